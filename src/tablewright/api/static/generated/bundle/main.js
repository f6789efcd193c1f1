/* Built by `make pages`. Licences are in kit/vendor. */
function R(e,t){if(!t||typeof t!="object")return{};let{$ref:n,anyOf:o,oneOf:i,...r}=t;if(n){let f=String(n).split("/").at(-1)??"";return{...R(e,e.components?.schemas?.[f]),...r}}let s=o??i,a=s?.filter(f=>f.type!=="null");if(s&&a.length===1){let f=a.length<s.length;return{...R(e,a[0]),...r,isNullable:f}}if(Array.isArray(r.type)){let f=r.type.filter(p=>p!=="null");return{...r,type:f[0],isNullable:f.length<r.type.length}}return s?{...r,union:s}:r}function Q(e,t){return Object.entries(t.properties??{}).map(([o,i])=>[o,R(e,i)])}var Ro=["API","CSV","GB","IP","JSON","MB","URL"];function P(e){let o=e.replace(/([a-z0-9])([A-Z])/g,"$1 $2").replace(/[_\-.]+/g," ").split(" ").map(i=>{let r=i.toUpperCase();return Ro.includes(r)?r:i.toLowerCase()}).join(" ");return o.charAt(0).toUpperCase()+o.slice(1)}var Lo=["get","post","put","patch","delete"],jo=new Set(["limit","cursor"]);function He(e){let t=qo(e),n=new Set(t.filter(s=>s.isStream)),o=t.filter(s=>s.method==="GET"&&Be(e,s)!==null),i=o.map(s=>Ho(e,s,t,n));for(let s of t.filter(a=>!n.has(a)))i.push(Ke(s));Vo(i);let r=[...new Set(i.map(s=>s.tag))];return{title:String(e.info?.title??"Service"),description:String(e.info?.description??""),needsKey:t.some(s=>s.isSecured),probe:o.find(s=>s.isSecured&&!s.parameters.some(a=>a.isRequired)),groups:r.map(s=>({name:s,views:i.filter(a=>a.tag===s)})),document:e}}function Mt(e){return e.parameters.filter(t=>!jo.has(t.name))}function qo(e){return Object.entries(e.paths??{}).flatMap(([t,n])=>Lo.filter(o=>n[o]&&!n[o].deprecated).map(o=>Uo(e,t,o,n[o])))}function Uo(e,t,n,o){let i=o.parameters??[],s=Object.entries(o.responses??{}).find(([f])=>/^2/.test(f))?.[1]?.content??{},a=o.requestBody?.content?.["application/json"]?.schema;return{method:n.toUpperCase(),path:t,title:Fo(n,String(o.summary||P(o.operationId??t))),description:String(o.description??"").replace(/\n*For: [^\n]*$/,""),tag:P(o.tags?.[0]??Ve(t)),parameters:i.filter(f=>f.in==="path"||f.in==="query").map(f=>({name:f.name,isRequired:!!f.required,schema:{description:f.description,...R(e,f.schema)}})),headers:new Set(i.filter(f=>f.in==="header").map(f=>f.name.toLowerCase())),body:a?R(e,a):null,response:R(e,s["application/json"]?.schema),isStream:"text/event-stream"in s,isSecured:(o.security??[]).length>0}}function Fo(e,t){let n=t.replace(/\.$/,"");if(e==="get")return n;let[o="",...i]=(n.split(":")[0]??"").split(" ");return[o.replace(/ies$/,"y").replace(/(ss|ch|sh|x)es$/,"$1").replace(/([^s])s$/,"$1"),...i].join(" ")}function Be(e,{response:t}){if(Fe(e,t))return"";let n=Q(e,t).filter(([,o])=>Fe(e,o));return n.length===1&&n[0]?n[0][0]:null}function Fe(e,t){return t.type==="array"&&"properties"in R(e,t.items)}function Ho(e,t,n,o){let i=Be(e,t)??"",r=i?R(e,t.response.properties[i]):t.response,s=n.filter(u=>u.path.startsWith(`${t.path}/{`)),a=s.find(u=>/^\/\{\w+\}$/.test(u.path.slice(t.path.length)))?.path,f=/\{(\w+)\}$/.exec(a??"")?.[1]??"",p=(u,..._)=>n.find(h=>h.path===u&&_.includes(h.method)&&!h.isStream),l=a??"",m={...Ke(t),title:P(Ve(t.path)),member:i,columns:Q(e,R(e,r.items)),create:p(t.path,"POST"),itemParameter:f,get:p(l,"GET"),edit:p(l,"PATCH")??p(l,"PUT"),remove:p(l,"DELETE"),actions:s.filter(u=>Bo(u,l)),stream:n.find(u=>u.isStream&&u.tag===t.tag&&!Ko(u,t))},d=[t,m.create,m.get,m.edit,m.remove,...m.actions];for(let u of d)u&&o.add(u);return m}function Bo(e,t){return t!==""&&e.path.startsWith(`${t}/`)&&e.method!=="GET"&&/^\/[^{}/]+$/.test(e.path.slice(t.length))}function Ko(e,t){let n=new Set(t.parameters.map(o=>o.name));return e.parameters.some(o=>o.isRequired&&!n.has(o.name))}function Ke(e){return{...{create:void 0,get:void 0,edit:void 0,remove:void 0},...{member:null,columns:[],itemParameter:"",actions:[],stream:void 0},id:"",title:e.title,tag:e.tag,main:e}}function Ve(e){return e.split("/").filter(t=>t&&!t.startsWith("{")).at(-1)??e}function Vo(e){let t=e.map(o=>o.title),n=new Set;for(let o of e){t.filter(r=>r===o.title).length>1&&(o.title=o.main.title);let i=o.title.toLowerCase().replace(/[^a-z0-9]+/g,"-");for(let r=1;!o.id;r+=1){let s=r===1?i:`${i}-${r}`;n.has(s)||(o.id=s)}n.add(o.id)}}var ie=globalThis.document?.documentElement,le="en-GB",Wo=/\{(\w+)\}|<(\w+)>(.*?)<\/\2>/gs,We=new Map,se=()=>ie?.lang||le;function Je(e,t=null){let n=Object.keys(e),o=[...t?[t]:[],...globalThis.navigator?.languages??[]];return ie&&(ie.lang=Ye(o,n)??n[0]??le),ce(e)}function ce(e){let t=Object.keys(e),n=e[t[0]??le],o=(i,r)=>{let s=e[Ye([se()],t)??""],a=ze(s,i)??ze(n,i);if(a===void 0)throw new Error(`There is no text "${i}".`);return typeof a=="string"?a:a[Go(Number(r.count))]??a.other};return{text:(i,r={})=>ae(o(i,r),r).join(""),rich:(i,r={})=>ae(o(i,r),r)}}function zo(e,t={}){return ue(Intl.NumberFormat,t).format(e)}function Et(e,t={dateStyle:"long",timeStyle:"short"}){return ue(Intl.DateTimeFormat,t).format(e)}var Ni=[["year",365*86400],["month",30*86400],["week",7*86400],["day",86400],["hour",3600],["minute",60]];function ze(e,t){let n=e;for(let o of t.split("."))n=n?.[o];return n}function ae(e,t){let n=[],o=0;for(let i of e.matchAll(Wo)){let[r,s,a,f=""]=i;n.push(e.slice(o,i.index)),o=i.index+r.length;let p=t[s??a??""];if(p===void 0)throw new Error(`The text "${e}" needs "${s??a}".`);if(a){let l=ae(f,t).join("");n.push(typeof p=="function"?p(l):l)}else n.push(typeof p=="number"?zo(p):p)}return n.push(e.slice(o)),n.filter(i=>i!=="")}function Go(e){return ue(Intl.PluralRules,{}).select(e)}function ue(e,t){let n=`${e.name} ${se()} ${JSON.stringify(t)}`,o=We.get(n)??new e(se(),t);return We.set(n,o),o}function Ye(e,t){for(let n of e){let o=n.toLowerCase(),i=t.find(s=>s.toLowerCase()===o),r=t.find(s=>Ge(s)===Ge(n));if(i??r)return i??r}}var Ge=e=>e.toLowerCase().split("-")[0];var Xe={banner:{label:"Important"},bell:{all:"See all notifications",label:{one:"Notifications, {count} unread",other:"Notifications, {count} unread"},none:"No notifications.",readAll:"Mark all as read",title:"Notifications",unread:"Unread:"},confirm:{cancel:"Cancel",type:"Type {name} to confirm"},copy:{button:"Copy",done:"Copied",failed:"Could not copy: select the text"},dialog:{close:"Close"},diff:{added:"Added:",folded:{one:"{count} unchanged line",other:"{count} unchanged lines"},removed:"Removed:",same:"Nothing changed."},form:{choose:"Choose…",discard:"Discard changes",json:"Must be JSON.",jsonHint:"JSON.",keep:"Keep editing",lines:"One per line.",no:"No",number:"Must be a number.",optional:"{label} (optional)",required:"Required.",unsaved:"You have unsaved changes.",whole:"Must be a whole number.",yes:"Yes"},impersonation:{back:"Operator page",banner:"You are viewing this page as another person, read-only, until {time}."},keys:{title:"Keyboard shortcuts",letters:"Enable keyboard shortcuts"},live:{broken:"The connection was lost.",connecting:"Connecting…",live:"Live",off:"Not connected",paused:"Paused while hidden",polling:"Live updates unavailable, refreshing regularly",waiting:"Connection lost, trying again"},meter:{full:"The limit is reached.",of:"{used} of {limit}",own:"{own} here · {all}",unlimited:"{used}, unlimited"},notice:{dismiss:"Dismiss"},pager:{label:"Pages",next:"Next",page:"Page {page}",previous:"Previous"},problem:{again:"Try again",copyId:"Copy id",request:"Request {id}",status:"status {status}",wait:{one:"You can try again in {count} second.",other:"You can try again in {count} seconds."},waitMinutes:{one:"You can try again in {count} minute.",other:"You can try again in {count} minutes."}},progress:{done:"Done.",failed:"Failed.",of:"{done} of {total}"},request:{busy:"The server is busy. Trying again…",lost:"The server cannot be reached. Trying again…",offline:"The server cannot be reached. Check your connection.",slow:"The server did not respond in time.",status:"The server responded with status {status}.",tooMany:"Too many requests. Trying again in a moment…"},secret:{copy:"Copy secret",done:"I've saved it",once:"Copy it now. You won't see this again."},shell:{sections:"Sections",skip:"Skip to content"},sparkline:{words:"from {first} to {last}, lowest {lowest}, highest {highest}"},stepper:{back:"Back",next:"Next",place:"(step {step} of {steps})"},switcher:{choose:"Choose an account",label:"Account",list:"Accounts",more:{one:"{count} more account. Search to find it.",other:"{count} more accounts. Search to find them."},none:"No account matches “{search}”.",search:"Search accounts"},table:{filter:"Filter",noMatch:"Nothing matches “{filter}”.",select:"Select {name}",selectAll:{one:"Select {count} row",other:"Select all {count} rows"},selected:{one:"{count} selected",other:"{count} selected"}},theme:{title:"Colours",system:"System",light:"Light",dark:"Dark"},user:{menu:"Settings",of:"Account of {name}"},when:{now:"just now"}};var{text:$,rich:At}=ce({"en-GB":Xe});var C,tn,me,G,fe,Dt,en,It,nn,de,pe,Jo,vt=Symbol.for("pv"),Rt={},Lt=[],Yo=/^m(i|n|o|s|text|space)$/,_e=Array.isArray,he=Lt.slice,et=Object.assign;function tt(e){e&&e.parentNode&&e.remove()}function jt(e,t,n){var o,i,r,s={},a=arguments.length;for(r in t)r=="key"?o=t[r]:r=="ref"&&typeof e!="function"?i=t[r]:s[r]=t[r];return a>2&&(s.children=a>3?he.call(arguments,2):n),bt(e,s,o,i,null)}function bt(e,t,n,o,i){var r={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:vt,__v:i||++tn,__i:-1,__u:0};return!i&&C.vnode&&C.vnode(r),r}function nt(e){return e.children}function st(e,t){this.props=e,this.context=t,this.__g=0}function J(e,t){if(t==null)return e.__&&J(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:J(e)}function Xo(e){var t,n=e.__v,o=n.__e,i=[],r=[],s=e.__P;s&&((t=et({constructor:vt},n)).__v=n.__v+1,C.vnode&&C.vnode(t),$e(s,t,n,e.__n,s.namespaceURI,32&n.__u?[o]:null,i,o||J(n),32&n.__u,r),t.__v=n.__v,t.__.__k[t.__i]=t,cn(i,t,r),n.__=n.__e=null,t.__e!=o&&on(t))}function on(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),on(e)}function Ze(e){(8&e.__g||(e.__g|=8,G.push(e),Dt++))&&fe==C.debounceRendering||((fe=C.debounceRendering)||queueMicrotask)(rn)}function rn(){try{for(var e,t=1;G.length;)G.length>t&&G.sort(en),e=G.shift(),t=G.length,8&e.__g&&Xo(e)}finally{(Dt=G.length)&&(fe||queueMicrotask)(rn)}}function sn(e,t,n,o,i,r,s,a,f,p,l){var m,d,u,_,h,y,x=o.__k||Lt,g=t.length;for(f=Zo(n,t,x,f,g),m=0;m<g;m++)(u=n.__k[m])!=null&&(d=~u.__i&&x[u.__i]||Rt,u.__i=m,y=$e(e,u,d,i,r,s,a,f,p,l),_=u.__e,(d.ref!=u.ref||8&d.__u)&&(d.ref&&ye(d.ref,null,u,d),u.ref&&l.push(u.ref,u.__c||_,u)),h=h||_,4&u.__u?(f=an(u,f,e,!d.__v),d.__e&&(d.__e=null)):typeof u.type=="function"&&y!==void 0?f=y:_&&(f=_.nextSibling),u.__u&=-21);return n.__e=h,f}function Zo(e,t,n,o,i){var r,s,a,f,p,l,m,d,u,_=n.length,h=_,y=0,x=0,g=e.__k=Array(i);for(r=0;r<i;r++)(s=t[r])!=null&&typeof s!="boolean"&&typeof s!="function"?(typeof s!="object"||s.constructor===String?s=g[r]=bt(null,s):_e(s)?s=g[r]=bt(nt,{children:s}):s.constructor===vt&&s.__b?s=g[r]=bt(s.type,s.props,s.key,s.ref,s.__v):g[r]=s,f=r+y,s.__=e,s.__b=e.__b+1,a=null,~(p=s.__i=Qo(s,n,f,h))&&(h--,(a=n[p])&&(a.__u|=2)),a&&a.__v?(s.__u|=16,p==f-1?y--:p==f+1?y++:p!=f&&(p>f?y--:y++,x=1)):(~p||(i>_?y--:i<_&&y++),typeof s.type!="function"&&(s.__u|=4))):g[r]=null;if(x){for(l=[],m=[],r=0;r<i;r++)if((s=g[r])&&16&s.__u){for(y=0,d=l.length;y<d;)l[u=y+d>>1]<s.__i?y=u+1:d=u;l[y]=s.__i,m[r]=y+1}for(y=l.length;r--;)m[r]&&(m[r]==y?y--:g[r].__u|=4)}if(h)for(r=0;r<_;r++)!(a=n[r])||2&a.__u||(a.__e==o&&(o=J(a)),ge(a,a));return o}function an(e,t,n,o){var i,r,s,a;if(typeof e.type=="function"){if(e.props.__P)return t;if(i=e.__k)for(r=0;r<i.length;r++)i[r]&&(i[r].__=e,t=an(i[r],t,n,!1));return t}for(t&&!t.parentNode&&(t=J(e))&&!t.parentNode&&(t=null),s=e.__e,a=t;a&&a.nodeType==8;)a=a.nextSibling;for(s!=a&&(!o&&n.moveBefore&&s.parentNode?n.moveBefore(s,t):n.insertBefore(s,t||null)),t=s;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function Qo(e,t,n,o){var i,r=e.key,s=e.type,a=t[n],f=a&&!(2&a.__u);if(a===null&&r==null||f&&r==a.key&&s==a.type)return n;if(o>(f?1:0)){for(i=n-1;i>=0;i--)if((a=t[i])&&!(2&a.__u)&&r==a.key&&s==a.type)return i;for(i=n+1;i<t.length;i++)if((a=t[i])&&!(2&a.__u)&&r==a.key&&s==a.type)return i}return-1}function Qe(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function Nt(e,t,n,o,i){var r,s;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||Qe(e.style,t);if(n)for(t in n)o&&n[t]==o[t]||Qe(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(e.__e||(e.__e={}))[t]=n,n&&o||(s=pe[t]||(pe[t]=tr(t)),(e.__a||(e.__a={}))[t]=de,r=t!=(t=t.replace(nn,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,s,r):e.removeEventListener(t,s,r));else{if(i=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function tr(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[It]==null)t[It]=de++;else if(t[It]<this.__a[e])return;return n(C.event?C.event(t):t)}}}function $e(e,t,n,o,i,r,s,a,f,p){var l,m,d,u,_,h,y,x,g,w,v,O,H,Y,X,Ue,z,Z,K=t.type;if(t.constructor!==vt)return null;128&n.__u&&(f=32&n.__u,l=n.__c.__z)&&(t.__u|=f,m=r=[],l.nodeType==8?a=Pt(l,r):r.push(l),a=r[0]||a),(l=C.__b)&&l(t);t:if(typeof K=="function"){d=s.length;try{if(x=t.props,g=(l=K.prototype)&&l.render,w=(l=K.contextType)&&o[l.__c],v=l?w?w.props.value:l.__:o,(u=n.__c)?(t.__c=u,2&u.__g&&(u.__g|=1)):(g?t.__c=u=new K(x,v):(t.__c=u=new st(x,v),u.constructor=K,u.render=nr),w&&w.sub(u),u.state||(u.state={}),u.__n=o,u.__g|=8,u.__h=[],u.__k=[]),g&&(u.__s||(u.__s=u.state),K.getDerivedStateFromProps&&(u.__s==u.state&&(u.__s=et({},u.__s)),et(u.__s,K.getDerivedStateFromProps(x,u.__s)))),_=u.props,h=u.state,u.__v=t,n.__c){if(x!==_&&g&&!K.getDerivedStateFromProps&&u.componentWillReceiveProps&&u.componentWillReceiveProps(x,v),t.__v==n.__v&&!(8&u.__g)||!(4&u.__g)&&u.shouldComponentUpdate&&u.shouldComponentUpdate(x,u.__s,v)===!1){t.__v!=n.__v&&(u.props=x,u.state=u.__s,u.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(q){q&&(q.__=t)}),Lt.push.apply(u.__h,u.__k),u.__k=[],u.__h.length&&s.push(u),a=J(n);break t}u.componentWillUpdate&&u.componentWillUpdate(x,u.__s,v),g&&u.componentDidUpdate&&u.__h.push(function(){u.componentDidUpdate(_,h,y)})}else g&&!K.getDerivedStateFromProps&&u.componentWillMount&&u.componentWillMount(),g&&u.componentDidMount&&u.__h.push(u.componentDidMount);u.context=v,u.props=x,u.__P=e,u.__g&=-5,O=C.__r,H=g?25:0;do u.__g&=-9,O&&O(t),l=u.render(u.props,u.state=u.__s,u.context);while(8&u.__g&&++H<25);g&&(Lt.push.apply(u.__h,u.__k),u.__k=[]),u.state=u.__s,u.getChildContext&&(o=et({},o,u.getChildContext())),g&&n.__c&&u.getSnapshotBeforeUpdate&&(y=u.getSnapshotBeforeUpdate(_,h)),Y=l&&l.type===nt&&l.key==null?l.props.children:l,x.__P&&(l=a,i=(e=x.__P).namespaceURI,f=r=null,n.props&&n.props.__P!=e&&(n.__k.some(function(q){q&&ge(q,q)}),n.__k=null),a=n.__k?J(n,0):null),a=sn(e,_e(Y)?Y:[Y],t,n,o,i,r,s,a,f,p),x.__P&&(t.__e=null,a=l),t.__u&=-161,m&&m.some(tt),u.__h.length&&s.push(u),1&u.__g&&(u.__g&=-4)}catch(q){if(s.length=d,t.__v=null,f||r)if(q&&q.then){if(t.__u|=128|f,r){for(~(z=r.indexOf(a||void 0))||(z=r.length);(Z=r[z-1])&&Z.nodeType==8;)z--;for(;z<r.length;z++)if(Z=r[z])if(r[z]=null,X){if(Z==Ue)break}else{if(Z.nodeType!=8)break;Z.data.startsWith("$s")&&(Ue=Pt(X=Z))}}if(!X){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;X=a}(l=Pt(X=t.__c.__z||(t.__c.__z=X)))?(t.__e=X,a=l):t.__e=a,a=a&&a.nextSibling}else r&&r.some(tt);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),q&&q.then||ln(t),C.__e(q,t,n)}}else a=t.__e=er(n.__e,t,n,o,i,r,s,f,p,e);return(l=C.diffed)&&l(t),a}function Pt(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function ln(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(ln))}function cn(e,t,n){for(var o=0;o<n.length;)ye(n[o++],n[o++],n[o++]);C.__c&&C.__c(t,e),e.some(function(i){try{e=i.__h,i.__h=[],e.some(function(r){r.call(i)})}catch(r){C.__e(r,i.__v)}})}function er(e,t,n,o,i,r,s,a,f,p){var l,m,d,u,_,h,y,x,g=n.props||Rt,w=t.props,v=t.type;if(v=="svg"?i="http://www.w3.org/2000/svg":v=="math"?i="http://www.w3.org/1998/Math/MathML":i||(i="http://www.w3.org/1999/xhtml"),r){for(l=0;l<r.length;l++)if((_=r[l])&&(v?_.localName==v:_.nodeType==3)){e=_,r[l]=null;break}}if(!e){if(x=p.ownerDocument||document,!v)return x.createTextNode(w);e=x.createElementNS(i,v,w.is?w:p),a&&(C.__m&&C.__m(t,r),a=!1),r=null}if(v){if(p=v=="template"&&e.content||e,r=v=="textarea"&&w.defaultValue!=null?null:r&&he.call(p.childNodes),!a&&r)for(g={},l=0;l<e.attributes.length;l++)g[(_=e.attributes[l]).name]=_.value;for(l in g)_=g[l],l=="dangerouslySetInnerHTML"?d=_:l=="children"||l in w||l=="value"&&"defaultValue"in w||l=="checked"&&"defaultChecked"in w||Nt(e,l,null,_,i);for(l in w)_=w[l],l=="children"?u=_:l=="dangerouslySetInnerHTML"?m=_:l=="value"?h=_:l=="checked"?y=_:a&&typeof _!="function"||g[l]===_||Nt(e,l,_,g[l],i);m?(a||d&&(m.__html==d.__html||m.__html==e.innerHTML)||(e.innerHTML=m.__html),t.__k=[]):(d&&(e.textContent=""),(v=="foreignObject"||i=="http://www.w3.org/1998/Math/MathML"&&Yo.test(v))&&(i="http://www.w3.org/1999/xhtml"),sn(p,_e(u)?u:[u],t,n,o,i,r,s,r?r[0]:n.__k&&J(n,0),a,f),r&&r.some(tt)),a&&v!="textarea"||(l="value",v=="progress"&&h==null?e.removeAttribute(l):h==null||h===e[l]&&(v!="progress"||h)||Nt(e,l,h,g[l],i),l="checked",y!=null&&y!=e[l]&&Nt(e,l,y,g[l],i))}else g===w||a&&e.data==w||(e.data=w);return e}function ye(e,t,n,o){try{typeof e=="function"?t?t.__x=e(t)||1:o&&(o=o.__c||o.__e)&&(t=o.__x)&&(o.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(i){C.__e(i,n)}}function ge(e,t,n){var o,i,r,s;if(C.unmount&&C.unmount(e),!(o=e.ref)||o.current&&o.current!=e.__e||ye(o,null,t,e),o=e.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(a){C.__e(a,t)}o.__P=o.__n=null}if(o=e.__k)for(s=0;s<o.length;s++)o[s]&&ge(o[s],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(o=e.__c)&&(o=o.__z)&&(i=Pt(o,r=[]))&&(o==e.__e&&r.some(tt),tt(i),tt(o)),n||tt(e.__e),e.__e=e.__c=e.__=null}function nr(e,t,n){return this.constructor(e,n)}function be(e,t){var n,o,i,r;C.__&&C.__(e,t),t.nodeType==9&&(t=t.documentElement),o=(n=e&&32&e.__u)?null:t.__k,t.__k=bt(nt,{children:[e]}),i=[],r=[],$e(t,t.__k,o||Rt,Rt,t.namespaceURI,o?null:t.firstChild?he.call(t.childNodes):null,i,o?o.__e:t.firstChild,n,r),cn(i,t.__k,r),t.__k.props.children=null}C={__e:function(e,t,n,o){for(var i,r,s;t=t.__;)if((i=t.__c)&&!(1&i.__g)){i.__g|=4;try{if((s=(r=i.constructor)&&r.getDerivedStateFromError)&&i.setState(r.getDerivedStateFromError(e)),i.componentDidCatch&&(i.componentDidCatch(e,o||{}),s=1),s&&8&i.__g)return void(i.__g|=2)}catch(a){e=a}}throw Dt=0,e}},tn=0,me=function(e){return e!=null&&e.constructor===vt},st.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=et({},this.state)),typeof e=="function"&&(e=e(et({},n),this.props)),e&&(et(n,e),this.__v&&(t&&this.__k.push(t),Ze(this)))},st.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),Ze(this))},st.prototype.render=nt,G=[],Dt=0,en=function(e,t){return e.__v.__b-t.__v.__b},It=Symbol(),nn=/(PointerCapture)$|Capture$/i,de=0,pe={},Jo=0;var ot,A,ve,un,xe=Object.is,qt=0,gn=[],we=[],E=C,fn=E.__b,pn=E.__r,mn=E.diffed,dn=E.__c,_n=E.unmount,hn=E.__;function wt(e,t){E.__h&&E.__h(A,e,qt||t),qt=0;var n=A.__H||(A.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function S(e){return qt=1,or(bn,e)}function or(e,t,n){var o=wt(ot++,2);if(o.t=e,!o.__c&&(o.__=[n?n(t):bn(void 0,t),function(r){var s=(o.__N||o.__)[0],a=o.t(s,r);xe(s,a)||(o.__N=[a,o.__[1]],o.__c.setState({}))}],o.__c=A,!A.__f)){A.__f=!0;var i=A.shouldComponentUpdate;A.shouldComponentUpdate=function(r,s,a){var f=this.__H;if(!f)return!0;var p=!1,l=this.props!=r;if(f.__.some(function(d){d.__N&&(p=!0,xe(d.__[0],d.__N[0])||(l=!0))}),i){var m=i.call(this,r,s,a);return p?m||l:m}return!p||l}}return o.__}function j(e,t){var n=wt(ot++,3);!E.__s&&ke(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,A.__H.__h.push(n))}function V(e,t){var n=wt(ot++,4);!E.__s&&ke(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,A.__h.push(n))}function M(e){return qt=5,Ut(function(){return{current:e}},[])}function Ut(e,t){var n=wt(ot++,7);return ke(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function B(){var e=wt(ot++,11);if(!e.__){for(var t=A.__v;!t.__m&&t.__;)t=t.__;var n=t.__m||(t.__m=[0,0]);e.__="P"+n[0]+"-"+n[1]++}return e.__}function rr(){var e;do{for(;e=we.shift();)try{xt(e)}catch(n){E.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=gn.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(xt),t.__h.some(Se),t.__h=[]}catch(n){t.__h=[],E.__e(n,e.__v)}}}while(we.length)}E.__b=function(e){A=null,fn&&fn(e)},E.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),hn&&hn(e,t)},E.__r=function(e){pn&&pn(e),ot=0;var t=(A=e.__c).__H;t&&(ve==A?A.__h=[]:(t.__h.some(xt),t.__h.some(Se),ot=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),ve=A},E.diffed=function(e){mn&&mn(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&yn(gn.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),ve=A=null},E.__c=function(e,t){t.some(function(n){try{n.__h.some(xt),n.__h=n.__h.filter(function(o){return!o.__||Se(o)})}catch(o){n.__h=[function(){throw o}]}}),dn&&dn(e,t)},E.unmount=function(e){_n&&_n(e);var t,n,o=e.__c;o&&o.__H&&(o.__H.__.some(function(i){try{if(i.__P&&i.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}i.__P=n,yn(we.push(i))}else xt(i)}catch(r){t=r}}),o.__H=void 0,t&&E.__e(t,o.__v))};var $n=typeof requestAnimationFrame=="function";function ir(e){var t,n=function(){clearTimeout(o),$n&&cancelAnimationFrame(t),setTimeout(e)},o=setTimeout(n,35);$n&&(t=requestAnimationFrame(n))}function yn(e){e!=1&&un==E.requestAnimationFrame||((un=E.requestAnimationFrame)||ir)(rr)}function xt(e){var t=A,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),A=t}function Se(e){var t=A;e.__c=e.__(),A=t}function ke(e,t){return!e||e.length!=t.length||t.some(function(n,o){return!xe(n,e[o])})}function bn(e,t){return typeof t=="function"?t(e):t}var sr=Symbol.for("preact-signals");function Kt(){if(W>1){W--;return}let e,t=!1;for((function(){let n=Ft;for(Ft=void 0;n!==void 0;){let o=n.S;if(o.v===n.v)for(let i=o.t;i!==void 0;i=i.x)i.i===n.i&&(i.i=o.i);n=n.o}})();kt!==void 0;){let n=kt;for(kt=void 0,Ht++;n!==void 0;){let o=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&xn(n))try{n.c()}catch(i){t||(e=i,t=!0)}n=o}}if(Ht=0,W--,t)throw e}function Oe(e){if(W>0)return e();Ce=++ar,W++;try{return e()}finally{Kt()}}var T,St,kt;function Ct(e){let t=T,n=St;T=void 0,St=void 0;try{return e()}finally{T=t,St=n}}var Ft,W=0,Ht=0,ar=0,Ce=0,Bt=0;function vn(e){if(T===void 0)return;let t=e.n;if(t===void 0||t.t!==T)return t={i:0,S:e,p:T.s,n:void 0,t:T,e:void 0,x:void 0,r:t},T.s!==void 0&&(T.s.n=t),T.s=t,e.n=t,32&T.f&&e.S(t),t;if(t.i===-1)return t.i=0,t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=T.s,t.n=void 0,T.s.n=t,T.s=t),t}function I(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}I.prototype.brand=sr;I.prototype.h=function(){return!0};I.prototype.S=function(e){let t=this.t;t!==e&&e.e===void 0&&(e.x=t,this.t=e,t!==void 0?t.e=e:Ct(()=>{var n;(n=this.W)==null||n.call(this)}))};I.prototype.U=function(e){if(this.t!==void 0){let t=e.e,n=e.x;t!==void 0&&(t.x=n,e.e=void 0),n!==void 0&&(n.e=t,e.x=void 0),e===this.t&&(this.t=n,n===void 0&&Ct(()=>{var o;(o=this.Z)==null||o.call(this)}))}};I.prototype.subscribe=function(e){return U(()=>{let t=this.value;Ct(()=>e(t))},{name:"sub"})};I.prototype.valueOf=function(){return this.value};I.prototype.toString=function(){return this.value+""};I.prototype.toJSON=function(){return this.value};I.prototype.peek=function(){return Ct(()=>this.value)};Object.defineProperty(I.prototype,"value",{get(){let e=vn(this);return e!==void 0&&(e.i=this.i),this.v},set(e){if(e!==this.v){if(Ht>100)throw new Error("Cycle detected");(function(t){W!==0&&Ht===0&&t.l!==Ce&&(t.l=Ce,Ft={S:t,v:t.v,i:t.i,o:Ft})})(this),this.v=e,this.i++,Bt++,W++;try{for(let t=this.t;t!==void 0;t=t.x)t.t.N()}finally{Kt()}}}});function N(e,t){return new I(e,t)}function xn(e){for(let t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||!t.S.h()||t.S.i!==t.i)return!0;return!1}function wn(e){for(let t=e.s;t!==void 0;t=t.n){let n=t.S.n;if(n!==void 0&&(t.r=n),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}function Sn(e){let t,n=e.s;for(;n!==void 0;){let o=n.p;n.i===-1?(n.S.U(n),o!==void 0&&(o.n=n.n),n.n!==void 0&&(n.n.p=o)):t=n,n.S.n=n.r,n.r!==void 0&&(n.r=void 0),n=o}e.s=t}function rt(e,t){I.call(this,void 0,t),this.x=e,this.s=void 0,this.g=Bt-1,this.f=4}rt.prototype=new I;rt.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===Bt))return!0;if(this.g=Bt,this.f|=1,this.i>0&&!xn(this))return this.f&=-2,!0;let e=T;try{wn(this),T=this;let t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(t){this.v=t,this.f|=16,this.i++}return T=e,Sn(this),this.f&=-2,!0};rt.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(let t=this.s;t!==void 0;t=t.n)t.S.S(t)}I.prototype.S.call(this,e)};rt.prototype.U=function(e){if(this.t!==void 0&&(I.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(let t=this.s;t!==void 0;t=t.n)t.S.U(t)}};rt.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(let e=this.t;e!==void 0;e=e.x)e.t.N()}};Object.defineProperty(rt.prototype,"value",{get(){if(1&this.f)throw new Error("Cycle detected");let e=vn(this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function Vt(e,t){return new rt(e,t)}function kn(e){let t=e.j;if(e.j=void 0,typeof t=="function"){W++;let n=T;T=void 0;try{t()}catch(o){throw e.f&=-2,e.f|=8,Te(e),o}finally{T=n,Kt()}}}function Te(e){for(let t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=void 0,e.s=void 0,kn(e)}function lr(e){if(T!==this)throw new Error("Out-of-order effect");Sn(this),T=e,this.f&=-2;try{8&this.f&&Te(this)}finally{Kt()}}function at(e,t){this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,St&&St.push(this)}at.prototype.c=function(){let e=this.S();try{if(8&this.f||this.x===void 0)return;let t=this.x();typeof t=="function"&&(this.j=t)}finally{e()}};at.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,kn(this),wn(this),W++;let e=T;return T=this,lr.bind(this,e)};at.prototype.N=function(){2&this.f||(this.f|=2,this.u=kt,kt=this)};at.prototype.d=function(){this.f|=8,1&this.f||Te(this)};at.prototype.dispose=function(){this.d()};function U(e,t){let n=new at(e,t);try{n.c()}catch(i){throw n.d(),i}let o=n.d.bind(n);return o[Symbol.dispose]=o,o}var cr=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__,Cn,zt,Wt;var On=[];U(function(){Cn=this.N})();function lt(e,t){C[e]=t.bind(null,C[e]||(()=>{}))}function Ot(e){if(Wt){let t=Wt;Wt=void 0,t()}Wt=e&&e.S()}function Tn({data:e}){let t=fr(e);t.name="ReactiveDom",t.value=e;let[n,o]=Ut(()=>{let i=this,r=this.__v;for(;r=r.__;)if(r.__c){r.__c.__$f|=4;break}let s=Vt(()=>{let l=t.value.value;return l===0?0:l===!0?"":l||""}),a=Vt(()=>!Array.isArray(s.value)&&!me(s.value)),f=U(function(){if(this.N=Mn,a.value){let l=s.value;i.__v&&i.__v.__e&&i.__v.__e.nodeType===3&&(i.__v.__e.data=l)}}),p=this.__$u.d;return this.__$u.d=function(){f(),p.call(this)},[a,s]},[]);return n.value?o.peek():o.value}Tn.displayName="ReactiveTextNode";Object.defineProperties(I.prototype,{constructor:{configurable:!0,value:jt(nt,null).constructor},type:{configurable:!0,value:Tn},props:{configurable:!0,get(){let e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}});lt("__b",(e,t)=>{if(Ot(),zt=void 0,typeof t.type=="string"){let n,o=t.props;for(let i in o){if(i==="children")continue;let r=o[i];r instanceof I&&(n||(t.__np=n={}),n[i]=r,o[i]=r.peek())}}e(t)});lt("__r",(e,t)=>{if(e(t),t.type!==nt){Ot();let n,o=t.__c;o&&(o.__$f&=-2,n=o.__$u,n===void 0&&(o.__$u=n=(function(i,r){let s;return U(function(){s=this},{name:r}),s.c=i,s})((function(i){return function(){var r;cr&&((r=this.y)==null||r.call(this)),i.__$f|=1,i.setState({})}})(o),typeof t.type=="function"?t.type.displayName||t.type.name:""))),zt=o,Ot(n)}});lt("__e",(e,t,n,o)=>{Ot(),zt=void 0,e(t,n,o)});lt("diffed",(e,t)=>{Ot(),zt=void 0;let n;if(typeof t.type=="string"&&(n=t.__e)){let o=t.__np,i=t.props,r=n.U;if(r)for(let s in r){let a=r[s];a===void 0||o&&s in o||(a.d(),r[s]=void 0)}if(o){r||(r={},n.U=r);for(let s in o){let a=r[s],f=o[s];a===void 0?(a=ur(n,s,f,i),r[s]=a):a.o(f,i)}}}e(t)});function ur(e,t,n,o){let i=t in e&&e.ownerSVGElement===void 0,r=N(n);return{o:(s,a)=>{r.value=s,o=a},d:U(function(){this.N=Mn;let s=r.value.value;o[t]!==s&&(o[t]=s,i?e[t]=s:s!=null&&(s!==!1||t[4]==="-")?e.setAttribute(t,s):e.removeAttribute(t))})}}lt("unmount",(e,t)=>{if(typeof t.type=="string"){let n=t.__e;if(n){let i=n.U;if(i){n.U=void 0;for(let r in i){let s=i[r];s&&s.d()}}}let o=t.__np;if(o){let i=t.props;for(let r in o)i[r]=o[r]}t.__np=void 0}else{let n=t.__c;if(n){n.__$f|=8;let o=n.__$u;o&&(n.__$u=void 0,o.d())}}e(t)});lt("__h",(e,t,n,o)=>{o<3&&(t.__$f|=2),e(t,n,o)});st.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;let n=this.__$u,o=n&&n.s!==void 0;for(let i in t)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){let i=2&this.__$f;if(!(o||i||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(let i in e)if(i!=="__source"&&e[i]!==this.props[i])return!0;for(let i in this.props)if(!(i in e))return!0;return!1};function fr(e,t){return Ut(()=>N(e,t),[])}var pr=e=>{queueMicrotask(()=>{queueMicrotask(e)})};function mr(){Oe(()=>{let e;for(;e=On.shift();)Cn.call(e)})}function Mn(){On.push(this)===1&&(C.requestAnimationFrame||pr)(mr)}var D=class extends Error{constructor(t,n={}){super(t),this.status=n.status??0,this.code=n.code??"",this.requestId=n.requestId??"",this.retryAfterSeconds=n.retryAfterSeconds??0,this.details=n.details??{},this.place=n.place??String(this.details.place??"")}};var dr="X-Impersonation",_r=401,Gt=N(null);function En(e){let t=e.headers.get(dr),n=e.status===_r;if(t===null&&!n)return;let o=n?null:Date.parse(t?.replace("until=","")??"")||0;o!==Gt.peek()&&(Gt.value=o)}var hr=4e4,$r=[1,2,4,8],yr=30,gr=304,br=401,An=429,Nn=503,ct=N(""),Ee=new Set,Me=0;function Ae(e,t){let n={...t};return{path:`.${e.replace(/\{(\w+)\}/g,(i,r)=>{let s=n[r]??"";return delete n[r],encodeURIComponent(s)})}`,query:n}}function In(e){let t=0,n=async f=>{let p=async()=>{if(f!==t)return!0;let m=await e.refresh?.()??!1;return m&&(t+=1),m},l=`tablewright.refresh ${new URL(".",document.baseURI).pathname}`;return navigator.locks?navigator.locks.request(l,p):p()},o=async(f,p,l)=>{let m=l.key??e.key?.()??"",d=l.timeoutMs?AbortSignal.timeout(l.timeoutMs):null,u=[l.signal,d].filter(h=>h instanceof AbortSignal),_;try{let h={method:f,signal:AbortSignal.any(u),...xr(l,m)};_=await fetch(vr(p,l.query),{...h,credentials:e.key&&!l.takesCookies?"omit":"same-origin"})}catch(h){if(l.signal?.aborted)throw h;let y=d?.aborted;throw new D($(y?"request.slow":"request.offline"),{code:y?"slow":"offline"})}if(En(_),_.ok||_.status===gr)return _;throw await wr(_,e)},i=async(f,p,l)=>{let m=t,d=e.key?.()??"";try{return await o(f,p,l)}catch(u){if(!(u instanceof D&&u.status===br)||l.isGuest||l.key!==void 0)throw u;if(e.refresh&&await n(m))return o(f,p,l);throw e.onUnauthenticated?.(d),u}},r=async(f,p,l={})=>{let m=!1;try{for(let d of[...e.isPatient?$r:[],null])try{let u=await i(f,p,l);return Pn(),u}catch(u){let _=u instanceof D?Sr(u,f,d):null;if(_===null)throw u;m||(Me+=1),m=!0,await Cr(_,kr(u))}throw new D($("request.offline"),{code:"offline"})}finally{m&&(Me-=1),Me||(ct.value="")}},s=async(f,p,l={})=>{let m=e.timeoutMs??hr,d=await r(f,p,{timeoutMs:m,...l}),u=await d.text(),_=d.headers.get("Content-Type")?.includes("json"),h=l.read??e.read??JSON.parse;return{value:u===""?null:_?h(u):u,etag:d.headers.get("ETag")??"",serverMs:Date.parse(d.headers.get("Date")??"")||null}};return{send:r,receive:s,ask:async(f,p,l)=>(await s(f,p,l)).value}}function vr(e,t={}){let n=new URL(e,document.baseURI);for(let[o,i]of Object.entries(t))i!=null&&i!==""&&n.searchParams.set(o,String(i));return n}function xr({json:e,body:t,headers:n={},ifMatch:o},i){let r={...n};i&&(r.Authorization=`Bearer ${i}`),o&&(r["If-Match"]=o);let s=e===void 0?t:JSON.stringify(e);return s instanceof Blob?r["Content-Type"]=s.type||"application/octet-stream":s!==void 0&&(r["Content-Type"]="application/json"),{body:s,headers:r}}async function wr(e,{read:t=JSON.parse,message:n=o=>o}){let o={status:e.status,requestId:e.headers.get("X-Request-Id")??"",retryAfterSeconds:Number(e.headers.get("Retry-After")??0)||0};try{let{error:i}=t(await e.text());return new D(n(String(i.message)),{...o,code:String(i.code),details:i.details??{},requestId:String(i.requestId||o.requestId)})}catch{return new D($("request.status",{status:`${e.status}`}),o)}}function Sr(e,t,n){if(n===null)return null;if(e.status===Nn||e.status===An){let o=e.retryAfterSeconds||n;return o<=yr?o:null}return e.code==="offline"&&t==="GET"?n:null}function kr(e){return e.status===An?$("request.tooMany"):$(e.status===Nn?"request.busy":"request.lost")}async function Cr(e,t){ct.value=t,await new Promise(n=>{Ee.add(n),setTimeout(n,e*1e3)})}function Pn(){ct.value="";for(let e of Ee)e();Ee.clear()}globalThis.addEventListener?.("online",Pn);function Dn(){let e=`tablewright.key ${new URL(".",document.baseURI).pathname}`,t=N(sessionStorage.getItem(e)??""),n=N("");return{key:t,reason:n,keep(o){sessionStorage.setItem(e,o),n.value="",t.value=o},forget(o){sessionStorage.removeItem(e),n.value=o,t.value=""}}}var{key:ut,reason:Rn,keep:Ln,forget:Jt}=Dn();function ft(e){let t=/_([a-z0-9-]+)_[0-9a-f]{12}_[0-9A-Za-z]+$/.exec(ut.value);return e==="tenant"&&t?.[1]||""}var jn={action:{cannotUndo:"{id}: this cannot be undone.",confirm:"Confirm",delete:"Delete",done:"Done.",edit:"Edit",save:"Save",saved:"Saved."},door:{docs:"API documentation",hint:"This tab keeps the key until you close it or sign out.",key:"API key",missing:"Enter an API key.",rejected:"The server no longer accepts this key. Sign in with another one.",signIn:"Sign in",signedOut:"You are signed out.",title:"Sign in to {title}"},list:{create:"Create",created:"Created.",empty:"No {title}",emptyCreate:"Press New to create the first one.",emptyFilter:"Nothing matches.",end:"The list ends here.",filter:"Filter",loading:"Loading…",new:"New",refresh:"Refresh"},plain:{apply:"Apply",open:"Open form",send:"Send"},result:{close:"Close",title:"Result"},shell:{docs:"API documentation",noRoutes:"The system has no routes.",signOut:"Sign out"},value:{no:"No",none:"None",required:"Required.",yes:"Yes"}};var{text:b,rich:qn}=Je({"en-GB":jn});var Un=In({key:()=>ut.peek(),onUnauthenticated:e=>{e===ut.peek()&&Jt(b("door.rejected"))}});function Fn({method:e,path:t},{params:n={},body:o,...i}={}){let r=Ae(t,n);return Un.send(e,r.path,{query:r.query,json:o,...i})}function F({method:e,path:t},{params:n={},body:o,...i}={}){let r=Ae(t,n);return Un.receive(e,r.path,{query:r.query,json:o,...i})}async function Hn(){return(await F({method:"GET",path:"/openapi.json"},{key:""})).value}var Kn=function(e,t,n,o){var i;t[0]=0;for(var r=1;r<t.length;r++){var s=t[r++],a=t[r]?(t[0]|=s?1:2,n[t[r++]]):t[++r];s===3?o[0]=a:s===4?o[1]=Object.assign(o[1]||{},a):s===5?(o[1]=o[1]||{})[t[++r]]=a:s===6?o[1][t[++r]]+=a+"":s?(i=e.apply(a,Kn(e,a,n,["",null])),o.push(i),a[0]?t[0]|=2:(t[r-2]=0,t[r]=i)):o.push(a)}return o},Bn=new Map;function Vn(e){var t=Bn.get(this);return t||(t=new Map,Bn.set(this,t)),(t=Kn(this,t.get(e)||(t.set(e,t=(function(n){for(var o,i,r=1,s="",a="",f=[0],p=function(d){r===1&&(d||(s=s.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?f.push(0,d,s):r===3&&(d||s)?(f.push(3,d,s),r=2):r===2&&s==="..."&&d?f.push(4,d,0):r===2&&s&&!d?f.push(5,0,!0,s):r>=5&&((s||!d&&r===5)&&(f.push(r,0,s,i),r=6),d&&(f.push(r,d,0,i),r=6)),s=""},l=0;l<n.length;l++){l&&(r===1&&p(),p(l));for(var m=0;m<n[l].length;m++)o=n[l][m],r===1?o==="<"?(p(),f=[f],r=3):s+=o:r===4?s==="--"&&o===">"?(r=1,s=""):s=o+s[0]:a?o===a?a="":s+=o:o==='"'||o==="'"?a=o:o===">"?(p(),r=1):r&&(o==="="?(r=5,i=s,s=""):o==="/"&&(r<5||n[l][m+1]===">")?(p(),r===3&&(f=f[0]),r=f,(f=f[0]).push(2,0,r),r=0):o===" "||o==="	"||o===`
`||o==="\r"?(p(),r=2):s+=o),r===3&&s==="!--"&&(r=4,f=f[0])}return p(),f})(e)),t),arguments,[])).length>1?t:t[0]}var c=Vn.bind(jt);function Yt({label:e,value:t,onValue:n,hint:o,fault:i,type:r="text",options:s,...a}){let{autofocus:f=!1,...p}=a,l=B(),m=M(null);V(()=>{f&&m.current?.focus()},[]);let d=i||o,u=d?`${l}-note`:void 0,_=h=>n(h.target.value);return c`<div class="field">
    <label for=${l}>${e}</label>
    ${s?c`<select
          id=${l}
          ref=${m}
          onChange=${_}
          aria-describedby=${u}
          ...${p}
        >
          ${s.map(([h,y])=>c`<option value=${h} selected=${h===t}>${y}</option>`)}
        </select>`:c`<${r==="area"?"textarea":"input"}
          id=${l}
          ref=${m}
          type=${r==="area"?void 0:r}
          value=${t}
          onInput=${_}
          autocomplete="off"
          spellcheck=${!1}
          aria-describedby=${u}
          aria-invalid=${i?"true":void 0}
          ...${p}
        />`}
    ${d?c`<p id=${u} class=${i?"hint fault":"hint"}>${d}</p>`:null}
  </div>`}var Or={add:"M12 5v14M5 12h14",back:"M15 5l-7 7 7 7",bell:"M6 17v-6a6 6 0 0112 0v6l1.5 2h-15zM10 21h4",bin:"M4 7h16M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10.3 10.5v6M13.7 10.5v6",check:"M4.5 12.5l5 5L19.5 7",close:"M6 6l12 12M18 6L6 18",copy:"M9 9h11v11H9zM15 9V4H4v11h5",down:"M6 9l6 6 6-6",edit:"M4 20l1-4.5L16.5 4 20 7.5 8.5 19zM14 6.5l3.5 3.5",exit:"M14 4h5v16h-5M10 8l-4 4 4 4M6 12h9",keyboard:"M3 7h18v11H3zM7 11h.01M11 11h.01M15 11h.01M8 14.5h8",menu:"M4 6h16M4 12h16M4 18h16",more:"M5 12h.01M12 12h.01M19 12h.01",next:"M9 5l7 7-7 7",person:"M12 11a4 4 0 100-8 4 4 0 000 8zM4.5 21c.6-4 3.6-6.5 7.5-6.5s6.9 2.5 7.5 6.5",refresh:"M20 11a8 8 0 10-2 6.2M20 4v7h-7",search:"M10.5 17a6.5 6.5 0 100-13 6.5 6.5 0 000 13zM15.5 15.5L21 21",up:"M6 15l6-6 6 6",warning:"M12 4L2.5 20h19zM12 10v5M12 17.5v.01"};function k({name:e}){return c`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d=${Or[e]} />
  </svg>`}var Tr=2500;function Xt({text:e,label:t=$("copy.button")}){let[n,o]=S("");return c`<button type="button" class="button quiet copy" onClick=${async()=>{let r=await Mr(typeof e=="string"?e:e());o(r?"done":"failed"),setTimeout(()=>o(""),Tr)}}>
    <${k} name=${n==="done"?"check":"copy"} />
    <span aria-live="polite">${n?$(`copy.${n}`):t}</span>
  </button>`}async function Mr(e){try{return await navigator.clipboard.writeText(e),!0}catch{let t=document.createElement("textarea");t.value=e,t.className="visually-hidden";let n=document.activeElement;(document.querySelector("dialog[open]")??document.body).append(t),t.select();let o=document.execCommand("copy");return t.remove(),n instanceof HTMLElement&&n.focus(),o}}var Er=500,Ar=90,Wn={advice:{},isForDevelopers:!1};function L({error:e,title:t,onRetry:n,children:o}){if(!e)return null;let i=e instanceof D?e:null,r=i?Wn.advice[i.status]:"",s=Wn.isForDevelopers||(i?.status??0)>=Er;return c`<div class="problem" role="alert">
    <p class="problem-words">
      ${t?c`<strong>${t}</strong>${" "}`:null}${Tt(e)}
    </p>
    ${r?c`<p>${r}</p>`:null} ${o}
    ${i?.retryAfterSeconds?c`<p>${Ir(i.retryAfterSeconds)}</p>`:null}
    ${i?.requestId&&s?c`<p class="problem-id hint">
          ${At("problem.request",{id:c`<code>${i.requestId}</code>`})}
          ${i.status?`, ${$("problem.status",{status:`${i.status}`})}`:null}
          <${Xt} text=${i.requestId} label=${$("problem.copyId")} />
        </p>`:null}
    ${n?c`<button type="button" class="button" onClick=${n}>
          ${$("problem.again")}
        </button>`:null}
  </div>`}function Tt(e){let t=e instanceof Error?e.message:String(e);return Nr(t)}function Nr(e){let t=e.trim(),n=t.charAt(0).toUpperCase()+t.slice(1);return/[.!?…]$/.test(n)?n:`${n}.`}function Ir(e){return e<Ar?$("problem.wait",{count:e}):$("problem.waitMinutes",{count:Math.ceil(e/60)})}var Pr=1e4,Dr=3,pt=N([]),Rr=0;function it(e,t){let n={id:++Rr,text:e,action:t};pt.value=[...pt.value,n].slice(-Dr),setTimeout(()=>Zt(n.id),Pr)}function Zt(e){pt.value=pt.value.filter(t=>t.id!==e)}function zn({notice:e}){let{id:t,text:n,action:o,error:i}=e;return c`<div class="notice">
    ${i?c`<${L} error=${i} />`:c`<p>${n}</p>`}
    ${o?c`<button
          type="button"
          class="button"
          onClick=${()=>{Zt(t),o.act()}}
        >
          ${o.label}
        </button>`:null}
    <button
      type="button"
      class="button quiet icon-only"
      aria-label=${$("notice.dismiss")}
      onClick=${()=>Zt(t)}
    >
      <${k} name="close" />
    </button>
  </div>`}function Gn(){return c`<div class="notices" role="status" aria-live="polite">
    ${ct.value?c`<p class="notice waiting">${ct.value}</p>`:null}
    ${pt.value.map(e=>c`<${zn} key=${e.id} notice=${e} />`)}
  </div>`}function Jn({kind:e="info",action:t,onDismiss:n,children:o}){return c`<aside class="banner banner-${e}" aria-label=${$("banner.label")}>
    ${e==="info"?null:c`<${k} name="warning" />`}
    <p>${o}</p>
    ${t}
    ${n?c`<button
          type="button"
          class="button quiet icon-only"
          aria-label=${$("notice.dismiss")}
          onClick=${n}
        >
          <${k} name="close" />
        </button>`:null}
  </aside>`}function Yn({href:e="admin/"}){let t=Gt.value;if(t===null)return null;let n=Et(t,{timeStyle:"short"});return c`<${Jn}
    kind="warning"
    action=${c`<a class="button" href=${e}>${$("impersonation.back")}</a>`}
  >
    ${$("impersonation.banner",{time:n})}
  <//>`}function Xn({read:e,write:t,keep:n=()=>null}){let o=()=>e(location,history.state??{}),i=N(o()),r=()=>{let s=o();JSON.stringify(s)!==JSON.stringify(i.peek())&&(i.value=s)};return addEventListener("popstate",r),addEventListener("hashchange",r),{place:i,go(s,{replace:a=!1}={}){let f={...i.peek(),...s};history[a?"replaceState":"pushState"](n(f),"",t(f)),i.value=f}}}function Zn({hash:e}){let[t="",n=""]=e.replace(/^#\/?/,"").split("?",2);return{view:decodeURIComponent(t),params:Object.fromEntries(new URLSearchParams(n))}}function Ne({view:e,params:t}){let n=Object.entries(t).filter(([,i])=>i!==""),o=new URLSearchParams(n).toString();return`#/${encodeURIComponent(e)}${o&&`?${o}`}`}function Qn(e){return t=>{t.ctrlKey||t.metaKey||t.shiftKey||t.altKey||(t.preventDefault(),e())}}var Lr=5;function to({label:e,sections:t,current:n}){let o=[...new Set(t.map(s=>s.group??""))],i=M(null);j(()=>{let s=i.current?.querySelector("[aria-current=page]");s instanceof HTMLElement&&i.current&&jr(i.current,s)},[n,t.length]);let r=t.length>Lr?"sections-many":"sections-few";return c`<nav ref=${i} class="sections ${r}" aria-label=${e}>
    ${o.map(s=>c`<${qr}
        key=${s}
        name=${s}
        sections=${t.filter(a=>(a.group??"")===s)}
        current=${n}
      />`)}
  </nav>`}function jr(e,t){let n=t.getBoundingClientRect().left-e.getBoundingClientRect().left;e.scrollLeft+=n-(e.clientWidth-t.offsetWidth)/2}function qr({name:e,sections:t,current:n}){let o=t.length===1&&t[0]?.label===e;return c`<div class="section">
    ${e&&!o?c`<h2>${e}</h2>`:null}
    <ul>
      ${t.map(i=>c`<${Ur} key=${i.id} section=${i} isCurrent=${i.id===n} />`)}
    </ul>
  </div>`}function Ur({section:e,isCurrent:t}){let{label:n,href:o,icon:i,badge:r,onOpen:s}=e;return c`<li>
    <a
      href=${o}
      aria-current=${t?"page":void 0}
      onClick=${s?Qn(s):void 0}
    >
      ${i?c`<${k} name=${i} />`:null}
      <span class="section-label">${n}</span>
      ${r}
    </a>
  </li>`}function eo(e){let{title:t,mark:n,context:o,status:i,tools:r,banner:s,sections:a,current:f,children:p}=e;return c`<div class="shell">
    <a class="skip" href="#main" onClick=${Fr}>${$("shell.skip")}</a>
    <header class="masthead">
      <p class="masthead-name">${n}<span class="masthead-title">${t}</span></p>
      ${o} ${i}
      <div class="masthead-tools">${r}</div>
    </header>
    <${Yn} />${s}
    <${to}
      label=${e.navigationLabel??$("shell.sections")}
      sections=${a}
      current=${f}
    />
    <main id="main" tabindex="-1">${p}</main>
    <${Gn} />
  </div>`}function Qt({title:e}){return c`<span class="mark" aria-hidden="true">${e.charAt(0).toUpperCase()}</span>`}function Fr(e){e.preventDefault(),document.getElementById("main")?.focus()}function no({mark:e,texts:t,description:n,reason:o,check:i,onKey:r,children:s}){let[a,f]=S(""),[p,l]=S(""),[m,d]=S(!1);return c`<main class="door">
    <form class="sheet door-sheet" onSubmit=${async _=>{_.preventDefault();let h=a.trim();if(!h)return l(t.missing);d(!0);try{await i(h),r(h)}catch(y){l(Tt(y))}finally{d(!1)}}} noValidate>
      <${Qt} title=${e} />
      <h1>${t.title}</h1>
      ${n&&c`<p class="hint">${n}</p>`}
      ${o&&!p&&c`<p class="door-message" role="status">${o}</p>`}
      <div role=${p?"alert":void 0}>
        <${Yt}
          label=${t.label}
          type="password"
          value=${a}
          onValue=${_=>{f(_),l("")}}
          fault=${p}
          hint=${t.hint}
          autofocus
        />
      </div>
      <div class="actions">
        <button type="submit" class="button strong" disabled=${m}>${t.signIn}</button>
        ${s}
      </div>
    </form>
  </main>`}var Hr=401;function oo({system:e}){let t=async o=>{try{e.probe&&await F(e.probe,{key:o})}catch(i){let r=i.status??0;if(r===Hr||r===0)throw i}},n={title:b("door.title",{title:e.title}),label:b("door.key"),hint:b("door.hint"),missing:b("door.missing"),signIn:b("door.signIn")};return c`<${no}
    mark=${e.title}
    texts=${n}
    description=${e.description}
    reason=${Rn.value}
    check=${t}
    onKey=${Ln}
  >
    <a href="docs">${b("door.docs")}</a>
  <//>`}function ro({label:e,face:t,isIconOnly:n=!1,className:o="",children:i}){let[r,s]=S(!1),a=M(null),f=B(),p=()=>{s(!1),a.current?.querySelector("button")?.focus()};return V(()=>{let m=r?a.current?.querySelector("[data-first]"):null;m instanceof HTMLElement&&m.focus()},[r]),j(()=>{if(!r)return;let m=d=>{d.target instanceof Node&&!a.current?.contains(d.target)&&s(!1)};return document.addEventListener("pointerdown",m),document.addEventListener("focusin",m),()=>{document.removeEventListener("pointerdown",m),document.removeEventListener("focusin",m)}},[r]),c`<div class="popover ${o}" ref=${a} onKeyDown=${m=>{!r||m.key!=="Escape"||(m.preventDefault(),m.stopPropagation(),p())}}>
    <button
      type="button"
      class="button quiet ${n?"icon-only":""}"
      aria-expanded=${r}
      aria-controls=${r?f:void 0}
      aria-label=${n?e:void 0}
      onClick=${()=>s(!r)}
    >
      ${t}
    </button>
    ${r?c`<div class="popover-panel" id=${f} role="group" aria-label=${e}>
          ${i(p)}
        </div>`:null}
  </div>`}var io=["system","light","dark"],te=document.documentElement,Ie=`${te.dataset.preferences}.theme`,Pe=`${te.dataset.preferences}.letters`,mt=N(localStorage.getItem(Ie)??"system"),Br=N(localStorage.getItem(Pe)!=="off");U(()=>{mt.value==="system"?(localStorage.removeItem(Ie),delete te.dataset.theme):(localStorage.setItem(Ie,mt.value),te.dataset.theme=mt.value)});U(()=>{Br.value?localStorage.removeItem(Pe):localStorage.setItem(Pe,"off")});function so({legend:e,name:t,value:n,options:o,onValue:i,isLegendShown:r=!1}){return c`<fieldset class="segments-field">
    <legend class=${r?"field-label":"visually-hidden"}>${e}</legend>
    <div class="segments">
      ${o.map(([s,a,f])=>c`<label
          class="segment"
          key=${s}
          title=${f?a:void 0}
        >
          <input
            type="radio"
            name=${t}
            value=${s}
            checked=${n===s}
            onChange=${()=>i(s)}
          />
          <span>
            ${f?c`<${k} name=${f} />`:null}
            <span class="segment-label">${a}</span>
          </span>
        </label>`)}
    </div>
  </fieldset>`}function ao(){return c`<${so}
    legend=${$("theme.title")}
    name="theme"
    value=${mt.value}
    options=${io.map(e=>[e,$(`theme.${e}`)])}
    onValue=${e=>{mt.value=e}}
  />`}function lo({name:e,note:t,items:n}){return c`<${ro}
    label=${e?$("user.of",{name:e}):$("user.menu")}
    face=${e?c`<span class="avatar" data-initials=${Kr(e)}></span>`:c`<${k} name="person" />`}
    isIconOnly
    className="user-menu"
  >
    ${o=>c`
      ${e?c`<p class="user-name">
            <strong>${e}</strong>${t?c`<span class="hint">${t}</span>`:null}
          </p>`:null}
      <${ao} />
      <ul class="popover-list">
        ${n.map(i=>c`<li key=${i.label}><${Vr} item=${i} close=${o} /></li>`)}
      </ul>
    `}
  <//>`}function Kr(e){let t=e.split(/\s+/).filter(Boolean);return[t[0],t.length>1?t.at(-1):""].map(n=>[...n??""][0]?.toUpperCase()??"").join("")}function Vr({item:e,close:t}){let n=c`${e.icon?c`<${k} name=${e.icon} />`:null}${e.label}`;return e.href?c`<a class="menu-item" href=${e.href}>${n}</a>`:c`<button type="button" class="menu-item" onClick=${()=>{t(),e.act?.()}}>${n}</button>`}var{place:Wr,go:zr}=Xn({read:Zn,write:Ne}),dt=Wr;function ee(e,t={}){return Ne({view:e,params:t})}function _t(e,t={}){zr({view:e,params:t})}function co({state:e,problem:t}){return c`<p class="connection connection-${e}" title=${t||void 0}>
    <span class="connection-light" aria-hidden="true"></span>
    <span role="status">${$(`live.${e}`)}</span>
  </p>`}var Gr=c`<svg
  class="empty-drawing"
  viewBox="0 0 120 72"
  aria-hidden="true"
  focusable="false"
>
  <path d="M22 16h76v44H22z" />
  <path d="M22 30h76M34 42h30M34 50h18" class="faint" />
</svg>`;function uo({title:e,children:t}){return c`<div class="empty">
    ${Gr}
    <h2>${e}</h2>
    ${t}
  </div>`}function ht(e,t){let[n,o]=S(null),[i,r]=S(null),s=M(0),a=M(Promise.resolve()),f=async()=>{let l=++s.current;try{let m=await e();if(l!==s.current)return;o(()=>m),r(null)}catch(m){l===s.current&&r(m)}},p=()=>(a.current=f(),a.current);return j(()=>(o(null),p(),()=>{s.current+=1}),t),{answer:n,problem:i,again:p,settled:()=>a.current}}function fo(e){let{label:t,cursors:n,next:o,onCursors:i,previousLabel:r,nextLabel:s,note:a}=e;return n.length===0&&!o&&!e.isAlwaysShown?null:c`<nav class="pager" aria-label=${t??$("pager.label")}>
    <button
      type="button"
      class="button"
      disabled=${n.length===0}
      onClick=${()=>i(n.slice(0,-1))}
    >
      <${k} name="back" />${r??$("pager.previous")}
    </button>
    <span class="hint">${a??$("pager.page",{page:n.length+1})}</span>
    <button
      type="button"
      class="button"
      disabled=${!o}
      onClick=${()=>o&&i([...n,o])}
    >
      ${s??$("pager.next")}<${k} name="next" />
    </button>
  </nav>`}function po({ids:e,selected:t,onSelect:n,children:o}){let i=e.filter(s=>t.has(s)).length,r=i>0&&i===e.length;return c`<div class="table-bulk">
    <label class="table-all">
      <input
        type="checkbox"
        checked=${r}
        indeterminate=${i>0&&!r}
        onChange=${()=>n(new Set(r?[]:e))}
      />
      <span aria-live="polite">
        ${i?$("table.selected",{count:i}):$("table.selectAll",{count:e.length})}
      </span>
    </label>
    ${i?o:null}
  </div>`}function mo({id:e,selected:t,onSelect:n}){let o=()=>{let r=new Set(t);r.delete(e)||r.add(e),n(r)};return c`<td class="table-choose" onClick=${r=>r.stopPropagation()}>
    <label>
      <input type="checkbox" checked=${t.has(e)} onChange=${o} />
      <span class="visually-hidden">${$("table.select",{name:e})}</span>
    </label>
  </td>`}function _o(e,t,n,o,i){let r=i.toLowerCase().split(/\s+/).filter(Boolean),s=e.filter(p=>{let l=o?.(p).toLowerCase()??"";return r.every(m=>l.includes(m))}),a=t.find(p=>p.name===n?.name)?.sortBy;if(!n||!a)return s;let f=n.isDescending?-1:1;return s.sort((p,l)=>f*Jr(a(p),a(l)))}function Jr(e,t){return e===null||t===null?+(e===null)-+(t===null):typeof e=="number"&&typeof t=="number"?e-t:String(e).localeCompare(String(t),document.documentElement.lang,{numeric:!0})}function ho(e){let t={ArrowDown:1,ArrowUp:-1}[e.key],{currentTarget:n,target:o}=e;if(!t||!(n instanceof Element)||!(o instanceof Element)||!o.matches("[data-item]"))return;let i=[...n.querySelectorAll("[data-item]")],r=i[i.findIndex(s=>s===o)+t];r&&(e.preventDefault(),r.focus())}function $o(e){let{label:t,columns:n,rows:o,idOf:i,filterBy:r,selected:s,onSelect:a,actions:f}=e,[p,l]=S(null),[m,d]=S(""),u=_o(o,n,p,r,m),_=u.map(i);return c`<div class="table-block">
    ${r?c`<${Yr} value=${m} onValue=${d} />`:null}
    ${s&&a?c`<${po} ids=${_} selected=${s} onSelect=${a}>${f}<//>`:null}
    <div
      class="table-place ${e.isLoading?"is-loading":""}"
      role="group"
      aria-label=${t}
      tabindex="0"
    >
      <table class="table" onKeyDown=${ho}>
        <caption class="visually-hidden">
          ${t}
        </caption>
        <thead>
          <tr>
            ${s?c`<td class="table-choose"></td>`:null}
            ${n.map(h=>c`<${Xr} column=${h} sort=${p} onSort=${l} />`)}
          </tr>
        </thead>
        <tbody>
          ${u.map(h=>c`<${Zr} key=${i(h)} row=${h} table=${e} />`)}
        </tbody>
      </table>
    </div>
    ${m&&u.length===0?c`<p class="hint" role="status">${$("table.noMatch",{filter:m})}</p>`:null}
  </div>`}function Yr({value:e,onValue:t}){let n=B();return c`<div class="table-filter">
    <label class="visually-hidden" for=${n}>${$("table.filter")}</label>
    <${k} name="search" />
    <input
      id=${n}
      type="search"
      autocomplete="off"
      placeholder=${$("table.filter")}
      value=${e}
      onInput=${o=>t(o.target.value)}
    />
  </div>`}function Xr({column:e,sort:t,onSort:n}){let{name:o,label:i,hint:r,isNumeric:s,sortBy:a}=e,f=t?.name===o,p=f?t.isDescending?"descending":"ascending":"none";return c`<th
    scope="col"
    class=${s?"number":""}
    title=${r}
    aria-sort=${a?p:void 0}
  >
    ${a?c`<button type="button" class="sort" onClick=${()=>n(f&&t.isDescending?null:{name:o,isDescending:f})}>
          ${i}
          ${f?c`<${k} name=${t.isDescending?"down":"up"} />`:null}
        </button>`:i}
  </th>`}function Zr({row:e,table:t}){let{columns:n,idOf:o,onOpen:i,openId:r,selected:s,onSelect:a}=t,f=o(e),p=f===r,l=i?()=>i(e):void 0;return c`<tr
    class="${p?"row-open":""} ${l?"row-opens":""}"
    onClick=${l}
  >
    ${s&&a?c`<${mo} id=${f} selected=${s} onSelect=${a} />`:null}
    ${n.map(({name:m,label:d,cell:u,isNumeric:_},h)=>{let y=u(e);return c`<td key=${m} data-label=${d} class=${_?"number":""}>
        ${h===0&&l?c`<button
              type="button"
              class="link"
              data-item=${f}
              aria-expanded=${r===void 0?void 0:p}
              onClick=${x=>{x.stopPropagation(),l()}}
            >
              ${y}
            </button>`:c`<span class="cell">${y}</span>`}
      </td>`})}
  </tr>`}var Qr={dateStyle:"medium",timeStyle:"short"};function De({value:e,schema:t,isShort:n=!1}){if(e==null||e==="")return c`<span class="none" aria-label=${b("value.none")} role="img">–</span>`;if(typeof e=="boolean")return c`${b(e?"value.yes":"value.no")}`;if(t.format==="date-time"&&!Number.isNaN(Date.parse(e))){let o=Et(Date.parse(e),Qr);return c`<time datetime=${e} title=${e}>${o}</time>`}if(t.enum)return c`<span class="badge">${String(e)}</span>`;if(Array.isArray(e)&&e.every(o=>typeof o!="object"))return c`${e.join(", ")}`;if(typeof e=="object"){let o=JSON.stringify(e,null,n?0:2);return n?c`<code>${o}</code>`:c`<pre class="json">${o}</pre>`}return c`${String(e)}`}function yo(e){let t=e.type==="string"&&e.format==="decimal";return e.type==="integer"||e.type==="number"||t}function ne({value:e,columns:t,label:n}){let o=new Map(t),i=[...new Set([...o.keys(),...Object.keys(e)])];return c`<dl class="facts">
    ${i.filter(r=>r in e).map(r=>c`<div key=${r}>
          <dt title=${o.get(r)?.description}>${n(r)}</dt>
          <dd><${De} value=${e[r]} schema=${o.get(r)??{}} /></dd>
        </div>`)}
  </dl>`}var go=1e3,ti=3e4,ei=5e3,ni=45e3,bo=3;function vo({open:e,onEvent:t,onConnected:n,poll:o,isWanted:i=()=>!0}){let r=N("off"),s=N(""),a=null,f=0,p="",l=d=>{a?.abort(),a=null,r.value=d},m=async()=>{let d=new AbortController;a=d;let u=go,_=0;for(;!d.signal.aborted&&i();){_<=bo&&(r.value="connecting");let h=new Re;try{let x=await e(p,AbortSignal.any([d.signal,h.signal]));r.value="live",s.value="",_=0,n?.();for await(let g of x)h.broken(),u=go,g.id!==null&&(p=g.id),t(g)}catch(x){if(d.signal.aborted)return;_+=1;let g=x instanceof D;s.value=g?x.message:$("live.broken"),g&&(u=Math.max(u,x.retryAfterSeconds*1e3)),g&&x.status===400&&(p="")}finally{h.end()}if(d.signal.aborted||!i())return;let y=o!==void 0&&_>bo;r.value=y?"polling":"waiting",y&&o(),await oi(u*(.5+Math.random()/2),d.signal),u=Math.min(2*u,ti)}};return{state:r,problem:s,follow(){let d=()=>{clearTimeout(f),document.hidden?f=setTimeout(()=>l("paused"),ei):a||m()};return p="",document.addEventListener("visibilitychange",d),d(),()=>{document.removeEventListener("visibilitychange",d),clearTimeout(f),l("off")}}}}var Re=class{#e=new AbortController;#t=0;constructor(){this.signal=this.#e.signal,this.broken()}broken(){clearTimeout(this.#t),this.#t=setTimeout(()=>this.#e.abort(),ni)}end(){clearTimeout(this.#t)}};function oi(e,t){return new Promise(n=>{let o=setTimeout(n,e);t.addEventListener("abort",()=>{clearTimeout(o),n()})})}async function*xo(e){let t=new TextDecoder,n=e.getReader(),o="";try{for(;;){let{done:i,value:r}=await n.read();if(i)return;o+=t.decode(r,{stream:!0});let s=o.split(/\r\n\r\n|\n\n|\r\r/);o=s.pop()??"";for(let a of s)yield ri(a)}}finally{n.cancel().catch(()=>{})}}function ri(e){let t=[],n=null;for(let o of e.split(/\r\n|\n|\r/)){let[,i,r]=/^([^:]*):? ?(.*)$/.exec(o)??[];i==="data"?t.push(r??""):i==="id"&&(n=r??"")}return{data:t.join(`
`),id:n}}var ii=250;function wo(e,t,n){let[o,i]=S("off"),r=M(n);return r.current=n,j(()=>{if(!e)return;let s=0,a=!0,f=()=>{s||=setTimeout(()=>{s=0,r.current()},ii)},p=vo({open:async(d,u)=>{let _=d?{"Last-Event-ID":d}:{},{body:h}=await Fn(e,{params:t,signal:u,headers:_});return xo(h??new ReadableStream)},onEvent:d=>d.data&&f(),onConnected:()=>{a||f(),a=!1},poll:f}),l=U(()=>i(p.state.value)),m=p.follow();return()=>{m(),l(),clearTimeout(s)}},[e,JSON.stringify(t)]),o}function $t({title:e,onClose:t,onCancel:n,children:o}){let i=M(null),r=M(!1),s=B();return V(()=>{let f=document.activeElement,p=i.current;p?.showModal();let l=p?.querySelector("[data-first]");return l instanceof HTMLElement&&l.focus(),()=>{r.current=!0,p?.close(),f instanceof HTMLElement&&f.isConnected&&f.focus()}},[]),c`<dialog
    class="dialog"
    ref=${i}
    aria-labelledby=${s}
    onCancel=${f=>{n&&(f.preventDefault(),n())}}
    onClose=${()=>{r.current||t()}}
  >
    <header class="dialog-head">
      <h2 id=${s}>${e}</h2>
      <button
        type="button"
        class="button quiet icon-only"
        aria-label=${$("dialog.close")}
        onClick=${n??t}
      >
        <${k} name="close" />
      </button>
    </header>
    <div class="dialog-body">${o}</div>
  </dialog>`}function So(e){let{title:t,deed:n,keep:o,word:i,isDanger:r=!0,onConfirm:s,onClose:a,children:f}=e,[p,l]=S(""),[m,d]=S(!1),[u,_]=S(null),h=B(),y=!i||p.trim()===i;return c`<${$t} title=${t} onClose=${a}>
    <form onSubmit=${async g=>{if(g.preventDefault(),!(!y||m)){d(!0),_(null);try{await s(),a()}catch(w){_(w),d(!1)}}}}>
      ${f}
      ${i&&c`<div class="field">
        <label for=${h}>${At("confirm.type",{name:c`<code>${i}</code>`})}</label>
        <input
          id=${h}
          data-first
          value=${p}
          autocomplete="off"
          autocapitalize="off"
          spellcheck=${!1}
          onInput=${g=>l(g.target.value)}
        />
      </div>`}
      <${L} error=${u} />
      <div class="actions">
        <button
          type="submit"
          class="button ${r?"danger":"strong"}"
          disabled=${!y||m}
        >
          ${n}
        </button>
        <button
          type="button"
          class="button"
          data-first=${i?void 0:!0}
          onClick=${a}
        >
          ${o||$("confirm.cancel")}
        </button>
      </div>
    </form>
  <//>`}function ko(e){j(()=>{if(!e)return;let t=n=>n.preventDefault();return addEventListener("beforeunload",t),()=>removeEventListener("beforeunload",t)},[e])}var si=new Set(["area","lines","json"]),ai={email:"email",uri:"url",date:"date",password:"password"};function oe({field:e,text:t,fault:n,isFirst:o,onText:i}){let{schema:r,kind:s,isRequired:a,label:f}=e;return c`<${Yt}
    label=${a?f:$("form.optional",{label:f})}
    value=${t}
    onValue=${i}
    type=${li(e)}
    options=${s==="choice"?ci(e):void 0}
    hint=${[r.description,ui(s)].filter(Boolean).join(" ")}
    fault=${n}
    aria-required=${a?"true":void 0}
    aria-invalid=${n?"true":void 0}
    inputmode=${s==="number"?"decimal":void 0}
    step=${s==="moment"?"1":void 0}
    data-first=${o?!0:void 0}
  />`}function li({kind:e,schema:t}){return si.has(e)?"area":e==="moment"?"datetime-local":e==="text"?ai[t.format]??"text":"text"}function ci({schema:e,isRequired:t}){let n=["",t?$("form.choose"):"–"],o=e.enum?.map(i=>[String(i),String(i)]);return[n,...o??[["true",$("form.yes")],["false",$("form.no")]]]}function ui(e){return e==="lines"?$("form.lines"):e==="json"?$("form.jsonHint"):""}var fi=200;function Le(e,t,n="",o=!0){let i=new Set(t.required??[]);return Q(e,t).flatMap(([r,s])=>{let a=o&&i.has(r)&&!s.isNullable,f=n+r;return s.type==="object"&&s.properties&&a?Le(e,s,`${f}.`):[{name:f,label:P(f),schema:s,isRequired:a,kind:je(s)}]})}function je(e){let{type:t,format:n,items:o}=e;return e.enum||t==="boolean"?"choice":t==="integer"||t==="number"?"number":t==="string"&&n==="date-time"?"moment":t==="string"?e.maxLength>=fi?"area":"text":t==="array"&&o?.type==="string"?"lines":"json"}function pi(e,t){return t==null?"":e==="lines"?t.join(`
`):e==="json"?JSON.stringify(t,null,2):e==="moment"?new Date(Date.parse(t)-new Date(t).getTimezoneOffset()*6e4).toISOString().slice(0,19):String(t)}function Oo(e,t){return Object.fromEntries(e.map(({name:n,kind:o,schema:i})=>{let r=n.split(".").reduce((s,a)=>s?.[a],t);return[n,pi(o,t===void 0?i.default:r)]}))}function To(e,t,n,o){let i={},r={};for(let s of e){let a=t[s.name]??"",f=a===(n[s.name]??"");if(!(o&&f)){if(a===""){s.isRequired?r[s.name]=$("form.required"):s.schema.isNullable&&!f&&Co(i,s.name,null);continue}try{Co(i,s.name,mi(s,a))}catch(p){r[s.name]=p.message}}}return{body:i,faults:r}}function mi({kind:e,schema:t},n){if(t.type==="boolean")return n==="true";if(e==="choice"&&t.enum)return t.enum.find(o=>String(o)===n);if(e==="number"){let o=Number(n);if(Number.isNaN(o))throw new Error($("form.number"));if(t.type==="integer"&&!Number.isInteger(o))throw new Error($("form.whole"));return o}if(e==="moment")return new Date(n).toISOString();if(e==="lines")return n.split(`
`).filter(o=>o.trim());if(e!=="json")return n;try{return JSON.parse(n)}catch{throw new Error($("form.json"))}}function Co(e,t,n){let o=t.split("."),i=o.pop()??"",r=o.reduce((s,a)=>s[a]??={},e);r[i]=n}function Mo({title:e,onClose:t,...n}){let[o,i]=S(!1),r=M(!1),s=()=>r.current?i(!0):t();return c`<${$t} title=${e} onClose=${t} onCancel=${s}>
    <${di}
      ...${n}
      onClose=${s}
      onChanged=${a=>{r.current=a}}
    />
    ${o?c`<div class="discard" role="alert">
          <p>${$("form.unsaved")}</p>
          <div class="actions">
            <button type="button" class="button danger" onClick=${t}>
              ${$("form.discard")}
            </button>
            <button type="button" class="button" onClick=${()=>i(!1)}>
              ${$("form.keep")}
            </button>
          </div>
        </div>`:null}
  <//>`}function di(e){let{document:t,schema:n,label:o,value:i,isPartial:r=!1,description:s}=e,a=Le(t,R(t,n)),f=M(Oo(a,i)),[p,l]=S(f.current),[m,d]=S({}),[u,_]=S(null),[h,y]=S(!1),x=M(null),g=a.some(({name:v})=>p[v]!==f.current[v]);return ko(g),V(()=>e.onChanged?.(g),[g]),V(()=>{let v=x.current?.querySelector("[aria-invalid=true]");v instanceof HTMLElement&&v.focus()},[m]),c`<form class="form" onSubmit=${async v=>{if(v.preventDefault(),h)return;let O=To(a,p,f.current,r);if(d(O.faults),_(null),!Object.keys(O.faults).length){y(!0);try{await e.onSend(O.body)}catch(H){let Y=_i(a,H);Y?d({[Y.name]:Tt(H)}):_(H)}y(!1)}}} ref=${x} noValidate>
    ${s?c`<p class="hint">${s}</p>`:null}
    ${a.map((v,O)=>c`<${oe}
        key=${v.name}
        field=${v}
        text=${p[v.name]??""}
        fault=${m[v.name]}
        isFirst=${O===0}
        onText=${H=>{l({...p,[v.name]:H}),m[v.name]&&d({...m,[v.name]:""})}}
      />`)}
    <${L} error=${u} />
    <div class="actions">
      <button type="submit" class="button strong" disabled=${h}>${o}</button>
      <button type="button" class="button" onClick=${e.onClose}>
        ${$("confirm.cancel")}
      </button>
    </div>
  </form>`}function _i(e,t){if(!(t instanceof D)||!t.place)return;let n=t.place.replaceAll(/\[[^\]]*\]/g,"");return e.find(({name:o})=>n===o||n.startsWith(`${o}.`))}function yt(e){let{document:t,operation:n,title:o,label:i,params:r,value:s,etag:a="",onDone:f,onClose:p}=e,l=M({text:"",key:""}),m=async d=>{let u=n.body?d:void 0,_=hi(n,d,a,l.current);f((await F(n,{params:r,body:u,headers:_})).value)};return c`<${Mo}
    title=${o}
    label=${i}
    document=${t}
    schema=${n.body??{}}
    description=${n.description}
    value=${s}
    isPartial=${n.method==="PATCH"}
    onSend=${m}
    onClose=${p}
  />`}function hi(e,t,n,o){let i={};if(n&&e.method!=="POST"&&(i["If-Match"]=n),e.headers.has("idempotency-key")){let r=JSON.stringify(t);if(o.text!==r){let s=crypto.getRandomValues(new Uint8Array(16));o.key=[...s].map(a=>a.toString(16).padStart(2,"0")).join(""),o.text=r}i["Idempotency-Key"]=o.key}return i}function gt({value:e,onClose:t}){let n=typeof e=="object"?Object.entries(e):[["result",e]];return c`<${$t} title=${b("result.title")} onClose=${t}>
    <dl class="facts">
      ${n.map(([o,i])=>{let r=typeof i=="string"?i:JSON.stringify(i,null,2);return c`<div key=${o}>
          <dt>${P(o)}</dt>
          <dd class="copied"><code>${r}</code><${Xt} text=${r} /></dd>
        </div>`})}
    </dl>
    <div class="actions">
      <button type="button" class="button strong" data-first onClick=${t}>
        ${b("result.close")}
      </button>
    </div>
  <//>`}function Ao({system:e,view:t,row:n,id:o,params:i,onClose:r,onChange:s}){let a={...yi(t,i),[t.itemParameter]:o},{get:f}=t,p=ht(async()=>f?F(f,{params:a}):{value:n??null,etag:""},[o,f?"":n]),l=p.answer?.value??n,[m,d]=S(null),[u,_]=S(null),h=M(null);j(()=>(h.current?.focus(),()=>{let w=document.querySelector(`[data-item="${CSS.escape(o)}"]`);w instanceof HTMLElement&&w.focus()}),[]);let y=w=>{let v=m===t.edit;d(null),it(b(v?"action.saved":"action.done")),!v&&w!==null&&_(w),p.again(),s()},x=async()=>{t.remove&&await F(t.remove,{params:a}),it(b("action.done")),r(),s()},g=e.groups.flatMap(w=>w.views).filter(w=>t.itemParameter&&w.main.path.startsWith($i(t)));return c`<section class="sheet detail" aria-labelledby="detail-title">
    <header class="detail-head">
      <h2 id="detail-title" tabindex="-1" ref=${h}>${o}</h2>
      <button
        type="button"
        class="button quiet icon-only"
        aria-label=${b("result.close")}
        onClick=${r}
      >
        <${k} name="close" />
      </button>
    </header>
    <${L} error=${p.problem} onRetry=${p.again} />
    ${l&&c`<${ne} value=${l} columns=${t.columns} label=${P} />`}
    ${g.length>0&&c`<p class="nested">
      ${g.map(w=>c`<a href=${ee(w.id,a)}>${w.title}</a>`)}
    </p>`}
    <div class="actions">
      ${t.edit&&c`<button type="button" class="button" onClick=${()=>d(t.edit??null)}>
        <${k} name="edit" />${b("action.edit")}
      </button>`}
      ${t.actions.map(w=>c`<button type="button" class="button" onClick=${()=>d(w)}>
          ${P(w.path.split("/").at(-1)??"")}
        </button>`)}
      ${t.remove&&c`<button
        type="button"
        class="button danger"
        onClick=${()=>d(t.remove??null)}
      >
        <${k} name="bin" />${Eo(t.remove)}…
      </button>`}
    </div>
    ${m&&(m===t.remove?c`<${So}
          title=${m.title}
          deed=${Eo(m)}
          onConfirm=${x}
          onClose=${()=>d(null)}
        >
          <p>${qn("action.cannotUndo",{id:c`<code>${o}</code>`})}</p>
        <//>`:c`<${yt}
          document=${e.document}
          operation=${m}
          title=${m.title}
          label=${b(m===t.edit?"action.save":"action.confirm")}
          params=${a}
          value=${m===t.edit?l:void 0}
          etag=${p.answer?.etag}
          onDone=${y}
          onClose=${()=>d(null)}
        />`)}
    ${u&&c`<${gt} value=${u} onClose=${()=>_(null)} />`}
  </section>`}function Eo(e){return e.title.split(" ")[0]??b("action.delete")}function $i(e){return`${e.main.path}/{${e.itemParameter}}/`}function yi(e,t){let n=[...e.main.path.matchAll(/\{(\w+)\}/g)].map(o=>o[1]??"");return Object.fromEntries(n.map(o=>[o,t[o]??""]))}function re({parameters:e,values:t,label:n=b("list.filter"),onApply:o}){let[i,r]=S(t),[s,a]=S({}),f=e.filter(l=>!ft(l.name));return f.length===0?null:c`<form class="filters" onSubmit=${l=>{l.preventDefault();let m=e.filter(d=>d.isRequired&&!i[d.name]);a(Object.fromEntries(m.map(d=>[d.name,b("value.required")]))),m.length||o(i)}} noValidate>
    ${f.map(({name:l,schema:m,isRequired:d})=>{let u=je(m)==="choice"?"choice":"text",_={...m,format:void 0,description:void 0};return c`<${oe}
        key=${l}
        field=${{name:l,label:P(l),schema:_,isRequired:d,kind:u}}
        text=${i[l]??""}
        fault=${s[l]}
        onText=${h=>r({...i,[l]:h})}
      />`})}
    <button type="submit" class="button">${n}</button>
  </form>`}var gi=6;function No({system:e,view:t}){let{item:n="",...o}=dt.value.params,i={...ki(t),...o},r=t.main.parameters.filter(O=>O.isRequired&&!i[O.name]),[s,a]=S([]),[f,p]=S(!1),[l,m]=S(null),d=s.at(-1)??"",u={...i,cursor:d},_=ht(async()=>r.length?null:(await F(t.main,{params:u})).value,[t,JSON.stringify(i),d]),h=wo(r.length?void 0:t.stream,i,_.again),y=_.answer===null?null:wi(t,_.answer),x=Si(_.answer),g=y?.find((O,H)=>qe(t,O,H)===n),w=()=>_t(t.id,o),v=O=>{p(!1),it(b("list.created")),Oi(e.document,t,O)&&m(O),_.again()};return c`<div class=${n?"split":""}>
    <section class="list" aria-labelledby="view-title">
      <header class="screen-head">
        <h1 id="view-title">${t.title}</h1>
        ${t.stream&&c`<${co} state=${h} />`}
        <div class="screen-tools">
          <button type="button" class="button" onClick=${_.again}>
            <${k} name="refresh" />${b("list.refresh")}
          </button>
          ${t.create&&c`<button type="button" class="button strong" onClick=${()=>p(!0)}>
            <${k} name="add" />${b("list.new")}
          </button>`}
        </div>
      </header>
      ${t.main.title!==t.title&&c`<p class="hint">${t.main.title}.</p>`}
      <${re}
        key=${JSON.stringify(i)}
        document=${e.document}
        parameters=${Mt(t.main)}
        values=${i}
        onApply=${O=>{a([]),_t(t.id,O)}}
      />
      <${L} error=${_.problem} onRetry=${_.again} />
      ${y&&y.length>0&&c`<${$o}
        label=${t.title}
        columns=${bi(t)}
        rows=${y}
        idOf=${O=>qe(t,O,y.indexOf(O))}
        openId=${n}
        onOpen=${O=>_t(t.id,{...o,item:qe(t,O,y.indexOf(O))})}
      />`}
      ${y?.length===0&&c`<${vi} view=${t} isFirst=${s.length===0} />`}
      ${!y&&!_.problem&&!r.length&&c`<p class="hint">${b("list.loading")}</p>`}
      <${fo} cursors=${s} next=${x} onCursors=${a} />
    </section>
    ${n&&(y||t.get)&&c`<${Ao}
      key=${n}
      system=${e}
      view=${t}
      row=${g}
      id=${n}
      params=${i}
      onClose=${w}
      onChange=${_.again}
    />`}
    ${f&&t.create&&c`<${yt}
      document=${e.document}
      operation=${t.create}
      title=${t.create.title}
      label=${b("list.create")}
      params=${Ci(t,i)}
      onDone=${v}
      onClose=${()=>p(!1)}
    />`}
    ${l&&c`<${gt} value=${l} onClose=${()=>m(null)} />`}
  </div>`}function bi(e){return xi(e).map(([t,n])=>({name:t,label:P(t),hint:n.description,isNumeric:yo(n),cell:o=>c`<${De} value=${o[t]} schema=${n} isShort />`}))}function vi({view:e,isFirst:t}){let n=b(e.create?"list.emptyCreate":"list.emptyFilter");return c`<div class="sheet">
    <${uo} title=${b("list.empty",{title:e.title.toLowerCase()})}>
      <p class="hint">${t?n:b("list.end")}</p>
    <//>
  </div>`}function xi(e){let t=o=>o.type!=="array"&&o.type!=="object"&&!o.union,n=e.columns.filter(([,o])=>t(o));return(n.length?n:e.columns).slice(0,gi)}function wi(e,t){return e.member?t[e.member]:t}function Si(e){return e?.next_cursor??e?.nextCursor??""}function qe(e,t,n){let o=s=>s.replaceAll("_","").toLowerCase(),i=o(e.itemParameter),r=Object.keys(t).find(s=>o(s)===i)??"id";return e.itemParameter&&r in t?String(t[r]):`#${n+1}`}function ki(e){let t=e.main.parameters.map(n=>n.name);return Object.fromEntries(t.map(n=>[n,ft(n)]))}function Ci(e,t){let n=[...e.main.path.matchAll(/\{(\w+)\}/g)].map(o=>o[1]??"");return Object.fromEntries(n.map(o=>[o,t[o]??""]))}function Oi(e,t,n){let o=t.create?.response.properties??{};return Object.values(o).some(r=>R(e,r).format==="password")&&n!==null}function Io({system:e,view:t}){let{main:n}=t,o=n.method==="GET",r={...Object.fromEntries(n.parameters.map(({name:h})=>[h,ft(h)])),...dt.value.params},s=n.parameters.every(h=>!h.isRequired||r[h.name]),[a,f]=S(!1),[p,l]=S(null),m=ht(async()=>o&&s?(await F(n,{params:r})).value:null,[n,JSON.stringify(r)]),d=m.answer,u=Q(e.document,n.response),_=d!==null&&typeof d=="object"?d:{response:d};return c`<section aria-labelledby="view-title">
    <header class="screen-head">
      <h1 id="view-title">${t.title}</h1>
      <div class="screen-tools">
        ${o?c`<button type="button" class="button" onClick=${m.again}>
              <${k} name="refresh" />${b("list.refresh")}
            </button>`:c`<button
              type="button"
              class="button strong"
              disabled=${!s}
              onClick=${()=>f(!0)}
            >
              ${b("plain.open")}
            </button>`}
      </div>
    </header>
    ${n.description&&c`<p class="hint">${n.description}</p>`}
    <${re}
      key=${JSON.stringify(r)}
      parameters=${Mt(n)}
      values=${r}
      label=${b("plain.apply")}
      onApply=${h=>_t(t.id,h)}
    />
    <${L} error=${m.problem} onRetry=${m.again} />
    ${d!==null&&c`<div class="sheet"><${ne} value=${_} columns=${u} label=${P} /></div>`}
    ${a&&c`<${yt}
      document=${e.document}
      operation=${n}
      title=${n.title}
      label=${b("plain.send")}
      params=${r}
      onDone=${h=>{f(!1),it(b("action.done")),l(h)}}
      onClose=${()=>f(!1)}
    />`}
    ${p&&c`<${gt} value=${p} onClose=${()=>l(null)} />`}
  </section>`}function Po({system:e}){let t=e.groups.flatMap(r=>r.views),n=t.find(r=>r.id===dt.value.view)??t[0],o=[{label:b("shell.docs"),icon:"copy",href:"docs"}],i={label:b("shell.signOut"),icon:"exit",act:()=>Jt(b("door.signedOut"))};return c`<${eo}
    title=${e.title}
    mark=${c`<${Qt} title=${e.title} />`}
    sections=${e.groups.flatMap(Ti)}
    current=${n?.id}
    tools=${c`<${lo} items=${e.needsKey?[...o,i]:o} />`}
  >
    ${n?c`<${n.member===null?Io:No}
          key=${n.id}
          system=${e}
          view=${n}
        />`:c`<p>${b("shell.noRoutes")}</p>`}
  <//>`}function Ti({name:e,views:t}){return t.map(n=>({id:n.id,label:n.title,href:ee(n.id),group:e}))}var Do=document.getElementById("page");try{let e=He(await Hn());document.title=e.title,be(c`<${()=>e.needsKey&&ut.value===""?c`<${oo} system=${e} />`:c`<${Po} system=${e} />`} />`,Do)}catch(e){be(c`<main class="door"><${L} error=${e} onRetry=${()=>location.reload()} /></main>`,Do)}
