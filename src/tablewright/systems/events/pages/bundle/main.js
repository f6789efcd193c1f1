/* Built by `make pages`. Licences are in kit/vendor. */
var Xn=function(t,e,n,o){var s;e[0]=0;for(var r=1;r<e.length;r++){var i=e[r++],l=e[r]?(e[0]|=i?1:2,n[e[r++]]):e[++r];i===3?o[0]=l:i===4?o[1]=Object.assign(o[1]||{},l):i===5?(o[1]=o[1]||{})[e[++r]]=l:i===6?o[1][e[++r]]+=l+"":i?(s=t.apply(l,Xn(t,l,n,["",null])),o.push(s),l[0]?e[0]|=2:(e[r-2]=0,e[r]=s)):o.push(l)}return o},Yn=new Map;function Qn(t){var e=Yn.get(this);return e||(e=new Map,Yn.set(this,e)),(e=Xn(this,e.get(t)||(e.set(t,e=(function(n){for(var o,s,r=1,i="",l="",c=[0],p=function(d){r===1&&(d||(i=i.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?c.push(0,d,i):r===3&&(d||i)?(c.push(3,d,i),r=2):r===2&&i==="..."&&d?c.push(4,d,0):r===2&&i&&!d?c.push(5,0,!0,i):r>=5&&((i||!d&&r===5)&&(c.push(r,0,i,s),r=6),d&&(c.push(r,d,0,s),r=6)),i=""},u=0;u<n.length;u++){u&&(r===1&&p(),p(u));for(var h=0;h<n[u].length;h++)o=n[u][h],r===1?o==="<"?(p(),c=[c],r=3):i+=o:r===4?i==="--"&&o===">"?(r=1,i=""):i=o+i[0]:l?o===l?l="":i+=o:o==='"'||o==="'"?l=o:o===">"?(p(),r=1):r&&(o==="="?(r=5,s=i,i=""):o==="/"&&(r<5||n[u][h+1]===">")?(p(),r===3&&(c=c[0]),r=c,(c=c[0]).push(2,0,r),r=0):o===" "||o==="	"||o===`
`||o==="\r"?(p(),r=2):i+=o),r===3&&i==="!--"&&(r=4,c=c[0])}return p(),c})(t)),e),arguments,[])).length>1?e:e[0]}var k,eo,Ze,st,Xe,fe,no,ue,oo,tn,Qe,kr,Kt=Symbol.for("pv"),pe={},de=[],xr=/^m(i|n|o|s|text|space)$/,en=Array.isArray,nn=de.slice,gt=Object.assign;function bt(t){t&&t.parentNode&&t.remove()}function me(t,e,n){var o,s,r,i={},l=arguments.length;for(r in e)r=="key"?o=e[r]:r=="ref"&&typeof t!="function"?s=e[r]:i[r]=e[r];return l>2&&(i.children=l>3?nn.call(arguments,2):n),Wt(t,i,o,s,null)}function Wt(t,e,n,o,s){var r={type:t,props:e,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Kt,__v:s||++eo,__i:-1,__u:0};return!s&&k.vnode&&k.vnode(r),r}function kt(t){return t.children}function Dt(t,e){this.props=t,this.context=e,this.__g=0}function rt(t,e){if(e==null)return t.__&&rt(t.__,t.__i+1);for(var n;e<t.__k.length;e++)if((n=t.__k[e])&&n.__e)return n.__e;return typeof t.type!="function"||t.props.__P?null:rt(t)}function wr(t){var e,n=t.__v,o=n.__e,s=[],r=[],i=t.__P;i&&((e=gt({constructor:Kt},n)).__v=n.__v+1,k.vnode&&k.vnode(e),on(i,e,n,t.__n,i.namespaceURI,32&n.__u?[o]:null,s,o||rt(n),32&n.__u,r),e.__v=n.__v,e.__.__k[e.__i]=e,uo(s,e,r),n.__=n.__e=null,e.__e!=o&&so(e))}function so(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.__e=null,t.__k.some(function(e){return e&&(t.__e=e.__e)}),so(t)}function Zn(t){(8&t.__g||(t.__g|=8,st.push(t),fe++))&&Xe==k.debounceRendering||((Xe=k.debounceRendering)||queueMicrotask)(ro)}function ro(){try{for(var t,e=1;st.length;)st.length>e&&st.sort(no),t=st.shift(),e=st.length,8&t.__g&&wr(t)}finally{(fe=st.length)&&(Xe||queueMicrotask)(ro)}}function io(t,e,n,o,s,r,i,l,c,p,u){var h,d,f,v,w,y,S=o.__k||de,$=e.length;for(c=Sr(n,e,S,c,$),h=0;h<$;h++)(f=n.__k[h])!=null&&(d=~f.__i&&S[f.__i]||pe,f.__i=h,y=on(t,f,d,s,r,i,l,c,p,u),v=f.__e,(d.ref!=f.ref||8&d.__u)&&(d.ref&&sn(d.ref,null,f,d),f.ref&&u.push(f.ref,f.__c||v,f)),w=w||v,4&f.__u?(c=ao(f,c,t,!d.__v),d.__e&&(d.__e=null)):typeof f.type=="function"&&y!==void 0?c=y:v&&(c=v.nextSibling),f.__u&=-21);return n.__e=w,c}function Sr(t,e,n,o,s){var r,i,l,c,p,u,h,d,f,v=n.length,w=v,y=0,S=0,$=t.__k=Array(s);for(r=0;r<s;r++)(i=e[r])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=$[r]=Wt(null,i):en(i)?i=$[r]=Wt(kt,{children:i}):i.constructor===Kt&&i.__b?i=$[r]=Wt(i.type,i.props,i.key,i.ref,i.__v):$[r]=i,c=r+y,i.__=t,i.__b=t.__b+1,l=null,~(p=i.__i=Mr(i,n,c,w))&&(w--,(l=n[p])&&(l.__u|=2)),l&&l.__v?(i.__u|=16,p==c-1?y--:p==c+1?y++:p!=c&&(p>c?y--:y++,S=1)):(~p||(s>v?y--:s<v&&y++),typeof i.type!="function"&&(i.__u|=4))):$[r]=null;if(S){for(u=[],h=[],r=0;r<s;r++)if((i=$[r])&&16&i.__u){for(y=0,d=u.length;y<d;)u[f=y+d>>1]<i.__i?y=f+1:d=f;u[y]=i.__i,h[r]=y+1}for(y=u.length;r--;)h[r]&&(h[r]==y?y--:$[r].__u|=4)}if(w)for(r=0;r<v;r++)!(l=n[r])||2&l.__u||(l.__e==o&&(o=rt(l)),rn(l,l));return o}function ao(t,e,n,o){var s,r,i,l;if(typeof t.type=="function"){if(t.props.__P)return e;if(s=t.__k)for(r=0;r<s.length;r++)s[r]&&(s[r].__=t,e=ao(s[r],e,n,!1));return e}for(e&&!e.parentNode&&(e=rt(t))&&!e.parentNode&&(e=null),i=t.__e,l=e;l&&l.nodeType==8;)l=l.nextSibling;for(i!=l&&(!o&&n.moveBefore&&i.parentNode?n.moveBefore(i,e):n.insertBefore(i,e||null)),e=i;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith("$s"););return e}function Mr(t,e,n,o){var s,r=t.key,i=t.type,l=e[n],c=l&&!(2&l.__u);if(l===null&&r==null||c&&r==l.key&&i==l.type)return n;if(o>(c?1:0)){for(s=n-1;s>=0;s--)if((l=e[s])&&!(2&l.__u)&&r==l.key&&i==l.type)return s;for(s=n+1;s<e.length;s++)if((l=e[s])&&!(2&l.__u)&&r==l.key&&i==l.type)return s}return-1}function to(t,e,n){n==null&&(n=""),e[0]=="-"?t.setProperty(e,n):t[e]=n}function le(t,e,n,o,s){var r,i;if(e=="style")if(typeof n=="string")t.style.cssText=n;else{if(typeof o=="string"&&(t.style.cssText=o=""),o)for(e in o)n&&e in n||to(t.style,e);if(n)for(e in n)o&&n[e]==o[e]||to(t.style,e,n[e])}else if(e[0]=="o"&&e[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(t.__e||(t.__e={}))[e]=n,n&&o||(i=Qe[e]||(Qe[e]=Tr(e)),(t.__a||(t.__a={}))[e]=tn,r=e!=(e=e.replace(oo,"$1")),(e=e.slice(2))[0]<"a"&&(e=e.toLowerCase()),n?t.addEventListener(e,i,r):t.removeEventListener(e,i,r));else{if(s=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in t)try{return void(t[e]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&e[4]!="-"?t.removeAttribute(e):t.setAttribute(e,e=="popover"&&n==1?"":n)}}function Tr(t){return function(e){var n=this.__e;if(n){if(n=n[t],e[ue]==null)e[ue]=tn++;else if(e[ue]<this.__a[t])return;return n(k.event?k.event(e):e)}}}function on(t,e,n,o,s,r,i,l,c,p){var u,h,d,f,v,w,y,S,$,C,A,Ye,Gn,ae,yt,Jn,ot,$t,Q=e.type;if(e.constructor!==Kt)return null;128&n.__u&&(c=32&n.__u,u=n.__c.__z)&&(e.__u|=c,h=r=[],u.nodeType==8?l=ce(u,r):r.push(u),l=r[0]||l),(u=k.__b)&&u(e);t:if(typeof Q=="function"){d=i.length;try{if(S=e.props,$=(u=Q.prototype)&&u.render,C=(u=Q.contextType)&&o[u.__c],A=u?C?C.props.value:u.__:o,(f=n.__c)?(e.__c=f,2&f.__g&&(f.__g|=1)):($?e.__c=f=new Q(S,A):(e.__c=f=new Dt(S,A),f.constructor=Q,f.render=Cr),C&&C.sub(f),f.state||(f.state={}),f.__n=o,f.__g|=8,f.__h=[],f.__k=[]),$&&(f.__s||(f.__s=f.state),Q.getDerivedStateFromProps&&(f.__s==f.state&&(f.__s=gt({},f.__s)),gt(f.__s,Q.getDerivedStateFromProps(S,f.__s)))),v=f.props,w=f.state,f.__v=e,n.__c){if(S!==v&&$&&!Q.getDerivedStateFromProps&&f.componentWillReceiveProps&&f.componentWillReceiveProps(S,A),e.__v==n.__v&&!(8&f.__g)||!(4&f.__g)&&f.shouldComponentUpdate&&f.shouldComponentUpdate(S,f.__s,A)===!1){e.__v!=n.__v&&(f.props=S,f.state=f.__s,f.__g&=-9),e.__e=n.__e,e.__k=n.__k,e.__k.some(function(z){z&&(z.__=e)}),de.push.apply(f.__h,f.__k),f.__k=[],f.__h.length&&i.push(f),l=rt(n);break t}f.componentWillUpdate&&f.componentWillUpdate(S,f.__s,A),$&&f.componentDidUpdate&&f.__h.push(function(){f.componentDidUpdate(v,w,y)})}else $&&!Q.getDerivedStateFromProps&&f.componentWillMount&&f.componentWillMount(),$&&f.componentDidMount&&f.__h.push(f.componentDidMount);f.context=A,f.props=S,f.__P=t,f.__g&=-5,Ye=k.__r,Gn=$?25:0;do f.__g&=-9,Ye&&Ye(e),u=f.render(f.props,f.state=f.__s,f.context);while(8&f.__g&&++Gn<25);$&&(de.push.apply(f.__h,f.__k),f.__k=[]),f.state=f.__s,f.getChildContext&&(o=gt({},o,f.getChildContext())),$&&n.__c&&f.getSnapshotBeforeUpdate&&(y=f.getSnapshotBeforeUpdate(v,w)),ae=u&&u.type===kt&&u.key==null?u.props.children:u,S.__P&&(u=l,s=(t=S.__P).namespaceURI,c=r=null,n.props&&n.props.__P!=t&&(n.__k.some(function(z){z&&rn(z,z)}),n.__k=null),l=n.__k?rt(n,0):null),l=io(t,en(ae)?ae:[ae],e,n,o,s,r,i,l,c,p),S.__P&&(e.__e=null,l=u),e.__u&=-161,h&&h.some(bt),f.__h.length&&i.push(f),1&f.__g&&(f.__g&=-4)}catch(z){if(i.length=d,e.__v=null,c||r)if(z&&z.then){if(e.__u|=128|c,r){for(~(ot=r.indexOf(l||void 0))||(ot=r.length);($t=r[ot-1])&&$t.nodeType==8;)ot--;for(;ot<r.length;ot++)if($t=r[ot])if(r[ot]=null,yt){if($t==Jn)break}else{if($t.nodeType!=8)break;$t.data.startsWith("$s")&&(Jn=ce(yt=$t))}}if(!yt){for(;l&&l.nodeType==8&&l.nextSibling;)l=l.nextSibling;yt=l}(u=ce(yt=e.__c.__z||(e.__c.__z=yt)))?(e.__e=yt,l=u):e.__e=l,l=l&&l.nextSibling}else r&&r.some(bt);else e.__e=n.__e;e.__k||(e.__k=n.__k||[]),z&&z.then||lo(e),k.__e(z,e,n)}}else l=e.__e=Er(n.__e,e,n,o,s,r,i,c,p,t);return(u=k.diffed)&&u(e),l}function ce(t,e){if(t&&t.nodeType==8&&t.data.startsWith("$s"))for(var n=1;t=t.nextSibling;){if(t.nodeType==8){if(t.data.startsWith("$s"))n++;else if(t.data.startsWith("/$s")&&!--n)return t}e&&e.push(t)}}function lo(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.some(lo))}function uo(t,e,n){for(var o=0;o<n.length;)sn(n[o++],n[o++],n[o++]);k.__c&&k.__c(e,t),t.some(function(s){try{t=s.__h,s.__h=[],t.some(function(r){r.call(s)})}catch(r){k.__e(r,s.__v)}})}function Er(t,e,n,o,s,r,i,l,c,p){var u,h,d,f,v,w,y,S,$=n.props||pe,C=e.props,A=e.type;if(A=="svg"?s="http://www.w3.org/2000/svg":A=="math"?s="http://www.w3.org/1998/Math/MathML":s||(s="http://www.w3.org/1999/xhtml"),r){for(u=0;u<r.length;u++)if((v=r[u])&&(A?v.localName==A:v.nodeType==3)){t=v,r[u]=null;break}}if(!t){if(S=p.ownerDocument||document,!A)return S.createTextNode(C);t=S.createElementNS(s,A,C.is?C:p),l&&(k.__m&&k.__m(e,r),l=!1),r=null}if(A){if(p=A=="template"&&t.content||t,r=A=="textarea"&&C.defaultValue!=null?null:r&&nn.call(p.childNodes),!l&&r)for($={},u=0;u<t.attributes.length;u++)$[(v=t.attributes[u]).name]=v.value;for(u in $)v=$[u],u=="dangerouslySetInnerHTML"?d=v:u=="children"||u in C||u=="value"&&"defaultValue"in C||u=="checked"&&"defaultChecked"in C||le(t,u,null,v,s);for(u in C)v=C[u],u=="children"?f=v:u=="dangerouslySetInnerHTML"?h=v:u=="value"?w=v:u=="checked"?y=v:l&&typeof v!="function"||$[u]===v||le(t,u,v,$[u],s);h?(l||d&&(h.__html==d.__html||h.__html==t.innerHTML)||(t.innerHTML=h.__html),e.__k=[]):(d&&(t.textContent=""),(A=="foreignObject"||s=="http://www.w3.org/1998/Math/MathML"&&xr.test(A))&&(s="http://www.w3.org/1999/xhtml"),io(p,en(f)?f:[f],e,n,o,s,r,i,r?r[0]:n.__k&&rt(n,0),l,c),r&&r.some(bt)),l&&A!="textarea"||(u="value",A=="progress"&&w==null?t.removeAttribute(u):w==null||w===t[u]&&(A!="progress"||w)||le(t,u,w,$[u],s),u="checked",y!=null&&y!=t[u]&&le(t,u,y,$[u],s))}else $===C||l&&t.data==C||(t.data=C);return t}function sn(t,e,n,o){try{typeof t=="function"?e?e.__x=t(e)||1:o&&(o=o.__c||o.__e)&&(e=o.__x)&&(o.__x=null,typeof e=="function"?e():t(null)):t.current=e}catch(s){k.__e(s,n)}}function rn(t,e,n){var o,s,r,i;if(k.unmount&&k.unmount(t),!(o=t.ref)||o.current&&o.current!=t.__e||sn(o,null,e,t),o=t.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(l){k.__e(l,e)}o.__P=o.__n=null}if(o=t.__k)for(i=0;i<o.length;i++)o[i]&&rn(o[i],e,typeof t.type!="function"||n&&!t.props.__P);!n&&(o=t.__c)&&(o=o.__z)&&(s=ce(o,r=[]))&&(o==t.__e&&r.some(bt),bt(s),bt(o)),n||bt(t.__e),t.__e=t.__c=t.__=null}function Cr(t,e,n){return this.constructor(t,n)}function co(t,e){var n,o,s,r;k.__&&k.__(t,e),e.nodeType==9&&(e=e.documentElement),o=(n=t&&32&t.__u)?null:e.__k,e.__k=Wt(kt,{children:[t]}),s=[],r=[],on(e,e.__k,o||pe,pe,e.namespaceURI,o?null:e.firstChild?nn.call(e.childNodes):null,s,o?o.__e:e.firstChild,n,r),uo(s,e.__k,r),e.__k.props.children=null}k={__e:function(t,e,n,o){for(var s,r,i;e=e.__;)if((s=e.__c)&&!(1&s.__g)){s.__g|=4;try{if((i=(r=s.constructor)&&r.getDerivedStateFromError)&&s.setState(r.getDerivedStateFromError(t)),s.componentDidCatch&&(s.componentDidCatch(t,o||{}),i=1),i&&8&s.__g)return void(s.__g|=2)}catch(l){t=l}}throw fe=0,t}},eo=0,Ze=function(t){return t!=null&&t.constructor===Kt},Dt.prototype.setState=function(t,e){var n=this.__s;n&&n!=this.state||(n=this.__s=gt({},this.state)),typeof t=="function"&&(t=t(gt({},n),this.props)),t&&(gt(n,t),this.__v&&(e&&this.__k.push(e),Zn(this)))},Dt.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.push(t),Zn(this))},Dt.prototype.render=kt,st=[],fe=0,no=function(t,e){return t.__v.__b-e.__v.__b},ue=Symbol(),oo=/(PointerCapture)$|Capture$/i,tn=0,Qe={},kr=0;var a=Qn.bind(me);var Ar=globalThis.document?.documentElement,ho="en-GB",Ir=/\{(\w+)\}|<(\w+)>(.*?)<\/\2>/gs,fo=new Map,an=()=>Ar?.lang||ho;function _o(t){let e=Object.keys(t),n=t[e[0]??ho],o=(s,r)=>{let i=t[Or([an()],e)??""],l=po(i,s)??po(n,s);if(l===void 0)throw new Error(`There is no text "${s}".`);return typeof l=="string"?l:l[Pr(Number(r.count))]??l.other};return{text:(s,r={})=>ln(o(s,r),r).join(""),rich:(s,r={})=>ln(o(s,r),r)}}function Dr(t,e={}){return vo(Intl.NumberFormat,e).format(t)}var Pa=[["year",365*86400],["month",30*86400],["week",7*86400],["day",86400],["hour",3600],["minute",60]];function po(t,e){let n=t;for(let o of e.split("."))n=n?.[o];return n}function ln(t,e){let n=[],o=0;for(let s of t.matchAll(Ir)){let[r,i,l,c=""]=s;n.push(t.slice(o,s.index)),o=s.index+r.length;let p=e[i??l??""];if(p===void 0)throw new Error(`The text "${t}" needs "${i??l}".`);if(l){let u=ln(c,e).join("");n.push(typeof p=="function"?p(u):u)}else n.push(typeof p=="number"?Dr(p):p)}return n.push(t.slice(o)),n.filter(s=>s!=="")}function Pr(t){return vo(Intl.PluralRules,{}).select(t)}function vo(t,e){let n=`${t.name} ${an()} ${JSON.stringify(e)}`,o=fo.get(n)??new t(an(),e);return fo.set(n,o),o}function Or(t,e){for(let n of t){let o=n.toLowerCase(),s=e.find(i=>i.toLowerCase()===o),r=e.find(i=>mo(i)===mo(n));if(s??r)return s??r}}var mo=t=>t.toLowerCase().split("-")[0];var yo={confirm:{cancel:"Cancel",type:"Type {name} to confirm"},copy:{button:"Copy",done:"Copied",failed:"Not allowed: select it and copy"},dialog:{close:"Close"},keys:{title:"Keyboard",letters:"Enable keyboard shortcuts"},notice:{dismiss:"Dismiss"},problem:{again:"Try again",copyId:"Copy id",request:"Request {id}",status:"status {status}",wait:{one:"You can try again in {count} second.",other:"You can try again in {count} seconds."},waitMinutes:{one:"You can try again in {count} minute.",other:"You can try again in {count} minutes."}},theme:{title:"Colours",system:"System",light:"Light",dark:"Dark"}};var{text:R,rich:he}=_o({"en-GB":yo});var xt,P,un,$o,cn=Object.is,_e=0,Eo=[],fn=[],D=k,bo=D.__b,go=D.__r,ko=D.diffed,xo=D.__c,wo=D.unmount,So=D.__;function zt(t,e){D.__h&&D.__h(P,t,_e||e),_e=0;var n=P.__H||(P.__H={__:[],__h:[]});return t>=n.__.length&&n.__.push({}),n.__[t]}function m(t){return _e=1,Nr(Co,t)}function Nr(t,e,n){var o=zt(xt++,2);if(o.t=t,!o.__c&&(o.__=[n?n(e):Co(void 0,e),function(r){var i=(o.__N||o.__)[0],l=o.t(i,r);cn(i,l)||(o.__N=[l,o.__[1]],o.__c.setState({}))}],o.__c=P,!P.__f)){P.__f=!0;var s=P.shouldComponentUpdate;P.shouldComponentUpdate=function(r,i,l){var c=this.__H;if(!c)return!0;var p=!1,u=this.props!=r;if(c.__.some(function(d){d.__N&&(p=!0,cn(d.__[0],d.__N[0])||(u=!0))}),s){var h=s.call(this,r,i,l);return p?h||u:h}return!p||u}}return o.__}function F(t,e){var n=zt(xt++,3);!D.__s&&dn(n.__H,e)&&(n.__P=!0,n.__=t,n.u=e,P.__H.__h.push(n))}function it(t,e){var n=zt(xt++,4);!D.__s&&dn(n.__H,e)&&(n.__P=!1,n.__=t,n.u=e,P.__h.push(n))}function B(t){return _e=5,Pt(function(){return{current:t}},[])}function Pt(t,e){var n=zt(xt++,7);return dn(n.__H,e)&&(n.__=t(),n.__H=e),n.__}function at(){var t=zt(xt++,11);if(!t.__){for(var e=P.__v;!e.__m&&e.__;)e=e.__;var n=e.__m||(e.__m=[0,0]);t.__="P"+n[0]+"-"+n[1]++}return t.__}function Rr(){var t;do{for(;t=fn.shift();)try{Vt(t)}catch(n){D.__e(n,{__:(t=t.__P)&&t.__v})}for(;t=Eo.shift();){var e=t.__H;if(t.__P&&e)try{e.__h.some(Vt),e.__h.some(pn),e.__h=[]}catch(n){e.__h=[],D.__e(n,t.__v)}}}while(fn.length)}D.__b=function(t){P=null,bo&&bo(t)},D.__=function(t,e){t&&e.__k&&e.__k.__m&&(t.__m=e.__k.__m),So&&So(t,e)},D.__r=function(t){go&&go(t),xt=0;var e=(P=t.__c).__H;e&&(un==P?P.__h=[]:(e.__h.some(Vt),e.__h.some(pn),xt=0),e.__h=[],e.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),un=P},D.diffed=function(t){ko&&ko(t);var e=t.__c;e&&e.__H&&(e.__H.__h.length&&To(Eo.push(e)),e.__H.__.some(function(n){n.u&&(n.__H=n.u)})),un=P=null},D.__c=function(t,e){e.some(function(n){try{n.__h.some(Vt),n.__h=n.__h.filter(function(o){return!o.__||pn(o)})}catch(o){n.__h=[function(){throw o}]}}),xo&&xo(t,e)},D.unmount=function(t){wo&&wo(t);var e,n,o=t.__c;o&&o.__H&&(o.__H.__.some(function(s){try{if(s.__P&&s.__c){if(n===void 0){for(n=t.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}s.__P=n,To(fn.push(s))}else Vt(s)}catch(r){e=r}}),o.__H=void 0,e&&D.__e(e,o.__v))};var Mo=typeof requestAnimationFrame=="function";function Fr(t){var e,n=function(){clearTimeout(o),Mo&&cancelAnimationFrame(e),setTimeout(t)},o=setTimeout(n,35);Mo&&(e=requestAnimationFrame(n))}function To(t){t!=1&&$o==D.requestAnimationFrame||(($o=D.requestAnimationFrame)||Fr)(Rr)}function Vt(t){var e=P,n=t.__c;typeof n=="function"&&(t.__c=void 0,n()),P=e}function pn(t){var e=P;t.__c=t.__(),P=e}function dn(t,e){return!t||t.length!=e.length||e.some(function(n,o){return!cn(n,t[o])})}function Co(t,e){return typeof e=="function"?e(t):e}var Ao={add:"M12 5v14M5 12h14",back:"M15 5l-7 7 7 7",bell:"M6 17v-6a6 6 0 0112 0v6l1.5 2h-15zM10 21h4",bin:"M4 7h16M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10.3 10.5v6M13.7 10.5v6",check:"M4.5 12.5l5 5L19.5 7",close:"M6 6l12 12M18 6L6 18",copy:"M9 9h11v11H9zM15 9V4H4v11h5",down:"M6 9l6 6 6-6",edit:"M4 20l1-4.5L16.5 4 20 7.5 8.5 19zM14 6.5l3.5 3.5",keyboard:"M3 7h18v11H3zM7 11h.01M11 11h.01M15 11h.01M8 14.5h8",menu:"M4 6h16M4 12h16M4 18h16",more:"M5 12h.01M12 12h.01M19 12h.01",next:"M9 5l7 7-7 7",refresh:"M20 11a8 8 0 10-2 6.2M20 4v7h-7",search:"M10.5 17a6.5 6.5 0 100-13 6.5 6.5 0 000 13zM15.5 15.5L21 21",up:"M6 15l6-6 6 6",warning:"M12 4L2.5 20h19zM12 10v5M12 17.5v.01"};function Io(t){Object.assign(Ao,t)}function _({name:t}){return a`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d=${Ao[t]} />
  </svg>`}var Lr=2500;function G({text:t,label:e=R("copy.button")}){let[n,o]=m("");return a`<button type="button" class="button quiet copy" onClick=${async()=>{let r=await Hr(typeof t=="string"?t:t());o(r?"done":"failed"),setTimeout(()=>o(""),Lr)}}>
    <${_} name=${n==="done"?"check":"copy"} />
    <span aria-live="polite">${n?R(`copy.${n}`):e}</span>
  </button>`}async function Hr(t){try{return await navigator.clipboard.writeText(t),!0}catch{let e=document.createElement("textarea");e.value=t,e.className="visually-hidden";let n=document.activeElement;(document.querySelector("dialog[open]")??document.body).append(e),e.select();let o=document.execCommand("copy");return e.remove(),n instanceof HTMLElement&&n.focus(),o}}function Z({method:t="GET",path:e,body:n,headers:o={}}){let s=["curl"];t!=="GET"&&s.push(`-X ${t}`),s.push(mn(new URL(e,document.baseURI).href)),s.push('-H "Authorization: Bearer $EVENTS_KEY"');for(let[i,l]of Object.entries(o))s.push(`-H ${mn(`${i}: ${l}`)}`);n!==void 0&&s.push("-H 'Content-Type: application/json'",`-d ${mn(n)}`);let r=s.join(" ");return a`<div class="curl">
    <pre tabindex="0" aria-label="Command line"><code>${r}</code></pre>
    <${G} text=${r} label="Copy line" />
    <p class="hint">It reads your key from the variable <code>EVENTS_KEY</code> of your shell.</p>
  </div>`}function mn(t){return`'${t.replaceAll("'","'\\''")}'`}function j({title:t,children:e}){return a`<div class="empty">
    <svg class="empty-drawing" viewBox="0 0 120 72" aria-hidden="true" focusable="false">
      <path d="M6 10h108v56H6z" />
      <path d="M42 10v56M78 10v56M6 38h108" />
      <path d="M50 30l4-10h14l2 4" class="faint" />
    </svg>
    <h2>${t}</h2>
    ${e}
  </div>`}var U=class extends Error{constructor(e,n={}){super(e),this.status=n.status??0,this.code=n.code??"",this.requestId=n.requestId??"",this.retryAfterSeconds=n.retryAfterSeconds??0,this.details=n.details??{},this.place=n.place??String(this.details.place??"")}};var Ur=500,Br=90,hn={advice:{},isForDevelopers:!1};function Do(t){Object.assign(hn,t)}function M({error:t,title:e,onRetry:n,children:o}){if(!t)return null;let s=t instanceof U?t:null,r=s?hn.advice[s.status]:"",i=hn.isForDevelopers||(s?.status??0)>=Ur;return a`<div class="problem" role="alert">
    <p class="problem-words">
      ${e?a`<strong>${e}</strong>${" "}`:null}${qr(t)}
    </p>
    ${r?a`<p>${r}</p>`:null} ${o}
    ${s?.retryAfterSeconds?a`<p>${Wr(s.retryAfterSeconds)}</p>`:null}
    ${s?.requestId&&i?a`<p class="problem-id hint">
          ${he("problem.request",{id:a`<code>${s.requestId}</code>`})}
          ${s.status?`, ${R("problem.status",{status:`${s.status}`})}`:null}
          <${G} text=${s.requestId} label=${R("problem.copyId")} />
        </p>`:null}
    ${n?a`<button type="button" class="button" onClick=${n}>
          ${R("problem.again")}
        </button>`:null}
  </div>`}function qr(t){let e=t instanceof Error?t.message:String(t);return jr(e.split(" `details`")[0]??e)}function jr(t){let e=t.trim(),n=e.charAt(0).toUpperCase()+e.slice(1);return/[.!?…]$/.test(n)?n:`${n}.`}function Wr(t){return t<Br?R("problem.wait",{count:t}):R("problem.waitMinutes",{count:Math.ceil(t/60)})}var Kr=Symbol.for("preact-signals");function be(){if(tt>1){tt--;return}let t,e=!1;for((function(){let n=ve;for(ve=void 0;n!==void 0;){let o=n.S;if(o.v===n.v)for(let s=o.t;s!==void 0;s=s.x)s.i===n.i&&(s.i=o.i);n=n.o}})();Jt!==void 0;){let n=Jt;for(Jt=void 0,ye++;n!==void 0;){let o=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&Oo(n))try{n.c()}catch(s){e||(t=s,e=!0)}n=o}}if(ye=0,tt--,e)throw t}function lt(t){if(tt>0)return t();_n=++Vr,tt++;try{return t()}finally{be()}}var E,Gt,Jt;function Yt(t){let e=E,n=Gt;E=void 0,Gt=void 0;try{return t()}finally{E=e,Gt=n}}var ve,tt=0,ye=0,Vr=0,_n=0,$e=0;function Po(t){if(E===void 0)return;let e=t.n;if(e===void 0||e.t!==E)return e={i:0,S:t,p:E.s,n:void 0,t:E,e:void 0,x:void 0,r:e},E.s!==void 0&&(E.s.n=e),E.s=e,t.n=e,32&E.f&&t.S(e),e;if(e.i===-1)return e.i=0,e.n!==void 0&&(e.n.p=e.p,e.p!==void 0&&(e.p.n=e.n),e.p=E.s,e.n=void 0,E.s.n=e,E.s=e),e}function N(t,e){this.v=t,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=e?.watched,this.Z=e?.unwatched,this.name=e?.name}N.prototype.brand=Kr;N.prototype.h=function(){return!0};N.prototype.S=function(t){let e=this.t;e!==t&&t.e===void 0&&(t.x=e,this.t=t,e!==void 0?e.e=t:Yt(()=>{var n;(n=this.W)==null||n.call(this)}))};N.prototype.U=function(t){if(this.t!==void 0){let e=t.e,n=t.x;e!==void 0&&(e.x=n,t.e=void 0),n!==void 0&&(n.e=e,t.x=void 0),t===this.t&&(this.t=n,n===void 0&&Yt(()=>{var o;(o=this.Z)==null||o.call(this)}))}};N.prototype.subscribe=function(t){return Y(()=>{let e=this.value;Yt(()=>t(e))},{name:"sub"})};N.prototype.valueOf=function(){return this.value};N.prototype.toString=function(){return this.value+""};N.prototype.toJSON=function(){return this.value};N.prototype.peek=function(){return Yt(()=>this.value)};Object.defineProperty(N.prototype,"value",{get(){let t=Po(this);return t!==void 0&&(t.i=this.i),this.v},set(t){if(t!==this.v){if(ye>100)throw new Error("Cycle detected");(function(e){tt!==0&&ye===0&&e.l!==_n&&(e.l=_n,ve={S:e,v:e.v,i:e.i,o:ve})})(this),this.v=t,this.i++,$e++,tt++;try{for(let e=this.t;e!==void 0;e=e.x)e.t.N()}finally{be()}}}});function b(t,e){return new N(t,e)}function Oo(t){for(let e=t.s;e!==void 0;e=e.n)if(e.S.i!==e.i||!e.S.h()||e.S.i!==e.i)return!0;return!1}function No(t){for(let e=t.s;e!==void 0;e=e.n){let n=e.S.n;if(n!==void 0&&(e.r=n),e.S.n=e,e.i=-1,e.n===void 0){t.s=e;break}}}function Ro(t){let e,n=t.s;for(;n!==void 0;){let o=n.p;n.i===-1?(n.S.U(n),o!==void 0&&(o.n=n.n),n.n!==void 0&&(n.n.p=o)):e=n,n.S.n=n.r,n.r!==void 0&&(n.r=void 0),n=o}t.s=e}function wt(t,e){N.call(this,void 0,e),this.x=t,this.s=void 0,this.g=$e-1,this.f=4}wt.prototype=new N;wt.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===$e))return!0;if(this.g=$e,this.f|=1,this.i>0&&!Oo(this))return this.f&=-2,!0;let t=E;try{No(this),E=this;let e=this.x();(16&this.f||this.v!==e||this.i===0)&&(this.v=e,this.f&=-17,this.i++)}catch(e){this.v=e,this.f|=16,this.i++}return E=t,Ro(this),this.f&=-2,!0};wt.prototype.S=function(t){if(this.t===void 0){this.f|=36;for(let e=this.s;e!==void 0;e=e.n)e.S.S(e)}N.prototype.S.call(this,t)};wt.prototype.U=function(t){if(this.t!==void 0&&(N.prototype.U.call(this,t),this.t===void 0)){this.f&=-33;for(let e=this.s;e!==void 0;e=e.n)e.S.U(e)}};wt.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(let t=this.t;t!==void 0;t=t.x)t.t.N()}};Object.defineProperty(wt.prototype,"value",{get(){if(1&this.f)throw new Error("Cycle detected");let t=Po(this);if(this.h(),t!==void 0&&(t.i=this.i),16&this.f)throw this.v;return this.v}});function J(t,e){return new wt(t,e)}function Fo(t){let e=t.j;if(t.j=void 0,typeof e=="function"){tt++;let n=E;E=void 0;try{e()}catch(o){throw t.f&=-2,t.f|=8,vn(t),o}finally{E=n,be()}}}function vn(t){for(let e=t.s;e!==void 0;e=e.n)e.S.U(e);t.x=void 0,t.s=void 0,Fo(t)}function zr(t){if(E!==this)throw new Error("Out-of-order effect");Ro(this),E=t,this.f&=-2;try{8&this.f&&vn(this)}finally{be()}}function Ot(t,e){this.x=t,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=e?.name,Gt&&Gt.push(this)}Ot.prototype.c=function(){let t=this.S();try{if(8&this.f||this.x===void 0)return;let e=this.x();typeof e=="function"&&(this.j=e)}finally{t()}};Ot.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,Fo(this),No(this),tt++;let t=E;return E=this,zr.bind(this,t)};Ot.prototype.N=function(){2&this.f||(this.f|=2,this.u=Jt,Jt=this)};Ot.prototype.d=function(){this.f|=8,1&this.f||vn(this)};Ot.prototype.dispose=function(){this.d()};function Y(t,e){let n=new Ot(t,e);try{n.c()}catch(s){throw n.d(),s}let o=n.d.bind(n);return o[Symbol.dispose]=o,o}var Gr=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__,Lo,ke,ge;var Ho=[];Y(function(){Lo=this.N})();function Nt(t,e){k[t]=e.bind(null,k[t]||(()=>{}))}function Xt(t){if(ge){let e=ge;ge=void 0,e()}ge=t&&t.S()}function Uo({data:t}){let e=Yr(t);e.name="ReactiveDom",e.value=t;let[n,o]=Pt(()=>{let s=this,r=this.__v;for(;r=r.__;)if(r.__c){r.__c.__$f|=4;break}let i=J(()=>{let u=e.value.value;return u===0?0:u===!0?"":u||""}),l=J(()=>!Array.isArray(i.value)&&!Ze(i.value)),c=Y(function(){if(this.N=Bo,l.value){let u=i.value;s.__v&&s.__v.__e&&s.__v.__e.nodeType===3&&(s.__v.__e.data=u)}}),p=this.__$u.d;return this.__$u.d=function(){c(),p.call(this)},[l,i]},[]);return n.value?o.peek():o.value}Uo.displayName="ReactiveTextNode";Object.defineProperties(N.prototype,{constructor:{configurable:!0,value:me(kt,null).constructor},type:{configurable:!0,value:Uo},props:{configurable:!0,get(){let t=this;return{data:{get value(){return t.value}}}}},__b:{configurable:!0,value:1}});Nt("__b",(t,e)=>{if(Xt(),ke=void 0,typeof e.type=="string"){let n,o=e.props;for(let s in o){if(s==="children")continue;let r=o[s];r instanceof N&&(n||(e.__np=n={}),n[s]=r,o[s]=r.peek())}}t(e)});Nt("__r",(t,e)=>{if(t(e),e.type!==kt){Xt();let n,o=e.__c;o&&(o.__$f&=-2,n=o.__$u,n===void 0&&(o.__$u=n=(function(s,r){let i;return Y(function(){i=this},{name:r}),i.c=s,i})((function(s){return function(){var r;Gr&&((r=this.y)==null||r.call(this)),s.__$f|=1,s.setState({})}})(o),typeof e.type=="function"?e.type.displayName||e.type.name:""))),ke=o,Xt(n)}});Nt("__e",(t,e,n,o)=>{Xt(),ke=void 0,t(e,n,o)});Nt("diffed",(t,e)=>{Xt(),ke=void 0;let n;if(typeof e.type=="string"&&(n=e.__e)){let o=e.__np,s=e.props,r=n.U;if(r)for(let i in r){let l=r[i];l===void 0||o&&i in o||(l.d(),r[i]=void 0)}if(o){r||(r={},n.U=r);for(let i in o){let l=r[i],c=o[i];l===void 0?(l=Jr(n,i,c,s),r[i]=l):l.o(c,s)}}}t(e)});function Jr(t,e,n,o){let s=e in t&&t.ownerSVGElement===void 0,r=b(n);return{o:(i,l)=>{r.value=i,o=l},d:Y(function(){this.N=Bo;let i=r.value.value;o[e]!==i&&(o[e]=i,s?t[e]=i:i!=null&&(i!==!1||e[4]==="-")?t.setAttribute(e,i):t.removeAttribute(e))})}}Nt("unmount",(t,e)=>{if(typeof e.type=="string"){let n=e.__e;if(n){let s=n.U;if(s){n.U=void 0;for(let r in s){let i=s[r];i&&i.d()}}}let o=e.__np;if(o){let s=e.props;for(let r in o)s[r]=o[r]}e.__np=void 0}else{let n=e.__c;if(n){n.__$f|=8;let o=n.__$u;o&&(n.__$u=void 0,o.d())}}t(e)});Nt("__h",(t,e,n,o)=>{o<3&&(e.__$f|=2),t(e,n,o)});Dt.prototype.shouldComponentUpdate=function(t,e){if(this.__R)return!0;let n=this.__$u,o=n&&n.s!==void 0;for(let s in e)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){let s=2&this.__$f;if(!(o||s||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(let s in t)if(s!=="__source"&&t[s]!==this.props[s])return!0;for(let s in this.props)if(!(s in t))return!0;return!1};function Yr(t,e){return Pt(()=>b(t,e),[])}var Xr=t=>{queueMicrotask(()=>{queueMicrotask(t)})};function Qr(){lt(()=>{let t;for(;t=Ho.shift();)Lo.call(t)})}function Bo(){Ho.push(this)===1&&(k.requestAnimationFrame||Xr)(Qr)}var yn=1e4,W=b(Date.now());function qo(){document.hidden||(W.value=Date.now())}setInterval(qo,yn);document.addEventListener("visibilitychange",qo);var $n=6e4,bn=60*$n,jo=24*bn,Zr=new Intl.DateTimeFormat("en-GB",{day:"numeric",month:"short",year:"numeric",hour:"2-digit",minute:"2-digit",second:"2-digit",fractionalSecondDigits:3,timeZoneName:"short"});function xe(t){let[e,n]=ti(Math.max(0,t));return`${e} ${n}${e===1?"":"s"}`}function St(t,e){let n=e-t;return n>-yn&&n<5e3?"just now":n>0?`${xe(n)} ago`:`in ${xe(-n)}`}function ut(t){return Zr.format(t)}function L({ms:t,isExact:e=!1}){let n=new Date(t).toISOString(),o=St(t,W.value);return e?a`<time class="when when-exact" datetime=${n}>
    <span>${o}</span>
    <span>${ut(t)}</span>
    <code>${t}</code>
  </time>`:a`<time class="when" datetime=${n} title="${ut(t)} (${t})">${o}</time>`}function ti(t){return t<$n?[Math.round(t/1e3),"second"]:t<bn?[Math.floor(t/$n),"minute"]:t<2*jo?[Math.floor(t/bn),"hour"]:[Math.floor(t/jo),"day"]}var gn=["inbox","send","hooks","keys","figures"],ei=["","delivered","all"],Ko={"1h":36e5,"24h":864e5,"7d":6048e5,"30d":2592e6},ni=["status","type","since","after","before","event","hook"],g=b(Vo());window.addEventListener("popstate",()=>{g.value=Vo()});function x(t,{replace:e=!1}={}){let n={...g.peek(),...t};t.since!==void 0&&(n.sinceMs=zo(t.since));let o={cursors:n.cursors,sinceMs:n.sinceMs};e?history.replaceState(o,"",we(n)):history.pushState(o,"",we(n)),g.value=n}var q=Object.freeze({status:"",type:"",since:"",after:"",before:"",event:"",hook:"",cursors:[]});function we(t){let e=new URLSearchParams;t.tab&&t.tab!=="inbox"&&e.set("tab",t.tab);for(let o of ni){let s=t[o];s&&e.set(o,s)}let n=e.toString();return n?`?${n}`:location.pathname}function Vo(){let t=new URLSearchParams(location.search),e=i=>t.get(i)??"",n=e("tab"),o=e("since")in Ko?e("since"):"",{cursors:s,sinceMs:r}=history.state??{};return{tab:gn.includes(n)?n:"inbox",status:ei.includes(e("status"))?e("status"):"",type:e("type"),since:o,after:Wo(e("after")),before:Wo(e("before")),event:e("event"),hook:e("hook"),cursors:Array.isArray(s)?s.map(String):[],sinceMs:Number(r)||zo(o)}}function zo(t){return t?Date.now()-(Ko[t]??0):0}function Wo(t){return Number.isNaN(Date.parse(t))?"":t}var oi=/-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y,si=/true|false|null/y,ri=/[ \t\n\r]*/y;var Rt=class{constructor(e){this.text=e}},Qt=class extends Error{constructor(e,n,o){let s=n.slice(0,o).split(`
`),r=(s.at(-1)??"").length+1;super(`${e} (line ${s.length}, column ${r})`),this.position=o}};function ct(t,e=[]){let n=new kn(t,new Set(e)),o=n.value(0);return n.end(),o}var kn=class{constructor(e,n){this.text=e,this.rawNames=n,this.at=0}value(e){if(this.space(),e>200)throw this.fault("it is nested too deeply");let n=this.text[this.at];if(n==="{")return this.object(e);if(n==="[")return this.array(e);if(n==='"')return this.string();let o=this.taken(oi);if(o)return Number(o);let s=this.taken(si);if(s)return s==="null"?null:s==="true";throw this.fault(n===void 0?"it ends too early":"there is no value here")}object(e){let n=Object.create(null);if(this.at+=1,this.isNext("}"))return n;do{this.space();let o=this.at;if(this.text[o]!=='"')throw this.fault("a name in quotes is missing");let s=this.string();if(s in n)throw this.fault(`the name ${JSON.stringify(s)} is there twice`,o);if(!this.isNext(":"))throw this.fault("a colon is missing");this.space();let r=this.at,i=this.value(e+1);n[s]=this.rawNames.has(s)?new Rt(this.text.slice(r,this.at)):i}while(this.isNext(","));if(!this.isNext("}"))throw this.fault("a comma or } is missing");return n}array(e){let n=[];if(this.at+=1,this.isNext("]"))return n;do n.push(this.value(e+1));while(this.isNext(","));if(!this.isNext("]"))throw this.fault("a comma or ] is missing");return n}string(){let e=xn(this.text,this.at);if(e<0)throw this.fault("a text in quotes does not end");let n=this.text.slice(this.at,e);try{let o=JSON.parse(n);return this.at=e,o}catch{throw this.fault("a text holds a line break or a wrong escape")}}end(){if(this.space(),this.at<this.text.length)throw this.fault("something follows the value")}taken(e){e.lastIndex=this.at;let n=e.exec(this.text);return n&&(this.at+=n[0].length),n?.[0]}space(){this.taken(ri)}isNext(e){return this.space(),this.text[this.at]!==e?!1:(this.at+=1,!0)}fault(e,n=this.at){return new Qt(e,this.text,n)}};function xn(t,e){let n=e;for(;;){if(n=t.indexOf('"',n+1),n<0)return-1;let o=0;for(;t[n-1-o]==="\\";)o+=1;if(o%2===0)return n+1}}var Sn="events.key",wn="events.message",ft=b(sessionStorage.getItem(Sn)??""),Go=!1,Mt=()=>ft.value!=="",Se=()=>ft.peek();function Me(t){sessionStorage.setItem(Sn,t),ft.value=t}function Jo(){Qo("You are signed out."),location.replace(location.pathname)}function Yo(t){Go||t!==ft.peek()||(Qo("The server no longer accepts this key. It may have been revoked."),location.reload())}function Xo(){let t=sessionStorage.getItem(wn)??"";return sessionStorage.removeItem(wn),t}function Qo(t){Go=!0,sessionStorage.removeItem(Sn),sessionStorage.setItem(wn,t)}var ii=4e4,ai=401;async function Te(t,e,{query:n={},body:o,headers:s={},key:r,signal:i}={}){let l=new URL(e,document.baseURI);for(let[d,f]of Object.entries(n))f!=null&&f!==""&&l.searchParams.set(d,String(f));let c=r??Se(),p={...s,Authorization:`Bearer ${c}`};o!==void 0&&(p["Content-Type"]="application/json");let u;try{u=await fetch(l,{method:t,body:o,headers:p,signal:i,credentials:"omit"})}catch(d){throw i?.aborted?d:new U("The server cannot be reached. Is it running, and are you online?")}if(u.ok||u.status===304)return u;let h=await li(u);throw h.status===ai&&r===void 0&&Yo(c),h}async function T(t,e,n){return(await Mn(t,e,n)).answer}async function Mn(t,e,{rawNames:n,signal:o,...s}={}){let r=AbortSignal.timeout(ii),i=o?AbortSignal.any([o,r]):r;try{let l=await Te(t,e,{...s,signal:i}),c=await l.text(),p=Date.parse(l.headers.get("Date")??"")||null;return{answer:c===""?null:ct(c,n),serverMs:p}}catch(l){throw r.aborted&&!o?.aborted?new U("The server did not answer in time."):l}}async function li(t){let e={status:t.status,requestId:t.headers.get("X-Request-Id")??"",retryAfterSeconds:Number(t.headers.get("Retry-After")??0)||0};try{let{error:n}=ct(await t.text()),o=String(n.requestId||e.requestId);return new U(String(n.message),{...e,code:String(n.code),requestId:o})}catch{return new U(`The server answered with status ${t.status}.`,e)}}async function*Zo(t){let e=new TextDecoder,n=t.getReader(),o="";try{for(;;){let{done:s,value:r}=await n.read();if(s)return;o+=e.decode(r,{stream:!0});let i=o.split(/\r\n\r\n|\n\n|\r\r/);o=i.pop()??"";for(let l of i)yield ui(l)}}finally{n.cancel().catch(()=>{})}}function ui(t){let e=[],n=null;for(let o of t.split(/\r\n|\n|\r/)){let[,s,r]=/^([^:]*):? ?(.*)$/.exec(o)??[];s==="data"?e.push(r??""):s==="id"&&(n=r??"")}return{data:e.join(`
`),id:n}}var ci=50,Tn=["payload"];async function es(t,e,n){let o=t.status==="undelivered",s={limit:ci,cursor:e,event_type:t.type,after:t.afterMs,before:t.beforeMs,status:o?null:t.status},r=o?"v1/inbox":"v1/events",{answer:i,serverMs:l}=await Mn("GET",r,{query:s,signal:n,rawNames:Tn});return{events:i.events.map(En),nextCursor:i.next_cursor,serverMs:l}}async function ns(t){return En(await T("GET",Ee(t),{rawNames:Tn}))}async function os(t,{type:e,repeatKey:n}){let o={};e&&(o["X-Event-Type"]=e),n&&(o["Idempotency-Key"]=n);let s=await Te("POST","v1/events",{body:t,headers:o}),{id:r,created_at:i}=ct(await s.text()),l=s.headers.get("Idempotent-Replay")==="true";return{id:r,createdAtMs:i,isRepeat:l}}async function ss(t){await T("POST",`${Ee(t)}/ack`)}async function rs(t){let e=JSON.stringify({event_ids:t});return ps(await T("POST","v1/events/ack",{body:e}))}async function is(t){await T("POST",`${Ee(t)}/nack`)}async function as(t){await T("DELETE",Ee(t))}async function ls(t){let e=JSON.stringify({event_ids:t});return ps(await T("POST","v1/events/erase",{body:e}))}async function us({fromMs:t,toMs:e,type:n}){let o=JSON.stringify({from:t,to:e,event_type:n||null}),{count:s,is_complete:r}=await T("POST","v1/events/replay",{body:o});return{count:s,isComplete:r}}async function cs(){let t=await T("GET","v1/stats");return{undelivered:ts(t.undelivered),delivered:ts(t.delivered),oldestUndeliveredAtMs:t.oldest_undelivered_at}}async function fs(t,e){let n={Accept:"text/event-stream"};t&&(n["Last-Event-ID"]=t);let s=(await Te("GET","v1/stream",{headers:n,signal:e})).body;return(async function*(){for await(let{data:r,id:i}of Zo(s))yield{event:r===""?null:En(ct(r,Tn)),id:i}})()}function En(t){return{id:t.id,createdAtMs:t.created_at,status:t.status,eventType:t.event_type??null,payload:t.payload instanceof Rt?t.payload:new Rt("null"),deliveredAtMs:t.delivered_at??null,leaseUntilMs:t.lease_until??null}}function ts(t){return{count:t.count,isExact:t.is_exact,byType:t.by_type.map(e=>({eventType:e.event_type,count:e.count}))}}function Ee(t){return`v1/events/${encodeURIComponent(t)}`}function ps(t){return t.results.filter(e=>e.status==="not_found").map(e=>e.id)}var fi=15e3,Zt=b(null),Tt=b(null),Cn=b(0),ds=-1/0,Ce=0;async function Ft(){clearTimeout(Ce),Ce=0,ds=performance.now();try{Zt.value=await cs(),Tt.value=null,Cn.value=Date.now()}catch(t){Tt.value=t}}function pt(){if(Ce)return;let t=Math.max(0,ds+fi-performance.now());Ce=setTimeout(()=>Mt()&&Ft(),t)}function ms({undelivered:t,delivered:e,onType:n}){let o=di(t,e),s=Math.max(1,...o.map(r=>r.undelivered+r.delivered));return a`<div class="sheet table-sheet">
    <table class="types">
      <caption>
        By type
      </caption>
      <thead>
        <tr>
          <th scope="col">Type</th>
          <th scope="col">Undelivered</th>
          <th scope="col">Delivered</th>
          <td class="types-bar"></td>
        </tr>
      </thead>
      <tbody>
        ${o.map(r=>a`<tr key=${r.type??""}>
            <th scope="row">
              ${r.type===null?a`<em>without type</em>`:a`<button type="button" class="link" onClick=${()=>n(r.type??"")}>
                    ${r.type}
                  </button>`}
            </th>
            <td>${r.undelivered.toLocaleString("en")}</td>
            <td>${r.delivered.toLocaleString("en")}</td>
            <td class="types-bar"><${pi} row=${r} most=${s} /></td>
          </tr>`)}
      </tbody>
    </table>
  </div>`}function pi({row:t,most:e}){let n=o=>100*o/e;return a`<svg class="bar" aria-hidden="true" focusable="false">
    <rect class="bar-undelivered" width="${n(t.undelivered)}%" height="100%" />
    <rect
      class="bar-delivered"
      x="${n(t.undelivered)}%"
      width="${n(t.delivered)}%"
      height="100%"
    />
  </svg>`}function di(t,e){let n=new Map,o=s=>{let r=n.get(s)??{type:s,undelivered:0,delivered:0};return n.set(s,r),r};for(let s of t.byType)o(s.eventType).undelivered=s.count;for(let s of e.byType)o(s.eventType).delivered=s.count;return[...n.values()].sort((s,r)=>r.undelivered+r.delivered-s.undelivered-s.delivered)}var mi=3e4;function _s(){F(()=>{Ft();let e=setInterval(()=>document.hidden||Ft(),mi);return()=>clearInterval(e)},[]);let t=Zt.value;return a`<section class="figures" aria-labelledby="figures-title">
    <header class="screen-head">
      <h1 id="figures-title">Stats</h1>
      <button type="button" class="button" onClick=${Ft}>Refresh</button>
    </header>
    <${M}
      error=${Tt.value}
      title=${t?"Refresh failed.":void 0}
      onRetry=${Ft}
    >
      ${t?a`<p>The numbers were last refreshed ${St(Cn.value,W.value)}.</p>`:null}
    <//>
    ${t?a`<${hi} found=${t} />`:null}
    ${!t&&!Tt.value?a`<p class="hint" role="status">Counting…</p>`:null}
  </section>`}function hi({found:t}){let e=t.oldestUndeliveredAtMs;return t.undelivered.count+t.delivered.count===0?a`<${j} title="No events yet">
      <p>Numbers appear with the first event.</p>
      <${Z} path="v1/stats" />
    <//>`:a`<dl class="tiles">
      <${hs} label="Undelivered" count=${t.undelivered} />
      <${hs} label="Delivered" count=${t.delivered} />
      <div class="tile">
        <dt>Oldest undelivered</dt>
        <dd>
          ${e===null?a`<strong>none</strong>`:a`<strong>${xe(W.value-e)}</strong>
                <span>${ut(e)}</span> <code class="hint">${e}</code>`}
        </dd>
      </div>
    </dl>
    <${ms}
      undelivered=${t.undelivered}
      delivered=${t.delivered}
      onType=${n=>x({...q,tab:"inbox",status:"all",type:n})}
    />`}function hs({label:t,count:e}){return a`<div class="tile">
    <dt>${t}</dt>
    <dd>
      <strong>${_i(e)}</strong>
      ${e.isExact?null:a`<span class="hint">Counting stops here.</span>`}
    </dd>
  </div>`}function _i({count:t,isExact:e}){let n=t.toLocaleString("en");return e?n:`more than ${n}`}var vi=25;async function vs(){return(await T("GET","v1/hooks")).hooks.map(An)}async function ys(t){return An(await T("GET",dt(t)))}async function $s({url:t,types:e,description:n}){let o=JSON.stringify({url:t,event_types:e.length?e:null,description:n}),s=await T("POST","v1/hooks",{body:o});return{hook:An(s),secret:s.secret}}async function bs(t){await T("DELETE",dt(t))}async function gs(t,e){await T("POST",`${dt(t)}/${e?"enable":"disable"}`)}async function ks(t){return(await T("POST",`${dt(t)}/secret`)).secret}async function xs(t){return In(await T("POST",`${dt(t)}/ping`))}async function ws(t,e,n){let o={status:e,cursor:n,limit:vi},s=await T("GET",`${dt(t)}/deliveries`,{query:o});return{deliveries:s.deliveries.map(In),nextCursor:s.next_cursor}}async function Ss(t,e){let n=`${dt(t)}/deliveries/${encodeURIComponent(e)}/replay`;return In(await T("POST",n))}async function Ms(t,e){await T("POST",`${dt(t)}/replay`,{body:JSON.stringify({since:e})})}function dt(t){return`v1/hooks/${encodeURIComponent(t)}`}function An(t){return{id:t.id,url:t.url,eventTypes:t.event_types,description:t.description,status:t.status,statusReason:t.status_reason,statusAtMs:t.status_at,failures:t.failures,breaker:t.breaker,createdAtMs:t.created_at}}function In(t){return{eventId:t.event_id,eventType:t.event_type,publishedAtMs:t.published_at,status:t.status,nextAttemptAtMs:t.next_attempt_at,attempts:t.attempts.map(e=>({atMs:e.at,durationMs:e.duration_ms,status:e.status,error:e.error,excerpt:e.excerpt}))}}function Et(t,e){let[n,o]=m(null),[s,r]=m(null),i=B(0),l=B(Promise.resolve()),c=async()=>{let u=++i.current;try{let h=await t();if(u!==i.current)return;o(()=>h),r(null)}catch(h){u===i.current&&r(h)}},p=()=>(l.current=c(),l.current);return F(()=>(o(null),p(),()=>{i.current+=1}),e),{answer:n,problem:s,again:p,settled:()=>l.current}}function Lt({title:t,onClose:e,children:n}){let o=B(null),s=at();return it(()=>{let r=document.activeElement;o.current?.showModal();let i=o.current?.querySelector("[data-first]");return i instanceof HTMLElement&&i.focus(),()=>{r instanceof HTMLElement&&r.isConnected&&r.focus()}},[]),a`<dialog class="dialog" ref=${o} aria-labelledby=${s} onClose=${e}>
    <header class="dialog-head">
      <h2 id=${s}>${t}</h2>
      <button
        type="button"
        class="button quiet icon-only"
        aria-label=${R("dialog.close")}
        onClick=${e}
      >
        <${_} name="close" />
      </button>
    </header>
    <div class="dialog-body">${n}</div>
  </dialog>`}function Ht({title:t,deed:e,word:n,onConfirm:o,onClose:s,children:r}){let[i,l]=m(""),[c,p]=m(!1),[u,h]=m(null),d=at(),f=!n||i.trim()===n;return a`<${Lt} title=${t} onClose=${s}>
    <form onSubmit=${async w=>{if(w.preventDefault(),!(!f||c)){p(!0),h(null);try{await o(),s()}catch(y){h(y),p(!1)}}}}>
      ${r}
      ${n&&a`<div class="field">
        <label for=${d}>${he("confirm.type",{name:a`<code>${n}</code>`})}</label>
        <input
          id=${d}
          data-first
          value=${i}
          autocomplete="off"
          autocapitalize="off"
          spellcheck=${!1}
          onInput=${w=>l(w.target.value)}
        />
      </div>`}
      <${M} error=${u} />
      <div class="actions">
        <button type="submit" class="button danger" disabled=${!f||c}>${e}</button>
        <button
          type="button"
          class="button"
          data-first=${n?void 0:!0}
          onClick=${s}
        >
          ${R("confirm.cancel")}
        </button>
      </div>
    </form>
  <//>`}function Ae({title:t,secret:e,onDone:n,children:o}){let s=B(null);return it(()=>s.current?.focus(),[]),a`<section class="secret" ref=${s} tabindex="-1" aria-label=${t}>
    <h3>${t}</h3>
    <p>Copy it now. It is kept nowhere in this form, and nobody can show it again.</p>
    <p class="secret-text"><code>${e}</code></p>
    ${o}
    <div class="actions">
      <${G} text=${e} label="Copy secret" />
      <button type="button" class="button" onClick=${n}>I have it, put it away</button>
    </div>
  </section>`}var yi=1e4,Ts=3,mt=b([]),Es=0;function H(t,e){let n={id:++Es,text:t,action:e};mt.value=[...mt.value,n].slice(-Ts),setTimeout(()=>Ie(n.id),yi)}function et(t){let e={id:++Es,text:"",error:t};mt.value=[...mt.value,e].slice(-Ts)}function Ie(t){mt.value=mt.value.filter(e=>e.id!==t)}function O({label:t,value:e,onValue:n,hint:o,fault:s,type:r="text",options:i,...l}){let c=at(),p=s||o,u=p?`${c}-note`:void 0,h=d=>n(d.target.value);return a`<div class="field">
    <label for=${c}>${t}</label>
    ${i?a`<select id=${c} onChange=${h} aria-describedby=${u} ...${l}>
          ${i.map(([d,f])=>a`<option value=${d} selected=${d===e}>${f}</option>`)}
        </select>`:a`<${r==="area"?"textarea":"input"}
          id=${c}
          type=${r==="area"?void 0:r}
          value=${e}
          onInput=${h}
          autocomplete="off"
          spellcheck=${!1}
          aria-describedby=${u}
          aria-invalid=${s?"true":void 0}
          ...${l}
        />`}
    ${p?a`<p id=${u} class=${s?"hint fault":"hint"}>${p}</p>`:null}
  </div>`}var $i="  ",Cs=/[^\s,:[\]{}"]+/y,bi=new RegExp("[\\u007f-\\u009f\\u00ad\\u061c\\u200b\\u200e\\u200f\\u2028-\\u202e\\u2060-\\u206f\\ufeff]|[\\ud800-\\udfff]|[\\u{e0000}-\\u{e007f}]","gu");function Dn(t){let e=[],n=0,o=0,s=()=>`
${$i.repeat(n)}`;for(;o<t.length;){let r=t[o]??"";if(r==='"'){let i=xn(t,o),l=/^\s*:/.test(t.slice(i,i+40));e.push({kind:l?"name":"text",text:te(t.slice(o,i))}),o=i}else if(r==="{"||r==="["){let i=gi(t,o);i>0?(e.push({kind:"mark",text:r==="{"?"{}":"[]"}),o=i):(n+=1,e.push({kind:"mark",text:r+s()}),o+=1)}else if(r==="}"||r==="]")n-=1,e.push({kind:"mark",text:s()+r}),o+=1;else if(r===","||r===":")e.push({kind:"mark",text:r===","?`,${s()}`:": "}),o+=1;else{Cs.lastIndex=o;let i=Cs.exec(t)?.[0];i&&e.push({kind:/^[tfn]/.test(i)?"word":"number",text:i}),o+=i?i.length:1}}return e}function De(t){return Dn(t).map(e=>e.text).join("")}function te(t){return t.replace(bi,e=>e.split("").map(n=>`\\u${n.charCodeAt(0).toString(16).padStart(4,"0")}`).join(""))}function gi(t,e){let n=e+1;for(;/\s/.test(t[n]??"");)n+=1;return t[n]==="}"||t[n]==="]"?n+1:0}var ki={pending:"…",delivered:"✓",failed:"✕",held:"◐"};function Pe({delivery:t,isOpen:e=!1,onReplay:n}){let{attempts:o}=t,s=o.length===1?"1 attempt":`${o.length} attempts`;return a`<li class="delivery">
    <details open=${e}>
      <summary>
        <span class="delivery-${t.status}">
          <span aria-hidden="true">${ki[t.status]}</span> ${t.status}
        </span>
        <strong>${t.eventType}</strong>
        <${L} ms=${t.publishedAtMs} />
        <span class="hint">${s}</span>
      </summary>
      <p class="hint">
        <code>${t.eventId}</code>
        ${t.nextAttemptAtMs===null?null:a`<span> · next attempt <${L} ms=${t.nextAttemptAtMs} /></span>`}
      </p>
      <ol class="attempts">
        ${o.map(r=>a`<${xi} attempt=${r} />`)}
      </ol>
      ${n?a`<button type="button" class="button" onClick=${n}>
            <${_} name="replay" />Send again
          </button>`:null}
    </details>
  </li>`}function xi({attempt:t}){return a`<li>
    <span>
      ${t.status===null?"no answer":`answer ${t.status}`}
      ${t.error?`: ${t.error}`:""}
    </span>
    <span class="hint">${ut(t.atMs)}, ${t.durationMs} ms</span>
    ${t.excerpt?a`<pre class="excerpt" tabindex="0" aria-label="Beginning of the answer">
${te(t.excerpt)}</pre
        >`:null}
  </li>`}function Oe({hook:t}){let e=t.failures===1?"1 failure":`${t.failures} failures`;return t.status!=="active"?a`<span class="delivery-failed">
      <span aria-hidden="true">✕</span> ${t.status}
      ${t.statusAtMs===null?null:a` <${L} ms=${t.statusAtMs} />`}
      ${t.statusReason?`: ${t.statusReason}`:null}
    </span>`:t.breaker!=="closed"?a`<span class="delivery-held">
      <span aria-hidden="true">◐</span> resting after ${e} in a row
    </span>`:a`<span class="delivery-delivered">
    <span aria-hidden="true">●</span> active${t.failures?`, ${e} in a row`:""}
  </span>`}var wi=36e5,Si=[["1","last hour"],["24","last 24 hours"],["168","last 7 days"],["720","last 30 days"]],Mi=[["","All"],["pending","Pending"],["delivered","Delivered"],["failed","Failed"],["held","Held"]];function As({id:t}){let{cursors:e}=g.value,[n,o]=m(""),s=e.at(-1)??null,r=Et(()=>ys(t),[t]),i=Et(()=>ws(t,n,s),[t,n,s]),l=async(p,u)=>{try{await p(),H(u),await i.again()}catch(h){et(h)}},c=i.answer?.nextCursor??null;return a`<section aria-labelledby="log-title">
    <header class="screen-head">
      <div>
        <button type="button" class="button quiet" onClick=${()=>x({hook:"",cursors:[]})}>
          <${_} name="back" />All hooks
        </button>
        <h1 id="log-title">Deliveries</h1>
        ${r.answer?a`<p><code>${r.answer.url}</code></p>
              <p><${Oe} hook=${r.answer} /></p>`:null}
      </div>
      <${Ti}
        onReplay=${p=>l(()=>Ms(t,Date.now()-p),"They are sent again, one by one.")}
      />
    </header>
    <div class="inline-form">
      <${O} label="Status" value=${n} options=${Mi}
        onValue=${p=>{x({cursors:[]},{replace:!0}),o(p)}} />
      <button type="button" class="button" onClick=${i.again}>Read anew</button>
    </div>
    <${M} error=${r.problem??i.problem} onRetry=${i.again} />
    ${i.answer?.deliveries.length?a`<ul class="sheet deliveries" aria-label="Deliveries">
          ${i.answer.deliveries.map(p=>a`<${Pe}
              key=${p.eventId}
              delivery=${p}
              onReplay=${p.eventId.startsWith("ping_")?void 0:()=>l(()=>Ss(t,p.eventId),"It is sent again.")}
            />`)}
        </ul>`:null}
    ${i.answer?.deliveries.length===0?a`<${j} title="Nothing was sent">
          <p>Ping the hook, or send an event of a type that it wants.</p>
        <//>`:null}
    ${e.length||c!==null?a`<nav class="pager" aria-label="Pages of deliveries">
          <button
            type="button"
            class="button"
            disabled=${e.length===0}
            onClick=${()=>x({cursors:e.slice(0,-1)})}
          >
            <${_} name="back" />Newer
          </button>
          <button
            type="button"
            class="button"
            disabled=${c===null}
            onClick=${()=>c!==null&&x({cursors:[...e,c]})}
          >
            Older<${_} name="next" />
          </button>
        </nav>`:null}
  </section>`}function Ti({onReplay:t}){let[e,n]=m("24");return a`<div class="inline-form">
    <${O} label="Failed or held in the" value=${e} options=${Si} onValue=${n} />
    <button type="button" class="button" onClick=${()=>t(Number(e)*wi)}>
      <${_} name="replay" />Send them again
    </button>
  </div>`}function Is({hook:t,onChanged:e,onSecret:n,onDelete:o}){let[s,r]=m(null),[i,l]=m(!1),c=d=>async()=>{l(!0);try{await d()}catch(f){et(f)}l(!1)},p=c(async()=>r(await xs(t.id))),u=c(async()=>n(await ks(t.id))),h=c(async()=>{let d=t.status!=="active";await gs(t.id,d),H(d?"The hook gets events again.":"The hook gets nothing; events are held."),await e()});return a`<li class="card hook">
    <div class="card-words">
      <p class="hook-url"><code>${t.url}</code></p>
      ${t.description?a`<p>${t.description}</p>`:null}
      <p class="card-notes">
        <${Oe} hook=${t} />
        <span>${t.eventTypes===null?"every event":t.eventTypes.join(", ")}</span>
        <span>added <${L} ms=${t.createdAtMs} /></span>
      </p>
      <div class="actions">
        <button type="button" class="button" disabled=${i} onClick=${p}>
          <${_} name="bell" />Ping
        </button>
        <button type="button" class="button" onClick=${()=>x({hook:t.id})}>
          Deliveries
        </button>
        <button type="button" class="button" disabled=${i} onClick=${h}>
          ${t.status==="active"?"Disable":"Enable"}
        </button>
        <button type="button" class="button" disabled=${i} onClick=${u}>
          New secret
        </button>
        <button type="button" class="button" onClick=${o}>
          <${_} name="bin" />Delete…
        </button>
      </div>
      <div role="status">
        ${s?a`<ul class="deliveries" aria-label="The ping">
              <${Pe} delivery=${s} isOpen=${!0} />
            </ul>`:null}
      </div>
    </div>
  </li>`}function Ds({onAdded:t}){let[e,n]=m(""),[o,s]=m(""),[r,i]=m(""),[l,c]=m(!1),[p,u]=m(null);return a`<form class="sheet" onSubmit=${async d=>{if(d.preventDefault(),!(l||!e.trim())){c(!0),u(null);try{let f={url:e.trim(),types:Ei(o),description:r.trim()},{secret:v}=await $s(f);n(""),s(""),i(""),t(v)}catch(f){u(f)}c(!1)}}}>
    <h2>Add a hook</h2>
    <div class="fields">
      <${O} label="URL" type="url" value=${e} onValue=${n} inputmode="url"
        placeholder="https://example.com/hook" hint="It must be reachable from the server." />
      <${O} label="Event types" value=${o} onValue=${s}
        placeholder="order.created, order.paid" hint="Empty: every event." />
      <${O} label="Description" value=${r} onValue=${i}
        maxlength="200" hint="For yourself." />
    </div>
    <${M} error=${p} />
    <button type="submit" class="button strong" disabled=${l||!e.trim()}>
      <${_} name="hooks" />Add the hook
    </button>
  </form>`}function Ei(t){return t.split(/[\s,]+/).filter(e=>e!=="")}function Ps(){let t=g.value.hook;return t?a`<${As} id=${t} />`:a`<${Ci} />`}function Ci(){let{answer:t,problem:e,again:n}=Et(vs,[]),[o,s]=m(null),[r,i]=m(null);return a`<section class="hooks" aria-labelledby="hooks-title">
    <header class="screen-head"><h1 id="hooks-title">Hooks</h1></header>
    ${o?a`<${Ae} title=${o.title} secret=${o.secret} onDone=${()=>s(null)}>
          <p>Receivers check signatures with it, as Standard Webhooks describes.</p>
        <//>`:null}
    <${Ds}
      onAdded=${l=>{s({title:"The secret of the new hook",secret:l}),n()}}
    />
    <${M} error=${e} onRetry=${n} />
    ${t?.length===0?a`<${Ai} />`:null}
    ${t?.length?a`<ul class="cards" aria-label="Hooks">
          ${t.map(l=>a`<${Is}
              key=${l.id}
              hook=${l}
              onChanged=${n}
              onSecret=${c=>s({title:`The new secret of ${l.url}`,secret:c})}
              onDelete=${()=>i(l)}
            />`)}
        </ul>`:null}
    ${r?a`<${Ht}
          title="Delete this hook?"
          deed="Delete"
          onConfirm=${async()=>{await bs(r.id),H("The hook is gone."),await n()}}
          onClose=${()=>i(null)}
        >
          <p><code>${r.url}</code></p>
          <p>What waits for it is not sent any more. The events themselves stay in the inbox.</p>
        <//>`:null}
  </section>`}function Ai(){return a`<${j} title="Nothing is pushed yet">
    <p>Name a URL above, and every event is sent there as soon as it is stored. Or by a program:</p>
    <${Z}
      method="POST"
      path="v1/hooks"
      body=${'{"url":"https://example.com/hook","event":"order.created"}'}
    />
  <//>`}var Ii=`{
  "event_type": "order.created",
  "order_id": "o-1001",
  "total": 1.10
}`,ee=b(Ii),Ne=b("");function Os(t){ee.value=De(t.payload.text),Ne.value=t.eventType??""}var Ns=["system","light","dark"],Re=document.documentElement,Pn=`${Re.dataset.preferences}.theme`,On=`${Re.dataset.preferences}.letters`,Ut=b(localStorage.getItem(Pn)??"system"),Bt=b(localStorage.getItem(On)!=="off");Y(()=>{Ut.value==="system"?(localStorage.removeItem(Pn),delete Re.dataset.theme):(localStorage.setItem(Pn,Ut.value),Re.dataset.theme=Ut.value)});Y(()=>{Bt.value?localStorage.removeItem(On):localStorage.setItem(On,"off")});var Di="input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]";function Fe(t){let e=B(t);e.current=t,F(()=>{let n=o=>{let s=e.current[o.key];!s||o.defaultPrevented||o.ctrlKey||o.metaKey||o.altKey||o.target instanceof Element&&o.target.closest(Di)||document.querySelector("dialog[open]")||o.key.length===1&&!Bt.peek()||(o.preventDefault(),s())};return document.addEventListener("keydown",n),()=>document.removeEventListener("keydown",n)},[])}var Pi=700,Nn=b(""),ne=[];function Rn(t){ne.push(t),!(ne.length>1)&&setTimeout(()=>{let[e,...n]=ne;Nn.value=n.length?`${ne.length} new events`:`New event: ${e}`,ne=[]},Pi)}var I=b([]),X=b(null),ht=b(!0),Ct=b(null),At=b(null),K=b(new Set),It=b(new Set),He=b(0),nt=b(""),Ln=new Map,Le="",Rs=1/0,oe=new Set,Oi=1e3,Ni=1e3,se=null,Fn=[];function Hn(t){return{status:t.status===""?"undelivered":t.status==="all"?"":t.status,type:t.type,afterMs:t.sinceMs||(t.after?Date.parse(t.after):null),beforeMs:t.before?Date.parse(t.before):null}}async function V({isQuiet:t=!1}={}){se?.abort();let e=new AbortController;se=e,Fn=[],t||lt(()=>{ht.value=!0,K.value=new Set,It.value=new Set});let n=g.peek(),o=Hn(n),s=n.cursors.at(-1)??null,r=JSON.stringify([o,s]);try{let i=await es(o,s,e.signal);if(e.signal.aborted)return;lt(()=>{t&&r===Le&&Fi(i.events),Le=r,Rs=i.serverMs??1/0,At.value=Date.now(),I.value=i.events,X.value=i.nextCursor,Ct.value=null,He.value=0,Fn.forEach(c=>Ls(c));let l=new Set(I.peek().map(c=>c.id));K.value=new Set([...K.peek()].filter(c=>l.has(c)))})}catch(i){if(e.signal.aborted)return;lt(()=>{r!==Le&&(Le="",At.value=null,I.value=[],X.value=null),Ct.value=i})}finally{se===e&&(se=null,ht.value=!1)}}function Fs(t){se&&Fn.push(t);let e=oe.has(t.id);Ri(t.id),Ls(t,{isRepeated:e})&&Rn(t.eventType??"without type")}function Ri(t){oe.add(t),oe.size>Oi&&oe.delete(oe.values().next().value)}function Ls(t,{isRepeated:e=!1}={}){if(Ln.get(t.id)||!Hs(t,Hn(g.peek())))return!1;let n=I.peek();if(n.some(l=>l.id===t.id))return Li(t),!1;let o=g.peek().status==="",s=g.peek().cursors.length===0,r=X.peek()===null,i=n.every(l=>l.createdAtMs<=t.createdAtMs);if(o?r&&(s||i):s&&(r||i)){let l=[...n,t].sort((c,p)=>c.createdAtMs-p.createdAtMs);I.value=o?l:l.reverse(),e||(It.value=new Set([...It.peek(),t.id]))}else if(i)e||(He.value+=1);else return!1;return!e}function Ue(t,e){let n=new Set(t);for(let s of t)Ln.set(s,e?.status!=="undelivered");let o=Hn(g.peek());lt(()=>{I.value=I.peek().flatMap(s=>{if(!n.has(s.id))return[s];let r=e&&{...s,...e};return r&&Hs(r,o)?[r]:[]}),K.value=new Set([...K.peek()].filter(s=>!n.has(s)))})}function Fi(t){let e=new Set(I.peek().map(n=>n.id));for(let{id:n,createdAtMs:o,eventType:s}of t)o<Rs+Ni||e.has(n)||Ln.has(n)||(It.value=new Set([...It.peek(),n]),Rn(s??"without type"))}function Li(t){I.value=I.peek().map(e=>e.id===t.id?t:e)}function Hs(t,e){return(e.status===""||e.status===t.status)&&(e.type===""||e.type===t.eventType)&&(e.afterMs===null||t.createdAtMs>e.afterMs)&&(e.beforeMs===null||t.createdAtMs<e.beforeMs)}var Be=t=>t===1?"1 event":`${t} events`;async function _t(t){if(t.length!==0)try{let[e=""]=t,n=t.length===1?(await ss(e),[]):await rs(t),o=t.filter(s=>!n.includes(s));pt(),Ue(o,{status:"delivered",deliveredAtMs:Date.now(),leaseUntilMs:null}),H(`Acknowledged ${Be(o.length)}.`,{label:"Put back",act:()=>vt(o)}),n.length&&H(`${Be(n.length)} could not be found any more.`)}catch(e){et(e),V({isQuiet:!0})}}async function vt(t){try{for(let e of t)await is(e);pt(),Ue(t,{status:"undelivered",deliveredAtMs:null}),H(`Put ${Be(t.length)} back into the inbox.`)}catch(e){et(e)}V({isQuiet:!0})}async function Us(t){let[e=""]=t;t.length===1?await as(e):await ls(t),pt(),Ue(t,null),H(`Deleted ${Be(t.length)}.`)}function Bs({onDelete:t}){let e=I.value,n=e.map(c=>c.id).filter(c=>K.value.has(c)),o=e.filter(c=>K.value.has(c.id)),s=o.filter(c=>c.status==="undelivered"),r=o.filter(c=>c.status==="delivered"),i=e.length>0&&n.length===e.length,l=()=>{K.value=new Set(i?[]:e.map(c=>c.id))};return a`<div class="bulk" role="group" aria-label="Selected events">
    <label class="bulk-all">
      <input
        type="checkbox"
        checked=${i}
        indeterminate=${n.length>0&&!i}
        onChange=${l}
      />
      <span>${n.length?`${n.length} selected`:`All ${e.length} on this page`}</span>
    </label>
    ${s.length?a`<button
          type="button"
          class="button strong"
          onClick=${()=>_t(s.map(c=>c.id))}
        >
          <${_} name="check" />Ack ${s.length}
        </button>`:null}
    ${r.length?a`<button
          type="button"
          class="button"
          onClick=${()=>vt(r.map(c=>c.id))}
        >
          <${_} name="return" />Put back ${r.length}
        </button>`:null}
    ${n.length?a`<button type="button" class="button" onClick=${()=>t(n)}>
          <${_} name="bin" />Delete ${n.length}…
        </button>`:null}
  </div>`}function qe({status:t}){let e=t==="delivered";return a`<span class="status ${e?"status-delivered":"status-undelivered"}">
    <span aria-hidden="true">${e?"✓":"○"}</span> ${t}
  </span>`}function je({type:t}){if(t===null)return a`<em class="untyped">without type</em>`;let e=t.split(/(?<=[._-])/);return a`<span>${e.map(n=>a`${n}<wbr />`)}</span>`}var Hi=new Intl.DateTimeFormat("en-GB",{hour:"2-digit",minute:"2-digit"}),Ui=new Intl.DateTimeFormat("en-GB",{day:"numeric",month:"short"});function qs({ms:t,isDelivered:e}){return a`<svg
    class="postmark ${e?"postmark-delivered":""}"
    viewBox="0 0 56 56"
    aria-hidden="true"
    focusable="false"
  >
    <circle cx="28" cy="28" r="26" />
    <circle cx="28" cy="28" r="22.5" class="postmark-inner" />
    <text x="28" y="28" class="postmark-clock">${Hi.format(t)}</text>
    <text x="28" y="39" class="postmark-day">${Ui.format(t)}</text>
    ${e?a`<path
          class="postmark-waves"
          d="M2 14q6-5 13 0t13 0 13 0 13 0M2 48q6-5 13 0t13 0 13 0 13 0"
        />`:null}
  </svg>`}var Bi=180;function js(t){let{event:e,isOpen:n,isChosen:o,isFresh:s}=t,i=`${e.eventType??"without type"}, ${St(e.createdAtMs,W.value)}`,l=te(e.payload.text.slice(0,Bi)),c=e.status==="delivered",p=e.leaseUntilMs!==null&&e.leaseUntilMs>W.value;return a`<li class="slip ${n?"slip-open":""} ${s?"slip-fresh":""}">
    <label class="slip-choose">
      <input
        type="checkbox"
        checked=${o}
        aria-label="Select ${i}"
        onChange=${u=>t.onChoose(u.target.checked)}
      />
    </label>
    <button
      type="button"
      class="slip-face"
      data-event=${e.id}
      aria-current=${n?"true":void 0}
      onClick=${t.onOpen}
      onFocus=${t.onFocus}
    >
      <${qs} ms=${e.createdAtMs} isDelivered=${c} />
      <span class="slip-words">
        <span class="slip-type"><${je} type=${e.eventType} /></span>
        <span class="slip-beginning" dir="ltr">${l}</span>
        <span class="slip-notes">
          <${L} ms=${e.createdAtMs} />
          <${qe} status=${e.status} />
          ${p?a`<span class="tag">claimed</span>`:null}
          ${s?a`<span class="tag tag-fresh">new</span>`:null}
        </span>
      </span>
    </button>
    ${c?a`<button
          type="button"
          class="button slip-act"
          aria-label="Put back ${i}"
          onClick=${t.onPutBack}
        >
          <${_} name="return" /><span>Put back</span>
        </button>`:a`<button
          type="button"
          class="button slip-act"
          aria-label="Ack ${i}"
          onClick=${t.onAcknowledge}
        >
          <${_} name="check" /><span>Ack</span>
        </button>`}
  </li>`}function Ws(){let t=g.value.event;return a`<ol class="slips" aria-label="Events">
    ${I.value.map(e=>a`<${js}
        key=${e.id}
        event=${e}
        isOpen=${t===e.id}
        isChosen=${K.value.has(e.id)}
        isFresh=${It.value.has(e.id)}
        onOpen=${()=>{nt.value=e.id,x({event:e.id})}}
        onChoose=${()=>Un(e.id)}
        onAcknowledge=${()=>Ke(()=>_t([e.id]))}
        onPutBack=${()=>Ke(()=>vt([e.id]))}
        onFocus=${()=>{nt.value=e.id}}
      />`)}
  </ol>`}function Un(t){let e=new Set(K.value);e.delete(t)||e.add(t),K.value=e}function Bn(t){let e=I.peek(),n=e.findIndex(r=>r.id===nt.peek()),o=n<0?t>0?-1:e.length:n,s=e[Math.min(Math.max(o+t,0),e.length-1)];s&&(nt.value=s.id,g.peek().event?x({event:s.id},{replace:!0}):qn(s.id))}function qn(t){We().find(e=>e.dataset.event===t)?.focus()}async function Ke(t){let e=We().findIndex(r=>r.closest("li")?.contains(document.activeElement)),n=We()[e]?.dataset.event;await t(),await new Promise(r=>requestAnimationFrame(r));let o=We();if(e<0||o.some(r=>r.dataset.event===n))return;(o[Math.min(e,o.length-1)]??document.querySelector("main"))?.focus()}function We(){return[...document.querySelectorAll(".slip-face")].filter(t=>t instanceof HTMLElement)}var qi=[["","Undelivered"],["delivered","Delivered"],["all","All"]],ji=[["","Any time"],["1h","Last hour"],["24h","Last 24 hours"],["7d","Last 7 days"],["30d","Last 30 days"],["between","Between…"]],Wi=/^[A-Za-z0-9._-]{0,128}$/,Ki=400,Ve=t=>x({cursors:[],event:"",...t});function Vs(){let t=g.value,[e,n]=m(t.after!==""||t.before!==""),o=e?"between":t.since,s=!!(t.type||t.since||t.after||t.before),r=i=>{n(i==="between"),Ve({since:i==="between"?"":i,after:"",before:""})};return a`<div class="filters" role="search" aria-label="Events">
    <fieldset class="segments">
      <legend class="visually-hidden">Status</legend>
      ${qi.map(([i,l])=>a`<label class="segment">
          <input
            type="radio"
            name="status"
            value=${i}
            checked=${t.status===i}
            onChange=${()=>Ve({status:i})}
          />
          <span>${l}</span>
        </label>`)}
    </fieldset>
    <${Vi} type=${t.type} />
    <${O} label="Time" value=${o} onValue=${r} options=${ji} />
    ${e?a`<${Ks} label="After" name="after" iso=${t.after} />
          <${Ks} label="Before" name="before" iso=${t.before} />`:null}
    ${s?a`<button
          type="button"
          class="button quiet"
          onClick=${()=>{n(!1),x({...q,status:t.status})}}
        >
          Clear filters
        </button>`:null}
  </div>`}function Vi({type:t}){let[e,n]=m(t);F(()=>n(t),[t]);let o=Wi.test(e.trim());return F(()=>{if(e.trim()===t||!o)return;let s=setTimeout(()=>Ve({type:e.trim()}),Ki);return()=>clearTimeout(s)},[e,t]),a`<${O}
    label="Type"
    value=${e}
    onValue=${n}
    placeholder="order.created"
    data-filter="type"
    fault=${o?"":"Letters, digits, dots, hyphens and underscores only."}
  />`}function Ks({label:t,name:e,iso:n}){return a`<${O}
    label=${t}
    type="datetime-local"
    step="1"
    value=${zi(n)}
    onValue=${o=>Ve({[e]:o?new Date(o).toISOString():""})}
  />`}function zi(t){if(!t)return"";let e=new Date(t);return new Date(e.getTime()-e.getTimezoneOffset()*6e4).toISOString().slice(0,19)}function jn(){let{cursors:t,status:e}=g.value,n=X.value,o=He.value;return a`<nav class="pager" aria-label="Pages of events">
    <button
      type="button"
      class="button"
      disabled=${t.length===0}
      onClick=${()=>x({cursors:t.slice(0,-1),event:""})}
    >
      <${_} name="back" />Previous
    </button>
    <span class="pager-place">
      Page ${t.length+1}, ${e===""?"oldest first":"newest first"}
      ${o?a`<strong> · ${o} new on another page</strong>`:null}
    </span>
    <button
      type="button"
      class="button"
      disabled=${n===null}
      onClick=${()=>n!==null&&x({cursors:[...t,n],event:""})}
    >
      Next<${_} name="next" />
    </button>
  </nav>`}var Gi=5e3;function zs({text:t,label:e="Payload"}){let[n,o]=m(!1),s=Pt(()=>Dn(t),[t]),r=()=>s.map(l=>l.text).join(""),i=n?t:s.length>Gi?r():Ji(s);return a`<section class="payload" aria-label=${e}>
    <div class="payload-head">
      <h3>${e}</h3>
      <span class="hint">${Yi(t)}</span>
      <button
        type="button"
        class="button quiet"
        aria-pressed=${n}
        onClick=${()=>o(!n)}
      >
        As sent
      </button>
      <${G} text=${()=>n?t:r()} label="Copy JSON" />
    </div>
    <pre class="json" tabindex="0" dir="ltr" aria-label=${e}><code>${i}</code></pre>
  </section>`}function Ji(t){return t.map(({kind:e,text:n})=>e==="mark"?n:a`<span class="json-${e}">${n}</span>`)}function Yi(t){let e=new TextEncoder().encode(t).length;return e<1024?`${e} bytes`:`${(e/1024).toFixed(1)} KB`}function Gs({id:t,onClose:e,onDelete:n,onReuse:o}){let s=I.value.find(d=>d.id===t)??null,[r,i]=m(null),[l,c]=m(null),p=B(null),u=s??(r?.id===t?r:null),h=()=>{c(null),ns(t).then(i,c)};return F(()=>h(),[t,s?.status]),it(()=>p.current?.focus(),[t,u===null]),a`<aside class="reader" aria-label="Event">
    <header class="reader-head">
      <button type="button" class="button quiet" onClick=${e}>
        <${_} name="back" />Close
      </button>
      <h2 tabindex="-1" ref=${p}>
        ${u?a`<${je} type=${u.eventType} />`:"Event"}
      </h2>
    </header>
    <${M} error=${u?null:l} onRetry=${h} />
    ${u?a`<${Xi} event=${u} />
          <${Qi} event=${u} onDelete=${n} onReuse=${o} />
          <${zs} text=${u.payload.text} />`:null}
  </aside>`}function Xi({event:t}){return a`<dl class="facts">
    <dt>Id</dt>
    <dd><code>${t.id}</code> <${G} text=${t.id} label="Copy id" /></dd>
    <dt>Status</dt>
    <dd><${qe} status=${t.status} /></dd>
    <dt>Came</dt>
    <dd><${L} ms=${t.createdAtMs} isExact=${!0} /></dd>
    ${t.deliveredAtMs===null?null:a`<dt>Delivered</dt>
          <dd><${L} ms=${t.deliveredAtMs} isExact=${!0} /></dd>`}
    ${t.leaseUntilMs===null?null:a`<dt>With a consumer until</dt>
          <dd><${L} ms=${t.leaseUntilMs} isExact=${!0} /></dd>`}
  </dl>`}function Qi({event:t,onDelete:e,onReuse:n}){return a`<div class="actions">
    ${t.status==="undelivered"?a`<button
          type="button"
          class="button strong"
          onClick=${()=>_t([t.id])}
        >
          <${_} name="check" />Acknowledge
        </button>`:a`<button type="button" class="button" onClick=${()=>vt([t.id])}>
          <${_} name="return" />Put back
        </button>`}
    ${t.leaseUntilMs!==null&&t.leaseUntilMs>W.value?a`<button type="button" class="button" onClick=${()=>vt([t.id])}>
          <${_} name="return" />Take from its consumer
        </button>`:null}
    <button type="button" class="button" onClick=${()=>n(t)}>
      <${_} name="send" />Use as template
    </button>
    <button type="button" class="button" onClick=${()=>e([t.id])}>
      <${_} name="bin" />Delete…
    </button>
  </div>`}var Js=J(()=>{let{tab:t,status:e,type:n,since:o,after:s,before:r,cursors:i}=g.value,l=!!(e||n||o||s||r||i.length);return t!=="inbox"||l||ht.value?!1:At.value!==null&&X.value===null}),qt=J(()=>{if(Js.value)return I.value.length.toLocaleString("en");let t=Zt.value?.undelivered;return t?`${t.count.toLocaleString("en")}${t.isExact?"":"+"}`:""}),re=J(()=>!!(Js.value?Ct.value:Tt.value));function Xs({onClose:t}){let[e,n]=m(""),[o,s]=m(""),[r,i]=m(g.peek().type),[l,c]=m(!1),[p,u]=m(null);return a`<${Lt} title="Replay delivered events" onClose=${t}>
    <form onSubmit=${async d=>{if(d.preventDefault(),!l){c(!0),u(null);try{let f={fromMs:Ys(e),toMs:Ys(o),type:r.trim()},{count:v,isComplete:w}=await us(f),y=v===1?"1 event":`${v} events`;H(`Put ${y} back into the inbox${w?".":". Others may follow in a few seconds."}`),V({isQuiet:!0}),t()}catch(f){u(f),c(!1)}}}}>
      <p>
        Delivered events of this span return to the inbox, each at its old place. Consumers will see
        them again, with the same ids.
      </p>
      <div class="fields">
        <${O} label="From" type="datetime-local" step="1" value=${e} onValue=${n}
          data-first hint="Your local time. Empty: from the first" />
        <${O} label="To" type="datetime-local" step="1" value=${o} onValue=${s}
          hint="Empty: until now" />
        <${O} label="Type" value=${r} onValue=${i} hint="Empty: of every type" />
      </div>
      <${M} error=${p} />
      <div class="actions">
        <button type="submit" class="button strong" disabled=${l}>Replay</button>
        <button type="button" class="button" onClick=${t}>Cancel</button>
      </div>
    </form>
  <//>`}function Ys(t){return t?new Date(t).getTime():null}var Zi=3e4;function Qs(){let t=g.value,[e,n]=m([]),[o,s]=m(!1),r=[t.status,t.type,t.sinceMs,t.after,t.before];F(()=>{V()},[...r,t.cursors.at(-1)]),F(()=>{let l=setInterval(()=>document.hidden||V({isQuiet:!0}),Zi);return()=>clearInterval(l)},[]);let i=()=>{let l=g.peek().event;x({event:""}),requestAnimationFrame(()=>qn(l))};return ia(i),a`<div class="inbox ${t.event?"inbox-reading":""}">
    <section class="inbox-list" aria-labelledby="inbox-title">
      <header class="screen-head">
        <div class="screen-title">
          <h1 id="inbox-title">Inbox</h1>
          ${qt.value?a`<${ta} />`:null}
        </div>
        <button type="button" class="button" onClick=${()=>s(!0)}>
          <${_} name="replay" />Replay…
        </button>
      </header>
      <${Vs} />
      <${ea} />
      <${na} onDelete=${n} />
    </section>
    ${t.event?a`<${Gs}
          id=${t.event}
          onClose=${i}
          onDelete=${n}
          onReuse=${l=>{Os(l),x({...q,tab:"send"})}}
        />`:null}
    ${e.length?a`<${Ht}
          title=${e.length===1?"Delete this event?":`Delete ${e.length} events?`}
          deed="Delete"
          onConfirm=${async()=>{await Us(e),e.includes(g.peek().event)&&x({event:""})}}
          onClose=${()=>n([])}
        >
          <p>What is deleted is gone for every consumer, and cannot be replayed.</p>
        <//>`:null}
    ${o?a`<${Xs} onClose=${()=>s(!1)} />`:null}
  </div>`}function ta(){return a`<span class="tally">
    ${qt.value} undelivered
    ${re.value?a` <span class="tag tag-stale">out of date</span>`:null}
  </span>`}function ea(){let t=At.value;return t===null?a`<${M} error=${Ct.value} onRetry=${()=>V()} />`:a`<${M} error=${Ct.value} title="Refresh failed." onRetry=${()=>V()}>
    <p>The list was last refreshed ${St(t,W.value)}.</p>
  <//>`}function na({onDelete:t}){return I.value.length?a`<${Bs} onDelete=${t} />
      <div class=${ht.value?"is-loading":""} aria-busy=${ht.value}>
        <${Ws} />
      </div>
      <${jn} />`:ht.value?a`<p class="hint" role="status">Reading…</p>`:At.value===null?null:a`<${sa} /><${oa} />`}function oa(){return g.value.cursors.length||X.value!==null?a`<${jn} />`:null}function sa(){let{type:t,since:e,after:n,before:o,status:s,cursors:r}=g.value;return X.value!==null?a`<${j} title="Not found yet">
      <p>Many events of other types were passed over. The next page goes on from there.</p>
    <//>`:t||e||n||o||r.length?a`<${j} title="Nothing matches">
      <p>No event on this page passes the filters.</p>
      <button type="button" class="button" onClick=${()=>x({...q,status:s})}>
        Clear filters
      </button>
    <//>`:s==="delivered"?a`<${j} title="Nothing was delivered yet">
      <p>An event is delivered once a consumer acknowledges it. Take one by its id:</p>
      <${Z} method="POST" path="v1/events/ID/ack" />
    <//>`:a`<${j} title="The inbox is empty">
    <p>
      Send an event from your program, or <button type="button" class="link" onClick=${ra}>
        send one from here</button
      >. It appears on this page by itself.
    </p>
    <${Z}
      method="POST"
      path="v1/events"
      body=${'{"event_type":"order.created","total":1.10}'}
    />
  <//>`}var ra=()=>x({...q,tab:"send"});function ia(t){Fe({j:()=>Bn(1),k:()=>Bn(-1),x:()=>nt.peek()&&Un(nt.peek()),a:()=>{let e=g.peek().event||nt.peek();I.peek().find(o=>o.id===e)?.status==="undelivered"&&Ke(()=>_t([e]))},r:()=>V(),"/":()=>{let e=document.querySelector("[data-filter=type]");e instanceof HTMLElement&&e.focus()},Escape:()=>g.peek().event&&t()})}async function Zs(t){await T("GET","v1/inbox",{key:t,query:{limit:1}})}async function tr(t){let e=[],n=null;do{let o={limit:100,cursor:n},s=await T("GET",Wn(t),{query:o});e.push(...s.keys.map(aa)),n=s.next_cursor}while(n!==null);return e.sort((o,s)=>s.createdAtMs-o.createdAtMs)}async function er(t,e){let n=JSON.stringify({display_name:e||null});return(await T("POST",Wn(t),{body:n})).api_key}async function nr(){let t=await T("POST","v1/keys/rotate");return{key:t.api_key,oldKeyExpiresAtMs:t.old_key_expires_at}}async function or(t,e){await T("DELETE",`${Wn(t)}/${encodeURIComponent(e)}`)}function Wn(t){return`v1/tenants/${encodeURIComponent(t)}/keys`}function aa(t){return{id:t.key_id,name:t.display_name??"",prefix:t.prefix,lastFour:t.last_four,status:t.status,createdAtMs:t.created_at,expiresAtMs:t.expires_at}}var la=/^tenant_([a-z0-9-]{3,50})_(?:live|test)_/,ie=J(()=>la.exec(ft.value)?.[1]??"");function sr({onCreate:t}){let[e,n]=m(""),[o,s]=m(!1),[r,i]=m(null);return a`<form class="sheet inline-form" onSubmit=${async c=>{if(c.preventDefault(),!o){s(!0),i(null);try{await t(e.trim()),n("")}catch(p){i(p)}s(!1)}}}>
    <${O} label="Name of a new key" value=${e} onValue=${n} maxlength="200"
      placeholder="billing worker" hint="What it is for, so that you know what to replace." />
    <button type="submit" class="button strong" disabled=${o}>
      <${_} name="keys" />Make a key
    </button>
    <${M} error=${r} />
  </form>`}var ua={active:"●",expired:"◌",revoked:"✕"};function rr({apiKey:t,onRevoke:e}){let n=t.status==="active";return a`<li class="card ${n?"":"card-over"}">
    <div class="card-words">
      <p><code>${t.prefix}…${t.lastFour??""}</code></p>
      <p class="card-notes">
        <span class="key-${t.status}">
          <span aria-hidden="true">${ua[t.status]}</span> ${t.status}
        </span>
        ${t.name?a`<span>${t.name}</span>`:null}
        <span>made <${L} ms=${t.createdAtMs} /></span>
        ${n&&t.expiresAtMs!==null?a`<span>ends <${L} ms=${t.expiresAtMs} /></span>`:null}
        ${Kn(t,ft.value)?a`<span class="tag">in use here</span>`:null}
      </p>
    </div>
    ${n?a`<button
          type="button"
          class="button"
          aria-label="Revoke the key that ends in ${t.lastFour}"
          onClick=${e}
        >
          <${_} name="bin" />Revoke…
        </button>`:null}
  </li>`}function Kn(t,e){return t.lastFour!==null&&e.startsWith(t.prefix)&&e.endsWith(t.lastFour)}function ir(){let t=ie.value,e=Et(async()=>t?tr(t):[],[t]),{answer:n,problem:o,again:s}=e,[r,i]=m(null),[l,c]=m(null),[p,u]=m(!1),h=async()=>{u(!0);try{let{key:d,oldKeyExpiresAtMs:f}=await nr(),v=`The key that you use here works until ${ut(f)}.`;i({key:d,note:v,isReplacement:!0}),await s()}catch(d){et(d)}u(!1)};return t?a`<section class="keys" aria-labelledby="keys-title">
    <header class="screen-head">
      <h1 id="keys-title">Keys</h1>
      <button type="button" class="button" disabled=${p} onClick=${h}>
        <${_} name="replay" />Rotate this key
      </button>
    </header>
    ${r?a`<${ca} made=${r} onDone=${()=>i(null)} />`:null}
    <${sr}
      onCreate=${async d=>{i({key:await er(t,d),note:"",isReplacement:!1}),await s()}}
    />
    <${M} error=${o} onRetry=${s} />
    ${n?a`<ul class="cards" aria-label="Keys">
          ${n.map(d=>a`<${rr} key=${d.id} apiKey=${d} onRevoke=${()=>c(d)} />`)}
        </ul>`:null}
    ${l?a`<${Ht}
          title="Revoke this key?"
          deed="Revoke"
          word=${l.lastFour||"revoke"}
          onConfirm=${async()=>{await or(t,l.id),H(`The key …${l.lastFour} is refused from now on.`),await s()}}
          onClose=${()=>c(null)}
        >
          <p>
            Every program that shows <code>${l.prefix}…${l.lastFour}</code> is refused
            from its next request on. This cannot be undone.
          </p>
          ${Kn(l,Se())?a`<p><strong>It is the key that you use here: this page will close.</strong></p>`:null}
        <//>`:null}
  </section>`:a`<${fa} />`}function ca({made:t,onDone:e}){return a`<${Ae} title="A new key" secret=${t.key} onDone=${e}>
    ${t.note?a`<p>${t.note}</p>`:null}
    ${t.isReplacement?a`<p>
          <button
            type="button"
            class="button"
            onClick=${()=>{Me(t.key),H("This tab uses the new key.")}}
          >
            Use it in this tab
          </button>
        </p>`:null}
  <//>`}function fa(){return a`<${j} title="This key does not tell its tenant">
    <p>It was made by another program. Ask whoever runs the service to look after your keys.</p>
  <//>`}function ar(){let[t,e]=m(""),[n,o]=m(!1),[s,r]=m(null),[i,l]=m(null),c=ee.value,p=Ne.value.trim(),u=ma(c),h=async f=>{if(f.preventDefault(),!(u||n)){o(!0),l(null),r(null);try{r(await os(c,{type:p,repeatKey:t.trim()}))}catch(v){l(v)}finally{o(!1)}}},d={};return p&&(d["X-Event-Type"]=p),t.trim()&&(d["Idempotency-Key"]=t.trim()),a`<section class="send" aria-labelledby="send-title">
    <header class="screen-head"><h1 id="send-title">Send an event</h1></header>
    <form class="sheet envelope" onSubmit=${h}>
      <${pa} text=${c} fault=${u} />
      <div class="fields">
        <${O} label="Event type" value=${p} placeholder="from the payload"
          onValue=${f=>Ne.value=f}
          hint="Empty: the payload's own event_type, if it has one." />
        <${O} label="Idempotency key" value=${t} onValue=${e}
          placeholder="none" hint="Sent twice with the same key, it is stored once." />
      </div>
      <${M} error=${i} />
      <div class="actions">
        <button type="submit" class="button strong" disabled=${!!u||n}>
          <${_} name="send" />Send
        </button>
        <button
          type="button"
          class="button"
          disabled=${!!u}
          onClick=${()=>ee.value=De(c)}
        >
          Lay out
        </button>
      </div>
      <div role="status">${s?a`<${da} receipt=${s} />`:null}</div>
    </form>
    <details class="sheet">
      <summary>The same from a terminal</summary>
      <${Z} method="POST" path="v1/events" body=${c} headers=${d} />
    </details>
  </section>`}function pa({text:t,fault:e}){let n=at();return a`<div class="field">
    <label for=${n}>Payload: a JSON object</label>
    <textarea
      id=${n}
      class="json-editor"
      rows="12"
      spellcheck=${!1}
      autocomplete="off"
      autocapitalize="off"
      aria-describedby="${n}-note"
      aria-invalid=${e?"true":void 0}
      value=${t}
      onInput=${o=>ee.value=o.target.value}
    ></textarea>
    <p id="${n}-note" class=${e?"hint fault":"hint"} aria-live="polite">
      ${e?`Not yet: ${e}.`:"It is a JSON object. Numbers are kept as you spell them."}
    </p>
  </div>`}function da({receipt:t}){return a`<div class="receipt">
    <p>
      <strong>${t.isRepeat?"It was stored before.":"Stored."}</strong>
      <code> ${t.id}</code>
    </p>
    <div class="actions">
      <${G} text=${t.id} label="Copy id" />
      <button
        type="button"
        class="button"
        onClick=${()=>x({...q,tab:"inbox",event:t.id})}
      >
        Look at it
      </button>
    </div>
  </div>`}function ma(t){try{let e=ct(t);return typeof e=="object"&&e!==null&&!Array.isArray(e)?"":"a payload is an object, in braces"}catch(e){if(e instanceof Qt)return e.message;throw e}}var lr=1e3,ha=3e4,_a=6e4,va=45e3,jt=b("off"),ze=b(""),Ge=null,Vn=0;function cr(t,e){let n=()=>{clearTimeout(Vn),document.hidden?Vn=setTimeout(()=>ur("paused"),_a):Ge||ya(t,e)};return document.addEventListener("visibilitychange",n),n(),()=>{document.removeEventListener("visibilitychange",n),clearTimeout(Vn),ur("off")}}function ur(t){Ge?.abort(),Ge=null,jt.value=t}async function ya(t,e){let n=new AbortController;Ge=n;let o=lr,s="";for(;!n.signal.aborted&&Mt();){jt.value="connecting";let r=new zn;try{let i=await fs(s,AbortSignal.any([n.signal,r.signal]));jt.value="live",ze.value="",e();for await(let{event:l,id:c}of i)r.broken(),o=lr,c!==null&&(s=c),l!==null&&t(l)}catch(i){if(n.signal.aborted)return;ze.value=i instanceof U?i.message:"The connection broke.",i instanceof U&&(o=Math.max(o,i.retryAfterSeconds*1e3))}finally{r.end()}if(n.signal.aborted||!Mt())return;jt.value="waiting",await $a(o*(.5+Math.random()/2),n.signal),o=Math.min(2*o,ha)}}var zn=class{#e=new AbortController;#t=0;constructor(){this.signal=this.#e.signal,this.broken()}broken(){clearTimeout(this.#t),this.#t=setTimeout(()=>this.#e.abort(),va)}end(){clearTimeout(this.#t)}};function $a(t,e){return new Promise(n=>{let o=setTimeout(n,t);e.addEventListener("abort",()=>{clearTimeout(o),n()})})}var ba=[["inbox","Inbox"],["send","Send"],["hooks","Hooks"],["keys","Keys"],["figures","Stats"]];function fr(){return a`<nav class="drawers" aria-label="Drawers">
    ${ba.map(([t,e])=>a`<a
        class="drawer"
        href=${we({tab:t})}
        aria-current=${g.value.tab===t?"page":void 0}
        onClick=${n=>{n.ctrlKey||n.metaKey||n.shiftKey||(n.preventDefault(),x({...q,tab:t}))}}
      >
        <${_} name=${t} />
        <span>${e}</span>
        ${t==="inbox"&&qt.value?a`<span class="drawer-count ${re.value?"drawer-count-stale":""}">
              ${qt.value}<span class="visually-hidden">
                ${re.value?" undelivered, out of date":" undelivered"}
              </span>
            </span>`:null}
      </a>`)}
  </nav>`}var ga={off:"Not connected",connecting:"Connecting…",live:"Live",waiting:"Connection lost, trying again",paused:"Paused while hidden"};function pr(){let t=jt.value;return a`<p class="connection connection-${t}" title=${ze.value||void 0}>
    <span class="connection-light" aria-hidden="true"></span>
    <span role="status">${ga[t]}</span>
  </p>`}var ka={system:"System",light:"Light",dark:"Dark"};function Je(){return a`<fieldset class="segments theme-choice">
    <legend class="visually-hidden">Colours</legend>
    ${Ns.map(t=>a`<label class="segment">
        <input
          type="radio"
          name="theme"
          value=${t}
          checked=${Ut.value===t}
          onChange=${()=>{Ut.value=t}}
        />
        <span>${ka[t]}</span>
      </label>`)}
  </fieldset>`}function dr({onShortcuts:t}){return a`<header class="masthead">
    <a class="skip" href="#main">Skip to the content</a>
    <p class="masthead-name">
      <img src="mark.svg" alt="" width="28" height="28" />
      <span class="masthead-title">Events</span>
      ${ie.value?a`<span class="masthead-tenant">${ie.value}</span>`:null}
    </p>
    <${pr} />
    <div class="masthead-tools">
      <${Je} />
      <button
        type="button"
        class="button quiet icon-only"
        aria-label="Keyboard shortcuts"
        onClick=${t}
      >
        ?
      </button>
      <button type="button" class="button" onClick=${Jo}>
        Sign out
      </button>
    </div>
  </header>`}function mr({notice:t}){let{id:e,text:n,action:o,error:s}=t;return a`<div class="notice">
    ${s?a`<${M} error=${s} />`:a`<p>${n}</p>`}
    ${o?a`<button
          type="button"
          class="button"
          onClick=${()=>{Ie(e),o.act()}}
        >
          ${o.label}
        </button>`:null}
    <button
      type="button"
      class="button quiet icon-only"
      aria-label=${R("notice.dismiss")}
      onClick=${()=>Ie(e)}
    >
      <${_} name="close" />
    </button>
  </div>`}function hr(){return a`<div class="notices">
      <div role="status" aria-live="polite">
        ${mt.value.map(t=>a`<${mr} key=${t.id} notice=${t} />`)}
      </div>
    </div>
    <div class="visually-hidden" role="log" aria-live="polite" aria-label="Arrivals">
      ${Nn.value}
    </div>`}function _r({label:t,value:e,onValue:n,hint:o}){return a`<label class="toggle">
    <input
      type="checkbox"
      checked=${e}
      onChange=${s=>n(s.target.checked)}
    />
    <span>${t}${o?a`<span class="hint">${o}</span>`:null}</span>
  </label>`}function vr({keys:t,onClose:e}){return a`<${Lt} title=${R("keys.title")} onClose=${e}>
    <dl class="shortcuts">
      ${t.map(([n,o])=>a`<div key=${n}>
          <dt><kbd>${n}</kbd></dt>
          <dd>${o}</dd>
        </div>`)}
    </dl>
    <${_r}
      label=${R("keys.letters")}
      value=${Bt.value}
      onValue=${n=>{Bt.value=n}}
    />
  <//>`}var xa=[["j","Next event"],["k","Event before"],["Enter","Open the event"],["Escape","Close the event or this list"],["a","Acknowledge the event"],["x","Select the event"],["r","Read the page anew"],["/","Filter by type"],["1 to 5","Open a drawer"],["?","This list"]];function yr({onClose:t}){return a`<${vr} keys=${xa} onClose=${t} />`}var wa={inbox:Qs,send:ar,hooks:Ps,keys:ir,figures:_s},Sa={inbox:"Inbox",send:"Send",hooks:"Hooks",keys:"Keys",figures:"Stats"};function $r(){let[t,e]=m(!1),{tab:n}=g.value;return F(()=>(pt(),cr(o=>{Fs(o),pt()},()=>{V({isQuiet:!0}),pt()})),[]),F(()=>{document.title=`${Sa[n]} · Events`},[n]),Fe({"?":()=>e(!0),...Object.fromEntries(gn.map((o,s)=>[`${s+1}`,()=>x({...q,tab:o})]))}),a`<div class="desk">
    <${dr} onShortcuts=${()=>e(!0)} />
    <${fr} />
    <main id="main" tabindex="-1"><${wa[n]} key=${n} /></main>
    <${hr} />
    ${t?a`<${yr} onClose=${()=>e(!1)} />`:null}
  </div>`}var Ma=/^[\x21-\x7e]+$/,br={401:"Wrong key. Check that you copied all of it and that it was not revoked.",403:"This is not a tenant’s key. An administrator’s token cannot open an inbox."};function gr(){let[t,e]=m(""),[n,o]=m(!1),[s,r]=m(!1),[i]=m(Xo),[l,c]=m(""),[p,u]=m(""),[h,d]=m(null),f=B(null);return it(()=>f.current?.focus(),[]),a`<main class="door" id="main">
    <form class="sheet envelope door-sheet" onSubmit=${async w=>{w.preventDefault();let y=t.trim();if(s)return;let S=y===""?"Paste a key first.":Ma.test(y)?"":br[401]??"";if(c(S),u(""),d(null),!S){r(!0);try{await Zs(y),Me(y)}catch($){let C=$ instanceof U?br[$.status]:void 0;C?c(C):d($),u(C&&$ instanceof U?$.requestId:""),r(!1),f.current?.focus()}}}}>
      <img src="mark.svg" alt="" width="44" height="44" />
      <h1>Events</h1>
      ${i?a`<p class="door-message" role="status">${i}</p>`:null}
      <p>Paste an API key of your tenant to open its inbox.</p>
      <div class="field">
        <label for="key">API key</label>
        <div class="door-row">
          <input
            id="key"
            ref=${f}
            type=${n?"text":"password"}
            value=${t}
            autocomplete="off"
            autocapitalize="off"
            spellcheck=${!1}
            placeholder="tenant_…_live_…"
            aria-describedby="key-note"
            aria-invalid=${l?"true":void 0}
            onInput=${w=>e(w.target.value)}
          />
          <button
            type="button"
            class="button"
            aria-pressed=${n}
            onClick=${()=>o(!n)}
          >
            Show
          </button>
        </div>
        <p id="key-note" class=${l?"hint fault":"hint"}>
          ${l||"Kept in this tab until you sign out or close it."}
          ${p?a`<span class="door-request">Request <code>${p}</code></span>`:null}
        </p>
      </div>
      <div class="actions">
        <button type="submit" class="button strong" disabled=${s}>
          ${s?"Checking…":"Open the inbox"}
        </button>
      </div>
      <${M} error=${h} />
      <details>
        <summary>Where do I get a key?</summary>
        <p>
          Whoever runs this service makes a tenant and its first key, by
          <code> POST /v1/tenants</code> with the administrator’s token. A service that was started
          with <code>--demo</code> prints one. The <a href="docs">documentation</a> has the rest.
        </p>
      </details>
    </form>
    <${Je} />
  </main>`}Io({inbox:"M3 13l2.5-8h13L21 13v6H3zM3 13h5l1.5 3h5L16 13h5",send:"M3 11.5L21 4l-5.5 17-3.5-7.5zM12 13.5L21 4",hooks:"M9 15l6-6M10.5 6.5l2-2a4.2 4.2 0 016 6l-2 2M13.5 17.5l-2 2a4.2 4.2 0 01-6-6l2-2",keys:"M11.5 16a4 4 0 11-8 0 4 4 0 018 0zM10.4 13.1L20 3.5M16.4 7.1l3 3M13.4 10.1l2 2",figures:"M4 20h16M6.5 20v-7M12 20V5M17.5 20V10",check:"M4.5 12.5l5 5L19.5 7",back:"M9 6l-6 6 6 6M3 12h18",next:"M15 6l6 6-6 6M21 12H3",return:"M8 5L3.5 9.5 8 14M3.5 9.5H15a5.5 5.5 0 010 11h-4",bin:"M4 7h16M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10.3 10.5v6M13.7 10.5v6",copy:"M9 9h11v11H9zM15 9V4H4v11h5",close:"M6 6l12 12M18 6L6 18",replay:"M4 12a8 8 0 108-8H5M8.5 .8L5 4l3.5 3.2",bell:"M6 17V11a6 6 0 0112 0v6l1.5 2h-15zM10 21h4"});Do({isForDevelopers:!0});function Ta(){return Mt()?a`<${$r} />`:a`<${gr} />`}co(a`<${Ta} />`,document.getElementById("desk"));
