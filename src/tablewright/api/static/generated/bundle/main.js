/* Built by `make pages`. Licences are in kit/vendor. */
function R(e,t){if(!t||typeof t!="object")return{};let{$ref:n,anyOf:o,oneOf:i,...r}=t;if(n){let l=String(n).split("/").at(-1)??"";return{...R(e,e.components?.schemas?.[l]),...r}}let s=o??i,a=s?.filter(l=>l.type!=="null");if(s&&a.length===1){let l=a.length<s.length;return{...R(e,a[0]),...r,isNullable:l}}if(Array.isArray(r.type)){let l=r.type.filter(p=>p!=="null");return{...r,type:l[0],isNullable:l.length<r.type.length}}return s?{...r,union:s}:r}function Z(e,t){return Object.entries(t.properties??{}).map(([o,i])=>[o,R(e,i)])}function T(e){let t=e.replace(/([a-z0-9])([A-Z])/g,"$1 $2").replace(/[_\-.]+/g," ");return t.charAt(0).toUpperCase()+t.slice(1).toLowerCase()}var Bn=["get","post","put","patch","delete"],Wn=new Set(["limit","cursor"]);function Ne(e){let t=zn(e),n=new Set(t.filter(s=>s.isStream)),o=t.filter(s=>s.method==="GET"&&Ae(e,s)!==null),i=o.map(s=>Gn(e,s,t,n));for(let s of t.filter(a=>!n.has(a)))i.push(Pe(s));Zn(i);let r=[...new Set(i.map(s=>s.tag))];return{title:String(e.info?.title??"Service"),description:String(e.info?.description??""),needsKey:t.some(s=>s.isSecured),probe:o.find(s=>s.isSecured&&!s.parameters.some(a=>a.isRequired)),groups:r.map(s=>({name:s,views:i.filter(a=>a.tag===s)})),document:e}}function Tt(e){return e.parameters.filter(t=>!Wn.has(t.name))}function zn(e){return Object.entries(e.paths??{}).flatMap(([t,n])=>Bn.filter(o=>n[o]&&!n[o].deprecated).map(o=>Kn(e,t,o,n[o])))}function Kn(e,t,n,o){let i=o.parameters??[],s=Object.entries(o.responses??{}).find(([l])=>/^2/.test(l))?.[1]?.content??{},a=o.requestBody?.content?.["application/json"]?.schema;return{method:n.toUpperCase(),path:t,title:Jn(n,String(o.summary||T(o.operationId??t))),description:String(o.description??"").replace(/\n*For: [^\n]*$/,""),tag:T(o.tags?.[0]??Ie(t)),parameters:i.filter(l=>l.in==="path"||l.in==="query").map(l=>({name:l.name,isRequired:!!l.required,schema:{description:l.description,...R(e,l.schema)}})),headers:new Set(i.filter(l=>l.in==="header").map(l=>l.name.toLowerCase())),body:a?R(e,a):null,response:R(e,s["application/json"]?.schema),isStream:"text/event-stream"in s,isSecured:(o.security??[]).length>0}}function Jn(e,t){let n=t.replace(/\.$/,"");if(e==="get")return n;let[o="",...i]=(n.split(":")[0]??"").split(" ");return[o.replace(/ies$/,"y").replace(/(ss|ch|sh|x)es$/,"$1").replace(/([^s])s$/,"$1"),...i].join(" ")}function Ae(e,{response:t}){if(Ee(e,t))return"";let n=Z(e,t).filter(([,o])=>Ee(e,o));return n.length===1&&n[0]?n[0][0]:null}function Ee(e,t){return t.type==="array"&&"properties"in R(e,t.items)}function Gn(e,t,n,o){let i=Ae(e,t)??"",r=i?R(e,t.response.properties[i]):t.response,s=n.filter(c=>c.path.startsWith(`${t.path}/{`)),a=s.find(c=>/^\/\{\w+\}$/.test(c.path.slice(t.path.length)))?.path,l=/\{(\w+)\}$/.exec(a??"")?.[1]??"",p=(c,...d)=>n.find(h=>h.path===c&&d.includes(h.method)&&!h.isStream),u=a??"",m={...Pe(t),title:T(Ie(t.path)),member:i,columns:Z(e,R(e,r.items)),create:p(t.path,"POST"),itemParameter:l,get:p(u,"GET"),edit:p(u,"PATCH")??p(u,"PUT"),remove:p(u,"DELETE"),actions:s.filter(c=>Yn(c,u)),stream:n.find(c=>c.isStream&&c.tag===t.tag&&!Xn(c,t))},_=[t,m.create,m.get,m.edit,m.remove,...m.actions];for(let c of _)c&&o.add(c);return m}function Yn(e,t){return t!==""&&e.path.startsWith(`${t}/`)&&e.method!=="GET"&&/^\/[^{}/]+$/.test(e.path.slice(t.length))}function Xn(e,t){let n=new Set(t.parameters.map(o=>o.name));return e.parameters.some(o=>o.isRequired&&!n.has(o.name))}function Pe(e){return{...{create:void 0,get:void 0,edit:void 0,remove:void 0},...{member:null,columns:[],itemParameter:"",actions:[],stream:void 0},id:"",title:e.title,tag:e.tag,main:e}}function Ie(e){return e.split("/").filter(t=>t&&!t.startsWith("{")).at(-1)??e}function Zn(e){let t=e.map(o=>o.title),n=new Set;for(let o of e){t.filter(r=>r===o.title).length>1&&(o.title=o.main.title);let i=o.title.toLowerCase().replace(/[^a-z0-9]+/g,"-");for(let r=1;!o.id;r+=1){let s=r===1?i:`${i}-${r}`;n.has(s)||(o.id=s)}n.add(o.id)}}var q=class extends Error{constructor(t,n={}){super(t),this.status=n.status??0,this.code=n.code??"",this.requestId=n.requestId??"",this.retryAfterSeconds=n.retryAfterSeconds??0,this.details=n.details??{},this.place=n.place??String(this.details.place??"")}};var S,Re,ee,J,Qt,At,Le,Et,Fe,ne,te,Qn,yt=Symbol.for("pv"),Pt={},It=[],to=/^m(i|n|o|s|text|space)$/,oe=Array.isArray,re=It.slice,tt=Object.assign;function Q(e){e&&e.parentNode&&e.remove()}function jt(e,t,n){var o,i,r,s={},a=arguments.length;for(r in t)r=="key"?o=t[r]:r=="ref"&&typeof e!="function"?i=t[r]:s[r]=t[r];return a>2&&(s.children=a>3?re.call(arguments,2):n),ht(e,s,o,i,null)}function ht(e,t,n,o,i){var r={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:yt,__v:i||++Re,__i:-1,__u:0};return!i&&S.vnode&&S.vnode(r),r}function et(e){return e.children}function it(e,t){this.props=e,this.context=t,this.__g=0}function G(e,t){if(t==null)return e.__&&G(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:G(e)}function eo(e){var t,n=e.__v,o=n.__e,i=[],r=[],s=e.__P;s&&((t=tt({constructor:yt},n)).__v=n.__v+1,S.vnode&&S.vnode(t),ie(s,t,n,e.__n,s.namespaceURI,32&n.__u?[o]:null,i,o||G(n),32&n.__u,r),t.__v=n.__v,t.__.__k[t.__i]=t,We(i,t,r),n.__=n.__e=null,t.__e!=o&&Ue(t))}function Ue(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),Ue(e)}function je(e){(8&e.__g||(e.__g|=8,J.push(e),At++))&&Qt==S.debounceRendering||((Qt=S.debounceRendering)||queueMicrotask)(qe)}function qe(){try{for(var e,t=1;J.length;)J.length>t&&J.sort(Le),e=J.shift(),t=J.length,8&e.__g&&eo(e)}finally{(At=J.length)&&(Qt||queueMicrotask)(qe)}}function He(e,t,n,o,i,r,s,a,l,p,u){var m,_,c,d,h,y,b=o.__k||It,$=t.length;for(l=no(n,t,b,l,$),m=0;m<$;m++)(c=n.__k[m])!=null&&(_=~c.__i&&b[c.__i]||Pt,c.__i=m,y=ie(e,c,_,i,r,s,a,l,p,u),d=c.__e,(_.ref!=c.ref||8&_.__u)&&(_.ref&&se(_.ref,null,c,_),c.ref&&u.push(c.ref,c.__c||d,c)),h=h||d,4&c.__u?(l=Ve(c,l,e,!_.__v),_.__e&&(_.__e=null)):typeof c.type=="function"&&y!==void 0?l=y:d&&(l=d.nextSibling),c.__u&=-21);return n.__e=h,l}function no(e,t,n,o,i){var r,s,a,l,p,u,m,_,c,d=n.length,h=d,y=0,b=0,$=e.__k=Array(i);for(r=0;r<i;r++)(s=t[r])!=null&&typeof s!="boolean"&&typeof s!="function"?(typeof s!="object"||s.constructor===String?s=$[r]=ht(null,s):oe(s)?s=$[r]=ht(et,{children:s}):s.constructor===yt&&s.__b?s=$[r]=ht(s.type,s.props,s.key,s.ref,s.__v):$[r]=s,l=r+y,s.__=e,s.__b=e.__b+1,a=null,~(p=s.__i=oo(s,n,l,h))&&(h--,(a=n[p])&&(a.__u|=2)),a&&a.__v?(s.__u|=16,p==l-1?y--:p==l+1?y++:p!=l&&(p>l?y--:y++,b=1)):(~p||(i>d?y--:i<d&&y++),typeof s.type!="function"&&(s.__u|=4))):$[r]=null;if(b){for(u=[],m=[],r=0;r<i;r++)if((s=$[r])&&16&s.__u){for(y=0,_=u.length;y<_;)u[c=y+_>>1]<s.__i?y=c+1:_=c;u[y]=s.__i,m[r]=y+1}for(y=u.length;r--;)m[r]&&(m[r]==y?y--:$[r].__u|=4)}if(h)for(r=0;r<d;r++)!(a=n[r])||2&a.__u||(a.__e==o&&(o=G(a)),ae(a,a));return o}function Ve(e,t,n,o){var i,r,s,a;if(typeof e.type=="function"){if(e.props.__P)return t;if(i=e.__k)for(r=0;r<i.length;r++)i[r]&&(i[r].__=e,t=Ve(i[r],t,n,!1));return t}for(t&&!t.parentNode&&(t=G(e))&&!t.parentNode&&(t=null),s=e.__e,a=t;a&&a.nodeType==8;)a=a.nextSibling;for(s!=a&&(!o&&n.moveBefore&&s.parentNode?n.moveBefore(s,t):n.insertBefore(s,t||null)),t=s;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function oo(e,t,n,o){var i,r=e.key,s=e.type,a=t[n],l=a&&!(2&a.__u);if(a===null&&r==null||l&&r==a.key&&s==a.type)return n;if(o>(l?1:0)){for(i=n-1;i>=0;i--)if((a=t[i])&&!(2&a.__u)&&r==a.key&&s==a.type)return i;for(i=n+1;i<t.length;i++)if((a=t[i])&&!(2&a.__u)&&r==a.key&&s==a.type)return i}return-1}function De(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function Ot(e,t,n,o,i){var r,s;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||De(e.style,t);if(n)for(t in n)o&&n[t]==o[t]||De(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(e.__e||(e.__e={}))[t]=n,n&&o||(s=te[t]||(te[t]=ro(t)),(e.__a||(e.__a={}))[t]=ne,r=t!=(t=t.replace(Fe,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,s,r):e.removeEventListener(t,s,r));else{if(i=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function ro(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[Et]==null)t[Et]=ne++;else if(t[Et]<this.__a[e])return;return n(S.event?S.event(t):t)}}}function ie(e,t,n,o,i,r,s,a,l,p){var u,m,_,c,d,h,y,b,$,v,x,w,U,I,j,Ct,K,X,V=t.type;if(t.constructor!==yt)return null;128&n.__u&&(l=32&n.__u,u=n.__c.__z)&&(t.__u|=l,m=r=[],u.nodeType==8?a=Nt(u,r):r.push(u),a=r[0]||a),(u=S.__b)&&u(t);t:if(typeof V=="function"){_=s.length;try{if(b=t.props,$=(u=V.prototype)&&u.render,v=(u=V.contextType)&&o[u.__c],x=u?v?v.props.value:u.__:o,(c=n.__c)?(t.__c=c,2&c.__g&&(c.__g|=1)):($?t.__c=c=new V(b,x):(t.__c=c=new it(b,x),c.constructor=V,c.render=so),v&&v.sub(c),c.state||(c.state={}),c.__n=o,c.__g|=8,c.__h=[],c.__k=[]),$&&(c.__s||(c.__s=c.state),V.getDerivedStateFromProps&&(c.__s==c.state&&(c.__s=tt({},c.__s)),tt(c.__s,V.getDerivedStateFromProps(b,c.__s)))),d=c.props,h=c.state,c.__v=t,n.__c){if(b!==d&&$&&!V.getDerivedStateFromProps&&c.componentWillReceiveProps&&c.componentWillReceiveProps(b,x),t.__v==n.__v&&!(8&c.__g)||!(4&c.__g)&&c.shouldComponentUpdate&&c.shouldComponentUpdate(b,c.__s,x)===!1){t.__v!=n.__v&&(c.props=b,c.state=c.__s,c.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(D){D&&(D.__=t)}),It.push.apply(c.__h,c.__k),c.__k=[],c.__h.length&&s.push(c),a=G(n);break t}c.componentWillUpdate&&c.componentWillUpdate(b,c.__s,x),$&&c.componentDidUpdate&&c.__h.push(function(){c.componentDidUpdate(d,h,y)})}else $&&!V.getDerivedStateFromProps&&c.componentWillMount&&c.componentWillMount(),$&&c.componentDidMount&&c.__h.push(c.componentDidMount);c.context=x,c.props=b,c.__P=e,c.__g&=-5,w=S.__r,U=$?25:0;do c.__g&=-9,w&&w(t),u=c.render(c.props,c.state=c.__s,c.context);while(8&c.__g&&++U<25);$&&(It.push.apply(c.__h,c.__k),c.__k=[]),c.state=c.__s,c.getChildContext&&(o=tt({},o,c.getChildContext())),$&&n.__c&&c.getSnapshotBeforeUpdate&&(y=c.getSnapshotBeforeUpdate(d,h)),I=u&&u.type===et&&u.key==null?u.props.children:u,b.__P&&(u=a,i=(e=b.__P).namespaceURI,l=r=null,n.props&&n.props.__P!=e&&(n.__k.some(function(D){D&&ae(D,D)}),n.__k=null),a=n.__k?G(n,0):null),a=He(e,oe(I)?I:[I],t,n,o,i,r,s,a,l,p),b.__P&&(t.__e=null,a=u),t.__u&=-161,m&&m.some(Q),c.__h.length&&s.push(c),1&c.__g&&(c.__g&=-4)}catch(D){if(s.length=_,t.__v=null,l||r)if(D&&D.then){if(t.__u|=128|l,r){for(~(K=r.indexOf(a||void 0))||(K=r.length);(X=r[K-1])&&X.nodeType==8;)K--;for(;K<r.length;K++)if(X=r[K])if(r[K]=null,j){if(X==Ct)break}else{if(X.nodeType!=8)break;X.data.startsWith("$s")&&(Ct=Nt(j=X))}}if(!j){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;j=a}(u=Nt(j=t.__c.__z||(t.__c.__z=j)))?(t.__e=j,a=u):t.__e=a,a=a&&a.nextSibling}else r&&r.some(Q);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),D&&D.then||Be(t),S.__e(D,t,n)}}else a=t.__e=io(n.__e,t,n,o,i,r,s,l,p,e);return(u=S.diffed)&&u(t),a}function Nt(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function Be(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(Be))}function We(e,t,n){for(var o=0;o<n.length;)se(n[o++],n[o++],n[o++]);S.__c&&S.__c(t,e),e.some(function(i){try{e=i.__h,i.__h=[],e.some(function(r){r.call(i)})}catch(r){S.__e(r,i.__v)}})}function io(e,t,n,o,i,r,s,a,l,p){var u,m,_,c,d,h,y,b,$=n.props||Pt,v=t.props,x=t.type;if(x=="svg"?i="http://www.w3.org/2000/svg":x=="math"?i="http://www.w3.org/1998/Math/MathML":i||(i="http://www.w3.org/1999/xhtml"),r){for(u=0;u<r.length;u++)if((d=r[u])&&(x?d.localName==x:d.nodeType==3)){e=d,r[u]=null;break}}if(!e){if(b=p.ownerDocument||document,!x)return b.createTextNode(v);e=b.createElementNS(i,x,v.is?v:p),a&&(S.__m&&S.__m(t,r),a=!1),r=null}if(x){if(p=x=="template"&&e.content||e,r=x=="textarea"&&v.defaultValue!=null?null:r&&re.call(p.childNodes),!a&&r)for($={},u=0;u<e.attributes.length;u++)$[(d=e.attributes[u]).name]=d.value;for(u in $)d=$[u],u=="dangerouslySetInnerHTML"?_=d:u=="children"||u in v||u=="value"&&"defaultValue"in v||u=="checked"&&"defaultChecked"in v||Ot(e,u,null,d,i);for(u in v)d=v[u],u=="children"?c=d:u=="dangerouslySetInnerHTML"?m=d:u=="value"?h=d:u=="checked"?y=d:a&&typeof d!="function"||$[u]===d||Ot(e,u,d,$[u],i);m?(a||_&&(m.__html==_.__html||m.__html==e.innerHTML)||(e.innerHTML=m.__html),t.__k=[]):(_&&(e.textContent=""),(x=="foreignObject"||i=="http://www.w3.org/1998/Math/MathML"&&to.test(x))&&(i="http://www.w3.org/1999/xhtml"),He(p,oe(c)?c:[c],t,n,o,i,r,s,r?r[0]:n.__k&&G(n,0),a,l),r&&r.some(Q)),a&&x!="textarea"||(u="value",x=="progress"&&h==null?e.removeAttribute(u):h==null||h===e[u]&&(x!="progress"||h)||Ot(e,u,h,$[u],i),u="checked",y!=null&&y!=e[u]&&Ot(e,u,y,$[u],i))}else $===v||a&&e.data==v||(e.data=v);return e}function se(e,t,n,o){try{typeof e=="function"?t?t.__x=e(t)||1:o&&(o=o.__c||o.__e)&&(t=o.__x)&&(o.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(i){S.__e(i,n)}}function ae(e,t,n){var o,i,r,s;if(S.unmount&&S.unmount(e),!(o=e.ref)||o.current&&o.current!=e.__e||se(o,null,t,e),o=e.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(a){S.__e(a,t)}o.__P=o.__n=null}if(o=e.__k)for(s=0;s<o.length;s++)o[s]&&ae(o[s],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(o=e.__c)&&(o=o.__z)&&(i=Nt(o,r=[]))&&(o==e.__e&&r.some(Q),Q(i),Q(o)),n||Q(e.__e),e.__e=e.__c=e.__=null}function so(e,t,n){return this.constructor(e,n)}function ce(e,t){var n,o,i,r;S.__&&S.__(e,t),t.nodeType==9&&(t=t.documentElement),o=(n=e&&32&e.__u)?null:t.__k,t.__k=ht(et,{children:[e]}),i=[],r=[],ie(t,t.__k,o||Pt,Pt,t.namespaceURI,o?null:t.firstChild?re.call(t.childNodes):null,i,o?o.__e:t.firstChild,n,r),We(i,t.__k,r),t.__k.props.children=null}S={__e:function(e,t,n,o){for(var i,r,s;t=t.__;)if((i=t.__c)&&!(1&i.__g)){i.__g|=4;try{if((s=(r=i.constructor)&&r.getDerivedStateFromError)&&i.setState(r.getDerivedStateFromError(e)),i.componentDidCatch&&(i.componentDidCatch(e,o||{}),s=1),s&&8&i.__g)return void(i.__g|=2)}catch(a){e=a}}throw At=0,e}},Re=0,ee=function(e){return e!=null&&e.constructor===yt},it.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=tt({},this.state)),typeof e=="function"&&(e=e(tt({},n),this.props)),e&&(tt(n,e),this.__v&&(t&&this.__k.push(t),je(this)))},it.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),je(this))},it.prototype.render=et,J=[],At=0,Le=function(e,t){return e.__v.__b-t.__v.__b},Et=Symbol(),Fe=/(PointerCapture)$|Capture$/i,ne=0,te={},Qn=0;var nt,C,ue,ze,le=Object.is,Dt=0,en=[],fe=[],M=S,Ke=M.__b,Je=M.__r,Ge=M.diffed,Ye=M.__c,Xe=M.unmount,Ze=M.__;function vt(e,t){M.__h&&M.__h(C,e,Dt||t),Dt=0;var n=C.__H||(C.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function g(e){return Dt=1,ao(nn,e)}function ao(e,t,n){var o=vt(nt++,2);if(o.t=e,!o.__c&&(o.__=[n?n(t):nn(void 0,t),function(r){var s=(o.__N||o.__)[0],a=o.t(s,r);le(s,a)||(o.__N=[a,o.__[1]],o.__c.setState({}))}],o.__c=C,!C.__f)){C.__f=!0;var i=C.shouldComponentUpdate;C.shouldComponentUpdate=function(r,s,a){var l=this.__H;if(!l)return!0;var p=!1,u=this.props!=r;if(l.__.some(function(_){_.__N&&(p=!0,le(_.__[0],_.__N[0])||(u=!0))}),i){var m=i.call(this,r,s,a);return p?m||u:m}return!p||u}}return o.__}function B(e,t){var n=vt(nt++,3);!M.__s&&me(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,C.__H.__h.push(n))}function Rt(e,t){var n=vt(nt++,4);!M.__s&&me(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,C.__h.push(n))}function N(e){return Dt=5,Lt(function(){return{current:e}},[])}function Lt(e,t){var n=vt(nt++,7);return me(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function st(){var e=vt(nt++,11);if(!e.__){for(var t=C.__v;!t.__m&&t.__;)t=t.__;var n=t.__m||(t.__m=[0,0]);e.__="P"+n[0]+"-"+n[1]++}return e.__}function co(){var e;do{for(;e=fe.shift();)try{$t(e)}catch(n){M.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=en.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some($t),t.__h.some(pe),t.__h=[]}catch(n){t.__h=[],M.__e(n,e.__v)}}}while(fe.length)}M.__b=function(e){C=null,Ke&&Ke(e)},M.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),Ze&&Ze(e,t)},M.__r=function(e){Je&&Je(e),nt=0;var t=(C=e.__c).__H;t&&(ue==C?C.__h=[]:(t.__h.some($t),t.__h.some(pe),nt=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),ue=C},M.diffed=function(e){Ge&&Ge(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&tn(en.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),ue=C=null},M.__c=function(e,t){t.some(function(n){try{n.__h.some($t),n.__h=n.__h.filter(function(o){return!o.__||pe(o)})}catch(o){n.__h=[function(){throw o}]}}),Ye&&Ye(e,t)},M.unmount=function(e){Xe&&Xe(e);var t,n,o=e.__c;o&&o.__H&&(o.__H.__.some(function(i){try{if(i.__P&&i.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}i.__P=n,tn(fe.push(i))}else $t(i)}catch(r){t=r}}),o.__H=void 0,t&&M.__e(t,o.__v))};var Qe=typeof requestAnimationFrame=="function";function uo(e){var t,n=function(){clearTimeout(o),Qe&&cancelAnimationFrame(t),setTimeout(e)},o=setTimeout(n,35);Qe&&(t=requestAnimationFrame(n))}function tn(e){e!=1&&ze==M.requestAnimationFrame||((ze=M.requestAnimationFrame)||uo)(co)}function $t(e){var t=C,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),C=t}function pe(e){var t=C;e.__c=e.__(),C=t}function me(e,t){return!e||e.length!=t.length||t.some(function(n,o){return!le(n,e[o])})}function nn(e,t){return typeof t=="function"?t(e):t}var lo=Symbol.for("preact-signals");function Ht(){if(W>1){W--;return}let e,t=!1;for((function(){let n=Ft;for(Ft=void 0;n!==void 0;){let o=n.S;if(o.v===n.v)for(let i=o.t;i!==void 0;i=i.x)i.i===n.i&&(i.i=o.i);n=n.o}})();gt!==void 0;){let n=gt;for(gt=void 0,Ut++;n!==void 0;){let o=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&rn(n))try{n.c()}catch(i){t||(e=i,t=!0)}n=o}}if(Ut=0,W--,t)throw e}function de(e){if(W>0)return e();_e=++fo,W++;try{return e()}finally{Ht()}}var k,bt,gt;function St(e){let t=k,n=bt;k=void 0,bt=void 0;try{return e()}finally{k=t,bt=n}}var Ft,W=0,Ut=0,fo=0,_e=0,qt=0;function on(e){if(k===void 0)return;let t=e.n;if(t===void 0||t.t!==k)return t={i:0,S:e,p:k.s,n:void 0,t:k,e:void 0,x:void 0,r:t},k.s!==void 0&&(k.s.n=t),k.s=t,e.n=t,32&k.f&&e.S(t),t;if(t.i===-1)return t.i=0,t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=k.s,t.n=void 0,k.s.n=t,k.s=t),t}function O(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}O.prototype.brand=lo;O.prototype.h=function(){return!0};O.prototype.S=function(e){let t=this.t;t!==e&&e.e===void 0&&(e.x=t,this.t=e,t!==void 0?t.e=e:St(()=>{var n;(n=this.W)==null||n.call(this)}))};O.prototype.U=function(e){if(this.t!==void 0){let t=e.e,n=e.x;t!==void 0&&(t.x=n,e.e=void 0),n!==void 0&&(n.e=t,e.x=void 0),e===this.t&&(this.t=n,n===void 0&&St(()=>{var o;(o=this.Z)==null||o.call(this)}))}};O.prototype.subscribe=function(e){return H(()=>{let t=this.value;St(()=>e(t))},{name:"sub"})};O.prototype.valueOf=function(){return this.value};O.prototype.toString=function(){return this.value+""};O.prototype.toJSON=function(){return this.value};O.prototype.peek=function(){return St(()=>this.value)};Object.defineProperty(O.prototype,"value",{get(){let e=on(this);return e!==void 0&&(e.i=this.i),this.v},set(e){if(e!==this.v){if(Ut>100)throw new Error("Cycle detected");(function(t){W!==0&&Ut===0&&t.l!==_e&&(t.l=_e,Ft={S:t,v:t.v,i:t.i,o:Ft})})(this),this.v=e,this.i++,qt++,W++;try{for(let t=this.t;t!==void 0;t=t.x)t.t.N()}finally{Ht()}}}});function A(e,t){return new O(e,t)}function rn(e){for(let t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||!t.S.h()||t.S.i!==t.i)return!0;return!1}function sn(e){for(let t=e.s;t!==void 0;t=t.n){let n=t.S.n;if(n!==void 0&&(t.r=n),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}function an(e){let t,n=e.s;for(;n!==void 0;){let o=n.p;n.i===-1?(n.S.U(n),o!==void 0&&(o.n=n.n),n.n!==void 0&&(n.n.p=o)):t=n,n.S.n=n.r,n.r!==void 0&&(n.r=void 0),n=o}e.s=t}function ot(e,t){O.call(this,void 0,t),this.x=e,this.s=void 0,this.g=qt-1,this.f=4}ot.prototype=new O;ot.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===qt))return!0;if(this.g=qt,this.f|=1,this.i>0&&!rn(this))return this.f&=-2,!0;let e=k;try{sn(this),k=this;let t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(t){this.v=t,this.f|=16,this.i++}return k=e,an(this),this.f&=-2,!0};ot.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(let t=this.s;t!==void 0;t=t.n)t.S.S(t)}O.prototype.S.call(this,e)};ot.prototype.U=function(e){if(this.t!==void 0&&(O.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(let t=this.s;t!==void 0;t=t.n)t.S.U(t)}};ot.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(let e=this.t;e!==void 0;e=e.x)e.t.N()}};Object.defineProperty(ot.prototype,"value",{get(){if(1&this.f)throw new Error("Cycle detected");let e=on(this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function Vt(e,t){return new ot(e,t)}function cn(e){let t=e.j;if(e.j=void 0,typeof t=="function"){W++;let n=k;k=void 0;try{t()}catch(o){throw e.f&=-2,e.f|=8,he(e),o}finally{k=n,Ht()}}}function he(e){for(let t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=void 0,e.s=void 0,cn(e)}function po(e){if(k!==this)throw new Error("Out-of-order effect");an(this),k=e,this.f&=-2;try{8&this.f&&he(this)}finally{Ht()}}function at(e,t){this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,bt&&bt.push(this)}at.prototype.c=function(){let e=this.S();try{if(8&this.f||this.x===void 0)return;let t=this.x();typeof t=="function"&&(this.j=t)}finally{e()}};at.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,cn(this),sn(this),W++;let e=k;return k=this,po.bind(this,e)};at.prototype.N=function(){2&this.f||(this.f|=2,this.u=gt,gt=this)};at.prototype.d=function(){this.f|=8,1&this.f||he(this)};at.prototype.dispose=function(){this.d()};function H(e,t){let n=new at(e,t);try{n.c()}catch(i){throw n.d(),i}let o=n.d.bind(n);return o[Symbol.dispose]=o,o}var mo=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__,un,Wt,Bt;var ln=[];H(function(){un=this.N})();function ct(e,t){S[e]=t.bind(null,S[e]||(()=>{}))}function xt(e){if(Bt){let t=Bt;Bt=void 0,t()}Bt=e&&e.S()}function fn({data:e}){let t=ho(e);t.name="ReactiveDom",t.value=e;let[n,o]=Lt(()=>{let i=this,r=this.__v;for(;r=r.__;)if(r.__c){r.__c.__$f|=4;break}let s=Vt(()=>{let u=t.value.value;return u===0?0:u===!0?"":u||""}),a=Vt(()=>!Array.isArray(s.value)&&!ee(s.value)),l=H(function(){if(this.N=pn,a.value){let u=s.value;i.__v&&i.__v.__e&&i.__v.__e.nodeType===3&&(i.__v.__e.data=u)}}),p=this.__$u.d;return this.__$u.d=function(){l(),p.call(this)},[a,s]},[]);return n.value?o.peek():o.value}fn.displayName="ReactiveTextNode";Object.defineProperties(O.prototype,{constructor:{configurable:!0,value:jt(et,null).constructor},type:{configurable:!0,value:fn},props:{configurable:!0,get(){let e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}});ct("__b",(e,t)=>{if(xt(),Wt=void 0,typeof t.type=="string"){let n,o=t.props;for(let i in o){if(i==="children")continue;let r=o[i];r instanceof O&&(n||(t.__np=n={}),n[i]=r,o[i]=r.peek())}}e(t)});ct("__r",(e,t)=>{if(e(t),t.type!==et){xt();let n,o=t.__c;o&&(o.__$f&=-2,n=o.__$u,n===void 0&&(o.__$u=n=(function(i,r){let s;return H(function(){s=this},{name:r}),s.c=i,s})((function(i){return function(){var r;mo&&((r=this.y)==null||r.call(this)),i.__$f|=1,i.setState({})}})(o),typeof t.type=="function"?t.type.displayName||t.type.name:""))),Wt=o,xt(n)}});ct("__e",(e,t,n,o)=>{xt(),Wt=void 0,e(t,n,o)});ct("diffed",(e,t)=>{xt(),Wt=void 0;let n;if(typeof t.type=="string"&&(n=t.__e)){let o=t.__np,i=t.props,r=n.U;if(r)for(let s in r){let a=r[s];a===void 0||o&&s in o||(a.d(),r[s]=void 0)}if(o){r||(r={},n.U=r);for(let s in o){let a=r[s],l=o[s];a===void 0?(a=_o(n,s,l,i),r[s]=a):a.o(l,i)}}}e(t)});function _o(e,t,n,o){let i=t in e&&e.ownerSVGElement===void 0,r=A(n);return{o:(s,a)=>{r.value=s,o=a},d:H(function(){this.N=pn;let s=r.value.value;o[t]!==s&&(o[t]=s,i?e[t]=s:s!=null&&(s!==!1||t[4]==="-")?e.setAttribute(t,s):e.removeAttribute(t))})}}ct("unmount",(e,t)=>{if(typeof t.type=="string"){let n=t.__e;if(n){let i=n.U;if(i){n.U=void 0;for(let r in i){let s=i[r];s&&s.d()}}}let o=t.__np;if(o){let i=t.props;for(let r in o)i[r]=o[r]}t.__np=void 0}else{let n=t.__c;if(n){n.__$f|=8;let o=n.__$u;o&&(n.__$u=void 0,o.d())}}e(t)});ct("__h",(e,t,n,o)=>{o<3&&(t.__$f|=2),e(t,n,o)});it.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;let n=this.__$u,o=n&&n.s!==void 0;for(let i in t)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){let i=2&this.__$f;if(!(o||i||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(let i in e)if(i!=="__source"&&e[i]!==this.props[i])return!0;for(let i in this.props)if(!(i in e))return!0;return!1};function ho(e,t){return Lt(()=>A(e,t),[])}var yo=e=>{queueMicrotask(()=>{queueMicrotask(e)})};function $o(){de(()=>{let e;for(;e=ln.shift();)un.call(e)})}function pn(){ln.push(this)===1&&(S.requestAnimationFrame||yo)($o)}var ye=`tablewright.key ${new URL(".",document.baseURI).pathname}`,Y=A(sessionStorage.getItem(ye)??""),wt=A("");function $e(e){sessionStorage.setItem(ye,e),wt.value="",Y.value=e}function zt(e){sessionStorage.removeItem(ye),wt.value=e,Y.value=""}function ut(e){let t=/_([a-z0-9-]+)_[0-9a-f]{12}_[0-9A-Za-z]+$/.exec(Y.value);return e==="tenant"&&t?.[1]||""}var vo=4e4,bo=401;async function ve({method:e,path:t},{params:n={},body:o,headers:i,key:r,signal:s}={}){let a=new Map(Object.entries(n)),l=t.replace(/\{(\w+)\}/g,(h,y)=>{let b=a.get(y)??"";return a.delete(y),encodeURIComponent(b)}),p=new URL(`.${l}`,document.baseURI);for(let[h,y]of a)y!==""&&p.searchParams.set(h,y);let u=r??Y.peek(),m={...i};u&&(m.Authorization=`Bearer ${u}`),o!==void 0&&(m["Content-Type"]="application/json");let _=o===void 0?void 0:JSON.stringify(o),c;try{c=await fetch(p,{...{method:e,body:_,headers:m,signal:s},credentials:"omit"})}catch(h){throw s?.aborted&&s.reason?.name!=="TimeoutError"?h:new q("The server cannot be reached. Check that it is running.")}if(c.ok)return c;let d=await go(c);throw d.status===bo&&r===void 0&&u===Y.peek()&&zt("The server no longer accepts this key. Sign in with another one."),d}async function L(e,t={}){let n=await ve(e,{signal:AbortSignal.timeout(vo),...t}),o=await n.text(),i=n.headers.get("Content-Type")?.includes("json");return{value:o===""?null:i?JSON.parse(o):o,etag:n.headers.get("ETag")??""}}async function mn(){return(await L({method:"GET",path:"/openapi.json"},{key:""})).value}async function go(e){let t=e.status,n=e.headers.get("X-Request-Id")??"";try{let{error:o}=await e.json(),i=String(o.details?.place??"");return new q(String(o.message),{status:t,place:i,requestId:n})}catch{return new q(`The server responded with status ${t}.`,{status:t,requestId:n})}}var dn=function(e,t,n,o){var i;t[0]=0;for(var r=1;r<t.length;r++){var s=t[r++],a=t[r]?(t[0]|=s?1:2,n[t[r++]]):t[++r];s===3?o[0]=a:s===4?o[1]=Object.assign(o[1]||{},a):s===5?(o[1]=o[1]||{})[t[++r]]=a:s===6?o[1][t[++r]]+=a+"":s?(i=e.apply(a,dn(e,a,n,["",null])),o.push(i),a[0]?t[0]|=2:(t[r-2]=0,t[r]=i)):o.push(a)}return o},_n=new Map;function hn(e){var t=_n.get(this);return t||(t=new Map,_n.set(this,t)),(t=dn(this,t.get(e)||(t.set(e,t=(function(n){for(var o,i,r=1,s="",a="",l=[0],p=function(_){r===1&&(_||(s=s.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?l.push(0,_,s):r===3&&(_||s)?(l.push(3,_,s),r=2):r===2&&s==="..."&&_?l.push(4,_,0):r===2&&s&&!_?l.push(5,0,!0,s):r>=5&&((s||!_&&r===5)&&(l.push(r,0,s,i),r=6),_&&(l.push(r,_,0,i),r=6)),s=""},u=0;u<n.length;u++){u&&(r===1&&p(),p(u));for(var m=0;m<n[u].length;m++)o=n[u][m],r===1?o==="<"?(p(),l=[l],r=3):s+=o:r===4?s==="--"&&o===">"?(r=1,s=""):s=o+s[0]:a?o===a?a="":s+=o:o==='"'||o==="'"?a=o:o===">"?(p(),r=1):r&&(o==="="?(r=5,i=s,s=""):o==="/"&&(r<5||n[u][m+1]===">")?(p(),r===3&&(l=l[0]),r=l,(l=l[0]).push(2,0,r),r=0):o===" "||o==="	"||o===`
`||o==="\r"?(p(),r=2):s+=o),r===3&&s==="!--"&&(r=4,l=l[0])}return p(),l})(e)),t),arguments,[])).length>1?t:t[0]}var f=hn.bind(jt);function Kt({label:e,value:t,onValue:n,hint:o,fault:i,type:r="text",options:s,...a}){let l=st(),p=i||o,u=p?`${l}-note`:void 0,m=_=>n(_.target.value);return f`<div class="field">
    <label for=${l}>${e}</label>
    ${s?f`<select id=${l} onChange=${m} aria-describedby=${u} ...${a}>
          ${s.map(([_,c])=>f`<option value=${_} selected=${_===t}>${c}</option>`)}
        </select>`:f`<${r==="area"?"textarea":"input"}
          id=${l}
          type=${r==="area"?void 0:r}
          value=${t}
          onInput=${m}
          autocomplete="off"
          spellcheck=${!1}
          aria-describedby=${u}
          aria-invalid=${i?"true":void 0}
          ...${a}
        />`}
    ${p?f`<p id=${u} class=${i?"hint fault":"hint"}>${p}</p>`:null}
  </div>`}var So=globalThis.document?.documentElement,bn="en-GB",xo=/\{(\w+)\}|<(\w+)>(.*?)<\/\2>/gs,yn=new Map,be=()=>So?.lang||bn;function gn(e){let t=Object.keys(e),n=e[t[0]??bn],o=(i,r)=>{let s=e[Mo([be()],t)??""],a=$n(s,i)??$n(n,i);if(a===void 0)throw new Error(`There is no text "${i}".`);return typeof a=="string"?a:a[ko(Number(r.count))]??a.other};return{text:(i,r={})=>ge(o(i,r),r).join(""),rich:(i,r={})=>ge(o(i,r),r)}}function wo(e,t={}){return Sn(Intl.NumberFormat,t).format(e)}var Pr=[["year",365*86400],["month",30*86400],["week",7*86400],["day",86400],["hour",3600],["minute",60]];function $n(e,t){let n=e;for(let o of t.split("."))n=n?.[o];return n}function ge(e,t){let n=[],o=0;for(let i of e.matchAll(xo)){let[r,s,a,l=""]=i;n.push(e.slice(o,i.index)),o=i.index+r.length;let p=t[s??a??""];if(p===void 0)throw new Error(`The text "${e}" needs "${s??a}".`);if(a){let u=ge(l,t).join("");n.push(typeof p=="function"?p(u):u)}else n.push(typeof p=="number"?wo(p):p)}return n.push(e.slice(o)),n.filter(i=>i!=="")}function ko(e){return Sn(Intl.PluralRules,{}).select(e)}function Sn(e,t){let n=`${e.name} ${be()} ${JSON.stringify(t)}`,o=yn.get(n)??new e(be(),t);return yn.set(n,o),o}function Mo(e,t){for(let n of e){let o=n.toLowerCase(),i=t.find(s=>s.toLowerCase()===o),r=t.find(s=>vn(s)===vn(n));if(i??r)return i??r}}var vn=e=>e.toLowerCase().split("-")[0];var xn={confirm:{cancel:"Cancel",type:"Type {name} to confirm"},copy:{button:"Copy",done:"Copied",failed:"Not allowed: select it and copy"},dialog:{close:"Close"},keys:{title:"Keyboard",letters:"Enable keyboard shortcuts"},notice:{dismiss:"Dismiss"},problem:{again:"Try again",copyId:"Copy id",request:"Request {id}",status:"status {status}",wait:{one:"You can try again in {count} second.",other:"You can try again in {count} seconds."},waitMinutes:{one:"You can try again in {count} minute.",other:"You can try again in {count} minutes."}},theme:{title:"Colours",system:"System",light:"Light",dark:"Dark"}};var{text:P,rich:Jt}=gn({"en-GB":xn});var wn={add:"M12 5v14M5 12h14",back:"M15 5l-7 7 7 7",bell:"M6 17v-6a6 6 0 0112 0v6l1.5 2h-15zM10 21h4",bin:"M4 7h16M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10.3 10.5v6M13.7 10.5v6",check:"M4.5 12.5l5 5L19.5 7",close:"M6 6l12 12M18 6L6 18",copy:"M9 9h11v11H9zM15 9V4H4v11h5",down:"M6 9l6 6 6-6",edit:"M4 20l1-4.5L16.5 4 20 7.5 8.5 19zM14 6.5l3.5 3.5",keyboard:"M3 7h18v11H3zM7 11h.01M11 11h.01M15 11h.01M8 14.5h8",menu:"M4 6h16M4 12h16M4 18h16",more:"M5 12h.01M12 12h.01M19 12h.01",next:"M9 5l7 7-7 7",refresh:"M20 11a8 8 0 10-2 6.2M20 4v7h-7",search:"M10.5 17a6.5 6.5 0 100-13 6.5 6.5 0 000 13zM15.5 15.5L21 21",up:"M6 15l6-6 6 6",warning:"M12 4L2.5 20h19zM12 10v5M12 17.5v.01"};function kn(e){Object.assign(wn,e)}function E({name:e}){return f`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d=${wn[e]} />
  </svg>`}var Co=2500;function Gt({text:e,label:t=P("copy.button")}){let[n,o]=g("");return f`<button type="button" class="button quiet copy" onClick=${async()=>{let r=await To(typeof e=="string"?e:e());o(r?"done":"failed"),setTimeout(()=>o(""),Co)}}>
    <${E} name=${n==="done"?"check":"copy"} />
    <span aria-live="polite">${n?P(`copy.${n}`):t}</span>
  </button>`}async function To(e){try{return await navigator.clipboard.writeText(e),!0}catch{let t=document.createElement("textarea");t.value=e,t.className="visually-hidden";let n=document.activeElement;(document.querySelector("dialog[open]")??document.body).append(t),t.select();let o=document.execCommand("copy");return t.remove(),n instanceof HTMLElement&&n.focus(),o}}var Oo=500,Eo=90,Mn={advice:{},isForDevelopers:!1};function F({error:e,title:t,onRetry:n,children:o}){if(!e)return null;let i=e instanceof q?e:null,r=i?Mn.advice[i.status]:"",s=Mn.isForDevelopers||(i?.status??0)>=Oo;return f`<div class="problem" role="alert">
    <p class="problem-words">
      ${t?f`<strong>${t}</strong>${" "}`:null}${kt(e)}
    </p>
    ${r?f`<p>${r}</p>`:null} ${o}
    ${i?.retryAfterSeconds?f`<p>${Ao(i.retryAfterSeconds)}</p>`:null}
    ${i?.requestId&&s?f`<p class="problem-id hint">
          ${Jt("problem.request",{id:f`<code>${i.requestId}</code>`})}
          ${i.status?`, ${P("problem.status",{status:`${i.status}`})}`:null}
          <${Gt} text=${i.requestId} label=${P("problem.copyId")} />
        </p>`:null}
    ${n?f`<button type="button" class="button" onClick=${n}>
          ${P("problem.again")}
        </button>`:null}
  </div>`}function kt(e){let t=e instanceof Error?e.message:String(e);return No(t.split(" `details`")[0]??t)}function No(e){let t=e.trim(),n=t.charAt(0).toUpperCase()+t.slice(1);return/[.!?…]$/.test(n)?n:`${n}.`}function Ao(e){return e<Eo?P("problem.wait",{count:e}):P("problem.waitMinutes",{count:Math.ceil(e/60)})}function Cn(){let[e="",t=""]=location.hash.slice(1).split("?",2);return{view:decodeURIComponent(e),params:Object.fromEntries(new URLSearchParams(t))}}var rt=A(Cn());addEventListener("hashchange",()=>{rt.value=Cn()});function Mt(e,t={}){let n=Object.entries(t).filter(([,i])=>i!==""),o=new URLSearchParams(n).toString();return`#${encodeURIComponent(e)}${o&&`?${o}`}`}function lt(e,t){location.hash=Mt(e,t)}var Tn=["system","light","dark"],Yt=document.documentElement,Se=`${Yt.dataset.preferences}.theme`,xe=`${Yt.dataset.preferences}.letters`,ft=A(localStorage.getItem(Se)??"system"),Po=A(localStorage.getItem(xe)!=="off");H(()=>{ft.value==="system"?(localStorage.removeItem(Se),delete Yt.dataset.theme):(localStorage.setItem(Se,ft.value),Yt.dataset.theme=ft.value)});H(()=>{Po.value?localStorage.removeItem(xe):localStorage.setItem(xe,"off")});function pt(e,t){let[n,o]=g(null),[i,r]=g(null),s=N(0),a=N(Promise.resolve()),l=async()=>{let u=++s.current;try{let m=await e();if(u!==s.current)return;o(()=>m),r(null)}catch(m){u===s.current&&r(m)}},p=()=>(a.current=l(),a.current);return B(()=>(o(null),p(),()=>{s.current+=1}),t),{answer:n,problem:i,again:p,settled:()=>a.current}}var Io=new Intl.DateTimeFormat(void 0,{dateStyle:"medium",timeStyle:"short"});function we({value:e,schema:t,isShort:n=!1}){if(e==null||e==="")return f`<span class="none" aria-label="None">–</span>`;if(typeof e=="boolean")return f`${e?"Yes":"No"}`;if(t.format==="date-time"&&!Number.isNaN(Date.parse(e)))return f`<time datetime=${e} title=${e}>${Io.format(new Date(e))}</time>`;if(t.enum)return f`<span class="badge">${String(e)}</span>`;if(Array.isArray(e)&&e.every(o=>typeof o!="object"))return f`${e.join(", ")}`;if(typeof e=="object"){let o=JSON.stringify(e,null,n?0:2);return n?f`<code>${o}</code>`:f`<pre class="json">${o}</pre>`}return f`${String(e)}`}function ke(e){let t=e.type==="string"&&e.format==="decimal";return e.type==="integer"||e.type==="number"||t}function Xt({value:e,columns:t,label:n}){let o=new Map(t),i=[...new Set([...o.keys(),...Object.keys(e)])];return f`<dl class="facts">
    ${i.filter(r=>r in e).map(r=>f`<div key=${r}>
          <dt title=${o.get(r)?.description}>${n(r)}</dt>
          <dd><${we} value=${e[r]} schema=${o.get(r)??{}} /></dd>
        </div>`)}
  </dl>`}async function*On(e){let t=new TextDecoder,n=e.getReader(),o="";try{for(;;){let{done:i,value:r}=await n.read();if(i)return;o+=t.decode(r,{stream:!0});let s=o.split(/\r\n\r\n|\n\n|\r\r/);o=s.pop()??"";for(let a of s)yield jo(a)}}finally{n.cancel().catch(()=>{})}}function jo(e){let t=[],n=null;for(let o of e.split(/\r\n|\n|\r/)){let[,i,r]=/^([^:]*):? ?(.*)$/.exec(o)??[];i==="data"?t.push(r??""):i==="id"&&(n=r??"")}return{data:t.join(`
`),id:n}}var En=1e3,Do=3e4,Ro=250;function Nn(e,t,n){let[o,i]=g(!1),r=N(n);return r.current=n,B(()=>{if(!e)return;let s=new AbortController,a=0,l=()=>{a||=setTimeout(()=>{a=0,r.current()},Ro)};return Lo(e,t,s.signal,i,l),()=>{s.abort(),clearTimeout(a)}},[e,JSON.stringify(t)]),o}async function Lo(e,t,n,o,i){let r=En,s=!0;for(;!n.aborted;){try{let a=await ve(e,{params:t,signal:n});if(o(!0),r=En,s||i(),s=!1,a.body)for await(let l of On(a.body))l.data&&i()}catch{r=Math.min(r*2,Do)}if(n.aborted)return;o(!1),await new Promise(a=>setTimeout(a,r))}}function mt({title:e,onClose:t,children:n}){let o=N(null),i=st();return Rt(()=>{let r=document.activeElement;o.current?.showModal();let s=o.current?.querySelector("[data-first]");return s instanceof HTMLElement&&s.focus(),()=>{r instanceof HTMLElement&&r.isConnected&&r.focus()}},[]),f`<dialog class="dialog" ref=${o} aria-labelledby=${i} onClose=${t}>
    <header class="dialog-head">
      <h2 id=${i}>${e}</h2>
      <button
        type="button"
        class="button quiet icon-only"
        aria-label=${P("dialog.close")}
        onClick=${t}
      >
        <${E} name="close" />
      </button>
    </header>
    <div class="dialog-body">${n}</div>
  </dialog>`}function An({title:e,deed:t,word:n,onConfirm:o,onClose:i,children:r}){let[s,a]=g(""),[l,p]=g(!1),[u,m]=g(null),_=st(),c=!n||s.trim()===n;return f`<${mt} title=${e} onClose=${i}>
    <form onSubmit=${async h=>{if(h.preventDefault(),!(!c||l)){p(!0),m(null);try{await o(),i()}catch(y){m(y),p(!1)}}}}>
      ${r}
      ${n&&f`<div class="field">
        <label for=${_}>${Jt("confirm.type",{name:f`<code>${n}</code>`})}</label>
        <input
          id=${_}
          data-first
          value=${s}
          autocomplete="off"
          autocapitalize="off"
          spellcheck=${!1}
          onInput=${h=>a(h.target.value)}
        />
      </div>`}
      <${F} error=${u} />
      <div class="actions">
        <button type="submit" class="button danger" disabled=${!c||l}>${t}</button>
        <button
          type="button"
          class="button"
          data-first=${n?void 0:!0}
          onClick=${i}
        >
          ${P("confirm.cancel")}
        </button>
      </div>
    </form>
  <//>`}var Fo=200;function Me(e,t,n="",o=!0){let i=new Set(t.required??[]);return Z(e,t).flatMap(([r,s])=>{let a=o&&i.has(r)&&!s.isNullable,l=n+r;return s.type==="object"&&s.properties&&a?Me(e,s,`${l}.`):[{name:l,label:T(l),schema:s,isRequired:a,kind:Ce(s)}]})}function Ce(e){let{type:t,format:n,items:o}=e;return e.enum||t==="boolean"?"choice":t==="integer"||t==="number"?"number":t==="string"&&n==="date-time"?"moment":t==="string"?e.maxLength>=Fo?"area":"text":t==="array"&&o?.type==="string"?"lines":"json"}function Uo(e,t){return t==null?"":e==="lines"?t.join(`
`):e==="json"?JSON.stringify(t,null,2):e==="moment"?new Date(Date.parse(t)-new Date(t).getTimezoneOffset()*6e4).toISOString().slice(0,19):String(t)}function In(e,t){return Object.fromEntries(e.map(({name:n,kind:o,schema:i})=>{let r=n.split(".").reduce((s,a)=>s?.[a],t);return[n,Uo(o,t===void 0?i.default:r)]}))}function jn(e,t,n,o){let i={},r={};for(let s of e){let a=t[s.name]??"",l=a===(n[s.name]??"");if(!(o&&l)){if(a===""){s.isRequired?r[s.name]="Required.":s.schema.isNullable&&!l&&Pn(i,s.name,null);continue}try{Pn(i,s.name,qo(s,a))}catch(p){r[s.name]=p.message}}}return{body:i,faults:r}}function qo({kind:e,schema:t},n){if(t.type==="boolean")return n==="true";if(e==="choice"&&t.enum)return t.enum.find(o=>String(o)===n);if(e==="number"){let o=Number(n);if(Number.isNaN(o))throw new Error("Must be a number.");if(t.type==="integer"&&!Number.isInteger(o))throw new Error("Must be a whole number.");return o}if(e==="moment")return new Date(n).toISOString();if(e==="lines")return n.split(`
`).filter(o=>o.trim());if(e!=="json")return n;try{return JSON.parse(n)}catch{throw new Error("Must be JSON.")}}function Pn(e,t,n){let o=t.split("."),i=o.pop()??"",r=o.reduce((s,a)=>s[a]??={},e);r[i]=n}function _t({title:e,onClose:t,...n}){return f`<${mt} title=${e} onClose=${t}>
    <${Ho} onClose=${t} ...${n} />
  <//>`}function Ho({document:e,operation:t,label:n,params:o,value:i,etag:r,onDone:s,onClose:a}){let l=Me(e,t.body??{}),p=N(In(l,i)),[u,m]=g(p.current),[_,c]=g({}),[d,h]=g(null),[y,b]=g(!1),$=N(null),v=N({text:"",key:""});return Rt(()=>{let w=$.current?.querySelector("[aria-invalid=true]");w instanceof HTMLElement&&w.focus()},[_]),f`<form class="form" onSubmit=${async w=>{w.preventDefault();let U=jn(l,u,p.current,t.method==="PATCH");if(c(U.faults),h(null),!Object.keys(U.faults).length){b(!0);try{let I=Bo(t,U.body,r,v.current),j=t.body?U.body:void 0,{value:Ct}=await L(t,{params:o,body:j,headers:I});s(Ct)}catch(I){let j=Vo(l,I);j?c({[j.name]:kt(I)}):h(I),b(!1)}}}} ref=${$} noValidate>
    ${t.description&&f`<p class="hint">${t.description}</p>`}
    ${l.map((w,U)=>f`<${Te}
        key=${w.name}
        field=${w}
        text=${u[w.name]??""}
        fault=${_[w.name]}
        isFirst=${U===0}
        onText=${I=>{m({...u,[w.name]:I}),c({..._,[w.name]:""})}}
      />`)}
    <${F} error=${d} />
    <div class="actions">
      <button type="submit" class="button strong" disabled=${y}>${n}</button>
      <button type="button" class="button" onClick=${a}>Cancel</button>
    </div>
  </form>`}function Te({field:e,text:t,fault:n,isFirst:o,onText:i}){let{schema:r,kind:s,isRequired:a}=e,l=r.enum??["true","false"],p=r.enum?{}:{true:"Yes",false:"No"},u=l.map(y=>[String(y),p[y]??`${y}`]),m={email:"email",uri:"url",date:"date",password:"password"},_=r.format,c={text:m[_]??"text",moment:"datetime-local"},h={lines:"One per line.",json:"JSON."}[s];return f`<${Kt}
    label=${a?e.label:`${e.label} (optional)`}
    value=${t}
    onValue=${i}
    type=${c[s]??(s==="area"||s==="lines"||s==="json"?"area":"text")}
    options=${s==="choice"?[["",a?"Choose…":"–"],...u]:void 0}
    hint=${[r.description,h].filter(Boolean).join(" ")}
    fault=${n}
    aria-required=${a?"true":void 0}
    aria-invalid=${n?"true":void 0}
    inputmode=${s==="number"?"decimal":void 0}
    step=${s==="moment"?"1":void 0}
    data-first=${o?!0:void 0}
  />`}function Vo(e,t){if(!(t instanceof q)||!t.place)return;let n=t.place.replaceAll(/\[[^\]]*\]/g,"");return e.find(({name:o})=>n===o||n.startsWith(`${o}.`))}function Bo(e,t,n,o){let i={};if(n&&e.method!=="POST"&&(i["If-Match"]=n),e.headers.has("idempotency-key")){let r=JSON.stringify(t);if(o.text!==r){let s=crypto.getRandomValues(new Uint8Array(16));o.key=[...s].map(a=>a.toString(16).padStart(2,"0")).join(""),o.text=r}i["Idempotency-Key"]=o.key}return i}function dt({value:e,onClose:t}){let n=typeof e=="object"?Object.entries(e):[["result",e]];return f`<${mt} title="Result" onClose=${t}>
    <dl class="facts">
      ${n.map(([o,i])=>{let r=typeof i=="string"?i:JSON.stringify(i,null,2);return f`<div key=${o}>
          <dt>${T(o)}</dt>
          <dd class="copied"><code>${r}</code><${Gt} text=${r} /></dd>
        </div>`})}
    </dl>
    <div class="actions">
      <button type="button" class="button strong" data-first onClick=${t}>Close</button>
    </div>
  <//>`}function Rn({system:e,view:t,row:n,id:o,params:i,onClose:r,onChange:s}){let a={...zo(t,i),[t.itemParameter]:o},{get:l}=t,p=pt(async()=>l?L(l,{params:a}):{value:n??null,etag:""},[o,l?"":n]),u=p.answer?.value??n,[m,_]=g(null),[c,d]=g(null),h=N(null);B(()=>(h.current?.focus(),()=>{let v=document.querySelector(`[data-item="${CSS.escape(o)}"]`);v instanceof HTMLElement&&v.focus()}),[]);let y=v=>{let x=m===t.edit;_(null),z.value=x?"Saved.":"Done.",!x&&v!==null&&d(v),p.again(),s()},b=async()=>{t.remove&&await L(t.remove,{params:a}),z.value="Done.",r(),s()},$=e.groups.flatMap(v=>v.views).filter(v=>t.itemParameter&&v.main.path.startsWith(Wo(t)));return f`<section class="card detail" aria-labelledby="detail-title">
    <header class="view-head">
      <h2 id="detail-title" tabindex="-1" ref=${h}>${o}</h2>
      <button type="button" class="button quiet icon-only" aria-label="Close" onClick=${r}>
        <${E} name="close" />
      </button>
    </header>
    <${F} error=${p.problem} onRetry=${p.again} />
    ${u&&f`<${Xt} value=${u} columns=${t.columns} label=${T} />`}
    ${$.length>0&&f`<p class="nested">
      ${$.map(v=>f`<a href=${Mt(v.id,a)}>${v.title}</a>`)}
    </p>`}
    <div class="actions">
      ${t.edit&&f`<button type="button" class="button" onClick=${()=>_(t.edit??null)}>
        <${E} name="edit" />Edit
      </button>`}
      ${t.actions.map(v=>f`<button type="button" class="button" onClick=${()=>_(v)}>
          ${T(v.path.split("/").at(-1)??"")}
        </button>`)}
      ${t.remove&&f`<button
        type="button"
        class="button danger"
        onClick=${()=>_(t.remove??null)}
      >
        <${E} name="bin" />${Dn(t.remove)}…
      </button>`}
    </div>
    ${m&&(m===t.remove?f`<${An}
          title=${m.title}
          deed=${Dn(m)}
          onConfirm=${b}
          onClose=${()=>_(null)}
        >
          <p><code>${o}</code>: this cannot be undone.</p>
        <//>`:f`<${_t}
          document=${e.document}
          operation=${m}
          title=${m.title}
          label=${m===t.edit?"Save":"Confirm"}
          params=${a}
          value=${m===t.edit?u:void 0}
          etag=${p.answer?.etag}
          onDone=${y}
          onClose=${()=>_(null)}
        />`)}
    ${c&&f`<${dt} value=${c} onClose=${()=>d(null)} />`}
  </section>`}function Dn(e){return e.title.split(" ")[0]??"Delete"}function Wo(e){return`${e.main.path}/{${e.itemParameter}}/`}function zo(e,t){let n=[...e.main.path.matchAll(/\{(\w+)\}/g)].map(o=>o[1]??"");return Object.fromEntries(n.map(o=>[o,t[o]??""]))}function Zt({parameters:e,values:t,label:n="Filter",onApply:o}){let[i,r]=g(t),[s,a]=g({}),l=e.filter(u=>!ut(u.name));return l.length===0?null:f`<form class="filters" onSubmit=${u=>{u.preventDefault();let m=e.filter(_=>_.isRequired&&!i[_.name]);a(Object.fromEntries(m.map(_=>[_.name,"Required."]))),m.length||o(i)}} noValidate>
    ${l.map(({name:u,schema:m,isRequired:_})=>{let c=Ce(m)==="choice"?"choice":"text",d={...m,format:void 0,description:void 0};return f`<${Te}
        key=${u}
        field=${{name:u,label:T(u),schema:d,isRequired:_,kind:c}}
        text=${i[u]??""}
        fault=${s[u]}
        onText=${h=>r({...i,[u]:h})}
      />`})}
    <button type="submit" class="button">${n}</button>
  </form>`}var Ko=6;function Ln({system:e,view:t}){let{item:n="",...o}=rt.value.params,i={...Qo(t),...o},r=t.main.parameters.filter(w=>w.isRequired&&!i[w.name]),[s,a]=g([]),[l,p]=g(!1),[u,m]=g(null),_=s.at(-1)??"",c={...i,cursor:_},d=pt(async()=>r.length?null:(await L(t.main,{params:c})).value,[t,JSON.stringify(i),_]),h=Nn(r.length?void 0:t.stream,i,d.again),y=d.answer===null?null:Xo(t,d.answer),b=Zo(d.answer),$=y?.find((w,U)=>Fn(t,w,U)===n),v=()=>lt(t.id,o),x=w=>{p(!1),z.value="Created.",er(e.document,t,w)&&m(w),d.again()};return f`<div class=${n?"split":""}>
    <section class="list" aria-labelledby="view-title">
      <header class="view-head">
        <h1 id="view-title">${t.title}</h1>
        ${t.stream&&f`<span class=${h?"live":"live live-off"} role="status">
          ${h?"Live":"Connecting…"}
        </span>`}
        <div class="view-tools">
          <button type="button" class="button" onClick=${d.again}>
            <${E} name="refresh" />Refresh
          </button>
          ${t.create&&f`<button type="button" class="button strong" onClick=${()=>p(!0)}>
            <${E} name="add" />New
          </button>`}
        </div>
      </header>
      ${t.main.title!==t.title&&f`<p class="hint">${t.main.title}.</p>`}
      <${Zt}
        key=${JSON.stringify(i)}
        document=${e.document}
        parameters=${Tt(t.main)}
        values=${i}
        onApply=${w=>{a([]),lt(t.id,w)}}
      />
      <${F} error=${d.problem} onRetry=${d.again} />
      ${y&&f`<${Jo} view=${t} rows=${y} open=${n} params=${o} />`}
      ${y?.length===0&&f`<${Go} view=${t} isFirst=${s.length===0} />`}
      ${!y&&!d.problem&&!r.length&&f`<p class="hint">Loading…</p>`}
      ${(b||s.length>0)&&f`<nav class="pager" aria-label="Pages">
        <button
          type="button"
          class="button"
          disabled=${s.length===0}
          onClick=${()=>a(s.slice(0,-1))}
        >
          <${E} name="back" />Previous
        </button>
        <span class="hint">Page ${s.length+1}</span>
        <button
          type="button"
          class="button"
          disabled=${!b}
          onClick=${()=>a([...s,b])}
        >
          Next<${E} name="next" />
        </button>
      </nav>`}
    </section>
    ${n&&(y||t.get)&&f`<${Rn}
      key=${n}
      system=${e}
      view=${t}
      row=${$}
      id=${n}
      params=${i}
      onClose=${v}
      onChange=${d.again}
    />`}
    ${l&&t.create&&f`<${_t}
      document=${e.document}
      operation=${t.create}
      title=${t.create.title}
      label="Create"
      params=${tr(t,i)}
      onDone=${x}
      onClose=${()=>p(!1)}
    />`}
    ${u&&f`<${dt} value=${u} onClose=${()=>m(null)} />`}
  </div>`}function Jo({view:e,rows:t,open:n,params:o}){if(t.length===0)return null;let i=Yo(e);return f`<div class="table-place" role="group" aria-label="Table" tabindex="0">
    <table>
      <thead>
        <tr>
          ${i.map(([r,s])=>f`<th
              scope="col"
              class=${ke(s)?"number":""}
              title=${s.description}
            >
              ${T(r)}
            </th>`)}
        </tr>
      </thead>
      <tbody>
        ${t.map((r,s)=>{let a=Fn(e,r,s),l=()=>lt(e.id,{...o,item:a});return f`<tr key=${a} class=${a===n?"row-open":""} onClick=${l}>
            ${i.map(([p,u],m)=>{let _=f`<${we} value=${r[p]} schema=${u} isShort />`;return f`<td data-label=${T(p)} class=${ke(u)?"number":""}>
                ${m===0?f`<button
                      type="button"
                      class="link"
                      data-item=${a}
                      aria-expanded=${a===n}
                      onClick=${l}
                    >
                      ${_}
                    </button>`:_}
              </td>`})}
          </tr>`})}
      </tbody>
    </table>
  </div>`}function Go({view:e,isFirst:t}){let n=e.create?"Press New to create the first one.":"Nothing matches.";return f`<div class="card empty">
    <h2>No ${e.title.toLowerCase()}</h2>
    <p class="hint">${t?n:"The list ends here."}</p>
  </div>`}function Yo(e){let t=o=>o.type!=="array"&&o.type!=="object"&&!o.union,n=e.columns.filter(([,o])=>t(o));return(n.length?n:e.columns).slice(0,Ko)}function Xo(e,t){return e.member?t[e.member]:t}function Zo(e){return e?.next_cursor??e?.nextCursor??""}function Fn(e,t,n){let o=s=>s.replaceAll("_","").toLowerCase(),i=o(e.itemParameter),r=Object.keys(t).find(s=>o(s)===i)??"id";return e.itemParameter&&r in t?String(t[r]):`#${n+1}`}function Qo(e){let t=e.main.parameters.map(n=>n.name);return Object.fromEntries(t.map(n=>[n,ut(n)]))}function tr(e,t){let n=[...e.main.path.matchAll(/\{(\w+)\}/g)].map(o=>o[1]??"");return Object.fromEntries(n.map(o=>[o,t[o]??""]))}function er(e,t,n){let o=t.create?.response.properties??{};return Object.values(o).some(r=>R(e,r).format==="password")&&n!==null}function Un({system:e,view:t}){let{main:n}=t,o=n.method==="GET",r={...Object.fromEntries(n.parameters.map(({name:h})=>[h,ut(h)])),...rt.value.params},s=n.parameters.every(h=>!h.isRequired||r[h.name]),[a,l]=g(!1),[p,u]=g(null),m=pt(async()=>o&&s?(await L(n,{params:r})).value:null,[n,JSON.stringify(r)]),_=m.answer,c=Z(e.document,n.response),d=_!==null&&typeof _=="object"?_:{response:_};return f`<section aria-labelledby="view-title">
    <header class="view-head">
      <h1 id="view-title">${t.title}</h1>
      <div class="view-tools">
        ${o?f`<button type="button" class="button" onClick=${m.again}>
              <${E} name="refresh" />Refresh
            </button>`:f`<button
              type="button"
              class="button strong"
              disabled=${!s}
              onClick=${()=>l(!0)}
            >
              Open form
            </button>`}
      </div>
    </header>
    ${n.description&&f`<p class="hint">${n.description}</p>`}
    <${Zt}
      key=${JSON.stringify(r)}
      parameters=${Tt(n)}
      values=${r}
      label="Apply"
      onApply=${h=>lt(t.id,h)}
    />
    <${F} error=${m.problem} onRetry=${m.again} />
    ${_!==null&&f`<div class="card"><${Xt} value=${d} columns=${c} label=${T} /></div>`}
    ${a&&f`<${_t}
      document=${e.document}
      operation=${n}
      title=${n.title}
      label="Send"
      params=${r}
      onDone=${h=>{l(!1),z.value="Done.",u(h)}}
      onClose=${()=>l(!1)}
    />`}
    ${p&&f`<${dt} value=${p} onClose=${()=>u(null)} />`}
  </section>`}var nr=6e3,z=A("");function Oe({title:e}){return f`<span class="mark" aria-hidden="true">${e.charAt(0).toUpperCase()}</span>`}function qn({system:e}){let t=e.groups.flatMap(i=>i.views),n=t.find(i=>i.id===rt.value.view)??t[0],o=z.value;return B(()=>{let i=o?setTimeout(()=>z.value="",nr):0;return()=>clearTimeout(i)},[o]),f`<div class="shell">
    <a class="skip" href="#main" onClick=${rr}>Skip to content</a>
    <header class="masthead">
      <span class="brand"><${Oe} title=${e.title} />${e.title}</span>
      <div class="tools">
        <label class="visually-hidden" for="theme">Theme</label>
        <select
          id="theme"
          value=${ft.value}
          onChange=${i=>ft.value=i.target.value}
        >
          ${Tn.map(i=>f`<option value=${i}>${T(i)} theme</option>`)}
        </select>
        <a class="button quiet" href="docs">API</a>
        ${e.needsKey&&f`<button
          type="button"
          class="button"
          onClick=${()=>zt("You are signed out.")}
        >
          Sign out
        </button>`}
      </div>
    </header>
    <nav class="sections" aria-label="Sections">
      ${e.groups.map(i=>f`<${or} group=${i} current=${n?.id} />`)}
    </nav>
    <main id="main" tabindex="-1">
      ${n?f`<${n.member===null?Un:Ln}
            key=${n.id}
            system=${e}
            view=${n}
          />`:f`<p>The system has no routes.</p>`}
    </main>
    <div class="toast-place" role="status">
      ${o&&f`<p class="toast"><${E} name="check" />${o}</p>`}
    </div>
  </div>`}function or({group:e,current:t}){let n=e.views.length===1&&e.views[0]?.title===e.name;return f`<div class="section">
    ${!n&&f`<h2>${e.name}</h2>`}
    <ul>
      ${e.views.map(o=>f`<li key=${o.id}>
          <a href=${Mt(o.id)} aria-current=${o.id===t?"page":void 0}>
            ${o.title}
          </a>
        </li>`)}
    </ul>
  </div>`}function rr(e){e.preventDefault(),document.getElementById("main")?.focus()}var ir=401;function Hn({system:e}){let[t,n]=g(""),[o,i]=g(""),[r,s]=g(!1);return f`<main class="door">
    <form class="card door-card" onSubmit=${async l=>{l.preventDefault();let p=t.trim();if(!p)return i("Enter an API key.");s(!0);try{e.probe&&await L(e.probe,{key:p}),$e(p)}catch(u){let m=u.status??0;m===ir||m===0?i(kt(u)):$e(p)}finally{s(!1)}}} noValidate>
      <div class="brand"><${Oe} title=${e.title} /></div>
      <h1>Sign in to ${e.title}</h1>
      ${e.description&&f`<p class="hint">${e.description}</p>`}
      ${wt.value&&!o&&f`<p class="problem" role="status">${wt.value}</p>`}
      <div role=${o?"alert":void 0}>
        <${Kt}
          label="API key"
          type="password"
          value=${t}
          onValue=${l=>{n(l),i("")}}
          fault=${o}
          hint="This tab keeps the key until you close it or sign out."
          autofocus
        />
      </div>
      <div class="actions">
        <button type="submit" class="button strong" disabled=${r}>Sign in</button>
        <a href="docs">API documentation</a>
      </div>
    </form>
  </main>`}kn({add:"M12 5v14M5 12h14",back:"M15 5l-7 7 7 7",bin:"M4 7h16M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13",check:"M4.5 12.5l5 5L19.5 7",close:"M6 6l12 12M18 6L6 18",copy:"M9 9h11v11H9zM15 9V4H4v11h5",edit:"M4 20l1-5L16 4l4 4L9 19zM14 6l4 4",next:"M9 5l7 7-7 7",refresh:"M20 11a8 8 0 10-2 6.2M20 4v7h-7"});var Vn=document.getElementById("page");try{let e=Ne(await mn());document.title=e.title,ce(f`<${()=>e.needsKey&&Y.value===""?f`<${Hn} system=${e} />`:f`<${qn} system=${e} />`} />`,Vn)}catch(e){ce(f`<main class="door"><${F} error=${e} onRetry=${()=>location.reload()} /></main>`,Vn)}
