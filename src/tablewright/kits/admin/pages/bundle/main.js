/* Built by `make pages`. Licences are in kit/vendor. */
var Xt=function(e,t,n,o){var s;t[0]=0;for(var i=1;i<t.length;i++){var r=t[i++],c=t[i]?(t[0]|=r?1:2,n[t[i++]]):t[++i];r===3?o[0]=c:r===4?o[1]=Object.assign(o[1]||{},c):r===5?(o[1]=o[1]||{})[t[++i]]=c:r===6?o[1][t[++i]]+=c+"":r?(s=e.apply(c,Xt(e,c,n,["",null])),o.push(s),c[0]?t[0]|=2:(t[i-2]=0,t[i]=s)):o.push(c)}return o},Yt=new Map;function Qt(e){var t=Yt.get(this);return t||(t=new Map,Yt.set(this,t)),(t=Xt(this,t.get(e)||(t.set(e,t=(function(n){for(var o,s,i=1,r="",c="",f=[0],p=function(h){i===1&&(h||(r=r.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?f.push(0,h,r):i===3&&(h||r)?(f.push(3,h,r),i=2):i===2&&r==="..."&&h?f.push(4,h,0):i===2&&r&&!h?f.push(5,0,!0,r):i>=5&&((r||!h&&i===5)&&(f.push(i,0,r,s),i=6),h&&(f.push(i,h,0,s),i=6)),r=""},u=0;u<n.length;u++){u&&(i===1&&p(),p(u));for(var d=0;d<n[u].length;d++)o=n[u][d],i===1?o==="<"?(p(),f=[f],i=3):r+=o:i===4?r==="--"&&o===">"?(i=1,r=""):r=o+r[0]:c?o===c?c="":r+=o:o==='"'||o==="'"?c=o:o===">"?(p(),i=1):i&&(o==="="?(i=5,s=r,r=""):o==="/"&&(i<5||n[u][d+1]===">")?(p(),i===3&&(f=f[0]),i=f,(f=f[0]).push(2,0,i),i=0):o===" "||o==="	"||o===`
`||o==="\r"?(p(),i=2):r+=o),i===3&&r==="!--"&&(i=4,f=f[0])}return p(),f})(e)),t),arguments,[])).length>1?t:t[0]}var k,nn,_t,ce,$t,qe,on,Fe,sn,bt,gt,es,Ie=Symbol.for("pv"),Ve={},We=[],ts=/^m(i|n|o|s|text|space)$/,vt=Array.isArray,yt=We.slice,de=Object.assign;function pe(e){e&&e.parentNode&&e.remove()}function ze(e,t,n){var o,s,i,r={},c=arguments.length;for(i in t)i=="key"?o=t[i]:i=="ref"&&typeof e!="function"?s=t[i]:r[i]=t[i];return c>2&&(r.children=c>3?yt.call(arguments,2):n),Oe(e,r,o,s,null)}function Oe(e,t,n,o,s){var i={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Ie,__v:s||++nn,__i:-1,__u:0};return!s&&k.vnode&&k.vnode(i),i}function he(e){return e.children}function _e(e,t){this.props=e,this.context=t,this.__g=0}function ue(e,t){if(t==null)return e.__&&ue(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:ue(e)}function ns(e){var t,n=e.__v,o=n.__e,s=[],i=[],r=e.__P;r&&((t=de({constructor:Ie},n)).__v=n.__v+1,k.vnode&&k.vnode(t),wt(r,t,n,e.__n,r.namespaceURI,32&n.__u?[o]:null,s,o||ue(n),32&n.__u,i),t.__v=n.__v,t.__.__k[t.__i]=t,fn(s,t,i),n.__=n.__e=null,t.__e!=o&&rn(t))}function rn(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),rn(e)}function en(e){(8&e.__g||(e.__g|=8,ce.push(e),qe++))&&$t==k.debounceRendering||(($t=k.debounceRendering)||queueMicrotask)(an)}function an(){try{for(var e,t=1;ce.length;)ce.length>t&&ce.sort(on),e=ce.shift(),t=ce.length,8&e.__g&&ns(e)}finally{(qe=ce.length)&&($t||queueMicrotask)(an)}}function ln(e,t,n,o,s,i,r,c,f,p,u){var d,h,m,$,g,v,w=o.__k||We,y=t.length;for(f=os(n,t,w,f,y),d=0;d<y;d++)(m=n.__k[d])!=null&&(h=~m.__i&&w[m.__i]||Ve,m.__i=d,v=wt(e,m,h,s,i,r,c,f,p,u),$=m.__e,(h.ref!=m.ref||8&h.__u)&&(h.ref&&St(h.ref,null,m,h),m.ref&&u.push(m.ref,m.__c||$,m)),g=g||$,4&m.__u?(f=cn(m,f,e,!h.__v),h.__e&&(h.__e=null)):typeof m.type=="function"&&v!==void 0?f=v:$&&(f=$.nextSibling),m.__u&=-21);return n.__e=g,f}function os(e,t,n,o,s){var i,r,c,f,p,u,d,h,m,$=n.length,g=$,v=0,w=0,y=e.__k=Array(s);for(i=0;i<s;i++)(r=t[i])!=null&&typeof r!="boolean"&&typeof r!="function"?(typeof r!="object"||r.constructor===String?r=y[i]=Oe(null,r):vt(r)?r=y[i]=Oe(he,{children:r}):r.constructor===Ie&&r.__b?r=y[i]=Oe(r.type,r.props,r.key,r.ref,r.__v):y[i]=r,f=i+v,r.__=e,r.__b=e.__b+1,c=null,~(p=r.__i=ss(r,n,f,g))&&(g--,(c=n[p])&&(c.__u|=2)),c&&c.__v?(r.__u|=16,p==f-1?v--:p==f+1?v++:p!=f&&(p>f?v--:v++,w=1)):(~p||(s>$?v--:s<$&&v++),typeof r.type!="function"&&(r.__u|=4))):y[i]=null;if(w){for(u=[],d=[],i=0;i<s;i++)if((r=y[i])&&16&r.__u){for(v=0,h=u.length;v<h;)u[m=v+h>>1]<r.__i?v=m+1:h=m;u[v]=r.__i,d[i]=v+1}for(v=u.length;i--;)d[i]&&(d[i]==v?v--:y[i].__u|=4)}if(g)for(i=0;i<$;i++)!(c=n[i])||2&c.__u||(c.__e==o&&(o=ue(c)),kt(c,c));return o}function cn(e,t,n,o){var s,i,r,c;if(typeof e.type=="function"){if(e.props.__P)return t;if(s=e.__k)for(i=0;i<s.length;i++)s[i]&&(s[i].__=e,t=cn(s[i],t,n,!1));return t}for(t&&!t.parentNode&&(t=ue(e))&&!t.parentNode&&(t=null),r=e.__e,c=t;c&&c.nodeType==8;)c=c.nextSibling;for(r!=c&&(!o&&n.moveBefore&&r.parentNode?n.moveBefore(r,t):n.insertBefore(r,t||null)),t=r;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function ss(e,t,n,o){var s,i=e.key,r=e.type,c=t[n],f=c&&!(2&c.__u);if(c===null&&i==null||f&&i==c.key&&r==c.type)return n;if(o>(f?1:0)){for(s=n-1;s>=0;s--)if((c=t[s])&&!(2&c.__u)&&i==c.key&&r==c.type)return s;for(s=n+1;s<t.length;s++)if((c=t[s])&&!(2&c.__u)&&i==c.key&&r==c.type)return s}return-1}function tn(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function Ue(e,t,n,o,s){var i,r;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||tn(e.style,t);if(n)for(t in n)o&&n[t]==o[t]||tn(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(e.__e||(e.__e={}))[t]=n,n&&o||(r=gt[t]||(gt[t]=is(t)),(e.__a||(e.__a={}))[t]=bt,i=t!=(t=t.replace(sn,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,r,i):e.removeEventListener(t,r,i));else{if(s=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function is(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[Fe]==null)t[Fe]=bt++;else if(t[Fe]<this.__a[e])return;return n(k.event?k.event(t):t)}}}function wt(e,t,n,o,s,i,r,c,f,p){var u,d,h,m,$,g,v,w,y,S,x,Y,X,W,se,Zt,le,me,ie=t.type;if(t.constructor!==Ie)return null;128&n.__u&&(f=32&n.__u,u=n.__c.__z)&&(t.__u|=f,d=i=[],u.nodeType==8?c=Be(u,i):i.push(u),c=i[0]||c),(u=k.__b)&&u(t);e:if(typeof ie=="function"){h=r.length;try{if(w=t.props,y=(u=ie.prototype)&&u.render,S=(u=ie.contextType)&&o[u.__c],x=u?S?S.props.value:u.__:o,(m=n.__c)?(t.__c=m,2&m.__g&&(m.__g|=1)):(y?t.__c=m=new ie(w,x):(t.__c=m=new _e(w,x),m.constructor=ie,m.render=as),S&&S.sub(m),m.state||(m.state={}),m.__n=o,m.__g|=8,m.__h=[],m.__k=[]),y&&(m.__s||(m.__s=m.state),ie.getDerivedStateFromProps&&(m.__s==m.state&&(m.__s=de({},m.__s)),de(m.__s,ie.getDerivedStateFromProps(w,m.__s)))),$=m.props,g=m.state,m.__v=t,n.__c){if(w!==$&&y&&!ie.getDerivedStateFromProps&&m.componentWillReceiveProps&&m.componentWillReceiveProps(w,x),t.__v==n.__v&&!(8&m.__g)||!(4&m.__g)&&m.shouldComponentUpdate&&m.shouldComponentUpdate(w,m.__s,x)===!1){t.__v!=n.__v&&(m.props=w,m.state=m.__s,m.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(z){z&&(z.__=t)}),We.push.apply(m.__h,m.__k),m.__k=[],m.__h.length&&r.push(m),c=ue(n);break e}m.componentWillUpdate&&m.componentWillUpdate(w,m.__s,x),y&&m.componentDidUpdate&&m.__h.push(function(){m.componentDidUpdate($,g,v)})}else y&&!ie.getDerivedStateFromProps&&m.componentWillMount&&m.componentWillMount(),y&&m.componentDidMount&&m.__h.push(m.componentDidMount);m.context=x,m.props=w,m.__P=e,m.__g&=-5,Y=k.__r,X=y?25:0;do m.__g&=-9,Y&&Y(t),u=m.render(m.props,m.state=m.__s,m.context);while(8&m.__g&&++X<25);y&&(We.push.apply(m.__h,m.__k),m.__k=[]),m.state=m.__s,m.getChildContext&&(o=de({},o,m.getChildContext())),y&&n.__c&&m.getSnapshotBeforeUpdate&&(v=m.getSnapshotBeforeUpdate($,g)),W=u&&u.type===he&&u.key==null?u.props.children:u,w.__P&&(u=c,s=(e=w.__P).namespaceURI,f=i=null,n.props&&n.props.__P!=e&&(n.__k.some(function(z){z&&kt(z,z)}),n.__k=null),c=n.__k?ue(n,0):null),c=ln(e,vt(W)?W:[W],t,n,o,s,i,r,c,f,p),w.__P&&(t.__e=null,c=u),t.__u&=-161,d&&d.some(pe),m.__h.length&&r.push(m),1&m.__g&&(m.__g&=-4)}catch(z){if(r.length=h,t.__v=null,f||i)if(z&&z.then){if(t.__u|=128|f,i){for(~(le=i.indexOf(c||void 0))||(le=i.length);(me=i[le-1])&&me.nodeType==8;)le--;for(;le<i.length;le++)if(me=i[le])if(i[le]=null,se){if(me==Zt)break}else{if(me.nodeType!=8)break;me.data.startsWith("$s")&&(Zt=Be(se=me))}}if(!se){for(;c&&c.nodeType==8&&c.nextSibling;)c=c.nextSibling;se=c}(u=Be(se=t.__c.__z||(t.__c.__z=se)))?(t.__e=se,c=u):t.__e=c,c=c&&c.nextSibling}else i&&i.some(pe);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),z&&z.then||un(t),k.__e(z,t,n)}}else c=t.__e=rs(n.__e,t,n,o,s,i,r,f,p,e);return(u=k.diffed)&&u(t),c}function Be(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function un(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(un))}function fn(e,t,n){for(var o=0;o<n.length;)St(n[o++],n[o++],n[o++]);k.__c&&k.__c(t,e),e.some(function(s){try{e=s.__h,s.__h=[],e.some(function(i){i.call(s)})}catch(i){k.__e(i,s.__v)}})}function rs(e,t,n,o,s,i,r,c,f,p){var u,d,h,m,$,g,v,w,y=n.props||Ve,S=t.props,x=t.type;if(x=="svg"?s="http://www.w3.org/2000/svg":x=="math"?s="http://www.w3.org/1998/Math/MathML":s||(s="http://www.w3.org/1999/xhtml"),i){for(u=0;u<i.length;u++)if(($=i[u])&&(x?$.localName==x:$.nodeType==3)){e=$,i[u]=null;break}}if(!e){if(w=p.ownerDocument||document,!x)return w.createTextNode(S);e=w.createElementNS(s,x,S.is?S:p),c&&(k.__m&&k.__m(t,i),c=!1),i=null}if(x){if(p=x=="template"&&e.content||e,i=x=="textarea"&&S.defaultValue!=null?null:i&&yt.call(p.childNodes),!c&&i)for(y={},u=0;u<e.attributes.length;u++)y[($=e.attributes[u]).name]=$.value;for(u in y)$=y[u],u=="dangerouslySetInnerHTML"?h=$:u=="children"||u in S||u=="value"&&"defaultValue"in S||u=="checked"&&"defaultChecked"in S||Ue(e,u,null,$,s);for(u in S)$=S[u],u=="children"?m=$:u=="dangerouslySetInnerHTML"?d=$:u=="value"?g=$:u=="checked"?v=$:c&&typeof $!="function"||y[u]===$||Ue(e,u,$,y[u],s);d?(c||h&&(d.__html==h.__html||d.__html==e.innerHTML)||(e.innerHTML=d.__html),t.__k=[]):(h&&(e.textContent=""),(x=="foreignObject"||s=="http://www.w3.org/1998/Math/MathML"&&ts.test(x))&&(s="http://www.w3.org/1999/xhtml"),ln(p,vt(m)?m:[m],t,n,o,s,i,r,i?i[0]:n.__k&&ue(n,0),c,f),i&&i.some(pe)),c&&x!="textarea"||(u="value",x=="progress"&&g==null?e.removeAttribute(u):g==null||g===e[u]&&(x!="progress"||g)||Ue(e,u,g,y[u],s),u="checked",v!=null&&v!=e[u]&&Ue(e,u,v,y[u],s))}else y===S||c&&e.data==S||(e.data=S);return e}function St(e,t,n,o){try{typeof e=="function"?t?t.__x=e(t)||1:o&&(o=o.__c||o.__e)&&(t=o.__x)&&(o.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(s){k.__e(s,n)}}function kt(e,t,n){var o,s,i,r;if(k.unmount&&k.unmount(e),!(o=e.ref)||o.current&&o.current!=e.__e||St(o,null,t,e),o=e.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(c){k.__e(c,t)}o.__P=o.__n=null}if(o=e.__k)for(r=0;r<o.length;r++)o[r]&&kt(o[r],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(o=e.__c)&&(o=o.__z)&&(s=Be(o,i=[]))&&(o==e.__e&&i.some(pe),pe(s),pe(o)),n||pe(e.__e),e.__e=e.__c=e.__=null}function as(e,t,n){return this.constructor(e,n)}function mn(e,t){var n,o,s,i;k.__&&k.__(e,t),t.nodeType==9&&(t=t.documentElement),o=(n=e&&32&e.__u)?null:t.__k,t.__k=Oe(he,{children:[e]}),s=[],i=[],wt(t,t.__k,o||Ve,Ve,t.namespaceURI,o?null:t.firstChild?yt.call(t.childNodes):null,s,o?o.__e:t.firstChild,n,i),fn(s,t.__k,i),t.__k.props.children=null}k={__e:function(e,t,n,o){for(var s,i,r;t=t.__;)if((s=t.__c)&&!(1&s.__g)){s.__g|=4;try{if((r=(i=s.constructor)&&i.getDerivedStateFromError)&&s.setState(i.getDerivedStateFromError(e)),s.componentDidCatch&&(s.componentDidCatch(e,o||{}),r=1),r&&8&s.__g)return void(s.__g|=2)}catch(c){e=c}}throw qe=0,e}},nn=0,_t=function(e){return e!=null&&e.constructor===Ie},_e.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=de({},this.state)),typeof e=="function"&&(e=e(de({},n),this.props)),e&&(de(n,e),this.__v&&(t&&this.__k.push(t),en(this)))},_e.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),en(this))},_e.prototype.render=he,ce=[],qe=0,on=function(e,t){return e.__v.__b-t.__v.__b},Fe=Symbol(),sn=/(PointerCapture)$|Capture$/i,bt=0,gt={},es=0;var l=Qt.bind(ze);var xt=globalThis.document?.documentElement,Ot="en-GB",ls=/\{(\w+)\}|<(\w+)>(.*?)<\/\2>/gs,pn=new Map,Tt=()=>xt?.lang||Ot;function gn(e,t=null){let n=Object.keys(e),o=[...t?[t]:[],...globalThis.navigator?.languages??[]];return xt&&(xt.lang=bn(o,n)??n[0]??Ot),It(e)}function It(e){let t=Object.keys(e),n=e[t[0]??Ot],o=(s,i)=>{let r=e[bn([Tt()],t)??""],c=hn(r,s)??hn(n,s);if(c===void 0)throw new Error(`There is no text "${s}".`);return typeof c=="string"?c:c[us(Number(i.count))]??c.other};return{text:(s,i={})=>Ct(o(s,i),i).join(""),rich:(s,i={})=>Ct(o(s,i),i)}}function j(e,t={}){return Ge(Intl.NumberFormat,t).format(e)}function Ke(e,t={dateStyle:"long",timeStyle:"short"}){return Ge(Intl.DateTimeFormat,t).format(e)}var cs=[["year",365*86400],["month",30*86400],["week",7*86400],["day",86400],["hour",3600],["minute",60]];function _n(e,t,n={numeric:"auto"}){let o=(e-t)/1e3,s=Ge(Intl.RelativeTimeFormat,n);for(let[i,r]of cs){let c=Math.trunc(o/r);if(c)return s.format(c,i)}return s.format(0,"second")}var dn=["byte","kilobyte","megabyte","gigabyte","terabyte"];function Je(e){let t=e<1?0:Math.min(Math.floor(Math.log10(e)/3),dn.length-1);return j(e/1e3**t,{style:"unit",unit:dn[t],unitDisplay:t?"short":"long",maximumFractionDigits:t?1:0})}function hn(e,t){let n=e;for(let o of t.split("."))n=n?.[o];return n}function Ct(e,t){let n=[],o=0;for(let s of e.matchAll(ls)){let[i,r,c,f=""]=s;n.push(e.slice(o,s.index)),o=s.index+i.length;let p=t[r??c??""];if(p===void 0)throw new Error(`The text "${e}" needs "${r??c}".`);if(c){let u=Ct(f,t).join("");n.push(typeof p=="function"?p(u):u)}else n.push(typeof p=="number"?j(p):p)}return n.push(e.slice(o)),n.filter(s=>s!=="")}function us(e){return Ge(Intl.PluralRules,{}).select(e)}function Ge(e,t){let n=`${e.name} ${Tt()} ${JSON.stringify(t)}`,o=pn.get(n)??new e(Tt(),t);return pn.set(n,o),o}function bn(e,t){for(let n of e){let o=n.toLowerCase(),s=t.find(r=>r.toLowerCase()===o),i=t.find(r=>$n(r)===$n(n));if(s??i)return s??i}}var $n=e=>e.toLowerCase().split("-")[0];var vn={banner:{label:"Wichtig"},bell:{all:"Alle Benachrichtigungen",label:{one:"Benachrichtigungen, {count} ungelesen",other:"Benachrichtigungen, {count} ungelesen"},none:"Keine Benachrichtigungen.",readAll:"Alle als gelesen markieren",title:"Benachrichtigungen",unread:"Ungelesen:"},confirm:{cancel:"Abbrechen",type:"Geben Sie zur Bestätigung {name} ein"},copy:{button:"Kopieren",done:"Kopiert",failed:"Kopieren nicht möglich: Bitte markieren Sie den Text"},dialog:{close:"Schließen"},diff:{added:"Hinzugefügt:",folded:{one:"{count} unveränderte Zeile",other:"{count} unveränderte Zeilen"},removed:"Entfernt:",same:"Es hat sich nichts geändert."},form:{choose:"Auswählen …",discard:"Änderungen verwerfen",json:"Muss gültiges JSON sein.",jsonHint:"JSON.",keep:"Weiter bearbeiten",lines:"Ein Eintrag pro Zeile.",no:"Nein",number:"Muss eine Zahl sein.",optional:"{label} (optional)",required:"Pflichtfeld.",unsaved:"Es gibt ungespeicherte Änderungen.",whole:"Muss eine ganze Zahl sein.",yes:"Ja"},impersonation:{back:"Zur Betreiberseite",banner:"Sie sehen diese Seite bis {time} als andere Person und können nichts ändern."},keys:{title:"Tastenkürzel",letters:"Tastenkürzel verwenden"},live:{broken:"Die Verbindung ist abgebrochen.",connecting:"Verbindung wird aufgebaut …",live:"Live",off:"Nicht verbunden",paused:"Angehalten, solange die Seite nicht sichtbar ist",polling:"Keine Live-Verbindung, wird regelmäßig aktualisiert",waiting:"Verbindung unterbrochen, neuer Versuch"},meter:{full:"Das Limit ist erreicht.",of:"{used} von {limit}",own:"{own} hier · {all}",unlimited:"{used}, unbegrenzt"},notice:{dismiss:"Ausblenden"},pager:{label:"Seiten",next:"Weiter",page:"Seite {page}",previous:"Zurück"},problem:{again:"Erneut versuchen",copyId:"Kennung kopieren",request:"Anfrage {id}",status:"Status {status}",wait:{one:"In {count} Sekunde können Sie es erneut versuchen.",other:"In {count} Sekunden können Sie es erneut versuchen."},waitMinutes:{one:"In {count} Minute können Sie es erneut versuchen.",other:"In {count} Minuten können Sie es erneut versuchen."}},progress:{done:"Fertig.",failed:"Fehlgeschlagen.",of:"{done} von {total}"},request:{busy:"Der Server ist ausgelastet. Neuer Versuch …",lost:"Der Server ist nicht erreichbar. Neuer Versuch …",offline:"Der Server ist nicht erreichbar. Prüfen Sie Ihre Verbindung.",slow:"Der Server hat nicht rechtzeitig geantwortet.",status:"Der Server hat mit Status {status} geantwortet.",tooMany:"Zu viele Anfragen. Neuer Versuch in Kürze …"},secret:{copy:"Geheimnis kopieren",done:"Ich habe es gespeichert",once:"Kopieren Sie es jetzt. Es wird nicht noch einmal angezeigt."},shell:{sections:"Bereiche",skip:"Zum Inhalt springen"},sparkline:{words:"von {first} bis {last}, niedrigster Wert {lowest}, höchster {highest}"},stepper:{back:"Zurück",next:"Weiter",place:"(Schritt {step} von {steps})"},switcher:{choose:"Konto auswählen",label:"Konto",list:"Konten",more:{one:"{count} weiteres Konto. Suchen Sie danach.",other:"{count} weitere Konten. Suchen Sie danach."},none:"Kein Konto passt zu „{search}“.",search:"Konten suchen"},table:{filter:"Filtern",noMatch:"Nichts passt zu „{filter}“.",select:"{name} auswählen",selectAll:{one:"{count} Zeile auswählen",other:"Alle {count} Zeilen auswählen"},selected:{one:"{count} ausgewählt",other:"{count} ausgewählt"}},theme:{title:"Farben",system:"System",light:"Hell",dark:"Dunkel"},user:{menu:"Einstellungen",of:"Konto von {name}"},when:{now:"gerade eben"}};var yn={banner:{label:"Important"},bell:{all:"See all notifications",label:{one:"Notifications, {count} unread",other:"Notifications, {count} unread"},none:"No notifications.",readAll:"Mark all as read",title:"Notifications",unread:"Unread:"},confirm:{cancel:"Cancel",type:"Type {name} to confirm"},copy:{button:"Copy",done:"Copied",failed:"Could not copy: select the text"},dialog:{close:"Close"},diff:{added:"Added:",folded:{one:"{count} unchanged line",other:"{count} unchanged lines"},removed:"Removed:",same:"Nothing changed."},form:{choose:"Choose…",discard:"Discard changes",json:"Must be JSON.",jsonHint:"JSON.",keep:"Keep editing",lines:"One per line.",no:"No",number:"Must be a number.",optional:"{label} (optional)",required:"Required.",unsaved:"You have unsaved changes.",whole:"Must be a whole number.",yes:"Yes"},impersonation:{back:"Operator page",banner:"You are viewing this page as another person, read-only, until {time}."},keys:{title:"Keyboard shortcuts",letters:"Enable keyboard shortcuts"},live:{broken:"The connection was lost.",connecting:"Connecting…",live:"Live",off:"Not connected",paused:"Paused while hidden",polling:"Live updates unavailable, refreshing regularly",waiting:"Connection lost, trying again"},meter:{full:"The limit is reached.",of:"{used} of {limit}",own:"{own} here · {all}",unlimited:"{used}, unlimited"},notice:{dismiss:"Dismiss"},pager:{label:"Pages",next:"Next",page:"Page {page}",previous:"Previous"},problem:{again:"Try again",copyId:"Copy id",request:"Request {id}",status:"status {status}",wait:{one:"You can try again in {count} second.",other:"You can try again in {count} seconds."},waitMinutes:{one:"You can try again in {count} minute.",other:"You can try again in {count} minutes."}},progress:{done:"Done.",failed:"Failed.",of:"{done} of {total}"},request:{busy:"The server is busy. Trying again…",lost:"The server cannot be reached. Trying again…",offline:"The server cannot be reached. Check your connection.",slow:"The server did not respond in time.",status:"The server responded with status {status}.",tooMany:"Too many requests. Trying again in a moment…"},secret:{copy:"Copy secret",done:"I've saved it",once:"Copy it now. You won't see this again."},shell:{sections:"Sections",skip:"Skip to content"},sparkline:{words:"from {first} to {last}, lowest {lowest}, highest {highest}"},stepper:{back:"Back",next:"Next",place:"(step {step} of {steps})"},switcher:{choose:"Choose an account",label:"Account",list:"Accounts",more:{one:"{count} more account. Search to find it.",other:"{count} more accounts. Search to find them."},none:"No account matches “{search}”.",search:"Search accounts"},table:{filter:"Filter",noMatch:"Nothing matches “{filter}”.",select:"Select {name}",selectAll:{one:"Select {count} row",other:"Select all {count} rows"},selected:{one:"{count} selected",other:"{count} selected"}},theme:{title:"Colours",system:"System",light:"Light",dark:"Dark"},user:{menu:"Settings",of:"Account of {name}"},when:{now:"just now"}};var{text:b,rich:Ze}=It({"en-GB":yn,de:vn});var q=class extends Error{constructor(t,n={}){super(t),this.status=n.status??0,this.code=n.code??"",this.requestId=n.requestId??"",this.retryAfterSeconds=n.retryAfterSeconds??0,this.details=n.details??{},this.place=n.place??String(this.details.place??"")}};var $e,D,At,wn,Et=Object.is,Ye=0,En=[],Dt=[],E=k,Sn=E.__b,kn=E.__r,xn=E.diffed,Tn=E.__c,Cn=E.unmount,On=E.__;function Ee(e,t){E.__h&&E.__h(D,e,Ye||t),Ye=0;var n=D.__H||(D.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function _(e){return Ye=1,fs(Dn,e)}function fs(e,t,n){var o=Ee($e++,2);if(o.t=e,!o.__c&&(o.__=[n?n(t):Dn(void 0,t),function(i){var r=(o.__N||o.__)[0],c=o.t(r,i);Et(r,c)||(o.__N=[c,o.__[1]],o.__c.setState({}))}],o.__c=D,!D.__f)){D.__f=!0;var s=D.shouldComponentUpdate;D.shouldComponentUpdate=function(i,r,c){var f=this.__H;if(!f)return!0;var p=!1,u=this.props!=i;if(f.__.some(function(h){h.__N&&(p=!0,Et(h.__[0],h.__N[0])||(u=!0))}),s){var d=s.call(this,i,r,c);return p?d||u:d}return!p||u}}return o.__}function re(e,t){var n=Ee($e++,3);!E.__s&&Nt(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,D.__H.__h.push(n))}function be(e,t){var n=Ee($e++,4);!E.__s&&Nt(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,D.__h.push(n))}function V(e){return Ye=5,Xe(function(){return{current:e}},[])}function Xe(e,t){var n=Ee($e++,7);return Nt(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function Q(){var e=Ee($e++,11);if(!e.__){for(var t=D.__v;!t.__m&&t.__;)t=t.__;var n=t.__m||(t.__m=[0,0]);e.__="P"+n[0]+"-"+n[1]++}return e.__}function ms(){var e;do{for(;e=Dt.shift();)try{Ae(e)}catch(n){E.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=En.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(Ae),t.__h.some(Mt),t.__h=[]}catch(n){t.__h=[],E.__e(n,e.__v)}}}while(Dt.length)}E.__b=function(e){D=null,Sn&&Sn(e)},E.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),On&&On(e,t)},E.__r=function(e){kn&&kn(e),$e=0;var t=(D=e.__c).__H;t&&(At==D?D.__h=[]:(t.__h.some(Ae),t.__h.some(Mt),$e=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),At=D},E.diffed=function(e){xn&&xn(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&An(En.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),At=D=null},E.__c=function(e,t){t.some(function(n){try{n.__h.some(Ae),n.__h=n.__h.filter(function(o){return!o.__||Mt(o)})}catch(o){n.__h=[function(){throw o}]}}),Tn&&Tn(e,t)},E.unmount=function(e){Cn&&Cn(e);var t,n,o=e.__c;o&&o.__H&&(o.__H.__.some(function(s){try{if(s.__P&&s.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}s.__P=n,An(Dt.push(s))}else Ae(s)}catch(i){t=i}}),o.__H=void 0,t&&E.__e(t,o.__v))};var In=typeof requestAnimationFrame=="function";function ps(e){var t,n=function(){clearTimeout(o),In&&cancelAnimationFrame(t),setTimeout(e)},o=setTimeout(n,35);In&&(t=requestAnimationFrame(n))}function An(e){e!=1&&wn==E.requestAnimationFrame||((wn=E.requestAnimationFrame)||ps)(ms)}function Ae(e){var t=D,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),D=t}function Mt(e){var t=D;e.__c=e.__(),D=t}function Nt(e,t){return!e||e.length!=t.length||t.some(function(n,o){return!Et(n,e[o])})}function Dn(e,t){return typeof t=="function"?t(e):t}var ds={add:"M12 5v14M5 12h14",back:"M15 5l-7 7 7 7",bell:"M6 17v-6a6 6 0 0112 0v6l1.5 2h-15zM10 21h4",bin:"M4 7h16M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10.3 10.5v6M13.7 10.5v6",check:"M4.5 12.5l5 5L19.5 7",close:"M6 6l12 12M18 6L6 18",copy:"M9 9h11v11H9zM15 9V4H4v11h5",down:"M6 9l6 6 6-6",edit:"M4 20l1-4.5L16.5 4 20 7.5 8.5 19zM14 6.5l3.5 3.5",exit:"M14 4h5v16h-5M10 8l-4 4 4 4M6 12h9",keyboard:"M3 7h18v11H3zM7 11h.01M11 11h.01M15 11h.01M8 14.5h8",menu:"M4 6h16M4 12h16M4 18h16",more:"M5 12h.01M12 12h.01M19 12h.01",next:"M9 5l7 7-7 7",person:"M12 11a4 4 0 100-8 4 4 0 000 8zM4.5 21c.6-4 3.6-6.5 7.5-6.5s6.9 2.5 7.5 6.5",refresh:"M20 11a8 8 0 10-2 6.2M20 4v7h-7",search:"M10.5 17a6.5 6.5 0 100-13 6.5 6.5 0 000 13zM15.5 15.5L21 21",up:"M6 15l6-6 6 6",warning:"M12 4L2.5 20h19zM12 10v5M12 17.5v.01"};function C({name:e}){return l`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d=${ds[e]} />
  </svg>`}var hs=2500;function Mn({text:e,label:t=b("copy.button")}){let[n,o]=_("");return l`<button type="button" class="button quiet copy" onClick=${async()=>{let i=await $s(typeof e=="string"?e:e());o(i?"done":"failed"),setTimeout(()=>o(""),hs)}}>
    <${C} name=${n==="done"?"check":"copy"} />
    <span aria-live="polite">${n?b(`copy.${n}`):t}</span>
  </button>`}async function $s(e){try{return await navigator.clipboard.writeText(e),!0}catch{let t=document.createElement("textarea");t.value=e,t.className="visually-hidden";let n=document.activeElement;(document.querySelector("dialog[open]")??document.body).append(t),t.select();let o=document.execCommand("copy");return t.remove(),n instanceof HTMLElement&&n.focus(),o}}var gs=500,_s=90,Qe={advice:{},isForDevelopers:!1,translated:e=>e};function Nn(e){Object.assign(Qe,e)}function L({error:e,title:t,onRetry:n,children:o}){if(!e)return null;let s=e instanceof q?e:null,i=s?Qe.advice[s.status]:"",r=Qe.isForDevelopers||(s?.status??0)>=gs;return l`<div class="problem" role="alert">
    <p class="problem-words">
      ${t?l`<strong>${t}</strong>${" "}`:null}${De(e)}
    </p>
    ${i?l`<p>${i}</p>`:null} ${o}
    ${s?.retryAfterSeconds?l`<p>${vs(s.retryAfterSeconds)}</p>`:null}
    ${s?.requestId&&r?l`<p class="problem-id hint">
          ${Ze("problem.request",{id:l`<code>${s.requestId}</code>`})}
          ${s.status?`, ${b("problem.status",{status:`${s.status}`})}`:null}
          <${Mn} text=${s.requestId} label=${b("problem.copyId")} />
        </p>`:null}
    ${n?l`<button type="button" class="button" onClick=${n}>
          ${b("problem.again")}
        </button>`:null}
  </div>`}function De(e){let t=e instanceof Error?e.message:String(e);return bs(t)}function bs(e){let t=Qe.translated(e.trim()),n=t.charAt(0).toUpperCase()+t.slice(1);return/[.!?…]$/.test(n)?n:`${n}.`}function vs(e){return e<_s?b("problem.wait",{count:e}):b("problem.waitMinutes",{count:Math.ceil(e/60)})}var ys=Symbol.for("preact-signals");function ot(){if(ae>1){ae--;return}let e,t=!1;for((function(){let n=et;for(et=void 0;n!==void 0;){let o=n.S;if(o.v===n.v)for(let s=o.t;s!==void 0;s=s.x)s.i===n.i&&(s.i=o.i);n=n.o}})();Ne!==void 0;){let n=Ne;for(Ne=void 0,tt++;n!==void 0;){let o=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&Pn(n))try{n.c()}catch(s){t||(e=s,t=!0)}n=o}}if(tt=0,ae--,t)throw e}function Pt(e){if(ae>0)return e();jt=++ws,ae++;try{return e()}finally{ot()}}var O,Me,Ne;function je(e){let t=O,n=Me;O=void 0,Me=void 0;try{return e()}finally{O=t,Me=n}}var et,ae=0,tt=0,ws=0,jt=0,nt=0;function jn(e){if(O===void 0)return;let t=e.n;if(t===void 0||t.t!==O)return t={i:0,S:e,p:O.s,n:void 0,t:O,e:void 0,x:void 0,r:t},O.s!==void 0&&(O.s.n=t),O.s=t,e.n=t,32&O.f&&e.S(t),t;if(t.i===-1)return t.i=0,t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=O.s,t.n=void 0,O.s.n=t,O.s=t),t}function P(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}P.prototype.brand=ys;P.prototype.h=function(){return!0};P.prototype.S=function(e){let t=this.t;t!==e&&e.e===void 0&&(e.x=t,this.t=e,t!==void 0?t.e=e:je(()=>{var n;(n=this.W)==null||n.call(this)}))};P.prototype.U=function(e){if(this.t!==void 0){let t=e.e,n=e.x;t!==void 0&&(t.x=n,e.e=void 0),n!==void 0&&(n.e=t,e.x=void 0),e===this.t&&(this.t=n,n===void 0&&je(()=>{var o;(o=this.Z)==null||o.call(this)}))}};P.prototype.subscribe=function(e){return ee(()=>{let t=this.value;je(()=>e(t))},{name:"sub"})};P.prototype.valueOf=function(){return this.value};P.prototype.toString=function(){return this.value+""};P.prototype.toJSON=function(){return this.value};P.prototype.peek=function(){return je(()=>this.value)};Object.defineProperty(P.prototype,"value",{get(){let e=jn(this);return e!==void 0&&(e.i=this.i),this.v},set(e){if(e!==this.v){if(tt>100)throw new Error("Cycle detected");(function(t){ae!==0&&tt===0&&t.l!==jt&&(t.l=jt,et={S:t,v:t.v,i:t.i,o:et})})(this),this.v=e,this.i++,nt++,ae++;try{for(let t=this.t;t!==void 0;t=t.x)t.t.N()}finally{ot()}}}});function M(e,t){return new P(e,t)}function Pn(e){for(let t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||!t.S.h()||t.S.i!==t.i)return!0;return!1}function Ln(e){for(let t=e.s;t!==void 0;t=t.n){let n=t.S.n;if(n!==void 0&&(t.r=n),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}function Rn(e){let t,n=e.s;for(;n!==void 0;){let o=n.p;n.i===-1?(n.S.U(n),o!==void 0&&(o.n=n.n),n.n!==void 0&&(n.n.p=o)):t=n,n.S.n=n.r,n.r!==void 0&&(n.r=void 0),n=o}e.s=t}function ge(e,t){P.call(this,void 0,t),this.x=e,this.s=void 0,this.g=nt-1,this.f=4}ge.prototype=new P;ge.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===nt))return!0;if(this.g=nt,this.f|=1,this.i>0&&!Pn(this))return this.f&=-2,!0;let e=O;try{Ln(this),O=this;let t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(t){this.v=t,this.f|=16,this.i++}return O=e,Rn(this),this.f&=-2,!0};ge.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(let t=this.s;t!==void 0;t=t.n)t.S.S(t)}P.prototype.S.call(this,e)};ge.prototype.U=function(e){if(this.t!==void 0&&(P.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(let t=this.s;t!==void 0;t=t.n)t.S.U(t)}};ge.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(let e=this.t;e!==void 0;e=e.x)e.t.N()}};Object.defineProperty(ge.prototype,"value",{get(){if(1&this.f)throw new Error("Cycle detected");let e=jn(this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function st(e,t){return new ge(e,t)}function Hn(e){let t=e.j;if(e.j=void 0,typeof t=="function"){ae++;let n=O;O=void 0;try{t()}catch(o){throw e.f&=-2,e.f|=8,Lt(e),o}finally{O=n,ot()}}}function Lt(e){for(let t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=void 0,e.s=void 0,Hn(e)}function Ss(e){if(O!==this)throw new Error("Out-of-order effect");Rn(this),O=e,this.f&=-2;try{8&this.f&&Lt(this)}finally{ot()}}function ve(e,t){this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,Me&&Me.push(this)}ve.prototype.c=function(){let e=this.S();try{if(8&this.f||this.x===void 0)return;let t=this.x();typeof t=="function"&&(this.j=t)}finally{e()}};ve.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,Hn(this),Ln(this),ae++;let e=O;return O=this,Ss.bind(this,e)};ve.prototype.N=function(){2&this.f||(this.f|=2,this.u=Ne,Ne=this)};ve.prototype.d=function(){this.f|=8,1&this.f||Lt(this)};ve.prototype.dispose=function(){this.d()};function ee(e,t){let n=new ve(e,t);try{n.c()}catch(s){throw n.d(),s}let o=n.d.bind(n);return o[Symbol.dispose]=o,o}var ks=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__,Un,rt,it;var Fn=[];ee(function(){Un=this.N})();function ye(e,t){k[e]=t.bind(null,k[e]||(()=>{}))}function Pe(e){if(it){let t=it;it=void 0,t()}it=e&&e.S()}function Bn({data:e}){let t=Ts(e);t.name="ReactiveDom",t.value=e;let[n,o]=Xe(()=>{let s=this,i=this.__v;for(;i=i.__;)if(i.__c){i.__c.__$f|=4;break}let r=st(()=>{let u=t.value.value;return u===0?0:u===!0?"":u||""}),c=st(()=>!Array.isArray(r.value)&&!_t(r.value)),f=ee(function(){if(this.N=qn,c.value){let u=r.value;s.__v&&s.__v.__e&&s.__v.__e.nodeType===3&&(s.__v.__e.data=u)}}),p=this.__$u.d;return this.__$u.d=function(){f(),p.call(this)},[c,r]},[]);return n.value?o.peek():o.value}Bn.displayName="ReactiveTextNode";Object.defineProperties(P.prototype,{constructor:{configurable:!0,value:ze(he,null).constructor},type:{configurable:!0,value:Bn},props:{configurable:!0,get(){let e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}});ye("__b",(e,t)=>{if(Pe(),rt=void 0,typeof t.type=="string"){let n,o=t.props;for(let s in o){if(s==="children")continue;let i=o[s];i instanceof P&&(n||(t.__np=n={}),n[s]=i,o[s]=i.peek())}}e(t)});ye("__r",(e,t)=>{if(e(t),t.type!==he){Pe();let n,o=t.__c;o&&(o.__$f&=-2,n=o.__$u,n===void 0&&(o.__$u=n=(function(s,i){let r;return ee(function(){r=this},{name:i}),r.c=s,r})((function(s){return function(){var i;ks&&((i=this.y)==null||i.call(this)),s.__$f|=1,s.setState({})}})(o),typeof t.type=="function"?t.type.displayName||t.type.name:""))),rt=o,Pe(n)}});ye("__e",(e,t,n,o)=>{Pe(),rt=void 0,e(t,n,o)});ye("diffed",(e,t)=>{Pe(),rt=void 0;let n;if(typeof t.type=="string"&&(n=t.__e)){let o=t.__np,s=t.props,i=n.U;if(i)for(let r in i){let c=i[r];c===void 0||o&&r in o||(c.d(),i[r]=void 0)}if(o){i||(i={},n.U=i);for(let r in o){let c=i[r],f=o[r];c===void 0?(c=xs(n,r,f,s),i[r]=c):c.o(f,s)}}}e(t)});function xs(e,t,n,o){let s=t in e&&e.ownerSVGElement===void 0,i=M(n);return{o:(r,c)=>{i.value=r,o=c},d:ee(function(){this.N=qn;let r=i.value.value;o[t]!==r&&(o[t]=r,s?e[t]=r:r!=null&&(r!==!1||t[4]==="-")?e.setAttribute(t,r):e.removeAttribute(t))})}}ye("unmount",(e,t)=>{if(typeof t.type=="string"){let n=t.__e;if(n){let s=n.U;if(s){n.U=void 0;for(let i in s){let r=s[i];r&&r.d()}}}let o=t.__np;if(o){let s=t.props;for(let i in o)s[i]=o[i]}t.__np=void 0}else{let n=t.__c;if(n){n.__$f|=8;let o=n.__$u;o&&(n.__$u=void 0,o.d())}}e(t)});ye("__h",(e,t,n,o)=>{o<3&&(t.__$f|=2),e(t,n,o)});_e.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;let n=this.__$u,o=n&&n.s!==void 0;for(let s in t)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){let s=2&this.__$f;if(!(o||s||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(let s in e)if(s!=="__source"&&e[s]!==this.props[s])return!0;for(let s in this.props)if(!(s in e))return!0;return!1};function Ts(e,t){return Xe(()=>M(e,t),[])}var Cs=e=>{queueMicrotask(()=>{queueMicrotask(e)})};function Os(){Pt(()=>{let e;for(;e=Fn.shift();)Un.call(e)})}function qn(){Fn.push(this)===1&&(k.requestAnimationFrame||Cs)(Os)}var Is=1e4,Vn=3,fe=M([]),Wn=0;function R(e,t){let n={id:++Wn,text:e,action:t};fe.value=[...fe.value,n].slice(-Vn),setTimeout(()=>at(n.id),Is)}function zn(e){let t={id:++Wn,text:"",error:e};fe.value=[...fe.value,t].slice(-Vn)}function at(e){fe.value=fe.value.filter(t=>t.id!==e)}var As="X-Impersonation",Es=401,lt=M(null);function Kn(e){let t=e.headers.get(As),n=e.status===Es;if(t===null&&!n)return;let o=n?null:Date.parse(t?.replace("until=","")??"")||0;o!==lt.peek()&&(lt.value=o)}var Ds=4e4,Ms=[1,2,4,8],Ns=30,js=304,Ps=401,Jn=429,Gn=503,we=M(""),Ht=new Set,Rt=0;function Zn(e){let t=0,n=async f=>{let p=async()=>{if(f!==t)return!0;let d=await e.refresh?.()??!1;return d&&(t+=1),d},u=`tablewright.refresh ${new URL(".",document.baseURI).pathname}`;return navigator.locks?navigator.locks.request(u,p):p()},o=async(f,p,u)=>{let d=u.key??e.key?.()??"",h=u.timeoutMs?AbortSignal.timeout(u.timeoutMs):null,m=[u.signal,h].filter(g=>g instanceof AbortSignal),$;try{let g={method:f,signal:AbortSignal.any(m),...Rs(u,d)};$=await fetch(Ls(p,u.query),{...g,credentials:e.key&&!u.takesCookies?"omit":"same-origin"})}catch(g){if(u.signal?.aborted)throw g;let v=h?.aborted;throw new q(b(v?"request.slow":"request.offline"),{code:v?"slow":"offline"})}if(Kn($),$.ok||$.status===js)return $;throw await Hs($,e)},s=async(f,p,u)=>{let d=t,h=e.key?.()??"";try{return await o(f,p,u)}catch(m){if(!(m instanceof q&&m.status===Ps)||u.isGuest||u.key!==void 0)throw m;if(e.refresh&&await n(d))return o(f,p,u);throw e.onUnauthenticated?.(h),m}},i=async(f,p,u={})=>{let d=!1;try{for(let h of[...e.isPatient?Ms:[],null])try{let m=await s(f,p,u);return Yn(),m}catch(m){let $=m instanceof q?Us(m,f,h):null;if($===null)throw m;d||(Rt+=1),d=!0,await Bs($,Fs(m))}throw new q(b("request.offline"),{code:"offline"})}finally{d&&(Rt-=1),Rt||(we.value="")}},r=async(f,p,u={})=>{let d=e.timeoutMs??Ds,h=await i(f,p,{timeoutMs:d,...u}),m=await h.text(),$=h.headers.get("Content-Type")?.includes("json"),g=u.read??e.read??JSON.parse;return{value:m===""?null:$?g(m):m,etag:h.headers.get("ETag")??"",serverMs:Date.parse(h.headers.get("Date")??"")||null}};return{send:i,receive:r,ask:async(f,p,u)=>(await r(f,p,u)).value}}function Ls(e,t={}){let n=new URL(e,document.baseURI);for(let[o,s]of Object.entries(t))s!=null&&s!==""&&n.searchParams.set(o,String(s));return n}function Rs({json:e,body:t,headers:n={},ifMatch:o},s){let i={...n};s&&(i.Authorization=`Bearer ${s}`),o&&(i["If-Match"]=o);let r=e===void 0?t:JSON.stringify(e);return r instanceof Blob?i["Content-Type"]=r.type||"application/octet-stream":r!==void 0&&(i["Content-Type"]="application/json"),{body:r,headers:i}}async function Hs(e,{read:t=JSON.parse,message:n=o=>o}){let o={status:e.status,requestId:e.headers.get("X-Request-Id")??"",retryAfterSeconds:Number(e.headers.get("Retry-After")??0)||0};try{let{error:s}=t(await e.text());return new q(n(String(s.message)),{...o,code:String(s.code),details:s.details??{},requestId:String(s.requestId||o.requestId)})}catch{return new q(b("request.status",{status:`${e.status}`}),o)}}function Us(e,t,n){if(n===null)return null;if(e.status===Gn||e.status===Jn){let o=e.retryAfterSeconds||n;return o<=Ns?o:null}return e.code==="offline"&&t==="GET"?n:null}function Fs(e){return e.status===Jn?b("request.tooMany"):b(e.status===Gn?"request.busy":"request.lost")}async function Bs(e,t){we.value=t,await new Promise(n=>{Ht.add(n),setTimeout(n,e*1e3)})}function Yn(){we.value="";for(let e of Ht)e();Ht.clear()}globalThis.addEventListener?.("online",Yn);function Xn({notice:e}){let{id:t,text:n,action:o,error:s}=e;return l`<div class="notice">
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
  </div>`}function Qn(){return l`<div class="notices" role="status" aria-live="polite">
    ${we.value?l`<p class="notice waiting">${we.value}</p>`:null}
    ${fe.value.map(e=>l`<${Xn} key=${e.id} notice=${e} />`)}
  </div>`}function eo({kind:e="info",action:t,onDismiss:n,children:o}){return l`<aside class="banner banner-${e}" aria-label=${b("banner.label")}>
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
  </aside>`}function to({href:e="admin/"}){let t=lt.value;if(t===null)return null;let n=Ke(t,{timeStyle:"short"});return l`<${eo}
    kind="warning"
    action=${l`<a class="button" href=${e}>${b("impersonation.back")}</a>`}
  >
    ${b("impersonation.banner",{time:n})}
  <//>`}function no({read:e,write:t,keep:n=()=>null}){let o=()=>e(location,history.state??{}),s=M(o()),i=()=>{let r=o();JSON.stringify(r)!==JSON.stringify(s.peek())&&(s.value=r)};return addEventListener("popstate",i),addEventListener("hashchange",i),{place:s,go(r,{replace:c=!1}={}){let f={...s.peek(),...r};history[c?"replaceState":"pushState"](n(f),"",t(f)),s.value=f}}}function oo({hash:e}){let[t="",n=""]=e.replace(/^#\/?/,"").split("?",2);return{view:decodeURIComponent(t),params:Object.fromEntries(new URLSearchParams(n))}}function Ut({view:e,params:t}){let n=Object.entries(t).filter(([,s])=>s!==""),o=new URLSearchParams(n).toString();return`#/${encodeURIComponent(e)}${o&&`?${o}`}`}function so(e){return t=>{t.ctrlKey||t.metaKey||t.shiftKey||t.altKey||(t.preventDefault(),e())}}var qs=5;function io({label:e,sections:t,current:n}){let o=[...new Set(t.map(r=>r.group??""))],s=V(null);re(()=>{let r=s.current?.querySelector("[aria-current=page]");r instanceof HTMLElement&&s.current&&Vs(s.current,r)},[n,t.length]);let i=t.length>qs?"sections-many":"sections-few";return l`<nav ref=${s} class="sections ${i}" aria-label=${e}>
    ${o.map(r=>l`<${Ws}
        key=${r}
        name=${r}
        sections=${t.filter(c=>(c.group??"")===r)}
        current=${n}
      />`)}
  </nav>`}function Vs(e,t){let n=t.getBoundingClientRect().left-e.getBoundingClientRect().left;e.scrollLeft+=n-(e.clientWidth-t.offsetWidth)/2}function Ws({name:e,sections:t,current:n}){let o=t.length===1&&t[0]?.label===e;return l`<div class="section">
    ${e&&!o?l`<h2>${e}</h2>`:null}
    <ul>
      ${t.map(s=>l`<${zs} key=${s.id} section=${s} isCurrent=${s.id===n} />`)}
    </ul>
  </div>`}function zs({section:e,isCurrent:t}){let{label:n,href:o,icon:s,badge:i,onOpen:r}=e;return l`<li>
    <a
      href=${o}
      aria-current=${t?"page":void 0}
      onClick=${r?so(r):void 0}
    >
      ${s?l`<${C} name=${s} />`:null}
      <span class="section-label">${n}</span>
      ${i}
    </a>
  </li>`}function ro(e){let{title:t,mark:n,context:o,status:s,tools:i,banner:r,sections:c,current:f,children:p}=e;return l`<div class="shell">
    <a class="skip" href="#main" onClick=${Ks}>${b("shell.skip")}</a>
    <header class="masthead">
      <p class="masthead-name">${n}<span class="masthead-title">${t}</span></p>
      ${o} ${s}
      <div class="masthead-tools">${i}</div>
    </header>
    <${to} />${r}
    <${io}
      label=${e.navigationLabel??b("shell.sections")}
      sections=${c}
      current=${f}
    />
    <main id="main" tabindex="-1">${p}</main>
    <${Qn} />
  </div>`}function ct({title:e}){return l`<span class="mark" aria-hidden="true">${e.charAt(0).toUpperCase()}</span>`}function Ks(e){e.preventDefault(),document.getElementById("main")?.focus()}function ao({label:e,face:t,isIconOnly:n=!1,className:o="",children:s}){let[i,r]=_(!1),c=V(null),f=Q(),p=()=>{r(!1),c.current?.querySelector("button")?.focus()};return be(()=>{let d=i?c.current?.querySelector("[data-first]"):null;d instanceof HTMLElement&&d.focus()},[i]),re(()=>{if(!i)return;let d=h=>{h.target instanceof Node&&!c.current?.contains(h.target)&&r(!1)};return document.addEventListener("pointerdown",d),document.addEventListener("focusin",d),()=>{document.removeEventListener("pointerdown",d),document.removeEventListener("focusin",d)}},[i]),l`<div class="popover ${o}" ref=${c} onKeyDown=${d=>{!i||d.key!=="Escape"||(d.preventDefault(),d.stopPropagation(),p())}}>
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
  </div>`}var lo=["system","light","dark"],ut=document.documentElement,Ft=`${ut.dataset.preferences}.theme`,Bt=`${ut.dataset.preferences}.letters`,Se=M(localStorage.getItem(Ft)??"system"),Js=M(localStorage.getItem(Bt)!=="off");ee(()=>{Se.value==="system"?(localStorage.removeItem(Ft),delete ut.dataset.theme):(localStorage.setItem(Ft,Se.value),ut.dataset.theme=Se.value)});ee(()=>{Js.value?localStorage.removeItem(Bt):localStorage.setItem(Bt,"off")});function ke({legend:e,name:t,value:n,options:o,onValue:s,isLegendShown:i=!1}){return l`<fieldset class="segments-field">
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
  </fieldset>`}function co(){return l`<${ke}
    legend=${b("theme.title")}
    name="theme"
    value=${Se.value}
    options=${lo.map(e=>[e,b(`theme.${e}`)])}
    onValue=${e=>{Se.value=e}}
  />`}function uo({name:e,note:t,items:n}){return l`<${ao}
    label=${e?b("user.of",{name:e}):b("user.menu")}
    face=${e?l`<span class="avatar" data-initials=${Gs(e)}></span>`:l`<${C} name="person" />`}
    isIconOnly
    className="user-menu"
  >
    ${o=>l`
      ${e?l`<p class="user-name">
            <strong>${e}</strong>${t?l`<span class="hint">${t}</span>`:null}
          </p>`:null}
      <${co} />
      <ul class="popover-list">
        ${n.map(s=>l`<li key=${s.label}><${Zs} item=${s} close=${o} /></li>`)}
      </ul>
    `}
  <//>`}function Gs(e){let t=e.split(/\s+/).filter(Boolean);return[t[0],t.length>1?t.at(-1):""].map(n=>[...n??""][0]?.toUpperCase()??"").join("")}function Zs({item:e,close:t}){let n=l`${e.icon?l`<${C} name=${e.icon} />`:null}${e.label}`;return e.href?l`<a class="menu-item" href=${e.href}>${n}</a>`:l`<button type="button" class="menu-item" onClick=${()=>{t(),e.act?.()}}>${n}</button>`}function te(e,t){let[n,o]=_(null),[s,i]=_(null),r=V(0),c=V(Promise.resolve()),f=async()=>{let u=++r.current;try{let d=await e();if(u!==r.current)return;o(()=>d),i(null)}catch(d){u===r.current&&i(d)}},p=()=>(c.current=f(),c.current);return re(()=>(o(null),p(),()=>{r.current+=1}),t),{answer:n,problem:s,again:p,settled:()=>c.current}}function K({title:e,onClose:t,onCancel:n,children:o}){let s=V(null),i=V(!1),r=Q();return be(()=>{let f=document.activeElement,p=s.current;p?.showModal();let u=p?.querySelector("[data-first]");return u instanceof HTMLElement&&u.focus(),()=>{i.current=!0,p?.close(),f instanceof HTMLElement&&f.isConnected&&f.focus()}},[]),l`<dialog
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
  <//>`}var Ys=l`<svg
  class="empty-drawing"
  viewBox="0 0 120 72"
  aria-hidden="true"
  focusable="false"
>
  <path d="M22 16h76v44H22z" />
  <path d="M22 30h76M34 42h30M34 50h18" class="faint" />
</svg>`;function fo({title:e,children:t}){return l`<div class="empty">
    ${Ys}
    <h2>${e}</h2>
    ${t}
  </div>`}function mo(e){let{label:t,cursors:n,next:o,onCursors:s,previousLabel:i,nextLabel:r,note:c}=e;return n.length===0&&!o&&!e.isAlwaysShown?null:l`<nav class="pager" aria-label=${t??b("pager.label")}>
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
  </nav>`}function po({ids:e,selected:t,onSelect:n,children:o}){let s=e.filter(r=>t.has(r)).length,i=s>0&&s===e.length;return l`<div class="table-bulk">
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
  </div>`}function ho({id:e,selected:t,onSelect:n}){let o=()=>{let i=new Set(t);i.delete(e)||i.add(e),n(i)};return l`<td class="table-choose" onClick=${i=>i.stopPropagation()}>
    <label>
      <input type="checkbox" checked=${t.has(e)} onChange=${o} />
      <span class="visually-hidden">${b("table.select",{name:e})}</span>
    </label>
  </td>`}function $o(e,t,n,o,s){let i=s.toLowerCase().split(/\s+/).filter(Boolean),r=e.filter(p=>{let u=o?.(p).toLowerCase()??"";return i.every(d=>u.includes(d))}),c=t.find(p=>p.name===n?.name)?.sortBy;if(!n||!c)return r;let f=n.isDescending?-1:1;return r.sort((p,u)=>f*Xs(c(p),c(u)))}function Xs(e,t){return e===null||t===null?+(e===null)-+(t===null):typeof e=="number"&&typeof t=="number"?e-t:String(e).localeCompare(String(t),document.documentElement.lang,{numeric:!0})}function go(e){let t={ArrowDown:1,ArrowUp:-1}[e.key],{currentTarget:n,target:o}=e;if(!t||!(n instanceof Element)||!(o instanceof Element)||!o.matches("[data-item]"))return;let s=[...n.querySelectorAll("[data-item]")],i=s[s.findIndex(r=>r===o)+t];i&&(e.preventDefault(),i.focus())}function Le(e){let{label:t,columns:n,rows:o,idOf:s,filterBy:i,selected:r,onSelect:c,actions:f}=e,[p,u]=_(null),[d,h]=_(""),m=$o(o,n,p,i,d),$=m.map(s);return l`<div class="table-block">
    ${i?l`<${Qs} value=${d} onValue=${h} />`:null}
    ${r&&c?l`<${po} ids=${$} selected=${r} onSelect=${c}>${f}<//>`:null}
    <div
      class="table-place ${e.isLoading?"is-loading":""}"
      role="group"
      aria-label=${t}
      tabindex="0"
    >
      <table class="table" onKeyDown=${go}>
        <caption class="visually-hidden">
          ${t}
        </caption>
        <thead>
          <tr>
            ${r?l`<td class="table-choose"></td>`:null}
            ${n.map(g=>l`<${ei} column=${g} sort=${p} onSort=${u} />`)}
          </tr>
        </thead>
        <tbody>
          ${m.map(g=>l`<${ti} key=${s(g)} row=${g} table=${e} />`)}
        </tbody>
      </table>
    </div>
    ${d&&m.length===0?l`<p class="hint" role="status">${b("table.noMatch",{filter:d})}</p>`:null}
  </div>`}function Qs({value:e,onValue:t}){let n=Q();return l`<div class="table-filter">
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
  </div>`}function ei({column:e,sort:t,onSort:n}){let{name:o,label:s,hint:i,isNumeric:r,sortBy:c}=e,f=t?.name===o,p=f?t.isDescending?"descending":"ascending":"none";return l`<th
    scope="col"
    class=${r?"number":""}
    title=${i}
    aria-sort=${c?p:void 0}
  >
    ${c?l`<button type="button" class="sort" onClick=${()=>n(f&&t.isDescending?null:{name:o,isDescending:f})}>
          ${s}
          ${f?l`<${C} name=${t.isDescending?"down":"up"} />`:null}
        </button>`:s}
  </th>`}function ti({row:e,table:t}){let{columns:n,idOf:o,onOpen:s,openId:i,selected:r,onSelect:c}=t,f=o(e),p=f===i,u=s?()=>s(e):void 0;return l`<tr
    class="${p?"row-open":""} ${u?"row-opens":""}"
    onClick=${u}
  >
    ${r&&c?l`<${ho} id=${f} selected=${r} onSelect=${c} />`:null}
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
  </tr>`}var _o={accounts:{find:"Account",findHint:"The complete account id.",findNameHint:"An account id, or the beginning of a name.",id:"Account id",name:"Name",none:"No account matches “{words}”",noneAtAll:"No accounts yet",reactivated:"The account is active again.",suspendHint:"People can only read in this account and below it. Its administrators see the reason.",suspendTitle:"Suspend {name}",suspended:"The account is suspended.",title:"Accounts"},activities:{actor:"By",agent:"Browser",by:{account:"Account",type:"Type",user:"User"},changes:"Changes",hint:"Without a filter, the list shows the activity of the whole system.",network:"Network address",none:"No activity",resource:"What",time:"Time",title:"Activity",type:"Type"},actor:{key:"Key",nobody:"Anonymous",operator:"Operator",system:"System",user:"User"},deed:{enable:"Enable",endView:"End view",factor:"Reset second factor",limits:"Limits",reactivate:"Reactivate",sessions:"End sessions",suspend:"Suspend",view:"View as this person"},done:{endView:"The view has ended.",factor:"The second factor is removed.",reactivate:"The person is active again.",sessions:"All sessions have ended.",suspend:"The person is suspended.",view:"The view has started. Open the product to see it."},door:{docs:"API documentation",hint:"This tab keeps the token until you close it or sign out.",missing:"Enter the operator's token.",rejected:"The server no longer accepts this token. Sign in with another one.",signIn:"Sign in",signedOut:"You are signed out.",title:"Operator sign-in",token:"Operator's token"},hooks:{enabled:"The endpoint is enabled.",hint:"Messages for these endpoints are held until they are enabled.",none:"All webhook endpoints get messages",reason:"Reason",since:"Since",sure:"An endpoint of {tenant} will get messages again. Held messages can be replayed.",tenant:"Tenant",title:"Webhooks",url:"URL"},jobs:{attempts:"Attempts",cancel:"Cancel jobs",cancelDone:{one:"{count} job is cancelled.",other:"{count} jobs are cancelled."},cancelSure:{one:"{count} job will not run. A running job is asked to stop.",other:"{count} jobs will not run. Running jobs are asked to stop."},cancelling:"Cancelling",counts:"{abandoned} abandoned, {unfinished} waiting or running.",discard:"Discard",discardDone:{one:"{count} job discarded.",other:"{count} jobs discarded."},discardSure:{one:"{count} job will be deleted. This cannot be undone.",other:"{count} jobs will be deleted. This cannot be undone."},due:"Time",error:"Last error or process",id:"Job id",kind:"Kind",more:"more than {count}",none:{abandoned:"No abandoned jobs",running:"No running jobs",waiting:"No waiting jobs"},priorities:{high:"High",low:"Low",urgent:"Urgent"},redo:"Redo",redoDone:{one:"{count} job runs again.",other:"{count} jobs run again."},state:"State",states:{abandoned:"Abandoned",lines:"Lines",running:"Running",waiting:"Waiting"},title:"Jobs"},limits:{fixed:"The {plan} plan does not allow it. Edit the plan, and turn on “Limits by agreement”.",fromPlan:"{plan} plan: {value}",hint:"They replace those of the plan, until the account changes its plan.",none:"The account has no plan.",numberHint:"A number, or -1 for unlimited. Empty fields keep the plan's limit.",save:"Save limits",saved:"The limits of {name} are saved.",title:"Limits of {name}",wrong:"Enter -1 or a higher number."},lines:{all:"All lines",cap:"Cap",first:"Oldest job",held:"On hold",hint:"A line runs one job at a time. These are on hold, or have waiting jobs.",hold:"Hold",holdDone:"{line} is on hold.",holdSure:"The line starts no job until you release it. A running job continues.",holdTitle:"Hold {line}",jobs:"Jobs of {line}",line:"Line",none:"No line has waiting jobs",of:"{line} of {tenant}",order:"Jobs run one at a time, in this order.",release:"Release",releaseDone:"{line} is released.",releaseSure:"The line continues with its oldest job.",releaseTitle:"Release {line}",slots:"{name}: {inside} of {atOnce}",slotsWaiting:"{used}, {waiting} waiting",title:"Lines",waiting:"Waiting"},list:{deeds:"Actions",emptyPage:"Nothing on this page matches. Continue with the next page.",filter:"Filter",find:"Find",loading:"Loading…",refresh:"Refresh"},nodes:{id:"Process",none:"No process runs background work",seen:"Last seen",title:"Processes",version:"Version"},outgoing:{budget:"Budget",budgets:"Budgets in use",failures:"Failures in a row",free:"Unused from",held:"Held until",host:"Host",hosts:"Failing hosts",noBudgets:"No budgets in use",noHosts:"No failing hosts",paused:"Paused until",running:"Running requests",title:"Outgoing"},page:{docs:"API documentation",name:"Operator",product:"Open the product",signOut:"Sign out",title:"{title} operator"},people:{email:"E-mail",find:"Person",findHint:"The complete e-mail address, or a user id.",lastSignIn:"Last sign-in",name:"Name",none:"No person matches “{words}”",noneAtAll:"No people yet",status:"Status",title:"People"},person:{confirmed:"E-mail confirmed",device:"Device",ends:"Ends",factor:"Second factor",id:"User id",noSessions:"No sessions.",openView:"Open the product",operator:"Operator view",role:"Role",sessions:"Sessions",started:"Started",suspendHint:"All sessions end, and sign-ins and API keys are rejected.",suspendTitle:"Suspend {name}",viewHint:"For 30 minutes, you see the product as this person does, but cannot change anything. The reason is recorded in the logs of the person and their accounts.",viewTitle:"View as {name}"},plans:{create:"Create plan",createTitle:"Create a plan",currency:"Currency",customizable:"Limits by agreement",default:"Default",edit:"Edit",editTitle:"Edit {name}",features:"Features",featuresHint:"One per line, as shown to customers.",hint:"New accounts get the default plan. New limits apply to all of its accounts at once.",id:"Id",idHint:"Letters, digits, - and _. It cannot be changed.",isActive:"On sale",limits:"Limits",limitsHint:"One per line, such as users: 20. -1 is unlimited.",makeDefault:"Make default",madeDefault:"New accounts now get the {name} plan.",name:"Name",none:"No plans yet",off:"Not on sale",overage:"Overage",overageHint:"Limit, units and their price in minor units: apiCallsPerMonth: 1000 50.",price:"Price per month",priceHint:"In minor units: 4900 is 49.00.",save:"Save",saved:"{name} is saved.",status:"Status",sureDefault:"New accounts will get the {name} plan. Other accounts keep theirs.",title:"Plans",type:"Type",typeHint:"Such as starter. Some systems allow only certain types.",unlimited:"Unlimited",wrongLimits:"Each line must be a name, a colon and a value.",wrongNumber:"Enter a whole number.",wrongOverage:"Each line must be a limit, a colon and two whole numbers."},reason:{cancel:"Cancel",hint:"Recorded in the audit log.",label:"Reason",missing:"Enter a reason."},runs:{account:"Account",deletedSource:"Deleted source",ended:"Ended",error:"Error",errorOf:"Error of {type}",hint:"Runs of all accounts, the newest first. View the product as a person to open a run.",id:"Run id",moreErrors:{one:"{count} more error.",other:"{count} more errors."},none:{completed:"No completed runs",failed:"No failed runs",pending:"No waiting runs",running:"No running runs"},open:"Open in the product",partial:"Some data types failed",platform:"Platform",queued:"Queued",source:"Source",sourceId:"Source id",started:"Started",status:"Status",statuses:{completed:"Completed",failed:"Failed",pending:"Waiting",running:"Running"},time:"Time",title:"Runs"},status:{active:"Active",disabled:"Disabled",ended:"Ended by the receiver",suspended:"Suspended",terminated:"Terminated"},sure:{endView:"The view of {name} ends.",factor:"{name} can then sign in with only the password, and is notified by e-mail.",reactivate:"{name} can be used again.",sessions:"{name} must sign in again on every device."},tables:{bytes:"Size",indexes:"Indexes",items:"Items",name:"Table",none:"No tables",tables:"Tables",title:"System"},usage:{account:"Account",day:"Day",hint:"What each account used on one day, in UTC.",none:"No account used anything on this day",title:"Usage"},value:{no:"No",off:"Off",on:"On",yes:"Yes"}};var{text:a,rich:kl}=gn({"en-GB":_o});function bo(){let e=`tablewright.key ${new URL(".",document.baseURI).pathname}`,t=M(sessionStorage.getItem(e)??""),n=M("");return{key:t,reason:n,keep(o){sessionStorage.setItem(e,o),n.value="",t.value=o},forget(o){sessionStorage.removeItem(e),n.value=o,t.value=""}}}var{key:Re,reason:vo,keep:yo,forget:ft}=bo();var qt=Zn({key:()=>Re.peek(),onUnauthenticated:e=>{e===Re.peek()&&ft(a("door.rejected"))}});function G(e,t){return qt.ask("GET",`../v1/admin${e}`,t)}function mt(e,t,n){return qt.ask(e,`../v1/admin${t}`,{json:n})}function U(e,t,n){return qt.ask("POST",`../v1/admin${e}`,{json:t,...n})}function T(e,t={}){let n=JSON.stringify([e,t]),[o,s]=_({key:n,cursors:[]}),i=o.key===n?o.cursors:[],r=i.at(-1)??"",c=te(()=>G(e,{query:{...t,cursor:r}}),[n,r]);return{...c,rows:c.answer?.items??null,next:c.answer?.nextCursor??null,cursors:i,setCursors:f=>s({key:n,cursors:f})}}function I({listing:e,label:t,empty:n,...o}){let{rows:s,problem:i,again:r,cursors:c,next:f,setCursors:p}=e,u=s?.length===0;return l`<${L} error=${i} onRetry=${r} />
    ${s&&s.length>0?l`<${Le} label=${t} rows=${s} ...${o} />`:null}
    ${u&&!f&&c.length===0?l`<div class="sheet"><${fo} title=${n} /></div>`:null}
    ${u&&(f||c.length>0)?l`<p class="hint" role="status">${a("list.emptyPage")}</p>`:null}
    ${!s&&!i?l`<p class="hint" role="status">${a("list.loading")}</p>`:null}
    <${mo} cursors=${c} next=${f} onCursors=${p} />`}function F({label:e,value:t,onValue:n,hint:o,fault:s,type:i="text",options:r,...c}){let{autofocus:f=!1,...p}=c,u=Q(),d=V(null);be(()=>{f&&d.current?.focus()},[]);let h=s||o,m=h?`${u}-note`:void 0,$=g=>n(g.target.value);return l`<div class="field">
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
  </div>`}var ni=500;function He({title:e,deed:t,isDanger:n=!0,onReason:o,onClose:s,children:i}){let[r,c]=_(""),[f,p]=_(""),[u,d]=_(!1),[h,m]=_(null);return l`<${K} title=${e} onClose=${s}>
    <form onSubmit=${async g=>{if(g.preventDefault(),!r.trim())return p(a("reason.missing"));d(!0),m(null);try{await o(r.trim()),s()}catch(v){m(v),d(!1)}}} noValidate>
      ${i}
      <${F}
        label=${a("reason.label")}
        type="area"
        value=${r}
        onValue=${g=>{c(g),p("")}}
        fault=${f}
        hint=${a("reason.hint")}
        maxlength=${ni}
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
  </button>`}function A({title:e,hint:t,onRefresh:n,children:o}){return l`<section aria-labelledby="view-title">
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
  </form>`}var{place:oi,go:si}=no({read:oo,write:Ut}),B=oi;function oe(e,t={}){return Ut({view:e,params:t})}function H(e,t={}){si({view:e,params:t})}var ii=["API","CSV","GB","IP","JSON","MB","URL"];function Te(e){let o=e.replace(/([a-z0-9])([A-Z])/g,"$1 $2").replace(/[_\-.]+/g," ").split(" ").map(s=>{let i=s.toUpperCase();return ii.includes(i)?i:s.toLowerCase()}).join(" ");return o.charAt(0).toUpperCase()+o.slice(1)}function Vt(e){let t=[];for(let n of e.split(`
`)){if(!n.trim())continue;let[o="",...s]=n.split(":"),i=s.join(":").trim();if(!o.trim()||!i)return null;t.push([o.trim(),i])}return t}function wo(e){return Object.entries(e).map(([t,n])=>`${t}: ${n}`).join(`
`)}function dt(e){return/^-?\d+$/.test(e)?Number(e):e}function So({account:e,onClose:t}){let n=`/accounts/${encodeURIComponent(e.accountId)}/plan`,{answer:o,problem:s,again:i}=te(()=>G(n),[n]),r=o;return l`<${K} title=${a("limits.title",{name:e.name})} onClose=${t}>
    <${L} error=${s} onRetry=${i} />
    ${r&&!r.plan?l`<p>${a("limits.none")}</p>`:null}
    ${r?.plan&&!r.plan.customizable?l`<p>${a("limits.fixed",{plan:r.plan.name})}</p>`:null}
    ${r?.plan?.customizable?l`<${ri} path=${n} name=${e.name} held=${r} onClose=${t} />`:null}
  <//>`}function ri({path:e,name:t,held:n,onClose:o}){let s=Object.entries(n.plan?.limits??{}),[i,r]=_(Object.fromEntries(s.map(([$])=>[$,`${n.overrides?.[$]??""}`]))),[c,f]=_(""),[p,u]=_(null),[d,h]=_(!1);return l`<form class="form" onSubmit=${async $=>{$.preventDefault();let g=s.filter(([w])=>i[w]?.trim()).map(([w,y])=>({limit:w,ofPlan:y,value:dt(i[w]?.trim()??"")})),v=g.find(({ofPlan:w,value:y})=>typeof w=="number"&&!ai(y));if(f(v?.limit??""),u(null),!(v||d)){h(!0);try{let w=Object.fromEntries(g.map(({limit:y,value:S})=>[y,S]));await mt("PUT",`${e}/overrides`,{limits:w}),R(a("limits.saved",{name:t})),o()}catch(w){u(w),h(!1)}}}} noValidate>
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
  </form>`}function ai(e){return typeof e=="number"&&e>=-1}function ko({overview:e}){let{find:t=""}=B.value.params,n=e.findsAccountsByName?"accounts.findNameHint":"accounts.findHint";return l`<${A} title=${a("accounts.title")}>
    <${pt}
      key=${t}
      label=${a("accounts.find")}
      hint=${a(n)}
      value=${t}
      onSearch=${o=>H("accounts",{find:o})}
    />
    ${(t||e.listsAccounts)&&l`<${ci} key=${t} words=${t} overview=${e} />`}
  <//>`}var li=/^[\w-]{20,64}$/;function ci({words:e,overview:t}){let o=t.findsAccountsByName&&!li.test(e)?"name":"id",s=T("/accounts",e?{[o]:e}:{}),[i,r]=_(null),[c,f]=_(null),p=()=>r(null),u=t.sections.includes("plans"),d=`/accounts/${encodeURIComponent(i?.accountId??"")}`,h=async(m,$)=>{await U(`${d}/${m}`,$),R(a(m==="suspend"?"accounts.suspended":"accounts.reactivated")),await s.again()};return l`<${I}
      listing=${s}
      label=${a("accounts.title")}
      columns=${ui(r,u?f:null)}
      idOf=${m=>m.accountId}
      empty=${e?a("accounts.none",{words:e}):a("accounts.noneAtAll")}
    />
    ${c&&l`<${So} account=${c} onClose=${()=>f(null)} />`}
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
    <//>`}`}function ui(e,t){return[{name:"name",label:a("accounts.name"),cell:n=>n.name},{name:"status",label:a("people.status"),cell:n=>l`${a(`status.${n.status}`)}${n.suspendedFor?l`<br /><span class="hint">${n.suspendedFor}</span>`:null}`},{name:"id",label:a("accounts.id"),cell:n=>l`<code>${n.accountId}</code>`},{name:"deed",label:a("list.deeds"),cell:n=>l`<span class="row-deeds">
        ${t&&fi(n)?l`<${ne}
              deed=${a("deed.limits")}
              name=${n.name}
              onPress=${()=>t(n)}
            />`:null}
        ${n.status==="terminated"?null:l`<${ne}
              deed=${a(n.status==="active"?"deed.suspend":"deed.reactivate")}
              name=${n.name}
              onPress=${()=>e(n)}
            />`}
      </span>`}]}function fi({path:e=""}){return e.split("/").filter(Boolean).length<=1}var xo=3,mi=4e6;function Co({before:e,after:t,label:n}){let o=pi(To(e),To(t));if(o.every(r=>r.sign===" "))return l`<p class="hint">${b("diff.same")}</p>`;let i={"+":b("diff.added"),"-":b("diff.removed")," ":""};return l`<div class="diff" role="group" tabindex="0" aria-label=${n}>
    <ul>
      ${hi(o).map(r=>typeof r=="number"?l`<li class="diff-fold">${b("diff.folded",{count:r})}</li>`:l`<li class=${`diff-line diff-${{"+":"in","-":"out"," ":"same"}[r.sign]}`}>
              <span class="diff-sign" aria-hidden="true">${r.sign}</span>
              <span class="visually-hidden">${i[r.sign]}</span>
              <code>${r.line}</code>
            </li>`)}
    </ul>
  </div>`}function pi(e,t){let n=0;for(;n<e.length&&n<t.length&&e[n]===t[n];)n++;let o=0,s=Math.min(e.length,t.length)-n;for(;o<s&&e.at(-1-o)===t.at(-1-o);)o++;let i=r=>r.map(c=>({sign:" ",line:c}));return[...i(e.slice(0,n)),...di(e.slice(n,e.length-o),t.slice(n,t.length-o)),...i(e.slice(e.length-o))]}function di(e,t){let n=t.length+1,o=(e.length+1)*n>mi,s=new Uint32Array(o?0:(e.length+1)*n),i=(p,u)=>s[p*n+u]??0;if(!o)for(let p=e.length-1;p>=0;p--)for(let u=t.length-1;u>=0;u--){let d=Math.max(i(p+1,u),i(p,u+1));s[p*n+u]=e[p]===t[u]?i(p+1,u+1)+1:d}let r=[],[c,f]=[0,0];for(;c<e.length||f<t.length;){let[p,u]=[e[c],t[f]];!o&&p!==void 0&&p===u?(r.push({sign:" ",line:p}),c++,f++):p!==void 0&&(u===void 0||i(c+1,f)>=i(c,f+1))?(r.push({sign:"-",line:p}),c++):(r.push({sign:"+",line:u??""}),f++)}return r}function hi(e){let t=e.map((o,s)=>e.slice(Math.max(0,s-xo),s+xo+1).some(i=>i.sign!==" ")),n=[];return e.forEach((o,s)=>{let i=n.at(-1);t[s]?n.push(o):typeof i=="number"?n[n.length-1]=i+1:n.push(1)}),n}function To(e){let t=typeof e=="string"?e:JSON.stringify(e,null,2)??"";return t===""?[]:t.split(`
`)}var Wt=1e4,zt=M(Date.now());function Oo(){document.hidden||(zt.value=Date.now())}setInterval(Oo,Wt);document.addEventListener("visibilitychange",Oo);var $i=5e3,Zc=[["second",1e3,6e4],["minute",6e4,36e5],["hour",36e5,2*864e5],["day",864e5,1/0]],gi={day:"numeric",month:"short",year:"numeric",hour:"2-digit",minute:"2-digit",second:"2-digit",fractionalSecondDigits:3,timeZoneName:"short"};function _i(e,t=zt.value){let n=t-e;if(n>-Wt&&n<$i)return b("when.now");let o=Math.round(n/1e3);return Math.abs(o)<60?new Intl.RelativeTimeFormat(document.documentElement.lang).format(-o,"second"):_n(e,t,{numeric:"always"})}function Io(e){return Ke(e,gi)}function Ao({ms:e,isExact:t=!1}){let n=new Date(e).toISOString(),o=_i(e);return t?l`<time class="when when-exact" datetime=${n}>
    <span>${o}</span>
    <span>${Io(e)}</span>
    <code>${e}</code>
  </time>`:l`<time class="when" datetime=${n} title="${Io(e)} (${e})">${o}</time>`}function N({at:e}){return e?l`<${Ao} ms=${Date.parse(e)} />`:null}function Z(e){return e?l`<${N} at=${e} />`:null}var Kt=["account","user","type"],bi=[{name:"type",label:a("activities.type"),cell:e=>e.type},{name:"time",label:a("activities.time"),cell:e=>l`<${N} at=${e.timestamp} />`},{name:"actor",label:a("activities.actor"),cell:e=>Do(e)},{name:"resource",label:a("activities.resource"),cell:e=>`${e.resource} ${e.resourceId??""}`}];function Eo(){let e=B.value.params,t=Object.fromEntries(Kt.map(i=>[i,e[i]??""])),n=T("/activities",t),[o,s]=_(null);return l`<${A}
    title=${a("activities.title")}
    hint=${a("activities.hint")}
    onRefresh=${n.again}
  >
    <${vi} key=${JSON.stringify(t)} values=${t} />
    <${I}
      listing=${n}
      label=${a("activities.title")}
      columns=${bi}
      idOf=${i=>i.activityId}
      onOpen=${s}
      empty=${a("activities.none")}
    />
    ${o&&l`<${yi} entry=${o} onClose=${()=>s(null)} />`}
  <//>`}function vi({values:e}){let[t,n]=_(e);return l`<form class="filters" role="search" onSubmit=${s=>{s.preventDefault(),H("activities",Object.fromEntries(Kt.map(i=>[i,(t[i]??"").trim()])))}}>
    ${Kt.map(s=>l`<${F}
        key=${s}
        label=${a(`activities.by.${s}`)}
        value=${t[s]??""}
        onValue=${i=>n({...t,[s]:i})}
      />`)}
    <button type="submit" class="button">${a("list.filter")}</button>
  </form>`}function yi({entry:e,onClose:t}){let{before:n,after:o,details:s={}}=e;return l`<${K} title=${e.type} onClose=${t}>
    <${xe}
      facts=${[[a("activities.time"),l`<${N} at=${e.timestamp} />`],[a("activities.actor"),Do(e)],[a("activities.by.account"),l`<code>${e.accountId}</code>`],[a("activities.resource"),`${e.resource} ${e.resourceId??""}`],[a("activities.network"),e.ipAddress],[a("activities.agent"),e.userAgent],...Object.entries(s).map(([i,r])=>[i,typeof r=="string"?r:JSON.stringify(r)])]}
    />
    ${(n||o)&&l`<h3>${a("activities.changes")}</h3>
      <${Co} before=${n??{}} after=${o??{}} label=${a("activities.changes")} />`}
  <//>`}function Do({actor:e={},userId:t}){let n=a(`actor.${e.kind??"nobody"}`),o=e.kind==="user"?t:e.id;return o?`${n} ${o}`:n}function Mo(){let e=T("/hooks"),[t,n]=_(null),o=async()=>{let i=[t?.tenant??"",t?.endpointId??""].map(encodeURIComponent).join("/");await U(`/hooks/${i}/enable`),R(a("hooks.enabled")),await e.again()};return l`<${A}
    title=${a("hooks.title")}
    hint=${a("hooks.hint")}
    onRefresh=${e.again}
  >
    <${I}
      listing=${e}
      label=${a("hooks.title")}
      columns=${wi(n)}
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
  <//>`}function wi(e){return[{name:"tenant",label:a("hooks.tenant"),cell:t=>t.tenant},{name:"url",label:a("hooks.url"),cell:t=>t.url??l`<code>${t.endpointId}</code>`},{name:"since",label:a("hooks.since"),cell:t=>l`<${N} at=${t.since} />`},{name:"reason",label:a("hooks.reason"),cell:t=>l`<span class="whole">${t.reason??a(`status.${t.status}`)}</span>`},{name:"deed",label:a("list.deeds"),cell:t=>l`<${ne}
          deed=${a("deed.enable")}
          name=${`${t.tenant} ${t.url??t.endpointId}`}
          onPress=${()=>e(t)}
        />`}]}var Si=[{name:"kind",label:a("jobs.kind"),cell:e=>l`<${Jt} job=${e} />`},{name:"id",label:a("jobs.id"),cell:e=>l`<code>${e.jobId}</code>`},{name:"due",label:a("jobs.due"),cell:e=>l`<${N} at=${e.endedAt??e.dueAt} />`},{name:"attempts",label:a("jobs.attempts"),isNumeric:!0,cell:e=>j(e.attempts)},{name:"error",label:a("jobs.error"),cell:e=>l`<span class="whole">${e.lastError??e.leaseOwner??"–"}</span>`}];function Jt({job:e}){let t=e.state==="running"&&e.isCancelled,n=e.priority&&e.priority!=="normal"?e.priority:null;return l`<span class="kind">
    ${e.kind}
    ${n&&l` <span class="badge">${a(`jobs.priorities.${n}`)}</span>`}
    ${t&&l` <span class="badge badge-warn">${a("jobs.cancelling")}</span>`}
  </span>`}function ht({listing:e,deeds:t,onDone:n,label:o,empty:s}){let[i,r]=_(new Set),[c,f]=_(null),p=async d=>{let h=0;try{for(let m of i)await U(`/jobs/${d}`,{jobId:m}),h+=1}catch(m){zn(m)}h&&R(a(`jobs.${d}Done`,{count:h})),r(new Set),await n()},u=t.map(d=>l`<button
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
      columns=${Si}
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
    <//>`}`}function No({choice:e,onRefresh:t}){let n=T("/lines"),[o,s]=_(null),i=()=>(t(),n.again()),r=o?.isHeld?"release":"hold",c=async()=>{await U(`/lines/${r}`,{line:o?.line,tenant:o?.tenant??""}),R(a(`lines.${r}Done`,{line:o?.line??""})),await i()};return l`<${A}
    title=${a("jobs.title")}
    hint=${a("lines.hint")}
    onRefresh=${i}
  >
    ${e}
    <${I}
      listing=${n}
      label=${a("lines.title")}
      columns=${xi(s)}
      idOf=${f=>`${f.tenant??""} ${f.line}`}
      onOpen=${f=>H("jobs",ki(f))}
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
  <//>`}function ki({line:e,tenant:t=""}){return{state:"lines",line:e,tenant:t}}function xi(e){return[{name:"line",label:a("lines.line"),cell:t=>l`<span class="stacked">
          ${t.line} ${t.tenant&&l`<small>${t.tenant}</small>`}
        </span>`},{name:"state",label:a("jobs.state"),cell:t=>l`<${Ci} line=${t} />`},{name:"waiting",label:a("lines.waiting"),isNumeric:!0,cell:t=>j(t.waiting)},{name:"first",label:a("lines.first"),cell:t=>t.first?l`<${Ti} job=${t.first} />`:"–"},{name:"cap",label:a("lines.cap"),cell:t=>t.cap?Oi(t.cap):"–"},{name:"deed",label:a("list.deeds"),cell:t=>l`<${ne}
          deed=${a(t.isHeld?"lines.release":"lines.hold")}
          name=${`${t.line} ${t.tenant??""}`.trim()}
          onPress=${()=>e(t)}
        />`}]}function Ti({job:e}){return l`<span class="stacked">
    <${Jt} job=${e} />
    <small><${N} at=${e.createdAt} /></small>
  </span>`}function Ci({line:e}){let t=e.first?.state==="running",n=l`<span class="badge badge-good">${a("jobs.states.running")}</span>`;if(e.isHeld){let o=l`<span class="badge badge-warn">${a("lines.held")}</span>`;return t?l`${o} ${n}`:o}return t?n:l`<span class="badge">${a("jobs.states.waiting")}</span>`}function Oi({name:e,inside:t,atOnce:n,waiting:o}){let s=a("lines.slots",{name:e,inside:t,atOnce:n});return o?a("lines.slotsWaiting",{used:s,waiting:o}):s}function jo({line:e,tenant:t,choice:n,onRefresh:o}){let s=T("/lines/jobs",{line:e,tenant:t}),i=s.cursors.length===0?s.answer?.first:null,r=i&&s.rows?[i,...s.rows]:s.rows,c=()=>(o(),s.again());return l`<${A} title=${a("jobs.title")} onRefresh=${c}>
    ${n}
    <h2 class="whole">${t?a("lines.of",{line:e,tenant:t}):e}</h2>
    <p class="hint screen-hint">
      ${a("lines.order")} <a href=${oe("jobs",{state:"lines"})}>${a("lines.all")}</a>
    </p>
    <${ht}
      listing=${{...s,rows:r}}
      deeds=${["cancel"]}
      onDone=${c}
      label=${a("lines.jobs",{line:e})}
      empty=${a("jobs.none.waiting")}
    />
  <//>`}var Lo=["abandoned","waiting","running"],Po=[...Lo,"lines"],Ii={abandoned:["redo","discard"],waiting:["cancel"],running:["cancel"]};function Ro(){let{state:e,line:t,tenant:n=""}=B.value.params,o=te(()=>G("/jobs/counts"),[]),s=o.answer&&Ei(o.answer),i=l`<${ke}
    legend=${a("jobs.state")}
    name="state"
    value=${Po.find(f=>f===e)??"abandoned"}
    options=${Po.map(f=>[f,a(`jobs.states.${f}`)])}
    onValue=${f=>H("jobs",{state:f})}
  />`,r={hint:s,choice:i,onRefresh:o.again};if(e==="lines"&&t){let f=`${n} ${t}`;return l`<${jo} key=${f} ...${r} line=${t} tenant=${n} />`}if(e==="lines")return l`<${No} ...${r} />`;let c=Lo.find(f=>f===e)??"abandoned";return l`<${Ai} key=${c} ...${r} state=${c} />`}function Ai({state:e,hint:t,choice:n,onRefresh:o}){let s=T("/jobs",{state:e}),i=()=>(o(),s.again());return l`<${A} title=${a("jobs.title")} hint=${t} onRefresh=${i}>
    ${n}
    <${ht}
      listing=${s}
      deeds=${Ii[e]}
      onDone=${i}
      label=${a("jobs.title")}
      empty=${a(`jobs.none.${e}`)}
    />
  <//>`}function Ei({abandoned:e,unfinished:t,isExact:n}){let o=n?j(t):a("jobs.more",{count:t});return a("jobs.counts",{abandoned:e,unfinished:o})}var Di=[{name:"host",label:a("outgoing.host"),cell:e=>e.host},{name:"failures",label:a("outgoing.failures"),isNumeric:!0,cell:e=>j(e.failures)},{name:"since",label:a("hooks.since"),cell:e=>Z(e.failingSince)??"–"},{name:"until",label:a("outgoing.paused"),cell:e=>Z(e.pausedUntil)??"–"}],Mi=[{name:"name",label:a("outgoing.budget"),cell:e=>e.name},{name:"running",label:a("outgoing.running"),isNumeric:!0,cell:e=>j(e.running)},{name:"free",label:a("outgoing.free"),cell:e=>l`<${N} at=${e.freeAt} />`},{name:"held",label:a("outgoing.held"),cell:e=>Z(e.heldUntil)??"–"}];function Ho(){let e=T("/breakers"),t=T("/budgets"),n=()=>{e.again(),t.again()};return l`<${A} title=${a("outgoing.title")} onRefresh=${n}>
    <h2>${a("outgoing.hosts")}</h2>
    <${I}
      listing=${e}
      label=${a("outgoing.hosts")}
      columns=${Di}
      idOf=${o=>o.host}
      empty=${a("outgoing.noHosts")}
    />
    <h2>${a("outgoing.budgets")}</h2>
    <${I}
      listing=${t}
      label=${a("outgoing.budgets")}
      columns=${Mi}
      idOf=${o=>o.name}
      empty=${a("outgoing.noBudgets")}
    />
  <//>`}var Uo={reactivate:"/reactivate",factor:"/second-factor/reset",sessions:"/sessions/end",endView:"/impersonate/end"},Ni=[{name:"device",label:a("person.device"),cell:e=>e.isOperator?a("person.operator"):e.device??"–"},{name:"started",label:a("person.started"),cell:e=>l`<${N} at=${e.startedAt} />`},{name:"ends",label:a("person.ends"),cell:e=>l`<${N} at=${e.endsAt} />`}],ji=[{name:"name",label:a("accounts.name"),cell:e=>l`<a href=${oe("accounts",{find:e.accountId})}>${e.name}</a>`},{name:"role",label:a("person.role"),cell:e=>e.role},{name:"status",label:a("people.status"),cell:e=>a(`status.${e.status}`)}];function Fo({id:e}){let{answer:t,problem:n,again:o}=te(()=>G(`/users/${encodeURIComponent(e)}`),[e]);if(!t)return l`<${L} error=${n} onRetry=${o} />`;let{user:s,sessions:i,accounts:r=[]}=t,c=i.some(f=>f.isOperator);return l`<article class="sheet person" aria-labelledby="person-name">
    <h2 id="person-name">${s.name||s.email}</h2>
    <${xe}
      facts=${[[a("people.email"),s.email],[a("person.confirmed"),a(s.isConfirmed?"value.yes":"value.no")],[a("people.status"),a(`status.${s.status}`)],[a("person.factor"),a(s.hasSecondFactor?"value.on":"value.off")],[a("people.lastSignIn"),Z(s.lastSignInAt)],[a("person.id"),l`<code>${s.userId}</code>`]]}
    />
    <${Pi} user=${s} isViewed=${c} onDone=${o} />
    <h3>${a("person.sessions")}</h3>
    ${i.length?l`<${Le}
          label=${a("person.sessions")}
          columns=${Ni}
          rows=${i}
          idOf=${f=>f.sessionId}
        />`:l`<p class="hint">${a("person.noSessions")}</p>`}
    ${r.length?l`<h3>${a("accounts.title")}</h3>
          <${Le}
            label=${a("accounts.title")}
            columns=${ji}
            rows=${r}
            idOf=${f=>f.accountId}
          />`:null}
  </article>`}function Pi({user:e,isViewed:t,onDone:n}){let[o,s]=_(""),i=()=>s(""),r=e.name||e.email,c=e.status==="active",f=async(p,u,d,h)=>{await U(`/users/${encodeURIComponent(e.userId)}${u}`,d,h),R(a(`done.${p}`)),n()};return l`<div class="actions deeds">
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
    ${o!==""&&o in Uo&&l`<${Li} deed=${o} name=${r} onConfirm=${f} onClose=${i} />`}`}function Li({deed:e,name:t,onConfirm:n,onClose:o}){let s=e==="endView";return l`<${J}
    title=${a(`deed.${e}`)}
    deed=${a(`deed.${e}`)}
    onConfirm=${()=>n(e,Uo[e],void 0,{takesCookies:s})}
    onClose=${o}
  >
    <p>${a(`sure.${e}`,{name:t})}</p>
  <//>`}function Ce({name:e,onPress:t,isStrong:n=!1}){return l`<button
    type="button"
    class="button ${n?"strong":""}"
    onClick=${()=>t(e)}
  >
    ${a(`deed.${e}`)}…
  </button>`}var Ri=[{name:"name",label:a("people.name"),cell:e=>e.name||"–"},{name:"email",label:a("people.email"),cell:e=>e.email},{name:"status",label:a("people.status"),cell:e=>a(`status.${e.status}`)},{name:"seen",label:a("people.lastSignIn"),cell:e=>Z(e.lastSignInAt)??"–"}];function Bo({overview:e}){let{user:t="",find:n=""}=B.value.params;return l`<${A} title=${a("people.title")}>
    <${pt}
      key=${n}
      label=${a("people.find")}
      hint=${a("people.findHint")}
      value=${n}
      onSearch=${o=>H("people",{find:o})}
    />
    ${t?l`<${Fo} key=${t} id=${t} />`:(n||e.listsPeople)&&l`<${Hi} key=${n} words=${n} />`}
  <//>`}function Hi({words:e}){let t=e.includes("@")?"email":"id",n=T("/users",e?{[t]:e}:{});return l`<${I}
    listing=${n}
    label=${a("people.title")}
    columns=${Ri}
    idOf=${o=>o.userId}
    onOpen=${o=>H("people",{find:e,user:o.userId})}
    empty=${e?a("people.none",{words:e}):a("people.noneAtAll")}
  />`}function Gt({label:e,value:t,onValue:n,hint:o}){return l`<label class="toggle">
    <input
      type="checkbox"
      checked=${t}
      onChange=${s=>n(s.target.checked)}
    />
    <span>${e}${o?l`<span class="hint">${o}</span>`:null}</span>
  </label>`}var Ui=[["planId","plans.id","plans.idHint",""],["name","plans.name","",""],["type","plans.type","plans.typeHint",""],["price","plans.price","plans.priceHint",""],["currency","plans.currency","",""],["limits","plans.limits","plans.limitsHint","area"],["features","plans.features","plans.featuresHint","area"],["overage","plans.overage","plans.overageHint","area"]];function qo({plan:e,model:t,onDone:n,onClose:o}){let[s,i]=_(Fi(e,t)),[r,c]=_(e?.isActive??!0),[f,p]=_(e?.customizable??!1),[u,d]=_({}),[h,m]=_(null),[$,g]=_(!1),v=(S,x)=>{i(Y=>({...Y,[S]:x})),d({...u,[S]:""})},w=async S=>{S.preventDefault();let{body:x,wrong:Y}=Bi(s);if(d(Y),m(null),!(Object.keys(Y).length||$)){g(!0);try{let{planId:X,...W}={...x,isActive:r,customizable:f};e?await mt("PATCH",`/plans/${encodeURIComponent(e.planId)}`,W):await U("/plans",{planId:X,...W}),R(a("plans.saved",{name:s.name})),await n(),o()}catch(X){let W=X instanceof q?X.place.split(/[.[]/)[0]??"":"";W in s?d({[W]:De(X)}):m(X),g(!1)}}},y=e?a("plans.editTitle",{name:e.name}):a("plans.createTitle");return l`<${K} title=${y} onClose=${o}>
    <form class="form" onSubmit=${w} noValidate>
      ${Ui.filter(([S])=>!e||S!=="planId").map(([S,x,Y,X],W)=>l`<${F}
          key=${S}
          label=${a(x)}
          hint=${Y?a(Y):void 0}
          type=${X||"text"}
          rows=${S==="limits"?"6":void 0}
          data-first=${W===0?!0:void 0}
          fault=${u[S]}
          value=${s[S]}
          onValue=${se=>v(S,se)}
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
  <//>`}function Fi(e,t){let n=Object.entries(e?.overage??{});return{planId:"",name:e?.name??"",type:(e??t)?.type??"",price:`${e?.price??0}`,currency:(e??t)?.currency??"USD",limits:wo((e??t)?.limits??{}),features:(e?.features??[]).join(`
`),overage:n.map(([o,{per:s,price:i}])=>`${o}: ${s} ${i}`).join(`
`)}}function Bi(e){let t={},n=Vt(e.limits),o=Vt(e.overage)?.map(([r,c])=>({name:r,terms:/^(\d+)\s+(\d+)$/.exec(c)}));return/^\d+$/.test(e.price.trim())||(t.price=a("plans.wrongNumber")),n||(t.limits=a("plans.wrongLimits")),o?.every(({terms:r})=>r)||(t.overage=a("plans.wrongOverage")),{body:{planId:e.planId.trim(),name:e.name.trim(),type:e.type.trim(),price:Number(e.price),currency:e.currency.trim().toUpperCase(),limits:Object.fromEntries((n??[]).map(([r,c])=>[r,dt(c)])),features:e.features.split(`
`).map(r=>r.trim()).filter(Boolean),overage:Object.fromEntries((o??[]).map(({name:r,terms:c})=>[r,{per:Number(c?.[1]),price:Number(c?.[2])}]))},wrong:t}}function Vo(){let e=T("/plans"),[t,n]=_(null),o=()=>n(null);return l`<${A} title=${a("plans.title")} hint=${a("plans.hint")}>
    <div class="actions deeds">
      <button type="button" class="button strong" onClick=${()=>n({deed:"create"})}>
        ${a("plans.create")}
      </button>
    </div>
    <${I}
      listing=${e}
      label=${a("plans.title")}
      columns=${Vi(n)}
      idOf=${s=>s.planId}
      empty=${a("plans.none")}
    />
    ${t?.deed==="create"||t?.deed==="edit"?l`<${qo}
          plan=${t.plan}
          model=${e.rows?.find(s=>s.isDefault)}
          onDone=${e.again}
          onClose=${o}
        />`:null}
    ${t?.deed==="default"&&t.plan?l`<${qi} plan=${t.plan} onDone=${e.again} onClose=${o} />`:null}
  <//>`}function qi({plan:e,onDone:t,onClose:n}){let{planId:o,name:s}=e;return l`<${J}
    title=${a("plans.makeDefault")}
    deed=${a("plans.makeDefault")}
    onConfirm=${async()=>{await U(`/plans/${encodeURIComponent(o)}/default`),R(a("plans.madeDefault",{name:s})),await t()}}
    onClose=${n}
  >
    <p>${a("plans.sureDefault",{name:s})}</p>
  <//>`}function Vi(e){return[{name:"name",label:a("plans.name"),cell:t=>l`<strong>${t.name}</strong><br /><code class="hint">${t.planId}</code>`},{name:"price",label:a("plans.price"),isNumeric:!0,cell:t=>zi(t)},{name:"limits",label:a("plans.limits"),cell:t=>l`<span class="whole hint">
          ${Object.entries(t.limits).map(([n,o])=>`${Te(n)}: ${Wi(o)}`).join(" · ")}
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
      </span>`}]}function Wi(e){return typeof e=="string"?e:e<0?a("plans.unlimited"):j(e)}function zi({price:e,currency:t}){let n={style:"currency",currency:t},o=new Intl.NumberFormat("en",n),{maximumFractionDigits:s=2}=o.resolvedOptions();return j(e/10**s,n)}var Wo=["failed","completed","running","pending"],Ki=[{name:"source",label:a("runs.source"),cell:e=>Jo(e)},{name:"account",label:a("runs.account"),cell:e=>l`<${Ko} accountId=${e.accountId} />`},{name:"platform",label:a("runs.platform"),cell:e=>e.platform??"–"},{name:"error",label:a("runs.error"),cell:e=>l`<span class="whole">${Gi(e)}</span>`},{name:"time",label:a("runs.time"),cell:e=>l`<${N} at=${e.completedAt??e.startedAt} />`}];function zo(){let{status:e}=B.value.params,t=Wo.find(i=>i===e)??"failed",n=T("/syncs",{status:t}),[o,s]=_(null);return l`<${A}
    title=${a("runs.title")}
    hint=${a("runs.hint")}
    onRefresh=${n.again}
  >
    <${ke}
      legend=${a("runs.status")}
      name="status"
      value=${t}
      options=${Wo.map(i=>[i,a(`runs.statuses.${i}`)])}
      onValue=${i=>H("runs",{status:i})}
    />
    <${I}
      listing=${n}
      label=${a("runs.title")}
      columns=${Ki}
      idOf=${i=>i.syncId}
      onOpen=${s}
      empty=${a(`runs.none.${t}`)}
    />
    ${o&&l`<${Ji} run=${o} onClose=${()=>s(null)} />`}
  <//>`}function Ji({run:e,onClose:t}){let{accountId:n,sourceId:o,syncId:s,errors:i=[]}=e,r=a(`runs.statuses.${e.status}`),c=["accounts",n,"sources",o,"runs",s];return l`<${K} title=${Jo(e)} onClose=${t}>
    <${xe}
      facts=${[[a("runs.status"),e.isPartial?`${r}. ${a("runs.partial")}.`:r],[a("runs.account"),l`<${Ko} accountId=${n} />`],[a("runs.platform"),e.platform],[a("runs.sourceId"),l`<code>${o}</code>`],[a("runs.id"),l`<code>${s}</code>`],[a("runs.queued"),Z(e.queuedAt)],[a("runs.started"),Z(e.startedAt)],[a("runs.ended"),Z(e.completedAt)],...i.map(({dataType:f,code:p,message:u})=>[a("runs.errorOf",{type:f}),l`<code>${p}</code>: ${u}`])]}
    />
    <p><a href=${`../#/${c.map(encodeURIComponent).join("/")}`}>${a("runs.open")}</a></p>
  <//>`}function Ko({accountId:e}){return l`<a href=${oe("accounts",{find:e})}><code>${e}</code></a>`}function Jo(e){return e.sourceName??a("runs.deletedSource")}function Gi({errors:e=[]}){let[t,...n]=e;return t?n.length>0?`${t.message} ${a("runs.moreErrors",{count:n.length})}`:t.message:"–"}var Zi=[{name:"name",label:a("tables.name"),cell:e=>e.name,sortBy:e=>e.name},{name:"items",label:a("tables.items"),isNumeric:!0,cell:e=>e.items===void 0?"–":j(e.items),sortBy:e=>e.items??0},{name:"bytes",label:a("tables.bytes"),isNumeric:!0,cell:e=>e.bytes===void 0?"–":Je(e.bytes),sortBy:e=>e.bytes??0},{name:"indexes",label:a("tables.indexes"),cell:e=>(e.indexes??[]).join(", ")||"–"},{name:"status",label:a("people.status"),cell:e=>e.status}],Yi=[{name:"id",label:a("nodes.id"),cell:e=>e.nodeId},{name:"version",label:a("nodes.version"),cell:e=>e.version},{name:"started",label:a("person.started"),cell:e=>l`<${N} at=${e.startedAt} />`},{name:"seen",label:a("nodes.seen"),cell:e=>l`<${N} at=${e.seenAt} />`}];function Go(){let e=T("/tables"),t=T("/nodes"),n=()=>{e.again(),t.again()};return l`<${A} title=${a("tables.title")} onRefresh=${n}>
    <h2>${a("tables.tables")}</h2>
    <${I}
      listing=${e}
      label=${a("tables.tables")}
      columns=${Zi}
      idOf=${o=>o.name}
      empty=${a("tables.none")}
    />
    <h2>${a("nodes.title")}</h2>
    <${I}
      listing=${t}
      label=${a("nodes.title")}
      columns=${Yi}
      idOf=${o=>o.nodeId}
      empty=${a("nodes.none")}
    />
  <//>`}var Xi=new Set(["data_processed","storage_used"]);function Zo(){let e=new Date().toISOString().slice(0,10),{day:t=e}=B.value.params,n=T("/usage",{date:t}),o=[...new Set((n.rows??[]).flatMap(s=>Object.keys(s.totals)))];return l`<${A}
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
    <${I}
      listing=${n}
      label=${a("usage.title")}
      columns=${Qi(o)}
      idOf=${s=>s.accountId}
      empty=${a("usage.none")}
    />
  <//>`}function Qi(e){return[{name:"account",label:a("usage.account"),cell:({accountId:t})=>l`<a href=${oe("accounts",{find:t})}><code>${t}</code></a>`},...e.map(t=>({name:t,label:Te(t),isNumeric:!0,cell:n=>{let o=n.totals[t]??0;return Xi.has(t)?Je(o):j(o)},sortBy:n=>n.totals[t]??0}))]}var er=[["people",Bo],["accounts",ko],["plans",Vo],["usage",Zo],["runs",zo],["activities",Eo],["jobs",Ro],["hooks",Mo],["outgoing",Ho],["tables",Go]];function Yo(){let{answer:e,problem:t,again:n}=te(()=>G(""),[]),o=e,s=er.filter(([p])=>o?.sections.includes(p)),[i,r]=s.find(([p])=>p===B.value.view)??s[0]??[],c=o?a("page.title",{title:o.title}):a("page.name");re(()=>{document.title=c},[c]);let f=[{label:a("page.product"),icon:"next",href:"../"},{label:a("page.docs"),icon:"copy",href:"../docs"},{label:a("page.signOut"),icon:"exit",act:()=>ft(a("door.signedOut"))}];return l`<${ro}
    title=${c}
    mark=${l`<${ct} title=${o?.title??a("page.name")} />`}
    sections=${s.map(([p])=>({id:p,label:a(`${p}.title`),href:oe(p)}))}
    current=${i}
    tools=${l`<${uo} items=${f} />`}
  >
    <${L} error=${t} onRetry=${n} />
    ${r&&l`<${r} key=${i} overview=${o} />`}
  <//>`}function Xo({mark:e,texts:t,description:n,reason:o,check:s,onKey:i,children:r}){let[c,f]=_(""),[p,u]=_(""),[d,h]=_(!1);return l`<main class="door">
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
  </main>`}function Qo(){let e={title:a("door.title"),label:a("door.token"),hint:a("door.hint"),missing:a("door.missing"),signIn:a("door.signIn")};return l`<${Xo}
    mark=${a("page.name")}
    texts=${e}
    reason=${vo.value}
    check=${t=>G("",{key:t})}
    onKey=${yo}
  >
    <a href="../docs">${a("door.docs")}</a>
  <//>`}Nn({isForDevelopers:!0});var tr=()=>Re.value===""?l`<${Qo} />`:l`<${Yo} />`;mn(l`<${tr} />`,document.getElementById("page"));
