/* Built by `make pages`. Licences are in kit/vendor. */
var zi=function(t,e,n,o){var r;e[0]=0;for(var s=1;s<e.length;s++){var i=e[s++],a=e[s]?(e[0]|=i?1:2,n[e[s++]]):e[++s];i===3?o[0]=a:i===4?o[1]=Object.assign(o[1]||{},a):i===5?(o[1]=o[1]||{})[e[++s]]=a:i===6?o[1][e[++s]]+=a+"":i?(r=t.apply(a,zi(t,a,n,["",null])),o.push(r),a[0]?e[0]|=2:(e[s-2]=0,e[s]=r)):o.push(a)}return o},Ui=new Map;function Hi(t){var e=Ui.get(this);return e||(e=new Map,Ui.set(this,e)),(e=zi(this,e.get(t)||(e.set(t,e=(function(n){for(var o,r,s=1,i="",a="",l=[0],f=function(h){s===1&&(h||(i=i.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?l.push(0,h,i):s===3&&(h||i)?(l.push(3,h,i),s=2):s===2&&i==="..."&&h?l.push(4,h,0):s===2&&i&&!h?l.push(5,0,!0,i):s>=5&&((i||!h&&s===5)&&(l.push(s,0,i,r),s=6),h&&(l.push(s,h,0,r),s=6)),i=""},u=0;u<n.length;u++){u&&(s===1&&f(),f(u));for(var p=0;p<n[u].length;p++)o=n[u][p],s===1?o==="<"?(f(),l=[l],s=3):i+=o:s===4?i==="--"&&o===">"?(s=1,i=""):i=o+i[0]:a?o===a?a="":i+=o:o==='"'||o==="'"?a=o:o===">"?(f(),s=1):s&&(o==="="?(s=5,r=i,i=""):o==="/"&&(s<5||n[u][p+1]===">")?(f(),s===3&&(l=l[0]),s=l,(l=l[0]).push(2,0,s),s=0):o===" "||o==="	"||o===`
`||o==="\r"?(f(),s=2):i+=o),s===3&&i==="!--"&&(s=4,l=l[0])}return f(),l})(t)),e),arguments,[])).length>1?e:e[0]}var J,qi,Hr,re,Ur,ro,Wi,no,Yi,jr,zr,Rp,yn=Symbol.for("pv"),so={},io=[],Lp=/^m(i|n|o|s|text|space)$/,Gr=Array.isArray,qr=io.slice,$e=Object.assign;function ge(t){t&&t.parentNode&&t.remove()}function ao(t,e,n){var o,r,s,i={},a=arguments.length;for(s in e)s=="key"?o=e[s]:s=="ref"&&typeof t!="function"?r=e[s]:i[s]=e[s];return a>2&&(i.children=a>3?qr.call(arguments,2):n),bn(t,i,o,r,null)}function bn(t,e,n,o,r){var s={type:t,props:e,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:yn,__v:r||++qi,__i:-1,__u:0};return!r&&J.vnode&&J.vnode(s),s}function be(t){return t.children}function De(t,e){this.props=t,this.context=e,this.__g=0}function se(t,e){if(e==null)return t.__&&se(t.__,t.__i+1);for(var n;e<t.__k.length;e++)if((n=t.__k[e])&&n.__e)return n.__e;return typeof t.type!="function"||t.props.__P?null:se(t)}function Fp(t){var e,n=t.__v,o=n.__e,r=[],s=[],i=t.__P;i&&((e=$e({constructor:yn},n)).__v=n.__v+1,J.vnode&&J.vnode(e),Wr(i,e,n,t.__n,i.namespaceURI,32&n.__u?[o]:null,r,o||se(n),32&n.__u,s),e.__v=n.__v,e.__.__k[e.__i]=e,Qi(r,e,s),n.__=n.__e=null,e.__e!=o&&Vi(e))}function Vi(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.__e=null,t.__k.some(function(e){return e&&(t.__e=e.__e)}),Vi(t)}function ji(t){(8&t.__g||(t.__g|=8,re.push(t),ro++))&&Ur==J.debounceRendering||((Ur=J.debounceRendering)||queueMicrotask)(Ki)}function Ki(){try{for(var t,e=1;re.length;)re.length>e&&re.sort(Wi),t=re.shift(),e=re.length,8&t.__g&&Fp(t)}finally{(ro=re.length)&&(Ur||queueMicrotask)(Ki)}}function Xi(t,e,n,o,r,s,i,a,l,f,u){var p,h,m,g,$,y,b=o.__k||io,w=e.length;for(l=Bp(n,e,b,l,w),p=0;p<w;p++)(m=n.__k[p])!=null&&(h=~m.__i&&b[m.__i]||so,m.__i=p,y=Wr(t,m,h,r,s,i,a,l,f,u),g=m.__e,(h.ref!=m.ref||8&h.__u)&&(h.ref&&Yr(h.ref,null,m,h),m.ref&&u.push(m.ref,m.__c||g,m)),$=$||g,4&m.__u?(l=Ji(m,l,t,!h.__v),h.__e&&(h.__e=null)):typeof m.type=="function"&&y!==void 0?l=y:g&&(l=g.nextSibling),m.__u&=-21);return n.__e=$,l}function Bp(t,e,n,o,r){var s,i,a,l,f,u,p,h,m,g=n.length,$=g,y=0,b=0,w=t.__k=Array(r);for(s=0;s<r;s++)(i=e[s])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=w[s]=bn(null,i):Gr(i)?i=w[s]=bn(be,{children:i}):i.constructor===yn&&i.__b?i=w[s]=bn(i.type,i.props,i.key,i.ref,i.__v):w[s]=i,l=s+y,i.__=t,i.__b=t.__b+1,a=null,~(f=i.__i=Up(i,n,l,$))&&($--,(a=n[f])&&(a.__u|=2)),a&&a.__v?(i.__u|=16,f==l-1?y--:f==l+1?y++:f!=l&&(f>l?y--:y++,b=1)):(~f||(r>g?y--:r<g&&y++),typeof i.type!="function"&&(i.__u|=4))):w[s]=null;if(b){for(u=[],p=[],s=0;s<r;s++)if((i=w[s])&&16&i.__u){for(y=0,h=u.length;y<h;)u[m=y+h>>1]<i.__i?y=m+1:h=m;u[y]=i.__i,p[s]=y+1}for(y=u.length;s--;)p[s]&&(p[s]==y?y--:w[s].__u|=4)}if($)for(s=0;s<g;s++)!(a=n[s])||2&a.__u||(a.__e==o&&(o=se(a)),Vr(a,a));return o}function Ji(t,e,n,o){var r,s,i,a;if(typeof t.type=="function"){if(t.props.__P)return e;if(r=t.__k)for(s=0;s<r.length;s++)r[s]&&(r[s].__=t,e=Ji(r[s],e,n,!1));return e}for(e&&!e.parentNode&&(e=se(t))&&!e.parentNode&&(e=null),i=t.__e,a=e;a&&a.nodeType==8;)a=a.nextSibling;for(i!=a&&(!o&&n.moveBefore&&i.parentNode?n.moveBefore(i,e):n.insertBefore(i,e||null)),e=i;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith("$s"););return e}function Up(t,e,n,o){var r,s=t.key,i=t.type,a=e[n],l=a&&!(2&a.__u);if(a===null&&s==null||l&&s==a.key&&i==a.type)return n;if(o>(l?1:0)){for(r=n-1;r>=0;r--)if((a=e[r])&&!(2&a.__u)&&s==a.key&&i==a.type)return r;for(r=n+1;r<e.length;r++)if((a=e[r])&&!(2&a.__u)&&s==a.key&&i==a.type)return r}return-1}function Gi(t,e,n){n==null&&(n=""),e[0]=="-"?t.setProperty(e,n):t[e]=n}function eo(t,e,n,o,r){var s,i;if(e=="style")if(typeof n=="string")t.style.cssText=n;else{if(typeof o=="string"&&(t.style.cssText=o=""),o)for(e in o)n&&e in n||Gi(t.style,e);if(n)for(e in n)o&&n[e]==o[e]||Gi(t.style,e,n[e])}else if(e[0]=="o"&&e[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(t.__e||(t.__e={}))[e]=n,n&&o||(i=zr[e]||(zr[e]=zp(e)),(t.__a||(t.__a={}))[e]=jr,s=e!=(e=e.replace(Yi,"$1")),(e=e.slice(2))[0]<"a"&&(e=e.toLowerCase()),n?t.addEventListener(e,i,s):t.removeEventListener(e,i,s));else{if(r=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in t)try{return void(t[e]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&e[4]!="-"?t.removeAttribute(e):t.setAttribute(e,e=="popover"&&n==1?"":n)}}function zp(t){return function(e){var n=this.__e;if(n){if(n=n[t],e[no]==null)e[no]=jr++;else if(e[no]<this.__a[t])return;return n(J.event?J.event(e):e)}}}function Wr(t,e,n,o,r,s,i,a,l,f){var u,p,h,m,g,$,y,b,w,x,_,k,A,D,B,U,ht,gt,Et=e.type;if(e.constructor!==yn)return null;128&n.__u&&(l=32&n.__u,u=n.__c.__z)&&(e.__u|=l,p=s=[],u.nodeType==8?a=oo(u,s):s.push(u),a=s[0]||a),(u=J.__b)&&u(e);t:if(typeof Et=="function"){h=i.length;try{if(b=e.props,w=(u=Et.prototype)&&u.render,x=(u=Et.contextType)&&o[u.__c],_=u?x?x.props.value:u.__:o,(m=n.__c)?(e.__c=m,2&m.__g&&(m.__g|=1)):(w?e.__c=m=new Et(b,_):(e.__c=m=new De(b,_),m.constructor=Et,m.render=jp),x&&x.sub(m),m.state||(m.state={}),m.__n=o,m.__g|=8,m.__h=[],m.__k=[]),w&&(m.__s||(m.__s=m.state),Et.getDerivedStateFromProps&&(m.__s==m.state&&(m.__s=$e({},m.__s)),$e(m.__s,Et.getDerivedStateFromProps(b,m.__s)))),g=m.props,$=m.state,m.__v=e,n.__c){if(b!==g&&w&&!Et.getDerivedStateFromProps&&m.componentWillReceiveProps&&m.componentWillReceiveProps(b,_),e.__v==n.__v&&!(8&m.__g)||!(4&m.__g)&&m.shouldComponentUpdate&&m.shouldComponentUpdate(b,m.__s,_)===!1){e.__v!=n.__v&&(m.props=b,m.state=m.__s,m.__g&=-9),e.__e=n.__e,e.__k=n.__k,e.__k.some(function(vt){vt&&(vt.__=e)}),io.push.apply(m.__h,m.__k),m.__k=[],m.__h.length&&i.push(m),a=se(n);break t}m.componentWillUpdate&&m.componentWillUpdate(b,m.__s,_),w&&m.componentDidUpdate&&m.__h.push(function(){m.componentDidUpdate(g,$,y)})}else w&&!Et.getDerivedStateFromProps&&m.componentWillMount&&m.componentWillMount(),w&&m.componentDidMount&&m.__h.push(m.componentDidMount);m.context=_,m.props=b,m.__P=t,m.__g&=-5,k=J.__r,A=w?25:0;do m.__g&=-9,k&&k(e),u=m.render(m.props,m.state=m.__s,m.context);while(8&m.__g&&++A<25);w&&(io.push.apply(m.__h,m.__k),m.__k=[]),m.state=m.__s,m.getChildContext&&(o=$e({},o,m.getChildContext())),w&&n.__c&&m.getSnapshotBeforeUpdate&&(y=m.getSnapshotBeforeUpdate(g,$)),D=u&&u.type===be&&u.key==null?u.props.children:u,b.__P&&(u=a,r=(t=b.__P).namespaceURI,l=s=null,n.props&&n.props.__P!=t&&(n.__k.some(function(vt){vt&&Vr(vt,vt)}),n.__k=null),a=n.__k?se(n,0):null),a=Xi(t,Gr(D)?D:[D],e,n,o,r,s,i,a,l,f),b.__P&&(e.__e=null,a=u),e.__u&=-161,p&&p.some(ge),m.__h.length&&i.push(m),1&m.__g&&(m.__g&=-4)}catch(vt){if(i.length=h,e.__v=null,l||s)if(vt&&vt.then){if(e.__u|=128|l,s){for(~(ht=s.indexOf(a||void 0))||(ht=s.length);(gt=s[ht-1])&&gt.nodeType==8;)ht--;for(;ht<s.length;ht++)if(gt=s[ht])if(s[ht]=null,B){if(gt==U)break}else{if(gt.nodeType!=8)break;gt.data.startsWith("$s")&&(U=oo(B=gt))}}if(!B){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;B=a}(u=oo(B=e.__c.__z||(e.__c.__z=B)))?(e.__e=B,a=u):e.__e=a,a=a&&a.nextSibling}else s&&s.some(ge);else e.__e=n.__e;e.__k||(e.__k=n.__k||[]),vt&&vt.then||Zi(e),J.__e(vt,e,n)}}else a=e.__e=Hp(n.__e,e,n,o,r,s,i,l,f,t);return(u=J.diffed)&&u(e),a}function oo(t,e){if(t&&t.nodeType==8&&t.data.startsWith("$s"))for(var n=1;t=t.nextSibling;){if(t.nodeType==8){if(t.data.startsWith("$s"))n++;else if(t.data.startsWith("/$s")&&!--n)return t}e&&e.push(t)}}function Zi(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.some(Zi))}function Qi(t,e,n){for(var o=0;o<n.length;)Yr(n[o++],n[o++],n[o++]);J.__c&&J.__c(e,t),t.some(function(r){try{t=r.__h,r.__h=[],t.some(function(s){s.call(r)})}catch(s){J.__e(s,r.__v)}})}function Hp(t,e,n,o,r,s,i,a,l,f){var u,p,h,m,g,$,y,b,w=n.props||so,x=e.props,_=e.type;if(_=="svg"?r="http://www.w3.org/2000/svg":_=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),s){for(u=0;u<s.length;u++)if((g=s[u])&&(_?g.localName==_:g.nodeType==3)){t=g,s[u]=null;break}}if(!t){if(b=f.ownerDocument||document,!_)return b.createTextNode(x);t=b.createElementNS(r,_,x.is?x:f),a&&(J.__m&&J.__m(e,s),a=!1),s=null}if(_){if(f=_=="template"&&t.content||t,s=_=="textarea"&&x.defaultValue!=null?null:s&&qr.call(f.childNodes),!a&&s)for(w={},u=0;u<t.attributes.length;u++)w[(g=t.attributes[u]).name]=g.value;for(u in w)g=w[u],u=="dangerouslySetInnerHTML"?h=g:u=="children"||u in x||u=="value"&&"defaultValue"in x||u=="checked"&&"defaultChecked"in x||eo(t,u,null,g,r);for(u in x)g=x[u],u=="children"?m=g:u=="dangerouslySetInnerHTML"?p=g:u=="value"?$=g:u=="checked"?y=g:a&&typeof g!="function"||w[u]===g||eo(t,u,g,w[u],r);p?(a||h&&(p.__html==h.__html||p.__html==t.innerHTML)||(t.innerHTML=p.__html),e.__k=[]):(h&&(t.textContent=""),(_=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&Lp.test(_))&&(r="http://www.w3.org/1999/xhtml"),Xi(f,Gr(m)?m:[m],e,n,o,r,s,i,s?s[0]:n.__k&&se(n,0),a,l),s&&s.some(ge)),a&&_!="textarea"||(u="value",_=="progress"&&$==null?t.removeAttribute(u):$==null||$===t[u]&&(_!="progress"||$)||eo(t,u,$,w[u],r),u="checked",y!=null&&y!=t[u]&&eo(t,u,y,w[u],r))}else w===x||a&&t.data==x||(t.data=x);return t}function Yr(t,e,n,o){try{typeof t=="function"?e?e.__x=t(e)||1:o&&(o=o.__c||o.__e)&&(e=o.__x)&&(o.__x=null,typeof e=="function"?e():t(null)):t.current=e}catch(r){J.__e(r,n)}}function Vr(t,e,n){var o,r,s,i;if(J.unmount&&J.unmount(t),!(o=t.ref)||o.current&&o.current!=t.__e||Yr(o,null,e,t),o=t.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(a){J.__e(a,e)}o.__P=o.__n=null}if(o=t.__k)for(i=0;i<o.length;i++)o[i]&&Vr(o[i],e,typeof t.type!="function"||n&&!t.props.__P);!n&&(o=t.__c)&&(o=o.__z)&&(r=oo(o,s=[]))&&(o==t.__e&&s.some(ge),ge(r),ge(o)),n||ge(t.__e),t.__e=t.__c=t.__=null}function jp(t,e,n){return this.constructor(t,n)}function ta(t,e){var n,o,r,s;J.__&&J.__(t,e),e.nodeType==9&&(e=e.documentElement),o=(n=t&&32&t.__u)?null:e.__k,e.__k=bn(be,{children:[t]}),r=[],s=[],Wr(e,e.__k,o||so,so,e.namespaceURI,o?null:e.firstChild?qr.call(e.childNodes):null,r,o?o.__e:e.firstChild,n,s),Qi(r,e.__k,s),e.__k.props.children=null}J={__e:function(t,e,n,o){for(var r,s,i;e=e.__;)if((r=e.__c)&&!(1&r.__g)){r.__g|=4;try{if((i=(s=r.constructor)&&s.getDerivedStateFromError)&&r.setState(s.getDerivedStateFromError(t)),r.componentDidCatch&&(r.componentDidCatch(t,o||{}),i=1),i&&8&r.__g)return void(r.__g|=2)}catch(a){t=a}}throw ro=0,t}},qi=0,Hr=function(t){return t!=null&&t.constructor===yn},De.prototype.setState=function(t,e){var n=this.__s;n&&n!=this.state||(n=this.__s=$e({},this.state)),typeof t=="function"&&(t=t($e({},n),this.props)),t&&($e(n,t),this.__v&&(e&&this.__k.push(e),ji(this)))},De.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.push(t),ji(this))},De.prototype.render=be,re=[],ro=0,Wi=function(t,e){return t.__v.__b-e.__v.__b},no=Symbol(),Yi=/(PointerCapture)$|Capture$/i,jr=0,zr={},Rp=0;var d=Hi.bind(ao);var ea=d`<svg
  class="empty-drawing"
  viewBox="0 0 120 72"
  aria-hidden="true"
  focusable="false"
>
  <path d="M22 16h76v44H22z" />
  <path d="M22 30h76M34 42h30M34 50h18" class="faint" />
</svg>`;function na(t){ea=t}function wn({title:t,children:e}){return d`<div class="empty">
    ${ea}
    <h2>${t}</h2>
    ${e}
  </div>`}na(d`<svg
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
</svg>`);var oa={add:"M12 5v14M5 12h14",back:"M15 5l-7 7 7 7",bell:"M6 17v-6a6 6 0 0112 0v6l1.5 2h-15zM10 21h4",bin:"M4 7h16M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10.3 10.5v6M13.7 10.5v6",check:"M4.5 12.5l5 5L19.5 7",close:"M6 6l12 12M18 6L6 18",copy:"M9 9h11v11H9zM15 9V4H4v11h5",down:"M6 9l6 6 6-6",edit:"M4 20l1-4.5L16.5 4 20 7.5 8.5 19zM14 6.5l3.5 3.5",exit:"M14 4h5v16h-5M10 8l-4 4 4 4M6 12h9",keyboard:"M3 7h18v11H3zM7 11h.01M11 11h.01M15 11h.01M8 14.5h8",menu:"M4 6h16M4 12h16M4 18h16",more:"M5 12h.01M12 12h.01M19 12h.01",next:"M9 5l7 7-7 7",person:"M12 11a4 4 0 100-8 4 4 0 000 8zM4.5 21c.6-4 3.6-6.5 7.5-6.5s6.9 2.5 7.5 6.5",refresh:"M20 11a8 8 0 10-2 6.2M20 4v7h-7",search:"M10.5 17a6.5 6.5 0 100-13 6.5 6.5 0 000 13zM15.5 15.5L21 21",up:"M6 15l6-6 6 6",warning:"M12 4L2.5 20h19zM12 10v5M12 17.5v.01"};function ra(t){Object.assign(oa,t)}function E({name:t}){return d`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d=${oa[t]} />
  </svg>`}ra({tree:"M12 21v-8M12 17c-3.5 0-6-2-6-5M12 15c3 0 5.5-1.5 5.5-4.500M6 9.500a2 2 0 110-4 2 2 0 010 4zM17.5 8a2 2 0 110-4 2 2 0 010 4zM12 13V8",pedigree:"M3 12h5M8 6v12M8 6h5M8 18h5M13 3v6M13 3h7M13 9h7M13 15v6M13 15h7M13 21h7",descendants:"M12 3v5M4 14v-3h16v3M12 8v6M2.5 14h3v5h-3zM10.5 14h3v5h-3zM18.5 14h3v5h-3z",hourglass:"M5 3h14M5 21h14M7 3c0 5 5 6 5 9s-5 4-5 9M17 3c0 5-5 6-5 9s5 4 5 9",fan:"M12 19L3.5 8.500a13 13 0 0117 0zM12 19V6M12 19L7.5 6.800M12 19l4.5-12.2",list:"M8 6h13M8 12h13M8 18h13M3.5 6h.01M3.5 12h.01M3.5 18h.01",couple:"M8.5 11a3.5 3.5 0 100-7 3.5 3.5 0 000 7zM16.5 12a3 3 0 100-6M2.5 20c.4-3.5 2.7-5.5 6-5.500s5.6 2 6 5.500M17 15c2.5.2 4.1 2 4.5 5",plus:"M12 5v14M5 12h14",minus:"M5 12h14",fit:"M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",undo:"M8 5L3.5 9.5 8 14M3.5 9.500H15a5.5 5.5 0 010 11h-4",redo:"M16 5l4.5 4.500L16 14M20.5 9.500H9a5.5 5.5 0 000 11h4",kin:"M6 9a3 3 0 100-6 3 3 0 000 6zM18 21a3 3 0 100-6 3 3 0 000 6zM6 9c0 6 12 3 12 6",insights:"M4 20h16M6.5 20v-7M12 20V5M17.5 20V10",share:"M8.5 13.500l7 4M15.5 6.500l-7 4M18 8a3 3 0 100-6 3 3 0 000 6zM6 15a3 3 0 100-6 3 3 0 000 6zM18 22a3 3 0 100-6 3 3 0 000 6z",globe:"M12 21a9 9 0 100-18 9 9 0 000 18zM3 12h18M12 3c3 3 3.5 6 3.5 9s-.5 6-3.5 9c-3-3-3.5-6-3.5-9S9 6 12 3z",importing:"M12 16V4M7 8.500l5-5 5 5M4 20h16",exporting:"M12 3v12M7 10.500l5 5 5-5M4 20h16",print:"M7 9V3h10v6M7 17H4V9h16v8h-3M7 14h10v7H7z",more:"M5 11v2M4 12h2M12 11v2M11 12h2M19 11v2M18 12h2",camera:"M4 7.500h3.500L9 5h6l1.5 2.500H20V19H4zM12 16a3.2 3.2 0 100-6.4 3.2 3.2 0 000 6.400z",link:"M9 15l6-6M10.5 6.500l2-2a4.2 4.2 0 016 6l-2 2M13.5 17.500l-2 2a4.2 4.2 0 01-6-6l2-2",unlink:"M10.5 6.500l2-2a4.2 4.2 0 016 6l-2 2M13.5 17.500l-2 2a4.2 4.2 0 01-6-6l2-2M4 4l16 16",lock:"M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 017 0v3",root:"M12 3l2.5 5.5 6 .6-4.5 4 1.3 5.900L12 16l-5.3 3 1.3-5.9-4.5-4 6-.6z",merge:"M6 4c0 8 12 6 12 14M18 4c0 3-1.5 4.8-3.5 6M6 18c0-2 .6-3.5 1.7-4.700M15 16l3 3.5 3-3.5"});var Kr=globalThis.document?.documentElement,Jr="en-GB",Gp=/\{(\w+)\}|<(\w+)>(.*?)<\/\2>/gs,sa=new Map,vn=()=>Kr?.lang||Jr;function ca(t){let e=Object.keys(t);return Kr&&(Kr.lang=ma(navigator.languages,e)??e[0]??Jr),Zr(t)}function Zr(t){let e=Object.keys(t),n=t[e[0]??Jr],o=(r,s)=>{let i=t[ma([vn()],e)??""],a=aa(i,r)??aa(n,r);if(a===void 0)throw new Error(`There is no text "${r}".`);return typeof a=="string"?a:a[Wp(Number(s.count))]??a.other};return{text:(r,s={})=>Xr(o(r,s),s).join(""),rich:(r,s={})=>Xr(o(r,s),s)}}function _t(t,e={}){return ye(Intl.NumberFormat,e).format(t)}function Ht(t,e={dateStyle:"long",timeStyle:"short"}){return ye(Intl.DateTimeFormat,e).format(t)}var qp=[["year",365*86400],["month",30*86400],["week",7*86400],["day",86400],["hour",3600],["minute",60]];function ua(t,e,n={numeric:"auto"}){let o=(t-e)/1e3,r=ye(Intl.RelativeTimeFormat,n);for(let[s,i]of qp){let a=Math.trunc(o/i);if(a)return r.format(a,s)}return r.format(0,"second")}function kt(t,e={type:"conjunction"}){return ye(Intl.ListFormat,e).format(t)}function fa(t,e={type:"conjunction"}){return ye(Intl.ListFormat,e).formatToParts(t.map((o,r)=>`${r}`)).map(({type:o,value:r})=>o==="element"?t[Number(r)]:r)}function pa(t){return ye(Intl.RelativeTimeFormat,{numeric:"auto"}).format(-t,"year")}var ia=["byte","kilobyte","megabyte","gigabyte","terabyte"];function da(t){let e=t<1?0:Math.min(Math.floor(Math.log10(t)/3),ia.length-1);return _t(t/1e3**e,{style:"unit",unit:ia[e],unitDisplay:e?"short":"long",maximumFractionDigits:e?1:0})}function aa(t,e){let n=t;for(let o of e.split("."))n=n?.[o];return n}function Xr(t,e){let n=[],o=0;for(let r of t.matchAll(Gp)){let[s,i,a,l=""]=r;n.push(t.slice(o,r.index)),o=r.index+s.length;let f=e[i??a??""];if(f===void 0)throw new Error(`The text "${t}" needs "${i??a}".`);if(a){let u=Xr(l,e).join("");n.push(typeof f=="function"?f(u):u)}else n.push(typeof f=="number"?_t(f):f)}return n.push(t.slice(o)),n.filter(r=>r!=="")}function Wp(t){return ye(Intl.PluralRules,{}).select(t)}function ye(t,e){let n=`${t.name} ${vn()} ${JSON.stringify(e)}`,o=sa.get(n)??new t(vn(),e);return sa.set(n,o),o}function ma(t,e){for(let n of t){let o=n.toLowerCase(),r=e.find(i=>i.toLowerCase()===o),s=e.find(i=>la(i)===la(n));if(r??s)return r??s}}var la=t=>t.toLowerCase().split("-")[0];var ha={banner:{label:"Important"},bell:{all:"See all notifications",label:{one:"Notifications, {count} unread",other:"Notifications, {count} unread"},none:"No notifications.",readAll:"Mark all as read",title:"Notifications",unread:"Unread:"},confirm:{cancel:"Cancel",type:"Type {name} to confirm"},copy:{button:"Copy",done:"Copied",failed:"Not allowed: select it and copy"},dialog:{close:"Close"},diff:{added:"Added:",folded:{one:"{count} unchanged line",other:"{count} unchanged lines"},removed:"Removed:",same:"Nothing changed."},form:{choose:"Choose…",discard:"Discard changes",json:"Must be JSON.",jsonHint:"JSON.",keep:"Keep editing",lines:"One per line.",no:"No",number:"Must be a number.",optional:"{label} (optional)",required:"Required.",unsaved:"You have unsaved changes.",whole:"Must be a whole number.",yes:"Yes"},impersonation:{back:"Operator page",banner:"You are viewing this page as another person, read-only, until {time}."},keys:{title:"Keyboard shortcuts",letters:"Enable keyboard shortcuts"},live:{broken:"The connection was lost.",connecting:"Connecting…",live:"Live",off:"Not connected",paused:"Paused while hidden",polling:"Live updates unavailable, refreshing regularly",waiting:"Connection lost, trying again"},meter:{full:"The limit is reached.",of:"{used} of {limit}",unlimited:"{used}, unlimited"},notice:{dismiss:"Dismiss"},pager:{label:"Pages",next:"Next",page:"Page {page}",previous:"Previous"},problem:{again:"Try again",copyId:"Copy id",request:"Request {id}",status:"status {status}",wait:{one:"You can try again in {count} second.",other:"You can try again in {count} seconds."},waitMinutes:{one:"You can try again in {count} minute.",other:"You can try again in {count} minutes."}},progress:{done:"Done.",failed:"Failed.",of:"{done} of {total}"},request:{busy:"The server is busy. Trying again…",lost:"The server cannot be reached. Trying again…",offline:"The server cannot be reached. Check your connection.",slow:"The server did not respond in time.",status:"The server responded with status {status}.",tooMany:"Too many requests. Trying again in a moment…"},secret:{copy:"Copy secret",done:"I've saved it",once:"Copy it now. You won't see this again."},shell:{sections:"Sections",skip:"Skip to content"},sparkline:{words:"from {first} to {last}, lowest {lowest}, highest {highest}"},stepper:{back:"Back",next:"Next",place:"(step {step} of {steps})"},switcher:{label:"Account",list:"Accounts",more:{one:"{count} more account. Search to find it.",other:"{count} more accounts. Search to find them."},none:"No account matches “{search}”.",search:"Search accounts"},table:{filter:"Filter",noMatch:"Nothing matches “{filter}”.",select:"Select {name}",selectAll:{one:"Select {count} row",other:"Select all {count} rows"},selected:{one:"{count} selected",other:"{count} selected"}},theme:{title:"Colours",system:"System",light:"Light",dark:"Dark"},user:{menu:"Settings",of:"Account of {name}"},when:{now:"just now"}};var{text:K,rich:lo}=Zr({"en-GB":ha});var X=class extends Error{constructor(e,n={}){super(e),this.status=n.status??0,this.code=n.code??"",this.requestId=n.requestId??"",this.retryAfterSeconds=n.retryAfterSeconds??0,this.details=n.details??{},this.place=n.place??String(this.details.place??"")}};var we,ct,Qr,ga,ts=Object.is,co=0,Ma=[],es=[],lt=J,$a=lt.__b,ba=lt.__r,ya=lt.diffed,wa=lt.__c,va=lt.unmount,xa=lt.__;function _n(t,e){lt.__h&&lt.__h(ct,t,co||e),co=0;var n=ct.__H||(ct.__H={__:[],__h:[]});return t>=n.__.length&&n.__.push({}),n.__[t]}function v(t){return co=1,Yp(Sa,t)}function Yp(t,e,n){var o=_n(we++,2);if(o.t=t,!o.__c&&(o.__=[n?n(e):Sa(void 0,e),function(s){var i=(o.__N||o.__)[0],a=o.t(i,s);ts(i,a)||(o.__N=[a,o.__[1]],o.__c.setState({}))}],o.__c=ct,!ct.__f)){ct.__f=!0;var r=ct.shouldComponentUpdate;ct.shouldComponentUpdate=function(s,i,a){var l=this.__H;if(!l)return!0;var f=!1,u=this.props!=s;if(l.__.some(function(h){h.__N&&(f=!0,ts(h.__[0],h.__N[0])||(u=!0))}),r){var p=r.call(this,s,i,a);return f?p||u:p}return!f||u}}return o.__}function q(t,e){var n=_n(we++,3);!lt.__s&&os(n.__H,e)&&(n.__P=!0,n.__=t,n.u=e,ct.__H.__h.push(n))}function rt(t,e){var n=_n(we++,4);!lt.__s&&os(n.__H,e)&&(n.__P=!1,n.__=t,n.u=e,ct.__h.push(n))}function F(t){return co=5,ie(function(){return{current:t}},[])}function ie(t,e){var n=_n(we++,7);return os(n.__H,e)&&(n.__=t(),n.__H=e),n.__}function jt(){var t=_n(we++,11);if(!t.__){for(var e=ct.__v;!e.__m&&e.__;)e=e.__;var n=e.__m||(e.__m=[0,0]);t.__="P"+n[0]+"-"+n[1]++}return t.__}function Vp(){var t;do{for(;t=es.shift();)try{xn(t)}catch(n){lt.__e(n,{__:(t=t.__P)&&t.__v})}for(;t=Ma.shift();){var e=t.__H;if(t.__P&&e)try{e.__h.some(xn),e.__h.some(ns),e.__h=[]}catch(n){e.__h=[],lt.__e(n,t.__v)}}}while(es.length)}lt.__b=function(t){ct=null,$a&&$a(t)},lt.__=function(t,e){t&&e.__k&&e.__k.__m&&(t.__m=e.__k.__m),xa&&xa(t,e)},lt.__r=function(t){ba&&ba(t),we=0;var e=(ct=t.__c).__H;e&&(Qr==ct?ct.__h=[]:(e.__h.some(xn),e.__h.some(ns),we=0),e.__h=[],e.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),Qr=ct},lt.diffed=function(t){ya&&ya(t);var e=t.__c;e&&e.__H&&(e.__H.__h.length&&ka(Ma.push(e)),e.__H.__.some(function(n){n.u&&(n.__H=n.u)})),Qr=ct=null},lt.__c=function(t,e){e.some(function(n){try{n.__h.some(xn),n.__h=n.__h.filter(function(o){return!o.__||ns(o)})}catch(o){n.__h=[function(){throw o}]}}),wa&&wa(t,e)},lt.unmount=function(t){va&&va(t);var e,n,o=t.__c;o&&o.__H&&(o.__H.__.some(function(r){try{if(r.__P&&r.__c){if(n===void 0){for(n=t.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}r.__P=n,ka(es.push(r))}else xn(r)}catch(s){e=s}}),o.__H=void 0,e&&lt.__e(e,o.__v))};var _a=typeof requestAnimationFrame=="function";function Kp(t){var e,n=function(){clearTimeout(o),_a&&cancelAnimationFrame(e),setTimeout(t)},o=setTimeout(n,35);_a&&(e=requestAnimationFrame(n))}function ka(t){t!=1&&ga==lt.requestAnimationFrame||((ga=lt.requestAnimationFrame)||Kp)(Vp)}function xn(t){var e=ct,n=t.__c;typeof n=="function"&&(t.__c=void 0,n()),ct=e}function ns(t){var e=ct;t.__c=t.__(),ct=e}function os(t,e){return!t||t.length!=e.length||e.some(function(n,o){return!ts(n,t[o])})}function Sa(t,e){return typeof e=="function"?e(t):e}var Xp=2500;function ae({text:t,label:e=K("copy.button")}){let[n,o]=v("");return d`<button type="button" class="button quiet copy" onClick=${async()=>{let s=await Jp(typeof t=="string"?t:t());o(s?"done":"failed"),setTimeout(()=>o(""),Xp)}}>
    <${E} name=${n==="done"?"check":"copy"} />
    <span aria-live="polite">${n?K(`copy.${n}`):e}</span>
  </button>`}async function Jp(t){try{return await navigator.clipboard.writeText(t),!0}catch{let e=document.createElement("textarea");e.value=t,e.className="visually-hidden";let n=document.activeElement;(document.querySelector("dialog[open]")??document.body).append(e),e.select();let o=document.execCommand("copy");return e.remove(),n instanceof HTMLElement&&n.focus(),o}}var Zp=500,Qp=90,rs={advice:{},isForDevelopers:!1};function Ea(t){Object.assign(rs,t)}function M({error:t,title:e,onRetry:n,children:o}){if(!t)return null;let r=t instanceof X?t:null,s=r?rs.advice[r.status]:"",i=rs.isForDevelopers||(r?.status??0)>=Zp;return d`<div class="problem" role="alert">
    <p class="problem-words">
      ${e?d`<strong>${e}</strong>${" "}`:null}${td(t)}
    </p>
    ${s?d`<p>${s}</p>`:null} ${o}
    ${r?.retryAfterSeconds?d`<p>${ed(r.retryAfterSeconds)}</p>`:null}
    ${r?.requestId&&i?d`<p class="problem-id hint">
          ${lo("problem.request",{id:d`<code>${r.requestId}</code>`})}
          ${r.status?`, ${K("problem.status",{status:`${r.status}`})}`:null}
          <${ae} text=${r.requestId} label=${K("problem.copyId")} />
        </p>`:null}
    ${n?d`<button type="button" class="button" onClick=${n}>
          ${K("problem.again")}
        </button>`:null}
  </div>`}function td(t){let e=t instanceof Error?t.message:String(t);return kn(e)}function kn(t){let e=t.trim(),n=e.charAt(0).toUpperCase()+e.slice(1);return/[.!?…]$/.test(n)?n:`${n}.`}function ed(t){return t<Qp?K("problem.wait",{count:t}):K("problem.waitMinutes",{count:Math.ceil(t/60)})}var Oa={page:{name:"Yggdrasil",title:"{screen} · Yggdrasil",wait:"Please wait…"},button:{add:"Add",addChild:"Add a child",addParent:"Add a parent",addSibling:"Add a sibling",addSpouse:"Add a spouse",cancel:"Cancel",close:"Close",connect:"Connect",delete:"Delete",done:"Done",download:"Download",edit:"Edit",more:"More",moreFor:"More actions for {name}",redo:"Redo",save:"Save",showMore:"Show more",signIn:"Sign in",signOut:"Sign out",signUp:"Sign up",undo:"Undo"},problem:{forbidden:"Ask the owner of the tree for access.",notFound:"It may have been deleted, or you may no longer have access to it.",conflict:"Check what has changed, and try again if your change still makes sense.",tooLarge:"Try something smaller.",tooMany:"Please wait a moment before you try again.",internal:"This is our fault. Try again. If it keeps happening, contact the administrator.",unavailable:"The server is busy. Nothing was lost. Try again in a moment."},account:{title:"My account",profile:"Profile",address:"E-mail",name:"Your name",nameHint:"Shown to people you share a tree with.",email:"E-mail address",password:"Password",passwordHint:"At least 8 characters. Try a few random words.",newPassword:"New password",currentPassword:"Current password",yourPassword:"Your password",passwordToConfirm:"Your password, to confirm it’s you",saved:"Your account was saved.",changeEmail:"Change e-mail address",emailSent:"Open the link we sent to {email}. Until then, your address stays the same.",changePassword:"Change password",passwordChanged:"Your password was changed. Other devices are signed out.",data:"My data",dataHint:"One file with your trees and everyone in them. Restoring it brings back whatever was deleted or changed since. Anything added since stays.",photos:"Include photos",restore:"Restore from a file",restoreFile:"Backup file to restore",restoreTitle:"Restore this backup?",restoreButton:"Restore",restoreWarning:"The trees in “{file}” replace what was changed in them since. Anything added since stays. You cannot undo this.",restored:"Restored: {trees}.",restoredTree:"“{name}”",restoredNothing:"This file contains no trees.",notRestored:"The file could not be restored completely.",notBackup:"This isn’t a backup file. {reason}",delete:"Delete my account",deleteWarning:"Your account and all your trees will be deleted, also for the people you share them with. This cannot be undone: download your data first.",deleteAll:"Delete my account and all my trees",deleted:"Your account and your trees are deleted. Goodbye.",sessionEnded:"You have been signed out. Please sign in again.",signedOut:"You are signed out. See you soon."},factor:{title:"Two-step sign-in",isOff:"Protect your account with a code from an authenticator app on your phone.",isOn:"On: signing in asks for a code from your authenticator app.",turnOn:"Turn on",turnOff:"Turn off",turnedOff:"Two-step sign-in is off.",scan:"Scan this code with your authenticator app. Then enter the six digits that it shows.",qr:"QR code for your authenticator app",manual:"Can’t scan it? Enter this key instead:",code:"Code",confirm:"Confirm",codes:"Backup codes",codesHint:"Each code signs you in once, without your phone. Keep them in a safe place. Older backup codes no longer work.",newCodes:"New backup codes"},sessions:{title:"Signed-in devices",this:"This device",device:"{browser} on {system}",unknown:"Unknown device",since:"Signed in {date}",used:"last used {date}",onlyThis:"You are not signed in anywhere else.",endOn:"Sign out {device}",endOthers:"Sign out everywhere else",endedAll:"All other devices are signed out."},door:{welcome:"Welcome back",signInIntro:"Sign in to see your family trees.",signInToConfirm:"Sign in to confirm your e-mail address.",wrong:"Wrong e-mail or password.",toForgot:"Forgot your password?",toSignUp:"New here? Sign up",toSignIn:"Already have an account? Sign in",backToSignIn:"Back to sign in",grow:"Grow your family tree",signUpIntro:"Your family’s people, photos and stories in one place.",forgotTitle:"Forgotten password",forgot:"Forgot your password?",forgotIntro:"Enter your e-mail address and we’ll send you a link to set a new password.",sendLink:"Send reset link",sent:"Check your e-mail",sentTo:"If there is an account for {email}, we’ve sent a link to it. This may take a few minutes. Check your spam folder.",resetIntro:"Choose a new password. You will be signed out on all devices.",setPassword:"Set password",passwordSet:"Your new password is set. Sign in with it.",expired:"Links work once and expire after an hour.",newLink:"Request a new link",confirmTitle:"Confirm your e-mail",confirming:"Confirming your e-mail address…",confirmed:"Your e-mail address is confirmed.",codeTitle:"Enter your code",codeIntro:"Open your authenticator app and enter the code for Yggdrasil.",codeHint:"Lost your phone? Enter a backup code.",changingEmail:"Changing your e-mail address…",emailChanged:"Your e-mail address is now {email}.",emailBack:"Your e-mail address is {email} again. Sign in and choose a new password.",brokenLink:"This link doesn’t work",toTrees:"Go to my trees"},home:{title:"My trees",skip:"Skip to content",newTree:"New tree",empty:"Every tree begins with one person",emptyHint:"Start with yourself and add your parents. Or import a GEDCOM file from another program: drop it anywhere on this page.",plant:"Plant a tree",own:"Owned by me",shared:"Shared with me",drop:"Drop the file to create a tree from it",confirm:"Your e-mail address",unconfirmed:"<strong>Please confirm your e-mail.</strong> Open the link we sent to {email}. Then others can share their trees with you.",resend:"Send the link again",resent:"We’ve sent a link to {email}.",people:{one:"{count} person",other:"{count} people"},guests:{one:"{count} guest",other:"{count} guests"},changed:"Changed {ago}",changedOn:"Changed on {date}",changedNow:"Changed just now",leave:"Leave tree",leaveTitle:"Leave this tree?",leaveButton:"Leave",leaveWarning:"You will no longer see “{tree}” unless its owner invites you again.",deleteTitle:"Delete this tree?",deleteButton:"Delete tree",deleteWarning:{one:"{count} person with all photos and relationships will be deleted, also for everyone you share the tree with. This cannot be undone. You can export the tree to a file first.",other:"{count} people with all photos and relationships will be deleted, also for everyone you share the tree with. This cannot be undone. You can export the tree to a file first."},deleting:"“{tree}” is being deleted.",startWith:"Start with",startEmpty:"An empty tree",startFile:"A file",create:"Create tree"},tree:{details:"Name and description",name:"Tree name",nameExample:"The Bergs of Uppsala",description:"Description",descriptionHint:"Optional. Visible to anyone who can see the tree.",public:"Public",access:{viewer:"Can view",relative:"Can view, including the living",editor:"Can edit"},skip:"Skip to the tree",opening:"Opening the tree…",untitled:"Tree",search:"Search people",kin:"Relationship",kinHint:"How are two people related?",insights:"Insights",share:"Share",publish:"Publish",import:"Import a file",export:"Export",print:"Print",keys:"Keyboard shortcuts",nobody:"There is no one in this tree yet",empty:"Add the first person",emptyHint:"Start with yourself or the oldest relative you remember. Everyone else follows.",addFirst:"Add person",drop:"Drop the file to import it into this tree",noParents:"No parents recorded yet.",noChildren:"No children recorded yet.",noParentsOrChildren:"No parents or children recorded yet."},view:{title:"View",tree:"Tree",pedigree:"Pedigree",descendants:"Descendants",hourglass:"Hourglass",fan:"Fan",list:"List",zoom:"Zoom",zoomIn:"Zoom in",zoomOut:"Zoom out",fit:"Fit to screen",generations:"Generations",generationsBack:{one:"{count} generation back",other:"{count} generations back"},generationsDown:{one:"{count} generation down",other:"{count} generations down"},generationsEachWay:{one:"{count} generation each way",other:"{count} generations each way"}},list:{title:"Everyone",filter:"Filter by name",filterExample:"Filter by name…",table:"Table of people",name:"Name",born:"Born",place:"Birthplace",died:"Died",children:"Children"},history:{undo:"Undo: {what}",redo:"Redo: {what}",nothingToUndo:"Nothing to undo",nothingToRedo:"Nothing to redo",undone:"Undone: {what}.",undoneForGood:"Undone: {what}. This cannot be redone.",redone:"Redone: {what}.",doneForGood:"{done} This cannot be undone.",adding:"adding {name}",added:"{name} was added.",editing:"changes to {name}",saved:"{name} was saved.",deleting:"deleting {name}",deleted:"{name} was deleted.",photo:"photo change for {name}",photoSaved:"The photo was saved.",photoRemoved:"The photo was removed.",root:"{name} as home person",rootSet:"{name} is now the home person.",connecting:"connecting {one} and {other}",parent:"{parent} is now a parent of {child}.",parents:"{parent} and {other} are now parents of {child}.",couple:"{one} and {other} are now a couple.",disconnecting:"removing the relationship between {one} and {other}",disconnected:"{one} and {other} are no longer connected.",editingLink:"changes to the relationship between {one} and {other}",savedLink:"Saved."},person:{unnamed:"Unnamed person",missing:"Unknown person",living:"A living person",hidden:"This person is probably alive, so their details are hidden.",unsaved:"You have unsaved changes here.",makeRoot:"Make this the home person",showInTree:"Show in tree",chart:{pedigree:"Pedigree chart",descendants:"Descendant chart",hourglass:"Hourglass chart",fan:"Fan chart"},chartHint:"Chart starting from this person",nothingKnown:"No details yet.",deathUnknown:"Date unknown",photo:"Photo",addPhoto:"Add photo",changePhoto:"Change photo",removePhoto:"Remove photo",addPhotoOf:"Add photo of {name}",changePhotoOf:"Change photo of {name}",removePhotoOf:"Remove photo of {name}",nameNeeded:"Enter a first or last name.",stale:"Someone else has changed this person in the meantime",staleHint:"Keeping your changes affects only what you changed. The rest stays as theirs.",keepMine:"Keep my changes",takeTheirs:"Use theirs",field:"Field",theirs:"Theirs",yours:"Yours",noValue:"—"},field:{firstName:"First name",middleName:"Middle names",lastName:"Last name",birthName:"Birth name (née)",preferredName:"Nickname",preferredNameHint:"The name they are known by.",suffix:"Suffix",suffixExample:"Jr., III",gender:"Gender",birth:"Born",birthPlace:"Place of birth",death:"Died",deathPlace:"Place of death",living:"Living",biography:"Life story",dateExample:"12 Mar 1850, about 1850",dateHint:"Approximate dates are fine.",dateRead:"Recognised as: {date}",dateUnclear:"Day or month first? Write the month as a word, such as 3 April 1850.",dateUnread:"Not recognised as a date – saved as typed."},gender:{Female:"Female",Male:"Male",Other:"Other",Unknown:"Unknown"},living:{auto:"Automatic",yes:"Living",no:"Deceased"},relatives:{parents:"Parents",spouses:"Spouses",children:"Children",siblings:"Siblings",menu:"Relationship with {name}",edit:"Edit relationship",remove:"Remove relationship",pair:"{one} and {other}",type:"Relationship",types:{Biological:"Biological",Adoptive:"Adoptive",Step:"Step",Foster:"Foster"},notes:{Adoptive:"adoptive",Step:"step",Foster:"foster",Half:"half-sibling"},status:"Status",statuses:{Married:"Married",Partner:"Partners, not married",Divorced:"Divorced",Widowed:"Widowed",Separated:"Separated",Unknown:"Unknown"},married:"Married",marriagePlace:"Place of marriage",divorced:"Divorced",adopted:"Adopted",notesLabel:"Notes",earlier:"Earlier marriage",earlierNumber:"Earlier marriage {number}",addEarlier:"Add an earlier marriage",removeEarlier:"Remove earlier marriage",removeEarlierNumber:"Remove earlier marriage {number}",ended:"How it ended",unions:{Married:"married",Partner:"partners",Divorced:"divorced",Widowed:"widowed",Separated:"separated"},marriedOn:"married {date}",divorcedOn:"divorced {date}",previously:"previously {unions}"},add:{alone:"New person",parent:"Add a parent of {name}",child:"Add a child of {name}",spouse:"Add a spouse of {name}",sibling:"Add a sibling of {name}",who:"Who is it?",new:"New person",existing:"Existing person",chosen:"Selected: {name}",couple:"Couple with {name}",noCouple:"Not a couple",chooseParent:"Choose the other parent.",choose:"Choose…",otherParent:"Other parent",biologicalParent:"Biological parent",parentUnknown:"Unknown or not in this tree",alsoParent:"Also biological parent of",isParent:"{one} is a parent of {other}",isChild:"{one} is a child of {other}",areCouple:"{one} and {other} are a couple"},picker:{example:"Name",hits:"Search results",none:"No one found with that name."},kin:{title:"How are they related?",close:"Close the relationship finder",first:"First person",second:"Second person",swap:"Swap",change:"Change person: {name}",none:"{one} and {other} are not related, as far as this tree shows.",is:"{other} is {one}’s {kin}.",descend:"Both descend from {people}.",belong:"Both belong to the family of {people}.",path:{one:"Path: {count} step",other:"Path: {count} steps"},step:"{name}’s {kin}",parent:{Biological:{Male:"father",Female:"mother",Neutral:"parent"},Adoptive:{Male:"adoptive father",Female:"adoptive mother",Neutral:"adoptive parent"},Foster:{Male:"foster father",Female:"foster mother",Neutral:"foster parent"},Step:{Male:"stepfather",Female:"stepmother",Neutral:"stepparent"}},child:{Biological:{Male:"son",Female:"daughter",Neutral:"child"},Adoptive:{Male:"adopted son",Female:"adopted daughter",Neutral:"adopted child"},Foster:{Male:"foster son",Female:"foster daughter",Neutral:"foster child"},Step:{Male:"stepson",Female:"stepdaughter",Neutral:"stepchild"}},spouse:{Married:{Male:"husband",Female:"wife",Neutral:"spouse"},Divorced:{Male:"former husband",Female:"former wife",Neutral:"former spouse"}}},insights:{close:"Close insights",checks:"Checks",duplicates:"Duplicates",statistics:"Statistics",anniversaries:"Anniversaries",timeline:"Timeline",places:"Places"},checks:{none:"No problems found. Well done!",error:"Error",warning:"Unlikely",info:"Missing",codes:{bornAfterDeath:"Born after their death",bornAfterMothersDeath:"Born after their mother’s death",bornLongAfterFathersDeath:"Born long after their father’s death",bornAfterOwnChild:"Born after their own child",parentTooYoung:"Very young parents",motherTooOld:"Very old mothers",fatherTooOld:"Very old fathers",tooOld:"Over 120 years old",inTheFuture:"Birth or death in the future",marriedTooYoung:"Married as a child",marriedAfterDeath:"Married after their death",divorcedBeforeMarriage:"Divorced before the wedding",baptizedBeforeBirth:"Baptised before birth",ownAncestor:"Their own ancestor",marriedToKin:"Married to a close relative",twoFathers:"Two biological fathers",twoMothers:"Two biological mothers",tooManyParents:"More than two biological parents",marriedToSelf:"Married to themselves",siblingsTooClose:"Siblings born too close together",disconnected:"Not connected to anyone",missingSex:"Gender unknown",missingBirth:"Birth unknown",missingSurname:"Last name unknown"}},duplicates:{none:"No duplicates found.",intro:"These may be the same person, entered twice.",compare:"Compare",title:"Are they the same person?",hint:"Missing details are filled in from the other record, which is then removed. All relationships are kept. This cannot be undone.",merge:"Merge",differ:"Not the same person",merged:"Merged: {name}.",keep:"Keep this one",name:"Name",relatives:"Relatives"},statistics:{people:"People",living:"Living",couples:"Couples",generations:"Generations",ageAtDeath:"Age at death",ageAtMarriage:"Age at marriage",ageOfMothers:"Mother’s age at birth",ageOfFathers:"Father’s age at birth",childrenPerCouple:"Children per couple",lastNames:"Last names",femaleNames:"Female first names",maleNames:"Male first names",completeness:"Completeness (%)",sex:"Gender",birthDate:"Birth",birthPlace:"Place of birth",deathDate:"Death",parents:"Parents",mostChildren:"Most children",children:{one:"{count} child",other:"{count} children"},birthsByDecade:"Births by decade",birthsByCentury:"Births by century",years:"{year}s",chart:"{title}: {bars}",bar:"{label}: {count}"},anniversaries:{month:"Month",none:"No anniversaries this month.",birth:"{people} <when>born {year}, {ago}</when>",death:"{people} <when>died {year}, {ago}</when>",marriage:"{people} <when>married {year}, {ago}</when>"},timeline:{none:"No dates recorded yet.",birth:"{people} was born",marriage:"{people} married",divorce:"{people} divorced",death:"{people} died"},places:{none:"No places recorded yet.",births:{one:"{count} birth",other:"{count} births"},marriages:{one:"{count} marriage",other:"{count} marriages"},deaths:{one:"{count} death",other:"{count} deaths"},others:{one:"and {count} other",other:"and {count} others"}},share:{title:"Share “{tree}”",access:"Access",accessOf:"Access for {name}",who:"Who has access",guests:"Guests",nobody:"Only you.",byEmail:"Invite by e-mail",copyLink:"Copy invite link",link:"Invite link",linkHint:"Anyone with this link can join, once, within 7 days. You won’t see it again.",emailExample:"aunt@example.com",invited:"{email} can now find this tree under “Shared with me”.",mailed:"We’ve sent an invitation to {email}.",noMail:"This server can’t send e-mails. Copy an invite link instead.",confirmFirst:"Confirm your own e-mail address first. Or copy an invite link.",pending:"Pending invitations",aLink:"Invite link",until:"Expires {date}",resend:"Send again",resendTo:"Send again: {name}",revoke:"Revoke",revokeFor:"Revoke: {name}",stop:"Stop sharing",stopWith:"Stop sharing with {name}",stopped:"{name} can no longer see this tree.",formerUser:"Former user",hint:"Choose “Can view, including the living” for close family. For people who can only view, living people are hidden, also in exports and search."},invitation:{title:"You’re invited",by:"<strong>{name}</strong> invites you to the family tree <strong>{tree}</strong>.",to:"You are invited to the family tree <strong>{tree}</strong>.",signedIn:"You are signed in as {email}.",wrongAccount:"This invitation is for {email}, but you are signed in as {own}.",accept:"Accept invitation",useOther:"Use another account",accepted:"Welcome to “{tree}”.",broken:"This invitation doesn’t work",askAgain:"Ask the person who invited you for a new one."},publish:{title:"Publish “{tree}”",isPublic:"This tree is public: anyone with the link can view it without signing in.",isPrivate:"Only you and the people you share it with can see this tree.",shown:"What everyone sees",shownName:"The name and description of the tree",shownDead:{one:"{count} deceased person, with dates, places, life story and photo",other:"{count} deceased people, with dates, places, life stories and photos"},shownAnyDead:"Deceased people, with dates, places, life stories and photos",shownKin:"Who is related to whom",hidden:"What stays hidden",hiddenLiving:{one:"<strong>{count} living person</strong>: no name, date or photo is shown",other:"<strong>{count} living people</strong>: no names, dates or photos are shown"},hiddenAnyLiving:"Living people: no names, dates or photos are shown",hiddenOwner:"Who you are and who you share the tree with",hint:"People count as living if they were born less than 110 years ago and are not known to have died. You can mark each person as living or deceased.",link:"Public link",copy:"Copy link",publish:"Publish tree",stop:"Stop publishing",preview:"Preview public view"},export:{title:"Export",format:"File format",ged551:"GEDCOM 5.5.1",ged551Hint:"Works with nearly every genealogy program. If in doubt, choose this one.",ged70:"GEDCOM 7.0",ged70Hint:"Newer version – only if the other program supports it.",gdz:"GEDCOM 7.0 with photos",gdzHint:"One file that includes the photos.",json:"JSON",jsonHint:"For your own programs.",living:"Include living people",livingHint:"Without them, their names and dates are left out and the file is safe to share.",noLiving:"The file contains no living people, because you can only view this tree.",writing:"Preparing the file…"},import:{title:"Import into “{tree}”",hint:"Everyone in the file is added. People from an earlier version of the same file are updated, not added twice.",file:"File to import",dropHere:"Drop a file here: GEDCOM (.ged), .gdz or JSON",choose:"Choose a file",chooseOther:"Choose another file",preview:"Preview",import:"Import file",reading:"Reading…",importing:"Importing…",readingFile:"Reading the file…",progress:"{written} of {total} imported",imported:"{file} was imported.",notImported:"The file could not be imported.",forGood:"An import cannot be undone.",open:"Open tree",fix:"Nothing was changed. Export the file again from the program that created it, or fix that line in a text editor."},report:{title:"Report",done:"The file was imported",doneSentence:"The file was imported.",planned:"What will be imported",added:{one:"{count} person added",other:"{count} people added"},updated:{one:"{count} person updated",other:"{count} people updated"},unchanged:{one:"{count} person unchanged",other:"{count} people unchanged"},couples:{one:"{count} couple",other:"{count} couples"},parentLinks:{one:"{count} relationship between parents and children",other:"{count} relationships between parents and children"},photos:{one:"{count} photo",other:"{count} photos"},editsKept:{one:"{count} of your changes kept",other:"{count} of your changes kept"},editsReplaced:{one:"{count} of your changes replaced",other:"{count} of your changes replaced"},missingPeople:{one:"{count} person from an earlier import is not in this file",other:"{count} people from an earlier import are not in this file"},warnings:{one:"{count} thing to check",other:"{count} things to check"},warning:"Line {line}: {text}",moreWarnings:{one:"And {count} more.",other:"And {count} more."},kept:{one:"Kept for the next export, but not shown: {count} line",other:"Kept for the next export, but not shown: {count} lines"},refused:{one:"Skipped (impossible): {count} line",other:"Skipped (impossible): {count} lines"},tag:"<code>{tag}</code> {count}×, first on line {line}"},print:{title:"Print",listHint:"Prints everyone in the list, in its current order. To print a chart instead, open the chart first.",list:"Print list",drawingHint:"Prints the whole drawing of the current view on one page. In your browser’s print dialog, you can also save it as a PDF.",drawing:"Print or save as PDF",svg:"Download as SVG",svgHint:"An SVG file stays sharp at any size: a print shop can print it poster size."},keys:{views:"1 to 6",arrows:"Arrow keys",enter:"Enter",escape:"Escape",zoom:"+ and −",undo:"u, Ctrl Z",redo:"r, Ctrl Y",doSearch:"Search people",doViews:"Tree, pedigree, descendants, hourglass, fan, list",doArrows:"In the chart: move to parents, children, spouses or siblings",doEnter:"In the chart: open the person",doEscape:"Close the person, or whatever was opened last",doEdit:"Edit the open person",doAdd:"Add a parent, child or spouse to the open person",doKin:"How are two people related?",doInsights:"Insights",doFit:"Fit to screen",doZoom:"Zoom in and out",doUndo:"Undo",doRedo:"Redo",doKeys:"This list"},canvas:{title:"Family tree",label:{one:"{tree}: {count} person",other:"{tree}: {count} people"},help:"Use the arrow keys to move to parents, children, spouses and siblings. Press Enter to open a person, plus and minus to zoom, 0 for full size, and F to fit the screen.",people:"People in view",nameless:"No name",born:"b. {year}",died:"d. {year}",father:{one:"father of {count}",other:"father of {count}"},mother:{one:"mother of {count}",other:"mother of {count}"},parent:{one:"parent of {count}",other:"parent of {count}"},son:"Son of {people}",daughter:"Daughter of {people}",child:"Child of {people}",with:"Partner of {people}"},legend:{child:"Child",Adoptive:"Adopted",Step:"Step",Foster:"Foster",couple:"Couple",parents:"Parents of a child",Divorced:"Divorced",Separated:"Separated"},generation:{number:"Generation {number}",same:"Same generation",unconnected:"Unconnected",parents:"Parents",grandparents:"Grandparents",greatGrandparents:"Great-grandparents",manyGreatGrandparents:"{count}× great-grandparents",children:"Children",grandchildren:"Grandchildren",greatGrandchildren:"Great-grandchildren",manyGreatGrandchildren:"{count}× great-grandchildren"},date:{day:"{day} {month} {year}",month:"{month} {year}",bc:"{year} BC",about:"about {date}",calculated:"calculated {date}",estimated:"probably {date}",before:"before {date}",after:"after {date}",from:"from {date}",to:"to {date}",between:"between {from} and {to}",period:"from {from} to {to}",quoted:"{date} (“{phrase}”)",calendar:"{date} ({calendar})",julian:"Julian calendar",french:"French Republican calendar",hebrew:"Hebrew calendar",aboutYear:"c. {year}",beforeYear:"bef. {year}",afterYear:"aft. {year}",bornYear:"born {year}",unknownYear:"?"}};var{text:c,rich:wt}=ca({"en-GB":Oa});Ea({advice:{403:c("problem.forbidden"),404:c("problem.notFound"),409:c("problem.conflict"),413:c("problem.tooLarge"),429:c("problem.tooMany"),500:c("problem.internal"),503:c("problem.unavailable")}});var nd=Symbol.for("preact-signals");function mo(){if(Vt>1){Vt--;return}let t,e=!1;for((function(){let n=uo;for(uo=void 0;n!==void 0;){let o=n.S;if(o.v===n.v)for(let r=o.t;r!==void 0;r=r.x)r.i===n.i&&(r.i=o.i);n=n.o}})();Sn!==void 0;){let n=Sn;for(Sn=void 0,fo++;n!==void 0;){let o=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&Ta(n))try{n.c()}catch(r){e||(t=r,e=!0)}n=o}}if(fo=0,Vt--,e)throw t}function is(t){if(Vt>0)return t();ss=++od,Vt++;try{return t()}finally{mo()}}var st,Mn,Sn;function En(t){let e=st,n=Mn;st=void 0,Mn=void 0;try{return t()}finally{st=e,Mn=n}}var uo,Vt=0,fo=0,od=0,ss=0,po=0;function Pa(t){if(st===void 0)return;let e=t.n;if(e===void 0||e.t!==st)return e={i:0,S:t,p:st.s,n:void 0,t:st,e:void 0,x:void 0,r:e},st.s!==void 0&&(st.s.n=e),st.s=e,t.n=e,32&st.f&&t.S(e),e;if(e.i===-1)return e.i=0,e.n!==void 0&&(e.n.p=e.p,e.p!==void 0&&(e.p.n=e.n),e.p=st.s,e.n=void 0,st.s.n=e,st.s=e),e}function ft(t,e){this.v=t,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=e?.watched,this.Z=e?.unwatched,this.name=e?.name}ft.prototype.brand=nd;ft.prototype.h=function(){return!0};ft.prototype.S=function(t){let e=this.t;e!==t&&t.e===void 0&&(t.x=e,this.t=t,e!==void 0?e.e=t:En(()=>{var n;(n=this.W)==null||n.call(this)}))};ft.prototype.U=function(t){if(this.t!==void 0){let e=t.e,n=t.x;e!==void 0&&(e.x=n,t.e=void 0),n!==void 0&&(n.e=e,t.x=void 0),t===this.t&&(this.t=n,n===void 0&&En(()=>{var o;(o=this.Z)==null||o.call(this)}))}};ft.prototype.subscribe=function(t){return Gt(()=>{let e=this.value;En(()=>t(e))},{name:"sub"})};ft.prototype.valueOf=function(){return this.value};ft.prototype.toString=function(){return this.value+""};ft.prototype.toJSON=function(){return this.value};ft.prototype.peek=function(){return En(()=>this.value)};Object.defineProperty(ft.prototype,"value",{get(){let t=Pa(this);return t!==void 0&&(t.i=this.i),this.v},set(t){if(t!==this.v){if(fo>100)throw new Error("Cycle detected");(function(e){Vt!==0&&fo===0&&e.l!==ss&&(e.l=ss,uo={S:e,v:e.v,i:e.i,o:uo})})(this),this.v=t,this.i++,po++,Vt++;try{for(let e=this.t;e!==void 0;e=e.x)e.t.N()}finally{mo()}}}});function nt(t,e){return new ft(t,e)}function Ta(t){for(let e=t.s;e!==void 0;e=e.n)if(e.S.i!==e.i||!e.S.h()||e.S.i!==e.i)return!0;return!1}function Ia(t){for(let e=t.s;e!==void 0;e=e.n){let n=e.S.n;if(n!==void 0&&(e.r=n),e.S.n=e,e.i=-1,e.n===void 0){t.s=e;break}}}function Aa(t){let e,n=t.s;for(;n!==void 0;){let o=n.p;n.i===-1?(n.S.U(n),o!==void 0&&(o.n=n.n),n.n!==void 0&&(n.n.p=o)):e=n,n.S.n=n.r,n.r!==void 0&&(n.r=void 0),n=o}t.s=e}function ve(t,e){ft.call(this,void 0,e),this.x=t,this.s=void 0,this.g=po-1,this.f=4}ve.prototype=new ft;ve.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===po))return!0;if(this.g=po,this.f|=1,this.i>0&&!Ta(this))return this.f&=-2,!0;let t=st;try{Ia(this),st=this;let e=this.x();(16&this.f||this.v!==e||this.i===0)&&(this.v=e,this.f&=-17,this.i++)}catch(e){this.v=e,this.f|=16,this.i++}return st=t,Aa(this),this.f&=-2,!0};ve.prototype.S=function(t){if(this.t===void 0){this.f|=36;for(let e=this.s;e!==void 0;e=e.n)e.S.S(e)}ft.prototype.S.call(this,t)};ve.prototype.U=function(t){if(this.t!==void 0&&(ft.prototype.U.call(this,t),this.t===void 0)){this.f&=-33;for(let e=this.s;e!==void 0;e=e.n)e.S.U(e)}};ve.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(let t=this.t;t!==void 0;t=t.x)t.t.N()}};Object.defineProperty(ve.prototype,"value",{get(){if(1&this.f)throw new Error("Cycle detected");let t=Pa(this);if(this.h(),t!==void 0&&(t.i=this.i),16&this.f)throw this.v;return this.v}});function xt(t,e){return new ve(t,e)}function Ca(t){let e=t.j;if(t.j=void 0,typeof e=="function"){Vt++;let n=st;st=void 0;try{e()}catch(o){throw t.f&=-2,t.f|=8,as(t),o}finally{st=n,mo()}}}function as(t){for(let e=t.s;e!==void 0;e=e.n)e.S.U(e);t.x=void 0,t.s=void 0,Ca(t)}function rd(t){if(st!==this)throw new Error("Out-of-order effect");Aa(this),st=t,this.f&=-2;try{8&this.f&&as(this)}finally{mo()}}function Re(t,e){this.x=t,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=e?.name,Mn&&Mn.push(this)}Re.prototype.c=function(){let t=this.S();try{if(8&this.f||this.x===void 0)return;let e=this.x();typeof e=="function"&&(this.j=e)}finally{t()}};Re.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,Ca(this),Ia(this),Vt++;let t=st;return st=this,rd.bind(this,t)};Re.prototype.N=function(){2&this.f||(this.f|=2,this.u=Sn,Sn=this)};Re.prototype.d=function(){this.f|=8,1&this.f||as(this)};Re.prototype.dispose=function(){this.d()};function Gt(t,e){let n=new Re(t,e);try{n.c()}catch(r){throw n.d(),r}let o=n.d.bind(n);return o[Symbol.dispose]=o,o}var sd=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__,Na,go,ho;var Da=[];Gt(function(){Na=this.N})();function Le(t,e){J[t]=e.bind(null,J[t]||(()=>{}))}function On(t){if(ho){let e=ho;ho=void 0,e()}ho=t&&t.S()}function Ra({data:t}){let e=ad(t);e.name="ReactiveDom",e.value=t;let[n,o]=ie(()=>{let r=this,s=this.__v;for(;s=s.__;)if(s.__c){s.__c.__$f|=4;break}let i=xt(()=>{let u=e.value.value;return u===0?0:u===!0?"":u||""}),a=xt(()=>!Array.isArray(i.value)&&!Hr(i.value)),l=Gt(function(){if(this.N=La,a.value){let u=i.value;r.__v&&r.__v.__e&&r.__v.__e.nodeType===3&&(r.__v.__e.data=u)}}),f=this.__$u.d;return this.__$u.d=function(){l(),f.call(this)},[a,i]},[]);return n.value?o.peek():o.value}Ra.displayName="ReactiveTextNode";Object.defineProperties(ft.prototype,{constructor:{configurable:!0,value:ao(be,null).constructor},type:{configurable:!0,value:Ra},props:{configurable:!0,get(){let t=this;return{data:{get value(){return t.value}}}}},__b:{configurable:!0,value:1}});Le("__b",(t,e)=>{if(On(),go=void 0,typeof e.type=="string"){let n,o=e.props;for(let r in o){if(r==="children")continue;let s=o[r];s instanceof ft&&(n||(e.__np=n={}),n[r]=s,o[r]=s.peek())}}t(e)});Le("__r",(t,e)=>{if(t(e),e.type!==be){On();let n,o=e.__c;o&&(o.__$f&=-2,n=o.__$u,n===void 0&&(o.__$u=n=(function(r,s){let i;return Gt(function(){i=this},{name:s}),i.c=r,i})((function(r){return function(){var s;sd&&((s=this.y)==null||s.call(this)),r.__$f|=1,r.setState({})}})(o),typeof e.type=="function"?e.type.displayName||e.type.name:""))),go=o,On(n)}});Le("__e",(t,e,n,o)=>{On(),go=void 0,t(e,n,o)});Le("diffed",(t,e)=>{On(),go=void 0;let n;if(typeof e.type=="string"&&(n=e.__e)){let o=e.__np,r=e.props,s=n.U;if(s)for(let i in s){let a=s[i];a===void 0||o&&i in o||(a.d(),s[i]=void 0)}if(o){s||(s={},n.U=s);for(let i in o){let a=s[i],l=o[i];a===void 0?(a=id(n,i,l,r),s[i]=a):a.o(l,r)}}}t(e)});function id(t,e,n,o){let r=e in t&&t.ownerSVGElement===void 0,s=nt(n);return{o:(i,a)=>{s.value=i,o=a},d:Gt(function(){this.N=La;let i=s.value.value;o[e]!==i&&(o[e]=i,r?t[e]=i:i!=null&&(i!==!1||e[4]==="-")?t.setAttribute(e,i):t.removeAttribute(e))})}}Le("unmount",(t,e)=>{if(typeof e.type=="string"){let n=e.__e;if(n){let r=n.U;if(r){n.U=void 0;for(let s in r){let i=r[s];i&&i.d()}}}let o=e.__np;if(o){let r=e.props;for(let s in o)r[s]=o[s]}e.__np=void 0}else{let n=e.__c;if(n){n.__$f|=8;let o=n.__$u;o&&(n.__$u=void 0,o.d())}}t(e)});Le("__h",(t,e,n,o)=>{o<3&&(e.__$f|=2),t(e,n,o)});De.prototype.shouldComponentUpdate=function(t,e){if(this.__R)return!0;let n=this.__$u,o=n&&n.s!==void 0;for(let r in e)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){let r=2&this.__$f;if(!(o||r||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(let r in t)if(r!=="__source"&&t[r]!==this.props[r])return!0;for(let r in this.props)if(!(r in t))return!0;return!1};function ad(t,e){return ie(()=>nt(t,e),[])}var ld=t=>{queueMicrotask(()=>{queueMicrotask(t)})};function cd(){is(()=>{let t;for(;t=Da.shift();)Na.call(t)})}function La(){Da.push(this)===1&&(J.requestAnimationFrame||ld)(cd)}var ud="X-Impersonation",fd=401,Fa=nt(null);function Ba(t){let e=t.headers.get(ud),n=t.status===fd;if(e===null&&!n)return;let o=n?null:Date.parse(e?.replace("until=","")??"")||0;o!==Fa.peek()&&(Fa.value=o)}var pd=4e4,dd=[1,2,4,8],md=30,hd=304,gd=401,Ua=429,za=503,Fe=nt(""),cs=new Set,ls=0;function Ha(t){let e=0,n=async l=>{let f=async()=>{if(l!==e)return!0;let p=await t.refresh?.()??!1;return p&&(e+=1),p},u=`tablewright.refresh ${new URL(".",document.baseURI).pathname}`;return navigator.locks?navigator.locks.request(u,f):f()},o=async(l,f,u)=>{let p=u.key??t.key?.()??"",h=u.timeoutMs?AbortSignal.timeout(u.timeoutMs):null,m=[u.signal,h].filter($=>$ instanceof AbortSignal),g;try{let $={method:l,signal:AbortSignal.any(m),...bd(u,p)};g=await fetch($d(f,u.query),{...$,credentials:t.key&&!u.takesCookies?"omit":"same-origin"})}catch($){if(u.signal?.aborted)throw $;let y=h?.aborted;throw new X(K(y?"request.slow":"request.offline"),{code:y?"slow":"offline"})}if(Ba(g),g.ok||g.status===hd)return g;throw await yd(g,t)},r=async(l,f,u)=>{let p=e,h=t.key?.()??"";try{return await o(l,f,u)}catch(m){if(!(m instanceof X&&m.status===gd)||u.isGuest||u.key!==void 0)throw m;if(t.refresh&&await n(p))return o(l,f,u);throw t.onUnauthenticated?.(h),m}},s=async(l,f,u={})=>{let p=!1;try{for(let h of[...t.isPatient?dd:[],null])try{let m=await r(l,f,u);return ja(),m}catch(m){let g=m instanceof X?wd(m,l,h):null;if(g===null)throw m;p||(ls+=1),p=!0,await xd(g,vd(m))}throw new X(K("request.offline"),{code:"offline"})}finally{p&&(ls-=1),ls||(Fe.value="")}},i=async(l,f,u={})=>{let p=t.timeoutMs??pd,h=await s(l,f,{timeoutMs:p,...u}),m=await h.text(),g=h.headers.get("Content-Type")?.includes("json"),$=u.read??t.read??JSON.parse;return{value:m===""?null:g?$(m):m,etag:h.headers.get("ETag")??"",serverMs:Date.parse(h.headers.get("Date")??"")||null}};return{send:s,receive:i,ask:async(l,f,u)=>(await i(l,f,u)).value}}function $d(t,e={}){let n=new URL(t,document.baseURI);for(let[o,r]of Object.entries(e))r!=null&&r!==""&&n.searchParams.set(o,String(r));return n}function bd({json:t,body:e,headers:n={},ifMatch:o},r){let s={...n};r&&(s.Authorization=`Bearer ${r}`),o&&(s["If-Match"]=o);let i=t===void 0?e:JSON.stringify(t);return i instanceof Blob?s["Content-Type"]=i.type||"application/octet-stream":i!==void 0&&(s["Content-Type"]="application/json"),{body:i,headers:s}}async function yd(t,{read:e=JSON.parse,message:n=o=>o}){let o={status:t.status,requestId:t.headers.get("X-Request-Id")??"",retryAfterSeconds:Number(t.headers.get("Retry-After")??0)||0};try{let{error:r}=e(await t.text());return new X(n(String(r.message)),{...o,code:String(r.code),details:r.details??{},requestId:String(r.requestId||o.requestId)})}catch{return new X(K("request.status",{status:`${t.status}`}),o)}}function wd(t,e,n){if(n===null)return null;if(t.status===za||t.status===Ua){let o=t.retryAfterSeconds||n;return o<=md?o:null}return t.code==="offline"&&e==="GET"?n:null}function vd(t){return t.status===Ua?K("request.tooMany"):K(t.status===za?"request.busy":"request.lost")}async function xd(t,e){Fe.value=e,await new Promise(n=>{cs.add(n),setTimeout(n,t*1e3)})}function ja(){Fe.value="";for(let t of cs)t();cs.clear()}globalThis.addEventListener?.("online",ja);var I=nt(void 0),Ot=nt("");function Ga(){I.peek()&&(Ot.value=c("account.sessionEnded"),I.value=null)}var qa=6e4,Wa=Ha({isPatient:!0,timeoutMs:qa,onUnauthenticated:Ga}),{ask:P,receive:us}=Wa;async function Be(t,e){return(await Wa.send("GET",t,{timeoutMs:qa,...e})).blob()}async function $o(){try{return(await P("GET","api/auth/session",{isGuest:!0})).user}catch(t){if(t instanceof X&&t.status===401)return null;throw t}}async function Ya(t){return(await P("POST","api/auth/register",{json:t,isGuest:!0})).user}async function Va(t){return P("POST","api/auth/login",{json:t,isGuest:!0})}async function Ka(t){return(await P("POST","api/auth/second-factor",{json:t,isGuest:!0})).user}async function bo(){await P("POST","api/auth/logout",{isGuest:!0})}async function Xa(t){await P("POST","api/auth/reset",{json:{email:t},isGuest:!0})}async function Ja(t){await P("POST","api/auth/reset/confirm",{json:t,isGuest:!0})}async function Za(){await P("POST","api/users/me/confirmation")}async function Qa(t){return P("POST","api/users/me/confirm",{json:{token:t}})}async function tl(t){return P("POST","api/auth/email/confirm",{json:{token:t},isGuest:!0})}async function el(t){return P("POST","api/auth/email/undo",{json:{token:t},isGuest:!0})}async function nl(t){return P("PATCH","api/users/me",{json:t})}async function yo(t){await P("POST","api/auth/password/verify",{json:{password:t}})}async function ol(t){return P("POST","api/auth/email/change",{json:{email:t}})}async function rl(t){await P("PUT","api/users/me/password",{json:t,isGuest:!0})}async function sl(){return(await P("GET","api/auth/sessions")).items}async function il(t){await P("DELETE",`api/auth/sessions/${encodeURIComponent(t)}`)}async function al(){await P("DELETE","api/auth/sessions")}async function ll(){return(await P("POST","api/auth/totp")).uri}async function cl(t){return(await P("POST","api/auth/totp/confirm",{json:{code:t}})).codes}async function ul(){await P("DELETE","api/auth/totp")}async function fl(){return(await P("POST","api/auth/backup-codes")).codes}async function pl(t){await P("POST","api/users/me/delete",{json:{password:t},isGuest:!0})}async function dl(t){return Be("api/backup",{query:{photos:t}})}async function ml(t){return P("POST","api/restore",{body:new Blob([t],{type:"application/json"})})}async function hl(t){return P("GET",`api/restores/${encodeURIComponent(t)}`)}function gl({read:t,write:e,keep:n=()=>null}){let o=()=>t(location,history.state??{}),r=nt(o()),s=()=>{let i=o();JSON.stringify(i)!==JSON.stringify(r.peek())&&(r.value=i)};return addEventListener("popstate",s),addEventListener("hashchange",s),{place:r,go(i,{replace:a=!1}={}){let l={...r.peek(),...i};history[a?"replaceState":"pushState"](n(l),"",e(l)),r.value=l}}}var Pn=["tree","pedigree","descendants","hourglass","fan","list"],$l=t=>t!=="tree"&&t!=="list",fs=2,ps=10,yl=4,bl={"":"trees",trees:"tree",public:"public",signin:"signin",signup:"signup",forgot:"forgot",reset:"reset",confirm:"confirm",address:"address",undo:"undo",invitation:"invitation"},kd={trees:"",tree:"trees",public:"public",signin:"signin",signup:"signup",forgot:"forgot",reset:"reset",confirm:"confirm",address:"address",undo:"undo",invitation:"invitation"},wl=gl({read:({hash:t})=>xl(t.replace(/^#\/?/,"")),write:V}),{place:z}=wl;function ut(t,e="",{replace:n=!1}={}){vl({...xl(""),screen:t,id:e},n)}function H(t,{replace:e=!1}={}){vl({...z.peek(),...t},e)}function wo(t){let{view:e,person:n,root:o}=z.peek(),r=$l(e)?o||n:n||o;H({view:t,...$l(t)?{root:r}:{}})}function V({screen:t="trees",id:e="",view:n,root:o,generations:r,person:s,insight:i}){let a=[kd[t],e].filter(Boolean).map(encodeURIComponent).join("/"),l=new URLSearchParams;n&&n!=="tree"&&l.set("view",n),o&&l.set("root",o),r&&r!==yl&&l.set("generations",String(r)),s&&l.set("person",s),i&&l.set("insight",i);let f=l.toString();return`#/${a}${f?`?${f}`:""}`}function vl(t,e){V(t)!==(location.hash||"#/")&&wl.go(t,{replace:e})}function xl(t){let[e="",n=""]=t.split("?",2),[o="",r=""]=e.split("/").map(Md),s=new URLSearchParams(n),i=s.get("view")??"tree",a=Number(s.get("generations"))||yl;return{screen:Object.hasOwn(bl,o)?bl[o]:"trees",id:r,view:Pn.includes(i)?i:"tree",root:s.get("root")??"",generations:Math.min(ps,Math.max(fs,Math.round(a))),person:s.get("person")??"",insight:s.get("insight")??""}}function Md(t){try{return decodeURIComponent(t)}catch{return""}}var Sd=1e4,_l=3,Nt=nt([]),kl=0;function it(t,e){let n={id:++kl,text:t,action:e};Nt.value=[...Nt.value,n].slice(-_l),setTimeout(()=>vo(n.id),Sd)}function pt(t){let e={id:++kl,text:"",error:t};Nt.value=[...Nt.value,e].slice(-_l)}function vo(t){Nt.value=Nt.value.filter(e=>e.id!==t)}function ds(){Nt.value=Nt.value.filter(t=>!t.action)}function ms(){Nt.value=[]}function Ml({token:t}){let[e,n]=v(null),o=async()=>{try{I.value=await Qa(t),it(c("door.confirmed")),ut("trees","",{replace:!0})}catch(r){n(r)}};return q(()=>{document.title=c("page.title",{screen:c("door.confirmTitle")}),o()},[]),d`<main class="lone" aria-busy=${!e}>
    <h1>${c(e?"door.brokenLink":"door.confirming")}</h1>
    <${M} error=${e} />
    ${e?d`<p><a href=${V({})}>${c("door.toTrees")}</a></p>`:null}
  </main>`}var Sl=["system","light","dark"],xo=document.documentElement,hs=`${xo.dataset.preferences}.theme`,gs=`${xo.dataset.preferences}.letters`,Ue=nt(localStorage.getItem(hs)??"system"),ze=nt(localStorage.getItem(gs)!=="off");Gt(()=>{Ue.value==="system"?(localStorage.removeItem(hs),delete xo.dataset.theme):(localStorage.setItem(hs,Ue.value),xo.dataset.theme=Ue.value)});Gt(()=>{ze.value?localStorage.removeItem(gs):localStorage.setItem(gs,"off")});function Dt({legend:t,name:e,value:n,options:o,onValue:r,isLegendShown:s=!1}){return d`<fieldset class="segments-field">
    <legend class=${s?"field-label":"visually-hidden"}>${t}</legend>
    <div class="segments">
      ${o.map(([i,a,l])=>d`<label
          class="segment"
          key=${i}
          title=${l?a:void 0}
        >
          <input
            type="radio"
            name=${e}
            value=${i}
            checked=${n===i}
            onChange=${()=>r(i)}
          />
          <span>
            ${l?d`<${E} name=${l} />`:null}
            <span class="segment-label">${a}</span>
          </span>
        </label>`)}
    </div>
  </fieldset>`}function _o(){return d`<${Dt}
    legend=${K("theme.title")}
    name="theme"
    value=${Ue.value}
    options=${Sl.map(t=>[t,K(`theme.${t}`)])}
    onValue=${t=>{Ue.value=t}}
  />`}function T({label:t,value:e,onValue:n,hint:o,fault:r,type:s="text",options:i,...a}){let{autofocus:l=!1,...f}=a,u=jt(),p=F(null);rt(()=>{l&&p.current?.focus()},[]);let h=r||o,m=h?`${u}-note`:void 0,g=$=>n($.target.value);return d`<div class="field">
    <label for=${u}>${t}</label>
    ${i?d`<select
          id=${u}
          ref=${p}
          onChange=${g}
          aria-describedby=${m}
          ...${f}
        >
          ${i.map(([$,y])=>d`<option value=${$} selected=${$===e}>${y}</option>`)}
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
  </div>`}function N(t){let[e,n]=v(!1),[o,r]=v(null);return{isBusy:e,problem:o,submit:async i=>{if(i.preventDefault(),!e){n(!0),r(null);try{await t()}catch(a){r(a)}n(!1)}}}}function El(){let[t,e]=v(""),[n,o]=v(!1),{isBusy:r,problem:s,submit:i}=N(async()=>{await Xa(t.trim()),o(!0)}),a=d`<p class="door-ways">
    <a href=${V({screen:"signin"})}>${c("door.backToSignIn")}</a>
  </p>`;return n?d`<div class="door-sheet">
      <h1>${c("door.sent")}</h1>
      <p role="status">
        ${wt("door.sentTo",{email:d`<strong>${t.trim()}</strong>`})}
      </p>
      ${a}
    </div>`:d`<form class="door-sheet" onSubmit=${i}>
    <h1>${c("door.forgot")}</h1>
    <p>${c("door.forgotIntro")}</p>
    <${T} label=${c("account.email")} type="email" value=${t} onValue=${e}
      autocomplete="username" required autofocus />
    <${M} error=${s} />
    <button type="submit" class="button strong wide" disabled=${r}>
      ${c("door.sendLink")}
    </button>
    ${a}
  </form>`}var ko=t=>`api/trees/${encodeURIComponent(t)}/invitations`;async function Ol(t){return(await P("GET",ko(t))).items}async function $s(t,e){return P("POST",ko(t),{json:e})}async function Pl(t,e){await P("POST",`${ko(t)}/${encodeURIComponent(e)}/resend`)}async function Tl(t,e){await P("DELETE",`${ko(t)}/${encodeURIComponent(e)}`)}async function Il(t){return P("POST","api/invitations/open",{json:{token:t},isGuest:!0})}async function Al(t){return P("POST","api/invitations/accept",{json:{token:t}})}function dt(t,e){let[n,o]=v(null),[r,s]=v(null),i=F(0),a=F(Promise.resolve()),l=async()=>{let u=++i.current;try{let p=await t();if(u!==i.current)return;o(()=>p),s(null)}catch(p){u===i.current&&s(p)}},f=()=>(a.current=l(),a.current);return q(()=>(o(null),f(),()=>{i.current+=1}),e),{answer:n,problem:r,again:f,settled:()=>a.current}}function Cl(){let t=r=>{Ot.value="",z.peek().screen==="signin"&&ut("trees","",{replace:!0}),I.value=r},e=z.value.screen==="confirm",n=Ot.value||(e?c("door.signInToConfirm"):""),o=d`<h1>${c("door.welcome")}</h1>
    ${n?d`<p class="door-message" role="status">${n}</p>`:d`<p>${c("door.signInIntro")}</p>`}`;return d`<${bs} onEnter=${t} intro=${o}>
    <a href=${V({screen:"forgot"})}>${c("door.toForgot")}</a>
    <a href=${V({screen:"signup"})}>${c("door.toSignUp")}</a>
  <//>`}function bs({onEnter:t,intro:e,invited:n,children:o}){let[r,s]=v("");return r?d`<${Od} token=${r} onEnter=${t} onBack=${()=>s("")} />`:d`<${Ed} onEnter=${t} onCode=${s} intro=${e}
        invited=${n}>${o}<//>`}function Ed({onEnter:t,onCode:e,intro:n,invited:o="",children:r}){let[s,i]=v(o),[a,l]=v(""),{isBusy:f,problem:u,submit:p}=N(async()=>{let m=await Va({email:s.trim(),password:a});m.user?await t(m.user):e(m.secondFactor??"")}),h=u instanceof X&&u.status===401;return d`<form class="door-sheet" onSubmit=${p}>
    ${n}
    <${T} label=${c("account.email")} type="email" value=${s} onValue=${i}
      autocomplete="username" required autofocus />
    <${T} label=${c("account.password")} type="password" value=${a}
      onValue=${l} autocomplete="current-password" required />
    <${M} error=${h?c("door.wrong"):u} />
    <button type="submit" class="button strong wide" disabled=${f}>
      ${c(f?"page.wait":"button.signIn")}
    </button>
    <p class="door-ways">${r}</p>
  </form>`}function Od({token:t,onEnter:e,onBack:n}){let[o,r]=v(""),{isBusy:s,problem:i,submit:a}=N(async()=>{await e(await Ka({token:t,code:o.trim()}))});return d`<form class="door-sheet" onSubmit=${a}>
    <h1>${c("door.codeTitle")}</h1>
    <p>${c("door.codeIntro")}</p>
    <${T} label=${c("factor.code")} value=${o} onValue=${r} required autofocus
      autocomplete="one-time-code" maxlength="20" hint=${c("door.codeHint")} />
    <${M} error=${i} />
    <button type="submit" class="button strong wide" disabled=${s}>
      ${c(s?"page.wait":"button.signIn")}
    </button>
    <p class="door-ways">
      <button type="button" class="button quiet" onClick=${n}>
        ${c("door.backToSignIn")}
      </button>
    </p>
  </form>`}function Nl(){return d`<${ys} onEnter=${e=>{ut("trees","",{replace:!0}),I.value=e}}>
    <a href=${V({screen:"signin"})}>${c("door.toSignIn")}</a>
  <//>`}function ys({onEnter:t,invitation:e,invited:n="",children:o}){let[r,s]=v(""),[i,a]=v(n),[l,f]=v(""),{isBusy:u,problem:p,submit:h}=N(async()=>{let g={displayName:r.trim(),email:i.trim(),password:l};await t(await Ya(e?{...g,invitation:e}:g))});return d`<form class="door-sheet" onSubmit=${h}>
    ${e?null:d`<h1>${c("door.grow")}</h1>
          <p>${c("door.signUpIntro")}</p>`}
    <${T} label=${c("account.name")} value=${r} onValue=${s}
      autocomplete="name" maxlength="100" required autofocus hint=${c("account.nameHint")} />
    <${T} label=${c("account.email")} type="email" value=${i} onValue=${a}
      autocomplete="username" required readonly=${!!n} />
    <${T} label=${c("account.password")} type="password" value=${l}
      onValue=${f} autocomplete="new-password" minlength="8" maxlength="100" required
      hint=${c("account.passwordHint")} />
    <${M} error=${p} />
    <button type="submit" class="button strong wide" disabled=${u}>
      ${c(u?"page.wait":"button.signUp")}
    </button>
    <p class="door-ways">${o}</p>
  </form>`}function Dl(){let t=z.value.id,{answer:e,problem:n}=dt(()=>Il(t),[t]),[o,r]=v(null),s=async()=>{r(null);try{let l=await Al(t);it(c("invitation.accepted",{tree:l.treeName})),ut("tree",l.treeId,{replace:!0})}catch(l){r(l)}},i=async l=>{I.value=l,await s()};if(n)return d`<${Pd} problem=${n} />`;if(!e)return d`<div class="door-sheet" aria-busy="true"></div>`;let a=I.value!==null;return d`<div class="door-invitation">
    <${Td} invited=${e} />
    <${M} error=${o} />
    ${a?d`<${Id} invited=${e} onAccept=${s} />`:d`<${Ad} token=${t} invited=${e} onEnter=${i} />`}
  </div>`}function Pd({problem:t}){return d`<div class="door-sheet">
    <h1>${c("invitation.broken")}</h1>
    <${M} error=${t} />
    <p>${c("invitation.askAgain")}</p>
    <p class="door-ways"><a href=${V({})}>${c("door.toTrees")}</a></p>
  </div>`}function Td({invited:t}){let e=r=>d`<strong>${r}</strong>`,n=Ht(new Date(t.expiresAt),{dateStyle:"long"}),o={tree:t.treeName,name:t.invitedBy,strong:e};return d`<section class="stack">
    <h1>${c("invitation.title")}</h1>
    <p>${wt(t.invitedBy?"invitation.by":"invitation.to",o)}</p>
    <p>
      <span class="tag">${c(`tree.access.${t.role}`)}</span>${" "}
      <span class="hint">${c("share.until",{date:n})}</span>
    </p>
  </section>`}function Id({invited:t,onAccept:e}){let n=I.value?.email??"",o=t.email&&t.email!==n.toLowerCase(),r=N(e),s=N(async()=>{await bo(),I.value=null});return d`<form class="door-sheet" onSubmit=${r.submit}>
    <p role="status">
      ${o?c("invitation.wrongAccount",{email:t.email??"",own:n}):c("invitation.signedIn",{email:n})}
    </p>
    ${o?null:d`<button type="submit" class="button strong wide" disabled=${r.isBusy}>
          ${c(r.isBusy?"page.wait":"invitation.accept")}
        </button>`}
    <${M} error=${s.problem} />
    <p class="door-ways">
      <button type="button" class="button" disabled=${s.isBusy} onClick=${s.submit}>
        ${c("invitation.useOther")}
      </button>
    </p>
  </form>`}function Ad({token:t,invited:e,onEnter:n}){let[o,r]=v(!0),s=d`<button type="button" class="button quiet" onClick=${()=>r(!o)}>
    ${c(o?"door.toSignIn":"door.toSignUp")}
  </button>`;return o?d`<${ys} onEnter=${n} invitation=${t} invited=${e.email}>
        ${s}
      <//>`:d`<${bs} onEnter=${n} invited=${e.email}>
        ${s}
        <a href=${V({screen:"forgot"})}>${c("door.toForgot")}</a>
      <//>`}function Rl(){let[t,e]=v(""),{isBusy:n,problem:o,submit:r}=N(async()=>{await Ja({token:z.peek().id,password:t}),Ot.value=c("door.passwordSet"),I.value=null,ut("signin","",{replace:!0})});return d`<form class="door-sheet" onSubmit=${r}>
    <h1>${c("account.newPassword")}</h1>
    <p>${c("door.resetIntro")}</p>
    <${T} label=${c("account.newPassword")} type="password" value=${t}
      onValue=${e} autocomplete="new-password" minlength="8" maxlength="100"
      required autofocus hint=${c("account.passwordHint")} />
    <${M} error=${o} />
    ${o?d`<p>
          ${c("door.expired")}${" "}
          <a href=${V({screen:"forgot"})}>${c("door.newLink")}</a>
        </p>`:null}
    <button type="submit" class="button strong wide" disabled=${n}>
      ${c("door.setPassword")}
    </button>
    <p class="door-ways">
      <a href=${V({screen:"signin"})}>${c("door.backToSignIn")}</a>
    </p>
  </form>`}var Cd={signup:Nl,forgot:El,reset:Rl,invitation:Dl},Nd={signup:"button.signUp",forgot:"door.forgotTitle",reset:"account.newPassword",invitation:"invitation.title"};function Mo(){let{screen:t,id:e}=z.value,n=t,o=Cd[n]??Cl;return q(()=>{document.title=c("page.title",{screen:c(Nd[n]??"button.signIn")})},[t]),d`<div class="door">
    <aside class="door-art" aria-hidden="true"><${Dd} /></aside>
    <main class="door-main">
      <header class="door-head">
        <img src="mark.svg" alt="" width="44" height="44" />
        <p class="door-name">${c("page.name")}</p>
      </header>
      <${o} key=${t+e} />
      <footer class="door-foot"><${_o} /></footer>
    </main>
  </div>`}function Dd(){return d`<svg viewBox="0 0 600 800" preserveAspectRatio="xMidYMax slice" focusable="false">
    <g class="door-branches">${ws(300,780,-Math.PI/2,190,0)}</g>
  </svg>`}var Rd=6;function ws(t,e,n,o,r){let s=t+Math.cos(n)*o,i=e+Math.sin(n)*o,a=t+Math.cos(n-.18)*o*.55,l=e+Math.sin(n-.18)*o*.55,f=d`<path
    d="M${t.toFixed(1)} ${e.toFixed(1)}Q${a.toFixed(1)} ${l.toFixed(1)} ${s.toFixed(1)} ${i.toFixed(1)}"
    stroke-width=${(7-r).toFixed(1)}
  />`,u=d`<circle
    cx=${s.toFixed(1)}
    cy=${i.toFixed(1)}
    r=${11-r*1.3}
    class=${`leaf-${(r+Math.round(s))%3}`}
  />`;if(r===Rd-1)return[f,u];let p=.46+r*.03;return[f,...ws(s,i,n-p,o*.74,r+1),...ws(s,i,n+p*.9,o*.7,r+1),r>0?u:null]}function Ll({token:t,isUndo:e}){let[n,o]=v(null),r=async()=>{try{let{email:s}=await(e?el(t):tl(t)),i=c(e?"door.emailBack":"door.emailChanged",{email:s});I.value=await $o(),I.value?it(i):Ot.value=i,ut(I.value?"trees":"signin","",{replace:!0})}catch(s){o(s)}};return q(()=>{document.title=c("page.title",{screen:c("account.email")}),r()},[]),d`<main class="lone" aria-busy=${!n}>
    <h1>${c(n?"door.brokenLink":"door.changingEmail")}</h1>
    <${M} error=${n} />
    ${n?d`<p><a href=${V({})}>${c("door.toTrees")}</a></p>`:null}
  </main>`}var Ld=/[\u202a-\u202e\u2066-\u2069]/g;function So(t){return vs(t)}function vs(t){return typeof t=="string"?t.replace(Ld,""):Array.isArray(t)?t.map(vs):t===null||typeof t!="object"?t:Object.fromEntries(Object.entries(t).map(([e,n])=>[e,vs(n)]))}async function Fl(){let t=[],e;do{let n=await P("GET","api/trees",{query:{cursor:e}});t.push(...n.items),e=n.cursor}while(e);return t}async function xs(t){return P("POST","api/trees",{json:t})}async function Bl(t){return P("GET",bt(t),{isGuest:!0})}async function xe(t,e){return P("PATCH",bt(t),{json:e})}async function Eo(t){await P("DELETE",bt(t))}async function Oo(t,{hidesLiving:e=!1,signal:n}={}){let o={living:e?"hide":""};return So(await P("GET",`${bt(t)}/graph`,{query:o,signal:n,isGuest:!0}))}async function Ul(t){return(await P("GET",`${bt(t)}/shares`)).items}async function zl(t,e){await P("POST",`${bt(t)}/shares`,{json:e})}async function Hl(t,e,n){await P("PUT",`${bt(t)}/shares/${encodeURIComponent(e)}`,{json:{role:n}})}async function Po(t,e){await P("DELETE",`${bt(t)}/shares/${encodeURIComponent(e)}`)}async function jl(t,e){let n={dryRun:!0};return(await P("POST",`${bt(t)}/import`,{query:n,body:Yl(e)})).report}async function Gl(t,e){return P("POST",`${bt(t)}/import`,{body:Yl(e)})}async function ql(t,e){return P("GET",`${bt(t)}/imports/${encodeURIComponent(e)}`)}async function Wl(t,e){let n={format:e.format,living:e.living};return Be(`${bt(t)}/export`,{query:n,isGuest:!0})}function bt(t){return`api/trees/${encodeURIComponent(t)}`}function Yl(t){return new Blob([t],{type:"application/octet-stream"})}function le({label:t,value:e,onValue:n,hint:o}){return d`<label class="toggle">
    <input
      type="checkbox"
      checked=${e}
      onChange=${r=>n(r.target.checked)}
    />
    <span>${t}${o?d`<span class="hint">${o}</span>`:null}</span>
  </label>`}function Z({title:t,onClose:e,onCancel:n,children:o}){let r=F(null),s=F(!1),i=jt();return rt(()=>{let l=document.activeElement,f=r.current;f?.showModal();let u=f?.querySelector("[data-first]");return u instanceof HTMLElement&&u.focus(),()=>{s.current=!0,f?.close(),l instanceof HTMLElement&&l.isConnected&&l.focus()}},[]),d`<dialog
    class="dialog"
    ref=${r}
    aria-labelledby=${i}
    onCancel=${l=>{n&&(l.preventDefault(),n())}}
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
  </dialog>`}function Tn({title:t,deed:e,word:n,isDanger:o=!0,onConfirm:r,onClose:s,children:i}){let[a,l]=v(""),[f,u]=v(!1),[p,h]=v(null),m=jt(),g=!n||a.trim()===n;return d`<${Z} title=${t} onClose=${s}>
    <form onSubmit=${async y=>{if(y.preventDefault(),!(!g||f)){u(!0),h(null);try{await r(),s()}catch(b){h(b),u(!1)}}}}>
      ${i}
      ${n&&d`<div class="field">
        <label for=${m}>${lo("confirm.type",{name:d`<code>${n}</code>`})}</label>
        <input
          id=${m}
          data-first
          value=${a}
          autocomplete="off"
          autocapitalize="off"
          spellcheck=${!1}
          onInput=${y=>l(y.target.value)}
        />
      </div>`}
      <${M} error=${p} />
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
  <//>`}function He(t,e){let n=URL.createObjectURL(t),o=document.createElement("a");o.href=n,o.download=e.replace(/[\\/:*?"<>|\u0000-\u001f]+/g," ").trim(),o.click(),setTimeout(()=>URL.revokeObjectURL(n),6e4)}function Pt({told:t,children:e}){return d`<div class="actions">
    ${e}
    <span class="hint" role="status">${t}</span>
  </div>`}function je(){return d`<input type="text" hidden readonly autocomplete="username"
    value=${I.value?.email??""} aria-label=${c("account.email")} />`}var Fd=500;function Vl({onRestored:t}){let e=F(null),[n,o]=v(!0),[r,s]=v(""),[i,a]=v(null),l=N(async()=>{let p=new Date().toISOString().slice(0,10);He(await dl(n),`yggdrasil-${p}.json`)}),f=()=>{let p=e.current?.files?.[0];!e.current||!p||(e.current.value="",s(""),a(p))},u=async p=>{let{trees:h}=await Bd(p),m=h.map(g=>c("account.restoredTree",{name:g.treeName}));s(m.length?c("account.restored",{trees:kt(m)}):c("account.restoredNothing")),t()};return d`<div class="stack">
    <h3>${c("account.data")}</h3>
    <p class="hint">${c("account.dataHint")}</p>
    <${le} label=${c("account.photos")} value=${n} onValue=${o} />
    <${M} error=${l.problem} />
    <${Pt} told=${r}>
      <button type="button" class="button" disabled=${l.isBusy} onClick=${l.submit}>
        <${E} name="exporting" />${c("button.download")}
      </button>
      <button
        type="button"
        class="button"
        onClick=${()=>e.current?.click()}
      >
        <${E} name="importing" />${c("account.restore")}
      </button>
      <input type="file" hidden ref=${e} accept=".json,application/json"
        aria-label=${c("account.restoreFile")} onChange=${f} />
    <//>
    ${i?d`<${Tn}
          title=${c("account.restoreTitle")}
          deed=${c("account.restoreButton")}
          isDanger=${!1}
          onClose=${()=>a(null)}
          onConfirm=${()=>u(i)}
        >
          <p>${c("account.restoreWarning",{file:i.name})}</p>
        <//>`:null}
  </div>`}async function Bd(t){let e=await ml(t).catch(n=>Promise.reject(Ud(n)));for(;e.state==="waiting"&&e.restoreId;)await new Promise(n=>setTimeout(n,Fd)),e=await hl(e.restoreId);if(e.state==="failed")throw new Error(c("account.notRestored"));return e}function Ud(t){return t instanceof X&&[400,422].includes(t.status)?new Error(c("account.notBackup",{reason:t.message})):t}function Kl(){let t=I.value?.email??"",[e,n]=v(t),[o,r]=v(""),[s,i]=v(""),a=e.trim()!==t,{isBusy:l,problem:f,submit:u}=N(async()=>{i(""),await yo(o);let p=await ol(e.trim()),h=p.email===e.trim();i(h?c("account.saved"):c("account.emailSent",{email:e.trim()})),I.value=p,n(p.email),r("")});return d`<form onSubmit=${u}>
    <h3>${c("account.address")}</h3>
    <div class="fields">
      <${T} label=${c("account.email")} type="email" value=${e} onValue=${n}
        required autocomplete="email" />
      ${a?d`<${T} label=${c("account.passwordToConfirm")} type="password"
            value=${o} onValue=${r} required autocomplete="current-password" />`:null}
    </div>
    <${M} error=${f} />
    <${Pt} told=${s}>
      <button type="submit" class="button" disabled=${l||!a}>
        ${c("account.changeEmail")}
      </button>
    <//>
  </form>`}function Xl({onClose:t}){let[e,n]=v(""),{isBusy:o,problem:r,submit:s}=N(async()=>{await pl(e),t(),Ot.value=c("account.deleted"),I.value=null,ut("signin")});return d`<details>
    <summary>${c("account.delete")}</summary>
    <form class="stack" onSubmit=${s}>
      <p>${c("account.deleteWarning")}</p>
      <${je} />
      <${T} label=${c("account.yourPassword")} type="password" value=${e}
        onValue=${n} required autocomplete="current-password" />
      <${M} error=${r} />
      <div>
        <button type="submit" class="button danger" disabled=${o||!e}>
          ${c("account.deleteAll")}
        </button>
      </div>
    </form>
  </details>`}function Jl(){let[t,e]=v(""),[n,o]=v(""),[r,s]=v(""),{isBusy:i,problem:a,submit:l}=N(async()=>{s(""),await rl({current:t,new:n}),e(""),o(""),s(c("account.passwordChanged"))});return d`<form onSubmit=${l}>
    <h3>${c("account.password")}</h3>
    <${je} />
    <div class="fields">
      <${T} label=${c("account.currentPassword")} type="password" value=${t}
        onValue=${e} required autocomplete="current-password" />
      <${T} label=${c("account.newPassword")} type="password" value=${n}
        onValue=${o} required minlength="8" maxlength="100" autocomplete="new-password"
        hint=${c("account.passwordHint")} />
    </div>
    <${M} error=${a} />
    <${Pt} told=${r}>
      <button type="submit" class="button" disabled=${i}>
        ${c("account.changePassword")}
      </button>
    <//>
  </form>`}function Zl(){let[t,e]=v(I.value?.displayName??""),[n,o]=v(""),{isBusy:r,problem:s,submit:i}=N(async()=>{o(""),I.value=await nl({displayName:t.trim()||null}),o(c("account.saved"))});return d`<form onSubmit=${i}>
    <h3>${c("account.profile")}</h3>
    <div class="fields">
      <${T} label=${c("account.name")} value=${t} onValue=${e}
        maxlength="100" autocomplete="name" hint=${c("account.nameHint")} />
    </div>
    <${M} error=${s} />
    <${Pt} told=${n}>
      <button type="submit" class="button" disabled=${r}>${c("button.save")}</button>
    <//>
  </form>`}var _e=(t=>(t[t.Border=-1]="Border",t[t.Data=0]="Data",t[t.Function=1]="Function",t[t.Position=2]="Position",t[t.Timing=3]="Timing",t[t.Alignment=4]="Alignment",t))(_e||{}),zd=[0,1],tc=[1,0],ec=[2,3],nc=[3,2],Hd={L:zd,M:tc,Q:ec,H:nc},jd=/^\d*$/,Gd=/^[A-Z0-9 $%*+./:-]*$/,_s="0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:",Es=1,Os=40,Ql=3,qd=3,To=40,Wd=10,oc=[[-1,7,10,15,20,26,18,20,24,30,18,20,24,26,30,22,24,28,30,28,28,28,28,30,30,26,28,30,30,30,30,30,30,30,30,30,30,30,30,30,30],[-1,10,16,26,18,24,16,18,22,22,26,30,22,22,24,24,28,28,26,26,26,26,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28],[-1,13,22,18,26,18,24,18,22,20,24,28,26,24,20,30,24,28,28,26,30,28,30,30,30,30,28,30,30,30,30,30,30,30,30,30,30,30,30,30,30],[-1,17,28,22,16,22,28,26,26,24,28,24,28,22,24,24,30,28,28,26,28,30,24,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30]],rc=[[-1,1,1,1,1,1,2,2,2,2,4,4,4,4,4,6,6,6,6,7,8,8,9,9,10,12,12,12,13,14,15,16,17,18,19,19,20,21,22,24,25],[-1,1,1,1,2,2,4,4,4,5,5,5,8,9,9,10,10,11,13,14,16,17,17,18,20,21,23,25,26,28,29,31,33,35,37,38,40,43,45,47,49],[-1,1,1,2,2,4,4,6,6,8,8,8,10,12,16,12,17,16,18,21,20,23,23,25,27,29,34,34,35,38,40,43,45,48,51,53,56,59,62,65,68],[-1,1,1,2,4,4,4,5,6,8,8,11,11,16,16,18,16,19,21,25,25,25,34,30,32,35,37,40,42,45,48,51,54,57,60,63,66,70,74,77,81]],ks=class{constructor(e,n,o,r){if(this.version=e,this.ecc=n,e<Es||e>Os)throw new RangeError("Version value out of range");if(r<-1||r>7)throw new RangeError("Mask value out of range");this.size=e*4+17;let s=Array.from({length:this.size}).fill(!1);for(let a=0;a<this.size;a++)this.modules.push(s.slice()),this.types.push(s.map(()=>0));this.drawFunctionPatterns();let i=this.addEccAndInterleave(o);if(this.drawCodewords(i),r===-1){let a=1e9;for(let l=0;l<8;l++){this.applyMask(l),this.drawFormatBits(l);let f=this.getPenaltyScore();f<a&&(r=l,a=f),this.applyMask(l)}}this.mask=r,this.applyMask(r),this.drawFormatBits(r)}size;mask;modules=[];types=[];getModule(e,n){return e>=0&&e<this.size&&n>=0&&n<this.size&&this.modules[n][e]}drawFunctionPatterns(){for(let o=0;o<this.size;o++)this.setFunctionModule(6,o,o%2===0,_e.Timing),this.setFunctionModule(o,6,o%2===0,_e.Timing);this.drawFinderPattern(3,3),this.drawFinderPattern(this.size-4,3),this.drawFinderPattern(3,this.size-4);let e=this.getAlignmentPatternPositions(),n=e.length;for(let o=0;o<n;o++)for(let r=0;r<n;r++)o===0&&r===0||o===0&&r===n-1||o===n-1&&r===0||this.drawAlignmentPattern(e[o],e[r]);this.drawFormatBits(0),this.drawVersion()}drawFormatBits(e){let n=this.ecc[1]<<3|e,o=n;for(let s=0;s<10;s++)o=o<<1^(o>>>9)*1335;let r=(n<<10|o)^21522;for(let s=0;s<=5;s++)this.setFunctionModule(8,s,Kt(r,s));this.setFunctionModule(8,7,Kt(r,6)),this.setFunctionModule(8,8,Kt(r,7)),this.setFunctionModule(7,8,Kt(r,8));for(let s=9;s<15;s++)this.setFunctionModule(14-s,8,Kt(r,s));for(let s=0;s<8;s++)this.setFunctionModule(this.size-1-s,8,Kt(r,s));for(let s=8;s<15;s++)this.setFunctionModule(8,this.size-15+s,Kt(r,s));this.setFunctionModule(8,this.size-8,!0)}drawVersion(){if(this.version<7)return;let e=this.version;for(let o=0;o<12;o++)e=e<<1^(e>>>11)*7973;let n=this.version<<12|e;for(let o=0;o<18;o++){let r=Kt(n,o),s=this.size-11+o%3,i=Math.floor(o/3);this.setFunctionModule(s,i,r),this.setFunctionModule(i,s,r)}}drawFinderPattern(e,n){for(let o=-4;o<=4;o++)for(let r=-4;r<=4;r++){let s=Math.max(Math.abs(r),Math.abs(o)),i=e+r,a=n+o;i>=0&&i<this.size&&a>=0&&a<this.size&&this.setFunctionModule(i,a,s!==2&&s!==4,_e.Position)}}drawAlignmentPattern(e,n){for(let o=-2;o<=2;o++)for(let r=-2;r<=2;r++)this.setFunctionModule(e+r,n+o,Math.max(Math.abs(r),Math.abs(o))!==1,_e.Alignment)}setFunctionModule(e,n,o,r=_e.Function){this.modules[n][e]=o,this.types[n][e]=r}addEccAndInterleave(e){let n=this.version,o=this.ecc;if(e.length!==Io(n,o))throw new RangeError("Invalid argument");let r=rc[o[0]][n],s=oc[o[0]][n],i=Math.floor(Ms(n)/8),a=r-i%r,l=Math.floor(i/r),f=[],u=em(s);for(let h=0,m=0;h<r;h++){let g=e.slice(m,m+l-s+(h<a?0:1));m+=g.length;let $=nm(g,u);h<a&&g.push(0),f.push(g.concat($))}let p=[];for(let h=0;h<f[0].length;h++)f.forEach((m,g)=>{(h!==l-s||g>=a)&&p.push(m[h])});return p}drawCodewords(e){if(e.length!==Math.floor(Ms(this.version)/8))throw new RangeError("Invalid argument");let n=0;for(let o=this.size-1;o>=1;o-=2){o===6&&(o=5);for(let r=0;r<this.size;r++)for(let s=0;s<2;s++){let i=o-s,l=(o+1&2)===0?this.size-1-r:r;!this.types[l][i]&&n<e.length*8&&(this.modules[l][i]=Kt(e[n>>>3],7-(n&7)),n++)}}}applyMask(e){if(e<0||e>7)throw new RangeError("Mask value out of range");for(let n=0;n<this.size;n++)for(let o=0;o<this.size;o++){let r;switch(e){case 0:r=(o+n)%2===0;break;case 1:r=n%2===0;break;case 2:r=o%3===0;break;case 3:r=(o+n)%3===0;break;case 4:r=(Math.floor(o/3)+Math.floor(n/2))%2===0;break;case 5:r=o*n%2+o*n%3===0;break;case 6:r=(o*n%2+o*n%3)%2===0;break;case 7:r=((o+n)%2+o*n%3)%2===0;break;default:throw new Error("Unreachable")}!this.types[n][o]&&r&&(this.modules[n][o]=!this.modules[n][o])}}getPenaltyScore(){let e=0;for(let s=0;s<this.size;s++){let i=!1,a=0,l=[0,0,0,0,0,0,0];for(let f=0;f<this.size;f++)this.modules[s][f]===i?(a++,a===5?e+=Ql:a>5&&e++):(this.finderPenaltyAddHistory(a,l),i||(e+=this.finderPenaltyCountPatterns(l)*To),i=this.modules[s][f],a=1);e+=this.finderPenaltyTerminateAndCount(i,a,l)*To}for(let s=0;s<this.size;s++){let i=!1,a=0,l=[0,0,0,0,0,0,0];for(let f=0;f<this.size;f++)this.modules[f][s]===i?(a++,a===5?e+=Ql:a>5&&e++):(this.finderPenaltyAddHistory(a,l),i||(e+=this.finderPenaltyCountPatterns(l)*To),i=this.modules[f][s],a=1);e+=this.finderPenaltyTerminateAndCount(i,a,l)*To}for(let s=0;s<this.size-1;s++)for(let i=0;i<this.size-1;i++){let a=this.modules[s][i];a===this.modules[s][i+1]&&a===this.modules[s+1][i]&&a===this.modules[s+1][i+1]&&(e+=qd)}let n=0;for(let s of this.modules)n=s.reduce((i,a)=>i+(a?1:0),n);let o=this.size*this.size,r=Math.ceil(Math.abs(n*20-o*10)/o)-1;return e+=r*Wd,e}getAlignmentPatternPositions(){if(this.version===1)return[];{let e=Math.floor(this.version/7)+2,n=this.version===32?26:Math.ceil((this.version*4+4)/(e*2-2))*2,o=[6];for(let r=this.size-7;o.length<e;r-=n)o.splice(1,0,r);return o}}finderPenaltyCountPatterns(e){let n=e[1],o=n>0&&e[2]===n&&e[3]===n*3&&e[4]===n&&e[5]===n;return(o&&e[0]>=n*4&&e[6]>=n?1:0)+(o&&e[6]>=n*4&&e[0]>=n?1:0)}finderPenaltyTerminateAndCount(e,n,o){return e&&(this.finderPenaltyAddHistory(n,o),n=0),n+=this.size,this.finderPenaltyAddHistory(n,o),this.finderPenaltyCountPatterns(o)}finderPenaltyAddHistory(e,n){n[0]===0&&(e+=this.size),n.pop(),n.unshift(e)}};function Xt(t,e,n){if(e<0||e>31||t>>>e)throw new RangeError("Value out of range");for(let o=e-1;o>=0;o--)n.push(t>>>o&1)}function Kt(t,e){return(t>>>e&1)!==0}var In=class{constructor(e,n,o){if(this.mode=e,this.numChars=n,this.bitData=o,n<0)throw new RangeError("Invalid argument");this.bitData=o.slice()}getData(){return this.bitData.slice()}},Yd=[1,10,12,14],Vd=[2,9,11,13],Kd=[4,8,16,16];function sc(t,e){return t[Math.floor((e+7)/17)+1]}function ic(t){let e=[];for(let n of t)Xt(n,8,e);return new In(Kd,t.length,e)}function Xd(t){if(!ac(t))throw new RangeError("String contains non-numeric characters");let e=[];for(let n=0;n<t.length;){let o=Math.min(t.length-n,3);Xt(Number.parseInt(t.substring(n,n+o),10),o*3+1,e),n+=o}return new In(Yd,t.length,e)}function Jd(t){if(!lc(t))throw new RangeError("String contains unencodable characters in alphanumeric mode");let e=[],n;for(n=0;n+2<=t.length;n+=2){let o=_s.indexOf(t.charAt(n))*45;o+=_s.indexOf(t.charAt(n+1)),Xt(o,11,e)}return n<t.length&&Xt(_s.indexOf(t.charAt(n)),6,e),new In(Vd,t.length,e)}function Zd(t){return t===""?[]:ac(t)?[Xd(t)]:lc(t)?[Jd(t)]:[ic(tm(t))]}function ac(t){return jd.test(t)}function lc(t){return Gd.test(t)}function Qd(t,e){let n=0;for(let o of t){let r=sc(o.mode,e);if(o.numChars>=1<<r)return Number.POSITIVE_INFINITY;n+=4+r+o.bitData.length}return n}function tm(t){t=encodeURI(t);let e=[];for(let n=0;n<t.length;n++)t.charAt(n)!=="%"?e.push(t.charCodeAt(n)):(e.push(Number.parseInt(t.substring(n+1,n+3),16)),n+=2);return e}function Ms(t){if(t<Es||t>Os)throw new RangeError("Version number out of range");let e=(16*t+128)*t+64;if(t>=2){let n=Math.floor(t/7)+2;e-=(25*n-10)*n-55,t>=7&&(e-=36)}return e}function Io(t,e){return Math.floor(Ms(t)/8)-oc[e[0]][t]*rc[e[0]][t]}function em(t){if(t<1||t>255)throw new RangeError("Degree out of range");let e=[];for(let o=0;o<t-1;o++)e.push(0);e.push(1);let n=1;for(let o=0;o<t;o++){for(let r=0;r<e.length;r++)e[r]=Ss(e[r],n),r+1<e.length&&(e[r]^=e[r+1]);n=Ss(n,2)}return e}function nm(t,e){let n=e.map(o=>0);for(let o of t){let r=o^n.shift();n.push(0),e.forEach((s,i)=>n[i]^=Ss(s,r))}return n}function Ss(t,e){if(t>>>8||e>>>8)throw new RangeError("Byte out of range");let n=0;for(let o=7;o>=0;o--)n=n<<1^(n>>>7)*285,n^=(e>>>o&1)*t;return n}function om(t,e,n=1,o=40,r=-1,s=!0){if(!(Es<=n&&n<=o&&o<=Os)||r<-1||r>7)throw new RangeError("Invalid value");let i,a;for(i=n;;i++){let p=Io(i,e)*8,h=Qd(t,i);if(h<=p){a=h;break}if(i>=o)throw new RangeError("Data too long")}for(let p of[tc,ec,nc])s&&a<=Io(i,p)*8&&(e=p);let l=[];for(let p of t){Xt(p.mode[0],4,l),Xt(p.numChars,sc(p.mode,i),l);for(let h of p.getData())l.push(h)}let f=Io(i,e)*8;Xt(0,Math.min(4,f-l.length),l),Xt(0,(8-l.length%8)%8,l);for(let p=236;l.length<f;p^=253)Xt(p,8,l);let u=Array.from({length:Math.ceil(l.length/8)},()=>0);return l.forEach((p,h)=>u[h>>>3]|=p<<7-(h&7)),new ks(i,e,u,r)}function cc(t,e){let{ecc:n="L",boostEcc:o=!1,minVersion:r=1,maxVersion:s=40,maskPattern:i=-1,border:a=1}=e||{},l=typeof t=="string"?Zd(t):Array.isArray(t)?[ic(t)]:void 0;if(!l)throw new Error(`uqr only supports encoding string and binary data, but got: ${typeof t}`);let f=om(l,Hd[n],r,s,i,o),u=rm({version:f.version,maskPattern:f.mask,size:f.size,data:f.modules,types:f.types},a);return e?.invert&&(u.data=u.data.map(p=>p.map(h=>!h))),e?.onEncoded?.(u),u}function rm(t,e=1){if(!e)return t;let{size:n}=t,o=n+e*2;t.size=o,t.data.forEach(s=>{for(let i=0;i<e;i++)s.unshift(!1),s.push(!1)});for(let s=0;s<e;s++)t.data.unshift(Array.from({length:o},i=>!1)),t.data.push(Array.from({length:o},i=>!1));let r=_e.Border;t.types.forEach(s=>{for(let i=0;i<e;i++)s.unshift(r),s.push(r)});for(let s=0;s<e;s++)t.types.unshift(Array.from({length:o},i=>r)),t.types.push(Array.from({length:o},i=>r));return t}var sm=4;function uc({text:t,label:e}){let{size:n,path:o}=ie(()=>im(t),[t]);return d`<svg class="qr" viewBox="0 0 ${n} ${n}" role="img" aria-label=${e}>
    <rect class="qr-ground" width=${n} height=${n} />
    <path class="qr-ink" d=${o} />
  </svg>`}function im(t){let{size:e,data:n}=cc(t,{ecc:"M",border:sm}),o=n.flatMap((r,s)=>r.map((i,a)=>i?`M${a} ${s}h1v1h-1z`:"")).join("");return{size:e,path:o}}function fc({title:t,secret:e,onDone:n,children:o}){let r=F(null);return rt(()=>r.current?.focus(),[]),d`<section class="secret" ref=${r} tabindex="-1" aria-label=${t}>
    <h3>${t}</h3>
    <p>${K("secret.once")}</p>
    <p class="secret-text"><code>${e}</code></p>
    ${o}
    <div class="actions">
      <${ae} text=${e} label=${K("secret.copy")} />
      <button type="button" class="button" onClick=${n}>${K("secret.done")}</button>
    </div>
  </section>`}var am=/.{1,4}/g,pc={on:"factor.turnOn",codes:"factor.newCodes",off:"factor.turnOff"};function dc(){let[t,e]=v(""),[n,o]=v(""),[r,s]=v([]),[i,a]=v(""),l=!!I.value?.hasSecondFactor,f=g=>{I.value&&(I.value={...I.value,hasSecondFactor:g})},u=async()=>{t==="on"&&o(await ll()),t==="codes"&&s(await fl()),t==="off"&&(await ul(),f(!1),a(c("factor.turnedOff"))),e("")},p=g=>{o(""),s(g),f(!0)},h=g=>()=>{a(""),e(g)},m=!t&&!n&&!r.length;return d`<section class="stack" aria-label=${c("factor.title")}>
    <h3>${c("factor.title")}</h3>
    <p>${c(l?"factor.isOn":"factor.isOff")}</p>
    ${r.length?d`<${fc} title=${c("factor.codes")} secret=${r.join(`
`)}
          onDone=${()=>s([])}>
          <p class="hint">${c("factor.codesHint")}</p>
        <//>`:null}
    ${n?d`<${cm} uri=${n} onDone=${p} onCancel=${()=>o("")} />`:null}
    ${t?d`<${lm} key=${t} button=${c(pc[t])} onVerified=${u}
          onCancel=${()=>e("")} />`:null}
    ${m?d`<${Pt} told=${i}>
          ${(l?["codes","off"]:["on"]).map(g=>d`<button type="button" class="button" key=${g} onClick=${h(g)}>
              ${c(pc[g])}
            </button>`)}
        <//>`:null}
  </section>`}function lm({button:t,onVerified:e,onCancel:n}){let[o,r]=v(""),{isBusy:s,problem:i,submit:a}=N(async()=>{await yo(o),await e()});return d`<form class="stack" onSubmit=${a}>
    <${je} />
    <${T} label=${c("account.passwordToConfirm")} type="password" value=${o}
      onValue=${r} required autofocus autocomplete="current-password" />
    <${M} error=${i} />
    <div class="actions">
      <button type="submit" class="button strong" disabled=${s||!o}>${t}</button>
      <button type="button" class="button" onClick=${n}>${c("button.cancel")}</button>
    </div>
  </form>`}function cm({uri:t,onDone:e,onCancel:n}){let[o,r]=v(""),{isBusy:s,problem:i,submit:a}=N(async()=>{e(await cl(o.trim()))});return d`<form class="stack" onSubmit=${a}>
    <p>${c("factor.scan")}</p>
    <${uc} text=${t} label=${c("factor.qr")} />
    <p class="hint">${c("factor.manual")} <code class="factor-key">${um(t)}</code></p>
    <${T} label=${c("factor.code")} value=${o} onValue=${r} required autofocus
      inputmode="numeric" autocomplete="one-time-code" maxlength="20" />
    <${M} error=${i} />
    <div class="actions">
      <button type="submit" class="button strong" disabled=${s||!o.trim()}>
        ${c("factor.confirm")}
      </button>
      <button type="button" class="button" onClick=${n}>${c("button.cancel")}</button>
    </div>
  </form>`}function um(t){return((new URL(t).searchParams.get("secret")??"").match(am)??[]).join(" ")}var fm=[["Edg","Edge"],["OPR","Opera"],["SamsungBrowser","Samsung Internet"],["Firefox","Firefox"],["FxiOS","Firefox"],["CriOS","Chrome"],["Chrome","Chrome"],["Safari","Safari"]],pm=[["iPhone","iPhone"],["iPad","iPad"],["Android","Android"],["CrOS","ChromeOS"],["Windows","Windows"],["Mac OS X","macOS"],["Linux","Linux"]],dm=40;function hc(t){let e=mc(fm,t),n=mc(pm,t);if(e&&n)return c("sessions.device",{browser:e,system:n});let o=t.split("/")[0]?.trim().slice(0,dm)??"";return e||n||o||c("sessions.unknown")}function mc(t,e){return t.find(([n=""])=>e.includes(n))?.[1]??""}function gc(){let{answer:t,problem:e,again:n}=dt(sl,[]),[o,r]=v(""),s=(t??[]).filter(a=>!a.isCurrent),i=N(async()=>{await al(),r(c("sessions.endedAll")),await n()});return d`<section class="stack" aria-label=${c("sessions.title")}>
    <h3>${c("sessions.title")}</h3>
    <${M} error=${e} onRetry=${n} />
    <ul class="rows" aria-label=${c("sessions.title")}>
      ${(t??[]).map(a=>d`<${mm} key=${a.sessionId} session=${a} onEnded=${n} />`)}
    </ul>
    <${M} error=${i.problem} />
    ${s.length?d`<${Pt} told=${o}>
          <button type="button" class="button" disabled=${i.isBusy} onClick=${i.submit}>
            ${c("sessions.endOthers")}
          </button>
        <//>`:d`<p class="hint" role="status">${o||c("sessions.onlyThis")}</p>`}
  </section>`}function mm({session:t,onEnded:e}){let n=hc(t.device??""),{isBusy:o,problem:r,submit:s}=N(async()=>{await il(t.sessionId),e()});return d`<li class="row">
    <span class="row-words">
      <strong>
        ${n}${" "}
        ${t.isCurrent?d`<span class="tag">${c("sessions.this")}</span>`:null}
      </strong>
      <span class="hint">${hm(t)}</span>
      <${M} error=${r} />
    </span>
    ${t.isCurrent?null:d`<span class="row-acts">
          <button type="button" class="button quiet" disabled=${o} onClick=${s}
            aria-label=${c("sessions.endOn",{device:n})}>
            ${c("button.signOut")}
          </button>
        </span>`}
  </li>`}function hm({startedAt:t,lastUsedAt:e,network:n}){let o=s=>Ht(new Date(s),{dateStyle:"medium"}),r=[c("sessions.since",{date:o(t)})];return e&&r.push(c("sessions.used",{date:o(e)})),n&&r.push(n),r.join(" · ")}function $c({onClose:t,onRestored:e}){return d`<${Z} title=${c("account.title")} onClose=${t}>
    <div class="stack parted">
      <${Zl} />
      <${Kl} />
      <${Jl} />
      <${dc} />
      <${gc} />
      <${Vl} onRestored=${e} />
      <${Xl} onClose=${t} />
    </div>
  <//>`}function Ao(t){let[e,n]=v(!1);return{isOver:e,takes:{onDragOver(o){o.dataTransfer?.types.includes("Files")&&(o.preventDefault(),t?n(!0):o.dataTransfer.dropEffect="none")},onDragLeave(o){o.relatedTarget||n(!1)},onDrop(o){n(!1);let r=o.dataTransfer?.files[0];!r||o.defaultPrevented||(o.preventDefault(),t?.(r))}}}}function Co({words:t}){return d`<div class="drop-here" aria-hidden="true">
    <p><${E} name="importing" />${t}</p>
  </div>`}function qt({label:t,items:e,icon:n="more",isIconOnly:o=!0,children:r}){let[s,i]=v(!1),a=F(null),l=jt();rt(()=>{if(!s)return;Ps(a.current,0);let p=h=>{h.target instanceof Node&&!a.current?.contains(h.target)&&i(!1)};return document.addEventListener("pointerdown",p),()=>document.removeEventListener("pointerdown",p)},[s]);let f=()=>{i(!1),a.current?.querySelector("button")?.focus()};return d`<div class="menu" ref=${a} onKeyDown=${p=>{if(!s)return;let h={ArrowDown:1,ArrowUp:-1};if(p.key==="Escape")f();else if(p.key==="Tab")i(!1);else if(p.key==="Home")Ps(a.current,0);else if(p.key==="End")Ps(a.current,-1);else if(p.key in h)gm(a.current,h[p.key]??0);else return;p.key!=="Tab"&&p.preventDefault(),p.stopPropagation()}}>
    <button
      type="button"
      class="button quiet ${o?"icon-only":""}"
      aria-haspopup="menu"
      aria-expanded=${s}
      aria-controls=${s?l:void 0}
      aria-label=${o?t:void 0}
      title=${o?t:void 0}
      onClick=${()=>i(!s)}
    >
      ${r??d`<${E} name=${n} />${o?null:t}`}
    </button>
    ${s?d`<ul class="menu-list" role="menu" id=${l} aria-label=${t}>
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
  </div>`}function bc(t){return[...t?.querySelectorAll("[role=menuitem]")??[]]}function Ps(t,e){bc(t).at(e)?.focus()}function gm(t,e){let n=bc(t),o=n.findIndex(r=>r===document.activeElement);n[(o+e+n.length)%n.length]?.focus()}async function Ts(){try{await bo()}catch(t){pt(t);return}Ot.value=c("account.signedOut"),I.value=null,ut("signin")}function yc({onAccount:t}){let e=I.value?.displayName||I.value?.email||"";return d`<header class="masthead">
    <a class="skip" href="#main" onClick=${Is}>${c("home.skip")}</a>
    <a class="masthead-name" href=${V({})}>
      <img src="mark.svg" alt="" width="32" height="32" />${c("page.name")}
    </a>
    <div class="masthead-tools">
      <${_o} />
      <${qt}
        label=${e}
        isIconOnly=${!1}
        items=${[{label:c("account.title"),icon:"person",act:t},{label:c("button.signOut"),icon:"lock",act:Ts}]}
      >
        <${E} name="person" /><span class="masthead-user">${e}</span>
      <//>
    </div>
  </header>`}function Is(t){t.preventDefault(),document.getElementById("main")?.focus()}function As({report:t,isDone:e}){if(!t)return d`<p role="status">${c("report.doneSentence")}</p>`;let n=t.warningCount??0;return d`<section class="stack" role="status" aria-label=${c("report.title")}>
    ${e?d`<h3 class="good"><${E} name="check" />${c("report.done")}</h3>`:d`<h3>${c("report.planned")}</h3>`}
    <ul class="plain">
      ${ym(t).map(o=>d`<li key=${o}>${o}</li>`)}
    </ul>
    ${n?d`<details>
          <summary>${c("report.warnings",{count:n})}</summary>
          <ul class="plain">
            ${t.warnings.map((o,r)=>d`<li key=${r}>
                  ${c("report.warning",{line:o.line,text:kn(o.text)})}
                </li>`)}
            ${n>t.warnings.length?d`<li>
                  ${c("report.moreWarnings",{count:n-t.warnings.length})}
                </li>`:null}
          </ul>
        </details>`:null}
    <${wc} what="kept" tags=${t.kept} />
    <${wc} what="refused" tags=${t.refused} />
  </section>`}function wc({what:t,tags:e=[]}){let n=e.reduce((o,r)=>o+r.count,0);return n?d`<details>
    <summary>${c(`report.${t}`,{count:n})}</summary>
    <ul class="plain">
      ${e.map(({tag:o,count:r,lines:s})=>d`<li key=${o}>
          ${wt("report.tag",{tag:o,count:r,line:s[0]??0,code:$m})}
        </li>`)}
    </ul>
  </details>`:null}function $m(t){return d`<code>${t}</code>`}var bm=["added","updated","unchanged","couples","parentLinks","photos","editsKept","editsReplaced","missingPeople"];function ym(t){return bm.filter(e=>t[e]).map(e=>c(`report.${e}`,{count:t[e]}))}var wm=300,vm=".ged,.gdz,.json,text/vnd.familysearch.gedcom,application/json";function No({first:t,isReady:e=!0,isLookedAt:n=!1,prepare:o,onFile:r,onRefused:s,onWritten:i,onDone:a}){let[l,f]=v(t??null),[u,p]=v("choose"),[h,m]=v(null),[g,$]=v(null),[y,b]=v(null),w=u==="read"||u==="write",x=F(!0);q(()=>()=>{x.current=!1},[]);let _=A=>{!A||w||(b(null),$(null),p("choose"),f(A),r?.(A))},k=async()=>{if(!l)return;let A=n&&u==="choose";p(A?"read":"write"),b(null),m(null);try{let D=await o();A?$(await jl(D,l)):($(await _m(D,l,m)),i?.(),x.current||it(c("import.imported",{file:l.name}))),p(A?"look":"done")}catch(D){x.current?b(D):pt(D),p("choose"),await s?.()}};return d`<div class="stack">
    ${u==="done"?null:d`<${km} file=${l} onFile=${_} isBusy=${w} />`}
    <${Sm} error=${y} />
    ${w?d`<${Mm} progress=${h} />`:null}
    ${u==="look"?d`<${As} report=${g} isDone=${!1} />
          <p class="hint">${c("import.forGood")}</p>`:null}
    ${u==="done"?d`<${As} report=${g} isDone=${!0} />
          <div class="actions">
            <button type="button" class="button strong" onClick=${a}>
              ${c("import.open")}
            </button>
          </div>`:d`<div class="actions">
          <button
            type="button"
            class="button strong"
            disabled=${!l||!e||w}
            onClick=${k}
          >
            <${E} name="importing" />${xm(u,n)}
          </button>
        </div>`}
  </div>`}function xm(t,e){return t==="read"?c("import.reading"):t==="write"?c("import.importing"):c(t==="choose"&&e?"import.preview":"import.import")}async function _m(t,e,n){let o=await Gl(t,e);for(;;){let{state:r,written:s=0,total:i=0,...a}=await ql(t,o.importId);if(n({written:s,total:i}),r==="done")return a.report;if(r==="failed")throw new Error(a.trouble??c("import.notImported"));await new Promise(l=>setTimeout(l,wm))}}function km({file:t,onFile:e,isBusy:n}){let[o,r]=v(!1),s=F(null);return q(()=>()=>r(!1),[]),d`<div
    class="drop-place ${o?"over":""}"
    onDragOver=${i=>{i.preventDefault(),r(!0)}}
    onDragLeave=${()=>r(!1)}
    onDrop=${i=>{i.preventDefault(),r(!1),e(i.dataTransfer?.files[0])}}
  >
    <${E} name="importing" />
    ${t?d`<p><strong>${t.name}</strong><br />${da(t.size)}</p>`:d`<p>${c("import.dropHere")}</p>`}
    <button
      type="button"
      class="button"
      disabled=${n}
      onClick=${()=>s.current?.click()}
    >
      ${c(t?"import.chooseOther":"import.choose")}
    </button>
    <input
      type="file"
      hidden
      ref=${s}
      accept=${vm}
      aria-label=${c("import.file")}
      onChange=${i=>e(i.target.files[0])}
    />
  </div>`}function Mm({progress:t}){let e=t!==null&&t.total>0;return d`<div role="status">
    <label class="field-label" for="import-progress">
      ${e?c("import.progress",{written:t.written,total:t.total}):c("import.readingFile")}
    </label>
    <progress
      id="import-progress"
      max=${e?t.total:void 0}
      value=${e?t.written:void 0}
    ></progress>
  </div>`}function Sm({error:t}){let{line:e}=t?.details??{};return d`<${M} error=${t} />
    ${e?d`<p class="hint">${c("import.fix")}</p>`:null}`}function xc({file:t,onWritten:e,onClose:n}){let[o,r]=v(t?"file":"empty"),[s,i]=v(t?vc(t.name):""),[a,l]=v(""),[f,u]=v(!1),p=F(""),h=()=>({treeName:s.trim(),...a.trim()?{description:a.trim()}:{}}),{isBusy:m,problem:g,submit:$}=N(async()=>{let x=await xs(h());n(),ut("tree",x.treeId)}),y=async()=>(p.current||(p.current=(await xs(h())).treeId),u(!0),p.current),b=async()=>{let x=p.current;p.current="",u(!1),x&&await Eo(x)},w=d`<${T} label=${c("tree.name")} value=${s} onValue=${i}
      maxlength="100" required data-first placeholder=${c("tree.nameExample")} />
    <${T} label=${c("tree.description")} type="area" rows="2" value=${a}
      onValue=${l} maxlength="500" hint=${c("tree.descriptionHint")} />`;return d`<${Z} title=${c("home.newTree")} onClose=${n}>
    <div class="stack">
      ${f?d`<p><strong>${s.trim()}</strong></p>`:d`<${Dt}
            legend=${c("home.startWith")}
            name="how"
            value=${o}
            options=${[["empty",c("home.startEmpty"),"plus"],["file",c("home.startFile"),"importing"]]}
            onValue=${r}
          />`}
      ${o==="empty"?d`<form class="stack" onSubmit=${$}>
            ${w}
            <${M} error=${g} />
            <div class="actions">
              <button type="submit" class="button strong" disabled=${m||!s.trim()}>
                ${c("home.create")}
              </button>
            </div>
          </form>`:d`<div class="stack">
            ${f?null:w}
            <${No}
              first=${t}
              isReady=${!!s.trim()}
              prepare=${y}
              onRefused=${b}
              onWritten=${e}
              onFile=${x=>{s.trim()||i(vc(x.name))}}
              onDone=${()=>{n(),ut("tree",p.current)}}
            />
          </div>`}
    </div>
  <//>`}function vc(t){let e=t.replace(/\.[^.]*$/,"").replace(/[_-]+/g," ").trim();return e.charAt(0).toUpperCase()+e.slice(1,100)}function Do({tree:t,onClose:e}){let[n,o]=v(!!t.isPublic),r=dt(()=>Oo(t.treeId,{hidesLiving:!0}),[t.treeId]),s=r.answer?.persons??[],i=s.filter(p=>p.hidden).length,{isBusy:a,problem:l,submit:f}=N(async()=>{await xe(t.treeId,{isPublic:!n}),o(!n)}),u=new URL(V({screen:"public",id:t.treeId}),document.baseURI).href;return d`<${Z} title=${c("publish.title",{tree:t.treeName})} onClose=${e}>
    <form class="stack" onSubmit=${f}>
      <p>${c(n?"publish.isPublic":"publish.isPrivate")}</p>
      <div class="two-lists">
        <section>
          <h3><${E} name="globe" />${c("publish.shown")}</h3>
          <ul>
            <li>${c("publish.shownName")}</li>
            <li>
              ${r.answer?c("publish.shownDead",{count:s.length-i}):c("publish.shownAnyDead")}
            </li>
            <li>${c("publish.shownKin")}</li>
          </ul>
        </section>
        <section>
          <h3><${E} name="lock" />${c("publish.hidden")}</h3>
          <ul>
            <li>
              ${r.answer?wt("publish.hiddenLiving",{count:i,strong:Em}):c("publish.hiddenAnyLiving")}
            </li>
            <li>${c("publish.hiddenOwner")}</li>
          </ul>
        </section>
      </div>
      <p class="hint">${c("publish.hint")}</p>
      ${n?d`<div class="public-link">
            <label for="public-link" class="field-label">${c("publish.link")}</label>
            <div class="with-button">
              <input id="public-link" readonly value=${u} onFocus=${Om} />
              <${ae} text=${u} label=${c("publish.copy")} />
            </div>
          </div>`:null}
      <${M} error=${l??r.problem} />
      <div class="actions">
        <button
          type="submit"
          class=${n?"button danger":"button strong"}
          disabled=${a}
          data-first
        >
          ${c(n?"publish.stop":"publish.publish")}
        </button>
        ${n?d`<a class="button" href=${V({screen:"public",id:t.treeId})}
              target="_blank" rel="noopener">${c("publish.preview")}</a>`:null}
        <button type="button" class="button" onClick=${e}>${c("button.done")}</button>
      </div>
    </form>
  <//>`}function Em(t){return d`<strong>${t}</strong>`}function Om(t){t.target.select()}var Cs=["viewer","relative","editor"];function _c({treeId:t,onDone:e}){let[n,o]=v(""),[r,s]=v("viewer"),[i,a]=v(""),l=N(async()=>{let u=await Tm(t,{email:n.trim(),role:r});it(c(u?"share.invited":"share.mailed",{email:n.trim()})),o(""),await e()}),f=N(async()=>{let{token:u=""}=await $s(t,{role:r}),p=new URL(V({screen:"invitation",id:u}),document.baseURI).href;a(p),await navigator.clipboard?.writeText(p).catch(()=>{}),await e()});return d`<form class="stack" onSubmit=${l.submit}>
    <div class="fields">
      <${T} label=${c("account.email")} type="email" value=${n} onValue=${o}
        required data-first placeholder=${c("share.emailExample")} />
      <${T} label=${c("share.access")} value=${r} onValue=${s}
        options=${Cs.map(u=>[u,c(`tree.access.${u}`)])} />
    </div>
    <${M} error=${Am(l.problem)??f.problem} />
    <div class="actions">
      <button type="submit" class="button strong" disabled=${l.isBusy||!n.trim()}>
        <${E} name="share" />${c("share.byEmail")}
      </button>
      <button type="button" class="button" disabled=${f.isBusy} onClick=${f.submit}>
        <${E} name="link" />${c("share.copyLink")}
      </button>
    </div>
    ${i?d`<${Pm} link=${i} />`:null}
  </form>`}function Pm({link:t}){let e=n=>n.target.select();return d`<div class="public-link" role="status">
    <label for="invite-link" class="field-label">${c("share.link")}</label>
    <div class="with-button">
      <input id="invite-link" readonly value=${t} onFocus=${e} />
      <${ae} text=${t} />
    </div>
    <p class="hint">${c("share.linkHint")}</p>
  </div>`}async function Tm(t,e){try{return await zl(t,e),!0}catch(n){if(!(n instanceof X)||!Im(n))throw n}return await $s(t,e),!1}function Im(t){return t.status===404||t.status===409&&t.details.place==="email"}function Am(t){return t instanceof X?t.details.reason==="no_mail"?c("share.noMail"):t.details.need==="confirmed"?c("share.confirmFirst"):t:t}function kc({treeId:t,invitations:e,onAct:n}){return e.length?d`<h3>${c("share.pending")}</h3>
    <ul class="rows" aria-label=${c("share.pending")}>
      ${e.map(o=>d`<${Cm}
          key=${o.invitationId}
          invitation=${o}
          onResend=${()=>n(async()=>{await Pl(t,o.invitationId),it(c("share.mailed",{email:o.email??""}))})}
          onRevoke=${()=>n(()=>Tl(t,o.invitationId))}
        />`)}
    </ul>`:null}function Cm({invitation:t,onResend:e,onRevoke:n}){let o=t.email??c("share.aLink"),r=Ht(new Date(t.expiresAt),{dateStyle:"medium"});return d`<li class="row">
    <span class="row-words">
      <strong>${o}</strong>
      <span class="hint">
        ${c(`tree.access.${t.role}`)} · ${c("share.until",{date:r})}
      </span>
    </span>
    <span class="row-acts">
      ${t.email?d`<button type="button" class="button quiet" onClick=${e}
            aria-label=${c("share.resendTo",{name:o})}>
            ${c("share.resend")}
          </button>`:null}
      <button
        type="button"
        class="button quiet icon-only"
        aria-label=${c("share.revokeFor",{name:o})}
        title=${c("share.revoke")}
        onClick=${n}
      >
        <${E} name="bin" />
      </button>
    </span>
  </li>`}function Lo({tree:t,onClose:e}){let{answer:n,problem:o,again:r}=dt(()=>Ul(t.treeId),[t.treeId]),s=dt(()=>Ol(t.treeId),[t.treeId]),i=()=>Promise.all([r(),s.again()]),a=async l=>{try{await l()}catch(f){if(pt(f),!(f instanceof X&&f.status))return}await i()};return d`<${Z} title=${c("share.title",{tree:t.treeName})} onClose=${e}>
    <div class="stack">
      <${_c} treeId=${t.treeId} onDone=${i} />
      <h3>${c("share.who")}</h3>
      <${M} error=${o} onRetry=${r} />
      ${n&&!n.length?d`<p class="hint">${c("share.nobody")}</p>`:null}
      <ul class="rows" aria-label=${c("share.guests")}>
        ${(n??[]).map(l=>d`<${Nm}
            key=${l.userId}
            share=${l}
            onRole=${f=>a(()=>Hl(t.treeId,l.userId,f))}
            onRemove=${()=>a(async()=>{await Po(t.treeId,l.userId),it(c("share.stopped",{name:Ro(l)}))})}
          />`)}
      </ul>
      <${M} error=${s.problem} onRetry=${s.again} />
      <${kc} treeId=${t.treeId} invitations=${s.answer??[]} onAct=${a} />
      <p class="hint">${c("share.hint")}</p>
    </div>
  <//>`}function Nm({share:t,onRole:e,onRemove:n}){return d`<li class="row">
    <span class="row-words">
      <strong>${Ro(t)}</strong>
      ${t.displayName?d`<span class="hint">${t.email}</span>`:null}
    </span>
    <span class="row-acts">
      <label>
        <span class="visually-hidden">${c("share.accessOf",{name:Ro(t)})}</span>
        <select onChange=${o=>e(o.target.value)}>
          ${Cs.map(o=>d`<option value=${o} selected=${o===t.role}>
              ${c(`tree.access.${o}`)}
            </option>`)}
        </select>
      </label>
      <button
        type="button"
        class="button quiet icon-only"
        aria-label=${c("share.stopWith",{name:Ro(t)})}
        title=${c("share.stop")}
        onClick=${n}
      >
        <${E} name="bin" />
      </button>
    </span>
  </li>`}function Ro(t){return t.displayName||t.email||c("share.formerUser")}function Fo({tree:t,onClose:e,onSaved:n}){let[o,r]=v(t.treeName),[s,i]=v(t.description??""),{isBusy:a,problem:l,submit:f}=N(async()=>{let u=s.trim()||null;await xe(t.treeId,{treeName:o.trim(),description:u}),e(),n()});return d`<${Z} title=${c("tree.details")} onClose=${e}>
    <form class="stack" onSubmit=${f}>
      <${T} label=${c("tree.name")} value=${o} onValue=${r} maxlength="100"
        required data-first />
      <${T} label=${c("tree.description")} type="area" rows="3" value=${s}
        onValue=${i} maxlength="500" />
      <${M} error=${l} />
      <div class="actions">
        <button type="submit" class="button strong" disabled=${a||!o.trim()}>
          ${c("button.save")}
        </button>
        <button type="button" class="button" onClick=${e}>
          ${c("button.cancel")}
        </button>
      </div>
    </form>
  <//>`}var Sc=6e4,Dm=720*60*Sc;function Ns({tree:t,again:e}){let[n,o]=v(""),r=()=>o(""),i=t.role==="owner"?[{label:c("tree.details"),icon:"edit",act:()=>o("details")},{label:c("tree.share"),icon:"share",act:()=>o("share")},{label:c("tree.publish"),icon:"globe",act:()=>o("publish")},{label:c("button.delete"),icon:"bin",isDanger:!0,act:()=>o("delete")}]:[{label:c("home.leave"),icon:"bin",isDanger:!0,act:()=>o("leave")}];return d`<li class="card tree-card">
    <${Fm} treeId=${t.treeId} count=${t.personCount??0} />
    <div class="tree-card-body">
      <h3>
        <a class="card-link" href=${V({screen:"tree",id:t.treeId})}>
          ${t.treeName}
        </a>
      </h3>
      ${t.description?d`<p class="tree-card-words">${t.description}</p>`:null}
      <p class="tree-card-facts">
        <span>${c("home.people",{count:t.personCount??0})}</span>
        ${t.role==="owner"?null:d`<span class="tag">${Rm(t.role)}</span>`}
        ${t.isPublic?d`<span class="tag"><${E} name="globe" />${c("tree.public")}</span>`:null}
        ${t.sharedCount?d`<span class="tag"
              ><${E} name="share" />${c("home.guests",{count:t.sharedCount})}</span
            >`:null}
      </p>
      <p class="hint">${Lm(Date.parse(t.updatedAt??""))}</p>
    </div>
    <${qt} label=${c("button.moreFor",{name:t.treeName})} items=${i} />
    ${n==="details"?d`<${Fo} tree=${t} onClose=${r} onSaved=${e} />`:null}
    ${n==="share"?d`<${Lo} tree=${t} onClose=${Mc(r,e)} />`:null}
    ${n==="publish"?d`<${Do} tree=${t} onClose=${Mc(r,e)} />`:null}
    ${n==="delete"?d`<${Tn}
          title=${c("home.deleteTitle")}
          deed=${c("home.deleteButton")}
          word=${t.treeName.trim()}
          onClose=${r}
          onConfirm=${async()=>{await Eo(t.treeId),it(c("home.deleting",{tree:t.treeName})),e()}}
        >
          <p>${c("home.deleteWarning",{count:t.personCount??0})}</p>
        <//>`:null}
    ${n==="leave"?d`<${Tn}
          title=${c("home.leaveTitle")}
          deed=${c("home.leaveButton")}
          onClose=${r}
          onConfirm=${async()=>{await Po(t.treeId,I.peek()?.userId??""),e()}}
        >
          <p>${c("home.leaveWarning",{tree:t.treeName})}</p>
        <//>`:null}
  </li>`}var Mc=(t,e)=>()=>{t(),e()};function Rm(t){return c(t==="public"?"tree.public":`tree.access.${t}`)}function Lm(t){if(Number.isNaN(t))return"";let e=Date.now();return e-t<Sc?c("home.changedNow"):e-t<Dm?c("home.changed",{ago:ua(t,e,{numeric:"always"})}):c("home.changedOn",{date:Ht(t,{dateStyle:"long"})})}function Fm({treeId:t,count:e}){let n=[...t].reduce((i,a)=>(i*31+a.charCodeAt(0))%9973,7),o=()=>(n=(n*137+71)%9973)/9973,r=Math.min(12,2+Math.round(Math.log2(e+1))),s=[];for(let i=r;i>0;i-=1){let a=54*i/r-o()*2;s.push(d`<ellipse cx=${60+o()*3-1.5} cy=${60+o()*3-1.5} rx=${a}
        ry=${a*(.93+o()*.1)} />`)}return d`<svg class="card-art" viewBox="0 0 120 120" aria-hidden="true" focusable="false">
    ${s}<circle cx="60" cy="60" r="3" class="filled" />
  </svg>`}function Ec(){let t=I.value?.email??"",{isBusy:e,problem:n,submit:o}=N(async()=>{await Za(),it(c("home.resent",{email:t}))});return d`<aside class="unconfirmed" aria-label=${c("home.confirm")}>
    <p>
      ${wt("home.unconfirmed",{email:t,strong:r=>d`<strong>${r}</strong>`})}
    </p>
    <button type="button" class="button" disabled=${e} onClick=${o}>
      ${c("home.resend")}
    </button>
    <${M} error=${n} />
  </aside>`}function Oc(){let{answer:t,problem:e,again:n}=dt(Fl,[I.value?.userId]),[o,r]=v(!1),[s,i]=v(!1),[a,l]=v(null);q(()=>{document.title=c("page.title",{screen:c("home.title")})},[]);let f=[...t??[]].sort((g,$)=>($.updatedAt??"").localeCompare(g.updatedAt??"")),u=f.filter(g=>g.role==="owner"),p=f.filter(g=>g.role!=="owner"),{isOver:h,takes:m}=Ao(g=>{l(g),r(!0)});return d`<div class="home" ...${m}>
    <${yc} onAccount=${()=>i(!0)} />
    <main id="main" class="home-main" tabindex="-1">
      <header class="screen-head">
        <h1>${c("home.title")}</h1>
        <button type="button" class="button strong" onClick=${()=>r(!0)}>
          <${E} name="plus" />${c("home.newTree")}
        </button>
      </header>
      ${I.value?.awaitsConfirmation?d`<${Ec} />`:null}
      <${M} error=${e} onRetry=${n} />
      ${t&&!t.length?d`<${wn} title=${c("home.empty")}>
            <p>${c("home.emptyHint")}</p>
            <button type="button" class="button strong" onClick=${()=>r(!0)}>
              <${E} name="plus" />${c("home.plant")}
            </button>
          <//>`:null}
      ${u.length?d`<h2 class="visually-hidden">${c("home.own")}</h2>
            <ul class="cards" aria-label=${c("home.title")}>
              ${u.map(g=>d`<${Ns} key=${g.treeId} tree=${g} again=${n} />`)}
            </ul>`:null}
      ${p.length?d`<h2 class="home-part">${c("home.shared")}</h2>
            <ul class="cards" aria-label=${c("home.shared")}>
              ${p.map(g=>d`<${Ns} key=${g.treeId} tree=${g} again=${n} />`)}
            </ul>`:null}
    </main>
    ${h?d`<${Co} words=${c("home.drop")} />`:null}
    ${o?d`<${xc}
          file=${a}
          onWritten=${n}
          onClose=${()=>{r(!1),l(null),n()}}
        />`:null}
    ${s?d`<${$c} onClose=${()=>i(!1)} onRestored=${n} />`:null}
  </div>`}function Pc({notice:t}){let{id:e,text:n,action:o,error:r}=t;return d`<div class="notice">
    ${r?d`<${M} error=${r} />`:d`<p>${n}</p>`}
    ${o?d`<button
          type="button"
          class="button"
          onClick=${()=>{vo(e),o.act()}}
        >
          ${o.label}
        </button>`:null}
    <button
      type="button"
      class="button quiet icon-only"
      aria-label=${K("notice.dismiss")}
      onClick=${()=>vo(e)}
    >
      <${E} name="close" />
    </button>
  </div>`}function Tc(){return d`<div class="notices" role="status" aria-live="polite">
    ${Fe.value?d`<p class="notice waiting">${Fe.value}</p>`:null}
    ${Nt.value.map(t=>d`<${Pc} key=${t.id} notice=${t} />`)}
  </div>`}var Y={current:null};var Bm=/FRENCH|HEBREW/i,Um=/@#D[^@]*@|\b(?:GREGORIAN|JULIAN)\b/gi,zm=new RegExp(String.raw`(?<!\d)(\d{3,4}(?!\d)|(?<![/.-])\d{1,2}(?=\s*(?:$|TO\b|AND\b|B\.?\s?C)))`+String.raw`(?:/\d\d)?(\s*B\.?\s?C)?`,"i");function Bo(t,e,n){if(t)return Ic(t);if(e&&!Bm.test(e)){let o=zm.exec(e.replace(Um," "));if(o)return Number(o[1])*(o[2]?-1:1)}return n?Ic(n):null}function Tt(t){return Bo(t.birthDate,t.birthDateText,t.birthSort)}function Ge(t){return Bo(t.deathDate,t.deathDateText,t.deathSort)}function Ac(t){let e=1/0,n=-1/0;for(let o of t){let r=Tt(o);r!==null&&(e=Math.min(e,r),n=Math.max(n,r))}return e>n?null:[e,n]}function Ic(t){let e=Number.parseInt(t,10);return Number.isNaN(e)?null:e}var An=Object.freeze([]);function yt(t){let e=new Map([...t.persons].map(u=>({person:u,born:Hm(u)})).sort((u,p)=>zo(u.born,p.born)||zo(u.person.personId,p.person.personId)).map(({person:u})=>[u.personId,u])),n=new Map([...e.keys()].map((u,p)=>[u,p])),{parents:o,children:r}=jm(t,e,n),{spouses:s,couples:i}=qm(t,e,n),a=Wm(e,o),l=Nc(a,u=>u.parents),f=Nc(a,u=>u.children);return{people:e,parents:u=>o.get(u)??An,children:u=>r.get(u)??An,spouses:u=>s.get(u)??An,families:a,familiesOfParent:u=>l.get(u)??An,familiesOfChild:u=>f.get(u)??An,couples:i}}function It(t,e){return t<e?`${t} ${e}`:`${e} ${t}`}function Hm(t){return Dc(t.birthDate??t.birthSort,Tt(t))}function Cc(t){return Dc(t.marriageDate,Bo(t.marriageDate,t.marriageDateText))}function Dc(t,e){return t&&!t.startsWith("-")?t.padStart(10,"0"):e===null?"~":e<0?`!${String(1e4+e).padStart(5,"0")}`:String(e).padStart(4,"0")}function jm(t,e,n){let o=new Map,r=new Map,s=new Set;for(let{parentId:i,childId:a,type:l="Biological"}of t.parents){let f=`${i} ${a}`;!e.has(i)||!e.has(a)||i===a||s.has(f)||(s.add(f),qe(o,a,{id:i,type:l}),qe(r,i,{id:a,type:l}))}for(let[i,a]of Gm(e,r))o.set(i,(o.get(i)??[]).filter(l=>l.id!==a)),r.set(a,(r.get(a)??[]).filter(l=>l.id!==i));for(let i of[o,r])for(let a of i.values())a.sort((l,f)=>Uo(n,l)-Uo(n,f));return{parents:o,children:r}}function Gm(t,e){let n=[],o=new Map;for(let r of t.keys()){if(o.has(r))continue;o.set(r,"open");let s=[{id:r,next:0}];for(let i=s.at(-1);i;i=s.at(-1)){let a=e.get(i.id)?.[i.next++];a?o.get(a.id)==="open"?n.push([a.id,i.id]):o.has(a.id)||(o.set(a.id,"open"),s.push({id:a.id,next:0})):(o.set(i.id,"done"),s.pop())}}return n}function qm(t,e,n){let o=new Map,r=new Map;for(let i of t.spouses){let{person1Id:a,person2Id:l}=i,f=It(a,l);!e.has(a)||!e.has(l)||a===l||r.has(f)||(r.set(f,i),qe(o,a,{id:l,link:i}),qe(o,l,{id:a,link:i}))}for(let i of o.values())i.sort((a,l)=>zo(Cc(a.link),Cc(l.link))||Uo(n,a)-Uo(n,l));let s=[...r].sort((i,a)=>zo(i[0],a[0])).map(([,i])=>i);return{spouses:o,couples:s}}function Wm(t,e){let n=new Map;for(let o of t.keys()){let r=new Map;for(let{id:s,type:i}of e.get(o)??[])qe(r,i,s);for(let[s,i]of r)for(let a=0;a<i.length;a+=2){let l=i.slice(a,a+2).sort(),f=`${s} ${l.join(" ")}`,u=n.get(f)??{key:f,parents:l,type:s,children:[]};n.set(f,u),u.children.push(o)}}return[...n.values()]}function Nc(t,e){let n=new Map;for(let o of t)for(let r of e(o))qe(n,r,o);return n}function qe(t,e,n){let o=t.get(e);o?o.push(n):t.set(e,[n])}function Uo(t,e){return t.get(e.id)??0}function zo(t,e){return t<e?-1:t>e?1:0}function At(t,e,{rootId:n}){if(n&&e.people.has(n))return n;let o=t.tree?.rootPersonId;if(o&&e.people.has(o))return o;let r=null,s=-1;for(let i of e.people.keys()){let a=e.parents(i).length+e.children(i).length+e.spouses(i).length;a<=s||(s=a,r=i)}return r}function Cn(t,e,n){let o=new Map([[t,0]]),r=[t];for(let s=0;s<r.length;s++){let i=r[s],a=(o.get(i)??0)+1;if(!(a>n))for(let l of e(i))o.has(l.id)||(o.set(l.id,a),r.push(l.id))}return o}function Ho(t,e,n){return{persons:t.persons.filter(({personId:o})=>e.has(o)),parents:t.parents.filter(({parentId:o,childId:r})=>e.has(o)&&n.has(r)),spouses:t.spouses.filter(({person1Id:o,person2Id:r})=>e.has(o)&&e.has(r))}}var ce=Object.freeze({nodes:[],edges:[],levels:[],bounds:{x:0,y:0,w:0,h:0}});var W=nt(null),Dn=nt(null),Q=xt(()=>yt(W.value??{persons:[],parents:[],spouses:[]})),R=xt(()=>Q.value.people),Go=xt(()=>(W.value&&At(W.value,Q.value,{}))??""),ot=xt(()=>["owner","editor"].includes(W.value?.tree.role??"")),We=xt(()=>W.value?.tree.role==="owner"),Ds="Biological",Nn="",jo=0;async function Rc(t){Rs(),Nn=t,await Ls()}function Rs(t=Nn){t===Nn&&(jo+=1,Nn="",W.value=null,Dn.value=null)}async function Ct({isQuiet:t=!1}={}){await Ls({isQuiet:t})}async function Ym(){let t=W.peek()?.tree;if(!(!t||document.hidden))try{let e=await Bl(t.treeId);(e.version!==t.version||e.updatedAt!==t.updatedAt)&&await Ls()}catch{}}function Lc(t){let{parents:e,children:n}=Q.value,o=new Map;for(let i of e(t))for(let a of n(i.id)){if(a.id===t)continue;let l=i.type===Ds?a.type:i.type;o.set(a.id,[...o.get(a.id)??[],l])}let r=i=>e(i).filter(a=>a.type===Ds).length,s=(i,a)=>{let l=a.filter(f=>f===Ds).length;return l?l<Math.max(r(t),r(i))?"Half":"":a.includes("Adoptive")?"Adoptive":a[0]??""};return[...R.value.keys()].flatMap(i=>{let a=o.get(i);return a?[{id:i,how:s(i,a)}]:[]})}async function Ls({isQuiet:t=!1}={}){let e=++jo,n=Nn;try{let o=await Oo(n);if(e!==jo)return;W.value=o,Dn.value=null}catch(o){if(e!==jo)return;W.peek()?t||pt(o):Dn.value=o}}document.addEventListener("visibilitychange",Ym);function L(t){return t?t.hidden?c("person.living"):[t.firstName,t.lastName].filter(Boolean).join(" ")||t.preferredName||t.birthName||c("person.unnamed"):c("person.missing")}function Ye(t){return t.hidden?c("person.living"):[t.firstName,t.middleName,t.lastName,t.suffix].filter(Boolean).join(" ")||L(t)}function Fs(t){return t.normalize("NFKD").replace(/\p{M}/gu,"").replace(/ß/g,"ss").replace(/[øØ]/g,"o").replace(/[łŁ]/g,"l").toLowerCase()}function Fc(t){let{firstName:e,middleName:n,lastName:o,birthName:r,preferredName:s,suffix:i}=t;return Fs([e,n,o,r,s,i].filter(Boolean).join(" "))}function Vm(t){H({person:t}),Y.current?.focus(t)}function Jt({id:t}){let e=R.value.get(t);return d`<button type="button" class="link" disabled=${!e} onClick=${()=>Vm(t)}>
    ${L(e)}
  </button>`}function qo({ids:t}){return fa(t.map(e=>d`<${Jt} key=${e} id=${e} />`))}var zc=["JAN","FEB","MAR","APR","MAY","JUN","JUL","AUG","SEP","OCT","NOV","DEC"],Km=2e3,Xm={ABT:"about",CAL:"calculated",EST:"estimated",BEF:"before",AFT:"after",FROM:"from",TO:"to"},Jm=[[/@#DJULIAN@|\bJULIAN\b/gi,"julian"],[/@#DFRENCH R@|\bFRENCH_R\b/gi,"french"],[/@#DHEBREW@|\bHEBREW\b/gi,"hebrew"]],Zm=/@#DGREGORIAN@|\bGREGORIAN\b/gi,Qm=/^BET\s+(.+?)\s+AND\s+(.+)$/i,th=/^FROM\s+(.+?)\s+TO\s+(.+)$/i,eh=/^(ABT|CAL|EST|BEF|AFT|FROM|TO)\s+(.+)$/i,nh=/^(?:(\d{1,2})\s+)?([A-Z]{3})\s+(\d{1,4}(?:\/\d{2})?)$/i,Bc=/\s+(?:BCE|B\.C\.)$/i;function Ve(t){let e=t.trim();if(/^\(.*\)$/s.test(e))return e.slice(1,-1);let n=/^INT\s+(.*?)\s*\((.*)\)$/is.exec(e);if(n){let[,i="",a=""]=n;return c("date.quoted",{date:Ve(i),phrase:a})}let o=e.replace(Zm,""),r=[];for(let[i,a]of Jm)i.test(o)&&r.push(c(`date.${a}`)),o=o.replace(i,"");let s=oh(o.trim().replace(/\s+/g," "));return r.length?c("date.calendar",{date:s,calendar:r.join(", ")}):s}function oh(t){let e=Qm.exec(t);if(e)return Uc("date.between",e);let n=th.exec(t);if(n)return Uc("date.period",n);let o=eh.exec(t);if(!o)return Rn(t);let[,r="",s=""]=o,i=Xm[r.toUpperCase()];return c(`date.${i}`,{date:Rn(s)})}function Uc(t,[,e="",n=""]){return c(t,{from:Rn(e),to:Rn(n)})}function Rn(t){if(Bc.test(t))return c("date.bc",{year:Rn(t.replace(Bc,""))});let[,e,n="",o=""]=nh.exec(t)??[],r=Wo(zc.indexOf(n.toUpperCase()));return r?e?c("date.day",{day:`${Number(e)}`,month:r,year:o}):c("date.month",{month:r,year:o}):t}function Wo(t){return t in zc?Ht(new Date(Km,t,1),{month:"long"}):""}function mt(t,e){if(e)return Ve(e);if(!t)return"";let[n="",o="",r=""]=t.split("-").map(s=>`${Number(s)}`);return c("date.day",{day:r,month:Wo(Number(o)-1),year:n})}async function Hc(t,e,n){let o={from:e,to:n};return P("GET",`${bt(t)}/relationship`,{query:o,isGuest:!0})}async function Bs(t,e,n={}){return P("GET",`${bt(t)}/${e}`,{query:n,isGuest:!0})}async function jc(t,e,n){return P("POST",`${bt(t)}/distinct`,{json:{first:e,second:n}})}async function Gc(t,e,n){return P("POST",`${bt(t)}/merge`,{json:{keep:e,drop:n}})}function Mt(t,e={}){let n=W.value?.tree,o=JSON.stringify(e),r=n?.treeId??"",[s,i]=v({of:0,pages:[]}),{answer:a,problem:l,again:f}=dt(()=>Bs(r,t,e),[r,n?.version,t,o]),u=s.of===a?s.pages:[],p=[a,...u].filter(Boolean),h=p.at(-1)?.cursor,g=h?d`<button type="button" class="button wide" onClick=${async()=>{try{let $=await Bs(r,t,{...e,cursor:h});i({of:a,pages:[...u,$]})}catch($){pt($)}}}>
        ${c("button.showMore")}
      </button>`:null;return{answer:a,items:p.flatMap($=>$.items??[]),problem:l,again:f,more:g}}var rh=Array.from({length:12},(t,e)=>[String(e+1),Wo(e)]);function qc(){let[t,e]=v(String(new Date().getMonth()+1)),{answer:n,items:o,problem:r,again:s}=Mt("anniversaries",{month:t});return d`<label class="field">
      <span class="field-label">${c("anniversaries.month")}</span>
      <select onChange=${i=>e(i.target.value)}>
        ${rh.map(([i,a])=>d`<option value=${i} selected=${i===t}>${a}</option>`)}
      </select>
    </label>
    <${M} error=${r} onRetry=${s} />
    ${n&&!o.length?d`<p class="hint">${c("anniversaries.none")}</p>`:null}
    <ol class="days">
      ${o.map(i=>d`<li key=${i.kind+i.personIds.join()+i.date}>
          <span class="day">${i.day}</span>
          <span>
            ${wt(`anniversaries.${i.kind}`,{people:d`<${qo} ids=${i.personIds} />`,year:i.date.slice(0,4),ago:pa(i.years),when:a=>d`<span class="hint">${a}</span>`})}
          </span>
        </li>`)}
    </ol>`}function sh({code:t,severity:e}){return c(`checks.codes.${e==="error"&&t==="parentTooYoung"?"bornAfterOwnChild":t}`)}function Wc(){let{answer:t,problem:e,again:n}=Mt("checks",{limit:1}),[o,r]=v("");return t?t.counts.length?d`<ul class="groups">
    ${t.counts.map(s=>{let{code:i,severity:a}=s,l=`${a} ${i}`,f=o===l;return d`<li key=${l}>
          <button
            type="button"
            class="group ${a}"
            aria-expanded=${f}
            onClick=${()=>r(f?"":l)}
          >
            <span class="group-mark">${c(`checks.${a}`)}</span>
            <span class="group-title">${sh(s)}</span>
            <span class="group-count">${_t(s.count)}</span>
          </button>
          ${f?d`<${ih} code=${i} severity=${a} />`:null}
        </li>`})}
  </ul>`:d`<p class="good"><${E} name="check" />${c("checks.none")}</p>`:d`<${M} error=${e} onRetry=${n} />`}function ih({code:t,severity:e}){let{items:n,problem:o,again:r,more:s}=Mt("checks",{code:t,severity:e,limit:50});return d`<${M} error=${o} onRetry=${r} />
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
    ${s}`}async function Zt(t){let{value:e,etag:n}=await us("GET",Ke(t),{isGuest:!0});return{person:So(e),etag:n}}async function Yc(t){return P("POST","api/persons",{json:t})}async function Us(t,e,n){let{value:o,etag:r}=await us("PATCH",Ke(t),{json:e,ifMatch:n});return{person:o,etag:r}}async function Vc(t){return P("DELETE",Ke(t))}async function Kc(t,e){return P("POST",`${Ke(t)}/restore`,{json:{undo:e}})}async function Yo(t,e){await P("POST",`${Ke(t)}/photo`,{body:e})}async function Xc(t){await P("DELETE",`${Ke(t)}/photo`)}async function Vo(t){return Be(t,{isGuest:!0})}async function Jc(t){let e=[],n;do{let o=await P("GET","api/relationships",{query:{personId:t,cursor:n}});e.push(...o.items),n=o.cursor}while(n);return e}async function zs(t){return P("POST","api/relationships/parent-child",{json:t})}async function Hs(t){return P("POST","api/relationships/spousal",{json:t})}async function js(t,e,n,o){return P("PATCH",Zc(t,e,n),{json:o})}async function Ln(t,e,n){await P("DELETE",Zc(t,e,n))}function Zc(t,e,n){return`api/relationships/${t}/${encodeURIComponent(e)}/${encodeURIComponent(n)}`}function Ke(t){return`api/persons/${encodeURIComponent(t)}`}var ah=50,ke=nt([]),ue=nt([]),Me=nt(!1),Ko=xt(()=>ke.value.at(-1)?.what??""),Xo=xt(()=>ue.value.at(-1)?.what??"");function Se(){ke.value=[],ue.value=[],ds()}async function Rt(t,e){let n=await qs(t.act);ue.value=[],Qc(t,e,n)}async function Xe(){let t=ke.peek().at(-1);if(!t||Me.peek())return;ms();let e;try{e=await qs(t.undo)}catch(o){pt(o);return}ke.value=ke.value.filter(o=>o!==t),ue.value=e?[]:[...ue.value,t];let{what:n}=t;e?it(c("history.undoneForGood",{what:n})):it(c("history.undone",{what:n}),{label:c("button.redo"),act:Je})}async function Je(){let t=ue.peek().at(-1);if(!t||Me.peek())return;ms();let e;try{e=await qs(t.act)}catch(n){pt(n);return}ue.value=ue.value.filter(n=>n!==t),Qc(t,c("history.redone",{what:t.what}),e)}function Qc(t,e,n){n?(Se(),it(c("history.doneForGood",{done:e}))):(ke.value=[...ke.value,t].slice(-ah),ds(),it(e,{label:c("button.undo"),act:Xe}))}async function qs(t){Me.value=!0;let e,n=!1;try{e=await t()||void 0}catch(s){throw n=s instanceof X&&!s.status,s}finally{await Ct({isQuiet:n}),Me.value=!1}let{opens:o="",isForGood:r=!1}=e??{};return R.peek().has(o)&&H({person:o}),r}function Ze(t){return t<0?c("date.bc",{year:`${-t}`}):`${t}`}function Jo(t){if(!t)return"";let[e,n]=t;return e===n?Ze(e):`${Ze(e)}–${Ze(n)}`}function Qe(t,e){if(t===null)return"";let n=/^\s*(?:@#[^@]*@\s*)?(ABT|CAL|EST|BET|BEF|AFT|FROM|TO)\b/i.exec(e??""),o=Ze(t);switch(n?.[1]?.toUpperCase()){case void 0:return o;case"BEF":case"TO":return c("date.beforeYear",{year:o});case"AFT":case"FROM":return c("date.afterYear",{year:o});default:return c("date.aboutYear",{year:o})}}function fe(t){let e=Qe(Tt(t),t.birthDateText),n=Qe(Ge(t),t.deathDateText);if(!e&&!n)return"";let o=c("date.unknownYear");return n?`${e||o}–${n}`:t.living?c("date.bornYear",{year:e}):`${e}–${o}`}function tn(t){return mt(t.birthDate,t.birthDateText)}function en(t){return mt(t.deathDate,t.deathDateText)}function tu(){let{answer:t,items:e,problem:n,again:o,more:r}=Mt("duplicates",{limit:25}),[s,i]=v(null);return t?e.length?d`<p class="hint">${c("duplicates.intro")}</p>
    <ul class="findings">
      ${e.map(a=>d`<li
          key=${a.personIds.join()}
        >
          <p class="pair">
            ${a.personIds.map(l=>d`<span key=${l}>
                <${Jt} id=${l} />
                <span class="hint"> ${lh(l)}</span>
              </span>`)}
          </p>
          <p class="hint">${kn(kt(a.reasons))}</p>
          ${ot.value?d`<button
                type="button"
                class="button small"
                onClick=${()=>i(a.personIds)}
              >
                <${E} name="merge" />${c("duplicates.compare")}
              </button>`:null}
        </li>`)}
    </ul>
    ${r}
    ${s?d`<${ch} pair=${s} onClose=${()=>i(null)} />`:null}`:d`<p class="good"><${E} name="check" />${c("duplicates.none")}</p>`:d`<${M} error=${n} onRetry=${o} />`}function lh(t){let e=R.value.get(t);return e?fe(e):""}function ch({pair:t,onClose:e}){let[n,o]=v(!0),r=dt(async()=>{let[p,h]=await Promise.all(t.map(Zt));return p&&h?[p.person,h.person]:[]},t),{isBusy:s,problem:i,submit:a}=N(async()=>{let[p,h]=n?t:[t[1],t[0]],m=L(R.peek().get(p));await Gc(W.peek()?.tree.treeId??"",p,h),e(),H({person:""}),Se(),await Ct(),it(c("duplicates.merged",{name:m}))}),l=N(async()=>{await jc(W.peek()?.tree.treeId??"",...t),e(),await Ct()}),[f,u]=r.answer??[];return d`<${Z} title=${c("duplicates.title")} onClose=${e}>
    <form class="stack" onSubmit=${a}>
      <${M} error=${r.problem??i??l.problem} />
      ${f&&u?d`<${uh} first=${f} second=${u} keepsFirst=${n}
            onKeep=${o} />`:null}
      <p class="hint">${c("duplicates.hint")}</p>
      <div class="actions">
        <button type="submit" class="button strong" disabled=${s||!f}>
          <${E} name="merge" />${c("duplicates.merge")}
        </button>
        <button type="button" class="button" data-first disabled=${l.isBusy}
          onClick=${l.submit}>
          ${c("duplicates.differ")}
        </button>
      </div>
    </form>
  <//>`}function uh({first:t,second:e,keepsFirst:n,onKeep:o}){let r=i=>{let{parents:a,spouses:l,children:f}=Q.value,u=i.personId,p=[...a(u),...l(u),...f(u)].map(h=>h.id);return kt(p.map(h=>L(R.value.get(h))))},s=[[c("duplicates.name"),Ye],[c("field.birth"),tn],[c("field.birthPlace"),i=>i.birthPlace??""],[c("field.death"),en],[c("field.deathPlace"),i=>i.deathPlace??""],[c("duplicates.relatives"),r],[c("field.biography"),i=>i.biography??""]];return d`<table class="side-by-side">
    <thead>
      <tr>
        <th scope="col"><span class="visually-hidden">${c("person.field")}</span></th>
        ${[!0,!1].map(i=>d`<th scope="col" key=${i}>
            <label class="toggle">
              <input type="radio" name="keep" checked=${n===i}
                onChange=${()=>o(i)} />
              <span>${c("duplicates.keep")}</span>
            </label>
          </th>`)}
      </tr>
    </thead>
    <tbody>
      ${s.map(([i,a])=>{let l=[a(t),a(e)],f=!!(l[0]&&l[1])&&l[0]!==l[1];return l[0]||l[1]?d`<tr key=${i} class=${f?"differs":""}>
              <th scope="row">${i}</th>
              ${l.map((u,p)=>d`<td key=${p}>${u||c("person.noValue")}</td>`)}
            </tr>`:null})}
    </tbody>
  </table>`}function eu(){let{answer:t,items:e,problem:n,again:o,more:r}=Mt("places",{limit:50}),[s,i]=v("");return t&&!e.length?d`<p class="hint">${c("places.none")}</p>`:d`<${M} error=${n} onRetry=${o} />
    <ul class="groups">
      ${e.map(a=>{let l=s===a.name;return d`<li key=${a.name}>
          <button
            type="button"
            class="group"
            aria-expanded=${l}
            onClick=${()=>i(l?"":a.name)}
          >
            <span class="group-title">${a.name}</span>
            <span class="group-count">${_t(fh(a))}</span>
          </button>
          ${l?d`<${ph} place=${a} />`:null}
        </li>`})}
    </ul>
    ${r}`}function fh({births:t,marriages:e,deaths:n}){return t+e+n}function ph({place:t}){let{births:e,marriages:n,deaths:o,personIds:r,personCount:s}=t,i=[e?c("places.births",{count:e}):"",n?c("places.marriages",{count:n}):"",o?c("places.deaths",{count:o}):""].filter(Boolean);return d`<div class="findings">
    <p class="hint">${kt(i)}</p>
    <ul class="rows">
      ${r.map(a=>d`<li key=${a}><${Jt} id=${a} /></li>`)}
    </ul>
    ${s>r.length?d`<p class="hint">
          ${c("places.others",{count:s-r.length})}
        </p>`:null}
  </div>`}var Zo=320,Fn=110,dh=16,mh=6.2;function nu({title:t,bars:e}){let n=Math.max(1,...e.map(s=>s.count)),o=Zo/Math.max(1,e.length),r=Math.ceil(e.length/8);return d`<figure class="chart">
    <figcaption>${t}</figcaption>
    <svg viewBox="0 0 ${Zo} ${Fn+dh}" role="img" aria-label=${gh(t,e)}>
      ${e.map((s,i)=>{let a=Math.max(s.count?2:0,s.count/n*(Fn-14)),l=i*o;return d`<g key=${s.label}>
          <rect x=${l+o*.12} y=${Fn-a} width=${o*.76} height=${a}
            rx="2"><title>${ou(s)}</title></rect>
          ${i%r===0?d`<text x=${hh(l+o/2,s.label)} y=${Fn+12}
                text-anchor="middle">
                ${s.label}
              </text>`:null}
        </g>`})}
      <path d="M0 ${Fn}H${Zo}" />
    </svg>
  </figure>`}function hh(t,e){let n=e.length*mh/2;return Math.min(Zo-n,Math.max(n,t))}function Bn({title:t,bars:e}){let n=Math.max(1,...e.map(o=>o.count));return e.length?d`<figure class="chart">
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
  </figure>`:null}function gh(t,e){return c("statistics.chart",{title:t,bars:kt(e.map(ou),{type:"unit"})})}function ou({label:t,count:e}){return c("statistics.bar",{label:t,count:e})}var $h=24,ru=8,bh=["sex","birthDate","birthPlace","deathDate","parents"];function su(){let{answer:t,problem:e,again:n}=Mt("stats");return t?d`<dl class="tiles">
      <${nn} label=${c("statistics.people")} value=${_t(t.persons)} />
      <${nn} label=${c("statistics.living")} value=${_t(t.living)} />
      <${nn} label=${c("statistics.couples")} value=${_t(t.couples)} />
      <${nn} label=${c("statistics.generations")} value=${_t(t.generations)} />
      <${Qo} label=${c("statistics.ageAtDeath")} average=${t.ageAtDeath} />
      <${Qo} label=${c("statistics.ageAtMarriage")} average=${t.ageAtMarriage} />
      <${Qo} label=${c("statistics.ageOfMothers")} average=${t.ageOfMothers} />
      <${Qo} label=${c("statistics.ageOfFathers")} average=${t.ageOfFathers} />
      ${t.childrenPerCouple?d`<${nn} label=${c("statistics.childrenPerCouple")}
            value=${iu(t.childrenPerCouple)} />`:null}
    </dl>
    <${yh} answer=${t} />
    <${Bn} title=${c("statistics.lastNames")} bars=${Ws(t.lastNames)} />
    <${Bn} title=${c("statistics.femaleNames")} bars=${Ws(t.firstNamesFemale)} />
    <${Bn} title=${c("statistics.maleNames")} bars=${Ws(t.firstNamesMale)} />
    <${Bn} title=${c("statistics.completeness")} bars=${bh.map(o=>({label:c(`statistics.${o}`),count:Math.round((t.completeness[o]??0)*100)}))} />
    ${t.largestFamilies.length?d`<h3>${c("statistics.mostChildren")}</h3>
          <ul class="rows">
            ${t.largestFamilies.slice(0,ru).map(o=>d`<li
                  class="row"
                  key=${o.personId}
                >
                  <span class="row-words"><${Jt} id=${o.personId} /></span>
                  <span class="hint">
                    ${c("statistics.children",{count:o.children})}
                  </span>
                </li>`)}
          </ul>`:null}`:d`<${M} error=${e} onRetry=${n} />`}function yh({answer:t}){let e=t.birthsByDecade.length;if(!e)return null;let n=e<=$h,r=(n?t.birthsByDecade:t.birthsByCentury).map(s=>({label:s.fromYear<0?Ze(s.fromYear):c("statistics.years",{year:`${s.fromYear}`}),count:s.count}));return d`<${nu} bars=${r}
    title=${c(n?"statistics.birthsByDecade":"statistics.birthsByCentury")} />`}function nn({label:t,value:e}){return d`<div class="tile"><dt>${t}</dt><dd>${e}</dd></div>`}function Qo({label:t,average:e}){return e?d`<${nn} label=${t} value=${iu(e.years)} />`:null}function Ws(t){return t.slice(0,ru).map(e=>({label:e.name,count:e.count}))}function iu(t){return _t(t,{minimumFractionDigits:1,maximumFractionDigits:1})}function Ee(t=""){return t.split(",").map(n=>n.trim()).filter(Boolean).join(", ")}var wh={birth:"∗",marriage:"∞",divorce:"⚮",death:"†"};function lu(){let{answer:t,items:e,problem:n,again:o,more:r}=Mt("timeline",{limit:100});return t&&!e.length?d`<p class="hint">${c("timeline.none")}</p>`:d`<${M} error=${n} onRetry=${o} />
    <ol class="timeline">
      ${e.map((s,i)=>{let a=au(s.sort),l=e[i-1];return d`${!l||au(l.sort)!==a?d`<li class="century" key=${`c${a}`}><h3>${a}</h3></li>`:null}
          <li key=${s.kind+s.personIds.join()+i}>
            <span class="sign ${s.kind}" aria-hidden="true">${wh[s.kind]}</span>
            <span>
              <span class="hint">${Ve(s.dateText)}</span><br />
              ${wt(`timeline.${s.kind}`,{people:d`<${qo} ids=${s.personIds} />`})}
              ${s.place?`, ${Ee(s.place)}`:null}
            </span>
          </li>`})}
    </ol>
    ${r}`}function au(t){let e=Number.parseInt(t,10);return c("statistics.years",{year:`${Math.floor(e/100)*100}`})}var cu={checks:Wc,duplicates:tu,statistics:su,anniversaries:qc,timeline:lu,places:eu},on=Object.keys(cu);function uu({name:t}){let e=on.find(i=>i===t)??"checks",n=cu[e],o=F(null);rt(()=>o.current?.focus(),[]);let r=i=>{let l={ArrowRight:1,ArrowLeft:-1}[i.key];if(!l)return;i.preventDefault();let f=on[(on.indexOf(e)+l+on.length)%on.length]??"";H({insight:f},{replace:!0}),requestAnimationFrame(()=>document.getElementById(`insight-${f}`)?.focus())},s=()=>{H({insight:""}),document.getElementById("main")?.focus()};return d`<aside class="insights" aria-label=${c("tree.insights")}>
    <header class="insights-head">
      <h2 tabindex="-1" ref=${o}>${c("tree.insights")}</h2>
      <button type="button" class="button quiet icon-only" onClick=${s}
        aria-label=${c("insights.close")} title=${c("button.close")}
      ><${E} name="close" /></button>
    </header>
    <div class="tabs" role="tablist" aria-label=${c("tree.insights")} onKeyDown=${r}>
      ${on.map(i=>d`<button
          key=${i}
          type="button"
          role="tab"
          id="insight-${i}"
          class="tab"
          aria-selected=${i===e}
          aria-controls="insight-view"
          tabindex=${i===e?0:-1}
          onClick=${()=>H({insight:i},{replace:!0})}
        >
          ${c(`insights.${i}`)}
        </button>`)}
    </div>
    <div class="insight" role="tabpanel" id="insight-view" aria-labelledby="insight-${e}"
      tabindex="0" key=${e}>
      <${n} />
    </div>
  </aside>`}var fu=["birthDate","deathDate","marriageDate","divorceDate","adoptionDate"];function tr(t,e){let n={};for(let o of Object.keys(e)){let r=o.replace(/Text$/,"");fu.includes(r)&&!t[o]&&t[r]?n[r]=t[r]:n[o]=t[o]??null}return n}function pu(t){let e={...t};for(let n of fu)e[`${n}Text`]&&delete e[n];return e}var vh=404,Qt=t=>L(R.peek().get(t));async function rn(t,e,n="Biological",o=""){let[r,s]=[Qt(t),Qt(e)];await Rt({what:c("history.connecting",{one:r,other:s}),act:async()=>{await zs({parentId:t,childId:e,type:n,...o?{alsoOf:o}:{}})},undo:async()=>{o&&await hu("parent-child",o,e),await Ln("parent-child",t,e)}},o?c("history.parents",{parent:r,other:Qt(o),child:s}):c("history.parent",{parent:r,child:s}))}async function er(t,e,n={status:"Married"},o=[]){let r={one:Qt(t),other:Qt(e)};await Rt({what:c("history.connecting",r),act:async()=>{await Hs({person1Id:t,person2Id:e,parentOf:o,...n})},undo:async()=>{for(let s of o)await hu("parent-child",e,s);await Ln("spousal",t,e)}},c("history.couple",r))}async function du(t,e,n){let o=await Ys(t,e,n),r={one:Qt(e),other:Qt(n)};await Rt({what:c("history.disconnecting",r),act:()=>Ln(t,e,n),undo:async()=>{let s={...xh(o),...gu(t,e,n)};t==="spousal"?await Hs(s):await zs(s)}},c("history.disconnected",r))}async function mu(t,e,n,o,r){let s=tr(o,r),i={one:Qt(e),other:Qt(n)};await Rt({what:c("history.editingLink",i),act:async()=>{await js(t,e,n,r)},undo:async()=>{await js(t,e,n,s)}},c("history.savedLink"))}async function Ys(t,e,n){let o=Object.entries(gu(t,e,n));return(await Jc(e)).find(s=>o.every(([i,a])=>s[i]===a))}async function hu(t,e,n){try{await Ln(t,e,n)}catch(o){if(!(o instanceof X)||o.status!==vh)throw o}}function gu(t,e,n){return t==="spousal"?{person1Id:e,person2Id:n}:{parentId:e,childId:n}}function xh(t){let{id:e,relationshipType:n,treeId:o,createdAt:r,updatedAt:s,...i}=t;return pu(i)}var _h=409;function Vs(t){let e,n=null;return{async end(){let{person:o}=await Zt(t);return n=o.photoUrl?await Vo(o.photoUrl).catch(()=>null):null,{undo:e}=await Vc(t),z.peek().person===t&&H({person:""}),{isForGood:!e}},async goOn(){return e&&await kh(t,e),e=void 0,n&&await Yo(t,n),n=null,{opens:t}}}}async function kh(t,e){try{await Kc(t,e)}catch(n){if(!(n instanceof X)||n.status!==_h)throw n;await Zt(t).catch(()=>Promise.reject(n))}}async function sn(t){let e=W.peek()?.tree.treeId??"",n=L(t),o="",r=null;return await Rt({what:c("history.adding",{name:n}),act:async()=>{if(r)return r.goOn();o=(await Yc({treeId:e,...t})).personId},undo:()=>(r??=Vs(o)).end()},c("history.added",{name:n})),o}async function $u(t,e,n){let o=tr(t,e),r=n,s=L({...t,...e});await Rt({what:c("history.editing",{name:s}),act:async()=>{await Us(t.personId,e,r),r=""},undo:async()=>{await Us(t.personId,o)}},c("history.saved",{name:s}))}async function bu(t){let e=L(t),n=Vs(t.personId);await Rt({what:c("history.deleting",{name:e}),act:n.end,undo:n.goOn},c("history.deleted",{name:e}))}async function yu(t,e){let n=t.personId,o=t.photoUrl?await Vo(t.photoUrl).catch(()=>null):null,r=async s=>{s?await Yo(n,s):await Xc(n)};await Rt({what:c("history.photo",{name:L(t)}),act:()=>r(e),undo:()=>r(o)},c(e?"history.photoSaved":"history.photoRemoved"))}async function wu(t){let e=W.peek()?.tree;if(!e)return;let n=e.rootPersonId??null;await Rt({what:c("history.root",{name:L(t)}),act:async()=>{await xe(e.treeId,{rootPersonId:t.personId})},undo:async()=>{await xe(e.treeId,{rootPersonId:n})}},c("history.rootSet",{name:L(t)}))}var Mh=[[/sch|sh/g,"s"],[/ph/g,"f"],[/th|dt/g,"t"],[/ck|ch|c|q/g,"k"],[/ae|oe|ue/g,t=>t.slice(0,1)],[/y|j/g,"i"],[/w/g,"v"],[/z/g,"s"],[/([^0-9])\1+/g,"$1"]];function nr(t){return Mh.reduce((e,[n,o])=>e.replace(n,o),t)}function vu(t,e){let n=Math.min(t.length,e.length),o=n>=8?2:n>=4?1:0;return!o||Math.abs(t.length-e.length)>o?!1:Sh(t,e)<=o}function Sh(t,e){let n=Array.from({length:e.length+1},(o,r)=>r);for(let o=1;o<=t.length;o++){let r=[o];for(let s=1;s<=e.length;s++){let i=(n[s-1]??0)+(t[o-1]===e[s-1]?0:1);r.push(Math.min(i,(n[s]??0)+1,(r[s-1]??0)+1))}n=r}return n[e.length]??0}var Eh=/[^\p{L}\p{N}]+/u,Oh=0,Ph=2,Th=4,Ih=6,an=1/0,Ks=xt(()=>{let t=new Map,e=r=>[...new Set(Mu(r))].map(s=>{let i=t.get(s)??t.size;return t.set(s,i),i}),n=[];for(let r of R.value.values()){if(r.hidden)continue;let{also:s=[],birthPlace:i,deathPlace:a}=r,l=[...s,i,a,Tt(r),Ge(r)];n.push({person:r,names:e(Fc(r)),others:e(l.filter(Boolean).join(" "))})}let o=[...t.keys()];return{entries:n,words:o,spellings:o.map(nr)}});function ln(t,e=1/0){let n=Mu(t);if(!n.length)return[];let o=_u(n.map(xu));return(o.length?o:_u(n.map(s=>Ah(s,xu(s))))).slice(0,e).map(({person:s})=>s)}function Mu(t){return Fs(t).split(Eh).filter(Boolean)}function xu(t){let e=nr(t),{words:n,spellings:o}=Ks.value;return n.map((r,s)=>r===t?Oh:r.startsWith(t)?Ph:e.length>2&&o[s]===e?Th:an)}function Ah(t,e){let n=nr(t),{spellings:o}=Ks.value;return e.map((r,s)=>r===an&&vu(n,o[s]??"")?Ih:r)}function _u(t){let e=[];for(let n of Ks.value.entries){let o=0;for(let r of t)if(o+=Math.min(ku(r,n.names),ku(r,n.others)+1),o===an)break;o!==an&&e.push({person:n.person,sum:o})}return e.sort((n,o)=>n.sum-o.sum)}function ku(t,e){let n=an;for(let o of e)n=Math.min(n,t[o]??an);return n}var Ch=c("canvas.nameless"),Nh={Male:"father",Female:"mother"},Dh={Male:"son",Female:"daughter"},Rh=new Intl.Segmenter,Lh=new RegExp(["Arabic","Hebrew","Syriac","Thaana","Nko","Devanagari","Bengali","Gurmukhi","Mongolian"].map(t=>`\\p{Script=${t}}`).join("|"),"u"),Fh=/[\u061c\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;function Hn(t){let e=new WeakMap;return n=>{let o=e.get(n);if(o!==void 0)return o;let r=t(n);return e.set(n,r),r}}var te=Hn(t=>zn([t.firstName,t.middleName,t.lastName,t.suffix])||Ch),Lt=Hn(t=>{let e=Un(t.firstName),n=Un(t.middleName).split(" ").filter(Boolean),o=[...e.split(" ").filter(Boolean),...n],[r=""]=o,s=Un(t.preferredName)||r,i=o.slice(1).map(a=>Js(a)[0]??"").filter(a=>/\p{L}/u.test(a)&&a!==a.toLowerCase()).map(a=>`${a}.`);return[zn(o),zn([r,...i]),zn([r,i[0]]),s].filter((a,l,f)=>a!==""&&f.indexOf(a)===l)}),cn=Hn(t=>zn([t.lastName,t.suffix])),jn=Hn(t=>{if(t.hidden)return"";let e=Su(t.firstName||t.preferredName),n=Su(t.lastName);return`${e}${n}`.toUpperCase()||"?"}),pe=Hn(t=>{if(t.hidden)return"";let e=Qe(Tt(t),t.birthDateText),n=Qe(Ge(t),t.deathDateText);return e&&n?`${e}–${n}`:n?c("canvas.died",{year:n}):e?t.living!==!1?c("canvas.born",{year:e}):`${e}–${c("date.unknownYear")}`:""});function Xs(t,e){let n=new Set(e.children(t.personId).map(({id:s})=>s)).size,o=Nh[t.gender]??"parent",r=n>0?c(`canvas.${o}`,{count:n}):"";return[te(t),pe(t),r].filter(Boolean).join(", ")}function Eu(t,e){let n=i=>{let a=i.slice(0,3).map(({id:l})=>te(e.people.get(l)??t));return kt(a)},o=Dh[t.gender]??"child",r=n(e.parents(t.personId)),s=n(e.spouses(t.personId));return[Xs(t,e),r&&c(`canvas.${o}`,{people:r}),s&&c("canvas.with",{people:s})].filter(Boolean).join(". ")}function Su(t){return Js(Un(t)).find(e=>/[\p{L}\p{N}]/u.test(e))??""}function Js(t){return Array.from(Rh.segment(t),({segment:e})=>e)}function Ou(t){return Lh.test(t)?[t]:Js(t)}function Un(t){return(t??"").replace(Fh,"").replace(/[\p{Cc}\s]+/gu," ").trim()}function zn(t){return t.map(Un).filter(Boolean).join(" ")}function Ft({person:t,isLarge:e=!1}){let n=e?"portrait large":"portrait",o=`is-${(t.gender??"Unknown").toLowerCase()}`;if(t.photoUrl&&!t.hidden){let r=e?t.photoUrl:`${t.photoUrl}&size=small`;return d`<img class="${n} ${o}" src=${r} alt="" loading="lazy" />`}return d`<span class="${n} ${o}" aria-hidden="true">${jn(t)||"·"}</span>`}var Bh=30;function un({label:t,onPick:e,onText:n,without:o,placeholder:r=c("picker.example"),isLabelShown:s=!0,isKept:i=!1,...a}){let[l,f]=v(""),[u,p]=v(0),[h,m]=v(!1),g=F(null),$=jt(),y=ln(l,Bh).filter(k=>!o?.has(k.personId)),b=h&&l.trim()!=="";q(()=>{g.current?.querySelector("[aria-selected=true]")?.scrollIntoView({block:"nearest"})},[u,b]);let w=k=>{f(k),p(0),m(!0),n?.(k)},x=k=>{i||w(""),m(!1),e(k)},_=k=>{let A=y[u];if(k.key==="ArrowDown")p(Math.min(u+1,y.length-1));else if(k.key==="ArrowUp")p(Math.max(u-1,0));else if(k.key==="Enter"&&b&&A)x(A);else if(k.key==="Escape"&&l)w("");else return;k.preventDefault(),k.stopPropagation()};return d`<div class="picker field">
    <label for=${$} class=${s?"":"visually-hidden"}>${t}</label>
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
      onFocus=${()=>m(!0)}
      onBlur=${()=>m(!1)}
      onKeyDown=${_}
      ...${a}
    />
    <ul class="hits" id="${$}-hits" role="listbox" aria-label=${c("picker.hits")} ref=${g}
      hidden=${!b}>
      ${b?y.map((k,A)=>d`<li
              key=${k.personId}
              id="${$}-${A}"
              role="option"
              aria-selected=${A===u}
              class="hit"
              onPointerDown=${D=>D.preventDefault()}
              onClick=${()=>x(k)}
            >
              <${Ft} person=${k} />
              <span class="hit-name">${L(k)}</span>
              <span class="hit-years">${fe(k)}</span>
            </li>`):null}
    </ul>
    ${b&&!y.length?d`<p class="hits none" role="status">${c("picker.none")}</p>`:null}
  </div>`}var Gn="?",Pu=t=>L(R.value.get(t));function Zs(t){return t.length>1?Gn:t[0]??""}function Tu(t,e,n){let o=Q.value.parents(e),r=n==="Biological"?0:n==="Step"?1:1/0;if(o.filter(i=>i.type==="Biological").length>r)return[];let s=new Set([e,...o.map(i=>i.id)]);return Q.value.spouses(t).map(i=>i.id).filter(i=>!s.has(i))}function Qs({spouses:t,type:e,value:n,onValue:o}){if(!t.length)return null;let r=[...t.length>1?[[Gn,c("add.choose")]]:[],["",c("add.parentUnknown")],...t.map(i=>[i,Pu(i)])],s=c(e==="Step"?"add.biologicalParent":"add.otherParent");return d`<${T} label=${s} value=${n} onValue=${o} options=${r} />`}function or(t){return Q.value.children(t).filter(({id:e,type:n})=>n==="Biological"&&Q.value.parents(e).length===1).map(e=>e.id)}function ti(t){return Q.value.spouses(t).length?[]:or(t)}function ei({ids:t,chosen:e,onChosen:n}){if(!t.length)return null;let o=(r,s)=>t.filter(i=>i===r?s:e.includes(i));return d`<fieldset class="choices">
    <legend>${c("add.alsoParent")}</legend>
    ${t.map(r=>d`<${le} key=${r} label=${Pu(r)} value=${e.includes(r)}
        onValue=${s=>n(o(r,s))} />`)}
  </fieldset>`}var Nu=["JAN","FEB","MAR","APR","MAY","JUN","JUL","AUG","SEP","OCT","NOV","DEC"],Uh=[31,29,31,30,31,30,31,31,30,31,30,31],zh=/^(?:about|abt\.?|around|circa|ca\.?|c\.|approximately|approx\.?|roughly|~)\s*/i,Hh=/^(?:estimated|est\.?|probably|perhaps|maybe)\s+/i,jh=/^(?:calculated|cal\.?)\s+/i,Gh=/^(?:before|bef\.?|until|by|<)\s*/i,qh=/^(?:after|aft\.?|since|>)\s*/i,Wh=/^(?:between|bet\.?)\s+(.+?)\s+(?:and|&|-|–)\s+(.+)$/i,Yh=/^from\s+(.+?)\s+(?:to|until|-|–)\s+(.+)$/i,Vh=/^from\s+/i,Kh=/^to\s+/i,Xh=/^(\d{3,4})\s*[-–]\s*(\d{3,4})$/,Iu=/\s*\b(?:b\.?\s?c\.?\s?e?\.?)$/i,Jh=/^(?:@#D[A-Z _]+@|GREGORIAN|JULIAN|FRENCH_R|HEBREW)\s/i;function de(t){let e=t.trim().replace(/\s+/g," ");if(!e)return null;let n=Zh(e);if(n)return{text:n,words:Ve(n),isPhrase:!1};let o=/^\(.*\)$/.test(e)?e:`(${e})`;return{text:o,words:o.slice(1,-1),isPhrase:!0}}function Zh(t){if(Jh.test(t))return t;let e=Xh.exec(t);if(e&&Number(e[1])<Number(e[2]))return`BET ${e[1]} AND ${e[2]}`;let n=Wh.exec(t);if(n)return Au("BET",n,"AND");let o=Yh.exec(t);if(o)return Au("FROM",o,"TO");let r=[[zh,"ABT"],[Hh,"EST"],[jh,"CAL"],[Gh,"BEF"],[qh,"AFT"],[Vh,"FROM"],[Kh,"TO"]];for(let[s,i]of r){if(!s.test(t))continue;let a=rr(t.replace(s,""));return a&&`${i} ${a}`}return/^\d{3,4}\s*\?$/.test(t)?`EST ${t.replace(/\s*\?$/,"")}`:rr(t)}function Au(t,e,n){let o=rr(e[1]??""),r=rr(e[2]??"");return o&&r?`${t} ${o} ${n} ${r}`:null}function rr(t){let e=Iu.test(t)?" BCE":"",n=t.replace(Iu,"").replace(/(\d)(?:st|nd|rd|th)\b/gi,"$1").trim(),o=Qh(n)??tg(n);return o&&o+e}function Qh(t){if(/^\d{1,4}$/.test(t)&&Number(t)>0)return String(Number(t));if(/^\d{3,4}\/\d{2}$/.test(t))return t;let e=/^(\d{3,4})-(\d{1,2})(?:-(\d{1,2}))?$/.exec(t);if(e)return Oe(e[1],Number(e[2]),e[3]);let n=/^(?:(\d{1,2})\.\s?)?(\d{1,2})\.\s?(\d{3,4})$/.exec(t);if(n)return Oe(n[3],Number(n[2]),n[1]);let o=/^(\d{1,2})[/-](\d{1,2})[/-](\d{3,4})$/.exec(t);if(!o)return null;let[r,s]=[Number(o[1]),Number(o[2])];return r>12?Oe(o[3],s,String(r)):s>12?Oe(o[3],r,String(s)):r===s?Oe(o[3],r,String(r)):null}function tg(t){let e=/^(?:(\d{1,2})\.?\s+)?(?:of\s+)?([a-z]{3,9})\.?,?\s+(\d{1,4}(?:\/\d{2})?)$/i,n=/^([a-z]{3,9})\.?\s+(\d{1,2}),?\s+(\d{1,4})$/i,o=e.exec(t);if(o)return Oe(o[3],Cu(o[2]),o[1]);let r=n.exec(t);return r&&Oe(r[3],Cu(r[1]),r[2])}function Cu(t=""){let e=t.slice(0,3).toUpperCase(),n=Nu.indexOf(e);return eg[n]?.startsWith(t.toUpperCase())||t.toUpperCase()==="SEPT"?n+1:0}var eg=["JANUARY","FEBRUARY","MARCH","APRIL","MAY","JUNE","JULY","AUGUST","SEPTEMBER","OCTOBER","NOVEMBER","DECEMBER"];function Oe(t,e,n){let o=Nu[e-1];if(!t||!o)return null;if(n===void 0)return`${o} ${t}`;let r=Number(n);return r>=1&&r<=(Uh[e-1]??0)?`${r} ${o} ${t}`:null}function Wt({label:t,value:e,onValue:n}){let o=de(e);return d`<${T}
    label=${t}
    value=${e}
    onValue=${n}
    placeholder=${c("field.dateExample")}
    hint=${ng(e,o)}
  />`}function ng(t,e){return e?e.isPhrase?/^\d{1,2}[/-]\d{1,2}[/-]\d{3,4}$/.test(t.trim())?c("field.dateUnclear"):c("field.dateUnread"):c("field.dateRead",{date:e.words}):c("field.dateHint")}var og=["middleName","birthName","preferredName","suffix","birthPlace","deathPlace","biography"],ni=["Female","Male","Other","Unknown"].map(t=>[t,c(`gender.${t}`)]),oi=[["",c("living.auto")],["yes",c("living.yes")],["no",c("living.no")]];function Bt(t){return{firstName:t.firstName??"",middleName:t.middleName??"",lastName:t.lastName??"",birthName:t.birthName??"",preferredName:t.preferredName??"",suffix:t.suffix??"",gender:t.gender??"Unknown",birth:mt(t.birthDate,t.birthDateText),birthPlace:t.birthPlace??"",death:mt(t.deathDate,t.deathDateText),deathPlace:t.deathPlace??"",living:t.isLiving===void 0?"":t.isLiving?"yes":"no",biography:t.biography??""}}function sr(t,e){let n={};for(let o of["firstName","lastName"])t[o].trim()!==e[o]&&(n[o]=t[o].trim());t.gender!==e.gender&&(n.gender=t.gender);for(let o of og)t[o].trim()!==e[o].trim()&&(n[o]=t[o].trim()||null);for(let o of["birth","death"])t[o].trim()!==e[o]&&(n[`${o}DateText`]=de(t[o])?.text??null);return t.living!==e.living&&(n.isLiving=t.living===""?null:t.living==="yes"),n}function Du(t){let e=sr(t,Bt({})),n=Object.fromEntries(Object.entries(e).filter(([,r])=>r!==null)),o={firstName:t.firstName.trim(),lastName:t.lastName.trim()};return{...n,...o,gender:t.gender}}function qn(t){return!!(t.firstName.trim()||t.lastName.trim())}function ir({draft:t,onDraft:e,isShort:n=!1}){let o=r=>({value:t[r],onValue:s=>e({...t,[r]:s})});return d`<div class="fields">
      <${T} label=${c("field.firstName")} maxlength="100" data-first
        ...${o("firstName")} />
      ${n?null:d`<${T} label=${c("field.middleName")} maxlength="100"
            ...${o("middleName")} />`}
      <${T} label=${c("field.lastName")} maxlength="100" ...${o("lastName")} />
      ${n?null:d`<${T} label=${c("field.birthName")} maxlength="100"
              ...${o("birthName")} />
            <${T} label=${c("field.preferredName")} maxlength="50"
              ...${o("preferredName")} hint=${c("field.preferredNameHint")} />
            <${T} label=${c("field.suffix")} maxlength="20" ...${o("suffix")}
              placeholder=${c("field.suffixExample")} />`}
    </div>
    <${Dt} legend=${c("field.gender")} name="gender" options=${ni}
      isLegendShown=${!0} ...${o("gender")} />
    <div class="fields">
      <${Wt} label=${c("field.birth")} ...${o("birth")} />
      <${T} label=${c("field.birthPlace")} maxlength="200" ...${o("birthPlace")} />
      <${Wt} label=${c("field.death")} ...${o("death")} />
      ${n?null:d`<${T} label=${c("field.deathPlace")} maxlength="200"
            ...${o("deathPlace")} />`}
    </div>
    ${n?null:d`<${Dt} legend=${c("field.living")} name="living" options=${oi}
            isLegendShown=${!0} ...${o("living")} />
          <${T} label=${c("field.biography")} type="area" rows="8" maxlength="60000"
            spellcheck=${!0} ...${o("biography")} />`}`}var ar="Partner",lr="Unknown",rg=["Married",ar,"Divorced","Widowed","Separated",lr],sg=["Married",ar,"Divorced","Widowed","Separated"],fn=rg.map(t=>[t,c(`relatives.statuses.${t}`)]),Ru=lr;function Lu({status:t="Married",statusDetail:e}){return t!=="Married"?t:[ar,lr].find(n=>n===e)??t}function pn(t){return[ar,lr].includes(t)?{status:"Married",statusDetail:t}:{status:t}}function dn(t){let e=sg.find(n=>n===t);return e?c(`relatives.unions.${e}`):t.toLowerCase()}var cr=["Biological","Adoptive","Step","Foster"].map(t=>[t,c(`relatives.types.${t}`)]),Fu="";function Bu({adding:t,onClose:e}){let{kind:n,personId:o=""}=t,r=R.value.get(o),[s,i]=v("new"),a=r?c(`add.${n}`,{name:L(r)}):c("add.alone"),l=n!=="alone"&&n!=="sibling"&&R.value.size>1;return d`<${Z} title=${a} onClose=${e}>
    <div class="stack">
      ${l?d`<${Dt}
            legend=${c("add.who")}
            name="add-how"
            value=${s}
            options=${[["new",c("add.new")],["there",c("add.existing")]]}
            onValue=${i}
          />`:null}
      ${s==="new"?d`<${ig} kind=${n} person=${r} onClose=${e} />`:d`<${lg} kind=${n} personId=${o} onClose=${e} />`}
    </div>
  <//>`}function ig({kind:t,person:e,onClose:n}){let[o,r]=v(Bt(ug(t,e))),s=e?.personId??"",i=t==="child"?Q.value.spouses(s).map(k=>k.id):[],[a,l]=v(Zs(i)),f=t==="spouse"?or(s):[],[u,p]=v(ti(s)),[h,m]=v("Biological"),g=t==="parent"?cg(e):void 0,[$,y]=v(t==="parent"?Ru:"Married"),{isBusy:b,problem:w,submit:x}=N(async()=>{let k=$===Fu?"":g?.personId??"",A={alsoOf:a,parentOf:u,spouseOf:k,type:h,status:$},D=await ag(t,e,Du(o),A);n(),H({person:D}),Y.current?.focus(D)}),_=qn(o)?a===Gn?c("add.chooseParent"):"":c("person.nameNeeded");return d`<form class="stack" onSubmit=${x}>
    <${ir} draft=${o} onDraft=${r} isShort=${!0} />
    <div class="fields">
      <${Qs} spouses=${i} type=${h} value=${a} onValue=${l} />
      ${t==="child"||t==="parent"?d`<${T} label=${c("relatives.type")} value=${h} onValue=${m}
            options=${cr} />`:null}
      ${t==="spouse"?d`<${T} label=${c("relatives.status")} value=${$} onValue=${y}
            options=${fn} />`:null}
      ${g?d`<${T} label=${c("add.couple",{name:L(g)})} value=${$}
            onValue=${y} options=${[...fn,[Fu,c("add.noCouple")]]} />`:null}
    </div>
    <${ei} ids=${f} chosen=${u} onChosen=${p} />
    <${M} error=${w} />
    <div class="actions">
      <button type="submit" class="button strong" disabled=${b||_}>
        ${c("button.add")}
      </button>
      <button type="button" class="button" onClick=${n}>${c("button.cancel")}</button>
      ${_?d`<p class="hint">${_}</p>`:null}
    </div>
  </form>`}async function ag(t,e,n,{alsoOf:o,parentOf:r,spouseOf:s,type:i,status:a}){if(!e||t==="alone")return sn(n);let{personId:l}=e;if(t==="spouse")return sn({...n,relative:{kind:t,personId:l,parentOf:r,...pn(a)}});if(t==="parent"){let $=s?{spouseOf:s,...pn(a)}:{};return sn({...n,relative:{kind:t,personId:l,type:i,...$}})}if(t==="child")return sn({...n,relative:{kind:t,personId:l,type:i,...o?{alsoOf:o}:{}}});let f=Q.peek().parents(l),u=f.filter($=>$.type==="Biological"),[p,h]=u.length?u:f,m=h?{alsoOf:h.id}:{},g=p?.id??"";return sn({...n,relative:{kind:"child",personId:g,...m}})}function lg({kind:t,personId:e,onClose:n}){let[o,r]=v(null),[s,i]=v("Biological"),[a,l]=v("Married"),[f,u]=v(null),[p,h]=v(ti(e)),m=o?.personId??"",g=t==="child"?Tu(e,m,s):[],$=`${m} ${s}`,y=o&&f?.of===$?f.id:Zs(g),b=t==="spouse"?or(e).filter(k=>k!==m):[],{isBusy:w,problem:x,submit:_}=N(async()=>{if(!o)return;let k=p.filter(A=>b.includes(A));t==="spouse"?await er(e,m,pn(a),k):t==="parent"?await rn(m,e,s):await rn(e,m,s,y),n()});return d`<form class="stack" onSubmit=${_}>
    <${un} label=${c("add.who")} without=${new Set([e])} isKept=${!0}
      data-first onPick=${r} />
    ${o?d`<p role="status">
          ${wt("add.chosen",{name:d`<strong>${L(o)}</strong>`})}
        </p>`:null}
    ${t==="spouse"?d`<${T} label=${c("relatives.status")} value=${a} onValue=${l}
          options=${fn} />`:d`<${T} label=${c("relatives.type")} value=${s} onValue=${i}
          options=${cr} />`}
    ${o?d`<${Qs} spouses=${g} type=${s} value=${y}
          onValue=${k=>u({of:$,id:k})} />`:null}
    <${ei} ids=${b} chosen=${p} onChosen=${h} />
    <${M} error=${x} />
    <div class="actions">
      <button type="submit" class="button strong"
        disabled=${w||!o||y===Gn}>${c("button.connect")}</button>
      <button type="button" class="button" onClick=${n}>${c("button.cancel")}</button>
    </div>
  </form>`}function cg(t){let e=t?Q.value.parents(t.personId):[];return e.length===1?R.value.get(e[0]?.id??""):void 0}function ug(t,e){if(!e||t==="alone")return{};let{parents:n}=Q.value,o=t==="spouse"?"":e.lastName,r={Male:"Female",Female:"Male"};if(t==="spouse")return{gender:r[e.gender]??"Unknown"};if(t==="child")return{lastName:fg(e).lastName};if(t!=="parent")return{lastName:o};let[s]=n(e.personId).map(a=>R.value.get(a.id));if(!s)return{lastName:o};let i=s.gender==="Male";return{gender:r[s.gender]??"Unknown",lastName:i?"":o}}function fg(t){let[e,...n]=Q.value.spouses(t.personId),o=n.length?void 0:R.value.get(e?.id??"");return t.gender==="Female"&&o?.gender==="Male"&&o.lastName?o:t}var Uu={parent:"child",child:"parent",spouse:"spouse"};function zu({ends:t,kind:e,onClose:n}){let[o,r]=t,[s,i]=v(Uu[e]),a={one:L(R.value.get(o)),other:L(R.value.get(r))},l=[["parent",c("add.isParent",a)],["child",c("add.isChild",a)],["spouse",c("add.areCouple",a)]],{isBusy:f,problem:u,submit:p}=N(async()=>{s==="parent"?await rn(o,r):s==="child"?await rn(r,o):await er(o,r),n()});return d`<${Z} title=${c("kin.title")} onClose=${n}>
    <form class="stack" onSubmit=${p}>
      <fieldset class="choices">
        <legend class="visually-hidden">${c("kin.title")}</legend>
        ${l.map(([h,m])=>d`<label class="choice" key=${h}>
            <input type="radio" name="link-how" value=${h} checked=${s===h}
              data-first=${h===Uu[e]?!0:void 0}
              onChange=${()=>i(h??"")} />
            <span>${m}</span>
          </label>`)}
      </fieldset>
      <${M} error=${u} />
      <div class="actions">
        <button type="submit" class="button strong" disabled=${f}>
          ${c("button.connect")}
        </button>
        <button type="button" class="button" onClick=${n}>
          ${c("button.cancel")}
        </button>
      </div>
    </form>
  <//>`}var ri=new Map;function si(t){return`${I.peek()?.userId}/${t}`}function ur(t){return ri.get(si(t))}function Hu(t,e){ri.set(si(t),e)}function fr(t){ri.delete(si(t))}function ju({person:t}){let e=[tn(t),Ee(t.birthPlace)].filter(Boolean),n=[en(t),Ee(t.deathPlace)].filter(Boolean),o=t.isLiving===!1?c("person.deathUnknown"):"",s=[[c("field.birthName"),t.birthName??""],[c("field.preferredName"),t.preferredName??""],[c("field.birth"),e.join(", ")],[c("field.death"),n.join(", ")||o],[c("field.gender"),t.gender==="Unknown"?"":c(`gender.${t.gender}`)]].filter(([,i])=>i);return d`${s.length?d`<dl class="facts">
          ${s.map(([i,a])=>d`<div key=${i}>
              <dt>${i}</dt>
              <dd>${a}</dd>
            </div>`)}
        </dl>`:d`<p class="hint">${c("person.nothingKnown")}</p>`}
    ${t.biography?d`<section class="story" aria-label=${c("field.biography")}>
          ${t.biography.split(/\n{2,}/).map((i,a)=>d`<p key=${a}>${i}</p>`)}
        </section>`:null}`}var pg=20,dg=[["Divorced",c("relatives.statuses.Divorced")],["Separated",c("relatives.statuses.Separated")],["Widowed",c("relatives.statuses.Widowed")],["Married",c("relatives.statuses.Unknown")]];function pr(t=[]){return t.map((e,n)=>({key:n,before:e,status:e.status,married:mt(e.marriageDate,e.marriageDateText),marriagePlace:e.marriagePlace??"",divorced:mt(e.divorceDate,e.divorceDateText),notes:e.notes??""}))}function qu(t,e=[]){if(JSON.stringify(t)!==JSON.stringify(pr(e)))return t.length?t.map(mg):null}function mg({before:t,status:e,married:n,marriagePlace:o,divorced:r,notes:s}){let{marriageDate:i,marriageDateText:a,divorceDate:l,divorceDateText:f}=t;return{status:e,...Gu("marriageDate",n,i,a),...Gu("divorceDate",r,l,f),...o.trim()?{marriagePlace:o.trim()}:{},...s.trim()?{notes:s.trim()}:{}}}function Gu(t,e,n,o){if(e!==mt(n,o))o=de(e)?.text;else if(!o&&n)return{[t]:n};return o?{[`${t}Text`]:o}:{}}function Wu({drafts:t,onDrafts:e}){let n=()=>{let o=Math.max(-1,...t.map(s=>s.key))+1,[r]=pr([{status:"Divorced"}]);r&&e([...t,{...r,key:o}])};return d`${t.map((o,r)=>{let s=t.length>1?`${r+1}`:"",i=a=>({value:o[a],onValue:l=>e(t.map(f=>f===o?{...f,[a]:l}:f))});return d`<fieldset class="earlier stack" key=${o.key}>
        <legend>
          ${s?c("relatives.earlierNumber",{number:s}):c("relatives.earlier")}
        </legend>
        <div class="fields">
          <${Wt} label=${c("relatives.married")} ...${i("married")} />
          <${T} label=${c("relatives.marriagePlace")} maxlength="200"
            ...${i("marriagePlace")} />
          <${T} label=${c("relatives.ended")} options=${dg} ...${i("status")} />
          ${o.status==="Divorced"||o.divorced?d`<${Wt} label=${c("relatives.divorced")} ...${i("divorced")} />`:null}
        </div>
        <${T} label=${c("relatives.notesLabel")} type="area" rows="2" maxlength="2000"
          ...${i("notes")} />
        <button type="button" class="button quiet small"
          onClick=${()=>e(t.filter(a=>a!==o))}>
          <${E} name="bin" />${s?c("relatives.removeEarlierNumber",{number:s}):c("relatives.removeEarlier")}
        </button>
      </fieldset>`})}
    ${t.length<pg?d`<button type="button" class="button quiet small add-earlier" onClick=${n}>
          <${E} name="plus" />${c("relatives.addEarlier")}
        </button>`:null}`}function Yu(t=[]){return t.map(hg).join("; ")}function hg({status:t,...e}){let n=mt(e.marriageDate,e.marriageDateText),o=mt(e.divorceDate,e.divorceDateText),r=t==="Married"?"":dn(t),s=o?c("relatives.divorcedOn",{date:o}):r;return[n?c("relatives.marriedOn",{date:n}):"",s].filter(Boolean).join(", ")||dn("Married")}function Ku({kind:t,first:e,second:n,onClose:o}){let r=dt(()=>Ys(t,e,n),[t,e,n]),s=c("relatives.pair",{one:L(R.value.get(e)),other:L(R.value.get(n))});return d`<${Z} title=${s} onClose=${o}>
    <${M} error=${r.problem} onRetry=${r.again} />
    ${r.answer?d`<${gg} kind=${t} first=${e} second=${n} link=${r.answer}
          onClose=${o} />`:null}
  <//>`}function gg({kind:t,first:e,second:n,link:o,onClose:r}){let s=t==="spousal",[i,a]=v(Vu(o)),[l,f]=v(pr(o.previousUnions)),u=g=>({value:i[g],onValue:$=>a({...i,[g]:$})}),{isBusy:p,problem:h,submit:m}=N(async()=>{let g=$g(i,Vu(o),s),$=qu(l,o.previousUnions);$!==void 0&&(g.previousUnions=$),Object.keys(g).length&&await mu(t,e,n,o,g),r()});return d`<form class="stack" onSubmit=${m}>
    <div class="fields">
      ${s?d`<${T} label=${c("relatives.status")} options=${fn}
              ...${u("status")} />
            <${Wt} label=${c("relatives.married")} ...${u("married")} />
            <${T} label=${c("relatives.marriagePlace")} maxlength="200"
              ...${u("marriagePlace")} />
            <${Wt} label=${c("relatives.divorced")} ...${u("divorced")} />`:d`<${T} label=${c("relatives.type")} options=${cr}
              ...${u("type")} />
            ${i.type==="Adoptive"?d`<${Wt} label=${c("relatives.adopted")} ...${u("adopted")} />`:null}`}
    </div>
    <${T} label=${c("relatives.notesLabel")} type="area" rows="3" maxlength="2000"
      ...${u("notes")} />
    ${s?d`<${Wu} drafts=${l} onDrafts=${f} />`:null}
    <${M} error=${h} />
    <div class="actions">
      <button type="submit" class="button strong" disabled=${p}>${c("button.save")}</button>
      <button type="button" class="button" onClick=${r}>${c("button.cancel")}</button>
    </div>
  </form>`}function Vu(t){return{type:String(t.type??"Biological"),status:Lu(t),married:mt(t.marriageDate,t.marriageDateText),divorced:mt(t.divorceDate,t.divorceDateText),adopted:mt(t.adoptionDate,t.adoptionDateText),marriagePlace:String(t.marriagePlace??""),notes:String(t.notes??"")}}function $g(t,e,n){let o={},r=n?[["married","marriageDateText"],["divorced","divorceDateText"]]:[["adopted","adoptionDateText"]];for(let[s,i]of r)t[s]!==e[s]&&(o[i]=de(t[s])?.text??null);return t.notes!==e.notes&&(o.notes=t.notes.trim()||null),n&&t.marriagePlace!==e.marriagePlace&&(o.marriagePlace=t.marriagePlace.trim()||null),n&&t.status!==e.status&&Object.assign(o,{statusDetail:null},pn(t.status)),!n&&t.type!==e.type&&(o.type=t.type),o}var bg=["Adoptive","Step","Foster","Half"],yg={parent:"button.addParent",spouse:"button.addSpouse",child:"button.addChild",sibling:"button.addSibling"};function Ju({person:t,onAdd:e}){let[n,o]=v(null),r=t.personId,s=[[c("relatives.parents"),"parent",Xu(r)],[c("relatives.spouses"),"spouse",xg(r)],[c("relatives.children"),"child",vg(r)],[c("relatives.siblings"),"sibling",Mg(r)]];return d`<div class="kin-lists">
    ${s.map(([i,a,l])=>l.length||ot.value?d`<section key=${a} aria-label=${i}>
            <header class="kin-list-head">
              <h3>${i}</h3>
              ${ot.value&&(a!=="sibling"||Xu(r).length)?d`<button
                    type="button"
                    class="button quiet small"
                    onClick=${()=>e({kind:a,personId:r})}
                  >
                    <${E} name="plus" />${c(yg[a])}
                  </button>`:null}
            </header>
            <ul class="rows">
              ${l.map(f=>d`<${wg} key=${f.id} one=${f}
                  onEdit=${()=>o(f)} />`)}
            </ul>
          </section>`:null)}
    ${n?.link?d`<${Ku} ...${n.link} onClose=${()=>o(null)} />`:null}
  </div>`}function wg({one:t,onEdit:e}){let n=R.value.get(t.id);if(!n)return null;let{link:o}=t;return d`<li class="row kin-row">
    <${Ft} person=${n} />
    <span class="row-words">
      <button type="button" class="link" onClick=${()=>{H({person:t.id}),Y.current?.focus(t.id)}}>${L(n)}</button>
      <span class="hint">${[fe(n),t.note].filter(Boolean).join(" · ")}</span>
    </span>
    ${o&&ot.value?d`<${qt}
          label=${c("relatives.menu",{name:L(n)})}
          items=${[{label:c("relatives.edit"),icon:"edit",act:e},{label:c("relatives.remove"),icon:"unlink",act:()=>du(o.kind,o.first,o.second).catch(pt)}]}
        />`:null}
  </li>`}function ii(t){let e=bg.find(n=>n===t);return e?c(`relatives.notes.${e}`):""}function Xu(t){return Q.value.parents(t).map(e=>({id:e.id,note:ii(e.type),link:{kind:"parent-child",first:e.id,second:t}}))}function vg(t){return Q.value.children(t).map(e=>({id:e.id,note:ii(e.type),link:{kind:"parent-child",first:t,second:e.id}}))}function xg(t){return Q.value.spouses(t).map(({id:e,link:n})=>({id:e,note:[_g(n),kg(n)].filter(Boolean).join(" · "),link:{kind:"spousal",first:n.person1Id,second:n.person2Id}}))}function _g(t){let e=mt(t.marriageDate,t.marriageDateText),n=t.status!=="Married"||t.statusDetail!=="Unknown",o=t.statusDetail==="Unknown"?"":t.statusDetail,r=n&&(o||t.status)||"",s=e?c("relatives.marriedOn",{date:e}):"";return r==="Married"?s||dn(r):[dn(r),s].filter(Boolean).join(", ")}function kg({previousUnions:t}){return t?.length?c("relatives.previously",{unions:Yu(t)}):""}function Mg(t){return Lc(t).map(e=>({id:e.id,note:ii(e.how)}))}var Sg=412,Eg=["firstName","middleName","lastName","birthName","preferredName","suffix","gender","birth","birthPlace","death","deathPlace","living","biography"];function Qu({person:t,etag:e,onDone:n,onFresh:o}){let{personId:r}=t,s=ur(r),[i,a]=v(s?.known??{person:t,etag:e}),[l,f]=v(s?.draft??Bt(t)),[u,p]=v(null),h=F(null);rt(()=>h.current?.querySelector("input")?.focus(),[]);let m=async _=>{let k=sr(l,Bt(i.person));Object.keys(k).length&&await $u(_.person,k,_.etag),g()},g=()=>{fr(r),n()},{isBusy:$,problem:y,submit:b}=N(async()=>{try{await m(i)}catch(_){if(!(_ instanceof X&&_.status===Sg))throw _;p(await Zt(r))}}),w=N(async()=>{u&&await m(u)}),x=qn(l)||!qn(Bt(i.person));return d`<form class="person-form stack" ref=${h} onSubmit=${b}
    aria-label=${c("button.edit")}
    onKeyDown=${_=>{_.key==="Escape"&&n()}}>
    <${ir}
      draft=${l}
      onDraft=${_=>{f(_),Object.keys(sr(_,Bt(i.person))).length?Hu(r,{draft:_,known:i}):fr(r)}}
    />
    <${M} error=${y??w.problem} />
    ${u?d`<${Og}
          draft=${l}
          before=${Bt(i.person)}
          theirs=${Bt(u.person)}
          isBusy=${w.isBusy}
          onMine=${w.submit}
          onTheirs=${()=>{a(u),f(Bt(u.person)),fr(r),p(null),o()}}
        />`:d`<div class="actions sticky">
          <button type="submit" class="button strong" disabled=${$||!x}>
            ${c("button.save")}
          </button>
          <button type="button" class="button" onClick=${g}>${c("button.cancel")}</button>
          ${x?null:d`<p class="hint">${c("person.nameNeeded")}</p>`}
        </div>`}
  </form>`}function Og({draft:t,before:e,theirs:n,isBusy:o,onMine:r,onTheirs:s}){let i=Eg.filter(l=>n[l]!==e[l]),a=F(null);return rt(()=>a.current?.focus(),[]),d`<section class="stale" role="alert" tabindex="-1" ref=${a}>
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
        ${i.map(l=>d`<tr key=${l}>
            <th scope="row">${c(`field.${l}`)}</th>
            <td>${Zu(l,n[l])}</td>
            <td>${Zu(l,t[l])}</td>
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
  </section>`}function Zu(t,e){return{gender:ni,living:oi}[String(t)]?.find(([o])=>o===e)?.[1]||e||c("person.noValue")}var Pg="image/jpeg,image/png,image/webp,image/gif";function tf({person:t}){let[e,n]=v(!1),o=F(null);if(!ot.value||t.hidden)return d`<${Ft} person=${t} isLarge=${!0} />`;let r=async i=>{i===void 0||e||(n(!0),await yu(t,i).catch(pt),n(!1))},s=L(t);return d`<div class="photo" aria-busy=${e}>
    <${Ft} person=${t} isLarge=${!0} />
    <button
      type="button"
      class="photo-button"
      aria-label=${c(t.photoUrl?"person.changePhotoOf":"person.addPhotoOf",{name:s})}
      title=${c(t.photoUrl?"person.changePhoto":"person.addPhoto")}
      onClick=${()=>o.current?.click()}
    >
      <${E} name="camera" />
    </button>
    ${t.photoUrl?d`<button
          type="button"
          class="photo-button remove"
          aria-label=${c("person.removePhotoOf",{name:s})}
          title=${c("person.removePhoto")}
          onClick=${()=>r(null)}
        >
          <${E} name="close" />
        </button>`:null}
    <input
      type="file"
      hidden
      ref=${o}
      accept=${Pg}
      aria-label=${c("person.photo")}
      onChange=${i=>{let[a]=i.target.files;i.target.value="",r(a)}}
    />
  </div>`}function ef({personId:t,onAdd:e}){let n=R.value.get(t),[o,r]=v(!1),{answer:s,problem:i,again:a,settled:l}=dt(()=>Zt(t),[t]),f=F(null),u=F(n),p=F(!1);if(rt(()=>{document.activeElement?.closest(".stage, .list-view, .panel, .insights")||f.current?.focus()},[t]),rt(()=>{p.current&&!o&&document.getElementById("edit-person")?.focus(),p.current=o},[o]),rt(()=>{u.current!==n&&!o&&a(),u.current=n},[n]),!n)return null;let h=s?.person??n,m=async()=>{await l(),r(!0)},g=()=>{H({person:""}),document.getElementById("main")?.focus()};return d`<aside class="panel" aria-label=${L(n)}>
    <header class="panel-head">
      <${tf} person=${h} />
      <div class="panel-title">
        <h2 tabindex="-1" ref=${f}>${Ye(n)}</h2>
        <p class="hint">${fe(n)}</p>
      </div>
      <button type="button" class="button quiet icon-only panel-close" onClick=${g}
        aria-label=${c("button.close")} title=${c("button.close")}
      ><${E} name="close" /></button>
    </header>
    ${n.hidden?d`<p class="panel-hidden">
          <${E} name="lock" />${c("person.hidden")}
        </p>`:null}
    ${o&&s?d`<${Qu}
          person=${s.person}
          etag=${s.etag}
          onDone=${()=>{r(!1),a()}}
          onFresh=${a}
        />`:d`${n.hidden?null:d`<${Tg} person=${h} onEdit=${m} />`}
          <${M} error=${i} onRetry=${a} />
          ${ur(t)?d`<p class="hint unsaved" role="status">${c("person.unsaved")}</p>`:null}
          ${n.hidden?null:d`<${ju} person=${h} />`}
          <${Ju} person=${n} onAdd=${e} />`}
  </aside>`}function Tg({person:t,onEdit:e}){let n=t.personId,{view:o}=z.value,r=o==="tree"||o==="list"?"hourglass":o,s=()=>{o==="list"&&H({view:"tree"}),requestAnimationFrame(()=>Y.current?.focus(n))},i=l=>l.catch(pt),a=[];return We.value&&W.value?.tree.rootPersonId!==n&&a.push({label:c("person.makeRoot"),icon:"root",act:()=>i(wu(t))}),a.push({label:c("button.delete"),icon:"bin",isDanger:!0,act:()=>i(bu(t))}),d`<div class="panel-deeds">
    ${ot.value?d`<button type="button" class="button" id="edit-person" onClick=${e}>
          <${E} name="edit" />${c("button.edit")}
        </button>`:null}
    <button type="button" class="button" onClick=${s}>
      <${E} name="tree" />${c("person.showInTree")}
    </button>
    <button type="button" class="button" title=${c("person.chartHint")}
      onClick=${()=>H({view:r,root:n})}>
      <${E} name=${r} />${c(`person.chart.${r}`)}
    </button>
    ${ot.value?d`<${qt} label=${c("button.moreFor",{name:L(t)})} items=${a} />`:null}
  </div>`}var Ig={pedigree:["parent"],fan:["parent"],descendants:["child"],hourglass:["parent","child"]},Ag={parent:"noParents",child:"noChildren"},Cg={parent:"button.addParent",child:"button.addChild"};function nf({onAdd:t}){let{view:e,root:n}=z.value,o=R.value.get(n||Go.value),r=Ig[e]??[];if(!o||r.length===0)return null;let{personId:s}=o,{parents:i,children:a}=Q.value;if(r.some(f=>(f==="parent"?i:a)(s).length>0))return null;let l=r[1]?"noParentsOrChildren":Ag[r[0]??"parent"];return d`<div class="chart-note" role="status">
    <p>${c(`tree.${l}`)}</p>
    ${ot.value?r.map(f=>d`<button key=${f} type="button" class="button small"
            onClick=${()=>t(f,s)}
          ><${E} name="plus" />${c(Cg[f])}</button>`):null}
  </div>`}function rf({first:t,onPath:e,onClose:n}){let[o,r]=v(t),[s,i]=v(""),[a,l]=v(null),[f,u]=v(null),p=F(null);return rt(()=>p.current?.querySelector("input")?.focus(),[]),q(()=>{l(null),u(null),e(null);let h=W.peek()?.tree.treeId;if(!o||!s||!h)return;let m=!0;return Hc(h,o,s).then(g=>{m&&(l(g),e(g.path.length?g.path.map($=>$.personId):null))},g=>m&&u(g)),()=>{m=!1}},[o,s]),d`<section class="kin-bar" aria-label=${c("kin.title")} ref=${p}
    onKeyDown=${h=>{h.key==="Escape"&&n()}}>
    <header class="kin-head">
      <h2>${c("kin.title")}</h2>
      <button type="button" class="button quiet icon-only" aria-label=${c("kin.close")}
        onClick=${n}><${E} name="close" /></button>
    </header>
    <div class="kin-two">
      <${of} label=${c("kin.first")} id=${o} other=${s} onPick=${r} />
      <button
        type="button"
        class="button quiet icon-only"
        aria-label=${c("kin.swap")}
        title=${c("kin.swap")}
        disabled=${!o||!s}
        onClick=${()=>{r(s),i(o)}}
      >
        <${E} name="kin" />
      </button>
      <${of} label=${c("kin.second")} id=${s} other=${o} onPick=${i} />
    </div>
    <${M} error=${f} />
    <div role="status">
      ${a?d`<${Ng} kinship=${a} from=${o} to=${s} />`:null}
    </div>
  </section>`}function of({label:t,id:e,other:n,onPick:o}){let r=R.value.get(e);return r?d`<div class="field">
    <span class="field-label">${t}</span>
    <span class="chosen">
      <${Ft} person=${r} /><span class="chosen-name">${L(r)}</span>
      <button type="button" class="button quiet icon-only"
        aria-label=${c("kin.change",{name:L(r)})}
        onClick=${()=>o("")}><${E} name="close" /></button>
    </span>
  </div>`:d`<${un}
      label=${t}
      without=${new Set([n])}
      onPick=${s=>o(s.personId)}
    />`}function Ng({kinship:t,from:e,to:n}){let o=L(R.value.get(e)),r=L(R.value.get(n));if(!t.name)return d`<p>${c("kin.none",{one:o,other:r})}</p>`;let i=t.commonAncestors.filter(f=>f!==e&&f!==n).map(f=>L(R.value.get(f))),a=t.path.map((f,u)=>Dg(t,u)),l=!a.some(f=>["Adoptive","Foster","Step"].includes(f));return d`<p class="kin-words">
      <strong>${c("kin.is",{one:o,other:r,kin:t.name})}</strong>
      ${t.reverseName?d`<br />${c("kin.is",{one:r,other:o,kin:t.reverseName})}`:null}
    </p>
    ${i.length?d`<p class="hint">
          ${c(l?"kin.descend":"kin.belong",{people:kt(i)})}
        </p>`:null}
    <details open>
      <summary>${c("kin.path",{count:t.path.length-1})}</summary>
      <ol class="kin-path">
        ${t.path.map((f,u)=>{let p=R.value.get(f.personId),h=R.value.get(t.path[u-1]?.personId??"");return d`<li key=${f.personId}>
            <button type="button" class="link" onClick=${()=>H({person:f.personId})}>
              ${L(p)}
            </button>
            ${f.step&&h?d`<span class="hint">
                  ${c("kin.step",{name:L(h),kin:Rg(f.step,p,a[u]??"")})}
                </span>`:null}
          </li>`})}
      </ol>
    </details>`}function Dg({path:t},e){let{personId:n="",step:o=""}=t[e]??{},r=t[e-1]?.personId??"",{parents:s,children:i,spouses:a}=Q.value;return o==="spouse"?a(r).find(f=>f.id===n)?.link.status??"":(o==="parent"?s(r):i(r)).find(f=>f.id===n)?.type??""}function Rg(t,e,n){let o=e?.gender,r=o==="Male"||o==="Female"?o:"Neutral";return t==="spouse"?c(`kin.spouse.${n==="Divorced"?n:"Married"}.${r}`):c(`kin.${t==="parent"?"parent":"child"}.${n||"Biological"}.${r}`)}var ai="print-sheet",dr=nt(!1);window.addEventListener("beforeprint",sf);window.addEventListener("afterprint",()=>{dr.value=!1,document.getElementById(ai)?.remove()});async function li(){sf();let t=()=>new Promise(requestAnimationFrame);await t(),await t(),window.print()}function sf(){dr.value=!0,document.getElementById(ai)?.remove(),Y.current&&Lg(Y.current.svg())}function Lg(t){let e=document.createElement("div");e.id=ai;let n=new DOMParser().parseFromString(t,"image/svg+xml"),o=document.importNode(n.documentElement,!0),[,,r=0,s=0]=(o.getAttribute("viewBox")??"").split(" ").map(Number);e.classList.toggle("wide",r>s),e.append(o),document.body.append(e)}var mr=52,af=8,Fg=["name","born","place","died","children"],lf=new Intl.Collator(vn(),{sensitivity:"base",numeric:!0,ignorePunctuation:!0}).compare;function cf(){let[t,e]=v("name"),[n,o]=v(!1),[r,s]=v(""),i=ie(()=>zg(r.trim()?ln(r):[...R.value.values()],t,n),[R.value,r,t,n]),a=F(null),l=F(null),f=Ug(a,i.length),[u,p]=dr.value?[0,i.length]:f;rt(()=>{l.current?.style.setProperty("--above",`${u*mr}px`),l.current?.style.setProperty("--below",`${(i.length-p)*mr}px`)});let h=m=>{o(m===t?!n:!1),e(m)};return d`<section class="list-view" aria-label=${c("list.title")}>
    <h1 class="printed-only">${W.value?.tree.treeName}</h1>
    <div class="list-head">
      <label class="visually-hidden" for="list-filter">${c("list.filter")}</label>
      <input id="list-filter" type="search" value=${r} autocomplete="off"
        placeholder=${c("list.filterExample")}
        onInput=${m=>s(m.target.value)} />
      <p role="status">${c("home.people",{count:i.length})}</p>
    </div>
    <div class="list-scroll" ref=${a} tabindex="0" role="region"
      aria-label=${c("list.table")}>
      <table aria-rowcount=${i.length+1}>
        <thead>
          <tr aria-rowindex="1">
            ${Fg.map(m=>d`<th
                key=${m}
                scope="col"
                class="col-${m}"
                aria-sort=${m===t?n?"descending":"ascending":void 0}
              >
                <button type="button" class="sort" onClick=${()=>h(m)}>
                  ${c(`list.${m}`)}
                  <span aria-hidden="true">${m===t?n?"▾":"▴":""}</span>
                </button>
                <span class="printed-only">${c(`list.${m}`)}</span>
              </th>`)}
          </tr>
        </thead>
        <tbody ref=${l}>
          <tr class="room above" aria-hidden="true"><td colspan="5"></td></tr>
          ${i.slice(u,p).map((m,g)=>d`<${Bg} key=${m.personId} person=${m}
              number=${u+g+2} />`)}
          <tr class="room below" aria-hidden="true"><td colspan="5"></td></tr>
        </tbody>
      </table>
    </div>
  </section>`}function Bg({person:t,number:e}){let n=z.value.person===t.personId;return d`<tr
    aria-rowindex=${e}
    class=${n?"row-open":""}
    onClick=${()=>H({person:t.personId})}
  >
    <th scope="row" class="col-name">
      <span class="list-name">
        <${Ft} person=${t} />
        <button type="button" class="link" aria-expanded=${n}>${Ye(t)}</button>
        ${t.hidden?d`<${E} name="lock" />`:null}
      </span>
    </th>
    <td class="col-born">${tn(t)}</td>
    <td class="col-place">${Ee(t.birthPlace)}</td>
    <td class="col-died">${en(t)}</td>
    <td class="col-children">${Q.value.children(t.personId).length||""}</td>
  </tr>`}function Ug(t,e){let[n,o]=v([0,40]);return q(()=>{let r=t.current;if(!r)return;let s=()=>{let a=Math.floor(r.scrollTop/mr)-af,l=Math.ceil(r.clientHeight/mr)+2*af,f=Math.max(0,Math.min(a,e-1));o(u=>u[0]===f&&u[1]===f+l?u:[f,f+l])};s(),r.addEventListener("scroll",s,{passive:!0});let i=new ResizeObserver(s);return i.observe(r),()=>{r.removeEventListener("scroll",s),i.disconnect()}},[e]),[n[0],Math.min(n[1],e)]}function zg(t,e,n){let o=t.map(r=>({person:r,key:Hg(r,e)}));return o.sort((r,s)=>!r.key||!s.key?+!r.key-+!s.key:n?lf(s.key,r.key):lf(r.key,s.key)),o.map(r=>r.person)}function Hg(t,e){switch(e){case"born":return t.birthSort??t.birthDate??"";case"died":return t.deathSort??t.deathDate??"";case"place":return t.birthPlace??"";case"children":return String(Q.value.children(t.personId).length||"");default:return`${t.lastName} ${t.firstName}`.trim()}}var uf={left:0,top:0,right:0,bottom:0};function pf(t){let e={left:0,top:0,scale:1},n={w:1,h:1},o={x:0,y:0,w:1,h:1},r=.02,s=null,i=null,a=0,l=h=>Math.min(3,Math.max(r,h)),f=h=>{let m=Math.min(n.w,n.h)/4,{scale:g}=h;return{scale:g,left:Math.min(n.w-m-o.x*g,Math.max(m-(o.x+o.w)*g,h.left)),top:Math.min(n.h-m-o.y*g,Math.max(m-(o.y+o.h)*g,h.top))}},u=(h,m)=>{i=null;let g=f({...h,scale:l(h.scale)});if(t()||m===0){s=null,e=g;return}s={from:e,to:g,startMs:null,ms:m}},p=(h,m,g=uf)=>{let $=n.w-g.left-g.right,y=n.h-g.top-g.bottom,b=Math.min(56,$/12,y/12),w=Math.min(($-2*b)/(h.w||1),(y-2*b)/(h.h||1)),x=l(Math.min(m,w));return{scale:x,left:g.left+$/2-(h.x+h.w/2)*x,top:g.top+y/2-(h.y+h.h/2)*x}};return{get where(){return e},get size(){return n},get isMoving(){return s!==null||i!==null},get seen(){let{left:h,top:m,scale:g}=e;return{x:-h/g,y:-m/g,w:n.w/g,h:n.h/g}},point(h,m){return{x:(h-e.left)/e.scale,y:(m-e.top)/e.scale}},resize(h){e={...e,left:e.left+(h.w-n.w)/2,top:e.top+(h.h-n.h)/2},n=h},bound(h){o=h;let m=Math.min(n.w/(h.w||1),n.h/(h.h||1));r=Math.min(.4,m*.7)},fitted(){return p(o,1)},fit(h=420,m){u(p(o,1,m),h)},show(h,m){u(p(h,1,m),420)},centre(h,m,g=420){let $=l(m),y=n.w/2-(h.x+h.w/2)*$;u({scale:$,left:y,top:n.h/2-(h.y+h.h/2)*$},g)},enter(h,m,g){let $=l(m),y=(w,x,_,k)=>{let A=k/2-w*$,D=Math.min(72,k/16),[B,U]=[k-D-(x+_)*$,D-x*$];return B>U?A:Math.min(U,Math.max(B,A))},b=y(h.x+h.w/2,o.x,o.w,n.w);u({scale:$,left:b,top:y(h.y+h.h/2,o.y,o.h,n.h)},g)},reveal(h,m=uf){let{scale:g}=s?.to??e,{left:$,top:y}=s?.to??e,b=Math.min(40,n.w/8,n.h/8);$-=Math.max(0,(h.x+h.w)*g+$+b-(n.w-m.right)),$+=Math.max(0,b+m.left-(h.x*g+$)),y-=Math.max(0,(h.y+h.h)*g+y+b-(n.h-m.bottom)),y+=Math.max(0,b+m.top-(h.y*g+y));let w=s?.to??e;($!==w.left||y!==w.top)&&u({scale:g,left:$,top:y},260)},pan(h,m){s=i=null,e=f({...e,left:e.left+h,top:e.top+m})},zoom(h,m=n.w/2,g=n.h/2,$=0){let y=s?.to??e,b=l(y.scale*h),w=b/y.scale,x={scale:b,left:m-(m-y.left)*w,top:g-(g-y.top)*w};u(x,$)},glide(h,m){!t()&&Math.hypot(h,m)>.08&&(i={x:h,y:m})},stop(){s=i=null},step(h){let m=Math.min(48,h-a);if(a=h,s){s.startMs??=h;let g=Math.min(1,(h-s.startMs)/s.ms);e=jg(s.from,s.to,ci(g),n),g===1&&(s=null)}else if(i){e=f({...e,left:e.left+i.x*m,top:e.top+i.y*m});let g=Math.exp(-.0042*m);i={x:i.x*g,y:i.y*g},Math.hypot(i.x,i.y)<.02&&(i=null)}}}}function ci(t){return t<.5?4*t**3:1-(2-2*t)**3/2}function jg(t,e,n,o){if(n>=1)return e;let r=t.scale*(e.scale/t.scale)**n,s=1/t.scale-1/e.scale,i=Math.abs(s)<1e-9?n:(1/t.scale-1/r)/s,[a,l]=ff(t,o),[f,u]=ff(e,o),[p,h]=[a+(f-a)*i,l+(u-l)*i];return{scale:r,left:o.w/2-p*r,top:o.h/2-h*r}}function ff({left:t,top:e,scale:n},o){return[(o.w/2-t)/n,(o.h/2-e)/n]}var Gg=["ground","band","card","edge","ink","quiet","line","accent","on-accent","match","male","male-wash","female","female-wash","other","other-wash","unknown","unknown-wash"],Pe=Object.freeze({ground:"#ffffff",band:"#f7f7f4",card:"#ffffff",edge:"#d9dad3",ink:"#20262b",quiet:"#5d666b",line:"#8d979b",accent:"#17695a","on-accent":"#ffffff",match:"#b58900",male:"#2c6496","male-wash":"#e4edf5",female:"#a8591b","female-wash":"#f8ebdf",other:"#6f4f93","other-wash":"#eee8f5",unknown:"#666e73","unknown-wash":"#eceeee",words:'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif',title:'"Iowan Old Style", "Palatino Linotype", Palatino, Georgia, serif'});function df(t){let{ground:e,words:n,title:o}=Pe;return{...hr(t,"light"),ground:e,words:n,title:o}}function hr(t,e=""){let n=document.createElement("span");n.hidden=!0,n.style.colorScheme=e,t.append(n);let o=getComputedStyle(n),r=Gg.map(a=>(n.style.color=`var(--canvas-${a}, ${Pe[a]})`,[a,o.color])),s=o.getPropertyValue("--canvas-words").trim()||Pe.words,i=o.getPropertyValue("--canvas-title").trim()||Pe.title;return n.remove(),{...Object.fromEntries(r),words:s,title:i}}function mf(t){let e=matchMedia("(prefers-color-scheme: dark)"),n=new MutationObserver(t);return e.addEventListener("change",t),n.observe(document.documentElement,{attributes:!0}),()=>{e.removeEventListener("change",t),n.disconnect()}}function ee(t,e){let n=e.hidden?"unknown":Ut(e);return{strong:t[n],wash:t[`${n}-wash`]}}function Ut({gender:t}){return t==="Male"?"male":t==="Female"?"female":t==="Other"?"other":"unknown"}var gr=null,$r=new Map;function qg(t,e){let n=`${e}
${t}`,o=$r.get(n);if(o!==void 0)return o;if(gr??=document.createElement("canvas").getContext("2d"),!gr)return t.length*50;gr.font=e;let r=gr.measureText(t).width;return $r.size>2e4&&$r.clear(),$r.set(n,r),r}function me(t,{size:e,weight:n=400,family:o}){return qg(t,`${n} 100px ${o}`)*e/100}function St(t,e,n){return t.find(r=>me(r,n)<=e)??ui(t.at(-1)??"",e,n)}function Wn(t,e,n){let o=t.split(" "),r=o.shift()??"";for(let s=o[0];s!==void 0&&!(me(`${r} ${s}`,n)>e);s=o[0])r+=` ${o.shift()}`;return[ui(r,e,n),ui(o.join(" "),e,n)]}function ui(t,e,n){if(me(t,n)<=e)return t;let o=Array.from(t),[r,s]=[0,o.length];for(;r<s;){let i=Math.ceil((r+s)/2);me(`${o.slice(0,i).join("")}…`,n)<=e?r=i:s=i-1}return r===0?"":`${o.slice(0,r).join("").trimEnd()}…`}var br=.56,hf=.2,gf=14,$f=9,Wg=10.5;function yr(t,e,n,o){let{colours:r}=o,{x:s,y:i,w:a,h:l}=n;Yg(t,n,o),t.box(s,i,a,l,gf,{fill:r.card,stroke:o.isSelected||o.isOnPath?r.accent:r.edge,width:o.isSelected||o.isOnPath?1.75:o.isHovered?1.5:1,...n.isAgain?{dash:[4,3]}:{}}),a>l?Kg(t,e,n,o):Vg(t,e,n,o)}function bf(t,e,n,o,r){let{colours:s}=o,{x:i,y:a,w:l,h:f}=n,{strong:u,wash:p}=ee(s,e),h=l>f,m=Wg/r,g=h?f*.42:Math.min(l*.36,(f-m)/2),[$,y]=h?[i+f/2,a+f/2]:[i+l/2,a+g+2];if(o.isSelected||o.isMatch||o.isOnPath){let k=o.isMatch&&!o.isSelected?s.match:s.accent;t.frame(Ut(e),$,y,g+4/r,{stroke:k,width:2.5/r})}t.frame(Ut(e),$,y,g,{fill:p,stroke:u,width:1.4/r});let b=e.photoUrl&&t.photo(e.photoUrl,Ut(e),$,y,g),w={size:g*.78,weight:600,family:s.words,fill:u};!b&&g*r>9&&t.words(jn(e),$,y+w.size*.36,w);let x={size:m,weight:o.isSelected?600:500,family:s.words},_=e.hidden?s.quiet:s.ink;if(h){let k=[te(e),...Lt(e)],A=St(k,l-f-4,x);t.words(A,i+f+4,a+f/2+m*.36,{...x,fill:_,align:"start"})}else{let k=St(Lt(e).slice(-1),l+18,x);t.words(k,$,Math.max(y+g+m*1.05,a+f-m*.2),{...x,fill:_})}}function Yg(t,{x:e,y:n,w:o,h:r},{colours:s,isSelected:i,isMatch:a}){if(!i&&!a)return;let l=i?s.accent:s.match;t.box(e-5,n-5,o+10,r+10,gf+5,{stroke:l,width:i?6:3,opacity:i?.22:.9})}function Vg(t,e,{x:n,y:o,w:r},s){let{colours:i}=s,a=n+r/2,l=e.hidden?i.quiet:i.ink;yf(t,e,a,o+38,25,s);let f={size:13,weight:600,family:i.words},u={size:12.5,weight:400,family:i.words},p=cn(e),h=r-2*$f,m;if(p)m=[St(Lt(e),h,f),St([p],h,u)];else{let[x=te(e)]=Lt(e);m=Wn(x,h,f)}let[g,$]=m,y=pe(e),b=$&&y?83:$||y?89:96;t.words(g??"",a,o+b,{...f,fill:l});let w=p?u:f;if($&&t.words($,a,o+b+16,{...w,fill:l}),y){let x={size:11,family:i.words,fill:i.quiet};t.words(St([y],h,x),a,o+b+($?33:18),x)}}function Kg(t,e,{x:n,y:o,w:r,h:s},i){let{colours:a}=i;yf(t,e,n+s/2+2,o+s/2,s*.36,i);let l=n+s+6,f=r-s-6-$f,u={size:13,weight:600,family:a.words},p=e.hidden?a.quiet:a.ink,h=cn(e),m={size:12.5,weight:400,family:a.words},g={size:11.5,family:a.words,fill:a.quiet},$=te(e),[y=$]=Lt(e),[b,w]=me($,u)<=f?[$,""]:h?[St(Lt(e),f,u),St([h],f,m)]:Wn(y,f,u),x=St([pe(e)],f,g),_=1+ +!!w+ +!!x,k=o+s/2+5-(_-1)*8;t.words(b,l,k,{...u,fill:p,align:"start"}),w&&(k+=15.5,t.words(w,l,k,{...h?m:u,fill:p,align:"start"})),x&&t.words(x,l,k+16,{...g,align:"start"})}function yf(t,e,n,o,r,{colours:s}){let{strong:i,wash:a}=ee(s,e),l=Ut(e),f=l==="unknown"?{dash:[3,3]}:{};if(t.frame(l,n,o,r,{fill:a}),!(e.photoUrl&&!e.hidden&&t.photo(e.photoUrl,l,n,o,r))){let p=r*.72,h={size:p,weight:500,family:s.words,fill:i};t.words(jn(e),n,o+p*.36,h)}t.frame(l,n,o,r,{stroke:i,width:1.6,...f})}function vf(){let t=[],e=[],n=-1/0,o=0,r=performance.now();return{begin(){r=performance.now(),o=0},drawn(){o===0&&(o=performance.now()-r)},frame(s,i){s-n<120&&t.push(s-n),n=s,e.push(i),t.length>240&&(t=t.slice(-240)),e.length>240&&(e=e.slice(-240))},figures(){let s=wf(t);return{firstDrawingMs:Math.round(o),framesPerSecond:s>0?Math.round(1e3/s):0,paintMs:Math.round(wf(e)*10)/10}}}}function wf(t){return t.length===0?0:t.reduce((e,n)=>e+n,0)/t.length}function xf(t,e,n){let o=new Map,r=[],s={x:0,y:0},i={x:0,y:0,ms:-1/0},a="none",l=new AbortController,f=w=>{let x=t.getBoundingClientRect();return{x:w.clientX-x.left,y:w.clientY-x.top}},u=w=>{if(w.button!==0&&w.pointerType==="mouse")return;t.setPointerCapture(w.pointerId);let x=f(w);if(o.set(w.pointerId,x),e.stop(),o.size===2){a==="grab"&&n.drop(-1,-1,!1),a="pinch";return}o.size>2||(s=x,r=[{...x,ms:w.timeStamp}],a=n.grabs(x.x,x.y)?"grab":"press")},p=w=>{let x=f(w),_=o.get(w.pointerId);if(!_){n.hover(x.x,x.y);return}if(a==="pinch"){h(w.pointerId,x);return}if(o.set(w.pointerId,x),a==="grab"){n.drag(x.x,x.y);return}let k=Math.hypot(x.x-s.x,x.y-s.y)>5;a==="press"&&k&&(a="pan",t.dataset.pointer="move"),a==="pan"&&(e.pan(x.x-_.x,x.y-_.y),r.push({...x,ms:w.timeStamp}),r=r.filter(({ms:A})=>w.timeStamp-A<90),n.moved())},h=(w,x)=>{let _=[...o].find(([B])=>B!==w)?.[1],k=o.get(w);if(o.set(w,x),!_||!k||o.size!==2)return;let A=Math.hypot(k.x-_.x,k.y-_.y),D=Math.hypot(x.x-_.x,x.y-_.y);e.pan((x.x-k.x)/2,(x.y-k.y)/2),A>0&&e.zoom(D/A,(x.x+_.x)/2,(x.y+_.y)/2),n.moved()},m=w=>{if(!o.delete(w.pointerId))return;let x=f(w);if(delete t.dataset.pointer,a==="pinch"){let[A]=o.values();a=A?"pan":"none",r=[];return}let _=a;a="none";let k=Math.hypot(x.x-s.x,x.y-s.y)<=5;w.type==="pointercancel"?_==="grab"&&n.drop(-1,-1,!1):_==="grab"?n.drop(x.x,x.y,k):_==="press"?g(x,w.timeStamp):_==="pan"&&$(w.timeStamp)},g=(w,x)=>{let _=x-i.ms<320&&Math.hypot(w.x-i.x,w.y-i.y)<24;i=_?{...w,ms:-1/0}:{...w,ms:x},_?n.tapTwice(w.x,w.y):n.tap(w.x,w.y)},$=w=>{let x=r.filter(A=>w-A.ms<90),[_,k]=[x[0],x.at(-1)];if(_&&k&&k.ms>_.ms){let A=k.ms-_.ms;e.glide((k.x-_.x)/A,(k.y-_.y)/A)}n.moved()},y=w=>{w.preventDefault();let x=w.deltaMode===WheelEvent.DOM_DELTA_LINE?18:w.deltaMode?320:1,[_,k]=[w.deltaX*x,w.deltaY*x];if(w.shiftKey||!w.ctrlKey&&Math.abs(_)>Math.abs(k))e.pan(w.shiftKey&&_===0?-k:-_,w.shiftKey?0:-k);else{let A=w.ctrlKey?.01:.0016,{x:D,y:B}=f(w);e.zoom(Math.exp(-Math.max(-240,Math.min(240,k))*A),D,B)}n.moved()},b={signal:l.signal};return t.addEventListener("pointerdown",u,b),t.addEventListener("pointermove",p,b),t.addEventListener("pointerup",m,b),t.addEventListener("pointercancel",m,b),t.addEventListener("pointerleave",()=>o.size===0&&n.leave(),b),t.addEventListener("wheel",y,{...b,passive:!1}),()=>l.abort()}function Mf(t,e,n){let o=r=>{if(r.altKey||r.ctrlKey||r.metaKey)return;let{key:s}=r;if(s==="ArrowUp"||s==="ArrowDown")n.walk(s);else if(s==="ArrowLeft"||s==="ArrowRight")n.walk(s);else if(s==="Enter"&&r.target===e)n.open();else if(s==="Escape")n.leave();else if(s==="+"||s==="=")n.zoom(1.35);else if(s==="-")n.zoom(.7407407407407407);else if(s==="0")n.zoomTo(1);else if(s==="f"||s==="F")n.fit();else return;r.preventDefault(),n.moved()};return t.addEventListener("keydown",o),()=>t.removeEventListener("keydown",o)}function Sf(t,e,n){let o=t.node(e);if(!o)return null;let{kin:r}=t;if(n==="ArrowUp")return _f(t,o,r.parents(e));if(n==="ArrowDown")return _f(t,o,r.children(e));let s=n==="ArrowLeft"?-1:1,a=[...r.parents(e).flatMap(l=>r.children(l.id)),...r.spouses(e)].map(l=>l.id);return kf(t,o,new Set(a),s)??kf(t,o,new Set(t.nodes.map(l=>l.id)),s)}function _f(t,e,n){let o=null,r=1/0;for(let{id:s}of n){let i=t.node(s);if(!i)continue;let a=Math.hypot(wr(i)-wr(e),i.y-e.y);a>=r||(r=a,o=s)}return o}function kf(t,e,n,o){let r=null,s=1/0;for(let i of n){let a=t.node(i);if(!a||a===e||a.level!==e.level)continue;let l=(wr(a)-wr(e))*o,f=(a.y-e.y)*o,u=Math.abs(a.y-e.y)<e.h?l:Math.abs(l)<e.w?f:1/0;u<=0||u>=s||(s=u,r=i)}return r}function wr(t){return t.x+t.w/2}function Ef(t){let e=document.querySelector("script[type=module]");return new URL(t,e instanceof HTMLScriptElement?e.src:document.baseURI)}function vr(t){let e=Te([...t.people.keys()]);for(let{person1Id:o,person2Id:r}of t.couples)e.join(o,r);for(let{parents:o,children:r}of t.families)for(let s of[...o,...r])e.join(o[0]??s,s);let n=new Map;for(let o of t.people.keys()){let r=e.find(o),s=n.get(r);s?s.push(o):n.set(r,[o])}return[...n.values()].sort((o,r)=>r.length-o.length)}function Te(t){let e=new Map(t.map(r=>[r,r])),n=r=>{let s=r;for(let i=j(e,s);i!==s;i=j(e,s))s=i;for(let i=r;i!==s;){let a=j(e,i);e.set(i,s),i=a}return s};return{find:n,join:(r,s)=>{e.set(n(s),n(r))}}}function S(t,e){return t[e]}function j(t,e){return t.get(e)}var Xg=4e6,Jg=60;function xr(t){let e=Zg(t),n=n$(t,e.of),o=o$(e.count,n);for(let s=0;s<Jg;s++){let i=r$(o,n);if(!s$(o,n)&&!i)break}let r=new Map([...t.people.keys()].map(s=>[s,S(o,j(e.of,s))]));for(let s of vr(t)){let i=s.reduce((a,l)=>Math.min(a,j(r,l)),1/0);for(let a of s)r.set(a,j(r,a)-i)}return r}function Zg(t){let e=Te([...t.people.keys()]),n=[...t.couples.map(r=>[r.person1Id,r.person2Id]),...t.families.map(r=>r.parents).filter(r=>r.length===2)];for(let[r="",s=""]of n)e.join(r,s);let o=t$(t,e.find);if(o.size>0){let r=Te([...t.people.keys()]);for(let[s="",i=""]of n)o.has(s)||r.join(s,i);return Qg(t,n.filter(([s=""])=>o.has(s)),r,o),fi(t,r.find)}return fi(t,e.find)}function Qg(t,e,n,o){let r=new Map([...o].map(a=>[a,[a]])),s=0,i=(a,l)=>{let f=new Set([a]),u=[a];for(let p=u.pop();p!==void 0;p=u.pop())for(let h of r.get(p)??[])for(let m of t.children(h)){s+=1;let g=n.find(m.id);if(g===l)return!0;!o.has(m.id)||f.has(g)||(f.add(g),u.push(g))}return!1};for(let[a="",l=""]of e){let[f,u]=[n.find(a),n.find(l)];if(f===u||s>Xg||i(f,u)||i(u,f))continue;let p=[...r.get(f)??[],...r.get(u)??[]];n.join(a,l),r.set(n.find(a),p)}}function t$(t,e){let{of:n,count:o}=fi(t,e),r=Array.from({length:o},()=>[]),s=new Uint8Array(o);for(let f of t.families)for(let u of f.parents)for(let p of f.children){let[h,m]=[j(n,u),j(n,p)];h===m?s[h]=1:r[h]?.push(m)}let i=e$(r),a=new Uint32Array(o);for(let f of i)a[f]=S(a,f)+1;let l=new Set;for(let[f,u]of n)(s[u]||S(a,S(i,u))>1)&&l.add(f);return l}function e$(t){let e=t.length,n=new Int32Array(e).fill(-1),o=new Int32Array(e),r=new Int32Array(e).fill(-1),s=[],i=0;for(let a=0;a<e;a++){if(n[a]!==-1)continue;let l=[{node:a,edge:0}];for(let f=l.at(-1);f;f=l.at(-1)){let{node:u}=f;n[u]===-1&&(n[u]=o[u]=i++,s.push(u));let p=t[u]?.[f.edge++];if(p===void 0){if(o[u]===n[u])for(let m=s.pop();m!==void 0&&(r[m]=u,m!==u);m=s.pop());l.pop();let h=l.at(-1);h&&(o[h.node]=Math.min(S(o,h.node),S(o,u)))}else n[p]===-1?l.push({node:p,edge:0}):r[p]===-1&&(o[u]=Math.min(S(o,u),S(n,p)))}}return r}function n$(t,e){let n=Math.max(-1,...new Set(e.values()))+1,o=Array.from({length:n},()=>[]),r=Array.from({length:n},()=>[]);for(let s of t.families)for(let i of s.parents)for(let a of s.children)r[j(e,i)]?.push(j(e,a)),o[j(e,a)]?.push(j(e,i));return{above:o,below:r}}function o$(t,{above:e,below:n}){let o=new Int32Array(t),r=Int32Array.from(e,i=>i.length),s=[...r.keys()].filter(i=>r[i]===0);for(let i=0;i<s.length;i++){let a=S(s,i);for(let l of S(n,a))o[l]=Math.max(S(o,l),S(o,a)+1),r[l]=S(r,l)-1,r[l]===0&&s.push(l)}return o}function r$(t,{above:e,below:n}){let o=Te([...t.keys()]);n.forEach((i,a)=>{for(let l of i)S(t,l)-S(t,a)===1&&o.join(a,l)});let r=new Map;for(let i of t.keys()){let a=r.get(o.find(i));a?a.push(i):r.set(o.find(i),[i])}let s=!1;for(let[i,a]of r)for(let[l,f,u]of[[n,e,1],[e,n,-1]]){let p=0,h=1/0;for(let m of a){for(let g of S(l,m))o.find(g)!==i&&(p+=1,h=Math.min(h,Math.abs(S(t,g)-S(t,m))-1));for(let g of S(f,m))o.find(g)!==i&&(p-=1)}if(!(p<=0||h===1/0||h<=0)){for(let m of a)t[m]=S(t,m)+u*h;s=!0;break}}return s}function s$(t,{above:e,below:n}){let o=!1,r=[...t.keys()].sort((s,i)=>S(t,i)-S(t,s)||s-i);for(let s of r){let[i,a]=[S(e,s),S(n,s)],l=S(t,s);a.length>i.length?l=i$(t,a)-1:i.length>a.length&&(l=a$(t,i)+1),l!==t[s]&&(t[s]=l,o=!0)}return o}function i$(t,e){return e.reduce((n,o)=>Math.min(n,S(t,o)),1/0)}function a$(t,e){return e.reduce((n,o)=>Math.max(n,S(t,o)),-1/0)}function fi(t,e){let n=new Map,o=new Map;for(let r of t.people.keys()){let s=e(r);n.has(s)||n.set(s,n.size),o.set(r,n.get(s))}return{of:o,count:n.size}}function Yn(t,e,n,o){let r=o(n);if(e===1/0)return r;let s=xr(yt(r)),i=s.get(t)??0,a=[...n].filter(l=>Math.abs((s.get(l)??i)-i)<=e);return a.length<n.size?Yn(t,e,new Set(a),o):r}function Yt(t){let[e,n,o,r]=[1/0,1/0,-1/0,-1/0];for(let{x:s,y:i,w:a,h:l}of t)e=Math.min(e,s),n=Math.min(n,i),o=Math.max(o,s+a),r=Math.max(r,i+l);return e>o?{x:0,y:0,w:0,h:0}:{x:e,y:n,w:o-e,h:r-n}}var tt={w:124,h:128},_r=38,Ie={w:208,h:60},at={couple:22,kin:26,families:54,line:14,level:76,lane:9};var l$=260;function Of(t,e,n){let o=e.map(()=>[]);for(let h of n)o[h.row]?.push(c$(h));let r=o.map(u$),s=e.map(h=>f$(t,h)),i=[],a=[],l=r.map(h=>Math.min(at.lane,l$/Math.max(1,h))),f=0;e.forEach((h,m)=>{i.push(f);let g=Math.max(0,...S(s,m).map(({depth:b})=>b))*at.lane,$=Math.max(0,S(r,m)-1)*S(l,m),y=Math.max(at.level,$+at.level*.62);a.push(f+tt.h+g+(y-$)/2),f+=tt.h+g+y});let p=[...p$(o,i,({net:h,lane:m})=>S(a,h.row)+m*S(l,h.row),s),...d$(t,e,i,s)];return{tops:i,edges:p}}function c$(t){let e=t.family.type==="Biological",n=t.parents.length,o=t.from.x+t.hub+(e||n===0?0:n===2?6:14),r=t.segments.map(({to:m,port:g,child:$})=>{let y=!e&&m.up.some(b=>b.child===$&&b.net!==t);return m.x+g+(y?14:0)}),s=r.map(m=>pi(m,o)),i=s.indexOf(Math.min(...s)),a=S(r,i),f=t.from.down.every(m=>m.net===t||m.net.hub!==t.hub)?n===2?at.couple/2-4:n===1?tt.w/4:0:0,u=o+Math.max(-f,Math.min(f,a-o)),p=S(t.segments,i).child===""?0:tt.w/7,h=n===1&&r.length>1;return pi(u,a)>p||h?{net:t,hub:o,ports:r,lane:0}:(r[i]=u,{net:t,hub:u,ports:r,lane:0})}function pi(t,e){return Math.abs(t-e)}function u$(t){let e=t.map(o=>({wire:o,left:Math.min(o.hub,...o.ports),right:Math.max(o.hub,...o.ports)})).filter(({left:o,right:r})=>r-o>.5).sort((o,r)=>o.left-r.left||o.right-r.right),n=[];for(let{wire:o,left:r,right:s}of e){let i=n.findIndex(a=>a+at.lane<r);i<0&&(i=n.length),n[i]=s,o.lane=i}return n.length}function f$(t,e){let n=[];for(let o of e){let r=0;for(let[s,i]of Pf(t,o)){let[a,l]=[o.members.indexOf(s),o.members.indexOf(i)];if(Math.abs(a-l)===1)continue;let[f,u]=a<l?[a,l]:[l,a];r+=1,n.push({a:S(o.members,f),b:S(o.members,u),left:o.x+S(o.offsets,f)+tt.w/2+10,right:o.x+S(o.offsets,u)+tt.w/2-10,depth:r})}}return n}function Pf(t,e){let n=new Map;for(let o of e.members){let r=[...t.spouses(o).map(s=>s.id),...t.familiesOfParent(o).flatMap(({parents:s})=>s)];for(let s of r)s!==o&&e.members.includes(s)&&n.set(It(o,s),[o,s])}return[...n.values()]}function p$(t,e,n,o){let r=new Map(o.flat().map(a=>[It(a.a,a.b),a])),s=new Map,i=[];for(let a of t.flat()){let{net:l,hub:f,ports:u}=a,p=S(e,l.row),[h="",m=""]=l.parents,g=r.get(It(h,m)),$=l.parents.length===2&&!g,y=g?p+tt.h+g.depth*at.lane:p+tt.h,b=s.get(l.from)??[f,$?p+_r:y];l.segments.forEach(({to:w,child:x},_)=>{let k=S(u,_),A=n(a),D=[...b];if(pi(k,f)>.5&&D.push(f,A,k,A),x===""){s.set(w,D);return}D.push(k,S(e,w.row));let B=l.parents.length>0?l.parents:l.family.parents;i.push({kind:"child",type:l.family.type,from:B,to:x,points:D})})}return i}function d$(t,e,n,o){let r=new Map(t.couples.map(l=>[It(l.person1Id,l.person2Id),l])),s=new Map;for(let l of e.flat())l.members.forEach((f,u)=>s.set(f,{unit:l,index:u}));let i=[],a=(l,f,u)=>{let p=r.get(It(l,f));r.delete(It(l,f));let h=p?"couple":"parents";i.push({kind:h,type:p?.status??"",from:[l],to:f,points:u})};e.forEach((l,f)=>{let u=S(n,f);for(let p of l)for(let[h,m]of Pf(t,p)){let g=Math.min(p.members.indexOf(h),p.members.indexOf(m));if(Math.abs(p.members.indexOf(h)-p.members.indexOf(m))>1)continue;let $=p.x+S(p.offsets,g)+tt.w,y=p.x+S(p.offsets,g+1),[b,w]=[S(p.members,g),S(p.members,g+1)];a(b,w,[$,u+_r,y,u+_r])}for(let{a:p,b:h,left:m,right:g,depth:$}of S(o,f)){let y=u+tt.h,b=y+$*at.lane;a(p,h,[m,y,m,b,g,b,g,y])}});for(let{person1Id:l,person2Id:f}of[...r.values()]){let[u,p]=[j(s,l),j(s,f)],h=p.unit.row>u.unit.row,[m,g]=h?[u,p]:[p,u],$=m.unit.x+S(m.unit.offsets,m.index)+tt.w*.8,y=g.unit.x+S(g.unit.offsets,g.index)+tt.w*.8,b=S(n,m.unit.row)+tt.h,[w,x]=h?[l,f]:[f,l];a(w,x,[$,b,$,b+14,y,b+14,y,S(n,g.unit.row)])}return i}function Tf(t,e,n){let{units:o,unitOf:r}=h$(t,e,n),s=[],i=new Set;for(let a of e)for(let l of t.familiesOfParent(a)){if(i.has(l.key))continue;i.add(l.key);let[f="",u=f]=l.parents,p=j(r,f)===j(r,u);for(let h of p?[l.parents]:[[f],[u]])$$(l,h,r,o,s)}return{units:o,nets:s,unitOf:r}}function If(t,e){let[n="",o=n]=e;if(e.length===0)return t.w/2;let[r,s]=[t.members.indexOf(n),t.members.indexOf(o)].sort((i,a)=>i-a);return r===void 0||s===void 0||r===s?S(t.offsets,r??0)+tt.w/2:s-r===1?(S(t.offsets,r)+tt.w+S(t.offsets,s))/2:m$(t,r)?S(t.offsets,s)-at.couple/2:S(t.offsets,r)+tt.w+at.couple/2}function Af(t,e){return e===""?t.w/2:S(t.offsets,t.members.indexOf(e))+tt.w/2}function Cf(t){t.members.reverse(),t.offsets=t.offsets.map(e=>t.w-e-tt.w).reverse();for(let e of t.up)e.port=Af(t,e.child);for(let{net:e}of t.down)e.hub=If(t,e.parents)}function m$(t,e){return e>0&&e<t.members.length-1}function h$(t,e,n){let o=Te(e),r=new Map(e.map(u=>[u,[]])),s=new Set,i=(u,p)=>{n.get(u)!==n.get(p)||s.has(It(u,p))||(s.add(It(u,p)),o.join(u,p),r.get(u)?.push(p),r.get(p)?.push(u))};for(let u of e){for(let p of t.spouses(u))i(u,p.id);for(let{parents:p}of t.familiesOfParent(u))p.length===2&&i(S(p,0),S(p,1))}let a=new Map;for(let u of e){let p=a.get(o.find(u));p?p.push(u):a.set(o.find(u),[u])}let l=new Map;return{units:[...a.values()].map(u=>{let p=Nf(j(n,S(u,0)),g$(u,r),s);for(let h of u)l.set(h,p);return p}),unitOf:l}}function g$(t,e){let n=u=>e.get(u)?.length??0,o=t.reduce((u,p)=>n(p)>n(u)?p:u),r=[],s=[],i=new Set([o]),[a,...l]=e.get(o)??[],f=(u,p)=>{let h=[u];for(let m=h.pop();m!==void 0;m=h.pop())i.has(m)||(i.add(m),p.push(m),h.push(...(e.get(m)??[]).filter(g=>!i.has(g)).reverse()))};a!==void 0&&f(a,l.length>0?r:s);for(let u of l)f(u,s);return[...r.reverse(),o,...s]}function Nf(t,e,n){let o=[],r=0;return e.forEach((s,i)=>{let a=e[i-1];a!==void 0&&(r+=n.has(It(a,s))?at.couple:at.kin),o.push(r),r+=tt.w}),{row:t,members:e,offsets:o,w:r,x:0,place:0,home:0,up:[],down:[]}}function $$(t,e,n,o,r){let s=j(n,S(e,0)),i=e,a=[...t.children],l=t.type==="Biological"?1:.4;for(let f=s.row+1;a.length>0;f++){let u={row:f-1,family:t,from:s,parents:i,hub:If(s,i),segments:[]},p=(b,w,x)=>{let _={from:s,to:b,child:w,port:Af(b,w),net:u,weight:l*x};u.segments.push(_),s.down.push(_),b.up.push(_)},h=f,m=b=>j(n,b).row<=h;for(let b of a.filter(m))p(j(n,b),b,1);a=a.filter(b=>!m(b));let[g,...$]=u.segments;if(g&&$.length===0&&t.type==="Biological"&&(g.weight*=3),r.push(u),a.length===0)break;let y=Nf(f,[],new Set);y.w=at.line,o.push(y),p(y,"",e===i?2:6),s=y,i=[]}}var b$=24;function Lf({units:t}){let e=y$(t);Rf(e);let n=e.map(r=>[...r]),o=Df(e);for(let r=0;r<b$&&o>0;r++){let s=r%2===0,i=s?e.slice(1):e.slice(0,-1).reverse();for(let l of i)w$(l,s);let a=Df(e);a>=o||(o=a,n=e.map(l=>[...l]))}return e=n,Rf(e),v$(e),e}function Df(t){return t.reduce((e,n)=>e+x$(n),0)}function y$(t){let e=t.reduce((i,a)=>Math.min(i,a.row),1/0),n=[],o=new Set,r=i=>{o.add(i),(n[i.row-e]??=[]).push(i)},s=t.filter(i=>i.up.length===0).sort((i,a)=>i.row-a.row);for(let i of[...s,...t]){if(o.has(i))continue;r(i);let a=[i];for(let l=a.pop();l;l=a.pop()){let f=[...l.down.map(({to:u})=>u),...l.up.map(({from:u})=>u)];for(let u of f.reverse())o.has(u)||a.push(u);o.has(l)||r(l)}}for(let i=0;i<n.length;i++)n[i]??=[];return n}function Rf(t){for(let e of t)Ff(e);for(let e of t)for(let n of e)n.home=n.place}function Ff(t){let e=0;t.forEach((n,o)=>{n.place=o,n.x=e,e+=n.w})}function w$(t,e){let n=[];for(let s of t){let i=e?s.up:s.down;if(i.length===0)continue;let a=0,l=0;for(let f of i){let u=e?f.from.x+f.net.hub:f.to.x+f.port;a+=u*f.weight,l+=f.weight}n.push({unit:s,wish:a/l})}n.sort((s,i)=>s.wish-i.wish||s.unit.home-i.unit.home);let o=0;t.map(s=>(e?s.up:s.down).length===0?s:null).forEach((s,i)=>{t[i]=s??S(n,o++).unit}),Ff(t)}function v$(t){for(let e of t)for(let n of e){if(n.members.length<2)continue;let o=(n.members.length-1)/2,r=0,s=0,i=n.up.map(a=>({side:n.members.indexOf(a.child)-o,x:a.from.x+a.net.hub}));for(let{x:a}of i)s+=a/i.length;for(let{side:a,x:l}of i)r+=a*(l-s);i.length===1&&(r=0),r<0&&Cf(n)}}function x$(t){let e=[];for(let s of t)for(let{net:i,to:a,port:l}of s.down)e.push({from:s.x+i.hub,to:a.x+l});if(e.length<2)return 0;e.sort((s,i)=>s.from-i.from||s.to-i.to);let n=Float64Array.from(e,({to:s})=>s).sort(),o=new Uint32Array(n.length+1),r=0;return e.forEach(({to:s},i)=>{let a=_$(n,s)+1,l=0;for(let f=a;f>0;f-=f&-f)l+=o[f]??0;r+=i-l;for(let f=a;f<o.length;f+=f&-f)o[f]=(o[f]??0)+1}),r}function _$(t,e){let[n,o]=[0,t.length-1];for(;n<o;){let r=n+o+1>>1;(t[r]??0)<=e?n=r:o=r-1}return n}var k$=10,M$=40;function Bf(t){let e=t.map(S$);for(let{units:o,shifts:r}of e){let s=((r.at(-1)??0)+(o.at(-1)?.w??0))/2;o.forEach((i,a)=>i.x=S(r,a)-s)}let n=[...e].reverse();for(let o=0;o<k$;o++){for(let r of n)di(r,!1,!0);for(let r of e)di(r,!0,!1)}for(let o=0;o<M$;o++)for(let r of o%2===0?n:e)di(r,!0,!0)}function S$(t){let e=0,n=t.map((o,r)=>{let s=t[r-1];return s&&(e+=s.w+E$(s,o)),e});return{units:t,shifts:n}}function E$(t,e){return t.members.length===0||e.members.length===0?at.line:t.up.some(({net:o})=>e.up.some(r=>r.net===o))?at.kin:at.kin*1.7}function di({units:t,shifts:e},n,o){let r=[],s=[],i=[];t.forEach((a,l)=>{let{sum:f,weight:u}=O$(a,n,o);f-=S(e,l)*u;let p=l;for(let h=r.length-1;h>=0&&!(S(r,h)*u<=f*S(s,h));h--)f+=r.pop()??0,u+=s.pop()??0,p=i.pop()??0;r.push(f),s.push(u),i.push(p)}),i.forEach((a,l)=>{let f=S(r,l)/S(s,l),u=i[l+1]??t.length;for(let p=a;p<u;p++)S(t,p).x=f+S(e,p)})}function O$(t,e,n){let o=t.x*.01,r=.01;if(e)for(let s of t.up)o+=(s.from.x+s.net.hub-s.port)*s.weight,r+=s.weight;if(n)for(let s of t.down)o+=(s.to.x+s.port-s.net.hub)*s.weight,r+=s.weight;return{sum:o,weight:r}}function mn(t){let e=yt(t),n=vr(e),o=n.filter(m=>m.length>1),r=n.filter(m=>m.length===1).flat(),s=T$(e,o,xr(e)),i=[],a=[],l=[];for(let m of o){let g=Tf(e,m,s),$=Lf(g);Bf($),P$($,l),a.push(...g.nets);for(let y of g.units)(i[y.row]??=[]).push(y)}for(let m=0;m<i.length;m++)i[m]??=[];let{tops:f,edges:u}=Of(e,i,a),p=i.flatMap((m,g)=>m.flatMap($=>$.members.map((y,b)=>({key:y,id:y,x:$.x+S($.offsets,b),y:S(f,g),...tt,level:g})))),h=i.map((m,g)=>({level:g,generation:g+1,countedFrom:"first",births:Ac(m.flatMap(({members:$})=>$.map(y=>j(e.people,y)))),y:S(f,g),h:tt.h}));if(r.length>0){let m=I$(r,p,i.length);p.push(...m);let g=S(m,m.length-1),$=S(m,0).y,y={level:i.length,generation:0,countedFrom:null,births:null};h.push({...y,y:$,h:g.y+tt.h-$})}return{nodes:p,edges:u,levels:h,bounds:Yt(p)}}function P$(t,e){let n=t.find(i=>i.length>0)?.[0]?.row??0,o=t.map(i=>i[0]?.x??1/0),r=t.map(i=>{let a=i.at(-1);return a?a.x+a.w:-1/0}),s=-1/0;t.forEach((i,a)=>{let l=Math.min(S(o,a),o[a+1]??1/0,o[a-1]??1/0);l!==1/0&&(s=Math.max(s,(e[n+a]??0)+at.families-l))});for(let i of t.flat())i.x+=s;t.forEach((i,a)=>{let l=Math.max(S(r,a),r[a+1]??-1/0,r[a-1]??-1/0);e[n+a]=Math.max(e[n+a]??0,l+s)})}function T$(t,e,n){let[o=[],...r]=e,s=[];for(let f of o){let u=Tt(j(t.people,f)),p=s[j(n,f)]??={sum:0,count:0};u!==null&&(p.sum+=u,p.count+=1)}let i=[...s.entries()].filter(([,f])=>f&&f.count>0);if(i.length>0)for(let f of r){let u=[];for(let h of f){let m=Tt(j(t.people,h));if(m===null)continue;let[g]=i.reduce(($,y)=>Math.abs(y[1].sum/y[1].count-m)<Math.abs($[1].sum/$[1].count-m)?y:$);u.push(g-j(n,h))}if(u.length===0)continue;u.sort((h,m)=>h-m);let p=S(u,Math.floor(u.length/2));for(let h of f)n.set(h,j(n,h)+p)}let a=e.flat(),l=a.reduce((f,u)=>Math.min(f,j(n,u)),1/0);for(let f of a)n.set(f,j(n,f)-l);return n}function I$(t,e,n){let{x:o,y:r,w:s,h:i}=Yt(e),[a,l]=[tt.w+at.kin,tt.h+at.kin],f=Math.max(4,Math.ceil(Math.sqrt(t.length*2))),u=Math.min(t.length,Math.max(f,Math.min(40,Math.floor(s/a)))),p=e.length>0?o+Math.max(0,(s-u*a)/2):0,h=e.length>0?r+i+at.level:0;return t.map((m,g)=>({key:m,id:m,x:p+g%u*a,y:h+Math.floor(g/u)*l,...tt,level:n}))}function Uf(t,e){let n=yt(t),o=At(t,n,e);if(o===null)return ce;let r=e.generations??1/0,s=new Set(Cn(o,n.children,r).keys()),i=Yn(o,r,s,a=>{let l=[...a].flatMap(p=>n.spouses(p).map(h=>h.id)),f=[...a].flatMap(p=>n.familiesOfParent(p).flatMap(({parents:h,children:m})=>m.some(g=>a.has(g))?h:[])),u=new Set([...a].filter(p=>p!==o));return Ho(t,new Set([...a,...l,...f]),u)});return mi(mn(i),o)}function mi(t,e){let n=t.nodes.find(o=>o.id===e)?.level??0;return{...t,levels:t.levels.map(o=>({...o,generation:o.level-n,countedFrom:"root"}))}}function kr(t,e,n){let o=new Set([e]),r={id:e,key:e,level:0,number:0,isAgain:!1,type:"",parents:[]},s=[r];for(let i=1;i<=n&&s.length>0;i++){let a=[];for(let l of s)if(!l.isAgain)for(let{id:f,type:u,side:p}of N$(t,l.id)){let h=o.has(f);o.add(f);let m=l.number*2+p,g=h?`${f} again ${l.key}`:f,$={id:f,key:g,level:i,number:m,isAgain:h,type:u,parents:[]};l.parents.push($),a.push($)}s=a}return r}function Mr(t){let e=[t];for(let n=0;n<e.length;n++)e.push(...e[n]?.parents??[]);return e}var A$=["Biological","Adoptive","Step","Foster"],C$=new Map([["Male",0],["Female",1]]);function N$(t,e){let n=[void 0,void 0],o=[...t.parents(e)].sort((r,s)=>r.id<s.id?-1:1);for(let r of A$){let i=o.filter(a=>a.type===r).filter(a=>{let l=C$.get(t.people.get(a.id)?.gender??"");return l===void 0||n[l]?!0:(n[l]=a,!1)});for(let a of i){let l=n.indexOf(void 0);l>=0&&(n[l]=a)}}return n.flatMap((r,s)=>r?[{...r,side:s}]:[])}var D$=5,R$=8,Gf=72,L$=76,F$=132,B$=Math.PI*1.16;function qf(t,e){let n=yt(t),o=At(t,n,e);if(o===null)return ce;let r=Math.min(R$,e.generations??D$),s=e.isFull??r>5?2*Math.PI:B$,i=Mr(kr(n,o,r)),a=i.reduce((p,{level:h})=>Math.max(p,h),0),l=i.filter(p=>!p.isAgain&&p.level<a).flatMap(({level:p,number:h,parents:m})=>[0,1].filter(g=>!m.some($=>$.number===h*2+g)).map(g=>zf(p+1,h*2+g,s))),f=i.map(p=>{let h=zf(p.level,p.number,s),m={key:p.key,id:p.id,...jf(h),level:p.level,sector:h};return p.isAgain?{...m,isAgain:!0}:m}),u=Yt([...f,...l.map(jf)]);return{nodes:f,edges:[],levels:[],bounds:u,blanks:l}}function zf(t,e,n){if(t===0)return{inner:0,outer:Gf,from:0,to:2*Math.PI};let o=n/2**t,r=-Math.PI/2-n/2;return{inner:Hf(t-1),outer:Hf(t),from:r+e*o,to:r+(e+1)*o}}function Hf(t){return Gf+Math.min(t,3)*L$+Math.max(0,t-3)*F$}function jf({inner:t,outer:e,from:n,to:o}){let r=Math.PI/2,s=[n,o];for(let a=Math.ceil(n/r);a*r<=o;a++)s.push(a*r);let i=s.flatMap(a=>[t,e].map(l=>({x:Math.cos(a)*l,y:Math.sin(a)*l,w:0,h:0})));return Yt(i)}function Wf(t,e){let n=yt(t),o=At(t,n,e);if(o===null)return ce;let r=e.generations??1/0,s=Cn(o,n.parents,r),i=Cn(o,n.children,r),a=Yn(o,r,new Set([...s.keys(),...i.keys()]),l=>{let u=[...i.keys()].filter(p=>l.has(p)).flatMap(p=>n.spouses(p).map(h=>h.id));return Ho(t,new Set([...l,...u]),l)});return mi(mn(a),o)}var hi=Ie.w+52,U$=14,z$=26;function Yf(t,e){let n=yt(t),o=At(t,n,e);if(o===null)return ce;let r=kr(n,o,e.generations??1/0),s=Mr(r),i=new Map,a=new Map;for(let p of[...s].reverse())i.set(p,H$(p,i,a));let l=new Map([[r,0]]),f=[];for(let p of s){let h=j(l,p);for(let m of p.parents){let g=h+j(a,m);l.set(m,g);let $=p.level*hi+Ie.w,y=m.level*hi,b=(y+$)/2,w=Math.abs(g-h)<.5?[y,g,$,h]:[y,g,b,g,b,h,$,h];f.push({kind:"child",type:m.type,from:[m.id],to:p.id,points:w})}}let u=s.map(p=>({key:p.key,id:p.id,x:p.level*hi,y:j(l,p)-Ie.h/2,...Ie,level:p.level,...p.isAgain?{isAgain:!0}:{}}));return{nodes:u,edges:f,levels:[],bounds:Yt(u)}}function H$(t,e,n){let o={tops:[-Ie.h/2],bottoms:[Ie.h/2]},[r,s]=t.parents;if(!r)return o;if(!s){n.set(r,0);let{tops:p,bottoms:h}=j(e,r);return{tops:[...o.tops,...p],bottoms:[...o.bottoms,...h]}}let[i,a]=[j(e,r),j(e,s)],l=0;for(let p=0;p<Math.min(i.bottoms.length,a.tops.length);p++){let h=p===0?U$:z$;l=Math.max(l,S(i.bottoms,p)-S(a.tops,p)+h)}n.set(r,-l/2),n.set(s,l/2);let f=Math.max(i.tops.length,a.tops.length),u=l/2;for(let p=0;p<f;p++){let[h=1/0,m=-1/0]=[i.tops[p],i.bottoms[p]],[g=1/0,$=-1/0]=[a.tops[p],a.bottoms[p]];o.tops.push(Math.min(h-u,g+u)),o.bottoms.push(Math.max(m-u,$+u))}return o}var j$={tree:mn,pedigree:Yf,descendants:Uf,hourglass:Wf,fan:qf};function Vf(t,e,n){return j$[t](e,n)}var G$=150;function Kf(){let t=null,e=!1,n=0,o=null,r=()=>{if(t||e)return t;try{t=new Worker(Ef("layout/worker.js"),{type:"module"})}catch{return e=!0,null}return t.addEventListener("message",({data:s})=>{s.number===n&&(o?.(s.layout??null),o=null)}),t.addEventListener("error",()=>{e=!0,t?.terminate(),t=null,o?.(null),o=null}),t};return r(),{async make(s,i,a){let l=++n;o?.(null),o=null;let f=i.persons.length>G$?r():null;if(f){let u=await new Promise(p=>{o=p,f.postMessage({number:l,view:s,graph:q$(i),options:a})});if(u||l!==n)return u}return Vf(s,i,a)},destroy(){t?.terminate(),o?.(null)}}}function Xf(t,e){return t.rootId===e.rootId&&t.generations===e.generations&&t.isFull===e.isFull}function q$({tree:t,persons:e,parents:n,spouses:o}){return{...t?.rootPersonId?{tree:{rootPersonId:t.rootPersonId}}:{},persons:e.map(({personId:r,gender:s,birthDate:i,birthDateText:a,birthSort:l})=>({personId:r,...s?{gender:s}:{},...i?{birthDate:i}:{},...a?{birthDateText:a}:{},...l?{birthSort:l}:{}})),parents:n.map(({parentId:r,childId:s,type:i="Biological"})=>({parentId:r,childId:s,type:i})),spouses:o.map(({person1Id:r,person2Id:s,status:i="",marriageDate:a=""})=>({person1Id:r,person2Id:s,status:i,marriageDate:a}))}}var Jf=Object.freeze({Adoptive:[7,4],Step:[10,3,2,3],Foster:[2,4]}),Sr=9,W$=22;function Vn({kind:t,type:e}){return t==="parents"||e==="Partner"?"parents":t==="couple"?"couple":e in Jf?e:"child"}function Kn(t){return t==="parents"?[2,3]:Jf[t]??[]}function Xn(t){return t==="couple"?1.5:1}function Jn(t,{kind:e,type:n,points:o},r,s){if(e!=="couple")return;let i={Divorced:2,Separated:1}[n]??0,a=o.length>4,[l,f,u]=[o[0]??0,o[1]??0,-1];for(let p=2;p<o.length;p+=2){let[h,m]=[o[p-2]??0,o[p-1]??0],[g,$]=[o[p]??0,o[p+1]??0];if(m!==$||Math.abs(g-h)<=u)continue;u=Math.abs(g-h);let y=a?Math.min(W$,u/2):u/2;[l,f]=[g-Math.sign(g-h)*y,m]}for(let p=0;p<i;p++){let h=l+(p-(i-1)/2)*5;t.line([h-3,f+7,h+3,f-7],0,{stroke:r,width:s})}}function Er({from:t,to:e},n){return t.some(o=>n.has(`${o} ${e}`))}function Zf(t){let e=new Set;return t.forEach((n,o)=>{let r=t[o+1];r!==void 0&&e.add(`${n} ${r}`).add(`${r} ${n}`)}),e}var Y$=60;function Qf(t,e,n){let o=$i("p",t);o.id=`family-canvas-help-${Math.floor(performance.now()*1e3)}`,o.textContent=c("canvas.help"),e.setAttribute("aria-describedby",o.id);let r=$i("ul",t);r.setAttribute("aria-label",c("canvas.people"));let s=$i("p",t);return s.setAttribute("aria-live","polite"),s.setAttribute("role","status"),r.addEventListener("click",i=>{let a=gi(i.target);a&&n.open(a)}),r.addEventListener("focusin",i=>{let a=gi(i.target);a&&n.select(a)}),{renew(i,a,l){let f=V$(i,a,l),u=new Map(Array.from(r.children,m=>[gi(m.firstElementChild),m])),p=new Set(f.map(({id:m})=>m));for(let[m,g]of u)(!m||!p.has(m))&&g.remove();let h=null;for(let{id:m}of f){let g=i.kin.people.get(m);if(!g)continue;let $=u.get(m)??K$(m),y=$.firstElementChild,b=Xs(g,i.kin);y.textContent!==b&&(y.textContent=b),m===l?y.setAttribute("aria-current","true"):y.removeAttribute("aria-current"),y.tabIndex=m===(l??f[0]?.id)?0:-1;let w=h?h.nextElementSibling:r.firstElementChild;w!==$&&r.insertBefore($,w),h=$}},say(i,a){let l=a===null?void 0:i.kin.people.get(a);s.textContent=l?Eu(l,i.kin):""},follow(i){if(r.contains(document.activeElement))for(let a of r.querySelectorAll("button"))a.dataset.person===i&&a.focus({preventScroll:!0})}}}function V$(t,e,n){let{seen:o}=e,[r,s]=[o.x+o.w/2,o.y+o.h/2],i=new Map(t.nodesIn(o).map(l=>[l.id,l])),a=t.node(n);return a&&i.set(a.id,a),[...i.values()].map(l=>({node:l,far:l===a?-1:Math.hypot(l.x+l.w/2-r,l.y+l.h/2-s)})).sort((l,f)=>l.far-f.far).slice(0,Y$).map(({node:l})=>l).sort((l,f)=>l.level-f.level||l.x-f.x||l.y-f.y)}function K$(t){let e=document.createElement("li"),n=document.createElement("button");return n.type="button",n.dataset.person=t,e.append(n),e}function gi(t){return t instanceof HTMLElement?t.dataset.person??null:null}function $i(t,e){let n=document.createElement(t);return n.className="family-canvas-unseen",e.append(n),n}var tp=8;function ep(t,e,n){let o=document.createElement("canvas");o.className="family-canvas-minimap",o.hidden=!0,o.setAttribute("aria-hidden","true"),t.append(o);let r=document.createElement("canvas"),s=!0,i={scale:1,left:0,top:0},a={w:0,h:0,density:1},l=!1,f=p=>{let h=o.getBoundingClientRect(),m=(p.clientX-h.left-i.left)/i.scale,g=(p.clientY-h.top-i.top)/i.scale;e.centre({x:m,y:g,w:0,h:0},e.where.scale,0),n()};o.addEventListener("pointerdown",p=>{o.setPointerCapture(p.pointerId),l=!0,f(p)}),o.addEventListener("pointermove",p=>l&&f(p)),o.addEventListener("pointerup",()=>l=!1),o.addEventListener("pointercancel",()=>l=!1);let u=(p,h)=>{let{w:m,h:g,density:$}=a;r.width=Math.max(1,Math.round(m*$)),r.height=Math.max(1,Math.round(g*$)),o.width=r.width,o.height=r.height;let{bounds:y}=p,b=Math.min((m-2*tp)/(y.w||1),(g-2*tp)/(y.h||1));i={scale:b,left:m/2-(y.x+y.w/2)*b,top:g/2-(y.y+y.h/2)*b};let w=r.getContext("2d");if(w){w.scale($,$);for(let x of p.nodes){let _=p.kin.people.get(x.id);if(!_)continue;w.fillStyle=ee(h,_).strong;let k=Math.max(1,Math.min(x.w,x.h)*b*.8),A=(x.x+x.w/2)*b+i.left,D=(x.y+x.h/2)*b+i.top;w.fillRect(A-k/2,D-k/2,k,k)}s=!1}};return{renew(){s=!0},paint(p,h,m){let{seen:g}=e,{bounds:$}=p,y=g.x<=$.x+1&&g.y<=$.y+1&&g.x+g.w>=$.x+$.w-1&&g.y+g.h>=$.y+$.h-1;if(o.hidden=y||p.nodes.length<2,o.hidden)return;(s||m!==a.density)&&(a={w:o.clientWidth,h:o.clientHeight,density:m},u(p,h));let b=o.getContext("2d");if(!b)return;let{w,h:x}=a;b.setTransform(1,0,0,1,0,0),b.clearRect(0,0,o.width,o.height),b.drawImage(r,0,0),b.setTransform(m,0,0,m,0,0);let _=Math.max(1,g.x*i.scale+i.left),k=Math.max(1,g.y*i.scale+i.top),A=Math.min(w-1,(g.x+g.w)*i.scale+i.left),D=Math.min(x-1,(g.y+g.h)*i.scale+i.top);b.beginPath(),b.roundRect(_,k,Math.max(5,A-_),Math.max(5,D-k),2),b.globalAlpha=.14,b.fillStyle=h.accent,b.fill(),b.globalAlpha=1,b.strokeStyle=h.accent,b.lineWidth=1.5,b.stroke()}}}function Zn({generation:t,countedFrom:e}){if(e===null)return c("generation.unconnected");if(e==="first")return c("generation.number",{number:`${t}`});if(t===0)return c("generation.same");let n=Math.abs(t);return t<0?X$(n):J$(n)}function np(t){return t.countedFrom==="first"?`${t.generation}`:Zn(t)}function X$(t){return t===1?c("generation.parents"):t===2?c("generation.grandparents"):t===3?c("generation.greatGrandparents"):c("generation.manyGreatGrandparents",{count:t-2})}function J$(t){return t===1?c("generation.children"):t===2?c("generation.grandchildren"):t===3?c("generation.greatGrandchildren"):c("generation.manyGreatGrandchildren",{count:t-2})}var yi=28,Or=14,bi=12,op=12,Z$=600;function rp(t,{levels:e},n,o){let{top:r,scale:s}=n.where;t.fillStyle=o.band,e.forEach(({y:i,h:a},l)=>{if(l%2===1)return;let[f,u]=[(i-yi)*s+r,(i+a+yi)*s+r];u<0||f>n.size.h||t.fillRect(0,f,n.size.w,u-f)})}function sp(t,{levels:e,bounds:n,nodes:o},r,s){let{left:i,top:a,scale:l}=r.where;t.textAlign="start",t.globalAlpha=1;let f=-1/0;for(let[u,p]of e.entries()){let{y:h,h:m}=p,[g,$]=[h*l+a,(h+m)*l+a],y=yi*l>=bi,b=m*l<2*bi||r.size.w<Z$,w=Zn(p),x=Jo(p.births),_=x?`${w} · ${x}`:w;t.font=`500 11px ${s.words}`;let k=Or+t.measureText(_).width+op,A=b||n.x*l+i<k,D=!y&&A?np(p):_,B=y?Math.max(g-5,Math.min(16,$)):(g+$)/2+4;if(B<Math.max(f,10)||B>r.size.h+10)continue;let U=t.measureText(D).width,ht=gt=>gt.y>=h&&gt.y<h+m&&gt.x*l+i<Or+U+op&&(gt.x+gt.w)*l+i>0;!y&&D===w&&o.some(ht)||(f=B+bi*1.8,t.globalAlpha=.93,t.fillStyle=u%2===0?s.band:s.ground,t.beginPath(),t.roundRect(Or-6,B-12,U+12,17,8),t.fill(),t.globalAlpha=1,t.fillStyle=s.quiet,t.fillText(D,Or,B))}}function Pr(t){return t==="male"?Q$:t==="other"?tb:null}function hn(t){return Math.sin(t)>.45}var Q$={corners:[[-.9,-.9],[.9,-.9],[.9,.9],[-.9,.9]],round:.34},tb={corners:[0,1,2,3,4,5].map(t=>{let e=t*Math.PI/3-Math.PI/2;return[Math.cos(e)*1.06,Math.sin(e)*1.06]}),round:.24};function Ir(t,e){let n=({fill:s,stroke:i,width:a=1,dash:l,opacity:f=1})=>{let u=t.globalAlpha;t.globalAlpha=u*f,s&&(t.fillStyle=s,t.fill()),i&&(t.strokeStyle=i,t.lineWidth=a,t.setLineDash(l?[...l]:[]),t.stroke()),t.globalAlpha=u},o="",r=({size:s,weight:i=400,family:a,fill:l,align:f="center"})=>{let u=`${i} ${s}px ${a}`;u!==o&&(t.font=o=u),t.fillStyle=l,t.textAlign=f};return{box(s,i,a,l,f,u){t.beginPath(),t.roundRect(s,i,a,l,f),n(u)},frame(s,i,a,l,f){t.beginPath(),Tr(t,s,i,a,l),n(f)},line(s,i,a){t.beginPath(),wi(t,s,i),n(a)},words(s,i,a,l){r(l),t.fillText(s,i,a)},turned(s,i,a,l,f){r(f),t.save(),t.translate(i,a),t.rotate(l),t.fillText(s,0,0),t.restore()},arched(s,i,a,l){r({...l,align:"start"});let f=hn(a),u=f?-1:1,p=t.measureText(s).width,h=f?i+l.size*.72:i,m=0;for(let g of Ou(s)){let $=t.measureText(g).width,y=a+u*(m-p/2+$/2)/h;t.save(),t.rotate(y+Math.PI/2),t.translate(0,-h),f&&t.rotate(Math.PI),t.fillText(g,-$/2,0),t.restore(),m+=$}},photo(s,i,a,l,f){let u=e.get(s);return u?(t.save(),t.beginPath(),Tr(t,i,a,l,f),t.clip(),t.drawImage(u,a-f,l-f,2*f,2*f),t.restore(),!0):!1},sector({inner:s,outer:i,from:a,to:l},f){t.beginPath(),t.arc(0,0,i,a,l),s>0&&t.arc(0,0,s,l,a,!0),t.closePath(),n(f)},faded(s,i){let a=t.globalAlpha;t.globalAlpha=a*s,i(),t.globalAlpha=a}}}function Tr(t,e,n,o,r){let s=Pr(e);if(!s){t.moveTo(n+r,o),t.arc(n,o,r,0,2*Math.PI);return}let{corners:i,round:a}=s,l=i.at(-1)??[0,0],f=i[0]??[0,0];t.moveTo(n+(l[0]+f[0])/2*r,o+(l[1]+f[1])/2*r),i.forEach(([u,p],h)=>{let[m,g]=i[(h+1)%i.length]??f;t.arcTo(n+u*r,o+p*r,n+m*r,o+g*r,a*r)}),t.closePath()}function wi(t,e,n){let o=e.length-2;t.moveTo(e[0]??0,e[1]??0);for(let r=2;r<e.length;r+=2){let[s,i]=[e[r]??0,e[r+1]??0];if(n===0||r===o){t.lineTo(s,i);continue}let[a,l]=[e[r-2]??0,e[r-1]??0],[f,u]=[e[r+2]??0,e[r+3]??0],p=Math.min(Math.hypot(s-a,i-l),Math.hypot(f-s,u-i))/2;t.arcTo(s,i,f,u,Math.min(n,p))}}function vi(t,e,n){let{nodes:o,edges:r,levels:s,bounds:i,blanks:a=[]}=t,l=new Float64Array(r.length*4);r.forEach(({points:p},h)=>{let[m,g,$,y]=[1/0,1/0,-1/0,-1/0];for(let b=0;b<p.length;b+=2){let[w,x]=[p[b]??0,p[b+1]??0];m=Math.min(m,w),$=Math.max($,w),g=Math.min(g,x),y=Math.max(y,x)}l.set([m,g,$,y],h*4)});let f=null,u=new Map;for(let p of o)(!p.isAgain||!u.has(p.id))&&u.set(p.id,p);return{kin:e,nodes:o,edges:r,levels:s,bounds:i,blanks:a,isFan:o.some(p=>p.sector),moves:eb(o,n),node:p=>p===null?void 0:u.get(p),nodesIn(p){return o.filter(h=>gn(h,p))},edgesIn({x:p,y:h,w:m,h:g}){return r.filter(($,y)=>{let b=y*4;return(l[b]??0)<=p+m&&(l[b+1]??0)<=h+g&&(l[b+2]??0)>=p&&(l[b+3]??0)>=h})},farLines(){return f??=xi(r,0),f},nodeAt(p,h){return o.findLast(m=>nb(m,p,h))},nearest(p){let[h,m]=[p.x+p.w/2,p.y+p.h/2],g,$=1/0;for(let y of o){let[b,w]=_i(y),x=gn(y,p)?Math.hypot(b-h,w-m):1/0;x>=$||($=x,g=y)}return g}}}function xi(t,e){let n=new Map;for(let o of t){let r=Vn(o),s=n.get(r);s||n.set(r,s=new Path2D),wi(s,o.points,e)}return n}function eb(t,e){let n=new Map(e?.nodes.map(o=>[o.key,o]));return new Map(t.map(o=>{let r=n.get(o.key)??e?.node(o.id),s=r?{dx:r.x-o.x,dy:r.y-o.y,isNew:!1}:{dx:0,dy:0,isNew:!0};return[o.key,s]}))}function _i({x:t,y:e,w:n,h:o,level:r,sector:s}){if(!s||r===0)return[t+n/2,e+o/2];let i=(s.from+s.to)/2,a=(s.inner+s.outer)/2;return[Math.cos(i)*a,Math.sin(i)*a]}function nb(t,e,n){if(!t.sector)return gn(t,{x:e,y:n,w:0,h:0});let{inner:o,outer:r,from:s,to:i}=t.sector,a=Math.hypot(e,n);if(a<o||a>r)return!1;let l=2*Math.PI;return((Math.atan2(n,e)-s)%l+l)%l+s<=i}function gn(t,e){return t.x<=e.x+e.w&&t.x+t.w>=e.x&&t.y<=e.y+e.h&&t.y+t.h>=e.y}var ki=4.5,ob=74;function Ar(t,e,n){t.sector(e,{fill:n.band,stroke:n.ground,width:2})}function Cr(t,e,n,o,r){let{sector:s,level:i}=n;if(!s)return;let{colours:a}=o,{strong:l,wash:f}=ee(a,e);t.sector(s,{fill:f,stroke:a.ground,width:2});let u={inner:s.outer-3,outer:s.outer,from:s.from,to:s.to};if(i>0&&t.sector(u,{fill:l,opacity:.75}),o.isSelected||o.isMatch||o.isOnPath||o.isHovered){let p=o.isMatch&&!o.isSelected?a.match:a.accent;t.sector(s,{stroke:p,width:o.isSelected?4:2.5})}i===0?sb(t,e,s,o,r):rb(s)>ob?ib(t,e,s,o,r):ab(t,e,s,o,r)}function rb({inner:t,from:e,to:n}){return(n-e)*t}function sb(t,e,{outer:n},{colours:o},r){let s={size:15,weight:600,family:o.words};if(s.size*r<ki)return;let[i,a]=Wn(te(e),n*1.6,s);t.words(i,0,a?-10:-2,{...s,fill:o.ink}),a&&t.words(a,0,9,{...s,fill:o.ink});let l={size:12,family:o.words,fill:o.quiet};t.words(pe(e),0,a?30:20,l)}function ib(t,e,{inner:n,outer:o,from:r,to:s},{colours:i},a){if(13*a<ki)return;let f=(r+s)/2,u=o-n,p={size:13,weight:600,family:i.words},h={size:12.5,family:i.words},m={size:11,family:i.words},g=[{choices:Lt(e),own:p},{choices:[cn(e)],own:h},{choices:[pe(e)],own:m}].filter(({choices:y})=>y[0]),$=hn(f);g.forEach(({choices:y,own:b},w)=>{let x=(g.length-1)/2-w,_=n+u/2+($?-x:x)*18-b.size*.35,k=b===m||e.hidden?i.quiet:i.ink;t.arched(St(y,(s-r)*_-16,b),_,f,{...b,fill:k})})}function ab(t,e,{inner:n,outer:o,from:r,to:s},{colours:i},a){let l=(s-r)*n,f=pe(e),u=f!==""&&l>27,p=Math.min(12.5,l*(u?.42:.72));if(p*a<ki)return;let h=(r+s)/2,g=Math.cos(h)<0?h+Math.PI:h,$=(n+o)/2,y=o-n-12,b={size:p,weight:600,family:i.words},w=cn(e),x=[te(e),...Lt(e).map(D=>w?`${D} ${w}`:D),...Lt(e).slice(-1)],_=e.hidden?i.quiet:i.ink,k=(D,B,U)=>{let[ht,gt]=[Math.cos(h)*$,Math.sin(h)*$];t.turned(D,ht-Math.sin(g)*B,gt+Math.cos(g)*B,g,U)};if(k(St(x,y,b),u?-p*.2:p*.36,{...b,fill:_}),!u)return;let A={size:p*.86,family:i.words,fill:i.quiet};k(St([f],y,A),p*.95,A)}var Mi=.22,lb=1.3;function ip(t,e,n,o,r,s,i){let{left:a,top:l,scale:f}=o.where,{w:u,h:p}=o.size;t.setTransform(e,0,0,e,0,0),t.globalAlpha=1,t.fillStyle=r.ground,t.fillRect(0,0,u,p),rp(t,n,o,r),t.setTransform(e*f,0,0,e*f,e*a,e*l),t.lineJoin="round",t.lineCap="butt";let h=Ir(t,i);t.globalAlpha=s.arrived;for(let g of n.blanks)Ar(h,g,r);pb(t,h,n,o,r,s),t.globalAlpha=1;let m=n.nodesIn(lp(o.seen,s.arrived<1?4e3:24));return f<hf&&!n.isFan?(ub(t,n,m,f,r,s),fb(h,n,m,f,r,s)):cb(h,n,m,f,r,s),t.setTransform(e,0,0,e,0,0),sp(t,n,o,r),m.length}function Si(t,e,n){let o=t.moves.get(e.key);return n>=1||!o?e:{...e,x:e.x+o.dx*(1-n),y:e.y+o.dy*(1-n)}}function cb(t,e,n,o,r,s){for(let i of n){let a=e.kin.people.get(i.id);if(!a)continue;let l={colours:r,isSelected:i.id===s.selectedId,isMatch:s.matches?.has(i.id)??!1,isOnPath:s.path?.has(i.id)??!1,isHovered:i.key===s.hoveredKey},f=e.moves.get(i.key)?.isNew,u=(ap(i,s)?Mi:1)*(f?s.arrived:1),p=Si(e,i,s.arrived);t.faded(u,()=>{i.sector?Cr(t,a,i,l,o):o>=br?yr(t,a,p,l):bf(t,a,p,l,o)})}}function ub(t,e,n,o,r,s){let i=new Map,a=new Map;for(let l of n){let f=e.kin.people.get(l.id);if(!f)continue;let{strong:u}=ee(r,f),p=ap(l,s)?a:i,h=p.get(u);h||p.set(u,h=new Path2D);let{x:m,y:g,w:$,h:y}=Si(e,l,s.arrived),b=Math.max(lb/o,Math.min($,y)*.43);b*o<2.5?h.rect(m+$/2-b,g+y/2-b,2*b,2*b):Tr(h,Ut(f),m+$/2,g+y/2,b)}for(let[l,f]of[[a,Mi],[i,1]]){t.globalAlpha=f*(.3+.7*s.arrived);for(let[u,p]of l)t.fillStyle=u,t.fill(p)}t.globalAlpha=1}function fb(t,e,n,o,r,s){for(let i of n){let a=i.id===s.selectedId,f=a||s.matches?.has(i.id)||s.path?.has(i.id)?e.kin.people.get(i.id):void 0;if(!f)continue;let u=s.matches?.has(i.id)&&!a?r.match:r.accent,p=Math.max(6/o,Math.min(i.w,i.h)*.5),{x:h,y:m,w:g,h:$}=Si(e,i,s.arrived),y=(a?3:2)/o;t.frame(Ut(f),h+g/2,m+$/2,p,{stroke:u,width:y})}}function pb(t,e,n,o,r,s){let{scale:i}=o.where,l=Math.min(1.5,Math.max(.5,1.5*Math.sqrt(i)))/i,f=i>.3?Sr:0,u=n.edgesIn(lp(o.seen,8)),[p,h]=s.path?db(u,s):[[],u],g=f===0&&p.length===0&&u.length>n.edges.length/2?n.farLines():xi(h,f),$=t.globalAlpha;s.path&&(t.globalAlpha=$*Mi*1.6),t.strokeStyle=r.line;for(let[y,b]of g)t.lineWidth=l*Xn(y),t.setLineDash(i>.12?[...Kn(y)]:[]),t.stroke(b);if(t.setLineDash([]),i>.3)for(let y of u)Jn(e,y,r.quiet,l);t.globalAlpha=$;for(let y of p)e.line(y.points,f,{stroke:r.accent,width:Math.max(3,2.4/i)})}function db(t,{steps:e}){let n=[[],[]];for(let o of t)n[Er(o,e)?0:1].push(o);return n}function ap(t,{path:e,matches:n}){return e!==null&&!e.has(t.id)||n!==null&&!n.has(t.id)}function lp({x:t,y:e,w:n,h:o},r){return{x:t-r,y:e-r,w:n+2*r,h:o+2*r}}function cp(t){let e=new Map;return{get(n){let o=e.get(n);if(o!==void 0)return o;e.size>400&&e.clear(),e.set(n,null);let r=new Image;return r.decoding="async",r.addEventListener("load",()=>{e.set(n,hb(r)),t()}),r.src=mb(n),null},written(n){try{return e.get(n)?.toDataURL("image/jpeg",.85)??null}catch{return null}}}}function mb(t){return t.startsWith("api/")?`${t}${t.includes("?")?"&":"?"}size=small`:t}function hb(t){let e=Math.min(t.naturalWidth,t.naturalHeight),n=document.createElement("canvas");n.width=n.height=128;let o=n.getContext("2d");if(!o||e===0)return null;o.imageSmoothingQuality="high";let r=(t.naturalWidth-e)/2,s=(t.naturalHeight-e)/3;return o.drawImage(t,r,s,e,e,0,0,128,128),n}function up(t,e){let n=null,o=null,r=()=>t.onAdd?n?.node??e.node():void 0,s=(i,a)=>{let l=r(),f=e.point(i,a),u=l?gb(l,f.x,f.y,e.scale()):null;return l&&u?{node:l,kind:u,...f}:null};return{nodeAt:(i,a)=>s(i,a)?.node,hover(i,a){let l=o;return o=s(i,a)?.kind??null,o!==l},grab(i,a){return n=s(i,a),n!==null},drag(i,a){n&&t.onConnect&&(n={...n,...e.point(i,a)})},drop(i,a,l){let f=n;if(n=null,!f)return;let u=e.point(i,a),p=l?void 0:e.nodeAt(u.x,u.y);l?t.onAdd?.(f.kind,f.node.id):p&&p.id!==f.node.id&&t.onConnect?.(f.node.id,p.id,f.kind)},paint(){let i=r();i&&e.paint((a,l)=>{if($b(a,i,l,o),!n)return;let f=e.nodeAt(n.x,n.y);bb(a,n.node,n.kind,n,f,l)})}}}function Ei({x:t,y:e,w:n,h:o}){return[{kind:"parent",x:t+n/2,y:e},{kind:"spouse",x:t+n,y:e+o*.6},{kind:"child",x:t+n/2,y:e+o}]}function gb(t,e,n,o){return Ei(t).find(s=>Math.hypot(s.x-e,s.y-n)*o<15)?.kind??null}function $b(t,e,n,o){for(let{kind:r,x:s,y:i}of Ei(e)){let a=r===o,l=a?n.accent:n.card,f=a?n["on-accent"]:n.accent;t.frame("female",s,i,9,{fill:l,stroke:n.accent,width:1.4}),t.line([s-4,i,s+4,i],0,{stroke:f,width:1.6}),t.line([s,i-4,s,i+4],0,{stroke:f,width:1.6})}}function bb(t,e,n,o,r,s){let i=Ei(e).find(p=>p.kind===n);if(!i||(t.line([i.x,i.y,o.x,o.y],0,{stroke:s.accent,width:2,dash:[6,4]}),t.frame("female",o.x,o.y,4,{fill:s.accent}),!r||r===e))return;let{x:a,y:l,w:f,h:u}=r;t.box(a-5,l-5,f+10,u+10,18,{stroke:s.accent,width:3})}var Oi=.8,yb=.3;function Pi(t,e,n,o,r){t.fitted().scale>=yb||!n||e.isFan?Nr(t,e,o,r):t.enter(n,Oi,o)}function Nr(t,e,n,o){let s=o&&!e.isFan&&wb(o,t.fitted(),e)?t.size.h-o.y:0;t.fit(n,{left:0,top:0,right:0,bottom:s})}function wb({x:t,y:e,w:n,h:o},{left:r,top:s,scale:i},a){let l={x:(t-r)/i,y:(e-s)/i,w:n/i,h:o/i};return a.nodes.some(f=>gn(f,l))}function fp(t,e,n){return Ti(t,e,n)??e.nearest(t.seen)}function Ti(t,e,n){let o=e.node(n);return o&&gn(o,t.seen)?o:void 0}function pp(t,e,n,o){let r=n.flatMap(s=>e.node(s)??[]);r.length&&t.show(Yt(r),o)}function dp(t){let e=[],n=0;return{parts:e,box(o,r,s,i,a,l){let f=ne({x:o,y:r,width:s,height:i,rx:a});e.push(`<rect${f}${Dr(l)}/>`)},frame(o,r,s,i,a){e.push(`<path d="${Ai(o,r,s,i)}"${Dr(a)}/>`)},line(o,r,s){e.push(`<path d="${mp(o,r)}"${Dr({...s,fill:"none"})}/>`)},words(o,r,s,i){e.push(`<text${ne({x:r,y:s})}${Ii(i)}>${Ae(o)}</text>`)},turned(o,r,s,i,a){let l=et(i*180/Math.PI),f=ne({transform:`translate(${et(r)} ${et(s)}) rotate(${l})`});e.push(`<text${f}${Ii(a)}>${Ae(o)}</text>`)},arched(o,r,s,i){let a=hn(s),l=a?r+i.size*.72:r,[f,u]=a?[s+1.5,s-1.5]:[s-1.5,s+1.5],p=`arc${n++}`,h=`A${et(l)} ${et(l)} 0 0 ${a?0:1}`,m=`M${$n(l,f)}${h} ${$n(l,u)}`;e.push(`<path id="${p}" d="${m}" fill="none"/>`);let g=`<textPath href="#${p}" startOffset="50%">${Ae(o)}</textPath>`;e.push(`<text${Ii({...i,align:"center"})}>${g}</text>`)},photo(o,r,s,i,a){let l=t(o);if(!l)return!1;let f=`cut${n++}`,u=ne({x:s-a,y:i-a,width:2*a,height:2*a});return e.push(`<clipPath id="${f}"><path d="${Ai(r,s,i,a)}"/></clipPath>`),e.push(`<image${u} href="${Ae(l)}" clip-path="${vb(f)}"/>`),!0},sector({inner:o,outer:r,from:s,to:i},a){e.push(`<path d="${xb(o,r,s,i)}"${Dr(a)}/>`)},faded(o,r){o<1&&e.push(`<g${ne({opacity:o})}>`),r(),o<1&&e.push("</g>")}}}function Ae(t){return t.replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu,"").replace(/[&<>"']/g,e=>`&#${e.charCodeAt(0)};`)}function ne(t){return Object.entries(t).filter(([,e])=>e!==void 0).map(([e,n])=>{let o=typeof n=="number"?et(n):Ae(n??"");return` ${e}="${o}"`}).join("")}function vb(t){return`url${`(#${t})`}`}function et(t){return String(Math.round(t*100)/100)}function Dr({fill:t="none",stroke:e,width:n=1,dash:o,opacity:r}){return ne({fill:t,...e?{stroke:e,"stroke-width":n}:{},...o&&o.length>0?{"stroke-dasharray":o.join(" ")}:{},...r!==void 0&&r<1?{opacity:r}:{}})}function Ii({size:t,weight:e=400,family:n,fill:o,align:r="center"}){let s={start:"start",center:"middle",end:"end"}[r];return ne({"font-family":n,"font-size":t,"font-weight":e,fill:o,"text-anchor":s})}function $n(t,e){return`${et(Math.cos(e)*t)} ${et(Math.sin(e)*t)}`}function Ai(t,e,n,o){let r=Pr(t);if(!r){let f=`a${et(o)} ${et(o)} 0 0 1`;return`M${et(e-o)} ${et(n)}${f} ${et(2*o)} 0${f} ${et(-2*o)} 0z`}let s=r.corners.map(([f,u])=>[e+f*o,n+u*o]),[i=[0,0]]=s,a=s.at(-1)??[0,0],l=[(Rr(i,0)+Rr(a,0))/2,(Rr(i,1)+Rr(a,1))/2];return`${mp([...l,...s.flat(),...l],r.round*o)}z`}function Rr(t,e){return t[e]??0}function mp(t,e){let n=`M${et(t[0]??0)} ${et(t[1]??0)}`;for(let o=2;o<t.length;o+=2){let[r,s]=[t[o]??0,t[o+1]??0];if(o===t.length-2||e===0){n+=`L${et(r)} ${et(s)}`;continue}let[i,a]=[t[o-2]??0,t[o-1]??0],[l,f]=[t[o+2]??0,t[o+3]??0],[u,p]=[Math.hypot(r-i,s-a),Math.hypot(l-r,f-s)],h=Math.min(e,u/2,p/2);if(h<.01){n+=`L${et(r)} ${et(s)}`;continue}let[m,g]=[r+(i-r)*h/u,s+(a-s)*h/u],[$,y]=[r+(l-r)*h/p,s+(f-s)*h/p];n+=`L${et(m)} ${et(g)}Q${et(r)} ${et(s)}`,n+=` ${et($)} ${et(y)}`}return n}function xb(t,e,n,o){if(o-n>6.28)return Ai("female",0,0,e);let r=o-n>Math.PI?1:0,s=(i,a)=>`A${et(i)} ${et(i)} 0 ${r} ${a}`;return`M${$n(e,n)}${s(e,1)} ${$n(e,o)}L${$n(t,o)}${s(t,0)} ${$n(t,n)}z`}var oe=48,_b=64,kb=56,Mb=128,Ci={size:11,family:Pe.words,fill:Pe.quiet,align:"start"},Sb=["child","Adoptive","Step","Foster","couple","parents"],Eb=["Divorced","Separated"],Ob=["female","male","other","unknown"],Pb={female:"Female",male:"Male",other:"Other",unknown:"Unknown"};function hp(t,e,n,o,r){let s=dp(o),i={...Ci,fill:r.quiet},{bounds:a}=t,l=a.x-oe-(t.levels.length>0?Mb:0),f=Ab(t),u=f.reduce((w,x)=>w+x.w,0),p=Math.max(a.x+a.w+oe,l+2*oe+u,l+480),h=a.y-oe-_b,m=a.y+a.h+oe+kb;s.box(l,h,p-l,m-h,0,{fill:r.ground});for(let w of t.levels){let{y:x,h:_}=w,k=Jo(w.births);s.words(Zn(w),l+oe/2,x+_/2,{...i,weight:600}),k&&s.words(k,l+oe/2,x+_/2+15,i)}for(let w of t.blanks)Ar(s,w,r);Tb(s,t,e,r),Ib(s,t,e,r);let g={size:26,weight:500,family:r.title,fill:r.ink};s.words(n,l+oe/2,h+46,{...g,align:"start"}),Cb(s,f,l+oe/2,m-24,r);let $={x:l,y:h,w:p-l,h:m-h};return`<?xml version="1.0" encoding="UTF-8"?>
<svg${ne({xmlns:"http://www.w3.org/2000/svg",viewBox:[$.x,$.y,$.w,$.h].map(w=>Math.round(w*100)/100).join(" "),width:$.w,height:$.h,role:"img"})}>
<title>${Ae(n)}</title>
${s.parts.join(`
`)}
</svg>
`}function Tb(t,e,n,o){let r=e.edges.map(s=>({edge:s,isSpecial:n.path!==null&&Er(s,n.steps)})).sort((s,i)=>Number(s.isSpecial)-Number(i.isSpecial));for(let{edge:s,isSpecial:i}of r){let a=Vn(s);t.line(s.points,Sr,{stroke:i?o.accent:o.line,width:i?3:1.3*Xn(a),dash:Kn(a)}),Jn(t,s,o.quiet,1.4)}}function Ib(t,e,n,o){for(let r of e.nodes){let s=e.kin.people.get(r.id);if(!s)continue;let i={colours:o,isSelected:!1,isMatch:!1,isHovered:!1,isOnPath:n.path?.has(r.id)??!1};r.sector?Cr(t,s,r,i,1):yr(t,s,r,i)}}function Ab(t){let e=new Set(t.edges.map(Vn)),n=t.edges.filter(({kind:a})=>a==="couple"),o=new Set(n.map(({type:a})=>a)),r=new Set(t.nodes.map(({id:a})=>Ut(t.kin.people.get(a)??{personId:a}))),s=[...Sb.filter(a=>e.has(a)),...Eb.filter(a=>o.has(a))];return[...Ob.filter(a=>r.has(a)).map(a=>({look:"",frame:a,words:c(`gender.${Pb[a]}`)})),...s.map(a=>({look:a,frame:null,words:c(`legend.${a}`)}))].map(a=>({...a,w:40+me(a.words,Ci)+24}))}function Cb(t,e,n,o,r){let s=n;for(let{look:i,frame:a,words:l,w:f}of e){if(a){let[u,p]=[r[`${a}-wash`],r[a]],h=a==="unknown"?{dash:[3,3]}:{};t.frame(a,s+12,o-4,9,{fill:u,stroke:p,width:1.4,...h})}else{let u=[s,o-4,s+30,o-4],p=i==="Divorced"||i==="Separated",h=p?"couple":i,m=1.3*Xn(h);t.line(u,0,{stroke:r.line,width:m,dash:Kn(h)}),p&&Jn(t,{kind:"couple",type:i,from:[],to:"",points:u},r.quiet,1.4)}t.words(l,s+(a?28:38),o,{...Ci,fill:r.quiet}),s+=f}}function Ni(t){return t.tree?.treeName??c("canvas.title")}var Lr=420,Nb=180,Fr=200;function gp(t,e){let n=document.createElement("div");n.className="family-canvas";let o=document.createElement("canvas");o.className="family-canvas-drawing",o.tabIndex=0,o.setAttribute("role","application"),o.setAttribute("aria-label",c("canvas.title")),n.append(o),t.append(n);let r=o.getContext("2d"),s=matchMedia("(prefers-reduced-motion: reduce)"),i=pf(()=>s.matches),a=vf(),l=Kf(),f=cp(()=>U()),u=ep(n,i,()=>U()),p=Qf(n,o,{select:O=>Qn(O),open:O=>e.onOpen(O)}),h=hr(n),m=1,g={persons:[],parents:[],spouses:[]},$="tree",y={},b=vi({nodes:[],edges:[],levels:[],bounds:{x:0,y:0,w:0,h:0}},yt(g),null),w={selectedId:null,hoveredKey:null,path:null,steps:new Set,matches:null,arrived:1},x=null,_=0,k=0,A=0,D=!1,B=!1,U=()=>{_||=requestAnimationFrame(ht)},ht=O=>{_=0;let C=performance.now();if(i.step(O),x!==null){let G=s.matches?1:Math.min(1,(O-x)/Lr);w.arrived=ci(G),G>=1&&(x=null)}A=ip(r,m,b,i,h,w,f),Ce.paint(),u.paint(b,h,m),a.frame(O,performance.now()-C),B&&a.drawn(),i.isMoving||x!==null?U():gt()},gt=()=>{clearTimeout(k),k=setTimeout(()=>p.renew(b,i,w.selectedId),Nb)},Et=async O=>{let C=await l.make($,g,y);if(!C)return;let G=!B,$t=b,zt=O?fp(i,$t,w.selectedId):null;b=vi(C,yt(g),G?null:$t);let to=new Set(b.nodes.map(({id:Ne})=>Ne)).size;o.setAttribute("aria-label",c("canvas.label",{tree:Ni(g),count:to})),u.renew(),i.bound(b.bounds);let he=zt&&b.node(zt.id);if(zt&&he){let{scale:Ne}=i.where;i.pan((zt.x-he.x)*Ne,(zt.y-he.y)*Ne);for(let Bi of b.moves.values())Bi.dx-=zt.x-he.x,Bi.dy-=zt.y-he.y}else(!O||G)&&Pi(i,b,vt(),G?0:Lr,e.corner?.());B=!0,w.arrived=G||s.matches?1:0,x=w.arrived<1?performance.now():null,p.renew(b,i,w.selectedId),U()},vt=()=>{let{selectedId:O}=w,[C,G]=$==="tree"?[O,y.rootId]:[y.rootId,O];return b.node(C??null)??b.node(G??null)??b.node(At(g,b.kin,{}))},Qn=O=>{if(O===w.selectedId)return;Li(O);let C=b.node(O);C&&i.reveal(C),e.onSelect(O)},Li=O=>{w.selectedId=O,p.renew(b,i,O),p.say(b,O),O!==null&&p.follow(O),U()},Br=(O,C)=>{let G=i.point(O,C);return b.nodeAt(G.x,G.y)},Ce=up(e,{node(){if(i.where.scale<br||b.isFan||w.arrived<1)return;let G=b.nodes.find($t=>$t.key===w.hoveredKey)??b.node(w.selectedId);return G?.isAgain?void 0:G},nodeAt:(O,C)=>b.nodeAt(O,C),point:i.point,paint(O){let{left:C,top:G,scale:$t}=i.where;r.setTransform(m*$t,0,0,m*$t,m*C,m*G),O(Ir(r,f),h)},scale:()=>i.where.scale}),Cp=xf(o,i,{grabs:(O,C)=>Ce.grab(O,C),drag(O,C){Ce.drag(O,C),U()},drop(O,C,G){U(),Ce.drop(O,C,G)},tap:(O,C)=>Qn(Br(O,C)?.id??null),tapTwice(O,C){let G=Br(O,C);G?e.onOpen(G.id):i.zoom(1.8,O,C,Fr),U()},hover(O,C){let G=Ce.hover(O,C),$t=(Ce.nodeAt(O,C)??Br(O,C))?.key??null;$t===w.hoveredKey&&!G||(w.hoveredKey=$t,$t!==null?o.dataset.pointer="person":delete o.dataset.pointer,U())},leave(){w.hoveredKey=null,U()},moved:U}),Np=Mf(n,o,{walk(O){let C=w.selectedId,G=C!==null&&b.node(C)?Sf(b,C,O):b.nearest(i.seen)?.id??null;G!==null&&Qn(G)},open:()=>w.selectedId!==null&&e.onOpen(w.selectedId),leave:()=>Qn(null),zoom:O=>i.zoom(O,void 0,void 0,Fr),zoomTo:O=>i.zoom(O/i.where.scale,void 0,void 0,Fr),fit:()=>Nr(i,b,Lr,e.corner?.()),moved:U}),Fi=new ResizeObserver(()=>{let{clientWidth:O,clientHeight:C}=n;if(O===0||C===0)return;let G=i.size.w<=1,$t=G?void 0:Ti(i,b,w.selectedId);m=Math.min(3,devicePixelRatio||1),o.width=Math.round(O*m),o.height=Math.round(C*m),i.resize({w:O,h:C}),i.bound(b.bounds),G&&Pi(i,b,vt(),0,e.corner?.()),$t&&i.reveal($t),u.renew(),cancelAnimationFrame(_),ht(performance.now())});Fi.observe(n),i.resize({w:n.clientWidth||1,h:n.clientHeight||1});let Dp=mf(()=>{h=hr(n),u.renew(),U()});return{async show(O,{keepsView:C=!1}={}){g=O,D||a.begin(),D=!0,await Et(C)},async view(O,C={}){let G=O===$&&(O==="tree"||Xf(C,y));$=O,y=C,D&&!G&&await Et(!1)},select(O){O!==w.selectedId&&Li(O)},focus(O){let C=b.node(O);C&&i.centre(C,Math.max(i.where.scale,Oi)),U()},path(O){w.path=O&&new Set(O),w.steps=Zf(O??[]),U()},reveal(O,C){let G=b.node(O);G&&i.reveal(G,C),U()},bring(O,C){pp(i,b,O,C),U()},matches(O){w.matches=O&&new Set(O),U()},fit(){Nr(i,b,Lr,e.corner?.()),U()},zoom(O){i.zoom(O,void 0,void 0,Fr),U()},svg(){return hp(b,w,Ni(g),f.written,df(n))},where(){return{...i.where}},spot(O){let C=b.node(O);if(!C)return null;let{left:G,top:$t,scale:zt}=i.where,to=o.getBoundingClientRect(),[he,Ne]=_i(C);return[to.left+G+he*zt,to.top+$t+Ne*zt]},figures(){return{people:g.persons.length,visible:A,...a.figures()}},destroy(){Cp(),Np(),Dp(),Fi.disconnect(),l.destroy(),cancelAnimationFrame(_),clearTimeout(k),n.remove()}}}function $p({path:t,matches:e,onAdd:n,onConnect:o}){let r=F(null),s=F(null),{view:i,root:a,generations:l,person:f}=z.value,u=W.value,p=F({onAdd:n,onConnect:o});return p.current={onAdd:n,onConnect:o},rt(()=>{if(!r.current)return;let h=gp(r.current,{onSelect:m=>H({person:m??""},{replace:!0}),onOpen:m=>H({person:m}),corner:()=>r.current?Db(r.current):null,get onAdd(){return ot.peek()?p.current.onAdd:null},get onConnect(){return ot.peek()?p.current.onConnect:null}});return Y.current=h,()=>{Y.current=null,h.destroy()}},[]),rt(()=>{if(!u)return;let h=s.current,m=h?.tree.treeId===u.tree.treeId;s.current=u;let g=Y.current;g?.show(u,{keepsView:m}).then(()=>{let{person:$}=z.peek();!(m&&h?.persons.some(b=>b.personId===$))&&$&&r.current&&g.reveal($,Di(r.current))})},[u]),q(()=>{if(!u||i==="list")return;let h=a||u.tree.rootPersonId||f||Go.peek();Y.current?.view(i,{rootId:h,generations:l})},[i,a,l,u?.tree.treeId,u?.tree.rootPersonId]),q(()=>Y.current?.select(f||null),[f,u,i]),q(()=>{f&&r.current&&Y.current?.reveal(f,Di(r.current))},[f]),q(()=>Y.current?.path(t),[t,u,i]),q(()=>{t&&r.current&&Y.current?.bring(t,Di(r.current))},[t]),q(()=>Y.current?.matches(e),[e,u,i]),d`<div class="stage ${ot.value?"may-edit":""}" ref=${r}></div>`}function Di(t){let{left:e,right:n,bottom:o,width:r,height:s}=t.getBoundingClientRect(),i={left:0,top:0,right:0,bottom:0};for(let a of document.querySelectorAll(".kin-bar, .panel")){let l=a.getBoundingClientRect();l.left>=n||(l.width<r*.7?i.left=l.right-e:i.bottom=Math.min(s*.8,Math.max(i.bottom,o-l.top)))}return i}function Db(t){let{left:e,top:n}=t.getBoundingClientRect(),o=document.querySelector(".zoom")?.getBoundingClientRect();return o?{x:o.left-e,y:o.top-n,w:o.width,h:o.height}:null}function bp({onMatches:t}){return d`<div class="search" role="search">
    <${un}
      id="search"
      label=${c("tree.search")}
      isLabelShown=${!1}
      placeholder=${c("tree.search")}
      onText=${e=>t(e.trim()?ln(e).map(n=>n.personId):null)}
      onPick=${e=>{let n=!["tree","list"].includes(z.peek().view);H({person:e.personId,...n?{root:e.personId}:{}}),Y.current?.focus(e.personId)}}
    />
  </div>`}var Rb={pedigree:"generationsBack",fan:"generationsBack",descendants:"generationsDown",hourglass:"generationsEachWay"},yp=1.25;function wp(){return d`<div class="views">
    <${Dt}
      legend=${c("view.title")}
      name="view"
      value=${z.value.view}
      options=${Pn.map(t=>[t,c(`view.${t}`),t])}
      onValue=${wo}
    />
  </div>`}function vp(){let{view:t,generations:e}=z.value;return d`<div class="zoom" role="group" aria-label=${c("view.zoom")}>
    <button type="button" class="button quiet icon-only" aria-label=${c("view.zoomOut")}
      title=${c("view.zoomOut")} onClick=${()=>Y.current?.zoom(1/yp)}
    ><${E} name="minus" /></button>
    <button type="button" class="button quiet icon-only" aria-label=${c("view.fit")}
      title=${c("view.fit")} onClick=${()=>Y.current?.fit()}
    ><${E} name="fit" /></button>
    <button type="button" class="button quiet icon-only" aria-label=${c("view.zoomIn")}
      title=${c("view.zoomIn")} onClick=${()=>Y.current?.zoom(yp)}
    ><${E} name="plus" /></button>
    ${t==="tree"||t==="list"?null:d`<label class="generations">
          <span class="visually-hidden">${c("view.generations")}</span>
          <select
            onChange=${n=>H({generations:Number(n.target.value)})}
          >
            ${Lb(fs,ps).map(n=>d`<option value=${n} selected=${n===e}>
                  ${c(`view.${Rb[t]}`,{count:n})}
                </option>`)}
          </select>
        </label>`}
  </div>`}function Lb(t,e){return Array.from({length:e-t+1},(n,o)=>t+o)}function xp({onDialog:t,onKin:e,onMatches:n}){let o=W.value?.tree,{screen:r,person:s,insight:i}=z.value,a=r==="public",l=i!==""&&!s;return d`<header class="toolbar">
    <a class="skip" href="#main" onClick=${Is}>${c("tree.skip")}</a>
    <div class="toolbar-name">
      <a
        class="button quiet icon-only"
        href=${V({})}
        aria-label=${c(I.value?"home.title":"page.name")}
        title=${c(I.value?"home.title":"page.name")}
      >
        <img src="mark.svg" alt="" width="30" height="30" />
      </a>
      <h1 title=${[o?.treeName,o?.description].filter(Boolean).join(": ")}>
        ${o?.treeName}
      </h1>
      ${a||o?.role==="viewer"||o?.role==="relative"?d`<span class="tag">${c(a?"tree.public":"tree.access.viewer")}</span>`:null}
    </div>
    <${bp} onMatches=${n} />
    <${wp} />
    <div class="toolbar-tools">
      ${ot.value?d`<${Bb} />`:null}
      <button
        type="button"
        class="button quiet"
        title=${c("tree.kinHint")}
        onClick=${e}
      >
        <${E} name="kin" /><span class="tool-label">${c("tree.kin")}</span>
      </button>
      <button
        type="button"
        class="button quiet"
        aria-expanded=${l}
        title=${c("tree.insights")}
        onClick=${()=>H({insight:l?"":i||"checks",person:""})}
      >
        <${E} name="insights" /><span class="tool-label">${c("tree.insights")}</span>
      </button>
      <${qt} label=${c("button.more")} items=${Fb(t,a)} />
    </div>
  </header>`}function Fb(t,e){let n=[];return We.value&&n.push({label:c("tree.share"),icon:"share",act:()=>t("share")},{label:c("tree.publish"),icon:"globe",act:()=>t("publish")},{label:c("tree.details"),icon:"edit",act:()=>t("details")},{label:c("tree.import"),icon:"importing",act:()=>t("import")}),n.push({label:c("tree.export"),icon:"exporting",act:()=>t("export")},{label:c("tree.print"),icon:"print",act:()=>t("print")},{label:c("tree.keys"),icon:"keyboard",act:()=>t("keys")}),I.value&&!e&&n.push({label:c("button.signOut"),icon:"lock",act:Ts}),n}function Bb(){let t=Ko.value?c("history.undo",{what:Ko.value}):c("history.nothingToUndo"),e=Xo.value?c("history.redo",{what:Xo.value}):c("history.nothingToRedo");return d`<button
      type="button"
      class="button quiet icon-only"
      aria-label=${t}
      title=${t}
      disabled=${!Ko.value||Me.value}
      onClick=${Xe}
    >
      <${E} name="undo" />
    </button>
    <button
      type="button"
      class="button quiet icon-only"
      aria-label=${e}
      title=${e}
      disabled=${!Xo.value||Me.value}
      onClick=${Je}
    >
      <${E} name="redo" />
    </button>`}var Ub=["ged551","ged70","gdz","json"],zb={ged551:"ged",ged70:"ged",gdz:"gdz",json:"json"};function _p({tree:t,onClose:e}){let[n,o]=v("ged551"),r=["owner","editor","relative"].includes(t.role),[s,i]=v(r),{isBusy:a,problem:l,submit:f}=N(async()=>{let u=s?"show":"hide",p=await Wl(t.treeId,{format:n,living:u});He(p,`${t.treeName}.${zb[n]}`),e()});return d`<${Z} title=${c("export.title")} onClose=${e}>
    <form class="stack" onSubmit=${f}>
      <fieldset class="choices">
        <legend class="field-label">${c("export.format")}</legend>
        ${Ub.map(u=>d`<label class="choice" key=${u}>
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
      ${r?d`<${le}
            label=${c("export.living")}
            hint=${c("export.livingHint")}
            value=${s}
            onValue=${i}
          />`:d`<p class="hint">${c("export.noLiving")}</p>`}
      <${M} error=${l} />
      <div class="actions">
        <button type="submit" class="button strong" disabled=${a}>
          <${E} name="exporting" />${c(a?"export.writing":"button.download")}
        </button>
        <button type="button" class="button" onClick=${e}>
          ${c("button.cancel")}
        </button>
      </div>
    </form>
  <//>`}function kp({tree:t,file:e,onClose:n}){let o=()=>{W.peek()?.tree.treeId===t.treeId&&(Se(),Ct())};return d`<${Z} title=${c("import.title",{tree:t.treeName})} onClose=${n}>
    <p>${c("import.hint")}</p>
    <${No}
      first=${e}
      isLookedAt=${!0}
      prepare=${async()=>t.treeId}
      onWritten=${o}
      onDone=${n}
    />
  <//>`}function Mp({tree:t,onClose:e}){let n=Y.current;return n?d`<${Z} title=${c("print.title")} onClose=${e}>
    <div class="stack">
      <p>${c("print.drawingHint")}</p>
      <div class="actions">
        <button
          type="button"
          class="button strong"
          data-first
          onClick=${()=>{e(),li()}}
        >
          <${E} name="print" />${c("print.drawing")}
        </button>
        <button
          type="button"
          class="button"
          onClick=${()=>{let o=new Blob([n.svg()],{type:"image/svg+xml"});He(o,`${t.treeName}.svg`),e()}}
        >
          <${E} name="exporting" />${c("print.svg")}
        </button>
      </div>
      <p class="hint">${c("print.svgHint")}</p>
    </div>
  <//>`:d`<${Z} title=${c("print.title")} onClose=${e}>
      <p>${c("print.listHint")}</p>
      <div class="actions">
        <button
          type="button"
          class="button strong"
          data-first
          onClick=${()=>{e(),li()}}
        >
          <${E} name="print" />${c("print.list")}
        </button>
      </div>
    <//>`}function Sp({keys:t,onClose:e}){return d`<${Z} title=${K("keys.title")} onClose=${e}>
    <dl class="shortcuts">
      ${t.map(([n,o])=>d`<div key=${n}>
          <dt><kbd>${n}</kbd></dt>
          <dd>${o}</dd>
        </div>`)}
    </dl>
    <${le}
      label=${K("keys.letters")}
      value=${ze.value}
      onValue=${n=>{ze.value=n}}
    />
  <//>`}function Ep({onClose:t}){let e=[["/",c("keys.doSearch")],[c("keys.views"),c("keys.doViews")],[c("keys.arrows"),c("keys.doArrows")],[c("keys.enter"),c("keys.doEnter")],[c("keys.escape"),c("keys.doEscape")],["e",c("keys.doEdit")],["p, c, s",c("keys.doAdd")],["k",c("keys.doKin")],["i",c("keys.doInsights")],["f",c("keys.doFit")],[c("keys.zoom"),c("keys.doZoom")],[c("keys.undo"),c("keys.doUndo")],[c("keys.redo"),c("keys.doRedo")],["?",c("keys.doKeys")]];return d`<${Sp} keys=${e} onClose=${t} />`}function Op({name:t,file:e,onClose:n}){let o=W.value?.tree;if(!o)return null;let r=()=>{n(),Ct()};switch(t){case"share":return d`<${Lo} tree=${o} onClose=${r} />`;case"publish":return d`<${Do} tree=${o} onClose=${r} />`;case"details":return d`<${Fo} tree=${o} onClose=${n} onSaved=${Ct} />`;case"import":return d`<${kp} tree=${o} file=${e} onClose=${n} />`;case"export":return d`<${_p} tree=${o} onClose=${n} />`;case"print":return d`<${Mp} tree=${o} onClose=${n} />`;case"keys":return d`<${Ep} onClose=${n} />`;default:return null}}var Hb="input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]";function Pp(t){let e=F(t);e.current=t,q(()=>{let n=o=>{let r=e.current[o.key];!r||o.defaultPrevented||o.ctrlKey||o.metaKey||o.altKey||o.target instanceof Element&&o.target.closest(Hb)||document.querySelector("dialog[open]")||o.key.length===1&&!ze.peek()||(o.preventDefault(),r())};return document.addEventListener("keydown",n),()=>document.removeEventListener("keydown",n)},[])}var Tp=1.25;function Ip({onAdd:t,onKin:e,onDialog:n}){let o=r=>()=>{let s=z.peek().person;s&&ot.peek()&&t({kind:r,personId:s})};Pp({"/":()=>document.getElementById("search")?.focus(),"?":()=>n("keys"),k:e,i:()=>H({insight:z.peek().insight?"":"checks"}),f:()=>Y.current?.fit(),"+":()=>Y.current?.zoom(Tp),"-":()=>Y.current?.zoom(1/Tp),p:o("parent"),c:o("child"),s:o("spouse"),e:()=>document.getElementById("edit-person")?.click(),u:()=>ot.peek()&&Xe(),r:()=>ot.peek()&&Je(),Escape:()=>{let r=document.activeElement?.closest(".panel, .insights");H(z.peek().person?{person:""}:{insight:""}),r&&document.getElementById("main")?.focus()},...Object.fromEntries(Pn.map((r,s)=>[`${s+1}`,()=>wo(r)]))}),q(()=>{let r=s=>{if(s.target instanceof Element&&s.target.closest("input, textarea")||!(s.ctrlKey||s.metaKey)||!ot.peek()||document.querySelector("dialog[open]"))return;let a=s.key.toLowerCase();if(a==="z"&&!s.shiftKey)Xe();else if(a==="y"||a==="z"&&s.shiftKey)Je();else return;s.preventDefault()};return document.addEventListener("keydown",r),()=>document.removeEventListener("keydown",r)},[])}function Ri({treeId:t}){let[e,n]=v(null),[o,r]=v(null),[s,i]=v(""),[a,l]=v(null),[f,u]=v(null),[p,h]=v(null),[m,g]=v(null),{view:$,person:y,insight:b}=z.value,w=W.value;q(()=>(Se(),Rc(t),()=>Rs(t)),[t,I.value?.userId]),q(()=>{document.title=c("page.title",{screen:w?.tree.treeName??c("tree.untitled")})},[w?.tree.treeName]);let x=()=>{let{person:B}=z.peek();u(U=>B||!U?{first:B}:U),H({insight:"",person:""},{replace:!0})};Ip({onAdd:n,onKin:x,onDialog:i});let _=B=>{l(B),i("import")},{isOver:k,takes:A}=Ao(We.value?_:null);if(!w)return d`<${jb} />`;let D=w.persons.length===0;return d`<div class="tree-screen ${y?"has-panel":""}" ...${A}>
    <${xp} onDialog=${i} onKin=${x} onMatches=${g} />
    <main id="main" class="tree-main" tabindex="-1" aria-label=${w.tree.treeName}>
      ${D?d`<${Gb} onAdd=${()=>n({kind:"alone"})}
            onImport=${()=>i("import")} />`:$==="list"?d`<${cf} />`:d`<${$p}
                path=${p}
                matches=${m}
                onAdd=${(B,U)=>n({kind:B,personId:U})}
                onConnect=${(B,U,ht)=>r({ends:[B,U],kind:ht})}
              />
              <${nf} onAdd=${(B,U)=>n({kind:B,personId:U})} />
              <${vp} />`}
      ${f?d`<${rf}
            key=${f.first}
            first=${f.first}
            onPath=${h}
            onClose=${()=>{u(null),h(null)}}
          />`:null}
    </main>
    ${k?d`<${Co} words=${c("tree.drop")} />`:null}
    ${b?d`<${uu} name=${b} />`:null}
    ${y&&R.value.has(y)?d`<${ef} key=${y} personId=${y} onAdd=${n} />`:null}
    ${e?d`<${Bu} adding=${e} onClose=${()=>n(null)} />`:null}
    ${o?d`<${zu} ...${o} onClose=${()=>r(null)} />`:null}
    <${Op}
      name=${s}
      file=${a}
      onClose=${()=>{i(""),l(null)}}
    />
  </div>`}function jb(){let t=Dn.value;return t?d`<main class="lone">
    <${M} error=${t} onRetry=${()=>Ct()} />
    <p class="actions">
      ${I.value?d`<a class="button" href=${V({})}>${c("home.title")}</a>`:d`<button type="button" class="button" onClick=${()=>ut("signin")}>
            ${c("button.signIn")}
          </button>`}
    </p>
  </main>`:d`<main class="lone" aria-busy="true">
      <p role="status" class="hint">${c("tree.opening")}</p>
    </main>`}function Gb({onAdd:t,onImport:e}){return ot.value?d`<${wn} title=${c("tree.empty")}>
    <p>${c("tree.emptyHint")}</p>
    <div class="actions centred">
      <button type="button" class="button strong" onClick=${t}>
        <${E} name="plus" />${c("tree.addFirst")}
      </button>
      ${W.value?.tree.role==="owner"?d`<button type="button" class="button" onClick=${e}>
            <${E} name="importing" />${c("tree.import")}
          </button>`:null}
    </div>
  <//>`:d`<${wn} title=${c("tree.nobody")} />`}var qb=["public","reset","address","undo"];function Ap(){let[t,e]=v(null),n=async()=>{e(null);try{I.value=await $o()}catch(r){e(r)}};q(()=>{n()},[]);let o=!qb.includes(z.value.screen);return d`<${Wb} />
    ${t&&o?d`<main class="lone"><${M} error=${t} onRetry=${n} /></main>`:null}
    <${Tc} />`}function Wb(){let{screen:t,id:e}=z.value;return t==="public"?d`<${Ri} key=${e} treeId=${e} />`:t==="reset"?d`<${Mo} />`:t==="address"||t==="undo"?d`<${Ll} key=${e} token=${e} isUndo=${t==="undo"} />`:I.value===void 0?d`<div class="opening" aria-busy="true"></div>`:I.value===null?d`<${Mo} />`:t==="invitation"?d`<${Mo} />`:t==="confirm"?d`<${Ml} key=${e} token=${e} />`:t==="tree"?d`<${Ri} key=${e} treeId=${e} />`:d`<${Oc} />`}ta(d`<${Ap} />`,document.getElementById("page"));
