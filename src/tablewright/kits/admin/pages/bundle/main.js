/* Built by `make pages`. Licences are in kit/vendor. */
var Qt=function(e,t,n,o){var s;t[0]=0;for(var i=1;i<t.length;i++){var r=t[i++],c=t[i]?(t[0]|=r?1:2,n[t[i++]]):t[++i];r===3?o[0]=c:r===4?o[1]=Object.assign(o[1]||{},c):r===5?(o[1]=o[1]||{})[t[++i]]=c:r===6?o[1][t[++i]]+=c+"":r?(s=e.apply(c,Qt(e,c,n,["",null])),o.push(s),c[0]?t[0]|=2:(t[i-2]=0,t[i]=s)):o.push(c)}return o},Xt=new Map;function en(e){var t=Xt.get(this);return t||(t=new Map,Xt.set(this,t)),(t=Qt(this,t.get(e)||(t.set(e,t=(function(n){for(var o,s,i=1,r="",c="",f=[0],p=function(h){i===1&&(h||(r=r.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?f.push(0,h,r):i===3&&(h||r)?(f.push(3,h,r),i=2):i===2&&r==="..."&&h?f.push(4,h,0):i===2&&r&&!h?f.push(5,0,!0,r):i>=5&&((r||!h&&i===5)&&(f.push(i,0,r,s),i=6),h&&(f.push(i,h,0,s),i=6)),r=""},u=0;u<n.length;u++){u&&(i===1&&p(),p(u));for(var d=0;d<n[u].length;d++)o=n[u][d],i===1?o==="<"?(p(),f=[f],i=3):r+=o:i===4?r==="--"&&o===">"?(i=1,r=""):r=o+r[0]:c?o===c?c="":r+=o:o==='"'||o==="'"?c=o:o===">"?(p(),i=1):i&&(o==="="?(i=5,s=r,r=""):o==="/"&&(i<5||n[u][d+1]===">")?(p(),i===3&&(f=f[0]),i=f,(f=f[0]).push(2,0,i),i=0):o===" "||o==="	"||o===`
`||o==="\r"?(p(),i=2):r+=o),i===3&&r==="!--"&&(i=4,f=f[0])}return p(),f})(e)),t),arguments,[])).length>1?t:t[0]}var k,on,bt,le,gt,qe,sn,Fe,rn,vt,_t,ts,Ae=Symbol.for("pv"),Ve={},We=[],ns=/^m(i|n|o|s|text|space)$/,yt=Array.isArray,wt=We.slice,de=Object.assign;function pe(e){e&&e.parentNode&&e.remove()}function ze(e,t,n){var o,s,i,r={},c=arguments.length;for(i in t)i=="key"?o=t[i]:i=="ref"&&typeof e!="function"?s=t[i]:r[i]=t[i];return c>2&&(r.children=c>3?wt.call(arguments,2):n),Oe(e,r,o,s,null)}function Oe(e,t,n,o,s){var i={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Ae,__v:s||++on,__i:-1,__u:0};return!s&&k.vnode&&k.vnode(i),i}function he(e){return e.children}function _e(e,t){this.props=e,this.context=t,this.__g=0}function ce(e,t){if(t==null)return e.__&&ce(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:ce(e)}function os(e){var t,n=e.__v,o=n.__e,s=[],i=[],r=e.__P;r&&((t=de({constructor:Ae},n)).__v=n.__v+1,k.vnode&&k.vnode(t),St(r,t,n,e.__n,r.namespaceURI,32&n.__u?[o]:null,s,o||ce(n),32&n.__u,i),t.__v=n.__v,t.__.__k[t.__i]=t,mn(s,t,i),n.__=n.__e=null,t.__e!=o&&an(t))}function an(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),an(e)}function tn(e){(8&e.__g||(e.__g|=8,le.push(e),qe++))&&gt==k.debounceRendering||((gt=k.debounceRendering)||queueMicrotask)(ln)}function ln(){try{for(var e,t=1;le.length;)le.length>t&&le.sort(sn),e=le.shift(),t=le.length,8&e.__g&&os(e)}finally{(qe=le.length)&&(gt||queueMicrotask)(ln)}}function cn(e,t,n,o,s,i,r,c,f,p,u){var d,h,m,$,g,v,w=o.__k||We,y=t.length;for(f=ss(n,t,w,f,y),d=0;d<y;d++)(m=n.__k[d])!=null&&(h=~m.__i&&w[m.__i]||Ve,m.__i=d,v=St(e,m,h,s,i,r,c,f,p,u),$=m.__e,(h.ref!=m.ref||8&h.__u)&&(h.ref&&kt(h.ref,null,m,h),m.ref&&u.push(m.ref,m.__c||$,m)),g=g||$,4&m.__u?(f=un(m,f,e,!h.__v),h.__e&&(h.__e=null)):typeof m.type=="function"&&v!==void 0?f=v:$&&(f=$.nextSibling),m.__u&=-21);return n.__e=g,f}function ss(e,t,n,o,s){var i,r,c,f,p,u,d,h,m,$=n.length,g=$,v=0,w=0,y=e.__k=Array(s);for(i=0;i<s;i++)(r=t[i])!=null&&typeof r!="boolean"&&typeof r!="function"?(typeof r!="object"||r.constructor===String?r=y[i]=Oe(null,r):yt(r)?r=y[i]=Oe(he,{children:r}):r.constructor===Ae&&r.__b?r=y[i]=Oe(r.type,r.props,r.key,r.ref,r.__v):y[i]=r,f=i+v,r.__=e,r.__b=e.__b+1,c=null,~(p=r.__i=is(r,n,f,g))&&(g--,(c=n[p])&&(c.__u|=2)),c&&c.__v?(r.__u|=16,p==f-1?v--:p==f+1?v++:p!=f&&(p>f?v--:v++,w=1)):(~p||(s>$?v--:s<$&&v++),typeof r.type!="function"&&(r.__u|=4))):y[i]=null;if(w){for(u=[],d=[],i=0;i<s;i++)if((r=y[i])&&16&r.__u){for(v=0,h=u.length;v<h;)u[m=v+h>>1]<r.__i?v=m+1:h=m;u[v]=r.__i,d[i]=v+1}for(v=u.length;i--;)d[i]&&(d[i]==v?v--:y[i].__u|=4)}if(g)for(i=0;i<$;i++)!(c=n[i])||2&c.__u||(c.__e==o&&(o=ce(c)),xt(c,c));return o}function un(e,t,n,o){var s,i,r,c;if(typeof e.type=="function"){if(e.props.__P)return t;if(s=e.__k)for(i=0;i<s.length;i++)s[i]&&(s[i].__=e,t=un(s[i],t,n,!1));return t}for(t&&!t.parentNode&&(t=ce(e))&&!t.parentNode&&(t=null),r=e.__e,c=t;c&&c.nodeType==8;)c=c.nextSibling;for(r!=c&&(!o&&n.moveBefore&&r.parentNode?n.moveBefore(r,t):n.insertBefore(r,t||null)),t=r;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function is(e,t,n,o){var s,i=e.key,r=e.type,c=t[n],f=c&&!(2&c.__u);if(c===null&&i==null||f&&i==c.key&&r==c.type)return n;if(o>(f?1:0)){for(s=n-1;s>=0;s--)if((c=t[s])&&!(2&c.__u)&&i==c.key&&r==c.type)return s;for(s=n+1;s<t.length;s++)if((c=t[s])&&!(2&c.__u)&&i==c.key&&r==c.type)return s}return-1}function nn(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function Ue(e,t,n,o,s){var i,r;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||nn(e.style,t);if(n)for(t in n)o&&n[t]==o[t]||nn(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(e.__e||(e.__e={}))[t]=n,n&&o||(r=_t[t]||(_t[t]=rs(t)),(e.__a||(e.__a={}))[t]=vt,i=t!=(t=t.replace(rn,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,r,i):e.removeEventListener(t,r,i));else{if(s=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function rs(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[Fe]==null)t[Fe]=vt++;else if(t[Fe]<this.__a[e])return;return n(k.event?k.event(t):t)}}}function St(e,t,n,o,s,i,r,c,f,p){var u,d,h,m,$,g,v,w,y,S,x,Y,X,W,oe,Yt,ae,me,se=t.type;if(t.constructor!==Ae)return null;128&n.__u&&(f=32&n.__u,u=n.__c.__z)&&(t.__u|=f,d=i=[],u.nodeType==8?c=Be(u,i):i.push(u),c=i[0]||c),(u=k.__b)&&u(t);e:if(typeof se=="function"){h=r.length;try{if(w=t.props,y=(u=se.prototype)&&u.render,S=(u=se.contextType)&&o[u.__c],x=u?S?S.props.value:u.__:o,(m=n.__c)?(t.__c=m,2&m.__g&&(m.__g|=1)):(y?t.__c=m=new se(w,x):(t.__c=m=new _e(w,x),m.constructor=se,m.render=ls),S&&S.sub(m),m.state||(m.state={}),m.__n=o,m.__g|=8,m.__h=[],m.__k=[]),y&&(m.__s||(m.__s=m.state),se.getDerivedStateFromProps&&(m.__s==m.state&&(m.__s=de({},m.__s)),de(m.__s,se.getDerivedStateFromProps(w,m.__s)))),$=m.props,g=m.state,m.__v=t,n.__c){if(w!==$&&y&&!se.getDerivedStateFromProps&&m.componentWillReceiveProps&&m.componentWillReceiveProps(w,x),t.__v==n.__v&&!(8&m.__g)||!(4&m.__g)&&m.shouldComponentUpdate&&m.shouldComponentUpdate(w,m.__s,x)===!1){t.__v!=n.__v&&(m.props=w,m.state=m.__s,m.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(z){z&&(z.__=t)}),We.push.apply(m.__h,m.__k),m.__k=[],m.__h.length&&r.push(m),c=ce(n);break e}m.componentWillUpdate&&m.componentWillUpdate(w,m.__s,x),y&&m.componentDidUpdate&&m.__h.push(function(){m.componentDidUpdate($,g,v)})}else y&&!se.getDerivedStateFromProps&&m.componentWillMount&&m.componentWillMount(),y&&m.componentDidMount&&m.__h.push(m.componentDidMount);m.context=x,m.props=w,m.__P=e,m.__g&=-5,Y=k.__r,X=y?25:0;do m.__g&=-9,Y&&Y(t),u=m.render(m.props,m.state=m.__s,m.context);while(8&m.__g&&++X<25);y&&(We.push.apply(m.__h,m.__k),m.__k=[]),m.state=m.__s,m.getChildContext&&(o=de({},o,m.getChildContext())),y&&n.__c&&m.getSnapshotBeforeUpdate&&(v=m.getSnapshotBeforeUpdate($,g)),W=u&&u.type===he&&u.key==null?u.props.children:u,w.__P&&(u=c,s=(e=w.__P).namespaceURI,f=i=null,n.props&&n.props.__P!=e&&(n.__k.some(function(z){z&&xt(z,z)}),n.__k=null),c=n.__k?ce(n,0):null),c=cn(e,yt(W)?W:[W],t,n,o,s,i,r,c,f,p),w.__P&&(t.__e=null,c=u),t.__u&=-161,d&&d.some(pe),m.__h.length&&r.push(m),1&m.__g&&(m.__g&=-4)}catch(z){if(r.length=h,t.__v=null,f||i)if(z&&z.then){if(t.__u|=128|f,i){for(~(ae=i.indexOf(c||void 0))||(ae=i.length);(me=i[ae-1])&&me.nodeType==8;)ae--;for(;ae<i.length;ae++)if(me=i[ae])if(i[ae]=null,oe){if(me==Yt)break}else{if(me.nodeType!=8)break;me.data.startsWith("$s")&&(Yt=Be(oe=me))}}if(!oe){for(;c&&c.nodeType==8&&c.nextSibling;)c=c.nextSibling;oe=c}(u=Be(oe=t.__c.__z||(t.__c.__z=oe)))?(t.__e=oe,c=u):t.__e=c,c=c&&c.nextSibling}else i&&i.some(pe);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),z&&z.then||fn(t),k.__e(z,t,n)}}else c=t.__e=as(n.__e,t,n,o,s,i,r,f,p,e);return(u=k.diffed)&&u(t),c}function Be(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function fn(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(fn))}function mn(e,t,n){for(var o=0;o<n.length;)kt(n[o++],n[o++],n[o++]);k.__c&&k.__c(t,e),e.some(function(s){try{e=s.__h,s.__h=[],e.some(function(i){i.call(s)})}catch(i){k.__e(i,s.__v)}})}function as(e,t,n,o,s,i,r,c,f,p){var u,d,h,m,$,g,v,w,y=n.props||Ve,S=t.props,x=t.type;if(x=="svg"?s="http://www.w3.org/2000/svg":x=="math"?s="http://www.w3.org/1998/Math/MathML":s||(s="http://www.w3.org/1999/xhtml"),i){for(u=0;u<i.length;u++)if(($=i[u])&&(x?$.localName==x:$.nodeType==3)){e=$,i[u]=null;break}}if(!e){if(w=p.ownerDocument||document,!x)return w.createTextNode(S);e=w.createElementNS(s,x,S.is?S:p),c&&(k.__m&&k.__m(t,i),c=!1),i=null}if(x){if(p=x=="template"&&e.content||e,i=x=="textarea"&&S.defaultValue!=null?null:i&&wt.call(p.childNodes),!c&&i)for(y={},u=0;u<e.attributes.length;u++)y[($=e.attributes[u]).name]=$.value;for(u in y)$=y[u],u=="dangerouslySetInnerHTML"?h=$:u=="children"||u in S||u=="value"&&"defaultValue"in S||u=="checked"&&"defaultChecked"in S||Ue(e,u,null,$,s);for(u in S)$=S[u],u=="children"?m=$:u=="dangerouslySetInnerHTML"?d=$:u=="value"?g=$:u=="checked"?v=$:c&&typeof $!="function"||y[u]===$||Ue(e,u,$,y[u],s);d?(c||h&&(d.__html==h.__html||d.__html==e.innerHTML)||(e.innerHTML=d.__html),t.__k=[]):(h&&(e.textContent=""),(x=="foreignObject"||s=="http://www.w3.org/1998/Math/MathML"&&ns.test(x))&&(s="http://www.w3.org/1999/xhtml"),cn(p,yt(m)?m:[m],t,n,o,s,i,r,i?i[0]:n.__k&&ce(n,0),c,f),i&&i.some(pe)),c&&x!="textarea"||(u="value",x=="progress"&&g==null?e.removeAttribute(u):g==null||g===e[u]&&(x!="progress"||g)||Ue(e,u,g,y[u],s),u="checked",v!=null&&v!=e[u]&&Ue(e,u,v,y[u],s))}else y===S||c&&e.data==S||(e.data=S);return e}function kt(e,t,n,o){try{typeof e=="function"?t?t.__x=e(t)||1:o&&(o=o.__c||o.__e)&&(t=o.__x)&&(o.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(s){k.__e(s,n)}}function xt(e,t,n){var o,s,i,r;if(k.unmount&&k.unmount(e),!(o=e.ref)||o.current&&o.current!=e.__e||kt(o,null,t,e),o=e.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(c){k.__e(c,t)}o.__P=o.__n=null}if(o=e.__k)for(r=0;r<o.length;r++)o[r]&&xt(o[r],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(o=e.__c)&&(o=o.__z)&&(s=Be(o,i=[]))&&(o==e.__e&&i.some(pe),pe(s),pe(o)),n||pe(e.__e),e.__e=e.__c=e.__=null}function ls(e,t,n){return this.constructor(e,n)}function pn(e,t){var n,o,s,i;k.__&&k.__(e,t),t.nodeType==9&&(t=t.documentElement),o=(n=e&&32&e.__u)?null:t.__k,t.__k=Oe(he,{children:[e]}),s=[],i=[],St(t,t.__k,o||Ve,Ve,t.namespaceURI,o?null:t.firstChild?wt.call(t.childNodes):null,s,o?o.__e:t.firstChild,n,i),mn(s,t.__k,i),t.__k.props.children=null}k={__e:function(e,t,n,o){for(var s,i,r;t=t.__;)if((s=t.__c)&&!(1&s.__g)){s.__g|=4;try{if((r=(i=s.constructor)&&i.getDerivedStateFromError)&&s.setState(i.getDerivedStateFromError(e)),s.componentDidCatch&&(s.componentDidCatch(e,o||{}),r=1),r&&8&s.__g)return void(s.__g|=2)}catch(c){e=c}}throw qe=0,e}},on=0,bt=function(e){return e!=null&&e.constructor===Ae},_e.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=de({},this.state)),typeof e=="function"&&(e=e(de({},n),this.props)),e&&(de(n,e),this.__v&&(t&&this.__k.push(t),tn(this)))},_e.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),tn(this))},_e.prototype.render=he,le=[],qe=0,sn=function(e,t){return e.__v.__b-t.__v.__b},Fe=Symbol(),rn=/(PointerCapture)$|Capture$/i,vt=0,_t={},ts=0;var l=en.bind(ze);var Tt=globalThis.document?.documentElement,At="en-GB",cs=/\{(\w+)\}|<(\w+)>(.*?)<\/\2>/gs,dn=new Map,Ct=()=>Tt?.lang||At;function _n(e,t=null){let n=Object.keys(e),o=[...t?[t]:[],...globalThis.navigator?.languages??[]];return Tt&&(Tt.lang=vn(o,n)??n[0]??At),It(e)}function It(e){let t=Object.keys(e),n=e[t[0]??At],o=(s,i)=>{let r=e[vn([Ct()],t)??""],c=$n(r,s)??$n(n,s);if(c===void 0)throw new Error(`There is no text "${s}".`);return typeof c=="string"?c:c[fs(Number(i.count))]??c.other};return{text:(s,i={})=>Ot(o(s,i),i).join(""),rich:(s,i={})=>Ot(o(s,i),i)}}function j(e,t={}){return Ge(Intl.NumberFormat,t).format(e)}function Ke(e,t={dateStyle:"long",timeStyle:"short"}){return Ge(Intl.DateTimeFormat,t).format(e)}var us=[["year",365*86400],["month",30*86400],["week",7*86400],["day",86400],["hour",3600],["minute",60]];function bn(e,t,n={numeric:"auto"}){let o=(e-t)/1e3,s=Ge(Intl.RelativeTimeFormat,n);for(let[i,r]of us){let c=Math.trunc(o/r);if(c)return s.format(c,i)}return s.format(0,"second")}var hn=["byte","kilobyte","megabyte","gigabyte","terabyte"];function Je(e){let t=e<1?0:Math.min(Math.floor(Math.log10(e)/3),hn.length-1);return j(e/1e3**t,{style:"unit",unit:hn[t],unitDisplay:t?"short":"long",maximumFractionDigits:t?1:0})}function $n(e,t){let n=e;for(let o of t.split("."))n=n?.[o];return n}function Ot(e,t){let n=[],o=0;for(let s of e.matchAll(cs)){let[i,r,c,f=""]=s;n.push(e.slice(o,s.index)),o=s.index+i.length;let p=t[r??c??""];if(p===void 0)throw new Error(`The text "${e}" needs "${r??c}".`);if(c){let u=Ot(f,t).join("");n.push(typeof p=="function"?p(u):u)}else n.push(typeof p=="number"?j(p):p)}return n.push(e.slice(o)),n.filter(s=>s!=="")}function fs(e){return Ge(Intl.PluralRules,{}).select(e)}function Ge(e,t){let n=`${e.name} ${Ct()} ${JSON.stringify(t)}`,o=dn.get(n)??new e(Ct(),t);return dn.set(n,o),o}function vn(e,t){for(let n of e){let o=n.toLowerCase(),s=t.find(r=>r.toLowerCase()===o),i=t.find(r=>gn(r)===gn(n));if(s??i)return s??i}}var gn=e=>e.toLowerCase().split("-")[0];var yn={banner:{label:"Wichtig"},bell:{all:"Alle Benachrichtigungen",label:{one:"Benachrichtigungen, {count} ungelesen",other:"Benachrichtigungen, {count} ungelesen"},none:"Keine Benachrichtigungen.",readAll:"Alle als gelesen markieren",title:"Benachrichtigungen",unread:"Ungelesen:"},confirm:{cancel:"Abbrechen",type:"Geben Sie zur Bestätigung {name} ein"},copy:{button:"Kopieren",done:"Kopiert",failed:"Kopieren nicht möglich: Bitte markieren Sie den Text"},dialog:{close:"Schließen"},diff:{added:"Hinzugefügt:",folded:{one:"{count} unveränderte Zeile",other:"{count} unveränderte Zeilen"},removed:"Entfernt:",same:"Es hat sich nichts geändert."},form:{choose:"Auswählen …",discard:"Änderungen verwerfen",json:"Muss gültiges JSON sein.",jsonHint:"JSON.",keep:"Weiter bearbeiten",lines:"Ein Eintrag pro Zeile.",no:"Nein",number:"Muss eine Zahl sein.",optional:"{label} (optional)",required:"Pflichtfeld.",unsaved:"Es gibt ungespeicherte Änderungen.",whole:"Muss eine ganze Zahl sein.",yes:"Ja"},impersonation:{back:"Zur Betreiberseite",banner:"Sie sehen diese Seite bis {time} als andere Person und können nichts ändern."},keys:{title:"Tastenkürzel",letters:"Tastenkürzel verwenden"},live:{broken:"Die Verbindung ist abgebrochen.",connecting:"Verbindung wird aufgebaut …",live:"Live",off:"Nicht verbunden",paused:"Angehalten, solange die Seite nicht sichtbar ist",polling:"Keine Live-Verbindung, wird regelmäßig aktualisiert",waiting:"Verbindung unterbrochen, neuer Versuch"},meter:{full:"Das Limit ist erreicht.",of:"{used} von {limit}",own:"{own} hier · {all}",unlimited:"{used}, unbegrenzt"},notice:{dismiss:"Ausblenden"},pager:{label:"Seiten",next:"Weiter",page:"Seite {page}",previous:"Zurück"},problem:{again:"Erneut versuchen",copyId:"Kennung kopieren",request:"Anfrage {id}",status:"Status {status}",wait:{one:"In {count} Sekunde können Sie es erneut versuchen.",other:"In {count} Sekunden können Sie es erneut versuchen."},waitMinutes:{one:"In {count} Minute können Sie es erneut versuchen.",other:"In {count} Minuten können Sie es erneut versuchen."}},progress:{done:"Fertig.",failed:"Fehlgeschlagen.",of:"{done} von {total}"},request:{busy:"Der Server ist ausgelastet. Neuer Versuch …",lost:"Der Server ist nicht erreichbar. Neuer Versuch …",offline:"Der Server ist nicht erreichbar. Prüfen Sie Ihre Verbindung.",slow:"Der Server hat nicht rechtzeitig geantwortet.",status:"Der Server hat mit Status {status} geantwortet.",tooMany:"Zu viele Anfragen. Neuer Versuch in Kürze …"},secret:{copy:"Geheimnis kopieren",done:"Ich habe es gespeichert",once:"Kopieren Sie es jetzt. Es wird nicht noch einmal angezeigt."},shell:{sections:"Bereiche",skip:"Zum Inhalt springen"},sparkline:{words:"von {first} bis {last}, niedrigster Wert {lowest}, höchster {highest}"},stepper:{back:"Zurück",next:"Weiter",place:"(Schritt {step} von {steps})"},switcher:{choose:"Konto auswählen",label:"Konto",list:"Konten",more:{one:"{count} weiteres Konto. Suchen Sie danach.",other:"{count} weitere Konten. Suchen Sie danach."},none:"Kein Konto passt zu „{search}“.",search:"Konten suchen"},table:{filter:"Filtern",noMatch:"Nichts passt zu „{filter}“.",select:"{name} auswählen",selectAll:{one:"{count} Zeile auswählen",other:"Alle {count} Zeilen auswählen"},selected:{one:"{count} ausgewählt",other:"{count} ausgewählt"}},theme:{title:"Farben",system:"System",light:"Hell",dark:"Dunkel"},user:{menu:"Einstellungen",of:"Konto von {name}"},when:{now:"gerade eben"}};var wn={banner:{label:"Important"},bell:{all:"See all notifications",label:{one:"Notifications, {count} unread",other:"Notifications, {count} unread"},none:"No notifications.",readAll:"Mark all as read",title:"Notifications",unread:"Unread:"},confirm:{cancel:"Cancel",type:"Type {name} to confirm"},copy:{button:"Copy",done:"Copied",failed:"Could not copy: select the text"},dialog:{close:"Close"},diff:{added:"Added:",folded:{one:"{count} unchanged line",other:"{count} unchanged lines"},removed:"Removed:",same:"Nothing changed."},form:{choose:"Choose…",discard:"Discard changes",json:"Must be JSON.",jsonHint:"JSON.",keep:"Keep editing",lines:"One per line.",no:"No",number:"Must be a number.",optional:"{label} (optional)",required:"Required.",unsaved:"You have unsaved changes.",whole:"Must be a whole number.",yes:"Yes"},impersonation:{back:"Operator page",banner:"You are viewing this page as another person, read-only, until {time}."},keys:{title:"Keyboard shortcuts",letters:"Enable keyboard shortcuts"},live:{broken:"The connection was lost.",connecting:"Connecting…",live:"Live",off:"Not connected",paused:"Paused while hidden",polling:"Live updates unavailable, refreshing regularly",waiting:"Connection lost, trying again"},meter:{full:"The limit is reached.",of:"{used} of {limit}",own:"{own} here · {all}",unlimited:"{used}, unlimited"},notice:{dismiss:"Dismiss"},pager:{label:"Pages",next:"Next",page:"Page {page}",previous:"Previous"},problem:{again:"Try again",copyId:"Copy id",request:"Request {id}",status:"status {status}",wait:{one:"You can try again in {count} second.",other:"You can try again in {count} seconds."},waitMinutes:{one:"You can try again in {count} minute.",other:"You can try again in {count} minutes."}},progress:{done:"Done.",failed:"Failed.",of:"{done} of {total}"},request:{busy:"The server is busy. Trying again…",lost:"The server cannot be reached. Trying again…",offline:"The server cannot be reached. Check your connection.",slow:"The server did not respond in time.",status:"The server responded with status {status}.",tooMany:"Too many requests. Trying again in a moment…"},secret:{copy:"Copy secret",done:"I've saved it",once:"Copy it now. You won't see this again."},shell:{sections:"Sections",skip:"Skip to content"},sparkline:{words:"from {first} to {last}, lowest {lowest}, highest {highest}"},stepper:{back:"Back",next:"Next",place:"(step {step} of {steps})"},switcher:{choose:"Choose an account",label:"Account",list:"Accounts",more:{one:"{count} more account. Search to find it.",other:"{count} more accounts. Search to find them."},none:"No account matches “{search}”.",search:"Search accounts"},table:{filter:"Filter",noMatch:"Nothing matches “{filter}”.",select:"Select {name}",selectAll:{one:"Select {count} row",other:"Select all {count} rows"},selected:{one:"{count} selected",other:"{count} selected"}},theme:{title:"Colours",system:"System",light:"Light",dark:"Dark"},user:{menu:"Settings",of:"Account of {name}"},when:{now:"just now"}};var{text:b,rich:Ze}=It({"en-GB":wn,de:yn});var q=class extends Error{constructor(t,n={}){super(t),this.status=n.status??0,this.code=n.code??"",this.requestId=n.requestId??"",this.retryAfterSeconds=n.retryAfterSeconds??0,this.details=n.details??{},this.place=n.place??String(this.details.place??"")}};var $e,D,Et,Sn,Dt=Object.is,Ye=0,Dn=[],Mt=[],E=k,kn=E.__b,xn=E.__r,Tn=E.diffed,Cn=E.__c,On=E.unmount,An=E.__;function Ee(e,t){E.__h&&E.__h(D,e,Ye||t),Ye=0;var n=D.__H||(D.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function _(e){return Ye=1,ms(Mn,e)}function ms(e,t,n){var o=Ee($e++,2);if(o.t=e,!o.__c&&(o.__=[n?n(t):Mn(void 0,t),function(i){var r=(o.__N||o.__)[0],c=o.t(r,i);Dt(r,c)||(o.__N=[c,o.__[1]],o.__c.setState({}))}],o.__c=D,!D.__f)){D.__f=!0;var s=D.shouldComponentUpdate;D.shouldComponentUpdate=function(i,r,c){var f=this.__H;if(!f)return!0;var p=!1,u=this.props!=i;if(f.__.some(function(h){h.__N&&(p=!0,Dt(h.__[0],h.__N[0])||(u=!0))}),s){var d=s.call(this,i,r,c);return p?d||u:d}return!p||u}}return o.__}function ie(e,t){var n=Ee($e++,3);!E.__s&&jt(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,D.__H.__h.push(n))}function be(e,t){var n=Ee($e++,4);!E.__s&&jt(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,D.__h.push(n))}function V(e){return Ye=5,Xe(function(){return{current:e}},[])}function Xe(e,t){var n=Ee($e++,7);return jt(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function Q(){var e=Ee($e++,11);if(!e.__){for(var t=D.__v;!t.__m&&t.__;)t=t.__;var n=t.__m||(t.__m=[0,0]);e.__="P"+n[0]+"-"+n[1]++}return e.__}function ps(){var e;do{for(;e=Mt.shift();)try{Ie(e)}catch(n){E.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=Dn.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(Ie),t.__h.some(Nt),t.__h=[]}catch(n){t.__h=[],E.__e(n,e.__v)}}}while(Mt.length)}E.__b=function(e){D=null,kn&&kn(e)},E.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),An&&An(e,t)},E.__r=function(e){xn&&xn(e),$e=0;var t=(D=e.__c).__H;t&&(Et==D?D.__h=[]:(t.__h.some(Ie),t.__h.some(Nt),$e=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),Et=D},E.diffed=function(e){Tn&&Tn(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&En(Dn.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),Et=D=null},E.__c=function(e,t){t.some(function(n){try{n.__h.some(Ie),n.__h=n.__h.filter(function(o){return!o.__||Nt(o)})}catch(o){n.__h=[function(){throw o}]}}),Cn&&Cn(e,t)},E.unmount=function(e){On&&On(e);var t,n,o=e.__c;o&&o.__H&&(o.__H.__.some(function(s){try{if(s.__P&&s.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}s.__P=n,En(Mt.push(s))}else Ie(s)}catch(i){t=i}}),o.__H=void 0,t&&E.__e(t,o.__v))};var In=typeof requestAnimationFrame=="function";function ds(e){var t,n=function(){clearTimeout(o),In&&cancelAnimationFrame(t),setTimeout(e)},o=setTimeout(n,35);In&&(t=requestAnimationFrame(n))}function En(e){e!=1&&Sn==E.requestAnimationFrame||((Sn=E.requestAnimationFrame)||ds)(ps)}function Ie(e){var t=D,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),D=t}function Nt(e){var t=D;e.__c=e.__(),D=t}function jt(e,t){return!e||e.length!=t.length||t.some(function(n,o){return!Dt(n,e[o])})}function Mn(e,t){return typeof t=="function"?t(e):t}var hs={add:"M12 5v14M5 12h14",back:"M15 5l-7 7 7 7",bell:"M6 17v-6a6 6 0 0112 0v6l1.5 2h-15zM10 21h4",bin:"M4 7h16M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10.3 10.5v6M13.7 10.5v6",check:"M4.5 12.5l5 5L19.5 7",close:"M6 6l12 12M18 6L6 18",copy:"M9 9h11v11H9zM15 9V4H4v11h5",down:"M6 9l6 6 6-6",edit:"M4 20l1-4.5L16.5 4 20 7.5 8.5 19zM14 6.5l3.5 3.5",exit:"M14 4h5v16h-5M10 8l-4 4 4 4M6 12h9",keyboard:"M3 7h18v11H3zM7 11h.01M11 11h.01M15 11h.01M8 14.5h8",menu:"M4 6h16M4 12h16M4 18h16",more:"M5 12h.01M12 12h.01M19 12h.01",next:"M9 5l7 7-7 7",person:"M12 11a4 4 0 100-8 4 4 0 000 8zM4.5 21c.6-4 3.6-6.5 7.5-6.5s6.9 2.5 7.5 6.5",refresh:"M20 11a8 8 0 10-2 6.2M20 4v7h-7",search:"M10.5 17a6.5 6.5 0 100-13 6.5 6.5 0 000 13zM15.5 15.5L21 21",up:"M6 15l6-6 6 6",warning:"M12 4L2.5 20h19zM12 10v5M12 17.5v.01"};function C({name:e}){return l`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d=${hs[e]} />
  </svg>`}var $s=2500;function Nn({text:e,label:t=b("copy.button")}){let[n,o]=_("");return l`<button type="button" class="button quiet copy" onClick=${async()=>{let i=await gs(typeof e=="string"?e:e());o(i?"done":"failed"),setTimeout(()=>o(""),$s)}}>
    <${C} name=${n==="done"?"check":"copy"} />
    <span aria-live="polite">${n?b(`copy.${n}`):t}</span>
  </button>`}async function gs(e){try{return await navigator.clipboard.writeText(e),!0}catch{let t=document.createElement("textarea");t.value=e,t.className="visually-hidden";let n=document.activeElement;(document.querySelector("dialog[open]")??document.body).append(t),t.select();let o=document.execCommand("copy");return t.remove(),n instanceof HTMLElement&&n.focus(),o}}var _s=500,bs=90,Qe={advice:{},isForDevelopers:!1,translated:e=>e};function jn(e){Object.assign(Qe,e)}function L({error:e,title:t,onRetry:n,children:o}){if(!e)return null;let s=e instanceof q?e:null,i=s?Qe.advice[s.status]:"",r=Qe.isForDevelopers||(s?.status??0)>=_s;return l`<div class="problem" role="alert">
    <p class="problem-words">
      ${t?l`<strong>${t}</strong>${" "}`:null}${De(e)}
    </p>
    ${i?l`<p>${i}</p>`:null} ${o}
    ${s?.retryAfterSeconds?l`<p>${ys(s.retryAfterSeconds)}</p>`:null}
    ${s?.requestId&&r?l`<p class="problem-id hint">
          ${Ze("problem.request",{id:l`<code>${s.requestId}</code>`})}
          ${s.status?`, ${b("problem.status",{status:`${s.status}`})}`:null}
          <${Nn} text=${s.requestId} label=${b("problem.copyId")} />
        </p>`:null}
    ${n?l`<button type="button" class="button" onClick=${n}>
          ${b("problem.again")}
        </button>`:null}
  </div>`}function De(e){let t=e instanceof Error?e.message:String(e);return vs(t)}function vs(e){let t=Qe.translated(e.trim()),n=t.charAt(0).toUpperCase()+t.slice(1);return/[.!?…]$/.test(n)?n:`${n}.`}function ys(e){return e<bs?b("problem.wait",{count:e}):b("problem.waitMinutes",{count:Math.ceil(e/60)})}var ws=Symbol.for("preact-signals");function ot(){if(re>1){re--;return}let e,t=!1;for((function(){let n=et;for(et=void 0;n!==void 0;){let o=n.S;if(o.v===n.v)for(let s=o.t;s!==void 0;s=s.x)s.i===n.i&&(s.i=o.i);n=n.o}})();Ne!==void 0;){let n=Ne;for(Ne=void 0,tt++;n!==void 0;){let o=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&Ln(n))try{n.c()}catch(s){t||(e=s,t=!0)}n=o}}if(tt=0,re--,t)throw e}function Lt(e){if(re>0)return e();Pt=++Ss,re++;try{return e()}finally{ot()}}var O,Me,Ne;function je(e){let t=O,n=Me;O=void 0,Me=void 0;try{return e()}finally{O=t,Me=n}}var et,re=0,tt=0,Ss=0,Pt=0,nt=0;function Pn(e){if(O===void 0)return;let t=e.n;if(t===void 0||t.t!==O)return t={i:0,S:e,p:O.s,n:void 0,t:O,e:void 0,x:void 0,r:t},O.s!==void 0&&(O.s.n=t),O.s=t,e.n=t,32&O.f&&e.S(t),t;if(t.i===-1)return t.i=0,t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=O.s,t.n=void 0,O.s.n=t,O.s=t),t}function P(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}P.prototype.brand=ws;P.prototype.h=function(){return!0};P.prototype.S=function(e){let t=this.t;t!==e&&e.e===void 0&&(e.x=t,this.t=e,t!==void 0?t.e=e:je(()=>{var n;(n=this.W)==null||n.call(this)}))};P.prototype.U=function(e){if(this.t!==void 0){let t=e.e,n=e.x;t!==void 0&&(t.x=n,e.e=void 0),n!==void 0&&(n.e=t,e.x=void 0),e===this.t&&(this.t=n,n===void 0&&je(()=>{var o;(o=this.Z)==null||o.call(this)}))}};P.prototype.subscribe=function(e){return ee(()=>{let t=this.value;je(()=>e(t))},{name:"sub"})};P.prototype.valueOf=function(){return this.value};P.prototype.toString=function(){return this.value+""};P.prototype.toJSON=function(){return this.value};P.prototype.peek=function(){return je(()=>this.value)};Object.defineProperty(P.prototype,"value",{get(){let e=Pn(this);return e!==void 0&&(e.i=this.i),this.v},set(e){if(e!==this.v){if(tt>100)throw new Error("Cycle detected");(function(t){re!==0&&tt===0&&t.l!==Pt&&(t.l=Pt,et={S:t,v:t.v,i:t.i,o:et})})(this),this.v=e,this.i++,nt++,re++;try{for(let t=this.t;t!==void 0;t=t.x)t.t.N()}finally{ot()}}}});function M(e,t){return new P(e,t)}function Ln(e){for(let t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||!t.S.h()||t.S.i!==t.i)return!0;return!1}function Rn(e){for(let t=e.s;t!==void 0;t=t.n){let n=t.S.n;if(n!==void 0&&(t.r=n),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}function Hn(e){let t,n=e.s;for(;n!==void 0;){let o=n.p;n.i===-1?(n.S.U(n),o!==void 0&&(o.n=n.n),n.n!==void 0&&(n.n.p=o)):t=n,n.S.n=n.r,n.r!==void 0&&(n.r=void 0),n=o}e.s=t}function ge(e,t){P.call(this,void 0,t),this.x=e,this.s=void 0,this.g=nt-1,this.f=4}ge.prototype=new P;ge.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===nt))return!0;if(this.g=nt,this.f|=1,this.i>0&&!Ln(this))return this.f&=-2,!0;let e=O;try{Rn(this),O=this;let t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(t){this.v=t,this.f|=16,this.i++}return O=e,Hn(this),this.f&=-2,!0};ge.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(let t=this.s;t!==void 0;t=t.n)t.S.S(t)}P.prototype.S.call(this,e)};ge.prototype.U=function(e){if(this.t!==void 0&&(P.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(let t=this.s;t!==void 0;t=t.n)t.S.U(t)}};ge.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(let e=this.t;e!==void 0;e=e.x)e.t.N()}};Object.defineProperty(ge.prototype,"value",{get(){if(1&this.f)throw new Error("Cycle detected");let e=Pn(this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function st(e,t){return new ge(e,t)}function Un(e){let t=e.j;if(e.j=void 0,typeof t=="function"){re++;let n=O;O=void 0;try{t()}catch(o){throw e.f&=-2,e.f|=8,Rt(e),o}finally{O=n,ot()}}}function Rt(e){for(let t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=void 0,e.s=void 0,Un(e)}function ks(e){if(O!==this)throw new Error("Out-of-order effect");Hn(this),O=e,this.f&=-2;try{8&this.f&&Rt(this)}finally{ot()}}function ve(e,t){this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,Me&&Me.push(this)}ve.prototype.c=function(){let e=this.S();try{if(8&this.f||this.x===void 0)return;let t=this.x();typeof t=="function"&&(this.j=t)}finally{e()}};ve.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,Un(this),Rn(this),re++;let e=O;return O=this,ks.bind(this,e)};ve.prototype.N=function(){2&this.f||(this.f|=2,this.u=Ne,Ne=this)};ve.prototype.d=function(){this.f|=8,1&this.f||Rt(this)};ve.prototype.dispose=function(){this.d()};function ee(e,t){let n=new ve(e,t);try{n.c()}catch(s){throw n.d(),s}let o=n.d.bind(n);return o[Symbol.dispose]=o,o}var xs=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__,Fn,rt,it;var Bn=[];ee(function(){Fn=this.N})();function ye(e,t){k[e]=t.bind(null,k[e]||(()=>{}))}function Pe(e){if(it){let t=it;it=void 0,t()}it=e&&e.S()}function qn({data:e}){let t=Cs(e);t.name="ReactiveDom",t.value=e;let[n,o]=Xe(()=>{let s=this,i=this.__v;for(;i=i.__;)if(i.__c){i.__c.__$f|=4;break}let r=st(()=>{let u=t.value.value;return u===0?0:u===!0?"":u||""}),c=st(()=>!Array.isArray(r.value)&&!bt(r.value)),f=ee(function(){if(this.N=Vn,c.value){let u=r.value;s.__v&&s.__v.__e&&s.__v.__e.nodeType===3&&(s.__v.__e.data=u)}}),p=this.__$u.d;return this.__$u.d=function(){f(),p.call(this)},[c,r]},[]);return n.value?o.peek():o.value}qn.displayName="ReactiveTextNode";Object.defineProperties(P.prototype,{constructor:{configurable:!0,value:ze(he,null).constructor},type:{configurable:!0,value:qn},props:{configurable:!0,get(){let e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}});ye("__b",(e,t)=>{if(Pe(),rt=void 0,typeof t.type=="string"){let n,o=t.props;for(let s in o){if(s==="children")continue;let i=o[s];i instanceof P&&(n||(t.__np=n={}),n[s]=i,o[s]=i.peek())}}e(t)});ye("__r",(e,t)=>{if(e(t),t.type!==he){Pe();let n,o=t.__c;o&&(o.__$f&=-2,n=o.__$u,n===void 0&&(o.__$u=n=(function(s,i){let r;return ee(function(){r=this},{name:i}),r.c=s,r})((function(s){return function(){var i;xs&&((i=this.y)==null||i.call(this)),s.__$f|=1,s.setState({})}})(o),typeof t.type=="function"?t.type.displayName||t.type.name:""))),rt=o,Pe(n)}});ye("__e",(e,t,n,o)=>{Pe(),rt=void 0,e(t,n,o)});ye("diffed",(e,t)=>{Pe(),rt=void 0;let n;if(typeof t.type=="string"&&(n=t.__e)){let o=t.__np,s=t.props,i=n.U;if(i)for(let r in i){let c=i[r];c===void 0||o&&r in o||(c.d(),i[r]=void 0)}if(o){i||(i={},n.U=i);for(let r in o){let c=i[r],f=o[r];c===void 0?(c=Ts(n,r,f,s),i[r]=c):c.o(f,s)}}}e(t)});function Ts(e,t,n,o){let s=t in e&&e.ownerSVGElement===void 0,i=M(n);return{o:(r,c)=>{i.value=r,o=c},d:ee(function(){this.N=Vn;let r=i.value.value;o[t]!==r&&(o[t]=r,s?e[t]=r:r!=null&&(r!==!1||t[4]==="-")?e.setAttribute(t,r):e.removeAttribute(t))})}}ye("unmount",(e,t)=>{if(typeof t.type=="string"){let n=t.__e;if(n){let s=n.U;if(s){n.U=void 0;for(let i in s){let r=s[i];r&&r.d()}}}let o=t.__np;if(o){let s=t.props;for(let i in o)s[i]=o[i]}t.__np=void 0}else{let n=t.__c;if(n){n.__$f|=8;let o=n.__$u;o&&(n.__$u=void 0,o.d())}}e(t)});ye("__h",(e,t,n,o)=>{o<3&&(t.__$f|=2),e(t,n,o)});_e.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;let n=this.__$u,o=n&&n.s!==void 0;for(let s in t)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){let s=2&this.__$f;if(!(o||s||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(let s in e)if(s!=="__source"&&e[s]!==this.props[s])return!0;for(let s in this.props)if(!(s in e))return!0;return!1};function Cs(e,t){return Xe(()=>M(e,t),[])}var Os=e=>{queueMicrotask(()=>{queueMicrotask(e)})};function As(){Lt(()=>{let e;for(;e=Bn.shift();)Fn.call(e)})}function Vn(){Bn.push(this)===1&&(k.requestAnimationFrame||Os)(As)}var Is=1e4,Wn=3,ue=M([]),zn=0;function R(e,t){let n={id:++zn,text:e,action:t};ue.value=[...ue.value,n].slice(-Wn),setTimeout(()=>at(n.id),Is)}function Kn(e){let t={id:++zn,text:"",error:e};ue.value=[...ue.value,t].slice(-Wn)}function at(e){ue.value=ue.value.filter(t=>t.id!==e)}var Es="X-Impersonation",Ds=401,lt=M(null);function Jn(e){let t=e.headers.get(Es),n=e.status===Ds;if(t===null&&!n)return;let o=n?null:Date.parse(t?.replace("until=","")??"")||0;o!==lt.peek()&&(lt.value=o)}var Ms=4e4,Ns=[1,2,4,8],js=30,Ps=304,Ls=401,Gn=429,Zn=503,we=M(""),Ut=new Set,Ht=0;function Yn(e){let t=0,n=async f=>{let p=async()=>{if(f!==t)return!0;let d=await e.refresh?.()??!1;return d&&(t+=1),d},u=`tablewright.refresh ${new URL(".",document.baseURI).pathname}`;return navigator.locks?navigator.locks.request(u,p):p()},o=async(f,p,u)=>{let d=u.key??e.key?.()??"",h=u.timeoutMs?AbortSignal.timeout(u.timeoutMs):null,m=[u.signal,h].filter(g=>g instanceof AbortSignal),$;try{let g={method:f,signal:AbortSignal.any(m),...Hs(u,d)};$=await fetch(Rs(p,u.query),{...g,credentials:e.key&&!u.takesCookies?"omit":"same-origin"})}catch(g){if(u.signal?.aborted)throw g;let v=h?.aborted;throw new q(b(v?"request.slow":"request.offline"),{code:v?"slow":"offline"})}if(Jn($),$.ok||$.status===Ps)return $;throw await Us($,e)},s=async(f,p,u)=>{let d=t,h=e.key?.()??"";try{return await o(f,p,u)}catch(m){if(!(m instanceof q&&m.status===Ls)||u.isGuest||u.key!==void 0)throw m;if(e.refresh&&await n(d))return o(f,p,u);throw e.onUnauthenticated?.(h),m}},i=async(f,p,u={})=>{let d=!1;try{for(let h of[...e.isPatient?Ns:[],null])try{let m=await s(f,p,u);return Xn(),m}catch(m){let $=m instanceof q?Fs(m,f,h):null;if($===null)throw m;d||(Ht+=1),d=!0,await qs($,Bs(m))}throw new q(b("request.offline"),{code:"offline"})}finally{d&&(Ht-=1),Ht||(we.value="")}},r=async(f,p,u={})=>{let d=e.timeoutMs??Ms,h=await i(f,p,{timeoutMs:d,...u}),m=await h.text(),$=h.headers.get("Content-Type")?.includes("json"),g=u.read??e.read??JSON.parse;return{value:m===""?null:$?g(m):m,etag:h.headers.get("ETag")??"",serverMs:Date.parse(h.headers.get("Date")??"")||null}};return{send:i,receive:r,ask:async(f,p,u)=>(await r(f,p,u)).value}}function Rs(e,t={}){let n=new URL(e,document.baseURI);for(let[o,s]of Object.entries(t))s!=null&&s!==""&&n.searchParams.set(o,String(s));return n}function Hs({json:e,body:t,headers:n={},ifMatch:o},s){let i={...n};s&&(i.Authorization=`Bearer ${s}`),o&&(i["If-Match"]=o);let r=e===void 0?t:JSON.stringify(e);return r instanceof Blob?i["Content-Type"]=r.type||"application/octet-stream":r!==void 0&&(i["Content-Type"]="application/json"),{body:r,headers:i}}async function Us(e,{read:t=JSON.parse,message:n=o=>o}){let o={status:e.status,requestId:e.headers.get("X-Request-Id")??"",retryAfterSeconds:Number(e.headers.get("Retry-After")??0)||0};try{let{error:s}=t(await e.text());return new q(n(String(s.message)),{...o,code:String(s.code),details:s.details??{},requestId:String(s.requestId||o.requestId)})}catch{return new q(b("request.status",{status:`${e.status}`}),o)}}function Fs(e,t,n){if(n===null)return null;if(e.status===Zn||e.status===Gn){let o=e.retryAfterSeconds||n;return o<=js?o:null}return e.code==="offline"&&t==="GET"?n:null}function Bs(e){return e.status===Gn?b("request.tooMany"):b(e.status===Zn?"request.busy":"request.lost")}async function qs(e,t){we.value=t,await new Promise(n=>{Ut.add(n),setTimeout(n,e*1e3)})}function Xn(){we.value="";for(let e of Ut)e();Ut.clear()}globalThis.addEventListener?.("online",Xn);function Qn({notice:e}){let{id:t,text:n,action:o,error:s}=e;return l`<div class="notice">
    ${s?l`<${L} error=${s} />`:l`<p>${n}</p>`}
    ${o?l`<button
          type="button"
          class="button"
          onClick=${()=>{at(t),o.act()}}
        >
          ${o.label}
        </button>`:null}
    <button
      type="button"
      class="button quiet icon-only"
      aria-label=${b("notice.dismiss")}
      onClick=${()=>at(t)}
    >
      <${C} name="close" />
    </button>
  </div>`}function eo(){return l`<div class="notices" role="status" aria-live="polite">
    ${we.value?l`<p class="notice waiting">${we.value}</p>`:null}
    ${ue.value.map(e=>l`<${Qn} key=${e.id} notice=${e} />`)}
  </div>`}function to({kind:e="info",action:t,onDismiss:n,children:o}){return l`<aside class="banner banner-${e}" aria-label=${b("banner.label")}>
    ${e==="info"?null:l`<${C} name="warning" />`}
    <p>${o}</p>
    ${t}
    ${n?l`<button
          type="button"
          class="button quiet icon-only"
          aria-label=${b("notice.dismiss")}
          onClick=${n}
        >
          <${C} name="close" />
        </button>`:null}
  </aside>`}function no({href:e="admin/"}){let t=lt.value;if(t===null)return null;let n=Ke(t,{timeStyle:"short"});return l`<${to}
    kind="warning"
    action=${l`<a class="button" href=${e}>${b("impersonation.back")}</a>`}
  >
    ${b("impersonation.banner",{time:n})}
  <//>`}function oo({read:e,write:t,keep:n=()=>null}){let o=()=>e(location,history.state??{}),s=M(o()),i=()=>{let r=o();JSON.stringify(r)!==JSON.stringify(s.peek())&&(s.value=r)};return addEventListener("popstate",i),addEventListener("hashchange",i),{place:s,go(r,{replace:c=!1}={}){let f={...s.peek(),...r};history[c?"replaceState":"pushState"](n(f),"",t(f)),s.value=f}}}function so({hash:e}){let[t="",n=""]=e.replace(/^#\/?/,"").split("?",2);return{view:decodeURIComponent(t),params:Object.fromEntries(new URLSearchParams(n))}}function Ft({view:e,params:t}){let n=Object.entries(t).filter(([,s])=>s!==""),o=new URLSearchParams(n).toString();return`#/${encodeURIComponent(e)}${o&&`?${o}`}`}function io(e){return t=>{t.ctrlKey||t.metaKey||t.shiftKey||t.altKey||(t.preventDefault(),e())}}var Vs=5;function ro({label:e,sections:t,current:n}){let o=[...new Set(t.map(r=>r.group??""))],s=V(null);ie(()=>{let r=s.current?.querySelector("[aria-current=page]");r instanceof HTMLElement&&s.current&&Ws(s.current,r)},[n,t.length]);let i=t.length>Vs?"sections-many":"sections-few";return l`<nav ref=${s} class="sections ${i}" aria-label=${e}>
    ${o.map(r=>l`<${zs}
        key=${r}
        name=${r}
        sections=${t.filter(c=>(c.group??"")===r)}
        current=${n}
      />`)}
  </nav>`}function Ws(e,t){let n=t.getBoundingClientRect().left-e.getBoundingClientRect().left;e.scrollLeft+=n-(e.clientWidth-t.offsetWidth)/2}function zs({name:e,sections:t,current:n}){let o=t.length===1&&t[0]?.label===e;return l`<div class="section">
    ${e&&!o?l`<h2>${e}</h2>`:null}
    <ul>
      ${t.map(s=>l`<${Ks} key=${s.id} section=${s} isCurrent=${s.id===n} />`)}
    </ul>
  </div>`}function Ks({section:e,isCurrent:t}){let{label:n,href:o,icon:s,badge:i,onOpen:r}=e;return l`<li>
    <a
      href=${o}
      aria-current=${t?"page":void 0}
      onClick=${r?io(r):void 0}
    >
      ${s?l`<${C} name=${s} />`:null}
      <span class="section-label">${n}</span>
      ${i}
    </a>
  </li>`}function ao(e){let{title:t,mark:n,context:o,status:s,tools:i,banner:r,sections:c,current:f,children:p}=e;return l`<div class="shell">
    <a class="skip" href="#main" onClick=${Js}>${b("shell.skip")}</a>
    <header class="masthead">
      <p class="masthead-name">${n}<span class="masthead-title">${t}</span></p>
      ${o} ${s}
      <div class="masthead-tools">${i}</div>
    </header>
    <${no} />${r}
    <${ro}
      label=${e.navigationLabel??b("shell.sections")}
      sections=${c}
      current=${f}
    />
    <main id="main" tabindex="-1">${p}</main>
    <${eo} />
  </div>`}function ct({title:e}){return l`<span class="mark" aria-hidden="true">${e.charAt(0).toUpperCase()}</span>`}function Js(e){e.preventDefault(),document.getElementById("main")?.focus()}function lo({label:e,face:t,isIconOnly:n=!1,className:o="",children:s}){let[i,r]=_(!1),c=V(null),f=Q(),p=()=>{r(!1),c.current?.querySelector("button")?.focus()};return be(()=>{let d=i?c.current?.querySelector("[data-first]"):null;d instanceof HTMLElement&&d.focus()},[i]),ie(()=>{if(!i)return;let d=h=>{h.target instanceof Node&&!c.current?.contains(h.target)&&r(!1)};return document.addEventListener("pointerdown",d),document.addEventListener("focusin",d),()=>{document.removeEventListener("pointerdown",d),document.removeEventListener("focusin",d)}},[i]),l`<div class="popover ${o}" ref=${c} onKeyDown=${d=>{!i||d.key!=="Escape"||(d.preventDefault(),d.stopPropagation(),p())}}>
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
  </div>`}var co=["system","light","dark"],ut=document.documentElement,Bt=`${ut.dataset.preferences}.theme`,qt=`${ut.dataset.preferences}.letters`,Se=M(localStorage.getItem(Bt)??"system"),Gs=M(localStorage.getItem(qt)!=="off");ee(()=>{Se.value==="system"?(localStorage.removeItem(Bt),delete ut.dataset.theme):(localStorage.setItem(Bt,Se.value),ut.dataset.theme=Se.value)});ee(()=>{Gs.value?localStorage.removeItem(qt):localStorage.setItem(qt,"off")});function ke({legend:e,name:t,value:n,options:o,onValue:s,isLegendShown:i=!1}){return l`<fieldset class="segments-field">
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
            ${f?l`<${C} name=${f} />`:null}
            <span class="segment-label">${c}</span>
          </span>
        </label>`)}
    </div>
  </fieldset>`}function uo(){return l`<${ke}
    legend=${b("theme.title")}
    name="theme"
    value=${Se.value}
    options=${co.map(e=>[e,b(`theme.${e}`)])}
    onValue=${e=>{Se.value=e}}
  />`}function fo({name:e,note:t,items:n}){return l`<${lo}
    label=${e?b("user.of",{name:e}):b("user.menu")}
    face=${e?l`<span class="avatar" data-initials=${Zs(e)}></span>`:l`<${C} name="person" />`}
    isIconOnly
    className="user-menu"
  >
    ${o=>l`
      ${e?l`<p class="user-name">
            <strong>${e}</strong>${t?l`<span class="hint">${t}</span>`:null}
          </p>`:null}
      <${uo} />
      <ul class="popover-list">
        ${n.map(s=>l`<li key=${s.label}><${Ys} item=${s} close=${o} /></li>`)}
      </ul>
    `}
  <//>`}function Zs(e){let t=e.split(/\s+/).filter(Boolean);return[t[0],t.length>1?t.at(-1):""].map(n=>[...n??""][0]?.toUpperCase()??"").join("")}function Ys({item:e,close:t}){let n=l`${e.icon?l`<${C} name=${e.icon} />`:null}${e.label}`;return e.href?l`<a class="menu-item" href=${e.href}>${n}</a>`:l`<button type="button" class="menu-item" onClick=${()=>{t(),e.act?.()}}>${n}</button>`}function te(e,t){let[n,o]=_(null),[s,i]=_(null),r=V(0),c=V(Promise.resolve()),f=async()=>{let u=++r.current;try{let d=await e();if(u!==r.current)return;o(()=>d),i(null)}catch(d){u===r.current&&i(d)}},p=()=>(c.current=f(),c.current);return ie(()=>(o(null),p(),()=>{r.current+=1}),t),{answer:n,problem:s,again:p,settled:()=>c.current}}function K({title:e,onClose:t,onCancel:n,children:o}){let s=V(null),i=V(!1),r=Q();return be(()=>{let f=document.activeElement,p=s.current;p?.showModal();let u=p?.querySelector("[data-first]");return u instanceof HTMLElement&&u.focus(),()=>{i.current=!0,p?.close(),f instanceof HTMLElement&&f.isConnected&&f.focus()}},[]),l`<dialog
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
        aria-label=${b("dialog.close")}
        onClick=${n??t}
      >
        <${C} name="close" />
      </button>
    </header>
    <div class="dialog-body">${o}</div>
  </dialog>`}function J(e){let{title:t,deed:n,keep:o,word:s,isDanger:i=!0,onConfirm:r,onClose:c,children:f}=e,[p,u]=_(""),[d,h]=_(!1),[m,$]=_(null),g=Q(),v=!s||p.trim()===s;return l`<${K} title=${t} onClose=${c}>
    <form onSubmit=${async y=>{if(y.preventDefault(),!(!v||d)){h(!0),$(null);try{await r(),c()}catch(S){$(S),h(!1)}}}}>
      ${f}
      ${s&&l`<div class="field">
        <label for=${g}>${Ze("confirm.type",{name:l`<code>${s}</code>`})}</label>
        <input
          id=${g}
          data-first
          value=${p}
          autocomplete="off"
          autocapitalize="off"
          spellcheck=${!1}
          onInput=${y=>u(y.target.value)}
        />
      </div>`}
      <${L} error=${m} />
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
          data-first=${s?void 0:!0}
          onClick=${c}
        >
          ${o||b("confirm.cancel")}
        </button>
      </div>
    </form>
  <//>`}var Xs=l`<svg
  class="empty-drawing"
  viewBox="0 0 120 72"
  aria-hidden="true"
  focusable="false"
>
  <path d="M22 16h76v44H22z" />
  <path d="M22 30h76M34 42h30M34 50h18" class="faint" />
</svg>`;function mo({title:e,children:t}){return l`<div class="empty">
    ${Xs}
    <h2>${e}</h2>
    ${t}
  </div>`}function po(e){let{label:t,cursors:n,next:o,onCursors:s,previousLabel:i,nextLabel:r,note:c}=e;return n.length===0&&!o&&!e.isAlwaysShown?null:l`<nav class="pager" aria-label=${t??b("pager.label")}>
    <button
      type="button"
      class="button"
      disabled=${n.length===0}
      onClick=${()=>s(n.slice(0,-1))}
    >
      <${C} name="back" />${i??b("pager.previous")}
    </button>
    <span class="hint">${c??b("pager.page",{page:n.length+1})}</span>
    <button
      type="button"
      class="button"
      disabled=${!o}
      onClick=${()=>o&&s([...n,o])}
    >
      ${r??b("pager.next")}<${C} name="next" />
    </button>
  </nav>`}function ho({ids:e,selected:t,onSelect:n,children:o}){let s=e.filter(r=>t.has(r)).length,i=s>0&&s===e.length;return l`<div class="table-bulk">
    <label class="table-all">
      <input
        type="checkbox"
        checked=${i}
        indeterminate=${s>0&&!i}
        onChange=${()=>n(new Set(i?[]:e))}
      />
      <span aria-live="polite">
        ${s?b("table.selected",{count:s}):b("table.selectAll",{count:e.length})}
      </span>
    </label>
    ${s?o:null}
  </div>`}function $o({id:e,selected:t,onSelect:n}){let o=()=>{let i=new Set(t);i.delete(e)||i.add(e),n(i)};return l`<td class="table-choose" onClick=${i=>i.stopPropagation()}>
    <label>
      <input type="checkbox" checked=${t.has(e)} onChange=${o} />
      <span class="visually-hidden">${b("table.select",{name:e})}</span>
    </label>
  </td>`}function go(e,t,n,o,s){let i=s.toLowerCase().split(/\s+/).filter(Boolean),r=e.filter(p=>{let u=o?.(p).toLowerCase()??"";return i.every(d=>u.includes(d))}),c=t.find(p=>p.name===n?.name)?.sortBy;if(!n||!c)return r;let f=n.isDescending?-1:1;return r.sort((p,u)=>f*Qs(c(p),c(u)))}function Qs(e,t){return e===null||t===null?+(e===null)-+(t===null):typeof e=="number"&&typeof t=="number"?e-t:String(e).localeCompare(String(t),document.documentElement.lang,{numeric:!0})}function _o(e){let t={ArrowDown:1,ArrowUp:-1}[e.key],{currentTarget:n,target:o}=e;if(!t||!(n instanceof Element)||!(o instanceof Element)||!o.matches("[data-item]"))return;let s=[...n.querySelectorAll("[data-item]")],i=s[s.findIndex(r=>r===o)+t];i&&(e.preventDefault(),i.focus())}function Le(e){let{label:t,columns:n,rows:o,idOf:s,filterBy:i,selected:r,onSelect:c,actions:f}=e,[p,u]=_(null),[d,h]=_(""),m=go(o,n,p,i,d),$=m.map(s);return l`<div class="table-block">
    ${i?l`<${ei} value=${d} onValue=${h} />`:null}
    ${r&&c?l`<${ho} ids=${$} selected=${r} onSelect=${c}>${f}<//>`:null}
    <div
      class="table-place ${e.isLoading?"is-loading":""}"
      role="group"
      aria-label=${t}
      tabindex="0"
    >
      <table class="table" onKeyDown=${_o}>
        <caption class="visually-hidden">
          ${t}
        </caption>
        <thead>
          <tr>
            ${r?l`<td class="table-choose"></td>`:null}
            ${n.map(g=>l`<${ti} column=${g} sort=${p} onSort=${u} />`)}
          </tr>
        </thead>
        <tbody>
          ${m.map(g=>l`<${ni} key=${s(g)} row=${g} table=${e} />`)}
        </tbody>
      </table>
    </div>
    ${d&&m.length===0?l`<p class="hint" role="status">${b("table.noMatch",{filter:d})}</p>`:null}
  </div>`}function ei({value:e,onValue:t}){let n=Q();return l`<div class="table-filter">
    <label class="visually-hidden" for=${n}>${b("table.filter")}</label>
    <${C} name="search" />
    <input
      id=${n}
      type="search"
      autocomplete="off"
      placeholder=${b("table.filter")}
      value=${e}
      onInput=${o=>t(o.target.value)}
    />
  </div>`}function ti({column:e,sort:t,onSort:n}){let{name:o,label:s,hint:i,isNumeric:r,sortBy:c}=e,f=t?.name===o,p=f?t.isDescending?"descending":"ascending":"none";return l`<th
    scope="col"
    class=${r?"number":""}
    title=${i}
    aria-sort=${c?p:void 0}
  >
    ${c?l`<button type="button" class="sort" onClick=${()=>n(f&&t.isDescending?null:{name:o,isDescending:f})}>
          ${s}
          ${f?l`<${C} name=${t.isDescending?"down":"up"} />`:null}
        </button>`:s}
  </th>`}function ni({row:e,table:t}){let{columns:n,idOf:o,onOpen:s,openId:i,selected:r,onSelect:c}=t,f=o(e),p=f===i,u=s?()=>s(e):void 0;return l`<tr
    class="${p?"row-open":""} ${u?"row-opens":""}"
    onClick=${u}
  >
    ${r&&c?l`<${$o} id=${f} selected=${r} onSelect=${c} />`:null}
    ${n.map(({name:d,label:h,cell:m,isNumeric:$},g)=>{let v=m(e);return l`<td key=${d} data-label=${h} class=${$?"number":""}>
        ${g===0&&u?l`<button
              type="button"
              class="link"
              data-item=${f}
              aria-expanded=${i===void 0?void 0:p}
              onClick=${w=>{w.stopPropagation(),u()}}
            >
              ${v}
            </button>`:l`<span class="cell">${v}</span>`}
      </td>`})}
  </tr>`}var bo={accounts:{find:"Account",findHint:"The complete account id.",findNameHint:"An account id, or the beginning of a name.",id:"Account id",name:"Name",none:"No account matches “{words}”",noneAtAll:"No accounts yet",reactivated:"The account is active again.",suspendHint:"People can only read in this account and below it. Its administrators see the reason.",suspendTitle:"Suspend {name}",suspended:"The account is suspended.",title:"Accounts"},activities:{actor:"By",agent:"Browser",by:{account:"Account",type:"Type",user:"User"},changes:"Changes",hint:"Without a filter, the list shows the activity of the whole system.",network:"Network address",none:"No activity",resource:"What",time:"Time",title:"Activity",type:"Type"},actor:{key:"Key",nobody:"Anonymous",operator:"Operator",system:"System",user:"User"},deed:{enable:"Enable",endView:"End view",factor:"Reset second factor",limits:"Limits",reactivate:"Reactivate",sessions:"End sessions",suspend:"Suspend",view:"View as this person"},done:{endView:"The view has ended.",factor:"The second factor is removed.",reactivate:"The person is active again.",sessions:"All sessions have ended.",suspend:"The person is suspended.",view:"The view has started. Open the product to see it."},door:{docs:"API documentation",hint:"This tab keeps the token until you close it or sign out.",missing:"Enter the operator's token.",rejected:"The server no longer accepts this token. Sign in with another one.",signIn:"Sign in",signedOut:"You are signed out.",title:"Operator sign-in",token:"Operator's token"},hooks:{enabled:"The endpoint is enabled.",hint:"Messages for these endpoints are held until they are enabled.",none:"All webhook endpoints get messages",reason:"Reason",since:"Since",sure:"An endpoint of {tenant} will get messages again. Held messages can be replayed.",tenant:"Tenant",title:"Webhooks",url:"URL"},jobs:{attempts:"Attempts",cancel:"Cancel jobs",cancelDone:{one:"{count} job is cancelled.",other:"{count} jobs are cancelled."},cancelSure:{one:"{count} job will not run. A running job is asked to stop.",other:"{count} jobs will not run. Running jobs are asked to stop."},cancelling:"Cancelling",counts:"{abandoned} abandoned, {unfinished} waiting or running.",discard:"Discard",discardDone:{one:"{count} job discarded.",other:"{count} jobs discarded."},discardSure:{one:"{count} job will be deleted. This cannot be undone.",other:"{count} jobs will be deleted. This cannot be undone."},due:"Time",error:"Last error or process",id:"Job id",kind:"Kind",more:"more than {count}",none:{abandoned:"No abandoned jobs",running:"No running jobs",waiting:"No waiting jobs"},priorities:{high:"High",low:"Low",urgent:"Urgent"},redo:"Redo",redoDone:{one:"{count} job runs again.",other:"{count} jobs run again."},state:"State",states:{abandoned:"Abandoned",lines:"Lines",running:"Running",waiting:"Waiting"},title:"Jobs"},limits:{fixed:"The {plan} plan does not allow it. Edit the plan, and turn on “Limits by agreement”.",fromPlan:"{plan} plan: {value}",hint:"They replace those of the plan, until the account changes its plan.",none:"The account has no plan.",numberHint:"A number, or -1 for unlimited. Empty fields keep the plan's limit.",save:"Save limits",saved:"The limits of {name} are saved.",title:"Limits of {name}",wrong:"Enter -1 or a higher number."},lines:{all:"All lines",cap:"Cap",first:"Oldest job",held:"On hold",hint:"A line runs one job at a time. These are on hold, or have waiting jobs.",hold:"Hold",holdDone:"{line} is on hold.",holdSure:"The line starts no job until you release it. A running job continues.",holdTitle:"Hold {line}",jobs:"Jobs of {line}",line:"Line",none:"No line has waiting jobs",of:"{line} of {tenant}",order:"Jobs run one at a time, in this order.",release:"Release",releaseDone:"{line} is released.",releaseSure:"The line continues with its oldest job.",releaseTitle:"Release {line}",slots:"{name}: {inside} of {atOnce}",slotsWaiting:"{used}, {waiting} waiting",title:"Lines",waiting:"Waiting"},list:{deeds:"Actions",emptyPage:"Nothing on this page matches. Continue with the next page.",filter:"Filter",find:"Find",loading:"Loading…",refresh:"Refresh"},nodes:{id:"Process",none:"No process runs background work",seen:"Last seen",title:"Processes",version:"Version"},outgoing:{budget:"Budget",budgets:"Budgets in use",failures:"Failures in a row",free:"Unused from",held:"Held until",host:"Host",hosts:"Failing hosts",noBudgets:"No budgets in use",noHosts:"No failing hosts",paused:"Paused until",running:"Running requests",title:"Outgoing"},page:{docs:"API documentation",name:"Operator",product:"Open the product",signOut:"Sign out",title:"{title} operator"},people:{email:"E-mail",find:"Person",findHint:"The complete e-mail address, or a user id.",lastSignIn:"Last sign-in",name:"Name",none:"No person matches “{words}”",noneAtAll:"No people yet",status:"Status",title:"People"},person:{confirmed:"E-mail confirmed",device:"Device",ends:"Ends",factor:"Second factor",id:"User id",noSessions:"No sessions.",openView:"Open the product",operator:"Operator view",role:"Role",sessions:"Sessions",started:"Started",suspendHint:"All sessions end, and sign-ins and API keys are rejected.",suspendTitle:"Suspend {name}",viewHint:"For 30 minutes, you see the product as this person does, but cannot change anything. The reason is recorded in the logs of the person and their accounts.",viewTitle:"View as {name}"},plans:{create:"Create plan",createTitle:"Create a plan",currency:"Currency",customizable:"Limits by agreement",default:"Default",edit:"Edit",editTitle:"Edit {name}",features:"Features",featuresHint:"One per line, as shown to customers.",hint:"New accounts get the default plan. New limits apply to all of its accounts at once.",id:"Id",idHint:"Letters, digits, - and _. It cannot be changed.",isActive:"On sale",limits:"Limits",limitsHint:"One per line, such as users: 20. -1 is unlimited.",makeDefault:"Make default",madeDefault:"New accounts now get the {name} plan.",name:"Name",none:"No plans yet",off:"Not on sale",overage:"Overage",overageHint:"Limit, units and their price in minor units: apiCallsPerMonth: 1000 50.",price:"Price per month",priceHint:"In minor units: 4900 is 49.00.",save:"Save",saved:"{name} is saved.",status:"Status",sureDefault:"New accounts will get the {name} plan. Other accounts keep theirs.",title:"Plans",type:"Type",typeHint:"Such as starter. Some systems allow only certain types.",unlimited:"Unlimited",wrongLimits:"Each line must be a name, a colon and a value.",wrongNumber:"Enter a whole number.",wrongOverage:"Each line must be a limit, a colon and two whole numbers."},reason:{cancel:"Cancel",hint:"Recorded in the audit log.",label:"Reason",missing:"Enter a reason."},runs:{account:"Account",accountId:"Account id",deletedSource:"Deleted source",ended:"Ended",error:"Error",errorOf:"Error of {type}",hint:"Runs of all accounts, the newest first. View the product as a person to open a run.",id:"Run id",moreErrors:{one:"{count} more error.",other:"{count} more errors."},none:{completed:"No completed runs",failed:"No failed runs",pending:"No waiting runs",running:"No running runs"},open:"Open in the product",partial:"Some data types failed",platform:"Platform",queued:"Queued",source:"Source",sourceId:"Source id",started:"Started",status:"Status",statuses:{completed:"Completed",failed:"Failed",pending:"Waiting",running:"Running"},time:"Time",title:"Runs"},status:{active:"Active",disabled:"Disabled",ended:"Ended by the receiver",suspended:"Suspended",terminated:"Terminated"},sure:{endView:"The view of {name} ends.",factor:"{name} can then sign in with only the password, and is notified by e-mail.",reactivate:"{name} can be used again.",sessions:"{name} must sign in again on every device."},tables:{bytes:"Size",indexes:"Indexes",items:"Items",name:"Table",none:"No tables",tables:"Tables",title:"System"},usage:{account:"Account",day:"Day",hint:"What each account used on one day, in UTC.",none:"No account used anything on this day",title:"Usage"},value:{no:"No",off:"Off",on:"On",yes:"Yes"}};var{text:a,rich:xl}=_n({"en-GB":bo});function vo(){let e=`tablewright.key ${new URL(".",document.baseURI).pathname}`,t=M(sessionStorage.getItem(e)??""),n=M("");return{key:t,reason:n,keep(o){sessionStorage.setItem(e,o),n.value="",t.value=o},forget(o){sessionStorage.removeItem(e),n.value=o,t.value=""}}}var{key:Re,reason:yo,keep:wo,forget:ft}=vo();var Vt=Yn({key:()=>Re.peek(),onUnauthenticated:e=>{e===Re.peek()&&ft(a("door.rejected"))}});function G(e,t){return Vt.ask("GET",`../v1/admin${e}`,t)}function mt(e,t,n){return Vt.ask(e,`../v1/admin${t}`,{json:n})}function U(e,t,n){return Vt.ask("POST",`../v1/admin${e}`,{json:t,...n})}function T(e,t={}){let n=JSON.stringify([e,t]),[o,s]=_({key:n,cursors:[]}),i=o.key===n?o.cursors:[],r=i.at(-1)??"",c=te(()=>G(e,{query:{...t,cursor:r}}),[n,r]);return{...c,rows:c.answer?.items??null,next:c.answer?.nextCursor??null,cursors:i,setCursors:f=>s({key:n,cursors:f})}}function A({listing:e,label:t,empty:n,...o}){let{rows:s,problem:i,again:r,cursors:c,next:f,setCursors:p}=e,u=s?.length===0;return l`<${L} error=${i} onRetry=${r} />
    ${s&&s.length>0?l`<${Le} label=${t} rows=${s} ...${o} />`:null}
    ${u&&!f&&c.length===0?l`<div class="sheet"><${mo} title=${n} /></div>`:null}
    ${u&&(f||c.length>0)?l`<p class="hint" role="status">${a("list.emptyPage")}</p>`:null}
    ${!s&&!i?l`<p class="hint" role="status">${a("list.loading")}</p>`:null}
    <${po} cursors=${c} next=${f} onCursors=${p} />`}function F({label:e,value:t,onValue:n,hint:o,fault:s,type:i="text",options:r,...c}){let{autofocus:f=!1,...p}=c,u=Q(),d=V(null);be(()=>{f&&d.current?.focus()},[]);let h=s||o,m=h?`${u}-note`:void 0,$=g=>n(g.target.value);return l`<div class="field">
    <label for=${u}>${e}</label>
    ${r?l`<select
          id=${u}
          ref=${d}
          onChange=${$}
          aria-describedby=${m}
          ...${p}
        >
          ${r.map(([g,v])=>l`<option value=${g} selected=${g===t}>${v}</option>`)}
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
  </div>`}var oi=500;function He({title:e,deed:t,isDanger:n=!0,onReason:o,onClose:s,children:i}){let[r,c]=_(""),[f,p]=_(""),[u,d]=_(!1),[h,m]=_(null);return l`<${K} title=${e} onClose=${s}>
    <form onSubmit=${async g=>{if(g.preventDefault(),!r.trim())return p(a("reason.missing"));d(!0),m(null);try{await o(r.trim()),s()}catch(v){m(v),d(!1)}}} noValidate>
      ${i}
      <${F}
        label=${a("reason.label")}
        type="area"
        value=${r}
        onValue=${g=>{c(g),p("")}}
        fault=${f}
        hint=${a("reason.hint")}
        maxlength=${oi}
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
  <//>`}function ne({deed:e,name:t,onPress:n}){let o=s=>{s.stopPropagation(),n()};return l`<button
    type="button"
    class="button"
    aria-label=${`${e}… ${t}`}
    onClick=${o}
  >
    ${e}…
  </button>`}function I({title:e,hint:t,onRefresh:n,children:o}){return l`<section aria-labelledby="view-title">
    <header class="screen-head">
      <h1 id="view-title">${e}</h1>
      ${n&&l`<div class="screen-tools">
        <button type="button" class="button" onClick=${n}>
          <${C} name="refresh" />${a("list.refresh")}
        </button>
      </div>`}
    </header>
    ${t?l`<p class="hint screen-hint">${t}</p>`:null} ${o}
  </section>`}function xe({facts:e}){return l`<dl class="facts">
    ${e.filter(([,t])=>t!=null&&t!=="").map(([t,n])=>l`<div key=${t}><dt>${t}</dt><dd>${n}</dd></div>`)}
  </dl>`}function pt({label:e,hint:t,value:n,onSearch:o}){let[s,i]=_(n);return l`<form class="search" role="search" onSubmit=${c=>{c.preventDefault(),o(s.trim())}}>
    <${F} label=${e} hint=${t} type="search" value=${s} onValue=${i} />
    <button type="submit" class="button strong">${a("list.find")}</button>
  </form>`}var{place:si,go:ii}=oo({read:so,write:Ft}),B=si;function fe(e,t={}){return Ft({view:e,params:t})}function H(e,t={}){ii({view:e,params:t})}var ri=["API","CSV","GB","IP","JSON","MB","URL"];function Te(e){let o=e.replace(/([a-z0-9])([A-Z])/g,"$1 $2").replace(/[_\-.]+/g," ").split(" ").map(s=>{let i=s.toUpperCase();return ri.includes(i)?i:s.toLowerCase()}).join(" ");return o.charAt(0).toUpperCase()+o.slice(1)}function Wt(e){let t=[];for(let n of e.split(`
`)){if(!n.trim())continue;let[o="",...s]=n.split(":"),i=s.join(":").trim();if(!o.trim()||!i)return null;t.push([o.trim(),i])}return t}function So(e){return Object.entries(e).map(([t,n])=>`${t}: ${n}`).join(`
`)}function dt(e){return/^-?\d+$/.test(e)?Number(e):e}function ko({account:e,onClose:t}){let n=`/accounts/${encodeURIComponent(e.accountId)}/plan`,{answer:o,problem:s,again:i}=te(()=>G(n),[n]),r=o;return l`<${K} title=${a("limits.title",{name:e.name})} onClose=${t}>
    <${L} error=${s} onRetry=${i} />
    ${r&&!r.plan?l`<p>${a("limits.none")}</p>`:null}
    ${r?.plan&&!r.plan.customizable?l`<p>${a("limits.fixed",{plan:r.plan.name})}</p>`:null}
    ${r?.plan?.customizable?l`<${ai} path=${n} name=${e.name} held=${r} onClose=${t} />`:null}
  <//>`}function ai({path:e,name:t,held:n,onClose:o}){let s=Object.entries(n.plan?.limits??{}),[i,r]=_(Object.fromEntries(s.map(([$])=>[$,`${n.overrides?.[$]??""}`]))),[c,f]=_(""),[p,u]=_(null),[d,h]=_(!1);return l`<form class="form" onSubmit=${async $=>{$.preventDefault();let g=s.filter(([w])=>i[w]?.trim()).map(([w,y])=>({limit:w,ofPlan:y,value:dt(i[w]?.trim()??"")})),v=g.find(({ofPlan:w,value:y})=>typeof w=="number"&&!li(y));if(f(v?.limit??""),u(null),!(v||d)){h(!0);try{let w=Object.fromEntries(g.map(({limit:y,value:S})=>[y,S]));await mt("PUT",`${e}/overrides`,{limits:w}),R(a("limits.saved",{name:t})),o()}catch(w){u(w),h(!1)}}}} noValidate>
    <p class="hint">${a("limits.hint")} ${a("limits.numberHint")}</p>
    <div class="limit-fields">
      ${s.map(([$,g],v)=>l`<${F}
          key=${$}
          label=${Te($)}
          hint=${a("limits.fromPlan",{plan:n.plan?.name??"",value:g===-1?a("plans.unlimited"):`${g}`})}
          inputmode=${typeof g=="number"?"numeric":void 0}
          data-first=${v===0?!0:void 0}
          fault=${c===$?a("limits.wrong"):""}
          value=${i[$]}
          onValue=${w=>r({...i,[$]:w})}
        />`)}
    </div>
    <${L} error=${p} />
    <div class="actions">
      <button type="submit" class="button strong" disabled=${d}>${a("limits.save")}</button>
      <button type="button" class="button" onClick=${o}>${a("reason.cancel")}</button>
    </div>
  </form>`}function li(e){return typeof e=="number"&&e>=-1}function xo({overview:e}){let{find:t=""}=B.value.params,n=e.findsAccountsByName?"accounts.findNameHint":"accounts.findHint";return l`<${I} title=${a("accounts.title")}>
    <${pt}
      key=${t}
      label=${a("accounts.find")}
      hint=${a(n)}
      value=${t}
      onSearch=${o=>H("accounts",{find:o})}
    />
    ${(t||e.listsAccounts)&&l`<${ui} key=${t} words=${t} overview=${e} />`}
  <//>`}var ci=/^[\w-]{20,64}$/;function ui({words:e,overview:t}){let o=t.findsAccountsByName&&!ci.test(e)?"name":"id",s=T("/accounts",e?{[o]:e}:{}),[i,r]=_(null),[c,f]=_(null),p=()=>r(null),u=t.sections.includes("plans"),d=`/accounts/${encodeURIComponent(i?.accountId??"")}`,h=async(m,$)=>{await U(`${d}/${m}`,$),R(a(m==="suspend"?"accounts.suspended":"accounts.reactivated")),await s.again()};return l`<${A}
      listing=${s}
      label=${a("accounts.title")}
      columns=${fi(r,u?f:null)}
      idOf=${m=>m.accountId}
      empty=${e?a("accounts.none",{words:e}):a("accounts.noneAtAll")}
    />
    ${c&&l`<${ko} account=${c} onClose=${()=>f(null)} />`}
    ${i?.status==="active"&&l`<${He}
      title=${a("accounts.suspendTitle",{name:i.name})}
      deed=${a("deed.suspend")}
      onReason=${m=>h("suspend",{reason:m})}
      onClose=${p}
    >
      <p>${a("accounts.suspendHint")}</p>
    <//>`}
    ${i?.status==="suspended"&&l`<${J}
      title=${a("deed.reactivate")}
      deed=${a("deed.reactivate")}
      onConfirm=${()=>h("reactivate")}
      onClose=${p}
    >
      <p>${a("sure.reactivate",{name:i.name})}</p>
    <//>`}`}function fi(e,t){return[{name:"name",label:a("accounts.name"),cell:n=>n.name},{name:"status",label:a("people.status"),cell:n=>l`${a(`status.${n.status}`)}${n.suspendedFor?l`<br /><span class="hint">${n.suspendedFor}</span>`:null}`},{name:"id",label:a("accounts.id"),cell:n=>l`<code>${n.accountId}</code>`},{name:"deed",label:a("list.deeds"),cell:n=>l`<span class="row-deeds">
        ${t&&mi(n)?l`<${ne}
              deed=${a("deed.limits")}
              name=${n.name}
              onPress=${()=>t(n)}
            />`:null}
        ${n.status==="terminated"?null:l`<${ne}
              deed=${a(n.status==="active"?"deed.suspend":"deed.reactivate")}
              name=${n.name}
              onPress=${()=>e(n)}
            />`}
      </span>`}]}function mi({path:e=""}){return e.split("/").filter(Boolean).length<=1}var To=3,pi=4e6;function Oo({before:e,after:t,label:n}){let o=di(Co(e),Co(t));if(o.every(r=>r.sign===" "))return l`<p class="hint">${b("diff.same")}</p>`;let i={"+":b("diff.added"),"-":b("diff.removed")," ":""};return l`<div class="diff" role="group" tabindex="0" aria-label=${n}>
    <ul>
      ${$i(o).map(r=>typeof r=="number"?l`<li class="diff-fold">${b("diff.folded",{count:r})}</li>`:l`<li class=${`diff-line diff-${{"+":"in","-":"out"," ":"same"}[r.sign]}`}>
              <span class="diff-sign" aria-hidden="true">${r.sign}</span>
              <span class="visually-hidden">${i[r.sign]}</span>
              <code>${r.line}</code>
            </li>`)}
    </ul>
  </div>`}function di(e,t){let n=0;for(;n<e.length&&n<t.length&&e[n]===t[n];)n++;let o=0,s=Math.min(e.length,t.length)-n;for(;o<s&&e.at(-1-o)===t.at(-1-o);)o++;let i=r=>r.map(c=>({sign:" ",line:c}));return[...i(e.slice(0,n)),...hi(e.slice(n,e.length-o),t.slice(n,t.length-o)),...i(e.slice(e.length-o))]}function hi(e,t){let n=t.length+1,o=(e.length+1)*n>pi,s=new Uint32Array(o?0:(e.length+1)*n),i=(p,u)=>s[p*n+u]??0;if(!o)for(let p=e.length-1;p>=0;p--)for(let u=t.length-1;u>=0;u--){let d=Math.max(i(p+1,u),i(p,u+1));s[p*n+u]=e[p]===t[u]?i(p+1,u+1)+1:d}let r=[],[c,f]=[0,0];for(;c<e.length||f<t.length;){let[p,u]=[e[c],t[f]];!o&&p!==void 0&&p===u?(r.push({sign:" ",line:p}),c++,f++):p!==void 0&&(u===void 0||i(c+1,f)>=i(c,f+1))?(r.push({sign:"-",line:p}),c++):(r.push({sign:"+",line:u??""}),f++)}return r}function $i(e){let t=e.map((o,s)=>e.slice(Math.max(0,s-To),s+To+1).some(i=>i.sign!==" ")),n=[];return e.forEach((o,s)=>{let i=n.at(-1);t[s]?n.push(o):typeof i=="number"?n[n.length-1]=i+1:n.push(1)}),n}function Co(e){let t=typeof e=="string"?e:JSON.stringify(e,null,2)??"";return t===""?[]:t.split(`
`)}var zt=1e4,Kt=M(Date.now());function Ao(){document.hidden||(Kt.value=Date.now())}setInterval(Ao,zt);document.addEventListener("visibilitychange",Ao);var gi=5e3,Yc=[["second",1e3,6e4],["minute",6e4,36e5],["hour",36e5,2*864e5],["day",864e5,1/0]],_i={day:"numeric",month:"short",year:"numeric",hour:"2-digit",minute:"2-digit",second:"2-digit",fractionalSecondDigits:3,timeZoneName:"short"};function bi(e,t=Kt.value){let n=t-e;if(n>-zt&&n<gi)return b("when.now");let o=Math.round(n/1e3);return Math.abs(o)<60?new Intl.RelativeTimeFormat(document.documentElement.lang).format(-o,"second"):bn(e,t,{numeric:"always"})}function Io(e){return Ke(e,_i)}function Eo({ms:e,isExact:t=!1}){let n=new Date(e).toISOString(),o=bi(e);return t?l`<time class="when when-exact" datetime=${n}>
    <span>${o}</span>
    <span>${Io(e)}</span>
    <code>${e}</code>
  </time>`:l`<time class="when" datetime=${n} title="${Io(e)} (${e})">${o}</time>`}function N({at:e}){return e?l`<${Eo} ms=${Date.parse(e)} />`:null}function Z(e){return e?l`<${N} at=${e} />`:null}var Jt=["account","user","type"],vi=[{name:"type",label:a("activities.type"),cell:e=>e.type},{name:"time",label:a("activities.time"),cell:e=>l`<${N} at=${e.timestamp} />`},{name:"actor",label:a("activities.actor"),cell:e=>Mo(e)},{name:"resource",label:a("activities.resource"),cell:e=>`${e.resource} ${e.resourceId??""}`}];function Do(){let e=B.value.params,t=Object.fromEntries(Jt.map(i=>[i,e[i]??""])),n=T("/activities",t),[o,s]=_(null);return l`<${I}
    title=${a("activities.title")}
    hint=${a("activities.hint")}
    onRefresh=${n.again}
  >
    <${yi} key=${JSON.stringify(t)} values=${t} />
    <${A}
      listing=${n}
      label=${a("activities.title")}
      columns=${vi}
      idOf=${i=>i.activityId}
      onOpen=${s}
      empty=${a("activities.none")}
    />
    ${o&&l`<${wi} entry=${o} onClose=${()=>s(null)} />`}
  <//>`}function yi({values:e}){let[t,n]=_(e);return l`<form class="filters" role="search" onSubmit=${s=>{s.preventDefault(),H("activities",Object.fromEntries(Jt.map(i=>[i,(t[i]??"").trim()])))}}>
    ${Jt.map(s=>l`<${F}
        key=${s}
        label=${a(`activities.by.${s}`)}
        value=${t[s]??""}
        onValue=${i=>n({...t,[s]:i})}
      />`)}
    <button type="submit" class="button">${a("list.filter")}</button>
  </form>`}function wi({entry:e,onClose:t}){let{before:n,after:o,details:s={}}=e;return l`<${K} title=${e.type} onClose=${t}>
    <${xe}
      facts=${[[a("activities.time"),l`<${N} at=${e.timestamp} />`],[a("activities.actor"),Mo(e)],[a("activities.by.account"),l`<code>${e.accountId}</code>`],[a("activities.resource"),`${e.resource} ${e.resourceId??""}`],[a("activities.network"),e.ipAddress],[a("activities.agent"),e.userAgent],...Object.entries(s).map(([i,r])=>[i,typeof r=="string"?r:JSON.stringify(r)])]}
    />
    ${(n||o)&&l`<h3>${a("activities.changes")}</h3>
      <${Oo} before=${n??{}} after=${o??{}} label=${a("activities.changes")} />`}
  <//>`}function Mo({actor:e={},userId:t}){let n=a(`actor.${e.kind??"nobody"}`),o=e.kind==="user"?t:e.id;return o?`${n} ${o}`:n}function No(){let e=T("/hooks"),[t,n]=_(null),o=async()=>{let i=[t?.tenant??"",t?.endpointId??""].map(encodeURIComponent).join("/");await U(`/hooks/${i}/enable`),R(a("hooks.enabled")),await e.again()};return l`<${I}
    title=${a("hooks.title")}
    hint=${a("hooks.hint")}
    onRefresh=${e.again}
  >
    <${A}
      listing=${e}
      label=${a("hooks.title")}
      columns=${Si(n)}
      idOf=${s=>`${s.tenant} ${s.endpointId}`}
      empty=${a("hooks.none")}
    />
    ${t&&l`<${J}
      title=${a("deed.enable")}
      deed=${a("deed.enable")}
      onConfirm=${o}
      onClose=${()=>n(null)}
    >
      <p>${a("hooks.sure",{tenant:t.tenant})}</p>
    <//>`}
  <//>`}function Si(e){return[{name:"tenant",label:a("hooks.tenant"),cell:t=>t.tenant},{name:"url",label:a("hooks.url"),cell:t=>t.url??l`<code>${t.endpointId}</code>`},{name:"since",label:a("hooks.since"),cell:t=>l`<${N} at=${t.since} />`},{name:"reason",label:a("hooks.reason"),cell:t=>l`<span class="whole">${t.reason??a(`status.${t.status}`)}</span>`},{name:"deed",label:a("list.deeds"),cell:t=>l`<${ne}
          deed=${a("deed.enable")}
          name=${`${t.tenant} ${t.url??t.endpointId}`}
          onPress=${()=>e(t)}
        />`}]}var ki=[{name:"kind",label:a("jobs.kind"),cell:e=>l`<${Gt} job=${e} />`},{name:"id",label:a("jobs.id"),cell:e=>l`<code>${e.jobId}</code>`},{name:"due",label:a("jobs.due"),cell:e=>l`<${N} at=${e.endedAt??e.dueAt} />`},{name:"attempts",label:a("jobs.attempts"),isNumeric:!0,cell:e=>j(e.attempts)},{name:"error",label:a("jobs.error"),cell:e=>l`<span class="whole">${e.lastError??e.leaseOwner??"–"}</span>`}];function Gt({job:e}){let t=e.state==="running"&&e.isCancelled,n=e.priority&&e.priority!=="normal"?e.priority:null;return l`<span class="kind">
    ${e.kind}
    ${n&&l` <span class="badge">${a(`jobs.priorities.${n}`)}</span>`}
    ${t&&l` <span class="badge badge-warn">${a("jobs.cancelling")}</span>`}
  </span>`}function ht({listing:e,deeds:t,onDone:n,label:o,empty:s}){let[i,r]=_(new Set),[c,f]=_(null),p=async d=>{let h=0;try{for(let m of i)await U(`/jobs/${d}`,{jobId:m}),h+=1}catch(m){Kn(m)}h&&R(a(`jobs.${d}Done`,{count:h})),r(new Set),await n()},u=t.map(d=>l`<button
      key=${d}
      type="button"
      class="button ${d==="redo"?"strong":""}"
      disabled=${i.size===0}
      onClick=${()=>d==="redo"?p(d):f(d)}
    >
      ${a(`jobs.${d}`)}${d==="redo"?"":"…"}
    </button>`);return l`<${A}
      listing=${e}
      label=${o}
      empty=${s}
      columns=${ki}
      idOf=${d=>d.jobId}
      selected=${i}
      onSelect=${r}
      actions=${u}
    />
    ${c&&l`<${J}
      title=${a(`jobs.${c}`)}
      deed=${a(`jobs.${c}`)}
      onConfirm=${()=>p(c)}
      onClose=${()=>f(null)}
    >
      <p>${a(`jobs.${c}Sure`,{count:i.size})}</p>
    <//>`}`}function jo({choice:e,onRefresh:t}){let n=T("/lines"),[o,s]=_(null),i=()=>(t(),n.again()),r=o?.isHeld?"release":"hold",c=async()=>{await U(`/lines/${r}`,{line:o?.line,tenant:o?.tenant??""}),R(a(`lines.${r}Done`,{line:o?.line??""})),await i()};return l`<${I}
    title=${a("jobs.title")}
    hint=${a("lines.hint")}
    onRefresh=${i}
  >
    ${e}
    <${A}
      listing=${n}
      label=${a("lines.title")}
      columns=${Ti(s)}
      idOf=${f=>`${f.tenant??""} ${f.line}`}
      onOpen=${f=>H("jobs",xi(f))}
      empty=${a("lines.none")}
    />
    ${o&&l`<${J}
      title=${a(`lines.${r}Title`,{line:o.line})}
      deed=${a(`lines.${r}`)}
      isDanger=${!1}
      onConfirm=${c}
      onClose=${()=>s(null)}
    >
      <p>${a(`lines.${r}Sure`)}</p>
    <//>`}
  <//>`}function xi({line:e,tenant:t=""}){return{state:"lines",line:e,tenant:t}}function Ti(e){return[{name:"line",label:a("lines.line"),cell:t=>l`<span class="stacked">
          ${t.line} ${t.tenant&&l`<small>${t.tenant}</small>`}
        </span>`},{name:"state",label:a("jobs.state"),cell:t=>l`<${Oi} line=${t} />`},{name:"waiting",label:a("lines.waiting"),isNumeric:!0,cell:t=>j(t.waiting)},{name:"first",label:a("lines.first"),cell:t=>t.first?l`<${Ci} job=${t.first} />`:"–"},{name:"cap",label:a("lines.cap"),cell:t=>t.cap?Ai(t.cap):"–"},{name:"deed",label:a("list.deeds"),cell:t=>l`<${ne}
          deed=${a(t.isHeld?"lines.release":"lines.hold")}
          name=${`${t.line} ${t.tenant??""}`.trim()}
          onPress=${()=>e(t)}
        />`}]}function Ci({job:e}){return l`<span class="stacked">
    <${Gt} job=${e} />
    <small><${N} at=${e.createdAt} /></small>
  </span>`}function Oi({line:e}){let t=e.first?.state==="running",n=l`<span class="badge badge-good">${a("jobs.states.running")}</span>`;if(e.isHeld){let o=l`<span class="badge badge-warn">${a("lines.held")}</span>`;return t?l`${o} ${n}`:o}return t?n:l`<span class="badge">${a("jobs.states.waiting")}</span>`}function Ai({name:e,inside:t,atOnce:n,waiting:o}){let s=a("lines.slots",{name:e,inside:t,atOnce:n});return o?a("lines.slotsWaiting",{used:s,waiting:o}):s}function Po({line:e,tenant:t,choice:n,onRefresh:o}){let s=T("/lines/jobs",{line:e,tenant:t}),i=s.cursors.length===0?s.answer?.first:null,r=i&&s.rows?[i,...s.rows]:s.rows,c=()=>(o(),s.again());return l`<${I} title=${a("jobs.title")} onRefresh=${c}>
    ${n}
    <h2 class="whole">${t?a("lines.of",{line:e,tenant:t}):e}</h2>
    <p class="hint screen-hint">
      ${a("lines.order")} <a href=${fe("jobs",{state:"lines"})}>${a("lines.all")}</a>
    </p>
    <${ht}
      listing=${{...s,rows:r}}
      deeds=${["cancel"]}
      onDone=${c}
      label=${a("lines.jobs",{line:e})}
      empty=${a("jobs.none.waiting")}
    />
  <//>`}var Ro=["abandoned","waiting","running"],Lo=[...Ro,"lines"],Ii={abandoned:["redo","discard"],waiting:["cancel"],running:["cancel"]};function Ho(){let{state:e,line:t,tenant:n=""}=B.value.params,o=te(()=>G("/jobs/counts"),[]),s=o.answer&&Di(o.answer),i=l`<${ke}
    legend=${a("jobs.state")}
    name="state"
    value=${Lo.find(f=>f===e)??"abandoned"}
    options=${Lo.map(f=>[f,a(`jobs.states.${f}`)])}
    onValue=${f=>H("jobs",{state:f})}
  />`,r={hint:s,choice:i,onRefresh:o.again};if(e==="lines"&&t){let f=`${n} ${t}`;return l`<${Po} key=${f} ...${r} line=${t} tenant=${n} />`}if(e==="lines")return l`<${jo} ...${r} />`;let c=Ro.find(f=>f===e)??"abandoned";return l`<${Ei} key=${c} ...${r} state=${c} />`}function Ei({state:e,hint:t,choice:n,onRefresh:o}){let s=T("/jobs",{state:e}),i=()=>(o(),s.again());return l`<${I} title=${a("jobs.title")} hint=${t} onRefresh=${i}>
    ${n}
    <${ht}
      listing=${s}
      deeds=${Ii[e]}
      onDone=${i}
      label=${a("jobs.title")}
      empty=${a(`jobs.none.${e}`)}
    />
  <//>`}function Di({abandoned:e,unfinished:t,isExact:n}){let o=n?j(t):a("jobs.more",{count:t});return a("jobs.counts",{abandoned:e,unfinished:o})}var Mi=[{name:"host",label:a("outgoing.host"),cell:e=>e.host},{name:"failures",label:a("outgoing.failures"),isNumeric:!0,cell:e=>j(e.failures)},{name:"since",label:a("hooks.since"),cell:e=>Z(e.failingSince)??"–"},{name:"until",label:a("outgoing.paused"),cell:e=>Z(e.pausedUntil)??"–"}],Ni=[{name:"name",label:a("outgoing.budget"),cell:e=>e.name},{name:"running",label:a("outgoing.running"),isNumeric:!0,cell:e=>j(e.running)},{name:"free",label:a("outgoing.free"),cell:e=>l`<${N} at=${e.freeAt} />`},{name:"held",label:a("outgoing.held"),cell:e=>Z(e.heldUntil)??"–"}];function Uo(){let e=T("/breakers"),t=T("/budgets"),n=()=>{e.again(),t.again()};return l`<${I} title=${a("outgoing.title")} onRefresh=${n}>
    <h2>${a("outgoing.hosts")}</h2>
    <${A}
      listing=${e}
      label=${a("outgoing.hosts")}
      columns=${Mi}
      idOf=${o=>o.host}
      empty=${a("outgoing.noHosts")}
    />
    <h2>${a("outgoing.budgets")}</h2>
    <${A}
      listing=${t}
      label=${a("outgoing.budgets")}
      columns=${Ni}
      idOf=${o=>o.name}
      empty=${a("outgoing.noBudgets")}
    />
  <//>`}var Fo={reactivate:"/reactivate",factor:"/second-factor/reset",sessions:"/sessions/end",endView:"/impersonate/end"},ji=[{name:"device",label:a("person.device"),cell:e=>e.isOperator?a("person.operator"):e.device??"–"},{name:"started",label:a("person.started"),cell:e=>l`<${N} at=${e.startedAt} />`},{name:"ends",label:a("person.ends"),cell:e=>l`<${N} at=${e.endsAt} />`}],Pi=[{name:"name",label:a("accounts.name"),cell:e=>l`<a href=${fe("accounts",{find:e.accountId})}>${e.name}</a>`},{name:"role",label:a("person.role"),cell:e=>e.role},{name:"status",label:a("people.status"),cell:e=>a(`status.${e.status}`)}];function Bo({id:e}){let{answer:t,problem:n,again:o}=te(()=>G(`/users/${encodeURIComponent(e)}`),[e]);if(!t)return l`<${L} error=${n} onRetry=${o} />`;let{user:s,sessions:i,accounts:r=[]}=t,c=i.some(f=>f.isOperator);return l`<article class="sheet person" aria-labelledby="person-name">
    <h2 id="person-name">${s.name||s.email}</h2>
    <${xe}
      facts=${[[a("people.email"),s.email],[a("person.confirmed"),a(s.isConfirmed?"value.yes":"value.no")],[a("people.status"),a(`status.${s.status}`)],[a("person.factor"),a(s.hasSecondFactor?"value.on":"value.off")],[a("people.lastSignIn"),Z(s.lastSignInAt)],[a("person.id"),l`<code>${s.userId}</code>`]]}
    />
    <${Li} user=${s} isViewed=${c} onDone=${o} />
    <h3>${a("person.sessions")}</h3>
    ${i.length?l`<${Le}
          label=${a("person.sessions")}
          columns=${ji}
          rows=${i}
          idOf=${f=>f.sessionId}
        />`:l`<p class="hint">${a("person.noSessions")}</p>`}
    ${r.length?l`<h3>${a("accounts.title")}</h3>
          <${Le}
            label=${a("accounts.title")}
            columns=${Pi}
            rows=${r}
            idOf=${f=>f.accountId}
          />`:null}
  </article>`}function Li({user:e,isViewed:t,onDone:n}){let[o,s]=_(""),i=()=>s(""),r=e.name||e.email,c=e.status==="active",f=async(p,u,d,h)=>{await U(`/users/${encodeURIComponent(e.userId)}${u}`,d,h),R(a(`done.${p}`)),n()};return l`<div class="actions deeds">
      ${c&&!t&&l`<${Ce} name="view" onPress=${s} isStrong />`}
      ${t&&l`<a class="button strong" href="../" target="_blank" rel="noopener">
          ${a("person.openView")}
        </a>
        <${Ce} name="endView" onPress=${s} />`}
      ${c&&l`<${Ce} name="sessions" onPress=${s} />`}
      ${c&&e.hasSecondFactor&&l`<${Ce} name="factor" onPress=${s} />`}
      ${e.canSuspend&&c&&l`<${Ce} name="suspend" onPress=${s} />`}
      ${!c&&l`<${Ce} name="reactivate" onPress=${s} isStrong />`}
    </div>
    ${o==="suspend"&&l`<${He}
      title=${a("person.suspendTitle",{name:r})}
      deed=${a("deed.suspend")}
      onReason=${p=>f(o,"/suspend",{reason:p})}
      onClose=${i}
    >
      <p>${a("person.suspendHint")}</p>
    <//>`}
    ${o==="view"&&l`<${He}
      title=${a("person.viewTitle",{name:r})}
      deed=${a("deed.view")}
      isDanger=${!1}
      onReason=${p=>f(o,"/impersonate",{reason:p},{takesCookies:!0})}
      onClose=${i}
    >
      <p>${a("person.viewHint")}</p>
    <//>`}
    ${o!==""&&o in Fo&&l`<${Ri} deed=${o} name=${r} onConfirm=${f} onClose=${i} />`}`}function Ri({deed:e,name:t,onConfirm:n,onClose:o}){let s=e==="endView";return l`<${J}
    title=${a(`deed.${e}`)}
    deed=${a(`deed.${e}`)}
    onConfirm=${()=>n(e,Fo[e],void 0,{takesCookies:s})}
    onClose=${o}
  >
    <p>${a(`sure.${e}`,{name:t})}</p>
  <//>`}function Ce({name:e,onPress:t,isStrong:n=!1}){return l`<button
    type="button"
    class="button ${n?"strong":""}"
    onClick=${()=>t(e)}
  >
    ${a(`deed.${e}`)}…
  </button>`}var Hi=[{name:"name",label:a("people.name"),cell:e=>e.name||"–"},{name:"email",label:a("people.email"),cell:e=>e.email},{name:"status",label:a("people.status"),cell:e=>a(`status.${e.status}`)},{name:"seen",label:a("people.lastSignIn"),cell:e=>Z(e.lastSignInAt)??"–"}];function qo({overview:e}){let{user:t="",find:n=""}=B.value.params;return l`<${I} title=${a("people.title")}>
    <${pt}
      key=${n}
      label=${a("people.find")}
      hint=${a("people.findHint")}
      value=${n}
      onSearch=${o=>H("people",{find:o})}
    />
    ${t?l`<${Bo} key=${t} id=${t} />`:(n||e.listsPeople)&&l`<${Ui} key=${n} words=${n} />`}
  <//>`}function Ui({words:e}){let t=e.includes("@")?"email":"id",n=T("/users",e?{[t]:e}:{});return l`<${A}
    listing=${n}
    label=${a("people.title")}
    columns=${Hi}
    idOf=${o=>o.userId}
    onOpen=${o=>H("people",{find:e,user:o.userId})}
    empty=${e?a("people.none",{words:e}):a("people.noneAtAll")}
  />`}function Zt({label:e,value:t,onValue:n,hint:o}){return l`<label class="toggle">
    <input
      type="checkbox"
      checked=${t}
      onChange=${s=>n(s.target.checked)}
    />
    <span>${e}${o?l`<span class="hint">${o}</span>`:null}</span>
  </label>`}var Fi=[["planId","plans.id","plans.idHint",""],["name","plans.name","",""],["type","plans.type","plans.typeHint",""],["price","plans.price","plans.priceHint",""],["currency","plans.currency","",""],["limits","plans.limits","plans.limitsHint","area"],["features","plans.features","plans.featuresHint","area"],["overage","plans.overage","plans.overageHint","area"]];function Vo({plan:e,model:t,onDone:n,onClose:o}){let[s,i]=_(Bi(e,t)),[r,c]=_(e?.isActive??!0),[f,p]=_(e?.customizable??!1),[u,d]=_({}),[h,m]=_(null),[$,g]=_(!1),v=(S,x)=>{i(Y=>({...Y,[S]:x})),d({...u,[S]:""})},w=async S=>{S.preventDefault();let{body:x,wrong:Y}=qi(s);if(d(Y),m(null),!(Object.keys(Y).length||$)){g(!0);try{let{planId:X,...W}={...x,isActive:r,customizable:f};e?await mt("PATCH",`/plans/${encodeURIComponent(e.planId)}`,W):await U("/plans",{planId:X,...W}),R(a("plans.saved",{name:s.name})),await n(),o()}catch(X){let W=X instanceof q?X.place.split(/[.[]/)[0]??"":"";W in s?d({[W]:De(X)}):m(X),g(!1)}}},y=e?a("plans.editTitle",{name:e.name}):a("plans.createTitle");return l`<${K} title=${y} onClose=${o}>
    <form class="form" onSubmit=${w} noValidate>
      ${Fi.filter(([S])=>!e||S!=="planId").map(([S,x,Y,X],W)=>l`<${F}
          key=${S}
          label=${a(x)}
          hint=${Y?a(Y):void 0}
          type=${X||"text"}
          rows=${S==="limits"?"6":void 0}
          data-first=${W===0?!0:void 0}
          fault=${u[S]}
          value=${s[S]}
          onValue=${oe=>v(S,oe)}
        />`)}
      <${Zt} label=${a("plans.isActive")} value=${r} onValue=${c} />
      <${Zt}
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
  <//>`}function Bi(e,t){let n=Object.entries(e?.overage??{});return{planId:"",name:e?.name??"",type:(e??t)?.type??"",price:`${e?.price??0}`,currency:(e??t)?.currency??"USD",limits:So((e??t)?.limits??{}),features:(e?.features??[]).join(`
`),overage:n.map(([o,{per:s,price:i}])=>`${o}: ${s} ${i}`).join(`
`)}}function qi(e){let t={},n=Wt(e.limits),o=Wt(e.overage)?.map(([r,c])=>({name:r,terms:/^(\d+)\s+(\d+)$/.exec(c)}));return/^\d+$/.test(e.price.trim())||(t.price=a("plans.wrongNumber")),n||(t.limits=a("plans.wrongLimits")),o?.every(({terms:r})=>r)||(t.overage=a("plans.wrongOverage")),{body:{planId:e.planId.trim(),name:e.name.trim(),type:e.type.trim(),price:Number(e.price),currency:e.currency.trim().toUpperCase(),limits:Object.fromEntries((n??[]).map(([r,c])=>[r,dt(c)])),features:e.features.split(`
`).map(r=>r.trim()).filter(Boolean),overage:Object.fromEntries((o??[]).map(({name:r,terms:c})=>[r,{per:Number(c?.[1]),price:Number(c?.[2])}]))},wrong:t}}function Wo(){let e=T("/plans"),[t,n]=_(null),o=()=>n(null);return l`<${I} title=${a("plans.title")} hint=${a("plans.hint")}>
    <div class="actions deeds">
      <button type="button" class="button strong" onClick=${()=>n({deed:"create"})}>
        ${a("plans.create")}
      </button>
    </div>
    <${A}
      listing=${e}
      label=${a("plans.title")}
      columns=${Wi(n)}
      idOf=${s=>s.planId}
      empty=${a("plans.none")}
    />
    ${t?.deed==="create"||t?.deed==="edit"?l`<${Vo}
          plan=${t.plan}
          model=${e.rows?.find(s=>s.isDefault)}
          onDone=${e.again}
          onClose=${o}
        />`:null}
    ${t?.deed==="default"&&t.plan?l`<${Vi} plan=${t.plan} onDone=${e.again} onClose=${o} />`:null}
  <//>`}function Vi({plan:e,onDone:t,onClose:n}){let{planId:o,name:s}=e;return l`<${J}
    title=${a("plans.makeDefault")}
    deed=${a("plans.makeDefault")}
    onConfirm=${async()=>{await U(`/plans/${encodeURIComponent(o)}/default`),R(a("plans.madeDefault",{name:s})),await t()}}
    onClose=${n}
  >
    <p>${a("plans.sureDefault",{name:s})}</p>
  <//>`}function Wi(e){return[{name:"name",label:a("plans.name"),cell:t=>l`<strong>${t.name}</strong><br /><code class="hint">${t.planId}</code>`},{name:"price",label:a("plans.price"),isNumeric:!0,cell:t=>Ki(t)},{name:"limits",label:a("plans.limits"),cell:t=>l`<span class="whole hint">
          ${Object.entries(t.limits).map(([n,o])=>`${Te(n)}: ${zi(o)}`).join(" · ")}
        </span>`},{name:"status",label:a("plans.status"),cell:t=>l`<span class="row-deeds">
        <span class="badge ${t.isActive?"badge-good":""}">
          ${a(t.isActive?"plans.isActive":"plans.off")}
        </span>
        ${t.isDefault?l`<span class="badge">${a("plans.default")}</span>`:null}
      </span>`},{name:"deed",label:a("list.deeds"),cell:t=>l`<span class="row-deeds">
        <${ne}
          deed=${a("plans.edit")}
          name=${t.name}
          onPress=${()=>e({deed:"edit",plan:t})}
        />
        ${t.isDefault||!t.isActive?null:l`<${ne}
              deed=${a("plans.makeDefault")}
              name=${t.name}
              onPress=${()=>e({deed:"default",plan:t})}
            />`}
      </span>`}]}function zi(e){return typeof e=="string"?e:e<0?a("plans.unlimited"):j(e)}function Ki({price:e,currency:t}){let n={style:"currency",currency:t},o=new Intl.NumberFormat("en",n),{maximumFractionDigits:s=2}=o.resolvedOptions();return j(e/10**s,n)}function $t({accountId:e,name:t}){return l`<a href=${fe("accounts",{find:e})} title=${e}>
    ${t??l`<code>${e}</code>`}
  </a>`}var zo=["failed","completed","running","pending"],Ji=[{name:"source",label:a("runs.source"),cell:e=>Go(e)},{name:"account",label:a("runs.account"),cell:e=>Jo(e)},{name:"platform",label:a("runs.platform"),cell:e=>e.platform??"–"},{name:"error",label:a("runs.error"),cell:e=>l`<span class="whole">${Zi(e)}</span>`},{name:"time",label:a("runs.time"),cell:e=>l`<${N} at=${e.completedAt??e.startedAt} />`}];function Ko(){let{status:e}=B.value.params,t=zo.find(i=>i===e)??"failed",n=T("/syncs",{status:t}),[o,s]=_(null);return l`<${I}
    title=${a("runs.title")}
    hint=${a("runs.hint")}
    onRefresh=${n.again}
  >
    <${ke}
      legend=${a("runs.status")}
      name="status"
      value=${t}
      options=${zo.map(i=>[i,a(`runs.statuses.${i}`)])}
      onValue=${i=>H("runs",{status:i})}
    />
    <${A}
      listing=${n}
      label=${a("runs.title")}
      columns=${Ji}
      idOf=${i=>i.syncId}
      onOpen=${s}
      empty=${a(`runs.none.${t}`)}
    />
    ${o&&l`<${Gi} run=${o} onClose=${()=>s(null)} />`}
  <//>`}function Gi({run:e,onClose:t}){let{accountId:n,sourceId:o,syncId:s,errors:i=[]}=e,r=a(`runs.statuses.${e.status}`),c=["accounts",n,"sources",o,"runs",s];return l`<${K} title=${Go(e)} onClose=${t}>
    <${xe}
      facts=${[[a("runs.status"),e.isPartial?`${r}. ${a("runs.partial")}.`:r],[a("runs.account"),Jo(e)],[a("runs.accountId"),l`<code>${n}</code>`],[a("runs.platform"),e.platform],[a("runs.sourceId"),l`<code>${o}</code>`],[a("runs.id"),l`<code>${s}</code>`],[a("runs.queued"),Z(e.queuedAt)],[a("runs.started"),Z(e.startedAt)],[a("runs.ended"),Z(e.completedAt)],...i.map(({dataType:f,code:p,message:u})=>[a("runs.errorOf",{type:f}),l`<code>${p}</code>: ${u}`])]}
    />
    <p><a href=${`../#/${c.map(encodeURIComponent).join("/")}`}>${a("runs.open")}</a></p>
  <//>`}function Jo({accountId:e,accountName:t}){return l`<${$t} accountId=${e} name=${t} />`}function Go(e){return e.sourceName??a("runs.deletedSource")}function Zi({errors:e=[]}){let[t,...n]=e;return t?n.length>0?`${t.message} ${a("runs.moreErrors",{count:n.length})}`:t.message:"–"}var Yi=[{name:"name",label:a("tables.name"),cell:e=>e.name,sortBy:e=>e.name},{name:"items",label:a("tables.items"),isNumeric:!0,cell:e=>e.items===void 0?"–":j(e.items),sortBy:e=>e.items??0},{name:"bytes",label:a("tables.bytes"),isNumeric:!0,cell:e=>e.bytes===void 0?"–":Je(e.bytes),sortBy:e=>e.bytes??0},{name:"indexes",label:a("tables.indexes"),cell:e=>(e.indexes??[]).join(", ")||"–"},{name:"status",label:a("people.status"),cell:e=>e.status}],Xi=[{name:"id",label:a("nodes.id"),cell:e=>e.nodeId},{name:"version",label:a("nodes.version"),cell:e=>e.version},{name:"started",label:a("person.started"),cell:e=>l`<${N} at=${e.startedAt} />`},{name:"seen",label:a("nodes.seen"),cell:e=>l`<${N} at=${e.seenAt} />`}];function Zo(){let e=T("/tables"),t=T("/nodes"),n=()=>{e.again(),t.again()};return l`<${I} title=${a("tables.title")} onRefresh=${n}>
    <h2>${a("tables.tables")}</h2>
    <${A}
      listing=${e}
      label=${a("tables.tables")}
      columns=${Yi}
      idOf=${o=>o.name}
      empty=${a("tables.none")}
    />
    <h2>${a("nodes.title")}</h2>
    <${A}
      listing=${t}
      label=${a("nodes.title")}
      columns=${Xi}
      idOf=${o=>o.nodeId}
      empty=${a("nodes.none")}
    />
  <//>`}var Qi=new Set(["data_processed","storage_used"]);function Yo(){let e=new Date().toISOString().slice(0,10),{day:t=e}=B.value.params,n=T("/usage",{date:t}),o=[...new Set((n.rows??[]).flatMap(s=>Object.keys(s.totals)))];return l`<${I}
    title=${a("usage.title")}
    hint=${a("usage.hint")}
    onRefresh=${n.again}
  >
    <div class="filters">
      <${F}
        label=${a("usage.day")}
        type="date"
        max=${e}
        value=${t}
        onValue=${s=>s&&H("usage",{day:s})}
      />
    </div>
    <${A}
      listing=${n}
      label=${a("usage.title")}
      columns=${er(o)}
      idOf=${s=>s.accountId}
      empty=${a("usage.none")}
    />
  <//>`}function er(e){return[{name:"account",label:a("usage.account"),cell:({accountId:t,name:n})=>l`<${$t} accountId=${t} name=${n} />`},...e.map(t=>({name:t,label:Te(t),isNumeric:!0,cell:n=>{let o=n.totals[t]??0;return Qi.has(t)?Je(o):j(o)},sortBy:n=>n.totals[t]??0}))]}var tr=[["people",qo],["accounts",xo],["plans",Wo],["usage",Yo],["runs",Ko],["activities",Do],["jobs",Ho],["hooks",No],["outgoing",Uo],["tables",Zo]];function Xo(){let{answer:e,problem:t,again:n}=te(()=>G(""),[]),o=e,s=tr.filter(([p])=>o?.sections.includes(p)),[i,r]=s.find(([p])=>p===B.value.view)??s[0]??[],c=o?a("page.title",{title:o.title}):a("page.name");ie(()=>{document.title=c},[c]);let f=[{label:a("page.product"),icon:"next",href:"../"},{label:a("page.docs"),icon:"copy",href:"../docs"},{label:a("page.signOut"),icon:"exit",act:()=>ft(a("door.signedOut"))}];return l`<${ao}
    title=${c}
    mark=${l`<${ct} title=${o?.title??a("page.name")} />`}
    sections=${s.map(([p])=>({id:p,label:a(`${p}.title`),href:fe(p)}))}
    current=${i}
    tools=${l`<${fo} items=${f} />`}
  >
    <${L} error=${t} onRetry=${n} />
    ${r&&l`<${r} key=${i} overview=${o} />`}
  <//>`}function Qo({mark:e,texts:t,description:n,reason:o,check:s,onKey:i,children:r}){let[c,f]=_(""),[p,u]=_(""),[d,h]=_(!1);return l`<main class="door">
    <form class="sheet door-sheet" onSubmit=${async $=>{$.preventDefault();let g=c.trim();if(!g)return u(t.missing);h(!0);try{await s(g),i(g)}catch(v){u(De(v))}finally{h(!1)}}} noValidate>
      <${ct} title=${e} />
      <h1>${t.title}</h1>
      ${n&&l`<p class="hint">${n}</p>`}
      ${o&&!p&&l`<p class="door-message" role="status">${o}</p>`}
      <div role=${p?"alert":void 0}>
        <${F}
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
  </main>`}function es(){let e={title:a("door.title"),label:a("door.token"),hint:a("door.hint"),missing:a("door.missing"),signIn:a("door.signIn")};return l`<${Qo}
    mark=${a("page.name")}
    texts=${e}
    reason=${yo.value}
    check=${t=>G("",{key:t})}
    onKey=${wo}
  >
    <a href="../docs">${a("door.docs")}</a>
  <//>`}jn({isForDevelopers:!0});var nr=()=>Re.value===""?l`<${es} />`:l`<${Xo} />`;pn(l`<${nr} />`,document.getElementById("page"));
