/* Built by `make pages`. Licences are in kit/vendor. */
var so=function(e,t,n,o){var r;t[0]=0;for(var s=1;s<t.length;s++){var i=t[s++],c=t[s]?(t[0]|=i?1:2,n[t[s++]]):t[++s];i===3?o[0]=c:i===4?o[1]=Object.assign(o[1]||{},c):i===5?(o[1]=o[1]||{})[t[++s]]=c:i===6?o[1][t[++s]]+=c+"":i?(r=e.apply(c,so(e,c,n,["",null])),o.push(r),c[0]?t[0]|=2:(t[s-2]=0,t[s]=r)):o.push(c)}return o},ro=new Map;function io(e){var t=ro.get(this);return t||(t=new Map,ro.set(this,t)),(t=so(this,t.get(e)||(t.set(e,t=(function(n){for(var o,r,s=1,i="",c="",u=[0],f=function(m){s===1&&(m||(i=i.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?u.push(0,m,i):s===3&&(m||i)?(u.push(3,m,i),s=2):s===2&&i==="..."&&m?u.push(4,m,0):s===2&&i&&!m?u.push(5,0,!0,i):s>=5&&((i||!m&&s===5)&&(u.push(s,0,i,r),s=6),m&&(u.push(s,m,0,r),s=6)),i=""},d=0;d<n.length;d++){d&&(s===1&&f(),f(d));for(var h=0;h<n[d].length;h++)o=n[d][h],s===1?o==="<"?(f(),u=[u],s=3):i+=o:s===4?i==="--"&&o===">"?(s=1,i=""):i=o+i[0]:c?o===c?c="":i+=o:o==='"'||o==="'"?c=o:o===">"?(f(),s=1):s&&(o==="="?(s=5,r=i,i=""):o==="/"&&(s<5||n[d][h+1]===">")?(f(),s===3&&(u=u[0]),s=u,(u=u[0]).push(2,0,s),s=0):o===" "||o==="	"||o===`
`||o==="\r"?(f(),s=2):i+=o),s===3&&i==="!--"&&(s=4,u=u[0])}return f(),u})(e)),t),arguments,[])).length>1?t:t[0]}var T,co,on,ce,tn,ht,uo,ft,po,rn,nn,Vs,Ge=Symbol.for("pv"),vt={},$t=[],Js=/^m(i|n|o|s|text|space)$/,sn=Array.isArray,an=$t.slice,we=Object.assign;function xe(e){e&&e.parentNode&&e.remove()}function yt(e,t,n){var o,r,s,i={},c=arguments.length;for(s in t)s=="key"?o=t[s]:s=="ref"&&typeof e!="function"?r=t[s]:i[s]=t[s];return c>2&&(i.children=c>3?an.call(arguments,2):n),ze(e,i,o,r,null)}function ze(e,t,n,o,r){var s={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Ge,__v:r||++co,__i:-1,__u:0};return!r&&T.vnode&&T.vnode(s),s}function Se(e){return e.children}function Pe(e,t){this.props=e,this.context=t,this.__g=0}function ue(e,t){if(t==null)return e.__&&ue(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:ue(e)}function zs(e){var t,n=e.__v,o=n.__e,r=[],s=[],i=e.__P;i&&((t=we({constructor:Ge},n)).__v=n.__v+1,T.vnode&&T.vnode(t),ln(i,t,n,e.__n,i.namespaceURI,32&n.__u?[o]:null,r,o||ue(n),32&n.__u,s),t.__v=n.__v,t.__.__k[t.__i]=t,yo(r,t,s),n.__=n.__e=null,t.__e!=o&&fo(t))}function fo(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),fo(e)}function ao(e){(8&e.__g||(e.__g|=8,ce.push(e),ht++))&&tn==T.debounceRendering||((tn=T.debounceRendering)||queueMicrotask)(mo)}function mo(){try{for(var e,t=1;ce.length;)ce.length>t&&ce.sort(uo),e=ce.shift(),t=ce.length,8&e.__g&&zs(e)}finally{(ht=ce.length)&&(tn||queueMicrotask)(mo)}}function ho(e,t,n,o,r,s,i,c,u,f,d){var h,m,p,$,k,b,w=o.__k||$t,g=t.length;for(u=Gs(n,t,w,u,g),h=0;h<g;h++)(p=n.__k[h])!=null&&(m=~p.__i&&w[p.__i]||vt,p.__i=h,b=ln(e,p,m,r,s,i,c,u,f,d),$=p.__e,(m.ref!=p.ref||8&m.__u)&&(m.ref&&cn(m.ref,null,p,m),p.ref&&d.push(p.ref,p.__c||$,p)),k=k||$,4&p.__u?(u=vo(p,u,e,!m.__v),m.__e&&(m.__e=null)):typeof p.type=="function"&&b!==void 0?u=b:$&&(u=$.nextSibling),p.__u&=-21);return n.__e=k,u}function Gs(e,t,n,o,r){var s,i,c,u,f,d,h,m,p,$=n.length,k=$,b=0,w=0,g=e.__k=Array(r);for(s=0;s<r;s++)(i=t[s])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=g[s]=ze(null,i):sn(i)?i=g[s]=ze(Se,{children:i}):i.constructor===Ge&&i.__b?i=g[s]=ze(i.type,i.props,i.key,i.ref,i.__v):g[s]=i,u=s+b,i.__=e,i.__b=e.__b+1,c=null,~(f=i.__i=Ys(i,n,u,k))&&(k--,(c=n[f])&&(c.__u|=2)),c&&c.__v?(i.__u|=16,f==u-1?b--:f==u+1?b++:f!=u&&(f>u?b--:b++,w=1)):(~f||(r>$?b--:r<$&&b++),typeof i.type!="function"&&(i.__u|=4))):g[s]=null;if(w){for(d=[],h=[],s=0;s<r;s++)if((i=g[s])&&16&i.__u){for(b=0,m=d.length;b<m;)d[p=b+m>>1]<i.__i?b=p+1:m=p;d[b]=i.__i,h[s]=b+1}for(b=d.length;s--;)h[s]&&(h[s]==b?b--:g[s].__u|=4)}if(k)for(s=0;s<$;s++)!(c=n[s])||2&c.__u||(c.__e==o&&(o=ue(c)),un(c,c));return o}function vo(e,t,n,o){var r,s,i,c;if(typeof e.type=="function"){if(e.props.__P)return t;if(r=e.__k)for(s=0;s<r.length;s++)r[s]&&(r[s].__=e,t=vo(r[s],t,n,!1));return t}for(t&&!t.parentNode&&(t=ue(e))&&!t.parentNode&&(t=null),i=e.__e,c=t;c&&c.nodeType==8;)c=c.nextSibling;for(i!=c&&(!o&&n.moveBefore&&i.parentNode?n.moveBefore(i,t):n.insertBefore(i,t||null)),t=i;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function Ys(e,t,n,o){var r,s=e.key,i=e.type,c=t[n],u=c&&!(2&c.__u);if(c===null&&s==null||u&&s==c.key&&i==c.type)return n;if(o>(u?1:0)){for(r=n-1;r>=0;r--)if((c=t[r])&&!(2&c.__u)&&s==c.key&&i==c.type)return r;for(r=n+1;r<t.length;r++)if((c=t[r])&&!(2&c.__u)&&s==c.key&&i==c.type)return r}return-1}function lo(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function pt(e,t,n,o,r){var s,i;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||lo(e.style,t);if(n)for(t in n)o&&n[t]==o[t]||lo(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(e.__e||(e.__e={}))[t]=n,n&&o||(i=nn[t]||(nn[t]=Xs(t)),(e.__a||(e.__a={}))[t]=rn,s=t!=(t=t.replace(po,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,i,s):e.removeEventListener(t,i,s));else{if(r=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function Xs(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[ft]==null)t[ft]=rn++;else if(t[ft]<this.__a[e])return;return n(T.event?T.event(t):t)}}}function ln(e,t,n,o,r,s,i,c,u,f){var d,h,m,p,$,k,b,w,g,O,N,en,no,dt,ge,oo,le,ke,ne=t.type;if(t.constructor!==Ge)return null;128&n.__u&&(u=32&n.__u,d=n.__c.__z)&&(t.__u|=u,h=s=[],d.nodeType==8?c=mt(d,s):s.push(d),c=s[0]||c),(d=T.__b)&&d(t);e:if(typeof ne=="function"){m=i.length;try{if(w=t.props,g=(d=ne.prototype)&&d.render,O=(d=ne.contextType)&&o[d.__c],N=d?O?O.props.value:d.__:o,(p=n.__c)?(t.__c=p,2&p.__g&&(p.__g|=1)):(g?t.__c=p=new ne(w,N):(t.__c=p=new Pe(w,N),p.constructor=ne,p.render=Zs),O&&O.sub(p),p.state||(p.state={}),p.__n=o,p.__g|=8,p.__h=[],p.__k=[]),g&&(p.__s||(p.__s=p.state),ne.getDerivedStateFromProps&&(p.__s==p.state&&(p.__s=we({},p.__s)),we(p.__s,ne.getDerivedStateFromProps(w,p.__s)))),$=p.props,k=p.state,p.__v=t,n.__c){if(w!==$&&g&&!ne.getDerivedStateFromProps&&p.componentWillReceiveProps&&p.componentWillReceiveProps(w,N),t.__v==n.__v&&!(8&p.__g)||!(4&p.__g)&&p.shouldComponentUpdate&&p.shouldComponentUpdate(w,p.__s,N)===!1){t.__v!=n.__v&&(p.props=w,p.state=p.__s,p.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(G){G&&(G.__=t)}),$t.push.apply(p.__h,p.__k),p.__k=[],p.__h.length&&i.push(p),c=ue(n);break e}p.componentWillUpdate&&p.componentWillUpdate(w,p.__s,N),g&&p.componentDidUpdate&&p.__h.push(function(){p.componentDidUpdate($,k,b)})}else g&&!ne.getDerivedStateFromProps&&p.componentWillMount&&p.componentWillMount(),g&&p.componentDidMount&&p.__h.push(p.componentDidMount);p.context=N,p.props=w,p.__P=e,p.__g&=-5,en=T.__r,no=g?25:0;do p.__g&=-9,en&&en(t),d=p.render(p.props,p.state=p.__s,p.context);while(8&p.__g&&++no<25);g&&($t.push.apply(p.__h,p.__k),p.__k=[]),p.state=p.__s,p.getChildContext&&(o=we({},o,p.getChildContext())),g&&n.__c&&p.getSnapshotBeforeUpdate&&(b=p.getSnapshotBeforeUpdate($,k)),dt=d&&d.type===Se&&d.key==null?d.props.children:d,w.__P&&(d=c,r=(e=w.__P).namespaceURI,u=s=null,n.props&&n.props.__P!=e&&(n.__k.some(function(G){G&&un(G,G)}),n.__k=null),c=n.__k?ue(n,0):null),c=ho(e,sn(dt)?dt:[dt],t,n,o,r,s,i,c,u,f),w.__P&&(t.__e=null,c=d),t.__u&=-161,h&&h.some(xe),p.__h.length&&i.push(p),1&p.__g&&(p.__g&=-4)}catch(G){if(i.length=m,t.__v=null,u||s)if(G&&G.then){if(t.__u|=128|u,s){for(~(le=s.indexOf(c||void 0))||(le=s.length);(ke=s[le-1])&&ke.nodeType==8;)le--;for(;le<s.length;le++)if(ke=s[le])if(s[le]=null,ge){if(ke==oo)break}else{if(ke.nodeType!=8)break;ke.data.startsWith("$s")&&(oo=mt(ge=ke))}}if(!ge){for(;c&&c.nodeType==8&&c.nextSibling;)c=c.nextSibling;ge=c}(d=mt(ge=t.__c.__z||(t.__c.__z=ge)))?(t.__e=ge,c=d):t.__e=c,c=c&&c.nextSibling}else s&&s.some(xe);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),G&&G.then||$o(t),T.__e(G,t,n)}}else c=t.__e=Qs(n.__e,t,n,o,r,s,i,u,f,e);return(d=T.diffed)&&d(t),c}function mt(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function $o(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some($o))}function yo(e,t,n){for(var o=0;o<n.length;)cn(n[o++],n[o++],n[o++]);T.__c&&T.__c(t,e),e.some(function(r){try{e=r.__h,r.__h=[],e.some(function(s){s.call(r)})}catch(s){T.__e(s,r.__v)}})}function Qs(e,t,n,o,r,s,i,c,u,f){var d,h,m,p,$,k,b,w,g=n.props||vt,O=t.props,N=t.type;if(N=="svg"?r="http://www.w3.org/2000/svg":N=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),s){for(d=0;d<s.length;d++)if(($=s[d])&&(N?$.localName==N:$.nodeType==3)){e=$,s[d]=null;break}}if(!e){if(w=f.ownerDocument||document,!N)return w.createTextNode(O);e=w.createElementNS(r,N,O.is?O:f),c&&(T.__m&&T.__m(t,s),c=!1),s=null}if(N){if(f=N=="template"&&e.content||e,s=N=="textarea"&&O.defaultValue!=null?null:s&&an.call(f.childNodes),!c&&s)for(g={},d=0;d<e.attributes.length;d++)g[($=e.attributes[d]).name]=$.value;for(d in g)$=g[d],d=="dangerouslySetInnerHTML"?m=$:d=="children"||d in O||d=="value"&&"defaultValue"in O||d=="checked"&&"defaultChecked"in O||pt(e,d,null,$,r);for(d in O)$=O[d],d=="children"?p=$:d=="dangerouslySetInnerHTML"?h=$:d=="value"?k=$:d=="checked"?b=$:c&&typeof $!="function"||g[d]===$||pt(e,d,$,g[d],r);h?(c||m&&(h.__html==m.__html||h.__html==e.innerHTML)||(e.innerHTML=h.__html),t.__k=[]):(m&&(e.textContent=""),(N=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&Js.test(N))&&(r="http://www.w3.org/1999/xhtml"),ho(f,sn(p)?p:[p],t,n,o,r,s,i,s?s[0]:n.__k&&ue(n,0),c,u),s&&s.some(xe)),c&&N!="textarea"||(d="value",N=="progress"&&k==null?e.removeAttribute(d):k==null||k===e[d]&&(N!="progress"||k)||pt(e,d,k,g[d],r),d="checked",b!=null&&b!=e[d]&&pt(e,d,b,g[d],r))}else g===O||c&&e.data==O||(e.data=O);return e}function cn(e,t,n,o){try{typeof e=="function"?t?t.__x=e(t)||1:o&&(o=o.__c||o.__e)&&(t=o.__x)&&(o.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(r){T.__e(r,n)}}function un(e,t,n){var o,r,s,i;if(T.unmount&&T.unmount(e),!(o=e.ref)||o.current&&o.current!=e.__e||cn(o,null,t,e),o=e.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(c){T.__e(c,t)}o.__P=o.__n=null}if(o=e.__k)for(i=0;i<o.length;i++)o[i]&&un(o[i],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(o=e.__c)&&(o=o.__z)&&(r=mt(o,s=[]))&&(o==e.__e&&s.some(xe),xe(r),xe(o)),n||xe(e.__e),e.__e=e.__c=e.__=null}function Zs(e,t,n){return this.constructor(e,n)}function _o(e,t){var n,o,r,s;T.__&&T.__(e,t),t.nodeType==9&&(t=t.documentElement),o=(n=e&&32&e.__u)?null:t.__k,t.__k=ze(Se,{children:[e]}),r=[],s=[],ln(t,t.__k,o||vt,vt,t.namespaceURI,o?null:t.firstChild?an.call(t.childNodes):null,r,o?o.__e:t.firstChild,n,s),yo(r,t.__k,s),t.__k.props.children=null}T={__e:function(e,t,n,o){for(var r,s,i;t=t.__;)if((r=t.__c)&&!(1&r.__g)){r.__g|=4;try{if((i=(s=r.constructor)&&s.getDerivedStateFromError)&&r.setState(s.getDerivedStateFromError(e)),r.componentDidCatch&&(r.componentDidCatch(e,o||{}),i=1),i&&8&r.__g)return void(r.__g|=2)}catch(c){e=c}}throw ht=0,e}},co=0,on=function(e){return e!=null&&e.constructor===Ge},Pe.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=we({},this.state)),typeof e=="function"&&(e=e(we({},n),this.props)),e&&(we(n,e),this.__v&&(t&&this.__k.push(t),ao(this)))},Pe.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),ao(this))},Pe.prototype.render=Se,ce=[],ht=0,uo=function(e,t){return e.__v.__b-t.__v.__b},ft=Symbol(),po=/(PointerCapture)$|Capture$/i,rn=0,nn={},Vs=0;var l=io.bind(yt);var dn=globalThis.document?.documentElement,mn="en-GB",ei=/\{(\w+)\}|<(\w+)>(.*?)<\/\2>/gs,bo=new Map,pn=()=>dn?.lang||mn;function wo(e){let t=Object.keys(e);return dn&&(dn.lang=Mo(navigator.languages,t)??t[0]??mn),hn(e)}function hn(e){let t=Object.keys(e),n=e[t[0]??mn],o=(r,s)=>{let i=e[Mo([pn()],t)??""],c=ko(i,r)??ko(n,r);if(c===void 0)throw new Error(`There is no text "${r}".`);return typeof c=="string"?c:c[ni(Number(s.count))]??c.other};return{text:(r,s={})=>fn(o(r,s),s).join(""),rich:(r,s={})=>fn(o(r,s),s)}}function K(e,t={}){return _t(Intl.NumberFormat,t).format(e)}function Ye(e,t={dateStyle:"long",timeStyle:"short"}){return _t(Intl.DateTimeFormat,t).format(e)}var ti=[["year",365*86400],["month",30*86400],["week",7*86400],["day",86400],["hour",3600],["minute",60]];function So(e,t,n={numeric:"auto"}){let o=(e-t)/1e3,r=_t(Intl.RelativeTimeFormat,n);for(let[s,i]of ti){let c=Math.trunc(o/i);if(c)return r.format(c,s)}return r.format(0,"second")}var go=["byte","kilobyte","megabyte","gigabyte","terabyte"];function To(e){let t=e<1?0:Math.min(Math.floor(Math.log10(e)/3),go.length-1);return K(e/1e3**t,{style:"unit",unit:go[t],unitDisplay:t?"short":"long",maximumFractionDigits:t?1:0})}function ko(e,t){let n=e;for(let o of t.split("."))n=n?.[o];return n}function fn(e,t){let n=[],o=0;for(let r of e.matchAll(ei)){let[s,i,c,u=""]=r;n.push(e.slice(o,r.index)),o=r.index+s.length;let f=t[i??c??""];if(f===void 0)throw new Error(`The text "${e}" needs "${i??c}".`);if(c){let d=fn(u,t).join("");n.push(typeof f=="function"?f(d):d)}else n.push(typeof f=="number"?K(f):f)}return n.push(e.slice(o)),n.filter(r=>r!=="")}function ni(e){return _t(Intl.PluralRules,{}).select(e)}function _t(e,t){let n=`${e.name} ${pn()} ${JSON.stringify(t)}`,o=bo.get(n)??new e(pn(),t);return bo.set(n,o),o}function Mo(e,t){for(let n of e){let o=n.toLowerCase(),r=t.find(i=>i.toLowerCase()===o),s=t.find(i=>xo(i)===xo(n));if(r??s)return r??s}}var xo=e=>e.toLowerCase().split("-")[0];var Eo={banner:{label:"Important"},bell:{all:"See all notifications",label:{one:"Notifications, {count} unread",other:"Notifications, {count} unread"},none:"No notifications.",readAll:"Mark all as read",title:"Notifications",unread:"Unread:"},confirm:{cancel:"Cancel",type:"Type {name} to confirm"},copy:{button:"Copy",done:"Copied",failed:"Not allowed: select it and copy"},dialog:{close:"Close"},diff:{added:"Added:",folded:{one:"{count} unchanged line",other:"{count} unchanged lines"},removed:"Removed:",same:"Nothing changed."},form:{choose:"Choose…",discard:"Discard changes",json:"Must be JSON.",jsonHint:"JSON.",keep:"Keep editing",lines:"One per line.",no:"No",number:"Must be a number.",optional:"{label} (optional)",required:"Required.",unsaved:"You have unsaved changes.",whole:"Must be a whole number.",yes:"Yes"},keys:{title:"Keyboard shortcuts",letters:"Enable keyboard shortcuts"},live:{broken:"The connection was lost.",connecting:"Connecting…",live:"Live",off:"Not connected",paused:"Paused while hidden",polling:"Live updates unavailable, refreshing regularly",waiting:"Connection lost, trying again"},meter:{full:"The limit is reached.",of:"{used} of {limit}",unlimited:"{used}, unlimited"},notice:{dismiss:"Dismiss"},pager:{label:"Pages",next:"Next",page:"Page {page}",previous:"Previous"},problem:{again:"Try again",copyId:"Copy id",request:"Request {id}",status:"status {status}",wait:{one:"You can try again in {count} second.",other:"You can try again in {count} seconds."},waitMinutes:{one:"You can try again in {count} minute.",other:"You can try again in {count} minutes."}},progress:{done:"Done.",failed:"Failed.",of:"{done} of {total}"},request:{busy:"The server is busy. Trying again…",lost:"The server cannot be reached. Trying again…",offline:"The server cannot be reached. Check your connection.",slow:"The server did not respond in time.",status:"The server responded with status {status}.",tooMany:"Too many requests. Trying again in a moment…"},secret:{copy:"Copy secret",done:"I've saved it",once:"Copy it now. You won't see this again."},shell:{sections:"Sections",skip:"Skip to content"},sparkline:{words:"from {first} to {last}, lowest {lowest}, highest {highest}"},stepper:{back:"Back",next:"Next",place:"(step {step} of {steps})"},switcher:{label:"Account",list:"Accounts",more:{one:"{count} more account. Search to find it.",other:"{count} more accounts. Search to find them."},none:"No account matches “{search}”.",search:"Search accounts"},table:{filter:"Filter",noMatch:"Nothing matches “{filter}”.",select:"Select {name}",selectAll:{one:"Select {count} row",other:"Select all {count} rows"},selected:{one:"{count} selected",other:"{count} selected"}},theme:{title:"Colours",system:"System",light:"Light",dark:"Dark"},user:{menu:"Settings",of:"Account of {name}"},when:{now:"just now"}};var{text:_,rich:bt}=hn({"en-GB":Eo});var Te,D,vn,Ao,$n=Object.is,gt=0,Lo=[],yn=[],P=T,Co=P.__b,Oo=P.__r,No=P.diffed,Io=P.__c,Po=P.unmount,Do=P.__;function Qe(e,t){P.__h&&P.__h(D,e,gt||t),gt=0;var n=D.__H||(D.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function v(e){return gt=1,oi(Fo,e)}function oi(e,t,n){var o=Qe(Te++,2);if(o.t=e,!o.__c&&(o.__=[n?n(t):Fo(void 0,t),function(s){var i=(o.__N||o.__)[0],c=o.t(i,s);$n(i,c)||(o.__N=[c,o.__[1]],o.__c.setState({}))}],o.__c=D,!D.__f)){D.__f=!0;var r=D.shouldComponentUpdate;D.shouldComponentUpdate=function(s,i,c){var u=this.__H;if(!u)return!0;var f=!1,d=this.props!=s;if(u.__.some(function(m){m.__N&&(f=!0,$n(m.__[0],m.__N[0])||(d=!0))}),r){var h=r.call(this,s,i,c);return f?h||d:h}return!f||d}}return o.__}function R(e,t){var n=Qe(Te++,3);!P.__s&&bn(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,D.__H.__h.push(n))}function Y(e,t){var n=Qe(Te++,4);!P.__s&&bn(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,D.__h.push(n))}function U(e){return gt=5,De(function(){return{current:e}},[])}function De(e,t){var n=Qe(Te++,7);return bn(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function X(){var e=Qe(Te++,11);if(!e.__){for(var t=D.__v;!t.__m&&t.__;)t=t.__;var n=t.__m||(t.__m=[0,0]);e.__="P"+n[0]+"-"+n[1]++}return e.__}function ri(){var e;do{for(;e=yn.shift();)try{Xe(e)}catch(n){P.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=Lo.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(Xe),t.__h.some(_n),t.__h=[]}catch(n){t.__h=[],P.__e(n,e.__v)}}}while(yn.length)}P.__b=function(e){D=null,Co&&Co(e)},P.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),Do&&Do(e,t)},P.__r=function(e){Oo&&Oo(e),Te=0;var t=(D=e.__c).__H;t&&(vn==D?D.__h=[]:(t.__h.some(Xe),t.__h.some(_n),Te=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),vn=D},P.diffed=function(e){No&&No(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&Ho(Lo.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),vn=D=null},P.__c=function(e,t){t.some(function(n){try{n.__h.some(Xe),n.__h=n.__h.filter(function(o){return!o.__||_n(o)})}catch(o){n.__h=[function(){throw o}]}}),Io&&Io(e,t)},P.unmount=function(e){Po&&Po(e);var t,n,o=e.__c;o&&o.__H&&(o.__H.__.some(function(r){try{if(r.__P&&r.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}r.__P=n,Ho(yn.push(r))}else Xe(r)}catch(s){t=s}}),o.__H=void 0,t&&P.__e(t,o.__v))};var Ro=typeof requestAnimationFrame=="function";function si(e){var t,n=function(){clearTimeout(o),Ro&&cancelAnimationFrame(t),setTimeout(e)},o=setTimeout(n,35);Ro&&(t=requestAnimationFrame(n))}function Ho(e){e!=1&&Ao==P.requestAnimationFrame||((Ao=P.requestAnimationFrame)||si)(ri)}function Xe(e){var t=D,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),D=t}function _n(e){var t=D;e.__c=e.__(),D=t}function bn(e,t){return!e||e.length!=t.length||t.some(function(n,o){return!$n(n,e[o])})}function Fo(e,t){return typeof t=="function"?t(e):t}var Uo={add:"M12 5v14M5 12h14",back:"M15 5l-7 7 7 7",bell:"M6 17v-6a6 6 0 0112 0v6l1.5 2h-15zM10 21h4",bin:"M4 7h16M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10.3 10.5v6M13.7 10.5v6",check:"M4.5 12.5l5 5L19.5 7",close:"M6 6l12 12M18 6L6 18",copy:"M9 9h11v11H9zM15 9V4H4v11h5",down:"M6 9l6 6 6-6",edit:"M4 20l1-4.5L16.5 4 20 7.5 8.5 19zM14 6.5l3.5 3.5",exit:"M14 4h5v16h-5M10 8l-4 4 4 4M6 12h9",keyboard:"M3 7h18v11H3zM7 11h.01M11 11h.01M15 11h.01M8 14.5h8",menu:"M4 6h16M4 12h16M4 18h16",more:"M5 12h.01M12 12h.01M19 12h.01",next:"M9 5l7 7-7 7",person:"M12 11a4 4 0 100-8 4 4 0 000 8zM4.5 21c.6-4 3.6-6.5 7.5-6.5s6.9 2.5 7.5 6.5",refresh:"M20 11a8 8 0 10-2 6.2M20 4v7h-7",search:"M10.5 17a6.5 6.5 0 100-13 6.5 6.5 0 000 13zM15.5 15.5L21 21",up:"M6 15l6-6 6 6",warning:"M12 4L2.5 20h19zM12 10v5M12 17.5v.01"};function qo(e){Object.assign(Uo,e)}function y({name:e}){return l`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d=${Uo[e]} />
  </svg>`}var ii=2500;function Q({text:e,label:t=_("copy.button")}){let[n,o]=v("");return l`<button type="button" class="button quiet copy" onClick=${async()=>{let s=await ai(typeof e=="string"?e:e());o(s?"done":"failed"),setTimeout(()=>o(""),ii)}}>
    <${y} name=${n==="done"?"check":"copy"} />
    <span aria-live="polite">${n?_(`copy.${n}`):t}</span>
  </button>`}async function ai(e){try{return await navigator.clipboard.writeText(e),!0}catch{let t=document.createElement("textarea");t.value=e,t.className="visually-hidden";let n=document.activeElement;(document.querySelector("dialog[open]")??document.body).append(t),t.select();let o=document.execCommand("copy");return t.remove(),n instanceof HTMLElement&&n.focus(),o}}function kt({text:e,label:t,copyLabel:n,tokens:o,children:r}){return l`<div class="code">
    <pre tabindex="0" dir="ltr" role="group" aria-label=${t}><code>${o?o.map(s=>l`<span class="code-${s.kind}">${s.text}</span>`):e}</code></pre>
    <div class="code-tools">${r}<${Q} text=${e} label=${n} /></div>
  </div>`}var Bo={count:{attempts:{one:"{count} attempt",other:"{count} attempts"},failures:{one:"{count} failure in a row",other:"{count} failures in a row"},moreThan:"more than {count}",stopped:"Counting stops here."},curl:{copy:"Copy command",key:"The command reads your key from the environment variable {name}.",label:"Command"},delivery:{attempt:"HTTP {status}",attemptAt:"{time}, {ms} ms",excerpt:"Start of the response",next:"next attempt {when}",noResponse:"No response",resend:"Resend",statuses:{delivered:"delivered",failed:"failed",held:"held",pending:"pending"}},deliveries:{all:"All hooks",empty:"No deliveries",emptyHelp:"Ping the hook, or send an event of a type that it subscribes to.",newer:"Newer",older:"Older",pages:"Pages of deliveries",refresh:"Refresh",resendAll:"Resend",resendSince:"Resend failed since",resending:"The event is being sent again.",resendingAll:"Failed and held events are being sent again.",spans:{hour:"1 hour ago",day:"24 hours ago",week:"7 days ago",month:"30 days ago"},status:"Status",statuses:{all:"All",delivered:"Delivered",failed:"Failed",held:"Held",pending:"Pending"},title:"Deliveries"},door:{admin:"This is not a tenant’s key. An administrator’s token cannot open an inbox.",checking:"Checking…",help:"Where do I get a key?",helpText:"An administrator creates a tenant and its first key with {request} and the administrator’s token. A service that was started with {option} prints a key. See the <docs>documentation</docs>.",intro:"Paste an API key of your tenant to open its inbox.",keep:"Kept in this tab until you sign out or close it.",key:"API key",missing:"Paste a key first.",open:"Open inbox",rejected:"The server no longer accepts this key. It may have been revoked.",request:"Request {id}",show:"Show",signedOut:"You are signed out.",wrong:"Wrong key. Check that you copied all of it and that it was not revoked."},event:{acknowledge:"Acknowledge",acknowledged:{one:"Acknowledged {count} event.",other:"Acknowledged {count} events."},ack:"Ack",claimed:"claimed",claimedUntil:"Claimed until",close:"Close",copyId:"Copy id",delete:"Delete…",deleted:{one:"Deleted {count} event.",other:"Deleted {count} events."},delivered:"Delivered",id:"Id",label:"Event",missing:{one:"{count} event no longer exists.",other:"{count} events no longer exist."},named:"{type}, {when}",new:"new",putBack:"Put back",putBackDone:{one:"Put {count} event back into the inbox.",other:"Put {count} events back into the inbox."},received:"Received",release:"Release claim",reuse:"Use as template",select:"Select {name}",status:"Status",statuses:{delivered:"delivered",undelivered:"undelivered"},withoutType:"without type"},filters:{after:"After",all:"All",before:"Before",between:"Between…",clear:"Clear filters",delivered:"Delivered",label:"Events",since:{any:"Any time",day:"Last 24 hours",hour:"Last hour",month:"Last 30 days",week:"Last 7 days"},status:"Status",time:"Time",type:"Type",typeFault:"Letters, digits, dots, hyphens and underscores only.",undelivered:"Undelivered"},hook:{active:"active",add:"Add hook",addTitle:"Add a hook",added:"added {when}",deleteConfirm:"Delete",deleteHelp:"Pending deliveries are cancelled. The events stay in the inbox.",deleteTitle:"Delete this hook?",deleted:"The hook was deleted.",deliveries:"Deliveries",description:"Description",descriptionHint:"Only you see this.",disable:"Disable",disabled:"The hook is disabled. Its events are held.",empty:"No hooks yet",emptyHelp:"Add a URL above to have events sent there as they are stored. Or use the API:",enable:"Enable",enabled:"The hook receives events again.",everyEvent:"all events",newSecret:"New secret",ping:"Ping",pinged:"Ping",resting:"Paused after {failures}",secretHelp:"Receivers verify signatures with it, as described by Standard Webhooks.",secretNew:"Secret of the new hook",secretOf:"New secret of {url}",title:"Hooks",types:"Event types",typesHint:"Leave empty for all.",url:"URL",urlHint:"The server must be able to reach it."},inbox:{arrived:"New event: {type}",arrivedMany:{one:"{count} new event",other:"{count} new events"},arrivals:"New events",clear:"Clear filters",delete:"Delete",deleteHelp:"Deleted events are gone for every consumer and cannot be replayed.",deleteTitle:{one:"Delete this event?",other:"Delete {count} events?"},empty:"The inbox is empty",emptyHelp:"Send an event from your program, or <send>send one from here</send>. It appears here by itself.",failed:"Refresh failed.",list:"Events",loading:"Loading…",none:"Nothing matches",noneDelivered:"Nothing delivered yet",noneDeliveredHelp:"An event is delivered once a consumer acknowledges it by its id:",noneHelp:"No event on this page matches the filters.",notYet:"Nothing found yet",notYetHelp:"Many events of other types were skipped. The next page continues from there.",outOfDate:"out of date",pageNew:{one:"{count} new on another page",other:"{count} new on another page"},pageNewest:"Page {page}, newest first",pageOldest:"Page {page}, oldest first",pages:"Pages of events",readAt:"The list was last refreshed {when}.",replay:"Replay…",title:"Inbox",undelivered:"{count} undelivered",undeliveredStale:"undelivered, out of date",undeliveredWord:"undelivered"},json:{colon:"Invalid JSON: expected a colon",comma:"Invalid JSON: expected a comma or {end}",deep:"Invalid JSON: nested too deeply",duplicate:"Invalid JSON: duplicate property name {name}",end:"Invalid JSON: unexpected end",escape:"Invalid JSON: a string contains a line break or an invalid escape",name:"Invalid JSON: expected a property name",place:"{reason} (line {line}, column {column})",rest:"Invalid JSON: unexpected text after the value",string:"Invalid JSON: unterminated string",value:"Invalid JSON: expected a value"},key:{create:"Create key",created:"created {when}",expires:"expires {when}",inUse:"in use here",name:"Name of the new key",nameExample:"billing worker",nameHint:"What it is for, so that you know what to replace.",newTitle:"New key",noTenant:"This key does not name its tenant",noTenantHelp:"It was created by another program. Ask your administrator to manage your keys.",oldUntil:"The key that you use here works until {time}.",revoke:"Revoke…",revokeConfirm:"Revoke",revokeHelp:"Every program that uses {key} is rejected from its next request on. This cannot be undone.",revokeNamed:"Revoke… key ending in {end}",revokeOwn:"You use this key here: you will be signed out.",revokeTitle:"Revoke this key?",revoked:"Key …{end} is revoked.",rotate:"Rotate this key",status:{active:"active",expired:"expired",revoked:"revoked"},title:"Keys",use:"Use it in this tab",used:"This tab uses the new key."},payload:{copy:"Copy JSON",raw:"As sent",title:"Payload"},replay:{cancel:"Cancel",confirm:"Replay",done:{one:"Put {count} event back into the inbox.",other:"Put {count} events back into the inbox."},from:"From",fromHint:"Your local time. Leave empty for the beginning.",help:"Delivered events of this period return to the inbox, each at its old place. Consumers see them again, with the same ids.",more:"Others may follow in a few seconds.",title:"Replay delivered events",to:"To",toHint:"Leave empty for now.",type:"Type",typeHint:"Leave empty for all."},selection:{ack:"Ack {count}",all:{one:"All {count} on this page",other:"All {count} on this page"},delete:"Delete {count}…",label:"Selected events",putBack:"Put back {count}",selected:"{count} selected"},send:{copyId:"Copy id",fine:"Valid JSON. Numbers are kept as you write them.",format:"Format",key:"Idempotency key",keyHint:"Requests with the same key are stored once.",none:"none",notObject:"A payload must be a JSON object.",payload:"Payload: a JSON object",send:"Send",stored:"Stored.",storedBefore:"Already stored.",terminal:"Send it from a terminal",title:"Send an event",type:"Event type",typeHint:"Leave empty to use the payload’s event_type, if it has one.",typePlaceholder:"from the payload",view:"View event"},shell:{keys:"Keyboard shortcuts",shortcuts:{acknowledge:"Acknowledge the event",close:"Close the event or this list",filter:"Filter by type",list:"This list",next:"Next event",open:"Open the event",previous:"Previous event",refresh:"Refresh the page",section:"Switch section",sectionKeys:"1 to 5",select:"Select the event"},signOut:"Sign out",tabs:{inbox:"Inbox",send:"Send",hooks:"Hooks",keys:"Keys",figures:"Stats"},title:"Events"},stats:{byType:"By type",delivered:"Delivered",empty:"No events yet",emptyHelp:"Statistics appear with the first event.",failed:"Refresh failed.",loading:"Counting…",none:"none",oldest:"Oldest undelivered",readAt:"The numbers were last refreshed {when}.",refresh:"Refresh",title:"Stats",type:"Type",undelivered:"Undelivered"}};var{text:a,rich:q}=wo({"en-GB":Bo});function oe({method:e="GET",path:t,body:n,headers:o={}}){let r=["curl"];e!=="GET"&&r.push(`-X ${e}`),r.push(gn(new URL(t,document.baseURI).href)),r.push('-H "Authorization: Bearer $EVENTS_KEY"');for(let[i,c]of Object.entries(o))r.push(`-H ${gn(`${i}: ${c}`)}`);n!==void 0&&r.push("-H 'Content-Type: application/json'",`-d ${gn(n)}`);let s=r.join(" ");return l`<div class="curl">
    <${kt} text=${s} label=${a("curl.label")} copyLabel=${a("curl.copy")}>
      <p class="hint">${q("curl.key",{name:l`<code>EVENTS_KEY</code>`})}</p>
    <//>
  </div>`}function gn(e){return`'${e.replaceAll("'","'\\''")}'`}var jo=l`<svg
  class="empty-drawing"
  viewBox="0 0 120 72"
  aria-hidden="true"
  focusable="false"
>
  <path d="M22 16h76v44H22z" />
  <path d="M22 30h76M34 42h30M34 50h18" class="faint" />
</svg>`;function Ko(e){jo=e}function W({title:e,children:t}){return l`<div class="empty">
    ${jo}
    <h2>${e}</h2>
    ${t}
  </div>`}var F=class extends Error{constructor(t,n={}){super(t),this.status=n.status??0,this.code=n.code??"",this.requestId=n.requestId??"",this.retryAfterSeconds=n.retryAfterSeconds??0,this.details=n.details??{},this.place=n.place??String(this.details.place??"")}};var li=500,ci=90,kn={advice:{},isForDevelopers:!1};function Wo(e){Object.assign(kn,e)}function M({error:e,title:t,onRetry:n,children:o}){if(!e)return null;let r=e instanceof F?e:null,s=r?kn.advice[r.status]:"",i=kn.isForDevelopers||(r?.status??0)>=li;return l`<div class="problem" role="alert">
    <p class="problem-words">
      ${t?l`<strong>${t}</strong>${" "}`:null}${ui(e)}
    </p>
    ${s?l`<p>${s}</p>`:null} ${o}
    ${r?.retryAfterSeconds?l`<p>${pi(r.retryAfterSeconds)}</p>`:null}
    ${r?.requestId&&i?l`<p class="problem-id hint">
          ${bt("problem.request",{id:l`<code>${r.requestId}</code>`})}
          ${r.status?`, ${_("problem.status",{status:`${r.status}`})}`:null}
          <${Q} text=${r.requestId} label=${_("problem.copyId")} />
        </p>`:null}
    ${n?l`<button type="button" class="button" onClick=${n}>
          ${_("problem.again")}
        </button>`:null}
  </div>`}function ui(e){let t=e instanceof Error?e.message:String(e);return di(t)}function di(e){let t=e.trim(),n=t.charAt(0).toUpperCase()+t.slice(1);return/[.!?…]$/.test(n)?n:`${n}.`}function pi(e){return e<ci?_("problem.wait",{count:e}):_("problem.waitMinutes",{count:Math.ceil(e/60)})}var fi=Symbol.for("preact-signals");function Tt(){if(re>1){re--;return}let e,t=!1;for((function(){let n=xt;for(xt=void 0;n!==void 0;){let o=n.S;if(o.v===n.v)for(let r=o.t;r!==void 0;r=r.x)r.i===n.i&&(r.i=o.i);n=n.o}})();et!==void 0;){let n=et;for(et=void 0,wt++;n!==void 0;){let o=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&Jo(n))try{n.c()}catch(r){t||(e=r,t=!0)}n=o}}if(wt=0,re--,t)throw e}function de(e){if(re>0)return e();xn=++mi,re++;try{return e()}finally{Tt()}}var C,Ze,et;function tt(e){let t=C,n=Ze;C=void 0,Ze=void 0;try{return e()}finally{C=t,Ze=n}}var xt,re=0,wt=0,mi=0,xn=0,St=0;function Vo(e){if(C===void 0)return;let t=e.n;if(t===void 0||t.t!==C)return t={i:0,S:e,p:C.s,n:void 0,t:C,e:void 0,x:void 0,r:t},C.s!==void 0&&(C.s.n=t),C.s=t,e.n=t,32&C.f&&e.S(t),t;if(t.i===-1)return t.i=0,t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=C.s,t.n=void 0,C.s.n=t,C.s=t),t}function L(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}L.prototype.brand=fi;L.prototype.h=function(){return!0};L.prototype.S=function(e){let t=this.t;t!==e&&e.e===void 0&&(e.x=t,this.t=e,t!==void 0?t.e=e:tt(()=>{var n;(n=this.W)==null||n.call(this)}))};L.prototype.U=function(e){if(this.t!==void 0){let t=e.e,n=e.x;t!==void 0&&(t.x=n,e.e=void 0),n!==void 0&&(n.e=t,e.x=void 0),e===this.t&&(this.t=n,n===void 0&&tt(()=>{var o;(o=this.Z)==null||o.call(this)}))}};L.prototype.subscribe=function(e){return ee(()=>{let t=this.value;tt(()=>e(t))},{name:"sub"})};L.prototype.valueOf=function(){return this.value};L.prototype.toString=function(){return this.value+""};L.prototype.toJSON=function(){return this.value};L.prototype.peek=function(){return tt(()=>this.value)};Object.defineProperty(L.prototype,"value",{get(){let e=Vo(this);return e!==void 0&&(e.i=this.i),this.v},set(e){if(e!==this.v){if(wt>100)throw new Error("Cycle detected");(function(t){re!==0&&wt===0&&t.l!==xn&&(t.l=xn,xt={S:t,v:t.v,i:t.i,o:xt})})(this),this.v=e,this.i++,St++,re++;try{for(let t=this.t;t!==void 0;t=t.x)t.t.N()}finally{Tt()}}}});function x(e,t){return new L(e,t)}function Jo(e){for(let t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||!t.S.h()||t.S.i!==t.i)return!0;return!1}function zo(e){for(let t=e.s;t!==void 0;t=t.n){let n=t.S.n;if(n!==void 0&&(t.r=n),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}function Go(e){let t,n=e.s;for(;n!==void 0;){let o=n.p;n.i===-1?(n.S.U(n),o!==void 0&&(o.n=n.n),n.n!==void 0&&(n.n.p=o)):t=n,n.S.n=n.r,n.r!==void 0&&(n.r=void 0),n=o}e.s=t}function Me(e,t){L.call(this,void 0,t),this.x=e,this.s=void 0,this.g=St-1,this.f=4}Me.prototype=new L;Me.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===St))return!0;if(this.g=St,this.f|=1,this.i>0&&!Jo(this))return this.f&=-2,!0;let e=C;try{zo(this),C=this;let t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(t){this.v=t,this.f|=16,this.i++}return C=e,Go(this),this.f&=-2,!0};Me.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(let t=this.s;t!==void 0;t=t.n)t.S.S(t)}L.prototype.S.call(this,e)};Me.prototype.U=function(e){if(this.t!==void 0&&(L.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(let t=this.s;t!==void 0;t=t.n)t.S.U(t)}};Me.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(let e=this.t;e!==void 0;e=e.x)e.t.N()}};Object.defineProperty(Me.prototype,"value",{get(){if(1&this.f)throw new Error("Cycle detected");let e=Vo(this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function Z(e,t){return new Me(e,t)}function Yo(e){let t=e.j;if(e.j=void 0,typeof t=="function"){re++;let n=C;C=void 0;try{t()}catch(o){throw e.f&=-2,e.f|=8,wn(e),o}finally{C=n,Tt()}}}function wn(e){for(let t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=void 0,e.s=void 0,Yo(e)}function hi(e){if(C!==this)throw new Error("Out-of-order effect");Go(this),C=e,this.f&=-2;try{8&this.f&&wn(this)}finally{Tt()}}function Re(e,t){this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,Ze&&Ze.push(this)}Re.prototype.c=function(){let e=this.S();try{if(8&this.f||this.x===void 0)return;let t=this.x();typeof t=="function"&&(this.j=t)}finally{e()}};Re.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,Yo(this),zo(this),re++;let e=C;return C=this,hi.bind(this,e)};Re.prototype.N=function(){2&this.f||(this.f|=2,this.u=et,et=this)};Re.prototype.d=function(){this.f|=8,1&this.f||wn(this)};Re.prototype.dispose=function(){this.d()};function ee(e,t){let n=new Re(e,t);try{n.c()}catch(r){throw n.d(),r}let o=n.d.bind(n);return o[Symbol.dispose]=o,o}var vi=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__,Xo,Et,Mt;var Qo=[];ee(function(){Xo=this.N})();function He(e,t){T[e]=t.bind(null,T[e]||(()=>{}))}function nt(e){if(Mt){let t=Mt;Mt=void 0,t()}Mt=e&&e.S()}function Zo({data:e}){let t=yi(e);t.name="ReactiveDom",t.value=e;let[n,o]=De(()=>{let r=this,s=this.__v;for(;s=s.__;)if(s.__c){s.__c.__$f|=4;break}let i=Z(()=>{let d=t.value.value;return d===0?0:d===!0?"":d||""}),c=Z(()=>!Array.isArray(i.value)&&!on(i.value)),u=ee(function(){if(this.N=er,c.value){let d=i.value;r.__v&&r.__v.__e&&r.__v.__e.nodeType===3&&(r.__v.__e.data=d)}}),f=this.__$u.d;return this.__$u.d=function(){u(),f.call(this)},[c,i]},[]);return n.value?o.peek():o.value}Zo.displayName="ReactiveTextNode";Object.defineProperties(L.prototype,{constructor:{configurable:!0,value:yt(Se,null).constructor},type:{configurable:!0,value:Zo},props:{configurable:!0,get(){let e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}});He("__b",(e,t)=>{if(nt(),Et=void 0,typeof t.type=="string"){let n,o=t.props;for(let r in o){if(r==="children")continue;let s=o[r];s instanceof L&&(n||(t.__np=n={}),n[r]=s,o[r]=s.peek())}}e(t)});He("__r",(e,t)=>{if(e(t),t.type!==Se){nt();let n,o=t.__c;o&&(o.__$f&=-2,n=o.__$u,n===void 0&&(o.__$u=n=(function(r,s){let i;return ee(function(){i=this},{name:s}),i.c=r,i})((function(r){return function(){var s;vi&&((s=this.y)==null||s.call(this)),r.__$f|=1,r.setState({})}})(o),typeof t.type=="function"?t.type.displayName||t.type.name:""))),Et=o,nt(n)}});He("__e",(e,t,n,o)=>{nt(),Et=void 0,e(t,n,o)});He("diffed",(e,t)=>{nt(),Et=void 0;let n;if(typeof t.type=="string"&&(n=t.__e)){let o=t.__np,r=t.props,s=n.U;if(s)for(let i in s){let c=s[i];c===void 0||o&&i in o||(c.d(),s[i]=void 0)}if(o){s||(s={},n.U=s);for(let i in o){let c=s[i],u=o[i];c===void 0?(c=$i(n,i,u,r),s[i]=c):c.o(u,r)}}}e(t)});function $i(e,t,n,o){let r=t in e&&e.ownerSVGElement===void 0,s=x(n);return{o:(i,c)=>{s.value=i,o=c},d:ee(function(){this.N=er;let i=s.value.value;o[t]!==i&&(o[t]=i,r?e[t]=i:i!=null&&(i!==!1||t[4]==="-")?e.setAttribute(t,i):e.removeAttribute(t))})}}He("unmount",(e,t)=>{if(typeof t.type=="string"){let n=t.__e;if(n){let r=n.U;if(r){n.U=void 0;for(let s in r){let i=r[s];i&&i.d()}}}let o=t.__np;if(o){let r=t.props;for(let s in o)r[s]=o[s]}t.__np=void 0}else{let n=t.__c;if(n){n.__$f|=8;let o=n.__$u;o&&(n.__$u=void 0,o.d())}}e(t)});He("__h",(e,t,n,o)=>{o<3&&(t.__$f|=2),e(t,n,o)});Pe.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;let n=this.__$u,o=n&&n.s!==void 0;for(let r in t)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){let r=2&this.__$f;if(!(o||r||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(let r in e)if(r!=="__source"&&e[r]!==this.props[r])return!0;for(let r in this.props)if(!(r in e))return!0;return!1};function yi(e,t){return De(()=>x(e,t),[])}var _i=e=>{queueMicrotask(()=>{queueMicrotask(e)})};function bi(){de(()=>{let e;for(;e=Qo.shift();)Xo.call(e)})}function er(){Qo.push(this)===1&&(T.requestAnimationFrame||_i)(bi)}var Sn=1e4,se=x(Date.now());function tr(){document.hidden||(se.value=Date.now())}setInterval(tr,Sn);document.addEventListener("visibilitychange",tr);var gi=5e3,ki=[["second",1e3,6e4],["minute",6e4,36e5],["hour",36e5,2*864e5],["day",864e5,1/0]],xi={day:"numeric",month:"short",year:"numeric",hour:"2-digit",minute:"2-digit",second:"2-digit",fractionalSecondDigits:3,timeZoneName:"short"};function nr(e){let t=Math.max(0,e),[n,o]=ki.find(([,,s])=>t<s)??["day",864e5],r=n==="second"?Math.round(t/o):Math.floor(t/o);return K(r,{style:"unit",unit:n,unitDisplay:"long"})}function Ee(e,t=se.value){let n=t-e;if(n>-Sn&&n<gi)return _("when.now");let o=Math.round(n/1e3);return Math.abs(o)<60?new Intl.RelativeTimeFormat(document.documentElement.lang).format(-o,"second"):So(e,t,{numeric:"always"})}function pe(e){return Ye(e,xi)}function B({ms:e,isExact:t=!1}){let n=new Date(e).toISOString(),o=Ee(e);return t?l`<time class="when when-exact" datetime=${n}>
    <span>${o}</span>
    <span>${pe(e)}</span>
    <code>${e}</code>
  </time>`:l`<time class="when" datetime=${n} title="${pe(e)} (${e})">${o}</time>`}function or({read:e,write:t,keep:n=()=>null}){let o=()=>e(location,history.state??{}),r=x(o()),s=()=>{let i=o();JSON.stringify(i)!==JSON.stringify(r.peek())&&(r.value=i)};return addEventListener("popstate",s),addEventListener("hashchange",s),{place:r,go(i,{replace:c=!1}={}){let u={...r.peek(),...i};history[c?"replaceState":"pushState"](n(u),"",t(u)),r.value=u}}}function rr(e){return t=>{t.ctrlKey||t.metaKey||t.shiftKey||t.altKey||(t.preventDefault(),e())}}var At=["inbox","send","hooks","keys","figures"],wi=["","delivered","all"],ir={"1h":36e5,"24h":864e5,"7d":6048e5,"30d":2592e6},Si=["status","type","since","after","before","event","hook"],ar=or({read:Ti,write:Tn,keep:({cursors:e,sinceMs:t})=>({cursors:e,sinceMs:t})}),S=ar.place;function E(e,t){let{since:n}=e;ar.go(n===void 0?e:{...e,sinceMs:lr(n)},t)}var V=Object.freeze({status:"",type:"",since:"",after:"",before:"",event:"",hook:"",cursors:[]});function Tn(e){let t=new URLSearchParams;e.tab&&e.tab!=="inbox"&&t.set("tab",e.tab);for(let o of Si){let r=e[o];r&&t.set(o,r)}let n=t.toString();return n?`?${n}`:location.pathname}function Ti({search:e},{cursors:t,sinceMs:n}){let o=new URLSearchParams(e),r=c=>o.get(c)??"",s=r("tab"),i=r("since")in ir?r("since"):"";return{tab:At.includes(s)?s:"inbox",status:wi.includes(r("status"))?r("status"):"",type:r("type"),since:i,after:sr(r("after")),before:sr(r("before")),event:r("event"),hook:r("hook"),cursors:Array.isArray(t)?t.map(String):[],sinceMs:Number(n)||lr(i)}}function lr(e){return e?Date.now()-(ir[e]??0):0}function sr(e){return Number.isNaN(Date.parse(e))?"":e}var Mi=/-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y,Ei=/true|false|null/y,Ai=/[ \t\n\r]*/y,Ci=200,Le=class{constructor(t){this.text=t}},ot=class extends Error{constructor(t,n,o){let r=n.slice(0,o).split(`
`),s=(r.at(-1)??"").length+1;super(a("json.place",{reason:t,line:r.length,column:s})),this.position=o}};function fe(e,t=[]){let n=new Mn(e,new Set(t)),o=n.value(0);return n.end(),o}var Mn=class{constructor(t,n){this.text=t,this.rawNames=n,this.at=0}value(t){if(this.space(),t>Ci)throw this.fault(a("json.deep"));let n=this.text[this.at];if(n==="{")return this.object(t);if(n==="[")return this.array(t);if(n==='"')return this.string();let o=this.taken(Mi);if(o)return Number(o);let r=this.taken(Ei);if(r)return r==="null"?null:r==="true";throw this.fault(a(n===void 0?"json.end":"json.value"))}object(t){let n=Object.create(null);if(this.at+=1,this.isNext("}"))return n;do{this.space();let o=this.at;if(this.text[o]!=='"')throw this.fault(a("json.name"));let r=this.string();if(r in n)throw this.fault(a("json.duplicate",{name:JSON.stringify(r)}),o);if(!this.isNext(":"))throw this.fault(a("json.colon"));this.space();let s=this.at,i=this.value(t+1);n[r]=this.rawNames.has(r)?new Le(this.text.slice(s,this.at)):i}while(this.isNext(","));if(!this.isNext("}"))throw this.fault(a("json.comma",{end:"}"}));return n}array(t){let n=[];if(this.at+=1,this.isNext("]"))return n;do n.push(this.value(t+1));while(this.isNext(","));if(!this.isNext("]"))throw this.fault(a("json.comma",{end:"]"}));return n}string(){let t=En(this.text,this.at);if(t<0)throw this.fault(a("json.string"));let n=this.text.slice(this.at,t);try{let o=JSON.parse(n);return this.at=t,o}catch{throw this.fault(a("json.escape"))}}end(){if(this.space(),this.at<this.text.length)throw this.fault(a("json.rest"))}taken(t){t.lastIndex=this.at;let n=t.exec(this.text);return n&&(this.at+=n[0].length),n?.[0]}space(){this.taken(Ai)}isNext(t){return this.space(),this.text[this.at]!==t?!1:(this.at+=1,!0)}fault(t,n=this.at){return new ot(t,this.text,n)}};function En(e,t){let n=t;for(;;){if(n=e.indexOf('"',n+1),n<0)return-1;let o=0;for(;e[n-1-o]==="\\";)o+=1;if(o%2===0)return n+1}}var Oi=4e4,Ni=[1,2,4,8],Ii=30,Pi=304,Di=401,cr=429,ur=503,Fe=x(""),Cn=new Set,An=0;function dr(e){let t=0,n=async u=>{let f=async()=>{if(u!==t)return!0;let h=await e.refresh?.()??!1;return h&&(t+=1),h},d=`tablewright.refresh ${new URL(".",document.baseURI).pathname}`;return navigator.locks?navigator.locks.request(d,f):f()},o=async(u,f,d)=>{let h=d.key??e.key?.()??"",m=d.timeoutMs?AbortSignal.timeout(d.timeoutMs):null,p=[d.signal,m].filter(k=>k instanceof AbortSignal),$;try{let k={method:u,signal:AbortSignal.any(p),...Hi(d,h)};$=await fetch(Ri(f,d.query),{...k,credentials:e.key?"omit":"same-origin"})}catch(k){if(d.signal?.aborted)throw k;let b=m?.aborted;throw new F(_(b?"request.slow":"request.offline"),{code:b?"slow":"offline"})}if($.ok||$.status===Pi)return $;throw await Li($,e)},r=async(u,f,d)=>{let h=t,m=e.key?.()??"";try{return await o(u,f,d)}catch(p){if(!(p instanceof F&&p.status===Di)||d.isGuest||d.key!==void 0)throw p;if(e.refresh&&await n(h))return o(u,f,d);throw e.onUnauthenticated?.(m),p}},s=async(u,f,d={})=>{let h=!1;try{for(let m of[...e.isPatient?Ni:[],null])try{let p=await r(u,f,d);return pr(),p}catch(p){let $=p instanceof F?Fi(p,u,m):null;if($===null)throw p;h||(An+=1),h=!0,await qi($,Ui(p))}throw new F(_("request.offline"),{code:"offline"})}finally{h&&(An-=1),An||(Fe.value="")}},i=async(u,f,d={})=>{let h=e.timeoutMs??Oi,m=await s(u,f,{timeoutMs:h,...d}),p=await m.text(),$=m.headers.get("Content-Type")?.includes("json"),k=d.read??e.read??JSON.parse;return{value:p===""?null:$?k(p):p,etag:m.headers.get("ETag")??"",serverMs:Date.parse(m.headers.get("Date")??"")||null}};return{send:s,receive:i,ask:async(u,f,d)=>(await i(u,f,d)).value}}function Ri(e,t={}){let n=new URL(e,document.baseURI);for(let[o,r]of Object.entries(t))r!=null&&r!==""&&n.searchParams.set(o,String(r));return n}function Hi({json:e,body:t,headers:n={},ifMatch:o},r){let s={...n};r&&(s.Authorization=`Bearer ${r}`),o&&(s["If-Match"]=o);let i=e===void 0?t:JSON.stringify(e);return i instanceof Blob?s["Content-Type"]=i.type||"application/octet-stream":i!==void 0&&(s["Content-Type"]="application/json"),{body:i,headers:s}}async function Li(e,{read:t=JSON.parse,message:n=o=>o}){let o={status:e.status,requestId:e.headers.get("X-Request-Id")??"",retryAfterSeconds:Number(e.headers.get("Retry-After")??0)||0};try{let{error:r}=t(await e.text());return new F(n(String(r.message)),{...o,code:String(r.code),details:r.details??{},requestId:String(r.requestId||o.requestId)})}catch{return new F(_("request.status",{status:`${e.status}`}),o)}}function Fi(e,t,n){if(n===null)return null;if(e.status===ur||e.status===cr){let o=e.retryAfterSeconds||n;return o<=Ii?o:null}return e.code==="offline"&&t==="GET"?n:null}function Ui(e){return e.status===cr?_("request.tooMany"):_(e.status===ur?"request.busy":"request.lost")}async function qi(e,t){Fe.value=t,await new Promise(n=>{Cn.add(n),setTimeout(n,e*1e3)})}function pr(){Fe.value="";for(let e of Cn)e();Cn.clear()}globalThis.addEventListener?.("online",pr);var Nn="events.key",On="events.message",me=x(sessionStorage.getItem(Nn)??""),fr=!1,Ue=()=>me.value!=="",Ct=()=>me.peek();function Ot(e){sessionStorage.setItem(Nn,e),me.value=e}function mr(){$r(a("door.signedOut")),location.replace(location.pathname)}function hr(e){fr||e!==me.peek()||($r(a("door.rejected")),location.reload())}function vr(){let e=sessionStorage.getItem(On)??"";return sessionStorage.removeItem(On),e}function $r(e){fr=!0,sessionStorage.removeItem(Nn),sessionStorage.setItem(On,e)}var yr=dr({key:Ct,onUnauthenticated:hr,read:e=>fe(e)}),{send:In}=yr;async function A(e,t,n){return(await Pn(e,t,n)).answer}async function Pn(e,t,{rawNames:n,...o}={}){let r=c=>fe(c,n),{value:s,serverMs:i}=await yr.receive(e,t,{...o,read:r});return{answer:s,serverMs:i}}async function*_r(e){let t=new TextDecoder,n=e.getReader(),o="";try{for(;;){let{done:r,value:s}=await n.read();if(r)return;o+=t.decode(s,{stream:!0});let i=o.split(/\r\n\r\n|\n\n|\r\r/);o=i.pop()??"";for(let c of i)yield Bi(c)}}finally{n.cancel().catch(()=>{})}}function Bi(e){let t=[],n=null;for(let o of e.split(/\r\n|\n|\r/)){let[,r,s]=/^([^:]*):? ?(.*)$/.exec(o)??[];r==="data"?t.push(s??""):r==="id"&&(n=s??"")}return{data:t.join(`
`),id:n}}var ji=50,Dn=["payload"];async function gr(e,t,n){let o=e.status==="undelivered",r={limit:ji,cursor:t,event_type:e.type,after:e.afterMs,before:e.beforeMs,status:o?null:e.status},s=o?"v1/inbox":"v1/events",{answer:i,serverMs:c}=await Pn("GET",s,{query:r,signal:n,rawNames:Dn});return{events:i.events.map(Rn),nextCursor:i.next_cursor,serverMs:c}}async function kr(e){return Rn(await A("GET",Nt(e),{rawNames:Dn}))}async function xr(e,{type:t,repeatKey:n}){let o={};t&&(o["X-Event-Type"]=t),n&&(o["Idempotency-Key"]=n);let r=await In("POST","v1/events",{body:e,headers:o}),{id:s,created_at:i}=fe(await r.text()),c=r.headers.get("Idempotent-Replay")==="true";return{id:s,createdAtMs:i,isRepeat:c}}async function wr(e){await A("POST",`${Nt(e)}/ack`)}async function Sr(e){let t=JSON.stringify({event_ids:e});return Nr(await A("POST","v1/events/ack",{body:t}))}async function Tr(e){await A("POST",`${Nt(e)}/nack`)}async function Mr(e){await A("DELETE",Nt(e))}async function Er(e){let t=JSON.stringify({event_ids:e});return Nr(await A("POST","v1/events/erase",{body:t}))}async function Ar({fromMs:e,toMs:t,type:n}){let o=JSON.stringify({from:e,to:t,event_type:n||null}),{count:r,is_complete:s}=await A("POST","v1/events/replay",{body:o});return{count:r,isComplete:s}}async function Cr(){let e=await A("GET","v1/stats");return{undelivered:br(e.undelivered),delivered:br(e.delivered),oldestUndeliveredAtMs:e.oldest_undelivered_at}}async function Or(e,t){let n={Accept:"text/event-stream"};e&&(n["Last-Event-ID"]=e);let r=(await In("GET","v1/stream",{headers:n,signal:t})).body;return(async function*(){for await(let{data:s,id:i}of _r(r))yield{event:s===""?null:Rn(fe(s,Dn)),id:i}})()}function Rn(e){return{id:e.id,createdAtMs:e.created_at,status:e.status,eventType:e.event_type??null,payload:e.payload instanceof Le?e.payload:new Le("null"),deliveredAtMs:e.delivered_at??null,leaseUntilMs:e.lease_until??null}}function br(e){return{count:e.count,isExact:e.is_exact,byType:e.by_type.map(t=>({eventType:t.event_type,count:t.count}))}}function Nt(e){return`v1/events/${encodeURIComponent(e)}`}function Nr(e){return e.results.filter(t=>t.status==="not_found").map(t=>t.id)}var Ki=15e3,rt=x(null),Ae=x(null),Hn=x(0),Ir=-1/0,It=0;async function qe(){clearTimeout(It),It=0,Ir=performance.now();try{rt.value=await Cr(),Ae.value=null,Hn.value=Date.now()}catch(e){Ae.value=e}}function he(){if(It)return;let e=Math.max(0,Ir+Ki-performance.now());It=setTimeout(()=>Ue()&&qe(),e)}function Pr({parts:e,most:t}){let n=r=>`${t>0?100*r/t:0}%`,o=0;return l`<svg class="bar" aria-hidden="true" focusable="false">
    ${e.map((r,s)=>{let i=n(o);return o+=r,l`<rect class="bar-${s+1}" x=${i} width=${n(r)} height="100%" />`})}
  </svg>`}function Dr({undelivered:e,delivered:t,onType:n}){let o=Wi(e,t),r=Math.max(1,...o.map(s=>s.undelivered+s.delivered));return l`<div class="sheet table-sheet">
    <table class="types">
      <caption>
        ${a("stats.byType")}
      </caption>
      <thead>
        <tr>
          <th scope="col">${a("stats.type")}</th>
          <th scope="col">${a("stats.undelivered")}</th>
          <th scope="col">${a("stats.delivered")}</th>
          <td class="types-bar"></td>
        </tr>
      </thead>
      <tbody>
        ${o.map(s=>l`<tr key=${s.type??""}>
            <th scope="row">
              ${s.type===null?l`<em>${a("event.withoutType")}</em>`:l`<button type="button" class="link" onClick=${()=>n(s.type??"")}>
                    ${s.type}
                  </button>`}
            </th>
            <td>${K(s.undelivered)}</td>
            <td>${K(s.delivered)}</td>
            <td class="types-bar">
              <${Pr} parts=${[s.undelivered,s.delivered]} most=${r} />
            </td>
          </tr>`)}
      </tbody>
    </table>
  </div>`}function Wi(e,t){let n=new Map,o=r=>{let s=n.get(r)??{type:r,undelivered:0,delivered:0};return n.set(r,s),s};for(let r of e.byType)o(r.eventType).undelivered=r.count;for(let r of t.byType)o(r.eventType).delivered=r.count;return[...n.values()].sort((r,s)=>s.undelivered+s.delivered-r.undelivered-r.delivered)}var Vi=3e4;function Hr(){R(()=>{qe();let t=setInterval(()=>document.hidden||qe(),Vi);return()=>clearInterval(t)},[]);let e=rt.value;return l`<section class="figures" aria-labelledby="figures-title">
    <header class="screen-head">
      <h1 id="figures-title">${a("stats.title")}</h1>
      <button type="button" class="button" onClick=${qe}>
        <${y} name="refresh" />${a("stats.refresh")}
      </button>
    </header>
    <${M}
      error=${Ae.value}
      title=${e?a("stats.failed"):void 0}
      onRetry=${qe}
    >
      ${e?l`<p>${a("stats.readAt",{when:Ee(Hn.value)})}</p>`:null}
    <//>
    ${e?l`<${Ji} found=${e} />`:null}
    ${!e&&!Ae.value?l`<p class="hint" role="status">${a("stats.loading")}</p>`:null}
  </section>`}function Ji({found:e}){let t=e.oldestUndeliveredAtMs;return e.undelivered.count+e.delivered.count===0?l`<${W} title=${a("stats.empty")}>
      <p>${a("stats.emptyHelp")}</p>
      <${oe} path="v1/stats" />
    <//>`:l`<dl class="tiles">
      <${Rr} label=${a("stats.undelivered")} count=${e.undelivered} />
      <${Rr} label=${a("stats.delivered")} count=${e.delivered} />
      <div class="tile">
        <dt>${a("stats.oldest")}</dt>
        <dd>
          ${t===null?l`<strong>${a("stats.none")}</strong>`:l`<strong>${nr(se.value-t)}</strong>
                <span>${pe(t)}</span> <code class="hint">${t}</code>`}
        </dd>
      </div>
    </dl>
    <${Dr}
      undelivered=${e.undelivered}
      delivered=${e.delivered}
      onType=${n=>E({...V,tab:"inbox",status:"all",type:n})}
    />`}function Rr({label:e,count:t}){return l`<div class="tile">
    <dt>${e}</dt>
    <dd>
      <strong>${zi(t)}</strong>
      ${t.isExact?null:l`<span class="hint">${a("count.stopped")}</span>`}
    </dd>
  </div>`}function zi({count:e,isExact:t}){return t?K(e):a("count.moreThan",{count:e})}var Gi=25;async function Lr(){return(await A("GET","v1/hooks")).hooks.map(Ln)}async function Fr(e){return Ln(await A("GET",ve(e)))}async function Ur({url:e,types:t,description:n}){let o=JSON.stringify({url:e,event_types:t.length?t:null,description:n}),r=await A("POST","v1/hooks",{body:o});return{hook:Ln(r),secret:r.secret}}async function qr(e){await A("DELETE",ve(e))}async function Br(e,t){await A("POST",`${ve(e)}/${t?"enable":"disable"}`)}async function jr(e){return(await A("POST",`${ve(e)}/secret`)).secret}async function Kr(e){return Fn(await A("POST",`${ve(e)}/ping`))}async function Wr(e,t,n){let o={status:t,cursor:n,limit:Gi},r=await A("GET",`${ve(e)}/deliveries`,{query:o});return{deliveries:r.deliveries.map(Fn),nextCursor:r.next_cursor}}async function Vr(e,t){let n=`${ve(e)}/deliveries/${encodeURIComponent(t)}/replay`;return Fn(await A("POST",n))}async function Jr(e,t){await A("POST",`${ve(e)}/replay`,{body:JSON.stringify({since:t})})}function ve(e){return`v1/hooks/${encodeURIComponent(e)}`}function Ln(e){return{id:e.id,url:e.url,eventTypes:e.event_types,description:e.description,status:e.status,statusReason:e.status_reason,statusAtMs:e.status_at,failures:e.failures,breaker:e.breaker,createdAtMs:e.created_at}}function Fn(e){return{eventId:e.event_id,eventType:e.event_type,publishedAtMs:e.published_at,status:e.status,nextAttemptAtMs:e.next_attempt_at,attempts:e.attempts.map(t=>({atMs:t.at,durationMs:t.duration_ms,status:t.status,error:t.error,excerpt:t.excerpt}))}}function Ce(e,t){let[n,o]=v(null),[r,s]=v(null),i=U(0),c=U(Promise.resolve()),u=async()=>{let d=++i.current;try{let h=await e();if(d!==i.current)return;o(()=>h),s(null)}catch(h){d===i.current&&s(h)}},f=()=>(c.current=u(),c.current);return R(()=>(o(null),f(),()=>{i.current+=1}),t),{answer:n,problem:r,again:f,settled:()=>c.current}}function Be({title:e,onClose:t,onCancel:n,children:o}){let r=U(null),s=X();return Y(()=>{let c=document.activeElement;r.current?.showModal();let u=r.current?.querySelector("[data-first]");return u instanceof HTMLElement&&u.focus(),()=>{c instanceof HTMLElement&&c.isConnected&&c.focus()}},[]),l`<dialog
    class="dialog"
    ref=${r}
    aria-labelledby=${s}
    onCancel=${c=>{n&&(c.preventDefault(),n())}}
    onClose=${t}
  >
    <header class="dialog-head">
      <h2 id=${s}>${e}</h2>
      <button
        type="button"
        class="button quiet icon-only"
        aria-label=${_("dialog.close")}
        onClick=${n??t}
      >
        <${y} name="close" />
      </button>
    </header>
    <div class="dialog-body">${o}</div>
  </dialog>`}function je({title:e,deed:t,word:n,onConfirm:o,onClose:r,children:s}){let[i,c]=v(""),[u,f]=v(!1),[d,h]=v(null),m=X(),p=!n||i.trim()===n;return l`<${Be} title=${e} onClose=${r}>
    <form onSubmit=${async k=>{if(k.preventDefault(),!(!p||u)){f(!0),h(null);try{await o(),r()}catch(b){h(b),f(!1)}}}}>
      ${s}
      ${n&&l`<div class="field">
        <label for=${m}>${bt("confirm.type",{name:l`<code>${n}</code>`})}</label>
        <input
          id=${m}
          data-first
          value=${i}
          autocomplete="off"
          autocapitalize="off"
          spellcheck=${!1}
          onInput=${k=>c(k.target.value)}
        />
      </div>`}
      <${M} error=${d} />
      <div class="actions">
        <button type="submit" class="button danger" disabled=${!p||u}>${t}</button>
        <button
          type="button"
          class="button"
          data-first=${n?void 0:!0}
          onClick=${r}
        >
          ${_("confirm.cancel")}
        </button>
      </div>
    </form>
  <//>`}function Pt({title:e,secret:t,onDone:n,children:o}){let r=U(null);return Y(()=>r.current?.focus(),[]),l`<section class="secret" ref=${r} tabindex="-1" aria-label=${e}>
    <h3>${e}</h3>
    <p>${_("secret.once")}</p>
    <p class="secret-text"><code>${t}</code></p>
    ${o}
    <div class="actions">
      <${Q} text=${t} label=${_("secret.copy")} />
      <button type="button" class="button" onClick=${n}>${_("secret.done")}</button>
    </div>
  </section>`}var Yi=1e4,zr=3,$e=x([]),Gr=0;function j(e,t){let n={id:++Gr,text:e,action:t};$e.value=[...$e.value,n].slice(-zr),setTimeout(()=>Dt(n.id),Yi)}function ie(e){let t={id:++Gr,text:"",error:e};$e.value=[...$e.value,t].slice(-zr)}function Dt(e){$e.value=$e.value.filter(t=>t.id!==e)}function H({label:e,value:t,onValue:n,hint:o,fault:r,type:s="text",options:i,...c}){let u=X(),f=r||o,d=f?`${u}-note`:void 0,h=m=>n(m.target.value);return l`<div class="field">
    <label for=${u}>${e}</label>
    ${i?l`<select id=${u} onChange=${h} aria-describedby=${d} ...${c}>
          ${i.map(([m,p])=>l`<option value=${m} selected=${m===t}>${p}</option>`)}
        </select>`:l`<${s==="area"?"textarea":"input"}
          id=${u}
          type=${s==="area"?void 0:s}
          value=${t}
          onInput=${h}
          autocomplete="off"
          spellcheck=${!1}
          aria-describedby=${d}
          aria-invalid=${r?"true":void 0}
          ...${c}
        />`}
    ${f?l`<p id=${d} class=${r?"hint fault":"hint"}>${f}</p>`:null}
  </div>`}var Xi="  ",Yr=/[^\s,:[\]{}"]+/y,Qi=new RegExp("[\\u007f-\\u009f\\u00ad\\u061c\\u200b\\u200e\\u200f\\u2028-\\u202e\\u2060-\\u206f\\ufeff]|[\\ud800-\\udfff]|[\\u{e0000}-\\u{e007f}]","gu");function Un(e){let t=[],n=0,o=0,r=()=>`
${Xi.repeat(n)}`;for(;o<e.length;){let s=e[o]??"";if(s==='"'){let i=En(e,o),c=/^\s*:/.test(e.slice(i,i+40));t.push({kind:c?"name":"text",text:st(e.slice(o,i))}),o=i}else if(s==="{"||s==="["){let i=Zi(e,o);i>0?(t.push({kind:"mark",text:s==="{"?"{}":"[]"}),o=i):(n+=1,t.push({kind:"mark",text:s+r()}),o+=1)}else if(s==="}"||s==="]")n-=1,t.push({kind:"mark",text:r()+s}),o+=1;else if(s===","||s===":")t.push({kind:"mark",text:s===","?`,${r()}`:": "}),o+=1;else{Yr.lastIndex=o;let i=Yr.exec(e)?.[0];i&&t.push({kind:/^[tfn]/.test(i)?"word":"number",text:i}),o+=i?i.length:1}}return t}function Rt(e){return Un(e).map(t=>t.text).join("")}function st(e){return e.replace(Qi,t=>t.split("").map(n=>`\\u${n.charCodeAt(0).toString(16).padStart(4,"0")}`).join(""))}function Zi(e,t){let n=t+1;for(;/\s/.test(e[n]??"");)n+=1;return e[n]==="}"||e[n]==="]"?n+1:0}var ea={pending:"…",delivered:"✓",failed:"✕",held:"◐"};function Ht({delivery:e,isOpen:t=!1,onReplay:n}){let{attempts:o}=e;return l`<li class="delivery">
    <details open=${t}>
      <summary>
        <span class="delivery-${e.status}">
          <span aria-hidden="true">${ea[e.status]}</span>${" "}
          ${a(`delivery.statuses.${e.status}`)}
        </span>
        <strong>${e.eventType}</strong>
        <${B} ms=${e.publishedAtMs} />
        <span class="hint">${a("count.attempts",{count:o.length})}</span>
      </summary>
      <p class="hint">
        <code>${e.eventId}</code>
        ${e.nextAttemptAtMs===null?null:l`<span>
              ·${" "}
              ${q("delivery.next",{when:l`<${B} ms=${e.nextAttemptAtMs} />`})}
            </span>`}
      </p>
      <ol class="attempts">
        ${o.map(r=>l`<${ta} attempt=${r} />`)}
      </ol>
      ${n?l`<button type="button" class="button" onClick=${n}>
            <${y} name="replay" />${a("delivery.resend")}
          </button>`:null}
    </details>
  </li>`}function ta({attempt:e}){return l`<li>
    <span>
      ${e.status===null?a("delivery.noResponse"):a("delivery.attempt",{status:`${e.status}`})}
      ${e.error?`: ${e.error}`:""}
    </span>
    <span class="hint">
      ${a("delivery.attemptAt",{time:pe(e.atMs),ms:e.durationMs})}
    </span>
    ${e.excerpt?l`<pre class="excerpt" tabindex="0" aria-label=${a("delivery.excerpt")}>
${st(e.excerpt)}</pre
        >`:null}
  </li>`}function Lt({hook:e}){let t=a("count.failures",{count:e.failures});return e.status!=="active"?l`<span class="delivery-failed">
      <span aria-hidden="true">✕</span> ${e.status}
      ${e.statusAtMs===null?null:l` <${B} ms=${e.statusAtMs} />`}
      ${e.statusReason?`: ${e.statusReason}`:null}
    </span>`:e.breaker!=="closed"?l`<span class="delivery-held">
      <span aria-hidden="true">◐</span> ${a("hook.resting",{failures:t})}
    </span>`:l`<span class="delivery-delivered">
    <span aria-hidden="true">●</span> ${[a("hook.active"),e.failures&&t].filter(Boolean).join(", ")}
  </span>`}function Ft(e){let{label:t,cursors:n,next:o,onCursors:r,previousLabel:s,nextLabel:i,note:c}=e;return n.length===0&&!o&&!e.isAlwaysShown?null:l`<nav class="pager" aria-label=${t??_("pager.label")}>
    <button
      type="button"
      class="button"
      disabled=${n.length===0}
      onClick=${()=>r(n.slice(0,-1))}
    >
      <${y} name="back" />${s??_("pager.previous")}
    </button>
    <span class="hint">${c??_("pager.page",{page:n.length+1})}</span>
    <button
      type="button"
      class="button"
      disabled=${!o}
      onClick=${()=>o&&r([...n,o])}
    >
      ${i??_("pager.next")}<${y} name="next" />
    </button>
  </nav>`}var na=36e5,oa=[["1",a("deliveries.spans.hour")],["24",a("deliveries.spans.day")],["168",a("deliveries.spans.week")],["720",a("deliveries.spans.month")]],ra=[["",a("deliveries.statuses.all")],["pending",a("deliveries.statuses.pending")],["delivered",a("deliveries.statuses.delivered")],["failed",a("deliveries.statuses.failed")],["held",a("deliveries.statuses.held")]];function Xr({id:e}){let{cursors:t}=S.value,[n,o]=v(""),r=t.at(-1)??null,s=Ce(()=>Fr(e),[e]),i=Ce(()=>Wr(e,n,r),[e,n,r]),c=async(f,d)=>{try{await f(),j(d),await i.again()}catch(h){ie(h)}},u=i.answer?.nextCursor??null;return l`<section aria-labelledby="log-title">
    <header class="screen-head">
      <div>
        <button type="button" class="button quiet" onClick=${()=>E({hook:"",cursors:[]})}>
          <${y} name="back" />${a("deliveries.all")}
        </button>
        <h1 id="log-title">${a("deliveries.title")}</h1>
        ${s.answer?l`<p><code>${s.answer.url}</code></p>
              <p><${Lt} hook=${s.answer} /></p>`:null}
      </div>
      <${sa}
        onReplay=${f=>c(()=>Jr(e,Date.now()-f),a("deliveries.resendingAll"))}
      />
    </header>
    <div class="inline-form">
      <${H} label=${a("deliveries.status")} value=${n} options=${ra}
        onValue=${f=>{E({cursors:[]},{replace:!0}),o(f)}} />
      <button type="button" class="button" onClick=${i.again}>
        <${y} name="refresh" />${a("deliveries.refresh")}
      </button>
    </div>
    <${M} error=${s.problem??i.problem} onRetry=${i.again} />
    ${i.answer?.deliveries.length?l`<ul class="sheet deliveries" aria-label=${a("deliveries.title")}>
          ${i.answer.deliveries.map(f=>l`<${Ht}
              key=${f.eventId}
              delivery=${f}
              onReplay=${f.eventId.startsWith("ping_")?void 0:()=>c(()=>Vr(e,f.eventId),a("deliveries.resending"))}
            />`)}
        </ul>`:null}
    ${i.answer?.deliveries.length===0?l`<${W} title=${a("deliveries.empty")}>
          <p>${a("deliveries.emptyHelp")}</p>
        <//>`:null}
    <${Ft}
      label=${a("deliveries.pages")}
      cursors=${t}
      next=${u}
      previousLabel=${a("deliveries.newer")}
      nextLabel=${a("deliveries.older")}
      onCursors=${f=>E({cursors:f})}
    />
  </section>`}function sa({onReplay:e}){let[t,n]=v("24");return l`<div class="inline-form">
    <${H}
      label=${a("deliveries.resendSince")}
      value=${t}
      options=${oa}
      onValue=${n}
    />
    <button type="button" class="button" onClick=${()=>e(Number(t)*na)}>
      <${y} name="replay" />${a("deliveries.resendAll")}
    </button>
  </div>`}function Qr({hook:e,onChanged:t,onSecret:n,onDelete:o}){let[r,s]=v(null),[i,c]=v(!1),u=m=>async()=>{c(!0);try{await m()}catch(p){ie(p)}c(!1)},f=u(async()=>s(await Kr(e.id))),d=u(async()=>n(await jr(e.id))),h=u(async()=>{let m=e.status!=="active";await Br(e.id,m),j(a(m?"hook.enabled":"hook.disabled")),await t()});return l`<li class="card hook">
    <div class="card-words">
      <p class="hook-url"><code>${e.url}</code></p>
      ${e.description?l`<p>${e.description}</p>`:null}
      <p class="card-notes">
        <${Lt} hook=${e} />
        <span>
          ${e.eventTypes===null?a("hook.everyEvent"):e.eventTypes.join(", ")}
        </span>
        <span>${q("hook.added",{when:l`<${B} ms=${e.createdAtMs} />`})}</span>
      </p>
      <div class="actions">
        <button type="button" class="button" disabled=${i} onClick=${f}>
          <${y} name="bell" />${a("hook.ping")}
        </button>
        <button type="button" class="button" onClick=${()=>E({hook:e.id})}>
          ${a("hook.deliveries")}
        </button>
        <button type="button" class="button" disabled=${i} onClick=${h}>
          ${a(e.status==="active"?"hook.disable":"hook.enable")}
        </button>
        <button type="button" class="button" disabled=${i} onClick=${d}>
          ${a("hook.newSecret")}
        </button>
        <button type="button" class="button" onClick=${o}>
          <${y} name="bin" />${a("event.delete")}
        </button>
      </div>
      <div role="status">
        ${r?l`<ul class="deliveries" aria-label=${a("hook.pinged")}>
              <${Ht} delivery=${r} isOpen=${!0} />
            </ul>`:null}
      </div>
    </div>
  </li>`}function Zr({onAdded:e}){let[t,n]=v(""),[o,r]=v(""),[s,i]=v(""),[c,u]=v(!1),[f,d]=v(null);return l`<form class="sheet" onSubmit=${async m=>{if(m.preventDefault(),!(c||!t.trim())){u(!0),d(null);try{let p={url:t.trim(),types:ia(o),description:s.trim()},{secret:$}=await Ur(p);n(""),r(""),i(""),e($)}catch(p){d(p)}u(!1)}}}>
    <h2>${a("hook.addTitle")}</h2>
    <div class="fields">
      <${H} label=${a("hook.url")} type="url" value=${t} onValue=${n} inputmode="url"
        placeholder="https://example.com/hook" hint=${a("hook.urlHint")} />
      <${H} label=${a("hook.types")} value=${o} onValue=${r}
        placeholder="order.created, order.paid" hint=${a("hook.typesHint")} />
      <${H} label=${a("hook.description")} value=${s} onValue=${i}
        maxlength="200" hint=${a("hook.descriptionHint")} />
    </div>
    <${M} error=${f} />
    <button type="submit" class="button strong" disabled=${c||!t.trim()}>
      <${y} name="hooks" />${a("hook.add")}
    </button>
  </form>`}function ia(e){return e.split(/[\s,]+/).filter(t=>t!=="")}function es(){let e=S.value.hook;return e?l`<${Xr} id=${e} />`:l`<${aa} />`}function aa(){let{answer:e,problem:t,again:n}=Ce(Lr,[]),[o,r]=v(null),[s,i]=v(null);return l`<section class="hooks" aria-labelledby="hooks-title">
    <header class="screen-head"><h1 id="hooks-title">${a("hook.title")}</h1></header>
    ${o?l`<${Pt} title=${o.title} secret=${o.secret} onDone=${()=>r(null)}>
          <p>${a("hook.secretHelp")}</p>
        <//>`:null}
    <${Zr}
      onAdded=${c=>{r({title:a("hook.secretNew"),secret:c}),n()}}
    />
    <${M} error=${t} onRetry=${n} />
    ${e?.length===0?l`<${la} />`:null}
    ${e?.length?l`<ul class="cards" aria-label=${a("hook.title")}>
          ${e.map(c=>l`<${Qr}
              key=${c.id}
              hook=${c}
              onChanged=${n}
              onSecret=${u=>r({title:a("hook.secretOf",{url:c.url}),secret:u})}
              onDelete=${()=>i(c)}
            />`)}
        </ul>`:null}
    ${s?l`<${je}
          title=${a("hook.deleteTitle")}
          deed=${a("hook.deleteConfirm")}
          onConfirm=${async()=>{await qr(s.id),j(a("hook.deleted")),await n()}}
          onClose=${()=>i(null)}
        >
          <p><code>${s.url}</code></p>
          <p>${a("hook.deleteHelp")}</p>
        <//>`:null}
  </section>`}function la(){return l`<${W} title=${a("hook.empty")}>
    <p>${a("hook.emptyHelp")}</p>
    <${oe}
      method="POST"
      path="v1/hooks"
      body=${'{"url":"https://example.com/hook","event":"order.created"}'}
    />
  <//>`}var ca=`{
  "event_type": "order.created",
  "order_id": "o-1001",
  "total": 1.10
}`,it=x(ca),Ut=x("");function ts(e){it.value=Rt(e.payload.text),Ut.value=e.eventType??""}var ns=["system","light","dark"],qt=document.documentElement,qn=`${qt.dataset.preferences}.theme`,Bn=`${qt.dataset.preferences}.letters`,Ke=x(localStorage.getItem(qn)??"system"),We=x(localStorage.getItem(Bn)!=="off");ee(()=>{Ke.value==="system"?(localStorage.removeItem(qn),delete qt.dataset.theme):(localStorage.setItem(qn,Ke.value),qt.dataset.theme=Ke.value)});ee(()=>{We.value?localStorage.removeItem(Bn):localStorage.setItem(Bn,"off")});var ua="input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]";function Bt(e){let t=U(e);t.current=e,R(()=>{let n=o=>{let r=t.current[o.key];!r||o.defaultPrevented||o.ctrlKey||o.metaKey||o.altKey||o.target instanceof Element&&o.target.closest(ua)||document.querySelector("dialog[open]")||o.key.length===1&&!We.peek()||(o.preventDefault(),r())};return document.addEventListener("keydown",n),()=>document.removeEventListener("keydown",n)},[])}var da=700,jn=x(""),at=[];function Kn(e){at.push(e),!(at.length>1)&&setTimeout(()=>{let[t,...n]=at;jn.value=n.length?a("inbox.arrivedMany",{count:at.length}):a("inbox.arrived",{type:t??""}),at=[]},da)}var I=x([]),te=x(null),ye=x(!0),Oe=x(null),Ne=x(null),J=x(new Set),Ie=x(new Set),ut=x(0),ae=x(""),Vn=new Map,jt="",os=1/0,lt=new Set,pa=1e3,fa=1e3,ct=null,Wn=[];function Jn(e){return{status:e.status===""?"undelivered":e.status==="all"?"":e.status,type:e.type,afterMs:e.sinceMs||(e.after?Date.parse(e.after):null),beforeMs:e.before?Date.parse(e.before):null}}async function z({isQuiet:e=!1}={}){ct?.abort();let t=new AbortController;ct=t,Wn=[],e||de(()=>{ye.value=!0,J.value=new Set,Ie.value=new Set});let n=S.peek(),o=Jn(n),r=n.cursors.at(-1)??null,s=JSON.stringify([o,r]);try{let i=await gr(o,r,t.signal);if(t.signal.aborted)return;de(()=>{e&&s===jt&&ha(i.events),jt=s,os=i.serverMs??1/0,Ne.value=Date.now(),I.value=i.events,te.value=i.nextCursor,Oe.value=null,ut.value=0,Wn.forEach(u=>ss(u));let c=new Set(I.peek().map(u=>u.id));J.value=new Set([...J.peek()].filter(u=>c.has(u)))})}catch(i){if(t.signal.aborted)return;de(()=>{s!==jt&&(jt="",Ne.value=null,I.value=[],te.value=null),Oe.value=i})}finally{ct===t&&(ct=null,ye.value=!1)}}function rs(e){ct&&Wn.push(e);let t=lt.has(e.id);ma(e.id),ss(e,{isRepeated:t})&&Kn(e.eventType??a("event.withoutType"))}function ma(e){lt.add(e),lt.size>pa&&lt.delete(lt.values().next().value)}function ss(e,{isRepeated:t=!1}={}){if(Vn.get(e.id)||!is(e,Jn(S.peek())))return!1;let n=I.peek();if(n.some(c=>c.id===e.id))return va(e),!1;let o=S.peek().status==="",r=S.peek().cursors.length===0,s=te.peek()===null,i=n.every(c=>c.createdAtMs<=e.createdAtMs);if(o?s&&(r||i):r&&(s||i)){let c=[...n,e].sort((u,f)=>u.createdAtMs-f.createdAtMs);I.value=o?c:c.reverse(),t||(Ie.value=new Set([...Ie.peek(),e.id]))}else if(i)t||(ut.value+=1);else return!1;return!t}function Kt(e,t){let n=new Set(e);for(let r of e)Vn.set(r,t?.status!=="undelivered");let o=Jn(S.peek());de(()=>{I.value=I.peek().flatMap(r=>{if(!n.has(r.id))return[r];let s=t&&{...r,...t};return s&&is(s,o)?[s]:[]}),J.value=new Set([...J.peek()].filter(r=>!n.has(r)))})}function ha(e){let t=new Set(I.peek().map(n=>n.id));for(let{id:n,createdAtMs:o,eventType:r}of e)o<os+fa||t.has(n)||Vn.has(n)||(Ie.value=new Set([...Ie.peek(),n]),Kn(r??a("event.withoutType")))}function va(e){I.value=I.peek().map(t=>t.id===e.id?e:t)}function is(e,t){return(t.status===""||t.status===e.status)&&(t.type===""||t.type===e.eventType)&&(t.afterMs===null||e.createdAtMs>t.afterMs)&&(t.beforeMs===null||e.createdAtMs<t.beforeMs)}async function _e(e){if(e.length!==0)try{let[t=""]=e,n=e.length===1?(await wr(t),[]):await Sr(e),o=e.filter(r=>!n.includes(r));he(),Kt(o,{status:"delivered",deliveredAtMs:Date.now(),leaseUntilMs:null}),j(a("event.acknowledged",{count:o.length}),{label:a("event.putBack"),act:()=>be(o)}),n.length&&j(a("event.missing",{count:n.length}))}catch(t){ie(t),z({isQuiet:!0})}}async function be(e){try{for(let t of e)await Tr(t);he(),Kt(e,{status:"undelivered",deliveredAtMs:null}),j(a("event.putBackDone",{count:e.length}))}catch(t){ie(t)}z({isQuiet:!0})}async function as(e){let[t=""]=e;e.length===1?await Mr(t):await Er(e),he(),Kt(e,null),j(a("event.deleted",{count:e.length}))}function ls({onDelete:e}){let t=I.value,n=t.map(u=>u.id).filter(u=>J.value.has(u)),o=t.filter(u=>J.value.has(u.id)),r=o.filter(u=>u.status==="undelivered"),s=o.filter(u=>u.status==="delivered"),i=t.length>0&&n.length===t.length,c=()=>{J.value=new Set(i?[]:t.map(u=>u.id))};return l`<div class="bulk" role="group" aria-label=${a("selection.label")}>
    <label class="bulk-all">
      <input
        type="checkbox"
        checked=${i}
        indeterminate=${n.length>0&&!i}
        onChange=${c}
      />
      <span>
        ${n.length?a("selection.selected",{count:n.length}):a("selection.all",{count:t.length})}
      </span>
    </label>
    ${r.length?l`<button
          type="button"
          class="button strong"
          onClick=${()=>_e(r.map(u=>u.id))}
        >
          <${y} name="check" />${a("selection.ack",{count:r.length})}
        </button>`:null}
    ${s.length?l`<button
          type="button"
          class="button"
          onClick=${()=>be(s.map(u=>u.id))}
        >
          <${y} name="return" />${a("selection.putBack",{count:s.length})}
        </button>`:null}
    ${n.length?l`<button type="button" class="button" onClick=${()=>e(n)}>
          <${y} name="bin" />${a("selection.delete",{count:n.length})}
        </button>`:null}
  </div>`}function Wt({status:e}){let t=e==="delivered";return l`<span class="status ${t?"status-delivered":"status-undelivered"}">
    <span aria-hidden="true">${t?"✓":"○"}</span> ${a(`event.statuses.${e}`)}
  </span>`}function Vt({type:e}){if(e===null)return l`<em class="untyped">${a("event.withoutType")}</em>`;let t=e.split(/(?<=[._-])/);return l`<span>${t.map(n=>l`${n}<wbr />`)}</span>`}var $a={hour:"2-digit",minute:"2-digit"},ya={day:"numeric",month:"short"};function cs({ms:e,isDelivered:t}){return l`<svg
    class="postmark ${t?"postmark-delivered":""}"
    viewBox="0 0 56 56"
    aria-hidden="true"
    focusable="false"
  >
    <circle cx="28" cy="28" r="26" />
    <circle cx="28" cy="28" r="22.5" class="postmark-inner" />
    <text x="28" y="28" class="postmark-clock">${Ye(e,$a)}</text>
    <text x="28" y="39" class="postmark-day">${Ye(e,ya)}</text>
    ${t?l`<path
          class="postmark-waves"
          d="M2 14q6-5 13 0t13 0 13 0 13 0M2 48q6-5 13 0t13 0 13 0 13 0"
        />`:null}
  </svg>`}var _a=180;function us(e){let{event:t,isOpen:n,isChosen:o,isFresh:r}=e,s=t.eventType??a("event.withoutType"),i=a("event.named",{type:s,when:Ee(t.createdAtMs)}),c=st(t.payload.text.slice(0,_a)),u=t.status==="delivered",f=t.leaseUntilMs!==null&&t.leaseUntilMs>se.value;return l`<li class="slip ${n?"slip-open":""} ${r?"slip-fresh":""}">
    <label class="slip-choose">
      <input
        type="checkbox"
        checked=${o}
        aria-label=${a("event.select",{name:i})}
        onChange=${d=>e.onChoose(d.target.checked)}
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
      <${cs} ms=${t.createdAtMs} isDelivered=${u} />
      <span class="slip-words">
        <span class="slip-type"><${Vt} type=${t.eventType} /></span>
        <span class="slip-beginning" dir="ltr">${c}</span>
        <span class="slip-notes">
          <${B} ms=${t.createdAtMs} />
          <${Wt} status=${t.status} />
          ${f?l`<span class="tag">${a("event.claimed")}</span>`:null}
          ${r?l`<span class="tag tag-fresh">${a("event.new")}</span>`:null}
        </span>
      </span>
    </button>
    ${u?l`<button
          type="button"
          class="button slip-act"
          aria-label="${a("event.putBack")} ${i}"
          onClick=${e.onPutBack}
        >
          <${y} name="return" /><span>${a("event.putBack")}</span>
        </button>`:l`<button
          type="button"
          class="button slip-act"
          aria-label="${a("event.ack")} ${i}"
          onClick=${e.onAcknowledge}
        >
          <${y} name="check" /><span>${a("event.ack")}</span>
        </button>`}
  </li>`}function ds(){let e=S.value.event;return l`<ol class="slips" aria-label=${a("inbox.list")}>
    ${I.value.map(t=>l`<${us}
        key=${t.id}
        event=${t}
        isOpen=${e===t.id}
        isChosen=${J.value.has(t.id)}
        isFresh=${Ie.value.has(t.id)}
        onOpen=${()=>{ae.value=t.id,E({event:t.id})}}
        onChoose=${()=>zn(t.id)}
        onAcknowledge=${()=>zt(()=>_e([t.id]))}
        onPutBack=${()=>zt(()=>be([t.id]))}
        onFocus=${()=>{ae.value=t.id}}
      />`)}
  </ol>`}function zn(e){let t=new Set(J.value);t.delete(e)||t.add(e),J.value=t}function Gn(e){let t=I.peek(),n=t.findIndex(s=>s.id===ae.peek()),o=n<0?e>0?-1:t.length:n,r=t[Math.min(Math.max(o+e,0),t.length-1)];r&&(ae.value=r.id,S.peek().event?E({event:r.id},{replace:!0}):Yn(r.id))}function Yn(e){Jt().find(t=>t.dataset.event===e)?.focus()}async function zt(e){let t=Jt().findIndex(s=>s.closest("li")?.contains(document.activeElement)),n=Jt()[t]?.dataset.event;await e(),await new Promise(s=>requestAnimationFrame(s));let o=Jt();if(t<0||o.some(s=>s.dataset.event===n))return;(o[Math.min(t,o.length-1)]??document.querySelector("main"))?.focus()}function Jt(){return[...document.querySelectorAll(".slip-face")].filter(e=>e instanceof HTMLElement)}function Gt({legend:e,name:t,value:n,options:o,onValue:r,isLegendShown:s=!1}){return l`<fieldset class="segments-field">
    <legend class=${s?"field-label":"visually-hidden"}>${e}</legend>
    <div class="segments">
      ${o.map(([i,c,u])=>l`<label
          class="segment"
          key=${i}
          title=${u?c:void 0}
        >
          <input
            type="radio"
            name=${t}
            value=${i}
            checked=${n===i}
            onChange=${()=>r(i)}
          />
          <span>
            ${u?l`<${y} name=${u} />`:null}
            <span class="segment-label">${c}</span>
          </span>
        </label>`)}
    </div>
  </fieldset>`}var ba=[["",a("filters.undelivered")],["delivered",a("filters.delivered")],["all",a("filters.all")]],ga=[["",a("filters.since.any")],["1h",a("filters.since.hour")],["24h",a("filters.since.day")],["7d",a("filters.since.week")],["30d",a("filters.since.month")],["between",a("filters.between")]],ka=/^[A-Za-z0-9._-]{0,128}$/,xa=400,Yt=e=>E({cursors:[],event:"",...e});function fs(){let e=S.value,[t,n]=v(e.after!==""||e.before!==""),o=t?"between":e.since,r=!!(e.type||e.since||e.after||e.before),s=i=>{n(i==="between"),Yt({since:i==="between"?"":i,after:"",before:""})};return l`<div class="filters" role="search" aria-label=${a("filters.label")}>
    <${Gt}
      legend=${a("filters.status")}
      name="status"
      value=${e.status}
      options=${ba}
      onValue=${i=>Yt({status:i})}
    />
    <${wa} type=${e.type} />
    <${H} label=${a("filters.time")} value=${o} onValue=${s} options=${ga} />
    ${t?l`<${ps} label=${a("filters.after")} name="after" iso=${e.after} />
          <${ps} label=${a("filters.before")} name="before" iso=${e.before} />`:null}
    ${r?l`<button
          type="button"
          class="button quiet"
          onClick=${()=>{n(!1),E({...V,status:e.status})}}
        >
          ${a("filters.clear")}
        </button>`:null}
  </div>`}function wa({type:e}){let[t,n]=v(e);R(()=>n(e),[e]);let o=ka.test(t.trim());return R(()=>{if(t.trim()===e||!o)return;let r=setTimeout(()=>Yt({type:t.trim()}),xa);return()=>clearTimeout(r)},[t,e]),l`<${H}
    label=${a("filters.type")}
    value=${t}
    onValue=${n}
    placeholder="order.created"
    data-filter="type"
    fault=${o?"":a("filters.typeFault")}
  />`}function ps({label:e,name:t,iso:n}){return l`<${H}
    label=${e}
    type="datetime-local"
    step="1"
    value=${Sa(n)}
    onValue=${o=>Yt({[t]:o?new Date(o).toISOString():""})}
  />`}function Sa(e){if(!e)return"";let t=new Date(e);return new Date(t.getTime()-t.getTimezoneOffset()*6e4).toISOString().slice(0,19)}function Xn(){let{cursors:e,status:t}=S.value,n=e.length+1,o=a(t===""?"inbox.pageOldest":"inbox.pageNewest",{page:n}),r=ut.value?a("inbox.pageNew",{count:ut.value}):"";return l`<${Ft}
    label=${a("inbox.pages")}
    cursors=${e}
    next=${te.value}
    note=${[o,r].filter(Boolean).join(" · ")}
    isAlwaysShown
    onCursors=${s=>E({cursors:s,event:""})}
  />`}var Ta=5e3;function ms({text:e}){let[t,n]=v(!1),o=De(()=>Un(e),[e]),r=t?e:o.map(u=>u.text).join(""),s=!t&&o.length<=Ta,i=a("payload.title"),c=To(new TextEncoder().encode(e).length);return l`<section class="payload" aria-label=${i}>
    <div class="payload-head">
      <h3>${i}</h3>
      <span class="hint">${c}</span>
    </div>
    <${kt}
      text=${r}
      label=${i}
      copyLabel=${a("payload.copy")}
      tokens=${s?o:void 0}
    >
      <button
        type="button"
        class="button quiet"
        aria-pressed=${t}
        onClick=${()=>n(!t)}
      >
        ${a("payload.raw")}
      </button>
    <//>
  </section>`}function hs({id:e,onClose:t,onDelete:n,onReuse:o}){let r=I.value.find(m=>m.id===e)??null,[s,i]=v(null),[c,u]=v(null),f=U(null),d=r??(s?.id===e?s:null),h=()=>{u(null),kr(e).then(i,u)};return R(()=>h(),[e,r?.status]),Y(()=>f.current?.focus(),[e,d===null]),l`<aside class="reader" aria-label=${a("event.label")}>
    <header class="reader-head">
      <button type="button" class="button quiet" onClick=${t}>
        <${y} name="back" />${a("event.close")}
      </button>
      <h2 tabindex="-1" ref=${f}>
        ${d?l`<${Vt} type=${d.eventType} />`:a("event.label")}
      </h2>
    </header>
    <${M} error=${d?null:c} onRetry=${h} />
    ${d?l`<${Ma} event=${d} />
          <${Ea} event=${d} onDelete=${n} onReuse=${o} />
          <${ms} text=${d.payload.text} />`:null}
  </aside>`}function Ma({event:e}){return l`<dl class="facts">
    <dt>${a("event.id")}</dt>
    <dd>
      <code>${e.id}</code> <${Q} text=${e.id} label=${a("event.copyId")} />
    </dd>
    <dt>${a("event.status")}</dt>
    <dd><${Wt} status=${e.status} /></dd>
    <dt>${a("event.received")}</dt>
    <dd><${B} ms=${e.createdAtMs} isExact=${!0} /></dd>
    ${e.deliveredAtMs===null?null:l`<dt>${a("event.delivered")}</dt>
          <dd><${B} ms=${e.deliveredAtMs} isExact=${!0} /></dd>`}
    ${e.leaseUntilMs===null?null:l`<dt>${a("event.claimedUntil")}</dt>
          <dd><${B} ms=${e.leaseUntilMs} isExact=${!0} /></dd>`}
  </dl>`}function Ea({event:e,onDelete:t,onReuse:n}){return l`<div class="actions">
    ${e.status==="undelivered"?l`<button
          type="button"
          class="button strong"
          onClick=${()=>_e([e.id])}
        >
          <${y} name="check" />${a("event.acknowledge")}
        </button>`:l`<button type="button" class="button" onClick=${()=>be([e.id])}>
          <${y} name="return" />${a("event.putBack")}
        </button>`}
    ${e.leaseUntilMs!==null&&e.leaseUntilMs>se.value?l`<button type="button" class="button" onClick=${()=>be([e.id])}>
          <${y} name="return" />${a("event.release")}
        </button>`:null}
    <button type="button" class="button" onClick=${()=>n(e)}>
      <${y} name="send" />${a("event.reuse")}
    </button>
    <button type="button" class="button" onClick=${()=>t([e.id])}>
      <${y} name="bin" />${a("event.delete")}
    </button>
  </div>`}var vs=Z(()=>{let{tab:e,status:t,type:n,since:o,after:r,before:s,cursors:i}=S.value,c=!!(t||n||o||r||s||i.length);return e!=="inbox"||c||ye.value?!1:Ne.value!==null&&te.value===null}),Ve=Z(()=>{if(vs.value)return K(I.value.length);let e=rt.value?.undelivered;return e?`${K(e.count)}${e.isExact?"":"+"}`:""}),Xt=Z(()=>!!(vs.value?Oe.value:Ae.value));function ys({onClose:e}){let[t,n]=v(""),[o,r]=v(""),[s,i]=v(S.peek().type),[c,u]=v(!1),[f,d]=v(null),h=async m=>{if(m.preventDefault(),!c){u(!0),d(null);try{let p={fromMs:$s(t),toMs:$s(o),type:s.trim()},{count:$,isComplete:k}=await Ar(p),b=a("replay.done",{count:$});j(k?b:`${b} ${a("replay.more")}`),z({isQuiet:!0}),e()}catch(p){d(p),u(!1)}}};return l`<${Be} title=${a("replay.title")} onClose=${e}>
    <form onSubmit=${h}>
      <p>${a("replay.help")}</p>
      <div class="fields">
        <${H} label=${a("replay.from")} type="datetime-local" step="1" value=${t}
          onValue=${n} data-first hint=${a("replay.fromHint")} />
        <${H} label=${a("replay.to")} type="datetime-local" step="1" value=${o}
          onValue=${r} hint=${a("replay.toHint")} />
        <${H} label=${a("replay.type")} value=${s} onValue=${i}
          hint=${a("replay.typeHint")} />
      </div>
      <${M} error=${f} />
      <div class="actions">
        <button type="submit" class="button strong" disabled=${c}>
          ${a("replay.confirm")}
        </button>
        <button type="button" class="button" onClick=${e}>${a("replay.cancel")}</button>
      </div>
    </form>
  <//>`}function $s(e){return e?new Date(e).getTime():null}var Aa=3e4;function _s(){let e=S.value,[t,n]=v([]),[o,r]=v(!1),s=[e.status,e.type,e.sinceMs,e.after,e.before];R(()=>{z()},[...s,e.cursors.at(-1)]),R(()=>{let c=setInterval(()=>document.hidden||z({isQuiet:!0}),Aa);return()=>clearInterval(c)},[]);let i=()=>{let c=S.peek().event;E({event:""}),requestAnimationFrame(()=>Yn(c))};return Ra(i),l`<div class="inbox ${e.event?"inbox-reading":""}">
    <section class="inbox-list" aria-labelledby="inbox-title">
      <header class="screen-head">
        <div class="screen-title">
          <h1 id="inbox-title">${a("inbox.title")}</h1>
          ${Ve.value?l`<${Ca} />`:null}
        </div>
        <button type="button" class="button" onClick=${()=>r(!0)}>
          <${y} name="replay" />${a("inbox.replay")}
        </button>
      </header>
      <${fs} />
      <${Oa} />
      <${Na} onDelete=${n} />
    </section>
    ${e.event?l`<${hs}
          id=${e.event}
          onClose=${i}
          onDelete=${n}
          onReuse=${c=>{ts(c),E({...V,tab:"send"})}}
        />`:null}
    ${t.length?l`<${je}
          title=${a("inbox.deleteTitle",{count:t.length})}
          deed=${a("inbox.delete")}
          onConfirm=${async()=>{await as(t),t.includes(S.peek().event)&&E({event:""})}}
          onClose=${()=>n([])}
        >
          <p>${a("inbox.deleteHelp")}</p>
        <//>`:null}
    ${o?l`<${ys} onClose=${()=>r(!1)} />`:null}
  </div>`}function Ca(){return l`<span class="tally">
    ${a("inbox.undelivered",{count:Ve.value})}
    ${Xt.value?l` <span class="tag tag-stale">${a("inbox.outOfDate")}</span>`:null}
  </span>`}function Oa(){let e=Ne.value;if(e===null)return l`<${M} error=${Oe.value} onRetry=${()=>z()} />`;let t=a("inbox.failed");return l`<${M} error=${Oe.value} title=${t} onRetry=${()=>z()}>
    <p>${a("inbox.readAt",{when:Ee(e)})}</p>
  <//>`}function Na({onDelete:e}){return I.value.length?l`<${ls} onDelete=${e} />
      <div class=${ye.value?"is-loading":""} aria-busy=${ye.value}>
        <${ds} />
      </div>
      <${Xn} />`:ye.value?l`<p class="hint" role="status">${a("inbox.loading")}</p>`:Ne.value===null?null:l`<${Pa} /><${Ia} />`}function Ia(){return S.value.cursors.length||te.value!==null?l`<${Xn} />`:null}function Pa(){let{type:e,since:t,after:n,before:o,status:r,cursors:s}=S.value;return te.value!==null?l`<${W} title=${a("inbox.notYet")}>
      <p>${a("inbox.notYetHelp")}</p>
    <//>`:e||t||n||o||s.length?l`<${W} title=${a("inbox.none")}>
      <p>${a("inbox.noneHelp")}</p>
      <button type="button" class="button" onClick=${()=>E({...V,status:r})}>
        ${a("inbox.clear")}
      </button>
    <//>`:r==="delivered"?l`<${W} title=${a("inbox.noneDelivered")}>
      <p>${a("inbox.noneDeliveredHelp")}</p>
      <${oe} method="POST" path="v1/events/ID/ack" />
    <//>`:l`<${W} title=${a("inbox.empty")}>
    <p>
      ${q("inbox.emptyHelp",{send:i=>l`<button type="button" class="link" onClick=${Da}>${i}</button>`})}
    </p>
    <${oe}
      method="POST"
      path="v1/events"
      body=${'{"event_type":"order.created","total":1.10}'}
    />
  <//>`}var Da=()=>E({...V,tab:"send"});function Ra(e){Bt({j:()=>Gn(1),k:()=>Gn(-1),x:()=>ae.peek()&&zn(ae.peek()),a:()=>{let t=S.peek().event||ae.peek();I.peek().find(o=>o.id===t)?.status==="undelivered"&&zt(()=>_e([t]))},r:()=>z(),"/":()=>{let t=document.querySelector("[data-filter=type]");t instanceof HTMLElement&&t.focus()},Escape:()=>S.peek().event&&e()})}async function bs(e){await A("GET","v1/inbox",{key:e,query:{limit:1}})}async function gs(e){let t=[],n=null;do{let o={limit:100,cursor:n},r=await A("GET",Qn(e),{query:o});t.push(...r.keys.map(Ha)),n=r.next_cursor}while(n!==null);return t.sort((o,r)=>r.createdAtMs-o.createdAtMs)}async function ks(e,t){let n=JSON.stringify({display_name:t||null});return(await A("POST",Qn(e),{body:n})).api_key}async function xs(){let e=await A("POST","v1/keys/rotate");return{key:e.api_key,oldKeyExpiresAtMs:e.old_key_expires_at}}async function ws(e,t){await A("DELETE",`${Qn(e)}/${encodeURIComponent(t)}`)}function Qn(e){return`v1/tenants/${encodeURIComponent(e)}/keys`}function Ha(e){return{id:e.key_id,name:e.display_name??"",prefix:e.prefix,lastFour:e.last_four,status:e.status,createdAtMs:e.created_at,expiresAtMs:e.expires_at}}var La=/^tenant_([a-z0-9-]{3,50})_(?:live|test)_/,Je=Z(()=>La.exec(me.value)?.[1]??"");function Ss({onCreate:e}){let[t,n]=v(""),[o,r]=v(!1),[s,i]=v(null);return l`<form class="sheet inline-form" onSubmit=${async u=>{if(u.preventDefault(),!o){r(!0),i(null);try{await e(t.trim()),n("")}catch(f){i(f)}r(!1)}}}>
    <${H} label=${a("key.name")} value=${t} onValue=${n} maxlength="200"
      placeholder=${a("key.nameExample")} hint=${a("key.nameHint")} />
    <button type="submit" class="button strong" disabled=${o}>
      <${y} name="keys" />${a("key.create")}
    </button>
    <${M} error=${s} />
  </form>`}var Fa={active:"●",expired:"◌",revoked:"✕"};function Ts({apiKey:e,onRevoke:t}){let n=e.status==="active";return l`<li class="card ${n?"":"card-over"}">
    <div class="card-words">
      <p><code>${e.prefix}…${e.lastFour??""}</code></p>
      <p class="card-notes">
        <span class="key-${e.status}">
          <span aria-hidden="true">${Fa[e.status]}</span>${" "}
          ${a(`key.status.${e.status}`)}
        </span>
        ${e.name?l`<span>${e.name}</span>`:null}
        <span>${q("key.created",{when:l`<${B} ms=${e.createdAtMs} />`})}</span>
        ${n&&e.expiresAtMs!==null?l`<span>
              ${q("key.expires",{when:l`<${B} ms=${e.expiresAtMs} />`})}
            </span>`:null}
        ${Zn(e,me.value)?l`<span class="tag">${a("key.inUse")}</span>`:null}
      </p>
    </div>
    ${n?l`<button
          type="button"
          class="button"
          aria-label=${a("key.revokeNamed",{end:e.lastFour??""})}
          onClick=${t}
        >
          <${y} name="bin" />${a("key.revoke")}
        </button>`:null}
  </li>`}function Zn(e,t){return e.lastFour!==null&&t.startsWith(e.prefix)&&t.endsWith(e.lastFour)}function Ms(){let e=Je.value,t=Ce(async()=>e?gs(e):[],[e]),{answer:n,problem:o,again:r}=t,[s,i]=v(null),[c,u]=v(null),[f,d]=v(!1),h=async()=>{d(!0);try{let{key:m,oldKeyExpiresAtMs:p}=await xs(),$=a("key.oldUntil",{time:pe(p)});i({key:m,note:$,isReplacement:!0}),await r()}catch(m){ie(m)}d(!1)};return e?l`<section class="keys" aria-labelledby="keys-title">
    <header class="screen-head">
      <h1 id="keys-title">${a("key.title")}</h1>
      <button type="button" class="button" disabled=${f} onClick=${h}>
        <${y} name="replay" />${a("key.rotate")}
      </button>
    </header>
    ${s?l`<${Ua} made=${s} onDone=${()=>i(null)} />`:null}
    <${Ss}
      onCreate=${async m=>{i({key:await ks(e,m),note:"",isReplacement:!1}),await r()}}
    />
    <${M} error=${o} onRetry=${r} />
    ${n?l`<ul class="cards" aria-label=${a("key.title")}>
          ${n.map(m=>l`<${Ts} key=${m.id} apiKey=${m} onRevoke=${()=>u(m)} />`)}
        </ul>`:null}
    ${c?l`<${je}
          title=${a("key.revokeTitle")}
          deed=${a("key.revokeConfirm")}
          word=${c.lastFour||"revoke"}
          onConfirm=${async()=>{await ws(e,c.id),j(a("key.revoked",{end:c.lastFour??""})),await r()}}
          onClose=${()=>u(null)}
        >
          <p>
            ${q("key.revokeHelp",{key:l`<code>${c.prefix}…${c.lastFour}</code>`})}
          </p>
          ${Zn(c,Ct())?l`<p><strong>${a("key.revokeOwn")}</strong></p>`:null}
        <//>`:null}
  </section>`:l`<${qa} />`}function Ua({made:e,onDone:t}){return l`<${Pt} title=${a("key.newTitle")} secret=${e.key} onDone=${t}>
    ${e.note?l`<p>${e.note}</p>`:null}
    ${e.isReplacement?l`<p>
          <button
            type="button"
            class="button"
            onClick=${()=>{Ot(e.key),j(a("key.used"))}}
          >
            ${a("key.use")}
          </button>
        </p>`:null}
  <//>`}function qa(){return l`<${W} title=${a("key.noTenant")}>
    <p>${a("key.noTenantHelp")}</p>
  <//>`}function Es({state:e,problem:t}){return l`<p class="connection connection-${e}" title=${t||void 0}>
    <span class="connection-light" aria-hidden="true"></span>
    <span role="status">${_(`live.${e}`)}</span>
  </p>`}function As({label:e,value:t,onValue:n,hint:o}){return l`<label class="toggle">
    <input
      type="checkbox"
      checked=${t}
      onChange=${r=>n(r.target.checked)}
    />
    <span>${e}${o?l`<span class="hint">${o}</span>`:null}</span>
  </label>`}function Cs({keys:e,onClose:t}){return l`<${Be} title=${_("keys.title")} onClose=${t}>
    <dl class="shortcuts">
      ${e.map(([n,o])=>l`<div key=${n}>
          <dt><kbd>${n}</kbd></dt>
          <dd>${o}</dd>
        </div>`)}
    </dl>
    <${As}
      label=${_("keys.letters")}
      value=${We.value}
      onValue=${n=>{We.value=n}}
    />
  <//>`}function Os({notice:e}){let{id:t,text:n,action:o,error:r}=e;return l`<div class="notice">
    ${r?l`<${M} error=${r} />`:l`<p>${n}</p>`}
    ${o?l`<button
          type="button"
          class="button"
          onClick=${()=>{Dt(t),o.act()}}
        >
          ${o.label}
        </button>`:null}
    <button
      type="button"
      class="button quiet icon-only"
      aria-label=${_("notice.dismiss")}
      onClick=${()=>Dt(t)}
    >
      <${y} name="close" />
    </button>
  </div>`}function Ns(){return l`<div class="notices" role="status" aria-live="polite">
    ${Fe.value?l`<p class="notice waiting">${Fe.value}</p>`:null}
    ${$e.value.map(e=>l`<${Os} key=${e.id} notice=${e} />`)}
  </div>`}var Ba=5;function Is({label:e,sections:t,current:n}){let o=[...new Set(t.map(s=>s.group??""))],r=t.length>Ba?"sections-many":"sections-few";return l`<nav class="sections ${r}" aria-label=${e}>
    ${o.map(s=>l`<${ja}
        key=${s}
        name=${s}
        sections=${t.filter(i=>(i.group??"")===s)}
        current=${n}
      />`)}
  </nav>`}function ja({name:e,sections:t,current:n}){let o=t.length===1&&t[0]?.label===e;return l`<div class="section">
    ${e&&!o?l`<h2>${e}</h2>`:null}
    <ul>
      ${t.map(r=>l`<${Ka} key=${r.id} section=${r} isCurrent=${r.id===n} />`)}
    </ul>
  </div>`}function Ka({section:e,isCurrent:t}){let{label:n,href:o,icon:r,badge:s,onOpen:i}=e;return l`<li>
    <a
      href=${o}
      aria-current=${t?"page":void 0}
      onClick=${i?rr(i):void 0}
    >
      ${r?l`<${y} name=${r} />`:null}
      <span class="section-label">${n}</span>
      ${s}
    </a>
  </li>`}function Ps(e){let{title:t,mark:n,context:o,status:r,tools:s,banner:i,sections:c,current:u,children:f}=e;return l`<div class="shell">
    <a class="skip" href="#main" onClick=${Wa}>${_("shell.skip")}</a>
    <header class="masthead">
      <p class="masthead-name">${n}<span class="masthead-title">${t}</span></p>
      ${o} ${r}
      <div class="masthead-tools">${s}</div>
    </header>
    ${i}
    <${Is}
      label=${e.navigationLabel??_("shell.sections")}
      sections=${c}
      current=${u}
    />
    <main id="main" tabindex="-1">${f}</main>
    <${Ns} />
  </div>`}function Wa(e){e.preventDefault(),document.getElementById("main")?.focus()}function Ds({label:e,face:t,isIconOnly:n=!1,className:o="",children:r}){let[s,i]=v(!1),c=U(null),u=X(),f=()=>{i(!1),c.current?.querySelector("button")?.focus()};return Y(()=>{let h=s?c.current?.querySelector("[data-first]"):null;h instanceof HTMLElement&&h.focus()},[s]),R(()=>{if(!s)return;let h=m=>{m.target instanceof Node&&!c.current?.contains(m.target)&&i(!1)};return document.addEventListener("pointerdown",h),document.addEventListener("focusin",h),()=>{document.removeEventListener("pointerdown",h),document.removeEventListener("focusin",h)}},[s]),l`<div class="popover ${o}" ref=${c} onKeyDown=${h=>{!s||h.key!=="Escape"||(h.preventDefault(),h.stopPropagation(),f())}}>
    <button
      type="button"
      class="button quiet ${n?"icon-only":""}"
      aria-expanded=${s}
      aria-controls=${s?u:void 0}
      aria-label=${n?e:void 0}
      onClick=${()=>i(!s)}
    >
      ${t}
    </button>
    ${s?l`<div class="popover-panel" id=${u} role="group" aria-label=${e}>
          ${r(f)}
        </div>`:null}
  </div>`}function Qt(){return l`<${Gt}
    legend=${_("theme.title")}
    name="theme"
    value=${Ke.value}
    options=${ns.map(e=>[e,_(`theme.${e}`)])}
    onValue=${e=>{Ke.value=e}}
  />`}function Rs({name:e,note:t,items:n}){return l`<${Ds}
    label=${e?_("user.of",{name:e}):_("user.menu")}
    face=${l`<${y} name="person" />`}
    isIconOnly
    className="user-menu"
  >
    ${o=>l`
      ${e?l`<p class="user-name">
            <strong>${e}</strong>${t?l`<span class="hint">${t}</span>`:null}
          </p>`:null}
      <${Qt} />
      <ul class="popover-list">
        ${n.map(r=>l`<li key=${r.label}><${Va} item=${r} close=${o} /></li>`)}
      </ul>
    `}
  <//>`}function Va({item:e,close:t}){let n=l`${e.icon?l`<${y} name=${e.icon} />`:null}${e.label}`;return e.href?l`<a class="menu-item" href=${e.href}>${n}</a>`:l`<button type="button" class="menu-item" onClick=${()=>{t(),e.act?.()}}>${n}</button>`}function Hs(){let[e,t]=v(""),[n,o]=v(!1),[r,s]=v(null),[i,c]=v(null),u=it.value,f=Ut.value.trim(),d=Ga(u),h=async p=>{if(p.preventDefault(),!(d||n)){o(!0),c(null),s(null);try{s(await xr(u,{type:f,repeatKey:e.trim()}))}catch($){c($)}finally{o(!1)}}},m={};return f&&(m["X-Event-Type"]=f),e.trim()&&(m["Idempotency-Key"]=e.trim()),l`<section class="send" aria-labelledby="send-title">
    <header class="screen-head"><h1 id="send-title">${a("send.title")}</h1></header>
    <form class="sheet envelope" onSubmit=${h}>
      <${Ja} payload=${u} fault=${d} />
      <div class="fields">
        <${H} label=${a("send.type")} value=${f}
          placeholder=${a("send.typePlaceholder")}
          onValue=${p=>Ut.value=p}
          hint=${a("send.typeHint")} />
        <${H} label=${a("send.key")} value=${e} onValue=${t}
          placeholder=${a("send.none")} hint=${a("send.keyHint")} />
      </div>
      <${M} error=${i} />
      <div class="actions">
        <button type="submit" class="button strong" disabled=${!!d||n}>
          <${y} name="send" />${a("send.send")}
        </button>
        <button
          type="button"
          class="button"
          disabled=${!!d}
          onClick=${()=>it.value=Rt(u)}
        >
          ${a("send.format")}
        </button>
      </div>
      <div role="status">${r?l`<${za} receipt=${r} />`:null}</div>
    </form>
    <details class="sheet">
      <summary>${a("send.terminal")}</summary>
      <${oe} method="POST" path="v1/events" body=${u} headers=${m} />
    </details>
  </section>`}function Ja({payload:e,fault:t}){let n=X();return l`<div class="field">
    <label for=${n}>${a("send.payload")}</label>
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
      onInput=${o=>it.value=o.target.value}
    ></textarea>
    <p id="${n}-note" class=${t?"hint fault":"hint"} aria-live="polite">
      ${t||a("send.fine")}
    </p>
  </div>`}function za({receipt:e}){return l`<div class="receipt">
    <p>
      <strong>${a(e.isRepeat?"send.storedBefore":"send.stored")}</strong>
      <code> ${e.id}</code>
    </p>
    <div class="actions">
      <${Q} text=${e.id} label=${a("send.copyId")} />
      <button
        type="button"
        class="button"
        onClick=${()=>E({...V,tab:"inbox",event:e.id})}
      >
        ${a("send.view")}
      </button>
    </div>
  </div>`}function Ga(e){try{let t=fe(e);return typeof t=="object"&&t!==null&&!Array.isArray(t)?"":a("send.notObject")}catch(t){if(t instanceof ot)return t.message;throw t}}var Ls=1e3,Ya=3e4,Xa=6e4,Qa=45e3,Fs=3;function Us({open:e,onEvent:t,onConnected:n,poll:o,isWanted:r=()=>!0}){let s=x("off"),i=x(""),c=null,u=0,f=h=>{c?.abort(),c=null,s.value=h},d=async()=>{let h=new AbortController;c=h;let m=Ls,p="",$=0;for(;!h.signal.aborted&&r();){$<=Fs&&(s.value="connecting");let k=new eo;try{let w=await e(p,AbortSignal.any([h.signal,k.signal]));s.value="live",i.value="",$=0,n?.();for await(let g of w)k.broken(),m=Ls,g.id!==null&&(p=g.id),t(g)}catch(w){if(h.signal.aborted)return;$+=1;let g=w instanceof F;i.value=g?w.message:_("live.broken"),g&&(m=Math.max(m,w.retryAfterSeconds*1e3))}finally{k.end()}if(h.signal.aborted||!r())return;let b=o!==void 0&&$>Fs;s.value=b?"polling":"waiting",b&&o(),await Za(m*(.5+Math.random()/2),h.signal),m=Math.min(2*m,Ya)}};return{state:s,problem:i,follow(){let h=()=>{clearTimeout(u),document.hidden?u=setTimeout(()=>f("paused"),Xa):c||d()};return document.addEventListener("visibilitychange",h),h(),()=>{document.removeEventListener("visibilitychange",h),clearTimeout(u),f("off")}}}}var eo=class{#t=new AbortController;#e=0;constructor(){this.signal=this.#t.signal,this.broken()}broken(){clearTimeout(this.#e),this.#e=setTimeout(()=>this.#t.abort(),Qa)}end(){clearTimeout(this.#e)}};function Za(e,t){return new Promise(n=>{let o=setTimeout(n,e);t.addEventListener("abort",()=>{clearTimeout(o),n()})})}var Zt=x({onEvent:(()=>{}),onConnected:()=>{}}),to=Us({open:Or,onEvent:({event:e})=>e!==null&&Zt.peek().onEvent(e),onConnected:()=>Zt.peek().onConnected(),poll:()=>Zt.peek().onConnected(),isWanted:Ue}),qs=to.state,Bs=to.problem;function js(e,t){return Zt.value={onEvent:e,onConnected:t},to.follow()}var el={inbox:_s,send:Hs,hooks:es,keys:Ms,figures:Hr},tl=[["j",a("shell.shortcuts.next")],["k",a("shell.shortcuts.previous")],["Enter",a("shell.shortcuts.open")],["Escape",a("shell.shortcuts.close")],["a",a("shell.shortcuts.acknowledge")],["x",a("shell.shortcuts.select")],["r",a("shell.shortcuts.refresh")],["/",a("shell.shortcuts.filter")],[a("shell.shortcuts.sectionKeys"),a("shell.shortcuts.section")],["?",a("shell.shortcuts.list")]];function Ks(){let[e,t]=v(!1),{tab:n}=S.value;return R(()=>(he(),js(o=>{rs(o),he()},()=>{z({isQuiet:!0}),he()})),[]),R(()=>{document.title=`${a(`shell.tabs.${n}`)} · ${a("shell.title")}`},[n]),Bt({"?":()=>t(!0),...Object.fromEntries(At.map((o,r)=>[`${r+1}`,()=>E({...V,tab:o})]))}),l`<${Ps}
      title=${a("shell.title")}
      mark=${l`<img src="mark.svg" alt="" width="28" height="28" />`}
      context=${Je.value?l`<span class="context">${Je.value}</span>`:null}
      status=${l`<${Es} state=${qs.value} problem=${Bs.value} />`}
      tools=${l`<${nl} onHelp=${()=>t(!0)} />`}
      sections=${At.map(o=>({id:o,label:a(`shell.tabs.${o}`),icon:o,href:Tn({tab:o}),onOpen:()=>E({...V,tab:o}),badge:o==="inbox"&&Ve.value?l`<${ol} />`:null}))}
      current=${n}
    >
      <${el[n]} key=${n} />
    <//>
    <div
      class="visually-hidden"
      role="log"
      aria-live="polite"
      aria-label=${a("inbox.arrivals")}
    >
      ${jn.value}
    </div>
    ${e?l`<${Cs} keys=${tl} onClose=${()=>t(!1)} />`:null}`}function nl({onHelp:e}){return l`<${Rs}
    name=${Je.value}
    items=${[{label:a("shell.keys"),icon:"keyboard",act:e},{label:a("shell.signOut"),icon:"exit",act:mr}]}
  />`}function ol(){let e=Xt.value;return l`<span class="count ${e?"count-stale":""}">
    ${Ve.value}
    <span class="visually-hidden">
      ${" "}${a(e?"inbox.undeliveredStale":"inbox.undeliveredWord")}
    </span>
  </span>`}var rl=/^[\x21-\x7e]+$/,sl={401:a("door.wrong"),403:a("door.admin")};function Ws(){let[e,t]=v(""),[n,o]=v(!1),[r,s]=v(!1),[i]=v(vr),[c,u]=v(""),[f,d]=v(""),[h,m]=v(null),p=U(null);return Y(()=>p.current?.focus(),[]),l`<main class="door" id="main">
    <form class="sheet door-sheet" onSubmit=${async k=>{k.preventDefault();let b=e.trim();if(r)return;let w=b===""?a("door.missing"):rl.test(b)?"":a("door.wrong");if(u(w),d(""),m(null),!w){s(!0);try{await bs(b),Ot(b)}catch(g){let O=g instanceof F?sl[g.status]:void 0;O?u(O):m(g),d(O&&g instanceof F?g.requestId:""),s(!1),p.current?.focus()}}}}>
      <img src="mark.svg" alt="" width="44" height="44" />
      <h1>${a("shell.title")}</h1>
      ${i?l`<p class="door-message" role="status">${i}</p>`:null}
      <p>${a("door.intro")}</p>
      <div class="field">
        <label for="key">${a("door.key")}</label>
        <div class="door-row">
          <input
            id="key"
            ref=${p}
            type=${n?"text":"password"}
            value=${e}
            autocomplete="off"
            autocapitalize="off"
            spellcheck=${!1}
            placeholder="tenant_…_live_…"
            aria-describedby="key-note"
            aria-invalid=${c?"true":void 0}
            onInput=${k=>t(k.target.value)}
          />
          <button
            type="button"
            class="button"
            aria-pressed=${n}
            onClick=${()=>o(!n)}
          >
            ${a("door.show")}
          </button>
        </div>
        <p id="key-note" class=${c?"hint fault":"hint"}>
          ${c||a("door.keep")}
          ${f?l`<span class="door-request">
                ${q("door.request",{id:l`<code>${f}</code>`})}
              </span>`:null}
        </p>
      </div>
      <div class="actions">
        <button type="submit" class="button strong" disabled=${r}>
          ${a(r?"door.checking":"door.open")}
        </button>
      </div>
      <${M} error=${h} />
      <details>
        <summary>${a("door.help")}</summary>
        <p>
          ${q("door.helpText",{request:l`<code>POST /v1/tenants</code>`,option:l`<code>--demo</code>`,docs:k=>l`<a href="docs">${k}</a>`})}
        </p>
      </details>
    </form>
    <${Qt} />
  </main>`}Ko(l`<svg
  class="empty-drawing"
  viewBox="0 0 120 72"
  aria-hidden="true"
  focusable="false"
>
  <path d="M6 10h108v56H6z" />
  <path d="M42 10v56M78 10v56M6 38h108" />
  <path d="M50 30l4-10h14l2 4" class="faint" />
</svg>`);qo({inbox:"M3 13l2.5-8h13L21 13v6H3zM3 13h5l1.5 3h5L16 13h5",send:"M3 11.5L21 4l-5.5 17-3.5-7.5zM12 13.5L21 4",hooks:"M9 15l6-6M10.5 6.5l2-2a4.2 4.2 0 016 6l-2 2M13.5 17.5l-2 2a4.2 4.2 0 01-6-6l2-2",keys:"M11.5 16a4 4 0 11-8 0 4 4 0 018 0zM10.4 13.1L20 3.5M16.4 7.1l3 3M13.4 10.1l2 2",figures:"M4 20h16M6.5 20v-7M12 20V5M17.5 20V10",return:"M8 5L3.5 9.5 8 14M3.5 9.5H15a5.5 5.5 0 010 11h-4",replay:"M4 12a8 8 0 108-8H5M8.5 .8L5 4l3.5 3.2"});Wo({isForDevelopers:!0});function il(){return Ue()?l`<${Ks} />`:l`<${Ws} />`}_o(l`<${il} />`,document.getElementById("desk"));
