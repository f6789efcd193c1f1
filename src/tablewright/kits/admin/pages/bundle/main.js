/* Built by `make pages`. Licences are in kit/vendor. */
var Zt=function(e,t,n,o){var s;t[0]=0;for(var i=1;i<t.length;i++){var r=t[i++],c=t[i]?(t[0]|=r?1:2,n[t[i++]]):t[++i];r===3?o[0]=c:r===4?o[1]=Object.assign(o[1]||{},c):r===5?(o[1]=o[1]||{})[t[++i]]=c:r===6?o[1][t[++i]]+=c+"":r?(s=e.apply(c,Zt(e,c,n,["",null])),o.push(s),c[0]?t[0]|=2:(t[i-2]=0,t[i]=s)):o.push(c)}return o},Xt=new Map;function Qt(e){var t=Xt.get(this);return t||(t=new Map,Xt.set(this,t)),(t=Zt(this,t.get(e)||(t.set(e,t=(function(n){for(var o,s,i=1,r="",c="",f=[0],p=function(h){i===1&&(h||(r=r.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?f.push(0,h,r):i===3&&(h||r)?(f.push(3,h,r),i=2):i===2&&r==="..."&&h?f.push(4,h,0):i===2&&r&&!h?f.push(5,0,!0,r):i>=5&&((r||!h&&i===5)&&(f.push(i,0,r,s),i=6),h&&(f.push(i,h,0,s),i=6)),r=""},u=0;u<n.length;u++){u&&(i===1&&p(),p(u));for(var d=0;d<n[u].length;d++)o=n[u][d],i===1?o==="<"?(p(),f=[f],i=3):r+=o:i===4?r==="--"&&o===">"?(i=1,r=""):r=o+r[0]:c?o===c?c="":r+=o:o==='"'||o==="'"?c=o:o===">"?(p(),i=1):i&&(o==="="?(i=5,s=r,r=""):o==="/"&&(i<5||n[u][d+1]===">")?(p(),i===3&&(f=f[0]),i=f,(f=f[0]).push(2,0,i),i=0):o===" "||o==="	"||o===`
`||o==="\r"?(p(),i=2):r+=o),i===3&&r==="!--"&&(i=4,f=f[0])}return p(),f})(e)),t),arguments,[])).length>1?t:t[0]}var k,nn,_t,ae,ht,Fe,on,He,sn,gt,$t,Go,Ce=Symbol.for("pv"),qe={},Be=[],Yo=/^m(i|n|o|s|text|space)$/,bt=Array.isArray,yt=Be.slice,de=Object.assign;function pe(e){e&&e.parentNode&&e.remove()}function Ve(e,t,n){var o,s,i,r={},c=arguments.length;for(i in t)i=="key"?o=t[i]:i=="ref"&&typeof e!="function"?s=t[i]:r[i]=t[i];return c>2&&(r.children=c>3?yt.call(arguments,2):n),Te(e,r,o,s,null)}function Te(e,t,n,o,s){var i={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Ce,__v:s||++nn,__i:-1,__u:0};return!s&&k.vnode&&k.vnode(i),i}function he(e){return e.children}function ge(e,t){this.props=e,this.context=t,this.__g=0}function le(e,t){if(t==null)return e.__&&le(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:le(e)}function Xo(e){var t,n=e.__v,o=n.__e,s=[],i=[],r=e.__P;r&&((t=de({constructor:Ce},n)).__v=n.__v+1,k.vnode&&k.vnode(t),vt(r,t,n,e.__n,r.namespaceURI,32&n.__u?[o]:null,s,o||le(n),32&n.__u,i),t.__v=n.__v,t.__.__k[t.__i]=t,fn(s,t,i),n.__=n.__e=null,t.__e!=o&&rn(t))}function rn(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),rn(e)}function en(e){(8&e.__g||(e.__g|=8,ae.push(e),Fe++))&&ht==k.debounceRendering||((ht=k.debounceRendering)||queueMicrotask)(an)}function an(){try{for(var e,t=1;ae.length;)ae.length>t&&ae.sort(on),e=ae.shift(),t=ae.length,8&e.__g&&Xo(e)}finally{(Fe=ae.length)&&(ht||queueMicrotask)(an)}}function ln(e,t,n,o,s,i,r,c,f,p,u){var d,h,m,$,_,y,v=o.__k||Be,w=t.length;for(f=Zo(n,t,v,f,w),d=0;d<w;d++)(m=n.__k[d])!=null&&(h=~m.__i&&v[m.__i]||qe,m.__i=d,y=vt(e,m,h,s,i,r,c,f,p,u),$=m.__e,(h.ref!=m.ref||8&h.__u)&&(h.ref&&wt(h.ref,null,m,h),m.ref&&u.push(m.ref,m.__c||$,m)),_=_||$,4&m.__u?(f=cn(m,f,e,!h.__v),h.__e&&(h.__e=null)):typeof m.type=="function"&&y!==void 0?f=y:$&&(f=$.nextSibling),m.__u&=-21);return n.__e=_,f}function Zo(e,t,n,o,s){var i,r,c,f,p,u,d,h,m,$=n.length,_=$,y=0,v=0,w=e.__k=Array(s);for(i=0;i<s;i++)(r=t[i])!=null&&typeof r!="boolean"&&typeof r!="function"?(typeof r!="object"||r.constructor===String?r=w[i]=Te(null,r):bt(r)?r=w[i]=Te(he,{children:r}):r.constructor===Ce&&r.__b?r=w[i]=Te(r.type,r.props,r.key,r.ref,r.__v):w[i]=r,f=i+y,r.__=e,r.__b=e.__b+1,c=null,~(p=r.__i=Qo(r,n,f,_))&&(_--,(c=n[p])&&(c.__u|=2)),c&&c.__v?(r.__u|=16,p==f-1?y--:p==f+1?y++:p!=f&&(p>f?y--:y++,v=1)):(~p||(s>$?y--:s<$&&y++),typeof r.type!="function"&&(r.__u|=4))):w[i]=null;if(v){for(u=[],d=[],i=0;i<s;i++)if((r=w[i])&&16&r.__u){for(y=0,h=u.length;y<h;)u[m=y+h>>1]<r.__i?y=m+1:h=m;u[y]=r.__i,d[i]=y+1}for(y=u.length;i--;)d[i]&&(d[i]==y?y--:w[i].__u|=4)}if(_)for(i=0;i<$;i++)!(c=n[i])||2&c.__u||(c.__e==o&&(o=le(c)),xt(c,c));return o}function cn(e,t,n,o){var s,i,r,c;if(typeof e.type=="function"){if(e.props.__P)return t;if(s=e.__k)for(i=0;i<s.length;i++)s[i]&&(s[i].__=e,t=cn(s[i],t,n,!1));return t}for(t&&!t.parentNode&&(t=le(e))&&!t.parentNode&&(t=null),r=e.__e,c=t;c&&c.nodeType==8;)c=c.nextSibling;for(r!=c&&(!o&&n.moveBefore&&r.parentNode?n.moveBefore(r,t):n.insertBefore(r,t||null)),t=r;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function Qo(e,t,n,o){var s,i=e.key,r=e.type,c=t[n],f=c&&!(2&c.__u);if(c===null&&i==null||f&&i==c.key&&r==c.type)return n;if(o>(f?1:0)){for(s=n-1;s>=0;s--)if((c=t[s])&&!(2&c.__u)&&i==c.key&&r==c.type)return s;for(s=n+1;s<t.length;s++)if((c=t[s])&&!(2&c.__u)&&i==c.key&&r==c.type)return s}return-1}function tn(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function Re(e,t,n,o,s){var i,r;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||tn(e.style,t);if(n)for(t in n)o&&n[t]==o[t]||tn(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(e.__e||(e.__e={}))[t]=n,n&&o||(r=$t[t]||($t[t]=es(t)),(e.__a||(e.__a={}))[t]=gt,i=t!=(t=t.replace(sn,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,r,i):e.removeEventListener(t,r,i));else{if(s=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function es(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[He]==null)t[He]=gt++;else if(t[He]<this.__a[e])return;return n(k.event?k.event(t):t)}}}function vt(e,t,n,o,s,i,r,c,f,p){var u,d,h,m,$,_,y,v,w,x,S,G,Y,V,ne,Yt,re,me,oe=t.type;if(t.constructor!==Ce)return null;128&n.__u&&(f=32&n.__u,u=n.__c.__z)&&(t.__u|=f,d=i=[],u.nodeType==8?c=Ue(u,i):i.push(u),c=i[0]||c),(u=k.__b)&&u(t);e:if(typeof oe=="function"){h=r.length;try{if(v=t.props,w=(u=oe.prototype)&&u.render,x=(u=oe.contextType)&&o[u.__c],S=u?x?x.props.value:u.__:o,(m=n.__c)?(t.__c=m,2&m.__g&&(m.__g|=1)):(w?t.__c=m=new oe(v,S):(t.__c=m=new ge(v,S),m.constructor=oe,m.render=ns),x&&x.sub(m),m.state||(m.state={}),m.__n=o,m.__g|=8,m.__h=[],m.__k=[]),w&&(m.__s||(m.__s=m.state),oe.getDerivedStateFromProps&&(m.__s==m.state&&(m.__s=de({},m.__s)),de(m.__s,oe.getDerivedStateFromProps(v,m.__s)))),$=m.props,_=m.state,m.__v=t,n.__c){if(v!==$&&w&&!oe.getDerivedStateFromProps&&m.componentWillReceiveProps&&m.componentWillReceiveProps(v,S),t.__v==n.__v&&!(8&m.__g)||!(4&m.__g)&&m.shouldComponentUpdate&&m.shouldComponentUpdate(v,m.__s,S)===!1){t.__v!=n.__v&&(m.props=v,m.state=m.__s,m.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(W){W&&(W.__=t)}),Be.push.apply(m.__h,m.__k),m.__k=[],m.__h.length&&r.push(m),c=le(n);break e}m.componentWillUpdate&&m.componentWillUpdate(v,m.__s,S),w&&m.componentDidUpdate&&m.__h.push(function(){m.componentDidUpdate($,_,y)})}else w&&!oe.getDerivedStateFromProps&&m.componentWillMount&&m.componentWillMount(),w&&m.componentDidMount&&m.__h.push(m.componentDidMount);m.context=S,m.props=v,m.__P=e,m.__g&=-5,G=k.__r,Y=w?25:0;do m.__g&=-9,G&&G(t),u=m.render(m.props,m.state=m.__s,m.context);while(8&m.__g&&++Y<25);w&&(Be.push.apply(m.__h,m.__k),m.__k=[]),m.state=m.__s,m.getChildContext&&(o=de({},o,m.getChildContext())),w&&n.__c&&m.getSnapshotBeforeUpdate&&(y=m.getSnapshotBeforeUpdate($,_)),V=u&&u.type===he&&u.key==null?u.props.children:u,v.__P&&(u=c,s=(e=v.__P).namespaceURI,f=i=null,n.props&&n.props.__P!=e&&(n.__k.some(function(W){W&&xt(W,W)}),n.__k=null),c=n.__k?le(n,0):null),c=ln(e,bt(V)?V:[V],t,n,o,s,i,r,c,f,p),v.__P&&(t.__e=null,c=u),t.__u&=-161,d&&d.some(pe),m.__h.length&&r.push(m),1&m.__g&&(m.__g&=-4)}catch(W){if(r.length=h,t.__v=null,f||i)if(W&&W.then){if(t.__u|=128|f,i){for(~(re=i.indexOf(c||void 0))||(re=i.length);(me=i[re-1])&&me.nodeType==8;)re--;for(;re<i.length;re++)if(me=i[re])if(i[re]=null,ne){if(me==Yt)break}else{if(me.nodeType!=8)break;me.data.startsWith("$s")&&(Yt=Ue(ne=me))}}if(!ne){for(;c&&c.nodeType==8&&c.nextSibling;)c=c.nextSibling;ne=c}(u=Ue(ne=t.__c.__z||(t.__c.__z=ne)))?(t.__e=ne,c=u):t.__e=c,c=c&&c.nextSibling}else i&&i.some(pe);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),W&&W.then||un(t),k.__e(W,t,n)}}else c=t.__e=ts(n.__e,t,n,o,s,i,r,f,p,e);return(u=k.diffed)&&u(t),c}function Ue(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function un(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(un))}function fn(e,t,n){for(var o=0;o<n.length;)wt(n[o++],n[o++],n[o++]);k.__c&&k.__c(t,e),e.some(function(s){try{e=s.__h,s.__h=[],e.some(function(i){i.call(s)})}catch(i){k.__e(i,s.__v)}})}function ts(e,t,n,o,s,i,r,c,f,p){var u,d,h,m,$,_,y,v,w=n.props||qe,x=t.props,S=t.type;if(S=="svg"?s="http://www.w3.org/2000/svg":S=="math"?s="http://www.w3.org/1998/Math/MathML":s||(s="http://www.w3.org/1999/xhtml"),i){for(u=0;u<i.length;u++)if(($=i[u])&&(S?$.localName==S:$.nodeType==3)){e=$,i[u]=null;break}}if(!e){if(v=p.ownerDocument||document,!S)return v.createTextNode(x);e=v.createElementNS(s,S,x.is?x:p),c&&(k.__m&&k.__m(t,i),c=!1),i=null}if(S){if(p=S=="template"&&e.content||e,i=S=="textarea"&&x.defaultValue!=null?null:i&&yt.call(p.childNodes),!c&&i)for(w={},u=0;u<e.attributes.length;u++)w[($=e.attributes[u]).name]=$.value;for(u in w)$=w[u],u=="dangerouslySetInnerHTML"?h=$:u=="children"||u in x||u=="value"&&"defaultValue"in x||u=="checked"&&"defaultChecked"in x||Re(e,u,null,$,s);for(u in x)$=x[u],u=="children"?m=$:u=="dangerouslySetInnerHTML"?d=$:u=="value"?_=$:u=="checked"?y=$:c&&typeof $!="function"||w[u]===$||Re(e,u,$,w[u],s);d?(c||h&&(d.__html==h.__html||d.__html==e.innerHTML)||(e.innerHTML=d.__html),t.__k=[]):(h&&(e.textContent=""),(S=="foreignObject"||s=="http://www.w3.org/1998/Math/MathML"&&Yo.test(S))&&(s="http://www.w3.org/1999/xhtml"),ln(p,bt(m)?m:[m],t,n,o,s,i,r,i?i[0]:n.__k&&le(n,0),c,f),i&&i.some(pe)),c&&S!="textarea"||(u="value",S=="progress"&&_==null?e.removeAttribute(u):_==null||_===e[u]&&(S!="progress"||_)||Re(e,u,_,w[u],s),u="checked",y!=null&&y!=e[u]&&Re(e,u,y,w[u],s))}else w===x||c&&e.data==x||(e.data=x);return e}function wt(e,t,n,o){try{typeof e=="function"?t?t.__x=e(t)||1:o&&(o=o.__c||o.__e)&&(t=o.__x)&&(o.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(s){k.__e(s,n)}}function xt(e,t,n){var o,s,i,r;if(k.unmount&&k.unmount(e),!(o=e.ref)||o.current&&o.current!=e.__e||wt(o,null,t,e),o=e.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(c){k.__e(c,t)}o.__P=o.__n=null}if(o=e.__k)for(r=0;r<o.length;r++)o[r]&&xt(o[r],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(o=e.__c)&&(o=o.__z)&&(s=Ue(o,i=[]))&&(o==e.__e&&i.some(pe),pe(s),pe(o)),n||pe(e.__e),e.__e=e.__c=e.__=null}function ns(e,t,n){return this.constructor(e,n)}function mn(e,t){var n,o,s,i;k.__&&k.__(e,t),t.nodeType==9&&(t=t.documentElement),o=(n=e&&32&e.__u)?null:t.__k,t.__k=Te(he,{children:[e]}),s=[],i=[],vt(t,t.__k,o||qe,qe,t.namespaceURI,o?null:t.firstChild?yt.call(t.childNodes):null,s,o?o.__e:t.firstChild,n,i),fn(s,t.__k,i),t.__k.props.children=null}k={__e:function(e,t,n,o){for(var s,i,r;t=t.__;)if((s=t.__c)&&!(1&s.__g)){s.__g|=4;try{if((r=(i=s.constructor)&&i.getDerivedStateFromError)&&s.setState(i.getDerivedStateFromError(e)),s.componentDidCatch&&(s.componentDidCatch(e,o||{}),r=1),r&&8&s.__g)return void(s.__g|=2)}catch(c){e=c}}throw Fe=0,e}},nn=0,_t=function(e){return e!=null&&e.constructor===Ce},ge.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=de({},this.state)),typeof e=="function"&&(e=e(de({},n),this.props)),e&&(de(n,e),this.__v&&(t&&this.__k.push(t),en(this)))},ge.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),en(this))},ge.prototype.render=he,ae=[],Fe=0,on=function(e,t){return e.__v.__b-t.__v.__b},He=Symbol(),sn=/(PointerCapture)$|Capture$/i,gt=0,$t={},Go=0;var l=Qt.bind(Ve);var kt=globalThis.document?.documentElement,Ct="en-GB",os=/\{(\w+)\}|<(\w+)>(.*?)<\/\2>/gs,pn=new Map,St=()=>kt?.lang||Ct;function _n(e,t=null){let n=Object.keys(e),o=[...t?[t]:[],...globalThis.navigator?.languages??[]];return kt&&(kt.lang=bn(o,n)??n[0]??Ct),Ot(e)}function Ot(e){let t=Object.keys(e),n=e[t[0]??Ct],o=(s,i)=>{let r=e[bn([St()],t)??""],c=hn(r,s)??hn(n,s);if(c===void 0)throw new Error(`There is no text "${s}".`);return typeof c=="string"?c:c[is(Number(i.count))]??c.other};return{text:(s,i={})=>Tt(o(s,i),i).join(""),rich:(s,i={})=>Tt(o(s,i),i)}}function N(e,t={}){return Je(Intl.NumberFormat,t).format(e)}function We(e,t={dateStyle:"long",timeStyle:"short"}){return Je(Intl.DateTimeFormat,t).format(e)}var ss=[["year",365*86400],["month",30*86400],["week",7*86400],["day",86400],["hour",3600],["minute",60]];function gn(e,t,n={numeric:"auto"}){let o=(e-t)/1e3,s=Je(Intl.RelativeTimeFormat,n);for(let[i,r]of ss){let c=Math.trunc(o/r);if(c)return s.format(c,i)}return s.format(0,"second")}var dn=["byte","kilobyte","megabyte","gigabyte","terabyte"];function ze(e){let t=e<1?0:Math.min(Math.floor(Math.log10(e)/3),dn.length-1);return N(e/1e3**t,{style:"unit",unit:dn[t],unitDisplay:t?"short":"long",maximumFractionDigits:t?1:0})}function hn(e,t){let n=e;for(let o of t.split("."))n=n?.[o];return n}function Tt(e,t){let n=[],o=0;for(let s of e.matchAll(os)){let[i,r,c,f=""]=s;n.push(e.slice(o,s.index)),o=s.index+i.length;let p=t[r??c??""];if(p===void 0)throw new Error(`The text "${e}" needs "${r??c}".`);if(c){let u=Tt(f,t).join("");n.push(typeof p=="function"?p(u):u)}else n.push(typeof p=="number"?N(p):p)}return n.push(e.slice(o)),n.filter(s=>s!=="")}function is(e){return Je(Intl.PluralRules,{}).select(e)}function Je(e,t){let n=`${e.name} ${St()} ${JSON.stringify(t)}`,o=pn.get(n)??new e(St(),t);return pn.set(n,o),o}function bn(e,t){for(let n of e){let o=n.toLowerCase(),s=t.find(r=>r.toLowerCase()===o),i=t.find(r=>$n(r)===$n(n));if(s??i)return s??i}}var $n=e=>e.toLowerCase().split("-")[0];var yn={banner:{label:"Important"},bell:{all:"See all notifications",label:{one:"Notifications, {count} unread",other:"Notifications, {count} unread"},none:"No notifications.",readAll:"Mark all as read",title:"Notifications",unread:"Unread:"},confirm:{cancel:"Cancel",type:"Type {name} to confirm"},copy:{button:"Copy",done:"Copied",failed:"Not allowed: select it and copy"},dialog:{close:"Close"},diff:{added:"Added:",folded:{one:"{count} unchanged line",other:"{count} unchanged lines"},removed:"Removed:",same:"Nothing changed."},form:{choose:"Choose…",discard:"Discard changes",json:"Must be JSON.",jsonHint:"JSON.",keep:"Keep editing",lines:"One per line.",no:"No",number:"Must be a number.",optional:"{label} (optional)",required:"Required.",unsaved:"You have unsaved changes.",whole:"Must be a whole number.",yes:"Yes"},impersonation:{back:"Operator page",banner:"You are viewing this page as another person, read-only, until {time}."},keys:{title:"Keyboard shortcuts",letters:"Enable keyboard shortcuts"},live:{broken:"The connection was lost.",connecting:"Connecting…",live:"Live",off:"Not connected",paused:"Paused while hidden",polling:"Live updates unavailable, refreshing regularly",waiting:"Connection lost, trying again"},meter:{full:"The limit is reached.",of:"{used} of {limit}",own:"{own} here · {all}",unlimited:"{used}, unlimited"},notice:{dismiss:"Dismiss"},pager:{label:"Pages",next:"Next",page:"Page {page}",previous:"Previous"},problem:{again:"Try again",copyId:"Copy id",request:"Request {id}",status:"status {status}",wait:{one:"You can try again in {count} second.",other:"You can try again in {count} seconds."},waitMinutes:{one:"You can try again in {count} minute.",other:"You can try again in {count} minutes."}},progress:{done:"Done.",failed:"Failed.",of:"{done} of {total}"},request:{busy:"The server is busy. Trying again…",lost:"The server cannot be reached. Trying again…",offline:"The server cannot be reached. Check your connection.",slow:"The server did not respond in time.",status:"The server responded with status {status}.",tooMany:"Too many requests. Trying again in a moment…"},secret:{copy:"Copy secret",done:"I've saved it",once:"Copy it now. You won't see this again."},shell:{sections:"Sections",skip:"Skip to content"},sparkline:{words:"from {first} to {last}, lowest {lowest}, highest {highest}"},stepper:{back:"Back",next:"Next",place:"(step {step} of {steps})"},switcher:{label:"Account",list:"Accounts",more:{one:"{count} more account. Search to find it.",other:"{count} more accounts. Search to find them."},none:"No account matches “{search}”.",search:"Search accounts"},table:{filter:"Filter",noMatch:"Nothing matches “{filter}”.",select:"Select {name}",selectAll:{one:"Select {count} row",other:"Select all {count} rows"},selected:{one:"{count} selected",other:"{count} selected"}},theme:{title:"Colours",system:"System",light:"Light",dark:"Dark"},user:{menu:"Settings",of:"Account of {name}"},when:{now:"just now"}};var{text:g,rich:Ke}=Ot({"en-GB":yn});var F=class extends Error{constructor(t,n={}){super(t),this.status=n.status??0,this.code=n.code??"",this.requestId=n.requestId??"",this.retryAfterSeconds=n.retryAfterSeconds??0,this.details=n.details??{},this.place=n.place??String(this.details.place??"")}};var $e,D,It,vn,At=Object.is,Ge=0,An=[],Dt=[],A=k,wn=A.__b,xn=A.__r,kn=A.diffed,Sn=A.__c,Tn=A.unmount,Cn=A.__;function Ie(e,t){A.__h&&A.__h(D,e,Ge||t),Ge=0;var n=D.__H||(D.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function b(e){return Ge=1,rs(Dn,e)}function rs(e,t,n){var o=Ie($e++,2);if(o.t=e,!o.__c&&(o.__=[n?n(t):Dn(void 0,t),function(i){var r=(o.__N||o.__)[0],c=o.t(r,i);At(r,c)||(o.__N=[c,o.__[1]],o.__c.setState({}))}],o.__c=D,!D.__f)){D.__f=!0;var s=D.shouldComponentUpdate;D.shouldComponentUpdate=function(i,r,c){var f=this.__H;if(!f)return!0;var p=!1,u=this.props!=i;if(f.__.some(function(h){h.__N&&(p=!0,At(h.__[0],h.__N[0])||(u=!0))}),s){var d=s.call(this,i,r,c);return p?d||u:d}return!p||u}}return o.__}function se(e,t){var n=Ie($e++,3);!A.__s&&Et(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,D.__H.__h.push(n))}function be(e,t){var n=Ie($e++,4);!A.__s&&Et(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,D.__h.push(n))}function q(e){return Ge=5,Ye(function(){return{current:e}},[])}function Ye(e,t){var n=Ie($e++,7);return Et(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function X(){var e=Ie($e++,11);if(!e.__){for(var t=D.__v;!t.__m&&t.__;)t=t.__;var n=t.__m||(t.__m=[0,0]);e.__="P"+n[0]+"-"+n[1]++}return e.__}function as(){var e;do{for(;e=Dt.shift();)try{Oe(e)}catch(n){A.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=An.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(Oe),t.__h.some(Mt),t.__h=[]}catch(n){t.__h=[],A.__e(n,e.__v)}}}while(Dt.length)}A.__b=function(e){D=null,wn&&wn(e)},A.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),Cn&&Cn(e,t)},A.__r=function(e){xn&&xn(e),$e=0;var t=(D=e.__c).__H;t&&(It==D?D.__h=[]:(t.__h.some(Oe),t.__h.some(Mt),$e=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),It=D},A.diffed=function(e){kn&&kn(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&In(An.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),It=D=null},A.__c=function(e,t){t.some(function(n){try{n.__h.some(Oe),n.__h=n.__h.filter(function(o){return!o.__||Mt(o)})}catch(o){n.__h=[function(){throw o}]}}),Sn&&Sn(e,t)},A.unmount=function(e){Tn&&Tn(e);var t,n,o=e.__c;o&&o.__H&&(o.__H.__.some(function(s){try{if(s.__P&&s.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}s.__P=n,In(Dt.push(s))}else Oe(s)}catch(i){t=i}}),o.__H=void 0,t&&A.__e(t,o.__v))};var On=typeof requestAnimationFrame=="function";function ls(e){var t,n=function(){clearTimeout(o),On&&cancelAnimationFrame(t),setTimeout(e)},o=setTimeout(n,35);On&&(t=requestAnimationFrame(n))}function In(e){e!=1&&vn==A.requestAnimationFrame||((vn=A.requestAnimationFrame)||ls)(as)}function Oe(e){var t=D,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),D=t}function Mt(e){var t=D;e.__c=e.__(),D=t}function Et(e,t){return!e||e.length!=t.length||t.some(function(n,o){return!At(n,e[o])})}function Dn(e,t){return typeof t=="function"?t(e):t}var cs={add:"M12 5v14M5 12h14",back:"M15 5l-7 7 7 7",bell:"M6 17v-6a6 6 0 0112 0v6l1.5 2h-15zM10 21h4",bin:"M4 7h16M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10.3 10.5v6M13.7 10.5v6",check:"M4.5 12.5l5 5L19.5 7",close:"M6 6l12 12M18 6L6 18",copy:"M9 9h11v11H9zM15 9V4H4v11h5",down:"M6 9l6 6 6-6",edit:"M4 20l1-4.5L16.5 4 20 7.5 8.5 19zM14 6.5l3.5 3.5",exit:"M14 4h5v16h-5M10 8l-4 4 4 4M6 12h9",keyboard:"M3 7h18v11H3zM7 11h.01M11 11h.01M15 11h.01M8 14.5h8",menu:"M4 6h16M4 12h16M4 18h16",more:"M5 12h.01M12 12h.01M19 12h.01",next:"M9 5l7 7-7 7",person:"M12 11a4 4 0 100-8 4 4 0 000 8zM4.5 21c.6-4 3.6-6.5 7.5-6.5s6.9 2.5 7.5 6.5",refresh:"M20 11a8 8 0 10-2 6.2M20 4v7h-7",search:"M10.5 17a6.5 6.5 0 100-13 6.5 6.5 0 000 13zM15.5 15.5L21 21",up:"M6 15l6-6 6 6",warning:"M12 4L2.5 20h19zM12 10v5M12 17.5v.01"};function T({name:e}){return l`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d=${cs[e]} />
  </svg>`}var us=2500;function Mn({text:e,label:t=g("copy.button")}){let[n,o]=b("");return l`<button type="button" class="button quiet copy" onClick=${async()=>{let i=await fs(typeof e=="string"?e:e());o(i?"done":"failed"),setTimeout(()=>o(""),us)}}>
    <${T} name=${n==="done"?"check":"copy"} />
    <span aria-live="polite">${n?g(`copy.${n}`):t}</span>
  </button>`}async function fs(e){try{return await navigator.clipboard.writeText(e),!0}catch{let t=document.createElement("textarea");t.value=e,t.className="visually-hidden";let n=document.activeElement;(document.querySelector("dialog[open]")??document.body).append(t),t.select();let o=document.execCommand("copy");return t.remove(),n instanceof HTMLElement&&n.focus(),o}}var ms=500,ps=90,Nt={advice:{},isForDevelopers:!1};function En(e){Object.assign(Nt,e)}function L({error:e,title:t,onRetry:n,children:o}){if(!e)return null;let s=e instanceof F?e:null,i=s?Nt.advice[s.status]:"",r=Nt.isForDevelopers||(s?.status??0)>=ms;return l`<div class="problem" role="alert">
    <p class="problem-words">
      ${t?l`<strong>${t}</strong>${" "}`:null}${Ae(e)}
    </p>
    ${i?l`<p>${i}</p>`:null} ${o}
    ${s?.retryAfterSeconds?l`<p>${hs(s.retryAfterSeconds)}</p>`:null}
    ${s?.requestId&&r?l`<p class="problem-id hint">
          ${Ke("problem.request",{id:l`<code>${s.requestId}</code>`})}
          ${s.status?`, ${g("problem.status",{status:`${s.status}`})}`:null}
          <${Mn} text=${s.requestId} label=${g("problem.copyId")} />
        </p>`:null}
    ${n?l`<button type="button" class="button" onClick=${n}>
          ${g("problem.again")}
        </button>`:null}
  </div>`}function Ae(e){let t=e instanceof Error?e.message:String(e);return ds(t)}function ds(e){let t=e.trim(),n=t.charAt(0).toUpperCase()+t.slice(1);return/[.!?…]$/.test(n)?n:`${n}.`}function hs(e){return e<ps?g("problem.wait",{count:e}):g("problem.waitMinutes",{count:Math.ceil(e/60)})}var $s=Symbol.for("preact-signals");function et(){if(ie>1){ie--;return}let e,t=!1;for((function(){let n=Xe;for(Xe=void 0;n!==void 0;){let o=n.S;if(o.v===n.v)for(let s=o.t;s!==void 0;s=s.x)s.i===n.i&&(s.i=o.i);n=n.o}})();Me!==void 0;){let n=Me;for(Me=void 0,Ze++;n!==void 0;){let o=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&jn(n))try{n.c()}catch(s){t||(e=s,t=!0)}n=o}}if(Ze=0,ie--,t)throw e}function Pt(e){if(ie>0)return e();jt=++_s,ie++;try{return e()}finally{et()}}var C,De,Me;function Ee(e){let t=C,n=De;C=void 0,De=void 0;try{return e()}finally{C=t,De=n}}var Xe,ie=0,Ze=0,_s=0,jt=0,Qe=0;function Nn(e){if(C===void 0)return;let t=e.n;if(t===void 0||t.t!==C)return t={i:0,S:e,p:C.s,n:void 0,t:C,e:void 0,x:void 0,r:t},C.s!==void 0&&(C.s.n=t),C.s=t,e.n=t,32&C.f&&e.S(t),t;if(t.i===-1)return t.i=0,t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=C.s,t.n=void 0,C.s.n=t,C.s=t),t}function j(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}j.prototype.brand=$s;j.prototype.h=function(){return!0};j.prototype.S=function(e){let t=this.t;t!==e&&e.e===void 0&&(e.x=t,this.t=e,t!==void 0?t.e=e:Ee(()=>{var n;(n=this.W)==null||n.call(this)}))};j.prototype.U=function(e){if(this.t!==void 0){let t=e.e,n=e.x;t!==void 0&&(t.x=n,e.e=void 0),n!==void 0&&(n.e=t,e.x=void 0),e===this.t&&(this.t=n,n===void 0&&Ee(()=>{var o;(o=this.Z)==null||o.call(this)}))}};j.prototype.subscribe=function(e){return Z(()=>{let t=this.value;Ee(()=>e(t))},{name:"sub"})};j.prototype.valueOf=function(){return this.value};j.prototype.toString=function(){return this.value+""};j.prototype.toJSON=function(){return this.value};j.prototype.peek=function(){return Ee(()=>this.value)};Object.defineProperty(j.prototype,"value",{get(){let e=Nn(this);return e!==void 0&&(e.i=this.i),this.v},set(e){if(e!==this.v){if(Ze>100)throw new Error("Cycle detected");(function(t){ie!==0&&Ze===0&&t.l!==jt&&(t.l=jt,Xe={S:t,v:t.v,i:t.i,o:Xe})})(this),this.v=e,this.i++,Qe++,ie++;try{for(let t=this.t;t!==void 0;t=t.x)t.t.N()}finally{et()}}}});function E(e,t){return new j(e,t)}function jn(e){for(let t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||!t.S.h()||t.S.i!==t.i)return!0;return!1}function Pn(e){for(let t=e.s;t!==void 0;t=t.n){let n=t.S.n;if(n!==void 0&&(t.r=n),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}function Ln(e){let t,n=e.s;for(;n!==void 0;){let o=n.p;n.i===-1?(n.S.U(n),o!==void 0&&(o.n=n.n),n.n!==void 0&&(n.n.p=o)):t=n,n.S.n=n.r,n.r!==void 0&&(n.r=void 0),n=o}e.s=t}function _e(e,t){j.call(this,void 0,t),this.x=e,this.s=void 0,this.g=Qe-1,this.f=4}_e.prototype=new j;_e.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===Qe))return!0;if(this.g=Qe,this.f|=1,this.i>0&&!jn(this))return this.f&=-2,!0;let e=C;try{Pn(this),C=this;let t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(t){this.v=t,this.f|=16,this.i++}return C=e,Ln(this),this.f&=-2,!0};_e.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(let t=this.s;t!==void 0;t=t.n)t.S.S(t)}j.prototype.S.call(this,e)};_e.prototype.U=function(e){if(this.t!==void 0&&(j.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(let t=this.s;t!==void 0;t=t.n)t.S.U(t)}};_e.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(let e=this.t;e!==void 0;e=e.x)e.t.N()}};Object.defineProperty(_e.prototype,"value",{get(){if(1&this.f)throw new Error("Cycle detected");let e=Nn(this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function tt(e,t){return new _e(e,t)}function Rn(e){let t=e.j;if(e.j=void 0,typeof t=="function"){ie++;let n=C;C=void 0;try{t()}catch(o){throw e.f&=-2,e.f|=8,Lt(e),o}finally{C=n,et()}}}function Lt(e){for(let t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=void 0,e.s=void 0,Rn(e)}function gs(e){if(C!==this)throw new Error("Out-of-order effect");Ln(this),C=e,this.f&=-2;try{8&this.f&&Lt(this)}finally{et()}}function ye(e,t){this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,De&&De.push(this)}ye.prototype.c=function(){let e=this.S();try{if(8&this.f||this.x===void 0)return;let t=this.x();typeof t=="function"&&(this.j=t)}finally{e()}};ye.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,Rn(this),Pn(this),ie++;let e=C;return C=this,gs.bind(this,e)};ye.prototype.N=function(){2&this.f||(this.f|=2,this.u=Me,Me=this)};ye.prototype.d=function(){this.f|=8,1&this.f||Lt(this)};ye.prototype.dispose=function(){this.d()};function Z(e,t){let n=new ye(e,t);try{n.c()}catch(s){throw n.d(),s}let o=n.d.bind(n);return o[Symbol.dispose]=o,o}var bs=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__,Hn,ot,nt;var Un=[];Z(function(){Hn=this.N})();function ve(e,t){k[e]=t.bind(null,k[e]||(()=>{}))}function Ne(e){if(nt){let t=nt;nt=void 0,t()}nt=e&&e.S()}function Fn({data:e}){let t=vs(e);t.name="ReactiveDom",t.value=e;let[n,o]=Ye(()=>{let s=this,i=this.__v;for(;i=i.__;)if(i.__c){i.__c.__$f|=4;break}let r=tt(()=>{let u=t.value.value;return u===0?0:u===!0?"":u||""}),c=tt(()=>!Array.isArray(r.value)&&!_t(r.value)),f=Z(function(){if(this.N=qn,c.value){let u=r.value;s.__v&&s.__v.__e&&s.__v.__e.nodeType===3&&(s.__v.__e.data=u)}}),p=this.__$u.d;return this.__$u.d=function(){f(),p.call(this)},[c,r]},[]);return n.value?o.peek():o.value}Fn.displayName="ReactiveTextNode";Object.defineProperties(j.prototype,{constructor:{configurable:!0,value:Ve(he,null).constructor},type:{configurable:!0,value:Fn},props:{configurable:!0,get(){let e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}});ve("__b",(e,t)=>{if(Ne(),ot=void 0,typeof t.type=="string"){let n,o=t.props;for(let s in o){if(s==="children")continue;let i=o[s];i instanceof j&&(n||(t.__np=n={}),n[s]=i,o[s]=i.peek())}}e(t)});ve("__r",(e,t)=>{if(e(t),t.type!==he){Ne();let n,o=t.__c;o&&(o.__$f&=-2,n=o.__$u,n===void 0&&(o.__$u=n=(function(s,i){let r;return Z(function(){r=this},{name:i}),r.c=s,r})((function(s){return function(){var i;bs&&((i=this.y)==null||i.call(this)),s.__$f|=1,s.setState({})}})(o),typeof t.type=="function"?t.type.displayName||t.type.name:""))),ot=o,Ne(n)}});ve("__e",(e,t,n,o)=>{Ne(),ot=void 0,e(t,n,o)});ve("diffed",(e,t)=>{Ne(),ot=void 0;let n;if(typeof t.type=="string"&&(n=t.__e)){let o=t.__np,s=t.props,i=n.U;if(i)for(let r in i){let c=i[r];c===void 0||o&&r in o||(c.d(),i[r]=void 0)}if(o){i||(i={},n.U=i);for(let r in o){let c=i[r],f=o[r];c===void 0?(c=ys(n,r,f,s),i[r]=c):c.o(f,s)}}}e(t)});function ys(e,t,n,o){let s=t in e&&e.ownerSVGElement===void 0,i=E(n);return{o:(r,c)=>{i.value=r,o=c},d:Z(function(){this.N=qn;let r=i.value.value;o[t]!==r&&(o[t]=r,s?e[t]=r:r!=null&&(r!==!1||t[4]==="-")?e.setAttribute(t,r):e.removeAttribute(t))})}}ve("unmount",(e,t)=>{if(typeof t.type=="string"){let n=t.__e;if(n){let s=n.U;if(s){n.U=void 0;for(let i in s){let r=s[i];r&&r.d()}}}let o=t.__np;if(o){let s=t.props;for(let i in o)s[i]=o[i]}t.__np=void 0}else{let n=t.__c;if(n){n.__$f|=8;let o=n.__$u;o&&(n.__$u=void 0,o.d())}}e(t)});ve("__h",(e,t,n,o)=>{o<3&&(t.__$f|=2),e(t,n,o)});ge.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;let n=this.__$u,o=n&&n.s!==void 0;for(let s in t)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){let s=2&this.__$f;if(!(o||s||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(let s in e)if(s!=="__source"&&e[s]!==this.props[s])return!0;for(let s in this.props)if(!(s in e))return!0;return!1};function vs(e,t){return Ye(()=>E(e,t),[])}var ws=e=>{queueMicrotask(()=>{queueMicrotask(e)})};function xs(){Pt(()=>{let e;for(;e=Un.shift();)Hn.call(e)})}function qn(){Un.push(this)===1&&(k.requestAnimationFrame||ws)(xs)}var ks=1e4,Bn=3,ce=E([]),Vn=0;function R(e,t){let n={id:++Vn,text:e,action:t};ce.value=[...ce.value,n].slice(-Bn),setTimeout(()=>st(n.id),ks)}function Wn(e){let t={id:++Vn,text:"",error:e};ce.value=[...ce.value,t].slice(-Bn)}function st(e){ce.value=ce.value.filter(t=>t.id!==e)}var Ss="X-Impersonation",Ts=401,it=E(null);function zn(e){let t=e.headers.get(Ss),n=e.status===Ts;if(t===null&&!n)return;let o=n?null:Date.parse(t?.replace("until=","")??"")||0;o!==it.peek()&&(it.value=o)}var Cs=4e4,Os=[1,2,4,8],Is=30,As=304,Ds=401,Jn=429,Kn=503,we=E(""),Ht=new Set,Rt=0;function Gn(e){let t=0,n=async f=>{let p=async()=>{if(f!==t)return!0;let d=await e.refresh?.()??!1;return d&&(t+=1),d},u=`tablewright.refresh ${new URL(".",document.baseURI).pathname}`;return navigator.locks?navigator.locks.request(u,p):p()},o=async(f,p,u)=>{let d=u.key??e.key?.()??"",h=u.timeoutMs?AbortSignal.timeout(u.timeoutMs):null,m=[u.signal,h].filter(_=>_ instanceof AbortSignal),$;try{let _={method:f,signal:AbortSignal.any(m),...Es(u,d)};$=await fetch(Ms(p,u.query),{..._,credentials:e.key&&!u.takesCookies?"omit":"same-origin"})}catch(_){if(u.signal?.aborted)throw _;let y=h?.aborted;throw new F(g(y?"request.slow":"request.offline"),{code:y?"slow":"offline"})}if(zn($),$.ok||$.status===As)return $;throw await Ns($,e)},s=async(f,p,u)=>{let d=t,h=e.key?.()??"";try{return await o(f,p,u)}catch(m){if(!(m instanceof F&&m.status===Ds)||u.isGuest||u.key!==void 0)throw m;if(e.refresh&&await n(d))return o(f,p,u);throw e.onUnauthenticated?.(h),m}},i=async(f,p,u={})=>{let d=!1;try{for(let h of[...e.isPatient?Os:[],null])try{let m=await s(f,p,u);return Yn(),m}catch(m){let $=m instanceof F?js(m,f,h):null;if($===null)throw m;d||(Rt+=1),d=!0,await Ls($,Ps(m))}throw new F(g("request.offline"),{code:"offline"})}finally{d&&(Rt-=1),Rt||(we.value="")}},r=async(f,p,u={})=>{let d=e.timeoutMs??Cs,h=await i(f,p,{timeoutMs:d,...u}),m=await h.text(),$=h.headers.get("Content-Type")?.includes("json"),_=u.read??e.read??JSON.parse;return{value:m===""?null:$?_(m):m,etag:h.headers.get("ETag")??"",serverMs:Date.parse(h.headers.get("Date")??"")||null}};return{send:i,receive:r,ask:async(f,p,u)=>(await r(f,p,u)).value}}function Ms(e,t={}){let n=new URL(e,document.baseURI);for(let[o,s]of Object.entries(t))s!=null&&s!==""&&n.searchParams.set(o,String(s));return n}function Es({json:e,body:t,headers:n={},ifMatch:o},s){let i={...n};s&&(i.Authorization=`Bearer ${s}`),o&&(i["If-Match"]=o);let r=e===void 0?t:JSON.stringify(e);return r instanceof Blob?i["Content-Type"]=r.type||"application/octet-stream":r!==void 0&&(i["Content-Type"]="application/json"),{body:r,headers:i}}async function Ns(e,{read:t=JSON.parse,message:n=o=>o}){let o={status:e.status,requestId:e.headers.get("X-Request-Id")??"",retryAfterSeconds:Number(e.headers.get("Retry-After")??0)||0};try{let{error:s}=t(await e.text());return new F(n(String(s.message)),{...o,code:String(s.code),details:s.details??{},requestId:String(s.requestId||o.requestId)})}catch{return new F(g("request.status",{status:`${e.status}`}),o)}}function js(e,t,n){if(n===null)return null;if(e.status===Kn||e.status===Jn){let o=e.retryAfterSeconds||n;return o<=Is?o:null}return e.code==="offline"&&t==="GET"?n:null}function Ps(e){return e.status===Jn?g("request.tooMany"):g(e.status===Kn?"request.busy":"request.lost")}async function Ls(e,t){we.value=t,await new Promise(n=>{Ht.add(n),setTimeout(n,e*1e3)})}function Yn(){we.value="";for(let e of Ht)e();Ht.clear()}globalThis.addEventListener?.("online",Yn);function Xn({notice:e}){let{id:t,text:n,action:o,error:s}=e;return l`<div class="notice">
    ${s?l`<${L} error=${s} />`:l`<p>${n}</p>`}
    ${o?l`<button
          type="button"
          class="button"
          onClick=${()=>{st(t),o.act()}}
        >
          ${o.label}
        </button>`:null}
    <button
      type="button"
      class="button quiet icon-only"
      aria-label=${g("notice.dismiss")}
      onClick=${()=>st(t)}
    >
      <${T} name="close" />
    </button>
  </div>`}function Zn(){return l`<div class="notices" role="status" aria-live="polite">
    ${we.value?l`<p class="notice waiting">${we.value}</p>`:null}
    ${ce.value.map(e=>l`<${Xn} key=${e.id} notice=${e} />`)}
  </div>`}function Qn({kind:e="info",action:t,onDismiss:n,children:o}){return l`<aside class="banner banner-${e}" aria-label=${g("banner.label")}>
    ${e==="info"?null:l`<${T} name="warning" />`}
    <p>${o}</p>
    ${t}
    ${n?l`<button
          type="button"
          class="button quiet icon-only"
          aria-label=${g("notice.dismiss")}
          onClick=${n}
        >
          <${T} name="close" />
        </button>`:null}
  </aside>`}function eo({href:e="admin/"}){let t=it.value;if(t===null)return null;let n=We(t,{timeStyle:"short"});return l`<${Qn}
    kind="warning"
    action=${l`<a class="button" href=${e}>${g("impersonation.back")}</a>`}
  >
    ${g("impersonation.banner",{time:n})}
  <//>`}function to({read:e,write:t,keep:n=()=>null}){let o=()=>e(location,history.state??{}),s=E(o()),i=()=>{let r=o();JSON.stringify(r)!==JSON.stringify(s.peek())&&(s.value=r)};return addEventListener("popstate",i),addEventListener("hashchange",i),{place:s,go(r,{replace:c=!1}={}){let f={...s.peek(),...r};history[c?"replaceState":"pushState"](n(f),"",t(f)),s.value=f}}}function no({hash:e}){let[t="",n=""]=e.replace(/^#\/?/,"").split("?",2);return{view:decodeURIComponent(t),params:Object.fromEntries(new URLSearchParams(n))}}function Ut({view:e,params:t}){let n=Object.entries(t).filter(([,s])=>s!==""),o=new URLSearchParams(n).toString();return`#/${encodeURIComponent(e)}${o&&`?${o}`}`}function oo(e){return t=>{t.ctrlKey||t.metaKey||t.shiftKey||t.altKey||(t.preventDefault(),e())}}var Rs=5;function so({label:e,sections:t,current:n}){let o=[...new Set(t.map(r=>r.group??""))],s=q(null);se(()=>{let r=s.current?.querySelector("[aria-current=page]");r instanceof HTMLElement&&s.current&&Hs(s.current,r)},[n,t.length]);let i=t.length>Rs?"sections-many":"sections-few";return l`<nav ref=${s} class="sections ${i}" aria-label=${e}>
    ${o.map(r=>l`<${Us}
        key=${r}
        name=${r}
        sections=${t.filter(c=>(c.group??"")===r)}
        current=${n}
      />`)}
  </nav>`}function Hs(e,t){let n=t.getBoundingClientRect().left-e.getBoundingClientRect().left;e.scrollLeft+=n-(e.clientWidth-t.offsetWidth)/2}function Us({name:e,sections:t,current:n}){let o=t.length===1&&t[0]?.label===e;return l`<div class="section">
    ${e&&!o?l`<h2>${e}</h2>`:null}
    <ul>
      ${t.map(s=>l`<${Fs} key=${s.id} section=${s} isCurrent=${s.id===n} />`)}
    </ul>
  </div>`}function Fs({section:e,isCurrent:t}){let{label:n,href:o,icon:s,badge:i,onOpen:r}=e;return l`<li>
    <a
      href=${o}
      aria-current=${t?"page":void 0}
      onClick=${r?oo(r):void 0}
    >
      ${s?l`<${T} name=${s} />`:null}
      <span class="section-label">${n}</span>
      ${i}
    </a>
  </li>`}function io(e){let{title:t,mark:n,context:o,status:s,tools:i,banner:r,sections:c,current:f,children:p}=e;return l`<div class="shell">
    <a class="skip" href="#main" onClick=${qs}>${g("shell.skip")}</a>
    <header class="masthead">
      <p class="masthead-name">${n}<span class="masthead-title">${t}</span></p>
      ${o} ${s}
      <div class="masthead-tools">${i}</div>
    </header>
    <${eo} />${r}
    <${so}
      label=${e.navigationLabel??g("shell.sections")}
      sections=${c}
      current=${f}
    />
    <main id="main" tabindex="-1">${p}</main>
    <${Zn} />
  </div>`}function rt({title:e}){return l`<span class="mark" aria-hidden="true">${e.charAt(0).toUpperCase()}</span>`}function qs(e){e.preventDefault(),document.getElementById("main")?.focus()}function ro({label:e,face:t,isIconOnly:n=!1,className:o="",children:s}){let[i,r]=b(!1),c=q(null),f=X(),p=()=>{r(!1),c.current?.querySelector("button")?.focus()};return be(()=>{let d=i?c.current?.querySelector("[data-first]"):null;d instanceof HTMLElement&&d.focus()},[i]),se(()=>{if(!i)return;let d=h=>{h.target instanceof Node&&!c.current?.contains(h.target)&&r(!1)};return document.addEventListener("pointerdown",d),document.addEventListener("focusin",d),()=>{document.removeEventListener("pointerdown",d),document.removeEventListener("focusin",d)}},[i]),l`<div class="popover ${o}" ref=${c} onKeyDown=${d=>{!i||d.key!=="Escape"||(d.preventDefault(),d.stopPropagation(),p())}}>
    <button
      type="button"
      class="button quiet ${n?"icon-only":""}"
      aria-expanded=${i}
      aria-controls=${i?f:void 0}
      aria-label=${n?e:void 0}
      onClick=${()=>r(!i)}
    >
      ${t}
    </button>
    ${i?l`<div class="popover-panel" id=${f} role="group" aria-label=${e}>
          ${s(p)}
        </div>`:null}
  </div>`}var ao=["system","light","dark"],at=document.documentElement,Ft=`${at.dataset.preferences}.theme`,qt=`${at.dataset.preferences}.letters`,xe=E(localStorage.getItem(Ft)??"system"),Bs=E(localStorage.getItem(qt)!=="off");Z(()=>{xe.value==="system"?(localStorage.removeItem(Ft),delete at.dataset.theme):(localStorage.setItem(Ft,xe.value),at.dataset.theme=xe.value)});Z(()=>{Bs.value?localStorage.removeItem(qt):localStorage.setItem(qt,"off")});function lt({legend:e,name:t,value:n,options:o,onValue:s,isLegendShown:i=!1}){return l`<fieldset class="segments-field">
    <legend class=${i?"field-label":"visually-hidden"}>${e}</legend>
    <div class="segments">
      ${o.map(([r,c,f])=>l`<label
          class="segment"
          key=${r}
          title=${f?c:void 0}
        >
          <input
            type="radio"
            name=${t}
            value=${r}
            checked=${n===r}
            onChange=${()=>s(r)}
          />
          <span>
            ${f?l`<${T} name=${f} />`:null}
            <span class="segment-label">${c}</span>
          </span>
        </label>`)}
    </div>
  </fieldset>`}function lo(){return l`<${lt}
    legend=${g("theme.title")}
    name="theme"
    value=${xe.value}
    options=${ao.map(e=>[e,g(`theme.${e}`)])}
    onValue=${e=>{xe.value=e}}
  />`}function co({name:e,note:t,items:n}){return l`<${ro}
    label=${e?g("user.of",{name:e}):g("user.menu")}
    face=${e?l`<span class="avatar" data-initials=${Vs(e)}></span>`:l`<${T} name="person" />`}
    isIconOnly
    className="user-menu"
  >
    ${o=>l`
      ${e?l`<p class="user-name">
            <strong>${e}</strong>${t?l`<span class="hint">${t}</span>`:null}
          </p>`:null}
      <${lo} />
      <ul class="popover-list">
        ${n.map(s=>l`<li key=${s.label}><${Ws} item=${s} close=${o} /></li>`)}
      </ul>
    `}
  <//>`}function Vs(e){let t=e.split(/\s+/).filter(Boolean);return[t[0],t.length>1?t.at(-1):""].map(n=>[...n??""][0]?.toUpperCase()??"").join("")}function Ws({item:e,close:t}){let n=l`${e.icon?l`<${T} name=${e.icon} />`:null}${e.label}`;return e.href?l`<a class="menu-item" href=${e.href}>${n}</a>`:l`<button type="button" class="menu-item" onClick=${()=>{t(),e.act?.()}}>${n}</button>`}function Q(e,t){let[n,o]=b(null),[s,i]=b(null),r=q(0),c=q(Promise.resolve()),f=async()=>{let u=++r.current;try{let d=await e();if(u!==r.current)return;o(()=>d),i(null)}catch(d){u===r.current&&i(d)}},p=()=>(c.current=f(),c.current);return se(()=>(o(null),p(),()=>{r.current+=1}),t),{answer:n,problem:s,again:p,settled:()=>c.current}}function ee({title:e,onClose:t,onCancel:n,children:o}){let s=q(null),i=q(!1),r=X();return be(()=>{let f=document.activeElement,p=s.current;p?.showModal();let u=p?.querySelector("[data-first]");return u instanceof HTMLElement&&u.focus(),()=>{i.current=!0,p?.close(),f instanceof HTMLElement&&f.isConnected&&f.focus()}},[]),l`<dialog
    class="dialog"
    ref=${s}
    aria-labelledby=${r}
    onCancel=${f=>{n&&(f.preventDefault(),n())}}
    onClose=${()=>{i.current||t()}}
  >
    <header class="dialog-head">
      <h2 id=${r}>${e}</h2>
      <button
        type="button"
        class="button quiet icon-only"
        aria-label=${g("dialog.close")}
        onClick=${n??t}
      >
        <${T} name="close" />
      </button>
    </header>
    <div class="dialog-body">${o}</div>
  </dialog>`}function z({title:e,deed:t,word:n,isDanger:o=!0,onConfirm:s,onClose:i,children:r}){let[c,f]=b(""),[p,u]=b(!1),[d,h]=b(null),m=X(),$=!n||c.trim()===n;return l`<${ee} title=${e} onClose=${i}>
    <form onSubmit=${async y=>{if(y.preventDefault(),!(!$||p)){u(!0),h(null);try{await s(),i()}catch(v){h(v),u(!1)}}}}>
      ${r}
      ${n&&l`<div class="field">
        <label for=${m}>${Ke("confirm.type",{name:l`<code>${n}</code>`})}</label>
        <input
          id=${m}
          data-first
          value=${c}
          autocomplete="off"
          autocapitalize="off"
          spellcheck=${!1}
          onInput=${y=>f(y.target.value)}
        />
      </div>`}
      <${L} error=${d} />
      <div class="actions">
        <button
          type="submit"
          class="button ${o?"danger":"strong"}"
          disabled=${!$||p}
        >
          ${t}
        </button>
        <button
          type="button"
          class="button"
          data-first=${n?void 0:!0}
          onClick=${i}
        >
          ${g("confirm.cancel")}
        </button>
      </div>
    </form>
  <//>`}var zs=l`<svg
  class="empty-drawing"
  viewBox="0 0 120 72"
  aria-hidden="true"
  focusable="false"
>
  <path d="M22 16h76v44H22z" />
  <path d="M22 30h76M34 42h30M34 50h18" class="faint" />
</svg>`;function uo({title:e,children:t}){return l`<div class="empty">
    ${zs}
    <h2>${e}</h2>
    ${t}
  </div>`}function fo(e){let{label:t,cursors:n,next:o,onCursors:s,previousLabel:i,nextLabel:r,note:c}=e;return n.length===0&&!o&&!e.isAlwaysShown?null:l`<nav class="pager" aria-label=${t??g("pager.label")}>
    <button
      type="button"
      class="button"
      disabled=${n.length===0}
      onClick=${()=>s(n.slice(0,-1))}
    >
      <${T} name="back" />${i??g("pager.previous")}
    </button>
    <span class="hint">${c??g("pager.page",{page:n.length+1})}</span>
    <button
      type="button"
      class="button"
      disabled=${!o}
      onClick=${()=>o&&s([...n,o])}
    >
      ${r??g("pager.next")}<${T} name="next" />
    </button>
  </nav>`}function mo({ids:e,selected:t,onSelect:n,children:o}){let s=e.filter(r=>t.has(r)).length,i=s>0&&s===e.length;return l`<div class="table-bulk">
    <label class="table-all">
      <input
        type="checkbox"
        checked=${i}
        indeterminate=${s>0&&!i}
        onChange=${()=>n(new Set(i?[]:e))}
      />
      <span aria-live="polite">
        ${s?g("table.selected",{count:s}):g("table.selectAll",{count:e.length})}
      </span>
    </label>
    ${s?o:null}
  </div>`}function po({id:e,selected:t,onSelect:n}){let o=()=>{let i=new Set(t);i.delete(e)||i.add(e),n(i)};return l`<td class="table-choose" onClick=${i=>i.stopPropagation()}>
    <label>
      <input type="checkbox" checked=${t.has(e)} onChange=${o} />
      <span class="visually-hidden">${g("table.select",{name:e})}</span>
    </label>
  </td>`}function ho(e,t,n,o,s){let i=s.toLowerCase().split(/\s+/).filter(Boolean),r=e.filter(p=>{let u=o?.(p).toLowerCase()??"";return i.every(d=>u.includes(d))}),c=t.find(p=>p.name===n?.name)?.sortBy;if(!n||!c)return r;let f=n.isDescending?-1:1;return r.sort((p,u)=>f*Js(c(p),c(u)))}function Js(e,t){return e===null||t===null?+(e===null)-+(t===null):typeof e=="number"&&typeof t=="number"?e-t:String(e).localeCompare(String(t),document.documentElement.lang,{numeric:!0})}function $o(e){let t={ArrowDown:1,ArrowUp:-1}[e.key],{currentTarget:n,target:o}=e;if(!t||!(n instanceof Element)||!(o instanceof Element)||!o.matches("[data-item]"))return;let s=[...n.querySelectorAll("[data-item]")],i=s[s.findIndex(r=>r===o)+t];i&&(e.preventDefault(),i.focus())}function je(e){let{label:t,columns:n,rows:o,idOf:s,filterBy:i,selected:r,onSelect:c,actions:f}=e,[p,u]=b(null),[d,h]=b(""),m=ho(o,n,p,i,d),$=m.map(s);return l`<div class="table-block">
    ${i?l`<${Ks} value=${d} onValue=${h} />`:null}
    ${r&&c?l`<${mo} ids=${$} selected=${r} onSelect=${c}>${f}<//>`:null}
    <div
      class="table-place ${e.isLoading?"is-loading":""}"
      role="group"
      aria-label=${t}
      tabindex="0"
    >
      <table class="table" onKeyDown=${$o}>
        <caption class="visually-hidden">
          ${t}
        </caption>
        <thead>
          <tr>
            ${r?l`<td class="table-choose"></td>`:null}
            ${n.map(_=>l`<${Gs} column=${_} sort=${p} onSort=${u} />`)}
          </tr>
        </thead>
        <tbody>
          ${m.map(_=>l`<${Ys} key=${s(_)} row=${_} table=${e} />`)}
        </tbody>
      </table>
    </div>
    ${d&&m.length===0?l`<p class="hint" role="status">${g("table.noMatch",{filter:d})}</p>`:null}
  </div>`}function Ks({value:e,onValue:t}){let n=X();return l`<div class="table-filter">
    <label class="visually-hidden" for=${n}>${g("table.filter")}</label>
    <${T} name="search" />
    <input
      id=${n}
      type="search"
      autocomplete="off"
      placeholder=${g("table.filter")}
      value=${e}
      onInput=${o=>t(o.target.value)}
    />
  </div>`}function Gs({column:e,sort:t,onSort:n}){let{name:o,label:s,hint:i,isNumeric:r,sortBy:c}=e,f=t?.name===o,p=f?t.isDescending?"descending":"ascending":"none";return l`<th
    scope="col"
    class=${r?"number":""}
    title=${i}
    aria-sort=${c?p:void 0}
  >
    ${c?l`<button type="button" class="sort" onClick=${()=>n(f&&t.isDescending?null:{name:o,isDescending:f})}>
          ${s}
          ${f?l`<${T} name=${t.isDescending?"down":"up"} />`:null}
        </button>`:s}
  </th>`}function Ys({row:e,table:t}){let{columns:n,idOf:o,onOpen:s,openId:i,selected:r,onSelect:c}=t,f=o(e),p=f===i,u=s?()=>s(e):void 0;return l`<tr
    class="${p?"row-open":""} ${u?"row-opens":""}"
    onClick=${u}
  >
    ${r&&c?l`<${po} id=${f} selected=${r} onSelect=${c} />`:null}
    ${n.map(({name:d,label:h,cell:m,isNumeric:$},_)=>{let y=m(e);return l`<td key=${d} data-label=${h} class=${$?"number":""}>
        ${_===0&&u?l`<button
              type="button"
              class="link"
              data-item=${f}
              aria-expanded=${i===void 0?void 0:p}
              onClick=${v=>{v.stopPropagation(),u()}}
            >
              ${y}
            </button>`:l`<span class="cell">${y}</span>`}
      </td>`})}
  </tr>`}var _o={accounts:{find:"Account",findHint:"The whole account id.",findNameHint:"An account id, or the beginning of a name.",id:"Account id",name:"Name",none:"No account matches “{words}”",noneAtAll:"No accounts yet",reactivated:"The account is active again.",suspendHint:"People can only read in this account and below it. Its administrators see the reason.",suspendTitle:"Suspend {name}",suspended:"The account is suspended.",title:"Accounts"},activities:{actor:"By",agent:"Browser",by:{account:"Account",type:"Type",user:"User"},changes:"Changes",hint:"Without a filter, the list shows the activity of the whole system.",network:"Network address",none:"No activities",resource:"What",time:"Time",title:"Activity",type:"Type"},actor:{key:"Key",nobody:"Anonymous",operator:"Operator",system:"System",user:"User"},deed:{enable:"Enable",endView:"End view",factor:"Reset second factor",limits:"Limits",reactivate:"Reactivate",sessions:"End sessions",suspend:"Suspend",view:"View as this person"},done:{endView:"The view has ended.",factor:"The second factor is removed.",reactivate:"The person is active again.",sessions:"All sessions have ended.",suspend:"The person is suspended.",view:"The view has started. Open the product to see it."},door:{docs:"API documentation",hint:"This tab keeps the token until you close it or sign out.",missing:"Enter the operator's token.",rejected:"The server no longer accepts this token. Sign in with another one.",signIn:"Sign in",signedOut:"You are signed out.",title:"Operator sign-in",token:"Operator's token"},hooks:{enabled:"The endpoint is enabled.",hint:"Messages for these endpoints are held until they are enabled.",none:"All webhook endpoints get messages",reason:"Reason",since:"Since",sure:"An endpoint of {tenant} will get messages again. Held messages can be replayed.",tenant:"Tenant",title:"Webhooks",url:"URL"},jobs:{attempts:"Attempts",cancel:"Cancel jobs",cancelDone:{one:"{count} job is cancelled.",other:"{count} jobs are cancelled."},cancelSure:{one:"{count} job will not run. A running job is asked to stop.",other:"{count} jobs will not run. Running jobs are asked to stop."},cancelling:"Cancelling",counts:"{abandoned} abandoned, {unfinished} waiting or running.",discard:"Discard",discardDone:{one:"{count} job discarded.",other:"{count} jobs discarded."},discardSure:{one:"{count} job will be deleted. This cannot be undone.",other:"{count} jobs will be deleted. This cannot be undone."},due:"Time",error:"Last error or process",id:"Job id",kind:"Kind",more:"more than {count}",none:{abandoned:"No abandoned jobs",running:"No running jobs",waiting:"No waiting jobs"},priorities:{high:"High",low:"Low",urgent:"Urgent"},redo:"Redo",redoDone:{one:"{count} job runs again.",other:"{count} jobs run again."},state:"State",states:{abandoned:"Abandoned",lines:"Lines",running:"Running",waiting:"Waiting"},title:"Jobs"},limits:{fixed:"The {plan} plan does not allow it. Edit the plan, and turn on “Limits by agreement”.",fromPlan:"{plan} plan: {value}",hint:"They replace those of the plan, until the account changes its plan.",none:"The account has no plan.",numberHint:"A number, or -1 for unlimited. Empty fields keep the plan's limit.",save:"Save limits",saved:"The limits of {name} are saved.",title:"Limits of {name}",wrong:"Enter a number from -1 up."},lines:{all:"All lines",cap:"Cap",first:"Oldest job",held:"On hold",hint:"A line runs one job at a time. These are on hold, or have waiting jobs.",hold:"Hold",holdDone:"{line} is on hold.",holdSure:"The line starts no job until you release it. A running job continues.",holdTitle:"Hold {line}",jobs:"Jobs of {line}",line:"Line",none:"No line has waiting jobs",of:"{line} of {tenant}",order:"Jobs run one at a time, in this order.",release:"Release",releaseDone:"{line} is released.",releaseSure:"The line goes on with its oldest job.",releaseTitle:"Release {line}",slots:"{name}: {inside} of {atOnce}",slotsWaiting:"{used}, {waiting} waiting",title:"Lines",waiting:"Waiting"},list:{deeds:"Actions",emptyPage:"Nothing on this page matches. Go on to the next one.",filter:"Filter",find:"Find",loading:"Loading…",refresh:"Refresh"},nodes:{id:"Process",none:"No process runs background work",seen:"Last seen",title:"Processes",version:"Version"},outgoing:{budget:"Budget",budgets:"Budgets in use",failures:"Failures in a row",free:"Unused from",held:"Held until",host:"Host",hosts:"Failing hosts",noBudgets:"No budget is in use",noHosts:"No host fails",paused:"Paused until",running:"Running requests",title:"Outgoing"},page:{docs:"API documentation",name:"Operator",product:"Open the product",signOut:"Sign out",title:"{title} operator"},people:{email:"E-mail",find:"Person",findHint:"The whole e-mail address, or a user id.",lastSignIn:"Last sign-in",name:"Name",none:"No person matches “{words}”",noneAtAll:"No people yet",status:"Status",title:"People"},person:{confirmed:"E-mail confirmed",device:"Device",ends:"Ends",factor:"Second factor",id:"User id",noSessions:"No sessions.",openView:"Open the product",operator:"Operator view",role:"Role",sessions:"Sessions",started:"Started",suspendHint:"All sessions end, and sign-ins and API keys are rejected.",suspendTitle:"Suspend {name}",viewHint:"You see the product as this person does, for 30 minutes, and can change nothing. The person and their accounts find an entry with the reason in their logs.",viewTitle:"View as {name}"},plans:{create:"Create plan",createTitle:"Create a plan",currency:"Currency",customizable:"Limits by agreement",default:"Default",edit:"Edit",editTitle:"Edit {name}",features:"Features",featuresHint:"One per line, as customers read them.",hint:"New accounts get the default plan. New limits apply to all of its accounts at once.",id:"Id",idHint:"Letters, digits, - and _. It cannot be changed.",isActive:"On sale",limits:"Limits",limitsHint:"One per line, such as users: 20. -1 is unlimited.",makeDefault:"Make default",madeDefault:"New accounts now get the {name} plan.",name:"Name",none:"No plans yet",off:"Not on sale",overage:"Overage",overageHint:"Limit, units and their price in minor units: apiCallsPerMonth: 1000 50.",price:"Price per month",priceHint:"In minor units: 4900 is 49.00.",save:"Save",saved:"{name} is saved.",status:"Status",sureDefault:"New accounts will get the {name} plan. Other accounts keep theirs.",title:"Plans",type:"Type",typeHint:"Such as starter. Some systems allow only certain types.",unlimited:"Unlimited",wrongLimits:"Each line must be a name, a colon and a value.",wrongNumber:"Enter a whole number.",wrongOverage:"Each line must be a limit, a colon and two whole numbers."},reason:{cancel:"Cancel",hint:"It is written to the audit log.",label:"Reason",missing:"Enter a reason."},status:{active:"Active",disabled:"Disabled",ended:"Ended by the receiver",suspended:"Suspended",terminated:"Terminated"},sure:{endView:"The view of {name} ends.",factor:"{name} can then sign in with the password alone, and gets an e-mail about it.",reactivate:"{name} can be used again.",sessions:"{name} must sign in again on every device."},tables:{bytes:"Size",indexes:"Indexes",items:"Items",name:"Table",none:"No tables",tables:"Tables",title:"System"},usage:{account:"Account",day:"Day",hint:"What each account used on one day, in UTC.",none:"No account used anything on this day",title:"Usage"},value:{no:"No",off:"Off",on:"On",yes:"Yes"}};var{text:a,rich:pl}=_n({"en-GB":_o});function go(){let e=`tablewright.key ${new URL(".",document.baseURI).pathname}`,t=E(sessionStorage.getItem(e)??""),n=E("");return{key:t,reason:n,keep(o){sessionStorage.setItem(e,o),n.value="",t.value=o},forget(o){sessionStorage.removeItem(e),n.value=o,t.value=""}}}var{key:Pe,reason:bo,keep:yo,forget:ct}=go();var Bt=Gn({key:()=>Pe.peek(),onUnauthenticated:e=>{e===Pe.peek()&&ct(a("door.rejected"))}});function J(e,t){return Bt.ask("GET",`../v1/admin${e}`,t)}function ut(e,t,n){return Bt.ask(e,`../v1/admin${t}`,{json:n})}function H(e,t,n){return Bt.ask("POST",`../v1/admin${e}`,{json:t,...n})}function O(e,t={}){let n=JSON.stringify([e,t]),[o,s]=b({key:n,cursors:[]}),i=o.key===n?o.cursors:[],r=i.at(-1)??"",c=Q(()=>J(e,{query:{...t,cursor:r}}),[n,r]);return{...c,rows:c.answer?.items??null,next:c.answer?.nextCursor??null,cursors:i,setCursors:f=>s({key:n,cursors:f})}}function I({listing:e,label:t,empty:n,...o}){let{rows:s,problem:i,again:r,cursors:c,next:f,setCursors:p}=e,u=s?.length===0;return l`<${L} error=${i} onRetry=${r} />
    ${s&&s.length>0?l`<${je} label=${t} rows=${s} ...${o} />`:null}
    ${u&&!f&&c.length===0?l`<div class="sheet"><${uo} title=${n} /></div>`:null}
    ${u&&(f||c.length>0)?l`<p class="hint" role="status">${a("list.emptyPage")}</p>`:null}
    ${!s&&!i?l`<p class="hint" role="status">${a("list.loading")}</p>`:null}
    <${fo} cursors=${c} next=${f} onCursors=${p} />`}function U({label:e,value:t,onValue:n,hint:o,fault:s,type:i="text",options:r,...c}){let{autofocus:f=!1,...p}=c,u=X(),d=q(null);be(()=>{f&&d.current?.focus()},[]);let h=s||o,m=h?`${u}-note`:void 0,$=_=>n(_.target.value);return l`<div class="field">
    <label for=${u}>${e}</label>
    ${r?l`<select
          id=${u}
          ref=${d}
          onChange=${$}
          aria-describedby=${m}
          ...${p}
        >
          ${r.map(([_,y])=>l`<option value=${_} selected=${_===t}>${y}</option>`)}
        </select>`:l`<${i==="area"?"textarea":"input"}
          id=${u}
          ref=${d}
          type=${i==="area"?void 0:i}
          value=${t}
          onInput=${$}
          autocomplete="off"
          spellcheck=${!1}
          aria-describedby=${m}
          aria-invalid=${s?"true":void 0}
          ...${p}
        />`}
    ${h?l`<p id=${m} class=${s?"hint fault":"hint"}>${h}</p>`:null}
  </div>`}var Xs=500;function Le({title:e,deed:t,isDanger:n=!0,onReason:o,onClose:s,children:i}){let[r,c]=b(""),[f,p]=b(""),[u,d]=b(!1),[h,m]=b(null);return l`<${ee} title=${e} onClose=${s}>
    <form onSubmit=${async _=>{if(_.preventDefault(),!r.trim())return p(a("reason.missing"));d(!0),m(null);try{await o(r.trim()),s()}catch(y){m(y),d(!1)}}} noValidate>
      ${i}
      <${U}
        label=${a("reason.label")}
        type="area"
        value=${r}
        onValue=${_=>{c(_),p("")}}
        fault=${f}
        hint=${a("reason.hint")}
        maxlength=${Xs}
        data-first
      />
      <${L} error=${h} />
      <div class="actions">
        <button
          type="submit"
          class="button ${n?"danger":"strong"}"
          disabled=${u}
        >
          ${t}
        </button>
        <button type="button" class="button" onClick=${s}>${a("reason.cancel")}</button>
      </div>
    </form>
  <//>`}function te({deed:e,name:t,onPress:n}){let o=s=>{s.stopPropagation(),n()};return l`<button
    type="button"
    class="button"
    aria-label=${`${e}… ${t}`}
    onClick=${o}
  >
    ${e}…
  </button>`}function M({title:e,hint:t,onRefresh:n,children:o}){return l`<section aria-labelledby="view-title">
    <header class="screen-head">
      <h1 id="view-title">${e}</h1>
      ${n&&l`<div class="screen-tools">
        <button type="button" class="button" onClick=${n}>
          <${T} name="refresh" />${a("list.refresh")}
        </button>
      </div>`}
    </header>
    ${t?l`<p class="hint screen-hint">${t}</p>`:null} ${o}
  </section>`}function ft({facts:e}){return l`<dl class="facts">
    ${e.filter(([,t])=>t!=null&&t!=="").map(([t,n])=>l`<div key=${t}><dt>${t}</dt><dd>${n}</dd></div>`)}
  </dl>`}function mt({label:e,hint:t,value:n,onSearch:o}){let[s,i]=b(n);return l`<form class="search" role="search" onSubmit=${c=>{c.preventDefault(),o(s.trim())}}>
    <${U} label=${e} hint=${t} type="search" value=${s} onValue=${i} />
    <button type="submit" class="button strong">${a("list.find")}</button>
  </form>`}var{place:Zs,go:Qs}=to({read:no,write:Ut}),K=Zs;function ue(e,t={}){return Ut({view:e,params:t})}function B(e,t={}){Qs({view:e,params:t})}function ke(e){let t=e.replace(/([a-z0-9])([A-Z])/g,"$1 $2").replace(/[_\-.]+/g," ");return t.charAt(0).toUpperCase()+t.slice(1).toLowerCase()}function Vt(e){let t=[];for(let n of e.split(`
`)){if(!n.trim())continue;let[o="",...s]=n.split(":"),i=s.join(":").trim();if(!o.trim()||!i)return null;t.push([o.trim(),i])}return t}function vo(e){return Object.entries(e).map(([t,n])=>`${t}: ${n}`).join(`
`)}function pt(e){return/^-?\d+$/.test(e)?Number(e):e}function wo({account:e,onClose:t}){let n=`/accounts/${encodeURIComponent(e.accountId)}/plan`,{answer:o,problem:s,again:i}=Q(()=>J(n),[n]),r=o;return l`<${ee} title=${a("limits.title",{name:e.name})} onClose=${t}>
    <${L} error=${s} onRetry=${i} />
    ${r&&!r.plan?l`<p>${a("limits.none")}</p>`:null}
    ${r?.plan&&!r.plan.customizable?l`<p>${a("limits.fixed",{plan:r.plan.name})}</p>`:null}
    ${r?.plan?.customizable?l`<${ei} path=${n} name=${e.name} held=${r} onClose=${t} />`:null}
  <//>`}function ei({path:e,name:t,held:n,onClose:o}){let s=Object.entries(n.plan?.limits??{}),[i,r]=b(Object.fromEntries(s.map(([$])=>[$,`${n.overrides?.[$]??""}`]))),[c,f]=b(""),[p,u]=b(null),[d,h]=b(!1);return l`<form class="form" onSubmit=${async $=>{$.preventDefault();let _=s.filter(([v])=>i[v]?.trim()).map(([v,w])=>({limit:v,ofPlan:w,value:pt(i[v]?.trim()??"")})),y=_.find(({ofPlan:v,value:w})=>typeof v=="number"&&!ti(w));if(f(y?.limit??""),u(null),!(y||d)){h(!0);try{let v=Object.fromEntries(_.map(({limit:w,value:x})=>[w,x]));await ut("PUT",`${e}/overrides`,{limits:v}),R(a("limits.saved",{name:t})),o()}catch(v){u(v),h(!1)}}}} noValidate>
    <p class="hint">${a("limits.hint")} ${a("limits.numberHint")}</p>
    <div class="limit-fields">
      ${s.map(([$,_],y)=>l`<${U}
          key=${$}
          label=${ke($)}
          hint=${a("limits.fromPlan",{plan:n.plan?.name??"",value:_===-1?a("plans.unlimited"):`${_}`})}
          inputmode=${typeof _=="number"?"numeric":void 0}
          data-first=${y===0?!0:void 0}
          fault=${c===$?a("limits.wrong"):""}
          value=${i[$]}
          onValue=${v=>r({...i,[$]:v})}
        />`)}
    </div>
    <${L} error=${p} />
    <div class="actions">
      <button type="submit" class="button strong" disabled=${d}>${a("limits.save")}</button>
      <button type="button" class="button" onClick=${o}>${a("reason.cancel")}</button>
    </div>
  </form>`}function ti(e){return typeof e=="number"&&e>=-1}function xo({overview:e}){let{find:t=""}=K.value.params,n=e.findsAccountsByName?"accounts.findNameHint":"accounts.findHint";return l`<${M} title=${a("accounts.title")}>
    <${mt}
      key=${t}
      label=${a("accounts.find")}
      hint=${a(n)}
      value=${t}
      onSearch=${o=>B("accounts",{find:o})}
    />
    ${(t||e.listsAccounts)&&l`<${oi} key=${t} words=${t} overview=${e} />`}
  <//>`}var ni=/^[\w-]{20,64}$/;function oi({words:e,overview:t}){let o=t.findsAccountsByName&&!ni.test(e)?"name":"id",s=O("/accounts",e?{[o]:e}:{}),[i,r]=b(null),[c,f]=b(null),p=()=>r(null),u=t.sections.includes("plans"),d=`/accounts/${encodeURIComponent(i?.accountId??"")}`,h=async(m,$)=>{await H(`${d}/${m}`,$),R(a(m==="suspend"?"accounts.suspended":"accounts.reactivated")),await s.again()};return l`<${I}
      listing=${s}
      label=${a("accounts.title")}
      columns=${si(r,u?f:null)}
      idOf=${m=>m.accountId}
      empty=${e?a("accounts.none",{words:e}):a("accounts.noneAtAll")}
    />
    ${c&&l`<${wo} account=${c} onClose=${()=>f(null)} />`}
    ${i?.status==="active"&&l`<${Le}
      title=${a("accounts.suspendTitle",{name:i.name})}
      deed=${a("deed.suspend")}
      onReason=${m=>h("suspend",{reason:m})}
      onClose=${p}
    >
      <p>${a("accounts.suspendHint")}</p>
    <//>`}
    ${i?.status==="suspended"&&l`<${z}
      title=${a("deed.reactivate")}
      deed=${a("deed.reactivate")}
      onConfirm=${()=>h("reactivate")}
      onClose=${p}
    >
      <p>${a("sure.reactivate",{name:i.name})}</p>
    <//>`}`}function si(e,t){return[{name:"name",label:a("accounts.name"),cell:n=>n.name},{name:"status",label:a("people.status"),cell:n=>l`${a(`status.${n.status}`)}${n.suspendedFor?l`<br /><span class="hint">${n.suspendedFor}</span>`:null}`},{name:"id",label:a("accounts.id"),cell:n=>l`<code>${n.accountId}</code>`},{name:"deed",label:a("list.deeds"),cell:n=>l`<span class="row-deeds">
        ${t&&ii(n)?l`<${te}
              deed=${a("deed.limits")}
              name=${n.name}
              onPress=${()=>t(n)}
            />`:null}
        ${n.status==="terminated"?null:l`<${te}
              deed=${a(n.status==="active"?"deed.suspend":"deed.reactivate")}
              name=${n.name}
              onPress=${()=>e(n)}
            />`}
      </span>`}]}function ii({path:e=""}){return e.split("/").filter(Boolean).length<=1}var ko=3,ri=4e6;function To({before:e,after:t,label:n}){let o=ai(So(e),So(t));if(o.every(r=>r.sign===" "))return l`<p class="hint">${g("diff.same")}</p>`;let i={"+":g("diff.added"),"-":g("diff.removed")," ":""};return l`<div class="diff" role="group" tabindex="0" aria-label=${n}>
    <ul>
      ${ci(o).map(r=>typeof r=="number"?l`<li class="diff-fold">${g("diff.folded",{count:r})}</li>`:l`<li class=${`diff-line diff-${{"+":"in","-":"out"," ":"same"}[r.sign]}`}>
              <span class="diff-sign" aria-hidden="true">${r.sign}</span>
              <span class="visually-hidden">${i[r.sign]}</span>
              <code>${r.line}</code>
            </li>`)}
    </ul>
  </div>`}function ai(e,t){let n=0;for(;n<e.length&&n<t.length&&e[n]===t[n];)n++;let o=0,s=Math.min(e.length,t.length)-n;for(;o<s&&e.at(-1-o)===t.at(-1-o);)o++;let i=r=>r.map(c=>({sign:" ",line:c}));return[...i(e.slice(0,n)),...li(e.slice(n,e.length-o),t.slice(n,t.length-o)),...i(e.slice(e.length-o))]}function li(e,t){let n=t.length+1,o=(e.length+1)*n>ri,s=new Uint32Array(o?0:(e.length+1)*n),i=(p,u)=>s[p*n+u]??0;if(!o)for(let p=e.length-1;p>=0;p--)for(let u=t.length-1;u>=0;u--){let d=Math.max(i(p+1,u),i(p,u+1));s[p*n+u]=e[p]===t[u]?i(p+1,u+1)+1:d}let r=[],[c,f]=[0,0];for(;c<e.length||f<t.length;){let[p,u]=[e[c],t[f]];!o&&p!==void 0&&p===u?(r.push({sign:" ",line:p}),c++,f++):p!==void 0&&(u===void 0||i(c+1,f)>=i(c,f+1))?(r.push({sign:"-",line:p}),c++):(r.push({sign:"+",line:u??""}),f++)}return r}function ci(e){let t=e.map((o,s)=>e.slice(Math.max(0,s-ko),s+ko+1).some(i=>i.sign!==" ")),n=[];return e.forEach((o,s)=>{let i=n.at(-1);t[s]?n.push(o):typeof i=="number"?n[n.length-1]=i+1:n.push(1)}),n}function So(e){let t=typeof e=="string"?e:JSON.stringify(e,null,2)??"";return t===""?[]:t.split(`
`)}var Wt=1e4,zt=E(Date.now());function Co(){document.hidden||(zt.value=Date.now())}setInterval(Co,Wt);document.addEventListener("visibilitychange",Co);var ui=5e3,Hc=[["second",1e3,6e4],["minute",6e4,36e5],["hour",36e5,2*864e5],["day",864e5,1/0]],fi={day:"numeric",month:"short",year:"numeric",hour:"2-digit",minute:"2-digit",second:"2-digit",fractionalSecondDigits:3,timeZoneName:"short"};function mi(e,t=zt.value){let n=t-e;if(n>-Wt&&n<ui)return g("when.now");let o=Math.round(n/1e3);return Math.abs(o)<60?new Intl.RelativeTimeFormat(document.documentElement.lang).format(-o,"second"):gn(e,t,{numeric:"always"})}function Oo(e){return We(e,fi)}function Io({ms:e,isExact:t=!1}){let n=new Date(e).toISOString(),o=mi(e);return t?l`<time class="when when-exact" datetime=${n}>
    <span>${o}</span>
    <span>${Oo(e)}</span>
    <code>${e}</code>
  </time>`:l`<time class="when" datetime=${n} title="${Oo(e)} (${e})">${o}</time>`}function P({at:e}){return e?l`<${Io} ms=${Date.parse(e)} />`:null}function fe(e){return e?l`<${P} at=${e} />`:null}var Jt=["account","user","type"],pi=[{name:"type",label:a("activities.type"),cell:e=>e.type},{name:"time",label:a("activities.time"),cell:e=>l`<${P} at=${e.timestamp} />`},{name:"actor",label:a("activities.actor"),cell:e=>Do(e)},{name:"resource",label:a("activities.resource"),cell:e=>`${e.resource} ${e.resourceId??""}`}];function Ao(){let e=K.value.params,t=Object.fromEntries(Jt.map(i=>[i,e[i]??""])),n=O("/activities",t),[o,s]=b(null);return l`<${M}
    title=${a("activities.title")}
    hint=${a("activities.hint")}
    onRefresh=${n.again}
  >
    <${di} key=${JSON.stringify(t)} values=${t} />
    <${I}
      listing=${n}
      label=${a("activities.title")}
      columns=${pi}
      idOf=${i=>i.activityId}
      onOpen=${s}
      empty=${a("activities.none")}
    />
    ${o&&l`<${hi} entry=${o} onClose=${()=>s(null)} />`}
  <//>`}function di({values:e}){let[t,n]=b(e);return l`<form class="filters" role="search" onSubmit=${s=>{s.preventDefault(),B("activities",Object.fromEntries(Jt.map(i=>[i,(t[i]??"").trim()])))}}>
    ${Jt.map(s=>l`<${U}
        key=${s}
        label=${a(`activities.by.${s}`)}
        value=${t[s]??""}
        onValue=${i=>n({...t,[s]:i})}
      />`)}
    <button type="submit" class="button">${a("list.filter")}</button>
  </form>`}function hi({entry:e,onClose:t}){let{before:n,after:o,details:s={}}=e;return l`<${ee} title=${e.type} onClose=${t}>
    <${ft}
      facts=${[[a("activities.time"),l`<${P} at=${e.timestamp} />`],[a("activities.actor"),Do(e)],[a("activities.by.account"),l`<code>${e.accountId}</code>`],[a("activities.resource"),`${e.resource} ${e.resourceId??""}`],[a("activities.network"),e.ipAddress],[a("activities.agent"),e.userAgent],...Object.entries(s).map(([i,r])=>[i,typeof r=="string"?r:JSON.stringify(r)])]}
    />
    ${(n||o)&&l`<h3>${a("activities.changes")}</h3>
      <${To} before=${n??{}} after=${o??{}} label=${a("activities.changes")} />`}
  <//>`}function Do({actor:e={},userId:t}){let n=a(`actor.${e.kind??"nobody"}`),o=e.kind==="user"?t:e.id;return o?`${n} ${o}`:n}function Mo(){let e=O("/hooks"),[t,n]=b(null),o=async()=>{let i=[t?.tenant??"",t?.endpointId??""].map(encodeURIComponent).join("/");await H(`/hooks/${i}/enable`),R(a("hooks.enabled")),await e.again()};return l`<${M}
    title=${a("hooks.title")}
    hint=${a("hooks.hint")}
    onRefresh=${e.again}
  >
    <${I}
      listing=${e}
      label=${a("hooks.title")}
      columns=${$i(n)}
      idOf=${s=>`${s.tenant} ${s.endpointId}`}
      empty=${a("hooks.none")}
    />
    ${t&&l`<${z}
      title=${a("deed.enable")}
      deed=${a("deed.enable")}
      onConfirm=${o}
      onClose=${()=>n(null)}
    >
      <p>${a("hooks.sure",{tenant:t.tenant})}</p>
    <//>`}
  <//>`}function $i(e){return[{name:"tenant",label:a("hooks.tenant"),cell:t=>t.tenant},{name:"url",label:a("hooks.url"),cell:t=>t.url??l`<code>${t.endpointId}</code>`},{name:"since",label:a("hooks.since"),cell:t=>l`<${P} at=${t.since} />`},{name:"reason",label:a("hooks.reason"),cell:t=>l`<span class="whole">${t.reason??a(`status.${t.status}`)}</span>`},{name:"deed",label:a("list.deeds"),cell:t=>l`<${te}
          deed=${a("deed.enable")}
          name=${`${t.tenant} ${t.url??t.endpointId}`}
          onPress=${()=>e(t)}
        />`}]}var _i=[{name:"kind",label:a("jobs.kind"),cell:e=>l`<${Kt} job=${e} />`},{name:"id",label:a("jobs.id"),cell:e=>l`<code>${e.jobId}</code>`},{name:"due",label:a("jobs.due"),cell:e=>l`<${P} at=${e.endedAt??e.dueAt} />`},{name:"attempts",label:a("jobs.attempts"),isNumeric:!0,cell:e=>N(e.attempts)},{name:"error",label:a("jobs.error"),cell:e=>l`<span class="whole">${e.lastError??e.leaseOwner??"–"}</span>`}];function Kt({job:e}){let t=e.state==="running"&&e.isCancelled,n=e.priority&&e.priority!=="normal"?e.priority:null;return l`<span class="kind">
    ${e.kind}
    ${n&&l` <span class="badge">${a(`jobs.priorities.${n}`)}</span>`}
    ${t&&l` <span class="badge badge-warn">${a("jobs.cancelling")}</span>`}
  </span>`}function dt({listing:e,deeds:t,onDone:n,label:o,empty:s}){let[i,r]=b(new Set),[c,f]=b(null),p=async d=>{let h=0;try{for(let m of i)await H(`/jobs/${d}`,{jobId:m}),h+=1}catch(m){Wn(m)}h&&R(a(`jobs.${d}Done`,{count:h})),r(new Set),await n()},u=t.map(d=>l`<button
      key=${d}
      type="button"
      class="button ${d==="redo"?"strong":""}"
      disabled=${i.size===0}
      onClick=${()=>d==="redo"?p(d):f(d)}
    >
      ${a(`jobs.${d}`)}${d==="redo"?"":"…"}
    </button>`);return l`<${I}
      listing=${e}
      label=${o}
      empty=${s}
      columns=${_i}
      idOf=${d=>d.jobId}
      selected=${i}
      onSelect=${r}
      actions=${u}
    />
    ${c&&l`<${z}
      title=${a(`jobs.${c}`)}
      deed=${a(`jobs.${c}`)}
      onConfirm=${()=>p(c)}
      onClose=${()=>f(null)}
    >
      <p>${a(`jobs.${c}Sure`,{count:i.size})}</p>
    <//>`}`}function Eo({choice:e,onRefresh:t}){let n=O("/lines"),[o,s]=b(null),i=()=>(t(),n.again()),r=o?.isHeld?"release":"hold",c=async()=>{await H(`/lines/${r}`,{line:o?.line,tenant:o?.tenant??""}),R(a(`lines.${r}Done`,{line:o?.line??""})),await i()};return l`<${M}
    title=${a("jobs.title")}
    hint=${a("lines.hint")}
    onRefresh=${i}
  >
    ${e}
    <${I}
      listing=${n}
      label=${a("lines.title")}
      columns=${bi(s)}
      idOf=${f=>`${f.tenant??""} ${f.line}`}
      onOpen=${f=>B("jobs",gi(f))}
      empty=${a("lines.none")}
    />
    ${o&&l`<${z}
      title=${a(`lines.${r}Title`,{line:o.line})}
      deed=${a(`lines.${r}`)}
      isDanger=${!1}
      onConfirm=${c}
      onClose=${()=>s(null)}
    >
      <p>${a(`lines.${r}Sure`)}</p>
    <//>`}
  <//>`}function gi({line:e,tenant:t=""}){return{state:"lines",line:e,tenant:t}}function bi(e){return[{name:"line",label:a("lines.line"),cell:t=>l`<span class="stacked">
          ${t.line} ${t.tenant&&l`<small>${t.tenant}</small>`}
        </span>`},{name:"state",label:a("jobs.state"),cell:t=>l`<${vi} line=${t} />`},{name:"waiting",label:a("lines.waiting"),isNumeric:!0,cell:t=>N(t.waiting)},{name:"first",label:a("lines.first"),cell:t=>t.first?l`<${yi} job=${t.first} />`:"–"},{name:"cap",label:a("lines.cap"),cell:t=>t.cap?wi(t.cap):"–"},{name:"deed",label:a("list.deeds"),cell:t=>l`<${te}
          deed=${a(t.isHeld?"lines.release":"lines.hold")}
          name=${`${t.line} ${t.tenant??""}`.trim()}
          onPress=${()=>e(t)}
        />`}]}function yi({job:e}){return l`<span class="stacked">
    <${Kt} job=${e} />
    <small><${P} at=${e.createdAt} /></small>
  </span>`}function vi({line:e}){let t=e.first?.state==="running",n=l`<span class="badge badge-good">${a("jobs.states.running")}</span>`;if(e.isHeld){let o=l`<span class="badge badge-warn">${a("lines.held")}</span>`;return t?l`${o} ${n}`:o}return t?n:l`<span class="badge">${a("jobs.states.waiting")}</span>`}function wi({name:e,inside:t,atOnce:n,waiting:o}){let s=a("lines.slots",{name:e,inside:t,atOnce:n});return o?a("lines.slotsWaiting",{used:s,waiting:o}):s}function No({line:e,tenant:t,choice:n,onRefresh:o}){let s=O("/lines/jobs",{line:e,tenant:t}),i=s.cursors.length===0?s.answer?.first:null,r=i&&s.rows?[i,...s.rows]:s.rows,c=()=>(o(),s.again());return l`<${M} title=${a("jobs.title")} onRefresh=${c}>
    ${n}
    <h2 class="whole">${t?a("lines.of",{line:e,tenant:t}):e}</h2>
    <p class="hint screen-hint">
      ${a("lines.order")} <a href=${ue("jobs",{state:"lines"})}>${a("lines.all")}</a>
    </p>
    <${dt}
      listing=${{...s,rows:r}}
      deeds=${["cancel"]}
      onDone=${c}
      label=${a("lines.jobs",{line:e})}
      empty=${a("jobs.none.waiting")}
    />
  <//>`}var Po=["abandoned","waiting","running"],jo=[...Po,"lines"],xi={abandoned:["redo","discard"],waiting:["cancel"],running:["cancel"]};function Lo(){let{state:e,line:t,tenant:n=""}=K.value.params,o=Q(()=>J("/jobs/counts"),[]),s=o.answer&&Si(o.answer),i=l`<${lt}
    legend=${a("jobs.state")}
    name="state"
    value=${jo.find(f=>f===e)??"abandoned"}
    options=${jo.map(f=>[f,a(`jobs.states.${f}`)])}
    onValue=${f=>B("jobs",{state:f})}
  />`,r={hint:s,choice:i,onRefresh:o.again};if(e==="lines"&&t){let f=`${n} ${t}`;return l`<${No} key=${f} ...${r} line=${t} tenant=${n} />`}if(e==="lines")return l`<${Eo} ...${r} />`;let c=Po.find(f=>f===e)??"abandoned";return l`<${ki} key=${c} ...${r} state=${c} />`}function ki({state:e,hint:t,choice:n,onRefresh:o}){let s=O("/jobs",{state:e}),i=()=>(o(),s.again());return l`<${M} title=${a("jobs.title")} hint=${t} onRefresh=${i}>
    ${n}
    <${dt}
      listing=${s}
      deeds=${xi[e]}
      onDone=${i}
      label=${a("jobs.title")}
      empty=${a(`jobs.none.${e}`)}
    />
  <//>`}function Si({abandoned:e,unfinished:t,isExact:n}){let o=n?N(t):a("jobs.more",{count:t});return a("jobs.counts",{abandoned:e,unfinished:o})}var Ti=[{name:"host",label:a("outgoing.host"),cell:e=>e.host},{name:"failures",label:a("outgoing.failures"),isNumeric:!0,cell:e=>N(e.failures)},{name:"since",label:a("hooks.since"),cell:e=>fe(e.failingSince)??"–"},{name:"until",label:a("outgoing.paused"),cell:e=>fe(e.pausedUntil)??"–"}],Ci=[{name:"name",label:a("outgoing.budget"),cell:e=>e.name},{name:"running",label:a("outgoing.running"),isNumeric:!0,cell:e=>N(e.running)},{name:"free",label:a("outgoing.free"),cell:e=>l`<${P} at=${e.freeAt} />`},{name:"held",label:a("outgoing.held"),cell:e=>fe(e.heldUntil)??"–"}];function Ro(){let e=O("/breakers"),t=O("/budgets"),n=()=>{e.again(),t.again()};return l`<${M} title=${a("outgoing.title")} onRefresh=${n}>
    <h2>${a("outgoing.hosts")}</h2>
    <${I}
      listing=${e}
      label=${a("outgoing.hosts")}
      columns=${Ti}
      idOf=${o=>o.host}
      empty=${a("outgoing.noHosts")}
    />
    <h2>${a("outgoing.budgets")}</h2>
    <${I}
      listing=${t}
      label=${a("outgoing.budgets")}
      columns=${Ci}
      idOf=${o=>o.name}
      empty=${a("outgoing.noBudgets")}
    />
  <//>`}var Ho={reactivate:"/reactivate",factor:"/second-factor/reset",sessions:"/sessions/end",endView:"/impersonate/end"},Oi=[{name:"device",label:a("person.device"),cell:e=>e.isOperator?a("person.operator"):e.device??"–"},{name:"started",label:a("person.started"),cell:e=>l`<${P} at=${e.startedAt} />`},{name:"ends",label:a("person.ends"),cell:e=>l`<${P} at=${e.endsAt} />`}],Ii=[{name:"name",label:a("accounts.name"),cell:e=>l`<a href=${ue("accounts",{find:e.accountId})}>${e.name}</a>`},{name:"role",label:a("person.role"),cell:e=>e.role},{name:"status",label:a("people.status"),cell:e=>a(`status.${e.status}`)}];function Uo({id:e}){let{answer:t,problem:n,again:o}=Q(()=>J(`/users/${encodeURIComponent(e)}`),[e]);if(!t)return l`<${L} error=${n} onRetry=${o} />`;let{user:s,sessions:i,accounts:r=[]}=t,c=i.some(f=>f.isOperator);return l`<article class="sheet person" aria-labelledby="person-name">
    <h2 id="person-name">${s.name||s.email}</h2>
    <${ft}
      facts=${[[a("people.email"),s.email],[a("person.confirmed"),a(s.isConfirmed?"value.yes":"value.no")],[a("people.status"),a(`status.${s.status}`)],[a("person.factor"),a(s.hasSecondFactor?"value.on":"value.off")],[a("people.lastSignIn"),fe(s.lastSignInAt)],[a("person.id"),l`<code>${s.userId}</code>`]]}
    />
    <${Ai} user=${s} isViewed=${c} onDone=${o} />
    <h3>${a("person.sessions")}</h3>
    ${i.length?l`<${je}
          label=${a("person.sessions")}
          columns=${Oi}
          rows=${i}
          idOf=${f=>f.sessionId}
        />`:l`<p class="hint">${a("person.noSessions")}</p>`}
    ${r.length?l`<h3>${a("accounts.title")}</h3>
          <${je}
            label=${a("accounts.title")}
            columns=${Ii}
            rows=${r}
            idOf=${f=>f.accountId}
          />`:null}
  </article>`}function Ai({user:e,isViewed:t,onDone:n}){let[o,s]=b(""),i=()=>s(""),r=e.name||e.email,c=e.status==="active",f=async(p,u,d,h)=>{await H(`/users/${encodeURIComponent(e.userId)}${u}`,d,h),R(a(`done.${p}`)),n()};return l`<div class="actions deeds">
      ${c&&!t&&l`<${Se} name="view" onPress=${s} isStrong />`}
      ${t&&l`<a class="button strong" href="../" target="_blank" rel="noopener">
          ${a("person.openView")}
        </a>
        <${Se} name="endView" onPress=${s} />`}
      ${c&&l`<${Se} name="sessions" onPress=${s} />`}
      ${c&&e.hasSecondFactor&&l`<${Se} name="factor" onPress=${s} />`}
      ${e.canSuspend&&c&&l`<${Se} name="suspend" onPress=${s} />`}
      ${!c&&l`<${Se} name="reactivate" onPress=${s} isStrong />`}
    </div>
    ${o==="suspend"&&l`<${Le}
      title=${a("person.suspendTitle",{name:r})}
      deed=${a("deed.suspend")}
      onReason=${p=>f(o,"/suspend",{reason:p})}
      onClose=${i}
    >
      <p>${a("person.suspendHint")}</p>
    <//>`}
    ${o==="view"&&l`<${Le}
      title=${a("person.viewTitle",{name:r})}
      deed=${a("deed.view")}
      isDanger=${!1}
      onReason=${p=>f(o,"/impersonate",{reason:p},{takesCookies:!0})}
      onClose=${i}
    >
      <p>${a("person.viewHint")}</p>
    <//>`}
    ${o!==""&&o in Ho&&l`<${Di} deed=${o} name=${r} onConfirm=${f} onClose=${i} />`}`}function Di({deed:e,name:t,onConfirm:n,onClose:o}){let s=e==="endView";return l`<${z}
    title=${a(`deed.${e}`)}
    deed=${a(`deed.${e}`)}
    onConfirm=${()=>n(e,Ho[e],void 0,{takesCookies:s})}
    onClose=${o}
  >
    <p>${a(`sure.${e}`,{name:t})}</p>
  <//>`}function Se({name:e,onPress:t,isStrong:n=!1}){return l`<button
    type="button"
    class="button ${n?"strong":""}"
    onClick=${()=>t(e)}
  >
    ${a(`deed.${e}`)}…
  </button>`}var Mi=[{name:"name",label:a("people.name"),cell:e=>e.name||"–"},{name:"email",label:a("people.email"),cell:e=>e.email},{name:"status",label:a("people.status"),cell:e=>a(`status.${e.status}`)},{name:"seen",label:a("people.lastSignIn"),cell:e=>fe(e.lastSignInAt)??"–"}];function Fo({overview:e}){let{user:t="",find:n=""}=K.value.params;return l`<${M} title=${a("people.title")}>
    <${mt}
      key=${n}
      label=${a("people.find")}
      hint=${a("people.findHint")}
      value=${n}
      onSearch=${o=>B("people",{find:o})}
    />
    ${t?l`<${Uo} key=${t} id=${t} />`:(n||e.listsPeople)&&l`<${Ei} key=${n} words=${n} />`}
  <//>`}function Ei({words:e}){let t=e.includes("@")?"email":"id",n=O("/users",e?{[t]:e}:{});return l`<${I}
    listing=${n}
    label=${a("people.title")}
    columns=${Mi}
    idOf=${o=>o.userId}
    onOpen=${o=>B("people",{find:e,user:o.userId})}
    empty=${e?a("people.none",{words:e}):a("people.noneAtAll")}
  />`}function Gt({label:e,value:t,onValue:n,hint:o}){return l`<label class="toggle">
    <input
      type="checkbox"
      checked=${t}
      onChange=${s=>n(s.target.checked)}
    />
    <span>${e}${o?l`<span class="hint">${o}</span>`:null}</span>
  </label>`}var Ni=[["planId","plans.id","plans.idHint",""],["name","plans.name","",""],["type","plans.type","plans.typeHint",""],["price","plans.price","plans.priceHint",""],["currency","plans.currency","",""],["limits","plans.limits","plans.limitsHint","area"],["features","plans.features","plans.featuresHint","area"],["overage","plans.overage","plans.overageHint","area"]];function qo({plan:e,model:t,onDone:n,onClose:o}){let[s,i]=b(ji(e,t)),[r,c]=b(e?.isActive??!0),[f,p]=b(e?.customizable??!1),[u,d]=b({}),[h,m]=b(null),[$,_]=b(!1),y=(x,S)=>{i(G=>({...G,[x]:S})),d({...u,[x]:""})},v=async x=>{x.preventDefault();let{body:S,wrong:G}=Pi(s);if(d(G),m(null),!(Object.keys(G).length||$)){_(!0);try{let{planId:Y,...V}={...S,isActive:r,customizable:f};e?await ut("PATCH",`/plans/${encodeURIComponent(e.planId)}`,V):await H("/plans",{planId:Y,...V}),R(a("plans.saved",{name:s.name})),await n(),o()}catch(Y){let V=Y instanceof F?Y.place.split(/[.[]/)[0]??"":"";V in s?d({[V]:Ae(Y)}):m(Y),_(!1)}}},w=e?a("plans.editTitle",{name:e.name}):a("plans.createTitle");return l`<${ee} title=${w} onClose=${o}>
    <form class="form" onSubmit=${v} noValidate>
      ${Ni.filter(([x])=>!e||x!=="planId").map(([x,S,G,Y],V)=>l`<${U}
          key=${x}
          label=${a(S)}
          hint=${G?a(G):void 0}
          type=${Y||"text"}
          rows=${x==="limits"?"6":void 0}
          data-first=${V===0?!0:void 0}
          fault=${u[x]}
          value=${s[x]}
          onValue=${ne=>y(x,ne)}
        />`)}
      <${Gt} label=${a("plans.isActive")} value=${r} onValue=${c} />
      <${Gt}
        label=${a("plans.customizable")}
        value=${f}
        onValue=${p}
      />
      <${L} error=${h} />
      <div class="actions">
        <button type="submit" class="button strong" disabled=${$}>
          ${a(e?"plans.save":"plans.create")}
        </button>
        <button type="button" class="button" onClick=${o}>${a("reason.cancel")}</button>
      </div>
    </form>
  <//>`}function ji(e,t){let n=Object.entries(e?.overage??{});return{planId:"",name:e?.name??"",type:(e??t)?.type??"",price:`${e?.price??0}`,currency:(e??t)?.currency??"USD",limits:vo((e??t)?.limits??{}),features:(e?.features??[]).join(`
`),overage:n.map(([o,{per:s,price:i}])=>`${o}: ${s} ${i}`).join(`
`)}}function Pi(e){let t={},n=Vt(e.limits),o=Vt(e.overage)?.map(([r,c])=>({name:r,terms:/^(\d+)\s+(\d+)$/.exec(c)}));return/^\d+$/.test(e.price.trim())||(t.price=a("plans.wrongNumber")),n||(t.limits=a("plans.wrongLimits")),o?.every(({terms:r})=>r)||(t.overage=a("plans.wrongOverage")),{body:{planId:e.planId.trim(),name:e.name.trim(),type:e.type.trim(),price:Number(e.price),currency:e.currency.trim().toUpperCase(),limits:Object.fromEntries((n??[]).map(([r,c])=>[r,pt(c)])),features:e.features.split(`
`).map(r=>r.trim()).filter(Boolean),overage:Object.fromEntries((o??[]).map(({name:r,terms:c})=>[r,{per:Number(c?.[1]),price:Number(c?.[2])}]))},wrong:t}}function Bo(){let e=O("/plans"),[t,n]=b(null),o=()=>n(null);return l`<${M} title=${a("plans.title")} hint=${a("plans.hint")}>
    <div class="actions deeds">
      <button type="button" class="button strong" onClick=${()=>n({deed:"create"})}>
        ${a("plans.create")}
      </button>
    </div>
    <${I}
      listing=${e}
      label=${a("plans.title")}
      columns=${Ri(n)}
      idOf=${s=>s.planId}
      empty=${a("plans.none")}
    />
    ${t?.deed==="create"||t?.deed==="edit"?l`<${qo}
          plan=${t.plan}
          model=${e.rows?.find(s=>s.isDefault)}
          onDone=${e.again}
          onClose=${o}
        />`:null}
    ${t?.deed==="default"&&t.plan?l`<${Li} plan=${t.plan} onDone=${e.again} onClose=${o} />`:null}
  <//>`}function Li({plan:e,onDone:t,onClose:n}){let{planId:o,name:s}=e;return l`<${z}
    title=${a("plans.makeDefault")}
    deed=${a("plans.makeDefault")}
    onConfirm=${async()=>{await H(`/plans/${encodeURIComponent(o)}/default`),R(a("plans.madeDefault",{name:s})),await t()}}
    onClose=${n}
  >
    <p>${a("plans.sureDefault",{name:s})}</p>
  <//>`}function Ri(e){return[{name:"name",label:a("plans.name"),cell:t=>l`<strong>${t.name}</strong><br /><code class="hint">${t.planId}</code>`},{name:"price",label:a("plans.price"),isNumeric:!0,cell:t=>Ui(t)},{name:"limits",label:a("plans.limits"),cell:t=>l`<span class="whole hint">
          ${Object.entries(t.limits).map(([n,o])=>`${ke(n)}: ${Hi(o)}`).join(" · ")}
        </span>`},{name:"status",label:a("plans.status"),cell:t=>l`<span class="row-deeds">
        <span class="badge ${t.isActive?"badge-good":""}">
          ${a(t.isActive?"plans.isActive":"plans.off")}
        </span>
        ${t.isDefault?l`<span class="badge">${a("plans.default")}</span>`:null}
      </span>`},{name:"deed",label:a("list.deeds"),cell:t=>l`<span class="row-deeds">
        <${te}
          deed=${a("plans.edit")}
          name=${t.name}
          onPress=${()=>e({deed:"edit",plan:t})}
        />
        ${t.isDefault||!t.isActive?null:l`<${te}
              deed=${a("plans.makeDefault")}
              name=${t.name}
              onPress=${()=>e({deed:"default",plan:t})}
            />`}
      </span>`}]}function Hi(e){return typeof e=="string"?e:e<0?a("plans.unlimited"):N(e)}function Ui({price:e,currency:t}){let n={style:"currency",currency:t},o=new Intl.NumberFormat("en",n),{maximumFractionDigits:s=2}=o.resolvedOptions();return N(e/10**s,n)}var Fi=[{name:"name",label:a("tables.name"),cell:e=>e.name,sortBy:e=>e.name},{name:"items",label:a("tables.items"),isNumeric:!0,cell:e=>e.items===void 0?"–":N(e.items),sortBy:e=>e.items??0},{name:"bytes",label:a("tables.bytes"),isNumeric:!0,cell:e=>e.bytes===void 0?"–":ze(e.bytes),sortBy:e=>e.bytes??0},{name:"indexes",label:a("tables.indexes"),cell:e=>(e.indexes??[]).join(", ")||"–"},{name:"status",label:a("people.status"),cell:e=>e.status}],qi=[{name:"id",label:a("nodes.id"),cell:e=>e.nodeId},{name:"version",label:a("nodes.version"),cell:e=>e.version},{name:"started",label:a("person.started"),cell:e=>l`<${P} at=${e.startedAt} />`},{name:"seen",label:a("nodes.seen"),cell:e=>l`<${P} at=${e.seenAt} />`}];function Vo(){let e=O("/tables"),t=O("/nodes"),n=()=>{e.again(),t.again()};return l`<${M} title=${a("tables.title")} onRefresh=${n}>
    <h2>${a("tables.tables")}</h2>
    <${I}
      listing=${e}
      label=${a("tables.tables")}
      columns=${Fi}
      idOf=${o=>o.name}
      empty=${a("tables.none")}
    />
    <h2>${a("nodes.title")}</h2>
    <${I}
      listing=${t}
      label=${a("nodes.title")}
      columns=${qi}
      idOf=${o=>o.nodeId}
      empty=${a("nodes.none")}
    />
  <//>`}var Bi=new Set(["data_processed","storage_used"]);function Wo(){let e=new Date().toISOString().slice(0,10),{day:t=e}=K.value.params,n=O("/usage",{date:t}),o=[...new Set((n.rows??[]).flatMap(s=>Object.keys(s.totals)))];return l`<${M}
    title=${a("usage.title")}
    hint=${a("usage.hint")}
    onRefresh=${n.again}
  >
    <div class="filters">
      <${U}
        label=${a("usage.day")}
        type="date"
        max=${e}
        value=${t}
        onValue=${s=>s&&B("usage",{day:s})}
      />
    </div>
    <${I}
      listing=${n}
      label=${a("usage.title")}
      columns=${Vi(o)}
      idOf=${s=>s.accountId}
      empty=${a("usage.none")}
    />
  <//>`}function Vi(e){return[{name:"account",label:a("usage.account"),cell:({accountId:t})=>l`<a href=${ue("accounts",{find:t})}><code>${t}</code></a>`},...e.map(t=>({name:t,label:ke(t),isNumeric:!0,cell:n=>{let o=n.totals[t]??0;return Bi.has(t)?ze(o):N(o)},sortBy:n=>n.totals[t]??0}))]}var Wi=[["people",Fo],["accounts",xo],["plans",Bo],["usage",Wo],["activities",Ao],["jobs",Lo],["hooks",Mo],["outgoing",Ro],["tables",Vo]];function zo(){let{answer:e,problem:t,again:n}=Q(()=>J(""),[]),o=e,s=Wi.filter(([p])=>o?.sections.includes(p)),[i,r]=s.find(([p])=>p===K.value.view)??s[0]??[],c=o?a("page.title",{title:o.title}):a("page.name");se(()=>{document.title=c},[c]);let f=[{label:a("page.product"),icon:"next",href:"../"},{label:a("page.docs"),icon:"copy",href:"../docs"},{label:a("page.signOut"),icon:"exit",act:()=>ct(a("door.signedOut"))}];return l`<${io}
    title=${c}
    mark=${l`<${rt} title=${o?.title??a("page.name")} />`}
    sections=${s.map(([p])=>({id:p,label:a(`${p}.title`),href:ue(p)}))}
    current=${i}
    tools=${l`<${co} items=${f} />`}
  >
    <${L} error=${t} onRetry=${n} />
    ${r&&l`<${r} key=${i} overview=${o} />`}
  <//>`}function Jo({mark:e,texts:t,description:n,reason:o,check:s,onKey:i,children:r}){let[c,f]=b(""),[p,u]=b(""),[d,h]=b(!1);return l`<main class="door">
    <form class="sheet door-sheet" onSubmit=${async $=>{$.preventDefault();let _=c.trim();if(!_)return u(t.missing);h(!0);try{await s(_),i(_)}catch(y){u(Ae(y))}finally{h(!1)}}} noValidate>
      <${rt} title=${e} />
      <h1>${t.title}</h1>
      ${n&&l`<p class="hint">${n}</p>`}
      ${o&&!p&&l`<p class="door-message" role="status">${o}</p>`}
      <div role=${p?"alert":void 0}>
        <${U}
          label=${t.label}
          type="password"
          value=${c}
          onValue=${$=>{f($),u("")}}
          fault=${p}
          hint=${t.hint}
          autofocus
        />
      </div>
      <div class="actions">
        <button type="submit" class="button strong" disabled=${d}>${t.signIn}</button>
        ${r}
      </div>
    </form>
  </main>`}function Ko(){let e={title:a("door.title"),label:a("door.token"),hint:a("door.hint"),missing:a("door.missing"),signIn:a("door.signIn")};return l`<${Jo}
    mark=${a("page.name")}
    texts=${e}
    reason=${bo.value}
    check=${t=>J("",{key:t})}
    onKey=${yo}
  >
    <a href="../docs">${a("door.docs")}</a>
  <//>`}En({isForDevelopers:!0});var zi=()=>Pe.value===""?l`<${Ko} />`:l`<${zo} />`;mn(l`<${zi} />`,document.getElementById("page"));
