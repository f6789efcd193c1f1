/* Built by `make pages`. Licences are in kit/vendor. */
var ta=function(e,t,n,o){var r;t[0]=0;for(var i=1;i<t.length;i++){var s=t[i++],a=t[i]?(t[0]|=s?1:2,n[t[i++]]):t[++i];s===3?o[0]=a:s===4?o[1]=Object.assign(o[1]||{},a):s===5?(o[1]=o[1]||{})[t[++i]]=a:s===6?o[1][t[++i]]+=a+"":s?(r=e.apply(a,ta(e,a,n,["",null])),o.push(r),a[0]?t[0]|=2:(t[i-2]=0,t[i]=r)):o.push(a)}return o},ea=new Map;function na(e){var t=ea.get(this);return t||(t=new Map,ea.set(this,t)),(t=ta(this,t.get(e)||(t.set(e,t=(function(n){for(var o,r,i=1,s="",a="",c=[0],d=function(h){i===1&&(h||(s=s.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?c.push(0,h,s):i===3&&(h||s)?(c.push(3,h,s),i=2):i===2&&s==="..."&&h?c.push(4,h,0):i===2&&s&&!h?c.push(5,0,!0,s):i>=5&&((s||!h&&i===5)&&(c.push(i,0,s,r),i=6),h&&(c.push(i,h,0,r),i=6)),s=""},u=0;u<n.length;u++){u&&(i===1&&d(),d(u));for(var f=0;f<n[u].length;f++)o=n[u][f],i===1?o==="<"?(d(),c=[c],i=3):s+=o:i===4?s==="--"&&o===">"?(i=1,s=""):s=o+s[0]:a?o===a?a="":s+=o:o==='"'||o==="'"?a=o:o===">"?(d(),i=1):i&&(o==="="?(i=5,r=s,s=""):o==="/"&&(i<5||n[u][f+1]===">")?(d(),i===3&&(c=c[0]),i=c,(c=c[0]).push(2,0,i),i=0):o===" "||o==="	"||o===`
`||o==="\r"?(d(),i=2):s+=o),i===3&&s==="!--"&&(i=4,c=c[0])}return d(),c})(e)),t),arguments,[])).length>1?t:t[0]}var Z,ia,Zr,ct,Yr,mo,sa,co,aa,Jr,Xr,hf,Mn=Symbol.for("pv"),fo={},po=[],gf=/^m(i|n|o|s|text|space)$/,Qr=Array.isArray,ei=po.slice,St=Object.assign;function xt(e){e&&e.parentNode&&e.remove()}function ho(e,t,n){var o,r,i,s={},a=arguments.length;for(i in t)i=="key"?o=t[i]:i=="ref"&&typeof e!="function"?r=t[i]:s[i]=t[i];return a>2&&(s.children=a>3?ei.call(arguments,2):n),_n(e,s,o,r,null)}function _n(e,t,n,o,r){var i={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Mn,__v:r||++ia,__i:-1,__u:0};return!r&&Z.vnode&&Z.vnode(i),i}function _t(e){return e.children}function Ut(e,t){this.props=e,this.context=t,this.__g=0}function ut(e,t){if(t==null)return e.__&&ut(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:ut(e)}function $f(e){var t,n=e.__v,o=n.__e,r=[],i=[],s=e.__P;s&&((t=St({constructor:Mn},n)).__v=n.__v+1,Z.vnode&&Z.vnode(t),ti(s,t,n,e.__n,s.namespaceURI,32&n.__u?[o]:null,r,o||ut(n),32&n.__u,i),t.__v=n.__v,t.__.__k[t.__i]=t,fa(r,t,i),n.__=n.__e=null,t.__e!=o&&la(t))}function la(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),la(e)}function oa(e){(8&e.__g||(e.__g|=8,ct.push(e),mo++))&&Yr==Z.debounceRendering||((Yr=Z.debounceRendering)||queueMicrotask)(ca)}function ca(){try{for(var e,t=1;ct.length;)ct.length>t&&ct.sort(sa),e=ct.shift(),t=ct.length,8&e.__g&&$f(e)}finally{(mo=ct.length)&&(Yr||queueMicrotask)(ca)}}function ua(e,t,n,o,r,i,s,a,c,d,u){var f,h,p,g,$,w,b=o.__k||po,y=t.length;for(c=bf(n,t,b,c,y),f=0;f<y;f++)(p=n.__k[f])!=null&&(h=~p.__i&&b[p.__i]||fo,p.__i=f,w=ti(e,p,h,r,i,s,a,c,d,u),g=p.__e,(h.ref!=p.ref||8&h.__u)&&(h.ref&&ni(h.ref,null,p,h),p.ref&&u.push(p.ref,p.__c||g,p)),$=$||g,4&p.__u?(c=da(p,c,e,!h.__v),h.__e&&(h.__e=null)):typeof p.type=="function"&&w!==void 0?c=w:g&&(c=g.nextSibling),p.__u&=-21);return n.__e=$,c}function bf(e,t,n,o,r){var i,s,a,c,d,u,f,h,p,g=n.length,$=g,w=0,b=0,y=e.__k=Array(r);for(i=0;i<r;i++)(s=t[i])!=null&&typeof s!="boolean"&&typeof s!="function"?(typeof s!="object"||s.constructor===String?s=y[i]=_n(null,s):Qr(s)?s=y[i]=_n(_t,{children:s}):s.constructor===Mn&&s.__b?s=y[i]=_n(s.type,s.props,s.key,s.ref,s.__v):y[i]=s,c=i+w,s.__=e,s.__b=e.__b+1,a=null,~(d=s.__i=wf(s,n,c,$))&&($--,(a=n[d])&&(a.__u|=2)),a&&a.__v?(s.__u|=16,d==c-1?w--:d==c+1?w++:d!=c&&(d>c?w--:w++,b=1)):(~d||(r>g?w--:r<g&&w++),typeof s.type!="function"&&(s.__u|=4))):y[i]=null;if(b){for(u=[],f=[],i=0;i<r;i++)if((s=y[i])&&16&s.__u){for(w=0,h=u.length;w<h;)u[p=w+h>>1]<s.__i?w=p+1:h=p;u[w]=s.__i,f[i]=w+1}for(w=u.length;i--;)f[i]&&(f[i]==w?w--:y[i].__u|=4)}if($)for(i=0;i<g;i++)!(a=n[i])||2&a.__u||(a.__e==o&&(o=ut(a)),oi(a,a));return o}function da(e,t,n,o){var r,i,s,a;if(typeof e.type=="function"){if(e.props.__P)return t;if(r=e.__k)for(i=0;i<r.length;i++)r[i]&&(r[i].__=e,t=da(r[i],t,n,!1));return t}for(t&&!t.parentNode&&(t=ut(e))&&!t.parentNode&&(t=null),s=e.__e,a=t;a&&a.nodeType==8;)a=a.nextSibling;for(s!=a&&(!o&&n.moveBefore&&s.parentNode?n.moveBefore(s,t):n.insertBefore(s,t||null)),t=s;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function wf(e,t,n,o){var r,i=e.key,s=e.type,a=t[n],c=a&&!(2&a.__u);if(a===null&&i==null||c&&i==a.key&&s==a.type)return n;if(o>(c?1:0)){for(r=n-1;r>=0;r--)if((a=t[r])&&!(2&a.__u)&&i==a.key&&s==a.type)return r;for(r=n+1;r<t.length;r++)if((a=t[r])&&!(2&a.__u)&&i==a.key&&s==a.type)return r}return-1}function ra(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function lo(e,t,n,o,r){var i,s;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||ra(e.style,t);if(n)for(t in n)o&&n[t]==o[t]||ra(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(e.__e||(e.__e={}))[t]=n,n&&o||(s=Xr[t]||(Xr[t]=yf(t)),(e.__a||(e.__a={}))[t]=Jr,i=t!=(t=t.replace(aa,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,s,i):e.removeEventListener(t,s,i));else{if(r=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function yf(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[co]==null)t[co]=Jr++;else if(t[co]<this.__a[e])return;return n(Z.event?Z.event(t):t)}}}function ti(e,t,n,o,r,i,s,a,c,d){var u,f,h,p,g,$,w,b,y,k,x,_,C,F,z,T,le,he,_e=t.type;if(t.constructor!==Mn)return null;128&n.__u&&(c=32&n.__u,u=n.__c.__z)&&(t.__u|=c,f=i=[],u.nodeType==8?a=uo(u,i):i.push(u),a=i[0]||a),(u=Z.__b)&&u(t);e:if(typeof _e=="function"){h=s.length;try{if(b=t.props,y=(u=_e.prototype)&&u.render,k=(u=_e.contextType)&&o[u.__c],x=u?k?k.props.value:u.__:o,(p=n.__c)?(t.__c=p,2&p.__g&&(p.__g|=1)):(y?t.__c=p=new _e(b,x):(t.__c=p=new Ut(b,x),p.constructor=_e,p.render=kf),k&&k.sub(p),p.state||(p.state={}),p.__n=o,p.__g|=8,p.__h=[],p.__k=[]),y&&(p.__s||(p.__s=p.state),_e.getDerivedStateFromProps&&(p.__s==p.state&&(p.__s=St({},p.__s)),St(p.__s,_e.getDerivedStateFromProps(b,p.__s)))),g=p.props,$=p.state,p.__v=t,n.__c){if(b!==g&&y&&!_e.getDerivedStateFromProps&&p.componentWillReceiveProps&&p.componentWillReceiveProps(b,x),t.__v==n.__v&&!(8&p.__g)||!(4&p.__g)&&p.shouldComponentUpdate&&p.shouldComponentUpdate(b,p.__s,x)===!1){t.__v!=n.__v&&(p.props=b,p.state=p.__s,p.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(ke){ke&&(ke.__=t)}),po.push.apply(p.__h,p.__k),p.__k=[],p.__h.length&&s.push(p),a=ut(n);break e}p.componentWillUpdate&&p.componentWillUpdate(b,p.__s,x),y&&p.componentDidUpdate&&p.__h.push(function(){p.componentDidUpdate(g,$,w)})}else y&&!_e.getDerivedStateFromProps&&p.componentWillMount&&p.componentWillMount(),y&&p.componentDidMount&&p.__h.push(p.componentDidMount);p.context=x,p.props=b,p.__P=e,p.__g&=-5,_=Z.__r,C=y?25:0;do p.__g&=-9,_&&_(t),u=p.render(p.props,p.state=p.__s,p.context);while(8&p.__g&&++C<25);y&&(po.push.apply(p.__h,p.__k),p.__k=[]),p.state=p.__s,p.getChildContext&&(o=St({},o,p.getChildContext())),y&&n.__c&&p.getSnapshotBeforeUpdate&&(w=p.getSnapshotBeforeUpdate(g,$)),F=u&&u.type===_t&&u.key==null?u.props.children:u,b.__P&&(u=a,r=(e=b.__P).namespaceURI,c=i=null,n.props&&n.props.__P!=e&&(n.__k.some(function(ke){ke&&oi(ke,ke)}),n.__k=null),a=n.__k?ut(n,0):null),a=ua(e,Qr(F)?F:[F],t,n,o,r,i,s,a,c,d),b.__P&&(t.__e=null,a=u),t.__u&=-161,f&&f.some(xt),p.__h.length&&s.push(p),1&p.__g&&(p.__g&=-4)}catch(ke){if(s.length=h,t.__v=null,c||i)if(ke&&ke.then){if(t.__u|=128|c,i){for(~(le=i.indexOf(a||void 0))||(le=i.length);(he=i[le-1])&&he.nodeType==8;)le--;for(;le<i.length;le++)if(he=i[le])if(i[le]=null,z){if(he==T)break}else{if(he.nodeType!=8)break;he.data.startsWith("$s")&&(T=uo(z=he))}}if(!z){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;z=a}(u=uo(z=t.__c.__z||(t.__c.__z=z)))?(t.__e=z,a=u):t.__e=a,a=a&&a.nextSibling}else i&&i.some(xt);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),ke&&ke.then||ma(t),Z.__e(ke,t,n)}}else a=t.__e=vf(n.__e,t,n,o,r,i,s,c,d,e);return(u=Z.diffed)&&u(t),a}function uo(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function ma(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(ma))}function fa(e,t,n){for(var o=0;o<n.length;)ni(n[o++],n[o++],n[o++]);Z.__c&&Z.__c(t,e),e.some(function(r){try{e=r.__h,r.__h=[],e.some(function(i){i.call(r)})}catch(i){Z.__e(i,r.__v)}})}function vf(e,t,n,o,r,i,s,a,c,d){var u,f,h,p,g,$,w,b,y=n.props||fo,k=t.props,x=t.type;if(x=="svg"?r="http://www.w3.org/2000/svg":x=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),i){for(u=0;u<i.length;u++)if((g=i[u])&&(x?g.localName==x:g.nodeType==3)){e=g,i[u]=null;break}}if(!e){if(b=d.ownerDocument||document,!x)return b.createTextNode(k);e=b.createElementNS(r,x,k.is?k:d),a&&(Z.__m&&Z.__m(t,i),a=!1),i=null}if(x){if(d=x=="template"&&e.content||e,i=x=="textarea"&&k.defaultValue!=null?null:i&&ei.call(d.childNodes),!a&&i)for(y={},u=0;u<e.attributes.length;u++)y[(g=e.attributes[u]).name]=g.value;for(u in y)g=y[u],u=="dangerouslySetInnerHTML"?h=g:u=="children"||u in k||u=="value"&&"defaultValue"in k||u=="checked"&&"defaultChecked"in k||lo(e,u,null,g,r);for(u in k)g=k[u],u=="children"?p=g:u=="dangerouslySetInnerHTML"?f=g:u=="value"?$=g:u=="checked"?w=g:a&&typeof g!="function"||y[u]===g||lo(e,u,g,y[u],r);f?(a||h&&(f.__html==h.__html||f.__html==e.innerHTML)||(e.innerHTML=f.__html),t.__k=[]):(h&&(e.textContent=""),(x=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&gf.test(x))&&(r="http://www.w3.org/1999/xhtml"),ua(d,Qr(p)?p:[p],t,n,o,r,i,s,i?i[0]:n.__k&&ut(n,0),a,c),i&&i.some(xt)),a&&x!="textarea"||(u="value",x=="progress"&&$==null?e.removeAttribute(u):$==null||$===e[u]&&(x!="progress"||$)||lo(e,u,$,y[u],r),u="checked",w!=null&&w!=e[u]&&lo(e,u,w,y[u],r))}else y===k||a&&e.data==k||(e.data=k);return e}function ni(e,t,n,o){try{typeof e=="function"?t?t.__x=e(t)||1:o&&(o=o.__c||o.__e)&&(t=o.__x)&&(o.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(r){Z.__e(r,n)}}function oi(e,t,n){var o,r,i,s;if(Z.unmount&&Z.unmount(e),!(o=e.ref)||o.current&&o.current!=e.__e||ni(o,null,t,e),o=e.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(a){Z.__e(a,t)}o.__P=o.__n=null}if(o=e.__k)for(s=0;s<o.length;s++)o[s]&&oi(o[s],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(o=e.__c)&&(o=o.__z)&&(r=uo(o,i=[]))&&(o==e.__e&&i.some(xt),xt(r),xt(o)),n||xt(e.__e),e.__e=e.__c=e.__=null}function kf(e,t,n){return this.constructor(e,n)}function pa(e,t){var n,o,r,i;Z.__&&Z.__(e,t),t.nodeType==9&&(t=t.documentElement),o=(n=e&&32&e.__u)?null:t.__k,t.__k=_n(_t,{children:[e]}),r=[],i=[],ti(t,t.__k,o||fo,fo,t.namespaceURI,o?null:t.firstChild?ei.call(t.childNodes):null,r,o?o.__e:t.firstChild,n,i),fa(r,t.__k,i),t.__k.props.children=null}Z={__e:function(e,t,n,o){for(var r,i,s;t=t.__;)if((r=t.__c)&&!(1&r.__g)){r.__g|=4;try{if((s=(i=r.constructor)&&i.getDerivedStateFromError)&&r.setState(i.getDerivedStateFromError(e)),r.componentDidCatch&&(r.componentDidCatch(e,o||{}),s=1),s&&8&r.__g)return void(r.__g|=2)}catch(a){e=a}}throw mo=0,e}},ia=0,Zr=function(e){return e!=null&&e.constructor===Mn},Ut.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=St({},this.state)),typeof e=="function"&&(e=e(St({},n),this.props)),e&&(St(n,e),this.__v&&(t&&this.__k.push(t),oa(this)))},Ut.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),oa(this))},Ut.prototype.render=_t,ct=[],mo=0,sa=function(e,t){return e.__v.__b-t.__v.__b},co=Symbol(),aa=/(PointerCapture)$|Capture$/i,Jr=0,Xr={},hf=0;var m=na.bind(ho);var ha=m`<svg
  class="empty-drawing"
  viewBox="0 0 120 72"
  aria-hidden="true"
  focusable="false"
>
  <path d="M22 16h76v44H22z" />
  <path d="M22 30h76M34 42h30M34 50h18" class="faint" />
</svg>`;function ga(e){ha=e}function En({title:e,children:t}){return m`<div class="empty">
    ${ha}
    <h2>${e}</h2>
    ${t}
  </div>`}ga(m`<svg
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
</svg>`);var $a={add:"M12 5v14M5 12h14",back:"M15 5l-7 7 7 7",bell:"M6 17v-6a6 6 0 0112 0v6l1.5 2h-15zM10 21h4",bin:"M4 7h16M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10.3 10.5v6M13.7 10.5v6",check:"M4.5 12.5l5 5L19.5 7",close:"M6 6l12 12M18 6L6 18",copy:"M9 9h11v11H9zM15 9V4H4v11h5",down:"M6 9l6 6 6-6",edit:"M4 20l1-4.5L16.5 4 20 7.5 8.5 19zM14 6.5l3.5 3.5",exit:"M14 4h5v16h-5M10 8l-4 4 4 4M6 12h9",keyboard:"M3 7h18v11H3zM7 11h.01M11 11h.01M15 11h.01M8 14.5h8",menu:"M4 6h16M4 12h16M4 18h16",more:"M5 12h.01M12 12h.01M19 12h.01",next:"M9 5l7 7-7 7",person:"M12 11a4 4 0 100-8 4 4 0 000 8zM4.5 21c.6-4 3.6-6.5 7.5-6.5s6.9 2.5 7.5 6.5",refresh:"M20 11a8 8 0 10-2 6.2M20 4v7h-7",search:"M10.5 17a6.5 6.5 0 100-13 6.5 6.5 0 000 13zM15.5 15.5L21 21",up:"M6 15l6-6 6 6",warning:"M12 4L2.5 20h19zM12 10v5M12 17.5v.01"};function ba(e){Object.assign($a,e)}function E({name:e}){return m`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d=${$a[e]} />
  </svg>`}ba({tree:"M12 21v-8M12 17c-3.5 0-6-2-6-5M12 15c3 0 5.5-1.5 5.5-4.500M6 9.500a2 2 0 110-4 2 2 0 010 4zM17.5 8a2 2 0 110-4 2 2 0 010 4zM12 13V8",pedigree:"M3 12h5M8 6v12M8 6h5M8 18h5M13 3v6M13 3h7M13 9h7M13 15v6M13 15h7M13 21h7",descendants:"M12 3v5M4 14v-3h16v3M12 8v6M2.5 14h3v5h-3zM10.5 14h3v5h-3zM18.5 14h3v5h-3z",hourglass:"M5 3h14M5 21h14M7 3c0 5 5 6 5 9s-5 4-5 9M17 3c0 5-5 6-5 9s5 4 5 9",fan:"M12 19L3.5 8.500a13 13 0 0117 0zM12 19V6M12 19L7.5 6.800M12 19l4.5-12.2",list:"M8 6h13M8 12h13M8 18h13M3.5 6h.01M3.5 12h.01M3.5 18h.01",couple:"M8.5 11a3.5 3.5 0 100-7 3.5 3.5 0 000 7zM16.5 12a3 3 0 100-6M2.5 20c.4-3.5 2.7-5.5 6-5.500s5.6 2 6 5.500M17 15c2.5.2 4.1 2 4.5 5",plus:"M12 5v14M5 12h14",minus:"M5 12h14",fit:"M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",undo:"M8 5L3.5 9.5 8 14M3.5 9.500H15a5.5 5.5 0 010 11h-4",redo:"M16 5l4.5 4.500L16 14M20.5 9.500H9a5.5 5.5 0 000 11h4",kin:"M6 9a3 3 0 100-6 3 3 0 000 6zM18 21a3 3 0 100-6 3 3 0 000 6zM6 9c0 6 12 3 12 6",insights:"M4 20h16M6.5 20v-7M12 20V5M17.5 20V10",share:"M8.5 13.500l7 4M15.5 6.500l-7 4M18 8a3 3 0 100-6 3 3 0 000 6zM6 15a3 3 0 100-6 3 3 0 000 6zM18 22a3 3 0 100-6 3 3 0 000 6z",globe:"M12 21a9 9 0 100-18 9 9 0 000 18zM3 12h18M12 3c3 3 3.5 6 3.5 9s-.5 6-3.5 9c-3-3-3.5-6-3.5-9S9 6 12 3z",importing:"M12 16V4M7 8.500l5-5 5 5M4 20h16",exporting:"M12 3v12M7 10.500l5 5 5-5M4 20h16",print:"M7 9V3h10v6M7 17H4V9h16v8h-3M7 14h10v7H7z",more:"M5 11v2M4 12h2M12 11v2M11 12h2M19 11v2M18 12h2",camera:"M4 7.500h3.500L9 5h6l1.5 2.500H20V19H4zM12 16a3.2 3.2 0 100-6.4 3.2 3.2 0 000 6.400z",link:"M9 15l6-6M10.5 6.500l2-2a4.2 4.2 0 016 6l-2 2M13.5 17.500l-2 2a4.2 4.2 0 01-6-6l2-2",unlink:"M10.5 6.500l2-2a4.2 4.2 0 016 6l-2 2M13.5 17.500l-2 2a4.2 4.2 0 01-6-6l2-2M4 4l16 16",lock:"M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 017 0v3",root:"M12 3l2.5 5.5 6 .6-4.5 4 1.3 5.900L12 16l-5.3 3 1.3-5.9-4.5-4 6-.6z",merge:"M6 4c0 8 12 6 12 14M18 4c0 3-1.5 4.8-3.5 6M6 18c0-2 .6-3.5 1.7-4.700M15 16l3 3.5 3-3.5"});var ri=globalThis.document?.documentElement,si="en-GB",xf=/\{(\w+)\}|<(\w+)>(.*?)<\/\2>/gs,wa=new Map,Me=()=>ri?.lang||si;function xa(e,t=null){let n=Object.keys(e),o=[...t?[t]:[],...globalThis.navigator?.languages??[]];return ri&&(ri.lang=Pa(o,n)??n[0]??si),ai(e)}function ai(e){let t=Object.keys(e),n=e[t[0]??si],o=(r,i)=>{let s=e[Pa([Me()],t)??""],a=va(s,r)??va(n,r);if(a===void 0)throw new Error(`There is no text "${r}".`);return typeof a=="string"?a:a[_f(Number(i.count))]??a.other};return{text:(r,i={})=>ii(o(r,i),i).join(""),rich:(r,i={})=>ii(o(r,i),i)}}function xe(e,t={}){return Mt(Intl.NumberFormat,t).format(e)}function We(e,t={dateStyle:"long",timeStyle:"short"}){return Mt(Intl.DateTimeFormat,t).format(e)}var Sf=[["year",365*86400],["month",30*86400],["week",7*86400],["day",86400],["hour",3600],["minute",60]];function Sa(e,t,n={numeric:"auto"}){let o=(e-t)/1e3,r=Mt(Intl.RelativeTimeFormat,n);for(let[i,s]of Sf){let a=Math.trunc(o/s);if(a)return r.format(a,i)}return r.format(0,"second")}function Ee(e,t={type:"conjunction"}){return Mt(Intl.ListFormat,t).format(e)}function _a(e,t={type:"conjunction"}){return Mt(Intl.ListFormat,t).formatToParts(e.map((o,r)=>`${r}`)).map(({type:o,value:r})=>o==="element"?e[Number(r)]:r)}function Ma(e){return Mt(Intl.RelativeTimeFormat,{numeric:"auto"}).format(-e,"year")}var ya=["byte","kilobyte","megabyte","gigabyte","terabyte"];function Ea(e){let t=e<1?0:Math.min(Math.floor(Math.log10(e)/3),ya.length-1);return xe(e/1e3**t,{style:"unit",unit:ya[t],unitDisplay:t?"short":"long",maximumFractionDigits:t?1:0})}function va(e,t){let n=e;for(let o of t.split("."))n=n?.[o];return n}function ii(e,t){let n=[],o=0;for(let r of e.matchAll(xf)){let[i,s,a,c=""]=r;n.push(e.slice(o,r.index)),o=r.index+i.length;let d=t[s??a??""];if(d===void 0)throw new Error(`The text "${e}" needs "${s??a}".`);if(a){let u=ii(c,t).join("");n.push(typeof d=="function"?d(u):u)}else n.push(typeof d=="number"?xe(d):d)}return n.push(e.slice(o)),n.filter(r=>r!=="")}function _f(e){return Mt(Intl.PluralRules,{}).select(e)}function Mt(e,t){let n=`${e.name} ${Me()} ${JSON.stringify(t)}`,o=wa.get(n)??new e(Me(),t);return wa.set(n,o),o}function Pa(e,t){for(let n of e){let o=n.toLowerCase(),r=t.find(s=>s.toLowerCase()===o),i=t.find(s=>ka(s)===ka(n));if(r??i)return r??i}}var ka=e=>e.toLowerCase().split("-")[0];var Aa={banner:{label:"Important"},bell:{all:"See all notifications",label:{one:"Notifications, {count} unread",other:"Notifications, {count} unread"},none:"No notifications.",readAll:"Mark all as read",title:"Notifications",unread:"Unread:"},confirm:{cancel:"Cancel",type:"Type {name} to confirm"},copy:{button:"Copy",done:"Copied",failed:"Not allowed: select it and copy"},dialog:{close:"Close"},diff:{added:"Added:",folded:{one:"{count} unchanged line",other:"{count} unchanged lines"},removed:"Removed:",same:"Nothing changed."},form:{choose:"Choose…",discard:"Discard changes",json:"Must be JSON.",jsonHint:"JSON.",keep:"Keep editing",lines:"One per line.",no:"No",number:"Must be a number.",optional:"{label} (optional)",required:"Required.",unsaved:"You have unsaved changes.",whole:"Must be a whole number.",yes:"Yes"},impersonation:{back:"Operator page",banner:"You are viewing this page as another person, read-only, until {time}."},keys:{title:"Keyboard shortcuts",letters:"Enable keyboard shortcuts"},live:{broken:"The connection was lost.",connecting:"Connecting…",live:"Live",off:"Not connected",paused:"Paused while hidden",polling:"Live updates unavailable, refreshing regularly",waiting:"Connection lost, trying again"},meter:{full:"The limit is reached.",of:"{used} of {limit}",unlimited:"{used}, unlimited"},notice:{dismiss:"Dismiss"},pager:{label:"Pages",next:"Next",page:"Page {page}",previous:"Previous"},problem:{again:"Try again",copyId:"Copy id",request:"Request {id}",status:"status {status}",wait:{one:"You can try again in {count} second.",other:"You can try again in {count} seconds."},waitMinutes:{one:"You can try again in {count} minute.",other:"You can try again in {count} minutes."}},progress:{done:"Done.",failed:"Failed.",of:"{done} of {total}"},request:{busy:"The server is busy. Trying again…",lost:"The server cannot be reached. Trying again…",offline:"The server cannot be reached. Check your connection.",slow:"The server did not respond in time.",status:"The server responded with status {status}.",tooMany:"Too many requests. Trying again in a moment…"},secret:{copy:"Copy secret",done:"I've saved it",once:"Copy it now. You won't see this again."},shell:{sections:"Sections",skip:"Skip to content"},sparkline:{words:"from {first} to {last}, lowest {lowest}, highest {highest}"},stepper:{back:"Back",next:"Next",place:"(step {step} of {steps})"},switcher:{label:"Account",list:"Accounts",more:{one:"{count} more account. Search to find it.",other:"{count} more accounts. Search to find them."},none:"No account matches “{search}”.",search:"Search accounts"},table:{filter:"Filter",noMatch:"Nothing matches “{filter}”.",select:"Select {name}",selectAll:{one:"Select {count} row",other:"Select all {count} rows"},selected:{one:"{count} selected",other:"{count} selected"}},theme:{title:"Colours",system:"System",light:"Light",dark:"Dark"},user:{menu:"Settings",of:"Account of {name}"},when:{now:"just now"}};var{text:Y,rich:go}=ai({"en-GB":Aa});var X=class extends Error{constructor(t,n={}){super(t),this.status=n.status??0,this.code=n.code??"",this.requestId=n.requestId??"",this.retryAfterSeconds=n.retryAfterSeconds??0,this.details=n.details??{},this.place=n.place??String(this.details.place??"")}};var Et,ue,li,Ta,ci=Object.is,$o=0,Ba=[],ui=[],ce=Z,Oa=ce.__b,Ia=ce.__r,Na=ce.diffed,Ca=ce.__c,Da=ce.unmount,La=ce.__;function An(e,t){ce.__h&&ce.__h(ue,e,$o||t),$o=0;var n=ue.__H||(ue.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function v(e){return $o=1,Mf(za,e)}function Mf(e,t,n){var o=An(Et++,2);if(o.t=e,!o.__c&&(o.__=[n?n(t):za(void 0,t),function(i){var s=(o.__N||o.__)[0],a=o.t(s,i);ci(s,a)||(o.__N=[a,o.__[1]],o.__c.setState({}))}],o.__c=ue,!ue.__f)){ue.__f=!0;var r=ue.shouldComponentUpdate;ue.shouldComponentUpdate=function(i,s,a){var c=this.__H;if(!c)return!0;var d=!1,u=this.props!=i;if(c.__.some(function(h){h.__N&&(d=!0,ci(h.__[0],h.__N[0])||(u=!0))}),r){var f=r.call(this,i,s,a);return d?f||u:f}return!d||u}}return o.__}function U(e,t){var n=An(Et++,3);!ce.__s&&mi(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,ue.__H.__h.push(n))}function ie(e,t){var n=An(Et++,4);!ce.__s&&mi(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,ue.__h.push(n))}function B(e){return $o=5,dt(function(){return{current:e}},[])}function dt(e,t){var n=An(Et++,7);return mi(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function je(){var e=An(Et++,11);if(!e.__){for(var t=ue.__v;!t.__m&&t.__;)t=t.__;var n=t.__m||(t.__m=[0,0]);e.__="P"+n[0]+"-"+n[1]++}return e.__}function Ef(){var e;do{for(;e=ui.shift();)try{Pn(e)}catch(n){ce.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=Ba.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(Pn),t.__h.some(di),t.__h=[]}catch(n){t.__h=[],ce.__e(n,e.__v)}}}while(ui.length)}ce.__b=function(e){ue=null,Oa&&Oa(e)},ce.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),La&&La(e,t)},ce.__r=function(e){Ia&&Ia(e),Et=0;var t=(ue=e.__c).__H;t&&(li==ue?ue.__h=[]:(t.__h.some(Pn),t.__h.some(di),Et=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),li=ue},ce.diffed=function(e){Na&&Na(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&Fa(Ba.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),li=ue=null},ce.__c=function(e,t){t.some(function(n){try{n.__h.some(Pn),n.__h=n.__h.filter(function(o){return!o.__||di(o)})}catch(o){n.__h=[function(){throw o}]}}),Ca&&Ca(e,t)},ce.unmount=function(e){Da&&Da(e);var t,n,o=e.__c;o&&o.__H&&(o.__H.__.some(function(r){try{if(r.__P&&r.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}r.__P=n,Fa(ui.push(r))}else Pn(r)}catch(i){t=i}}),o.__H=void 0,t&&ce.__e(t,o.__v))};var Ra=typeof requestAnimationFrame=="function";function Pf(e){var t,n=function(){clearTimeout(o),Ra&&cancelAnimationFrame(t),setTimeout(e)},o=setTimeout(n,35);Ra&&(t=requestAnimationFrame(n))}function Fa(e){e!=1&&Ta==ce.requestAnimationFrame||((Ta=ce.requestAnimationFrame)||Pf)(Ef)}function Pn(e){var t=ue,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),ue=t}function di(e){var t=ue;e.__c=e.__(),ue=t}function mi(e,t){return!e||e.length!=t.length||t.some(function(n,o){return!ci(n,e[o])})}function za(e,t){return typeof t=="function"?t(e):t}var Af=2500;function mt({text:e,label:t=Y("copy.button")}){let[n,o]=v("");return m`<button type="button" class="button quiet copy" onClick=${async()=>{let i=await Tf(typeof e=="string"?e:e());o(i?"done":"failed"),setTimeout(()=>o(""),Af)}}>
    <${E} name=${n==="done"?"check":"copy"} />
    <span aria-live="polite">${n?Y(`copy.${n}`):t}</span>
  </button>`}async function Tf(e){try{return await navigator.clipboard.writeText(e),!0}catch{let t=document.createElement("textarea");t.value=e,t.className="visually-hidden";let n=document.activeElement;(document.querySelector("dialog[open]")??document.body).append(t),t.select();let o=document.execCommand("copy");return t.remove(),n instanceof HTMLElement&&n.focus(),o}}var Of=500,If=90,fi={advice:{},isForDevelopers:!1};function Ua(e){Object.assign(fi,e)}function S({error:e,title:t,onRetry:n,children:o}){if(!e)return null;let r=e instanceof X?e:null,i=r?fi.advice[r.status]:"",s=fi.isForDevelopers||(r?.status??0)>=Of;return m`<div class="problem" role="alert">
    <p class="problem-words">
      ${t?m`<strong>${t}</strong>${" "}`:null}${Nf(e)}
    </p>
    ${i?m`<p>${i}</p>`:null} ${o}
    ${r?.retryAfterSeconds?m`<p>${Cf(r.retryAfterSeconds)}</p>`:null}
    ${r?.requestId&&s?m`<p class="problem-id hint">
          ${go("problem.request",{id:m`<code>${r.requestId}</code>`})}
          ${r.status?`, ${Y("problem.status",{status:`${r.status}`})}`:null}
          <${mt} text=${r.requestId} label=${Y("problem.copyId")} />
        </p>`:null}
    ${n?m`<button type="button" class="button" onClick=${n}>
          ${Y("problem.again")}
        </button>`:null}
  </div>`}function Nf(e){let t=e instanceof Error?e.message:String(e);return Tn(t)}function Tn(e){let t=e.trim(),n=t.charAt(0).toUpperCase()+t.slice(1);return/[.!?…]$/.test(n)?n:`${n}.`}function Cf(e){return e<If?Y("problem.wait",{count:e}):Y("problem.waitMinutes",{count:Math.ceil(e/60)})}var Ga={page:{name:"Yggdrasil",title:"{screen} · Yggdrasil",wait:"Bitte warten …"},button:{add:"Hinzufügen",addChild:"Kind hinzufügen",addParent:"Elternteil hinzufügen",addSibling:"Geschwister hinzufügen",addSpouse:"Partner hinzufügen",cancel:"Abbrechen",close:"Schließen",connect:"Verbinden",delete:"Löschen",done:"Fertig",download:"Herunterladen",edit:"Bearbeiten",more:"Mehr",moreFor:"Weitere Aktionen für {name}",redo:"Wiederholen",save:"Speichern",showMore:"Mehr anzeigen",signIn:"Anmelden",signOut:"Abmelden",signUp:"Registrieren",undo:"Rückgängig"},problem:{forbidden:"Bitten Sie den Eigentümer des Stammbaums um Zugriff.",notFound:"Vielleicht wurde es gelöscht, oder Sie haben keinen Zugriff mehr.",conflict:"Prüfen Sie, was sich geändert hat, und versuchen Sie es dann erneut.",tooLarge:"Versuchen Sie es mit etwas Kleinerem.",tooMany:"Bitte warten Sie einen Moment, bevor Sie es erneut versuchen.",internal:"Das ist unser Fehler. Versuchen Sie es erneut oder fragen Sie den Administrator.",unavailable:"Der Server ist ausgelastet. Nichts ging verloren. Versuchen Sie es gleich erneut."},account:{title:"Mein Konto",profile:"Profil",address:"E-Mail",name:"Ihr Name",nameHint:"Für Personen sichtbar, mit denen Sie einen Stammbaum teilen.",email:"E-Mail-Adresse",password:"Passwort",passwordHint:"Mindestens 8 Zeichen. Nehmen Sie ein paar zufällige Wörter.",newPassword:"Neues Passwort",currentPassword:"Aktuelles Passwort",yourPassword:"Ihr Passwort",passwordToConfirm:"Ihr Passwort zur Bestätigung",saved:"Ihr Konto wurde gespeichert.",changeEmail:"E-Mail-Adresse ändern",emailSent:"Öffnen Sie den Link, den wir an {email} gesendet haben. Bis dahin bleibt die Adresse.",changePassword:"Passwort ändern",passwordChanged:"Ihr Passwort wurde geändert. Andere Geräte sind abgemeldet.",data:"Meine Daten",dataHint:"Eine Datei mit allen Stammbäumen und Personen. Die Wiederherstellung bringt zurück, was seitdem gelöscht oder geändert wurde. Später Hinzugefügtes bleibt.",photos:"Mit Fotos",restore:"Aus Datei wiederherstellen",restoreFile:"Sicherungsdatei",restoreTitle:"Diese Sicherung wiederherstellen?",restoreButton:"Wiederherstellen",restoreWarning:"Die Stammbäume in „{file}“ ersetzen seitherige Änderungen. Später Hinzugefügtes bleibt. Das lässt sich nicht rückgängig machen.",restored:"Wiederhergestellt: {trees}.",restoredTree:"„{name}“",restoredNothing:"Diese Datei enthält keine Stammbäume.",notRestored:"Die Datei konnte nicht vollständig wiederhergestellt werden.",notBackup:"Das ist keine Sicherungsdatei. {reason}",delete:"Mein Konto löschen",deleteWarning:"Ihr Konto und alle Stammbäume werden gelöscht, auch für alle, mit denen Sie sie teilen. Das ist endgültig: Laden Sie zuerst Ihre Daten herunter.",deleteAll:"Konto und alle Stammbäume löschen",deleted:"Ihr Konto und Ihre Stammbäume sind gelöscht. Auf Wiedersehen.",sessionEnded:"Sie wurden abgemeldet. Bitte melden Sie sich erneut an.",signedOut:"Sie sind abgemeldet. Bis bald."},factor:{title:"Anmeldung in zwei Schritten",isOff:"Schützen Sie Ihr Konto mit einem Code aus einer Authenticator-App.",isOn:"Ein: Die Anmeldung verlangt einen Code aus Ihrer Authenticator-App.",turnOn:"Einschalten",turnOff:"Ausschalten",turnedOff:"Die Anmeldung in zwei Schritten ist aus.",scan:"Scannen Sie diesen Code mit Ihrer App. Geben Sie dann die sechs Ziffern ein.",qr:"QR-Code für Ihre Authenticator-App",manual:"Scannen nicht möglich? Geben Sie diesen Schlüssel ein:",code:"Code",confirm:"Bestätigen",codes:"Ersatzcodes",codesHint:"Jeder Code meldet Sie einmal ohne Telefon an. Bewahren Sie die Codes sicher auf. Ältere Ersatzcodes gelten nicht mehr.",newCodes:"Neue Ersatzcodes"},sessions:{title:"Angemeldete Geräte",this:"Dieses Gerät",device:"{browser} unter {system}",unknown:"Unbekanntes Gerät",since:"Angemeldet {date}",used:"zuletzt benutzt {date}",onlyThis:"Sie sind nirgendwo sonst angemeldet.",endOn:"{device} abmelden",endOthers:"Überall sonst abmelden",endedAll:"Alle anderen Geräte sind abgemeldet."},door:{welcome:"Willkommen zurück",signInIntro:"Melden Sie sich an, um Ihre Stammbäume zu sehen.",signInToConfirm:"Melden Sie sich an, um Ihre E-Mail-Adresse zu bestätigen.",wrong:"E-Mail-Adresse oder Passwort ist falsch.",toForgot:"Passwort vergessen?",toSignUp:"Neu hier? Registrieren",toSignIn:"Schon ein Konto? Anmelden",backToSignIn:"Zurück zur Anmeldung",grow:"Lassen Sie Ihren Stammbaum wachsen",signUpIntro:"Menschen, Fotos und Geschichten Ihrer Familie an einem Ort.",forgotTitle:"Passwort vergessen",forgot:"Passwort vergessen?",forgotIntro:"Geben Sie Ihre E-Mail-Adresse ein. Wir senden Ihnen einen Link.",sendLink:"Link senden",sent:"Sehen Sie in Ihre E-Mails",sentTo:"Falls es ein Konto für {email} gibt, haben wir einen Link gesendet. Das kann einige Minuten dauern. Sehen Sie auch im Spam-Ordner nach.",resetIntro:"Wählen Sie ein neues Passwort. Sie werden auf allen Geräten abgemeldet.",setPassword:"Passwort festlegen",passwordSet:"Ihr neues Passwort gilt. Melden Sie sich damit an.",expired:"Links gelten einmal und eine Stunde lang.",newLink:"Neuen Link anfordern",confirmTitle:"E-Mail-Adresse bestätigen",confirming:"Ihre E-Mail-Adresse wird bestätigt …",confirmed:"Ihre E-Mail-Adresse ist bestätigt.",codeTitle:"Code eingeben",codeIntro:"Öffnen Sie Ihre Authenticator-App und geben Sie den Code für Yggdrasil ein.",codeHint:"Telefon verloren? Geben Sie einen Ersatzcode ein.",changingEmail:"Ihre E-Mail-Adresse wird geändert …",emailChanged:"Ihre E-Mail-Adresse ist jetzt {email}.",emailBack:"Ihre E-Mail-Adresse ist wieder {email}. Melden Sie sich an und ändern Sie das Passwort.",brokenLink:"Dieser Link funktioniert nicht",toTrees:"Zu meinen Stammbäumen"},home:{title:"Meine Stammbäume",skip:"Zum Inhalt springen",newTree:"Neuer Stammbaum",empty:"Jeder Stammbaum beginnt mit einem Menschen",emptyHint:"Beginnen Sie mit sich selbst und Ihren Eltern. Oder importieren Sie eine GEDCOM-Datei: Ziehen Sie sie auf diese Seite.",plant:"Stammbaum pflanzen",own:"Meine eigenen",shared:"Mit mir geteilt",drop:"Datei ablegen, um daraus einen Stammbaum zu erstellen",confirm:"Ihre E-Mail-Adresse",unconfirmed:"<strong>Bitte bestätigen Sie Ihre E-Mail-Adresse.</strong> Öffnen Sie den Link, den wir an {email} gesendet haben. Dann können andere ihre Stammbäume mit Ihnen teilen.",resend:"Link erneut senden",resent:"Wir haben einen Link an {email} gesendet.",people:{one:"{count} Person",other:"{count} Personen"},guests:{one:"{count} Gast",other:"{count} Gäste"},changed:"Geändert {ago}",changedOn:"Geändert am {date}",changedNow:"Gerade geändert",leave:"Stammbaum verlassen",leaveTitle:"Diesen Stammbaum verlassen?",leaveButton:"Verlassen",leaveWarning:"Sie sehen „{tree}“ nicht mehr, bis Sie wieder eingeladen werden.",deleteTitle:"Diesen Stammbaum löschen?",deleteButton:"Stammbaum löschen",deleteWarning:{one:"{count} Person mit allen Fotos und Beziehungen wird gelöscht, auch für alle Gäste. Das ist endgültig. Sie können den Stammbaum vorher exportieren.",other:"{count} Personen mit allen Fotos und Beziehungen werden gelöscht, auch für alle Gäste. Das ist endgültig. Sie können den Stammbaum vorher exportieren."},deleting:"„{tree}“ wird gelöscht.",startWith:"Beginnen mit",startEmpty:"Leerer Stammbaum",startFile:"Datei",create:"Stammbaum erstellen"},language:{label:"Sprache"},tree:{details:"Name und Beschreibung",name:"Name des Stammbaums",nameExample:"Die Bergs aus Uppsala",description:"Beschreibung",descriptionHint:"Freiwillig. Sichtbar für alle, die den Stammbaum sehen.",public:"Öffentlich",access:{viewer:"Darf ansehen",relative:"Darf ansehen, auch Lebende",editor:"Darf bearbeiten"},skip:"Zum Stammbaum springen",opening:"Der Stammbaum wird geöffnet …",untitled:"Stammbaum",search:"Personen suchen",kin:"Verwandtschaft",kinHint:"Wie sind zwei Personen verwandt?",insights:"Auswertungen",share:"Teilen",publish:"Veröffentlichen",import:"Datei importieren",export:"Exportieren",print:"Drucken",keys:"Tastenkürzel",nobody:"In diesem Stammbaum ist noch niemand",empty:"Erste Person hinzufügen",emptyHint:"Beginnen Sie mit sich selbst oder dem ältesten bekannten Verwandten.",addFirst:"Person hinzufügen",drop:"Datei ablegen, um sie in diesen Stammbaum zu importieren",noParents:"Noch keine Eltern erfasst.",noChildren:"Noch keine Kinder erfasst.",noParentsOrChildren:"Noch keine Eltern oder Kinder erfasst."},view:{title:"Ansicht",tree:"Baum",pedigree:"Ahnen",descendants:"Nachkommen",hourglass:"Sanduhr",fan:"Fächer",list:"Liste",zoom:"Zoom",zoomIn:"Vergrößern",zoomOut:"Verkleinern",fit:"Einpassen",generations:"Generationen",generationsBack:{one:"{count} Generation Vorfahren",other:"{count} Generationen Vorfahren"},generationsDown:{one:"{count} Generation Nachkommen",other:"{count} Generationen Nachkommen"},generationsEachWay:{one:"{count} Generation in jede Richtung",other:"{count} Generationen in jede Richtung"}},list:{title:"Alle",filter:"Nach Namen filtern",filterExample:"Nach Namen filtern …",table:"Tabelle der Personen",name:"Name",born:"Geboren",place:"Geburtsort",died:"Gestorben",children:"Kinder"},history:{undo:"Rückgängig: {what}",redo:"Wiederholen: {what}",nothingToUndo:"Nichts rückgängig zu machen",nothingToRedo:"Nichts zu wiederholen",undone:"Rückgängig gemacht: {what}.",undoneForGood:"Rückgängig gemacht: {what}. Das lässt sich nicht wiederholen.",redone:"Wiederholt: {what}.",doneForGood:"{done} Das lässt sich nicht rückgängig machen.",adding:"{name} hinzufügen",added:"{name} wurde hinzugefügt.",editing:"Änderungen an {name}",saved:"{name} wurde gespeichert.",deleting:"{name} löschen",deleted:"{name} wurde gelöscht.",photo:"Foto von {name} ändern",photoSaved:"Das Foto wurde gespeichert.",photoRemoved:"Das Foto wurde entfernt.",root:"{name} als erste Person",rootSet:"Der Baum beginnt jetzt mit {name}.",connecting:"{one} und {other} verbinden",parent:"{parent} ist jetzt Elternteil von {child}.",parents:"{parent} und {other} sind jetzt Eltern von {child}.",couple:"{one} und {other} sind jetzt ein Paar.",disconnecting:"Beziehung zwischen {one} und {other} entfernen",disconnected:"{one} und {other} sind nicht mehr verbunden.",editingLink:"Änderungen an der Beziehung zwischen {one} und {other}",savedLink:"Gespeichert."},person:{unnamed:"Person ohne Namen",missing:"Unbekannte Person",living:"Eine lebende Person",hidden:"Diese Person lebt wahrscheinlich. Ihre Daten sind verborgen.",unsaved:"Hier gibt es ungespeicherte Änderungen.",makeRoot:"Baum hier beginnen",me:"Das bin ich",notMe:"Das bin ich nicht",isMe:"In diesem Baum sind Sie {name}. Karten zeigen, wie andere mit Ihnen verwandt sind.",isNotMe:"Sie sind in diesem Baum nicht mehr {name}.",you:"Sie",yourKin:"Für Sie: {kin}",showInTree:"Im Baum zeigen",chart:{pedigree:"Ahnentafel",descendants:"Nachkommentafel",hourglass:"Sanduhrtafel",fan:"Fächertafel"},chartHint:"Tafel, die von dieser Person ausgeht",nothingKnown:"Noch keine Angaben.",deathUnknown:"Datum unbekannt",photo:"Foto",addPhoto:"Foto hinzufügen",changePhoto:"Foto ändern",removePhoto:"Foto entfernen",addPhotoOf:"Foto von {name} hinzufügen",changePhotoOf:"Foto von {name} ändern",removePhotoOf:"Foto von {name} entfernen",nameNeeded:"Geben Sie einen Vor- oder Nachnamen ein.",stale:"Jemand anderes hat diese Person inzwischen geändert",staleHint:"Ihre Änderungen betreffen nur, was Sie geändert haben. Alles andere bleibt.",keepMine:"Meine Änderungen behalten",takeTheirs:"Die anderen übernehmen",field:"Feld",theirs:"Andere",yours:"Ihre",noValue:"—"},field:{firstName:"Vorname",middleName:"Weitere Vornamen",lastName:"Nachname",birthName:"Geburtsname",preferredName:"Rufname",preferredNameHint:"Der Name, unter dem die Person bekannt ist.",suffix:"Namenszusatz",suffixExample:"jun., III.",gender:"Geschlecht",birth:"Geboren",birthPlace:"Geburtsort",death:"Gestorben",deathPlace:"Sterbeort",living:"Lebt",biography:"Lebensgeschichte",dateExample:"12.3.1850, um 1850",dateHint:"Ungefähre Daten genügen.",dateRead:"Erkannt als: {date}",dateUnclear:"Zuerst Tag oder Monat? Schreiben Sie den Monat als Wort: 3. April 1850.",dateUnread:"Nicht als Datum erkannt – wird wie geschrieben gespeichert."},gender:{Female:"Weiblich",Male:"Männlich",Other:"Divers",Unknown:"Unbekannt"},living:{auto:"Automatisch",yes:"Lebend",no:"Verstorben"},facts:{title:"Weitere Angaben",source:"Quelle",sources:"Quellen",with:"mit {name}",detail:"{label}: {value}",tags:{ADDR:"Adresse",ADOP:"Adoption",AGE:"Alter",AGNC:"Behörde",ANUL:"Annullierung",ASSO:"Verbundene Person",BAPM:"Taufe",BIRT:"Geburt",BURI:"Bestattung",CAUS:"Ursache",CENS:"Volkszählung",CHR:"Taufe",CITY:"Ort",CONF:"Konfirmation",CREM:"Einäscherung",CTRY:"Land",DATE:"Datum",DEAT:"Tod",DIV:"Scheidung",DSCR:"Beschreibung",EDUC:"Ausbildung",EMIG:"Auswanderung",ENGA:"Verlobung",EVEN:"Ereignis",FACT:"Tatsache",FCOM:"Erstkommunion",GIVN:"Vorname",GRAD:"Abschluss",HUSB:"Ehemann",IMMI:"Einwanderung",LANG:"Sprache",LATI:"Breite",LONG:"Länge",MAP:"Karte",MARB:"Aufgebot",MARC:"Ehevertrag",MARR:"Heirat",NAME:"Name",NATI:"Staatsangehörigkeit",NATU:"Einbürgerung",NCHI:"Zahl der Kinder",NICK:"Spitzname",NPFX:"Titel vor dem Namen",NSFX:"Namenszusatz",OBJE:"Medien",OCCU:"Beruf",ORDN:"Ordination",PAGE:"Seite",PHON:"Telefon",PLAC:"Ort",POST:"Postleitzahl",PROB:"Testamentseröffnung",PROP:"Besitz",QUAY:"Zuverlässigkeit",RELA:"Beziehung",RELI:"Religion",REPO:"Archiv",RESI:"Wohnort",RETI:"Ruhestand",ROLE:"Rolle",SOUR:"Quellen",SURN:"Nachname",TEXT:"Text",TITL:"Titel",TYPE:"Art",WIFE:"Ehefrau",WILL:"Testament",WWW:"Webseite",_AKA:"Auch bekannt als",_MARNM:"Ehename",_MILT:"Militärdienst",_GODP:"Pate oder Patin",ABBR:"Kurztitel",ADR1:"Zeile 1",ADR2:"Zeile 2",ADR3:"Zeile 3",ALIA:"Alias",BAPL:"Taufe (HLT)",BARM:"Bar Mizwa",BASM:"Bat Mizwa",BLES:"Segnung",CALN:"Signatur",CAST:"Kaste",CHRA:"Erwachsenentaufe",CONL:"Konfirmierung (HLT)",DATA:"Angaben",DIVF:"Scheidungsantrag",EMAIL:"E-Mail",ENDL:"Endowment (HLT)",FAX:"Fax",FONE:"Lautschrift",FORM:"Form",IDNO:"Ausweisnummer",INIL:"Initiatory (HLT)",MARL:"Heiratserlaubnis",MARS:"Ehevertrag",MEDI:"Medium",NMR:"Zahl der Ehen",PHRASE:"In Worten",PUBL:"Veröffentlichung",ROMN:"Lateinische Schrift",SDATE:"Sortierdatum",SLGC:"Siegelung an die Eltern (HLT)",SLGS:"Siegelung an den Ehepartner (HLT)",SPFX:"Namenszusatz",SSN:"Sozialversicherungsnummer",STAE:"Bundesland",STAT:"Status",TEMP:"Tempel",TIME:"Uhrzeit",TRAN:"Übersetzung"}},relatives:{parents:"Eltern",spouses:"Partner",children:"Kinder",siblings:"Geschwister",menu:"Beziehung zu {name}",edit:"Beziehung bearbeiten",remove:"Beziehung entfernen",pair:"{one} und {other}",type:"Beziehung",types:{Biological:"Leiblich",Adoptive:"Adoptiv",Step:"Stief",Foster:"Pflege"},notes:{Adoptive:"adoptiert",Step:"Stiefverhältnis",Foster:"Pflegeverhältnis",Half:"Halbgeschwister"},status:"Status",statuses:{Married:"Verheiratet",Partner:"Partner, nicht verheiratet",Divorced:"Geschieden",Widowed:"Verwitwet",Separated:"Getrennt",Unknown:"Unbekannt"},married:"Heirat",marriagePlace:"Ort der Heirat",divorced:"Scheidung",adopted:"Adoption",notesLabel:"Notizen",earlier:"Frühere Ehe",earlierNumber:"Frühere Ehe {number}",addEarlier:"Frühere Ehe hinzufügen",removeEarlier:"Frühere Ehe entfernen",removeEarlierNumber:"Frühere Ehe {number} entfernen",ended:"Wie sie endete",unions:{Married:"verheiratet",Partner:"Partner",Divorced:"geschieden",Widowed:"verwitwet",Separated:"getrennt"},marriedOn:"Heirat {date}",divorcedOn:"Scheidung {date}",previously:"früher {unions}"},add:{alone:"Neue Person",parent:"Elternteil von {name} hinzufügen",child:"Kind von {name} hinzufügen",spouse:"Partner von {name} hinzufügen",sibling:"Geschwister von {name} hinzufügen",who:"Wer ist es?",new:"Neue Person",existing:"Vorhandene Person",chosen:"Ausgewählt: {name}",couple:"Paar mit {name}",noCouple:"Kein Paar",chooseParent:"Wählen Sie den anderen Elternteil.",choose:"Wählen …",otherParent:"Anderer Elternteil",biologicalParent:"Leiblicher Elternteil",parentUnknown:"Unbekannt oder nicht in diesem Stammbaum",alsoParent:"Auch leiblicher Elternteil von",isParent:"{one} ist Elternteil von {other}",isChild:"{one} ist Kind von {other}",areCouple:"{one} und {other} sind ein Paar"},picker:{example:"Name",hits:"Suchergebnisse",none:"Niemand gefunden."},kin:{title:"Wie sind sie verwandt?",close:"Verwandtschaft schließen",first:"Erste Person",second:"Zweite Person",swap:"Tauschen",change:"Person ändern: {name}",none:"{one} und {other} sind laut diesem Stammbaum nicht verwandt.",is:"{other} – für {one}: {kin}.",descend:"Beide stammen ab von {people}.",belong:"Beide gehören zur Familie von {people}.",path:{one:"Weg: {count} Schritt",other:"Weg: {count} Schritte"},step:"{kin} von {name}",parent:{Biological:{Male:"Vater",Female:"Mutter",Neutral:"Elternteil"},Adoptive:{Male:"Adoptivvater",Female:"Adoptivmutter",Neutral:"Adoptivelternteil"},Foster:{Male:"Pflegevater",Female:"Pflegemutter",Neutral:"Pflegeelternteil"},Step:{Male:"Stiefvater",Female:"Stiefmutter",Neutral:"Stiefelternteil"}},child:{Biological:{Male:"Sohn",Female:"Tochter",Neutral:"Kind"},Adoptive:{Male:"Adoptivsohn",Female:"Adoptivtochter",Neutral:"Adoptivkind"},Foster:{Male:"Pflegesohn",Female:"Pflegetochter",Neutral:"Pflegekind"},Step:{Male:"Stiefsohn",Female:"Stieftochter",Neutral:"Stiefkind"}},spouse:{Married:{Male:"Ehemann",Female:"Ehefrau",Neutral:"Ehepartner"},Divorced:{Male:"Ex-Mann",Female:"Ex-Frau",Neutral:"Ex-Partner"}}},insights:{close:"Auswertungen schließen",checks:"Prüfungen",duplicates:"Dubletten",statistics:"Statistik",anniversaries:"Jahrestage",timeline:"Zeitleiste",places:"Orte"},legend:{child:"Kind",Adoptive:"Adoptiert",Step:"Stief",Foster:"Pflege",couple:"Paar",parents:"Eltern eines Kindes",Divorced:"Geschieden",Separated:"Getrennt"},canvas:{title:"Stammbaum",label:{one:"{tree}: {count} Person",other:"{tree}: {count} Personen"},help:"Mit den Pfeiltasten gelangen Sie zu Eltern, Kindern, Partnern und Geschwistern. Enter öffnet eine Person, Plus und Minus zoomen, 0 zeigt volle Größe, F passt ein.",people:"Sichtbare Personen",nameless:"Ohne Namen",born:"* {year}",died:"† {year}",father:{one:"Vater von {count}",other:"Vater von {count}"},mother:{one:"Mutter von {count}",other:"Mutter von {count}"},parent:{one:"Elternteil von {count}",other:"Elternteil von {count}"},son:"Sohn von {people}",daughter:"Tochter von {people}",child:"Kind von {people}",with:"Partner von {people}"},generation:{number:"Generation {number}",same:"Gleiche Generation",unconnected:"Ohne Verbindung",parents:"Eltern",grandparents:"Großeltern",greatGrandparents:"Urgroßeltern",manyGreatGrandparents:"{count}× Ur-Großeltern",children:"Kinder",grandchildren:"Enkel",greatGrandchildren:"Urenkel",manyGreatGrandchildren:"{count}× Ur-Enkel"},date:{day:"{day}. {month} {year}",month:"{month} {year}",bc:"{year} v. Chr.",about:"um {date}",calculated:"errechnet {date}",estimated:"vermutlich {date}",before:"vor {date}",after:"nach {date}",from:"ab {date}",to:"bis {date}",between:"zwischen {from} und {to}",period:"von {from} bis {to}",quoted:"{date} („{phrase}“)",calendar:"{date} ({calendar})",julian:"julianischer Kalender",french:"französischer Revolutionskalender",hebrew:"hebräischer Kalender",aboutYear:"um {year}",beforeYear:"vor {year}",afterYear:"nach {year}",bornYear:"geb. {year}",unknownYear:"?"},checks:{none:"Keine Auffälligkeiten gefunden. Sehr gut!",error:"Fehler",warning:"Unwahrscheinlich",info:"Fehlt",codes:{bornAfterDeath:"Nach dem eigenen Tod geboren",bornAfterMothersDeath:"Nach dem Tod der Mutter geboren",bornLongAfterFathersDeath:"Lange nach dem Tod des Vaters geboren",bornAfterOwnChild:"Nach dem eigenen Kind geboren",parentTooYoung:"Sehr junge Eltern",motherTooOld:"Sehr alte Mütter",fatherTooOld:"Sehr alte Väter",tooOld:"Über 120 Jahre alt",inTheFuture:"Geburt oder Tod in der Zukunft",marriedTooYoung:"Als Kind verheiratet",marriedAfterDeath:"Nach dem eigenen Tod verheiratet",divorcedBeforeMarriage:"Vor der Hochzeit geschieden",baptizedBeforeBirth:"Vor der Geburt getauft",ownAncestor:"Eigener Vorfahre",marriedToKin:"Mit nahen Verwandten verheiratet",twoFathers:"Zwei leibliche Väter",twoMothers:"Zwei leibliche Mütter",tooManyParents:"Mehr als zwei leibliche Eltern",marriedToSelf:"Mit sich selbst verheiratet",siblingsTooClose:"Geschwister mit zu kurzem Abstand",disconnected:"Mit niemandem verbunden",missingSex:"Geschlecht unbekannt",missingBirth:"Geburt unbekannt",missingSurname:"Nachname unbekannt"}},duplicates:{none:"Keine Dubletten gefunden.",intro:"Diese Einträge könnten dieselbe Person sein.",compare:"Vergleichen",title:"Ist das dieselbe Person?",hint:"Fehlende Angaben werden aus dem anderen Eintrag ergänzt, der dann entfernt wird. Alle Beziehungen bleiben erhalten. Das lässt sich nicht rückgängig machen.",merge:"Zusammenführen",differ:"Nicht dieselbe Person",merged:"Zusammengeführt: {name}.",keep:"Diesen Eintrag behalten",name:"Name",relatives:"Verwandte",reasons:{sameName:"gleicher Name",sameFirstName:"gleicher Vorname",similarNames:"ähnliche Namen",shortName:"ein Name kann die Kurzform des anderen sein",bornSameDay:"am selben Tag geboren",bornSameYear:"im selben Jahr geboren",bornAround:"etwa zur selben Zeit geboren",bornSamePlace:"am selben Ort geboren",diedSameDay:"am selben Tag gestorben",diedSameYear:"im selben Jahr gestorben",sameParent:"dasselbe Elternteil",sameSpouse:"derselbe Ehepartner",parentSameName:"Elternteil mit gleichem Namen",spouseSameName:"Ehepartner mit gleichem Namen"}},statistics:{people:"Personen",living:"Lebende",couples:"Paare",generations:"Generationen",ageAtDeath:"Alter beim Tod",ageAtMarriage:"Alter bei der Heirat",ageOfMothers:"Alter der Mutter bei der Geburt",ageOfFathers:"Alter des Vaters bei der Geburt",childrenPerCouple:"Kinder je Paar",lastNames:"Nachnamen",femaleNames:"Weibliche Vornamen",maleNames:"Männliche Vornamen",completeness:"Vollständigkeit (%)",sex:"Geschlecht",birthDate:"Geburt",birthPlace:"Geburtsort",deathDate:"Tod",parents:"Eltern",mostChildren:"Die meisten Kinder",birthsByDecade:"Geburten nach Jahrzehnt",birthsByCentury:"Geburten nach Jahrhundert",years:"{year}er",chart:"{title}: {bars}",bar:"{label}: {count}",children:{one:"{count} Kind",other:"{count} Kinder"}},anniversaries:{month:"Monat",none:"In diesem Monat gibt es keine Jahrestage.",birth:"{people} <when>geboren {year}, {ago}</when>",death:"{people} <when>gestorben {year}, {ago}</when>",marriage:"{people} <when>verheiratet {year}, {ago}</when>"},timeline:{none:"Noch keine Daten erfasst.",birth:"Geburt: {people}",marriage:"Heirat: {people}",divorce:"Scheidung: {people}",death:"Tod: {people}"},places:{none:"Noch keine Orte erfasst.",births:{one:"{count} Geburt",other:"{count} Geburten"},marriages:{one:"{count} Heirat",other:"{count} Heiraten"},deaths:{one:"{count} Todesfall",other:"{count} Todesfälle"},others:{one:"und {count} weitere",other:"und {count} weitere"}},share:{title:"„{tree}“ teilen",access:"Zugriff",accessOf:"Zugriff für {name}",who:"Wer Zugriff hat",guests:"Gäste",nobody:"Nur Sie.",byEmail:"Per E-Mail einladen",copyLink:"Einladungslink kopieren",link:"Einladungslink",linkHint:"Wer diesen Link hat, kann innerhalb von 7 Tagen einmal beitreten. Der Link wird nur jetzt angezeigt.",emailExample:"tante@example.com",invited:"{email} findet diesen Stammbaum jetzt unter „Mit mir geteilt“.",mailed:"Wir haben eine Einladung an {email} gesendet.",noMail:"Dieser Server kann keine E-Mails senden. Kopieren Sie stattdessen einen Einladungslink.",confirmFirst:"Bestätigen Sie zuerst Ihre eigene E-Mail-Adresse. Oder kopieren Sie einen Einladungslink.",pending:"Offene Einladungen",aLink:"Einladungslink",until:"Gültig bis {date}",resend:"Erneut senden",resendTo:"Erneut senden: {name}",revoke:"Widerrufen",revokeFor:"Widerrufen: {name}",stop:"Nicht mehr teilen",stopWith:"Nicht mehr mit {name} teilen",stopped:"{name} sieht diesen Stammbaum nicht mehr.",formerUser:"Früheres Mitglied",hint:"Wählen Sie „Kann ansehen, auch Lebende“ für die engste Familie. Wer nur ansehen kann, sieht keine lebenden Personen, auch nicht in Exporten und in der Suche."},invitation:{title:"Sie sind eingeladen",by:"<strong>{name}</strong> lädt Sie zum Stammbaum <strong>{tree}</strong> ein.",to:"Sie sind zum Stammbaum <strong>{tree}</strong> eingeladen.",signedIn:"Sie sind als {email} angemeldet.",wrongAccount:"Diese Einladung gilt für {email}, aber Sie sind als {own} angemeldet.",accept:"Einladung annehmen",useOther:"Anderes Konto verwenden",accepted:"Willkommen bei „{tree}“.",broken:"Diese Einladung ist ungültig",askAgain:"Bitten Sie um eine neue Einladung."},publish:{title:"„{tree}“ veröffentlichen",isPublic:"Dieser Stammbaum ist öffentlich: Wer den Link hat, kann ihn ohne Anmeldung ansehen.",isPrivate:"Nur Sie und Ihre Gäste können diesen Stammbaum sehen.",shown:"Was alle sehen",shownName:"Name und Beschreibung des Stammbaums",shownAnyDead:"Verstorbene mit Daten, Orten, Lebensgeschichten und Fotos",shownKin:"Wer mit wem verwandt ist",hidden:"Was verborgen bleibt",hiddenAnyLiving:"Lebende: Namen, Daten und Fotos werden nicht gezeigt",hiddenOwner:"Wer Sie sind und mit wem Sie den Stammbaum teilen",hint:"Als lebend gilt, wer vor weniger als 110 Jahren geboren wurde und von wem kein Tod bekannt ist. Sie können jede Person als lebend oder verstorben kennzeichnen.",link:"Öffentlicher Link",copy:"Link kopieren",publish:"Stammbaum veröffentlichen",stop:"Nicht mehr veröffentlichen",preview:"Öffentliche Ansicht",shownDead:{one:"{count} verstorbene Person mit Daten, Orten, Lebensgeschichte und Foto",other:"{count} Verstorbene mit Daten, Orten, Lebensgeschichten und Fotos"},hiddenLiving:{one:"<strong>{count} lebende Person</strong>: Name, Daten und Foto werden nicht gezeigt",other:"<strong>{count} lebende Personen</strong>: Namen, Daten und Fotos werden nicht gezeigt"}},export:{title:"Export",format:"Dateiformat",ged551:"GEDCOM 5.5.1",ged551Hint:"Fast jedes Genealogieprogramm liest dieses Format. Wählen Sie es im Zweifel.",ged70:"GEDCOM 7.0",ged70Hint:"Neuere Version – nur, wenn das andere Programm sie liest.",gdz:"GEDCOM 7.0 mit Fotos",gdzHint:"Eine Datei, die auch die Fotos enthält.",json:"JSON",jsonHint:"Für eigene Programme.",living:"Mit lebenden Personen",livingHint:"Ohne sie fehlen ihre Namen und Daten, und Sie können die Datei weitergeben.",noLiving:"Die Datei enthält keine lebenden Personen, weil Sie diesen Stammbaum nur ansehen können.",writing:"Die Datei wird erstellt …"},import:{title:"In „{tree}“ importieren",hint:"Alle Personen der Datei werden hinzugefügt. Personen aus einer früheren Version derselben Datei werden aktualisiert und nicht doppelt angelegt.",file:"Zu importierende Datei",dropHere:"Datei hier ablegen: GEDCOM (.ged), .gdz oder JSON",choose:"Datei auswählen",chooseOther:"Andere Datei auswählen",preview:"Vorschau",import:"Datei importieren",reading:"Lesen …",importing:"Importieren …",readingFile:"Die Datei wird gelesen …",progress:"{written} von {total} importiert",imported:"{file} wurde importiert.",notImported:"Die Datei konnte nicht importiert werden.",forGood:"Ein Import lässt sich nicht rückgängig machen.",open:"Stammbaum öffnen",fix:"Es wurde nichts geändert. Exportieren Sie die Datei erneut aus dem ursprünglichen Programm, oder korrigieren Sie die Zeile in einem Texteditor."},report:{title:"Bericht",done:"Die Datei wurde importiert",doneSentence:"Die Datei wurde importiert.",planned:"Was importiert wird",warning:"Zeile {line}: {text}",tag:"<code>{tag}</code> {count}×, zuerst in Zeile {line}",added:{one:"{count} Person hinzugefügt",other:"{count} Personen hinzugefügt"},updated:{one:"{count} Person aktualisiert",other:"{count} Personen aktualisiert"},unchanged:{one:"{count} Person unverändert",other:"{count} Personen unverändert"},couples:{one:"{count} Paar",other:"{count} Paare"},parentLinks:{one:"{count} Beziehung zwischen Eltern und Kindern",other:"{count} Beziehungen zwischen Eltern und Kindern"},photos:{one:"{count} Foto",other:"{count} Fotos"},editsKept:{one:"{count} Ihrer Änderungen behalten",other:"{count} Ihrer Änderungen behalten"},editsReplaced:{one:"{count} Ihrer Änderungen ersetzt",other:"{count} Ihrer Änderungen ersetzt"},missingPeople:{one:"{count} Person aus einem früheren Import fehlt in dieser Datei",other:"{count} Personen aus einem früheren Import fehlen in dieser Datei"},warnings:{one:"{count} Stelle zu prüfen",other:"{count} Stellen zu prüfen"},moreWarnings:{one:"Und {count} weitere.",other:"Und {count} weitere."},kept:{one:"Unter „Weitere Angaben“ gezeigt oder für den nächsten Export behalten: {count} Zeile",other:"Unter „Weitere Angaben“ gezeigt oder für den nächsten Export behalten: {count} Zeilen"},refused:{one:"Übersprungen (unmöglich): {count} Zeile",other:"Übersprungen (unmöglich): {count} Zeilen"}},print:{title:"Drucken",listHint:"Druckt alle Personen der Liste in der aktuellen Reihenfolge. Um eine Grafik zu drucken, öffnen Sie diese zuerst.",list:"Liste drucken",drawingHint:"Druckt die ganze Zeichnung der aktuellen Ansicht auf eine Seite. Im Druckdialog des Browsers können Sie sie auch als PDF speichern.",drawing:"Drucken oder als PDF speichern",svg:"Als SVG herunterladen",svgHint:"Eine SVG-Datei bleibt in jeder Größe scharf: Eine Druckerei kann sie als Poster drucken."},keys:{views:"1 bis 6",arrows:"Pfeiltasten",enter:"Eingabe",escape:"Escape",zoom:"+ und −",undo:"u, Strg Z",redo:"r, Strg Y",doSearch:"Personen suchen",doViews:"Baum, Ahnentafel, Nachkommen, Sanduhr, Fächer, Liste",doArrows:"In der Grafik: zu Eltern, Kindern, Partnern oder Geschwistern",doEnter:"In der Grafik: Person öffnen",doEscape:"Person oder zuletzt Geöffnetes schließen",doEdit:"Geöffnete Person bearbeiten",doAdd:"Elternteil, Kind oder Partner der geöffneten Person hinzufügen",doKin:"Wie sind zwei Personen verwandt?",doInsights:"Auswertungen",doFit:"An Bildschirm anpassen",doZoom:"Vergrößern und verkleinern",doUndo:"Rückgängig",doRedo:"Wiederholen",doKeys:"Diese Liste"}};var bo={page:{name:"Yggdrasil",title:"{screen} · Yggdrasil",wait:"Please wait…"},button:{add:"Add",addChild:"Add a child",addParent:"Add a parent",addSibling:"Add a sibling",addSpouse:"Add a spouse",cancel:"Cancel",close:"Close",connect:"Connect",delete:"Delete",done:"Done",download:"Download",edit:"Edit",more:"More",moreFor:"More actions for {name}",redo:"Redo",save:"Save",showMore:"Show more",signIn:"Sign in",signOut:"Sign out",signUp:"Sign up",undo:"Undo"},problem:{forbidden:"Ask the owner of the tree for access.",notFound:"It may have been deleted, or you may no longer have access to it.",conflict:"Check what has changed, and try again if your change still makes sense.",tooLarge:"Try something smaller.",tooMany:"Please wait a moment before you try again.",internal:"This is our fault. Try again. If it keeps happening, contact the administrator.",unavailable:"The server is busy. Nothing was lost. Try again in a moment."},account:{title:"My account",profile:"Profile",address:"E-mail",name:"Your name",nameHint:"Shown to people you share a tree with.",email:"E-mail address",password:"Password",passwordHint:"At least 8 characters. Try a few random words.",newPassword:"New password",currentPassword:"Current password",yourPassword:"Your password",passwordToConfirm:"Your password, to confirm it’s you",saved:"Your account was saved.",changeEmail:"Change e-mail address",emailSent:"Open the link we sent to {email}. Until then, your address stays the same.",changePassword:"Change password",passwordChanged:"Your password was changed. Other devices are signed out.",data:"My data",dataHint:"One file with your trees and everyone in them. Restoring it brings back whatever was deleted or changed since. Anything added since stays.",photos:"Include photos",restore:"Restore from a file",restoreFile:"Backup file to restore",restoreTitle:"Restore this backup?",restoreButton:"Restore",restoreWarning:"The trees in “{file}” replace what was changed in them since. Anything added since stays. You cannot undo this.",restored:"Restored: {trees}.",restoredTree:"“{name}”",restoredNothing:"This file contains no trees.",notRestored:"The file could not be restored completely.",notBackup:"This isn’t a backup file. {reason}",delete:"Delete my account",deleteWarning:"Your account and all your trees will be deleted, also for the people you share them with. This cannot be undone: download your data first.",deleteAll:"Delete my account and all my trees",deleted:"Your account and your trees are deleted. Goodbye.",sessionEnded:"You have been signed out. Please sign in again.",signedOut:"You are signed out. See you soon."},factor:{title:"Two-step sign-in",isOff:"Protect your account with a code from an authenticator app on your phone.",isOn:"On: signing in asks for a code from your authenticator app.",turnOn:"Turn on",turnOff:"Turn off",turnedOff:"Two-step sign-in is off.",scan:"Scan this code with your authenticator app. Then enter the six digits that it shows.",qr:"QR code for your authenticator app",manual:"Can’t scan it? Enter this key instead:",code:"Code",confirm:"Confirm",codes:"Backup codes",codesHint:"Each code signs you in once, without your phone. Keep them in a safe place. Older backup codes no longer work.",newCodes:"New backup codes"},sessions:{title:"Signed-in devices",this:"This device",device:"{browser} on {system}",unknown:"Unknown device",since:"Signed in {date}",used:"last used {date}",onlyThis:"You are not signed in anywhere else.",endOn:"Sign out {device}",endOthers:"Sign out everywhere else",endedAll:"All other devices are signed out."},door:{welcome:"Welcome back",signInIntro:"Sign in to see your family trees.",signInToConfirm:"Sign in to confirm your e-mail address.",wrong:"Wrong e-mail or password.",toForgot:"Forgot your password?",toSignUp:"New here? Sign up",toSignIn:"Already have an account? Sign in",backToSignIn:"Back to sign in",grow:"Grow your family tree",signUpIntro:"Your family’s people, photos and stories in one place.",forgotTitle:"Forgotten password",forgot:"Forgot your password?",forgotIntro:"Enter your e-mail address and we’ll send you a link to set a new password.",sendLink:"Send reset link",sent:"Check your e-mail",sentTo:"If there is an account for {email}, we’ve sent a link to it. This may take a few minutes. Check your spam folder.",resetIntro:"Choose a new password. You will be signed out on all devices.",setPassword:"Set password",passwordSet:"Your new password is set. Sign in with it.",expired:"Links work once and expire after an hour.",newLink:"Request a new link",confirmTitle:"Confirm your e-mail",confirming:"Confirming your e-mail address…",confirmed:"Your e-mail address is confirmed.",codeTitle:"Enter your code",codeIntro:"Open your authenticator app and enter the code for Yggdrasil.",codeHint:"Lost your phone? Enter a backup code.",changingEmail:"Changing your e-mail address…",emailChanged:"Your e-mail address is now {email}.",emailBack:"Your e-mail address is {email} again. Sign in and choose a new password.",brokenLink:"This link doesn’t work",toTrees:"Go to my trees"},home:{title:"My trees",skip:"Skip to content",newTree:"New tree",empty:"Every tree begins with one person",emptyHint:"Start with yourself and add your parents. Or import a GEDCOM file from another program: drop it anywhere on this page.",plant:"Plant a tree",own:"Owned by me",shared:"Shared with me",drop:"Drop the file to create a tree from it",confirm:"Your e-mail address",unconfirmed:"<strong>Please confirm your e-mail.</strong> Open the link we sent to {email}. Then others can share their trees with you.",resend:"Send the link again",resent:"We’ve sent a link to {email}.",people:{one:"{count} person",other:"{count} people"},guests:{one:"{count} guest",other:"{count} guests"},changed:"Changed {ago}",changedOn:"Changed on {date}",changedNow:"Changed just now",leave:"Leave tree",leaveTitle:"Leave this tree?",leaveButton:"Leave",leaveWarning:"You will no longer see “{tree}” unless its owner invites you again.",deleteTitle:"Delete this tree?",deleteButton:"Delete tree",deleteWarning:{one:"{count} person with all photos and relationships will be deleted, also for everyone you share the tree with. This cannot be undone. You can export the tree to a file first.",other:"{count} people with all photos and relationships will be deleted, also for everyone you share the tree with. This cannot be undone. You can export the tree to a file first."},deleting:"“{tree}” is being deleted.",startWith:"Start with",startEmpty:"An empty tree",startFile:"A file",create:"Create tree"},language:{label:"Language"},tree:{details:"Name and description",name:"Tree name",nameExample:"The Bergs of Uppsala",description:"Description",descriptionHint:"Optional. Visible to anyone who can see the tree.",public:"Public",access:{viewer:"Can view",relative:"Can view, including the living",editor:"Can edit"},skip:"Skip to the tree",opening:"Opening the tree…",untitled:"Tree",search:"Search people",kin:"Relationship",kinHint:"How are two people related?",insights:"Insights",share:"Share",publish:"Publish",import:"Import a file",export:"Export",print:"Print",keys:"Keyboard shortcuts",nobody:"There is no one in this tree yet",empty:"Add the first person",emptyHint:"Start with yourself or the oldest relative you remember. Everyone else follows.",addFirst:"Add person",drop:"Drop the file to import it into this tree",noParents:"No parents recorded yet.",noChildren:"No children recorded yet.",noParentsOrChildren:"No parents or children recorded yet."},view:{title:"View",tree:"Tree",pedigree:"Pedigree",descendants:"Descendants",hourglass:"Hourglass",fan:"Fan",list:"List",zoom:"Zoom",zoomIn:"Zoom in",zoomOut:"Zoom out",fit:"Fit to screen",generations:"Generations",generationsBack:{one:"{count} generation of ancestors",other:"{count} generations of ancestors"},generationsDown:{one:"{count} generation of descendants",other:"{count} generations of descendants"},generationsEachWay:{one:"{count} generation each way",other:"{count} generations each way"}},list:{title:"Everyone",filter:"Filter by name",filterExample:"Filter by name…",table:"Table of people",name:"Name",born:"Born",place:"Birthplace",died:"Died",children:"Children"},history:{undo:"Undo: {what}",redo:"Redo: {what}",nothingToUndo:"Nothing to undo",nothingToRedo:"Nothing to redo",undone:"Undone: {what}.",undoneForGood:"Undone: {what}. This cannot be redone.",redone:"Redone: {what}.",doneForGood:"{done} This cannot be undone.",adding:"adding {name}",added:"{name} was added.",editing:"changes to {name}",saved:"{name} was saved.",deleting:"deleting {name}",deleted:"{name} was deleted.",photo:"photo change for {name}",photoSaved:"The photo was saved.",photoRemoved:"The photo was removed.",root:"{name} as the first person",rootSet:"The tree now starts with {name}.",connecting:"connecting {one} and {other}",parent:"{parent} is now a parent of {child}.",parents:"{parent} and {other} are now parents of {child}.",couple:"{one} and {other} are now a couple.",disconnecting:"removing the relationship between {one} and {other}",disconnected:"{one} and {other} are no longer connected.",editingLink:"changes to the relationship between {one} and {other}",savedLink:"Saved."},person:{unnamed:"Unnamed person",missing:"Unknown person",living:"A living person",hidden:"This person is probably alive, so their details are hidden.",unsaved:"You have unsaved changes here.",makeRoot:"Start the tree here",me:"This is me",notMe:"This isn’t me",isMe:"You are {name} in this tree. Cards show how others are related to you.",isNotMe:"You are no longer {name} in this tree.",you:"You",yourKin:"Your {kin}",showInTree:"Show in tree",chart:{pedigree:"Pedigree chart",descendants:"Descendant chart",hourglass:"Hourglass chart",fan:"Fan chart"},chartHint:"Chart starting from this person",nothingKnown:"No details yet.",deathUnknown:"Date unknown",photo:"Photo",addPhoto:"Add photo",changePhoto:"Change photo",removePhoto:"Remove photo",addPhotoOf:"Add photo of {name}",changePhotoOf:"Change photo of {name}",removePhotoOf:"Remove photo of {name}",nameNeeded:"Enter a first or last name.",stale:"Someone else has changed this person in the meantime",staleHint:"Keeping your changes affects only what you changed. The rest stays as theirs.",keepMine:"Keep my changes",takeTheirs:"Use theirs",field:"Field",theirs:"Theirs",yours:"Yours",noValue:"—"},field:{firstName:"First name",middleName:"Middle names",lastName:"Last name",birthName:"Birth name (née)",preferredName:"Nickname",preferredNameHint:"The name they are known by.",suffix:"Suffix",suffixExample:"Jr., III",gender:"Gender",birth:"Born",birthPlace:"Place of birth",death:"Died",deathPlace:"Place of death",living:"Living",biography:"Life story",dateExample:"12 Mar 1850, about 1850",dateHint:"Approximate dates are fine.",dateRead:"Recognised as: {date}",dateUnclear:"Day or month first? Write the month as a word, such as 3 April 1850.",dateUnread:"Not recognised as a date – saved as typed."},facts:{title:"More facts",source:"Source",sources:"Sources",with:"with {name}",detail:"{label}: {value}",tags:{ABBR:"Short title",ADDR:"Address",ADOP:"Adoption",ADR1:"Line 1",ADR2:"Line 2",ADR3:"Line 3",AGE:"Age",AGNC:"Authority",ALIA:"Alias",ANUL:"Annulment",ASSO:"Associated person",BAPL:"LDS baptism",BAPM:"Baptism",BARM:"Bar mitzvah",BASM:"Bas mitzvah",BIRT:"Birth",BLES:"Blessing",BURI:"Burial",CALN:"Call number",CAST:"Caste",CAUS:"Cause",CENS:"Census",CHR:"Christening",CHRA:"Adult christening",CITY:"Town",CONF:"Confirmation",CONL:"LDS confirmation",CREM:"Cremation",CTRY:"Country",DATA:"Data",DATE:"Date",DEAT:"Death",DIV:"Divorce",DIVF:"Divorce filed",DSCR:"Description",EDUC:"Education",EMAIL:"E-mail",EMIG:"Emigration",ENDL:"LDS endowment",ENGA:"Engagement",EVEN:"Event",FACT:"Fact",FAX:"Fax",FCOM:"First communion",FONE:"Phonetic",FORM:"Form",GIVN:"First name",GRAD:"Graduation",HUSB:"Husband",IDNO:"Identity number",IMMI:"Immigration",INIL:"LDS initiatory",LANG:"Language",LATI:"Latitude",LONG:"Longitude",MAP:"Map",MARB:"Banns",MARC:"Marriage contract",MARL:"Marriage licence",MARR:"Marriage",MARS:"Marriage settlement",MEDI:"Medium",NAME:"Name",NATI:"Nationality",NATU:"Naturalisation",NCHI:"Number of children",NICK:"Nickname",NMR:"Number of marriages",NPFX:"Name prefix",NSFX:"Name suffix",OBJE:"Media",OCCU:"Occupation",ORDN:"Ordination",PAGE:"Page",PHON:"Telephone",PHRASE:"In words",PLAC:"Place",POST:"Postcode",PROB:"Probate",PROP:"Property",PUBL:"Publication",QUAY:"Quality",RELA:"Relation",RELI:"Religion",REPO:"Repository",RESI:"Residence",RETI:"Retirement",ROLE:"Role",ROMN:"Romanised",SDATE:"Sort date",SLGC:"LDS sealing to parents",SLGS:"LDS sealing to spouse",SOUR:"Sources",SPFX:"Surname prefix",SSN:"Social security number",STAE:"State",STAT:"Status",SURN:"Last name",TEMP:"Temple",TEXT:"Text",TIME:"Time",TITL:"Title",TRAN:"Translation",TYPE:"Type",WIFE:"Wife",WILL:"Will",WWW:"Website",_AKA:"Also known as",_GODP:"Godparent",_MARNM:"Married name",_MILT:"Military service"}},gender:{Female:"Female",Male:"Male",Other:"Other",Unknown:"Unknown"},living:{auto:"Automatic",yes:"Living",no:"Deceased"},relatives:{parents:"Parents",spouses:"Spouses",children:"Children",siblings:"Siblings",menu:"Relationship with {name}",edit:"Edit relationship",remove:"Remove relationship",pair:"{one} and {other}",type:"Relationship",types:{Biological:"Biological",Adoptive:"Adoptive",Step:"Step",Foster:"Foster"},notes:{Adoptive:"adoptive",Step:"step",Foster:"foster",Half:"half-sibling"},status:"Status",statuses:{Married:"Married",Partner:"Partners, not married",Divorced:"Divorced",Widowed:"Widowed",Separated:"Separated",Unknown:"Unknown"},married:"Married",marriagePlace:"Place of marriage",divorced:"Divorced",adopted:"Adopted",notesLabel:"Notes",earlier:"Earlier marriage",earlierNumber:"Earlier marriage {number}",addEarlier:"Add an earlier marriage",removeEarlier:"Remove earlier marriage",removeEarlierNumber:"Remove earlier marriage {number}",ended:"How it ended",unions:{Married:"married",Partner:"partners",Divorced:"divorced",Widowed:"widowed",Separated:"separated"},marriedOn:"married {date}",divorcedOn:"divorced {date}",previously:"previously {unions}"},add:{alone:"New person",parent:"Add a parent of {name}",child:"Add a child of {name}",spouse:"Add a spouse of {name}",sibling:"Add a sibling of {name}",who:"Who is it?",new:"New person",existing:"Existing person",chosen:"Selected: {name}",couple:"Couple with {name}",noCouple:"Not a couple",chooseParent:"Choose the other parent.",choose:"Choose…",otherParent:"Other parent",biologicalParent:"Biological parent",parentUnknown:"Unknown or not in this tree",alsoParent:"Also biological parent of",isParent:"{one} is a parent of {other}",isChild:"{one} is a child of {other}",areCouple:"{one} and {other} are a couple"},picker:{example:"Name",hits:"Search results",none:"No one found with that name."},kin:{title:"How are they related?",close:"Close the relationship finder",first:"First person",second:"Second person",swap:"Swap",change:"Change person: {name}",none:"{one} and {other} are not related, as far as this tree shows.",is:"{other} is {one}’s {kin}.",descend:"Both descend from {people}.",belong:"Both belong to the family of {people}.",path:{one:"Path: {count} step",other:"Path: {count} steps"},step:"{name}’s {kin}",parent:{Biological:{Male:"father",Female:"mother",Neutral:"parent"},Adoptive:{Male:"adoptive father",Female:"adoptive mother",Neutral:"adoptive parent"},Foster:{Male:"foster father",Female:"foster mother",Neutral:"foster parent"},Step:{Male:"stepfather",Female:"stepmother",Neutral:"stepparent"}},child:{Biological:{Male:"son",Female:"daughter",Neutral:"child"},Adoptive:{Male:"adopted son",Female:"adopted daughter",Neutral:"adopted child"},Foster:{Male:"foster son",Female:"foster daughter",Neutral:"foster child"},Step:{Male:"stepson",Female:"stepdaughter",Neutral:"stepchild"}},spouse:{Married:{Male:"husband",Female:"wife",Neutral:"spouse"},Divorced:{Male:"former husband",Female:"former wife",Neutral:"former spouse"}}},insights:{close:"Close insights",checks:"Checks",duplicates:"Duplicates",statistics:"Statistics",anniversaries:"Anniversaries",timeline:"Timeline",places:"Places"},checks:{none:"No problems found. Well done!",error:"Error",warning:"Unlikely",info:"Missing",codes:{bornAfterDeath:"Born after their death",bornAfterMothersDeath:"Born after their mother’s death",bornLongAfterFathersDeath:"Born long after their father’s death",bornAfterOwnChild:"Born after their own child",parentTooYoung:"Very young parents",motherTooOld:"Very old mothers",fatherTooOld:"Very old fathers",tooOld:"Over 120 years old",inTheFuture:"Birth or death in the future",marriedTooYoung:"Married as a child",marriedAfterDeath:"Married after their death",divorcedBeforeMarriage:"Divorced before the wedding",baptizedBeforeBirth:"Baptised before birth",ownAncestor:"Their own ancestor",marriedToKin:"Married to a close relative",twoFathers:"Two biological fathers",twoMothers:"Two biological mothers",tooManyParents:"More than two biological parents",marriedToSelf:"Married to themselves",siblingsTooClose:"Siblings born too close together",disconnected:"Not connected to anyone",missingSex:"Gender unknown",missingBirth:"Birth unknown",missingSurname:"Last name unknown"}},duplicates:{none:"No duplicates found.",intro:"These may be the same person, entered twice.",compare:"Compare",title:"Are they the same person?",hint:"Missing details are filled in from the other record, which is then removed. All relationships are kept. This cannot be undone.",merge:"Merge",differ:"Not the same person",merged:"Merged: {name}.",keep:"Keep this one",name:"Name",relatives:"Relatives",reasons:{sameName:"same name",sameFirstName:"same first name",similarNames:"similar names",shortName:"one name may be short for the other",bornSameDay:"born on the same day",bornSameYear:"born in the same year",bornAround:"born around the same time",bornSamePlace:"born in the same place",diedSameDay:"died on the same day",diedSameYear:"died in the same year",sameParent:"same parent",sameSpouse:"same spouse",parentSameName:"parent with the same name",spouseSameName:"spouse with the same name"}},statistics:{people:"People",living:"Living",couples:"Couples",generations:"Generations",ageAtDeath:"Age at death",ageAtMarriage:"Age at marriage",ageOfMothers:"Mother’s age at birth",ageOfFathers:"Father’s age at birth",childrenPerCouple:"Children per couple",lastNames:"Last names",femaleNames:"Female first names",maleNames:"Male first names",completeness:"Completeness (%)",sex:"Gender",birthDate:"Birth",birthPlace:"Place of birth",deathDate:"Death",parents:"Parents",mostChildren:"Most children",children:{one:"{count} child",other:"{count} children"},birthsByDecade:"Births by decade",birthsByCentury:"Births by century",years:"{year}s",chart:"{title}: {bars}",bar:"{label}: {count}"},anniversaries:{month:"Month",none:"No anniversaries this month.",birth:"{people} <when>born {year}, {ago}</when>",death:"{people} <when>died {year}, {ago}</when>",marriage:"{people} <when>married {year}, {ago}</when>"},timeline:{none:"No dates recorded yet.",birth:"{people} was born",marriage:"{people} married",divorce:"{people} divorced",death:"{people} died"},places:{none:"No places recorded yet.",births:{one:"{count} birth",other:"{count} births"},marriages:{one:"{count} marriage",other:"{count} marriages"},deaths:{one:"{count} death",other:"{count} deaths"},others:{one:"and {count} other",other:"and {count} others"}},share:{title:"Share “{tree}”",access:"Access",accessOf:"Access for {name}",who:"Who has access",guests:"Guests",nobody:"Only you.",byEmail:"Invite by e-mail",copyLink:"Copy invite link",link:"Invite link",linkHint:"Anyone with this link can join, once, within 7 days. You won’t see it again.",emailExample:"aunt@example.com",invited:"{email} can now find this tree under “Shared with me”.",mailed:"We’ve sent an invitation to {email}.",noMail:"This server can’t send e-mails. Copy an invite link instead.",confirmFirst:"Confirm your own e-mail address first. Or copy an invite link.",pending:"Pending invitations",aLink:"Invite link",until:"Expires {date}",resend:"Send again",resendTo:"Send again: {name}",revoke:"Revoke",revokeFor:"Revoke: {name}",stop:"Stop sharing",stopWith:"Stop sharing with {name}",stopped:"{name} can no longer see this tree.",formerUser:"Former user",hint:"Choose “Can view, including the living” for close family. For people who can only view, living people are hidden, also in exports and search."},invitation:{title:"You’re invited",by:"<strong>{name}</strong> invites you to the family tree <strong>{tree}</strong>.",to:"You are invited to the family tree <strong>{tree}</strong>.",signedIn:"You are signed in as {email}.",wrongAccount:"This invitation is for {email}, but you are signed in as {own}.",accept:"Accept invitation",useOther:"Use another account",accepted:"Welcome to “{tree}”.",broken:"This invitation doesn’t work",askAgain:"Ask the person who invited you for a new one."},publish:{title:"Publish “{tree}”",isPublic:"This tree is public: anyone with the link can view it without signing in.",isPrivate:"Only you and the people you share it with can see this tree.",shown:"What everyone sees",shownName:"The name and description of the tree",shownDead:{one:"{count} deceased person, with dates, places, life story and photo",other:"{count} deceased people, with dates, places, life stories and photos"},shownAnyDead:"Deceased people, with dates, places, life stories and photos",shownKin:"Who is related to whom",hidden:"What stays hidden",hiddenLiving:{one:"<strong>{count} living person</strong>: no name, date or photo is shown",other:"<strong>{count} living people</strong>: no names, dates or photos are shown"},hiddenAnyLiving:"Living people: no names, dates or photos are shown",hiddenOwner:"Who you are and who you share the tree with",hint:"People count as living if they were born less than 110 years ago and are not known to have died. You can mark each person as living or deceased.",link:"Public link",copy:"Copy link",publish:"Publish tree",stop:"Stop publishing",preview:"Preview public view"},export:{title:"Export",format:"File format",ged551:"GEDCOM 5.5.1",ged551Hint:"Works with nearly every genealogy program. If in doubt, choose this one.",ged70:"GEDCOM 7.0",ged70Hint:"Newer version – only if the other program supports it.",gdz:"GEDCOM 7.0 with photos",gdzHint:"One file that includes the photos.",json:"JSON",jsonHint:"For your own programs.",living:"Include living people",livingHint:"Without them, their names and dates are left out and the file is safe to share.",noLiving:"The file contains no living people, because you can only view this tree.",writing:"Preparing the file…"},import:{title:"Import into “{tree}”",hint:"Everyone in the file is added. People from an earlier version of the same file are updated, not added twice.",file:"File to import",dropHere:"Drop a file here: GEDCOM (.ged), .gdz or JSON",choose:"Choose a file",chooseOther:"Choose another file",preview:"Preview",import:"Import file",reading:"Reading…",importing:"Importing…",readingFile:"Reading the file…",progress:"{written} of {total} imported",imported:"{file} was imported.",notImported:"The file could not be imported.",forGood:"An import cannot be undone.",open:"Open tree",fix:"Nothing was changed. Export the file again from the program that created it, or fix that line in a text editor."},report:{title:"Report",done:"The file was imported",doneSentence:"The file was imported.",planned:"What will be imported",added:{one:"{count} person added",other:"{count} people added"},updated:{one:"{count} person updated",other:"{count} people updated"},unchanged:{one:"{count} person unchanged",other:"{count} people unchanged"},couples:{one:"{count} couple",other:"{count} couples"},parentLinks:{one:"{count} relationship between parents and children",other:"{count} relationships between parents and children"},photos:{one:"{count} photo",other:"{count} photos"},editsKept:{one:"{count} of your changes kept",other:"{count} of your changes kept"},editsReplaced:{one:"{count} of your changes replaced",other:"{count} of your changes replaced"},missingPeople:{one:"{count} person from an earlier import is not in this file",other:"{count} people from an earlier import are not in this file"},warnings:{one:"{count} thing to check",other:"{count} things to check"},warning:"Line {line}: {text}",moreWarnings:{one:"And {count} more.",other:"And {count} more."},kept:{one:"Shown under “More facts”, or kept for the next export: {count} line",other:"Shown under “More facts”, or kept for the next export: {count} lines"},refused:{one:"Skipped (impossible): {count} line",other:"Skipped (impossible): {count} lines"},tag:"<code>{tag}</code> {count}×, first on line {line}"},print:{title:"Print",listHint:"Prints everyone in the list, in its current order. To print a chart instead, open the chart first.",list:"Print list",drawingHint:"Prints the whole drawing of the current view on one page. In your browser’s print dialog, you can also save it as a PDF.",drawing:"Print or save as PDF",svg:"Download as SVG",svgHint:"An SVG file stays sharp at any size: a print shop can print it poster size."},keys:{views:"1 to 6",arrows:"Arrow keys",enter:"Enter",escape:"Escape",zoom:"+ and −",undo:"u, Ctrl Z",redo:"r, Ctrl Y",doSearch:"Search people",doViews:"Tree, pedigree, descendants, hourglass, fan, list",doArrows:"In the chart: move to parents, children, spouses or siblings",doEnter:"In the chart: open the person",doEscape:"Close the person, or whatever was opened last",doEdit:"Edit the open person",doAdd:"Add a parent, child or spouse to the open person",doKin:"How are two people related?",doInsights:"Insights",doFit:"Fit to screen",doZoom:"Zoom in and out",doUndo:"Undo",doRedo:"Redo",doKeys:"This list"},canvas:{title:"Family tree",label:{one:"{tree}: {count} person",other:"{tree}: {count} people"},help:"Use the arrow keys to move to parents, children, spouses and siblings. Press Enter to open a person, plus and minus to zoom, 0 for full size, and F to fit the screen.",people:"People in view",nameless:"No name",born:"b. {year}",died:"d. {year}",father:{one:"father of {count}",other:"father of {count}"},mother:{one:"mother of {count}",other:"mother of {count}"},parent:{one:"parent of {count}",other:"parent of {count}"},son:"Son of {people}",daughter:"Daughter of {people}",child:"Child of {people}",with:"Partner of {people}"},legend:{child:"Child",Adoptive:"Adopted",Step:"Step",Foster:"Foster",couple:"Couple",parents:"Parents of a child",Divorced:"Divorced",Separated:"Separated"},generation:{number:"Generation {number}",same:"Same generation",unconnected:"Unconnected",parents:"Parents",grandparents:"Grandparents",greatGrandparents:"Great-grandparents",manyGreatGrandparents:"{count}× great-grandparents",children:"Children",grandchildren:"Grandchildren",greatGrandchildren:"Great-grandchildren",manyGreatGrandchildren:"{count}× great-grandchildren"},date:{day:"{day} {month} {year}",month:"{month} {year}",bc:"{year} BC",about:"about {date}",calculated:"calculated {date}",estimated:"probably {date}",before:"before {date}",after:"after {date}",from:"from {date}",to:"to {date}",between:"between {from} and {to}",period:"from {from} to {to}",quoted:"{date} (“{phrase}”)",calendar:"{date} ({calendar})",julian:"Julian calendar",french:"French Republican calendar",hebrew:"Hebrew calendar",aboutYear:"c. {year}",beforeYear:"bef. {year}",afterYear:"aft. {year}",bornYear:"born {year}",unknownYear:"?"}};var Ha="yggdrasil.language",Wa=[["en-GB","English"],["de","Deutsch"]];function ja(){try{return globalThis.localStorage?.getItem(Ha)??null}catch{return null}}function Va(e){try{localStorage.setItem(Ha,e)}catch{return}location.reload()}var{text:l,rich:ve}=xa({"en-GB":bo,de:Ga},ja());Ua({advice:{403:l("problem.forbidden"),404:l("problem.notFound"),409:l("problem.conflict"),413:l("problem.tooLarge"),429:l("problem.tooMany"),500:l("problem.internal"),503:l("problem.unavailable")}});var Df=Symbol.for("preact-signals");function ko(){if(Ye>1){Ye--;return}let e,t=!1;for((function(){let n=wo;for(wo=void 0;n!==void 0;){let o=n.S;if(o.v===n.v)for(let r=o.t;r!==void 0;r=r.x)r.i===n.i&&(r.i=o.i);n=n.o}})();In!==void 0;){let n=In;for(In=void 0,yo++;n!==void 0;){let o=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&qa(n))try{n.c()}catch(r){t||(e=r,t=!0)}n=o}}if(yo=0,Ye--,t)throw e}function hi(e){if(Ye>0)return e();pi=++Lf,Ye++;try{return e()}finally{ko()}}var se,On,In;function Nn(e){let t=se,n=On;se=void 0,On=void 0;try{return e()}finally{se=t,On=n}}var wo,Ye=0,yo=0,Lf=0,pi=0,vo=0;function Ka(e){if(se===void 0)return;let t=e.n;if(t===void 0||t.t!==se)return t={i:0,S:e,p:se.s,n:void 0,t:se,e:void 0,x:void 0,r:t},se.s!==void 0&&(se.s.n=t),se.s=t,e.n=t,32&se.f&&e.S(t),t;if(t.i===-1)return t.i=0,t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=se.s,t.n=void 0,se.s.n=t,se.s=t),t}function ge(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}ge.prototype.brand=Df;ge.prototype.h=function(){return!0};ge.prototype.S=function(e){let t=this.t;t!==e&&e.e===void 0&&(e.x=t,this.t=e,t!==void 0?t.e=e:Nn(()=>{var n;(n=this.W)==null||n.call(this)}))};ge.prototype.U=function(e){if(this.t!==void 0){let t=e.e,n=e.x;t!==void 0&&(t.x=n,e.e=void 0),n!==void 0&&(n.e=t,e.x=void 0),e===this.t&&(this.t=n,n===void 0&&Nn(()=>{var o;(o=this.Z)==null||o.call(this)}))}};ge.prototype.subscribe=function(e){return Pe(()=>{let t=this.value;Nn(()=>e(t))},{name:"sub"})};ge.prototype.valueOf=function(){return this.value};ge.prototype.toString=function(){return this.value+""};ge.prototype.toJSON=function(){return this.value};ge.prototype.peek=function(){return Nn(()=>this.value)};Object.defineProperty(ge.prototype,"value",{get(){let e=Ka(this);return e!==void 0&&(e.i=this.i),this.v},set(e){if(e!==this.v){if(yo>100)throw new Error("Cycle detected");(function(t){Ye!==0&&yo===0&&t.l!==pi&&(t.l=pi,wo={S:t,v:t.v,i:t.i,o:wo})})(this),this.v=e,this.i++,vo++,Ye++;try{for(let t=this.t;t!==void 0;t=t.x)t.t.N()}finally{ko()}}}});function J(e,t){return new ge(e,t)}function qa(e){for(let t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||!t.S.h()||t.S.i!==t.i)return!0;return!1}function Ya(e){for(let t=e.s;t!==void 0;t=t.n){let n=t.S.n;if(n!==void 0&&(t.r=n),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}function Xa(e){let t,n=e.s;for(;n!==void 0;){let o=n.p;n.i===-1?(n.S.U(n),o!==void 0&&(o.n=n.n),n.n!==void 0&&(n.n.p=o)):t=n,n.S.n=n.r,n.r!==void 0&&(n.r=void 0),n=o}e.s=t}function Pt(e,t){ge.call(this,void 0,t),this.x=e,this.s=void 0,this.g=vo-1,this.f=4}Pt.prototype=new ge;Pt.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===vo))return!0;if(this.g=vo,this.f|=1,this.i>0&&!qa(this))return this.f&=-2,!0;let e=se;try{Ya(this),se=this;let t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(t){this.v=t,this.f|=16,this.i++}return se=e,Xa(this),this.f&=-2,!0};Pt.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(let t=this.s;t!==void 0;t=t.n)t.S.S(t)}ge.prototype.S.call(this,e)};Pt.prototype.U=function(e){if(this.t!==void 0&&(ge.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(let t=this.s;t!==void 0;t=t.n)t.S.U(t)}};Pt.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(let e=this.t;e!==void 0;e=e.x)e.t.N()}};Object.defineProperty(Pt.prototype,"value",{get(){if(1&this.f)throw new Error("Cycle detected");let e=Ka(this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function $e(e,t){return new Pt(e,t)}function Za(e){let t=e.j;if(e.j=void 0,typeof t=="function"){Ye++;let n=se;se=void 0;try{t()}catch(o){throw e.f&=-2,e.f|=8,gi(e),o}finally{se=n,ko()}}}function gi(e){for(let t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=void 0,e.s=void 0,Za(e)}function Rf(e){if(se!==this)throw new Error("Out-of-order effect");Xa(this),se=e,this.f&=-2;try{8&this.f&&gi(this)}finally{ko()}}function Gt(e,t){this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,On&&On.push(this)}Gt.prototype.c=function(){let e=this.S();try{if(8&this.f||this.x===void 0)return;let t=this.x();typeof t=="function"&&(this.j=t)}finally{e()}};Gt.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,Za(this),Ya(this),Ye++;let e=se;return se=this,Rf.bind(this,e)};Gt.prototype.N=function(){2&this.f||(this.f|=2,this.u=In,In=this)};Gt.prototype.d=function(){this.f|=8,1&this.f||gi(this)};Gt.prototype.dispose=function(){this.d()};function Pe(e,t){let n=new Gt(e,t);try{n.c()}catch(r){throw n.d(),r}let o=n.d.bind(n);return o[Symbol.dispose]=o,o}var Ff=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__,Ja,So,xo;var Qa=[];Pe(function(){Ja=this.N})();function Ht(e,t){Z[e]=t.bind(null,Z[e]||(()=>{}))}function Cn(e){if(xo){let t=xo;xo=void 0,t()}xo=e&&e.S()}function el({data:e}){let t=zf(e);t.name="ReactiveDom",t.value=e;let[n,o]=dt(()=>{let r=this,i=this.__v;for(;i=i.__;)if(i.__c){i.__c.__$f|=4;break}let s=$e(()=>{let u=t.value.value;return u===0?0:u===!0?"":u||""}),a=$e(()=>!Array.isArray(s.value)&&!Zr(s.value)),c=Pe(function(){if(this.N=tl,a.value){let u=s.value;r.__v&&r.__v.__e&&r.__v.__e.nodeType===3&&(r.__v.__e.data=u)}}),d=this.__$u.d;return this.__$u.d=function(){c(),d.call(this)},[a,s]},[]);return n.value?o.peek():o.value}el.displayName="ReactiveTextNode";Object.defineProperties(ge.prototype,{constructor:{configurable:!0,value:ho(_t,null).constructor},type:{configurable:!0,value:el},props:{configurable:!0,get(){let e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}});Ht("__b",(e,t)=>{if(Cn(),So=void 0,typeof t.type=="string"){let n,o=t.props;for(let r in o){if(r==="children")continue;let i=o[r];i instanceof ge&&(n||(t.__np=n={}),n[r]=i,o[r]=i.peek())}}e(t)});Ht("__r",(e,t)=>{if(e(t),t.type!==_t){Cn();let n,o=t.__c;o&&(o.__$f&=-2,n=o.__$u,n===void 0&&(o.__$u=n=(function(r,i){let s;return Pe(function(){s=this},{name:i}),s.c=r,s})((function(r){return function(){var i;Ff&&((i=this.y)==null||i.call(this)),r.__$f|=1,r.setState({})}})(o),typeof t.type=="function"?t.type.displayName||t.type.name:""))),So=o,Cn(n)}});Ht("__e",(e,t,n,o)=>{Cn(),So=void 0,e(t,n,o)});Ht("diffed",(e,t)=>{Cn(),So=void 0;let n;if(typeof t.type=="string"&&(n=t.__e)){let o=t.__np,r=t.props,i=n.U;if(i)for(let s in i){let a=i[s];a===void 0||o&&s in o||(a.d(),i[s]=void 0)}if(o){i||(i={},n.U=i);for(let s in o){let a=i[s],c=o[s];a===void 0?(a=Bf(n,s,c,r),i[s]=a):a.o(c,r)}}}e(t)});function Bf(e,t,n,o){let r=t in e&&e.ownerSVGElement===void 0,i=J(n);return{o:(s,a)=>{i.value=s,o=a},d:Pe(function(){this.N=tl;let s=i.value.value;o[t]!==s&&(o[t]=s,r?e[t]=s:s!=null&&(s!==!1||t[4]==="-")?e.setAttribute(t,s):e.removeAttribute(t))})}}Ht("unmount",(e,t)=>{if(typeof t.type=="string"){let n=t.__e;if(n){let r=n.U;if(r){n.U=void 0;for(let i in r){let s=r[i];s&&s.d()}}}let o=t.__np;if(o){let r=t.props;for(let i in o)r[i]=o[i]}t.__np=void 0}else{let n=t.__c;if(n){n.__$f|=8;let o=n.__$u;o&&(n.__$u=void 0,o.d())}}e(t)});Ht("__h",(e,t,n,o)=>{o<3&&(t.__$f|=2),e(t,n,o)});Ut.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;let n=this.__$u,o=n&&n.s!==void 0;for(let r in t)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){let r=2&this.__$f;if(!(o||r||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(let r in e)if(r!=="__source"&&e[r]!==this.props[r])return!0;for(let r in this.props)if(!(r in e))return!0;return!1};function zf(e,t){return dt(()=>J(e,t),[])}var Uf=e=>{queueMicrotask(()=>{queueMicrotask(e)})};function Gf(){hi(()=>{let e;for(;e=Qa.shift();)Ja.call(e)})}function tl(){Qa.push(this)===1&&(Z.requestAnimationFrame||Uf)(Gf)}var Hf="X-Impersonation",Wf=401,nl=J(null);function ol(e){let t=e.headers.get(Hf),n=e.status===Wf;if(t===null&&!n)return;let o=n?null:Date.parse(t?.replace("until=","")??"")||0;o!==nl.peek()&&(nl.value=o)}var jf=4e4,Vf=[1,2,4,8],Kf=30,qf=304,Yf=401,rl=429,il=503,Wt=J(""),bi=new Set,$i=0;function sl(e){let t=0,n=async c=>{let d=async()=>{if(c!==t)return!0;let f=await e.refresh?.()??!1;return f&&(t+=1),f},u=`tablewright.refresh ${new URL(".",document.baseURI).pathname}`;return navigator.locks?navigator.locks.request(u,d):d()},o=async(c,d,u)=>{let f=u.key??e.key?.()??"",h=u.timeoutMs?AbortSignal.timeout(u.timeoutMs):null,p=[u.signal,h].filter($=>$ instanceof AbortSignal),g;try{let $={method:c,signal:AbortSignal.any(p),...Zf(u,f)};g=await fetch(Xf(d,u.query),{...$,credentials:e.key&&!u.takesCookies?"omit":"same-origin"})}catch($){if(u.signal?.aborted)throw $;let w=h?.aborted;throw new X(Y(w?"request.slow":"request.offline"),{code:w?"slow":"offline"})}if(ol(g),g.ok||g.status===qf)return g;throw await Jf(g,e)},r=async(c,d,u)=>{let f=t,h=e.key?.()??"";try{return await o(c,d,u)}catch(p){if(!(p instanceof X&&p.status===Yf)||u.isGuest||u.key!==void 0)throw p;if(e.refresh&&await n(f))return o(c,d,u);throw e.onUnauthenticated?.(h),p}},i=async(c,d,u={})=>{let f=!1;try{for(let h of[...e.isPatient?Vf:[],null])try{let p=await r(c,d,u);return al(),p}catch(p){let g=p instanceof X?Qf(p,c,h):null;if(g===null)throw p;f||($i+=1),f=!0,await tp(g,ep(p))}throw new X(Y("request.offline"),{code:"offline"})}finally{f&&($i-=1),$i||(Wt.value="")}},s=async(c,d,u={})=>{let f=e.timeoutMs??jf,h=await i(c,d,{timeoutMs:f,...u}),p=await h.text(),g=h.headers.get("Content-Type")?.includes("json"),$=u.read??e.read??JSON.parse;return{value:p===""?null:g?$(p):p,etag:h.headers.get("ETag")??"",serverMs:Date.parse(h.headers.get("Date")??"")||null}};return{send:i,receive:s,ask:async(c,d,u)=>(await s(c,d,u)).value}}function Xf(e,t={}){let n=new URL(e,document.baseURI);for(let[o,r]of Object.entries(t))r!=null&&r!==""&&n.searchParams.set(o,String(r));return n}function Zf({json:e,body:t,headers:n={},ifMatch:o},r){let i={...n};r&&(i.Authorization=`Bearer ${r}`),o&&(i["If-Match"]=o);let s=e===void 0?t:JSON.stringify(e);return s instanceof Blob?i["Content-Type"]=s.type||"application/octet-stream":s!==void 0&&(i["Content-Type"]="application/json"),{body:s,headers:i}}async function Jf(e,{read:t=JSON.parse,message:n=o=>o}){let o={status:e.status,requestId:e.headers.get("X-Request-Id")??"",retryAfterSeconds:Number(e.headers.get("Retry-After")??0)||0};try{let{error:r}=t(await e.text());return new X(n(String(r.message)),{...o,code:String(r.code),details:r.details??{},requestId:String(r.requestId||o.requestId)})}catch{return new X(Y("request.status",{status:`${e.status}`}),o)}}function Qf(e,t,n){if(n===null)return null;if(e.status===il||e.status===rl){let o=e.retryAfterSeconds||n;return o<=Kf?o:null}return e.code==="offline"&&t==="GET"?n:null}function ep(e){return e.status===rl?Y("request.tooMany"):Y(e.status===il?"request.busy":"request.lost")}async function tp(e,t){Wt.value=t,await new Promise(n=>{bi.add(n),setTimeout(n,e*1e3)})}function al(){Wt.value="";for(let e of bi)e();bi.clear()}globalThis.addEventListener?.("online",al);var I=J(void 0),Te=J("");function ll(){I.peek()&&(Te.value=l("account.sessionEnded"),I.value=null)}var cl=6e4,ul=sl({isPatient:!0,timeoutMs:cl,onUnauthenticated:ll}),{ask:A,receive:wi}=ul;async function jt(e,t){return(await ul.send("GET",e,{timeoutMs:cl,...t})).blob()}async function _o(){try{return(await A("GET","api/auth/session",{isGuest:!0})).user}catch(e){if(e instanceof X&&e.status===401)return null;throw e}}async function dl(e){return(await A("POST","api/auth/register",{json:e,isGuest:!0})).user}async function ml(e){return A("POST","api/auth/login",{json:e,isGuest:!0})}async function fl(e){return(await A("POST","api/auth/second-factor",{json:e,isGuest:!0})).user}async function Mo(){await A("POST","api/auth/logout",{isGuest:!0})}async function pl(e){await A("POST","api/auth/reset",{json:{email:e},isGuest:!0})}async function hl(e){await A("POST","api/auth/reset/confirm",{json:e,isGuest:!0})}async function gl(){await A("POST","api/users/me/confirmation")}async function $l(e){return A("POST","api/users/me/confirm",{json:{token:e}})}async function bl(e){return A("POST","api/auth/email/confirm",{json:{token:e},isGuest:!0})}async function wl(e){return A("POST","api/auth/email/undo",{json:{token:e},isGuest:!0})}async function yl(e){return A("PATCH","api/users/me",{json:e})}async function Eo(e){await A("POST","api/auth/password/verify",{json:{password:e}})}async function vl(e){return A("POST","api/auth/email/change",{json:{email:e}})}async function kl(e){await A("PUT","api/users/me/password",{json:e,isGuest:!0})}async function xl(){return(await A("GET","api/auth/sessions")).items}async function Sl(e){await A("DELETE",`api/auth/sessions/${encodeURIComponent(e)}`)}async function _l(){await A("DELETE","api/auth/sessions")}async function Ml(){return(await A("POST","api/auth/totp")).uri}async function El(e){return(await A("POST","api/auth/totp/confirm",{json:{code:e}})).codes}async function Pl(){await A("DELETE","api/auth/totp")}async function Al(){return(await A("POST","api/auth/backup-codes")).codes}async function Tl(e){await A("POST","api/users/me/delete",{json:{password:e},isGuest:!0})}async function Ol(e){return jt("api/backup",{query:{photos:e}})}async function Il(e){return A("POST","api/restore",{body:new Blob([e],{type:"application/json"})})}async function Nl(e){return A("GET",`api/restores/${encodeURIComponent(e)}`)}function Cl({read:e,write:t,keep:n=()=>null}){let o=()=>e(location,history.state??{}),r=J(o()),i=()=>{let s=o();JSON.stringify(s)!==JSON.stringify(r.peek())&&(r.value=s)};return addEventListener("popstate",i),addEventListener("hashchange",i),{place:r,go(s,{replace:a=!1}={}){let c={...r.peek(),...s};history[a?"replaceState":"pushState"](n(c),"",t(c)),r.value=c}}}var Dn=["tree","pedigree","descendants","hourglass","fan","list"],Dl=e=>e!=="tree"&&e!=="list",yi=2,vi=10,Rl=4,Ll={"":"trees",trees:"tree",public:"public",signin:"signin",signup:"signup",forgot:"forgot",reset:"reset",confirm:"confirm",address:"address",undo:"undo",invitation:"invitation"},op={trees:"",tree:"trees",public:"public",signin:"signin",signup:"signup",forgot:"forgot",reset:"reset",confirm:"confirm",address:"address",undo:"undo",invitation:"invitation"},Fl=Cl({read:({hash:e})=>zl(e.replace(/^#\/?/,"")),write:q}),{place:H}=Fl;function de(e,t="",{replace:n=!1}={}){Bl({...zl(""),screen:e,id:t},n)}function W(e,{replace:t=!1}={}){Bl({...H.peek(),...e},t)}function Po(e){let{view:t,person:n,root:o}=H.peek(),r=Dl(t)?o||n:n||o;W({view:e,...Dl(e)?{root:r}:{}})}function q({screen:e="trees",id:t="",view:n,root:o,generations:r,person:i,insight:s}){let a=[op[e],t].filter(Boolean).map(encodeURIComponent).join("/"),c=new URLSearchParams;n&&n!=="tree"&&c.set("view",n),o&&c.set("root",o),r&&r!==Rl&&c.set("generations",String(r)),i&&c.set("person",i),s&&c.set("insight",s);let d=c.toString();return`#/${a}${d?`?${d}`:""}`}function Bl(e,t){q(e)!==(location.hash||"#/")&&Fl.go(e,{replace:t})}function zl(e){let[t="",n=""]=e.split("?",2),[o="",r=""]=t.split("/").map(rp),i=new URLSearchParams(n),s=i.get("view")??"tree",a=Number(i.get("generations"))||Rl;return{screen:Object.hasOwn(Ll,o)?Ll[o]:"trees",id:r,view:Dn.includes(s)?s:"tree",root:i.get("root")??"",generations:Math.min(vi,Math.max(yi,Math.round(a))),person:i.get("person")??"",insight:i.get("insight")??""}}function rp(e){try{return decodeURIComponent(e)}catch{return""}}var ip=1e4,Ul=3,Le=J([]),Gl=0;function oe(e,t){let n={id:++Gl,text:e,action:t};Le.value=[...Le.value,n].slice(-Ul),setTimeout(()=>Ao(n.id),ip)}function me(e){let t={id:++Gl,text:"",error:e};Le.value=[...Le.value,t].slice(-Ul)}function Ao(e){Le.value=Le.value.filter(t=>t.id!==e)}function ki(){Le.value=Le.value.filter(e=>!e.action)}function xi(){Le.value=[]}function Hl({token:e}){let[t,n]=v(null),o=async()=>{try{I.value=await $l(e),oe(l("door.confirmed")),de("trees","",{replace:!0})}catch(r){n(r)}};return U(()=>{document.title=l("page.title",{screen:l("door.confirmTitle")}),o()},[]),m`<main class="lone" aria-busy=${!t}>
    <h1>${l(t?"door.brokenLink":"door.confirming")}</h1>
    <${S} error=${t} />
    ${t?m`<p><a href=${q({})}>${l("door.toTrees")}</a></p>`:null}
  </main>`}var Wl=["system","light","dark"],To=document.documentElement,Si=`${To.dataset.preferences}.theme`,_i=`${To.dataset.preferences}.letters`,Vt=J(localStorage.getItem(Si)??"system"),Kt=J(localStorage.getItem(_i)!=="off");Pe(()=>{Vt.value==="system"?(localStorage.removeItem(Si),delete To.dataset.theme):(localStorage.setItem(Si,Vt.value),To.dataset.theme=Vt.value)});Pe(()=>{Kt.value?localStorage.removeItem(_i):localStorage.setItem(_i,"off")});function Re({legend:e,name:t,value:n,options:o,onValue:r,isLegendShown:i=!1}){return m`<fieldset class="segments-field">
    <legend class=${i?"field-label":"visually-hidden"}>${e}</legend>
    <div class="segments">
      ${o.map(([s,a,c])=>m`<label
          class="segment"
          key=${s}
          title=${c?a:void 0}
        >
          <input
            type="radio"
            name=${t}
            value=${s}
            checked=${n===s}
            onChange=${()=>r(s)}
          />
          <span>
            ${c?m`<${E} name=${c} />`:null}
            <span class="segment-label">${a}</span>
          </span>
        </label>`)}
    </div>
  </fieldset>`}function Oo(){return m`<${Re}
    legend=${Y("theme.title")}
    name="theme"
    value=${Vt.value}
    options=${Wl.map(e=>[e,Y(`theme.${e}`)])}
    onValue=${e=>{Vt.value=e}}
  />`}function Io(){return m`<select
    class="language-choice"
    aria-label=${l("language.label")}
    onChange=${e=>Va(e.target.value)}
  >
    ${Wa.map(([e,t])=>m`<option key=${e} value=${e} lang=${e}
        selected=${e===Me()}>${t}</option>`)}
  </select>`}function O({label:e,value:t,onValue:n,hint:o,fault:r,type:i="text",options:s,...a}){let{autofocus:c=!1,...d}=a,u=je(),f=B(null);ie(()=>{c&&f.current?.focus()},[]);let h=r||o,p=h?`${u}-note`:void 0,g=$=>n($.target.value);return m`<div class="field">
    <label for=${u}>${e}</label>
    ${s?m`<select
          id=${u}
          ref=${f}
          onChange=${g}
          aria-describedby=${p}
          ...${d}
        >
          ${s.map(([$,w])=>m`<option value=${$} selected=${$===t}>${w}</option>`)}
        </select>`:m`<${i==="area"?"textarea":"input"}
          id=${u}
          ref=${f}
          type=${i==="area"?void 0:i}
          value=${t}
          onInput=${g}
          autocomplete="off"
          spellcheck=${!1}
          aria-describedby=${p}
          aria-invalid=${r?"true":void 0}
          ...${d}
        />`}
    ${h?m`<p id=${p} class=${r?"hint fault":"hint"}>${h}</p>`:null}
  </div>`}function D(e){let[t,n]=v(!1),[o,r]=v(null);return{isBusy:t,problem:o,submit:async s=>{if(s.preventDefault(),!t){n(!0),r(null);try{await e()}catch(a){r(a)}n(!1)}}}}function jl(){let[e,t]=v(""),[n,o]=v(!1),{isBusy:r,problem:i,submit:s}=D(async()=>{await pl(e.trim()),o(!0)}),a=m`<p class="door-ways">
    <a href=${q({screen:"signin"})}>${l("door.backToSignIn")}</a>
  </p>`;return n?m`<div class="door-sheet">
      <h1>${l("door.sent")}</h1>
      <p role="status">
        ${ve("door.sentTo",{email:m`<strong>${e.trim()}</strong>`})}
      </p>
      ${a}
    </div>`:m`<form class="door-sheet" onSubmit=${s}>
    <h1>${l("door.forgot")}</h1>
    <p>${l("door.forgotIntro")}</p>
    <${O} label=${l("account.email")} type="email" value=${e} onValue=${t}
      autocomplete="username" required autofocus />
    <${S} error=${i} />
    <button type="submit" class="button strong wide" disabled=${r}>
      ${l("door.sendLink")}
    </button>
    ${a}
  </form>`}var No=e=>`api/trees/${encodeURIComponent(e)}/invitations`;async function Vl(e){return(await A("GET",No(e))).items}async function Mi(e,t){return A("POST",No(e),{json:t})}async function Kl(e,t){await A("POST",`${No(e)}/${encodeURIComponent(t)}/resend`)}async function ql(e,t){await A("DELETE",`${No(e)}/${encodeURIComponent(t)}`)}async function Yl(e){return A("POST","api/invitations/open",{json:{token:e},isGuest:!0})}async function Xl(e){return A("POST","api/invitations/accept",{json:{token:e}})}function fe(e,t){let[n,o]=v(null),[r,i]=v(null),s=B(0),a=B(Promise.resolve()),c=async()=>{let u=++s.current;try{let f=await e();if(u!==s.current)return;o(()=>f),i(null)}catch(f){u===s.current&&i(f)}},d=()=>(a.current=c(),a.current);return U(()=>(o(null),d(),()=>{s.current+=1}),t),{answer:n,problem:r,again:d,settled:()=>a.current}}function Zl(){let e=r=>{Te.value="",H.peek().screen==="signin"&&de("trees","",{replace:!0}),I.value=r},t=H.value.screen==="confirm",n=Te.value||(t?l("door.signInToConfirm"):""),o=m`<h1>${l("door.welcome")}</h1>
    ${n?m`<p class="door-message" role="status">${n}</p>`:m`<p>${l("door.signInIntro")}</p>`}`;return m`<${Ei} onEnter=${e} intro=${o}>
    <a href=${q({screen:"forgot"})}>${l("door.toForgot")}</a>
    <a href=${q({screen:"signup"})}>${l("door.toSignUp")}</a>
  <//>`}function Ei({onEnter:e,intro:t,invited:n,children:o}){let[r,i]=v("");return r?m`<${ap} token=${r} onEnter=${e} onBack=${()=>i("")} />`:m`<${sp} onEnter=${e} onCode=${i} intro=${t}
        invited=${n}>${o}<//>`}function sp({onEnter:e,onCode:t,intro:n,invited:o="",children:r}){let[i,s]=v(o),[a,c]=v(""),{isBusy:d,problem:u,submit:f}=D(async()=>{let p=await ml({email:i.trim(),password:a});p.user?await e(p.user):t(p.secondFactor??"")}),h=u instanceof X&&u.status===401;return m`<form class="door-sheet" onSubmit=${f}>
    ${n}
    <${O} label=${l("account.email")} type="email" value=${i} onValue=${s}
      autocomplete="username" required autofocus />
    <${O} label=${l("account.password")} type="password" value=${a}
      onValue=${c} autocomplete="current-password" required />
    <${S} error=${h?l("door.wrong"):u} />
    <button type="submit" class="button strong wide" disabled=${d}>
      ${l(d?"page.wait":"button.signIn")}
    </button>
    <p class="door-ways">${r}</p>
  </form>`}function ap({token:e,onEnter:t,onBack:n}){let[o,r]=v(""),{isBusy:i,problem:s,submit:a}=D(async()=>{await t(await fl({token:e,code:o.trim()}))});return m`<form class="door-sheet" onSubmit=${a}>
    <h1>${l("door.codeTitle")}</h1>
    <p>${l("door.codeIntro")}</p>
    <${O} label=${l("factor.code")} value=${o} onValue=${r} required autofocus
      autocomplete="one-time-code" maxlength="20" hint=${l("door.codeHint")} />
    <${S} error=${s} />
    <button type="submit" class="button strong wide" disabled=${i}>
      ${l(i?"page.wait":"button.signIn")}
    </button>
    <p class="door-ways">
      <button type="button" class="button quiet" onClick=${n}>
        ${l("door.backToSignIn")}
      </button>
    </p>
  </form>`}function Jl(){return m`<${Pi} onEnter=${t=>{de("trees","",{replace:!0}),I.value=t}}>
    <a href=${q({screen:"signin"})}>${l("door.toSignIn")}</a>
  <//>`}function Pi({onEnter:e,invitation:t,invited:n="",children:o}){let[r,i]=v(""),[s,a]=v(n),[c,d]=v(""),{isBusy:u,problem:f,submit:h}=D(async()=>{let g={displayName:r.trim(),email:s.trim(),password:c};await e(await dl(t?{...g,invitation:t}:g))});return m`<form class="door-sheet" onSubmit=${h}>
    ${t?null:m`<h1>${l("door.grow")}</h1>
          <p>${l("door.signUpIntro")}</p>`}
    <${O} label=${l("account.name")} value=${r} onValue=${i}
      autocomplete="name" maxlength="100" required autofocus hint=${l("account.nameHint")} />
    <${O} label=${l("account.email")} type="email" value=${s} onValue=${a}
      autocomplete="username" required readonly=${!!n} />
    <${O} label=${l("account.password")} type="password" value=${c}
      onValue=${d} autocomplete="new-password" minlength="8" maxlength="100" required
      hint=${l("account.passwordHint")} />
    <${S} error=${f} />
    <button type="submit" class="button strong wide" disabled=${u}>
      ${l(u?"page.wait":"button.signUp")}
    </button>
    <p class="door-ways">${o}</p>
  </form>`}function Ql(){let e=H.value.id,{answer:t,problem:n}=fe(()=>Yl(e),[e]),[o,r]=v(null),i=async()=>{r(null);try{let c=await Xl(e);oe(l("invitation.accepted",{tree:c.treeName})),de("tree",c.treeId,{replace:!0})}catch(c){r(c)}},s=async c=>{I.value=c,await i()};if(n)return m`<${lp} problem=${n} />`;if(!t)return m`<div class="door-sheet" aria-busy="true"></div>`;let a=I.value!==null;return m`<div class="door-invitation">
    <${cp} invited=${t} />
    <${S} error=${o} />
    ${a?m`<${up} invited=${t} onAccept=${i} />`:m`<${dp} token=${e} invited=${t} onEnter=${s} />`}
  </div>`}function lp({problem:e}){return m`<div class="door-sheet">
    <h1>${l("invitation.broken")}</h1>
    <${S} error=${e} />
    <p>${l("invitation.askAgain")}</p>
    <p class="door-ways"><a href=${q({})}>${l("door.toTrees")}</a></p>
  </div>`}function cp({invited:e}){let t=r=>m`<strong>${r}</strong>`,n=We(new Date(e.expiresAt),{dateStyle:"long"}),o={tree:e.treeName,name:e.invitedBy,strong:t};return m`<section class="stack">
    <h1>${l("invitation.title")}</h1>
    <p>${ve(e.invitedBy?"invitation.by":"invitation.to",o)}</p>
    <p>
      <span class="tag">${l(`tree.access.${e.role}`)}</span>${" "}
      <span class="hint">${l("share.until",{date:n})}</span>
    </p>
  </section>`}function up({invited:e,onAccept:t}){let n=I.value?.email??"",o=e.email&&e.email!==n.toLowerCase(),r=D(t),i=D(async()=>{await Mo(),I.value=null});return m`<form class="door-sheet" onSubmit=${r.submit}>
    <p role="status">
      ${o?l("invitation.wrongAccount",{email:e.email??"",own:n}):l("invitation.signedIn",{email:n})}
    </p>
    ${o?null:m`<button type="submit" class="button strong wide" disabled=${r.isBusy}>
          ${l(r.isBusy?"page.wait":"invitation.accept")}
        </button>`}
    <${S} error=${i.problem} />
    <p class="door-ways">
      <button type="button" class="button" disabled=${i.isBusy} onClick=${i.submit}>
        ${l("invitation.useOther")}
      </button>
    </p>
  </form>`}function dp({token:e,invited:t,onEnter:n}){let[o,r]=v(!0),i=m`<button type="button" class="button quiet" onClick=${()=>r(!o)}>
    ${l(o?"door.toSignIn":"door.toSignUp")}
  </button>`;return o?m`<${Pi} onEnter=${n} invitation=${e} invited=${t.email}>
        ${i}
      <//>`:m`<${Ei} onEnter=${n} invited=${t.email}>
        ${i}
        <a href=${q({screen:"forgot"})}>${l("door.toForgot")}</a>
      <//>`}function ec(){let[e,t]=v(""),{isBusy:n,problem:o,submit:r}=D(async()=>{await hl({token:H.peek().id,password:e}),Te.value=l("door.passwordSet"),I.value=null,de("signin","",{replace:!0})});return m`<form class="door-sheet" onSubmit=${r}>
    <h1>${l("account.newPassword")}</h1>
    <p>${l("door.resetIntro")}</p>
    <${O} label=${l("account.newPassword")} type="password" value=${e}
      onValue=${t} autocomplete="new-password" minlength="8" maxlength="100"
      required autofocus hint=${l("account.passwordHint")} />
    <${S} error=${o} />
    ${o?m`<p>
          ${l("door.expired")}${" "}
          <a href=${q({screen:"forgot"})}>${l("door.newLink")}</a>
        </p>`:null}
    <button type="submit" class="button strong wide" disabled=${n}>
      ${l("door.setPassword")}
    </button>
    <p class="door-ways">
      <a href=${q({screen:"signin"})}>${l("door.backToSignIn")}</a>
    </p>
  </form>`}var mp={signup:Jl,forgot:jl,reset:ec,invitation:Ql},fp={signup:"button.signUp",forgot:"door.forgotTitle",reset:"account.newPassword",invitation:"invitation.title"};function Co(){let{screen:e,id:t}=H.value,n=e,o=mp[n]??Zl;return U(()=>{document.title=l("page.title",{screen:l(fp[n]??"button.signIn")})},[e]),m`<div class="door">
    <aside class="door-art" aria-hidden="true"><${pp} /></aside>
    <main class="door-main">
      <header class="door-head">
        <img src="mark.svg" alt="" width="44" height="44" />
        <p class="door-name">${l("page.name")}</p>
      </header>
      <${o} key=${e+t} />
      <footer class="door-foot"><${Io} /><${Oo} /></footer>
    </main>
  </div>`}function pp(){return m`<svg viewBox="0 0 600 800" preserveAspectRatio="xMidYMax slice" focusable="false">
    <g class="door-branches">${Ai(300,780,-Math.PI/2,190,0)}</g>
  </svg>`}var hp=6;function Ai(e,t,n,o,r){let i=e+Math.cos(n)*o,s=t+Math.sin(n)*o,a=e+Math.cos(n-.18)*o*.55,c=t+Math.sin(n-.18)*o*.55,d=m`<path
    d="M${e.toFixed(1)} ${t.toFixed(1)}Q${a.toFixed(1)} ${c.toFixed(1)} ${i.toFixed(1)} ${s.toFixed(1)}"
    stroke-width=${(7-r).toFixed(1)}
  />`,u=m`<circle
    cx=${i.toFixed(1)}
    cy=${s.toFixed(1)}
    r=${11-r*1.3}
    class=${`leaf-${(r+Math.round(i))%3}`}
  />`;if(r===hp-1)return[d,u];let f=.46+r*.03;return[d,...Ai(i,s,n-f,o*.74,r+1),...Ai(i,s,n+f*.9,o*.7,r+1),r>0?u:null]}function tc({token:e,isUndo:t}){let[n,o]=v(null),r=async()=>{try{let{email:i}=await(t?wl(e):bl(e)),s=l(t?"door.emailBack":"door.emailChanged",{email:i});I.value=await _o(),I.value?oe(s):Te.value=s,de(I.value?"trees":"signin","",{replace:!0})}catch(i){o(i)}};return U(()=>{document.title=l("page.title",{screen:l("account.email")}),r()},[]),m`<main class="lone" aria-busy=${!n}>
    <h1>${l(n?"door.brokenLink":"door.changingEmail")}</h1>
    <${S} error=${n} />
    ${n?m`<p><a href=${q({})}>${l("door.toTrees")}</a></p>`:null}
  </main>`}var gp=/[\u202a-\u202e\u2066-\u2069]/g;function qt(e){return Ti(e)}function Ti(e){return typeof e=="string"?e.replace(gp,""):Array.isArray(e)?e.map(Ti):e===null||typeof e!="object"?e:Object.fromEntries(Object.entries(e).map(([t,n])=>[t,Ti(n)]))}async function nc(){let e=[],t;do{let n=await A("GET","api/trees",{query:{cursor:t}});e.push(...n.items),t=n.cursor}while(t);return e}async function Oi(e){return A("POST","api/trees",{json:e})}async function oc(e){return A("GET",pe(e),{isGuest:!0})}async function At(e,t){return A("PATCH",pe(e),{json:t})}async function Do(e){await A("DELETE",pe(e))}async function Lo(e,{hidesLiving:t=!1,signal:n}={}){let o={living:t?"hide":""};return qt(await A("GET",`${pe(e)}/graph`,{query:o,signal:n,isGuest:!0}))}async function rc(e){return(await A("GET",`${pe(e)}/shares`)).items}async function ic(e,t){await A("POST",`${pe(e)}/shares`,{json:t})}async function sc(e,t,n){await A("PUT",`${pe(e)}/shares/${encodeURIComponent(t)}`,{json:{role:n}})}async function Ro(e,t){await A("DELETE",`${pe(e)}/shares/${encodeURIComponent(t)}`)}async function ac(e,t){let n={dryRun:!0};return(await A("POST",`${pe(e)}/import`,{query:n,body:dc(t)})).report}async function lc(e,t){return A("POST",`${pe(e)}/import`,{body:dc(t)})}async function cc(e,t){return A("GET",`${pe(e)}/imports/${encodeURIComponent(t)}`)}async function uc(e,t){let n={format:t.format,living:t.living};return jt(`${pe(e)}/export`,{query:n,isGuest:!0})}function pe(e){return`api/trees/${encodeURIComponent(e)}`}function dc(e){return new Blob([e],{type:"application/octet-stream"})}function ft({label:e,value:t,onValue:n,hint:o}){return m`<label class="toggle">
    <input
      type="checkbox"
      checked=${t}
      onChange=${r=>n(r.target.checked)}
    />
    <span>${e}${o?m`<span class="hint">${o}</span>`:null}</span>
  </label>`}function Q({title:e,onClose:t,onCancel:n,children:o}){let r=B(null),i=B(!1),s=je();return ie(()=>{let c=document.activeElement,d=r.current;d?.showModal();let u=d?.querySelector("[data-first]");return u instanceof HTMLElement&&u.focus(),()=>{i.current=!0,d?.close(),c instanceof HTMLElement&&c.isConnected&&c.focus()}},[]),m`<dialog
    class="dialog"
    ref=${r}
    aria-labelledby=${s}
    onCancel=${c=>{n&&(c.preventDefault(),n())}}
    onClose=${()=>{i.current||t()}}
  >
    <header class="dialog-head">
      <h2 id=${s}>${e}</h2>
      <button
        type="button"
        class="button quiet icon-only"
        aria-label=${Y("dialog.close")}
        onClick=${n??t}
      >
        <${E} name="close" />
      </button>
    </header>
    <div class="dialog-body">${o}</div>
  </dialog>`}function Ln({title:e,deed:t,word:n,isDanger:o=!0,onConfirm:r,onClose:i,children:s}){let[a,c]=v(""),[d,u]=v(!1),[f,h]=v(null),p=je(),g=!n||a.trim()===n;return m`<${Q} title=${e} onClose=${i}>
    <form onSubmit=${async w=>{if(w.preventDefault(),!(!g||d)){u(!0),h(null);try{await r(),i()}catch(b){h(b),u(!1)}}}}>
      ${s}
      ${n&&m`<div class="field">
        <label for=${p}>${go("confirm.type",{name:m`<code>${n}</code>`})}</label>
        <input
          id=${p}
          data-first
          value=${a}
          autocomplete="off"
          autocapitalize="off"
          spellcheck=${!1}
          onInput=${w=>c(w.target.value)}
        />
      </div>`}
      <${S} error=${f} />
      <div class="actions">
        <button
          type="submit"
          class="button ${o?"danger":"strong"}"
          disabled=${!g||d}
        >
          ${t}
        </button>
        <button
          type="button"
          class="button"
          data-first=${n?void 0:!0}
          onClick=${i}
        >
          ${Y("confirm.cancel")}
        </button>
      </div>
    </form>
  <//>`}function Yt(e,t){let n=URL.createObjectURL(e),o=document.createElement("a");o.href=n,o.download=t.replace(/[\\/:*?"<>|\u0000-\u001f]+/g," ").trim(),o.click(),setTimeout(()=>URL.revokeObjectURL(n),6e4)}function Oe({told:e,children:t}){return m`<div class="actions">
    ${t}
    <span class="hint" role="status">${e}</span>
  </div>`}function Xt(){return m`<input type="text" hidden readonly autocomplete="username"
    value=${I.value?.email??""} aria-label=${l("account.email")} />`}var $p=500;function mc({onRestored:e}){let t=B(null),[n,o]=v(!0),[r,i]=v(""),[s,a]=v(null),c=D(async()=>{let f=new Date().toISOString().slice(0,10);Yt(await Ol(n),`yggdrasil-${f}.json`)}),d=()=>{let f=t.current?.files?.[0];!t.current||!f||(t.current.value="",i(""),a(f))},u=async f=>{let{trees:h}=await bp(f),p=h.map(g=>l("account.restoredTree",{name:g.treeName}));i(p.length?l("account.restored",{trees:Ee(p)}):l("account.restoredNothing")),e()};return m`<div class="stack">
    <h3>${l("account.data")}</h3>
    <p class="hint">${l("account.dataHint")}</p>
    <${ft} label=${l("account.photos")} value=${n} onValue=${o} />
    <${S} error=${c.problem} />
    <${Oe} told=${r}>
      <button type="button" class="button" disabled=${c.isBusy} onClick=${c.submit}>
        <${E} name="exporting" />${l("button.download")}
      </button>
      <button
        type="button"
        class="button"
        onClick=${()=>t.current?.click()}
      >
        <${E} name="importing" />${l("account.restore")}
      </button>
      <input type="file" hidden ref=${t} accept=".json,application/json"
        aria-label=${l("account.restoreFile")} onChange=${d} />
    <//>
    ${s?m`<${Ln}
          title=${l("account.restoreTitle")}
          deed=${l("account.restoreButton")}
          isDanger=${!1}
          onClose=${()=>a(null)}
          onConfirm=${()=>u(s)}
        >
          <p>${l("account.restoreWarning",{file:s.name})}</p>
        <//>`:null}
  </div>`}async function bp(e){let t=await Il(e).catch(n=>Promise.reject(wp(n)));for(;t.state==="waiting"&&t.restoreId;)await new Promise(n=>setTimeout(n,$p)),t=await Nl(t.restoreId);if(t.state==="failed")throw new Error(l("account.notRestored"));return t}function wp(e){return e instanceof X&&[400,422].includes(e.status)?new Error(l("account.notBackup",{reason:e.message})):e}function fc(){let e=I.value?.email??"",[t,n]=v(e),[o,r]=v(""),[i,s]=v(""),a=t.trim()!==e,{isBusy:c,problem:d,submit:u}=D(async()=>{s(""),await Eo(o);let f=await vl(t.trim()),h=f.email===t.trim();s(h?l("account.saved"):l("account.emailSent",{email:t.trim()})),I.value=f,n(f.email),r("")});return m`<form onSubmit=${u}>
    <h3>${l("account.address")}</h3>
    <div class="fields">
      <${O} label=${l("account.email")} type="email" value=${t} onValue=${n}
        required autocomplete="email" />
      ${a?m`<${O} label=${l("account.passwordToConfirm")} type="password"
            value=${o} onValue=${r} required autocomplete="current-password" />`:null}
    </div>
    <${S} error=${d} />
    <${Oe} told=${i}>
      <button type="submit" class="button" disabled=${c||!a}>
        ${l("account.changeEmail")}
      </button>
    <//>
  </form>`}function pc({onClose:e}){let[t,n]=v(""),{isBusy:o,problem:r,submit:i}=D(async()=>{await Tl(t),e(),Te.value=l("account.deleted"),I.value=null,de("signin")});return m`<details>
    <summary>${l("account.delete")}</summary>
    <form class="stack" onSubmit=${i}>
      <p>${l("account.deleteWarning")}</p>
      <${Xt} />
      <${O} label=${l("account.yourPassword")} type="password" value=${t}
        onValue=${n} required autocomplete="current-password" />
      <${S} error=${r} />
      <div>
        <button type="submit" class="button danger" disabled=${o||!t}>
          ${l("account.deleteAll")}
        </button>
      </div>
    </form>
  </details>`}function hc(){let[e,t]=v(""),[n,o]=v(""),[r,i]=v(""),{isBusy:s,problem:a,submit:c}=D(async()=>{i(""),await kl({current:e,new:n}),t(""),o(""),i(l("account.passwordChanged"))});return m`<form onSubmit=${c}>
    <h3>${l("account.password")}</h3>
    <${Xt} />
    <div class="fields">
      <${O} label=${l("account.currentPassword")} type="password" value=${e}
        onValue=${t} required autocomplete="current-password" />
      <${O} label=${l("account.newPassword")} type="password" value=${n}
        onValue=${o} required minlength="8" maxlength="100" autocomplete="new-password"
        hint=${l("account.passwordHint")} />
    </div>
    <${S} error=${a} />
    <${Oe} told=${r}>
      <button type="submit" class="button" disabled=${s}>
        ${l("account.changePassword")}
      </button>
    <//>
  </form>`}function gc(){let[e,t]=v(I.value?.displayName??""),[n,o]=v(""),{isBusy:r,problem:i,submit:s}=D(async()=>{o(""),I.value=await yl({displayName:e.trim()||null}),o(l("account.saved"))});return m`<form onSubmit=${s}>
    <h3>${l("account.profile")}</h3>
    <div class="fields">
      <${O} label=${l("account.name")} value=${e} onValue=${t}
        maxlength="100" autocomplete="name" hint=${l("account.nameHint")} />
    </div>
    <${S} error=${i} />
    <${Oe} told=${n}>
      <button type="submit" class="button" disabled=${r}>${l("button.save")}</button>
    <//>
  </form>`}var Tt=(e=>(e[e.Border=-1]="Border",e[e.Data=0]="Data",e[e.Function=1]="Function",e[e.Position=2]="Position",e[e.Timing=3]="Timing",e[e.Alignment=4]="Alignment",e))(Tt||{}),yp=[0,1],bc=[1,0],wc=[2,3],yc=[3,2],vp={L:yp,M:bc,Q:wc,H:yc},kp=/^\d*$/,xp=/^[A-Z0-9 $%*+./:-]*$/,Ii="0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:",Li=1,Ri=40,$c=3,Sp=3,Fo=40,_p=10,vc=[[-1,7,10,15,20,26,18,20,24,30,18,20,24,26,30,22,24,28,30,28,28,28,28,30,30,26,28,30,30,30,30,30,30,30,30,30,30,30,30,30,30],[-1,10,16,26,18,24,16,18,22,22,26,30,22,22,24,24,28,28,26,26,26,26,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28],[-1,13,22,18,26,18,24,18,22,20,24,28,26,24,20,30,24,28,28,26,30,28,30,30,30,30,28,30,30,30,30,30,30,30,30,30,30,30,30,30,30],[-1,17,28,22,16,22,28,26,26,24,28,24,28,22,24,24,30,28,28,26,28,30,24,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30]],kc=[[-1,1,1,1,1,1,2,2,2,2,4,4,4,4,4,6,6,6,6,7,8,8,9,9,10,12,12,12,13,14,15,16,17,18,19,19,20,21,22,24,25],[-1,1,1,1,2,2,4,4,4,5,5,5,8,9,9,10,10,11,13,14,16,17,17,18,20,21,23,25,26,28,29,31,33,35,37,38,40,43,45,47,49],[-1,1,1,2,2,4,4,6,6,8,8,8,10,12,16,12,17,16,18,21,20,23,23,25,27,29,34,34,35,38,40,43,45,48,51,53,56,59,62,65,68],[-1,1,1,2,4,4,4,5,6,8,8,11,11,16,16,18,16,19,21,25,25,25,34,30,32,35,37,40,42,45,48,51,54,57,60,63,66,70,74,77,81]],Ni=class{constructor(t,n,o,r){if(this.version=t,this.ecc=n,t<Li||t>Ri)throw new RangeError("Version value out of range");if(r<-1||r>7)throw new RangeError("Mask value out of range");this.size=t*4+17;let i=Array.from({length:this.size}).fill(!1);for(let a=0;a<this.size;a++)this.modules.push(i.slice()),this.types.push(i.map(()=>0));this.drawFunctionPatterns();let s=this.addEccAndInterleave(o);if(this.drawCodewords(s),r===-1){let a=1e9;for(let c=0;c<8;c++){this.applyMask(c),this.drawFormatBits(c);let d=this.getPenaltyScore();d<a&&(r=c,a=d),this.applyMask(c)}}this.mask=r,this.applyMask(r),this.drawFormatBits(r)}size;mask;modules=[];types=[];getModule(t,n){return t>=0&&t<this.size&&n>=0&&n<this.size&&this.modules[n][t]}drawFunctionPatterns(){for(let o=0;o<this.size;o++)this.setFunctionModule(6,o,o%2===0,Tt.Timing),this.setFunctionModule(o,6,o%2===0,Tt.Timing);this.drawFinderPattern(3,3),this.drawFinderPattern(this.size-4,3),this.drawFinderPattern(3,this.size-4);let t=this.getAlignmentPatternPositions(),n=t.length;for(let o=0;o<n;o++)for(let r=0;r<n;r++)o===0&&r===0||o===0&&r===n-1||o===n-1&&r===0||this.drawAlignmentPattern(t[o],t[r]);this.drawFormatBits(0),this.drawVersion()}drawFormatBits(t){let n=this.ecc[1]<<3|t,o=n;for(let i=0;i<10;i++)o=o<<1^(o>>>9)*1335;let r=(n<<10|o)^21522;for(let i=0;i<=5;i++)this.setFunctionModule(8,i,Xe(r,i));this.setFunctionModule(8,7,Xe(r,6)),this.setFunctionModule(8,8,Xe(r,7)),this.setFunctionModule(7,8,Xe(r,8));for(let i=9;i<15;i++)this.setFunctionModule(14-i,8,Xe(r,i));for(let i=0;i<8;i++)this.setFunctionModule(this.size-1-i,8,Xe(r,i));for(let i=8;i<15;i++)this.setFunctionModule(8,this.size-15+i,Xe(r,i));this.setFunctionModule(8,this.size-8,!0)}drawVersion(){if(this.version<7)return;let t=this.version;for(let o=0;o<12;o++)t=t<<1^(t>>>11)*7973;let n=this.version<<12|t;for(let o=0;o<18;o++){let r=Xe(n,o),i=this.size-11+o%3,s=Math.floor(o/3);this.setFunctionModule(i,s,r),this.setFunctionModule(s,i,r)}}drawFinderPattern(t,n){for(let o=-4;o<=4;o++)for(let r=-4;r<=4;r++){let i=Math.max(Math.abs(r),Math.abs(o)),s=t+r,a=n+o;s>=0&&s<this.size&&a>=0&&a<this.size&&this.setFunctionModule(s,a,i!==2&&i!==4,Tt.Position)}}drawAlignmentPattern(t,n){for(let o=-2;o<=2;o++)for(let r=-2;r<=2;r++)this.setFunctionModule(t+r,n+o,Math.max(Math.abs(r),Math.abs(o))!==1,Tt.Alignment)}setFunctionModule(t,n,o,r=Tt.Function){this.modules[n][t]=o,this.types[n][t]=r}addEccAndInterleave(t){let n=this.version,o=this.ecc;if(t.length!==Bo(n,o))throw new RangeError("Invalid argument");let r=kc[o[0]][n],i=vc[o[0]][n],s=Math.floor(Ci(n)/8),a=r-s%r,c=Math.floor(s/r),d=[],u=Cp(i);for(let h=0,p=0;h<r;h++){let g=t.slice(p,p+c-i+(h<a?0:1));p+=g.length;let $=Dp(g,u);h<a&&g.push(0),d.push(g.concat($))}let f=[];for(let h=0;h<d[0].length;h++)d.forEach((p,g)=>{(h!==c-i||g>=a)&&f.push(p[h])});return f}drawCodewords(t){if(t.length!==Math.floor(Ci(this.version)/8))throw new RangeError("Invalid argument");let n=0;for(let o=this.size-1;o>=1;o-=2){o===6&&(o=5);for(let r=0;r<this.size;r++)for(let i=0;i<2;i++){let s=o-i,c=(o+1&2)===0?this.size-1-r:r;!this.types[c][s]&&n<t.length*8&&(this.modules[c][s]=Xe(t[n>>>3],7-(n&7)),n++)}}}applyMask(t){if(t<0||t>7)throw new RangeError("Mask value out of range");for(let n=0;n<this.size;n++)for(let o=0;o<this.size;o++){let r;switch(t){case 0:r=(o+n)%2===0;break;case 1:r=n%2===0;break;case 2:r=o%3===0;break;case 3:r=(o+n)%3===0;break;case 4:r=(Math.floor(o/3)+Math.floor(n/2))%2===0;break;case 5:r=o*n%2+o*n%3===0;break;case 6:r=(o*n%2+o*n%3)%2===0;break;case 7:r=((o+n)%2+o*n%3)%2===0;break;default:throw new Error("Unreachable")}!this.types[n][o]&&r&&(this.modules[n][o]=!this.modules[n][o])}}getPenaltyScore(){let t=0;for(let i=0;i<this.size;i++){let s=!1,a=0,c=[0,0,0,0,0,0,0];for(let d=0;d<this.size;d++)this.modules[i][d]===s?(a++,a===5?t+=$c:a>5&&t++):(this.finderPenaltyAddHistory(a,c),s||(t+=this.finderPenaltyCountPatterns(c)*Fo),s=this.modules[i][d],a=1);t+=this.finderPenaltyTerminateAndCount(s,a,c)*Fo}for(let i=0;i<this.size;i++){let s=!1,a=0,c=[0,0,0,0,0,0,0];for(let d=0;d<this.size;d++)this.modules[d][i]===s?(a++,a===5?t+=$c:a>5&&t++):(this.finderPenaltyAddHistory(a,c),s||(t+=this.finderPenaltyCountPatterns(c)*Fo),s=this.modules[d][i],a=1);t+=this.finderPenaltyTerminateAndCount(s,a,c)*Fo}for(let i=0;i<this.size-1;i++)for(let s=0;s<this.size-1;s++){let a=this.modules[i][s];a===this.modules[i][s+1]&&a===this.modules[i+1][s]&&a===this.modules[i+1][s+1]&&(t+=Sp)}let n=0;for(let i of this.modules)n=i.reduce((s,a)=>s+(a?1:0),n);let o=this.size*this.size,r=Math.ceil(Math.abs(n*20-o*10)/o)-1;return t+=r*_p,t}getAlignmentPatternPositions(){if(this.version===1)return[];{let t=Math.floor(this.version/7)+2,n=this.version===32?26:Math.ceil((this.version*4+4)/(t*2-2))*2,o=[6];for(let r=this.size-7;o.length<t;r-=n)o.splice(1,0,r);return o}}finderPenaltyCountPatterns(t){let n=t[1],o=n>0&&t[2]===n&&t[3]===n*3&&t[4]===n&&t[5]===n;return(o&&t[0]>=n*4&&t[6]>=n?1:0)+(o&&t[6]>=n*4&&t[0]>=n?1:0)}finderPenaltyTerminateAndCount(t,n,o){return t&&(this.finderPenaltyAddHistory(n,o),n=0),n+=this.size,this.finderPenaltyAddHistory(n,o),this.finderPenaltyCountPatterns(o)}finderPenaltyAddHistory(t,n){n[0]===0&&(t+=this.size),n.pop(),n.unshift(t)}};function Ze(e,t,n){if(t<0||t>31||e>>>t)throw new RangeError("Value out of range");for(let o=t-1;o>=0;o--)n.push(e>>>o&1)}function Xe(e,t){return(e>>>t&1)!==0}var Rn=class{constructor(t,n,o){if(this.mode=t,this.numChars=n,this.bitData=o,n<0)throw new RangeError("Invalid argument");this.bitData=o.slice()}getData(){return this.bitData.slice()}},Mp=[1,10,12,14],Ep=[2,9,11,13],Pp=[4,8,16,16];function xc(e,t){return e[Math.floor((t+7)/17)+1]}function Sc(e){let t=[];for(let n of e)Ze(n,8,t);return new Rn(Pp,e.length,t)}function Ap(e){if(!_c(e))throw new RangeError("String contains non-numeric characters");let t=[];for(let n=0;n<e.length;){let o=Math.min(e.length-n,3);Ze(Number.parseInt(e.substring(n,n+o),10),o*3+1,t),n+=o}return new Rn(Mp,e.length,t)}function Tp(e){if(!Mc(e))throw new RangeError("String contains unencodable characters in alphanumeric mode");let t=[],n;for(n=0;n+2<=e.length;n+=2){let o=Ii.indexOf(e.charAt(n))*45;o+=Ii.indexOf(e.charAt(n+1)),Ze(o,11,t)}return n<e.length&&Ze(Ii.indexOf(e.charAt(n)),6,t),new Rn(Ep,e.length,t)}function Op(e){return e===""?[]:_c(e)?[Ap(e)]:Mc(e)?[Tp(e)]:[Sc(Np(e))]}function _c(e){return kp.test(e)}function Mc(e){return xp.test(e)}function Ip(e,t){let n=0;for(let o of e){let r=xc(o.mode,t);if(o.numChars>=1<<r)return Number.POSITIVE_INFINITY;n+=4+r+o.bitData.length}return n}function Np(e){e=encodeURI(e);let t=[];for(let n=0;n<e.length;n++)e.charAt(n)!=="%"?t.push(e.charCodeAt(n)):(t.push(Number.parseInt(e.substring(n+1,n+3),16)),n+=2);return t}function Ci(e){if(e<Li||e>Ri)throw new RangeError("Version number out of range");let t=(16*e+128)*e+64;if(e>=2){let n=Math.floor(e/7)+2;t-=(25*n-10)*n-55,e>=7&&(t-=36)}return t}function Bo(e,t){return Math.floor(Ci(e)/8)-vc[t[0]][e]*kc[t[0]][e]}function Cp(e){if(e<1||e>255)throw new RangeError("Degree out of range");let t=[];for(let o=0;o<e-1;o++)t.push(0);t.push(1);let n=1;for(let o=0;o<e;o++){for(let r=0;r<t.length;r++)t[r]=Di(t[r],n),r+1<t.length&&(t[r]^=t[r+1]);n=Di(n,2)}return t}function Dp(e,t){let n=t.map(o=>0);for(let o of e){let r=o^n.shift();n.push(0),t.forEach((i,s)=>n[s]^=Di(i,r))}return n}function Di(e,t){if(e>>>8||t>>>8)throw new RangeError("Byte out of range");let n=0;for(let o=7;o>=0;o--)n=n<<1^(n>>>7)*285,n^=(t>>>o&1)*e;return n}function Lp(e,t,n=1,o=40,r=-1,i=!0){if(!(Li<=n&&n<=o&&o<=Ri)||r<-1||r>7)throw new RangeError("Invalid value");let s,a;for(s=n;;s++){let f=Bo(s,t)*8,h=Ip(e,s);if(h<=f){a=h;break}if(s>=o)throw new RangeError("Data too long")}for(let f of[bc,wc,yc])i&&a<=Bo(s,f)*8&&(t=f);let c=[];for(let f of e){Ze(f.mode[0],4,c),Ze(f.numChars,xc(f.mode,s),c);for(let h of f.getData())c.push(h)}let d=Bo(s,t)*8;Ze(0,Math.min(4,d-c.length),c),Ze(0,(8-c.length%8)%8,c);for(let f=236;c.length<d;f^=253)Ze(f,8,c);let u=Array.from({length:Math.ceil(c.length/8)},()=>0);return c.forEach((f,h)=>u[h>>>3]|=f<<7-(h&7)),new Ni(s,t,u,r)}function Ec(e,t){let{ecc:n="L",boostEcc:o=!1,minVersion:r=1,maxVersion:i=40,maskPattern:s=-1,border:a=1}=t||{},c=typeof e=="string"?Op(e):Array.isArray(e)?[Sc(e)]:void 0;if(!c)throw new Error(`uqr only supports encoding string and binary data, but got: ${typeof e}`);let d=Lp(c,vp[n],r,i,s,o),u=Rp({version:d.version,maskPattern:d.mask,size:d.size,data:d.modules,types:d.types},a);return t?.invert&&(u.data=u.data.map(f=>f.map(h=>!h))),t?.onEncoded?.(u),u}function Rp(e,t=1){if(!t)return e;let{size:n}=e,o=n+t*2;e.size=o,e.data.forEach(i=>{for(let s=0;s<t;s++)i.unshift(!1),i.push(!1)});for(let i=0;i<t;i++)e.data.unshift(Array.from({length:o},s=>!1)),e.data.push(Array.from({length:o},s=>!1));let r=Tt.Border;e.types.forEach(i=>{for(let s=0;s<t;s++)i.unshift(r),i.push(r)});for(let i=0;i<t;i++)e.types.unshift(Array.from({length:o},s=>r)),e.types.push(Array.from({length:o},s=>r));return e}var Fp=4;function Pc({text:e,label:t}){let{size:n,path:o}=dt(()=>Bp(e),[e]);return m`<svg class="qr" viewBox="0 0 ${n} ${n}" role="img" aria-label=${t}>
    <rect class="qr-ground" width=${n} height=${n} />
    <path class="qr-ink" d=${o} />
  </svg>`}function Bp(e){let{size:t,data:n}=Ec(e,{ecc:"M",border:Fp}),o=n.flatMap((r,i)=>r.map((s,a)=>s?`M${a} ${i}h1v1h-1z`:"")).join("");return{size:t,path:o}}function Ac({title:e,secret:t,onDone:n,children:o}){let r=B(null);return ie(()=>r.current?.focus(),[]),m`<section class="secret" ref=${r} tabindex="-1" aria-label=${e}>
    <h3>${e}</h3>
    <p>${Y("secret.once")}</p>
    <p class="secret-text"><code>${t}</code></p>
    ${o}
    <div class="actions">
      <${mt} text=${t} label=${Y("secret.copy")} />
      <button type="button" class="button" onClick=${n}>${Y("secret.done")}</button>
    </div>
  </section>`}var zp=/.{1,4}/g,Tc={on:"factor.turnOn",codes:"factor.newCodes",off:"factor.turnOff"};function Oc(){let[e,t]=v(""),[n,o]=v(""),[r,i]=v([]),[s,a]=v(""),c=!!I.value?.hasSecondFactor,d=g=>{I.value&&(I.value={...I.value,hasSecondFactor:g})},u=async()=>{e==="on"&&o(await Ml()),e==="codes"&&i(await Al()),e==="off"&&(await Pl(),d(!1),a(l("factor.turnedOff"))),t("")},f=g=>{o(""),i(g),d(!0)},h=g=>()=>{a(""),t(g)},p=!e&&!n&&!r.length;return m`<section class="stack" aria-label=${l("factor.title")}>
    <h3>${l("factor.title")}</h3>
    <p>${l(c?"factor.isOn":"factor.isOff")}</p>
    ${r.length?m`<${Ac} title=${l("factor.codes")} secret=${r.join(`
`)}
          onDone=${()=>i([])}>
          <p class="hint">${l("factor.codesHint")}</p>
        <//>`:null}
    ${n?m`<${Gp} uri=${n} onDone=${f} onCancel=${()=>o("")} />`:null}
    ${e?m`<${Up} key=${e} button=${l(Tc[e])} onVerified=${u}
          onCancel=${()=>t("")} />`:null}
    ${p?m`<${Oe} told=${s}>
          ${(c?["codes","off"]:["on"]).map(g=>m`<button type="button" class="button" key=${g} onClick=${h(g)}>
              ${l(Tc[g])}
            </button>`)}
        <//>`:null}
  </section>`}function Up({button:e,onVerified:t,onCancel:n}){let[o,r]=v(""),{isBusy:i,problem:s,submit:a}=D(async()=>{await Eo(o),await t()});return m`<form class="stack" onSubmit=${a}>
    <${Xt} />
    <${O} label=${l("account.passwordToConfirm")} type="password" value=${o}
      onValue=${r} required autofocus autocomplete="current-password" />
    <${S} error=${s} />
    <div class="actions">
      <button type="submit" class="button strong" disabled=${i||!o}>${e}</button>
      <button type="button" class="button" onClick=${n}>${l("button.cancel")}</button>
    </div>
  </form>`}function Gp({uri:e,onDone:t,onCancel:n}){let[o,r]=v(""),{isBusy:i,problem:s,submit:a}=D(async()=>{t(await El(o.trim()))});return m`<form class="stack" onSubmit=${a}>
    <p>${l("factor.scan")}</p>
    <${Pc} text=${e} label=${l("factor.qr")} />
    <p class="hint">${l("factor.manual")} <code class="factor-key">${Hp(e)}</code></p>
    <${O} label=${l("factor.code")} value=${o} onValue=${r} required autofocus
      inputmode="numeric" autocomplete="one-time-code" maxlength="20" />
    <${S} error=${s} />
    <div class="actions">
      <button type="submit" class="button strong" disabled=${i||!o.trim()}>
        ${l("factor.confirm")}
      </button>
      <button type="button" class="button" onClick=${n}>${l("button.cancel")}</button>
    </div>
  </form>`}function Hp(e){return((new URL(e).searchParams.get("secret")??"").match(zp)??[]).join(" ")}var Wp=[["Edg","Edge"],["OPR","Opera"],["SamsungBrowser","Samsung Internet"],["Firefox","Firefox"],["FxiOS","Firefox"],["CriOS","Chrome"],["Chrome","Chrome"],["Safari","Safari"]],jp=[["iPhone","iPhone"],["iPad","iPad"],["Android","Android"],["CrOS","ChromeOS"],["Windows","Windows"],["Mac OS X","macOS"],["Linux","Linux"]],Vp=40;function Nc(e){let t=Ic(Wp,e),n=Ic(jp,e);if(t&&n)return l("sessions.device",{browser:t,system:n});let o=e.split("/")[0]?.trim().slice(0,Vp)??"";return t||n||o||l("sessions.unknown")}function Ic(e,t){return e.find(([n=""])=>t.includes(n))?.[1]??""}function Cc(){let{answer:e,problem:t,again:n}=fe(xl,[]),[o,r]=v(""),i=(e??[]).filter(a=>!a.isCurrent),s=D(async()=>{await _l(),r(l("sessions.endedAll")),await n()});return m`<section class="stack" aria-label=${l("sessions.title")}>
    <h3>${l("sessions.title")}</h3>
    <${S} error=${t} onRetry=${n} />
    <ul class="rows" aria-label=${l("sessions.title")}>
      ${(e??[]).map(a=>m`<${Kp} key=${a.sessionId} session=${a} onEnded=${n} />`)}
    </ul>
    <${S} error=${s.problem} />
    ${i.length?m`<${Oe} told=${o}>
          <button type="button" class="button" disabled=${s.isBusy} onClick=${s.submit}>
            ${l("sessions.endOthers")}
          </button>
        <//>`:m`<p class="hint" role="status">${o||l("sessions.onlyThis")}</p>`}
  </section>`}function Kp({session:e,onEnded:t}){let n=Nc(e.device??""),{isBusy:o,problem:r,submit:i}=D(async()=>{await Sl(e.sessionId),t()});return m`<li class="row">
    <span class="row-words">
      <strong>
        ${n}${" "}
        ${e.isCurrent?m`<span class="tag">${l("sessions.this")}</span>`:null}
      </strong>
      <span class="hint">${qp(e)}</span>
      <${S} error=${r} />
    </span>
    ${e.isCurrent?null:m`<span class="row-acts">
          <button type="button" class="button quiet" disabled=${o} onClick=${i}
            aria-label=${l("sessions.endOn",{device:n})}>
            ${l("button.signOut")}
          </button>
        </span>`}
  </li>`}function qp({startedAt:e,lastUsedAt:t,network:n}){let o=i=>We(new Date(i),{dateStyle:"medium"}),r=[l("sessions.since",{date:o(e)})];return t&&r.push(l("sessions.used",{date:o(t)})),n&&r.push(n),r.join(" · ")}function Dc({onClose:e,onRestored:t}){return m`<${Q} title=${l("account.title")} onClose=${e}>
    <div class="stack parted">
      <${gc} />
      <${fc} />
      <${hc} />
      <${Oc} />
      <${Cc} />
      <${mc} onRestored=${t} />
      <${pc} onClose=${e} />
    </div>
  <//>`}function zo(e){let[t,n]=v(!1);return{isOver:t,takes:{onDragOver(o){o.dataTransfer?.types.includes("Files")&&(o.preventDefault(),e?n(!0):o.dataTransfer.dropEffect="none")},onDragLeave(o){o.relatedTarget||n(!1)},onDrop(o){n(!1);let r=o.dataTransfer?.files[0];!r||o.defaultPrevented||(o.preventDefault(),e?.(r))}}}}function Uo({words:e}){return m`<div class="drop-here" aria-hidden="true">
    <p><${E} name="importing" />${e}</p>
  </div>`}function Ve({label:e,items:t,icon:n="more",isIconOnly:o=!0,children:r}){let[i,s]=v(!1),a=B(null),c=je();ie(()=>{if(!i)return;Fi(a.current,0);let f=h=>{h.target instanceof Node&&!a.current?.contains(h.target)&&s(!1)};return document.addEventListener("pointerdown",f),()=>document.removeEventListener("pointerdown",f)},[i]);let d=()=>{s(!1),a.current?.querySelector("button")?.focus()};return m`<div class="menu" ref=${a} onKeyDown=${f=>{if(!i)return;let h={ArrowDown:1,ArrowUp:-1};if(f.key==="Escape")d();else if(f.key==="Tab")s(!1);else if(f.key==="Home")Fi(a.current,0);else if(f.key==="End")Fi(a.current,-1);else if(f.key in h)Yp(a.current,h[f.key]??0);else return;f.key!=="Tab"&&f.preventDefault(),f.stopPropagation()}}>
    <button
      type="button"
      class="button quiet ${o?"icon-only":""}"
      aria-haspopup="menu"
      aria-expanded=${i}
      aria-controls=${i?c:void 0}
      aria-label=${o?e:void 0}
      title=${o?e:void 0}
      onClick=${()=>s(!i)}
    >
      ${r??m`<${E} name=${n} />${o?null:e}`}
    </button>
    ${i?m`<ul class="menu-list" role="menu" id=${c} aria-label=${e}>
          ${t.map(f=>m`<li role="none" key=${f.label}>
              <button
                type="button"
                role="menuitem"
                tabindex="-1"
                class=${f.isDanger?"menu-item danger":"menu-item"}
                onClick=${()=>{d(),f.act()}}
              >
                ${f.icon?m`<${E} name=${f.icon} />`:null}${f.label}
              </button>
            </li>`)}
        </ul>`:null}
  </div>`}function Lc(e){return[...e?.querySelectorAll("[role=menuitem]")??[]]}function Fi(e,t){Lc(e).at(t)?.focus()}function Yp(e,t){let n=Lc(e),o=n.findIndex(r=>r===document.activeElement);n[(o+t+n.length)%n.length]?.focus()}async function Bi(){try{await Mo()}catch(e){me(e);return}Te.value=l("account.signedOut"),I.value=null,de("signin")}function Rc({onAccount:e}){let t=I.value?.displayName||I.value?.email||"";return m`<header class="masthead">
    <a class="skip" href="#main" onClick=${zi}>${l("home.skip")}</a>
    <a class="masthead-name" href=${q({})}>
      <img src="mark.svg" alt="" width="32" height="32" />${l("page.name")}
    </a>
    <div class="masthead-tools">
      <${Io} />
      <${Oo} />
      <${Ve}
        label=${t}
        isIconOnly=${!1}
        items=${[{label:l("account.title"),icon:"person",act:e},{label:l("button.signOut"),icon:"lock",act:Bi}]}
      >
        <${E} name="person" /><span class="masthead-user">${t}</span>
      <//>
    </div>
  </header>`}function zi(e){e.preventDefault(),document.getElementById("main")?.focus()}function Ui({report:e,isDone:t}){if(!e)return m`<p role="status">${l("report.doneSentence")}</p>`;let n=e.warningCount??0;return m`<section class="stack" role="status" aria-label=${l("report.title")}>
    ${t?m`<h3 class="good"><${E} name="check" />${l("report.done")}</h3>`:m`<h3>${l("report.planned")}</h3>`}
    <ul class="plain">
      ${Jp(e).map(o=>m`<li key=${o}>${o}</li>`)}
    </ul>
    ${n?m`<details>
          <summary>${l("report.warnings",{count:n})}</summary>
          <ul class="plain">
            ${e.warnings.map((o,r)=>m`<li key=${r}>
                  ${l("report.warning",{line:o.line,text:Tn(o.text)})}
                </li>`)}
            ${n>e.warnings.length?m`<li>
                  ${l("report.moreWarnings",{count:n-e.warnings.length})}
                </li>`:null}
          </ul>
        </details>`:null}
    <${Fc} what="kept" tags=${e.kept} />
    <${Fc} what="refused" tags=${e.refused} />
  </section>`}function Fc({what:e,tags:t=[]}){let n=t.reduce((o,r)=>o+r.count,0);return n?m`<details>
    <summary>${l(`report.${e}`,{count:n})}</summary>
    <ul class="plain">
      ${t.map(({tag:o,count:r,lines:i})=>m`<li key=${o}>
          ${ve("report.tag",{tag:o,count:r,line:i[0]??0,code:Xp})}
        </li>`)}
    </ul>
  </details>`:null}function Xp(e){return m`<code>${e}</code>`}var Zp=["added","updated","unchanged","couples","parentLinks","photos","editsKept","editsReplaced","missingPeople"];function Jp(e){return Zp.filter(t=>e[t]).map(t=>l(`report.${t}`,{count:e[t]}))}var Qp=300,eh=".ged,.gdz,.json,text/vnd.familysearch.gedcom,application/json";function Go({first:e,isReady:t=!0,isLookedAt:n=!1,prepare:o,onFile:r,onRefused:i,onWritten:s,onDone:a}){let[c,d]=v(e??null),[u,f]=v("choose"),[h,p]=v(null),[g,$]=v(null),[w,b]=v(null),y=u==="read"||u==="write",k=B(!0);U(()=>()=>{k.current=!1},[]);let x=C=>{!C||y||(b(null),$(null),f("choose"),d(C),r?.(C))},_=async()=>{if(!c)return;let C=n&&u==="choose";f(C?"read":"write"),b(null),p(null);try{let F=await o();C?$(await ac(F,c)):($(await nh(F,c,p)),s?.(),k.current||oe(l("import.imported",{file:c.name}))),f(C?"look":"done")}catch(F){k.current?b(F):me(F),f("choose"),await i?.()}};return m`<div class="stack">
    ${u==="done"?null:m`<${oh} file=${c} onFile=${x} isBusy=${y} />`}
    <${ih} error=${w} />
    ${y?m`<${rh} progress=${h} />`:null}
    ${u==="look"?m`<${Ui} report=${g} isDone=${!1} />
          <p class="hint">${l("import.forGood")}</p>`:null}
    ${u==="done"?m`<${Ui} report=${g} isDone=${!0} />
          <div class="actions">
            <button type="button" class="button strong" onClick=${a}>
              ${l("import.open")}
            </button>
          </div>`:m`<div class="actions">
          <button
            type="button"
            class="button strong"
            disabled=${!c||!t||y}
            onClick=${_}
          >
            <${E} name="importing" />${th(u,n)}
          </button>
        </div>`}
  </div>`}function th(e,t){return e==="read"?l("import.reading"):e==="write"?l("import.importing"):l(e==="choose"&&t?"import.preview":"import.import")}async function nh(e,t,n){let o=await lc(e,t);for(;;){let{state:r,written:i=0,total:s=0,...a}=await cc(e,o.importId);if(n({written:i,total:s}),r==="done")return a.report;if(r==="failed")throw new Error(a.trouble??l("import.notImported"));await new Promise(c=>setTimeout(c,Qp))}}function oh({file:e,onFile:t,isBusy:n}){let[o,r]=v(!1),i=B(null);return U(()=>()=>r(!1),[]),m`<div
    class="drop-place ${o?"over":""}"
    onDragOver=${s=>{s.preventDefault(),r(!0)}}
    onDragLeave=${()=>r(!1)}
    onDrop=${s=>{s.preventDefault(),r(!1),t(s.dataTransfer?.files[0])}}
  >
    <${E} name="importing" />
    ${e?m`<p><strong>${e.name}</strong><br />${Ea(e.size)}</p>`:m`<p>${l("import.dropHere")}</p>`}
    <button
      type="button"
      class="button"
      disabled=${n}
      onClick=${()=>i.current?.click()}
    >
      ${l(e?"import.chooseOther":"import.choose")}
    </button>
    <input
      type="file"
      hidden
      ref=${i}
      accept=${eh}
      aria-label=${l("import.file")}
      onChange=${s=>t(s.target.files[0])}
    />
  </div>`}function rh({progress:e}){let t=e!==null&&e.total>0;return m`<div role="status">
    <label class="field-label" for="import-progress">
      ${t?l("import.progress",{written:e.written,total:e.total}):l("import.readingFile")}
    </label>
    <progress
      id="import-progress"
      max=${t?e.total:void 0}
      value=${t?e.written:void 0}
    ></progress>
  </div>`}function ih({error:e}){let{line:t}=e?.details??{};return m`<${S} error=${e} />
    ${t?m`<p class="hint">${l("import.fix")}</p>`:null}`}function zc({file:e,onWritten:t,onClose:n}){let[o,r]=v(e?"file":"empty"),[i,s]=v(e?Bc(e.name):""),[a,c]=v(""),[d,u]=v(!1),f=B(""),h=()=>({treeName:i.trim(),...a.trim()?{description:a.trim()}:{}}),{isBusy:p,problem:g,submit:$}=D(async()=>{let k=await Oi(h());n(),de("tree",k.treeId)}),w=async()=>(f.current||(f.current=(await Oi(h())).treeId),u(!0),f.current),b=async()=>{let k=f.current;f.current="",u(!1),k&&await Do(k)},y=m`<${O} label=${l("tree.name")} value=${i} onValue=${s}
      maxlength="100" required data-first placeholder=${l("tree.nameExample")} />
    <${O} label=${l("tree.description")} type="area" rows="2" value=${a}
      onValue=${c} maxlength="500" hint=${l("tree.descriptionHint")} />`;return m`<${Q} title=${l("home.newTree")} onClose=${n}>
    <div class="stack">
      ${d?m`<p><strong>${i.trim()}</strong></p>`:m`<${Re}
            legend=${l("home.startWith")}
            name="how"
            value=${o}
            options=${[["empty",l("home.startEmpty"),"plus"],["file",l("home.startFile"),"importing"]]}
            onValue=${r}
          />`}
      ${o==="empty"?m`<form class="stack" onSubmit=${$}>
            ${y}
            <${S} error=${g} />
            <div class="actions">
              <button type="submit" class="button strong" disabled=${p||!i.trim()}>
                ${l("home.create")}
              </button>
            </div>
          </form>`:m`<div class="stack">
            ${d?null:y}
            <${Go}
              first=${e}
              isReady=${!!i.trim()}
              prepare=${w}
              onRefused=${b}
              onWritten=${t}
              onFile=${k=>{i.trim()||s(Bc(k.name))}}
              onDone=${()=>{n(),de("tree",f.current)}}
            />
          </div>`}
    </div>
  <//>`}function Bc(e){let t=e.replace(/\.[^.]*$/,"").replace(/[_-]+/g," ").trim();return t.charAt(0).toUpperCase()+t.slice(1,100)}function Ho({tree:e,onClose:t}){let[n,o]=v(!!e.isPublic),r=fe(()=>Lo(e.treeId,{hidesLiving:!0}),[e.treeId]),i=r.answer?.persons??[],s=i.filter(f=>f.hidden).length,{isBusy:a,problem:c,submit:d}=D(async()=>{await At(e.treeId,{isPublic:!n}),o(!n)}),u=new URL(q({screen:"public",id:e.treeId}),document.baseURI).href;return m`<${Q} title=${l("publish.title",{tree:e.treeName})} onClose=${t}>
    <form class="stack" onSubmit=${d}>
      <p>${l(n?"publish.isPublic":"publish.isPrivate")}</p>
      <div class="two-lists">
        <section>
          <h3><${E} name="globe" />${l("publish.shown")}</h3>
          <ul>
            <li>${l("publish.shownName")}</li>
            <li>
              ${r.answer?l("publish.shownDead",{count:i.length-s}):l("publish.shownAnyDead")}
            </li>
            <li>${l("publish.shownKin")}</li>
          </ul>
        </section>
        <section>
          <h3><${E} name="lock" />${l("publish.hidden")}</h3>
          <ul>
            <li>
              ${r.answer?ve("publish.hiddenLiving",{count:s,strong:sh}):l("publish.hiddenAnyLiving")}
            </li>
            <li>${l("publish.hiddenOwner")}</li>
          </ul>
        </section>
      </div>
      <p class="hint">${l("publish.hint")}</p>
      ${n?m`<div class="public-link">
            <label for="public-link" class="field-label">${l("publish.link")}</label>
            <div class="with-button">
              <input id="public-link" readonly value=${u} onFocus=${ah} />
              <${mt} text=${u} label=${l("publish.copy")} />
            </div>
          </div>`:null}
      <${S} error=${c??r.problem} />
      <div class="actions">
        <button
          type="submit"
          class=${n?"button danger":"button strong"}
          disabled=${a}
          data-first
        >
          ${l(n?"publish.stop":"publish.publish")}
        </button>
        ${n?m`<a class="button" href=${q({screen:"public",id:e.treeId})}
              target="_blank" rel="noopener">${l("publish.preview")}</a>`:null}
        <button type="button" class="button" onClick=${t}>${l("button.done")}</button>
      </div>
    </form>
  <//>`}function sh(e){return m`<strong>${e}</strong>`}function ah(e){e.target.select()}var Gi=["viewer","relative","editor"];function Uc({treeId:e,onDone:t}){let[n,o]=v(""),[r,i]=v("viewer"),[s,a]=v(""),c=D(async()=>{let u=await ch(e,{email:n.trim(),role:r});oe(l(u?"share.invited":"share.mailed",{email:n.trim()})),o(""),await t()}),d=D(async()=>{let{token:u=""}=await Mi(e,{role:r}),f=new URL(q({screen:"invitation",id:u}),document.baseURI).href;a(f),await navigator.clipboard?.writeText(f).catch(()=>{}),await t()});return m`<form class="stack" onSubmit=${c.submit}>
    <div class="fields">
      <${O} label=${l("account.email")} type="email" value=${n} onValue=${o}
        required data-first placeholder=${l("share.emailExample")} />
      <${O} label=${l("share.access")} value=${r} onValue=${i}
        options=${Gi.map(u=>[u,l(`tree.access.${u}`)])} />
    </div>
    <${S} error=${dh(c.problem)??d.problem} />
    <div class="actions">
      <button type="submit" class="button strong" disabled=${c.isBusy||!n.trim()}>
        <${E} name="share" />${l("share.byEmail")}
      </button>
      <button type="button" class="button" disabled=${d.isBusy} onClick=${d.submit}>
        <${E} name="link" />${l("share.copyLink")}
      </button>
    </div>
    ${s?m`<${lh} link=${s} />`:null}
  </form>`}function lh({link:e}){let t=n=>n.target.select();return m`<div class="public-link" role="status">
    <label for="invite-link" class="field-label">${l("share.link")}</label>
    <div class="with-button">
      <input id="invite-link" readonly value=${e} onFocus=${t} />
      <${mt} text=${e} />
    </div>
    <p class="hint">${l("share.linkHint")}</p>
  </div>`}async function ch(e,t){try{return await ic(e,t),!0}catch(n){if(!(n instanceof X)||!uh(n))throw n}return await Mi(e,t),!1}function uh(e){return e.status===404||e.status===409&&e.details.place==="email"}function dh(e){return e instanceof X?e.details.reason==="no_mail"?l("share.noMail"):e.details.need==="confirmed"?l("share.confirmFirst"):e:e}function Gc({treeId:e,invitations:t,onAct:n}){return t.length?m`<h3>${l("share.pending")}</h3>
    <ul class="rows" aria-label=${l("share.pending")}>
      ${t.map(o=>m`<${mh}
          key=${o.invitationId}
          invitation=${o}
          onResend=${()=>n(async()=>{await Kl(e,o.invitationId),oe(l("share.mailed",{email:o.email??""}))})}
          onRevoke=${()=>n(()=>ql(e,o.invitationId))}
        />`)}
    </ul>`:null}function mh({invitation:e,onResend:t,onRevoke:n}){let o=e.email??l("share.aLink"),r=We(new Date(e.expiresAt),{dateStyle:"medium"});return m`<li class="row">
    <span class="row-words">
      <strong>${o}</strong>
      <span class="hint">
        ${l(`tree.access.${e.role}`)} · ${l("share.until",{date:r})}
      </span>
    </span>
    <span class="row-acts">
      ${e.email?m`<button type="button" class="button quiet" onClick=${t}
            aria-label=${l("share.resendTo",{name:o})}>
            ${l("share.resend")}
          </button>`:null}
      <button
        type="button"
        class="button quiet icon-only"
        aria-label=${l("share.revokeFor",{name:o})}
        title=${l("share.revoke")}
        onClick=${n}
      >
        <${E} name="bin" />
      </button>
    </span>
  </li>`}function jo({tree:e,onClose:t}){let{answer:n,problem:o,again:r}=fe(()=>rc(e.treeId),[e.treeId]),i=fe(()=>Vl(e.treeId),[e.treeId]),s=()=>Promise.all([r(),i.again()]),a=async c=>{try{await c()}catch(d){if(me(d),!(d instanceof X&&d.status))return}await s()};return m`<${Q} title=${l("share.title",{tree:e.treeName})} onClose=${t}>
    <div class="stack">
      <${Uc} treeId=${e.treeId} onDone=${s} />
      <h3>${l("share.who")}</h3>
      <${S} error=${o} onRetry=${r} />
      ${n&&!n.length?m`<p class="hint">${l("share.nobody")}</p>`:null}
      <ul class="rows" aria-label=${l("share.guests")}>
        ${(n??[]).map(c=>m`<${fh}
            key=${c.userId}
            share=${c}
            onRole=${d=>a(()=>sc(e.treeId,c.userId,d))}
            onRemove=${()=>a(async()=>{await Ro(e.treeId,c.userId),oe(l("share.stopped",{name:Wo(c)}))})}
          />`)}
      </ul>
      <${S} error=${i.problem} onRetry=${i.again} />
      <${Gc} treeId=${e.treeId} invitations=${i.answer??[]} onAct=${a} />
      <p class="hint">${l("share.hint")}</p>
    </div>
  <//>`}function fh({share:e,onRole:t,onRemove:n}){return m`<li class="row">
    <span class="row-words">
      <strong>${Wo(e)}</strong>
      ${e.displayName?m`<span class="hint">${e.email}</span>`:null}
    </span>
    <span class="row-acts">
      <label>
        <span class="visually-hidden">${l("share.accessOf",{name:Wo(e)})}</span>
        <select onChange=${o=>t(o.target.value)}>
          ${Gi.map(o=>m`<option value=${o} selected=${o===e.role}>
              ${l(`tree.access.${o}`)}
            </option>`)}
        </select>
      </label>
      <button
        type="button"
        class="button quiet icon-only"
        aria-label=${l("share.stopWith",{name:Wo(e)})}
        title=${l("share.stop")}
        onClick=${n}
      >
        <${E} name="bin" />
      </button>
    </span>
  </li>`}function Wo(e){return e.displayName||e.email||l("share.formerUser")}function Vo({tree:e,onClose:t,onSaved:n}){let[o,r]=v(e.treeName),[i,s]=v(e.description??""),{isBusy:a,problem:c,submit:d}=D(async()=>{let u=i.trim()||null;await At(e.treeId,{treeName:o.trim(),description:u}),t(),n()});return m`<${Q} title=${l("tree.details")} onClose=${t}>
    <form class="stack" onSubmit=${d}>
      <${O} label=${l("tree.name")} value=${o} onValue=${r} maxlength="100"
        required data-first />
      <${O} label=${l("tree.description")} type="area" rows="3" value=${i}
        onValue=${s} maxlength="500" />
      <${S} error=${c} />
      <div class="actions">
        <button type="submit" class="button strong" disabled=${a||!o.trim()}>
          ${l("button.save")}
        </button>
        <button type="button" class="button" onClick=${t}>
          ${l("button.cancel")}
        </button>
      </div>
    </form>
  <//>`}var Wc=6e4,ph=720*60*Wc;function Hi({tree:e,again:t}){let[n,o]=v(""),r=()=>o(""),s=e.role==="owner"?[{label:l("tree.details"),icon:"edit",act:()=>o("details")},{label:l("tree.share"),icon:"share",act:()=>o("share")},{label:l("tree.publish"),icon:"globe",act:()=>o("publish")},{label:l("button.delete"),icon:"bin",isDanger:!0,act:()=>o("delete")}]:[{label:l("home.leave"),icon:"bin",isDanger:!0,act:()=>o("leave")}];return m`<li class="card tree-card">
    <${$h} treeId=${e.treeId} count=${e.personCount??0} />
    <div class="tree-card-body">
      <h3>
        <a class="card-link" href=${q({screen:"tree",id:e.treeId})}>
          ${e.treeName}
        </a>
      </h3>
      ${e.description?m`<p class="tree-card-words">${e.description}</p>`:null}
      <p class="tree-card-facts">
        <span>${l("home.people",{count:e.personCount??0})}</span>
        ${e.role==="owner"?null:m`<span class="tag">${hh(e.role)}</span>`}
        ${e.isPublic?m`<span class="tag"><${E} name="globe" />${l("tree.public")}</span>`:null}
        ${e.sharedCount?m`<span class="tag"
              ><${E} name="share" />${l("home.guests",{count:e.sharedCount})}</span
            >`:null}
      </p>
      <p class="hint">${gh(Date.parse(e.updatedAt??""))}</p>
    </div>
    <${Ve} label=${l("button.moreFor",{name:e.treeName})} items=${s} />
    ${n==="details"?m`<${Vo} tree=${e} onClose=${r} onSaved=${t} />`:null}
    ${n==="share"?m`<${jo} tree=${e} onClose=${Hc(r,t)} />`:null}
    ${n==="publish"?m`<${Ho} tree=${e} onClose=${Hc(r,t)} />`:null}
    ${n==="delete"?m`<${Ln}
          title=${l("home.deleteTitle")}
          deed=${l("home.deleteButton")}
          word=${e.treeName.trim()}
          onClose=${r}
          onConfirm=${async()=>{await Do(e.treeId),oe(l("home.deleting",{tree:e.treeName})),t()}}
        >
          <p>${l("home.deleteWarning",{count:e.personCount??0})}</p>
        <//>`:null}
    ${n==="leave"?m`<${Ln}
          title=${l("home.leaveTitle")}
          deed=${l("home.leaveButton")}
          onClose=${r}
          onConfirm=${async()=>{await Ro(e.treeId,I.peek()?.userId??""),t()}}
        >
          <p>${l("home.leaveWarning",{tree:e.treeName})}</p>
        <//>`:null}
  </li>`}var Hc=(e,t)=>()=>{e(),t()};function hh(e){return l(e==="public"?"tree.public":`tree.access.${e}`)}function gh(e){if(Number.isNaN(e))return"";let t=Date.now();return t-e<Wc?l("home.changedNow"):t-e<ph?l("home.changed",{ago:Sa(e,t,{numeric:"always"})}):l("home.changedOn",{date:We(e,{dateStyle:"long"})})}function $h({treeId:e,count:t}){let n=[...e].reduce((s,a)=>(s*31+a.charCodeAt(0))%9973,7),o=()=>(n=(n*137+71)%9973)/9973,r=Math.min(12,2+Math.round(Math.log2(t+1))),i=[];for(let s=r;s>0;s-=1){let a=54*s/r-o()*2;i.push(m`<ellipse cx=${60+o()*3-1.5} cy=${60+o()*3-1.5} rx=${a}
        ry=${a*(.93+o()*.1)} />`)}return m`<svg class="card-art" viewBox="0 0 120 120" aria-hidden="true" focusable="false">
    ${i}<circle cx="60" cy="60" r="3" class="filled" />
  </svg>`}function jc(){let e=I.value?.email??"",{isBusy:t,problem:n,submit:o}=D(async()=>{await gl(),oe(l("home.resent",{email:e}))});return m`<aside class="unconfirmed" aria-label=${l("home.confirm")}>
    <p>
      ${ve("home.unconfirmed",{email:e,strong:r=>m`<strong>${r}</strong>`})}
    </p>
    <button type="button" class="button" disabled=${t} onClick=${o}>
      ${l("home.resend")}
    </button>
    <${S} error=${n} />
  </aside>`}function Vc(){let{answer:e,problem:t,again:n}=fe(nc,[I.value?.userId]),[o,r]=v(!1),[i,s]=v(!1),[a,c]=v(null);U(()=>{document.title=l("page.title",{screen:l("home.title")})},[]);let d=[...e??[]].sort((g,$)=>($.updatedAt??"").localeCompare(g.updatedAt??"")),u=d.filter(g=>g.role==="owner"),f=d.filter(g=>g.role!=="owner"),{isOver:h,takes:p}=zo(g=>{c(g),r(!0)});return m`<div class="home" ...${p}>
    <${Rc} onAccount=${()=>s(!0)} />
    <main id="main" class="home-main" tabindex="-1">
      <header class="screen-head">
        <h1>${l("home.title")}</h1>
        <button type="button" class="button strong" onClick=${()=>r(!0)}>
          <${E} name="plus" />${l("home.newTree")}
        </button>
      </header>
      ${I.value?.awaitsConfirmation?m`<${jc} />`:null}
      <${S} error=${t} onRetry=${n} />
      ${e&&!e.length?m`<${En} title=${l("home.empty")}>
            <p>${l("home.emptyHint")}</p>
            <button type="button" class="button strong" onClick=${()=>r(!0)}>
              <${E} name="plus" />${l("home.plant")}
            </button>
          <//>`:null}
      ${u.length?m`<h2 class="visually-hidden">${l("home.own")}</h2>
            <ul class="cards" aria-label=${l("home.title")}>
              ${u.map(g=>m`<${Hi} key=${g.treeId} tree=${g} again=${n} />`)}
            </ul>`:null}
      ${f.length?m`<h2 class="home-part">${l("home.shared")}</h2>
            <ul class="cards" aria-label=${l("home.shared")}>
              ${f.map(g=>m`<${Hi} key=${g.treeId} tree=${g} again=${n} />`)}
            </ul>`:null}
    </main>
    ${h?m`<${Uo} words=${l("home.drop")} />`:null}
    ${o?m`<${zc}
          file=${a}
          onWritten=${n}
          onClose=${()=>{r(!1),c(null),n()}}
        />`:null}
    ${i?m`<${Dc} onClose=${()=>s(!1)} onRestored=${n} />`:null}
  </div>`}function Kc({notice:e}){let{id:t,text:n,action:o,error:r}=e;return m`<div class="notice">
    ${r?m`<${S} error=${r} />`:m`<p>${n}</p>`}
    ${o?m`<button
          type="button"
          class="button"
          onClick=${()=>{Ao(t),o.act()}}
        >
          ${o.label}
        </button>`:null}
    <button
      type="button"
      class="button quiet icon-only"
      aria-label=${Y("notice.dismiss")}
      onClick=${()=>Ao(t)}
    >
      <${E} name="close" />
    </button>
  </div>`}function qc(){return m`<div class="notices" role="status" aria-live="polite">
    ${Wt.value?m`<p class="notice waiting">${Wt.value}</p>`:null}
    ${Le.value.map(e=>m`<${Kc} key=${e.id} notice=${e} />`)}
  </div>`}var K={current:null};var bh=/FRENCH|HEBREW/i,wh=/@#D[^@]*@|\b(?:GREGORIAN|JULIAN)\b/gi,yh=new RegExp(String.raw`(?<!\d)(\d{3,4}(?!\d)|(?<![/.-])\d{1,2}(?=\s*(?:$|TO\b|AND\b|B\.?\s?C)))`+String.raw`(?:/\d\d)?(\s*B\.?\s?C)?`,"i");function Ko(e,t,n){if(e)return Yc(e);if(t&&!bh.test(t)){let o=yh.exec(t.replace(wh," "));if(o)return Number(o[1])*(o[2]?-1:1)}return n?Yc(n):null}function Ie(e){return Ko(e.birthDate,e.birthDateText,e.birthSort)}function Zt(e){return Ko(e.deathDate,e.deathDateText,e.deathSort)}function Xc(e){let t=1/0,n=-1/0;for(let o of e){let r=Ie(o);r!==null&&(t=Math.min(t,r),n=Math.max(n,r))}return t>n?null:[t,n]}function Yc(e){let t=Number.parseInt(e,10);return Number.isNaN(t)?null:t}var Fn=Object.freeze([]);function ye(e){let t=new Map([...e.persons].map(u=>({person:u,born:vh(u)})).sort((u,f)=>Yo(u.born,f.born)||Yo(u.person.personId,f.person.personId)).map(({person:u})=>[u.personId,u])),n=new Map([...t.keys()].map((u,f)=>[u,f])),{parents:o,children:r}=kh(e,t,n),{spouses:i,couples:s}=Sh(e,t,n),a=_h(t,o),c=Jc(a,u=>u.parents),d=Jc(a,u=>u.children);return{people:t,parents:u=>o.get(u)??Fn,children:u=>r.get(u)??Fn,spouses:u=>i.get(u)??Fn,families:a,familiesOfParent:u=>c.get(u)??Fn,familiesOfChild:u=>d.get(u)??Fn,couples:s}}function Ne(e,t){return e<t?`${e} ${t}`:`${t} ${e}`}function vh(e){return Qc(e.birthDate??e.birthSort,Ie(e))}function Zc(e){return Qc(e.marriageDate,Ko(e.marriageDate,e.marriageDateText))}function Qc(e,t){return e&&!e.startsWith("-")?e.padStart(10,"0"):t===null?"~":t<0?`!${String(1e4+t).padStart(5,"0")}`:String(t).padStart(4,"0")}function kh(e,t,n){let o=new Map,r=new Map,i=new Set;for(let{parentId:s,childId:a,type:c="Biological"}of e.parents){let d=`${s} ${a}`;!t.has(s)||!t.has(a)||s===a||i.has(d)||(i.add(d),Jt(o,a,{id:s,type:c}),Jt(r,s,{id:a,type:c}))}for(let[s,a]of xh(t,r))o.set(s,(o.get(s)??[]).filter(c=>c.id!==a)),r.set(a,(r.get(a)??[]).filter(c=>c.id!==s));for(let s of[o,r])for(let a of s.values())a.sort((c,d)=>qo(n,c)-qo(n,d));return{parents:o,children:r}}function xh(e,t){let n=[],o=new Map;for(let r of e.keys()){if(o.has(r))continue;o.set(r,"open");let i=[{id:r,next:0}];for(let s=i.at(-1);s;s=i.at(-1)){let a=t.get(s.id)?.[s.next++];a?o.get(a.id)==="open"?n.push([a.id,s.id]):o.has(a.id)||(o.set(a.id,"open"),i.push({id:a.id,next:0})):(o.set(s.id,"done"),i.pop())}}return n}function Sh(e,t,n){let o=new Map,r=new Map;for(let s of e.spouses){let{person1Id:a,person2Id:c}=s,d=Ne(a,c);!t.has(a)||!t.has(c)||a===c||r.has(d)||(r.set(d,s),Jt(o,a,{id:c,link:s}),Jt(o,c,{id:a,link:s}))}for(let s of o.values())s.sort((a,c)=>Yo(Zc(a.link),Zc(c.link))||qo(n,a)-qo(n,c));let i=[...r].sort((s,a)=>Yo(s[0],a[0])).map(([,s])=>s);return{spouses:o,couples:i}}function _h(e,t){let n=new Map;for(let o of e.keys()){let r=new Map;for(let{id:i,type:s}of t.get(o)??[])Jt(r,s,i);for(let[i,s]of r)for(let a=0;a<s.length;a+=2){let c=s.slice(a,a+2).sort(),d=`${i} ${c.join(" ")}`,u=n.get(d)??{key:d,parents:c,type:i,children:[]};n.set(d,u),u.children.push(o)}}return[...n.values()]}function Jc(e,t){let n=new Map;for(let o of e)for(let r of t(o))Jt(n,r,o);return n}function Jt(e,t,n){let o=e.get(t);o?o.push(n):e.set(t,[n])}function qo(e,t){return e.get(t.id)??0}function Yo(e,t){return e<t?-1:e>t?1:0}function Ce(e,t,{rootId:n}){if(n&&t.people.has(n))return n;let o=e.tree?.rootPersonId;if(o&&t.people.has(o))return o;let r=null,i=-1;for(let s of t.people.keys()){let a=t.parents(s).length+t.children(s).length+t.spouses(s).length;a<=i||(i=a,r=s)}return r}function Bn(e,t,n){let o=new Map([[e,0]]),r=[e];for(let i=0;i<r.length;i++){let s=r[i],a=(o.get(s)??0)+1;if(!(a>n))for(let c of t(s))o.has(c.id)||(o.set(c.id,a),r.push(c.id))}return o}function Xo(e,t,n){return{persons:e.persons.filter(({personId:o})=>t.has(o)),parents:e.parents.filter(({parentId:o,childId:r})=>t.has(o)&&n.has(r)),spouses:e.spouses.filter(({person1Id:o,person2Id:r})=>t.has(o)&&t.has(r))}}var pt=Object.freeze({nodes:[],edges:[],levels:[],bounds:{x:0,y:0,w:0,h:0}});var G=J(null),Un=J(null),ee=$e(()=>ye(G.value??{persons:[],parents:[],spouses:[]})),L=$e(()=>ee.value.people),Jo=$e(()=>(G.value&&Ce(G.value,ee.value,{}))??""),re=$e(()=>["owner","editor"].includes(G.value?.tree.role??"")),Qt=$e(()=>G.value?.tree.role==="owner"),Wi="Biological",zn="",Zo=0;async function eu(e){ji(),zn=e,await Vi()}function ji(e=zn){e===zn&&(Zo+=1,zn="",G.value=null,Un.value=null)}async function De({isQuiet:e=!1}={}){await Vi({isQuiet:e})}async function Mh(){let e=G.peek()?.tree;if(!(!e||document.hidden))try{let t=await oc(e.treeId);(t.version!==e.version||t.updatedAt!==e.updatedAt)&&await Vi()}catch{}}function tu(e){let{parents:t,children:n}=ee.value,o=new Map;for(let s of t(e))for(let a of n(s.id)){if(a.id===e)continue;let c=s.type===Wi?a.type:s.type;o.set(a.id,[...o.get(a.id)??[],c])}let r=s=>t(s).filter(a=>a.type===Wi).length,i=(s,a)=>{let c=a.filter(d=>d===Wi).length;return c?c<Math.max(r(e),r(s))?"Half":"":a.includes("Adoptive")?"Adoptive":a[0]??""};return[...L.value.keys()].flatMap(s=>{let a=o.get(s);return a?[{id:s,how:i(s,a)}]:[]})}async function Vi({isQuiet:e=!1}={}){let t=++Zo,n=zn;try{let o=await Lo(n);if(t!==Zo)return;G.value=o,Un.value=null}catch(o){if(t!==Zo)return;G.peek()?e||me(o):Un.value=o}}document.addEventListener("visibilitychange",Mh);function R(e){return e?e.hidden?l("person.living"):[e.firstName,e.lastName].filter(Boolean).join(" ")||e.preferredName||e.birthName||l("person.unnamed"):l("person.missing")}function en(e){return e.hidden?l("person.living"):[e.firstName,e.middleName,e.lastName,e.suffix].filter(Boolean).join(" ")||R(e)}function Ki(e){return e.normalize("NFKD").replace(/\p{M}/gu,"").replace(/ß/g,"ss").replace(/[øØ]/g,"o").replace(/[łŁ]/g,"l").toLowerCase()}function nu(e){let{firstName:t,middleName:n,lastName:o,birthName:r,preferredName:i,suffix:s}=e;return Ki([t,n,o,r,i,s].filter(Boolean).join(" "))}function Eh(e){W({person:e}),K.current?.focus(e)}function Je({id:e}){let t=L.value.get(e);return m`<button type="button" class="link" disabled=${!t} onClick=${()=>Eh(e)}>
    ${R(t)}
  </button>`}function Qo({ids:e}){return _a(e.map(t=>m`<${Je} key=${t} id=${t} />`))}var iu=["JAN","FEB","MAR","APR","MAY","JUN","JUL","AUG","SEP","OCT","NOV","DEC"],Ph=2e3,Ah={ABT:"about",CAL:"calculated",EST:"estimated",BEF:"before",AFT:"after",FROM:"from",TO:"to"},Th=[[/@#DJULIAN@|\bJULIAN\b/gi,"julian"],[/@#DFRENCH R@|\bFRENCH_R\b/gi,"french"],[/@#DHEBREW@|\bHEBREW\b/gi,"hebrew"]],Oh=/@#DGREGORIAN@|\bGREGORIAN\b/gi,Ih=/^BET\s+(.+?)\s+AND\s+(.+)$/i,Nh=/^FROM\s+(.+?)\s+TO\s+(.+)$/i,Ch=/^(ABT|CAL|EST|BEF|AFT|FROM|TO)\s+(.+)$/i,Dh=/^(?:(\d{1,2})\s+)?([A-Z]{3})\s+(\d{1,4}(?:\/\d{2})?)$/i,ou=/\s+(?:BCE|B\.C\.)$/i;function ht(e){let t=e.trim();if(/^\(.*\)$/s.test(t))return t.slice(1,-1);let n=/^INT\s+(.*?)\s*\((.*)\)$/is.exec(t);if(n){let[,s="",a=""]=n;return l("date.quoted",{date:ht(s),phrase:a})}let o=t.replace(Oh,""),r=[];for(let[s,a]of Th)s.test(o)&&r.push(l(`date.${a}`)),o=o.replace(s,"");let i=Lh(o.trim().replace(/\s+/g," "));return r.length?l("date.calendar",{date:i,calendar:r.join(", ")}):i}function Lh(e){let t=Ih.exec(e);if(t)return ru("date.between",t);let n=Nh.exec(e);if(n)return ru("date.period",n);let o=Ch.exec(e);if(!o)return Gn(e);let[,r="",i=""]=o,s=Ah[r.toUpperCase()];return l(`date.${s}`,{date:Gn(i)})}function ru(e,[,t="",n=""]){return l(e,{from:Gn(t),to:Gn(n)})}function Gn(e){if(ou.test(e))return l("date.bc",{year:Gn(e.replace(ou,""))});let[,t,n="",o=""]=Dh.exec(e)??[],r=er(iu.indexOf(n.toUpperCase()));return r?t?l("date.day",{day:`${Number(t)}`,month:r,year:o}):l("date.month",{month:r,year:o}):e}function er(e){return e in iu?We(new Date(Ph,e,1),{month:"long"}):""}function be(e,t){if(t)return ht(t);if(!e)return"";let[n="",o="",r=""]=e.split("-").map(i=>`${Number(i)}`);return l("date.day",{day:r,month:er(Number(o)-1),year:n})}async function su(e,t,n){let o={from:t,to:n,language:Me().startsWith("de")?"de":"en"};return A("GET",`${pe(e)}/relationship`,{query:o,isGuest:!0})}async function qi(e,t,n={}){return A("GET",`${pe(e)}/${t}`,{query:n,isGuest:!0})}async function au(e,t,n){return A("POST",`${pe(e)}/distinct`,{json:{first:t,second:n}})}async function lu(e,t,n){return A("POST",`${pe(e)}/merge`,{json:{keep:t,drop:n}})}function Ae(e,t={}){let n=G.value?.tree,o=JSON.stringify(t),r=n?.treeId??"",[i,s]=v({of:0,pages:[]}),{answer:a,problem:c,again:d}=fe(()=>qi(r,e,t),[r,n?.version,e,o]),u=i.of===a?i.pages:[],f=[a,...u].filter(Boolean),h=f.at(-1)?.cursor,g=h?m`<button type="button" class="button wide" onClick=${async()=>{try{let $=await qi(r,e,{...t,cursor:h});s({of:a,pages:[...u,$]})}catch($){me($)}}}>
        ${l("button.showMore")}
      </button>`:null;return{answer:a,items:f.flatMap($=>$.items??[]),problem:c,again:d,more:g}}var Rh=Array.from({length:12},(e,t)=>[String(t+1),er(t)]);function cu(){let[e,t]=v(String(new Date().getMonth()+1)),{answer:n,items:o,problem:r,again:i}=Ae("anniversaries",{month:e});return m`<label class="field">
      <span class="field-label">${l("anniversaries.month")}</span>
      <select onChange=${s=>t(s.target.value)}>
        ${Rh.map(([s,a])=>m`<option value=${s} selected=${s===e}>${a}</option>`)}
      </select>
    </label>
    <${S} error=${r} onRetry=${i} />
    ${n&&!o.length?m`<p class="hint">${l("anniversaries.none")}</p>`:null}
    <ol class="days">
      ${o.map(s=>m`<li key=${s.kind+s.personIds.join()+s.date}>
          <span class="day">${s.day}</span>
          <span>
            ${ve(`anniversaries.${s.kind}`,{people:m`<${Qo} ids=${s.personIds} />`,year:s.date.slice(0,4),ago:Ma(s.years),when:a=>m`<span class="hint">${a}</span>`})}
          </span>
        </li>`)}
    </ol>`}function Fh({code:e,severity:t}){return l(`checks.codes.${t==="error"&&e==="parentTooYoung"?"bornAfterOwnChild":e}`)}function uu(){let{answer:e,problem:t,again:n}=Ae("checks",{limit:1}),[o,r]=v("");return e?e.counts.length?m`<ul class="groups">
    ${e.counts.map(i=>{let{code:s,severity:a}=i,c=`${a} ${s}`,d=o===c;return m`<li key=${c}>
          <button
            type="button"
            class="group ${a}"
            aria-expanded=${d}
            onClick=${()=>r(d?"":c)}
          >
            <span class="group-mark">${l(`checks.${a}`)}</span>
            <span class="group-title">${Fh(i)}</span>
            <span class="group-count">${xe(i.count)}</span>
          </button>
          ${d?m`<${Bh} code=${s} severity=${a} />`:null}
        </li>`})}
  </ul>`:m`<p class="good"><${E} name="check" />${l("checks.none")}</p>`:m`<${S} error=${t} onRetry=${n} />`}function Bh({code:e,severity:t}){let n=Me().startsWith("en"),{items:o,problem:r,again:i,more:s}=Ae("checks",{code:e,severity:t,limit:50});return m`<${S} error=${r} onRetry=${i} />
    <ul class="findings">
      ${o.map(a=>m`<li
          key=${a.text+a.personIds.join()}
        >
          ${n?m`<p>${a.text}</p>`:null}
          <p class="finding-people">
            ${a.personIds.map(c=>m`<${Je} key=${c} id=${c} />`)}
          </p>
        </li>`)}
    </ul>
    ${s}`}async function Qe(e){let{value:t,etag:n}=await wi("GET",tn(e),{isGuest:!0});return{person:qt(t),etag:n}}async function du(e){return A("POST","api/persons",{json:e})}async function Yi(e,t,n){let{value:o,etag:r}=await wi("PATCH",tn(e),{json:t,ifMatch:n});return{person:o,etag:r}}async function mu(e){return A("DELETE",tn(e))}async function fu(e,t){return A("POST",`${tn(e)}/restore`,{json:{undo:t}})}async function tr(e,t){await A("POST",`${tn(e)}/photo`,{body:t})}async function pu(e){await A("DELETE",`${tn(e)}/photo`)}async function nr(e){return jt(e,{isGuest:!0})}async function hu(e){let t=[],n;do{let o=await A("GET","api/relationships",{query:{personId:e,cursor:n}});t.push(...o.items),n=o.cursor}while(n);return t}async function Xi(e){return A("POST","api/relationships/parent-child",{json:e})}async function Zi(e){return A("POST","api/relationships/spousal",{json:e})}async function Ji(e,t,n,o){return A("PATCH",gu(e,t,n),{json:o})}async function Hn(e,t,n){await A("DELETE",gu(e,t,n))}function gu(e,t,n){return`api/relationships/${e}/${encodeURIComponent(t)}/${encodeURIComponent(n)}`}function tn(e){return`api/persons/${encodeURIComponent(e)}`}var zh=50,Ot=J([]),gt=J([]),It=J(!1),or=$e(()=>Ot.value.at(-1)?.what??""),rr=$e(()=>gt.value.at(-1)?.what??"");function Nt(){Ot.value=[],gt.value=[],ki()}async function Fe(e,t){let n=await es(e.act);gt.value=[],$u(e,t,n)}async function nn(){let e=Ot.peek().at(-1);if(!e||It.peek())return;xi();let t;try{t=await es(e.undo)}catch(o){me(o);return}Ot.value=Ot.value.filter(o=>o!==e),gt.value=t?[]:[...gt.value,e];let{what:n}=e;t?oe(l("history.undoneForGood",{what:n})):oe(l("history.undone",{what:n}),{label:l("button.redo"),act:on})}async function on(){let e=gt.peek().at(-1);if(!e||It.peek())return;xi();let t;try{t=await es(e.act)}catch(n){me(n);return}gt.value=gt.value.filter(n=>n!==e),$u(e,l("history.redone",{what:e.what}),t)}function $u(e,t,n){n?(Nt(),oe(l("history.doneForGood",{done:t}))):(Ot.value=[...Ot.value,e].slice(-zh),ki(),oe(t,{label:l("button.undo"),act:nn}))}async function es(e){It.value=!0;let t,n=!1;try{t=await e()||void 0}catch(i){throw n=i instanceof X&&!i.status,i}finally{await De({isQuiet:n}),It.value=!1}let{opens:o="",isForGood:r=!1}=t??{};return L.peek().has(o)&&W({person:o}),r}function rn(e){return e<0?l("date.bc",{year:`${-e}`}):`${e}`}function ir(e){if(!e)return"";let[t,n]=e;return t===n?rn(t):`${rn(t)}–${rn(n)}`}function sn(e,t){if(e===null)return"";let n=/^\s*(?:@#[^@]*@\s*)?(ABT|CAL|EST|BET|BEF|AFT|FROM|TO)\b/i.exec(t??""),o=rn(e);switch(n?.[1]?.toUpperCase()){case void 0:return o;case"BEF":case"TO":return l("date.beforeYear",{year:o});case"AFT":case"FROM":return l("date.afterYear",{year:o});default:return l("date.aboutYear",{year:o})}}function $t(e){let t=sn(Ie(e),e.birthDateText),n=sn(Zt(e),e.deathDateText);if(!t&&!n)return"";let o=l("date.unknownYear");return n?`${t||o}–${n}`:e.living?l("date.bornYear",{year:t}):`${t}–${o}`}function an(e){return be(e.birthDate,e.birthDateText)}function ln(e){return be(e.deathDate,e.deathDateText)}var Uh={"same name":"sameName","same first name":"sameFirstName","similar names":"similarNames","one name may be short for the other":"shortName","born on the same day":"bornSameDay","born in the same year":"bornSameYear","born around the same time":"bornAround","born in the same place":"bornSamePlace","died on the same day":"diedSameDay","died in the same year":"diedSameYear","same parent":"sameParent","same spouse":"sameSpouse","parent with the same name":"parentSameName","spouse with the same name":"spouseSameName"},Gh=e=>Tn(Ee(e.map(t=>l(`duplicates.reasons.${Uh[t]}`))));function bu(){let{answer:e,items:t,problem:n,again:o,more:r}=Ae("duplicates",{limit:25}),[i,s]=v(null);return e?t.length?m`<p class="hint">${l("duplicates.intro")}</p>
    <ul class="findings">
      ${t.map(a=>m`<li
          key=${a.personIds.join()}
        >
          <p class="pair">
            ${a.personIds.map(c=>m`<span key=${c}>
                <${Je} id=${c} />
                <span class="hint"> ${Hh(c)}</span>
              </span>`)}
          </p>
          <p class="hint">${Gh(a.reasons)}</p>
          ${re.value?m`<button
                type="button"
                class="button small"
                onClick=${()=>s(a.personIds)}
              >
                <${E} name="merge" />${l("duplicates.compare")}
              </button>`:null}
        </li>`)}
    </ul>
    ${r}
    ${i?m`<${Wh} pair=${i} onClose=${()=>s(null)} />`:null}`:m`<p class="good"><${E} name="check" />${l("duplicates.none")}</p>`:m`<${S} error=${n} onRetry=${o} />`}function Hh(e){let t=L.value.get(e);return t?$t(t):""}function Wh({pair:e,onClose:t}){let[n,o]=v(!0),r=fe(async()=>{let[f,h]=await Promise.all(e.map(Qe));return f&&h?[f.person,h.person]:[]},e),{isBusy:i,problem:s,submit:a}=D(async()=>{let[f,h]=n?e:[e[1],e[0]],p=R(L.peek().get(f));await lu(G.peek()?.tree.treeId??"",f,h),t(),W({person:""}),Nt(),await De(),oe(l("duplicates.merged",{name:p}))}),c=D(async()=>{await au(G.peek()?.tree.treeId??"",...e),t(),await De()}),[d,u]=r.answer??[];return m`<${Q} title=${l("duplicates.title")} onClose=${t}>
    <form class="stack" onSubmit=${a}>
      <${S} error=${r.problem??s??c.problem} />
      ${d&&u?m`<${jh} first=${d} second=${u} keepsFirst=${n}
            onKeep=${o} />`:null}
      <p class="hint">${l("duplicates.hint")}</p>
      <div class="actions">
        <button type="submit" class="button strong" disabled=${i||!d}>
          <${E} name="merge" />${l("duplicates.merge")}
        </button>
        <button type="button" class="button" data-first disabled=${c.isBusy}
          onClick=${c.submit}>
          ${l("duplicates.differ")}
        </button>
      </div>
    </form>
  <//>`}function jh({first:e,second:t,keepsFirst:n,onKeep:o}){let r=s=>{let{parents:a,spouses:c,children:d}=ee.value,u=s.personId,f=[...a(u),...c(u),...d(u)].map(h=>h.id);return Ee(f.map(h=>R(L.value.get(h))))},i=[[l("duplicates.name"),en],[l("field.birth"),an],[l("field.birthPlace"),s=>s.birthPlace??""],[l("field.death"),ln],[l("field.deathPlace"),s=>s.deathPlace??""],[l("duplicates.relatives"),r],[l("field.biography"),s=>s.biography??""]];return m`<table class="side-by-side">
    <thead>
      <tr>
        <th scope="col"><span class="visually-hidden">${l("person.field")}</span></th>
        ${[!0,!1].map(s=>m`<th scope="col" key=${s}>
            <label class="toggle">
              <input type="radio" name="keep" checked=${n===s}
                onChange=${()=>o(s)} />
              <span>${l("duplicates.keep")}</span>
            </label>
          </th>`)}
      </tr>
    </thead>
    <tbody>
      ${i.map(([s,a])=>{let c=[a(e),a(t)],d=!!(c[0]&&c[1])&&c[0]!==c[1];return c[0]||c[1]?m`<tr key=${s} class=${d?"differs":""}>
              <th scope="row">${s}</th>
              ${c.map((u,f)=>m`<td key=${f}>${u||l("person.noValue")}</td>`)}
            </tr>`:null})}
    </tbody>
  </table>`}function wu(){let{answer:e,items:t,problem:n,again:o,more:r}=Ae("places",{limit:50}),[i,s]=v("");return e&&!t.length?m`<p class="hint">${l("places.none")}</p>`:m`<${S} error=${n} onRetry=${o} />
    <ul class="groups">
      ${t.map(a=>{let c=i===a.name;return m`<li key=${a.name}>
          <button
            type="button"
            class="group"
            aria-expanded=${c}
            onClick=${()=>s(c?"":a.name)}
          >
            <span class="group-title">${a.name}</span>
            <span class="group-count">${xe(Vh(a))}</span>
          </button>
          ${c?m`<${Kh} place=${a} />`:null}
        </li>`})}
    </ul>
    ${r}`}function Vh({births:e,marriages:t,deaths:n}){return e+t+n}function Kh({place:e}){let{births:t,marriages:n,deaths:o,personIds:r,personCount:i}=e,s=[t?l("places.births",{count:t}):"",n?l("places.marriages",{count:n}):"",o?l("places.deaths",{count:o}):""].filter(Boolean);return m`<div class="findings">
    <p class="hint">${Ee(s)}</p>
    <ul class="rows">
      ${r.map(a=>m`<li key=${a}><${Je} id=${a} /></li>`)}
    </ul>
    ${i>r.length?m`<p class="hint">
          ${l("places.others",{count:i-r.length})}
        </p>`:null}
  </div>`}var sr=320,Wn=110,qh=16,Yh=6.2;function yu({title:e,bars:t}){let n=Math.max(1,...t.map(i=>i.count)),o=sr/Math.max(1,t.length),r=Math.ceil(t.length/8);return m`<figure class="chart">
    <figcaption>${e}</figcaption>
    <svg viewBox="0 0 ${sr} ${Wn+qh}" role="img" aria-label=${Zh(e,t)}>
      ${t.map((i,s)=>{let a=Math.max(i.count?2:0,i.count/n*(Wn-14)),c=s*o;return m`<g key=${i.label}>
          <rect x=${c+o*.12} y=${Wn-a} width=${o*.76} height=${a}
            rx="2"><title>${vu(i)}</title></rect>
          ${s%r===0?m`<text x=${Xh(c+o/2,i.label)} y=${Wn+12}
                text-anchor="middle">
                ${i.label}
              </text>`:null}
        </g>`})}
      <path d="M0 ${Wn}H${sr}" />
    </svg>
  </figure>`}function Xh(e,t){let n=t.length*Yh/2;return Math.min(sr-n,Math.max(n,e))}function jn({title:e,bars:t}){let n=Math.max(1,...t.map(o=>o.count));return t.length?m`<figure class="chart">
    <figcaption>${e}</figcaption>
    <dl class="bars">
      ${t.map(o=>m`<div key=${o.label}>
          <dt>${o.label}</dt>
          <dd>
            <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
              <rect width=${o.count/n*100} height="8" rx="1.5" />
            </svg>
            <span>${xe(o.count)}</span>
          </dd>
        </div>`)}
    </dl>
  </figure>`:null}function Zh(e,t){return l("statistics.chart",{title:e,bars:Ee(t.map(vu),{type:"unit"})})}function vu({label:e,count:t}){return l("statistics.bar",{label:e,count:t})}var Jh=24,ku=8,Qh=["sex","birthDate","birthPlace","deathDate","parents"];function xu(){let{answer:e,problem:t,again:n}=Ae("stats");return e?m`<dl class="tiles">
      <${cn} label=${l("statistics.people")} value=${xe(e.persons)} />
      <${cn} label=${l("statistics.living")} value=${xe(e.living)} />
      <${cn} label=${l("statistics.couples")} value=${xe(e.couples)} />
      <${cn} label=${l("statistics.generations")} value=${xe(e.generations)} />
      <${ar} label=${l("statistics.ageAtDeath")} average=${e.ageAtDeath} />
      <${ar} label=${l("statistics.ageAtMarriage")} average=${e.ageAtMarriage} />
      <${ar} label=${l("statistics.ageOfMothers")} average=${e.ageOfMothers} />
      <${ar} label=${l("statistics.ageOfFathers")} average=${e.ageOfFathers} />
      ${e.childrenPerCouple?m`<${cn} label=${l("statistics.childrenPerCouple")}
            value=${Su(e.childrenPerCouple)} />`:null}
    </dl>
    <${eg} answer=${e} />
    <${jn} title=${l("statistics.lastNames")} bars=${ts(e.lastNames)} />
    <${jn} title=${l("statistics.femaleNames")} bars=${ts(e.firstNamesFemale)} />
    <${jn} title=${l("statistics.maleNames")} bars=${ts(e.firstNamesMale)} />
    <${jn} title=${l("statistics.completeness")} bars=${Qh.map(o=>({label:l(`statistics.${o}`),count:Math.round((e.completeness[o]??0)*100)}))} />
    ${e.largestFamilies.length?m`<h3>${l("statistics.mostChildren")}</h3>
          <ul class="rows">
            ${e.largestFamilies.slice(0,ku).map(o=>m`<li
                  class="row"
                  key=${o.personId}
                >
                  <span class="row-words"><${Je} id=${o.personId} /></span>
                  <span class="hint">
                    ${l("statistics.children",{count:o.children})}
                  </span>
                </li>`)}
          </ul>`:null}`:m`<${S} error=${t} onRetry=${n} />`}function eg({answer:e}){let t=e.birthsByDecade.length;if(!t)return null;let n=t<=Jh,r=(n?e.birthsByDecade:e.birthsByCentury).map(i=>({label:i.fromYear<0?rn(i.fromYear):l("statistics.years",{year:`${i.fromYear}`}),count:i.count}));return m`<${yu} bars=${r}
    title=${l(n?"statistics.birthsByDecade":"statistics.birthsByCentury")} />`}function cn({label:e,value:t}){return m`<div class="tile"><dt>${e}</dt><dd>${t}</dd></div>`}function ar({label:e,average:t}){return t?m`<${cn} label=${e} value=${Su(t.years)} />`:null}function ts(e){return e.slice(0,ku).map(t=>({label:t.name,count:t.count}))}function Su(e){return xe(e,{minimumFractionDigits:1,maximumFractionDigits:1})}function et(e=""){return e.split(",").map(n=>n.trim()).filter(Boolean).join(", ")}var tg={birth:"∗",marriage:"∞",divorce:"⚮",death:"†"};function Mu(){let{answer:e,items:t,problem:n,again:o,more:r}=Ae("timeline",{limit:100});return e&&!t.length?m`<p class="hint">${l("timeline.none")}</p>`:m`<${S} error=${n} onRetry=${o} />
    <ol class="timeline">
      ${t.map((i,s)=>{let a=_u(i.sort),c=t[s-1];return m`${!c||_u(c.sort)!==a?m`<li class="century" key=${`c${a}`}><h3>${a}</h3></li>`:null}
          <li key=${i.kind+i.personIds.join()+s}>
            <span class="sign ${i.kind}" aria-hidden="true">${tg[i.kind]}</span>
            <span>
              <span class="hint">${ht(i.dateText)}</span><br />
              ${ve(`timeline.${i.kind}`,{people:m`<${Qo} ids=${i.personIds} />`})}
              ${i.place?`, ${et(i.place)}`:null}
            </span>
          </li>`})}
    </ol>
    ${r}`}function _u(e){let t=Number.parseInt(e,10);return l("statistics.years",{year:`${Math.floor(t/100)*100}`})}var Eu={checks:uu,duplicates:bu,statistics:xu,anniversaries:cu,timeline:Mu,places:wu},un=Object.keys(Eu);function Pu({name:e}){let t=un.find(s=>s===e)??"checks",n=Eu[t],o=B(null);ie(()=>o.current?.focus(),[]);let r=s=>{let c={ArrowRight:1,ArrowLeft:-1}[s.key];if(!c)return;s.preventDefault();let d=un[(un.indexOf(t)+c+un.length)%un.length]??"";W({insight:d},{replace:!0}),requestAnimationFrame(()=>document.getElementById(`insight-${d}`)?.focus())},i=()=>{W({insight:""}),document.getElementById("main")?.focus()};return m`<aside class="insights" aria-label=${l("tree.insights")}>
    <header class="insights-head">
      <h2 tabindex="-1" ref=${o}>${l("tree.insights")}</h2>
      <button type="button" class="button quiet icon-only" onClick=${i}
        aria-label=${l("insights.close")} title=${l("button.close")}
      ><${E} name="close" /></button>
    </header>
    <div class="tabs" role="tablist" aria-label=${l("tree.insights")} onKeyDown=${r}>
      ${un.map(s=>m`<button
          key=${s}
          type="button"
          role="tab"
          id="insight-${s}"
          class="tab"
          aria-selected=${s===t}
          aria-controls="insight-view"
          tabindex=${s===t?0:-1}
          onClick=${()=>W({insight:s},{replace:!0})}
        >
          ${l(`insights.${s}`)}
        </button>`)}
    </div>
    <div class="insight" role="tabpanel" id="insight-view" aria-labelledby="insight-${t}"
      tabindex="0" key=${t}>
      <${n} />
    </div>
  </aside>`}var Au=["birthDate","deathDate","marriageDate","divorceDate","adoptionDate"];function lr(e,t){let n={};for(let o of Object.keys(t)){let r=o.replace(/Text$/,"");Au.includes(r)&&!e[o]&&e[r]?n[r]=e[r]:n[o]=e[o]??null}return n}function Tu(e){let t={...e};for(let n of Au)t[`${n}Text`]&&delete t[n];return t}var ng=404,tt=e=>R(L.peek().get(e));async function dn(e,t,n="Biological",o=""){let[r,i]=[tt(e),tt(t)];await Fe({what:l("history.connecting",{one:r,other:i}),act:async()=>{await Xi({parentId:e,childId:t,type:n,...o?{alsoOf:o}:{}})},undo:async()=>{o&&await Nu("parent-child",o,t),await Hn("parent-child",e,t)}},o?l("history.parents",{parent:r,other:tt(o),child:i}):l("history.parent",{parent:r,child:i}))}async function cr(e,t,n={status:"Married"},o=[]){let r={one:tt(e),other:tt(t)};await Fe({what:l("history.connecting",r),act:async()=>{await Zi({person1Id:e,person2Id:t,parentOf:o,...n})},undo:async()=>{for(let i of o)await Nu("parent-child",t,i);await Hn("spousal",e,t)}},l("history.couple",r))}async function Ou(e,t,n){let o=await ns(e,t,n),r={one:tt(t),other:tt(n)};await Fe({what:l("history.disconnecting",r),act:()=>Hn(e,t,n),undo:async()=>{let i={...og(o),...Cu(e,t,n)};e==="spousal"?await Zi(i):await Xi(i)}},l("history.disconnected",r))}async function Iu(e,t,n,o,r){let i=lr(o,r),s={one:tt(t),other:tt(n)};await Fe({what:l("history.editingLink",s),act:async()=>{await Ji(e,t,n,r)},undo:async()=>{await Ji(e,t,n,i)}},l("history.savedLink"))}async function ns(e,t,n){let o=Object.entries(Cu(e,t,n));return(await hu(t)).find(i=>o.every(([s,a])=>i[s]===a))}async function Nu(e,t,n){try{await Hn(e,t,n)}catch(o){if(!(o instanceof X)||o.status!==ng)throw o}}function Cu(e,t,n){return e==="spousal"?{person1Id:t,person2Id:n}:{parentId:t,childId:n}}function og(e){let{id:t,relationshipType:n,treeId:o,createdAt:r,updatedAt:i,...s}=e;return Tu(s)}var rg=409;function os(e){let t,n=null;return{async end(){let{person:o}=await Qe(e);return n=o.photoUrl?await nr(o.photoUrl).catch(()=>null):null,{undo:t}=await mu(e),H.peek().person===e&&W({person:""}),{isForGood:!t}},async goOn(){return t&&await ig(e,t),t=void 0,n&&await tr(e,n),n=null,{opens:e}}}}async function ig(e,t){try{await fu(e,t)}catch(n){if(!(n instanceof X)||n.status!==rg)throw n;await Qe(e).catch(()=>Promise.reject(n))}}async function mn(e){let t=G.peek()?.tree.treeId??"",n=R(e),o="",r=null;return await Fe({what:l("history.adding",{name:n}),act:async()=>{if(r)return r.goOn();o=(await du({treeId:t,...e})).personId},undo:()=>(r??=os(o)).end()},l("history.added",{name:n})),o}async function Du(e,t,n){let o=lr(e,t),r=n,i=R({...e,...t});await Fe({what:l("history.editing",{name:i}),act:async()=>{await Yi(e.personId,t,r),r=""},undo:async()=>{await Yi(e.personId,o)}},l("history.saved",{name:i}))}async function Lu(e){let t=R(e),n=os(e.personId);await Fe({what:l("history.deleting",{name:t}),act:n.end,undo:n.goOn},l("history.deleted",{name:t}))}async function Ru(e,t){let n=e.personId,o=e.photoUrl?await nr(e.photoUrl).catch(()=>null):null,r=async i=>{i?await tr(n,i):await pu(n)};await Fe({what:l("history.photo",{name:R(e)}),act:()=>r(t),undo:()=>r(o)},l(t?"history.photoSaved":"history.photoRemoved"))}async function Fu(e){let t=G.peek()?.tree;if(!t)return;let n=t.rootPersonId??null;await Fe({what:l("history.root",{name:R(e)}),act:async()=>{await At(t.treeId,{rootPersonId:e.personId})},undo:async()=>{await At(t.treeId,{rootPersonId:n})}},l("history.rootSet",{name:R(e)}))}var sg=[[/sch|sh/g,"s"],[/ph/g,"f"],[/th|dt/g,"t"],[/ck|ch|c|q/g,"k"],[/ae|oe|ue/g,e=>e.slice(0,1)],[/y|j/g,"i"],[/w/g,"v"],[/z/g,"s"],[/([^0-9])\1+/g,"$1"]];function ur(e){return sg.reduce((t,[n,o])=>t.replace(n,o),e)}function Bu(e,t){let n=Math.min(e.length,t.length),o=n>=8?2:n>=4?1:0;return!o||Math.abs(e.length-t.length)>o?!1:ag(e,t)<=o}function ag(e,t){let n=Array.from({length:t.length+1},(o,r)=>r);for(let o=1;o<=e.length;o++){let r=[o];for(let i=1;i<=t.length;i++){let s=(n[i-1]??0)+(e[o-1]===t[i-1]?0:1);r.push(Math.min(s,(n[i]??0)+1,(r[i-1]??0)+1))}n=r}return n[t.length]??0}var lg=/[^\p{L}\p{N}]+/u,cg=0,ug=2,dg=4,mg=6,fn=1/0,rs=$e(()=>{let e=new Map,t=r=>[...new Set(Hu(r))].map(i=>{let s=e.get(i)??e.size;return e.set(i,s),s}),n=[];for(let r of L.value.values()){if(r.hidden)continue;let{also:i=[],birthPlace:s,deathPlace:a}=r,c=[...i,s,a,Ie(r),Zt(r)];n.push({person:r,names:t(nu(r)),others:t(c.filter(Boolean).join(" "))})}let o=[...e.keys()];return{entries:n,words:o,spellings:o.map(ur)}});function pn(e,t=1/0){let n=Hu(e);if(!n.length)return[];let o=Uu(n.map(zu));return(o.length?o:Uu(n.map(i=>fg(i,zu(i))))).slice(0,t).map(({person:i})=>i)}function Hu(e){return Ki(e).split(lg).filter(Boolean)}function zu(e){let t=ur(e),{words:n,spellings:o}=rs.value;return n.map((r,i)=>r===e?cg:r.startsWith(e)?ug:t.length>2&&o[i]===t?dg:fn)}function fg(e,t){let n=ur(e),{spellings:o}=rs.value;return t.map((r,i)=>r===fn&&Bu(n,o[i]??"")?mg:r)}function Uu(e){let t=[];for(let n of rs.value.entries){let o=0;for(let r of e)if(o+=Math.min(Gu(r,n.names),Gu(r,n.others)+1),o===fn)break;o!==fn&&t.push({person:n.person,sum:o})}return t.sort((n,o)=>n.sum-o.sum)}function Gu(e,t){let n=fn;for(let o of t)n=Math.min(n,e[o]??fn);return n}var pg=l("canvas.nameless"),hg={Male:"father",Female:"mother"},gg={Male:"son",Female:"daughter"},$g=new Intl.Segmenter,bg=new RegExp(["Arabic","Hebrew","Syriac","Thaana","Nko","Devanagari","Bengali","Gurmukhi","Mongolian"].map(e=>`\\p{Script=${e}}`).join("|"),"u"),wg=/[\u061c\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;function qn(e){let t=new WeakMap;return n=>{let o=t.get(n);if(o!==void 0)return o;let r=e(n);return t.set(n,r),r}}var nt=qn(e=>Kn([e.firstName,e.middleName,e.lastName,e.suffix])||pg),Be=qn(e=>{let t=Vn(e.firstName),n=Vn(e.middleName).split(" ").filter(Boolean),o=[...t.split(" ").filter(Boolean),...n],[r=""]=o,i=Vn(e.preferredName)||r,s=o.slice(1).map(a=>ss(a)[0]??"").filter(a=>/\p{L}/u.test(a)&&a!==a.toLowerCase()).map(a=>`${a}.`);return[Kn(o),Kn([r,...s]),Kn([r,s[0]]),i].filter((a,c,d)=>a!==""&&d.indexOf(a)===c)}),hn=qn(e=>Kn([e.lastName,e.suffix])),Yn=qn(e=>{if(e.hidden)return"";let t=Wu(e.firstName||e.preferredName),n=Wu(e.lastName);return`${t}${n}`.toUpperCase()||"?"}),bt=qn(e=>{if(e.hidden)return"";let t=sn(Ie(e),e.birthDateText),n=sn(Zt(e),e.deathDateText);return t&&n?`${t}–${n}`:n?l("canvas.died",{year:n}):t?e.living!==!1?l("canvas.born",{year:t}):`${t}–${l("date.unknownYear")}`:""});function is(e,t){let n=new Set(t.children(e.personId).map(({id:i})=>i)).size,o=hg[e.gender]??"parent",r=n>0?l(`canvas.${o}`,{count:n}):"";return[nt(e),bt(e),r].filter(Boolean).join(", ")}function ju(e,t){let n=s=>{let a=s.slice(0,3).map(({id:c})=>nt(t.people.get(c)??e));return Ee(a)},o=gg[e.gender]??"child",r=n(t.parents(e.personId)),i=n(t.spouses(e.personId));return[is(e,t),r&&l(`canvas.${o}`,{people:r}),i&&l("canvas.with",{people:i})].filter(Boolean).join(". ")}function Wu(e){return ss(Vn(e)).find(t=>/[\p{L}\p{N}]/u.test(t))??""}function ss(e){return Array.from($g.segment(e),({segment:t})=>t)}function Vu(e){return bg.test(e)?[e]:ss(e)}function Vn(e){return(e??"").replace(wg,"").replace(/[\p{Cc}\s]+/gu," ").trim()}function Kn(e){return e.map(Vn).filter(Boolean).join(" ")}function ze({person:e,isLarge:t=!1}){let n=t?"portrait large":"portrait",o=`is-${(e.gender??"Unknown").toLowerCase()}`;if(e.photoUrl&&!e.hidden){let r=t?e.photoUrl:`${e.photoUrl}&size=small`;return m`<img class="${n} ${o}" src=${r} alt="" loading="lazy" />`}return m`<span class="${n} ${o}" aria-hidden="true">${Yn(e)||"·"}</span>`}var Ku=30,yg=3,vg=250,as=[];function kg(e,t){let[n,o]=v(as);return U(()=>{o(as);let r=e.trim();if(!t||r.length<yg)return;let i=!1,s=setTimeout(async()=>{let a=await t(r).catch(()=>as);i||o(a)},vg);return()=>{i=!0,clearTimeout(s)}},[e]),n}function gn({label:e,onPick:t,onText:n,seek:o,without:r,placeholder:i=l("picker.example"),isLabelShown:s=!0,isKept:a=!1,...c}){let[d,u]=v(""),[f,h]=v(0),[p,g]=v(!1),$=B(null),w=je(),b=kg(d,o),y=pn(d,Ku),k=b.filter(T=>!y.includes(T)),x=[...y,...k].slice(0,Ku).filter(T=>!r?.has(T.personId)),_=p&&d.trim()!=="";U(()=>{$.current?.querySelector("[aria-selected=true]")?.scrollIntoView({block:"nearest"})},[f,_]);let C=T=>{u(T),h(0),g(!0),n?.(T)},F=T=>{a||C(""),g(!1),t(T)},z=T=>{let le=x[f];if(T.key==="ArrowDown")h(Math.min(f+1,x.length-1));else if(T.key==="ArrowUp")h(Math.max(f-1,0));else if(T.key==="Enter"&&_&&le)F(le);else if(T.key==="Escape"&&d)C("");else return;T.preventDefault(),T.stopPropagation()};return m`<div class="picker field">
    <label for=${w} class=${s?"":"visually-hidden"}>${e}</label>
    <input
      id=${w}
      type="search"
      role="combobox"
      value=${d}
      placeholder=${i}
      autocomplete="off"
      spellcheck=${!1}
      aria-expanded=${_}
      aria-controls="${w}-hits"
      aria-autocomplete="list"
      aria-activedescendant=${_&&x[f]?`${w}-${f}`:void 0}
      onInput=${T=>C(T.target.value)}
      onFocus=${()=>g(!0)}
      onBlur=${()=>g(!1)}
      onKeyDown=${z}
      ...${c}
    />
    <ul class="hits" id="${w}-hits" role="listbox" aria-label=${l("picker.hits")} ref=${$}
      hidden=${!_}>
      ${_?x.map((T,le)=>m`<li
              key=${T.personId}
              id="${w}-${le}"
              role="option"
              aria-selected=${le===f}
              class="hit"
              onPointerDown=${he=>he.preventDefault()}
              onClick=${()=>F(T)}
            >
              <${ze} person=${T} />
              <span class="hit-name">${R(T)}</span>
              <span class="hit-years">${$t(T)}</span>
            </li>`):null}
    </ul>
    ${_&&!x.length?m`<p class="hits none" role="status">${l("picker.none")}</p>`:null}
  </div>`}var Xn="?",qu=e=>R(L.value.get(e));function ls(e){return e.length>1?Xn:e[0]??""}function Yu(e,t,n){let o=ee.value.parents(t),r=n==="Biological"?0:n==="Step"?1:1/0;if(o.filter(s=>s.type==="Biological").length>r)return[];let i=new Set([t,...o.map(s=>s.id)]);return ee.value.spouses(e).map(s=>s.id).filter(s=>!i.has(s))}function cs({spouses:e,type:t,value:n,onValue:o}){if(!e.length)return null;let r=[...e.length>1?[[Xn,l("add.choose")]]:[],["",l("add.parentUnknown")],...e.map(s=>[s,qu(s)])],i=l(t==="Step"?"add.biologicalParent":"add.otherParent");return m`<${O} label=${i} value=${n} onValue=${o} options=${r} />`}function dr(e){return ee.value.children(e).filter(({id:t,type:n})=>n==="Biological"&&ee.value.parents(t).length===1).map(t=>t.id)}function us(e){return ee.value.spouses(e).length?[]:dr(e)}function ds({ids:e,chosen:t,onChosen:n}){if(!e.length)return null;let o=(r,i)=>e.filter(s=>s===r?i:t.includes(s));return m`<fieldset class="choices">
    <legend>${l("add.alsoParent")}</legend>
    ${e.map(r=>m`<${ft} key=${r} label=${qu(r)} value=${t.includes(r)}
        onValue=${i=>n(o(r,i))} />`)}
  </fieldset>`}var Qu=["JAN","FEB","MAR","APR","MAY","JUN","JUL","AUG","SEP","OCT","NOV","DEC"],xg=[31,29,31,30,31,30,31,31,30,31,30,31],Sg=/^(?:about|abt\.?|around|circa|ca\.?|c\.|approximately|approx\.?|roughly|~)\s*/i,_g=/^(?:estimated|est\.?|probably|perhaps|maybe)\s+/i,Mg=/^(?:calculated|cal\.?)\s+/i,Eg=/^(?:before|bef\.?|until|by|<)\s*/i,Pg=/^(?:after|aft\.?|since|>)\s*/i,Ag=/^(?:between|bet\.?)\s+(.+?)\s+(?:and|&|-|–)\s+(.+)$/i,Tg=/^from\s+(.+?)\s+(?:to|until|-|–)\s+(.+)$/i,Og=/^from\s+/i,Ig=/^to\s+/i,Ng=/^(\d{3,4})\s*[-–]\s*(\d{3,4})$/,Xu=/\s*\b(?:b\.?\s?c\.?\s?e?\.?)$/i,Cg=/^(?:@#D[A-Z _]+@|GREGORIAN|JULIAN|FRENCH_R|HEBREW)\s/i;function wt(e){let t=e.trim().replace(/\s+/g," ");if(!t)return null;let n=Dg(t);if(n)return{text:n,words:ht(n),isPhrase:!1};let o=/^\(.*\)$/.test(t)?t:`(${t})`;return{text:o,words:o.slice(1,-1),isPhrase:!0}}function Dg(e){if(Cg.test(e))return e;let t=Ng.exec(e);if(t&&Number(t[1])<Number(t[2]))return`BET ${t[1]} AND ${t[2]}`;let n=Ag.exec(e);if(n)return Zu("BET",n,"AND");let o=Tg.exec(e);if(o)return Zu("FROM",o,"TO");let r=[[Sg,"ABT"],[_g,"EST"],[Mg,"CAL"],[Eg,"BEF"],[Pg,"AFT"],[Og,"FROM"],[Ig,"TO"]];for(let[i,s]of r){if(!i.test(e))continue;let a=mr(e.replace(i,""));return a&&`${s} ${a}`}return/^\d{3,4}\s*\?$/.test(e)?`EST ${e.replace(/\s*\?$/,"")}`:mr(e)}function Zu(e,t,n){let o=mr(t[1]??""),r=mr(t[2]??"");return o&&r?`${e} ${o} ${n} ${r}`:null}function mr(e){let t=Xu.test(e)?" BCE":"",n=e.replace(Xu,"").replace(/(\d)(?:st|nd|rd|th)\b/gi,"$1").trim(),o=Lg(n)??Rg(n);return o&&o+t}function Lg(e){if(/^\d{1,4}$/.test(e)&&Number(e)>0)return String(Number(e));if(/^\d{3,4}\/\d{2}$/.test(e))return e;let t=/^(\d{3,4})-(\d{1,2})(?:-(\d{1,2}))?$/.exec(e);if(t)return Ct(t[1],Number(t[2]),t[3]);let n=/^(?:(\d{1,2})\.\s?)?(\d{1,2})\.\s?(\d{3,4})$/.exec(e);if(n)return Ct(n[3],Number(n[2]),n[1]);let o=/^(\d{1,2})[/-](\d{1,2})[/-](\d{3,4})$/.exec(e);if(!o)return null;let[r,i]=[Number(o[1]),Number(o[2])];return r>12?Ct(o[3],i,String(r)):i>12?Ct(o[3],r,String(i)):r===i?Ct(o[3],r,String(r)):null}function Rg(e){let t=/^(?:(\d{1,2})\.?\s+)?(?:of\s+)?([a-z]{3,9})\.?,?\s+(\d{1,4}(?:\/\d{2})?)$/i,n=/^([a-z]{3,9})\.?\s+(\d{1,2}),?\s+(\d{1,4})$/i,o=t.exec(e);if(o)return Ct(o[3],Ju(o[2]),o[1]);let r=n.exec(e);return r&&Ct(r[3],Ju(r[1]),r[2])}function Ju(e=""){let t=e.slice(0,3).toUpperCase(),n=Qu.indexOf(t);return Fg[n]?.startsWith(e.toUpperCase())||e.toUpperCase()==="SEPT"?n+1:0}var Fg=["JANUARY","FEBRUARY","MARCH","APRIL","MAY","JUNE","JULY","AUGUST","SEPTEMBER","OCTOBER","NOVEMBER","DECEMBER"];function Ct(e,t,n){let o=Qu[t-1];if(!e||!o)return null;if(n===void 0)return`${o} ${e}`;let r=Number(n);return r>=1&&r<=(xg[t-1]??0)?`${r} ${o} ${e}`:null}function Ke({label:e,value:t,onValue:n}){let o=wt(t);return m`<${O}
    label=${e}
    value=${t}
    onValue=${n}
    placeholder=${l("field.dateExample")}
    hint=${Bg(t,o)}
  />`}function Bg(e,t){return t?t.isPhrase?/^\d{1,2}[/-]\d{1,2}[/-]\d{3,4}$/.test(e.trim())?l("field.dateUnclear"):l("field.dateUnread"):l("field.dateRead",{date:t.words}):l("field.dateHint")}var zg=["middleName","birthName","preferredName","suffix","birthPlace","deathPlace","biography"],ms=["Female","Male","Other","Unknown"].map(e=>[e,l(`gender.${e}`)]),fs=[["",l("living.auto")],["yes",l("living.yes")],["no",l("living.no")]];function Ue(e){return{firstName:e.firstName??"",middleName:e.middleName??"",lastName:e.lastName??"",birthName:e.birthName??"",preferredName:e.preferredName??"",suffix:e.suffix??"",gender:e.gender??"Unknown",birth:be(e.birthDate,e.birthDateText),birthPlace:e.birthPlace??"",death:be(e.deathDate,e.deathDateText),deathPlace:e.deathPlace??"",living:e.isLiving===void 0?"":e.isLiving?"yes":"no",biography:e.biography??""}}function fr(e,t){let n={};for(let o of["firstName","lastName"])e[o].trim()!==t[o]&&(n[o]=e[o].trim());e.gender!==t.gender&&(n.gender=e.gender);for(let o of zg)e[o].trim()!==t[o].trim()&&(n[o]=e[o].trim()||null);for(let o of["birth","death"])e[o].trim()!==t[o]&&(n[`${o}DateText`]=wt(e[o])?.text??null);return e.living!==t.living&&(n.isLiving=e.living===""?null:e.living==="yes"),n}function ed(e){let t=fr(e,Ue({})),n=Object.fromEntries(Object.entries(t).filter(([,r])=>r!==null)),o={firstName:e.firstName.trim(),lastName:e.lastName.trim()};return{...n,...o,gender:e.gender}}function Zn(e){return!!(e.firstName.trim()||e.lastName.trim())}function pr({draft:e,onDraft:t,isShort:n=!1}){let o=r=>({value:e[r],onValue:i=>t({...e,[r]:i})});return m`<div class="fields">
      <${O} label=${l("field.firstName")} maxlength="100" data-first
        ...${o("firstName")} />
      ${n?null:m`<${O} label=${l("field.middleName")} maxlength="100"
            ...${o("middleName")} />`}
      <${O} label=${l("field.lastName")} maxlength="100" ...${o("lastName")} />
      ${n?null:m`<${O} label=${l("field.birthName")} maxlength="100"
              ...${o("birthName")} />
            <${O} label=${l("field.preferredName")} maxlength="50"
              ...${o("preferredName")} hint=${l("field.preferredNameHint")} />
            <${O} label=${l("field.suffix")} maxlength="20" ...${o("suffix")}
              placeholder=${l("field.suffixExample")} />`}
    </div>
    <${Re} legend=${l("field.gender")} name="gender" options=${ms}
      isLegendShown=${!0} ...${o("gender")} />
    <div class="fields">
      <${Ke} label=${l("field.birth")} ...${o("birth")} />
      <${O} label=${l("field.birthPlace")} maxlength="200" ...${o("birthPlace")} />
      <${Ke} label=${l("field.death")} ...${o("death")} />
      ${n?null:m`<${O} label=${l("field.deathPlace")} maxlength="200"
            ...${o("deathPlace")} />`}
    </div>
    ${n?null:m`<${Re} legend=${l("field.living")} name="living" options=${fs}
            isLegendShown=${!0} ...${o("living")} />
          <${O} label=${l("field.biography")} type="area" rows="8" maxlength="60000"
            spellcheck=${!0} ...${o("biography")} />`}`}var hr="Partner",gr="Unknown",Ug=["Married",hr,"Divorced","Widowed","Separated",gr],Gg=["Married",hr,"Divorced","Widowed","Separated"],$n=Ug.map(e=>[e,l(`relatives.statuses.${e}`)]),td=gr;function nd({status:e="Married",statusDetail:t}){return e!=="Married"?e:[hr,gr].find(n=>n===t)??e}function bn(e){return[hr,gr].includes(e)?{status:"Married",statusDetail:e}:{status:e}}function wn(e){let t=Gg.find(n=>n===e);return t?l(`relatives.unions.${t}`):e.toLowerCase()}var $r=["Biological","Adoptive","Step","Foster"].map(e=>[e,l(`relatives.types.${e}`)]),od="";function rd({adding:e,onClose:t}){let{kind:n,personId:o=""}=e,r=L.value.get(o),[i,s]=v("new"),a=r?l(`add.${n}`,{name:R(r)}):l("add.alone"),c=n!=="alone"&&n!=="sibling"&&L.value.size>1;return m`<${Q} title=${a} onClose=${t}>
    <div class="stack">
      ${c?m`<${Re}
            legend=${l("add.who")}
            name="add-how"
            value=${i}
            options=${[["new",l("add.new")],["there",l("add.existing")]]}
            onValue=${s}
          />`:null}
      ${i==="new"?m`<${Hg} kind=${n} person=${r} onClose=${t} />`:m`<${jg} kind=${n} personId=${o} onClose=${t} />`}
    </div>
  <//>`}function Hg({kind:e,person:t,onClose:n}){let[o,r]=v(Ue(Kg(e,t))),i=t?.personId??"",s=e==="child"?ee.value.spouses(i).map(_=>_.id):[],[a,c]=v(ls(s)),d=e==="spouse"?dr(i):[],[u,f]=v(us(i)),[h,p]=v("Biological"),g=e==="parent"?Vg(t):void 0,[$,w]=v(e==="parent"?td:"Married"),{isBusy:b,problem:y,submit:k}=D(async()=>{let _=$===od?"":g?.personId??"",C={alsoOf:a,parentOf:u,spouseOf:_,type:h,status:$},F=await Wg(e,t,ed(o),C);n(),W({person:F}),K.current?.focus(F)}),x=Zn(o)?a===Xn?l("add.chooseParent"):"":l("person.nameNeeded");return m`<form class="stack" onSubmit=${k}>
    <${pr} draft=${o} onDraft=${r} isShort=${!0} />
    <div class="fields">
      <${cs} spouses=${s} type=${h} value=${a} onValue=${c} />
      ${e==="child"||e==="parent"?m`<${O} label=${l("relatives.type")} value=${h} onValue=${p}
            options=${$r} />`:null}
      ${e==="spouse"?m`<${O} label=${l("relatives.status")} value=${$} onValue=${w}
            options=${$n} />`:null}
      ${g?m`<${O} label=${l("add.couple",{name:R(g)})} value=${$}
            onValue=${w} options=${[...$n,[od,l("add.noCouple")]]} />`:null}
    </div>
    <${ds} ids=${d} chosen=${u} onChosen=${f} />
    <${S} error=${y} />
    <div class="actions">
      <button type="submit" class="button strong" disabled=${b||x}>
        ${l("button.add")}
      </button>
      <button type="button" class="button" onClick=${n}>${l("button.cancel")}</button>
      ${x?m`<p class="hint">${x}</p>`:null}
    </div>
  </form>`}async function Wg(e,t,n,{alsoOf:o,parentOf:r,spouseOf:i,type:s,status:a}){if(!t||e==="alone")return mn(n);let{personId:c}=t;if(e==="spouse")return mn({...n,relative:{kind:e,personId:c,parentOf:r,...bn(a)}});if(e==="parent"){let $=i?{spouseOf:i,...bn(a)}:{};return mn({...n,relative:{kind:e,personId:c,type:s,...$}})}if(e==="child")return mn({...n,relative:{kind:e,personId:c,type:s,...o?{alsoOf:o}:{}}});let d=ee.peek().parents(c),u=d.filter($=>$.type==="Biological"),[f,h]=u.length?u:d,p=h?{alsoOf:h.id}:{},g=f?.id??"";return mn({...n,relative:{kind:"child",personId:g,...p}})}function jg({kind:e,personId:t,onClose:n}){let[o,r]=v(null),[i,s]=v("Biological"),[a,c]=v("Married"),[d,u]=v(null),[f,h]=v(us(t)),p=o?.personId??"",g=e==="child"?Yu(t,p,i):[],$=`${p} ${i}`,w=o&&d?.of===$?d.id:ls(g),b=e==="spouse"?dr(t).filter(_=>_!==p):[],{isBusy:y,problem:k,submit:x}=D(async()=>{if(!o)return;let _=f.filter(C=>b.includes(C));e==="spouse"?await cr(t,p,bn(a),_):e==="parent"?await dn(p,t,i):await dn(t,p,i,w),n()});return m`<form class="stack" onSubmit=${x}>
    <${gn} label=${l("add.who")} without=${new Set([t])} isKept=${!0}
      data-first onPick=${r} />
    ${o?m`<p role="status">
          ${ve("add.chosen",{name:m`<strong>${R(o)}</strong>`})}
        </p>`:null}
    ${e==="spouse"?m`<${O} label=${l("relatives.status")} value=${a} onValue=${c}
          options=${$n} />`:m`<${O} label=${l("relatives.type")} value=${i} onValue=${s}
          options=${$r} />`}
    ${o?m`<${cs} spouses=${g} type=${i} value=${w}
          onValue=${_=>u({of:$,id:_})} />`:null}
    <${ds} ids=${b} chosen=${f} onChosen=${h} />
    <${S} error=${k} />
    <div class="actions">
      <button type="submit" class="button strong"
        disabled=${y||!o||w===Xn}>${l("button.connect")}</button>
      <button type="button" class="button" onClick=${n}>${l("button.cancel")}</button>
    </div>
  </form>`}function Vg(e){let t=e?ee.value.parents(e.personId):[];return t.length===1?L.value.get(t[0]?.id??""):void 0}function Kg(e,t){if(!t||e==="alone")return{};let{parents:n}=ee.value,o=e==="spouse"?"":t.lastName,r={Male:"Female",Female:"Male"};if(e==="spouse")return{gender:r[t.gender]??"Unknown"};if(e==="child")return{lastName:qg(t).lastName};if(e!=="parent")return{lastName:o};let[i]=n(t.personId).map(a=>L.value.get(a.id));if(!i)return{lastName:o};let s=i.gender==="Male";return{gender:r[i.gender]??"Unknown",lastName:s?"":o}}function qg(e){let[t,...n]=ee.value.spouses(e.personId),o=n.length?void 0:L.value.get(t?.id??"");return e.gender==="Female"&&o?.gender==="Male"&&o.lastName?o:e}var id={parent:"child",child:"parent",spouse:"spouse"};function sd({ends:e,kind:t,onClose:n}){let[o,r]=e,[i,s]=v(id[t]),a={one:R(L.value.get(o)),other:R(L.value.get(r))},c=[["parent",l("add.isParent",a)],["child",l("add.isChild",a)],["spouse",l("add.areCouple",a)]],{isBusy:d,problem:u,submit:f}=D(async()=>{i==="parent"?await dn(o,r):i==="child"?await dn(r,o):await cr(o,r),n()});return m`<${Q} title=${l("kin.title")} onClose=${n}>
    <form class="stack" onSubmit=${f}>
      <fieldset class="choices">
        <legend class="visually-hidden">${l("kin.title")}</legend>
        ${c.map(([h,p])=>m`<label class="choice" key=${h}>
            <input type="radio" name="link-how" value=${h} checked=${i===h}
              data-first=${h===id[t]?!0:void 0}
              onChange=${()=>s(h??"")} />
            <span>${p}</span>
          </label>`)}
      </fieldset>
      <${S} error=${u} />
      <div class="actions">
        <button type="submit" class="button strong" disabled=${d}>
          ${l("button.connect")}
        </button>
        <button type="button" class="button" onClick=${n}>
          ${l("button.cancel")}
        </button>
      </div>
    </form>
  <//>`}var ad=50;async function ld(e){return(await A("GET",ps(e))).personId??""}async function cd(e,t){t?await A("PUT",ps(e),{json:{personId:t}}):await A("DELETE",ps(e))}async function ud(e,t,n){let o={from:t,to:n.join(","),language:Me().startsWith("de")?"de":"en"};return(await A("GET",`${pe(e)}/kin-names`,{query:o})).names}function ps(e){return`${pe(e)}/home-person`}var yn=J(""),ot=$e(()=>L.value.has(yn.value)?yn.value:""),vt=J(new Map),yt=new Set,br=0;function wr(e){if(!ot.peek())return;let t=vt.peek(),n=e.filter(r=>!t.has(r)&&!yt.has(r)&&L.peek().has(r));if(!n.length)return;let o=yt.size===0;for(let r of n)yt.add(r);o&&pd()}async function md(e){let t=G.peek()?.tree.treeId;if(!t)return;try{await cd(t,e)}catch(o){me(o);return}if(G.peek()?.tree.treeId!==t)return;let n=R(L.peek().get(e||yn.peek()));yn.value=e,oe(l(e?"person.isMe":"person.isNotMe",{name:n}))}function fd(e){if(!ot.value)return"";if(e===ot.value)return l("person.you");let t=vt.value.get(e);return t?l("person.yourKin",{kin:t}):""}async function pd(){let e=br,t=G.peek()?.tree.treeId??"",n=[...yt].slice(0,ad),o={};try{o=await ud(t,ot.peek(),n)}catch{e===br&&(yt=new Set);return}if(e===br){for(let r of n)yt.delete(r);vt.value=new Map([...vt.peek(),...n.map(r=>[r,o[r]??""])]),yt.size&&pd()}}var dd=$e(()=>G.value?.tree.treeId??""),Yg=$e(()=>I.value?.userId??"");Pe(()=>{let e=dd.value;yn.value="",!(!e||!Yg.value)&&ld(e).then(t=>{dd.peek()===e&&(yn.value=t)},()=>{})});Pe(()=>{G.value,ot.value,br+=1,yt=new Set;let e=ot.peek();vt.value=new Map(e?[[e,l("person.you")]]:[])});var hs=new Map;function gs(e){return`${I.peek()?.userId}/${e}`}function yr(e){return hs.get(gs(e))}function hd(e,t){hs.set(gs(e),t)}function vr(e){hs.delete(gs(e))}function gd({person:e}){let t=[an(e),et(e.birthPlace)].filter(Boolean),n=[ln(e),et(e.deathPlace)].filter(Boolean),o=e.isLiving===!1?l("person.deathUnknown"):"",i=[[l("field.birthName"),e.birthName??""],[l("field.preferredName"),e.preferredName??""],[l("field.birth"),t.join(", ")],[l("field.death"),n.join(", ")||o],[l("field.gender"),e.gender==="Unknown"?"":l(`gender.${e.gender}`)]].filter(([,s])=>s);return m`${i.length?m`<dl class="facts">
          ${i.map(([s,a])=>m`<div key=${s}>
              <dt>${s}</dt>
              <dd>${a}</dd>
            </div>`)}
        </dl>`:m`<p class="hint">${l("person.nothingKnown")}</p>`}
    ${e.biography?m`<section class="story" aria-label=${l("field.biography")}>
          ${e.biography.split(/\n{2,}/).map((s,a)=>m`<p key=${a}>${s}</p>`)}
        </section>`:null}`}async function $s(e,t){let n=`api/persons/${encodeURIComponent(e)}/facts`;return qt(await A("GET",n,{query:{cursor:t},isGuest:!0}))}async function $d(e,t,n){let o={treeId:e,q:t,limit:`${n}`},{items:r}=await A("GET","api/persons",{query:o,isGuest:!0});return r.map(i=>i.personId)}function bs(e,t){return(e==="EVEN"||e==="FACT")&&t?t:Object.hasOwn(bo.facts.tags,e)?l(`facts.tags.${e}`):Xg(e)}function bd(e){return e.split(".").map(t=>bs(t)).join(", ")}function Xg(e){return e.replace(/_/g," ").trim()||e}function wd({personId:e,version:t}){let{answer:n,problem:o,again:r}=fe(()=>$s(e),[e,t]),[i,s]=v([]),[a,c]=v(void 0),[d,u]=v(null);U(()=>{s([]),c(n?.cursor)},[n]);let f=[...n?.items??[],...i],h=async()=>{try{let p=await $s(e,a);s([...i,...p.items]),c(p.cursor),u(null)}catch(p){u(p)}};return o?m`<${S} error=${o} onRetry=${r} />`:f.length?m`<section class="more-facts" aria-label=${l("facts.title")}>
    <h3>${l("facts.title")}</h3>
    <dl class="facts">
      ${f.map((p,g)=>m`<${Zg} key=${g} fact=${p} />`)}
    </dl>
    <${S} error=${d} onRetry=${h} />
    ${a?m`<button type="button" class="button quiet small" onClick=${h}>
          ${l("button.showMore")}
        </button>`:null}
  </section>`:null}function Zg({fact:e}){let t=e.partnerId?L.value.get(e.partnerId):void 0,n=e.date?ht(e.date):"",o=[e.value,n,et(e.place)].filter(Boolean).join(", "),r=bs(e.tag,e.type),i=e.type&&e.type!==r?e.type:"";return m`<div>
    <dt>${r}</dt>
    <dd>
      ${o?m`<p>${o}</p>`:null}
      ${i?m`<p class="hint">${i}</p>`:null}
      ${t?m`<p class="hint">${l("facts.with",{name:R(t)})}</p>`:null}
      ${yd(e.details)} ${vd(e.notes)}
      ${e.media?.length?m`<ul>
            ${e.media.map((s,a)=>m`<li key=${a}>
                ${[s.title,s.file].filter(Boolean).join(" · ")}
              </li>`)}
          </ul>`:null}
      ${e.citations?.length?m`<ul class="citations" aria-label=${l("facts.sources")}>
            ${e.citations.map((s,a)=>m`<${Jg} key=${a} citation=${s} />`)}
          </ul>`:null}
    </dd>
  </div>`}function Jg({citation:e}){let{title:t,author:n,publication:o,page:r,text:i}=e,s=[n,o].filter(Boolean).join(", ");return m`<li>
    <cite>${t||l("facts.source")}</cite>${r?`, ${r}`:""}
    ${s?m`<p>${s}</p>`:null}
    ${i?m`<blockquote>${i}</blockquote>`:null}
    ${yd(e.details)} ${vd(e.notes)}
  </li>`}function yd(e=[]){return e.map(({tag:t,value:n},o)=>m`<p key=${o} class="hint">
      ${l("facts.detail",{label:bd(t),value:n??""})}
    </p>`)}function vd(e=[]){return e.map((t,n)=>m`<p key=${n} class="fact-note">${t}</p>`)}var Qg=20,e$=[["Divorced",l("relatives.statuses.Divorced")],["Separated",l("relatives.statuses.Separated")],["Widowed",l("relatives.statuses.Widowed")],["Married",l("relatives.statuses.Unknown")]];function kr(e=[]){return e.map((t,n)=>({key:n,before:t,status:t.status,married:be(t.marriageDate,t.marriageDateText),marriagePlace:t.marriagePlace??"",divorced:be(t.divorceDate,t.divorceDateText),notes:t.notes??""}))}function xd(e,t=[]){if(JSON.stringify(e)!==JSON.stringify(kr(t)))return e.length?e.map(t$):null}function t$({before:e,status:t,married:n,marriagePlace:o,divorced:r,notes:i}){let{marriageDate:s,marriageDateText:a,divorceDate:c,divorceDateText:d}=e;return{status:t,...kd("marriageDate",n,s,a),...kd("divorceDate",r,c,d),...o.trim()?{marriagePlace:o.trim()}:{},...i.trim()?{notes:i.trim()}:{}}}function kd(e,t,n,o){if(t!==be(n,o))o=wt(t)?.text;else if(!o&&n)return{[e]:n};return o?{[`${e}Text`]:o}:{}}function Sd({drafts:e,onDrafts:t}){let n=()=>{let o=Math.max(-1,...e.map(i=>i.key))+1,[r]=kr([{status:"Divorced"}]);r&&t([...e,{...r,key:o}])};return m`${e.map((o,r)=>{let i=e.length>1?`${r+1}`:"",s=a=>({value:o[a],onValue:c=>t(e.map(d=>d===o?{...d,[a]:c}:d))});return m`<fieldset class="earlier stack" key=${o.key}>
        <legend>
          ${i?l("relatives.earlierNumber",{number:i}):l("relatives.earlier")}
        </legend>
        <div class="fields">
          <${Ke} label=${l("relatives.married")} ...${s("married")} />
          <${O} label=${l("relatives.marriagePlace")} maxlength="200"
            ...${s("marriagePlace")} />
          <${O} label=${l("relatives.ended")} options=${e$} ...${s("status")} />
          ${o.status==="Divorced"||o.divorced?m`<${Ke} label=${l("relatives.divorced")} ...${s("divorced")} />`:null}
        </div>
        <${O} label=${l("relatives.notesLabel")} type="area" rows="2" maxlength="2000"
          ...${s("notes")} />
        <button type="button" class="button quiet small"
          onClick=${()=>t(e.filter(a=>a!==o))}>
          <${E} name="bin" />${i?l("relatives.removeEarlierNumber",{number:i}):l("relatives.removeEarlier")}
        </button>
      </fieldset>`})}
    ${e.length<Qg?m`<button type="button" class="button quiet small add-earlier" onClick=${n}>
          <${E} name="plus" />${l("relatives.addEarlier")}
        </button>`:null}`}function _d(e=[]){return e.map(n$).join("; ")}function n$({status:e,...t}){let n=be(t.marriageDate,t.marriageDateText),o=be(t.divorceDate,t.divorceDateText),r=e==="Married"?"":wn(e),i=o?l("relatives.divorcedOn",{date:o}):r;return[n?l("relatives.marriedOn",{date:n}):"",i].filter(Boolean).join(", ")||wn("Married")}function Ed({kind:e,first:t,second:n,onClose:o}){let r=fe(()=>ns(e,t,n),[e,t,n]),i=l("relatives.pair",{one:R(L.value.get(t)),other:R(L.value.get(n))});return m`<${Q} title=${i} onClose=${o}>
    <${S} error=${r.problem} onRetry=${r.again} />
    ${r.answer?m`<${o$} kind=${e} first=${t} second=${n} link=${r.answer}
          onClose=${o} />`:null}
  <//>`}function o$({kind:e,first:t,second:n,link:o,onClose:r}){let i=e==="spousal",[s,a]=v(Md(o)),[c,d]=v(kr(o.previousUnions)),u=g=>({value:s[g],onValue:$=>a({...s,[g]:$})}),{isBusy:f,problem:h,submit:p}=D(async()=>{let g=r$(s,Md(o),i),$=xd(c,o.previousUnions);$!==void 0&&(g.previousUnions=$),Object.keys(g).length&&await Iu(e,t,n,o,g),r()});return m`<form class="stack" onSubmit=${p}>
    <div class="fields">
      ${i?m`<${O} label=${l("relatives.status")} options=${$n}
              ...${u("status")} />
            <${Ke} label=${l("relatives.married")} ...${u("married")} />
            <${O} label=${l("relatives.marriagePlace")} maxlength="200"
              ...${u("marriagePlace")} />
            <${Ke} label=${l("relatives.divorced")} ...${u("divorced")} />`:m`<${O} label=${l("relatives.type")} options=${$r}
              ...${u("type")} />
            ${s.type==="Adoptive"?m`<${Ke} label=${l("relatives.adopted")} ...${u("adopted")} />`:null}`}
    </div>
    <${O} label=${l("relatives.notesLabel")} type="area" rows="3" maxlength="2000"
      ...${u("notes")} />
    ${i?m`<${Sd} drafts=${c} onDrafts=${d} />`:null}
    <${S} error=${h} />
    <div class="actions">
      <button type="submit" class="button strong" disabled=${f}>${l("button.save")}</button>
      <button type="button" class="button" onClick=${r}>${l("button.cancel")}</button>
    </div>
  </form>`}function Md(e){return{type:String(e.type??"Biological"),status:nd(e),married:be(e.marriageDate,e.marriageDateText),divorced:be(e.divorceDate,e.divorceDateText),adopted:be(e.adoptionDate,e.adoptionDateText),marriagePlace:String(e.marriagePlace??""),notes:String(e.notes??"")}}function r$(e,t,n){let o={},r=n?[["married","marriageDateText"],["divorced","divorceDateText"]]:[["adopted","adoptionDateText"]];for(let[i,s]of r)e[i]!==t[i]&&(o[s]=wt(e[i])?.text??null);return e.notes!==t.notes&&(o.notes=e.notes.trim()||null),n&&e.marriagePlace!==t.marriagePlace&&(o.marriagePlace=e.marriagePlace.trim()||null),n&&e.status!==t.status&&Object.assign(o,{statusDetail:null},bn(e.status)),!n&&e.type!==t.type&&(o.type=e.type),o}var i$=["Adoptive","Step","Foster","Half"],s$={parent:"button.addParent",spouse:"button.addSpouse",child:"button.addChild",sibling:"button.addSibling"};function Ad({person:e,onAdd:t}){let[n,o]=v(null),r=e.personId,i=[[l("relatives.parents"),"parent",Pd(r)],[l("relatives.spouses"),"spouse",c$(r)],[l("relatives.children"),"child",l$(r)],[l("relatives.siblings"),"sibling",m$(r)]];return m`<div class="kin-lists">
    ${i.map(([s,a,c])=>c.length||re.value?m`<section key=${a} aria-label=${s}>
            <header class="kin-list-head">
              <h3>${s}</h3>
              ${re.value&&(a!=="sibling"||Pd(r).length)?m`<button
                    type="button"
                    class="button quiet small"
                    onClick=${()=>t({kind:a,personId:r})}
                  >
                    <${E} name="plus" />${l(s$[a])}
                  </button>`:null}
            </header>
            <ul class="rows">
              ${c.map(d=>m`<${a$} key=${d.id} one=${d}
                  onEdit=${()=>o(d)} />`)}
            </ul>
          </section>`:null)}
    ${n?.link?m`<${Ed} ...${n.link} onClose=${()=>o(null)} />`:null}
  </div>`}function a$({one:e,onEdit:t}){let n=L.value.get(e.id);if(!n)return null;let{link:o}=e;return m`<li class="row kin-row">
    <${ze} person=${n} />
    <span class="row-words">
      <button type="button" class="link" onClick=${()=>{W({person:e.id}),K.current?.focus(e.id)}}>${R(n)}</button>
      <span class="hint">${[$t(n),e.note].filter(Boolean).join(" · ")}</span>
    </span>
    ${o&&re.value?m`<${Ve}
          label=${l("relatives.menu",{name:R(n)})}
          items=${[{label:l("relatives.edit"),icon:"edit",act:t},{label:l("relatives.remove"),icon:"unlink",act:()=>Ou(o.kind,o.first,o.second).catch(me)}]}
        />`:null}
  </li>`}function ws(e){let t=i$.find(n=>n===e);return t?l(`relatives.notes.${t}`):""}function Pd(e){return ee.value.parents(e).map(t=>({id:t.id,note:ws(t.type),link:{kind:"parent-child",first:t.id,second:e}}))}function l$(e){return ee.value.children(e).map(t=>({id:t.id,note:ws(t.type),link:{kind:"parent-child",first:e,second:t.id}}))}function c$(e){return ee.value.spouses(e).map(({id:t,link:n})=>({id:t,note:[u$(n),d$(n)].filter(Boolean).join(" · "),link:{kind:"spousal",first:n.person1Id,second:n.person2Id}}))}function u$(e){let t=be(e.marriageDate,e.marriageDateText),n=e.status!=="Married"||e.statusDetail!=="Unknown",o=e.statusDetail==="Unknown"?"":e.statusDetail,r=n&&(o||e.status)||"",i=t?l("relatives.marriedOn",{date:t}):"";return r==="Married"?i||wn(r):[wn(r),i].filter(Boolean).join(", ")}function d$({previousUnions:e}){return e?.length?l("relatives.previously",{unions:_d(e)}):""}function m$(e){return tu(e).map(t=>({id:t.id,note:ws(t.how)}))}var f$=412,p$=["firstName","middleName","lastName","birthName","preferredName","suffix","gender","birth","birthPlace","death","deathPlace","living","biography"];function Od({person:e,etag:t,onDone:n,onFresh:o}){let{personId:r}=e,i=yr(r),[s,a]=v(i?.known??{person:e,etag:t}),[c,d]=v(i?.draft??Ue(e)),[u,f]=v(null),h=B(null);ie(()=>h.current?.querySelector("input")?.focus(),[]);let p=async x=>{let _=fr(c,Ue(s.person));Object.keys(_).length&&await Du(x.person,_,x.etag),g()},g=()=>{vr(r),n()},{isBusy:$,problem:w,submit:b}=D(async()=>{try{await p(s)}catch(x){if(!(x instanceof X&&x.status===f$))throw x;f(await Qe(r))}}),y=D(async()=>{u&&await p(u)}),k=Zn(c)||!Zn(Ue(s.person));return m`<form class="person-form stack" ref=${h} onSubmit=${b}
    aria-label=${l("button.edit")}
    onKeyDown=${x=>{x.key==="Escape"&&n()}}>
    <${pr}
      draft=${c}
      onDraft=${x=>{d(x),Object.keys(fr(x,Ue(s.person))).length?hd(r,{draft:x,known:s}):vr(r)}}
    />
    <${S} error=${w??y.problem} />
    ${u?m`<${h$}
          draft=${c}
          before=${Ue(s.person)}
          theirs=${Ue(u.person)}
          isBusy=${y.isBusy}
          onMine=${y.submit}
          onTheirs=${()=>{a(u),d(Ue(u.person)),vr(r),f(null),o()}}
        />`:m`<div class="actions sticky">
          <button type="submit" class="button strong" disabled=${$||!k}>
            ${l("button.save")}
          </button>
          <button type="button" class="button" onClick=${g}>${l("button.cancel")}</button>
          ${k?null:m`<p class="hint">${l("person.nameNeeded")}</p>`}
        </div>`}
  </form>`}function h$({draft:e,before:t,theirs:n,isBusy:o,onMine:r,onTheirs:i}){let s=p$.filter(c=>n[c]!==t[c]),a=B(null);return ie(()=>a.current?.focus(),[]),m`<section class="stale" role="alert" tabindex="-1" ref=${a}>
    <h3>${l("person.stale")}</h3>
    <table>
      <thead>
        <tr>
          <th scope="col">${l("person.field")}</th>
          <th scope="col">${l("person.theirs")}</th>
          <th scope="col">${l("person.yours")}</th>
        </tr>
      </thead>
      <tbody>
        ${s.map(c=>m`<tr key=${c}>
            <th scope="row">${l(`field.${c}`)}</th>
            <td>${Td(c,n[c])}</td>
            <td>${Td(c,e[c])}</td>
          </tr>`)}
      </tbody>
    </table>
    <p class="hint">${l("person.staleHint")}</p>
    <div class="actions">
      <button type="button" class="button strong" disabled=${o} onClick=${r}>
        ${l("person.keepMine")}
      </button>
      <button type="button" class="button" onClick=${i}>
        ${l("person.takeTheirs")}
      </button>
    </div>
  </section>`}function Td(e,t){return{gender:ms,living:fs}[String(e)]?.find(([o])=>o===t)?.[1]||t||l("person.noValue")}var g$="image/jpeg,image/png,image/webp,image/gif";function Id({person:e}){let[t,n]=v(!1),o=B(null);if(!re.value||e.hidden)return m`<${ze} person=${e} isLarge=${!0} />`;let r=async s=>{s===void 0||t||(n(!0),await Ru(e,s).catch(me),n(!1))},i=R(e);return m`<div class="photo" aria-busy=${t}>
    <${ze} person=${e} isLarge=${!0} />
    <button
      type="button"
      class="photo-button"
      aria-label=${l(e.photoUrl?"person.changePhotoOf":"person.addPhotoOf",{name:i})}
      title=${l(e.photoUrl?"person.changePhoto":"person.addPhoto")}
      onClick=${()=>o.current?.click()}
    >
      <${E} name="camera" />
    </button>
    ${e.photoUrl?m`<button
          type="button"
          class="photo-button remove"
          aria-label=${l("person.removePhotoOf",{name:i})}
          title=${l("person.removePhoto")}
          onClick=${()=>r(null)}
        >
          <${E} name="close" />
        </button>`:null}
    <input
      type="file"
      hidden
      ref=${o}
      accept=${g$}
      aria-label=${l("person.photo")}
      onChange=${s=>{let[a]=s.target.files;s.target.value="",r(a)}}
    />
  </div>`}function Nd({personId:e,onAdd:t}){let n=L.value.get(e),[o,r]=v(!1),{answer:i,problem:s,again:a,settled:c}=fe(()=>Qe(e),[e]),d=B(null),u=B(n),f=B(!1);if(ie(()=>{document.activeElement?.closest(".stage, .list-view, .panel, .insights")||d.current?.focus()},[e]),ie(()=>{f.current&&!o&&document.getElementById("edit-person")?.focus(),f.current=o},[o]),ie(()=>{u.current!==n&&!o&&a(),u.current=n},[n]),U(()=>wr([e]),[e,ot.value,n]),!n)return null;let h=fd(e),p=i?.person??n,g=async()=>{await c(),r(!0)},$=()=>{W({person:""}),document.getElementById("main")?.focus()};return m`<aside class="panel" aria-label=${R(n)}>
    <header class="panel-head">
      <${Id} person=${p} />
      <div class="panel-title">
        <h2 tabindex="-1" ref=${d}>${en(n)}</h2>
        <p class="hint">${$t(n)}</p>
        ${h?m`<p class="panel-kin">${h}</p>`:null}
      </div>
      <button type="button" class="button quiet icon-only panel-close" onClick=${$}
        aria-label=${l("button.close")} title=${l("button.close")}
      ><${E} name="close" /></button>
    </header>
    ${n.hidden?m`<p class="panel-hidden">
          <${E} name="lock" />${l("person.hidden")}
        </p>`:null}
    ${o&&i?m`<${Od}
          person=${i.person}
          etag=${i.etag}
          onDone=${()=>{r(!1),a()}}
          onFresh=${a}
        />`:m`${n.hidden?null:m`<${$$} person=${p} onEdit=${g} />`}
          <${S} error=${s} onRetry=${a} />
          ${yr(e)?m`<p class="hint unsaved" role="status">${l("person.unsaved")}</p>`:null}
          ${n.hidden?null:m`<${gd} person=${p} />`}
          <${Ad} person=${n} onAdd=${t} />
          ${n.hidden?null:m`<${wd} personId=${e} version=${n} />`}`}
  </aside>`}function $$({person:e,onEdit:t}){let n=e.personId,{view:o}=H.value,r=o==="tree"||o==="list"?"hourglass":o,i=()=>{o==="list"&&W({view:"tree"}),requestAnimationFrame(()=>K.current?.focus(n))},s=c=>c.catch(me),a=[];if(I.value){let c=ot.value===n;a.push({label:l(c?"person.notMe":"person.me"),icon:"person",act:()=>{md(c?"":n)}})}return Qt.value&&G.value?.tree.rootPersonId!==n&&a.push({label:l("person.makeRoot"),icon:"root",act:()=>s(Fu(e))}),re.value&&a.push({label:l("button.delete"),icon:"bin",isDanger:!0,act:()=>s(Lu(e))}),m`<div class="panel-deeds">
    ${re.value?m`<button type="button" class="button" id="edit-person" onClick=${t}>
          <${E} name="edit" />${l("button.edit")}
        </button>`:null}
    <button type="button" class="button" onClick=${i}>
      <${E} name="tree" />${l("person.showInTree")}
    </button>
    <button type="button" class="button" title=${l("person.chartHint")}
      onClick=${()=>W({view:r,root:n})}>
      <${E} name=${r} />${l(`person.chart.${r}`)}
    </button>
    ${a.length?m`<${Ve} label=${l("button.moreFor",{name:R(e)})} items=${a} />`:null}
  </div>`}var b$={pedigree:["parent"],fan:["parent"],descendants:["child"],hourglass:["parent","child"]},w$={parent:"noParents",child:"noChildren"},y$={parent:"button.addParent",child:"button.addChild"};function Cd({onAdd:e}){let{view:t,root:n}=H.value,o=L.value.get(n||Jo.value),r=b$[t]??[];if(!o||r.length===0)return null;let{personId:i}=o,{parents:s,children:a}=ee.value;if(r.some(d=>(d==="parent"?s:a)(i).length>0))return null;let c=r[1]?"noParentsOrChildren":w$[r[0]??"parent"];return m`<div class="chart-note" role="status">
    <p>${l(`tree.${c}`)}</p>
    ${re.value?r.map(d=>m`<button key=${d} type="button" class="button small"
            onClick=${()=>e(d,i)}
          ><${E} name="plus" />${l(y$[d])}</button>`):null}
  </div>`}function Ld({first:e,onPath:t,onClose:n}){let[o,r]=v(e),[i,s]=v(""),[a,c]=v(null),[d,u]=v(null),f=B(null);return ie(()=>f.current?.querySelector("input")?.focus(),[]),U(()=>{c(null),u(null),t(null);let h=G.peek()?.tree.treeId;if(!o||!i||!h)return;let p=!0;return su(h,o,i).then(g=>{p&&(c(g),t(g.path.length?g.path.map($=>$.personId):null))},g=>p&&u(g)),()=>{p=!1}},[o,i]),m`<section class="kin-bar" aria-label=${l("kin.title")} ref=${f}
    onKeyDown=${h=>{h.key==="Escape"&&n()}}>
    <header class="kin-head">
      <h2>${l("kin.title")}</h2>
      <button type="button" class="button quiet icon-only" aria-label=${l("kin.close")}
        onClick=${n}><${E} name="close" /></button>
    </header>
    <div class="kin-two">
      <${Dd} label=${l("kin.first")} id=${o} other=${i} onPick=${r} />
      <button
        type="button"
        class="button quiet icon-only"
        aria-label=${l("kin.swap")}
        title=${l("kin.swap")}
        disabled=${!o||!i}
        onClick=${()=>{r(i),s(o)}}
      >
        <${E} name="kin" />
      </button>
      <${Dd} label=${l("kin.second")} id=${i} other=${o} onPick=${s} />
    </div>
    <${S} error=${d} />
    <div role="status">
      ${a?m`<${v$} kinship=${a} from=${o} to=${i} />`:null}
    </div>
  </section>`}function Dd({label:e,id:t,other:n,onPick:o}){let r=L.value.get(t);return r?m`<div class="field">
    <span class="field-label">${e}</span>
    <span class="chosen">
      <${ze} person=${r} /><span class="chosen-name">${R(r)}</span>
      <button type="button" class="button quiet icon-only"
        aria-label=${l("kin.change",{name:R(r)})}
        onClick=${()=>o("")}><${E} name="close" /></button>
    </span>
  </div>`:m`<${gn}
      label=${e}
      without=${new Set([n])}
      onPick=${i=>o(i.personId)}
    />`}function v$({kinship:e,from:t,to:n}){let o=R(L.value.get(t)),r=R(L.value.get(n));if(!e.name)return m`<p>${l("kin.none",{one:o,other:r})}</p>`;let s=e.commonAncestors.filter(d=>d!==t&&d!==n).map(d=>R(L.value.get(d))),a=e.path.map((d,u)=>k$(e,u)),c=!a.some(d=>["Adoptive","Foster","Step"].includes(d));return m`<p class="kin-words">
      <strong>${l("kin.is",{one:o,other:r,kin:e.name})}</strong>
      ${e.reverseName?m`<br />${l("kin.is",{one:r,other:o,kin:e.reverseName})}`:null}
    </p>
    ${s.length?m`<p class="hint">
          ${l(c?"kin.descend":"kin.belong",{people:Ee(s)})}
        </p>`:null}
    <details open>
      <summary>${l("kin.path",{count:e.path.length-1})}</summary>
      <ol class="kin-path">
        ${e.path.map((d,u)=>{let f=L.value.get(d.personId),h=L.value.get(e.path[u-1]?.personId??"");return m`<li key=${d.personId}>
            <button type="button" class="link" onClick=${()=>W({person:d.personId})}>
              ${R(f)}
            </button>
            ${d.step&&h?m`<span class="hint">
                  ${l("kin.step",{name:R(h),kin:x$(d.step,f,a[u]??"")})}
                </span>`:null}
          </li>`})}
      </ol>
    </details>`}function k$({path:e},t){let{personId:n="",step:o=""}=e[t]??{},r=e[t-1]?.personId??"",{parents:i,children:s,spouses:a}=ee.value;return o==="spouse"?a(r).find(d=>d.id===n)?.link.status??"":(o==="parent"?i(r):s(r)).find(d=>d.id===n)?.type??""}function x$(e,t,n){let o=t?.gender,r=o==="Male"||o==="Female"?o:"Neutral";return e==="spouse"?l(`kin.spouse.${n==="Divorced"?n:"Married"}.${r}`):l(`kin.${e==="parent"?"parent":"child"}.${n||"Biological"}.${r}`)}var ys="print-sheet",xr=J(!1);window.addEventListener("beforeprint",Rd);window.addEventListener("afterprint",()=>{xr.value=!1,document.getElementById(ys)?.remove()});async function vs(){Rd();let e=()=>new Promise(requestAnimationFrame);await e(),await e(),window.print()}function Rd(){xr.value=!0,document.getElementById(ys)?.remove(),K.current&&S$(K.current.svg())}function S$(e){let t=document.createElement("div");t.id=ys;let n=new DOMParser().parseFromString(e,"image/svg+xml"),o=document.importNode(n.documentElement,!0),[,,r=0,i=0]=(o.getAttribute("viewBox")??"").split(" ").map(Number);t.classList.toggle("wide",r>i),t.append(o),document.body.append(t)}var Sr=52,Fd=8,_$=["name","born","place","died","children"],Bd=new Intl.Collator(Me(),{sensitivity:"base",numeric:!0,ignorePunctuation:!0}).compare;function zd(){let[e,t]=v("name"),[n,o]=v(!1),[r,i]=v(""),s=dt(()=>P$(r.trim()?pn(r):[...L.value.values()],e,n),[L.value,r,e,n]),a=B(null),c=B(null),d=E$(a,s.length),[u,f]=xr.value?[0,s.length]:d;ie(()=>{c.current?.style.setProperty("--above",`${u*Sr}px`),c.current?.style.setProperty("--below",`${(s.length-f)*Sr}px`)});let h=p=>{o(p===e?!n:!1),t(p)};return m`<section class="list-view" aria-label=${l("list.title")}>
    <h1 class="printed-only">${G.value?.tree.treeName}</h1>
    <div class="list-head">
      <label class="visually-hidden" for="list-filter">${l("list.filter")}</label>
      <input id="list-filter" type="search" value=${r} autocomplete="off"
        placeholder=${l("list.filterExample")}
        onInput=${p=>i(p.target.value)} />
      <p role="status">${l("home.people",{count:s.length})}</p>
    </div>
    <div class="list-scroll" ref=${a} tabindex="0" role="region"
      aria-label=${l("list.table")}>
      <table aria-rowcount=${s.length+1}>
        <thead>
          <tr aria-rowindex="1">
            ${_$.map(p=>m`<th
                key=${p}
                scope="col"
                class="col-${p}"
                aria-sort=${p===e?n?"descending":"ascending":void 0}
              >
                <button type="button" class="sort" onClick=${()=>h(p)}>
                  ${l(`list.${p}`)}
                  <span aria-hidden="true">${p===e?n?"▾":"▴":""}</span>
                </button>
                <span class="printed-only">${l(`list.${p}`)}</span>
              </th>`)}
          </tr>
        </thead>
        <tbody ref=${c}>
          <tr class="room above" aria-hidden="true"><td colspan="5"></td></tr>
          ${s.slice(u,f).map((p,g)=>m`<${M$} key=${p.personId} person=${p}
              number=${u+g+2} />`)}
          <tr class="room below" aria-hidden="true"><td colspan="5"></td></tr>
        </tbody>
      </table>
    </div>
  </section>`}function M$({person:e,number:t}){let n=H.value.person===e.personId;return m`<tr
    aria-rowindex=${t}
    class=${n?"row-open":""}
    onClick=${()=>W({person:e.personId})}
  >
    <th scope="row" class="col-name">
      <span class="list-name">
        <${ze} person=${e} />
        <button type="button" class="link" aria-expanded=${n}>${en(e)}</button>
        ${e.hidden?m`<${E} name="lock" />`:null}
      </span>
    </th>
    <td class="col-born">${an(e)}</td>
    <td class="col-place">${et(e.birthPlace)}</td>
    <td class="col-died">${ln(e)}</td>
    <td class="col-children">${ee.value.children(e.personId).length||""}</td>
  </tr>`}function E$(e,t){let[n,o]=v([0,40]);return U(()=>{let r=e.current;if(!r)return;let i=()=>{let a=Math.floor(r.scrollTop/Sr)-Fd,c=Math.ceil(r.clientHeight/Sr)+2*Fd,d=Math.max(0,Math.min(a,t-1));o(u=>u[0]===d&&u[1]===d+c?u:[d,d+c])};i(),r.addEventListener("scroll",i,{passive:!0});let s=new ResizeObserver(i);return s.observe(r),()=>{r.removeEventListener("scroll",i),s.disconnect()}},[t]),[n[0],Math.min(n[1],t)]}function P$(e,t,n){let o=e.map(r=>({person:r,key:A$(r,t)}));return o.sort((r,i)=>!r.key||!i.key?+!r.key-+!i.key:n?Bd(i.key,r.key):Bd(r.key,i.key)),o.map(r=>r.person)}function A$(e,t){switch(t){case"born":return e.birthSort??e.birthDate??"";case"died":return e.deathSort??e.deathDate??"";case"place":return e.birthPlace??"";case"children":return String(ee.value.children(e.personId).length||"");default:return`${e.lastName} ${e.firstName}`.trim()}}var Ud={left:0,top:0,right:0,bottom:0};function Hd(e){let t={left:0,top:0,scale:1},n={w:1,h:1},o={x:0,y:0,w:1,h:1},r=.02,i=null,s=null,a=0,c=h=>Math.min(3,Math.max(r,h)),d=h=>{let p=Math.min(n.w,n.h)/4,{scale:g}=h;return{scale:g,left:Math.min(n.w-p-o.x*g,Math.max(p-(o.x+o.w)*g,h.left)),top:Math.min(n.h-p-o.y*g,Math.max(p-(o.y+o.h)*g,h.top))}},u=(h,p)=>{s=null;let g=d({...h,scale:c(h.scale)});if(e()||p===0){i=null,t=g;return}i={from:t,to:g,startMs:null,ms:p}},f=(h,p,g=Ud)=>{let $=n.w-g.left-g.right,w=n.h-g.top-g.bottom,b=Math.min(56,$/12,w/12),y=Math.min(($-2*b)/(h.w||1),(w-2*b)/(h.h||1)),k=c(Math.min(p,y));return{scale:k,left:g.left+$/2-(h.x+h.w/2)*k,top:g.top+w/2-(h.y+h.h/2)*k}};return{get where(){return t},get size(){return n},get isMoving(){return i!==null||s!==null},get seen(){let{left:h,top:p,scale:g}=t;return{x:-h/g,y:-p/g,w:n.w/g,h:n.h/g}},point(h,p){return{x:(h-t.left)/t.scale,y:(p-t.top)/t.scale}},resize(h){t={...t,left:t.left+(h.w-n.w)/2,top:t.top+(h.h-n.h)/2},n=h},bound(h){o=h;let p=Math.min(n.w/(h.w||1),n.h/(h.h||1));r=Math.min(.4,p*.7)},fitted(){return f(o,1)},fit(h=420,p){u(f(o,1,p),h)},show(h,p){u(f(h,1,p),420)},centre(h,p,g=420){let $=c(p),w=n.w/2-(h.x+h.w/2)*$;u({scale:$,left:w,top:n.h/2-(h.y+h.h/2)*$},g)},enter(h,p,g){let $=c(p),w=(y,k,x,_)=>{let C=_/2-y*$,F=Math.min(72,_/16),[z,T]=[_-F-(k+x)*$,F-k*$];return z>T?C:Math.min(T,Math.max(z,C))},b=w(h.x+h.w/2,o.x,o.w,n.w);u({scale:$,left:b,top:w(h.y+h.h/2,o.y,o.h,n.h)},g)},reveal(h,p=Ud){let{scale:g}=i?.to??t,{left:$,top:w}=i?.to??t,b=Math.min(40,n.w/8,n.h/8);$-=Math.max(0,(h.x+h.w)*g+$+b-(n.w-p.right)),$+=Math.max(0,b+p.left-(h.x*g+$)),w-=Math.max(0,(h.y+h.h)*g+w+b-(n.h-p.bottom)),w+=Math.max(0,b+p.top-(h.y*g+w));let y=i?.to??t;($!==y.left||w!==y.top)&&u({scale:g,left:$,top:w},260)},pan(h,p){i=s=null,t=d({...t,left:t.left+h,top:t.top+p})},zoom(h,p=n.w/2,g=n.h/2,$=0){let w=i?.to??t,b=c(w.scale*h),y=b/w.scale,k={scale:b,left:p-(p-w.left)*y,top:g-(g-w.top)*y};u(k,$)},glide(h,p){!e()&&Math.hypot(h,p)>.08&&(s={x:h,y:p})},stop(){i=s=null},step(h){let p=Math.min(48,h-a);if(a=h,i){i.startMs??=h;let g=Math.min(1,(h-i.startMs)/i.ms);t=T$(i.from,i.to,ks(g),n),g===1&&(i=null)}else if(s){t=d({...t,left:t.left+s.x*p,top:t.top+s.y*p});let g=Math.exp(-.0042*p);s={x:s.x*g,y:s.y*g},Math.hypot(s.x,s.y)<.02&&(s=null)}}}}function ks(e){return e<.5?4*e**3:1-(2-2*e)**3/2}function T$(e,t,n,o){if(n>=1)return t;let r=e.scale*(t.scale/e.scale)**n,i=1/e.scale-1/t.scale,s=Math.abs(i)<1e-9?n:(1/e.scale-1/r)/i,[a,c]=Gd(e,o),[d,u]=Gd(t,o),[f,h]=[a+(d-a)*s,c+(u-c)*s];return{scale:r,left:o.w/2-f*r,top:o.h/2-h*r}}function Gd({left:e,top:t,scale:n},o){return[(o.w/2-e)/n,(o.h/2-t)/n]}var O$=["ground","band","card","edge","ink","quiet","line","accent","on-accent","match","male","male-wash","female","female-wash","other","other-wash","unknown","unknown-wash"],Dt=Object.freeze({ground:"#ffffff",band:"#f7f7f4",card:"#ffffff",edge:"#d9dad3",ink:"#20262b",quiet:"#5d666b",line:"#8d979b",accent:"#17695a","on-accent":"#ffffff",match:"#b58900",male:"#2c6496","male-wash":"#e4edf5",female:"#a8591b","female-wash":"#f8ebdf",other:"#6f4f93","other-wash":"#eee8f5",unknown:"#666e73","unknown-wash":"#eceeee",words:'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif',title:'"Iowan Old Style", "Palatino Linotype", Palatino, Georgia, serif'});function Wd(e){let{ground:t,words:n,title:o}=Dt;return{..._r(e,"light"),ground:t,words:n,title:o}}function _r(e,t=""){let n=document.createElement("span");n.hidden=!0,n.style.colorScheme=t,e.append(n);let o=getComputedStyle(n),r=O$.map(a=>(n.style.color=`var(--canvas-${a}, ${Dt[a]})`,[a,o.color])),i=o.getPropertyValue("--canvas-words").trim()||Dt.words,s=o.getPropertyValue("--canvas-title").trim()||Dt.title;return n.remove(),{...Object.fromEntries(r),words:i,title:s}}function jd(e){let t=matchMedia("(prefers-color-scheme: dark)"),n=new MutationObserver(e);return t.addEventListener("change",e),n.observe(document.documentElement,{attributes:!0}),()=>{t.removeEventListener("change",e),n.disconnect()}}function rt(e,t){let n=t.hidden?"unknown":Ge(t);return{strong:e[n],wash:e[`${n}-wash`]}}function Ge({gender:e}){return e==="Male"?"male":e==="Female"?"female":e==="Other"?"other":"unknown"}var Mr=null,Er=new Map;function I$(e,t){let n=`${t}
${e}`,o=Er.get(n);if(o!==void 0)return o;if(Mr??=document.createElement("canvas").getContext("2d"),!Mr)return e.length*50;Mr.font=t;let r=Mr.measureText(e).width;return Er.size>2e4&&Er.clear(),Er.set(n,r),r}function it(e,{size:t,weight:n=400,family:o}){return I$(e,`${n} 100px ${o}`)*t/100}function Se(e,t,n){return e.find(r=>it(r,n)<=t)??xs(e.at(-1)??"",t,n)}function Jn(e,t,n){let o=e.split(" "),r=o.shift()??"";for(let i=o[0];i!==void 0&&!(it(`${r} ${i}`,n)>t);i=o[0])r+=` ${o.shift()}`;return[xs(r,t,n),xs(o.join(" "),t,n)]}function xs(e,t,n){if(it(e,n)<=t)return e;let o=Array.from(e),[r,i]=[0,o.length];for(;r<i;){let s=Math.ceil((r+i)/2);it(`${o.slice(0,s).join("")}…`,n)<=t?r=s:i=s-1}return r===0?"":`${o.slice(0,r).join("").trimEnd()}…`}var Qn=.56,Vd=.2,Kd=14,qd=9,N$=10.5,st={h:17,size:10.5,pad:8};function Pr(e,t,n,o){let{colours:r}=o,{x:i,y:s,w:a,h:c}=n;L$(e,n,o),e.box(i,s,a,c,Kd,{fill:r.card,stroke:o.isSelected||o.isOnPath?r.accent:r.edge,width:o.isSelected||o.isOnPath?1.75:o.isHovered?1.5:1,...n.isAgain?{dash:[4,3]}:{}}),a>c?F$(e,t,n,o):R$(e,t,n,o),o.kin&&C$(e,o.kin,n,r)}function C$(e,t,{x:n,y:o,w:r,h:i},s){let a={size:st.size,weight:600,family:s.words},c=r>i,d=Se([D$(t)],(c?r-i:r)-2*st.pad,a),u=it(d,a)+2*st.pad,f=c?n+r-u-st.pad:n+(r-u)/2,h=c?o+i-st.h/2:o+54;e.box(f,h,u,st.h,st.h/2,{fill:s.accent});let p=s["on-accent"];e.words(d,f+u/2,h+st.h/2+st.size*.36,{...a,fill:p})}function D$(e){return e.charAt(0).toLocaleUpperCase()+e.slice(1)}function Yd(e,t,n,o,r){let{colours:i}=o,{x:s,y:a,w:c,h:d}=n,{strong:u,wash:f}=rt(i,t),h=c>d,p=N$/r,g=h?d*.42:Math.min(c*.36,(d-p)/2),[$,w]=h?[s+d/2,a+d/2]:[s+c/2,a+g+2];if(o.isSelected||o.isMatch||o.isOnPath){let _=o.isMatch&&!o.isSelected?i.match:i.accent;e.frame(Ge(t),$,w,g+4/r,{stroke:_,width:2.5/r})}e.frame(Ge(t),$,w,g,{fill:f,stroke:u,width:1.4/r});let b=t.photoUrl&&e.photo(t.photoUrl,Ge(t),$,w,g),y={size:g*.78,weight:600,family:i.words,fill:u};!b&&g*r>9&&e.words(Yn(t),$,w+y.size*.36,y);let k={size:p,weight:o.isSelected?600:500,family:i.words},x=t.hidden?i.quiet:i.ink;if(h){let _=[nt(t),...Be(t)],C=Se(_,c-d-4,k);e.words(C,s+d+4,a+d/2+p*.36,{...k,fill:x,align:"start"})}else{let _=Se(Be(t).slice(-1),c+18,k);e.words(_,$,Math.max(w+g+p*1.05,a+d-p*.2),{...k,fill:x})}}function L$(e,{x:t,y:n,w:o,h:r},{colours:i,isSelected:s,isMatch:a}){if(!s&&!a)return;let c=s?i.accent:i.match;e.box(t-5,n-5,o+10,r+10,Kd+5,{stroke:c,width:s?6:3,opacity:s?.22:.9})}function R$(e,t,{x:n,y:o,w:r},i){let{colours:s}=i,a=n+r/2,c=t.hidden?s.quiet:s.ink;Xd(e,t,a,o+38,25,i);let d={size:13,weight:600,family:s.words},u={size:12.5,weight:400,family:s.words},f=hn(t),h=r-2*qd,p;if(f)p=[Se(Be(t),h,d),Se([f],h,u)];else{let[k=nt(t)]=Be(t);p=Jn(k,h,d)}let[g,$]=p,w=bt(t),b=$&&w?83:$||w?89:96;e.words(g??"",a,o+b,{...d,fill:c});let y=f?u:d;if($&&e.words($,a,o+b+16,{...y,fill:c}),w){let k={size:11,family:s.words,fill:s.quiet};e.words(Se([w],h,k),a,o+b+($?33:18),k)}}function F$(e,t,{x:n,y:o,w:r,h:i},s){let{colours:a}=s;Xd(e,t,n+i/2+2,o+i/2,i*.36,s);let c=n+i+6,d=r-i-6-qd,u={size:13,weight:600,family:a.words},f=t.hidden?a.quiet:a.ink,h=hn(t),p={size:12.5,weight:400,family:a.words},g={size:11.5,family:a.words,fill:a.quiet},$=nt(t),[w=$]=Be(t),[b,y]=it($,u)<=d?[$,""]:h?[Se(Be(t),d,u),Se([h],d,p)]:Jn(w,d,u),k=Se([bt(t)],d,g),x=1+ +!!y+ +!!k,_=o+i/2+5-(x-1)*8;e.words(b,c,_,{...u,fill:f,align:"start"}),y&&(_+=15.5,e.words(y,c,_,{...h?p:u,fill:f,align:"start"})),k&&e.words(k,c,_+16,{...g,align:"start"})}function Xd(e,t,n,o,r,{colours:i}){let{strong:s,wash:a}=rt(i,t),c=Ge(t),d=c==="unknown"?{dash:[3,3]}:{};if(e.frame(c,n,o,r,{fill:a}),!(t.photoUrl&&!t.hidden&&e.photo(t.photoUrl,c,n,o,r))){let f=r*.72,h={size:f,weight:500,family:i.words,fill:s};e.words(Yn(t),n,o+f*.36,h)}e.frame(c,n,o,r,{stroke:s,width:1.6,...d})}function Jd(){let e=[],t=[],n=-1/0,o=0,r=performance.now();return{begin(){r=performance.now(),o=0},drawn(){o===0&&(o=performance.now()-r)},frame(i,s){i-n<120&&e.push(i-n),n=i,t.push(s),e.length>240&&(e=e.slice(-240)),t.length>240&&(t=t.slice(-240))},figures(){let i=Zd(e);return{firstDrawingMs:Math.round(o),framesPerSecond:i>0?Math.round(1e3/i):0,paintMs:Math.round(Zd(t)*10)/10}}}}function Zd(e){return e.length===0?0:e.reduce((t,n)=>t+n,0)/e.length}function Qd(e,t,n){let o=new Map,r=[],i={x:0,y:0},s={x:0,y:0,ms:-1/0},a="none",c=new AbortController,d=y=>{let k=e.getBoundingClientRect();return{x:y.clientX-k.left,y:y.clientY-k.top}},u=y=>{if(y.button!==0&&y.pointerType==="mouse")return;e.setPointerCapture(y.pointerId);let k=d(y);if(o.set(y.pointerId,k),t.stop(),o.size===2){a==="grab"&&n.drop(-1,-1,!1),a="pinch";return}o.size>2||(i=k,r=[{...k,ms:y.timeStamp}],a=n.grabs(k.x,k.y)?"grab":"press")},f=y=>{let k=d(y),x=o.get(y.pointerId);if(!x){n.hover(k.x,k.y);return}if(a==="pinch"){h(y.pointerId,k);return}if(o.set(y.pointerId,k),a==="grab"){n.drag(k.x,k.y);return}let _=Math.hypot(k.x-i.x,k.y-i.y)>5;a==="press"&&_&&(a="pan",e.dataset.pointer="move"),a==="pan"&&(t.pan(k.x-x.x,k.y-x.y),r.push({...k,ms:y.timeStamp}),r=r.filter(({ms:C})=>y.timeStamp-C<90),n.moved())},h=(y,k)=>{let x=[...o].find(([z])=>z!==y)?.[1],_=o.get(y);if(o.set(y,k),!x||!_||o.size!==2)return;let C=Math.hypot(_.x-x.x,_.y-x.y),F=Math.hypot(k.x-x.x,k.y-x.y);t.pan((k.x-_.x)/2,(k.y-_.y)/2),C>0&&t.zoom(F/C,(k.x+x.x)/2,(k.y+x.y)/2),n.moved()},p=y=>{if(!o.delete(y.pointerId))return;let k=d(y);if(delete e.dataset.pointer,a==="pinch"){let[C]=o.values();a=C?"pan":"none",r=[];return}let x=a;a="none";let _=Math.hypot(k.x-i.x,k.y-i.y)<=5;y.type==="pointercancel"?x==="grab"&&n.drop(-1,-1,!1):x==="grab"?n.drop(k.x,k.y,_):x==="press"?g(k,y.timeStamp):x==="pan"&&$(y.timeStamp)},g=(y,k)=>{let x=k-s.ms<320&&Math.hypot(y.x-s.x,y.y-s.y)<24;s=x?{...y,ms:-1/0}:{...y,ms:k},x?n.tapTwice(y.x,y.y):n.tap(y.x,y.y)},$=y=>{let k=r.filter(C=>y-C.ms<90),[x,_]=[k[0],k.at(-1)];if(x&&_&&_.ms>x.ms){let C=_.ms-x.ms;t.glide((_.x-x.x)/C,(_.y-x.y)/C)}n.moved()},w=y=>{y.preventDefault();let k=y.deltaMode===WheelEvent.DOM_DELTA_LINE?18:y.deltaMode?320:1,[x,_]=[y.deltaX*k,y.deltaY*k];if(y.shiftKey||!y.ctrlKey&&Math.abs(x)>Math.abs(_))t.pan(y.shiftKey&&x===0?-_:-x,y.shiftKey?0:-_);else{let C=y.ctrlKey?.01:.0016,{x:F,y:z}=d(y);t.zoom(Math.exp(-Math.max(-240,Math.min(240,_))*C),F,z)}n.moved()},b={signal:c.signal};return e.addEventListener("pointerdown",u,b),e.addEventListener("pointermove",f,b),e.addEventListener("pointerup",p,b),e.addEventListener("pointercancel",p,b),e.addEventListener("pointerleave",()=>o.size===0&&n.leave(),b),e.addEventListener("wheel",w,{...b,passive:!1}),()=>c.abort()}function nm(e,t,n){let o=r=>{if(r.altKey||r.ctrlKey||r.metaKey)return;let{key:i}=r;if(i==="ArrowUp"||i==="ArrowDown")n.walk(i);else if(i==="ArrowLeft"||i==="ArrowRight")n.walk(i);else if(i==="Enter"&&r.target===t)n.open();else if(i==="Escape")n.leave();else if(i==="+"||i==="=")n.zoom(1.35);else if(i==="-")n.zoom(.7407407407407407);else if(i==="0")n.zoomTo(1);else if(i==="f"||i==="F")n.fit();else return;r.preventDefault(),n.moved()};return e.addEventListener("keydown",o),()=>e.removeEventListener("keydown",o)}function om(e,t,n){let o=e.node(t);if(!o)return null;let{kin:r}=e;if(n==="ArrowUp")return em(e,o,r.parents(t));if(n==="ArrowDown")return em(e,o,r.children(t));let i=n==="ArrowLeft"?-1:1,a=[...r.parents(t).flatMap(c=>r.children(c.id)),...r.spouses(t)].map(c=>c.id);return tm(e,o,new Set(a),i)??tm(e,o,new Set(e.nodes.map(c=>c.id)),i)}function em(e,t,n){let o=null,r=1/0;for(let{id:i}of n){let s=e.node(i);if(!s)continue;let a=Math.hypot(Ar(s)-Ar(t),s.y-t.y);a>=r||(r=a,o=i)}return o}function tm(e,t,n,o){let r=null,i=1/0;for(let s of n){let a=e.node(s);if(!a||a===t||a.level!==t.level)continue;let c=(Ar(a)-Ar(t))*o,d=(a.y-t.y)*o,u=Math.abs(a.y-t.y)<t.h?c:Math.abs(c)<t.w?d:1/0;u<=0||u>=i||(i=u,r=s)}return r}function Ar(e){return e.x+e.w/2}function rm(e){let t=document.querySelector("script[type=module]");return new URL(e,t instanceof HTMLScriptElement?t.src:document.baseURI)}function Tr(e){let t=Lt([...e.people.keys()]);for(let{person1Id:o,person2Id:r}of e.couples)t.join(o,r);for(let{parents:o,children:r}of e.families)for(let i of[...o,...r])t.join(o[0]??i,i);let n=new Map;for(let o of e.people.keys()){let r=t.find(o),i=n.get(r);i?i.push(o):n.set(r,[o])}return[...n.values()].sort((o,r)=>r.length-o.length)}function Lt(e){let t=new Map(e.map(r=>[r,r])),n=r=>{let i=r;for(let s=j(t,i);s!==i;s=j(t,i))i=s;for(let s=r;s!==i;){let a=j(t,s);t.set(s,i),s=a}return i};return{find:n,join:(r,i)=>{t.set(n(i),n(r))}}}function M(e,t){return e[t]}function j(e,t){return e.get(t)}var B$=4e6,z$=60;function Or(e){let t=U$(e),n=j$(e,t.of),o=V$(t.count,n);for(let i=0;i<z$;i++){let s=K$(o,n);if(!q$(o,n)&&!s)break}let r=new Map([...e.people.keys()].map(i=>[i,M(o,j(t.of,i))]));for(let i of Tr(e)){let s=i.reduce((a,c)=>Math.min(a,j(r,c)),1/0);for(let a of i)r.set(a,j(r,a)-s)}return r}function U$(e){let t=Lt([...e.people.keys()]),n=[...e.couples.map(r=>[r.person1Id,r.person2Id]),...e.families.map(r=>r.parents).filter(r=>r.length===2)];for(let[r="",i=""]of n)t.join(r,i);let o=H$(e,t.find);if(o.size>0){let r=Lt([...e.people.keys()]);for(let[i="",s=""]of n)o.has(i)||r.join(i,s);return G$(e,n.filter(([i=""])=>o.has(i)),r,o),Ss(e,r.find)}return Ss(e,t.find)}function G$(e,t,n,o){let r=new Map([...o].map(a=>[a,[a]])),i=0,s=(a,c)=>{let d=new Set([a]),u=[a];for(let f=u.pop();f!==void 0;f=u.pop())for(let h of r.get(f)??[])for(let p of e.children(h)){i+=1;let g=n.find(p.id);if(g===c)return!0;!o.has(p.id)||d.has(g)||(d.add(g),u.push(g))}return!1};for(let[a="",c=""]of t){let[d,u]=[n.find(a),n.find(c)];if(d===u||i>B$||s(d,u)||s(u,d))continue;let f=[...r.get(d)??[],...r.get(u)??[]];n.join(a,c),r.set(n.find(a),f)}}function H$(e,t){let{of:n,count:o}=Ss(e,t),r=Array.from({length:o},()=>[]),i=new Uint8Array(o);for(let d of e.families)for(let u of d.parents)for(let f of d.children){let[h,p]=[j(n,u),j(n,f)];h===p?i[h]=1:r[h]?.push(p)}let s=W$(r),a=new Uint32Array(o);for(let d of s)a[d]=M(a,d)+1;let c=new Set;for(let[d,u]of n)(i[u]||M(a,M(s,u))>1)&&c.add(d);return c}function W$(e){let t=e.length,n=new Int32Array(t).fill(-1),o=new Int32Array(t),r=new Int32Array(t).fill(-1),i=[],s=0;for(let a=0;a<t;a++){if(n[a]!==-1)continue;let c=[{node:a,edge:0}];for(let d=c.at(-1);d;d=c.at(-1)){let{node:u}=d;n[u]===-1&&(n[u]=o[u]=s++,i.push(u));let f=e[u]?.[d.edge++];if(f===void 0){if(o[u]===n[u])for(let p=i.pop();p!==void 0&&(r[p]=u,p!==u);p=i.pop());c.pop();let h=c.at(-1);h&&(o[h.node]=Math.min(M(o,h.node),M(o,u)))}else n[f]===-1?c.push({node:f,edge:0}):r[f]===-1&&(o[u]=Math.min(M(o,u),M(n,f)))}}return r}function j$(e,t){let n=Math.max(-1,...new Set(t.values()))+1,o=Array.from({length:n},()=>[]),r=Array.from({length:n},()=>[]);for(let i of e.families)for(let s of i.parents)for(let a of i.children)r[j(t,s)]?.push(j(t,a)),o[j(t,a)]?.push(j(t,s));return{above:o,below:r}}function V$(e,{above:t,below:n}){let o=new Int32Array(e),r=Int32Array.from(t,s=>s.length),i=[...r.keys()].filter(s=>r[s]===0);for(let s=0;s<i.length;s++){let a=M(i,s);for(let c of M(n,a))o[c]=Math.max(M(o,c),M(o,a)+1),r[c]=M(r,c)-1,r[c]===0&&i.push(c)}return o}function K$(e,{above:t,below:n}){let o=Lt([...e.keys()]);n.forEach((s,a)=>{for(let c of s)M(e,c)-M(e,a)===1&&o.join(a,c)});let r=new Map;for(let s of e.keys()){let a=r.get(o.find(s));a?a.push(s):r.set(o.find(s),[s])}let i=!1;for(let[s,a]of r)for(let[c,d,u]of[[n,t,1],[t,n,-1]]){let f=0,h=1/0;for(let p of a){for(let g of M(c,p))o.find(g)!==s&&(f+=1,h=Math.min(h,Math.abs(M(e,g)-M(e,p))-1));for(let g of M(d,p))o.find(g)!==s&&(f-=1)}if(!(f<=0||h===1/0||h<=0)){for(let p of a)e[p]=M(e,p)+u*h;i=!0;break}}return i}function q$(e,{above:t,below:n}){let o=!1,r=[...e.keys()].sort((i,s)=>M(e,s)-M(e,i)||i-s);for(let i of r){let[s,a]=[M(t,i),M(n,i)],c=M(e,i);a.length>s.length?c=Y$(e,a)-1:s.length>a.length&&(c=X$(e,s)+1),c!==e[i]&&(e[i]=c,o=!0)}return o}function Y$(e,t){return t.reduce((n,o)=>Math.min(n,M(e,o)),1/0)}function X$(e,t){return t.reduce((n,o)=>Math.max(n,M(e,o)),-1/0)}function Ss(e,t){let n=new Map,o=new Map;for(let r of e.people.keys()){let i=t(r);n.has(i)||n.set(i,n.size),o.set(r,n.get(i))}return{of:o,count:n.size}}function eo(e,t,n,o){let r=o(n);if(t===1/0)return r;let i=Or(ye(r)),s=i.get(e)??0,a=[...n].filter(c=>Math.abs((i.get(c)??s)-s)<=t);return a.length<n.size?eo(e,t,new Set(a),o):r}function qe(e){let[t,n,o,r]=[1/0,1/0,-1/0,-1/0];for(let{x:i,y:s,w:a,h:c}of e)t=Math.min(t,i),n=Math.min(n,s),o=Math.max(o,i+a),r=Math.max(r,s+c);return t>o?{x:0,y:0,w:0,h:0}:{x:t,y:n,w:o-t,h:r-n}}var te={w:124,h:128},Ir=38,Rt={w:208,h:60},ae={couple:22,kin:26,families:54,line:14,level:76,lane:9};var Z$=260;function im(e,t,n){let o=t.map(()=>[]);for(let h of n)o[h.row]?.push(J$(h));let r=o.map(Q$),i=t.map(h=>eb(e,h)),s=[],a=[],c=r.map(h=>Math.min(ae.lane,Z$/Math.max(1,h))),d=0;t.forEach((h,p)=>{s.push(d);let g=Math.max(0,...M(i,p).map(({depth:b})=>b))*ae.lane,$=Math.max(0,M(r,p)-1)*M(c,p),w=Math.max(ae.level,$+ae.level*.62);a.push(d+te.h+g+(w-$)/2),d+=te.h+g+w});let f=[...tb(o,s,({net:h,lane:p})=>M(a,h.row)+p*M(c,h.row),i),...nb(e,t,s,i)];return{tops:s,edges:f}}function J$(e){let t=e.family.type==="Biological",n=e.parents.length,o=e.from.x+e.hub+(t||n===0?0:n===2?6:14),r=e.segments.map(({to:p,port:g,child:$})=>{let w=!t&&p.up.some(b=>b.child===$&&b.net!==e);return p.x+g+(w?14:0)}),i=r.map(p=>_s(p,o)),s=i.indexOf(Math.min(...i)),a=M(r,s),d=e.from.down.every(p=>p.net===e||p.net.hub!==e.hub)?n===2?ae.couple/2-4:n===1?te.w/4:0:0,u=o+Math.max(-d,Math.min(d,a-o)),f=M(e.segments,s).child===""?0:te.w/7,h=n===1&&r.length>1;return _s(u,a)>f||h?{net:e,hub:o,ports:r,lane:0}:(r[s]=u,{net:e,hub:u,ports:r,lane:0})}function _s(e,t){return Math.abs(e-t)}function Q$(e){let t=e.map(o=>({wire:o,left:Math.min(o.hub,...o.ports),right:Math.max(o.hub,...o.ports)})).filter(({left:o,right:r})=>r-o>.5).sort((o,r)=>o.left-r.left||o.right-r.right),n=[];for(let{wire:o,left:r,right:i}of t){let s=n.findIndex(a=>a+ae.lane<r);s<0&&(s=n.length),n[s]=i,o.lane=s}return n.length}function eb(e,t){let n=[];for(let o of t){let r=0;for(let[i,s]of sm(e,o)){let[a,c]=[o.members.indexOf(i),o.members.indexOf(s)];if(Math.abs(a-c)===1)continue;let[d,u]=a<c?[a,c]:[c,a];r+=1,n.push({a:M(o.members,d),b:M(o.members,u),left:o.x+M(o.offsets,d)+te.w/2+10,right:o.x+M(o.offsets,u)+te.w/2-10,depth:r})}}return n}function sm(e,t){let n=new Map;for(let o of t.members){let r=[...e.spouses(o).map(i=>i.id),...e.familiesOfParent(o).flatMap(({parents:i})=>i)];for(let i of r)i!==o&&t.members.includes(i)&&n.set(Ne(o,i),[o,i])}return[...n.values()]}function tb(e,t,n,o){let r=new Map(o.flat().map(a=>[Ne(a.a,a.b),a])),i=new Map,s=[];for(let a of e.flat()){let{net:c,hub:d,ports:u}=a,f=M(t,c.row),[h="",p=""]=c.parents,g=r.get(Ne(h,p)),$=c.parents.length===2&&!g,w=g?f+te.h+g.depth*ae.lane:f+te.h,b=i.get(c.from)??[d,$?f+Ir:w];c.segments.forEach(({to:y,child:k},x)=>{let _=M(u,x),C=n(a),F=[...b];if(_s(_,d)>.5&&F.push(d,C,_,C),k===""){i.set(y,F);return}F.push(_,M(t,y.row));let z=c.parents.length>0?c.parents:c.family.parents;s.push({kind:"child",type:c.family.type,from:z,to:k,points:F})})}return s}function nb(e,t,n,o){let r=new Map(e.couples.map(c=>[Ne(c.person1Id,c.person2Id),c])),i=new Map;for(let c of t.flat())c.members.forEach((d,u)=>i.set(d,{unit:c,index:u}));let s=[],a=(c,d,u)=>{let f=r.get(Ne(c,d));r.delete(Ne(c,d));let h=f?"couple":"parents";s.push({kind:h,type:f?.status??"",from:[c],to:d,points:u})};t.forEach((c,d)=>{let u=M(n,d);for(let f of c)for(let[h,p]of sm(e,f)){let g=Math.min(f.members.indexOf(h),f.members.indexOf(p));if(Math.abs(f.members.indexOf(h)-f.members.indexOf(p))>1)continue;let $=f.x+M(f.offsets,g)+te.w,w=f.x+M(f.offsets,g+1),[b,y]=[M(f.members,g),M(f.members,g+1)];a(b,y,[$,u+Ir,w,u+Ir])}for(let{a:f,b:h,left:p,right:g,depth:$}of M(o,d)){let w=u+te.h,b=w+$*ae.lane;a(f,h,[p,w,p,b,g,b,g,w])}});for(let{person1Id:c,person2Id:d}of[...r.values()]){let[u,f]=[j(i,c),j(i,d)],h=f.unit.row>u.unit.row,[p,g]=h?[u,f]:[f,u],$=p.unit.x+M(p.unit.offsets,p.index)+te.w*.8,w=g.unit.x+M(g.unit.offsets,g.index)+te.w*.8,b=M(n,p.unit.row)+te.h,[y,k]=h?[c,d]:[d,c];a(y,k,[$,b,$,b+14,w,b+14,w,M(n,g.unit.row)])}return s}function am(e,t,n){let{units:o,unitOf:r}=rb(e,t,n),i=[],s=new Set;for(let a of t)for(let c of e.familiesOfParent(a)){if(s.has(c.key))continue;s.add(c.key);let[d="",u=d]=c.parents,f=j(r,d)===j(r,u);for(let h of f?[c.parents]:[[d],[u]])sb(c,h,r,o,i)}return{units:o,nets:i,unitOf:r}}function lm(e,t){let[n="",o=n]=t;if(t.length===0)return e.w/2;let[r,i]=[e.members.indexOf(n),e.members.indexOf(o)].sort((s,a)=>s-a);return r===void 0||i===void 0||r===i?M(e.offsets,r??0)+te.w/2:i-r===1?(M(e.offsets,r)+te.w+M(e.offsets,i))/2:ob(e,r)?M(e.offsets,i)-ae.couple/2:M(e.offsets,r)+te.w+ae.couple/2}function cm(e,t){return t===""?e.w/2:M(e.offsets,e.members.indexOf(t))+te.w/2}function um(e){e.members.reverse(),e.offsets=e.offsets.map(t=>e.w-t-te.w).reverse();for(let t of e.up)t.port=cm(e,t.child);for(let{net:t}of e.down)t.hub=lm(e,t.parents)}function ob(e,t){return t>0&&t<e.members.length-1}function rb(e,t,n){let o=Lt(t),r=new Map(t.map(u=>[u,[]])),i=new Set,s=(u,f)=>{n.get(u)!==n.get(f)||i.has(Ne(u,f))||(i.add(Ne(u,f)),o.join(u,f),r.get(u)?.push(f),r.get(f)?.push(u))};for(let u of t){for(let f of e.spouses(u))s(u,f.id);for(let{parents:f}of e.familiesOfParent(u))f.length===2&&s(M(f,0),M(f,1))}let a=new Map;for(let u of t){let f=a.get(o.find(u));f?f.push(u):a.set(o.find(u),[u])}let c=new Map;return{units:[...a.values()].map(u=>{let f=dm(j(n,M(u,0)),ib(u,r),i);for(let h of u)c.set(h,f);return f}),unitOf:c}}function ib(e,t){let n=u=>t.get(u)?.length??0,o=e.reduce((u,f)=>n(f)>n(u)?f:u),r=[],i=[],s=new Set([o]),[a,...c]=t.get(o)??[],d=(u,f)=>{let h=[u];for(let p=h.pop();p!==void 0;p=h.pop())s.has(p)||(s.add(p),f.push(p),h.push(...(t.get(p)??[]).filter(g=>!s.has(g)).reverse()))};a!==void 0&&d(a,c.length>0?r:i);for(let u of c)d(u,i);return[...r.reverse(),o,...i]}function dm(e,t,n){let o=[],r=0;return t.forEach((i,s)=>{let a=t[s-1];a!==void 0&&(r+=n.has(Ne(a,i))?ae.couple:ae.kin),o.push(r),r+=te.w}),{row:e,members:t,offsets:o,w:r,x:0,place:0,home:0,up:[],down:[]}}function sb(e,t,n,o,r){let i=j(n,M(t,0)),s=t,a=[...e.children],c=e.type==="Biological"?1:.4;for(let d=i.row+1;a.length>0;d++){let u={row:d-1,family:e,from:i,parents:s,hub:lm(i,s),segments:[]},f=(b,y,k)=>{let x={from:i,to:b,child:y,port:cm(b,y),net:u,weight:c*k};u.segments.push(x),i.down.push(x),b.up.push(x)},h=d,p=b=>j(n,b).row<=h;for(let b of a.filter(p))f(j(n,b),b,1);a=a.filter(b=>!p(b));let[g,...$]=u.segments;if(g&&$.length===0&&e.type==="Biological"&&(g.weight*=3),r.push(u),a.length===0)break;let w=dm(d,[],new Set);w.w=ae.line,o.push(w),f(w,"",t===s?2:6),i=w,s=[]}}var ab=24;function pm({units:e}){let t=lb(e);fm(t);let n=t.map(r=>[...r]),o=mm(t);for(let r=0;r<ab&&o>0;r++){let i=r%2===0,s=i?t.slice(1):t.slice(0,-1).reverse();for(let c of s)cb(c,i);let a=mm(t);a>=o||(o=a,n=t.map(c=>[...c]))}return t=n,fm(t),ub(t),t}function mm(e){return e.reduce((t,n)=>t+db(n),0)}function lb(e){let t=e.reduce((s,a)=>Math.min(s,a.row),1/0),n=[],o=new Set,r=s=>{o.add(s),(n[s.row-t]??=[]).push(s)},i=e.filter(s=>s.up.length===0).sort((s,a)=>s.row-a.row);for(let s of[...i,...e]){if(o.has(s))continue;r(s);let a=[s];for(let c=a.pop();c;c=a.pop()){let d=[...c.down.map(({to:u})=>u),...c.up.map(({from:u})=>u)];for(let u of d.reverse())o.has(u)||a.push(u);o.has(c)||r(c)}}for(let s=0;s<n.length;s++)n[s]??=[];return n}function fm(e){for(let t of e)hm(t);for(let t of e)for(let n of t)n.home=n.place}function hm(e){let t=0;e.forEach((n,o)=>{n.place=o,n.x=t,t+=n.w})}function cb(e,t){let n=[];for(let i of e){let s=t?i.up:i.down;if(s.length===0)continue;let a=0,c=0;for(let d of s){let u=t?d.from.x+d.net.hub:d.to.x+d.port;a+=u*d.weight,c+=d.weight}n.push({unit:i,wish:a/c})}n.sort((i,s)=>i.wish-s.wish||i.unit.home-s.unit.home);let o=0;e.map(i=>(t?i.up:i.down).length===0?i:null).forEach((i,s)=>{e[s]=i??M(n,o++).unit}),hm(e)}function ub(e){for(let t of e)for(let n of t){if(n.members.length<2)continue;let o=(n.members.length-1)/2,r=0,i=0,s=n.up.map(a=>({side:n.members.indexOf(a.child)-o,x:a.from.x+a.net.hub}));for(let{x:a}of s)i+=a/s.length;for(let{side:a,x:c}of s)r+=a*(c-i);s.length===1&&(r=0),r<0&&um(n)}}function db(e){let t=[];for(let i of e)for(let{net:s,to:a,port:c}of i.down)t.push({from:i.x+s.hub,to:a.x+c});if(t.length<2)return 0;t.sort((i,s)=>i.from-s.from||i.to-s.to);let n=Float64Array.from(t,({to:i})=>i).sort(),o=new Uint32Array(n.length+1),r=0;return t.forEach(({to:i},s)=>{let a=mb(n,i)+1,c=0;for(let d=a;d>0;d-=d&-d)c+=o[d]??0;r+=s-c;for(let d=a;d<o.length;d+=d&-d)o[d]=(o[d]??0)+1}),r}function mb(e,t){let[n,o]=[0,e.length-1];for(;n<o;){let r=n+o+1>>1;(e[r]??0)<=t?n=r:o=r-1}return n}var fb=10,pb=40;function gm(e){let t=e.map(hb);for(let{units:o,shifts:r}of t){let i=((r.at(-1)??0)+(o.at(-1)?.w??0))/2;o.forEach((s,a)=>s.x=M(r,a)-i)}let n=[...t].reverse();for(let o=0;o<fb;o++){for(let r of n)Ms(r,!1,!0);for(let r of t)Ms(r,!0,!1)}for(let o=0;o<pb;o++)for(let r of o%2===0?n:t)Ms(r,!0,!0)}function hb(e){let t=0,n=e.map((o,r)=>{let i=e[r-1];return i&&(t+=i.w+gb(i,o)),t});return{units:e,shifts:n}}function gb(e,t){return e.members.length===0||t.members.length===0?ae.line:e.up.some(({net:o})=>t.up.some(r=>r.net===o))?ae.kin:ae.kin*1.7}function Ms({units:e,shifts:t},n,o){let r=[],i=[],s=[];e.forEach((a,c)=>{let{sum:d,weight:u}=$b(a,n,o);d-=M(t,c)*u;let f=c;for(let h=r.length-1;h>=0&&!(M(r,h)*u<=d*M(i,h));h--)d+=r.pop()??0,u+=i.pop()??0,f=s.pop()??0;r.push(d),i.push(u),s.push(f)}),s.forEach((a,c)=>{let d=M(r,c)/M(i,c),u=s[c+1]??e.length;for(let f=a;f<u;f++)M(e,f).x=d+M(t,f)})}function $b(e,t,n){let o=e.x*.01,r=.01;if(t)for(let i of e.up)o+=(i.from.x+i.net.hub-i.port)*i.weight,r+=i.weight;if(n)for(let i of e.down)o+=(i.to.x+i.port-i.net.hub)*i.weight,r+=i.weight;return{sum:o,weight:r}}function vn(e){let t=ye(e),n=Tr(t),o=n.filter(p=>p.length>1),r=n.filter(p=>p.length===1).flat(),i=wb(t,o,Or(t)),s=[],a=[],c=[];for(let p of o){let g=am(t,p,i),$=pm(g);gm($),bb($,c),a.push(...g.nets);for(let w of g.units)(s[w.row]??=[]).push(w)}for(let p=0;p<s.length;p++)s[p]??=[];let{tops:d,edges:u}=im(t,s,a),f=s.flatMap((p,g)=>p.flatMap($=>$.members.map((w,b)=>({key:w,id:w,x:$.x+M($.offsets,b),y:M(d,g),...te,level:g})))),h=s.map((p,g)=>({level:g,generation:g+1,countedFrom:"first",births:Xc(p.flatMap(({members:$})=>$.map(w=>j(t.people,w)))),y:M(d,g),h:te.h}));if(r.length>0){let p=yb(r,f,s.length);f.push(...p);let g=M(p,p.length-1),$=M(p,0).y,w={level:s.length,generation:0,countedFrom:null,births:null};h.push({...w,y:$,h:g.y+te.h-$})}return{nodes:f,edges:u,levels:h,bounds:qe(f)}}function bb(e,t){let n=e.find(s=>s.length>0)?.[0]?.row??0,o=e.map(s=>s[0]?.x??1/0),r=e.map(s=>{let a=s.at(-1);return a?a.x+a.w:-1/0}),i=-1/0;e.forEach((s,a)=>{let c=Math.min(M(o,a),o[a+1]??1/0,o[a-1]??1/0);c!==1/0&&(i=Math.max(i,(t[n+a]??0)+ae.families-c))});for(let s of e.flat())s.x+=i;e.forEach((s,a)=>{let c=Math.max(M(r,a),r[a+1]??-1/0,r[a-1]??-1/0);t[n+a]=Math.max(t[n+a]??0,c+i)})}function wb(e,t,n){let[o=[],...r]=t,i=[];for(let d of o){let u=Ie(j(e.people,d)),f=i[j(n,d)]??={sum:0,count:0};u!==null&&(f.sum+=u,f.count+=1)}let s=[...i.entries()].filter(([,d])=>d&&d.count>0);if(s.length>0)for(let d of r){let u=[];for(let h of d){let p=Ie(j(e.people,h));if(p===null)continue;let[g]=s.reduce(($,w)=>Math.abs(w[1].sum/w[1].count-p)<Math.abs($[1].sum/$[1].count-p)?w:$);u.push(g-j(n,h))}if(u.length===0)continue;u.sort((h,p)=>h-p);let f=M(u,Math.floor(u.length/2));for(let h of d)n.set(h,j(n,h)+f)}let a=t.flat(),c=a.reduce((d,u)=>Math.min(d,j(n,u)),1/0);for(let d of a)n.set(d,j(n,d)-c);return n}function yb(e,t,n){let{x:o,y:r,w:i,h:s}=qe(t),[a,c]=[te.w+ae.kin,te.h+ae.kin],d=Math.max(4,Math.ceil(Math.sqrt(e.length*2))),u=Math.min(e.length,Math.max(d,Math.min(40,Math.floor(i/a)))),f=t.length>0?o+Math.max(0,(i-u*a)/2):0,h=t.length>0?r+s+ae.level:0;return e.map((p,g)=>({key:p,id:p,x:f+g%u*a,y:h+Math.floor(g/u)*c,...te,level:n}))}function $m(e,t){let n=ye(e),o=Ce(e,n,t);if(o===null)return pt;let r=t.generations??1/0,i=new Set(Bn(o,n.children,r).keys()),s=eo(o,r,i,a=>{let c=[...a].flatMap(f=>n.spouses(f).map(h=>h.id)),d=[...a].flatMap(f=>n.familiesOfParent(f).flatMap(({parents:h,children:p})=>p.some(g=>a.has(g))?h:[])),u=new Set([...a].filter(f=>f!==o));return Xo(e,new Set([...a,...c,...d]),u)});return Es(vn(s),o)}function Es(e,t){let n=e.nodes.find(o=>o.id===t)?.level??0;return{...e,levels:e.levels.map(o=>({...o,generation:o.level-n,countedFrom:"root"}))}}function Nr(e,t,n){let o=new Set([t]),r={id:t,key:t,level:0,number:0,isAgain:!1,type:"",parents:[]},i=[r];for(let s=1;s<=n&&i.length>0;s++){let a=[];for(let c of i)if(!c.isAgain)for(let{id:d,type:u,side:f}of xb(e,c.id)){let h=o.has(d);o.add(d);let p=c.number*2+f,g=h?`${d} again ${c.key}`:d,$={id:d,key:g,level:s,number:p,isAgain:h,type:u,parents:[]};c.parents.push($),a.push($)}i=a}return r}function Cr(e){let t=[e];for(let n=0;n<t.length;n++)t.push(...t[n]?.parents??[]);return t}var vb=["Biological","Adoptive","Step","Foster"],kb=new Map([["Male",0],["Female",1]]);function xb(e,t){let n=[void 0,void 0],o=[...e.parents(t)].sort((r,i)=>r.id<i.id?-1:1);for(let r of vb){let s=o.filter(a=>a.type===r).filter(a=>{let c=kb.get(e.people.get(a.id)?.gender??"");return c===void 0||n[c]?!0:(n[c]=a,!1)});for(let a of s){let c=n.indexOf(void 0);c>=0&&(n[c]=a)}}return n.flatMap((r,i)=>r?[{...r,side:i}]:[])}var Sb=5,_b=8,vm=72,Mb=76,Eb=132,Pb=Math.PI*1.16;function km(e,t){let n=ye(e),o=Ce(e,n,t);if(o===null)return pt;let r=Math.min(_b,t.generations??Sb),i=t.isFull??r>5?2*Math.PI:Pb,s=Cr(Nr(n,o,r)),a=s.reduce((f,{level:h})=>Math.max(f,h),0),c=s.filter(f=>!f.isAgain&&f.level<a).flatMap(({level:f,number:h,parents:p})=>[0,1].filter(g=>!p.some($=>$.number===h*2+g)).map(g=>bm(f+1,h*2+g,i))),d=s.map(f=>{let h=bm(f.level,f.number,i),p={key:f.key,id:f.id,...ym(h),level:f.level,sector:h};return f.isAgain?{...p,isAgain:!0}:p}),u=qe([...d,...c.map(ym)]);return{nodes:d,edges:[],levels:[],bounds:u,blanks:c}}function bm(e,t,n){if(e===0)return{inner:0,outer:vm,from:0,to:2*Math.PI};let o=n/2**e,r=-Math.PI/2-n/2;return{inner:wm(e-1),outer:wm(e),from:r+t*o,to:r+(t+1)*o}}function wm(e){return vm+Math.min(e,3)*Mb+Math.max(0,e-3)*Eb}function ym({inner:e,outer:t,from:n,to:o}){let r=Math.PI/2,i=[n,o];for(let a=Math.ceil(n/r);a*r<=o;a++)i.push(a*r);let s=i.flatMap(a=>[e,t].map(c=>({x:Math.cos(a)*c,y:Math.sin(a)*c,w:0,h:0})));return qe(s)}function xm(e,t){let n=ye(e),o=Ce(e,n,t);if(o===null)return pt;let r=t.generations??1/0,i=Bn(o,n.parents,r),s=Bn(o,n.children,r),a=eo(o,r,new Set([...i.keys(),...s.keys()]),c=>{let u=[...s.keys()].filter(f=>c.has(f)).flatMap(f=>n.spouses(f).map(h=>h.id));return Xo(e,new Set([...c,...u]),c)});return Es(vn(a),o)}var Ps=Rt.w+52,Ab=14,Tb=26;function Sm(e,t){let n=ye(e),o=Ce(e,n,t);if(o===null)return pt;let r=Nr(n,o,t.generations??1/0),i=Cr(r),s=new Map,a=new Map;for(let f of[...i].reverse())s.set(f,Ob(f,s,a));let c=new Map([[r,0]]),d=[];for(let f of i){let h=j(c,f);for(let p of f.parents){let g=h+j(a,p);c.set(p,g);let $=f.level*Ps+Rt.w,w=p.level*Ps,b=(w+$)/2,y=Math.abs(g-h)<.5?[w,g,$,h]:[w,g,b,g,b,h,$,h];d.push({kind:"child",type:p.type,from:[p.id],to:f.id,points:y})}}let u=i.map(f=>({key:f.key,id:f.id,x:f.level*Ps,y:j(c,f)-Rt.h/2,...Rt,level:f.level,...f.isAgain?{isAgain:!0}:{}}));return{nodes:u,edges:d,levels:[],bounds:qe(u)}}function Ob(e,t,n){let o={tops:[-Rt.h/2],bottoms:[Rt.h/2]},[r,i]=e.parents;if(!r)return o;if(!i){n.set(r,0);let{tops:f,bottoms:h}=j(t,r);return{tops:[...o.tops,...f],bottoms:[...o.bottoms,...h]}}let[s,a]=[j(t,r),j(t,i)],c=0;for(let f=0;f<Math.min(s.bottoms.length,a.tops.length);f++){let h=f===0?Ab:Tb;c=Math.max(c,M(s.bottoms,f)-M(a.tops,f)+h)}n.set(r,-c/2),n.set(i,c/2);let d=Math.max(s.tops.length,a.tops.length),u=c/2;for(let f=0;f<d;f++){let[h=1/0,p=-1/0]=[s.tops[f],s.bottoms[f]],[g=1/0,$=-1/0]=[a.tops[f],a.bottoms[f]];o.tops.push(Math.min(h-u,g+u)),o.bottoms.push(Math.max(p-u,$+u))}return o}var Ib={tree:vn,pedigree:Sm,descendants:$m,hourglass:xm,fan:km};function _m(e,t,n){return Ib[e](t,n)}var Nb=150;function Mm(){let e=null,t=!1,n=0,o=null,r=()=>{if(e||t)return e;try{e=new Worker(rm("layout/worker.js"),{type:"module"})}catch{return t=!0,null}return e.addEventListener("message",({data:i})=>{i.number===n&&(o?.(i.layout??null),o=null)}),e.addEventListener("error",()=>{t=!0,e?.terminate(),e=null,o?.(null),o=null}),e};return r(),{async make(i,s,a){let c=++n;o?.(null),o=null;let d=s.persons.length>Nb?r():null;if(d){let u=await new Promise(f=>{o=f,d.postMessage({number:c,view:i,graph:Cb(s),options:a})});if(u||c!==n)return u}return _m(i,s,a)},destroy(){e?.terminate(),o?.(null)}}}function Em(e,t){return e.rootId===t.rootId&&e.generations===t.generations&&e.isFull===t.isFull}function Cb({tree:e,persons:t,parents:n,spouses:o}){return{...e?.rootPersonId?{tree:{rootPersonId:e.rootPersonId}}:{},persons:t.map(({personId:r,gender:i,birthDate:s,birthDateText:a,birthSort:c})=>({personId:r,...i?{gender:i}:{},...s?{birthDate:s}:{},...a?{birthDateText:a}:{},...c?{birthSort:c}:{}})),parents:n.map(({parentId:r,childId:i,type:s="Biological"})=>({parentId:r,childId:i,type:s})),spouses:o.map(({person1Id:r,person2Id:i,status:s="",marriageDate:a=""})=>({person1Id:r,person2Id:i,status:s,marriageDate:a}))}}var Pm=Object.freeze({Adoptive:[7,4],Step:[10,3,2,3],Foster:[2,4]}),Dr=9,Db=22;function to({kind:e,type:t}){return e==="parents"||t==="Partner"?"parents":e==="couple"?"couple":t in Pm?t:"child"}function no(e){return e==="parents"?[2,3]:Pm[e]??[]}function oo(e){return e==="couple"?1.5:1}function ro(e,{kind:t,type:n,points:o},r,i){if(t!=="couple")return;let s={Divorced:2,Separated:1}[n]??0,a=o.length>4,[c,d,u]=[o[0]??0,o[1]??0,-1];for(let f=2;f<o.length;f+=2){let[h,p]=[o[f-2]??0,o[f-1]??0],[g,$]=[o[f]??0,o[f+1]??0];if(p!==$||Math.abs(g-h)<=u)continue;u=Math.abs(g-h);let w=a?Math.min(Db,u/2):u/2;[c,d]=[g-Math.sign(g-h)*w,p]}for(let f=0;f<s;f++){let h=c+(f-(s-1)/2)*5;e.line([h-3,d+7,h+3,d-7],0,{stroke:r,width:i})}}function Lr({from:e,to:t},n){return e.some(o=>n.has(`${o} ${t}`))}function Am(e){let t=new Set;return e.forEach((n,o)=>{let r=e[o+1];r!==void 0&&t.add(`${n} ${r}`).add(`${r} ${n}`)}),t}var Lb=60;function Tm(e,t,n){let o=Ts("p",e);o.id=`family-canvas-help-${Math.floor(performance.now()*1e3)}`,o.textContent=l("canvas.help"),t.setAttribute("aria-describedby",o.id);let r=Ts("ul",e);r.setAttribute("aria-label",l("canvas.people"));let i=Ts("p",e);return i.setAttribute("aria-live","polite"),i.setAttribute("role","status"),r.addEventListener("click",s=>{let a=As(s.target);a&&n.open(a)}),r.addEventListener("focusin",s=>{let a=As(s.target);a&&n.select(a)}),{renew(s,a,c,d){let u=Rb(s,a,c),f=new Map(Array.from(r.children,g=>[As(g.firstElementChild),g])),h=new Set(u.map(({id:g})=>g));for(let[g,$]of f)(!g||!h.has(g))&&$.remove();let p=null;for(let{id:g}of u){let $=s.kin.people.get(g);if(!$)continue;let w=f.get(g)??Fb(g),b=w.firstElementChild,y=[is($,s.kin),d.get(g)].filter(Boolean).join(", ");b.textContent!==y&&(b.textContent=y),g===c?b.setAttribute("aria-current","true"):b.removeAttribute("aria-current"),b.tabIndex=g===(c??u[0]?.id)?0:-1;let k=p?p.nextElementSibling:r.firstElementChild;k!==w&&r.insertBefore(w,k),p=w}},say(s,a){let c=a===null?void 0:s.kin.people.get(a);i.textContent=c?ju(c,s.kin):""},follow(s){if(r.contains(document.activeElement))for(let a of r.querySelectorAll("button"))a.dataset.person===s&&a.focus({preventScroll:!0})}}}function Rb(e,t,n){let{seen:o}=t,[r,i]=[o.x+o.w/2,o.y+o.h/2],s=new Map(e.nodesIn(o).map(c=>[c.id,c])),a=e.node(n);return a&&s.set(a.id,a),[...s.values()].map(c=>({node:c,far:c===a?-1:Math.hypot(c.x+c.w/2-r,c.y+c.h/2-i)})).sort((c,d)=>c.far-d.far).slice(0,Lb).map(({node:c})=>c).sort((c,d)=>c.level-d.level||c.x-d.x||c.y-d.y)}function Fb(e){let t=document.createElement("li"),n=document.createElement("button");return n.type="button",n.dataset.person=e,t.append(n),t}function As(e){return e instanceof HTMLElement?e.dataset.person??null:null}function Ts(e,t){let n=document.createElement(e);return n.className="family-canvas-unseen",t.append(n),n}var Om=8;function Im(e,t,n){let o=document.createElement("canvas");o.className="family-canvas-minimap",o.hidden=!0,o.setAttribute("aria-hidden","true"),e.append(o);let r=document.createElement("canvas"),i=!0,s={scale:1,left:0,top:0},a={w:0,h:0,density:1},c=!1,d=f=>{let h=o.getBoundingClientRect(),p=(f.clientX-h.left-s.left)/s.scale,g=(f.clientY-h.top-s.top)/s.scale;t.centre({x:p,y:g,w:0,h:0},t.where.scale,0),n()};o.addEventListener("pointerdown",f=>{o.setPointerCapture(f.pointerId),c=!0,d(f)}),o.addEventListener("pointermove",f=>c&&d(f)),o.addEventListener("pointerup",()=>c=!1),o.addEventListener("pointercancel",()=>c=!1);let u=(f,h)=>{let{w:p,h:g,density:$}=a;r.width=Math.max(1,Math.round(p*$)),r.height=Math.max(1,Math.round(g*$)),o.width=r.width,o.height=r.height;let{bounds:w}=f,b=Math.min((p-2*Om)/(w.w||1),(g-2*Om)/(w.h||1));s={scale:b,left:p/2-(w.x+w.w/2)*b,top:g/2-(w.y+w.h/2)*b};let y=r.getContext("2d");if(y){y.scale($,$);for(let k of f.nodes){let x=f.kin.people.get(k.id);if(!x)continue;y.fillStyle=rt(h,x).strong;let _=Math.max(1,Math.min(k.w,k.h)*b*.8),C=(k.x+k.w/2)*b+s.left,F=(k.y+k.h/2)*b+s.top;y.fillRect(C-_/2,F-_/2,_,_)}i=!1}};return{renew(){i=!0},paint(f,h,p){let{seen:g}=t,{bounds:$}=f,w=g.x<=$.x+1&&g.y<=$.y+1&&g.x+g.w>=$.x+$.w-1&&g.y+g.h>=$.y+$.h-1;if(o.hidden=w||f.nodes.length<2,o.hidden)return;(i||p!==a.density)&&(a={w:o.clientWidth,h:o.clientHeight,density:p},u(f,h));let b=o.getContext("2d");if(!b)return;let{w:y,h:k}=a;b.setTransform(1,0,0,1,0,0),b.clearRect(0,0,o.width,o.height),b.drawImage(r,0,0),b.setTransform(p,0,0,p,0,0);let x=Math.max(1,g.x*s.scale+s.left),_=Math.max(1,g.y*s.scale+s.top),C=Math.min(y-1,(g.x+g.w)*s.scale+s.left),F=Math.min(k-1,(g.y+g.h)*s.scale+s.top);b.beginPath(),b.roundRect(x,_,Math.max(5,C-x),Math.max(5,F-_),2),b.globalAlpha=.14,b.fillStyle=h.accent,b.fill(),b.globalAlpha=1,b.strokeStyle=h.accent,b.lineWidth=1.5,b.stroke()}}}function io({generation:e,countedFrom:t}){if(t===null)return l("generation.unconnected");if(t==="first")return l("generation.number",{number:`${e}`});if(e===0)return l("generation.same");let n=Math.abs(e);return e<0?Bb(n):zb(n)}function Nm(e){return e.countedFrom==="first"?`${e.generation}`:io(e)}function Bb(e){return e===1?l("generation.parents"):e===2?l("generation.grandparents"):e===3?l("generation.greatGrandparents"):l("generation.manyGreatGrandparents",{count:e-2})}function zb(e){return e===1?l("generation.children"):e===2?l("generation.grandchildren"):e===3?l("generation.greatGrandchildren"):l("generation.manyGreatGrandchildren",{count:e-2})}var Is=28,Rr=14,Os=12,Cm=12,Ub=600;function Dm(e,{levels:t},n,o){let{top:r,scale:i}=n.where;e.fillStyle=o.band,t.forEach(({y:s,h:a},c)=>{if(c%2===1)return;let[d,u]=[(s-Is)*i+r,(s+a+Is)*i+r];u<0||d>n.size.h||e.fillRect(0,d,n.size.w,u-d)})}function Lm(e,{levels:t,bounds:n,nodes:o},r,i){let{left:s,top:a,scale:c}=r.where;e.textAlign="start",e.globalAlpha=1;let d=-1/0;for(let[u,f]of t.entries()){let{y:h,h:p}=f,[g,$]=[h*c+a,(h+p)*c+a],w=Is*c>=Os,b=p*c<2*Os||r.size.w<Ub,y=io(f),k=ir(f.births),x=k?`${y} · ${k}`:y;e.font=`500 11px ${i.words}`;let _=Rr+e.measureText(x).width+Cm,C=b||n.x*c+s<_,F=!w&&C?Nm(f):x,z=w?Math.max(g-5,Math.min(16,$)):(g+$)/2+4;if(z<Math.max(d,10)||z>r.size.h+10)continue;let T=e.measureText(F).width,le=he=>he.y>=h&&he.y<h+p&&he.x*c+s<Rr+T+Cm&&(he.x+he.w)*c+s>0;!w&&F===y&&o.some(le)||(d=z+Os*1.8,e.globalAlpha=.93,e.fillStyle=u%2===0?i.band:i.ground,e.beginPath(),e.roundRect(Rr-6,z-12,T+12,17,8),e.fill(),e.globalAlpha=1,e.fillStyle=i.quiet,e.fillText(F,Rr,z))}}function Fr(e){return e==="male"?Gb:e==="other"?Hb:null}function kn(e){return Math.sin(e)>.45}var Gb={corners:[[-.9,-.9],[.9,-.9],[.9,.9],[-.9,.9]],round:.34},Hb={corners:[0,1,2,3,4,5].map(e=>{let t=e*Math.PI/3-Math.PI/2;return[Math.cos(t)*1.06,Math.sin(t)*1.06]}),round:.24};function zr(e,t){let n=({fill:i,stroke:s,width:a=1,dash:c,opacity:d=1})=>{let u=e.globalAlpha;e.globalAlpha=u*d,i&&(e.fillStyle=i,e.fill()),s&&(e.strokeStyle=s,e.lineWidth=a,e.setLineDash(c?[...c]:[]),e.stroke()),e.globalAlpha=u},o="",r=({size:i,weight:s=400,family:a,fill:c,align:d="center"})=>{let u=`${s} ${i}px ${a}`;u!==o&&(e.font=o=u),e.fillStyle=c,e.textAlign=d};return{box(i,s,a,c,d,u){e.beginPath(),e.roundRect(i,s,a,c,d),n(u)},frame(i,s,a,c,d){e.beginPath(),Br(e,i,s,a,c),n(d)},line(i,s,a){e.beginPath(),Ns(e,i,s),n(a)},words(i,s,a,c){r(c),e.fillText(i,s,a)},turned(i,s,a,c,d){r(d),e.save(),e.translate(s,a),e.rotate(c),e.fillText(i,0,0),e.restore()},arched(i,s,a,c){r({...c,align:"start"});let d=kn(a),u=d?-1:1,f=e.measureText(i).width,h=d?s+c.size*.72:s,p=0;for(let g of Vu(i)){let $=e.measureText(g).width,w=a+u*(p-f/2+$/2)/h;e.save(),e.rotate(w+Math.PI/2),e.translate(0,-h),d&&e.rotate(Math.PI),e.fillText(g,-$/2,0),e.restore(),p+=$}},photo(i,s,a,c,d){let u=t.get(i);return u?(e.save(),e.beginPath(),Br(e,s,a,c,d),e.clip(),e.drawImage(u,a-d,c-d,2*d,2*d),e.restore(),!0):!1},sector({inner:i,outer:s,from:a,to:c},d){e.beginPath(),e.arc(0,0,s,a,c),i>0&&e.arc(0,0,i,c,a,!0),e.closePath(),n(d)},faded(i,s){let a=e.globalAlpha;e.globalAlpha=a*i,s(),e.globalAlpha=a}}}function Br(e,t,n,o,r){let i=Fr(t);if(!i){e.moveTo(n+r,o),e.arc(n,o,r,0,2*Math.PI);return}let{corners:s,round:a}=i,c=s.at(-1)??[0,0],d=s[0]??[0,0];e.moveTo(n+(c[0]+d[0])/2*r,o+(c[1]+d[1])/2*r),s.forEach(([u,f],h)=>{let[p,g]=s[(h+1)%s.length]??d;e.arcTo(n+u*r,o+f*r,n+p*r,o+g*r,a*r)}),e.closePath()}function Ns(e,t,n){let o=t.length-2;e.moveTo(t[0]??0,t[1]??0);for(let r=2;r<t.length;r+=2){let[i,s]=[t[r]??0,t[r+1]??0];if(n===0||r===o){e.lineTo(i,s);continue}let[a,c]=[t[r-2]??0,t[r-1]??0],[d,u]=[t[r+2]??0,t[r+3]??0],f=Math.min(Math.hypot(i-a,s-c),Math.hypot(d-i,u-s))/2;e.arcTo(i,s,d,u,Math.min(n,f))}}function Cs(e,t,n){let{nodes:o,edges:r,levels:i,bounds:s,blanks:a=[]}=e,c=new Float64Array(r.length*4);r.forEach(({points:f},h)=>{let[p,g,$,w]=[1/0,1/0,-1/0,-1/0];for(let b=0;b<f.length;b+=2){let[y,k]=[f[b]??0,f[b+1]??0];p=Math.min(p,y),$=Math.max($,y),g=Math.min(g,k),w=Math.max(w,k)}c.set([p,g,$,w],h*4)});let d=null,u=new Map;for(let f of o)(!f.isAgain||!u.has(f.id))&&u.set(f.id,f);return{kin:t,nodes:o,edges:r,levels:i,bounds:s,blanks:a,isFan:o.some(f=>f.sector),moves:Wb(o,n),node:f=>f===null?void 0:u.get(f),nodesIn(f){return o.filter(h=>xn(h,f))},edgesIn({x:f,y:h,w:p,h:g}){return r.filter(($,w)=>{let b=w*4;return(c[b]??0)<=f+p&&(c[b+1]??0)<=h+g&&(c[b+2]??0)>=f&&(c[b+3]??0)>=h})},farLines(){return d??=Ds(r,0),d},nodeAt(f,h){return o.findLast(p=>jb(p,f,h))},nearest(f){let[h,p]=[f.x+f.w/2,f.y+f.h/2],g,$=1/0;for(let w of o){let[b,y]=Ls(w),k=xn(w,f)?Math.hypot(b-h,y-p):1/0;k>=$||($=k,g=w)}return g}}}function Ds(e,t){let n=new Map;for(let o of e){let r=to(o),i=n.get(r);i||n.set(r,i=new Path2D),Ns(i,o.points,t)}return n}function Wb(e,t){let n=new Map(t?.nodes.map(o=>[o.key,o]));return new Map(e.map(o=>{let r=n.get(o.key)??t?.node(o.id),i=r?{dx:r.x-o.x,dy:r.y-o.y,isNew:!1}:{dx:0,dy:0,isNew:!0};return[o.key,i]}))}function Ls({x:e,y:t,w:n,h:o,level:r,sector:i}){if(!i||r===0)return[e+n/2,t+o/2];let s=(i.from+i.to)/2,a=(i.inner+i.outer)/2;return[Math.cos(s)*a,Math.sin(s)*a]}function jb(e,t,n){if(!e.sector)return xn(e,{x:t,y:n,w:0,h:0});let{inner:o,outer:r,from:i,to:s}=e.sector,a=Math.hypot(t,n);if(a<o||a>r)return!1;let c=2*Math.PI;return((Math.atan2(n,t)-i)%c+c)%c+i<=s}function xn(e,t){return e.x<=t.x+t.w&&e.x+e.w>=t.x&&e.y<=t.y+t.h&&e.y+e.h>=t.y}var Rs=4.5,Vb=74;function Ur(e,t,n){e.sector(t,{fill:n.band,stroke:n.ground,width:2})}function Gr(e,t,n,o,r){let{sector:i,level:s}=n;if(!i)return;let{colours:a}=o,{strong:c,wash:d}=rt(a,t);e.sector(i,{fill:d,stroke:a.ground,width:2});let u={inner:i.outer-3,outer:i.outer,from:i.from,to:i.to};if(s>0&&e.sector(u,{fill:c,opacity:.75}),o.isSelected||o.isMatch||o.isOnPath||o.isHovered){let f=o.isMatch&&!o.isSelected?a.match:a.accent;e.sector(i,{stroke:f,width:o.isSelected?4:2.5})}s===0?qb(e,t,i,o,r):Kb(i)>Vb?Yb(e,t,i,o,r):Xb(e,t,i,o,r)}function Kb({inner:e,from:t,to:n}){return(n-t)*e}function qb(e,t,{outer:n},{colours:o},r){let i={size:15,weight:600,family:o.words};if(i.size*r<Rs)return;let[s,a]=Jn(nt(t),n*1.6,i);e.words(s,0,a?-10:-2,{...i,fill:o.ink}),a&&e.words(a,0,9,{...i,fill:o.ink});let c={size:12,family:o.words,fill:o.quiet};e.words(bt(t),0,a?30:20,c)}function Yb(e,t,{inner:n,outer:o,from:r,to:i},{colours:s},a){if(13*a<Rs)return;let d=(r+i)/2,u=o-n,f={size:13,weight:600,family:s.words},h={size:12.5,family:s.words},p={size:11,family:s.words},g=[{choices:Be(t),own:f},{choices:[hn(t)],own:h},{choices:[bt(t)],own:p}].filter(({choices:w})=>w[0]),$=kn(d);g.forEach(({choices:w,own:b},y)=>{let k=(g.length-1)/2-y,x=n+u/2+($?-k:k)*18-b.size*.35,_=b===p||t.hidden?s.quiet:s.ink;e.arched(Se(w,(i-r)*x-16,b),x,d,{...b,fill:_})})}function Xb(e,t,{inner:n,outer:o,from:r,to:i},{colours:s},a){let c=(i-r)*n,d=bt(t),u=d!==""&&c>27,f=Math.min(12.5,c*(u?.42:.72));if(f*a<Rs)return;let h=(r+i)/2,g=Math.cos(h)<0?h+Math.PI:h,$=(n+o)/2,w=o-n-12,b={size:f,weight:600,family:s.words},y=hn(t),k=[nt(t),...Be(t).map(F=>y?`${F} ${y}`:F),...Be(t).slice(-1)],x=t.hidden?s.quiet:s.ink,_=(F,z,T)=>{let[le,he]=[Math.cos(h)*$,Math.sin(h)*$];e.turned(F,le-Math.sin(g)*z,he+Math.cos(g)*z,g,T)};if(_(Se(k,w,b),u?-f*.2:f*.36,{...b,fill:x}),!u)return;let C={size:f*.86,family:s.words,fill:s.quiet};_(Se([d],w,C),f*.95,C)}function Rm(){let[e,t,n,o]=[null,null,null,null],[r,i]=[new Set,new Map];return{selectedId:e,hoveredKey:t,path:n,steps:r,matches:o,kinNames:i,arrived:1}}var Fs=.22,Zb=1.3;function Fm(e,t,n,o,r,i,s){let{left:a,top:c,scale:d}=o.where,{w:u,h:f}=o.size;e.setTransform(t,0,0,t,0,0),e.globalAlpha=1,e.fillStyle=r.ground,e.fillRect(0,0,u,f),Dm(e,n,o,r),e.setTransform(t*d,0,0,t*d,t*a,t*c),e.lineJoin="round",e.lineCap="butt";let h=zr(e,s);e.globalAlpha=i.arrived;for(let g of n.blanks)Ur(h,g,r);tw(e,h,n,o,r,i),e.globalAlpha=1;let p=n.nodesIn(zm(o.seen,i.arrived<1?4e3:24));return d<Vd&&!n.isFan?(Qb(e,n,p,d,r,i),ew(h,n,p,d,r,i)):Jb(h,n,p,d,r,i),e.setTransform(t,0,0,t,0,0),Lm(e,n,o,r),p.length}function Bs(e,t,n){let o=e.moves.get(t.key);return n>=1||!o?t:{...t,x:t.x+o.dx*(1-n),y:t.y+o.dy*(1-n)}}function Jb(e,t,n,o,r,i){for(let s of n){let a=t.kin.people.get(s.id);if(!a)continue;let c={colours:r,isSelected:s.id===i.selectedId,isMatch:i.matches?.has(s.id)??!1,isOnPath:i.path?.has(s.id)??!1,isHovered:s.key===i.hoveredKey,kin:i.kinNames.get(s.id)??""},d=t.moves.get(s.key)?.isNew,u=(Bm(s,i)?Fs:1)*(d?i.arrived:1),f=Bs(t,s,i.arrived);e.faded(u,()=>{s.sector?Gr(e,a,s,c,o):o>=Qn?Pr(e,a,f,c):Yd(e,a,f,c,o)})}}function Qb(e,t,n,o,r,i){let s=new Map,a=new Map;for(let c of n){let d=t.kin.people.get(c.id);if(!d)continue;let{strong:u}=rt(r,d),f=Bm(c,i)?a:s,h=f.get(u);h||f.set(u,h=new Path2D);let{x:p,y:g,w:$,h:w}=Bs(t,c,i.arrived),b=Math.max(Zb/o,Math.min($,w)*.43);b*o<2.5?h.rect(p+$/2-b,g+w/2-b,2*b,2*b):Br(h,Ge(d),p+$/2,g+w/2,b)}for(let[c,d]of[[a,Fs],[s,1]]){e.globalAlpha=d*(.3+.7*i.arrived);for(let[u,f]of c)e.fillStyle=u,e.fill(f)}e.globalAlpha=1}function ew(e,t,n,o,r,i){for(let s of n){let a=s.id===i.selectedId,d=a||i.matches?.has(s.id)||i.path?.has(s.id)?t.kin.people.get(s.id):void 0;if(!d)continue;let u=i.matches?.has(s.id)&&!a?r.match:r.accent,f=Math.max(6/o,Math.min(s.w,s.h)*.5),{x:h,y:p,w:g,h:$}=Bs(t,s,i.arrived),w=(a?3:2)/o;e.frame(Ge(d),h+g/2,p+$/2,f,{stroke:u,width:w})}}function tw(e,t,n,o,r,i){let{scale:s}=o.where,c=Math.min(1.5,Math.max(.5,1.5*Math.sqrt(s)))/s,d=s>.3?Dr:0,u=n.edgesIn(zm(o.seen,8)),[f,h]=i.path?nw(u,i):[[],u],g=d===0&&f.length===0&&u.length>n.edges.length/2?n.farLines():Ds(h,d),$=e.globalAlpha;i.path&&(e.globalAlpha=$*Fs*1.6),e.strokeStyle=r.line;for(let[w,b]of g)e.lineWidth=c*oo(w),e.setLineDash(s>.12?[...no(w)]:[]),e.stroke(b);if(e.setLineDash([]),s>.3)for(let w of u)ro(t,w,r.quiet,c);e.globalAlpha=$;for(let w of f)t.line(w.points,d,{stroke:r.accent,width:Math.max(3,2.4/s)})}function nw(e,{steps:t}){let n=[[],[]];for(let o of e)n[Lr(o,t)?0:1].push(o);return n}function Bm(e,{path:t,matches:n}){return t!==null&&!t.has(e.id)||n!==null&&!n.has(e.id)}function zm({x:e,y:t,w:n,h:o},r){return{x:e-r,y:t-r,w:n+2*r,h:o+2*r}}function Um(e){let t=new Map;return{get(n){let o=t.get(n);if(o!==void 0)return o;t.size>400&&t.clear(),t.set(n,null);let r=new Image;return r.decoding="async",r.addEventListener("load",()=>{t.set(n,rw(r)),e()}),r.src=ow(n),null},written(n){try{return t.get(n)?.toDataURL("image/jpeg",.85)??null}catch{return null}}}}function ow(e){return e.startsWith("api/")?`${e}${e.includes("?")?"&":"?"}size=small`:e}function rw(e){let t=Math.min(e.naturalWidth,e.naturalHeight),n=document.createElement("canvas");n.width=n.height=128;let o=n.getContext("2d");if(!o||t===0)return null;o.imageSmoothingQuality="high";let r=(e.naturalWidth-t)/2,i=(e.naturalHeight-t)/3;return o.drawImage(e,r,i,t,t,0,0,128,128),n}function Gm(e,t){let n=null,o=null,r=()=>e.onAdd?n?.node??t.node():void 0,i=(s,a)=>{let c=r(),d=t.point(s,a),u=c?iw(c,d.x,d.y,t.scale()):null;return c&&u?{node:c,kind:u,...d}:null};return{nodeAt:(s,a)=>i(s,a)?.node,hover(s,a){let c=o;return o=i(s,a)?.kind??null,o!==c},grab(s,a){return n=i(s,a),n!==null},drag(s,a){n&&e.onConnect&&(n={...n,...t.point(s,a)})},drop(s,a,c){let d=n;if(n=null,!d)return;let u=t.point(s,a),f=c?void 0:t.nodeAt(u.x,u.y);c?e.onAdd?.(d.kind,d.node.id):f&&f.id!==d.node.id&&e.onConnect?.(d.node.id,f.id,d.kind)},paint(){let s=r();s&&t.paint((a,c)=>{if(sw(a,s,c,o),!n)return;let d=t.nodeAt(n.x,n.y);aw(a,n.node,n.kind,n,d,c)})}}}function zs({x:e,y:t,w:n,h:o}){return[{kind:"parent",x:e+n/2,y:t},{kind:"spouse",x:e+n,y:t+o*.6},{kind:"child",x:e+n/2,y:t+o}]}function iw(e,t,n,o){return zs(e).find(i=>Math.hypot(i.x-t,i.y-n)*o<15)?.kind??null}function sw(e,t,n,o){for(let{kind:r,x:i,y:s}of zs(t)){let a=r===o,c=a?n.accent:n.card,d=a?n["on-accent"]:n.accent;e.frame("female",i,s,9,{fill:c,stroke:n.accent,width:1.4}),e.line([i-4,s,i+4,s],0,{stroke:d,width:1.6}),e.line([i,s-4,i,s+4],0,{stroke:d,width:1.6})}}function aw(e,t,n,o,r,i){let s=zs(t).find(f=>f.kind===n);if(!s||(e.line([s.x,s.y,o.x,o.y],0,{stroke:i.accent,width:2,dash:[6,4]}),e.frame("female",o.x,o.y,4,{fill:i.accent}),!r||r===t))return;let{x:a,y:c,w:d,h:u}=r;e.box(a-5,c-5,d+10,u+10,18,{stroke:i.accent,width:3})}var Us=.8,lw=.3;function Gs(e,t,n,o,r){e.fitted().scale>=lw||!n||t.isFan?Hr(e,t,o,r):e.enter(n,Us,o)}function Hr(e,t,n,o){let i=o&&!t.isFan&&cw(o,e.fitted(),t)?e.size.h-o.y:0;e.fit(n,{left:0,top:0,right:0,bottom:i})}function cw({x:e,y:t,w:n,h:o},{left:r,top:i,scale:s},a){let c={x:(e-r)/s,y:(t-i)/s,w:n/s,h:o/s};return a.nodes.some(d=>xn(d,c))}function Hm(e,t,n){return Hs(e,t,n)??t.nearest(e.seen)}function Hs(e,t,n){let o=t.node(n);return o&&xn(o,e.seen)?o:void 0}function Wm(e,t,n,o){let r=n.flatMap(i=>t.node(i)??[]);r.length&&e.show(qe(r),o)}function jm(e){let t=[],n=0;return{parts:t,box(o,r,i,s,a,c){let d=at({x:o,y:r,width:i,height:s,rx:a});t.push(`<rect${d}${Wr(c)}/>`)},frame(o,r,i,s,a){t.push(`<path d="${js(o,r,i,s)}"${Wr(a)}/>`)},line(o,r,i){t.push(`<path d="${Vm(o,r)}"${Wr({...i,fill:"none"})}/>`)},words(o,r,i,s){t.push(`<text${at({x:r,y:i})}${Ws(s)}>${Ft(o)}</text>`)},turned(o,r,i,s,a){let c=ne(s*180/Math.PI),d=at({transform:`translate(${ne(r)} ${ne(i)}) rotate(${c})`});t.push(`<text${d}${Ws(a)}>${Ft(o)}</text>`)},arched(o,r,i,s){let a=kn(i),c=a?r+s.size*.72:r,[d,u]=a?[i+1.5,i-1.5]:[i-1.5,i+1.5],f=`arc${n++}`,h=`A${ne(c)} ${ne(c)} 0 0 ${a?0:1}`,p=`M${Sn(c,d)}${h} ${Sn(c,u)}`;t.push(`<path id="${f}" d="${p}" fill="none"/>`);let g=`<textPath href="#${f}" startOffset="50%">${Ft(o)}</textPath>`;t.push(`<text${Ws({...s,align:"center"})}>${g}</text>`)},photo(o,r,i,s,a){let c=e(o);if(!c)return!1;let d=`cut${n++}`,u=at({x:i-a,y:s-a,width:2*a,height:2*a});return t.push(`<clipPath id="${d}"><path d="${js(r,i,s,a)}"/></clipPath>`),t.push(`<image${u} href="${Ft(c)}" clip-path="${uw(d)}"/>`),!0},sector({inner:o,outer:r,from:i,to:s},a){t.push(`<path d="${dw(o,r,i,s)}"${Wr(a)}/>`)},faded(o,r){o<1&&t.push(`<g${at({opacity:o})}>`),r(),o<1&&t.push("</g>")}}}function Ft(e){return e.replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu,"").replace(/[&<>"']/g,t=>`&#${t.charCodeAt(0)};`)}function at(e){return Object.entries(e).filter(([,t])=>t!==void 0).map(([t,n])=>{let o=typeof n=="number"?ne(n):Ft(n??"");return` ${t}="${o}"`}).join("")}function uw(e){return`url${`(#${e})`}`}function ne(e){return String(Math.round(e*100)/100)}function Wr({fill:e="none",stroke:t,width:n=1,dash:o,opacity:r}){return at({fill:e,...t?{stroke:t,"stroke-width":n}:{},...o&&o.length>0?{"stroke-dasharray":o.join(" ")}:{},...r!==void 0&&r<1?{opacity:r}:{}})}function Ws({size:e,weight:t=400,family:n,fill:o,align:r="center"}){let i={start:"start",center:"middle",end:"end"}[r];return at({"font-family":n,"font-size":e,"font-weight":t,fill:o,"text-anchor":i})}function Sn(e,t){return`${ne(Math.cos(t)*e)} ${ne(Math.sin(t)*e)}`}function js(e,t,n,o){let r=Fr(e);if(!r){let d=`a${ne(o)} ${ne(o)} 0 0 1`;return`M${ne(t-o)} ${ne(n)}${d} ${ne(2*o)} 0${d} ${ne(-2*o)} 0z`}let i=r.corners.map(([d,u])=>[t+d*o,n+u*o]),[s=[0,0]]=i,a=i.at(-1)??[0,0],c=[(jr(s,0)+jr(a,0))/2,(jr(s,1)+jr(a,1))/2];return`${Vm([...c,...i.flat(),...c],r.round*o)}z`}function jr(e,t){return e[t]??0}function Vm(e,t){let n=`M${ne(e[0]??0)} ${ne(e[1]??0)}`;for(let o=2;o<e.length;o+=2){let[r,i]=[e[o]??0,e[o+1]??0];if(o===e.length-2||t===0){n+=`L${ne(r)} ${ne(i)}`;continue}let[s,a]=[e[o-2]??0,e[o-1]??0],[c,d]=[e[o+2]??0,e[o+3]??0],[u,f]=[Math.hypot(r-s,i-a),Math.hypot(c-r,d-i)],h=Math.min(t,u/2,f/2);if(h<.01){n+=`L${ne(r)} ${ne(i)}`;continue}let[p,g]=[r+(s-r)*h/u,i+(a-i)*h/u],[$,w]=[r+(c-r)*h/f,i+(d-i)*h/f];n+=`L${ne(p)} ${ne(g)}Q${ne(r)} ${ne(i)}`,n+=` ${ne($)} ${ne(w)}`}return n}function dw(e,t,n,o){if(o-n>6.28)return js("female",0,0,t);let r=o-n>Math.PI?1:0,i=(s,a)=>`A${ne(s)} ${ne(s)} 0 ${r} ${a}`;return`M${Sn(t,n)}${i(t,1)} ${Sn(t,o)}L${Sn(e,o)}${i(e,0)} ${Sn(e,n)}z`}var lt=48,mw=64,fw=56,pw=128,Vs={size:11,family:Dt.words,fill:Dt.quiet,align:"start"},hw=["child","Adoptive","Step","Foster","couple","parents"],gw=["Divorced","Separated"],$w=["female","male","other","unknown"],bw={female:"Female",male:"Male",other:"Other",unknown:"Unknown"};function Km(e,t,n,o,r){let i=jm(o),s={...Vs,fill:r.quiet},{bounds:a}=e,c=a.x-lt-(e.levels.length>0?pw:0),d=vw(e),u=d.reduce((y,k)=>y+k.w,0),f=Math.max(a.x+a.w+lt,c+2*lt+u,c+480),h=a.y-lt-mw,p=a.y+a.h+lt+fw;i.box(c,h,f-c,p-h,0,{fill:r.ground});for(let y of e.levels){let{y:k,h:x}=y,_=ir(y.births);i.words(io(y),c+lt/2,k+x/2,{...s,weight:600}),_&&i.words(_,c+lt/2,k+x/2+15,s)}for(let y of e.blanks)Ur(i,y,r);ww(i,e,t,r),yw(i,e,t,r);let g={size:26,weight:500,family:r.title,fill:r.ink};i.words(n,c+lt/2,h+46,{...g,align:"start"}),kw(i,d,c+lt/2,p-24,r);let $={x:c,y:h,w:f-c,h:p-h};return`<?xml version="1.0" encoding="UTF-8"?>
<svg${at({xmlns:"http://www.w3.org/2000/svg",viewBox:[$.x,$.y,$.w,$.h].map(y=>Math.round(y*100)/100).join(" "),width:$.w,height:$.h,role:"img"})}>
<title>${Ft(n)}</title>
${i.parts.join(`
`)}
</svg>
`}function ww(e,t,n,o){let r=t.edges.map(i=>({edge:i,isSpecial:n.path!==null&&Lr(i,n.steps)})).sort((i,s)=>Number(i.isSpecial)-Number(s.isSpecial));for(let{edge:i,isSpecial:s}of r){let a=to(i);e.line(i.points,Dr,{stroke:s?o.accent:o.line,width:s?3:1.3*oo(a),dash:no(a)}),ro(e,i,o.quiet,1.4)}}function yw(e,t,n,o){for(let r of t.nodes){let i=t.kin.people.get(r.id);if(!i)continue;let s={colours:o,isSelected:!1,isMatch:!1,isHovered:!1,isOnPath:n.path?.has(r.id)??!1};r.sector?Gr(e,i,r,s,1):Pr(e,i,r,s)}}function vw(e){let t=new Set(e.edges.map(to)),n=e.edges.filter(({kind:a})=>a==="couple"),o=new Set(n.map(({type:a})=>a)),r=new Set(e.nodes.map(({id:a})=>Ge(e.kin.people.get(a)??{personId:a}))),i=[...hw.filter(a=>t.has(a)),...gw.filter(a=>o.has(a))];return[...$w.filter(a=>r.has(a)).map(a=>({look:"",frame:a,words:l(`gender.${bw[a]}`)})),...i.map(a=>({look:a,frame:null,words:l(`legend.${a}`)}))].map(a=>({...a,w:40+it(a.words,Vs)+24}))}function kw(e,t,n,o,r){let i=n;for(let{look:s,frame:a,words:c,w:d}of t){if(a){let[u,f]=[r[`${a}-wash`],r[a]],h=a==="unknown"?{dash:[3,3]}:{};e.frame(a,i+12,o-4,9,{fill:u,stroke:f,width:1.4,...h})}else{let u=[i,o-4,i+30,o-4],f=s==="Divorced"||s==="Separated",h=f?"couple":s,p=1.3*oo(h);e.line(u,0,{stroke:r.line,width:p,dash:no(h)}),f&&ro(e,{kind:"couple",type:s,from:[],to:"",points:u},r.quiet,1.4)}e.words(c,i+(a?28:38),o,{...Vs,fill:r.quiet}),i+=d}}function Ks(e){return e.tree?.treeName??l("canvas.title")}var Vr=420,xw=180,Kr=200;function qm(e,t){let n=document.createElement("div");n.className="family-canvas";let o=document.createElement("canvas");o.className="family-canvas-drawing",o.tabIndex=0,o.setAttribute("role","application"),o.setAttribute("aria-label",l("canvas.title")),n.append(o),e.append(n);let r=o.getContext("2d"),i=matchMedia("(prefers-reduced-motion: reduce)"),s=Hd(()=>i.matches),a=Jd(),c=Mm(),d=Um(()=>T()),u=Im(n,s,()=>T()),f=Tm(n,o,{select:P=>so(P),open:P=>t.onOpen(P)}),h=_r(n),p=1,g={persons:[],parents:[],spouses:[]},$="tree",w={},b=Cs({nodes:[],edges:[],levels:[],bounds:{x:0,y:0,w:0,h:0}},ye(g),null),y=Rm(),k=null,x=0,_=0,C=0,F=!1,z=!1,T=()=>{x||=requestAnimationFrame(le)},le=P=>{x=0;let N=performance.now();if(s.step(P),k!==null){let V=i.matches?1:Math.min(1,(P-k)/Vr);y.arrived=ks(V),V>=1&&(k=null)}C=Fm(r,p,b,s,h,y,d),Bt.paint(),u.paint(b,h,p),a.frame(P,performance.now()-N),z&&a.drawn(),s.isMoving||k!==null?T():he()},he=()=>{clearTimeout(_),_=setTimeout(()=>{_e(),s.where.scale>=Qn&&!b.isFan&&t.onSeen?.(b.nodesIn(s.seen).map(({id:N})=>N))},xw)},_e=()=>f.renew(b,s,y.selectedId,y.kinNames),ke=async P=>{let N=await c.make($,g,w);if(!N)return;let V=!z,we=b,He=P?Hm(s,we,y.selectedId):null;b=Cs(N,ye(g),V?null:we);let ao=new Set(b.nodes.map(({id:zt})=>zt)).size;o.setAttribute("aria-label",l("canvas.label",{tree:Ks(g),count:ao})),u.renew(),s.bound(b.bounds);let kt=He&&b.node(He.id);if(He&&kt){let{scale:zt}=s.where;s.pan((He.x-kt.x)*zt,(He.y-kt.y)*zt);for(let Qs of b.moves.values())Qs.dx-=He.x-kt.x,Qs.dy-=He.y-kt.y}else(!P||V)&&Gs(s,b,Xs(),V?0:Vr,t.corner?.());z=!0,y.arrived=V||i.matches?1:0,k=y.arrived<1?performance.now():null,_e(),T()},Xs=()=>{let{selectedId:P}=y,[N,V]=$==="tree"?[P,w.rootId]:[w.rootId,P];return b.node(N??null)??b.node(V??null)??b.node(Ce(g,b.kin,{}))},so=P=>{if(P===y.selectedId)return;Zs(P);let N=b.node(P);N&&s.reveal(N),t.onSelect(P)},Zs=P=>{y.selectedId=P,_e(),f.say(b,P),P!==null&&f.follow(P),T()},qr=(P,N)=>{let V=s.point(P,N);return b.nodeAt(V.x,V.y)},Bt=Gm(t,{node(){if(s.where.scale<Qn||b.isFan||y.arrived<1)return;let V=b.nodes.find(we=>we.key===y.hoveredKey)??b.node(y.selectedId);return V?.isAgain?void 0:V},nodeAt:(P,N)=>b.nodeAt(P,N),point:s.point,paint(P){let{left:N,top:V,scale:we}=s.where;r.setTransform(p*we,0,0,p*we,p*N,p*V),P(zr(r,d),h)},scale:()=>s.where.scale}),mf=Qd(o,s,{grabs:(P,N)=>Bt.grab(P,N),drag(P,N){Bt.drag(P,N),T()},drop(P,N,V){T(),Bt.drop(P,N,V)},tap:(P,N)=>so(qr(P,N)?.id??null),tapTwice(P,N){let V=qr(P,N);V?t.onOpen(V.id):s.zoom(1.8,P,N,Kr),T()},hover(P,N){let V=Bt.hover(P,N),we=(Bt.nodeAt(P,N)??qr(P,N))?.key??null;we===y.hoveredKey&&!V||(y.hoveredKey=we,we!==null?o.dataset.pointer="person":delete o.dataset.pointer,T())},leave(){y.hoveredKey=null,T()},moved:T}),ff=nm(n,o,{walk(P){let N=y.selectedId,V=N!==null&&b.node(N)?om(b,N,P):b.nearest(s.seen)?.id??null;V!==null&&so(V)},open:()=>y.selectedId!==null&&t.onOpen(y.selectedId),leave:()=>so(null),zoom:P=>s.zoom(P,void 0,void 0,Kr),zoomTo:P=>s.zoom(P/s.where.scale,void 0,void 0,Kr),fit:()=>Hr(s,b,Vr,t.corner?.()),moved:T}),Js=new ResizeObserver(()=>{let{clientWidth:P,clientHeight:N}=n;if(P===0||N===0)return;let V=s.size.w<=1,we=V?void 0:Hs(s,b,y.selectedId);p=Math.min(3,devicePixelRatio||1),o.width=Math.round(P*p),o.height=Math.round(N*p),s.resize({w:P,h:N}),s.bound(b.bounds),V&&Gs(s,b,Xs(),0,t.corner?.()),we&&s.reveal(we),u.renew(),cancelAnimationFrame(x),le(performance.now())});Js.observe(n),s.resize({w:n.clientWidth||1,h:n.clientHeight||1});let pf=jd(()=>{h=_r(n),u.renew(),T()});return{async show(P,{keepsView:N=!1}={}){g=P,F||a.begin(),F=!0,await ke(N)},async view(P,N={}){let V=P===$&&(P==="tree"||Em(N,w));$=P,w=N,F&&!V&&await ke(!1)},select(P){P!==y.selectedId&&Zs(P)},focus(P){let N=b.node(P);N&&s.centre(N,Math.max(s.where.scale,Us)),T()},path(P){y.path=P&&new Set(P),y.steps=Am(P??[]),T()},reveal(P,N){let V=b.node(P);V&&s.reveal(V,N),T()},bring(P,N){Wm(s,b,P,N),T()},matches(P){y.matches=P&&new Set(P),T()},kinNames(P){y.kinNames=P,T()},fit(){Hr(s,b,Vr,t.corner?.()),T()},zoom(P){s.zoom(P,void 0,void 0,Kr),T()},svg(){return Km(b,y,Ks(g),d.written,Wd(n))},where(){return{...s.where}},spot(P){let N=b.node(P);if(!N)return null;let{left:V,top:we,scale:He}=s.where,ao=o.getBoundingClientRect(),[kt,zt]=Ls(N);return[ao.left+V+kt*He,ao.top+we+zt*He]},figures(){return{people:g.persons.length,visible:C,...a.figures()}},destroy(){mf(),ff(),pf(),Js.disconnect(),c.destroy(),cancelAnimationFrame(x),clearTimeout(_),n.remove()}}}function Ym({path:e,matches:t,onAdd:n,onConnect:o}){let r=B(null),i=B(null),{view:s,root:a,generations:c,person:d}=H.value,u=G.value,f=B({onAdd:n,onConnect:o});return f.current={onAdd:n,onConnect:o},ie(()=>{if(!r.current)return;let h=qm(r.current,{onSelect:p=>W({person:p??""},{replace:!0}),onOpen:p=>W({person:p}),corner:()=>r.current?Sw(r.current):null,onSeen:wr,get onAdd(){return re.peek()?f.current.onAdd:null},get onConnect(){return re.peek()?f.current.onConnect:null}});return K.current=h,()=>{K.current=null,h.destroy()}},[]),ie(()=>{if(!u)return;let h=i.current,p=h?.tree.treeId===u.tree.treeId;i.current=u;let g=K.current;g?.show(u,{keepsView:p}).then(()=>{let{person:$}=H.peek();!(p&&h?.persons.some(b=>b.personId===$))&&$&&r.current&&g.reveal($,qs(r.current))})},[u]),U(()=>{if(!u||s==="list")return;let h=a||u.tree.rootPersonId||d||Jo.peek();K.current?.view(s,{rootId:h,generations:c})},[s,a,c,u?.tree.treeId,u?.tree.rootPersonId]),U(()=>K.current?.select(d||null),[d,u,s]),U(()=>{d&&r.current&&K.current?.reveal(d,qs(r.current))},[d]),U(()=>K.current?.path(e),[e,u,s]),U(()=>{e&&r.current&&K.current?.bring(e,qs(r.current))},[e]),U(()=>K.current?.kinNames(vt.value),[vt.value]),U(()=>K.current?.matches(t),[t,u,s]),m`<div class="stage ${re.value?"may-edit":""}" ref=${r}></div>`}function qs(e){let{left:t,right:n,bottom:o,width:r,height:i}=e.getBoundingClientRect(),s={left:0,top:0,right:0,bottom:0};for(let a of document.querySelectorAll(".kin-bar, .panel")){let c=a.getBoundingClientRect();c.left>=n||(c.width<r*.7?s.left=c.right-t:s.bottom=Math.min(i*.8,Math.max(s.bottom,o-c.top)))}return s}function Sw(e){let{left:t,top:n}=e.getBoundingClientRect(),o=document.querySelector(".zoom")?.getBoundingClientRect();return o?{x:o.left-t,y:o.top-n,w:o.width,h:o.height}:null}var _w=30;async function Mw(e){let t=G.peek()?.tree.treeId;return t?(await $d(t,e,_w)).flatMap(o=>L.peek().get(o)??[]):[]}function Xm({onMatches:e}){return m`<div class="search" role="search">
    <${gn}
      id="search"
      label=${l("tree.search")}
      isLabelShown=${!1}
      placeholder=${l("tree.search")}
      seek=${Mw}
      onText=${t=>e(t.trim()?pn(t).map(n=>n.personId):null)}
      onPick=${t=>{let n=!["tree","list"].includes(H.peek().view);W({person:t.personId,...n?{root:t.personId}:{}}),K.current?.focus(t.personId)}}
    />
  </div>`}var Ew={pedigree:"generationsBack",fan:"generationsBack",descendants:"generationsDown",hourglass:"generationsEachWay"},Zm=1.25;function Jm(){return m`<div class="views">
    <${Re}
      legend=${l("view.title")}
      name="view"
      value=${H.value.view}
      options=${Dn.map(e=>[e,l(`view.${e}`),e])}
      onValue=${Po}
    />
  </div>`}function Qm(){let{view:e,generations:t}=H.value;return m`<div class="zoom" role="group" aria-label=${l("view.zoom")}>
    <button type="button" class="button quiet icon-only" aria-label=${l("view.zoomOut")}
      title=${l("view.zoomOut")} onClick=${()=>K.current?.zoom(1/Zm)}
    ><${E} name="minus" /></button>
    <button type="button" class="button quiet icon-only" aria-label=${l("view.fit")}
      title=${l("view.fit")} onClick=${()=>K.current?.fit()}
    ><${E} name="fit" /></button>
    <button type="button" class="button quiet icon-only" aria-label=${l("view.zoomIn")}
      title=${l("view.zoomIn")} onClick=${()=>K.current?.zoom(Zm)}
    ><${E} name="plus" /></button>
    ${e==="tree"||e==="list"?null:m`<label class="generations">
          <span class="visually-hidden">${l("view.generations")}</span>
          <select
            onChange=${n=>W({generations:Number(n.target.value)})}
          >
            ${Pw(yi,vi).map(n=>m`<option value=${n} selected=${n===t}>
                  ${l(`view.${Ew[e]}`,{count:n})}
                </option>`)}
          </select>
        </label>`}
  </div>`}function Pw(e,t){return Array.from({length:t-e+1},(n,o)=>e+o)}function ef({onDialog:e,onKin:t,onMatches:n}){let o=G.value?.tree,{screen:r,person:i,insight:s}=H.value,a=r==="public",c=s!==""&&!i;return m`<header class="toolbar">
    <a class="skip" href="#main" onClick=${zi}>${l("tree.skip")}</a>
    <div class="toolbar-name">
      <a
        class="button quiet icon-only"
        href=${q({})}
        aria-label=${l(I.value?"home.title":"page.name")}
        title=${l(I.value?"home.title":"page.name")}
      >
        <img src="mark.svg" alt="" width="30" height="30" />
      </a>
      <h1 title=${[o?.treeName,o?.description].filter(Boolean).join(": ")}>
        ${o?.treeName}
      </h1>
      ${a||o?.role==="viewer"||o?.role==="relative"?m`<span class="tag">${l(a?"tree.public":"tree.access.viewer")}</span>`:null}
    </div>
    <${Xm} onMatches=${n} />
    <${Jm} />
    <div class="toolbar-tools">
      ${re.value?m`<${Tw} />`:null}
      <button
        type="button"
        class="button quiet"
        title=${l("tree.kinHint")}
        onClick=${t}
      >
        <${E} name="kin" /><span class="tool-label">${l("tree.kin")}</span>
      </button>
      <button
        type="button"
        class="button quiet"
        aria-expanded=${c}
        title=${l("tree.insights")}
        onClick=${()=>W({insight:c?"":s||"checks",person:""})}
      >
        <${E} name="insights" /><span class="tool-label">${l("tree.insights")}</span>
      </button>
      <${Ve} label=${l("button.more")} items=${Aw(e,a)} />
    </div>
  </header>`}function Aw(e,t){let n=[];return Qt.value&&n.push({label:l("tree.share"),icon:"share",act:()=>e("share")},{label:l("tree.publish"),icon:"globe",act:()=>e("publish")},{label:l("tree.details"),icon:"edit",act:()=>e("details")},{label:l("tree.import"),icon:"importing",act:()=>e("import")}),n.push({label:l("tree.export"),icon:"exporting",act:()=>e("export")},{label:l("tree.print"),icon:"print",act:()=>e("print")},{label:l("tree.keys"),icon:"keyboard",act:()=>e("keys")}),I.value&&!t&&n.push({label:l("button.signOut"),icon:"lock",act:Bi}),n}function Tw(){let e=or.value?l("history.undo",{what:or.value}):l("history.nothingToUndo"),t=rr.value?l("history.redo",{what:rr.value}):l("history.nothingToRedo");return m`<button
      type="button"
      class="button quiet icon-only"
      aria-label=${e}
      title=${e}
      disabled=${!or.value||It.value}
      onClick=${nn}
    >
      <${E} name="undo" />
    </button>
    <button
      type="button"
      class="button quiet icon-only"
      aria-label=${t}
      title=${t}
      disabled=${!rr.value||It.value}
      onClick=${on}
    >
      <${E} name="redo" />
    </button>`}var Ow=["ged551","ged70","gdz","json"],Iw={ged551:"ged",ged70:"ged",gdz:"gdz",json:"json"};function tf({tree:e,onClose:t}){let[n,o]=v("ged551"),r=["owner","editor","relative"].includes(e.role),[i,s]=v(r),{isBusy:a,problem:c,submit:d}=D(async()=>{let u=i?"show":"hide",f=await uc(e.treeId,{format:n,living:u});Yt(f,`${e.treeName}.${Iw[n]}`),t()});return m`<${Q} title=${l("export.title")} onClose=${t}>
    <form class="stack" onSubmit=${d}>
      <fieldset class="choices">
        <legend class="field-label">${l("export.format")}</legend>
        ${Ow.map(u=>m`<label class="choice" key=${u}>
            <input
              type="radio"
              name="format"
              value=${u}
              checked=${u===n}
              data-first=${u==="ged551"?!0:void 0}
              onChange=${()=>o(u)}
            />
            <span>
              <strong>${l(`export.${u}`)}</strong>
              <span class="hint">${l(`export.${u}Hint`)}</span>
            </span>
          </label>`)}
      </fieldset>
      ${r?m`<${ft}
            label=${l("export.living")}
            hint=${l("export.livingHint")}
            value=${i}
            onValue=${s}
          />`:m`<p class="hint">${l("export.noLiving")}</p>`}
      <${S} error=${c} />
      <div class="actions">
        <button type="submit" class="button strong" disabled=${a}>
          <${E} name="exporting" />${l(a?"export.writing":"button.download")}
        </button>
        <button type="button" class="button" onClick=${t}>
          ${l("button.cancel")}
        </button>
      </div>
    </form>
  <//>`}function nf({tree:e,file:t,onClose:n}){let o=()=>{G.peek()?.tree.treeId===e.treeId&&(Nt(),De())};return m`<${Q} title=${l("import.title",{tree:e.treeName})} onClose=${n}>
    <p>${l("import.hint")}</p>
    <${Go}
      first=${t}
      isLookedAt=${!0}
      prepare=${async()=>e.treeId}
      onWritten=${o}
      onDone=${n}
    />
  <//>`}function of({tree:e,onClose:t}){let n=K.current;return n?m`<${Q} title=${l("print.title")} onClose=${t}>
    <div class="stack">
      <p>${l("print.drawingHint")}</p>
      <div class="actions">
        <button
          type="button"
          class="button strong"
          data-first
          onClick=${()=>{t(),vs()}}
        >
          <${E} name="print" />${l("print.drawing")}
        </button>
        <button
          type="button"
          class="button"
          onClick=${()=>{let o=new Blob([n.svg()],{type:"image/svg+xml"});Yt(o,`${e.treeName}.svg`),t()}}
        >
          <${E} name="exporting" />${l("print.svg")}
        </button>
      </div>
      <p class="hint">${l("print.svgHint")}</p>
    </div>
  <//>`:m`<${Q} title=${l("print.title")} onClose=${t}>
      <p>${l("print.listHint")}</p>
      <div class="actions">
        <button
          type="button"
          class="button strong"
          data-first
          onClick=${()=>{t(),vs()}}
        >
          <${E} name="print" />${l("print.list")}
        </button>
      </div>
    <//>`}function rf({keys:e,onClose:t}){return m`<${Q} title=${Y("keys.title")} onClose=${t}>
    <dl class="shortcuts">
      ${e.map(([n,o])=>m`<div key=${n}>
          <dt><kbd>${n}</kbd></dt>
          <dd>${o}</dd>
        </div>`)}
    </dl>
    <${ft}
      label=${Y("keys.letters")}
      value=${Kt.value}
      onValue=${n=>{Kt.value=n}}
    />
  <//>`}function sf({onClose:e}){let t=[["/",l("keys.doSearch")],[l("keys.views"),l("keys.doViews")],[l("keys.arrows"),l("keys.doArrows")],[l("keys.enter"),l("keys.doEnter")],[l("keys.escape"),l("keys.doEscape")],["e",l("keys.doEdit")],["p, c, s",l("keys.doAdd")],["k",l("keys.doKin")],["i",l("keys.doInsights")],["f",l("keys.doFit")],[l("keys.zoom"),l("keys.doZoom")],[l("keys.undo"),l("keys.doUndo")],[l("keys.redo"),l("keys.doRedo")],["?",l("keys.doKeys")]];return m`<${rf} keys=${t} onClose=${e} />`}function af({name:e,file:t,onClose:n}){let o=G.value?.tree;if(!o)return null;let r=()=>{n(),De()};switch(e){case"share":return m`<${jo} tree=${o} onClose=${r} />`;case"publish":return m`<${Ho} tree=${o} onClose=${r} />`;case"details":return m`<${Vo} tree=${o} onClose=${n} onSaved=${De} />`;case"import":return m`<${nf} tree=${o} file=${t} onClose=${n} />`;case"export":return m`<${tf} tree=${o} onClose=${n} />`;case"print":return m`<${of} tree=${o} onClose=${n} />`;case"keys":return m`<${sf} onClose=${n} />`;default:return null}}var Nw="input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]";function lf(e){let t=B(e);t.current=e,U(()=>{let n=o=>{let r=t.current[o.key];!r||o.defaultPrevented||o.ctrlKey||o.metaKey||o.altKey||o.target instanceof Element&&o.target.closest(Nw)||document.querySelector("dialog[open]")||o.key.length===1&&!Kt.peek()||(o.preventDefault(),r())};return document.addEventListener("keydown",n),()=>document.removeEventListener("keydown",n)},[])}var cf=1.25;function uf({onAdd:e,onKin:t,onDialog:n}){let o=r=>()=>{let i=H.peek().person;i&&re.peek()&&e({kind:r,personId:i})};lf({"/":()=>document.getElementById("search")?.focus(),"?":()=>n("keys"),k:t,i:()=>W({insight:H.peek().insight?"":"checks"}),f:()=>K.current?.fit(),"+":()=>K.current?.zoom(cf),"-":()=>K.current?.zoom(1/cf),p:o("parent"),c:o("child"),s:o("spouse"),e:()=>document.getElementById("edit-person")?.click(),u:()=>re.peek()&&nn(),r:()=>re.peek()&&on(),Escape:()=>{let r=document.activeElement?.closest(".panel, .insights");W(H.peek().person?{person:""}:{insight:""}),r&&document.getElementById("main")?.focus()},...Object.fromEntries(Dn.map((r,i)=>[`${i+1}`,()=>Po(r)]))}),U(()=>{let r=i=>{if(i.target instanceof Element&&i.target.closest("input, textarea")||!(i.ctrlKey||i.metaKey)||!re.peek()||document.querySelector("dialog[open]"))return;let a=i.key.toLowerCase();if(a==="z"&&!i.shiftKey)nn();else if(a==="y"||a==="z"&&i.shiftKey)on();else return;i.preventDefault()};return document.addEventListener("keydown",r),()=>document.removeEventListener("keydown",r)},[])}function Ys({treeId:e}){let[t,n]=v(null),[o,r]=v(null),[i,s]=v(""),[a,c]=v(null),[d,u]=v(null),[f,h]=v(null),[p,g]=v(null),{view:$,person:w,insight:b}=H.value,y=G.value;U(()=>(Nt(),eu(e),()=>ji(e)),[e,I.value?.userId]),U(()=>{document.title=l("page.title",{screen:y?.tree.treeName??l("tree.untitled")})},[y?.tree.treeName]);let k=()=>{let{person:z}=H.peek();u(T=>z||!T?{first:z}:T),W({insight:"",person:""},{replace:!0})};uf({onAdd:n,onKin:k,onDialog:s});let x=z=>{c(z),s("import")},{isOver:_,takes:C}=zo(Qt.value?x:null);if(!y)return m`<${Cw} />`;let F=y.persons.length===0;return m`<div class="tree-screen ${w?"has-panel":""}" ...${C}>
    <${ef} onDialog=${s} onKin=${k} onMatches=${g} />
    <main id="main" class="tree-main" tabindex="-1" aria-label=${y.tree.treeName}>
      ${F?m`<${Dw} onAdd=${()=>n({kind:"alone"})}
            onImport=${()=>s("import")} />`:$==="list"?m`<${zd} />`:m`<${Ym}
                path=${f}
                matches=${p}
                onAdd=${(z,T)=>n({kind:z,personId:T})}
                onConnect=${(z,T,le)=>r({ends:[z,T],kind:le})}
              />
              <${Cd} onAdd=${(z,T)=>n({kind:z,personId:T})} />
              <${Qm} />`}
      ${d?m`<${Ld}
            key=${d.first}
            first=${d.first}
            onPath=${h}
            onClose=${()=>{u(null),h(null)}}
          />`:null}
    </main>
    ${_?m`<${Uo} words=${l("tree.drop")} />`:null}
    ${b?m`<${Pu} name=${b} />`:null}
    ${w&&L.value.has(w)?m`<${Nd} key=${w} personId=${w} onAdd=${n} />`:null}
    ${t?m`<${rd} adding=${t} onClose=${()=>n(null)} />`:null}
    ${o?m`<${sd} ...${o} onClose=${()=>r(null)} />`:null}
    <${af}
      name=${i}
      file=${a}
      onClose=${()=>{s(""),c(null)}}
    />
  </div>`}function Cw(){let e=Un.value;return e?m`<main class="lone">
    <${S} error=${e} onRetry=${()=>De()} />
    <p class="actions">
      ${I.value?m`<a class="button" href=${q({})}>${l("home.title")}</a>`:m`<button type="button" class="button" onClick=${()=>de("signin")}>
            ${l("button.signIn")}
          </button>`}
    </p>
  </main>`:m`<main class="lone" aria-busy="true">
      <p role="status" class="hint">${l("tree.opening")}</p>
    </main>`}function Dw({onAdd:e,onImport:t}){return re.value?m`<${En} title=${l("tree.empty")}>
    <p>${l("tree.emptyHint")}</p>
    <div class="actions centred">
      <button type="button" class="button strong" onClick=${e}>
        <${E} name="plus" />${l("tree.addFirst")}
      </button>
      ${G.value?.tree.role==="owner"?m`<button type="button" class="button" onClick=${t}>
            <${E} name="importing" />${l("tree.import")}
          </button>`:null}
    </div>
  <//>`:m`<${En} title=${l("tree.nobody")} />`}var Lw=["public","reset","address","undo"];function df(){let[e,t]=v(null),n=async()=>{t(null);try{I.value=await _o()}catch(r){t(r)}};U(()=>{n()},[]);let o=!Lw.includes(H.value.screen);return m`<${Rw} />
    ${e&&o?m`<main class="lone"><${S} error=${e} onRetry=${n} /></main>`:null}
    <${qc} />`}function Rw(){let{screen:e,id:t}=H.value;return e==="public"?m`<${Ys} key=${t} treeId=${t} />`:e==="reset"?m`<${Co} />`:e==="address"||e==="undo"?m`<${tc} key=${t} token=${t} isUndo=${e==="undo"} />`:I.value===void 0?m`<div class="opening" aria-busy="true"></div>`:I.value===null?m`<${Co} />`:e==="invitation"?m`<${Co} />`:e==="confirm"?m`<${Hl} key=${t} token=${t} />`:e==="tree"?m`<${Ys} key=${t} treeId=${t} />`:m`<${Vc} />`}pa(m`<${df} />`,document.getElementById("page"));
