/* Built by `make pages`. Licences are in kit/vendor. */
var Tt=function(t,e,n,o){var r;e[0]=0;for(var i=1;i<e.length;i++){var s=e[i++],a=e[i]?(e[0]|=s?1:2,n[e[i++]]):e[++i];s===3?o[0]=a:s===4?o[1]=Object.assign(o[1]||{},a):s===5?(o[1]=o[1]||{})[e[++i]]=a:s===6?o[1][e[++i]]+=a+"":s?(r=t.apply(a,Tt(t,a,n,["",null])),o.push(r),a[0]?e[0]|=2:(e[i-2]=0,e[i]=r)):o.push(a)}return o},St=new Map;function Ct(t){var e=St.get(this);return e||(e=new Map,St.set(this,e)),(e=Tt(this,e.get(t)||(e.set(t,e=(function(n){for(var o,r,i=1,s="",a="",f=[0],p=function(_){i===1&&(_||(s=s.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?f.push(0,_,s):i===3&&(_||s)?(f.push(3,_,s),i=2):i===2&&s==="..."&&_?f.push(4,_,0):i===2&&s&&!_?f.push(5,0,!0,s):i>=5&&((s||!_&&i===5)&&(f.push(i,0,s,r),i=6),_&&(f.push(i,_,0,r),i=6)),s=""},c=0;c<n.length;c++){c&&(i===1&&p(),p(c));for(var d=0;d<n[c].length;d++)o=n[c][d],i===1?o==="<"?(p(),f=[f],i=3):s+=o:i===4?s==="--"&&o===">"?(i=1,s=""):s=o+s[0]:a?o===a?a="":s+=o:o==='"'||o==="'"?a=o:o===">"?(p(),i=1):i&&(o==="="?(i=5,r=s,s=""):o==="/"&&(i<5||n[c][d+1]===">")?(p(),i===3&&(f=f[0]),i=f,(f=f[0]).push(2,0,i),i=0):o===" "||o==="	"||o===`
`||o==="\r"?(p(),i=2):s+=o),i===3&&s==="!--"&&(i=4,f=f[0])}return p(),f})(t)),e),arguments,[])).length>1?e:e[0]}var w,At,Ye,V,Ge,Se,It,ke,Ot,Xe,Je,Vn,me=Symbol.for("pv"),Te={},Ce=[],Wn=/^m(i|n|o|s|text|space)$/,Ze=Array.isArray,Qe=Ce.slice,ee=Object.assign;function Q(t){t&&t.parentNode&&t.remove()}function Ee(t,e,n){var o,r,i,s={},a=arguments.length;for(i in e)i=="key"?o=e[i]:i=="ref"&&typeof t!="function"?r=e[i]:s[i]=e[i];return a>2&&(s.children=a>3?Qe.call(arguments,2):n),de(t,s,o,r,null)}function de(t,e,n,o,r){var i={type:t,props:e,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:me,__v:r||++At,__i:-1,__u:0};return!r&&w.vnode&&w.vnode(i),i}function te(t){return t.children}function ie(t,e){this.props=t,this.context=e,this.__g=0}function W(t,e){if(e==null)return t.__&&W(t.__,t.__i+1);for(var n;e<t.__k.length;e++)if((n=t.__k[e])&&n.__e)return n.__e;return typeof t.type!="function"||t.props.__P?null:W(t)}function Kn(t){var e,n=t.__v,o=n.__e,r=[],i=[],s=t.__P;s&&((e=ee({constructor:me},n)).__v=n.__v+1,w.vnode&&w.vnode(e),et(s,e,n,t.__n,s.namespaceURI,32&n.__u?[o]:null,r,o||W(n),32&n.__u,i),e.__v=n.__v,e.__.__k[e.__i]=e,Lt(r,e,i),n.__=n.__e=null,e.__e!=o&&Nt(e))}function Nt(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.__e=null,t.__k.some(function(e){return e&&(t.__e=e.__e)}),Nt(t)}function Et(t){(8&t.__g||(t.__g|=8,V.push(t),Se++))&&Ge==w.debounceRendering||((Ge=w.debounceRendering)||queueMicrotask)(Rt)}function Rt(){try{for(var t,e=1;V.length;)V.length>e&&V.sort(It),t=V.shift(),e=V.length,8&t.__g&&Kn(t)}finally{(Se=V.length)&&(Ge||queueMicrotask)(Rt)}}function Pt(t,e,n,o,r,i,s,a,f,p,c){var d,_,l,h,y,v,k=o.__k||Ce,b=e.length;for(f=zn(n,e,k,f,b),d=0;d<b;d++)(l=n.__k[d])!=null&&(_=~l.__i&&k[l.__i]||Te,l.__i=d,v=et(t,l,_,r,i,s,a,f,p,c),h=l.__e,(_.ref!=l.ref||8&_.__u)&&(_.ref&&tt(_.ref,null,l,_),l.ref&&c.push(l.ref,l.__c||h,l)),y=y||h,4&l.__u?(f=Dt(l,f,t,!_.__v),_.__e&&(_.__e=null)):typeof l.type=="function"&&v!==void 0?f=v:h&&(f=h.nextSibling),l.__u&=-21);return n.__e=y,f}function zn(t,e,n,o,r){var i,s,a,f,p,c,d,_,l,h=n.length,y=h,v=0,k=0,b=t.__k=Array(r);for(i=0;i<r;i++)(s=e[i])!=null&&typeof s!="boolean"&&typeof s!="function"?(typeof s!="object"||s.constructor===String?s=b[i]=de(null,s):Ze(s)?s=b[i]=de(te,{children:s}):s.constructor===me&&s.__b?s=b[i]=de(s.type,s.props,s.key,s.ref,s.__v):b[i]=s,f=i+v,s.__=t,s.__b=t.__b+1,a=null,~(p=s.__i=Gn(s,n,f,y))&&(y--,(a=n[p])&&(a.__u|=2)),a&&a.__v?(s.__u|=16,p==f-1?v--:p==f+1?v++:p!=f&&(p>f?v--:v++,k=1)):(~p||(r>h?v--:r<h&&v++),typeof s.type!="function"&&(s.__u|=4))):b[i]=null;if(k){for(c=[],d=[],i=0;i<r;i++)if((s=b[i])&&16&s.__u){for(v=0,_=c.length;v<_;)c[l=v+_>>1]<s.__i?v=l+1:_=l;c[v]=s.__i,d[i]=v+1}for(v=c.length;i--;)d[i]&&(d[i]==v?v--:b[i].__u|=4)}if(y)for(i=0;i<h;i++)!(a=n[i])||2&a.__u||(a.__e==o&&(o=W(a)),nt(a,a));return o}function Dt(t,e,n,o){var r,i,s,a;if(typeof t.type=="function"){if(t.props.__P)return e;if(r=t.__k)for(i=0;i<r.length;i++)r[i]&&(r[i].__=t,e=Dt(r[i],e,n,!1));return e}for(e&&!e.parentNode&&(e=W(t))&&!e.parentNode&&(e=null),s=t.__e,a=e;a&&a.nodeType==8;)a=a.nextSibling;for(s!=a&&(!o&&n.moveBefore&&s.parentNode?n.moveBefore(s,e):n.insertBefore(s,e||null)),e=s;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith("$s"););return e}function Gn(t,e,n,o){var r,i=t.key,s=t.type,a=e[n],f=a&&!(2&a.__u);if(a===null&&i==null||f&&i==a.key&&s==a.type)return n;if(o>(f?1:0)){for(r=n-1;r>=0;r--)if((a=e[r])&&!(2&a.__u)&&i==a.key&&s==a.type)return r;for(r=n+1;r<e.length;r++)if((a=e[r])&&!(2&a.__u)&&i==a.key&&s==a.type)return r}return-1}function Mt(t,e,n){n==null&&(n=""),e[0]=="-"?t.setProperty(e,n):t[e]=n}function we(t,e,n,o,r){var i,s;if(e=="style")if(typeof n=="string")t.style.cssText=n;else{if(typeof o=="string"&&(t.style.cssText=o=""),o)for(e in o)n&&e in n||Mt(t.style,e);if(n)for(e in n)o&&n[e]==o[e]||Mt(t.style,e,n[e])}else if(e[0]=="o"&&e[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(t.__e||(t.__e={}))[e]=n,n&&o||(s=Je[e]||(Je[e]=Jn(e)),(t.__a||(t.__a={}))[e]=Xe,i=e!=(e=e.replace(Ot,"$1")),(e=e.slice(2))[0]<"a"&&(e=e.toLowerCase()),n?t.addEventListener(e,s,i):t.removeEventListener(e,s,i));else{if(r=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in t)try{return void(t[e]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&e[4]!="-"?t.removeAttribute(e):t.setAttribute(e,e=="popover"&&n==1?"":n)}}function Jn(t){return function(e){var n=this.__e;if(n){if(n=n[t],e[ke]==null)e[ke]=Xe++;else if(e[ke]<this.__a[t])return;return n(w.event?w.event(e):e)}}}function et(t,e,n,o,r,i,s,a,f,p){var c,d,_,l,h,y,v,k,b,M,S,ze,kt,ge,X,xt,B,Z,H=e.type;if(e.constructor!==me)return null;128&n.__u&&(f=32&n.__u,c=n.__c.__z)&&(e.__u|=f,d=i=[],c.nodeType==8?a=xe(c,i):i.push(c),a=i[0]||a),(c=w.__b)&&c(e);e:if(typeof H=="function"){_=s.length;try{if(k=e.props,b=(c=H.prototype)&&c.render,M=(c=H.contextType)&&o[c.__c],S=c?M?M.props.value:c.__:o,(l=n.__c)?(e.__c=l,2&l.__g&&(l.__g|=1)):(b?e.__c=l=new H(k,S):(e.__c=l=new ie(k,S),l.constructor=H,l.render=Xn),M&&M.sub(l),l.state||(l.state={}),l.__n=o,l.__g|=8,l.__h=[],l.__k=[]),b&&(l.__s||(l.__s=l.state),H.getDerivedStateFromProps&&(l.__s==l.state&&(l.__s=ee({},l.__s)),ee(l.__s,H.getDerivedStateFromProps(k,l.__s)))),h=l.props,y=l.state,l.__v=e,n.__c){if(k!==h&&b&&!H.getDerivedStateFromProps&&l.componentWillReceiveProps&&l.componentWillReceiveProps(k,S),e.__v==n.__v&&!(8&l.__g)||!(4&l.__g)&&l.shouldComponentUpdate&&l.shouldComponentUpdate(k,l.__s,S)===!1){e.__v!=n.__v&&(l.props=k,l.state=l.__s,l.__g&=-9),e.__e=n.__e,e.__k=n.__k,e.__k.some(function(P){P&&(P.__=e)}),Ce.push.apply(l.__h,l.__k),l.__k=[],l.__h.length&&s.push(l),a=W(n);break e}l.componentWillUpdate&&l.componentWillUpdate(k,l.__s,S),b&&l.componentDidUpdate&&l.__h.push(function(){l.componentDidUpdate(h,y,v)})}else b&&!H.getDerivedStateFromProps&&l.componentWillMount&&l.componentWillMount(),b&&l.componentDidMount&&l.__h.push(l.componentDidMount);l.context=S,l.props=k,l.__P=t,l.__g&=-5,ze=w.__r,kt=b?25:0;do l.__g&=-9,ze&&ze(e),c=l.render(l.props,l.state=l.__s,l.context);while(8&l.__g&&++kt<25);b&&(Ce.push.apply(l.__h,l.__k),l.__k=[]),l.state=l.__s,l.getChildContext&&(o=ee({},o,l.getChildContext())),b&&n.__c&&l.getSnapshotBeforeUpdate&&(v=l.getSnapshotBeforeUpdate(h,y)),ge=c&&c.type===te&&c.key==null?c.props.children:c,k.__P&&(c=a,r=(t=k.__P).namespaceURI,f=i=null,n.props&&n.props.__P!=t&&(n.__k.some(function(P){P&&nt(P,P)}),n.__k=null),a=n.__k?W(n,0):null),a=Pt(t,Ze(ge)?ge:[ge],e,n,o,r,i,s,a,f,p),k.__P&&(e.__e=null,a=c),e.__u&=-161,d&&d.some(Q),l.__h.length&&s.push(l),1&l.__g&&(l.__g&=-4)}catch(P){if(s.length=_,e.__v=null,f||i)if(P&&P.then){if(e.__u|=128|f,i){for(~(B=i.indexOf(a||void 0))||(B=i.length);(Z=i[B-1])&&Z.nodeType==8;)B--;for(;B<i.length;B++)if(Z=i[B])if(i[B]=null,X){if(Z==xt)break}else{if(Z.nodeType!=8)break;Z.data.startsWith("$s")&&(xt=xe(X=Z))}}if(!X){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;X=a}(c=xe(X=e.__c.__z||(e.__c.__z=X)))?(e.__e=X,a=c):e.__e=a,a=a&&a.nextSibling}else i&&i.some(Q);else e.__e=n.__e;e.__k||(e.__k=n.__k||[]),P&&P.then||qt(e),w.__e(P,e,n)}}else a=e.__e=Yn(n.__e,e,n,o,r,i,s,f,p,t);return(c=w.diffed)&&c(e),a}function xe(t,e){if(t&&t.nodeType==8&&t.data.startsWith("$s"))for(var n=1;t=t.nextSibling;){if(t.nodeType==8){if(t.data.startsWith("$s"))n++;else if(t.data.startsWith("/$s")&&!--n)return t}e&&e.push(t)}}function qt(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.some(qt))}function Lt(t,e,n){for(var o=0;o<n.length;)tt(n[o++],n[o++],n[o++]);w.__c&&w.__c(e,t),t.some(function(r){try{t=r.__h,r.__h=[],t.some(function(i){i.call(r)})}catch(i){w.__e(i,r.__v)}})}function Yn(t,e,n,o,r,i,s,a,f,p){var c,d,_,l,h,y,v,k,b=n.props||Te,M=e.props,S=e.type;if(S=="svg"?r="http://www.w3.org/2000/svg":S=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),i){for(c=0;c<i.length;c++)if((h=i[c])&&(S?h.localName==S:h.nodeType==3)){t=h,i[c]=null;break}}if(!t){if(k=p.ownerDocument||document,!S)return k.createTextNode(M);t=k.createElementNS(r,S,M.is?M:p),a&&(w.__m&&w.__m(e,i),a=!1),i=null}if(S){if(p=S=="template"&&t.content||t,i=S=="textarea"&&M.defaultValue!=null?null:i&&Qe.call(p.childNodes),!a&&i)for(b={},c=0;c<t.attributes.length;c++)b[(h=t.attributes[c]).name]=h.value;for(c in b)h=b[c],c=="dangerouslySetInnerHTML"?_=h:c=="children"||c in M||c=="value"&&"defaultValue"in M||c=="checked"&&"defaultChecked"in M||we(t,c,null,h,r);for(c in M)h=M[c],c=="children"?l=h:c=="dangerouslySetInnerHTML"?d=h:c=="value"?y=h:c=="checked"?v=h:a&&typeof h!="function"||b[c]===h||we(t,c,h,b[c],r);d?(a||_&&(d.__html==_.__html||d.__html==t.innerHTML)||(t.innerHTML=d.__html),e.__k=[]):(_&&(t.textContent=""),(S=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&Wn.test(S))&&(r="http://www.w3.org/1999/xhtml"),Pt(p,Ze(l)?l:[l],e,n,o,r,i,s,i?i[0]:n.__k&&W(n,0),a,f),i&&i.some(Q)),a&&S!="textarea"||(c="value",S=="progress"&&y==null?t.removeAttribute(c):y==null||y===t[c]&&(S!="progress"||y)||we(t,c,y,b[c],r),c="checked",v!=null&&v!=t[c]&&we(t,c,v,b[c],r))}else b===M||a&&t.data==M||(t.data=M);return t}function tt(t,e,n,o){try{typeof t=="function"?e?e.__x=t(e)||1:o&&(o=o.__c||o.__e)&&(e=o.__x)&&(o.__x=null,typeof e=="function"?e():t(null)):t.current=e}catch(r){w.__e(r,n)}}function nt(t,e,n){var o,r,i,s;if(w.unmount&&w.unmount(t),!(o=t.ref)||o.current&&o.current!=t.__e||tt(o,null,e,t),o=t.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(a){w.__e(a,e)}o.__P=o.__n=null}if(o=t.__k)for(s=0;s<o.length;s++)o[s]&&nt(o[s],e,typeof t.type!="function"||n&&!t.props.__P);!n&&(o=t.__c)&&(o=o.__z)&&(r=xe(o,i=[]))&&(o==t.__e&&i.some(Q),Q(r),Q(o)),n||Q(t.__e),t.__e=t.__c=t.__=null}function Xn(t,e,n){return this.constructor(t,n)}function Ut(t,e){var n,o,r,i;w.__&&w.__(t,e),e.nodeType==9&&(e=e.documentElement),o=(n=t&&32&t.__u)?null:e.__k,e.__k=de(te,{children:[t]}),r=[],i=[],et(e,e.__k,o||Te,Te,e.namespaceURI,o?null:e.firstChild?Qe.call(e.childNodes):null,r,o?o.__e:e.firstChild,n,i),Lt(r,e.__k,i),e.__k.props.children=null}w={__e:function(t,e,n,o){for(var r,i,s;e=e.__;)if((r=e.__c)&&!(1&r.__g)){r.__g|=4;try{if((s=(i=r.constructor)&&i.getDerivedStateFromError)&&r.setState(i.getDerivedStateFromError(t)),r.componentDidCatch&&(r.componentDidCatch(t,o||{}),s=1),s&&8&r.__g)return void(r.__g|=2)}catch(a){t=a}}throw Se=0,t}},At=0,Ye=function(t){return t!=null&&t.constructor===me},ie.prototype.setState=function(t,e){var n=this.__s;n&&n!=this.state||(n=this.__s=ee({},this.state)),typeof t=="function"&&(t=t(ee({},n),this.props)),t&&(ee(n,t),this.__v&&(e&&this.__k.push(e),Et(this)))},ie.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.push(t),Et(this))},ie.prototype.render=te,V=[],Se=0,It=function(t,e){return t.__v.__b-e.__v.__b},ke=Symbol(),Ot=/(PointerCapture)$|Capture$/i,Xe=0,Je={},Vn=0;var u=Ct.bind(Ee);var ot=globalThis.document?.documentElement,st="en-GB",Zn=/\{(\w+)\}|<(\w+)>(.*?)<\/\2>/gs,Ft=new Map,rt=()=>ot?.lang||st;function Bt(t,e=null){let n=Object.keys(t),o=[...e?[e]:[],...globalThis.navigator?.languages??[]];return ot&&(ot.lang=Vt(o,n)??n[0]??st),at(t)}function at(t){let e=Object.keys(t),n=t[e[0]??st],o=(r,i)=>{let s=t[Vt([rt()],e)??""],a=Ht(s,r)??Ht(n,r);if(a===void 0)throw new Error(`There is no text "${r}".`);return typeof a=="string"?a:a[eo(Number(i.count))]??a.other};return{text:(r,i={})=>it(o(r,i),i).join(""),rich:(r,i={})=>it(o(r,i),i)}}function Qn(t,e={}){return lt(Intl.NumberFormat,e).format(t)}function Me(t,e={dateStyle:"long",timeStyle:"short"}){return lt(Intl.DateTimeFormat,e).format(t)}var fr=[["year",365*86400],["month",30*86400],["week",7*86400],["day",86400],["hour",3600],["minute",60]];function Ht(t,e){let n=t;for(let o of e.split("."))n=n?.[o];return n}function it(t,e){let n=[],o=0;for(let r of t.matchAll(Zn)){let[i,s,a,f=""]=r;n.push(t.slice(o,r.index)),o=r.index+i.length;let p=e[s??a??""];if(p===void 0)throw new Error(`The text "${t}" needs "${s??a}".`);if(a){let c=it(f,e).join("");n.push(typeof p=="function"?p(c):c)}else n.push(typeof p=="number"?Qn(p):p)}return n.push(t.slice(o)),n.filter(r=>r!=="")}function eo(t){return lt(Intl.PluralRules,{}).select(t)}function lt(t,e){let n=`${t.name} ${rt()} ${JSON.stringify(e)}`,o=Ft.get(n)??new t(rt(),e);return Ft.set(n,o),o}function Vt(t,e){for(let n of t){let o=n.toLowerCase(),r=e.find(s=>s.toLowerCase()===o),i=e.find(s=>jt(s)===jt(n));if(r??i)return r??i}}var jt=t=>t.toLowerCase().split("-")[0];var Wt={banner:{label:"Important"},bell:{all:"See all notifications",label:{one:"Notifications, {count} unread",other:"Notifications, {count} unread"},none:"No notifications.",readAll:"Mark all as read",title:"Notifications",unread:"Unread:"},confirm:{cancel:"Cancel",type:"Type {name} to confirm"},copy:{button:"Copy",done:"Copied",failed:"Could not copy: select the text"},dialog:{close:"Close"},diff:{added:"Added:",folded:{one:"{count} unchanged line",other:"{count} unchanged lines"},removed:"Removed:",same:"Nothing changed."},form:{choose:"Choose…",discard:"Discard changes",json:"Must be JSON.",jsonHint:"JSON.",keep:"Keep editing",lines:"One per line.",no:"No",number:"Must be a number.",optional:"{label} (optional)",required:"Required.",unsaved:"You have unsaved changes.",whole:"Must be a whole number.",yes:"Yes"},impersonation:{back:"Operator page",banner:"You are viewing this page as another person, read-only, until {time}."},keys:{title:"Keyboard shortcuts",letters:"Enable keyboard shortcuts"},live:{broken:"The connection was lost.",connecting:"Connecting…",live:"Live",off:"Not connected",paused:"Paused while hidden",polling:"Live updates unavailable, refreshing regularly",waiting:"Connection lost, trying again"},meter:{full:"The limit is reached.",of:"{used} of {limit}",own:"{own} here · {all}",unlimited:"{used}, unlimited"},notice:{dismiss:"Dismiss"},pager:{label:"Pages",next:"Next",page:"Page {page}",previous:"Previous"},problem:{again:"Try again",copyId:"Copy id",request:"Request {id}",status:"status {status}",wait:{one:"You can try again in {count} second.",other:"You can try again in {count} seconds."},waitMinutes:{one:"You can try again in {count} minute.",other:"You can try again in {count} minutes."}},progress:{done:"Done.",failed:"Failed.",of:"{done} of {total}"},request:{busy:"The server is busy. Trying again…",lost:"The server cannot be reached. Trying again…",offline:"The server cannot be reached. Check your connection.",slow:"The server did not respond in time.",status:"The server responded with status {status}.",tooMany:"Too many requests. Trying again in a moment…"},secret:{copy:"Copy secret",done:"I've saved it",once:"Copy it now. You won't see this again."},shell:{sections:"Sections",skip:"Skip to content"},sparkline:{words:"from {first} to {last}, lowest {lowest}, highest {highest}"},stepper:{back:"Back",next:"Next",place:"(step {step} of {steps})"},switcher:{choose:"Choose an account",label:"Account",list:"Accounts",more:{one:"{count} more account. Search to find it.",other:"{count} more accounts. Search to find them."},none:"No account matches “{search}”.",search:"Search accounts"},table:{filter:"Filter",noMatch:"Nothing matches “{filter}”.",select:"Select {name}",selectAll:{one:"Select {count} row",other:"Select all {count} rows"},selected:{one:"{count} selected",other:"{count} selected"}},theme:{title:"Colours",system:"System",light:"Light",dark:"Dark"},user:{menu:"Settings",of:"Account of {name}"},when:{now:"just now"}};var{text:$,rich:Ae}=at({"en-GB":Wt});var q=class extends Error{constructor(e,n={}){super(e),this.status=n.status??0,this.code=n.code??"",this.requestId=n.requestId??"",this.retryAfterSeconds=n.retryAfterSeconds??0,this.details=n.details??{},this.place=n.place??String(this.details.place??"")}};var ne,C,ct,Kt,ut=Object.is,Ie=0,tn=[],ft=[],T=w,zt=T.__b,Gt=T.__r,Jt=T.diffed,Yt=T.__c,Xt=T.unmount,Zt=T.__;function he(t,e){T.__h&&T.__h(C,t,Ie||e),Ie=0;var n=C.__H||(C.__H={__:[],__h:[]});return t>=n.__.length&&n.__.push({}),n.__[t]}function g(t){return Ie=1,to(nn,t)}function to(t,e,n){var o=he(ne++,2);if(o.t=t,!o.__c&&(o.__=[n?n(e):nn(void 0,e),function(i){var s=(o.__N||o.__)[0],a=o.t(s,i);ut(s,a)||(o.__N=[a,o.__[1]],o.__c.setState({}))}],o.__c=C,!C.__f)){C.__f=!0;var r=C.shouldComponentUpdate;C.shouldComponentUpdate=function(i,s,a){var f=this.__H;if(!f)return!0;var p=!1,c=this.props!=i;if(f.__.some(function(_){_.__N&&(p=!0,ut(_.__[0],_.__N[0])||(c=!0))}),r){var d=r.call(this,i,s,a);return p?d||c:d}return!p||c}}return o.__}function L(t,e){var n=he(ne++,3);!T.__s&&dt(n.__H,e)&&(n.__P=!0,n.__=t,n.u=e,C.__H.__h.push(n))}function K(t,e){var n=he(ne++,4);!T.__s&&dt(n.__H,e)&&(n.__P=!1,n.__=t,n.u=e,C.__h.push(n))}function O(t){return Ie=5,Oe(function(){return{current:t}},[])}function Oe(t,e){var n=he(ne++,7);return dt(n.__H,e)&&(n.__=t(),n.__H=e),n.__}function U(){var t=he(ne++,11);if(!t.__){for(var e=C.__v;!e.__m&&e.__;)e=e.__;var n=e.__m||(e.__m=[0,0]);t.__="P"+n[0]+"-"+n[1]++}return t.__}function no(){var t;do{for(;t=ft.shift();)try{_e(t)}catch(n){T.__e(n,{__:(t=t.__P)&&t.__v})}for(;t=tn.shift();){var e=t.__H;if(t.__P&&e)try{e.__h.some(_e),e.__h.some(pt),e.__h=[]}catch(n){e.__h=[],T.__e(n,t.__v)}}}while(ft.length)}T.__b=function(t){C=null,zt&&zt(t)},T.__=function(t,e){t&&e.__k&&e.__k.__m&&(t.__m=e.__k.__m),Zt&&Zt(t,e)},T.__r=function(t){Gt&&Gt(t),ne=0;var e=(C=t.__c).__H;e&&(ct==C?C.__h=[]:(e.__h.some(_e),e.__h.some(pt),ne=0),e.__h=[],e.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),ct=C},T.diffed=function(t){Jt&&Jt(t);var e=t.__c;e&&e.__H&&(e.__H.__h.length&&en(tn.push(e)),e.__H.__.some(function(n){n.u&&(n.__H=n.u)})),ct=C=null},T.__c=function(t,e){e.some(function(n){try{n.__h.some(_e),n.__h=n.__h.filter(function(o){return!o.__||pt(o)})}catch(o){n.__h=[function(){throw o}]}}),Yt&&Yt(t,e)},T.unmount=function(t){Xt&&Xt(t);var e,n,o=t.__c;o&&o.__H&&(o.__H.__.some(function(r){try{if(r.__P&&r.__c){if(n===void 0){for(n=t.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}r.__P=n,en(ft.push(r))}else _e(r)}catch(i){e=i}}),o.__H=void 0,e&&T.__e(e,o.__v))};var Qt=typeof requestAnimationFrame=="function";function oo(t){var e,n=function(){clearTimeout(o),Qt&&cancelAnimationFrame(e),setTimeout(t)},o=setTimeout(n,35);Qt&&(e=requestAnimationFrame(n))}function en(t){t!=1&&Kt==T.requestAnimationFrame||((Kt=T.requestAnimationFrame)||oo)(no)}function _e(t){var e=C,n=t.__c;typeof n=="function"&&(t.__c=void 0,n()),C=e}function pt(t){var e=C;t.__c=t.__(),C=e}function dt(t,e){return!t||t.length!=e.length||e.some(function(n,o){return!ut(n,t[o])})}function nn(t,e){return typeof e=="function"?e(t):e}var ro={add:"M12 5v14M5 12h14",back:"M15 5l-7 7 7 7",bell:"M6 17v-6a6 6 0 0112 0v6l1.5 2h-15zM10 21h4",bin:"M4 7h16M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10.3 10.5v6M13.7 10.5v6",check:"M4.5 12.5l5 5L19.5 7",close:"M6 6l12 12M18 6L6 18",copy:"M9 9h11v11H9zM15 9V4H4v11h5",down:"M6 9l6 6 6-6",edit:"M4 20l1-4.5L16.5 4 20 7.5 8.5 19zM14 6.5l3.5 3.5",exit:"M14 4h5v16h-5M10 8l-4 4 4 4M6 12h9",keyboard:"M3 7h18v11H3zM7 11h.01M11 11h.01M15 11h.01M8 14.5h8",menu:"M4 6h16M4 12h16M4 18h16",more:"M5 12h.01M12 12h.01M19 12h.01",next:"M9 5l7 7-7 7",person:"M12 11a4 4 0 100-8 4 4 0 000 8zM4.5 21c.6-4 3.6-6.5 7.5-6.5s6.9 2.5 7.5 6.5",refresh:"M20 11a8 8 0 10-2 6.2M20 4v7h-7",search:"M10.5 17a6.5 6.5 0 100-13 6.5 6.5 0 000 13zM15.5 15.5L21 21",up:"M6 15l6-6 6 6",warning:"M12 4L2.5 20h19zM12 10v5M12 17.5v.01"};function E({name:t}){return u`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d=${ro[t]} />
  </svg>`}var io=2500;function Ne({text:t,label:e=$("copy.button")}){let[n,o]=g("");return u`<button type="button" class="button quiet copy" onClick=${async()=>{let i=await so(typeof t=="string"?t:t());o(i?"done":"failed"),setTimeout(()=>o(""),io)}}>
    <${E} name=${n==="done"?"check":"copy"} />
    <span aria-live="polite">${n?$(`copy.${n}`):e}</span>
  </button>`}async function so(t){try{return await navigator.clipboard.writeText(t),!0}catch{let e=document.createElement("textarea");e.value=t,e.className="visually-hidden";let n=document.activeElement;(document.querySelector("dialog[open]")??document.body).append(e),e.select();let o=document.execCommand("copy");return e.remove(),n instanceof HTMLElement&&n.focus(),o}}var ao=500,lo=90,mt={advice:{},isForDevelopers:!1};function on(t){Object.assign(mt,t)}function I({error:t,title:e,onRetry:n,children:o}){if(!t)return null;let r=t instanceof q?t:null,i=r?mt.advice[r.status]:"",s=mt.isForDevelopers||(r?.status??0)>=ao;return u`<div class="problem" role="alert">
    <p class="problem-words">
      ${e?u`<strong>${e}</strong>${" "}`:null}${co(t)}
    </p>
    ${i?u`<p>${i}</p>`:null} ${o}
    ${r?.retryAfterSeconds?u`<p>${fo(r.retryAfterSeconds)}</p>`:null}
    ${r?.requestId&&s?u`<p class="problem-id hint">
          ${Ae("problem.request",{id:u`<code>${r.requestId}</code>`})}
          ${r.status?`, ${$("problem.status",{status:`${r.status}`})}`:null}
          <${Ne} text=${r.requestId} label=${$("problem.copyId")} />
        </p>`:null}
    ${n?u`<button type="button" class="button" onClick=${n}>
          ${$("problem.again")}
        </button>`:null}
  </div>`}function co(t){let e=t instanceof Error?t.message:String(t);return uo(e)}function uo(t){let e=t.trim(),n=e.charAt(0).toUpperCase()+e.slice(1);return/[.!?…]$/.test(n)?n:`${n}.`}function fo(t){return t<lo?$("problem.wait",{count:t}):$("problem.waitMinutes",{count:Math.ceil(t/60)})}var po=Symbol.for("preact-signals");function qe(){if(j>1){j--;return}let t,e=!1;for((function(){let n=Re;for(Re=void 0;n!==void 0;){let o=n.S;if(o.v===n.v)for(let r=o.t;r!==void 0;r=r.x)r.i===n.i&&(r.i=o.i);n=n.o}})();ve!==void 0;){let n=ve;for(ve=void 0,Pe++;n!==void 0;){let o=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&sn(n))try{n.c()}catch(r){e||(t=r,e=!0)}n=o}}if(Pe=0,j--,e)throw t}function ht(t){if(j>0)return t();_t=++mo,j++;try{return t()}finally{qe()}}var x,$e,ve;function ye(t){let e=x,n=$e;x=void 0,$e=void 0;try{return t()}finally{x=e,$e=n}}var Re,j=0,Pe=0,mo=0,_t=0,De=0;function rn(t){if(x===void 0)return;let e=t.n;if(e===void 0||e.t!==x)return e={i:0,S:t,p:x.s,n:void 0,t:x,e:void 0,x:void 0,r:e},x.s!==void 0&&(x.s.n=e),x.s=e,t.n=e,32&x.f&&t.S(e),e;if(e.i===-1)return e.i=0,e.n!==void 0&&(e.n.p=e.p,e.p!==void 0&&(e.p.n=e.n),e.p=x.s,e.n=void 0,x.s.n=e,x.s=e),e}function A(t,e){this.v=t,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=e?.watched,this.Z=e?.unwatched,this.name=e?.name}A.prototype.brand=po;A.prototype.h=function(){return!0};A.prototype.S=function(t){let e=this.t;e!==t&&t.e===void 0&&(t.x=e,this.t=t,e!==void 0?e.e=t:ye(()=>{var n;(n=this.W)==null||n.call(this)}))};A.prototype.U=function(t){if(this.t!==void 0){let e=t.e,n=t.x;e!==void 0&&(e.x=n,t.e=void 0),n!==void 0&&(n.e=e,t.x=void 0),t===this.t&&(this.t=n,n===void 0&&ye(()=>{var o;(o=this.Z)==null||o.call(this)}))}};A.prototype.subscribe=function(t){return F(()=>{let e=this.value;ye(()=>t(e))},{name:"sub"})};A.prototype.valueOf=function(){return this.value};A.prototype.toString=function(){return this.value+""};A.prototype.toJSON=function(){return this.value};A.prototype.peek=function(){return ye(()=>this.value)};Object.defineProperty(A.prototype,"value",{get(){let t=rn(this);return t!==void 0&&(t.i=this.i),this.v},set(t){if(t!==this.v){if(Pe>100)throw new Error("Cycle detected");(function(e){j!==0&&Pe===0&&e.l!==_t&&(e.l=_t,Re={S:e,v:e.v,i:e.i,o:Re})})(this),this.v=t,this.i++,De++,j++;try{for(let e=this.t;e!==void 0;e=e.x)e.t.N()}finally{qe()}}}});function N(t,e){return new A(t,e)}function sn(t){for(let e=t.s;e!==void 0;e=e.n)if(e.S.i!==e.i||!e.S.h()||e.S.i!==e.i)return!0;return!1}function an(t){for(let e=t.s;e!==void 0;e=e.n){let n=e.S.n;if(n!==void 0&&(e.r=n),e.S.n=e,e.i=-1,e.n===void 0){t.s=e;break}}}function ln(t){let e,n=t.s;for(;n!==void 0;){let o=n.p;n.i===-1?(n.S.U(n),o!==void 0&&(o.n=n.n),n.n!==void 0&&(n.n.p=o)):e=n,n.S.n=n.r,n.r!==void 0&&(n.r=void 0),n=o}t.s=e}function oe(t,e){A.call(this,void 0,e),this.x=t,this.s=void 0,this.g=De-1,this.f=4}oe.prototype=new A;oe.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===De))return!0;if(this.g=De,this.f|=1,this.i>0&&!sn(this))return this.f&=-2,!0;let t=x;try{an(this),x=this;let e=this.x();(16&this.f||this.v!==e||this.i===0)&&(this.v=e,this.f&=-17,this.i++)}catch(e){this.v=e,this.f|=16,this.i++}return x=t,ln(this),this.f&=-2,!0};oe.prototype.S=function(t){if(this.t===void 0){this.f|=36;for(let e=this.s;e!==void 0;e=e.n)e.S.S(e)}A.prototype.S.call(this,t)};oe.prototype.U=function(t){if(this.t!==void 0&&(A.prototype.U.call(this,t),this.t===void 0)){this.f&=-33;for(let e=this.s;e!==void 0;e=e.n)e.S.U(e)}};oe.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(let t=this.t;t!==void 0;t=t.x)t.t.N()}};Object.defineProperty(oe.prototype,"value",{get(){if(1&this.f)throw new Error("Cycle detected");let t=rn(this);if(this.h(),t!==void 0&&(t.i=this.i),16&this.f)throw this.v;return this.v}});function Le(t,e){return new oe(t,e)}function cn(t){let e=t.j;if(t.j=void 0,typeof e=="function"){j++;let n=x;x=void 0;try{e()}catch(o){throw t.f&=-2,t.f|=8,$t(t),o}finally{x=n,qe()}}}function $t(t){for(let e=t.s;e!==void 0;e=e.n)e.S.U(e);t.x=void 0,t.s=void 0,cn(t)}function _o(t){if(x!==this)throw new Error("Out-of-order effect");ln(this),x=t,this.f&=-2;try{8&this.f&&$t(this)}finally{qe()}}function se(t,e){this.x=t,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=e?.name,$e&&$e.push(this)}se.prototype.c=function(){let t=this.S();try{if(8&this.f||this.x===void 0)return;let e=this.x();typeof e=="function"&&(this.j=e)}finally{t()}};se.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,cn(this),an(this),j++;let t=x;return x=this,_o.bind(this,t)};se.prototype.N=function(){2&this.f||(this.f|=2,this.u=ve,ve=this)};se.prototype.d=function(){this.f|=8,1&this.f||$t(this)};se.prototype.dispose=function(){this.d()};function F(t,e){let n=new se(t,e);try{n.c()}catch(r){throw n.d(),r}let o=n.d.bind(n);return o[Symbol.dispose]=o,o}var ho=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__,un,Fe,Ue;var fn=[];F(function(){un=this.N})();function ae(t,e){w[t]=e.bind(null,w[t]||(()=>{}))}function be(t){if(Ue){let e=Ue;Ue=void 0,e()}Ue=t&&t.S()}function pn({data:t}){let e=vo(t);e.name="ReactiveDom",e.value=t;let[n,o]=Oe(()=>{let r=this,i=this.__v;for(;i=i.__;)if(i.__c){i.__c.__$f|=4;break}let s=Le(()=>{let c=e.value.value;return c===0?0:c===!0?"":c||""}),a=Le(()=>!Array.isArray(s.value)&&!Ye(s.value)),f=F(function(){if(this.N=dn,a.value){let c=s.value;r.__v&&r.__v.__e&&r.__v.__e.nodeType===3&&(r.__v.__e.data=c)}}),p=this.__$u.d;return this.__$u.d=function(){f(),p.call(this)},[a,s]},[]);return n.value?o.peek():o.value}pn.displayName="ReactiveTextNode";Object.defineProperties(A.prototype,{constructor:{configurable:!0,value:Ee(te,null).constructor},type:{configurable:!0,value:pn},props:{configurable:!0,get(){let t=this;return{data:{get value(){return t.value}}}}},__b:{configurable:!0,value:1}});ae("__b",(t,e)=>{if(be(),Fe=void 0,typeof e.type=="string"){let n,o=e.props;for(let r in o){if(r==="children")continue;let i=o[r];i instanceof A&&(n||(e.__np=n={}),n[r]=i,o[r]=i.peek())}}t(e)});ae("__r",(t,e)=>{if(t(e),e.type!==te){be();let n,o=e.__c;o&&(o.__$f&=-2,n=o.__$u,n===void 0&&(o.__$u=n=(function(r,i){let s;return F(function(){s=this},{name:i}),s.c=r,s})((function(r){return function(){var i;ho&&((i=this.y)==null||i.call(this)),r.__$f|=1,r.setState({})}})(o),typeof e.type=="function"?e.type.displayName||e.type.name:""))),Fe=o,be(n)}});ae("__e",(t,e,n,o)=>{be(),Fe=void 0,t(e,n,o)});ae("diffed",(t,e)=>{be(),Fe=void 0;let n;if(typeof e.type=="string"&&(n=e.__e)){let o=e.__np,r=e.props,i=n.U;if(i)for(let s in i){let a=i[s];a===void 0||o&&s in o||(a.d(),i[s]=void 0)}if(o){i||(i={},n.U=i);for(let s in o){let a=i[s],f=o[s];a===void 0?(a=$o(n,s,f,r),i[s]=a):a.o(f,r)}}}t(e)});function $o(t,e,n,o){let r=e in t&&t.ownerSVGElement===void 0,i=N(n);return{o:(s,a)=>{i.value=s,o=a},d:F(function(){this.N=dn;let s=i.value.value;o[e]!==s&&(o[e]=s,r?t[e]=s:s!=null&&(s!==!1||e[4]==="-")?t.setAttribute(e,s):t.removeAttribute(e))})}}ae("unmount",(t,e)=>{if(typeof e.type=="string"){let n=e.__e;if(n){let r=n.U;if(r){n.U=void 0;for(let i in r){let s=r[i];s&&s.d()}}}let o=e.__np;if(o){let r=e.props;for(let i in o)r[i]=o[i]}e.__np=void 0}else{let n=e.__c;if(n){n.__$f|=8;let o=n.__$u;o&&(n.__$u=void 0,o.d())}}t(e)});ae("__h",(t,e,n,o)=>{o<3&&(e.__$f|=2),t(e,n,o)});ie.prototype.shouldComponentUpdate=function(t,e){if(this.__R)return!0;let n=this.__$u,o=n&&n.s!==void 0;for(let r in e)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){let r=2&this.__$f;if(!(o||r||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(let r in t)if(r!=="__source"&&t[r]!==this.props[r])return!0;for(let r in this.props)if(!(r in t))return!0;return!1};function vo(t,e){return Oe(()=>N(t,e),[])}var yo=t=>{queueMicrotask(()=>{queueMicrotask(t)})};function bo(){ht(()=>{let t;for(;t=fn.shift();)un.call(t)})}function dn(){fn.push(this)===1&&(w.requestAnimationFrame||yo)(bo)}var go=1e4,wo=3,le=N([]),ko=0;function z(t,e){let n={id:++ko,text:t,action:e};le.value=[...le.value,n].slice(-wo),setTimeout(()=>He(n.id),go)}function He(t){le.value=le.value.filter(e=>e.id!==t)}var xo="X-Impersonation",So=401,je=N(null);function mn(t){let e=t.headers.get(xo),n=t.status===So;if(e===null&&!n)return;let o=n?null:Date.parse(e?.replace("until=","")??"")||0;o!==je.peek()&&(je.value=o)}var To=4e4,Co=[1,2,4,8],Eo=30,Mo=304,Ao=401,_n=429,hn=503,ce=N(""),yt=new Set,vt=0;function $n(t){let e=0,n=async f=>{let p=async()=>{if(f!==e)return!0;let d=await t.refresh?.()??!1;return d&&(e+=1),d},c=`tablewright.refresh ${new URL(".",document.baseURI).pathname}`;return navigator.locks?navigator.locks.request(c,p):p()},o=async(f,p,c)=>{let d=c.key??t.key?.()??"",_=c.timeoutMs?AbortSignal.timeout(c.timeoutMs):null,l=[c.signal,_].filter(y=>y instanceof AbortSignal),h;try{let y={method:f,signal:AbortSignal.any(l),...Oo(c,d)};h=await fetch(Io(p,c.query),{...y,credentials:t.key&&!c.takesCookies?"omit":"same-origin"})}catch(y){if(c.signal?.aborted)throw y;let v=_?.aborted;throw new q($(v?"request.slow":"request.offline"),{code:v?"slow":"offline"})}if(mn(h),h.ok||h.status===Mo)return h;throw await No(h,t)},r=async(f,p,c)=>{let d=e,_=t.key?.()??"";try{return await o(f,p,c)}catch(l){if(!(l instanceof q&&l.status===Ao)||c.isGuest||c.key!==void 0)throw l;if(t.refresh&&await n(d))return o(f,p,c);throw t.onUnauthenticated?.(_),l}},i=async(f,p,c={})=>{let d=!1;try{for(let _ of[...t.isPatient?Co:[],null])try{let l=await r(f,p,c);return vn(),l}catch(l){let h=l instanceof q?Ro(l,f,_):null;if(h===null)throw l;d||(vt+=1),d=!0,await Do(h,Po(l))}throw new q($("request.offline"),{code:"offline"})}finally{d&&(vt-=1),vt||(ce.value="")}},s=async(f,p,c={})=>{let d=t.timeoutMs??To,_=await i(f,p,{timeoutMs:d,...c}),l=await _.text(),h=_.headers.get("Content-Type")?.includes("json"),y=c.read??t.read??JSON.parse;return{value:l===""?null:h?y(l):l,etag:_.headers.get("ETag")??"",serverMs:Date.parse(_.headers.get("Date")??"")||null}};return{send:i,receive:s,ask:async(f,p,c)=>(await s(f,p,c)).value}}function Io(t,e={}){let n=new URL(t,document.baseURI);for(let[o,r]of Object.entries(e))r!=null&&r!==""&&n.searchParams.set(o,String(r));return n}function Oo({json:t,body:e,headers:n={},ifMatch:o},r){let i={...n};r&&(i.Authorization=`Bearer ${r}`),o&&(i["If-Match"]=o);let s=t===void 0?e:JSON.stringify(t);return s instanceof Blob?i["Content-Type"]=s.type||"application/octet-stream":s!==void 0&&(i["Content-Type"]="application/json"),{body:s,headers:i}}async function No(t,{read:e=JSON.parse,message:n=o=>o}){let o={status:t.status,requestId:t.headers.get("X-Request-Id")??"",retryAfterSeconds:Number(t.headers.get("Retry-After")??0)||0};try{let{error:r}=e(await t.text());return new q(n(String(r.message)),{...o,code:String(r.code),details:r.details??{},requestId:String(r.requestId||o.requestId)})}catch{return new q($("request.status",{status:`${t.status}`}),o)}}function Ro(t,e,n){if(n===null)return null;if(t.status===hn||t.status===_n){let o=t.retryAfterSeconds||n;return o<=Eo?o:null}return t.code==="offline"&&e==="GET"?n:null}function Po(t){return t.status===_n?$("request.tooMany"):$(t.status===hn?"request.busy":"request.lost")}async function Do(t,e){ce.value=e,await new Promise(n=>{yt.add(n),setTimeout(n,t*1e3)})}function vn(){ce.value="";for(let t of yt)t();yt.clear()}globalThis.addEventListener?.("online",vn);function yn({notice:t}){let{id:e,text:n,action:o,error:r}=t;return u`<div class="notice">
    ${r?u`<${I} error=${r} />`:u`<p>${n}</p>`}
    ${o?u`<button
          type="button"
          class="button"
          onClick=${()=>{He(e),o.act()}}
        >
          ${o.label}
        </button>`:null}
    <button
      type="button"
      class="button quiet icon-only"
      aria-label=${$("notice.dismiss")}
      onClick=${()=>He(e)}
    >
      <${E} name="close" />
    </button>
  </div>`}function bn(){return u`<div class="notices" role="status" aria-live="polite">
    ${ce.value?u`<p class="notice waiting">${ce.value}</p>`:null}
    ${le.value.map(t=>u`<${yn} key=${t.id} notice=${t} />`)}
  </div>`}function gn({kind:t="info",action:e,onDismiss:n,children:o}){return u`<aside class="banner banner-${t}" aria-label=${$("banner.label")}>
    ${t==="info"?null:u`<${E} name="warning" />`}
    <p>${o}</p>
    ${e}
    ${n?u`<button
          type="button"
          class="button quiet icon-only"
          aria-label=${$("notice.dismiss")}
          onClick=${n}
        >
          <${E} name="close" />
        </button>`:null}
  </aside>`}function wn({href:t="admin/"}){let e=je.value;if(e===null)return null;let n=Me(e,{timeStyle:"short"});return u`<${gn}
    kind="warning"
    action=${u`<a class="button" href=${t}>${$("impersonation.back")}</a>`}
  >
    ${$("impersonation.banner",{time:n})}
  <//>`}function kn({read:t,write:e,keep:n=()=>null}){let o=()=>t(location,history.state??{}),r=N(o()),i=()=>{let s=o();JSON.stringify(s)!==JSON.stringify(r.peek())&&(r.value=s)};return addEventListener("popstate",i),addEventListener("hashchange",i),{place:r,go(s,{replace:a=!1}={}){let f={...r.peek(),...s};history[a?"replaceState":"pushState"](n(f),"",e(f)),r.value=f}}}function xn(t){return e=>{e.ctrlKey||e.metaKey||e.shiftKey||e.altKey||(e.preventDefault(),t())}}var qo=5;function Sn({label:t,sections:e,current:n}){let o=[...new Set(e.map(s=>s.group??""))],r=O(null);L(()=>{let s=r.current?.querySelector("[aria-current=page]");s instanceof HTMLElement&&r.current&&Lo(r.current,s)},[n,e.length]);let i=e.length>qo?"sections-many":"sections-few";return u`<nav ref=${r} class="sections ${i}" aria-label=${t}>
    ${o.map(s=>u`<${Uo}
        key=${s}
        name=${s}
        sections=${e.filter(a=>(a.group??"")===s)}
        current=${n}
      />`)}
  </nav>`}function Lo(t,e){let n=e.getBoundingClientRect().left-t.getBoundingClientRect().left;t.scrollLeft+=n-(t.clientWidth-e.offsetWidth)/2}function Uo({name:t,sections:e,current:n}){let o=e.length===1&&e[0]?.label===t;return u`<div class="section">
    ${t&&!o?u`<h2>${t}</h2>`:null}
    <ul>
      ${e.map(r=>u`<${Fo} key=${r.id} section=${r} isCurrent=${r.id===n} />`)}
    </ul>
  </div>`}function Fo({section:t,isCurrent:e}){let{label:n,href:o,icon:r,badge:i,onOpen:s}=t;return u`<li>
    <a
      href=${o}
      aria-current=${e?"page":void 0}
      onClick=${s?xn(s):void 0}
    >
      ${r?u`<${E} name=${r} />`:null}
      <span class="section-label">${n}</span>
      ${i}
    </a>
  </li>`}function Tn(t){let{title:e,mark:n,context:o,status:r,tools:i,banner:s,sections:a,current:f,children:p}=t;return u`<div class="shell">
    <a class="skip" href="#main" onClick=${Ho}>${$("shell.skip")}</a>
    <header class="masthead">
      <p class="masthead-name">${n}<span class="masthead-title">${e}</span></p>
      ${o} ${r}
      <div class="masthead-tools">${i}</div>
    </header>
    <${wn} />${s}
    <${Sn}
      label=${t.navigationLabel??$("shell.sections")}
      sections=${a}
      current=${f}
    />
    <main id="main" tabindex="-1">${p}</main>
    <${bn} />
  </div>`}function Cn({title:t}){return u`<span class="mark" aria-hidden="true">${t.charAt(0).toUpperCase()}</span>`}function Ho(t){t.preventDefault(),document.getElementById("main")?.focus()}function En({label:t,face:e,isIconOnly:n=!1,className:o="",children:r}){let[i,s]=g(!1),a=O(null),f=U(),p=()=>{s(!1),a.current?.querySelector("button")?.focus()};return K(()=>{let d=i?a.current?.querySelector("[data-first]"):null;d instanceof HTMLElement&&d.focus()},[i]),L(()=>{if(!i)return;let d=_=>{_.target instanceof Node&&!a.current?.contains(_.target)&&s(!1)};return document.addEventListener("pointerdown",d),document.addEventListener("focusin",d),()=>{document.removeEventListener("pointerdown",d),document.removeEventListener("focusin",d)}},[i]),u`<div class="popover ${o}" ref=${a} onKeyDown=${d=>{!i||d.key!=="Escape"||(d.preventDefault(),d.stopPropagation(),p())}}>
    <button
      type="button"
      class="button quiet ${n?"icon-only":""}"
      aria-expanded=${i}
      aria-controls=${i?f:void 0}
      aria-label=${n?t:void 0}
      onClick=${()=>s(!i)}
    >
      ${e}
    </button>
    ${i?u`<div class="popover-panel" id=${f} role="group" aria-label=${t}>
          ${r(p)}
        </div>`:null}
  </div>`}var Mn=["system","light","dark"],Be=document.documentElement,bt=`${Be.dataset.preferences}.theme`,gt=`${Be.dataset.preferences}.letters`,ue=N(localStorage.getItem(bt)??"system"),jo=N(localStorage.getItem(gt)!=="off");F(()=>{ue.value==="system"?(localStorage.removeItem(bt),delete Be.dataset.theme):(localStorage.setItem(bt,ue.value),Be.dataset.theme=ue.value)});F(()=>{jo.value?localStorage.removeItem(gt):localStorage.setItem(gt,"off")});function An({legend:t,name:e,value:n,options:o,onValue:r,isLegendShown:i=!1}){return u`<fieldset class="segments-field">
    <legend class=${i?"field-label":"visually-hidden"}>${t}</legend>
    <div class="segments">
      ${o.map(([s,a,f])=>u`<label
          class="segment"
          key=${s}
          title=${f?a:void 0}
        >
          <input
            type="radio"
            name=${e}
            value=${s}
            checked=${n===s}
            onChange=${()=>r(s)}
          />
          <span>
            ${f?u`<${E} name=${f} />`:null}
            <span class="segment-label">${a}</span>
          </span>
        </label>`)}
    </div>
  </fieldset>`}function In(){return u`<${An}
    legend=${$("theme.title")}
    name="theme"
    value=${ue.value}
    options=${Mn.map(t=>[t,$(`theme.${t}`)])}
    onValue=${t=>{ue.value=t}}
  />`}function On({name:t,note:e,items:n}){return u`<${En}
    label=${t?$("user.of",{name:t}):$("user.menu")}
    face=${t?u`<span class="avatar" data-initials=${Bo(t)}></span>`:u`<${E} name="person" />`}
    isIconOnly
    className="user-menu"
  >
    ${o=>u`
      ${t?u`<p class="user-name">
            <strong>${t}</strong>${e?u`<span class="hint">${e}</span>`:null}
          </p>`:null}
      <${In} />
      <ul class="popover-list">
        ${n.map(r=>u`<li key=${r.label}><${Vo} item=${r} close=${o} /></li>`)}
      </ul>
    `}
  <//>`}function Bo(t){let e=t.split(/\s+/).filter(Boolean);return[e[0],e.length>1?e.at(-1):""].map(n=>[...n??""][0]?.toUpperCase()??"").join("")}function Vo({item:t,close:e}){let n=u`${t.icon?u`<${E} name=${t.icon} />`:null}${t.label}`;return t.href?u`<a class="menu-item" href=${t.href}>${n}</a>`:u`<button type="button" class="menu-item" onClick=${()=>{e(),t.act?.()}}>${n}</button>`}function fe(t,e){let[n,o]=g(null),[r,i]=g(null),s=O(0),a=O(Promise.resolve()),f=async()=>{let c=++s.current;try{let d=await t();if(c!==s.current)return;o(()=>d),i(null)}catch(d){c===s.current&&i(d)}},p=()=>(a.current=f(),a.current);return L(()=>(o(null),p(),()=>{s.current+=1}),e),{answer:n,problem:r,again:p,settled:()=>a.current}}var{ask:R}=$n({});function pe(t,e){let n=e===void 0?"":`/${encodeURIComponent(e)}`;return`control/records/${t}${n}`}function D({label:t,value:e,onValue:n,hint:o,fault:r,type:i="text",options:s,...a}){let{autofocus:f=!1,...p}=a,c=U(),d=O(null);K(()=>{f&&d.current?.focus()},[]);let _=r||o,l=_?`${c}-note`:void 0,h=y=>n(y.target.value);return u`<div class="field">
    <label for=${c}>${t}</label>
    ${s?u`<select
          id=${c}
          ref=${d}
          onChange=${h}
          aria-describedby=${l}
          ...${p}
        >
          ${s.map(([y,v])=>u`<option value=${y} selected=${y===e}>${v}</option>`)}
        </select>`:u`<${i==="area"?"textarea":"input"}
          id=${c}
          ref=${d}
          type=${i==="area"?void 0:i}
          value=${e}
          onInput=${h}
          autocomplete="off"
          spellcheck=${!1}
          aria-describedby=${l}
          aria-invalid=${r?"true":void 0}
          ...${p}
        />`}
    ${_?u`<p id=${l} class=${r?"hint fault":"hint"}>${_}</p>`:null}
  </div>`}function Ve({title:t,onClose:e,onCancel:n,children:o}){let r=O(null),i=O(!1),s=U();return K(()=>{let f=document.activeElement,p=r.current;p?.showModal();let c=p?.querySelector("[data-first]");return c instanceof HTMLElement&&c.focus(),()=>{i.current=!0,p?.close(),f instanceof HTMLElement&&f.isConnected&&f.focus()}},[]),u`<dialog
    class="dialog"
    ref=${r}
    aria-labelledby=${s}
    onCancel=${f=>{n&&(f.preventDefault(),n())}}
    onClose=${()=>{i.current||e()}}
  >
    <header class="dialog-head">
      <h2 id=${s}>${t}</h2>
      <button
        type="button"
        class="button quiet icon-only"
        aria-label=${$("dialog.close")}
        onClick=${n??e}
      >
        <${E} name="close" />
      </button>
    </header>
    <div class="dialog-body">${o}</div>
  </dialog>`}function We(t){let{title:e,deed:n,keep:o,word:r,isDanger:i=!0,onConfirm:s,onClose:a,children:f}=t,[p,c]=g(""),[d,_]=g(!1),[l,h]=g(null),y=U(),v=!r||p.trim()===r;return u`<${Ve} title=${e} onClose=${a}>
    <form onSubmit=${async b=>{if(b.preventDefault(),!(!v||d)){_(!0),h(null);try{await s(),a()}catch(M){h(M),_(!1)}}}}>
      ${f}
      ${r&&u`<div class="field">
        <label for=${y}>${Ae("confirm.type",{name:u`<code>${r}</code>`})}</label>
        <input
          id=${y}
          data-first
          value=${p}
          autocomplete="off"
          autocapitalize="off"
          spellcheck=${!1}
          onInput=${b=>c(b.target.value)}
        />
      </div>`}
      <${I} error=${l} />
      <div class="actions">
        <button
          type="submit"
          class="button ${i?"danger":"strong"}"
          disabled=${!v||d}
        >
          ${n}
        </button>
        <button
          type="button"
          class="button"
          data-first=${r?void 0:!0}
          onClick=${a}
        >
          ${o||$("confirm.cancel")}
        </button>
      </div>
    </form>
  <//>`}var Wo=u`<svg
  class="empty-drawing"
  viewBox="0 0 120 72"
  aria-hidden="true"
  focusable="false"
>
  <path d="M22 16h76v44H22z" />
  <path d="M22 30h76M34 42h30M34 50h18" class="faint" />
</svg>`;function G({title:t,children:e}){return u`<div class="empty">
    ${Wo}
    <h2>${t}</h2>
    ${e}
  </div>`}function Nn({title:t,secret:e,onDone:n,children:o}){let r=O(null);return K(()=>r.current?.focus(),[]),u`<section class="secret" ref=${r} tabindex="-1" aria-label=${t}>
    <h3>${t}</h3>
    <p>${$("secret.once")}</p>
    <p class="secret-text"><code>${e}</code></p>
    ${o}
    <div class="actions">
      <${Ne} text=${e} label=${$("secret.copy")} />
      <button type="button" class="button" onClick=${n}>${$("secret.done")}</button>
    </div>
  </section>`}function Rn({ids:t,selected:e,onSelect:n,children:o}){let r=t.filter(s=>e.has(s)).length,i=r>0&&r===t.length;return u`<div class="table-bulk">
    <label class="table-all">
      <input
        type="checkbox"
        checked=${i}
        indeterminate=${r>0&&!i}
        onChange=${()=>n(new Set(i?[]:t))}
      />
      <span aria-live="polite">
        ${r?$("table.selected",{count:r}):$("table.selectAll",{count:t.length})}
      </span>
    </label>
    ${r?o:null}
  </div>`}function Pn({id:t,selected:e,onSelect:n}){let o=()=>{let i=new Set(e);i.delete(t)||i.add(t),n(i)};return u`<td class="table-choose" onClick=${i=>i.stopPropagation()}>
    <label>
      <input type="checkbox" checked=${e.has(t)} onChange=${o} />
      <span class="visually-hidden">${$("table.select",{name:t})}</span>
    </label>
  </td>`}function Dn(t,e,n,o,r){let i=r.toLowerCase().split(/\s+/).filter(Boolean),s=t.filter(p=>{let c=o?.(p).toLowerCase()??"";return i.every(d=>c.includes(d))}),a=e.find(p=>p.name===n?.name)?.sortBy;if(!n||!a)return s;let f=n.isDescending?-1:1;return s.sort((p,c)=>f*Ko(a(p),a(c)))}function Ko(t,e){return t===null||e===null?+(t===null)-+(e===null):typeof t=="number"&&typeof e=="number"?t-e:String(t).localeCompare(String(e),document.documentElement.lang,{numeric:!0})}function qn(t){let e={ArrowDown:1,ArrowUp:-1}[t.key],{currentTarget:n,target:o}=t;if(!e||!(n instanceof Element)||!(o instanceof Element)||!o.matches("[data-item]"))return;let r=[...n.querySelectorAll("[data-item]")],i=r[r.findIndex(s=>s===o)+e];i&&(t.preventDefault(),i.focus())}function J(t){let{label:e,columns:n,rows:o,idOf:r,filterBy:i,selected:s,onSelect:a,actions:f}=t,[p,c]=g(null),[d,_]=g(""),l=Dn(o,n,p,i,d),h=l.map(r);return u`<div class="table-block">
    ${i?u`<${zo} value=${d} onValue=${_} />`:null}
    ${s&&a?u`<${Rn} ids=${h} selected=${s} onSelect=${a}>${f}<//>`:null}
    <div
      class="table-place ${t.isLoading?"is-loading":""}"
      role="group"
      aria-label=${e}
      tabindex="0"
    >
      <table class="table" onKeyDown=${qn}>
        <caption class="visually-hidden">
          ${e}
        </caption>
        <thead>
          <tr>
            ${s?u`<td class="table-choose"></td>`:null}
            ${n.map(y=>u`<${Go} column=${y} sort=${p} onSort=${c} />`)}
          </tr>
        </thead>
        <tbody>
          ${l.map(y=>u`<${Jo} key=${r(y)} row=${y} table=${t} />`)}
        </tbody>
      </table>
    </div>
    ${d&&l.length===0?u`<p class="hint" role="status">${$("table.noMatch",{filter:d})}</p>`:null}
  </div>`}function zo({value:t,onValue:e}){let n=U();return u`<div class="table-filter">
    <label class="visually-hidden" for=${n}>${$("table.filter")}</label>
    <${E} name="search" />
    <input
      id=${n}
      type="search"
      autocomplete="off"
      placeholder=${$("table.filter")}
      value=${t}
      onInput=${o=>e(o.target.value)}
    />
  </div>`}function Go({column:t,sort:e,onSort:n}){let{name:o,label:r,hint:i,isNumeric:s,sortBy:a}=t,f=e?.name===o,p=f?e.isDescending?"descending":"ascending":"none";return u`<th
    scope="col"
    class=${s?"number":""}
    title=${i}
    aria-sort=${a?p:void 0}
  >
    ${a?u`<button type="button" class="sort" onClick=${()=>n(f&&e.isDescending?null:{name:o,isDescending:f})}>
          ${r}
          ${f?u`<${E} name=${e.isDescending?"down":"up"} />`:null}
        </button>`:r}
  </th>`}function Jo({row:t,table:e}){let{columns:n,idOf:o,onOpen:r,openId:i,selected:s,onSelect:a}=e,f=o(t),p=f===i,c=r?()=>r(t):void 0;return u`<tr
    class="${p?"row-open":""} ${c?"row-opens":""}"
    onClick=${c}
  >
    ${s&&a?u`<${Pn} id=${f} selected=${s} onSelect=${a} />`:null}
    ${n.map(({name:d,label:_,cell:l,isNumeric:h},y)=>{let v=l(t);return u`<td key=${d} data-label=${_} class=${h?"number":""}>
        ${y===0&&c?u`<button
              type="button"
              class="link"
              data-item=${f}
              aria-expanded=${i===void 0?void 0:p}
              onClick=${k=>{k.stopPropagation(),c()}}
            >
              ${v}
            </button>`:u`<span class="cell">${v}</span>`}
      </td>`})}
  </tr>`}var Ln={page:{name:"Sandbox",start:"Start page",refresh:"Refresh",all:"All",actions:"Actions"},data:{title:"Data",hint:"Records of a fictional account. Changes are visible to every program that uses it.",stream:"Stream",option:"{name} ({count})",find:"Find",add:"Add record",edit:"Edit",remove:"Delete",id:"Id",name:"Name",none:"No records",total:{one:"{count} record",other:"{count} records"},fields:"Fields as JSON",addHint:"The service adds an id and times.",editHint:"Only the fields that you name are changed.",save:"Save",saved:"The record was saved.",removed:"The record was deleted.",sure:"Delete {id}?",notJson:"The text must be a JSON object."},faults:{title:"Faults",hint:"A fault makes the service fail, so that you can see how your program responds.",kind:"Fault",stream:"Stream",caller:"Caller",skip:"Requests that succeed first",count:"Requests that fail",countHint:"0: until you turn it off.",seconds:"Seconds",secondsHint:"Of a delay, or of Retry-After.",on:"Turn on",off:"Turn off",started:"The fault is on.",ended:"The fault is off.",left:"Remaining",always:"until turned off",none:"No faults"},access:{title:"Access",hint:"Keys and grants of apps. Revoking one ends all its tokens.",label:"Name",form:"Kind",scopes:"Permissions",scopesField:"Permissions, separated by spaces",scopesHint:"Leave empty for all.",state:"State",active:"active",revoked:"revoked",everything:"everything",key:"key",oauth:"OAuth",create:"Create key",created:"New key",revoke:"Revoke",revokedNow:"The grant was revoked.",sure:"Revoke {name}?",none:"No keys or grants"},requests:{title:"Requests",hint:"The latest requests. Tokens and parameters are not stored.",method:"Request",cursor:"Cursor",status:"Status",caller:"Key",fault:"Fault",when:"Time",none:"No requests yet"}};var{text:m,rich:Ns}=Bt({"en-GB":Ln});function Y({title:t,hint:e,onRefresh:n,children:o}){return u`<section aria-labelledby="view-title">
    <h1 id="view-title">${t}</h1>
    <p class="hint">${e}</p>
    <p class="actions">
      <button type="button" class="button" onClick=${n}>
        <${E} name="refresh" />${m("page.refresh")}
      </button>
    </p>
    ${o}
  </section>`}function re({label:t,of:e,onPress:n}){return u`<button
    type="button"
    class="button"
    aria-label=${`${t} ${e}`}
    onClick=${n}
  >
    ${t}
  </button>`}function Un({state:t,onChange:e}){let[n,o]=g(""),[r,i]=g(""),[s,a]=g(null),[f,p]=g(null),c=async l=>{l.preventDefault(),p(null);try{let h=n.split(/\s+/).filter(Boolean);i((await R("POST","control/grants",{json:{scopes:h}})).key),await e()}catch(h){p(h)}},d=async()=>{await R("DELETE",`control/grants/${s?.grantId}`),z(m("access.revokedNow")),await e()},_=m("access.title");return u`<${Y} title=${_} hint=${m("access.hint")} onRefresh=${e}>
    <${I} error=${f} />
    ${r&&u`<${Nn} title=${m("access.created")} secret=${r} onDone=${()=>i("")} />`}
    ${t.grants.length===0?u`<${G} title=${m("access.none")} />`:u`<${J}
          label=${_}
          columns=${Yo(a)}
          rows=${t.grants}
          idOf=${l=>l.grantId}
        />`}
    <form class="sheet form" onSubmit=${c}>
      <${D}
        label=${m("access.scopesField")}
        hint=${m("access.scopesHint")}
        value=${n}
        onValue=${o}
      />
      <button type="submit" class="button strong">${m("access.create")}</button>
    </form>
    ${s&&u`<${We}
      title=${m("access.revoke")}
      deed=${m("access.revoke")}
      onConfirm=${d}
      onClose=${()=>a(null)}
    >
      <p>${m("access.sure",{name:s.label})}</p>
    <//>`}
  <//>`}function Yo(t){return[{name:"label",label:m("access.label"),cell:e=>e.label},{name:"form",label:m("access.form"),cell:e=>m(`access.${e.form}`)},{name:"scopes",label:m("access.scopes"),cell:e=>e.scopes.includes("*")?m("access.everything"):e.scopes.join(", ")},{name:"state",label:m("access.state"),cell:e=>m(e.isRevoked?"access.revoked":"access.active")},{name:"actions",label:m("page.actions"),cell:e=>e.isRevoked?null:u`<${re}
              label=${m("access.revoke")}
              of=${e.label}
              onPress=${()=>t(e)}
            />`}]}var Xo=2;function Fn({stream:t,id:e,onSaved:n,onClose:o}){let[r,i]=g("{}"),[s,a]=g(""),[f,p]=g(""),[c,d]=g(null);L(()=>{e!==null&&R("GET",pe(t,e),{read:l=>l}).then(a,d)},[]);let _=async l=>{if(l.preventDefault(),p(""),d(null),!Zo(r)){p(m("data.notJson"));return}try{await R(e===null?"POST":"PATCH",pe(t,e??void 0),{body:r})}catch(h){d(h);return}z(m("data.saved")),o(),await n()};return u`<${Ve} title=${e??m("data.add")} onClose=${o}>
    <form onSubmit=${_}>
      ${s&&u`<pre class="code" tabindex="0"><code>${Qo(s)}</code></pre>`}
      <${D}
        type="area"
        rows="8"
        label=${m("data.fields")}
        hint=${m(e===null?"data.addHint":"data.editHint")}
        fault=${f}
        value=${r}
        onValue=${i}
        data-first
      />
      <${I} error=${c} />
      <div class="actions">
        <button type="submit" class="button strong">${m("data.save")}</button>
      </div>
    </form>
  <//>`}function Zo(t){try{let e=JSON.parse(t);return typeof e=="object"&&e!==null&&!Array.isArray(e)}catch{return!1}}function Qo(t){return t.replace(/,(?="[^"]*":)/g,`,
${" ".repeat(Xo)}`)}function wt({state:t,onChange:e}){let[n,o]=g(t.streams[0]?.name??""),[r,i]=g(""),[s,a]=g(void 0),[f,p]=g(null),{answer:c,problem:d,again:_}=fe(()=>R("GET",pe(n),{query:{find:r}}),[n,r]),l=c,h=async()=>{await _(),await e()},y=async()=>{await R("DELETE",pe(n,f??"")),z(m("data.removed")),await h()};return u`<${Y} title=${m("data.title")} hint=${m("data.hint")} onRefresh=${h}>
    <${D}
      label=${m("data.stream")}
      value=${n}
      onValue=${o}
      options=${t.streams.map(v=>[v.name,m("data.option",v)])}
    />
    <${D} label=${m("data.find")} value=${r} onValue=${i} />
    <p>
      <button type="button" class="button strong" onClick=${()=>a(null)}>
        ${m("data.add")}
      </button>
    </p>
    <${I} error=${d} onRetry=${_} />
    ${l&&u`<p role="status">${m("data.total",{count:l.total})}</p>`}
    ${l?.items.length===0?u`<${G} title=${m("data.none")} />`:null}
    ${l?.items.length?u`<${J}
          label=${m("data.title")}
          columns=${er(a,p)}
          rows=${l.items}
          idOf=${v=>v.id}
        />`:null}
    ${s!==void 0&&u`<${Fn}
      stream=${n}
      id=${s}
      onSaved=${h}
      onClose=${()=>a(void 0)}
    />`}
    ${f!==null&&u`<${We}
      title=${m("data.remove")}
      deed=${m("data.remove")}
      onConfirm=${y}
      onClose=${()=>p(null)}
    >
      <p>${m("data.sure",{id:f})}</p>
    <//>`}
  <//>`}function er(t,e){return[{name:"id",label:m("data.id"),cell:n=>u`<code>${n.id}</code>`},{name:"name",label:m("data.name"),cell:n=>n.title},{name:"actions",label:m("page.actions"),cell:n=>u`<span class="actions">
        <${re} label=${m("data.edit")} of=${n.id} onPress=${()=>t(n.id)} />
        <${re} label=${m("data.remove")} of=${n.id} onPress=${()=>e(n.id)} />
      </span>`}]}var Ke="*";function Hn({state:t,onChange:e}){let[n,o]=g(null),r=async(a,f,p,c)=>{o(null);try{await R(a,f,{json:c}),z(p),await e()}catch(d){o(d)}},i=m("faults.title"),s=a=>r("DELETE",`control/faults/${a}`,m("faults.ended"));return u`<${Y} title=${i} hint=${m("faults.hint")} onRefresh=${e}>
    <${I} error=${n} />
    ${t.faults.length===0?u`<${G} title=${m("faults.none")} />`:u`<${J}
          label=${i}
          columns=${nr(t,s)}
          rows=${t.faults}
          idOf=${a=>a.faultId}
        />`}
    <${tr}
      state=${t}
      onFault=${a=>r("POST","control/faults",m("faults.started"),a)}
    />
  <//>`}function tr({state:t,onFault:e}){let[n,o]=g(t.faultKinds[0]?.name??""),[r,i]=g(Ke),[s,a]=g(Ke),[f,p]=g({skip:"0",count:"1",seconds:"1"}),c=l=>{l.preventDefault();let h=Object.entries(f).map(([y,v])=>[y,Number(v)]);e({kind:n,stream:r,grantId:s,...Object.fromEntries(h)})},d=[Ke,m("page.all")],_=t.grants.filter(l=>!l.isRevoked);return u`<form class="sheet form" onSubmit=${c}>
    <${D}
      label=${m("faults.kind")}
      value=${n}
      onValue=${o}
      options=${t.faultKinds.map(l=>[l.name,l.label])}
    />
    <${D}
      label=${m("faults.stream")}
      value=${r}
      onValue=${i}
      options=${[d,...t.streams.map(l=>[l.name,l.name])]}
    />
    <${D}
      label=${m("faults.caller")}
      value=${s}
      onValue=${a}
      options=${[d,..._.map(l=>[l.grantId,l.label])]}
    />
    ${["skip","count","seconds"].map(l=>u`<${D}
          key=${l}
          type="number"
          min="0"
          label=${m(`faults.${l}`)}
          hint=${l==="skip"?void 0:m(`faults.${l}Hint`)}
          value=${f[l]}
          onValue=${h=>p({...f,[l]:h})}
        />`)}
    <button type="submit" class="button strong">${m("faults.on")}</button>
  </form>`}function nr(t,e){let n=Object.fromEntries(t.faultKinds.map(r=>[r.name,r.label])),o=Object.fromEntries(t.grants.map(r=>[r.grantId,r.label]));return[{name:"kind",label:m("faults.kind"),cell:r=>n[r.kind]??r.kind},{name:"stream",label:m("faults.stream"),cell:r=>r.stream===Ke?m("page.all"):r.stream},{name:"caller",label:m("faults.caller"),cell:r=>o[r.grantId]??m("page.all")},{name:"left",label:m("faults.left"),cell:r=>r.count?`${r.count}`:m("faults.always")},{name:"actions",label:m("page.actions"),cell:r=>u`<${re}
        label=${m("faults.off")}
        of=${n[r.kind]??r.kind}
        onPress=${()=>e(r.faultId)}
      />`}]}var or=[{name:"request",label:m("requests.method"),cell:t=>u`<code>${t.method} ${t.path}</code>`},{name:"cursor",label:m("requests.cursor"),cell:t=>t.page},{name:"status",label:m("requests.status"),cell:t=>`${t.status}`},{name:"fault",label:m("requests.fault"),cell:t=>t.fault},{name:"key",label:m("requests.caller"),cell:t=>t.caller},{name:"when",label:m("requests.when"),cell:t=>Me(new Date(t.receivedAt))}];function jn(){let{answer:t,problem:e,again:n}=fe(()=>R("GET","control/requests"),[]),o=t?.items,r=m("requests.title");return u`<${Y} title=${r} hint=${m("requests.hint")} onRefresh=${n}>
    <${I} error=${e} onRetry=${n} />
    ${o?.length===0?u`<${G} title=${m("requests.none")} />`:null}
    ${o?.length?u`<${J}
          label=${r}
          columns=${or}
          rows=${o}
          idOf=${i=>i.requestId}
        />`:null}
  <//>`}on({isForDevelopers:!0});var Bn=[["data",wt],["faults",Hn],["access",Un],["requests",jn]],{place:rr}=kn({read:t=>({view:t.hash.slice(1)||"data"}),write:({view:t})=>`#${t}`});function ir(){let{answer:t,problem:e,again:n}=fe(()=>R("GET","control/state"),[]),o=t,[r,i]=Bn.find(([f])=>f===rr.value.view)??["data",wt],s=o?.title??m("page.name");L(()=>{document.title=s},[s]);let a=Bn.map(([f])=>({id:f,label:m(`${f}.title`),href:`#${f}`}));return u`<${Tn}
    title=${s}
    mark=${u`<${Cn} title=${s} />`}
    sections=${a}
    current=${r}
    tools=${u`<${On} items=${[{label:m("page.start"),href:"/"}]} />`}
  >
    <${I} error=${e} onRetry=${n} />
    ${o&&u`<${i} key=${r} state=${o} onChange=${n} />`}
  <//>`}Ut(u`<${ir} />`,document.getElementById("page"));
