/* Built by `make pages`. Licences are in kit/vendor. */
var qi=function(t,e,n,o){var r;e[0]=0;for(var s=1;s<e.length;s++){var i=e[s++],a=e[s]?(e[0]|=i?1:2,n[e[s++]]):e[++s];i===3?o[0]=a:i===4?o[1]=Object.assign(o[1]||{},a):i===5?(o[1]=o[1]||{})[e[++s]]=a:i===6?o[1][e[++s]]+=a+"":i?(r=t.apply(a,qi(t,a,n,["",null])),o.push(r),a[0]?e[0]|=2:(e[s-2]=0,e[s]=r)):o.push(a)}return o},ji=new Map;function Wi(t){var e=ji.get(this);return e||(e=new Map,ji.set(this,e)),(e=qi(this,e.get(t)||(e.set(t,e=(function(n){for(var o,r,s=1,i="",a="",c=[0],f=function(h){s===1&&(h||(i=i.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?c.push(0,h,i):s===3&&(h||i)?(c.push(3,h,i),s=2):s===2&&i==="..."&&h?c.push(4,h,0):s===2&&i&&!h?c.push(5,0,!0,i):s>=5&&((i||!h&&s===5)&&(c.push(s,0,i,r),s=6),h&&(c.push(s,h,0,r),s=6)),i=""},u=0;u<n.length;u++){u&&(s===1&&f(),f(u));for(var p=0;p<n[u].length;p++)o=n[u][p],s===1?o==="<"?(f(),c=[c],s=3):i+=o:s===4?i==="--"&&o===">"?(s=1,i=""):i=o+i[0]:a?o===a?a="":i+=o:o==='"'||o==="'"?a=o:o===">"?(f(),s=1):s&&(o==="="?(s=5,r=i,i=""):o==="/"&&(s<5||n[u][p+1]===">")?(f(),s===3&&(c=c[0]),s=c,(c=c[0]).push(2,0,s),s=0):o===" "||o==="	"||o===`
`||o==="\r"?(f(),s=2):i+=o),s===3&&i==="!--"&&(s=4,c=c[0])}return f(),c})(t)),e),arguments,[])).length>1?e:e[0]}var J,Ki,Gr,se,Hr,so,Xi,oo,Ji,jr,zr,qp,wn=Symbol.for("pv"),io={},ao=[],Wp=/^m(i|n|o|s|text|space)$/,qr=Array.isArray,Wr=ao.slice,ye=Object.assign;function be(t){t&&t.parentNode&&t.remove()}function lo(t,e,n){var o,r,s,i={},a=arguments.length;for(s in e)s=="key"?o=e[s]:s=="ref"&&typeof t!="function"?r=e[s]:i[s]=e[s];return a>2&&(i.children=a>3?Wr.call(arguments,2):n),yn(t,i,o,r,null)}function yn(t,e,n,o,r){var s={type:t,props:e,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:wn,__v:r||++Ki,__i:-1,__u:0};return!r&&J.vnode&&J.vnode(s),s}function we(t){return t.children}function Re(t,e){this.props=t,this.context=e,this.__g=0}function ie(t,e){if(e==null)return t.__&&ie(t.__,t.__i+1);for(var n;e<t.__k.length;e++)if((n=t.__k[e])&&n.__e)return n.__e;return typeof t.type!="function"||t.props.__P?null:ie(t)}function Yp(t){var e,n=t.__v,o=n.__e,r=[],s=[],i=t.__P;i&&((e=ye({constructor:wn},n)).__v=n.__v+1,J.vnode&&J.vnode(e),Yr(i,e,n,t.__n,i.namespaceURI,32&n.__u?[o]:null,r,o||ie(n),32&n.__u,s),e.__v=n.__v,e.__.__k[e.__i]=e,oa(r,e,s),n.__=n.__e=null,e.__e!=o&&Zi(e))}function Zi(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.__e=null,t.__k.some(function(e){return e&&(t.__e=e.__e)}),Zi(t)}function Yi(t){(8&t.__g||(t.__g|=8,se.push(t),so++))&&Hr==J.debounceRendering||((Hr=J.debounceRendering)||queueMicrotask)(Qi)}function Qi(){try{for(var t,e=1;se.length;)se.length>e&&se.sort(Xi),t=se.shift(),e=se.length,8&t.__g&&Yp(t)}finally{(so=se.length)&&(Hr||queueMicrotask)(Qi)}}function ta(t,e,n,o,r,s,i,a,c,f,u){var p,h,m,g,$,b,y=o.__k||ao,w=e.length;for(c=Vp(n,e,y,c,w),p=0;p<w;p++)(m=n.__k[p])!=null&&(h=~m.__i&&y[m.__i]||io,m.__i=p,b=Yr(t,m,h,r,s,i,a,c,f,u),g=m.__e,(h.ref!=m.ref||8&h.__u)&&(h.ref&&Vr(h.ref,null,m,h),m.ref&&u.push(m.ref,m.__c||g,m)),$=$||g,4&m.__u?(c=ea(m,c,t,!h.__v),h.__e&&(h.__e=null)):typeof m.type=="function"&&b!==void 0?c=b:g&&(c=g.nextSibling),m.__u&=-21);return n.__e=$,c}function Vp(t,e,n,o,r){var s,i,a,c,f,u,p,h,m,g=n.length,$=g,b=0,y=0,w=t.__k=Array(r);for(s=0;s<r;s++)(i=e[s])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=w[s]=yn(null,i):qr(i)?i=w[s]=yn(we,{children:i}):i.constructor===wn&&i.__b?i=w[s]=yn(i.type,i.props,i.key,i.ref,i.__v):w[s]=i,c=s+b,i.__=t,i.__b=t.__b+1,a=null,~(f=i.__i=Kp(i,n,c,$))&&($--,(a=n[f])&&(a.__u|=2)),a&&a.__v?(i.__u|=16,f==c-1?b--:f==c+1?b++:f!=c&&(f>c?b--:b++,y=1)):(~f||(r>g?b--:r<g&&b++),typeof i.type!="function"&&(i.__u|=4))):w[s]=null;if(y){for(u=[],p=[],s=0;s<r;s++)if((i=w[s])&&16&i.__u){for(b=0,h=u.length;b<h;)u[m=b+h>>1]<i.__i?b=m+1:h=m;u[b]=i.__i,p[s]=b+1}for(b=u.length;s--;)p[s]&&(p[s]==b?b--:w[s].__u|=4)}if($)for(s=0;s<g;s++)!(a=n[s])||2&a.__u||(a.__e==o&&(o=ie(a)),Kr(a,a));return o}function ea(t,e,n,o){var r,s,i,a;if(typeof t.type=="function"){if(t.props.__P)return e;if(r=t.__k)for(s=0;s<r.length;s++)r[s]&&(r[s].__=t,e=ea(r[s],e,n,!1));return e}for(e&&!e.parentNode&&(e=ie(t))&&!e.parentNode&&(e=null),i=t.__e,a=e;a&&a.nodeType==8;)a=a.nextSibling;for(i!=a&&(!o&&n.moveBefore&&i.parentNode?n.moveBefore(i,e):n.insertBefore(i,e||null)),e=i;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith("$s"););return e}function Kp(t,e,n,o){var r,s=t.key,i=t.type,a=e[n],c=a&&!(2&a.__u);if(a===null&&s==null||c&&s==a.key&&i==a.type)return n;if(o>(c?1:0)){for(r=n-1;r>=0;r--)if((a=e[r])&&!(2&a.__u)&&s==a.key&&i==a.type)return r;for(r=n+1;r<e.length;r++)if((a=e[r])&&!(2&a.__u)&&s==a.key&&i==a.type)return r}return-1}function Vi(t,e,n){n==null&&(n=""),e[0]=="-"?t.setProperty(e,n):t[e]=n}function no(t,e,n,o,r){var s,i;if(e=="style")if(typeof n=="string")t.style.cssText=n;else{if(typeof o=="string"&&(t.style.cssText=o=""),o)for(e in o)n&&e in n||Vi(t.style,e);if(n)for(e in n)o&&n[e]==o[e]||Vi(t.style,e,n[e])}else if(e[0]=="o"&&e[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(t.__e||(t.__e={}))[e]=n,n&&o||(i=zr[e]||(zr[e]=Xp(e)),(t.__a||(t.__a={}))[e]=jr,s=e!=(e=e.replace(Ji,"$1")),(e=e.slice(2))[0]<"a"&&(e=e.toLowerCase()),n?t.addEventListener(e,i,s):t.removeEventListener(e,i,s));else{if(r=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in t)try{return void(t[e]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&e[4]!="-"?t.removeAttribute(e):t.setAttribute(e,e=="popover"&&n==1?"":n)}}function Xp(t){return function(e){var n=this.__e;if(n){if(n=n[t],e[oo]==null)e[oo]=jr++;else if(e[oo]<this.__a[t])return;return n(J.event?J.event(e):e)}}}function Yr(t,e,n,o,r,s,i,a,c,f){var u,p,h,m,g,$,b,y,w,x,_,M,C,L,U,P,lt,dt,Et=e.type;if(e.constructor!==wn)return null;128&n.__u&&(c=32&n.__u,u=n.__c.__z)&&(e.__u|=c,p=s=[],u.nodeType==8?a=ro(u,s):s.push(u),a=s[0]||a),(u=J.__b)&&u(e);t:if(typeof Et=="function"){h=i.length;try{if(y=e.props,w=(u=Et.prototype)&&u.render,x=(u=Et.contextType)&&o[u.__c],_=u?x?x.props.value:u.__:o,(m=n.__c)?(e.__c=m,2&m.__g&&(m.__g|=1)):(w?e.__c=m=new Et(y,_):(e.__c=m=new Re(y,_),m.constructor=Et,m.render=Zp),x&&x.sub(m),m.state||(m.state={}),m.__n=o,m.__g|=8,m.__h=[],m.__k=[]),w&&(m.__s||(m.__s=m.state),Et.getDerivedStateFromProps&&(m.__s==m.state&&(m.__s=ye({},m.__s)),ye(m.__s,Et.getDerivedStateFromProps(y,m.__s)))),g=m.props,$=m.state,m.__v=e,n.__c){if(y!==g&&w&&!Et.getDerivedStateFromProps&&m.componentWillReceiveProps&&m.componentWillReceiveProps(y,_),e.__v==n.__v&&!(8&m.__g)||!(4&m.__g)&&m.shouldComponentUpdate&&m.shouldComponentUpdate(y,m.__s,_)===!1){e.__v!=n.__v&&(m.props=y,m.state=m.__s,m.__g&=-9),e.__e=n.__e,e.__k=n.__k,e.__k.some(function(vt){vt&&(vt.__=e)}),ao.push.apply(m.__h,m.__k),m.__k=[],m.__h.length&&i.push(m),a=ie(n);break t}m.componentWillUpdate&&m.componentWillUpdate(y,m.__s,_),w&&m.componentDidUpdate&&m.__h.push(function(){m.componentDidUpdate(g,$,b)})}else w&&!Et.getDerivedStateFromProps&&m.componentWillMount&&m.componentWillMount(),w&&m.componentDidMount&&m.__h.push(m.componentDidMount);m.context=_,m.props=y,m.__P=t,m.__g&=-5,M=J.__r,C=w?25:0;do m.__g&=-9,M&&M(e),u=m.render(m.props,m.state=m.__s,m.context);while(8&m.__g&&++C<25);w&&(ao.push.apply(m.__h,m.__k),m.__k=[]),m.state=m.__s,m.getChildContext&&(o=ye({},o,m.getChildContext())),w&&n.__c&&m.getSnapshotBeforeUpdate&&(b=m.getSnapshotBeforeUpdate(g,$)),L=u&&u.type===we&&u.key==null?u.props.children:u,y.__P&&(u=a,r=(t=y.__P).namespaceURI,c=s=null,n.props&&n.props.__P!=t&&(n.__k.some(function(vt){vt&&Kr(vt,vt)}),n.__k=null),a=n.__k?ie(n,0):null),a=ta(t,qr(L)?L:[L],e,n,o,r,s,i,a,c,f),y.__P&&(e.__e=null,a=u),e.__u&=-161,p&&p.some(be),m.__h.length&&i.push(m),1&m.__g&&(m.__g&=-4)}catch(vt){if(i.length=h,e.__v=null,c||s)if(vt&&vt.then){if(e.__u|=128|c,s){for(~(lt=s.indexOf(a||void 0))||(lt=s.length);(dt=s[lt-1])&&dt.nodeType==8;)lt--;for(;lt<s.length;lt++)if(dt=s[lt])if(s[lt]=null,U){if(dt==P)break}else{if(dt.nodeType!=8)break;dt.data.startsWith("$s")&&(P=ro(U=dt))}}if(!U){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;U=a}(u=ro(U=e.__c.__z||(e.__c.__z=U)))?(e.__e=U,a=u):e.__e=a,a=a&&a.nextSibling}else s&&s.some(be);else e.__e=n.__e;e.__k||(e.__k=n.__k||[]),vt&&vt.then||na(e),J.__e(vt,e,n)}}else a=e.__e=Jp(n.__e,e,n,o,r,s,i,c,f,t);return(u=J.diffed)&&u(e),a}function ro(t,e){if(t&&t.nodeType==8&&t.data.startsWith("$s"))for(var n=1;t=t.nextSibling;){if(t.nodeType==8){if(t.data.startsWith("$s"))n++;else if(t.data.startsWith("/$s")&&!--n)return t}e&&e.push(t)}}function na(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.some(na))}function oa(t,e,n){for(var o=0;o<n.length;)Vr(n[o++],n[o++],n[o++]);J.__c&&J.__c(e,t),t.some(function(r){try{t=r.__h,r.__h=[],t.some(function(s){s.call(r)})}catch(s){J.__e(s,r.__v)}})}function Jp(t,e,n,o,r,s,i,a,c,f){var u,p,h,m,g,$,b,y,w=n.props||io,x=e.props,_=e.type;if(_=="svg"?r="http://www.w3.org/2000/svg":_=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),s){for(u=0;u<s.length;u++)if((g=s[u])&&(_?g.localName==_:g.nodeType==3)){t=g,s[u]=null;break}}if(!t){if(y=f.ownerDocument||document,!_)return y.createTextNode(x);t=y.createElementNS(r,_,x.is?x:f),a&&(J.__m&&J.__m(e,s),a=!1),s=null}if(_){if(f=_=="template"&&t.content||t,s=_=="textarea"&&x.defaultValue!=null?null:s&&Wr.call(f.childNodes),!a&&s)for(w={},u=0;u<t.attributes.length;u++)w[(g=t.attributes[u]).name]=g.value;for(u in w)g=w[u],u=="dangerouslySetInnerHTML"?h=g:u=="children"||u in x||u=="value"&&"defaultValue"in x||u=="checked"&&"defaultChecked"in x||no(t,u,null,g,r);for(u in x)g=x[u],u=="children"?m=g:u=="dangerouslySetInnerHTML"?p=g:u=="value"?$=g:u=="checked"?b=g:a&&typeof g!="function"||w[u]===g||no(t,u,g,w[u],r);p?(a||h&&(p.__html==h.__html||p.__html==t.innerHTML)||(t.innerHTML=p.__html),e.__k=[]):(h&&(t.textContent=""),(_=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&Wp.test(_))&&(r="http://www.w3.org/1999/xhtml"),ta(f,qr(m)?m:[m],e,n,o,r,s,i,s?s[0]:n.__k&&ie(n,0),a,c),s&&s.some(be)),a&&_!="textarea"||(u="value",_=="progress"&&$==null?t.removeAttribute(u):$==null||$===t[u]&&(_!="progress"||$)||no(t,u,$,w[u],r),u="checked",b!=null&&b!=t[u]&&no(t,u,b,w[u],r))}else w===x||a&&t.data==x||(t.data=x);return t}function Vr(t,e,n,o){try{typeof t=="function"?e?e.__x=t(e)||1:o&&(o=o.__c||o.__e)&&(e=o.__x)&&(o.__x=null,typeof e=="function"?e():t(null)):t.current=e}catch(r){J.__e(r,n)}}function Kr(t,e,n){var o,r,s,i;if(J.unmount&&J.unmount(t),!(o=t.ref)||o.current&&o.current!=t.__e||Vr(o,null,e,t),o=t.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(a){J.__e(a,e)}o.__P=o.__n=null}if(o=t.__k)for(i=0;i<o.length;i++)o[i]&&Kr(o[i],e,typeof t.type!="function"||n&&!t.props.__P);!n&&(o=t.__c)&&(o=o.__z)&&(r=ro(o,s=[]))&&(o==t.__e&&s.some(be),be(r),be(o)),n||be(t.__e),t.__e=t.__c=t.__=null}function Zp(t,e,n){return this.constructor(t,n)}function ra(t,e){var n,o,r,s;J.__&&J.__(t,e),e.nodeType==9&&(e=e.documentElement),o=(n=t&&32&t.__u)?null:e.__k,e.__k=yn(we,{children:[t]}),r=[],s=[],Yr(e,e.__k,o||io,io,e.namespaceURI,o?null:e.firstChild?Wr.call(e.childNodes):null,r,o?o.__e:e.firstChild,n,s),oa(r,e.__k,s),e.__k.props.children=null}J={__e:function(t,e,n,o){for(var r,s,i;e=e.__;)if((r=e.__c)&&!(1&r.__g)){r.__g|=4;try{if((i=(s=r.constructor)&&s.getDerivedStateFromError)&&r.setState(s.getDerivedStateFromError(t)),r.componentDidCatch&&(r.componentDidCatch(t,o||{}),i=1),i&&8&r.__g)return void(r.__g|=2)}catch(a){t=a}}throw so=0,t}},Ki=0,Gr=function(t){return t!=null&&t.constructor===wn},Re.prototype.setState=function(t,e){var n=this.__s;n&&n!=this.state||(n=this.__s=ye({},this.state)),typeof t=="function"&&(t=t(ye({},n),this.props)),t&&(ye(n,t),this.__v&&(e&&this.__k.push(e),Yi(this)))},Re.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.push(t),Yi(this))},Re.prototype.render=we,se=[],so=0,Xi=function(t,e){return t.__v.__b-e.__v.__b},oo=Symbol(),Ji=/(PointerCapture)$|Capture$/i,jr=0,zr={},qp=0;var d=Wi.bind(lo);var sa=d`<svg
  class="empty-drawing"
  viewBox="0 0 120 72"
  aria-hidden="true"
  focusable="false"
>
  <path d="M22 16h76v44H22z" />
  <path d="M22 30h76M34 42h30M34 50h18" class="faint" />
</svg>`;function ia(t){sa=t}function vn({title:t,children:e}){return d`<div class="empty">
    ${sa}
    <h2>${t}</h2>
    ${e}
  </div>`}ia(d`<svg
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
</svg>`);var aa={add:"M12 5v14M5 12h14",back:"M15 5l-7 7 7 7",bell:"M6 17v-6a6 6 0 0112 0v6l1.5 2h-15zM10 21h4",bin:"M4 7h16M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10.3 10.5v6M13.7 10.5v6",check:"M4.5 12.5l5 5L19.5 7",close:"M6 6l12 12M18 6L6 18",copy:"M9 9h11v11H9zM15 9V4H4v11h5",down:"M6 9l6 6 6-6",edit:"M4 20l1-4.5L16.5 4 20 7.5 8.5 19zM14 6.5l3.5 3.5",exit:"M14 4h5v16h-5M10 8l-4 4 4 4M6 12h9",keyboard:"M3 7h18v11H3zM7 11h.01M11 11h.01M15 11h.01M8 14.5h8",menu:"M4 6h16M4 12h16M4 18h16",more:"M5 12h.01M12 12h.01M19 12h.01",next:"M9 5l7 7-7 7",person:"M12 11a4 4 0 100-8 4 4 0 000 8zM4.5 21c.6-4 3.6-6.5 7.5-6.5s6.9 2.5 7.5 6.5",refresh:"M20 11a8 8 0 10-2 6.2M20 4v7h-7",search:"M10.5 17a6.5 6.5 0 100-13 6.5 6.5 0 000 13zM15.5 15.5L21 21",up:"M6 15l6-6 6 6",warning:"M12 4L2.5 20h19zM12 10v5M12 17.5v.01"};function la(t){Object.assign(aa,t)}function E({name:t}){return d`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d=${aa[t]} />
  </svg>`}la({tree:"M12 21v-8M12 17c-3.5 0-6-2-6-5M12 15c3 0 5.5-1.5 5.5-4.500M6 9.500a2 2 0 110-4 2 2 0 010 4zM17.5 8a2 2 0 110-4 2 2 0 010 4zM12 13V8",pedigree:"M3 12h5M8 6v12M8 6h5M8 18h5M13 3v6M13 3h7M13 9h7M13 15v6M13 15h7M13 21h7",descendants:"M12 3v5M4 14v-3h16v3M12 8v6M2.5 14h3v5h-3zM10.5 14h3v5h-3zM18.5 14h3v5h-3z",hourglass:"M5 3h14M5 21h14M7 3c0 5 5 6 5 9s-5 4-5 9M17 3c0 5-5 6-5 9s5 4 5 9",fan:"M12 19L3.5 8.500a13 13 0 0117 0zM12 19V6M12 19L7.5 6.800M12 19l4.5-12.2",list:"M8 6h13M8 12h13M8 18h13M3.5 6h.01M3.5 12h.01M3.5 18h.01",couple:"M8.5 11a3.5 3.5 0 100-7 3.5 3.5 0 000 7zM16.5 12a3 3 0 100-6M2.5 20c.4-3.5 2.7-5.5 6-5.500s5.6 2 6 5.500M17 15c2.5.2 4.1 2 4.5 5",plus:"M12 5v14M5 12h14",minus:"M5 12h14",fit:"M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",undo:"M8 5L3.5 9.5 8 14M3.5 9.500H15a5.5 5.5 0 010 11h-4",redo:"M16 5l4.5 4.500L16 14M20.5 9.500H9a5.5 5.5 0 000 11h4",kin:"M6 9a3 3 0 100-6 3 3 0 000 6zM18 21a3 3 0 100-6 3 3 0 000 6zM6 9c0 6 12 3 12 6",insights:"M4 20h16M6.5 20v-7M12 20V5M17.5 20V10",share:"M8.5 13.500l7 4M15.5 6.500l-7 4M18 8a3 3 0 100-6 3 3 0 000 6zM6 15a3 3 0 100-6 3 3 0 000 6zM18 22a3 3 0 100-6 3 3 0 000 6z",globe:"M12 21a9 9 0 100-18 9 9 0 000 18zM3 12h18M12 3c3 3 3.5 6 3.5 9s-.5 6-3.5 9c-3-3-3.5-6-3.5-9S9 6 12 3z",importing:"M12 16V4M7 8.500l5-5 5 5M4 20h16",exporting:"M12 3v12M7 10.500l5 5 5-5M4 20h16",print:"M7 9V3h10v6M7 17H4V9h16v8h-3M7 14h10v7H7z",more:"M5 11v2M4 12h2M12 11v2M11 12h2M19 11v2M18 12h2",camera:"M4 7.500h3.500L9 5h6l1.5 2.500H20V19H4zM12 16a3.2 3.2 0 100-6.4 3.2 3.2 0 000 6.400z",link:"M9 15l6-6M10.5 6.500l2-2a4.2 4.2 0 016 6l-2 2M13.5 17.500l-2 2a4.2 4.2 0 01-6-6l2-2",unlink:"M10.5 6.500l2-2a4.2 4.2 0 016 6l-2 2M13.5 17.500l-2 2a4.2 4.2 0 01-6-6l2-2M4 4l16 16",lock:"M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 017 0v3",root:"M12 3l2.5 5.5 6 .6-4.5 4 1.3 5.900L12 16l-5.3 3 1.3-5.9-4.5-4 6-.6z",merge:"M6 4c0 8 12 6 12 14M18 4c0 3-1.5 4.8-3.5 6M6 18c0-2 .6-3.5 1.7-4.700M15 16l3 3.5 3-3.5"});var Xr=globalThis.document?.documentElement,Zr="en-GB",Qp=/\{(\w+)\}|<(\w+)>(.*?)<\/\2>/gs,ca=new Map,xn=()=>Xr?.lang||Zr;function da(t){let e=Object.keys(t);return Xr&&(Xr.lang=ba(navigator.languages,e)??e[0]??Zr),Qr(t)}function Qr(t){let e=Object.keys(t),n=t[e[0]??Zr],o=(r,s)=>{let i=t[ba([xn()],e)??""],a=fa(i,r)??fa(n,r);if(a===void 0)throw new Error(`There is no text "${r}".`);return typeof a=="string"?a:a[ed(Number(s.count))]??a.other};return{text:(r,s={})=>Jr(o(r,s),s).join(""),rich:(r,s={})=>Jr(o(r,s),s)}}function _t(t,e={}){return ve(Intl.NumberFormat,e).format(t)}function zt(t,e={dateStyle:"long",timeStyle:"short"}){return ve(Intl.DateTimeFormat,e).format(t)}var td=[["year",365*86400],["month",30*86400],["week",7*86400],["day",86400],["hour",3600],["minute",60]];function ma(t,e,n={numeric:"auto"}){let o=(t-e)/1e3,r=ve(Intl.RelativeTimeFormat,n);for(let[s,i]of td){let a=Math.trunc(o/i);if(a)return r.format(a,s)}return r.format(0,"second")}function kt(t,e={type:"conjunction"}){return ve(Intl.ListFormat,e).format(t)}function ha(t,e={type:"conjunction"}){return ve(Intl.ListFormat,e).formatToParts(t.map((o,r)=>`${r}`)).map(({type:o,value:r})=>o==="element"?t[Number(r)]:r)}function ga(t){return ve(Intl.RelativeTimeFormat,{numeric:"auto"}).format(-t,"year")}var ua=["byte","kilobyte","megabyte","gigabyte","terabyte"];function $a(t){let e=t<1?0:Math.min(Math.floor(Math.log10(t)/3),ua.length-1);return _t(t/1e3**e,{style:"unit",unit:ua[e],unitDisplay:e?"short":"long",maximumFractionDigits:e?1:0})}function fa(t,e){let n=t;for(let o of e.split("."))n=n?.[o];return n}function Jr(t,e){let n=[],o=0;for(let r of t.matchAll(Qp)){let[s,i,a,c=""]=r;n.push(t.slice(o,r.index)),o=r.index+s.length;let f=e[i??a??""];if(f===void 0)throw new Error(`The text "${t}" needs "${i??a}".`);if(a){let u=Jr(c,e).join("");n.push(typeof f=="function"?f(u):u)}else n.push(typeof f=="number"?_t(f):f)}return n.push(t.slice(o)),n.filter(r=>r!=="")}function ed(t){return ve(Intl.PluralRules,{}).select(t)}function ve(t,e){let n=`${t.name} ${xn()} ${JSON.stringify(e)}`,o=ca.get(n)??new t(xn(),e);return ca.set(n,o),o}function ba(t,e){for(let n of t){let o=n.toLowerCase(),r=e.find(i=>i.toLowerCase()===o),s=e.find(i=>pa(i)===pa(n));if(r??s)return r??s}}var pa=t=>t.toLowerCase().split("-")[0];var ya={banner:{label:"Important"},bell:{all:"See all notifications",label:{one:"Notifications, {count} unread",other:"Notifications, {count} unread"},none:"No notifications.",readAll:"Mark all as read",title:"Notifications",unread:"Unread:"},confirm:{cancel:"Cancel",type:"Type {name} to confirm"},copy:{button:"Copy",done:"Copied",failed:"Not allowed: select it and copy"},dialog:{close:"Close"},diff:{added:"Added:",folded:{one:"{count} unchanged line",other:"{count} unchanged lines"},removed:"Removed:",same:"Nothing changed."},form:{choose:"Choose…",discard:"Discard changes",json:"Must be JSON.",jsonHint:"JSON.",keep:"Keep editing",lines:"One per line.",no:"No",number:"Must be a number.",optional:"{label} (optional)",required:"Required.",unsaved:"You have unsaved changes.",whole:"Must be a whole number.",yes:"Yes"},impersonation:{back:"Operator page",banner:"You are viewing this page as another person, read-only, until {time}."},keys:{title:"Keyboard shortcuts",letters:"Enable keyboard shortcuts"},live:{broken:"The connection was lost.",connecting:"Connecting…",live:"Live",off:"Not connected",paused:"Paused while hidden",polling:"Live updates unavailable, refreshing regularly",waiting:"Connection lost, trying again"},meter:{full:"The limit is reached.",of:"{used} of {limit}",unlimited:"{used}, unlimited"},notice:{dismiss:"Dismiss"},pager:{label:"Pages",next:"Next",page:"Page {page}",previous:"Previous"},problem:{again:"Try again",copyId:"Copy id",request:"Request {id}",status:"status {status}",wait:{one:"You can try again in {count} second.",other:"You can try again in {count} seconds."},waitMinutes:{one:"You can try again in {count} minute.",other:"You can try again in {count} minutes."}},progress:{done:"Done.",failed:"Failed.",of:"{done} of {total}"},request:{busy:"The server is busy. Trying again…",lost:"The server cannot be reached. Trying again…",offline:"The server cannot be reached. Check your connection.",slow:"The server did not respond in time.",status:"The server responded with status {status}.",tooMany:"Too many requests. Trying again in a moment…"},secret:{copy:"Copy secret",done:"I've saved it",once:"Copy it now. You won't see this again."},shell:{sections:"Sections",skip:"Skip to content"},sparkline:{words:"from {first} to {last}, lowest {lowest}, highest {highest}"},stepper:{back:"Back",next:"Next",place:"(step {step} of {steps})"},switcher:{label:"Account",list:"Accounts",more:{one:"{count} more account. Search to find it.",other:"{count} more accounts. Search to find them."},none:"No account matches “{search}”.",search:"Search accounts"},table:{filter:"Filter",noMatch:"Nothing matches “{filter}”.",select:"Select {name}",selectAll:{one:"Select {count} row",other:"Select all {count} rows"},selected:{one:"{count} selected",other:"{count} selected"}},theme:{title:"Colours",system:"System",light:"Light",dark:"Dark"},user:{menu:"Settings",of:"Account of {name}"},when:{now:"just now"}};var{text:K,rich:co}=Qr({"en-GB":ya});var X=class extends Error{constructor(e,n={}){super(e),this.status=n.status??0,this.code=n.code??"",this.requestId=n.requestId??"",this.retryAfterSeconds=n.retryAfterSeconds??0,this.details=n.details??{},this.place=n.place??String(this.details.place??"")}};var xe,ut,ts,wa,es=Object.is,uo=0,Ta=[],ns=[],ct=J,va=ct.__b,xa=ct.__r,_a=ct.diffed,ka=ct.__c,Ma=ct.unmount,Sa=ct.__;function kn(t,e){ct.__h&&ct.__h(ut,t,uo||e),uo=0;var n=ut.__H||(ut.__H={__:[],__h:[]});return t>=n.__.length&&n.__.push({}),n.__[t]}function v(t){return uo=1,nd(Pa,t)}function nd(t,e,n){var o=kn(xe++,2);if(o.t=t,!o.__c&&(o.__=[n?n(e):Pa(void 0,e),function(s){var i=(o.__N||o.__)[0],a=o.t(i,s);es(i,a)||(o.__N=[a,o.__[1]],o.__c.setState({}))}],o.__c=ut,!ut.__f)){ut.__f=!0;var r=ut.shouldComponentUpdate;ut.shouldComponentUpdate=function(s,i,a){var c=this.__H;if(!c)return!0;var f=!1,u=this.props!=s;if(c.__.some(function(h){h.__N&&(f=!0,es(h.__[0],h.__N[0])||(u=!0))}),r){var p=r.call(this,s,i,a);return f?p||u:p}return!f||u}}return o.__}function H(t,e){var n=kn(xe++,3);!ct.__s&&rs(n.__H,e)&&(n.__P=!0,n.__=t,n.u=e,ut.__H.__h.push(n))}function rt(t,e){var n=kn(xe++,4);!ct.__s&&rs(n.__H,e)&&(n.__P=!1,n.__=t,n.u=e,ut.__h.push(n))}function B(t){return uo=5,ae(function(){return{current:t}},[])}function ae(t,e){var n=kn(xe++,7);return rs(n.__H,e)&&(n.__=t(),n.__H=e),n.__}function Gt(){var t=kn(xe++,11);if(!t.__){for(var e=ut.__v;!e.__m&&e.__;)e=e.__;var n=e.__m||(e.__m=[0,0]);t.__="P"+n[0]+"-"+n[1]++}return t.__}function od(){var t;do{for(;t=ns.shift();)try{_n(t)}catch(n){ct.__e(n,{__:(t=t.__P)&&t.__v})}for(;t=Ta.shift();){var e=t.__H;if(t.__P&&e)try{e.__h.some(_n),e.__h.some(os),e.__h=[]}catch(n){e.__h=[],ct.__e(n,t.__v)}}}while(ns.length)}ct.__b=function(t){ut=null,va&&va(t)},ct.__=function(t,e){t&&e.__k&&e.__k.__m&&(t.__m=e.__k.__m),Sa&&Sa(t,e)},ct.__r=function(t){xa&&xa(t),xe=0;var e=(ut=t.__c).__H;e&&(ts==ut?ut.__h=[]:(e.__h.some(_n),e.__h.some(os),xe=0),e.__h=[],e.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),ts=ut},ct.diffed=function(t){_a&&_a(t);var e=t.__c;e&&e.__H&&(e.__H.__h.length&&Oa(Ta.push(e)),e.__H.__.some(function(n){n.u&&(n.__H=n.u)})),ts=ut=null},ct.__c=function(t,e){e.some(function(n){try{n.__h.some(_n),n.__h=n.__h.filter(function(o){return!o.__||os(o)})}catch(o){n.__h=[function(){throw o}]}}),ka&&ka(t,e)},ct.unmount=function(t){Ma&&Ma(t);var e,n,o=t.__c;o&&o.__H&&(o.__H.__.some(function(r){try{if(r.__P&&r.__c){if(n===void 0){for(n=t.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}r.__P=n,Oa(ns.push(r))}else _n(r)}catch(s){e=s}}),o.__H=void 0,e&&ct.__e(e,o.__v))};var Ea=typeof requestAnimationFrame=="function";function rd(t){var e,n=function(){clearTimeout(o),Ea&&cancelAnimationFrame(e),setTimeout(t)},o=setTimeout(n,35);Ea&&(e=requestAnimationFrame(n))}function Oa(t){t!=1&&wa==ct.requestAnimationFrame||((wa=ct.requestAnimationFrame)||rd)(od)}function _n(t){var e=ut,n=t.__c;typeof n=="function"&&(t.__c=void 0,n()),ut=e}function os(t){var e=ut;t.__c=t.__(),ut=e}function rs(t,e){return!t||t.length!=e.length||e.some(function(n,o){return!es(n,t[o])})}function Pa(t,e){return typeof e=="function"?e(t):e}var sd=2500;function le({text:t,label:e=K("copy.button")}){let[n,o]=v("");return d`<button type="button" class="button quiet copy" onClick=${async()=>{let s=await id(typeof t=="string"?t:t());o(s?"done":"failed"),setTimeout(()=>o(""),sd)}}>
    <${E} name=${n==="done"?"check":"copy"} />
    <span aria-live="polite">${n?K(`copy.${n}`):e}</span>
  </button>`}async function id(t){try{return await navigator.clipboard.writeText(t),!0}catch{let e=document.createElement("textarea");e.value=t,e.className="visually-hidden";let n=document.activeElement;(document.querySelector("dialog[open]")??document.body).append(e),e.select();let o=document.execCommand("copy");return e.remove(),n instanceof HTMLElement&&n.focus(),o}}var ad=500,ld=90,ss={advice:{},isForDevelopers:!1};function Aa(t){Object.assign(ss,t)}function k({error:t,title:e,onRetry:n,children:o}){if(!t)return null;let r=t instanceof X?t:null,s=r?ss.advice[r.status]:"",i=ss.isForDevelopers||(r?.status??0)>=ad;return d`<div class="problem" role="alert">
    <p class="problem-words">
      ${e?d`<strong>${e}</strong>${" "}`:null}${cd(t)}
    </p>
    ${s?d`<p>${s}</p>`:null} ${o}
    ${r?.retryAfterSeconds?d`<p>${ud(r.retryAfterSeconds)}</p>`:null}
    ${r?.requestId&&i?d`<p class="problem-id hint">
          ${co("problem.request",{id:d`<code>${r.requestId}</code>`})}
          ${r.status?`, ${K("problem.status",{status:`${r.status}`})}`:null}
          <${le} text=${r.requestId} label=${K("problem.copyId")} />
        </p>`:null}
    ${n?d`<button type="button" class="button" onClick=${n}>
          ${K("problem.again")}
        </button>`:null}
  </div>`}function cd(t){let e=t instanceof Error?t.message:String(t);return Mn(e)}function Mn(t){let e=t.trim(),n=e.charAt(0).toUpperCase()+e.slice(1);return/[.!?…]$/.test(n)?n:`${n}.`}function ud(t){return t<ld?K("problem.wait",{count:t}):K("problem.waitMinutes",{count:Math.ceil(t/60)})}var fo={page:{name:"Yggdrasil",title:"{screen} · Yggdrasil",wait:"Please wait…"},button:{add:"Add",addChild:"Add a child",addParent:"Add a parent",addSibling:"Add a sibling",addSpouse:"Add a spouse",cancel:"Cancel",close:"Close",connect:"Connect",delete:"Delete",done:"Done",download:"Download",edit:"Edit",more:"More",moreFor:"More actions for {name}",redo:"Redo",save:"Save",showMore:"Show more",signIn:"Sign in",signOut:"Sign out",signUp:"Sign up",undo:"Undo"},problem:{forbidden:"Ask the owner of the tree for access.",notFound:"It may have been deleted, or you may no longer have access to it.",conflict:"Check what has changed, and try again if your change still makes sense.",tooLarge:"Try something smaller.",tooMany:"Please wait a moment before you try again.",internal:"This is our fault. Try again. If it keeps happening, contact the administrator.",unavailable:"The server is busy. Nothing was lost. Try again in a moment."},account:{title:"My account",profile:"Profile",address:"E-mail",name:"Your name",nameHint:"Shown to people you share a tree with.",email:"E-mail address",password:"Password",passwordHint:"At least 8 characters. Try a few random words.",newPassword:"New password",currentPassword:"Current password",yourPassword:"Your password",passwordToConfirm:"Your password, to confirm it’s you",saved:"Your account was saved.",changeEmail:"Change e-mail address",emailSent:"Open the link we sent to {email}. Until then, your address stays the same.",changePassword:"Change password",passwordChanged:"Your password was changed. Other devices are signed out.",data:"My data",dataHint:"One file with your trees and everyone in them. Restoring it brings back whatever was deleted or changed since. Anything added since stays.",photos:"Include photos",restore:"Restore from a file",restoreFile:"Backup file to restore",restoreTitle:"Restore this backup?",restoreButton:"Restore",restoreWarning:"The trees in “{file}” replace what was changed in them since. Anything added since stays. You cannot undo this.",restored:"Restored: {trees}.",restoredTree:"“{name}”",restoredNothing:"This file contains no trees.",notRestored:"The file could not be restored completely.",notBackup:"This isn’t a backup file. {reason}",delete:"Delete my account",deleteWarning:"Your account and all your trees will be deleted, also for the people you share them with. This cannot be undone: download your data first.",deleteAll:"Delete my account and all my trees",deleted:"Your account and your trees are deleted. Goodbye.",sessionEnded:"You have been signed out. Please sign in again.",signedOut:"You are signed out. See you soon."},factor:{title:"Two-step sign-in",isOff:"Protect your account with a code from an authenticator app on your phone.",isOn:"On: signing in asks for a code from your authenticator app.",turnOn:"Turn on",turnOff:"Turn off",turnedOff:"Two-step sign-in is off.",scan:"Scan this code with your authenticator app. Then enter the six digits that it shows.",qr:"QR code for your authenticator app",manual:"Can’t scan it? Enter this key instead:",code:"Code",confirm:"Confirm",codes:"Backup codes",codesHint:"Each code signs you in once, without your phone. Keep them in a safe place. Older backup codes no longer work.",newCodes:"New backup codes"},sessions:{title:"Signed-in devices",this:"This device",device:"{browser} on {system}",unknown:"Unknown device",since:"Signed in {date}",used:"last used {date}",onlyThis:"You are not signed in anywhere else.",endOn:"Sign out {device}",endOthers:"Sign out everywhere else",endedAll:"All other devices are signed out."},door:{welcome:"Welcome back",signInIntro:"Sign in to see your family trees.",signInToConfirm:"Sign in to confirm your e-mail address.",wrong:"Wrong e-mail or password.",toForgot:"Forgot your password?",toSignUp:"New here? Sign up",toSignIn:"Already have an account? Sign in",backToSignIn:"Back to sign in",grow:"Grow your family tree",signUpIntro:"Your family’s people, photos and stories in one place.",forgotTitle:"Forgotten password",forgot:"Forgot your password?",forgotIntro:"Enter your e-mail address and we’ll send you a link to set a new password.",sendLink:"Send reset link",sent:"Check your e-mail",sentTo:"If there is an account for {email}, we’ve sent a link to it. This may take a few minutes. Check your spam folder.",resetIntro:"Choose a new password. You will be signed out on all devices.",setPassword:"Set password",passwordSet:"Your new password is set. Sign in with it.",expired:"Links work once and expire after an hour.",newLink:"Request a new link",confirmTitle:"Confirm your e-mail",confirming:"Confirming your e-mail address…",confirmed:"Your e-mail address is confirmed.",codeTitle:"Enter your code",codeIntro:"Open your authenticator app and enter the code for Yggdrasil.",codeHint:"Lost your phone? Enter a backup code.",changingEmail:"Changing your e-mail address…",emailChanged:"Your e-mail address is now {email}.",emailBack:"Your e-mail address is {email} again. Sign in and choose a new password.",brokenLink:"This link doesn’t work",toTrees:"Go to my trees"},home:{title:"My trees",skip:"Skip to content",newTree:"New tree",empty:"Every tree begins with one person",emptyHint:"Start with yourself and add your parents. Or import a GEDCOM file from another program: drop it anywhere on this page.",plant:"Plant a tree",own:"Owned by me",shared:"Shared with me",drop:"Drop the file to create a tree from it",confirm:"Your e-mail address",unconfirmed:"<strong>Please confirm your e-mail.</strong> Open the link we sent to {email}. Then others can share their trees with you.",resend:"Send the link again",resent:"We’ve sent a link to {email}.",people:{one:"{count} person",other:"{count} people"},guests:{one:"{count} guest",other:"{count} guests"},changed:"Changed {ago}",changedOn:"Changed on {date}",changedNow:"Changed just now",leave:"Leave tree",leaveTitle:"Leave this tree?",leaveButton:"Leave",leaveWarning:"You will no longer see “{tree}” unless its owner invites you again.",deleteTitle:"Delete this tree?",deleteButton:"Delete tree",deleteWarning:{one:"{count} person with all photos and relationships will be deleted, also for everyone you share the tree with. This cannot be undone. You can export the tree to a file first.",other:"{count} people with all photos and relationships will be deleted, also for everyone you share the tree with. This cannot be undone. You can export the tree to a file first."},deleting:"“{tree}” is being deleted.",startWith:"Start with",startEmpty:"An empty tree",startFile:"A file",create:"Create tree"},tree:{details:"Name and description",name:"Tree name",nameExample:"The Bergs of Uppsala",description:"Description",descriptionHint:"Optional. Visible to anyone who can see the tree.",public:"Public",access:{viewer:"Can view",relative:"Can view, including the living",editor:"Can edit"},skip:"Skip to the tree",opening:"Opening the tree…",untitled:"Tree",search:"Search people",kin:"Relationship",kinHint:"How are two people related?",insights:"Insights",share:"Share",publish:"Publish",import:"Import a file",export:"Export",print:"Print",keys:"Keyboard shortcuts",nobody:"There is no one in this tree yet",empty:"Add the first person",emptyHint:"Start with yourself or the oldest relative you remember. Everyone else follows.",addFirst:"Add person",drop:"Drop the file to import it into this tree",noParents:"No parents recorded yet.",noChildren:"No children recorded yet.",noParentsOrChildren:"No parents or children recorded yet."},view:{title:"View",tree:"Tree",pedigree:"Pedigree",descendants:"Descendants",hourglass:"Hourglass",fan:"Fan",list:"List",zoom:"Zoom",zoomIn:"Zoom in",zoomOut:"Zoom out",fit:"Fit to screen",generations:"Generations",generationsBack:{one:"{count} generation back",other:"{count} generations back"},generationsDown:{one:"{count} generation down",other:"{count} generations down"},generationsEachWay:{one:"{count} generation each way",other:"{count} generations each way"}},list:{title:"Everyone",filter:"Filter by name",filterExample:"Filter by name…",table:"Table of people",name:"Name",born:"Born",place:"Birthplace",died:"Died",children:"Children"},history:{undo:"Undo: {what}",redo:"Redo: {what}",nothingToUndo:"Nothing to undo",nothingToRedo:"Nothing to redo",undone:"Undone: {what}.",undoneForGood:"Undone: {what}. This cannot be redone.",redone:"Redone: {what}.",doneForGood:"{done} This cannot be undone.",adding:"adding {name}",added:"{name} was added.",editing:"changes to {name}",saved:"{name} was saved.",deleting:"deleting {name}",deleted:"{name} was deleted.",photo:"photo change for {name}",photoSaved:"The photo was saved.",photoRemoved:"The photo was removed.",root:"{name} as home person",rootSet:"{name} is now the home person.",connecting:"connecting {one} and {other}",parent:"{parent} is now a parent of {child}.",parents:"{parent} and {other} are now parents of {child}.",couple:"{one} and {other} are now a couple.",disconnecting:"removing the relationship between {one} and {other}",disconnected:"{one} and {other} are no longer connected.",editingLink:"changes to the relationship between {one} and {other}",savedLink:"Saved."},person:{unnamed:"Unnamed person",missing:"Unknown person",living:"A living person",hidden:"This person is probably alive, so their details are hidden.",unsaved:"You have unsaved changes here.",makeRoot:"Make this the home person",showInTree:"Show in tree",chart:{pedigree:"Pedigree chart",descendants:"Descendant chart",hourglass:"Hourglass chart",fan:"Fan chart"},chartHint:"Chart starting from this person",nothingKnown:"No details yet.",deathUnknown:"Date unknown",photo:"Photo",addPhoto:"Add photo",changePhoto:"Change photo",removePhoto:"Remove photo",addPhotoOf:"Add photo of {name}",changePhotoOf:"Change photo of {name}",removePhotoOf:"Remove photo of {name}",nameNeeded:"Enter a first or last name.",stale:"Someone else has changed this person in the meantime",staleHint:"Keeping your changes affects only what you changed. The rest stays as theirs.",keepMine:"Keep my changes",takeTheirs:"Use theirs",field:"Field",theirs:"Theirs",yours:"Yours",noValue:"—"},field:{firstName:"First name",middleName:"Middle names",lastName:"Last name",birthName:"Birth name (née)",preferredName:"Nickname",preferredNameHint:"The name they are known by.",suffix:"Suffix",suffixExample:"Jr., III",gender:"Gender",birth:"Born",birthPlace:"Place of birth",death:"Died",deathPlace:"Place of death",living:"Living",biography:"Life story",dateExample:"12 Mar 1850, about 1850",dateHint:"Approximate dates are fine.",dateRead:"Recognised as: {date}",dateUnclear:"Day or month first? Write the month as a word, such as 3 April 1850.",dateUnread:"Not recognised as a date – saved as typed."},facts:{title:"More facts",source:"Source",sources:"Sources",with:"with {name}",detail:"{label}: {value}",tags:{ABBR:"Short title",ADDR:"Address",ADOP:"Adoption",ADR1:"Line 1",ADR2:"Line 2",ADR3:"Line 3",AGE:"Age",AGNC:"Authority",ALIA:"Alias",ANUL:"Annulment",ASSO:"Associated person",BAPL:"LDS baptism",BAPM:"Baptism",BARM:"Bar mitzvah",BASM:"Bas mitzvah",BIRT:"Birth",BLES:"Blessing",BURI:"Burial",CALN:"Call number",CAST:"Caste",CAUS:"Cause",CENS:"Census",CHR:"Christening",CHRA:"Adult christening",CITY:"Town",CONF:"Confirmation",CONL:"LDS confirmation",CREM:"Cremation",CTRY:"Country",DATA:"Data",DATE:"Date",DEAT:"Death",DIV:"Divorce",DIVF:"Divorce filed",DSCR:"Description",EDUC:"Education",EMAIL:"E-mail",EMIG:"Emigration",ENDL:"LDS endowment",ENGA:"Engagement",EVEN:"Event",FACT:"Fact",FAX:"Fax",FCOM:"First communion",FONE:"Phonetic",FORM:"Form",GIVN:"First name",GRAD:"Graduation",HUSB:"Husband",IDNO:"Identity number",IMMI:"Immigration",INIL:"LDS initiatory",LANG:"Language",LATI:"Latitude",LONG:"Longitude",MAP:"Map",MARB:"Banns",MARC:"Marriage contract",MARL:"Marriage licence",MARR:"Marriage",MARS:"Marriage settlement",MEDI:"Medium",NAME:"Name",NATI:"Nationality",NATU:"Naturalisation",NCHI:"Number of children",NICK:"Nickname",NMR:"Number of marriages",NPFX:"Name prefix",NSFX:"Name suffix",OBJE:"Media",OCCU:"Occupation",ORDN:"Ordination",PAGE:"Page",PHON:"Telephone",PHRASE:"In words",PLAC:"Place",POST:"Postcode",PROB:"Probate",PROP:"Property",PUBL:"Publication",QUAY:"Quality",RELA:"Relation",RELI:"Religion",REPO:"Repository",RESI:"Residence",RETI:"Retirement",ROLE:"Role",ROMN:"Romanised",SDATE:"Sort date",SLGC:"LDS sealing to parents",SLGS:"LDS sealing to spouse",SOUR:"Sources",SPFX:"Surname prefix",SSN:"Social security number",STAE:"State",STAT:"Status",SURN:"Last name",TEMP:"Temple",TEXT:"Text",TIME:"Time",TITL:"Title",TRAN:"Translation",TYPE:"Type",WIFE:"Wife",WILL:"Will",WWW:"Website",_AKA:"Also known as",_GODP:"Godparent",_MARNM:"Married name",_MILT:"Military service"}},gender:{Female:"Female",Male:"Male",Other:"Other",Unknown:"Unknown"},living:{auto:"Automatic",yes:"Living",no:"Deceased"},relatives:{parents:"Parents",spouses:"Spouses",children:"Children",siblings:"Siblings",menu:"Relationship with {name}",edit:"Edit relationship",remove:"Remove relationship",pair:"{one} and {other}",type:"Relationship",types:{Biological:"Biological",Adoptive:"Adoptive",Step:"Step",Foster:"Foster"},notes:{Adoptive:"adoptive",Step:"step",Foster:"foster",Half:"half-sibling"},status:"Status",statuses:{Married:"Married",Partner:"Partners, not married",Divorced:"Divorced",Widowed:"Widowed",Separated:"Separated",Unknown:"Unknown"},married:"Married",marriagePlace:"Place of marriage",divorced:"Divorced",adopted:"Adopted",notesLabel:"Notes",earlier:"Earlier marriage",earlierNumber:"Earlier marriage {number}",addEarlier:"Add an earlier marriage",removeEarlier:"Remove earlier marriage",removeEarlierNumber:"Remove earlier marriage {number}",ended:"How it ended",unions:{Married:"married",Partner:"partners",Divorced:"divorced",Widowed:"widowed",Separated:"separated"},marriedOn:"married {date}",divorcedOn:"divorced {date}",previously:"previously {unions}"},add:{alone:"New person",parent:"Add a parent of {name}",child:"Add a child of {name}",spouse:"Add a spouse of {name}",sibling:"Add a sibling of {name}",who:"Who is it?",new:"New person",existing:"Existing person",chosen:"Selected: {name}",couple:"Couple with {name}",noCouple:"Not a couple",chooseParent:"Choose the other parent.",choose:"Choose…",otherParent:"Other parent",biologicalParent:"Biological parent",parentUnknown:"Unknown or not in this tree",alsoParent:"Also biological parent of",isParent:"{one} is a parent of {other}",isChild:"{one} is a child of {other}",areCouple:"{one} and {other} are a couple"},picker:{example:"Name",hits:"Search results",none:"No one found with that name."},kin:{title:"How are they related?",close:"Close the relationship finder",first:"First person",second:"Second person",swap:"Swap",change:"Change person: {name}",none:"{one} and {other} are not related, as far as this tree shows.",is:"{other} is {one}’s {kin}.",descend:"Both descend from {people}.",belong:"Both belong to the family of {people}.",path:{one:"Path: {count} step",other:"Path: {count} steps"},step:"{name}’s {kin}",parent:{Biological:{Male:"father",Female:"mother",Neutral:"parent"},Adoptive:{Male:"adoptive father",Female:"adoptive mother",Neutral:"adoptive parent"},Foster:{Male:"foster father",Female:"foster mother",Neutral:"foster parent"},Step:{Male:"stepfather",Female:"stepmother",Neutral:"stepparent"}},child:{Biological:{Male:"son",Female:"daughter",Neutral:"child"},Adoptive:{Male:"adopted son",Female:"adopted daughter",Neutral:"adopted child"},Foster:{Male:"foster son",Female:"foster daughter",Neutral:"foster child"},Step:{Male:"stepson",Female:"stepdaughter",Neutral:"stepchild"}},spouse:{Married:{Male:"husband",Female:"wife",Neutral:"spouse"},Divorced:{Male:"former husband",Female:"former wife",Neutral:"former spouse"}}},insights:{close:"Close insights",checks:"Checks",duplicates:"Duplicates",statistics:"Statistics",anniversaries:"Anniversaries",timeline:"Timeline",places:"Places"},checks:{none:"No problems found. Well done!",error:"Error",warning:"Unlikely",info:"Missing",codes:{bornAfterDeath:"Born after their death",bornAfterMothersDeath:"Born after their mother’s death",bornLongAfterFathersDeath:"Born long after their father’s death",bornAfterOwnChild:"Born after their own child",parentTooYoung:"Very young parents",motherTooOld:"Very old mothers",fatherTooOld:"Very old fathers",tooOld:"Over 120 years old",inTheFuture:"Birth or death in the future",marriedTooYoung:"Married as a child",marriedAfterDeath:"Married after their death",divorcedBeforeMarriage:"Divorced before the wedding",baptizedBeforeBirth:"Baptised before birth",ownAncestor:"Their own ancestor",marriedToKin:"Married to a close relative",twoFathers:"Two biological fathers",twoMothers:"Two biological mothers",tooManyParents:"More than two biological parents",marriedToSelf:"Married to themselves",siblingsTooClose:"Siblings born too close together",disconnected:"Not connected to anyone",missingSex:"Gender unknown",missingBirth:"Birth unknown",missingSurname:"Last name unknown"}},duplicates:{none:"No duplicates found.",intro:"These may be the same person, entered twice.",compare:"Compare",title:"Are they the same person?",hint:"Missing details are filled in from the other record, which is then removed. All relationships are kept. This cannot be undone.",merge:"Merge",differ:"Not the same person",merged:"Merged: {name}.",keep:"Keep this one",name:"Name",relatives:"Relatives"},statistics:{people:"People",living:"Living",couples:"Couples",generations:"Generations",ageAtDeath:"Age at death",ageAtMarriage:"Age at marriage",ageOfMothers:"Mother’s age at birth",ageOfFathers:"Father’s age at birth",childrenPerCouple:"Children per couple",lastNames:"Last names",femaleNames:"Female first names",maleNames:"Male first names",completeness:"Completeness (%)",sex:"Gender",birthDate:"Birth",birthPlace:"Place of birth",deathDate:"Death",parents:"Parents",mostChildren:"Most children",children:{one:"{count} child",other:"{count} children"},birthsByDecade:"Births by decade",birthsByCentury:"Births by century",years:"{year}s",chart:"{title}: {bars}",bar:"{label}: {count}"},anniversaries:{month:"Month",none:"No anniversaries this month.",birth:"{people} <when>born {year}, {ago}</when>",death:"{people} <when>died {year}, {ago}</when>",marriage:"{people} <when>married {year}, {ago}</when>"},timeline:{none:"No dates recorded yet.",birth:"{people} was born",marriage:"{people} married",divorce:"{people} divorced",death:"{people} died"},places:{none:"No places recorded yet.",births:{one:"{count} birth",other:"{count} births"},marriages:{one:"{count} marriage",other:"{count} marriages"},deaths:{one:"{count} death",other:"{count} deaths"},others:{one:"and {count} other",other:"and {count} others"}},share:{title:"Share “{tree}”",access:"Access",accessOf:"Access for {name}",who:"Who has access",guests:"Guests",nobody:"Only you.",byEmail:"Invite by e-mail",copyLink:"Copy invite link",link:"Invite link",linkHint:"Anyone with this link can join, once, within 7 days. You won’t see it again.",emailExample:"aunt@example.com",invited:"{email} can now find this tree under “Shared with me”.",mailed:"We’ve sent an invitation to {email}.",noMail:"This server can’t send e-mails. Copy an invite link instead.",confirmFirst:"Confirm your own e-mail address first. Or copy an invite link.",pending:"Pending invitations",aLink:"Invite link",until:"Expires {date}",resend:"Send again",resendTo:"Send again: {name}",revoke:"Revoke",revokeFor:"Revoke: {name}",stop:"Stop sharing",stopWith:"Stop sharing with {name}",stopped:"{name} can no longer see this tree.",formerUser:"Former user",hint:"Choose “Can view, including the living” for close family. For people who can only view, living people are hidden, also in exports and search."},invitation:{title:"You’re invited",by:"<strong>{name}</strong> invites you to the family tree <strong>{tree}</strong>.",to:"You are invited to the family tree <strong>{tree}</strong>.",signedIn:"You are signed in as {email}.",wrongAccount:"This invitation is for {email}, but you are signed in as {own}.",accept:"Accept invitation",useOther:"Use another account",accepted:"Welcome to “{tree}”.",broken:"This invitation doesn’t work",askAgain:"Ask the person who invited you for a new one."},publish:{title:"Publish “{tree}”",isPublic:"This tree is public: anyone with the link can view it without signing in.",isPrivate:"Only you and the people you share it with can see this tree.",shown:"What everyone sees",shownName:"The name and description of the tree",shownDead:{one:"{count} deceased person, with dates, places, life story and photo",other:"{count} deceased people, with dates, places, life stories and photos"},shownAnyDead:"Deceased people, with dates, places, life stories and photos",shownKin:"Who is related to whom",hidden:"What stays hidden",hiddenLiving:{one:"<strong>{count} living person</strong>: no name, date or photo is shown",other:"<strong>{count} living people</strong>: no names, dates or photos are shown"},hiddenAnyLiving:"Living people: no names, dates or photos are shown",hiddenOwner:"Who you are and who you share the tree with",hint:"People count as living if they were born less than 110 years ago and are not known to have died. You can mark each person as living or deceased.",link:"Public link",copy:"Copy link",publish:"Publish tree",stop:"Stop publishing",preview:"Preview public view"},export:{title:"Export",format:"File format",ged551:"GEDCOM 5.5.1",ged551Hint:"Works with nearly every genealogy program. If in doubt, choose this one.",ged70:"GEDCOM 7.0",ged70Hint:"Newer version – only if the other program supports it.",gdz:"GEDCOM 7.0 with photos",gdzHint:"One file that includes the photos.",json:"JSON",jsonHint:"For your own programs.",living:"Include living people",livingHint:"Without them, their names and dates are left out and the file is safe to share.",noLiving:"The file contains no living people, because you can only view this tree.",writing:"Preparing the file…"},import:{title:"Import into “{tree}”",hint:"Everyone in the file is added. People from an earlier version of the same file are updated, not added twice.",file:"File to import",dropHere:"Drop a file here: GEDCOM (.ged), .gdz or JSON",choose:"Choose a file",chooseOther:"Choose another file",preview:"Preview",import:"Import file",reading:"Reading…",importing:"Importing…",readingFile:"Reading the file…",progress:"{written} of {total} imported",imported:"{file} was imported.",notImported:"The file could not be imported.",forGood:"An import cannot be undone.",open:"Open tree",fix:"Nothing was changed. Export the file again from the program that created it, or fix that line in a text editor."},report:{title:"Report",done:"The file was imported",doneSentence:"The file was imported.",planned:"What will be imported",added:{one:"{count} person added",other:"{count} people added"},updated:{one:"{count} person updated",other:"{count} people updated"},unchanged:{one:"{count} person unchanged",other:"{count} people unchanged"},couples:{one:"{count} couple",other:"{count} couples"},parentLinks:{one:"{count} relationship between parents and children",other:"{count} relationships between parents and children"},photos:{one:"{count} photo",other:"{count} photos"},editsKept:{one:"{count} of your changes kept",other:"{count} of your changes kept"},editsReplaced:{one:"{count} of your changes replaced",other:"{count} of your changes replaced"},missingPeople:{one:"{count} person from an earlier import is not in this file",other:"{count} people from an earlier import are not in this file"},warnings:{one:"{count} thing to check",other:"{count} things to check"},warning:"Line {line}: {text}",moreWarnings:{one:"And {count} more.",other:"And {count} more."},kept:{one:"Shown under “More facts”, or kept for the next export: {count} line",other:"Shown under “More facts”, or kept for the next export: {count} lines"},refused:{one:"Skipped (impossible): {count} line",other:"Skipped (impossible): {count} lines"},tag:"<code>{tag}</code> {count}×, first on line {line}"},print:{title:"Print",listHint:"Prints everyone in the list, in its current order. To print a chart instead, open the chart first.",list:"Print list",drawingHint:"Prints the whole drawing of the current view on one page. In your browser’s print dialog, you can also save it as a PDF.",drawing:"Print or save as PDF",svg:"Download as SVG",svgHint:"An SVG file stays sharp at any size: a print shop can print it poster size."},keys:{views:"1 to 6",arrows:"Arrow keys",enter:"Enter",escape:"Escape",zoom:"+ and −",undo:"u, Ctrl Z",redo:"r, Ctrl Y",doSearch:"Search people",doViews:"Tree, pedigree, descendants, hourglass, fan, list",doArrows:"In the chart: move to parents, children, spouses or siblings",doEnter:"In the chart: open the person",doEscape:"Close the person, or whatever was opened last",doEdit:"Edit the open person",doAdd:"Add a parent, child or spouse to the open person",doKin:"How are two people related?",doInsights:"Insights",doFit:"Fit to screen",doZoom:"Zoom in and out",doUndo:"Undo",doRedo:"Redo",doKeys:"This list"},canvas:{title:"Family tree",label:{one:"{tree}: {count} person",other:"{tree}: {count} people"},help:"Use the arrow keys to move to parents, children, spouses and siblings. Press Enter to open a person, plus and minus to zoom, 0 for full size, and F to fit the screen.",people:"People in view",nameless:"No name",born:"b. {year}",died:"d. {year}",father:{one:"father of {count}",other:"father of {count}"},mother:{one:"mother of {count}",other:"mother of {count}"},parent:{one:"parent of {count}",other:"parent of {count}"},son:"Son of {people}",daughter:"Daughter of {people}",child:"Child of {people}",with:"Partner of {people}"},legend:{child:"Child",Adoptive:"Adopted",Step:"Step",Foster:"Foster",couple:"Couple",parents:"Parents of a child",Divorced:"Divorced",Separated:"Separated"},generation:{number:"Generation {number}",same:"Same generation",unconnected:"Unconnected",parents:"Parents",grandparents:"Grandparents",greatGrandparents:"Great-grandparents",manyGreatGrandparents:"{count}× great-grandparents",children:"Children",grandchildren:"Grandchildren",greatGrandchildren:"Great-grandchildren",manyGreatGrandchildren:"{count}× great-grandchildren"},date:{day:"{day} {month} {year}",month:"{month} {year}",bc:"{year} BC",about:"about {date}",calculated:"calculated {date}",estimated:"probably {date}",before:"before {date}",after:"after {date}",from:"from {date}",to:"to {date}",between:"between {from} and {to}",period:"from {from} to {to}",quoted:"{date} (“{phrase}”)",calendar:"{date} ({calendar})",julian:"Julian calendar",french:"French Republican calendar",hebrew:"Hebrew calendar",aboutYear:"c. {year}",beforeYear:"bef. {year}",afterYear:"aft. {year}",bornYear:"born {year}",unknownYear:"?"}};var{text:l,rich:wt}=da({"en-GB":fo});Aa({advice:{403:l("problem.forbidden"),404:l("problem.notFound"),409:l("problem.conflict"),413:l("problem.tooLarge"),429:l("problem.tooMany"),500:l("problem.internal"),503:l("problem.unavailable")}});var fd=Symbol.for("preact-signals");function go(){if(Vt>1){Vt--;return}let t,e=!1;for((function(){let n=po;for(po=void 0;n!==void 0;){let o=n.S;if(o.v===n.v)for(let r=o.t;r!==void 0;r=r.x)r.i===n.i&&(r.i=o.i);n=n.o}})();En!==void 0;){let n=En;for(En=void 0,mo++;n!==void 0;){let o=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&Ca(n))try{n.c()}catch(r){e||(t=r,e=!0)}n=o}}if(mo=0,Vt--,e)throw t}function as(t){if(Vt>0)return t();is=++pd,Vt++;try{return t()}finally{go()}}var st,Sn,En;function On(t){let e=st,n=Sn;st=void 0,Sn=void 0;try{return t()}finally{st=e,Sn=n}}var po,Vt=0,mo=0,pd=0,is=0,ho=0;function Ia(t){if(st===void 0)return;let e=t.n;if(e===void 0||e.t!==st)return e={i:0,S:t,p:st.s,n:void 0,t:st,e:void 0,x:void 0,r:e},st.s!==void 0&&(st.s.n=e),st.s=e,t.n=e,32&st.f&&t.S(e),e;if(e.i===-1)return e.i=0,e.n!==void 0&&(e.n.p=e.p,e.p!==void 0&&(e.p.n=e.n),e.p=st.s,e.n=void 0,st.s.n=e,st.s=e),e}function mt(t,e){this.v=t,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=e?.watched,this.Z=e?.unwatched,this.name=e?.name}mt.prototype.brand=fd;mt.prototype.h=function(){return!0};mt.prototype.S=function(t){let e=this.t;e!==t&&t.e===void 0&&(t.x=e,this.t=t,e!==void 0?e.e=t:On(()=>{var n;(n=this.W)==null||n.call(this)}))};mt.prototype.U=function(t){if(this.t!==void 0){let e=t.e,n=t.x;e!==void 0&&(e.x=n,t.e=void 0),n!==void 0&&(n.e=e,t.x=void 0),t===this.t&&(this.t=n,n===void 0&&On(()=>{var o;(o=this.Z)==null||o.call(this)}))}};mt.prototype.subscribe=function(t){return jt(()=>{let e=this.value;On(()=>t(e))},{name:"sub"})};mt.prototype.valueOf=function(){return this.value};mt.prototype.toString=function(){return this.value+""};mt.prototype.toJSON=function(){return this.value};mt.prototype.peek=function(){return On(()=>this.value)};Object.defineProperty(mt.prototype,"value",{get(){let t=Ia(this);return t!==void 0&&(t.i=this.i),this.v},set(t){if(t!==this.v){if(mo>100)throw new Error("Cycle detected");(function(e){Vt!==0&&mo===0&&e.l!==is&&(e.l=is,po={S:e,v:e.v,i:e.i,o:po})})(this),this.v=t,this.i++,ho++,Vt++;try{for(let e=this.t;e!==void 0;e=e.x)e.t.N()}finally{go()}}}});function nt(t,e){return new mt(t,e)}function Ca(t){for(let e=t.s;e!==void 0;e=e.n)if(e.S.i!==e.i||!e.S.h()||e.S.i!==e.i)return!0;return!1}function Na(t){for(let e=t.s;e!==void 0;e=e.n){let n=e.S.n;if(n!==void 0&&(e.r=n),e.S.n=e,e.i=-1,e.n===void 0){t.s=e;break}}}function Da(t){let e,n=t.s;for(;n!==void 0;){let o=n.p;n.i===-1?(n.S.U(n),o!==void 0&&(o.n=n.n),n.n!==void 0&&(n.n.p=o)):e=n,n.S.n=n.r,n.r!==void 0&&(n.r=void 0),n=o}t.s=e}function _e(t,e){mt.call(this,void 0,e),this.x=t,this.s=void 0,this.g=ho-1,this.f=4}_e.prototype=new mt;_e.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===ho))return!0;if(this.g=ho,this.f|=1,this.i>0&&!Ca(this))return this.f&=-2,!0;let t=st;try{Na(this),st=this;let e=this.x();(16&this.f||this.v!==e||this.i===0)&&(this.v=e,this.f&=-17,this.i++)}catch(e){this.v=e,this.f|=16,this.i++}return st=t,Da(this),this.f&=-2,!0};_e.prototype.S=function(t){if(this.t===void 0){this.f|=36;for(let e=this.s;e!==void 0;e=e.n)e.S.S(e)}mt.prototype.S.call(this,t)};_e.prototype.U=function(t){if(this.t!==void 0&&(mt.prototype.U.call(this,t),this.t===void 0)){this.f&=-33;for(let e=this.s;e!==void 0;e=e.n)e.S.U(e)}};_e.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(let t=this.t;t!==void 0;t=t.x)t.t.N()}};Object.defineProperty(_e.prototype,"value",{get(){if(1&this.f)throw new Error("Cycle detected");let t=Ia(this);if(this.h(),t!==void 0&&(t.i=this.i),16&this.f)throw this.v;return this.v}});function xt(t,e){return new _e(t,e)}function Ra(t){let e=t.j;if(t.j=void 0,typeof e=="function"){Vt++;let n=st;st=void 0;try{e()}catch(o){throw t.f&=-2,t.f|=8,ls(t),o}finally{st=n,go()}}}function ls(t){for(let e=t.s;e!==void 0;e=e.n)e.S.U(e);t.x=void 0,t.s=void 0,Ra(t)}function dd(t){if(st!==this)throw new Error("Out-of-order effect");Da(this),st=t,this.f&=-2;try{8&this.f&&ls(this)}finally{go()}}function Le(t,e){this.x=t,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=e?.name,Sn&&Sn.push(this)}Le.prototype.c=function(){let t=this.S();try{if(8&this.f||this.x===void 0)return;let e=this.x();typeof e=="function"&&(this.j=e)}finally{t()}};Le.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,Ra(this),Na(this),Vt++;let t=st;return st=this,dd.bind(this,t)};Le.prototype.N=function(){2&this.f||(this.f|=2,this.u=En,En=this)};Le.prototype.d=function(){this.f|=8,1&this.f||ls(this)};Le.prototype.dispose=function(){this.d()};function jt(t,e){let n=new Le(t,e);try{n.c()}catch(r){throw n.d(),r}let o=n.d.bind(n);return o[Symbol.dispose]=o,o}var md=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__,La,bo,$o;var Fa=[];jt(function(){La=this.N})();function Fe(t,e){J[t]=e.bind(null,J[t]||(()=>{}))}function Tn(t){if($o){let e=$o;$o=void 0,e()}$o=t&&t.S()}function Ba({data:t}){let e=gd(t);e.name="ReactiveDom",e.value=t;let[n,o]=ae(()=>{let r=this,s=this.__v;for(;s=s.__;)if(s.__c){s.__c.__$f|=4;break}let i=xt(()=>{let u=e.value.value;return u===0?0:u===!0?"":u||""}),a=xt(()=>!Array.isArray(i.value)&&!Gr(i.value)),c=jt(function(){if(this.N=Ua,a.value){let u=i.value;r.__v&&r.__v.__e&&r.__v.__e.nodeType===3&&(r.__v.__e.data=u)}}),f=this.__$u.d;return this.__$u.d=function(){c(),f.call(this)},[a,i]},[]);return n.value?o.peek():o.value}Ba.displayName="ReactiveTextNode";Object.defineProperties(mt.prototype,{constructor:{configurable:!0,value:lo(we,null).constructor},type:{configurable:!0,value:Ba},props:{configurable:!0,get(){let t=this;return{data:{get value(){return t.value}}}}},__b:{configurable:!0,value:1}});Fe("__b",(t,e)=>{if(Tn(),bo=void 0,typeof e.type=="string"){let n,o=e.props;for(let r in o){if(r==="children")continue;let s=o[r];s instanceof mt&&(n||(e.__np=n={}),n[r]=s,o[r]=s.peek())}}t(e)});Fe("__r",(t,e)=>{if(t(e),e.type!==we){Tn();let n,o=e.__c;o&&(o.__$f&=-2,n=o.__$u,n===void 0&&(o.__$u=n=(function(r,s){let i;return jt(function(){i=this},{name:s}),i.c=r,i})((function(r){return function(){var s;md&&((s=this.y)==null||s.call(this)),r.__$f|=1,r.setState({})}})(o),typeof e.type=="function"?e.type.displayName||e.type.name:""))),bo=o,Tn(n)}});Fe("__e",(t,e,n,o)=>{Tn(),bo=void 0,t(e,n,o)});Fe("diffed",(t,e)=>{Tn(),bo=void 0;let n;if(typeof e.type=="string"&&(n=e.__e)){let o=e.__np,r=e.props,s=n.U;if(s)for(let i in s){let a=s[i];a===void 0||o&&i in o||(a.d(),s[i]=void 0)}if(o){s||(s={},n.U=s);for(let i in o){let a=s[i],c=o[i];a===void 0?(a=hd(n,i,c,r),s[i]=a):a.o(c,r)}}}t(e)});function hd(t,e,n,o){let r=e in t&&t.ownerSVGElement===void 0,s=nt(n);return{o:(i,a)=>{s.value=i,o=a},d:jt(function(){this.N=Ua;let i=s.value.value;o[e]!==i&&(o[e]=i,r?t[e]=i:i!=null&&(i!==!1||e[4]==="-")?t.setAttribute(e,i):t.removeAttribute(e))})}}Fe("unmount",(t,e)=>{if(typeof e.type=="string"){let n=e.__e;if(n){let r=n.U;if(r){n.U=void 0;for(let s in r){let i=r[s];i&&i.d()}}}let o=e.__np;if(o){let r=e.props;for(let s in o)r[s]=o[s]}e.__np=void 0}else{let n=e.__c;if(n){n.__$f|=8;let o=n.__$u;o&&(n.__$u=void 0,o.d())}}t(e)});Fe("__h",(t,e,n,o)=>{o<3&&(e.__$f|=2),t(e,n,o)});Re.prototype.shouldComponentUpdate=function(t,e){if(this.__R)return!0;let n=this.__$u,o=n&&n.s!==void 0;for(let r in e)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){let r=2&this.__$f;if(!(o||r||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(let r in t)if(r!=="__source"&&t[r]!==this.props[r])return!0;for(let r in this.props)if(!(r in t))return!0;return!1};function gd(t,e){return ae(()=>nt(t,e),[])}var $d=t=>{queueMicrotask(()=>{queueMicrotask(t)})};function bd(){as(()=>{let t;for(;t=Fa.shift();)La.call(t)})}function Ua(){Fa.push(this)===1&&(J.requestAnimationFrame||$d)(bd)}var yd="X-Impersonation",wd=401,Ha=nt(null);function za(t){let e=t.headers.get(yd),n=t.status===wd;if(e===null&&!n)return;let o=n?null:Date.parse(e?.replace("until=","")??"")||0;o!==Ha.peek()&&(Ha.value=o)}var vd=4e4,xd=[1,2,4,8],_d=30,kd=304,Md=401,Ga=429,ja=503,Be=nt(""),us=new Set,cs=0;function qa(t){let e=0,n=async c=>{let f=async()=>{if(c!==e)return!0;let p=await t.refresh?.()??!1;return p&&(e+=1),p},u=`tablewright.refresh ${new URL(".",document.baseURI).pathname}`;return navigator.locks?navigator.locks.request(u,f):f()},o=async(c,f,u)=>{let p=u.key??t.key?.()??"",h=u.timeoutMs?AbortSignal.timeout(u.timeoutMs):null,m=[u.signal,h].filter($=>$ instanceof AbortSignal),g;try{let $={method:c,signal:AbortSignal.any(m),...Ed(u,p)};g=await fetch(Sd(f,u.query),{...$,credentials:t.key&&!u.takesCookies?"omit":"same-origin"})}catch($){if(u.signal?.aborted)throw $;let b=h?.aborted;throw new X(K(b?"request.slow":"request.offline"),{code:b?"slow":"offline"})}if(za(g),g.ok||g.status===kd)return g;throw await Od(g,t)},r=async(c,f,u)=>{let p=e,h=t.key?.()??"";try{return await o(c,f,u)}catch(m){if(!(m instanceof X&&m.status===Md)||u.isGuest||u.key!==void 0)throw m;if(t.refresh&&await n(p))return o(c,f,u);throw t.onUnauthenticated?.(h),m}},s=async(c,f,u={})=>{let p=!1;try{for(let h of[...t.isPatient?xd:[],null])try{let m=await r(c,f,u);return Wa(),m}catch(m){let g=m instanceof X?Td(m,c,h):null;if(g===null)throw m;p||(cs+=1),p=!0,await Ad(g,Pd(m))}throw new X(K("request.offline"),{code:"offline"})}finally{p&&(cs-=1),cs||(Be.value="")}},i=async(c,f,u={})=>{let p=t.timeoutMs??vd,h=await s(c,f,{timeoutMs:p,...u}),m=await h.text(),g=h.headers.get("Content-Type")?.includes("json"),$=u.read??t.read??JSON.parse;return{value:m===""?null:g?$(m):m,etag:h.headers.get("ETag")??"",serverMs:Date.parse(h.headers.get("Date")??"")||null}};return{send:s,receive:i,ask:async(c,f,u)=>(await i(c,f,u)).value}}function Sd(t,e={}){let n=new URL(t,document.baseURI);for(let[o,r]of Object.entries(e))r!=null&&r!==""&&n.searchParams.set(o,String(r));return n}function Ed({json:t,body:e,headers:n={},ifMatch:o},r){let s={...n};r&&(s.Authorization=`Bearer ${r}`),o&&(s["If-Match"]=o);let i=t===void 0?e:JSON.stringify(t);return i instanceof Blob?s["Content-Type"]=i.type||"application/octet-stream":i!==void 0&&(s["Content-Type"]="application/json"),{body:i,headers:s}}async function Od(t,{read:e=JSON.parse,message:n=o=>o}){let o={status:t.status,requestId:t.headers.get("X-Request-Id")??"",retryAfterSeconds:Number(t.headers.get("Retry-After")??0)||0};try{let{error:r}=e(await t.text());return new X(n(String(r.message)),{...o,code:String(r.code),details:r.details??{},requestId:String(r.requestId||o.requestId)})}catch{return new X(K("request.status",{status:`${t.status}`}),o)}}function Td(t,e,n){if(n===null)return null;if(t.status===ja||t.status===Ga){let o=t.retryAfterSeconds||n;return o<=_d?o:null}return t.code==="offline"&&e==="GET"?n:null}function Pd(t){return t.status===Ga?K("request.tooMany"):K(t.status===ja?"request.busy":"request.lost")}async function Ad(t,e){Be.value=e,await new Promise(n=>{us.add(n),setTimeout(n,t*1e3)})}function Wa(){Be.value="";for(let t of us)t();us.clear()}globalThis.addEventListener?.("online",Wa);var I=nt(void 0),Ot=nt("");function Ya(){I.peek()&&(Ot.value=l("account.sessionEnded"),I.value=null)}var Va=6e4,Ka=qa({isPatient:!0,timeoutMs:Va,onUnauthenticated:Ya}),{ask:T,receive:fs}=Ka;async function Ue(t,e){return(await Ka.send("GET",t,{timeoutMs:Va,...e})).blob()}async function yo(){try{return(await T("GET","api/auth/session",{isGuest:!0})).user}catch(t){if(t instanceof X&&t.status===401)return null;throw t}}async function Xa(t){return(await T("POST","api/auth/register",{json:t,isGuest:!0})).user}async function Ja(t){return T("POST","api/auth/login",{json:t,isGuest:!0})}async function Za(t){return(await T("POST","api/auth/second-factor",{json:t,isGuest:!0})).user}async function wo(){await T("POST","api/auth/logout",{isGuest:!0})}async function Qa(t){await T("POST","api/auth/reset",{json:{email:t},isGuest:!0})}async function tl(t){await T("POST","api/auth/reset/confirm",{json:t,isGuest:!0})}async function el(){await T("POST","api/users/me/confirmation")}async function nl(t){return T("POST","api/users/me/confirm",{json:{token:t}})}async function ol(t){return T("POST","api/auth/email/confirm",{json:{token:t},isGuest:!0})}async function rl(t){return T("POST","api/auth/email/undo",{json:{token:t},isGuest:!0})}async function sl(t){return T("PATCH","api/users/me",{json:t})}async function vo(t){await T("POST","api/auth/password/verify",{json:{password:t}})}async function il(t){return T("POST","api/auth/email/change",{json:{email:t}})}async function al(t){await T("PUT","api/users/me/password",{json:t,isGuest:!0})}async function ll(){return(await T("GET","api/auth/sessions")).items}async function cl(t){await T("DELETE",`api/auth/sessions/${encodeURIComponent(t)}`)}async function ul(){await T("DELETE","api/auth/sessions")}async function fl(){return(await T("POST","api/auth/totp")).uri}async function pl(t){return(await T("POST","api/auth/totp/confirm",{json:{code:t}})).codes}async function dl(){await T("DELETE","api/auth/totp")}async function ml(){return(await T("POST","api/auth/backup-codes")).codes}async function hl(t){await T("POST","api/users/me/delete",{json:{password:t},isGuest:!0})}async function gl(t){return Ue("api/backup",{query:{photos:t}})}async function $l(t){return T("POST","api/restore",{body:new Blob([t],{type:"application/json"})})}async function bl(t){return T("GET",`api/restores/${encodeURIComponent(t)}`)}function yl({read:t,write:e,keep:n=()=>null}){let o=()=>t(location,history.state??{}),r=nt(o()),s=()=>{let i=o();JSON.stringify(i)!==JSON.stringify(r.peek())&&(r.value=i)};return addEventListener("popstate",s),addEventListener("hashchange",s),{place:r,go(i,{replace:a=!1}={}){let c={...r.peek(),...i};history[a?"replaceState":"pushState"](n(c),"",e(c)),r.value=c}}}var Pn=["tree","pedigree","descendants","hourglass","fan","list"],wl=t=>t!=="tree"&&t!=="list",ps=2,ds=10,xl=4,vl={"":"trees",trees:"tree",public:"public",signin:"signin",signup:"signup",forgot:"forgot",reset:"reset",confirm:"confirm",address:"address",undo:"undo",invitation:"invitation"},Cd={trees:"",tree:"trees",public:"public",signin:"signin",signup:"signup",forgot:"forgot",reset:"reset",confirm:"confirm",address:"address",undo:"undo",invitation:"invitation"},_l=yl({read:({hash:t})=>Ml(t.replace(/^#\/?/,"")),write:V}),{place:z}=_l;function ft(t,e="",{replace:n=!1}={}){kl({...Ml(""),screen:t,id:e},n)}function G(t,{replace:e=!1}={}){kl({...z.peek(),...t},e)}function xo(t){let{view:e,person:n,root:o}=z.peek(),r=wl(e)?o||n:n||o;G({view:t,...wl(t)?{root:r}:{}})}function V({screen:t="trees",id:e="",view:n,root:o,generations:r,person:s,insight:i}){let a=[Cd[t],e].filter(Boolean).map(encodeURIComponent).join("/"),c=new URLSearchParams;n&&n!=="tree"&&c.set("view",n),o&&c.set("root",o),r&&r!==xl&&c.set("generations",String(r)),s&&c.set("person",s),i&&c.set("insight",i);let f=c.toString();return`#/${a}${f?`?${f}`:""}`}function kl(t,e){V(t)!==(location.hash||"#/")&&_l.go(t,{replace:e})}function Ml(t){let[e="",n=""]=t.split("?",2),[o="",r=""]=e.split("/").map(Nd),s=new URLSearchParams(n),i=s.get("view")??"tree",a=Number(s.get("generations"))||xl;return{screen:Object.hasOwn(vl,o)?vl[o]:"trees",id:r,view:Pn.includes(i)?i:"tree",root:s.get("root")??"",generations:Math.min(ds,Math.max(ps,Math.round(a))),person:s.get("person")??"",insight:s.get("insight")??""}}function Nd(t){try{return decodeURIComponent(t)}catch{return""}}var Dd=1e4,Sl=3,Nt=nt([]),El=0;function it(t,e){let n={id:++El,text:t,action:e};Nt.value=[...Nt.value,n].slice(-Sl),setTimeout(()=>_o(n.id),Dd)}function ht(t){let e={id:++El,text:"",error:t};Nt.value=[...Nt.value,e].slice(-Sl)}function _o(t){Nt.value=Nt.value.filter(e=>e.id!==t)}function ms(){Nt.value=Nt.value.filter(t=>!t.action)}function hs(){Nt.value=[]}function Ol({token:t}){let[e,n]=v(null),o=async()=>{try{I.value=await nl(t),it(l("door.confirmed")),ft("trees","",{replace:!0})}catch(r){n(r)}};return H(()=>{document.title=l("page.title",{screen:l("door.confirmTitle")}),o()},[]),d`<main class="lone" aria-busy=${!e}>
    <h1>${l(e?"door.brokenLink":"door.confirming")}</h1>
    <${k} error=${e} />
    ${e?d`<p><a href=${V({})}>${l("door.toTrees")}</a></p>`:null}
  </main>`}var Tl=["system","light","dark"],ko=document.documentElement,gs=`${ko.dataset.preferences}.theme`,$s=`${ko.dataset.preferences}.letters`,He=nt(localStorage.getItem(gs)??"system"),ze=nt(localStorage.getItem($s)!=="off");jt(()=>{He.value==="system"?(localStorage.removeItem(gs),delete ko.dataset.theme):(localStorage.setItem(gs,He.value),ko.dataset.theme=He.value)});jt(()=>{ze.value?localStorage.removeItem($s):localStorage.setItem($s,"off")});function Dt({legend:t,name:e,value:n,options:o,onValue:r,isLegendShown:s=!1}){return d`<fieldset class="segments-field">
    <legend class=${s?"field-label":"visually-hidden"}>${t}</legend>
    <div class="segments">
      ${o.map(([i,a,c])=>d`<label
          class="segment"
          key=${i}
          title=${c?a:void 0}
        >
          <input
            type="radio"
            name=${e}
            value=${i}
            checked=${n===i}
            onChange=${()=>r(i)}
          />
          <span>
            ${c?d`<${E} name=${c} />`:null}
            <span class="segment-label">${a}</span>
          </span>
        </label>`)}
    </div>
  </fieldset>`}function Mo(){return d`<${Dt}
    legend=${K("theme.title")}
    name="theme"
    value=${He.value}
    options=${Tl.map(t=>[t,K(`theme.${t}`)])}
    onValue=${t=>{He.value=t}}
  />`}function A({label:t,value:e,onValue:n,hint:o,fault:r,type:s="text",options:i,...a}){let{autofocus:c=!1,...f}=a,u=Gt(),p=B(null);rt(()=>{c&&p.current?.focus()},[]);let h=r||o,m=h?`${u}-note`:void 0,g=$=>n($.target.value);return d`<div class="field">
    <label for=${u}>${t}</label>
    ${i?d`<select
          id=${u}
          ref=${p}
          onChange=${g}
          aria-describedby=${m}
          ...${f}
        >
          ${i.map(([$,b])=>d`<option value=${$} selected=${$===e}>${b}</option>`)}
        </select>`:d`<${s==="area"?"textarea":"input"}
          id=${u}
          ref=${p}
          type=${s==="area"?void 0:s}
          value=${e}
          onInput=${g}
          autocomplete="off"
          spellcheck=${!1}
          aria-describedby=${m}
          aria-invalid=${r?"true":void 0}
          ...${f}
        />`}
    ${h?d`<p id=${m} class=${r?"hint fault":"hint"}>${h}</p>`:null}
  </div>`}function D(t){let[e,n]=v(!1),[o,r]=v(null);return{isBusy:e,problem:o,submit:async i=>{if(i.preventDefault(),!e){n(!0),r(null);try{await t()}catch(a){r(a)}n(!1)}}}}function Pl(){let[t,e]=v(""),[n,o]=v(!1),{isBusy:r,problem:s,submit:i}=D(async()=>{await Qa(t.trim()),o(!0)}),a=d`<p class="door-ways">
    <a href=${V({screen:"signin"})}>${l("door.backToSignIn")}</a>
  </p>`;return n?d`<div class="door-sheet">
      <h1>${l("door.sent")}</h1>
      <p role="status">
        ${wt("door.sentTo",{email:d`<strong>${t.trim()}</strong>`})}
      </p>
      ${a}
    </div>`:d`<form class="door-sheet" onSubmit=${i}>
    <h1>${l("door.forgot")}</h1>
    <p>${l("door.forgotIntro")}</p>
    <${A} label=${l("account.email")} type="email" value=${t} onValue=${e}
      autocomplete="username" required autofocus />
    <${k} error=${s} />
    <button type="submit" class="button strong wide" disabled=${r}>
      ${l("door.sendLink")}
    </button>
    ${a}
  </form>`}var So=t=>`api/trees/${encodeURIComponent(t)}/invitations`;async function Al(t){return(await T("GET",So(t))).items}async function bs(t,e){return T("POST",So(t),{json:e})}async function Il(t,e){await T("POST",`${So(t)}/${encodeURIComponent(e)}/resend`)}async function Cl(t,e){await T("DELETE",`${So(t)}/${encodeURIComponent(e)}`)}async function Nl(t){return T("POST","api/invitations/open",{json:{token:t},isGuest:!0})}async function Dl(t){return T("POST","api/invitations/accept",{json:{token:t}})}function pt(t,e){let[n,o]=v(null),[r,s]=v(null),i=B(0),a=B(Promise.resolve()),c=async()=>{let u=++i.current;try{let p=await t();if(u!==i.current)return;o(()=>p),s(null)}catch(p){u===i.current&&s(p)}},f=()=>(a.current=c(),a.current);return H(()=>(o(null),f(),()=>{i.current+=1}),e),{answer:n,problem:r,again:f,settled:()=>a.current}}function Rl(){let t=r=>{Ot.value="",z.peek().screen==="signin"&&ft("trees","",{replace:!0}),I.value=r},e=z.value.screen==="confirm",n=Ot.value||(e?l("door.signInToConfirm"):""),o=d`<h1>${l("door.welcome")}</h1>
    ${n?d`<p class="door-message" role="status">${n}</p>`:d`<p>${l("door.signInIntro")}</p>`}`;return d`<${ys} onEnter=${t} intro=${o}>
    <a href=${V({screen:"forgot"})}>${l("door.toForgot")}</a>
    <a href=${V({screen:"signup"})}>${l("door.toSignUp")}</a>
  <//>`}function ys({onEnter:t,intro:e,invited:n,children:o}){let[r,s]=v("");return r?d`<${Ld} token=${r} onEnter=${t} onBack=${()=>s("")} />`:d`<${Rd} onEnter=${t} onCode=${s} intro=${e}
        invited=${n}>${o}<//>`}function Rd({onEnter:t,onCode:e,intro:n,invited:o="",children:r}){let[s,i]=v(o),[a,c]=v(""),{isBusy:f,problem:u,submit:p}=D(async()=>{let m=await Ja({email:s.trim(),password:a});m.user?await t(m.user):e(m.secondFactor??"")}),h=u instanceof X&&u.status===401;return d`<form class="door-sheet" onSubmit=${p}>
    ${n}
    <${A} label=${l("account.email")} type="email" value=${s} onValue=${i}
      autocomplete="username" required autofocus />
    <${A} label=${l("account.password")} type="password" value=${a}
      onValue=${c} autocomplete="current-password" required />
    <${k} error=${h?l("door.wrong"):u} />
    <button type="submit" class="button strong wide" disabled=${f}>
      ${l(f?"page.wait":"button.signIn")}
    </button>
    <p class="door-ways">${r}</p>
  </form>`}function Ld({token:t,onEnter:e,onBack:n}){let[o,r]=v(""),{isBusy:s,problem:i,submit:a}=D(async()=>{await e(await Za({token:t,code:o.trim()}))});return d`<form class="door-sheet" onSubmit=${a}>
    <h1>${l("door.codeTitle")}</h1>
    <p>${l("door.codeIntro")}</p>
    <${A} label=${l("factor.code")} value=${o} onValue=${r} required autofocus
      autocomplete="one-time-code" maxlength="20" hint=${l("door.codeHint")} />
    <${k} error=${i} />
    <button type="submit" class="button strong wide" disabled=${s}>
      ${l(s?"page.wait":"button.signIn")}
    </button>
    <p class="door-ways">
      <button type="button" class="button quiet" onClick=${n}>
        ${l("door.backToSignIn")}
      </button>
    </p>
  </form>`}function Ll(){return d`<${ws} onEnter=${e=>{ft("trees","",{replace:!0}),I.value=e}}>
    <a href=${V({screen:"signin"})}>${l("door.toSignIn")}</a>
  <//>`}function ws({onEnter:t,invitation:e,invited:n="",children:o}){let[r,s]=v(""),[i,a]=v(n),[c,f]=v(""),{isBusy:u,problem:p,submit:h}=D(async()=>{let g={displayName:r.trim(),email:i.trim(),password:c};await t(await Xa(e?{...g,invitation:e}:g))});return d`<form class="door-sheet" onSubmit=${h}>
    ${e?null:d`<h1>${l("door.grow")}</h1>
          <p>${l("door.signUpIntro")}</p>`}
    <${A} label=${l("account.name")} value=${r} onValue=${s}
      autocomplete="name" maxlength="100" required autofocus hint=${l("account.nameHint")} />
    <${A} label=${l("account.email")} type="email" value=${i} onValue=${a}
      autocomplete="username" required readonly=${!!n} />
    <${A} label=${l("account.password")} type="password" value=${c}
      onValue=${f} autocomplete="new-password" minlength="8" maxlength="100" required
      hint=${l("account.passwordHint")} />
    <${k} error=${p} />
    <button type="submit" class="button strong wide" disabled=${u}>
      ${l(u?"page.wait":"button.signUp")}
    </button>
    <p class="door-ways">${o}</p>
  </form>`}function Fl(){let t=z.value.id,{answer:e,problem:n}=pt(()=>Nl(t),[t]),[o,r]=v(null),s=async()=>{r(null);try{let c=await Dl(t);it(l("invitation.accepted",{tree:c.treeName})),ft("tree",c.treeId,{replace:!0})}catch(c){r(c)}},i=async c=>{I.value=c,await s()};if(n)return d`<${Fd} problem=${n} />`;if(!e)return d`<div class="door-sheet" aria-busy="true"></div>`;let a=I.value!==null;return d`<div class="door-invitation">
    <${Bd} invited=${e} />
    <${k} error=${o} />
    ${a?d`<${Ud} invited=${e} onAccept=${s} />`:d`<${Hd} token=${t} invited=${e} onEnter=${i} />`}
  </div>`}function Fd({problem:t}){return d`<div class="door-sheet">
    <h1>${l("invitation.broken")}</h1>
    <${k} error=${t} />
    <p>${l("invitation.askAgain")}</p>
    <p class="door-ways"><a href=${V({})}>${l("door.toTrees")}</a></p>
  </div>`}function Bd({invited:t}){let e=r=>d`<strong>${r}</strong>`,n=zt(new Date(t.expiresAt),{dateStyle:"long"}),o={tree:t.treeName,name:t.invitedBy,strong:e};return d`<section class="stack">
    <h1>${l("invitation.title")}</h1>
    <p>${wt(t.invitedBy?"invitation.by":"invitation.to",o)}</p>
    <p>
      <span class="tag">${l(`tree.access.${t.role}`)}</span>${" "}
      <span class="hint">${l("share.until",{date:n})}</span>
    </p>
  </section>`}function Ud({invited:t,onAccept:e}){let n=I.value?.email??"",o=t.email&&t.email!==n.toLowerCase(),r=D(e),s=D(async()=>{await wo(),I.value=null});return d`<form class="door-sheet" onSubmit=${r.submit}>
    <p role="status">
      ${o?l("invitation.wrongAccount",{email:t.email??"",own:n}):l("invitation.signedIn",{email:n})}
    </p>
    ${o?null:d`<button type="submit" class="button strong wide" disabled=${r.isBusy}>
          ${l(r.isBusy?"page.wait":"invitation.accept")}
        </button>`}
    <${k} error=${s.problem} />
    <p class="door-ways">
      <button type="button" class="button" disabled=${s.isBusy} onClick=${s.submit}>
        ${l("invitation.useOther")}
      </button>
    </p>
  </form>`}function Hd({token:t,invited:e,onEnter:n}){let[o,r]=v(!0),s=d`<button type="button" class="button quiet" onClick=${()=>r(!o)}>
    ${l(o?"door.toSignIn":"door.toSignUp")}
  </button>`;return o?d`<${ws} onEnter=${n} invitation=${t} invited=${e.email}>
        ${s}
      <//>`:d`<${ys} onEnter=${n} invited=${e.email}>
        ${s}
        <a href=${V({screen:"forgot"})}>${l("door.toForgot")}</a>
      <//>`}function Bl(){let[t,e]=v(""),{isBusy:n,problem:o,submit:r}=D(async()=>{await tl({token:z.peek().id,password:t}),Ot.value=l("door.passwordSet"),I.value=null,ft("signin","",{replace:!0})});return d`<form class="door-sheet" onSubmit=${r}>
    <h1>${l("account.newPassword")}</h1>
    <p>${l("door.resetIntro")}</p>
    <${A} label=${l("account.newPassword")} type="password" value=${t}
      onValue=${e} autocomplete="new-password" minlength="8" maxlength="100"
      required autofocus hint=${l("account.passwordHint")} />
    <${k} error=${o} />
    ${o?d`<p>
          ${l("door.expired")}${" "}
          <a href=${V({screen:"forgot"})}>${l("door.newLink")}</a>
        </p>`:null}
    <button type="submit" class="button strong wide" disabled=${n}>
      ${l("door.setPassword")}
    </button>
    <p class="door-ways">
      <a href=${V({screen:"signin"})}>${l("door.backToSignIn")}</a>
    </p>
  </form>`}var zd={signup:Ll,forgot:Pl,reset:Bl,invitation:Fl},Gd={signup:"button.signUp",forgot:"door.forgotTitle",reset:"account.newPassword",invitation:"invitation.title"};function Eo(){let{screen:t,id:e}=z.value,n=t,o=zd[n]??Rl;return H(()=>{document.title=l("page.title",{screen:l(Gd[n]??"button.signIn")})},[t]),d`<div class="door">
    <aside class="door-art" aria-hidden="true"><${jd} /></aside>
    <main class="door-main">
      <header class="door-head">
        <img src="mark.svg" alt="" width="44" height="44" />
        <p class="door-name">${l("page.name")}</p>
      </header>
      <${o} key=${t+e} />
      <footer class="door-foot"><${Mo} /></footer>
    </main>
  </div>`}function jd(){return d`<svg viewBox="0 0 600 800" preserveAspectRatio="xMidYMax slice" focusable="false">
    <g class="door-branches">${vs(300,780,-Math.PI/2,190,0)}</g>
  </svg>`}var qd=6;function vs(t,e,n,o,r){let s=t+Math.cos(n)*o,i=e+Math.sin(n)*o,a=t+Math.cos(n-.18)*o*.55,c=e+Math.sin(n-.18)*o*.55,f=d`<path
    d="M${t.toFixed(1)} ${e.toFixed(1)}Q${a.toFixed(1)} ${c.toFixed(1)} ${s.toFixed(1)} ${i.toFixed(1)}"
    stroke-width=${(7-r).toFixed(1)}
  />`,u=d`<circle
    cx=${s.toFixed(1)}
    cy=${i.toFixed(1)}
    r=${11-r*1.3}
    class=${`leaf-${(r+Math.round(s))%3}`}
  />`;if(r===qd-1)return[f,u];let p=.46+r*.03;return[f,...vs(s,i,n-p,o*.74,r+1),...vs(s,i,n+p*.9,o*.7,r+1),r>0?u:null]}function Ul({token:t,isUndo:e}){let[n,o]=v(null),r=async()=>{try{let{email:s}=await(e?rl(t):ol(t)),i=l(e?"door.emailBack":"door.emailChanged",{email:s});I.value=await yo(),I.value?it(i):Ot.value=i,ft(I.value?"trees":"signin","",{replace:!0})}catch(s){o(s)}};return H(()=>{document.title=l("page.title",{screen:l("account.email")}),r()},[]),d`<main class="lone" aria-busy=${!n}>
    <h1>${l(n?"door.brokenLink":"door.changingEmail")}</h1>
    <${k} error=${n} />
    ${n?d`<p><a href=${V({})}>${l("door.toTrees")}</a></p>`:null}
  </main>`}var Wd=/[\u202a-\u202e\u2066-\u2069]/g;function Ge(t){return xs(t)}function xs(t){return typeof t=="string"?t.replace(Wd,""):Array.isArray(t)?t.map(xs):t===null||typeof t!="object"?t:Object.fromEntries(Object.entries(t).map(([e,n])=>[e,xs(n)]))}async function Hl(){let t=[],e;do{let n=await T("GET","api/trees",{query:{cursor:e}});t.push(...n.items),e=n.cursor}while(e);return t}async function _s(t){return T("POST","api/trees",{json:t})}async function zl(t){return T("GET",bt(t),{isGuest:!0})}async function ke(t,e){return T("PATCH",bt(t),{json:e})}async function Oo(t){await T("DELETE",bt(t))}async function To(t,{hidesLiving:e=!1,signal:n}={}){let o={living:e?"hide":""};return Ge(await T("GET",`${bt(t)}/graph`,{query:o,signal:n,isGuest:!0}))}async function Gl(t){return(await T("GET",`${bt(t)}/shares`)).items}async function jl(t,e){await T("POST",`${bt(t)}/shares`,{json:e})}async function ql(t,e,n){await T("PUT",`${bt(t)}/shares/${encodeURIComponent(e)}`,{json:{role:n}})}async function Po(t,e){await T("DELETE",`${bt(t)}/shares/${encodeURIComponent(e)}`)}async function Wl(t,e){let n={dryRun:!0};return(await T("POST",`${bt(t)}/import`,{query:n,body:Xl(e)})).report}async function Yl(t,e){return T("POST",`${bt(t)}/import`,{body:Xl(e)})}async function Vl(t,e){return T("GET",`${bt(t)}/imports/${encodeURIComponent(e)}`)}async function Kl(t,e){let n={format:e.format,living:e.living};return Ue(`${bt(t)}/export`,{query:n,isGuest:!0})}function bt(t){return`api/trees/${encodeURIComponent(t)}`}function Xl(t){return new Blob([t],{type:"application/octet-stream"})}function ce({label:t,value:e,onValue:n,hint:o}){return d`<label class="toggle">
    <input
      type="checkbox"
      checked=${e}
      onChange=${r=>n(r.target.checked)}
    />
    <span>${t}${o?d`<span class="hint">${o}</span>`:null}</span>
  </label>`}function Z({title:t,onClose:e,onCancel:n,children:o}){let r=B(null),s=B(!1),i=Gt();return rt(()=>{let c=document.activeElement,f=r.current;f?.showModal();let u=f?.querySelector("[data-first]");return u instanceof HTMLElement&&u.focus(),()=>{s.current=!0,f?.close(),c instanceof HTMLElement&&c.isConnected&&c.focus()}},[]),d`<dialog
    class="dialog"
    ref=${r}
    aria-labelledby=${i}
    onCancel=${c=>{n&&(c.preventDefault(),n())}}
    onClose=${()=>{s.current||e()}}
  >
    <header class="dialog-head">
      <h2 id=${i}>${t}</h2>
      <button
        type="button"
        class="button quiet icon-only"
        aria-label=${K("dialog.close")}
        onClick=${n??e}
      >
        <${E} name="close" />
      </button>
    </header>
    <div class="dialog-body">${o}</div>
  </dialog>`}function An({title:t,deed:e,word:n,isDanger:o=!0,onConfirm:r,onClose:s,children:i}){let[a,c]=v(""),[f,u]=v(!1),[p,h]=v(null),m=Gt(),g=!n||a.trim()===n;return d`<${Z} title=${t} onClose=${s}>
    <form onSubmit=${async b=>{if(b.preventDefault(),!(!g||f)){u(!0),h(null);try{await r(),s()}catch(y){h(y),u(!1)}}}}>
      ${i}
      ${n&&d`<div class="field">
        <label for=${m}>${co("confirm.type",{name:d`<code>${n}</code>`})}</label>
        <input
          id=${m}
          data-first
          value=${a}
          autocomplete="off"
          autocapitalize="off"
          spellcheck=${!1}
          onInput=${b=>c(b.target.value)}
        />
      </div>`}
      <${k} error=${p} />
      <div class="actions">
        <button
          type="submit"
          class="button ${o?"danger":"strong"}"
          disabled=${!g||f}
        >
          ${e}
        </button>
        <button
          type="button"
          class="button"
          data-first=${n?void 0:!0}
          onClick=${s}
        >
          ${K("confirm.cancel")}
        </button>
      </div>
    </form>
  <//>`}function je(t,e){let n=URL.createObjectURL(t),o=document.createElement("a");o.href=n,o.download=e.replace(/[\\/:*?"<>|\u0000-\u001f]+/g," ").trim(),o.click(),setTimeout(()=>URL.revokeObjectURL(n),6e4)}function Tt({told:t,children:e}){return d`<div class="actions">
    ${e}
    <span class="hint" role="status">${t}</span>
  </div>`}function qe(){return d`<input type="text" hidden readonly autocomplete="username"
    value=${I.value?.email??""} aria-label=${l("account.email")} />`}var Yd=500;function Jl({onRestored:t}){let e=B(null),[n,o]=v(!0),[r,s]=v(""),[i,a]=v(null),c=D(async()=>{let p=new Date().toISOString().slice(0,10);je(await gl(n),`yggdrasil-${p}.json`)}),f=()=>{let p=e.current?.files?.[0];!e.current||!p||(e.current.value="",s(""),a(p))},u=async p=>{let{trees:h}=await Vd(p),m=h.map(g=>l("account.restoredTree",{name:g.treeName}));s(m.length?l("account.restored",{trees:kt(m)}):l("account.restoredNothing")),t()};return d`<div class="stack">
    <h3>${l("account.data")}</h3>
    <p class="hint">${l("account.dataHint")}</p>
    <${ce} label=${l("account.photos")} value=${n} onValue=${o} />
    <${k} error=${c.problem} />
    <${Tt} told=${r}>
      <button type="button" class="button" disabled=${c.isBusy} onClick=${c.submit}>
        <${E} name="exporting" />${l("button.download")}
      </button>
      <button
        type="button"
        class="button"
        onClick=${()=>e.current?.click()}
      >
        <${E} name="importing" />${l("account.restore")}
      </button>
      <input type="file" hidden ref=${e} accept=".json,application/json"
        aria-label=${l("account.restoreFile")} onChange=${f} />
    <//>
    ${i?d`<${An}
          title=${l("account.restoreTitle")}
          deed=${l("account.restoreButton")}
          isDanger=${!1}
          onClose=${()=>a(null)}
          onConfirm=${()=>u(i)}
        >
          <p>${l("account.restoreWarning",{file:i.name})}</p>
        <//>`:null}
  </div>`}async function Vd(t){let e=await $l(t).catch(n=>Promise.reject(Kd(n)));for(;e.state==="waiting"&&e.restoreId;)await new Promise(n=>setTimeout(n,Yd)),e=await bl(e.restoreId);if(e.state==="failed")throw new Error(l("account.notRestored"));return e}function Kd(t){return t instanceof X&&[400,422].includes(t.status)?new Error(l("account.notBackup",{reason:t.message})):t}function Zl(){let t=I.value?.email??"",[e,n]=v(t),[o,r]=v(""),[s,i]=v(""),a=e.trim()!==t,{isBusy:c,problem:f,submit:u}=D(async()=>{i(""),await vo(o);let p=await il(e.trim()),h=p.email===e.trim();i(h?l("account.saved"):l("account.emailSent",{email:e.trim()})),I.value=p,n(p.email),r("")});return d`<form onSubmit=${u}>
    <h3>${l("account.address")}</h3>
    <div class="fields">
      <${A} label=${l("account.email")} type="email" value=${e} onValue=${n}
        required autocomplete="email" />
      ${a?d`<${A} label=${l("account.passwordToConfirm")} type="password"
            value=${o} onValue=${r} required autocomplete="current-password" />`:null}
    </div>
    <${k} error=${f} />
    <${Tt} told=${s}>
      <button type="submit" class="button" disabled=${c||!a}>
        ${l("account.changeEmail")}
      </button>
    <//>
  </form>`}function Ql({onClose:t}){let[e,n]=v(""),{isBusy:o,problem:r,submit:s}=D(async()=>{await hl(e),t(),Ot.value=l("account.deleted"),I.value=null,ft("signin")});return d`<details>
    <summary>${l("account.delete")}</summary>
    <form class="stack" onSubmit=${s}>
      <p>${l("account.deleteWarning")}</p>
      <${qe} />
      <${A} label=${l("account.yourPassword")} type="password" value=${e}
        onValue=${n} required autocomplete="current-password" />
      <${k} error=${r} />
      <div>
        <button type="submit" class="button danger" disabled=${o||!e}>
          ${l("account.deleteAll")}
        </button>
      </div>
    </form>
  </details>`}function tc(){let[t,e]=v(""),[n,o]=v(""),[r,s]=v(""),{isBusy:i,problem:a,submit:c}=D(async()=>{s(""),await al({current:t,new:n}),e(""),o(""),s(l("account.passwordChanged"))});return d`<form onSubmit=${c}>
    <h3>${l("account.password")}</h3>
    <${qe} />
    <div class="fields">
      <${A} label=${l("account.currentPassword")} type="password" value=${t}
        onValue=${e} required autocomplete="current-password" />
      <${A} label=${l("account.newPassword")} type="password" value=${n}
        onValue=${o} required minlength="8" maxlength="100" autocomplete="new-password"
        hint=${l("account.passwordHint")} />
    </div>
    <${k} error=${a} />
    <${Tt} told=${r}>
      <button type="submit" class="button" disabled=${i}>
        ${l("account.changePassword")}
      </button>
    <//>
  </form>`}function ec(){let[t,e]=v(I.value?.displayName??""),[n,o]=v(""),{isBusy:r,problem:s,submit:i}=D(async()=>{o(""),I.value=await sl({displayName:t.trim()||null}),o(l("account.saved"))});return d`<form onSubmit=${i}>
    <h3>${l("account.profile")}</h3>
    <div class="fields">
      <${A} label=${l("account.name")} value=${t} onValue=${e}
        maxlength="100" autocomplete="name" hint=${l("account.nameHint")} />
    </div>
    <${k} error=${s} />
    <${Tt} told=${n}>
      <button type="submit" class="button" disabled=${r}>${l("button.save")}</button>
    <//>
  </form>`}var Me=(t=>(t[t.Border=-1]="Border",t[t.Data=0]="Data",t[t.Function=1]="Function",t[t.Position=2]="Position",t[t.Timing=3]="Timing",t[t.Alignment=4]="Alignment",t))(Me||{}),Xd=[0,1],oc=[1,0],rc=[2,3],sc=[3,2],Jd={L:Xd,M:oc,Q:rc,H:sc},Zd=/^\d*$/,Qd=/^[A-Z0-9 $%*+./:-]*$/,ks="0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:",Os=1,Ts=40,nc=3,tm=3,Ao=40,em=10,ic=[[-1,7,10,15,20,26,18,20,24,30,18,20,24,26,30,22,24,28,30,28,28,28,28,30,30,26,28,30,30,30,30,30,30,30,30,30,30,30,30,30,30],[-1,10,16,26,18,24,16,18,22,22,26,30,22,22,24,24,28,28,26,26,26,26,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28],[-1,13,22,18,26,18,24,18,22,20,24,28,26,24,20,30,24,28,28,26,30,28,30,30,30,30,28,30,30,30,30,30,30,30,30,30,30,30,30,30,30],[-1,17,28,22,16,22,28,26,26,24,28,24,28,22,24,24,30,28,28,26,28,30,24,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30]],ac=[[-1,1,1,1,1,1,2,2,2,2,4,4,4,4,4,6,6,6,6,7,8,8,9,9,10,12,12,12,13,14,15,16,17,18,19,19,20,21,22,24,25],[-1,1,1,1,2,2,4,4,4,5,5,5,8,9,9,10,10,11,13,14,16,17,17,18,20,21,23,25,26,28,29,31,33,35,37,38,40,43,45,47,49],[-1,1,1,2,2,4,4,6,6,8,8,8,10,12,16,12,17,16,18,21,20,23,23,25,27,29,34,34,35,38,40,43,45,48,51,53,56,59,62,65,68],[-1,1,1,2,4,4,4,5,6,8,8,11,11,16,16,18,16,19,21,25,25,25,34,30,32,35,37,40,42,45,48,51,54,57,60,63,66,70,74,77,81]],Ms=class{constructor(e,n,o,r){if(this.version=e,this.ecc=n,e<Os||e>Ts)throw new RangeError("Version value out of range");if(r<-1||r>7)throw new RangeError("Mask value out of range");this.size=e*4+17;let s=Array.from({length:this.size}).fill(!1);for(let a=0;a<this.size;a++)this.modules.push(s.slice()),this.types.push(s.map(()=>0));this.drawFunctionPatterns();let i=this.addEccAndInterleave(o);if(this.drawCodewords(i),r===-1){let a=1e9;for(let c=0;c<8;c++){this.applyMask(c),this.drawFormatBits(c);let f=this.getPenaltyScore();f<a&&(r=c,a=f),this.applyMask(c)}}this.mask=r,this.applyMask(r),this.drawFormatBits(r)}size;mask;modules=[];types=[];getModule(e,n){return e>=0&&e<this.size&&n>=0&&n<this.size&&this.modules[n][e]}drawFunctionPatterns(){for(let o=0;o<this.size;o++)this.setFunctionModule(6,o,o%2===0,Me.Timing),this.setFunctionModule(o,6,o%2===0,Me.Timing);this.drawFinderPattern(3,3),this.drawFinderPattern(this.size-4,3),this.drawFinderPattern(3,this.size-4);let e=this.getAlignmentPatternPositions(),n=e.length;for(let o=0;o<n;o++)for(let r=0;r<n;r++)o===0&&r===0||o===0&&r===n-1||o===n-1&&r===0||this.drawAlignmentPattern(e[o],e[r]);this.drawFormatBits(0),this.drawVersion()}drawFormatBits(e){let n=this.ecc[1]<<3|e,o=n;for(let s=0;s<10;s++)o=o<<1^(o>>>9)*1335;let r=(n<<10|o)^21522;for(let s=0;s<=5;s++)this.setFunctionModule(8,s,Kt(r,s));this.setFunctionModule(8,7,Kt(r,6)),this.setFunctionModule(8,8,Kt(r,7)),this.setFunctionModule(7,8,Kt(r,8));for(let s=9;s<15;s++)this.setFunctionModule(14-s,8,Kt(r,s));for(let s=0;s<8;s++)this.setFunctionModule(this.size-1-s,8,Kt(r,s));for(let s=8;s<15;s++)this.setFunctionModule(8,this.size-15+s,Kt(r,s));this.setFunctionModule(8,this.size-8,!0)}drawVersion(){if(this.version<7)return;let e=this.version;for(let o=0;o<12;o++)e=e<<1^(e>>>11)*7973;let n=this.version<<12|e;for(let o=0;o<18;o++){let r=Kt(n,o),s=this.size-11+o%3,i=Math.floor(o/3);this.setFunctionModule(s,i,r),this.setFunctionModule(i,s,r)}}drawFinderPattern(e,n){for(let o=-4;o<=4;o++)for(let r=-4;r<=4;r++){let s=Math.max(Math.abs(r),Math.abs(o)),i=e+r,a=n+o;i>=0&&i<this.size&&a>=0&&a<this.size&&this.setFunctionModule(i,a,s!==2&&s!==4,Me.Position)}}drawAlignmentPattern(e,n){for(let o=-2;o<=2;o++)for(let r=-2;r<=2;r++)this.setFunctionModule(e+r,n+o,Math.max(Math.abs(r),Math.abs(o))!==1,Me.Alignment)}setFunctionModule(e,n,o,r=Me.Function){this.modules[n][e]=o,this.types[n][e]=r}addEccAndInterleave(e){let n=this.version,o=this.ecc;if(e.length!==Io(n,o))throw new RangeError("Invalid argument");let r=ac[o[0]][n],s=ic[o[0]][n],i=Math.floor(Ss(n)/8),a=r-i%r,c=Math.floor(i/r),f=[],u=um(s);for(let h=0,m=0;h<r;h++){let g=e.slice(m,m+c-s+(h<a?0:1));m+=g.length;let $=fm(g,u);h<a&&g.push(0),f.push(g.concat($))}let p=[];for(let h=0;h<f[0].length;h++)f.forEach((m,g)=>{(h!==c-s||g>=a)&&p.push(m[h])});return p}drawCodewords(e){if(e.length!==Math.floor(Ss(this.version)/8))throw new RangeError("Invalid argument");let n=0;for(let o=this.size-1;o>=1;o-=2){o===6&&(o=5);for(let r=0;r<this.size;r++)for(let s=0;s<2;s++){let i=o-s,c=(o+1&2)===0?this.size-1-r:r;!this.types[c][i]&&n<e.length*8&&(this.modules[c][i]=Kt(e[n>>>3],7-(n&7)),n++)}}}applyMask(e){if(e<0||e>7)throw new RangeError("Mask value out of range");for(let n=0;n<this.size;n++)for(let o=0;o<this.size;o++){let r;switch(e){case 0:r=(o+n)%2===0;break;case 1:r=n%2===0;break;case 2:r=o%3===0;break;case 3:r=(o+n)%3===0;break;case 4:r=(Math.floor(o/3)+Math.floor(n/2))%2===0;break;case 5:r=o*n%2+o*n%3===0;break;case 6:r=(o*n%2+o*n%3)%2===0;break;case 7:r=((o+n)%2+o*n%3)%2===0;break;default:throw new Error("Unreachable")}!this.types[n][o]&&r&&(this.modules[n][o]=!this.modules[n][o])}}getPenaltyScore(){let e=0;for(let s=0;s<this.size;s++){let i=!1,a=0,c=[0,0,0,0,0,0,0];for(let f=0;f<this.size;f++)this.modules[s][f]===i?(a++,a===5?e+=nc:a>5&&e++):(this.finderPenaltyAddHistory(a,c),i||(e+=this.finderPenaltyCountPatterns(c)*Ao),i=this.modules[s][f],a=1);e+=this.finderPenaltyTerminateAndCount(i,a,c)*Ao}for(let s=0;s<this.size;s++){let i=!1,a=0,c=[0,0,0,0,0,0,0];for(let f=0;f<this.size;f++)this.modules[f][s]===i?(a++,a===5?e+=nc:a>5&&e++):(this.finderPenaltyAddHistory(a,c),i||(e+=this.finderPenaltyCountPatterns(c)*Ao),i=this.modules[f][s],a=1);e+=this.finderPenaltyTerminateAndCount(i,a,c)*Ao}for(let s=0;s<this.size-1;s++)for(let i=0;i<this.size-1;i++){let a=this.modules[s][i];a===this.modules[s][i+1]&&a===this.modules[s+1][i]&&a===this.modules[s+1][i+1]&&(e+=tm)}let n=0;for(let s of this.modules)n=s.reduce((i,a)=>i+(a?1:0),n);let o=this.size*this.size,r=Math.ceil(Math.abs(n*20-o*10)/o)-1;return e+=r*em,e}getAlignmentPatternPositions(){if(this.version===1)return[];{let e=Math.floor(this.version/7)+2,n=this.version===32?26:Math.ceil((this.version*4+4)/(e*2-2))*2,o=[6];for(let r=this.size-7;o.length<e;r-=n)o.splice(1,0,r);return o}}finderPenaltyCountPatterns(e){let n=e[1],o=n>0&&e[2]===n&&e[3]===n*3&&e[4]===n&&e[5]===n;return(o&&e[0]>=n*4&&e[6]>=n?1:0)+(o&&e[6]>=n*4&&e[0]>=n?1:0)}finderPenaltyTerminateAndCount(e,n,o){return e&&(this.finderPenaltyAddHistory(n,o),n=0),n+=this.size,this.finderPenaltyAddHistory(n,o),this.finderPenaltyCountPatterns(o)}finderPenaltyAddHistory(e,n){n[0]===0&&(e+=this.size),n.pop(),n.unshift(e)}};function Xt(t,e,n){if(e<0||e>31||t>>>e)throw new RangeError("Value out of range");for(let o=e-1;o>=0;o--)n.push(t>>>o&1)}function Kt(t,e){return(t>>>e&1)!==0}var In=class{constructor(e,n,o){if(this.mode=e,this.numChars=n,this.bitData=o,n<0)throw new RangeError("Invalid argument");this.bitData=o.slice()}getData(){return this.bitData.slice()}},nm=[1,10,12,14],om=[2,9,11,13],rm=[4,8,16,16];function lc(t,e){return t[Math.floor((e+7)/17)+1]}function cc(t){let e=[];for(let n of t)Xt(n,8,e);return new In(rm,t.length,e)}function sm(t){if(!uc(t))throw new RangeError("String contains non-numeric characters");let e=[];for(let n=0;n<t.length;){let o=Math.min(t.length-n,3);Xt(Number.parseInt(t.substring(n,n+o),10),o*3+1,e),n+=o}return new In(nm,t.length,e)}function im(t){if(!fc(t))throw new RangeError("String contains unencodable characters in alphanumeric mode");let e=[],n;for(n=0;n+2<=t.length;n+=2){let o=ks.indexOf(t.charAt(n))*45;o+=ks.indexOf(t.charAt(n+1)),Xt(o,11,e)}return n<t.length&&Xt(ks.indexOf(t.charAt(n)),6,e),new In(om,t.length,e)}function am(t){return t===""?[]:uc(t)?[sm(t)]:fc(t)?[im(t)]:[cc(cm(t))]}function uc(t){return Zd.test(t)}function fc(t){return Qd.test(t)}function lm(t,e){let n=0;for(let o of t){let r=lc(o.mode,e);if(o.numChars>=1<<r)return Number.POSITIVE_INFINITY;n+=4+r+o.bitData.length}return n}function cm(t){t=encodeURI(t);let e=[];for(let n=0;n<t.length;n++)t.charAt(n)!=="%"?e.push(t.charCodeAt(n)):(e.push(Number.parseInt(t.substring(n+1,n+3),16)),n+=2);return e}function Ss(t){if(t<Os||t>Ts)throw new RangeError("Version number out of range");let e=(16*t+128)*t+64;if(t>=2){let n=Math.floor(t/7)+2;e-=(25*n-10)*n-55,t>=7&&(e-=36)}return e}function Io(t,e){return Math.floor(Ss(t)/8)-ic[e[0]][t]*ac[e[0]][t]}function um(t){if(t<1||t>255)throw new RangeError("Degree out of range");let e=[];for(let o=0;o<t-1;o++)e.push(0);e.push(1);let n=1;for(let o=0;o<t;o++){for(let r=0;r<e.length;r++)e[r]=Es(e[r],n),r+1<e.length&&(e[r]^=e[r+1]);n=Es(n,2)}return e}function fm(t,e){let n=e.map(o=>0);for(let o of t){let r=o^n.shift();n.push(0),e.forEach((s,i)=>n[i]^=Es(s,r))}return n}function Es(t,e){if(t>>>8||e>>>8)throw new RangeError("Byte out of range");let n=0;for(let o=7;o>=0;o--)n=n<<1^(n>>>7)*285,n^=(e>>>o&1)*t;return n}function pm(t,e,n=1,o=40,r=-1,s=!0){if(!(Os<=n&&n<=o&&o<=Ts)||r<-1||r>7)throw new RangeError("Invalid value");let i,a;for(i=n;;i++){let p=Io(i,e)*8,h=lm(t,i);if(h<=p){a=h;break}if(i>=o)throw new RangeError("Data too long")}for(let p of[oc,rc,sc])s&&a<=Io(i,p)*8&&(e=p);let c=[];for(let p of t){Xt(p.mode[0],4,c),Xt(p.numChars,lc(p.mode,i),c);for(let h of p.getData())c.push(h)}let f=Io(i,e)*8;Xt(0,Math.min(4,f-c.length),c),Xt(0,(8-c.length%8)%8,c);for(let p=236;c.length<f;p^=253)Xt(p,8,c);let u=Array.from({length:Math.ceil(c.length/8)},()=>0);return c.forEach((p,h)=>u[h>>>3]|=p<<7-(h&7)),new Ms(i,e,u,r)}function pc(t,e){let{ecc:n="L",boostEcc:o=!1,minVersion:r=1,maxVersion:s=40,maskPattern:i=-1,border:a=1}=e||{},c=typeof t=="string"?am(t):Array.isArray(t)?[cc(t)]:void 0;if(!c)throw new Error(`uqr only supports encoding string and binary data, but got: ${typeof t}`);let f=pm(c,Jd[n],r,s,i,o),u=dm({version:f.version,maskPattern:f.mask,size:f.size,data:f.modules,types:f.types},a);return e?.invert&&(u.data=u.data.map(p=>p.map(h=>!h))),e?.onEncoded?.(u),u}function dm(t,e=1){if(!e)return t;let{size:n}=t,o=n+e*2;t.size=o,t.data.forEach(s=>{for(let i=0;i<e;i++)s.unshift(!1),s.push(!1)});for(let s=0;s<e;s++)t.data.unshift(Array.from({length:o},i=>!1)),t.data.push(Array.from({length:o},i=>!1));let r=Me.Border;t.types.forEach(s=>{for(let i=0;i<e;i++)s.unshift(r),s.push(r)});for(let s=0;s<e;s++)t.types.unshift(Array.from({length:o},i=>r)),t.types.push(Array.from({length:o},i=>r));return t}var mm=4;function dc({text:t,label:e}){let{size:n,path:o}=ae(()=>hm(t),[t]);return d`<svg class="qr" viewBox="0 0 ${n} ${n}" role="img" aria-label=${e}>
    <rect class="qr-ground" width=${n} height=${n} />
    <path class="qr-ink" d=${o} />
  </svg>`}function hm(t){let{size:e,data:n}=pc(t,{ecc:"M",border:mm}),o=n.flatMap((r,s)=>r.map((i,a)=>i?`M${a} ${s}h1v1h-1z`:"")).join("");return{size:e,path:o}}function mc({title:t,secret:e,onDone:n,children:o}){let r=B(null);return rt(()=>r.current?.focus(),[]),d`<section class="secret" ref=${r} tabindex="-1" aria-label=${t}>
    <h3>${t}</h3>
    <p>${K("secret.once")}</p>
    <p class="secret-text"><code>${e}</code></p>
    ${o}
    <div class="actions">
      <${le} text=${e} label=${K("secret.copy")} />
      <button type="button" class="button" onClick=${n}>${K("secret.done")}</button>
    </div>
  </section>`}var gm=/.{1,4}/g,hc={on:"factor.turnOn",codes:"factor.newCodes",off:"factor.turnOff"};function gc(){let[t,e]=v(""),[n,o]=v(""),[r,s]=v([]),[i,a]=v(""),c=!!I.value?.hasSecondFactor,f=g=>{I.value&&(I.value={...I.value,hasSecondFactor:g})},u=async()=>{t==="on"&&o(await fl()),t==="codes"&&s(await ml()),t==="off"&&(await dl(),f(!1),a(l("factor.turnedOff"))),e("")},p=g=>{o(""),s(g),f(!0)},h=g=>()=>{a(""),e(g)},m=!t&&!n&&!r.length;return d`<section class="stack" aria-label=${l("factor.title")}>
    <h3>${l("factor.title")}</h3>
    <p>${l(c?"factor.isOn":"factor.isOff")}</p>
    ${r.length?d`<${mc} title=${l("factor.codes")} secret=${r.join(`
`)}
          onDone=${()=>s([])}>
          <p class="hint">${l("factor.codesHint")}</p>
        <//>`:null}
    ${n?d`<${bm} uri=${n} onDone=${p} onCancel=${()=>o("")} />`:null}
    ${t?d`<${$m} key=${t} button=${l(hc[t])} onVerified=${u}
          onCancel=${()=>e("")} />`:null}
    ${m?d`<${Tt} told=${i}>
          ${(c?["codes","off"]:["on"]).map(g=>d`<button type="button" class="button" key=${g} onClick=${h(g)}>
              ${l(hc[g])}
            </button>`)}
        <//>`:null}
  </section>`}function $m({button:t,onVerified:e,onCancel:n}){let[o,r]=v(""),{isBusy:s,problem:i,submit:a}=D(async()=>{await vo(o),await e()});return d`<form class="stack" onSubmit=${a}>
    <${qe} />
    <${A} label=${l("account.passwordToConfirm")} type="password" value=${o}
      onValue=${r} required autofocus autocomplete="current-password" />
    <${k} error=${i} />
    <div class="actions">
      <button type="submit" class="button strong" disabled=${s||!o}>${t}</button>
      <button type="button" class="button" onClick=${n}>${l("button.cancel")}</button>
    </div>
  </form>`}function bm({uri:t,onDone:e,onCancel:n}){let[o,r]=v(""),{isBusy:s,problem:i,submit:a}=D(async()=>{e(await pl(o.trim()))});return d`<form class="stack" onSubmit=${a}>
    <p>${l("factor.scan")}</p>
    <${dc} text=${t} label=${l("factor.qr")} />
    <p class="hint">${l("factor.manual")} <code class="factor-key">${ym(t)}</code></p>
    <${A} label=${l("factor.code")} value=${o} onValue=${r} required autofocus
      inputmode="numeric" autocomplete="one-time-code" maxlength="20" />
    <${k} error=${i} />
    <div class="actions">
      <button type="submit" class="button strong" disabled=${s||!o.trim()}>
        ${l("factor.confirm")}
      </button>
      <button type="button" class="button" onClick=${n}>${l("button.cancel")}</button>
    </div>
  </form>`}function ym(t){return((new URL(t).searchParams.get("secret")??"").match(gm)??[]).join(" ")}var wm=[["Edg","Edge"],["OPR","Opera"],["SamsungBrowser","Samsung Internet"],["Firefox","Firefox"],["FxiOS","Firefox"],["CriOS","Chrome"],["Chrome","Chrome"],["Safari","Safari"]],vm=[["iPhone","iPhone"],["iPad","iPad"],["Android","Android"],["CrOS","ChromeOS"],["Windows","Windows"],["Mac OS X","macOS"],["Linux","Linux"]],xm=40;function bc(t){let e=$c(wm,t),n=$c(vm,t);if(e&&n)return l("sessions.device",{browser:e,system:n});let o=t.split("/")[0]?.trim().slice(0,xm)??"";return e||n||o||l("sessions.unknown")}function $c(t,e){return t.find(([n=""])=>e.includes(n))?.[1]??""}function yc(){let{answer:t,problem:e,again:n}=pt(ll,[]),[o,r]=v(""),s=(t??[]).filter(a=>!a.isCurrent),i=D(async()=>{await ul(),r(l("sessions.endedAll")),await n()});return d`<section class="stack" aria-label=${l("sessions.title")}>
    <h3>${l("sessions.title")}</h3>
    <${k} error=${e} onRetry=${n} />
    <ul class="rows" aria-label=${l("sessions.title")}>
      ${(t??[]).map(a=>d`<${_m} key=${a.sessionId} session=${a} onEnded=${n} />`)}
    </ul>
    <${k} error=${i.problem} />
    ${s.length?d`<${Tt} told=${o}>
          <button type="button" class="button" disabled=${i.isBusy} onClick=${i.submit}>
            ${l("sessions.endOthers")}
          </button>
        <//>`:d`<p class="hint" role="status">${o||l("sessions.onlyThis")}</p>`}
  </section>`}function _m({session:t,onEnded:e}){let n=bc(t.device??""),{isBusy:o,problem:r,submit:s}=D(async()=>{await cl(t.sessionId),e()});return d`<li class="row">
    <span class="row-words">
      <strong>
        ${n}${" "}
        ${t.isCurrent?d`<span class="tag">${l("sessions.this")}</span>`:null}
      </strong>
      <span class="hint">${km(t)}</span>
      <${k} error=${r} />
    </span>
    ${t.isCurrent?null:d`<span class="row-acts">
          <button type="button" class="button quiet" disabled=${o} onClick=${s}
            aria-label=${l("sessions.endOn",{device:n})}>
            ${l("button.signOut")}
          </button>
        </span>`}
  </li>`}function km({startedAt:t,lastUsedAt:e,network:n}){let o=s=>zt(new Date(s),{dateStyle:"medium"}),r=[l("sessions.since",{date:o(t)})];return e&&r.push(l("sessions.used",{date:o(e)})),n&&r.push(n),r.join(" · ")}function wc({onClose:t,onRestored:e}){return d`<${Z} title=${l("account.title")} onClose=${t}>
    <div class="stack parted">
      <${ec} />
      <${Zl} />
      <${tc} />
      <${gc} />
      <${yc} />
      <${Jl} onRestored=${e} />
      <${Ql} onClose=${t} />
    </div>
  <//>`}function Co(t){let[e,n]=v(!1);return{isOver:e,takes:{onDragOver(o){o.dataTransfer?.types.includes("Files")&&(o.preventDefault(),t?n(!0):o.dataTransfer.dropEffect="none")},onDragLeave(o){o.relatedTarget||n(!1)},onDrop(o){n(!1);let r=o.dataTransfer?.files[0];!r||o.defaultPrevented||(o.preventDefault(),t?.(r))}}}}function No({words:t}){return d`<div class="drop-here" aria-hidden="true">
    <p><${E} name="importing" />${t}</p>
  </div>`}function qt({label:t,items:e,icon:n="more",isIconOnly:o=!0,children:r}){let[s,i]=v(!1),a=B(null),c=Gt();rt(()=>{if(!s)return;Ps(a.current,0);let p=h=>{h.target instanceof Node&&!a.current?.contains(h.target)&&i(!1)};return document.addEventListener("pointerdown",p),()=>document.removeEventListener("pointerdown",p)},[s]);let f=()=>{i(!1),a.current?.querySelector("button")?.focus()};return d`<div class="menu" ref=${a} onKeyDown=${p=>{if(!s)return;let h={ArrowDown:1,ArrowUp:-1};if(p.key==="Escape")f();else if(p.key==="Tab")i(!1);else if(p.key==="Home")Ps(a.current,0);else if(p.key==="End")Ps(a.current,-1);else if(p.key in h)Mm(a.current,h[p.key]??0);else return;p.key!=="Tab"&&p.preventDefault(),p.stopPropagation()}}>
    <button
      type="button"
      class="button quiet ${o?"icon-only":""}"
      aria-haspopup="menu"
      aria-expanded=${s}
      aria-controls=${s?c:void 0}
      aria-label=${o?t:void 0}
      title=${o?t:void 0}
      onClick=${()=>i(!s)}
    >
      ${r??d`<${E} name=${n} />${o?null:t}`}
    </button>
    ${s?d`<ul class="menu-list" role="menu" id=${c} aria-label=${t}>
          ${e.map(p=>d`<li role="none" key=${p.label}>
              <button
                type="button"
                role="menuitem"
                tabindex="-1"
                class=${p.isDanger?"menu-item danger":"menu-item"}
                onClick=${()=>{f(),p.act()}}
              >
                ${p.icon?d`<${E} name=${p.icon} />`:null}${p.label}
              </button>
            </li>`)}
        </ul>`:null}
  </div>`}function vc(t){return[...t?.querySelectorAll("[role=menuitem]")??[]]}function Ps(t,e){vc(t).at(e)?.focus()}function Mm(t,e){let n=vc(t),o=n.findIndex(r=>r===document.activeElement);n[(o+e+n.length)%n.length]?.focus()}async function As(){try{await wo()}catch(t){ht(t);return}Ot.value=l("account.signedOut"),I.value=null,ft("signin")}function xc({onAccount:t}){let e=I.value?.displayName||I.value?.email||"";return d`<header class="masthead">
    <a class="skip" href="#main" onClick=${Is}>${l("home.skip")}</a>
    <a class="masthead-name" href=${V({})}>
      <img src="mark.svg" alt="" width="32" height="32" />${l("page.name")}
    </a>
    <div class="masthead-tools">
      <${Mo} />
      <${qt}
        label=${e}
        isIconOnly=${!1}
        items=${[{label:l("account.title"),icon:"person",act:t},{label:l("button.signOut"),icon:"lock",act:As}]}
      >
        <${E} name="person" /><span class="masthead-user">${e}</span>
      <//>
    </div>
  </header>`}function Is(t){t.preventDefault(),document.getElementById("main")?.focus()}function Cs({report:t,isDone:e}){if(!t)return d`<p role="status">${l("report.doneSentence")}</p>`;let n=t.warningCount??0;return d`<section class="stack" role="status" aria-label=${l("report.title")}>
    ${e?d`<h3 class="good"><${E} name="check" />${l("report.done")}</h3>`:d`<h3>${l("report.planned")}</h3>`}
    <ul class="plain">
      ${Om(t).map(o=>d`<li key=${o}>${o}</li>`)}
    </ul>
    ${n?d`<details>
          <summary>${l("report.warnings",{count:n})}</summary>
          <ul class="plain">
            ${t.warnings.map((o,r)=>d`<li key=${r}>
                  ${l("report.warning",{line:o.line,text:Mn(o.text)})}
                </li>`)}
            ${n>t.warnings.length?d`<li>
                  ${l("report.moreWarnings",{count:n-t.warnings.length})}
                </li>`:null}
          </ul>
        </details>`:null}
    <${_c} what="kept" tags=${t.kept} />
    <${_c} what="refused" tags=${t.refused} />
  </section>`}function _c({what:t,tags:e=[]}){let n=e.reduce((o,r)=>o+r.count,0);return n?d`<details>
    <summary>${l(`report.${t}`,{count:n})}</summary>
    <ul class="plain">
      ${e.map(({tag:o,count:r,lines:s})=>d`<li key=${o}>
          ${wt("report.tag",{tag:o,count:r,line:s[0]??0,code:Sm})}
        </li>`)}
    </ul>
  </details>`:null}function Sm(t){return d`<code>${t}</code>`}var Em=["added","updated","unchanged","couples","parentLinks","photos","editsKept","editsReplaced","missingPeople"];function Om(t){return Em.filter(e=>t[e]).map(e=>l(`report.${e}`,{count:t[e]}))}var Tm=300,Pm=".ged,.gdz,.json,text/vnd.familysearch.gedcom,application/json";function Do({first:t,isReady:e=!0,isLookedAt:n=!1,prepare:o,onFile:r,onRefused:s,onWritten:i,onDone:a}){let[c,f]=v(t??null),[u,p]=v("choose"),[h,m]=v(null),[g,$]=v(null),[b,y]=v(null),w=u==="read"||u==="write",x=B(!0);H(()=>()=>{x.current=!1},[]);let _=C=>{!C||w||(y(null),$(null),p("choose"),f(C),r?.(C))},M=async()=>{if(!c)return;let C=n&&u==="choose";p(C?"read":"write"),y(null),m(null);try{let L=await o();C?$(await Wl(L,c)):($(await Im(L,c,m)),i?.(),x.current||it(l("import.imported",{file:c.name}))),p(C?"look":"done")}catch(L){x.current?y(L):ht(L),p("choose"),await s?.()}};return d`<div class="stack">
    ${u==="done"?null:d`<${Cm} file=${c} onFile=${_} isBusy=${w} />`}
    <${Dm} error=${b} />
    ${w?d`<${Nm} progress=${h} />`:null}
    ${u==="look"?d`<${Cs} report=${g} isDone=${!1} />
          <p class="hint">${l("import.forGood")}</p>`:null}
    ${u==="done"?d`<${Cs} report=${g} isDone=${!0} />
          <div class="actions">
            <button type="button" class="button strong" onClick=${a}>
              ${l("import.open")}
            </button>
          </div>`:d`<div class="actions">
          <button
            type="button"
            class="button strong"
            disabled=${!c||!e||w}
            onClick=${M}
          >
            <${E} name="importing" />${Am(u,n)}
          </button>
        </div>`}
  </div>`}function Am(t,e){return t==="read"?l("import.reading"):t==="write"?l("import.importing"):l(t==="choose"&&e?"import.preview":"import.import")}async function Im(t,e,n){let o=await Yl(t,e);for(;;){let{state:r,written:s=0,total:i=0,...a}=await Vl(t,o.importId);if(n({written:s,total:i}),r==="done")return a.report;if(r==="failed")throw new Error(a.trouble??l("import.notImported"));await new Promise(c=>setTimeout(c,Tm))}}function Cm({file:t,onFile:e,isBusy:n}){let[o,r]=v(!1),s=B(null);return H(()=>()=>r(!1),[]),d`<div
    class="drop-place ${o?"over":""}"
    onDragOver=${i=>{i.preventDefault(),r(!0)}}
    onDragLeave=${()=>r(!1)}
    onDrop=${i=>{i.preventDefault(),r(!1),e(i.dataTransfer?.files[0])}}
  >
    <${E} name="importing" />
    ${t?d`<p><strong>${t.name}</strong><br />${$a(t.size)}</p>`:d`<p>${l("import.dropHere")}</p>`}
    <button
      type="button"
      class="button"
      disabled=${n}
      onClick=${()=>s.current?.click()}
    >
      ${l(t?"import.chooseOther":"import.choose")}
    </button>
    <input
      type="file"
      hidden
      ref=${s}
      accept=${Pm}
      aria-label=${l("import.file")}
      onChange=${i=>e(i.target.files[0])}
    />
  </div>`}function Nm({progress:t}){let e=t!==null&&t.total>0;return d`<div role="status">
    <label class="field-label" for="import-progress">
      ${e?l("import.progress",{written:t.written,total:t.total}):l("import.readingFile")}
    </label>
    <progress
      id="import-progress"
      max=${e?t.total:void 0}
      value=${e?t.written:void 0}
    ></progress>
  </div>`}function Dm({error:t}){let{line:e}=t?.details??{};return d`<${k} error=${t} />
    ${e?d`<p class="hint">${l("import.fix")}</p>`:null}`}function Mc({file:t,onWritten:e,onClose:n}){let[o,r]=v(t?"file":"empty"),[s,i]=v(t?kc(t.name):""),[a,c]=v(""),[f,u]=v(!1),p=B(""),h=()=>({treeName:s.trim(),...a.trim()?{description:a.trim()}:{}}),{isBusy:m,problem:g,submit:$}=D(async()=>{let x=await _s(h());n(),ft("tree",x.treeId)}),b=async()=>(p.current||(p.current=(await _s(h())).treeId),u(!0),p.current),y=async()=>{let x=p.current;p.current="",u(!1),x&&await Oo(x)},w=d`<${A} label=${l("tree.name")} value=${s} onValue=${i}
      maxlength="100" required data-first placeholder=${l("tree.nameExample")} />
    <${A} label=${l("tree.description")} type="area" rows="2" value=${a}
      onValue=${c} maxlength="500" hint=${l("tree.descriptionHint")} />`;return d`<${Z} title=${l("home.newTree")} onClose=${n}>
    <div class="stack">
      ${f?d`<p><strong>${s.trim()}</strong></p>`:d`<${Dt}
            legend=${l("home.startWith")}
            name="how"
            value=${o}
            options=${[["empty",l("home.startEmpty"),"plus"],["file",l("home.startFile"),"importing"]]}
            onValue=${r}
          />`}
      ${o==="empty"?d`<form class="stack" onSubmit=${$}>
            ${w}
            <${k} error=${g} />
            <div class="actions">
              <button type="submit" class="button strong" disabled=${m||!s.trim()}>
                ${l("home.create")}
              </button>
            </div>
          </form>`:d`<div class="stack">
            ${f?null:w}
            <${Do}
              first=${t}
              isReady=${!!s.trim()}
              prepare=${b}
              onRefused=${y}
              onWritten=${e}
              onFile=${x=>{s.trim()||i(kc(x.name))}}
              onDone=${()=>{n(),ft("tree",p.current)}}
            />
          </div>`}
    </div>
  <//>`}function kc(t){let e=t.replace(/\.[^.]*$/,"").replace(/[_-]+/g," ").trim();return e.charAt(0).toUpperCase()+e.slice(1,100)}function Ro({tree:t,onClose:e}){let[n,o]=v(!!t.isPublic),r=pt(()=>To(t.treeId,{hidesLiving:!0}),[t.treeId]),s=r.answer?.persons??[],i=s.filter(p=>p.hidden).length,{isBusy:a,problem:c,submit:f}=D(async()=>{await ke(t.treeId,{isPublic:!n}),o(!n)}),u=new URL(V({screen:"public",id:t.treeId}),document.baseURI).href;return d`<${Z} title=${l("publish.title",{tree:t.treeName})} onClose=${e}>
    <form class="stack" onSubmit=${f}>
      <p>${l(n?"publish.isPublic":"publish.isPrivate")}</p>
      <div class="two-lists">
        <section>
          <h3><${E} name="globe" />${l("publish.shown")}</h3>
          <ul>
            <li>${l("publish.shownName")}</li>
            <li>
              ${r.answer?l("publish.shownDead",{count:s.length-i}):l("publish.shownAnyDead")}
            </li>
            <li>${l("publish.shownKin")}</li>
          </ul>
        </section>
        <section>
          <h3><${E} name="lock" />${l("publish.hidden")}</h3>
          <ul>
            <li>
              ${r.answer?wt("publish.hiddenLiving",{count:i,strong:Rm}):l("publish.hiddenAnyLiving")}
            </li>
            <li>${l("publish.hiddenOwner")}</li>
          </ul>
        </section>
      </div>
      <p class="hint">${l("publish.hint")}</p>
      ${n?d`<div class="public-link">
            <label for="public-link" class="field-label">${l("publish.link")}</label>
            <div class="with-button">
              <input id="public-link" readonly value=${u} onFocus=${Lm} />
              <${le} text=${u} label=${l("publish.copy")} />
            </div>
          </div>`:null}
      <${k} error=${c??r.problem} />
      <div class="actions">
        <button
          type="submit"
          class=${n?"button danger":"button strong"}
          disabled=${a}
          data-first
        >
          ${l(n?"publish.stop":"publish.publish")}
        </button>
        ${n?d`<a class="button" href=${V({screen:"public",id:t.treeId})}
              target="_blank" rel="noopener">${l("publish.preview")}</a>`:null}
        <button type="button" class="button" onClick=${e}>${l("button.done")}</button>
      </div>
    </form>
  <//>`}function Rm(t){return d`<strong>${t}</strong>`}function Lm(t){t.target.select()}var Ns=["viewer","relative","editor"];function Sc({treeId:t,onDone:e}){let[n,o]=v(""),[r,s]=v("viewer"),[i,a]=v(""),c=D(async()=>{let u=await Bm(t,{email:n.trim(),role:r});it(l(u?"share.invited":"share.mailed",{email:n.trim()})),o(""),await e()}),f=D(async()=>{let{token:u=""}=await bs(t,{role:r}),p=new URL(V({screen:"invitation",id:u}),document.baseURI).href;a(p),await navigator.clipboard?.writeText(p).catch(()=>{}),await e()});return d`<form class="stack" onSubmit=${c.submit}>
    <div class="fields">
      <${A} label=${l("account.email")} type="email" value=${n} onValue=${o}
        required data-first placeholder=${l("share.emailExample")} />
      <${A} label=${l("share.access")} value=${r} onValue=${s}
        options=${Ns.map(u=>[u,l(`tree.access.${u}`)])} />
    </div>
    <${k} error=${Hm(c.problem)??f.problem} />
    <div class="actions">
      <button type="submit" class="button strong" disabled=${c.isBusy||!n.trim()}>
        <${E} name="share" />${l("share.byEmail")}
      </button>
      <button type="button" class="button" disabled=${f.isBusy} onClick=${f.submit}>
        <${E} name="link" />${l("share.copyLink")}
      </button>
    </div>
    ${i?d`<${Fm} link=${i} />`:null}
  </form>`}function Fm({link:t}){let e=n=>n.target.select();return d`<div class="public-link" role="status">
    <label for="invite-link" class="field-label">${l("share.link")}</label>
    <div class="with-button">
      <input id="invite-link" readonly value=${t} onFocus=${e} />
      <${le} text=${t} />
    </div>
    <p class="hint">${l("share.linkHint")}</p>
  </div>`}async function Bm(t,e){try{return await jl(t,e),!0}catch(n){if(!(n instanceof X)||!Um(n))throw n}return await bs(t,e),!1}function Um(t){return t.status===404||t.status===409&&t.details.place==="email"}function Hm(t){return t instanceof X?t.details.reason==="no_mail"?l("share.noMail"):t.details.need==="confirmed"?l("share.confirmFirst"):t:t}function Ec({treeId:t,invitations:e,onAct:n}){return e.length?d`<h3>${l("share.pending")}</h3>
    <ul class="rows" aria-label=${l("share.pending")}>
      ${e.map(o=>d`<${zm}
          key=${o.invitationId}
          invitation=${o}
          onResend=${()=>n(async()=>{await Il(t,o.invitationId),it(l("share.mailed",{email:o.email??""}))})}
          onRevoke=${()=>n(()=>Cl(t,o.invitationId))}
        />`)}
    </ul>`:null}function zm({invitation:t,onResend:e,onRevoke:n}){let o=t.email??l("share.aLink"),r=zt(new Date(t.expiresAt),{dateStyle:"medium"});return d`<li class="row">
    <span class="row-words">
      <strong>${o}</strong>
      <span class="hint">
        ${l(`tree.access.${t.role}`)} · ${l("share.until",{date:r})}
      </span>
    </span>
    <span class="row-acts">
      ${t.email?d`<button type="button" class="button quiet" onClick=${e}
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
  </li>`}function Fo({tree:t,onClose:e}){let{answer:n,problem:o,again:r}=pt(()=>Gl(t.treeId),[t.treeId]),s=pt(()=>Al(t.treeId),[t.treeId]),i=()=>Promise.all([r(),s.again()]),a=async c=>{try{await c()}catch(f){if(ht(f),!(f instanceof X&&f.status))return}await i()};return d`<${Z} title=${l("share.title",{tree:t.treeName})} onClose=${e}>
    <div class="stack">
      <${Sc} treeId=${t.treeId} onDone=${i} />
      <h3>${l("share.who")}</h3>
      <${k} error=${o} onRetry=${r} />
      ${n&&!n.length?d`<p class="hint">${l("share.nobody")}</p>`:null}
      <ul class="rows" aria-label=${l("share.guests")}>
        ${(n??[]).map(c=>d`<${Gm}
            key=${c.userId}
            share=${c}
            onRole=${f=>a(()=>ql(t.treeId,c.userId,f))}
            onRemove=${()=>a(async()=>{await Po(t.treeId,c.userId),it(l("share.stopped",{name:Lo(c)}))})}
          />`)}
      </ul>
      <${k} error=${s.problem} onRetry=${s.again} />
      <${Ec} treeId=${t.treeId} invitations=${s.answer??[]} onAct=${a} />
      <p class="hint">${l("share.hint")}</p>
    </div>
  <//>`}function Gm({share:t,onRole:e,onRemove:n}){return d`<li class="row">
    <span class="row-words">
      <strong>${Lo(t)}</strong>
      ${t.displayName?d`<span class="hint">${t.email}</span>`:null}
    </span>
    <span class="row-acts">
      <label>
        <span class="visually-hidden">${l("share.accessOf",{name:Lo(t)})}</span>
        <select onChange=${o=>e(o.target.value)}>
          ${Ns.map(o=>d`<option value=${o} selected=${o===t.role}>
              ${l(`tree.access.${o}`)}
            </option>`)}
        </select>
      </label>
      <button
        type="button"
        class="button quiet icon-only"
        aria-label=${l("share.stopWith",{name:Lo(t)})}
        title=${l("share.stop")}
        onClick=${n}
      >
        <${E} name="bin" />
      </button>
    </span>
  </li>`}function Lo(t){return t.displayName||t.email||l("share.formerUser")}function Bo({tree:t,onClose:e,onSaved:n}){let[o,r]=v(t.treeName),[s,i]=v(t.description??""),{isBusy:a,problem:c,submit:f}=D(async()=>{let u=s.trim()||null;await ke(t.treeId,{treeName:o.trim(),description:u}),e(),n()});return d`<${Z} title=${l("tree.details")} onClose=${e}>
    <form class="stack" onSubmit=${f}>
      <${A} label=${l("tree.name")} value=${o} onValue=${r} maxlength="100"
        required data-first />
      <${A} label=${l("tree.description")} type="area" rows="3" value=${s}
        onValue=${i} maxlength="500" />
      <${k} error=${c} />
      <div class="actions">
        <button type="submit" class="button strong" disabled=${a||!o.trim()}>
          ${l("button.save")}
        </button>
        <button type="button" class="button" onClick=${e}>
          ${l("button.cancel")}
        </button>
      </div>
    </form>
  <//>`}var Tc=6e4,jm=720*60*Tc;function Ds({tree:t,again:e}){let[n,o]=v(""),r=()=>o(""),i=t.role==="owner"?[{label:l("tree.details"),icon:"edit",act:()=>o("details")},{label:l("tree.share"),icon:"share",act:()=>o("share")},{label:l("tree.publish"),icon:"globe",act:()=>o("publish")},{label:l("button.delete"),icon:"bin",isDanger:!0,act:()=>o("delete")}]:[{label:l("home.leave"),icon:"bin",isDanger:!0,act:()=>o("leave")}];return d`<li class="card tree-card">
    <${Ym} treeId=${t.treeId} count=${t.personCount??0} />
    <div class="tree-card-body">
      <h3>
        <a class="card-link" href=${V({screen:"tree",id:t.treeId})}>
          ${t.treeName}
        </a>
      </h3>
      ${t.description?d`<p class="tree-card-words">${t.description}</p>`:null}
      <p class="tree-card-facts">
        <span>${l("home.people",{count:t.personCount??0})}</span>
        ${t.role==="owner"?null:d`<span class="tag">${qm(t.role)}</span>`}
        ${t.isPublic?d`<span class="tag"><${E} name="globe" />${l("tree.public")}</span>`:null}
        ${t.sharedCount?d`<span class="tag"
              ><${E} name="share" />${l("home.guests",{count:t.sharedCount})}</span
            >`:null}
      </p>
      <p class="hint">${Wm(Date.parse(t.updatedAt??""))}</p>
    </div>
    <${qt} label=${l("button.moreFor",{name:t.treeName})} items=${i} />
    ${n==="details"?d`<${Bo} tree=${t} onClose=${r} onSaved=${e} />`:null}
    ${n==="share"?d`<${Fo} tree=${t} onClose=${Oc(r,e)} />`:null}
    ${n==="publish"?d`<${Ro} tree=${t} onClose=${Oc(r,e)} />`:null}
    ${n==="delete"?d`<${An}
          title=${l("home.deleteTitle")}
          deed=${l("home.deleteButton")}
          word=${t.treeName.trim()}
          onClose=${r}
          onConfirm=${async()=>{await Oo(t.treeId),it(l("home.deleting",{tree:t.treeName})),e()}}
        >
          <p>${l("home.deleteWarning",{count:t.personCount??0})}</p>
        <//>`:null}
    ${n==="leave"?d`<${An}
          title=${l("home.leaveTitle")}
          deed=${l("home.leaveButton")}
          onClose=${r}
          onConfirm=${async()=>{await Po(t.treeId,I.peek()?.userId??""),e()}}
        >
          <p>${l("home.leaveWarning",{tree:t.treeName})}</p>
        <//>`:null}
  </li>`}var Oc=(t,e)=>()=>{t(),e()};function qm(t){return l(t==="public"?"tree.public":`tree.access.${t}`)}function Wm(t){if(Number.isNaN(t))return"";let e=Date.now();return e-t<Tc?l("home.changedNow"):e-t<jm?l("home.changed",{ago:ma(t,e,{numeric:"always"})}):l("home.changedOn",{date:zt(t,{dateStyle:"long"})})}function Ym({treeId:t,count:e}){let n=[...t].reduce((i,a)=>(i*31+a.charCodeAt(0))%9973,7),o=()=>(n=(n*137+71)%9973)/9973,r=Math.min(12,2+Math.round(Math.log2(e+1))),s=[];for(let i=r;i>0;i-=1){let a=54*i/r-o()*2;s.push(d`<ellipse cx=${60+o()*3-1.5} cy=${60+o()*3-1.5} rx=${a}
        ry=${a*(.93+o()*.1)} />`)}return d`<svg class="card-art" viewBox="0 0 120 120" aria-hidden="true" focusable="false">
    ${s}<circle cx="60" cy="60" r="3" class="filled" />
  </svg>`}function Pc(){let t=I.value?.email??"",{isBusy:e,problem:n,submit:o}=D(async()=>{await el(),it(l("home.resent",{email:t}))});return d`<aside class="unconfirmed" aria-label=${l("home.confirm")}>
    <p>
      ${wt("home.unconfirmed",{email:t,strong:r=>d`<strong>${r}</strong>`})}
    </p>
    <button type="button" class="button" disabled=${e} onClick=${o}>
      ${l("home.resend")}
    </button>
    <${k} error=${n} />
  </aside>`}function Ac(){let{answer:t,problem:e,again:n}=pt(Hl,[I.value?.userId]),[o,r]=v(!1),[s,i]=v(!1),[a,c]=v(null);H(()=>{document.title=l("page.title",{screen:l("home.title")})},[]);let f=[...t??[]].sort((g,$)=>($.updatedAt??"").localeCompare(g.updatedAt??"")),u=f.filter(g=>g.role==="owner"),p=f.filter(g=>g.role!=="owner"),{isOver:h,takes:m}=Co(g=>{c(g),r(!0)});return d`<div class="home" ...${m}>
    <${xc} onAccount=${()=>i(!0)} />
    <main id="main" class="home-main" tabindex="-1">
      <header class="screen-head">
        <h1>${l("home.title")}</h1>
        <button type="button" class="button strong" onClick=${()=>r(!0)}>
          <${E} name="plus" />${l("home.newTree")}
        </button>
      </header>
      ${I.value?.awaitsConfirmation?d`<${Pc} />`:null}
      <${k} error=${e} onRetry=${n} />
      ${t&&!t.length?d`<${vn} title=${l("home.empty")}>
            <p>${l("home.emptyHint")}</p>
            <button type="button" class="button strong" onClick=${()=>r(!0)}>
              <${E} name="plus" />${l("home.plant")}
            </button>
          <//>`:null}
      ${u.length?d`<h2 class="visually-hidden">${l("home.own")}</h2>
            <ul class="cards" aria-label=${l("home.title")}>
              ${u.map(g=>d`<${Ds} key=${g.treeId} tree=${g} again=${n} />`)}
            </ul>`:null}
      ${p.length?d`<h2 class="home-part">${l("home.shared")}</h2>
            <ul class="cards" aria-label=${l("home.shared")}>
              ${p.map(g=>d`<${Ds} key=${g.treeId} tree=${g} again=${n} />`)}
            </ul>`:null}
    </main>
    ${h?d`<${No} words=${l("home.drop")} />`:null}
    ${o?d`<${Mc}
          file=${a}
          onWritten=${n}
          onClose=${()=>{r(!1),c(null),n()}}
        />`:null}
    ${s?d`<${wc} onClose=${()=>i(!1)} onRestored=${n} />`:null}
  </div>`}function Ic({notice:t}){let{id:e,text:n,action:o,error:r}=t;return d`<div class="notice">
    ${r?d`<${k} error=${r} />`:d`<p>${n}</p>`}
    ${o?d`<button
          type="button"
          class="button"
          onClick=${()=>{_o(e),o.act()}}
        >
          ${o.label}
        </button>`:null}
    <button
      type="button"
      class="button quiet icon-only"
      aria-label=${K("notice.dismiss")}
      onClick=${()=>_o(e)}
    >
      <${E} name="close" />
    </button>
  </div>`}function Cc(){return d`<div class="notices" role="status" aria-live="polite">
    ${Be.value?d`<p class="notice waiting">${Be.value}</p>`:null}
    ${Nt.value.map(t=>d`<${Ic} key=${t.id} notice=${t} />`)}
  </div>`}var Y={current:null};var Vm=/FRENCH|HEBREW/i,Km=/@#D[^@]*@|\b(?:GREGORIAN|JULIAN)\b/gi,Xm=new RegExp(String.raw`(?<!\d)(\d{3,4}(?!\d)|(?<![/.-])\d{1,2}(?=\s*(?:$|TO\b|AND\b|B\.?\s?C)))`+String.raw`(?:/\d\d)?(\s*B\.?\s?C)?`,"i");function Uo(t,e,n){if(t)return Nc(t);if(e&&!Vm.test(e)){let o=Xm.exec(e.replace(Km," "));if(o)return Number(o[1])*(o[2]?-1:1)}return n?Nc(n):null}function Pt(t){return Uo(t.birthDate,t.birthDateText,t.birthSort)}function We(t){return Uo(t.deathDate,t.deathDateText,t.deathSort)}function Dc(t){let e=1/0,n=-1/0;for(let o of t){let r=Pt(o);r!==null&&(e=Math.min(e,r),n=Math.max(n,r))}return e>n?null:[e,n]}function Nc(t){let e=Number.parseInt(t,10);return Number.isNaN(e)?null:e}var Cn=Object.freeze([]);function yt(t){let e=new Map([...t.persons].map(u=>({person:u,born:Jm(u)})).sort((u,p)=>zo(u.born,p.born)||zo(u.person.personId,p.person.personId)).map(({person:u})=>[u.personId,u])),n=new Map([...e.keys()].map((u,p)=>[u,p])),{parents:o,children:r}=Zm(t,e,n),{spouses:s,couples:i}=th(t,e,n),a=eh(e,o),c=Lc(a,u=>u.parents),f=Lc(a,u=>u.children);return{people:e,parents:u=>o.get(u)??Cn,children:u=>r.get(u)??Cn,spouses:u=>s.get(u)??Cn,families:a,familiesOfParent:u=>c.get(u)??Cn,familiesOfChild:u=>f.get(u)??Cn,couples:i}}function At(t,e){return t<e?`${t} ${e}`:`${e} ${t}`}function Jm(t){return Fc(t.birthDate??t.birthSort,Pt(t))}function Rc(t){return Fc(t.marriageDate,Uo(t.marriageDate,t.marriageDateText))}function Fc(t,e){return t&&!t.startsWith("-")?t.padStart(10,"0"):e===null?"~":e<0?`!${String(1e4+e).padStart(5,"0")}`:String(e).padStart(4,"0")}function Zm(t,e,n){let o=new Map,r=new Map,s=new Set;for(let{parentId:i,childId:a,type:c="Biological"}of t.parents){let f=`${i} ${a}`;!e.has(i)||!e.has(a)||i===a||s.has(f)||(s.add(f),Ye(o,a,{id:i,type:c}),Ye(r,i,{id:a,type:c}))}for(let[i,a]of Qm(e,r))o.set(i,(o.get(i)??[]).filter(c=>c.id!==a)),r.set(a,(r.get(a)??[]).filter(c=>c.id!==i));for(let i of[o,r])for(let a of i.values())a.sort((c,f)=>Ho(n,c)-Ho(n,f));return{parents:o,children:r}}function Qm(t,e){let n=[],o=new Map;for(let r of t.keys()){if(o.has(r))continue;o.set(r,"open");let s=[{id:r,next:0}];for(let i=s.at(-1);i;i=s.at(-1)){let a=e.get(i.id)?.[i.next++];a?o.get(a.id)==="open"?n.push([a.id,i.id]):o.has(a.id)||(o.set(a.id,"open"),s.push({id:a.id,next:0})):(o.set(i.id,"done"),s.pop())}}return n}function th(t,e,n){let o=new Map,r=new Map;for(let i of t.spouses){let{person1Id:a,person2Id:c}=i,f=At(a,c);!e.has(a)||!e.has(c)||a===c||r.has(f)||(r.set(f,i),Ye(o,a,{id:c,link:i}),Ye(o,c,{id:a,link:i}))}for(let i of o.values())i.sort((a,c)=>zo(Rc(a.link),Rc(c.link))||Ho(n,a)-Ho(n,c));let s=[...r].sort((i,a)=>zo(i[0],a[0])).map(([,i])=>i);return{spouses:o,couples:s}}function eh(t,e){let n=new Map;for(let o of t.keys()){let r=new Map;for(let{id:s,type:i}of e.get(o)??[])Ye(r,i,s);for(let[s,i]of r)for(let a=0;a<i.length;a+=2){let c=i.slice(a,a+2).sort(),f=`${s} ${c.join(" ")}`,u=n.get(f)??{key:f,parents:c,type:s,children:[]};n.set(f,u),u.children.push(o)}}return[...n.values()]}function Lc(t,e){let n=new Map;for(let o of t)for(let r of e(o))Ye(n,r,o);return n}function Ye(t,e,n){let o=t.get(e);o?o.push(n):t.set(e,[n])}function Ho(t,e){return t.get(e.id)??0}function zo(t,e){return t<e?-1:t>e?1:0}function It(t,e,{rootId:n}){if(n&&e.people.has(n))return n;let o=t.tree?.rootPersonId;if(o&&e.people.has(o))return o;let r=null,s=-1;for(let i of e.people.keys()){let a=e.parents(i).length+e.children(i).length+e.spouses(i).length;a<=s||(s=a,r=i)}return r}function Nn(t,e,n){let o=new Map([[t,0]]),r=[t];for(let s=0;s<r.length;s++){let i=r[s],a=(o.get(i)??0)+1;if(!(a>n))for(let c of e(i))o.has(c.id)||(o.set(c.id,a),r.push(c.id))}return o}function Go(t,e,n){return{persons:t.persons.filter(({personId:o})=>e.has(o)),parents:t.parents.filter(({parentId:o,childId:r})=>e.has(o)&&n.has(r)),spouses:t.spouses.filter(({person1Id:o,person2Id:r})=>e.has(o)&&e.has(r))}}var ue=Object.freeze({nodes:[],edges:[],levels:[],bounds:{x:0,y:0,w:0,h:0}});var W=nt(null),Rn=nt(null),Q=xt(()=>yt(W.value??{persons:[],parents:[],spouses:[]})),R=xt(()=>Q.value.people),qo=xt(()=>(W.value&&It(W.value,Q.value,{}))??""),ot=xt(()=>["owner","editor"].includes(W.value?.tree.role??"")),Ve=xt(()=>W.value?.tree.role==="owner"),Rs="Biological",Dn="",jo=0;async function Bc(t){Ls(),Dn=t,await Fs()}function Ls(t=Dn){t===Dn&&(jo+=1,Dn="",W.value=null,Rn.value=null)}async function Ct({isQuiet:t=!1}={}){await Fs({isQuiet:t})}async function nh(){let t=W.peek()?.tree;if(!(!t||document.hidden))try{let e=await zl(t.treeId);(e.version!==t.version||e.updatedAt!==t.updatedAt)&&await Fs()}catch{}}function Uc(t){let{parents:e,children:n}=Q.value,o=new Map;for(let i of e(t))for(let a of n(i.id)){if(a.id===t)continue;let c=i.type===Rs?a.type:i.type;o.set(a.id,[...o.get(a.id)??[],c])}let r=i=>e(i).filter(a=>a.type===Rs).length,s=(i,a)=>{let c=a.filter(f=>f===Rs).length;return c?c<Math.max(r(t),r(i))?"Half":"":a.includes("Adoptive")?"Adoptive":a[0]??""};return[...R.value.keys()].flatMap(i=>{let a=o.get(i);return a?[{id:i,how:s(i,a)}]:[]})}async function Fs({isQuiet:t=!1}={}){let e=++jo,n=Dn;try{let o=await To(n);if(e!==jo)return;W.value=o,Rn.value=null}catch(o){if(e!==jo)return;W.peek()?t||ht(o):Rn.value=o}}document.addEventListener("visibilitychange",nh);function F(t){return t?t.hidden?l("person.living"):[t.firstName,t.lastName].filter(Boolean).join(" ")||t.preferredName||t.birthName||l("person.unnamed"):l("person.missing")}function Ke(t){return t.hidden?l("person.living"):[t.firstName,t.middleName,t.lastName,t.suffix].filter(Boolean).join(" ")||F(t)}function Bs(t){return t.normalize("NFKD").replace(/\p{M}/gu,"").replace(/ß/g,"ss").replace(/[øØ]/g,"o").replace(/[łŁ]/g,"l").toLowerCase()}function Hc(t){let{firstName:e,middleName:n,lastName:o,birthName:r,preferredName:s,suffix:i}=t;return Bs([e,n,o,r,s,i].filter(Boolean).join(" "))}function oh(t){G({person:t}),Y.current?.focus(t)}function Jt({id:t}){let e=R.value.get(t);return d`<button type="button" class="link" disabled=${!e} onClick=${()=>oh(t)}>
    ${F(e)}
  </button>`}function Wo({ids:t}){return ha(t.map(e=>d`<${Jt} key=${e} id=${e} />`))}var jc=["JAN","FEB","MAR","APR","MAY","JUN","JUL","AUG","SEP","OCT","NOV","DEC"],rh=2e3,sh={ABT:"about",CAL:"calculated",EST:"estimated",BEF:"before",AFT:"after",FROM:"from",TO:"to"},ih=[[/@#DJULIAN@|\bJULIAN\b/gi,"julian"],[/@#DFRENCH R@|\bFRENCH_R\b/gi,"french"],[/@#DHEBREW@|\bHEBREW\b/gi,"hebrew"]],ah=/@#DGREGORIAN@|\bGREGORIAN\b/gi,lh=/^BET\s+(.+?)\s+AND\s+(.+)$/i,ch=/^FROM\s+(.+?)\s+TO\s+(.+)$/i,uh=/^(ABT|CAL|EST|BEF|AFT|FROM|TO)\s+(.+)$/i,fh=/^(?:(\d{1,2})\s+)?([A-Z]{3})\s+(\d{1,4}(?:\/\d{2})?)$/i,zc=/\s+(?:BCE|B\.C\.)$/i;function fe(t){let e=t.trim();if(/^\(.*\)$/s.test(e))return e.slice(1,-1);let n=/^INT\s+(.*?)\s*\((.*)\)$/is.exec(e);if(n){let[,i="",a=""]=n;return l("date.quoted",{date:fe(i),phrase:a})}let o=e.replace(ah,""),r=[];for(let[i,a]of ih)i.test(o)&&r.push(l(`date.${a}`)),o=o.replace(i,"");let s=ph(o.trim().replace(/\s+/g," "));return r.length?l("date.calendar",{date:s,calendar:r.join(", ")}):s}function ph(t){let e=lh.exec(t);if(e)return Gc("date.between",e);let n=ch.exec(t);if(n)return Gc("date.period",n);let o=uh.exec(t);if(!o)return Ln(t);let[,r="",s=""]=o,i=sh[r.toUpperCase()];return l(`date.${i}`,{date:Ln(s)})}function Gc(t,[,e="",n=""]){return l(t,{from:Ln(e),to:Ln(n)})}function Ln(t){if(zc.test(t))return l("date.bc",{year:Ln(t.replace(zc,""))});let[,e,n="",o=""]=fh.exec(t)??[],r=Yo(jc.indexOf(n.toUpperCase()));return r?e?l("date.day",{day:`${Number(e)}`,month:r,year:o}):l("date.month",{month:r,year:o}):t}function Yo(t){return t in jc?zt(new Date(rh,t,1),{month:"long"}):""}function gt(t,e){if(e)return fe(e);if(!t)return"";let[n="",o="",r=""]=t.split("-").map(s=>`${Number(s)}`);return l("date.day",{day:r,month:Yo(Number(o)-1),year:n})}async function qc(t,e,n){let o={from:e,to:n};return T("GET",`${bt(t)}/relationship`,{query:o,isGuest:!0})}async function Us(t,e,n={}){return T("GET",`${bt(t)}/${e}`,{query:n,isGuest:!0})}async function Wc(t,e,n){return T("POST",`${bt(t)}/distinct`,{json:{first:e,second:n}})}async function Yc(t,e,n){return T("POST",`${bt(t)}/merge`,{json:{keep:e,drop:n}})}function Mt(t,e={}){let n=W.value?.tree,o=JSON.stringify(e),r=n?.treeId??"",[s,i]=v({of:0,pages:[]}),{answer:a,problem:c,again:f}=pt(()=>Us(r,t,e),[r,n?.version,t,o]),u=s.of===a?s.pages:[],p=[a,...u].filter(Boolean),h=p.at(-1)?.cursor,g=h?d`<button type="button" class="button wide" onClick=${async()=>{try{let $=await Us(r,t,{...e,cursor:h});i({of:a,pages:[...u,$]})}catch($){ht($)}}}>
        ${l("button.showMore")}
      </button>`:null;return{answer:a,items:p.flatMap($=>$.items??[]),problem:c,again:f,more:g}}var dh=Array.from({length:12},(t,e)=>[String(e+1),Yo(e)]);function Vc(){let[t,e]=v(String(new Date().getMonth()+1)),{answer:n,items:o,problem:r,again:s}=Mt("anniversaries",{month:t});return d`<label class="field">
      <span class="field-label">${l("anniversaries.month")}</span>
      <select onChange=${i=>e(i.target.value)}>
        ${dh.map(([i,a])=>d`<option value=${i} selected=${i===t}>${a}</option>`)}
      </select>
    </label>
    <${k} error=${r} onRetry=${s} />
    ${n&&!o.length?d`<p class="hint">${l("anniversaries.none")}</p>`:null}
    <ol class="days">
      ${o.map(i=>d`<li key=${i.kind+i.personIds.join()+i.date}>
          <span class="day">${i.day}</span>
          <span>
            ${wt(`anniversaries.${i.kind}`,{people:d`<${Wo} ids=${i.personIds} />`,year:i.date.slice(0,4),ago:ga(i.years),when:a=>d`<span class="hint">${a}</span>`})}
          </span>
        </li>`)}
    </ol>`}function mh({code:t,severity:e}){return l(`checks.codes.${e==="error"&&t==="parentTooYoung"?"bornAfterOwnChild":t}`)}function Kc(){let{answer:t,problem:e,again:n}=Mt("checks",{limit:1}),[o,r]=v("");return t?t.counts.length?d`<ul class="groups">
    ${t.counts.map(s=>{let{code:i,severity:a}=s,c=`${a} ${i}`,f=o===c;return d`<li key=${c}>
          <button
            type="button"
            class="group ${a}"
            aria-expanded=${f}
            onClick=${()=>r(f?"":c)}
          >
            <span class="group-mark">${l(`checks.${a}`)}</span>
            <span class="group-title">${mh(s)}</span>
            <span class="group-count">${_t(s.count)}</span>
          </button>
          ${f?d`<${hh} code=${i} severity=${a} />`:null}
        </li>`})}
  </ul>`:d`<p class="good"><${E} name="check" />${l("checks.none")}</p>`:d`<${k} error=${e} onRetry=${n} />`}function hh({code:t,severity:e}){let{items:n,problem:o,again:r,more:s}=Mt("checks",{code:t,severity:e,limit:50});return d`<${k} error=${o} onRetry=${r} />
    <ul class="findings">
      ${n.map(i=>d`<li
          key=${i.text+i.personIds.join()}
        >
          <p>${i.text}</p>
          <p class="finding-people">
            ${i.personIds.map(a=>d`<${Jt} key=${a} id=${a} />`)}
          </p>
        </li>`)}
    </ul>
    ${s}`}async function Zt(t){let{value:e,etag:n}=await fs("GET",Xe(t),{isGuest:!0});return{person:Ge(e),etag:n}}async function Xc(t){return T("POST","api/persons",{json:t})}async function Hs(t,e,n){let{value:o,etag:r}=await fs("PATCH",Xe(t),{json:e,ifMatch:n});return{person:o,etag:r}}async function Jc(t){return T("DELETE",Xe(t))}async function Zc(t,e){return T("POST",`${Xe(t)}/restore`,{json:{undo:e}})}async function Vo(t,e){await T("POST",`${Xe(t)}/photo`,{body:e})}async function Qc(t){await T("DELETE",`${Xe(t)}/photo`)}async function Ko(t){return Ue(t,{isGuest:!0})}async function tu(t){let e=[],n;do{let o=await T("GET","api/relationships",{query:{personId:t,cursor:n}});e.push(...o.items),n=o.cursor}while(n);return e}async function zs(t){return T("POST","api/relationships/parent-child",{json:t})}async function Gs(t){return T("POST","api/relationships/spousal",{json:t})}async function js(t,e,n,o){return T("PATCH",eu(t,e,n),{json:o})}async function Fn(t,e,n){await T("DELETE",eu(t,e,n))}function eu(t,e,n){return`api/relationships/${t}/${encodeURIComponent(e)}/${encodeURIComponent(n)}`}function Xe(t){return`api/persons/${encodeURIComponent(t)}`}var gh=50,Se=nt([]),pe=nt([]),Ee=nt(!1),Xo=xt(()=>Se.value.at(-1)?.what??""),Jo=xt(()=>pe.value.at(-1)?.what??"");function Oe(){Se.value=[],pe.value=[],ms()}async function Rt(t,e){let n=await Ws(t.act);pe.value=[],nu(t,e,n)}async function Je(){let t=Se.peek().at(-1);if(!t||Ee.peek())return;hs();let e;try{e=await Ws(t.undo)}catch(o){ht(o);return}Se.value=Se.value.filter(o=>o!==t),pe.value=e?[]:[...pe.value,t];let{what:n}=t;e?it(l("history.undoneForGood",{what:n})):it(l("history.undone",{what:n}),{label:l("button.redo"),act:Ze})}async function Ze(){let t=pe.peek().at(-1);if(!t||Ee.peek())return;hs();let e;try{e=await Ws(t.act)}catch(n){ht(n);return}pe.value=pe.value.filter(n=>n!==t),nu(t,l("history.redone",{what:t.what}),e)}function nu(t,e,n){n?(Oe(),it(l("history.doneForGood",{done:e}))):(Se.value=[...Se.value,t].slice(-gh),ms(),it(e,{label:l("button.undo"),act:Je}))}async function Ws(t){Ee.value=!0;let e,n=!1;try{e=await t()||void 0}catch(s){throw n=s instanceof X&&!s.status,s}finally{await Ct({isQuiet:n}),Ee.value=!1}let{opens:o="",isForGood:r=!1}=e??{};return R.peek().has(o)&&G({person:o}),r}function Qe(t){return t<0?l("date.bc",{year:`${-t}`}):`${t}`}function Zo(t){if(!t)return"";let[e,n]=t;return e===n?Qe(e):`${Qe(e)}–${Qe(n)}`}function tn(t,e){if(t===null)return"";let n=/^\s*(?:@#[^@]*@\s*)?(ABT|CAL|EST|BET|BEF|AFT|FROM|TO)\b/i.exec(e??""),o=Qe(t);switch(n?.[1]?.toUpperCase()){case void 0:return o;case"BEF":case"TO":return l("date.beforeYear",{year:o});case"AFT":case"FROM":return l("date.afterYear",{year:o});default:return l("date.aboutYear",{year:o})}}function de(t){let e=tn(Pt(t),t.birthDateText),n=tn(We(t),t.deathDateText);if(!e&&!n)return"";let o=l("date.unknownYear");return n?`${e||o}–${n}`:t.living?l("date.bornYear",{year:e}):`${e}–${o}`}function en(t){return gt(t.birthDate,t.birthDateText)}function nn(t){return gt(t.deathDate,t.deathDateText)}function ou(){let{answer:t,items:e,problem:n,again:o,more:r}=Mt("duplicates",{limit:25}),[s,i]=v(null);return t?e.length?d`<p class="hint">${l("duplicates.intro")}</p>
    <ul class="findings">
      ${e.map(a=>d`<li
          key=${a.personIds.join()}
        >
          <p class="pair">
            ${a.personIds.map(c=>d`<span key=${c}>
                <${Jt} id=${c} />
                <span class="hint"> ${$h(c)}</span>
              </span>`)}
          </p>
          <p class="hint">${Mn(kt(a.reasons))}</p>
          ${ot.value?d`<button
                type="button"
                class="button small"
                onClick=${()=>i(a.personIds)}
              >
                <${E} name="merge" />${l("duplicates.compare")}
              </button>`:null}
        </li>`)}
    </ul>
    ${r}
    ${s?d`<${bh} pair=${s} onClose=${()=>i(null)} />`:null}`:d`<p class="good"><${E} name="check" />${l("duplicates.none")}</p>`:d`<${k} error=${n} onRetry=${o} />`}function $h(t){let e=R.value.get(t);return e?de(e):""}function bh({pair:t,onClose:e}){let[n,o]=v(!0),r=pt(async()=>{let[p,h]=await Promise.all(t.map(Zt));return p&&h?[p.person,h.person]:[]},t),{isBusy:s,problem:i,submit:a}=D(async()=>{let[p,h]=n?t:[t[1],t[0]],m=F(R.peek().get(p));await Yc(W.peek()?.tree.treeId??"",p,h),e(),G({person:""}),Oe(),await Ct(),it(l("duplicates.merged",{name:m}))}),c=D(async()=>{await Wc(W.peek()?.tree.treeId??"",...t),e(),await Ct()}),[f,u]=r.answer??[];return d`<${Z} title=${l("duplicates.title")} onClose=${e}>
    <form class="stack" onSubmit=${a}>
      <${k} error=${r.problem??i??c.problem} />
      ${f&&u?d`<${yh} first=${f} second=${u} keepsFirst=${n}
            onKeep=${o} />`:null}
      <p class="hint">${l("duplicates.hint")}</p>
      <div class="actions">
        <button type="submit" class="button strong" disabled=${s||!f}>
          <${E} name="merge" />${l("duplicates.merge")}
        </button>
        <button type="button" class="button" data-first disabled=${c.isBusy}
          onClick=${c.submit}>
          ${l("duplicates.differ")}
        </button>
      </div>
    </form>
  <//>`}function yh({first:t,second:e,keepsFirst:n,onKeep:o}){let r=i=>{let{parents:a,spouses:c,children:f}=Q.value,u=i.personId,p=[...a(u),...c(u),...f(u)].map(h=>h.id);return kt(p.map(h=>F(R.value.get(h))))},s=[[l("duplicates.name"),Ke],[l("field.birth"),en],[l("field.birthPlace"),i=>i.birthPlace??""],[l("field.death"),nn],[l("field.deathPlace"),i=>i.deathPlace??""],[l("duplicates.relatives"),r],[l("field.biography"),i=>i.biography??""]];return d`<table class="side-by-side">
    <thead>
      <tr>
        <th scope="col"><span class="visually-hidden">${l("person.field")}</span></th>
        ${[!0,!1].map(i=>d`<th scope="col" key=${i}>
            <label class="toggle">
              <input type="radio" name="keep" checked=${n===i}
                onChange=${()=>o(i)} />
              <span>${l("duplicates.keep")}</span>
            </label>
          </th>`)}
      </tr>
    </thead>
    <tbody>
      ${s.map(([i,a])=>{let c=[a(t),a(e)],f=!!(c[0]&&c[1])&&c[0]!==c[1];return c[0]||c[1]?d`<tr key=${i} class=${f?"differs":""}>
              <th scope="row">${i}</th>
              ${c.map((u,p)=>d`<td key=${p}>${u||l("person.noValue")}</td>`)}
            </tr>`:null})}
    </tbody>
  </table>`}function ru(){let{answer:t,items:e,problem:n,again:o,more:r}=Mt("places",{limit:50}),[s,i]=v("");return t&&!e.length?d`<p class="hint">${l("places.none")}</p>`:d`<${k} error=${n} onRetry=${o} />
    <ul class="groups">
      ${e.map(a=>{let c=s===a.name;return d`<li key=${a.name}>
          <button
            type="button"
            class="group"
            aria-expanded=${c}
            onClick=${()=>i(c?"":a.name)}
          >
            <span class="group-title">${a.name}</span>
            <span class="group-count">${_t(wh(a))}</span>
          </button>
          ${c?d`<${vh} place=${a} />`:null}
        </li>`})}
    </ul>
    ${r}`}function wh({births:t,marriages:e,deaths:n}){return t+e+n}function vh({place:t}){let{births:e,marriages:n,deaths:o,personIds:r,personCount:s}=t,i=[e?l("places.births",{count:e}):"",n?l("places.marriages",{count:n}):"",o?l("places.deaths",{count:o}):""].filter(Boolean);return d`<div class="findings">
    <p class="hint">${kt(i)}</p>
    <ul class="rows">
      ${r.map(a=>d`<li key=${a}><${Jt} id=${a} /></li>`)}
    </ul>
    ${s>r.length?d`<p class="hint">
          ${l("places.others",{count:s-r.length})}
        </p>`:null}
  </div>`}var Qo=320,Bn=110,xh=16,_h=6.2;function su({title:t,bars:e}){let n=Math.max(1,...e.map(s=>s.count)),o=Qo/Math.max(1,e.length),r=Math.ceil(e.length/8);return d`<figure class="chart">
    <figcaption>${t}</figcaption>
    <svg viewBox="0 0 ${Qo} ${Bn+xh}" role="img" aria-label=${Mh(t,e)}>
      ${e.map((s,i)=>{let a=Math.max(s.count?2:0,s.count/n*(Bn-14)),c=i*o;return d`<g key=${s.label}>
          <rect x=${c+o*.12} y=${Bn-a} width=${o*.76} height=${a}
            rx="2"><title>${iu(s)}</title></rect>
          ${i%r===0?d`<text x=${kh(c+o/2,s.label)} y=${Bn+12}
                text-anchor="middle">
                ${s.label}
              </text>`:null}
        </g>`})}
      <path d="M0 ${Bn}H${Qo}" />
    </svg>
  </figure>`}function kh(t,e){let n=e.length*_h/2;return Math.min(Qo-n,Math.max(n,t))}function Un({title:t,bars:e}){let n=Math.max(1,...e.map(o=>o.count));return e.length?d`<figure class="chart">
    <figcaption>${t}</figcaption>
    <dl class="bars">
      ${e.map(o=>d`<div key=${o.label}>
          <dt>${o.label}</dt>
          <dd>
            <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
              <rect width=${o.count/n*100} height="8" rx="1.5" />
            </svg>
            <span>${_t(o.count)}</span>
          </dd>
        </div>`)}
    </dl>
  </figure>`:null}function Mh(t,e){return l("statistics.chart",{title:t,bars:kt(e.map(iu),{type:"unit"})})}function iu({label:t,count:e}){return l("statistics.bar",{label:t,count:e})}var Sh=24,au=8,Eh=["sex","birthDate","birthPlace","deathDate","parents"];function lu(){let{answer:t,problem:e,again:n}=Mt("stats");return t?d`<dl class="tiles">
      <${on} label=${l("statistics.people")} value=${_t(t.persons)} />
      <${on} label=${l("statistics.living")} value=${_t(t.living)} />
      <${on} label=${l("statistics.couples")} value=${_t(t.couples)} />
      <${on} label=${l("statistics.generations")} value=${_t(t.generations)} />
      <${tr} label=${l("statistics.ageAtDeath")} average=${t.ageAtDeath} />
      <${tr} label=${l("statistics.ageAtMarriage")} average=${t.ageAtMarriage} />
      <${tr} label=${l("statistics.ageOfMothers")} average=${t.ageOfMothers} />
      <${tr} label=${l("statistics.ageOfFathers")} average=${t.ageOfFathers} />
      ${t.childrenPerCouple?d`<${on} label=${l("statistics.childrenPerCouple")}
            value=${cu(t.childrenPerCouple)} />`:null}
    </dl>
    <${Oh} answer=${t} />
    <${Un} title=${l("statistics.lastNames")} bars=${Ys(t.lastNames)} />
    <${Un} title=${l("statistics.femaleNames")} bars=${Ys(t.firstNamesFemale)} />
    <${Un} title=${l("statistics.maleNames")} bars=${Ys(t.firstNamesMale)} />
    <${Un} title=${l("statistics.completeness")} bars=${Eh.map(o=>({label:l(`statistics.${o}`),count:Math.round((t.completeness[o]??0)*100)}))} />
    ${t.largestFamilies.length?d`<h3>${l("statistics.mostChildren")}</h3>
          <ul class="rows">
            ${t.largestFamilies.slice(0,au).map(o=>d`<li
                  class="row"
                  key=${o.personId}
                >
                  <span class="row-words"><${Jt} id=${o.personId} /></span>
                  <span class="hint">
                    ${l("statistics.children",{count:o.children})}
                  </span>
                </li>`)}
          </ul>`:null}`:d`<${k} error=${e} onRetry=${n} />`}function Oh({answer:t}){let e=t.birthsByDecade.length;if(!e)return null;let n=e<=Sh,r=(n?t.birthsByDecade:t.birthsByCentury).map(s=>({label:s.fromYear<0?Qe(s.fromYear):l("statistics.years",{year:`${s.fromYear}`}),count:s.count}));return d`<${su} bars=${r}
    title=${l(n?"statistics.birthsByDecade":"statistics.birthsByCentury")} />`}function on({label:t,value:e}){return d`<div class="tile"><dt>${t}</dt><dd>${e}</dd></div>`}function tr({label:t,average:e}){return e?d`<${on} label=${t} value=${cu(e.years)} />`:null}function Ys(t){return t.slice(0,au).map(e=>({label:e.name,count:e.count}))}function cu(t){return _t(t,{minimumFractionDigits:1,maximumFractionDigits:1})}function Qt(t=""){return t.split(",").map(n=>n.trim()).filter(Boolean).join(", ")}var Th={birth:"∗",marriage:"∞",divorce:"⚮",death:"†"};function fu(){let{answer:t,items:e,problem:n,again:o,more:r}=Mt("timeline",{limit:100});return t&&!e.length?d`<p class="hint">${l("timeline.none")}</p>`:d`<${k} error=${n} onRetry=${o} />
    <ol class="timeline">
      ${e.map((s,i)=>{let a=uu(s.sort),c=e[i-1];return d`${!c||uu(c.sort)!==a?d`<li class="century" key=${`c${a}`}><h3>${a}</h3></li>`:null}
          <li key=${s.kind+s.personIds.join()+i}>
            <span class="sign ${s.kind}" aria-hidden="true">${Th[s.kind]}</span>
            <span>
              <span class="hint">${fe(s.dateText)}</span><br />
              ${wt(`timeline.${s.kind}`,{people:d`<${Wo} ids=${s.personIds} />`})}
              ${s.place?`, ${Qt(s.place)}`:null}
            </span>
          </li>`})}
    </ol>
    ${r}`}function uu(t){let e=Number.parseInt(t,10);return l("statistics.years",{year:`${Math.floor(e/100)*100}`})}var pu={checks:Kc,duplicates:ou,statistics:lu,anniversaries:Vc,timeline:fu,places:ru},rn=Object.keys(pu);function du({name:t}){let e=rn.find(i=>i===t)??"checks",n=pu[e],o=B(null);rt(()=>o.current?.focus(),[]);let r=i=>{let c={ArrowRight:1,ArrowLeft:-1}[i.key];if(!c)return;i.preventDefault();let f=rn[(rn.indexOf(e)+c+rn.length)%rn.length]??"";G({insight:f},{replace:!0}),requestAnimationFrame(()=>document.getElementById(`insight-${f}`)?.focus())},s=()=>{G({insight:""}),document.getElementById("main")?.focus()};return d`<aside class="insights" aria-label=${l("tree.insights")}>
    <header class="insights-head">
      <h2 tabindex="-1" ref=${o}>${l("tree.insights")}</h2>
      <button type="button" class="button quiet icon-only" onClick=${s}
        aria-label=${l("insights.close")} title=${l("button.close")}
      ><${E} name="close" /></button>
    </header>
    <div class="tabs" role="tablist" aria-label=${l("tree.insights")} onKeyDown=${r}>
      ${rn.map(i=>d`<button
          key=${i}
          type="button"
          role="tab"
          id="insight-${i}"
          class="tab"
          aria-selected=${i===e}
          aria-controls="insight-view"
          tabindex=${i===e?0:-1}
          onClick=${()=>G({insight:i},{replace:!0})}
        >
          ${l(`insights.${i}`)}
        </button>`)}
    </div>
    <div class="insight" role="tabpanel" id="insight-view" aria-labelledby="insight-${e}"
      tabindex="0" key=${e}>
      <${n} />
    </div>
  </aside>`}var mu=["birthDate","deathDate","marriageDate","divorceDate","adoptionDate"];function er(t,e){let n={};for(let o of Object.keys(e)){let r=o.replace(/Text$/,"");mu.includes(r)&&!t[o]&&t[r]?n[r]=t[r]:n[o]=t[o]??null}return n}function hu(t){let e={...t};for(let n of mu)e[`${n}Text`]&&delete e[n];return e}var Ph=404,te=t=>F(R.peek().get(t));async function sn(t,e,n="Biological",o=""){let[r,s]=[te(t),te(e)];await Rt({what:l("history.connecting",{one:r,other:s}),act:async()=>{await zs({parentId:t,childId:e,type:n,...o?{alsoOf:o}:{}})},undo:async()=>{o&&await bu("parent-child",o,e),await Fn("parent-child",t,e)}},o?l("history.parents",{parent:r,other:te(o),child:s}):l("history.parent",{parent:r,child:s}))}async function nr(t,e,n={status:"Married"},o=[]){let r={one:te(t),other:te(e)};await Rt({what:l("history.connecting",r),act:async()=>{await Gs({person1Id:t,person2Id:e,parentOf:o,...n})},undo:async()=>{for(let s of o)await bu("parent-child",e,s);await Fn("spousal",t,e)}},l("history.couple",r))}async function gu(t,e,n){let o=await Vs(t,e,n),r={one:te(e),other:te(n)};await Rt({what:l("history.disconnecting",r),act:()=>Fn(t,e,n),undo:async()=>{let s={...Ah(o),...yu(t,e,n)};t==="spousal"?await Gs(s):await zs(s)}},l("history.disconnected",r))}async function $u(t,e,n,o,r){let s=er(o,r),i={one:te(e),other:te(n)};await Rt({what:l("history.editingLink",i),act:async()=>{await js(t,e,n,r)},undo:async()=>{await js(t,e,n,s)}},l("history.savedLink"))}async function Vs(t,e,n){let o=Object.entries(yu(t,e,n));return(await tu(e)).find(s=>o.every(([i,a])=>s[i]===a))}async function bu(t,e,n){try{await Fn(t,e,n)}catch(o){if(!(o instanceof X)||o.status!==Ph)throw o}}function yu(t,e,n){return t==="spousal"?{person1Id:e,person2Id:n}:{parentId:e,childId:n}}function Ah(t){let{id:e,relationshipType:n,treeId:o,createdAt:r,updatedAt:s,...i}=t;return hu(i)}var Ih=409;function Ks(t){let e,n=null;return{async end(){let{person:o}=await Zt(t);return n=o.photoUrl?await Ko(o.photoUrl).catch(()=>null):null,{undo:e}=await Jc(t),z.peek().person===t&&G({person:""}),{isForGood:!e}},async goOn(){return e&&await Ch(t,e),e=void 0,n&&await Vo(t,n),n=null,{opens:t}}}}async function Ch(t,e){try{await Zc(t,e)}catch(n){if(!(n instanceof X)||n.status!==Ih)throw n;await Zt(t).catch(()=>Promise.reject(n))}}async function an(t){let e=W.peek()?.tree.treeId??"",n=F(t),o="",r=null;return await Rt({what:l("history.adding",{name:n}),act:async()=>{if(r)return r.goOn();o=(await Xc({treeId:e,...t})).personId},undo:()=>(r??=Ks(o)).end()},l("history.added",{name:n})),o}async function wu(t,e,n){let o=er(t,e),r=n,s=F({...t,...e});await Rt({what:l("history.editing",{name:s}),act:async()=>{await Hs(t.personId,e,r),r=""},undo:async()=>{await Hs(t.personId,o)}},l("history.saved",{name:s}))}async function vu(t){let e=F(t),n=Ks(t.personId);await Rt({what:l("history.deleting",{name:e}),act:n.end,undo:n.goOn},l("history.deleted",{name:e}))}async function xu(t,e){let n=t.personId,o=t.photoUrl?await Ko(t.photoUrl).catch(()=>null):null,r=async s=>{s?await Vo(n,s):await Qc(n)};await Rt({what:l("history.photo",{name:F(t)}),act:()=>r(e),undo:()=>r(o)},l(e?"history.photoSaved":"history.photoRemoved"))}async function _u(t){let e=W.peek()?.tree;if(!e)return;let n=e.rootPersonId??null;await Rt({what:l("history.root",{name:F(t)}),act:async()=>{await ke(e.treeId,{rootPersonId:t.personId})},undo:async()=>{await ke(e.treeId,{rootPersonId:n})}},l("history.rootSet",{name:F(t)}))}var Nh=[[/sch|sh/g,"s"],[/ph/g,"f"],[/th|dt/g,"t"],[/ck|ch|c|q/g,"k"],[/ae|oe|ue/g,t=>t.slice(0,1)],[/y|j/g,"i"],[/w/g,"v"],[/z/g,"s"],[/([^0-9])\1+/g,"$1"]];function or(t){return Nh.reduce((e,[n,o])=>e.replace(n,o),t)}function ku(t,e){let n=Math.min(t.length,e.length),o=n>=8?2:n>=4?1:0;return!o||Math.abs(t.length-e.length)>o?!1:Dh(t,e)<=o}function Dh(t,e){let n=Array.from({length:e.length+1},(o,r)=>r);for(let o=1;o<=t.length;o++){let r=[o];for(let s=1;s<=e.length;s++){let i=(n[s-1]??0)+(t[o-1]===e[s-1]?0:1);r.push(Math.min(i,(n[s]??0)+1,(r[s-1]??0)+1))}n=r}return n[e.length]??0}var Rh=/[^\p{L}\p{N}]+/u,Lh=0,Fh=2,Bh=4,Uh=6,ln=1/0,Xs=xt(()=>{let t=new Map,e=r=>[...new Set(Ou(r))].map(s=>{let i=t.get(s)??t.size;return t.set(s,i),i}),n=[];for(let r of R.value.values()){if(r.hidden)continue;let{also:s=[],birthPlace:i,deathPlace:a}=r,c=[...s,i,a,Pt(r),We(r)];n.push({person:r,names:e(Hc(r)),others:e(c.filter(Boolean).join(" "))})}let o=[...t.keys()];return{entries:n,words:o,spellings:o.map(or)}});function cn(t,e=1/0){let n=Ou(t);if(!n.length)return[];let o=Su(n.map(Mu));return(o.length?o:Su(n.map(s=>Hh(s,Mu(s))))).slice(0,e).map(({person:s})=>s)}function Ou(t){return Bs(t).split(Rh).filter(Boolean)}function Mu(t){let e=or(t),{words:n,spellings:o}=Xs.value;return n.map((r,s)=>r===t?Lh:r.startsWith(t)?Fh:e.length>2&&o[s]===e?Bh:ln)}function Hh(t,e){let n=or(t),{spellings:o}=Xs.value;return e.map((r,s)=>r===ln&&ku(n,o[s]??"")?Uh:r)}function Su(t){let e=[];for(let n of Xs.value.entries){let o=0;for(let r of t)if(o+=Math.min(Eu(r,n.names),Eu(r,n.others)+1),o===ln)break;o!==ln&&e.push({person:n.person,sum:o})}return e.sort((n,o)=>n.sum-o.sum)}function Eu(t,e){let n=ln;for(let o of e)n=Math.min(n,t[o]??ln);return n}var zh=l("canvas.nameless"),Gh={Male:"father",Female:"mother"},jh={Male:"son",Female:"daughter"},qh=new Intl.Segmenter,Wh=new RegExp(["Arabic","Hebrew","Syriac","Thaana","Nko","Devanagari","Bengali","Gurmukhi","Mongolian"].map(t=>`\\p{Script=${t}}`).join("|"),"u"),Yh=/[\u061c\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;function Gn(t){let e=new WeakMap;return n=>{let o=e.get(n);if(o!==void 0)return o;let r=t(n);return e.set(n,r),r}}var ee=Gn(t=>zn([t.firstName,t.middleName,t.lastName,t.suffix])||zh),Lt=Gn(t=>{let e=Hn(t.firstName),n=Hn(t.middleName).split(" ").filter(Boolean),o=[...e.split(" ").filter(Boolean),...n],[r=""]=o,s=Hn(t.preferredName)||r,i=o.slice(1).map(a=>Zs(a)[0]??"").filter(a=>/\p{L}/u.test(a)&&a!==a.toLowerCase()).map(a=>`${a}.`);return[zn(o),zn([r,...i]),zn([r,i[0]]),s].filter((a,c,f)=>a!==""&&f.indexOf(a)===c)}),un=Gn(t=>zn([t.lastName,t.suffix])),jn=Gn(t=>{if(t.hidden)return"";let e=Tu(t.firstName||t.preferredName),n=Tu(t.lastName);return`${e}${n}`.toUpperCase()||"?"}),me=Gn(t=>{if(t.hidden)return"";let e=tn(Pt(t),t.birthDateText),n=tn(We(t),t.deathDateText);return e&&n?`${e}–${n}`:n?l("canvas.died",{year:n}):e?t.living!==!1?l("canvas.born",{year:e}):`${e}–${l("date.unknownYear")}`:""});function Js(t,e){let n=new Set(e.children(t.personId).map(({id:s})=>s)).size,o=Gh[t.gender]??"parent",r=n>0?l(`canvas.${o}`,{count:n}):"";return[ee(t),me(t),r].filter(Boolean).join(", ")}function Pu(t,e){let n=i=>{let a=i.slice(0,3).map(({id:c})=>ee(e.people.get(c)??t));return kt(a)},o=jh[t.gender]??"child",r=n(e.parents(t.personId)),s=n(e.spouses(t.personId));return[Js(t,e),r&&l(`canvas.${o}`,{people:r}),s&&l("canvas.with",{people:s})].filter(Boolean).join(". ")}function Tu(t){return Zs(Hn(t)).find(e=>/[\p{L}\p{N}]/u.test(e))??""}function Zs(t){return Array.from(qh.segment(t),({segment:e})=>e)}function Au(t){return Wh.test(t)?[t]:Zs(t)}function Hn(t){return(t??"").replace(Yh,"").replace(/[\p{Cc}\s]+/gu," ").trim()}function zn(t){return t.map(Hn).filter(Boolean).join(" ")}function Ft({person:t,isLarge:e=!1}){let n=e?"portrait large":"portrait",o=`is-${(t.gender??"Unknown").toLowerCase()}`;if(t.photoUrl&&!t.hidden){let r=e?t.photoUrl:`${t.photoUrl}&size=small`;return d`<img class="${n} ${o}" src=${r} alt="" loading="lazy" />`}return d`<span class="${n} ${o}" aria-hidden="true">${jn(t)||"·"}</span>`}var Iu=30,Vh=3,Kh=250,Qs=[];function Xh(t,e){let[n,o]=v(Qs);return H(()=>{o(Qs);let r=t.trim();if(!e||r.length<Vh)return;let s=!1,i=setTimeout(async()=>{let a=await e(r).catch(()=>Qs);s||o(a)},Kh);return()=>{s=!0,clearTimeout(i)}},[t]),n}function fn({label:t,onPick:e,onText:n,seek:o,without:r,placeholder:s=l("picker.example"),isLabelShown:i=!0,isKept:a=!1,...c}){let[f,u]=v(""),[p,h]=v(0),[m,g]=v(!1),$=B(null),b=Gt(),y=Xh(f,o),w=cn(f,Iu),x=y.filter(P=>!w.includes(P)),_=[...w,...x].slice(0,Iu).filter(P=>!r?.has(P.personId)),M=m&&f.trim()!=="";H(()=>{$.current?.querySelector("[aria-selected=true]")?.scrollIntoView({block:"nearest"})},[p,M]);let C=P=>{u(P),h(0),g(!0),n?.(P)},L=P=>{a||C(""),g(!1),e(P)},U=P=>{let lt=_[p];if(P.key==="ArrowDown")h(Math.min(p+1,_.length-1));else if(P.key==="ArrowUp")h(Math.max(p-1,0));else if(P.key==="Enter"&&M&&lt)L(lt);else if(P.key==="Escape"&&f)C("");else return;P.preventDefault(),P.stopPropagation()};return d`<div class="picker field">
    <label for=${b} class=${i?"":"visually-hidden"}>${t}</label>
    <input
      id=${b}
      type="search"
      role="combobox"
      value=${f}
      placeholder=${s}
      autocomplete="off"
      spellcheck=${!1}
      aria-expanded=${M}
      aria-controls="${b}-hits"
      aria-autocomplete="list"
      aria-activedescendant=${M&&_[p]?`${b}-${p}`:void 0}
      onInput=${P=>C(P.target.value)}
      onFocus=${()=>g(!0)}
      onBlur=${()=>g(!1)}
      onKeyDown=${U}
      ...${c}
    />
    <ul class="hits" id="${b}-hits" role="listbox" aria-label=${l("picker.hits")} ref=${$}
      hidden=${!M}>
      ${M?_.map((P,lt)=>d`<li
              key=${P.personId}
              id="${b}-${lt}"
              role="option"
              aria-selected=${lt===p}
              class="hit"
              onPointerDown=${dt=>dt.preventDefault()}
              onClick=${()=>L(P)}
            >
              <${Ft} person=${P} />
              <span class="hit-name">${F(P)}</span>
              <span class="hit-years">${de(P)}</span>
            </li>`):null}
    </ul>
    ${M&&!_.length?d`<p class="hits none" role="status">${l("picker.none")}</p>`:null}
  </div>`}var qn="?",Cu=t=>F(R.value.get(t));function ti(t){return t.length>1?qn:t[0]??""}function Nu(t,e,n){let o=Q.value.parents(e),r=n==="Biological"?0:n==="Step"?1:1/0;if(o.filter(i=>i.type==="Biological").length>r)return[];let s=new Set([e,...o.map(i=>i.id)]);return Q.value.spouses(t).map(i=>i.id).filter(i=>!s.has(i))}function ei({spouses:t,type:e,value:n,onValue:o}){if(!t.length)return null;let r=[...t.length>1?[[qn,l("add.choose")]]:[],["",l("add.parentUnknown")],...t.map(i=>[i,Cu(i)])],s=l(e==="Step"?"add.biologicalParent":"add.otherParent");return d`<${A} label=${s} value=${n} onValue=${o} options=${r} />`}function rr(t){return Q.value.children(t).filter(({id:e,type:n})=>n==="Biological"&&Q.value.parents(e).length===1).map(e=>e.id)}function ni(t){return Q.value.spouses(t).length?[]:rr(t)}function oi({ids:t,chosen:e,onChosen:n}){if(!t.length)return null;let o=(r,s)=>t.filter(i=>i===r?s:e.includes(i));return d`<fieldset class="choices">
    <legend>${l("add.alsoParent")}</legend>
    ${t.map(r=>d`<${ce} key=${r} label=${Cu(r)} value=${e.includes(r)}
        onValue=${s=>n(o(r,s))} />`)}
  </fieldset>`}var Fu=["JAN","FEB","MAR","APR","MAY","JUN","JUL","AUG","SEP","OCT","NOV","DEC"],Jh=[31,29,31,30,31,30,31,31,30,31,30,31],Zh=/^(?:about|abt\.?|around|circa|ca\.?|c\.|approximately|approx\.?|roughly|~)\s*/i,Qh=/^(?:estimated|est\.?|probably|perhaps|maybe)\s+/i,tg=/^(?:calculated|cal\.?)\s+/i,eg=/^(?:before|bef\.?|until|by|<)\s*/i,ng=/^(?:after|aft\.?|since|>)\s*/i,og=/^(?:between|bet\.?)\s+(.+?)\s+(?:and|&|-|–)\s+(.+)$/i,rg=/^from\s+(.+?)\s+(?:to|until|-|–)\s+(.+)$/i,sg=/^from\s+/i,ig=/^to\s+/i,ag=/^(\d{3,4})\s*[-–]\s*(\d{3,4})$/,Du=/\s*\b(?:b\.?\s?c\.?\s?e?\.?)$/i,lg=/^(?:@#D[A-Z _]+@|GREGORIAN|JULIAN|FRENCH_R|HEBREW)\s/i;function he(t){let e=t.trim().replace(/\s+/g," ");if(!e)return null;let n=cg(e);if(n)return{text:n,words:fe(n),isPhrase:!1};let o=/^\(.*\)$/.test(e)?e:`(${e})`;return{text:o,words:o.slice(1,-1),isPhrase:!0}}function cg(t){if(lg.test(t))return t;let e=ag.exec(t);if(e&&Number(e[1])<Number(e[2]))return`BET ${e[1]} AND ${e[2]}`;let n=og.exec(t);if(n)return Ru("BET",n,"AND");let o=rg.exec(t);if(o)return Ru("FROM",o,"TO");let r=[[Zh,"ABT"],[Qh,"EST"],[tg,"CAL"],[eg,"BEF"],[ng,"AFT"],[sg,"FROM"],[ig,"TO"]];for(let[s,i]of r){if(!s.test(t))continue;let a=sr(t.replace(s,""));return a&&`${i} ${a}`}return/^\d{3,4}\s*\?$/.test(t)?`EST ${t.replace(/\s*\?$/,"")}`:sr(t)}function Ru(t,e,n){let o=sr(e[1]??""),r=sr(e[2]??"");return o&&r?`${t} ${o} ${n} ${r}`:null}function sr(t){let e=Du.test(t)?" BCE":"",n=t.replace(Du,"").replace(/(\d)(?:st|nd|rd|th)\b/gi,"$1").trim(),o=ug(n)??fg(n);return o&&o+e}function ug(t){if(/^\d{1,4}$/.test(t)&&Number(t)>0)return String(Number(t));if(/^\d{3,4}\/\d{2}$/.test(t))return t;let e=/^(\d{3,4})-(\d{1,2})(?:-(\d{1,2}))?$/.exec(t);if(e)return Te(e[1],Number(e[2]),e[3]);let n=/^(?:(\d{1,2})\.\s?)?(\d{1,2})\.\s?(\d{3,4})$/.exec(t);if(n)return Te(n[3],Number(n[2]),n[1]);let o=/^(\d{1,2})[/-](\d{1,2})[/-](\d{3,4})$/.exec(t);if(!o)return null;let[r,s]=[Number(o[1]),Number(o[2])];return r>12?Te(o[3],s,String(r)):s>12?Te(o[3],r,String(s)):r===s?Te(o[3],r,String(r)):null}function fg(t){let e=/^(?:(\d{1,2})\.?\s+)?(?:of\s+)?([a-z]{3,9})\.?,?\s+(\d{1,4}(?:\/\d{2})?)$/i,n=/^([a-z]{3,9})\.?\s+(\d{1,2}),?\s+(\d{1,4})$/i,o=e.exec(t);if(o)return Te(o[3],Lu(o[2]),o[1]);let r=n.exec(t);return r&&Te(r[3],Lu(r[1]),r[2])}function Lu(t=""){let e=t.slice(0,3).toUpperCase(),n=Fu.indexOf(e);return pg[n]?.startsWith(t.toUpperCase())||t.toUpperCase()==="SEPT"?n+1:0}var pg=["JANUARY","FEBRUARY","MARCH","APRIL","MAY","JUNE","JULY","AUGUST","SEPTEMBER","OCTOBER","NOVEMBER","DECEMBER"];function Te(t,e,n){let o=Fu[e-1];if(!t||!o)return null;if(n===void 0)return`${o} ${t}`;let r=Number(n);return r>=1&&r<=(Jh[e-1]??0)?`${r} ${o} ${t}`:null}function Wt({label:t,value:e,onValue:n}){let o=he(e);return d`<${A}
    label=${t}
    value=${e}
    onValue=${n}
    placeholder=${l("field.dateExample")}
    hint=${dg(e,o)}
  />`}function dg(t,e){return e?e.isPhrase?/^\d{1,2}[/-]\d{1,2}[/-]\d{3,4}$/.test(t.trim())?l("field.dateUnclear"):l("field.dateUnread"):l("field.dateRead",{date:e.words}):l("field.dateHint")}var mg=["middleName","birthName","preferredName","suffix","birthPlace","deathPlace","biography"],ri=["Female","Male","Other","Unknown"].map(t=>[t,l(`gender.${t}`)]),si=[["",l("living.auto")],["yes",l("living.yes")],["no",l("living.no")]];function Bt(t){return{firstName:t.firstName??"",middleName:t.middleName??"",lastName:t.lastName??"",birthName:t.birthName??"",preferredName:t.preferredName??"",suffix:t.suffix??"",gender:t.gender??"Unknown",birth:gt(t.birthDate,t.birthDateText),birthPlace:t.birthPlace??"",death:gt(t.deathDate,t.deathDateText),deathPlace:t.deathPlace??"",living:t.isLiving===void 0?"":t.isLiving?"yes":"no",biography:t.biography??""}}function ir(t,e){let n={};for(let o of["firstName","lastName"])t[o].trim()!==e[o]&&(n[o]=t[o].trim());t.gender!==e.gender&&(n.gender=t.gender);for(let o of mg)t[o].trim()!==e[o].trim()&&(n[o]=t[o].trim()||null);for(let o of["birth","death"])t[o].trim()!==e[o]&&(n[`${o}DateText`]=he(t[o])?.text??null);return t.living!==e.living&&(n.isLiving=t.living===""?null:t.living==="yes"),n}function Bu(t){let e=ir(t,Bt({})),n=Object.fromEntries(Object.entries(e).filter(([,r])=>r!==null)),o={firstName:t.firstName.trim(),lastName:t.lastName.trim()};return{...n,...o,gender:t.gender}}function Wn(t){return!!(t.firstName.trim()||t.lastName.trim())}function ar({draft:t,onDraft:e,isShort:n=!1}){let o=r=>({value:t[r],onValue:s=>e({...t,[r]:s})});return d`<div class="fields">
      <${A} label=${l("field.firstName")} maxlength="100" data-first
        ...${o("firstName")} />
      ${n?null:d`<${A} label=${l("field.middleName")} maxlength="100"
            ...${o("middleName")} />`}
      <${A} label=${l("field.lastName")} maxlength="100" ...${o("lastName")} />
      ${n?null:d`<${A} label=${l("field.birthName")} maxlength="100"
              ...${o("birthName")} />
            <${A} label=${l("field.preferredName")} maxlength="50"
              ...${o("preferredName")} hint=${l("field.preferredNameHint")} />
            <${A} label=${l("field.suffix")} maxlength="20" ...${o("suffix")}
              placeholder=${l("field.suffixExample")} />`}
    </div>
    <${Dt} legend=${l("field.gender")} name="gender" options=${ri}
      isLegendShown=${!0} ...${o("gender")} />
    <div class="fields">
      <${Wt} label=${l("field.birth")} ...${o("birth")} />
      <${A} label=${l("field.birthPlace")} maxlength="200" ...${o("birthPlace")} />
      <${Wt} label=${l("field.death")} ...${o("death")} />
      ${n?null:d`<${A} label=${l("field.deathPlace")} maxlength="200"
            ...${o("deathPlace")} />`}
    </div>
    ${n?null:d`<${Dt} legend=${l("field.living")} name="living" options=${si}
            isLegendShown=${!0} ...${o("living")} />
          <${A} label=${l("field.biography")} type="area" rows="8" maxlength="60000"
            spellcheck=${!0} ...${o("biography")} />`}`}var lr="Partner",cr="Unknown",hg=["Married",lr,"Divorced","Widowed","Separated",cr],gg=["Married",lr,"Divorced","Widowed","Separated"],pn=hg.map(t=>[t,l(`relatives.statuses.${t}`)]),Uu=cr;function Hu({status:t="Married",statusDetail:e}){return t!=="Married"?t:[lr,cr].find(n=>n===e)??t}function dn(t){return[lr,cr].includes(t)?{status:"Married",statusDetail:t}:{status:t}}function mn(t){let e=gg.find(n=>n===t);return e?l(`relatives.unions.${e}`):t.toLowerCase()}var ur=["Biological","Adoptive","Step","Foster"].map(t=>[t,l(`relatives.types.${t}`)]),zu="";function Gu({adding:t,onClose:e}){let{kind:n,personId:o=""}=t,r=R.value.get(o),[s,i]=v("new"),a=r?l(`add.${n}`,{name:F(r)}):l("add.alone"),c=n!=="alone"&&n!=="sibling"&&R.value.size>1;return d`<${Z} title=${a} onClose=${e}>
    <div class="stack">
      ${c?d`<${Dt}
            legend=${l("add.who")}
            name="add-how"
            value=${s}
            options=${[["new",l("add.new")],["there",l("add.existing")]]}
            onValue=${i}
          />`:null}
      ${s==="new"?d`<${$g} kind=${n} person=${r} onClose=${e} />`:d`<${yg} kind=${n} personId=${o} onClose=${e} />`}
    </div>
  <//>`}function $g({kind:t,person:e,onClose:n}){let[o,r]=v(Bt(vg(t,e))),s=e?.personId??"",i=t==="child"?Q.value.spouses(s).map(M=>M.id):[],[a,c]=v(ti(i)),f=t==="spouse"?rr(s):[],[u,p]=v(ni(s)),[h,m]=v("Biological"),g=t==="parent"?wg(e):void 0,[$,b]=v(t==="parent"?Uu:"Married"),{isBusy:y,problem:w,submit:x}=D(async()=>{let M=$===zu?"":g?.personId??"",C={alsoOf:a,parentOf:u,spouseOf:M,type:h,status:$},L=await bg(t,e,Bu(o),C);n(),G({person:L}),Y.current?.focus(L)}),_=Wn(o)?a===qn?l("add.chooseParent"):"":l("person.nameNeeded");return d`<form class="stack" onSubmit=${x}>
    <${ar} draft=${o} onDraft=${r} isShort=${!0} />
    <div class="fields">
      <${ei} spouses=${i} type=${h} value=${a} onValue=${c} />
      ${t==="child"||t==="parent"?d`<${A} label=${l("relatives.type")} value=${h} onValue=${m}
            options=${ur} />`:null}
      ${t==="spouse"?d`<${A} label=${l("relatives.status")} value=${$} onValue=${b}
            options=${pn} />`:null}
      ${g?d`<${A} label=${l("add.couple",{name:F(g)})} value=${$}
            onValue=${b} options=${[...pn,[zu,l("add.noCouple")]]} />`:null}
    </div>
    <${oi} ids=${f} chosen=${u} onChosen=${p} />
    <${k} error=${w} />
    <div class="actions">
      <button type="submit" class="button strong" disabled=${y||_}>
        ${l("button.add")}
      </button>
      <button type="button" class="button" onClick=${n}>${l("button.cancel")}</button>
      ${_?d`<p class="hint">${_}</p>`:null}
    </div>
  </form>`}async function bg(t,e,n,{alsoOf:o,parentOf:r,spouseOf:s,type:i,status:a}){if(!e||t==="alone")return an(n);let{personId:c}=e;if(t==="spouse")return an({...n,relative:{kind:t,personId:c,parentOf:r,...dn(a)}});if(t==="parent"){let $=s?{spouseOf:s,...dn(a)}:{};return an({...n,relative:{kind:t,personId:c,type:i,...$}})}if(t==="child")return an({...n,relative:{kind:t,personId:c,type:i,...o?{alsoOf:o}:{}}});let f=Q.peek().parents(c),u=f.filter($=>$.type==="Biological"),[p,h]=u.length?u:f,m=h?{alsoOf:h.id}:{},g=p?.id??"";return an({...n,relative:{kind:"child",personId:g,...m}})}function yg({kind:t,personId:e,onClose:n}){let[o,r]=v(null),[s,i]=v("Biological"),[a,c]=v("Married"),[f,u]=v(null),[p,h]=v(ni(e)),m=o?.personId??"",g=t==="child"?Nu(e,m,s):[],$=`${m} ${s}`,b=o&&f?.of===$?f.id:ti(g),y=t==="spouse"?rr(e).filter(M=>M!==m):[],{isBusy:w,problem:x,submit:_}=D(async()=>{if(!o)return;let M=p.filter(C=>y.includes(C));t==="spouse"?await nr(e,m,dn(a),M):t==="parent"?await sn(m,e,s):await sn(e,m,s,b),n()});return d`<form class="stack" onSubmit=${_}>
    <${fn} label=${l("add.who")} without=${new Set([e])} isKept=${!0}
      data-first onPick=${r} />
    ${o?d`<p role="status">
          ${wt("add.chosen",{name:d`<strong>${F(o)}</strong>`})}
        </p>`:null}
    ${t==="spouse"?d`<${A} label=${l("relatives.status")} value=${a} onValue=${c}
          options=${pn} />`:d`<${A} label=${l("relatives.type")} value=${s} onValue=${i}
          options=${ur} />`}
    ${o?d`<${ei} spouses=${g} type=${s} value=${b}
          onValue=${M=>u({of:$,id:M})} />`:null}
    <${oi} ids=${y} chosen=${p} onChosen=${h} />
    <${k} error=${x} />
    <div class="actions">
      <button type="submit" class="button strong"
        disabled=${w||!o||b===qn}>${l("button.connect")}</button>
      <button type="button" class="button" onClick=${n}>${l("button.cancel")}</button>
    </div>
  </form>`}function wg(t){let e=t?Q.value.parents(t.personId):[];return e.length===1?R.value.get(e[0]?.id??""):void 0}function vg(t,e){if(!e||t==="alone")return{};let{parents:n}=Q.value,o=t==="spouse"?"":e.lastName,r={Male:"Female",Female:"Male"};if(t==="spouse")return{gender:r[e.gender]??"Unknown"};if(t==="child")return{lastName:xg(e).lastName};if(t!=="parent")return{lastName:o};let[s]=n(e.personId).map(a=>R.value.get(a.id));if(!s)return{lastName:o};let i=s.gender==="Male";return{gender:r[s.gender]??"Unknown",lastName:i?"":o}}function xg(t){let[e,...n]=Q.value.spouses(t.personId),o=n.length?void 0:R.value.get(e?.id??"");return t.gender==="Female"&&o?.gender==="Male"&&o.lastName?o:t}var ju={parent:"child",child:"parent",spouse:"spouse"};function qu({ends:t,kind:e,onClose:n}){let[o,r]=t,[s,i]=v(ju[e]),a={one:F(R.value.get(o)),other:F(R.value.get(r))},c=[["parent",l("add.isParent",a)],["child",l("add.isChild",a)],["spouse",l("add.areCouple",a)]],{isBusy:f,problem:u,submit:p}=D(async()=>{s==="parent"?await sn(o,r):s==="child"?await sn(r,o):await nr(o,r),n()});return d`<${Z} title=${l("kin.title")} onClose=${n}>
    <form class="stack" onSubmit=${p}>
      <fieldset class="choices">
        <legend class="visually-hidden">${l("kin.title")}</legend>
        ${c.map(([h,m])=>d`<label class="choice" key=${h}>
            <input type="radio" name="link-how" value=${h} checked=${s===h}
              data-first=${h===ju[e]?!0:void 0}
              onChange=${()=>i(h??"")} />
            <span>${m}</span>
          </label>`)}
      </fieldset>
      <${k} error=${u} />
      <div class="actions">
        <button type="submit" class="button strong" disabled=${f}>
          ${l("button.connect")}
        </button>
        <button type="button" class="button" onClick=${n}>
          ${l("button.cancel")}
        </button>
      </div>
    </form>
  <//>`}var ii=new Map;function ai(t){return`${I.peek()?.userId}/${t}`}function fr(t){return ii.get(ai(t))}function Wu(t,e){ii.set(ai(t),e)}function pr(t){ii.delete(ai(t))}function Yu({person:t}){let e=[en(t),Qt(t.birthPlace)].filter(Boolean),n=[nn(t),Qt(t.deathPlace)].filter(Boolean),o=t.isLiving===!1?l("person.deathUnknown"):"",s=[[l("field.birthName"),t.birthName??""],[l("field.preferredName"),t.preferredName??""],[l("field.birth"),e.join(", ")],[l("field.death"),n.join(", ")||o],[l("field.gender"),t.gender==="Unknown"?"":l(`gender.${t.gender}`)]].filter(([,i])=>i);return d`${s.length?d`<dl class="facts">
          ${s.map(([i,a])=>d`<div key=${i}>
              <dt>${i}</dt>
              <dd>${a}</dd>
            </div>`)}
        </dl>`:d`<p class="hint">${l("person.nothingKnown")}</p>`}
    ${t.biography?d`<section class="story" aria-label=${l("field.biography")}>
          ${t.biography.split(/\n{2,}/).map((i,a)=>d`<p key=${a}>${i}</p>`)}
        </section>`:null}`}async function li(t,e){let n=`api/persons/${encodeURIComponent(t)}/facts`;return Ge(await T("GET",n,{query:{cursor:e},isGuest:!0}))}async function Vu(t,e,n){let o={treeId:t,q:e,limit:`${n}`},{items:r}=await T("GET","api/persons",{query:o,isGuest:!0});return r.map(s=>s.personId)}function ci(t,e){return(t==="EVEN"||t==="FACT")&&e?e:Object.hasOwn(fo.facts.tags,t)?l(`facts.tags.${t}`):_g(t)}function Ku(t){return t.split(".").map(e=>ci(e)).join(", ")}function _g(t){return t.replace(/_/g," ").trim()||t}function Xu({personId:t,version:e}){let{answer:n,problem:o,again:r}=pt(()=>li(t),[t,e]),[s,i]=v([]),[a,c]=v(void 0),[f,u]=v(null);H(()=>{i([]),c(n?.cursor)},[n]);let p=[...n?.items??[],...s],h=async()=>{try{let m=await li(t,a);i([...s,...m.items]),c(m.cursor),u(null)}catch(m){u(m)}};return o?d`<${k} error=${o} onRetry=${r} />`:p.length?d`<section class="more-facts" aria-label=${l("facts.title")}>
    <h3>${l("facts.title")}</h3>
    <dl class="facts">
      ${p.map((m,g)=>d`<${kg} key=${g} fact=${m} />`)}
    </dl>
    <${k} error=${f} onRetry=${h} />
    ${a?d`<button type="button" class="button quiet small" onClick=${h}>
          ${l("button.showMore")}
        </button>`:null}
  </section>`:null}function kg({fact:t}){let e=t.partnerId?R.value.get(t.partnerId):void 0,n=t.date?fe(t.date):"",o=[t.value,n,Qt(t.place)].filter(Boolean).join(", "),r=ci(t.tag,t.type),s=t.type&&t.type!==r?t.type:"";return d`<div>
    <dt>${r}</dt>
    <dd>
      ${o?d`<p>${o}</p>`:null}
      ${s?d`<p class="hint">${s}</p>`:null}
      ${e?d`<p class="hint">${l("facts.with",{name:F(e)})}</p>`:null}
      ${Ju(t.details)} ${Zu(t.notes)}
      ${t.media?.length?d`<ul>
            ${t.media.map((i,a)=>d`<li key=${a}>
                ${[i.title,i.file].filter(Boolean).join(" · ")}
              </li>`)}
          </ul>`:null}
      ${t.citations?.length?d`<ul class="citations" aria-label=${l("facts.sources")}>
            ${t.citations.map((i,a)=>d`<${Mg} key=${a} citation=${i} />`)}
          </ul>`:null}
    </dd>
  </div>`}function Mg({citation:t}){let{title:e,author:n,publication:o,page:r,text:s}=t,i=[n,o].filter(Boolean).join(", ");return d`<li>
    <cite>${e||l("facts.source")}</cite>${r?`, ${r}`:""}
    ${i?d`<p>${i}</p>`:null}
    ${s?d`<blockquote>${s}</blockquote>`:null}
    ${Ju(t.details)} ${Zu(t.notes)}
  </li>`}function Ju(t=[]){return t.map(({tag:e,value:n},o)=>d`<p key=${o} class="hint">
      ${l("facts.detail",{label:Ku(e),value:n??""})}
    </p>`)}function Zu(t=[]){return t.map((e,n)=>d`<p key=${n} class="fact-note">${e}</p>`)}var Sg=20,Eg=[["Divorced",l("relatives.statuses.Divorced")],["Separated",l("relatives.statuses.Separated")],["Widowed",l("relatives.statuses.Widowed")],["Married",l("relatives.statuses.Unknown")]];function dr(t=[]){return t.map((e,n)=>({key:n,before:e,status:e.status,married:gt(e.marriageDate,e.marriageDateText),marriagePlace:e.marriagePlace??"",divorced:gt(e.divorceDate,e.divorceDateText),notes:e.notes??""}))}function tf(t,e=[]){if(JSON.stringify(t)!==JSON.stringify(dr(e)))return t.length?t.map(Og):null}function Og({before:t,status:e,married:n,marriagePlace:o,divorced:r,notes:s}){let{marriageDate:i,marriageDateText:a,divorceDate:c,divorceDateText:f}=t;return{status:e,...Qu("marriageDate",n,i,a),...Qu("divorceDate",r,c,f),...o.trim()?{marriagePlace:o.trim()}:{},...s.trim()?{notes:s.trim()}:{}}}function Qu(t,e,n,o){if(e!==gt(n,o))o=he(e)?.text;else if(!o&&n)return{[t]:n};return o?{[`${t}Text`]:o}:{}}function ef({drafts:t,onDrafts:e}){let n=()=>{let o=Math.max(-1,...t.map(s=>s.key))+1,[r]=dr([{status:"Divorced"}]);r&&e([...t,{...r,key:o}])};return d`${t.map((o,r)=>{let s=t.length>1?`${r+1}`:"",i=a=>({value:o[a],onValue:c=>e(t.map(f=>f===o?{...f,[a]:c}:f))});return d`<fieldset class="earlier stack" key=${o.key}>
        <legend>
          ${s?l("relatives.earlierNumber",{number:s}):l("relatives.earlier")}
        </legend>
        <div class="fields">
          <${Wt} label=${l("relatives.married")} ...${i("married")} />
          <${A} label=${l("relatives.marriagePlace")} maxlength="200"
            ...${i("marriagePlace")} />
          <${A} label=${l("relatives.ended")} options=${Eg} ...${i("status")} />
          ${o.status==="Divorced"||o.divorced?d`<${Wt} label=${l("relatives.divorced")} ...${i("divorced")} />`:null}
        </div>
        <${A} label=${l("relatives.notesLabel")} type="area" rows="2" maxlength="2000"
          ...${i("notes")} />
        <button type="button" class="button quiet small"
          onClick=${()=>e(t.filter(a=>a!==o))}>
          <${E} name="bin" />${s?l("relatives.removeEarlierNumber",{number:s}):l("relatives.removeEarlier")}
        </button>
      </fieldset>`})}
    ${t.length<Sg?d`<button type="button" class="button quiet small add-earlier" onClick=${n}>
          <${E} name="plus" />${l("relatives.addEarlier")}
        </button>`:null}`}function nf(t=[]){return t.map(Tg).join("; ")}function Tg({status:t,...e}){let n=gt(e.marriageDate,e.marriageDateText),o=gt(e.divorceDate,e.divorceDateText),r=t==="Married"?"":mn(t),s=o?l("relatives.divorcedOn",{date:o}):r;return[n?l("relatives.marriedOn",{date:n}):"",s].filter(Boolean).join(", ")||mn("Married")}function rf({kind:t,first:e,second:n,onClose:o}){let r=pt(()=>Vs(t,e,n),[t,e,n]),s=l("relatives.pair",{one:F(R.value.get(e)),other:F(R.value.get(n))});return d`<${Z} title=${s} onClose=${o}>
    <${k} error=${r.problem} onRetry=${r.again} />
    ${r.answer?d`<${Pg} kind=${t} first=${e} second=${n} link=${r.answer}
          onClose=${o} />`:null}
  <//>`}function Pg({kind:t,first:e,second:n,link:o,onClose:r}){let s=t==="spousal",[i,a]=v(of(o)),[c,f]=v(dr(o.previousUnions)),u=g=>({value:i[g],onValue:$=>a({...i,[g]:$})}),{isBusy:p,problem:h,submit:m}=D(async()=>{let g=Ag(i,of(o),s),$=tf(c,o.previousUnions);$!==void 0&&(g.previousUnions=$),Object.keys(g).length&&await $u(t,e,n,o,g),r()});return d`<form class="stack" onSubmit=${m}>
    <div class="fields">
      ${s?d`<${A} label=${l("relatives.status")} options=${pn}
              ...${u("status")} />
            <${Wt} label=${l("relatives.married")} ...${u("married")} />
            <${A} label=${l("relatives.marriagePlace")} maxlength="200"
              ...${u("marriagePlace")} />
            <${Wt} label=${l("relatives.divorced")} ...${u("divorced")} />`:d`<${A} label=${l("relatives.type")} options=${ur}
              ...${u("type")} />
            ${i.type==="Adoptive"?d`<${Wt} label=${l("relatives.adopted")} ...${u("adopted")} />`:null}`}
    </div>
    <${A} label=${l("relatives.notesLabel")} type="area" rows="3" maxlength="2000"
      ...${u("notes")} />
    ${s?d`<${ef} drafts=${c} onDrafts=${f} />`:null}
    <${k} error=${h} />
    <div class="actions">
      <button type="submit" class="button strong" disabled=${p}>${l("button.save")}</button>
      <button type="button" class="button" onClick=${r}>${l("button.cancel")}</button>
    </div>
  </form>`}function of(t){return{type:String(t.type??"Biological"),status:Hu(t),married:gt(t.marriageDate,t.marriageDateText),divorced:gt(t.divorceDate,t.divorceDateText),adopted:gt(t.adoptionDate,t.adoptionDateText),marriagePlace:String(t.marriagePlace??""),notes:String(t.notes??"")}}function Ag(t,e,n){let o={},r=n?[["married","marriageDateText"],["divorced","divorceDateText"]]:[["adopted","adoptionDateText"]];for(let[s,i]of r)t[s]!==e[s]&&(o[i]=he(t[s])?.text??null);return t.notes!==e.notes&&(o.notes=t.notes.trim()||null),n&&t.marriagePlace!==e.marriagePlace&&(o.marriagePlace=t.marriagePlace.trim()||null),n&&t.status!==e.status&&Object.assign(o,{statusDetail:null},dn(t.status)),!n&&t.type!==e.type&&(o.type=t.type),o}var Ig=["Adoptive","Step","Foster","Half"],Cg={parent:"button.addParent",spouse:"button.addSpouse",child:"button.addChild",sibling:"button.addSibling"};function af({person:t,onAdd:e}){let[n,o]=v(null),r=t.personId,s=[[l("relatives.parents"),"parent",sf(r)],[l("relatives.spouses"),"spouse",Rg(r)],[l("relatives.children"),"child",Dg(r)],[l("relatives.siblings"),"sibling",Bg(r)]];return d`<div class="kin-lists">
    ${s.map(([i,a,c])=>c.length||ot.value?d`<section key=${a} aria-label=${i}>
            <header class="kin-list-head">
              <h3>${i}</h3>
              ${ot.value&&(a!=="sibling"||sf(r).length)?d`<button
                    type="button"
                    class="button quiet small"
                    onClick=${()=>e({kind:a,personId:r})}
                  >
                    <${E} name="plus" />${l(Cg[a])}
                  </button>`:null}
            </header>
            <ul class="rows">
              ${c.map(f=>d`<${Ng} key=${f.id} one=${f}
                  onEdit=${()=>o(f)} />`)}
            </ul>
          </section>`:null)}
    ${n?.link?d`<${rf} ...${n.link} onClose=${()=>o(null)} />`:null}
  </div>`}function Ng({one:t,onEdit:e}){let n=R.value.get(t.id);if(!n)return null;let{link:o}=t;return d`<li class="row kin-row">
    <${Ft} person=${n} />
    <span class="row-words">
      <button type="button" class="link" onClick=${()=>{G({person:t.id}),Y.current?.focus(t.id)}}>${F(n)}</button>
      <span class="hint">${[de(n),t.note].filter(Boolean).join(" · ")}</span>
    </span>
    ${o&&ot.value?d`<${qt}
          label=${l("relatives.menu",{name:F(n)})}
          items=${[{label:l("relatives.edit"),icon:"edit",act:e},{label:l("relatives.remove"),icon:"unlink",act:()=>gu(o.kind,o.first,o.second).catch(ht)}]}
        />`:null}
  </li>`}function ui(t){let e=Ig.find(n=>n===t);return e?l(`relatives.notes.${e}`):""}function sf(t){return Q.value.parents(t).map(e=>({id:e.id,note:ui(e.type),link:{kind:"parent-child",first:e.id,second:t}}))}function Dg(t){return Q.value.children(t).map(e=>({id:e.id,note:ui(e.type),link:{kind:"parent-child",first:t,second:e.id}}))}function Rg(t){return Q.value.spouses(t).map(({id:e,link:n})=>({id:e,note:[Lg(n),Fg(n)].filter(Boolean).join(" · "),link:{kind:"spousal",first:n.person1Id,second:n.person2Id}}))}function Lg(t){let e=gt(t.marriageDate,t.marriageDateText),n=t.status!=="Married"||t.statusDetail!=="Unknown",o=t.statusDetail==="Unknown"?"":t.statusDetail,r=n&&(o||t.status)||"",s=e?l("relatives.marriedOn",{date:e}):"";return r==="Married"?s||mn(r):[mn(r),s].filter(Boolean).join(", ")}function Fg({previousUnions:t}){return t?.length?l("relatives.previously",{unions:nf(t)}):""}function Bg(t){return Uc(t).map(e=>({id:e.id,note:ui(e.how)}))}var Ug=412,Hg=["firstName","middleName","lastName","birthName","preferredName","suffix","gender","birth","birthPlace","death","deathPlace","living","biography"];function cf({person:t,etag:e,onDone:n,onFresh:o}){let{personId:r}=t,s=fr(r),[i,a]=v(s?.known??{person:t,etag:e}),[c,f]=v(s?.draft??Bt(t)),[u,p]=v(null),h=B(null);rt(()=>h.current?.querySelector("input")?.focus(),[]);let m=async _=>{let M=ir(c,Bt(i.person));Object.keys(M).length&&await wu(_.person,M,_.etag),g()},g=()=>{pr(r),n()},{isBusy:$,problem:b,submit:y}=D(async()=>{try{await m(i)}catch(_){if(!(_ instanceof X&&_.status===Ug))throw _;p(await Zt(r))}}),w=D(async()=>{u&&await m(u)}),x=Wn(c)||!Wn(Bt(i.person));return d`<form class="person-form stack" ref=${h} onSubmit=${y}
    aria-label=${l("button.edit")}
    onKeyDown=${_=>{_.key==="Escape"&&n()}}>
    <${ar}
      draft=${c}
      onDraft=${_=>{f(_),Object.keys(ir(_,Bt(i.person))).length?Wu(r,{draft:_,known:i}):pr(r)}}
    />
    <${k} error=${b??w.problem} />
    ${u?d`<${zg}
          draft=${c}
          before=${Bt(i.person)}
          theirs=${Bt(u.person)}
          isBusy=${w.isBusy}
          onMine=${w.submit}
          onTheirs=${()=>{a(u),f(Bt(u.person)),pr(r),p(null),o()}}
        />`:d`<div class="actions sticky">
          <button type="submit" class="button strong" disabled=${$||!x}>
            ${l("button.save")}
          </button>
          <button type="button" class="button" onClick=${g}>${l("button.cancel")}</button>
          ${x?null:d`<p class="hint">${l("person.nameNeeded")}</p>`}
        </div>`}
  </form>`}function zg({draft:t,before:e,theirs:n,isBusy:o,onMine:r,onTheirs:s}){let i=Hg.filter(c=>n[c]!==e[c]),a=B(null);return rt(()=>a.current?.focus(),[]),d`<section class="stale" role="alert" tabindex="-1" ref=${a}>
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
        ${i.map(c=>d`<tr key=${c}>
            <th scope="row">${l(`field.${c}`)}</th>
            <td>${lf(c,n[c])}</td>
            <td>${lf(c,t[c])}</td>
          </tr>`)}
      </tbody>
    </table>
    <p class="hint">${l("person.staleHint")}</p>
    <div class="actions">
      <button type="button" class="button strong" disabled=${o} onClick=${r}>
        ${l("person.keepMine")}
      </button>
      <button type="button" class="button" onClick=${s}>
        ${l("person.takeTheirs")}
      </button>
    </div>
  </section>`}function lf(t,e){return{gender:ri,living:si}[String(t)]?.find(([o])=>o===e)?.[1]||e||l("person.noValue")}var Gg="image/jpeg,image/png,image/webp,image/gif";function uf({person:t}){let[e,n]=v(!1),o=B(null);if(!ot.value||t.hidden)return d`<${Ft} person=${t} isLarge=${!0} />`;let r=async i=>{i===void 0||e||(n(!0),await xu(t,i).catch(ht),n(!1))},s=F(t);return d`<div class="photo" aria-busy=${e}>
    <${Ft} person=${t} isLarge=${!0} />
    <button
      type="button"
      class="photo-button"
      aria-label=${l(t.photoUrl?"person.changePhotoOf":"person.addPhotoOf",{name:s})}
      title=${l(t.photoUrl?"person.changePhoto":"person.addPhoto")}
      onClick=${()=>o.current?.click()}
    >
      <${E} name="camera" />
    </button>
    ${t.photoUrl?d`<button
          type="button"
          class="photo-button remove"
          aria-label=${l("person.removePhotoOf",{name:s})}
          title=${l("person.removePhoto")}
          onClick=${()=>r(null)}
        >
          <${E} name="close" />
        </button>`:null}
    <input
      type="file"
      hidden
      ref=${o}
      accept=${Gg}
      aria-label=${l("person.photo")}
      onChange=${i=>{let[a]=i.target.files;i.target.value="",r(a)}}
    />
  </div>`}function ff({personId:t,onAdd:e}){let n=R.value.get(t),[o,r]=v(!1),{answer:s,problem:i,again:a,settled:c}=pt(()=>Zt(t),[t]),f=B(null),u=B(n),p=B(!1);if(rt(()=>{document.activeElement?.closest(".stage, .list-view, .panel, .insights")||f.current?.focus()},[t]),rt(()=>{p.current&&!o&&document.getElementById("edit-person")?.focus(),p.current=o},[o]),rt(()=>{u.current!==n&&!o&&a(),u.current=n},[n]),!n)return null;let h=s?.person??n,m=async()=>{await c(),r(!0)},g=()=>{G({person:""}),document.getElementById("main")?.focus()};return d`<aside class="panel" aria-label=${F(n)}>
    <header class="panel-head">
      <${uf} person=${h} />
      <div class="panel-title">
        <h2 tabindex="-1" ref=${f}>${Ke(n)}</h2>
        <p class="hint">${de(n)}</p>
      </div>
      <button type="button" class="button quiet icon-only panel-close" onClick=${g}
        aria-label=${l("button.close")} title=${l("button.close")}
      ><${E} name="close" /></button>
    </header>
    ${n.hidden?d`<p class="panel-hidden">
          <${E} name="lock" />${l("person.hidden")}
        </p>`:null}
    ${o&&s?d`<${cf}
          person=${s.person}
          etag=${s.etag}
          onDone=${()=>{r(!1),a()}}
          onFresh=${a}
        />`:d`${n.hidden?null:d`<${jg} person=${h} onEdit=${m} />`}
          <${k} error=${i} onRetry=${a} />
          ${fr(t)?d`<p class="hint unsaved" role="status">${l("person.unsaved")}</p>`:null}
          ${n.hidden?null:d`<${Yu} person=${h} />`}
          <${af} person=${n} onAdd=${e} />
          ${n.hidden?null:d`<${Xu} personId=${t} version=${n} />`}`}
  </aside>`}function jg({person:t,onEdit:e}){let n=t.personId,{view:o}=z.value,r=o==="tree"||o==="list"?"hourglass":o,s=()=>{o==="list"&&G({view:"tree"}),requestAnimationFrame(()=>Y.current?.focus(n))},i=c=>c.catch(ht),a=[];return Ve.value&&W.value?.tree.rootPersonId!==n&&a.push({label:l("person.makeRoot"),icon:"root",act:()=>i(_u(t))}),a.push({label:l("button.delete"),icon:"bin",isDanger:!0,act:()=>i(vu(t))}),d`<div class="panel-deeds">
    ${ot.value?d`<button type="button" class="button" id="edit-person" onClick=${e}>
          <${E} name="edit" />${l("button.edit")}
        </button>`:null}
    <button type="button" class="button" onClick=${s}>
      <${E} name="tree" />${l("person.showInTree")}
    </button>
    <button type="button" class="button" title=${l("person.chartHint")}
      onClick=${()=>G({view:r,root:n})}>
      <${E} name=${r} />${l(`person.chart.${r}`)}
    </button>
    ${ot.value?d`<${qt} label=${l("button.moreFor",{name:F(t)})} items=${a} />`:null}
  </div>`}var qg={pedigree:["parent"],fan:["parent"],descendants:["child"],hourglass:["parent","child"]},Wg={parent:"noParents",child:"noChildren"},Yg={parent:"button.addParent",child:"button.addChild"};function pf({onAdd:t}){let{view:e,root:n}=z.value,o=R.value.get(n||qo.value),r=qg[e]??[];if(!o||r.length===0)return null;let{personId:s}=o,{parents:i,children:a}=Q.value;if(r.some(f=>(f==="parent"?i:a)(s).length>0))return null;let c=r[1]?"noParentsOrChildren":Wg[r[0]??"parent"];return d`<div class="chart-note" role="status">
    <p>${l(`tree.${c}`)}</p>
    ${ot.value?r.map(f=>d`<button key=${f} type="button" class="button small"
            onClick=${()=>t(f,s)}
          ><${E} name="plus" />${l(Yg[f])}</button>`):null}
  </div>`}function mf({first:t,onPath:e,onClose:n}){let[o,r]=v(t),[s,i]=v(""),[a,c]=v(null),[f,u]=v(null),p=B(null);return rt(()=>p.current?.querySelector("input")?.focus(),[]),H(()=>{c(null),u(null),e(null);let h=W.peek()?.tree.treeId;if(!o||!s||!h)return;let m=!0;return qc(h,o,s).then(g=>{m&&(c(g),e(g.path.length?g.path.map($=>$.personId):null))},g=>m&&u(g)),()=>{m=!1}},[o,s]),d`<section class="kin-bar" aria-label=${l("kin.title")} ref=${p}
    onKeyDown=${h=>{h.key==="Escape"&&n()}}>
    <header class="kin-head">
      <h2>${l("kin.title")}</h2>
      <button type="button" class="button quiet icon-only" aria-label=${l("kin.close")}
        onClick=${n}><${E} name="close" /></button>
    </header>
    <div class="kin-two">
      <${df} label=${l("kin.first")} id=${o} other=${s} onPick=${r} />
      <button
        type="button"
        class="button quiet icon-only"
        aria-label=${l("kin.swap")}
        title=${l("kin.swap")}
        disabled=${!o||!s}
        onClick=${()=>{r(s),i(o)}}
      >
        <${E} name="kin" />
      </button>
      <${df} label=${l("kin.second")} id=${s} other=${o} onPick=${i} />
    </div>
    <${k} error=${f} />
    <div role="status">
      ${a?d`<${Vg} kinship=${a} from=${o} to=${s} />`:null}
    </div>
  </section>`}function df({label:t,id:e,other:n,onPick:o}){let r=R.value.get(e);return r?d`<div class="field">
    <span class="field-label">${t}</span>
    <span class="chosen">
      <${Ft} person=${r} /><span class="chosen-name">${F(r)}</span>
      <button type="button" class="button quiet icon-only"
        aria-label=${l("kin.change",{name:F(r)})}
        onClick=${()=>o("")}><${E} name="close" /></button>
    </span>
  </div>`:d`<${fn}
      label=${t}
      without=${new Set([n])}
      onPick=${s=>o(s.personId)}
    />`}function Vg({kinship:t,from:e,to:n}){let o=F(R.value.get(e)),r=F(R.value.get(n));if(!t.name)return d`<p>${l("kin.none",{one:o,other:r})}</p>`;let i=t.commonAncestors.filter(f=>f!==e&&f!==n).map(f=>F(R.value.get(f))),a=t.path.map((f,u)=>Kg(t,u)),c=!a.some(f=>["Adoptive","Foster","Step"].includes(f));return d`<p class="kin-words">
      <strong>${l("kin.is",{one:o,other:r,kin:t.name})}</strong>
      ${t.reverseName?d`<br />${l("kin.is",{one:r,other:o,kin:t.reverseName})}`:null}
    </p>
    ${i.length?d`<p class="hint">
          ${l(c?"kin.descend":"kin.belong",{people:kt(i)})}
        </p>`:null}
    <details open>
      <summary>${l("kin.path",{count:t.path.length-1})}</summary>
      <ol class="kin-path">
        ${t.path.map((f,u)=>{let p=R.value.get(f.personId),h=R.value.get(t.path[u-1]?.personId??"");return d`<li key=${f.personId}>
            <button type="button" class="link" onClick=${()=>G({person:f.personId})}>
              ${F(p)}
            </button>
            ${f.step&&h?d`<span class="hint">
                  ${l("kin.step",{name:F(h),kin:Xg(f.step,p,a[u]??"")})}
                </span>`:null}
          </li>`})}
      </ol>
    </details>`}function Kg({path:t},e){let{personId:n="",step:o=""}=t[e]??{},r=t[e-1]?.personId??"",{parents:s,children:i,spouses:a}=Q.value;return o==="spouse"?a(r).find(f=>f.id===n)?.link.status??"":(o==="parent"?s(r):i(r)).find(f=>f.id===n)?.type??""}function Xg(t,e,n){let o=e?.gender,r=o==="Male"||o==="Female"?o:"Neutral";return t==="spouse"?l(`kin.spouse.${n==="Divorced"?n:"Married"}.${r}`):l(`kin.${t==="parent"?"parent":"child"}.${n||"Biological"}.${r}`)}var fi="print-sheet",mr=nt(!1);window.addEventListener("beforeprint",hf);window.addEventListener("afterprint",()=>{mr.value=!1,document.getElementById(fi)?.remove()});async function pi(){hf();let t=()=>new Promise(requestAnimationFrame);await t(),await t(),window.print()}function hf(){mr.value=!0,document.getElementById(fi)?.remove(),Y.current&&Jg(Y.current.svg())}function Jg(t){let e=document.createElement("div");e.id=fi;let n=new DOMParser().parseFromString(t,"image/svg+xml"),o=document.importNode(n.documentElement,!0),[,,r=0,s=0]=(o.getAttribute("viewBox")??"").split(" ").map(Number);e.classList.toggle("wide",r>s),e.append(o),document.body.append(e)}var hr=52,gf=8,Zg=["name","born","place","died","children"],$f=new Intl.Collator(xn(),{sensitivity:"base",numeric:!0,ignorePunctuation:!0}).compare;function bf(){let[t,e]=v("name"),[n,o]=v(!1),[r,s]=v(""),i=ae(()=>e$(r.trim()?cn(r):[...R.value.values()],t,n),[R.value,r,t,n]),a=B(null),c=B(null),f=t$(a,i.length),[u,p]=mr.value?[0,i.length]:f;rt(()=>{c.current?.style.setProperty("--above",`${u*hr}px`),c.current?.style.setProperty("--below",`${(i.length-p)*hr}px`)});let h=m=>{o(m===t?!n:!1),e(m)};return d`<section class="list-view" aria-label=${l("list.title")}>
    <h1 class="printed-only">${W.value?.tree.treeName}</h1>
    <div class="list-head">
      <label class="visually-hidden" for="list-filter">${l("list.filter")}</label>
      <input id="list-filter" type="search" value=${r} autocomplete="off"
        placeholder=${l("list.filterExample")}
        onInput=${m=>s(m.target.value)} />
      <p role="status">${l("home.people",{count:i.length})}</p>
    </div>
    <div class="list-scroll" ref=${a} tabindex="0" role="region"
      aria-label=${l("list.table")}>
      <table aria-rowcount=${i.length+1}>
        <thead>
          <tr aria-rowindex="1">
            ${Zg.map(m=>d`<th
                key=${m}
                scope="col"
                class="col-${m}"
                aria-sort=${m===t?n?"descending":"ascending":void 0}
              >
                <button type="button" class="sort" onClick=${()=>h(m)}>
                  ${l(`list.${m}`)}
                  <span aria-hidden="true">${m===t?n?"▾":"▴":""}</span>
                </button>
                <span class="printed-only">${l(`list.${m}`)}</span>
              </th>`)}
          </tr>
        </thead>
        <tbody ref=${c}>
          <tr class="room above" aria-hidden="true"><td colspan="5"></td></tr>
          ${i.slice(u,p).map((m,g)=>d`<${Qg} key=${m.personId} person=${m}
              number=${u+g+2} />`)}
          <tr class="room below" aria-hidden="true"><td colspan="5"></td></tr>
        </tbody>
      </table>
    </div>
  </section>`}function Qg({person:t,number:e}){let n=z.value.person===t.personId;return d`<tr
    aria-rowindex=${e}
    class=${n?"row-open":""}
    onClick=${()=>G({person:t.personId})}
  >
    <th scope="row" class="col-name">
      <span class="list-name">
        <${Ft} person=${t} />
        <button type="button" class="link" aria-expanded=${n}>${Ke(t)}</button>
        ${t.hidden?d`<${E} name="lock" />`:null}
      </span>
    </th>
    <td class="col-born">${en(t)}</td>
    <td class="col-place">${Qt(t.birthPlace)}</td>
    <td class="col-died">${nn(t)}</td>
    <td class="col-children">${Q.value.children(t.personId).length||""}</td>
  </tr>`}function t$(t,e){let[n,o]=v([0,40]);return H(()=>{let r=t.current;if(!r)return;let s=()=>{let a=Math.floor(r.scrollTop/hr)-gf,c=Math.ceil(r.clientHeight/hr)+2*gf,f=Math.max(0,Math.min(a,e-1));o(u=>u[0]===f&&u[1]===f+c?u:[f,f+c])};s(),r.addEventListener("scroll",s,{passive:!0});let i=new ResizeObserver(s);return i.observe(r),()=>{r.removeEventListener("scroll",s),i.disconnect()}},[e]),[n[0],Math.min(n[1],e)]}function e$(t,e,n){let o=t.map(r=>({person:r,key:n$(r,e)}));return o.sort((r,s)=>!r.key||!s.key?+!r.key-+!s.key:n?$f(s.key,r.key):$f(r.key,s.key)),o.map(r=>r.person)}function n$(t,e){switch(e){case"born":return t.birthSort??t.birthDate??"";case"died":return t.deathSort??t.deathDate??"";case"place":return t.birthPlace??"";case"children":return String(Q.value.children(t.personId).length||"");default:return`${t.lastName} ${t.firstName}`.trim()}}var yf={left:0,top:0,right:0,bottom:0};function vf(t){let e={left:0,top:0,scale:1},n={w:1,h:1},o={x:0,y:0,w:1,h:1},r=.02,s=null,i=null,a=0,c=h=>Math.min(3,Math.max(r,h)),f=h=>{let m=Math.min(n.w,n.h)/4,{scale:g}=h;return{scale:g,left:Math.min(n.w-m-o.x*g,Math.max(m-(o.x+o.w)*g,h.left)),top:Math.min(n.h-m-o.y*g,Math.max(m-(o.y+o.h)*g,h.top))}},u=(h,m)=>{i=null;let g=f({...h,scale:c(h.scale)});if(t()||m===0){s=null,e=g;return}s={from:e,to:g,startMs:null,ms:m}},p=(h,m,g=yf)=>{let $=n.w-g.left-g.right,b=n.h-g.top-g.bottom,y=Math.min(56,$/12,b/12),w=Math.min(($-2*y)/(h.w||1),(b-2*y)/(h.h||1)),x=c(Math.min(m,w));return{scale:x,left:g.left+$/2-(h.x+h.w/2)*x,top:g.top+b/2-(h.y+h.h/2)*x}};return{get where(){return e},get size(){return n},get isMoving(){return s!==null||i!==null},get seen(){let{left:h,top:m,scale:g}=e;return{x:-h/g,y:-m/g,w:n.w/g,h:n.h/g}},point(h,m){return{x:(h-e.left)/e.scale,y:(m-e.top)/e.scale}},resize(h){e={...e,left:e.left+(h.w-n.w)/2,top:e.top+(h.h-n.h)/2},n=h},bound(h){o=h;let m=Math.min(n.w/(h.w||1),n.h/(h.h||1));r=Math.min(.4,m*.7)},fitted(){return p(o,1)},fit(h=420,m){u(p(o,1,m),h)},show(h,m){u(p(h,1,m),420)},centre(h,m,g=420){let $=c(m),b=n.w/2-(h.x+h.w/2)*$;u({scale:$,left:b,top:n.h/2-(h.y+h.h/2)*$},g)},enter(h,m,g){let $=c(m),b=(w,x,_,M)=>{let C=M/2-w*$,L=Math.min(72,M/16),[U,P]=[M-L-(x+_)*$,L-x*$];return U>P?C:Math.min(P,Math.max(U,C))},y=b(h.x+h.w/2,o.x,o.w,n.w);u({scale:$,left:y,top:b(h.y+h.h/2,o.y,o.h,n.h)},g)},reveal(h,m=yf){let{scale:g}=s?.to??e,{left:$,top:b}=s?.to??e,y=Math.min(40,n.w/8,n.h/8);$-=Math.max(0,(h.x+h.w)*g+$+y-(n.w-m.right)),$+=Math.max(0,y+m.left-(h.x*g+$)),b-=Math.max(0,(h.y+h.h)*g+b+y-(n.h-m.bottom)),b+=Math.max(0,y+m.top-(h.y*g+b));let w=s?.to??e;($!==w.left||b!==w.top)&&u({scale:g,left:$,top:b},260)},pan(h,m){s=i=null,e=f({...e,left:e.left+h,top:e.top+m})},zoom(h,m=n.w/2,g=n.h/2,$=0){let b=s?.to??e,y=c(b.scale*h),w=y/b.scale,x={scale:y,left:m-(m-b.left)*w,top:g-(g-b.top)*w};u(x,$)},glide(h,m){!t()&&Math.hypot(h,m)>.08&&(i={x:h,y:m})},stop(){s=i=null},step(h){let m=Math.min(48,h-a);if(a=h,s){s.startMs??=h;let g=Math.min(1,(h-s.startMs)/s.ms);e=o$(s.from,s.to,di(g),n),g===1&&(s=null)}else if(i){e=f({...e,left:e.left+i.x*m,top:e.top+i.y*m});let g=Math.exp(-.0042*m);i={x:i.x*g,y:i.y*g},Math.hypot(i.x,i.y)<.02&&(i=null)}}}}function di(t){return t<.5?4*t**3:1-(2-2*t)**3/2}function o$(t,e,n,o){if(n>=1)return e;let r=t.scale*(e.scale/t.scale)**n,s=1/t.scale-1/e.scale,i=Math.abs(s)<1e-9?n:(1/t.scale-1/r)/s,[a,c]=wf(t,o),[f,u]=wf(e,o),[p,h]=[a+(f-a)*i,c+(u-c)*i];return{scale:r,left:o.w/2-p*r,top:o.h/2-h*r}}function wf({left:t,top:e,scale:n},o){return[(o.w/2-t)/n,(o.h/2-e)/n]}var r$=["ground","band","card","edge","ink","quiet","line","accent","on-accent","match","male","male-wash","female","female-wash","other","other-wash","unknown","unknown-wash"],Pe=Object.freeze({ground:"#ffffff",band:"#f7f7f4",card:"#ffffff",edge:"#d9dad3",ink:"#20262b",quiet:"#5d666b",line:"#8d979b",accent:"#17695a","on-accent":"#ffffff",match:"#b58900",male:"#2c6496","male-wash":"#e4edf5",female:"#a8591b","female-wash":"#f8ebdf",other:"#6f4f93","other-wash":"#eee8f5",unknown:"#666e73","unknown-wash":"#eceeee",words:'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif',title:'"Iowan Old Style", "Palatino Linotype", Palatino, Georgia, serif'});function xf(t){let{ground:e,words:n,title:o}=Pe;return{...gr(t,"light"),ground:e,words:n,title:o}}function gr(t,e=""){let n=document.createElement("span");n.hidden=!0,n.style.colorScheme=e,t.append(n);let o=getComputedStyle(n),r=r$.map(a=>(n.style.color=`var(--canvas-${a}, ${Pe[a]})`,[a,o.color])),s=o.getPropertyValue("--canvas-words").trim()||Pe.words,i=o.getPropertyValue("--canvas-title").trim()||Pe.title;return n.remove(),{...Object.fromEntries(r),words:s,title:i}}function _f(t){let e=matchMedia("(prefers-color-scheme: dark)"),n=new MutationObserver(t);return e.addEventListener("change",t),n.observe(document.documentElement,{attributes:!0}),()=>{e.removeEventListener("change",t),n.disconnect()}}function ne(t,e){let n=e.hidden?"unknown":Ut(e);return{strong:t[n],wash:t[`${n}-wash`]}}function Ut({gender:t}){return t==="Male"?"male":t==="Female"?"female":t==="Other"?"other":"unknown"}var $r=null,br=new Map;function s$(t,e){let n=`${e}
${t}`,o=br.get(n);if(o!==void 0)return o;if($r??=document.createElement("canvas").getContext("2d"),!$r)return t.length*50;$r.font=e;let r=$r.measureText(t).width;return br.size>2e4&&br.clear(),br.set(n,r),r}function ge(t,{size:e,weight:n=400,family:o}){return s$(t,`${n} 100px ${o}`)*e/100}function St(t,e,n){return t.find(r=>ge(r,n)<=e)??mi(t.at(-1)??"",e,n)}function Yn(t,e,n){let o=t.split(" "),r=o.shift()??"";for(let s=o[0];s!==void 0&&!(ge(`${r} ${s}`,n)>e);s=o[0])r+=` ${o.shift()}`;return[mi(r,e,n),mi(o.join(" "),e,n)]}function mi(t,e,n){if(ge(t,n)<=e)return t;let o=Array.from(t),[r,s]=[0,o.length];for(;r<s;){let i=Math.ceil((r+s)/2);ge(`${o.slice(0,i).join("")}…`,n)<=e?r=i:s=i-1}return r===0?"":`${o.slice(0,r).join("").trimEnd()}…`}var yr=.56,kf=.2,Mf=14,Sf=9,i$=10.5;function wr(t,e,n,o){let{colours:r}=o,{x:s,y:i,w:a,h:c}=n;a$(t,n,o),t.box(s,i,a,c,Mf,{fill:r.card,stroke:o.isSelected||o.isOnPath?r.accent:r.edge,width:o.isSelected||o.isOnPath?1.75:o.isHovered?1.5:1,...n.isAgain?{dash:[4,3]}:{}}),a>c?c$(t,e,n,o):l$(t,e,n,o)}function Ef(t,e,n,o,r){let{colours:s}=o,{x:i,y:a,w:c,h:f}=n,{strong:u,wash:p}=ne(s,e),h=c>f,m=i$/r,g=h?f*.42:Math.min(c*.36,(f-m)/2),[$,b]=h?[i+f/2,a+f/2]:[i+c/2,a+g+2];if(o.isSelected||o.isMatch||o.isOnPath){let M=o.isMatch&&!o.isSelected?s.match:s.accent;t.frame(Ut(e),$,b,g+4/r,{stroke:M,width:2.5/r})}t.frame(Ut(e),$,b,g,{fill:p,stroke:u,width:1.4/r});let y=e.photoUrl&&t.photo(e.photoUrl,Ut(e),$,b,g),w={size:g*.78,weight:600,family:s.words,fill:u};!y&&g*r>9&&t.words(jn(e),$,b+w.size*.36,w);let x={size:m,weight:o.isSelected?600:500,family:s.words},_=e.hidden?s.quiet:s.ink;if(h){let M=[ee(e),...Lt(e)],C=St(M,c-f-4,x);t.words(C,i+f+4,a+f/2+m*.36,{...x,fill:_,align:"start"})}else{let M=St(Lt(e).slice(-1),c+18,x);t.words(M,$,Math.max(b+g+m*1.05,a+f-m*.2),{...x,fill:_})}}function a$(t,{x:e,y:n,w:o,h:r},{colours:s,isSelected:i,isMatch:a}){if(!i&&!a)return;let c=i?s.accent:s.match;t.box(e-5,n-5,o+10,r+10,Mf+5,{stroke:c,width:i?6:3,opacity:i?.22:.9})}function l$(t,e,{x:n,y:o,w:r},s){let{colours:i}=s,a=n+r/2,c=e.hidden?i.quiet:i.ink;Of(t,e,a,o+38,25,s);let f={size:13,weight:600,family:i.words},u={size:12.5,weight:400,family:i.words},p=un(e),h=r-2*Sf,m;if(p)m=[St(Lt(e),h,f),St([p],h,u)];else{let[x=ee(e)]=Lt(e);m=Yn(x,h,f)}let[g,$]=m,b=me(e),y=$&&b?83:$||b?89:96;t.words(g??"",a,o+y,{...f,fill:c});let w=p?u:f;if($&&t.words($,a,o+y+16,{...w,fill:c}),b){let x={size:11,family:i.words,fill:i.quiet};t.words(St([b],h,x),a,o+y+($?33:18),x)}}function c$(t,e,{x:n,y:o,w:r,h:s},i){let{colours:a}=i;Of(t,e,n+s/2+2,o+s/2,s*.36,i);let c=n+s+6,f=r-s-6-Sf,u={size:13,weight:600,family:a.words},p=e.hidden?a.quiet:a.ink,h=un(e),m={size:12.5,weight:400,family:a.words},g={size:11.5,family:a.words,fill:a.quiet},$=ee(e),[b=$]=Lt(e),[y,w]=ge($,u)<=f?[$,""]:h?[St(Lt(e),f,u),St([h],f,m)]:Yn(b,f,u),x=St([me(e)],f,g),_=1+ +!!w+ +!!x,M=o+s/2+5-(_-1)*8;t.words(y,c,M,{...u,fill:p,align:"start"}),w&&(M+=15.5,t.words(w,c,M,{...h?m:u,fill:p,align:"start"})),x&&t.words(x,c,M+16,{...g,align:"start"})}function Of(t,e,n,o,r,{colours:s}){let{strong:i,wash:a}=ne(s,e),c=Ut(e),f=c==="unknown"?{dash:[3,3]}:{};if(t.frame(c,n,o,r,{fill:a}),!(e.photoUrl&&!e.hidden&&t.photo(e.photoUrl,c,n,o,r))){let p=r*.72,h={size:p,weight:500,family:s.words,fill:i};t.words(jn(e),n,o+p*.36,h)}t.frame(c,n,o,r,{stroke:i,width:1.6,...f})}function Pf(){let t=[],e=[],n=-1/0,o=0,r=performance.now();return{begin(){r=performance.now(),o=0},drawn(){o===0&&(o=performance.now()-r)},frame(s,i){s-n<120&&t.push(s-n),n=s,e.push(i),t.length>240&&(t=t.slice(-240)),e.length>240&&(e=e.slice(-240))},figures(){let s=Tf(t);return{firstDrawingMs:Math.round(o),framesPerSecond:s>0?Math.round(1e3/s):0,paintMs:Math.round(Tf(e)*10)/10}}}}function Tf(t){return t.length===0?0:t.reduce((e,n)=>e+n,0)/t.length}function Af(t,e,n){let o=new Map,r=[],s={x:0,y:0},i={x:0,y:0,ms:-1/0},a="none",c=new AbortController,f=w=>{let x=t.getBoundingClientRect();return{x:w.clientX-x.left,y:w.clientY-x.top}},u=w=>{if(w.button!==0&&w.pointerType==="mouse")return;t.setPointerCapture(w.pointerId);let x=f(w);if(o.set(w.pointerId,x),e.stop(),o.size===2){a==="grab"&&n.drop(-1,-1,!1),a="pinch";return}o.size>2||(s=x,r=[{...x,ms:w.timeStamp}],a=n.grabs(x.x,x.y)?"grab":"press")},p=w=>{let x=f(w),_=o.get(w.pointerId);if(!_){n.hover(x.x,x.y);return}if(a==="pinch"){h(w.pointerId,x);return}if(o.set(w.pointerId,x),a==="grab"){n.drag(x.x,x.y);return}let M=Math.hypot(x.x-s.x,x.y-s.y)>5;a==="press"&&M&&(a="pan",t.dataset.pointer="move"),a==="pan"&&(e.pan(x.x-_.x,x.y-_.y),r.push({...x,ms:w.timeStamp}),r=r.filter(({ms:C})=>w.timeStamp-C<90),n.moved())},h=(w,x)=>{let _=[...o].find(([U])=>U!==w)?.[1],M=o.get(w);if(o.set(w,x),!_||!M||o.size!==2)return;let C=Math.hypot(M.x-_.x,M.y-_.y),L=Math.hypot(x.x-_.x,x.y-_.y);e.pan((x.x-M.x)/2,(x.y-M.y)/2),C>0&&e.zoom(L/C,(x.x+_.x)/2,(x.y+_.y)/2),n.moved()},m=w=>{if(!o.delete(w.pointerId))return;let x=f(w);if(delete t.dataset.pointer,a==="pinch"){let[C]=o.values();a=C?"pan":"none",r=[];return}let _=a;a="none";let M=Math.hypot(x.x-s.x,x.y-s.y)<=5;w.type==="pointercancel"?_==="grab"&&n.drop(-1,-1,!1):_==="grab"?n.drop(x.x,x.y,M):_==="press"?g(x,w.timeStamp):_==="pan"&&$(w.timeStamp)},g=(w,x)=>{let _=x-i.ms<320&&Math.hypot(w.x-i.x,w.y-i.y)<24;i=_?{...w,ms:-1/0}:{...w,ms:x},_?n.tapTwice(w.x,w.y):n.tap(w.x,w.y)},$=w=>{let x=r.filter(C=>w-C.ms<90),[_,M]=[x[0],x.at(-1)];if(_&&M&&M.ms>_.ms){let C=M.ms-_.ms;e.glide((M.x-_.x)/C,(M.y-_.y)/C)}n.moved()},b=w=>{w.preventDefault();let x=w.deltaMode===WheelEvent.DOM_DELTA_LINE?18:w.deltaMode?320:1,[_,M]=[w.deltaX*x,w.deltaY*x];if(w.shiftKey||!w.ctrlKey&&Math.abs(_)>Math.abs(M))e.pan(w.shiftKey&&_===0?-M:-_,w.shiftKey?0:-M);else{let C=w.ctrlKey?.01:.0016,{x:L,y:U}=f(w);e.zoom(Math.exp(-Math.max(-240,Math.min(240,M))*C),L,U)}n.moved()},y={signal:c.signal};return t.addEventListener("pointerdown",u,y),t.addEventListener("pointermove",p,y),t.addEventListener("pointerup",m,y),t.addEventListener("pointercancel",m,y),t.addEventListener("pointerleave",()=>o.size===0&&n.leave(),y),t.addEventListener("wheel",b,{...y,passive:!1}),()=>c.abort()}function Nf(t,e,n){let o=r=>{if(r.altKey||r.ctrlKey||r.metaKey)return;let{key:s}=r;if(s==="ArrowUp"||s==="ArrowDown")n.walk(s);else if(s==="ArrowLeft"||s==="ArrowRight")n.walk(s);else if(s==="Enter"&&r.target===e)n.open();else if(s==="Escape")n.leave();else if(s==="+"||s==="=")n.zoom(1.35);else if(s==="-")n.zoom(.7407407407407407);else if(s==="0")n.zoomTo(1);else if(s==="f"||s==="F")n.fit();else return;r.preventDefault(),n.moved()};return t.addEventListener("keydown",o),()=>t.removeEventListener("keydown",o)}function Df(t,e,n){let o=t.node(e);if(!o)return null;let{kin:r}=t;if(n==="ArrowUp")return If(t,o,r.parents(e));if(n==="ArrowDown")return If(t,o,r.children(e));let s=n==="ArrowLeft"?-1:1,a=[...r.parents(e).flatMap(c=>r.children(c.id)),...r.spouses(e)].map(c=>c.id);return Cf(t,o,new Set(a),s)??Cf(t,o,new Set(t.nodes.map(c=>c.id)),s)}function If(t,e,n){let o=null,r=1/0;for(let{id:s}of n){let i=t.node(s);if(!i)continue;let a=Math.hypot(vr(i)-vr(e),i.y-e.y);a>=r||(r=a,o=s)}return o}function Cf(t,e,n,o){let r=null,s=1/0;for(let i of n){let a=t.node(i);if(!a||a===e||a.level!==e.level)continue;let c=(vr(a)-vr(e))*o,f=(a.y-e.y)*o,u=Math.abs(a.y-e.y)<e.h?c:Math.abs(c)<e.w?f:1/0;u<=0||u>=s||(s=u,r=i)}return r}function vr(t){return t.x+t.w/2}function Rf(t){let e=document.querySelector("script[type=module]");return new URL(t,e instanceof HTMLScriptElement?e.src:document.baseURI)}function xr(t){let e=Ae([...t.people.keys()]);for(let{person1Id:o,person2Id:r}of t.couples)e.join(o,r);for(let{parents:o,children:r}of t.families)for(let s of[...o,...r])e.join(o[0]??s,s);let n=new Map;for(let o of t.people.keys()){let r=e.find(o),s=n.get(r);s?s.push(o):n.set(r,[o])}return[...n.values()].sort((o,r)=>r.length-o.length)}function Ae(t){let e=new Map(t.map(r=>[r,r])),n=r=>{let s=r;for(let i=j(e,s);i!==s;i=j(e,s))s=i;for(let i=r;i!==s;){let a=j(e,i);e.set(i,s),i=a}return s};return{find:n,join:(r,s)=>{e.set(n(s),n(r))}}}function S(t,e){return t[e]}function j(t,e){return t.get(e)}var u$=4e6,f$=60;function _r(t){let e=p$(t),n=g$(t,e.of),o=$$(e.count,n);for(let s=0;s<f$;s++){let i=b$(o,n);if(!y$(o,n)&&!i)break}let r=new Map([...t.people.keys()].map(s=>[s,S(o,j(e.of,s))]));for(let s of xr(t)){let i=s.reduce((a,c)=>Math.min(a,j(r,c)),1/0);for(let a of s)r.set(a,j(r,a)-i)}return r}function p$(t){let e=Ae([...t.people.keys()]),n=[...t.couples.map(r=>[r.person1Id,r.person2Id]),...t.families.map(r=>r.parents).filter(r=>r.length===2)];for(let[r="",s=""]of n)e.join(r,s);let o=m$(t,e.find);if(o.size>0){let r=Ae([...t.people.keys()]);for(let[s="",i=""]of n)o.has(s)||r.join(s,i);return d$(t,n.filter(([s=""])=>o.has(s)),r,o),hi(t,r.find)}return hi(t,e.find)}function d$(t,e,n,o){let r=new Map([...o].map(a=>[a,[a]])),s=0,i=(a,c)=>{let f=new Set([a]),u=[a];for(let p=u.pop();p!==void 0;p=u.pop())for(let h of r.get(p)??[])for(let m of t.children(h)){s+=1;let g=n.find(m.id);if(g===c)return!0;!o.has(m.id)||f.has(g)||(f.add(g),u.push(g))}return!1};for(let[a="",c=""]of e){let[f,u]=[n.find(a),n.find(c)];if(f===u||s>u$||i(f,u)||i(u,f))continue;let p=[...r.get(f)??[],...r.get(u)??[]];n.join(a,c),r.set(n.find(a),p)}}function m$(t,e){let{of:n,count:o}=hi(t,e),r=Array.from({length:o},()=>[]),s=new Uint8Array(o);for(let f of t.families)for(let u of f.parents)for(let p of f.children){let[h,m]=[j(n,u),j(n,p)];h===m?s[h]=1:r[h]?.push(m)}let i=h$(r),a=new Uint32Array(o);for(let f of i)a[f]=S(a,f)+1;let c=new Set;for(let[f,u]of n)(s[u]||S(a,S(i,u))>1)&&c.add(f);return c}function h$(t){let e=t.length,n=new Int32Array(e).fill(-1),o=new Int32Array(e),r=new Int32Array(e).fill(-1),s=[],i=0;for(let a=0;a<e;a++){if(n[a]!==-1)continue;let c=[{node:a,edge:0}];for(let f=c.at(-1);f;f=c.at(-1)){let{node:u}=f;n[u]===-1&&(n[u]=o[u]=i++,s.push(u));let p=t[u]?.[f.edge++];if(p===void 0){if(o[u]===n[u])for(let m=s.pop();m!==void 0&&(r[m]=u,m!==u);m=s.pop());c.pop();let h=c.at(-1);h&&(o[h.node]=Math.min(S(o,h.node),S(o,u)))}else n[p]===-1?c.push({node:p,edge:0}):r[p]===-1&&(o[u]=Math.min(S(o,u),S(n,p)))}}return r}function g$(t,e){let n=Math.max(-1,...new Set(e.values()))+1,o=Array.from({length:n},()=>[]),r=Array.from({length:n},()=>[]);for(let s of t.families)for(let i of s.parents)for(let a of s.children)r[j(e,i)]?.push(j(e,a)),o[j(e,a)]?.push(j(e,i));return{above:o,below:r}}function $$(t,{above:e,below:n}){let o=new Int32Array(t),r=Int32Array.from(e,i=>i.length),s=[...r.keys()].filter(i=>r[i]===0);for(let i=0;i<s.length;i++){let a=S(s,i);for(let c of S(n,a))o[c]=Math.max(S(o,c),S(o,a)+1),r[c]=S(r,c)-1,r[c]===0&&s.push(c)}return o}function b$(t,{above:e,below:n}){let o=Ae([...t.keys()]);n.forEach((i,a)=>{for(let c of i)S(t,c)-S(t,a)===1&&o.join(a,c)});let r=new Map;for(let i of t.keys()){let a=r.get(o.find(i));a?a.push(i):r.set(o.find(i),[i])}let s=!1;for(let[i,a]of r)for(let[c,f,u]of[[n,e,1],[e,n,-1]]){let p=0,h=1/0;for(let m of a){for(let g of S(c,m))o.find(g)!==i&&(p+=1,h=Math.min(h,Math.abs(S(t,g)-S(t,m))-1));for(let g of S(f,m))o.find(g)!==i&&(p-=1)}if(!(p<=0||h===1/0||h<=0)){for(let m of a)t[m]=S(t,m)+u*h;s=!0;break}}return s}function y$(t,{above:e,below:n}){let o=!1,r=[...t.keys()].sort((s,i)=>S(t,i)-S(t,s)||s-i);for(let s of r){let[i,a]=[S(e,s),S(n,s)],c=S(t,s);a.length>i.length?c=w$(t,a)-1:i.length>a.length&&(c=v$(t,i)+1),c!==t[s]&&(t[s]=c,o=!0)}return o}function w$(t,e){return e.reduce((n,o)=>Math.min(n,S(t,o)),1/0)}function v$(t,e){return e.reduce((n,o)=>Math.max(n,S(t,o)),-1/0)}function hi(t,e){let n=new Map,o=new Map;for(let r of t.people.keys()){let s=e(r);n.has(s)||n.set(s,n.size),o.set(r,n.get(s))}return{of:o,count:n.size}}function Vn(t,e,n,o){let r=o(n);if(e===1/0)return r;let s=_r(yt(r)),i=s.get(t)??0,a=[...n].filter(c=>Math.abs((s.get(c)??i)-i)<=e);return a.length<n.size?Vn(t,e,new Set(a),o):r}function Yt(t){let[e,n,o,r]=[1/0,1/0,-1/0,-1/0];for(let{x:s,y:i,w:a,h:c}of t)e=Math.min(e,s),n=Math.min(n,i),o=Math.max(o,s+a),r=Math.max(r,i+c);return e>o?{x:0,y:0,w:0,h:0}:{x:e,y:n,w:o-e,h:r-n}}var tt={w:124,h:128},kr=38,Ie={w:208,h:60},at={couple:22,kin:26,families:54,line:14,level:76,lane:9};var x$=260;function Lf(t,e,n){let o=e.map(()=>[]);for(let h of n)o[h.row]?.push(_$(h));let r=o.map(k$),s=e.map(h=>M$(t,h)),i=[],a=[],c=r.map(h=>Math.min(at.lane,x$/Math.max(1,h))),f=0;e.forEach((h,m)=>{i.push(f);let g=Math.max(0,...S(s,m).map(({depth:y})=>y))*at.lane,$=Math.max(0,S(r,m)-1)*S(c,m),b=Math.max(at.level,$+at.level*.62);a.push(f+tt.h+g+(b-$)/2),f+=tt.h+g+b});let p=[...S$(o,i,({net:h,lane:m})=>S(a,h.row)+m*S(c,h.row),s),...E$(t,e,i,s)];return{tops:i,edges:p}}function _$(t){let e=t.family.type==="Biological",n=t.parents.length,o=t.from.x+t.hub+(e||n===0?0:n===2?6:14),r=t.segments.map(({to:m,port:g,child:$})=>{let b=!e&&m.up.some(y=>y.child===$&&y.net!==t);return m.x+g+(b?14:0)}),s=r.map(m=>gi(m,o)),i=s.indexOf(Math.min(...s)),a=S(r,i),f=t.from.down.every(m=>m.net===t||m.net.hub!==t.hub)?n===2?at.couple/2-4:n===1?tt.w/4:0:0,u=o+Math.max(-f,Math.min(f,a-o)),p=S(t.segments,i).child===""?0:tt.w/7,h=n===1&&r.length>1;return gi(u,a)>p||h?{net:t,hub:o,ports:r,lane:0}:(r[i]=u,{net:t,hub:u,ports:r,lane:0})}function gi(t,e){return Math.abs(t-e)}function k$(t){let e=t.map(o=>({wire:o,left:Math.min(o.hub,...o.ports),right:Math.max(o.hub,...o.ports)})).filter(({left:o,right:r})=>r-o>.5).sort((o,r)=>o.left-r.left||o.right-r.right),n=[];for(let{wire:o,left:r,right:s}of e){let i=n.findIndex(a=>a+at.lane<r);i<0&&(i=n.length),n[i]=s,o.lane=i}return n.length}function M$(t,e){let n=[];for(let o of e){let r=0;for(let[s,i]of Ff(t,o)){let[a,c]=[o.members.indexOf(s),o.members.indexOf(i)];if(Math.abs(a-c)===1)continue;let[f,u]=a<c?[a,c]:[c,a];r+=1,n.push({a:S(o.members,f),b:S(o.members,u),left:o.x+S(o.offsets,f)+tt.w/2+10,right:o.x+S(o.offsets,u)+tt.w/2-10,depth:r})}}return n}function Ff(t,e){let n=new Map;for(let o of e.members){let r=[...t.spouses(o).map(s=>s.id),...t.familiesOfParent(o).flatMap(({parents:s})=>s)];for(let s of r)s!==o&&e.members.includes(s)&&n.set(At(o,s),[o,s])}return[...n.values()]}function S$(t,e,n,o){let r=new Map(o.flat().map(a=>[At(a.a,a.b),a])),s=new Map,i=[];for(let a of t.flat()){let{net:c,hub:f,ports:u}=a,p=S(e,c.row),[h="",m=""]=c.parents,g=r.get(At(h,m)),$=c.parents.length===2&&!g,b=g?p+tt.h+g.depth*at.lane:p+tt.h,y=s.get(c.from)??[f,$?p+kr:b];c.segments.forEach(({to:w,child:x},_)=>{let M=S(u,_),C=n(a),L=[...y];if(gi(M,f)>.5&&L.push(f,C,M,C),x===""){s.set(w,L);return}L.push(M,S(e,w.row));let U=c.parents.length>0?c.parents:c.family.parents;i.push({kind:"child",type:c.family.type,from:U,to:x,points:L})})}return i}function E$(t,e,n,o){let r=new Map(t.couples.map(c=>[At(c.person1Id,c.person2Id),c])),s=new Map;for(let c of e.flat())c.members.forEach((f,u)=>s.set(f,{unit:c,index:u}));let i=[],a=(c,f,u)=>{let p=r.get(At(c,f));r.delete(At(c,f));let h=p?"couple":"parents";i.push({kind:h,type:p?.status??"",from:[c],to:f,points:u})};e.forEach((c,f)=>{let u=S(n,f);for(let p of c)for(let[h,m]of Ff(t,p)){let g=Math.min(p.members.indexOf(h),p.members.indexOf(m));if(Math.abs(p.members.indexOf(h)-p.members.indexOf(m))>1)continue;let $=p.x+S(p.offsets,g)+tt.w,b=p.x+S(p.offsets,g+1),[y,w]=[S(p.members,g),S(p.members,g+1)];a(y,w,[$,u+kr,b,u+kr])}for(let{a:p,b:h,left:m,right:g,depth:$}of S(o,f)){let b=u+tt.h,y=b+$*at.lane;a(p,h,[m,b,m,y,g,y,g,b])}});for(let{person1Id:c,person2Id:f}of[...r.values()]){let[u,p]=[j(s,c),j(s,f)],h=p.unit.row>u.unit.row,[m,g]=h?[u,p]:[p,u],$=m.unit.x+S(m.unit.offsets,m.index)+tt.w*.8,b=g.unit.x+S(g.unit.offsets,g.index)+tt.w*.8,y=S(n,m.unit.row)+tt.h,[w,x]=h?[c,f]:[f,c];a(w,x,[$,y,$,y+14,b,y+14,b,S(n,g.unit.row)])}return i}function Bf(t,e,n){let{units:o,unitOf:r}=T$(t,e,n),s=[],i=new Set;for(let a of e)for(let c of t.familiesOfParent(a)){if(i.has(c.key))continue;i.add(c.key);let[f="",u=f]=c.parents,p=j(r,f)===j(r,u);for(let h of p?[c.parents]:[[f],[u]])A$(c,h,r,o,s)}return{units:o,nets:s,unitOf:r}}function Uf(t,e){let[n="",o=n]=e;if(e.length===0)return t.w/2;let[r,s]=[t.members.indexOf(n),t.members.indexOf(o)].sort((i,a)=>i-a);return r===void 0||s===void 0||r===s?S(t.offsets,r??0)+tt.w/2:s-r===1?(S(t.offsets,r)+tt.w+S(t.offsets,s))/2:O$(t,r)?S(t.offsets,s)-at.couple/2:S(t.offsets,r)+tt.w+at.couple/2}function Hf(t,e){return e===""?t.w/2:S(t.offsets,t.members.indexOf(e))+tt.w/2}function zf(t){t.members.reverse(),t.offsets=t.offsets.map(e=>t.w-e-tt.w).reverse();for(let e of t.up)e.port=Hf(t,e.child);for(let{net:e}of t.down)e.hub=Uf(t,e.parents)}function O$(t,e){return e>0&&e<t.members.length-1}function T$(t,e,n){let o=Ae(e),r=new Map(e.map(u=>[u,[]])),s=new Set,i=(u,p)=>{n.get(u)!==n.get(p)||s.has(At(u,p))||(s.add(At(u,p)),o.join(u,p),r.get(u)?.push(p),r.get(p)?.push(u))};for(let u of e){for(let p of t.spouses(u))i(u,p.id);for(let{parents:p}of t.familiesOfParent(u))p.length===2&&i(S(p,0),S(p,1))}let a=new Map;for(let u of e){let p=a.get(o.find(u));p?p.push(u):a.set(o.find(u),[u])}let c=new Map;return{units:[...a.values()].map(u=>{let p=Gf(j(n,S(u,0)),P$(u,r),s);for(let h of u)c.set(h,p);return p}),unitOf:c}}function P$(t,e){let n=u=>e.get(u)?.length??0,o=t.reduce((u,p)=>n(p)>n(u)?p:u),r=[],s=[],i=new Set([o]),[a,...c]=e.get(o)??[],f=(u,p)=>{let h=[u];for(let m=h.pop();m!==void 0;m=h.pop())i.has(m)||(i.add(m),p.push(m),h.push(...(e.get(m)??[]).filter(g=>!i.has(g)).reverse()))};a!==void 0&&f(a,c.length>0?r:s);for(let u of c)f(u,s);return[...r.reverse(),o,...s]}function Gf(t,e,n){let o=[],r=0;return e.forEach((s,i)=>{let a=e[i-1];a!==void 0&&(r+=n.has(At(a,s))?at.couple:at.kin),o.push(r),r+=tt.w}),{row:t,members:e,offsets:o,w:r,x:0,place:0,home:0,up:[],down:[]}}function A$(t,e,n,o,r){let s=j(n,S(e,0)),i=e,a=[...t.children],c=t.type==="Biological"?1:.4;for(let f=s.row+1;a.length>0;f++){let u={row:f-1,family:t,from:s,parents:i,hub:Uf(s,i),segments:[]},p=(y,w,x)=>{let _={from:s,to:y,child:w,port:Hf(y,w),net:u,weight:c*x};u.segments.push(_),s.down.push(_),y.up.push(_)},h=f,m=y=>j(n,y).row<=h;for(let y of a.filter(m))p(j(n,y),y,1);a=a.filter(y=>!m(y));let[g,...$]=u.segments;if(g&&$.length===0&&t.type==="Biological"&&(g.weight*=3),r.push(u),a.length===0)break;let b=Gf(f,[],new Set);b.w=at.line,o.push(b),p(b,"",e===i?2:6),s=b,i=[]}}var I$=24;function Wf({units:t}){let e=C$(t);qf(e);let n=e.map(r=>[...r]),o=jf(e);for(let r=0;r<I$&&o>0;r++){let s=r%2===0,i=s?e.slice(1):e.slice(0,-1).reverse();for(let c of i)N$(c,s);let a=jf(e);a>=o||(o=a,n=e.map(c=>[...c]))}return e=n,qf(e),D$(e),e}function jf(t){return t.reduce((e,n)=>e+R$(n),0)}function C$(t){let e=t.reduce((i,a)=>Math.min(i,a.row),1/0),n=[],o=new Set,r=i=>{o.add(i),(n[i.row-e]??=[]).push(i)},s=t.filter(i=>i.up.length===0).sort((i,a)=>i.row-a.row);for(let i of[...s,...t]){if(o.has(i))continue;r(i);let a=[i];for(let c=a.pop();c;c=a.pop()){let f=[...c.down.map(({to:u})=>u),...c.up.map(({from:u})=>u)];for(let u of f.reverse())o.has(u)||a.push(u);o.has(c)||r(c)}}for(let i=0;i<n.length;i++)n[i]??=[];return n}function qf(t){for(let e of t)Yf(e);for(let e of t)for(let n of e)n.home=n.place}function Yf(t){let e=0;t.forEach((n,o)=>{n.place=o,n.x=e,e+=n.w})}function N$(t,e){let n=[];for(let s of t){let i=e?s.up:s.down;if(i.length===0)continue;let a=0,c=0;for(let f of i){let u=e?f.from.x+f.net.hub:f.to.x+f.port;a+=u*f.weight,c+=f.weight}n.push({unit:s,wish:a/c})}n.sort((s,i)=>s.wish-i.wish||s.unit.home-i.unit.home);let o=0;t.map(s=>(e?s.up:s.down).length===0?s:null).forEach((s,i)=>{t[i]=s??S(n,o++).unit}),Yf(t)}function D$(t){for(let e of t)for(let n of e){if(n.members.length<2)continue;let o=(n.members.length-1)/2,r=0,s=0,i=n.up.map(a=>({side:n.members.indexOf(a.child)-o,x:a.from.x+a.net.hub}));for(let{x:a}of i)s+=a/i.length;for(let{side:a,x:c}of i)r+=a*(c-s);i.length===1&&(r=0),r<0&&zf(n)}}function R$(t){let e=[];for(let s of t)for(let{net:i,to:a,port:c}of s.down)e.push({from:s.x+i.hub,to:a.x+c});if(e.length<2)return 0;e.sort((s,i)=>s.from-i.from||s.to-i.to);let n=Float64Array.from(e,({to:s})=>s).sort(),o=new Uint32Array(n.length+1),r=0;return e.forEach(({to:s},i)=>{let a=L$(n,s)+1,c=0;for(let f=a;f>0;f-=f&-f)c+=o[f]??0;r+=i-c;for(let f=a;f<o.length;f+=f&-f)o[f]=(o[f]??0)+1}),r}function L$(t,e){let[n,o]=[0,t.length-1];for(;n<o;){let r=n+o+1>>1;(t[r]??0)<=e?n=r:o=r-1}return n}var F$=10,B$=40;function Vf(t){let e=t.map(U$);for(let{units:o,shifts:r}of e){let s=((r.at(-1)??0)+(o.at(-1)?.w??0))/2;o.forEach((i,a)=>i.x=S(r,a)-s)}let n=[...e].reverse();for(let o=0;o<F$;o++){for(let r of n)$i(r,!1,!0);for(let r of e)$i(r,!0,!1)}for(let o=0;o<B$;o++)for(let r of o%2===0?n:e)$i(r,!0,!0)}function U$(t){let e=0,n=t.map((o,r)=>{let s=t[r-1];return s&&(e+=s.w+H$(s,o)),e});return{units:t,shifts:n}}function H$(t,e){return t.members.length===0||e.members.length===0?at.line:t.up.some(({net:o})=>e.up.some(r=>r.net===o))?at.kin:at.kin*1.7}function $i({units:t,shifts:e},n,o){let r=[],s=[],i=[];t.forEach((a,c)=>{let{sum:f,weight:u}=z$(a,n,o);f-=S(e,c)*u;let p=c;for(let h=r.length-1;h>=0&&!(S(r,h)*u<=f*S(s,h));h--)f+=r.pop()??0,u+=s.pop()??0,p=i.pop()??0;r.push(f),s.push(u),i.push(p)}),i.forEach((a,c)=>{let f=S(r,c)/S(s,c),u=i[c+1]??t.length;for(let p=a;p<u;p++)S(t,p).x=f+S(e,p)})}function z$(t,e,n){let o=t.x*.01,r=.01;if(e)for(let s of t.up)o+=(s.from.x+s.net.hub-s.port)*s.weight,r+=s.weight;if(n)for(let s of t.down)o+=(s.to.x+s.port-s.net.hub)*s.weight,r+=s.weight;return{sum:o,weight:r}}function hn(t){let e=yt(t),n=xr(e),o=n.filter(m=>m.length>1),r=n.filter(m=>m.length===1).flat(),s=j$(e,o,_r(e)),i=[],a=[],c=[];for(let m of o){let g=Bf(e,m,s),$=Wf(g);Vf($),G$($,c),a.push(...g.nets);for(let b of g.units)(i[b.row]??=[]).push(b)}for(let m=0;m<i.length;m++)i[m]??=[];let{tops:f,edges:u}=Lf(e,i,a),p=i.flatMap((m,g)=>m.flatMap($=>$.members.map((b,y)=>({key:b,id:b,x:$.x+S($.offsets,y),y:S(f,g),...tt,level:g})))),h=i.map((m,g)=>({level:g,generation:g+1,countedFrom:"first",births:Dc(m.flatMap(({members:$})=>$.map(b=>j(e.people,b)))),y:S(f,g),h:tt.h}));if(r.length>0){let m=q$(r,p,i.length);p.push(...m);let g=S(m,m.length-1),$=S(m,0).y,b={level:i.length,generation:0,countedFrom:null,births:null};h.push({...b,y:$,h:g.y+tt.h-$})}return{nodes:p,edges:u,levels:h,bounds:Yt(p)}}function G$(t,e){let n=t.find(i=>i.length>0)?.[0]?.row??0,o=t.map(i=>i[0]?.x??1/0),r=t.map(i=>{let a=i.at(-1);return a?a.x+a.w:-1/0}),s=-1/0;t.forEach((i,a)=>{let c=Math.min(S(o,a),o[a+1]??1/0,o[a-1]??1/0);c!==1/0&&(s=Math.max(s,(e[n+a]??0)+at.families-c))});for(let i of t.flat())i.x+=s;t.forEach((i,a)=>{let c=Math.max(S(r,a),r[a+1]??-1/0,r[a-1]??-1/0);e[n+a]=Math.max(e[n+a]??0,c+s)})}function j$(t,e,n){let[o=[],...r]=e,s=[];for(let f of o){let u=Pt(j(t.people,f)),p=s[j(n,f)]??={sum:0,count:0};u!==null&&(p.sum+=u,p.count+=1)}let i=[...s.entries()].filter(([,f])=>f&&f.count>0);if(i.length>0)for(let f of r){let u=[];for(let h of f){let m=Pt(j(t.people,h));if(m===null)continue;let[g]=i.reduce(($,b)=>Math.abs(b[1].sum/b[1].count-m)<Math.abs($[1].sum/$[1].count-m)?b:$);u.push(g-j(n,h))}if(u.length===0)continue;u.sort((h,m)=>h-m);let p=S(u,Math.floor(u.length/2));for(let h of f)n.set(h,j(n,h)+p)}let a=e.flat(),c=a.reduce((f,u)=>Math.min(f,j(n,u)),1/0);for(let f of a)n.set(f,j(n,f)-c);return n}function q$(t,e,n){let{x:o,y:r,w:s,h:i}=Yt(e),[a,c]=[tt.w+at.kin,tt.h+at.kin],f=Math.max(4,Math.ceil(Math.sqrt(t.length*2))),u=Math.min(t.length,Math.max(f,Math.min(40,Math.floor(s/a)))),p=e.length>0?o+Math.max(0,(s-u*a)/2):0,h=e.length>0?r+i+at.level:0;return t.map((m,g)=>({key:m,id:m,x:p+g%u*a,y:h+Math.floor(g/u)*c,...tt,level:n}))}function Kf(t,e){let n=yt(t),o=It(t,n,e);if(o===null)return ue;let r=e.generations??1/0,s=new Set(Nn(o,n.children,r).keys()),i=Vn(o,r,s,a=>{let c=[...a].flatMap(p=>n.spouses(p).map(h=>h.id)),f=[...a].flatMap(p=>n.familiesOfParent(p).flatMap(({parents:h,children:m})=>m.some(g=>a.has(g))?h:[])),u=new Set([...a].filter(p=>p!==o));return Go(t,new Set([...a,...c,...f]),u)});return bi(hn(i),o)}function bi(t,e){let n=t.nodes.find(o=>o.id===e)?.level??0;return{...t,levels:t.levels.map(o=>({...o,generation:o.level-n,countedFrom:"root"}))}}function Mr(t,e,n){let o=new Set([e]),r={id:e,key:e,level:0,number:0,isAgain:!1,type:"",parents:[]},s=[r];for(let i=1;i<=n&&s.length>0;i++){let a=[];for(let c of s)if(!c.isAgain)for(let{id:f,type:u,side:p}of V$(t,c.id)){let h=o.has(f);o.add(f);let m=c.number*2+p,g=h?`${f} again ${c.key}`:f,$={id:f,key:g,level:i,number:m,isAgain:h,type:u,parents:[]};c.parents.push($),a.push($)}s=a}return r}function Sr(t){let e=[t];for(let n=0;n<e.length;n++)e.push(...e[n]?.parents??[]);return e}var W$=["Biological","Adoptive","Step","Foster"],Y$=new Map([["Male",0],["Female",1]]);function V$(t,e){let n=[void 0,void 0],o=[...t.parents(e)].sort((r,s)=>r.id<s.id?-1:1);for(let r of W$){let i=o.filter(a=>a.type===r).filter(a=>{let c=Y$.get(t.people.get(a.id)?.gender??"");return c===void 0||n[c]?!0:(n[c]=a,!1)});for(let a of i){let c=n.indexOf(void 0);c>=0&&(n[c]=a)}}return n.flatMap((r,s)=>r?[{...r,side:s}]:[])}var K$=5,X$=8,Qf=72,J$=76,Z$=132,Q$=Math.PI*1.16;function tp(t,e){let n=yt(t),o=It(t,n,e);if(o===null)return ue;let r=Math.min(X$,e.generations??K$),s=e.isFull??r>5?2*Math.PI:Q$,i=Sr(Mr(n,o,r)),a=i.reduce((p,{level:h})=>Math.max(p,h),0),c=i.filter(p=>!p.isAgain&&p.level<a).flatMap(({level:p,number:h,parents:m})=>[0,1].filter(g=>!m.some($=>$.number===h*2+g)).map(g=>Xf(p+1,h*2+g,s))),f=i.map(p=>{let h=Xf(p.level,p.number,s),m={key:p.key,id:p.id,...Zf(h),level:p.level,sector:h};return p.isAgain?{...m,isAgain:!0}:m}),u=Yt([...f,...c.map(Zf)]);return{nodes:f,edges:[],levels:[],bounds:u,blanks:c}}function Xf(t,e,n){if(t===0)return{inner:0,outer:Qf,from:0,to:2*Math.PI};let o=n/2**t,r=-Math.PI/2-n/2;return{inner:Jf(t-1),outer:Jf(t),from:r+e*o,to:r+(e+1)*o}}function Jf(t){return Qf+Math.min(t,3)*J$+Math.max(0,t-3)*Z$}function Zf({inner:t,outer:e,from:n,to:o}){let r=Math.PI/2,s=[n,o];for(let a=Math.ceil(n/r);a*r<=o;a++)s.push(a*r);let i=s.flatMap(a=>[t,e].map(c=>({x:Math.cos(a)*c,y:Math.sin(a)*c,w:0,h:0})));return Yt(i)}function ep(t,e){let n=yt(t),o=It(t,n,e);if(o===null)return ue;let r=e.generations??1/0,s=Nn(o,n.parents,r),i=Nn(o,n.children,r),a=Vn(o,r,new Set([...s.keys(),...i.keys()]),c=>{let u=[...i.keys()].filter(p=>c.has(p)).flatMap(p=>n.spouses(p).map(h=>h.id));return Go(t,new Set([...c,...u]),c)});return bi(hn(a),o)}var yi=Ie.w+52,tb=14,eb=26;function np(t,e){let n=yt(t),o=It(t,n,e);if(o===null)return ue;let r=Mr(n,o,e.generations??1/0),s=Sr(r),i=new Map,a=new Map;for(let p of[...s].reverse())i.set(p,nb(p,i,a));let c=new Map([[r,0]]),f=[];for(let p of s){let h=j(c,p);for(let m of p.parents){let g=h+j(a,m);c.set(m,g);let $=p.level*yi+Ie.w,b=m.level*yi,y=(b+$)/2,w=Math.abs(g-h)<.5?[b,g,$,h]:[b,g,y,g,y,h,$,h];f.push({kind:"child",type:m.type,from:[m.id],to:p.id,points:w})}}let u=s.map(p=>({key:p.key,id:p.id,x:p.level*yi,y:j(c,p)-Ie.h/2,...Ie,level:p.level,...p.isAgain?{isAgain:!0}:{}}));return{nodes:u,edges:f,levels:[],bounds:Yt(u)}}function nb(t,e,n){let o={tops:[-Ie.h/2],bottoms:[Ie.h/2]},[r,s]=t.parents;if(!r)return o;if(!s){n.set(r,0);let{tops:p,bottoms:h}=j(e,r);return{tops:[...o.tops,...p],bottoms:[...o.bottoms,...h]}}let[i,a]=[j(e,r),j(e,s)],c=0;for(let p=0;p<Math.min(i.bottoms.length,a.tops.length);p++){let h=p===0?tb:eb;c=Math.max(c,S(i.bottoms,p)-S(a.tops,p)+h)}n.set(r,-c/2),n.set(s,c/2);let f=Math.max(i.tops.length,a.tops.length),u=c/2;for(let p=0;p<f;p++){let[h=1/0,m=-1/0]=[i.tops[p],i.bottoms[p]],[g=1/0,$=-1/0]=[a.tops[p],a.bottoms[p]];o.tops.push(Math.min(h-u,g+u)),o.bottoms.push(Math.max(m-u,$+u))}return o}var ob={tree:hn,pedigree:np,descendants:Kf,hourglass:ep,fan:tp};function op(t,e,n){return ob[t](e,n)}var rb=150;function rp(){let t=null,e=!1,n=0,o=null,r=()=>{if(t||e)return t;try{t=new Worker(Rf("layout/worker.js"),{type:"module"})}catch{return e=!0,null}return t.addEventListener("message",({data:s})=>{s.number===n&&(o?.(s.layout??null),o=null)}),t.addEventListener("error",()=>{e=!0,t?.terminate(),t=null,o?.(null),o=null}),t};return r(),{async make(s,i,a){let c=++n;o?.(null),o=null;let f=i.persons.length>rb?r():null;if(f){let u=await new Promise(p=>{o=p,f.postMessage({number:c,view:s,graph:sb(i),options:a})});if(u||c!==n)return u}return op(s,i,a)},destroy(){t?.terminate(),o?.(null)}}}function sp(t,e){return t.rootId===e.rootId&&t.generations===e.generations&&t.isFull===e.isFull}function sb({tree:t,persons:e,parents:n,spouses:o}){return{...t?.rootPersonId?{tree:{rootPersonId:t.rootPersonId}}:{},persons:e.map(({personId:r,gender:s,birthDate:i,birthDateText:a,birthSort:c})=>({personId:r,...s?{gender:s}:{},...i?{birthDate:i}:{},...a?{birthDateText:a}:{},...c?{birthSort:c}:{}})),parents:n.map(({parentId:r,childId:s,type:i="Biological"})=>({parentId:r,childId:s,type:i})),spouses:o.map(({person1Id:r,person2Id:s,status:i="",marriageDate:a=""})=>({person1Id:r,person2Id:s,status:i,marriageDate:a}))}}var ip=Object.freeze({Adoptive:[7,4],Step:[10,3,2,3],Foster:[2,4]}),Er=9,ib=22;function Kn({kind:t,type:e}){return t==="parents"||e==="Partner"?"parents":t==="couple"?"couple":e in ip?e:"child"}function Xn(t){return t==="parents"?[2,3]:ip[t]??[]}function Jn(t){return t==="couple"?1.5:1}function Zn(t,{kind:e,type:n,points:o},r,s){if(e!=="couple")return;let i={Divorced:2,Separated:1}[n]??0,a=o.length>4,[c,f,u]=[o[0]??0,o[1]??0,-1];for(let p=2;p<o.length;p+=2){let[h,m]=[o[p-2]??0,o[p-1]??0],[g,$]=[o[p]??0,o[p+1]??0];if(m!==$||Math.abs(g-h)<=u)continue;u=Math.abs(g-h);let b=a?Math.min(ib,u/2):u/2;[c,f]=[g-Math.sign(g-h)*b,m]}for(let p=0;p<i;p++){let h=c+(p-(i-1)/2)*5;t.line([h-3,f+7,h+3,f-7],0,{stroke:r,width:s})}}function Or({from:t,to:e},n){return t.some(o=>n.has(`${o} ${e}`))}function ap(t){let e=new Set;return t.forEach((n,o)=>{let r=t[o+1];r!==void 0&&e.add(`${n} ${r}`).add(`${r} ${n}`)}),e}var ab=60;function lp(t,e,n){let o=vi("p",t);o.id=`family-canvas-help-${Math.floor(performance.now()*1e3)}`,o.textContent=l("canvas.help"),e.setAttribute("aria-describedby",o.id);let r=vi("ul",t);r.setAttribute("aria-label",l("canvas.people"));let s=vi("p",t);return s.setAttribute("aria-live","polite"),s.setAttribute("role","status"),r.addEventListener("click",i=>{let a=wi(i.target);a&&n.open(a)}),r.addEventListener("focusin",i=>{let a=wi(i.target);a&&n.select(a)}),{renew(i,a,c){let f=lb(i,a,c),u=new Map(Array.from(r.children,m=>[wi(m.firstElementChild),m])),p=new Set(f.map(({id:m})=>m));for(let[m,g]of u)(!m||!p.has(m))&&g.remove();let h=null;for(let{id:m}of f){let g=i.kin.people.get(m);if(!g)continue;let $=u.get(m)??cb(m),b=$.firstElementChild,y=Js(g,i.kin);b.textContent!==y&&(b.textContent=y),m===c?b.setAttribute("aria-current","true"):b.removeAttribute("aria-current"),b.tabIndex=m===(c??f[0]?.id)?0:-1;let w=h?h.nextElementSibling:r.firstElementChild;w!==$&&r.insertBefore($,w),h=$}},say(i,a){let c=a===null?void 0:i.kin.people.get(a);s.textContent=c?Pu(c,i.kin):""},follow(i){if(r.contains(document.activeElement))for(let a of r.querySelectorAll("button"))a.dataset.person===i&&a.focus({preventScroll:!0})}}}function lb(t,e,n){let{seen:o}=e,[r,s]=[o.x+o.w/2,o.y+o.h/2],i=new Map(t.nodesIn(o).map(c=>[c.id,c])),a=t.node(n);return a&&i.set(a.id,a),[...i.values()].map(c=>({node:c,far:c===a?-1:Math.hypot(c.x+c.w/2-r,c.y+c.h/2-s)})).sort((c,f)=>c.far-f.far).slice(0,ab).map(({node:c})=>c).sort((c,f)=>c.level-f.level||c.x-f.x||c.y-f.y)}function cb(t){let e=document.createElement("li"),n=document.createElement("button");return n.type="button",n.dataset.person=t,e.append(n),e}function wi(t){return t instanceof HTMLElement?t.dataset.person??null:null}function vi(t,e){let n=document.createElement(t);return n.className="family-canvas-unseen",e.append(n),n}var cp=8;function up(t,e,n){let o=document.createElement("canvas");o.className="family-canvas-minimap",o.hidden=!0,o.setAttribute("aria-hidden","true"),t.append(o);let r=document.createElement("canvas"),s=!0,i={scale:1,left:0,top:0},a={w:0,h:0,density:1},c=!1,f=p=>{let h=o.getBoundingClientRect(),m=(p.clientX-h.left-i.left)/i.scale,g=(p.clientY-h.top-i.top)/i.scale;e.centre({x:m,y:g,w:0,h:0},e.where.scale,0),n()};o.addEventListener("pointerdown",p=>{o.setPointerCapture(p.pointerId),c=!0,f(p)}),o.addEventListener("pointermove",p=>c&&f(p)),o.addEventListener("pointerup",()=>c=!1),o.addEventListener("pointercancel",()=>c=!1);let u=(p,h)=>{let{w:m,h:g,density:$}=a;r.width=Math.max(1,Math.round(m*$)),r.height=Math.max(1,Math.round(g*$)),o.width=r.width,o.height=r.height;let{bounds:b}=p,y=Math.min((m-2*cp)/(b.w||1),(g-2*cp)/(b.h||1));i={scale:y,left:m/2-(b.x+b.w/2)*y,top:g/2-(b.y+b.h/2)*y};let w=r.getContext("2d");if(w){w.scale($,$);for(let x of p.nodes){let _=p.kin.people.get(x.id);if(!_)continue;w.fillStyle=ne(h,_).strong;let M=Math.max(1,Math.min(x.w,x.h)*y*.8),C=(x.x+x.w/2)*y+i.left,L=(x.y+x.h/2)*y+i.top;w.fillRect(C-M/2,L-M/2,M,M)}s=!1}};return{renew(){s=!0},paint(p,h,m){let{seen:g}=e,{bounds:$}=p,b=g.x<=$.x+1&&g.y<=$.y+1&&g.x+g.w>=$.x+$.w-1&&g.y+g.h>=$.y+$.h-1;if(o.hidden=b||p.nodes.length<2,o.hidden)return;(s||m!==a.density)&&(a={w:o.clientWidth,h:o.clientHeight,density:m},u(p,h));let y=o.getContext("2d");if(!y)return;let{w,h:x}=a;y.setTransform(1,0,0,1,0,0),y.clearRect(0,0,o.width,o.height),y.drawImage(r,0,0),y.setTransform(m,0,0,m,0,0);let _=Math.max(1,g.x*i.scale+i.left),M=Math.max(1,g.y*i.scale+i.top),C=Math.min(w-1,(g.x+g.w)*i.scale+i.left),L=Math.min(x-1,(g.y+g.h)*i.scale+i.top);y.beginPath(),y.roundRect(_,M,Math.max(5,C-_),Math.max(5,L-M),2),y.globalAlpha=.14,y.fillStyle=h.accent,y.fill(),y.globalAlpha=1,y.strokeStyle=h.accent,y.lineWidth=1.5,y.stroke()}}}function Qn({generation:t,countedFrom:e}){if(e===null)return l("generation.unconnected");if(e==="first")return l("generation.number",{number:`${t}`});if(t===0)return l("generation.same");let n=Math.abs(t);return t<0?ub(n):fb(n)}function fp(t){return t.countedFrom==="first"?`${t.generation}`:Qn(t)}function ub(t){return t===1?l("generation.parents"):t===2?l("generation.grandparents"):t===3?l("generation.greatGrandparents"):l("generation.manyGreatGrandparents",{count:t-2})}function fb(t){return t===1?l("generation.children"):t===2?l("generation.grandchildren"):t===3?l("generation.greatGrandchildren"):l("generation.manyGreatGrandchildren",{count:t-2})}var _i=28,Tr=14,xi=12,pp=12,pb=600;function dp(t,{levels:e},n,o){let{top:r,scale:s}=n.where;t.fillStyle=o.band,e.forEach(({y:i,h:a},c)=>{if(c%2===1)return;let[f,u]=[(i-_i)*s+r,(i+a+_i)*s+r];u<0||f>n.size.h||t.fillRect(0,f,n.size.w,u-f)})}function mp(t,{levels:e,bounds:n,nodes:o},r,s){let{left:i,top:a,scale:c}=r.where;t.textAlign="start",t.globalAlpha=1;let f=-1/0;for(let[u,p]of e.entries()){let{y:h,h:m}=p,[g,$]=[h*c+a,(h+m)*c+a],b=_i*c>=xi,y=m*c<2*xi||r.size.w<pb,w=Qn(p),x=Zo(p.births),_=x?`${w} · ${x}`:w;t.font=`500 11px ${s.words}`;let M=Tr+t.measureText(_).width+pp,C=y||n.x*c+i<M,L=!b&&C?fp(p):_,U=b?Math.max(g-5,Math.min(16,$)):(g+$)/2+4;if(U<Math.max(f,10)||U>r.size.h+10)continue;let P=t.measureText(L).width,lt=dt=>dt.y>=h&&dt.y<h+m&&dt.x*c+i<Tr+P+pp&&(dt.x+dt.w)*c+i>0;!b&&L===w&&o.some(lt)||(f=U+xi*1.8,t.globalAlpha=.93,t.fillStyle=u%2===0?s.band:s.ground,t.beginPath(),t.roundRect(Tr-6,U-12,P+12,17,8),t.fill(),t.globalAlpha=1,t.fillStyle=s.quiet,t.fillText(L,Tr,U))}}function Pr(t){return t==="male"?db:t==="other"?mb:null}function gn(t){return Math.sin(t)>.45}var db={corners:[[-.9,-.9],[.9,-.9],[.9,.9],[-.9,.9]],round:.34},mb={corners:[0,1,2,3,4,5].map(t=>{let e=t*Math.PI/3-Math.PI/2;return[Math.cos(e)*1.06,Math.sin(e)*1.06]}),round:.24};function Ir(t,e){let n=({fill:s,stroke:i,width:a=1,dash:c,opacity:f=1})=>{let u=t.globalAlpha;t.globalAlpha=u*f,s&&(t.fillStyle=s,t.fill()),i&&(t.strokeStyle=i,t.lineWidth=a,t.setLineDash(c?[...c]:[]),t.stroke()),t.globalAlpha=u},o="",r=({size:s,weight:i=400,family:a,fill:c,align:f="center"})=>{let u=`${i} ${s}px ${a}`;u!==o&&(t.font=o=u),t.fillStyle=c,t.textAlign=f};return{box(s,i,a,c,f,u){t.beginPath(),t.roundRect(s,i,a,c,f),n(u)},frame(s,i,a,c,f){t.beginPath(),Ar(t,s,i,a,c),n(f)},line(s,i,a){t.beginPath(),ki(t,s,i),n(a)},words(s,i,a,c){r(c),t.fillText(s,i,a)},turned(s,i,a,c,f){r(f),t.save(),t.translate(i,a),t.rotate(c),t.fillText(s,0,0),t.restore()},arched(s,i,a,c){r({...c,align:"start"});let f=gn(a),u=f?-1:1,p=t.measureText(s).width,h=f?i+c.size*.72:i,m=0;for(let g of Au(s)){let $=t.measureText(g).width,b=a+u*(m-p/2+$/2)/h;t.save(),t.rotate(b+Math.PI/2),t.translate(0,-h),f&&t.rotate(Math.PI),t.fillText(g,-$/2,0),t.restore(),m+=$}},photo(s,i,a,c,f){let u=e.get(s);return u?(t.save(),t.beginPath(),Ar(t,i,a,c,f),t.clip(),t.drawImage(u,a-f,c-f,2*f,2*f),t.restore(),!0):!1},sector({inner:s,outer:i,from:a,to:c},f){t.beginPath(),t.arc(0,0,i,a,c),s>0&&t.arc(0,0,s,c,a,!0),t.closePath(),n(f)},faded(s,i){let a=t.globalAlpha;t.globalAlpha=a*s,i(),t.globalAlpha=a}}}function Ar(t,e,n,o,r){let s=Pr(e);if(!s){t.moveTo(n+r,o),t.arc(n,o,r,0,2*Math.PI);return}let{corners:i,round:a}=s,c=i.at(-1)??[0,0],f=i[0]??[0,0];t.moveTo(n+(c[0]+f[0])/2*r,o+(c[1]+f[1])/2*r),i.forEach(([u,p],h)=>{let[m,g]=i[(h+1)%i.length]??f;t.arcTo(n+u*r,o+p*r,n+m*r,o+g*r,a*r)}),t.closePath()}function ki(t,e,n){let o=e.length-2;t.moveTo(e[0]??0,e[1]??0);for(let r=2;r<e.length;r+=2){let[s,i]=[e[r]??0,e[r+1]??0];if(n===0||r===o){t.lineTo(s,i);continue}let[a,c]=[e[r-2]??0,e[r-1]??0],[f,u]=[e[r+2]??0,e[r+3]??0],p=Math.min(Math.hypot(s-a,i-c),Math.hypot(f-s,u-i))/2;t.arcTo(s,i,f,u,Math.min(n,p))}}function Mi(t,e,n){let{nodes:o,edges:r,levels:s,bounds:i,blanks:a=[]}=t,c=new Float64Array(r.length*4);r.forEach(({points:p},h)=>{let[m,g,$,b]=[1/0,1/0,-1/0,-1/0];for(let y=0;y<p.length;y+=2){let[w,x]=[p[y]??0,p[y+1]??0];m=Math.min(m,w),$=Math.max($,w),g=Math.min(g,x),b=Math.max(b,x)}c.set([m,g,$,b],h*4)});let f=null,u=new Map;for(let p of o)(!p.isAgain||!u.has(p.id))&&u.set(p.id,p);return{kin:e,nodes:o,edges:r,levels:s,bounds:i,blanks:a,isFan:o.some(p=>p.sector),moves:hb(o,n),node:p=>p===null?void 0:u.get(p),nodesIn(p){return o.filter(h=>$n(h,p))},edgesIn({x:p,y:h,w:m,h:g}){return r.filter(($,b)=>{let y=b*4;return(c[y]??0)<=p+m&&(c[y+1]??0)<=h+g&&(c[y+2]??0)>=p&&(c[y+3]??0)>=h})},farLines(){return f??=Si(r,0),f},nodeAt(p,h){return o.findLast(m=>gb(m,p,h))},nearest(p){let[h,m]=[p.x+p.w/2,p.y+p.h/2],g,$=1/0;for(let b of o){let[y,w]=Ei(b),x=$n(b,p)?Math.hypot(y-h,w-m):1/0;x>=$||($=x,g=b)}return g}}}function Si(t,e){let n=new Map;for(let o of t){let r=Kn(o),s=n.get(r);s||n.set(r,s=new Path2D),ki(s,o.points,e)}return n}function hb(t,e){let n=new Map(e?.nodes.map(o=>[o.key,o]));return new Map(t.map(o=>{let r=n.get(o.key)??e?.node(o.id),s=r?{dx:r.x-o.x,dy:r.y-o.y,isNew:!1}:{dx:0,dy:0,isNew:!0};return[o.key,s]}))}function Ei({x:t,y:e,w:n,h:o,level:r,sector:s}){if(!s||r===0)return[t+n/2,e+o/2];let i=(s.from+s.to)/2,a=(s.inner+s.outer)/2;return[Math.cos(i)*a,Math.sin(i)*a]}function gb(t,e,n){if(!t.sector)return $n(t,{x:e,y:n,w:0,h:0});let{inner:o,outer:r,from:s,to:i}=t.sector,a=Math.hypot(e,n);if(a<o||a>r)return!1;let c=2*Math.PI;return((Math.atan2(n,e)-s)%c+c)%c+s<=i}function $n(t,e){return t.x<=e.x+e.w&&t.x+t.w>=e.x&&t.y<=e.y+e.h&&t.y+t.h>=e.y}var Oi=4.5,$b=74;function Cr(t,e,n){t.sector(e,{fill:n.band,stroke:n.ground,width:2})}function Nr(t,e,n,o,r){let{sector:s,level:i}=n;if(!s)return;let{colours:a}=o,{strong:c,wash:f}=ne(a,e);t.sector(s,{fill:f,stroke:a.ground,width:2});let u={inner:s.outer-3,outer:s.outer,from:s.from,to:s.to};if(i>0&&t.sector(u,{fill:c,opacity:.75}),o.isSelected||o.isMatch||o.isOnPath||o.isHovered){let p=o.isMatch&&!o.isSelected?a.match:a.accent;t.sector(s,{stroke:p,width:o.isSelected?4:2.5})}i===0?yb(t,e,s,o,r):bb(s)>$b?wb(t,e,s,o,r):vb(t,e,s,o,r)}function bb({inner:t,from:e,to:n}){return(n-e)*t}function yb(t,e,{outer:n},{colours:o},r){let s={size:15,weight:600,family:o.words};if(s.size*r<Oi)return;let[i,a]=Yn(ee(e),n*1.6,s);t.words(i,0,a?-10:-2,{...s,fill:o.ink}),a&&t.words(a,0,9,{...s,fill:o.ink});let c={size:12,family:o.words,fill:o.quiet};t.words(me(e),0,a?30:20,c)}function wb(t,e,{inner:n,outer:o,from:r,to:s},{colours:i},a){if(13*a<Oi)return;let f=(r+s)/2,u=o-n,p={size:13,weight:600,family:i.words},h={size:12.5,family:i.words},m={size:11,family:i.words},g=[{choices:Lt(e),own:p},{choices:[un(e)],own:h},{choices:[me(e)],own:m}].filter(({choices:b})=>b[0]),$=gn(f);g.forEach(({choices:b,own:y},w)=>{let x=(g.length-1)/2-w,_=n+u/2+($?-x:x)*18-y.size*.35,M=y===m||e.hidden?i.quiet:i.ink;t.arched(St(b,(s-r)*_-16,y),_,f,{...y,fill:M})})}function vb(t,e,{inner:n,outer:o,from:r,to:s},{colours:i},a){let c=(s-r)*n,f=me(e),u=f!==""&&c>27,p=Math.min(12.5,c*(u?.42:.72));if(p*a<Oi)return;let h=(r+s)/2,g=Math.cos(h)<0?h+Math.PI:h,$=(n+o)/2,b=o-n-12,y={size:p,weight:600,family:i.words},w=un(e),x=[ee(e),...Lt(e).map(L=>w?`${L} ${w}`:L),...Lt(e).slice(-1)],_=e.hidden?i.quiet:i.ink,M=(L,U,P)=>{let[lt,dt]=[Math.cos(h)*$,Math.sin(h)*$];t.turned(L,lt-Math.sin(g)*U,dt+Math.cos(g)*U,g,P)};if(M(St(x,b,y),u?-p*.2:p*.36,{...y,fill:_}),!u)return;let C={size:p*.86,family:i.words,fill:i.quiet};M(St([f],b,C),p*.95,C)}var Ti=.22,xb=1.3;function hp(t,e,n,o,r,s,i){let{left:a,top:c,scale:f}=o.where,{w:u,h:p}=o.size;t.setTransform(e,0,0,e,0,0),t.globalAlpha=1,t.fillStyle=r.ground,t.fillRect(0,0,u,p),dp(t,n,o,r),t.setTransform(e*f,0,0,e*f,e*a,e*c),t.lineJoin="round",t.lineCap="butt";let h=Ir(t,i);t.globalAlpha=s.arrived;for(let g of n.blanks)Cr(h,g,r);Sb(t,h,n,o,r,s),t.globalAlpha=1;let m=n.nodesIn($p(o.seen,s.arrived<1?4e3:24));return f<kf&&!n.isFan?(kb(t,n,m,f,r,s),Mb(h,n,m,f,r,s)):_b(h,n,m,f,r,s),t.setTransform(e,0,0,e,0,0),mp(t,n,o,r),m.length}function Pi(t,e,n){let o=t.moves.get(e.key);return n>=1||!o?e:{...e,x:e.x+o.dx*(1-n),y:e.y+o.dy*(1-n)}}function _b(t,e,n,o,r,s){for(let i of n){let a=e.kin.people.get(i.id);if(!a)continue;let c={colours:r,isSelected:i.id===s.selectedId,isMatch:s.matches?.has(i.id)??!1,isOnPath:s.path?.has(i.id)??!1,isHovered:i.key===s.hoveredKey},f=e.moves.get(i.key)?.isNew,u=(gp(i,s)?Ti:1)*(f?s.arrived:1),p=Pi(e,i,s.arrived);t.faded(u,()=>{i.sector?Nr(t,a,i,c,o):o>=yr?wr(t,a,p,c):Ef(t,a,p,c,o)})}}function kb(t,e,n,o,r,s){let i=new Map,a=new Map;for(let c of n){let f=e.kin.people.get(c.id);if(!f)continue;let{strong:u}=ne(r,f),p=gp(c,s)?a:i,h=p.get(u);h||p.set(u,h=new Path2D);let{x:m,y:g,w:$,h:b}=Pi(e,c,s.arrived),y=Math.max(xb/o,Math.min($,b)*.43);y*o<2.5?h.rect(m+$/2-y,g+b/2-y,2*y,2*y):Ar(h,Ut(f),m+$/2,g+b/2,y)}for(let[c,f]of[[a,Ti],[i,1]]){t.globalAlpha=f*(.3+.7*s.arrived);for(let[u,p]of c)t.fillStyle=u,t.fill(p)}t.globalAlpha=1}function Mb(t,e,n,o,r,s){for(let i of n){let a=i.id===s.selectedId,f=a||s.matches?.has(i.id)||s.path?.has(i.id)?e.kin.people.get(i.id):void 0;if(!f)continue;let u=s.matches?.has(i.id)&&!a?r.match:r.accent,p=Math.max(6/o,Math.min(i.w,i.h)*.5),{x:h,y:m,w:g,h:$}=Pi(e,i,s.arrived),b=(a?3:2)/o;t.frame(Ut(f),h+g/2,m+$/2,p,{stroke:u,width:b})}}function Sb(t,e,n,o,r,s){let{scale:i}=o.where,c=Math.min(1.5,Math.max(.5,1.5*Math.sqrt(i)))/i,f=i>.3?Er:0,u=n.edgesIn($p(o.seen,8)),[p,h]=s.path?Eb(u,s):[[],u],g=f===0&&p.length===0&&u.length>n.edges.length/2?n.farLines():Si(h,f),$=t.globalAlpha;s.path&&(t.globalAlpha=$*Ti*1.6),t.strokeStyle=r.line;for(let[b,y]of g)t.lineWidth=c*Jn(b),t.setLineDash(i>.12?[...Xn(b)]:[]),t.stroke(y);if(t.setLineDash([]),i>.3)for(let b of u)Zn(e,b,r.quiet,c);t.globalAlpha=$;for(let b of p)e.line(b.points,f,{stroke:r.accent,width:Math.max(3,2.4/i)})}function Eb(t,{steps:e}){let n=[[],[]];for(let o of t)n[Or(o,e)?0:1].push(o);return n}function gp(t,{path:e,matches:n}){return e!==null&&!e.has(t.id)||n!==null&&!n.has(t.id)}function $p({x:t,y:e,w:n,h:o},r){return{x:t-r,y:e-r,w:n+2*r,h:o+2*r}}function bp(t){let e=new Map;return{get(n){let o=e.get(n);if(o!==void 0)return o;e.size>400&&e.clear(),e.set(n,null);let r=new Image;return r.decoding="async",r.addEventListener("load",()=>{e.set(n,Tb(r)),t()}),r.src=Ob(n),null},written(n){try{return e.get(n)?.toDataURL("image/jpeg",.85)??null}catch{return null}}}}function Ob(t){return t.startsWith("api/")?`${t}${t.includes("?")?"&":"?"}size=small`:t}function Tb(t){let e=Math.min(t.naturalWidth,t.naturalHeight),n=document.createElement("canvas");n.width=n.height=128;let o=n.getContext("2d");if(!o||e===0)return null;o.imageSmoothingQuality="high";let r=(t.naturalWidth-e)/2,s=(t.naturalHeight-e)/3;return o.drawImage(t,r,s,e,e,0,0,128,128),n}function yp(t,e){let n=null,o=null,r=()=>t.onAdd?n?.node??e.node():void 0,s=(i,a)=>{let c=r(),f=e.point(i,a),u=c?Pb(c,f.x,f.y,e.scale()):null;return c&&u?{node:c,kind:u,...f}:null};return{nodeAt:(i,a)=>s(i,a)?.node,hover(i,a){let c=o;return o=s(i,a)?.kind??null,o!==c},grab(i,a){return n=s(i,a),n!==null},drag(i,a){n&&t.onConnect&&(n={...n,...e.point(i,a)})},drop(i,a,c){let f=n;if(n=null,!f)return;let u=e.point(i,a),p=c?void 0:e.nodeAt(u.x,u.y);c?t.onAdd?.(f.kind,f.node.id):p&&p.id!==f.node.id&&t.onConnect?.(f.node.id,p.id,f.kind)},paint(){let i=r();i&&e.paint((a,c)=>{if(Ab(a,i,c,o),!n)return;let f=e.nodeAt(n.x,n.y);Ib(a,n.node,n.kind,n,f,c)})}}}function Ai({x:t,y:e,w:n,h:o}){return[{kind:"parent",x:t+n/2,y:e},{kind:"spouse",x:t+n,y:e+o*.6},{kind:"child",x:t+n/2,y:e+o}]}function Pb(t,e,n,o){return Ai(t).find(s=>Math.hypot(s.x-e,s.y-n)*o<15)?.kind??null}function Ab(t,e,n,o){for(let{kind:r,x:s,y:i}of Ai(e)){let a=r===o,c=a?n.accent:n.card,f=a?n["on-accent"]:n.accent;t.frame("female",s,i,9,{fill:c,stroke:n.accent,width:1.4}),t.line([s-4,i,s+4,i],0,{stroke:f,width:1.6}),t.line([s,i-4,s,i+4],0,{stroke:f,width:1.6})}}function Ib(t,e,n,o,r,s){let i=Ai(e).find(p=>p.kind===n);if(!i||(t.line([i.x,i.y,o.x,o.y],0,{stroke:s.accent,width:2,dash:[6,4]}),t.frame("female",o.x,o.y,4,{fill:s.accent}),!r||r===e))return;let{x:a,y:c,w:f,h:u}=r;t.box(a-5,c-5,f+10,u+10,18,{stroke:s.accent,width:3})}var Ii=.8,Cb=.3;function Ci(t,e,n,o,r){t.fitted().scale>=Cb||!n||e.isFan?Dr(t,e,o,r):t.enter(n,Ii,o)}function Dr(t,e,n,o){let s=o&&!e.isFan&&Nb(o,t.fitted(),e)?t.size.h-o.y:0;t.fit(n,{left:0,top:0,right:0,bottom:s})}function Nb({x:t,y:e,w:n,h:o},{left:r,top:s,scale:i},a){let c={x:(t-r)/i,y:(e-s)/i,w:n/i,h:o/i};return a.nodes.some(f=>$n(f,c))}function wp(t,e,n){return Ni(t,e,n)??e.nearest(t.seen)}function Ni(t,e,n){let o=e.node(n);return o&&$n(o,t.seen)?o:void 0}function vp(t,e,n,o){let r=n.flatMap(s=>e.node(s)??[]);r.length&&t.show(Yt(r),o)}function xp(t){let e=[],n=0;return{parts:e,box(o,r,s,i,a,c){let f=oe({x:o,y:r,width:s,height:i,rx:a});e.push(`<rect${f}${Rr(c)}/>`)},frame(o,r,s,i,a){e.push(`<path d="${Ri(o,r,s,i)}"${Rr(a)}/>`)},line(o,r,s){e.push(`<path d="${_p(o,r)}"${Rr({...s,fill:"none"})}/>`)},words(o,r,s,i){e.push(`<text${oe({x:r,y:s})}${Di(i)}>${Ce(o)}</text>`)},turned(o,r,s,i,a){let c=et(i*180/Math.PI),f=oe({transform:`translate(${et(r)} ${et(s)}) rotate(${c})`});e.push(`<text${f}${Di(a)}>${Ce(o)}</text>`)},arched(o,r,s,i){let a=gn(s),c=a?r+i.size*.72:r,[f,u]=a?[s+1.5,s-1.5]:[s-1.5,s+1.5],p=`arc${n++}`,h=`A${et(c)} ${et(c)} 0 0 ${a?0:1}`,m=`M${bn(c,f)}${h} ${bn(c,u)}`;e.push(`<path id="${p}" d="${m}" fill="none"/>`);let g=`<textPath href="#${p}" startOffset="50%">${Ce(o)}</textPath>`;e.push(`<text${Di({...i,align:"center"})}>${g}</text>`)},photo(o,r,s,i,a){let c=t(o);if(!c)return!1;let f=`cut${n++}`,u=oe({x:s-a,y:i-a,width:2*a,height:2*a});return e.push(`<clipPath id="${f}"><path d="${Ri(r,s,i,a)}"/></clipPath>`),e.push(`<image${u} href="${Ce(c)}" clip-path="${Db(f)}"/>`),!0},sector({inner:o,outer:r,from:s,to:i},a){e.push(`<path d="${Rb(o,r,s,i)}"${Rr(a)}/>`)},faded(o,r){o<1&&e.push(`<g${oe({opacity:o})}>`),r(),o<1&&e.push("</g>")}}}function Ce(t){return t.replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu,"").replace(/[&<>"']/g,e=>`&#${e.charCodeAt(0)};`)}function oe(t){return Object.entries(t).filter(([,e])=>e!==void 0).map(([e,n])=>{let o=typeof n=="number"?et(n):Ce(n??"");return` ${e}="${o}"`}).join("")}function Db(t){return`url${`(#${t})`}`}function et(t){return String(Math.round(t*100)/100)}function Rr({fill:t="none",stroke:e,width:n=1,dash:o,opacity:r}){return oe({fill:t,...e?{stroke:e,"stroke-width":n}:{},...o&&o.length>0?{"stroke-dasharray":o.join(" ")}:{},...r!==void 0&&r<1?{opacity:r}:{}})}function Di({size:t,weight:e=400,family:n,fill:o,align:r="center"}){let s={start:"start",center:"middle",end:"end"}[r];return oe({"font-family":n,"font-size":t,"font-weight":e,fill:o,"text-anchor":s})}function bn(t,e){return`${et(Math.cos(e)*t)} ${et(Math.sin(e)*t)}`}function Ri(t,e,n,o){let r=Pr(t);if(!r){let f=`a${et(o)} ${et(o)} 0 0 1`;return`M${et(e-o)} ${et(n)}${f} ${et(2*o)} 0${f} ${et(-2*o)} 0z`}let s=r.corners.map(([f,u])=>[e+f*o,n+u*o]),[i=[0,0]]=s,a=s.at(-1)??[0,0],c=[(Lr(i,0)+Lr(a,0))/2,(Lr(i,1)+Lr(a,1))/2];return`${_p([...c,...s.flat(),...c],r.round*o)}z`}function Lr(t,e){return t[e]??0}function _p(t,e){let n=`M${et(t[0]??0)} ${et(t[1]??0)}`;for(let o=2;o<t.length;o+=2){let[r,s]=[t[o]??0,t[o+1]??0];if(o===t.length-2||e===0){n+=`L${et(r)} ${et(s)}`;continue}let[i,a]=[t[o-2]??0,t[o-1]??0],[c,f]=[t[o+2]??0,t[o+3]??0],[u,p]=[Math.hypot(r-i,s-a),Math.hypot(c-r,f-s)],h=Math.min(e,u/2,p/2);if(h<.01){n+=`L${et(r)} ${et(s)}`;continue}let[m,g]=[r+(i-r)*h/u,s+(a-s)*h/u],[$,b]=[r+(c-r)*h/p,s+(f-s)*h/p];n+=`L${et(m)} ${et(g)}Q${et(r)} ${et(s)}`,n+=` ${et($)} ${et(b)}`}return n}function Rb(t,e,n,o){if(o-n>6.28)return Ri("female",0,0,e);let r=o-n>Math.PI?1:0,s=(i,a)=>`A${et(i)} ${et(i)} 0 ${r} ${a}`;return`M${bn(e,n)}${s(e,1)} ${bn(e,o)}L${bn(t,o)}${s(t,0)} ${bn(t,n)}z`}var re=48,Lb=64,Fb=56,Bb=128,Li={size:11,family:Pe.words,fill:Pe.quiet,align:"start"},Ub=["child","Adoptive","Step","Foster","couple","parents"],Hb=["Divorced","Separated"],zb=["female","male","other","unknown"],Gb={female:"Female",male:"Male",other:"Other",unknown:"Unknown"};function kp(t,e,n,o,r){let s=xp(o),i={...Li,fill:r.quiet},{bounds:a}=t,c=a.x-re-(t.levels.length>0?Bb:0),f=Wb(t),u=f.reduce((w,x)=>w+x.w,0),p=Math.max(a.x+a.w+re,c+2*re+u,c+480),h=a.y-re-Lb,m=a.y+a.h+re+Fb;s.box(c,h,p-c,m-h,0,{fill:r.ground});for(let w of t.levels){let{y:x,h:_}=w,M=Zo(w.births);s.words(Qn(w),c+re/2,x+_/2,{...i,weight:600}),M&&s.words(M,c+re/2,x+_/2+15,i)}for(let w of t.blanks)Cr(s,w,r);jb(s,t,e,r),qb(s,t,e,r);let g={size:26,weight:500,family:r.title,fill:r.ink};s.words(n,c+re/2,h+46,{...g,align:"start"}),Yb(s,f,c+re/2,m-24,r);let $={x:c,y:h,w:p-c,h:m-h};return`<?xml version="1.0" encoding="UTF-8"?>
<svg${oe({xmlns:"http://www.w3.org/2000/svg",viewBox:[$.x,$.y,$.w,$.h].map(w=>Math.round(w*100)/100).join(" "),width:$.w,height:$.h,role:"img"})}>
<title>${Ce(n)}</title>
${s.parts.join(`
`)}
</svg>
`}function jb(t,e,n,o){let r=e.edges.map(s=>({edge:s,isSpecial:n.path!==null&&Or(s,n.steps)})).sort((s,i)=>Number(s.isSpecial)-Number(i.isSpecial));for(let{edge:s,isSpecial:i}of r){let a=Kn(s);t.line(s.points,Er,{stroke:i?o.accent:o.line,width:i?3:1.3*Jn(a),dash:Xn(a)}),Zn(t,s,o.quiet,1.4)}}function qb(t,e,n,o){for(let r of e.nodes){let s=e.kin.people.get(r.id);if(!s)continue;let i={colours:o,isSelected:!1,isMatch:!1,isHovered:!1,isOnPath:n.path?.has(r.id)??!1};r.sector?Nr(t,s,r,i,1):wr(t,s,r,i)}}function Wb(t){let e=new Set(t.edges.map(Kn)),n=t.edges.filter(({kind:a})=>a==="couple"),o=new Set(n.map(({type:a})=>a)),r=new Set(t.nodes.map(({id:a})=>Ut(t.kin.people.get(a)??{personId:a}))),s=[...Ub.filter(a=>e.has(a)),...Hb.filter(a=>o.has(a))];return[...zb.filter(a=>r.has(a)).map(a=>({look:"",frame:a,words:l(`gender.${Gb[a]}`)})),...s.map(a=>({look:a,frame:null,words:l(`legend.${a}`)}))].map(a=>({...a,w:40+ge(a.words,Li)+24}))}function Yb(t,e,n,o,r){let s=n;for(let{look:i,frame:a,words:c,w:f}of e){if(a){let[u,p]=[r[`${a}-wash`],r[a]],h=a==="unknown"?{dash:[3,3]}:{};t.frame(a,s+12,o-4,9,{fill:u,stroke:p,width:1.4,...h})}else{let u=[s,o-4,s+30,o-4],p=i==="Divorced"||i==="Separated",h=p?"couple":i,m=1.3*Jn(h);t.line(u,0,{stroke:r.line,width:m,dash:Xn(h)}),p&&Zn(t,{kind:"couple",type:i,from:[],to:"",points:u},r.quiet,1.4)}t.words(c,s+(a?28:38),o,{...Li,fill:r.quiet}),s+=f}}function Fi(t){return t.tree?.treeName??l("canvas.title")}var Fr=420,Vb=180,Br=200;function Mp(t,e){let n=document.createElement("div");n.className="family-canvas";let o=document.createElement("canvas");o.className="family-canvas-drawing",o.tabIndex=0,o.setAttribute("role","application"),o.setAttribute("aria-label",l("canvas.title")),n.append(o),t.append(n);let r=o.getContext("2d"),s=matchMedia("(prefers-reduced-motion: reduce)"),i=vf(()=>s.matches),a=Pf(),c=rp(),f=bp(()=>P()),u=up(n,i,()=>P()),p=lp(n,o,{select:O=>to(O),open:O=>e.onOpen(O)}),h=gr(n),m=1,g={persons:[],parents:[],spouses:[]},$="tree",b={},y=Mi({nodes:[],edges:[],levels:[],bounds:{x:0,y:0,w:0,h:0}},yt(g),null),w={selectedId:null,hoveredKey:null,path:null,steps:new Set,matches:null,arrived:1},x=null,_=0,M=0,C=0,L=!1,U=!1,P=()=>{_||=requestAnimationFrame(lt)},lt=O=>{_=0;let N=performance.now();if(i.step(O),x!==null){let q=s.matches?1:Math.min(1,(O-x)/Fr);w.arrived=di(q),q>=1&&(x=null)}C=hp(r,m,y,i,h,w,f),Ne.paint(),u.paint(y,h,m),a.frame(O,performance.now()-N),U&&a.drawn(),i.isMoving||x!==null?P():dt()},dt=()=>{clearTimeout(M),M=setTimeout(()=>p.renew(y,i,w.selectedId),Vb)},Et=async O=>{let N=await c.make($,g,b);if(!N)return;let q=!U,$t=y,Ht=O?wp(i,$t,w.selectedId):null;y=Mi(N,yt(g),q?null:$t);let eo=new Set(y.nodes.map(({id:De})=>De)).size;o.setAttribute("aria-label",l("canvas.label",{tree:Fi(g),count:eo})),u.renew(),i.bound(y.bounds);let $e=Ht&&y.node(Ht.id);if(Ht&&$e){let{scale:De}=i.where;i.pan((Ht.x-$e.x)*De,(Ht.y-$e.y)*De);for(let Gi of y.moves.values())Gi.dx-=Ht.x-$e.x,Gi.dy-=Ht.y-$e.y}else(!O||q)&&Ci(i,y,vt(),q?0:Fr,e.corner?.());U=!0,w.arrived=q||s.matches?1:0,x=w.arrived<1?performance.now():null,p.renew(y,i,w.selectedId),P()},vt=()=>{let{selectedId:O}=w,[N,q]=$==="tree"?[O,b.rootId]:[b.rootId,O];return y.node(N??null)??y.node(q??null)??y.node(It(g,y.kin,{}))},to=O=>{if(O===w.selectedId)return;Hi(O);let N=y.node(O);N&&i.reveal(N),e.onSelect(O)},Hi=O=>{w.selectedId=O,p.renew(y,i,O),p.say(y,O),O!==null&&p.follow(O),P()},Ur=(O,N)=>{let q=i.point(O,N);return y.nodeAt(q.x,q.y)},Ne=yp(e,{node(){if(i.where.scale<yr||y.isFan||w.arrived<1)return;let q=y.nodes.find($t=>$t.key===w.hoveredKey)??y.node(w.selectedId);return q?.isAgain?void 0:q},nodeAt:(O,N)=>y.nodeAt(O,N),point:i.point,paint(O){let{left:N,top:q,scale:$t}=i.where;r.setTransform(m*$t,0,0,m*$t,m*N,m*q),O(Ir(r,f),h)},scale:()=>i.where.scale}),zp=Af(o,i,{grabs:(O,N)=>Ne.grab(O,N),drag(O,N){Ne.drag(O,N),P()},drop(O,N,q){P(),Ne.drop(O,N,q)},tap:(O,N)=>to(Ur(O,N)?.id??null),tapTwice(O,N){let q=Ur(O,N);q?e.onOpen(q.id):i.zoom(1.8,O,N,Br),P()},hover(O,N){let q=Ne.hover(O,N),$t=(Ne.nodeAt(O,N)??Ur(O,N))?.key??null;$t===w.hoveredKey&&!q||(w.hoveredKey=$t,$t!==null?o.dataset.pointer="person":delete o.dataset.pointer,P())},leave(){w.hoveredKey=null,P()},moved:P}),Gp=Nf(n,o,{walk(O){let N=w.selectedId,q=N!==null&&y.node(N)?Df(y,N,O):y.nearest(i.seen)?.id??null;q!==null&&to(q)},open:()=>w.selectedId!==null&&e.onOpen(w.selectedId),leave:()=>to(null),zoom:O=>i.zoom(O,void 0,void 0,Br),zoomTo:O=>i.zoom(O/i.where.scale,void 0,void 0,Br),fit:()=>Dr(i,y,Fr,e.corner?.()),moved:P}),zi=new ResizeObserver(()=>{let{clientWidth:O,clientHeight:N}=n;if(O===0||N===0)return;let q=i.size.w<=1,$t=q?void 0:Ni(i,y,w.selectedId);m=Math.min(3,devicePixelRatio||1),o.width=Math.round(O*m),o.height=Math.round(N*m),i.resize({w:O,h:N}),i.bound(y.bounds),q&&Ci(i,y,vt(),0,e.corner?.()),$t&&i.reveal($t),u.renew(),cancelAnimationFrame(_),lt(performance.now())});zi.observe(n),i.resize({w:n.clientWidth||1,h:n.clientHeight||1});let jp=_f(()=>{h=gr(n),u.renew(),P()});return{async show(O,{keepsView:N=!1}={}){g=O,L||a.begin(),L=!0,await Et(N)},async view(O,N={}){let q=O===$&&(O==="tree"||sp(N,b));$=O,b=N,L&&!q&&await Et(!1)},select(O){O!==w.selectedId&&Hi(O)},focus(O){let N=y.node(O);N&&i.centre(N,Math.max(i.where.scale,Ii)),P()},path(O){w.path=O&&new Set(O),w.steps=ap(O??[]),P()},reveal(O,N){let q=y.node(O);q&&i.reveal(q,N),P()},bring(O,N){vp(i,y,O,N),P()},matches(O){w.matches=O&&new Set(O),P()},fit(){Dr(i,y,Fr,e.corner?.()),P()},zoom(O){i.zoom(O,void 0,void 0,Br),P()},svg(){return kp(y,w,Fi(g),f.written,xf(n))},where(){return{...i.where}},spot(O){let N=y.node(O);if(!N)return null;let{left:q,top:$t,scale:Ht}=i.where,eo=o.getBoundingClientRect(),[$e,De]=Ei(N);return[eo.left+q+$e*Ht,eo.top+$t+De*Ht]},figures(){return{people:g.persons.length,visible:C,...a.figures()}},destroy(){zp(),Gp(),jp(),zi.disconnect(),c.destroy(),cancelAnimationFrame(_),clearTimeout(M),n.remove()}}}function Sp({path:t,matches:e,onAdd:n,onConnect:o}){let r=B(null),s=B(null),{view:i,root:a,generations:c,person:f}=z.value,u=W.value,p=B({onAdd:n,onConnect:o});return p.current={onAdd:n,onConnect:o},rt(()=>{if(!r.current)return;let h=Mp(r.current,{onSelect:m=>G({person:m??""},{replace:!0}),onOpen:m=>G({person:m}),corner:()=>r.current?Kb(r.current):null,get onAdd(){return ot.peek()?p.current.onAdd:null},get onConnect(){return ot.peek()?p.current.onConnect:null}});return Y.current=h,()=>{Y.current=null,h.destroy()}},[]),rt(()=>{if(!u)return;let h=s.current,m=h?.tree.treeId===u.tree.treeId;s.current=u;let g=Y.current;g?.show(u,{keepsView:m}).then(()=>{let{person:$}=z.peek();!(m&&h?.persons.some(y=>y.personId===$))&&$&&r.current&&g.reveal($,Bi(r.current))})},[u]),H(()=>{if(!u||i==="list")return;let h=a||u.tree.rootPersonId||f||qo.peek();Y.current?.view(i,{rootId:h,generations:c})},[i,a,c,u?.tree.treeId,u?.tree.rootPersonId]),H(()=>Y.current?.select(f||null),[f,u,i]),H(()=>{f&&r.current&&Y.current?.reveal(f,Bi(r.current))},[f]),H(()=>Y.current?.path(t),[t,u,i]),H(()=>{t&&r.current&&Y.current?.bring(t,Bi(r.current))},[t]),H(()=>Y.current?.matches(e),[e,u,i]),d`<div class="stage ${ot.value?"may-edit":""}" ref=${r}></div>`}function Bi(t){let{left:e,right:n,bottom:o,width:r,height:s}=t.getBoundingClientRect(),i={left:0,top:0,right:0,bottom:0};for(let a of document.querySelectorAll(".kin-bar, .panel")){let c=a.getBoundingClientRect();c.left>=n||(c.width<r*.7?i.left=c.right-e:i.bottom=Math.min(s*.8,Math.max(i.bottom,o-c.top)))}return i}function Kb(t){let{left:e,top:n}=t.getBoundingClientRect(),o=document.querySelector(".zoom")?.getBoundingClientRect();return o?{x:o.left-e,y:o.top-n,w:o.width,h:o.height}:null}var Xb=30;async function Jb(t){let e=W.peek()?.tree.treeId;return e?(await Vu(e,t,Xb)).flatMap(o=>R.peek().get(o)??[]):[]}function Ep({onMatches:t}){return d`<div class="search" role="search">
    <${fn}
      id="search"
      label=${l("tree.search")}
      isLabelShown=${!1}
      placeholder=${l("tree.search")}
      seek=${Jb}
      onText=${e=>t(e.trim()?cn(e).map(n=>n.personId):null)}
      onPick=${e=>{let n=!["tree","list"].includes(z.peek().view);G({person:e.personId,...n?{root:e.personId}:{}}),Y.current?.focus(e.personId)}}
    />
  </div>`}var Zb={pedigree:"generationsBack",fan:"generationsBack",descendants:"generationsDown",hourglass:"generationsEachWay"},Op=1.25;function Tp(){return d`<div class="views">
    <${Dt}
      legend=${l("view.title")}
      name="view"
      value=${z.value.view}
      options=${Pn.map(t=>[t,l(`view.${t}`),t])}
      onValue=${xo}
    />
  </div>`}function Pp(){let{view:t,generations:e}=z.value;return d`<div class="zoom" role="group" aria-label=${l("view.zoom")}>
    <button type="button" class="button quiet icon-only" aria-label=${l("view.zoomOut")}
      title=${l("view.zoomOut")} onClick=${()=>Y.current?.zoom(1/Op)}
    ><${E} name="minus" /></button>
    <button type="button" class="button quiet icon-only" aria-label=${l("view.fit")}
      title=${l("view.fit")} onClick=${()=>Y.current?.fit()}
    ><${E} name="fit" /></button>
    <button type="button" class="button quiet icon-only" aria-label=${l("view.zoomIn")}
      title=${l("view.zoomIn")} onClick=${()=>Y.current?.zoom(Op)}
    ><${E} name="plus" /></button>
    ${t==="tree"||t==="list"?null:d`<label class="generations">
          <span class="visually-hidden">${l("view.generations")}</span>
          <select
            onChange=${n=>G({generations:Number(n.target.value)})}
          >
            ${Qb(ps,ds).map(n=>d`<option value=${n} selected=${n===e}>
                  ${l(`view.${Zb[t]}`,{count:n})}
                </option>`)}
          </select>
        </label>`}
  </div>`}function Qb(t,e){return Array.from({length:e-t+1},(n,o)=>t+o)}function Ap({onDialog:t,onKin:e,onMatches:n}){let o=W.value?.tree,{screen:r,person:s,insight:i}=z.value,a=r==="public",c=i!==""&&!s;return d`<header class="toolbar">
    <a class="skip" href="#main" onClick=${Is}>${l("tree.skip")}</a>
    <div class="toolbar-name">
      <a
        class="button quiet icon-only"
        href=${V({})}
        aria-label=${l(I.value?"home.title":"page.name")}
        title=${l(I.value?"home.title":"page.name")}
      >
        <img src="mark.svg" alt="" width="30" height="30" />
      </a>
      <h1 title=${[o?.treeName,o?.description].filter(Boolean).join(": ")}>
        ${o?.treeName}
      </h1>
      ${a||o?.role==="viewer"||o?.role==="relative"?d`<span class="tag">${l(a?"tree.public":"tree.access.viewer")}</span>`:null}
    </div>
    <${Ep} onMatches=${n} />
    <${Tp} />
    <div class="toolbar-tools">
      ${ot.value?d`<${ey} />`:null}
      <button
        type="button"
        class="button quiet"
        title=${l("tree.kinHint")}
        onClick=${e}
      >
        <${E} name="kin" /><span class="tool-label">${l("tree.kin")}</span>
      </button>
      <button
        type="button"
        class="button quiet"
        aria-expanded=${c}
        title=${l("tree.insights")}
        onClick=${()=>G({insight:c?"":i||"checks",person:""})}
      >
        <${E} name="insights" /><span class="tool-label">${l("tree.insights")}</span>
      </button>
      <${qt} label=${l("button.more")} items=${ty(t,a)} />
    </div>
  </header>`}function ty(t,e){let n=[];return Ve.value&&n.push({label:l("tree.share"),icon:"share",act:()=>t("share")},{label:l("tree.publish"),icon:"globe",act:()=>t("publish")},{label:l("tree.details"),icon:"edit",act:()=>t("details")},{label:l("tree.import"),icon:"importing",act:()=>t("import")}),n.push({label:l("tree.export"),icon:"exporting",act:()=>t("export")},{label:l("tree.print"),icon:"print",act:()=>t("print")},{label:l("tree.keys"),icon:"keyboard",act:()=>t("keys")}),I.value&&!e&&n.push({label:l("button.signOut"),icon:"lock",act:As}),n}function ey(){let t=Xo.value?l("history.undo",{what:Xo.value}):l("history.nothingToUndo"),e=Jo.value?l("history.redo",{what:Jo.value}):l("history.nothingToRedo");return d`<button
      type="button"
      class="button quiet icon-only"
      aria-label=${t}
      title=${t}
      disabled=${!Xo.value||Ee.value}
      onClick=${Je}
    >
      <${E} name="undo" />
    </button>
    <button
      type="button"
      class="button quiet icon-only"
      aria-label=${e}
      title=${e}
      disabled=${!Jo.value||Ee.value}
      onClick=${Ze}
    >
      <${E} name="redo" />
    </button>`}var ny=["ged551","ged70","gdz","json"],oy={ged551:"ged",ged70:"ged",gdz:"gdz",json:"json"};function Ip({tree:t,onClose:e}){let[n,o]=v("ged551"),r=["owner","editor","relative"].includes(t.role),[s,i]=v(r),{isBusy:a,problem:c,submit:f}=D(async()=>{let u=s?"show":"hide",p=await Kl(t.treeId,{format:n,living:u});je(p,`${t.treeName}.${oy[n]}`),e()});return d`<${Z} title=${l("export.title")} onClose=${e}>
    <form class="stack" onSubmit=${f}>
      <fieldset class="choices">
        <legend class="field-label">${l("export.format")}</legend>
        ${ny.map(u=>d`<label class="choice" key=${u}>
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
      ${r?d`<${ce}
            label=${l("export.living")}
            hint=${l("export.livingHint")}
            value=${s}
            onValue=${i}
          />`:d`<p class="hint">${l("export.noLiving")}</p>`}
      <${k} error=${c} />
      <div class="actions">
        <button type="submit" class="button strong" disabled=${a}>
          <${E} name="exporting" />${l(a?"export.writing":"button.download")}
        </button>
        <button type="button" class="button" onClick=${e}>
          ${l("button.cancel")}
        </button>
      </div>
    </form>
  <//>`}function Cp({tree:t,file:e,onClose:n}){let o=()=>{W.peek()?.tree.treeId===t.treeId&&(Oe(),Ct())};return d`<${Z} title=${l("import.title",{tree:t.treeName})} onClose=${n}>
    <p>${l("import.hint")}</p>
    <${Do}
      first=${e}
      isLookedAt=${!0}
      prepare=${async()=>t.treeId}
      onWritten=${o}
      onDone=${n}
    />
  <//>`}function Np({tree:t,onClose:e}){let n=Y.current;return n?d`<${Z} title=${l("print.title")} onClose=${e}>
    <div class="stack">
      <p>${l("print.drawingHint")}</p>
      <div class="actions">
        <button
          type="button"
          class="button strong"
          data-first
          onClick=${()=>{e(),pi()}}
        >
          <${E} name="print" />${l("print.drawing")}
        </button>
        <button
          type="button"
          class="button"
          onClick=${()=>{let o=new Blob([n.svg()],{type:"image/svg+xml"});je(o,`${t.treeName}.svg`),e()}}
        >
          <${E} name="exporting" />${l("print.svg")}
        </button>
      </div>
      <p class="hint">${l("print.svgHint")}</p>
    </div>
  <//>`:d`<${Z} title=${l("print.title")} onClose=${e}>
      <p>${l("print.listHint")}</p>
      <div class="actions">
        <button
          type="button"
          class="button strong"
          data-first
          onClick=${()=>{e(),pi()}}
        >
          <${E} name="print" />${l("print.list")}
        </button>
      </div>
    <//>`}function Dp({keys:t,onClose:e}){return d`<${Z} title=${K("keys.title")} onClose=${e}>
    <dl class="shortcuts">
      ${t.map(([n,o])=>d`<div key=${n}>
          <dt><kbd>${n}</kbd></dt>
          <dd>${o}</dd>
        </div>`)}
    </dl>
    <${ce}
      label=${K("keys.letters")}
      value=${ze.value}
      onValue=${n=>{ze.value=n}}
    />
  <//>`}function Rp({onClose:t}){let e=[["/",l("keys.doSearch")],[l("keys.views"),l("keys.doViews")],[l("keys.arrows"),l("keys.doArrows")],[l("keys.enter"),l("keys.doEnter")],[l("keys.escape"),l("keys.doEscape")],["e",l("keys.doEdit")],["p, c, s",l("keys.doAdd")],["k",l("keys.doKin")],["i",l("keys.doInsights")],["f",l("keys.doFit")],[l("keys.zoom"),l("keys.doZoom")],[l("keys.undo"),l("keys.doUndo")],[l("keys.redo"),l("keys.doRedo")],["?",l("keys.doKeys")]];return d`<${Dp} keys=${e} onClose=${t} />`}function Lp({name:t,file:e,onClose:n}){let o=W.value?.tree;if(!o)return null;let r=()=>{n(),Ct()};switch(t){case"share":return d`<${Fo} tree=${o} onClose=${r} />`;case"publish":return d`<${Ro} tree=${o} onClose=${r} />`;case"details":return d`<${Bo} tree=${o} onClose=${n} onSaved=${Ct} />`;case"import":return d`<${Cp} tree=${o} file=${e} onClose=${n} />`;case"export":return d`<${Ip} tree=${o} onClose=${n} />`;case"print":return d`<${Np} tree=${o} onClose=${n} />`;case"keys":return d`<${Rp} onClose=${n} />`;default:return null}}var ry="input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]";function Fp(t){let e=B(t);e.current=t,H(()=>{let n=o=>{let r=e.current[o.key];!r||o.defaultPrevented||o.ctrlKey||o.metaKey||o.altKey||o.target instanceof Element&&o.target.closest(ry)||document.querySelector("dialog[open]")||o.key.length===1&&!ze.peek()||(o.preventDefault(),r())};return document.addEventListener("keydown",n),()=>document.removeEventListener("keydown",n)},[])}var Bp=1.25;function Up({onAdd:t,onKin:e,onDialog:n}){let o=r=>()=>{let s=z.peek().person;s&&ot.peek()&&t({kind:r,personId:s})};Fp({"/":()=>document.getElementById("search")?.focus(),"?":()=>n("keys"),k:e,i:()=>G({insight:z.peek().insight?"":"checks"}),f:()=>Y.current?.fit(),"+":()=>Y.current?.zoom(Bp),"-":()=>Y.current?.zoom(1/Bp),p:o("parent"),c:o("child"),s:o("spouse"),e:()=>document.getElementById("edit-person")?.click(),u:()=>ot.peek()&&Je(),r:()=>ot.peek()&&Ze(),Escape:()=>{let r=document.activeElement?.closest(".panel, .insights");G(z.peek().person?{person:""}:{insight:""}),r&&document.getElementById("main")?.focus()},...Object.fromEntries(Pn.map((r,s)=>[`${s+1}`,()=>xo(r)]))}),H(()=>{let r=s=>{if(s.target instanceof Element&&s.target.closest("input, textarea")||!(s.ctrlKey||s.metaKey)||!ot.peek()||document.querySelector("dialog[open]"))return;let a=s.key.toLowerCase();if(a==="z"&&!s.shiftKey)Je();else if(a==="y"||a==="z"&&s.shiftKey)Ze();else return;s.preventDefault()};return document.addEventListener("keydown",r),()=>document.removeEventListener("keydown",r)},[])}function Ui({treeId:t}){let[e,n]=v(null),[o,r]=v(null),[s,i]=v(""),[a,c]=v(null),[f,u]=v(null),[p,h]=v(null),[m,g]=v(null),{view:$,person:b,insight:y}=z.value,w=W.value;H(()=>(Oe(),Bc(t),()=>Ls(t)),[t,I.value?.userId]),H(()=>{document.title=l("page.title",{screen:w?.tree.treeName??l("tree.untitled")})},[w?.tree.treeName]);let x=()=>{let{person:U}=z.peek();u(P=>U||!P?{first:U}:P),G({insight:"",person:""},{replace:!0})};Up({onAdd:n,onKin:x,onDialog:i});let _=U=>{c(U),i("import")},{isOver:M,takes:C}=Co(Ve.value?_:null);if(!w)return d`<${sy} />`;let L=w.persons.length===0;return d`<div class="tree-screen ${b?"has-panel":""}" ...${C}>
    <${Ap} onDialog=${i} onKin=${x} onMatches=${g} />
    <main id="main" class="tree-main" tabindex="-1" aria-label=${w.tree.treeName}>
      ${L?d`<${iy} onAdd=${()=>n({kind:"alone"})}
            onImport=${()=>i("import")} />`:$==="list"?d`<${bf} />`:d`<${Sp}
                path=${p}
                matches=${m}
                onAdd=${(U,P)=>n({kind:U,personId:P})}
                onConnect=${(U,P,lt)=>r({ends:[U,P],kind:lt})}
              />
              <${pf} onAdd=${(U,P)=>n({kind:U,personId:P})} />
              <${Pp} />`}
      ${f?d`<${mf}
            key=${f.first}
            first=${f.first}
            onPath=${h}
            onClose=${()=>{u(null),h(null)}}
          />`:null}
    </main>
    ${M?d`<${No} words=${l("tree.drop")} />`:null}
    ${y?d`<${du} name=${y} />`:null}
    ${b&&R.value.has(b)?d`<${ff} key=${b} personId=${b} onAdd=${n} />`:null}
    ${e?d`<${Gu} adding=${e} onClose=${()=>n(null)} />`:null}
    ${o?d`<${qu} ...${o} onClose=${()=>r(null)} />`:null}
    <${Lp}
      name=${s}
      file=${a}
      onClose=${()=>{i(""),c(null)}}
    />
  </div>`}function sy(){let t=Rn.value;return t?d`<main class="lone">
    <${k} error=${t} onRetry=${()=>Ct()} />
    <p class="actions">
      ${I.value?d`<a class="button" href=${V({})}>${l("home.title")}</a>`:d`<button type="button" class="button" onClick=${()=>ft("signin")}>
            ${l("button.signIn")}
          </button>`}
    </p>
  </main>`:d`<main class="lone" aria-busy="true">
      <p role="status" class="hint">${l("tree.opening")}</p>
    </main>`}function iy({onAdd:t,onImport:e}){return ot.value?d`<${vn} title=${l("tree.empty")}>
    <p>${l("tree.emptyHint")}</p>
    <div class="actions centred">
      <button type="button" class="button strong" onClick=${t}>
        <${E} name="plus" />${l("tree.addFirst")}
      </button>
      ${W.value?.tree.role==="owner"?d`<button type="button" class="button" onClick=${e}>
            <${E} name="importing" />${l("tree.import")}
          </button>`:null}
    </div>
  <//>`:d`<${vn} title=${l("tree.nobody")} />`}var ay=["public","reset","address","undo"];function Hp(){let[t,e]=v(null),n=async()=>{e(null);try{I.value=await yo()}catch(r){e(r)}};H(()=>{n()},[]);let o=!ay.includes(z.value.screen);return d`<${ly} />
    ${t&&o?d`<main class="lone"><${k} error=${t} onRetry=${n} /></main>`:null}
    <${Cc} />`}function ly(){let{screen:t,id:e}=z.value;return t==="public"?d`<${Ui} key=${e} treeId=${e} />`:t==="reset"?d`<${Eo} />`:t==="address"||t==="undo"?d`<${Ul} key=${e} token=${e} isUndo=${t==="undo"} />`:I.value===void 0?d`<div class="opening" aria-busy="true"></div>`:I.value===null?d`<${Eo} />`:t==="invitation"?d`<${Eo} />`:t==="confirm"?d`<${Ol} key=${e} token=${e} />`:t==="tree"?d`<${Ui} key=${e} treeId=${e} />`:d`<${Ac} />`}ra(d`<${Hp} />`,document.getElementById("page"));
