/* Built by `make pages`. Licences are in kit/vendor. */
function R(e,t){if(!t||typeof t!="object")return{};let{$ref:n,anyOf:o,oneOf:i,...r}=t;if(n){let l=String(n).split("/").at(-1)??"";return{...R(e,e.components?.schemas?.[l]),...r}}let s=o??i,a=s?.filter(l=>l.type!=="null");if(s&&a.length===1){let l=a.length<s.length;return{...R(e,a[0]),...r,isNullable:l}}if(Array.isArray(r.type)){let l=r.type.filter(m=>m!=="null");return{...r,type:l[0],isNullable:l.length<r.type.length}}return s?{...r,union:s}:r}function Q(e,t){return Object.entries(t.properties??{}).map(([o,i])=>[o,R(e,i)])}function P(e){let t=e.replace(/([a-z0-9])([A-Z])/g,"$1 $2").replace(/[_\-.]+/g," ");return t.charAt(0).toUpperCase()+t.slice(1).toLowerCase()}var Ao=["get","post","put","patch","delete"],No=new Set(["limit","cursor"]);function Be(e){let t=Io(e),n=new Set(t.filter(s=>s.isStream)),o=t.filter(s=>s.method==="GET"&&Ve(e,s)!==null),i=o.map(s=>Ro(e,s,t,n));for(let s of t.filter(a=>!n.has(a)))i.push(Ke(s));qo(i);let r=[...new Set(i.map(s=>s.tag))];return{title:String(e.info?.title??"Service"),description:String(e.info?.description??""),needsKey:t.some(s=>s.isSecured),probe:o.find(s=>s.isSecured&&!s.parameters.some(a=>a.isRequired)),groups:r.map(s=>({name:s,views:i.filter(a=>a.tag===s)})),document:e}}function Et(e){return e.parameters.filter(t=>!No.has(t.name))}function Io(e){return Object.entries(e.paths??{}).flatMap(([t,n])=>Ao.filter(o=>n[o]&&!n[o].deprecated).map(o=>Po(e,t,o,n[o])))}function Po(e,t,n,o){let i=o.parameters??[],s=Object.entries(o.responses??{}).find(([l])=>/^2/.test(l))?.[1]?.content??{},a=o.requestBody?.content?.["application/json"]?.schema;return{method:n.toUpperCase(),path:t,title:Do(n,String(o.summary||P(o.operationId??t))),description:String(o.description??"").replace(/\n*For: [^\n]*$/,""),tag:P(o.tags?.[0]??We(t)),parameters:i.filter(l=>l.in==="path"||l.in==="query").map(l=>({name:l.name,isRequired:!!l.required,schema:{description:l.description,...R(e,l.schema)}})),headers:new Set(i.filter(l=>l.in==="header").map(l=>l.name.toLowerCase())),body:a?R(e,a):null,response:R(e,s["application/json"]?.schema),isStream:"text/event-stream"in s,isSecured:(o.security??[]).length>0}}function Do(e,t){let n=t.replace(/\.$/,"");if(e==="get")return n;let[o="",...i]=(n.split(":")[0]??"").split(" ");return[o.replace(/ies$/,"y").replace(/(ss|ch|sh|x)es$/,"$1").replace(/([^s])s$/,"$1"),...i].join(" ")}function Ve(e,{response:t}){if(He(e,t))return"";let n=Q(e,t).filter(([,o])=>He(e,o));return n.length===1&&n[0]?n[0][0]:null}function He(e,t){return t.type==="array"&&"properties"in R(e,t.items)}function Ro(e,t,n,o){let i=Ve(e,t)??"",r=i?R(e,t.response.properties[i]):t.response,s=n.filter(u=>u.path.startsWith(`${t.path}/{`)),a=s.find(u=>/^\/\{\w+\}$/.test(u.path.slice(t.path.length)))?.path,l=/\{(\w+)\}$/.exec(a??"")?.[1]??"",m=(u,..._)=>n.find(h=>h.path===u&&_.includes(h.method)&&!h.isStream),c=a??"",p={...Ke(t),title:P(We(t.path)),member:i,columns:Q(e,R(e,r.items)),create:m(t.path,"POST"),itemParameter:l,get:m(c,"GET"),edit:m(c,"PATCH")??m(c,"PUT"),remove:m(c,"DELETE"),actions:s.filter(u=>jo(u,c)),stream:n.find(u=>u.isStream&&u.tag===t.tag&&!Lo(u,t))},d=[t,p.create,p.get,p.edit,p.remove,...p.actions];for(let u of d)u&&o.add(u);return p}function jo(e,t){return t!==""&&e.path.startsWith(`${t}/`)&&e.method!=="GET"&&/^\/[^{}/]+$/.test(e.path.slice(t.length))}function Lo(e,t){let n=new Set(t.parameters.map(o=>o.name));return e.parameters.some(o=>o.isRequired&&!n.has(o.name))}function Ke(e){return{...{create:void 0,get:void 0,edit:void 0,remove:void 0},...{member:null,columns:[],itemParameter:"",actions:[],stream:void 0},id:"",title:e.title,tag:e.tag,main:e}}function We(e){return e.split("/").filter(t=>t&&!t.startsWith("{")).at(-1)??e}function qo(e){let t=e.map(o=>o.title),n=new Set;for(let o of e){t.filter(r=>r===o.title).length>1&&(o.title=o.main.title);let i=o.title.toLowerCase().replace(/[^a-z0-9]+/g,"-");for(let r=1;!o.id;r+=1){let s=r===1?i:`${i}-${r}`;n.has(s)||(o.id=s)}n.add(o.id)}}var re=globalThis.document?.documentElement,ae="en-GB",Fo=/\{(\w+)\}|<(\w+)>(.*?)<\/\2>/gs,ze=new Map,ie=()=>re?.lang||ae;function Ye(e){let t=Object.keys(e);return re&&(re.lang=Ze(navigator.languages,t)??t[0]??ae),le(e)}function le(e){let t=Object.keys(e),n=e[t[0]??ae],o=(i,r)=>{let s=e[Ze([ie()],t)??""],a=Je(s,i)??Je(n,i);if(a===void 0)throw new Error(`There is no text "${i}".`);return typeof a=="string"?a:a[Ho(Number(r.count))]??a.other};return{text:(i,r={})=>se(o(i,r),r).join(""),rich:(i,r={})=>se(o(i,r),r)}}function Uo(e,t={}){return ce(Intl.NumberFormat,t).format(e)}function Xe(e,t={dateStyle:"long",timeStyle:"short"}){return ce(Intl.DateTimeFormat,t).format(e)}var xi=[["year",365*86400],["month",30*86400],["week",7*86400],["day",86400],["hour",3600],["minute",60]];function Je(e,t){let n=e;for(let o of t.split("."))n=n?.[o];return n}function se(e,t){let n=[],o=0;for(let i of e.matchAll(Fo)){let[r,s,a,l=""]=i;n.push(e.slice(o,i.index)),o=i.index+r.length;let m=t[s??a??""];if(m===void 0)throw new Error(`The text "${e}" needs "${s??a}".`);if(a){let c=se(l,t).join("");n.push(typeof m=="function"?m(c):c)}else n.push(typeof m=="number"?Uo(m):m)}return n.push(e.slice(o)),n.filter(i=>i!=="")}function Ho(e){return ce(Intl.PluralRules,{}).select(e)}function ce(e,t){let n=`${e.name} ${ie()} ${JSON.stringify(t)}`,o=ze.get(n)??new e(ie(),t);return ze.set(n,o),o}function Ze(e,t){for(let n of e){let o=n.toLowerCase(),i=t.find(s=>s.toLowerCase()===o),r=t.find(s=>Ge(s)===Ge(n));if(i??r)return i??r}}var Ge=e=>e.toLowerCase().split("-")[0];var Qe={banner:{label:"Important"},bell:{all:"See all notifications",label:{one:"Notifications, {count} unread",other:"Notifications, {count} unread"},none:"No notifications.",readAll:"Mark all as read",title:"Notifications",unread:"Unread:"},confirm:{cancel:"Cancel",type:"Type {name} to confirm"},copy:{button:"Copy",done:"Copied",failed:"Not allowed: select it and copy"},dialog:{close:"Close"},diff:{added:"Added:",folded:{one:"{count} unchanged line",other:"{count} unchanged lines"},removed:"Removed:",same:"Nothing changed."},form:{choose:"Choose…",discard:"Discard changes",json:"Must be JSON.",jsonHint:"JSON.",keep:"Keep editing",lines:"One per line.",no:"No",number:"Must be a number.",optional:"{label} (optional)",required:"Required.",unsaved:"You have unsaved changes.",whole:"Must be a whole number.",yes:"Yes"},keys:{title:"Keyboard shortcuts",letters:"Enable keyboard shortcuts"},live:{broken:"The connection was lost.",connecting:"Connecting…",live:"Live",off:"Not connected",paused:"Paused while hidden",polling:"Live updates unavailable, refreshing regularly",waiting:"Connection lost, trying again"},meter:{full:"The limit is reached.",of:"{used} of {limit}",unlimited:"{used}, unlimited"},notice:{dismiss:"Dismiss"},pager:{label:"Pages",next:"Next",page:"Page {page}",previous:"Previous"},problem:{again:"Try again",copyId:"Copy id",request:"Request {id}",status:"status {status}",wait:{one:"You can try again in {count} second.",other:"You can try again in {count} seconds."},waitMinutes:{one:"You can try again in {count} minute.",other:"You can try again in {count} minutes."}},progress:{done:"Done.",failed:"Failed.",of:"{done} of {total}"},request:{busy:"The server is busy. Trying again…",lost:"The server cannot be reached. Trying again…",offline:"The server cannot be reached. Check your connection.",slow:"The server did not respond in time.",status:"The server responded with status {status}.",tooMany:"Too many requests. Trying again in a moment…"},secret:{copy:"Copy secret",done:"I've saved it",once:"Copy it now. You won't see this again."},shell:{sections:"Sections",skip:"Skip to content"},sparkline:{words:"from {first} to {last}, lowest {lowest}, highest {highest}"},stepper:{back:"Back",next:"Next",place:"(step {step} of {steps})"},switcher:{label:"Account",list:"Accounts",more:{one:"{count} more account. Search to find it.",other:"{count} more accounts. Search to find them."},none:"No account matches “{search}”.",search:"Search accounts"},table:{filter:"Filter",noMatch:"Nothing matches “{filter}”.",select:"Select {name}",selectAll:{one:"Select {count} row",other:"Select all {count} rows"},selected:{one:"{count} selected",other:"{count} selected"}},theme:{title:"Colours",system:"System",light:"Light",dark:"Dark"},user:{menu:"Settings",of:"Account of {name}"},when:{now:"just now"}};var{text:$,rich:At}=le({"en-GB":Qe});var k,nn,pe,z,ue,Dt,on,It,rn,me,fe,Bo,vt=Symbol.for("pv"),Rt={},jt=[],Vo=/^m(i|n|o|s|text|space)$/,de=Array.isArray,_e=jt.slice,et=Object.assign;function tt(e){e&&e.parentNode&&e.remove()}function Lt(e,t,n){var o,i,r,s={},a=arguments.length;for(r in t)r=="key"?o=t[r]:r=="ref"&&typeof e!="function"?i=t[r]:s[r]=t[r];return a>2&&(s.children=a>3?_e.call(arguments,2):n),bt(e,s,o,i,null)}function bt(e,t,n,o,i){var r={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:vt,__v:i||++nn,__i:-1,__u:0};return!i&&k.vnode&&k.vnode(r),r}function nt(e){return e.children}function at(e,t){this.props=e,this.context=t,this.__g=0}function J(e,t){if(t==null)return e.__&&J(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:J(e)}function Ko(e){var t,n=e.__v,o=n.__e,i=[],r=[],s=e.__P;s&&((t=et({constructor:vt},n)).__v=n.__v+1,k.vnode&&k.vnode(t),he(s,t,n,e.__n,s.namespaceURI,32&n.__u?[o]:null,i,o||J(n),32&n.__u,r),t.__v=n.__v,t.__.__k[t.__i]=t,fn(i,t,r),n.__=n.__e=null,t.__e!=o&&sn(t))}function sn(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),sn(e)}function tn(e){(8&e.__g||(e.__g|=8,z.push(e),Dt++))&&ue==k.debounceRendering||((ue=k.debounceRendering)||queueMicrotask)(an)}function an(){try{for(var e,t=1;z.length;)z.length>t&&z.sort(on),e=z.shift(),t=z.length,8&e.__g&&Ko(e)}finally{(Dt=z.length)&&(ue||queueMicrotask)(an)}}function ln(e,t,n,o,i,r,s,a,l,m,c){var p,d,u,_,h,y,S=o.__k||jt,g=t.length;for(l=Wo(n,t,S,l,g),p=0;p<g;p++)(u=n.__k[p])!=null&&(d=~u.__i&&S[u.__i]||Rt,u.__i=p,y=he(e,u,d,i,r,s,a,l,m,c),_=u.__e,(d.ref!=u.ref||8&d.__u)&&(d.ref&&$e(d.ref,null,u,d),u.ref&&c.push(u.ref,u.__c||_,u)),h=h||_,4&u.__u?(l=cn(u,l,e,!d.__v),d.__e&&(d.__e=null)):typeof u.type=="function"&&y!==void 0?l=y:_&&(l=_.nextSibling),u.__u&=-21);return n.__e=h,l}function Wo(e,t,n,o,i){var r,s,a,l,m,c,p,d,u,_=n.length,h=_,y=0,S=0,g=e.__k=Array(i);for(r=0;r<i;r++)(s=t[r])!=null&&typeof s!="boolean"&&typeof s!="function"?(typeof s!="object"||s.constructor===String?s=g[r]=bt(null,s):de(s)?s=g[r]=bt(nt,{children:s}):s.constructor===vt&&s.__b?s=g[r]=bt(s.type,s.props,s.key,s.ref,s.__v):g[r]=s,l=r+y,s.__=e,s.__b=e.__b+1,a=null,~(m=s.__i=zo(s,n,l,h))&&(h--,(a=n[m])&&(a.__u|=2)),a&&a.__v?(s.__u|=16,m==l-1?y--:m==l+1?y++:m!=l&&(m>l?y--:y++,S=1)):(~m||(i>_?y--:i<_&&y++),typeof s.type!="function"&&(s.__u|=4))):g[r]=null;if(S){for(c=[],p=[],r=0;r<i;r++)if((s=g[r])&&16&s.__u){for(y=0,d=c.length;y<d;)c[u=y+d>>1]<s.__i?y=u+1:d=u;c[y]=s.__i,p[r]=y+1}for(y=c.length;r--;)p[r]&&(p[r]==y?y--:g[r].__u|=4)}if(h)for(r=0;r<_;r++)!(a=n[r])||2&a.__u||(a.__e==o&&(o=J(a)),ye(a,a));return o}function cn(e,t,n,o){var i,r,s,a;if(typeof e.type=="function"){if(e.props.__P)return t;if(i=e.__k)for(r=0;r<i.length;r++)i[r]&&(i[r].__=e,t=cn(i[r],t,n,!1));return t}for(t&&!t.parentNode&&(t=J(e))&&!t.parentNode&&(t=null),s=e.__e,a=t;a&&a.nodeType==8;)a=a.nextSibling;for(s!=a&&(!o&&n.moveBefore&&s.parentNode?n.moveBefore(s,t):n.insertBefore(s,t||null)),t=s;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function zo(e,t,n,o){var i,r=e.key,s=e.type,a=t[n],l=a&&!(2&a.__u);if(a===null&&r==null||l&&r==a.key&&s==a.type)return n;if(o>(l?1:0)){for(i=n-1;i>=0;i--)if((a=t[i])&&!(2&a.__u)&&r==a.key&&s==a.type)return i;for(i=n+1;i<t.length;i++)if((a=t[i])&&!(2&a.__u)&&r==a.key&&s==a.type)return i}return-1}function en(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function Nt(e,t,n,o,i){var r,s;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||en(e.style,t);if(n)for(t in n)o&&n[t]==o[t]||en(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(e.__e||(e.__e={}))[t]=n,n&&o||(s=fe[t]||(fe[t]=Jo(t)),(e.__a||(e.__a={}))[t]=me,r=t!=(t=t.replace(rn,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,s,r):e.removeEventListener(t,s,r));else{if(i=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function Jo(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[It]==null)t[It]=me++;else if(t[It]<this.__a[e])return;return n(k.event?k.event(t):t)}}}function he(e,t,n,o,i,r,s,a,l,m){var c,p,d,u,_,h,y,S,g,w,v,C,H,Y,X,Ue,W,Z,V=t.type;if(t.constructor!==vt)return null;128&n.__u&&(l=32&n.__u,c=n.__c.__z)&&(t.__u|=l,p=r=[],c.nodeType==8?a=Pt(c,r):r.push(c),a=r[0]||a),(c=k.__b)&&c(t);t:if(typeof V=="function"){d=s.length;try{if(S=t.props,g=(c=V.prototype)&&c.render,w=(c=V.contextType)&&o[c.__c],v=c?w?w.props.value:c.__:o,(u=n.__c)?(t.__c=u,2&u.__g&&(u.__g|=1)):(g?t.__c=u=new V(S,v):(t.__c=u=new at(S,v),u.constructor=V,u.render=Yo),w&&w.sub(u),u.state||(u.state={}),u.__n=o,u.__g|=8,u.__h=[],u.__k=[]),g&&(u.__s||(u.__s=u.state),V.getDerivedStateFromProps&&(u.__s==u.state&&(u.__s=et({},u.__s)),et(u.__s,V.getDerivedStateFromProps(S,u.__s)))),_=u.props,h=u.state,u.__v=t,n.__c){if(S!==_&&g&&!V.getDerivedStateFromProps&&u.componentWillReceiveProps&&u.componentWillReceiveProps(S,v),t.__v==n.__v&&!(8&u.__g)||!(4&u.__g)&&u.shouldComponentUpdate&&u.shouldComponentUpdate(S,u.__s,v)===!1){t.__v!=n.__v&&(u.props=S,u.state=u.__s,u.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(L){L&&(L.__=t)}),jt.push.apply(u.__h,u.__k),u.__k=[],u.__h.length&&s.push(u),a=J(n);break t}u.componentWillUpdate&&u.componentWillUpdate(S,u.__s,v),g&&u.componentDidUpdate&&u.__h.push(function(){u.componentDidUpdate(_,h,y)})}else g&&!V.getDerivedStateFromProps&&u.componentWillMount&&u.componentWillMount(),g&&u.componentDidMount&&u.__h.push(u.componentDidMount);u.context=v,u.props=S,u.__P=e,u.__g&=-5,C=k.__r,H=g?25:0;do u.__g&=-9,C&&C(t),c=u.render(u.props,u.state=u.__s,u.context);while(8&u.__g&&++H<25);g&&(jt.push.apply(u.__h,u.__k),u.__k=[]),u.state=u.__s,u.getChildContext&&(o=et({},o,u.getChildContext())),g&&n.__c&&u.getSnapshotBeforeUpdate&&(y=u.getSnapshotBeforeUpdate(_,h)),Y=c&&c.type===nt&&c.key==null?c.props.children:c,S.__P&&(c=a,i=(e=S.__P).namespaceURI,l=r=null,n.props&&n.props.__P!=e&&(n.__k.some(function(L){L&&ye(L,L)}),n.__k=null),a=n.__k?J(n,0):null),a=ln(e,de(Y)?Y:[Y],t,n,o,i,r,s,a,l,m),S.__P&&(t.__e=null,a=c),t.__u&=-161,p&&p.some(tt),u.__h.length&&s.push(u),1&u.__g&&(u.__g&=-4)}catch(L){if(s.length=d,t.__v=null,l||r)if(L&&L.then){if(t.__u|=128|l,r){for(~(W=r.indexOf(a||void 0))||(W=r.length);(Z=r[W-1])&&Z.nodeType==8;)W--;for(;W<r.length;W++)if(Z=r[W])if(r[W]=null,X){if(Z==Ue)break}else{if(Z.nodeType!=8)break;Z.data.startsWith("$s")&&(Ue=Pt(X=Z))}}if(!X){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;X=a}(c=Pt(X=t.__c.__z||(t.__c.__z=X)))?(t.__e=X,a=c):t.__e=a,a=a&&a.nextSibling}else r&&r.some(tt);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),L&&L.then||un(t),k.__e(L,t,n)}}else a=t.__e=Go(n.__e,t,n,o,i,r,s,l,m,e);return(c=k.diffed)&&c(t),a}function Pt(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function un(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(un))}function fn(e,t,n){for(var o=0;o<n.length;)$e(n[o++],n[o++],n[o++]);k.__c&&k.__c(t,e),e.some(function(i){try{e=i.__h,i.__h=[],e.some(function(r){r.call(i)})}catch(r){k.__e(r,i.__v)}})}function Go(e,t,n,o,i,r,s,a,l,m){var c,p,d,u,_,h,y,S,g=n.props||Rt,w=t.props,v=t.type;if(v=="svg"?i="http://www.w3.org/2000/svg":v=="math"?i="http://www.w3.org/1998/Math/MathML":i||(i="http://www.w3.org/1999/xhtml"),r){for(c=0;c<r.length;c++)if((_=r[c])&&(v?_.localName==v:_.nodeType==3)){e=_,r[c]=null;break}}if(!e){if(S=m.ownerDocument||document,!v)return S.createTextNode(w);e=S.createElementNS(i,v,w.is?w:m),a&&(k.__m&&k.__m(t,r),a=!1),r=null}if(v){if(m=v=="template"&&e.content||e,r=v=="textarea"&&w.defaultValue!=null?null:r&&_e.call(m.childNodes),!a&&r)for(g={},c=0;c<e.attributes.length;c++)g[(_=e.attributes[c]).name]=_.value;for(c in g)_=g[c],c=="dangerouslySetInnerHTML"?d=_:c=="children"||c in w||c=="value"&&"defaultValue"in w||c=="checked"&&"defaultChecked"in w||Nt(e,c,null,_,i);for(c in w)_=w[c],c=="children"?u=_:c=="dangerouslySetInnerHTML"?p=_:c=="value"?h=_:c=="checked"?y=_:a&&typeof _!="function"||g[c]===_||Nt(e,c,_,g[c],i);p?(a||d&&(p.__html==d.__html||p.__html==e.innerHTML)||(e.innerHTML=p.__html),t.__k=[]):(d&&(e.textContent=""),(v=="foreignObject"||i=="http://www.w3.org/1998/Math/MathML"&&Vo.test(v))&&(i="http://www.w3.org/1999/xhtml"),ln(m,de(u)?u:[u],t,n,o,i,r,s,r?r[0]:n.__k&&J(n,0),a,l),r&&r.some(tt)),a&&v!="textarea"||(c="value",v=="progress"&&h==null?e.removeAttribute(c):h==null||h===e[c]&&(v!="progress"||h)||Nt(e,c,h,g[c],i),c="checked",y!=null&&y!=e[c]&&Nt(e,c,y,g[c],i))}else g===w||a&&e.data==w||(e.data=w);return e}function $e(e,t,n,o){try{typeof e=="function"?t?t.__x=e(t)||1:o&&(o=o.__c||o.__e)&&(t=o.__x)&&(o.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(i){k.__e(i,n)}}function ye(e,t,n){var o,i,r,s;if(k.unmount&&k.unmount(e),!(o=e.ref)||o.current&&o.current!=e.__e||$e(o,null,t,e),o=e.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(a){k.__e(a,t)}o.__P=o.__n=null}if(o=e.__k)for(s=0;s<o.length;s++)o[s]&&ye(o[s],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(o=e.__c)&&(o=o.__z)&&(i=Pt(o,r=[]))&&(o==e.__e&&r.some(tt),tt(i),tt(o)),n||tt(e.__e),e.__e=e.__c=e.__=null}function Yo(e,t,n){return this.constructor(e,n)}function ge(e,t){var n,o,i,r;k.__&&k.__(e,t),t.nodeType==9&&(t=t.documentElement),o=(n=e&&32&e.__u)?null:t.__k,t.__k=bt(nt,{children:[e]}),i=[],r=[],he(t,t.__k,o||Rt,Rt,t.namespaceURI,o?null:t.firstChild?_e.call(t.childNodes):null,i,o?o.__e:t.firstChild,n,r),fn(i,t.__k,r),t.__k.props.children=null}k={__e:function(e,t,n,o){for(var i,r,s;t=t.__;)if((i=t.__c)&&!(1&i.__g)){i.__g|=4;try{if((s=(r=i.constructor)&&r.getDerivedStateFromError)&&i.setState(r.getDerivedStateFromError(e)),i.componentDidCatch&&(i.componentDidCatch(e,o||{}),s=1),s&&8&i.__g)return void(i.__g|=2)}catch(a){e=a}}throw Dt=0,e}},nn=0,pe=function(e){return e!=null&&e.constructor===vt},at.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=et({},this.state)),typeof e=="function"&&(e=e(et({},n),this.props)),e&&(et(n,e),this.__v&&(t&&this.__k.push(t),tn(this)))},at.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),tn(this))},at.prototype.render=nt,z=[],Dt=0,on=function(e,t){return e.__v.__b-t.__v.__b},It=Symbol(),rn=/(PointerCapture)$|Capture$/i,me=0,fe={},Bo=0;var ot,E,be,pn,ve=Object.is,qt=0,vn=[],xe=[],M=k,mn=M.__b,dn=M.__r,_n=M.diffed,hn=M.__c,$n=M.unmount,yn=M.__;function St(e,t){M.__h&&M.__h(E,e,qt||t),qt=0;var n=E.__H||(E.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function x(e){return qt=1,Xo(xn,e)}function Xo(e,t,n){var o=St(ot++,2);if(o.t=e,!o.__c&&(o.__=[n?n(t):xn(void 0,t),function(r){var s=(o.__N||o.__)[0],a=o.t(s,r);ve(s,a)||(o.__N=[a,o.__[1]],o.__c.setState({}))}],o.__c=E,!E.__f)){E.__f=!0;var i=E.shouldComponentUpdate;E.shouldComponentUpdate=function(r,s,a){var l=this.__H;if(!l)return!0;var m=!1,c=this.props!=r;if(l.__.some(function(d){d.__N&&(m=!0,ve(d.__[0],d.__N[0])||(c=!0))}),i){var p=i.call(this,r,s,a);return m?p||c:p}return!m||c}}return o.__}function U(e,t){var n=St(ot++,3);!M.__s&&we(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,E.__H.__h.push(n))}function rt(e,t){var n=St(ot++,4);!M.__s&&we(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,E.__h.push(n))}function I(e){return qt=5,Ft(function(){return{current:e}},[])}function Ft(e,t){var n=St(ot++,7);return we(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function B(){var e=St(ot++,11);if(!e.__){for(var t=E.__v;!t.__m&&t.__;)t=t.__;var n=t.__m||(t.__m=[0,0]);e.__="P"+n[0]+"-"+n[1]++}return e.__}function Zo(){var e;do{for(;e=xe.shift();)try{xt(e)}catch(n){M.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=vn.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(xt),t.__h.some(Se),t.__h=[]}catch(n){t.__h=[],M.__e(n,e.__v)}}}while(xe.length)}M.__b=function(e){E=null,mn&&mn(e)},M.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),yn&&yn(e,t)},M.__r=function(e){dn&&dn(e),ot=0;var t=(E=e.__c).__H;t&&(be==E?E.__h=[]:(t.__h.some(xt),t.__h.some(Se),ot=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),be=E},M.diffed=function(e){_n&&_n(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&bn(vn.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),be=E=null},M.__c=function(e,t){t.some(function(n){try{n.__h.some(xt),n.__h=n.__h.filter(function(o){return!o.__||Se(o)})}catch(o){n.__h=[function(){throw o}]}}),hn&&hn(e,t)},M.unmount=function(e){$n&&$n(e);var t,n,o=e.__c;o&&o.__H&&(o.__H.__.some(function(i){try{if(i.__P&&i.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}i.__P=n,bn(xe.push(i))}else xt(i)}catch(r){t=r}}),o.__H=void 0,t&&M.__e(t,o.__v))};var gn=typeof requestAnimationFrame=="function";function Qo(e){var t,n=function(){clearTimeout(o),gn&&cancelAnimationFrame(t),setTimeout(e)},o=setTimeout(n,35);gn&&(t=requestAnimationFrame(n))}function bn(e){e!=1&&pn==M.requestAnimationFrame||((pn=M.requestAnimationFrame)||Qo)(Zo)}function xt(e){var t=E,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),E=t}function Se(e){var t=E;e.__c=e.__(),E=t}function we(e,t){return!e||e.length!=t.length||t.some(function(n,o){return!ve(n,e[o])})}function xn(e,t){return typeof t=="function"?t(e):t}var tr=Symbol.for("preact-signals");function Vt(){if(K>1){K--;return}let e,t=!1;for((function(){let n=Ut;for(Ut=void 0;n!==void 0;){let o=n.S;if(o.v===n.v)for(let i=o.t;i!==void 0;i=i.x)i.i===n.i&&(i.i=o.i);n=n.o}})();kt!==void 0;){let n=kt;for(kt=void 0,Ht++;n!==void 0;){let o=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&wn(n))try{n.c()}catch(i){t||(e=i,t=!0)}n=o}}if(Ht=0,K--,t)throw e}function Oe(e){if(K>0)return e();ke=++er,K++;try{return e()}finally{Vt()}}var T,wt,kt;function Ot(e){let t=T,n=wt;T=void 0,wt=void 0;try{return e()}finally{T=t,wt=n}}var Ut,K=0,Ht=0,er=0,ke=0,Bt=0;function Sn(e){if(T===void 0)return;let t=e.n;if(t===void 0||t.t!==T)return t={i:0,S:e,p:T.s,n:void 0,t:T,e:void 0,x:void 0,r:t},T.s!==void 0&&(T.s.n=t),T.s=t,e.n=t,32&T.f&&e.S(t),t;if(t.i===-1)return t.i=0,t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=T.s,t.n=void 0,T.s.n=t,T.s=t),t}function A(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}A.prototype.brand=tr;A.prototype.h=function(){return!0};A.prototype.S=function(e){let t=this.t;t!==e&&e.e===void 0&&(e.x=t,this.t=e,t!==void 0?t.e=e:Ot(()=>{var n;(n=this.W)==null||n.call(this)}))};A.prototype.U=function(e){if(this.t!==void 0){let t=e.e,n=e.x;t!==void 0&&(t.x=n,e.e=void 0),n!==void 0&&(n.e=t,e.x=void 0),e===this.t&&(this.t=n,n===void 0&&Ot(()=>{var o;(o=this.Z)==null||o.call(this)}))}};A.prototype.subscribe=function(e){return q(()=>{let t=this.value;Ot(()=>e(t))},{name:"sub"})};A.prototype.valueOf=function(){return this.value};A.prototype.toString=function(){return this.value+""};A.prototype.toJSON=function(){return this.value};A.prototype.peek=function(){return Ot(()=>this.value)};Object.defineProperty(A.prototype,"value",{get(){let e=Sn(this);return e!==void 0&&(e.i=this.i),this.v},set(e){if(e!==this.v){if(Ht>100)throw new Error("Cycle detected");(function(t){K!==0&&Ht===0&&t.l!==ke&&(t.l=ke,Ut={S:t,v:t.v,i:t.i,o:Ut})})(this),this.v=e,this.i++,Bt++,K++;try{for(let t=this.t;t!==void 0;t=t.x)t.t.N()}finally{Vt()}}}});function N(e,t){return new A(e,t)}function wn(e){for(let t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||!t.S.h()||t.S.i!==t.i)return!0;return!1}function kn(e){for(let t=e.s;t!==void 0;t=t.n){let n=t.S.n;if(n!==void 0&&(t.r=n),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}function On(e){let t,n=e.s;for(;n!==void 0;){let o=n.p;n.i===-1?(n.S.U(n),o!==void 0&&(o.n=n.n),n.n!==void 0&&(n.n.p=o)):t=n,n.S.n=n.r,n.r!==void 0&&(n.r=void 0),n=o}e.s=t}function it(e,t){A.call(this,void 0,t),this.x=e,this.s=void 0,this.g=Bt-1,this.f=4}it.prototype=new A;it.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===Bt))return!0;if(this.g=Bt,this.f|=1,this.i>0&&!wn(this))return this.f&=-2,!0;let e=T;try{kn(this),T=this;let t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(t){this.v=t,this.f|=16,this.i++}return T=e,On(this),this.f&=-2,!0};it.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(let t=this.s;t!==void 0;t=t.n)t.S.S(t)}A.prototype.S.call(this,e)};it.prototype.U=function(e){if(this.t!==void 0&&(A.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(let t=this.s;t!==void 0;t=t.n)t.S.U(t)}};it.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(let e=this.t;e!==void 0;e=e.x)e.t.N()}};Object.defineProperty(it.prototype,"value",{get(){if(1&this.f)throw new Error("Cycle detected");let e=Sn(this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function Kt(e,t){return new it(e,t)}function Cn(e){let t=e.j;if(e.j=void 0,typeof t=="function"){K++;let n=T;T=void 0;try{t()}catch(o){throw e.f&=-2,e.f|=8,Ce(e),o}finally{T=n,Vt()}}}function Ce(e){for(let t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=void 0,e.s=void 0,Cn(e)}function nr(e){if(T!==this)throw new Error("Out-of-order effect");On(this),T=e,this.f&=-2;try{8&this.f&&Ce(this)}finally{Vt()}}function lt(e,t){this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,wt&&wt.push(this)}lt.prototype.c=function(){let e=this.S();try{if(8&this.f||this.x===void 0)return;let t=this.x();typeof t=="function"&&(this.j=t)}finally{e()}};lt.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,Cn(this),kn(this),K++;let e=T;return T=this,nr.bind(this,e)};lt.prototype.N=function(){2&this.f||(this.f|=2,this.u=kt,kt=this)};lt.prototype.d=function(){this.f|=8,1&this.f||Ce(this)};lt.prototype.dispose=function(){this.d()};function q(e,t){let n=new lt(e,t);try{n.c()}catch(i){throw n.d(),i}let o=n.d.bind(n);return o[Symbol.dispose]=o,o}var or=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__,Tn,zt,Wt;var Mn=[];q(function(){Tn=this.N})();function ct(e,t){k[e]=t.bind(null,k[e]||(()=>{}))}function Ct(e){if(Wt){let t=Wt;Wt=void 0,t()}Wt=e&&e.S()}function En({data:e}){let t=ir(e);t.name="ReactiveDom",t.value=e;let[n,o]=Ft(()=>{let i=this,r=this.__v;for(;r=r.__;)if(r.__c){r.__c.__$f|=4;break}let s=Kt(()=>{let c=t.value.value;return c===0?0:c===!0?"":c||""}),a=Kt(()=>!Array.isArray(s.value)&&!pe(s.value)),l=q(function(){if(this.N=An,a.value){let c=s.value;i.__v&&i.__v.__e&&i.__v.__e.nodeType===3&&(i.__v.__e.data=c)}}),m=this.__$u.d;return this.__$u.d=function(){l(),m.call(this)},[a,s]},[]);return n.value?o.peek():o.value}En.displayName="ReactiveTextNode";Object.defineProperties(A.prototype,{constructor:{configurable:!0,value:Lt(nt,null).constructor},type:{configurable:!0,value:En},props:{configurable:!0,get(){let e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}});ct("__b",(e,t)=>{if(Ct(),zt=void 0,typeof t.type=="string"){let n,o=t.props;for(let i in o){if(i==="children")continue;let r=o[i];r instanceof A&&(n||(t.__np=n={}),n[i]=r,o[i]=r.peek())}}e(t)});ct("__r",(e,t)=>{if(e(t),t.type!==nt){Ct();let n,o=t.__c;o&&(o.__$f&=-2,n=o.__$u,n===void 0&&(o.__$u=n=(function(i,r){let s;return q(function(){s=this},{name:r}),s.c=i,s})((function(i){return function(){var r;or&&((r=this.y)==null||r.call(this)),i.__$f|=1,i.setState({})}})(o),typeof t.type=="function"?t.type.displayName||t.type.name:""))),zt=o,Ct(n)}});ct("__e",(e,t,n,o)=>{Ct(),zt=void 0,e(t,n,o)});ct("diffed",(e,t)=>{Ct(),zt=void 0;let n;if(typeof t.type=="string"&&(n=t.__e)){let o=t.__np,i=t.props,r=n.U;if(r)for(let s in r){let a=r[s];a===void 0||o&&s in o||(a.d(),r[s]=void 0)}if(o){r||(r={},n.U=r);for(let s in o){let a=r[s],l=o[s];a===void 0?(a=rr(n,s,l,i),r[s]=a):a.o(l,i)}}}e(t)});function rr(e,t,n,o){let i=t in e&&e.ownerSVGElement===void 0,r=N(n);return{o:(s,a)=>{r.value=s,o=a},d:q(function(){this.N=An;let s=r.value.value;o[t]!==s&&(o[t]=s,i?e[t]=s:s!=null&&(s!==!1||t[4]==="-")?e.setAttribute(t,s):e.removeAttribute(t))})}}ct("unmount",(e,t)=>{if(typeof t.type=="string"){let n=t.__e;if(n){let i=n.U;if(i){n.U=void 0;for(let r in i){let s=i[r];s&&s.d()}}}let o=t.__np;if(o){let i=t.props;for(let r in o)i[r]=o[r]}t.__np=void 0}else{let n=t.__c;if(n){n.__$f|=8;let o=n.__$u;o&&(n.__$u=void 0,o.d())}}e(t)});ct("__h",(e,t,n,o)=>{o<3&&(t.__$f|=2),e(t,n,o)});at.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;let n=this.__$u,o=n&&n.s!==void 0;for(let i in t)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){let i=2&this.__$f;if(!(o||i||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(let i in e)if(i!=="__source"&&e[i]!==this.props[i])return!0;for(let i in this.props)if(!(i in e))return!0;return!1};function ir(e,t){return Ft(()=>N(e,t),[])}var sr=e=>{queueMicrotask(()=>{queueMicrotask(e)})};function ar(){Oe(()=>{let e;for(;e=Mn.shift();)Tn.call(e)})}function An(){Mn.push(this)===1&&(k.requestAnimationFrame||sr)(ar)}var D=class extends Error{constructor(t,n={}){super(t),this.status=n.status??0,this.code=n.code??"",this.requestId=n.requestId??"",this.retryAfterSeconds=n.retryAfterSeconds??0,this.details=n.details??{},this.place=n.place??String(this.details.place??"")}};var lr=4e4,cr=[1,2,4,8],ur=30,fr=304,pr=401,Nn=429,In=503,ut=N(""),Me=new Set,Te=0;function Ee(e,t){let n={...t};return{path:`.${e.replace(/\{(\w+)\}/g,(i,r)=>{let s=n[r]??"";return delete n[r],encodeURIComponent(s)})}`,query:n}}function Pn(e){let t=0,n=async l=>{let m=async()=>{if(l!==t)return!0;let p=await e.refresh?.()??!1;return p&&(t+=1),p},c=`tablewright.refresh ${new URL(".",document.baseURI).pathname}`;return navigator.locks?navigator.locks.request(c,m):m()},o=async(l,m,c)=>{let p=c.key??e.key?.()??"",d=c.timeoutMs?AbortSignal.timeout(c.timeoutMs):null,u=[c.signal,d].filter(h=>h instanceof AbortSignal),_;try{let h={method:l,signal:AbortSignal.any(u),...dr(c,p)};_=await fetch(mr(m,c.query),{...h,credentials:e.key?"omit":"same-origin"})}catch(h){if(c.signal?.aborted)throw h;let y=d?.aborted;throw new D($(y?"request.slow":"request.offline"),{code:y?"slow":"offline"})}if(_.ok||_.status===fr)return _;throw await _r(_,e)},i=async(l,m,c)=>{let p=t,d=e.key?.()??"";try{return await o(l,m,c)}catch(u){if(!(u instanceof D&&u.status===pr)||c.isGuest||c.key!==void 0)throw u;if(e.refresh&&await n(p))return o(l,m,c);throw e.onUnauthenticated?.(d),u}},r=async(l,m,c={})=>{let p=!1;try{for(let d of[...e.isPatient?cr:[],null])try{let u=await i(l,m,c);return Dn(),u}catch(u){let _=u instanceof D?hr(u,l,d):null;if(_===null)throw u;p||(Te+=1),p=!0,await yr(_,$r(u))}throw new D($("request.offline"),{code:"offline"})}finally{p&&(Te-=1),Te||(ut.value="")}},s=async(l,m,c={})=>{let p=e.timeoutMs??lr,d=await r(l,m,{timeoutMs:p,...c}),u=await d.text(),_=d.headers.get("Content-Type")?.includes("json"),h=c.read??e.read??JSON.parse;return{value:u===""?null:_?h(u):u,etag:d.headers.get("ETag")??"",serverMs:Date.parse(d.headers.get("Date")??"")||null}};return{send:r,receive:s,ask:async(l,m,c)=>(await s(l,m,c)).value}}function mr(e,t={}){let n=new URL(e,document.baseURI);for(let[o,i]of Object.entries(t))i!=null&&i!==""&&n.searchParams.set(o,String(i));return n}function dr({json:e,body:t,headers:n={},ifMatch:o},i){let r={...n};i&&(r.Authorization=`Bearer ${i}`),o&&(r["If-Match"]=o);let s=e===void 0?t:JSON.stringify(e);return s instanceof Blob?r["Content-Type"]=s.type||"application/octet-stream":s!==void 0&&(r["Content-Type"]="application/json"),{body:s,headers:r}}async function _r(e,{read:t=JSON.parse,message:n=o=>o}){let o={status:e.status,requestId:e.headers.get("X-Request-Id")??"",retryAfterSeconds:Number(e.headers.get("Retry-After")??0)||0};try{let{error:i}=t(await e.text());return new D(n(String(i.message)),{...o,code:String(i.code),details:i.details??{},requestId:String(i.requestId||o.requestId)})}catch{return new D($("request.status",{status:`${e.status}`}),o)}}function hr(e,t,n){if(n===null)return null;if(e.status===In||e.status===Nn){let o=e.retryAfterSeconds||n;return o<=ur?o:null}return e.code==="offline"&&t==="GET"?n:null}function $r(e){return e.status===Nn?$("request.tooMany"):$(e.status===In?"request.busy":"request.lost")}async function yr(e,t){ut.value=t,await new Promise(n=>{Me.add(n),setTimeout(n,e*1e3)})}function Dn(){ut.value="";for(let e of Me)e();Me.clear()}globalThis.addEventListener?.("online",Dn);var Ae=`tablewright.key ${new URL(".",document.baseURI).pathname}`,G=N(sessionStorage.getItem(Ae)??""),Tt=N("");function Ne(e){sessionStorage.setItem(Ae,e),Tt.value="",G.value=e}function Jt(e){sessionStorage.removeItem(Ae),Tt.value=e,G.value=""}function ft(e){let t=/_([a-z0-9-]+)_[0-9a-f]{12}_[0-9A-Za-z]+$/.exec(G.value);return e==="tenant"&&t?.[1]||""}var Rn={action:{cannotUndo:"{id}: this cannot be undone.",confirm:"Confirm",delete:"Delete",done:"Done.",edit:"Edit",save:"Save",saved:"Saved."},door:{docs:"API documentation",hint:"This tab keeps the key until you close it or sign out.",key:"API key",missing:"Enter an API key.",rejected:"The server no longer accepts this key. Sign in with another one.",signIn:"Sign in",signedOut:"You are signed out.",title:"Sign in to {title}"},list:{create:"Create",created:"Created.",empty:"No {title}",emptyCreate:"Press New to create the first one.",emptyFilter:"Nothing matches.",end:"The list ends here.",filter:"Filter",loading:"Loading…",new:"New",refresh:"Refresh"},plain:{apply:"Apply",open:"Open form",send:"Send"},result:{close:"Close",title:"Result"},shell:{docs:"API documentation",noRoutes:"The system has no routes.",signOut:"Sign out"},value:{no:"No",none:"None",required:"Required.",yes:"Yes"}};var{text:b,rich:jn}=Ye({"en-GB":Rn});var Ln=Pn({key:()=>G.peek(),onUnauthenticated:e=>{e===G.peek()&&Jt(b("door.rejected"))}});function qn({method:e,path:t},{params:n={},body:o,...i}={}){let r=Ee(t,n);return Ln.send(e,r.path,{query:r.query,json:o,...i})}function F({method:e,path:t},{params:n={},body:o,...i}={}){let r=Ee(t,n);return Ln.receive(e,r.path,{query:r.query,json:o,...i})}async function Fn(){return(await F({method:"GET",path:"/openapi.json"},{key:""})).value}var Hn=function(e,t,n,o){var i;t[0]=0;for(var r=1;r<t.length;r++){var s=t[r++],a=t[r]?(t[0]|=s?1:2,n[t[r++]]):t[++r];s===3?o[0]=a:s===4?o[1]=Object.assign(o[1]||{},a):s===5?(o[1]=o[1]||{})[t[++r]]=a:s===6?o[1][t[++r]]+=a+"":s?(i=e.apply(a,Hn(e,a,n,["",null])),o.push(i),a[0]?t[0]|=2:(t[r-2]=0,t[r]=i)):o.push(a)}return o},Un=new Map;function Bn(e){var t=Un.get(this);return t||(t=new Map,Un.set(this,t)),(t=Hn(this,t.get(e)||(t.set(e,t=(function(n){for(var o,i,r=1,s="",a="",l=[0],m=function(d){r===1&&(d||(s=s.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?l.push(0,d,s):r===3&&(d||s)?(l.push(3,d,s),r=2):r===2&&s==="..."&&d?l.push(4,d,0):r===2&&s&&!d?l.push(5,0,!0,s):r>=5&&((s||!d&&r===5)&&(l.push(r,0,s,i),r=6),d&&(l.push(r,d,0,i),r=6)),s=""},c=0;c<n.length;c++){c&&(r===1&&m(),m(c));for(var p=0;p<n[c].length;p++)o=n[c][p],r===1?o==="<"?(m(),l=[l],r=3):s+=o:r===4?s==="--"&&o===">"?(r=1,s=""):s=o+s[0]:a?o===a?a="":s+=o:o==='"'||o==="'"?a=o:o===">"?(m(),r=1):r&&(o==="="?(r=5,i=s,s=""):o==="/"&&(r<5||n[c][p+1]===">")?(m(),r===3&&(l=l[0]),r=l,(l=l[0]).push(2,0,r),r=0):o===" "||o==="	"||o===`
`||o==="\r"?(m(),r=2):s+=o),r===3&&s==="!--"&&(r=4,l=l[0])}return m(),l})(e)),t),arguments,[])).length>1?t:t[0]}var f=Bn.bind(Lt);function Gt({label:e,value:t,onValue:n,hint:o,fault:i,type:r="text",options:s,...a}){let l=B(),m=i||o,c=m?`${l}-note`:void 0,p=d=>n(d.target.value);return f`<div class="field">
    <label for=${l}>${e}</label>
    ${s?f`<select id=${l} onChange=${p} aria-describedby=${c} ...${a}>
          ${s.map(([d,u])=>f`<option value=${d} selected=${d===t}>${u}</option>`)}
        </select>`:f`<${r==="area"?"textarea":"input"}
          id=${l}
          type=${r==="area"?void 0:r}
          value=${t}
          onInput=${p}
          autocomplete="off"
          spellcheck=${!1}
          aria-describedby=${c}
          aria-invalid=${i?"true":void 0}
          ...${a}
        />`}
    ${m?f`<p id=${c} class=${i?"hint fault":"hint"}>${m}</p>`:null}
  </div>`}var gr={add:"M12 5v14M5 12h14",back:"M15 5l-7 7 7 7",bell:"M6 17v-6a6 6 0 0112 0v6l1.5 2h-15zM10 21h4",bin:"M4 7h16M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10.3 10.5v6M13.7 10.5v6",check:"M4.5 12.5l5 5L19.5 7",close:"M6 6l12 12M18 6L6 18",copy:"M9 9h11v11H9zM15 9V4H4v11h5",down:"M6 9l6 6 6-6",edit:"M4 20l1-4.5L16.5 4 20 7.5 8.5 19zM14 6.5l3.5 3.5",exit:"M14 4h5v16h-5M10 8l-4 4 4 4M6 12h9",keyboard:"M3 7h18v11H3zM7 11h.01M11 11h.01M15 11h.01M8 14.5h8",menu:"M4 6h16M4 12h16M4 18h16",more:"M5 12h.01M12 12h.01M19 12h.01",next:"M9 5l7 7-7 7",person:"M12 11a4 4 0 100-8 4 4 0 000 8zM4.5 21c.6-4 3.6-6.5 7.5-6.5s6.9 2.5 7.5 6.5",refresh:"M20 11a8 8 0 10-2 6.2M20 4v7h-7",search:"M10.5 17a6.5 6.5 0 100-13 6.5 6.5 0 000 13zM15.5 15.5L21 21",up:"M6 15l6-6 6 6",warning:"M12 4L2.5 20h19zM12 10v5M12 17.5v.01"};function O({name:e}){return f`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d=${gr[e]} />
  </svg>`}var br=2500;function Yt({text:e,label:t=$("copy.button")}){let[n,o]=x("");return f`<button type="button" class="button quiet copy" onClick=${async()=>{let r=await vr(typeof e=="string"?e:e());o(r?"done":"failed"),setTimeout(()=>o(""),br)}}>
    <${O} name=${n==="done"?"check":"copy"} />
    <span aria-live="polite">${n?$(`copy.${n}`):t}</span>
  </button>`}async function vr(e){try{return await navigator.clipboard.writeText(e),!0}catch{let t=document.createElement("textarea");t.value=e,t.className="visually-hidden";let n=document.activeElement;(document.querySelector("dialog[open]")??document.body).append(t),t.select();let o=document.execCommand("copy");return t.remove(),n instanceof HTMLElement&&n.focus(),o}}var xr=500,Sr=90,Vn={advice:{},isForDevelopers:!1};function j({error:e,title:t,onRetry:n,children:o}){if(!e)return null;let i=e instanceof D?e:null,r=i?Vn.advice[i.status]:"",s=Vn.isForDevelopers||(i?.status??0)>=xr;return f`<div class="problem" role="alert">
    <p class="problem-words">
      ${t?f`<strong>${t}</strong>${" "}`:null}${Mt(e)}
    </p>
    ${r?f`<p>${r}</p>`:null} ${o}
    ${i?.retryAfterSeconds?f`<p>${kr(i.retryAfterSeconds)}</p>`:null}
    ${i?.requestId&&s?f`<p class="problem-id hint">
          ${At("problem.request",{id:f`<code>${i.requestId}</code>`})}
          ${i.status?`, ${$("problem.status",{status:`${i.status}`})}`:null}
          <${Yt} text=${i.requestId} label=${$("problem.copyId")} />
        </p>`:null}
    ${n?f`<button type="button" class="button" onClick=${n}>
          ${$("problem.again")}
        </button>`:null}
  </div>`}function Mt(e){let t=e instanceof Error?e.message:String(e);return wr(t)}function wr(e){let t=e.trim(),n=t.charAt(0).toUpperCase()+t.slice(1);return/[.!?…]$/.test(n)?n:`${n}.`}function kr(e){return e<Sr?$("problem.wait",{count:e}):$("problem.waitMinutes",{count:Math.ceil(e/60)})}var Or=1e4,Cr=3,pt=N([]),Tr=0;function st(e,t){let n={id:++Tr,text:e,action:t};pt.value=[...pt.value,n].slice(-Cr),setTimeout(()=>Xt(n.id),Or)}function Xt(e){pt.value=pt.value.filter(t=>t.id!==e)}function Kn({notice:e}){let{id:t,text:n,action:o,error:i}=e;return f`<div class="notice">
    ${i?f`<${j} error=${i} />`:f`<p>${n}</p>`}
    ${o?f`<button
          type="button"
          class="button"
          onClick=${()=>{Xt(t),o.act()}}
        >
          ${o.label}
        </button>`:null}
    <button
      type="button"
      class="button quiet icon-only"
      aria-label=${$("notice.dismiss")}
      onClick=${()=>Xt(t)}
    >
      <${O} name="close" />
    </button>
  </div>`}function Wn(){return f`<div class="notices" role="status" aria-live="polite">
    ${ut.value?f`<p class="notice waiting">${ut.value}</p>`:null}
    ${pt.value.map(e=>f`<${Kn} key=${e.id} notice=${e} />`)}
  </div>`}function zn({read:e,write:t,keep:n=()=>null}){let o=()=>e(location,history.state??{}),i=N(o()),r=()=>{let s=o();JSON.stringify(s)!==JSON.stringify(i.peek())&&(i.value=s)};return addEventListener("popstate",r),addEventListener("hashchange",r),{place:i,go(s,{replace:a=!1}={}){let l={...i.peek(),...s};history[a?"replaceState":"pushState"](n(l),"",t(l)),i.value=l}}}function Jn({hash:e}){let[t="",n=""]=e.slice(1).split("?",2);return{view:decodeURIComponent(t),params:Object.fromEntries(new URLSearchParams(n))}}function Ie({view:e,params:t}){let n=Object.entries(t).filter(([,i])=>i!==""),o=new URLSearchParams(n).toString();return`#${encodeURIComponent(e)}${o&&`?${o}`}`}function Gn(e){return t=>{t.ctrlKey||t.metaKey||t.shiftKey||t.altKey||(t.preventDefault(),e())}}var Mr=5;function Yn({label:e,sections:t,current:n}){let o=[...new Set(t.map(r=>r.group??""))],i=t.length>Mr?"sections-many":"sections-few";return f`<nav class="sections ${i}" aria-label=${e}>
    ${o.map(r=>f`<${Er}
        key=${r}
        name=${r}
        sections=${t.filter(s=>(s.group??"")===r)}
        current=${n}
      />`)}
  </nav>`}function Er({name:e,sections:t,current:n}){let o=t.length===1&&t[0]?.label===e;return f`<div class="section">
    ${e&&!o?f`<h2>${e}</h2>`:null}
    <ul>
      ${t.map(i=>f`<${Ar} key=${i.id} section=${i} isCurrent=${i.id===n} />`)}
    </ul>
  </div>`}function Ar({section:e,isCurrent:t}){let{label:n,href:o,icon:i,badge:r,onOpen:s}=e;return f`<li>
    <a
      href=${o}
      aria-current=${t?"page":void 0}
      onClick=${s?Gn(s):void 0}
    >
      ${i?f`<${O} name=${i} />`:null}
      <span class="section-label">${n}</span>
      ${r}
    </a>
  </li>`}function Xn(e){let{title:t,mark:n,context:o,status:i,tools:r,banner:s,sections:a,current:l,children:m}=e;return f`<div class="shell">
    <a class="skip" href="#main" onClick=${Nr}>${$("shell.skip")}</a>
    <header class="masthead">
      <p class="masthead-name">${n}<span class="masthead-title">${t}</span></p>
      ${o} ${i}
      <div class="masthead-tools">${r}</div>
    </header>
    ${s}
    <${Yn}
      label=${e.navigationLabel??$("shell.sections")}
      sections=${a}
      current=${l}
    />
    <main id="main" tabindex="-1">${m}</main>
    <${Wn} />
  </div>`}function Zt({title:e}){return f`<span class="mark" aria-hidden="true">${e.charAt(0).toUpperCase()}</span>`}function Nr(e){e.preventDefault(),document.getElementById("main")?.focus()}var Ir=401;function Zn({system:e}){let[t,n]=x(""),[o,i]=x(""),[r,s]=x(!1);return f`<main class="door">
    <form class="sheet door-sheet" onSubmit=${async l=>{l.preventDefault();let m=t.trim();if(!m)return i(b("door.missing"));s(!0);try{e.probe&&await F(e.probe,{key:m}),Ne(m)}catch(c){let p=c.status??0;p===Ir||p===0?i(Mt(c)):Ne(m)}finally{s(!1)}}} noValidate>
      <${Zt} title=${e.title} />
      <h1>${b("door.title",{title:e.title})}</h1>
      ${e.description&&f`<p class="hint">${e.description}</p>`}
      ${Tt.value&&!o&&f`<p class="door-message" role="status">${Tt.value}</p>`}
      <div role=${o?"alert":void 0}>
        <${Gt}
          label=${b("door.key")}
          type="password"
          value=${t}
          onValue=${l=>{n(l),i("")}}
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
  </main>`}function Qn({label:e,face:t,isIconOnly:n=!1,className:o="",children:i}){let[r,s]=x(!1),a=I(null),l=B(),m=()=>{s(!1),a.current?.querySelector("button")?.focus()};return rt(()=>{let p=r?a.current?.querySelector("[data-first]"):null;p instanceof HTMLElement&&p.focus()},[r]),U(()=>{if(!r)return;let p=d=>{d.target instanceof Node&&!a.current?.contains(d.target)&&s(!1)};return document.addEventListener("pointerdown",p),document.addEventListener("focusin",p),()=>{document.removeEventListener("pointerdown",p),document.removeEventListener("focusin",p)}},[r]),f`<div class="popover ${o}" ref=${a} onKeyDown=${p=>{!r||p.key!=="Escape"||(p.preventDefault(),p.stopPropagation(),m())}}>
    <button
      type="button"
      class="button quiet ${n?"icon-only":""}"
      aria-expanded=${r}
      aria-controls=${r?l:void 0}
      aria-label=${n?e:void 0}
      onClick=${()=>s(!r)}
    >
      ${t}
    </button>
    ${r?f`<div class="popover-panel" id=${l} role="group" aria-label=${e}>
          ${i(m)}
        </div>`:null}
  </div>`}var to=["system","light","dark"],Qt=document.documentElement,Pe=`${Qt.dataset.preferences}.theme`,De=`${Qt.dataset.preferences}.letters`,mt=N(localStorage.getItem(Pe)??"system"),Pr=N(localStorage.getItem(De)!=="off");q(()=>{mt.value==="system"?(localStorage.removeItem(Pe),delete Qt.dataset.theme):(localStorage.setItem(Pe,mt.value),Qt.dataset.theme=mt.value)});q(()=>{Pr.value?localStorage.removeItem(De):localStorage.setItem(De,"off")});function eo({legend:e,name:t,value:n,options:o,onValue:i,isLegendShown:r=!1}){return f`<fieldset class="segments-field">
    <legend class=${r?"field-label":"visually-hidden"}>${e}</legend>
    <div class="segments">
      ${o.map(([s,a,l])=>f`<label
          class="segment"
          key=${s}
          title=${l?a:void 0}
        >
          <input
            type="radio"
            name=${t}
            value=${s}
            checked=${n===s}
            onChange=${()=>i(s)}
          />
          <span>
            ${l?f`<${O} name=${l} />`:null}
            <span class="segment-label">${a}</span>
          </span>
        </label>`)}
    </div>
  </fieldset>`}function no(){return f`<${eo}
    legend=${$("theme.title")}
    name="theme"
    value=${mt.value}
    options=${to.map(e=>[e,$(`theme.${e}`)])}
    onValue=${e=>{mt.value=e}}
  />`}function oo({name:e,note:t,items:n}){return f`<${Qn}
    label=${e?$("user.of",{name:e}):$("user.menu")}
    face=${f`<${O} name="person" />`}
    isIconOnly
    className="user-menu"
  >
    ${o=>f`
      ${e?f`<p class="user-name">
            <strong>${e}</strong>${t?f`<span class="hint">${t}</span>`:null}
          </p>`:null}
      <${no} />
      <ul class="popover-list">
        ${n.map(i=>f`<li key=${i.label}><${Dr} item=${i} close=${o} /></li>`)}
      </ul>
    `}
  <//>`}function Dr({item:e,close:t}){let n=f`${e.icon?f`<${O} name=${e.icon} />`:null}${e.label}`;return e.href?f`<a class="menu-item" href=${e.href}>${n}</a>`:f`<button type="button" class="menu-item" onClick=${()=>{t(),e.act?.()}}>${n}</button>`}var{place:Rr,go:jr}=zn({read:Jn,write:Ie}),dt=Rr;function te(e,t={}){return Ie({view:e,params:t})}function _t(e,t={}){jr({view:e,params:t})}function ro({state:e,problem:t}){return f`<p class="connection connection-${e}" title=${t||void 0}>
    <span class="connection-light" aria-hidden="true"></span>
    <span role="status">${$(`live.${e}`)}</span>
  </p>`}var Lr=f`<svg
  class="empty-drawing"
  viewBox="0 0 120 72"
  aria-hidden="true"
  focusable="false"
>
  <path d="M22 16h76v44H22z" />
  <path d="M22 30h76M34 42h30M34 50h18" class="faint" />
</svg>`;function io({title:e,children:t}){return f`<div class="empty">
    ${Lr}
    <h2>${e}</h2>
    ${t}
  </div>`}function ht(e,t){let[n,o]=x(null),[i,r]=x(null),s=I(0),a=I(Promise.resolve()),l=async()=>{let c=++s.current;try{let p=await e();if(c!==s.current)return;o(()=>p),r(null)}catch(p){c===s.current&&r(p)}},m=()=>(a.current=l(),a.current);return U(()=>(o(null),m(),()=>{s.current+=1}),t),{answer:n,problem:i,again:m,settled:()=>a.current}}function so(e){let{label:t,cursors:n,next:o,onCursors:i,previousLabel:r,nextLabel:s,note:a}=e;return n.length===0&&!o&&!e.isAlwaysShown?null:f`<nav class="pager" aria-label=${t??$("pager.label")}>
    <button
      type="button"
      class="button"
      disabled=${n.length===0}
      onClick=${()=>i(n.slice(0,-1))}
    >
      <${O} name="back" />${r??$("pager.previous")}
    </button>
    <span class="hint">${a??$("pager.page",{page:n.length+1})}</span>
    <button
      type="button"
      class="button"
      disabled=${!o}
      onClick=${()=>o&&i([...n,o])}
    >
      ${s??$("pager.next")}<${O} name="next" />
    </button>
  </nav>`}function ao({ids:e,selected:t,onSelect:n,children:o}){let i=e.filter(s=>t.has(s)).length,r=i>0&&i===e.length;return f`<div class="table-bulk">
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
  </div>`}function lo({id:e,selected:t,onSelect:n}){let o=()=>{let r=new Set(t);r.delete(e)||r.add(e),n(r)};return f`<td class="table-choose" onClick=${r=>r.stopPropagation()}>
    <label>
      <input type="checkbox" checked=${t.has(e)} onChange=${o} />
      <span class="visually-hidden">${$("table.select",{name:e})}</span>
    </label>
  </td>`}function co(e,t,n,o,i){let r=i.toLowerCase().split(/\s+/).filter(Boolean),s=e.filter(m=>{let c=o?.(m).toLowerCase()??"";return r.every(p=>c.includes(p))}),a=t.find(m=>m.name===n?.name)?.sortBy;if(!n||!a)return s;let l=n.isDescending?-1:1;return s.sort((m,c)=>l*qr(a(m),a(c)))}function qr(e,t){return e===null||t===null?+(e===null)-+(t===null):typeof e=="number"&&typeof t=="number"?e-t:String(e).localeCompare(String(t),document.documentElement.lang,{numeric:!0})}function uo(e){let t={ArrowDown:1,ArrowUp:-1}[e.key],{currentTarget:n,target:o}=e;if(!t||!(n instanceof Element)||!(o instanceof Element)||!o.matches("[data-item]"))return;let i=[...n.querySelectorAll("[data-item]")],r=i[i.findIndex(s=>s===o)+t];r&&(e.preventDefault(),r.focus())}function fo(e){let{label:t,columns:n,rows:o,idOf:i,filterBy:r,selected:s,onSelect:a,actions:l}=e,[m,c]=x(null),[p,d]=x(""),u=co(o,n,m,r,p),_=u.map(i);return f`<div class="table-block">
    ${r?f`<${Fr} value=${p} onValue=${d} />`:null}
    ${s&&a?f`<${ao} ids=${_} selected=${s} onSelect=${a}>${l}<//>`:null}
    <div
      class="table-place ${e.isLoading?"is-loading":""}"
      role="group"
      aria-label=${t}
      tabindex="0"
    >
      <table class="table" onKeyDown=${uo}>
        <caption class="visually-hidden">
          ${t}
        </caption>
        <thead>
          <tr>
            ${s?f`<td class="table-choose"></td>`:null}
            ${n.map(h=>f`<${Ur} column=${h} sort=${m} onSort=${c} />`)}
          </tr>
        </thead>
        <tbody>
          ${u.map(h=>f`<${Hr} key=${i(h)} row=${h} table=${e} />`)}
        </tbody>
      </table>
    </div>
    ${p&&u.length===0?f`<p class="hint" role="status">${$("table.noMatch",{filter:p})}</p>`:null}
  </div>`}function Fr({value:e,onValue:t}){let n=B();return f`<div class="table-filter">
    <label class="visually-hidden" for=${n}>${$("table.filter")}</label>
    <${O} name="search" />
    <input
      id=${n}
      type="search"
      autocomplete="off"
      placeholder=${$("table.filter")}
      value=${e}
      onInput=${o=>t(o.target.value)}
    />
  </div>`}function Ur({column:e,sort:t,onSort:n}){let{name:o,label:i,hint:r,isNumeric:s,sortBy:a}=e,l=t?.name===o,m=l?t.isDescending?"descending":"ascending":"none";return f`<th
    scope="col"
    class=${s?"number":""}
    title=${r}
    aria-sort=${a?m:void 0}
  >
    ${a?f`<button type="button" class="sort" onClick=${()=>n(l&&t.isDescending?null:{name:o,isDescending:l})}>
          ${i}
          ${l?f`<${O} name=${t.isDescending?"down":"up"} />`:null}
        </button>`:i}
  </th>`}function Hr({row:e,table:t}){let{columns:n,idOf:o,onOpen:i,openId:r,selected:s,onSelect:a}=t,l=o(e),m=l===r,c=i?()=>i(e):void 0;return f`<tr
    class="${m?"row-open":""} ${c?"row-opens":""}"
    onClick=${c}
  >
    ${s&&a?f`<${lo} id=${l} selected=${s} onSelect=${a} />`:null}
    ${n.map(({name:p,label:d,cell:u,isNumeric:_},h)=>{let y=u(e);return f`<td key=${p} data-label=${d} class=${_?"number":""}>
        ${h===0&&c?f`<button
              type="button"
              class="link"
              data-item=${l}
              aria-expanded=${r===void 0?void 0:m}
              onClick=${S=>{S.stopPropagation(),c()}}
            >
              ${y}
            </button>`:f`<span class="cell">${y}</span>`}
      </td>`})}
  </tr>`}var Br={dateStyle:"medium",timeStyle:"short"};function Re({value:e,schema:t,isShort:n=!1}){if(e==null||e==="")return f`<span class="none" aria-label=${b("value.none")} role="img">–</span>`;if(typeof e=="boolean")return f`${b(e?"value.yes":"value.no")}`;if(t.format==="date-time"&&!Number.isNaN(Date.parse(e))){let o=Xe(Date.parse(e),Br);return f`<time datetime=${e} title=${e}>${o}</time>`}if(t.enum)return f`<span class="badge">${String(e)}</span>`;if(Array.isArray(e)&&e.every(o=>typeof o!="object"))return f`${e.join(", ")}`;if(typeof e=="object"){let o=JSON.stringify(e,null,n?0:2);return n?f`<code>${o}</code>`:f`<pre class="json">${o}</pre>`}return f`${String(e)}`}function po(e){let t=e.type==="string"&&e.format==="decimal";return e.type==="integer"||e.type==="number"||t}function ee({value:e,columns:t,label:n}){let o=new Map(t),i=[...new Set([...o.keys(),...Object.keys(e)])];return f`<dl class="facts">
    ${i.filter(r=>r in e).map(r=>f`<div key=${r}>
          <dt title=${o.get(r)?.description}>${n(r)}</dt>
          <dd><${Re} value=${e[r]} schema=${o.get(r)??{}} /></dd>
        </div>`)}
  </dl>`}var mo=1e3,Vr=3e4,Kr=6e4,Wr=45e3,_o=3;function ho({open:e,onEvent:t,onConnected:n,poll:o,isWanted:i=()=>!0}){let r=N("off"),s=N(""),a=null,l=0,m=p=>{a?.abort(),a=null,r.value=p},c=async()=>{let p=new AbortController;a=p;let d=mo,u="",_=0;for(;!p.signal.aborted&&i();){_<=_o&&(r.value="connecting");let h=new je;try{let S=await e(u,AbortSignal.any([p.signal,h.signal]));r.value="live",s.value="",_=0,n?.();for await(let g of S)h.broken(),d=mo,g.id!==null&&(u=g.id),t(g)}catch(S){if(p.signal.aborted)return;_+=1;let g=S instanceof D;s.value=g?S.message:$("live.broken"),g&&(d=Math.max(d,S.retryAfterSeconds*1e3))}finally{h.end()}if(p.signal.aborted||!i())return;let y=o!==void 0&&_>_o;r.value=y?"polling":"waiting",y&&o(),await zr(d*(.5+Math.random()/2),p.signal),d=Math.min(2*d,Vr)}};return{state:r,problem:s,follow(){let p=()=>{clearTimeout(l),document.hidden?l=setTimeout(()=>m("paused"),Kr):a||c()};return document.addEventListener("visibilitychange",p),p(),()=>{document.removeEventListener("visibilitychange",p),clearTimeout(l),m("off")}}}}var je=class{#e=new AbortController;#t=0;constructor(){this.signal=this.#e.signal,this.broken()}broken(){clearTimeout(this.#t),this.#t=setTimeout(()=>this.#e.abort(),Wr)}end(){clearTimeout(this.#t)}};function zr(e,t){return new Promise(n=>{let o=setTimeout(n,e);t.addEventListener("abort",()=>{clearTimeout(o),n()})})}async function*$o(e){let t=new TextDecoder,n=e.getReader(),o="";try{for(;;){let{done:i,value:r}=await n.read();if(i)return;o+=t.decode(r,{stream:!0});let s=o.split(/\r\n\r\n|\n\n|\r\r/);o=s.pop()??"";for(let a of s)yield Jr(a)}}finally{n.cancel().catch(()=>{})}}function Jr(e){let t=[],n=null;for(let o of e.split(/\r\n|\n|\r/)){let[,i,r]=/^([^:]*):? ?(.*)$/.exec(o)??[];i==="data"?t.push(r??""):i==="id"&&(n=r??"")}return{data:t.join(`
`),id:n}}var Gr=250;function yo(e,t,n){let[o,i]=x("off"),r=I(n);return r.current=n,U(()=>{if(!e)return;let s=0,a=!0,l=()=>{s||=setTimeout(()=>{s=0,r.current()},Gr)},m=ho({open:async(d,u)=>{let _=d?{"Last-Event-ID":d}:{},{body:h}=await qn(e,{params:t,signal:u,headers:_});return $o(h??new ReadableStream)},onEvent:d=>d.data&&l(),onConnected:()=>{a||l(),a=!1},poll:l}),c=q(()=>i(m.state.value)),p=m.follow();return()=>{p(),c(),clearTimeout(s)}},[e,JSON.stringify(t)]),o}function $t({title:e,onClose:t,onCancel:n,children:o}){let i=I(null),r=B();return rt(()=>{let a=document.activeElement;i.current?.showModal();let l=i.current?.querySelector("[data-first]");return l instanceof HTMLElement&&l.focus(),()=>{a instanceof HTMLElement&&a.isConnected&&a.focus()}},[]),f`<dialog
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
        aria-label=${$("dialog.close")}
        onClick=${n??t}
      >
        <${O} name="close" />
      </button>
    </header>
    <div class="dialog-body">${o}</div>
  </dialog>`}function go({title:e,deed:t,word:n,onConfirm:o,onClose:i,children:r}){let[s,a]=x(""),[l,m]=x(!1),[c,p]=x(null),d=B(),u=!n||s.trim()===n;return f`<${$t} title=${e} onClose=${i}>
    <form onSubmit=${async h=>{if(h.preventDefault(),!(!u||l)){m(!0),p(null);try{await o(),i()}catch(y){p(y),m(!1)}}}}>
      ${r}
      ${n&&f`<div class="field">
        <label for=${d}>${At("confirm.type",{name:f`<code>${n}</code>`})}</label>
        <input
          id=${d}
          data-first
          value=${s}
          autocomplete="off"
          autocapitalize="off"
          spellcheck=${!1}
          onInput=${h=>a(h.target.value)}
        />
      </div>`}
      <${j} error=${c} />
      <div class="actions">
        <button type="submit" class="button danger" disabled=${!u||l}>${t}</button>
        <button
          type="button"
          class="button"
          data-first=${n?void 0:!0}
          onClick=${i}
        >
          ${$("confirm.cancel")}
        </button>
      </div>
    </form>
  <//>`}function bo(e){U(()=>{if(!e)return;let t=n=>n.preventDefault();return addEventListener("beforeunload",t),()=>removeEventListener("beforeunload",t)},[e])}var Yr=new Set(["area","lines","json"]),Xr={email:"email",uri:"url",date:"date",password:"password"};function ne({field:e,text:t,fault:n,isFirst:o,onText:i}){let{schema:r,kind:s,isRequired:a,label:l}=e;return f`<${Gt}
    label=${a?l:$("form.optional",{label:l})}
    value=${t}
    onValue=${i}
    type=${Zr(e)}
    options=${s==="choice"?Qr(e):void 0}
    hint=${[r.description,ti(s)].filter(Boolean).join(" ")}
    fault=${n}
    aria-required=${a?"true":void 0}
    aria-invalid=${n?"true":void 0}
    inputmode=${s==="number"?"decimal":void 0}
    step=${s==="moment"?"1":void 0}
    data-first=${o?!0:void 0}
  />`}function Zr({kind:e,schema:t}){return Yr.has(e)?"area":e==="moment"?"datetime-local":e==="text"?Xr[t.format]??"text":"text"}function Qr({schema:e,isRequired:t}){let n=["",t?$("form.choose"):"–"],o=e.enum?.map(i=>[String(i),String(i)]);return[n,...o??[["true",$("form.yes")],["false",$("form.no")]]]}function ti(e){return e==="lines"?$("form.lines"):e==="json"?$("form.jsonHint"):""}var ei=200;function Le(e,t,n="",o=!0){let i=new Set(t.required??[]);return Q(e,t).flatMap(([r,s])=>{let a=o&&i.has(r)&&!s.isNullable,l=n+r;return s.type==="object"&&s.properties&&a?Le(e,s,`${l}.`):[{name:l,label:P(l),schema:s,isRequired:a,kind:qe(s)}]})}function qe(e){let{type:t,format:n,items:o}=e;return e.enum||t==="boolean"?"choice":t==="integer"||t==="number"?"number":t==="string"&&n==="date-time"?"moment":t==="string"?e.maxLength>=ei?"area":"text":t==="array"&&o?.type==="string"?"lines":"json"}function ni(e,t){return t==null?"":e==="lines"?t.join(`
`):e==="json"?JSON.stringify(t,null,2):e==="moment"?new Date(Date.parse(t)-new Date(t).getTimezoneOffset()*6e4).toISOString().slice(0,19):String(t)}function xo(e,t){return Object.fromEntries(e.map(({name:n,kind:o,schema:i})=>{let r=n.split(".").reduce((s,a)=>s?.[a],t);return[n,ni(o,t===void 0?i.default:r)]}))}function So(e,t,n,o){let i={},r={};for(let s of e){let a=t[s.name]??"",l=a===(n[s.name]??"");if(!(o&&l)){if(a===""){s.isRequired?r[s.name]=$("form.required"):s.schema.isNullable&&!l&&vo(i,s.name,null);continue}try{vo(i,s.name,oi(s,a))}catch(m){r[s.name]=m.message}}}return{body:i,faults:r}}function oi({kind:e,schema:t},n){if(t.type==="boolean")return n==="true";if(e==="choice"&&t.enum)return t.enum.find(o=>String(o)===n);if(e==="number"){let o=Number(n);if(Number.isNaN(o))throw new Error($("form.number"));if(t.type==="integer"&&!Number.isInteger(o))throw new Error($("form.whole"));return o}if(e==="moment")return new Date(n).toISOString();if(e==="lines")return n.split(`
`).filter(o=>o.trim());if(e!=="json")return n;try{return JSON.parse(n)}catch{throw new Error($("form.json"))}}function vo(e,t,n){let o=t.split("."),i=o.pop()??"",r=o.reduce((s,a)=>s[a]??={},e);r[i]=n}function wo({title:e,onClose:t,...n}){let[o,i]=x(!1),r=I(!1),s=()=>r.current?i(!0):t();return f`<${$t} title=${e} onClose=${t} onCancel=${s}>
    <${ri}
      ...${n}
      onClose=${s}
      onChanged=${a=>{r.current=a}}
    />
    ${o?f`<div class="discard" role="alert">
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
  <//>`}function ri(e){let{document:t,schema:n,label:o,value:i,isPartial:r=!1,description:s}=e,a=Le(t,R(t,n)),l=I(xo(a,i)),[m,c]=x(l.current),[p,d]=x({}),[u,_]=x(null),[h,y]=x(!1),S=I(null),g=a.some(({name:v})=>m[v]!==l.current[v]);return bo(g),rt(()=>e.onChanged?.(g),[g]),rt(()=>{let v=S.current?.querySelector("[aria-invalid=true]");v instanceof HTMLElement&&v.focus()},[p]),f`<form class="form" onSubmit=${async v=>{if(v.preventDefault(),h)return;let C=So(a,m,l.current,r);if(d(C.faults),_(null),!Object.keys(C.faults).length){y(!0);try{await e.onSend(C.body)}catch(H){let Y=ii(a,H);Y?d({[Y.name]:Mt(H)}):_(H)}y(!1)}}} ref=${S} noValidate>
    ${s?f`<p class="hint">${s}</p>`:null}
    ${a.map((v,C)=>f`<${ne}
        key=${v.name}
        field=${v}
        text=${m[v.name]??""}
        fault=${p[v.name]}
        isFirst=${C===0}
        onText=${H=>{c({...m,[v.name]:H}),p[v.name]&&d({...p,[v.name]:""})}}
      />`)}
    <${j} error=${u} />
    <div class="actions">
      <button type="submit" class="button strong" disabled=${h}>${o}</button>
      <button type="button" class="button" onClick=${e.onClose}>
        ${$("confirm.cancel")}
      </button>
    </div>
  </form>`}function ii(e,t){if(!(t instanceof D)||!t.place)return;let n=t.place.replaceAll(/\[[^\]]*\]/g,"");return e.find(({name:o})=>n===o||n.startsWith(`${o}.`))}function yt(e){let{document:t,operation:n,title:o,label:i,params:r,value:s,etag:a="",onDone:l,onClose:m}=e,c=I({text:"",key:""}),p=async d=>{let u=n.body?d:void 0,_=si(n,d,a,c.current);l((await F(n,{params:r,body:u,headers:_})).value)};return f`<${wo}
    title=${o}
    label=${i}
    document=${t}
    schema=${n.body??{}}
    description=${n.description}
    value=${s}
    isPartial=${n.method==="PATCH"}
    onSend=${p}
    onClose=${m}
  />`}function si(e,t,n,o){let i={};if(n&&e.method!=="POST"&&(i["If-Match"]=n),e.headers.has("idempotency-key")){let r=JSON.stringify(t);if(o.text!==r){let s=crypto.getRandomValues(new Uint8Array(16));o.key=[...s].map(a=>a.toString(16).padStart(2,"0")).join(""),o.text=r}i["Idempotency-Key"]=o.key}return i}function gt({value:e,onClose:t}){let n=typeof e=="object"?Object.entries(e):[["result",e]];return f`<${$t} title=${b("result.title")} onClose=${t}>
    <dl class="facts">
      ${n.map(([o,i])=>{let r=typeof i=="string"?i:JSON.stringify(i,null,2);return f`<div key=${o}>
          <dt>${P(o)}</dt>
          <dd class="copied"><code>${r}</code><${Yt} text=${r} /></dd>
        </div>`})}
    </dl>
    <div class="actions">
      <button type="button" class="button strong" data-first onClick=${t}>
        ${b("result.close")}
      </button>
    </div>
  <//>`}function Oo({system:e,view:t,row:n,id:o,params:i,onClose:r,onChange:s}){let a={...li(t,i),[t.itemParameter]:o},{get:l}=t,m=ht(async()=>l?F(l,{params:a}):{value:n??null,etag:""},[o,l?"":n]),c=m.answer?.value??n,[p,d]=x(null),[u,_]=x(null),h=I(null);U(()=>(h.current?.focus(),()=>{let w=document.querySelector(`[data-item="${CSS.escape(o)}"]`);w instanceof HTMLElement&&w.focus()}),[]);let y=w=>{let v=p===t.edit;d(null),st(b(v?"action.saved":"action.done")),!v&&w!==null&&_(w),m.again(),s()},S=async()=>{t.remove&&await F(t.remove,{params:a}),st(b("action.done")),r(),s()},g=e.groups.flatMap(w=>w.views).filter(w=>t.itemParameter&&w.main.path.startsWith(ai(t)));return f`<section class="sheet detail" aria-labelledby="detail-title">
    <header class="detail-head">
      <h2 id="detail-title" tabindex="-1" ref=${h}>${o}</h2>
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
    ${c&&f`<${ee} value=${c} columns=${t.columns} label=${P} />`}
    ${g.length>0&&f`<p class="nested">
      ${g.map(w=>f`<a href=${te(w.id,a)}>${w.title}</a>`)}
    </p>`}
    <div class="actions">
      ${t.edit&&f`<button type="button" class="button" onClick=${()=>d(t.edit??null)}>
        <${O} name="edit" />${b("action.edit")}
      </button>`}
      ${t.actions.map(w=>f`<button type="button" class="button" onClick=${()=>d(w)}>
          ${P(w.path.split("/").at(-1)??"")}
        </button>`)}
      ${t.remove&&f`<button
        type="button"
        class="button danger"
        onClick=${()=>d(t.remove??null)}
      >
        <${O} name="bin" />${ko(t.remove)}…
      </button>`}
    </div>
    ${p&&(p===t.remove?f`<${go}
          title=${p.title}
          deed=${ko(p)}
          onConfirm=${S}
          onClose=${()=>d(null)}
        >
          <p>${jn("action.cannotUndo",{id:f`<code>${o}</code>`})}</p>
        <//>`:f`<${yt}
          document=${e.document}
          operation=${p}
          title=${p.title}
          label=${b(p===t.edit?"action.save":"action.confirm")}
          params=${a}
          value=${p===t.edit?c:void 0}
          etag=${m.answer?.etag}
          onDone=${y}
          onClose=${()=>d(null)}
        />`)}
    ${u&&f`<${gt} value=${u} onClose=${()=>_(null)} />`}
  </section>`}function ko(e){return e.title.split(" ")[0]??b("action.delete")}function ai(e){return`${e.main.path}/{${e.itemParameter}}/`}function li(e,t){let n=[...e.main.path.matchAll(/\{(\w+)\}/g)].map(o=>o[1]??"");return Object.fromEntries(n.map(o=>[o,t[o]??""]))}function oe({parameters:e,values:t,label:n=b("list.filter"),onApply:o}){let[i,r]=x(t),[s,a]=x({}),l=e.filter(c=>!ft(c.name));return l.length===0?null:f`<form class="filters" onSubmit=${c=>{c.preventDefault();let p=e.filter(d=>d.isRequired&&!i[d.name]);a(Object.fromEntries(p.map(d=>[d.name,b("value.required")]))),p.length||o(i)}} noValidate>
    ${l.map(({name:c,schema:p,isRequired:d})=>{let u=qe(p)==="choice"?"choice":"text",_={...p,format:void 0,description:void 0};return f`<${ne}
        key=${c}
        field=${{name:c,label:P(c),schema:_,isRequired:d,kind:u}}
        text=${i[c]??""}
        fault=${s[c]}
        onText=${h=>r({...i,[c]:h})}
      />`})}
    <button type="submit" class="button">${n}</button>
  </form>`}var ci=6;function Co({system:e,view:t}){let{item:n="",...o}=dt.value.params,i={..._i(t),...o},r=t.main.parameters.filter(C=>C.isRequired&&!i[C.name]),[s,a]=x([]),[l,m]=x(!1),[c,p]=x(null),d=s.at(-1)??"",u={...i,cursor:d},_=ht(async()=>r.length?null:(await F(t.main,{params:u})).value,[t,JSON.stringify(i),d]),h=yo(r.length?void 0:t.stream,i,_.again),y=_.answer===null?null:mi(t,_.answer),S=di(_.answer),g=y?.find((C,H)=>Fe(t,C,H)===n),w=()=>_t(t.id,o),v=C=>{m(!1),st(b("list.created")),$i(e.document,t,C)&&p(C),_.again()};return f`<div class=${n?"split":""}>
    <section class="list" aria-labelledby="view-title">
      <header class="screen-head">
        <h1 id="view-title">${t.title}</h1>
        ${t.stream&&f`<${ro} state=${h} />`}
        <div class="screen-tools">
          <button type="button" class="button" onClick=${_.again}>
            <${O} name="refresh" />${b("list.refresh")}
          </button>
          ${t.create&&f`<button type="button" class="button strong" onClick=${()=>m(!0)}>
            <${O} name="add" />${b("list.new")}
          </button>`}
        </div>
      </header>
      ${t.main.title!==t.title&&f`<p class="hint">${t.main.title}.</p>`}
      <${oe}
        key=${JSON.stringify(i)}
        document=${e.document}
        parameters=${Et(t.main)}
        values=${i}
        onApply=${C=>{a([]),_t(t.id,C)}}
      />
      <${j} error=${_.problem} onRetry=${_.again} />
      ${y&&y.length>0&&f`<${fo}
        label=${t.title}
        columns=${ui(t)}
        rows=${y}
        idOf=${C=>Fe(t,C,y.indexOf(C))}
        openId=${n}
        onOpen=${C=>_t(t.id,{...o,item:Fe(t,C,y.indexOf(C))})}
      />`}
      ${y?.length===0&&f`<${fi} view=${t} isFirst=${s.length===0} />`}
      ${!y&&!_.problem&&!r.length&&f`<p class="hint">${b("list.loading")}</p>`}
      <${so} cursors=${s} next=${S} onCursors=${a} />
    </section>
    ${n&&(y||t.get)&&f`<${Oo}
      key=${n}
      system=${e}
      view=${t}
      row=${g}
      id=${n}
      params=${i}
      onClose=${w}
      onChange=${_.again}
    />`}
    ${l&&t.create&&f`<${yt}
      document=${e.document}
      operation=${t.create}
      title=${t.create.title}
      label=${b("list.create")}
      params=${hi(t,i)}
      onDone=${v}
      onClose=${()=>m(!1)}
    />`}
    ${c&&f`<${gt} value=${c} onClose=${()=>p(null)} />`}
  </div>`}function ui(e){return pi(e).map(([t,n])=>({name:t,label:P(t),hint:n.description,isNumeric:po(n),cell:o=>f`<${Re} value=${o[t]} schema=${n} isShort />`}))}function fi({view:e,isFirst:t}){let n=b(e.create?"list.emptyCreate":"list.emptyFilter");return f`<div class="sheet">
    <${io} title=${b("list.empty",{title:e.title.toLowerCase()})}>
      <p class="hint">${t?n:b("list.end")}</p>
    <//>
  </div>`}function pi(e){let t=o=>o.type!=="array"&&o.type!=="object"&&!o.union,n=e.columns.filter(([,o])=>t(o));return(n.length?n:e.columns).slice(0,ci)}function mi(e,t){return e.member?t[e.member]:t}function di(e){return e?.next_cursor??e?.nextCursor??""}function Fe(e,t,n){let o=s=>s.replaceAll("_","").toLowerCase(),i=o(e.itemParameter),r=Object.keys(t).find(s=>o(s)===i)??"id";return e.itemParameter&&r in t?String(t[r]):`#${n+1}`}function _i(e){let t=e.main.parameters.map(n=>n.name);return Object.fromEntries(t.map(n=>[n,ft(n)]))}function hi(e,t){let n=[...e.main.path.matchAll(/\{(\w+)\}/g)].map(o=>o[1]??"");return Object.fromEntries(n.map(o=>[o,t[o]??""]))}function $i(e,t,n){let o=t.create?.response.properties??{};return Object.values(o).some(r=>R(e,r).format==="password")&&n!==null}function To({system:e,view:t}){let{main:n}=t,o=n.method==="GET",r={...Object.fromEntries(n.parameters.map(({name:h})=>[h,ft(h)])),...dt.value.params},s=n.parameters.every(h=>!h.isRequired||r[h.name]),[a,l]=x(!1),[m,c]=x(null),p=ht(async()=>o&&s?(await F(n,{params:r})).value:null,[n,JSON.stringify(r)]),d=p.answer,u=Q(e.document,n.response),_=d!==null&&typeof d=="object"?d:{response:d};return f`<section aria-labelledby="view-title">
    <header class="screen-head">
      <h1 id="view-title">${t.title}</h1>
      <div class="screen-tools">
        ${o?f`<button type="button" class="button" onClick=${p.again}>
              <${O} name="refresh" />${b("list.refresh")}
            </button>`:f`<button
              type="button"
              class="button strong"
              disabled=${!s}
              onClick=${()=>l(!0)}
            >
              ${b("plain.open")}
            </button>`}
      </div>
    </header>
    ${n.description&&f`<p class="hint">${n.description}</p>`}
    <${oe}
      key=${JSON.stringify(r)}
      parameters=${Et(n)}
      values=${r}
      label=${b("plain.apply")}
      onApply=${h=>_t(t.id,h)}
    />
    <${j} error=${p.problem} onRetry=${p.again} />
    ${d!==null&&f`<div class="sheet"><${ee} value=${_} columns=${u} label=${P} /></div>`}
    ${a&&f`<${yt}
      document=${e.document}
      operation=${n}
      title=${n.title}
      label=${b("plain.send")}
      params=${r}
      onDone=${h=>{l(!1),st(b("action.done")),c(h)}}
      onClose=${()=>l(!1)}
    />`}
    ${m&&f`<${gt} value=${m} onClose=${()=>c(null)} />`}
  </section>`}function Mo({system:e}){let t=e.groups.flatMap(r=>r.views),n=t.find(r=>r.id===dt.value.view)??t[0],o=[{label:b("shell.docs"),icon:"copy",href:"docs"}],i={label:b("shell.signOut"),icon:"exit",act:()=>Jt(b("door.signedOut"))};return f`<${Xn}
    title=${e.title}
    mark=${f`<${Zt} title=${e.title} />`}
    sections=${e.groups.flatMap(yi)}
    current=${n?.id}
    tools=${f`<${oo} items=${e.needsKey?[...o,i]:o} />`}
  >
    ${n?f`<${n.member===null?To:Co}
          key=${n.id}
          system=${e}
          view=${n}
        />`:f`<p>${b("shell.noRoutes")}</p>`}
  <//>`}function yi({name:e,views:t}){return t.map(n=>({id:n.id,label:n.title,href:te(n.id),group:e}))}var Eo=document.getElementById("page");try{let e=Be(await Fn());document.title=e.title,ge(f`<${()=>e.needsKey&&G.value===""?f`<${Zn} system=${e} />`:f`<${Mo} system=${e} />`} />`,Eo)}catch(e){ge(f`<main class="door"><${j} error=${e} onRetry=${()=>location.reload()} /></main>`,Eo)}
