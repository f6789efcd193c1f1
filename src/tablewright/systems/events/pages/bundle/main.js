/* Built by `make pages`. Licences are in kit/vendor. */
var io=function(e,t,n,o){var r;t[0]=0;for(var s=1;s<t.length;s++){var i=t[s++],u=t[s]?(t[0]|=i?1:2,n[t[s++]]):t[++s];i===3?o[0]=u:i===4?o[1]=Object.assign(o[1]||{},u):i===5?(o[1]=o[1]||{})[t[++s]]=u:i===6?o[1][t[++s]]+=u+"":i?(r=e.apply(u,io(e,u,n,["",null])),o.push(r),u[0]?t[0]|=2:(t[s-2]=0,t[s]=r)):o.push(u)}return o},so=new Map;function ao(e){var t=so.get(this);return t||(t=new Map,so.set(this,t)),(t=io(this,t.get(e)||(t.set(e,t=(function(n){for(var o,r,s=1,i="",u="",c=[0],f=function(m){s===1&&(m||(i=i.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?c.push(0,m,i):s===3&&(m||i)?(c.push(3,m,i),s=2):s===2&&i==="..."&&m?c.push(4,m,0):s===2&&i&&!m?c.push(5,0,!0,i):s>=5&&((i||!m&&s===5)&&(c.push(s,0,i,r),s=6),m&&(c.push(s,m,0,r),s=6)),i=""},d=0;d<n.length;d++){d&&(s===1&&f(),f(d));for(var h=0;h<n[d].length;h++)o=n[d][h],s===1?o==="<"?(f(),c=[c],s=3):i+=o:s===4?i==="--"&&o===">"?(s=1,i=""):i=o+i[0]:u?o===u?u="":i+=o:o==='"'||o==="'"?u=o:o===">"?(f(),s=1):s&&(o==="="?(s=5,r=i,i=""):o==="/"&&(s<5||n[d][h+1]===">")?(f(),s===3&&(c=c[0]),s=c,(c=c[0]).push(2,0,s),s=0):o===" "||o==="	"||o===`
`||o==="\r"?(f(),s=2):i+=o),s===3&&i==="!--"&&(s=4,c=c[0])}return f(),c})(e)),t),arguments,[])).length>1?t:t[0]}var T,co,sn,ue,on,ht,po,ft,fo,an,rn,Zs,Ye=Symbol.for("pv"),vt={},$t=[],Qs=/^m(i|n|o|s|text|space)$/,ln=Array.isArray,un=$t.slice,we=Object.assign;function xe(e){e&&e.parentNode&&e.remove()}function yt(e,t,n){var o,r,s,i={},u=arguments.length;for(s in t)s=="key"?o=t[s]:s=="ref"&&typeof e!="function"?r=t[s]:i[s]=t[s];return u>2&&(i.children=u>3?un.call(arguments,2):n),Ge(e,i,o,r,null)}function Ge(e,t,n,o,r){var s={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Ye,__v:r||++co,__i:-1,__u:0};return!r&&T.vnode&&T.vnode(s),s}function Se(e){return e.children}function De(e,t){this.props=e,this.context=t,this.__g=0}function ce(e,t){if(t==null)return e.__&&ce(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:ce(e)}function ei(e){var t,n=e.__v,o=n.__e,r=[],s=[],i=e.__P;i&&((t=we({constructor:Ye},n)).__v=n.__v+1,T.vnode&&T.vnode(t),cn(i,t,n,e.__n,i.namespaceURI,32&n.__u?[o]:null,r,o||ce(n),32&n.__u,s),t.__v=n.__v,t.__.__k[t.__i]=t,_o(r,t,s),n.__=n.__e=null,t.__e!=o&&mo(t))}function mo(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),mo(e)}function lo(e){(8&e.__g||(e.__g|=8,ue.push(e),ht++))&&on==T.debounceRendering||((on=T.debounceRendering)||queueMicrotask)(ho)}function ho(){try{for(var e,t=1;ue.length;)ue.length>t&&ue.sort(po),e=ue.shift(),t=ue.length,8&e.__g&&ei(e)}finally{(ht=ue.length)&&(on||queueMicrotask)(ho)}}function vo(e,t,n,o,r,s,i,u,c,f,d){var h,m,p,v,k,g,w=o.__k||$t,b=t.length;for(c=ti(n,t,w,c,b),h=0;h<b;h++)(p=n.__k[h])!=null&&(m=~p.__i&&w[p.__i]||vt,p.__i=h,g=cn(e,p,m,r,s,i,u,c,f,d),v=p.__e,(m.ref!=p.ref||8&m.__u)&&(m.ref&&dn(m.ref,null,p,m),p.ref&&d.push(p.ref,p.__c||v,p)),k=k||v,4&p.__u?(c=$o(p,c,e,!m.__v),m.__e&&(m.__e=null)):typeof p.type=="function"&&g!==void 0?c=g:v&&(c=v.nextSibling),p.__u&=-21);return n.__e=k,c}function ti(e,t,n,o,r){var s,i,u,c,f,d,h,m,p,v=n.length,k=v,g=0,w=0,b=e.__k=Array(r);for(s=0;s<r;s++)(i=t[s])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=b[s]=Ge(null,i):ln(i)?i=b[s]=Ge(Se,{children:i}):i.constructor===Ye&&i.__b?i=b[s]=Ge(i.type,i.props,i.key,i.ref,i.__v):b[s]=i,c=s+g,i.__=e,i.__b=e.__b+1,u=null,~(f=i.__i=ni(i,n,c,k))&&(k--,(u=n[f])&&(u.__u|=2)),u&&u.__v?(i.__u|=16,f==c-1?g--:f==c+1?g++:f!=c&&(f>c?g--:g++,w=1)):(~f||(r>v?g--:r<v&&g++),typeof i.type!="function"&&(i.__u|=4))):b[s]=null;if(w){for(d=[],h=[],s=0;s<r;s++)if((i=b[s])&&16&i.__u){for(g=0,m=d.length;g<m;)d[p=g+m>>1]<i.__i?g=p+1:m=p;d[g]=i.__i,h[s]=g+1}for(g=d.length;s--;)h[s]&&(h[s]==g?g--:b[s].__u|=4)}if(k)for(s=0;s<v;s++)!(u=n[s])||2&u.__u||(u.__e==o&&(o=ce(u)),pn(u,u));return o}function $o(e,t,n,o){var r,s,i,u;if(typeof e.type=="function"){if(e.props.__P)return t;if(r=e.__k)for(s=0;s<r.length;s++)r[s]&&(r[s].__=e,t=$o(r[s],t,n,!1));return t}for(t&&!t.parentNode&&(t=ce(e))&&!t.parentNode&&(t=null),i=e.__e,u=t;u&&u.nodeType==8;)u=u.nextSibling;for(i!=u&&(!o&&n.moveBefore&&i.parentNode?n.moveBefore(i,t):n.insertBefore(i,t||null)),t=i;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function ni(e,t,n,o){var r,s=e.key,i=e.type,u=t[n],c=u&&!(2&u.__u);if(u===null&&s==null||c&&s==u.key&&i==u.type)return n;if(o>(c?1:0)){for(r=n-1;r>=0;r--)if((u=t[r])&&!(2&u.__u)&&s==u.key&&i==u.type)return r;for(r=n+1;r<t.length;r++)if((u=t[r])&&!(2&u.__u)&&s==u.key&&i==u.type)return r}return-1}function uo(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function pt(e,t,n,o,r){var s,i;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||uo(e.style,t);if(n)for(t in n)o&&n[t]==o[t]||uo(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(e.__e||(e.__e={}))[t]=n,n&&o||(i=rn[t]||(rn[t]=oi(t)),(e.__a||(e.__a={}))[t]=an,s=t!=(t=t.replace(fo,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,i,s):e.removeEventListener(t,i,s));else{if(r=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function oi(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[ft]==null)t[ft]=an++;else if(t[ft]<this.__a[e])return;return n(T.event?T.event(t):t)}}}function cn(e,t,n,o,r,s,i,u,c,f){var d,h,m,p,v,k,g,w,b,C,N,nn,oo,dt,ge,ro,le,ke,ne=t.type;if(t.constructor!==Ye)return null;128&n.__u&&(c=32&n.__u,d=n.__c.__z)&&(t.__u|=c,h=s=[],d.nodeType==8?u=mt(d,s):s.push(d),u=s[0]||u),(d=T.__b)&&d(t);e:if(typeof ne=="function"){m=i.length;try{if(w=t.props,b=(d=ne.prototype)&&d.render,C=(d=ne.contextType)&&o[d.__c],N=d?C?C.props.value:d.__:o,(p=n.__c)?(t.__c=p,2&p.__g&&(p.__g|=1)):(b?t.__c=p=new ne(w,N):(t.__c=p=new De(w,N),p.constructor=ne,p.render=si),C&&C.sub(p),p.state||(p.state={}),p.__n=o,p.__g|=8,p.__h=[],p.__k=[]),b&&(p.__s||(p.__s=p.state),ne.getDerivedStateFromProps&&(p.__s==p.state&&(p.__s=we({},p.__s)),we(p.__s,ne.getDerivedStateFromProps(w,p.__s)))),v=p.props,k=p.state,p.__v=t,n.__c){if(w!==v&&b&&!ne.getDerivedStateFromProps&&p.componentWillReceiveProps&&p.componentWillReceiveProps(w,N),t.__v==n.__v&&!(8&p.__g)||!(4&p.__g)&&p.shouldComponentUpdate&&p.shouldComponentUpdate(w,p.__s,N)===!1){t.__v!=n.__v&&(p.props=w,p.state=p.__s,p.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(G){G&&(G.__=t)}),$t.push.apply(p.__h,p.__k),p.__k=[],p.__h.length&&i.push(p),u=ce(n);break e}p.componentWillUpdate&&p.componentWillUpdate(w,p.__s,N),b&&p.componentDidUpdate&&p.__h.push(function(){p.componentDidUpdate(v,k,g)})}else b&&!ne.getDerivedStateFromProps&&p.componentWillMount&&p.componentWillMount(),b&&p.componentDidMount&&p.__h.push(p.componentDidMount);p.context=N,p.props=w,p.__P=e,p.__g&=-5,nn=T.__r,oo=b?25:0;do p.__g&=-9,nn&&nn(t),d=p.render(p.props,p.state=p.__s,p.context);while(8&p.__g&&++oo<25);b&&($t.push.apply(p.__h,p.__k),p.__k=[]),p.state=p.__s,p.getChildContext&&(o=we({},o,p.getChildContext())),b&&n.__c&&p.getSnapshotBeforeUpdate&&(g=p.getSnapshotBeforeUpdate(v,k)),dt=d&&d.type===Se&&d.key==null?d.props.children:d,w.__P&&(d=u,r=(e=w.__P).namespaceURI,c=s=null,n.props&&n.props.__P!=e&&(n.__k.some(function(G){G&&pn(G,G)}),n.__k=null),u=n.__k?ce(n,0):null),u=vo(e,ln(dt)?dt:[dt],t,n,o,r,s,i,u,c,f),w.__P&&(t.__e=null,u=d),t.__u&=-161,h&&h.some(xe),p.__h.length&&i.push(p),1&p.__g&&(p.__g&=-4)}catch(G){if(i.length=m,t.__v=null,c||s)if(G&&G.then){if(t.__u|=128|c,s){for(~(le=s.indexOf(u||void 0))||(le=s.length);(ke=s[le-1])&&ke.nodeType==8;)le--;for(;le<s.length;le++)if(ke=s[le])if(s[le]=null,ge){if(ke==ro)break}else{if(ke.nodeType!=8)break;ke.data.startsWith("$s")&&(ro=mt(ge=ke))}}if(!ge){for(;u&&u.nodeType==8&&u.nextSibling;)u=u.nextSibling;ge=u}(d=mt(ge=t.__c.__z||(t.__c.__z=ge)))?(t.__e=ge,u=d):t.__e=u,u=u&&u.nextSibling}else s&&s.some(xe);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),G&&G.then||yo(t),T.__e(G,t,n)}}else u=t.__e=ri(n.__e,t,n,o,r,s,i,c,f,e);return(d=T.diffed)&&d(t),u}function mt(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function yo(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(yo))}function _o(e,t,n){for(var o=0;o<n.length;)dn(n[o++],n[o++],n[o++]);T.__c&&T.__c(t,e),e.some(function(r){try{e=r.__h,r.__h=[],e.some(function(s){s.call(r)})}catch(s){T.__e(s,r.__v)}})}function ri(e,t,n,o,r,s,i,u,c,f){var d,h,m,p,v,k,g,w,b=n.props||vt,C=t.props,N=t.type;if(N=="svg"?r="http://www.w3.org/2000/svg":N=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),s){for(d=0;d<s.length;d++)if((v=s[d])&&(N?v.localName==N:v.nodeType==3)){e=v,s[d]=null;break}}if(!e){if(w=f.ownerDocument||document,!N)return w.createTextNode(C);e=w.createElementNS(r,N,C.is?C:f),u&&(T.__m&&T.__m(t,s),u=!1),s=null}if(N){if(f=N=="template"&&e.content||e,s=N=="textarea"&&C.defaultValue!=null?null:s&&un.call(f.childNodes),!u&&s)for(b={},d=0;d<e.attributes.length;d++)b[(v=e.attributes[d]).name]=v.value;for(d in b)v=b[d],d=="dangerouslySetInnerHTML"?m=v:d=="children"||d in C||d=="value"&&"defaultValue"in C||d=="checked"&&"defaultChecked"in C||pt(e,d,null,v,r);for(d in C)v=C[d],d=="children"?p=v:d=="dangerouslySetInnerHTML"?h=v:d=="value"?k=v:d=="checked"?g=v:u&&typeof v!="function"||b[d]===v||pt(e,d,v,b[d],r);h?(u||m&&(h.__html==m.__html||h.__html==e.innerHTML)||(e.innerHTML=h.__html),t.__k=[]):(m&&(e.textContent=""),(N=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&Qs.test(N))&&(r="http://www.w3.org/1999/xhtml"),vo(f,ln(p)?p:[p],t,n,o,r,s,i,s?s[0]:n.__k&&ce(n,0),u,c),s&&s.some(xe)),u&&N!="textarea"||(d="value",N=="progress"&&k==null?e.removeAttribute(d):k==null||k===e[d]&&(N!="progress"||k)||pt(e,d,k,b[d],r),d="checked",g!=null&&g!=e[d]&&pt(e,d,g,b[d],r))}else b===C||u&&e.data==C||(e.data=C);return e}function dn(e,t,n,o){try{typeof e=="function"?t?t.__x=e(t)||1:o&&(o=o.__c||o.__e)&&(t=o.__x)&&(o.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(r){T.__e(r,n)}}function pn(e,t,n){var o,r,s,i;if(T.unmount&&T.unmount(e),!(o=e.ref)||o.current&&o.current!=e.__e||dn(o,null,t,e),o=e.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(u){T.__e(u,t)}o.__P=o.__n=null}if(o=e.__k)for(i=0;i<o.length;i++)o[i]&&pn(o[i],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(o=e.__c)&&(o=o.__z)&&(r=mt(o,s=[]))&&(o==e.__e&&s.some(xe),xe(r),xe(o)),n||xe(e.__e),e.__e=e.__c=e.__=null}function si(e,t,n){return this.constructor(e,n)}function bo(e,t){var n,o,r,s;T.__&&T.__(e,t),t.nodeType==9&&(t=t.documentElement),o=(n=e&&32&e.__u)?null:t.__k,t.__k=Ge(Se,{children:[e]}),r=[],s=[],cn(t,t.__k,o||vt,vt,t.namespaceURI,o?null:t.firstChild?un.call(t.childNodes):null,r,o?o.__e:t.firstChild,n,s),_o(r,t.__k,s),t.__k.props.children=null}T={__e:function(e,t,n,o){for(var r,s,i;t=t.__;)if((r=t.__c)&&!(1&r.__g)){r.__g|=4;try{if((i=(s=r.constructor)&&s.getDerivedStateFromError)&&r.setState(s.getDerivedStateFromError(e)),r.componentDidCatch&&(r.componentDidCatch(e,o||{}),i=1),i&&8&r.__g)return void(r.__g|=2)}catch(u){e=u}}throw ht=0,e}},co=0,sn=function(e){return e!=null&&e.constructor===Ye},De.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=we({},this.state)),typeof e=="function"&&(e=e(we({},n),this.props)),e&&(we(n,e),this.__v&&(t&&this.__k.push(t),lo(this)))},De.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),lo(this))},De.prototype.render=Se,ue=[],ht=0,po=function(e,t){return e.__v.__b-t.__v.__b},ft=Symbol(),fo=/(PointerCapture)$|Capture$/i,an=0,rn={},Zs=0;var l=ao.bind(yt);var fn=globalThis.document?.documentElement,vn="en-GB",ii=/\{(\w+)\}|<(\w+)>(.*?)<\/\2>/gs,go=new Map,mn=()=>fn?.lang||vn;function So(e,t=null){let n=Object.keys(e),o=[...t?[t]:[],...globalThis.navigator?.languages??[]];return fn&&(fn.lang=Eo(o,n)??n[0]??vn),$n(e)}function $n(e){let t=Object.keys(e),n=e[t[0]??vn],o=(r,s)=>{let i=e[Eo([mn()],t)??""],u=xo(i,r)??xo(n,r);if(u===void 0)throw new Error(`There is no text "${r}".`);return typeof u=="string"?u:u[li(Number(s.count))]??u.other};return{text:(r,s={})=>hn(o(r,s),s).join(""),rich:(r,s={})=>hn(o(r,s),s)}}function K(e,t={}){return _t(Intl.NumberFormat,t).format(e)}function Te(e,t={dateStyle:"long",timeStyle:"short"}){return _t(Intl.DateTimeFormat,t).format(e)}var ai=[["year",365*86400],["month",30*86400],["week",7*86400],["day",86400],["hour",3600],["minute",60]];function To(e,t,n={numeric:"auto"}){let o=(e-t)/1e3,r=_t(Intl.RelativeTimeFormat,n);for(let[s,i]of ai){let u=Math.trunc(o/i);if(u)return r.format(u,s)}return r.format(0,"second")}var ko=["byte","kilobyte","megabyte","gigabyte","terabyte"];function Mo(e){let t=e<1?0:Math.min(Math.floor(Math.log10(e)/3),ko.length-1);return K(e/1e3**t,{style:"unit",unit:ko[t],unitDisplay:t?"short":"long",maximumFractionDigits:t?1:0})}function xo(e,t){let n=e;for(let o of t.split("."))n=n?.[o];return n}function hn(e,t){let n=[],o=0;for(let r of e.matchAll(ii)){let[s,i,u,c=""]=r;n.push(e.slice(o,r.index)),o=r.index+s.length;let f=t[i??u??""];if(f===void 0)throw new Error(`The text "${e}" needs "${i??u}".`);if(u){let d=hn(c,t).join("");n.push(typeof f=="function"?f(d):d)}else n.push(typeof f=="number"?K(f):f)}return n.push(e.slice(o)),n.filter(r=>r!=="")}function li(e){return _t(Intl.PluralRules,{}).select(e)}function _t(e,t){let n=`${e.name} ${mn()} ${JSON.stringify(t)}`,o=go.get(n)??new e(mn(),t);return go.set(n,o),o}function Eo(e,t){for(let n of e){let o=n.toLowerCase(),r=t.find(i=>i.toLowerCase()===o),s=t.find(i=>wo(i)===wo(n));if(r??s)return r??s}}var wo=e=>e.toLowerCase().split("-")[0];var Ao={banner:{label:"Wichtig"},bell:{all:"Alle Benachrichtigungen",label:{one:"Benachrichtigungen, {count} ungelesen",other:"Benachrichtigungen, {count} ungelesen"},none:"Keine Benachrichtigungen.",readAll:"Alle als gelesen markieren",title:"Benachrichtigungen",unread:"Ungelesen:"},confirm:{cancel:"Abbrechen",type:"Geben Sie zur Bestätigung {name} ein"},copy:{button:"Kopieren",done:"Kopiert",failed:"Kopieren nicht möglich: Bitte markieren Sie den Text"},dialog:{close:"Schließen"},diff:{added:"Hinzugefügt:",folded:{one:"{count} unveränderte Zeile",other:"{count} unveränderte Zeilen"},removed:"Entfernt:",same:"Es hat sich nichts geändert."},form:{choose:"Auswählen …",discard:"Änderungen verwerfen",json:"Muss gültiges JSON sein.",jsonHint:"JSON.",keep:"Weiter bearbeiten",lines:"Ein Eintrag pro Zeile.",no:"Nein",number:"Muss eine Zahl sein.",optional:"{label} (optional)",required:"Pflichtfeld.",unsaved:"Es gibt ungespeicherte Änderungen.",whole:"Muss eine ganze Zahl sein.",yes:"Ja"},impersonation:{back:"Zur Betreiberseite",banner:"Sie sehen diese Seite bis {time} als andere Person und können nichts ändern."},keys:{title:"Tastenkürzel",letters:"Tastenkürzel verwenden"},live:{broken:"Die Verbindung ist abgebrochen.",connecting:"Verbindung wird aufgebaut …",live:"Live",off:"Nicht verbunden",paused:"Angehalten, solange die Seite nicht sichtbar ist",polling:"Keine Live-Verbindung, wird regelmäßig aktualisiert",waiting:"Verbindung unterbrochen, neuer Versuch"},meter:{full:"Das Limit ist erreicht.",of:"{used} von {limit}",own:"{own} hier · {all}",unlimited:"{used}, unbegrenzt"},notice:{dismiss:"Ausblenden"},pager:{label:"Seiten",next:"Weiter",page:"Seite {page}",previous:"Zurück"},problem:{again:"Erneut versuchen",copyId:"Kennung kopieren",request:"Anfrage {id}",status:"Status {status}",wait:{one:"In {count} Sekunde können Sie es erneut versuchen.",other:"In {count} Sekunden können Sie es erneut versuchen."},waitMinutes:{one:"In {count} Minute können Sie es erneut versuchen.",other:"In {count} Minuten können Sie es erneut versuchen."}},progress:{done:"Fertig.",failed:"Fehlgeschlagen.",of:"{done} von {total}"},request:{busy:"Der Server ist ausgelastet. Neuer Versuch …",lost:"Der Server ist nicht erreichbar. Neuer Versuch …",offline:"Der Server ist nicht erreichbar. Prüfen Sie Ihre Verbindung.",slow:"Der Server hat nicht rechtzeitig geantwortet.",status:"Der Server hat mit Status {status} geantwortet.",tooMany:"Zu viele Anfragen. Neuer Versuch in Kürze …"},secret:{copy:"Geheimnis kopieren",done:"Ich habe es gespeichert",once:"Kopieren Sie es jetzt. Es wird nicht noch einmal angezeigt."},shell:{sections:"Bereiche",skip:"Zum Inhalt springen"},sparkline:{words:"von {first} bis {last}, niedrigster Wert {lowest}, höchster {highest}"},stepper:{back:"Zurück",next:"Weiter",place:"(Schritt {step} von {steps})"},switcher:{choose:"Konto auswählen",label:"Konto",list:"Konten",more:{one:"{count} weiteres Konto. Suchen Sie danach.",other:"{count} weitere Konten. Suchen Sie danach."},none:"Kein Konto passt zu „{search}“.",search:"Konten suchen"},table:{filter:"Filtern",noMatch:"Nichts passt zu „{filter}“.",select:"{name} auswählen",selectAll:{one:"{count} Zeile auswählen",other:"Alle {count} Zeilen auswählen"},selected:{one:"{count} ausgewählt",other:"{count} ausgewählt"}},theme:{title:"Farben",system:"System",light:"Hell",dark:"Dunkel"},user:{menu:"Einstellungen",of:"Konto von {name}"},when:{now:"gerade eben"}};var Co={banner:{label:"Important"},bell:{all:"See all notifications",label:{one:"Notifications, {count} unread",other:"Notifications, {count} unread"},none:"No notifications.",readAll:"Mark all as read",title:"Notifications",unread:"Unread:"},confirm:{cancel:"Cancel",type:"Type {name} to confirm"},copy:{button:"Copy",done:"Copied",failed:"Could not copy: select the text"},dialog:{close:"Close"},diff:{added:"Added:",folded:{one:"{count} unchanged line",other:"{count} unchanged lines"},removed:"Removed:",same:"Nothing changed."},form:{choose:"Choose…",discard:"Discard changes",json:"Must be JSON.",jsonHint:"JSON.",keep:"Keep editing",lines:"One per line.",no:"No",number:"Must be a number.",optional:"{label} (optional)",required:"Required.",unsaved:"You have unsaved changes.",whole:"Must be a whole number.",yes:"Yes"},impersonation:{back:"Operator page",banner:"You are viewing this page as another person, read-only, until {time}."},keys:{title:"Keyboard shortcuts",letters:"Enable keyboard shortcuts"},live:{broken:"The connection was lost.",connecting:"Connecting…",live:"Live",off:"Not connected",paused:"Paused while hidden",polling:"Live updates unavailable, refreshing regularly",waiting:"Connection lost, trying again"},meter:{full:"The limit is reached.",of:"{used} of {limit}",own:"{own} here · {all}",unlimited:"{used}, unlimited"},notice:{dismiss:"Dismiss"},pager:{label:"Pages",next:"Next",page:"Page {page}",previous:"Previous"},problem:{again:"Try again",copyId:"Copy id",request:"Request {id}",status:"status {status}",wait:{one:"You can try again in {count} second.",other:"You can try again in {count} seconds."},waitMinutes:{one:"You can try again in {count} minute.",other:"You can try again in {count} minutes."}},progress:{done:"Done.",failed:"Failed.",of:"{done} of {total}"},request:{busy:"The server is busy. Trying again…",lost:"The server cannot be reached. Trying again…",offline:"The server cannot be reached. Check your connection.",slow:"The server did not respond in time.",status:"The server responded with status {status}.",tooMany:"Too many requests. Trying again in a moment…"},secret:{copy:"Copy secret",done:"I've saved it",once:"Copy it now. You won't see this again."},shell:{sections:"Sections",skip:"Skip to content"},sparkline:{words:"from {first} to {last}, lowest {lowest}, highest {highest}"},stepper:{back:"Back",next:"Next",place:"(step {step} of {steps})"},switcher:{choose:"Choose an account",label:"Account",list:"Accounts",more:{one:"{count} more account. Search to find it.",other:"{count} more accounts. Search to find them."},none:"No account matches “{search}”.",search:"Search accounts"},table:{filter:"Filter",noMatch:"Nothing matches “{filter}”.",select:"Select {name}",selectAll:{one:"Select {count} row",other:"Select all {count} rows"},selected:{one:"{count} selected",other:"{count} selected"}},theme:{title:"Colours",system:"System",light:"Light",dark:"Dark"},user:{menu:"Settings",of:"Account of {name}"},when:{now:"just now"}};var{text:_,rich:bt}=$n({"en-GB":Co,de:Ao});var Me,H,yn,Oo,_n=Object.is,gt=0,Uo=[],bn=[],R=T,Io=R.__b,No=R.__r,Po=R.diffed,Do=R.__c,Ro=R.unmount,Ho=R.__;function Ze(e,t){R.__h&&R.__h(H,e,gt||t),gt=0;var n=H.__H||(H.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function $(e){return gt=1,ui(Bo,e)}function ui(e,t,n){var o=Ze(Me++,2);if(o.t=e,!o.__c&&(o.__=[n?n(t):Bo(void 0,t),function(s){var i=(o.__N||o.__)[0],u=o.t(i,s);_n(i,u)||(o.__N=[u,o.__[1]],o.__c.setState({}))}],o.__c=H,!H.__f)){H.__f=!0;var r=H.shouldComponentUpdate;H.shouldComponentUpdate=function(s,i,u){var c=this.__H;if(!c)return!0;var f=!1,d=this.props!=s;if(c.__.some(function(m){m.__N&&(f=!0,_n(m.__[0],m.__N[0])||(d=!0))}),r){var h=r.call(this,s,i,u);return f?h||d:h}return!f||d}}return o.__}function P(e,t){var n=Ze(Me++,3);!R.__s&&kn(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,H.__H.__h.push(n))}function Y(e,t){var n=Ze(Me++,4);!R.__s&&kn(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,H.__h.push(n))}function I(e){return gt=5,Re(function(){return{current:e}},[])}function Re(e,t){var n=Ze(Me++,7);return kn(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function X(){var e=Ze(Me++,11);if(!e.__){for(var t=H.__v;!t.__m&&t.__;)t=t.__;var n=t.__m||(t.__m=[0,0]);e.__="P"+n[0]+"-"+n[1]++}return e.__}function ci(){var e;do{for(;e=bn.shift();)try{Xe(e)}catch(n){R.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=Uo.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(Xe),t.__h.some(gn),t.__h=[]}catch(n){t.__h=[],R.__e(n,e.__v)}}}while(bn.length)}R.__b=function(e){H=null,Io&&Io(e)},R.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),Ho&&Ho(e,t)},R.__r=function(e){No&&No(e),Me=0;var t=(H=e.__c).__H;t&&(yn==H?H.__h=[]:(t.__h.some(Xe),t.__h.some(gn),Me=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),yn=H},R.diffed=function(e){Po&&Po(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&Fo(Uo.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),yn=H=null},R.__c=function(e,t){t.some(function(n){try{n.__h.some(Xe),n.__h=n.__h.filter(function(o){return!o.__||gn(o)})}catch(o){n.__h=[function(){throw o}]}}),Do&&Do(e,t)},R.unmount=function(e){Ro&&Ro(e);var t,n,o=e.__c;o&&o.__H&&(o.__H.__.some(function(r){try{if(r.__P&&r.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}r.__P=n,Fo(bn.push(r))}else Xe(r)}catch(s){t=s}}),o.__H=void 0,t&&R.__e(t,o.__v))};var Lo=typeof requestAnimationFrame=="function";function di(e){var t,n=function(){clearTimeout(o),Lo&&cancelAnimationFrame(t),setTimeout(e)},o=setTimeout(n,35);Lo&&(t=requestAnimationFrame(n))}function Fo(e){e!=1&&Oo==R.requestAnimationFrame||((Oo=R.requestAnimationFrame)||di)(ci)}function Xe(e){var t=H,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),H=t}function gn(e){var t=H;e.__c=e.__(),H=t}function kn(e,t){return!e||e.length!=t.length||t.some(function(n,o){return!_n(n,e[o])})}function Bo(e,t){return typeof t=="function"?t(e):t}var qo={add:"M12 5v14M5 12h14",back:"M15 5l-7 7 7 7",bell:"M6 17v-6a6 6 0 0112 0v6l1.5 2h-15zM10 21h4",bin:"M4 7h16M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10.3 10.5v6M13.7 10.5v6",check:"M4.5 12.5l5 5L19.5 7",close:"M6 6l12 12M18 6L6 18",copy:"M9 9h11v11H9zM15 9V4H4v11h5",down:"M6 9l6 6 6-6",edit:"M4 20l1-4.5L16.5 4 20 7.5 8.5 19zM14 6.5l3.5 3.5",exit:"M14 4h5v16h-5M10 8l-4 4 4 4M6 12h9",keyboard:"M3 7h18v11H3zM7 11h.01M11 11h.01M15 11h.01M8 14.5h8",menu:"M4 6h16M4 12h16M4 18h16",more:"M5 12h.01M12 12h.01M19 12h.01",next:"M9 5l7 7-7 7",person:"M12 11a4 4 0 100-8 4 4 0 000 8zM4.5 21c.6-4 3.6-6.5 7.5-6.5s6.9 2.5 7.5 6.5",refresh:"M20 11a8 8 0 10-2 6.2M20 4v7h-7",search:"M10.5 17a6.5 6.5 0 100-13 6.5 6.5 0 000 13zM15.5 15.5L21 21",up:"M6 15l6-6 6 6",warning:"M12 4L2.5 20h19zM12 10v5M12 17.5v.01"};function jo(e){Object.assign(qo,e)}function y({name:e}){return l`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d=${qo[e]} />
  </svg>`}var pi=2500;function Z({text:e,label:t=_("copy.button")}){let[n,o]=$("");return l`<button type="button" class="button quiet copy" onClick=${async()=>{let s=await fi(typeof e=="string"?e:e());o(s?"done":"failed"),setTimeout(()=>o(""),pi)}}>
    <${y} name=${n==="done"?"check":"copy"} />
    <span aria-live="polite">${n?_(`copy.${n}`):t}</span>
  </button>`}async function fi(e){try{return await navigator.clipboard.writeText(e),!0}catch{let t=document.createElement("textarea");t.value=e,t.className="visually-hidden";let n=document.activeElement;(document.querySelector("dialog[open]")??document.body).append(t),t.select();let o=document.execCommand("copy");return t.remove(),n instanceof HTMLElement&&n.focus(),o}}function kt({text:e,label:t,copyLabel:n,tokens:o,children:r}){return l`<div class="code">
    <pre tabindex="0" dir="ltr" role="group" aria-label=${t}><code>${o?o.map(s=>l`<span class="code-${s.kind}">${s.text}</span>`):e}</code></pre>
    <div class="code-tools">${r}<${Z} text=${e} label=${n} /></div>
  </div>`}var Ko={count:{attempts:{one:"{count} attempt",other:"{count} attempts"},failures:{one:"{count} failure in a row",other:"{count} failures in a row"},moreThan:"more than {count}",stopped:"Counting stops here."},curl:{copy:"Copy command",key:"The command reads your key from the environment variable {name}.",label:"Command"},delivery:{attempt:"HTTP {status}",attemptAt:"{time}, {ms} ms",excerpt:"Start of the response",next:"next attempt {when}",noResponse:"No response",resend:"Resend",statuses:{delivered:"delivered",failed:"failed",held:"held",pending:"pending"}},deliveries:{all:"All hooks",empty:"No deliveries",emptyHelp:"Ping the hook, or send an event of a type that it subscribes to.",newer:"Newer",older:"Older",pages:"Pages of deliveries",refresh:"Refresh",resendAll:"Resend",resendSince:"Resend failed since",resending:"The event is being sent again.",resendingAll:"Failed and held events are being sent again.",spans:{hour:"1 hour ago",day:"24 hours ago",week:"7 days ago",month:"30 days ago"},status:"Status",statuses:{all:"All",delivered:"Delivered",failed:"Failed",held:"Held",pending:"Pending"},title:"Deliveries"},door:{admin:"This is not a tenant’s key. An administrator’s token cannot open an inbox.",checking:"Checking…",help:"Where do I get a key?",helpText:"An administrator creates a tenant and its first key with {request} and the administrator’s token. A service that was started with {option} prints a key. See the <docs>documentation</docs>.",intro:"Paste an API key of your tenant to open its inbox.",keep:"Kept in this tab until you sign out or close it.",key:"API key",missing:"Paste a key first.",open:"Open inbox",rejected:"The server no longer accepts this key. It may have been revoked.",request:"Request {id}",show:"Show",signedOut:"You are signed out.",wrong:"Wrong key. Check that you copied all of it and that it was not revoked."},event:{acknowledge:"Acknowledge",acknowledged:{one:"Acknowledged {count} event.",other:"Acknowledged {count} events."},ack:"Ack",claimed:"claimed",claimedUntil:"Claimed until",close:"Close",copyId:"Copy id",delete:"Delete…",deleted:{one:"Deleted {count} event.",other:"Deleted {count} events."},delivered:"Delivered",id:"Id",label:"Event",missing:{one:"{count} event no longer exists.",other:"{count} events no longer exist."},named:"{type}, {when}",new:"new",putBack:"Put back",putBackDone:{one:"Put {count} event back into the inbox.",other:"Put {count} events back into the inbox."},received:"Received",release:"Release claim",reuse:"Use as template",select:"Select {name}",status:"Status",statuses:{delivered:"delivered",undelivered:"undelivered"},withoutType:"without type"},filters:{after:"After",all:"All",before:"Before",between:"Between…",clear:"Clear filters",delivered:"Delivered",label:"Events",since:{any:"Any time",day:"Last 24 hours",hour:"Last hour",month:"Last 30 days",week:"Last 7 days"},status:"Status",time:"Time",type:"Type",typeFault:"Letters, digits, dots, hyphens and underscores only.",undelivered:"Undelivered"},hook:{active:"active",add:"Add hook",addTitle:"Add a hook",added:"added {when}",deleteConfirm:"Delete",deleteHelp:"Pending deliveries are cancelled. The events stay in the inbox.",deleteTitle:"Delete this hook?",deleted:"The hook was deleted.",deliveries:"Deliveries",description:"Description",descriptionHint:"Only you see this.",disable:"Disable",disabled:"The hook is disabled. Its events are held.",empty:"No hooks yet",emptyHelp:"Add a URL above to have events sent there as they are stored. Or use the API:",enable:"Enable",enabled:"The hook receives events again.",everyEvent:"all events",newSecret:"New secret",ping:"Ping",pinged:"Ping",resting:"Paused after {failures}",secretHelp:"Receivers verify signatures with it, as described by Standard Webhooks.",secretNew:"Secret of the new hook",secretOf:"New secret of {url}",title:"Hooks",types:"Event types",typesHint:"Leave empty for all.",url:"URL",urlHint:"The server must be able to reach it."},inbox:{arrived:"New event: {type}",arrivedMany:{one:"{count} new event",other:"{count} new events"},arrivals:"New events",clear:"Clear filters",delete:"Delete",deleteHelp:"Deleted events are gone for every consumer and cannot be replayed.",deleteTitle:{one:"Delete this event?",other:"Delete {count} events?"},empty:"The inbox is empty",emptyHelp:"Send an event from your program, or <send>send one from here</send>. It appears here by itself.",failed:"Refresh failed.",list:"Events",loading:"Loading…",none:"Nothing matches",noneDelivered:"Nothing delivered yet",noneDeliveredHelp:"An event is delivered once a consumer acknowledges it by its id:",noneHelp:"No event on this page matches the filters.",notYet:"Nothing found yet",notYetHelp:"Many events of other types were skipped. The next page continues from there.",outOfDate:"out of date",pageNew:{one:"{count} new on another page",other:"{count} new on another page"},pageNewest:"Page {page}, newest first",pageOldest:"Page {page}, oldest first",pages:"Pages of events",readAt:"The list was last refreshed {when}.",replay:"Replay…",title:"Inbox",undelivered:"{count} undelivered",undeliveredStale:"undelivered, out of date",undeliveredWord:"undelivered"},json:{colon:"Invalid JSON: expected a colon",comma:"Invalid JSON: expected a comma or {end}",deep:"Invalid JSON: nested too deeply",duplicate:"Invalid JSON: duplicate property name {name}",end:"Invalid JSON: unexpected end",escape:"Invalid JSON: a string contains a line break or an invalid escape",name:"Invalid JSON: expected a property name",place:"{reason} (line {line}, column {column})",rest:"Invalid JSON: unexpected text after the value",string:"Invalid JSON: unterminated string",value:"Invalid JSON: expected a value"},key:{create:"Create key",created:"created {when}",expires:"expires {when}",inUse:"in use here",name:"Name of the new key",nameExample:"billing worker",nameHint:"What it is for, so that you know what to replace.",newTitle:"New key",noTenant:"This key does not name its tenant",noTenantHelp:"It was created by another program. Ask your administrator to manage your keys.",oldUntil:"The key that you use here works until {time}.",revoke:"Revoke…",revokeConfirm:"Revoke",revokeHelp:"Every program that uses {key} is rejected from its next request on. This cannot be undone.",revokeNamed:"Revoke… key ending in {end}",revokeOwn:"You use this key here: you will be signed out.",revokeTitle:"Revoke this key?",revoked:"Key …{end} is revoked.",rotate:"Rotate this key",status:{active:"active",expired:"expired",revoked:"revoked"},title:"Keys",use:"Use it in this tab",used:"This tab uses the new key."},payload:{copy:"Copy JSON",raw:"As sent",title:"Payload"},replay:{cancel:"Cancel",confirm:"Replay",done:{one:"Put {count} event back into the inbox.",other:"Put {count} events back into the inbox."},from:"From",fromHint:"Your local time. Leave empty for the beginning.",help:"Delivered events of this period return to the inbox, each at its old place. Consumers see them again, with the same ids.",more:"Others may follow in a few seconds.",title:"Replay delivered events",to:"To",toHint:"Leave empty for now.",type:"Type",typeHint:"Leave empty for all."},selection:{ack:"Ack {count}",all:{one:"All {count} on this page",other:"All {count} on this page"},delete:"Delete {count}…",label:"Selected events",putBack:"Put back {count}",selected:"{count} selected"},send:{copyId:"Copy id",fine:"Valid JSON. Numbers are kept as you write them.",format:"Format",key:"Idempotency key",keyHint:"Requests with the same key are stored once.",none:"none",notObject:"A payload must be a JSON object.",payload:"Payload: a JSON object",send:"Send",stored:"Stored.",storedBefore:"Already stored.",terminal:"Send it from a terminal",title:"Send an event",type:"Event type",typeHint:"Leave empty to use the payload’s event_type, if it has one.",typePlaceholder:"from the payload",view:"View event"},shell:{keys:"Keyboard shortcuts",shortcuts:{acknowledge:"Acknowledge the event",close:"Close the event or this list",filter:"Filter by type",list:"This list",next:"Next event",open:"Open the event",previous:"Previous event",refresh:"Refresh the page",section:"Switch section",sectionKeys:"1 to 5",select:"Select the event"},signOut:"Sign out",tabs:{inbox:"Inbox",send:"Send",hooks:"Hooks",keys:"Keys",figures:"Stats"},title:"Events"},stats:{byType:"By type",delivered:"Delivered",empty:"No events yet",emptyHelp:"Statistics appear with the first event.",failed:"Refresh failed.",loading:"Counting…",none:"none",oldest:"Oldest undelivered",readAt:"The numbers were last refreshed {when}.",refresh:"Refresh",title:"Stats",type:"Type",undelivered:"Undelivered"}};var{text:a,rich:B}=So({"en-GB":Ko});function oe({method:e="GET",path:t,body:n,headers:o={}}){let r=["curl"];e!=="GET"&&r.push(`-X ${e}`),r.push(xn(new URL(t,document.baseURI).href)),r.push('-H "Authorization: Bearer $EVENTS_KEY"');for(let[i,u]of Object.entries(o))r.push(`-H ${xn(`${i}: ${u}`)}`);n!==void 0&&r.push("-H 'Content-Type: application/json'",`-d ${xn(n)}`);let s=r.join(" ");return l`<div class="curl">
    <${kt} text=${s} label=${a("curl.label")} copyLabel=${a("curl.copy")}>
      <p class="hint">${B("curl.key",{name:l`<code>EVENTS_KEY</code>`})}</p>
    <//>
  </div>`}function xn(e){return`'${e.replaceAll("'","'\\''")}'`}var Wo=l`<svg
  class="empty-drawing"
  viewBox="0 0 120 72"
  aria-hidden="true"
  focusable="false"
>
  <path d="M22 16h76v44H22z" />
  <path d="M22 30h76M34 42h30M34 50h18" class="faint" />
</svg>`;function Vo(e){Wo=e}function W({title:e,children:t}){return l`<div class="empty">
    ${Wo}
    <h2>${e}</h2>
    ${t}
  </div>`}var U=class extends Error{constructor(t,n={}){super(t),this.status=n.status??0,this.code=n.code??"",this.requestId=n.requestId??"",this.retryAfterSeconds=n.retryAfterSeconds??0,this.details=n.details??{},this.place=n.place??String(this.details.place??"")}};var mi=500,hi=90,xt={advice:{},isForDevelopers:!1,translated:e=>e};function zo(e){Object.assign(xt,e)}function M({error:e,title:t,onRetry:n,children:o}){if(!e)return null;let r=e instanceof U?e:null,s=r?xt.advice[r.status]:"",i=xt.isForDevelopers||(r?.status??0)>=mi;return l`<div class="problem" role="alert">
    <p class="problem-words">
      ${t?l`<strong>${t}</strong>${" "}`:null}${vi(e)}
    </p>
    ${s?l`<p>${s}</p>`:null} ${o}
    ${r?.retryAfterSeconds?l`<p>${yi(r.retryAfterSeconds)}</p>`:null}
    ${r?.requestId&&i?l`<p class="problem-id hint">
          ${bt("problem.request",{id:l`<code>${r.requestId}</code>`})}
          ${r.status?`, ${_("problem.status",{status:`${r.status}`})}`:null}
          <${Z} text=${r.requestId} label=${_("problem.copyId")} />
        </p>`:null}
    ${n?l`<button type="button" class="button" onClick=${n}>
          ${_("problem.again")}
        </button>`:null}
  </div>`}function vi(e){let t=e instanceof Error?e.message:String(e);return $i(t)}function $i(e){let t=xt.translated(e.trim()),n=t.charAt(0).toUpperCase()+t.slice(1);return/[.!?…]$/.test(n)?n:`${n}.`}function yi(e){return e<hi?_("problem.wait",{count:e}):_("problem.waitMinutes",{count:Math.ceil(e/60)})}var _i=Symbol.for("preact-signals");function Mt(){if(re>1){re--;return}let e,t=!1;for((function(){let n=wt;for(wt=void 0;n!==void 0;){let o=n.S;if(o.v===n.v)for(let r=o.t;r!==void 0;r=r.x)r.i===n.i&&(r.i=o.i);n=n.o}})();et!==void 0;){let n=et;for(et=void 0,St++;n!==void 0;){let o=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&Go(n))try{n.c()}catch(r){t||(e=r,t=!0)}n=o}}if(St=0,re--,t)throw e}function de(e){if(re>0)return e();wn=++bi,re++;try{return e()}finally{Mt()}}var O,Qe,et;function tt(e){let t=O,n=Qe;O=void 0,Qe=void 0;try{return e()}finally{O=t,Qe=n}}var wt,re=0,St=0,bi=0,wn=0,Tt=0;function Jo(e){if(O===void 0)return;let t=e.n;if(t===void 0||t.t!==O)return t={i:0,S:e,p:O.s,n:void 0,t:O,e:void 0,x:void 0,r:t},O.s!==void 0&&(O.s.n=t),O.s=t,e.n=t,32&O.f&&e.S(t),t;if(t.i===-1)return t.i=0,t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=O.s,t.n=void 0,O.s.n=t,O.s=t),t}function F(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}F.prototype.brand=_i;F.prototype.h=function(){return!0};F.prototype.S=function(e){let t=this.t;t!==e&&e.e===void 0&&(e.x=t,this.t=e,t!==void 0?t.e=e:tt(()=>{var n;(n=this.W)==null||n.call(this)}))};F.prototype.U=function(e){if(this.t!==void 0){let t=e.e,n=e.x;t!==void 0&&(t.x=n,e.e=void 0),n!==void 0&&(n.e=t,e.x=void 0),e===this.t&&(this.t=n,n===void 0&&tt(()=>{var o;(o=this.Z)==null||o.call(this)}))}};F.prototype.subscribe=function(e){return ee(()=>{let t=this.value;tt(()=>e(t))},{name:"sub"})};F.prototype.valueOf=function(){return this.value};F.prototype.toString=function(){return this.value+""};F.prototype.toJSON=function(){return this.value};F.prototype.peek=function(){return tt(()=>this.value)};Object.defineProperty(F.prototype,"value",{get(){let e=Jo(this);return e!==void 0&&(e.i=this.i),this.v},set(e){if(e!==this.v){if(St>100)throw new Error("Cycle detected");(function(t){re!==0&&St===0&&t.l!==wn&&(t.l=wn,wt={S:t,v:t.v,i:t.i,o:wt})})(this),this.v=e,this.i++,Tt++,re++;try{for(let t=this.t;t!==void 0;t=t.x)t.t.N()}finally{Mt()}}}});function x(e,t){return new F(e,t)}function Go(e){for(let t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||!t.S.h()||t.S.i!==t.i)return!0;return!1}function Yo(e){for(let t=e.s;t!==void 0;t=t.n){let n=t.S.n;if(n!==void 0&&(t.r=n),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}function Xo(e){let t,n=e.s;for(;n!==void 0;){let o=n.p;n.i===-1?(n.S.U(n),o!==void 0&&(o.n=n.n),n.n!==void 0&&(n.n.p=o)):t=n,n.S.n=n.r,n.r!==void 0&&(n.r=void 0),n=o}e.s=t}function Ee(e,t){F.call(this,void 0,t),this.x=e,this.s=void 0,this.g=Tt-1,this.f=4}Ee.prototype=new F;Ee.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===Tt))return!0;if(this.g=Tt,this.f|=1,this.i>0&&!Go(this))return this.f&=-2,!0;let e=O;try{Yo(this),O=this;let t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(t){this.v=t,this.f|=16,this.i++}return O=e,Xo(this),this.f&=-2,!0};Ee.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(let t=this.s;t!==void 0;t=t.n)t.S.S(t)}F.prototype.S.call(this,e)};Ee.prototype.U=function(e){if(this.t!==void 0&&(F.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(let t=this.s;t!==void 0;t=t.n)t.S.U(t)}};Ee.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(let e=this.t;e!==void 0;e=e.x)e.t.N()}};Object.defineProperty(Ee.prototype,"value",{get(){if(1&this.f)throw new Error("Cycle detected");let e=Jo(this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function Q(e,t){return new Ee(e,t)}function Zo(e){let t=e.j;if(e.j=void 0,typeof t=="function"){re++;let n=O;O=void 0;try{t()}catch(o){throw e.f&=-2,e.f|=8,Sn(e),o}finally{O=n,Mt()}}}function Sn(e){for(let t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=void 0,e.s=void 0,Zo(e)}function gi(e){if(O!==this)throw new Error("Out-of-order effect");Xo(this),O=e,this.f&=-2;try{8&this.f&&Sn(this)}finally{Mt()}}function He(e,t){this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,Qe&&Qe.push(this)}He.prototype.c=function(){let e=this.S();try{if(8&this.f||this.x===void 0)return;let t=this.x();typeof t=="function"&&(this.j=t)}finally{e()}};He.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,Zo(this),Yo(this),re++;let e=O;return O=this,gi.bind(this,e)};He.prototype.N=function(){2&this.f||(this.f|=2,this.u=et,et=this)};He.prototype.d=function(){this.f|=8,1&this.f||Sn(this)};He.prototype.dispose=function(){this.d()};function ee(e,t){let n=new He(e,t);try{n.c()}catch(r){throw n.d(),r}let o=n.d.bind(n);return o[Symbol.dispose]=o,o}var ki=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__,Qo,At,Et;var er=[];ee(function(){Qo=this.N})();function Le(e,t){T[e]=t.bind(null,T[e]||(()=>{}))}function nt(e){if(Et){let t=Et;Et=void 0,t()}Et=e&&e.S()}function tr({data:e}){let t=wi(e);t.name="ReactiveDom",t.value=e;let[n,o]=Re(()=>{let r=this,s=this.__v;for(;s=s.__;)if(s.__c){s.__c.__$f|=4;break}let i=Q(()=>{let d=t.value.value;return d===0?0:d===!0?"":d||""}),u=Q(()=>!Array.isArray(i.value)&&!sn(i.value)),c=ee(function(){if(this.N=nr,u.value){let d=i.value;r.__v&&r.__v.__e&&r.__v.__e.nodeType===3&&(r.__v.__e.data=d)}}),f=this.__$u.d;return this.__$u.d=function(){c(),f.call(this)},[u,i]},[]);return n.value?o.peek():o.value}tr.displayName="ReactiveTextNode";Object.defineProperties(F.prototype,{constructor:{configurable:!0,value:yt(Se,null).constructor},type:{configurable:!0,value:tr},props:{configurable:!0,get(){let e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}});Le("__b",(e,t)=>{if(nt(),At=void 0,typeof t.type=="string"){let n,o=t.props;for(let r in o){if(r==="children")continue;let s=o[r];s instanceof F&&(n||(t.__np=n={}),n[r]=s,o[r]=s.peek())}}e(t)});Le("__r",(e,t)=>{if(e(t),t.type!==Se){nt();let n,o=t.__c;o&&(o.__$f&=-2,n=o.__$u,n===void 0&&(o.__$u=n=(function(r,s){let i;return ee(function(){i=this},{name:s}),i.c=r,i})((function(r){return function(){var s;ki&&((s=this.y)==null||s.call(this)),r.__$f|=1,r.setState({})}})(o),typeof t.type=="function"?t.type.displayName||t.type.name:""))),At=o,nt(n)}});Le("__e",(e,t,n,o)=>{nt(),At=void 0,e(t,n,o)});Le("diffed",(e,t)=>{nt(),At=void 0;let n;if(typeof t.type=="string"&&(n=t.__e)){let o=t.__np,r=t.props,s=n.U;if(s)for(let i in s){let u=s[i];u===void 0||o&&i in o||(u.d(),s[i]=void 0)}if(o){s||(s={},n.U=s);for(let i in o){let u=s[i],c=o[i];u===void 0?(u=xi(n,i,c,r),s[i]=u):u.o(c,r)}}}e(t)});function xi(e,t,n,o){let r=t in e&&e.ownerSVGElement===void 0,s=x(n);return{o:(i,u)=>{s.value=i,o=u},d:ee(function(){this.N=nr;let i=s.value.value;o[t]!==i&&(o[t]=i,r?e[t]=i:i!=null&&(i!==!1||t[4]==="-")?e.setAttribute(t,i):e.removeAttribute(t))})}}Le("unmount",(e,t)=>{if(typeof t.type=="string"){let n=t.__e;if(n){let r=n.U;if(r){n.U=void 0;for(let s in r){let i=r[s];i&&i.d()}}}let o=t.__np;if(o){let r=t.props;for(let s in o)r[s]=o[s]}t.__np=void 0}else{let n=t.__c;if(n){n.__$f|=8;let o=n.__$u;o&&(n.__$u=void 0,o.d())}}e(t)});Le("__h",(e,t,n,o)=>{o<3&&(t.__$f|=2),e(t,n,o)});De.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;let n=this.__$u,o=n&&n.s!==void 0;for(let r in t)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){let r=2&this.__$f;if(!(o||r||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(let r in e)if(r!=="__source"&&e[r]!==this.props[r])return!0;for(let r in this.props)if(!(r in e))return!0;return!1};function wi(e,t){return Re(()=>x(e,t),[])}var Si=e=>{queueMicrotask(()=>{queueMicrotask(e)})};function Ti(){de(()=>{let e;for(;e=er.shift();)Qo.call(e)})}function nr(){er.push(this)===1&&(T.requestAnimationFrame||Si)(Ti)}var Tn=1e4,se=x(Date.now());function or(){document.hidden||(se.value=Date.now())}setInterval(or,Tn);document.addEventListener("visibilitychange",or);var Mi=5e3,Ei=[["second",1e3,6e4],["minute",6e4,36e5],["hour",36e5,2*864e5],["day",864e5,1/0]],Ai={day:"numeric",month:"short",year:"numeric",hour:"2-digit",minute:"2-digit",second:"2-digit",fractionalSecondDigits:3,timeZoneName:"short"};function rr(e){let t=Math.max(0,e),[n,o]=Ei.find(([,,s])=>t<s)??["day",864e5],r=n==="second"?Math.round(t/o):Math.floor(t/o);return K(r,{style:"unit",unit:n,unitDisplay:"long"})}function Ae(e,t=se.value){let n=t-e;if(n>-Tn&&n<Mi)return _("when.now");let o=Math.round(n/1e3);return Math.abs(o)<60?new Intl.RelativeTimeFormat(document.documentElement.lang).format(-o,"second"):To(e,t,{numeric:"always"})}function pe(e){return Te(e,Ai)}function q({ms:e,isExact:t=!1}){let n=new Date(e).toISOString(),o=Ae(e);return t?l`<time class="when when-exact" datetime=${n}>
    <span>${o}</span>
    <span>${pe(e)}</span>
    <code>${e}</code>
  </time>`:l`<time class="when" datetime=${n} title="${pe(e)} (${e})">${o}</time>`}function sr({read:e,write:t,keep:n=()=>null}){let o=()=>e(location,history.state??{}),r=x(o()),s=()=>{let i=o();JSON.stringify(i)!==JSON.stringify(r.peek())&&(r.value=i)};return addEventListener("popstate",s),addEventListener("hashchange",s),{place:r,go(i,{replace:u=!1}={}){let c={...r.peek(),...i};history[u?"replaceState":"pushState"](n(c),"",t(c)),r.value=c}}}function ir(e){return t=>{t.ctrlKey||t.metaKey||t.shiftKey||t.altKey||(t.preventDefault(),e())}}var Ct=["inbox","send","hooks","keys","figures"],Ci=["","delivered","all"],lr={"1h":36e5,"24h":864e5,"7d":6048e5,"30d":2592e6},Oi=["status","type","since","after","before","event","hook"],ur=sr({read:Ii,write:Mn,keep:({cursors:e,sinceMs:t})=>({cursors:e,sinceMs:t})}),S=ur.place;function E(e,t){let{since:n}=e;ur.go(n===void 0?e:{...e,sinceMs:cr(n)},t)}var V=Object.freeze({status:"",type:"",since:"",after:"",before:"",event:"",hook:"",cursors:[]});function Mn(e){let t=new URLSearchParams;e.tab&&e.tab!=="inbox"&&t.set("tab",e.tab);for(let o of Oi){let r=e[o];r&&t.set(o,r)}let n=t.toString();return n?`?${n}`:location.pathname}function Ii({search:e},{cursors:t,sinceMs:n}){let o=new URLSearchParams(e),r=u=>o.get(u)??"",s=r("tab"),i=r("since")in lr?r("since"):"";return{tab:Ct.includes(s)?s:"inbox",status:Ci.includes(r("status"))?r("status"):"",type:r("type"),since:i,after:ar(r("after")),before:ar(r("before")),event:r("event"),hook:r("hook"),cursors:Array.isArray(t)?t.map(String):[],sinceMs:Number(n)||cr(i)}}function cr(e){return e?Date.now()-(lr[e]??0):0}function ar(e){return Number.isNaN(Date.parse(e))?"":e}var Ni=/-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y,Pi=/true|false|null/y,Di=/[ \t\n\r]*/y,Ri=200,Fe=class{constructor(t){this.text=t}},ot=class extends Error{constructor(t,n,o){let r=n.slice(0,o).split(`
`),s=(r.at(-1)??"").length+1;super(a("json.place",{reason:t,line:r.length,column:s})),this.position=o}};function fe(e,t=[]){let n=new En(e,new Set(t)),o=n.value(0);return n.end(),o}var En=class{constructor(t,n){this.text=t,this.rawNames=n,this.at=0}value(t){if(this.space(),t>Ri)throw this.fault(a("json.deep"));let n=this.text[this.at];if(n==="{")return this.object(t);if(n==="[")return this.array(t);if(n==='"')return this.string();let o=this.taken(Ni);if(o)return Number(o);let r=this.taken(Pi);if(r)return r==="null"?null:r==="true";throw this.fault(a(n===void 0?"json.end":"json.value"))}object(t){let n=Object.create(null);if(this.at+=1,this.isNext("}"))return n;do{this.space();let o=this.at;if(this.text[o]!=='"')throw this.fault(a("json.name"));let r=this.string();if(r in n)throw this.fault(a("json.duplicate",{name:JSON.stringify(r)}),o);if(!this.isNext(":"))throw this.fault(a("json.colon"));this.space();let s=this.at,i=this.value(t+1);n[r]=this.rawNames.has(r)?new Fe(this.text.slice(s,this.at)):i}while(this.isNext(","));if(!this.isNext("}"))throw this.fault(a("json.comma",{end:"}"}));return n}array(t){let n=[];if(this.at+=1,this.isNext("]"))return n;do n.push(this.value(t+1));while(this.isNext(","));if(!this.isNext("]"))throw this.fault(a("json.comma",{end:"]"}));return n}string(){let t=An(this.text,this.at);if(t<0)throw this.fault(a("json.string"));let n=this.text.slice(this.at,t);try{let o=JSON.parse(n);return this.at=t,o}catch{throw this.fault(a("json.escape"))}}end(){if(this.space(),this.at<this.text.length)throw this.fault(a("json.rest"))}taken(t){t.lastIndex=this.at;let n=t.exec(this.text);return n&&(this.at+=n[0].length),n?.[0]}space(){this.taken(Di)}isNext(t){return this.space(),this.text[this.at]!==t?!1:(this.at+=1,!0)}fault(t,n=this.at){return new ot(t,this.text,n)}};function An(e,t){let n=t;for(;;){if(n=e.indexOf('"',n+1),n<0)return-1;let o=0;for(;e[n-1-o]==="\\";)o+=1;if(o%2===0)return n+1}}var Hi="X-Impersonation",Li=401,Ot=x(null);function dr(e){let t=e.headers.get(Hi),n=e.status===Li;if(t===null&&!n)return;let o=n?null:Date.parse(t?.replace("until=","")??"")||0;o!==Ot.peek()&&(Ot.value=o)}var Fi=4e4,Ui=[1,2,4,8],Bi=30,qi=304,ji=401,pr=429,fr=503,Ue=x(""),On=new Set,Cn=0;function mr(e){let t=0,n=async c=>{let f=async()=>{if(c!==t)return!0;let h=await e.refresh?.()??!1;return h&&(t+=1),h},d=`tablewright.refresh ${new URL(".",document.baseURI).pathname}`;return navigator.locks?navigator.locks.request(d,f):f()},o=async(c,f,d)=>{let h=d.key??e.key?.()??"",m=d.timeoutMs?AbortSignal.timeout(d.timeoutMs):null,p=[d.signal,m].filter(k=>k instanceof AbortSignal),v;try{let k={method:c,signal:AbortSignal.any(p),...Wi(d,h)};v=await fetch(Ki(f,d.query),{...k,credentials:e.key&&!d.takesCookies?"omit":"same-origin"})}catch(k){if(d.signal?.aborted)throw k;let g=m?.aborted;throw new U(_(g?"request.slow":"request.offline"),{code:g?"slow":"offline"})}if(dr(v),v.ok||v.status===qi)return v;throw await Vi(v,e)},r=async(c,f,d)=>{let h=t,m=e.key?.()??"";try{return await o(c,f,d)}catch(p){if(!(p instanceof U&&p.status===ji)||d.isGuest||d.key!==void 0)throw p;if(e.refresh&&await n(h))return o(c,f,d);throw e.onUnauthenticated?.(m),p}},s=async(c,f,d={})=>{let h=!1;try{for(let m of[...e.isPatient?Ui:[],null])try{let p=await r(c,f,d);return hr(),p}catch(p){let v=p instanceof U?zi(p,c,m):null;if(v===null)throw p;h||(Cn+=1),h=!0,await Gi(v,Ji(p))}throw new U(_("request.offline"),{code:"offline"})}finally{h&&(Cn-=1),Cn||(Ue.value="")}},i=async(c,f,d={})=>{let h=e.timeoutMs??Fi,m=await s(c,f,{timeoutMs:h,...d}),p=await m.text(),v=m.headers.get("Content-Type")?.includes("json"),k=d.read??e.read??JSON.parse;return{value:p===""?null:v?k(p):p,etag:m.headers.get("ETag")??"",serverMs:Date.parse(m.headers.get("Date")??"")||null}};return{send:s,receive:i,ask:async(c,f,d)=>(await i(c,f,d)).value}}function Ki(e,t={}){let n=new URL(e,document.baseURI);for(let[o,r]of Object.entries(t))r!=null&&r!==""&&n.searchParams.set(o,String(r));return n}function Wi({json:e,body:t,headers:n={},ifMatch:o},r){let s={...n};r&&(s.Authorization=`Bearer ${r}`),o&&(s["If-Match"]=o);let i=e===void 0?t:JSON.stringify(e);return i instanceof Blob?s["Content-Type"]=i.type||"application/octet-stream":i!==void 0&&(s["Content-Type"]="application/json"),{body:i,headers:s}}async function Vi(e,{read:t=JSON.parse,message:n=o=>o}){let o={status:e.status,requestId:e.headers.get("X-Request-Id")??"",retryAfterSeconds:Number(e.headers.get("Retry-After")??0)||0};try{let{error:r}=t(await e.text());return new U(n(String(r.message)),{...o,code:String(r.code),details:r.details??{},requestId:String(r.requestId||o.requestId)})}catch{return new U(_("request.status",{status:`${e.status}`}),o)}}function zi(e,t,n){if(n===null)return null;if(e.status===fr||e.status===pr){let o=e.retryAfterSeconds||n;return o<=Bi?o:null}return e.code==="offline"&&t==="GET"?n:null}function Ji(e){return e.status===pr?_("request.tooMany"):_(e.status===fr?"request.busy":"request.lost")}async function Gi(e,t){Ue.value=t,await new Promise(n=>{On.add(n),setTimeout(n,e*1e3)})}function hr(){Ue.value="";for(let e of On)e();On.clear()}globalThis.addEventListener?.("online",hr);var Nn="events.key",In="events.message",me=x(sessionStorage.getItem(Nn)??""),vr=!1,Be=()=>me.value!=="",It=()=>me.peek();function Nt(e){sessionStorage.setItem(Nn,e),me.value=e}function $r(){br(a("door.signedOut")),location.replace(location.pathname)}function yr(e){vr||e!==me.peek()||(br(a("door.rejected")),location.reload())}function _r(){let e=sessionStorage.getItem(In)??"";return sessionStorage.removeItem(In),e}function br(e){vr=!0,sessionStorage.removeItem(Nn),sessionStorage.setItem(In,e)}var gr=mr({key:It,onUnauthenticated:yr,read:e=>fe(e)}),{send:Pn}=gr;async function A(e,t,n){return(await Dn(e,t,n)).answer}async function Dn(e,t,{rawNames:n,...o}={}){let r=u=>fe(u,n),{value:s,serverMs:i}=await gr.receive(e,t,{...o,read:r});return{answer:s,serverMs:i}}async function*kr(e){let t=new TextDecoder,n=e.getReader(),o="";try{for(;;){let{done:r,value:s}=await n.read();if(r)return;o+=t.decode(s,{stream:!0});let i=o.split(/\r\n\r\n|\n\n|\r\r/);o=i.pop()??"";for(let u of i)yield Yi(u)}}finally{n.cancel().catch(()=>{})}}function Yi(e){let t=[],n=null;for(let o of e.split(/\r\n|\n|\r/)){let[,r,s]=/^([^:]*):? ?(.*)$/.exec(o)??[];r==="data"?t.push(s??""):r==="id"&&(n=s??"")}return{data:t.join(`
`),id:n}}var Xi=50,Rn=["payload"];async function wr(e,t,n){let o=e.status==="undelivered",r={limit:Xi,cursor:t,event_type:e.type,after:e.afterMs,before:e.beforeMs,status:o?null:e.status},s=o?"v1/inbox":"v1/events",{answer:i,serverMs:u}=await Dn("GET",s,{query:r,signal:n,rawNames:Rn});return{events:i.events.map(Hn),nextCursor:i.next_cursor,serverMs:u}}async function Sr(e){return Hn(await A("GET",Pt(e),{rawNames:Rn}))}async function Tr(e,{type:t,repeatKey:n}){let o={};t&&(o["X-Event-Type"]=t),n&&(o["Idempotency-Key"]=n);let r=await Pn("POST","v1/events",{body:e,headers:o}),{id:s,created_at:i}=fe(await r.text()),u=r.headers.get("Idempotent-Replay")==="true";return{id:s,createdAtMs:i,isRepeat:u}}async function Mr(e){await A("POST",`${Pt(e)}/ack`)}async function Er(e){let t=JSON.stringify({event_ids:e});return Dr(await A("POST","v1/events/ack",{body:t}))}async function Ar(e){await A("POST",`${Pt(e)}/nack`)}async function Cr(e){await A("DELETE",Pt(e))}async function Or(e){let t=JSON.stringify({event_ids:e});return Dr(await A("POST","v1/events/erase",{body:t}))}async function Ir({fromMs:e,toMs:t,type:n}){let o=JSON.stringify({from:e,to:t,event_type:n||null}),{count:r,is_complete:s}=await A("POST","v1/events/replay",{body:o});return{count:r,isComplete:s}}async function Nr(){let e=await A("GET","v1/stats");return{undelivered:xr(e.undelivered),delivered:xr(e.delivered),oldestUndeliveredAtMs:e.oldest_undelivered_at}}async function Pr(e,t){let n={Accept:"text/event-stream"};e&&(n["Last-Event-ID"]=e);let r=(await Pn("GET","v1/stream",{headers:n,signal:t})).body;return(async function*(){for await(let{data:s,id:i}of kr(r))yield{event:s===""?null:Hn(fe(s,Rn)),id:i}})()}function Hn(e){return{id:e.id,createdAtMs:e.created_at,status:e.status,eventType:e.event_type??null,payload:e.payload instanceof Fe?e.payload:new Fe("null"),deliveredAtMs:e.delivered_at??null,leaseUntilMs:e.lease_until??null}}function xr(e){return{count:e.count,isExact:e.is_exact,byType:e.by_type.map(t=>({eventType:t.event_type,count:t.count}))}}function Pt(e){return`v1/events/${encodeURIComponent(e)}`}function Dr(e){return e.results.filter(t=>t.status==="not_found").map(t=>t.id)}var Zi=15e3,rt=x(null),Ce=x(null),Ln=x(0),Rr=-1/0,Dt=0;async function qe(){clearTimeout(Dt),Dt=0,Rr=performance.now();try{rt.value=await Nr(),Ce.value=null,Ln.value=Date.now()}catch(e){Ce.value=e}}function he(){if(Dt)return;let e=Math.max(0,Rr+Zi-performance.now());Dt=setTimeout(()=>Be()&&qe(),e)}function Hr({parts:e,most:t}){let n=r=>`${t>0?100*r/t:0}%`,o=0;return l`<svg class="bar" aria-hidden="true" focusable="false">
    ${e.map((r,s)=>{let i=n(o);return o+=r,l`<rect class="bar-${s+1}" x=${i} width=${n(r)} height="100%" />`})}
  </svg>`}function Lr({undelivered:e,delivered:t,onType:n}){let o=Qi(e,t),r=Math.max(1,...o.map(s=>s.undelivered+s.delivered));return l`<div class="sheet table-sheet">
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
              <${Hr} parts=${[s.undelivered,s.delivered]} most=${r} />
            </td>
          </tr>`)}
      </tbody>
    </table>
  </div>`}function Qi(e,t){let n=new Map,o=r=>{let s=n.get(r)??{type:r,undelivered:0,delivered:0};return n.set(r,s),s};for(let r of e.byType)o(r.eventType).undelivered=r.count;for(let r of t.byType)o(r.eventType).delivered=r.count;return[...n.values()].sort((r,s)=>s.undelivered+s.delivered-r.undelivered-r.delivered)}var ea=3e4;function Ur(){P(()=>{qe();let t=setInterval(()=>document.hidden||qe(),ea);return()=>clearInterval(t)},[]);let e=rt.value;return l`<section class="figures" aria-labelledby="figures-title">
    <header class="screen-head">
      <h1 id="figures-title">${a("stats.title")}</h1>
      <button type="button" class="button" onClick=${qe}>
        <${y} name="refresh" />${a("stats.refresh")}
      </button>
    </header>
    <${M}
      error=${Ce.value}
      title=${e?a("stats.failed"):void 0}
      onRetry=${qe}
    >
      ${e?l`<p>${a("stats.readAt",{when:Ae(Ln.value)})}</p>`:null}
    <//>
    ${e?l`<${ta} found=${e} />`:null}
    ${!e&&!Ce.value?l`<p class="hint" role="status">${a("stats.loading")}</p>`:null}
  </section>`}function ta({found:e}){let t=e.oldestUndeliveredAtMs;return e.undelivered.count+e.delivered.count===0?l`<${W} title=${a("stats.empty")}>
      <p>${a("stats.emptyHelp")}</p>
      <${oe} path="v1/stats" />
    <//>`:l`<dl class="tiles">
      <${Fr} label=${a("stats.undelivered")} count=${e.undelivered} />
      <${Fr} label=${a("stats.delivered")} count=${e.delivered} />
      <div class="tile">
        <dt>${a("stats.oldest")}</dt>
        <dd>
          ${t===null?l`<strong>${a("stats.none")}</strong>`:l`<strong>${rr(se.value-t)}</strong>
                <span>${pe(t)}</span> <code class="hint">${t}</code>`}
        </dd>
      </div>
    </dl>
    <${Lr}
      undelivered=${e.undelivered}
      delivered=${e.delivered}
      onType=${n=>E({...V,tab:"inbox",status:"all",type:n})}
    />`}function Fr({label:e,count:t}){return l`<div class="tile">
    <dt>${e}</dt>
    <dd>
      <strong>${na(t)}</strong>
      ${t.isExact?null:l`<span class="hint">${a("count.stopped")}</span>`}
    </dd>
  </div>`}function na({count:e,isExact:t}){return t?K(e):a("count.moreThan",{count:e})}var oa=25;async function Br(){return(await A("GET","v1/hooks")).hooks.map(Fn)}async function qr(e){return Fn(await A("GET",ve(e)))}async function jr({url:e,types:t,description:n}){let o=JSON.stringify({url:e,event_types:t.length?t:null,description:n}),r=await A("POST","v1/hooks",{body:o});return{hook:Fn(r),secret:r.secret}}async function Kr(e){await A("DELETE",ve(e))}async function Wr(e,t){await A("POST",`${ve(e)}/${t?"enable":"disable"}`)}async function Vr(e){return(await A("POST",`${ve(e)}/secret`)).secret}async function zr(e){return Un(await A("POST",`${ve(e)}/ping`))}async function Jr(e,t,n){let o={status:t,cursor:n,limit:oa},r=await A("GET",`${ve(e)}/deliveries`,{query:o});return{deliveries:r.deliveries.map(Un),nextCursor:r.next_cursor}}async function Gr(e,t){let n=`${ve(e)}/deliveries/${encodeURIComponent(t)}/replay`;return Un(await A("POST",n))}async function Yr(e,t){await A("POST",`${ve(e)}/replay`,{body:JSON.stringify({since:t})})}function ve(e){return`v1/hooks/${encodeURIComponent(e)}`}function Fn(e){return{id:e.id,url:e.url,eventTypes:e.event_types,description:e.description,status:e.status,statusReason:e.status_reason,statusAtMs:e.status_at,failures:e.failures,breaker:e.breaker,createdAtMs:e.created_at}}function Un(e){return{eventId:e.event_id,eventType:e.event_type,publishedAtMs:e.published_at,status:e.status,nextAttemptAtMs:e.next_attempt_at,attempts:e.attempts.map(t=>({atMs:t.at,durationMs:t.duration_ms,status:t.status,error:t.error,excerpt:t.excerpt}))}}function Oe(e,t){let[n,o]=$(null),[r,s]=$(null),i=I(0),u=I(Promise.resolve()),c=async()=>{let d=++i.current;try{let h=await e();if(d!==i.current)return;o(()=>h),s(null)}catch(h){d===i.current&&s(h)}},f=()=>(u.current=c(),u.current);return P(()=>(o(null),f(),()=>{i.current+=1}),t),{answer:n,problem:r,again:f,settled:()=>u.current}}function je({title:e,onClose:t,onCancel:n,children:o}){let r=I(null),s=I(!1),i=X();return Y(()=>{let c=document.activeElement,f=r.current;f?.showModal();let d=f?.querySelector("[data-first]");return d instanceof HTMLElement&&d.focus(),()=>{s.current=!0,f?.close(),c instanceof HTMLElement&&c.isConnected&&c.focus()}},[]),l`<dialog
    class="dialog"
    ref=${r}
    aria-labelledby=${i}
    onCancel=${c=>{n&&(c.preventDefault(),n())}}
    onClose=${()=>{s.current||t()}}
  >
    <header class="dialog-head">
      <h2 id=${i}>${e}</h2>
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
  </dialog>`}function Ke(e){let{title:t,deed:n,keep:o,word:r,isDanger:s=!0,onConfirm:i,onClose:u,children:c}=e,[f,d]=$(""),[h,m]=$(!1),[p,v]=$(null),k=X(),g=!r||f.trim()===r;return l`<${je} title=${t} onClose=${u}>
    <form onSubmit=${async b=>{if(b.preventDefault(),!(!g||h)){m(!0),v(null);try{await i(),u()}catch(C){v(C),m(!1)}}}}>
      ${c}
      ${r&&l`<div class="field">
        <label for=${k}>${bt("confirm.type",{name:l`<code>${r}</code>`})}</label>
        <input
          id=${k}
          data-first
          value=${f}
          autocomplete="off"
          autocapitalize="off"
          spellcheck=${!1}
          onInput=${b=>d(b.target.value)}
        />
      </div>`}
      <${M} error=${p} />
      <div class="actions">
        <button
          type="submit"
          class="button ${s?"danger":"strong"}"
          disabled=${!g||h}
        >
          ${n}
        </button>
        <button
          type="button"
          class="button"
          data-first=${r?void 0:!0}
          onClick=${u}
        >
          ${o||_("confirm.cancel")}
        </button>
      </div>
    </form>
  <//>`}function Rt({title:e,secret:t,onDone:n,children:o}){let r=I(null);return Y(()=>r.current?.focus(),[]),l`<section class="secret" ref=${r} tabindex="-1" aria-label=${e}>
    <h3>${e}</h3>
    <p>${_("secret.once")}</p>
    <p class="secret-text"><code>${t}</code></p>
    ${o}
    <div class="actions">
      <${Z} text=${t} label=${_("secret.copy")} />
      <button type="button" class="button" onClick=${n}>${_("secret.done")}</button>
    </div>
  </section>`}var ra=1e4,Xr=3,$e=x([]),Zr=0;function j(e,t){let n={id:++Zr,text:e,action:t};$e.value=[...$e.value,n].slice(-Xr),setTimeout(()=>Ht(n.id),ra)}function ie(e){let t={id:++Zr,text:"",error:e};$e.value=[...$e.value,t].slice(-Xr)}function Ht(e){$e.value=$e.value.filter(t=>t.id!==e)}function L({label:e,value:t,onValue:n,hint:o,fault:r,type:s="text",options:i,...u}){let{autofocus:c=!1,...f}=u,d=X(),h=I(null);Y(()=>{c&&h.current?.focus()},[]);let m=r||o,p=m?`${d}-note`:void 0,v=k=>n(k.target.value);return l`<div class="field">
    <label for=${d}>${e}</label>
    ${i?l`<select
          id=${d}
          ref=${h}
          onChange=${v}
          aria-describedby=${p}
          ...${f}
        >
          ${i.map(([k,g])=>l`<option value=${k} selected=${k===t}>${g}</option>`)}
        </select>`:l`<${s==="area"?"textarea":"input"}
          id=${d}
          ref=${h}
          type=${s==="area"?void 0:s}
          value=${t}
          onInput=${v}
          autocomplete="off"
          spellcheck=${!1}
          aria-describedby=${p}
          aria-invalid=${r?"true":void 0}
          ...${f}
        />`}
    ${m?l`<p id=${p} class=${r?"hint fault":"hint"}>${m}</p>`:null}
  </div>`}var sa="  ",Qr=/[^\s,:[\]{}"]+/y,ia=new RegExp("[\\u007f-\\u009f\\u00ad\\u061c\\u200b\\u200e\\u200f\\u2028-\\u202e\\u2060-\\u206f\\ufeff]|[\\ud800-\\udfff]|[\\u{e0000}-\\u{e007f}]","gu");function Bn(e){let t=[],n=0,o=0,r=()=>`
${sa.repeat(n)}`;for(;o<e.length;){let s=e[o]??"";if(s==='"'){let i=An(e,o),u=/^\s*:/.test(e.slice(i,i+40));t.push({kind:u?"name":"text",text:st(e.slice(o,i))}),o=i}else if(s==="{"||s==="["){let i=aa(e,o);i>0?(t.push({kind:"mark",text:s==="{"?"{}":"[]"}),o=i):(n+=1,t.push({kind:"mark",text:s+r()}),o+=1)}else if(s==="}"||s==="]")n-=1,t.push({kind:"mark",text:r()+s}),o+=1;else if(s===","||s===":")t.push({kind:"mark",text:s===","?`,${r()}`:": "}),o+=1;else{Qr.lastIndex=o;let i=Qr.exec(e)?.[0];i&&t.push({kind:/^[tfn]/.test(i)?"word":"number",text:i}),o+=i?i.length:1}}return t}function Lt(e){return Bn(e).map(t=>t.text).join("")}function st(e){return e.replace(ia,t=>t.split("").map(n=>`\\u${n.charCodeAt(0).toString(16).padStart(4,"0")}`).join(""))}function aa(e,t){let n=t+1;for(;/\s/.test(e[n]??"");)n+=1;return e[n]==="}"||e[n]==="]"?n+1:0}var la={pending:"…",delivered:"✓",failed:"✕",held:"◐"};function Ft({delivery:e,isOpen:t=!1,onReplay:n}){let{attempts:o}=e;return l`<li class="delivery">
    <details open=${t}>
      <summary>
        <span class="delivery-${e.status}">
          <span aria-hidden="true">${la[e.status]}</span>${" "}
          ${a(`delivery.statuses.${e.status}`)}
        </span>
        <strong>${e.eventType}</strong>
        <${q} ms=${e.publishedAtMs} />
        <span class="hint">${a("count.attempts",{count:o.length})}</span>
      </summary>
      <p class="hint">
        <code>${e.eventId}</code>
        ${e.nextAttemptAtMs===null?null:l`<span>
              ·${" "}
              ${B("delivery.next",{when:l`<${q} ms=${e.nextAttemptAtMs} />`})}
            </span>`}
      </p>
      <ol class="attempts">
        ${o.map(r=>l`<${ua} attempt=${r} />`)}
      </ol>
      ${n?l`<button type="button" class="button" onClick=${n}>
            <${y} name="replay" />${a("delivery.resend")}
          </button>`:null}
    </details>
  </li>`}function ua({attempt:e}){return l`<li>
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
  </li>`}function Ut({hook:e}){let t=a("count.failures",{count:e.failures});return e.status!=="active"?l`<span class="delivery-failed">
      <span aria-hidden="true">✕</span> ${e.status}
      ${e.statusAtMs===null?null:l` <${q} ms=${e.statusAtMs} />`}
      ${e.statusReason?`: ${e.statusReason}`:null}
    </span>`:e.breaker!=="closed"?l`<span class="delivery-held">
      <span aria-hidden="true">◐</span> ${a("hook.resting",{failures:t})}
    </span>`:l`<span class="delivery-delivered">
    <span aria-hidden="true">●</span> ${[a("hook.active"),e.failures&&t].filter(Boolean).join(", ")}
  </span>`}function Bt(e){let{label:t,cursors:n,next:o,onCursors:r,previousLabel:s,nextLabel:i,note:u}=e;return n.length===0&&!o&&!e.isAlwaysShown?null:l`<nav class="pager" aria-label=${t??_("pager.label")}>
    <button
      type="button"
      class="button"
      disabled=${n.length===0}
      onClick=${()=>r(n.slice(0,-1))}
    >
      <${y} name="back" />${s??_("pager.previous")}
    </button>
    <span class="hint">${u??_("pager.page",{page:n.length+1})}</span>
    <button
      type="button"
      class="button"
      disabled=${!o}
      onClick=${()=>o&&r([...n,o])}
    >
      ${i??_("pager.next")}<${y} name="next" />
    </button>
  </nav>`}var ca=36e5,da=[["1",a("deliveries.spans.hour")],["24",a("deliveries.spans.day")],["168",a("deliveries.spans.week")],["720",a("deliveries.spans.month")]],pa=[["",a("deliveries.statuses.all")],["pending",a("deliveries.statuses.pending")],["delivered",a("deliveries.statuses.delivered")],["failed",a("deliveries.statuses.failed")],["held",a("deliveries.statuses.held")]];function es({id:e}){let{cursors:t}=S.value,[n,o]=$(""),r=t.at(-1)??null,s=Oe(()=>qr(e),[e]),i=Oe(()=>Jr(e,n,r),[e,n,r]),u=async(f,d)=>{try{await f(),j(d),await i.again()}catch(h){ie(h)}},c=i.answer?.nextCursor??null;return l`<section aria-labelledby="log-title">
    <header class="screen-head">
      <div>
        <button type="button" class="button quiet" onClick=${()=>E({hook:"",cursors:[]})}>
          <${y} name="back" />${a("deliveries.all")}
        </button>
        <h1 id="log-title">${a("deliveries.title")}</h1>
        ${s.answer?l`<p><code>${s.answer.url}</code></p>
              <p><${Ut} hook=${s.answer} /></p>`:null}
      </div>
      <${fa}
        onReplay=${f=>u(()=>Yr(e,Date.now()-f),a("deliveries.resendingAll"))}
      />
    </header>
    <div class="inline-form">
      <${L} label=${a("deliveries.status")} value=${n} options=${pa}
        onValue=${f=>{E({cursors:[]},{replace:!0}),o(f)}} />
      <button type="button" class="button" onClick=${i.again}>
        <${y} name="refresh" />${a("deliveries.refresh")}
      </button>
    </div>
    <${M} error=${s.problem??i.problem} onRetry=${i.again} />
    ${i.answer?.deliveries.length?l`<ul class="sheet deliveries" aria-label=${a("deliveries.title")}>
          ${i.answer.deliveries.map(f=>l`<${Ft}
              key=${f.eventId}
              delivery=${f}
              onReplay=${f.eventId.startsWith("ping_")?void 0:()=>u(()=>Gr(e,f.eventId),a("deliveries.resending"))}
            />`)}
        </ul>`:null}
    ${i.answer?.deliveries.length===0?l`<${W} title=${a("deliveries.empty")}>
          <p>${a("deliveries.emptyHelp")}</p>
        <//>`:null}
    <${Bt}
      label=${a("deliveries.pages")}
      cursors=${t}
      next=${c}
      previousLabel=${a("deliveries.newer")}
      nextLabel=${a("deliveries.older")}
      onCursors=${f=>E({cursors:f})}
    />
  </section>`}function fa({onReplay:e}){let[t,n]=$("24");return l`<div class="inline-form">
    <${L}
      label=${a("deliveries.resendSince")}
      value=${t}
      options=${da}
      onValue=${n}
    />
    <button type="button" class="button" onClick=${()=>e(Number(t)*ca)}>
      <${y} name="replay" />${a("deliveries.resendAll")}
    </button>
  </div>`}function ts({hook:e,onChanged:t,onSecret:n,onDelete:o}){let[r,s]=$(null),[i,u]=$(!1),c=m=>async()=>{u(!0);try{await m()}catch(p){ie(p)}u(!1)},f=c(async()=>s(await zr(e.id))),d=c(async()=>n(await Vr(e.id))),h=c(async()=>{let m=e.status!=="active";await Wr(e.id,m),j(a(m?"hook.enabled":"hook.disabled")),await t()});return l`<li class="card hook">
    <div class="card-words">
      <p class="hook-url"><code>${e.url}</code></p>
      ${e.description?l`<p>${e.description}</p>`:null}
      <p class="card-notes">
        <${Ut} hook=${e} />
        <span>
          ${e.eventTypes===null?a("hook.everyEvent"):e.eventTypes.join(", ")}
        </span>
        <span>${B("hook.added",{when:l`<${q} ms=${e.createdAtMs} />`})}</span>
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
              <${Ft} delivery=${r} isOpen=${!0} />
            </ul>`:null}
      </div>
    </div>
  </li>`}function ns({onAdded:e}){let[t,n]=$(""),[o,r]=$(""),[s,i]=$(""),[u,c]=$(!1),[f,d]=$(null);return l`<form class="sheet" onSubmit=${async m=>{if(m.preventDefault(),!(u||!t.trim())){c(!0),d(null);try{let p={url:t.trim(),types:ma(o),description:s.trim()},{secret:v}=await jr(p);n(""),r(""),i(""),e(v)}catch(p){d(p)}c(!1)}}}>
    <h2>${a("hook.addTitle")}</h2>
    <div class="fields">
      <${L} label=${a("hook.url")} type="url" value=${t} onValue=${n} inputmode="url"
        placeholder="https://example.com/hook" hint=${a("hook.urlHint")} />
      <${L} label=${a("hook.types")} value=${o} onValue=${r}
        placeholder="order.created, order.paid" hint=${a("hook.typesHint")} />
      <${L} label=${a("hook.description")} value=${s} onValue=${i}
        maxlength="200" hint=${a("hook.descriptionHint")} />
    </div>
    <${M} error=${f} />
    <button type="submit" class="button strong" disabled=${u||!t.trim()}>
      <${y} name="hooks" />${a("hook.add")}
    </button>
  </form>`}function ma(e){return e.split(/[\s,]+/).filter(t=>t!=="")}function os(){let e=S.value.hook;return e?l`<${es} id=${e} />`:l`<${ha} />`}function ha(){let{answer:e,problem:t,again:n}=Oe(Br,[]),[o,r]=$(null),[s,i]=$(null);return l`<section class="hooks" aria-labelledby="hooks-title">
    <header class="screen-head"><h1 id="hooks-title">${a("hook.title")}</h1></header>
    ${o?l`<${Rt} title=${o.title} secret=${o.secret} onDone=${()=>r(null)}>
          <p>${a("hook.secretHelp")}</p>
        <//>`:null}
    <${ns}
      onAdded=${u=>{r({title:a("hook.secretNew"),secret:u}),n()}}
    />
    <${M} error=${t} onRetry=${n} />
    ${e?.length===0?l`<${va} />`:null}
    ${e?.length?l`<ul class="cards" aria-label=${a("hook.title")}>
          ${e.map(u=>l`<${ts}
              key=${u.id}
              hook=${u}
              onChanged=${n}
              onSecret=${c=>r({title:a("hook.secretOf",{url:u.url}),secret:c})}
              onDelete=${()=>i(u)}
            />`)}
        </ul>`:null}
    ${s?l`<${Ke}
          title=${a("hook.deleteTitle")}
          deed=${a("hook.deleteConfirm")}
          onConfirm=${async()=>{await Kr(s.id),j(a("hook.deleted")),await n()}}
          onClose=${()=>i(null)}
        >
          <p><code>${s.url}</code></p>
          <p>${a("hook.deleteHelp")}</p>
        <//>`:null}
  </section>`}function va(){return l`<${W} title=${a("hook.empty")}>
    <p>${a("hook.emptyHelp")}</p>
    <${oe}
      method="POST"
      path="v1/hooks"
      body=${'{"url":"https://example.com/hook","event":"order.created"}'}
    />
  <//>`}var $a=`{
  "event_type": "order.created",
  "order_id": "o-1001",
  "total": 1.10
}`,it=x($a),qt=x("");function rs(e){it.value=Lt(e.payload.text),qt.value=e.eventType??""}var ss=["system","light","dark"],jt=document.documentElement,qn=`${jt.dataset.preferences}.theme`,jn=`${jt.dataset.preferences}.letters`,We=x(localStorage.getItem(qn)??"system"),Ve=x(localStorage.getItem(jn)!=="off");ee(()=>{We.value==="system"?(localStorage.removeItem(qn),delete jt.dataset.theme):(localStorage.setItem(qn,We.value),jt.dataset.theme=We.value)});ee(()=>{Ve.value?localStorage.removeItem(jn):localStorage.setItem(jn,"off")});var ya="input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]";function Kt(e){let t=I(e);t.current=e,P(()=>{let n=o=>{let r=t.current[o.key];!r||o.defaultPrevented||o.ctrlKey||o.metaKey||o.altKey||o.target instanceof Element&&o.target.closest(ya)||document.querySelector("dialog[open]")||o.key.length===1&&!Ve.peek()||(o.preventDefault(),r())};return document.addEventListener("keydown",n),()=>document.removeEventListener("keydown",n)},[])}var _a=700,Kn=x(""),at=[];function Wn(e){at.push(e),!(at.length>1)&&setTimeout(()=>{let[t,...n]=at;Kn.value=n.length?a("inbox.arrivedMany",{count:at.length}):a("inbox.arrived",{type:t??""}),at=[]},_a)}var D=x([]),te=x(null),ye=x(!0),Ie=x(null),Ne=x(null),z=x(new Set),Pe=x(new Set),ct=x(0),ae=x(""),zn=new Map,Wt="",is=1/0,lt=new Set,ba=1e3,ga=1e3,ut=null,Vn=[];function Jn(e){return{status:e.status===""?"undelivered":e.status==="all"?"":e.status,type:e.type,afterMs:e.sinceMs||(e.after?Date.parse(e.after):null),beforeMs:e.before?Date.parse(e.before):null}}async function J({isQuiet:e=!1}={}){ut?.abort();let t=new AbortController;ut=t,Vn=[],e||de(()=>{ye.value=!0,z.value=new Set,Pe.value=new Set});let n=S.peek(),o=Jn(n),r=n.cursors.at(-1)??null,s=JSON.stringify([o,r]);try{let i=await wr(o,r,t.signal);if(t.signal.aborted)return;de(()=>{e&&s===Wt&&xa(i.events),Wt=s,is=i.serverMs??1/0,Ne.value=Date.now(),D.value=i.events,te.value=i.nextCursor,Ie.value=null,ct.value=0,Vn.forEach(c=>ls(c));let u=new Set(D.peek().map(c=>c.id));z.value=new Set([...z.peek()].filter(c=>u.has(c)))})}catch(i){if(t.signal.aborted)return;de(()=>{s!==Wt&&(Wt="",Ne.value=null,D.value=[],te.value=null),Ie.value=i})}finally{ut===t&&(ut=null,ye.value=!1)}}function as(e){ut&&Vn.push(e);let t=lt.has(e.id);ka(e.id),ls(e,{isRepeated:t})&&Wn(e.eventType??a("event.withoutType"))}function ka(e){lt.add(e),lt.size>ba&&lt.delete(lt.values().next().value)}function ls(e,{isRepeated:t=!1}={}){if(zn.get(e.id)||!us(e,Jn(S.peek())))return!1;let n=D.peek();if(n.some(u=>u.id===e.id))return wa(e),!1;let o=S.peek().status==="",r=S.peek().cursors.length===0,s=te.peek()===null,i=n.every(u=>u.createdAtMs<=e.createdAtMs);if(o?s&&(r||i):r&&(s||i)){let u=[...n,e].sort((c,f)=>c.createdAtMs-f.createdAtMs);D.value=o?u:u.reverse(),t||(Pe.value=new Set([...Pe.peek(),e.id]))}else if(i)t||(ct.value+=1);else return!1;return!t}function Vt(e,t){let n=new Set(e);for(let r of e)zn.set(r,t?.status!=="undelivered");let o=Jn(S.peek());de(()=>{D.value=D.peek().flatMap(r=>{if(!n.has(r.id))return[r];let s=t&&{...r,...t};return s&&us(s,o)?[s]:[]}),z.value=new Set([...z.peek()].filter(r=>!n.has(r)))})}function xa(e){let t=new Set(D.peek().map(n=>n.id));for(let{id:n,createdAtMs:o,eventType:r}of e)o<is+ga||t.has(n)||zn.has(n)||(Pe.value=new Set([...Pe.peek(),n]),Wn(r??a("event.withoutType")))}function wa(e){D.value=D.peek().map(t=>t.id===e.id?e:t)}function us(e,t){return(t.status===""||t.status===e.status)&&(t.type===""||t.type===e.eventType)&&(t.afterMs===null||e.createdAtMs>t.afterMs)&&(t.beforeMs===null||e.createdAtMs<t.beforeMs)}async function _e(e){if(e.length!==0)try{let[t=""]=e,n=e.length===1?(await Mr(t),[]):await Er(e),o=e.filter(r=>!n.includes(r));he(),Vt(o,{status:"delivered",deliveredAtMs:Date.now(),leaseUntilMs:null}),j(a("event.acknowledged",{count:o.length}),{label:a("event.putBack"),act:()=>be(o)}),n.length&&j(a("event.missing",{count:n.length}))}catch(t){ie(t),J({isQuiet:!0})}}async function be(e){try{for(let t of e)await Ar(t);he(),Vt(e,{status:"undelivered",deliveredAtMs:null}),j(a("event.putBackDone",{count:e.length}))}catch(t){ie(t)}J({isQuiet:!0})}async function cs(e){let[t=""]=e;e.length===1?await Cr(t):await Or(e),he(),Vt(e,null),j(a("event.deleted",{count:e.length}))}function ds({onDelete:e}){let t=D.value,n=t.map(c=>c.id).filter(c=>z.value.has(c)),o=t.filter(c=>z.value.has(c.id)),r=o.filter(c=>c.status==="undelivered"),s=o.filter(c=>c.status==="delivered"),i=t.length>0&&n.length===t.length,u=()=>{z.value=new Set(i?[]:t.map(c=>c.id))};return l`<div class="bulk" role="group" aria-label=${a("selection.label")}>
    <label class="bulk-all">
      <input
        type="checkbox"
        checked=${i}
        indeterminate=${n.length>0&&!i}
        onChange=${u}
      />
      <span>
        ${n.length?a("selection.selected",{count:n.length}):a("selection.all",{count:t.length})}
      </span>
    </label>
    ${r.length?l`<button
          type="button"
          class="button strong"
          onClick=${()=>_e(r.map(c=>c.id))}
        >
          <${y} name="check" />${a("selection.ack",{count:r.length})}
        </button>`:null}
    ${s.length?l`<button
          type="button"
          class="button"
          onClick=${()=>be(s.map(c=>c.id))}
        >
          <${y} name="return" />${a("selection.putBack",{count:s.length})}
        </button>`:null}
    ${n.length?l`<button type="button" class="button" onClick=${()=>e(n)}>
          <${y} name="bin" />${a("selection.delete",{count:n.length})}
        </button>`:null}
  </div>`}function zt({status:e}){let t=e==="delivered";return l`<span class="status ${t?"status-delivered":"status-undelivered"}">
    <span aria-hidden="true">${t?"✓":"○"}</span> ${a(`event.statuses.${e}`)}
  </span>`}function Jt({type:e}){if(e===null)return l`<em class="untyped">${a("event.withoutType")}</em>`;let t=e.split(/(?<=[._-])/);return l`<span>${t.map(n=>l`${n}<wbr />`)}</span>`}var Sa={hour:"2-digit",minute:"2-digit"},Ta={day:"numeric",month:"short"};function ps({ms:e,isDelivered:t}){return l`<svg
    class="postmark ${t?"postmark-delivered":""}"
    viewBox="0 0 56 56"
    aria-hidden="true"
    focusable="false"
  >
    <circle cx="28" cy="28" r="26" />
    <circle cx="28" cy="28" r="22.5" class="postmark-inner" />
    <text x="28" y="28" class="postmark-clock">${Te(e,Sa)}</text>
    <text x="28" y="39" class="postmark-day">${Te(e,Ta)}</text>
    ${t?l`<path
          class="postmark-waves"
          d="M2 14q6-5 13 0t13 0 13 0 13 0M2 48q6-5 13 0t13 0 13 0 13 0"
        />`:null}
  </svg>`}var Ma=180;function fs(e){let{event:t,isOpen:n,isChosen:o,isFresh:r}=e,s=t.eventType??a("event.withoutType"),i=a("event.named",{type:s,when:Ae(t.createdAtMs)}),u=st(t.payload.text.slice(0,Ma)),c=t.status==="delivered",f=t.leaseUntilMs!==null&&t.leaseUntilMs>se.value;return l`<li class="slip ${n?"slip-open":""} ${r?"slip-fresh":""}">
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
      <${ps} ms=${t.createdAtMs} isDelivered=${c} />
      <span class="slip-words">
        <span class="slip-type"><${Jt} type=${t.eventType} /></span>
        <span class="slip-beginning" dir="ltr">${u}</span>
        <span class="slip-notes">
          <${q} ms=${t.createdAtMs} />
          <${zt} status=${t.status} />
          ${f?l`<span class="tag">${a("event.claimed")}</span>`:null}
          ${r?l`<span class="tag tag-fresh">${a("event.new")}</span>`:null}
        </span>
      </span>
    </button>
    ${c?l`<button
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
  </li>`}function ms(){let e=S.value.event;return l`<ol class="slips" aria-label=${a("inbox.list")}>
    ${D.value.map(t=>l`<${fs}
        key=${t.id}
        event=${t}
        isOpen=${e===t.id}
        isChosen=${z.value.has(t.id)}
        isFresh=${Pe.value.has(t.id)}
        onOpen=${()=>{ae.value=t.id,E({event:t.id})}}
        onChoose=${()=>Gn(t.id)}
        onAcknowledge=${()=>Yt(()=>_e([t.id]))}
        onPutBack=${()=>Yt(()=>be([t.id]))}
        onFocus=${()=>{ae.value=t.id}}
      />`)}
  </ol>`}function Gn(e){let t=new Set(z.value);t.delete(e)||t.add(e),z.value=t}function Yn(e){let t=D.peek(),n=t.findIndex(s=>s.id===ae.peek()),o=n<0?e>0?-1:t.length:n,r=t[Math.min(Math.max(o+e,0),t.length-1)];r&&(ae.value=r.id,S.peek().event?E({event:r.id},{replace:!0}):Xn(r.id))}function Xn(e){Gt().find(t=>t.dataset.event===e)?.focus()}async function Yt(e){let t=Gt().findIndex(s=>s.closest("li")?.contains(document.activeElement)),n=Gt()[t]?.dataset.event;await e(),await new Promise(s=>requestAnimationFrame(s));let o=Gt();if(t<0||o.some(s=>s.dataset.event===n))return;(o[Math.min(t,o.length-1)]??document.querySelector("main"))?.focus()}function Gt(){return[...document.querySelectorAll(".slip-face")].filter(e=>e instanceof HTMLElement)}function Xt({legend:e,name:t,value:n,options:o,onValue:r,isLegendShown:s=!1}){return l`<fieldset class="segments-field">
    <legend class=${s?"field-label":"visually-hidden"}>${e}</legend>
    <div class="segments">
      ${o.map(([i,u,c])=>l`<label
          class="segment"
          key=${i}
          title=${c?u:void 0}
        >
          <input
            type="radio"
            name=${t}
            value=${i}
            checked=${n===i}
            onChange=${()=>r(i)}
          />
          <span>
            ${c?l`<${y} name=${c} />`:null}
            <span class="segment-label">${u}</span>
          </span>
        </label>`)}
    </div>
  </fieldset>`}var Ea=[["",a("filters.undelivered")],["delivered",a("filters.delivered")],["all",a("filters.all")]],Aa=[["",a("filters.since.any")],["1h",a("filters.since.hour")],["24h",a("filters.since.day")],["7d",a("filters.since.week")],["30d",a("filters.since.month")],["between",a("filters.between")]],hs=/^[A-Za-z0-9._-]{0,128}$/,Ca=400,Zt=e=>E({cursors:[],event:"",...e});function $s(){let e=S.value,[t,n]=$(e.after!==""||e.before!==""),o=t?"between":e.since,r=!!(e.type||e.since||e.after||e.before),s=i=>{n(i==="between"),Zt({since:i==="between"?"":i,after:"",before:""})};return l`<div class="filters" role="search" aria-label=${a("filters.label")}>
    <${Xt}
      legend=${a("filters.status")}
      name="status"
      value=${e.status}
      options=${Ea}
      onValue=${i=>Zt({status:i})}
    />
    <${Oa} type=${e.type} />
    <${L} label=${a("filters.time")} value=${o} onValue=${s} options=${Aa} />
    ${t?l`<${vs} label=${a("filters.after")} name="after" iso=${e.after} />
          <${vs} label=${a("filters.before")} name="before" iso=${e.before} />`:null}
    ${r?l`<button
          type="button"
          class="button quiet"
          onClick=${()=>{n(!1),E({...V,status:e.status})}}
        >
          ${a("filters.clear")}
        </button>`:null}
  </div>`}function Oa({type:e}){let[t,n]=$(e),o=I(0),r=()=>clearTimeout(o.current);P(()=>{r(),n(e)},[e]),P(()=>r,[]);let s=hs.test(t.trim()),i=u=>{let c=u.trim();r(),n(u),!(c===e||!hs.test(c))&&(o.current=setTimeout(()=>Zt({type:c}),Ca))};return l`<${L}
    label=${a("filters.type")}
    value=${t}
    onValue=${i}
    placeholder="order.created"
    data-filter="type"
    fault=${s?"":a("filters.typeFault")}
  />`}function vs({label:e,name:t,iso:n}){return l`<${L}
    label=${e}
    type="datetime-local"
    step="1"
    value=${Ia(n)}
    onValue=${o=>Zt({[t]:o?new Date(o).toISOString():""})}
  />`}function Ia(e){if(!e)return"";let t=new Date(e);return new Date(t.getTime()-t.getTimezoneOffset()*6e4).toISOString().slice(0,19)}function Zn(){let{cursors:e,status:t}=S.value,n=e.length+1,o=a(t===""?"inbox.pageOldest":"inbox.pageNewest",{page:n}),r=ct.value?a("inbox.pageNew",{count:ct.value}):"";return l`<${Bt}
    label=${a("inbox.pages")}
    cursors=${e}
    next=${te.value}
    note=${[o,r].filter(Boolean).join(" · ")}
    isAlwaysShown
    onCursors=${s=>E({cursors:s,event:""})}
  />`}var Na=5e3;function ys({text:e}){let[t,n]=$(!1),o=Re(()=>Bn(e),[e]),r=t?e:o.map(c=>c.text).join(""),s=!t&&o.length<=Na,i=a("payload.title"),u=Mo(new TextEncoder().encode(e).length);return l`<section class="payload" aria-label=${i}>
    <div class="payload-head">
      <h3>${i}</h3>
      <span class="hint">${u}</span>
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
  </section>`}function _s({id:e,onClose:t,onDelete:n,onReuse:o}){let r=D.value.find(m=>m.id===e)??null,[s,i]=$(null),[u,c]=$(null),f=I(null),d=r??(s?.id===e?s:null),h=()=>{c(null),Sr(e).then(i,c)};return P(()=>h(),[e,r?.status]),Y(()=>f.current?.focus(),[e,d===null]),l`<aside class="reader" aria-label=${a("event.label")}>
    <header class="reader-head">
      <button type="button" class="button quiet" onClick=${t}>
        <${y} name="back" />${a("event.close")}
      </button>
      <h2 tabindex="-1" ref=${f}>
        ${d?l`<${Jt} type=${d.eventType} />`:a("event.label")}
      </h2>
    </header>
    <${M} error=${d?null:u} onRetry=${h} />
    ${d?l`<${Pa} event=${d} />
          <${Da} event=${d} onDelete=${n} onReuse=${o} />
          <${ys} text=${d.payload.text} />`:null}
  </aside>`}function Pa({event:e}){return l`<dl class="facts">
    <dt>${a("event.id")}</dt>
    <dd>
      <code>${e.id}</code> <${Z} text=${e.id} label=${a("event.copyId")} />
    </dd>
    <dt>${a("event.status")}</dt>
    <dd><${zt} status=${e.status} /></dd>
    <dt>${a("event.received")}</dt>
    <dd><${q} ms=${e.createdAtMs} isExact=${!0} /></dd>
    ${e.deliveredAtMs===null?null:l`<dt>${a("event.delivered")}</dt>
          <dd><${q} ms=${e.deliveredAtMs} isExact=${!0} /></dd>`}
    ${e.leaseUntilMs===null?null:l`<dt>${a("event.claimedUntil")}</dt>
          <dd><${q} ms=${e.leaseUntilMs} isExact=${!0} /></dd>`}
  </dl>`}function Da({event:e,onDelete:t,onReuse:n}){return l`<div class="actions">
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
  </div>`}var bs=Q(()=>{let{tab:e,status:t,type:n,since:o,after:r,before:s,cursors:i}=S.value,u=!!(t||n||o||r||s||i.length);return e!=="inbox"||u||ye.value?!1:Ne.value!==null&&te.value===null}),ze=Q(()=>{if(bs.value)return K(D.value.length);let e=rt.value?.undelivered;return e?`${K(e.count)}${e.isExact?"":"+"}`:""}),Qt=Q(()=>!!(bs.value?Ie.value:Ce.value));function ks({onClose:e}){let[t,n]=$(""),[o,r]=$(""),[s,i]=$(S.peek().type),[u,c]=$(!1),[f,d]=$(null),h=async m=>{if(m.preventDefault(),!u){c(!0),d(null);try{let p={fromMs:gs(t),toMs:gs(o),type:s.trim()},{count:v,isComplete:k}=await Ir(p),g=a("replay.done",{count:v});j(k?g:`${g} ${a("replay.more")}`),J({isQuiet:!0}),e()}catch(p){d(p),c(!1)}}};return l`<${je} title=${a("replay.title")} onClose=${e}>
    <form onSubmit=${h}>
      <p>${a("replay.help")}</p>
      <div class="fields">
        <${L} label=${a("replay.from")} type="datetime-local" step="1" value=${t}
          onValue=${n} data-first hint=${a("replay.fromHint")} />
        <${L} label=${a("replay.to")} type="datetime-local" step="1" value=${o}
          onValue=${r} hint=${a("replay.toHint")} />
        <${L} label=${a("replay.type")} value=${s} onValue=${i}
          hint=${a("replay.typeHint")} />
      </div>
      <${M} error=${f} />
      <div class="actions">
        <button type="submit" class="button strong" disabled=${u}>
          ${a("replay.confirm")}
        </button>
        <button type="button" class="button" onClick=${e}>${a("replay.cancel")}</button>
      </div>
    </form>
  <//>`}function gs(e){return e?new Date(e).getTime():null}var Ra=3e4;function xs(){let e=S.value,[t,n]=$([]),[o,r]=$(!1),s=[e.status,e.type,e.sinceMs,e.after,e.before];P(()=>{J()},[...s,e.cursors.at(-1)]),P(()=>{let u=setInterval(()=>document.hidden||J({isQuiet:!0}),Ra);return()=>clearInterval(u)},[]);let i=()=>{let u=S.peek().event;E({event:""}),requestAnimationFrame(()=>Xn(u))};return ja(i),l`<div class="inbox ${e.event?"inbox-reading":""}">
    <section class="inbox-list" aria-labelledby="inbox-title">
      <header class="screen-head">
        <div class="screen-title">
          <h1 id="inbox-title">${a("inbox.title")}</h1>
          ${ze.value?l`<${Ha} />`:null}
        </div>
        <button type="button" class="button" onClick=${()=>r(!0)}>
          <${y} name="replay" />${a("inbox.replay")}
        </button>
      </header>
      <${$s} />
      <${La} />
      <${Fa} onDelete=${n} />
    </section>
    ${e.event?l`<${_s}
          id=${e.event}
          onClose=${i}
          onDelete=${n}
          onReuse=${u=>{rs(u),E({...V,tab:"send"})}}
        />`:null}
    ${t.length?l`<${Ke}
          title=${a("inbox.deleteTitle",{count:t.length})}
          deed=${a("inbox.delete")}
          onConfirm=${async()=>{await cs(t),t.includes(S.peek().event)&&E({event:""})}}
          onClose=${()=>n([])}
        >
          <p>${a("inbox.deleteHelp")}</p>
        <//>`:null}
    ${o?l`<${ks} onClose=${()=>r(!1)} />`:null}
  </div>`}function Ha(){return l`<span class="tally">
    ${a("inbox.undelivered",{count:ze.value})}
    ${Qt.value?l` <span class="tag tag-stale">${a("inbox.outOfDate")}</span>`:null}
  </span>`}function La(){let e=Ne.value;if(e===null)return l`<${M} error=${Ie.value} onRetry=${()=>J()} />`;let t=a("inbox.failed");return l`<${M} error=${Ie.value} title=${t} onRetry=${()=>J()}>
    <p>${a("inbox.readAt",{when:Ae(e)})}</p>
  <//>`}function Fa({onDelete:e}){return D.value.length?l`<${ds} onDelete=${e} />
      <div class=${ye.value?"is-loading":""} aria-busy=${ye.value}>
        <${ms} />
      </div>
      <${Zn} />`:ye.value?l`<p class="hint" role="status">${a("inbox.loading")}</p>`:Ne.value===null?null:l`<${Ba} /><${Ua} />`}function Ua(){return S.value.cursors.length||te.value!==null?l`<${Zn} />`:null}function Ba(){let{type:e,since:t,after:n,before:o,status:r,cursors:s}=S.value;return te.value!==null?l`<${W} title=${a("inbox.notYet")}>
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
      ${B("inbox.emptyHelp",{send:i=>l`<button type="button" class="link" onClick=${qa}>${i}</button>`})}
    </p>
    <${oe}
      method="POST"
      path="v1/events"
      body=${'{"event_type":"order.created","total":1.10}'}
    />
  <//>`}var qa=()=>E({...V,tab:"send"});function ja(e){Kt({j:()=>Yn(1),k:()=>Yn(-1),x:()=>ae.peek()&&Gn(ae.peek()),a:()=>{let t=S.peek().event||ae.peek();D.peek().find(o=>o.id===t)?.status==="undelivered"&&Yt(()=>_e([t]))},r:()=>J(),"/":()=>{let t=document.querySelector("[data-filter=type]");t instanceof HTMLElement&&t.focus()},Escape:()=>S.peek().event&&e()})}async function ws(e){await A("GET","v1/inbox",{key:e,query:{limit:1}})}async function Ss(e){let t=[],n=null;do{let o={limit:100,cursor:n},r=await A("GET",Qn(e),{query:o});t.push(...r.keys.map(Ka)),n=r.next_cursor}while(n!==null);return t.sort((o,r)=>r.createdAtMs-o.createdAtMs)}async function Ts(e,t){let n=JSON.stringify({display_name:t||null});return(await A("POST",Qn(e),{body:n})).api_key}async function Ms(){let e=await A("POST","v1/keys/rotate");return{key:e.api_key,oldKeyExpiresAtMs:e.old_key_expires_at}}async function Es(e,t){await A("DELETE",`${Qn(e)}/${encodeURIComponent(t)}`)}function Qn(e){return`v1/tenants/${encodeURIComponent(e)}/keys`}function Ka(e){return{id:e.key_id,name:e.display_name??"",prefix:e.prefix,lastFour:e.last_four,status:e.status,createdAtMs:e.created_at,expiresAtMs:e.expires_at}}var Wa=/^tenant_([a-z0-9-]{3,50})_(?:live|test)_/,Je=Q(()=>Wa.exec(me.value)?.[1]??"");function As({onCreate:e}){let[t,n]=$(""),[o,r]=$(!1),[s,i]=$(null);return l`<form class="sheet inline-form" onSubmit=${async c=>{if(c.preventDefault(),!o){r(!0),i(null);try{await e(t.trim()),n("")}catch(f){i(f)}r(!1)}}}>
    <${L} label=${a("key.name")} value=${t} onValue=${n} maxlength="200"
      placeholder=${a("key.nameExample")} hint=${a("key.nameHint")} />
    <button type="submit" class="button strong" disabled=${o}>
      <${y} name="keys" />${a("key.create")}
    </button>
    <${M} error=${s} />
  </form>`}var Va={active:"●",expired:"◌",revoked:"✕"};function Cs({apiKey:e,onRevoke:t}){let n=e.status==="active";return l`<li class="card ${n?"":"card-over"}">
    <div class="card-words">
      <p><code>${e.prefix}…${e.lastFour??""}</code></p>
      <p class="card-notes">
        <span class="key-${e.status}">
          <span aria-hidden="true">${Va[e.status]}</span>${" "}
          ${a(`key.status.${e.status}`)}
        </span>
        ${e.name?l`<span>${e.name}</span>`:null}
        <span>${B("key.created",{when:l`<${q} ms=${e.createdAtMs} />`})}</span>
        ${n&&e.expiresAtMs!==null?l`<span>
              ${B("key.expires",{when:l`<${q} ms=${e.expiresAtMs} />`})}
            </span>`:null}
        ${eo(e,me.value)?l`<span class="tag">${a("key.inUse")}</span>`:null}
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
  </li>`}function eo(e,t){return e.lastFour!==null&&t.startsWith(e.prefix)&&t.endsWith(e.lastFour)}function Os(){let e=Je.value,t=Oe(async()=>e?Ss(e):[],[e]),{answer:n,problem:o,again:r}=t,[s,i]=$(null),[u,c]=$(null),[f,d]=$(!1),h=async()=>{d(!0);try{let{key:m,oldKeyExpiresAtMs:p}=await Ms(),v=a("key.oldUntil",{time:pe(p)});i({key:m,note:v,isReplacement:!0}),await r()}catch(m){ie(m)}d(!1)};return e?l`<section class="keys" aria-labelledby="keys-title">
    <header class="screen-head">
      <h1 id="keys-title">${a("key.title")}</h1>
      <button type="button" class="button" disabled=${f} onClick=${h}>
        <${y} name="replay" />${a("key.rotate")}
      </button>
    </header>
    ${s?l`<${za} made=${s} onDone=${()=>i(null)} />`:null}
    <${As}
      onCreate=${async m=>{i({key:await Ts(e,m),note:"",isReplacement:!1}),await r()}}
    />
    <${M} error=${o} onRetry=${r} />
    ${n?l`<ul class="cards" aria-label=${a("key.title")}>
          ${n.map(m=>l`<${Cs} key=${m.id} apiKey=${m} onRevoke=${()=>c(m)} />`)}
        </ul>`:null}
    ${u?l`<${Ke}
          title=${a("key.revokeTitle")}
          deed=${a("key.revokeConfirm")}
          word=${u.lastFour||"revoke"}
          onConfirm=${async()=>{await Es(e,u.id),j(a("key.revoked",{end:u.lastFour??""})),await r()}}
          onClose=${()=>c(null)}
        >
          <p>
            ${B("key.revokeHelp",{key:l`<code>${u.prefix}…${u.lastFour}</code>`})}
          </p>
          ${eo(u,It())?l`<p><strong>${a("key.revokeOwn")}</strong></p>`:null}
        <//>`:null}
  </section>`:l`<${Ja} />`}function za({made:e,onDone:t}){return l`<${Rt} title=${a("key.newTitle")} secret=${e.key} onDone=${t}>
    ${e.note?l`<p>${e.note}</p>`:null}
    ${e.isReplacement?l`<p>
          <button
            type="button"
            class="button"
            onClick=${()=>{Nt(e.key),j(a("key.used"))}}
          >
            ${a("key.use")}
          </button>
        </p>`:null}
  <//>`}function Ja(){return l`<${W} title=${a("key.noTenant")}>
    <p>${a("key.noTenantHelp")}</p>
  <//>`}function Is({state:e,problem:t}){return l`<p class="connection connection-${e}" title=${t||void 0}>
    <span class="connection-light" aria-hidden="true"></span>
    <span role="status">${_(`live.${e}`)}</span>
  </p>`}function Ns({label:e,value:t,onValue:n,hint:o}){return l`<label class="toggle">
    <input
      type="checkbox"
      checked=${t}
      onChange=${r=>n(r.target.checked)}
    />
    <span>${e}${o?l`<span class="hint">${o}</span>`:null}</span>
  </label>`}function Ps({keys:e,onClose:t}){return l`<${je} title=${_("keys.title")} onClose=${t}>
    <dl class="shortcuts">
      ${e.map(([n,o])=>l`<div key=${n}>
          <dt><kbd>${n}</kbd></dt>
          <dd>${o}</dd>
        </div>`)}
    </dl>
    <${Ns}
      label=${_("keys.letters")}
      value=${Ve.value}
      onValue=${n=>{Ve.value=n}}
    />
  <//>`}function Ds({notice:e}){let{id:t,text:n,action:o,error:r}=e;return l`<div class="notice">
    ${r?l`<${M} error=${r} />`:l`<p>${n}</p>`}
    ${o?l`<button
          type="button"
          class="button"
          onClick=${()=>{Ht(t),o.act()}}
        >
          ${o.label}
        </button>`:null}
    <button
      type="button"
      class="button quiet icon-only"
      aria-label=${_("notice.dismiss")}
      onClick=${()=>Ht(t)}
    >
      <${y} name="close" />
    </button>
  </div>`}function Rs(){return l`<div class="notices" role="status" aria-live="polite">
    ${Ue.value?l`<p class="notice waiting">${Ue.value}</p>`:null}
    ${$e.value.map(e=>l`<${Ds} key=${e.id} notice=${e} />`)}
  </div>`}function Hs({kind:e="info",action:t,onDismiss:n,children:o}){return l`<aside class="banner banner-${e}" aria-label=${_("banner.label")}>
    ${e==="info"?null:l`<${y} name="warning" />`}
    <p>${o}</p>
    ${t}
    ${n?l`<button
          type="button"
          class="button quiet icon-only"
          aria-label=${_("notice.dismiss")}
          onClick=${n}
        >
          <${y} name="close" />
        </button>`:null}
  </aside>`}function Ls({href:e="admin/"}){let t=Ot.value;if(t===null)return null;let n=Te(t,{timeStyle:"short"});return l`<${Hs}
    kind="warning"
    action=${l`<a class="button" href=${e}>${_("impersonation.back")}</a>`}
  >
    ${_("impersonation.banner",{time:n})}
  <//>`}var Ga=5;function Fs({label:e,sections:t,current:n}){let o=[...new Set(t.map(i=>i.group??""))],r=I(null);P(()=>{let i=r.current?.querySelector("[aria-current=page]");i instanceof HTMLElement&&r.current&&Ya(r.current,i)},[n,t.length]);let s=t.length>Ga?"sections-many":"sections-few";return l`<nav ref=${r} class="sections ${s}" aria-label=${e}>
    ${o.map(i=>l`<${Xa}
        key=${i}
        name=${i}
        sections=${t.filter(u=>(u.group??"")===i)}
        current=${n}
      />`)}
  </nav>`}function Ya(e,t){let n=t.getBoundingClientRect().left-e.getBoundingClientRect().left;e.scrollLeft+=n-(e.clientWidth-t.offsetWidth)/2}function Xa({name:e,sections:t,current:n}){let o=t.length===1&&t[0]?.label===e;return l`<div class="section">
    ${e&&!o?l`<h2>${e}</h2>`:null}
    <ul>
      ${t.map(r=>l`<${Za} key=${r.id} section=${r} isCurrent=${r.id===n} />`)}
    </ul>
  </div>`}function Za({section:e,isCurrent:t}){let{label:n,href:o,icon:r,badge:s,onOpen:i}=e;return l`<li>
    <a
      href=${o}
      aria-current=${t?"page":void 0}
      onClick=${i?ir(i):void 0}
    >
      ${r?l`<${y} name=${r} />`:null}
      <span class="section-label">${n}</span>
      ${s}
    </a>
  </li>`}function Us(e){let{title:t,mark:n,context:o,status:r,tools:s,banner:i,sections:u,current:c,children:f}=e;return l`<div class="shell">
    <a class="skip" href="#main" onClick=${Qa}>${_("shell.skip")}</a>
    <header class="masthead">
      <p class="masthead-name">${n}<span class="masthead-title">${t}</span></p>
      ${o} ${r}
      <div class="masthead-tools">${s}</div>
    </header>
    <${Ls} />${i}
    <${Fs}
      label=${e.navigationLabel??_("shell.sections")}
      sections=${u}
      current=${c}
    />
    <main id="main" tabindex="-1">${f}</main>
    <${Rs} />
  </div>`}function Qa(e){e.preventDefault(),document.getElementById("main")?.focus()}function Bs({label:e,face:t,isIconOnly:n=!1,className:o="",children:r}){let[s,i]=$(!1),u=I(null),c=X(),f=()=>{i(!1),u.current?.querySelector("button")?.focus()};return Y(()=>{let h=s?u.current?.querySelector("[data-first]"):null;h instanceof HTMLElement&&h.focus()},[s]),P(()=>{if(!s)return;let h=m=>{m.target instanceof Node&&!u.current?.contains(m.target)&&i(!1)};return document.addEventListener("pointerdown",h),document.addEventListener("focusin",h),()=>{document.removeEventListener("pointerdown",h),document.removeEventListener("focusin",h)}},[s]),l`<div class="popover ${o}" ref=${u} onKeyDown=${h=>{!s||h.key!=="Escape"||(h.preventDefault(),h.stopPropagation(),f())}}>
    <button
      type="button"
      class="button quiet ${n?"icon-only":""}"
      aria-expanded=${s}
      aria-controls=${s?c:void 0}
      aria-label=${n?e:void 0}
      onClick=${()=>i(!s)}
    >
      ${t}
    </button>
    ${s?l`<div class="popover-panel" id=${c} role="group" aria-label=${e}>
          ${r(f)}
        </div>`:null}
  </div>`}function en(){return l`<${Xt}
    legend=${_("theme.title")}
    name="theme"
    value=${We.value}
    options=${ss.map(e=>[e,_(`theme.${e}`)])}
    onValue=${e=>{We.value=e}}
  />`}function qs({name:e,note:t,items:n}){return l`<${Bs}
    label=${e?_("user.of",{name:e}):_("user.menu")}
    face=${e?l`<span class="avatar" data-initials=${el(e)}></span>`:l`<${y} name="person" />`}
    isIconOnly
    className="user-menu"
  >
    ${o=>l`
      ${e?l`<p class="user-name">
            <strong>${e}</strong>${t?l`<span class="hint">${t}</span>`:null}
          </p>`:null}
      <${en} />
      <ul class="popover-list">
        ${n.map(r=>l`<li key=${r.label}><${tl} item=${r} close=${o} /></li>`)}
      </ul>
    `}
  <//>`}function el(e){let t=e.split(/\s+/).filter(Boolean);return[t[0],t.length>1?t.at(-1):""].map(n=>[...n??""][0]?.toUpperCase()??"").join("")}function tl({item:e,close:t}){let n=l`${e.icon?l`<${y} name=${e.icon} />`:null}${e.label}`;return e.href?l`<a class="menu-item" href=${e.href}>${n}</a>`:l`<button type="button" class="menu-item" onClick=${()=>{t(),e.act?.()}}>${n}</button>`}function js(){let[e,t]=$(""),[n,o]=$(!1),[r,s]=$(null),[i,u]=$(null),c=it.value,f=qt.value.trim(),d=rl(c),h=async p=>{if(p.preventDefault(),!(d||n)){o(!0),u(null),s(null);try{s(await Tr(c,{type:f,repeatKey:e.trim()}))}catch(v){u(v)}finally{o(!1)}}},m={};return f&&(m["X-Event-Type"]=f),e.trim()&&(m["Idempotency-Key"]=e.trim()),l`<section class="send" aria-labelledby="send-title">
    <header class="screen-head"><h1 id="send-title">${a("send.title")}</h1></header>
    <form class="sheet envelope" onSubmit=${h}>
      <${nl} payload=${c} fault=${d} />
      <div class="fields">
        <${L} label=${a("send.type")} value=${f}
          placeholder=${a("send.typePlaceholder")}
          onValue=${p=>qt.value=p}
          hint=${a("send.typeHint")} />
        <${L} label=${a("send.key")} value=${e} onValue=${t}
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
          onClick=${()=>it.value=Lt(c)}
        >
          ${a("send.format")}
        </button>
      </div>
      <div role="status">${r?l`<${ol} receipt=${r} />`:null}</div>
    </form>
    <details class="sheet">
      <summary>${a("send.terminal")}</summary>
      <${oe} method="POST" path="v1/events" body=${c} headers=${m} />
    </details>
  </section>`}function nl({payload:e,fault:t}){let n=X();return l`<div class="field">
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
  </div>`}function ol({receipt:e}){return l`<div class="receipt">
    <p>
      <strong>${a(e.isRepeat?"send.storedBefore":"send.stored")}</strong>
      <code> ${e.id}</code>
    </p>
    <div class="actions">
      <${Z} text=${e.id} label=${a("send.copyId")} />
      <button
        type="button"
        class="button"
        onClick=${()=>E({...V,tab:"inbox",event:e.id})}
      >
        ${a("send.view")}
      </button>
    </div>
  </div>`}function rl(e){try{let t=fe(e);return typeof t=="object"&&t!==null&&!Array.isArray(t)?"":a("send.notObject")}catch(t){if(t instanceof ot)return t.message;throw t}}var Ks=1e3,sl=3e4,il=5e3,al=45e3,Ws=3;function Vs({open:e,onEvent:t,onConnected:n,poll:o,isWanted:r=()=>!0}){let s=x("off"),i=x(""),u=null,c=0,f="",d=m=>{u?.abort(),u=null,s.value=m},h=async()=>{let m=new AbortController;u=m;let p=Ks,v=0;for(;!m.signal.aborted&&r();){v<=Ws&&(s.value="connecting");let k=new to;try{let w=await e(f,AbortSignal.any([m.signal,k.signal]));s.value="live",i.value="",v=0,n?.();for await(let b of w)k.broken(),p=Ks,b.id!==null&&(f=b.id),t(b)}catch(w){if(m.signal.aborted)return;v+=1;let b=w instanceof U;i.value=b?w.message:_("live.broken"),b&&(p=Math.max(p,w.retryAfterSeconds*1e3)),b&&w.status===400&&(f="")}finally{k.end()}if(m.signal.aborted||!r())return;let g=o!==void 0&&v>Ws;s.value=g?"polling":"waiting",g&&o(),await ll(p*(.5+Math.random()/2),m.signal),p=Math.min(2*p,sl)}};return{state:s,problem:i,follow(){let m=()=>{clearTimeout(c),document.hidden?c=setTimeout(()=>d("paused"),il):u||h()};return f="",document.addEventListener("visibilitychange",m),m(),()=>{document.removeEventListener("visibilitychange",m),clearTimeout(c),d("off")}}}}var to=class{#t=new AbortController;#e=0;constructor(){this.signal=this.#t.signal,this.broken()}broken(){clearTimeout(this.#e),this.#e=setTimeout(()=>this.#t.abort(),al)}end(){clearTimeout(this.#e)}};function ll(e,t){return new Promise(n=>{let o=setTimeout(n,e);t.addEventListener("abort",()=>{clearTimeout(o),n()})})}var tn=x({onEvent:(()=>{}),onConnected:()=>{}}),no=Vs({open:Pr,onEvent:({event:e})=>e!==null&&tn.peek().onEvent(e),onConnected:()=>tn.peek().onConnected(),poll:()=>tn.peek().onConnected(),isWanted:Be}),zs=no.state,Js=no.problem;function Gs(e,t){return tn.value={onEvent:e,onConnected:t},no.follow()}var ul={inbox:xs,send:js,hooks:os,keys:Os,figures:Ur},cl=[["j",a("shell.shortcuts.next")],["k",a("shell.shortcuts.previous")],["Enter",a("shell.shortcuts.open")],["Escape",a("shell.shortcuts.close")],["a",a("shell.shortcuts.acknowledge")],["x",a("shell.shortcuts.select")],["r",a("shell.shortcuts.refresh")],["/",a("shell.shortcuts.filter")],[a("shell.shortcuts.sectionKeys"),a("shell.shortcuts.section")],["?",a("shell.shortcuts.list")]];function Ys(){let[e,t]=$(!1),{tab:n}=S.value;return P(()=>(he(),Gs(o=>{as(o),he()},()=>{J({isQuiet:!0}),he()})),[]),P(()=>{document.title=`${a(`shell.tabs.${n}`)} · ${a("shell.title")}`},[n]),Kt({"?":()=>t(!0),...Object.fromEntries(Ct.map((o,r)=>[`${r+1}`,()=>E({...V,tab:o})]))}),l`<${Us}
      title=${a("shell.title")}
      mark=${l`<img src="mark.svg" alt="" width="28" height="28" />`}
      context=${Je.value?l`<span class="context">${Je.value}</span>`:null}
      status=${l`<${Is} state=${zs.value} problem=${Js.value} />`}
      tools=${l`<${dl} onHelp=${()=>t(!0)} />`}
      sections=${Ct.map(o=>({id:o,label:a(`shell.tabs.${o}`),icon:o,href:Mn({tab:o}),onOpen:()=>E({...V,tab:o}),badge:o==="inbox"&&ze.value?l`<${pl} />`:null}))}
      current=${n}
    >
      <${ul[n]} key=${n} />
    <//>
    <div
      class="visually-hidden"
      role="log"
      aria-live="polite"
      aria-label=${a("inbox.arrivals")}
    >
      ${Kn.value}
    </div>
    ${e?l`<${Ps} keys=${cl} onClose=${()=>t(!1)} />`:null}`}function dl({onHelp:e}){return l`<${qs}
    name=${Je.value}
    items=${[{label:a("shell.keys"),icon:"keyboard",act:e},{label:a("shell.signOut"),icon:"exit",act:$r}]}
  />`}function pl(){let e=Qt.value;return l`<span class="count ${e?"count-stale":""}">
    ${ze.value}
    <span class="visually-hidden">
      ${" "}${a(e?"inbox.undeliveredStale":"inbox.undeliveredWord")}
    </span>
  </span>`}var fl=/^[\x21-\x7e]+$/,ml={401:a("door.wrong"),403:a("door.admin")};function Xs(){let[e,t]=$(""),[n,o]=$(!1),[r,s]=$(!1),[i]=$(_r),[u,c]=$(""),[f,d]=$(""),[h,m]=$(null),p=I(null);return Y(()=>p.current?.focus(),[]),l`<main class="door" id="main">
    <form class="sheet door-sheet" onSubmit=${async k=>{k.preventDefault();let g=e.trim();if(r)return;let w=g===""?a("door.missing"):fl.test(g)?"":a("door.wrong");if(c(w),d(""),m(null),!w){s(!0);try{await ws(g),Nt(g)}catch(b){let C=b instanceof U?ml[b.status]:void 0;C?c(C):m(b),d(C&&b instanceof U?b.requestId:""),s(!1),p.current?.focus()}}}}>
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
            aria-invalid=${u?"true":void 0}
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
        <p id="key-note" class=${u?"hint fault":"hint"}>
          ${u||a("door.keep")}
          ${f?l`<span class="door-request">
                ${B("door.request",{id:l`<code>${f}</code>`})}
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
          ${B("door.helpText",{request:l`<code>POST /v1/tenants</code>`,option:l`<code>--demo</code>`,docs:k=>l`<a href="docs">${k}</a>`})}
        </p>
      </details>
    </form>
    <${en} />
  </main>`}Vo(l`<svg
  class="empty-drawing"
  viewBox="0 0 120 72"
  aria-hidden="true"
  focusable="false"
>
  <path d="M6 10h108v56H6z" />
  <path d="M42 10v56M78 10v56M6 38h108" />
  <path d="M50 30l4-10h14l2 4" class="faint" />
</svg>`);jo({inbox:"M3 13l2.5-8h13L21 13v6H3zM3 13h5l1.5 3h5L16 13h5",send:"M3 11.5L21 4l-5.5 17-3.5-7.5zM12 13.5L21 4",hooks:"M9 15l6-6M10.5 6.5l2-2a4.2 4.2 0 016 6l-2 2M13.5 17.5l-2 2a4.2 4.2 0 01-6-6l2-2",keys:"M11.5 16a4 4 0 11-8 0 4 4 0 018 0zM10.4 13.1L20 3.5M16.4 7.1l3 3M13.4 10.1l2 2",figures:"M4 20h16M6.5 20v-7M12 20V5M17.5 20V10",return:"M8 5L3.5 9.5 8 14M3.5 9.5H15a5.5 5.5 0 010 11h-4",replay:"M4 12a8 8 0 108-8H5M8.5 .8L5 4l3.5 3.2"});zo({isForDevelopers:!0});function hl(){return Be()?l`<${Ys} />`:l`<${Xs} />`}bo(l`<${hl} />`,document.getElementById("desk"));
