/* Built by `make pages`. Licences are in kit/vendor. */
var di=function(e,t,n,o){var r;t[0]=0;for(var s=1;s<t.length;s++){var i=t[s++],a=t[s]?(t[0]|=i?1:2,n[t[s++]]):t[++s];i===3?o[0]=a:i===4?o[1]=Object.assign(o[1]||{},a):i===5?(o[1]=o[1]||{})[t[++s]]=a:i===6?o[1][t[++s]]+=a+"":i?(r=e.apply(a,di(e,a,n,["",null])),o.push(r),a[0]?t[0]|=2:(t[s-2]=0,t[s]=r)):o.push(a)}return o},pi=new Map;function mi(e){var t=pi.get(this);return t||(t=new Map,pi.set(this,t)),(t=di(this,t.get(e)||(t.set(e,t=(function(n){for(var o,r,s=1,i="",a="",l=[0],f=function(h){s===1&&(h||(i=i.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?l.push(0,h,i):s===3&&(h||i)?(l.push(3,h,i),s=2):s===2&&i==="..."&&h?l.push(4,h,0):s===2&&i&&!h?l.push(5,0,!0,i):s>=5&&((i||!h&&s===5)&&(l.push(s,0,i,r),s=6),h&&(l.push(s,h,0,r),s=6)),i=""},u=0;u<n.length;u++){u&&(s===1&&f(),f(u));for(var p=0;p<n[u].length;p++)o=n[u][p],s===1?o==="<"?(f(),l=[l],s=3):i+=o:s===4?i==="--"&&o===">"?(s=1,i=""):i=o+i[0]:a?o===a?a="":i+=o:o==='"'||o==="'"?a=o:o===">"?(f(),s=1):s&&(o==="="?(s=5,r=i,i=""):o==="/"&&(s<5||n[u][p+1]===">")?(f(),s===3&&(l=l[0]),s=l,(l=l[0]).push(2,0,s),s=0):o===" "||o==="	"||o===`
`||o==="\r"?(f(),s=2):i+=o),s===3&&i==="!--"&&(s=4,l=l[0])}return f(),l})(e)),t),arguments,[])).length>1?t:t[0]}var K,$i,xr,tt,vr,Wn,yi,jn,bi,kr,_r,hf,un=Symbol.for("pv"),Vn={},Kn=[],gf=/^m(i|n|o|s|text|space)$/,Mr=Array.isArray,Sr=Kn.slice,pt=Object.assign;function ft(e){e&&e.parentNode&&e.remove()}function Yn(e,t,n){var o,r,s,i={},a=arguments.length;for(s in t)s=="key"?o=t[s]:s=="ref"&&typeof e!="function"?r=t[s]:i[s]=t[s];return a>2&&(i.children=a>3?Sr.call(arguments,2):n),cn(e,i,o,r,null)}function cn(e,t,n,o,r){var s={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:un,__v:r||++$i,__i:-1,__u:0};return!r&&K.vnode&&K.vnode(s),s}function dt(e){return e.children}function Tt(e,t){this.props=e,this.context=t,this.__g=0}function nt(e,t){if(t==null)return e.__&&nt(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:nt(e)}function $f(e){var t,n=e.__v,o=n.__e,r=[],s=[],i=e.__P;i&&((t=pt({constructor:un},n)).__v=n.__v+1,K.vnode&&K.vnode(t),Er(i,t,n,e.__n,i.namespaceURI,32&n.__u?[o]:null,r,o||nt(n),32&n.__u,s),t.__v=n.__v,t.__.__k[t.__i]=t,Mi(r,t,s),n.__=n.__e=null,t.__e!=o&&wi(t))}function wi(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),wi(e)}function hi(e){(8&e.__g||(e.__g|=8,tt.push(e),Wn++))&&vr==K.debounceRendering||((vr=K.debounceRendering)||queueMicrotask)(vi)}function vi(){try{for(var e,t=1;tt.length;)tt.length>t&&tt.sort(yi),e=tt.shift(),t=tt.length,8&e.__g&&$f(e)}finally{(Wn=tt.length)&&(vr||queueMicrotask)(vi)}}function _i(e,t,n,o,r,s,i,a,l,f,u){var p,h,d,g,$,y,b=o.__k||Kn,w=t.length;for(l=yf(n,t,b,l,w),p=0;p<w;p++)(d=n.__k[p])!=null&&(h=~d.__i&&b[d.__i]||Vn,d.__i=p,y=Er(e,d,h,r,s,i,a,l,f,u),g=d.__e,(h.ref!=d.ref||8&h.__u)&&(h.ref&&Tr(h.ref,null,d,h),d.ref&&u.push(d.ref,d.__c||g,d)),$=$||g,4&d.__u?(l=xi(d,l,e,!h.__v),h.__e&&(h.__e=null)):typeof d.type=="function"&&y!==void 0?l=y:g&&(l=g.nextSibling),d.__u&=-21);return n.__e=$,l}function yf(e,t,n,o,r){var s,i,a,l,f,u,p,h,d,g=n.length,$=g,y=0,b=0,w=e.__k=Array(r);for(s=0;s<r;s++)(i=t[s])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=w[s]=cn(null,i):Mr(i)?i=w[s]=cn(dt,{children:i}):i.constructor===un&&i.__b?i=w[s]=cn(i.type,i.props,i.key,i.ref,i.__v):w[s]=i,l=s+y,i.__=e,i.__b=e.__b+1,a=null,~(f=i.__i=bf(i,n,l,$))&&($--,(a=n[f])&&(a.__u|=2)),a&&a.__v?(i.__u|=16,f==l-1?y--:f==l+1?y++:f!=l&&(f>l?y--:y++,b=1)):(~f||(r>g?y--:r<g&&y++),typeof i.type!="function"&&(i.__u|=4))):w[s]=null;if(b){for(u=[],p=[],s=0;s<r;s++)if((i=w[s])&&16&i.__u){for(y=0,h=u.length;y<h;)u[d=y+h>>1]<i.__i?y=d+1:h=d;u[y]=i.__i,p[s]=y+1}for(y=u.length;s--;)p[s]&&(p[s]==y?y--:w[s].__u|=4)}if($)for(s=0;s<g;s++)!(a=n[s])||2&a.__u||(a.__e==o&&(o=nt(a)),Or(a,a));return o}function xi(e,t,n,o){var r,s,i,a;if(typeof e.type=="function"){if(e.props.__P)return t;if(r=e.__k)for(s=0;s<r.length;s++)r[s]&&(r[s].__=e,t=xi(r[s],t,n,!1));return t}for(t&&!t.parentNode&&(t=nt(e))&&!t.parentNode&&(t=null),i=e.__e,a=t;a&&a.nodeType==8;)a=a.nextSibling;for(i!=a&&(!o&&n.moveBefore&&i.parentNode?n.moveBefore(i,t):n.insertBefore(i,t||null)),t=i;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function bf(e,t,n,o){var r,s=e.key,i=e.type,a=t[n],l=a&&!(2&a.__u);if(a===null&&s==null||l&&s==a.key&&i==a.type)return n;if(o>(l?1:0)){for(r=n-1;r>=0;r--)if((a=t[r])&&!(2&a.__u)&&s==a.key&&i==a.type)return r;for(r=n+1;r<t.length;r++)if((a=t[r])&&!(2&a.__u)&&s==a.key&&i==a.type)return r}return-1}function gi(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function Gn(e,t,n,o,r){var s,i;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||gi(e.style,t);if(n)for(t in n)o&&n[t]==o[t]||gi(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(e.__e||(e.__e={}))[t]=n,n&&o||(i=_r[t]||(_r[t]=wf(t)),(e.__a||(e.__a={}))[t]=kr,s=t!=(t=t.replace(bi,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,i,s):e.removeEventListener(t,i,s));else{if(r=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function wf(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[jn]==null)t[jn]=kr++;else if(t[jn]<this.__a[e])return;return n(K.event?K.event(t):t)}}}function Er(e,t,n,o,r,s,i,a,l,f){var u,p,h,d,g,$,y,b,w,v,x,k,O,A,R,L,ye,me,Te=t.type;if(t.constructor!==un)return null;128&n.__u&&(l=32&n.__u,u=n.__c.__z)&&(t.__u|=l,p=s=[],u.nodeType==8?a=qn(u,s):s.push(u),a=s[0]||a),(u=K.__b)&&u(t);e:if(typeof Te=="function"){h=i.length;try{if(b=t.props,w=(u=Te.prototype)&&u.render,v=(u=Te.contextType)&&o[u.__c],x=u?v?v.props.value:u.__:o,(d=n.__c)?(t.__c=d,2&d.__g&&(d.__g|=1)):(w?t.__c=d=new Te(b,x):(t.__c=d=new Tt(b,x),d.constructor=Te,d.render=_f),v&&v.sub(d),d.state||(d.state={}),d.__n=o,d.__g|=8,d.__h=[],d.__k=[]),w&&(d.__s||(d.__s=d.state),Te.getDerivedStateFromProps&&(d.__s==d.state&&(d.__s=pt({},d.__s)),pt(d.__s,Te.getDerivedStateFromProps(b,d.__s)))),g=d.props,$=d.state,d.__v=t,n.__c){if(b!==g&&w&&!Te.getDerivedStateFromProps&&d.componentWillReceiveProps&&d.componentWillReceiveProps(b,x),t.__v==n.__v&&!(8&d.__g)||!(4&d.__g)&&d.shouldComponentUpdate&&d.shouldComponentUpdate(b,d.__s,x)===!1){t.__v!=n.__v&&(d.props=b,d.state=d.__s,d.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(be){be&&(be.__=t)}),Kn.push.apply(d.__h,d.__k),d.__k=[],d.__h.length&&i.push(d),a=nt(n);break e}d.componentWillUpdate&&d.componentWillUpdate(b,d.__s,x),w&&d.componentDidUpdate&&d.__h.push(function(){d.componentDidUpdate(g,$,y)})}else w&&!Te.getDerivedStateFromProps&&d.componentWillMount&&d.componentWillMount(),w&&d.componentDidMount&&d.__h.push(d.componentDidMount);d.context=x,d.props=b,d.__P=e,d.__g&=-5,k=K.__r,O=w?25:0;do d.__g&=-9,k&&k(t),u=d.render(d.props,d.state=d.__s,d.context);while(8&d.__g&&++O<25);w&&(Kn.push.apply(d.__h,d.__k),d.__k=[]),d.state=d.__s,d.getChildContext&&(o=pt({},o,d.getChildContext())),w&&n.__c&&d.getSnapshotBeforeUpdate&&(y=d.getSnapshotBeforeUpdate(g,$)),A=u&&u.type===dt&&u.key==null?u.props.children:u,b.__P&&(u=a,r=(e=b.__P).namespaceURI,l=s=null,n.props&&n.props.__P!=e&&(n.__k.some(function(be){be&&Or(be,be)}),n.__k=null),a=n.__k?nt(n,0):null),a=_i(e,Mr(A)?A:[A],t,n,o,r,s,i,a,l,f),b.__P&&(t.__e=null,a=u),t.__u&=-161,p&&p.some(ft),d.__h.length&&i.push(d),1&d.__g&&(d.__g&=-4)}catch(be){if(i.length=h,t.__v=null,l||s)if(be&&be.then){if(t.__u|=128|l,s){for(~(ye=s.indexOf(a||void 0))||(ye=s.length);(me=s[ye-1])&&me.nodeType==8;)ye--;for(;ye<s.length;ye++)if(me=s[ye])if(s[ye]=null,R){if(me==L)break}else{if(me.nodeType!=8)break;me.data.startsWith("$s")&&(L=qn(R=me))}}if(!R){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;R=a}(u=qn(R=t.__c.__z||(t.__c.__z=R)))?(t.__e=R,a=u):t.__e=a,a=a&&a.nextSibling}else s&&s.some(ft);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),be&&be.then||ki(t),K.__e(be,t,n)}}else a=t.__e=vf(n.__e,t,n,o,r,s,i,l,f,e);return(u=K.diffed)&&u(t),a}function qn(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function ki(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(ki))}function Mi(e,t,n){for(var o=0;o<n.length;)Tr(n[o++],n[o++],n[o++]);K.__c&&K.__c(t,e),e.some(function(r){try{e=r.__h,r.__h=[],e.some(function(s){s.call(r)})}catch(s){K.__e(s,r.__v)}})}function vf(e,t,n,o,r,s,i,a,l,f){var u,p,h,d,g,$,y,b,w=n.props||Vn,v=t.props,x=t.type;if(x=="svg"?r="http://www.w3.org/2000/svg":x=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),s){for(u=0;u<s.length;u++)if((g=s[u])&&(x?g.localName==x:g.nodeType==3)){e=g,s[u]=null;break}}if(!e){if(b=f.ownerDocument||document,!x)return b.createTextNode(v);e=b.createElementNS(r,x,v.is?v:f),a&&(K.__m&&K.__m(t,s),a=!1),s=null}if(x){if(f=x=="template"&&e.content||e,s=x=="textarea"&&v.defaultValue!=null?null:s&&Sr.call(f.childNodes),!a&&s)for(w={},u=0;u<e.attributes.length;u++)w[(g=e.attributes[u]).name]=g.value;for(u in w)g=w[u],u=="dangerouslySetInnerHTML"?h=g:u=="children"||u in v||u=="value"&&"defaultValue"in v||u=="checked"&&"defaultChecked"in v||Gn(e,u,null,g,r);for(u in v)g=v[u],u=="children"?d=g:u=="dangerouslySetInnerHTML"?p=g:u=="value"?$=g:u=="checked"?y=g:a&&typeof g!="function"||w[u]===g||Gn(e,u,g,w[u],r);p?(a||h&&(p.__html==h.__html||p.__html==e.innerHTML)||(e.innerHTML=p.__html),t.__k=[]):(h&&(e.textContent=""),(x=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&gf.test(x))&&(r="http://www.w3.org/1999/xhtml"),_i(f,Mr(d)?d:[d],t,n,o,r,s,i,s?s[0]:n.__k&&nt(n,0),a,l),s&&s.some(ft)),a&&x!="textarea"||(u="value",x=="progress"&&$==null?e.removeAttribute(u):$==null||$===e[u]&&(x!="progress"||$)||Gn(e,u,$,w[u],r),u="checked",y!=null&&y!=e[u]&&Gn(e,u,y,w[u],r))}else w===v||a&&e.data==v||(e.data=v);return e}function Tr(e,t,n,o){try{typeof e=="function"?t?t.__x=e(t)||1:o&&(o=o.__c||o.__e)&&(t=o.__x)&&(o.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(r){K.__e(r,n)}}function Or(e,t,n){var o,r,s,i;if(K.unmount&&K.unmount(e),!(o=e.ref)||o.current&&o.current!=e.__e||Tr(o,null,t,e),o=e.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(a){K.__e(a,t)}o.__P=o.__n=null}if(o=e.__k)for(i=0;i<o.length;i++)o[i]&&Or(o[i],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(o=e.__c)&&(o=o.__z)&&(r=qn(o,s=[]))&&(o==e.__e&&s.some(ft),ft(r),ft(o)),n||ft(e.__e),e.__e=e.__c=e.__=null}function _f(e,t,n){return this.constructor(e,n)}function Si(e,t){var n,o,r,s;K.__&&K.__(e,t),t.nodeType==9&&(t=t.documentElement),o=(n=e&&32&e.__u)?null:t.__k,t.__k=cn(dt,{children:[e]}),r=[],s=[],Er(t,t.__k,o||Vn,Vn,t.namespaceURI,o?null:t.firstChild?Sr.call(t.childNodes):null,r,o?o.__e:t.firstChild,n,s),Mi(r,t.__k,s),t.__k.props.children=null}K={__e:function(e,t,n,o){for(var r,s,i;t=t.__;)if((r=t.__c)&&!(1&r.__g)){r.__g|=4;try{if((i=(s=r.constructor)&&s.getDerivedStateFromError)&&r.setState(s.getDerivedStateFromError(e)),r.componentDidCatch&&(r.componentDidCatch(e,o||{}),i=1),i&&8&r.__g)return void(r.__g|=2)}catch(a){e=a}}throw Wn=0,e}},$i=0,xr=function(e){return e!=null&&e.constructor===un},Tt.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=pt({},this.state)),typeof e=="function"&&(e=e(pt({},n),this.props)),e&&(pt(n,e),this.__v&&(t&&this.__k.push(t),hi(this)))},Tt.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),hi(this))},Tt.prototype.render=dt,tt=[],Wn=0,yi=function(e,t){return e.__v.__b-t.__v.__b},jn=Symbol(),bi=/(PointerCapture)$|Capture$/i,kr=0,_r={},hf=0;var m=mi.bind(Yn);var Ei=m`<svg
  class="empty-drawing"
  viewBox="0 0 120 72"
  aria-hidden="true"
  focusable="false"
>
  <path d="M22 16h76v44H22z" />
  <path d="M22 30h76M34 42h30M34 50h18" class="faint" />
</svg>`;function Ti(e){Ei=e}function fn({title:e,children:t}){return m`<div class="empty">
    ${Ei}
    <h2>${e}</h2>
    ${t}
  </div>`}Ti(m`<svg
  class="empty-drawing"
  viewBox="0 0 120 84"
  aria-hidden="true"
  focusable="false"
>
  <path d="M60 82V44M60 62c-16 0-27-8-27-22M60 56c15 0 25-7 25-20M60 44V26" />
  <path d="M60 82c-9 0-18-2-26 0M60 82c9 0 18-2 26 0" class="faint" />
  <circle cx="33" cy="32" r="8" />
  <circle cx="85" cy="28" r="8" />
  <circle cx="60" cy="16" r="9" class="filled" />
</svg>`);var Oi={add:"M12 5v14M5 12h14",back:"M15 5l-7 7 7 7",bell:"M6 17v-6a6 6 0 0112 0v6l1.5 2h-15zM10 21h4",bin:"M4 7h16M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10.3 10.5v6M13.7 10.5v6",check:"M4.5 12.5l5 5L19.5 7",close:"M6 6l12 12M18 6L6 18",copy:"M9 9h11v11H9zM15 9V4H4v11h5",down:"M6 9l6 6 6-6",edit:"M4 20l1-4.5L16.5 4 20 7.5 8.5 19zM14 6.5l3.5 3.5",exit:"M14 4h5v16h-5M10 8l-4 4 4 4M6 12h9",keyboard:"M3 7h18v11H3zM7 11h.01M11 11h.01M15 11h.01M8 14.5h8",menu:"M4 6h16M4 12h16M4 18h16",more:"M5 12h.01M12 12h.01M19 12h.01",next:"M9 5l7 7-7 7",person:"M12 11a4 4 0 100-8 4 4 0 000 8zM4.5 21c.6-4 3.6-6.5 7.5-6.5s6.9 2.5 7.5 6.5",refresh:"M20 11a8 8 0 10-2 6.2M20 4v7h-7",search:"M10.5 17a6.5 6.5 0 100-13 6.5 6.5 0 000 13zM15.5 15.5L21 21",up:"M6 15l6-6 6 6",warning:"M12 4L2.5 20h19zM12 10v5M12 17.5v.01"};function Pi(e){Object.assign(Oi,e)}function S({name:e}){return m`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d=${Oi[e]} />
  </svg>`}Pi({tree:"M12 21v-8M12 17c-3.5 0-6-2-6-5M12 15c3 0 5.5-1.5 5.5-4.500M6 9.500a2 2 0 110-4 2 2 0 010 4zM17.5 8a2 2 0 110-4 2 2 0 010 4zM12 13V8",pedigree:"M3 12h5M8 6v12M8 6h5M8 18h5M13 3v6M13 3h7M13 9h7M13 15v6M13 15h7M13 21h7",descendants:"M12 3v5M4 14v-3h16v3M12 8v6M2.5 14h3v5h-3zM10.5 14h3v5h-3zM18.5 14h3v5h-3z",hourglass:"M5 3h14M5 21h14M7 3c0 5 5 6 5 9s-5 4-5 9M17 3c0 5-5 6-5 9s5 4 5 9",fan:"M12 19L3.5 8.500a13 13 0 0117 0zM12 19V6M12 19L7.5 6.800M12 19l4.5-12.2",list:"M8 6h13M8 12h13M8 18h13M3.5 6h.01M3.5 12h.01M3.5 18h.01",couple:"M8.5 11a3.5 3.5 0 100-7 3.5 3.5 0 000 7zM16.5 12a3 3 0 100-6M2.5 20c.4-3.5 2.7-5.5 6-5.500s5.6 2 6 5.500M17 15c2.5.2 4.1 2 4.5 5",plus:"M12 5v14M5 12h14",minus:"M5 12h14",fit:"M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",undo:"M8 5L3.5 9.5 8 14M3.5 9.500H15a5.5 5.5 0 010 11h-4",redo:"M16 5l4.5 4.500L16 14M20.5 9.500H9a5.5 5.5 0 000 11h4",kin:"M6 9a3 3 0 100-6 3 3 0 000 6zM18 21a3 3 0 100-6 3 3 0 000 6zM6 9c0 6 12 3 12 6",insights:"M4 20h16M6.5 20v-7M12 20V5M17.5 20V10",share:"M8.5 13.500l7 4M15.5 6.500l-7 4M18 8a3 3 0 100-6 3 3 0 000 6zM6 15a3 3 0 100-6 3 3 0 000 6zM18 22a3 3 0 100-6 3 3 0 000 6z",globe:"M12 21a9 9 0 100-18 9 9 0 000 18zM3 12h18M12 3c3 3 3.5 6 3.5 9s-.5 6-3.5 9c-3-3-3.5-6-3.5-9S9 6 12 3z",importing:"M12 16V4M7 8.500l5-5 5 5M4 20h16",exporting:"M12 3v12M7 10.500l5 5 5-5M4 20h16",print:"M7 9V3h10v6M7 17H4V9h16v8h-3M7 14h10v7H7z",more:"M5 11v2M4 12h2M12 11v2M11 12h2M19 11v2M18 12h2",camera:"M4 7.500h3.500L9 5h6l1.5 2.500H20V19H4zM12 16a3.2 3.2 0 100-6.4 3.2 3.2 0 000 6.400z",link:"M9 15l6-6M10.5 6.500l2-2a4.2 4.2 0 016 6l-2 2M13.5 17.500l-2 2a4.2 4.2 0 01-6-6l2-2",unlink:"M10.5 6.500l2-2a4.2 4.2 0 016 6l-2 2M13.5 17.500l-2 2a4.2 4.2 0 01-6-6l2-2M4 4l16 16",lock:"M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 017 0v3",root:"M12 3l2.5 5.5 6 .6-4.5 4 1.3 5.900L12 16l-5.3 3 1.3-5.9-4.5-4 6-.6z",merge:"M6 4c0 8 12 6 12 14M18 4c0 3-1.5 4.8-3.5 6M6 18c0-2 .6-3.5 1.7-4.700M15 16l3 3.5 3-3.5"});var Pr=globalThis.document?.documentElement,Ar="en-GB",xf=/\{(\w+)\}|<(\w+)>(.*?)<\/\2>/gs,Ii=new Map,pn=()=>Pr?.lang||Ar;function Di(e){let t=Object.keys(e);return Pr&&(Pr.lang=Ui(navigator.languages,t)??t[0]??Ar),Nr(e)}function Nr(e){let t=Object.keys(e),n=e[t[0]??Ar],o=(r,s)=>{let i=e[Ui([pn()],t)??""],a=Ni(i,r)??Ni(n,r);if(a===void 0)throw new Error(`There is no text "${r}".`);return typeof a=="string"?a:a[Mf(Number(s.count))]??a.other};return{text:(r,s={})=>Ir(o(r,s),s).join(""),rich:(r,s={})=>Ir(o(r,s),s)}}function _e(e,t={}){return mt(Intl.NumberFormat,t).format(e)}function Xn(e,t={dateStyle:"long",timeStyle:"short"}){return mt(Intl.DateTimeFormat,t).format(e)}var kf=[["year",365*86400],["month",30*86400],["week",7*86400],["day",86400],["hour",3600],["minute",60]];function Ri(e,t,n={numeric:"auto"}){let o=(e-t)/1e3,r=mt(Intl.RelativeTimeFormat,n);for(let[s,i]of kf){let a=Math.trunc(o/i);if(a)return r.format(a,s)}return r.format(0,"second")}function Me(e,t={type:"conjunction"}){return mt(Intl.ListFormat,t).format(e)}function Li(e,t={type:"conjunction"}){return mt(Intl.ListFormat,t).formatToParts(e.map((o,r)=>`${r}`)).map(({type:o,value:r})=>o==="element"?e[Number(r)]:r)}function Fi(e){return mt(Intl.RelativeTimeFormat,{numeric:"auto"}).format(-e,"year")}var Ai=["byte","kilobyte","megabyte","gigabyte","terabyte"];function Bi(e){let t=e<1?0:Math.min(Math.floor(Math.log10(e)/3),Ai.length-1);return _e(e/1e3**t,{style:"unit",unit:Ai[t],unitDisplay:t?"short":"long",maximumFractionDigits:t?1:0})}function Ni(e,t){let n=e;for(let o of t.split("."))n=n?.[o];return n}function Ir(e,t){let n=[],o=0;for(let r of e.matchAll(xf)){let[s,i,a,l=""]=r;n.push(e.slice(o,r.index)),o=r.index+s.length;let f=t[i??a??""];if(f===void 0)throw new Error(`The text "${e}" needs "${i??a}".`);if(a){let u=Ir(l,t).join("");n.push(typeof f=="function"?f(u):u)}else n.push(typeof f=="number"?_e(f):f)}return n.push(e.slice(o)),n.filter(r=>r!=="")}function Mf(e){return mt(Intl.PluralRules,{}).select(e)}function mt(e,t){let n=`${e.name} ${pn()} ${JSON.stringify(t)}`,o=Ii.get(n)??new e(pn(),t);return Ii.set(n,o),o}function Ui(e,t){for(let n of e){let o=n.toLowerCase(),r=t.find(i=>i.toLowerCase()===o),s=t.find(i=>Ci(i)===Ci(n));if(r??s)return r??s}}var Ci=e=>e.toLowerCase().split("-")[0];var Hi={banner:{label:"Important"},bell:{all:"See all notifications",label:{one:"Notifications, {count} unread",other:"Notifications, {count} unread"},none:"No notifications.",readAll:"Mark all as read",title:"Notifications",unread:"Unread:"},confirm:{cancel:"Cancel",type:"Type {name} to confirm"},copy:{button:"Copy",done:"Copied",failed:"Not allowed: select it and copy"},dialog:{close:"Close"},diff:{added:"Added:",folded:{one:"{count} unchanged line",other:"{count} unchanged lines"},removed:"Removed:",same:"Nothing changed."},form:{choose:"Choose…",discard:"Discard changes",json:"Must be JSON.",jsonHint:"JSON.",keep:"Keep editing",lines:"One per line.",no:"No",number:"Must be a number.",optional:"{label} (optional)",required:"Required.",unsaved:"You have unsaved changes.",whole:"Must be a whole number.",yes:"Yes"},keys:{title:"Keyboard shortcuts",letters:"Enable keyboard shortcuts"},live:{broken:"The connection was lost.",connecting:"Connecting…",live:"Live",off:"Not connected",paused:"Paused while hidden",polling:"Live updates unavailable, refreshing regularly",waiting:"Connection lost, trying again"},meter:{full:"The limit is reached.",of:"{used} of {limit}",unlimited:"{used}, unlimited"},notice:{dismiss:"Dismiss"},pager:{label:"Pages",next:"Next",page:"Page {page}",previous:"Previous"},problem:{again:"Try again",copyId:"Copy id",request:"Request {id}",status:"status {status}",wait:{one:"You can try again in {count} second.",other:"You can try again in {count} seconds."},waitMinutes:{one:"You can try again in {count} minute.",other:"You can try again in {count} minutes."}},progress:{done:"Done.",failed:"Failed.",of:"{done} of {total}"},request:{busy:"The server is busy. Trying again…",lost:"The server cannot be reached. Trying again…",offline:"The server cannot be reached. Check your connection.",slow:"The server did not respond in time.",status:"The server responded with status {status}.",tooMany:"Too many requests. Trying again in a moment…"},secret:{copy:"Copy secret",done:"I've saved it",once:"Copy it now. You won't see this again."},shell:{sections:"Sections",skip:"Skip to content"},sparkline:{words:"from {first} to {last}, lowest {lowest}, highest {highest}"},stepper:{back:"Back",next:"Next",place:"(step {step} of {steps})"},switcher:{label:"Account",list:"Accounts",more:{one:"{count} more account. Search to find it.",other:"{count} more accounts. Search to find them."},none:"No account matches “{search}”.",search:"Search accounts"},table:{filter:"Filter",noMatch:"Nothing matches “{filter}”.",select:"Select {name}",selectAll:{one:"Select {count} row",other:"Select all {count} rows"},selected:{one:"{count} selected",other:"{count} selected"}},theme:{title:"Colours",system:"System",light:"Light",dark:"Dark"},user:{menu:"Settings",of:"Account of {name}"},when:{now:"just now"}};var{text:ee,rich:Jn}=Nr({"en-GB":Hi});var Y=class extends Error{constructor(t,n={}){super(t),this.status=n.status??0,this.code=n.code??"",this.requestId=n.requestId??"",this.retryAfterSeconds=n.retryAfterSeconds??0,this.details=n.details??{},this.place=n.place??String(this.details.place??"")}};var ht,ae,Cr,zi,Dr=Object.is,Zn=0,Ji=[],Rr=[],ie=K,Gi=ie.__b,ji=ie.__r,qi=ie.diffed,Wi=ie.__c,Vi=ie.unmount,Ki=ie.__;function mn(e,t){ie.__h&&ie.__h(ae,e,Zn||t),Zn=0;var n=ae.__H||(ae.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function _(e){return Zn=1,Sf(Zi,e)}function Sf(e,t,n){var o=mn(ht++,2);if(o.t=e,!o.__c&&(o.__=[n?n(t):Zi(void 0,t),function(s){var i=(o.__N||o.__)[0],a=o.t(i,s);Dr(i,a)||(o.__N=[a,o.__[1]],o.__c.setState({}))}],o.__c=ae,!ae.__f)){ae.__f=!0;var r=ae.shouldComponentUpdate;ae.shouldComponentUpdate=function(s,i,a){var l=this.__H;if(!l)return!0;var f=!1,u=this.props!=s;if(l.__.some(function(h){h.__N&&(f=!0,Dr(h.__[0],h.__N[0])||(u=!0))}),r){var p=r.call(this,s,i,a);return f?p||u:p}return!f||u}}return o.__}function q(e,t){var n=mn(ht++,3);!ie.__s&&Fr(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,ae.__H.__h.push(n))}function le(e,t){var n=mn(ht++,4);!ie.__s&&Fr(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,ae.__h.push(n))}function F(e){return Zn=5,Ot(function(){return{current:e}},[])}function Ot(e,t){var n=mn(ht++,7);return Fr(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function Ue(){var e=mn(ht++,11);if(!e.__){for(var t=ae.__v;!t.__m&&t.__;)t=t.__;var n=t.__m||(t.__m=[0,0]);e.__="P"+n[0]+"-"+n[1]++}return e.__}function Ef(){var e;do{for(;e=Rr.shift();)try{dn(e)}catch(n){ie.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=Ji.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(dn),t.__h.some(Lr),t.__h=[]}catch(n){t.__h=[],ie.__e(n,e.__v)}}}while(Rr.length)}ie.__b=function(e){ae=null,Gi&&Gi(e)},ie.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),Ki&&Ki(e,t)},ie.__r=function(e){ji&&ji(e),ht=0;var t=(ae=e.__c).__H;t&&(Cr==ae?ae.__h=[]:(t.__h.some(dn),t.__h.some(Lr),ht=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),Cr=ae},ie.diffed=function(e){qi&&qi(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&Xi(Ji.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),Cr=ae=null},ie.__c=function(e,t){t.some(function(n){try{n.__h.some(dn),n.__h=n.__h.filter(function(o){return!o.__||Lr(o)})}catch(o){n.__h=[function(){throw o}]}}),Wi&&Wi(e,t)},ie.unmount=function(e){Vi&&Vi(e);var t,n,o=e.__c;o&&o.__H&&(o.__H.__.some(function(r){try{if(r.__P&&r.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}r.__P=n,Xi(Rr.push(r))}else dn(r)}catch(s){t=s}}),o.__H=void 0,t&&ie.__e(t,o.__v))};var Yi=typeof requestAnimationFrame=="function";function Tf(e){var t,n=function(){clearTimeout(o),Yi&&cancelAnimationFrame(t),setTimeout(e)},o=setTimeout(n,35);Yi&&(t=requestAnimationFrame(n))}function Xi(e){e!=1&&zi==ie.requestAnimationFrame||((zi=ie.requestAnimationFrame)||Tf)(Ef)}function dn(e){var t=ae,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),ae=t}function Lr(e){var t=ae;e.__c=e.__(),ae=t}function Fr(e,t){return!e||e.length!=t.length||t.some(function(n,o){return!Dr(n,e[o])})}function Zi(e,t){return typeof t=="function"?t(e):t}var Of=2500;function Qn({text:e,label:t=ee("copy.button")}){let[n,o]=_("");return m`<button type="button" class="button quiet copy" onClick=${async()=>{let s=await Pf(typeof e=="string"?e:e());o(s?"done":"failed"),setTimeout(()=>o(""),Of)}}>
    <${S} name=${n==="done"?"check":"copy"} />
    <span aria-live="polite">${n?ee(`copy.${n}`):t}</span>
  </button>`}async function Pf(e){try{return await navigator.clipboard.writeText(e),!0}catch{let t=document.createElement("textarea");t.value=e,t.className="visually-hidden";let n=document.activeElement;(document.querySelector("dialog[open]")??document.body).append(t),t.select();let o=document.execCommand("copy");return t.remove(),n instanceof HTMLElement&&n.focus(),o}}var If=500,Af=90,Br={advice:{},isForDevelopers:!1};function Qi(e){Object.assign(Br,e)}function T({error:e,title:t,onRetry:n,children:o}){if(!e)return null;let r=e instanceof Y?e:null,s=r?Br.advice[r.status]:"",i=Br.isForDevelopers||(r?.status??0)>=If;return m`<div class="problem" role="alert">
    <p class="problem-words">
      ${t?m`<strong>${t}</strong>${" "}`:null}${Nf(e)}
    </p>
    ${s?m`<p>${s}</p>`:null} ${o}
    ${r?.retryAfterSeconds?m`<p>${Cf(r.retryAfterSeconds)}</p>`:null}
    ${r?.requestId&&i?m`<p class="problem-id hint">
          ${Jn("problem.request",{id:m`<code>${r.requestId}</code>`})}
          ${r.status?`, ${ee("problem.status",{status:`${r.status}`})}`:null}
          <${Qn} text=${r.requestId} label=${ee("problem.copyId")} />
        </p>`:null}
    ${n?m`<button type="button" class="button" onClick=${n}>
          ${ee("problem.again")}
        </button>`:null}
  </div>`}function Nf(e){let t=e instanceof Error?e.message:String(e);return hn(t)}function hn(e){let t=e.trim(),n=t.charAt(0).toUpperCase()+t.slice(1);return/[.!?…]$/.test(n)?n:`${n}.`}function Cf(e){return e<Af?ee("problem.wait",{count:e}):ee("problem.waitMinutes",{count:Math.ceil(e/60)})}var ea={page:{name:"Yggdrasil",title:"{screen} · Yggdrasil",wait:"Please wait…"},button:{add:"Add",addChild:"Add a child",addParent:"Add a parent",addSibling:"Add a sibling",addSpouse:"Add a spouse",cancel:"Cancel",close:"Close",connect:"Connect",delete:"Delete",done:"Done",download:"Download",edit:"Edit",more:"More",moreFor:"More actions for {name}",redo:"Redo",save:"Save",showMore:"Show more",signIn:"Sign in",signOut:"Sign out",signUp:"Sign up",undo:"Undo"},problem:{forbidden:"Ask the owner of the tree for access.",notFound:"It may have been deleted, or you may no longer have access to it.",conflict:"Check what has changed, and try again if your change still makes sense.",tooLarge:"Try something smaller.",tooMany:"Please wait a moment before you try again.",internal:"This is our fault. Try again. If it keeps happening, contact the administrator.",unavailable:"The server is busy. Nothing was lost. Try again in a moment."},account:{title:"My account",profile:"Name and e-mail",name:"Your name",nameHint:"Shown to people you share a tree with.",email:"E-mail address",password:"Password",passwordHint:"At least 8 characters. Try a few random words.",newPassword:"New password",currentPassword:"Current password",yourPassword:"Your password",passwordToConfirm:"Your password, to confirm it’s you",saved:"Your account was saved.",savedUnconfirmed:"Saved. Open the link we sent to {email} to confirm it.",changePassword:"Change password",passwordChanged:"Your password was changed. Other devices are signed out.",data:"My data",dataHint:"One file with your trees and everyone in them. Restoring it brings back whatever was deleted or changed since. Anything added since stays.",photos:"Include photos",restore:"Restore from a file",restoreFile:"Backup file to restore",restored:"Restored: {trees}.",restoredTree:"“{name}”",restoredNothing:"This file contains no trees.",notRestored:"The file could not be restored completely.",notBackup:"This isn’t a backup file. {reason}",delete:"Delete my account",deleteWarning:"Your account and all your trees will be deleted, also for the people you share them with. This cannot be undone: download your data first.",deleteAll:"Delete my account and all my trees",deleted:"Your account and your trees are deleted. Goodbye.",sessionEnded:"You have been signed out. Please sign in again.",signedOut:"You are signed out. See you soon."},door:{welcome:"Welcome back",signInIntro:"Sign in to see your family trees.",signInToConfirm:"Sign in to confirm your e-mail address.",wrong:"Wrong e-mail or password.",toForgot:"Forgot your password?",toSignUp:"New here? Sign up",toSignIn:"Already have an account? Sign in",backToSignIn:"Back to sign in",grow:"Grow your family tree",signUpIntro:"Your family’s people, photos and stories in one place.",forgotTitle:"Forgotten password",forgot:"Forgot your password?",forgotIntro:"Enter your e-mail address and we’ll send you a link to set a new password.",sendLink:"Send reset link",sent:"Check your e-mail",sentTo:"If there is an account for {email}, we’ve sent a link to it. This may take a few minutes. Check your spam folder.",resetIntro:"Choose a new password. You will be signed out on all devices.",setPassword:"Set password",passwordSet:"Your new password is set. Sign in with it.",expired:"Links work once and expire after an hour.",newLink:"Request a new link",confirmTitle:"Confirm your e-mail",confirming:"Confirming your e-mail address…",confirmed:"Your e-mail address is confirmed.",brokenLink:"This link doesn’t work",toTrees:"Go to my trees"},home:{title:"My trees",skip:"Skip to content",newTree:"New tree",empty:"Every tree begins with one person",emptyHint:"Start with yourself and add your parents. Or import a GEDCOM file from another program: drop it anywhere on this page.",plant:"Plant a tree",own:"Owned by me",shared:"Shared with me",drop:"Drop the file to create a tree from it",confirm:"Your e-mail address",unconfirmed:"<strong>Please confirm your e-mail.</strong> Open the link we sent to {email}. Then others can share their trees with you.",resend:"Send the link again",resent:"We’ve sent a link to {email}.",people:{one:"{count} person",other:"{count} people"},guests:{one:"{count} guest",other:"{count} guests"},changed:"Changed {ago}",changedOn:"Changed on {date}",changedNow:"Changed just now",leave:"Leave tree",leaveTitle:"Leave this tree?",leaveButton:"Leave",leaveWarning:"You will no longer see “{tree}” unless its owner invites you again.",deleteTitle:"Delete this tree?",deleteButton:"Delete tree",deleteWarning:{one:"{count} person with all photos and relationships will be deleted, also for everyone you share the tree with. This cannot be undone. You can export the tree to a file first.",other:"{count} people with all photos and relationships will be deleted, also for everyone you share the tree with. This cannot be undone. You can export the tree to a file first."},deleting:"“{tree}” is being deleted.",startWith:"Start with",startEmpty:"An empty tree",startFile:"A file",create:"Create tree"},tree:{details:"Name and description",name:"Tree name",nameExample:"The Bergs of Uppsala",description:"Description",descriptionHint:"Optional. Visible to anyone who can see the tree.",public:"Public",access:{viewer:"Can view",editor:"Can edit"},skip:"Skip to the tree",opening:"Opening the tree…",untitled:"Tree",search:"Search people",kin:"Relationship",kinHint:"How are two people related?",insights:"Insights",share:"Share",publish:"Publish",import:"Import a file",export:"Export",print:"Print",keys:"Keyboard shortcuts",nobody:"There is no one in this tree yet",empty:"Add the first person",emptyHint:"Start with yourself or the oldest relative you remember. Everyone else follows.",addFirst:"Add person",drop:"Drop the file to import it into this tree",noParents:"No parents recorded yet.",noChildren:"No children recorded yet.",noParentsOrChildren:"No parents or children recorded yet."},view:{title:"View",tree:"Tree",pedigree:"Pedigree",descendants:"Descendants",hourglass:"Hourglass",fan:"Fan",list:"List",zoom:"Zoom",zoomIn:"Zoom in",zoomOut:"Zoom out",fit:"Fit to screen",generations:"Generations",generationsBack:{one:"{count} generation back",other:"{count} generations back"},generationsDown:{one:"{count} generation down",other:"{count} generations down"},generationsEachWay:{one:"{count} generation each way",other:"{count} generations each way"}},list:{title:"Everyone",filter:"Filter by name",filterExample:"Filter by name…",table:"Table of people",name:"Name",born:"Born",place:"Birthplace",died:"Died",children:"Children"},history:{undo:"Undo: {what}",redo:"Redo: {what}",nothingToUndo:"Nothing to undo",nothingToRedo:"Nothing to redo",undone:"Undone: {what}.",undoneForGood:"Undone: {what}. This cannot be redone.",redone:"Redone: {what}.",doneForGood:"{done} This cannot be undone.",adding:"adding {name}",added:"{name} was added.",editing:"changes to {name}",saved:"{name} was saved.",deleting:"deleting {name}",deleted:"{name} was deleted.",photo:"photo change for {name}",photoSaved:"The photo was saved.",photoRemoved:"The photo was removed.",root:"{name} as home person",rootSet:"{name} is now the home person.",connecting:"connecting {one} and {other}",parent:"{parent} is now a parent of {child}.",parents:"{parent} and {other} are now parents of {child}.",couple:"{one} and {other} are now a couple.",disconnecting:"removing the relationship between {one} and {other}",disconnected:"{one} and {other} are no longer connected.",editingLink:"changes to the relationship between {one} and {other}",savedLink:"Saved."},person:{unnamed:"Unnamed person",missing:"Unknown person",living:"A living person",hidden:"This person is probably alive, so their details are hidden.",unsaved:"You have unsaved changes here.",makeRoot:"Make this the home person",showInTree:"Show in tree",chart:{pedigree:"Pedigree chart",descendants:"Descendant chart",hourglass:"Hourglass chart",fan:"Fan chart"},chartHint:"Chart starting from this person",nothingKnown:"No details yet.",deathUnknown:"Date unknown",photo:"Photo",addPhoto:"Add photo",changePhoto:"Change photo",removePhoto:"Remove photo",addPhotoOf:"Add photo of {name}",changePhotoOf:"Change photo of {name}",removePhotoOf:"Remove photo of {name}",nameNeeded:"Enter a first or last name.",stale:"Someone else has changed this person in the meantime",staleHint:"Keeping your changes affects only what you changed. The rest stays as theirs.",keepMine:"Keep my changes",takeTheirs:"Use theirs",field:"Field",theirs:"Theirs",yours:"Yours",noValue:"—"},field:{firstName:"First name",middleName:"Middle names",lastName:"Last name",birthName:"Birth name (née)",preferredName:"Nickname",preferredNameHint:"The name they are known by.",suffix:"Suffix",suffixExample:"Jr., III",gender:"Gender",birth:"Born",birthPlace:"Place of birth",death:"Died",deathPlace:"Place of death",living:"Living",biography:"Life story",dateExample:"12 Mar 1850, about 1850",dateHint:"Approximate dates are fine.",dateRead:"Recognised as: {date}",dateUnclear:"Day or month first? Write the month as a word, such as 3 April 1850.",dateUnread:"Not recognised as a date – saved as typed."},gender:{Female:"Female",Male:"Male",Other:"Other",Unknown:"Unknown"},living:{auto:"Automatic",yes:"Living",no:"Deceased"},relatives:{parents:"Parents",spouses:"Spouses",children:"Children",siblings:"Siblings",menu:"Relationship with {name}",edit:"Edit relationship",remove:"Remove relationship",pair:"{one} and {other}",type:"Relationship",types:{Biological:"Biological",Adoptive:"Adoptive",Step:"Step",Foster:"Foster"},notes:{Adoptive:"adoptive",Step:"step",Foster:"foster",Half:"half-sibling"},status:"Status",statuses:{Married:"Married",Partner:"Partners, not married",Divorced:"Divorced",Widowed:"Widowed",Separated:"Separated",Unknown:"Unknown"},married:"Married",marriagePlace:"Place of marriage",divorced:"Divorced",adopted:"Adopted",notesLabel:"Notes",earlier:"Earlier marriage",earlierNumber:"Earlier marriage {number}",addEarlier:"Add an earlier marriage",removeEarlier:"Remove earlier marriage",removeEarlierNumber:"Remove earlier marriage {number}",ended:"How it ended",unions:{Married:"married",Partner:"partners",Divorced:"divorced",Widowed:"widowed",Separated:"separated"},marriedOn:"married {date}",divorcedOn:"divorced {date}",previously:"previously {unions}"},add:{alone:"New person",parent:"Add a parent of {name}",child:"Add a child of {name}",spouse:"Add a spouse of {name}",sibling:"Add a sibling of {name}",who:"Who is it?",new:"New person",existing:"Existing person",chosen:"Selected: {name}",couple:"Couple with {name}",noCouple:"Not a couple",chooseParent:"Choose the other parent.",choose:"Choose…",otherParent:"Other parent",biologicalParent:"Biological parent",parentUnknown:"Unknown or not in this tree",alsoParent:"Also biological parent of",isParent:"{one} is a parent of {other}",isChild:"{one} is a child of {other}",areCouple:"{one} and {other} are a couple"},picker:{example:"Name",hits:"Search results",none:"No one found with that name."},kin:{title:"How are they related?",close:"Close the relationship finder",first:"First person",second:"Second person",swap:"Swap",change:"Change person: {name}",none:"{one} and {other} are not related, as far as this tree shows.",is:"{other} is {one}’s {kin}.",descend:"Both descend from {people}.",belong:"Both belong to the family of {people}.",path:{one:"Path: {count} step",other:"Path: {count} steps"},step:"{name}’s {kin}",parent:{Biological:{Male:"father",Female:"mother",Neutral:"parent"},Adoptive:{Male:"adoptive father",Female:"adoptive mother",Neutral:"adoptive parent"},Foster:{Male:"foster father",Female:"foster mother",Neutral:"foster parent"},Step:{Male:"stepfather",Female:"stepmother",Neutral:"stepparent"}},child:{Biological:{Male:"son",Female:"daughter",Neutral:"child"},Adoptive:{Male:"adopted son",Female:"adopted daughter",Neutral:"adopted child"},Foster:{Male:"foster son",Female:"foster daughter",Neutral:"foster child"},Step:{Male:"stepson",Female:"stepdaughter",Neutral:"stepchild"}},spouse:{Married:{Male:"husband",Female:"wife",Neutral:"spouse"},Divorced:{Male:"former husband",Female:"former wife",Neutral:"former spouse"}}},insights:{close:"Close insights",checks:"Checks",duplicates:"Duplicates",statistics:"Statistics",anniversaries:"Anniversaries",timeline:"Timeline",places:"Places"},checks:{none:"No problems found. Well done!",error:"Error",warning:"Unlikely",info:"Missing",codes:{bornAfterDeath:"Born after their death",bornAfterMothersDeath:"Born after their mother’s death",bornLongAfterFathersDeath:"Born long after their father’s death",bornAfterOwnChild:"Born after their own child",parentTooYoung:"Very young parents",motherTooOld:"Very old mothers",fatherTooOld:"Very old fathers",tooOld:"Over 120 years old",inTheFuture:"Birth or death in the future",marriedTooYoung:"Married as a child",marriedAfterDeath:"Married after their death",divorcedBeforeMarriage:"Divorced before the wedding",baptizedBeforeBirth:"Baptised before birth",ownAncestor:"Their own ancestor",marriedToKin:"Married to a close relative",twoFathers:"Two biological fathers",twoMothers:"Two biological mothers",tooManyParents:"More than two biological parents",marriedToSelf:"Married to themselves",siblingsTooClose:"Siblings born too close together",disconnected:"Not connected to anyone",missingSex:"Gender unknown",missingBirth:"Birth unknown",missingSurname:"Last name unknown"}},duplicates:{none:"No duplicates found.",intro:"These may be the same person, entered twice.",compare:"Compare",title:"Are they the same person?",hint:"Missing details are filled in from the other record, which is then removed. All relationships are kept. This cannot be undone.",merge:"Merge",differ:"Not the same person",merged:"Merged: {name}.",keep:"Keep this one",name:"Name",relatives:"Relatives"},statistics:{people:"People",living:"Living",couples:"Couples",generations:"Generations",ageAtDeath:"Age at death",ageAtMarriage:"Age at marriage",ageOfMothers:"Mother’s age at birth",ageOfFathers:"Father’s age at birth",childrenPerCouple:"Children per couple",lastNames:"Last names",femaleNames:"Female first names",maleNames:"Male first names",completeness:"Completeness (%)",sex:"Gender",birthDate:"Birth",birthPlace:"Place of birth",deathDate:"Death",parents:"Parents",mostChildren:"Most children",children:{one:"{count} child",other:"{count} children"},birthsByDecade:"Births by decade",birthsByCentury:"Births by century",years:"{year}s",chart:"{title}: {bars}",bar:"{label}: {count}"},anniversaries:{month:"Month",none:"No anniversaries this month.",birth:"{people} <when>born {year}, {ago}</when>",death:"{people} <when>died {year}, {ago}</when>",marriage:"{people} <when>married {year}, {ago}</when>"},timeline:{none:"No dates recorded yet.",birth:"{people} was born",marriage:"{people} married",divorce:"{people} divorced",death:"{people} died"},places:{none:"No places recorded yet.",births:{one:"{count} birth",other:"{count} births"},marriages:{one:"{count} marriage",other:"{count} marriages"},deaths:{one:"{count} death",other:"{count} deaths"},others:{one:"and {count} other",other:"and {count} others"}},share:{title:"Share “{tree}”",access:"Access",accessOf:"Access for {name}",who:"Who has access",guests:"Guests",nobody:"Only you.",invite:"Invite",emailExample:"aunt@example.com",invited:"{email} can now find this tree under “Shared with me”.",unknown:"No one has signed up with this e-mail address. Ask them to, then invite them.",unconfirmed:"This e-mail address has not been confirmed. Ask them to open the link in the e-mail they received, then invite them again.",stop:"Stop sharing",stopWith:"Stop sharing with {name}",stopped:"{name} can no longer see this tree.",formerUser:"Former user",hint:"People who can edit see everyone in the tree. For people who can only view, living people are hidden."},publish:{title:"Publish “{tree}”",isPublic:"This tree is public: anyone with the link can view it without signing in.",isPrivate:"Only you and the people you share it with can see this tree.",shown:"What everyone sees",shownName:"The name and description of the tree",shownDead:{one:"{count} deceased person, with dates, places, life story and photo",other:"{count} deceased people, with dates, places, life stories and photos"},shownAnyDead:"Deceased people, with dates, places, life stories and photos",shownKin:"Who is related to whom",hidden:"What stays hidden",hiddenLiving:{one:"<strong>{count} living person</strong>: no name, date or photo is shown",other:"<strong>{count} living people</strong>: no names, dates or photos are shown"},hiddenAnyLiving:"Living people: no names, dates or photos are shown",hiddenOwner:"Who you are and who you share the tree with",hint:"People count as living if they were born less than 110 years ago and are not known to have died. You can mark each person as living or deceased.",link:"Public link",copy:"Copy link",publish:"Publish tree",stop:"Stop publishing",preview:"Preview public view"},export:{title:"Export",format:"File format",ged551:"GEDCOM 5.5.1",ged551Hint:"Works with nearly every genealogy program. If in doubt, choose this one.",ged70:"GEDCOM 7.0",ged70Hint:"Newer version – only if the other program supports it.",gdz:"GEDCOM 7.0 with photos",gdzHint:"One file that includes the photos.",json:"JSON",jsonHint:"For your own programs.",living:"Include living people",livingHint:"Without them, their names and dates are left out and the file is safe to share.",noLiving:"The file contains no living people, because you can only view this tree.",writing:"Preparing the file…"},import:{title:"Import into “{tree}”",hint:"Everyone in the file is added. People from an earlier version of the same file are updated, not added twice.",file:"File to import",dropHere:"Drop a file here: GEDCOM (.ged), .gdz or JSON",choose:"Choose a file",chooseOther:"Choose another file",preview:"Preview",import:"Import file",reading:"Reading…",importing:"Importing…",readingFile:"Reading the file…",progress:"{written} of {total} imported",imported:"{file} was imported.",notImported:"The file could not be imported.",forGood:"An import cannot be undone.",open:"Open tree",fix:"Nothing was changed. Export the file again from the program that created it, or fix that line in a text editor."},report:{title:"Report",done:"The file was imported",doneSentence:"The file was imported.",planned:"What will be imported",added:{one:"{count} person added",other:"{count} people added"},updated:{one:"{count} person updated",other:"{count} people updated"},unchanged:{one:"{count} person unchanged",other:"{count} people unchanged"},couples:{one:"{count} couple",other:"{count} couples"},parentLinks:{one:"{count} relationship between parents and children",other:"{count} relationships between parents and children"},photos:{one:"{count} photo",other:"{count} photos"},editsKept:{one:"{count} of your changes kept",other:"{count} of your changes kept"},editsReplaced:{one:"{count} of your changes replaced",other:"{count} of your changes replaced"},missingPeople:{one:"{count} person from an earlier import is not in this file",other:"{count} people from an earlier import are not in this file"},warnings:{one:"{count} thing to check",other:"{count} things to check"},warning:"Line {line}: {text}",moreWarnings:{one:"And {count} more.",other:"And {count} more."},kept:{one:"Kept for the next export, but not shown: {count} line",other:"Kept for the next export, but not shown: {count} lines"},refused:{one:"Skipped (impossible): {count} line",other:"Skipped (impossible): {count} lines"},tag:"<code>{tag}</code> {count}×, first on line {line}"},print:{title:"Print",listHint:"Prints everyone in the list, in its current order. To print a chart instead, open the chart first.",list:"Print list",drawingHint:"Prints the whole drawing of the current view on one page. In your browser’s print dialog, you can also save it as a PDF.",drawing:"Print or save as PDF",svg:"Download as SVG",svgHint:"An SVG file stays sharp at any size: a print shop can print it poster size."},keys:{views:"1 to 6",arrows:"Arrow keys",enter:"Enter",escape:"Escape",zoom:"+ and −",undo:"u, Ctrl Z",redo:"r, Ctrl Y",doSearch:"Search people",doViews:"Tree, pedigree, descendants, hourglass, fan, list",doArrows:"In the chart: move to parents, children, spouses or siblings",doEnter:"In the chart: open the person",doEscape:"Close the person, or whatever was opened last",doEdit:"Edit the open person",doAdd:"Add a parent, child or spouse to the open person",doKin:"How are two people related?",doInsights:"Insights",doFit:"Fit to screen",doZoom:"Zoom in and out",doUndo:"Undo",doRedo:"Redo",doKeys:"This list"},canvas:{title:"Family tree",label:{one:"{tree}: {count} person",other:"{tree}: {count} people"},help:"Use the arrow keys to move to parents, children, spouses and siblings. Press Enter to open a person, plus and minus to zoom, 0 for full size, and F to fit the screen.",people:"People in view",nameless:"No name",born:"b. {year}",died:"d. {year}",father:{one:"father of {count}",other:"father of {count}"},mother:{one:"mother of {count}",other:"mother of {count}"},parent:{one:"parent of {count}",other:"parent of {count}"},son:"Son of {people}",daughter:"Daughter of {people}",child:"Child of {people}",with:"Partner of {people}"},legend:{child:"Child",Adoptive:"Adopted",Step:"Step",Foster:"Foster",couple:"Couple",parents:"Parents of a child",Divorced:"Divorced",Separated:"Separated"},generation:{number:"Generation {number}",same:"Same generation",unconnected:"Unconnected",parents:"Parents",grandparents:"Grandparents",greatGrandparents:"Great-grandparents",manyGreatGrandparents:"{count}× great-grandparents",children:"Children",grandchildren:"Grandchildren",greatGrandchildren:"Great-grandchildren",manyGreatGrandchildren:"{count}× great-grandchildren"},date:{day:"{day} {month} {year}",month:"{month} {year}",bc:"{year} BC",about:"about {date}",calculated:"calculated {date}",estimated:"probably {date}",before:"before {date}",after:"after {date}",from:"from {date}",to:"to {date}",between:"between {from} and {to}",period:"from {from} to {to}",quoted:"{date} (“{phrase}”)",calendar:"{date} ({calendar})",julian:"Julian calendar",french:"French Republican calendar",hebrew:"Hebrew calendar",aboutYear:"c. {year}",beforeYear:"bef. {year}",afterYear:"aft. {year}",bornYear:"born {year}",unknownYear:"?"}};var{text:c,rich:xe}=Di({"en-GB":ea});Qi({advice:{403:c("problem.forbidden"),404:c("problem.notFound"),409:c("problem.conflict"),413:c("problem.tooLarge"),429:c("problem.tooMany"),500:c("problem.internal"),503:c("problem.unavailable")}});var Df=Symbol.for("preact-signals");function oo(){if(Ve>1){Ve--;return}let e,t=!1;for((function(){let n=eo;for(eo=void 0;n!==void 0;){let o=n.S;if(o.v===n.v)for(let r=o.t;r!==void 0;r=r.x)r.i===n.i&&(r.i=o.i);n=n.o}})();$n!==void 0;){let n=$n;for($n=void 0,to++;n!==void 0;){let o=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&na(n))try{n.c()}catch(r){t||(e=r,t=!0)}n=o}}if(to=0,Ve--,t)throw e}function Hr(e){if(Ve>0)return e();Ur=++Rf,Ve++;try{return e()}finally{oo()}}var re,gn,$n;function yn(e){let t=re,n=gn;re=void 0,gn=void 0;try{return e()}finally{re=t,gn=n}}var eo,Ve=0,to=0,Rf=0,Ur=0,no=0;function ta(e){if(re===void 0)return;let t=e.n;if(t===void 0||t.t!==re)return t={i:0,S:e,p:re.s,n:void 0,t:re,e:void 0,x:void 0,r:t},re.s!==void 0&&(re.s.n=t),re.s=t,e.n=t,32&re.f&&e.S(t),t;if(t.i===-1)return t.i=0,t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=re.s,t.n=void 0,re.s.n=t,re.s=t),t}function ce(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}ce.prototype.brand=Df;ce.prototype.h=function(){return!0};ce.prototype.S=function(e){let t=this.t;t!==e&&e.e===void 0&&(e.x=t,this.t=e,t!==void 0?t.e=e:yn(()=>{var n;(n=this.W)==null||n.call(this)}))};ce.prototype.U=function(e){if(this.t!==void 0){let t=e.e,n=e.x;t!==void 0&&(t.x=n,e.e=void 0),n!==void 0&&(n.e=t,e.x=void 0),e===this.t&&(this.t=n,n===void 0&&yn(()=>{var o;(o=this.Z)==null||o.call(this)}))}};ce.prototype.subscribe=function(e){return He(()=>{let t=this.value;yn(()=>e(t))},{name:"sub"})};ce.prototype.valueOf=function(){return this.value};ce.prototype.toString=function(){return this.value+""};ce.prototype.toJSON=function(){return this.value};ce.prototype.peek=function(){return yn(()=>this.value)};Object.defineProperty(ce.prototype,"value",{get(){let e=ta(this);return e!==void 0&&(e.i=this.i),this.v},set(e){if(e!==this.v){if(to>100)throw new Error("Cycle detected");(function(t){Ve!==0&&to===0&&t.l!==Ur&&(t.l=Ur,eo={S:t,v:t.v,i:t.i,o:eo})})(this),this.v=e,this.i++,no++,Ve++;try{for(let t=this.t;t!==void 0;t=t.x)t.t.N()}finally{oo()}}}});function ne(e,t){return new ce(e,t)}function na(e){for(let t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||!t.S.h()||t.S.i!==t.i)return!0;return!1}function oa(e){for(let t=e.s;t!==void 0;t=t.n){let n=t.S.n;if(n!==void 0&&(t.r=n),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}function ra(e){let t,n=e.s;for(;n!==void 0;){let o=n.p;n.i===-1?(n.S.U(n),o!==void 0&&(o.n=n.n),n.n!==void 0&&(n.n.p=o)):t=n,n.S.n=n.r,n.r!==void 0&&(n.r=void 0),n=o}e.s=t}function gt(e,t){ce.call(this,void 0,t),this.x=e,this.s=void 0,this.g=no-1,this.f=4}gt.prototype=new ce;gt.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===no))return!0;if(this.g=no,this.f|=1,this.i>0&&!na(this))return this.f&=-2,!0;let e=re;try{oa(this),re=this;let t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(t){this.v=t,this.f|=16,this.i++}return re=e,ra(this),this.f&=-2,!0};gt.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(let t=this.s;t!==void 0;t=t.n)t.S.S(t)}ce.prototype.S.call(this,e)};gt.prototype.U=function(e){if(this.t!==void 0&&(ce.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(let t=this.s;t!==void 0;t=t.n)t.S.U(t)}};gt.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(let e=this.t;e!==void 0;e=e.x)e.t.N()}};Object.defineProperty(gt.prototype,"value",{get(){if(1&this.f)throw new Error("Cycle detected");let e=ta(this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function we(e,t){return new gt(e,t)}function sa(e){let t=e.j;if(e.j=void 0,typeof t=="function"){Ve++;let n=re;re=void 0;try{t()}catch(o){throw e.f&=-2,e.f|=8,zr(e),o}finally{re=n,oo()}}}function zr(e){for(let t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=void 0,e.s=void 0,sa(e)}function Lf(e){if(re!==this)throw new Error("Out-of-order effect");ra(this),re=e,this.f&=-2;try{8&this.f&&zr(this)}finally{oo()}}function Pt(e,t){this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,gn&&gn.push(this)}Pt.prototype.c=function(){let e=this.S();try{if(8&this.f||this.x===void 0)return;let t=this.x();typeof t=="function"&&(this.j=t)}finally{e()}};Pt.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,sa(this),oa(this),Ve++;let e=re;return re=this,Lf.bind(this,e)};Pt.prototype.N=function(){2&this.f||(this.f|=2,this.u=$n,$n=this)};Pt.prototype.d=function(){this.f|=8,1&this.f||zr(this)};Pt.prototype.dispose=function(){this.d()};function He(e,t){let n=new Pt(e,t);try{n.c()}catch(r){throw n.d(),r}let o=n.d.bind(n);return o[Symbol.dispose]=o,o}var Ff=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__,ia,so,ro;var aa=[];He(function(){ia=this.N})();function It(e,t){K[e]=t.bind(null,K[e]||(()=>{}))}function bn(e){if(ro){let t=ro;ro=void 0,t()}ro=e&&e.S()}function la({data:e}){let t=Uf(e);t.name="ReactiveDom",t.value=e;let[n,o]=Ot(()=>{let r=this,s=this.__v;for(;s=s.__;)if(s.__c){s.__c.__$f|=4;break}let i=we(()=>{let u=t.value.value;return u===0?0:u===!0?"":u||""}),a=we(()=>!Array.isArray(i.value)&&!xr(i.value)),l=He(function(){if(this.N=ca,a.value){let u=i.value;r.__v&&r.__v.__e&&r.__v.__e.nodeType===3&&(r.__v.__e.data=u)}}),f=this.__$u.d;return this.__$u.d=function(){l(),f.call(this)},[a,i]},[]);return n.value?o.peek():o.value}la.displayName="ReactiveTextNode";Object.defineProperties(ce.prototype,{constructor:{configurable:!0,value:Yn(dt,null).constructor},type:{configurable:!0,value:la},props:{configurable:!0,get(){let e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}});It("__b",(e,t)=>{if(bn(),so=void 0,typeof t.type=="string"){let n,o=t.props;for(let r in o){if(r==="children")continue;let s=o[r];s instanceof ce&&(n||(t.__np=n={}),n[r]=s,o[r]=s.peek())}}e(t)});It("__r",(e,t)=>{if(e(t),t.type!==dt){bn();let n,o=t.__c;o&&(o.__$f&=-2,n=o.__$u,n===void 0&&(o.__$u=n=(function(r,s){let i;return He(function(){i=this},{name:s}),i.c=r,i})((function(r){return function(){var s;Ff&&((s=this.y)==null||s.call(this)),r.__$f|=1,r.setState({})}})(o),typeof t.type=="function"?t.type.displayName||t.type.name:""))),so=o,bn(n)}});It("__e",(e,t,n,o)=>{bn(),so=void 0,e(t,n,o)});It("diffed",(e,t)=>{bn(),so=void 0;let n;if(typeof t.type=="string"&&(n=t.__e)){let o=t.__np,r=t.props,s=n.U;if(s)for(let i in s){let a=s[i];a===void 0||o&&i in o||(a.d(),s[i]=void 0)}if(o){s||(s={},n.U=s);for(let i in o){let a=s[i],l=o[i];a===void 0?(a=Bf(n,i,l,r),s[i]=a):a.o(l,r)}}}e(t)});function Bf(e,t,n,o){let r=t in e&&e.ownerSVGElement===void 0,s=ne(n);return{o:(i,a)=>{s.value=i,o=a},d:He(function(){this.N=ca;let i=s.value.value;o[t]!==i&&(o[t]=i,r?e[t]=i:i!=null&&(i!==!1||t[4]==="-")?e.setAttribute(t,i):e.removeAttribute(t))})}}It("unmount",(e,t)=>{if(typeof t.type=="string"){let n=t.__e;if(n){let r=n.U;if(r){n.U=void 0;for(let s in r){let i=r[s];i&&i.d()}}}let o=t.__np;if(o){let r=t.props;for(let s in o)r[s]=o[s]}t.__np=void 0}else{let n=t.__c;if(n){n.__$f|=8;let o=n.__$u;o&&(n.__$u=void 0,o.d())}}e(t)});It("__h",(e,t,n,o)=>{o<3&&(t.__$f|=2),e(t,n,o)});Tt.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;let n=this.__$u,o=n&&n.s!==void 0;for(let r in t)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){let r=2&this.__$f;if(!(o||r||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(let r in e)if(r!=="__source"&&e[r]!==this.props[r])return!0;for(let r in this.props)if(!(r in e))return!0;return!1};function Uf(e,t){return Ot(()=>ne(e,t),[])}var Hf=e=>{queueMicrotask(()=>{queueMicrotask(e)})};function zf(){Hr(()=>{let e;for(;e=aa.shift();)ia.call(e)})}function ca(){aa.push(this)===1&&(K.requestAnimationFrame||Hf)(zf)}var Gf=4e4,jf=[1,2,4,8],qf=30,Wf=304,Vf=401,ua=429,fa=503,At=ne(""),jr=new Set,Gr=0;function pa(e){let t=0,n=async l=>{let f=async()=>{if(l!==t)return!0;let p=await e.refresh?.()??!1;return p&&(t+=1),p},u=`tablewright.refresh ${new URL(".",document.baseURI).pathname}`;return navigator.locks?navigator.locks.request(u,f):f()},o=async(l,f,u)=>{let p=u.key??e.key?.()??"",h=u.timeoutMs?AbortSignal.timeout(u.timeoutMs):null,d=[u.signal,h].filter($=>$ instanceof AbortSignal),g;try{let $={method:l,signal:AbortSignal.any(d),...Yf(u,p)};g=await fetch(Kf(f,u.query),{...$,credentials:e.key?"omit":"same-origin"})}catch($){if(u.signal?.aborted)throw $;let y=h?.aborted;throw new Y(ee(y?"request.slow":"request.offline"),{code:y?"slow":"offline"})}if(g.ok||g.status===Wf)return g;throw await Xf(g,e)},r=async(l,f,u)=>{let p=t,h=e.key?.()??"";try{return await o(l,f,u)}catch(d){if(!(d instanceof Y&&d.status===Vf)||u.isGuest||u.key!==void 0)throw d;if(e.refresh&&await n(p))return o(l,f,u);throw e.onUnauthenticated?.(h),d}},s=async(l,f,u={})=>{let p=!1;try{for(let h of[...e.isPatient?jf:[],null])try{let d=await r(l,f,u);return da(),d}catch(d){let g=d instanceof Y?Jf(d,l,h):null;if(g===null)throw d;p||(Gr+=1),p=!0,await Qf(g,Zf(d))}throw new Y(ee("request.offline"),{code:"offline"})}finally{p&&(Gr-=1),Gr||(At.value="")}},i=async(l,f,u={})=>{let p=e.timeoutMs??Gf,h=await s(l,f,{timeoutMs:p,...u}),d=await h.text(),g=h.headers.get("Content-Type")?.includes("json"),$=u.read??e.read??JSON.parse;return{value:d===""?null:g?$(d):d,etag:h.headers.get("ETag")??"",serverMs:Date.parse(h.headers.get("Date")??"")||null}};return{send:s,receive:i,ask:async(l,f,u)=>(await i(l,f,u)).value}}function Kf(e,t={}){let n=new URL(e,document.baseURI);for(let[o,r]of Object.entries(t))r!=null&&r!==""&&n.searchParams.set(o,String(r));return n}function Yf({json:e,body:t,headers:n={},ifMatch:o},r){let s={...n};r&&(s.Authorization=`Bearer ${r}`),o&&(s["If-Match"]=o);let i=e===void 0?t:JSON.stringify(e);return i instanceof Blob?s["Content-Type"]=i.type||"application/octet-stream":i!==void 0&&(s["Content-Type"]="application/json"),{body:i,headers:s}}async function Xf(e,{read:t=JSON.parse,message:n=o=>o}){let o={status:e.status,requestId:e.headers.get("X-Request-Id")??"",retryAfterSeconds:Number(e.headers.get("Retry-After")??0)||0};try{let{error:r}=t(await e.text());return new Y(n(String(r.message)),{...o,code:String(r.code),details:r.details??{},requestId:String(r.requestId||o.requestId)})}catch{return new Y(ee("request.status",{status:`${e.status}`}),o)}}function Jf(e,t,n){if(n===null)return null;if(e.status===fa||e.status===ua){let o=e.retryAfterSeconds||n;return o<=qf?o:null}return e.code==="offline"&&t==="GET"?n:null}function Zf(e){return e.status===ua?ee("request.tooMany"):ee(e.status===fa?"request.busy":"request.lost")}async function Qf(e,t){At.value=t,await new Promise(n=>{jr.add(n),setTimeout(n,e*1e3)})}function da(){At.value="";for(let e of jr)e();jr.clear()}globalThis.addEventListener?.("online",da);var B=ne(void 0),ze=ne("");function ma(){B.peek()&&(ze.value=c("account.sessionEnded"),B.value=null)}var ha=6e4,ga=pa({isPatient:!0,timeoutMs:ha,message:ep,onUnauthenticated:ma}),{ask:D,receive:qr}=ga;async function Nt(e,t){return(await ga.send("GET",e,{timeoutMs:ha,...t})).blob()}function ep(e){let t=e.lastIndexOf(". ");return t<0?e:e.slice(0,t+1)}async function $a(){try{return(await D("GET","api/auth/session",{isGuest:!0})).user}catch(e){if(e instanceof Y&&e.status===401)return null;throw e}}async function ya(e){return(await D("POST","api/auth/register",{json:e,isGuest:!0})).user}async function ba(e){return(await D("POST","api/auth/login",{json:e,isGuest:!0})).user}async function wa(){await D("POST","api/auth/logout",{isGuest:!0})}async function va(e){await D("POST","api/auth/reset",{json:{email:e},isGuest:!0})}async function _a(e){await D("POST","api/auth/reset/confirm",{json:e,isGuest:!0})}async function xa(){await D("POST","api/users/me/confirmation")}async function ka(e){return D("POST","api/users/me/confirm",{json:{token:e}})}async function Ma(e){let t=await D("PATCH","api/users/me",{json:e});return t.user??t}async function Sa(e){await D("PUT","api/users/me/password",{json:e,isGuest:!0})}async function Ea(e){await D("POST","api/users/me/delete",{json:{password:e},isGuest:!0})}async function Ta(e){return Nt("api/backup",{query:{photos:e}})}async function Oa(e){return D("POST","api/restore",{body:new Blob([e],{type:"application/json"})})}async function Pa(e){return D("GET",`api/restores/${encodeURIComponent(e)}`)}function Ia({read:e,write:t,keep:n=()=>null}){let o=()=>e(location,history.state??{}),r=ne(o()),s=()=>{let i=o();JSON.stringify(i)!==JSON.stringify(r.peek())&&(r.value=i)};return addEventListener("popstate",s),addEventListener("hashchange",s),{place:r,go(i,{replace:a=!1}={}){let l={...r.peek(),...i};history[a?"replaceState":"pushState"](n(l),"",t(l)),r.value=l}}}var wn=["tree","pedigree","descendants","hourglass","fan","list"],Aa=e=>e!=="tree"&&e!=="list",Wr=2,Vr=10,Ca=4,Na={"":"trees",trees:"tree",public:"public",signin:"signin",signup:"signup",forgot:"forgot",reset:"reset",confirm:"confirm"},np={trees:"",tree:"trees",public:"public",signin:"signin",signup:"signup",forgot:"forgot",reset:"reset",confirm:"confirm"},Da=Ia({read:({hash:e})=>La(e.replace(/^#\/?/,"")),write:oe}),{place:U}=Da;function ge(e,t="",{replace:n=!1}={}){Ra({...La(""),screen:e,id:t},n)}function H(e,{replace:t=!1}={}){Ra({...U.peek(),...e},t)}function io(e){let{view:t,person:n,root:o}=U.peek(),r=Aa(t)?o||n:n||o;H({view:e,...Aa(e)?{root:r}:{}})}function oe({screen:e="trees",id:t="",view:n,root:o,generations:r,person:s,insight:i}){let a=[np[e],t].filter(Boolean).map(encodeURIComponent).join("/"),l=new URLSearchParams;n&&n!=="tree"&&l.set("view",n),o&&l.set("root",o),r&&r!==Ca&&l.set("generations",String(r)),s&&l.set("person",s),i&&l.set("insight",i);let f=l.toString();return`#/${a}${f?`?${f}`:""}`}function Ra(e,t){oe(e)!==(location.hash||"#/")&&Da.go(e,{replace:t})}function La(e){let[t="",n=""]=e.split("?",2),[o="",r=""]=t.split("/").map(op),s=new URLSearchParams(n),i=s.get("view")??"tree",a=Number(s.get("generations"))||Ca;return{screen:Object.hasOwn(Na,o)?Na[o]:"trees",id:r,view:wn.includes(i)?i:"tree",root:s.get("root")??"",generations:Math.min(Vr,Math.max(Wr,Math.round(a))),person:s.get("person")??"",insight:s.get("insight")??""}}function op(e){try{return decodeURIComponent(e)}catch{return""}}var rp=1e4,Fa=3,Ie=ne([]),Ba=0;function fe(e,t){let n={id:++Ba,text:e,action:t};Ie.value=[...Ie.value,n].slice(-Fa),setTimeout(()=>ao(n.id),rp)}function ue(e){let t={id:++Ba,text:"",error:e};Ie.value=[...Ie.value,t].slice(-Fa)}function ao(e){Ie.value=Ie.value.filter(t=>t.id!==e)}function Kr(){Ie.value=Ie.value.filter(e=>!e.action)}function Yr(){Ie.value=[]}function Ua({token:e}){let[t,n]=_(null),o=async()=>{try{B.value=await ka(e),fe(c("door.confirmed")),ge("trees","",{replace:!0})}catch(r){n(r)}};return q(()=>{document.title=c("page.title",{screen:c("door.confirmTitle")}),o()},[]),m`<main class="lone" aria-busy=${!t}>
    <h1>${c(t?"door.brokenLink":"door.confirming")}</h1>
    <${T} error=${t} />
    ${t?m`<p><a href=${oe({})}>${c("door.toTrees")}</a></p>`:null}
  </main>`}var Ha=["system","light","dark"],lo=document.documentElement,Xr=`${lo.dataset.preferences}.theme`,Jr=`${lo.dataset.preferences}.letters`,Ct=ne(localStorage.getItem(Xr)??"system"),Dt=ne(localStorage.getItem(Jr)!=="off");He(()=>{Ct.value==="system"?(localStorage.removeItem(Xr),delete lo.dataset.theme):(localStorage.setItem(Xr,Ct.value),lo.dataset.theme=Ct.value)});He(()=>{Dt.value?localStorage.removeItem(Jr):localStorage.setItem(Jr,"off")});function Ae({legend:e,name:t,value:n,options:o,onValue:r,isLegendShown:s=!1}){return m`<fieldset class="segments-field">
    <legend class=${s?"field-label":"visually-hidden"}>${e}</legend>
    <div class="segments">
      ${o.map(([i,a,l])=>m`<label
          class="segment"
          key=${i}
          title=${l?a:void 0}
        >
          <input
            type="radio"
            name=${t}
            value=${i}
            checked=${n===i}
            onChange=${()=>r(i)}
          />
          <span>
            ${l?m`<${S} name=${l} />`:null}
            <span class="segment-label">${a}</span>
          </span>
        </label>`)}
    </div>
  </fieldset>`}function co(){return m`<${Ae}
    legend=${ee("theme.title")}
    name="theme"
    value=${Ct.value}
    options=${Ha.map(e=>[e,ee(`theme.${e}`)])}
    onValue=${e=>{Ct.value=e}}
  />`}function P({label:e,value:t,onValue:n,hint:o,fault:r,type:s="text",options:i,...a}){let l=Ue(),f=r||o,u=f?`${l}-note`:void 0,p=h=>n(h.target.value);return m`<div class="field">
    <label for=${l}>${e}</label>
    ${i?m`<select id=${l} onChange=${p} aria-describedby=${u} ...${a}>
          ${i.map(([h,d])=>m`<option value=${h} selected=${h===t}>${d}</option>`)}
        </select>`:m`<${s==="area"?"textarea":"input"}
          id=${l}
          type=${s==="area"?void 0:s}
          value=${t}
          onInput=${p}
          autocomplete="off"
          spellcheck=${!1}
          aria-describedby=${u}
          aria-invalid=${r?"true":void 0}
          ...${a}
        />`}
    ${f?m`<p id=${u} class=${r?"hint fault":"hint"}>${f}</p>`:null}
  </div>`}function G(e){let[t,n]=_(!1),[o,r]=_(null);return{isBusy:t,problem:o,submit:async i=>{if(i.preventDefault(),!t){n(!0),r(null);try{await e()}catch(a){r(a)}n(!1)}}}}function za(){let[e,t]=_(""),[n,o]=_(!1),{isBusy:r,problem:s,submit:i}=G(async()=>{await va(e.trim()),o(!0)}),a=m`<p class="door-ways">
    <a href=${oe({screen:"signin"})}>${c("door.backToSignIn")}</a>
  </p>`;return n?m`<div class="door-sheet">
      <h1>${c("door.sent")}</h1>
      <p role="status">
        ${xe("door.sentTo",{email:m`<strong>${e.trim()}</strong>`})}
      </p>
      ${a}
    </div>`:m`<form class="door-sheet" onSubmit=${i}>
    <h1>${c("door.forgot")}</h1>
    <p>${c("door.forgotIntro")}</p>
    <${P} label=${c("account.email")} type="email" value=${e} onValue=${t}
      autocomplete="username" required autofocus />
    <${T} error=${s} />
    <button type="submit" class="button strong wide" disabled=${r}>
      ${c("door.sendLink")}
    </button>
    ${a}
  </form>`}function Ga(){let[e,t]=_(""),{isBusy:n,problem:o,submit:r}=G(async()=>{await _a({token:U.peek().id,password:e}),ze.value=c("door.passwordSet"),B.value=null,ge("signin","",{replace:!0})});return m`<form class="door-sheet" onSubmit=${r}>
    <h1>${c("account.newPassword")}</h1>
    <p>${c("door.resetIntro")}</p>
    <${P} label=${c("account.newPassword")} type="password" value=${e}
      onValue=${t} autocomplete="new-password" minlength="8" maxlength="100"
      required autofocus hint=${c("account.passwordHint")} />
    <${T} error=${o} />
    ${o?m`<p>
          ${c("door.expired")}${" "}
          <a href=${oe({screen:"forgot"})}>${c("door.newLink")}</a>
        </p>`:null}
    <button type="submit" class="button strong wide" disabled=${n}>
      ${c("door.setPassword")}
    </button>
    <p class="door-ways">
      <a href=${oe({screen:"signin"})}>${c("door.backToSignIn")}</a>
    </p>
  </form>`}function ja(){let[e,t]=_(""),[n,o]=_(""),{isBusy:r,problem:s,submit:i}=G(async()=>{let u=await ba({email:e.trim(),password:n});ze.value="",U.peek().screen==="signin"&&ge("trees","",{replace:!0}),B.value=u}),a=U.value.screen==="confirm",l=ze.value||(a?c("door.signInToConfirm"):""),f=s instanceof Y&&s.status===401;return m`<form class="door-sheet" onSubmit=${i}>
    <h1>${c("door.welcome")}</h1>
    ${l?m`<p class="door-message" role="status">${l}</p>`:m`<p>${c("door.signInIntro")}</p>`}
    <${P} label=${c("account.email")} type="email" value=${e} onValue=${t}
      autocomplete="username" required autofocus />
    <${P} label=${c("account.password")} type="password" value=${n}
      onValue=${o} autocomplete="current-password" required />
    <${T} error=${f?c("door.wrong"):s} />
    <button type="submit" class="button strong wide" disabled=${r}>
      ${c(r?"page.wait":"button.signIn")}
    </button>
    <p class="door-ways">
      <a href=${oe({screen:"forgot"})}>${c("door.toForgot")}</a>
      <a href=${oe({screen:"signup"})}>${c("door.toSignUp")}</a>
    </p>
  </form>`}function qa(){let[e,t]=_(""),[n,o]=_(""),[r,s]=_(""),{isBusy:i,problem:a,submit:l}=G(async()=>{let f=e.trim(),u=await ya({displayName:f,email:n.trim(),password:r});ge("trees","",{replace:!0}),B.value=u});return m`<form class="door-sheet" onSubmit=${l}>
    <h1>${c("door.grow")}</h1>
    <p>${c("door.signUpIntro")}</p>
    <${P} label=${c("account.name")} value=${e} onValue=${t}
      autocomplete="name" maxlength="100" required autofocus hint=${c("account.nameHint")} />
    <${P} label=${c("account.email")} type="email" value=${n} onValue=${o}
      autocomplete="username" required />
    <${P} label=${c("account.password")} type="password" value=${r}
      onValue=${s} autocomplete="new-password" minlength="8" maxlength="100" required
      hint=${c("account.passwordHint")} />
    <${T} error=${a} />
    <button type="submit" class="button strong wide" disabled=${i}>
      ${c(i?"page.wait":"button.signUp")}
    </button>
    <p class="door-ways">
      <a href=${oe({screen:"signin"})}>${c("door.toSignIn")}</a>
    </p>
  </form>`}var sp={signup:qa,forgot:za,reset:Ga},ip={signup:"button.signUp",forgot:"door.forgotTitle",reset:"account.newPassword"};function Qr(){let{screen:e,id:t}=U.value,n=e,o=sp[n]??ja;return q(()=>{document.title=c("page.title",{screen:c(ip[n]??"button.signIn")})},[e]),m`<div class="door">
    <aside class="door-art" aria-hidden="true"><${ap} /></aside>
    <main class="door-main">
      <header class="door-head">
        <img src="mark.svg" alt="" width="44" height="44" />
        <p class="door-name">${c("page.name")}</p>
      </header>
      <${o} key=${e+t} />
      <footer class="door-foot"><${co} /></footer>
    </main>
  </div>`}function ap(){return m`<svg viewBox="0 0 600 800" preserveAspectRatio="xMidYMax slice" focusable="false">
    <g class="door-branches">${Zr(300,780,-Math.PI/2,190,0)}</g>
  </svg>`}var lp=6;function Zr(e,t,n,o,r){let s=e+Math.cos(n)*o,i=t+Math.sin(n)*o,a=e+Math.cos(n-.18)*o*.55,l=t+Math.sin(n-.18)*o*.55,f=m`<path
    d="M${e.toFixed(1)} ${t.toFixed(1)}Q${a.toFixed(1)} ${l.toFixed(1)} ${s.toFixed(1)} ${i.toFixed(1)}"
    stroke-width=${(7-r).toFixed(1)}
  />`,u=m`<circle
    cx=${s.toFixed(1)}
    cy=${i.toFixed(1)}
    r=${11-r*1.3}
    class=${`leaf-${(r+Math.round(s))%3}`}
  />`;if(r===lp-1)return[f,u];let p=.46+r*.03;return[f,...Zr(s,i,n-p,o*.74,r+1),...Zr(s,i,n+p*.9,o*.7,r+1),r>0?u:null]}async function Wa(){let e=[],t;do{let n=await D("GET","api/trees",{query:{cursor:t}});e.push(...n.items),t=n.cursor}while(t);return e}async function es(e){return D("POST","api/trees",{json:e})}async function Va(e){return D("GET",$e(e),{isGuest:!0})}async function $t(e,t){return D("PATCH",$e(e),{json:t})}async function uo(e){await D("DELETE",$e(e))}async function fo(e,{hidesLiving:t=!1,signal:n}={}){let o={living:t?"hide":""};return D("GET",`${$e(e)}/graph`,{query:o,signal:n,isGuest:!0})}async function Ka(e){return(await D("GET",`${$e(e)}/shares`)).items}async function Ya(e,t){await D("POST",`${$e(e)}/shares`,{json:t})}async function Xa(e,t,n){await D("PUT",`${$e(e)}/shares/${encodeURIComponent(t)}`,{json:{role:n}})}async function po(e,t){await D("DELETE",`${$e(e)}/shares/${encodeURIComponent(t)}`)}async function Ja(e,t){let n={dryRun:!0};return(await D("POST",`${$e(e)}/import`,{query:n,body:tl(t)})).report}async function Za(e,t){return D("POST",`${$e(e)}/import`,{body:tl(t)})}async function Qa(e,t){return D("GET",`${$e(e)}/imports/${encodeURIComponent(t)}`)}async function el(e,t){let n={format:t.format,living:t.living};return Nt(`${$e(e)}/export`,{query:n,isGuest:!0})}function $e(e){return`api/trees/${encodeURIComponent(e)}`}function tl(e){return new Blob([e],{type:"application/octet-stream"})}function X({title:e,onClose:t,onCancel:n,children:o}){let r=F(null),s=Ue();return le(()=>{let a=document.activeElement;r.current?.showModal();let l=r.current?.querySelector("[data-first]");return l instanceof HTMLElement&&l.focus(),()=>{a instanceof HTMLElement&&a.isConnected&&a.focus()}},[]),m`<dialog
    class="dialog"
    ref=${r}
    aria-labelledby=${s}
    onCancel=${a=>{n&&(a.preventDefault(),n())}}
    onClose=${t}
  >
    <header class="dialog-head">
      <h2 id=${s}>${e}</h2>
      <button
        type="button"
        class="button quiet icon-only"
        aria-label=${ee("dialog.close")}
        onClick=${n??t}
      >
        <${S} name="close" />
      </button>
    </header>
    <div class="dialog-body">${o}</div>
  </dialog>`}function Rt(e,t){let n=URL.createObjectURL(e),o=document.createElement("a");o.href=n,o.download=t.replace(/[\\/:*?"<>|\u0000-\u001f]+/g," ").trim(),o.click(),setTimeout(()=>URL.revokeObjectURL(n),6e4)}function ot({label:e,value:t,onValue:n,hint:o}){return m`<label class="toggle">
    <input
      type="checkbox"
      checked=${t}
      onChange=${r=>n(r.target.checked)}
    />
    <span>${e}${o?m`<span class="hint">${o}</span>`:null}</span>
  </label>`}var cp=500;function nl({onClose:e,onRestored:t}){return m`<${X} title=${c("account.title")} onClose=${e}>
    <div class="stack parted">
      <${up} />
      <${fp} />
      <${pp} onRestored=${t} />
      <${hp} onClose=${e} />
    </div>
  <//>`}function up(){let e=B.value,[t,n]=_(e?.displayName??""),[o,r]=_(e?.email??""),[s,i]=_(""),[a,l]=_(""),f=o.trim()!==e?.email,{isBusy:u,problem:p,submit:h}=G(async()=>{l("");let d={displayName:t.trim()||null},g=f?{email:o.trim(),password:s}:{},$=await Ma({...d,...g});B.value=$,i("");let y=f&&$.awaitsConfirmation;l(y?c("account.savedUnconfirmed",{email:$.email}):c("account.saved"))});return m`<form onSubmit=${h}>
    <h3>${c("account.profile")}</h3>
    <div class="fields">
      <${P} label=${c("account.name")} value=${t} onValue=${n}
        maxlength="100" autocomplete="name" />
      <${P} label=${c("account.email")} type="email" value=${o} onValue=${r}
        required autocomplete="email" />
      ${f?m`<${P} label=${c("account.passwordToConfirm")} type="password"
            value=${s} onValue=${i} required autocomplete="current-password" />`:null}
    </div>
    <${T} error=${p} />
    <${ts} told=${a}>
      <button type="submit" class="button" disabled=${u}>${c("button.save")}</button>
    <//>
  </form>`}function fp(){let[e,t]=_(""),[n,o]=_(""),[r,s]=_(""),{isBusy:i,problem:a,submit:l}=G(async()=>{s(""),await Sa({current:e,new:n}),t(""),o(""),s(c("account.passwordChanged"))});return m`<form onSubmit=${l}>
    <h3>${c("account.password")}</h3>
    <${ol} />
    <div class="fields">
      <${P} label=${c("account.currentPassword")} type="password" value=${e}
        onValue=${t} required autocomplete="current-password" />
      <${P} label=${c("account.newPassword")} type="password" value=${n}
        onValue=${o} required minlength="8" maxlength="100" autocomplete="new-password"
        hint=${c("account.passwordHint")} />
    </div>
    <${T} error=${a} />
    <${ts} told=${r}>
      <button type="submit" class="button" disabled=${i}>
        ${c("account.changePassword")}
      </button>
    <//>
  </form>`}function ts({told:e,children:t}){return m`<div class="actions">
    ${t}
    <span class="hint" role="status">${e}</span>
  </div>`}function ol(){return m`<input type="text" hidden readonly autocomplete="username"
    value=${B.value?.email??""} aria-label=${c("account.email")} />`}function pp({onRestored:e}){let t=F(null),[n,o]=_(!0),[r,s]=_(""),i=G(async()=>{let l=new Date().toISOString().slice(0,10);Rt(await Ta(n),`yggdrasil-${l}.json`)}),a=G(async()=>{let l=t.current?.files?.[0];if(!t.current||!l)return;t.current.value="",s("");let{trees:f}=await dp(l),u=f.map(p=>c("account.restoredTree",{name:p.treeName}));s(u.length?c("account.restored",{trees:Me(u)}):c("account.restoredNothing")),e()});return m`<div class="stack">
    <h3>${c("account.data")}</h3>
    <p class="hint">${c("account.dataHint")}</p>
    <${ot} label=${c("account.photos")} value=${n} onValue=${o} />
    <${T} error=${i.problem??a.problem} />
    <${ts} told=${r}>
      <button type="button" class="button" disabled=${i.isBusy} onClick=${i.submit}>
        <${S} name="exporting" />${c("button.download")}
      </button>
      <button
        type="button"
        class="button"
        disabled=${a.isBusy}
        onClick=${()=>t.current?.click()}
      >
        <${S} name="importing" />${c("account.restore")}
      </button>
      <input type="file" hidden ref=${t} accept=".json,application/json"
        aria-label=${c("account.restoreFile")} onChange=${a.submit} />
    <//>
  </div>`}async function dp(e){let t=await Oa(e).catch(n=>Promise.reject(mp(n)));for(;t.state==="waiting"&&t.restoreId;)await new Promise(n=>setTimeout(n,cp)),t=await Pa(t.restoreId);if(t.state==="failed")throw new Error(c("account.notRestored"));return t}function mp(e){return e instanceof Y&&[400,422].includes(e.status)?new Error(c("account.notBackup",{reason:e.message})):e}function hp({onClose:e}){let[t,n]=_(""),{isBusy:o,problem:r,submit:s}=G(async()=>{await Ea(t),e(),ze.value=c("account.deleted"),B.value=null,ge("signin")});return m`<details>
    <summary>${c("account.delete")}</summary>
    <form class="stack" onSubmit=${s}>
      <p>${c("account.deleteWarning")}</p>
      <${ol} />
      <${P} label=${c("account.yourPassword")} type="password" value=${t}
        onValue=${n} required autocomplete="current-password" />
      <${T} error=${r} />
      <div>
        <button type="submit" class="button danger" disabled=${o||!t}>
          ${c("account.deleteAll")}
        </button>
      </div>
    </form>
  </details>`}function ke(e,t){let[n,o]=_(null),[r,s]=_(null),i=F(0),a=F(Promise.resolve()),l=async()=>{let u=++i.current;try{let p=await e();if(u!==i.current)return;o(()=>p),s(null)}catch(p){u===i.current&&s(p)}},f=()=>(a.current=l(),a.current);return q(()=>(o(null),f(),()=>{i.current+=1}),t),{answer:n,problem:r,again:f,settled:()=>a.current}}function mo(e){let[t,n]=_(!1);return{isOver:t,takes:{onDragOver(o){o.dataTransfer?.types.includes("Files")&&(o.preventDefault(),e?n(!0):o.dataTransfer.dropEffect="none")},onDragLeave(o){o.relatedTarget||n(!1)},onDrop(o){n(!1);let r=o.dataTransfer?.files[0];!r||o.defaultPrevented||(o.preventDefault(),e?.(r))}}}}function ho({words:e}){return m`<div class="drop-here" aria-hidden="true">
    <p><${S} name="importing" />${e}</p>
  </div>`}function Ge({label:e,items:t,icon:n="more",isIconOnly:o=!0,children:r}){let[s,i]=_(!1),a=F(null),l=Ue();le(()=>{if(!s)return;ns(a.current,0);let p=h=>{h.target instanceof Node&&!a.current?.contains(h.target)&&i(!1)};return document.addEventListener("pointerdown",p),()=>document.removeEventListener("pointerdown",p)},[s]);let f=()=>{i(!1),a.current?.querySelector("button")?.focus()};return m`<div class="menu" ref=${a} onKeyDown=${p=>{if(!s)return;let h={ArrowDown:1,ArrowUp:-1};if(p.key==="Escape")f();else if(p.key==="Tab")i(!1);else if(p.key==="Home")ns(a.current,0);else if(p.key==="End")ns(a.current,-1);else if(p.key in h)gp(a.current,h[p.key]??0);else return;p.key!=="Tab"&&p.preventDefault(),p.stopPropagation()}}>
    <button
      type="button"
      class="button quiet ${o?"icon-only":""}"
      aria-haspopup="menu"
      aria-expanded=${s}
      aria-controls=${s?l:void 0}
      aria-label=${o?e:void 0}
      title=${o?e:void 0}
      onClick=${()=>i(!s)}
    >
      ${r??m`<${S} name=${n} />${o?null:e}`}
    </button>
    ${s?m`<ul class="menu-list" role="menu" id=${l} aria-label=${e}>
          ${t.map(p=>m`<li role="none" key=${p.label}>
              <button
                type="button"
                role="menuitem"
                tabindex="-1"
                class=${p.isDanger?"menu-item danger":"menu-item"}
                onClick=${()=>{f(),p.act()}}
              >
                ${p.icon?m`<${S} name=${p.icon} />`:null}${p.label}
              </button>
            </li>`)}
        </ul>`:null}
  </div>`}function rl(e){return[...e?.querySelectorAll("[role=menuitem]")??[]]}function ns(e,t){rl(e).at(t)?.focus()}function gp(e,t){let n=rl(e),o=n.findIndex(r=>r===document.activeElement);n[(o+t+n.length)%n.length]?.focus()}async function os(){try{await wa()}catch(e){ue(e);return}ze.value=c("account.signedOut"),B.value=null,ge("signin")}function sl({onAccount:e}){let t=B.value?.displayName||B.value?.email||"";return m`<header class="masthead">
    <a class="skip" href="#main" onClick=${rs}>${c("home.skip")}</a>
    <a class="masthead-name" href=${oe({})}>
      <img src="mark.svg" alt="" width="32" height="32" />${c("page.name")}
    </a>
    <div class="masthead-tools">
      <${co} />
      <${Ge}
        label=${t}
        isIconOnly=${!1}
        items=${[{label:c("account.title"),icon:"person",act:e},{label:c("button.signOut"),icon:"lock",act:os}]}
      >
        <${S} name="person" /><span class="masthead-user">${t}</span>
      <//>
    </div>
  </header>`}function rs(e){e.preventDefault(),document.getElementById("main")?.focus()}function ss({report:e,isDone:t}){if(!e)return m`<p role="status">${c("report.doneSentence")}</p>`;let n=e.warningCount??0;return m`<section class="stack" role="status" aria-label=${c("report.title")}>
    ${t?m`<h3 class="good"><${S} name="check" />${c("report.done")}</h3>`:m`<h3>${c("report.planned")}</h3>`}
    <ul class="plain">
      ${bp(e).map(o=>m`<li key=${o}>${o}</li>`)}
    </ul>
    ${n?m`<details>
          <summary>${c("report.warnings",{count:n})}</summary>
          <ul class="plain">
            ${e.warnings.map((o,r)=>m`<li key=${r}>
                  ${c("report.warning",{line:o.line,text:hn(o.text)})}
                </li>`)}
            ${n>e.warnings.length?m`<li>
                  ${c("report.moreWarnings",{count:n-e.warnings.length})}
                </li>`:null}
          </ul>
        </details>`:null}
    <${il} what="kept" tags=${e.kept} />
    <${il} what="refused" tags=${e.refused} />
  </section>`}function il({what:e,tags:t=[]}){let n=t.reduce((o,r)=>o+r.count,0);return n?m`<details>
    <summary>${c(`report.${e}`,{count:n})}</summary>
    <ul class="plain">
      ${t.map(({tag:o,count:r,lines:s})=>m`<li key=${o}>
          ${xe("report.tag",{tag:o,count:r,line:s[0]??0,code:$p})}
        </li>`)}
    </ul>
  </details>`:null}function $p(e){return m`<code>${e}</code>`}var yp=["added","updated","unchanged","couples","parentLinks","photos","editsKept","editsReplaced","missingPeople"];function bp(e){return yp.filter(t=>e[t]).map(t=>c(`report.${t}`,{count:e[t]}))}var wp=300,vp=".ged,.gdz,.json,text/vnd.familysearch.gedcom,application/json";function go({first:e,isReady:t=!0,isLookedAt:n=!1,prepare:o,onFile:r,onRefused:s,onWritten:i,onDone:a}){let[l,f]=_(e??null),[u,p]=_("choose"),[h,d]=_(null),[g,$]=_(null),[y,b]=_(null),w=u==="read"||u==="write",v=F(!0);q(()=>()=>{v.current=!1},[]);let x=O=>{!O||w||(b(null),$(null),p("choose"),f(O),r?.(O))},k=async()=>{if(!l)return;let O=n&&u==="choose";p(O?"read":"write"),b(null),d(null);try{let A=await o();O?$(await Ja(A,l)):($(await xp(A,l,d)),i?.(),v.current||fe(c("import.imported",{file:l.name}))),p(O?"look":"done")}catch(A){v.current?b(A):ue(A),p("choose"),await s?.()}};return m`<div class="stack">
    ${u==="done"?null:m`<${kp} file=${l} onFile=${x} isBusy=${w} />`}
    <${Sp} error=${y} />
    ${w?m`<${Mp} progress=${h} />`:null}
    ${u==="look"?m`<${ss} report=${g} isDone=${!1} />
          <p class="hint">${c("import.forGood")}</p>`:null}
    ${u==="done"?m`<${ss} report=${g} isDone=${!0} />
          <div class="actions">
            <button type="button" class="button strong" onClick=${a}>
              ${c("import.open")}
            </button>
          </div>`:m`<div class="actions">
          <button
            type="button"
            class="button strong"
            disabled=${!l||!t||w}
            onClick=${k}
          >
            <${S} name="importing" />${_p(u,n)}
          </button>
        </div>`}
  </div>`}function _p(e,t){return e==="read"?c("import.reading"):e==="write"?c("import.importing"):c(e==="choose"&&t?"import.preview":"import.import")}async function xp(e,t,n){let o=await Za(e,t);for(;;){let{state:r,written:s=0,total:i=0,...a}=await Qa(e,o.importId);if(n({written:s,total:i}),r==="done")return a.report;if(r==="failed")throw new Error(a.trouble??c("import.notImported"));await new Promise(l=>setTimeout(l,wp))}}function kp({file:e,onFile:t,isBusy:n}){let[o,r]=_(!1),s=F(null);return q(()=>()=>r(!1),[]),m`<div
    class="drop-place ${o?"over":""}"
    onDragOver=${i=>{i.preventDefault(),r(!0)}}
    onDragLeave=${()=>r(!1)}
    onDrop=${i=>{i.preventDefault(),r(!1),t(i.dataTransfer?.files[0])}}
  >
    <${S} name="importing" />
    ${e?m`<p><strong>${e.name}</strong><br />${Bi(e.size)}</p>`:m`<p>${c("import.dropHere")}</p>`}
    <button
      type="button"
      class="button"
      disabled=${n}
      onClick=${()=>s.current?.click()}
    >
      ${c(e?"import.chooseOther":"import.choose")}
    </button>
    <input
      type="file"
      hidden
      ref=${s}
      accept=${vp}
      aria-label=${c("import.file")}
      onChange=${i=>t(i.target.files[0])}
    />
  </div>`}function Mp({progress:e}){let t=e!==null&&e.total>0;return m`<div role="status">
    <label class="field-label" for="import-progress">
      ${t?c("import.progress",{written:e.written,total:e.total}):c("import.readingFile")}
    </label>
    <progress
      id="import-progress"
      max=${t?e.total:void 0}
      value=${t?e.written:void 0}
    ></progress>
  </div>`}function Sp({error:e}){let{line:t}=e?.details??{};return m`<${T} error=${e} />
    ${t?m`<p class="hint">${c("import.fix")}</p>`:null}`}function ll({file:e,onWritten:t,onClose:n}){let[o,r]=_(e?"file":"empty"),[s,i]=_(e?al(e.name):""),[a,l]=_(""),[f,u]=_(!1),p=F(""),h=()=>({treeName:s.trim(),...a.trim()?{description:a.trim()}:{}}),{isBusy:d,problem:g,submit:$}=G(async()=>{let v=await es(h());n(),ge("tree",v.treeId)}),y=async()=>(p.current||(p.current=(await es(h())).treeId),u(!0),p.current),b=async()=>{let v=p.current;p.current="",u(!1),v&&await uo(v)},w=m`<${P} label=${c("tree.name")} value=${s} onValue=${i}
      maxlength="100" required data-first placeholder=${c("tree.nameExample")} />
    <${P} label=${c("tree.description")} type="area" rows="2" value=${a}
      onValue=${l} maxlength="500" hint=${c("tree.descriptionHint")} />`;return m`<${X} title=${c("home.newTree")} onClose=${n}>
    <div class="stack">
      ${f?m`<p><strong>${s.trim()}</strong></p>`:m`<${Ae}
            legend=${c("home.startWith")}
            name="how"
            value=${o}
            options=${[["empty",c("home.startEmpty"),"plus"],["file",c("home.startFile"),"importing"]]}
            onValue=${r}
          />`}
      ${o==="empty"?m`<form class="stack" onSubmit=${$}>
            ${w}
            <${T} error=${g} />
            <div class="actions">
              <button type="submit" class="button strong" disabled=${d||!s.trim()}>
                ${c("home.create")}
              </button>
            </div>
          </form>`:m`<div class="stack">
            ${f?null:w}
            <${go}
              first=${e}
              isReady=${!!s.trim()}
              prepare=${y}
              onRefused=${b}
              onWritten=${t}
              onFile=${v=>{s.trim()||i(al(v.name))}}
              onDone=${()=>{n(),ge("tree",p.current)}}
            />
          </div>`}
    </div>
  <//>`}function al(e){let t=e.replace(/\.[^.]*$/,"").replace(/[_-]+/g," ").trim();return t.charAt(0).toUpperCase()+t.slice(1,100)}function $o({tree:e,onClose:t}){let[n,o]=_(!!e.isPublic),r=ke(()=>fo(e.treeId,{hidesLiving:!0}),[e.treeId]),s=r.answer?.persons??[],i=s.filter(p=>p.hidden).length,{isBusy:a,problem:l,submit:f}=G(async()=>{await $t(e.treeId,{isPublic:!n}),o(!n)}),u=new URL(oe({screen:"public",id:e.treeId}),document.baseURI).href;return m`<${X} title=${c("publish.title",{tree:e.treeName})} onClose=${t}>
    <form class="stack" onSubmit=${f}>
      <p>${c(n?"publish.isPublic":"publish.isPrivate")}</p>
      <div class="two-lists">
        <section>
          <h3><${S} name="globe" />${c("publish.shown")}</h3>
          <ul>
            <li>${c("publish.shownName")}</li>
            <li>
              ${r.answer?c("publish.shownDead",{count:s.length-i}):c("publish.shownAnyDead")}
            </li>
            <li>${c("publish.shownKin")}</li>
          </ul>
        </section>
        <section>
          <h3><${S} name="lock" />${c("publish.hidden")}</h3>
          <ul>
            <li>
              ${r.answer?xe("publish.hiddenLiving",{count:i,strong:Ep}):c("publish.hiddenAnyLiving")}
            </li>
            <li>${c("publish.hiddenOwner")}</li>
          </ul>
        </section>
      </div>
      <p class="hint">${c("publish.hint")}</p>
      ${n?m`<div class="public-link">
            <label for="public-link" class="field-label">${c("publish.link")}</label>
            <div class="with-button">
              <input id="public-link" readonly value=${u} onFocus=${Tp} />
              <${Qn} text=${u} label=${c("publish.copy")} />
            </div>
          </div>`:null}
      <${T} error=${l??r.problem} />
      <div class="actions">
        <button
          type="submit"
          class=${n?"button danger":"button strong"}
          disabled=${a}
          data-first
        >
          ${c(n?"publish.stop":"publish.publish")}
        </button>
        ${n?m`<a class="button" href=${oe({screen:"public",id:e.treeId})}
              target="_blank" rel="noopener">${c("publish.preview")}</a>`:null}
        <button type="button" class="button" onClick=${t}>${c("button.done")}</button>
      </div>
    </form>
  <//>`}function Ep(e){return m`<strong>${e}</strong>`}function Tp(e){e.target.select()}var cl=["viewer","editor"];function bo({tree:e,onClose:t}){let{answer:n,problem:o,again:r}=ke(()=>Ka(e.treeId),[e.treeId]),s=async i=>{try{await i()}catch(a){if(ue(a),!(a instanceof Y&&a.status))return}await r()};return m`<${X} title=${c("share.title",{tree:e.treeName})} onClose=${t}>
    <div class="stack">
      <${Op} treeId=${e.treeId} onDone=${r} />
      <h3>${c("share.who")}</h3>
      <${T} error=${o} onRetry=${r} />
      ${n&&!n.length?m`<p class="hint">${c("share.nobody")}</p>`:null}
      <ul class="rows" aria-label=${c("share.guests")}>
        ${(n??[]).map(i=>m`<${Ip}
            key=${i.userId}
            share=${i}
            onRole=${a=>s(()=>Xa(e.treeId,i.userId,a))}
            onRemove=${()=>s(async()=>{await po(e.treeId,i.userId),fe(c("share.stopped",{name:yo(i)}))})}
          />`)}
      </ul>
      <p class="hint">${c("share.hint")}</p>
    </div>
  <//>`}function Op({treeId:e,onDone:t}){let[n,o]=_(""),[r,s]=_("viewer"),{isBusy:i,problem:a,submit:l}=G(async()=>{await Ya(e,{email:n.trim(),role:r}),fe(c("share.invited",{email:n.trim()})),o(""),t()});return m`<form onSubmit=${l}>
    <div class="fields">
      <${P} label=${c("account.email")} type="email" value=${n} onValue=${o}
        required data-first placeholder=${c("share.emailExample")} />
      <${P} label=${c("share.access")} value=${r} onValue=${s}
        options=${cl.map(f=>[f,c(`tree.access.${f}`)])} />
    </div>
    <${T} error=${Pp(a)} />
    <button type="submit" class="button strong" disabled=${i||!n.trim()}>
      <${S} name="share" />${c("share.invite")}
    </button>
  </form>`}function Pp(e){return e instanceof Y?e.status===404?c("share.unknown"):e.status===409&&e.details.place==="email"?c("share.unconfirmed"):e:e}function Ip({share:e,onRole:t,onRemove:n}){return m`<li class="row">
    <span class="row-words">
      <strong>${yo(e)}</strong>
      ${e.displayName?m`<span class="hint">${e.email}</span>`:null}
    </span>
    <label>
      <span class="visually-hidden">${c("share.accessOf",{name:yo(e)})}</span>
      <select onChange=${o=>t(o.target.value)}>
        ${cl.map(o=>m`<option value=${o} selected=${o===e.role}>
            ${c(`tree.access.${o}`)}
          </option>`)}
      </select>
    </label>
    <button
      type="button"
      class="button quiet icon-only"
      aria-label=${c("share.stopWith",{name:yo(e)})}
      title=${c("share.stop")}
      onClick=${n}
    >
      <${S} name="bin" />
    </button>
  </li>`}function yo(e){return e.displayName||e.email||c("share.formerUser")}function wo({tree:e,onClose:t,onSaved:n}){let[o,r]=_(e.treeName),[s,i]=_(e.description??""),{isBusy:a,problem:l,submit:f}=G(async()=>{let u=s.trim()||null;await $t(e.treeId,{treeName:o.trim(),description:u}),t(),n()});return m`<${X} title=${c("tree.details")} onClose=${t}>
    <form class="stack" onSubmit=${f}>
      <${P} label=${c("tree.name")} value=${o} onValue=${r} maxlength="100"
        required data-first />
      <${P} label=${c("tree.description")} type="area" rows="3" value=${s}
        onValue=${i} maxlength="500" />
      <${T} error=${l} />
      <div class="actions">
        <button type="submit" class="button strong" disabled=${a||!o.trim()}>
          ${c("button.save")}
        </button>
        <button type="button" class="button" onClick=${t}>
          ${c("button.cancel")}
        </button>
      </div>
    </form>
  <//>`}function is({title:e,deed:t,word:n,onConfirm:o,onClose:r,children:s}){let[i,a]=_(""),[l,f]=_(!1),[u,p]=_(null),h=Ue(),d=!n||i.trim()===n;return m`<${X} title=${e} onClose=${r}>
    <form onSubmit=${async $=>{if($.preventDefault(),!(!d||l)){f(!0),p(null);try{await o(),r()}catch(y){p(y),f(!1)}}}}>
      ${s}
      ${n&&m`<div class="field">
        <label for=${h}>${Jn("confirm.type",{name:m`<code>${n}</code>`})}</label>
        <input
          id=${h}
          data-first
          value=${i}
          autocomplete="off"
          autocapitalize="off"
          spellcheck=${!1}
          onInput=${$=>a($.target.value)}
        />
      </div>`}
      <${T} error=${u} />
      <div class="actions">
        <button type="submit" class="button danger" disabled=${!d||l}>${t}</button>
        <button
          type="button"
          class="button"
          data-first=${n?void 0:!0}
          onClick=${r}
        >
          ${ee("confirm.cancel")}
        </button>
      </div>
    </form>
  <//>`}var fl=6e4,Ap=720*60*fl;function as({tree:e,again:t}){let[n,o]=_(""),r=()=>o(""),i=e.role==="owner"?[{label:c("tree.details"),icon:"edit",act:()=>o("details")},{label:c("tree.share"),icon:"share",act:()=>o("share")},{label:c("tree.publish"),icon:"globe",act:()=>o("publish")},{label:c("button.delete"),icon:"bin",isDanger:!0,act:()=>o("delete")}]:[{label:c("home.leave"),icon:"bin",isDanger:!0,act:()=>o("leave")}];return m`<li class="card tree-card">
    <${Dp} treeId=${e.treeId} count=${e.personCount??0} />
    <div class="tree-card-body">
      <h3>
        <a class="card-link" href=${oe({screen:"tree",id:e.treeId})}>
          ${e.treeName}
        </a>
      </h3>
      ${e.description?m`<p class="tree-card-words">${e.description}</p>`:null}
      <p class="tree-card-facts">
        <span>${c("home.people",{count:e.personCount??0})}</span>
        ${e.role==="owner"?null:m`<span class="tag">${Np(e.role)}</span>`}
        ${e.isPublic?m`<span class="tag"><${S} name="globe" />${c("tree.public")}</span>`:null}
        ${e.sharedCount?m`<span class="tag"
              ><${S} name="share" />${c("home.guests",{count:e.sharedCount})}</span
            >`:null}
      </p>
      <p class="hint">${Cp(Date.parse(e.updatedAt??""))}</p>
    </div>
    <${Ge} label=${c("button.moreFor",{name:e.treeName})} items=${i} />
    ${n==="details"?m`<${wo} tree=${e} onClose=${r} onSaved=${t} />`:null}
    ${n==="share"?m`<${bo} tree=${e} onClose=${ul(r,t)} />`:null}
    ${n==="publish"?m`<${$o} tree=${e} onClose=${ul(r,t)} />`:null}
    ${n==="delete"?m`<${is}
          title=${c("home.deleteTitle")}
          deed=${c("home.deleteButton")}
          word=${e.treeName.trim()}
          onClose=${r}
          onConfirm=${async()=>{await uo(e.treeId),fe(c("home.deleting",{tree:e.treeName})),t()}}
        >
          <p>${c("home.deleteWarning",{count:e.personCount??0})}</p>
        <//>`:null}
    ${n==="leave"?m`<${is}
          title=${c("home.leaveTitle")}
          deed=${c("home.leaveButton")}
          onClose=${r}
          onConfirm=${async()=>{await po(e.treeId,B.peek()?.userId??""),t()}}
        >
          <p>${c("home.leaveWarning",{tree:e.treeName})}</p>
        <//>`:null}
  </li>`}var ul=(e,t)=>()=>{e(),t()};function Np(e){return c(e==="public"?"tree.public":`tree.access.${e}`)}function Cp(e){if(Number.isNaN(e))return"";let t=Date.now();return t-e<fl?c("home.changedNow"):t-e<Ap?c("home.changed",{ago:Ri(e,t,{numeric:"always"})}):c("home.changedOn",{date:Xn(e,{dateStyle:"long"})})}function Dp({treeId:e,count:t}){let n=[...e].reduce((i,a)=>(i*31+a.charCodeAt(0))%9973,7),o=()=>(n=(n*137+71)%9973)/9973,r=Math.min(12,2+Math.round(Math.log2(t+1))),s=[];for(let i=r;i>0;i-=1){let a=54*i/r-o()*2;s.push(m`<ellipse cx=${60+o()*3-1.5} cy=${60+o()*3-1.5} rx=${a}
        ry=${a*(.93+o()*.1)} />`)}return m`<svg class="card-art" viewBox="0 0 120 120" aria-hidden="true" focusable="false">
    ${s}<circle cx="60" cy="60" r="3" class="filled" />
  </svg>`}function pl(){let e=B.value?.email??"",{isBusy:t,problem:n,submit:o}=G(async()=>{await xa(),fe(c("home.resent",{email:e}))});return m`<aside class="unconfirmed" aria-label=${c("home.confirm")}>
    <p>
      ${xe("home.unconfirmed",{email:e,strong:r=>m`<strong>${r}</strong>`})}
    </p>
    <button type="button" class="button" disabled=${t} onClick=${o}>
      ${c("home.resend")}
    </button>
    <${T} error=${n} />
  </aside>`}function dl(){let{answer:e,problem:t,again:n}=ke(Wa,[B.value?.userId]),[o,r]=_(!1),[s,i]=_(!1),[a,l]=_(null);q(()=>{document.title=c("page.title",{screen:c("home.title")})},[]);let f=[...e??[]].sort((g,$)=>($.updatedAt??"").localeCompare(g.updatedAt??"")),u=f.filter(g=>g.role==="owner"),p=f.filter(g=>g.role!=="owner"),{isOver:h,takes:d}=mo(g=>{l(g),r(!0)});return m`<div class="home" ...${d}>
    <${sl} onAccount=${()=>i(!0)} />
    <main id="main" class="home-main" tabindex="-1">
      <header class="screen-head">
        <h1>${c("home.title")}</h1>
        <button type="button" class="button strong" onClick=${()=>r(!0)}>
          <${S} name="plus" />${c("home.newTree")}
        </button>
      </header>
      ${B.value?.awaitsConfirmation?m`<${pl} />`:null}
      <${T} error=${t} onRetry=${n} />
      ${e&&!e.length?m`<${fn} title=${c("home.empty")}>
            <p>${c("home.emptyHint")}</p>
            <button type="button" class="button strong" onClick=${()=>r(!0)}>
              <${S} name="plus" />${c("home.plant")}
            </button>
          <//>`:null}
      ${u.length?m`<h2 class="visually-hidden">${c("home.own")}</h2>
            <ul class="cards" aria-label=${c("home.title")}>
              ${u.map(g=>m`<${as} key=${g.treeId} tree=${g} again=${n} />`)}
            </ul>`:null}
      ${p.length?m`<h2 class="home-part">${c("home.shared")}</h2>
            <ul class="cards" aria-label=${c("home.shared")}>
              ${p.map(g=>m`<${as} key=${g.treeId} tree=${g} again=${n} />`)}
            </ul>`:null}
    </main>
    ${h?m`<${ho} words=${c("home.drop")} />`:null}
    ${o?m`<${ll}
          file=${a}
          onWritten=${n}
          onClose=${()=>{r(!1),l(null),n()}}
        />`:null}
    ${s?m`<${nl} onClose=${()=>i(!1)} onRestored=${n} />`:null}
  </div>`}function ml({notice:e}){let{id:t,text:n,action:o,error:r}=e;return m`<div class="notice">
    ${r?m`<${T} error=${r} />`:m`<p>${n}</p>`}
    ${o?m`<button
          type="button"
          class="button"
          onClick=${()=>{ao(t),o.act()}}
        >
          ${o.label}
        </button>`:null}
    <button
      type="button"
      class="button quiet icon-only"
      aria-label=${ee("notice.dismiss")}
      onClick=${()=>ao(t)}
    >
      <${S} name="close" />
    </button>
  </div>`}function hl(){return m`<div class="notices" role="status" aria-live="polite">
    ${At.value?m`<p class="notice waiting">${At.value}</p>`:null}
    ${Ie.value.map(e=>m`<${ml} key=${e.id} notice=${e} />`)}
  </div>`}var W={current:null};var Rp=/FRENCH|HEBREW/i,Lp=/@#D[^@]*@|\b(?:GREGORIAN|JULIAN)\b/gi,Fp=new RegExp(String.raw`(?<!\d)(\d{3,4}(?!\d)|(?<![/.-])\d{1,2}(?=\s*(?:$|TO\b|AND\b|B\.?\s?C)))`+String.raw`(?:/\d\d)?(\s*B\.?\s?C)?`,"i");function vo(e,t,n){if(e)return gl(e);if(t&&!Rp.test(t)){let o=Fp.exec(t.replace(Lp," "));if(o)return Number(o[1])*(o[2]?-1:1)}return n?gl(n):null}function je(e){return vo(e.birthDate,e.birthDateText,e.birthSort)}function _o(e){return vo(e.deathDate,e.deathDateText,e.deathSort)}function $l(e){let t=1/0,n=-1/0;for(let o of e){let r=je(o);r!==null&&(t=Math.min(t,r),n=Math.max(n,r))}return t>n?null:[t,n]}function gl(e){let t=Number.parseInt(e,10);return Number.isNaN(t)?null:t}var vn=Object.freeze([]);function ve(e){let t=new Map([...e.persons].map(u=>({person:u,born:Bp(u)})).sort((u,p)=>ko(u.born,p.born)||ko(u.person.personId,p.person.personId)).map(({person:u})=>[u.personId,u])),n=new Map([...t.keys()].map((u,p)=>[u,p])),{parents:o,children:r}=Up(e,t,n),{spouses:s,couples:i}=zp(e,t,n),a=Gp(t,o),l=bl(a,u=>u.parents),f=bl(a,u=>u.children);return{people:t,parents:u=>o.get(u)??vn,children:u=>r.get(u)??vn,spouses:u=>s.get(u)??vn,families:a,familiesOfParent:u=>l.get(u)??vn,familiesOfChild:u=>f.get(u)??vn,couples:i}}function Oe(e,t){return e<t?`${e} ${t}`:`${t} ${e}`}function Bp(e){return wl(e.birthDate??e.birthSort,je(e))}function yl(e){return wl(e.marriageDate,vo(e.marriageDate,e.marriageDateText))}function wl(e,t){return e&&!e.startsWith("-")?e.padStart(10,"0"):t===null?"~":t<0?`!${String(1e4+t).padStart(5,"0")}`:String(t).padStart(4,"0")}function Up(e,t,n){let o=new Map,r=new Map,s=new Set;for(let{parentId:i,childId:a,type:l="Biological"}of e.parents){let f=`${i} ${a}`;!t.has(i)||!t.has(a)||i===a||s.has(f)||(s.add(f),Lt(o,a,{id:i,type:l}),Lt(r,i,{id:a,type:l}))}for(let[i,a]of Hp(t,r))o.set(i,(o.get(i)??[]).filter(l=>l.id!==a)),r.set(a,(r.get(a)??[]).filter(l=>l.id!==i));for(let i of[o,r])for(let a of i.values())a.sort((l,f)=>xo(n,l)-xo(n,f));return{parents:o,children:r}}function Hp(e,t){let n=[],o=new Map;for(let r of e.keys()){if(o.has(r))continue;o.set(r,"open");let s=[{id:r,next:0}];for(let i=s.at(-1);i;i=s.at(-1)){let a=t.get(i.id)?.[i.next++];a?o.get(a.id)==="open"?n.push([a.id,i.id]):o.has(a.id)||(o.set(a.id,"open"),s.push({id:a.id,next:0})):(o.set(i.id,"done"),s.pop())}}return n}function zp(e,t,n){let o=new Map,r=new Map;for(let i of e.spouses){let{person1Id:a,person2Id:l}=i,f=Oe(a,l);!t.has(a)||!t.has(l)||a===l||r.has(f)||(r.set(f,i),Lt(o,a,{id:l,link:i}),Lt(o,l,{id:a,link:i}))}for(let i of o.values())i.sort((a,l)=>ko(yl(a.link),yl(l.link))||xo(n,a)-xo(n,l));let s=[...r].sort((i,a)=>ko(i[0],a[0])).map(([,i])=>i);return{spouses:o,couples:s}}function Gp(e,t){let n=new Map;for(let o of e.keys()){let r=new Map;for(let{id:s,type:i}of t.get(o)??[])Lt(r,i,s);for(let[s,i]of r)for(let a=0;a<i.length;a+=2){let l=i.slice(a,a+2).sort(),f=`${s} ${l.join(" ")}`,u=n.get(f)??{key:f,parents:l,type:s,children:[]};n.set(f,u),u.children.push(o)}}return[...n.values()]}function bl(e,t){let n=new Map;for(let o of e)for(let r of t(o))Lt(n,r,o);return n}function Lt(e,t,n){let o=e.get(t);o?o.push(n):e.set(t,[n])}function xo(e,t){return e.get(t.id)??0}function ko(e,t){return e<t?-1:e>t?1:0}function Pe(e,t,{rootId:n}){if(n&&t.people.has(n))return n;let o=e.tree?.rootPersonId;if(o&&t.people.has(o))return o;let r=null,s=-1;for(let i of t.people.keys()){let a=t.parents(i).length+t.children(i).length+t.spouses(i).length;a<=s||(s=a,r=i)}return r}function _n(e,t,n){let o=new Map([[e,0]]),r=[e];for(let s=0;s<r.length;s++){let i=r[s],a=(o.get(i)??0)+1;if(!(a>n))for(let l of t(i))o.has(l.id)||(o.set(l.id,a),r.push(l.id))}return o}function Mo(e,t,n){return{persons:e.persons.filter(({personId:o})=>t.has(o)),parents:e.parents.filter(({parentId:o,childId:r})=>t.has(o)&&n.has(r)),spouses:e.spouses.filter(({person1Id:o,person2Id:r})=>t.has(o)&&t.has(r))}}var rt=Object.freeze({nodes:[],edges:[],levels:[],bounds:{x:0,y:0,w:0,h:0}});var V=ne(null),kn=ne(null),J=we(()=>ve(V.value??{persons:[],parents:[],spouses:[]})),N=we(()=>J.value.people),Eo=we(()=>(V.value&&Pe(V.value,J.value,{}))??""),te=we(()=>["owner","editor"].includes(V.value?.tree.role??"")),Ft=we(()=>V.value?.tree.role==="owner"),ls="Biological",xn="",So=0;async function vl(e){cs(),xn=e,await us()}function cs(e=xn){e===xn&&(So+=1,xn="",V.value=null,kn.value=null)}async function Ne({isQuiet:e=!1}={}){await us({isQuiet:e})}async function jp(){let e=V.peek()?.tree;if(!(!e||document.hidden))try{let t=await Va(e.treeId);(t.version!==e.version||t.updatedAt!==e.updatedAt)&&await us()}catch{}}function _l(e){let{parents:t,children:n}=J.value,o=new Map;for(let i of t(e))for(let a of n(i.id)){if(a.id===e)continue;let l=i.type===ls?a.type:i.type;o.set(a.id,[...o.get(a.id)??[],l])}let r=i=>t(i).filter(a=>a.type===ls).length,s=(i,a)=>{let l=a.filter(f=>f===ls).length;return l?l<Math.max(r(e),r(i))?"Half":"":a.includes("Adoptive")?"Adoptive":a[0]??""};return[...N.value.keys()].flatMap(i=>{let a=o.get(i);return a?[{id:i,how:s(i,a)}]:[]})}async function us({isQuiet:e=!1}={}){let t=++So,n=xn;try{let o=await fo(n);if(t!==So)return;V.value=o,kn.value=null}catch(o){if(t!==So)return;V.peek()?e||ue(o):kn.value=o}}document.addEventListener("visibilitychange",jp);function C(e){return e?e.hidden?c("person.living"):[e.firstName,e.lastName].filter(Boolean).join(" ")||e.preferredName||e.birthName||c("person.unnamed"):c("person.missing")}function Bt(e){return e.hidden?c("person.living"):[e.firstName,e.middleName,e.lastName,e.suffix].filter(Boolean).join(" ")||C(e)}function fs(e){return e.normalize("NFKD").replace(/\p{M}/gu,"").replace(/ß/g,"ss").replace(/[øØ]/g,"o").replace(/[łŁ]/g,"l").toLowerCase()}function xl(e){let{firstName:t,middleName:n,lastName:o,birthName:r,preferredName:s,suffix:i}=e;return fs([t,n,o,r,s,i].filter(Boolean).join(" "))}function qp(e){H({person:e}),W.current?.focus(e)}function Ke({id:e}){let t=N.value.get(e);return m`<button type="button" class="link" disabled=${!t} onClick=${()=>qp(e)}>
    ${C(t)}
  </button>`}function To({ids:e}){return Li(e.map(t=>m`<${Ke} key=${t} id=${t} />`))}var Sl=["JAN","FEB","MAR","APR","MAY","JUN","JUL","AUG","SEP","OCT","NOV","DEC"],Wp=2e3,Vp={ABT:"about",CAL:"calculated",EST:"estimated",BEF:"before",AFT:"after",FROM:"from",TO:"to"},Kp=[[/@#DJULIAN@|\bJULIAN\b/gi,"julian"],[/@#DFRENCH R@|\bFRENCH_R\b/gi,"french"],[/@#DHEBREW@|\bHEBREW\b/gi,"hebrew"]],Yp=/@#DGREGORIAN@|\bGREGORIAN\b/gi,Xp=/^BET\s+(.+?)\s+AND\s+(.+)$/i,Jp=/^FROM\s+(.+?)\s+TO\s+(.+)$/i,Zp=/^(ABT|CAL|EST|BEF|AFT|FROM|TO)\s+(.+)$/i,Qp=/^(?:(\d{1,2})\s+)?([A-Z]{3})\s+(\d{1,4}(?:\/\d{2})?)$/i,kl=/\s+(?:BCE|B\.C\.)$/i;function Ut(e){let t=e.trim();if(/^\(.*\)$/s.test(t))return t.slice(1,-1);let n=/^INT\s+(.*?)\s*\((.*)\)$/is.exec(t);if(n){let[,i="",a=""]=n;return c("date.quoted",{date:Ut(i),phrase:a})}let o=t.replace(Yp,""),r=[];for(let[i,a]of Kp)i.test(o)&&r.push(c(`date.${a}`)),o=o.replace(i,"");let s=ed(o.trim().replace(/\s+/g," "));return r.length?c("date.calendar",{date:s,calendar:r.join(", ")}):s}function ed(e){let t=Xp.exec(e);if(t)return Ml("date.between",t);let n=Jp.exec(e);if(n)return Ml("date.period",n);let o=Zp.exec(e);if(!o)return Mn(e);let[,r="",s=""]=o,i=Vp[r.toUpperCase()];return c(`date.${i}`,{date:Mn(s)})}function Ml(e,[,t="",n=""]){return c(e,{from:Mn(t),to:Mn(n)})}function Mn(e){if(kl.test(e))return c("date.bc",{year:Mn(e.replace(kl,""))});let[,t,n="",o=""]=Qp.exec(e)??[],r=Oo(Sl.indexOf(n.toUpperCase()));return r?t?c("date.day",{day:`${Number(t)}`,month:r,year:o}):c("date.month",{month:r,year:o}):e}function Oo(e){return e in Sl?Xn(new Date(Wp,e,1),{month:"long"}):""}function pe(e,t){if(t)return Ut(t);if(!e)return"";let[n="",o="",r=""]=e.split("-").map(s=>`${Number(s)}`);return c("date.day",{day:r,month:Oo(Number(o)-1),year:n})}async function El(e,t,n){let o={from:t,to:n};return D("GET",`${$e(e)}/relationship`,{query:o,isGuest:!0})}async function ps(e,t,n={}){return D("GET",`${$e(e)}/${t}`,{query:n,isGuest:!0})}async function Tl(e,t,n){return D("POST",`${$e(e)}/merge`,{json:{keep:t,drop:n}})}function Se(e,t={}){let n=V.value?.tree,o=JSON.stringify(t),r=n?.treeId??"",[s,i]=_({of:0,pages:[]}),{answer:a,problem:l,again:f}=ke(()=>ps(r,e,t),[r,n?.version,e,o]),u=s.of===a?s.pages:[],p=[a,...u].filter(Boolean),h=p.at(-1)?.cursor,g=h?m`<button type="button" class="button wide" onClick=${async()=>{try{let $=await ps(r,e,{...t,cursor:h});i({of:a,pages:[...u,$]})}catch($){ue($)}}}>
        ${c("button.showMore")}
      </button>`:null;return{answer:a,items:p.flatMap($=>$.items??[]),problem:l,again:f,more:g}}var td=Array.from({length:12},(e,t)=>[String(t+1),Oo(t)]);function Ol(){let[e,t]=_(String(new Date().getMonth()+1)),{answer:n,items:o,problem:r,again:s}=Se("anniversaries",{month:e});return m`<label class="field">
      <span class="field-label">${c("anniversaries.month")}</span>
      <select onChange=${i=>t(i.target.value)}>
        ${td.map(([i,a])=>m`<option value=${i} selected=${i===e}>${a}</option>`)}
      </select>
    </label>
    <${T} error=${r} onRetry=${s} />
    ${n&&!o.length?m`<p class="hint">${c("anniversaries.none")}</p>`:null}
    <ol class="days">
      ${o.map(i=>m`<li key=${i.kind+i.personIds.join()+i.date}>
          <span class="day">${i.day}</span>
          <span>
            ${xe(`anniversaries.${i.kind}`,{people:m`<${To} ids=${i.personIds} />`,year:i.date.slice(0,4),ago:Fi(i.years),when:a=>m`<span class="hint">${a}</span>`})}
          </span>
        </li>`)}
    </ol>`}function nd({code:e,severity:t}){return c(`checks.codes.${t==="error"&&e==="parentTooYoung"?"bornAfterOwnChild":e}`)}function Pl(){let{answer:e,problem:t,again:n}=Se("checks",{limit:1}),[o,r]=_("");return e?e.counts.length?m`<ul class="groups">
    ${e.counts.map(s=>{let{code:i,severity:a}=s,l=`${a} ${i}`,f=o===l;return m`<li key=${l}>
          <button
            type="button"
            class="group ${a}"
            aria-expanded=${f}
            onClick=${()=>r(f?"":l)}
          >
            <span class="group-mark">${c(`checks.${a}`)}</span>
            <span class="group-title">${nd(s)}</span>
            <span class="group-count">${_e(s.count)}</span>
          </button>
          ${f?m`<${od} code=${i} severity=${a} />`:null}
        </li>`})}
  </ul>`:m`<p class="good"><${S} name="check" />${c("checks.none")}</p>`:m`<${T} error=${t} onRetry=${n} />`}function od({code:e,severity:t}){let{items:n,problem:o,again:r,more:s}=Se("checks",{code:e,severity:t,limit:50});return m`<${T} error=${o} onRetry=${r} />
    <ul class="findings">
      ${n.map(i=>m`<li
          key=${i.text+i.personIds.join()}
        >
          <p>${i.text}</p>
          <p class="finding-people">
            ${i.personIds.map(a=>m`<${Ke} key=${a} id=${a} />`)}
          </p>
        </li>`)}
    </ul>
    ${s}`}async function Ye(e){let{value:t,etag:n}=await qr("GET",Ht(e),{isGuest:!0});return{person:t,etag:n}}async function Il(e){return D("POST","api/persons",{json:e})}async function ds(e,t,n){let{value:o,etag:r}=await qr("PATCH",Ht(e),{json:t,ifMatch:n});return{person:o,etag:r}}async function Al(e){return D("DELETE",Ht(e))}async function Nl(e,t){return D("POST",`${Ht(e)}/restore`,{json:{undo:t}})}async function Po(e,t){await D("POST",`${Ht(e)}/photo`,{body:t})}async function Cl(e){await D("DELETE",`${Ht(e)}/photo`)}async function Io(e){return Nt(e,{isGuest:!0})}async function Dl(e){let t=[],n;do{let o=await D("GET","api/relationships",{query:{personId:e,cursor:n}});t.push(...o.items),n=o.cursor}while(n);return t}async function ms(e){return D("POST","api/relationships/parent-child",{json:e})}async function hs(e){return D("POST","api/relationships/spousal",{json:e})}async function gs(e,t,n,o){return D("PATCH",Rl(e,t,n),{json:o})}async function Sn(e,t,n){await D("DELETE",Rl(e,t,n))}function Rl(e,t,n){return`api/relationships/${e}/${encodeURIComponent(t)}/${encodeURIComponent(n)}`}function Ht(e){return`api/persons/${encodeURIComponent(e)}`}var rd=50,yt=ne([]),st=ne([]),bt=ne(!1),Ao=we(()=>yt.value.at(-1)?.what??""),No=we(()=>st.value.at(-1)?.what??"");function wt(){yt.value=[],st.value=[],Kr()}async function Ce(e,t){let n=await ys(e.act);st.value=[],Ll(e,t,n)}async function zt(){let e=yt.peek().at(-1);if(!e||bt.peek())return;Yr();let t;try{t=await ys(e.undo)}catch(o){ue(o);return}yt.value=yt.value.filter(o=>o!==e),st.value=t?[]:[...st.value,e];let{what:n}=e;t?fe(c("history.undoneForGood",{what:n})):fe(c("history.undone",{what:n}),{label:c("button.redo"),act:Gt})}async function Gt(){let e=st.peek().at(-1);if(!e||bt.peek())return;Yr();let t;try{t=await ys(e.act)}catch(n){ue(n);return}st.value=st.value.filter(n=>n!==e),Ll(e,c("history.redone",{what:e.what}),t)}function Ll(e,t,n){n?(wt(),fe(c("history.doneForGood",{done:t}))):(yt.value=[...yt.value,e].slice(-rd),Kr(),fe(t,{label:c("button.undo"),act:zt}))}async function ys(e){bt.value=!0;let t,n=!1;try{t=await e()||void 0}catch(s){throw n=s instanceof Y&&!s.status,s}finally{await Ne({isQuiet:n}),bt.value=!1}let{opens:o="",isForGood:r=!1}=t??{};return N.peek().has(o)&&H({person:o}),r}function jt(e){return e<0?c("date.bc",{year:`${-e}`}):`${e}`}function Co(e){if(!e)return"";let[t,n]=e;return t===n?jt(t):`${jt(t)}–${jt(n)}`}function qt(e,t){if(e===null)return"";let n=/^\s*(?:@#[^@]*@\s*)?(ABT|CAL|EST|BET|BEF|AFT|FROM|TO)\b/i.exec(t??""),o=jt(e);switch(n?.[1]?.toUpperCase()){case void 0:return o;case"BEF":case"TO":return c("date.beforeYear",{year:o});case"AFT":case"FROM":return c("date.afterYear",{year:o});default:return c("date.aboutYear",{year:o})}}function it(e){let t=qt(je(e),e.birthDateText),n=qt(_o(e),e.deathDateText);if(!t&&!n)return"";let o=c("date.unknownYear");return n?`${t||o}–${n}`:e.living?c("date.bornYear",{year:t}):`${t}–${o}`}function Wt(e){return pe(e.birthDate,e.birthDateText)}function Vt(e){return pe(e.deathDate,e.deathDateText)}function Fl(){let{answer:e,items:t,problem:n,again:o,more:r}=Se("duplicates",{limit:25}),[s,i]=_(null);return e?t.length?m`<p class="hint">${c("duplicates.intro")}</p>
    <ul class="findings">
      ${t.map(a=>m`<li
          key=${a.personIds.join()}
        >
          <p class="pair">
            ${a.personIds.map(l=>m`<span key=${l}>
                <${Ke} id=${l} />
                <span class="hint"> ${sd(l)}</span>
              </span>`)}
          </p>
          <p class="hint">${hn(Me(a.reasons))}</p>
          ${te.value?m`<button
                type="button"
                class="button small"
                onClick=${()=>i(a.personIds)}
              >
                <${S} name="merge" />${c("duplicates.compare")}
              </button>`:null}
        </li>`)}
    </ul>
    ${r}
    ${s?m`<${id} pair=${s} onClose=${()=>i(null)} />`:null}`:m`<p class="good"><${S} name="check" />${c("duplicates.none")}</p>`:m`<${T} error=${n} onRetry=${o} />`}function sd(e){let t=N.value.get(e);return t?it(t):""}function id({pair:e,onClose:t}){let[n,o]=_(!0),r=ke(async()=>{let[u,p]=await Promise.all(e.map(Ye));return u&&p?[u.person,p.person]:[]},e),{isBusy:s,problem:i,submit:a}=G(async()=>{let[u,p]=n?e:[e[1],e[0]],h=C(N.peek().get(u));await Tl(V.peek()?.tree.treeId??"",u,p),t(),H({person:""}),wt(),await Ne(),fe(c("duplicates.merged",{name:h}))}),[l,f]=r.answer??[];return m`<${X} title=${c("duplicates.title")} onClose=${t}>
    <form class="stack" onSubmit=${a}>
      <${T} error=${r.problem??i} />
      ${l&&f?m`<${ad} first=${l} second=${f} keepsFirst=${n}
            onKeep=${o} />`:null}
      <p class="hint">${c("duplicates.hint")}</p>
      <div class="actions">
        <button type="submit" class="button strong" disabled=${s||!l}>
          <${S} name="merge" />${c("duplicates.merge")}
        </button>
        <button type="button" class="button" data-first onClick=${t}>
          ${c("duplicates.differ")}
        </button>
      </div>
    </form>
  <//>`}function ad({first:e,second:t,keepsFirst:n,onKeep:o}){let r=i=>{let{parents:a,spouses:l,children:f}=J.value,u=i.personId,p=[...a(u),...l(u),...f(u)].map(h=>h.id);return Me(p.map(h=>C(N.value.get(h))))},s=[[c("duplicates.name"),Bt],[c("field.birth"),Wt],[c("field.birthPlace"),i=>i.birthPlace??""],[c("field.death"),Vt],[c("field.deathPlace"),i=>i.deathPlace??""],[c("duplicates.relatives"),r],[c("field.biography"),i=>i.biography??""]];return m`<table class="side-by-side">
    <thead>
      <tr>
        <th scope="col"><span class="visually-hidden">${c("person.field")}</span></th>
        ${[!0,!1].map(i=>m`<th scope="col" key=${i}>
            <label class="toggle">
              <input type="radio" name="keep" checked=${n===i}
                onChange=${()=>o(i)} />
              <span>${c("duplicates.keep")}</span>
            </label>
          </th>`)}
      </tr>
    </thead>
    <tbody>
      ${s.map(([i,a])=>{let l=[a(e),a(t)],f=!!(l[0]&&l[1])&&l[0]!==l[1];return l[0]||l[1]?m`<tr key=${i} class=${f?"differs":""}>
              <th scope="row">${i}</th>
              ${l.map((u,p)=>m`<td key=${p}>${u||c("person.noValue")}</td>`)}
            </tr>`:null})}
    </tbody>
  </table>`}function Bl(){let{answer:e,items:t,problem:n,again:o,more:r}=Se("places",{limit:50}),[s,i]=_("");return e&&!t.length?m`<p class="hint">${c("places.none")}</p>`:m`<${T} error=${n} onRetry=${o} />
    <ul class="groups">
      ${t.map(a=>{let l=s===a.name;return m`<li key=${a.name}>
          <button
            type="button"
            class="group"
            aria-expanded=${l}
            onClick=${()=>i(l?"":a.name)}
          >
            <span class="group-title">${a.name}</span>
            <span class="group-count">${_e(ld(a))}</span>
          </button>
          ${l?m`<${cd} place=${a} />`:null}
        </li>`})}
    </ul>
    ${r}`}function ld({births:e,marriages:t,deaths:n}){return e+t+n}function cd({place:e}){let{births:t,marriages:n,deaths:o,personIds:r,personCount:s}=e,i=[t?c("places.births",{count:t}):"",n?c("places.marriages",{count:n}):"",o?c("places.deaths",{count:o}):""].filter(Boolean);return m`<div class="findings">
    <p class="hint">${Me(i)}</p>
    <ul class="rows">
      ${r.map(a=>m`<li key=${a}><${Ke} id=${a} /></li>`)}
    </ul>
    ${s>r.length?m`<p class="hint">
          ${c("places.others",{count:s-r.length})}
        </p>`:null}
  </div>`}var Do=320,En=110,ud=16,fd=6.2;function Ul({title:e,bars:t}){let n=Math.max(1,...t.map(s=>s.count)),o=Do/Math.max(1,t.length),r=Math.ceil(t.length/8);return m`<figure class="chart">
    <figcaption>${e}</figcaption>
    <svg viewBox="0 0 ${Do} ${En+ud}" role="img" aria-label=${dd(e,t)}>
      ${t.map((s,i)=>{let a=Math.max(s.count?2:0,s.count/n*(En-14)),l=i*o;return m`<g key=${s.label}>
          <rect x=${l+o*.12} y=${En-a} width=${o*.76} height=${a}
            rx="2"><title>${Hl(s)}</title></rect>
          ${i%r===0?m`<text x=${pd(l+o/2,s.label)} y=${En+12}
                text-anchor="middle">
                ${s.label}
              </text>`:null}
        </g>`})}
      <path d="M0 ${En}H${Do}" />
    </svg>
  </figure>`}function pd(e,t){let n=t.length*fd/2;return Math.min(Do-n,Math.max(n,e))}function Tn({title:e,bars:t}){let n=Math.max(1,...t.map(o=>o.count));return t.length?m`<figure class="chart">
    <figcaption>${e}</figcaption>
    <dl class="bars">
      ${t.map(o=>m`<div key=${o.label}>
          <dt>${o.label}</dt>
          <dd>
            <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
              <rect width=${o.count/n*100} height="8" rx="1.5" />
            </svg>
            <span>${_e(o.count)}</span>
          </dd>
        </div>`)}
    </dl>
  </figure>`:null}function dd(e,t){return c("statistics.chart",{title:e,bars:Me(t.map(Hl),{type:"unit"})})}function Hl({label:e,count:t}){return c("statistics.bar",{label:e,count:t})}var md=24,zl=8,hd=["sex","birthDate","birthPlace","deathDate","parents"];function Gl(){let{answer:e,problem:t,again:n}=Se("stats");return e?m`<dl class="tiles">
      <${Kt} label=${c("statistics.people")} value=${_e(e.persons)} />
      <${Kt} label=${c("statistics.living")} value=${_e(e.living)} />
      <${Kt} label=${c("statistics.couples")} value=${_e(e.couples)} />
      <${Kt} label=${c("statistics.generations")} value=${_e(e.generations)} />
      <${Ro} label=${c("statistics.ageAtDeath")} average=${e.ageAtDeath} />
      <${Ro} label=${c("statistics.ageAtMarriage")} average=${e.ageAtMarriage} />
      <${Ro} label=${c("statistics.ageOfMothers")} average=${e.ageOfMothers} />
      <${Ro} label=${c("statistics.ageOfFathers")} average=${e.ageOfFathers} />
      ${e.childrenPerCouple?m`<${Kt} label=${c("statistics.childrenPerCouple")}
            value=${jl(e.childrenPerCouple)} />`:null}
    </dl>
    <${gd} answer=${e} />
    <${Tn} title=${c("statistics.lastNames")} bars=${bs(e.lastNames)} />
    <${Tn} title=${c("statistics.femaleNames")} bars=${bs(e.firstNamesFemale)} />
    <${Tn} title=${c("statistics.maleNames")} bars=${bs(e.firstNamesMale)} />
    <${Tn} title=${c("statistics.completeness")} bars=${hd.map(o=>({label:c(`statistics.${o}`),count:Math.round((e.completeness[o]??0)*100)}))} />
    ${e.largestFamilies.length?m`<h3>${c("statistics.mostChildren")}</h3>
          <ul class="rows">
            ${e.largestFamilies.slice(0,zl).map(o=>m`<li
                  class="row"
                  key=${o.personId}
                >
                  <span class="row-words"><${Ke} id=${o.personId} /></span>
                  <span class="hint">
                    ${c("statistics.children",{count:o.children})}
                  </span>
                </li>`)}
          </ul>`:null}`:m`<${T} error=${t} onRetry=${n} />`}function gd({answer:e}){let t=e.birthsByDecade.length;if(!t)return null;let n=t<=md,r=(n?e.birthsByDecade:e.birthsByCentury).map(s=>({label:s.fromYear<0?jt(s.fromYear):c("statistics.years",{year:`${s.fromYear}`}),count:s.count}));return m`<${Ul} bars=${r}
    title=${c(n?"statistics.birthsByDecade":"statistics.birthsByCentury")} />`}function Kt({label:e,value:t}){return m`<div class="tile"><dt>${e}</dt><dd>${t}</dd></div>`}function Ro({label:e,average:t}){return t?m`<${Kt} label=${e} value=${jl(t.years)} />`:null}function bs(e){return e.slice(0,zl).map(t=>({label:t.name,count:t.count}))}function jl(e){return _e(e,{minimumFractionDigits:1,maximumFractionDigits:1})}function vt(e=""){return e.split(",").map(n=>n.trim()).filter(Boolean).join(", ")}var $d={birth:"∗",marriage:"∞",divorce:"⚮",death:"†"};function Wl(){let{answer:e,items:t,problem:n,again:o,more:r}=Se("timeline",{limit:100});return e&&!t.length?m`<p class="hint">${c("timeline.none")}</p>`:m`<${T} error=${n} onRetry=${o} />
    <ol class="timeline">
      ${t.map((s,i)=>{let a=ql(s.sort),l=t[i-1];return m`${!l||ql(l.sort)!==a?m`<li class="century" key=${`c${a}`}><h3>${a}</h3></li>`:null}
          <li key=${s.kind+s.personIds.join()+i}>
            <span class="sign ${s.kind}" aria-hidden="true">${$d[s.kind]}</span>
            <span>
              <span class="hint">${Ut(s.dateText)}</span><br />
              ${xe(`timeline.${s.kind}`,{people:m`<${To} ids=${s.personIds} />`})}
              ${s.place?`, ${vt(s.place)}`:null}
            </span>
          </li>`})}
    </ol>
    ${r}`}function ql(e){let t=Number.parseInt(e,10);return c("statistics.years",{year:`${Math.floor(t/100)*100}`})}var Vl={checks:Pl,duplicates:Fl,statistics:Gl,anniversaries:Ol,timeline:Wl,places:Bl},Yt=Object.keys(Vl);function Kl({name:e}){let t=Yt.find(i=>i===e)??"checks",n=Vl[t],o=F(null);le(()=>o.current?.focus(),[]);let r=i=>{let l={ArrowRight:1,ArrowLeft:-1}[i.key];if(!l)return;i.preventDefault();let f=Yt[(Yt.indexOf(t)+l+Yt.length)%Yt.length]??"";H({insight:f},{replace:!0}),requestAnimationFrame(()=>document.getElementById(`insight-${f}`)?.focus())},s=()=>{H({insight:""}),document.getElementById("main")?.focus()};return m`<aside class="insights" aria-label=${c("tree.insights")}>
    <header class="insights-head">
      <h2 tabindex="-1" ref=${o}>${c("tree.insights")}</h2>
      <button type="button" class="button quiet icon-only" onClick=${s}
        aria-label=${c("insights.close")} title=${c("button.close")}
      ><${S} name="close" /></button>
    </header>
    <div class="tabs" role="tablist" aria-label=${c("tree.insights")} onKeyDown=${r}>
      ${Yt.map(i=>m`<button
          key=${i}
          type="button"
          role="tab"
          id="insight-${i}"
          class="tab"
          aria-selected=${i===t}
          aria-controls="insight-view"
          tabindex=${i===t?0:-1}
          onClick=${()=>H({insight:i},{replace:!0})}
        >
          ${c(`insights.${i}`)}
        </button>`)}
    </div>
    <div class="insight" role="tabpanel" id="insight-view" aria-labelledby="insight-${t}"
      tabindex="0" key=${t}>
      <${n} />
    </div>
  </aside>`}var Yl=["birthDate","deathDate","marriageDate","divorceDate","adoptionDate"];function Lo(e,t){let n={};for(let o of Object.keys(t)){let r=o.replace(/Text$/,"");Yl.includes(r)&&!e[o]&&e[r]?n[r]=e[r]:n[o]=e[o]??null}return n}function Xl(e){let t={...e};for(let n of Yl)t[`${n}Text`]&&delete t[n];return t}var yd=404,Xe=e=>C(N.peek().get(e));async function Xt(e,t,n="Biological",o=""){let[r,s]=[Xe(e),Xe(t)];await Ce({what:c("history.connecting",{one:r,other:s}),act:async()=>{await ms({parentId:e,childId:t,type:n,...o?{alsoOf:o}:{}})},undo:async()=>{o&&await Ql("parent-child",o,t),await Sn("parent-child",e,t)}},o?c("history.parents",{parent:r,other:Xe(o),child:s}):c("history.parent",{parent:r,child:s}))}async function Fo(e,t,n={status:"Married"},o=[]){let r={one:Xe(e),other:Xe(t)};await Ce({what:c("history.connecting",r),act:async()=>{await hs({person1Id:e,person2Id:t,parentOf:o,...n})},undo:async()=>{for(let s of o)await Ql("parent-child",t,s);await Sn("spousal",e,t)}},c("history.couple",r))}async function Jl(e,t,n){let o=await ws(e,t,n),r={one:Xe(t),other:Xe(n)};await Ce({what:c("history.disconnecting",r),act:()=>Sn(e,t,n),undo:async()=>{let s={...bd(o),...ec(e,t,n)};e==="spousal"?await hs(s):await ms(s)}},c("history.disconnected",r))}async function Zl(e,t,n,o,r){let s=Lo(o,r),i={one:Xe(t),other:Xe(n)};await Ce({what:c("history.editingLink",i),act:async()=>{await gs(e,t,n,r)},undo:async()=>{await gs(e,t,n,s)}},c("history.savedLink"))}async function ws(e,t,n){let o=Object.entries(ec(e,t,n));return(await Dl(t)).find(s=>o.every(([i,a])=>s[i]===a))}async function Ql(e,t,n){try{await Sn(e,t,n)}catch(o){if(!(o instanceof Y)||o.status!==yd)throw o}}function ec(e,t,n){return e==="spousal"?{person1Id:t,person2Id:n}:{parentId:t,childId:n}}function bd(e){let{id:t,relationshipType:n,treeId:o,createdAt:r,updatedAt:s,...i}=e;return Xl(i)}var wd=409;function vs(e){let t,n=null;return{async end(){let{person:o}=await Ye(e);return n=o.photoUrl?await Io(o.photoUrl).catch(()=>null):null,{undo:t}=await Al(e),U.peek().person===e&&H({person:""}),{isForGood:!t}},async goOn(){return t&&await vd(e,t),t=void 0,n&&await Po(e,n),n=null,{opens:e}}}}async function vd(e,t){try{await Nl(e,t)}catch(n){if(!(n instanceof Y)||n.status!==wd)throw n;await Ye(e).catch(()=>Promise.reject(n))}}async function Jt(e){let t=V.peek()?.tree.treeId??"",n=C(e),o="",r=null;return await Ce({what:c("history.adding",{name:n}),act:async()=>{if(r)return r.goOn();o=(await Il({treeId:t,...e})).personId},undo:()=>(r??=vs(o)).end()},c("history.added",{name:n})),o}async function tc(e,t,n){let o=Lo(e,t),r=n,s=C({...e,...t});await Ce({what:c("history.editing",{name:s}),act:async()=>{await ds(e.personId,t,r),r=""},undo:async()=>{await ds(e.personId,o)}},c("history.saved",{name:s}))}async function nc(e){let t=C(e),n=vs(e.personId);await Ce({what:c("history.deleting",{name:t}),act:n.end,undo:n.goOn},c("history.deleted",{name:t}))}async function oc(e,t){let n=e.personId,o=e.photoUrl?await Io(e.photoUrl).catch(()=>null):null,r=async s=>{s?await Po(n,s):await Cl(n)};await Ce({what:c("history.photo",{name:C(e)}),act:()=>r(t),undo:()=>r(o)},c(t?"history.photoSaved":"history.photoRemoved"))}async function rc(e){let t=V.peek()?.tree;if(!t)return;let n=t.rootPersonId??null;await Ce({what:c("history.root",{name:C(e)}),act:async()=>{await $t(t.treeId,{rootPersonId:e.personId})},undo:async()=>{await $t(t.treeId,{rootPersonId:n})}},c("history.rootSet",{name:C(e)}))}var sc=/[^\p{L}\p{N}]+/u,_d=we(()=>[...N.value.values()].filter(e=>!e.hidden).map(e=>{let t=xl(e);return{person:e,words:` ${t} ${t.split(sc).join(" ")}`}}));function Zt(e,t=1/0){let n=fs(e).split(/\s+/).filter(Boolean);if(!n.length)return[];let o=[];for(let{person:r,words:s}of _d.value)if(n.every(i=>xd(s,i))&&(o.push(r),o.length>=t))break;return o}function xd(e,t){if(e.includes(` ${t}`))return!0;let n=t.split(sc).filter(Boolean);return n.length>0&&n.every(o=>e.includes(` ${o}`))}var kd=c("canvas.nameless"),Md={Male:"father",Female:"mother"},Sd={Male:"son",Female:"daughter"},Ed=new Intl.Segmenter,Td=new RegExp(["Arabic","Hebrew","Syriac","Thaana","Nko","Devanagari","Bengali","Gurmukhi","Mongolian"].map(e=>`\\p{Script=${e}}`).join("|"),"u"),Od=/[\u061c\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;function In(e){let t=new WeakMap;return n=>{let o=t.get(n);if(o!==void 0)return o;let r=e(n);return t.set(n,r),r}}var Je=In(e=>Pn([e.firstName,e.middleName,e.lastName,e.suffix])||kd),De=In(e=>{let t=On(e.firstName),n=On(e.middleName).split(" ").filter(Boolean),o=[...t.split(" ").filter(Boolean),...n],[r=""]=o,s=On(e.preferredName)||r,i=o.slice(1).map(a=>xs(a)[0]??"").filter(a=>/\p{L}/u.test(a)&&a!==a.toLowerCase()).map(a=>`${a}.`);return[Pn(o),Pn([r,...i]),Pn([r,i[0]]),s].filter((a,l,f)=>a!==""&&f.indexOf(a)===l)}),Qt=In(e=>Pn([e.lastName,e.suffix])),An=In(e=>{if(e.hidden)return"";let t=ic(e.firstName||e.preferredName),n=ic(e.lastName);return`${t}${n}`.toUpperCase()||"?"}),at=In(e=>{if(e.hidden)return"";let t=qt(je(e),e.birthDateText),n=qt(_o(e),e.deathDateText);return t&&n?`${t}–${n}`:n?c("canvas.died",{year:n}):t?e.living!==!1?c("canvas.born",{year:t}):`${t}–${c("date.unknownYear")}`:""});function _s(e,t){let n=new Set(t.children(e.personId).map(({id:s})=>s)).size,o=Md[e.gender]??"parent",r=n>0?c(`canvas.${o}`,{count:n}):"";return[Je(e),at(e),r].filter(Boolean).join(", ")}function ac(e,t){let n=i=>{let a=i.slice(0,3).map(({id:l})=>Je(t.people.get(l)??e));return Me(a)},o=Sd[e.gender]??"child",r=n(t.parents(e.personId)),s=n(t.spouses(e.personId));return[_s(e,t),r&&c(`canvas.${o}`,{people:r}),s&&c("canvas.with",{people:s})].filter(Boolean).join(". ")}function ic(e){return xs(On(e)).find(t=>/[\p{L}\p{N}]/u.test(t))??""}function xs(e){return Array.from(Ed.segment(e),({segment:t})=>t)}function lc(e){return Td.test(e)?[e]:xs(e)}function On(e){return(e??"").replace(Od,"").replace(/[\p{Cc}\s]+/gu," ").trim()}function Pn(e){return e.map(On).filter(Boolean).join(" ")}function Re({person:e,isLarge:t=!1}){let n=t?"portrait large":"portrait",o=`is-${(e.gender??"Unknown").toLowerCase()}`;if(e.photoUrl&&!e.hidden){let r=t?e.photoUrl:`${e.photoUrl}&size=small`;return m`<img class="${n} ${o}" src=${r} alt="" loading="lazy" />`}return m`<span class="${n} ${o}" aria-hidden="true">${An(e)||"·"}</span>`}var Pd=30;function en({label:e,onPick:t,onText:n,without:o,placeholder:r=c("picker.example"),isLabelShown:s=!0,isKept:i=!1,...a}){let[l,f]=_(""),[u,p]=_(0),[h,d]=_(!1),g=F(null),$=Ue(),y=Zt(l,Pd).filter(k=>!o?.has(k.personId)),b=h&&l.trim()!=="";q(()=>{g.current?.querySelector("[aria-selected=true]")?.scrollIntoView({block:"nearest"})},[u,b]);let w=k=>{f(k),p(0),d(!0),n?.(k)},v=k=>{i||w(""),d(!1),t(k)},x=k=>{let O=y[u];if(k.key==="ArrowDown")p(Math.min(u+1,y.length-1));else if(k.key==="ArrowUp")p(Math.max(u-1,0));else if(k.key==="Enter"&&b&&O)v(O);else if(k.key==="Escape"&&l)w("");else return;k.preventDefault(),k.stopPropagation()};return m`<div class="picker field">
    <label for=${$} class=${s?"":"visually-hidden"}>${e}</label>
    <input
      id=${$}
      type="search"
      role="combobox"
      value=${l}
      placeholder=${r}
      autocomplete="off"
      spellcheck=${!1}
      aria-expanded=${b}
      aria-controls="${$}-hits"
      aria-autocomplete="list"
      aria-activedescendant=${b&&y[u]?`${$}-${u}`:void 0}
      onInput=${k=>w(k.target.value)}
      onFocus=${()=>d(!0)}
      onBlur=${()=>d(!1)}
      onKeyDown=${x}
      ...${a}
    />
    <ul class="hits" id="${$}-hits" role="listbox" aria-label=${c("picker.hits")} ref=${g}
      hidden=${!b}>
      ${b?y.map((k,O)=>m`<li
              key=${k.personId}
              id="${$}-${O}"
              role="option"
              aria-selected=${O===u}
              class="hit"
              onPointerDown=${A=>A.preventDefault()}
              onClick=${()=>v(k)}
            >
              <${Re} person=${k} />
              <span class="hit-name">${C(k)}</span>
              <span class="hit-years">${it(k)}</span>
            </li>`):null}
    </ul>
    ${b&&!y.length?m`<p class="hits none" role="status">${c("picker.none")}</p>`:null}
  </div>`}var Nn="?",cc=e=>C(N.value.get(e));function ks(e){return e.length>1?Nn:e[0]??""}function uc(e,t,n){let o=J.value.parents(t),r=n==="Biological"?0:n==="Step"?1:1/0;if(o.filter(i=>i.type==="Biological").length>r)return[];let s=new Set([t,...o.map(i=>i.id)]);return J.value.spouses(e).map(i=>i.id).filter(i=>!s.has(i))}function Ms({spouses:e,type:t,value:n,onValue:o}){if(!e.length)return null;let r=[...e.length>1?[[Nn,c("add.choose")]]:[],["",c("add.parentUnknown")],...e.map(i=>[i,cc(i)])],s=c(t==="Step"?"add.biologicalParent":"add.otherParent");return m`<${P} label=${s} value=${n} onValue=${o} options=${r} />`}function Bo(e){return J.value.children(e).filter(({id:t,type:n})=>n==="Biological"&&J.value.parents(t).length===1).map(t=>t.id)}function Ss(e){return J.value.spouses(e).length?[]:Bo(e)}function Es({ids:e,chosen:t,onChosen:n}){if(!e.length)return null;let o=(r,s)=>e.filter(i=>i===r?s:t.includes(i));return m`<fieldset class="choices">
    <legend>${c("add.alsoParent")}</legend>
    ${e.map(r=>m`<${ot} key=${r} label=${cc(r)} value=${t.includes(r)}
        onValue=${s=>n(o(r,s))} />`)}
  </fieldset>`}var mc=["JAN","FEB","MAR","APR","MAY","JUN","JUL","AUG","SEP","OCT","NOV","DEC"],Id=[31,29,31,30,31,30,31,31,30,31,30,31],Ad=/^(?:about|abt\.?|around|circa|ca\.?|c\.|approximately|approx\.?|roughly|~)\s*/i,Nd=/^(?:estimated|est\.?|probably|perhaps|maybe)\s+/i,Cd=/^(?:calculated|cal\.?)\s+/i,Dd=/^(?:before|bef\.?|until|by|<)\s*/i,Rd=/^(?:after|aft\.?|since|>)\s*/i,Ld=/^(?:between|bet\.?)\s+(.+?)\s+(?:and|&|-|–)\s+(.+)$/i,Fd=/^from\s+(.+?)\s+(?:to|until|-|–)\s+(.+)$/i,Bd=/^from\s+/i,Ud=/^to\s+/i,Hd=/^(\d{3,4})\s*[-–]\s*(\d{3,4})$/,fc=/\s*\b(?:b\.?\s?c\.?\s?e?\.?)$/i,zd=/^(?:@#D[A-Z _]+@|GREGORIAN|JULIAN|FRENCH_R|HEBREW)\s/i;function lt(e){let t=e.trim().replace(/\s+/g," ");if(!t)return null;let n=Gd(t);if(n)return{text:n,words:Ut(n),isPhrase:!1};let o=/^\(.*\)$/.test(t)?t:`(${t})`;return{text:o,words:o.slice(1,-1),isPhrase:!0}}function Gd(e){if(zd.test(e))return e;let t=Hd.exec(e);if(t&&Number(t[1])<Number(t[2]))return`BET ${t[1]} AND ${t[2]}`;let n=Ld.exec(e);if(n)return pc("BET",n,"AND");let o=Fd.exec(e);if(o)return pc("FROM",o,"TO");let r=[[Ad,"ABT"],[Nd,"EST"],[Cd,"CAL"],[Dd,"BEF"],[Rd,"AFT"],[Bd,"FROM"],[Ud,"TO"]];for(let[s,i]of r){if(!s.test(e))continue;let a=Uo(e.replace(s,""));return a&&`${i} ${a}`}return/^\d{3,4}\s*\?$/.test(e)?`EST ${e.replace(/\s*\?$/,"")}`:Uo(e)}function pc(e,t,n){let o=Uo(t[1]??""),r=Uo(t[2]??"");return o&&r?`${e} ${o} ${n} ${r}`:null}function Uo(e){let t=fc.test(e)?" BCE":"",n=e.replace(fc,"").replace(/(\d)(?:st|nd|rd|th)\b/gi,"$1").trim(),o=jd(n)??qd(n);return o&&o+t}function jd(e){if(/^\d{1,4}$/.test(e)&&Number(e)>0)return String(Number(e));if(/^\d{3,4}\/\d{2}$/.test(e))return e;let t=/^(\d{3,4})-(\d{1,2})(?:-(\d{1,2}))?$/.exec(e);if(t)return _t(t[1],Number(t[2]),t[3]);let n=/^(?:(\d{1,2})\.\s?)?(\d{1,2})\.\s?(\d{3,4})$/.exec(e);if(n)return _t(n[3],Number(n[2]),n[1]);let o=/^(\d{1,2})[/-](\d{1,2})[/-](\d{3,4})$/.exec(e);if(!o)return null;let[r,s]=[Number(o[1]),Number(o[2])];return r>12?_t(o[3],s,String(r)):s>12?_t(o[3],r,String(s)):r===s?_t(o[3],r,String(r)):null}function qd(e){let t=/^(?:(\d{1,2})\.?\s+)?(?:of\s+)?([a-z]{3,9})\.?,?\s+(\d{1,4}(?:\/\d{2})?)$/i,n=/^([a-z]{3,9})\.?\s+(\d{1,2}),?\s+(\d{1,4})$/i,o=t.exec(e);if(o)return _t(o[3],dc(o[2]),o[1]);let r=n.exec(e);return r&&_t(r[3],dc(r[1]),r[2])}function dc(e=""){let t=e.slice(0,3).toUpperCase(),n=mc.indexOf(t);return Wd[n]?.startsWith(e.toUpperCase())||e.toUpperCase()==="SEPT"?n+1:0}var Wd=["JANUARY","FEBRUARY","MARCH","APRIL","MAY","JUNE","JULY","AUGUST","SEPTEMBER","OCTOBER","NOVEMBER","DECEMBER"];function _t(e,t,n){let o=mc[t-1];if(!e||!o)return null;if(n===void 0)return`${o} ${e}`;let r=Number(n);return r>=1&&r<=(Id[t-1]??0)?`${r} ${o} ${e}`:null}function qe({label:e,value:t,onValue:n}){let o=lt(t);return m`<${P}
    label=${e}
    value=${t}
    onValue=${n}
    placeholder=${c("field.dateExample")}
    hint=${Vd(t,o)}
  />`}function Vd(e,t){return t?t.isPhrase?/^\d{1,2}[/-]\d{1,2}[/-]\d{3,4}$/.test(e.trim())?c("field.dateUnclear"):c("field.dateUnread"):c("field.dateRead",{date:t.words}):c("field.dateHint")}var Kd=["middleName","birthName","preferredName","suffix","birthPlace","deathPlace","biography"],Ts=["Female","Male","Other","Unknown"].map(e=>[e,c(`gender.${e}`)]),Os=[["",c("living.auto")],["yes",c("living.yes")],["no",c("living.no")]];function Le(e){return{firstName:e.firstName??"",middleName:e.middleName??"",lastName:e.lastName??"",birthName:e.birthName??"",preferredName:e.preferredName??"",suffix:e.suffix??"",gender:e.gender??"Unknown",birth:pe(e.birthDate,e.birthDateText),birthPlace:e.birthPlace??"",death:pe(e.deathDate,e.deathDateText),deathPlace:e.deathPlace??"",living:e.isLiving===void 0?"":e.isLiving?"yes":"no",biography:e.biography??""}}function Ho(e,t){let n={};for(let o of["firstName","lastName"])e[o].trim()!==t[o]&&(n[o]=e[o].trim());e.gender!==t.gender&&(n.gender=e.gender);for(let o of Kd)e[o].trim()!==t[o].trim()&&(n[o]=e[o].trim()||null);for(let o of["birth","death"])e[o].trim()!==t[o]&&(n[`${o}DateText`]=lt(e[o])?.text??null);return e.living!==t.living&&(n.isLiving=e.living===""?null:e.living==="yes"),n}function hc(e){let t=Ho(e,Le({})),n=Object.fromEntries(Object.entries(t).filter(([,r])=>r!==null)),o={firstName:e.firstName.trim(),lastName:e.lastName.trim()};return{...n,...o,gender:e.gender}}function Cn(e){return!!(e.firstName.trim()||e.lastName.trim())}function zo({draft:e,onDraft:t,isShort:n=!1}){let o=r=>({value:e[r],onValue:s=>t({...e,[r]:s})});return m`<div class="fields">
      <${P} label=${c("field.firstName")} maxlength="100" data-first
        ...${o("firstName")} />
      ${n?null:m`<${P} label=${c("field.middleName")} maxlength="100"
            ...${o("middleName")} />`}
      <${P} label=${c("field.lastName")} maxlength="100" ...${o("lastName")} />
      ${n?null:m`<${P} label=${c("field.birthName")} maxlength="100"
              ...${o("birthName")} />
            <${P} label=${c("field.preferredName")} maxlength="50"
              ...${o("preferredName")} hint=${c("field.preferredNameHint")} />
            <${P} label=${c("field.suffix")} maxlength="20" ...${o("suffix")}
              placeholder=${c("field.suffixExample")} />`}
    </div>
    <${Ae} legend=${c("field.gender")} name="gender" options=${Ts}
      isLegendShown=${!0} ...${o("gender")} />
    <div class="fields">
      <${qe} label=${c("field.birth")} ...${o("birth")} />
      <${P} label=${c("field.birthPlace")} maxlength="200" ...${o("birthPlace")} />
      <${qe} label=${c("field.death")} ...${o("death")} />
      ${n?null:m`<${P} label=${c("field.deathPlace")} maxlength="200"
            ...${o("deathPlace")} />`}
    </div>
    ${n?null:m`<${Ae} legend=${c("field.living")} name="living" options=${Os}
            isLegendShown=${!0} ...${o("living")} />
          <${P} label=${c("field.biography")} type="area" rows="8" maxlength="60000"
            spellcheck=${!0} ...${o("biography")} />`}`}var Go="Partner",jo="Unknown",Yd=["Married",Go,"Divorced","Widowed","Separated",jo],Xd=["Married",Go,"Divorced","Widowed","Separated"],tn=Yd.map(e=>[e,c(`relatives.statuses.${e}`)]),gc=jo;function $c({status:e="Married",statusDetail:t}){return e!=="Married"?e:[Go,jo].find(n=>n===t)??e}function nn(e){return[Go,jo].includes(e)?{status:"Married",statusDetail:e}:{status:e}}function on(e){let t=Xd.find(n=>n===e);return t?c(`relatives.unions.${t}`):e.toLowerCase()}var qo=["Biological","Adoptive","Step","Foster"].map(e=>[e,c(`relatives.types.${e}`)]),yc="";function bc({adding:e,onClose:t}){let{kind:n,personId:o=""}=e,r=N.value.get(o),[s,i]=_("new"),a=r?c(`add.${n}`,{name:C(r)}):c("add.alone"),l=n!=="alone"&&n!=="sibling"&&N.value.size>1;return m`<${X} title=${a} onClose=${t}>
    <div class="stack">
      ${l?m`<${Ae}
            legend=${c("add.who")}
            name="add-how"
            value=${s}
            options=${[["new",c("add.new")],["there",c("add.existing")]]}
            onValue=${i}
          />`:null}
      ${s==="new"?m`<${Jd} kind=${n} person=${r} onClose=${t} />`:m`<${Qd} kind=${n} personId=${o} onClose=${t} />`}
    </div>
  <//>`}function Jd({kind:e,person:t,onClose:n}){let[o,r]=_(Le(tm(e,t))),s=t?.personId??"",i=e==="child"?J.value.spouses(s).map(k=>k.id):[],[a,l]=_(ks(i)),f=e==="spouse"?Bo(s):[],[u,p]=_(Ss(s)),[h,d]=_("Biological"),g=e==="parent"?em(t):void 0,[$,y]=_(e==="parent"?gc:"Married"),{isBusy:b,problem:w,submit:v}=G(async()=>{let k=$===yc?"":g?.personId??"",O={alsoOf:a,parentOf:u,spouseOf:k,type:h,status:$},A=await Zd(e,t,hc(o),O);n(),H({person:A}),W.current?.focus(A)}),x=Cn(o)?a===Nn?c("add.chooseParent"):"":c("person.nameNeeded");return m`<form class="stack" onSubmit=${v}>
    <${zo} draft=${o} onDraft=${r} isShort=${!0} />
    <div class="fields">
      <${Ms} spouses=${i} type=${h} value=${a} onValue=${l} />
      ${e==="child"||e==="parent"?m`<${P} label=${c("relatives.type")} value=${h} onValue=${d}
            options=${qo} />`:null}
      ${e==="spouse"?m`<${P} label=${c("relatives.status")} value=${$} onValue=${y}
            options=${tn} />`:null}
      ${g?m`<${P} label=${c("add.couple",{name:C(g)})} value=${$}
            onValue=${y} options=${[...tn,[yc,c("add.noCouple")]]} />`:null}
    </div>
    <${Es} ids=${f} chosen=${u} onChosen=${p} />
    <${T} error=${w} />
    <div class="actions">
      <button type="submit" class="button strong" disabled=${b||x}>
        ${c("button.add")}
      </button>
      <button type="button" class="button" onClick=${n}>${c("button.cancel")}</button>
      ${x?m`<p class="hint">${x}</p>`:null}
    </div>
  </form>`}async function Zd(e,t,n,{alsoOf:o,parentOf:r,spouseOf:s,type:i,status:a}){if(!t||e==="alone")return Jt(n);let{personId:l}=t;if(e==="spouse")return Jt({...n,relative:{kind:e,personId:l,parentOf:r,...nn(a)}});if(e==="parent"){let $=s?{spouseOf:s,...nn(a)}:{};return Jt({...n,relative:{kind:e,personId:l,type:i,...$}})}if(e==="child")return Jt({...n,relative:{kind:e,personId:l,type:i,...o?{alsoOf:o}:{}}});let f=J.peek().parents(l),u=f.filter($=>$.type==="Biological"),[p,h]=u.length?u:f,d=h?{alsoOf:h.id}:{},g=p?.id??"";return Jt({...n,relative:{kind:"child",personId:g,...d}})}function Qd({kind:e,personId:t,onClose:n}){let[o,r]=_(null),[s,i]=_("Biological"),[a,l]=_("Married"),[f,u]=_(null),[p,h]=_(Ss(t)),d=o?.personId??"",g=e==="child"?uc(t,d,s):[],$=`${d} ${s}`,y=o&&f?.of===$?f.id:ks(g),b=e==="spouse"?Bo(t).filter(k=>k!==d):[],{isBusy:w,problem:v,submit:x}=G(async()=>{if(!o)return;let k=p.filter(O=>b.includes(O));e==="spouse"?await Fo(t,d,nn(a),k):e==="parent"?await Xt(d,t,s):await Xt(t,d,s,y),n()});return m`<form class="stack" onSubmit=${x}>
    <${en} label=${c("add.who")} without=${new Set([t])} isKept=${!0}
      data-first onPick=${r} />
    ${o?m`<p role="status">
          ${xe("add.chosen",{name:m`<strong>${C(o)}</strong>`})}
        </p>`:null}
    ${e==="spouse"?m`<${P} label=${c("relatives.status")} value=${a} onValue=${l}
          options=${tn} />`:m`<${P} label=${c("relatives.type")} value=${s} onValue=${i}
          options=${qo} />`}
    ${o?m`<${Ms} spouses=${g} type=${s} value=${y}
          onValue=${k=>u({of:$,id:k})} />`:null}
    <${Es} ids=${b} chosen=${p} onChosen=${h} />
    <${T} error=${v} />
    <div class="actions">
      <button type="submit" class="button strong"
        disabled=${w||!o||y===Nn}>${c("button.connect")}</button>
      <button type="button" class="button" onClick=${n}>${c("button.cancel")}</button>
    </div>
  </form>`}function em(e){let t=e?J.value.parents(e.personId):[];return t.length===1?N.value.get(t[0]?.id??""):void 0}function tm(e,t){if(!t||e==="alone")return{};let{parents:n}=J.value,o=e==="spouse"?"":t.lastName,r={Male:"Female",Female:"Male"};if(e==="spouse")return{gender:r[t.gender]??"Unknown"};if(e==="child")return{lastName:nm(t).lastName};if(e!=="parent")return{lastName:o};let[s]=n(t.personId).map(a=>N.value.get(a.id));if(!s)return{lastName:o};let i=s.gender==="Male";return{gender:r[s.gender]??"Unknown",lastName:i?"":o}}function nm(e){let[t,...n]=J.value.spouses(e.personId),o=n.length?void 0:N.value.get(t?.id??"");return e.gender==="Female"&&o?.gender==="Male"&&o.lastName?o:e}function wc({ends:e,onClose:t}){let[n,o]=e,[r,s]=_("parent"),i={one:C(N.value.get(n)),other:C(N.value.get(o))},a=[["parent",c("add.isParent",i)],["child",c("add.isChild",i)],["spouse",c("add.areCouple",i)]],{isBusy:l,problem:f,submit:u}=G(async()=>{r==="parent"?await Xt(n,o):r==="child"?await Xt(o,n):await Fo(n,o),t()});return m`<${X} title=${c("kin.title")} onClose=${t}>
    <form class="stack" onSubmit=${u}>
      <fieldset class="choices">
        <legend class="visually-hidden">${c("kin.title")}</legend>
        ${a.map(([p,h])=>m`<label class="choice" key=${p}>
            <input type="radio" name="link-how" value=${p} checked=${r===p}
              data-first=${p==="parent"?!0:void 0}
              onChange=${()=>s(p??"")} />
            <span>${h}</span>
          </label>`)}
      </fieldset>
      <${T} error=${f} />
      <div class="actions">
        <button type="submit" class="button strong" disabled=${l}>
          ${c("button.connect")}
        </button>
        <button type="button" class="button" onClick=${t}>
          ${c("button.cancel")}
        </button>
      </div>
    </form>
  <//>`}var Ps=new Map;function Is(e){return`${B.peek()?.userId}/${e}`}function Wo(e){return Ps.get(Is(e))}function vc(e,t){Ps.set(Is(e),t)}function Vo(e){Ps.delete(Is(e))}function _c({person:e}){let t=[Wt(e),vt(e.birthPlace)].filter(Boolean),n=[Vt(e),vt(e.deathPlace)].filter(Boolean),o=e.isLiving===!1?c("person.deathUnknown"):"",s=[[c("field.birthName"),e.birthName??""],[c("field.preferredName"),e.preferredName??""],[c("field.birth"),t.join(", ")],[c("field.death"),n.join(", ")||o],[c("field.gender"),e.gender==="Unknown"?"":c(`gender.${e.gender}`)]].filter(([,i])=>i);return m`${s.length?m`<dl class="facts">
          ${s.map(([i,a])=>m`<div key=${i}>
              <dt>${i}</dt>
              <dd>${a}</dd>
            </div>`)}
        </dl>`:m`<p class="hint">${c("person.nothingKnown")}</p>`}
    ${e.biography?m`<section class="story" aria-label=${c("field.biography")}>
          ${e.biography.split(/\n{2,}/).map((i,a)=>m`<p key=${a}>${i}</p>`)}
        </section>`:null}`}var om=20,rm=[["Divorced",c("relatives.statuses.Divorced")],["Separated",c("relatives.statuses.Separated")],["Widowed",c("relatives.statuses.Widowed")],["Married",c("relatives.statuses.Unknown")]];function Ko(e=[]){return e.map((t,n)=>({key:n,before:t,status:t.status,married:pe(t.marriageDate,t.marriageDateText),marriagePlace:t.marriagePlace??"",divorced:pe(t.divorceDate,t.divorceDateText),notes:t.notes??""}))}function kc(e,t=[]){if(JSON.stringify(e)!==JSON.stringify(Ko(t)))return e.length?e.map(sm):null}function sm({before:e,status:t,married:n,marriagePlace:o,divorced:r,notes:s}){let{marriageDate:i,marriageDateText:a,divorceDate:l,divorceDateText:f}=e;return{status:t,...xc("marriageDate",n,i,a),...xc("divorceDate",r,l,f),...o.trim()?{marriagePlace:o.trim()}:{},...s.trim()?{notes:s.trim()}:{}}}function xc(e,t,n,o){if(t!==pe(n,o))o=lt(t)?.text;else if(!o&&n)return{[e]:n};return o?{[`${e}Text`]:o}:{}}function Mc({drafts:e,onDrafts:t}){let n=()=>{let o=Math.max(-1,...e.map(s=>s.key))+1,[r]=Ko([{status:"Divorced"}]);r&&t([...e,{...r,key:o}])};return m`${e.map((o,r)=>{let s=e.length>1?`${r+1}`:"",i=a=>({value:o[a],onValue:l=>t(e.map(f=>f===o?{...f,[a]:l}:f))});return m`<fieldset class="earlier stack" key=${o.key}>
        <legend>
          ${s?c("relatives.earlierNumber",{number:s}):c("relatives.earlier")}
        </legend>
        <div class="fields">
          <${qe} label=${c("relatives.married")} ...${i("married")} />
          <${P} label=${c("relatives.marriagePlace")} maxlength="200"
            ...${i("marriagePlace")} />
          <${P} label=${c("relatives.ended")} options=${rm} ...${i("status")} />
          ${o.status==="Divorced"||o.divorced?m`<${qe} label=${c("relatives.divorced")} ...${i("divorced")} />`:null}
        </div>
        <${P} label=${c("relatives.notesLabel")} type="area" rows="2" maxlength="2000"
          ...${i("notes")} />
        <button type="button" class="button quiet small"
          onClick=${()=>t(e.filter(a=>a!==o))}>
          <${S} name="bin" />${s?c("relatives.removeEarlierNumber",{number:s}):c("relatives.removeEarlier")}
        </button>
      </fieldset>`})}
    ${e.length<om?m`<button type="button" class="button quiet small add-earlier" onClick=${n}>
          <${S} name="plus" />${c("relatives.addEarlier")}
        </button>`:null}`}function Sc(e=[]){return e.map(im).join("; ")}function im({status:e,...t}){let n=pe(t.marriageDate,t.marriageDateText),o=pe(t.divorceDate,t.divorceDateText),r=e==="Married"?"":on(e),s=o?c("relatives.divorcedOn",{date:o}):r;return[n?c("relatives.marriedOn",{date:n}):"",s].filter(Boolean).join(", ")||on("Married")}function Tc({kind:e,first:t,second:n,onClose:o}){let r=ke(()=>ws(e,t,n),[e,t,n]),s=c("relatives.pair",{one:C(N.value.get(t)),other:C(N.value.get(n))});return m`<${X} title=${s} onClose=${o}>
    <${T} error=${r.problem} onRetry=${r.again} />
    ${r.answer?m`<${am} kind=${e} first=${t} second=${n} link=${r.answer}
          onClose=${o} />`:null}
  <//>`}function am({kind:e,first:t,second:n,link:o,onClose:r}){let s=e==="spousal",[i,a]=_(Ec(o)),[l,f]=_(Ko(o.previousUnions)),u=g=>({value:i[g],onValue:$=>a({...i,[g]:$})}),{isBusy:p,problem:h,submit:d}=G(async()=>{let g=lm(i,Ec(o),s),$=kc(l,o.previousUnions);$!==void 0&&(g.previousUnions=$),Object.keys(g).length&&await Zl(e,t,n,o,g),r()});return m`<form class="stack" onSubmit=${d}>
    <div class="fields">
      ${s?m`<${P} label=${c("relatives.status")} options=${tn}
              ...${u("status")} />
            <${qe} label=${c("relatives.married")} ...${u("married")} />
            <${P} label=${c("relatives.marriagePlace")} maxlength="200"
              ...${u("marriagePlace")} />
            <${qe} label=${c("relatives.divorced")} ...${u("divorced")} />`:m`<${P} label=${c("relatives.type")} options=${qo}
              ...${u("type")} />
            ${i.type==="Adoptive"?m`<${qe} label=${c("relatives.adopted")} ...${u("adopted")} />`:null}`}
    </div>
    <${P} label=${c("relatives.notesLabel")} type="area" rows="3" maxlength="2000"
      ...${u("notes")} />
    ${s?m`<${Mc} drafts=${l} onDrafts=${f} />`:null}
    <${T} error=${h} />
    <div class="actions">
      <button type="submit" class="button strong" disabled=${p}>${c("button.save")}</button>
      <button type="button" class="button" onClick=${r}>${c("button.cancel")}</button>
    </div>
  </form>`}function Ec(e){return{type:String(e.type??"Biological"),status:$c(e),married:pe(e.marriageDate,e.marriageDateText),divorced:pe(e.divorceDate,e.divorceDateText),adopted:pe(e.adoptionDate,e.adoptionDateText),marriagePlace:String(e.marriagePlace??""),notes:String(e.notes??"")}}function lm(e,t,n){let o={},r=n?[["married","marriageDateText"],["divorced","divorceDateText"]]:[["adopted","adoptionDateText"]];for(let[s,i]of r)e[s]!==t[s]&&(o[i]=lt(e[s])?.text??null);return e.notes!==t.notes&&(o.notes=e.notes.trim()||null),n&&e.marriagePlace!==t.marriagePlace&&(o.marriagePlace=e.marriagePlace.trim()||null),n&&e.status!==t.status&&Object.assign(o,{statusDetail:null},nn(e.status)),!n&&e.type!==t.type&&(o.type=e.type),o}var cm=["Adoptive","Step","Foster","Half"],um={parent:"button.addParent",spouse:"button.addSpouse",child:"button.addChild",sibling:"button.addSibling"};function Pc({person:e,onAdd:t}){let[n,o]=_(null),r=e.personId,s=[[c("relatives.parents"),"parent",Oc(r)],[c("relatives.spouses"),"spouse",dm(r)],[c("relatives.children"),"child",pm(r)],[c("relatives.siblings"),"sibling",gm(r)]];return m`<div class="kin-lists">
    ${s.map(([i,a,l])=>l.length||te.value?m`<section key=${a} aria-label=${i}>
            <header class="kin-list-head">
              <h3>${i}</h3>
              ${te.value&&(a!=="sibling"||Oc(r).length)?m`<button
                    type="button"
                    class="button quiet small"
                    onClick=${()=>t({kind:a,personId:r})}
                  >
                    <${S} name="plus" />${c(um[a])}
                  </button>`:null}
            </header>
            <ul class="rows">
              ${l.map(f=>m`<${fm} key=${f.id} one=${f}
                  onEdit=${()=>o(f)} />`)}
            </ul>
          </section>`:null)}
    ${n?.link?m`<${Tc} ...${n.link} onClose=${()=>o(null)} />`:null}
  </div>`}function fm({one:e,onEdit:t}){let n=N.value.get(e.id);if(!n)return null;let{link:o}=e;return m`<li class="row kin-row">
    <${Re} person=${n} />
    <span class="row-words">
      <button type="button" class="link" onClick=${()=>{H({person:e.id}),W.current?.focus(e.id)}}>${C(n)}</button>
      <span class="hint">${[it(n),e.note].filter(Boolean).join(" · ")}</span>
    </span>
    ${o&&te.value?m`<${Ge}
          label=${c("relatives.menu",{name:C(n)})}
          items=${[{label:c("relatives.edit"),icon:"edit",act:t},{label:c("relatives.remove"),icon:"unlink",act:()=>Jl(o.kind,o.first,o.second).catch(ue)}]}
        />`:null}
  </li>`}function As(e){let t=cm.find(n=>n===e);return t?c(`relatives.notes.${t}`):""}function Oc(e){return J.value.parents(e).map(t=>({id:t.id,note:As(t.type),link:{kind:"parent-child",first:t.id,second:e}}))}function pm(e){return J.value.children(e).map(t=>({id:t.id,note:As(t.type),link:{kind:"parent-child",first:e,second:t.id}}))}function dm(e){return J.value.spouses(e).map(({id:t,link:n})=>({id:t,note:[mm(n),hm(n)].filter(Boolean).join(" · "),link:{kind:"spousal",first:n.person1Id,second:n.person2Id}}))}function mm(e){let t=pe(e.marriageDate,e.marriageDateText),n=e.status!=="Married"||e.statusDetail!=="Unknown",o=e.statusDetail==="Unknown"?"":e.statusDetail,r=n&&(o||e.status)||"",s=t?c("relatives.marriedOn",{date:t}):"";return r==="Married"?s||on(r):[on(r),s].filter(Boolean).join(", ")}function hm({previousUnions:e}){return e?.length?c("relatives.previously",{unions:Sc(e)}):""}function gm(e){return _l(e).map(t=>({id:t.id,note:As(t.how)}))}var $m=412,ym=["firstName","middleName","lastName","birthName","preferredName","suffix","gender","birth","birthPlace","death","deathPlace","living","biography"];function Ac({person:e,etag:t,onDone:n,onFresh:o}){let{personId:r}=e,s=Wo(r),[i,a]=_(s?.known??{person:e,etag:t}),[l,f]=_(s?.draft??Le(e)),[u,p]=_(null),h=F(null);le(()=>h.current?.querySelector("input")?.focus(),[]);let d=async x=>{let k=Ho(l,Le(i.person));Object.keys(k).length&&await tc(x.person,k,x.etag),g()},g=()=>{Vo(r),n()},{isBusy:$,problem:y,submit:b}=G(async()=>{try{await d(i)}catch(x){if(!(x instanceof Y&&x.status===$m))throw x;p(await Ye(r))}}),w=G(async()=>{u&&await d(u)}),v=Cn(l)||!Cn(Le(i.person));return m`<form class="person-form stack" ref=${h} onSubmit=${b}
    aria-label=${c("button.edit")}
    onKeyDown=${x=>{x.key==="Escape"&&n()}}>
    <${zo}
      draft=${l}
      onDraft=${x=>{f(x),Object.keys(Ho(x,Le(i.person))).length?vc(r,{draft:x,known:i}):Vo(r)}}
    />
    <${T} error=${y??w.problem} />
    ${u?m`<${bm}
          draft=${l}
          before=${Le(i.person)}
          theirs=${Le(u.person)}
          isBusy=${w.isBusy}
          onMine=${w.submit}
          onTheirs=${()=>{a(u),f(Le(u.person)),Vo(r),p(null),o()}}
        />`:m`<div class="actions sticky">
          <button type="submit" class="button strong" disabled=${$||!v}>
            ${c("button.save")}
          </button>
          <button type="button" class="button" onClick=${g}>${c("button.cancel")}</button>
          ${v?null:m`<p class="hint">${c("person.nameNeeded")}</p>`}
        </div>`}
  </form>`}function bm({draft:e,before:t,theirs:n,isBusy:o,onMine:r,onTheirs:s}){let i=ym.filter(l=>n[l]!==t[l]),a=F(null);return le(()=>a.current?.focus(),[]),m`<section class="stale" role="alert" tabindex="-1" ref=${a}>
    <h3>${c("person.stale")}</h3>
    <table>
      <thead>
        <tr>
          <th scope="col">${c("person.field")}</th>
          <th scope="col">${c("person.theirs")}</th>
          <th scope="col">${c("person.yours")}</th>
        </tr>
      </thead>
      <tbody>
        ${i.map(l=>m`<tr key=${l}>
            <th scope="row">${c(`field.${l}`)}</th>
            <td>${Ic(l,n[l])}</td>
            <td>${Ic(l,e[l])}</td>
          </tr>`)}
      </tbody>
    </table>
    <p class="hint">${c("person.staleHint")}</p>
    <div class="actions">
      <button type="button" class="button strong" disabled=${o} onClick=${r}>
        ${c("person.keepMine")}
      </button>
      <button type="button" class="button" onClick=${s}>
        ${c("person.takeTheirs")}
      </button>
    </div>
  </section>`}function Ic(e,t){return{gender:Ts,living:Os}[String(e)]?.find(([o])=>o===t)?.[1]||t||c("person.noValue")}var wm="image/jpeg,image/png,image/webp,image/gif";function Nc({person:e}){let[t,n]=_(!1),o=F(null);if(!te.value||e.hidden)return m`<${Re} person=${e} isLarge=${!0} />`;let r=async i=>{i===void 0||t||(n(!0),await oc(e,i).catch(ue),n(!1))},s=C(e);return m`<div class="photo" aria-busy=${t}>
    <${Re} person=${e} isLarge=${!0} />
    <button
      type="button"
      class="photo-button"
      aria-label=${c(e.photoUrl?"person.changePhotoOf":"person.addPhotoOf",{name:s})}
      title=${c(e.photoUrl?"person.changePhoto":"person.addPhoto")}
      onClick=${()=>o.current?.click()}
    >
      <${S} name="camera" />
    </button>
    ${e.photoUrl?m`<button
          type="button"
          class="photo-button remove"
          aria-label=${c("person.removePhotoOf",{name:s})}
          title=${c("person.removePhoto")}
          onClick=${()=>r(null)}
        >
          <${S} name="close" />
        </button>`:null}
    <input
      type="file"
      hidden
      ref=${o}
      accept=${wm}
      aria-label=${c("person.photo")}
      onChange=${i=>{let[a]=i.target.files;i.target.value="",r(a)}}
    />
  </div>`}function Cc({personId:e,onAdd:t}){let n=N.value.get(e),[o,r]=_(!1),{answer:s,problem:i,again:a,settled:l}=ke(()=>Ye(e),[e]),f=F(null),u=F(n),p=F(!1);if(le(()=>{document.activeElement?.closest(".stage, .list-view, .panel, .insights")||f.current?.focus()},[e]),le(()=>{p.current&&!o&&document.getElementById("edit-person")?.focus(),p.current=o},[o]),le(()=>{u.current!==n&&!o&&a(),u.current=n},[n]),!n)return null;let h=s?.person??n,d=async()=>{await l(),r(!0)},g=()=>{H({person:""}),document.getElementById("main")?.focus()};return m`<aside class="panel" aria-label=${C(n)}>
    <header class="panel-head">
      <${Nc} person=${h} />
      <div class="panel-title">
        <h2 tabindex="-1" ref=${f}>${Bt(n)}</h2>
        <p class="hint">${it(n)}</p>
      </div>
      <button type="button" class="button quiet icon-only panel-close" onClick=${g}
        aria-label=${c("button.close")} title=${c("button.close")}
      ><${S} name="close" /></button>
    </header>
    ${n.hidden?m`<p class="panel-hidden">
          <${S} name="lock" />${c("person.hidden")}
        </p>`:null}
    ${o&&s?m`<${Ac}
          person=${s.person}
          etag=${s.etag}
          onDone=${()=>{r(!1),a()}}
          onFresh=${a}
        />`:m`${n.hidden?null:m`<${vm} person=${h} onEdit=${d} />`}
          <${T} error=${i} onRetry=${a} />
          ${Wo(e)?m`<p class="hint unsaved" role="status">${c("person.unsaved")}</p>`:null}
          ${n.hidden?null:m`<${_c} person=${h} />`}
          <${Pc} person=${n} onAdd=${t} />`}
  </aside>`}function vm({person:e,onEdit:t}){let n=e.personId,{view:o}=U.value,r=o==="tree"||o==="list"?"hourglass":o,s=()=>{o==="list"&&H({view:"tree"}),requestAnimationFrame(()=>W.current?.focus(n))},i=l=>l.catch(ue),a=[];return Ft.value&&V.value?.tree.rootPersonId!==n&&a.push({label:c("person.makeRoot"),icon:"root",act:()=>i(rc(e))}),a.push({label:c("button.delete"),icon:"bin",isDanger:!0,act:()=>i(nc(e))}),m`<div class="panel-deeds">
    ${te.value?m`<button type="button" class="button" id="edit-person" onClick=${t}>
          <${S} name="edit" />${c("button.edit")}
        </button>`:null}
    <button type="button" class="button" onClick=${s}>
      <${S} name="tree" />${c("person.showInTree")}
    </button>
    <button type="button" class="button" title=${c("person.chartHint")}
      onClick=${()=>H({view:r,root:n})}>
      <${S} name=${r} />${c(`person.chart.${r}`)}
    </button>
    ${te.value?m`<${Ge} label=${c("button.moreFor",{name:C(e)})} items=${a} />`:null}
  </div>`}var _m={pedigree:["parent"],fan:["parent"],descendants:["child"],hourglass:["parent","child"]},xm={parent:"noParents",child:"noChildren"},km={parent:"button.addParent",child:"button.addChild"};function Dc({onAdd:e}){let{view:t,root:n}=U.value,o=N.value.get(n||Eo.value),r=_m[t]??[];if(!o||r.length===0)return null;let{personId:s}=o,{parents:i,children:a}=J.value;if(r.some(f=>(f==="parent"?i:a)(s).length>0))return null;let l=r[1]?"noParentsOrChildren":xm[r[0]??"parent"];return m`<div class="chart-note" role="status">
    <p>${c(`tree.${l}`)}</p>
    ${te.value?r.map(f=>m`<button key=${f} type="button" class="button small"
            onClick=${()=>e(f,s)}
          ><${S} name="plus" />${c(km[f])}</button>`):null}
  </div>`}function Lc({first:e,onPath:t,onClose:n}){let[o,r]=_(e),[s,i]=_(""),[a,l]=_(null),[f,u]=_(null),p=F(null);return le(()=>p.current?.querySelector("input")?.focus(),[]),q(()=>{l(null),u(null),t(null);let h=V.peek()?.tree.treeId;if(!o||!s||!h)return;let d=!0;return El(h,o,s).then(g=>{d&&(l(g),t(g.path.length?g.path.map($=>$.personId):null))},g=>d&&u(g)),()=>{d=!1}},[o,s]),m`<section class="kin-bar" aria-label=${c("kin.title")} ref=${p}
    onKeyDown=${h=>{h.key==="Escape"&&n()}}>
    <header class="kin-head">
      <h2>${c("kin.title")}</h2>
      <button type="button" class="button quiet icon-only" aria-label=${c("kin.close")}
        onClick=${n}><${S} name="close" /></button>
    </header>
    <div class="kin-two">
      <${Rc} label=${c("kin.first")} id=${o} other=${s} onPick=${r} />
      <button
        type="button"
        class="button quiet icon-only"
        aria-label=${c("kin.swap")}
        title=${c("kin.swap")}
        disabled=${!o||!s}
        onClick=${()=>{r(s),i(o)}}
      >
        <${S} name="kin" />
      </button>
      <${Rc} label=${c("kin.second")} id=${s} other=${o} onPick=${i} />
    </div>
    <${T} error=${f} />
    <div role="status">
      ${a?m`<${Mm} kinship=${a} from=${o} to=${s} />`:null}
    </div>
  </section>`}function Rc({label:e,id:t,other:n,onPick:o}){let r=N.value.get(t);return r?m`<div class="field">
    <span class="field-label">${e}</span>
    <span class="chosen">
      <${Re} person=${r} /><span class="chosen-name">${C(r)}</span>
      <button type="button" class="button quiet icon-only"
        aria-label=${c("kin.change",{name:C(r)})}
        onClick=${()=>o("")}><${S} name="close" /></button>
    </span>
  </div>`:m`<${en}
      label=${e}
      without=${new Set([n])}
      onPick=${s=>o(s.personId)}
    />`}function Mm({kinship:e,from:t,to:n}){let o=C(N.value.get(t)),r=C(N.value.get(n));if(!e.name)return m`<p>${c("kin.none",{one:o,other:r})}</p>`;let i=e.commonAncestors.filter(f=>f!==t&&f!==n).map(f=>C(N.value.get(f))),a=e.path.map((f,u)=>Sm(e,u)),l=!a.some(f=>["Adoptive","Foster","Step"].includes(f));return m`<p class="kin-words">
      <strong>${c("kin.is",{one:o,other:r,kin:e.name})}</strong>
      ${e.reverseName?m`<br />${c("kin.is",{one:r,other:o,kin:e.reverseName})}`:null}
    </p>
    ${i.length?m`<p class="hint">
          ${c(l?"kin.descend":"kin.belong",{people:Me(i)})}
        </p>`:null}
    <details open>
      <summary>${c("kin.path",{count:e.path.length-1})}</summary>
      <ol class="kin-path">
        ${e.path.map((f,u)=>{let p=N.value.get(f.personId),h=N.value.get(e.path[u-1]?.personId??"");return m`<li key=${f.personId}>
            <button type="button" class="link" onClick=${()=>H({person:f.personId})}>
              ${C(p)}
            </button>
            ${f.step&&h?m`<span class="hint">
                  ${c("kin.step",{name:C(h),kin:Em(f.step,p,a[u]??"")})}
                </span>`:null}
          </li>`})}
      </ol>
    </details>`}function Sm({path:e},t){let{personId:n="",step:o=""}=e[t]??{},r=e[t-1]?.personId??"",{parents:s,children:i,spouses:a}=J.value;return o==="spouse"?a(r).find(f=>f.id===n)?.link.status??"":(o==="parent"?s(r):i(r)).find(f=>f.id===n)?.type??""}function Em(e,t,n){let o=t?.gender,r=o==="Male"||o==="Female"?o:"Neutral";return e==="spouse"?c(`kin.spouse.${n==="Divorced"?n:"Married"}.${r}`):c(`kin.${e==="parent"?"parent":"child"}.${n||"Biological"}.${r}`)}var Ns="print-sheet",Yo=ne(!1);window.addEventListener("beforeprint",Fc);window.addEventListener("afterprint",()=>{Yo.value=!1,document.getElementById(Ns)?.remove()});async function Cs(){Fc();let e=()=>new Promise(requestAnimationFrame);await e(),await e(),window.print()}function Fc(){Yo.value=!0,document.getElementById(Ns)?.remove(),W.current&&Tm(W.current.svg())}function Tm(e){let t=document.createElement("div");t.id=Ns;let n=new DOMParser().parseFromString(e,"image/svg+xml"),o=document.importNode(n.documentElement,!0),[,,r=0,s=0]=(o.getAttribute("viewBox")??"").split(" ").map(Number);t.classList.toggle("wide",r>s),t.append(o),document.body.append(t)}var Xo=52,Bc=8,Om=["name","born","place","died","children"],Uc=new Intl.Collator(pn(),{sensitivity:"base",numeric:!0,ignorePunctuation:!0}).compare;function Hc(){let[e,t]=_("name"),[n,o]=_(!1),[r,s]=_(""),i=Ot(()=>Am(r.trim()?Zt(r):[...N.value.values()],e,n),[N.value,r,e,n]),a=F(null),l=F(null),f=Im(a,i.length),[u,p]=Yo.value?[0,i.length]:f;le(()=>{l.current?.style.setProperty("--above",`${u*Xo}px`),l.current?.style.setProperty("--below",`${(i.length-p)*Xo}px`)});let h=d=>{o(d===e?!n:!1),t(d)};return m`<section class="list-view" aria-label=${c("list.title")}>
    <h1 class="printed-only">${V.value?.tree.treeName}</h1>
    <div class="list-head">
      <label class="visually-hidden" for="list-filter">${c("list.filter")}</label>
      <input id="list-filter" type="search" value=${r} autocomplete="off"
        placeholder=${c("list.filterExample")}
        onInput=${d=>s(d.target.value)} />
      <p role="status">${c("home.people",{count:i.length})}</p>
    </div>
    <div class="list-scroll" ref=${a} tabindex="0" role="region"
      aria-label=${c("list.table")}>
      <table aria-rowcount=${i.length+1}>
        <thead>
          <tr aria-rowindex="1">
            ${Om.map(d=>m`<th
                key=${d}
                scope="col"
                class="col-${d}"
                aria-sort=${d===e?n?"descending":"ascending":void 0}
              >
                <button type="button" class="sort" onClick=${()=>h(d)}>
                  ${c(`list.${d}`)}
                  <span aria-hidden="true">${d===e?n?"▾":"▴":""}</span>
                </button>
                <span class="printed-only">${c(`list.${d}`)}</span>
              </th>`)}
          </tr>
        </thead>
        <tbody ref=${l}>
          <tr class="room above" aria-hidden="true"><td colspan="5"></td></tr>
          ${i.slice(u,p).map((d,g)=>m`<${Pm} key=${d.personId} person=${d}
              number=${u+g+2} />`)}
          <tr class="room below" aria-hidden="true"><td colspan="5"></td></tr>
        </tbody>
      </table>
    </div>
  </section>`}function Pm({person:e,number:t}){let n=U.value.person===e.personId;return m`<tr
    aria-rowindex=${t}
    class=${n?"row-open":""}
    onClick=${()=>H({person:e.personId})}
  >
    <th scope="row" class="col-name">
      <span class="list-name">
        <${Re} person=${e} />
        <button type="button" class="link" aria-expanded=${n}>${Bt(e)}</button>
        ${e.hidden?m`<${S} name="lock" />`:null}
      </span>
    </th>
    <td class="col-born">${Wt(e)}</td>
    <td class="col-place">${vt(e.birthPlace)}</td>
    <td class="col-died">${Vt(e)}</td>
    <td class="col-children">${J.value.children(e.personId).length||""}</td>
  </tr>`}function Im(e,t){let[n,o]=_([0,40]);return q(()=>{let r=e.current;if(!r)return;let s=()=>{let a=Math.floor(r.scrollTop/Xo)-Bc,l=Math.ceil(r.clientHeight/Xo)+2*Bc,f=Math.max(0,Math.min(a,t-1));o(u=>u[0]===f&&u[1]===f+l?u:[f,f+l])};s(),r.addEventListener("scroll",s,{passive:!0});let i=new ResizeObserver(s);return i.observe(r),()=>{r.removeEventListener("scroll",s),i.disconnect()}},[t]),[n[0],Math.min(n[1],t)]}function Am(e,t,n){let o=e.map(r=>({person:r,key:Nm(r,t)}));return o.sort((r,s)=>!r.key||!s.key?+!r.key-+!s.key:n?Uc(s.key,r.key):Uc(r.key,s.key)),o.map(r=>r.person)}function Nm(e,t){switch(t){case"born":return e.birthSort??e.birthDate??"";case"died":return e.deathSort??e.deathDate??"";case"place":return e.birthPlace??"";case"children":return String(J.value.children(e.personId).length||"");default:return`${e.lastName} ${e.firstName}`.trim()}}var zc={left:0,top:0,right:0,bottom:0};function jc(e){let t={left:0,top:0,scale:1},n={w:1,h:1},o={x:0,y:0,w:1,h:1},r=.02,s=null,i=null,a=0,l=h=>Math.min(3,Math.max(r,h)),f=h=>{let d=Math.min(n.w,n.h)/4,{scale:g}=h;return{scale:g,left:Math.min(n.w-d-o.x*g,Math.max(d-(o.x+o.w)*g,h.left)),top:Math.min(n.h-d-o.y*g,Math.max(d-(o.y+o.h)*g,h.top))}},u=(h,d)=>{i=null;let g=f({...h,scale:l(h.scale)});if(e()||d===0){s=null,t=g;return}s={from:t,to:g,startMs:null,ms:d}},p=(h,d,g=zc)=>{let $=n.w-g.left-g.right,y=n.h-g.top-g.bottom,b=Math.min(56,$/12,y/12),w=Math.min(($-2*b)/(h.w||1),(y-2*b)/(h.h||1)),v=l(Math.min(d,w));return{scale:v,left:g.left+$/2-(h.x+h.w/2)*v,top:g.top+y/2-(h.y+h.h/2)*v}};return{get where(){return t},get size(){return n},get isMoving(){return s!==null||i!==null},get seen(){let{left:h,top:d,scale:g}=t;return{x:-h/g,y:-d/g,w:n.w/g,h:n.h/g}},point(h,d){return{x:(h-t.left)/t.scale,y:(d-t.top)/t.scale}},resize(h){t={...t,left:t.left+(h.w-n.w)/2,top:t.top+(h.h-n.h)/2},n=h},bound(h){o=h;let d=Math.min(n.w/(h.w||1),n.h/(h.h||1));r=Math.min(.4,d*.7)},fitted(){return p(o,1)},fit(h=420,d){u(p(o,1,d),h)},show(h,d){u(p(h,1,d),420)},centre(h,d,g=420){let $=l(d),y=n.w/2-(h.x+h.w/2)*$;u({scale:$,left:y,top:n.h/2-(h.y+h.h/2)*$},g)},enter(h,d,g){let $=l(d),y=(w,v,x,k)=>{let O=k/2-w*$,A=Math.min(72,k/16),[R,L]=[k-A-(v+x)*$,A-v*$];return R>L?O:Math.min(L,Math.max(R,O))},b=y(h.x+h.w/2,o.x,o.w,n.w);u({scale:$,left:b,top:y(h.y+h.h/2,o.y,o.h,n.h)},g)},reveal(h,d=zc){let{scale:g}=s?.to??t,{left:$,top:y}=s?.to??t,b=Math.min(40,n.w/8,n.h/8);$-=Math.max(0,(h.x+h.w)*g+$+b-(n.w-d.right)),$+=Math.max(0,b+d.left-(h.x*g+$)),y-=Math.max(0,(h.y+h.h)*g+y+b-(n.h-d.bottom)),y+=Math.max(0,b+d.top-(h.y*g+y));let w=s?.to??t;($!==w.left||y!==w.top)&&u({scale:g,left:$,top:y},260)},pan(h,d){s=i=null,t=f({...t,left:t.left+h,top:t.top+d})},zoom(h,d=n.w/2,g=n.h/2,$=0){let y=s?.to??t,b=l(y.scale*h),w=b/y.scale,v={scale:b,left:d-(d-y.left)*w,top:g-(g-y.top)*w};u(v,$)},glide(h,d){!e()&&Math.hypot(h,d)>.08&&(i={x:h,y:d})},stop(){s=i=null},step(h){let d=Math.min(48,h-a);if(a=h,s){s.startMs??=h;let g=Math.min(1,(h-s.startMs)/s.ms);t=Cm(s.from,s.to,Ds(g),n),g===1&&(s=null)}else if(i){t=f({...t,left:t.left+i.x*d,top:t.top+i.y*d});let g=Math.exp(-.0042*d);i={x:i.x*g,y:i.y*g},Math.hypot(i.x,i.y)<.02&&(i=null)}}}}function Ds(e){return e<.5?4*e**3:1-(2-2*e)**3/2}function Cm(e,t,n,o){if(n>=1)return t;let r=e.scale*(t.scale/e.scale)**n,s=1/e.scale-1/t.scale,i=Math.abs(s)<1e-9?n:(1/e.scale-1/r)/s,[a,l]=Gc(e,o),[f,u]=Gc(t,o),[p,h]=[a+(f-a)*i,l+(u-l)*i];return{scale:r,left:o.w/2-p*r,top:o.h/2-h*r}}function Gc({left:e,top:t,scale:n},o){return[(o.w/2-e)/n,(o.h/2-t)/n]}var Dm=["ground","band","card","edge","ink","quiet","line","accent","on-accent","match","male","male-wash","female","female-wash","other","other-wash","unknown","unknown-wash"],de=Object.freeze({ground:"#ffffff",band:"#f7f7f4",card:"#ffffff",edge:"#d9dad3",ink:"#20262b",quiet:"#5d666b",line:"#8d979b",accent:"#17695a","on-accent":"#ffffff",match:"#b58900",male:"#2c6496","male-wash":"#e4edf5",female:"#a8591b","female-wash":"#f8ebdf",other:"#6f4f93","other-wash":"#eee8f5",unknown:"#666e73","unknown-wash":"#eceeee",words:'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif',title:'"Iowan Old Style", "Palatino Linotype", Palatino, Georgia, serif'});function Rs(e){let t=document.createElement("span");t.hidden=!0,e.append(t);let n=getComputedStyle(t),o=Dm.map(i=>(t.style.color=`var(--canvas-${i}, ${de[i]})`,[i,n.color])),r=n.getPropertyValue("--canvas-words").trim()||de.words,s=n.getPropertyValue("--canvas-title").trim()||de.title;return t.remove(),{...Object.fromEntries(o),words:r,title:s}}function qc(e){let t=matchMedia("(prefers-color-scheme: dark)"),n=new MutationObserver(e);return t.addEventListener("change",e),n.observe(document.documentElement,{attributes:!0}),()=>{t.removeEventListener("change",e),n.disconnect()}}function Ze(e,t){let n=t.hidden?"unknown":Fe(t);return{strong:e[n],wash:e[`${n}-wash`]}}function Fe({gender:e}){return e==="Male"?"male":e==="Female"?"female":e==="Other"?"other":"unknown"}var Jo=null,Zo=new Map;function Rm(e,t){let n=`${t}
${e}`,o=Zo.get(n);if(o!==void 0)return o;if(Jo??=document.createElement("canvas").getContext("2d"),!Jo)return e.length*50;Jo.font=t;let r=Jo.measureText(e).width;return Zo.size>2e4&&Zo.clear(),Zo.set(n,r),r}function ct(e,{size:t,weight:n=400,family:o}){return Rm(e,`${n} 100px ${o}`)*t/100}function Ee(e,t,n){return e.find(r=>ct(r,n)<=t)??Ls(e.at(-1)??"",t,n)}function Dn(e,t,n){let o=e.split(" "),r=o.shift()??"";for(let s=o[0];s!==void 0&&!(ct(`${r} ${s}`,n)>t);s=o[0])r+=` ${o.shift()}`;return[Ls(r,t,n),Ls(o.join(" "),t,n)]}function Ls(e,t,n){if(ct(e,n)<=t)return e;let o=Array.from(e),[r,s]=[0,o.length];for(;r<s;){let i=Math.ceil((r+s)/2);ct(`${o.slice(0,i).join("")}…`,n)<=t?r=i:s=i-1}return r===0?"":`${o.slice(0,r).join("").trimEnd()}…`}var Qo=.56,Wc=.2,Vc=14,Kc=9,Lm=10.5;function er(e,t,n,o){let{colours:r}=o,{x:s,y:i,w:a,h:l}=n;Fm(e,n,o),e.box(s,i,a,l,Vc,{fill:r.card,stroke:o.isSelected||o.isOnPath?r.accent:r.edge,width:o.isSelected||o.isOnPath?1.75:o.isHovered?1.5:1,...n.isAgain?{dash:[4,3]}:{}}),a>l?Um(e,t,n,o):Bm(e,t,n,o)}function Yc(e,t,n,o,r){let{colours:s}=o,{x:i,y:a,w:l,h:f}=n,{strong:u,wash:p}=Ze(s,t),h=l>f,d=Lm/r,g=h?f*.42:Math.min(l*.36,(f-d)/2),[$,y]=h?[i+f/2,a+f/2]:[i+l/2,a+g+2];if(o.isSelected||o.isMatch||o.isOnPath){let k=o.isMatch&&!o.isSelected?s.match:s.accent;e.frame(Fe(t),$,y,g+4/r,{stroke:k,width:2.5/r})}e.frame(Fe(t),$,y,g,{fill:p,stroke:u,width:1.4/r});let b=t.photoUrl&&e.photo(t.photoUrl,Fe(t),$,y,g),w={size:g*.78,weight:600,family:s.words,fill:u};!b&&g*r>9&&e.words(An(t),$,y+w.size*.36,w);let v={size:d,weight:o.isSelected?600:500,family:s.words},x=t.hidden?s.quiet:s.ink;if(h){let k=[Je(t),...De(t)],O=Ee(k,l-f-4,v);e.words(O,i+f+4,a+f/2+d*.36,{...v,fill:x,align:"start"})}else{let k=Ee(De(t).slice(-1),l+18,v);e.words(k,$,Math.max(y+g+d*1.05,a+f-d*.2),{...v,fill:x})}}function Fm(e,{x:t,y:n,w:o,h:r},{colours:s,isSelected:i,isMatch:a}){if(!i&&!a)return;let l=i?s.accent:s.match;e.box(t-5,n-5,o+10,r+10,Vc+5,{stroke:l,width:i?6:3,opacity:i?.22:.9})}function Bm(e,t,{x:n,y:o,w:r},s){let{colours:i}=s,a=n+r/2,l=t.hidden?i.quiet:i.ink;Xc(e,t,a,o+38,25,s);let f={size:13,weight:600,family:i.words},u={size:12.5,weight:400,family:i.words},p=Qt(t),h=r-2*Kc,d;if(p)d=[Ee(De(t),h,f),Ee([p],h,u)];else{let[v=Je(t)]=De(t);d=Dn(v,h,f)}let[g,$]=d,y=at(t),b=$&&y?83:$||y?89:96;e.words(g??"",a,o+b,{...f,fill:l});let w=p?u:f;if($&&e.words($,a,o+b+16,{...w,fill:l}),y){let v={size:11,family:i.words,fill:i.quiet};e.words(Ee([y],h,v),a,o+b+($?33:18),v)}}function Um(e,t,{x:n,y:o,w:r,h:s},i){let{colours:a}=i;Xc(e,t,n+s/2+2,o+s/2,s*.36,i);let l=n+s+6,f=r-s-6-Kc,u={size:13,weight:600,family:a.words},p=t.hidden?a.quiet:a.ink,h=Qt(t),d={size:12.5,weight:400,family:a.words},g={size:11.5,family:a.words,fill:a.quiet},$=Je(t),[y=$]=De(t),[b,w]=ct($,u)<=f?[$,""]:h?[Ee(De(t),f,u),Ee([h],f,d)]:Dn(y,f,u),v=Ee([at(t)],f,g),x=1+ +!!w+ +!!v,k=o+s/2+5-(x-1)*8;e.words(b,l,k,{...u,fill:p,align:"start"}),w&&(k+=15.5,e.words(w,l,k,{...h?d:u,fill:p,align:"start"})),v&&e.words(v,l,k+16,{...g,align:"start"})}function Xc(e,t,n,o,r,{colours:s}){let{strong:i,wash:a}=Ze(s,t),l=Fe(t),f=l==="unknown"?{dash:[3,3]}:{};if(e.frame(l,n,o,r,{fill:a}),!(t.photoUrl&&!t.hidden&&e.photo(t.photoUrl,l,n,o,r))){let p=r*.72,h={size:p,weight:500,family:s.words,fill:i};e.words(An(t),n,o+p*.36,h)}e.frame(l,n,o,r,{stroke:i,width:1.6,...f})}function Zc(){let e=[],t=[],n=-1/0,o=0,r=performance.now();return{begin(){r=performance.now(),o=0},drawn(){o===0&&(o=performance.now()-r)},frame(s,i){s-n<120&&e.push(s-n),n=s,t.push(i),e.length>240&&(e=e.slice(-240)),t.length>240&&(t=t.slice(-240))},figures(){let s=Jc(e);return{firstDrawingMs:Math.round(o),framesPerSecond:s>0?Math.round(1e3/s):0,paintMs:Math.round(Jc(t)*10)/10}}}}function Jc(e){return e.length===0?0:e.reduce((t,n)=>t+n,0)/e.length}function Qc(e,t,n){let o=new Map,r=[],s={x:0,y:0},i={x:0,y:0,ms:-1/0},a="none",l=new AbortController,f=w=>{let v=e.getBoundingClientRect();return{x:w.clientX-v.left,y:w.clientY-v.top}},u=w=>{if(w.button!==0&&w.pointerType==="mouse")return;e.setPointerCapture(w.pointerId);let v=f(w);if(o.set(w.pointerId,v),t.stop(),o.size===2){a==="grab"&&n.drop(-1,-1,!1),a="pinch";return}o.size>2||(s=v,r=[{...v,ms:w.timeStamp}],a=n.grabs(v.x,v.y)?"grab":"press")},p=w=>{let v=f(w),x=o.get(w.pointerId);if(!x){n.hover(v.x,v.y);return}if(a==="pinch"){h(w.pointerId,v);return}if(o.set(w.pointerId,v),a==="grab"){n.drag(v.x,v.y);return}let k=Math.hypot(v.x-s.x,v.y-s.y)>5;a==="press"&&k&&(a="pan",e.dataset.pointer="move"),a==="pan"&&(t.pan(v.x-x.x,v.y-x.y),r.push({...v,ms:w.timeStamp}),r=r.filter(({ms:O})=>w.timeStamp-O<90),n.moved())},h=(w,v)=>{let x=[...o].find(([R])=>R!==w)?.[1],k=o.get(w);if(o.set(w,v),!x||!k||o.size!==2)return;let O=Math.hypot(k.x-x.x,k.y-x.y),A=Math.hypot(v.x-x.x,v.y-x.y);t.pan((v.x-k.x)/2,(v.y-k.y)/2),O>0&&t.zoom(A/O,(v.x+x.x)/2,(v.y+x.y)/2),n.moved()},d=w=>{if(!o.delete(w.pointerId))return;let v=f(w);if(delete e.dataset.pointer,a==="pinch"){let[O]=o.values();a=O?"pan":"none",r=[];return}let x=a;a="none";let k=Math.hypot(v.x-s.x,v.y-s.y)<=5;w.type==="pointercancel"?x==="grab"&&n.drop(-1,-1,!1):x==="grab"?n.drop(v.x,v.y,k):x==="press"?g(v,w.timeStamp):x==="pan"&&$(w.timeStamp)},g=(w,v)=>{let x=v-i.ms<320&&Math.hypot(w.x-i.x,w.y-i.y)<24;i=x?{...w,ms:-1/0}:{...w,ms:v},x?n.tapTwice(w.x,w.y):n.tap(w.x,w.y)},$=w=>{let v=r.filter(O=>w-O.ms<90),[x,k]=[v[0],v.at(-1)];if(x&&k&&k.ms>x.ms){let O=k.ms-x.ms;t.glide((k.x-x.x)/O,(k.y-x.y)/O)}n.moved()},y=w=>{w.preventDefault();let v=w.deltaMode===WheelEvent.DOM_DELTA_LINE?18:w.deltaMode?320:1,[x,k]=[w.deltaX*v,w.deltaY*v];if(w.shiftKey||!w.ctrlKey&&Math.abs(x)>Math.abs(k))t.pan(w.shiftKey&&x===0?-k:-x,w.shiftKey?0:-k);else{let O=w.ctrlKey?.01:.0016,{x:A,y:R}=f(w);t.zoom(Math.exp(-Math.max(-240,Math.min(240,k))*O),A,R)}n.moved()},b={signal:l.signal};return e.addEventListener("pointerdown",u,b),e.addEventListener("pointermove",p,b),e.addEventListener("pointerup",d,b),e.addEventListener("pointercancel",d,b),e.addEventListener("pointerleave",()=>o.size===0&&n.leave(),b),e.addEventListener("wheel",y,{...b,passive:!1}),()=>l.abort()}function nu(e,t,n){let o=r=>{if(r.altKey||r.ctrlKey||r.metaKey)return;let{key:s}=r;if(s==="ArrowUp"||s==="ArrowDown")n.walk(s);else if(s==="ArrowLeft"||s==="ArrowRight")n.walk(s);else if(s==="Enter"&&r.target===t)n.open();else if(s==="Escape")n.leave();else if(s==="+"||s==="=")n.zoom(1.35);else if(s==="-")n.zoom(.7407407407407407);else if(s==="0")n.zoomTo(1);else if(s==="f"||s==="F")n.fit();else return;r.preventDefault(),n.moved()};return e.addEventListener("keydown",o),()=>e.removeEventListener("keydown",o)}function ou(e,t,n){let o=e.node(t);if(!o)return null;let{kin:r}=e;if(n==="ArrowUp")return eu(e,o,r.parents(t));if(n==="ArrowDown")return eu(e,o,r.children(t));let s=n==="ArrowLeft"?-1:1,a=[...r.parents(t).flatMap(l=>r.children(l.id)),...r.spouses(t)].map(l=>l.id);return tu(e,o,new Set(a),s)??tu(e,o,new Set(e.nodes.map(l=>l.id)),s)}function eu(e,t,n){let o=null,r=1/0;for(let{id:s}of n){let i=e.node(s);if(!i)continue;let a=Math.hypot(tr(i)-tr(t),i.y-t.y);a>=r||(r=a,o=s)}return o}function tu(e,t,n,o){let r=null,s=1/0;for(let i of n){let a=e.node(i);if(!a||a===t||a.level!==t.level)continue;let l=(tr(a)-tr(t))*o,f=(a.y-t.y)*o,u=Math.abs(a.y-t.y)<t.h?l:Math.abs(l)<t.w?f:1/0;u<=0||u>=s||(s=u,r=i)}return r}function tr(e){return e.x+e.w/2}function ru(e){let t=document.querySelector("script[type=module]");return new URL(e,t instanceof HTMLScriptElement?t.src:document.baseURI)}function nr(e){let t=xt([...e.people.keys()]);for(let{person1Id:o,person2Id:r}of e.couples)t.join(o,r);for(let{parents:o,children:r}of e.families)for(let s of[...o,...r])t.join(o[0]??s,s);let n=new Map;for(let o of e.people.keys()){let r=t.find(o),s=n.get(r);s?s.push(o):n.set(r,[o])}return[...n.values()].sort((o,r)=>r.length-o.length)}function xt(e){let t=new Map(e.map(r=>[r,r])),n=r=>{let s=r;for(let i=z(t,s);i!==s;i=z(t,s))s=i;for(let i=r;i!==s;){let a=z(t,i);t.set(i,s),i=a}return s};return{find:n,join:(r,s)=>{t.set(n(s),n(r))}}}function M(e,t){return e[t]}function z(e,t){return e.get(t)}var Hm=4e6,zm=60;function su(e){let t=Gm(e),n=Vm(e,t.of),o=Km(t.count,n);for(let s=0;s<zm;s++){let i=Ym(o,n);if(!Xm(o,n)&&!i)break}let r=new Map([...e.people.keys()].map(s=>[s,M(o,z(t.of,s))]));for(let s of nr(e)){let i=s.reduce((a,l)=>Math.min(a,z(r,l)),1/0);for(let a of s)r.set(a,z(r,a)-i)}return r}function Gm(e){let t=xt([...e.people.keys()]),n=[...e.couples.map(r=>[r.person1Id,r.person2Id]),...e.families.map(r=>r.parents).filter(r=>r.length===2)];for(let[r="",s=""]of n)t.join(r,s);let o=qm(e,t.find);if(o.size>0){let r=xt([...e.people.keys()]);for(let[s="",i=""]of n)o.has(s)||r.join(s,i);return jm(e,n.filter(([s=""])=>o.has(s)),r,o),Fs(e,r.find)}return Fs(e,t.find)}function jm(e,t,n,o){let r=new Map([...o].map(a=>[a,[a]])),s=0,i=(a,l)=>{let f=new Set([a]),u=[a];for(let p=u.pop();p!==void 0;p=u.pop())for(let h of r.get(p)??[])for(let d of e.children(h)){s+=1;let g=n.find(d.id);if(g===l)return!0;!o.has(d.id)||f.has(g)||(f.add(g),u.push(g))}return!1};for(let[a="",l=""]of t){let[f,u]=[n.find(a),n.find(l)];if(f===u||s>Hm||i(f,u)||i(u,f))continue;let p=[...r.get(f)??[],...r.get(u)??[]];n.join(a,l),r.set(n.find(a),p)}}function qm(e,t){let{of:n,count:o}=Fs(e,t),r=Array.from({length:o},()=>[]),s=new Uint8Array(o);for(let f of e.families)for(let u of f.parents)for(let p of f.children){let[h,d]=[z(n,u),z(n,p)];h===d?s[h]=1:r[h]?.push(d)}let i=Wm(r),a=new Uint32Array(o);for(let f of i)a[f]=M(a,f)+1;let l=new Set;for(let[f,u]of n)(s[u]||M(a,M(i,u))>1)&&l.add(f);return l}function Wm(e){let t=e.length,n=new Int32Array(t).fill(-1),o=new Int32Array(t),r=new Int32Array(t).fill(-1),s=[],i=0;for(let a=0;a<t;a++){if(n[a]!==-1)continue;let l=[{node:a,edge:0}];for(let f=l.at(-1);f;f=l.at(-1)){let{node:u}=f;n[u]===-1&&(n[u]=o[u]=i++,s.push(u));let p=e[u]?.[f.edge++];if(p===void 0){if(o[u]===n[u])for(let d=s.pop();d!==void 0&&(r[d]=u,d!==u);d=s.pop());l.pop();let h=l.at(-1);h&&(o[h.node]=Math.min(M(o,h.node),M(o,u)))}else n[p]===-1?l.push({node:p,edge:0}):r[p]===-1&&(o[u]=Math.min(M(o,u),M(n,p)))}}return r}function Vm(e,t){let n=Math.max(-1,...new Set(t.values()))+1,o=Array.from({length:n},()=>[]),r=Array.from({length:n},()=>[]);for(let s of e.families)for(let i of s.parents)for(let a of s.children)r[z(t,i)]?.push(z(t,a)),o[z(t,a)]?.push(z(t,i));return{above:o,below:r}}function Km(e,{above:t,below:n}){let o=new Int32Array(e),r=Int32Array.from(t,i=>i.length),s=[...r.keys()].filter(i=>r[i]===0);for(let i=0;i<s.length;i++){let a=M(s,i);for(let l of M(n,a))o[l]=Math.max(M(o,l),M(o,a)+1),r[l]=M(r,l)-1,r[l]===0&&s.push(l)}return o}function Ym(e,{above:t,below:n}){let o=xt([...e.keys()]);n.forEach((i,a)=>{for(let l of i)M(e,l)-M(e,a)===1&&o.join(a,l)});let r=new Map;for(let i of e.keys()){let a=r.get(o.find(i));a?a.push(i):r.set(o.find(i),[i])}let s=!1;for(let[i,a]of r)for(let[l,f,u]of[[n,t,1],[t,n,-1]]){let p=0,h=1/0;for(let d of a){for(let g of M(l,d))o.find(g)!==i&&(p+=1,h=Math.min(h,Math.abs(M(e,g)-M(e,d))-1));for(let g of M(f,d))o.find(g)!==i&&(p-=1)}if(!(p<=0||h===1/0||h<=0)){for(let d of a)e[d]=M(e,d)+u*h;s=!0;break}}return s}function Xm(e,{above:t,below:n}){let o=!1,r=[...e.keys()].sort((s,i)=>M(e,i)-M(e,s)||s-i);for(let s of r){let[i,a]=[M(t,s),M(n,s)],l=M(e,s);a.length>i.length?l=Jm(e,a)-1:i.length>a.length&&(l=Zm(e,i)+1),l!==e[s]&&(e[s]=l,o=!0)}return o}function Jm(e,t){return t.reduce((n,o)=>Math.min(n,M(e,o)),1/0)}function Zm(e,t){return t.reduce((n,o)=>Math.max(n,M(e,o)),-1/0)}function Fs(e,t){let n=new Map,o=new Map;for(let r of e.people.keys()){let s=t(r);n.has(s)||n.set(s,n.size),o.set(r,n.get(s))}return{of:o,count:n.size}}function We(e){let[t,n,o,r]=[1/0,1/0,-1/0,-1/0];for(let{x:s,y:i,w:a,h:l}of e)t=Math.min(t,s),n=Math.min(n,i),o=Math.max(o,s+a),r=Math.max(r,i+l);return t>o?{x:0,y:0,w:0,h:0}:{x:t,y:n,w:o-t,h:r-n}}var Z={w:124,h:128},or=38,kt={w:208,h:60},se={couple:22,kin:26,families:54,line:14,level:76,lane:9};var Qm=260;function iu(e,t,n){let o=t.map(()=>[]);for(let h of n)o[h.row]?.push(eh(h));let r=o.map(th),s=t.map(h=>nh(e,h)),i=[],a=[],l=r.map(h=>Math.min(se.lane,Qm/Math.max(1,h))),f=0;t.forEach((h,d)=>{i.push(f);let g=Math.max(0,...M(s,d).map(({depth:b})=>b))*se.lane,$=Math.max(0,M(r,d)-1)*M(l,d),y=Math.max(se.level,$+se.level*.62);a.push(f+Z.h+g+(y-$)/2),f+=Z.h+g+y});let p=[...oh(o,i,({net:h,lane:d})=>M(a,h.row)+d*M(l,h.row),s),...rh(e,t,i,s)];return{tops:i,edges:p}}function eh(e){let t=e.family.type==="Biological",n=e.parents.length,o=e.from.x+e.hub+(t||n===0?0:n===2?6:14),r=e.segments.map(({to:d,port:g,child:$})=>{let y=!t&&d.up.some(b=>b.child===$&&b.net!==e);return d.x+g+(y?14:0)}),s=r.map(d=>Bs(d,o)),i=s.indexOf(Math.min(...s)),a=M(r,i),f=e.from.down.every(d=>d.net===e||d.net.hub!==e.hub)?n===2?se.couple/2-4:n===1?Z.w/4:0:0,u=o+Math.max(-f,Math.min(f,a-o)),p=M(e.segments,i).child===""?0:Z.w/7,h=n===1&&r.length>1;return Bs(u,a)>p||h?{net:e,hub:o,ports:r,lane:0}:(r[i]=u,{net:e,hub:u,ports:r,lane:0})}function Bs(e,t){return Math.abs(e-t)}function th(e){let t=e.map(o=>({wire:o,left:Math.min(o.hub,...o.ports),right:Math.max(o.hub,...o.ports)})).filter(({left:o,right:r})=>r-o>.5).sort((o,r)=>o.left-r.left||o.right-r.right),n=[];for(let{wire:o,left:r,right:s}of t){let i=n.findIndex(a=>a+se.lane<r);i<0&&(i=n.length),n[i]=s,o.lane=i}return n.length}function nh(e,t){let n=[];for(let o of t){let r=0;for(let[s,i]of au(e,o)){let[a,l]=[o.members.indexOf(s),o.members.indexOf(i)];if(Math.abs(a-l)===1)continue;let[f,u]=a<l?[a,l]:[l,a];r+=1,n.push({a:M(o.members,f),b:M(o.members,u),left:o.x+M(o.offsets,f)+Z.w/2+10,right:o.x+M(o.offsets,u)+Z.w/2-10,depth:r})}}return n}function au(e,t){let n=new Map;for(let o of t.members){let r=[...e.spouses(o).map(s=>s.id),...e.familiesOfParent(o).flatMap(({parents:s})=>s)];for(let s of r)s!==o&&t.members.includes(s)&&n.set(Oe(o,s),[o,s])}return[...n.values()]}function oh(e,t,n,o){let r=new Map(o.flat().map(a=>[Oe(a.a,a.b),a])),s=new Map,i=[];for(let a of e.flat()){let{net:l,hub:f,ports:u}=a,p=M(t,l.row),[h="",d=""]=l.parents,g=r.get(Oe(h,d)),$=l.parents.length===2&&!g,y=g?p+Z.h+g.depth*se.lane:p+Z.h,b=s.get(l.from)??[f,$?p+or:y];l.segments.forEach(({to:w,child:v},x)=>{let k=M(u,x),O=n(a),A=[...b];if(Bs(k,f)>.5&&A.push(f,O,k,O),v===""){s.set(w,A);return}A.push(k,M(t,w.row));let R=l.parents.length>0?l.parents:l.family.parents;i.push({kind:"child",type:l.family.type,from:R,to:v,points:A})})}return i}function rh(e,t,n,o){let r=new Map(e.couples.map(l=>[Oe(l.person1Id,l.person2Id),l])),s=new Map;for(let l of t.flat())l.members.forEach((f,u)=>s.set(f,{unit:l,index:u}));let i=[],a=(l,f,u)=>{let p=r.get(Oe(l,f));r.delete(Oe(l,f));let h=p?"couple":"parents";i.push({kind:h,type:p?.status??"",from:[l],to:f,points:u})};t.forEach((l,f)=>{let u=M(n,f);for(let p of l)for(let[h,d]of au(e,p)){let g=Math.min(p.members.indexOf(h),p.members.indexOf(d));if(Math.abs(p.members.indexOf(h)-p.members.indexOf(d))>1)continue;let $=p.x+M(p.offsets,g)+Z.w,y=p.x+M(p.offsets,g+1),[b,w]=[M(p.members,g),M(p.members,g+1)];a(b,w,[$,u+or,y,u+or])}for(let{a:p,b:h,left:d,right:g,depth:$}of M(o,f)){let y=u+Z.h,b=y+$*se.lane;a(p,h,[d,y,d,b,g,b,g,y])}});for(let{person1Id:l,person2Id:f}of[...r.values()]){let[u,p]=[z(s,l),z(s,f)],h=p.unit.row>u.unit.row,[d,g]=h?[u,p]:[p,u],$=d.unit.x+M(d.unit.offsets,d.index)+Z.w*.8,y=g.unit.x+M(g.unit.offsets,g.index)+Z.w*.8,b=M(n,d.unit.row)+Z.h,[w,v]=h?[l,f]:[f,l];a(w,v,[$,b,$,b+14,y,b+14,y,M(n,g.unit.row)])}return i}function lu(e,t,n){let{units:o,unitOf:r}=ih(e,t,n),s=[],i=new Set;for(let a of t)for(let l of e.familiesOfParent(a)){if(i.has(l.key))continue;i.add(l.key);let[f="",u=f]=l.parents,p=z(r,f)===z(r,u);for(let h of p?[l.parents]:[[f],[u]])lh(l,h,r,o,s)}return{units:o,nets:s,unitOf:r}}function cu(e,t){let[n="",o=n]=t;if(t.length===0)return e.w/2;let[r,s]=[e.members.indexOf(n),e.members.indexOf(o)].sort((i,a)=>i-a);return r===void 0||s===void 0||r===s?M(e.offsets,r??0)+Z.w/2:s-r===1?(M(e.offsets,r)+Z.w+M(e.offsets,s))/2:sh(e,r)?M(e.offsets,s)-se.couple/2:M(e.offsets,r)+Z.w+se.couple/2}function uu(e,t){return t===""?e.w/2:M(e.offsets,e.members.indexOf(t))+Z.w/2}function fu(e){e.members.reverse(),e.offsets=e.offsets.map(t=>e.w-t-Z.w).reverse();for(let t of e.up)t.port=uu(e,t.child);for(let{net:t}of e.down)t.hub=cu(e,t.parents)}function sh(e,t){return t>0&&t<e.members.length-1}function ih(e,t,n){let o=xt(t),r=new Map(t.map(u=>[u,[]])),s=new Set,i=(u,p)=>{n.get(u)!==n.get(p)||s.has(Oe(u,p))||(s.add(Oe(u,p)),o.join(u,p),r.get(u)?.push(p),r.get(p)?.push(u))};for(let u of t){for(let p of e.spouses(u))i(u,p.id);for(let{parents:p}of e.familiesOfParent(u))p.length===2&&i(M(p,0),M(p,1))}let a=new Map;for(let u of t){let p=a.get(o.find(u));p?p.push(u):a.set(o.find(u),[u])}let l=new Map;return{units:[...a.values()].map(u=>{let p=pu(z(n,M(u,0)),ah(u,r),s);for(let h of u)l.set(h,p);return p}),unitOf:l}}function ah(e,t){let n=u=>t.get(u)?.length??0,o=e.reduce((u,p)=>n(p)>n(u)?p:u),r=[],s=[],i=new Set([o]),[a,...l]=t.get(o)??[],f=(u,p)=>{let h=[u];for(let d=h.pop();d!==void 0;d=h.pop())i.has(d)||(i.add(d),p.push(d),h.push(...(t.get(d)??[]).filter(g=>!i.has(g)).reverse()))};a!==void 0&&f(a,l.length>0?r:s);for(let u of l)f(u,s);return[...r.reverse(),o,...s]}function pu(e,t,n){let o=[],r=0;return t.forEach((s,i)=>{let a=t[i-1];a!==void 0&&(r+=n.has(Oe(a,s))?se.couple:se.kin),o.push(r),r+=Z.w}),{row:e,members:t,offsets:o,w:r,x:0,place:0,home:0,up:[],down:[]}}function lh(e,t,n,o,r){let s=z(n,M(t,0)),i=t,a=[...e.children],l=e.type==="Biological"?1:.4;for(let f=s.row+1;a.length>0;f++){let u={row:f-1,family:e,from:s,parents:i,hub:cu(s,i),segments:[]},p=(b,w,v)=>{let x={from:s,to:b,child:w,port:uu(b,w),net:u,weight:l*v};u.segments.push(x),s.down.push(x),b.up.push(x)},h=f,d=b=>z(n,b).row<=h;for(let b of a.filter(d))p(z(n,b),b,1);a=a.filter(b=>!d(b));let[g,...$]=u.segments;if(g&&$.length===0&&e.type==="Biological"&&(g.weight*=3),r.push(u),a.length===0)break;let y=pu(f,[],new Set);y.w=se.line,o.push(y),p(y,"",t===i?2:6),s=y,i=[]}}var ch=24;function hu({units:e}){let t=uh(e);mu(t);let n=t.map(r=>[...r]),o=du(t);for(let r=0;r<ch&&o>0;r++){let s=r%2===0,i=s?t.slice(1):t.slice(0,-1).reverse();for(let l of i)fh(l,s);let a=du(t);a>=o||(o=a,n=t.map(l=>[...l]))}return t=n,mu(t),ph(t),t}function du(e){return e.reduce((t,n)=>t+dh(n),0)}function uh(e){let t=e.reduce((i,a)=>Math.min(i,a.row),1/0),n=[],o=new Set,r=i=>{o.add(i),(n[i.row-t]??=[]).push(i)},s=e.filter(i=>i.up.length===0).sort((i,a)=>i.row-a.row);for(let i of[...s,...e]){if(o.has(i))continue;r(i);let a=[i];for(let l=a.pop();l;l=a.pop()){let f=[...l.down.map(({to:u})=>u),...l.up.map(({from:u})=>u)];for(let u of f.reverse())o.has(u)||a.push(u);o.has(l)||r(l)}}for(let i=0;i<n.length;i++)n[i]??=[];return n}function mu(e){for(let t of e)gu(t);for(let t of e)for(let n of t)n.home=n.place}function gu(e){let t=0;e.forEach((n,o)=>{n.place=o,n.x=t,t+=n.w})}function fh(e,t){let n=[];for(let s of e){let i=t?s.up:s.down;if(i.length===0)continue;let a=0,l=0;for(let f of i){let u=t?f.from.x+f.net.hub:f.to.x+f.port;a+=u*f.weight,l+=f.weight}n.push({unit:s,wish:a/l})}n.sort((s,i)=>s.wish-i.wish||s.unit.home-i.unit.home);let o=0;e.map(s=>(t?s.up:s.down).length===0?s:null).forEach((s,i)=>{e[i]=s??M(n,o++).unit}),gu(e)}function ph(e){for(let t of e)for(let n of t){if(n.members.length<2)continue;let o=(n.members.length-1)/2,r=0,s=0,i=n.up.map(a=>({side:n.members.indexOf(a.child)-o,x:a.from.x+a.net.hub}));for(let{x:a}of i)s+=a/i.length;for(let{side:a,x:l}of i)r+=a*(l-s);i.length===1&&(r=0),r<0&&fu(n)}}function dh(e){let t=[];for(let s of e)for(let{net:i,to:a,port:l}of s.down)t.push({from:s.x+i.hub,to:a.x+l});if(t.length<2)return 0;t.sort((s,i)=>s.from-i.from||s.to-i.to);let n=Float64Array.from(t,({to:s})=>s).sort(),o=new Uint32Array(n.length+1),r=0;return t.forEach(({to:s},i)=>{let a=mh(n,s)+1,l=0;for(let f=a;f>0;f-=f&-f)l+=o[f]??0;r+=i-l;for(let f=a;f<o.length;f+=f&-f)o[f]=(o[f]??0)+1}),r}function mh(e,t){let[n,o]=[0,e.length-1];for(;n<o;){let r=n+o+1>>1;(e[r]??0)<=t?n=r:o=r-1}return n}var hh=10,gh=40;function $u(e){let t=e.map($h);for(let{units:o,shifts:r}of t){let s=((r.at(-1)??0)+(o.at(-1)?.w??0))/2;o.forEach((i,a)=>i.x=M(r,a)-s)}let n=[...t].reverse();for(let o=0;o<hh;o++){for(let r of n)Us(r,!1,!0);for(let r of t)Us(r,!0,!1)}for(let o=0;o<gh;o++)for(let r of o%2===0?n:t)Us(r,!0,!0)}function $h(e){let t=0,n=e.map((o,r)=>{let s=e[r-1];return s&&(t+=s.w+yh(s,o)),t});return{units:e,shifts:n}}function yh(e,t){return e.members.length===0||t.members.length===0?se.line:e.up.some(({net:o})=>t.up.some(r=>r.net===o))?se.kin:se.kin*1.7}function Us({units:e,shifts:t},n,o){let r=[],s=[],i=[];e.forEach((a,l)=>{let{sum:f,weight:u}=bh(a,n,o);f-=M(t,l)*u;let p=l;for(let h=r.length-1;h>=0&&!(M(r,h)*u<=f*M(s,h));h--)f+=r.pop()??0,u+=s.pop()??0,p=i.pop()??0;r.push(f),s.push(u),i.push(p)}),i.forEach((a,l)=>{let f=M(r,l)/M(s,l),u=i[l+1]??e.length;for(let p=a;p<u;p++)M(e,p).x=f+M(t,p)})}function bh(e,t,n){let o=e.x*.01,r=.01;if(t)for(let s of e.up)o+=(s.from.x+s.net.hub-s.port)*s.weight,r+=s.weight;if(n)for(let s of e.down)o+=(s.to.x+s.port-s.net.hub)*s.weight,r+=s.weight;return{sum:o,weight:r}}function rn(e){let t=ve(e),n=nr(t),o=n.filter(d=>d.length>1),r=n.filter(d=>d.length===1).flat(),s=vh(t,o,su(t)),i=[],a=[],l=[];for(let d of o){let g=lu(t,d,s),$=hu(g);$u($),wh($,l),a.push(...g.nets);for(let y of g.units)(i[y.row]??=[]).push(y)}for(let d=0;d<i.length;d++)i[d]??=[];let{tops:f,edges:u}=iu(t,i,a),p=i.flatMap((d,g)=>d.flatMap($=>$.members.map((y,b)=>({key:y,id:y,x:$.x+M($.offsets,b),y:M(f,g),...Z,level:g})))),h=i.map((d,g)=>({level:g,generation:g+1,countedFrom:"first",births:$l(d.flatMap(({members:$})=>$.map(y=>z(t.people,y)))),y:M(f,g),h:Z.h}));if(r.length>0){let d=_h(r,p,i.length);p.push(...d);let g=M(d,d.length-1),$=M(d,0).y,y={level:i.length,generation:0,countedFrom:null,births:null};h.push({...y,y:$,h:g.y+Z.h-$})}return{nodes:p,edges:u,levels:h,bounds:We(p)}}function wh(e,t){let n=e.find(i=>i.length>0)?.[0]?.row??0,o=e.map(i=>i[0]?.x??1/0),r=e.map(i=>{let a=i.at(-1);return a?a.x+a.w:-1/0}),s=-1/0;e.forEach((i,a)=>{let l=Math.min(M(o,a),o[a+1]??1/0,o[a-1]??1/0);l!==1/0&&(s=Math.max(s,(t[n+a]??0)+se.families-l))});for(let i of e.flat())i.x+=s;e.forEach((i,a)=>{let l=Math.max(M(r,a),r[a+1]??-1/0,r[a-1]??-1/0);t[n+a]=Math.max(t[n+a]??0,l+s)})}function vh(e,t,n){let[o=[],...r]=t,s=[];for(let f of o){let u=je(z(e.people,f)),p=s[z(n,f)]??={sum:0,count:0};u!==null&&(p.sum+=u,p.count+=1)}let i=[...s.entries()].filter(([,f])=>f&&f.count>0);if(i.length>0)for(let f of r){let u=[];for(let h of f){let d=je(z(e.people,h));if(d===null)continue;let[g]=i.reduce(($,y)=>Math.abs(y[1].sum/y[1].count-d)<Math.abs($[1].sum/$[1].count-d)?y:$);u.push(g-z(n,h))}if(u.length===0)continue;u.sort((h,d)=>h-d);let p=M(u,Math.floor(u.length/2));for(let h of f)n.set(h,z(n,h)+p)}let a=t.flat(),l=a.reduce((f,u)=>Math.min(f,z(n,u)),1/0);for(let f of a)n.set(f,z(n,f)-l);return n}function _h(e,t,n){let{x:o,y:r,w:s,h:i}=We(t),[a,l]=[Z.w+se.kin,Z.h+se.kin],f=Math.max(4,Math.ceil(Math.sqrt(e.length*2))),u=Math.min(e.length,Math.max(f,Math.min(40,Math.floor(s/a)))),p=t.length>0?o+Math.max(0,(s-u*a)/2):0,h=t.length>0?r+i+se.level:0;return e.map((d,g)=>({key:d,id:d,x:p+g%u*a,y:h+Math.floor(g/u)*l,...Z,level:n}))}function yu(e,t){let n=ve(e),o=Pe(e,n,t);if(o===null)return rt;let r=new Set(_n(o,n.children,t.generations??1/0).keys()),s=[...r].flatMap(f=>n.spouses(f).map(u=>u.id)),i=[...r].flatMap(f=>n.familiesOfParent(f).flatMap(({parents:u,children:p})=>p.some(h=>r.has(h))?u:[])),a=new Set([...r].filter(f=>f!==o)),l=new Set([...r,...s,...i]);return Hs(rn(Mo(e,l,a)),o)}function Hs(e,t){let n=e.nodes.find(o=>o.id===t)?.level??0;return{...e,levels:e.levels.map(o=>({...o,generation:o.level-n,countedFrom:"root"}))}}function rr(e,t,n){let o=new Set([t]),r={id:t,key:t,level:0,number:0,isAgain:!1,type:"",parents:[]},s=[r];for(let i=1;i<=n&&s.length>0;i++){let a=[];for(let l of s)if(!l.isAgain)for(let{id:f,type:u,side:p}of Mh(e,l.id)){let h=o.has(f);o.add(f);let d=l.number*2+p,g=h?`${f} again ${l.key}`:f,$={id:f,key:g,level:i,number:d,isAgain:h,type:u,parents:[]};l.parents.push($),a.push($)}s=a}return r}function sr(e){let t=[e];for(let n=0;n<t.length;n++)t.push(...t[n]?.parents??[]);return t}var xh=["Biological","Adoptive","Step","Foster"],kh=new Map([["Male",0],["Female",1]]);function Mh(e,t){let n=[void 0,void 0],o=[...e.parents(t)].sort((r,s)=>r.id<s.id?-1:1);for(let r of xh){let i=o.filter(a=>a.type===r).filter(a=>{let l=kh.get(e.people.get(a.id)?.gender??"");return l===void 0||n[l]?!0:(n[l]=a,!1)});for(let a of i){let l=n.indexOf(void 0);l>=0&&(n[l]=a)}}return n.flatMap((r,s)=>r?[{...r,side:s}]:[])}var Sh=5,Eh=8,_u=72,Th=76,Oh=132,Ph=Math.PI*1.16;function xu(e,t){let n=ve(e),o=Pe(e,n,t);if(o===null)return rt;let r=Math.min(Eh,t.generations??Sh),s=t.isFull??r>5?2*Math.PI:Ph,i=sr(rr(n,o,r)),a=i.reduce((p,{level:h})=>Math.max(p,h),0),l=i.filter(p=>!p.isAgain&&p.level<a).flatMap(({level:p,number:h,parents:d})=>[0,1].filter(g=>!d.some($=>$.number===h*2+g)).map(g=>bu(p+1,h*2+g,s))),f=i.map(p=>{let h=bu(p.level,p.number,s),d={key:p.key,id:p.id,...vu(h),level:p.level,sector:h};return p.isAgain?{...d,isAgain:!0}:d}),u=We([...f,...l.map(vu)]);return{nodes:f,edges:[],levels:[],bounds:u,blanks:l}}function bu(e,t,n){if(e===0)return{inner:0,outer:_u,from:0,to:2*Math.PI};let o=n/2**e,r=-Math.PI/2-n/2;return{inner:wu(e-1),outer:wu(e),from:r+t*o,to:r+(t+1)*o}}function wu(e){return _u+Math.min(e,3)*Th+Math.max(0,e-3)*Oh}function vu({inner:e,outer:t,from:n,to:o}){let r=Math.PI/2,s=[n,o];for(let a=Math.ceil(n/r);a*r<=o;a++)s.push(a*r);let i=s.flatMap(a=>[e,t].map(l=>({x:Math.cos(a)*l,y:Math.sin(a)*l,w:0,h:0})));return We(i)}function ku(e,t){let n=ve(e),o=Pe(e,n,t);if(o===null)return rt;let r=t.generations??1/0,s=_n(o,n.parents,r),i=_n(o,n.children,r),a=[...i.keys()].flatMap(u=>n.spouses(u).map(p=>p.id)),l=new Set([...s.keys(),...i.keys(),...a]),f=new Set([...s.keys(),...i.keys()]);return Hs(rn(Mo(e,l,f)),o)}var zs=kt.w+52,Ih=14,Ah=26;function Mu(e,t){let n=ve(e),o=Pe(e,n,t);if(o===null)return rt;let r=rr(n,o,t.generations??1/0),s=sr(r),i=new Map,a=new Map;for(let p of[...s].reverse())i.set(p,Nh(p,i,a));let l=new Map([[r,0]]),f=[];for(let p of s){let h=z(l,p);for(let d of p.parents){let g=h+z(a,d);l.set(d,g);let $=p.level*zs+kt.w,y=d.level*zs,b=(y+$)/2,w=Math.abs(g-h)<.5?[y,g,$,h]:[y,g,b,g,b,h,$,h];f.push({kind:"child",type:d.type,from:[d.id],to:p.id,points:w})}}let u=s.map(p=>({key:p.key,id:p.id,x:p.level*zs,y:z(l,p)-kt.h/2,...kt,level:p.level,...p.isAgain?{isAgain:!0}:{}}));return{nodes:u,edges:f,levels:[],bounds:We(u)}}function Nh(e,t,n){let o={tops:[-kt.h/2],bottoms:[kt.h/2]},[r,s]=e.parents;if(!r)return o;if(!s){n.set(r,0);let{tops:p,bottoms:h}=z(t,r);return{tops:[...o.tops,...p],bottoms:[...o.bottoms,...h]}}let[i,a]=[z(t,r),z(t,s)],l=0;for(let p=0;p<Math.min(i.bottoms.length,a.tops.length);p++){let h=p===0?Ih:Ah;l=Math.max(l,M(i.bottoms,p)-M(a.tops,p)+h)}n.set(r,-l/2),n.set(s,l/2);let f=Math.max(i.tops.length,a.tops.length),u=l/2;for(let p=0;p<f;p++){let[h=1/0,d=-1/0]=[i.tops[p],i.bottoms[p]],[g=1/0,$=-1/0]=[a.tops[p],a.bottoms[p]];o.tops.push(Math.min(h-u,g+u)),o.bottoms.push(Math.max(d-u,$+u))}return o}var Ch={tree:rn,pedigree:Mu,descendants:yu,hourglass:ku,fan:xu};function Su(e,t,n){return Ch[e](t,n)}var Dh=150;function Eu(){let e=null,t=!1,n=0,o=null,r=()=>{if(e||t)return e;try{e=new Worker(ru("layout/worker.js"),{type:"module"})}catch{return t=!0,null}return e.addEventListener("message",({data:s})=>{s.number===n&&(o?.(s.layout??null),o=null)}),e.addEventListener("error",()=>{t=!0,e?.terminate(),e=null,o?.(null),o=null}),e};return r(),{async make(s,i,a){let l=++n;o?.(null),o=null;let f=i.persons.length>Dh?r():null;if(f){let u=await new Promise(p=>{o=p,f.postMessage({number:l,view:s,graph:Rh(i),options:a})});if(u||l!==n)return u}return Su(s,i,a)},destroy(){e?.terminate(),o?.(null)}}}function Tu(e,t){return e.rootId===t.rootId&&e.generations===t.generations&&e.isFull===t.isFull}function Rh({tree:e,persons:t,parents:n,spouses:o}){return{...e?.rootPersonId?{tree:{rootPersonId:e.rootPersonId}}:{},persons:t.map(({personId:r,gender:s,birthDate:i,birthDateText:a,birthSort:l})=>({personId:r,...s?{gender:s}:{},...i?{birthDate:i}:{},...a?{birthDateText:a}:{},...l?{birthSort:l}:{}})),parents:n.map(({parentId:r,childId:s,type:i="Biological"})=>({parentId:r,childId:s,type:i})),spouses:o.map(({person1Id:r,person2Id:s,status:i="",marriageDate:a=""})=>({person1Id:r,person2Id:s,status:i,marriageDate:a}))}}var Ou=Object.freeze({Adoptive:[7,4],Step:[10,3,2,3],Foster:[2,4]}),ir=9,Lh=22;function Rn({kind:e,type:t}){return e==="parents"||t==="Partner"?"parents":e==="couple"?"couple":t in Ou?t:"child"}function Ln(e){return e==="parents"?[2,3]:Ou[e]??[]}function Fn(e){return e==="couple"?1.5:1}function Bn(e,{kind:t,type:n,points:o},r,s){if(t!=="couple")return;let i={Divorced:2,Separated:1}[n]??0,a=o.length>4,[l,f,u]=[o[0]??0,o[1]??0,-1];for(let p=2;p<o.length;p+=2){let[h,d]=[o[p-2]??0,o[p-1]??0],[g,$]=[o[p]??0,o[p+1]??0];if(d!==$||Math.abs(g-h)<=u)continue;u=Math.abs(g-h);let y=a?Math.min(Lh,u/2):u/2;[l,f]=[g-Math.sign(g-h)*y,d]}for(let p=0;p<i;p++){let h=l+(p-(i-1)/2)*5;e.line([h-3,f+7,h+3,f-7],0,{stroke:r,width:s})}}function ar({from:e,to:t},n){return e.some(o=>n.has(`${o} ${t}`))}function Pu(e){let t=new Set;return e.forEach((n,o)=>{let r=e[o+1];r!==void 0&&t.add(`${n} ${r}`).add(`${r} ${n}`)}),t}var Fh=60;function Iu(e,t,n){let o=js("p",e);o.id=`family-canvas-help-${Math.floor(performance.now()*1e3)}`,o.textContent=c("canvas.help"),t.setAttribute("aria-describedby",o.id);let r=js("ul",e);r.setAttribute("aria-label",c("canvas.people"));let s=js("p",e);return s.setAttribute("aria-live","polite"),s.setAttribute("role","status"),r.addEventListener("click",i=>{let a=Gs(i.target);a&&n.open(a)}),r.addEventListener("focusin",i=>{let a=Gs(i.target);a&&n.select(a)}),{renew(i,a,l){let f=Bh(i,a,l),u=new Map(Array.from(r.children,d=>[Gs(d.firstElementChild),d])),p=new Set(f.map(({id:d})=>d));for(let[d,g]of u)(!d||!p.has(d))&&g.remove();let h=null;for(let{id:d}of f){let g=i.kin.people.get(d);if(!g)continue;let $=u.get(d)??Uh(d),y=$.firstElementChild,b=_s(g,i.kin);y.textContent!==b&&(y.textContent=b),d===l?y.setAttribute("aria-current","true"):y.removeAttribute("aria-current"),y.tabIndex=d===(l??f[0]?.id)?0:-1;let w=h?h.nextElementSibling:r.firstElementChild;w!==$&&r.insertBefore($,w),h=$}},say(i,a){let l=a===null?void 0:i.kin.people.get(a);s.textContent=l?ac(l,i.kin):""},follow(i){if(r.contains(document.activeElement))for(let a of r.querySelectorAll("button"))a.dataset.person===i&&a.focus({preventScroll:!0})}}}function Bh(e,t,n){let{seen:o}=t,[r,s]=[o.x+o.w/2,o.y+o.h/2],i=new Map(e.nodesIn(o).map(l=>[l.id,l])),a=e.node(n);return a&&i.set(a.id,a),[...i.values()].map(l=>({node:l,far:l===a?-1:Math.hypot(l.x+l.w/2-r,l.y+l.h/2-s)})).sort((l,f)=>l.far-f.far).slice(0,Fh).map(({node:l})=>l).sort((l,f)=>l.level-f.level||l.x-f.x||l.y-f.y)}function Uh(e){let t=document.createElement("li"),n=document.createElement("button");return n.type="button",n.dataset.person=e,t.append(n),t}function Gs(e){return e instanceof HTMLElement?e.dataset.person??null:null}function js(e,t){let n=document.createElement(e);return n.className="family-canvas-unseen",t.append(n),n}var Au=8;function Nu(e,t,n){let o=document.createElement("canvas");o.className="family-canvas-minimap",o.hidden=!0,o.setAttribute("aria-hidden","true"),e.append(o);let r=document.createElement("canvas"),s=!0,i={scale:1,left:0,top:0},a={w:0,h:0,density:1},l=!1,f=p=>{let h=o.getBoundingClientRect(),d=(p.clientX-h.left-i.left)/i.scale,g=(p.clientY-h.top-i.top)/i.scale;t.centre({x:d,y:g,w:0,h:0},t.where.scale,0),n()};o.addEventListener("pointerdown",p=>{o.setPointerCapture(p.pointerId),l=!0,f(p)}),o.addEventListener("pointermove",p=>l&&f(p)),o.addEventListener("pointerup",()=>l=!1),o.addEventListener("pointercancel",()=>l=!1);let u=(p,h)=>{let{w:d,h:g,density:$}=a;r.width=Math.max(1,Math.round(d*$)),r.height=Math.max(1,Math.round(g*$)),o.width=r.width,o.height=r.height;let{bounds:y}=p,b=Math.min((d-2*Au)/(y.w||1),(g-2*Au)/(y.h||1));i={scale:b,left:d/2-(y.x+y.w/2)*b,top:g/2-(y.y+y.h/2)*b};let w=r.getContext("2d");if(w){w.scale($,$);for(let v of p.nodes){let x=p.kin.people.get(v.id);if(!x)continue;w.fillStyle=Ze(h,x).strong;let k=Math.max(1,Math.min(v.w,v.h)*b*.8),O=(v.x+v.w/2)*b+i.left,A=(v.y+v.h/2)*b+i.top;w.fillRect(O-k/2,A-k/2,k,k)}s=!1}};return{renew(){s=!0},paint(p,h,d){let{seen:g}=t,{bounds:$}=p,y=g.x<=$.x+1&&g.y<=$.y+1&&g.x+g.w>=$.x+$.w-1&&g.y+g.h>=$.y+$.h-1;if(o.hidden=y||p.nodes.length<2,o.hidden)return;(s||d!==a.density)&&(a={w:o.clientWidth,h:o.clientHeight,density:d},u(p,h));let b=o.getContext("2d");if(!b)return;let{w,h:v}=a;b.setTransform(1,0,0,1,0,0),b.clearRect(0,0,o.width,o.height),b.drawImage(r,0,0),b.setTransform(d,0,0,d,0,0);let x=Math.max(1,g.x*i.scale+i.left),k=Math.max(1,g.y*i.scale+i.top),O=Math.min(w-1,(g.x+g.w)*i.scale+i.left),A=Math.min(v-1,(g.y+g.h)*i.scale+i.top);b.beginPath(),b.roundRect(x,k,Math.max(5,O-x),Math.max(5,A-k),2),b.globalAlpha=.14,b.fillStyle=h.accent,b.fill(),b.globalAlpha=1,b.strokeStyle=h.accent,b.lineWidth=1.5,b.stroke()}}}function Un({generation:e,countedFrom:t}){if(t===null)return c("generation.unconnected");if(t==="first")return c("generation.number",{number:`${e}`});if(e===0)return c("generation.same");let n=Math.abs(e);return e<0?Hh(n):zh(n)}function Cu(e){return e.countedFrom==="first"?`${e.generation}`:Un(e)}function Hh(e){return e===1?c("generation.parents"):e===2?c("generation.grandparents"):e===3?c("generation.greatGrandparents"):c("generation.manyGreatGrandparents",{count:e-2})}function zh(e){return e===1?c("generation.children"):e===2?c("generation.grandchildren"):e===3?c("generation.greatGrandchildren"):c("generation.manyGreatGrandchildren",{count:e-2})}var Ws=28,lr=14,qs=12,Du=12,Gh=600;function Ru(e,{levels:t},n,o){let{top:r,scale:s}=n.where;e.fillStyle=o.band,t.forEach(({y:i,h:a},l)=>{if(l%2===1)return;let[f,u]=[(i-Ws)*s+r,(i+a+Ws)*s+r];u<0||f>n.size.h||e.fillRect(0,f,n.size.w,u-f)})}function Lu(e,{levels:t,bounds:n,nodes:o},r,s){let{left:i,top:a,scale:l}=r.where;e.textAlign="start",e.globalAlpha=1;let f=-1/0;for(let[u,p]of t.entries()){let{y:h,h:d}=p,[g,$]=[h*l+a,(h+d)*l+a],y=Ws*l>=qs,b=d*l<2*qs||r.size.w<Gh,w=Un(p),v=Co(p.births),x=v?`${w} · ${v}`:w;e.font=`500 11px ${s.words}`;let k=lr+e.measureText(x).width+Du,O=b||n.x*l+i<k,A=!y&&O?Cu(p):x,R=y?Math.max(g-5,Math.min(16,$)):(g+$)/2+4;if(R<Math.max(f,10)||R>r.size.h+10)continue;let L=e.measureText(A).width,ye=me=>me.y>=h&&me.y<h+d&&me.x*l+i<lr+L+Du&&(me.x+me.w)*l+i>0;!y&&A===w&&o.some(ye)||(f=R+qs*1.8,e.globalAlpha=.93,e.fillStyle=u%2===0?s.band:s.ground,e.beginPath(),e.roundRect(lr-6,R-12,L+12,17,8),e.fill(),e.globalAlpha=1,e.fillStyle=s.quiet,e.fillText(A,lr,R))}}function cr(e){return e==="male"?jh:e==="other"?qh:null}function sn(e){return Math.sin(e)>.45}var jh={corners:[[-.9,-.9],[.9,-.9],[.9,.9],[-.9,.9]],round:.34},qh={corners:[0,1,2,3,4,5].map(e=>{let t=e*Math.PI/3-Math.PI/2;return[Math.cos(t)*1.06,Math.sin(t)*1.06]}),round:.24};function fr(e,t){let n=({fill:s,stroke:i,width:a=1,dash:l,opacity:f=1})=>{let u=e.globalAlpha;e.globalAlpha=u*f,s&&(e.fillStyle=s,e.fill()),i&&(e.strokeStyle=i,e.lineWidth=a,e.setLineDash(l?[...l]:[]),e.stroke()),e.globalAlpha=u},o="",r=({size:s,weight:i=400,family:a,fill:l,align:f="center"})=>{let u=`${i} ${s}px ${a}`;u!==o&&(e.font=o=u),e.fillStyle=l,e.textAlign=f};return{box(s,i,a,l,f,u){e.beginPath(),e.roundRect(s,i,a,l,f),n(u)},frame(s,i,a,l,f){e.beginPath(),ur(e,s,i,a,l),n(f)},line(s,i,a){e.beginPath(),Vs(e,s,i),n(a)},words(s,i,a,l){r(l),e.fillText(s,i,a)},turned(s,i,a,l,f){r(f),e.save(),e.translate(i,a),e.rotate(l),e.fillText(s,0,0),e.restore()},arched(s,i,a,l){r({...l,align:"start"});let f=sn(a),u=f?-1:1,p=e.measureText(s).width,h=f?i+l.size*.72:i,d=0;for(let g of lc(s)){let $=e.measureText(g).width,y=a+u*(d-p/2+$/2)/h;e.save(),e.rotate(y+Math.PI/2),e.translate(0,-h),f&&e.rotate(Math.PI),e.fillText(g,-$/2,0),e.restore(),d+=$}},photo(s,i,a,l,f){let u=t.get(s);return u?(e.save(),e.beginPath(),ur(e,i,a,l,f),e.clip(),e.drawImage(u,a-f,l-f,2*f,2*f),e.restore(),!0):!1},sector({inner:s,outer:i,from:a,to:l},f){e.beginPath(),e.arc(0,0,i,a,l),s>0&&e.arc(0,0,s,l,a,!0),e.closePath(),n(f)},faded(s,i){let a=e.globalAlpha;e.globalAlpha=a*s,i(),e.globalAlpha=a}}}function ur(e,t,n,o,r){let s=cr(t);if(!s){e.moveTo(n+r,o),e.arc(n,o,r,0,2*Math.PI);return}let{corners:i,round:a}=s,l=i.at(-1)??[0,0],f=i[0]??[0,0];e.moveTo(n+(l[0]+f[0])/2*r,o+(l[1]+f[1])/2*r),i.forEach(([u,p],h)=>{let[d,g]=i[(h+1)%i.length]??f;e.arcTo(n+u*r,o+p*r,n+d*r,o+g*r,a*r)}),e.closePath()}function Vs(e,t,n){let o=t.length-2;e.moveTo(t[0]??0,t[1]??0);for(let r=2;r<t.length;r+=2){let[s,i]=[t[r]??0,t[r+1]??0];if(n===0||r===o){e.lineTo(s,i);continue}let[a,l]=[t[r-2]??0,t[r-1]??0],[f,u]=[t[r+2]??0,t[r+3]??0],p=Math.min(Math.hypot(s-a,i-l),Math.hypot(f-s,u-i))/2;e.arcTo(s,i,f,u,Math.min(n,p))}}function Ks(e,t,n){let{nodes:o,edges:r,levels:s,bounds:i,blanks:a=[]}=e,l=new Float64Array(r.length*4);r.forEach(({points:p},h)=>{let[d,g,$,y]=[1/0,1/0,-1/0,-1/0];for(let b=0;b<p.length;b+=2){let[w,v]=[p[b]??0,p[b+1]??0];d=Math.min(d,w),$=Math.max($,w),g=Math.min(g,v),y=Math.max(y,v)}l.set([d,g,$,y],h*4)});let f=null,u=new Map;for(let p of o)(!p.isAgain||!u.has(p.id))&&u.set(p.id,p);return{kin:t,nodes:o,edges:r,levels:s,bounds:i,blanks:a,isFan:o.some(p=>p.sector),moves:Wh(o,n),node:p=>p===null?void 0:u.get(p),nodesIn(p){return o.filter(h=>an(h,p))},edgesIn({x:p,y:h,w:d,h:g}){return r.filter(($,y)=>{let b=y*4;return(l[b]??0)<=p+d&&(l[b+1]??0)<=h+g&&(l[b+2]??0)>=p&&(l[b+3]??0)>=h})},farLines(){return f??=Ys(r,0),f},nodeAt(p,h){return o.findLast(d=>Vh(d,p,h))},nearest(p){let[h,d]=[p.x+p.w/2,p.y+p.h/2],g,$=1/0;for(let y of o){let[b,w]=Xs(y),v=an(y,p)?Math.hypot(b-h,w-d):1/0;v>=$||($=v,g=y)}return g}}}function Ys(e,t){let n=new Map;for(let o of e){let r=Rn(o),s=n.get(r);s||n.set(r,s=new Path2D),Vs(s,o.points,t)}return n}function Wh(e,t){let n=new Map(t?.nodes.map(o=>[o.key,o]));return new Map(e.map(o=>{let r=n.get(o.key)??t?.node(o.id),s=r?{dx:r.x-o.x,dy:r.y-o.y,isNew:!1}:{dx:0,dy:0,isNew:!0};return[o.key,s]}))}function Xs({x:e,y:t,w:n,h:o,level:r,sector:s}){if(!s||r===0)return[e+n/2,t+o/2];let i=(s.from+s.to)/2,a=(s.inner+s.outer)/2;return[Math.cos(i)*a,Math.sin(i)*a]}function Vh(e,t,n){if(!e.sector)return an(e,{x:t,y:n,w:0,h:0});let{inner:o,outer:r,from:s,to:i}=e.sector,a=Math.hypot(t,n);if(a<o||a>r)return!1;let l=2*Math.PI;return((Math.atan2(n,t)-s)%l+l)%l+s<=i}function an(e,t){return e.x<=t.x+t.w&&e.x+e.w>=t.x&&e.y<=t.y+t.h&&e.y+e.h>=t.y}var Js=4.5,Kh=74;function pr(e,t,n){e.sector(t,{fill:n.band,stroke:n.ground,width:2})}function dr(e,t,n,o,r){let{sector:s,level:i}=n;if(!s)return;let{colours:a}=o,{strong:l,wash:f}=Ze(a,t);e.sector(s,{fill:f,stroke:a.ground,width:2});let u={inner:s.outer-3,outer:s.outer,from:s.from,to:s.to};if(i>0&&e.sector(u,{fill:l,opacity:.75}),o.isSelected||o.isMatch||o.isOnPath||o.isHovered){let p=o.isMatch&&!o.isSelected?a.match:a.accent;e.sector(s,{stroke:p,width:o.isSelected?4:2.5})}i===0?Xh(e,t,s,o,r):Yh(s)>Kh?Jh(e,t,s,o,r):Zh(e,t,s,o,r)}function Yh({inner:e,from:t,to:n}){return(n-t)*e}function Xh(e,t,{outer:n},{colours:o},r){let s={size:15,weight:600,family:o.words};if(s.size*r<Js)return;let[i,a]=Dn(Je(t),n*1.6,s);e.words(i,0,a?-10:-2,{...s,fill:o.ink}),a&&e.words(a,0,9,{...s,fill:o.ink});let l={size:12,family:o.words,fill:o.quiet};e.words(at(t),0,a?30:20,l)}function Jh(e,t,{inner:n,outer:o,from:r,to:s},{colours:i},a){if(13*a<Js)return;let f=(r+s)/2,u=o-n,p={size:13,weight:600,family:i.words},h={size:12.5,family:i.words},d={size:11,family:i.words},g=[{choices:De(t),own:p},{choices:[Qt(t)],own:h},{choices:[at(t)],own:d}].filter(({choices:y})=>y[0]),$=sn(f);g.forEach(({choices:y,own:b},w)=>{let v=(g.length-1)/2-w,x=n+u/2+($?-v:v)*18-b.size*.35,k=b===d||t.hidden?i.quiet:i.ink;e.arched(Ee(y,(s-r)*x-16,b),x,f,{...b,fill:k})})}function Zh(e,t,{inner:n,outer:o,from:r,to:s},{colours:i},a){let l=(s-r)*n,f=at(t),u=f!==""&&l>27,p=Math.min(12.5,l*(u?.42:.72));if(p*a<Js)return;let h=(r+s)/2,g=Math.cos(h)<0?h+Math.PI:h,$=(n+o)/2,y=o-n-12,b={size:p,weight:600,family:i.words},w=Qt(t),v=[Je(t),...De(t).map(A=>w?`${A} ${w}`:A),...De(t).slice(-1)],x=t.hidden?i.quiet:i.ink,k=(A,R,L)=>{let[ye,me]=[Math.cos(h)*$,Math.sin(h)*$];e.turned(A,ye-Math.sin(g)*R,me+Math.cos(g)*R,g,L)};if(k(Ee(v,y,b),u?-p*.2:p*.36,{...b,fill:x}),!u)return;let O={size:p*.86,family:i.words,fill:i.quiet};k(Ee([f],y,O),p*.95,O)}var Zs=.22,Qh=1.3;function Fu(e,t,n,o,r,s,i){let{left:a,top:l,scale:f}=o.where,{w:u,h:p}=o.size;e.setTransform(t,0,0,t,0,0),e.globalAlpha=1,e.fillStyle=r.ground,e.fillRect(0,0,u,p),Ru(e,n,o,r),e.setTransform(t*f,0,0,t*f,t*a,t*l),e.lineJoin="round",e.lineCap="butt";let h=fr(e,i);e.globalAlpha=s.arrived;for(let g of n.blanks)pr(h,g,r);og(e,h,n,o,r,s),e.globalAlpha=1;let d=n.nodesIn(Uu(o.seen,s.arrived<1?4e3:24));return f<Wc&&!n.isFan?(tg(e,n,d,f,r,s),ng(h,n,d,f,r,s)):eg(h,n,d,f,r,s),e.setTransform(t,0,0,t,0,0),Lu(e,n,o,r),d.length}function Qs(e,t,n){let o=e.moves.get(t.key);return n>=1||!o?t:{...t,x:t.x+o.dx*(1-n),y:t.y+o.dy*(1-n)}}function eg(e,t,n,o,r,s){for(let i of n){let a=t.kin.people.get(i.id);if(!a)continue;let l={colours:r,isSelected:i.id===s.selectedId,isMatch:s.matches?.has(i.id)??!1,isOnPath:s.path?.has(i.id)??!1,isHovered:i.key===s.hoveredKey},f=t.moves.get(i.key)?.isNew,u=(Bu(i,s)?Zs:1)*(f?s.arrived:1),p=Qs(t,i,s.arrived);e.faded(u,()=>{i.sector?dr(e,a,i,l,o):o>=Qo?er(e,a,p,l):Yc(e,a,p,l,o)})}}function tg(e,t,n,o,r,s){let i=new Map,a=new Map;for(let l of n){let f=t.kin.people.get(l.id);if(!f)continue;let{strong:u}=Ze(r,f),p=Bu(l,s)?a:i,h=p.get(u);h||p.set(u,h=new Path2D);let{x:d,y:g,w:$,h:y}=Qs(t,l,s.arrived),b=Math.max(Qh/o,Math.min($,y)*.43);b*o<2.5?h.rect(d+$/2-b,g+y/2-b,2*b,2*b):ur(h,Fe(f),d+$/2,g+y/2,b)}for(let[l,f]of[[a,Zs],[i,1]]){e.globalAlpha=f*(.3+.7*s.arrived);for(let[u,p]of l)e.fillStyle=u,e.fill(p)}e.globalAlpha=1}function ng(e,t,n,o,r,s){for(let i of n){let a=i.id===s.selectedId,f=a||s.matches?.has(i.id)||s.path?.has(i.id)?t.kin.people.get(i.id):void 0;if(!f)continue;let u=s.matches?.has(i.id)&&!a?r.match:r.accent,p=Math.max(6/o,Math.min(i.w,i.h)*.5),{x:h,y:d,w:g,h:$}=Qs(t,i,s.arrived),y=(a?3:2)/o;e.frame(Fe(f),h+g/2,d+$/2,p,{stroke:u,width:y})}}function og(e,t,n,o,r,s){let{scale:i}=o.where,l=Math.min(1.5,Math.max(.5,1.5*Math.sqrt(i)))/i,f=i>.3?ir:0,u=n.edgesIn(Uu(o.seen,8)),[p,h]=s.path?rg(u,s):[[],u],g=f===0&&p.length===0&&u.length>n.edges.length/2?n.farLines():Ys(h,f),$=e.globalAlpha;s.path&&(e.globalAlpha=$*Zs*1.6),e.strokeStyle=r.line;for(let[y,b]of g)e.lineWidth=l*Fn(y),e.setLineDash(i>.12?[...Ln(y)]:[]),e.stroke(b);if(e.setLineDash([]),i>.3)for(let y of u)Bn(t,y,r.quiet,l);e.globalAlpha=$;for(let y of p)t.line(y.points,f,{stroke:r.accent,width:Math.max(3,2.4/i)})}function rg(e,{steps:t}){let n=[[],[]];for(let o of e)n[ar(o,t)?0:1].push(o);return n}function Bu(e,{path:t,matches:n}){return t!==null&&!t.has(e.id)||n!==null&&!n.has(e.id)}function Uu({x:e,y:t,w:n,h:o},r){return{x:e-r,y:t-r,w:n+2*r,h:o+2*r}}function Hu(e){let t=new Map;return{get(n){let o=t.get(n);if(o!==void 0)return o;t.size>400&&t.clear(),t.set(n,null);let r=new Image;return r.decoding="async",r.addEventListener("load",()=>{t.set(n,ig(r)),e()}),r.src=sg(n),null},written(n){try{return t.get(n)?.toDataURL("image/jpeg",.85)??null}catch{return null}}}}function sg(e){return e.startsWith("api/")?`${e}${e.includes("?")?"&":"?"}size=small`:e}function ig(e){let t=Math.min(e.naturalWidth,e.naturalHeight),n=document.createElement("canvas");n.width=n.height=128;let o=n.getContext("2d");if(!o||t===0)return null;o.imageSmoothingQuality="high";let r=(e.naturalWidth-t)/2,s=(e.naturalHeight-t)/3;return o.drawImage(e,r,s,t,t,0,0,128,128),n}function zu(e,t){let n=null,o=null,r=()=>e.onAdd?n?.node??t.node():void 0,s=(i,a)=>{let l=r(),f=t.point(i,a),u=l?ag(l,f.x,f.y,t.scale()):null;return l&&u?{node:l,kind:u,...f}:null};return{nodeAt:(i,a)=>s(i,a)?.node,hover(i,a){let l=o;return o=s(i,a)?.kind??null,o!==l},grab(i,a){return n=s(i,a),n!==null},drag(i,a){n&&e.onConnect&&(n={...n,...t.point(i,a)})},drop(i,a,l){let f=n;if(n=null,!f)return;let u=t.point(i,a),p=l?void 0:t.nodeAt(u.x,u.y);l?e.onAdd?.(f.kind,f.node.id):p&&p.id!==f.node.id&&e.onConnect?.(f.node.id,p.id,f.kind)},paint(){let i=r();i&&t.paint((a,l)=>{if(lg(a,i,l,o),!n)return;let f=t.nodeAt(n.x,n.y);cg(a,n.node,n.kind,n,f,l)})}}}function ei({x:e,y:t,w:n,h:o}){return[{kind:"parent",x:e+n/2,y:t},{kind:"spouse",x:e+n,y:t+o*.6},{kind:"child",x:e+n/2,y:t+o}]}function ag(e,t,n,o){return ei(e).find(s=>Math.hypot(s.x-t,s.y-n)*o<15)?.kind??null}function lg(e,t,n,o){for(let{kind:r,x:s,y:i}of ei(t)){let a=r===o,l=a?n.accent:n.card,f=a?n["on-accent"]:n.accent;e.frame("female",s,i,9,{fill:l,stroke:n.accent,width:1.4}),e.line([s-4,i,s+4,i],0,{stroke:f,width:1.6}),e.line([s,i-4,s,i+4],0,{stroke:f,width:1.6})}}function cg(e,t,n,o,r,s){let i=ei(t).find(p=>p.kind===n);if(!i||(e.line([i.x,i.y,o.x,o.y],0,{stroke:s.accent,width:2,dash:[6,4]}),e.frame("female",o.x,o.y,4,{fill:s.accent}),!r||r===t))return;let{x:a,y:l,w:f,h:u}=r;e.box(a-5,l-5,f+10,u+10,18,{stroke:s.accent,width:3})}var ti=.8,ug=.3;function ni(e,t,n,o,r){e.fitted().scale>=ug||!n||t.isFan?mr(e,t,o,r):e.enter(n,ti,o)}function mr(e,t,n,o){let s=o&&!t.isFan&&fg(o,e.fitted(),t)?e.size.h-o.y:0;e.fit(n,{left:0,top:0,right:0,bottom:s})}function fg({x:e,y:t,w:n,h:o},{left:r,top:s,scale:i},a){let l={x:(e-r)/i,y:(t-s)/i,w:n/i,h:o/i};return a.nodes.some(f=>an(f,l))}function Gu(e,t,n){return oi(e,t,n)??t.nearest(e.seen)}function oi(e,t,n){let o=t.node(n);return o&&an(o,e.seen)?o:void 0}function ju(e,t,n,o){let r=n.flatMap(s=>t.node(s)??[]);r.length&&e.show(We(r),o)}function qu(e){let t=[],n=0;return{parts:t,box(o,r,s,i,a,l){let f=Qe({x:o,y:r,width:s,height:i,rx:a});t.push(`<rect${f}${hr(l)}/>`)},frame(o,r,s,i,a){t.push(`<path d="${si(o,r,s,i)}"${hr(a)}/>`)},line(o,r,s){t.push(`<path d="${Wu(o,r)}"${hr({...s,fill:"none"})}/>`)},words(o,r,s,i){t.push(`<text${Qe({x:r,y:s})}${ri(i)}>${Mt(o)}</text>`)},turned(o,r,s,i,a){let l=Q(i*180/Math.PI),f=Qe({transform:`translate(${Q(r)} ${Q(s)}) rotate(${l})`});t.push(`<text${f}${ri(a)}>${Mt(o)}</text>`)},arched(o,r,s,i){let a=sn(s),l=a?r+i.size*.72:r,[f,u]=a?[s+1.5,s-1.5]:[s-1.5,s+1.5],p=`arc${n++}`,h=`A${Q(l)} ${Q(l)} 0 0 ${a?0:1}`,d=`M${ln(l,f)}${h} ${ln(l,u)}`;t.push(`<path id="${p}" d="${d}" fill="none"/>`);let g=`<textPath href="#${p}" startOffset="50%">${Mt(o)}</textPath>`;t.push(`<text${ri({...i,align:"center"})}>${g}</text>`)},photo(o,r,s,i,a){let l=e(o);if(!l)return!1;let f=`cut${n++}`,u=Qe({x:s-a,y:i-a,width:2*a,height:2*a});return t.push(`<clipPath id="${f}"><path d="${si(r,s,i,a)}"/></clipPath>`),t.push(`<image${u} href="${Mt(l)}" clip-path="${pg(f)}"/>`),!0},sector({inner:o,outer:r,from:s,to:i},a){t.push(`<path d="${dg(o,r,s,i)}"${hr(a)}/>`)},faded(o,r){o<1&&t.push(`<g${Qe({opacity:o})}>`),r(),o<1&&t.push("</g>")}}}function Mt(e){return e.replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu,"").replace(/[&<>"']/g,t=>`&#${t.charCodeAt(0)};`)}function Qe(e){return Object.entries(e).filter(([,t])=>t!==void 0).map(([t,n])=>{let o=typeof n=="number"?Q(n):Mt(n??"");return` ${t}="${o}"`}).join("")}function pg(e){return`url${`(#${e})`}`}function Q(e){return String(Math.round(e*100)/100)}function hr({fill:e="none",stroke:t,width:n=1,dash:o,opacity:r}){return Qe({fill:e,...t?{stroke:t,"stroke-width":n}:{},...o&&o.length>0?{"stroke-dasharray":o.join(" ")}:{},...r!==void 0&&r<1?{opacity:r}:{}})}function ri({size:e,weight:t=400,family:n,fill:o,align:r="center"}){let s={start:"start",center:"middle",end:"end"}[r];return Qe({"font-family":n,"font-size":e,"font-weight":t,fill:o,"text-anchor":s})}function ln(e,t){return`${Q(Math.cos(t)*e)} ${Q(Math.sin(t)*e)}`}function si(e,t,n,o){let r=cr(e);if(!r){let f=`a${Q(o)} ${Q(o)} 0 0 1`;return`M${Q(t-o)} ${Q(n)}${f} ${Q(2*o)} 0${f} ${Q(-2*o)} 0z`}let s=r.corners.map(([f,u])=>[t+f*o,n+u*o]),[i=[0,0]]=s,a=s.at(-1)??[0,0],l=[(gr(i,0)+gr(a,0))/2,(gr(i,1)+gr(a,1))/2];return`${Wu([...l,...s.flat(),...l],r.round*o)}z`}function gr(e,t){return e[t]??0}function Wu(e,t){let n=`M${Q(e[0]??0)} ${Q(e[1]??0)}`;for(let o=2;o<e.length;o+=2){let[r,s]=[e[o]??0,e[o+1]??0];if(o===e.length-2||t===0){n+=`L${Q(r)} ${Q(s)}`;continue}let[i,a]=[e[o-2]??0,e[o-1]??0],[l,f]=[e[o+2]??0,e[o+3]??0],[u,p]=[Math.hypot(r-i,s-a),Math.hypot(l-r,f-s)],h=Math.min(t,u/2,p/2);if(h<.01){n+=`L${Q(r)} ${Q(s)}`;continue}let[d,g]=[r+(i-r)*h/u,s+(a-s)*h/u],[$,y]=[r+(l-r)*h/p,s+(f-s)*h/p];n+=`L${Q(d)} ${Q(g)}Q${Q(r)} ${Q(s)}`,n+=` ${Q($)} ${Q(y)}`}return n}function dg(e,t,n,o){if(o-n>6.28)return si("female",0,0,t);let r=o-n>Math.PI?1:0,s=(i,a)=>`A${Q(i)} ${Q(i)} 0 ${r} ${a}`;return`M${ln(t,n)}${s(t,1)} ${ln(t,o)}L${ln(e,o)}${s(e,0)} ${ln(e,n)}z`}var et=48,mg=64,hg=56,gg=128,$r={size:11,family:de.words,fill:de.quiet,align:"start"},$g=["child","Adoptive","Step","Foster","couple","parents"],yg=["Divorced","Separated"],bg=["female","male","other","unknown"],wg={female:"Female",male:"Male",other:"Other",unknown:"Unknown"};function Vu(e,t,n,o){let r=qu(o),{bounds:s}=e,i=s.x-et-(e.levels.length>0?gg:0),a=xg(e),l=a.reduce((y,b)=>y+b.w,0),f=Math.max(s.x+s.w+et,i+2*et+l,i+480),u=s.y-et-mg,p=s.y+s.h+et+hg;r.box(i,u,f-i,p-u,0,{fill:de.ground});for(let y of e.levels){let{y:b,h:w}=y,v=Co(y.births);r.words(Un(y),i+et/2,b+w/2,{...$r,weight:600}),v&&r.words(v,i+et/2,b+w/2+15,$r)}for(let y of e.blanks)pr(r,y,de);vg(r,e,t),_g(r,e,t);let h={size:26,weight:500,family:de.title,fill:de.ink};r.words(n,i+et/2,u+46,{...h,align:"start"}),kg(r,a,i+et/2,p-24);let d={x:i,y:u,w:f-i,h:p-u};return`<?xml version="1.0" encoding="UTF-8"?>
<svg${Qe({xmlns:"http://www.w3.org/2000/svg",viewBox:[d.x,d.y,d.w,d.h].map(y=>Math.round(y*100)/100).join(" "),width:d.w,height:d.h,role:"img"})}>
<title>${Mt(n)}</title>
${r.parts.join(`
`)}
</svg>
`}function vg(e,t,n){let o=t.edges.map(r=>({edge:r,isSpecial:n.path!==null&&ar(r,n.steps)})).sort((r,s)=>Number(r.isSpecial)-Number(s.isSpecial));for(let{edge:r,isSpecial:s}of o){let i=Rn(r);e.line(r.points,ir,{stroke:s?de.accent:de.line,width:s?3:1.3*Fn(i),dash:Ln(i)}),Bn(e,r,de.quiet,1.4)}}function _g(e,t,n){for(let o of t.nodes){let r=t.kin.people.get(o.id);if(!r)continue;let s={colours:de,isSelected:!1,isMatch:!1,isHovered:!1,isOnPath:n.path?.has(o.id)??!1};o.sector?dr(e,r,o,s,1):er(e,r,o,s)}}function xg(e){let t=new Set(e.edges.map(Rn)),n=e.edges.filter(({kind:a})=>a==="couple"),o=new Set(n.map(({type:a})=>a)),r=new Set(e.nodes.map(({id:a})=>Fe(e.kin.people.get(a)??{personId:a}))),s=[...$g.filter(a=>t.has(a)),...yg.filter(a=>o.has(a))];return[...bg.filter(a=>r.has(a)).map(a=>({look:"",frame:a,words:c(`gender.${wg[a]}`)})),...s.map(a=>({look:a,frame:null,words:c(`legend.${a}`)}))].map(a=>({...a,w:40+ct(a.words,$r)+24}))}function kg(e,t,n,o){let r=n;for(let{look:s,frame:i,words:a,w:l}of t){if(i){let[f,u]=[de[`${i}-wash`],de[i]],p=i==="unknown"?{dash:[3,3]}:{};e.frame(i,r+12,o-4,9,{fill:f,stroke:u,width:1.4,...p})}else{let f=[r,o-4,r+30,o-4],u=s==="Divorced"||s==="Separated",p=u?"couple":s,h=1.3*Fn(p);e.line(f,0,{stroke:de.line,width:h,dash:Ln(p)}),u&&Bn(e,{kind:"couple",type:s,from:[],to:"",points:f},de.quiet,1.4)}e.words(a,r+(i?28:38),o,$r),r+=l}}function ii(e){return e.tree?.treeName??c("canvas.title")}var yr=420,Mg=180,br=200;function Ku(e,t){let n=document.createElement("div");n.className="family-canvas";let o=document.createElement("canvas");o.className="family-canvas-drawing",o.tabIndex=0,o.setAttribute("role","application"),o.setAttribute("aria-label",c("canvas.title")),n.append(o),e.append(n);let r=o.getContext("2d"),s=matchMedia("(prefers-reduced-motion: reduce)"),i=jc(()=>s.matches),a=Zc(),l=Eu(),f=Hu(()=>L()),u=Nu(n,i,()=>L()),p=Iu(n,o,{select:E=>Hn(E),open:E=>t.onOpen(E)}),h=Rs(n),d=1,g={persons:[],parents:[],spouses:[]},$="tree",y={},b=Ks({nodes:[],edges:[],levels:[],bounds:{x:0,y:0,w:0,h:0}},ve(g),null),w={selectedId:null,hoveredKey:null,path:null,steps:new Set,matches:null,arrived:1},v=null,x=0,k=0,O=0,A=!1,R=!1,L=()=>{x||=requestAnimationFrame(ye)},ye=E=>{x=0;let I=performance.now();if(i.step(E),v!==null){let j=s.matches?1:Math.min(1,(E-v)/yr);w.arrived=Ds(j),j>=1&&(v=null)}O=Fu(r,d,b,i,h,w,f),St.paint(),u.paint(b,h,d),a.frame(E,performance.now()-I),R&&a.drawn(),i.isMoving||v!==null?L():me()},me=()=>{clearTimeout(k),k=setTimeout(()=>p.renew(b,i,w.selectedId),Mg)},Te=async E=>{let I=await l.make($,g,y);if(!I)return;let j=!R,he=b,Be=E?Gu(i,he,w.selectedId):null;b=Ks(I,ve(g),j?null:he);let zn=new Set(b.nodes.map(({id:Et})=>Et)).size;o.setAttribute("aria-label",c("canvas.label",{tree:ii(g),count:zn})),u.renew(),i.bound(b.bounds);let ut=Be&&b.node(Be.id);if(Be&&ut){let{scale:Et}=i.where;i.pan((Be.x-ut.x)*Et,(Be.y-ut.y)*Et);for(let fi of b.moves.values())fi.dx-=Be.x-ut.x,fi.dy-=Be.y-ut.y}else(!E||j)&&ni(i,b,be(),j?0:yr,t.corner?.());R=!0,w.arrived=j||s.matches?1:0,v=w.arrived<1?performance.now():null,p.renew(b,i,w.selectedId),L()},be=()=>{let{selectedId:E}=w,[I,j]=$==="tree"?[E,y.rootId]:[y.rootId,E];return b.node(I??null)??b.node(j??null)??b.node(Pe(g,b.kin,{}))},Hn=E=>{if(E===w.selectedId)return;ci(E);let I=b.node(E);I&&i.reveal(I),t.onSelect(E)},ci=E=>{w.selectedId=E,p.renew(b,i,E),p.say(b,E),E!==null&&p.follow(E),L()},wr=(E,I)=>{let j=i.point(E,I);return b.nodeAt(j.x,j.y)},St=zu(t,{node(){if(i.where.scale<Qo||b.isFan||w.arrived<1)return;let j=b.nodes.find(he=>he.key===w.hoveredKey)??b.node(w.selectedId);return j?.isAgain?void 0:j},nodeAt:(E,I)=>b.nodeAt(E,I),point:i.point,paint(E){let{left:I,top:j,scale:he}=i.where;r.setTransform(d*he,0,0,d*he,d*I,d*j),E(fr(r,f),h)},scale:()=>i.where.scale}),pf=Qc(o,i,{grabs:(E,I)=>St.grab(E,I),drag(E,I){St.drag(E,I),L()},drop(E,I,j){L(),St.drop(E,I,j)},tap:(E,I)=>Hn(wr(E,I)?.id??null),tapTwice(E,I){let j=wr(E,I);j?t.onOpen(j.id):i.zoom(1.8,E,I,br),L()},hover(E,I){let j=St.hover(E,I),he=(St.nodeAt(E,I)??wr(E,I))?.key??null;he===w.hoveredKey&&!j||(w.hoveredKey=he,he!==null?o.dataset.pointer="person":delete o.dataset.pointer,L())},leave(){w.hoveredKey=null,L()},moved:L}),df=nu(n,o,{walk(E){let I=w.selectedId,j=I!==null&&b.node(I)?ou(b,I,E):b.nearest(i.seen)?.id??null;j!==null&&Hn(j)},open:()=>w.selectedId!==null&&t.onOpen(w.selectedId),leave:()=>Hn(null),zoom:E=>i.zoom(E,void 0,void 0,br),zoomTo:E=>i.zoom(E/i.where.scale,void 0,void 0,br),fit:()=>mr(i,b,yr,t.corner?.()),moved:L}),ui=new ResizeObserver(()=>{let{clientWidth:E,clientHeight:I}=n;if(E===0||I===0)return;let j=i.size.w<=1,he=j?void 0:oi(i,b,w.selectedId);d=Math.min(3,devicePixelRatio||1),o.width=Math.round(E*d),o.height=Math.round(I*d),i.resize({w:E,h:I}),i.bound(b.bounds),j&&ni(i,b,be(),0,t.corner?.()),he&&i.reveal(he),u.renew(),cancelAnimationFrame(x),ye(performance.now())});ui.observe(n),i.resize({w:n.clientWidth||1,h:n.clientHeight||1});let mf=qc(()=>{h=Rs(n),u.renew(),L()});return{async show(E,{keepsView:I=!1}={}){g=E,A||a.begin(),A=!0,await Te(I)},async view(E,I={}){let j=E===$&&(E==="tree"||Tu(I,y));$=E,y=I,A&&!j&&await Te(!1)},select(E){E!==w.selectedId&&ci(E)},focus(E){let I=b.node(E);I&&i.centre(I,Math.max(i.where.scale,ti)),L()},path(E){w.path=E&&new Set(E),w.steps=Pu(E??[]),L()},reveal(E,I){let j=b.node(E);j&&i.reveal(j,I),L()},bring(E,I){ju(i,b,E,I),L()},matches(E){w.matches=E&&new Set(E),L()},fit(){mr(i,b,yr,t.corner?.()),L()},zoom(E){i.zoom(E,void 0,void 0,br),L()},svg(){return Vu(b,w,ii(g),f.written)},where(){return{...i.where}},spot(E){let I=b.node(E);if(!I)return null;let{left:j,top:he,scale:Be}=i.where,zn=o.getBoundingClientRect(),[ut,Et]=Xs(I);return[zn.left+j+ut*Be,zn.top+he+Et*Be]},figures(){return{people:g.persons.length,visible:O,...a.figures()}},destroy(){pf(),df(),mf(),ui.disconnect(),l.destroy(),cancelAnimationFrame(x),clearTimeout(k),n.remove()}}}function Yu({path:e,matches:t,onAdd:n,onConnect:o}){let r=F(null),s=F(null),{view:i,root:a,generations:l,person:f}=U.value,u=V.value,p=F({onAdd:n,onConnect:o});return p.current={onAdd:n,onConnect:o},le(()=>{if(!r.current)return;let h=Ku(r.current,{onSelect:d=>H({person:d??""},{replace:!0}),onOpen:d=>H({person:d}),corner:()=>r.current?Sg(r.current):null,get onAdd(){return te.peek()?p.current.onAdd:null},get onConnect(){return te.peek()?p.current.onConnect:null}});return W.current=h,()=>{W.current=null,h.destroy()}},[]),le(()=>{if(!u)return;let h=s.current,d=h?.tree.treeId===u.tree.treeId;s.current=u;let g=W.current;g?.show(u,{keepsView:d}).then(()=>{let{person:$}=U.peek();!(d&&h?.persons.some(b=>b.personId===$))&&$&&r.current&&g.reveal($,ai(r.current))})},[u]),q(()=>{if(!u||i==="list")return;let h=a||u.tree.rootPersonId||f||Eo.peek();W.current?.view(i,{rootId:h,generations:l})},[i,a,l,u?.tree.treeId,u?.tree.rootPersonId]),q(()=>W.current?.select(f||null),[f,u,i]),q(()=>{f&&r.current&&W.current?.reveal(f,ai(r.current))},[f]),q(()=>W.current?.path(e),[e,u,i]),q(()=>{e&&r.current&&W.current?.bring(e,ai(r.current))},[e]),q(()=>W.current?.matches(t),[t,u,i]),m`<div class="stage ${te.value?"may-edit":""}" ref=${r}></div>`}function ai(e){let{left:t,right:n,bottom:o,width:r,height:s}=e.getBoundingClientRect(),i={left:0,top:0,right:0,bottom:0};for(let a of document.querySelectorAll(".kin-bar, .panel")){let l=a.getBoundingClientRect();l.left>=n||(l.width<r*.7?i.left=l.right-t:i.bottom=Math.min(s*.8,Math.max(i.bottom,o-l.top)))}return i}function Sg(e){let{left:t,top:n}=e.getBoundingClientRect(),o=document.querySelector(".zoom")?.getBoundingClientRect();return o?{x:o.left-t,y:o.top-n,w:o.width,h:o.height}:null}function Xu({onMatches:e}){return m`<div class="search" role="search">
    <${en}
      id="search"
      label=${c("tree.search")}
      isLabelShown=${!1}
      placeholder=${c("tree.search")}
      onText=${t=>e(t.trim()?Zt(t).map(n=>n.personId):null)}
      onPick=${t=>{let n=!["tree","list"].includes(U.peek().view);H({person:t.personId,...n?{root:t.personId}:{}}),W.current?.focus(t.personId)}}
    />
  </div>`}var Eg={pedigree:"generationsBack",fan:"generationsBack",descendants:"generationsDown",hourglass:"generationsEachWay"},Ju=1.25;function Zu(){return m`<div class="views">
    <${Ae}
      legend=${c("view.title")}
      name="view"
      value=${U.value.view}
      options=${wn.map(e=>[e,c(`view.${e}`),e])}
      onValue=${io}
    />
  </div>`}function Qu(){let{view:e,generations:t}=U.value;return m`<div class="zoom" role="group" aria-label=${c("view.zoom")}>
    <button type="button" class="button quiet icon-only" aria-label=${c("view.zoomOut")}
      title=${c("view.zoomOut")} onClick=${()=>W.current?.zoom(1/Ju)}
    ><${S} name="minus" /></button>
    <button type="button" class="button quiet icon-only" aria-label=${c("view.fit")}
      title=${c("view.fit")} onClick=${()=>W.current?.fit()}
    ><${S} name="fit" /></button>
    <button type="button" class="button quiet icon-only" aria-label=${c("view.zoomIn")}
      title=${c("view.zoomIn")} onClick=${()=>W.current?.zoom(Ju)}
    ><${S} name="plus" /></button>
    ${e==="tree"||e==="list"?null:m`<label class="generations">
          <span class="visually-hidden">${c("view.generations")}</span>
          <select
            onChange=${n=>H({generations:Number(n.target.value)})}
          >
            ${Tg(Wr,Vr).map(n=>m`<option value=${n} selected=${n===t}>
                  ${c(`view.${Eg[e]}`,{count:n})}
                </option>`)}
          </select>
        </label>`}
  </div>`}function Tg(e,t){return Array.from({length:t-e+1},(n,o)=>e+o)}function ef({onDialog:e,onKin:t,onMatches:n}){let o=V.value?.tree,r=U.value.screen==="public";return m`<header class="toolbar">
    <a class="skip" href="#main" onClick=${rs}>${c("tree.skip")}</a>
    <div class="toolbar-name">
      <a
        class="button quiet icon-only"
        href=${oe({})}
        aria-label=${c(B.value?"home.title":"page.name")}
        title=${c(B.value?"home.title":"page.name")}
      >
        <img src="mark.svg" alt="" width="30" height="30" />
      </a>
      <h1 title=${[o?.treeName,o?.description].filter(Boolean).join(": ")}>
        ${o?.treeName}
      </h1>
      ${r||o?.role==="viewer"?m`<span class="tag">${c(r?"tree.public":"tree.access.viewer")}</span>`:null}
    </div>
    <${Xu} onMatches=${n} />
    <${Zu} />
    <div class="toolbar-tools">
      ${te.value?m`<${Pg} />`:null}
      <button
        type="button"
        class="button quiet"
        title=${c("tree.kinHint")}
        onClick=${t}
      >
        <${S} name="kin" /><span class="tool-label">${c("tree.kin")}</span>
      </button>
      <button
        type="button"
        class="button quiet"
        aria-expanded=${U.value.insight!==""}
        title=${c("tree.insights")}
        onClick=${()=>H({insight:U.value.insight?"":"checks"})}
      >
        <${S} name="insights" /><span class="tool-label">${c("tree.insights")}</span>
      </button>
      <${Ge} label=${c("button.more")} items=${Og(e,r)} />
    </div>
  </header>`}function Og(e,t){let n=[];return Ft.value&&n.push({label:c("tree.share"),icon:"share",act:()=>e("share")},{label:c("tree.publish"),icon:"globe",act:()=>e("publish")},{label:c("tree.details"),icon:"edit",act:()=>e("details")},{label:c("tree.import"),icon:"importing",act:()=>e("import")}),n.push({label:c("tree.export"),icon:"exporting",act:()=>e("export")},{label:c("tree.print"),icon:"print",act:()=>e("print")},{label:c("tree.keys"),icon:"keyboard",act:()=>e("keys")}),B.value&&!t&&n.push({label:c("button.signOut"),icon:"lock",act:os}),n}function Pg(){let e=Ao.value?c("history.undo",{what:Ao.value}):c("history.nothingToUndo"),t=No.value?c("history.redo",{what:No.value}):c("history.nothingToRedo");return m`<button
      type="button"
      class="button quiet icon-only"
      aria-label=${e}
      title=${e}
      disabled=${!Ao.value||bt.value}
      onClick=${zt}
    >
      <${S} name="undo" />
    </button>
    <button
      type="button"
      class="button quiet icon-only"
      aria-label=${t}
      title=${t}
      disabled=${!No.value||bt.value}
      onClick=${Gt}
    >
      <${S} name="redo" />
    </button>`}var Ig=["ged551","ged70","gdz","json"],Ag={ged551:"ged",ged70:"ged",gdz:"gdz",json:"json"};function tf({tree:e,onClose:t}){let[n,o]=_("ged551"),r=e.role==="owner"||e.role==="editor",[s,i]=_(r),{isBusy:a,problem:l,submit:f}=G(async()=>{let u=s?"show":"hide",p=await el(e.treeId,{format:n,living:u});Rt(p,`${e.treeName}.${Ag[n]}`),t()});return m`<${X} title=${c("export.title")} onClose=${t}>
    <form class="stack" onSubmit=${f}>
      <fieldset class="choices">
        <legend class="field-label">${c("export.format")}</legend>
        ${Ig.map(u=>m`<label class="choice" key=${u}>
            <input
              type="radio"
              name="format"
              value=${u}
              checked=${u===n}
              data-first=${u==="ged551"?!0:void 0}
              onChange=${()=>o(u)}
            />
            <span>
              <strong>${c(`export.${u}`)}</strong>
              <span class="hint">${c(`export.${u}Hint`)}</span>
            </span>
          </label>`)}
      </fieldset>
      ${r?m`<${ot}
            label=${c("export.living")}
            hint=${c("export.livingHint")}
            value=${s}
            onValue=${i}
          />`:m`<p class="hint">${c("export.noLiving")}</p>`}
      <${T} error=${l} />
      <div class="actions">
        <button type="submit" class="button strong" disabled=${a}>
          <${S} name="exporting" />${c(a?"export.writing":"button.download")}
        </button>
        <button type="button" class="button" onClick=${t}>
          ${c("button.cancel")}
        </button>
      </div>
    </form>
  <//>`}function nf({tree:e,file:t,onClose:n}){let o=()=>{V.peek()?.tree.treeId===e.treeId&&(wt(),Ne())};return m`<${X} title=${c("import.title",{tree:e.treeName})} onClose=${n}>
    <p>${c("import.hint")}</p>
    <${go}
      first=${t}
      isLookedAt=${!0}
      prepare=${async()=>e.treeId}
      onWritten=${o}
      onDone=${n}
    />
  <//>`}function of({tree:e,onClose:t}){let n=W.current;return n?m`<${X} title=${c("print.title")} onClose=${t}>
    <div class="stack">
      <p>${c("print.drawingHint")}</p>
      <div class="actions">
        <button
          type="button"
          class="button strong"
          data-first
          onClick=${()=>{t(),Cs()}}
        >
          <${S} name="print" />${c("print.drawing")}
        </button>
        <button
          type="button"
          class="button"
          onClick=${()=>{let o=new Blob([n.svg()],{type:"image/svg+xml"});Rt(o,`${e.treeName}.svg`),t()}}
        >
          <${S} name="exporting" />${c("print.svg")}
        </button>
      </div>
      <p class="hint">${c("print.svgHint")}</p>
    </div>
  <//>`:m`<${X} title=${c("print.title")} onClose=${t}>
      <p>${c("print.listHint")}</p>
      <div class="actions">
        <button
          type="button"
          class="button strong"
          data-first
          onClick=${()=>{t(),Cs()}}
        >
          <${S} name="print" />${c("print.list")}
        </button>
      </div>
    <//>`}function rf({keys:e,onClose:t}){return m`<${X} title=${ee("keys.title")} onClose=${t}>
    <dl class="shortcuts">
      ${e.map(([n,o])=>m`<div key=${n}>
          <dt><kbd>${n}</kbd></dt>
          <dd>${o}</dd>
        </div>`)}
    </dl>
    <${ot}
      label=${ee("keys.letters")}
      value=${Dt.value}
      onValue=${n=>{Dt.value=n}}
    />
  <//>`}function sf({onClose:e}){let t=[["/",c("keys.doSearch")],[c("keys.views"),c("keys.doViews")],[c("keys.arrows"),c("keys.doArrows")],[c("keys.enter"),c("keys.doEnter")],[c("keys.escape"),c("keys.doEscape")],["e",c("keys.doEdit")],["p, c, s",c("keys.doAdd")],["k",c("keys.doKin")],["i",c("keys.doInsights")],["f",c("keys.doFit")],[c("keys.zoom"),c("keys.doZoom")],[c("keys.undo"),c("keys.doUndo")],[c("keys.redo"),c("keys.doRedo")],["?",c("keys.doKeys")]];return m`<${rf} keys=${t} onClose=${e} />`}function af({name:e,file:t,onClose:n}){let o=V.value?.tree;if(!o)return null;let r=()=>{n(),Ne()};switch(e){case"share":return m`<${bo} tree=${o} onClose=${r} />`;case"publish":return m`<${$o} tree=${o} onClose=${r} />`;case"details":return m`<${wo} tree=${o} onClose=${n} onSaved=${Ne} />`;case"import":return m`<${nf} tree=${o} file=${t} onClose=${n} />`;case"export":return m`<${tf} tree=${o} onClose=${n} />`;case"print":return m`<${of} tree=${o} onClose=${n} />`;case"keys":return m`<${sf} onClose=${n} />`;default:return null}}var Ng="input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]";function lf(e){let t=F(e);t.current=e,q(()=>{let n=o=>{let r=t.current[o.key];!r||o.defaultPrevented||o.ctrlKey||o.metaKey||o.altKey||o.target instanceof Element&&o.target.closest(Ng)||document.querySelector("dialog[open]")||o.key.length===1&&!Dt.peek()||(o.preventDefault(),r())};return document.addEventListener("keydown",n),()=>document.removeEventListener("keydown",n)},[])}var cf=1.25;function uf({onAdd:e,onKin:t,onDialog:n}){let o=r=>()=>{let s=U.peek().person;s&&te.peek()&&e({kind:r,personId:s})};lf({"/":()=>document.getElementById("search")?.focus(),"?":()=>n("keys"),k:t,i:()=>H({insight:U.peek().insight?"":"checks"}),f:()=>W.current?.fit(),"+":()=>W.current?.zoom(cf),"-":()=>W.current?.zoom(1/cf),p:o("parent"),c:o("child"),s:o("spouse"),e:()=>document.getElementById("edit-person")?.click(),u:()=>te.peek()&&zt(),r:()=>te.peek()&&Gt(),Escape:()=>{let r=document.activeElement?.closest(".panel, .insights");H(U.peek().person?{person:""}:{insight:""}),r&&document.getElementById("main")?.focus()},...Object.fromEntries(wn.map((r,s)=>[`${s+1}`,()=>io(r)]))}),q(()=>{let r=s=>{if(s.target instanceof Element&&s.target.closest("input, textarea")||!(s.ctrlKey||s.metaKey)||!te.peek()||document.querySelector("dialog[open]"))return;let a=s.key.toLowerCase();if(a==="z"&&!s.shiftKey)zt();else if(a==="y"||a==="z"&&s.shiftKey)Gt();else return;s.preventDefault()};return document.addEventListener("keydown",r),()=>document.removeEventListener("keydown",r)},[])}function li({treeId:e}){let[t,n]=_(null),[o,r]=_(null),[s,i]=_(""),[a,l]=_(null),[f,u]=_(null),[p,h]=_(null),[d,g]=_(null),{view:$,person:y,insight:b}=U.value,w=V.value;q(()=>(wt(),vl(e),()=>cs(e)),[e,B.value?.userId]),q(()=>{document.title=c("page.title",{screen:w?.tree.treeName??c("tree.untitled")})},[w?.tree.treeName]);let v=()=>{let{person:R}=U.peek();u(L=>R||!L?{first:R}:L),H({insight:"",person:""},{replace:!0})};uf({onAdd:n,onKin:v,onDialog:i});let x=R=>{l(R),i("import")},{isOver:k,takes:O}=mo(Ft.value?x:null);if(!w)return m`<${Cg} />`;let A=w.persons.length===0;return m`<div class="tree-screen ${y?"has-panel":""}" ...${O}>
    <${ef} onDialog=${i} onKin=${v} onMatches=${g} />
    <main id="main" class="tree-main" tabindex="-1" aria-label=${w.tree.treeName}>
      ${A?m`<${Dg} onAdd=${()=>n({kind:"alone"})}
            onImport=${()=>i("import")} />`:$==="list"?m`<${Hc} />`:m`<${Yu}
                path=${p}
                matches=${d}
                onAdd=${(R,L)=>n({kind:R,personId:L})}
                onConnect=${(R,L)=>r([R,L])}
              />
              <${Dc} onAdd=${(R,L)=>n({kind:R,personId:L})} />
              <${Qu} />`}
      ${f?m`<${Lc}
            key=${f.first}
            first=${f.first}
            onPath=${h}
            onClose=${()=>{u(null),h(null)}}
          />`:null}
    </main>
    ${k?m`<${ho} words=${c("tree.drop")} />`:null}
    ${b?m`<${Kl} name=${b} />`:null}
    ${y&&N.value.has(y)?m`<${Cc} key=${y} personId=${y} onAdd=${n} />`:null}
    ${t?m`<${bc} adding=${t} onClose=${()=>n(null)} />`:null}
    ${o?m`<${wc} ends=${o} onClose=${()=>r(null)} />`:null}
    <${af}
      name=${s}
      file=${a}
      onClose=${()=>{i(""),l(null)}}
    />
  </div>`}function Cg(){let e=kn.value;return e?m`<main class="lone">
    <${T} error=${e} onRetry=${()=>Ne()} />
    <p class="actions">
      ${B.value?m`<a class="button" href=${oe({})}>${c("home.title")}</a>`:m`<button type="button" class="button" onClick=${()=>ge("signin")}>
            ${c("button.signIn")}
          </button>`}
    </p>
  </main>`:m`<main class="lone" aria-busy="true">
      <p role="status" class="hint">${c("tree.opening")}</p>
    </main>`}function Dg({onAdd:e,onImport:t}){return te.value?m`<${fn} title=${c("tree.empty")}>
    <p>${c("tree.emptyHint")}</p>
    <div class="actions centred">
      <button type="button" class="button strong" onClick=${e}>
        <${S} name="plus" />${c("tree.addFirst")}
      </button>
      ${V.value?.tree.role==="owner"?m`<button type="button" class="button" onClick=${t}>
            <${S} name="importing" />${c("tree.import")}
          </button>`:null}
    </div>
  <//>`:m`<${fn} title=${c("tree.nobody")} />`}var Rg=["public","reset"];function ff(){let[e,t]=_(null),n=async()=>{t(null);try{B.value=await $a()}catch(r){t(r)}};q(()=>{n()},[]);let o=!Rg.includes(U.value.screen);return m`<${Lg} />
    ${e&&o?m`<main class="lone"><${T} error=${e} onRetry=${n} /></main>`:null}
    <${hl} />`}function Lg(){let{screen:e,id:t}=U.value;return e==="public"?m`<${li} key=${t} treeId=${t} />`:e==="reset"?m`<${Qr} />`:B.value===void 0?m`<div class="opening" aria-busy="true"></div>`:B.value===null?m`<${Qr} />`:e==="confirm"?m`<${Ua} key=${t} token=${t} />`:e==="tree"?m`<${li} key=${t} treeId=${t} />`:m`<${dl} />`}Si(m`<${ff} />`,document.getElementById("page"));
