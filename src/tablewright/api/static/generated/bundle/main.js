/* Built by `make pages`. Licences are in kit/vendor. */
function R(e,t){if(!t||typeof t!="object")return{};let{$ref:n,anyOf:o,oneOf:i,...r}=t;if(n){let c=String(n).split("/").at(-1)??"";return{...R(e,e.components?.schemas?.[c]),...r}}let s=o??i,a=s?.filter(c=>c.type!=="null");if(s&&a.length===1){let c=a.length<s.length;return{...R(e,a[0]),...r,isNullable:c}}if(Array.isArray(r.type)){let c=r.type.filter(m=>m!=="null");return{...r,type:c[0],isNullable:c.length<r.type.length}}return s?{...r,union:s}:r}function Q(e,t){return Object.entries(t.properties??{}).map(([o,i])=>[o,R(e,i)])}function P(e){let t=e.replace(/([a-z0-9])([A-Z])/g,"$1 $2").replace(/[_\-.]+/g," ");return t.charAt(0).toUpperCase()+t.slice(1).toLowerCase()}var Eo=["get","post","put","patch","delete"],Ao=new Set(["limit","cursor"]);function He(e){let t=No(e),n=new Set(t.filter(s=>s.isStream)),o=t.filter(s=>s.method==="GET"&&Be(e,s)!==null),i=o.map(s=>Do(e,s,t,n));for(let s of t.filter(a=>!n.has(a)))i.push(Ve(s));qo(i);let r=[...new Set(i.map(s=>s.tag))];return{title:String(e.info?.title??"Service"),description:String(e.info?.description??""),needsKey:t.some(s=>s.isSecured),probe:o.find(s=>s.isSecured&&!s.parameters.some(a=>a.isRequired)),groups:r.map(s=>({name:s,views:i.filter(a=>a.tag===s)})),document:e}}function Et(e){return e.parameters.filter(t=>!Ao.has(t.name))}function No(e){return Object.entries(e.paths??{}).flatMap(([t,n])=>Eo.filter(o=>n[o]&&!n[o].deprecated).map(o=>Io(e,t,o,n[o])))}function Io(e,t,n,o){let i=o.parameters??[],s=Object.entries(o.responses??{}).find(([c])=>/^2/.test(c))?.[1]?.content??{},a=o.requestBody?.content?.["application/json"]?.schema;return{method:n.toUpperCase(),path:t,title:Po(n,String(o.summary||P(o.operationId??t))),description:String(o.description??"").replace(/\n*For: [^\n]*$/,""),tag:P(o.tags?.[0]??Ke(t)),parameters:i.filter(c=>c.in==="path"||c.in==="query").map(c=>({name:c.name,isRequired:!!c.required,schema:{description:c.description,...R(e,c.schema)}})),headers:new Set(i.filter(c=>c.in==="header").map(c=>c.name.toLowerCase())),body:a?R(e,a):null,response:R(e,s["application/json"]?.schema),isStream:"text/event-stream"in s,isSecured:(o.security??[]).length>0}}function Po(e,t){let n=t.replace(/\.$/,"");if(e==="get")return n;let[o="",...i]=(n.split(":")[0]??"").split(" ");return[o.replace(/ies$/,"y").replace(/(ss|ch|sh|x)es$/,"$1").replace(/([^s])s$/,"$1"),...i].join(" ")}function Be(e,{response:t}){if(Ue(e,t))return"";let n=Q(e,t).filter(([,o])=>Ue(e,o));return n.length===1&&n[0]?n[0][0]:null}function Ue(e,t){return t.type==="array"&&"properties"in R(e,t.items)}function Do(e,t,n,o){let i=Be(e,t)??"",r=i?R(e,t.response.properties[i]):t.response,s=n.filter(f=>f.path.startsWith(`${t.path}/{`)),a=s.find(f=>/^\/\{\w+\}$/.test(f.path.slice(t.path.length)))?.path,c=/\{(\w+)\}$/.exec(a??"")?.[1]??"",m=(f,..._)=>n.find($=>$.path===f&&_.includes($.method)&&!$.isStream),l=a??"",p={...Ve(t),title:P(Ke(t.path)),member:i,columns:Q(e,R(e,r.items)),create:m(t.path,"POST"),itemParameter:c,get:m(l,"GET"),edit:m(l,"PATCH")??m(l,"PUT"),remove:m(l,"DELETE"),actions:s.filter(f=>Ro(f,l)),stream:n.find(f=>f.isStream&&f.tag===t.tag&&!jo(f,t))},d=[t,p.create,p.get,p.edit,p.remove,...p.actions];for(let f of d)f&&o.add(f);return p}function Ro(e,t){return t!==""&&e.path.startsWith(`${t}/`)&&e.method!=="GET"&&/^\/[^{}/]+$/.test(e.path.slice(t.length))}function jo(e,t){let n=new Set(t.parameters.map(o=>o.name));return e.parameters.some(o=>o.isRequired&&!n.has(o.name))}function Ve(e){return{...{create:void 0,get:void 0,edit:void 0,remove:void 0},...{member:null,columns:[],itemParameter:"",actions:[],stream:void 0},id:"",title:e.title,tag:e.tag,main:e}}function Ke(e){return e.split("/").filter(t=>t&&!t.startsWith("{")).at(-1)??e}function qo(e){let t=e.map(o=>o.title),n=new Set;for(let o of e){t.filter(r=>r===o.title).length>1&&(o.title=o.main.title);let i=o.title.toLowerCase().replace(/[^a-z0-9]+/g,"-");for(let r=1;!o.id;r+=1){let s=r===1?i:`${i}-${r}`;n.has(s)||(o.id=s)}n.add(o.id)}}var re=globalThis.document?.documentElement,ae="en-GB",Lo=/\{(\w+)\}|<(\w+)>(.*?)<\/\2>/gs,We=new Map,ie=()=>re?.lang||ae;function Je(e){let t=Object.keys(e);return re&&(re.lang=Xe(navigator.languages,t)??t[0]??ae),le(e)}function le(e){let t=Object.keys(e),n=e[t[0]??ae],o=(i,r)=>{let s=e[Xe([ie()],t)??""],a=ze(s,i)??ze(n,i);if(a===void 0)throw new Error(`There is no text "${i}".`);return typeof a=="string"?a:a[Uo(Number(r.count))]??a.other};return{text:(i,r={})=>se(o(i,r),r).join(""),rich:(i,r={})=>se(o(i,r),r)}}function Fo(e,t={}){return ce(Intl.NumberFormat,t).format(e)}function Ye(e,t={dateStyle:"long",timeStyle:"short"}){return ce(Intl.DateTimeFormat,t).format(e)}var vi=[["year",365*86400],["month",30*86400],["week",7*86400],["day",86400],["hour",3600],["minute",60]];function ze(e,t){let n=e;for(let o of t.split("."))n=n?.[o];return n}function se(e,t){let n=[],o=0;for(let i of e.matchAll(Lo)){let[r,s,a,c=""]=i;n.push(e.slice(o,i.index)),o=i.index+r.length;let m=t[s??a??""];if(m===void 0)throw new Error(`The text "${e}" needs "${s??a}".`);if(a){let l=se(c,t).join("");n.push(typeof m=="function"?m(l):l)}else n.push(typeof m=="number"?Fo(m):m)}return n.push(e.slice(o)),n.filter(i=>i!=="")}function Uo(e){return ce(Intl.PluralRules,{}).select(e)}function ce(e,t){let n=`${e.name} ${ie()} ${JSON.stringify(t)}`,o=We.get(n)??new e(ie(),t);return We.set(n,o),o}function Xe(e,t){for(let n of e){let o=n.toLowerCase(),i=t.find(s=>s.toLowerCase()===o),r=t.find(s=>Ge(s)===Ge(n));if(i??r)return i??r}}var Ge=e=>e.toLowerCase().split("-")[0];var Ze={banner:{label:"Important"},bell:{all:"See all notifications",label:{one:"Notifications, {count} unread",other:"Notifications, {count} unread"},none:"No notifications.",readAll:"Mark all as read",title:"Notifications",unread:"Unread:"},confirm:{cancel:"Cancel",type:"Type {name} to confirm"},copy:{button:"Copy",done:"Copied",failed:"Not allowed: select it and copy"},dialog:{close:"Close"},diff:{added:"Added:",folded:{one:"{count} unchanged line",other:"{count} unchanged lines"},removed:"Removed:",same:"Nothing changed."},form:{choose:"Choose…",discard:"Discard changes",json:"Must be JSON.",jsonHint:"JSON.",keep:"Keep editing",lines:"One per line.",no:"No",number:"Must be a number.",optional:"{label} (optional)",required:"Required.",unsaved:"You have unsaved changes.",whole:"Must be a whole number.",yes:"Yes"},keys:{title:"Keyboard",letters:"Enable keyboard shortcuts"},live:{broken:"The connection was lost.",connecting:"Connecting…",live:"Live",off:"Not connected",paused:"Paused while hidden",polling:"Live updates unavailable, refreshing regularly",waiting:"Connection lost, trying again"},meter:{full:"The limit is reached.",of:"{used} of {limit}",unlimited:"{used}, unlimited"},notice:{dismiss:"Dismiss"},pager:{label:"Pages",next:"Next",page:"Page {page}",previous:"Previous"},problem:{again:"Try again",copyId:"Copy id",request:"Request {id}",status:"status {status}",wait:{one:"You can try again in {count} second.",other:"You can try again in {count} seconds."},waitMinutes:{one:"You can try again in {count} minute.",other:"You can try again in {count} minutes."}},progress:{done:"Done.",failed:"Failed.",of:"{done} of {total}"},request:{busy:"The server is busy. Trying again…",lost:"The server cannot be reached. Trying again…",offline:"The server cannot be reached. Check your connection.",slow:"The server did not respond in time.",status:"The server responded with status {status}.",tooMany:"Too many requests. Trying again in a moment…"},secret:{copy:"Copy secret",done:"I've saved it",once:"Copy it now. You won't see this again."},shell:{sections:"Sections",skip:"Skip to content"},sparkline:{words:"from {first} to {last}, lowest {lowest}, highest {highest}"},stepper:{back:"Back",next:"Next",place:"(step {step} of {steps})"},switcher:{label:"Account",list:"Accounts",more:{one:"{count} more account. Search to find it.",other:"{count} more accounts. Search to find them."},none:"No account matches “{search}”.",search:"Search accounts"},table:{filter:"Filter",noMatch:"Nothing matches “{filter}”.",select:"Select {name}",selectAll:{one:"Select {count} row",other:"Select all {count} rows"},selected:{one:"{count} selected",other:"{count} selected"}},theme:{title:"Colours",system:"System",light:"Light",dark:"Dark"},user:{menu:"Settings",of:"Account of {name}"},when:{now:"just now"}};var{text:h,rich:At}=le({"en-GB":Ze});var k,en,pe,z,ue,Dt,nn,It,on,me,fe,Ho,bt=Symbol.for("pv"),Rt={},jt=[],Bo=/^m(i|n|o|s|text|space)$/,de=Array.isArray,_e=jt.slice,et=Object.assign;function tt(e){e&&e.parentNode&&e.remove()}function qt(e,t,n){var o,i,r,s={},a=arguments.length;for(r in t)r=="key"?o=t[r]:r=="ref"&&typeof e!="function"?i=t[r]:s[r]=t[r];return a>2&&(s.children=a>3?_e.call(arguments,2):n),gt(e,s,o,i,null)}function gt(e,t,n,o,i){var r={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:bt,__v:i||++en,__i:-1,__u:0};return!i&&k.vnode&&k.vnode(r),r}function nt(e){return e.children}function at(e,t){this.props=e,this.context=t,this.__g=0}function G(e,t){if(t==null)return e.__&&G(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:G(e)}function Vo(e){var t,n=e.__v,o=n.__e,i=[],r=[],s=e.__P;s&&((t=et({constructor:bt},n)).__v=n.__v+1,k.vnode&&k.vnode(t),he(s,t,n,e.__n,s.namespaceURI,32&n.__u?[o]:null,i,o||G(n),32&n.__u,r),t.__v=n.__v,t.__.__k[t.__i]=t,un(i,t,r),n.__=n.__e=null,t.__e!=o&&rn(t))}function rn(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),rn(e)}function Qe(e){(8&e.__g||(e.__g|=8,z.push(e),Dt++))&&ue==k.debounceRendering||((ue=k.debounceRendering)||queueMicrotask)(sn)}function sn(){try{for(var e,t=1;z.length;)z.length>t&&z.sort(nn),e=z.shift(),t=z.length,8&e.__g&&Vo(e)}finally{(Dt=z.length)&&(ue||queueMicrotask)(sn)}}function an(e,t,n,o,i,r,s,a,c,m,l){var p,d,f,_,$,y,S=o.__k||jt,g=t.length;for(c=Ko(n,t,S,c,g),p=0;p<g;p++)(f=n.__k[p])!=null&&(d=~f.__i&&S[f.__i]||Rt,f.__i=p,y=he(e,f,d,i,r,s,a,c,m,l),_=f.__e,(d.ref!=f.ref||8&d.__u)&&(d.ref&&$e(d.ref,null,f,d),f.ref&&l.push(f.ref,f.__c||_,f)),$=$||_,4&f.__u?(c=ln(f,c,e,!d.__v),d.__e&&(d.__e=null)):typeof f.type=="function"&&y!==void 0?c=y:_&&(c=_.nextSibling),f.__u&=-21);return n.__e=$,c}function Ko(e,t,n,o,i){var r,s,a,c,m,l,p,d,f,_=n.length,$=_,y=0,S=0,g=e.__k=Array(i);for(r=0;r<i;r++)(s=t[r])!=null&&typeof s!="boolean"&&typeof s!="function"?(typeof s!="object"||s.constructor===String?s=g[r]=gt(null,s):de(s)?s=g[r]=gt(nt,{children:s}):s.constructor===bt&&s.__b?s=g[r]=gt(s.type,s.props,s.key,s.ref,s.__v):g[r]=s,c=r+y,s.__=e,s.__b=e.__b+1,a=null,~(m=s.__i=Wo(s,n,c,$))&&($--,(a=n[m])&&(a.__u|=2)),a&&a.__v?(s.__u|=16,m==c-1?y--:m==c+1?y++:m!=c&&(m>c?y--:y++,S=1)):(~m||(i>_?y--:i<_&&y++),typeof s.type!="function"&&(s.__u|=4))):g[r]=null;if(S){for(l=[],p=[],r=0;r<i;r++)if((s=g[r])&&16&s.__u){for(y=0,d=l.length;y<d;)l[f=y+d>>1]<s.__i?y=f+1:d=f;l[y]=s.__i,p[r]=y+1}for(y=l.length;r--;)p[r]&&(p[r]==y?y--:g[r].__u|=4)}if($)for(r=0;r<_;r++)!(a=n[r])||2&a.__u||(a.__e==o&&(o=G(a)),ye(a,a));return o}function ln(e,t,n,o){var i,r,s,a;if(typeof e.type=="function"){if(e.props.__P)return t;if(i=e.__k)for(r=0;r<i.length;r++)i[r]&&(i[r].__=e,t=ln(i[r],t,n,!1));return t}for(t&&!t.parentNode&&(t=G(e))&&!t.parentNode&&(t=null),s=e.__e,a=t;a&&a.nodeType==8;)a=a.nextSibling;for(s!=a&&(!o&&n.moveBefore&&s.parentNode?n.moveBefore(s,t):n.insertBefore(s,t||null)),t=s;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function Wo(e,t,n,o){var i,r=e.key,s=e.type,a=t[n],c=a&&!(2&a.__u);if(a===null&&r==null||c&&r==a.key&&s==a.type)return n;if(o>(c?1:0)){for(i=n-1;i>=0;i--)if((a=t[i])&&!(2&a.__u)&&r==a.key&&s==a.type)return i;for(i=n+1;i<t.length;i++)if((a=t[i])&&!(2&a.__u)&&r==a.key&&s==a.type)return i}return-1}function tn(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function Nt(e,t,n,o,i){var r,s;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||tn(e.style,t);if(n)for(t in n)o&&n[t]==o[t]||tn(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(e.__e||(e.__e={}))[t]=n,n&&o||(s=fe[t]||(fe[t]=zo(t)),(e.__a||(e.__a={}))[t]=me,r=t!=(t=t.replace(on,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,s,r):e.removeEventListener(t,s,r));else{if(i=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function zo(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[It]==null)t[It]=me++;else if(t[It]<this.__a[e])return;return n(k.event?k.event(t):t)}}}function he(e,t,n,o,i,r,s,a,c,m){var l,p,d,f,_,$,y,S,g,w,v,C,H,Y,X,Fe,W,Z,V=t.type;if(t.constructor!==bt)return null;128&n.__u&&(c=32&n.__u,l=n.__c.__z)&&(t.__u|=c,p=r=[],l.nodeType==8?a=Pt(l,r):r.push(l),a=r[0]||a),(l=k.__b)&&l(t);t:if(typeof V=="function"){d=s.length;try{if(S=t.props,g=(l=V.prototype)&&l.render,w=(l=V.contextType)&&o[l.__c],v=l?w?w.props.value:l.__:o,(f=n.__c)?(t.__c=f,2&f.__g&&(f.__g|=1)):(g?t.__c=f=new V(S,v):(t.__c=f=new at(S,v),f.constructor=V,f.render=Jo),w&&w.sub(f),f.state||(f.state={}),f.__n=o,f.__g|=8,f.__h=[],f.__k=[]),g&&(f.__s||(f.__s=f.state),V.getDerivedStateFromProps&&(f.__s==f.state&&(f.__s=et({},f.__s)),et(f.__s,V.getDerivedStateFromProps(S,f.__s)))),_=f.props,$=f.state,f.__v=t,n.__c){if(S!==_&&g&&!V.getDerivedStateFromProps&&f.componentWillReceiveProps&&f.componentWillReceiveProps(S,v),t.__v==n.__v&&!(8&f.__g)||!(4&f.__g)&&f.shouldComponentUpdate&&f.shouldComponentUpdate(S,f.__s,v)===!1){t.__v!=n.__v&&(f.props=S,f.state=f.__s,f.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(q){q&&(q.__=t)}),jt.push.apply(f.__h,f.__k),f.__k=[],f.__h.length&&s.push(f),a=G(n);break t}f.componentWillUpdate&&f.componentWillUpdate(S,f.__s,v),g&&f.componentDidUpdate&&f.__h.push(function(){f.componentDidUpdate(_,$,y)})}else g&&!V.getDerivedStateFromProps&&f.componentWillMount&&f.componentWillMount(),g&&f.componentDidMount&&f.__h.push(f.componentDidMount);f.context=v,f.props=S,f.__P=e,f.__g&=-5,C=k.__r,H=g?25:0;do f.__g&=-9,C&&C(t),l=f.render(f.props,f.state=f.__s,f.context);while(8&f.__g&&++H<25);g&&(jt.push.apply(f.__h,f.__k),f.__k=[]),f.state=f.__s,f.getChildContext&&(o=et({},o,f.getChildContext())),g&&n.__c&&f.getSnapshotBeforeUpdate&&(y=f.getSnapshotBeforeUpdate(_,$)),Y=l&&l.type===nt&&l.key==null?l.props.children:l,S.__P&&(l=a,i=(e=S.__P).namespaceURI,c=r=null,n.props&&n.props.__P!=e&&(n.__k.some(function(q){q&&ye(q,q)}),n.__k=null),a=n.__k?G(n,0):null),a=an(e,de(Y)?Y:[Y],t,n,o,i,r,s,a,c,m),S.__P&&(t.__e=null,a=l),t.__u&=-161,p&&p.some(tt),f.__h.length&&s.push(f),1&f.__g&&(f.__g&=-4)}catch(q){if(s.length=d,t.__v=null,c||r)if(q&&q.then){if(t.__u|=128|c,r){for(~(W=r.indexOf(a||void 0))||(W=r.length);(Z=r[W-1])&&Z.nodeType==8;)W--;for(;W<r.length;W++)if(Z=r[W])if(r[W]=null,X){if(Z==Fe)break}else{if(Z.nodeType!=8)break;Z.data.startsWith("$s")&&(Fe=Pt(X=Z))}}if(!X){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;X=a}(l=Pt(X=t.__c.__z||(t.__c.__z=X)))?(t.__e=X,a=l):t.__e=a,a=a&&a.nextSibling}else r&&r.some(tt);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),q&&q.then||cn(t),k.__e(q,t,n)}}else a=t.__e=Go(n.__e,t,n,o,i,r,s,c,m,e);return(l=k.diffed)&&l(t),a}function Pt(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function cn(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(cn))}function un(e,t,n){for(var o=0;o<n.length;)$e(n[o++],n[o++],n[o++]);k.__c&&k.__c(t,e),e.some(function(i){try{e=i.__h,i.__h=[],e.some(function(r){r.call(i)})}catch(r){k.__e(r,i.__v)}})}function Go(e,t,n,o,i,r,s,a,c,m){var l,p,d,f,_,$,y,S,g=n.props||Rt,w=t.props,v=t.type;if(v=="svg"?i="http://www.w3.org/2000/svg":v=="math"?i="http://www.w3.org/1998/Math/MathML":i||(i="http://www.w3.org/1999/xhtml"),r){for(l=0;l<r.length;l++)if((_=r[l])&&(v?_.localName==v:_.nodeType==3)){e=_,r[l]=null;break}}if(!e){if(S=m.ownerDocument||document,!v)return S.createTextNode(w);e=S.createElementNS(i,v,w.is?w:m),a&&(k.__m&&k.__m(t,r),a=!1),r=null}if(v){if(m=v=="template"&&e.content||e,r=v=="textarea"&&w.defaultValue!=null?null:r&&_e.call(m.childNodes),!a&&r)for(g={},l=0;l<e.attributes.length;l++)g[(_=e.attributes[l]).name]=_.value;for(l in g)_=g[l],l=="dangerouslySetInnerHTML"?d=_:l=="children"||l in w||l=="value"&&"defaultValue"in w||l=="checked"&&"defaultChecked"in w||Nt(e,l,null,_,i);for(l in w)_=w[l],l=="children"?f=_:l=="dangerouslySetInnerHTML"?p=_:l=="value"?$=_:l=="checked"?y=_:a&&typeof _!="function"||g[l]===_||Nt(e,l,_,g[l],i);p?(a||d&&(p.__html==d.__html||p.__html==e.innerHTML)||(e.innerHTML=p.__html),t.__k=[]):(d&&(e.textContent=""),(v=="foreignObject"||i=="http://www.w3.org/1998/Math/MathML"&&Bo.test(v))&&(i="http://www.w3.org/1999/xhtml"),an(m,de(f)?f:[f],t,n,o,i,r,s,r?r[0]:n.__k&&G(n,0),a,c),r&&r.some(tt)),a&&v!="textarea"||(l="value",v=="progress"&&$==null?e.removeAttribute(l):$==null||$===e[l]&&(v!="progress"||$)||Nt(e,l,$,g[l],i),l="checked",y!=null&&y!=e[l]&&Nt(e,l,y,g[l],i))}else g===w||a&&e.data==w||(e.data=w);return e}function $e(e,t,n,o){try{typeof e=="function"?t?t.__x=e(t)||1:o&&(o=o.__c||o.__e)&&(t=o.__x)&&(o.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(i){k.__e(i,n)}}function ye(e,t,n){var o,i,r,s;if(k.unmount&&k.unmount(e),!(o=e.ref)||o.current&&o.current!=e.__e||$e(o,null,t,e),o=e.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(a){k.__e(a,t)}o.__P=o.__n=null}if(o=e.__k)for(s=0;s<o.length;s++)o[s]&&ye(o[s],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(o=e.__c)&&(o=o.__z)&&(i=Pt(o,r=[]))&&(o==e.__e&&r.some(tt),tt(i),tt(o)),n||tt(e.__e),e.__e=e.__c=e.__=null}function Jo(e,t,n){return this.constructor(e,n)}function ge(e,t){var n,o,i,r;k.__&&k.__(e,t),t.nodeType==9&&(t=t.documentElement),o=(n=e&&32&e.__u)?null:t.__k,t.__k=gt(nt,{children:[e]}),i=[],r=[],he(t,t.__k,o||Rt,Rt,t.namespaceURI,o?null:t.firstChild?_e.call(t.childNodes):null,i,o?o.__e:t.firstChild,n,r),un(i,t.__k,r),t.__k.props.children=null}k={__e:function(e,t,n,o){for(var i,r,s;t=t.__;)if((i=t.__c)&&!(1&i.__g)){i.__g|=4;try{if((s=(r=i.constructor)&&r.getDerivedStateFromError)&&i.setState(r.getDerivedStateFromError(e)),i.componentDidCatch&&(i.componentDidCatch(e,o||{}),s=1),s&&8&i.__g)return void(i.__g|=2)}catch(a){e=a}}throw Dt=0,e}},en=0,pe=function(e){return e!=null&&e.constructor===bt},at.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=et({},this.state)),typeof e=="function"&&(e=e(et({},n),this.props)),e&&(et(n,e),this.__v&&(t&&this.__k.push(t),Qe(this)))},at.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),Qe(this))},at.prototype.render=nt,z=[],Dt=0,nn=function(e,t){return e.__v.__b-t.__v.__b},It=Symbol(),on=/(PointerCapture)$|Capture$/i,me=0,fe={},Ho=0;var ot,E,be,fn,ve=Object.is,Lt=0,bn=[],xe=[],M=k,pn=M.__b,mn=M.__r,dn=M.diffed,_n=M.__c,hn=M.unmount,$n=M.__;function xt(e,t){M.__h&&M.__h(E,e,Lt||t),Lt=0;var n=E.__H||(E.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function x(e){return Lt=1,Yo(vn,e)}function Yo(e,t,n){var o=xt(ot++,2);if(o.t=e,!o.__c&&(o.__=[n?n(t):vn(void 0,t),function(r){var s=(o.__N||o.__)[0],a=o.t(s,r);ve(s,a)||(o.__N=[a,o.__[1]],o.__c.setState({}))}],o.__c=E,!E.__f)){E.__f=!0;var i=E.shouldComponentUpdate;E.shouldComponentUpdate=function(r,s,a){var c=this.__H;if(!c)return!0;var m=!1,l=this.props!=r;if(c.__.some(function(d){d.__N&&(m=!0,ve(d.__[0],d.__N[0])||(l=!0))}),i){var p=i.call(this,r,s,a);return m?p||l:p}return!m||l}}return o.__}function U(e,t){var n=xt(ot++,3);!M.__s&&we(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,E.__H.__h.push(n))}function rt(e,t){var n=xt(ot++,4);!M.__s&&we(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,E.__h.push(n))}function I(e){return Lt=5,Ft(function(){return{current:e}},[])}function Ft(e,t){var n=xt(ot++,7);return we(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function B(){var e=xt(ot++,11);if(!e.__){for(var t=E.__v;!t.__m&&t.__;)t=t.__;var n=t.__m||(t.__m=[0,0]);e.__="P"+n[0]+"-"+n[1]++}return e.__}function Xo(){var e;do{for(;e=xe.shift();)try{vt(e)}catch(n){M.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=bn.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(vt),t.__h.some(Se),t.__h=[]}catch(n){t.__h=[],M.__e(n,e.__v)}}}while(xe.length)}M.__b=function(e){E=null,pn&&pn(e)},M.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),$n&&$n(e,t)},M.__r=function(e){mn&&mn(e),ot=0;var t=(E=e.__c).__H;t&&(be==E?E.__h=[]:(t.__h.some(vt),t.__h.some(Se),ot=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),be=E},M.diffed=function(e){dn&&dn(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&gn(bn.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),be=E=null},M.__c=function(e,t){t.some(function(n){try{n.__h.some(vt),n.__h=n.__h.filter(function(o){return!o.__||Se(o)})}catch(o){n.__h=[function(){throw o}]}}),_n&&_n(e,t)},M.unmount=function(e){hn&&hn(e);var t,n,o=e.__c;o&&o.__H&&(o.__H.__.some(function(i){try{if(i.__P&&i.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}i.__P=n,gn(xe.push(i))}else vt(i)}catch(r){t=r}}),o.__H=void 0,t&&M.__e(t,o.__v))};var yn=typeof requestAnimationFrame=="function";function Zo(e){var t,n=function(){clearTimeout(o),yn&&cancelAnimationFrame(t),setTimeout(e)},o=setTimeout(n,35);yn&&(t=requestAnimationFrame(n))}function gn(e){e!=1&&fn==M.requestAnimationFrame||((fn=M.requestAnimationFrame)||Zo)(Xo)}function vt(e){var t=E,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),E=t}function Se(e){var t=E;e.__c=e.__(),E=t}function we(e,t){return!e||e.length!=t.length||t.some(function(n,o){return!ve(n,e[o])})}function vn(e,t){return typeof t=="function"?t(e):t}var Qo=Symbol.for("preact-signals");function Vt(){if(K>1){K--;return}let e,t=!1;for((function(){let n=Ut;for(Ut=void 0;n!==void 0;){let o=n.S;if(o.v===n.v)for(let i=o.t;i!==void 0;i=i.x)i.i===n.i&&(i.i=o.i);n=n.o}})();wt!==void 0;){let n=wt;for(wt=void 0,Ht++;n!==void 0;){let o=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&Sn(n))try{n.c()}catch(i){t||(e=i,t=!0)}n=o}}if(Ht=0,K--,t)throw e}function Oe(e){if(K>0)return e();ke=++tr,K++;try{return e()}finally{Vt()}}var T,St,wt;function kt(e){let t=T,n=St;T=void 0,St=void 0;try{return e()}finally{T=t,St=n}}var Ut,K=0,Ht=0,tr=0,ke=0,Bt=0;function xn(e){if(T===void 0)return;let t=e.n;if(t===void 0||t.t!==T)return t={i:0,S:e,p:T.s,n:void 0,t:T,e:void 0,x:void 0,r:t},T.s!==void 0&&(T.s.n=t),T.s=t,e.n=t,32&T.f&&e.S(t),t;if(t.i===-1)return t.i=0,t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=T.s,t.n=void 0,T.s.n=t,T.s=t),t}function A(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}A.prototype.brand=Qo;A.prototype.h=function(){return!0};A.prototype.S=function(e){let t=this.t;t!==e&&e.e===void 0&&(e.x=t,this.t=e,t!==void 0?t.e=e:kt(()=>{var n;(n=this.W)==null||n.call(this)}))};A.prototype.U=function(e){if(this.t!==void 0){let t=e.e,n=e.x;t!==void 0&&(t.x=n,e.e=void 0),n!==void 0&&(n.e=t,e.x=void 0),e===this.t&&(this.t=n,n===void 0&&kt(()=>{var o;(o=this.Z)==null||o.call(this)}))}};A.prototype.subscribe=function(e){return L(()=>{let t=this.value;kt(()=>e(t))},{name:"sub"})};A.prototype.valueOf=function(){return this.value};A.prototype.toString=function(){return this.value+""};A.prototype.toJSON=function(){return this.value};A.prototype.peek=function(){return kt(()=>this.value)};Object.defineProperty(A.prototype,"value",{get(){let e=xn(this);return e!==void 0&&(e.i=this.i),this.v},set(e){if(e!==this.v){if(Ht>100)throw new Error("Cycle detected");(function(t){K!==0&&Ht===0&&t.l!==ke&&(t.l=ke,Ut={S:t,v:t.v,i:t.i,o:Ut})})(this),this.v=e,this.i++,Bt++,K++;try{for(let t=this.t;t!==void 0;t=t.x)t.t.N()}finally{Vt()}}}});function N(e,t){return new A(e,t)}function Sn(e){for(let t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||!t.S.h()||t.S.i!==t.i)return!0;return!1}function wn(e){for(let t=e.s;t!==void 0;t=t.n){let n=t.S.n;if(n!==void 0&&(t.r=n),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}function kn(e){let t,n=e.s;for(;n!==void 0;){let o=n.p;n.i===-1?(n.S.U(n),o!==void 0&&(o.n=n.n),n.n!==void 0&&(n.n.p=o)):t=n,n.S.n=n.r,n.r!==void 0&&(n.r=void 0),n=o}e.s=t}function it(e,t){A.call(this,void 0,t),this.x=e,this.s=void 0,this.g=Bt-1,this.f=4}it.prototype=new A;it.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===Bt))return!0;if(this.g=Bt,this.f|=1,this.i>0&&!Sn(this))return this.f&=-2,!0;let e=T;try{wn(this),T=this;let t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(t){this.v=t,this.f|=16,this.i++}return T=e,kn(this),this.f&=-2,!0};it.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(let t=this.s;t!==void 0;t=t.n)t.S.S(t)}A.prototype.S.call(this,e)};it.prototype.U=function(e){if(this.t!==void 0&&(A.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(let t=this.s;t!==void 0;t=t.n)t.S.U(t)}};it.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(let e=this.t;e!==void 0;e=e.x)e.t.N()}};Object.defineProperty(it.prototype,"value",{get(){if(1&this.f)throw new Error("Cycle detected");let e=xn(this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function Kt(e,t){return new it(e,t)}function On(e){let t=e.j;if(e.j=void 0,typeof t=="function"){K++;let n=T;T=void 0;try{t()}catch(o){throw e.f&=-2,e.f|=8,Ce(e),o}finally{T=n,Vt()}}}function Ce(e){for(let t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=void 0,e.s=void 0,On(e)}function er(e){if(T!==this)throw new Error("Out-of-order effect");kn(this),T=e,this.f&=-2;try{8&this.f&&Ce(this)}finally{Vt()}}function lt(e,t){this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,St&&St.push(this)}lt.prototype.c=function(){let e=this.S();try{if(8&this.f||this.x===void 0)return;let t=this.x();typeof t=="function"&&(this.j=t)}finally{e()}};lt.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,On(this),wn(this),K++;let e=T;return T=this,er.bind(this,e)};lt.prototype.N=function(){2&this.f||(this.f|=2,this.u=wt,wt=this)};lt.prototype.d=function(){this.f|=8,1&this.f||Ce(this)};lt.prototype.dispose=function(){this.d()};function L(e,t){let n=new lt(e,t);try{n.c()}catch(i){throw n.d(),i}let o=n.d.bind(n);return o[Symbol.dispose]=o,o}var nr=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__,Cn,zt,Wt;var Tn=[];L(function(){Cn=this.N})();function ct(e,t){k[e]=t.bind(null,k[e]||(()=>{}))}function Ot(e){if(Wt){let t=Wt;Wt=void 0,t()}Wt=e&&e.S()}function Mn({data:e}){let t=rr(e);t.name="ReactiveDom",t.value=e;let[n,o]=Ft(()=>{let i=this,r=this.__v;for(;r=r.__;)if(r.__c){r.__c.__$f|=4;break}let s=Kt(()=>{let l=t.value.value;return l===0?0:l===!0?"":l||""}),a=Kt(()=>!Array.isArray(s.value)&&!pe(s.value)),c=L(function(){if(this.N=En,a.value){let l=s.value;i.__v&&i.__v.__e&&i.__v.__e.nodeType===3&&(i.__v.__e.data=l)}}),m=this.__$u.d;return this.__$u.d=function(){c(),m.call(this)},[a,s]},[]);return n.value?o.peek():o.value}Mn.displayName="ReactiveTextNode";Object.defineProperties(A.prototype,{constructor:{configurable:!0,value:qt(nt,null).constructor},type:{configurable:!0,value:Mn},props:{configurable:!0,get(){let e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}});ct("__b",(e,t)=>{if(Ot(),zt=void 0,typeof t.type=="string"){let n,o=t.props;for(let i in o){if(i==="children")continue;let r=o[i];r instanceof A&&(n||(t.__np=n={}),n[i]=r,o[i]=r.peek())}}e(t)});ct("__r",(e,t)=>{if(e(t),t.type!==nt){Ot();let n,o=t.__c;o&&(o.__$f&=-2,n=o.__$u,n===void 0&&(o.__$u=n=(function(i,r){let s;return L(function(){s=this},{name:r}),s.c=i,s})((function(i){return function(){var r;nr&&((r=this.y)==null||r.call(this)),i.__$f|=1,i.setState({})}})(o),typeof t.type=="function"?t.type.displayName||t.type.name:""))),zt=o,Ot(n)}});ct("__e",(e,t,n,o)=>{Ot(),zt=void 0,e(t,n,o)});ct("diffed",(e,t)=>{Ot(),zt=void 0;let n;if(typeof t.type=="string"&&(n=t.__e)){let o=t.__np,i=t.props,r=n.U;if(r)for(let s in r){let a=r[s];a===void 0||o&&s in o||(a.d(),r[s]=void 0)}if(o){r||(r={},n.U=r);for(let s in o){let a=r[s],c=o[s];a===void 0?(a=or(n,s,c,i),r[s]=a):a.o(c,i)}}}e(t)});function or(e,t,n,o){let i=t in e&&e.ownerSVGElement===void 0,r=N(n);return{o:(s,a)=>{r.value=s,o=a},d:L(function(){this.N=En;let s=r.value.value;o[t]!==s&&(o[t]=s,i?e[t]=s:s!=null&&(s!==!1||t[4]==="-")?e.setAttribute(t,s):e.removeAttribute(t))})}}ct("unmount",(e,t)=>{if(typeof t.type=="string"){let n=t.__e;if(n){let i=n.U;if(i){n.U=void 0;for(let r in i){let s=i[r];s&&s.d()}}}let o=t.__np;if(o){let i=t.props;for(let r in o)i[r]=o[r]}t.__np=void 0}else{let n=t.__c;if(n){n.__$f|=8;let o=n.__$u;o&&(n.__$u=void 0,o.d())}}e(t)});ct("__h",(e,t,n,o)=>{o<3&&(t.__$f|=2),e(t,n,o)});at.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;let n=this.__$u,o=n&&n.s!==void 0;for(let i in t)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){let i=2&this.__$f;if(!(o||i||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(let i in e)if(i!=="__source"&&e[i]!==this.props[i])return!0;for(let i in this.props)if(!(i in e))return!0;return!1};function rr(e,t){return Ft(()=>N(e,t),[])}var ir=e=>{queueMicrotask(()=>{queueMicrotask(e)})};function sr(){Oe(()=>{let e;for(;e=Tn.shift();)Cn.call(e)})}function En(){Tn.push(this)===1&&(k.requestAnimationFrame||ir)(sr)}var D=class extends Error{constructor(t,n={}){super(t),this.status=n.status??0,this.code=n.code??"",this.requestId=n.requestId??"",this.retryAfterSeconds=n.retryAfterSeconds??0,this.details=n.details??{},this.place=n.place??String(this.details.place??"")}};var ar=4e4,lr=[1,2,4,8],cr=30,ur=304,fr=401,An=429,Nn=503,Ct=N(""),Te=new Set;function Me(e,t){let n={...t};return{path:`.${e.replace(/\{(\w+)\}/g,(i,r)=>{let s=n[r]??"";return delete n[r],encodeURIComponent(s)})}`,query:n}}function In(e){let t=0,n=async c=>{let m=async()=>{if(c!==t)return!0;let p=await e.refresh?.()??!1;return p&&(t+=1),p},l=`tablewright.refresh ${new URL(".",document.baseURI).pathname}`;return navigator.locks?navigator.locks.request(l,m):m()},o=async(c,m,l)=>{let p=l.key??e.key?.()??"",d;try{let f={method:c,signal:l.signal,...mr(l,p)};d=await fetch(pr(m,l.query),{...f,credentials:e.key?"omit":"same-origin"})}catch(f){if(l.signal?.aborted&&l.signal.reason?.name!=="TimeoutError")throw f;let _=l.signal?.aborted;throw new D(h(_?"request.slow":"request.offline"),{code:_?"slow":"offline"})}if(d.ok||d.status===ur)return d;throw await dr(d,e)},i=async(c,m,l)=>{let p=t,d=e.key?.()??"";try{return await o(c,m,l)}catch(f){if(!(f instanceof D&&f.status===fr)||l.isGuest||l.key!==void 0)throw f;if(e.refresh&&await n(p))return o(c,m,l);throw e.onUnauthenticated?.(d),f}},r=async(c,m,l={})=>{for(let p of[...e.isPatient?lr:[],null])try{let d=await i(c,m,l);return Pn(),d}catch(d){let f=d instanceof D?_r(d,c,p):null;if(f===null)throw d;await $r(f,hr(d))}throw new D(h("request.offline"),{code:"offline"})},s=async(c,m,l={})=>{let p=AbortSignal.timeout(e.timeoutMs??ar),d=l.signal?AbortSignal.any([l.signal,p]):p,f=await r(c,m,{...l,signal:d}),_=await f.text(),$=f.headers.get("Content-Type")?.includes("json"),y=l.read??e.read??JSON.parse;return{value:_===""?null:$?y(_):_,etag:f.headers.get("ETag")??"",serverMs:Date.parse(f.headers.get("Date")??"")||null}};return{send:r,receive:s,ask:async(c,m,l)=>(await s(c,m,l)).value}}function pr(e,t={}){let n=new URL(e,document.baseURI);for(let[o,i]of Object.entries(t))i!=null&&i!==""&&n.searchParams.set(o,String(i));return n}function mr({json:e,body:t,headers:n={},ifMatch:o},i){let r={...n};i&&(r.Authorization=`Bearer ${i}`),o&&(r["If-Match"]=o);let s=e===void 0?t:JSON.stringify(e);return s instanceof Blob?r["Content-Type"]=s.type||"application/octet-stream":s!==void 0&&(r["Content-Type"]="application/json"),{body:s,headers:r}}async function dr(e,{read:t=JSON.parse,message:n=o=>o}){let o={status:e.status,requestId:e.headers.get("X-Request-Id")??"",retryAfterSeconds:Number(e.headers.get("Retry-After")??0)||0};try{let{error:i}=t(await e.text());return new D(n(String(i.message)),{...o,code:String(i.code),details:i.details??{},requestId:String(i.requestId||o.requestId)})}catch{return new D(h("request.status",{status:`${e.status}`}),o)}}function _r(e,t,n){if(n===null)return null;if(e.status===Nn||e.status===An){let o=e.retryAfterSeconds||n;return o<=cr?o:null}return e.code==="offline"&&t==="GET"?n:null}function hr(e){return e.status===An?h("request.tooMany"):h(e.status===Nn?"request.busy":"request.lost")}async function $r(e,t){Ct.value=t,await new Promise(n=>{Te.add(n),setTimeout(n,e*1e3)})}function Pn(){Ct.value="";for(let e of Te)e();Te.clear()}globalThis.addEventListener?.("online",Pn);var Ee=`tablewright.key ${new URL(".",document.baseURI).pathname}`,J=N(sessionStorage.getItem(Ee)??""),Tt=N("");function Ae(e){sessionStorage.setItem(Ee,e),Tt.value="",J.value=e}function Gt(e){sessionStorage.removeItem(Ee),Tt.value=e,J.value=""}function ut(e){let t=/_([a-z0-9-]+)_[0-9a-f]{12}_[0-9A-Za-z]+$/.exec(J.value);return e==="tenant"&&t?.[1]||""}var Dn={action:{cannotUndo:"{id}: this cannot be undone.",confirm:"Confirm",delete:"Delete",done:"Done.",edit:"Edit",save:"Save",saved:"Saved."},door:{docs:"API documentation",hint:"This tab keeps the key until you close it or sign out.",key:"API key",missing:"Enter an API key.",rejected:"The server no longer accepts this key. Sign in with another one.",signIn:"Sign in",signedOut:"You are signed out.",title:"Sign in to {title}"},list:{create:"Create",created:"Created.",empty:"No {title}",emptyCreate:"Press New to create the first one.",emptyFilter:"Nothing matches.",end:"The list ends here.",filter:"Filter",loading:"Loading…",new:"New",refresh:"Refresh"},plain:{apply:"Apply",open:"Open form",response:"Response",send:"Send"},result:{close:"Close",title:"Result"},shell:{docs:"API documentation",noRoutes:"The system has no routes.",signOut:"Sign out"},value:{no:"No",none:"None",required:"Required.",yes:"Yes"}};var{text:b,rich:Rn}=Je({"en-GB":Dn});var jn=In({key:()=>J.peek(),onUnauthenticated:e=>{e===J.peek()&&Gt(b("door.rejected"))}});function qn({method:e,path:t},{params:n={},body:o,...i}={}){let r=Me(t,n);return jn.send(e,r.path,{query:r.query,json:o,...i})}function F({method:e,path:t},{params:n={},body:o,...i}={}){let r=Me(t,n);return jn.receive(e,r.path,{query:r.query,json:o,...i})}async function Ln(){return(await F({method:"GET",path:"/openapi.json"},{key:""})).value}var Un=function(e,t,n,o){var i;t[0]=0;for(var r=1;r<t.length;r++){var s=t[r++],a=t[r]?(t[0]|=s?1:2,n[t[r++]]):t[++r];s===3?o[0]=a:s===4?o[1]=Object.assign(o[1]||{},a):s===5?(o[1]=o[1]||{})[t[++r]]=a:s===6?o[1][t[++r]]+=a+"":s?(i=e.apply(a,Un(e,a,n,["",null])),o.push(i),a[0]?t[0]|=2:(t[r-2]=0,t[r]=i)):o.push(a)}return o},Fn=new Map;function Hn(e){var t=Fn.get(this);return t||(t=new Map,Fn.set(this,t)),(t=Un(this,t.get(e)||(t.set(e,t=(function(n){for(var o,i,r=1,s="",a="",c=[0],m=function(d){r===1&&(d||(s=s.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?c.push(0,d,s):r===3&&(d||s)?(c.push(3,d,s),r=2):r===2&&s==="..."&&d?c.push(4,d,0):r===2&&s&&!d?c.push(5,0,!0,s):r>=5&&((s||!d&&r===5)&&(c.push(r,0,s,i),r=6),d&&(c.push(r,d,0,i),r=6)),s=""},l=0;l<n.length;l++){l&&(r===1&&m(),m(l));for(var p=0;p<n[l].length;p++)o=n[l][p],r===1?o==="<"?(m(),c=[c],r=3):s+=o:r===4?s==="--"&&o===">"?(r=1,s=""):s=o+s[0]:a?o===a?a="":s+=o:o==='"'||o==="'"?a=o:o===">"?(m(),r=1):r&&(o==="="?(r=5,i=s,s=""):o==="/"&&(r<5||n[l][p+1]===">")?(m(),r===3&&(c=c[0]),r=c,(c=c[0]).push(2,0,r),r=0):o===" "||o==="	"||o===`
`||o==="\r"?(m(),r=2):s+=o),r===3&&s==="!--"&&(r=4,c=c[0])}return m(),c})(e)),t),arguments,[])).length>1?t:t[0]}var u=Hn.bind(qt);function Jt({label:e,value:t,onValue:n,hint:o,fault:i,type:r="text",options:s,...a}){let c=B(),m=i||o,l=m?`${c}-note`:void 0,p=d=>n(d.target.value);return u`<div class="field">
    <label for=${c}>${e}</label>
    ${s?u`<select id=${c} onChange=${p} aria-describedby=${l} ...${a}>
          ${s.map(([d,f])=>u`<option value=${d} selected=${d===t}>${f}</option>`)}
        </select>`:u`<${r==="area"?"textarea":"input"}
          id=${c}
          type=${r==="area"?void 0:r}
          value=${t}
          onInput=${p}
          autocomplete="off"
          spellcheck=${!1}
          aria-describedby=${l}
          aria-invalid=${i?"true":void 0}
          ...${a}
        />`}
    ${m?u`<p id=${l} class=${i?"hint fault":"hint"}>${m}</p>`:null}
  </div>`}var yr={add:"M12 5v14M5 12h14",back:"M15 5l-7 7 7 7",bell:"M6 17v-6a6 6 0 0112 0v6l1.5 2h-15zM10 21h4",bin:"M4 7h16M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10.3 10.5v6M13.7 10.5v6",check:"M4.5 12.5l5 5L19.5 7",close:"M6 6l12 12M18 6L6 18",copy:"M9 9h11v11H9zM15 9V4H4v11h5",down:"M6 9l6 6 6-6",edit:"M4 20l1-4.5L16.5 4 20 7.5 8.5 19zM14 6.5l3.5 3.5",exit:"M14 4h5v16h-5M10 8l-4 4 4 4M6 12h9",keyboard:"M3 7h18v11H3zM7 11h.01M11 11h.01M15 11h.01M8 14.5h8",menu:"M4 6h16M4 12h16M4 18h16",more:"M5 12h.01M12 12h.01M19 12h.01",next:"M9 5l7 7-7 7",person:"M12 11a4 4 0 100-8 4 4 0 000 8zM4.5 21c.6-4 3.6-6.5 7.5-6.5s6.9 2.5 7.5 6.5",refresh:"M20 11a8 8 0 10-2 6.2M20 4v7h-7",search:"M10.5 17a6.5 6.5 0 100-13 6.5 6.5 0 000 13zM15.5 15.5L21 21",up:"M6 15l6-6 6 6",warning:"M12 4L2.5 20h19zM12 10v5M12 17.5v.01"};function O({name:e}){return u`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d=${yr[e]} />
  </svg>`}var gr=2500;function Yt({text:e,label:t=h("copy.button")}){let[n,o]=x("");return u`<button type="button" class="button quiet copy" onClick=${async()=>{let r=await br(typeof e=="string"?e:e());o(r?"done":"failed"),setTimeout(()=>o(""),gr)}}>
    <${O} name=${n==="done"?"check":"copy"} />
    <span aria-live="polite">${n?h(`copy.${n}`):t}</span>
  </button>`}async function br(e){try{return await navigator.clipboard.writeText(e),!0}catch{let t=document.createElement("textarea");t.value=e,t.className="visually-hidden";let n=document.activeElement;(document.querySelector("dialog[open]")??document.body).append(t),t.select();let o=document.execCommand("copy");return t.remove(),n instanceof HTMLElement&&n.focus(),o}}var vr=500,xr=90,Bn={advice:{},isForDevelopers:!1};function j({error:e,title:t,onRetry:n,children:o}){if(!e)return null;let i=e instanceof D?e:null,r=i?Bn.advice[i.status]:"",s=Bn.isForDevelopers||(i?.status??0)>=vr;return u`<div class="problem" role="alert">
    <p class="problem-words">
      ${t?u`<strong>${t}</strong>${" "}`:null}${Mt(e)}
    </p>
    ${r?u`<p>${r}</p>`:null} ${o}
    ${i?.retryAfterSeconds?u`<p>${wr(i.retryAfterSeconds)}</p>`:null}
    ${i?.requestId&&s?u`<p class="problem-id hint">
          ${At("problem.request",{id:u`<code>${i.requestId}</code>`})}
          ${i.status?`, ${h("problem.status",{status:`${i.status}`})}`:null}
          <${Yt} text=${i.requestId} label=${h("problem.copyId")} />
        </p>`:null}
    ${n?u`<button type="button" class="button" onClick=${n}>
          ${h("problem.again")}
        </button>`:null}
  </div>`}function Mt(e){let t=e instanceof Error?e.message:String(e);return Sr(t.split(" `details`")[0]??t)}function Sr(e){let t=e.trim(),n=t.charAt(0).toUpperCase()+t.slice(1);return/[.!?…]$/.test(n)?n:`${n}.`}function wr(e){return e<xr?h("problem.wait",{count:e}):h("problem.waitMinutes",{count:Math.ceil(e/60)})}var kr=1e4,Or=3,ft=N([]),Cr=0;function st(e,t){let n={id:++Cr,text:e,action:t};ft.value=[...ft.value,n].slice(-Or),setTimeout(()=>Xt(n.id),kr)}function Xt(e){ft.value=ft.value.filter(t=>t.id!==e)}function Vn({notice:e}){let{id:t,text:n,action:o,error:i}=e;return u`<div class="notice">
    ${i?u`<${j} error=${i} />`:u`<p>${n}</p>`}
    ${o?u`<button
          type="button"
          class="button"
          onClick=${()=>{Xt(t),o.act()}}
        >
          ${o.label}
        </button>`:null}
    <button
      type="button"
      class="button quiet icon-only"
      aria-label=${h("notice.dismiss")}
      onClick=${()=>Xt(t)}
    >
      <${O} name="close" />
    </button>
  </div>`}function Kn(){return u`<div class="notices" role="status" aria-live="polite">
    ${Ct.value?u`<p class="notice waiting">${Ct.value}</p>`:null}
    ${ft.value.map(e=>u`<${Vn} key=${e.id} notice=${e} />`)}
  </div>`}function Wn({read:e,write:t,keep:n=()=>null}){let o=()=>e(location,history.state??{}),i=N(o()),r=()=>{i.value=o()};return addEventListener("popstate",r),addEventListener("hashchange",r),{place:i,go(s,{replace:a=!1}={}){let c={...i.peek(),...s};history[a?"replaceState":"pushState"](n(c),"",t(c)),i.value=c}}}function zn({hash:e}){let[t="",n=""]=e.slice(1).split("?",2);return{view:decodeURIComponent(t),params:Object.fromEntries(new URLSearchParams(n))}}function Ne({view:e,params:t}){let n=Object.entries(t).filter(([,i])=>i!==""),o=new URLSearchParams(n).toString();return`#${encodeURIComponent(e)}${o&&`?${o}`}`}function Gn(e){return t=>{t.ctrlKey||t.metaKey||t.shiftKey||t.altKey||(t.preventDefault(),e())}}var Tr=5;function Jn({label:e,sections:t,current:n}){let o=[...new Set(t.map(r=>r.group??""))],i=t.length>Tr?"sections-many":"sections-few";return u`<nav class="sections ${i}" aria-label=${e}>
    ${o.map(r=>u`<${Mr}
        key=${r}
        name=${r}
        sections=${t.filter(s=>(s.group??"")===r)}
        current=${n}
      />`)}
  </nav>`}function Mr({name:e,sections:t,current:n}){let o=t.length===1&&t[0]?.label===e;return u`<div class="section">
    ${e&&!o?u`<h2>${e}</h2>`:null}
    <ul>
      ${t.map(i=>u`<${Er} key=${i.id} section=${i} isCurrent=${i.id===n} />`)}
    </ul>
  </div>`}function Er({section:e,isCurrent:t}){let{label:n,href:o,icon:i,badge:r,onOpen:s}=e;return u`<li>
    <a
      href=${o}
      aria-current=${t?"page":void 0}
      onClick=${s?Gn(s):void 0}
    >
      ${i?u`<${O} name=${i} />`:null}
      <span class="section-label">${n}</span>
      ${r}
    </a>
  </li>`}function Yn(e){let{title:t,mark:n,context:o,status:i,tools:r,banner:s,sections:a,current:c,children:m}=e;return u`<div class="shell">
    <a class="skip" href="#main" onClick=${Ar}>${h("shell.skip")}</a>
    <header class="masthead">
      <p class="masthead-name">${n}<span class="masthead-title">${t}</span></p>
      ${o} ${i}
      <div class="masthead-tools">${r}</div>
    </header>
    ${s}
    <${Jn}
      label=${e.navigationLabel??h("shell.sections")}
      sections=${a}
      current=${c}
    />
    <main id="main" tabindex="-1">${m}</main>
    <${Kn} />
  </div>`}function Zt({title:e}){return u`<span class="mark" aria-hidden="true">${e.charAt(0).toUpperCase()}</span>`}function Ar(e){e.preventDefault(),document.getElementById("main")?.focus()}var Nr=401;function Xn({system:e}){let[t,n]=x(""),[o,i]=x(""),[r,s]=x(!1);return u`<main class="door">
    <form class="sheet door-sheet" onSubmit=${async c=>{c.preventDefault();let m=t.trim();if(!m)return i(b("door.missing"));s(!0);try{e.probe&&await F(e.probe,{key:m}),Ae(m)}catch(l){let p=l.status??0;p===Nr||p===0?i(Mt(l)):Ae(m)}finally{s(!1)}}} noValidate>
      <${Zt} title=${e.title} />
      <h1>${b("door.title",{title:e.title})}</h1>
      ${e.description&&u`<p class="hint">${e.description}</p>`}
      ${Tt.value&&!o&&u`<p class="door-message" role="status">${Tt.value}</p>`}
      <div role=${o?"alert":void 0}>
        <${Jt}
          label=${b("door.key")}
          type="password"
          value=${t}
          onValue=${c=>{n(c),i("")}}
          fault=${o}
          hint=${b("door.hint")}
          autofocus
        />
      </div>
      <div class="actions">
        <button type="submit" class="button strong" disabled=${r}>
          ${b("door.signIn")}
        </button>
        <a href="docs">${b("door.docs")}</a>
      </div>
    </form>
  </main>`}function Zn({label:e,face:t,isIconOnly:n=!1,className:o="",children:i}){let[r,s]=x(!1),a=I(null),c=B(),m=()=>{s(!1),a.current?.querySelector("button")?.focus()};return rt(()=>{let p=r?a.current?.querySelector("[data-first]"):null;p instanceof HTMLElement&&p.focus()},[r]),U(()=>{if(!r)return;let p=d=>{d.target instanceof Node&&!a.current?.contains(d.target)&&s(!1)};return document.addEventListener("pointerdown",p),document.addEventListener("focusin",p),()=>{document.removeEventListener("pointerdown",p),document.removeEventListener("focusin",p)}},[r]),u`<div class="popover ${o}" ref=${a} onKeyDown=${p=>{!r||p.key!=="Escape"||(p.preventDefault(),p.stopPropagation(),m())}}>
    <button
      type="button"
      class="button quiet ${n?"icon-only":""}"
      aria-expanded=${r}
      aria-controls=${r?c:void 0}
      aria-label=${n?e:void 0}
      onClick=${()=>s(!r)}
    >
      ${t}
    </button>
    ${r?u`<div class="popover-panel" id=${c} role="group" aria-label=${e}>
          ${i(m)}
        </div>`:null}
  </div>`}var Qn=["system","light","dark"],Qt=document.documentElement,Ie=`${Qt.dataset.preferences}.theme`,Pe=`${Qt.dataset.preferences}.letters`,pt=N(localStorage.getItem(Ie)??"system"),Ir=N(localStorage.getItem(Pe)!=="off");L(()=>{pt.value==="system"?(localStorage.removeItem(Ie),delete Qt.dataset.theme):(localStorage.setItem(Ie,pt.value),Qt.dataset.theme=pt.value)});L(()=>{Ir.value?localStorage.removeItem(Pe):localStorage.setItem(Pe,"off")});function to({legend:e,name:t,value:n,options:o,onValue:i,isLegendShown:r=!1}){return u`<fieldset class="segments-field">
    <legend class=${r?"field-label":"visually-hidden"}>${e}</legend>
    <div class="segments">
      ${o.map(([s,a,c])=>u`<label class="segment" key=${s}>
          <input
            type="radio"
            name=${t}
            value=${s}
            checked=${n===s}
            onChange=${()=>i(s)}
          />
          <span>
            ${c?u`<${O} name=${c} />`:null}
            <span class="segment-label">${a}</span>
          </span>
        </label>`)}
    </div>
  </fieldset>`}function eo(){return u`<${to}
    legend=${h("theme.title")}
    name="theme"
    value=${pt.value}
    options=${Qn.map(e=>[e,h(`theme.${e}`)])}
    onValue=${e=>{pt.value=e}}
  />`}function no({name:e,note:t,items:n}){return u`<${Zn}
    label=${e?h("user.of",{name:e}):h("user.menu")}
    face=${u`<${O} name="person" />`}
    isIconOnly
    className="user-menu"
  >
    ${o=>u`
      ${e?u`<p class="user-name">
            <strong>${e}</strong>${t?u`<span class="hint">${t}</span>`:null}
          </p>`:null}
      <${eo} />
      <ul class="popover-list">
        ${n.map(i=>u`<li key=${i.label}><${Pr} item=${i} close=${o} /></li>`)}
      </ul>
    `}
  <//>`}function Pr({item:e,close:t}){let n=u`${e.icon?u`<${O} name=${e.icon} />`:null}${e.label}`;return e.href?u`<a class="menu-item" href=${e.href}>${n}</a>`:u`<button type="button" class="menu-item" onClick=${()=>{t(),e.act?.()}}>${n}</button>`}var{place:Dr,go:Rr}=Wn({read:zn,write:Ne}),mt=Dr;function te(e,t={}){return Ne({view:e,params:t})}function dt(e,t={}){Rr({view:e,params:t})}function oo({state:e,problem:t}){return u`<p class="connection connection-${e}" title=${t||void 0}>
    <span class="connection-light" aria-hidden="true"></span>
    <span role="status">${h(`live.${e}`)}</span>
  </p>`}var jr=u`<svg
  class="empty-drawing"
  viewBox="0 0 120 72"
  aria-hidden="true"
  focusable="false"
>
  <path d="M22 16h76v44H22z" />
  <path d="M22 30h76M34 42h30M34 50h18" class="faint" />
</svg>`;function ro({title:e,children:t}){return u`<div class="empty">
    ${jr}
    <h2>${e}</h2>
    ${t}
  </div>`}function _t(e,t){let[n,o]=x(null),[i,r]=x(null),s=I(0),a=I(Promise.resolve()),c=async()=>{let l=++s.current;try{let p=await e();if(l!==s.current)return;o(()=>p),r(null)}catch(p){l===s.current&&r(p)}},m=()=>(a.current=c(),a.current);return U(()=>(o(null),m(),()=>{s.current+=1}),t),{answer:n,problem:i,again:m,settled:()=>a.current}}function io({label:e,cursors:t,next:n,onCursors:o,previousLabel:i,nextLabel:r,note:s}){return t.length===0&&!n?null:u`<nav class="pager" aria-label=${e??h("pager.label")}>
    <button
      type="button"
      class="button"
      disabled=${t.length===0}
      onClick=${()=>o(t.slice(0,-1))}
    >
      <${O} name="back" />${i??h("pager.previous")}
    </button>
    <span class="hint">${s??h("pager.page",{page:t.length+1})}</span>
    <button
      type="button"
      class="button"
      disabled=${!n}
      onClick=${()=>n&&o([...t,n])}
    >
      ${r??h("pager.next")}<${O} name="next" />
    </button>
  </nav>`}function so({ids:e,selected:t,onSelect:n,children:o}){let i=e.filter(s=>t.has(s)).length,r=i>0&&i===e.length;return u`<div class="table-bulk">
    <label class="table-all">
      <input
        type="checkbox"
        checked=${r}
        indeterminate=${i>0&&!r}
        onChange=${()=>n(new Set(r?[]:e))}
      />
      <span aria-live="polite">
        ${i?h("table.selected",{count:i}):h("table.selectAll",{count:e.length})}
      </span>
    </label>
    ${i?o:null}
  </div>`}function ao({id:e,selected:t,onSelect:n}){let o=()=>{let r=new Set(t);r.delete(e)||r.add(e),n(r)};return u`<td class="table-choose" onClick=${r=>r.stopPropagation()}>
    <label>
      <input type="checkbox" checked=${t.has(e)} onChange=${o} />
      <span class="visually-hidden">${h("table.select",{name:e})}</span>
    </label>
  </td>`}function lo(e,t,n,o,i){let r=i.toLowerCase().split(/\s+/).filter(Boolean),s=e.filter(m=>{let l=o?.(m).toLowerCase()??"";return r.every(p=>l.includes(p))}),a=t.find(m=>m.name===n?.name)?.sortBy;if(!n||!a)return s;let c=n.isDescending?-1:1;return s.sort((m,l)=>c*qr(a(m),a(l)))}function qr(e,t){return e===null||t===null?+(e===null)-+(t===null):typeof e=="number"&&typeof t=="number"?e-t:String(e).localeCompare(String(t),document.documentElement.lang,{numeric:!0})}function co(e){let t={ArrowDown:1,ArrowUp:-1}[e.key],{currentTarget:n,target:o}=e;if(!t||!(n instanceof Element)||!(o instanceof Element)||!o.matches("[data-item]"))return;let i=[...n.querySelectorAll("[data-item]")],r=i[i.findIndex(s=>s===o)+t];r&&(e.preventDefault(),r.focus())}function uo(e){let{label:t,columns:n,rows:o,idOf:i,filterBy:r,selected:s,onSelect:a,actions:c}=e,[m,l]=x(null),[p,d]=x(""),f=lo(o,n,m,r,p),_=f.map(i);return u`<div class="table-block">
    ${r?u`<${Lr} value=${p} onValue=${d} />`:null}
    ${s&&a?u`<${so} ids=${_} selected=${s} onSelect=${a}>${c}<//>`:null}
    <div
      class="table-place ${e.isLoading?"is-loading":""}"
      role="group"
      aria-label=${t}
      tabindex="0"
    >
      <table class="table" onKeyDown=${co}>
        <caption class="visually-hidden">
          ${t}
        </caption>
        <thead>
          <tr>
            ${s?u`<td class="table-choose"></td>`:null}
            ${n.map($=>u`<${Fr} column=${$} sort=${m} onSort=${l} />`)}
          </tr>
        </thead>
        <tbody>
          ${f.map($=>u`<${Ur} key=${i($)} row=${$} table=${e} />`)}
        </tbody>
      </table>
    </div>
    ${p&&f.length===0?u`<p class="hint" role="status">${h("table.noMatch",{filter:p})}</p>`:null}
  </div>`}function Lr({value:e,onValue:t}){let n=B();return u`<div class="table-filter">
    <label class="visually-hidden" for=${n}>${h("table.filter")}</label>
    <${O} name="search" />
    <input
      id=${n}
      type="search"
      autocomplete="off"
      placeholder=${h("table.filter")}
      value=${e}
      onInput=${o=>t(o.target.value)}
    />
  </div>`}function Fr({column:e,sort:t,onSort:n}){let{name:o,label:i,hint:r,isNumeric:s,sortBy:a}=e,c=t?.name===o,m=c?t.isDescending?"descending":"ascending":"none";return u`<th
    scope="col"
    class=${s?"number":""}
    title=${r}
    aria-sort=${a?m:void 0}
  >
    ${a?u`<button type="button" class="sort" onClick=${()=>n(c&&t.isDescending?null:{name:o,isDescending:c})}>
          ${i}
          ${c?u`<${O} name=${t.isDescending?"down":"up"} />`:null}
        </button>`:i}
  </th>`}function Ur({row:e,table:t}){let{columns:n,idOf:o,onOpen:i,openId:r,selected:s,onSelect:a}=t,c=o(e),m=c===r,l=i?()=>i(e):void 0;return u`<tr
    class="${m?"row-open":""} ${l?"row-opens":""}"
    onClick=${l}
  >
    ${s&&a?u`<${ao} id=${c} selected=${s} onSelect=${a} />`:null}
    ${n.map(({name:p,label:d,cell:f,isNumeric:_},$)=>{let y=f(e);return u`<td key=${p} data-label=${d} class=${_?"number":""}>
        ${$===0&&l?u`<button
              type="button"
              class="link"
              data-item=${c}
              aria-expanded=${r===void 0?void 0:m}
              onClick=${S=>{S.stopPropagation(),l()}}
            >
              ${y}
            </button>`:u`<span class="cell">${y}</span>`}
      </td>`})}
  </tr>`}var Hr={dateStyle:"medium",timeStyle:"short"};function De({value:e,schema:t,isShort:n=!1}){if(e==null||e==="")return u`<span class="none" aria-label=${b("value.none")} role="img">–</span>`;if(typeof e=="boolean")return u`${b(e?"value.yes":"value.no")}`;if(t.format==="date-time"&&!Number.isNaN(Date.parse(e))){let o=Ye(Date.parse(e),Hr);return u`<time datetime=${e} title=${e}>${o}</time>`}if(t.enum)return u`<span class="badge">${String(e)}</span>`;if(Array.isArray(e)&&e.every(o=>typeof o!="object"))return u`${e.join(", ")}`;if(typeof e=="object"){let o=JSON.stringify(e,null,n?0:2);return n?u`<code>${o}</code>`:u`<pre class="json">${o}</pre>`}return u`${String(e)}`}function fo(e){let t=e.type==="string"&&e.format==="decimal";return e.type==="integer"||e.type==="number"||t}function ee({value:e,columns:t,label:n}){let o=new Map(t),i=[...new Set([...o.keys(),...Object.keys(e)])];return u`<dl class="facts">
    ${i.filter(r=>r in e).map(r=>u`<div key=${r}>
          <dt title=${o.get(r)?.description}>${n(r)}</dt>
          <dd><${De} value=${e[r]} schema=${o.get(r)??{}} /></dd>
        </div>`)}
  </dl>`}var po=1e3,Br=3e4,Vr=6e4,Kr=45e3,mo=3;function _o({open:e,onEvent:t,onConnected:n,poll:o,isWanted:i=()=>!0}){let r=N("off"),s=N(""),a=null,c=0,m=p=>{a?.abort(),a=null,r.value=p},l=async()=>{let p=new AbortController;a=p;let d=po,f="",_=0;for(;!p.signal.aborted&&i();){_<=mo&&(r.value="connecting");let $=new Re;try{let S=await e(f,AbortSignal.any([p.signal,$.signal]));r.value="live",s.value="",_=0,n?.();for await(let g of S)$.broken(),d=po,g.id!==null&&(f=g.id),t(g)}catch(S){if(p.signal.aborted)return;_+=1;let g=S instanceof D;s.value=g?S.message:h("live.broken"),g&&(d=Math.max(d,S.retryAfterSeconds*1e3))}finally{$.end()}if(p.signal.aborted||!i())return;let y=o!==void 0&&_>mo;r.value=y?"polling":"waiting",y&&o(),await Wr(d*(.5+Math.random()/2),p.signal),d=Math.min(2*d,Br)}};return{state:r,problem:s,follow(){let p=()=>{clearTimeout(c),document.hidden?c=setTimeout(()=>m("paused"),Vr):a||l()};return document.addEventListener("visibilitychange",p),p(),()=>{document.removeEventListener("visibilitychange",p),clearTimeout(c),m("off")}}}}var Re=class{#e=new AbortController;#t=0;constructor(){this.signal=this.#e.signal,this.broken()}broken(){clearTimeout(this.#t),this.#t=setTimeout(()=>this.#e.abort(),Kr)}end(){clearTimeout(this.#t)}};function Wr(e,t){return new Promise(n=>{let o=setTimeout(n,e);t.addEventListener("abort",()=>{clearTimeout(o),n()})})}async function*ho(e){let t=new TextDecoder,n=e.getReader(),o="";try{for(;;){let{done:i,value:r}=await n.read();if(i)return;o+=t.decode(r,{stream:!0});let s=o.split(/\r\n\r\n|\n\n|\r\r/);o=s.pop()??"";for(let a of s)yield zr(a)}}finally{n.cancel().catch(()=>{})}}function zr(e){let t=[],n=null;for(let o of e.split(/\r\n|\n|\r/)){let[,i,r]=/^([^:]*):? ?(.*)$/.exec(o)??[];i==="data"?t.push(r??""):i==="id"&&(n=r??"")}return{data:t.join(`
`),id:n}}var Gr=250;function $o(e,t,n){let[o,i]=x("off"),r=I(n);return r.current=n,U(()=>{if(!e)return;let s=0,a=!0,c=()=>{s||=setTimeout(()=>{s=0,r.current()},Gr)},m=_o({open:async(d,f)=>{let _=d?{"Last-Event-ID":d}:{},{body:$}=await qn(e,{params:t,signal:f,headers:_});return ho($??new ReadableStream)},onEvent:d=>d.data&&c(),onConnected:()=>{a||c(),a=!1},poll:c}),l=L(()=>i(m.state.value)),p=m.follow();return()=>{p(),l(),clearTimeout(s)}},[e,JSON.stringify(t)]),o}function ht({title:e,onClose:t,onCancel:n,children:o}){let i=I(null),r=B();return rt(()=>{let a=document.activeElement;i.current?.showModal();let c=i.current?.querySelector("[data-first]");return c instanceof HTMLElement&&c.focus(),()=>{a instanceof HTMLElement&&a.isConnected&&a.focus()}},[]),u`<dialog
    class="dialog"
    ref=${i}
    aria-labelledby=${r}
    onCancel=${a=>{n&&(a.preventDefault(),n())}}
    onClose=${t}
  >
    <header class="dialog-head">
      <h2 id=${r}>${e}</h2>
      <button
        type="button"
        class="button quiet icon-only"
        aria-label=${h("dialog.close")}
        onClick=${n??t}
      >
        <${O} name="close" />
      </button>
    </header>
    <div class="dialog-body">${o}</div>
  </dialog>`}function yo({title:e,deed:t,word:n,onConfirm:o,onClose:i,children:r}){let[s,a]=x(""),[c,m]=x(!1),[l,p]=x(null),d=B(),f=!n||s.trim()===n;return u`<${ht} title=${e} onClose=${i}>
    <form onSubmit=${async $=>{if($.preventDefault(),!(!f||c)){m(!0),p(null);try{await o(),i()}catch(y){p(y),m(!1)}}}}>
      ${r}
      ${n&&u`<div class="field">
        <label for=${d}>${At("confirm.type",{name:u`<code>${n}</code>`})}</label>
        <input
          id=${d}
          data-first
          value=${s}
          autocomplete="off"
          autocapitalize="off"
          spellcheck=${!1}
          onInput=${$=>a($.target.value)}
        />
      </div>`}
      <${j} error=${l} />
      <div class="actions">
        <button type="submit" class="button danger" disabled=${!f||c}>${t}</button>
        <button
          type="button"
          class="button"
          data-first=${n?void 0:!0}
          onClick=${i}
        >
          ${h("confirm.cancel")}
        </button>
      </div>
    </form>
  <//>`}function go(e){U(()=>{if(!e)return;let t=n=>n.preventDefault();return addEventListener("beforeunload",t),()=>removeEventListener("beforeunload",t)},[e])}var Jr=new Set(["area","lines","json"]),Yr={email:"email",uri:"url",date:"date",password:"password"};function ne({field:e,text:t,fault:n,isFirst:o,onText:i}){let{schema:r,kind:s,isRequired:a,label:c}=e;return u`<${Jt}
    label=${a?c:h("form.optional",{label:c})}
    value=${t}
    onValue=${i}
    type=${Xr(e)}
    options=${s==="choice"?Zr(e):void 0}
    hint=${[r.description,Qr(s)].filter(Boolean).join(" ")}
    fault=${n}
    aria-required=${a?"true":void 0}
    aria-invalid=${n?"true":void 0}
    inputmode=${s==="number"?"decimal":void 0}
    step=${s==="moment"?"1":void 0}
    data-first=${o?!0:void 0}
  />`}function Xr({kind:e,schema:t}){return Jr.has(e)?"area":e==="moment"?"datetime-local":e==="text"?Yr[t.format]??"text":"text"}function Zr({schema:e,isRequired:t}){let n=["",t?h("form.choose"):"–"],o=e.enum?.map(i=>[String(i),String(i)]);return[n,...o??[["true",h("form.yes")],["false",h("form.no")]]]}function Qr(e){return e==="lines"?h("form.lines"):e==="json"?h("form.jsonHint"):""}var ti=200;function je(e,t,n="",o=!0){let i=new Set(t.required??[]);return Q(e,t).flatMap(([r,s])=>{let a=o&&i.has(r)&&!s.isNullable,c=n+r;return s.type==="object"&&s.properties&&a?je(e,s,`${c}.`):[{name:c,label:P(c),schema:s,isRequired:a,kind:qe(s)}]})}function qe(e){let{type:t,format:n,items:o}=e;return e.enum||t==="boolean"?"choice":t==="integer"||t==="number"?"number":t==="string"&&n==="date-time"?"moment":t==="string"?e.maxLength>=ti?"area":"text":t==="array"&&o?.type==="string"?"lines":"json"}function ei(e,t){return t==null?"":e==="lines"?t.join(`
`):e==="json"?JSON.stringify(t,null,2):e==="moment"?new Date(Date.parse(t)-new Date(t).getTimezoneOffset()*6e4).toISOString().slice(0,19):String(t)}function vo(e,t){return Object.fromEntries(e.map(({name:n,kind:o,schema:i})=>{let r=n.split(".").reduce((s,a)=>s?.[a],t);return[n,ei(o,t===void 0?i.default:r)]}))}function xo(e,t,n,o){let i={},r={};for(let s of e){let a=t[s.name]??"",c=a===(n[s.name]??"");if(!(o&&c)){if(a===""){s.isRequired?r[s.name]=h("form.required"):s.schema.isNullable&&!c&&bo(i,s.name,null);continue}try{bo(i,s.name,ni(s,a))}catch(m){r[s.name]=m.message}}}return{body:i,faults:r}}function ni({kind:e,schema:t},n){if(t.type==="boolean")return n==="true";if(e==="choice"&&t.enum)return t.enum.find(o=>String(o)===n);if(e==="number"){let o=Number(n);if(Number.isNaN(o))throw new Error(h("form.number"));if(t.type==="integer"&&!Number.isInteger(o))throw new Error(h("form.whole"));return o}if(e==="moment")return new Date(n).toISOString();if(e==="lines")return n.split(`
`).filter(o=>o.trim());if(e!=="json")return n;try{return JSON.parse(n)}catch{throw new Error(h("form.json"))}}function bo(e,t,n){let o=t.split("."),i=o.pop()??"",r=o.reduce((s,a)=>s[a]??={},e);r[i]=n}function So({title:e,onClose:t,...n}){let[o,i]=x(!1),r=I(!1),s=()=>r.current?i(!0):t();return u`<${ht} title=${e} onClose=${t} onCancel=${s}>
    <${oi}
      ...${n}
      onClose=${s}
      onChanged=${a=>{r.current=a}}
    />
    ${o?u`<div class="discard" role="alert">
          <p>${h("form.unsaved")}</p>
          <div class="actions">
            <button type="button" class="button danger" onClick=${t}>
              ${h("form.discard")}
            </button>
            <button type="button" class="button" onClick=${()=>i(!1)}>
              ${h("form.keep")}
            </button>
          </div>
        </div>`:null}
  <//>`}function oi(e){let{document:t,schema:n,label:o,value:i,isPartial:r=!1,description:s}=e,a=je(t,R(t,n)),c=I(vo(a,i)),[m,l]=x(c.current),[p,d]=x({}),[f,_]=x(null),[$,y]=x(!1),S=I(null),g=a.some(({name:v})=>m[v]!==c.current[v]);return go(g),rt(()=>e.onChanged?.(g),[g]),rt(()=>{let v=S.current?.querySelector("[aria-invalid=true]");v instanceof HTMLElement&&v.focus()},[p]),u`<form class="form" onSubmit=${async v=>{if(v.preventDefault(),$)return;let C=xo(a,m,c.current,r);if(d(C.faults),_(null),!Object.keys(C.faults).length){y(!0);try{await e.onSend(C.body)}catch(H){let Y=ri(a,H);Y?d({[Y.name]:Mt(H)}):_(H)}y(!1)}}} ref=${S} noValidate>
    ${s?u`<p class="hint">${s}</p>`:null}
    ${a.map((v,C)=>u`<${ne}
        key=${v.name}
        field=${v}
        text=${m[v.name]??""}
        fault=${p[v.name]}
        isFirst=${C===0}
        onText=${H=>{l({...m,[v.name]:H}),p[v.name]&&d({...p,[v.name]:""})}}
      />`)}
    <${j} error=${f} />
    <div class="actions">
      <button type="submit" class="button strong" disabled=${$}>${o}</button>
      <button type="button" class="button" onClick=${e.onClose}>
        ${h("confirm.cancel")}
      </button>
    </div>
  </form>`}function ri(e,t){if(!(t instanceof D)||!t.place)return;let n=t.place.replaceAll(/\[[^\]]*\]/g,"");return e.find(({name:o})=>n===o||n.startsWith(`${o}.`))}function $t(e){let{document:t,operation:n,title:o,label:i,params:r,value:s,etag:a="",onDone:c,onClose:m}=e,l=I({text:"",key:""}),p=async d=>{let f=n.body?d:void 0,_=ii(n,d,a,l.current);c((await F(n,{params:r,body:f,headers:_})).value)};return u`<${So}
    title=${o}
    label=${i}
    document=${t}
    schema=${n.body??{}}
    description=${n.description}
    value=${s}
    isPartial=${n.method==="PATCH"}
    onSend=${p}
    onClose=${m}
  />`}function ii(e,t,n,o){let i={};if(n&&e.method!=="POST"&&(i["If-Match"]=n),e.headers.has("idempotency-key")){let r=JSON.stringify(t);if(o.text!==r){let s=crypto.getRandomValues(new Uint8Array(16));o.key=[...s].map(a=>a.toString(16).padStart(2,"0")).join(""),o.text=r}i["Idempotency-Key"]=o.key}return i}function yt({value:e,onClose:t}){let n=typeof e=="object"?Object.entries(e):[["result",e]];return u`<${ht} title=${b("result.title")} onClose=${t}>
    <dl class="facts">
      ${n.map(([o,i])=>{let r=typeof i=="string"?i:JSON.stringify(i,null,2);return u`<div key=${o}>
          <dt>${P(o)}</dt>
          <dd class="copied"><code>${r}</code><${Yt} text=${r} /></dd>
        </div>`})}
    </dl>
    <div class="actions">
      <button type="button" class="button strong" data-first onClick=${t}>
        ${b("result.close")}
      </button>
    </div>
  <//>`}function ko({system:e,view:t,row:n,id:o,params:i,onClose:r,onChange:s}){let a={...ai(t,i),[t.itemParameter]:o},{get:c}=t,m=_t(async()=>c?F(c,{params:a}):{value:n??null,etag:""},[o,c?"":n]),l=m.answer?.value??n,[p,d]=x(null),[f,_]=x(null),$=I(null);U(()=>($.current?.focus(),()=>{let w=document.querySelector(`[data-item="${CSS.escape(o)}"]`);w instanceof HTMLElement&&w.focus()}),[]);let y=w=>{let v=p===t.edit;d(null),st(b(v?"action.saved":"action.done")),!v&&w!==null&&_(w),m.again(),s()},S=async()=>{t.remove&&await F(t.remove,{params:a}),st(b("action.done")),r(),s()},g=e.groups.flatMap(w=>w.views).filter(w=>t.itemParameter&&w.main.path.startsWith(si(t)));return u`<section class="sheet detail" aria-labelledby="detail-title">
    <header class="detail-head">
      <h2 id="detail-title" tabindex="-1" ref=${$}>${o}</h2>
      <button
        type="button"
        class="button quiet icon-only"
        aria-label=${b("result.close")}
        onClick=${r}
      >
        <${O} name="close" />
      </button>
    </header>
    <${j} error=${m.problem} onRetry=${m.again} />
    ${l&&u`<${ee} value=${l} columns=${t.columns} label=${P} />`}
    ${g.length>0&&u`<p class="nested">
      ${g.map(w=>u`<a href=${te(w.id,a)}>${w.title}</a>`)}
    </p>`}
    <div class="actions">
      ${t.edit&&u`<button type="button" class="button" onClick=${()=>d(t.edit??null)}>
        <${O} name="edit" />${b("action.edit")}
      </button>`}
      ${t.actions.map(w=>u`<button type="button" class="button" onClick=${()=>d(w)}>
          ${P(w.path.split("/").at(-1)??"")}
        </button>`)}
      ${t.remove&&u`<button
        type="button"
        class="button danger"
        onClick=${()=>d(t.remove??null)}
      >
        <${O} name="bin" />${wo(t.remove)}…
      </button>`}
    </div>
    ${p&&(p===t.remove?u`<${yo}
          title=${p.title}
          deed=${wo(p)}
          onConfirm=${S}
          onClose=${()=>d(null)}
        >
          <p>${Rn("action.cannotUndo",{id:u`<code>${o}</code>`})}</p>
        <//>`:u`<${$t}
          document=${e.document}
          operation=${p}
          title=${p.title}
          label=${b(p===t.edit?"action.save":"action.confirm")}
          params=${a}
          value=${p===t.edit?l:void 0}
          etag=${m.answer?.etag}
          onDone=${y}
          onClose=${()=>d(null)}
        />`)}
    ${f&&u`<${yt} value=${f} onClose=${()=>_(null)} />`}
  </section>`}function wo(e){return e.title.split(" ")[0]??b("action.delete")}function si(e){return`${e.main.path}/{${e.itemParameter}}/`}function ai(e,t){let n=[...e.main.path.matchAll(/\{(\w+)\}/g)].map(o=>o[1]??"");return Object.fromEntries(n.map(o=>[o,t[o]??""]))}function oe({parameters:e,values:t,label:n=b("list.filter"),onApply:o}){let[i,r]=x(t),[s,a]=x({}),c=e.filter(l=>!ut(l.name));return c.length===0?null:u`<form class="filters" onSubmit=${l=>{l.preventDefault();let p=e.filter(d=>d.isRequired&&!i[d.name]);a(Object.fromEntries(p.map(d=>[d.name,b("value.required")]))),p.length||o(i)}} noValidate>
    ${c.map(({name:l,schema:p,isRequired:d})=>{let f=qe(p)==="choice"?"choice":"text",_={...p,format:void 0,description:void 0};return u`<${ne}
        key=${l}
        field=${{name:l,label:P(l),schema:_,isRequired:d,kind:f}}
        text=${i[l]??""}
        fault=${s[l]}
        onText=${$=>r({...i,[l]:$})}
      />`})}
    <button type="submit" class="button">${n}</button>
  </form>`}var li=6;function Oo({system:e,view:t}){let{item:n="",...o}=mt.value.params,i={...di(t),...o},r=t.main.parameters.filter(C=>C.isRequired&&!i[C.name]),[s,a]=x([]),[c,m]=x(!1),[l,p]=x(null),d=s.at(-1)??"",f={...i,cursor:d},_=_t(async()=>r.length?null:(await F(t.main,{params:f})).value,[t,JSON.stringify(i),d]),$=$o(r.length?void 0:t.stream,i,_.again),y=_.answer===null?null:pi(t,_.answer),S=mi(_.answer),g=y?.find((C,H)=>Le(t,C,H)===n),w=()=>dt(t.id,o),v=C=>{m(!1),st(b("list.created")),hi(e.document,t,C)&&p(C),_.again()};return u`<div class=${n?"split":""}>
    <section class="list" aria-labelledby="view-title">
      <header class="screen-head">
        <h1 id="view-title">${t.title}</h1>
        ${t.stream&&u`<${oo} state=${$} />`}
        <div class="screen-tools">
          <button type="button" class="button" onClick=${_.again}>
            <${O} name="refresh" />${b("list.refresh")}
          </button>
          ${t.create&&u`<button type="button" class="button strong" onClick=${()=>m(!0)}>
            <${O} name="add" />${b("list.new")}
          </button>`}
        </div>
      </header>
      ${t.main.title!==t.title&&u`<p class="hint">${t.main.title}.</p>`}
      <${oe}
        key=${JSON.stringify(i)}
        document=${e.document}
        parameters=${Et(t.main)}
        values=${i}
        onApply=${C=>{a([]),dt(t.id,C)}}
      />
      <${j} error=${_.problem} onRetry=${_.again} />
      ${y&&y.length>0&&u`<${uo}
        label=${t.title}
        columns=${ci(t)}
        rows=${y}
        idOf=${C=>Le(t,C,y.indexOf(C))}
        openId=${n}
        onOpen=${C=>dt(t.id,{...o,item:Le(t,C,y.indexOf(C))})}
      />`}
      ${y?.length===0&&u`<${ui} view=${t} isFirst=${s.length===0} />`}
      ${!y&&!_.problem&&!r.length&&u`<p class="hint">${b("list.loading")}</p>`}
      <${io} cursors=${s} next=${S} onCursors=${a} />
    </section>
    ${n&&(y||t.get)&&u`<${ko}
      key=${n}
      system=${e}
      view=${t}
      row=${g}
      id=${n}
      params=${i}
      onClose=${w}
      onChange=${_.again}
    />`}
    ${c&&t.create&&u`<${$t}
      document=${e.document}
      operation=${t.create}
      title=${t.create.title}
      label=${b("list.create")}
      params=${_i(t,i)}
      onDone=${v}
      onClose=${()=>m(!1)}
    />`}
    ${l&&u`<${yt} value=${l} onClose=${()=>p(null)} />`}
  </div>`}function ci(e){return fi(e).map(([t,n])=>({name:t,label:P(t),hint:n.description,isNumeric:fo(n),cell:o=>u`<${De} value=${o[t]} schema=${n} isShort />`}))}function ui({view:e,isFirst:t}){let n=b(e.create?"list.emptyCreate":"list.emptyFilter");return u`<div class="sheet">
    <${ro} title=${b("list.empty",{title:e.title.toLowerCase()})}>
      <p class="hint">${t?n:b("list.end")}</p>
    <//>
  </div>`}function fi(e){let t=o=>o.type!=="array"&&o.type!=="object"&&!o.union,n=e.columns.filter(([,o])=>t(o));return(n.length?n:e.columns).slice(0,li)}function pi(e,t){return e.member?t[e.member]:t}function mi(e){return e?.next_cursor??e?.nextCursor??""}function Le(e,t,n){let o=s=>s.replaceAll("_","").toLowerCase(),i=o(e.itemParameter),r=Object.keys(t).find(s=>o(s)===i)??"id";return e.itemParameter&&r in t?String(t[r]):`#${n+1}`}function di(e){let t=e.main.parameters.map(n=>n.name);return Object.fromEntries(t.map(n=>[n,ut(n)]))}function _i(e,t){let n=[...e.main.path.matchAll(/\{(\w+)\}/g)].map(o=>o[1]??"");return Object.fromEntries(n.map(o=>[o,t[o]??""]))}function hi(e,t,n){let o=t.create?.response.properties??{};return Object.values(o).some(r=>R(e,r).format==="password")&&n!==null}function Co({system:e,view:t}){let{main:n}=t,o=n.method==="GET",r={...Object.fromEntries(n.parameters.map(({name:$})=>[$,ut($)])),...mt.value.params},s=n.parameters.every($=>!$.isRequired||r[$.name]),[a,c]=x(!1),[m,l]=x(null),p=_t(async()=>o&&s?(await F(n,{params:r})).value:null,[n,JSON.stringify(r)]),d=p.answer,f=Q(e.document,n.response),_=d!==null&&typeof d=="object"?d:{response:d};return u`<section aria-labelledby="view-title">
    <header class="screen-head">
      <h1 id="view-title">${t.title}</h1>
      <div class="screen-tools">
        ${o?u`<button type="button" class="button" onClick=${p.again}>
              <${O} name="refresh" />${b("list.refresh")}
            </button>`:u`<button
              type="button"
              class="button strong"
              disabled=${!s}
              onClick=${()=>c(!0)}
            >
              ${b("plain.open")}
            </button>`}
      </div>
    </header>
    ${n.description&&u`<p class="hint">${n.description}</p>`}
    <${oe}
      key=${JSON.stringify(r)}
      parameters=${Et(n)}
      values=${r}
      label=${b("plain.apply")}
      onApply=${$=>dt(t.id,$)}
    />
    <${j} error=${p.problem} onRetry=${p.again} />
    ${d!==null&&u`<div class="sheet"><${ee} value=${_} columns=${f} label=${P} /></div>`}
    ${a&&u`<${$t}
      document=${e.document}
      operation=${n}
      title=${n.title}
      label=${b("plain.send")}
      params=${r}
      onDone=${$=>{c(!1),st(b("action.done")),l($)}}
      onClose=${()=>c(!1)}
    />`}
    ${m&&u`<${yt} value=${m} onClose=${()=>l(null)} />`}
  </section>`}function To({system:e}){let t=e.groups.flatMap(r=>r.views),n=t.find(r=>r.id===mt.value.view)??t[0],o=[{label:b("shell.docs"),icon:"copy",href:"docs"}],i={label:b("shell.signOut"),icon:"exit",act:()=>Gt(b("door.signedOut"))};return u`<${Yn}
    title=${e.title}
    mark=${u`<${Zt} title=${e.title} />`}
    sections=${e.groups.flatMap($i)}
    current=${n?.id}
    tools=${u`<${no} items=${e.needsKey?[...o,i]:o} />`}
  >
    ${n?u`<${n.member===null?Co:Oo}
          key=${n.id}
          system=${e}
          view=${n}
        />`:u`<p>${b("shell.noRoutes")}</p>`}
  <//>`}function $i({name:e,views:t}){return t.map(n=>({id:n.id,label:n.title,href:te(n.id),group:e}))}var Mo=document.getElementById("page");try{let e=He(await Ln());document.title=e.title,ge(u`<${()=>e.needsKey&&J.value===""?u`<${Xn} system=${e} />`:u`<${To} system=${e} />`} />`,Mo)}catch(e){ge(u`<main class="door"><${j} error=${e} onRetry=${()=>location.reload()} /></main>`,Mo)}
