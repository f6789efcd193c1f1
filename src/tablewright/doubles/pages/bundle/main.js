/* Built by `make pages`. Licences are in kit/vendor. */
var Tt=function(t,e,n,o){var r;e[0]=0;for(var i=1;i<e.length;i++){var s=e[i++],a=e[i]?(e[0]|=s?1:2,n[e[i++]]):e[++i];s===3?o[0]=a:s===4?o[1]=Object.assign(o[1]||{},a):s===5?(o[1]=o[1]||{})[e[++i]]=a:s===6?o[1][e[++i]]+=a+"":s?(r=t.apply(a,Tt(t,a,n,["",null])),o.push(r),a[0]?e[0]|=2:(e[i-2]=0,e[i]=r)):o.push(a)}return o},xt=new Map;function Et(t){var e=xt.get(this);return e||(e=new Map,xt.set(this,e)),(e=Tt(this,e.get(t)||(e.set(t,e=(function(n){for(var o,r,i=1,s="",a="",f=[0],d=function(_){i===1&&(_||(s=s.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?f.push(0,_,s):i===3&&(_||s)?(f.push(3,_,s),i=2):i===2&&s==="..."&&_?f.push(4,_,0):i===2&&s&&!_?f.push(5,0,!0,s):i>=5&&((s||!_&&i===5)&&(f.push(i,0,s,r),i=6),_&&(f.push(i,_,0,r),i=6)),s=""},c=0;c<n.length;c++){c&&(i===1&&d(),d(c));for(var p=0;p<n[c].length;p++)o=n[c][p],i===1?o==="<"?(d(),f=[f],i=3):s+=o:i===4?s==="--"&&o===">"?(i=1,s=""):s=o+s[0]:a?o===a?a="":s+=o:o==='"'||o==="'"?a=o:o===">"?(d(),i=1):i&&(o==="="?(i=5,r=s,s=""):o==="/"&&(i<5||n[c][p+1]===">")?(d(),i===3&&(f=f[0]),i=f,(f=f[0]).push(2,0,i),i=0):o===" "||o==="	"||o===`
`||o==="\r"?(d(),i=2):s+=o),i===3&&s==="!--"&&(i=4,f=f[0])}return d(),f})(t)),e),arguments,[])).length>1?e:e[0]}var w,At,Ye,V,Ge,xe,It,ke,Nt,Xe,Ze,Kn,me=Symbol.for("pv"),Te={},Ee=[],Wn=/^m(i|n|o|s|text|space)$/,Qe=Array.isArray,et=Ee.slice,ee=Object.assign;function Q(t){t&&t.parentNode&&t.remove()}function Me(t,e,n){var o,r,i,s={},a=arguments.length;for(i in e)i=="key"?o=e[i]:i=="ref"&&typeof t!="function"?r=e[i]:s[i]=e[i];return a>2&&(s.children=a>3?et.call(arguments,2):n),pe(t,s,o,r,null)}function pe(t,e,n,o,r){var i={type:t,props:e,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:me,__v:r||++At,__i:-1,__u:0};return!r&&w.vnode&&w.vnode(i),i}function te(t){return t.children}function ie(t,e){this.props=t,this.context=e,this.__g=0}function K(t,e){if(e==null)return t.__&&K(t.__,t.__i+1);for(var n;e<t.__k.length;e++)if((n=t.__k[e])&&n.__e)return n.__e;return typeof t.type!="function"||t.props.__P?null:K(t)}function zn(t){var e,n=t.__v,o=n.__e,r=[],i=[],s=t.__P;s&&((e=ee({constructor:me},n)).__v=n.__v+1,w.vnode&&w.vnode(e),tt(s,e,n,t.__n,s.namespaceURI,32&n.__u?[o]:null,r,o||K(n),32&n.__u,i),e.__v=n.__v,e.__.__k[e.__i]=e,Lt(r,e,i),n.__=n.__e=null,e.__e!=o&&Ot(e))}function Ot(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.__e=null,t.__k.some(function(e){return e&&(t.__e=e.__e)}),Ot(t)}function Mt(t){(8&t.__g||(t.__g|=8,V.push(t),xe++))&&Ge==w.debounceRendering||((Ge=w.debounceRendering)||queueMicrotask)(Rt)}function Rt(){try{for(var t,e=1;V.length;)V.length>e&&V.sort(It),t=V.shift(),e=V.length,8&t.__g&&zn(t)}finally{(xe=V.length)&&(Ge||queueMicrotask)(Rt)}}function Dt(t,e,n,o,r,i,s,a,f,d,c){var p,_,l,h,g,v,k=o.__k||Ee,b=e.length;for(f=Jn(n,e,k,f,b),p=0;p<b;p++)(l=n.__k[p])!=null&&(_=~l.__i&&k[l.__i]||Te,l.__i=p,v=tt(t,l,_,r,i,s,a,f,d,c),h=l.__e,(_.ref!=l.ref||8&_.__u)&&(_.ref&&nt(_.ref,null,l,_),l.ref&&c.push(l.ref,l.__c||h,l)),g=g||h,4&l.__u?(f=Pt(l,f,t,!_.__v),_.__e&&(_.__e=null)):typeof l.type=="function"&&v!==void 0?f=v:h&&(f=h.nextSibling),l.__u&=-21);return n.__e=g,f}function Jn(t,e,n,o,r){var i,s,a,f,d,c,p,_,l,h=n.length,g=h,v=0,k=0,b=t.__k=Array(r);for(i=0;i<r;i++)(s=e[i])!=null&&typeof s!="boolean"&&typeof s!="function"?(typeof s!="object"||s.constructor===String?s=b[i]=pe(null,s):Qe(s)?s=b[i]=pe(te,{children:s}):s.constructor===me&&s.__b?s=b[i]=pe(s.type,s.props,s.key,s.ref,s.__v):b[i]=s,f=i+v,s.__=t,s.__b=t.__b+1,a=null,~(d=s.__i=Gn(s,n,f,g))&&(g--,(a=n[d])&&(a.__u|=2)),a&&a.__v?(s.__u|=16,d==f-1?v--:d==f+1?v++:d!=f&&(d>f?v--:v++,k=1)):(~d||(r>h?v--:r<h&&v++),typeof s.type!="function"&&(s.__u|=4))):b[i]=null;if(k){for(c=[],p=[],i=0;i<r;i++)if((s=b[i])&&16&s.__u){for(v=0,_=c.length;v<_;)c[l=v+_>>1]<s.__i?v=l+1:_=l;c[v]=s.__i,p[i]=v+1}for(v=c.length;i--;)p[i]&&(p[i]==v?v--:b[i].__u|=4)}if(g)for(i=0;i<h;i++)!(a=n[i])||2&a.__u||(a.__e==o&&(o=K(a)),ot(a,a));return o}function Pt(t,e,n,o){var r,i,s,a;if(typeof t.type=="function"){if(t.props.__P)return e;if(r=t.__k)for(i=0;i<r.length;i++)r[i]&&(r[i].__=t,e=Pt(r[i],e,n,!1));return e}for(e&&!e.parentNode&&(e=K(t))&&!e.parentNode&&(e=null),s=t.__e,a=e;a&&a.nodeType==8;)a=a.nextSibling;for(s!=a&&(!o&&n.moveBefore&&s.parentNode?n.moveBefore(s,e):n.insertBefore(s,e||null)),e=s;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith("$s"););return e}function Gn(t,e,n,o){var r,i=t.key,s=t.type,a=e[n],f=a&&!(2&a.__u);if(a===null&&i==null||f&&i==a.key&&s==a.type)return n;if(o>(f?1:0)){for(r=n-1;r>=0;r--)if((a=e[r])&&!(2&a.__u)&&i==a.key&&s==a.type)return r;for(r=n+1;r<e.length;r++)if((a=e[r])&&!(2&a.__u)&&i==a.key&&s==a.type)return r}return-1}function Ct(t,e,n){n==null&&(n=""),e[0]=="-"?t.setProperty(e,n):t[e]=n}function we(t,e,n,o,r){var i,s;if(e=="style")if(typeof n=="string")t.style.cssText=n;else{if(typeof o=="string"&&(t.style.cssText=o=""),o)for(e in o)n&&e in n||Ct(t.style,e);if(n)for(e in n)o&&n[e]==o[e]||Ct(t.style,e,n[e])}else if(e[0]=="o"&&e[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(t.__e||(t.__e={}))[e]=n,n&&o||(s=Ze[e]||(Ze[e]=Zn(e)),(t.__a||(t.__a={}))[e]=Xe,i=e!=(e=e.replace(Nt,"$1")),(e=e.slice(2))[0]<"a"&&(e=e.toLowerCase()),n?t.addEventListener(e,s,i):t.removeEventListener(e,s,i));else{if(r=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in t)try{return void(t[e]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&e[4]!="-"?t.removeAttribute(e):t.setAttribute(e,e=="popover"&&n==1?"":n)}}function Zn(t){return function(e){var n=this.__e;if(n){if(n=n[t],e[ke]==null)e[ke]=Xe++;else if(e[ke]<this.__a[t])return;return n(w.event?w.event(e):e)}}}function tt(t,e,n,o,r,i,s,a,f,d){var c,p,_,l,h,g,v,k,b,C,x,Je,kt,ye,Y,St,B,X,H=e.type;if(e.constructor!==me)return null;128&n.__u&&(f=32&n.__u,c=n.__c.__z)&&(e.__u|=f,p=i=[],c.nodeType==8?a=Se(c,i):i.push(c),a=i[0]||a),(c=w.__b)&&c(e);e:if(typeof H=="function"){_=s.length;try{if(k=e.props,b=(c=H.prototype)&&c.render,C=(c=H.contextType)&&o[c.__c],x=c?C?C.props.value:c.__:o,(l=n.__c)?(e.__c=l,2&l.__g&&(l.__g|=1)):(b?e.__c=l=new H(k,x):(e.__c=l=new ie(k,x),l.constructor=H,l.render=Xn),C&&C.sub(l),l.state||(l.state={}),l.__n=o,l.__g|=8,l.__h=[],l.__k=[]),b&&(l.__s||(l.__s=l.state),H.getDerivedStateFromProps&&(l.__s==l.state&&(l.__s=ee({},l.__s)),ee(l.__s,H.getDerivedStateFromProps(k,l.__s)))),h=l.props,g=l.state,l.__v=e,n.__c){if(k!==h&&b&&!H.getDerivedStateFromProps&&l.componentWillReceiveProps&&l.componentWillReceiveProps(k,x),e.__v==n.__v&&!(8&l.__g)||!(4&l.__g)&&l.shouldComponentUpdate&&l.shouldComponentUpdate(k,l.__s,x)===!1){e.__v!=n.__v&&(l.props=k,l.state=l.__s,l.__g&=-9),e.__e=n.__e,e.__k=n.__k,e.__k.some(function(D){D&&(D.__=e)}),Ee.push.apply(l.__h,l.__k),l.__k=[],l.__h.length&&s.push(l),a=K(n);break e}l.componentWillUpdate&&l.componentWillUpdate(k,l.__s,x),b&&l.componentDidUpdate&&l.__h.push(function(){l.componentDidUpdate(h,g,v)})}else b&&!H.getDerivedStateFromProps&&l.componentWillMount&&l.componentWillMount(),b&&l.componentDidMount&&l.__h.push(l.componentDidMount);l.context=x,l.props=k,l.__P=t,l.__g&=-5,Je=w.__r,kt=b?25:0;do l.__g&=-9,Je&&Je(e),c=l.render(l.props,l.state=l.__s,l.context);while(8&l.__g&&++kt<25);b&&(Ee.push.apply(l.__h,l.__k),l.__k=[]),l.state=l.__s,l.getChildContext&&(o=ee({},o,l.getChildContext())),b&&n.__c&&l.getSnapshotBeforeUpdate&&(v=l.getSnapshotBeforeUpdate(h,g)),ye=c&&c.type===te&&c.key==null?c.props.children:c,k.__P&&(c=a,r=(t=k.__P).namespaceURI,f=i=null,n.props&&n.props.__P!=t&&(n.__k.some(function(D){D&&ot(D,D)}),n.__k=null),a=n.__k?K(n,0):null),a=Dt(t,Qe(ye)?ye:[ye],e,n,o,r,i,s,a,f,d),k.__P&&(e.__e=null,a=c),e.__u&=-161,p&&p.some(Q),l.__h.length&&s.push(l),1&l.__g&&(l.__g&=-4)}catch(D){if(s.length=_,e.__v=null,f||i)if(D&&D.then){if(e.__u|=128|f,i){for(~(B=i.indexOf(a||void 0))||(B=i.length);(X=i[B-1])&&X.nodeType==8;)B--;for(;B<i.length;B++)if(X=i[B])if(i[B]=null,Y){if(X==St)break}else{if(X.nodeType!=8)break;X.data.startsWith("$s")&&(St=Se(Y=X))}}if(!Y){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;Y=a}(c=Se(Y=e.__c.__z||(e.__c.__z=Y)))?(e.__e=Y,a=c):e.__e=a,a=a&&a.nextSibling}else i&&i.some(Q);else e.__e=n.__e;e.__k||(e.__k=n.__k||[]),D&&D.then||qt(e),w.__e(D,e,n)}}else a=e.__e=Yn(n.__e,e,n,o,r,i,s,f,d,t);return(c=w.diffed)&&c(e),a}function Se(t,e){if(t&&t.nodeType==8&&t.data.startsWith("$s"))for(var n=1;t=t.nextSibling;){if(t.nodeType==8){if(t.data.startsWith("$s"))n++;else if(t.data.startsWith("/$s")&&!--n)return t}e&&e.push(t)}}function qt(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.some(qt))}function Lt(t,e,n){for(var o=0;o<n.length;)nt(n[o++],n[o++],n[o++]);w.__c&&w.__c(e,t),t.some(function(r){try{t=r.__h,r.__h=[],t.some(function(i){i.call(r)})}catch(i){w.__e(i,r.__v)}})}function Yn(t,e,n,o,r,i,s,a,f,d){var c,p,_,l,h,g,v,k,b=n.props||Te,C=e.props,x=e.type;if(x=="svg"?r="http://www.w3.org/2000/svg":x=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),i){for(c=0;c<i.length;c++)if((h=i[c])&&(x?h.localName==x:h.nodeType==3)){t=h,i[c]=null;break}}if(!t){if(k=d.ownerDocument||document,!x)return k.createTextNode(C);t=k.createElementNS(r,x,C.is?C:d),a&&(w.__m&&w.__m(e,i),a=!1),i=null}if(x){if(d=x=="template"&&t.content||t,i=x=="textarea"&&C.defaultValue!=null?null:i&&et.call(d.childNodes),!a&&i)for(b={},c=0;c<t.attributes.length;c++)b[(h=t.attributes[c]).name]=h.value;for(c in b)h=b[c],c=="dangerouslySetInnerHTML"?_=h:c=="children"||c in C||c=="value"&&"defaultValue"in C||c=="checked"&&"defaultChecked"in C||we(t,c,null,h,r);for(c in C)h=C[c],c=="children"?l=h:c=="dangerouslySetInnerHTML"?p=h:c=="value"?g=h:c=="checked"?v=h:a&&typeof h!="function"||b[c]===h||we(t,c,h,b[c],r);p?(a||_&&(p.__html==_.__html||p.__html==t.innerHTML)||(t.innerHTML=p.__html),e.__k=[]):(_&&(t.textContent=""),(x=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&Wn.test(x))&&(r="http://www.w3.org/1999/xhtml"),Dt(d,Qe(l)?l:[l],e,n,o,r,i,s,i?i[0]:n.__k&&K(n,0),a,f),i&&i.some(Q)),a&&x!="textarea"||(c="value",x=="progress"&&g==null?t.removeAttribute(c):g==null||g===t[c]&&(x!="progress"||g)||we(t,c,g,b[c],r),c="checked",v!=null&&v!=t[c]&&we(t,c,v,b[c],r))}else b===C||a&&t.data==C||(t.data=C);return t}function nt(t,e,n,o){try{typeof t=="function"?e?e.__x=t(e)||1:o&&(o=o.__c||o.__e)&&(e=o.__x)&&(o.__x=null,typeof e=="function"?e():t(null)):t.current=e}catch(r){w.__e(r,n)}}function ot(t,e,n){var o,r,i,s;if(w.unmount&&w.unmount(t),!(o=t.ref)||o.current&&o.current!=t.__e||nt(o,null,e,t),o=t.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(a){w.__e(a,e)}o.__P=o.__n=null}if(o=t.__k)for(s=0;s<o.length;s++)o[s]&&ot(o[s],e,typeof t.type!="function"||n&&!t.props.__P);!n&&(o=t.__c)&&(o=o.__z)&&(r=Se(o,i=[]))&&(o==t.__e&&i.some(Q),Q(r),Q(o)),n||Q(t.__e),t.__e=t.__c=t.__=null}function Xn(t,e,n){return this.constructor(t,n)}function Ft(t,e){var n,o,r,i;w.__&&w.__(t,e),e.nodeType==9&&(e=e.documentElement),o=(n=t&&32&t.__u)?null:e.__k,e.__k=pe(te,{children:[t]}),r=[],i=[],tt(e,e.__k,o||Te,Te,e.namespaceURI,o?null:e.firstChild?et.call(e.childNodes):null,r,o?o.__e:e.firstChild,n,i),Lt(r,e.__k,i),e.__k.props.children=null}w={__e:function(t,e,n,o){for(var r,i,s;e=e.__;)if((r=e.__c)&&!(1&r.__g)){r.__g|=4;try{if((s=(i=r.constructor)&&i.getDerivedStateFromError)&&r.setState(i.getDerivedStateFromError(t)),r.componentDidCatch&&(r.componentDidCatch(t,o||{}),s=1),s&&8&r.__g)return void(r.__g|=2)}catch(a){t=a}}throw xe=0,t}},At=0,Ye=function(t){return t!=null&&t.constructor===me},ie.prototype.setState=function(t,e){var n=this.__s;n&&n!=this.state||(n=this.__s=ee({},this.state)),typeof t=="function"&&(t=t(ee({},n),this.props)),t&&(ee(n,t),this.__v&&(e&&this.__k.push(e),Mt(this)))},ie.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.push(t),Mt(this))},ie.prototype.render=te,V=[],xe=0,It=function(t,e){return t.__v.__b-e.__v.__b},ke=Symbol(),Nt=/(PointerCapture)$|Capture$/i,Xe=0,Ze={},Kn=0;var u=Et.bind(Me);var rt=globalThis.document?.documentElement,at="en-GB",Qn=/\{(\w+)\}|<(\w+)>(.*?)<\/\2>/gs,Ut=new Map,it=()=>rt?.lang||at;function Bt(t,e=null){let n=Object.keys(t),o=[...e?[e]:[],...globalThis.navigator?.languages??[]];return rt&&(rt.lang=Vt(o,n)??n[0]??at),lt(t)}function lt(t){let e=Object.keys(t),n=t[e[0]??at],o=(r,i)=>{let s=t[Vt([it()],e)??""],a=Ht(s,r)??Ht(n,r);if(a===void 0)throw new Error(`There is no text "${r}".`);return typeof a=="string"?a:a[to(Number(i.count))]??a.other};return{text:(r,i={})=>st(o(r,i),i).join(""),rich:(r,i={})=>st(o(r,i),i)}}function eo(t,e={}){return ct(Intl.NumberFormat,e).format(t)}function Ce(t,e={dateStyle:"long",timeStyle:"short"}){return ct(Intl.DateTimeFormat,e).format(t)}var dr=[["year",365*86400],["month",30*86400],["week",7*86400],["day",86400],["hour",3600],["minute",60]];function Ht(t,e){let n=t;for(let o of e.split("."))n=n?.[o];return n}function st(t,e){let n=[],o=0;for(let r of t.matchAll(Qn)){let[i,s,a,f=""]=r;n.push(t.slice(o,r.index)),o=r.index+i.length;let d=e[s??a??""];if(d===void 0)throw new Error(`The text "${t}" needs "${s??a}".`);if(a){let c=st(f,e).join("");n.push(typeof d=="function"?d(c):c)}else n.push(typeof d=="number"?eo(d):d)}return n.push(t.slice(o)),n.filter(r=>r!=="")}function to(t){return ct(Intl.PluralRules,{}).select(t)}function ct(t,e){let n=`${t.name} ${it()} ${JSON.stringify(e)}`,o=Ut.get(n)??new t(it(),e);return Ut.set(n,o),o}function Vt(t,e){for(let n of t){let o=n.toLowerCase(),r=e.find(s=>s.toLowerCase()===o),i=e.find(s=>jt(s)===jt(n));if(r??i)return r??i}}var jt=t=>t.toLowerCase().split("-")[0];var Kt={banner:{label:"Wichtig"},bell:{all:"Alle Benachrichtigungen",label:{one:"Benachrichtigungen, {count} ungelesen",other:"Benachrichtigungen, {count} ungelesen"},none:"Keine Benachrichtigungen.",readAll:"Alle als gelesen markieren",title:"Benachrichtigungen",unread:"Ungelesen:"},confirm:{cancel:"Abbrechen",type:"Geben Sie zur Bestätigung {name} ein"},copy:{button:"Kopieren",done:"Kopiert",failed:"Kopieren nicht möglich: Bitte markieren Sie den Text"},dialog:{close:"Schließen"},diff:{added:"Hinzugefügt:",folded:{one:"{count} unveränderte Zeile",other:"{count} unveränderte Zeilen"},removed:"Entfernt:",same:"Es hat sich nichts geändert."},form:{choose:"Auswählen …",discard:"Änderungen verwerfen",json:"Muss gültiges JSON sein.",jsonHint:"JSON.",keep:"Weiter bearbeiten",lines:"Ein Eintrag pro Zeile.",no:"Nein",number:"Muss eine Zahl sein.",optional:"{label} (optional)",required:"Pflichtfeld.",unsaved:"Es gibt ungespeicherte Änderungen.",whole:"Muss eine ganze Zahl sein.",yes:"Ja"},impersonation:{back:"Zur Betreiberseite",banner:"Sie sehen diese Seite bis {time} als andere Person und können nichts ändern."},keys:{title:"Tastenkürzel",letters:"Tastenkürzel verwenden"},live:{broken:"Die Verbindung ist abgebrochen.",connecting:"Verbindung wird aufgebaut …",live:"Live",off:"Nicht verbunden",paused:"Angehalten, solange die Seite nicht sichtbar ist",polling:"Keine Live-Verbindung, wird regelmäßig aktualisiert",waiting:"Verbindung unterbrochen, neuer Versuch"},meter:{full:"Das Limit ist erreicht.",of:"{used} von {limit}",own:"{own} hier · {all}",unlimited:"{used}, unbegrenzt"},notice:{dismiss:"Ausblenden"},pager:{label:"Seiten",next:"Weiter",page:"Seite {page}",previous:"Zurück"},problem:{again:"Erneut versuchen",copyId:"Kennung kopieren",request:"Anfrage {id}",status:"Status {status}",wait:{one:"In {count} Sekunde können Sie es erneut versuchen.",other:"In {count} Sekunden können Sie es erneut versuchen."},waitMinutes:{one:"In {count} Minute können Sie es erneut versuchen.",other:"In {count} Minuten können Sie es erneut versuchen."}},progress:{done:"Fertig.",failed:"Fehlgeschlagen.",of:"{done} von {total}"},request:{busy:"Der Server ist ausgelastet. Neuer Versuch …",lost:"Der Server ist nicht erreichbar. Neuer Versuch …",offline:"Der Server ist nicht erreichbar. Prüfen Sie Ihre Verbindung.",slow:"Der Server hat nicht rechtzeitig geantwortet.",status:"Der Server hat mit Status {status} geantwortet.",tooMany:"Zu viele Anfragen. Neuer Versuch in Kürze …"},secret:{copy:"Geheimnis kopieren",done:"Ich habe es gespeichert",once:"Kopieren Sie es jetzt. Es wird nicht noch einmal angezeigt."},shell:{sections:"Bereiche",skip:"Zum Inhalt springen"},sparkline:{words:"von {first} bis {last}, niedrigster Wert {lowest}, höchster {highest}"},stepper:{back:"Zurück",next:"Weiter",place:"(Schritt {step} von {steps})"},switcher:{choose:"Konto auswählen",label:"Konto",list:"Konten",more:{one:"{count} weiteres Konto. Suchen Sie danach.",other:"{count} weitere Konten. Suchen Sie danach."},none:"Kein Konto passt zu „{search}“.",search:"Konten suchen"},table:{filter:"Filtern",noMatch:"Nichts passt zu „{filter}“.",select:"{name} auswählen",selectAll:{one:"{count} Zeile auswählen",other:"Alle {count} Zeilen auswählen"},selected:{one:"{count} ausgewählt",other:"{count} ausgewählt"}},theme:{title:"Farben",system:"System",light:"Hell",dark:"Dunkel"},user:{menu:"Einstellungen",of:"Konto von {name}"},when:{now:"gerade eben"}};var Wt={banner:{label:"Important"},bell:{all:"See all notifications",label:{one:"Notifications, {count} unread",other:"Notifications, {count} unread"},none:"No notifications.",readAll:"Mark all as read",title:"Notifications",unread:"Unread:"},confirm:{cancel:"Cancel",type:"Type {name} to confirm"},copy:{button:"Copy",done:"Copied",failed:"Could not copy: select the text"},dialog:{close:"Close"},diff:{added:"Added:",folded:{one:"{count} unchanged line",other:"{count} unchanged lines"},removed:"Removed:",same:"Nothing changed."},form:{choose:"Choose…",discard:"Discard changes",json:"Must be JSON.",jsonHint:"JSON.",keep:"Keep editing",lines:"One per line.",no:"No",number:"Must be a number.",optional:"{label} (optional)",required:"Required.",unsaved:"You have unsaved changes.",whole:"Must be a whole number.",yes:"Yes"},impersonation:{back:"Operator page",banner:"You are viewing this page as another person, read-only, until {time}."},keys:{title:"Keyboard shortcuts",letters:"Enable keyboard shortcuts"},live:{broken:"The connection was lost.",connecting:"Connecting…",live:"Live",off:"Not connected",paused:"Paused while hidden",polling:"Live updates unavailable, refreshing regularly",waiting:"Connection lost, trying again"},meter:{full:"The limit is reached.",of:"{used} of {limit}",own:"{own} here · {all}",unlimited:"{used}, unlimited"},notice:{dismiss:"Dismiss"},pager:{label:"Pages",next:"Next",page:"Page {page}",previous:"Previous"},problem:{again:"Try again",copyId:"Copy id",request:"Request {id}",status:"status {status}",wait:{one:"You can try again in {count} second.",other:"You can try again in {count} seconds."},waitMinutes:{one:"You can try again in {count} minute.",other:"You can try again in {count} minutes."}},progress:{done:"Done.",failed:"Failed.",of:"{done} of {total}"},request:{busy:"The server is busy. Trying again…",lost:"The server cannot be reached. Trying again…",offline:"The server cannot be reached. Check your connection.",slow:"The server did not respond in time.",status:"The server responded with status {status}.",tooMany:"Too many requests. Trying again in a moment…"},secret:{copy:"Copy secret",done:"I've saved it",once:"Copy it now. You won't see this again."},shell:{sections:"Sections",skip:"Skip to content"},sparkline:{words:"from {first} to {last}, lowest {lowest}, highest {highest}"},stepper:{back:"Back",next:"Next",place:"(step {step} of {steps})"},switcher:{choose:"Choose an account",label:"Account",list:"Accounts",more:{one:"{count} more account. Search to find it.",other:"{count} more accounts. Search to find them."},none:"No account matches “{search}”.",search:"Search accounts"},table:{filter:"Filter",noMatch:"Nothing matches “{filter}”.",select:"Select {name}",selectAll:{one:"Select {count} row",other:"Select all {count} rows"},selected:{one:"{count} selected",other:"{count} selected"}},theme:{title:"Colours",system:"System",light:"Light",dark:"Dark"},user:{menu:"Settings",of:"Account of {name}"},when:{now:"just now"}};var{text:$,rich:Ae}=lt({"en-GB":Wt,de:Kt});var q=class extends Error{constructor(e,n={}){super(e),this.status=n.status??0,this.code=n.code??"",this.requestId=n.requestId??"",this.retryAfterSeconds=n.retryAfterSeconds??0,this.details=n.details??{},this.place=n.place??String(this.details.place??"")}};var ne,E,ut,zt,ft=Object.is,Ie=0,nn=[],dt=[],T=w,Jt=T.__b,Gt=T.__r,Zt=T.diffed,Yt=T.__c,Xt=T.unmount,Qt=T.__;function he(t,e){T.__h&&T.__h(E,t,Ie||e),Ie=0;var n=E.__H||(E.__H={__:[],__h:[]});return t>=n.__.length&&n.__.push({}),n.__[t]}function y(t){return Ie=1,no(on,t)}function no(t,e,n){var o=he(ne++,2);if(o.t=t,!o.__c&&(o.__=[n?n(e):on(void 0,e),function(i){var s=(o.__N||o.__)[0],a=o.t(s,i);ft(s,a)||(o.__N=[a,o.__[1]],o.__c.setState({}))}],o.__c=E,!E.__f)){E.__f=!0;var r=E.shouldComponentUpdate;E.shouldComponentUpdate=function(i,s,a){var f=this.__H;if(!f)return!0;var d=!1,c=this.props!=i;if(f.__.some(function(_){_.__N&&(d=!0,ft(_.__[0],_.__N[0])||(c=!0))}),r){var p=r.call(this,i,s,a);return d?p||c:p}return!d||c}}return o.__}function L(t,e){var n=he(ne++,3);!T.__s&&mt(n.__H,e)&&(n.__P=!0,n.__=t,n.u=e,E.__H.__h.push(n))}function W(t,e){var n=he(ne++,4);!T.__s&&mt(n.__H,e)&&(n.__P=!1,n.__=t,n.u=e,E.__h.push(n))}function N(t){return Ie=5,Ne(function(){return{current:t}},[])}function Ne(t,e){var n=he(ne++,7);return mt(n.__H,e)&&(n.__=t(),n.__H=e),n.__}function F(){var t=he(ne++,11);if(!t.__){for(var e=E.__v;!e.__m&&e.__;)e=e.__;var n=e.__m||(e.__m=[0,0]);t.__="P"+n[0]+"-"+n[1]++}return t.__}function oo(){var t;do{for(;t=dt.shift();)try{_e(t)}catch(n){T.__e(n,{__:(t=t.__P)&&t.__v})}for(;t=nn.shift();){var e=t.__H;if(t.__P&&e)try{e.__h.some(_e),e.__h.some(pt),e.__h=[]}catch(n){e.__h=[],T.__e(n,t.__v)}}}while(dt.length)}T.__b=function(t){E=null,Jt&&Jt(t)},T.__=function(t,e){t&&e.__k&&e.__k.__m&&(t.__m=e.__k.__m),Qt&&Qt(t,e)},T.__r=function(t){Gt&&Gt(t),ne=0;var e=(E=t.__c).__H;e&&(ut==E?E.__h=[]:(e.__h.some(_e),e.__h.some(pt),ne=0),e.__h=[],e.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),ut=E},T.diffed=function(t){Zt&&Zt(t);var e=t.__c;e&&e.__H&&(e.__H.__h.length&&tn(nn.push(e)),e.__H.__.some(function(n){n.u&&(n.__H=n.u)})),ut=E=null},T.__c=function(t,e){e.some(function(n){try{n.__h.some(_e),n.__h=n.__h.filter(function(o){return!o.__||pt(o)})}catch(o){n.__h=[function(){throw o}]}}),Yt&&Yt(t,e)},T.unmount=function(t){Xt&&Xt(t);var e,n,o=t.__c;o&&o.__H&&(o.__H.__.some(function(r){try{if(r.__P&&r.__c){if(n===void 0){for(n=t.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}r.__P=n,tn(dt.push(r))}else _e(r)}catch(i){e=i}}),o.__H=void 0,e&&T.__e(e,o.__v))};var en=typeof requestAnimationFrame=="function";function ro(t){var e,n=function(){clearTimeout(o),en&&cancelAnimationFrame(e),setTimeout(t)},o=setTimeout(n,35);en&&(e=requestAnimationFrame(n))}function tn(t){t!=1&&zt==T.requestAnimationFrame||((zt=T.requestAnimationFrame)||ro)(oo)}function _e(t){var e=E,n=t.__c;typeof n=="function"&&(t.__c=void 0,n()),E=e}function pt(t){var e=E;t.__c=t.__(),E=e}function mt(t,e){return!t||t.length!=e.length||e.some(function(n,o){return!ft(n,t[o])})}function on(t,e){return typeof e=="function"?e(t):e}var io={add:"M12 5v14M5 12h14",back:"M15 5l-7 7 7 7",bell:"M6 17v-6a6 6 0 0112 0v6l1.5 2h-15zM10 21h4",bin:"M4 7h16M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10.3 10.5v6M13.7 10.5v6",check:"M4.5 12.5l5 5L19.5 7",close:"M6 6l12 12M18 6L6 18",copy:"M9 9h11v11H9zM15 9V4H4v11h5",down:"M6 9l6 6 6-6",edit:"M4 20l1-4.5L16.5 4 20 7.5 8.5 19zM14 6.5l3.5 3.5",exit:"M14 4h5v16h-5M10 8l-4 4 4 4M6 12h9",keyboard:"M3 7h18v11H3zM7 11h.01M11 11h.01M15 11h.01M8 14.5h8",menu:"M4 6h16M4 12h16M4 18h16",more:"M5 12h.01M12 12h.01M19 12h.01",next:"M9 5l7 7-7 7",person:"M12 11a4 4 0 100-8 4 4 0 000 8zM4.5 21c.6-4 3.6-6.5 7.5-6.5s6.9 2.5 7.5 6.5",refresh:"M20 11a8 8 0 10-2 6.2M20 4v7h-7",search:"M10.5 17a6.5 6.5 0 100-13 6.5 6.5 0 000 13zM15.5 15.5L21 21",up:"M6 15l6-6 6 6",warning:"M12 4L2.5 20h19zM12 10v5M12 17.5v.01"};function M({name:t}){return u`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d=${io[t]} />
  </svg>`}var so=2500;function Oe({text:t,label:e=$("copy.button")}){let[n,o]=y("");return u`<button type="button" class="button quiet copy" onClick=${async()=>{let i=await ao(typeof t=="string"?t:t());o(i?"done":"failed"),setTimeout(()=>o(""),so)}}>
    <${M} name=${n==="done"?"check":"copy"} />
    <span aria-live="polite">${n?$(`copy.${n}`):e}</span>
  </button>`}async function ao(t){try{return await navigator.clipboard.writeText(t),!0}catch{let e=document.createElement("textarea");e.value=t,e.className="visually-hidden";let n=document.activeElement;(document.querySelector("dialog[open]")??document.body).append(e),e.select();let o=document.execCommand("copy");return e.remove(),n instanceof HTMLElement&&n.focus(),o}}var lo=500,co=90,Re={advice:{},isForDevelopers:!1,translated:t=>t};function rn(t){Object.assign(Re,t)}function I({error:t,title:e,onRetry:n,children:o}){if(!t)return null;let r=t instanceof q?t:null,i=r?Re.advice[r.status]:"",s=Re.isForDevelopers||(r?.status??0)>=lo;return u`<div class="problem" role="alert">
    <p class="problem-words">
      ${e?u`<strong>${e}</strong>${" "}`:null}${uo(t)}
    </p>
    ${i?u`<p>${i}</p>`:null} ${o}
    ${r?.retryAfterSeconds?u`<p>${po(r.retryAfterSeconds)}</p>`:null}
    ${r?.requestId&&s?u`<p class="problem-id hint">
          ${Ae("problem.request",{id:u`<code>${r.requestId}</code>`})}
          ${r.status?`, ${$("problem.status",{status:`${r.status}`})}`:null}
          <${Oe} text=${r.requestId} label=${$("problem.copyId")} />
        </p>`:null}
    ${n?u`<button type="button" class="button" onClick=${n}>
          ${$("problem.again")}
        </button>`:null}
  </div>`}function uo(t){let e=t instanceof Error?t.message:String(t);return fo(e)}function fo(t){let e=Re.translated(t.trim()),n=e.charAt(0).toUpperCase()+e.slice(1);return/[.!?…]$/.test(n)?n:`${n}.`}function po(t){return t<co?$("problem.wait",{count:t}):$("problem.waitMinutes",{count:Math.ceil(t/60)})}var mo=Symbol.for("preact-signals");function Le(){if(j>1){j--;return}let t,e=!1;for((function(){let n=De;for(De=void 0;n!==void 0;){let o=n.S;if(o.v===n.v)for(let r=o.t;r!==void 0;r=r.x)r.i===n.i&&(r.i=o.i);n=n.o}})();ve!==void 0;){let n=ve;for(ve=void 0,Pe++;n!==void 0;){let o=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&an(n))try{n.c()}catch(r){e||(t=r,e=!0)}n=o}}if(Pe=0,j--,e)throw t}function ht(t){if(j>0)return t();_t=++_o,j++;try{return t()}finally{Le()}}var S,$e,ve;function ge(t){let e=S,n=$e;S=void 0,$e=void 0;try{return t()}finally{S=e,$e=n}}var De,j=0,Pe=0,_o=0,_t=0,qe=0;function sn(t){if(S===void 0)return;let e=t.n;if(e===void 0||e.t!==S)return e={i:0,S:t,p:S.s,n:void 0,t:S,e:void 0,x:void 0,r:e},S.s!==void 0&&(S.s.n=e),S.s=e,t.n=e,32&S.f&&t.S(e),e;if(e.i===-1)return e.i=0,e.n!==void 0&&(e.n.p=e.p,e.p!==void 0&&(e.p.n=e.n),e.p=S.s,e.n=void 0,S.s.n=e,S.s=e),e}function A(t,e){this.v=t,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=e?.watched,this.Z=e?.unwatched,this.name=e?.name}A.prototype.brand=mo;A.prototype.h=function(){return!0};A.prototype.S=function(t){let e=this.t;e!==t&&t.e===void 0&&(t.x=e,this.t=t,e!==void 0?e.e=t:ge(()=>{var n;(n=this.W)==null||n.call(this)}))};A.prototype.U=function(t){if(this.t!==void 0){let e=t.e,n=t.x;e!==void 0&&(e.x=n,t.e=void 0),n!==void 0&&(n.e=e,t.x=void 0),t===this.t&&(this.t=n,n===void 0&&ge(()=>{var o;(o=this.Z)==null||o.call(this)}))}};A.prototype.subscribe=function(t){return U(()=>{let e=this.value;ge(()=>t(e))},{name:"sub"})};A.prototype.valueOf=function(){return this.value};A.prototype.toString=function(){return this.value+""};A.prototype.toJSON=function(){return this.value};A.prototype.peek=function(){return ge(()=>this.value)};Object.defineProperty(A.prototype,"value",{get(){let t=sn(this);return t!==void 0&&(t.i=this.i),this.v},set(t){if(t!==this.v){if(Pe>100)throw new Error("Cycle detected");(function(e){j!==0&&Pe===0&&e.l!==_t&&(e.l=_t,De={S:e,v:e.v,i:e.i,o:De})})(this),this.v=t,this.i++,qe++,j++;try{for(let e=this.t;e!==void 0;e=e.x)e.t.N()}finally{Le()}}}});function O(t,e){return new A(t,e)}function an(t){for(let e=t.s;e!==void 0;e=e.n)if(e.S.i!==e.i||!e.S.h()||e.S.i!==e.i)return!0;return!1}function ln(t){for(let e=t.s;e!==void 0;e=e.n){let n=e.S.n;if(n!==void 0&&(e.r=n),e.S.n=e,e.i=-1,e.n===void 0){t.s=e;break}}}function cn(t){let e,n=t.s;for(;n!==void 0;){let o=n.p;n.i===-1?(n.S.U(n),o!==void 0&&(o.n=n.n),n.n!==void 0&&(n.n.p=o)):e=n,n.S.n=n.r,n.r!==void 0&&(n.r=void 0),n=o}t.s=e}function oe(t,e){A.call(this,void 0,e),this.x=t,this.s=void 0,this.g=qe-1,this.f=4}oe.prototype=new A;oe.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===qe))return!0;if(this.g=qe,this.f|=1,this.i>0&&!an(this))return this.f&=-2,!0;let t=S;try{ln(this),S=this;let e=this.x();(16&this.f||this.v!==e||this.i===0)&&(this.v=e,this.f&=-17,this.i++)}catch(e){this.v=e,this.f|=16,this.i++}return S=t,cn(this),this.f&=-2,!0};oe.prototype.S=function(t){if(this.t===void 0){this.f|=36;for(let e=this.s;e!==void 0;e=e.n)e.S.S(e)}A.prototype.S.call(this,t)};oe.prototype.U=function(t){if(this.t!==void 0&&(A.prototype.U.call(this,t),this.t===void 0)){this.f&=-33;for(let e=this.s;e!==void 0;e=e.n)e.S.U(e)}};oe.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(let t=this.t;t!==void 0;t=t.x)t.t.N()}};Object.defineProperty(oe.prototype,"value",{get(){if(1&this.f)throw new Error("Cycle detected");let t=sn(this);if(this.h(),t!==void 0&&(t.i=this.i),16&this.f)throw this.v;return this.v}});function Fe(t,e){return new oe(t,e)}function un(t){let e=t.j;if(t.j=void 0,typeof e=="function"){j++;let n=S;S=void 0;try{e()}catch(o){throw t.f&=-2,t.f|=8,$t(t),o}finally{S=n,Le()}}}function $t(t){for(let e=t.s;e!==void 0;e=e.n)e.S.U(e);t.x=void 0,t.s=void 0,un(t)}function ho(t){if(S!==this)throw new Error("Out-of-order effect");cn(this),S=t,this.f&=-2;try{8&this.f&&$t(this)}finally{Le()}}function se(t,e){this.x=t,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=e?.name,$e&&$e.push(this)}se.prototype.c=function(){let t=this.S();try{if(8&this.f||this.x===void 0)return;let e=this.x();typeof e=="function"&&(this.j=e)}finally{t()}};se.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,un(this),ln(this),j++;let t=S;return S=this,ho.bind(this,t)};se.prototype.N=function(){2&this.f||(this.f|=2,this.u=ve,ve=this)};se.prototype.d=function(){this.f|=8,1&this.f||$t(this)};se.prototype.dispose=function(){this.d()};function U(t,e){let n=new se(t,e);try{n.c()}catch(r){throw n.d(),r}let o=n.d.bind(n);return o[Symbol.dispose]=o,o}var $o=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__,fn,He,Ue;var dn=[];U(function(){fn=this.N})();function ae(t,e){w[t]=e.bind(null,w[t]||(()=>{}))}function be(t){if(Ue){let e=Ue;Ue=void 0,e()}Ue=t&&t.S()}function pn({data:t}){let e=go(t);e.name="ReactiveDom",e.value=t;let[n,o]=Ne(()=>{let r=this,i=this.__v;for(;i=i.__;)if(i.__c){i.__c.__$f|=4;break}let s=Fe(()=>{let c=e.value.value;return c===0?0:c===!0?"":c||""}),a=Fe(()=>!Array.isArray(s.value)&&!Ye(s.value)),f=U(function(){if(this.N=mn,a.value){let c=s.value;r.__v&&r.__v.__e&&r.__v.__e.nodeType===3&&(r.__v.__e.data=c)}}),d=this.__$u.d;return this.__$u.d=function(){f(),d.call(this)},[a,s]},[]);return n.value?o.peek():o.value}pn.displayName="ReactiveTextNode";Object.defineProperties(A.prototype,{constructor:{configurable:!0,value:Me(te,null).constructor},type:{configurable:!0,value:pn},props:{configurable:!0,get(){let t=this;return{data:{get value(){return t.value}}}}},__b:{configurable:!0,value:1}});ae("__b",(t,e)=>{if(be(),He=void 0,typeof e.type=="string"){let n,o=e.props;for(let r in o){if(r==="children")continue;let i=o[r];i instanceof A&&(n||(e.__np=n={}),n[r]=i,o[r]=i.peek())}}t(e)});ae("__r",(t,e)=>{if(t(e),e.type!==te){be();let n,o=e.__c;o&&(o.__$f&=-2,n=o.__$u,n===void 0&&(o.__$u=n=(function(r,i){let s;return U(function(){s=this},{name:i}),s.c=r,s})((function(r){return function(){var i;$o&&((i=this.y)==null||i.call(this)),r.__$f|=1,r.setState({})}})(o),typeof e.type=="function"?e.type.displayName||e.type.name:""))),He=o,be(n)}});ae("__e",(t,e,n,o)=>{be(),He=void 0,t(e,n,o)});ae("diffed",(t,e)=>{be(),He=void 0;let n;if(typeof e.type=="string"&&(n=e.__e)){let o=e.__np,r=e.props,i=n.U;if(i)for(let s in i){let a=i[s];a===void 0||o&&s in o||(a.d(),i[s]=void 0)}if(o){i||(i={},n.U=i);for(let s in o){let a=i[s],f=o[s];a===void 0?(a=vo(n,s,f,r),i[s]=a):a.o(f,r)}}}t(e)});function vo(t,e,n,o){let r=e in t&&t.ownerSVGElement===void 0,i=O(n);return{o:(s,a)=>{i.value=s,o=a},d:U(function(){this.N=mn;let s=i.value.value;o[e]!==s&&(o[e]=s,r?t[e]=s:s!=null&&(s!==!1||e[4]==="-")?t.setAttribute(e,s):t.removeAttribute(e))})}}ae("unmount",(t,e)=>{if(typeof e.type=="string"){let n=e.__e;if(n){let r=n.U;if(r){n.U=void 0;for(let i in r){let s=r[i];s&&s.d()}}}let o=e.__np;if(o){let r=e.props;for(let i in o)r[i]=o[i]}e.__np=void 0}else{let n=e.__c;if(n){n.__$f|=8;let o=n.__$u;o&&(n.__$u=void 0,o.d())}}t(e)});ae("__h",(t,e,n,o)=>{o<3&&(e.__$f|=2),t(e,n,o)});ie.prototype.shouldComponentUpdate=function(t,e){if(this.__R)return!0;let n=this.__$u,o=n&&n.s!==void 0;for(let r in e)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){let r=2&this.__$f;if(!(o||r||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(let r in t)if(r!=="__source"&&t[r]!==this.props[r])return!0;for(let r in this.props)if(!(r in t))return!0;return!1};function go(t,e){return Ne(()=>O(t,e),[])}var bo=t=>{queueMicrotask(()=>{queueMicrotask(t)})};function yo(){ht(()=>{let t;for(;t=dn.shift();)fn.call(t)})}function mn(){dn.push(this)===1&&(w.requestAnimationFrame||bo)(yo)}var wo=1e4,ko=3,le=O([]),So=0;function z(t,e){let n={id:++So,text:t,action:e};le.value=[...le.value,n].slice(-ko),setTimeout(()=>je(n.id),wo)}function je(t){le.value=le.value.filter(e=>e.id!==t)}var xo="X-Impersonation",To=401,Be=O(null);function _n(t){let e=t.headers.get(xo),n=t.status===To;if(e===null&&!n)return;let o=n?null:Date.parse(e?.replace("until=","")??"")||0;o!==Be.peek()&&(Be.value=o)}var Eo=4e4,Mo=[1,2,4,8],Co=30,Ao=304,Io=401,hn=429,$n=503,ce=O(""),gt=new Set,vt=0;function vn(t){let e=0,n=async f=>{let d=async()=>{if(f!==e)return!0;let p=await t.refresh?.()??!1;return p&&(e+=1),p},c=`tablewright.refresh ${new URL(".",document.baseURI).pathname}`;return navigator.locks?navigator.locks.request(c,d):d()},o=async(f,d,c)=>{let p=c.key??t.key?.()??"",_=c.timeoutMs?AbortSignal.timeout(c.timeoutMs):null,l=[c.signal,_].filter(g=>g instanceof AbortSignal),h;try{let g={method:f,signal:AbortSignal.any(l),...Oo(c,p)};h=await fetch(No(d,c.query),{...g,credentials:t.key&&!c.takesCookies?"omit":"same-origin"})}catch(g){if(c.signal?.aborted)throw g;let v=_?.aborted;throw new q($(v?"request.slow":"request.offline"),{code:v?"slow":"offline"})}if(_n(h),h.ok||h.status===Ao)return h;throw await Ro(h,t)},r=async(f,d,c)=>{let p=e,_=t.key?.()??"";try{return await o(f,d,c)}catch(l){if(!(l instanceof q&&l.status===Io)||c.isGuest||c.key!==void 0)throw l;if(t.refresh&&await n(p))return o(f,d,c);throw t.onUnauthenticated?.(_),l}},i=async(f,d,c={})=>{let p=!1;try{for(let _ of[...t.isPatient?Mo:[],null])try{let l=await r(f,d,c);return gn(),l}catch(l){let h=l instanceof q?Do(l,f,_):null;if(h===null)throw l;p||(vt+=1),p=!0,await qo(h,Po(l))}throw new q($("request.offline"),{code:"offline"})}finally{p&&(vt-=1),vt||(ce.value="")}},s=async(f,d,c={})=>{let p=t.timeoutMs??Eo,_=await i(f,d,{timeoutMs:p,...c}),l=await _.text(),h=_.headers.get("Content-Type")?.includes("json"),g=c.read??t.read??JSON.parse;return{value:l===""?null:h?g(l):l,etag:_.headers.get("ETag")??"",serverMs:Date.parse(_.headers.get("Date")??"")||null}};return{send:i,receive:s,ask:async(f,d,c)=>(await s(f,d,c)).value}}function No(t,e={}){let n=new URL(t,document.baseURI);for(let[o,r]of Object.entries(e))r!=null&&r!==""&&n.searchParams.set(o,String(r));return n}function Oo({json:t,body:e,headers:n={},ifMatch:o},r){let i={...n};r&&(i.Authorization=`Bearer ${r}`),o&&(i["If-Match"]=o);let s=t===void 0?e:JSON.stringify(t);return s instanceof Blob?i["Content-Type"]=s.type||"application/octet-stream":s!==void 0&&(i["Content-Type"]="application/json"),{body:s,headers:i}}async function Ro(t,{read:e=JSON.parse,message:n=o=>o}){let o={status:t.status,requestId:t.headers.get("X-Request-Id")??"",retryAfterSeconds:Number(t.headers.get("Retry-After")??0)||0};try{let{error:r}=e(await t.text());return new q(n(String(r.message)),{...o,code:String(r.code),details:r.details??{},requestId:String(r.requestId||o.requestId)})}catch{return new q($("request.status",{status:`${t.status}`}),o)}}function Do(t,e,n){if(n===null)return null;if(t.status===$n||t.status===hn){let o=t.retryAfterSeconds||n;return o<=Co?o:null}return t.code==="offline"&&e==="GET"?n:null}function Po(t){return t.status===hn?$("request.tooMany"):$(t.status===$n?"request.busy":"request.lost")}async function qo(t,e){ce.value=e,await new Promise(n=>{gt.add(n),setTimeout(n,t*1e3)})}function gn(){ce.value="";for(let t of gt)t();gt.clear()}globalThis.addEventListener?.("online",gn);function bn({notice:t}){let{id:e,text:n,action:o,error:r}=t;return u`<div class="notice">
    ${r?u`<${I} error=${r} />`:u`<p>${n}</p>`}
    ${o?u`<button
          type="button"
          class="button"
          onClick=${()=>{je(e),o.act()}}
        >
          ${o.label}
        </button>`:null}
    <button
      type="button"
      class="button quiet icon-only"
      aria-label=${$("notice.dismiss")}
      onClick=${()=>je(e)}
    >
      <${M} name="close" />
    </button>
  </div>`}function yn(){return u`<div class="notices" role="status" aria-live="polite">
    ${ce.value?u`<p class="notice waiting">${ce.value}</p>`:null}
    ${le.value.map(t=>u`<${bn} key=${t.id} notice=${t} />`)}
  </div>`}function wn({kind:t="info",action:e,onDismiss:n,children:o}){return u`<aside class="banner banner-${t}" aria-label=${$("banner.label")}>
    ${t==="info"?null:u`<${M} name="warning" />`}
    <p>${o}</p>
    ${e}
    ${n?u`<button
          type="button"
          class="button quiet icon-only"
          aria-label=${$("notice.dismiss")}
          onClick=${n}
        >
          <${M} name="close" />
        </button>`:null}
  </aside>`}function kn({href:t="admin/"}){let e=Be.value;if(e===null)return null;let n=Ce(e,{timeStyle:"short"});return u`<${wn}
    kind="warning"
    action=${u`<a class="button" href=${t}>${$("impersonation.back")}</a>`}
  >
    ${$("impersonation.banner",{time:n})}
  <//>`}function Sn({read:t,write:e,keep:n=()=>null}){let o=()=>t(location,history.state??{}),r=O(o()),i=()=>{let s=o();JSON.stringify(s)!==JSON.stringify(r.peek())&&(r.value=s)};return addEventListener("popstate",i),addEventListener("hashchange",i),{place:r,go(s,{replace:a=!1}={}){let f={...r.peek(),...s};history[a?"replaceState":"pushState"](n(f),"",e(f)),r.value=f}}}function xn(t){return e=>{e.ctrlKey||e.metaKey||e.shiftKey||e.altKey||(e.preventDefault(),t())}}var Lo=5;function Tn({label:t,sections:e,current:n}){let o=[...new Set(e.map(s=>s.group??""))],r=N(null);L(()=>{let s=r.current?.querySelector("[aria-current=page]");s instanceof HTMLElement&&r.current&&Fo(r.current,s)},[n,e.length]);let i=e.length>Lo?"sections-many":"sections-few";return u`<nav ref=${r} class="sections ${i}" aria-label=${t}>
    ${o.map(s=>u`<${Uo}
        key=${s}
        name=${s}
        sections=${e.filter(a=>(a.group??"")===s)}
        current=${n}
      />`)}
  </nav>`}function Fo(t,e){let n=e.getBoundingClientRect().left-t.getBoundingClientRect().left;t.scrollLeft+=n-(t.clientWidth-e.offsetWidth)/2}function Uo({name:t,sections:e,current:n}){let o=e.length===1&&e[0]?.label===t;return u`<div class="section">
    ${t&&!o?u`<h2>${t}</h2>`:null}
    <ul>
      ${e.map(r=>u`<${Ho} key=${r.id} section=${r} isCurrent=${r.id===n} />`)}
    </ul>
  </div>`}function Ho({section:t,isCurrent:e}){let{label:n,href:o,icon:r,badge:i,onOpen:s}=t;return u`<li>
    <a
      href=${o}
      aria-current=${e?"page":void 0}
      onClick=${s?xn(s):void 0}
    >
      ${r?u`<${M} name=${r} />`:null}
      <span class="section-label">${n}</span>
      ${i}
    </a>
  </li>`}function En(t){let{title:e,mark:n,context:o,status:r,tools:i,banner:s,sections:a,current:f,children:d}=t;return u`<div class="shell">
    <a class="skip" href="#main" onClick=${jo}>${$("shell.skip")}</a>
    <header class="masthead">
      <p class="masthead-name">${n}<span class="masthead-title">${e}</span></p>
      ${o} ${r}
      <div class="masthead-tools">${i}</div>
    </header>
    <${kn} />${s}
    <${Tn}
      label=${t.navigationLabel??$("shell.sections")}
      sections=${a}
      current=${f}
    />
    <main id="main" tabindex="-1">${d}</main>
    <${yn} />
  </div>`}function Mn({title:t}){return u`<span class="mark" aria-hidden="true">${t.charAt(0).toUpperCase()}</span>`}function jo(t){t.preventDefault(),document.getElementById("main")?.focus()}function Cn({label:t,face:e,isIconOnly:n=!1,className:o="",children:r}){let[i,s]=y(!1),a=N(null),f=F(),d=()=>{s(!1),a.current?.querySelector("button")?.focus()};return W(()=>{let p=i?a.current?.querySelector("[data-first]"):null;p instanceof HTMLElement&&p.focus()},[i]),L(()=>{if(!i)return;let p=_=>{_.target instanceof Node&&!a.current?.contains(_.target)&&s(!1)};return document.addEventListener("pointerdown",p),document.addEventListener("focusin",p),()=>{document.removeEventListener("pointerdown",p),document.removeEventListener("focusin",p)}},[i]),u`<div class="popover ${o}" ref=${a} onKeyDown=${p=>{!i||p.key!=="Escape"||(p.preventDefault(),p.stopPropagation(),d())}}>
    <button
      type="button"
      class="button quiet ${n?"icon-only":""}"
      aria-expanded=${i}
      aria-controls=${i?f:void 0}
      aria-label=${n?t:void 0}
      onClick=${()=>s(!i)}
    >
      ${e}
    </button>
    ${i?u`<div class="popover-panel" id=${f} role="group" aria-label=${t}>
          ${r(d)}
        </div>`:null}
  </div>`}var An=["system","light","dark"],Ve=document.documentElement,bt=`${Ve.dataset.preferences}.theme`,yt=`${Ve.dataset.preferences}.letters`,ue=O(localStorage.getItem(bt)??"system"),Bo=O(localStorage.getItem(yt)!=="off");U(()=>{ue.value==="system"?(localStorage.removeItem(bt),delete Ve.dataset.theme):(localStorage.setItem(bt,ue.value),Ve.dataset.theme=ue.value)});U(()=>{Bo.value?localStorage.removeItem(yt):localStorage.setItem(yt,"off")});function In({legend:t,name:e,value:n,options:o,onValue:r,isLegendShown:i=!1}){return u`<fieldset class="segments-field">
    <legend class=${i?"field-label":"visually-hidden"}>${t}</legend>
    <div class="segments">
      ${o.map(([s,a,f])=>u`<label
          class="segment"
          key=${s}
          title=${f?a:void 0}
        >
          <input
            type="radio"
            name=${e}
            value=${s}
            checked=${n===s}
            onChange=${()=>r(s)}
          />
          <span>
            ${f?u`<${M} name=${f} />`:null}
            <span class="segment-label">${a}</span>
          </span>
        </label>`)}
    </div>
  </fieldset>`}function Nn(){return u`<${In}
    legend=${$("theme.title")}
    name="theme"
    value=${ue.value}
    options=${An.map(t=>[t,$(`theme.${t}`)])}
    onValue=${t=>{ue.value=t}}
  />`}function On({name:t,note:e,items:n}){return u`<${Cn}
    label=${t?$("user.of",{name:t}):$("user.menu")}
    face=${t?u`<span class="avatar" data-initials=${Vo(t)}></span>`:u`<${M} name="person" />`}
    isIconOnly
    className="user-menu"
  >
    ${o=>u`
      ${t?u`<p class="user-name">
            <strong>${t}</strong>${e?u`<span class="hint">${e}</span>`:null}
          </p>`:null}
      <${Nn} />
      <ul class="popover-list">
        ${n.map(r=>u`<li key=${r.label}><${Ko} item=${r} close=${o} /></li>`)}
      </ul>
    `}
  <//>`}function Vo(t){let e=t.split(/\s+/).filter(Boolean);return[e[0],e.length>1?e.at(-1):""].map(n=>[...n??""][0]?.toUpperCase()??"").join("")}function Ko({item:t,close:e}){let n=u`${t.icon?u`<${M} name=${t.icon} />`:null}${t.label}`;return t.href?u`<a class="menu-item" href=${t.href}>${n}</a>`:u`<button type="button" class="menu-item" onClick=${()=>{e(),t.act?.()}}>${n}</button>`}function fe(t,e){let[n,o]=y(null),[r,i]=y(null),s=N(0),a=N(Promise.resolve()),f=async()=>{let c=++s.current;try{let p=await t();if(c!==s.current)return;o(()=>p),i(null)}catch(p){c===s.current&&i(p)}},d=()=>(a.current=f(),a.current);return L(()=>(o(null),d(),()=>{s.current+=1}),e),{answer:n,problem:r,again:d,settled:()=>a.current}}var{ask:R}=vn({});function de(t,e){let n=e===void 0?"":`/${encodeURIComponent(e)}`;return`control/records/${t}${n}`}function P({label:t,value:e,onValue:n,hint:o,fault:r,type:i="text",options:s,...a}){let{autofocus:f=!1,...d}=a,c=F(),p=N(null);W(()=>{f&&p.current?.focus()},[]);let _=r||o,l=_?`${c}-note`:void 0,h=g=>n(g.target.value);return u`<div class="field">
    <label for=${c}>${t}</label>
    ${s?u`<select
          id=${c}
          ref=${p}
          onChange=${h}
          aria-describedby=${l}
          ...${d}
        >
          ${s.map(([g,v])=>u`<option value=${g} selected=${g===e}>${v}</option>`)}
        </select>`:u`<${i==="area"?"textarea":"input"}
          id=${c}
          ref=${p}
          type=${i==="area"?void 0:i}
          value=${e}
          onInput=${h}
          autocomplete="off"
          spellcheck=${!1}
          aria-describedby=${l}
          aria-invalid=${r?"true":void 0}
          ...${d}
        />`}
    ${_?u`<p id=${l} class=${r?"hint fault":"hint"}>${_}</p>`:null}
  </div>`}function Ke({title:t,onClose:e,onCancel:n,children:o}){let r=N(null),i=N(!1),s=F();return W(()=>{let f=document.activeElement,d=r.current;d?.showModal();let c=d?.querySelector("[data-first]");return c instanceof HTMLElement&&c.focus(),()=>{i.current=!0,d?.close(),f instanceof HTMLElement&&f.isConnected&&f.focus()}},[]),u`<dialog
    class="dialog"
    ref=${r}
    aria-labelledby=${s}
    onCancel=${f=>{n&&(f.preventDefault(),n())}}
    onClose=${()=>{i.current||e()}}
  >
    <header class="dialog-head">
      <h2 id=${s}>${t}</h2>
      <button
        type="button"
        class="button quiet icon-only"
        aria-label=${$("dialog.close")}
        onClick=${n??e}
      >
        <${M} name="close" />
      </button>
    </header>
    <div class="dialog-body">${o}</div>
  </dialog>`}function We(t){let{title:e,deed:n,keep:o,word:r,isDanger:i=!0,onConfirm:s,onClose:a,children:f}=t,[d,c]=y(""),[p,_]=y(!1),[l,h]=y(null),g=F(),v=!r||d.trim()===r;return u`<${Ke} title=${e} onClose=${a}>
    <form onSubmit=${async b=>{if(b.preventDefault(),!(!v||p)){_(!0),h(null);try{await s(),a()}catch(C){h(C),_(!1)}}}}>
      ${f}
      ${r&&u`<div class="field">
        <label for=${g}>${Ae("confirm.type",{name:u`<code>${r}</code>`})}</label>
        <input
          id=${g}
          data-first
          value=${d}
          autocomplete="off"
          autocapitalize="off"
          spellcheck=${!1}
          onInput=${b=>c(b.target.value)}
        />
      </div>`}
      <${I} error=${l} />
      <div class="actions">
        <button
          type="submit"
          class="button ${i?"danger":"strong"}"
          disabled=${!v||p}
        >
          ${n}
        </button>
        <button
          type="button"
          class="button"
          data-first=${r?void 0:!0}
          onClick=${a}
        >
          ${o||$("confirm.cancel")}
        </button>
      </div>
    </form>
  <//>`}var Wo=u`<svg
  class="empty-drawing"
  viewBox="0 0 120 72"
  aria-hidden="true"
  focusable="false"
>
  <path d="M22 16h76v44H22z" />
  <path d="M22 30h76M34 42h30M34 50h18" class="faint" />
</svg>`;function J({title:t,children:e}){return u`<div class="empty">
    ${Wo}
    <h2>${t}</h2>
    ${e}
  </div>`}function Rn({title:t,secret:e,onDone:n,children:o}){let r=N(null);return W(()=>r.current?.focus(),[]),u`<section class="secret" ref=${r} tabindex="-1" aria-label=${t}>
    <h3>${t}</h3>
    <p>${$("secret.once")}</p>
    <p class="secret-text"><code>${e}</code></p>
    ${o}
    <div class="actions">
      <${Oe} text=${e} label=${$("secret.copy")} />
      <button type="button" class="button" onClick=${n}>${$("secret.done")}</button>
    </div>
  </section>`}function Dn({ids:t,selected:e,onSelect:n,children:o}){let r=t.filter(s=>e.has(s)).length,i=r>0&&r===t.length;return u`<div class="table-bulk">
    <label class="table-all">
      <input
        type="checkbox"
        checked=${i}
        indeterminate=${r>0&&!i}
        onChange=${()=>n(new Set(i?[]:t))}
      />
      <span aria-live="polite">
        ${r?$("table.selected",{count:r}):$("table.selectAll",{count:t.length})}
      </span>
    </label>
    ${r?o:null}
  </div>`}function Pn({id:t,selected:e,onSelect:n}){let o=()=>{let i=new Set(e);i.delete(t)||i.add(t),n(i)};return u`<td class="table-choose" onClick=${i=>i.stopPropagation()}>
    <label>
      <input type="checkbox" checked=${e.has(t)} onChange=${o} />
      <span class="visually-hidden">${$("table.select",{name:t})}</span>
    </label>
  </td>`}function qn(t,e,n,o,r){let i=r.toLowerCase().split(/\s+/).filter(Boolean),s=t.filter(d=>{let c=o?.(d).toLowerCase()??"";return i.every(p=>c.includes(p))}),a=e.find(d=>d.name===n?.name)?.sortBy;if(!n||!a)return s;let f=n.isDescending?-1:1;return s.sort((d,c)=>f*zo(a(d),a(c)))}function zo(t,e){return t===null||e===null?+(t===null)-+(e===null):typeof t=="number"&&typeof e=="number"?t-e:String(t).localeCompare(String(e),document.documentElement.lang,{numeric:!0})}function Ln(t){let e={ArrowDown:1,ArrowUp:-1}[t.key],{currentTarget:n,target:o}=t;if(!e||!(n instanceof Element)||!(o instanceof Element)||!o.matches("[data-item]"))return;let r=[...n.querySelectorAll("[data-item]")],i=r[r.findIndex(s=>s===o)+e];i&&(t.preventDefault(),i.focus())}function G(t){let{label:e,columns:n,rows:o,idOf:r,filterBy:i,selected:s,onSelect:a,actions:f}=t,[d,c]=y(null),[p,_]=y(""),l=qn(o,n,d,i,p),h=l.map(r);return u`<div class="table-block">
    ${i?u`<${Jo} value=${p} onValue=${_} />`:null}
    ${s&&a?u`<${Dn} ids=${h} selected=${s} onSelect=${a}>${f}<//>`:null}
    <div
      class="table-place ${t.isLoading?"is-loading":""}"
      role="group"
      aria-label=${e}
      tabindex="0"
    >
      <table class="table" onKeyDown=${Ln}>
        <caption class="visually-hidden">
          ${e}
        </caption>
        <thead>
          <tr>
            ${s?u`<td class="table-choose"></td>`:null}
            ${n.map(g=>u`<${Go} column=${g} sort=${d} onSort=${c} />`)}
          </tr>
        </thead>
        <tbody>
          ${l.map(g=>u`<${Zo} key=${r(g)} row=${g} table=${t} />`)}
        </tbody>
      </table>
    </div>
    ${p&&l.length===0?u`<p class="hint" role="status">${$("table.noMatch",{filter:p})}</p>`:null}
  </div>`}function Jo({value:t,onValue:e}){let n=F();return u`<div class="table-filter">
    <label class="visually-hidden" for=${n}>${$("table.filter")}</label>
    <${M} name="search" />
    <input
      id=${n}
      type="search"
      autocomplete="off"
      placeholder=${$("table.filter")}
      value=${t}
      onInput=${o=>e(o.target.value)}
    />
  </div>`}function Go({column:t,sort:e,onSort:n}){let{name:o,label:r,hint:i,isNumeric:s,sortBy:a}=t,f=e?.name===o,d=f?e.isDescending?"descending":"ascending":"none";return u`<th
    scope="col"
    class=${s?"number":""}
    title=${i}
    aria-sort=${a?d:void 0}
  >
    ${a?u`<button type="button" class="sort" onClick=${()=>n(f&&e.isDescending?null:{name:o,isDescending:f})}>
          ${r}
          ${f?u`<${M} name=${e.isDescending?"down":"up"} />`:null}
        </button>`:r}
  </th>`}function Zo({row:t,table:e}){let{columns:n,idOf:o,onOpen:r,openId:i,selected:s,onSelect:a}=e,f=o(t),d=f===i,c=r?()=>r(t):void 0;return u`<tr
    class="${d?"row-open":""} ${c?"row-opens":""}"
    onClick=${c}
  >
    ${s&&a?u`<${Pn} id=${f} selected=${s} onSelect=${a} />`:null}
    ${n.map(({name:p,label:_,cell:l,isNumeric:h},g)=>{let v=l(t);return u`<td key=${p} data-label=${_} class=${h?"number":""}>
        ${g===0&&c?u`<button
              type="button"
              class="link"
              data-item=${f}
              aria-expanded=${i===void 0?void 0:d}
              onClick=${k=>{k.stopPropagation(),c()}}
            >
              ${v}
            </button>`:u`<span class="cell">${v}</span>`}
      </td>`})}
  </tr>`}var Fn={page:{name:"Sandbox",start:"Start page",refresh:"Refresh",all:"All",actions:"Actions"},data:{title:"Data",hint:"Records of a fictional account. Changes are visible to every program that uses it.",stream:"Stream",option:"{name} ({count})",find:"Find",add:"Add record",edit:"Edit",remove:"Delete",id:"Id",name:"Name",none:"No records",total:{one:"{count} record",other:"{count} records"},fields:"Fields as JSON",addHint:"The service adds an id and times.",editHint:"Only the fields that you name are changed.",save:"Save",saved:"The record was saved.",removed:"The record was deleted.",sure:"Delete {id}?",notJson:"The text must be a JSON object."},faults:{title:"Faults",hint:"A fault makes the service fail, so that you can see how your program responds.",kind:"Fault",stream:"Stream",caller:"Caller",skip:"Requests that succeed first",count:"Requests that fail",countHint:"0: until you turn it off.",seconds:"Seconds",secondsHint:"Of a delay, or of Retry-After.",on:"Turn on",off:"Turn off",started:"The fault is on.",ended:"The fault is off.",left:"Remaining",always:"until turned off",none:"No faults"},access:{title:"Access",hint:"Keys and grants of apps. Revoking one ends all its tokens.",label:"Name",form:"Kind",scopes:"Permissions",scopesField:"Permissions, separated by spaces",scopesHint:"Leave empty for all.",state:"State",active:"active",revoked:"revoked",everything:"everything",key:"key",oauth:"OAuth",create:"Create key",created:"New key",revoke:"Revoke",revokedNow:"The grant was revoked.",sure:"Revoke {name}?",none:"No keys or grants"},requests:{title:"Requests",hint:"The latest requests. Tokens and parameters are not stored.",method:"Request",cursor:"Cursor",status:"Status",caller:"Key",fault:"Fault",when:"Time",none:"No requests yet"}};var{text:m,rich:Ps}=Bt({"en-GB":Fn});function Z({title:t,hint:e,onRefresh:n,children:o}){return u`<section aria-labelledby="view-title">
    <h1 id="view-title">${t}</h1>
    <p class="hint">${e}</p>
    <p class="actions">
      <button type="button" class="button" onClick=${n}>
        <${M} name="refresh" />${m("page.refresh")}
      </button>
    </p>
    ${o}
  </section>`}function re({label:t,of:e,onPress:n}){return u`<button
    type="button"
    class="button"
    aria-label=${`${t} ${e}`}
    onClick=${n}
  >
    ${t}
  </button>`}function Un({state:t,onChange:e}){let[n,o]=y(""),[r,i]=y(""),[s,a]=y(null),[f,d]=y(null),c=async l=>{l.preventDefault(),d(null);try{let h=n.split(/\s+/).filter(Boolean);i((await R("POST","control/grants",{json:{scopes:h}})).key),await e()}catch(h){d(h)}},p=async()=>{await R("DELETE",`control/grants/${s?.grantId}`),z(m("access.revokedNow")),await e()},_=m("access.title");return u`<${Z} title=${_} hint=${m("access.hint")} onRefresh=${e}>
    <${I} error=${f} />
    ${r&&u`<${Rn} title=${m("access.created")} secret=${r} onDone=${()=>i("")} />`}
    ${t.grants.length===0?u`<${J} title=${m("access.none")} />`:u`<${G}
          label=${_}
          columns=${Yo(a)}
          rows=${t.grants}
          idOf=${l=>l.grantId}
        />`}
    <form class="sheet form" onSubmit=${c}>
      <${P}
        label=${m("access.scopesField")}
        hint=${m("access.scopesHint")}
        value=${n}
        onValue=${o}
      />
      <button type="submit" class="button strong">${m("access.create")}</button>
    </form>
    ${s&&u`<${We}
      title=${m("access.revoke")}
      deed=${m("access.revoke")}
      onConfirm=${p}
      onClose=${()=>a(null)}
    >
      <p>${m("access.sure",{name:s.label})}</p>
    <//>`}
  <//>`}function Yo(t){return[{name:"label",label:m("access.label"),cell:e=>e.label},{name:"form",label:m("access.form"),cell:e=>m(`access.${e.form}`)},{name:"scopes",label:m("access.scopes"),cell:e=>e.scopes.includes("*")?m("access.everything"):e.scopes.join(", ")},{name:"state",label:m("access.state"),cell:e=>m(e.isRevoked?"access.revoked":"access.active")},{name:"actions",label:m("page.actions"),cell:e=>e.isRevoked?null:u`<${re}
              label=${m("access.revoke")}
              of=${e.label}
              onPress=${()=>t(e)}
            />`}]}var Xo=2;function Hn({stream:t,id:e,onSaved:n,onClose:o}){let[r,i]=y("{}"),[s,a]=y(""),[f,d]=y(""),[c,p]=y(null);L(()=>{e!==null&&R("GET",de(t,e),{read:l=>l}).then(a,p)},[]);let _=async l=>{if(l.preventDefault(),d(""),p(null),!Qo(r)){d(m("data.notJson"));return}try{await R(e===null?"POST":"PATCH",de(t,e??void 0),{body:r})}catch(h){p(h);return}z(m("data.saved")),o(),await n()};return u`<${Ke} title=${e??m("data.add")} onClose=${o}>
    <form onSubmit=${_}>
      ${s&&u`<pre class="code" tabindex="0"><code>${er(s)}</code></pre>`}
      <${P}
        type="area"
        rows="8"
        label=${m("data.fields")}
        hint=${m(e===null?"data.addHint":"data.editHint")}
        fault=${f}
        value=${r}
        onValue=${i}
        data-first
      />
      <${I} error=${c} />
      <div class="actions">
        <button type="submit" class="button strong">${m("data.save")}</button>
      </div>
    </form>
  <//>`}function Qo(t){try{let e=JSON.parse(t);return typeof e=="object"&&e!==null&&!Array.isArray(e)}catch{return!1}}function er(t){return t.replace(/,(?="[^"]*":)/g,`,
${" ".repeat(Xo)}`)}function wt({state:t,onChange:e}){let[n,o]=y(t.streams[0]?.name??""),[r,i]=y(""),[s,a]=y(void 0),[f,d]=y(null),{answer:c,problem:p,again:_}=fe(()=>R("GET",de(n),{query:{find:r}}),[n,r]),l=c,h=async()=>{await _(),await e()},g=async()=>{await R("DELETE",de(n,f??"")),z(m("data.removed")),await h()};return u`<${Z} title=${m("data.title")} hint=${m("data.hint")} onRefresh=${h}>
    <${P}
      label=${m("data.stream")}
      value=${n}
      onValue=${o}
      options=${t.streams.map(v=>[v.name,m("data.option",v)])}
    />
    <${P} label=${m("data.find")} value=${r} onValue=${i} />
    <p>
      <button type="button" class="button strong" onClick=${()=>a(null)}>
        ${m("data.add")}
      </button>
    </p>
    <${I} error=${p} onRetry=${_} />
    ${l&&u`<p role="status">${m("data.total",{count:l.total})}</p>`}
    ${l?.items.length===0?u`<${J} title=${m("data.none")} />`:null}
    ${l?.items.length?u`<${G}
          label=${m("data.title")}
          columns=${tr(a,d)}
          rows=${l.items}
          idOf=${v=>v.id}
        />`:null}
    ${s!==void 0&&u`<${Hn}
      stream=${n}
      id=${s}
      onSaved=${h}
      onClose=${()=>a(void 0)}
    />`}
    ${f!==null&&u`<${We}
      title=${m("data.remove")}
      deed=${m("data.remove")}
      onConfirm=${g}
      onClose=${()=>d(null)}
    >
      <p>${m("data.sure",{id:f})}</p>
    <//>`}
  <//>`}function tr(t,e){return[{name:"id",label:m("data.id"),cell:n=>u`<code>${n.id}</code>`},{name:"name",label:m("data.name"),cell:n=>n.title},{name:"actions",label:m("page.actions"),cell:n=>u`<span class="actions">
        <${re} label=${m("data.edit")} of=${n.id} onPress=${()=>t(n.id)} />
        <${re} label=${m("data.remove")} of=${n.id} onPress=${()=>e(n.id)} />
      </span>`}]}var ze="*";function jn({state:t,onChange:e}){let[n,o]=y(null),r=async(a,f,d,c)=>{o(null);try{await R(a,f,{json:c}),z(d),await e()}catch(p){o(p)}},i=m("faults.title"),s=a=>r("DELETE",`control/faults/${a}`,m("faults.ended"));return u`<${Z} title=${i} hint=${m("faults.hint")} onRefresh=${e}>
    <${I} error=${n} />
    ${t.faults.length===0?u`<${J} title=${m("faults.none")} />`:u`<${G}
          label=${i}
          columns=${or(t,s)}
          rows=${t.faults}
          idOf=${a=>a.faultId}
        />`}
    <${nr}
      state=${t}
      onFault=${a=>r("POST","control/faults",m("faults.started"),a)}
    />
  <//>`}function nr({state:t,onFault:e}){let[n,o]=y(t.faultKinds[0]?.name??""),[r,i]=y(ze),[s,a]=y(ze),[f,d]=y({skip:"0",count:"1",seconds:"1"}),c=l=>{l.preventDefault();let h=Object.entries(f).map(([g,v])=>[g,Number(v)]);e({kind:n,stream:r,grantId:s,...Object.fromEntries(h)})},p=[ze,m("page.all")],_=t.grants.filter(l=>!l.isRevoked);return u`<form class="sheet form" onSubmit=${c}>
    <${P}
      label=${m("faults.kind")}
      value=${n}
      onValue=${o}
      options=${t.faultKinds.map(l=>[l.name,l.label])}
    />
    <${P}
      label=${m("faults.stream")}
      value=${r}
      onValue=${i}
      options=${[p,...t.streams.map(l=>[l.name,l.name])]}
    />
    <${P}
      label=${m("faults.caller")}
      value=${s}
      onValue=${a}
      options=${[p,..._.map(l=>[l.grantId,l.label])]}
    />
    ${["skip","count","seconds"].map(l=>u`<${P}
          key=${l}
          type="number"
          min="0"
          label=${m(`faults.${l}`)}
          hint=${l==="skip"?void 0:m(`faults.${l}Hint`)}
          value=${f[l]}
          onValue=${h=>d({...f,[l]:h})}
        />`)}
    <button type="submit" class="button strong">${m("faults.on")}</button>
  </form>`}function or(t,e){let n=Object.fromEntries(t.faultKinds.map(r=>[r.name,r.label])),o=Object.fromEntries(t.grants.map(r=>[r.grantId,r.label]));return[{name:"kind",label:m("faults.kind"),cell:r=>n[r.kind]??r.kind},{name:"stream",label:m("faults.stream"),cell:r=>r.stream===ze?m("page.all"):r.stream},{name:"caller",label:m("faults.caller"),cell:r=>o[r.grantId]??m("page.all")},{name:"left",label:m("faults.left"),cell:r=>r.count?`${r.count}`:m("faults.always")},{name:"actions",label:m("page.actions"),cell:r=>u`<${re}
        label=${m("faults.off")}
        of=${n[r.kind]??r.kind}
        onPress=${()=>e(r.faultId)}
      />`}]}var rr=[{name:"request",label:m("requests.method"),cell:t=>u`<code>${t.method} ${t.path}</code>`},{name:"cursor",label:m("requests.cursor"),cell:t=>t.page},{name:"status",label:m("requests.status"),cell:t=>`${t.status}`},{name:"fault",label:m("requests.fault"),cell:t=>t.fault},{name:"key",label:m("requests.caller"),cell:t=>t.caller},{name:"when",label:m("requests.when"),cell:t=>Ce(new Date(t.receivedAt))}];function Bn(){let{answer:t,problem:e,again:n}=fe(()=>R("GET","control/requests"),[]),o=t?.items,r=m("requests.title");return u`<${Z} title=${r} hint=${m("requests.hint")} onRefresh=${n}>
    <${I} error=${e} onRetry=${n} />
    ${o?.length===0?u`<${J} title=${m("requests.none")} />`:null}
    ${o?.length?u`<${G}
          label=${r}
          columns=${rr}
          rows=${o}
          idOf=${i=>i.requestId}
        />`:null}
  <//>`}rn({isForDevelopers:!0});var Vn=[["data",wt],["faults",jn],["access",Un],["requests",Bn]],{place:ir}=Sn({read:t=>({view:t.hash.slice(1)||"data"}),write:({view:t})=>`#${t}`});function sr(){let{answer:t,problem:e,again:n}=fe(()=>R("GET","control/state"),[]),o=t,[r,i]=Vn.find(([f])=>f===ir.value.view)??["data",wt],s=o?.title??m("page.name");L(()=>{document.title=s},[s]);let a=Vn.map(([f])=>({id:f,label:m(`${f}.title`),href:`#${f}`}));return u`<${En}
    title=${s}
    mark=${u`<${Mn} title=${s} />`}
    sections=${a}
    current=${r}
    tools=${u`<${On} items=${[{label:m("page.start"),href:"/"}]} />`}
  >
    <${I} error=${e} onRetry=${n} />
    ${o&&u`<${i} key=${r} state=${o} onChange=${n} />`}
  <//>`}Ft(u`<${sr} />`,document.getElementById("page"));
