/* Built by `make pages`. Licences are in kit/vendor. */
var Jn=function(e,t,n,o){var s;t[0]=0;for(var r=1;r<t.length;r++){var i=t[r++],a=t[r]?(t[0]|=i?1:2,n[t[r++]]):t[++r];i===3?o[0]=a:i===4?o[1]=Object.assign(o[1]||{},a):i===5?(o[1]=o[1]||{})[t[++r]]=a:i===6?o[1][t[++r]]+=a+"":i?(s=e.apply(a,Jn(e,a,n,["",null])),o.push(s),a[0]?t[0]|=2:(t[r-2]=0,t[r]=s)):o.push(a)}return o},Gn=new Map;function Yn(e){var t=Gn.get(this);return t||(t=new Map,Gn.set(this,t)),(t=Jn(this,t.get(e)||(t.set(e,t=(function(n){for(var o,s,r=1,i="",a="",u=[0],p=function(d){r===1&&(d||(i=i.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?u.push(0,d,i):r===3&&(d||i)?(u.push(3,d,i),r=2):r===2&&i==="..."&&d?u.push(4,d,0):r===2&&i&&!d?u.push(5,0,!0,i):r>=5&&((i||!d&&r===5)&&(u.push(r,0,i,s),r=6),d&&(u.push(r,d,0,s),r=6)),i=""},c=0;c<n.length;c++){c&&(r===1&&p(),p(c));for(var m=0;m<n[c].length;m++)o=n[c][m],r===1?o==="<"?(p(),u=[u],r=3):i+=o:r===4?i==="--"&&o===">"?(r=1,i=""):i=o+i[0]:a?o===a?a="":i+=o:o==='"'||o==="'"?a=o:o===">"?(p(),r=1):r&&(o==="="?(r=5,s=i,i=""):o==="/"&&(r<5||n[c][m+1]===">")?(p(),r===3&&(u=u[0]),r=u,(u=u[0]).push(2,0,r),r=0):o===" "||o==="	"||o===`
`||o==="\r"?(p(),r=2):i+=o),r===3&&i==="!--"&&(r=4,u=u[0])}return p(),u})(e)),t),arguments,[])).length>1?t:t[0]}var x,Zn,Xt,se,Jt,ct,eo,lt,to,Qt,Yt,wr,We=Symbol.for("pv"),ft={},pt=[],xr=/^m(i|n|o|s|text|space)$/,Zt=Array.isArray,en=pt.slice,ge=Object.assign;function be(e){e&&e.parentNode&&e.remove()}function dt(e,t,n){var o,s,r,i={},a=arguments.length;for(r in t)r=="key"?o=t[r]:r=="ref"&&typeof e!="function"?s=t[r]:i[r]=t[r];return a>2&&(i.children=a>3?en.call(arguments,2):n),je(e,i,o,s,null)}function je(e,t,n,o,s){var r={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:We,__v:s||++Zn,__i:-1,__u:0};return!s&&x.vnode&&x.vnode(r),r}function ke(e){return e.children}function Ie(e,t){this.props=e,this.context=t,this.__g=0}function re(e,t){if(t==null)return e.__&&re(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:re(e)}function Sr(e){var t,n=e.__v,o=n.__e,s=[],r=[],i=e.__P;i&&((t=ge({constructor:We},n)).__v=n.__v+1,x.vnode&&x.vnode(t),tn(i,t,n,e.__n,i.namespaceURI,32&n.__u?[o]:null,s,o||re(n),32&n.__u,r),t.__v=n.__v,t.__.__k[t.__i]=t,ao(s,t,r),n.__=n.__e=null,t.__e!=o&&no(t))}function no(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),no(e)}function Xn(e){(8&e.__g||(e.__g|=8,se.push(e),ct++))&&Jt==x.debounceRendering||((Jt=x.debounceRendering)||queueMicrotask)(oo)}function oo(){try{for(var e,t=1;se.length;)se.length>t&&se.sort(eo),e=se.shift(),t=se.length,8&e.__g&&Sr(e)}finally{(ct=se.length)&&(Jt||queueMicrotask)(oo)}}function so(e,t,n,o,s,r,i,a,u,p,c){var m,d,f,_,w,$,k=o.__k||pt,y=t.length;for(u=Mr(n,t,k,u,y),m=0;m<y;m++)(f=n.__k[m])!=null&&(d=~f.__i&&k[f.__i]||ft,f.__i=m,$=tn(e,f,d,s,r,i,a,u,p,c),_=f.__e,(d.ref!=f.ref||8&d.__u)&&(d.ref&&nn(d.ref,null,f,d),f.ref&&c.push(f.ref,f.__c||_,f)),w=w||_,4&f.__u?(u=ro(f,u,e,!d.__v),d.__e&&(d.__e=null)):typeof f.type=="function"&&$!==void 0?u=$:_&&(u=_.nextSibling),f.__u&=-21);return n.__e=w,u}function Mr(e,t,n,o,s){var r,i,a,u,p,c,m,d,f,_=n.length,w=_,$=0,k=0,y=e.__k=Array(s);for(r=0;r<s;r++)(i=t[r])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=y[r]=je(null,i):Zt(i)?i=y[r]=je(ke,{children:i}):i.constructor===We&&i.__b?i=y[r]=je(i.type,i.props,i.key,i.ref,i.__v):y[r]=i,u=r+$,i.__=e,i.__b=e.__b+1,a=null,~(p=i.__i=Tr(i,n,u,w))&&(w--,(a=n[p])&&(a.__u|=2)),a&&a.__v?(i.__u|=16,p==u-1?$--:p==u+1?$++:p!=u&&(p>u?$--:$++,k=1)):(~p||(s>_?$--:s<_&&$++),typeof i.type!="function"&&(i.__u|=4))):y[r]=null;if(k){for(c=[],m=[],r=0;r<s;r++)if((i=y[r])&&16&i.__u){for($=0,d=c.length;$<d;)c[f=$+d>>1]<i.__i?$=f+1:d=f;c[$]=i.__i,m[r]=$+1}for($=c.length;r--;)m[r]&&(m[r]==$?$--:y[r].__u|=4)}if(w)for(r=0;r<_;r++)!(a=n[r])||2&a.__u||(a.__e==o&&(o=re(a)),on(a,a));return o}function ro(e,t,n,o){var s,r,i,a;if(typeof e.type=="function"){if(e.props.__P)return t;if(s=e.__k)for(r=0;r<s.length;r++)s[r]&&(s[r].__=e,t=ro(s[r],t,n,!1));return t}for(t&&!t.parentNode&&(t=re(e))&&!t.parentNode&&(t=null),i=e.__e,a=t;a&&a.nodeType==8;)a=a.nextSibling;for(i!=a&&(!o&&n.moveBefore&&i.parentNode?n.moveBefore(i,t):n.insertBefore(i,t||null)),t=i;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function Tr(e,t,n,o){var s,r=e.key,i=e.type,a=t[n],u=a&&!(2&a.__u);if(a===null&&r==null||u&&r==a.key&&i==a.type)return n;if(o>(u?1:0)){for(s=n-1;s>=0;s--)if((a=t[s])&&!(2&a.__u)&&r==a.key&&i==a.type)return s;for(s=n+1;s<t.length;s++)if((a=t[s])&&!(2&a.__u)&&r==a.key&&i==a.type)return s}return-1}function Qn(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function at(e,t,n,o,s){var r,i;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||Qn(e.style,t);if(n)for(t in n)o&&n[t]==o[t]||Qn(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(e.__e||(e.__e={}))[t]=n,n&&o||(i=Yt[t]||(Yt[t]=Er(t)),(e.__a||(e.__a={}))[t]=Qt,r=t!=(t=t.replace(to,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,i,r):e.removeEventListener(t,i,r));else{if(s=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function Er(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[lt]==null)t[lt]=Qt++;else if(t[lt]<this.__a[e])return;return n(x.event?x.event(t):t)}}}function tn(e,t,n,o,s,r,i,a,u,p){var c,m,d,f,_,w,$,k,y,C,A,Gt,Vn,it,ye,zn,oe,$e,Q=t.type;if(t.constructor!==We)return null;128&n.__u&&(u=32&n.__u,c=n.__c.__z)&&(t.__u|=u,m=r=[],c.nodeType==8?a=ut(c,r):r.push(c),a=r[0]||a),(c=x.__b)&&c(t);e:if(typeof Q=="function"){d=i.length;try{if(k=t.props,y=(c=Q.prototype)&&c.render,C=(c=Q.contextType)&&o[c.__c],A=c?C?C.props.value:c.__:o,(f=n.__c)?(t.__c=f,2&f.__g&&(f.__g|=1)):(y?t.__c=f=new Q(k,A):(t.__c=f=new Ie(k,A),f.constructor=Q,f.render=Ar),C&&C.sub(f),f.state||(f.state={}),f.__n=o,f.__g|=8,f.__h=[],f.__k=[]),y&&(f.__s||(f.__s=f.state),Q.getDerivedStateFromProps&&(f.__s==f.state&&(f.__s=ge({},f.__s)),ge(f.__s,Q.getDerivedStateFromProps(k,f.__s)))),_=f.props,w=f.state,f.__v=t,n.__c){if(k!==_&&y&&!Q.getDerivedStateFromProps&&f.componentWillReceiveProps&&f.componentWillReceiveProps(k,A),t.__v==n.__v&&!(8&f.__g)||!(4&f.__g)&&f.shouldComponentUpdate&&f.shouldComponentUpdate(k,f.__s,A)===!1){t.__v!=n.__v&&(f.props=k,f.state=f.__s,f.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(z){z&&(z.__=t)}),pt.push.apply(f.__h,f.__k),f.__k=[],f.__h.length&&i.push(f),a=re(n);break e}f.componentWillUpdate&&f.componentWillUpdate(k,f.__s,A),y&&f.componentDidUpdate&&f.__h.push(function(){f.componentDidUpdate(_,w,$)})}else y&&!Q.getDerivedStateFromProps&&f.componentWillMount&&f.componentWillMount(),y&&f.componentDidMount&&f.__h.push(f.componentDidMount);f.context=A,f.props=k,f.__P=e,f.__g&=-5,Gt=x.__r,Vn=y?25:0;do f.__g&=-9,Gt&&Gt(t),c=f.render(f.props,f.state=f.__s,f.context);while(8&f.__g&&++Vn<25);y&&(pt.push.apply(f.__h,f.__k),f.__k=[]),f.state=f.__s,f.getChildContext&&(o=ge({},o,f.getChildContext())),y&&n.__c&&f.getSnapshotBeforeUpdate&&($=f.getSnapshotBeforeUpdate(_,w)),it=c&&c.type===ke&&c.key==null?c.props.children:c,k.__P&&(c=a,s=(e=k.__P).namespaceURI,u=r=null,n.props&&n.props.__P!=e&&(n.__k.some(function(z){z&&on(z,z)}),n.__k=null),a=n.__k?re(n,0):null),a=so(e,Zt(it)?it:[it],t,n,o,s,r,i,a,u,p),k.__P&&(t.__e=null,a=c),t.__u&=-161,m&&m.some(be),f.__h.length&&i.push(f),1&f.__g&&(f.__g&=-4)}catch(z){if(i.length=d,t.__v=null,u||r)if(z&&z.then){if(t.__u|=128|u,r){for(~(oe=r.indexOf(a||void 0))||(oe=r.length);($e=r[oe-1])&&$e.nodeType==8;)oe--;for(;oe<r.length;oe++)if($e=r[oe])if(r[oe]=null,ye){if($e==zn)break}else{if($e.nodeType!=8)break;$e.data.startsWith("$s")&&(zn=ut(ye=$e))}}if(!ye){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;ye=a}(c=ut(ye=t.__c.__z||(t.__c.__z=ye)))?(t.__e=ye,a=c):t.__e=a,a=a&&a.nextSibling}else r&&r.some(be);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),z&&z.then||io(t),x.__e(z,t,n)}}else a=t.__e=Cr(n.__e,t,n,o,s,r,i,u,p,e);return(c=x.diffed)&&c(t),a}function ut(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function io(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(io))}function ao(e,t,n){for(var o=0;o<n.length;)nn(n[o++],n[o++],n[o++]);x.__c&&x.__c(t,e),e.some(function(s){try{e=s.__h,s.__h=[],e.some(function(r){r.call(s)})}catch(r){x.__e(r,s.__v)}})}function Cr(e,t,n,o,s,r,i,a,u,p){var c,m,d,f,_,w,$,k,y=n.props||ft,C=t.props,A=t.type;if(A=="svg"?s="http://www.w3.org/2000/svg":A=="math"?s="http://www.w3.org/1998/Math/MathML":s||(s="http://www.w3.org/1999/xhtml"),r){for(c=0;c<r.length;c++)if((_=r[c])&&(A?_.localName==A:_.nodeType==3)){e=_,r[c]=null;break}}if(!e){if(k=p.ownerDocument||document,!A)return k.createTextNode(C);e=k.createElementNS(s,A,C.is?C:p),a&&(x.__m&&x.__m(t,r),a=!1),r=null}if(A){if(p=A=="template"&&e.content||e,r=A=="textarea"&&C.defaultValue!=null?null:r&&en.call(p.childNodes),!a&&r)for(y={},c=0;c<e.attributes.length;c++)y[(_=e.attributes[c]).name]=_.value;for(c in y)_=y[c],c=="dangerouslySetInnerHTML"?d=_:c=="children"||c in C||c=="value"&&"defaultValue"in C||c=="checked"&&"defaultChecked"in C||at(e,c,null,_,s);for(c in C)_=C[c],c=="children"?f=_:c=="dangerouslySetInnerHTML"?m=_:c=="value"?w=_:c=="checked"?$=_:a&&typeof _!="function"||y[c]===_||at(e,c,_,y[c],s);m?(a||d&&(m.__html==d.__html||m.__html==e.innerHTML)||(e.innerHTML=m.__html),t.__k=[]):(d&&(e.textContent=""),(A=="foreignObject"||s=="http://www.w3.org/1998/Math/MathML"&&xr.test(A))&&(s="http://www.w3.org/1999/xhtml"),so(p,Zt(f)?f:[f],t,n,o,s,r,i,r?r[0]:n.__k&&re(n,0),a,u),r&&r.some(be)),a&&A!="textarea"||(c="value",A=="progress"&&w==null?e.removeAttribute(c):w==null||w===e[c]&&(A!="progress"||w)||at(e,c,w,y[c],s),c="checked",$!=null&&$!=e[c]&&at(e,c,$,y[c],s))}else y===C||a&&e.data==C||(e.data=C);return e}function nn(e,t,n,o){try{typeof e=="function"?t?t.__x=e(t)||1:o&&(o=o.__c||o.__e)&&(t=o.__x)&&(o.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(s){x.__e(s,n)}}function on(e,t,n){var o,s,r,i;if(x.unmount&&x.unmount(e),!(o=e.ref)||o.current&&o.current!=e.__e||nn(o,null,t,e),o=e.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(a){x.__e(a,t)}o.__P=o.__n=null}if(o=e.__k)for(i=0;i<o.length;i++)o[i]&&on(o[i],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(o=e.__c)&&(o=o.__z)&&(s=ut(o,r=[]))&&(o==e.__e&&r.some(be),be(s),be(o)),n||be(e.__e),e.__e=e.__c=e.__=null}function Ar(e,t,n){return this.constructor(e,n)}function lo(e,t){var n,o,s,r;x.__&&x.__(e,t),t.nodeType==9&&(t=t.documentElement),o=(n=e&&32&e.__u)?null:t.__k,t.__k=je(ke,{children:[e]}),s=[],r=[],tn(t,t.__k,o||ft,ft,t.namespaceURI,o?null:t.firstChild?en.call(t.childNodes):null,s,o?o.__e:t.firstChild,n,r),ao(s,t.__k,r),t.__k.props.children=null}x={__e:function(e,t,n,o){for(var s,r,i;t=t.__;)if((s=t.__c)&&!(1&s.__g)){s.__g|=4;try{if((i=(r=s.constructor)&&r.getDerivedStateFromError)&&s.setState(r.getDerivedStateFromError(e)),s.componentDidCatch&&(s.componentDidCatch(e,o||{}),i=1),i&&8&s.__g)return void(s.__g|=2)}catch(a){e=a}}throw ct=0,e}},Zn=0,Xt=function(e){return e!=null&&e.constructor===We},Ie.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=ge({},this.state)),typeof e=="function"&&(e=e(ge({},n),this.props)),e&&(ge(n,e),this.__v&&(t&&this.__k.push(t),Xn(this)))},Ie.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),Xn(this))},Ie.prototype.render=ke,se=[],ct=0,eo=function(e,t){return e.__v.__b-t.__v.__b},lt=Symbol(),to=/(PointerCapture)$|Capture$/i,Qt=0,Yt={},wr=0;var l=Yn.bind(dt);var Ir=globalThis.document?.documentElement,po="en-GB",Dr=/\{(\w+)\}|<(\w+)>(.*?)<\/\2>/gs,uo=new Map,sn=()=>Ir?.lang||po;function mo(e){let t=Object.keys(e),n=e[t[0]??po],o=(s,r)=>{let i=e[Or([sn()],t)??""],a=co(i,s)??co(n,s);if(a===void 0)throw new Error(`There is no text "${s}".`);return typeof a=="string"?a:a[Pr(Number(r.count))]??a.other};return{text:(s,r={})=>rn(o(s,r),r).join(""),rich:(s,r={})=>rn(o(s,r),r)}}function Nr(e,t={}){return ho(Intl.NumberFormat,t).format(e)}var Na=[["year",365*86400],["month",30*86400],["week",7*86400],["day",86400],["hour",3600],["minute",60]];function co(e,t){let n=e;for(let o of t.split("."))n=n?.[o];return n}function rn(e,t){let n=[],o=0;for(let s of e.matchAll(Dr)){let[r,i,a,u=""]=s;n.push(e.slice(o,s.index)),o=s.index+r.length;let p=t[i??a??""];if(p===void 0)throw new Error(`The text "${e}" needs "${i??a}".`);if(a){let c=rn(u,t).join("");n.push(typeof p=="function"?p(c):c)}else n.push(typeof p=="number"?Nr(p):p)}return n.push(e.slice(o)),n.filter(s=>s!=="")}function Pr(e){return ho(Intl.PluralRules,{}).select(e)}function ho(e,t){let n=`${e.name} ${sn()} ${JSON.stringify(t)}`,o=uo.get(n)??new e(sn(),t);return uo.set(n,o),o}function Or(e,t){for(let n of e){let o=n.toLowerCase(),s=t.find(i=>i.toLowerCase()===o),r=t.find(i=>fo(i)===fo(n));if(s??r)return s??r}}var fo=e=>e.toLowerCase().split("-")[0];var _o={banner:{label:"Important"},bell:{all:"See all notifications",label:{one:"Notifications, {count} unread",other:"Notifications, {count} unread"},none:"No notifications.",readAll:"Mark all as read",title:"Notifications",unread:"Unread:"},confirm:{cancel:"Cancel",type:"Type {name} to confirm"},copy:{button:"Copy",done:"Copied",failed:"Not allowed: select it and copy"},dialog:{close:"Close"},diff:{added:"Added:",folded:{one:"{count} unchanged line",other:"{count} unchanged lines"},removed:"Removed:",same:"Nothing changed."},form:{choose:"Choose…",discard:"Discard changes",json:"Must be JSON.",jsonHint:"JSON.",keep:"Keep editing",lines:"One per line.",no:"No",number:"Must be a number.",optional:"{label} (optional)",required:"Required.",unsaved:"You have unsaved changes.",whole:"Must be a whole number.",yes:"Yes"},keys:{title:"Keyboard",letters:"Enable keyboard shortcuts"},live:{broken:"The connection was lost.",connecting:"Connecting…",live:"Live",off:"Not connected",paused:"Paused while hidden",polling:"Live updates unavailable, refreshing regularly",waiting:"Connection lost, trying again"},meter:{full:"The limit is reached.",of:"{used} of {limit}",unlimited:"{used}, unlimited"},notice:{dismiss:"Dismiss"},pager:{label:"Pages",next:"Next",page:"Page {page}",previous:"Previous"},problem:{again:"Try again",copyId:"Copy id",request:"Request {id}",status:"status {status}",wait:{one:"You can try again in {count} second.",other:"You can try again in {count} seconds."},waitMinutes:{one:"You can try again in {count} minute.",other:"You can try again in {count} minutes."}},progress:{done:"Done.",failed:"Failed.",of:"{done} of {total}"},request:{busy:"The server is busy. Trying again…",lost:"The server cannot be reached. Trying again…",offline:"The server cannot be reached. Check your connection.",slow:"The server did not respond in time.",status:"The server responded with status {status}.",tooMany:"Too many requests. Trying again in a moment…"},secret:{copy:"Copy secret",done:"I've saved it",once:"Copy it now. You won't see this again."},shell:{sections:"Sections",skip:"Skip to content"},sparkline:{words:"from {first} to {last}, lowest {lowest}, highest {highest}"},stepper:{back:"Back",next:"Next",place:"(step {step} of {steps})"},switcher:{label:"Account",list:"Accounts",more:{one:"{count} more account. Search to find it.",other:"{count} more accounts. Search to find them."},none:"No account matches “{search}”.",search:"Search accounts"},table:{filter:"Filter",noMatch:"Nothing matches “{filter}”.",select:"Select {name}",selectAll:{one:"Select {count} row",other:"Select all {count} rows"},selected:{one:"{count} selected",other:"{count} selected"}},theme:{title:"Colours",system:"System",light:"Light",dark:"Dark"},user:{menu:"Settings",of:"Account of {name}"},when:{now:"just now"}};var{text:I,rich:mt}=mo({"en-GB":_o});var we,P,an,vo,ln=Object.is,ht=0,Mo=[],un=[],N=x,yo=N.__b,$o=N.__r,bo=N.diffed,go=N.__c,ko=N.unmount,wo=N.__;function Ve(e,t){N.__h&&N.__h(P,e,ht||t),ht=0;var n=P.__H||(P.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function h(e){return ht=1,Rr(To,e)}function Rr(e,t,n){var o=Ve(we++,2);if(o.t=e,!o.__c&&(o.__=[n?n(t):To(void 0,t),function(r){var i=(o.__N||o.__)[0],a=o.t(i,r);ln(i,a)||(o.__N=[a,o.__[1]],o.__c.setState({}))}],o.__c=P,!P.__f)){P.__f=!0;var s=P.shouldComponentUpdate;P.shouldComponentUpdate=function(r,i,a){var u=this.__H;if(!u)return!0;var p=!1,c=this.props!=r;if(u.__.some(function(d){d.__N&&(p=!0,ln(d.__[0],d.__N[0])||(c=!0))}),s){var m=s.call(this,r,i,a);return p?m||c:m}return!p||c}}return o.__}function F(e,t){var n=Ve(we++,3);!N.__s&&fn(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,P.__H.__h.push(n))}function ie(e,t){var n=Ve(we++,4);!N.__s&&fn(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,P.__h.push(n))}function U(e){return ht=5,De(function(){return{current:e}},[])}function De(e,t){var n=Ve(we++,7);return fn(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function ae(){var e=Ve(we++,11);if(!e.__){for(var t=P.__v;!t.__m&&t.__;)t=t.__;var n=t.__m||(t.__m=[0,0]);e.__="P"+n[0]+"-"+n[1]++}return e.__}function Fr(){var e;do{for(;e=un.shift();)try{Ke(e)}catch(n){N.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=Mo.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(Ke),t.__h.some(cn),t.__h=[]}catch(n){t.__h=[],N.__e(n,e.__v)}}}while(un.length)}N.__b=function(e){P=null,yo&&yo(e)},N.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),wo&&wo(e,t)},N.__r=function(e){$o&&$o(e),we=0;var t=(P=e.__c).__H;t&&(an==P?P.__h=[]:(t.__h.some(Ke),t.__h.some(cn),we=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),an=P},N.diffed=function(e){bo&&bo(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&So(Mo.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),an=P=null},N.__c=function(e,t){t.some(function(n){try{n.__h.some(Ke),n.__h=n.__h.filter(function(o){return!o.__||cn(o)})}catch(o){n.__h=[function(){throw o}]}}),go&&go(e,t)},N.unmount=function(e){ko&&ko(e);var t,n,o=e.__c;o&&o.__H&&(o.__H.__.some(function(s){try{if(s.__P&&s.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}s.__P=n,So(un.push(s))}else Ke(s)}catch(r){t=r}}),o.__H=void 0,t&&N.__e(t,o.__v))};var xo=typeof requestAnimationFrame=="function";function Lr(e){var t,n=function(){clearTimeout(o),xo&&cancelAnimationFrame(t),setTimeout(e)},o=setTimeout(n,35);xo&&(t=requestAnimationFrame(n))}function So(e){e!=1&&vo==N.requestAnimationFrame||((vo=N.requestAnimationFrame)||Lr)(Fr)}function Ke(e){var t=P,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),P=t}function cn(e){var t=P;e.__c=e.__(),P=t}function fn(e,t){return!e||e.length!=t.length||t.some(function(n,o){return!ln(n,e[o])})}function To(e,t){return typeof t=="function"?t(e):t}var Eo={add:"M12 5v14M5 12h14",back:"M15 5l-7 7 7 7",bell:"M6 17v-6a6 6 0 0112 0v6l1.5 2h-15zM10 21h4",bin:"M4 7h16M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10.3 10.5v6M13.7 10.5v6",check:"M4.5 12.5l5 5L19.5 7",close:"M6 6l12 12M18 6L6 18",copy:"M9 9h11v11H9zM15 9V4H4v11h5",down:"M6 9l6 6 6-6",edit:"M4 20l1-4.5L16.5 4 20 7.5 8.5 19zM14 6.5l3.5 3.5",exit:"M14 4h5v16h-5M10 8l-4 4 4 4M6 12h9",keyboard:"M3 7h18v11H3zM7 11h.01M11 11h.01M15 11h.01M8 14.5h8",menu:"M4 6h16M4 12h16M4 18h16",more:"M5 12h.01M12 12h.01M19 12h.01",next:"M9 5l7 7-7 7",person:"M12 11a4 4 0 100-8 4 4 0 000 8zM4.5 21c.6-4 3.6-6.5 7.5-6.5s6.9 2.5 7.5 6.5",refresh:"M20 11a8 8 0 10-2 6.2M20 4v7h-7",search:"M10.5 17a6.5 6.5 0 100-13 6.5 6.5 0 000 13zM15.5 15.5L21 21",up:"M6 15l6-6 6 6",warning:"M12 4L2.5 20h19zM12 10v5M12 17.5v.01"};function Co(e){Object.assign(Eo,e)}function v({name:e}){return l`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d=${Eo[e]} />
  </svg>`}var Hr=2500;function G({text:e,label:t=I("copy.button")}){let[n,o]=h("");return l`<button type="button" class="button quiet copy" onClick=${async()=>{let r=await Ur(typeof e=="string"?e:e());o(r?"done":"failed"),setTimeout(()=>o(""),Hr)}}>
    <${v} name=${n==="done"?"check":"copy"} />
    <span aria-live="polite">${n?I(`copy.${n}`):t}</span>
  </button>`}async function Ur(e){try{return await navigator.clipboard.writeText(e),!0}catch{let t=document.createElement("textarea");t.value=e,t.className="visually-hidden";let n=document.activeElement;(document.querySelector("dialog[open]")??document.body).append(t),t.select();let o=document.execCommand("copy");return t.remove(),n instanceof HTMLElement&&n.focus(),o}}function Z({method:e="GET",path:t,body:n,headers:o={}}){let s=["curl"];e!=="GET"&&s.push(`-X ${e}`),s.push(pn(new URL(t,document.baseURI).href)),s.push('-H "Authorization: Bearer $EVENTS_KEY"');for(let[i,a]of Object.entries(o))s.push(`-H ${pn(`${i}: ${a}`)}`);n!==void 0&&s.push("-H 'Content-Type: application/json'",`-d ${pn(n)}`);let r=s.join(" ");return l`<div class="curl">
    <pre tabindex="0" aria-label="Command line"><code>${r}</code></pre>
    <${G} text=${r} label="Copy line" />
    <p class="hint">It reads your key from the variable <code>EVENTS_KEY</code> of your shell.</p>
  </div>`}function pn(e){return`'${e.replaceAll("'","'\\''")}'`}function j({title:e,children:t}){return l`<div class="empty">
    <svg class="empty-drawing" viewBox="0 0 120 72" aria-hidden="true" focusable="false">
      <path d="M6 10h108v56H6z" />
      <path d="M42 10v56M78 10v56M6 38h108" />
      <path d="M50 30l4-10h14l2 4" class="faint" />
    </svg>
    <h2>${e}</h2>
    ${t}
  </div>`}var B=class extends Error{constructor(t,n={}){super(t),this.status=n.status??0,this.code=n.code??"",this.requestId=n.requestId??"",this.retryAfterSeconds=n.retryAfterSeconds??0,this.details=n.details??{},this.place=n.place??String(this.details.place??"")}};var Br=500,qr=90,jr=/\s*[^.!?]*`details`[^]*$/,dn={advice:{},isForDevelopers:!1};function Ao(e){Object.assign(dn,e)}function M({error:e,title:t,onRetry:n,children:o}){if(!e)return null;let s=e instanceof B?e:null,r=s?dn.advice[s.status]:"",i=dn.isForDevelopers||(s?.status??0)>=Br;return l`<div class="problem" role="alert">
    <p class="problem-words">
      ${t?l`<strong>${t}</strong>${" "}`:null}${Wr(e)}
    </p>
    ${r?l`<p>${r}</p>`:null} ${o}
    ${s?.retryAfterSeconds?l`<p>${Vr(s.retryAfterSeconds)}</p>`:null}
    ${s?.requestId&&i?l`<p class="problem-id hint">
          ${mt("problem.request",{id:l`<code>${s.requestId}</code>`})}
          ${s.status?`, ${I("problem.status",{status:`${s.status}`})}`:null}
          <${G} text=${s.requestId} label=${I("problem.copyId")} />
        </p>`:null}
    ${n?l`<button type="button" class="button" onClick=${n}>
          ${I("problem.again")}
        </button>`:null}
  </div>`}function Wr(e){let t=e instanceof Error?e.message:String(e);return Kr(t.replace(jr,""))}function Kr(e){let t=e.trim(),n=t.charAt(0).toUpperCase()+t.slice(1);return/[.!?…]$/.test(n)?n:`${n}.`}function Vr(e){return e<qr?I("problem.wait",{count:e}):I("problem.waitMinutes",{count:Math.ceil(e/60)})}var zr=Symbol.for("preact-signals");function $t(){if(ee>1){ee--;return}let e,t=!1;for((function(){let n=_t;for(_t=void 0;n!==void 0;){let o=n.S;if(o.v===n.v)for(let s=o.t;s!==void 0;s=s.x)s.i===n.i&&(s.i=o.i);n=n.o}})();Ge!==void 0;){let n=Ge;for(Ge=void 0,vt++;n!==void 0;){let o=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&Do(n))try{n.c()}catch(s){t||(e=s,t=!0)}n=o}}if(vt=0,ee--,t)throw e}function le(e){if(ee>0)return e();mn=++Gr,ee++;try{return e()}finally{$t()}}var E,ze,Ge;function Je(e){let t=E,n=ze;E=void 0,ze=void 0;try{return e()}finally{E=t,ze=n}}var _t,ee=0,vt=0,Gr=0,mn=0,yt=0;function Io(e){if(E===void 0)return;let t=e.n;if(t===void 0||t.t!==E)return t={i:0,S:e,p:E.s,n:void 0,t:E,e:void 0,x:void 0,r:t},E.s!==void 0&&(E.s.n=t),E.s=t,e.n=t,32&E.f&&e.S(t),t;if(t.i===-1)return t.i=0,t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=E.s,t.n=void 0,E.s.n=t,E.s=t),t}function R(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}R.prototype.brand=zr;R.prototype.h=function(){return!0};R.prototype.S=function(e){let t=this.t;t!==e&&e.e===void 0&&(e.x=t,this.t=e,t!==void 0?t.e=e:Je(()=>{var n;(n=this.W)==null||n.call(this)}))};R.prototype.U=function(e){if(this.t!==void 0){let t=e.e,n=e.x;t!==void 0&&(t.x=n,e.e=void 0),n!==void 0&&(n.e=t,e.x=void 0),e===this.t&&(this.t=n,n===void 0&&Je(()=>{var o;(o=this.Z)==null||o.call(this)}))}};R.prototype.subscribe=function(e){return Y(()=>{let t=this.value;Je(()=>e(t))},{name:"sub"})};R.prototype.valueOf=function(){return this.value};R.prototype.toString=function(){return this.value+""};R.prototype.toJSON=function(){return this.value};R.prototype.peek=function(){return Je(()=>this.value)};Object.defineProperty(R.prototype,"value",{get(){let e=Io(this);return e!==void 0&&(e.i=this.i),this.v},set(e){if(e!==this.v){if(vt>100)throw new Error("Cycle detected");(function(t){ee!==0&&vt===0&&t.l!==mn&&(t.l=mn,_t={S:t,v:t.v,i:t.i,o:_t})})(this),this.v=e,this.i++,yt++,ee++;try{for(let t=this.t;t!==void 0;t=t.x)t.t.N()}finally{$t()}}}});function b(e,t){return new R(e,t)}function Do(e){for(let t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||!t.S.h()||t.S.i!==t.i)return!0;return!1}function No(e){for(let t=e.s;t!==void 0;t=t.n){let n=t.S.n;if(n!==void 0&&(t.r=n),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}function Po(e){let t,n=e.s;for(;n!==void 0;){let o=n.p;n.i===-1?(n.S.U(n),o!==void 0&&(o.n=n.n),n.n!==void 0&&(n.n.p=o)):t=n,n.S.n=n.r,n.r!==void 0&&(n.r=void 0),n=o}e.s=t}function xe(e,t){R.call(this,void 0,t),this.x=e,this.s=void 0,this.g=yt-1,this.f=4}xe.prototype=new R;xe.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===yt))return!0;if(this.g=yt,this.f|=1,this.i>0&&!Do(this))return this.f&=-2,!0;let e=E;try{No(this),E=this;let t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(t){this.v=t,this.f|=16,this.i++}return E=e,Po(this),this.f&=-2,!0};xe.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(let t=this.s;t!==void 0;t=t.n)t.S.S(t)}R.prototype.S.call(this,e)};xe.prototype.U=function(e){if(this.t!==void 0&&(R.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(let t=this.s;t!==void 0;t=t.n)t.S.U(t)}};xe.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(let e=this.t;e!==void 0;e=e.x)e.t.N()}};Object.defineProperty(xe.prototype,"value",{get(){if(1&this.f)throw new Error("Cycle detected");let e=Io(this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function J(e,t){return new xe(e,t)}function Oo(e){let t=e.j;if(e.j=void 0,typeof t=="function"){ee++;let n=E;E=void 0;try{t()}catch(o){throw e.f&=-2,e.f|=8,hn(e),o}finally{E=n,$t()}}}function hn(e){for(let t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=void 0,e.s=void 0,Oo(e)}function Jr(e){if(E!==this)throw new Error("Out-of-order effect");Po(this),E=e,this.f&=-2;try{8&this.f&&hn(this)}finally{$t()}}function Ne(e,t){this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,ze&&ze.push(this)}Ne.prototype.c=function(){let e=this.S();try{if(8&this.f||this.x===void 0)return;let t=this.x();typeof t=="function"&&(this.j=t)}finally{e()}};Ne.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,Oo(this),No(this),ee++;let e=E;return E=this,Jr.bind(this,e)};Ne.prototype.N=function(){2&this.f||(this.f|=2,this.u=Ge,Ge=this)};Ne.prototype.d=function(){this.f|=8,1&this.f||hn(this)};Ne.prototype.dispose=function(){this.d()};function Y(e,t){let n=new Ne(e,t);try{n.c()}catch(s){throw n.d(),s}let o=n.d.bind(n);return o[Symbol.dispose]=o,o}var Yr=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__,Ro,gt,bt;var Fo=[];Y(function(){Ro=this.N})();function Pe(e,t){x[e]=t.bind(null,x[e]||(()=>{}))}function Ye(e){if(bt){let t=bt;bt=void 0,t()}bt=e&&e.S()}function Lo({data:e}){let t=Qr(e);t.name="ReactiveDom",t.value=e;let[n,o]=De(()=>{let s=this,r=this.__v;for(;r=r.__;)if(r.__c){r.__c.__$f|=4;break}let i=J(()=>{let c=t.value.value;return c===0?0:c===!0?"":c||""}),a=J(()=>!Array.isArray(i.value)&&!Xt(i.value)),u=Y(function(){if(this.N=Ho,a.value){let c=i.value;s.__v&&s.__v.__e&&s.__v.__e.nodeType===3&&(s.__v.__e.data=c)}}),p=this.__$u.d;return this.__$u.d=function(){u(),p.call(this)},[a,i]},[]);return n.value?o.peek():o.value}Lo.displayName="ReactiveTextNode";Object.defineProperties(R.prototype,{constructor:{configurable:!0,value:dt(ke,null).constructor},type:{configurable:!0,value:Lo},props:{configurable:!0,get(){let e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}});Pe("__b",(e,t)=>{if(Ye(),gt=void 0,typeof t.type=="string"){let n,o=t.props;for(let s in o){if(s==="children")continue;let r=o[s];r instanceof R&&(n||(t.__np=n={}),n[s]=r,o[s]=r.peek())}}e(t)});Pe("__r",(e,t)=>{if(e(t),t.type!==ke){Ye();let n,o=t.__c;o&&(o.__$f&=-2,n=o.__$u,n===void 0&&(o.__$u=n=(function(s,r){let i;return Y(function(){i=this},{name:r}),i.c=s,i})((function(s){return function(){var r;Yr&&((r=this.y)==null||r.call(this)),s.__$f|=1,s.setState({})}})(o),typeof t.type=="function"?t.type.displayName||t.type.name:""))),gt=o,Ye(n)}});Pe("__e",(e,t,n,o)=>{Ye(),gt=void 0,e(t,n,o)});Pe("diffed",(e,t)=>{Ye(),gt=void 0;let n;if(typeof t.type=="string"&&(n=t.__e)){let o=t.__np,s=t.props,r=n.U;if(r)for(let i in r){let a=r[i];a===void 0||o&&i in o||(a.d(),r[i]=void 0)}if(o){r||(r={},n.U=r);for(let i in o){let a=r[i],u=o[i];a===void 0?(a=Xr(n,i,u,s),r[i]=a):a.o(u,s)}}}e(t)});function Xr(e,t,n,o){let s=t in e&&e.ownerSVGElement===void 0,r=b(n);return{o:(i,a)=>{r.value=i,o=a},d:Y(function(){this.N=Ho;let i=r.value.value;o[t]!==i&&(o[t]=i,s?e[t]=i:i!=null&&(i!==!1||t[4]==="-")?e.setAttribute(t,i):e.removeAttribute(t))})}}Pe("unmount",(e,t)=>{if(typeof t.type=="string"){let n=t.__e;if(n){let s=n.U;if(s){n.U=void 0;for(let r in s){let i=s[r];i&&i.d()}}}let o=t.__np;if(o){let s=t.props;for(let r in o)s[r]=o[r]}t.__np=void 0}else{let n=t.__c;if(n){n.__$f|=8;let o=n.__$u;o&&(n.__$u=void 0,o.d())}}e(t)});Pe("__h",(e,t,n,o)=>{o<3&&(t.__$f|=2),e(t,n,o)});Ie.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;let n=this.__$u,o=n&&n.s!==void 0;for(let s in t)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){let s=2&this.__$f;if(!(o||s||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(let s in e)if(s!=="__source"&&e[s]!==this.props[s])return!0;for(let s in this.props)if(!(s in e))return!0;return!1};function Qr(e,t){return De(()=>b(e,t),[])}var Zr=e=>{queueMicrotask(()=>{queueMicrotask(e)})};function ei(){le(()=>{let e;for(;e=Fo.shift();)Ro.call(e)})}function Ho(){Fo.push(this)===1&&(x.requestAnimationFrame||Zr)(ei)}var _n=1e4,W=b(Date.now());function Uo(){document.hidden||(W.value=Date.now())}setInterval(Uo,_n);document.addEventListener("visibilitychange",Uo);var vn=6e4,yn=60*vn,Bo=24*yn,ti=new Intl.DateTimeFormat("en-GB",{day:"numeric",month:"short",year:"numeric",hour:"2-digit",minute:"2-digit",second:"2-digit",fractionalSecondDigits:3,timeZoneName:"short"});function kt(e){let[t,n]=ni(Math.max(0,e));return`${t} ${n}${t===1?"":"s"}`}function Se(e,t){let n=t-e;return n>-_n&&n<5e3?"just now":n>0?`${kt(n)} ago`:`in ${kt(-n)}`}function ue(e){return ti.format(e)}function L({ms:e,isExact:t=!1}){let n=new Date(e).toISOString(),o=Se(e,W.value);return t?l`<time class="when when-exact" datetime=${n}>
    <span>${o}</span>
    <span>${ue(e)}</span>
    <code>${e}</code>
  </time>`:l`<time class="when" datetime=${n} title="${ue(e)} (${e})">${o}</time>`}function ni(e){return e<vn?[Math.round(e/1e3),"second"]:e<yn?[Math.floor(e/vn),"minute"]:e<2*Bo?[Math.floor(e/yn),"hour"]:[Math.floor(e/Bo),"day"]}var $n=["inbox","send","hooks","keys","figures"],oi=["","delivered","all"],jo={"1h":36e5,"24h":864e5,"7d":6048e5,"30d":2592e6},si=["status","type","since","after","before","event","hook"],g=b(Wo());window.addEventListener("popstate",()=>{g.value=Wo()});function S(e,{replace:t=!1}={}){let n={...g.peek(),...e};e.since!==void 0&&(n.sinceMs=Ko(e.since));let o={cursors:n.cursors,sinceMs:n.sinceMs};t?history.replaceState(o,"",wt(n)):history.pushState(o,"",wt(n)),g.value=n}var q=Object.freeze({status:"",type:"",since:"",after:"",before:"",event:"",hook:"",cursors:[]});function wt(e){let t=new URLSearchParams;e.tab&&e.tab!=="inbox"&&t.set("tab",e.tab);for(let o of si){let s=e[o];s&&t.set(o,s)}let n=t.toString();return n?`?${n}`:location.pathname}function Wo(){let e=new URLSearchParams(location.search),t=i=>e.get(i)??"",n=t("tab"),o=t("since")in jo?t("since"):"",{cursors:s,sinceMs:r}=history.state??{};return{tab:$n.includes(n)?n:"inbox",status:oi.includes(t("status"))?t("status"):"",type:t("type"),since:o,after:qo(t("after")),before:qo(t("before")),event:t("event"),hook:t("hook"),cursors:Array.isArray(s)?s.map(String):[],sinceMs:Number(r)||Ko(o)}}function Ko(e){return e?Date.now()-(jo[e]??0):0}function qo(e){return Number.isNaN(Date.parse(e))?"":e}var ri=/-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y,ii=/true|false|null/y,ai=/[ \t\n\r]*/y;var Oe=class{constructor(t){this.text=t}},Xe=class extends Error{constructor(t,n,o){let s=n.slice(0,o).split(`
`),r=(s.at(-1)??"").length+1;super(`${t} (line ${s.length}, column ${r})`),this.position=o}};function ce(e,t=[]){let n=new bn(e,new Set(t)),o=n.value(0);return n.end(),o}var bn=class{constructor(t,n){this.text=t,this.rawNames=n,this.at=0}value(t){if(this.space(),t>200)throw this.fault("it is nested too deeply");let n=this.text[this.at];if(n==="{")return this.object(t);if(n==="[")return this.array(t);if(n==='"')return this.string();let o=this.taken(ri);if(o)return Number(o);let s=this.taken(ii);if(s)return s==="null"?null:s==="true";throw this.fault(n===void 0?"it ends too early":"there is no value here")}object(t){let n=Object.create(null);if(this.at+=1,this.isNext("}"))return n;do{this.space();let o=this.at;if(this.text[o]!=='"')throw this.fault("a name in quotes is missing");let s=this.string();if(s in n)throw this.fault(`the name ${JSON.stringify(s)} is there twice`,o);if(!this.isNext(":"))throw this.fault("a colon is missing");this.space();let r=this.at,i=this.value(t+1);n[s]=this.rawNames.has(s)?new Oe(this.text.slice(r,this.at)):i}while(this.isNext(","));if(!this.isNext("}"))throw this.fault("a comma or } is missing");return n}array(t){let n=[];if(this.at+=1,this.isNext("]"))return n;do n.push(this.value(t+1));while(this.isNext(","));if(!this.isNext("]"))throw this.fault("a comma or ] is missing");return n}string(){let t=gn(this.text,this.at);if(t<0)throw this.fault("a text in quotes does not end");let n=this.text.slice(this.at,t);try{let o=JSON.parse(n);return this.at=t,o}catch{throw this.fault("a text holds a line break or a wrong escape")}}end(){if(this.space(),this.at<this.text.length)throw this.fault("something follows the value")}taken(t){t.lastIndex=this.at;let n=t.exec(this.text);return n&&(this.at+=n[0].length),n?.[0]}space(){this.taken(ai)}isNext(t){return this.space(),this.text[this.at]!==t?!1:(this.at+=1,!0)}fault(t,n=this.at){return new Xe(t,this.text,n)}};function gn(e,t){let n=t;for(;;){if(n=e.indexOf('"',n+1),n<0)return-1;let o=0;for(;e[n-1-o]==="\\";)o+=1;if(o%2===0)return n+1}}var wn="events.key",kn="events.message",fe=b(sessionStorage.getItem(wn)??""),Vo=!1,Re=()=>fe.value!=="",xt=()=>fe.peek();function St(e){sessionStorage.setItem(wn,e),fe.value=e}function zo(){Yo("You are signed out."),location.replace(location.pathname)}function Go(e){Vo||e!==fe.peek()||(Yo("The server no longer accepts this key. It may have been revoked."),location.reload())}function Jo(){let e=sessionStorage.getItem(kn)??"";return sessionStorage.removeItem(kn),e}function Yo(e){Vo=!0,sessionStorage.removeItem(wn),sessionStorage.setItem(kn,e)}var li=4e4,ui=401;async function Mt(e,t,{query:n={},body:o,headers:s={},key:r,signal:i}={}){let a=new URL(t,document.baseURI);for(let[d,f]of Object.entries(n))f!=null&&f!==""&&a.searchParams.set(d,String(f));let u=r??xt(),p={...s,Authorization:`Bearer ${u}`};o!==void 0&&(p["Content-Type"]="application/json");let c;try{c=await fetch(a,{method:e,body:o,headers:p,signal:i,credentials:"omit"})}catch(d){throw i?.aborted?d:new B("The server cannot be reached. Is it running, and are you online?")}if(c.ok||c.status===304)return c;let m=await ci(c);throw m.status===ui&&r===void 0&&Go(u),m}async function T(e,t,n){return(await xn(e,t,n)).answer}async function xn(e,t,{rawNames:n,signal:o,...s}={}){let r=AbortSignal.timeout(li),i=o?AbortSignal.any([o,r]):r;try{let a=await Mt(e,t,{...s,signal:i}),u=await a.text(),p=Date.parse(a.headers.get("Date")??"")||null;return{answer:u===""?null:ce(u,n),serverMs:p}}catch(a){throw r.aborted&&!o?.aborted?new B("The server did not answer in time."):a}}async function ci(e){let t={status:e.status,requestId:e.headers.get("X-Request-Id")??"",retryAfterSeconds:Number(e.headers.get("Retry-After")??0)||0};try{let{error:n}=ce(await e.text()),o=String(n.requestId||t.requestId);return new B(String(n.message),{...t,code:String(n.code),requestId:o})}catch{return new B(`The server answered with status ${e.status}.`,t)}}async function*Xo(e){let t=new TextDecoder,n=e.getReader(),o="";try{for(;;){let{done:s,value:r}=await n.read();if(s)return;o+=t.decode(r,{stream:!0});let i=o.split(/\r\n\r\n|\n\n|\r\r/);o=i.pop()??"";for(let a of i)yield fi(a)}}finally{n.cancel().catch(()=>{})}}function fi(e){let t=[],n=null;for(let o of e.split(/\r\n|\n|\r/)){let[,s,r]=/^([^:]*):? ?(.*)$/.exec(o)??[];s==="data"?t.push(r??""):s==="id"&&(n=r??"")}return{data:t.join(`
`),id:n}}var pi=50,Sn=["payload"];async function Zo(e,t,n){let o=e.status==="undelivered",s={limit:pi,cursor:t,event_type:e.type,after:e.afterMs,before:e.beforeMs,status:o?null:e.status},r=o?"v1/inbox":"v1/events",{answer:i,serverMs:a}=await xn("GET",r,{query:s,signal:n,rawNames:Sn});return{events:i.events.map(Mn),nextCursor:i.next_cursor,serverMs:a}}async function es(e){return Mn(await T("GET",Tt(e),{rawNames:Sn}))}async function ts(e,{type:t,repeatKey:n}){let o={};t&&(o["X-Event-Type"]=t),n&&(o["Idempotency-Key"]=n);let s=await Mt("POST","v1/events",{body:e,headers:o}),{id:r,created_at:i}=ce(await s.text()),a=s.headers.get("Idempotent-Replay")==="true";return{id:r,createdAtMs:i,isRepeat:a}}async function ns(e){await T("POST",`${Tt(e)}/ack`)}async function os(e){let t=JSON.stringify({event_ids:e});return cs(await T("POST","v1/events/ack",{body:t}))}async function ss(e){await T("POST",`${Tt(e)}/nack`)}async function rs(e){await T("DELETE",Tt(e))}async function is(e){let t=JSON.stringify({event_ids:e});return cs(await T("POST","v1/events/erase",{body:t}))}async function as({fromMs:e,toMs:t,type:n}){let o=JSON.stringify({from:e,to:t,event_type:n||null}),{count:s,is_complete:r}=await T("POST","v1/events/replay",{body:o});return{count:s,isComplete:r}}async function ls(){let e=await T("GET","v1/stats");return{undelivered:Qo(e.undelivered),delivered:Qo(e.delivered),oldestUndeliveredAtMs:e.oldest_undelivered_at}}async function us(e,t){let n={Accept:"text/event-stream"};e&&(n["Last-Event-ID"]=e);let s=(await Mt("GET","v1/stream",{headers:n,signal:t})).body;return(async function*(){for await(let{data:r,id:i}of Xo(s))yield{event:r===""?null:Mn(ce(r,Sn)),id:i}})()}function Mn(e){return{id:e.id,createdAtMs:e.created_at,status:e.status,eventType:e.event_type??null,payload:e.payload instanceof Oe?e.payload:new Oe("null"),deliveredAtMs:e.delivered_at??null,leaseUntilMs:e.lease_until??null}}function Qo(e){return{count:e.count,isExact:e.is_exact,byType:e.by_type.map(t=>({eventType:t.event_type,count:t.count}))}}function Tt(e){return`v1/events/${encodeURIComponent(e)}`}function cs(e){return e.results.filter(t=>t.status==="not_found").map(t=>t.id)}var di=15e3,Qe=b(null),Me=b(null),Tn=b(0),fs=-1/0,Et=0;async function Fe(){clearTimeout(Et),Et=0,fs=performance.now();try{Qe.value=await ls(),Me.value=null,Tn.value=Date.now()}catch(e){Me.value=e}}function pe(){if(Et)return;let e=Math.max(0,fs+di-performance.now());Et=setTimeout(()=>Re()&&Fe(),e)}function ps({undelivered:e,delivered:t,onType:n}){let o=hi(e,t),s=Math.max(1,...o.map(r=>r.undelivered+r.delivered));return l`<div class="sheet table-sheet">
    <table class="types">
      <caption>
        By type
      </caption>
      <thead>
        <tr>
          <th scope="col">Type</th>
          <th scope="col">Undelivered</th>
          <th scope="col">Delivered</th>
          <td class="types-bar"></td>
        </tr>
      </thead>
      <tbody>
        ${o.map(r=>l`<tr key=${r.type??""}>
            <th scope="row">
              ${r.type===null?l`<em>without type</em>`:l`<button type="button" class="link" onClick=${()=>n(r.type??"")}>
                    ${r.type}
                  </button>`}
            </th>
            <td>${r.undelivered.toLocaleString("en")}</td>
            <td>${r.delivered.toLocaleString("en")}</td>
            <td class="types-bar"><${mi} row=${r} most=${s} /></td>
          </tr>`)}
      </tbody>
    </table>
  </div>`}function mi({row:e,most:t}){let n=o=>100*o/t;return l`<svg class="bar" aria-hidden="true" focusable="false">
    <rect class="bar-undelivered" width="${n(e.undelivered)}%" height="100%" />
    <rect
      class="bar-delivered"
      x="${n(e.undelivered)}%"
      width="${n(e.delivered)}%"
      height="100%"
    />
  </svg>`}function hi(e,t){let n=new Map,o=s=>{let r=n.get(s)??{type:s,undelivered:0,delivered:0};return n.set(s,r),r};for(let s of e.byType)o(s.eventType).undelivered=s.count;for(let s of t.byType)o(s.eventType).delivered=s.count;return[...n.values()].sort((s,r)=>r.undelivered+r.delivered-s.undelivered-s.delivered)}var _i=3e4;function ms(){F(()=>{Fe();let t=setInterval(()=>document.hidden||Fe(),_i);return()=>clearInterval(t)},[]);let e=Qe.value;return l`<section class="figures" aria-labelledby="figures-title">
    <header class="screen-head">
      <h1 id="figures-title">Stats</h1>
      <button type="button" class="button" onClick=${Fe}>Refresh</button>
    </header>
    <${M}
      error=${Me.value}
      title=${e?"Refresh failed.":void 0}
      onRetry=${Fe}
    >
      ${e?l`<p>The numbers were last refreshed ${Se(Tn.value,W.value)}.</p>`:null}
    <//>
    ${e?l`<${vi} found=${e} />`:null}
    ${!e&&!Me.value?l`<p class="hint" role="status">Counting…</p>`:null}
  </section>`}function vi({found:e}){let t=e.oldestUndeliveredAtMs;return e.undelivered.count+e.delivered.count===0?l`<${j} title="No events yet">
      <p>Numbers appear with the first event.</p>
      <${Z} path="v1/stats" />
    <//>`:l`<dl class="tiles">
      <${ds} label="Undelivered" count=${e.undelivered} />
      <${ds} label="Delivered" count=${e.delivered} />
      <div class="tile">
        <dt>Oldest undelivered</dt>
        <dd>
          ${t===null?l`<strong>none</strong>`:l`<strong>${kt(W.value-t)}</strong>
                <span>${ue(t)}</span> <code class="hint">${t}</code>`}
        </dd>
      </div>
    </dl>
    <${ps}
      undelivered=${e.undelivered}
      delivered=${e.delivered}
      onType=${n=>S({...q,tab:"inbox",status:"all",type:n})}
    />`}function ds({label:e,count:t}){return l`<div class="tile">
    <dt>${e}</dt>
    <dd>
      <strong>${yi(t)}</strong>
      ${t.isExact?null:l`<span class="hint">Counting stops here.</span>`}
    </dd>
  </div>`}function yi({count:e,isExact:t}){let n=e.toLocaleString("en");return t?n:`more than ${n}`}var $i=25;async function hs(){return(await T("GET","v1/hooks")).hooks.map(En)}async function _s(e){return En(await T("GET",de(e)))}async function vs({url:e,types:t,description:n}){let o=JSON.stringify({url:e,event_types:t.length?t:null,description:n}),s=await T("POST","v1/hooks",{body:o});return{hook:En(s),secret:s.secret}}async function ys(e){await T("DELETE",de(e))}async function $s(e,t){await T("POST",`${de(e)}/${t?"enable":"disable"}`)}async function bs(e){return(await T("POST",`${de(e)}/secret`)).secret}async function gs(e){return Cn(await T("POST",`${de(e)}/ping`))}async function ks(e,t,n){let o={status:t,cursor:n,limit:$i},s=await T("GET",`${de(e)}/deliveries`,{query:o});return{deliveries:s.deliveries.map(Cn),nextCursor:s.next_cursor}}async function ws(e,t){let n=`${de(e)}/deliveries/${encodeURIComponent(t)}/replay`;return Cn(await T("POST",n))}async function xs(e,t){await T("POST",`${de(e)}/replay`,{body:JSON.stringify({since:t})})}function de(e){return`v1/hooks/${encodeURIComponent(e)}`}function En(e){return{id:e.id,url:e.url,eventTypes:e.event_types,description:e.description,status:e.status,statusReason:e.status_reason,statusAtMs:e.status_at,failures:e.failures,breaker:e.breaker,createdAtMs:e.created_at}}function Cn(e){return{eventId:e.event_id,eventType:e.event_type,publishedAtMs:e.published_at,status:e.status,nextAttemptAtMs:e.next_attempt_at,attempts:e.attempts.map(t=>({atMs:t.at,durationMs:t.duration_ms,status:t.status,error:t.error,excerpt:t.excerpt}))}}function Te(e,t){let[n,o]=h(null),[s,r]=h(null),i=U(0),a=U(Promise.resolve()),u=async()=>{let c=++i.current;try{let m=await e();if(c!==i.current)return;o(()=>m),r(null)}catch(m){c===i.current&&r(m)}},p=()=>(a.current=u(),a.current);return F(()=>(o(null),p(),()=>{i.current+=1}),t),{answer:n,problem:s,again:p,settled:()=>a.current}}function Le({title:e,onClose:t,onCancel:n,children:o}){let s=U(null),r=ae();return ie(()=>{let a=document.activeElement;s.current?.showModal();let u=s.current?.querySelector("[data-first]");return u instanceof HTMLElement&&u.focus(),()=>{a instanceof HTMLElement&&a.isConnected&&a.focus()}},[]),l`<dialog
    class="dialog"
    ref=${s}
    aria-labelledby=${r}
    onCancel=${a=>{n&&(a.preventDefault(),n())}}
    onClose=${t}
  >
    <header class="dialog-head">
      <h2 id=${r}>${e}</h2>
      <button
        type="button"
        class="button quiet icon-only"
        aria-label=${I("dialog.close")}
        onClick=${n??t}
      >
        <${v} name="close" />
      </button>
    </header>
    <div class="dialog-body">${o}</div>
  </dialog>`}function He({title:e,deed:t,word:n,onConfirm:o,onClose:s,children:r}){let[i,a]=h(""),[u,p]=h(!1),[c,m]=h(null),d=ae(),f=!n||i.trim()===n;return l`<${Le} title=${e} onClose=${s}>
    <form onSubmit=${async w=>{if(w.preventDefault(),!(!f||u)){p(!0),m(null);try{await o(),s()}catch($){m($),p(!1)}}}}>
      ${r}
      ${n&&l`<div class="field">
        <label for=${d}>${mt("confirm.type",{name:l`<code>${n}</code>`})}</label>
        <input
          id=${d}
          data-first
          value=${i}
          autocomplete="off"
          autocapitalize="off"
          spellcheck=${!1}
          onInput=${w=>a(w.target.value)}
        />
      </div>`}
      <${M} error=${c} />
      <div class="actions">
        <button type="submit" class="button danger" disabled=${!f||u}>${t}</button>
        <button
          type="button"
          class="button"
          data-first=${n?void 0:!0}
          onClick=${s}
        >
          ${I("confirm.cancel")}
        </button>
      </div>
    </form>
  <//>`}function Ct({title:e,secret:t,onDone:n,children:o}){let s=U(null);return ie(()=>s.current?.focus(),[]),l`<section class="secret" ref=${s} tabindex="-1" aria-label=${e}>
    <h3>${e}</h3>
    <p>Copy it now. It is kept nowhere in this form, and nobody can show it again.</p>
    <p class="secret-text"><code>${t}</code></p>
    ${o}
    <div class="actions">
      <${G} text=${t} label="Copy secret" />
      <button type="button" class="button" onClick=${n}>I have it, put it away</button>
    </div>
  </section>`}var bi=1e4,Ss=3,me=b([]),Ms=0;function H(e,t){let n={id:++Ms,text:e,action:t};me.value=[...me.value,n].slice(-Ss),setTimeout(()=>At(n.id),bi)}function te(e){let t={id:++Ms,text:"",error:e};me.value=[...me.value,t].slice(-Ss)}function At(e){me.value=me.value.filter(t=>t.id!==e)}function O({label:e,value:t,onValue:n,hint:o,fault:s,type:r="text",options:i,...a}){let u=ae(),p=s||o,c=p?`${u}-note`:void 0,m=d=>n(d.target.value);return l`<div class="field">
    <label for=${u}>${e}</label>
    ${i?l`<select id=${u} onChange=${m} aria-describedby=${c} ...${a}>
          ${i.map(([d,f])=>l`<option value=${d} selected=${d===t}>${f}</option>`)}
        </select>`:l`<${r==="area"?"textarea":"input"}
          id=${u}
          type=${r==="area"?void 0:r}
          value=${t}
          onInput=${m}
          autocomplete="off"
          spellcheck=${!1}
          aria-describedby=${c}
          aria-invalid=${s?"true":void 0}
          ...${a}
        />`}
    ${p?l`<p id=${c} class=${s?"hint fault":"hint"}>${p}</p>`:null}
  </div>`}var gi="  ",Ts=/[^\s,:[\]{}"]+/y,ki=new RegExp("[\\u007f-\\u009f\\u00ad\\u061c\\u200b\\u200e\\u200f\\u2028-\\u202e\\u2060-\\u206f\\ufeff]|[\\ud800-\\udfff]|[\\u{e0000}-\\u{e007f}]","gu");function An(e){let t=[],n=0,o=0,s=()=>`
${gi.repeat(n)}`;for(;o<e.length;){let r=e[o]??"";if(r==='"'){let i=gn(e,o),a=/^\s*:/.test(e.slice(i,i+40));t.push({kind:a?"name":"text",text:Ze(e.slice(o,i))}),o=i}else if(r==="{"||r==="["){let i=wi(e,o);i>0?(t.push({kind:"mark",text:r==="{"?"{}":"[]"}),o=i):(n+=1,t.push({kind:"mark",text:r+s()}),o+=1)}else if(r==="}"||r==="]")n-=1,t.push({kind:"mark",text:s()+r}),o+=1;else if(r===","||r===":")t.push({kind:"mark",text:r===","?`,${s()}`:": "}),o+=1;else{Ts.lastIndex=o;let i=Ts.exec(e)?.[0];i&&t.push({kind:/^[tfn]/.test(i)?"word":"number",text:i}),o+=i?i.length:1}}return t}function It(e){return An(e).map(t=>t.text).join("")}function Ze(e){return e.replace(ki,t=>t.split("").map(n=>`\\u${n.charCodeAt(0).toString(16).padStart(4,"0")}`).join(""))}function wi(e,t){let n=t+1;for(;/\s/.test(e[n]??"");)n+=1;return e[n]==="}"||e[n]==="]"?n+1:0}var xi={pending:"…",delivered:"✓",failed:"✕",held:"◐"};function Dt({delivery:e,isOpen:t=!1,onReplay:n}){let{attempts:o}=e,s=o.length===1?"1 attempt":`${o.length} attempts`;return l`<li class="delivery">
    <details open=${t}>
      <summary>
        <span class="delivery-${e.status}">
          <span aria-hidden="true">${xi[e.status]}</span> ${e.status}
        </span>
        <strong>${e.eventType}</strong>
        <${L} ms=${e.publishedAtMs} />
        <span class="hint">${s}</span>
      </summary>
      <p class="hint">
        <code>${e.eventId}</code>
        ${e.nextAttemptAtMs===null?null:l`<span> · next attempt <${L} ms=${e.nextAttemptAtMs} /></span>`}
      </p>
      <ol class="attempts">
        ${o.map(r=>l`<${Si} attempt=${r} />`)}
      </ol>
      ${n?l`<button type="button" class="button" onClick=${n}>
            <${v} name="replay" />Send again
          </button>`:null}
    </details>
  </li>`}function Si({attempt:e}){return l`<li>
    <span>
      ${e.status===null?"no answer":`answer ${e.status}`}
      ${e.error?`: ${e.error}`:""}
    </span>
    <span class="hint">${ue(e.atMs)}, ${e.durationMs} ms</span>
    ${e.excerpt?l`<pre class="excerpt" tabindex="0" aria-label="Beginning of the answer">
${Ze(e.excerpt)}</pre
        >`:null}
  </li>`}function Nt({hook:e}){let t=e.failures===1?"1 failure":`${e.failures} failures`;return e.status!=="active"?l`<span class="delivery-failed">
      <span aria-hidden="true">✕</span> ${e.status}
      ${e.statusAtMs===null?null:l` <${L} ms=${e.statusAtMs} />`}
      ${e.statusReason?`: ${e.statusReason}`:null}
    </span>`:e.breaker!=="closed"?l`<span class="delivery-held">
      <span aria-hidden="true">◐</span> resting after ${t} in a row
    </span>`:l`<span class="delivery-delivered">
    <span aria-hidden="true">●</span> active${e.failures?`, ${t} in a row`:""}
  </span>`}var Mi=36e5,Ti=[["1","last hour"],["24","last 24 hours"],["168","last 7 days"],["720","last 30 days"]],Ei=[["","All"],["pending","Pending"],["delivered","Delivered"],["failed","Failed"],["held","Held"]];function Es({id:e}){let{cursors:t}=g.value,[n,o]=h(""),s=t.at(-1)??null,r=Te(()=>_s(e),[e]),i=Te(()=>ks(e,n,s),[e,n,s]),a=async(p,c)=>{try{await p(),H(c),await i.again()}catch(m){te(m)}},u=i.answer?.nextCursor??null;return l`<section aria-labelledby="log-title">
    <header class="screen-head">
      <div>
        <button type="button" class="button quiet" onClick=${()=>S({hook:"",cursors:[]})}>
          <${v} name="back" />All hooks
        </button>
        <h1 id="log-title">Deliveries</h1>
        ${r.answer?l`<p><code>${r.answer.url}</code></p>
              <p><${Nt} hook=${r.answer} /></p>`:null}
      </div>
      <${Ci}
        onReplay=${p=>a(()=>xs(e,Date.now()-p),"They are sent again, one by one.")}
      />
    </header>
    <div class="inline-form">
      <${O} label="Status" value=${n} options=${Ei}
        onValue=${p=>{S({cursors:[]},{replace:!0}),o(p)}} />
      <button type="button" class="button" onClick=${i.again}>Read anew</button>
    </div>
    <${M} error=${r.problem??i.problem} onRetry=${i.again} />
    ${i.answer?.deliveries.length?l`<ul class="sheet deliveries" aria-label="Deliveries">
          ${i.answer.deliveries.map(p=>l`<${Dt}
              key=${p.eventId}
              delivery=${p}
              onReplay=${p.eventId.startsWith("ping_")?void 0:()=>a(()=>ws(e,p.eventId),"It is sent again.")}
            />`)}
        </ul>`:null}
    ${i.answer?.deliveries.length===0?l`<${j} title="Nothing was sent">
          <p>Ping the hook, or send an event of a type that it wants.</p>
        <//>`:null}
    ${t.length||u!==null?l`<nav class="pager" aria-label="Pages of deliveries">
          <button
            type="button"
            class="button"
            disabled=${t.length===0}
            onClick=${()=>S({cursors:t.slice(0,-1)})}
          >
            <${v} name="back" />Newer
          </button>
          <button
            type="button"
            class="button"
            disabled=${u===null}
            onClick=${()=>u!==null&&S({cursors:[...t,u]})}
          >
            Older<${v} name="next" />
          </button>
        </nav>`:null}
  </section>`}function Ci({onReplay:e}){let[t,n]=h("24");return l`<div class="inline-form">
    <${O} label="Failed or held in the" value=${t} options=${Ti} onValue=${n} />
    <button type="button" class="button" onClick=${()=>e(Number(t)*Mi)}>
      <${v} name="replay" />Send them again
    </button>
  </div>`}function Cs({hook:e,onChanged:t,onSecret:n,onDelete:o}){let[s,r]=h(null),[i,a]=h(!1),u=d=>async()=>{a(!0);try{await d()}catch(f){te(f)}a(!1)},p=u(async()=>r(await gs(e.id))),c=u(async()=>n(await bs(e.id))),m=u(async()=>{let d=e.status!=="active";await $s(e.id,d),H(d?"The hook gets events again.":"The hook gets nothing; events are held."),await t()});return l`<li class="card hook">
    <div class="card-words">
      <p class="hook-url"><code>${e.url}</code></p>
      ${e.description?l`<p>${e.description}</p>`:null}
      <p class="card-notes">
        <${Nt} hook=${e} />
        <span>${e.eventTypes===null?"every event":e.eventTypes.join(", ")}</span>
        <span>added <${L} ms=${e.createdAtMs} /></span>
      </p>
      <div class="actions">
        <button type="button" class="button" disabled=${i} onClick=${p}>
          <${v} name="bell" />Ping
        </button>
        <button type="button" class="button" onClick=${()=>S({hook:e.id})}>
          Deliveries
        </button>
        <button type="button" class="button" disabled=${i} onClick=${m}>
          ${e.status==="active"?"Disable":"Enable"}
        </button>
        <button type="button" class="button" disabled=${i} onClick=${c}>
          New secret
        </button>
        <button type="button" class="button" onClick=${o}>
          <${v} name="bin" />Delete…
        </button>
      </div>
      <div role="status">
        ${s?l`<ul class="deliveries" aria-label="The ping">
              <${Dt} delivery=${s} isOpen=${!0} />
            </ul>`:null}
      </div>
    </div>
  </li>`}function As({onAdded:e}){let[t,n]=h(""),[o,s]=h(""),[r,i]=h(""),[a,u]=h(!1),[p,c]=h(null);return l`<form class="sheet" onSubmit=${async d=>{if(d.preventDefault(),!(a||!t.trim())){u(!0),c(null);try{let f={url:t.trim(),types:Ai(o),description:r.trim()},{secret:_}=await vs(f);n(""),s(""),i(""),e(_)}catch(f){c(f)}u(!1)}}}>
    <h2>Add a hook</h2>
    <div class="fields">
      <${O} label="URL" type="url" value=${t} onValue=${n} inputmode="url"
        placeholder="https://example.com/hook" hint="It must be reachable from the server." />
      <${O} label="Event types" value=${o} onValue=${s}
        placeholder="order.created, order.paid" hint="Empty: every event." />
      <${O} label="Description" value=${r} onValue=${i}
        maxlength="200" hint="For yourself." />
    </div>
    <${M} error=${p} />
    <button type="submit" class="button strong" disabled=${a||!t.trim()}>
      <${v} name="hooks" />Add the hook
    </button>
  </form>`}function Ai(e){return e.split(/[\s,]+/).filter(t=>t!=="")}function Is(){let e=g.value.hook;return e?l`<${Es} id=${e} />`:l`<${Ii} />`}function Ii(){let{answer:e,problem:t,again:n}=Te(hs,[]),[o,s]=h(null),[r,i]=h(null);return l`<section class="hooks" aria-labelledby="hooks-title">
    <header class="screen-head"><h1 id="hooks-title">Hooks</h1></header>
    ${o?l`<${Ct} title=${o.title} secret=${o.secret} onDone=${()=>s(null)}>
          <p>Receivers check signatures with it, as Standard Webhooks describes.</p>
        <//>`:null}
    <${As}
      onAdded=${a=>{s({title:"The secret of the new hook",secret:a}),n()}}
    />
    <${M} error=${t} onRetry=${n} />
    ${e?.length===0?l`<${Di} />`:null}
    ${e?.length?l`<ul class="cards" aria-label="Hooks">
          ${e.map(a=>l`<${Cs}
              key=${a.id}
              hook=${a}
              onChanged=${n}
              onSecret=${u=>s({title:`The new secret of ${a.url}`,secret:u})}
              onDelete=${()=>i(a)}
            />`)}
        </ul>`:null}
    ${r?l`<${He}
          title="Delete this hook?"
          deed="Delete"
          onConfirm=${async()=>{await ys(r.id),H("The hook is gone."),await n()}}
          onClose=${()=>i(null)}
        >
          <p><code>${r.url}</code></p>
          <p>What waits for it is not sent any more. The events themselves stay in the inbox.</p>
        <//>`:null}
  </section>`}function Di(){return l`<${j} title="Nothing is pushed yet">
    <p>Name a URL above, and every event is sent there as soon as it is stored. Or by a program:</p>
    <${Z}
      method="POST"
      path="v1/hooks"
      body=${'{"url":"https://example.com/hook","event":"order.created"}'}
    />
  <//>`}var Ni=`{
  "event_type": "order.created",
  "order_id": "o-1001",
  "total": 1.10
}`,et=b(Ni),Pt=b("");function Ds(e){et.value=It(e.payload.text),Pt.value=e.eventType??""}var Ns=["system","light","dark"],Ot=document.documentElement,In=`${Ot.dataset.preferences}.theme`,Dn=`${Ot.dataset.preferences}.letters`,Ue=b(localStorage.getItem(In)??"system"),Be=b(localStorage.getItem(Dn)!=="off");Y(()=>{Ue.value==="system"?(localStorage.removeItem(In),delete Ot.dataset.theme):(localStorage.setItem(In,Ue.value),Ot.dataset.theme=Ue.value)});Y(()=>{Be.value?localStorage.removeItem(Dn):localStorage.setItem(Dn,"off")});var Pi="input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]";function Rt(e){let t=U(e);t.current=e,F(()=>{let n=o=>{let s=t.current[o.key];!s||o.defaultPrevented||o.ctrlKey||o.metaKey||o.altKey||o.target instanceof Element&&o.target.closest(Pi)||document.querySelector("dialog[open]")||o.key.length===1&&!Be.peek()||(o.preventDefault(),s())};return document.addEventListener("keydown",n),()=>document.removeEventListener("keydown",n)},[])}var Oi=700,Nn=b(""),tt=[];function Pn(e){tt.push(e),!(tt.length>1)&&setTimeout(()=>{let[t,...n]=tt;Nn.value=n.length?`${tt.length} new events`:`New event: ${t}`,tt=[]},Oi)}var D=b([]),X=b(null),he=b(!0),Ee=b(null),Ce=b(null),K=b(new Set),Ae=b(new Set),Lt=b(0),ne=b(""),Rn=new Map,Ft="",Ps=1/0,nt=new Set,Ri=1e3,Fi=1e3,ot=null,On=[];function Fn(e){return{status:e.status===""?"undelivered":e.status==="all"?"":e.status,type:e.type,afterMs:e.sinceMs||(e.after?Date.parse(e.after):null),beforeMs:e.before?Date.parse(e.before):null}}async function V({isQuiet:e=!1}={}){ot?.abort();let t=new AbortController;ot=t,On=[],e||le(()=>{he.value=!0,K.value=new Set,Ae.value=new Set});let n=g.peek(),o=Fn(n),s=n.cursors.at(-1)??null,r=JSON.stringify([o,s]);try{let i=await Zo(o,s,t.signal);if(t.signal.aborted)return;le(()=>{e&&r===Ft&&Hi(i.events),Ft=r,Ps=i.serverMs??1/0,Ce.value=Date.now(),D.value=i.events,X.value=i.nextCursor,Ee.value=null,Lt.value=0,On.forEach(u=>Rs(u));let a=new Set(D.peek().map(u=>u.id));K.value=new Set([...K.peek()].filter(u=>a.has(u)))})}catch(i){if(t.signal.aborted)return;le(()=>{r!==Ft&&(Ft="",Ce.value=null,D.value=[],X.value=null),Ee.value=i})}finally{ot===t&&(ot=null,he.value=!1)}}function Os(e){ot&&On.push(e);let t=nt.has(e.id);Li(e.id),Rs(e,{isRepeated:t})&&Pn(e.eventType??"without type")}function Li(e){nt.add(e),nt.size>Ri&&nt.delete(nt.values().next().value)}function Rs(e,{isRepeated:t=!1}={}){if(Rn.get(e.id)||!Fs(e,Fn(g.peek())))return!1;let n=D.peek();if(n.some(a=>a.id===e.id))return Ui(e),!1;let o=g.peek().status==="",s=g.peek().cursors.length===0,r=X.peek()===null,i=n.every(a=>a.createdAtMs<=e.createdAtMs);if(o?r&&(s||i):s&&(r||i)){let a=[...n,e].sort((u,p)=>u.createdAtMs-p.createdAtMs);D.value=o?a:a.reverse(),t||(Ae.value=new Set([...Ae.peek(),e.id]))}else if(i)t||(Lt.value+=1);else return!1;return!t}function Ht(e,t){let n=new Set(e);for(let s of e)Rn.set(s,t?.status!=="undelivered");let o=Fn(g.peek());le(()=>{D.value=D.peek().flatMap(s=>{if(!n.has(s.id))return[s];let r=t&&{...s,...t};return r&&Fs(r,o)?[r]:[]}),K.value=new Set([...K.peek()].filter(s=>!n.has(s)))})}function Hi(e){let t=new Set(D.peek().map(n=>n.id));for(let{id:n,createdAtMs:o,eventType:s}of e)o<Ps+Fi||t.has(n)||Rn.has(n)||(Ae.value=new Set([...Ae.peek(),n]),Pn(s??"without type"))}function Ui(e){D.value=D.peek().map(t=>t.id===e.id?e:t)}function Fs(e,t){return(t.status===""||t.status===e.status)&&(t.type===""||t.type===e.eventType)&&(t.afterMs===null||e.createdAtMs>t.afterMs)&&(t.beforeMs===null||e.createdAtMs<t.beforeMs)}var Ut=e=>e===1?"1 event":`${e} events`;async function _e(e){if(e.length!==0)try{let[t=""]=e,n=e.length===1?(await ns(t),[]):await os(e),o=e.filter(s=>!n.includes(s));pe(),Ht(o,{status:"delivered",deliveredAtMs:Date.now(),leaseUntilMs:null}),H(`Acknowledged ${Ut(o.length)}.`,{label:"Put back",act:()=>ve(o)}),n.length&&H(`${Ut(n.length)} could not be found any more.`)}catch(t){te(t),V({isQuiet:!0})}}async function ve(e){try{for(let t of e)await ss(t);pe(),Ht(e,{status:"undelivered",deliveredAtMs:null}),H(`Put ${Ut(e.length)} back into the inbox.`)}catch(t){te(t)}V({isQuiet:!0})}async function Ls(e){let[t=""]=e;e.length===1?await rs(t):await is(e),pe(),Ht(e,null),H(`Deleted ${Ut(e.length)}.`)}function Hs({onDelete:e}){let t=D.value,n=t.map(u=>u.id).filter(u=>K.value.has(u)),o=t.filter(u=>K.value.has(u.id)),s=o.filter(u=>u.status==="undelivered"),r=o.filter(u=>u.status==="delivered"),i=t.length>0&&n.length===t.length,a=()=>{K.value=new Set(i?[]:t.map(u=>u.id))};return l`<div class="bulk" role="group" aria-label="Selected events">
    <label class="bulk-all">
      <input
        type="checkbox"
        checked=${i}
        indeterminate=${n.length>0&&!i}
        onChange=${a}
      />
      <span>${n.length?`${n.length} selected`:`All ${t.length} on this page`}</span>
    </label>
    ${s.length?l`<button
          type="button"
          class="button strong"
          onClick=${()=>_e(s.map(u=>u.id))}
        >
          <${v} name="check" />Ack ${s.length}
        </button>`:null}
    ${r.length?l`<button
          type="button"
          class="button"
          onClick=${()=>ve(r.map(u=>u.id))}
        >
          <${v} name="return" />Put back ${r.length}
        </button>`:null}
    ${n.length?l`<button type="button" class="button" onClick=${()=>e(n)}>
          <${v} name="bin" />Delete ${n.length}…
        </button>`:null}
  </div>`}function Bt({status:e}){let t=e==="delivered";return l`<span class="status ${t?"status-delivered":"status-undelivered"}">
    <span aria-hidden="true">${t?"✓":"○"}</span> ${e}
  </span>`}function qt({type:e}){if(e===null)return l`<em class="untyped">without type</em>`;let t=e.split(/(?<=[._-])/);return l`<span>${t.map(n=>l`${n}<wbr />`)}</span>`}var Bi=new Intl.DateTimeFormat("en-GB",{hour:"2-digit",minute:"2-digit"}),qi=new Intl.DateTimeFormat("en-GB",{day:"numeric",month:"short"});function Us({ms:e,isDelivered:t}){return l`<svg
    class="postmark ${t?"postmark-delivered":""}"
    viewBox="0 0 56 56"
    aria-hidden="true"
    focusable="false"
  >
    <circle cx="28" cy="28" r="26" />
    <circle cx="28" cy="28" r="22.5" class="postmark-inner" />
    <text x="28" y="28" class="postmark-clock">${Bi.format(e)}</text>
    <text x="28" y="39" class="postmark-day">${qi.format(e)}</text>
    ${t?l`<path
          class="postmark-waves"
          d="M2 14q6-5 13 0t13 0 13 0 13 0M2 48q6-5 13 0t13 0 13 0 13 0"
        />`:null}
  </svg>`}var ji=180;function Bs(e){let{event:t,isOpen:n,isChosen:o,isFresh:s}=e,i=`${t.eventType??"without type"}, ${Se(t.createdAtMs,W.value)}`,a=Ze(t.payload.text.slice(0,ji)),u=t.status==="delivered",p=t.leaseUntilMs!==null&&t.leaseUntilMs>W.value;return l`<li class="slip ${n?"slip-open":""} ${s?"slip-fresh":""}">
    <label class="slip-choose">
      <input
        type="checkbox"
        checked=${o}
        aria-label="Select ${i}"
        onChange=${c=>e.onChoose(c.target.checked)}
      />
    </label>
    <button
      type="button"
      class="slip-face"
      data-event=${t.id}
      aria-current=${n?"true":void 0}
      onClick=${e.onOpen}
      onFocus=${e.onFocus}
    >
      <${Us} ms=${t.createdAtMs} isDelivered=${u} />
      <span class="slip-words">
        <span class="slip-type"><${qt} type=${t.eventType} /></span>
        <span class="slip-beginning" dir="ltr">${a}</span>
        <span class="slip-notes">
          <${L} ms=${t.createdAtMs} />
          <${Bt} status=${t.status} />
          ${p?l`<span class="tag">claimed</span>`:null}
          ${s?l`<span class="tag tag-fresh">new</span>`:null}
        </span>
      </span>
    </button>
    ${u?l`<button
          type="button"
          class="button slip-act"
          aria-label="Put back ${i}"
          onClick=${e.onPutBack}
        >
          <${v} name="return" /><span>Put back</span>
        </button>`:l`<button
          type="button"
          class="button slip-act"
          aria-label="Ack ${i}"
          onClick=${e.onAcknowledge}
        >
          <${v} name="check" /><span>Ack</span>
        </button>`}
  </li>`}function qs(){let e=g.value.event;return l`<ol class="slips" aria-label="Events">
    ${D.value.map(t=>l`<${Bs}
        key=${t.id}
        event=${t}
        isOpen=${e===t.id}
        isChosen=${K.value.has(t.id)}
        isFresh=${Ae.value.has(t.id)}
        onOpen=${()=>{ne.value=t.id,S({event:t.id})}}
        onChoose=${()=>Ln(t.id)}
        onAcknowledge=${()=>Wt(()=>_e([t.id]))}
        onPutBack=${()=>Wt(()=>ve([t.id]))}
        onFocus=${()=>{ne.value=t.id}}
      />`)}
  </ol>`}function Ln(e){let t=new Set(K.value);t.delete(e)||t.add(e),K.value=t}function Hn(e){let t=D.peek(),n=t.findIndex(r=>r.id===ne.peek()),o=n<0?e>0?-1:t.length:n,s=t[Math.min(Math.max(o+e,0),t.length-1)];s&&(ne.value=s.id,g.peek().event?S({event:s.id},{replace:!0}):Un(s.id))}function Un(e){jt().find(t=>t.dataset.event===e)?.focus()}async function Wt(e){let t=jt().findIndex(r=>r.closest("li")?.contains(document.activeElement)),n=jt()[t]?.dataset.event;await e(),await new Promise(r=>requestAnimationFrame(r));let o=jt();if(t<0||o.some(r=>r.dataset.event===n))return;(o[Math.min(t,o.length-1)]??document.querySelector("main"))?.focus()}function jt(){return[...document.querySelectorAll(".slip-face")].filter(e=>e instanceof HTMLElement)}var Wi=[["","Undelivered"],["delivered","Delivered"],["all","All"]],Ki=[["","Any time"],["1h","Last hour"],["24h","Last 24 hours"],["7d","Last 7 days"],["30d","Last 30 days"],["between","Between…"]],Vi=/^[A-Za-z0-9._-]{0,128}$/,zi=400,Kt=e=>S({cursors:[],event:"",...e});function Ws(){let e=g.value,[t,n]=h(e.after!==""||e.before!==""),o=t?"between":e.since,s=!!(e.type||e.since||e.after||e.before),r=i=>{n(i==="between"),Kt({since:i==="between"?"":i,after:"",before:""})};return l`<div class="filters" role="search" aria-label="Events">
    <fieldset class="segments">
      <legend class="visually-hidden">Status</legend>
      ${Wi.map(([i,a])=>l`<label class="segment">
          <input
            type="radio"
            name="status"
            value=${i}
            checked=${e.status===i}
            onChange=${()=>Kt({status:i})}
          />
          <span>${a}</span>
        </label>`)}
    </fieldset>
    <${Gi} type=${e.type} />
    <${O} label="Time" value=${o} onValue=${r} options=${Ki} />
    ${t?l`<${js} label="After" name="after" iso=${e.after} />
          <${js} label="Before" name="before" iso=${e.before} />`:null}
    ${s?l`<button
          type="button"
          class="button quiet"
          onClick=${()=>{n(!1),S({...q,status:e.status})}}
        >
          Clear filters
        </button>`:null}
  </div>`}function Gi({type:e}){let[t,n]=h(e);F(()=>n(e),[e]);let o=Vi.test(t.trim());return F(()=>{if(t.trim()===e||!o)return;let s=setTimeout(()=>Kt({type:t.trim()}),zi);return()=>clearTimeout(s)},[t,e]),l`<${O}
    label="Type"
    value=${t}
    onValue=${n}
    placeholder="order.created"
    data-filter="type"
    fault=${o?"":"Letters, digits, dots, hyphens and underscores only."}
  />`}function js({label:e,name:t,iso:n}){return l`<${O}
    label=${e}
    type="datetime-local"
    step="1"
    value=${Ji(n)}
    onValue=${o=>Kt({[t]:o?new Date(o).toISOString():""})}
  />`}function Ji(e){if(!e)return"";let t=new Date(e);return new Date(t.getTime()-t.getTimezoneOffset()*6e4).toISOString().slice(0,19)}function Bn(){let{cursors:e,status:t}=g.value,n=X.value,o=Lt.value;return l`<nav class="pager" aria-label="Pages of events">
    <button
      type="button"
      class="button"
      disabled=${e.length===0}
      onClick=${()=>S({cursors:e.slice(0,-1),event:""})}
    >
      <${v} name="back" />Previous
    </button>
    <span class="pager-place">
      Page ${e.length+1}, ${t===""?"oldest first":"newest first"}
      ${o?l`<strong> · ${o} new on another page</strong>`:null}
    </span>
    <button
      type="button"
      class="button"
      disabled=${n===null}
      onClick=${()=>n!==null&&S({cursors:[...e,n],event:""})}
    >
      Next<${v} name="next" />
    </button>
  </nav>`}var Yi=5e3;function Ks({text:e,label:t="Payload"}){let[n,o]=h(!1),s=De(()=>An(e),[e]),r=()=>s.map(a=>a.text).join(""),i=n?e:s.length>Yi?r():Xi(s);return l`<section class="payload" aria-label=${t}>
    <div class="payload-head">
      <h3>${t}</h3>
      <span class="hint">${Qi(e)}</span>
      <button
        type="button"
        class="button quiet"
        aria-pressed=${n}
        onClick=${()=>o(!n)}
      >
        As sent
      </button>
      <${G} text=${()=>n?e:r()} label="Copy JSON" />
    </div>
    <pre class="json" tabindex="0" dir="ltr" aria-label=${t}><code>${i}</code></pre>
  </section>`}function Xi(e){return e.map(({kind:t,text:n})=>t==="mark"?n:l`<span class="json-${t}">${n}</span>`)}function Qi(e){let t=new TextEncoder().encode(e).length;return t<1024?`${t} bytes`:`${(t/1024).toFixed(1)} KB`}function Vs({id:e,onClose:t,onDelete:n,onReuse:o}){let s=D.value.find(d=>d.id===e)??null,[r,i]=h(null),[a,u]=h(null),p=U(null),c=s??(r?.id===e?r:null),m=()=>{u(null),es(e).then(i,u)};return F(()=>m(),[e,s?.status]),ie(()=>p.current?.focus(),[e,c===null]),l`<aside class="reader" aria-label="Event">
    <header class="reader-head">
      <button type="button" class="button quiet" onClick=${t}>
        <${v} name="back" />Close
      </button>
      <h2 tabindex="-1" ref=${p}>
        ${c?l`<${qt} type=${c.eventType} />`:"Event"}
      </h2>
    </header>
    <${M} error=${c?null:a} onRetry=${m} />
    ${c?l`<${Zi} event=${c} />
          <${ea} event=${c} onDelete=${n} onReuse=${o} />
          <${Ks} text=${c.payload.text} />`:null}
  </aside>`}function Zi({event:e}){return l`<dl class="facts">
    <dt>Id</dt>
    <dd><code>${e.id}</code> <${G} text=${e.id} label="Copy id" /></dd>
    <dt>Status</dt>
    <dd><${Bt} status=${e.status} /></dd>
    <dt>Came</dt>
    <dd><${L} ms=${e.createdAtMs} isExact=${!0} /></dd>
    ${e.deliveredAtMs===null?null:l`<dt>Delivered</dt>
          <dd><${L} ms=${e.deliveredAtMs} isExact=${!0} /></dd>`}
    ${e.leaseUntilMs===null?null:l`<dt>With a consumer until</dt>
          <dd><${L} ms=${e.leaseUntilMs} isExact=${!0} /></dd>`}
  </dl>`}function ea({event:e,onDelete:t,onReuse:n}){return l`<div class="actions">
    ${e.status==="undelivered"?l`<button
          type="button"
          class="button strong"
          onClick=${()=>_e([e.id])}
        >
          <${v} name="check" />Acknowledge
        </button>`:l`<button type="button" class="button" onClick=${()=>ve([e.id])}>
          <${v} name="return" />Put back
        </button>`}
    ${e.leaseUntilMs!==null&&e.leaseUntilMs>W.value?l`<button type="button" class="button" onClick=${()=>ve([e.id])}>
          <${v} name="return" />Take from its consumer
        </button>`:null}
    <button type="button" class="button" onClick=${()=>n(e)}>
      <${v} name="send" />Use as template
    </button>
    <button type="button" class="button" onClick=${()=>t([e.id])}>
      <${v} name="bin" />Delete…
    </button>
  </div>`}var zs=J(()=>{let{tab:e,status:t,type:n,since:o,after:s,before:r,cursors:i}=g.value,a=!!(t||n||o||s||r||i.length);return e!=="inbox"||a||he.value?!1:Ce.value!==null&&X.value===null}),qe=J(()=>{if(zs.value)return D.value.length.toLocaleString("en");let e=Qe.value?.undelivered;return e?`${e.count.toLocaleString("en")}${e.isExact?"":"+"}`:""}),st=J(()=>!!(zs.value?Ee.value:Me.value));function Js({onClose:e}){let[t,n]=h(""),[o,s]=h(""),[r,i]=h(g.peek().type),[a,u]=h(!1),[p,c]=h(null);return l`<${Le} title="Replay delivered events" onClose=${e}>
    <form onSubmit=${async d=>{if(d.preventDefault(),!a){u(!0),c(null);try{let f={fromMs:Gs(t),toMs:Gs(o),type:r.trim()},{count:_,isComplete:w}=await as(f),$=_===1?"1 event":`${_} events`;H(`Put ${$} back into the inbox${w?".":". Others may follow in a few seconds."}`),V({isQuiet:!0}),e()}catch(f){c(f),u(!1)}}}}>
      <p>
        Delivered events of this span return to the inbox, each at its old place. Consumers will see
        them again, with the same ids.
      </p>
      <div class="fields">
        <${O} label="From" type="datetime-local" step="1" value=${t} onValue=${n}
          data-first hint="Your local time. Empty: from the first" />
        <${O} label="To" type="datetime-local" step="1" value=${o} onValue=${s}
          hint="Empty: until now" />
        <${O} label="Type" value=${r} onValue=${i} hint="Empty: of every type" />
      </div>
      <${M} error=${p} />
      <div class="actions">
        <button type="submit" class="button strong" disabled=${a}>Replay</button>
        <button type="button" class="button" onClick=${e}>Cancel</button>
      </div>
    </form>
  <//>`}function Gs(e){return e?new Date(e).getTime():null}var ta=3e4;function Ys(){let e=g.value,[t,n]=h([]),[o,s]=h(!1),r=[e.status,e.type,e.sinceMs,e.after,e.before];F(()=>{V()},[...r,e.cursors.at(-1)]),F(()=>{let a=setInterval(()=>document.hidden||V({isQuiet:!0}),ta);return()=>clearInterval(a)},[]);let i=()=>{let a=g.peek().event;S({event:""}),requestAnimationFrame(()=>Un(a))};return la(i),l`<div class="inbox ${e.event?"inbox-reading":""}">
    <section class="inbox-list" aria-labelledby="inbox-title">
      <header class="screen-head">
        <div class="screen-title">
          <h1 id="inbox-title">Inbox</h1>
          ${qe.value?l`<${na} />`:null}
        </div>
        <button type="button" class="button" onClick=${()=>s(!0)}>
          <${v} name="replay" />Replay…
        </button>
      </header>
      <${Ws} />
      <${oa} />
      <${sa} onDelete=${n} />
    </section>
    ${e.event?l`<${Vs}
          id=${e.event}
          onClose=${i}
          onDelete=${n}
          onReuse=${a=>{Ds(a),S({...q,tab:"send"})}}
        />`:null}
    ${t.length?l`<${He}
          title=${t.length===1?"Delete this event?":`Delete ${t.length} events?`}
          deed="Delete"
          onConfirm=${async()=>{await Ls(t),t.includes(g.peek().event)&&S({event:""})}}
          onClose=${()=>n([])}
        >
          <p>What is deleted is gone for every consumer, and cannot be replayed.</p>
        <//>`:null}
    ${o?l`<${Js} onClose=${()=>s(!1)} />`:null}
  </div>`}function na(){return l`<span class="tally">
    ${qe.value} undelivered
    ${st.value?l` <span class="tag tag-stale">out of date</span>`:null}
  </span>`}function oa(){let e=Ce.value;return e===null?l`<${M} error=${Ee.value} onRetry=${()=>V()} />`:l`<${M} error=${Ee.value} title="Refresh failed." onRetry=${()=>V()}>
    <p>The list was last refreshed ${Se(e,W.value)}.</p>
  <//>`}function sa({onDelete:e}){return D.value.length?l`<${Hs} onDelete=${e} />
      <div class=${he.value?"is-loading":""} aria-busy=${he.value}>
        <${qs} />
      </div>
      <${Bn} />`:he.value?l`<p class="hint" role="status">Reading…</p>`:Ce.value===null?null:l`<${ia} /><${ra} />`}function ra(){return g.value.cursors.length||X.value!==null?l`<${Bn} />`:null}function ia(){let{type:e,since:t,after:n,before:o,status:s,cursors:r}=g.value;return X.value!==null?l`<${j} title="Not found yet">
      <p>Many events of other types were passed over. The next page goes on from there.</p>
    <//>`:e||t||n||o||r.length?l`<${j} title="Nothing matches">
      <p>No event on this page passes the filters.</p>
      <button type="button" class="button" onClick=${()=>S({...q,status:s})}>
        Clear filters
      </button>
    <//>`:s==="delivered"?l`<${j} title="Nothing was delivered yet">
      <p>An event is delivered once a consumer acknowledges it. Take one by its id:</p>
      <${Z} method="POST" path="v1/events/ID/ack" />
    <//>`:l`<${j} title="The inbox is empty">
    <p>
      Send an event from your program, or <button type="button" class="link" onClick=${aa}>
        send one from here</button
      >. It appears on this page by itself.
    </p>
    <${Z}
      method="POST"
      path="v1/events"
      body=${'{"event_type":"order.created","total":1.10}'}
    />
  <//>`}var aa=()=>S({...q,tab:"send"});function la(e){Rt({j:()=>Hn(1),k:()=>Hn(-1),x:()=>ne.peek()&&Ln(ne.peek()),a:()=>{let t=g.peek().event||ne.peek();D.peek().find(o=>o.id===t)?.status==="undelivered"&&Wt(()=>_e([t]))},r:()=>V(),"/":()=>{let t=document.querySelector("[data-filter=type]");t instanceof HTMLElement&&t.focus()},Escape:()=>g.peek().event&&e()})}async function Xs(e){await T("GET","v1/inbox",{key:e,query:{limit:1}})}async function Qs(e){let t=[],n=null;do{let o={limit:100,cursor:n},s=await T("GET",qn(e),{query:o});t.push(...s.keys.map(ua)),n=s.next_cursor}while(n!==null);return t.sort((o,s)=>s.createdAtMs-o.createdAtMs)}async function Zs(e,t){let n=JSON.stringify({display_name:t||null});return(await T("POST",qn(e),{body:n})).api_key}async function er(){let e=await T("POST","v1/keys/rotate");return{key:e.api_key,oldKeyExpiresAtMs:e.old_key_expires_at}}async function tr(e,t){await T("DELETE",`${qn(e)}/${encodeURIComponent(t)}`)}function qn(e){return`v1/tenants/${encodeURIComponent(e)}/keys`}function ua(e){return{id:e.key_id,name:e.display_name??"",prefix:e.prefix,lastFour:e.last_four,status:e.status,createdAtMs:e.created_at,expiresAtMs:e.expires_at}}var ca=/^tenant_([a-z0-9-]{3,50})_(?:live|test)_/,rt=J(()=>ca.exec(fe.value)?.[1]??"");function nr({onCreate:e}){let[t,n]=h(""),[o,s]=h(!1),[r,i]=h(null);return l`<form class="sheet inline-form" onSubmit=${async u=>{if(u.preventDefault(),!o){s(!0),i(null);try{await e(t.trim()),n("")}catch(p){i(p)}s(!1)}}}>
    <${O} label="Name of a new key" value=${t} onValue=${n} maxlength="200"
      placeholder="billing worker" hint="What it is for, so that you know what to replace." />
    <button type="submit" class="button strong" disabled=${o}>
      <${v} name="keys" />Make a key
    </button>
    <${M} error=${r} />
  </form>`}var fa={active:"●",expired:"◌",revoked:"✕"};function or({apiKey:e,onRevoke:t}){let n=e.status==="active";return l`<li class="card ${n?"":"card-over"}">
    <div class="card-words">
      <p><code>${e.prefix}…${e.lastFour??""}</code></p>
      <p class="card-notes">
        <span class="key-${e.status}">
          <span aria-hidden="true">${fa[e.status]}</span> ${e.status}
        </span>
        ${e.name?l`<span>${e.name}</span>`:null}
        <span>made <${L} ms=${e.createdAtMs} /></span>
        ${n&&e.expiresAtMs!==null?l`<span>ends <${L} ms=${e.expiresAtMs} /></span>`:null}
        ${jn(e,fe.value)?l`<span class="tag">in use here</span>`:null}
      </p>
    </div>
    ${n?l`<button
          type="button"
          class="button"
          aria-label="Revoke the key that ends in ${e.lastFour}"
          onClick=${t}
        >
          <${v} name="bin" />Revoke…
        </button>`:null}
  </li>`}function jn(e,t){return e.lastFour!==null&&t.startsWith(e.prefix)&&t.endsWith(e.lastFour)}function sr(){let e=rt.value,t=Te(async()=>e?Qs(e):[],[e]),{answer:n,problem:o,again:s}=t,[r,i]=h(null),[a,u]=h(null),[p,c]=h(!1),m=async()=>{c(!0);try{let{key:d,oldKeyExpiresAtMs:f}=await er(),_=`The key that you use here works until ${ue(f)}.`;i({key:d,note:_,isReplacement:!0}),await s()}catch(d){te(d)}c(!1)};return e?l`<section class="keys" aria-labelledby="keys-title">
    <header class="screen-head">
      <h1 id="keys-title">Keys</h1>
      <button type="button" class="button" disabled=${p} onClick=${m}>
        <${v} name="replay" />Rotate this key
      </button>
    </header>
    ${r?l`<${pa} made=${r} onDone=${()=>i(null)} />`:null}
    <${nr}
      onCreate=${async d=>{i({key:await Zs(e,d),note:"",isReplacement:!1}),await s()}}
    />
    <${M} error=${o} onRetry=${s} />
    ${n?l`<ul class="cards" aria-label="Keys">
          ${n.map(d=>l`<${or} key=${d.id} apiKey=${d} onRevoke=${()=>u(d)} />`)}
        </ul>`:null}
    ${a?l`<${He}
          title="Revoke this key?"
          deed="Revoke"
          word=${a.lastFour||"revoke"}
          onConfirm=${async()=>{await tr(e,a.id),H(`The key …${a.lastFour} is refused from now on.`),await s()}}
          onClose=${()=>u(null)}
        >
          <p>
            Every program that shows <code>${a.prefix}…${a.lastFour}</code> is refused
            from its next request on. This cannot be undone.
          </p>
          ${jn(a,xt())?l`<p><strong>It is the key that you use here: this page will close.</strong></p>`:null}
        <//>`:null}
  </section>`:l`<${da} />`}function pa({made:e,onDone:t}){return l`<${Ct} title="A new key" secret=${e.key} onDone=${t}>
    ${e.note?l`<p>${e.note}</p>`:null}
    ${e.isReplacement?l`<p>
          <button
            type="button"
            class="button"
            onClick=${()=>{St(e.key),H("This tab uses the new key.")}}
          >
            Use it in this tab
          </button>
        </p>`:null}
  <//>`}function da(){return l`<${j} title="This key does not tell its tenant">
    <p>It was made by another program. Ask whoever runs the service to look after your keys.</p>
  <//>`}function rr(){let[e,t]=h(""),[n,o]=h(!1),[s,r]=h(null),[i,a]=h(null),u=et.value,p=Pt.value.trim(),c=_a(u),m=async f=>{if(f.preventDefault(),!(c||n)){o(!0),a(null),r(null);try{r(await ts(u,{type:p,repeatKey:e.trim()}))}catch(_){a(_)}finally{o(!1)}}},d={};return p&&(d["X-Event-Type"]=p),e.trim()&&(d["Idempotency-Key"]=e.trim()),l`<section class="send" aria-labelledby="send-title">
    <header class="screen-head"><h1 id="send-title">Send an event</h1></header>
    <form class="sheet envelope" onSubmit=${m}>
      <${ma} text=${u} fault=${c} />
      <div class="fields">
        <${O} label="Event type" value=${p} placeholder="from the payload"
          onValue=${f=>Pt.value=f}
          hint="Empty: the payload's own event_type, if it has one." />
        <${O} label="Idempotency key" value=${e} onValue=${t}
          placeholder="none" hint="Sent twice with the same key, it is stored once." />
      </div>
      <${M} error=${i} />
      <div class="actions">
        <button type="submit" class="button strong" disabled=${!!c||n}>
          <${v} name="send" />Send
        </button>
        <button
          type="button"
          class="button"
          disabled=${!!c}
          onClick=${()=>et.value=It(u)}
        >
          Lay out
        </button>
      </div>
      <div role="status">${s?l`<${ha} receipt=${s} />`:null}</div>
    </form>
    <details class="sheet">
      <summary>The same from a terminal</summary>
      <${Z} method="POST" path="v1/events" body=${u} headers=${d} />
    </details>
  </section>`}function ma({text:e,fault:t}){let n=ae();return l`<div class="field">
    <label for=${n}>Payload: a JSON object</label>
    <textarea
      id=${n}
      class="json-editor"
      rows="12"
      spellcheck=${!1}
      autocomplete="off"
      autocapitalize="off"
      aria-describedby="${n}-note"
      aria-invalid=${t?"true":void 0}
      value=${e}
      onInput=${o=>et.value=o.target.value}
    ></textarea>
    <p id="${n}-note" class=${t?"hint fault":"hint"} aria-live="polite">
      ${t?`Not yet: ${t}.`:"It is a JSON object. Numbers are kept as you spell them."}
    </p>
  </div>`}function ha({receipt:e}){return l`<div class="receipt">
    <p>
      <strong>${e.isRepeat?"It was stored before.":"Stored."}</strong>
      <code> ${e.id}</code>
    </p>
    <div class="actions">
      <${G} text=${e.id} label="Copy id" />
      <button
        type="button"
        class="button"
        onClick=${()=>S({...q,tab:"inbox",event:e.id})}
      >
        Look at it
      </button>
    </div>
  </div>`}function _a(e){try{let t=ce(e);return typeof t=="object"&&t!==null&&!Array.isArray(t)?"":"a payload is an object, in braces"}catch(t){if(t instanceof Xe)return t.message;throw t}}var ir=1e3,va=3e4,ya=6e4,$a=45e3,ar=3;function lr({open:e,onEvent:t,onConnected:n,poll:o,isWanted:s=()=>!0}){let r=b("off"),i=b(""),a=null,u=0,p=m=>{a?.abort(),a=null,r.value=m},c=async()=>{let m=new AbortController;a=m;let d=ir,f="",_=0;for(;!m.signal.aborted&&s();){_<=ar&&(r.value="connecting");let w=new Wn;try{let k=await e(f,AbortSignal.any([m.signal,w.signal]));r.value="live",i.value="",_=0,n?.();for await(let y of k)w.broken(),d=ir,y.id!==null&&(f=y.id),t(y)}catch(k){if(m.signal.aborted)return;_+=1;let y=k instanceof B;i.value=y?k.message:I("live.broken"),y&&(d=Math.max(d,k.retryAfterSeconds*1e3))}finally{w.end()}if(m.signal.aborted||!s())return;let $=o!==void 0&&_>ar;r.value=$?"polling":"waiting",$&&o(),await ba(d*(.5+Math.random()/2),m.signal),d=Math.min(2*d,va)}};return{state:r,problem:i,follow(){let m=()=>{clearTimeout(u),document.hidden?u=setTimeout(()=>p("paused"),ya):a||c()};return document.addEventListener("visibilitychange",m),m(),()=>{document.removeEventListener("visibilitychange",m),clearTimeout(u),p("off")}}}}var Wn=class{#t=new AbortController;#e=0;constructor(){this.signal=this.#t.signal,this.broken()}broken(){clearTimeout(this.#e),this.#e=setTimeout(()=>this.#t.abort(),$a)}end(){clearTimeout(this.#e)}};function ba(e,t){return new Promise(n=>{let o=setTimeout(n,e);t.addEventListener("abort",()=>{clearTimeout(o),n()})})}var Vt=b({onEvent:(()=>{}),onConnected:()=>{}}),Kn=lr({open:us,onEvent:({event:e})=>e!==null&&Vt.peek().onEvent(e),onConnected:()=>Vt.peek().onConnected(),poll:()=>Vt.peek().onConnected(),isWanted:Re}),ur=Kn.state,cr=Kn.problem;function fr(e,t){return Vt.value={onEvent:e,onConnected:t},Kn.follow()}var ga=[["inbox","Inbox"],["send","Send"],["hooks","Hooks"],["keys","Keys"],["figures","Stats"]];function pr(){return l`<nav class="drawers" aria-label="Drawers">
    ${ga.map(([e,t])=>l`<a
        class="drawer"
        href=${wt({tab:e})}
        aria-current=${g.value.tab===e?"page":void 0}
        onClick=${n=>{n.ctrlKey||n.metaKey||n.shiftKey||(n.preventDefault(),S({...q,tab:e}))}}
      >
        <${v} name=${e} />
        <span>${t}</span>
        ${e==="inbox"&&qe.value?l`<span class="drawer-count ${st.value?"drawer-count-stale":""}">
              ${qe.value}<span class="visually-hidden">
                ${st.value?" undelivered, out of date":" undelivered"}
              </span>
            </span>`:null}
      </a>`)}
  </nav>`}function dr({state:e,problem:t}){return l`<p class="connection connection-${e}" title=${t||void 0}>
    <span class="connection-light" aria-hidden="true"></span>
    <span role="status">${I(`live.${e}`)}</span>
  </p>`}var ka={system:"System",light:"Light",dark:"Dark"};function zt(){return l`<fieldset class="segments theme-choice">
    <legend class="visually-hidden">Colours</legend>
    ${Ns.map(e=>l`<label class="segment">
        <input
          type="radio"
          name="theme"
          value=${e}
          checked=${Ue.value===e}
          onChange=${()=>{Ue.value=e}}
        />
        <span>${ka[e]}</span>
      </label>`)}
  </fieldset>`}function mr({onShortcuts:e}){return l`<header class="masthead">
    <a class="skip" href="#main">Skip to the content</a>
    <p class="masthead-name">
      <img src="mark.svg" alt="" width="28" height="28" />
      <span class="masthead-title">Events</span>
      ${rt.value?l`<span class="masthead-tenant">${rt.value}</span>`:null}
    </p>
    <${dr} state=${ur.value} problem=${cr.value} />
    <div class="masthead-tools">
      <${zt} />
      <button
        type="button"
        class="button quiet icon-only"
        aria-label="Keyboard shortcuts"
        onClick=${e}
      >
        ?
      </button>
      <button type="button" class="button" onClick=${zo}>
        Sign out
      </button>
    </div>
  </header>`}function hr({notice:e}){let{id:t,text:n,action:o,error:s}=e;return l`<div class="notice">
    ${s?l`<${M} error=${s} />`:l`<p>${n}</p>`}
    ${o?l`<button
          type="button"
          class="button"
          onClick=${()=>{At(t),o.act()}}
        >
          ${o.label}
        </button>`:null}
    <button
      type="button"
      class="button quiet icon-only"
      aria-label=${I("notice.dismiss")}
      onClick=${()=>At(t)}
    >
      <${v} name="close" />
    </button>
  </div>`}function _r(){return l`<div class="notices">
      <div role="status" aria-live="polite">
        ${me.value.map(e=>l`<${hr} key=${e.id} notice=${e} />`)}
      </div>
    </div>
    <div class="visually-hidden" role="log" aria-live="polite" aria-label="Arrivals">
      ${Nn.value}
    </div>`}function vr({label:e,value:t,onValue:n,hint:o}){return l`<label class="toggle">
    <input
      type="checkbox"
      checked=${t}
      onChange=${s=>n(s.target.checked)}
    />
    <span>${e}${o?l`<span class="hint">${o}</span>`:null}</span>
  </label>`}function yr({keys:e,onClose:t}){return l`<${Le} title=${I("keys.title")} onClose=${t}>
    <dl class="shortcuts">
      ${e.map(([n,o])=>l`<div key=${n}>
          <dt><kbd>${n}</kbd></dt>
          <dd>${o}</dd>
        </div>`)}
    </dl>
    <${vr}
      label=${I("keys.letters")}
      value=${Be.value}
      onValue=${n=>{Be.value=n}}
    />
  <//>`}var wa=[["j","Next event"],["k","Event before"],["Enter","Open the event"],["Escape","Close the event or this list"],["a","Acknowledge the event"],["x","Select the event"],["r","Read the page anew"],["/","Filter by type"],["1 to 5","Open a drawer"],["?","This list"]];function $r({onClose:e}){return l`<${yr} keys=${wa} onClose=${e} />`}var xa={inbox:Ys,send:rr,hooks:Is,keys:sr,figures:ms},Sa={inbox:"Inbox",send:"Send",hooks:"Hooks",keys:"Keys",figures:"Stats"};function br(){let[e,t]=h(!1),{tab:n}=g.value;return F(()=>(pe(),fr(o=>{Os(o),pe()},()=>{V({isQuiet:!0}),pe()})),[]),F(()=>{document.title=`${Sa[n]} · Events`},[n]),Rt({"?":()=>t(!0),...Object.fromEntries($n.map((o,s)=>[`${s+1}`,()=>S({...q,tab:o})]))}),l`<div class="desk">
    <${mr} onShortcuts=${()=>t(!0)} />
    <${pr} />
    <main id="main" tabindex="-1"><${xa[n]} key=${n} /></main>
    <${_r} />
    ${e?l`<${$r} onClose=${()=>t(!1)} />`:null}
  </div>`}var Ma=/^[\x21-\x7e]+$/,gr={401:"Wrong key. Check that you copied all of it and that it was not revoked.",403:"This is not a tenant’s key. An administrator’s token cannot open an inbox."};function kr(){let[e,t]=h(""),[n,o]=h(!1),[s,r]=h(!1),[i]=h(Jo),[a,u]=h(""),[p,c]=h(""),[m,d]=h(null),f=U(null);return ie(()=>f.current?.focus(),[]),l`<main class="door" id="main">
    <form class="sheet envelope door-sheet" onSubmit=${async w=>{w.preventDefault();let $=e.trim();if(s)return;let k=$===""?"Paste a key first.":Ma.test($)?"":gr[401]??"";if(u(k),c(""),d(null),!k){r(!0);try{await Xs($),St($)}catch(y){let C=y instanceof B?gr[y.status]:void 0;C?u(C):d(y),c(C&&y instanceof B?y.requestId:""),r(!1),f.current?.focus()}}}}>
      <img src="mark.svg" alt="" width="44" height="44" />
      <h1>Events</h1>
      ${i?l`<p class="door-message" role="status">${i}</p>`:null}
      <p>Paste an API key of your tenant to open its inbox.</p>
      <div class="field">
        <label for="key">API key</label>
        <div class="door-row">
          <input
            id="key"
            ref=${f}
            type=${n?"text":"password"}
            value=${e}
            autocomplete="off"
            autocapitalize="off"
            spellcheck=${!1}
            placeholder="tenant_…_live_…"
            aria-describedby="key-note"
            aria-invalid=${a?"true":void 0}
            onInput=${w=>t(w.target.value)}
          />
          <button
            type="button"
            class="button"
            aria-pressed=${n}
            onClick=${()=>o(!n)}
          >
            Show
          </button>
        </div>
        <p id="key-note" class=${a?"hint fault":"hint"}>
          ${a||"Kept in this tab until you sign out or close it."}
          ${p?l`<span class="door-request">Request <code>${p}</code></span>`:null}
        </p>
      </div>
      <div class="actions">
        <button type="submit" class="button strong" disabled=${s}>
          ${s?"Checking…":"Open the inbox"}
        </button>
      </div>
      <${M} error=${m} />
      <details>
        <summary>Where do I get a key?</summary>
        <p>
          Whoever runs this service makes a tenant and its first key, by
          <code> POST /v1/tenants</code> with the administrator’s token. A service that was started
          with <code>--demo</code> prints one. The <a href="docs">documentation</a> has the rest.
        </p>
      </details>
    </form>
    <${zt} />
  </main>`}Co({inbox:"M3 13l2.5-8h13L21 13v6H3zM3 13h5l1.5 3h5L16 13h5",send:"M3 11.5L21 4l-5.5 17-3.5-7.5zM12 13.5L21 4",hooks:"M9 15l6-6M10.5 6.5l2-2a4.2 4.2 0 016 6l-2 2M13.5 17.5l-2 2a4.2 4.2 0 01-6-6l2-2",keys:"M11.5 16a4 4 0 11-8 0 4 4 0 018 0zM10.4 13.1L20 3.5M16.4 7.1l3 3M13.4 10.1l2 2",figures:"M4 20h16M6.5 20v-7M12 20V5M17.5 20V10",check:"M4.5 12.5l5 5L19.5 7",back:"M9 6l-6 6 6 6M3 12h18",next:"M15 6l6 6-6 6M21 12H3",return:"M8 5L3.5 9.5 8 14M3.5 9.5H15a5.5 5.5 0 010 11h-4",bin:"M4 7h16M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10.3 10.5v6M13.7 10.5v6",copy:"M9 9h11v11H9zM15 9V4H4v11h5",close:"M6 6l12 12M18 6L6 18",replay:"M4 12a8 8 0 108-8H5M8.5 .8L5 4l3.5 3.2",bell:"M6 17V11a6 6 0 0112 0v6l1.5 2h-15zM10 21h4"});Ao({isForDevelopers:!0});function Ta(){return Re()?l`<${br} />`:l`<${kr} />`}lo(l`<${Ta} />`,document.getElementById("desk"));
