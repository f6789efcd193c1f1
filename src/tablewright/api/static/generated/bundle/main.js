/* Built by `make pages`. Licences are in kit/vendor. */
function R(t,e){if(!e||typeof e!="object")return{};let{$ref:n,anyOf:o,oneOf:i,...r}=e;if(n){let f=String(n).split("/").at(-1)??"";return{...R(t,t.components?.schemas?.[f]),...r}}let s=o??i,a=s?.filter(f=>f.type!=="null");if(s&&a.length===1){let f=a.length<s.length;return{...R(t,a[0]),...r,isNullable:f}}if(Array.isArray(r.type)){let f=r.type.filter(p=>p!=="null");return{...r,type:f[0],isNullable:f.length<r.type.length}}return s?{...r,union:s}:r}function Q(t,e){return Object.entries(e.properties??{}).map(([o,i])=>[o,R(t,i)])}var Lo=["API","CSV","GB","IP","JSON","MB","URL"];function D(t){let o=t.replace(/([a-z0-9])([A-Z])/g,"$1 $2").replace(/[_\-.]+/g," ").split(" ").map(i=>{let r=i.toUpperCase();return Lo.includes(r)?r:i.toLowerCase()}).join(" ");return o.charAt(0).toUpperCase()+o.slice(1)}var jo=["get","post","put","patch","delete"],qo=new Set(["limit","cursor"]);function Bt(t){let e=Uo(t),n=new Set(e.filter(s=>s.isStream)),o=e.filter(s=>s.method==="GET"&&Kt(t,s)!==null),i=o.map(s=>Bo(t,s,e,n));for(let s of e.filter(a=>!n.has(a)))i.push(Vt(s));zo(i);let r=[...new Set(i.map(s=>s.tag))];return{title:String(t.info?.title??"Service"),description:String(t.info?.description??""),needsKey:e.some(s=>s.isSecured),probe:o.find(s=>s.isSecured&&!s.parameters.some(a=>a.isRequired)),groups:r.map(s=>({name:s,views:i.filter(a=>a.tag===s)})),document:t}}function Me(t){return t.parameters.filter(e=>!qo.has(e.name))}function Uo(t){return Object.entries(t.paths??{}).flatMap(([e,n])=>jo.filter(o=>n[o]&&!n[o].deprecated).map(o=>Fo(t,e,o,n[o])))}function Fo(t,e,n,o){let i=o.parameters??[],s=Object.entries(o.responses??{}).find(([f])=>/^2/.test(f))?.[1]?.content??{},a=o.requestBody?.content?.["application/json"]?.schema;return{method:n.toUpperCase(),path:e,title:Ho(n,String(o.summary||D(o.operationId??e))),description:String(o.description??"").replace(/\n*For: [^\n]*$/,""),tag:D(o.tags?.[0]??zt(e)),parameters:i.filter(f=>f.in==="path"||f.in==="query").map(f=>({name:f.name,isRequired:!!f.required,schema:{description:f.description,...R(t,f.schema)}})),headers:new Set(i.filter(f=>f.in==="header").map(f=>f.name.toLowerCase())),body:a?R(t,a):null,response:R(t,s["application/json"]?.schema),isStream:"text/event-stream"in s,isSecured:(o.security??[]).length>0}}function Ho(t,e){let n=e.replace(/\.$/,"");if(t==="get")return n;let[o="",...i]=(n.split(":")[0]??"").split(" ");return[o.replace(/ies$/,"y").replace(/(ss|ch|sh|x)es$/,"$1").replace(/([^s])s$/,"$1"),...i].join(" ")}function Kt(t,{response:e}){if(Ht(t,e))return"";let n=Q(t,e).filter(([,o])=>Ht(t,o));return n.length===1&&n[0]?n[0][0]:null}function Ht(t,e){return e.type==="array"&&"properties"in R(t,e.items)}function Bo(t,e,n,o){let i=Kt(t,e)??"",r=i?R(t,e.response.properties[i]):e.response,s=n.filter(u=>u.path.startsWith(`${e.path}/{`)),a=s.find(u=>/^\/\{\w+\}$/.test(u.path.slice(e.path.length)))?.path,f=/\{(\w+)\}$/.exec(a??"")?.[1]??"",p=(u,...h)=>n.find(_=>_.path===u&&h.includes(_.method)&&!_.isStream),l=a??"",m={...Vt(e),title:D(zt(e.path)),member:i,columns:Q(t,R(t,r.items)),create:p(e.path,"POST"),itemParameter:f,get:p(l,"GET"),edit:p(l,"PATCH")??p(l,"PUT"),remove:p(l,"DELETE"),actions:s.filter(u=>Ko(u,l)),stream:n.find(u=>u.isStream&&u.tag===e.tag&&!Vo(u,e))},d=[e,m.create,m.get,m.edit,m.remove,...m.actions];for(let u of d)u&&o.add(u);return m}function Ko(t,e){return e!==""&&t.path.startsWith(`${e}/`)&&t.method!=="GET"&&/^\/[^{}/]+$/.test(t.path.slice(e.length))}function Vo(t,e){let n=new Set(e.parameters.map(o=>o.name));return t.parameters.some(o=>o.isRequired&&!n.has(o.name))}function Vt(t){return{...{create:void 0,get:void 0,edit:void 0,remove:void 0},...{member:null,columns:[],itemParameter:"",actions:[],stream:void 0},id:"",title:t.title,tag:t.tag,main:t}}function zt(t){return t.split("/").filter(e=>e&&!e.startsWith("{")).at(-1)??t}function zo(t){let e=t.map(o=>o.title),n=new Set;for(let o of t){e.filter(r=>r===o.title).length>1&&(o.title=o.main.title);let i=o.title.toLowerCase().replace(/[^a-z0-9]+/g,"-");for(let r=1;!o.id;r+=1){let s=r===1?i:`${i}-${r}`;n.has(s)||(o.id=s)}n.add(o.id)}}var it=globalThis.document?.documentElement,lt="en-GB",Wo=/\{(\w+)\}|<(\w+)>(.*?)<\/\2>/gs,Wt=new Map,st=()=>it?.lang||lt;function Zt(t,e=null){let n=Object.keys(t),o=[...e?[e]:[],...globalThis.navigator?.languages??[]];return it&&(it.lang=Yt(o,n)??n[0]??lt),ct(t)}function ct(t){let e=Object.keys(t),n=t[e[0]??lt],o=(i,r)=>{let s=t[Yt([st()],e)??""],a=Jt(s,i)??Jt(n,i);if(a===void 0)throw new Error(`There is no text "${i}".`);return typeof a=="string"?a:a[Go(Number(r.count))]??a.other};return{text:(i,r={})=>at(o(i,r),r).join(""),rich:(i,r={})=>at(o(i,r),r)}}function Jo(t,e={}){return ut(Intl.NumberFormat,e).format(t)}function Ee(t,e={dateStyle:"long",timeStyle:"short"}){return ut(Intl.DateTimeFormat,e).format(t)}var Ii=[["year",365*86400],["month",30*86400],["week",7*86400],["day",86400],["hour",3600],["minute",60]];function Jt(t,e){let n=t;for(let o of e.split("."))n=n?.[o];return n}function at(t,e){let n=[],o=0;for(let i of t.matchAll(Wo)){let[r,s,a,f=""]=i;n.push(t.slice(o,i.index)),o=i.index+r.length;let p=e[s??a??""];if(p===void 0)throw new Error(`The text "${t}" needs "${s??a}".`);if(a){let l=at(f,e).join("");n.push(typeof p=="function"?p(l):l)}else n.push(typeof p=="number"?Jo(p):p)}return n.push(t.slice(o)),n.filter(i=>i!=="")}function Go(t){return ut(Intl.PluralRules,{}).select(t)}function ut(t,e){let n=`${t.name} ${st()} ${JSON.stringify(e)}`,o=Wt.get(n)??new t(st(),e);return Wt.set(n,o),o}function Yt(t,e){for(let n of t){let o=n.toLowerCase(),i=e.find(s=>s.toLowerCase()===o),r=e.find(s=>Gt(s)===Gt(n));if(i??r)return i??r}}var Gt=t=>t.toLowerCase().split("-")[0];var Xt={banner:{label:"Wichtig"},bell:{all:"Alle Benachrichtigungen",label:{one:"Benachrichtigungen, {count} ungelesen",other:"Benachrichtigungen, {count} ungelesen"},none:"Keine Benachrichtigungen.",readAll:"Alle als gelesen markieren",title:"Benachrichtigungen",unread:"Ungelesen:"},confirm:{cancel:"Abbrechen",type:"Geben Sie zur Bestätigung {name} ein"},copy:{button:"Kopieren",done:"Kopiert",failed:"Kopieren nicht möglich: Bitte markieren Sie den Text"},dialog:{close:"Schließen"},diff:{added:"Hinzugefügt:",folded:{one:"{count} unveränderte Zeile",other:"{count} unveränderte Zeilen"},removed:"Entfernt:",same:"Es hat sich nichts geändert."},form:{choose:"Auswählen …",discard:"Änderungen verwerfen",json:"Muss gültiges JSON sein.",jsonHint:"JSON.",keep:"Weiter bearbeiten",lines:"Ein Eintrag pro Zeile.",no:"Nein",number:"Muss eine Zahl sein.",optional:"{label} (optional)",required:"Pflichtfeld.",unsaved:"Es gibt ungespeicherte Änderungen.",whole:"Muss eine ganze Zahl sein.",yes:"Ja"},impersonation:{back:"Zur Betreiberseite",banner:"Sie sehen diese Seite bis {time} als andere Person und können nichts ändern."},keys:{title:"Tastenkürzel",letters:"Tastenkürzel verwenden"},live:{broken:"Die Verbindung ist abgebrochen.",connecting:"Verbindung wird aufgebaut …",live:"Live",off:"Nicht verbunden",paused:"Angehalten, solange die Seite nicht sichtbar ist",polling:"Keine Live-Verbindung, wird regelmäßig aktualisiert",waiting:"Verbindung unterbrochen, neuer Versuch"},meter:{full:"Das Limit ist erreicht.",of:"{used} von {limit}",own:"{own} hier · {all}",unlimited:"{used}, unbegrenzt"},notice:{dismiss:"Ausblenden"},pager:{label:"Seiten",next:"Weiter",page:"Seite {page}",previous:"Zurück"},problem:{again:"Erneut versuchen",copyId:"Kennung kopieren",request:"Anfrage {id}",status:"Status {status}",wait:{one:"In {count} Sekunde können Sie es erneut versuchen.",other:"In {count} Sekunden können Sie es erneut versuchen."},waitMinutes:{one:"In {count} Minute können Sie es erneut versuchen.",other:"In {count} Minuten können Sie es erneut versuchen."}},progress:{done:"Fertig.",failed:"Fehlgeschlagen.",of:"{done} von {total}"},request:{busy:"Der Server ist ausgelastet. Neuer Versuch …",lost:"Der Server ist nicht erreichbar. Neuer Versuch …",offline:"Der Server ist nicht erreichbar. Prüfen Sie Ihre Verbindung.",slow:"Der Server hat nicht rechtzeitig geantwortet.",status:"Der Server hat mit Status {status} geantwortet.",tooMany:"Zu viele Anfragen. Neuer Versuch in Kürze …"},secret:{copy:"Geheimnis kopieren",done:"Ich habe es gespeichert",once:"Kopieren Sie es jetzt. Es wird nicht noch einmal angezeigt."},shell:{sections:"Bereiche",skip:"Zum Inhalt springen"},sparkline:{words:"von {first} bis {last}, niedrigster Wert {lowest}, höchster {highest}"},stepper:{back:"Zurück",next:"Weiter",place:"(Schritt {step} von {steps})"},switcher:{choose:"Konto auswählen",label:"Konto",list:"Konten",more:{one:"{count} weiteres Konto. Suchen Sie danach.",other:"{count} weitere Konten. Suchen Sie danach."},none:"Kein Konto passt zu „{search}“.",search:"Konten suchen"},table:{filter:"Filtern",noMatch:"Nichts passt zu „{filter}“.",select:"{name} auswählen",selectAll:{one:"{count} Zeile auswählen",other:"Alle {count} Zeilen auswählen"},selected:{one:"{count} ausgewählt",other:"{count} ausgewählt"}},theme:{title:"Farben",system:"System",light:"Hell",dark:"Dunkel"},user:{menu:"Einstellungen",of:"Konto von {name}"},when:{now:"gerade eben"}};var Qt={banner:{label:"Important"},bell:{all:"See all notifications",label:{one:"Notifications, {count} unread",other:"Notifications, {count} unread"},none:"No notifications.",readAll:"Mark all as read",title:"Notifications",unread:"Unread:"},confirm:{cancel:"Cancel",type:"Type {name} to confirm"},copy:{button:"Copy",done:"Copied",failed:"Could not copy: select the text"},dialog:{close:"Close"},diff:{added:"Added:",folded:{one:"{count} unchanged line",other:"{count} unchanged lines"},removed:"Removed:",same:"Nothing changed."},form:{choose:"Choose…",discard:"Discard changes",json:"Must be JSON.",jsonHint:"JSON.",keep:"Keep editing",lines:"One per line.",no:"No",number:"Must be a number.",optional:"{label} (optional)",required:"Required.",unsaved:"You have unsaved changes.",whole:"Must be a whole number.",yes:"Yes"},impersonation:{back:"Operator page",banner:"You are viewing this page as another person, read-only, until {time}."},keys:{title:"Keyboard shortcuts",letters:"Enable keyboard shortcuts"},live:{broken:"The connection was lost.",connecting:"Connecting…",live:"Live",off:"Not connected",paused:"Paused while hidden",polling:"Live updates unavailable, refreshing regularly",waiting:"Connection lost, trying again"},meter:{full:"The limit is reached.",of:"{used} of {limit}",own:"{own} here · {all}",unlimited:"{used}, unlimited"},notice:{dismiss:"Dismiss"},pager:{label:"Pages",next:"Next",page:"Page {page}",previous:"Previous"},problem:{again:"Try again",copyId:"Copy id",request:"Request {id}",status:"status {status}",wait:{one:"You can try again in {count} second.",other:"You can try again in {count} seconds."},waitMinutes:{one:"You can try again in {count} minute.",other:"You can try again in {count} minutes."}},progress:{done:"Done.",failed:"Failed.",of:"{done} of {total}"},request:{busy:"The server is busy. Trying again…",lost:"The server cannot be reached. Trying again…",offline:"The server cannot be reached. Check your connection.",slow:"The server did not respond in time.",status:"The server responded with status {status}.",tooMany:"Too many requests. Trying again in a moment…"},secret:{copy:"Copy secret",done:"I've saved it",once:"Copy it now. You won't see this again."},shell:{sections:"Sections",skip:"Skip to content"},sparkline:{words:"from {first} to {last}, lowest {lowest}, highest {highest}"},stepper:{back:"Back",next:"Next",place:"(step {step} of {steps})"},switcher:{choose:"Choose an account",label:"Account",list:"Accounts",more:{one:"{count} more account. Search to find it.",other:"{count} more accounts. Search to find them."},none:"No account matches “{search}”.",search:"Search accounts"},table:{filter:"Filter",noMatch:"Nothing matches “{filter}”.",select:"Select {name}",selectAll:{one:"Select {count} row",other:"Select all {count} rows"},selected:{one:"{count} selected",other:"{count} selected"}},theme:{title:"Colours",system:"System",light:"Light",dark:"Dark"},user:{menu:"Settings",of:"Account of {name}"},when:{now:"just now"}};var{text:$,rich:Ae}=ct({"en-GB":Qt,de:Xt});var C,nn,mt,J,ft,Pe,on,Ie,rn,dt,pt,Zo,ve=Symbol.for("pv"),Re={},Le=[],Yo=/^m(i|n|o|s|text|space)$/,ht=Array.isArray,_t=Le.slice,te=Object.assign;function ee(t){t&&t.parentNode&&t.remove()}function je(t,e,n){var o,i,r,s={},a=arguments.length;for(r in e)r=="key"?o=e[r]:r=="ref"&&typeof t!="function"?i=e[r]:s[r]=e[r];return a>2&&(s.children=a>3?_t.call(arguments,2):n),be(t,s,o,i,null)}function be(t,e,n,o,i){var r={type:t,props:e,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:ve,__v:i||++nn,__i:-1,__u:0};return!i&&C.vnode&&C.vnode(r),r}function ne(t){return t.children}function se(t,e){this.props=t,this.context=e,this.__g=0}function G(t,e){if(e==null)return t.__&&G(t.__,t.__i+1);for(var n;e<t.__k.length;e++)if((n=t.__k[e])&&n.__e)return n.__e;return typeof t.type!="function"||t.props.__P?null:G(t)}function Xo(t){var e,n=t.__v,o=n.__e,i=[],r=[],s=t.__P;s&&((e=te({constructor:ve},n)).__v=n.__v+1,C.vnode&&C.vnode(e),$t(s,e,n,t.__n,s.namespaceURI,32&n.__u?[o]:null,i,o||G(n),32&n.__u,r),e.__v=n.__v,e.__.__k[e.__i]=e,fn(i,e,r),n.__=n.__e=null,e.__e!=o&&sn(e))}function sn(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.__e=null,t.__k.some(function(e){return e&&(t.__e=e.__e)}),sn(t)}function en(t){(8&t.__g||(t.__g|=8,J.push(t),Pe++))&&ft==C.debounceRendering||((ft=C.debounceRendering)||queueMicrotask)(an)}function an(){try{for(var t,e=1;J.length;)J.length>e&&J.sort(on),t=J.shift(),e=J.length,8&t.__g&&Xo(t)}finally{(Pe=J.length)&&(ft||queueMicrotask)(an)}}function ln(t,e,n,o,i,r,s,a,f,p,l){var m,d,u,h,_,g,S=o.__k||Le,y=e.length;for(f=Qo(n,e,S,f,y),m=0;m<y;m++)(u=n.__k[m])!=null&&(d=~u.__i&&S[u.__i]||Re,u.__i=m,g=$t(t,u,d,i,r,s,a,f,p,l),h=u.__e,(d.ref!=u.ref||8&d.__u)&&(d.ref&&gt(d.ref,null,u,d),u.ref&&l.push(u.ref,u.__c||h,u)),_=_||h,4&u.__u?(f=cn(u,f,t,!d.__v),d.__e&&(d.__e=null)):typeof u.type=="function"&&g!==void 0?f=g:h&&(f=h.nextSibling),u.__u&=-21);return n.__e=_,f}function Qo(t,e,n,o,i){var r,s,a,f,p,l,m,d,u,h=n.length,_=h,g=0,S=0,y=t.__k=Array(i);for(r=0;r<i;r++)(s=e[r])!=null&&typeof s!="boolean"&&typeof s!="function"?(typeof s!="object"||s.constructor===String?s=y[r]=be(null,s):ht(s)?s=y[r]=be(ne,{children:s}):s.constructor===ve&&s.__b?s=y[r]=be(s.type,s.props,s.key,s.ref,s.__v):y[r]=s,f=r+g,s.__=t,s.__b=t.__b+1,a=null,~(p=s.__i=er(s,n,f,_))&&(_--,(a=n[p])&&(a.__u|=2)),a&&a.__v?(s.__u|=16,p==f-1?g--:p==f+1?g++:p!=f&&(p>f?g--:g++,S=1)):(~p||(i>h?g--:i<h&&g++),typeof s.type!="function"&&(s.__u|=4))):y[r]=null;if(S){for(l=[],m=[],r=0;r<i;r++)if((s=y[r])&&16&s.__u){for(g=0,d=l.length;g<d;)l[u=g+d>>1]<s.__i?g=u+1:d=u;l[g]=s.__i,m[r]=g+1}for(g=l.length;r--;)m[r]&&(m[r]==g?g--:y[r].__u|=4)}if(_)for(r=0;r<h;r++)!(a=n[r])||2&a.__u||(a.__e==o&&(o=G(a)),yt(a,a));return o}function cn(t,e,n,o){var i,r,s,a;if(typeof t.type=="function"){if(t.props.__P)return e;if(i=t.__k)for(r=0;r<i.length;r++)i[r]&&(i[r].__=t,e=cn(i[r],e,n,!1));return e}for(e&&!e.parentNode&&(e=G(t))&&!e.parentNode&&(e=null),s=t.__e,a=e;a&&a.nodeType==8;)a=a.nextSibling;for(s!=a&&(!o&&n.moveBefore&&s.parentNode?n.moveBefore(s,e):n.insertBefore(s,e||null)),e=s;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith("$s"););return e}function er(t,e,n,o){var i,r=t.key,s=t.type,a=e[n],f=a&&!(2&a.__u);if(a===null&&r==null||f&&r==a.key&&s==a.type)return n;if(o>(f?1:0)){for(i=n-1;i>=0;i--)if((a=e[i])&&!(2&a.__u)&&r==a.key&&s==a.type)return i;for(i=n+1;i<e.length;i++)if((a=e[i])&&!(2&a.__u)&&r==a.key&&s==a.type)return i}return-1}function tn(t,e,n){n==null&&(n=""),e[0]=="-"?t.setProperty(e,n):t[e]=n}function Ne(t,e,n,o,i){var r,s;if(e=="style")if(typeof n=="string")t.style.cssText=n;else{if(typeof o=="string"&&(t.style.cssText=o=""),o)for(e in o)n&&e in n||tn(t.style,e);if(n)for(e in n)o&&n[e]==o[e]||tn(t.style,e,n[e])}else if(e[0]=="o"&&e[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(t.__e||(t.__e={}))[e]=n,n&&o||(s=pt[e]||(pt[e]=tr(e)),(t.__a||(t.__a={}))[e]=dt,r=e!=(e=e.replace(rn,"$1")),(e=e.slice(2))[0]<"a"&&(e=e.toLowerCase()),n?t.addEventListener(e,s,r):t.removeEventListener(e,s,r));else{if(i=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in t)try{return void(t[e]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&e[4]!="-"?t.removeAttribute(e):t.setAttribute(e,e=="popover"&&n==1?"":n)}}function tr(t){return function(e){var n=this.__e;if(n){if(n=n[t],e[Ie]==null)e[Ie]=dt++;else if(e[Ie]<this.__a[t])return;return n(C.event?C.event(e):e)}}}function $t(t,e,n,o,i,r,s,a,f,p){var l,m,d,u,h,_,g,S,y,w,v,O,H,Z,Y,Ft,W,X,K=e.type;if(e.constructor!==ve)return null;128&n.__u&&(f=32&n.__u,l=n.__c.__z)&&(e.__u|=f,m=r=[],l.nodeType==8?a=De(l,r):r.push(l),a=r[0]||a),(l=C.__b)&&l(e);e:if(typeof K=="function"){d=s.length;try{if(S=e.props,y=(l=K.prototype)&&l.render,w=(l=K.contextType)&&o[l.__c],v=l?w?w.props.value:l.__:o,(u=n.__c)?(e.__c=u,2&u.__g&&(u.__g|=1)):(y?e.__c=u=new K(S,v):(e.__c=u=new se(S,v),u.constructor=K,u.render=or),w&&w.sub(u),u.state||(u.state={}),u.__n=o,u.__g|=8,u.__h=[],u.__k=[]),y&&(u.__s||(u.__s=u.state),K.getDerivedStateFromProps&&(u.__s==u.state&&(u.__s=te({},u.__s)),te(u.__s,K.getDerivedStateFromProps(S,u.__s)))),h=u.props,_=u.state,u.__v=e,n.__c){if(S!==h&&y&&!K.getDerivedStateFromProps&&u.componentWillReceiveProps&&u.componentWillReceiveProps(S,v),e.__v==n.__v&&!(8&u.__g)||!(4&u.__g)&&u.shouldComponentUpdate&&u.shouldComponentUpdate(S,u.__s,v)===!1){e.__v!=n.__v&&(u.props=S,u.state=u.__s,u.__g&=-9),e.__e=n.__e,e.__k=n.__k,e.__k.some(function(q){q&&(q.__=e)}),Le.push.apply(u.__h,u.__k),u.__k=[],u.__h.length&&s.push(u),a=G(n);break e}u.componentWillUpdate&&u.componentWillUpdate(S,u.__s,v),y&&u.componentDidUpdate&&u.__h.push(function(){u.componentDidUpdate(h,_,g)})}else y&&!K.getDerivedStateFromProps&&u.componentWillMount&&u.componentWillMount(),y&&u.componentDidMount&&u.__h.push(u.componentDidMount);u.context=v,u.props=S,u.__P=t,u.__g&=-5,O=C.__r,H=y?25:0;do u.__g&=-9,O&&O(e),l=u.render(u.props,u.state=u.__s,u.context);while(8&u.__g&&++H<25);y&&(Le.push.apply(u.__h,u.__k),u.__k=[]),u.state=u.__s,u.getChildContext&&(o=te({},o,u.getChildContext())),y&&n.__c&&u.getSnapshotBeforeUpdate&&(g=u.getSnapshotBeforeUpdate(h,_)),Z=l&&l.type===ne&&l.key==null?l.props.children:l,S.__P&&(l=a,i=(t=S.__P).namespaceURI,f=r=null,n.props&&n.props.__P!=t&&(n.__k.some(function(q){q&&yt(q,q)}),n.__k=null),a=n.__k?G(n,0):null),a=ln(t,ht(Z)?Z:[Z],e,n,o,i,r,s,a,f,p),S.__P&&(e.__e=null,a=l),e.__u&=-161,m&&m.some(ee),u.__h.length&&s.push(u),1&u.__g&&(u.__g&=-4)}catch(q){if(s.length=d,e.__v=null,f||r)if(q&&q.then){if(e.__u|=128|f,r){for(~(W=r.indexOf(a||void 0))||(W=r.length);(X=r[W-1])&&X.nodeType==8;)W--;for(;W<r.length;W++)if(X=r[W])if(r[W]=null,Y){if(X==Ft)break}else{if(X.nodeType!=8)break;X.data.startsWith("$s")&&(Ft=De(Y=X))}}if(!Y){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;Y=a}(l=De(Y=e.__c.__z||(e.__c.__z=Y)))?(e.__e=Y,a=l):e.__e=a,a=a&&a.nextSibling}else r&&r.some(ee);else e.__e=n.__e;e.__k||(e.__k=n.__k||[]),q&&q.then||un(e),C.__e(q,e,n)}}else a=e.__e=nr(n.__e,e,n,o,i,r,s,f,p,t);return(l=C.diffed)&&l(e),a}function De(t,e){if(t&&t.nodeType==8&&t.data.startsWith("$s"))for(var n=1;t=t.nextSibling;){if(t.nodeType==8){if(t.data.startsWith("$s"))n++;else if(t.data.startsWith("/$s")&&!--n)return t}e&&e.push(t)}}function un(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.some(un))}function fn(t,e,n){for(var o=0;o<n.length;)gt(n[o++],n[o++],n[o++]);C.__c&&C.__c(e,t),t.some(function(i){try{t=i.__h,i.__h=[],t.some(function(r){r.call(i)})}catch(r){C.__e(r,i.__v)}})}function nr(t,e,n,o,i,r,s,a,f,p){var l,m,d,u,h,_,g,S,y=n.props||Re,w=e.props,v=e.type;if(v=="svg"?i="http://www.w3.org/2000/svg":v=="math"?i="http://www.w3.org/1998/Math/MathML":i||(i="http://www.w3.org/1999/xhtml"),r){for(l=0;l<r.length;l++)if((h=r[l])&&(v?h.localName==v:h.nodeType==3)){t=h,r[l]=null;break}}if(!t){if(S=p.ownerDocument||document,!v)return S.createTextNode(w);t=S.createElementNS(i,v,w.is?w:p),a&&(C.__m&&C.__m(e,r),a=!1),r=null}if(v){if(p=v=="template"&&t.content||t,r=v=="textarea"&&w.defaultValue!=null?null:r&&_t.call(p.childNodes),!a&&r)for(y={},l=0;l<t.attributes.length;l++)y[(h=t.attributes[l]).name]=h.value;for(l in y)h=y[l],l=="dangerouslySetInnerHTML"?d=h:l=="children"||l in w||l=="value"&&"defaultValue"in w||l=="checked"&&"defaultChecked"in w||Ne(t,l,null,h,i);for(l in w)h=w[l],l=="children"?u=h:l=="dangerouslySetInnerHTML"?m=h:l=="value"?_=h:l=="checked"?g=h:a&&typeof h!="function"||y[l]===h||Ne(t,l,h,y[l],i);m?(a||d&&(m.__html==d.__html||m.__html==t.innerHTML)||(t.innerHTML=m.__html),e.__k=[]):(d&&(t.textContent=""),(v=="foreignObject"||i=="http://www.w3.org/1998/Math/MathML"&&Yo.test(v))&&(i="http://www.w3.org/1999/xhtml"),ln(p,ht(u)?u:[u],e,n,o,i,r,s,r?r[0]:n.__k&&G(n,0),a,f),r&&r.some(ee)),a&&v!="textarea"||(l="value",v=="progress"&&_==null?t.removeAttribute(l):_==null||_===t[l]&&(v!="progress"||_)||Ne(t,l,_,y[l],i),l="checked",g!=null&&g!=t[l]&&Ne(t,l,g,y[l],i))}else y===w||a&&t.data==w||(t.data=w);return t}function gt(t,e,n,o){try{typeof t=="function"?e?e.__x=t(e)||1:o&&(o=o.__c||o.__e)&&(e=o.__x)&&(o.__x=null,typeof e=="function"?e():t(null)):t.current=e}catch(i){C.__e(i,n)}}function yt(t,e,n){var o,i,r,s;if(C.unmount&&C.unmount(t),!(o=t.ref)||o.current&&o.current!=t.__e||gt(o,null,e,t),o=t.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(a){C.__e(a,e)}o.__P=o.__n=null}if(o=t.__k)for(s=0;s<o.length;s++)o[s]&&yt(o[s],e,typeof t.type!="function"||n&&!t.props.__P);!n&&(o=t.__c)&&(o=o.__z)&&(i=De(o,r=[]))&&(o==t.__e&&r.some(ee),ee(i),ee(o)),n||ee(t.__e),t.__e=t.__c=t.__=null}function or(t,e,n){return this.constructor(t,n)}function bt(t,e){var n,o,i,r;C.__&&C.__(t,e),e.nodeType==9&&(e=e.documentElement),o=(n=t&&32&t.__u)?null:e.__k,e.__k=be(ne,{children:[t]}),i=[],r=[],$t(e,e.__k,o||Re,Re,e.namespaceURI,o?null:e.firstChild?_t.call(e.childNodes):null,i,o?o.__e:e.firstChild,n,r),fn(i,e.__k,r),e.__k.props.children=null}C={__e:function(t,e,n,o){for(var i,r,s;e=e.__;)if((i=e.__c)&&!(1&i.__g)){i.__g|=4;try{if((s=(r=i.constructor)&&r.getDerivedStateFromError)&&i.setState(r.getDerivedStateFromError(t)),i.componentDidCatch&&(i.componentDidCatch(t,o||{}),s=1),s&&8&i.__g)return void(i.__g|=2)}catch(a){t=a}}throw Pe=0,t}},nn=0,mt=function(t){return t!=null&&t.constructor===ve},se.prototype.setState=function(t,e){var n=this.__s;n&&n!=this.state||(n=this.__s=te({},this.state)),typeof t=="function"&&(t=t(te({},n),this.props)),t&&(te(n,t),this.__v&&(e&&this.__k.push(e),en(this)))},se.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.push(t),en(this))},se.prototype.render=ne,J=[],Pe=0,on=function(t,e){return t.__v.__b-e.__v.__b},Ie=Symbol(),rn=/(PointerCapture)$|Capture$/i,dt=0,pt={},Zo=0;var oe,A,vt,pn,St=Object.is,qe=0,vn=[],wt=[],E=C,mn=E.__b,dn=E.__r,hn=E.diffed,_n=E.__c,$n=E.unmount,gn=E.__;function we(t,e){E.__h&&E.__h(A,t,qe||e),qe=0;var n=A.__H||(A.__H={__:[],__h:[]});return t>=n.__.length&&n.__.push({}),n.__[t]}function x(t){return qe=1,rr(Sn,t)}function rr(t,e,n){var o=we(oe++,2);if(o.t=t,!o.__c&&(o.__=[n?n(e):Sn(void 0,e),function(r){var s=(o.__N||o.__)[0],a=o.t(s,r);St(s,a)||(o.__N=[a,o.__[1]],o.__c.setState({}))}],o.__c=A,!A.__f)){A.__f=!0;var i=A.shouldComponentUpdate;A.shouldComponentUpdate=function(r,s,a){var f=this.__H;if(!f)return!0;var p=!1,l=this.props!=r;if(f.__.some(function(d){d.__N&&(p=!0,St(d.__[0],d.__N[0])||(l=!0))}),i){var m=i.call(this,r,s,a);return p?m||l:m}return!p||l}}return o.__}function j(t,e){var n=we(oe++,3);!E.__s&&kt(n.__H,e)&&(n.__P=!0,n.__=t,n.u=e,A.__H.__h.push(n))}function V(t,e){var n=we(oe++,4);!E.__s&&kt(n.__H,e)&&(n.__P=!1,n.__=t,n.u=e,A.__h.push(n))}function M(t){return qe=5,Ue(function(){return{current:t}},[])}function Ue(t,e){var n=we(oe++,7);return kt(n.__H,e)&&(n.__=t(),n.__H=e),n.__}function B(){var t=we(oe++,11);if(!t.__){for(var e=A.__v;!e.__m&&e.__;)e=e.__;var n=e.__m||(e.__m=[0,0]);t.__="P"+n[0]+"-"+n[1]++}return t.__}function ir(){var t;do{for(;t=wt.shift();)try{Se(t)}catch(n){E.__e(n,{__:(t=t.__P)&&t.__v})}for(;t=vn.shift();){var e=t.__H;if(t.__P&&e)try{e.__h.some(Se),e.__h.some(xt),e.__h=[]}catch(n){e.__h=[],E.__e(n,t.__v)}}}while(wt.length)}E.__b=function(t){A=null,mn&&mn(t)},E.__=function(t,e){t&&e.__k&&e.__k.__m&&(t.__m=e.__k.__m),gn&&gn(t,e)},E.__r=function(t){dn&&dn(t),oe=0;var e=(A=t.__c).__H;e&&(vt==A?A.__h=[]:(e.__h.some(Se),e.__h.some(xt),oe=0),e.__h=[],e.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),vt=A},E.diffed=function(t){hn&&hn(t);var e=t.__c;e&&e.__H&&(e.__H.__h.length&&bn(vn.push(e)),e.__H.__.some(function(n){n.u&&(n.__H=n.u)})),vt=A=null},E.__c=function(t,e){e.some(function(n){try{n.__h.some(Se),n.__h=n.__h.filter(function(o){return!o.__||xt(o)})}catch(o){n.__h=[function(){throw o}]}}),_n&&_n(t,e)},E.unmount=function(t){$n&&$n(t);var e,n,o=t.__c;o&&o.__H&&(o.__H.__.some(function(i){try{if(i.__P&&i.__c){if(n===void 0){for(n=t.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}i.__P=n,bn(wt.push(i))}else Se(i)}catch(r){e=r}}),o.__H=void 0,e&&E.__e(e,o.__v))};var yn=typeof requestAnimationFrame=="function";function sr(t){var e,n=function(){clearTimeout(o),yn&&cancelAnimationFrame(e),setTimeout(t)},o=setTimeout(n,35);yn&&(e=requestAnimationFrame(n))}function bn(t){t!=1&&pn==E.requestAnimationFrame||((pn=E.requestAnimationFrame)||sr)(ir)}function Se(t){var e=A,n=t.__c;typeof n=="function"&&(t.__c=void 0,n()),A=e}function xt(t){var e=A;t.__c=t.__(),A=e}function kt(t,e){return!t||t.length!=e.length||e.some(function(n,o){return!St(n,t[o])})}function Sn(t,e){return typeof e=="function"?e(t):e}var ar=Symbol.for("preact-signals");function Ke(){if(z>1){z--;return}let t,e=!1;for((function(){let n=Fe;for(Fe=void 0;n!==void 0;){let o=n.S;if(o.v===n.v)for(let i=o.t;i!==void 0;i=i.x)i.i===n.i&&(i.i=o.i);n=n.o}})();ke!==void 0;){let n=ke;for(ke=void 0,He++;n!==void 0;){let o=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&xn(n))try{n.c()}catch(i){e||(t=i,e=!0)}n=o}}if(He=0,z--,e)throw t}function Ot(t){if(z>0)return t();Ct=++lr,z++;try{return t()}finally{Ke()}}var T,xe,ke;function Ce(t){let e=T,n=xe;T=void 0,xe=void 0;try{return t()}finally{T=e,xe=n}}var Fe,z=0,He=0,lr=0,Ct=0,Be=0;function wn(t){if(T===void 0)return;let e=t.n;if(e===void 0||e.t!==T)return e={i:0,S:t,p:T.s,n:void 0,t:T,e:void 0,x:void 0,r:e},T.s!==void 0&&(T.s.n=e),T.s=e,t.n=e,32&T.f&&t.S(e),e;if(e.i===-1)return e.i=0,e.n!==void 0&&(e.n.p=e.p,e.p!==void 0&&(e.p.n=e.n),e.p=T.s,e.n=void 0,T.s.n=e,T.s=e),e}function I(t,e){this.v=t,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=e?.watched,this.Z=e?.unwatched,this.name=e?.name}I.prototype.brand=ar;I.prototype.h=function(){return!0};I.prototype.S=function(t){let e=this.t;e!==t&&t.e===void 0&&(t.x=e,this.t=t,e!==void 0?e.e=t:Ce(()=>{var n;(n=this.W)==null||n.call(this)}))};I.prototype.U=function(t){if(this.t!==void 0){let e=t.e,n=t.x;e!==void 0&&(e.x=n,t.e=void 0),n!==void 0&&(n.e=e,t.x=void 0),t===this.t&&(this.t=n,n===void 0&&Ce(()=>{var o;(o=this.Z)==null||o.call(this)}))}};I.prototype.subscribe=function(t){return U(()=>{let e=this.value;Ce(()=>t(e))},{name:"sub"})};I.prototype.valueOf=function(){return this.value};I.prototype.toString=function(){return this.value+""};I.prototype.toJSON=function(){return this.value};I.prototype.peek=function(){return Ce(()=>this.value)};Object.defineProperty(I.prototype,"value",{get(){let t=wn(this);return t!==void 0&&(t.i=this.i),this.v},set(t){if(t!==this.v){if(He>100)throw new Error("Cycle detected");(function(e){z!==0&&He===0&&e.l!==Ct&&(e.l=Ct,Fe={S:e,v:e.v,i:e.i,o:Fe})})(this),this.v=t,this.i++,Be++,z++;try{for(let e=this.t;e!==void 0;e=e.x)e.t.N()}finally{Ke()}}}});function N(t,e){return new I(t,e)}function xn(t){for(let e=t.s;e!==void 0;e=e.n)if(e.S.i!==e.i||!e.S.h()||e.S.i!==e.i)return!0;return!1}function kn(t){for(let e=t.s;e!==void 0;e=e.n){let n=e.S.n;if(n!==void 0&&(e.r=n),e.S.n=e,e.i=-1,e.n===void 0){t.s=e;break}}}function Cn(t){let e,n=t.s;for(;n!==void 0;){let o=n.p;n.i===-1?(n.S.U(n),o!==void 0&&(o.n=n.n),n.n!==void 0&&(n.n.p=o)):e=n,n.S.n=n.r,n.r!==void 0&&(n.r=void 0),n=o}t.s=e}function re(t,e){I.call(this,void 0,e),this.x=t,this.s=void 0,this.g=Be-1,this.f=4}re.prototype=new I;re.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===Be))return!0;if(this.g=Be,this.f|=1,this.i>0&&!xn(this))return this.f&=-2,!0;let t=T;try{kn(this),T=this;let e=this.x();(16&this.f||this.v!==e||this.i===0)&&(this.v=e,this.f&=-17,this.i++)}catch(e){this.v=e,this.f|=16,this.i++}return T=t,Cn(this),this.f&=-2,!0};re.prototype.S=function(t){if(this.t===void 0){this.f|=36;for(let e=this.s;e!==void 0;e=e.n)e.S.S(e)}I.prototype.S.call(this,t)};re.prototype.U=function(t){if(this.t!==void 0&&(I.prototype.U.call(this,t),this.t===void 0)){this.f&=-33;for(let e=this.s;e!==void 0;e=e.n)e.S.U(e)}};re.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(let t=this.t;t!==void 0;t=t.x)t.t.N()}};Object.defineProperty(re.prototype,"value",{get(){if(1&this.f)throw new Error("Cycle detected");let t=wn(this);if(this.h(),t!==void 0&&(t.i=this.i),16&this.f)throw this.v;return this.v}});function Ve(t,e){return new re(t,e)}function On(t){let e=t.j;if(t.j=void 0,typeof e=="function"){z++;let n=T;T=void 0;try{e()}catch(o){throw t.f&=-2,t.f|=8,Tt(t),o}finally{T=n,Ke()}}}function Tt(t){for(let e=t.s;e!==void 0;e=e.n)e.S.U(e);t.x=void 0,t.s=void 0,On(t)}function cr(t){if(T!==this)throw new Error("Out-of-order effect");Cn(this),T=t,this.f&=-2;try{8&this.f&&Tt(this)}finally{Ke()}}function ae(t,e){this.x=t,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=e?.name,xe&&xe.push(this)}ae.prototype.c=function(){let t=this.S();try{if(8&this.f||this.x===void 0)return;let e=this.x();typeof e=="function"&&(this.j=e)}finally{t()}};ae.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,On(this),kn(this),z++;let t=T;return T=this,cr.bind(this,t)};ae.prototype.N=function(){2&this.f||(this.f|=2,this.u=ke,ke=this)};ae.prototype.d=function(){this.f|=8,1&this.f||Tt(this)};ae.prototype.dispose=function(){this.d()};function U(t,e){let n=new ae(t,e);try{n.c()}catch(i){throw n.d(),i}let o=n.d.bind(n);return o[Symbol.dispose]=o,o}var ur=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__,Tn,We,ze;var Mn=[];U(function(){Tn=this.N})();function le(t,e){C[t]=e.bind(null,C[t]||(()=>{}))}function Oe(t){if(ze){let e=ze;ze=void 0,e()}ze=t&&t.S()}function En({data:t}){let e=pr(t);e.name="ReactiveDom",e.value=t;let[n,o]=Ue(()=>{let i=this,r=this.__v;for(;r=r.__;)if(r.__c){r.__c.__$f|=4;break}let s=Ve(()=>{let l=e.value.value;return l===0?0:l===!0?"":l||""}),a=Ve(()=>!Array.isArray(s.value)&&!mt(s.value)),f=U(function(){if(this.N=An,a.value){let l=s.value;i.__v&&i.__v.__e&&i.__v.__e.nodeType===3&&(i.__v.__e.data=l)}}),p=this.__$u.d;return this.__$u.d=function(){f(),p.call(this)},[a,s]},[]);return n.value?o.peek():o.value}En.displayName="ReactiveTextNode";Object.defineProperties(I.prototype,{constructor:{configurable:!0,value:je(ne,null).constructor},type:{configurable:!0,value:En},props:{configurable:!0,get(){let t=this;return{data:{get value(){return t.value}}}}},__b:{configurable:!0,value:1}});le("__b",(t,e)=>{if(Oe(),We=void 0,typeof e.type=="string"){let n,o=e.props;for(let i in o){if(i==="children")continue;let r=o[i];r instanceof I&&(n||(e.__np=n={}),n[i]=r,o[i]=r.peek())}}t(e)});le("__r",(t,e)=>{if(t(e),e.type!==ne){Oe();let n,o=e.__c;o&&(o.__$f&=-2,n=o.__$u,n===void 0&&(o.__$u=n=(function(i,r){let s;return U(function(){s=this},{name:r}),s.c=i,s})((function(i){return function(){var r;ur&&((r=this.y)==null||r.call(this)),i.__$f|=1,i.setState({})}})(o),typeof e.type=="function"?e.type.displayName||e.type.name:""))),We=o,Oe(n)}});le("__e",(t,e,n,o)=>{Oe(),We=void 0,t(e,n,o)});le("diffed",(t,e)=>{Oe(),We=void 0;let n;if(typeof e.type=="string"&&(n=e.__e)){let o=e.__np,i=e.props,r=n.U;if(r)for(let s in r){let a=r[s];a===void 0||o&&s in o||(a.d(),r[s]=void 0)}if(o){r||(r={},n.U=r);for(let s in o){let a=r[s],f=o[s];a===void 0?(a=fr(n,s,f,i),r[s]=a):a.o(f,i)}}}t(e)});function fr(t,e,n,o){let i=e in t&&t.ownerSVGElement===void 0,r=N(n);return{o:(s,a)=>{r.value=s,o=a},d:U(function(){this.N=An;let s=r.value.value;o[e]!==s&&(o[e]=s,i?t[e]=s:s!=null&&(s!==!1||e[4]==="-")?t.setAttribute(e,s):t.removeAttribute(e))})}}le("unmount",(t,e)=>{if(typeof e.type=="string"){let n=e.__e;if(n){let i=n.U;if(i){n.U=void 0;for(let r in i){let s=i[r];s&&s.d()}}}let o=e.__np;if(o){let i=e.props;for(let r in o)i[r]=o[r]}e.__np=void 0}else{let n=e.__c;if(n){n.__$f|=8;let o=n.__$u;o&&(n.__$u=void 0,o.d())}}t(e)});le("__h",(t,e,n,o)=>{o<3&&(e.__$f|=2),t(e,n,o)});se.prototype.shouldComponentUpdate=function(t,e){if(this.__R)return!0;let n=this.__$u,o=n&&n.s!==void 0;for(let i in e)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){let i=2&this.__$f;if(!(o||i||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(let i in t)if(i!=="__source"&&t[i]!==this.props[i])return!0;for(let i in this.props)if(!(i in t))return!0;return!1};function pr(t,e){return Ue(()=>N(t,e),[])}var mr=t=>{queueMicrotask(()=>{queueMicrotask(t)})};function dr(){Ot(()=>{let t;for(;t=Mn.shift();)Tn.call(t)})}function An(){Mn.push(this)===1&&(C.requestAnimationFrame||mr)(dr)}var P=class extends Error{constructor(e,n={}){super(e),this.status=n.status??0,this.code=n.code??"",this.requestId=n.requestId??"",this.retryAfterSeconds=n.retryAfterSeconds??0,this.details=n.details??{},this.place=n.place??String(this.details.place??"")}};var hr="X-Impersonation",_r=401,Je=N(null);function Nn(t){let e=t.headers.get(hr),n=t.status===_r;if(e===null&&!n)return;let o=n?null:Date.parse(e?.replace("until=","")??"")||0;o!==Je.peek()&&(Je.value=o)}var $r=4e4,gr=[1,2,4,8],yr=30,br=304,vr=401,In=429,Dn=503,ce=N(""),Et=new Set,Mt=0;function At(t,e){let n={...e};return{path:`.${t.replace(/\{(\w+)\}/g,(i,r)=>{let s=n[r]??"";return delete n[r],encodeURIComponent(s)})}`,query:n}}function Pn(t){let e=0,n=async f=>{let p=async()=>{if(f!==e)return!0;let m=await t.refresh?.()??!1;return m&&(e+=1),m},l=`tablewright.refresh ${new URL(".",document.baseURI).pathname}`;return navigator.locks?navigator.locks.request(l,p):p()},o=async(f,p,l)=>{let m=l.key??t.key?.()??"",d=l.timeoutMs?AbortSignal.timeout(l.timeoutMs):null,u=[l.signal,d].filter(_=>_ instanceof AbortSignal),h;try{let _={method:f,signal:AbortSignal.any(u),...wr(l,m)};h=await fetch(Sr(p,l.query),{..._,credentials:t.key&&!l.takesCookies?"omit":"same-origin"})}catch(_){if(l.signal?.aborted)throw _;let g=d?.aborted;throw new P($(g?"request.slow":"request.offline"),{code:g?"slow":"offline"})}if(Nn(h),h.ok||h.status===br)return h;throw await xr(h,t)},i=async(f,p,l)=>{let m=e,d=t.key?.()??"";try{return await o(f,p,l)}catch(u){if(!(u instanceof P&&u.status===vr)||l.isGuest||l.key!==void 0)throw u;if(t.refresh&&await n(m))return o(f,p,l);throw t.onUnauthenticated?.(d),u}},r=async(f,p,l={})=>{let m=!1;try{for(let d of[...t.isPatient?gr:[],null])try{let u=await i(f,p,l);return Rn(),u}catch(u){let h=u instanceof P?kr(u,f,d):null;if(h===null)throw u;m||(Mt+=1),m=!0,await Or(h,Cr(u))}throw new P($("request.offline"),{code:"offline"})}finally{m&&(Mt-=1),Mt||(ce.value="")}},s=async(f,p,l={})=>{let m=t.timeoutMs??$r,d=await r(f,p,{timeoutMs:m,...l}),u=await d.text(),h=d.headers.get("Content-Type")?.includes("json"),_=l.read??t.read??JSON.parse;return{value:u===""?null:h?_(u):u,etag:d.headers.get("ETag")??"",serverMs:Date.parse(d.headers.get("Date")??"")||null}};return{send:r,receive:s,ask:async(f,p,l)=>(await s(f,p,l)).value}}function Sr(t,e={}){let n=new URL(t,document.baseURI);for(let[o,i]of Object.entries(e))i!=null&&i!==""&&n.searchParams.set(o,String(i));return n}function wr({json:t,body:e,headers:n={},ifMatch:o},i){let r={...n};i&&(r.Authorization=`Bearer ${i}`),o&&(r["If-Match"]=o);let s=t===void 0?e:JSON.stringify(t);return s instanceof Blob?r["Content-Type"]=s.type||"application/octet-stream":s!==void 0&&(r["Content-Type"]="application/json"),{body:s,headers:r}}async function xr(t,{read:e=JSON.parse,message:n=o=>o}){let o={status:t.status,requestId:t.headers.get("X-Request-Id")??"",retryAfterSeconds:Number(t.headers.get("Retry-After")??0)||0};try{let{error:i}=e(await t.text());return new P(n(String(i.message)),{...o,code:String(i.code),details:i.details??{},requestId:String(i.requestId||o.requestId)})}catch{return new P($("request.status",{status:`${t.status}`}),o)}}function kr(t,e,n){if(n===null)return null;if(t.status===Dn||t.status===In){let o=t.retryAfterSeconds||n;return o<=yr?o:null}return t.code==="offline"&&e==="GET"?n:null}function Cr(t){return t.status===In?$("request.tooMany"):$(t.status===Dn?"request.busy":"request.lost")}async function Or(t,e){ce.value=e,await new Promise(n=>{Et.add(n),setTimeout(n,t*1e3)})}function Rn(){ce.value="";for(let t of Et)t();Et.clear()}globalThis.addEventListener?.("online",Rn);function Ln(){let t=`tablewright.key ${new URL(".",document.baseURI).pathname}`,e=N(sessionStorage.getItem(t)??""),n=N("");return{key:e,reason:n,keep(o){sessionStorage.setItem(t,o),n.value="",e.value=o},forget(o){sessionStorage.removeItem(t),n.value=o,e.value=""}}}var{key:ue,reason:jn,keep:qn,forget:Ge}=Ln();function fe(t){let e=/_([a-z0-9-]+)_[0-9a-f]{12}_[0-9A-Za-z]+$/.exec(ue.value);return t==="tenant"&&e?.[1]||""}var Un={action:{cannotUndo:"{id}: this cannot be undone.",confirm:"Confirm",delete:"Delete",done:"Done.",edit:"Edit",save:"Save",saved:"Saved."},door:{docs:"API documentation",hint:"This tab keeps the key until you close it or sign out.",key:"API key",missing:"Enter an API key.",rejected:"The server no longer accepts this key. Sign in with another one.",signIn:"Sign in",signedOut:"You are signed out.",title:"Sign in to {title}"},list:{create:"Create",created:"Created.",empty:"No {title}",emptyCreate:"Press New to create the first one.",emptyFilter:"Nothing matches.",end:"The list ends here.",filter:"Filter",loading:"Loading…",new:"New",refresh:"Refresh"},plain:{apply:"Apply",open:"Open form",send:"Send"},result:{close:"Close",title:"Result"},shell:{docs:"API documentation",noRoutes:"The system has no routes.",signOut:"Sign out"},value:{no:"No",none:"None",required:"Required.",yes:"Yes"}};var{text:b,rich:Fn}=Zt({"en-GB":Un});var Hn=Pn({key:()=>ue.peek(),onUnauthenticated:t=>{t===ue.peek()&&Ge(b("door.rejected"))}});function Bn({method:t,path:e},{params:n={},body:o,...i}={}){let r=At(e,n);return Hn.send(t,r.path,{query:r.query,json:o,...i})}function F({method:t,path:e},{params:n={},body:o,...i}={}){let r=At(e,n);return Hn.receive(t,r.path,{query:r.query,json:o,...i})}async function Kn(){return(await F({method:"GET",path:"/openapi.json"},{key:""})).value}var zn=function(t,e,n,o){var i;e[0]=0;for(var r=1;r<e.length;r++){var s=e[r++],a=e[r]?(e[0]|=s?1:2,n[e[r++]]):e[++r];s===3?o[0]=a:s===4?o[1]=Object.assign(o[1]||{},a):s===5?(o[1]=o[1]||{})[e[++r]]=a:s===6?o[1][e[++r]]+=a+"":s?(i=t.apply(a,zn(t,a,n,["",null])),o.push(i),a[0]?e[0]|=2:(e[r-2]=0,e[r]=i)):o.push(a)}return o},Vn=new Map;function Wn(t){var e=Vn.get(this);return e||(e=new Map,Vn.set(this,e)),(e=zn(this,e.get(t)||(e.set(t,e=(function(n){for(var o,i,r=1,s="",a="",f=[0],p=function(d){r===1&&(d||(s=s.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?f.push(0,d,s):r===3&&(d||s)?(f.push(3,d,s),r=2):r===2&&s==="..."&&d?f.push(4,d,0):r===2&&s&&!d?f.push(5,0,!0,s):r>=5&&((s||!d&&r===5)&&(f.push(r,0,s,i),r=6),d&&(f.push(r,d,0,i),r=6)),s=""},l=0;l<n.length;l++){l&&(r===1&&p(),p(l));for(var m=0;m<n[l].length;m++)o=n[l][m],r===1?o==="<"?(p(),f=[f],r=3):s+=o:r===4?s==="--"&&o===">"?(r=1,s=""):s=o+s[0]:a?o===a?a="":s+=o:o==='"'||o==="'"?a=o:o===">"?(p(),r=1):r&&(o==="="?(r=5,i=s,s=""):o==="/"&&(r<5||n[l][m+1]===">")?(p(),r===3&&(f=f[0]),r=f,(f=f[0]).push(2,0,r),r=0):o===" "||o==="	"||o===`
`||o==="\r"?(p(),r=2):s+=o),r===3&&s==="!--"&&(r=4,f=f[0])}return p(),f})(t)),e),arguments,[])).length>1?e:e[0]}var c=Wn.bind(je);function Ze({label:t,value:e,onValue:n,hint:o,fault:i,type:r="text",options:s,...a}){let{autofocus:f=!1,...p}=a,l=B(),m=M(null);V(()=>{f&&m.current?.focus()},[]);let d=i||o,u=d?`${l}-note`:void 0,h=_=>n(_.target.value);return c`<div class="field">
    <label for=${l}>${t}</label>
    ${s?c`<select
          id=${l}
          ref=${m}
          onChange=${h}
          aria-describedby=${u}
          ...${p}
        >
          ${s.map(([_,g])=>c`<option value=${_} selected=${_===e}>${g}</option>`)}
        </select>`:c`<${r==="area"?"textarea":"input"}
          id=${l}
          ref=${m}
          type=${r==="area"?void 0:r}
          value=${e}
          onInput=${h}
          autocomplete="off"
          spellcheck=${!1}
          aria-describedby=${u}
          aria-invalid=${i?"true":void 0}
          ...${p}
        />`}
    ${d?c`<p id=${u} class=${i?"hint fault":"hint"}>${d}</p>`:null}
  </div>`}var Tr={add:"M12 5v14M5 12h14",back:"M15 5l-7 7 7 7",bell:"M6 17v-6a6 6 0 0112 0v6l1.5 2h-15zM10 21h4",bin:"M4 7h16M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10.3 10.5v6M13.7 10.5v6",check:"M4.5 12.5l5 5L19.5 7",close:"M6 6l12 12M18 6L6 18",copy:"M9 9h11v11H9zM15 9V4H4v11h5",down:"M6 9l6 6 6-6",edit:"M4 20l1-4.5L16.5 4 20 7.5 8.5 19zM14 6.5l3.5 3.5",exit:"M14 4h5v16h-5M10 8l-4 4 4 4M6 12h9",keyboard:"M3 7h18v11H3zM7 11h.01M11 11h.01M15 11h.01M8 14.5h8",menu:"M4 6h16M4 12h16M4 18h16",more:"M5 12h.01M12 12h.01M19 12h.01",next:"M9 5l7 7-7 7",person:"M12 11a4 4 0 100-8 4 4 0 000 8zM4.5 21c.6-4 3.6-6.5 7.5-6.5s6.9 2.5 7.5 6.5",refresh:"M20 11a8 8 0 10-2 6.2M20 4v7h-7",search:"M10.5 17a6.5 6.5 0 100-13 6.5 6.5 0 000 13zM15.5 15.5L21 21",up:"M6 15l6-6 6 6",warning:"M12 4L2.5 20h19zM12 10v5M12 17.5v.01"};function k({name:t}){return c`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d=${Tr[t]} />
  </svg>`}var Mr=2500;function Ye({text:t,label:e=$("copy.button")}){let[n,o]=x("");return c`<button type="button" class="button quiet copy" onClick=${async()=>{let r=await Er(typeof t=="string"?t:t());o(r?"done":"failed"),setTimeout(()=>o(""),Mr)}}>
    <${k} name=${n==="done"?"check":"copy"} />
    <span aria-live="polite">${n?$(`copy.${n}`):e}</span>
  </button>`}async function Er(t){try{return await navigator.clipboard.writeText(t),!0}catch{let e=document.createElement("textarea");e.value=t,e.className="visually-hidden";let n=document.activeElement;(document.querySelector("dialog[open]")??document.body).append(e),e.select();let o=document.execCommand("copy");return e.remove(),n instanceof HTMLElement&&n.focus(),o}}var Ar=500,Nr=90,Nt={advice:{},isForDevelopers:!1,translated:t=>t};function L({error:t,title:e,onRetry:n,children:o}){if(!t)return null;let i=t instanceof P?t:null,r=i?Nt.advice[i.status]:"",s=Nt.isForDevelopers||(i?.status??0)>=Ar;return c`<div class="problem" role="alert">
    <p class="problem-words">
      ${e?c`<strong>${e}</strong>${" "}`:null}${Te(t)}
    </p>
    ${r?c`<p>${r}</p>`:null} ${o}
    ${i?.retryAfterSeconds?c`<p>${Dr(i.retryAfterSeconds)}</p>`:null}
    ${i?.requestId&&s?c`<p class="problem-id hint">
          ${Ae("problem.request",{id:c`<code>${i.requestId}</code>`})}
          ${i.status?`, ${$("problem.status",{status:`${i.status}`})}`:null}
          <${Ye} text=${i.requestId} label=${$("problem.copyId")} />
        </p>`:null}
    ${n?c`<button type="button" class="button" onClick=${n}>
          ${$("problem.again")}
        </button>`:null}
  </div>`}function Te(t){let e=t instanceof Error?t.message:String(t);return Ir(e)}function Ir(t){let e=Nt.translated(t.trim()),n=e.charAt(0).toUpperCase()+e.slice(1);return/[.!?…]$/.test(n)?n:`${n}.`}function Dr(t){return t<Nr?$("problem.wait",{count:t}):$("problem.waitMinutes",{count:Math.ceil(t/60)})}var Pr=1e4,Rr=3,pe=N([]),Lr=0;function ie(t,e){let n={id:++Lr,text:t,action:e};pe.value=[...pe.value,n].slice(-Rr),setTimeout(()=>Xe(n.id),Pr)}function Xe(t){pe.value=pe.value.filter(e=>e.id!==t)}function Jn({notice:t}){let{id:e,text:n,action:o,error:i}=t;return c`<div class="notice">
    ${i?c`<${L} error=${i} />`:c`<p>${n}</p>`}
    ${o?c`<button
          type="button"
          class="button"
          onClick=${()=>{Xe(e),o.act()}}
        >
          ${o.label}
        </button>`:null}
    <button
      type="button"
      class="button quiet icon-only"
      aria-label=${$("notice.dismiss")}
      onClick=${()=>Xe(e)}
    >
      <${k} name="close" />
    </button>
  </div>`}function Gn(){return c`<div class="notices" role="status" aria-live="polite">
    ${ce.value?c`<p class="notice waiting">${ce.value}</p>`:null}
    ${pe.value.map(t=>c`<${Jn} key=${t.id} notice=${t} />`)}
  </div>`}function Zn({kind:t="info",action:e,onDismiss:n,children:o}){return c`<aside class="banner banner-${t}" aria-label=${$("banner.label")}>
    ${t==="info"?null:c`<${k} name="warning" />`}
    <p>${o}</p>
    ${e}
    ${n?c`<button
          type="button"
          class="button quiet icon-only"
          aria-label=${$("notice.dismiss")}
          onClick=${n}
        >
          <${k} name="close" />
        </button>`:null}
  </aside>`}function Yn({href:t="admin/"}){let e=Je.value;if(e===null)return null;let n=Ee(e,{timeStyle:"short"});return c`<${Zn}
    kind="warning"
    action=${c`<a class="button" href=${t}>${$("impersonation.back")}</a>`}
  >
    ${$("impersonation.banner",{time:n})}
  <//>`}function Xn({read:t,write:e,keep:n=()=>null}){let o=()=>t(location,history.state??{}),i=N(o()),r=()=>{let s=o();JSON.stringify(s)!==JSON.stringify(i.peek())&&(i.value=s)};return addEventListener("popstate",r),addEventListener("hashchange",r),{place:i,go(s,{replace:a=!1}={}){let f={...i.peek(),...s};history[a?"replaceState":"pushState"](n(f),"",e(f)),i.value=f}}}function Qn({hash:t}){let[e="",n=""]=t.replace(/^#\/?/,"").split("?",2);return{view:decodeURIComponent(e),params:Object.fromEntries(new URLSearchParams(n))}}function It({view:t,params:e}){let n=Object.entries(e).filter(([,i])=>i!==""),o=new URLSearchParams(n).toString();return`#/${encodeURIComponent(t)}${o&&`?${o}`}`}function eo(t){return e=>{e.ctrlKey||e.metaKey||e.shiftKey||e.altKey||(e.preventDefault(),t())}}var jr=5;function to({label:t,sections:e,current:n}){let o=[...new Set(e.map(s=>s.group??""))],i=M(null);j(()=>{let s=i.current?.querySelector("[aria-current=page]");s instanceof HTMLElement&&i.current&&qr(i.current,s)},[n,e.length]);let r=e.length>jr?"sections-many":"sections-few";return c`<nav ref=${i} class="sections ${r}" aria-label=${t}>
    ${o.map(s=>c`<${Ur}
        key=${s}
        name=${s}
        sections=${e.filter(a=>(a.group??"")===s)}
        current=${n}
      />`)}
  </nav>`}function qr(t,e){let n=e.getBoundingClientRect().left-t.getBoundingClientRect().left;t.scrollLeft+=n-(t.clientWidth-e.offsetWidth)/2}function Ur({name:t,sections:e,current:n}){let o=e.length===1&&e[0]?.label===t;return c`<div class="section">
    ${t&&!o?c`<h2>${t}</h2>`:null}
    <ul>
      ${e.map(i=>c`<${Fr} key=${i.id} section=${i} isCurrent=${i.id===n} />`)}
    </ul>
  </div>`}function Fr({section:t,isCurrent:e}){let{label:n,href:o,icon:i,badge:r,onOpen:s}=t;return c`<li>
    <a
      href=${o}
      aria-current=${e?"page":void 0}
      onClick=${s?eo(s):void 0}
    >
      ${i?c`<${k} name=${i} />`:null}
      <span class="section-label">${n}</span>
      ${r}
    </a>
  </li>`}function no(t){let{title:e,mark:n,context:o,status:i,tools:r,banner:s,sections:a,current:f,children:p}=t;return c`<div class="shell">
    <a class="skip" href="#main" onClick=${Hr}>${$("shell.skip")}</a>
    <header class="masthead">
      <p class="masthead-name">${n}<span class="masthead-title">${e}</span></p>
      ${o} ${i}
      <div class="masthead-tools">${r}</div>
    </header>
    <${Yn} />${s}
    <${to}
      label=${t.navigationLabel??$("shell.sections")}
      sections=${a}
      current=${f}
    />
    <main id="main" tabindex="-1">${p}</main>
    <${Gn} />
  </div>`}function Qe({title:t}){return c`<span class="mark" aria-hidden="true">${t.charAt(0).toUpperCase()}</span>`}function Hr(t){t.preventDefault(),document.getElementById("main")?.focus()}function oo({mark:t,texts:e,description:n,reason:o,check:i,onKey:r,children:s}){let[a,f]=x(""),[p,l]=x(""),[m,d]=x(!1);return c`<main class="door">
    <form class="sheet door-sheet" onSubmit=${async h=>{h.preventDefault();let _=a.trim();if(!_)return l(e.missing);d(!0);try{await i(_),r(_)}catch(g){l(Te(g))}finally{d(!1)}}} noValidate>
      <${Qe} title=${t} />
      <h1>${e.title}</h1>
      ${n&&c`<p class="hint">${n}</p>`}
      ${o&&!p&&c`<p class="door-message" role="status">${o}</p>`}
      <div role=${p?"alert":void 0}>
        <${Ze}
          label=${e.label}
          type="password"
          value=${a}
          onValue=${h=>{f(h),l("")}}
          fault=${p}
          hint=${e.hint}
          autofocus
        />
      </div>
      <div class="actions">
        <button type="submit" class="button strong" disabled=${m}>${e.signIn}</button>
        ${s}
      </div>
    </form>
  </main>`}var Br=401;function ro({system:t}){let e=async o=>{try{t.probe&&await F(t.probe,{key:o})}catch(i){let r=i.status??0;if(r===Br||r===0)throw i}},n={title:b("door.title",{title:t.title}),label:b("door.key"),hint:b("door.hint"),missing:b("door.missing"),signIn:b("door.signIn")};return c`<${oo}
    mark=${t.title}
    texts=${n}
    description=${t.description}
    reason=${jn.value}
    check=${e}
    onKey=${qn}
  >
    <a href="docs">${b("door.docs")}</a>
  <//>`}function io({label:t,face:e,isIconOnly:n=!1,className:o="",children:i}){let[r,s]=x(!1),a=M(null),f=B(),p=()=>{s(!1),a.current?.querySelector("button")?.focus()};return V(()=>{let m=r?a.current?.querySelector("[data-first]"):null;m instanceof HTMLElement&&m.focus()},[r]),j(()=>{if(!r)return;let m=d=>{d.target instanceof Node&&!a.current?.contains(d.target)&&s(!1)};return document.addEventListener("pointerdown",m),document.addEventListener("focusin",m),()=>{document.removeEventListener("pointerdown",m),document.removeEventListener("focusin",m)}},[r]),c`<div class="popover ${o}" ref=${a} onKeyDown=${m=>{!r||m.key!=="Escape"||(m.preventDefault(),m.stopPropagation(),p())}}>
    <button
      type="button"
      class="button quiet ${n?"icon-only":""}"
      aria-expanded=${r}
      aria-controls=${r?f:void 0}
      aria-label=${n?t:void 0}
      onClick=${()=>s(!r)}
    >
      ${e}
    </button>
    ${r?c`<div class="popover-panel" id=${f} role="group" aria-label=${t}>
          ${i(p)}
        </div>`:null}
  </div>`}var so=["system","light","dark"],et=document.documentElement,Dt=`${et.dataset.preferences}.theme`,Pt=`${et.dataset.preferences}.letters`,me=N(localStorage.getItem(Dt)??"system"),Kr=N(localStorage.getItem(Pt)!=="off");U(()=>{me.value==="system"?(localStorage.removeItem(Dt),delete et.dataset.theme):(localStorage.setItem(Dt,me.value),et.dataset.theme=me.value)});U(()=>{Kr.value?localStorage.removeItem(Pt):localStorage.setItem(Pt,"off")});function ao({legend:t,name:e,value:n,options:o,onValue:i,isLegendShown:r=!1}){return c`<fieldset class="segments-field">
    <legend class=${r?"field-label":"visually-hidden"}>${t}</legend>
    <div class="segments">
      ${o.map(([s,a,f])=>c`<label
          class="segment"
          key=${s}
          title=${f?a:void 0}
        >
          <input
            type="radio"
            name=${e}
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
  </fieldset>`}function lo(){return c`<${ao}
    legend=${$("theme.title")}
    name="theme"
    value=${me.value}
    options=${so.map(t=>[t,$(`theme.${t}`)])}
    onValue=${t=>{me.value=t}}
  />`}function co({name:t,note:e,items:n}){return c`<${io}
    label=${t?$("user.of",{name:t}):$("user.menu")}
    face=${t?c`<span class="avatar" data-initials=${Vr(t)}></span>`:c`<${k} name="person" />`}
    isIconOnly
    className="user-menu"
  >
    ${o=>c`
      ${t?c`<p class="user-name">
            <strong>${t}</strong>${e?c`<span class="hint">${e}</span>`:null}
          </p>`:null}
      <${lo} />
      <ul class="popover-list">
        ${n.map(i=>c`<li key=${i.label}><${zr} item=${i} close=${o} /></li>`)}
      </ul>
    `}
  <//>`}function Vr(t){let e=t.split(/\s+/).filter(Boolean);return[e[0],e.length>1?e.at(-1):""].map(n=>[...n??""][0]?.toUpperCase()??"").join("")}function zr({item:t,close:e}){let n=c`${t.icon?c`<${k} name=${t.icon} />`:null}${t.label}`;return t.href?c`<a class="menu-item" href=${t.href}>${n}</a>`:c`<button type="button" class="menu-item" onClick=${()=>{e(),t.act?.()}}>${n}</button>`}var{place:Wr,go:Jr}=Xn({read:Qn,write:It}),de=Wr;function tt(t,e={}){return It({view:t,params:e})}function he(t,e={}){Jr({view:t,params:e})}function uo({state:t,problem:e}){return c`<p class="connection connection-${t}" title=${e||void 0}>
    <span class="connection-light" aria-hidden="true"></span>
    <span role="status">${$(`live.${t}`)}</span>
  </p>`}var Gr=c`<svg
  class="empty-drawing"
  viewBox="0 0 120 72"
  aria-hidden="true"
  focusable="false"
>
  <path d="M22 16h76v44H22z" />
  <path d="M22 30h76M34 42h30M34 50h18" class="faint" />
</svg>`;function fo({title:t,children:e}){return c`<div class="empty">
    ${Gr}
    <h2>${t}</h2>
    ${e}
  </div>`}function _e(t,e){let[n,o]=x(null),[i,r]=x(null),s=M(0),a=M(Promise.resolve()),f=async()=>{let l=++s.current;try{let m=await t();if(l!==s.current)return;o(()=>m),r(null)}catch(m){l===s.current&&r(m)}},p=()=>(a.current=f(),a.current);return j(()=>(o(null),p(),()=>{s.current+=1}),e),{answer:n,problem:i,again:p,settled:()=>a.current}}function po(t){let{label:e,cursors:n,next:o,onCursors:i,previousLabel:r,nextLabel:s,note:a}=t;return n.length===0&&!o&&!t.isAlwaysShown?null:c`<nav class="pager" aria-label=${e??$("pager.label")}>
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
  </nav>`}function mo({ids:t,selected:e,onSelect:n,children:o}){let i=t.filter(s=>e.has(s)).length,r=i>0&&i===t.length;return c`<div class="table-bulk">
    <label class="table-all">
      <input
        type="checkbox"
        checked=${r}
        indeterminate=${i>0&&!r}
        onChange=${()=>n(new Set(r?[]:t))}
      />
      <span aria-live="polite">
        ${i?$("table.selected",{count:i}):$("table.selectAll",{count:t.length})}
      </span>
    </label>
    ${i?o:null}
  </div>`}function ho({id:t,selected:e,onSelect:n}){let o=()=>{let r=new Set(e);r.delete(t)||r.add(t),n(r)};return c`<td class="table-choose" onClick=${r=>r.stopPropagation()}>
    <label>
      <input type="checkbox" checked=${e.has(t)} onChange=${o} />
      <span class="visually-hidden">${$("table.select",{name:t})}</span>
    </label>
  </td>`}function _o(t,e,n,o,i){let r=i.toLowerCase().split(/\s+/).filter(Boolean),s=t.filter(p=>{let l=o?.(p).toLowerCase()??"";return r.every(m=>l.includes(m))}),a=e.find(p=>p.name===n?.name)?.sortBy;if(!n||!a)return s;let f=n.isDescending?-1:1;return s.sort((p,l)=>f*Zr(a(p),a(l)))}function Zr(t,e){return t===null||e===null?+(t===null)-+(e===null):typeof t=="number"&&typeof e=="number"?t-e:String(t).localeCompare(String(e),document.documentElement.lang,{numeric:!0})}function $o(t){let e={ArrowDown:1,ArrowUp:-1}[t.key],{currentTarget:n,target:o}=t;if(!e||!(n instanceof Element)||!(o instanceof Element)||!o.matches("[data-item]"))return;let i=[...n.querySelectorAll("[data-item]")],r=i[i.findIndex(s=>s===o)+e];r&&(t.preventDefault(),r.focus())}function go(t){let{label:e,columns:n,rows:o,idOf:i,filterBy:r,selected:s,onSelect:a,actions:f}=t,[p,l]=x(null),[m,d]=x(""),u=_o(o,n,p,r,m),h=u.map(i);return c`<div class="table-block">
    ${r?c`<${Yr} value=${m} onValue=${d} />`:null}
    ${s&&a?c`<${mo} ids=${h} selected=${s} onSelect=${a}>${f}<//>`:null}
    <div
      class="table-place ${t.isLoading?"is-loading":""}"
      role="group"
      aria-label=${e}
      tabindex="0"
    >
      <table class="table" onKeyDown=${$o}>
        <caption class="visually-hidden">
          ${e}
        </caption>
        <thead>
          <tr>
            ${s?c`<td class="table-choose"></td>`:null}
            ${n.map(_=>c`<${Xr} column=${_} sort=${p} onSort=${l} />`)}
          </tr>
        </thead>
        <tbody>
          ${u.map(_=>c`<${Qr} key=${i(_)} row=${_} table=${t} />`)}
        </tbody>
      </table>
    </div>
    ${m&&u.length===0?c`<p class="hint" role="status">${$("table.noMatch",{filter:m})}</p>`:null}
  </div>`}function Yr({value:t,onValue:e}){let n=B();return c`<div class="table-filter">
    <label class="visually-hidden" for=${n}>${$("table.filter")}</label>
    <${k} name="search" />
    <input
      id=${n}
      type="search"
      autocomplete="off"
      placeholder=${$("table.filter")}
      value=${t}
      onInput=${o=>e(o.target.value)}
    />
  </div>`}function Xr({column:t,sort:e,onSort:n}){let{name:o,label:i,hint:r,isNumeric:s,sortBy:a}=t,f=e?.name===o,p=f?e.isDescending?"descending":"ascending":"none";return c`<th
    scope="col"
    class=${s?"number":""}
    title=${r}
    aria-sort=${a?p:void 0}
  >
    ${a?c`<button type="button" class="sort" onClick=${()=>n(f&&e.isDescending?null:{name:o,isDescending:f})}>
          ${i}
          ${f?c`<${k} name=${e.isDescending?"down":"up"} />`:null}
        </button>`:i}
  </th>`}function Qr({row:t,table:e}){let{columns:n,idOf:o,onOpen:i,openId:r,selected:s,onSelect:a}=e,f=o(t),p=f===r,l=i?()=>i(t):void 0;return c`<tr
    class="${p?"row-open":""} ${l?"row-opens":""}"
    onClick=${l}
  >
    ${s&&a?c`<${ho} id=${f} selected=${s} onSelect=${a} />`:null}
    ${n.map(({name:m,label:d,cell:u,isNumeric:h},_)=>{let g=u(t);return c`<td key=${m} data-label=${d} class=${h?"number":""}>
        ${_===0&&l?c`<button
              type="button"
              class="link"
              data-item=${f}
              aria-expanded=${r===void 0?void 0:p}
              onClick=${S=>{S.stopPropagation(),l()}}
            >
              ${g}
            </button>`:c`<span class="cell">${g}</span>`}
      </td>`})}
  </tr>`}var ei={dateStyle:"medium",timeStyle:"short"};function Rt({value:t,schema:e,isShort:n=!1}){if(t==null||t==="")return c`<span class="none" aria-label=${b("value.none")} role="img">–</span>`;if(typeof t=="boolean")return c`${b(t?"value.yes":"value.no")}`;if(e.format==="date-time"&&!Number.isNaN(Date.parse(t))){let o=Ee(Date.parse(t),ei);return c`<time datetime=${t} title=${t}>${o}</time>`}if(e.enum)return c`<span class="badge">${String(t)}</span>`;if(Array.isArray(t)&&t.every(o=>typeof o!="object"))return c`${t.join(", ")}`;if(typeof t=="object"){let o=JSON.stringify(t,null,n?0:2);return n?c`<code>${o}</code>`:c`<pre class="json">${o}</pre>`}return c`${String(t)}`}function yo(t){let e=t.type==="string"&&t.format==="decimal";return t.type==="integer"||t.type==="number"||e}function nt({value:t,columns:e,label:n}){let o=new Map(e),i=[...new Set([...o.keys(),...Object.keys(t)])];return c`<dl class="facts">
    ${i.filter(r=>r in t).map(r=>c`<div key=${r}>
          <dt title=${o.get(r)?.description}>${n(r)}</dt>
          <dd><${Rt} value=${t[r]} schema=${o.get(r)??{}} /></dd>
        </div>`)}
  </dl>`}var bo=1e3,ti=3e4,ni=5e3,oi=45e3,vo=3;function So({open:t,onEvent:e,onConnected:n,poll:o,isWanted:i=()=>!0}){let r=N("off"),s=N(""),a=null,f=0,p="",l=d=>{a?.abort(),a=null,r.value=d},m=async()=>{let d=new AbortController;a=d;let u=bo,h=0;for(;!d.signal.aborted&&i();){h<=vo&&(r.value="connecting");let _=new Lt;try{let S=await t(p,AbortSignal.any([d.signal,_.signal]));r.value="live",s.value="",h=0,n?.();for await(let y of S)_.broken(),u=bo,y.id!==null&&(p=y.id),e(y)}catch(S){if(d.signal.aborted)return;h+=1;let y=S instanceof P;s.value=y?S.message:$("live.broken"),y&&(u=Math.max(u,S.retryAfterSeconds*1e3)),y&&S.status===400&&(p="")}finally{_.end()}if(d.signal.aborted||!i())return;let g=o!==void 0&&h>vo;r.value=g?"polling":"waiting",g&&o(),await ri(u*(.5+Math.random()/2),d.signal),u=Math.min(2*u,ti)}};return{state:r,problem:s,follow(){let d=()=>{clearTimeout(f),document.hidden?f=setTimeout(()=>l("paused"),ni):a||m()};return p="",document.addEventListener("visibilitychange",d),d(),()=>{document.removeEventListener("visibilitychange",d),clearTimeout(f),l("off")}}}}var Lt=class{#t=new AbortController;#e=0;constructor(){this.signal=this.#t.signal,this.broken()}broken(){clearTimeout(this.#e),this.#e=setTimeout(()=>this.#t.abort(),oi)}end(){clearTimeout(this.#e)}};function ri(t,e){return new Promise(n=>{let o=setTimeout(n,t);e.addEventListener("abort",()=>{clearTimeout(o),n()})})}async function*wo(t){let e=new TextDecoder,n=t.getReader(),o="";try{for(;;){let{done:i,value:r}=await n.read();if(i)return;o+=e.decode(r,{stream:!0});let s=o.split(/\r\n\r\n|\n\n|\r\r/);o=s.pop()??"";for(let a of s)yield ii(a)}}finally{n.cancel().catch(()=>{})}}function ii(t){let e=[],n=null;for(let o of t.split(/\r\n|\n|\r/)){let[,i,r]=/^([^:]*):? ?(.*)$/.exec(o)??[];i==="data"?e.push(r??""):i==="id"&&(n=r??"")}return{data:e.join(`
`),id:n}}var si=250;function xo(t,e,n){let[o,i]=x("off"),r=M(n);return r.current=n,j(()=>{if(!t)return;let s=0,a=!0,f=()=>{s||=setTimeout(()=>{s=0,r.current()},si)},p=So({open:async(d,u)=>{let h=d?{"Last-Event-ID":d}:{},{body:_}=await Bn(t,{params:e,signal:u,headers:h});return wo(_??new ReadableStream)},onEvent:d=>d.data&&f(),onConnected:()=>{a||f(),a=!1},poll:f}),l=U(()=>i(p.state.value)),m=p.follow();return()=>{m(),l(),clearTimeout(s)}},[t,JSON.stringify(e)]),o}function $e({title:t,onClose:e,onCancel:n,children:o}){let i=M(null),r=M(!1),s=B();return V(()=>{let f=document.activeElement,p=i.current;p?.showModal();let l=p?.querySelector("[data-first]");return l instanceof HTMLElement&&l.focus(),()=>{r.current=!0,p?.close(),f instanceof HTMLElement&&f.isConnected&&f.focus()}},[]),c`<dialog
    class="dialog"
    ref=${i}
    aria-labelledby=${s}
    onCancel=${f=>{n&&(f.preventDefault(),n())}}
    onClose=${()=>{r.current||e()}}
  >
    <header class="dialog-head">
      <h2 id=${s}>${t}</h2>
      <button
        type="button"
        class="button quiet icon-only"
        aria-label=${$("dialog.close")}
        onClick=${n??e}
      >
        <${k} name="close" />
      </button>
    </header>
    <div class="dialog-body">${o}</div>
  </dialog>`}function ko(t){let{title:e,deed:n,keep:o,word:i,isDanger:r=!0,onConfirm:s,onClose:a,children:f}=t,[p,l]=x(""),[m,d]=x(!1),[u,h]=x(null),_=B(),g=!i||p.trim()===i;return c`<${$e} title=${e} onClose=${a}>
    <form onSubmit=${async y=>{if(y.preventDefault(),!(!g||m)){d(!0),h(null);try{await s(),a()}catch(w){h(w),d(!1)}}}}>
      ${f}
      ${i&&c`<div class="field">
        <label for=${_}>${Ae("confirm.type",{name:c`<code>${i}</code>`})}</label>
        <input
          id=${_}
          data-first
          value=${p}
          autocomplete="off"
          autocapitalize="off"
          spellcheck=${!1}
          onInput=${y=>l(y.target.value)}
        />
      </div>`}
      <${L} error=${u} />
      <div class="actions">
        <button
          type="submit"
          class="button ${r?"danger":"strong"}"
          disabled=${!g||m}
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
  <//>`}function Co(t){j(()=>{if(!t)return;let e=n=>n.preventDefault();return addEventListener("beforeunload",e),()=>removeEventListener("beforeunload",e)},[t])}var ai=new Set(["area","lines","json"]),li={email:"email",uri:"url",date:"date",password:"password"};function ot({field:t,text:e,fault:n,isFirst:o,onText:i}){let{schema:r,kind:s,isRequired:a,label:f}=t;return c`<${Ze}
    label=${a?f:$("form.optional",{label:f})}
    value=${e}
    onValue=${i}
    type=${ci(t)}
    options=${s==="choice"?ui(t):void 0}
    hint=${[r.description,fi(s)].filter(Boolean).join(" ")}
    fault=${n}
    aria-required=${a?"true":void 0}
    aria-invalid=${n?"true":void 0}
    inputmode=${s==="number"?"decimal":void 0}
    step=${s==="moment"?"1":void 0}
    data-first=${o?!0:void 0}
  />`}function ci({kind:t,schema:e}){return ai.has(t)?"area":t==="moment"?"datetime-local":t==="text"?li[e.format]??"text":"text"}function ui({schema:t,isRequired:e}){let n=["",e?$("form.choose"):"–"],o=t.enum?.map(i=>[String(i),String(i)]);return[n,...o??[["true",$("form.yes")],["false",$("form.no")]]]}function fi(t){return t==="lines"?$("form.lines"):t==="json"?$("form.jsonHint"):""}var pi=200;function jt(t,e,n="",o=!0){let i=new Set(e.required??[]);return Q(t,e).flatMap(([r,s])=>{let a=o&&i.has(r)&&!s.isNullable,f=n+r;return s.type==="object"&&s.properties&&a?jt(t,s,`${f}.`):[{name:f,label:D(f),schema:s,isRequired:a,kind:qt(s)}]})}function qt(t){let{type:e,format:n,items:o}=t;return t.enum||e==="boolean"?"choice":e==="integer"||e==="number"?"number":e==="string"&&n==="date-time"?"moment":e==="string"?t.maxLength>=pi?"area":"text":e==="array"&&o?.type==="string"?"lines":"json"}function mi(t,e){return e==null?"":t==="lines"?e.join(`
`):t==="json"?JSON.stringify(e,null,2):t==="moment"?new Date(Date.parse(e)-new Date(e).getTimezoneOffset()*6e4).toISOString().slice(0,19):String(e)}function To(t,e){return Object.fromEntries(t.map(({name:n,kind:o,schema:i})=>{let r=n.split(".").reduce((s,a)=>s?.[a],e);return[n,mi(o,e===void 0?i.default:r)]}))}function Mo(t,e,n,o){let i={},r={};for(let s of t){let a=e[s.name]??"",f=a===(n[s.name]??"");if(!(o&&f)){if(a===""){s.isRequired?r[s.name]=$("form.required"):s.schema.isNullable&&!f&&Oo(i,s.name,null);continue}try{Oo(i,s.name,di(s,a))}catch(p){r[s.name]=p.message}}}return{body:i,faults:r}}function di({kind:t,schema:e},n){if(e.type==="boolean")return n==="true";if(t==="choice"&&e.enum)return e.enum.find(o=>String(o)===n);if(t==="number"){let o=Number(n);if(Number.isNaN(o))throw new Error($("form.number"));if(e.type==="integer"&&!Number.isInteger(o))throw new Error($("form.whole"));return o}if(t==="moment")return new Date(n).toISOString();if(t==="lines")return n.split(`
`).filter(o=>o.trim());if(t!=="json")return n;try{return JSON.parse(n)}catch{throw new Error($("form.json"))}}function Oo(t,e,n){let o=e.split("."),i=o.pop()??"",r=o.reduce((s,a)=>s[a]??={},t);r[i]=n}function Eo({title:t,onClose:e,...n}){let[o,i]=x(!1),r=M(!1),s=()=>r.current?i(!0):e();return c`<${$e} title=${t} onClose=${e} onCancel=${s}>
    <${hi}
      ...${n}
      onClose=${s}
      onChanged=${a=>{r.current=a}}
    />
    ${o?c`<div class="discard" role="alert">
          <p>${$("form.unsaved")}</p>
          <div class="actions">
            <button type="button" class="button danger" onClick=${e}>
              ${$("form.discard")}
            </button>
            <button type="button" class="button" onClick=${()=>i(!1)}>
              ${$("form.keep")}
            </button>
          </div>
        </div>`:null}
  <//>`}function hi(t){let{document:e,schema:n,label:o,value:i,isPartial:r=!1,description:s}=t,a=jt(e,R(e,n)),f=M(To(a,i)),[p,l]=x(f.current),[m,d]=x({}),[u,h]=x(null),[_,g]=x(!1),S=M(null),y=a.some(({name:v})=>p[v]!==f.current[v]);return Co(y),V(()=>t.onChanged?.(y),[y]),V(()=>{let v=S.current?.querySelector("[aria-invalid=true]");v instanceof HTMLElement&&v.focus()},[m]),c`<form class="form" onSubmit=${async v=>{if(v.preventDefault(),_)return;let O=Mo(a,p,f.current,r);if(d(O.faults),h(null),!Object.keys(O.faults).length){g(!0);try{await t.onSend(O.body)}catch(H){let Z=_i(a,H);Z?d({[Z.name]:Te(H)}):h(H)}g(!1)}}} ref=${S} noValidate>
    ${s?c`<p class="hint">${s}</p>`:null}
    ${a.map((v,O)=>c`<${ot}
        key=${v.name}
        field=${v}
        text=${p[v.name]??""}
        fault=${m[v.name]}
        isFirst=${O===0}
        onText=${H=>{l({...p,[v.name]:H}),m[v.name]&&d({...m,[v.name]:""})}}
      />`)}
    <${L} error=${u} />
    <div class="actions">
      <button type="submit" class="button strong" disabled=${_}>${o}</button>
      <button type="button" class="button" onClick=${t.onClose}>
        ${$("confirm.cancel")}
      </button>
    </div>
  </form>`}function _i(t,e){if(!(e instanceof P)||!e.place)return;let n=e.place.replaceAll(/\[[^\]]*\]/g,"");return t.find(({name:o})=>n===o||n.startsWith(`${o}.`))}function ge(t){let{document:e,operation:n,title:o,label:i,params:r,value:s,etag:a="",onDone:f,onClose:p}=t,l=M({text:"",key:""}),m=async d=>{let u=n.body?d:void 0,h=$i(n,d,a,l.current);f((await F(n,{params:r,body:u,headers:h})).value)};return c`<${Eo}
    title=${o}
    label=${i}
    document=${e}
    schema=${n.body??{}}
    description=${n.description}
    value=${s}
    isPartial=${n.method==="PATCH"}
    onSend=${m}
    onClose=${p}
  />`}function $i(t,e,n,o){let i={};if(n&&t.method!=="POST"&&(i["If-Match"]=n),t.headers.has("idempotency-key")){let r=JSON.stringify(e);if(o.text!==r){let s=crypto.getRandomValues(new Uint8Array(16));o.key=[...s].map(a=>a.toString(16).padStart(2,"0")).join(""),o.text=r}i["Idempotency-Key"]=o.key}return i}function ye({value:t,onClose:e}){let n=typeof t=="object"?Object.entries(t):[["result",t]];return c`<${$e} title=${b("result.title")} onClose=${e}>
    <dl class="facts">
      ${n.map(([o,i])=>{let r=typeof i=="string"?i:JSON.stringify(i,null,2);return c`<div key=${o}>
          <dt>${D(o)}</dt>
          <dd class="copied"><code>${r}</code><${Ye} text=${r} /></dd>
        </div>`})}
    </dl>
    <div class="actions">
      <button type="button" class="button strong" data-first onClick=${e}>
        ${b("result.close")}
      </button>
    </div>
  <//>`}function No({system:t,view:e,row:n,id:o,params:i,onClose:r,onChange:s}){let a={...yi(e,i),[e.itemParameter]:o},{get:f}=e,p=_e(async()=>f?F(f,{params:a}):{value:n??null,etag:""},[o,f?"":n]),l=p.answer?.value??n,[m,d]=x(null),[u,h]=x(null),_=M(null);j(()=>(_.current?.focus(),()=>{let w=document.querySelector(`[data-item="${CSS.escape(o)}"]`);w instanceof HTMLElement&&w.focus()}),[]);let g=w=>{let v=m===e.edit;d(null),ie(b(v?"action.saved":"action.done")),!v&&w!==null&&h(w),p.again(),s()},S=async()=>{e.remove&&await F(e.remove,{params:a}),ie(b("action.done")),r(),s()},y=t.groups.flatMap(w=>w.views).filter(w=>e.itemParameter&&w.main.path.startsWith(gi(e)));return c`<section class="sheet detail" aria-labelledby="detail-title">
    <header class="detail-head">
      <h2 id="detail-title" tabindex="-1" ref=${_}>${o}</h2>
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
    ${l&&c`<${nt} value=${l} columns=${e.columns} label=${D} />`}
    ${y.length>0&&c`<p class="nested">
      ${y.map(w=>c`<a href=${tt(w.id,a)}>${w.title}</a>`)}
    </p>`}
    <div class="actions">
      ${e.edit&&c`<button type="button" class="button" onClick=${()=>d(e.edit??null)}>
        <${k} name="edit" />${b("action.edit")}
      </button>`}
      ${e.actions.map(w=>c`<button type="button" class="button" onClick=${()=>d(w)}>
          ${D(w.path.split("/").at(-1)??"")}
        </button>`)}
      ${e.remove&&c`<button
        type="button"
        class="button danger"
        onClick=${()=>d(e.remove??null)}
      >
        <${k} name="bin" />${Ao(e.remove)}…
      </button>`}
    </div>
    ${m&&(m===e.remove?c`<${ko}
          title=${m.title}
          deed=${Ao(m)}
          onConfirm=${S}
          onClose=${()=>d(null)}
        >
          <p>${Fn("action.cannotUndo",{id:c`<code>${o}</code>`})}</p>
        <//>`:c`<${ge}
          document=${t.document}
          operation=${m}
          title=${m.title}
          label=${b(m===e.edit?"action.save":"action.confirm")}
          params=${a}
          value=${m===e.edit?l:void 0}
          etag=${p.answer?.etag}
          onDone=${g}
          onClose=${()=>d(null)}
        />`)}
    ${u&&c`<${ye} value=${u} onClose=${()=>h(null)} />`}
  </section>`}function Ao(t){return t.title.split(" ")[0]??b("action.delete")}function gi(t){return`${t.main.path}/{${t.itemParameter}}/`}function yi(t,e){let n=[...t.main.path.matchAll(/\{(\w+)\}/g)].map(o=>o[1]??"");return Object.fromEntries(n.map(o=>[o,e[o]??""]))}function rt({parameters:t,values:e,label:n=b("list.filter"),onApply:o}){let[i,r]=x(e),[s,a]=x({}),f=t.filter(l=>!fe(l.name));return f.length===0?null:c`<form class="filters" onSubmit=${l=>{l.preventDefault();let m=t.filter(d=>d.isRequired&&!i[d.name]);a(Object.fromEntries(m.map(d=>[d.name,b("value.required")]))),m.length||o(i)}} noValidate>
    ${f.map(({name:l,schema:m,isRequired:d})=>{let u=qt(m)==="choice"?"choice":"text",h={...m,format:void 0,description:void 0};return c`<${ot}
        key=${l}
        field=${{name:l,label:D(l),schema:h,isRequired:d,kind:u}}
        text=${i[l]??""}
        fault=${s[l]}
        onText=${_=>r({...i,[l]:_})}
      />`})}
    <button type="submit" class="button">${n}</button>
  </form>`}var bi=6;function Io({system:t,view:e}){let{item:n="",...o}=de.value.params,i={...Ci(e),...o},r=e.main.parameters.filter(O=>O.isRequired&&!i[O.name]),[s,a]=x([]),[f,p]=x(!1),[l,m]=x(null),d=s.at(-1)??"",u={...i,cursor:d},h=_e(async()=>r.length?null:(await F(e.main,{params:u})).value,[e,JSON.stringify(i),d]),_=xo(r.length?void 0:e.stream,i,h.again),g=h.answer===null?null:xi(e,h.answer),S=ki(h.answer),y=g?.find((O,H)=>Ut(e,O,H)===n),w=()=>he(e.id,o),v=O=>{p(!1),ie(b("list.created")),Ti(t.document,e,O)&&m(O),h.again()};return c`<div class=${n?"split":""}>
    <section class="list" aria-labelledby="view-title">
      <header class="screen-head">
        <h1 id="view-title">${e.title}</h1>
        ${e.stream&&c`<${uo} state=${_} />`}
        <div class="screen-tools">
          <button type="button" class="button" onClick=${h.again}>
            <${k} name="refresh" />${b("list.refresh")}
          </button>
          ${e.create&&c`<button type="button" class="button strong" onClick=${()=>p(!0)}>
            <${k} name="add" />${b("list.new")}
          </button>`}
        </div>
      </header>
      ${e.main.title!==e.title&&c`<p class="hint">${e.main.title}.</p>`}
      <${rt}
        key=${JSON.stringify(i)}
        document=${t.document}
        parameters=${Me(e.main)}
        values=${i}
        onApply=${O=>{a([]),he(e.id,O)}}
      />
      <${L} error=${h.problem} onRetry=${h.again} />
      ${g&&g.length>0&&c`<${go}
        label=${e.title}
        columns=${vi(e)}
        rows=${g}
        idOf=${O=>Ut(e,O,g.indexOf(O))}
        openId=${n}
        onOpen=${O=>he(e.id,{...o,item:Ut(e,O,g.indexOf(O))})}
      />`}
      ${g?.length===0&&c`<${Si} view=${e} isFirst=${s.length===0} />`}
      ${!g&&!h.problem&&!r.length&&c`<p class="hint">${b("list.loading")}</p>`}
      <${po} cursors=${s} next=${S} onCursors=${a} />
    </section>
    ${n&&(g||e.get)&&c`<${No}
      key=${n}
      system=${t}
      view=${e}
      row=${y}
      id=${n}
      params=${i}
      onClose=${w}
      onChange=${h.again}
    />`}
    ${f&&e.create&&c`<${ge}
      document=${t.document}
      operation=${e.create}
      title=${e.create.title}
      label=${b("list.create")}
      params=${Oi(e,i)}
      onDone=${v}
      onClose=${()=>p(!1)}
    />`}
    ${l&&c`<${ye} value=${l} onClose=${()=>m(null)} />`}
  </div>`}function vi(t){return wi(t).map(([e,n])=>({name:e,label:D(e),hint:n.description,isNumeric:yo(n),cell:o=>c`<${Rt} value=${o[e]} schema=${n} isShort />`}))}function Si({view:t,isFirst:e}){let n=b(t.create?"list.emptyCreate":"list.emptyFilter");return c`<div class="sheet">
    <${fo} title=${b("list.empty",{title:t.title.toLowerCase()})}>
      <p class="hint">${e?n:b("list.end")}</p>
    <//>
  </div>`}function wi(t){let e=o=>o.type!=="array"&&o.type!=="object"&&!o.union,n=t.columns.filter(([,o])=>e(o));return(n.length?n:t.columns).slice(0,bi)}function xi(t,e){return t.member?e[t.member]:e}function ki(t){return t?.next_cursor??t?.nextCursor??""}function Ut(t,e,n){let o=s=>s.replaceAll("_","").toLowerCase(),i=o(t.itemParameter),r=Object.keys(e).find(s=>o(s)===i)??"id";return t.itemParameter&&r in e?String(e[r]):`#${n+1}`}function Ci(t){let e=t.main.parameters.map(n=>n.name);return Object.fromEntries(e.map(n=>[n,fe(n)]))}function Oi(t,e){let n=[...t.main.path.matchAll(/\{(\w+)\}/g)].map(o=>o[1]??"");return Object.fromEntries(n.map(o=>[o,e[o]??""]))}function Ti(t,e,n){let o=e.create?.response.properties??{};return Object.values(o).some(r=>R(t,r).format==="password")&&n!==null}function Do({system:t,view:e}){let{main:n}=e,o=n.method==="GET",r={...Object.fromEntries(n.parameters.map(({name:_})=>[_,fe(_)])),...de.value.params},s=n.parameters.every(_=>!_.isRequired||r[_.name]),[a,f]=x(!1),[p,l]=x(null),m=_e(async()=>o&&s?(await F(n,{params:r})).value:null,[n,JSON.stringify(r)]),d=m.answer,u=Q(t.document,n.response),h=d!==null&&typeof d=="object"?d:{response:d};return c`<section aria-labelledby="view-title">
    <header class="screen-head">
      <h1 id="view-title">${e.title}</h1>
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
    <${rt}
      key=${JSON.stringify(r)}
      parameters=${Me(n)}
      values=${r}
      label=${b("plain.apply")}
      onApply=${_=>he(e.id,_)}
    />
    <${L} error=${m.problem} onRetry=${m.again} />
    ${d!==null&&c`<div class="sheet"><${nt} value=${h} columns=${u} label=${D} /></div>`}
    ${a&&c`<${ge}
      document=${t.document}
      operation=${n}
      title=${n.title}
      label=${b("plain.send")}
      params=${r}
      onDone=${_=>{f(!1),ie(b("action.done")),l(_)}}
      onClose=${()=>f(!1)}
    />`}
    ${p&&c`<${ye} value=${p} onClose=${()=>l(null)} />`}
  </section>`}function Po({system:t}){let e=t.groups.flatMap(r=>r.views),n=e.find(r=>r.id===de.value.view)??e[0],o=[{label:b("shell.docs"),icon:"copy",href:"docs"}],i={label:b("shell.signOut"),icon:"exit",act:()=>Ge(b("door.signedOut"))};return c`<${no}
    title=${t.title}
    mark=${c`<${Qe} title=${t.title} />`}
    sections=${t.groups.flatMap(Mi)}
    current=${n?.id}
    tools=${c`<${co} items=${t.needsKey?[...o,i]:o} />`}
  >
    ${n?c`<${n.member===null?Do:Io}
          key=${n.id}
          system=${t}
          view=${n}
        />`:c`<p>${b("shell.noRoutes")}</p>`}
  <//>`}function Mi({name:t,views:e}){return e.map(n=>({id:n.id,label:n.title,href:tt(n.id),group:t}))}var Ro=document.getElementById("page");try{let t=Bt(await Kn());document.title=t.title,bt(c`<${()=>t.needsKey&&ue.value===""?c`<${ro} system=${t} />`:c`<${Po} system=${t} />`} />`,Ro)}catch(t){bt(c`<main class="door"><${L} error=${t} onRetry=${()=>location.reload()} /></main>`,Ro)}
