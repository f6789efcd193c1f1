/* Built by `make pages`. Licences are in kit/vendor. */
var qs=function(e,t,n,o){var r;t[0]=0;for(var i=1;i<t.length;i++){var s=t[i++],a=t[i]?(t[0]|=s?1:2,n[t[i++]]):t[++i];s===3?o[0]=a:s===4?o[1]=Object.assign(o[1]||{},a):s===5?(o[1]=o[1]||{})[t[++i]]=a:s===6?o[1][t[++i]]+=a+"":s?(r=e.apply(a,qs(e,a,n,["",null])),o.push(r),a[0]?t[0]|=2:(t[i-2]=0,t[i]=r)):o.push(a)}return o},js=new Map;function Vs(e){var t=js.get(this);return t||(t=new Map,js.set(this,t)),(t=qs(this,t.get(e)||(t.set(e,t=(function(n){for(var o,r,i=1,s="",a="",c=[0],d=function(h){i===1&&(h||(s=s.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?c.push(0,h,s):i===3&&(h||s)?(c.push(3,h,s),i=2):i===2&&s==="..."&&h?c.push(4,h,0):i===2&&s&&!h?c.push(5,0,!0,s):i>=5&&((s||!h&&i===5)&&(c.push(i,0,s,r),i=6),h&&(c.push(i,h,0,r),i=6)),s=""},u=0;u<n.length;u++){u&&(i===1&&d(),d(u));for(var m=0;m<n[u].length;m++)o=n[u][m],i===1?o==="<"?(d(),c=[c],i=3):s+=o:i===4?s==="--"&&o===">"?(i=1,s=""):s=o+s[0]:a?o===a?a="":s+=o:o==='"'||o==="'"?a=o:o===">"?(d(),i=1):i&&(o==="="?(i=5,r=s,s=""):o==="/"&&(i<5||n[u][m+1]===">")?(d(),i===3&&(c=c[0]),i=c,(c=c[0]).push(2,0,i),i=0):o===" "||o==="	"||o===`
`||o==="\r"?(d(),i=2):s+=o),i===3&&s==="!--"&&(i=4,c=c[0])}return d(),c})(e)),t),arguments,[])).length>1?t:t[0]}var J,Xs,Wr,st,Gr,io,Js,oo,Zs,jr,Hr,Jf,vn=Symbol.for("pv"),so={},ao=[],Zf=/^m(i|n|o|s|text|space)$/,qr=Array.isArray,Vr=ao.slice,wt=Object.assign;function yt(e){e&&e.parentNode&&e.remove()}function lo(e,t,n){var o,r,i,s={},a=arguments.length;for(i in t)i=="key"?o=t[i]:i=="ref"&&typeof e!="function"?r=t[i]:s[i]=t[i];return a>2&&(s.children=a>3?Vr.call(arguments,2):n),wn(e,s,o,r,null)}function wn(e,t,n,o,r){var i={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:vn,__v:r||++Xs,__i:-1,__u:0};return!r&&J.vnode&&J.vnode(i),i}function vt(e){return e.children}function Lt(e,t){this.props=e,this.context=t,this.__g=0}function at(e,t){if(t==null)return e.__&&at(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:at(e)}function Qf(e){var t,n=e.__v,o=n.__e,r=[],i=[],s=e.__P;s&&((t=wt({constructor:vn},n)).__v=n.__v+1,J.vnode&&J.vnode(t),Kr(s,t,n,e.__n,s.namespaceURI,32&n.__u?[o]:null,r,o||at(n),32&n.__u,i),t.__v=n.__v,t.__.__k[t.__i]=t,ra(r,t,i),n.__=n.__e=null,t.__e!=o&&Qs(t))}function Qs(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),Qs(e)}function Ks(e){(8&e.__g||(e.__g|=8,st.push(e),io++))&&Gr==J.debounceRendering||((Gr=J.debounceRendering)||queueMicrotask)(ea)}function ea(){try{for(var e,t=1;st.length;)st.length>t&&st.sort(Js),e=st.shift(),t=st.length,8&e.__g&&Qf(e)}finally{(io=st.length)&&(Gr||queueMicrotask)(ea)}}function ta(e,t,n,o,r,i,s,a,c,d,u){var m,h,p,g,$,b,y=o.__k||ao,w=t.length;for(c=em(n,t,y,c,w),m=0;m<w;m++)(p=n.__k[m])!=null&&(h=~p.__i&&y[p.__i]||so,p.__i=m,b=Kr(e,p,h,r,i,s,a,c,d,u),g=p.__e,(h.ref!=p.ref||8&h.__u)&&(h.ref&&Yr(h.ref,null,p,h),p.ref&&u.push(p.ref,p.__c||g,p)),$=$||g,4&p.__u?(c=na(p,c,e,!h.__v),h.__e&&(h.__e=null)):typeof p.type=="function"&&b!==void 0?c=b:g&&(c=g.nextSibling),p.__u&=-21);return n.__e=$,c}function em(e,t,n,o,r){var i,s,a,c,d,u,m,h,p,g=n.length,$=g,b=0,y=0,w=e.__k=Array(r);for(i=0;i<r;i++)(s=t[i])!=null&&typeof s!="boolean"&&typeof s!="function"?(typeof s!="object"||s.constructor===String?s=w[i]=wn(null,s):qr(s)?s=w[i]=wn(vt,{children:s}):s.constructor===vn&&s.__b?s=w[i]=wn(s.type,s.props,s.key,s.ref,s.__v):w[i]=s,c=i+b,s.__=e,s.__b=e.__b+1,a=null,~(d=s.__i=tm(s,n,c,$))&&($--,(a=n[d])&&(a.__u|=2)),a&&a.__v?(s.__u|=16,d==c-1?b--:d==c+1?b++:d!=c&&(d>c?b--:b++,y=1)):(~d||(r>g?b--:r<g&&b++),typeof s.type!="function"&&(s.__u|=4))):w[i]=null;if(y){for(u=[],m=[],i=0;i<r;i++)if((s=w[i])&&16&s.__u){for(b=0,h=u.length;b<h;)u[p=b+h>>1]<s.__i?b=p+1:h=p;u[b]=s.__i,m[i]=b+1}for(b=u.length;i--;)m[i]&&(m[i]==b?b--:w[i].__u|=4)}if($)for(i=0;i<g;i++)!(a=n[i])||2&a.__u||(a.__e==o&&(o=at(a)),Xr(a,a));return o}function na(e,t,n,o){var r,i,s,a;if(typeof e.type=="function"){if(e.props.__P)return t;if(r=e.__k)for(i=0;i<r.length;i++)r[i]&&(r[i].__=e,t=na(r[i],t,n,!1));return t}for(t&&!t.parentNode&&(t=at(e))&&!t.parentNode&&(t=null),s=e.__e,a=t;a&&a.nodeType==8;)a=a.nextSibling;for(s!=a&&(!o&&n.moveBefore&&s.parentNode?n.moveBefore(s,t):n.insertBefore(s,t||null)),t=s;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function tm(e,t,n,o){var r,i=e.key,s=e.type,a=t[n],c=a&&!(2&a.__u);if(a===null&&i==null||c&&i==a.key&&s==a.type)return n;if(o>(c?1:0)){for(r=n-1;r>=0;r--)if((a=t[r])&&!(2&a.__u)&&i==a.key&&s==a.type)return r;for(r=n+1;r<t.length;r++)if((a=t[r])&&!(2&a.__u)&&i==a.key&&s==a.type)return r}return-1}function Ys(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function no(e,t,n,o,r){var i,s;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||Ys(e.style,t);if(n)for(t in n)o&&n[t]==o[t]||Ys(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(e.__e||(e.__e={}))[t]=n,n&&o||(s=Hr[t]||(Hr[t]=nm(t)),(e.__a||(e.__a={}))[t]=jr,i=t!=(t=t.replace(Zs,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,s,i):e.removeEventListener(t,s,i));else{if(r=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function nm(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[oo]==null)t[oo]=jr++;else if(t[oo]<this.__a[e])return;return n(J.event?J.event(t):t)}}}function Kr(e,t,n,o,r,i,s,a,c,d){var u,m,h,p,g,$,b,y,w,x,k,S,N,L,U,T,le,me,Ee=t.type;if(t.constructor!==vn)return null;128&n.__u&&(c=32&n.__u,u=n.__c.__z)&&(t.__u|=c,m=i=[],u.nodeType==8?a=ro(u,i):i.push(u),a=i[0]||a),(u=J.__b)&&u(t);e:if(typeof Ee=="function"){h=s.length;try{if(y=t.props,w=(u=Ee.prototype)&&u.render,x=(u=Ee.contextType)&&o[u.__c],k=u?x?x.props.value:u.__:o,(p=n.__c)?(t.__c=p,2&p.__g&&(p.__g|=1)):(w?t.__c=p=new Ee(y,k):(t.__c=p=new Lt(y,k),p.constructor=Ee,p.render=rm),x&&x.sub(p),p.state||(p.state={}),p.__n=o,p.__g|=8,p.__h=[],p.__k=[]),w&&(p.__s||(p.__s=p.state),Ee.getDerivedStateFromProps&&(p.__s==p.state&&(p.__s=wt({},p.__s)),wt(p.__s,Ee.getDerivedStateFromProps(y,p.__s)))),g=p.props,$=p.state,p.__v=t,n.__c){if(y!==g&&w&&!Ee.getDerivedStateFromProps&&p.componentWillReceiveProps&&p.componentWillReceiveProps(y,k),t.__v==n.__v&&!(8&p.__g)||!(4&p.__g)&&p.shouldComponentUpdate&&p.shouldComponentUpdate(y,p.__s,k)===!1){t.__v!=n.__v&&(p.props=y,p.state=p.__s,p.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(ve){ve&&(ve.__=t)}),ao.push.apply(p.__h,p.__k),p.__k=[],p.__h.length&&s.push(p),a=at(n);break e}p.componentWillUpdate&&p.componentWillUpdate(y,p.__s,k),w&&p.componentDidUpdate&&p.__h.push(function(){p.componentDidUpdate(g,$,b)})}else w&&!Ee.getDerivedStateFromProps&&p.componentWillMount&&p.componentWillMount(),w&&p.componentDidMount&&p.__h.push(p.componentDidMount);p.context=k,p.props=y,p.__P=e,p.__g&=-5,S=J.__r,N=w?25:0;do p.__g&=-9,S&&S(t),u=p.render(p.props,p.state=p.__s,p.context);while(8&p.__g&&++N<25);w&&(ao.push.apply(p.__h,p.__k),p.__k=[]),p.state=p.__s,p.getChildContext&&(o=wt({},o,p.getChildContext())),w&&n.__c&&p.getSnapshotBeforeUpdate&&(b=p.getSnapshotBeforeUpdate(g,$)),L=u&&u.type===vt&&u.key==null?u.props.children:u,y.__P&&(u=a,r=(e=y.__P).namespaceURI,c=i=null,n.props&&n.props.__P!=e&&(n.__k.some(function(ve){ve&&Xr(ve,ve)}),n.__k=null),a=n.__k?at(n,0):null),a=ta(e,qr(L)?L:[L],t,n,o,r,i,s,a,c,d),y.__P&&(t.__e=null,a=u),t.__u&=-161,m&&m.some(yt),p.__h.length&&s.push(p),1&p.__g&&(p.__g&=-4)}catch(ve){if(s.length=h,t.__v=null,c||i)if(ve&&ve.then){if(t.__u|=128|c,i){for(~(le=i.indexOf(a||void 0))||(le=i.length);(me=i[le-1])&&me.nodeType==8;)le--;for(;le<i.length;le++)if(me=i[le])if(i[le]=null,U){if(me==T)break}else{if(me.nodeType!=8)break;me.data.startsWith("$s")&&(T=ro(U=me))}}if(!U){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;U=a}(u=ro(U=t.__c.__z||(t.__c.__z=U)))?(t.__e=U,a=u):t.__e=a,a=a&&a.nextSibling}else i&&i.some(yt);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),ve&&ve.then||oa(t),J.__e(ve,t,n)}}else a=t.__e=om(n.__e,t,n,o,r,i,s,c,d,e);return(u=J.diffed)&&u(t),a}function ro(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function oa(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(oa))}function ra(e,t,n){for(var o=0;o<n.length;)Yr(n[o++],n[o++],n[o++]);J.__c&&J.__c(t,e),e.some(function(r){try{e=r.__h,r.__h=[],e.some(function(i){i.call(r)})}catch(i){J.__e(i,r.__v)}})}function om(e,t,n,o,r,i,s,a,c,d){var u,m,h,p,g,$,b,y,w=n.props||so,x=t.props,k=t.type;if(k=="svg"?r="http://www.w3.org/2000/svg":k=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),i){for(u=0;u<i.length;u++)if((g=i[u])&&(k?g.localName==k:g.nodeType==3)){e=g,i[u]=null;break}}if(!e){if(y=d.ownerDocument||document,!k)return y.createTextNode(x);e=y.createElementNS(r,k,x.is?x:d),a&&(J.__m&&J.__m(t,i),a=!1),i=null}if(k){if(d=k=="template"&&e.content||e,i=k=="textarea"&&x.defaultValue!=null?null:i&&Vr.call(d.childNodes),!a&&i)for(w={},u=0;u<e.attributes.length;u++)w[(g=e.attributes[u]).name]=g.value;for(u in w)g=w[u],u=="dangerouslySetInnerHTML"?h=g:u=="children"||u in x||u=="value"&&"defaultValue"in x||u=="checked"&&"defaultChecked"in x||no(e,u,null,g,r);for(u in x)g=x[u],u=="children"?p=g:u=="dangerouslySetInnerHTML"?m=g:u=="value"?$=g:u=="checked"?b=g:a&&typeof g!="function"||w[u]===g||no(e,u,g,w[u],r);m?(a||h&&(m.__html==h.__html||m.__html==e.innerHTML)||(e.innerHTML=m.__html),t.__k=[]):(h&&(e.textContent=""),(k=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&Zf.test(k))&&(r="http://www.w3.org/1999/xhtml"),ta(d,qr(p)?p:[p],t,n,o,r,i,s,i?i[0]:n.__k&&at(n,0),a,c),i&&i.some(yt)),a&&k!="textarea"||(u="value",k=="progress"&&$==null?e.removeAttribute(u):$==null||$===e[u]&&(k!="progress"||$)||no(e,u,$,w[u],r),u="checked",b!=null&&b!=e[u]&&no(e,u,b,w[u],r))}else w===x||a&&e.data==x||(e.data=x);return e}function Yr(e,t,n,o){try{typeof e=="function"?t?t.__x=e(t)||1:o&&(o=o.__c||o.__e)&&(t=o.__x)&&(o.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(r){J.__e(r,n)}}function Xr(e,t,n){var o,r,i,s;if(J.unmount&&J.unmount(e),!(o=e.ref)||o.current&&o.current!=e.__e||Yr(o,null,t,e),o=e.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(a){J.__e(a,t)}o.__P=o.__n=null}if(o=e.__k)for(s=0;s<o.length;s++)o[s]&&Xr(o[s],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(o=e.__c)&&(o=o.__z)&&(r=ro(o,i=[]))&&(o==e.__e&&i.some(yt),yt(r),yt(o)),n||yt(e.__e),e.__e=e.__c=e.__=null}function rm(e,t,n){return this.constructor(e,n)}function ia(e,t){var n,o,r,i;J.__&&J.__(e,t),t.nodeType==9&&(t=t.documentElement),o=(n=e&&32&e.__u)?null:t.__k,t.__k=wn(vt,{children:[e]}),r=[],i=[],Kr(t,t.__k,o||so,so,t.namespaceURI,o?null:t.firstChild?Vr.call(t.childNodes):null,r,o?o.__e:t.firstChild,n,i),ra(r,t.__k,i),t.__k.props.children=null}J={__e:function(e,t,n,o){for(var r,i,s;t=t.__;)if((r=t.__c)&&!(1&r.__g)){r.__g|=4;try{if((s=(i=r.constructor)&&i.getDerivedStateFromError)&&r.setState(i.getDerivedStateFromError(e)),r.componentDidCatch&&(r.componentDidCatch(e,o||{}),s=1),s&&8&r.__g)return void(r.__g|=2)}catch(a){e=a}}throw io=0,e}},Xs=0,Wr=function(e){return e!=null&&e.constructor===vn},Lt.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=wt({},this.state)),typeof e=="function"&&(e=e(wt({},n),this.props)),e&&(wt(n,e),this.__v&&(t&&this.__k.push(t),Ks(this)))},Lt.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),Ks(this))},Lt.prototype.render=vt,st=[],io=0,Js=function(e,t){return e.__v.__b-t.__v.__b},oo=Symbol(),Zs=/(PointerCapture)$|Capture$/i,jr=0,Hr={},Jf=0;var f=Vs.bind(lo);var sa=f`<svg
  class="empty-drawing"
  viewBox="0 0 120 72"
  aria-hidden="true"
  focusable="false"
>
  <path d="M22 16h76v44H22z" />
  <path d="M22 30h76M34 42h30M34 50h18" class="faint" />
</svg>`;function aa(e){sa=e}function xn({title:e,children:t}){return f`<div class="empty">
    ${sa}
    <h2>${e}</h2>
    ${t}
  </div>`}aa(f`<svg
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
</svg>`);var la={add:"M12 5v14M5 12h14",back:"M15 5l-7 7 7 7",bell:"M6 17v-6a6 6 0 0112 0v6l1.5 2h-15zM10 21h4",bin:"M4 7h16M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10.3 10.5v6M13.7 10.5v6",check:"M4.5 12.5l5 5L19.5 7",close:"M6 6l12 12M18 6L6 18",copy:"M9 9h11v11H9zM15 9V4H4v11h5",down:"M6 9l6 6 6-6",edit:"M4 20l1-4.5L16.5 4 20 7.5 8.5 19zM14 6.5l3.5 3.5",exit:"M14 4h5v16h-5M10 8l-4 4 4 4M6 12h9",keyboard:"M3 7h18v11H3zM7 11h.01M11 11h.01M15 11h.01M8 14.5h8",menu:"M4 6h16M4 12h16M4 18h16",more:"M5 12h.01M12 12h.01M19 12h.01",next:"M9 5l7 7-7 7",person:"M12 11a4 4 0 100-8 4 4 0 000 8zM4.5 21c.6-4 3.6-6.5 7.5-6.5s6.9 2.5 7.5 6.5",refresh:"M20 11a8 8 0 10-2 6.2M20 4v7h-7",search:"M10.5 17a6.5 6.5 0 100-13 6.5 6.5 0 000 13zM15.5 15.5L21 21",up:"M6 15l6-6 6 6",warning:"M12 4L2.5 20h19zM12 10v5M12 17.5v.01"};function ca(e){Object.assign(la,e)}function E({name:e}){return f`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d=${la[e]} />
  </svg>`}ca({tree:"M12 21v-8M12 17c-3.5 0-6-2-6-5M12 15c3 0 5.5-1.5 5.5-4.500M6 9.500a2 2 0 110-4 2 2 0 010 4zM17.5 8a2 2 0 110-4 2 2 0 010 4zM12 13V8",pedigree:"M3 12h5M8 6v12M8 6h5M8 18h5M13 3v6M13 3h7M13 9h7M13 15v6M13 15h7M13 21h7",descendants:"M12 3v5M4 14v-3h16v3M12 8v6M2.5 14h3v5h-3zM10.5 14h3v5h-3zM18.5 14h3v5h-3z",hourglass:"M5 3h14M5 21h14M7 3c0 5 5 6 5 9s-5 4-5 9M17 3c0 5-5 6-5 9s5 4 5 9",fan:"M12 19L3.5 8.500a13 13 0 0117 0zM12 19V6M12 19L7.5 6.800M12 19l4.5-12.2",list:"M8 6h13M8 12h13M8 18h13M3.5 6h.01M3.5 12h.01M3.5 18h.01",couple:"M8.5 11a3.5 3.5 0 100-7 3.5 3.5 0 000 7zM16.5 12a3 3 0 100-6M2.5 20c.4-3.5 2.7-5.5 6-5.500s5.6 2 6 5.500M17 15c2.5.2 4.1 2 4.5 5",plus:"M12 5v14M5 12h14",minus:"M5 12h14",fit:"M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",undo:"M8 5L3.5 9.5 8 14M3.5 9.500H15a5.5 5.5 0 010 11h-4",redo:"M16 5l4.5 4.500L16 14M20.5 9.500H9a5.5 5.5 0 000 11h4",kin:"M6 9a3 3 0 100-6 3 3 0 000 6zM18 21a3 3 0 100-6 3 3 0 000 6zM6 9c0 6 12 3 12 6",insights:"M4 20h16M6.5 20v-7M12 20V5M17.5 20V10",share:"M8.5 13.500l7 4M15.5 6.500l-7 4M18 8a3 3 0 100-6 3 3 0 000 6zM6 15a3 3 0 100-6 3 3 0 000 6zM18 22a3 3 0 100-6 3 3 0 000 6z",globe:"M12 21a9 9 0 100-18 9 9 0 000 18zM3 12h18M12 3c3 3 3.5 6 3.5 9s-.5 6-3.5 9c-3-3-3.5-6-3.5-9S9 6 12 3z",importing:"M12 16V4M7 8.500l5-5 5 5M4 20h16",exporting:"M12 3v12M7 10.500l5 5 5-5M4 20h16",print:"M7 9V3h10v6M7 17H4V9h16v8h-3M7 14h10v7H7z",more:"M5 11v2M4 12h2M12 11v2M11 12h2M19 11v2M18 12h2",camera:"M4 7.500h3.500L9 5h6l1.5 2.500H20V19H4zM12 16a3.2 3.2 0 100-6.4 3.2 3.2 0 000 6.400z",link:"M9 15l6-6M10.5 6.500l2-2a4.2 4.2 0 016 6l-2 2M13.5 17.500l-2 2a4.2 4.2 0 01-6-6l2-2",unlink:"M10.5 6.500l2-2a4.2 4.2 0 016 6l-2 2M13.5 17.500l-2 2a4.2 4.2 0 01-6-6l2-2M4 4l16 16",lock:"M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 017 0v3",root:"M12 3l2.5 5.5 6 .6-4.5 4 1.3 5.900L12 16l-5.3 3 1.3-5.9-4.5-4 6-.6z",merge:"M6 4c0 8 12 6 12 14M18 4c0 3-1.5 4.8-3.5 6M6 18c0-2 .6-3.5 1.7-4.700M15 16l3 3.5 3-3.5"});var Jr=globalThis.document?.documentElement,Qr="en-GB",im=/\{(\w+)\}|<(\w+)>(.*?)<\/\2>/gs,ua=new Map,Ke=()=>Jr?.lang||Qr;function pa(e,t=null){let n=Object.keys(e),o=[...t?[t]:[],...globalThis.navigator?.languages??[]];return Jr&&(Jr.lang=ya(o,n)??n[0]??Qr),ei(e)}function ei(e){let t=Object.keys(e),n=e[t[0]??Qr],o=(r,i)=>{let s=e[ya([Ke()],t)??""],a=fa(s,r)??fa(n,r);if(a===void 0)throw new Error(`There is no text "${r}".`);return typeof a=="string"?a:a[am(Number(i.count))]??a.other};return{text:(r,i={})=>Zr(o(r,i),i).join(""),rich:(r,i={})=>Zr(o(r,i),i)}}function ke(e,t={}){return xt(Intl.NumberFormat,t).format(e)}function Ge(e,t={dateStyle:"long",timeStyle:"short"}){return xt(Intl.DateTimeFormat,t).format(e)}var sm=[["year",365*86400],["month",30*86400],["week",7*86400],["day",86400],["hour",3600],["minute",60]];function ha(e,t,n={numeric:"auto"}){let o=(e-t)/1e3,r=xt(Intl.RelativeTimeFormat,n);for(let[i,s]of sm){let a=Math.trunc(o/s);if(a)return r.format(a,i)}return r.format(0,"second")}function _e(e,t={type:"conjunction"}){return xt(Intl.ListFormat,t).format(e)}function ga(e,t={type:"conjunction"}){return xt(Intl.ListFormat,t).formatToParts(e.map((o,r)=>`${r}`)).map(({type:o,value:r})=>o==="element"?e[Number(r)]:r)}function $a(e){return xt(Intl.RelativeTimeFormat,{numeric:"auto"}).format(-e,"year")}var da=["byte","kilobyte","megabyte","gigabyte","terabyte"];function ba(e){let t=e<1?0:Math.min(Math.floor(Math.log10(e)/3),da.length-1);return ke(e/1e3**t,{style:"unit",unit:da[t],unitDisplay:t?"short":"long",maximumFractionDigits:t?1:0})}function fa(e,t){let n=e;for(let o of t.split("."))n=n?.[o];return n}function Zr(e,t){let n=[],o=0;for(let r of e.matchAll(im)){let[i,s,a,c=""]=r;n.push(e.slice(o,r.index)),o=r.index+i.length;let d=t[s??a??""];if(d===void 0)throw new Error(`The text "${e}" needs "${s??a}".`);if(a){let u=Zr(c,t).join("");n.push(typeof d=="function"?d(u):u)}else n.push(typeof d=="number"?ke(d):d)}return n.push(e.slice(o)),n.filter(r=>r!=="")}function am(e){return xt(Intl.PluralRules,{}).select(e)}function xt(e,t){let n=`${e.name} ${Ke()} ${JSON.stringify(t)}`,o=ua.get(n)??new e(Ke(),t);return ua.set(n,o),o}function ya(e,t){for(let n of e){let o=n.toLowerCase(),r=t.find(s=>s.toLowerCase()===o),i=t.find(s=>ma(s)===ma(n));if(r??i)return r??i}}var ma=e=>e.toLowerCase().split("-")[0];var wa={banner:{label:"Important"},bell:{all:"See all notifications",label:{one:"Notifications, {count} unread",other:"Notifications, {count} unread"},none:"No notifications.",readAll:"Mark all as read",title:"Notifications",unread:"Unread:"},confirm:{cancel:"Cancel",type:"Type {name} to confirm"},copy:{button:"Copy",done:"Copied",failed:"Not allowed: select it and copy"},dialog:{close:"Close"},diff:{added:"Added:",folded:{one:"{count} unchanged line",other:"{count} unchanged lines"},removed:"Removed:",same:"Nothing changed."},form:{choose:"Choose…",discard:"Discard changes",json:"Must be JSON.",jsonHint:"JSON.",keep:"Keep editing",lines:"One per line.",no:"No",number:"Must be a number.",optional:"{label} (optional)",required:"Required.",unsaved:"You have unsaved changes.",whole:"Must be a whole number.",yes:"Yes"},impersonation:{back:"Operator page",banner:"You are viewing this page as another person, read-only, until {time}."},keys:{title:"Keyboard shortcuts",letters:"Enable keyboard shortcuts"},live:{broken:"The connection was lost.",connecting:"Connecting…",live:"Live",off:"Not connected",paused:"Paused while hidden",polling:"Live updates unavailable, refreshing regularly",waiting:"Connection lost, trying again"},meter:{full:"The limit is reached.",of:"{used} of {limit}",unlimited:"{used}, unlimited"},notice:{dismiss:"Dismiss"},pager:{label:"Pages",next:"Next",page:"Page {page}",previous:"Previous"},problem:{again:"Try again",copyId:"Copy id",request:"Request {id}",status:"status {status}",wait:{one:"You can try again in {count} second.",other:"You can try again in {count} seconds."},waitMinutes:{one:"You can try again in {count} minute.",other:"You can try again in {count} minutes."}},progress:{done:"Done.",failed:"Failed.",of:"{done} of {total}"},request:{busy:"The server is busy. Trying again…",lost:"The server cannot be reached. Trying again…",offline:"The server cannot be reached. Check your connection.",slow:"The server did not respond in time.",status:"The server responded with status {status}.",tooMany:"Too many requests. Trying again in a moment…"},secret:{copy:"Copy secret",done:"I've saved it",once:"Copy it now. You won't see this again."},shell:{sections:"Sections",skip:"Skip to content"},sparkline:{words:"from {first} to {last}, lowest {lowest}, highest {highest}"},stepper:{back:"Back",next:"Next",place:"(step {step} of {steps})"},switcher:{label:"Account",list:"Accounts",more:{one:"{count} more account. Search to find it.",other:"{count} more accounts. Search to find them."},none:"No account matches “{search}”.",search:"Search accounts"},table:{filter:"Filter",noMatch:"Nothing matches “{filter}”.",select:"Select {name}",selectAll:{one:"Select {count} row",other:"Select all {count} rows"},selected:{one:"{count} selected",other:"{count} selected"}},theme:{title:"Colours",system:"System",light:"Light",dark:"Dark"},user:{menu:"Settings",of:"Account of {name}"},when:{now:"just now"}};var{text:Y,rich:co}=ei({"en-GB":wa});var X=class extends Error{constructor(t,n={}){super(t),this.status=n.status??0,this.code=n.code??"",this.requestId=n.requestId??"",this.retryAfterSeconds=n.retryAfterSeconds??0,this.details=n.details??{},this.place=n.place??String(this.details.place??"")}};var kt,ue,ti,va,ni=Object.is,uo=0,Ta=[],oi=[],ce=J,xa=ce.__b,ka=ce.__r,_a=ce.diffed,Sa=ce.__c,Ma=ce.unmount,Ea=ce.__;function _n(e,t){ce.__h&&ce.__h(ue,e,uo||t),uo=0;var n=ue.__H||(ue.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function v(e){return uo=1,lm(Oa,e)}function lm(e,t,n){var o=_n(kt++,2);if(o.t=e,!o.__c&&(o.__=[n?n(t):Oa(void 0,t),function(i){var s=(o.__N||o.__)[0],a=o.t(s,i);ni(s,a)||(o.__N=[a,o.__[1]],o.__c.setState({}))}],o.__c=ue,!ue.__f)){ue.__f=!0;var r=ue.shouldComponentUpdate;ue.shouldComponentUpdate=function(i,s,a){var c=this.__H;if(!c)return!0;var d=!1,u=this.props!=i;if(c.__.some(function(h){h.__N&&(d=!0,ni(h.__[0],h.__N[0])||(u=!0))}),r){var m=r.call(this,i,s,a);return d?m||u:m}return!d||u}}return o.__}function z(e,t){var n=_n(kt++,3);!ce.__s&&ii(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,ue.__H.__h.push(n))}function re(e,t){var n=_n(kt++,4);!ce.__s&&ii(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,ue.__h.push(n))}function B(e){return uo=5,lt(function(){return{current:e}},[])}function lt(e,t){var n=_n(kt++,7);return ii(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function He(){var e=_n(kt++,11);if(!e.__){for(var t=ue.__v;!t.__m&&t.__;)t=t.__;var n=t.__m||(t.__m=[0,0]);e.__="P"+n[0]+"-"+n[1]++}return e.__}function cm(){var e;do{for(;e=oi.shift();)try{kn(e)}catch(n){ce.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=Ta.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(kn),t.__h.some(ri),t.__h=[]}catch(n){t.__h=[],ce.__e(n,e.__v)}}}while(oi.length)}ce.__b=function(e){ue=null,xa&&xa(e)},ce.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),Ea&&Ea(e,t)},ce.__r=function(e){ka&&ka(e),kt=0;var t=(ue=e.__c).__H;t&&(ti==ue?ue.__h=[]:(t.__h.some(kn),t.__h.some(ri),kt=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),ti=ue},ce.diffed=function(e){_a&&_a(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&Aa(Ta.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),ti=ue=null},ce.__c=function(e,t){t.some(function(n){try{n.__h.some(kn),n.__h=n.__h.filter(function(o){return!o.__||ri(o)})}catch(o){n.__h=[function(){throw o}]}}),Sa&&Sa(e,t)},ce.unmount=function(e){Ma&&Ma(e);var t,n,o=e.__c;o&&o.__H&&(o.__H.__.some(function(r){try{if(r.__P&&r.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}r.__P=n,Aa(oi.push(r))}else kn(r)}catch(i){t=i}}),o.__H=void 0,t&&ce.__e(t,o.__v))};var Pa=typeof requestAnimationFrame=="function";function um(e){var t,n=function(){clearTimeout(o),Pa&&cancelAnimationFrame(t),setTimeout(e)},o=setTimeout(n,35);Pa&&(t=requestAnimationFrame(n))}function Aa(e){e!=1&&va==ce.requestAnimationFrame||((va=ce.requestAnimationFrame)||um)(cm)}function kn(e){var t=ue,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),ue=t}function ri(e){var t=ue;e.__c=e.__(),ue=t}function ii(e,t){return!e||e.length!=t.length||t.some(function(n,o){return!ni(n,e[o])})}function Oa(e,t){return typeof t=="function"?t(e):t}var dm=2500;function ct({text:e,label:t=Y("copy.button")}){let[n,o]=v("");return f`<button type="button" class="button quiet copy" onClick=${async()=>{let i=await fm(typeof e=="string"?e:e());o(i?"done":"failed"),setTimeout(()=>o(""),dm)}}>
    <${E} name=${n==="done"?"check":"copy"} />
    <span aria-live="polite">${n?Y(`copy.${n}`):t}</span>
  </button>`}async function fm(e){try{return await navigator.clipboard.writeText(e),!0}catch{let t=document.createElement("textarea");t.value=e,t.className="visually-hidden";let n=document.activeElement;(document.querySelector("dialog[open]")??document.body).append(t),t.select();let o=document.execCommand("copy");return t.remove(),n instanceof HTMLElement&&n.focus(),o}}var mm=500,pm=90,si={advice:{},isForDevelopers:!1};function Ia(e){Object.assign(si,e)}function _({error:e,title:t,onRetry:n,children:o}){if(!e)return null;let r=e instanceof X?e:null,i=r?si.advice[r.status]:"",s=si.isForDevelopers||(r?.status??0)>=mm;return f`<div class="problem" role="alert">
    <p class="problem-words">
      ${t?f`<strong>${t}</strong>${" "}`:null}${hm(e)}
    </p>
    ${i?f`<p>${i}</p>`:null} ${o}
    ${r?.retryAfterSeconds?f`<p>${gm(r.retryAfterSeconds)}</p>`:null}
    ${r?.requestId&&s?f`<p class="problem-id hint">
          ${co("problem.request",{id:f`<code>${r.requestId}</code>`})}
          ${r.status?`, ${Y("problem.status",{status:`${r.status}`})}`:null}
          <${ct} text=${r.requestId} label=${Y("problem.copyId")} />
        </p>`:null}
    ${n?f`<button type="button" class="button" onClick=${n}>
          ${Y("problem.again")}
        </button>`:null}
  </div>`}function hm(e){let t=e instanceof Error?e.message:String(e);return Sn(t)}function Sn(e){let t=e.trim(),n=t.charAt(0).toUpperCase()+t.slice(1);return/[.!?…]$/.test(n)?n:`${n}.`}function gm(e){return e<pm?Y("problem.wait",{count:e}):Y("problem.waitMinutes",{count:Math.ceil(e/60)})}var Na={page:{name:"Yggdrasil",title:"{screen} · Yggdrasil",wait:"Bitte warten …"},button:{add:"Hinzufügen",addChild:"Kind hinzufügen",addParent:"Elternteil hinzufügen",addSibling:"Geschwister hinzufügen",addSpouse:"Partner hinzufügen",cancel:"Abbrechen",close:"Schließen",connect:"Verbinden",delete:"Löschen",done:"Fertig",download:"Herunterladen",edit:"Bearbeiten",more:"Mehr",moreFor:"Weitere Aktionen für {name}",redo:"Wiederholen",save:"Speichern",showMore:"Mehr anzeigen",signIn:"Anmelden",signOut:"Abmelden",signUp:"Registrieren",undo:"Rückgängig"},problem:{forbidden:"Bitten Sie den Eigentümer des Stammbaums um Zugriff.",notFound:"Vielleicht wurde es gelöscht, oder Sie haben keinen Zugriff mehr.",conflict:"Prüfen Sie, was sich geändert hat, und versuchen Sie es dann erneut.",tooLarge:"Versuchen Sie es mit etwas Kleinerem.",tooMany:"Bitte warten Sie einen Moment, bevor Sie es erneut versuchen.",internal:"Das ist unser Fehler. Versuchen Sie es erneut oder fragen Sie den Administrator.",unavailable:"Der Server ist ausgelastet. Nichts ging verloren. Versuchen Sie es gleich erneut."},account:{title:"Mein Konto",profile:"Profil",address:"E-Mail",name:"Ihr Name",nameHint:"Für Personen sichtbar, mit denen Sie einen Stammbaum teilen.",email:"E-Mail-Adresse",password:"Passwort",passwordHint:"Mindestens 8 Zeichen. Nehmen Sie ein paar zufällige Wörter.",newPassword:"Neues Passwort",currentPassword:"Aktuelles Passwort",yourPassword:"Ihr Passwort",passwordToConfirm:"Ihr Passwort zur Bestätigung",saved:"Ihr Konto wurde gespeichert.",changeEmail:"E-Mail-Adresse ändern",emailSent:"Öffnen Sie den Link, den wir an {email} gesendet haben. Bis dahin bleibt die Adresse.",changePassword:"Passwort ändern",passwordChanged:"Ihr Passwort wurde geändert. Andere Geräte sind abgemeldet.",data:"Meine Daten",dataHint:"Eine Datei mit allen Stammbäumen und Personen. Die Wiederherstellung bringt zurück, was seitdem gelöscht oder geändert wurde. Später Hinzugefügtes bleibt.",photos:"Mit Fotos",restore:"Aus Datei wiederherstellen",restoreFile:"Sicherungsdatei",restoreTitle:"Diese Sicherung wiederherstellen?",restoreButton:"Wiederherstellen",restoreWarning:"Die Stammbäume in „{file}“ ersetzen seitherige Änderungen. Später Hinzugefügtes bleibt. Das lässt sich nicht rückgängig machen.",restored:"Wiederhergestellt: {trees}.",restoredTree:"„{name}“",restoredNothing:"Diese Datei enthält keine Stammbäume.",notRestored:"Die Datei konnte nicht vollständig wiederhergestellt werden.",notBackup:"Das ist keine Sicherungsdatei. {reason}",delete:"Mein Konto löschen",deleteWarning:"Ihr Konto und alle Stammbäume werden gelöscht, auch für alle, mit denen Sie sie teilen. Das ist endgültig: Laden Sie zuerst Ihre Daten herunter.",deleteAll:"Konto und alle Stammbäume löschen",deleted:"Ihr Konto und Ihre Stammbäume sind gelöscht. Auf Wiedersehen.",sessionEnded:"Sie wurden abgemeldet. Bitte melden Sie sich erneut an.",signedOut:"Sie sind abgemeldet. Bis bald."},factor:{title:"Anmeldung in zwei Schritten",isOff:"Schützen Sie Ihr Konto mit einem Code aus einer Authenticator-App.",isOn:"Ein: Die Anmeldung verlangt einen Code aus Ihrer Authenticator-App.",turnOn:"Einschalten",turnOff:"Ausschalten",turnedOff:"Die Anmeldung in zwei Schritten ist aus.",scan:"Scannen Sie diesen Code mit Ihrer App. Geben Sie dann die sechs Ziffern ein.",qr:"QR-Code für Ihre Authenticator-App",manual:"Scannen nicht möglich? Geben Sie diesen Schlüssel ein:",code:"Code",confirm:"Bestätigen",codes:"Ersatzcodes",codesHint:"Jeder Code meldet Sie einmal ohne Telefon an. Bewahren Sie die Codes sicher auf. Ältere Ersatzcodes gelten nicht mehr.",newCodes:"Neue Ersatzcodes"},sessions:{title:"Angemeldete Geräte",this:"Dieses Gerät",device:"{browser} unter {system}",unknown:"Unbekanntes Gerät",since:"Angemeldet {date}",used:"zuletzt benutzt {date}",onlyThis:"Sie sind nirgendwo sonst angemeldet.",endOn:"{device} abmelden",endOthers:"Überall sonst abmelden",endedAll:"Alle anderen Geräte sind abgemeldet."},door:{welcome:"Willkommen zurück",signInIntro:"Melden Sie sich an, um Ihre Stammbäume zu sehen.",signInToConfirm:"Melden Sie sich an, um Ihre E-Mail-Adresse zu bestätigen.",wrong:"E-Mail-Adresse oder Passwort ist falsch.",toForgot:"Passwort vergessen?",toSignUp:"Neu hier? Registrieren",toSignIn:"Schon ein Konto? Anmelden",backToSignIn:"Zurück zur Anmeldung",grow:"Lassen Sie Ihren Stammbaum wachsen",signUpIntro:"Menschen, Fotos und Geschichten Ihrer Familie an einem Ort.",forgotTitle:"Passwort vergessen",forgot:"Passwort vergessen?",forgotIntro:"Geben Sie Ihre E-Mail-Adresse ein. Wir senden Ihnen einen Link.",sendLink:"Link senden",sent:"Sehen Sie in Ihre E-Mails",sentTo:"Falls es ein Konto für {email} gibt, haben wir einen Link gesendet. Das kann einige Minuten dauern. Sehen Sie auch im Spam-Ordner nach.",resetIntro:"Wählen Sie ein neues Passwort. Sie werden auf allen Geräten abgemeldet.",setPassword:"Passwort festlegen",passwordSet:"Ihr neues Passwort gilt. Melden Sie sich damit an.",expired:"Links gelten einmal und eine Stunde lang.",newLink:"Neuen Link anfordern",confirmTitle:"E-Mail-Adresse bestätigen",confirming:"Ihre E-Mail-Adresse wird bestätigt …",confirmed:"Ihre E-Mail-Adresse ist bestätigt.",codeTitle:"Code eingeben",codeIntro:"Öffnen Sie Ihre Authenticator-App und geben Sie den Code für Yggdrasil ein.",codeHint:"Telefon verloren? Geben Sie einen Ersatzcode ein.",changingEmail:"Ihre E-Mail-Adresse wird geändert …",emailChanged:"Ihre E-Mail-Adresse ist jetzt {email}.",emailBack:"Ihre E-Mail-Adresse ist wieder {email}. Melden Sie sich an und ändern Sie das Passwort.",brokenLink:"Dieser Link funktioniert nicht",toTrees:"Zu meinen Stammbäumen"},home:{title:"Meine Stammbäume",skip:"Zum Inhalt springen",newTree:"Neuer Stammbaum",empty:"Jeder Stammbaum beginnt mit einem Menschen",emptyHint:"Beginnen Sie mit sich selbst und Ihren Eltern. Oder importieren Sie eine GEDCOM-Datei: Ziehen Sie sie auf diese Seite.",plant:"Stammbaum pflanzen",own:"Meine eigenen",shared:"Mit mir geteilt",drop:"Datei ablegen, um daraus einen Stammbaum zu erstellen",confirm:"Ihre E-Mail-Adresse",unconfirmed:"<strong>Bitte bestätigen Sie Ihre E-Mail-Adresse.</strong> Öffnen Sie den Link, den wir an {email} gesendet haben. Dann können andere ihre Stammbäume mit Ihnen teilen.",resend:"Link erneut senden",resent:"Wir haben einen Link an {email} gesendet.",people:{one:"{count} Person",other:"{count} Personen"},guests:{one:"{count} Gast",other:"{count} Gäste"},changed:"Geändert {ago}",changedOn:"Geändert am {date}",changedNow:"Gerade geändert",leave:"Stammbaum verlassen",leaveTitle:"Diesen Stammbaum verlassen?",leaveButton:"Verlassen",leaveWarning:"Sie sehen „{tree}“ nicht mehr, bis Sie wieder eingeladen werden.",deleteTitle:"Diesen Stammbaum löschen?",deleteButton:"Stammbaum löschen",deleteWarning:{one:"{count} Person mit allen Fotos und Beziehungen wird gelöscht, auch für alle Gäste. Das ist endgültig. Sie können den Stammbaum vorher exportieren.",other:"{count} Personen mit allen Fotos und Beziehungen werden gelöscht, auch für alle Gäste. Das ist endgültig. Sie können den Stammbaum vorher exportieren."},deleting:"„{tree}“ wird gelöscht.",startWith:"Beginnen mit",startEmpty:"Leerer Stammbaum",startFile:"Datei",create:"Stammbaum erstellen"},language:{label:"Sprache"},tree:{details:"Name und Beschreibung",name:"Name des Stammbaums",nameExample:"Die Bergs aus Uppsala",description:"Beschreibung",descriptionHint:"Freiwillig. Sichtbar für alle, die den Stammbaum sehen.",public:"Öffentlich",access:{viewer:"Darf ansehen",relative:"Darf ansehen, auch Lebende",editor:"Darf bearbeiten"},skip:"Zum Stammbaum springen",opening:"Der Stammbaum wird geöffnet …",untitled:"Stammbaum",search:"Personen suchen",kin:"Verwandtschaft",kinHint:"Wie sind zwei Personen verwandt?",insights:"Auswertungen",share:"Teilen",publish:"Veröffentlichen",import:"Datei importieren",export:"Exportieren",print:"Drucken",keys:"Tastenkürzel",nobody:"In diesem Stammbaum ist noch niemand",empty:"Erste Person hinzufügen",emptyHint:"Beginnen Sie mit sich selbst oder dem ältesten bekannten Verwandten.",addFirst:"Person hinzufügen",drop:"Datei ablegen, um sie in diesen Stammbaum zu importieren",noParents:"Noch keine Eltern erfasst.",noChildren:"Noch keine Kinder erfasst.",noParentsOrChildren:"Noch keine Eltern oder Kinder erfasst."},view:{title:"Ansicht",tree:"Baum",pedigree:"Ahnen",descendants:"Nachkommen",hourglass:"Sanduhr",fan:"Fächer",list:"Liste",zoom:"Zoom",zoomIn:"Vergrößern",zoomOut:"Verkleinern",fit:"Einpassen",generations:"Generationen",generationsBack:{one:"{count} Generation Vorfahren",other:"{count} Generationen Vorfahren"},generationsDown:{one:"{count} Generation Nachkommen",other:"{count} Generationen Nachkommen"},generationsEachWay:{one:"{count} Generation in jede Richtung",other:"{count} Generationen in jede Richtung"}},list:{title:"Alle",filter:"Nach Namen filtern",filterExample:"Nach Namen filtern …",table:"Tabelle der Personen",name:"Name",born:"Geboren",place:"Geburtsort",died:"Gestorben",children:"Kinder"},history:{undo:"Rückgängig: {what}",redo:"Wiederholen: {what}",nothingToUndo:"Nichts rückgängig zu machen",nothingToRedo:"Nichts zu wiederholen",undone:"Rückgängig gemacht: {what}.",undoneForGood:"Rückgängig gemacht: {what}. Das lässt sich nicht wiederholen.",redone:"Wiederholt: {what}.",doneForGood:"{done} Das lässt sich nicht rückgängig machen.",adding:"{name} hinzufügen",added:"{name} wurde hinzugefügt.",editing:"Änderungen an {name}",saved:"{name} wurde gespeichert.",deleting:"{name} löschen",deleted:"{name} wurde gelöscht.",photo:"Foto von {name} ändern",photoSaved:"Das Foto wurde gespeichert.",photoRemoved:"Das Foto wurde entfernt.",root:"{name} als Hauptperson",rootSet:"{name} ist jetzt die Hauptperson.",connecting:"{one} und {other} verbinden",parent:"{parent} ist jetzt Elternteil von {child}.",parents:"{parent} und {other} sind jetzt Eltern von {child}.",couple:"{one} und {other} sind jetzt ein Paar.",disconnecting:"Beziehung zwischen {one} und {other} entfernen",disconnected:"{one} und {other} sind nicht mehr verbunden.",editingLink:"Änderungen an der Beziehung zwischen {one} und {other}",savedLink:"Gespeichert."},person:{unnamed:"Person ohne Namen",missing:"Unbekannte Person",living:"Eine lebende Person",hidden:"Diese Person lebt wahrscheinlich. Ihre Daten sind verborgen.",unsaved:"Hier gibt es ungespeicherte Änderungen.",makeRoot:"Zur Hauptperson machen",showInTree:"Im Baum zeigen",chart:{pedigree:"Ahnentafel",descendants:"Nachkommentafel",hourglass:"Sanduhrtafel",fan:"Fächertafel"},chartHint:"Tafel, die von dieser Person ausgeht",nothingKnown:"Noch keine Angaben.",deathUnknown:"Datum unbekannt",photo:"Foto",addPhoto:"Foto hinzufügen",changePhoto:"Foto ändern",removePhoto:"Foto entfernen",addPhotoOf:"Foto von {name} hinzufügen",changePhotoOf:"Foto von {name} ändern",removePhotoOf:"Foto von {name} entfernen",nameNeeded:"Geben Sie einen Vor- oder Nachnamen ein.",stale:"Jemand anderes hat diese Person inzwischen geändert",staleHint:"Ihre Änderungen betreffen nur, was Sie geändert haben. Alles andere bleibt.",keepMine:"Meine Änderungen behalten",takeTheirs:"Die anderen übernehmen",field:"Feld",theirs:"Andere",yours:"Ihre",noValue:"—"},field:{firstName:"Vorname",middleName:"Weitere Vornamen",lastName:"Nachname",birthName:"Geburtsname",preferredName:"Rufname",preferredNameHint:"Der Name, unter dem die Person bekannt ist.",suffix:"Namenszusatz",suffixExample:"jun., III.",gender:"Geschlecht",birth:"Geboren",birthPlace:"Geburtsort",death:"Gestorben",deathPlace:"Sterbeort",living:"Lebt",biography:"Lebensgeschichte",dateExample:"12.3.1850, um 1850",dateHint:"Ungefähre Daten genügen.",dateRead:"Erkannt als: {date}",dateUnclear:"Zuerst Tag oder Monat? Schreiben Sie den Monat als Wort: 3. April 1850.",dateUnread:"Nicht als Datum erkannt – wird wie geschrieben gespeichert."},gender:{Female:"Weiblich",Male:"Männlich",Other:"Divers",Unknown:"Unbekannt"},living:{auto:"Automatisch",yes:"Lebend",no:"Verstorben"},facts:{title:"Weitere Angaben",source:"Quelle",sources:"Quellen",with:"mit {name}",detail:"{label}: {value}",tags:{ADDR:"Adresse",ADOP:"Adoption",AGE:"Alter",AGNC:"Behörde",ANUL:"Annullierung",ASSO:"Verbundene Person",BAPM:"Taufe",BIRT:"Geburt",BURI:"Bestattung",CAUS:"Ursache",CENS:"Volkszählung",CHR:"Taufe",CITY:"Ort",CONF:"Konfirmation",CREM:"Einäscherung",CTRY:"Land",DATE:"Datum",DEAT:"Tod",DIV:"Scheidung",DSCR:"Beschreibung",EDUC:"Ausbildung",EMIG:"Auswanderung",ENGA:"Verlobung",EVEN:"Ereignis",FACT:"Tatsache",FCOM:"Erstkommunion",GIVN:"Vorname",GRAD:"Abschluss",HUSB:"Ehemann",IMMI:"Einwanderung",LANG:"Sprache",LATI:"Breite",LONG:"Länge",MAP:"Karte",MARB:"Aufgebot",MARC:"Ehevertrag",MARR:"Heirat",NAME:"Name",NATI:"Staatsangehörigkeit",NATU:"Einbürgerung",NCHI:"Zahl der Kinder",NICK:"Spitzname",NPFX:"Titel vor dem Namen",NSFX:"Namenszusatz",OBJE:"Medien",OCCU:"Beruf",ORDN:"Ordination",PAGE:"Seite",PHON:"Telefon",PLAC:"Ort",POST:"Postleitzahl",PROB:"Testamentseröffnung",PROP:"Besitz",QUAY:"Zuverlässigkeit",RELA:"Beziehung",RELI:"Religion",REPO:"Archiv",RESI:"Wohnort",RETI:"Ruhestand",ROLE:"Rolle",SOUR:"Quellen",SURN:"Nachname",TEXT:"Text",TITL:"Titel",TYPE:"Art",WIFE:"Ehefrau",WILL:"Testament",WWW:"Webseite",_AKA:"Auch bekannt als",_MARNM:"Ehename",_MILT:"Militärdienst",_GODP:"Pate oder Patin"}},relatives:{parents:"Eltern",spouses:"Partner",children:"Kinder",siblings:"Geschwister",menu:"Beziehung zu {name}",edit:"Beziehung bearbeiten",remove:"Beziehung entfernen",pair:"{one} und {other}",type:"Beziehung",types:{Biological:"Leiblich",Adoptive:"Adoptiv",Step:"Stief",Foster:"Pflege"},notes:{Adoptive:"adoptiert",Step:"Stiefverhältnis",Foster:"Pflegeverhältnis",Half:"Halbgeschwister"},status:"Status",statuses:{Married:"Verheiratet",Partner:"Partner, nicht verheiratet",Divorced:"Geschieden",Widowed:"Verwitwet",Separated:"Getrennt",Unknown:"Unbekannt"},married:"Heirat",marriagePlace:"Ort der Heirat",divorced:"Scheidung",adopted:"Adoption",notesLabel:"Notizen",earlier:"Frühere Ehe",earlierNumber:"Frühere Ehe {number}",addEarlier:"Frühere Ehe hinzufügen",removeEarlier:"Frühere Ehe entfernen",removeEarlierNumber:"Frühere Ehe {number} entfernen",ended:"Wie sie endete",unions:{Married:"verheiratet",Partner:"Partner",Divorced:"geschieden",Widowed:"verwitwet",Separated:"getrennt"},marriedOn:"Heirat {date}",divorcedOn:"Scheidung {date}",previously:"früher {unions}"},add:{alone:"Neue Person",parent:"Elternteil von {name} hinzufügen",child:"Kind von {name} hinzufügen",spouse:"Partner von {name} hinzufügen",sibling:"Geschwister von {name} hinzufügen",who:"Wer ist es?",new:"Neue Person",existing:"Vorhandene Person",chosen:"Ausgewählt: {name}",couple:"Paar mit {name}",noCouple:"Kein Paar",chooseParent:"Wählen Sie den anderen Elternteil.",choose:"Wählen …",otherParent:"Anderer Elternteil",biologicalParent:"Leiblicher Elternteil",parentUnknown:"Unbekannt oder nicht in diesem Stammbaum",alsoParent:"Auch leiblicher Elternteil von",isParent:"{one} ist Elternteil von {other}",isChild:"{one} ist Kind von {other}",areCouple:"{one} und {other} sind ein Paar"},picker:{example:"Name",hits:"Suchergebnisse",none:"Niemand gefunden."},kin:{title:"Wie sind sie verwandt?",close:"Verwandtschaft schließen",first:"Erste Person",second:"Zweite Person",swap:"Tauschen",change:"Person ändern: {name}",none:"{one} und {other} sind laut diesem Stammbaum nicht verwandt.",is:"{other} – für {one}: {kin}.",descend:"Beide stammen ab von {people}.",belong:"Beide gehören zur Familie von {people}.",path:{one:"Weg: {count} Schritt",other:"Weg: {count} Schritte"},step:"{kin} von {name}",parent:{Biological:{Male:"Vater",Female:"Mutter",Neutral:"Elternteil"},Adoptive:{Male:"Adoptivvater",Female:"Adoptivmutter",Neutral:"Adoptivelternteil"},Foster:{Male:"Pflegevater",Female:"Pflegemutter",Neutral:"Pflegeelternteil"},Step:{Male:"Stiefvater",Female:"Stiefmutter",Neutral:"Stiefelternteil"}},child:{Biological:{Male:"Sohn",Female:"Tochter",Neutral:"Kind"},Adoptive:{Male:"Adoptivsohn",Female:"Adoptivtochter",Neutral:"Adoptivkind"},Foster:{Male:"Pflegesohn",Female:"Pflegetochter",Neutral:"Pflegekind"},Step:{Male:"Stiefsohn",Female:"Stieftochter",Neutral:"Stiefkind"}},spouse:{Married:{Male:"Ehemann",Female:"Ehefrau",Neutral:"Ehepartner"},Divorced:{Male:"Ex-Mann",Female:"Ex-Frau",Neutral:"Ex-Partner"}}},insights:{close:"Auswertungen schließen",checks:"Prüfungen",duplicates:"Dubletten",statistics:"Statistik",anniversaries:"Jahrestage",timeline:"Zeitleiste",places:"Orte"},legend:{child:"Kind",Adoptive:"Adoptiert",Step:"Stief",Foster:"Pflege",couple:"Paar",parents:"Eltern eines Kindes",Divorced:"Geschieden",Separated:"Getrennt"},canvas:{title:"Stammbaum",label:{one:"{tree}: {count} Person",other:"{tree}: {count} Personen"},help:"Mit den Pfeiltasten gelangen Sie zu Eltern, Kindern, Partnern und Geschwistern. Enter öffnet eine Person, Plus und Minus zoomen, 0 zeigt volle Größe, F passt ein.",people:"Sichtbare Personen",nameless:"Ohne Namen",born:"* {year}",died:"† {year}",father:{one:"Vater von {count}",other:"Vater von {count}"},mother:{one:"Mutter von {count}",other:"Mutter von {count}"},parent:{one:"Elternteil von {count}",other:"Elternteil von {count}"},son:"Sohn von {people}",daughter:"Tochter von {people}",child:"Kind von {people}",with:"Partner von {people}"},generation:{number:"Generation {number}",same:"Gleiche Generation",unconnected:"Ohne Verbindung",parents:"Eltern",grandparents:"Großeltern",greatGrandparents:"Urgroßeltern",manyGreatGrandparents:"{count}× Ur-Großeltern",children:"Kinder",grandchildren:"Enkel",greatGrandchildren:"Urenkel",manyGreatGrandchildren:"{count}× Ur-Enkel"},date:{day:"{day}. {month} {year}",month:"{month} {year}",bc:"{year} v. Chr.",about:"um {date}",calculated:"errechnet {date}",estimated:"vermutlich {date}",before:"vor {date}",after:"nach {date}",from:"ab {date}",to:"bis {date}",between:"zwischen {from} und {to}",period:"von {from} bis {to}",quoted:"{date} („{phrase}“)",calendar:"{date} ({calendar})",julian:"julianischer Kalender",french:"französischer Revolutionskalender",hebrew:"hebräischer Kalender",aboutYear:"um {year}",beforeYear:"vor {year}",afterYear:"nach {year}",bornYear:"geb. {year}",unknownYear:"?"}};var fo={page:{name:"Yggdrasil",title:"{screen} · Yggdrasil",wait:"Please wait…"},button:{add:"Add",addChild:"Add a child",addParent:"Add a parent",addSibling:"Add a sibling",addSpouse:"Add a spouse",cancel:"Cancel",close:"Close",connect:"Connect",delete:"Delete",done:"Done",download:"Download",edit:"Edit",more:"More",moreFor:"More actions for {name}",redo:"Redo",save:"Save",showMore:"Show more",signIn:"Sign in",signOut:"Sign out",signUp:"Sign up",undo:"Undo"},problem:{forbidden:"Ask the owner of the tree for access.",notFound:"It may have been deleted, or you may no longer have access to it.",conflict:"Check what has changed, and try again if your change still makes sense.",tooLarge:"Try something smaller.",tooMany:"Please wait a moment before you try again.",internal:"This is our fault. Try again. If it keeps happening, contact the administrator.",unavailable:"The server is busy. Nothing was lost. Try again in a moment."},account:{title:"My account",profile:"Profile",address:"E-mail",name:"Your name",nameHint:"Shown to people you share a tree with.",email:"E-mail address",password:"Password",passwordHint:"At least 8 characters. Try a few random words.",newPassword:"New password",currentPassword:"Current password",yourPassword:"Your password",passwordToConfirm:"Your password, to confirm it’s you",saved:"Your account was saved.",changeEmail:"Change e-mail address",emailSent:"Open the link we sent to {email}. Until then, your address stays the same.",changePassword:"Change password",passwordChanged:"Your password was changed. Other devices are signed out.",data:"My data",dataHint:"One file with your trees and everyone in them. Restoring it brings back whatever was deleted or changed since. Anything added since stays.",photos:"Include photos",restore:"Restore from a file",restoreFile:"Backup file to restore",restoreTitle:"Restore this backup?",restoreButton:"Restore",restoreWarning:"The trees in “{file}” replace what was changed in them since. Anything added since stays. You cannot undo this.",restored:"Restored: {trees}.",restoredTree:"“{name}”",restoredNothing:"This file contains no trees.",notRestored:"The file could not be restored completely.",notBackup:"This isn’t a backup file. {reason}",delete:"Delete my account",deleteWarning:"Your account and all your trees will be deleted, also for the people you share them with. This cannot be undone: download your data first.",deleteAll:"Delete my account and all my trees",deleted:"Your account and your trees are deleted. Goodbye.",sessionEnded:"You have been signed out. Please sign in again.",signedOut:"You are signed out. See you soon."},factor:{title:"Two-step sign-in",isOff:"Protect your account with a code from an authenticator app on your phone.",isOn:"On: signing in asks for a code from your authenticator app.",turnOn:"Turn on",turnOff:"Turn off",turnedOff:"Two-step sign-in is off.",scan:"Scan this code with your authenticator app. Then enter the six digits that it shows.",qr:"QR code for your authenticator app",manual:"Can’t scan it? Enter this key instead:",code:"Code",confirm:"Confirm",codes:"Backup codes",codesHint:"Each code signs you in once, without your phone. Keep them in a safe place. Older backup codes no longer work.",newCodes:"New backup codes"},sessions:{title:"Signed-in devices",this:"This device",device:"{browser} on {system}",unknown:"Unknown device",since:"Signed in {date}",used:"last used {date}",onlyThis:"You are not signed in anywhere else.",endOn:"Sign out {device}",endOthers:"Sign out everywhere else",endedAll:"All other devices are signed out."},door:{welcome:"Welcome back",signInIntro:"Sign in to see your family trees.",signInToConfirm:"Sign in to confirm your e-mail address.",wrong:"Wrong e-mail or password.",toForgot:"Forgot your password?",toSignUp:"New here? Sign up",toSignIn:"Already have an account? Sign in",backToSignIn:"Back to sign in",grow:"Grow your family tree",signUpIntro:"Your family’s people, photos and stories in one place.",forgotTitle:"Forgotten password",forgot:"Forgot your password?",forgotIntro:"Enter your e-mail address and we’ll send you a link to set a new password.",sendLink:"Send reset link",sent:"Check your e-mail",sentTo:"If there is an account for {email}, we’ve sent a link to it. This may take a few minutes. Check your spam folder.",resetIntro:"Choose a new password. You will be signed out on all devices.",setPassword:"Set password",passwordSet:"Your new password is set. Sign in with it.",expired:"Links work once and expire after an hour.",newLink:"Request a new link",confirmTitle:"Confirm your e-mail",confirming:"Confirming your e-mail address…",confirmed:"Your e-mail address is confirmed.",codeTitle:"Enter your code",codeIntro:"Open your authenticator app and enter the code for Yggdrasil.",codeHint:"Lost your phone? Enter a backup code.",changingEmail:"Changing your e-mail address…",emailChanged:"Your e-mail address is now {email}.",emailBack:"Your e-mail address is {email} again. Sign in and choose a new password.",brokenLink:"This link doesn’t work",toTrees:"Go to my trees"},home:{title:"My trees",skip:"Skip to content",newTree:"New tree",empty:"Every tree begins with one person",emptyHint:"Start with yourself and add your parents. Or import a GEDCOM file from another program: drop it anywhere on this page.",plant:"Plant a tree",own:"Owned by me",shared:"Shared with me",drop:"Drop the file to create a tree from it",confirm:"Your e-mail address",unconfirmed:"<strong>Please confirm your e-mail.</strong> Open the link we sent to {email}. Then others can share their trees with you.",resend:"Send the link again",resent:"We’ve sent a link to {email}.",people:{one:"{count} person",other:"{count} people"},guests:{one:"{count} guest",other:"{count} guests"},changed:"Changed {ago}",changedOn:"Changed on {date}",changedNow:"Changed just now",leave:"Leave tree",leaveTitle:"Leave this tree?",leaveButton:"Leave",leaveWarning:"You will no longer see “{tree}” unless its owner invites you again.",deleteTitle:"Delete this tree?",deleteButton:"Delete tree",deleteWarning:{one:"{count} person with all photos and relationships will be deleted, also for everyone you share the tree with. This cannot be undone. You can export the tree to a file first.",other:"{count} people with all photos and relationships will be deleted, also for everyone you share the tree with. This cannot be undone. You can export the tree to a file first."},deleting:"“{tree}” is being deleted.",startWith:"Start with",startEmpty:"An empty tree",startFile:"A file",create:"Create tree"},language:{label:"Language"},tree:{details:"Name and description",name:"Tree name",nameExample:"The Bergs of Uppsala",description:"Description",descriptionHint:"Optional. Visible to anyone who can see the tree.",public:"Public",access:{viewer:"Can view",relative:"Can view, including the living",editor:"Can edit"},skip:"Skip to the tree",opening:"Opening the tree…",untitled:"Tree",search:"Search people",kin:"Relationship",kinHint:"How are two people related?",insights:"Insights",share:"Share",publish:"Publish",import:"Import a file",export:"Export",print:"Print",keys:"Keyboard shortcuts",nobody:"There is no one in this tree yet",empty:"Add the first person",emptyHint:"Start with yourself or the oldest relative you remember. Everyone else follows.",addFirst:"Add person",drop:"Drop the file to import it into this tree",noParents:"No parents recorded yet.",noChildren:"No children recorded yet.",noParentsOrChildren:"No parents or children recorded yet."},view:{title:"View",tree:"Tree",pedigree:"Pedigree",descendants:"Descendants",hourglass:"Hourglass",fan:"Fan",list:"List",zoom:"Zoom",zoomIn:"Zoom in",zoomOut:"Zoom out",fit:"Fit to screen",generations:"Generations",generationsBack:{one:"{count} generation of ancestors",other:"{count} generations of ancestors"},generationsDown:{one:"{count} generation of descendants",other:"{count} generations of descendants"},generationsEachWay:{one:"{count} generation each way",other:"{count} generations each way"}},list:{title:"Everyone",filter:"Filter by name",filterExample:"Filter by name…",table:"Table of people",name:"Name",born:"Born",place:"Birthplace",died:"Died",children:"Children"},history:{undo:"Undo: {what}",redo:"Redo: {what}",nothingToUndo:"Nothing to undo",nothingToRedo:"Nothing to redo",undone:"Undone: {what}.",undoneForGood:"Undone: {what}. This cannot be redone.",redone:"Redone: {what}.",doneForGood:"{done} This cannot be undone.",adding:"adding {name}",added:"{name} was added.",editing:"changes to {name}",saved:"{name} was saved.",deleting:"deleting {name}",deleted:"{name} was deleted.",photo:"photo change for {name}",photoSaved:"The photo was saved.",photoRemoved:"The photo was removed.",root:"{name} as home person",rootSet:"{name} is now the home person.",connecting:"connecting {one} and {other}",parent:"{parent} is now a parent of {child}.",parents:"{parent} and {other} are now parents of {child}.",couple:"{one} and {other} are now a couple.",disconnecting:"removing the relationship between {one} and {other}",disconnected:"{one} and {other} are no longer connected.",editingLink:"changes to the relationship between {one} and {other}",savedLink:"Saved."},person:{unnamed:"Unnamed person",missing:"Unknown person",living:"A living person",hidden:"This person is probably alive, so their details are hidden.",unsaved:"You have unsaved changes here.",makeRoot:"Make this the home person",showInTree:"Show in tree",chart:{pedigree:"Pedigree chart",descendants:"Descendant chart",hourglass:"Hourglass chart",fan:"Fan chart"},chartHint:"Chart starting from this person",nothingKnown:"No details yet.",deathUnknown:"Date unknown",photo:"Photo",addPhoto:"Add photo",changePhoto:"Change photo",removePhoto:"Remove photo",addPhotoOf:"Add photo of {name}",changePhotoOf:"Change photo of {name}",removePhotoOf:"Remove photo of {name}",nameNeeded:"Enter a first or last name.",stale:"Someone else has changed this person in the meantime",staleHint:"Keeping your changes affects only what you changed. The rest stays as theirs.",keepMine:"Keep my changes",takeTheirs:"Use theirs",field:"Field",theirs:"Theirs",yours:"Yours",noValue:"—"},field:{firstName:"First name",middleName:"Middle names",lastName:"Last name",birthName:"Birth name (née)",preferredName:"Nickname",preferredNameHint:"The name they are known by.",suffix:"Suffix",suffixExample:"Jr., III",gender:"Gender",birth:"Born",birthPlace:"Place of birth",death:"Died",deathPlace:"Place of death",living:"Living",biography:"Life story",dateExample:"12 Mar 1850, about 1850",dateHint:"Approximate dates are fine.",dateRead:"Recognised as: {date}",dateUnclear:"Day or month first? Write the month as a word, such as 3 April 1850.",dateUnread:"Not recognised as a date – saved as typed."},facts:{title:"More facts",source:"Source",sources:"Sources",with:"with {name}",detail:"{label}: {value}",tags:{ABBR:"Short title",ADDR:"Address",ADOP:"Adoption",ADR1:"Line 1",ADR2:"Line 2",ADR3:"Line 3",AGE:"Age",AGNC:"Authority",ALIA:"Alias",ANUL:"Annulment",ASSO:"Associated person",BAPL:"LDS baptism",BAPM:"Baptism",BARM:"Bar mitzvah",BASM:"Bas mitzvah",BIRT:"Birth",BLES:"Blessing",BURI:"Burial",CALN:"Call number",CAST:"Caste",CAUS:"Cause",CENS:"Census",CHR:"Christening",CHRA:"Adult christening",CITY:"Town",CONF:"Confirmation",CONL:"LDS confirmation",CREM:"Cremation",CTRY:"Country",DATA:"Data",DATE:"Date",DEAT:"Death",DIV:"Divorce",DIVF:"Divorce filed",DSCR:"Description",EDUC:"Education",EMAIL:"E-mail",EMIG:"Emigration",ENDL:"LDS endowment",ENGA:"Engagement",EVEN:"Event",FACT:"Fact",FAX:"Fax",FCOM:"First communion",FONE:"Phonetic",FORM:"Form",GIVN:"First name",GRAD:"Graduation",HUSB:"Husband",IDNO:"Identity number",IMMI:"Immigration",INIL:"LDS initiatory",LANG:"Language",LATI:"Latitude",LONG:"Longitude",MAP:"Map",MARB:"Banns",MARC:"Marriage contract",MARL:"Marriage licence",MARR:"Marriage",MARS:"Marriage settlement",MEDI:"Medium",NAME:"Name",NATI:"Nationality",NATU:"Naturalisation",NCHI:"Number of children",NICK:"Nickname",NMR:"Number of marriages",NPFX:"Name prefix",NSFX:"Name suffix",OBJE:"Media",OCCU:"Occupation",ORDN:"Ordination",PAGE:"Page",PHON:"Telephone",PHRASE:"In words",PLAC:"Place",POST:"Postcode",PROB:"Probate",PROP:"Property",PUBL:"Publication",QUAY:"Quality",RELA:"Relation",RELI:"Religion",REPO:"Repository",RESI:"Residence",RETI:"Retirement",ROLE:"Role",ROMN:"Romanised",SDATE:"Sort date",SLGC:"LDS sealing to parents",SLGS:"LDS sealing to spouse",SOUR:"Sources",SPFX:"Surname prefix",SSN:"Social security number",STAE:"State",STAT:"Status",SURN:"Last name",TEMP:"Temple",TEXT:"Text",TIME:"Time",TITL:"Title",TRAN:"Translation",TYPE:"Type",WIFE:"Wife",WILL:"Will",WWW:"Website",_AKA:"Also known as",_GODP:"Godparent",_MARNM:"Married name",_MILT:"Military service"}},gender:{Female:"Female",Male:"Male",Other:"Other",Unknown:"Unknown"},living:{auto:"Automatic",yes:"Living",no:"Deceased"},relatives:{parents:"Parents",spouses:"Spouses",children:"Children",siblings:"Siblings",menu:"Relationship with {name}",edit:"Edit relationship",remove:"Remove relationship",pair:"{one} and {other}",type:"Relationship",types:{Biological:"Biological",Adoptive:"Adoptive",Step:"Step",Foster:"Foster"},notes:{Adoptive:"adoptive",Step:"step",Foster:"foster",Half:"half-sibling"},status:"Status",statuses:{Married:"Married",Partner:"Partners, not married",Divorced:"Divorced",Widowed:"Widowed",Separated:"Separated",Unknown:"Unknown"},married:"Married",marriagePlace:"Place of marriage",divorced:"Divorced",adopted:"Adopted",notesLabel:"Notes",earlier:"Earlier marriage",earlierNumber:"Earlier marriage {number}",addEarlier:"Add an earlier marriage",removeEarlier:"Remove earlier marriage",removeEarlierNumber:"Remove earlier marriage {number}",ended:"How it ended",unions:{Married:"married",Partner:"partners",Divorced:"divorced",Widowed:"widowed",Separated:"separated"},marriedOn:"married {date}",divorcedOn:"divorced {date}",previously:"previously {unions}"},add:{alone:"New person",parent:"Add a parent of {name}",child:"Add a child of {name}",spouse:"Add a spouse of {name}",sibling:"Add a sibling of {name}",who:"Who is it?",new:"New person",existing:"Existing person",chosen:"Selected: {name}",couple:"Couple with {name}",noCouple:"Not a couple",chooseParent:"Choose the other parent.",choose:"Choose…",otherParent:"Other parent",biologicalParent:"Biological parent",parentUnknown:"Unknown or not in this tree",alsoParent:"Also biological parent of",isParent:"{one} is a parent of {other}",isChild:"{one} is a child of {other}",areCouple:"{one} and {other} are a couple"},picker:{example:"Name",hits:"Search results",none:"No one found with that name."},kin:{title:"How are they related?",close:"Close the relationship finder",first:"First person",second:"Second person",swap:"Swap",change:"Change person: {name}",none:"{one} and {other} are not related, as far as this tree shows.",is:"{other} is {one}’s {kin}.",descend:"Both descend from {people}.",belong:"Both belong to the family of {people}.",path:{one:"Path: {count} step",other:"Path: {count} steps"},step:"{name}’s {kin}",parent:{Biological:{Male:"father",Female:"mother",Neutral:"parent"},Adoptive:{Male:"adoptive father",Female:"adoptive mother",Neutral:"adoptive parent"},Foster:{Male:"foster father",Female:"foster mother",Neutral:"foster parent"},Step:{Male:"stepfather",Female:"stepmother",Neutral:"stepparent"}},child:{Biological:{Male:"son",Female:"daughter",Neutral:"child"},Adoptive:{Male:"adopted son",Female:"adopted daughter",Neutral:"adopted child"},Foster:{Male:"foster son",Female:"foster daughter",Neutral:"foster child"},Step:{Male:"stepson",Female:"stepdaughter",Neutral:"stepchild"}},spouse:{Married:{Male:"husband",Female:"wife",Neutral:"spouse"},Divorced:{Male:"former husband",Female:"former wife",Neutral:"former spouse"}}},insights:{close:"Close insights",checks:"Checks",duplicates:"Duplicates",statistics:"Statistics",anniversaries:"Anniversaries",timeline:"Timeline",places:"Places"},checks:{none:"No problems found. Well done!",error:"Error",warning:"Unlikely",info:"Missing",codes:{bornAfterDeath:"Born after their death",bornAfterMothersDeath:"Born after their mother’s death",bornLongAfterFathersDeath:"Born long after their father’s death",bornAfterOwnChild:"Born after their own child",parentTooYoung:"Very young parents",motherTooOld:"Very old mothers",fatherTooOld:"Very old fathers",tooOld:"Over 120 years old",inTheFuture:"Birth or death in the future",marriedTooYoung:"Married as a child",marriedAfterDeath:"Married after their death",divorcedBeforeMarriage:"Divorced before the wedding",baptizedBeforeBirth:"Baptised before birth",ownAncestor:"Their own ancestor",marriedToKin:"Married to a close relative",twoFathers:"Two biological fathers",twoMothers:"Two biological mothers",tooManyParents:"More than two biological parents",marriedToSelf:"Married to themselves",siblingsTooClose:"Siblings born too close together",disconnected:"Not connected to anyone",missingSex:"Gender unknown",missingBirth:"Birth unknown",missingSurname:"Last name unknown"}},duplicates:{none:"No duplicates found.",intro:"These may be the same person, entered twice.",compare:"Compare",title:"Are they the same person?",hint:"Missing details are filled in from the other record, which is then removed. All relationships are kept. This cannot be undone.",merge:"Merge",differ:"Not the same person",merged:"Merged: {name}.",keep:"Keep this one",name:"Name",relatives:"Relatives"},statistics:{people:"People",living:"Living",couples:"Couples",generations:"Generations",ageAtDeath:"Age at death",ageAtMarriage:"Age at marriage",ageOfMothers:"Mother’s age at birth",ageOfFathers:"Father’s age at birth",childrenPerCouple:"Children per couple",lastNames:"Last names",femaleNames:"Female first names",maleNames:"Male first names",completeness:"Completeness (%)",sex:"Gender",birthDate:"Birth",birthPlace:"Place of birth",deathDate:"Death",parents:"Parents",mostChildren:"Most children",children:{one:"{count} child",other:"{count} children"},birthsByDecade:"Births by decade",birthsByCentury:"Births by century",years:"{year}s",chart:"{title}: {bars}",bar:"{label}: {count}"},anniversaries:{month:"Month",none:"No anniversaries this month.",birth:"{people} <when>born {year}, {ago}</when>",death:"{people} <when>died {year}, {ago}</when>",marriage:"{people} <when>married {year}, {ago}</when>"},timeline:{none:"No dates recorded yet.",birth:"{people} was born",marriage:"{people} married",divorce:"{people} divorced",death:"{people} died"},places:{none:"No places recorded yet.",births:{one:"{count} birth",other:"{count} births"},marriages:{one:"{count} marriage",other:"{count} marriages"},deaths:{one:"{count} death",other:"{count} deaths"},others:{one:"and {count} other",other:"and {count} others"}},share:{title:"Share “{tree}”",access:"Access",accessOf:"Access for {name}",who:"Who has access",guests:"Guests",nobody:"Only you.",byEmail:"Invite by e-mail",copyLink:"Copy invite link",link:"Invite link",linkHint:"Anyone with this link can join, once, within 7 days. You won’t see it again.",emailExample:"aunt@example.com",invited:"{email} can now find this tree under “Shared with me”.",mailed:"We’ve sent an invitation to {email}.",noMail:"This server can’t send e-mails. Copy an invite link instead.",confirmFirst:"Confirm your own e-mail address first. Or copy an invite link.",pending:"Pending invitations",aLink:"Invite link",until:"Expires {date}",resend:"Send again",resendTo:"Send again: {name}",revoke:"Revoke",revokeFor:"Revoke: {name}",stop:"Stop sharing",stopWith:"Stop sharing with {name}",stopped:"{name} can no longer see this tree.",formerUser:"Former user",hint:"Choose “Can view, including the living” for close family. For people who can only view, living people are hidden, also in exports and search."},invitation:{title:"You’re invited",by:"<strong>{name}</strong> invites you to the family tree <strong>{tree}</strong>.",to:"You are invited to the family tree <strong>{tree}</strong>.",signedIn:"You are signed in as {email}.",wrongAccount:"This invitation is for {email}, but you are signed in as {own}.",accept:"Accept invitation",useOther:"Use another account",accepted:"Welcome to “{tree}”.",broken:"This invitation doesn’t work",askAgain:"Ask the person who invited you for a new one."},publish:{title:"Publish “{tree}”",isPublic:"This tree is public: anyone with the link can view it without signing in.",isPrivate:"Only you and the people you share it with can see this tree.",shown:"What everyone sees",shownName:"The name and description of the tree",shownDead:{one:"{count} deceased person, with dates, places, life story and photo",other:"{count} deceased people, with dates, places, life stories and photos"},shownAnyDead:"Deceased people, with dates, places, life stories and photos",shownKin:"Who is related to whom",hidden:"What stays hidden",hiddenLiving:{one:"<strong>{count} living person</strong>: no name, date or photo is shown",other:"<strong>{count} living people</strong>: no names, dates or photos are shown"},hiddenAnyLiving:"Living people: no names, dates or photos are shown",hiddenOwner:"Who you are and who you share the tree with",hint:"People count as living if they were born less than 110 years ago and are not known to have died. You can mark each person as living or deceased.",link:"Public link",copy:"Copy link",publish:"Publish tree",stop:"Stop publishing",preview:"Preview public view"},export:{title:"Export",format:"File format",ged551:"GEDCOM 5.5.1",ged551Hint:"Works with nearly every genealogy program. If in doubt, choose this one.",ged70:"GEDCOM 7.0",ged70Hint:"Newer version – only if the other program supports it.",gdz:"GEDCOM 7.0 with photos",gdzHint:"One file that includes the photos.",json:"JSON",jsonHint:"For your own programs.",living:"Include living people",livingHint:"Without them, their names and dates are left out and the file is safe to share.",noLiving:"The file contains no living people, because you can only view this tree.",writing:"Preparing the file…"},import:{title:"Import into “{tree}”",hint:"Everyone in the file is added. People from an earlier version of the same file are updated, not added twice.",file:"File to import",dropHere:"Drop a file here: GEDCOM (.ged), .gdz or JSON",choose:"Choose a file",chooseOther:"Choose another file",preview:"Preview",import:"Import file",reading:"Reading…",importing:"Importing…",readingFile:"Reading the file…",progress:"{written} of {total} imported",imported:"{file} was imported.",notImported:"The file could not be imported.",forGood:"An import cannot be undone.",open:"Open tree",fix:"Nothing was changed. Export the file again from the program that created it, or fix that line in a text editor."},report:{title:"Report",done:"The file was imported",doneSentence:"The file was imported.",planned:"What will be imported",added:{one:"{count} person added",other:"{count} people added"},updated:{one:"{count} person updated",other:"{count} people updated"},unchanged:{one:"{count} person unchanged",other:"{count} people unchanged"},couples:{one:"{count} couple",other:"{count} couples"},parentLinks:{one:"{count} relationship between parents and children",other:"{count} relationships between parents and children"},photos:{one:"{count} photo",other:"{count} photos"},editsKept:{one:"{count} of your changes kept",other:"{count} of your changes kept"},editsReplaced:{one:"{count} of your changes replaced",other:"{count} of your changes replaced"},missingPeople:{one:"{count} person from an earlier import is not in this file",other:"{count} people from an earlier import are not in this file"},warnings:{one:"{count} thing to check",other:"{count} things to check"},warning:"Line {line}: {text}",moreWarnings:{one:"And {count} more.",other:"And {count} more."},kept:{one:"Shown under “More facts”, or kept for the next export: {count} line",other:"Shown under “More facts”, or kept for the next export: {count} lines"},refused:{one:"Skipped (impossible): {count} line",other:"Skipped (impossible): {count} lines"},tag:"<code>{tag}</code> {count}×, first on line {line}"},print:{title:"Print",listHint:"Prints everyone in the list, in its current order. To print a chart instead, open the chart first.",list:"Print list",drawingHint:"Prints the whole drawing of the current view on one page. In your browser’s print dialog, you can also save it as a PDF.",drawing:"Print or save as PDF",svg:"Download as SVG",svgHint:"An SVG file stays sharp at any size: a print shop can print it poster size."},keys:{views:"1 to 6",arrows:"Arrow keys",enter:"Enter",escape:"Escape",zoom:"+ and −",undo:"u, Ctrl Z",redo:"r, Ctrl Y",doSearch:"Search people",doViews:"Tree, pedigree, descendants, hourglass, fan, list",doArrows:"In the chart: move to parents, children, spouses or siblings",doEnter:"In the chart: open the person",doEscape:"Close the person, or whatever was opened last",doEdit:"Edit the open person",doAdd:"Add a parent, child or spouse to the open person",doKin:"How are two people related?",doInsights:"Insights",doFit:"Fit to screen",doZoom:"Zoom in and out",doUndo:"Undo",doRedo:"Redo",doKeys:"This list"},canvas:{title:"Family tree",label:{one:"{tree}: {count} person",other:"{tree}: {count} people"},help:"Use the arrow keys to move to parents, children, spouses and siblings. Press Enter to open a person, plus and minus to zoom, 0 for full size, and F to fit the screen.",people:"People in view",nameless:"No name",born:"b. {year}",died:"d. {year}",father:{one:"father of {count}",other:"father of {count}"},mother:{one:"mother of {count}",other:"mother of {count}"},parent:{one:"parent of {count}",other:"parent of {count}"},son:"Son of {people}",daughter:"Daughter of {people}",child:"Child of {people}",with:"Partner of {people}"},legend:{child:"Child",Adoptive:"Adopted",Step:"Step",Foster:"Foster",couple:"Couple",parents:"Parents of a child",Divorced:"Divorced",Separated:"Separated"},generation:{number:"Generation {number}",same:"Same generation",unconnected:"Unconnected",parents:"Parents",grandparents:"Grandparents",greatGrandparents:"Great-grandparents",manyGreatGrandparents:"{count}× great-grandparents",children:"Children",grandchildren:"Grandchildren",greatGrandchildren:"Great-grandchildren",manyGreatGrandchildren:"{count}× great-grandchildren"},date:{day:"{day} {month} {year}",month:"{month} {year}",bc:"{year} BC",about:"about {date}",calculated:"calculated {date}",estimated:"probably {date}",before:"before {date}",after:"after {date}",from:"from {date}",to:"to {date}",between:"between {from} and {to}",period:"from {from} to {to}",quoted:"{date} (“{phrase}”)",calendar:"{date} ({calendar})",julian:"Julian calendar",french:"French Republican calendar",hebrew:"Hebrew calendar",aboutYear:"c. {year}",beforeYear:"bef. {year}",afterYear:"aft. {year}",bornYear:"born {year}",unknownYear:"?"}};var Ca="yggdrasil.language",Da=[["en-GB","English"],["de","Deutsch"]];function Ra(){try{return globalThis.localStorage?.getItem(Ca)??null}catch{return null}}function La(e){try{localStorage.setItem(Ca,e)}catch{return}location.reload()}var $m=Na,{text:l,rich:we}=pa({"en-GB":fo,de:$m},Ra());Ia({advice:{403:l("problem.forbidden"),404:l("problem.notFound"),409:l("problem.conflict"),413:l("problem.tooLarge"),429:l("problem.tooMany"),500:l("problem.internal"),503:l("problem.unavailable")}});var bm=Symbol.for("preact-signals");function go(){if(Ye>1){Ye--;return}let e,t=!1;for((function(){let n=mo;for(mo=void 0;n!==void 0;){let o=n.S;if(o.v===n.v)for(let r=o.t;r!==void 0;r=r.x)r.i===n.i&&(r.i=o.i);n=n.o}})();En!==void 0;){let n=En;for(En=void 0,po++;n!==void 0;){let o=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&Ba(n))try{n.c()}catch(r){t||(e=r,t=!0)}n=o}}if(po=0,Ye--,t)throw e}function li(e){if(Ye>0)return e();ai=++ym,Ye++;try{return e()}finally{go()}}var ie,Mn,En;function Pn(e){let t=ie,n=Mn;ie=void 0,Mn=void 0;try{return e()}finally{ie=t,Mn=n}}var mo,Ye=0,po=0,ym=0,ai=0,ho=0;function Fa(e){if(ie===void 0)return;let t=e.n;if(t===void 0||t.t!==ie)return t={i:0,S:e,p:ie.s,n:void 0,t:ie,e:void 0,x:void 0,r:t},ie.s!==void 0&&(ie.s.n=t),ie.s=t,e.n=t,32&ie.f&&e.S(t),t;if(t.i===-1)return t.i=0,t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=ie.s,t.n=void 0,ie.s.n=t,ie.s=t),t}function pe(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}pe.prototype.brand=bm;pe.prototype.h=function(){return!0};pe.prototype.S=function(e){let t=this.t;t!==e&&e.e===void 0&&(e.x=t,this.t=e,t!==void 0?t.e=e:Pn(()=>{var n;(n=this.W)==null||n.call(this)}))};pe.prototype.U=function(e){if(this.t!==void 0){let t=e.e,n=e.x;t!==void 0&&(t.x=n,e.e=void 0),n!==void 0&&(n.e=t,e.x=void 0),e===this.t&&(this.t=n,n===void 0&&Pn(()=>{var o;(o=this.Z)==null||o.call(this)}))}};pe.prototype.subscribe=function(e){return We(()=>{let t=this.value;Pn(()=>e(t))},{name:"sub"})};pe.prototype.valueOf=function(){return this.value};pe.prototype.toString=function(){return this.value+""};pe.prototype.toJSON=function(){return this.value};pe.prototype.peek=function(){return Pn(()=>this.value)};Object.defineProperty(pe.prototype,"value",{get(){let e=Fa(this);return e!==void 0&&(e.i=this.i),this.v},set(e){if(e!==this.v){if(po>100)throw new Error("Cycle detected");(function(t){Ye!==0&&po===0&&t.l!==ai&&(t.l=ai,mo={S:t,v:t.v,i:t.i,o:mo})})(this),this.v=e,this.i++,ho++,Ye++;try{for(let t=this.t;t!==void 0;t=t.x)t.t.N()}finally{go()}}}});function ne(e,t){return new pe(e,t)}function Ba(e){for(let t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||!t.S.h()||t.S.i!==t.i)return!0;return!1}function Ua(e){for(let t=e.s;t!==void 0;t=t.n){let n=t.S.n;if(n!==void 0&&(t.r=n),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}function za(e){let t,n=e.s;for(;n!==void 0;){let o=n.p;n.i===-1?(n.S.U(n),o!==void 0&&(o.n=n.n),n.n!==void 0&&(n.n.p=o)):t=n,n.S.n=n.r,n.r!==void 0&&(n.r=void 0),n=o}e.s=t}function _t(e,t){pe.call(this,void 0,t),this.x=e,this.s=void 0,this.g=ho-1,this.f=4}_t.prototype=new pe;_t.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===ho))return!0;if(this.g=ho,this.f|=1,this.i>0&&!Ba(this))return this.f&=-2,!0;let e=ie;try{Ua(this),ie=this;let t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(t){this.v=t,this.f|=16,this.i++}return ie=e,za(this),this.f&=-2,!0};_t.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(let t=this.s;t!==void 0;t=t.n)t.S.S(t)}pe.prototype.S.call(this,e)};_t.prototype.U=function(e){if(this.t!==void 0&&(pe.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(let t=this.s;t!==void 0;t=t.n)t.S.U(t)}};_t.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(let e=this.t;e!==void 0;e=e.x)e.t.N()}};Object.defineProperty(_t.prototype,"value",{get(){if(1&this.f)throw new Error("Cycle detected");let e=Fa(this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function xe(e,t){return new _t(e,t)}function Ga(e){let t=e.j;if(e.j=void 0,typeof t=="function"){Ye++;let n=ie;ie=void 0;try{t()}catch(o){throw e.f&=-2,e.f|=8,ci(e),o}finally{ie=n,go()}}}function ci(e){for(let t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=void 0,e.s=void 0,Ga(e)}function wm(e){if(ie!==this)throw new Error("Out-of-order effect");za(this),ie=e,this.f&=-2;try{8&this.f&&ci(this)}finally{go()}}function Ft(e,t){this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,Mn&&Mn.push(this)}Ft.prototype.c=function(){let e=this.S();try{if(8&this.f||this.x===void 0)return;let t=this.x();typeof t=="function"&&(this.j=t)}finally{e()}};Ft.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,Ga(this),Ua(this),Ye++;let e=ie;return ie=this,wm.bind(this,e)};Ft.prototype.N=function(){2&this.f||(this.f|=2,this.u=En,En=this)};Ft.prototype.d=function(){this.f|=8,1&this.f||ci(this)};Ft.prototype.dispose=function(){this.d()};function We(e,t){let n=new Ft(e,t);try{n.c()}catch(r){throw n.d(),r}let o=n.d.bind(n);return o[Symbol.dispose]=o,o}var vm=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__,Ha,bo,$o;var Wa=[];We(function(){Ha=this.N})();function Bt(e,t){J[e]=t.bind(null,J[e]||(()=>{}))}function An(e){if($o){let t=$o;$o=void 0,t()}$o=e&&e.S()}function ja({data:e}){let t=km(e);t.name="ReactiveDom",t.value=e;let[n,o]=lt(()=>{let r=this,i=this.__v;for(;i=i.__;)if(i.__c){i.__c.__$f|=4;break}let s=xe(()=>{let u=t.value.value;return u===0?0:u===!0?"":u||""}),a=xe(()=>!Array.isArray(s.value)&&!Wr(s.value)),c=We(function(){if(this.N=qa,a.value){let u=s.value;r.__v&&r.__v.__e&&r.__v.__e.nodeType===3&&(r.__v.__e.data=u)}}),d=this.__$u.d;return this.__$u.d=function(){c(),d.call(this)},[a,s]},[]);return n.value?o.peek():o.value}ja.displayName="ReactiveTextNode";Object.defineProperties(pe.prototype,{constructor:{configurable:!0,value:lo(vt,null).constructor},type:{configurable:!0,value:ja},props:{configurable:!0,get(){let e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}});Bt("__b",(e,t)=>{if(An(),bo=void 0,typeof t.type=="string"){let n,o=t.props;for(let r in o){if(r==="children")continue;let i=o[r];i instanceof pe&&(n||(t.__np=n={}),n[r]=i,o[r]=i.peek())}}e(t)});Bt("__r",(e,t)=>{if(e(t),t.type!==vt){An();let n,o=t.__c;o&&(o.__$f&=-2,n=o.__$u,n===void 0&&(o.__$u=n=(function(r,i){let s;return We(function(){s=this},{name:i}),s.c=r,s})((function(r){return function(){var i;vm&&((i=this.y)==null||i.call(this)),r.__$f|=1,r.setState({})}})(o),typeof t.type=="function"?t.type.displayName||t.type.name:""))),bo=o,An(n)}});Bt("__e",(e,t,n,o)=>{An(),bo=void 0,e(t,n,o)});Bt("diffed",(e,t)=>{An(),bo=void 0;let n;if(typeof t.type=="string"&&(n=t.__e)){let o=t.__np,r=t.props,i=n.U;if(i)for(let s in i){let a=i[s];a===void 0||o&&s in o||(a.d(),i[s]=void 0)}if(o){i||(i={},n.U=i);for(let s in o){let a=i[s],c=o[s];a===void 0?(a=xm(n,s,c,r),i[s]=a):a.o(c,r)}}}e(t)});function xm(e,t,n,o){let r=t in e&&e.ownerSVGElement===void 0,i=ne(n);return{o:(s,a)=>{i.value=s,o=a},d:We(function(){this.N=qa;let s=i.value.value;o[t]!==s&&(o[t]=s,r?e[t]=s:s!=null&&(s!==!1||t[4]==="-")?e.setAttribute(t,s):e.removeAttribute(t))})}}Bt("unmount",(e,t)=>{if(typeof t.type=="string"){let n=t.__e;if(n){let r=n.U;if(r){n.U=void 0;for(let i in r){let s=r[i];s&&s.d()}}}let o=t.__np;if(o){let r=t.props;for(let i in o)r[i]=o[i]}t.__np=void 0}else{let n=t.__c;if(n){n.__$f|=8;let o=n.__$u;o&&(n.__$u=void 0,o.d())}}e(t)});Bt("__h",(e,t,n,o)=>{o<3&&(t.__$f|=2),e(t,n,o)});Lt.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;let n=this.__$u,o=n&&n.s!==void 0;for(let r in t)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){let r=2&this.__$f;if(!(o||r||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(let r in e)if(r!=="__source"&&e[r]!==this.props[r])return!0;for(let r in this.props)if(!(r in e))return!0;return!1};function km(e,t){return lt(()=>ne(e,t),[])}var _m=e=>{queueMicrotask(()=>{queueMicrotask(e)})};function Sm(){li(()=>{let e;for(;e=Wa.shift();)Ha.call(e)})}function qa(){Wa.push(this)===1&&(J.requestAnimationFrame||_m)(Sm)}var Mm="X-Impersonation",Em=401,Va=ne(null);function Ka(e){let t=e.headers.get(Mm),n=e.status===Em;if(t===null&&!n)return;let o=n?null:Date.parse(t?.replace("until=","")??"")||0;o!==Va.peek()&&(Va.value=o)}var Pm=4e4,Am=[1,2,4,8],Tm=30,Om=304,Im=401,Ya=429,Xa=503,Ut=ne(""),di=new Set,ui=0;function Ja(e){let t=0,n=async c=>{let d=async()=>{if(c!==t)return!0;let m=await e.refresh?.()??!1;return m&&(t+=1),m},u=`tablewright.refresh ${new URL(".",document.baseURI).pathname}`;return navigator.locks?navigator.locks.request(u,d):d()},o=async(c,d,u)=>{let m=u.key??e.key?.()??"",h=u.timeoutMs?AbortSignal.timeout(u.timeoutMs):null,p=[u.signal,h].filter($=>$ instanceof AbortSignal),g;try{let $={method:c,signal:AbortSignal.any(p),...Cm(u,m)};g=await fetch(Nm(d,u.query),{...$,credentials:e.key&&!u.takesCookies?"omit":"same-origin"})}catch($){if(u.signal?.aborted)throw $;let b=h?.aborted;throw new X(Y(b?"request.slow":"request.offline"),{code:b?"slow":"offline"})}if(Ka(g),g.ok||g.status===Om)return g;throw await Dm(g,e)},r=async(c,d,u)=>{let m=t,h=e.key?.()??"";try{return await o(c,d,u)}catch(p){if(!(p instanceof X&&p.status===Im)||u.isGuest||u.key!==void 0)throw p;if(e.refresh&&await n(m))return o(c,d,u);throw e.onUnauthenticated?.(h),p}},i=async(c,d,u={})=>{let m=!1;try{for(let h of[...e.isPatient?Am:[],null])try{let p=await r(c,d,u);return Za(),p}catch(p){let g=p instanceof X?Rm(p,c,h):null;if(g===null)throw p;m||(ui+=1),m=!0,await Fm(g,Lm(p))}throw new X(Y("request.offline"),{code:"offline"})}finally{m&&(ui-=1),ui||(Ut.value="")}},s=async(c,d,u={})=>{let m=e.timeoutMs??Pm,h=await i(c,d,{timeoutMs:m,...u}),p=await h.text(),g=h.headers.get("Content-Type")?.includes("json"),$=u.read??e.read??JSON.parse;return{value:p===""?null:g?$(p):p,etag:h.headers.get("ETag")??"",serverMs:Date.parse(h.headers.get("Date")??"")||null}};return{send:i,receive:s,ask:async(c,d,u)=>(await s(c,d,u)).value}}function Nm(e,t={}){let n=new URL(e,document.baseURI);for(let[o,r]of Object.entries(t))r!=null&&r!==""&&n.searchParams.set(o,String(r));return n}function Cm({json:e,body:t,headers:n={},ifMatch:o},r){let i={...n};r&&(i.Authorization=`Bearer ${r}`),o&&(i["If-Match"]=o);let s=e===void 0?t:JSON.stringify(e);return s instanceof Blob?i["Content-Type"]=s.type||"application/octet-stream":s!==void 0&&(i["Content-Type"]="application/json"),{body:s,headers:i}}async function Dm(e,{read:t=JSON.parse,message:n=o=>o}){let o={status:e.status,requestId:e.headers.get("X-Request-Id")??"",retryAfterSeconds:Number(e.headers.get("Retry-After")??0)||0};try{let{error:r}=t(await e.text());return new X(n(String(r.message)),{...o,code:String(r.code),details:r.details??{},requestId:String(r.requestId||o.requestId)})}catch{return new X(Y("request.status",{status:`${e.status}`}),o)}}function Rm(e,t,n){if(n===null)return null;if(e.status===Xa||e.status===Ya){let o=e.retryAfterSeconds||n;return o<=Tm?o:null}return e.code==="offline"&&t==="GET"?n:null}function Lm(e){return e.status===Ya?Y("request.tooMany"):Y(e.status===Xa?"request.busy":"request.lost")}async function Fm(e,t){Ut.value=t,await new Promise(n=>{di.add(n),setTimeout(n,e*1e3)})}function Za(){Ut.value="";for(let e of di)e();di.clear()}globalThis.addEventListener?.("online",Za);var I=ne(void 0),Pe=ne("");function Qa(){I.peek()&&(Pe.value=l("account.sessionEnded"),I.value=null)}var el=6e4,tl=Ja({isPatient:!0,timeoutMs:el,onUnauthenticated:Qa}),{ask:A,receive:fi}=tl;async function zt(e,t){return(await tl.send("GET",e,{timeoutMs:el,...t})).blob()}async function yo(){try{return(await A("GET","api/auth/session",{isGuest:!0})).user}catch(e){if(e instanceof X&&e.status===401)return null;throw e}}async function nl(e){return(await A("POST","api/auth/register",{json:e,isGuest:!0})).user}async function ol(e){return A("POST","api/auth/login",{json:e,isGuest:!0})}async function rl(e){return(await A("POST","api/auth/second-factor",{json:e,isGuest:!0})).user}async function wo(){await A("POST","api/auth/logout",{isGuest:!0})}async function il(e){await A("POST","api/auth/reset",{json:{email:e},isGuest:!0})}async function sl(e){await A("POST","api/auth/reset/confirm",{json:e,isGuest:!0})}async function al(){await A("POST","api/users/me/confirmation")}async function ll(e){return A("POST","api/users/me/confirm",{json:{token:e}})}async function cl(e){return A("POST","api/auth/email/confirm",{json:{token:e},isGuest:!0})}async function ul(e){return A("POST","api/auth/email/undo",{json:{token:e},isGuest:!0})}async function dl(e){return A("PATCH","api/users/me",{json:e})}async function vo(e){await A("POST","api/auth/password/verify",{json:{password:e}})}async function fl(e){return A("POST","api/auth/email/change",{json:{email:e}})}async function ml(e){await A("PUT","api/users/me/password",{json:e,isGuest:!0})}async function pl(){return(await A("GET","api/auth/sessions")).items}async function hl(e){await A("DELETE",`api/auth/sessions/${encodeURIComponent(e)}`)}async function gl(){await A("DELETE","api/auth/sessions")}async function $l(){return(await A("POST","api/auth/totp")).uri}async function bl(e){return(await A("POST","api/auth/totp/confirm",{json:{code:e}})).codes}async function yl(){await A("DELETE","api/auth/totp")}async function wl(){return(await A("POST","api/auth/backup-codes")).codes}async function vl(e){await A("POST","api/users/me/delete",{json:{password:e},isGuest:!0})}async function xl(e){return zt("api/backup",{query:{photos:e}})}async function kl(e){return A("POST","api/restore",{body:new Blob([e],{type:"application/json"})})}async function _l(e){return A("GET",`api/restores/${encodeURIComponent(e)}`)}function Sl({read:e,write:t,keep:n=()=>null}){let o=()=>e(location,history.state??{}),r=ne(o()),i=()=>{let s=o();JSON.stringify(s)!==JSON.stringify(r.peek())&&(r.value=s)};return addEventListener("popstate",i),addEventListener("hashchange",i),{place:r,go(s,{replace:a=!1}={}){let c={...r.peek(),...s};history[a?"replaceState":"pushState"](n(c),"",t(c)),r.value=c}}}var Tn=["tree","pedigree","descendants","hourglass","fan","list"],Ml=e=>e!=="tree"&&e!=="list",mi=2,pi=10,Pl=4,El={"":"trees",trees:"tree",public:"public",signin:"signin",signup:"signup",forgot:"forgot",reset:"reset",confirm:"confirm",address:"address",undo:"undo",invitation:"invitation"},Um={trees:"",tree:"trees",public:"public",signin:"signin",signup:"signup",forgot:"forgot",reset:"reset",confirm:"confirm",address:"address",undo:"undo",invitation:"invitation"},Al=Sl({read:({hash:e})=>Ol(e.replace(/^#\/?/,"")),write:K}),{place:G}=Al;function de(e,t="",{replace:n=!1}={}){Tl({...Ol(""),screen:e,id:t},n)}function H(e,{replace:t=!1}={}){Tl({...G.peek(),...e},t)}function xo(e){let{view:t,person:n,root:o}=G.peek(),r=Ml(t)?o||n:n||o;H({view:e,...Ml(e)?{root:r}:{}})}function K({screen:e="trees",id:t="",view:n,root:o,generations:r,person:i,insight:s}){let a=[Um[e],t].filter(Boolean).map(encodeURIComponent).join("/"),c=new URLSearchParams;n&&n!=="tree"&&c.set("view",n),o&&c.set("root",o),r&&r!==Pl&&c.set("generations",String(r)),i&&c.set("person",i),s&&c.set("insight",s);let d=c.toString();return`#/${a}${d?`?${d}`:""}`}function Tl(e,t){K(e)!==(location.hash||"#/")&&Al.go(e,{replace:t})}function Ol(e){let[t="",n=""]=e.split("?",2),[o="",r=""]=t.split("/").map(zm),i=new URLSearchParams(n),s=i.get("view")??"tree",a=Number(i.get("generations"))||Pl;return{screen:Object.hasOwn(El,o)?El[o]:"trees",id:r,view:Tn.includes(s)?s:"tree",root:i.get("root")??"",generations:Math.min(pi,Math.max(mi,Math.round(a))),person:i.get("person")??"",insight:i.get("insight")??""}}function zm(e){try{return decodeURIComponent(e)}catch{return""}}var Gm=1e4,Il=3,Ce=ne([]),Nl=0;function se(e,t){let n={id:++Nl,text:e,action:t};Ce.value=[...Ce.value,n].slice(-Il),setTimeout(()=>ko(n.id),Gm)}function he(e){let t={id:++Nl,text:"",error:e};Ce.value=[...Ce.value,t].slice(-Il)}function ko(e){Ce.value=Ce.value.filter(t=>t.id!==e)}function hi(){Ce.value=Ce.value.filter(e=>!e.action)}function gi(){Ce.value=[]}function Cl({token:e}){let[t,n]=v(null),o=async()=>{try{I.value=await ll(e),se(l("door.confirmed")),de("trees","",{replace:!0})}catch(r){n(r)}};return z(()=>{document.title=l("page.title",{screen:l("door.confirmTitle")}),o()},[]),f`<main class="lone" aria-busy=${!t}>
    <h1>${l(t?"door.brokenLink":"door.confirming")}</h1>
    <${_} error=${t} />
    ${t?f`<p><a href=${K({})}>${l("door.toTrees")}</a></p>`:null}
  </main>`}var Dl=["system","light","dark"],_o=document.documentElement,$i=`${_o.dataset.preferences}.theme`,bi=`${_o.dataset.preferences}.letters`,Gt=ne(localStorage.getItem($i)??"system"),Ht=ne(localStorage.getItem(bi)!=="off");We(()=>{Gt.value==="system"?(localStorage.removeItem($i),delete _o.dataset.theme):(localStorage.setItem($i,Gt.value),_o.dataset.theme=Gt.value)});We(()=>{Ht.value?localStorage.removeItem(bi):localStorage.setItem(bi,"off")});function De({legend:e,name:t,value:n,options:o,onValue:r,isLegendShown:i=!1}){return f`<fieldset class="segments-field">
    <legend class=${i?"field-label":"visually-hidden"}>${e}</legend>
    <div class="segments">
      ${o.map(([s,a,c])=>f`<label
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
            ${c?f`<${E} name=${c} />`:null}
            <span class="segment-label">${a}</span>
          </span>
        </label>`)}
    </div>
  </fieldset>`}function So(){return f`<${De}
    legend=${Y("theme.title")}
    name="theme"
    value=${Gt.value}
    options=${Dl.map(e=>[e,Y(`theme.${e}`)])}
    onValue=${e=>{Gt.value=e}}
  />`}function Mo(){return f`<select
    class="language-choice"
    aria-label=${l("language.label")}
    onChange=${e=>La(e.target.value)}
  >
    ${Da.map(([e,t])=>f`<option key=${e} value=${e} lang=${e}
        selected=${e===Ke()}>${t}</option>`)}
  </select>`}function O({label:e,value:t,onValue:n,hint:o,fault:r,type:i="text",options:s,...a}){let{autofocus:c=!1,...d}=a,u=He(),m=B(null);re(()=>{c&&m.current?.focus()},[]);let h=r||o,p=h?`${u}-note`:void 0,g=$=>n($.target.value);return f`<div class="field">
    <label for=${u}>${e}</label>
    ${s?f`<select
          id=${u}
          ref=${m}
          onChange=${g}
          aria-describedby=${p}
          ...${d}
        >
          ${s.map(([$,b])=>f`<option value=${$} selected=${$===t}>${b}</option>`)}
        </select>`:f`<${i==="area"?"textarea":"input"}
          id=${u}
          ref=${m}
          type=${i==="area"?void 0:i}
          value=${t}
          onInput=${g}
          autocomplete="off"
          spellcheck=${!1}
          aria-describedby=${p}
          aria-invalid=${r?"true":void 0}
          ...${d}
        />`}
    ${h?f`<p id=${p} class=${r?"hint fault":"hint"}>${h}</p>`:null}
  </div>`}function D(e){let[t,n]=v(!1),[o,r]=v(null);return{isBusy:t,problem:o,submit:async s=>{if(s.preventDefault(),!t){n(!0),r(null);try{await e()}catch(a){r(a)}n(!1)}}}}function Rl(){let[e,t]=v(""),[n,o]=v(!1),{isBusy:r,problem:i,submit:s}=D(async()=>{await il(e.trim()),o(!0)}),a=f`<p class="door-ways">
    <a href=${K({screen:"signin"})}>${l("door.backToSignIn")}</a>
  </p>`;return n?f`<div class="door-sheet">
      <h1>${l("door.sent")}</h1>
      <p role="status">
        ${we("door.sentTo",{email:f`<strong>${e.trim()}</strong>`})}
      </p>
      ${a}
    </div>`:f`<form class="door-sheet" onSubmit=${s}>
    <h1>${l("door.forgot")}</h1>
    <p>${l("door.forgotIntro")}</p>
    <${O} label=${l("account.email")} type="email" value=${e} onValue=${t}
      autocomplete="username" required autofocus />
    <${_} error=${i} />
    <button type="submit" class="button strong wide" disabled=${r}>
      ${l("door.sendLink")}
    </button>
    ${a}
  </form>`}var Eo=e=>`api/trees/${encodeURIComponent(e)}/invitations`;async function Ll(e){return(await A("GET",Eo(e))).items}async function yi(e,t){return A("POST",Eo(e),{json:t})}async function Fl(e,t){await A("POST",`${Eo(e)}/${encodeURIComponent(t)}/resend`)}async function Bl(e,t){await A("DELETE",`${Eo(e)}/${encodeURIComponent(t)}`)}async function Ul(e){return A("POST","api/invitations/open",{json:{token:e},isGuest:!0})}async function zl(e){return A("POST","api/invitations/accept",{json:{token:e}})}function fe(e,t){let[n,o]=v(null),[r,i]=v(null),s=B(0),a=B(Promise.resolve()),c=async()=>{let u=++s.current;try{let m=await e();if(u!==s.current)return;o(()=>m),i(null)}catch(m){u===s.current&&i(m)}},d=()=>(a.current=c(),a.current);return z(()=>(o(null),d(),()=>{s.current+=1}),t),{answer:n,problem:r,again:d,settled:()=>a.current}}function Gl(){let e=r=>{Pe.value="",G.peek().screen==="signin"&&de("trees","",{replace:!0}),I.value=r},t=G.value.screen==="confirm",n=Pe.value||(t?l("door.signInToConfirm"):""),o=f`<h1>${l("door.welcome")}</h1>
    ${n?f`<p class="door-message" role="status">${n}</p>`:f`<p>${l("door.signInIntro")}</p>`}`;return f`<${wi} onEnter=${e} intro=${o}>
    <a href=${K({screen:"forgot"})}>${l("door.toForgot")}</a>
    <a href=${K({screen:"signup"})}>${l("door.toSignUp")}</a>
  <//>`}function wi({onEnter:e,intro:t,invited:n,children:o}){let[r,i]=v("");return r?f`<${Wm} token=${r} onEnter=${e} onBack=${()=>i("")} />`:f`<${Hm} onEnter=${e} onCode=${i} intro=${t}
        invited=${n}>${o}<//>`}function Hm({onEnter:e,onCode:t,intro:n,invited:o="",children:r}){let[i,s]=v(o),[a,c]=v(""),{isBusy:d,problem:u,submit:m}=D(async()=>{let p=await ol({email:i.trim(),password:a});p.user?await e(p.user):t(p.secondFactor??"")}),h=u instanceof X&&u.status===401;return f`<form class="door-sheet" onSubmit=${m}>
    ${n}
    <${O} label=${l("account.email")} type="email" value=${i} onValue=${s}
      autocomplete="username" required autofocus />
    <${O} label=${l("account.password")} type="password" value=${a}
      onValue=${c} autocomplete="current-password" required />
    <${_} error=${h?l("door.wrong"):u} />
    <button type="submit" class="button strong wide" disabled=${d}>
      ${l(d?"page.wait":"button.signIn")}
    </button>
    <p class="door-ways">${r}</p>
  </form>`}function Wm({token:e,onEnter:t,onBack:n}){let[o,r]=v(""),{isBusy:i,problem:s,submit:a}=D(async()=>{await t(await rl({token:e,code:o.trim()}))});return f`<form class="door-sheet" onSubmit=${a}>
    <h1>${l("door.codeTitle")}</h1>
    <p>${l("door.codeIntro")}</p>
    <${O} label=${l("factor.code")} value=${o} onValue=${r} required autofocus
      autocomplete="one-time-code" maxlength="20" hint=${l("door.codeHint")} />
    <${_} error=${s} />
    <button type="submit" class="button strong wide" disabled=${i}>
      ${l(i?"page.wait":"button.signIn")}
    </button>
    <p class="door-ways">
      <button type="button" class="button quiet" onClick=${n}>
        ${l("door.backToSignIn")}
      </button>
    </p>
  </form>`}function Hl(){return f`<${vi} onEnter=${t=>{de("trees","",{replace:!0}),I.value=t}}>
    <a href=${K({screen:"signin"})}>${l("door.toSignIn")}</a>
  <//>`}function vi({onEnter:e,invitation:t,invited:n="",children:o}){let[r,i]=v(""),[s,a]=v(n),[c,d]=v(""),{isBusy:u,problem:m,submit:h}=D(async()=>{let g={displayName:r.trim(),email:s.trim(),password:c};await e(await nl(t?{...g,invitation:t}:g))});return f`<form class="door-sheet" onSubmit=${h}>
    ${t?null:f`<h1>${l("door.grow")}</h1>
          <p>${l("door.signUpIntro")}</p>`}
    <${O} label=${l("account.name")} value=${r} onValue=${i}
      autocomplete="name" maxlength="100" required autofocus hint=${l("account.nameHint")} />
    <${O} label=${l("account.email")} type="email" value=${s} onValue=${a}
      autocomplete="username" required readonly=${!!n} />
    <${O} label=${l("account.password")} type="password" value=${c}
      onValue=${d} autocomplete="new-password" minlength="8" maxlength="100" required
      hint=${l("account.passwordHint")} />
    <${_} error=${m} />
    <button type="submit" class="button strong wide" disabled=${u}>
      ${l(u?"page.wait":"button.signUp")}
    </button>
    <p class="door-ways">${o}</p>
  </form>`}function Wl(){let e=G.value.id,{answer:t,problem:n}=fe(()=>Ul(e),[e]),[o,r]=v(null),i=async()=>{r(null);try{let c=await zl(e);se(l("invitation.accepted",{tree:c.treeName})),de("tree",c.treeId,{replace:!0})}catch(c){r(c)}},s=async c=>{I.value=c,await i()};if(n)return f`<${jm} problem=${n} />`;if(!t)return f`<div class="door-sheet" aria-busy="true"></div>`;let a=I.value!==null;return f`<div class="door-invitation">
    <${qm} invited=${t} />
    <${_} error=${o} />
    ${a?f`<${Vm} invited=${t} onAccept=${i} />`:f`<${Km} token=${e} invited=${t} onEnter=${s} />`}
  </div>`}function jm({problem:e}){return f`<div class="door-sheet">
    <h1>${l("invitation.broken")}</h1>
    <${_} error=${e} />
    <p>${l("invitation.askAgain")}</p>
    <p class="door-ways"><a href=${K({})}>${l("door.toTrees")}</a></p>
  </div>`}function qm({invited:e}){let t=r=>f`<strong>${r}</strong>`,n=Ge(new Date(e.expiresAt),{dateStyle:"long"}),o={tree:e.treeName,name:e.invitedBy,strong:t};return f`<section class="stack">
    <h1>${l("invitation.title")}</h1>
    <p>${we(e.invitedBy?"invitation.by":"invitation.to",o)}</p>
    <p>
      <span class="tag">${l(`tree.access.${e.role}`)}</span>${" "}
      <span class="hint">${l("share.until",{date:n})}</span>
    </p>
  </section>`}function Vm({invited:e,onAccept:t}){let n=I.value?.email??"",o=e.email&&e.email!==n.toLowerCase(),r=D(t),i=D(async()=>{await wo(),I.value=null});return f`<form class="door-sheet" onSubmit=${r.submit}>
    <p role="status">
      ${o?l("invitation.wrongAccount",{email:e.email??"",own:n}):l("invitation.signedIn",{email:n})}
    </p>
    ${o?null:f`<button type="submit" class="button strong wide" disabled=${r.isBusy}>
          ${l(r.isBusy?"page.wait":"invitation.accept")}
        </button>`}
    <${_} error=${i.problem} />
    <p class="door-ways">
      <button type="button" class="button" disabled=${i.isBusy} onClick=${i.submit}>
        ${l("invitation.useOther")}
      </button>
    </p>
  </form>`}function Km({token:e,invited:t,onEnter:n}){let[o,r]=v(!0),i=f`<button type="button" class="button quiet" onClick=${()=>r(!o)}>
    ${l(o?"door.toSignIn":"door.toSignUp")}
  </button>`;return o?f`<${vi} onEnter=${n} invitation=${e} invited=${t.email}>
        ${i}
      <//>`:f`<${wi} onEnter=${n} invited=${t.email}>
        ${i}
        <a href=${K({screen:"forgot"})}>${l("door.toForgot")}</a>
      <//>`}function jl(){let[e,t]=v(""),{isBusy:n,problem:o,submit:r}=D(async()=>{await sl({token:G.peek().id,password:e}),Pe.value=l("door.passwordSet"),I.value=null,de("signin","",{replace:!0})});return f`<form class="door-sheet" onSubmit=${r}>
    <h1>${l("account.newPassword")}</h1>
    <p>${l("door.resetIntro")}</p>
    <${O} label=${l("account.newPassword")} type="password" value=${e}
      onValue=${t} autocomplete="new-password" minlength="8" maxlength="100"
      required autofocus hint=${l("account.passwordHint")} />
    <${_} error=${o} />
    ${o?f`<p>
          ${l("door.expired")}${" "}
          <a href=${K({screen:"forgot"})}>${l("door.newLink")}</a>
        </p>`:null}
    <button type="submit" class="button strong wide" disabled=${n}>
      ${l("door.setPassword")}
    </button>
    <p class="door-ways">
      <a href=${K({screen:"signin"})}>${l("door.backToSignIn")}</a>
    </p>
  </form>`}var Ym={signup:Hl,forgot:Rl,reset:jl,invitation:Wl},Xm={signup:"button.signUp",forgot:"door.forgotTitle",reset:"account.newPassword",invitation:"invitation.title"};function Po(){let{screen:e,id:t}=G.value,n=e,o=Ym[n]??Gl;return z(()=>{document.title=l("page.title",{screen:l(Xm[n]??"button.signIn")})},[e]),f`<div class="door">
    <aside class="door-art" aria-hidden="true"><${Jm} /></aside>
    <main class="door-main">
      <header class="door-head">
        <img src="mark.svg" alt="" width="44" height="44" />
        <p class="door-name">${l("page.name")}</p>
      </header>
      <${o} key=${e+t} />
      <footer class="door-foot"><${Mo} /><${So} /></footer>
    </main>
  </div>`}function Jm(){return f`<svg viewBox="0 0 600 800" preserveAspectRatio="xMidYMax slice" focusable="false">
    <g class="door-branches">${xi(300,780,-Math.PI/2,190,0)}</g>
  </svg>`}var Zm=6;function xi(e,t,n,o,r){let i=e+Math.cos(n)*o,s=t+Math.sin(n)*o,a=e+Math.cos(n-.18)*o*.55,c=t+Math.sin(n-.18)*o*.55,d=f`<path
    d="M${e.toFixed(1)} ${t.toFixed(1)}Q${a.toFixed(1)} ${c.toFixed(1)} ${i.toFixed(1)} ${s.toFixed(1)}"
    stroke-width=${(7-r).toFixed(1)}
  />`,u=f`<circle
    cx=${i.toFixed(1)}
    cy=${s.toFixed(1)}
    r=${11-r*1.3}
    class=${`leaf-${(r+Math.round(i))%3}`}
  />`;if(r===Zm-1)return[d,u];let m=.46+r*.03;return[d,...xi(i,s,n-m,o*.74,r+1),...xi(i,s,n+m*.9,o*.7,r+1),r>0?u:null]}function ql({token:e,isUndo:t}){let[n,o]=v(null),r=async()=>{try{let{email:i}=await(t?ul(e):cl(e)),s=l(t?"door.emailBack":"door.emailChanged",{email:i});I.value=await yo(),I.value?se(s):Pe.value=s,de(I.value?"trees":"signin","",{replace:!0})}catch(i){o(i)}};return z(()=>{document.title=l("page.title",{screen:l("account.email")}),r()},[]),f`<main class="lone" aria-busy=${!n}>
    <h1>${l(n?"door.brokenLink":"door.changingEmail")}</h1>
    <${_} error=${n} />
    ${n?f`<p><a href=${K({})}>${l("door.toTrees")}</a></p>`:null}
  </main>`}var Qm=/[\u202a-\u202e\u2066-\u2069]/g;function Wt(e){return ki(e)}function ki(e){return typeof e=="string"?e.replace(Qm,""):Array.isArray(e)?e.map(ki):e===null||typeof e!="object"?e:Object.fromEntries(Object.entries(e).map(([t,n])=>[t,ki(n)]))}async function Vl(){let e=[],t;do{let n=await A("GET","api/trees",{query:{cursor:t}});e.push(...n.items),t=n.cursor}while(t);return e}async function _i(e){return A("POST","api/trees",{json:e})}async function Kl(e){return A("GET",be(e),{isGuest:!0})}async function St(e,t){return A("PATCH",be(e),{json:t})}async function Ao(e){await A("DELETE",be(e))}async function To(e,{hidesLiving:t=!1,signal:n}={}){let o={living:t?"hide":""};return Wt(await A("GET",`${be(e)}/graph`,{query:o,signal:n,isGuest:!0}))}async function Yl(e){return(await A("GET",`${be(e)}/shares`)).items}async function Xl(e,t){await A("POST",`${be(e)}/shares`,{json:t})}async function Jl(e,t,n){await A("PUT",`${be(e)}/shares/${encodeURIComponent(t)}`,{json:{role:n}})}async function Oo(e,t){await A("DELETE",`${be(e)}/shares/${encodeURIComponent(t)}`)}async function Zl(e,t){let n={dryRun:!0};return(await A("POST",`${be(e)}/import`,{query:n,body:nc(t)})).report}async function Ql(e,t){return A("POST",`${be(e)}/import`,{body:nc(t)})}async function ec(e,t){return A("GET",`${be(e)}/imports/${encodeURIComponent(t)}`)}async function tc(e,t){let n={format:t.format,living:t.living};return zt(`${be(e)}/export`,{query:n,isGuest:!0})}function be(e){return`api/trees/${encodeURIComponent(e)}`}function nc(e){return new Blob([e],{type:"application/octet-stream"})}function ut({label:e,value:t,onValue:n,hint:o}){return f`<label class="toggle">
    <input
      type="checkbox"
      checked=${t}
      onChange=${r=>n(r.target.checked)}
    />
    <span>${e}${o?f`<span class="hint">${o}</span>`:null}</span>
  </label>`}function Z({title:e,onClose:t,onCancel:n,children:o}){let r=B(null),i=B(!1),s=He();return re(()=>{let c=document.activeElement,d=r.current;d?.showModal();let u=d?.querySelector("[data-first]");return u instanceof HTMLElement&&u.focus(),()=>{i.current=!0,d?.close(),c instanceof HTMLElement&&c.isConnected&&c.focus()}},[]),f`<dialog
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
  </dialog>`}function On({title:e,deed:t,word:n,isDanger:o=!0,onConfirm:r,onClose:i,children:s}){let[a,c]=v(""),[d,u]=v(!1),[m,h]=v(null),p=He(),g=!n||a.trim()===n;return f`<${Z} title=${e} onClose=${i}>
    <form onSubmit=${async b=>{if(b.preventDefault(),!(!g||d)){u(!0),h(null);try{await r(),i()}catch(y){h(y),u(!1)}}}}>
      ${s}
      ${n&&f`<div class="field">
        <label for=${p}>${co("confirm.type",{name:f`<code>${n}</code>`})}</label>
        <input
          id=${p}
          data-first
          value=${a}
          autocomplete="off"
          autocapitalize="off"
          spellcheck=${!1}
          onInput=${b=>c(b.target.value)}
        />
      </div>`}
      <${_} error=${m} />
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
  <//>`}function jt(e,t){let n=URL.createObjectURL(e),o=document.createElement("a");o.href=n,o.download=t.replace(/[\\/:*?"<>|\u0000-\u001f]+/g," ").trim(),o.click(),setTimeout(()=>URL.revokeObjectURL(n),6e4)}function Ae({told:e,children:t}){return f`<div class="actions">
    ${t}
    <span class="hint" role="status">${e}</span>
  </div>`}function qt(){return f`<input type="text" hidden readonly autocomplete="username"
    value=${I.value?.email??""} aria-label=${l("account.email")} />`}var ep=500;function oc({onRestored:e}){let t=B(null),[n,o]=v(!0),[r,i]=v(""),[s,a]=v(null),c=D(async()=>{let m=new Date().toISOString().slice(0,10);jt(await xl(n),`yggdrasil-${m}.json`)}),d=()=>{let m=t.current?.files?.[0];!t.current||!m||(t.current.value="",i(""),a(m))},u=async m=>{let{trees:h}=await tp(m),p=h.map(g=>l("account.restoredTree",{name:g.treeName}));i(p.length?l("account.restored",{trees:_e(p)}):l("account.restoredNothing")),e()};return f`<div class="stack">
    <h3>${l("account.data")}</h3>
    <p class="hint">${l("account.dataHint")}</p>
    <${ut} label=${l("account.photos")} value=${n} onValue=${o} />
    <${_} error=${c.problem} />
    <${Ae} told=${r}>
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
    ${s?f`<${On}
          title=${l("account.restoreTitle")}
          deed=${l("account.restoreButton")}
          isDanger=${!1}
          onClose=${()=>a(null)}
          onConfirm=${()=>u(s)}
        >
          <p>${l("account.restoreWarning",{file:s.name})}</p>
        <//>`:null}
  </div>`}async function tp(e){let t=await kl(e).catch(n=>Promise.reject(np(n)));for(;t.state==="waiting"&&t.restoreId;)await new Promise(n=>setTimeout(n,ep)),t=await _l(t.restoreId);if(t.state==="failed")throw new Error(l("account.notRestored"));return t}function np(e){return e instanceof X&&[400,422].includes(e.status)?new Error(l("account.notBackup",{reason:e.message})):e}function rc(){let e=I.value?.email??"",[t,n]=v(e),[o,r]=v(""),[i,s]=v(""),a=t.trim()!==e,{isBusy:c,problem:d,submit:u}=D(async()=>{s(""),await vo(o);let m=await fl(t.trim()),h=m.email===t.trim();s(h?l("account.saved"):l("account.emailSent",{email:t.trim()})),I.value=m,n(m.email),r("")});return f`<form onSubmit=${u}>
    <h3>${l("account.address")}</h3>
    <div class="fields">
      <${O} label=${l("account.email")} type="email" value=${t} onValue=${n}
        required autocomplete="email" />
      ${a?f`<${O} label=${l("account.passwordToConfirm")} type="password"
            value=${o} onValue=${r} required autocomplete="current-password" />`:null}
    </div>
    <${_} error=${d} />
    <${Ae} told=${i}>
      <button type="submit" class="button" disabled=${c||!a}>
        ${l("account.changeEmail")}
      </button>
    <//>
  </form>`}function ic({onClose:e}){let[t,n]=v(""),{isBusy:o,problem:r,submit:i}=D(async()=>{await vl(t),e(),Pe.value=l("account.deleted"),I.value=null,de("signin")});return f`<details>
    <summary>${l("account.delete")}</summary>
    <form class="stack" onSubmit=${i}>
      <p>${l("account.deleteWarning")}</p>
      <${qt} />
      <${O} label=${l("account.yourPassword")} type="password" value=${t}
        onValue=${n} required autocomplete="current-password" />
      <${_} error=${r} />
      <div>
        <button type="submit" class="button danger" disabled=${o||!t}>
          ${l("account.deleteAll")}
        </button>
      </div>
    </form>
  </details>`}function sc(){let[e,t]=v(""),[n,o]=v(""),[r,i]=v(""),{isBusy:s,problem:a,submit:c}=D(async()=>{i(""),await ml({current:e,new:n}),t(""),o(""),i(l("account.passwordChanged"))});return f`<form onSubmit=${c}>
    <h3>${l("account.password")}</h3>
    <${qt} />
    <div class="fields">
      <${O} label=${l("account.currentPassword")} type="password" value=${e}
        onValue=${t} required autocomplete="current-password" />
      <${O} label=${l("account.newPassword")} type="password" value=${n}
        onValue=${o} required minlength="8" maxlength="100" autocomplete="new-password"
        hint=${l("account.passwordHint")} />
    </div>
    <${_} error=${a} />
    <${Ae} told=${r}>
      <button type="submit" class="button" disabled=${s}>
        ${l("account.changePassword")}
      </button>
    <//>
  </form>`}function ac(){let[e,t]=v(I.value?.displayName??""),[n,o]=v(""),{isBusy:r,problem:i,submit:s}=D(async()=>{o(""),I.value=await dl({displayName:e.trim()||null}),o(l("account.saved"))});return f`<form onSubmit=${s}>
    <h3>${l("account.profile")}</h3>
    <div class="fields">
      <${O} label=${l("account.name")} value=${e} onValue=${t}
        maxlength="100" autocomplete="name" hint=${l("account.nameHint")} />
    </div>
    <${_} error=${i} />
    <${Ae} told=${n}>
      <button type="submit" class="button" disabled=${r}>${l("button.save")}</button>
    <//>
  </form>`}var Mt=(e=>(e[e.Border=-1]="Border",e[e.Data=0]="Data",e[e.Function=1]="Function",e[e.Position=2]="Position",e[e.Timing=3]="Timing",e[e.Alignment=4]="Alignment",e))(Mt||{}),op=[0,1],cc=[1,0],uc=[2,3],dc=[3,2],rp={L:op,M:cc,Q:uc,H:dc},ip=/^\d*$/,sp=/^[A-Z0-9 $%*+./:-]*$/,Si="0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:",Ai=1,Ti=40,lc=3,ap=3,Io=40,lp=10,fc=[[-1,7,10,15,20,26,18,20,24,30,18,20,24,26,30,22,24,28,30,28,28,28,28,30,30,26,28,30,30,30,30,30,30,30,30,30,30,30,30,30,30],[-1,10,16,26,18,24,16,18,22,22,26,30,22,22,24,24,28,28,26,26,26,26,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28],[-1,13,22,18,26,18,24,18,22,20,24,28,26,24,20,30,24,28,28,26,30,28,30,30,30,30,28,30,30,30,30,30,30,30,30,30,30,30,30,30,30],[-1,17,28,22,16,22,28,26,26,24,28,24,28,22,24,24,30,28,28,26,28,30,24,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30]],mc=[[-1,1,1,1,1,1,2,2,2,2,4,4,4,4,4,6,6,6,6,7,8,8,9,9,10,12,12,12,13,14,15,16,17,18,19,19,20,21,22,24,25],[-1,1,1,1,2,2,4,4,4,5,5,5,8,9,9,10,10,11,13,14,16,17,17,18,20,21,23,25,26,28,29,31,33,35,37,38,40,43,45,47,49],[-1,1,1,2,2,4,4,6,6,8,8,8,10,12,16,12,17,16,18,21,20,23,23,25,27,29,34,34,35,38,40,43,45,48,51,53,56,59,62,65,68],[-1,1,1,2,4,4,4,5,6,8,8,11,11,16,16,18,16,19,21,25,25,25,34,30,32,35,37,40,42,45,48,51,54,57,60,63,66,70,74,77,81]],Mi=class{constructor(t,n,o,r){if(this.version=t,this.ecc=n,t<Ai||t>Ti)throw new RangeError("Version value out of range");if(r<-1||r>7)throw new RangeError("Mask value out of range");this.size=t*4+17;let i=Array.from({length:this.size}).fill(!1);for(let a=0;a<this.size;a++)this.modules.push(i.slice()),this.types.push(i.map(()=>0));this.drawFunctionPatterns();let s=this.addEccAndInterleave(o);if(this.drawCodewords(s),r===-1){let a=1e9;for(let c=0;c<8;c++){this.applyMask(c),this.drawFormatBits(c);let d=this.getPenaltyScore();d<a&&(r=c,a=d),this.applyMask(c)}}this.mask=r,this.applyMask(r),this.drawFormatBits(r)}size;mask;modules=[];types=[];getModule(t,n){return t>=0&&t<this.size&&n>=0&&n<this.size&&this.modules[n][t]}drawFunctionPatterns(){for(let o=0;o<this.size;o++)this.setFunctionModule(6,o,o%2===0,Mt.Timing),this.setFunctionModule(o,6,o%2===0,Mt.Timing);this.drawFinderPattern(3,3),this.drawFinderPattern(this.size-4,3),this.drawFinderPattern(3,this.size-4);let t=this.getAlignmentPatternPositions(),n=t.length;for(let o=0;o<n;o++)for(let r=0;r<n;r++)o===0&&r===0||o===0&&r===n-1||o===n-1&&r===0||this.drawAlignmentPattern(t[o],t[r]);this.drawFormatBits(0),this.drawVersion()}drawFormatBits(t){let n=this.ecc[1]<<3|t,o=n;for(let i=0;i<10;i++)o=o<<1^(o>>>9)*1335;let r=(n<<10|o)^21522;for(let i=0;i<=5;i++)this.setFunctionModule(8,i,Xe(r,i));this.setFunctionModule(8,7,Xe(r,6)),this.setFunctionModule(8,8,Xe(r,7)),this.setFunctionModule(7,8,Xe(r,8));for(let i=9;i<15;i++)this.setFunctionModule(14-i,8,Xe(r,i));for(let i=0;i<8;i++)this.setFunctionModule(this.size-1-i,8,Xe(r,i));for(let i=8;i<15;i++)this.setFunctionModule(8,this.size-15+i,Xe(r,i));this.setFunctionModule(8,this.size-8,!0)}drawVersion(){if(this.version<7)return;let t=this.version;for(let o=0;o<12;o++)t=t<<1^(t>>>11)*7973;let n=this.version<<12|t;for(let o=0;o<18;o++){let r=Xe(n,o),i=this.size-11+o%3,s=Math.floor(o/3);this.setFunctionModule(i,s,r),this.setFunctionModule(s,i,r)}}drawFinderPattern(t,n){for(let o=-4;o<=4;o++)for(let r=-4;r<=4;r++){let i=Math.max(Math.abs(r),Math.abs(o)),s=t+r,a=n+o;s>=0&&s<this.size&&a>=0&&a<this.size&&this.setFunctionModule(s,a,i!==2&&i!==4,Mt.Position)}}drawAlignmentPattern(t,n){for(let o=-2;o<=2;o++)for(let r=-2;r<=2;r++)this.setFunctionModule(t+r,n+o,Math.max(Math.abs(r),Math.abs(o))!==1,Mt.Alignment)}setFunctionModule(t,n,o,r=Mt.Function){this.modules[n][t]=o,this.types[n][t]=r}addEccAndInterleave(t){let n=this.version,o=this.ecc;if(t.length!==No(n,o))throw new RangeError("Invalid argument");let r=mc[o[0]][n],i=fc[o[0]][n],s=Math.floor(Ei(n)/8),a=r-s%r,c=Math.floor(s/r),d=[],u=$p(i);for(let h=0,p=0;h<r;h++){let g=t.slice(p,p+c-i+(h<a?0:1));p+=g.length;let $=bp(g,u);h<a&&g.push(0),d.push(g.concat($))}let m=[];for(let h=0;h<d[0].length;h++)d.forEach((p,g)=>{(h!==c-i||g>=a)&&m.push(p[h])});return m}drawCodewords(t){if(t.length!==Math.floor(Ei(this.version)/8))throw new RangeError("Invalid argument");let n=0;for(let o=this.size-1;o>=1;o-=2){o===6&&(o=5);for(let r=0;r<this.size;r++)for(let i=0;i<2;i++){let s=o-i,c=(o+1&2)===0?this.size-1-r:r;!this.types[c][s]&&n<t.length*8&&(this.modules[c][s]=Xe(t[n>>>3],7-(n&7)),n++)}}}applyMask(t){if(t<0||t>7)throw new RangeError("Mask value out of range");for(let n=0;n<this.size;n++)for(let o=0;o<this.size;o++){let r;switch(t){case 0:r=(o+n)%2===0;break;case 1:r=n%2===0;break;case 2:r=o%3===0;break;case 3:r=(o+n)%3===0;break;case 4:r=(Math.floor(o/3)+Math.floor(n/2))%2===0;break;case 5:r=o*n%2+o*n%3===0;break;case 6:r=(o*n%2+o*n%3)%2===0;break;case 7:r=((o+n)%2+o*n%3)%2===0;break;default:throw new Error("Unreachable")}!this.types[n][o]&&r&&(this.modules[n][o]=!this.modules[n][o])}}getPenaltyScore(){let t=0;for(let i=0;i<this.size;i++){let s=!1,a=0,c=[0,0,0,0,0,0,0];for(let d=0;d<this.size;d++)this.modules[i][d]===s?(a++,a===5?t+=lc:a>5&&t++):(this.finderPenaltyAddHistory(a,c),s||(t+=this.finderPenaltyCountPatterns(c)*Io),s=this.modules[i][d],a=1);t+=this.finderPenaltyTerminateAndCount(s,a,c)*Io}for(let i=0;i<this.size;i++){let s=!1,a=0,c=[0,0,0,0,0,0,0];for(let d=0;d<this.size;d++)this.modules[d][i]===s?(a++,a===5?t+=lc:a>5&&t++):(this.finderPenaltyAddHistory(a,c),s||(t+=this.finderPenaltyCountPatterns(c)*Io),s=this.modules[d][i],a=1);t+=this.finderPenaltyTerminateAndCount(s,a,c)*Io}for(let i=0;i<this.size-1;i++)for(let s=0;s<this.size-1;s++){let a=this.modules[i][s];a===this.modules[i][s+1]&&a===this.modules[i+1][s]&&a===this.modules[i+1][s+1]&&(t+=ap)}let n=0;for(let i of this.modules)n=i.reduce((s,a)=>s+(a?1:0),n);let o=this.size*this.size,r=Math.ceil(Math.abs(n*20-o*10)/o)-1;return t+=r*lp,t}getAlignmentPatternPositions(){if(this.version===1)return[];{let t=Math.floor(this.version/7)+2,n=this.version===32?26:Math.ceil((this.version*4+4)/(t*2-2))*2,o=[6];for(let r=this.size-7;o.length<t;r-=n)o.splice(1,0,r);return o}}finderPenaltyCountPatterns(t){let n=t[1],o=n>0&&t[2]===n&&t[3]===n*3&&t[4]===n&&t[5]===n;return(o&&t[0]>=n*4&&t[6]>=n?1:0)+(o&&t[6]>=n*4&&t[0]>=n?1:0)}finderPenaltyTerminateAndCount(t,n,o){return t&&(this.finderPenaltyAddHistory(n,o),n=0),n+=this.size,this.finderPenaltyAddHistory(n,o),this.finderPenaltyCountPatterns(o)}finderPenaltyAddHistory(t,n){n[0]===0&&(t+=this.size),n.pop(),n.unshift(t)}};function Je(e,t,n){if(t<0||t>31||e>>>t)throw new RangeError("Value out of range");for(let o=t-1;o>=0;o--)n.push(e>>>o&1)}function Xe(e,t){return(e>>>t&1)!==0}var In=class{constructor(t,n,o){if(this.mode=t,this.numChars=n,this.bitData=o,n<0)throw new RangeError("Invalid argument");this.bitData=o.slice()}getData(){return this.bitData.slice()}},cp=[1,10,12,14],up=[2,9,11,13],dp=[4,8,16,16];function pc(e,t){return e[Math.floor((t+7)/17)+1]}function hc(e){let t=[];for(let n of e)Je(n,8,t);return new In(dp,e.length,t)}function fp(e){if(!gc(e))throw new RangeError("String contains non-numeric characters");let t=[];for(let n=0;n<e.length;){let o=Math.min(e.length-n,3);Je(Number.parseInt(e.substring(n,n+o),10),o*3+1,t),n+=o}return new In(cp,e.length,t)}function mp(e){if(!$c(e))throw new RangeError("String contains unencodable characters in alphanumeric mode");let t=[],n;for(n=0;n+2<=e.length;n+=2){let o=Si.indexOf(e.charAt(n))*45;o+=Si.indexOf(e.charAt(n+1)),Je(o,11,t)}return n<e.length&&Je(Si.indexOf(e.charAt(n)),6,t),new In(up,e.length,t)}function pp(e){return e===""?[]:gc(e)?[fp(e)]:$c(e)?[mp(e)]:[hc(gp(e))]}function gc(e){return ip.test(e)}function $c(e){return sp.test(e)}function hp(e,t){let n=0;for(let o of e){let r=pc(o.mode,t);if(o.numChars>=1<<r)return Number.POSITIVE_INFINITY;n+=4+r+o.bitData.length}return n}function gp(e){e=encodeURI(e);let t=[];for(let n=0;n<e.length;n++)e.charAt(n)!=="%"?t.push(e.charCodeAt(n)):(t.push(Number.parseInt(e.substring(n+1,n+3),16)),n+=2);return t}function Ei(e){if(e<Ai||e>Ti)throw new RangeError("Version number out of range");let t=(16*e+128)*e+64;if(e>=2){let n=Math.floor(e/7)+2;t-=(25*n-10)*n-55,e>=7&&(t-=36)}return t}function No(e,t){return Math.floor(Ei(e)/8)-fc[t[0]][e]*mc[t[0]][e]}function $p(e){if(e<1||e>255)throw new RangeError("Degree out of range");let t=[];for(let o=0;o<e-1;o++)t.push(0);t.push(1);let n=1;for(let o=0;o<e;o++){for(let r=0;r<t.length;r++)t[r]=Pi(t[r],n),r+1<t.length&&(t[r]^=t[r+1]);n=Pi(n,2)}return t}function bp(e,t){let n=t.map(o=>0);for(let o of e){let r=o^n.shift();n.push(0),t.forEach((i,s)=>n[s]^=Pi(i,r))}return n}function Pi(e,t){if(e>>>8||t>>>8)throw new RangeError("Byte out of range");let n=0;for(let o=7;o>=0;o--)n=n<<1^(n>>>7)*285,n^=(t>>>o&1)*e;return n}function yp(e,t,n=1,o=40,r=-1,i=!0){if(!(Ai<=n&&n<=o&&o<=Ti)||r<-1||r>7)throw new RangeError("Invalid value");let s,a;for(s=n;;s++){let m=No(s,t)*8,h=hp(e,s);if(h<=m){a=h;break}if(s>=o)throw new RangeError("Data too long")}for(let m of[cc,uc,dc])i&&a<=No(s,m)*8&&(t=m);let c=[];for(let m of e){Je(m.mode[0],4,c),Je(m.numChars,pc(m.mode,s),c);for(let h of m.getData())c.push(h)}let d=No(s,t)*8;Je(0,Math.min(4,d-c.length),c),Je(0,(8-c.length%8)%8,c);for(let m=236;c.length<d;m^=253)Je(m,8,c);let u=Array.from({length:Math.ceil(c.length/8)},()=>0);return c.forEach((m,h)=>u[h>>>3]|=m<<7-(h&7)),new Mi(s,t,u,r)}function bc(e,t){let{ecc:n="L",boostEcc:o=!1,minVersion:r=1,maxVersion:i=40,maskPattern:s=-1,border:a=1}=t||{},c=typeof e=="string"?pp(e):Array.isArray(e)?[hc(e)]:void 0;if(!c)throw new Error(`uqr only supports encoding string and binary data, but got: ${typeof e}`);let d=yp(c,rp[n],r,i,s,o),u=wp({version:d.version,maskPattern:d.mask,size:d.size,data:d.modules,types:d.types},a);return t?.invert&&(u.data=u.data.map(m=>m.map(h=>!h))),t?.onEncoded?.(u),u}function wp(e,t=1){if(!t)return e;let{size:n}=e,o=n+t*2;e.size=o,e.data.forEach(i=>{for(let s=0;s<t;s++)i.unshift(!1),i.push(!1)});for(let i=0;i<t;i++)e.data.unshift(Array.from({length:o},s=>!1)),e.data.push(Array.from({length:o},s=>!1));let r=Mt.Border;e.types.forEach(i=>{for(let s=0;s<t;s++)i.unshift(r),i.push(r)});for(let i=0;i<t;i++)e.types.unshift(Array.from({length:o},s=>r)),e.types.push(Array.from({length:o},s=>r));return e}var vp=4;function yc({text:e,label:t}){let{size:n,path:o}=lt(()=>xp(e),[e]);return f`<svg class="qr" viewBox="0 0 ${n} ${n}" role="img" aria-label=${t}>
    <rect class="qr-ground" width=${n} height=${n} />
    <path class="qr-ink" d=${o} />
  </svg>`}function xp(e){let{size:t,data:n}=bc(e,{ecc:"M",border:vp}),o=n.flatMap((r,i)=>r.map((s,a)=>s?`M${a} ${i}h1v1h-1z`:"")).join("");return{size:t,path:o}}function wc({title:e,secret:t,onDone:n,children:o}){let r=B(null);return re(()=>r.current?.focus(),[]),f`<section class="secret" ref=${r} tabindex="-1" aria-label=${e}>
    <h3>${e}</h3>
    <p>${Y("secret.once")}</p>
    <p class="secret-text"><code>${t}</code></p>
    ${o}
    <div class="actions">
      <${ct} text=${t} label=${Y("secret.copy")} />
      <button type="button" class="button" onClick=${n}>${Y("secret.done")}</button>
    </div>
  </section>`}var kp=/.{1,4}/g,vc={on:"factor.turnOn",codes:"factor.newCodes",off:"factor.turnOff"};function xc(){let[e,t]=v(""),[n,o]=v(""),[r,i]=v([]),[s,a]=v(""),c=!!I.value?.hasSecondFactor,d=g=>{I.value&&(I.value={...I.value,hasSecondFactor:g})},u=async()=>{e==="on"&&o(await $l()),e==="codes"&&i(await wl()),e==="off"&&(await yl(),d(!1),a(l("factor.turnedOff"))),t("")},m=g=>{o(""),i(g),d(!0)},h=g=>()=>{a(""),t(g)},p=!e&&!n&&!r.length;return f`<section class="stack" aria-label=${l("factor.title")}>
    <h3>${l("factor.title")}</h3>
    <p>${l(c?"factor.isOn":"factor.isOff")}</p>
    ${r.length?f`<${wc} title=${l("factor.codes")} secret=${r.join(`
`)}
          onDone=${()=>i([])}>
          <p class="hint">${l("factor.codesHint")}</p>
        <//>`:null}
    ${n?f`<${Sp} uri=${n} onDone=${m} onCancel=${()=>o("")} />`:null}
    ${e?f`<${_p} key=${e} button=${l(vc[e])} onVerified=${u}
          onCancel=${()=>t("")} />`:null}
    ${p?f`<${Ae} told=${s}>
          ${(c?["codes","off"]:["on"]).map(g=>f`<button type="button" class="button" key=${g} onClick=${h(g)}>
              ${l(vc[g])}
            </button>`)}
        <//>`:null}
  </section>`}function _p({button:e,onVerified:t,onCancel:n}){let[o,r]=v(""),{isBusy:i,problem:s,submit:a}=D(async()=>{await vo(o),await t()});return f`<form class="stack" onSubmit=${a}>
    <${qt} />
    <${O} label=${l("account.passwordToConfirm")} type="password" value=${o}
      onValue=${r} required autofocus autocomplete="current-password" />
    <${_} error=${s} />
    <div class="actions">
      <button type="submit" class="button strong" disabled=${i||!o}>${e}</button>
      <button type="button" class="button" onClick=${n}>${l("button.cancel")}</button>
    </div>
  </form>`}function Sp({uri:e,onDone:t,onCancel:n}){let[o,r]=v(""),{isBusy:i,problem:s,submit:a}=D(async()=>{t(await bl(o.trim()))});return f`<form class="stack" onSubmit=${a}>
    <p>${l("factor.scan")}</p>
    <${yc} text=${e} label=${l("factor.qr")} />
    <p class="hint">${l("factor.manual")} <code class="factor-key">${Mp(e)}</code></p>
    <${O} label=${l("factor.code")} value=${o} onValue=${r} required autofocus
      inputmode="numeric" autocomplete="one-time-code" maxlength="20" />
    <${_} error=${s} />
    <div class="actions">
      <button type="submit" class="button strong" disabled=${i||!o.trim()}>
        ${l("factor.confirm")}
      </button>
      <button type="button" class="button" onClick=${n}>${l("button.cancel")}</button>
    </div>
  </form>`}function Mp(e){return((new URL(e).searchParams.get("secret")??"").match(kp)??[]).join(" ")}var Ep=[["Edg","Edge"],["OPR","Opera"],["SamsungBrowser","Samsung Internet"],["Firefox","Firefox"],["FxiOS","Firefox"],["CriOS","Chrome"],["Chrome","Chrome"],["Safari","Safari"]],Pp=[["iPhone","iPhone"],["iPad","iPad"],["Android","Android"],["CrOS","ChromeOS"],["Windows","Windows"],["Mac OS X","macOS"],["Linux","Linux"]],Ap=40;function _c(e){let t=kc(Ep,e),n=kc(Pp,e);if(t&&n)return l("sessions.device",{browser:t,system:n});let o=e.split("/")[0]?.trim().slice(0,Ap)??"";return t||n||o||l("sessions.unknown")}function kc(e,t){return e.find(([n=""])=>t.includes(n))?.[1]??""}function Sc(){let{answer:e,problem:t,again:n}=fe(pl,[]),[o,r]=v(""),i=(e??[]).filter(a=>!a.isCurrent),s=D(async()=>{await gl(),r(l("sessions.endedAll")),await n()});return f`<section class="stack" aria-label=${l("sessions.title")}>
    <h3>${l("sessions.title")}</h3>
    <${_} error=${t} onRetry=${n} />
    <ul class="rows" aria-label=${l("sessions.title")}>
      ${(e??[]).map(a=>f`<${Tp} key=${a.sessionId} session=${a} onEnded=${n} />`)}
    </ul>
    <${_} error=${s.problem} />
    ${i.length?f`<${Ae} told=${o}>
          <button type="button" class="button" disabled=${s.isBusy} onClick=${s.submit}>
            ${l("sessions.endOthers")}
          </button>
        <//>`:f`<p class="hint" role="status">${o||l("sessions.onlyThis")}</p>`}
  </section>`}function Tp({session:e,onEnded:t}){let n=_c(e.device??""),{isBusy:o,problem:r,submit:i}=D(async()=>{await hl(e.sessionId),t()});return f`<li class="row">
    <span class="row-words">
      <strong>
        ${n}${" "}
        ${e.isCurrent?f`<span class="tag">${l("sessions.this")}</span>`:null}
      </strong>
      <span class="hint">${Op(e)}</span>
      <${_} error=${r} />
    </span>
    ${e.isCurrent?null:f`<span class="row-acts">
          <button type="button" class="button quiet" disabled=${o} onClick=${i}
            aria-label=${l("sessions.endOn",{device:n})}>
            ${l("button.signOut")}
          </button>
        </span>`}
  </li>`}function Op({startedAt:e,lastUsedAt:t,network:n}){let o=i=>Ge(new Date(i),{dateStyle:"medium"}),r=[l("sessions.since",{date:o(e)})];return t&&r.push(l("sessions.used",{date:o(t)})),n&&r.push(n),r.join(" · ")}function Mc({onClose:e,onRestored:t}){return f`<${Z} title=${l("account.title")} onClose=${e}>
    <div class="stack parted">
      <${ac} />
      <${rc} />
      <${sc} />
      <${xc} />
      <${Sc} />
      <${oc} onRestored=${t} />
      <${ic} onClose=${e} />
    </div>
  <//>`}function Co(e){let[t,n]=v(!1);return{isOver:t,takes:{onDragOver(o){o.dataTransfer?.types.includes("Files")&&(o.preventDefault(),e?n(!0):o.dataTransfer.dropEffect="none")},onDragLeave(o){o.relatedTarget||n(!1)},onDrop(o){n(!1);let r=o.dataTransfer?.files[0];!r||o.defaultPrevented||(o.preventDefault(),e?.(r))}}}}function Do({words:e}){return f`<div class="drop-here" aria-hidden="true">
    <p><${E} name="importing" />${e}</p>
  </div>`}function je({label:e,items:t,icon:n="more",isIconOnly:o=!0,children:r}){let[i,s]=v(!1),a=B(null),c=He();re(()=>{if(!i)return;Oi(a.current,0);let m=h=>{h.target instanceof Node&&!a.current?.contains(h.target)&&s(!1)};return document.addEventListener("pointerdown",m),()=>document.removeEventListener("pointerdown",m)},[i]);let d=()=>{s(!1),a.current?.querySelector("button")?.focus()};return f`<div class="menu" ref=${a} onKeyDown=${m=>{if(!i)return;let h={ArrowDown:1,ArrowUp:-1};if(m.key==="Escape")d();else if(m.key==="Tab")s(!1);else if(m.key==="Home")Oi(a.current,0);else if(m.key==="End")Oi(a.current,-1);else if(m.key in h)Ip(a.current,h[m.key]??0);else return;m.key!=="Tab"&&m.preventDefault(),m.stopPropagation()}}>
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
      ${r??f`<${E} name=${n} />${o?null:e}`}
    </button>
    ${i?f`<ul class="menu-list" role="menu" id=${c} aria-label=${e}>
          ${t.map(m=>f`<li role="none" key=${m.label}>
              <button
                type="button"
                role="menuitem"
                tabindex="-1"
                class=${m.isDanger?"menu-item danger":"menu-item"}
                onClick=${()=>{d(),m.act()}}
              >
                ${m.icon?f`<${E} name=${m.icon} />`:null}${m.label}
              </button>
            </li>`)}
        </ul>`:null}
  </div>`}function Ec(e){return[...e?.querySelectorAll("[role=menuitem]")??[]]}function Oi(e,t){Ec(e).at(t)?.focus()}function Ip(e,t){let n=Ec(e),o=n.findIndex(r=>r===document.activeElement);n[(o+t+n.length)%n.length]?.focus()}async function Ii(){try{await wo()}catch(e){he(e);return}Pe.value=l("account.signedOut"),I.value=null,de("signin")}function Pc({onAccount:e}){let t=I.value?.displayName||I.value?.email||"";return f`<header class="masthead">
    <a class="skip" href="#main" onClick=${Ni}>${l("home.skip")}</a>
    <a class="masthead-name" href=${K({})}>
      <img src="mark.svg" alt="" width="32" height="32" />${l("page.name")}
    </a>
    <div class="masthead-tools">
      <${Mo} />
      <${So} />
      <${je}
        label=${t}
        isIconOnly=${!1}
        items=${[{label:l("account.title"),icon:"person",act:e},{label:l("button.signOut"),icon:"lock",act:Ii}]}
      >
        <${E} name="person" /><span class="masthead-user">${t}</span>
      <//>
    </div>
  </header>`}function Ni(e){e.preventDefault(),document.getElementById("main")?.focus()}function Ci({report:e,isDone:t}){if(!e)return f`<p role="status">${l("report.doneSentence")}</p>`;let n=e.warningCount??0;return f`<section class="stack" role="status" aria-label=${l("report.title")}>
    ${t?f`<h3 class="good"><${E} name="check" />${l("report.done")}</h3>`:f`<h3>${l("report.planned")}</h3>`}
    <ul class="plain">
      ${Dp(e).map(o=>f`<li key=${o}>${o}</li>`)}
    </ul>
    ${n?f`<details>
          <summary>${l("report.warnings",{count:n})}</summary>
          <ul class="plain">
            ${e.warnings.map((o,r)=>f`<li key=${r}>
                  ${l("report.warning",{line:o.line,text:Sn(o.text)})}
                </li>`)}
            ${n>e.warnings.length?f`<li>
                  ${l("report.moreWarnings",{count:n-e.warnings.length})}
                </li>`:null}
          </ul>
        </details>`:null}
    <${Ac} what="kept" tags=${e.kept} />
    <${Ac} what="refused" tags=${e.refused} />
  </section>`}function Ac({what:e,tags:t=[]}){let n=t.reduce((o,r)=>o+r.count,0);return n?f`<details>
    <summary>${l(`report.${e}`,{count:n})}</summary>
    <ul class="plain">
      ${t.map(({tag:o,count:r,lines:i})=>f`<li key=${o}>
          ${we("report.tag",{tag:o,count:r,line:i[0]??0,code:Np})}
        </li>`)}
    </ul>
  </details>`:null}function Np(e){return f`<code>${e}</code>`}var Cp=["added","updated","unchanged","couples","parentLinks","photos","editsKept","editsReplaced","missingPeople"];function Dp(e){return Cp.filter(t=>e[t]).map(t=>l(`report.${t}`,{count:e[t]}))}var Rp=300,Lp=".ged,.gdz,.json,text/vnd.familysearch.gedcom,application/json";function Ro({first:e,isReady:t=!0,isLookedAt:n=!1,prepare:o,onFile:r,onRefused:i,onWritten:s,onDone:a}){let[c,d]=v(e??null),[u,m]=v("choose"),[h,p]=v(null),[g,$]=v(null),[b,y]=v(null),w=u==="read"||u==="write",x=B(!0);z(()=>()=>{x.current=!1},[]);let k=N=>{!N||w||(y(null),$(null),m("choose"),d(N),r?.(N))},S=async()=>{if(!c)return;let N=n&&u==="choose";m(N?"read":"write"),y(null),p(null);try{let L=await o();N?$(await Zl(L,c)):($(await Bp(L,c,p)),s?.(),x.current||se(l("import.imported",{file:c.name}))),m(N?"look":"done")}catch(L){x.current?y(L):he(L),m("choose"),await i?.()}};return f`<div class="stack">
    ${u==="done"?null:f`<${Up} file=${c} onFile=${k} isBusy=${w} />`}
    <${Gp} error=${b} />
    ${w?f`<${zp} progress=${h} />`:null}
    ${u==="look"?f`<${Ci} report=${g} isDone=${!1} />
          <p class="hint">${l("import.forGood")}</p>`:null}
    ${u==="done"?f`<${Ci} report=${g} isDone=${!0} />
          <div class="actions">
            <button type="button" class="button strong" onClick=${a}>
              ${l("import.open")}
            </button>
          </div>`:f`<div class="actions">
          <button
            type="button"
            class="button strong"
            disabled=${!c||!t||w}
            onClick=${S}
          >
            <${E} name="importing" />${Fp(u,n)}
          </button>
        </div>`}
  </div>`}function Fp(e,t){return e==="read"?l("import.reading"):e==="write"?l("import.importing"):l(e==="choose"&&t?"import.preview":"import.import")}async function Bp(e,t,n){let o=await Ql(e,t);for(;;){let{state:r,written:i=0,total:s=0,...a}=await ec(e,o.importId);if(n({written:i,total:s}),r==="done")return a.report;if(r==="failed")throw new Error(a.trouble??l("import.notImported"));await new Promise(c=>setTimeout(c,Rp))}}function Up({file:e,onFile:t,isBusy:n}){let[o,r]=v(!1),i=B(null);return z(()=>()=>r(!1),[]),f`<div
    class="drop-place ${o?"over":""}"
    onDragOver=${s=>{s.preventDefault(),r(!0)}}
    onDragLeave=${()=>r(!1)}
    onDrop=${s=>{s.preventDefault(),r(!1),t(s.dataTransfer?.files[0])}}
  >
    <${E} name="importing" />
    ${e?f`<p><strong>${e.name}</strong><br />${ba(e.size)}</p>`:f`<p>${l("import.dropHere")}</p>`}
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
      accept=${Lp}
      aria-label=${l("import.file")}
      onChange=${s=>t(s.target.files[0])}
    />
  </div>`}function zp({progress:e}){let t=e!==null&&e.total>0;return f`<div role="status">
    <label class="field-label" for="import-progress">
      ${t?l("import.progress",{written:e.written,total:e.total}):l("import.readingFile")}
    </label>
    <progress
      id="import-progress"
      max=${t?e.total:void 0}
      value=${t?e.written:void 0}
    ></progress>
  </div>`}function Gp({error:e}){let{line:t}=e?.details??{};return f`<${_} error=${e} />
    ${t?f`<p class="hint">${l("import.fix")}</p>`:null}`}function Oc({file:e,onWritten:t,onClose:n}){let[o,r]=v(e?"file":"empty"),[i,s]=v(e?Tc(e.name):""),[a,c]=v(""),[d,u]=v(!1),m=B(""),h=()=>({treeName:i.trim(),...a.trim()?{description:a.trim()}:{}}),{isBusy:p,problem:g,submit:$}=D(async()=>{let x=await _i(h());n(),de("tree",x.treeId)}),b=async()=>(m.current||(m.current=(await _i(h())).treeId),u(!0),m.current),y=async()=>{let x=m.current;m.current="",u(!1),x&&await Ao(x)},w=f`<${O} label=${l("tree.name")} value=${i} onValue=${s}
      maxlength="100" required data-first placeholder=${l("tree.nameExample")} />
    <${O} label=${l("tree.description")} type="area" rows="2" value=${a}
      onValue=${c} maxlength="500" hint=${l("tree.descriptionHint")} />`;return f`<${Z} title=${l("home.newTree")} onClose=${n}>
    <div class="stack">
      ${d?f`<p><strong>${i.trim()}</strong></p>`:f`<${De}
            legend=${l("home.startWith")}
            name="how"
            value=${o}
            options=${[["empty",l("home.startEmpty"),"plus"],["file",l("home.startFile"),"importing"]]}
            onValue=${r}
          />`}
      ${o==="empty"?f`<form class="stack" onSubmit=${$}>
            ${w}
            <${_} error=${g} />
            <div class="actions">
              <button type="submit" class="button strong" disabled=${p||!i.trim()}>
                ${l("home.create")}
              </button>
            </div>
          </form>`:f`<div class="stack">
            ${d?null:w}
            <${Ro}
              first=${e}
              isReady=${!!i.trim()}
              prepare=${b}
              onRefused=${y}
              onWritten=${t}
              onFile=${x=>{i.trim()||s(Tc(x.name))}}
              onDone=${()=>{n(),de("tree",m.current)}}
            />
          </div>`}
    </div>
  <//>`}function Tc(e){let t=e.replace(/\.[^.]*$/,"").replace(/[_-]+/g," ").trim();return t.charAt(0).toUpperCase()+t.slice(1,100)}function Lo({tree:e,onClose:t}){let[n,o]=v(!!e.isPublic),r=fe(()=>To(e.treeId,{hidesLiving:!0}),[e.treeId]),i=r.answer?.persons??[],s=i.filter(m=>m.hidden).length,{isBusy:a,problem:c,submit:d}=D(async()=>{await St(e.treeId,{isPublic:!n}),o(!n)}),u=new URL(K({screen:"public",id:e.treeId}),document.baseURI).href;return f`<${Z} title=${l("publish.title",{tree:e.treeName})} onClose=${t}>
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
              ${r.answer?we("publish.hiddenLiving",{count:s,strong:Hp}):l("publish.hiddenAnyLiving")}
            </li>
            <li>${l("publish.hiddenOwner")}</li>
          </ul>
        </section>
      </div>
      <p class="hint">${l("publish.hint")}</p>
      ${n?f`<div class="public-link">
            <label for="public-link" class="field-label">${l("publish.link")}</label>
            <div class="with-button">
              <input id="public-link" readonly value=${u} onFocus=${Wp} />
              <${ct} text=${u} label=${l("publish.copy")} />
            </div>
          </div>`:null}
      <${_} error=${c??r.problem} />
      <div class="actions">
        <button
          type="submit"
          class=${n?"button danger":"button strong"}
          disabled=${a}
          data-first
        >
          ${l(n?"publish.stop":"publish.publish")}
        </button>
        ${n?f`<a class="button" href=${K({screen:"public",id:e.treeId})}
              target="_blank" rel="noopener">${l("publish.preview")}</a>`:null}
        <button type="button" class="button" onClick=${t}>${l("button.done")}</button>
      </div>
    </form>
  <//>`}function Hp(e){return f`<strong>${e}</strong>`}function Wp(e){e.target.select()}var Di=["viewer","relative","editor"];function Ic({treeId:e,onDone:t}){let[n,o]=v(""),[r,i]=v("viewer"),[s,a]=v(""),c=D(async()=>{let u=await qp(e,{email:n.trim(),role:r});se(l(u?"share.invited":"share.mailed",{email:n.trim()})),o(""),await t()}),d=D(async()=>{let{token:u=""}=await yi(e,{role:r}),m=new URL(K({screen:"invitation",id:u}),document.baseURI).href;a(m),await navigator.clipboard?.writeText(m).catch(()=>{}),await t()});return f`<form class="stack" onSubmit=${c.submit}>
    <div class="fields">
      <${O} label=${l("account.email")} type="email" value=${n} onValue=${o}
        required data-first placeholder=${l("share.emailExample")} />
      <${O} label=${l("share.access")} value=${r} onValue=${i}
        options=${Di.map(u=>[u,l(`tree.access.${u}`)])} />
    </div>
    <${_} error=${Kp(c.problem)??d.problem} />
    <div class="actions">
      <button type="submit" class="button strong" disabled=${c.isBusy||!n.trim()}>
        <${E} name="share" />${l("share.byEmail")}
      </button>
      <button type="button" class="button" disabled=${d.isBusy} onClick=${d.submit}>
        <${E} name="link" />${l("share.copyLink")}
      </button>
    </div>
    ${s?f`<${jp} link=${s} />`:null}
  </form>`}function jp({link:e}){let t=n=>n.target.select();return f`<div class="public-link" role="status">
    <label for="invite-link" class="field-label">${l("share.link")}</label>
    <div class="with-button">
      <input id="invite-link" readonly value=${e} onFocus=${t} />
      <${ct} text=${e} />
    </div>
    <p class="hint">${l("share.linkHint")}</p>
  </div>`}async function qp(e,t){try{return await Xl(e,t),!0}catch(n){if(!(n instanceof X)||!Vp(n))throw n}return await yi(e,t),!1}function Vp(e){return e.status===404||e.status===409&&e.details.place==="email"}function Kp(e){return e instanceof X?e.details.reason==="no_mail"?l("share.noMail"):e.details.need==="confirmed"?l("share.confirmFirst"):e:e}function Nc({treeId:e,invitations:t,onAct:n}){return t.length?f`<h3>${l("share.pending")}</h3>
    <ul class="rows" aria-label=${l("share.pending")}>
      ${t.map(o=>f`<${Yp}
          key=${o.invitationId}
          invitation=${o}
          onResend=${()=>n(async()=>{await Fl(e,o.invitationId),se(l("share.mailed",{email:o.email??""}))})}
          onRevoke=${()=>n(()=>Bl(e,o.invitationId))}
        />`)}
    </ul>`:null}function Yp({invitation:e,onResend:t,onRevoke:n}){let o=e.email??l("share.aLink"),r=Ge(new Date(e.expiresAt),{dateStyle:"medium"});return f`<li class="row">
    <span class="row-words">
      <strong>${o}</strong>
      <span class="hint">
        ${l(`tree.access.${e.role}`)} · ${l("share.until",{date:r})}
      </span>
    </span>
    <span class="row-acts">
      ${e.email?f`<button type="button" class="button quiet" onClick=${t}
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
  </li>`}function Bo({tree:e,onClose:t}){let{answer:n,problem:o,again:r}=fe(()=>Yl(e.treeId),[e.treeId]),i=fe(()=>Ll(e.treeId),[e.treeId]),s=()=>Promise.all([r(),i.again()]),a=async c=>{try{await c()}catch(d){if(he(d),!(d instanceof X&&d.status))return}await s()};return f`<${Z} title=${l("share.title",{tree:e.treeName})} onClose=${t}>
    <div class="stack">
      <${Ic} treeId=${e.treeId} onDone=${s} />
      <h3>${l("share.who")}</h3>
      <${_} error=${o} onRetry=${r} />
      ${n&&!n.length?f`<p class="hint">${l("share.nobody")}</p>`:null}
      <ul class="rows" aria-label=${l("share.guests")}>
        ${(n??[]).map(c=>f`<${Xp}
            key=${c.userId}
            share=${c}
            onRole=${d=>a(()=>Jl(e.treeId,c.userId,d))}
            onRemove=${()=>a(async()=>{await Oo(e.treeId,c.userId),se(l("share.stopped",{name:Fo(c)}))})}
          />`)}
      </ul>
      <${_} error=${i.problem} onRetry=${i.again} />
      <${Nc} treeId=${e.treeId} invitations=${i.answer??[]} onAct=${a} />
      <p class="hint">${l("share.hint")}</p>
    </div>
  <//>`}function Xp({share:e,onRole:t,onRemove:n}){return f`<li class="row">
    <span class="row-words">
      <strong>${Fo(e)}</strong>
      ${e.displayName?f`<span class="hint">${e.email}</span>`:null}
    </span>
    <span class="row-acts">
      <label>
        <span class="visually-hidden">${l("share.accessOf",{name:Fo(e)})}</span>
        <select onChange=${o=>t(o.target.value)}>
          ${Di.map(o=>f`<option value=${o} selected=${o===e.role}>
              ${l(`tree.access.${o}`)}
            </option>`)}
        </select>
      </label>
      <button
        type="button"
        class="button quiet icon-only"
        aria-label=${l("share.stopWith",{name:Fo(e)})}
        title=${l("share.stop")}
        onClick=${n}
      >
        <${E} name="bin" />
      </button>
    </span>
  </li>`}function Fo(e){return e.displayName||e.email||l("share.formerUser")}function Uo({tree:e,onClose:t,onSaved:n}){let[o,r]=v(e.treeName),[i,s]=v(e.description??""),{isBusy:a,problem:c,submit:d}=D(async()=>{let u=i.trim()||null;await St(e.treeId,{treeName:o.trim(),description:u}),t(),n()});return f`<${Z} title=${l("tree.details")} onClose=${t}>
    <form class="stack" onSubmit=${d}>
      <${O} label=${l("tree.name")} value=${o} onValue=${r} maxlength="100"
        required data-first />
      <${O} label=${l("tree.description")} type="area" rows="3" value=${i}
        onValue=${s} maxlength="500" />
      <${_} error=${c} />
      <div class="actions">
        <button type="submit" class="button strong" disabled=${a||!o.trim()}>
          ${l("button.save")}
        </button>
        <button type="button" class="button" onClick=${t}>
          ${l("button.cancel")}
        </button>
      </div>
    </form>
  <//>`}var Dc=6e4,Jp=720*60*Dc;function Ri({tree:e,again:t}){let[n,o]=v(""),r=()=>o(""),s=e.role==="owner"?[{label:l("tree.details"),icon:"edit",act:()=>o("details")},{label:l("tree.share"),icon:"share",act:()=>o("share")},{label:l("tree.publish"),icon:"globe",act:()=>o("publish")},{label:l("button.delete"),icon:"bin",isDanger:!0,act:()=>o("delete")}]:[{label:l("home.leave"),icon:"bin",isDanger:!0,act:()=>o("leave")}];return f`<li class="card tree-card">
    <${eh} treeId=${e.treeId} count=${e.personCount??0} />
    <div class="tree-card-body">
      <h3>
        <a class="card-link" href=${K({screen:"tree",id:e.treeId})}>
          ${e.treeName}
        </a>
      </h3>
      ${e.description?f`<p class="tree-card-words">${e.description}</p>`:null}
      <p class="tree-card-facts">
        <span>${l("home.people",{count:e.personCount??0})}</span>
        ${e.role==="owner"?null:f`<span class="tag">${Zp(e.role)}</span>`}
        ${e.isPublic?f`<span class="tag"><${E} name="globe" />${l("tree.public")}</span>`:null}
        ${e.sharedCount?f`<span class="tag"
              ><${E} name="share" />${l("home.guests",{count:e.sharedCount})}</span
            >`:null}
      </p>
      <p class="hint">${Qp(Date.parse(e.updatedAt??""))}</p>
    </div>
    <${je} label=${l("button.moreFor",{name:e.treeName})} items=${s} />
    ${n==="details"?f`<${Uo} tree=${e} onClose=${r} onSaved=${t} />`:null}
    ${n==="share"?f`<${Bo} tree=${e} onClose=${Cc(r,t)} />`:null}
    ${n==="publish"?f`<${Lo} tree=${e} onClose=${Cc(r,t)} />`:null}
    ${n==="delete"?f`<${On}
          title=${l("home.deleteTitle")}
          deed=${l("home.deleteButton")}
          word=${e.treeName.trim()}
          onClose=${r}
          onConfirm=${async()=>{await Ao(e.treeId),se(l("home.deleting",{tree:e.treeName})),t()}}
        >
          <p>${l("home.deleteWarning",{count:e.personCount??0})}</p>
        <//>`:null}
    ${n==="leave"?f`<${On}
          title=${l("home.leaveTitle")}
          deed=${l("home.leaveButton")}
          onClose=${r}
          onConfirm=${async()=>{await Oo(e.treeId,I.peek()?.userId??""),t()}}
        >
          <p>${l("home.leaveWarning",{tree:e.treeName})}</p>
        <//>`:null}
  </li>`}var Cc=(e,t)=>()=>{e(),t()};function Zp(e){return l(e==="public"?"tree.public":`tree.access.${e}`)}function Qp(e){if(Number.isNaN(e))return"";let t=Date.now();return t-e<Dc?l("home.changedNow"):t-e<Jp?l("home.changed",{ago:ha(e,t,{numeric:"always"})}):l("home.changedOn",{date:Ge(e,{dateStyle:"long"})})}function eh({treeId:e,count:t}){let n=[...e].reduce((s,a)=>(s*31+a.charCodeAt(0))%9973,7),o=()=>(n=(n*137+71)%9973)/9973,r=Math.min(12,2+Math.round(Math.log2(t+1))),i=[];for(let s=r;s>0;s-=1){let a=54*s/r-o()*2;i.push(f`<ellipse cx=${60+o()*3-1.5} cy=${60+o()*3-1.5} rx=${a}
        ry=${a*(.93+o()*.1)} />`)}return f`<svg class="card-art" viewBox="0 0 120 120" aria-hidden="true" focusable="false">
    ${i}<circle cx="60" cy="60" r="3" class="filled" />
  </svg>`}function Rc(){let e=I.value?.email??"",{isBusy:t,problem:n,submit:o}=D(async()=>{await al(),se(l("home.resent",{email:e}))});return f`<aside class="unconfirmed" aria-label=${l("home.confirm")}>
    <p>
      ${we("home.unconfirmed",{email:e,strong:r=>f`<strong>${r}</strong>`})}
    </p>
    <button type="button" class="button" disabled=${t} onClick=${o}>
      ${l("home.resend")}
    </button>
    <${_} error=${n} />
  </aside>`}function Lc(){let{answer:e,problem:t,again:n}=fe(Vl,[I.value?.userId]),[o,r]=v(!1),[i,s]=v(!1),[a,c]=v(null);z(()=>{document.title=l("page.title",{screen:l("home.title")})},[]);let d=[...e??[]].sort((g,$)=>($.updatedAt??"").localeCompare(g.updatedAt??"")),u=d.filter(g=>g.role==="owner"),m=d.filter(g=>g.role!=="owner"),{isOver:h,takes:p}=Co(g=>{c(g),r(!0)});return f`<div class="home" ...${p}>
    <${Pc} onAccount=${()=>s(!0)} />
    <main id="main" class="home-main" tabindex="-1">
      <header class="screen-head">
        <h1>${l("home.title")}</h1>
        <button type="button" class="button strong" onClick=${()=>r(!0)}>
          <${E} name="plus" />${l("home.newTree")}
        </button>
      </header>
      ${I.value?.awaitsConfirmation?f`<${Rc} />`:null}
      <${_} error=${t} onRetry=${n} />
      ${e&&!e.length?f`<${xn} title=${l("home.empty")}>
            <p>${l("home.emptyHint")}</p>
            <button type="button" class="button strong" onClick=${()=>r(!0)}>
              <${E} name="plus" />${l("home.plant")}
            </button>
          <//>`:null}
      ${u.length?f`<h2 class="visually-hidden">${l("home.own")}</h2>
            <ul class="cards" aria-label=${l("home.title")}>
              ${u.map(g=>f`<${Ri} key=${g.treeId} tree=${g} again=${n} />`)}
            </ul>`:null}
      ${m.length?f`<h2 class="home-part">${l("home.shared")}</h2>
            <ul class="cards" aria-label=${l("home.shared")}>
              ${m.map(g=>f`<${Ri} key=${g.treeId} tree=${g} again=${n} />`)}
            </ul>`:null}
    </main>
    ${h?f`<${Do} words=${l("home.drop")} />`:null}
    ${o?f`<${Oc}
          file=${a}
          onWritten=${n}
          onClose=${()=>{r(!1),c(null),n()}}
        />`:null}
    ${i?f`<${Mc} onClose=${()=>s(!1)} onRestored=${n} />`:null}
  </div>`}function Fc({notice:e}){let{id:t,text:n,action:o,error:r}=e;return f`<div class="notice">
    ${r?f`<${_} error=${r} />`:f`<p>${n}</p>`}
    ${o?f`<button
          type="button"
          class="button"
          onClick=${()=>{ko(t),o.act()}}
        >
          ${o.label}
        </button>`:null}
    <button
      type="button"
      class="button quiet icon-only"
      aria-label=${Y("notice.dismiss")}
      onClick=${()=>ko(t)}
    >
      <${E} name="close" />
    </button>
  </div>`}function Bc(){return f`<div class="notices" role="status" aria-live="polite">
    ${Ut.value?f`<p class="notice waiting">${Ut.value}</p>`:null}
    ${Ce.value.map(e=>f`<${Fc} key=${e.id} notice=${e} />`)}
  </div>`}var V={current:null};var th=/FRENCH|HEBREW/i,nh=/@#D[^@]*@|\b(?:GREGORIAN|JULIAN)\b/gi,oh=new RegExp(String.raw`(?<!\d)(\d{3,4}(?!\d)|(?<![/.-])\d{1,2}(?=\s*(?:$|TO\b|AND\b|B\.?\s?C)))`+String.raw`(?:/\d\d)?(\s*B\.?\s?C)?`,"i");function zo(e,t,n){if(e)return Uc(e);if(t&&!th.test(t)){let o=oh.exec(t.replace(nh," "));if(o)return Number(o[1])*(o[2]?-1:1)}return n?Uc(n):null}function Te(e){return zo(e.birthDate,e.birthDateText,e.birthSort)}function Vt(e){return zo(e.deathDate,e.deathDateText,e.deathSort)}function zc(e){let t=1/0,n=-1/0;for(let o of e){let r=Te(o);r!==null&&(t=Math.min(t,r),n=Math.max(n,r))}return t>n?null:[t,n]}function Uc(e){let t=Number.parseInt(e,10);return Number.isNaN(t)?null:t}var Nn=Object.freeze([]);function ye(e){let t=new Map([...e.persons].map(u=>({person:u,born:rh(u)})).sort((u,m)=>Ho(u.born,m.born)||Ho(u.person.personId,m.person.personId)).map(({person:u})=>[u.personId,u])),n=new Map([...t.keys()].map((u,m)=>[u,m])),{parents:o,children:r}=ih(e,t,n),{spouses:i,couples:s}=ah(e,t,n),a=lh(t,o),c=Hc(a,u=>u.parents),d=Hc(a,u=>u.children);return{people:t,parents:u=>o.get(u)??Nn,children:u=>r.get(u)??Nn,spouses:u=>i.get(u)??Nn,families:a,familiesOfParent:u=>c.get(u)??Nn,familiesOfChild:u=>d.get(u)??Nn,couples:s}}function Oe(e,t){return e<t?`${e} ${t}`:`${t} ${e}`}function rh(e){return Wc(e.birthDate??e.birthSort,Te(e))}function Gc(e){return Wc(e.marriageDate,zo(e.marriageDate,e.marriageDateText))}function Wc(e,t){return e&&!e.startsWith("-")?e.padStart(10,"0"):t===null?"~":t<0?`!${String(1e4+t).padStart(5,"0")}`:String(t).padStart(4,"0")}function ih(e,t,n){let o=new Map,r=new Map,i=new Set;for(let{parentId:s,childId:a,type:c="Biological"}of e.parents){let d=`${s} ${a}`;!t.has(s)||!t.has(a)||s===a||i.has(d)||(i.add(d),Kt(o,a,{id:s,type:c}),Kt(r,s,{id:a,type:c}))}for(let[s,a]of sh(t,r))o.set(s,(o.get(s)??[]).filter(c=>c.id!==a)),r.set(a,(r.get(a)??[]).filter(c=>c.id!==s));for(let s of[o,r])for(let a of s.values())a.sort((c,d)=>Go(n,c)-Go(n,d));return{parents:o,children:r}}function sh(e,t){let n=[],o=new Map;for(let r of e.keys()){if(o.has(r))continue;o.set(r,"open");let i=[{id:r,next:0}];for(let s=i.at(-1);s;s=i.at(-1)){let a=t.get(s.id)?.[s.next++];a?o.get(a.id)==="open"?n.push([a.id,s.id]):o.has(a.id)||(o.set(a.id,"open"),i.push({id:a.id,next:0})):(o.set(s.id,"done"),i.pop())}}return n}function ah(e,t,n){let o=new Map,r=new Map;for(let s of e.spouses){let{person1Id:a,person2Id:c}=s,d=Oe(a,c);!t.has(a)||!t.has(c)||a===c||r.has(d)||(r.set(d,s),Kt(o,a,{id:c,link:s}),Kt(o,c,{id:a,link:s}))}for(let s of o.values())s.sort((a,c)=>Ho(Gc(a.link),Gc(c.link))||Go(n,a)-Go(n,c));let i=[...r].sort((s,a)=>Ho(s[0],a[0])).map(([,s])=>s);return{spouses:o,couples:i}}function lh(e,t){let n=new Map;for(let o of e.keys()){let r=new Map;for(let{id:i,type:s}of t.get(o)??[])Kt(r,s,i);for(let[i,s]of r)for(let a=0;a<s.length;a+=2){let c=s.slice(a,a+2).sort(),d=`${i} ${c.join(" ")}`,u=n.get(d)??{key:d,parents:c,type:i,children:[]};n.set(d,u),u.children.push(o)}}return[...n.values()]}function Hc(e,t){let n=new Map;for(let o of e)for(let r of t(o))Kt(n,r,o);return n}function Kt(e,t,n){let o=e.get(t);o?o.push(n):e.set(t,[n])}function Go(e,t){return e.get(t.id)??0}function Ho(e,t){return e<t?-1:e>t?1:0}function Ie(e,t,{rootId:n}){if(n&&t.people.has(n))return n;let o=e.tree?.rootPersonId;if(o&&t.people.has(o))return o;let r=null,i=-1;for(let s of t.people.keys()){let a=t.parents(s).length+t.children(s).length+t.spouses(s).length;a<=i||(i=a,r=s)}return r}function Cn(e,t,n){let o=new Map([[e,0]]),r=[e];for(let i=0;i<r.length;i++){let s=r[i],a=(o.get(s)??0)+1;if(!(a>n))for(let c of t(s))o.has(c.id)||(o.set(c.id,a),r.push(c.id))}return o}function Wo(e,t,n){return{persons:e.persons.filter(({personId:o})=>t.has(o)),parents:e.parents.filter(({parentId:o,childId:r})=>t.has(o)&&n.has(r)),spouses:e.spouses.filter(({person1Id:o,person2Id:r})=>t.has(o)&&t.has(r))}}var dt=Object.freeze({nodes:[],edges:[],levels:[],bounds:{x:0,y:0,w:0,h:0}});var q=ne(null),Rn=ne(null),Q=xe(()=>ye(q.value??{persons:[],parents:[],spouses:[]})),R=xe(()=>Q.value.people),qo=xe(()=>(q.value&&Ie(q.value,Q.value,{}))??""),oe=xe(()=>["owner","editor"].includes(q.value?.tree.role??"")),Yt=xe(()=>q.value?.tree.role==="owner"),Li="Biological",Dn="",jo=0;async function jc(e){Fi(),Dn=e,await Bi()}function Fi(e=Dn){e===Dn&&(jo+=1,Dn="",q.value=null,Rn.value=null)}async function Ne({isQuiet:e=!1}={}){await Bi({isQuiet:e})}async function ch(){let e=q.peek()?.tree;if(!(!e||document.hidden))try{let t=await Kl(e.treeId);(t.version!==e.version||t.updatedAt!==e.updatedAt)&&await Bi()}catch{}}function qc(e){let{parents:t,children:n}=Q.value,o=new Map;for(let s of t(e))for(let a of n(s.id)){if(a.id===e)continue;let c=s.type===Li?a.type:s.type;o.set(a.id,[...o.get(a.id)??[],c])}let r=s=>t(s).filter(a=>a.type===Li).length,i=(s,a)=>{let c=a.filter(d=>d===Li).length;return c?c<Math.max(r(e),r(s))?"Half":"":a.includes("Adoptive")?"Adoptive":a[0]??""};return[...R.value.keys()].flatMap(s=>{let a=o.get(s);return a?[{id:s,how:i(s,a)}]:[]})}async function Bi({isQuiet:e=!1}={}){let t=++jo,n=Dn;try{let o=await To(n);if(t!==jo)return;q.value=o,Rn.value=null}catch(o){if(t!==jo)return;q.peek()?e||he(o):Rn.value=o}}document.addEventListener("visibilitychange",ch);function F(e){return e?e.hidden?l("person.living"):[e.firstName,e.lastName].filter(Boolean).join(" ")||e.preferredName||e.birthName||l("person.unnamed"):l("person.missing")}function Xt(e){return e.hidden?l("person.living"):[e.firstName,e.middleName,e.lastName,e.suffix].filter(Boolean).join(" ")||F(e)}function Ui(e){return e.normalize("NFKD").replace(/\p{M}/gu,"").replace(/ß/g,"ss").replace(/[øØ]/g,"o").replace(/[łŁ]/g,"l").toLowerCase()}function Vc(e){let{firstName:t,middleName:n,lastName:o,birthName:r,preferredName:i,suffix:s}=e;return Ui([t,n,o,r,i,s].filter(Boolean).join(" "))}function uh(e){H({person:e}),V.current?.focus(e)}function Ze({id:e}){let t=R.value.get(e);return f`<button type="button" class="link" disabled=${!t} onClick=${()=>uh(e)}>
    ${F(t)}
  </button>`}function Vo({ids:e}){return ga(e.map(t=>f`<${Ze} key=${t} id=${t} />`))}var Xc=["JAN","FEB","MAR","APR","MAY","JUN","JUL","AUG","SEP","OCT","NOV","DEC"],dh=2e3,fh={ABT:"about",CAL:"calculated",EST:"estimated",BEF:"before",AFT:"after",FROM:"from",TO:"to"},mh=[[/@#DJULIAN@|\bJULIAN\b/gi,"julian"],[/@#DFRENCH R@|\bFRENCH_R\b/gi,"french"],[/@#DHEBREW@|\bHEBREW\b/gi,"hebrew"]],ph=/@#DGREGORIAN@|\bGREGORIAN\b/gi,hh=/^BET\s+(.+?)\s+AND\s+(.+)$/i,gh=/^FROM\s+(.+?)\s+TO\s+(.+)$/i,$h=/^(ABT|CAL|EST|BEF|AFT|FROM|TO)\s+(.+)$/i,bh=/^(?:(\d{1,2})\s+)?([A-Z]{3})\s+(\d{1,4}(?:\/\d{2})?)$/i,Kc=/\s+(?:BCE|B\.C\.)$/i;function ft(e){let t=e.trim();if(/^\(.*\)$/s.test(t))return t.slice(1,-1);let n=/^INT\s+(.*?)\s*\((.*)\)$/is.exec(t);if(n){let[,s="",a=""]=n;return l("date.quoted",{date:ft(s),phrase:a})}let o=t.replace(ph,""),r=[];for(let[s,a]of mh)s.test(o)&&r.push(l(`date.${a}`)),o=o.replace(s,"");let i=yh(o.trim().replace(/\s+/g," "));return r.length?l("date.calendar",{date:i,calendar:r.join(", ")}):i}function yh(e){let t=hh.exec(e);if(t)return Yc("date.between",t);let n=gh.exec(e);if(n)return Yc("date.period",n);let o=$h.exec(e);if(!o)return Ln(e);let[,r="",i=""]=o,s=fh[r.toUpperCase()];return l(`date.${s}`,{date:Ln(i)})}function Yc(e,[,t="",n=""]){return l(e,{from:Ln(t),to:Ln(n)})}function Ln(e){if(Kc.test(e))return l("date.bc",{year:Ln(e.replace(Kc,""))});let[,t,n="",o=""]=bh.exec(e)??[],r=Ko(Xc.indexOf(n.toUpperCase()));return r?t?l("date.day",{day:`${Number(t)}`,month:r,year:o}):l("date.month",{month:r,year:o}):e}function Ko(e){return e in Xc?Ge(new Date(dh,e,1),{month:"long"}):""}function ge(e,t){if(t)return ft(t);if(!e)return"";let[n="",o="",r=""]=e.split("-").map(i=>`${Number(i)}`);return l("date.day",{day:r,month:Ko(Number(o)-1),year:n})}async function Jc(e,t,n){let o={from:t,to:n,language:Ke().startsWith("de")?"de":"en"};return A("GET",`${be(e)}/relationship`,{query:o,isGuest:!0})}async function zi(e,t,n={}){return A("GET",`${be(e)}/${t}`,{query:n,isGuest:!0})}async function Zc(e,t,n){return A("POST",`${be(e)}/distinct`,{json:{first:t,second:n}})}async function Qc(e,t,n){return A("POST",`${be(e)}/merge`,{json:{keep:t,drop:n}})}function Se(e,t={}){let n=q.value?.tree,o=JSON.stringify(t),r=n?.treeId??"",[i,s]=v({of:0,pages:[]}),{answer:a,problem:c,again:d}=fe(()=>zi(r,e,t),[r,n?.version,e,o]),u=i.of===a?i.pages:[],m=[a,...u].filter(Boolean),h=m.at(-1)?.cursor,g=h?f`<button type="button" class="button wide" onClick=${async()=>{try{let $=await zi(r,e,{...t,cursor:h});s({of:a,pages:[...u,$]})}catch($){he($)}}}>
        ${l("button.showMore")}
      </button>`:null;return{answer:a,items:m.flatMap($=>$.items??[]),problem:c,again:d,more:g}}var wh=Array.from({length:12},(e,t)=>[String(t+1),Ko(t)]);function eu(){let[e,t]=v(String(new Date().getMonth()+1)),{answer:n,items:o,problem:r,again:i}=Se("anniversaries",{month:e});return f`<label class="field">
      <span class="field-label">${l("anniversaries.month")}</span>
      <select onChange=${s=>t(s.target.value)}>
        ${wh.map(([s,a])=>f`<option value=${s} selected=${s===e}>${a}</option>`)}
      </select>
    </label>
    <${_} error=${r} onRetry=${i} />
    ${n&&!o.length?f`<p class="hint">${l("anniversaries.none")}</p>`:null}
    <ol class="days">
      ${o.map(s=>f`<li key=${s.kind+s.personIds.join()+s.date}>
          <span class="day">${s.day}</span>
          <span>
            ${we(`anniversaries.${s.kind}`,{people:f`<${Vo} ids=${s.personIds} />`,year:s.date.slice(0,4),ago:$a(s.years),when:a=>f`<span class="hint">${a}</span>`})}
          </span>
        </li>`)}
    </ol>`}function vh({code:e,severity:t}){return l(`checks.codes.${t==="error"&&e==="parentTooYoung"?"bornAfterOwnChild":e}`)}function tu(){let{answer:e,problem:t,again:n}=Se("checks",{limit:1}),[o,r]=v("");return e?e.counts.length?f`<ul class="groups">
    ${e.counts.map(i=>{let{code:s,severity:a}=i,c=`${a} ${s}`,d=o===c;return f`<li key=${c}>
          <button
            type="button"
            class="group ${a}"
            aria-expanded=${d}
            onClick=${()=>r(d?"":c)}
          >
            <span class="group-mark">${l(`checks.${a}`)}</span>
            <span class="group-title">${vh(i)}</span>
            <span class="group-count">${ke(i.count)}</span>
          </button>
          ${d?f`<${xh} code=${s} severity=${a} />`:null}
        </li>`})}
  </ul>`:f`<p class="good"><${E} name="check" />${l("checks.none")}</p>`:f`<${_} error=${t} onRetry=${n} />`}function xh({code:e,severity:t}){let{items:n,problem:o,again:r,more:i}=Se("checks",{code:e,severity:t,limit:50});return f`<${_} error=${o} onRetry=${r} />
    <ul class="findings">
      ${n.map(s=>f`<li
          key=${s.text+s.personIds.join()}
        >
          <p>${s.text}</p>
          <p class="finding-people">
            ${s.personIds.map(a=>f`<${Ze} key=${a} id=${a} />`)}
          </p>
        </li>`)}
    </ul>
    ${i}`}async function Qe(e){let{value:t,etag:n}=await fi("GET",Jt(e),{isGuest:!0});return{person:Wt(t),etag:n}}async function nu(e){return A("POST","api/persons",{json:e})}async function Gi(e,t,n){let{value:o,etag:r}=await fi("PATCH",Jt(e),{json:t,ifMatch:n});return{person:o,etag:r}}async function ou(e){return A("DELETE",Jt(e))}async function ru(e,t){return A("POST",`${Jt(e)}/restore`,{json:{undo:t}})}async function Yo(e,t){await A("POST",`${Jt(e)}/photo`,{body:t})}async function iu(e){await A("DELETE",`${Jt(e)}/photo`)}async function Xo(e){return zt(e,{isGuest:!0})}async function su(e){let t=[],n;do{let o=await A("GET","api/relationships",{query:{personId:e,cursor:n}});t.push(...o.items),n=o.cursor}while(n);return t}async function Hi(e){return A("POST","api/relationships/parent-child",{json:e})}async function Wi(e){return A("POST","api/relationships/spousal",{json:e})}async function ji(e,t,n,o){return A("PATCH",au(e,t,n),{json:o})}async function Fn(e,t,n){await A("DELETE",au(e,t,n))}function au(e,t,n){return`api/relationships/${e}/${encodeURIComponent(t)}/${encodeURIComponent(n)}`}function Jt(e){return`api/persons/${encodeURIComponent(e)}`}var kh=50,Et=ne([]),mt=ne([]),Pt=ne(!1),Jo=xe(()=>Et.value.at(-1)?.what??""),Zo=xe(()=>mt.value.at(-1)?.what??"");function At(){Et.value=[],mt.value=[],hi()}async function Re(e,t){let n=await Vi(e.act);mt.value=[],lu(e,t,n)}async function Zt(){let e=Et.peek().at(-1);if(!e||Pt.peek())return;gi();let t;try{t=await Vi(e.undo)}catch(o){he(o);return}Et.value=Et.value.filter(o=>o!==e),mt.value=t?[]:[...mt.value,e];let{what:n}=e;t?se(l("history.undoneForGood",{what:n})):se(l("history.undone",{what:n}),{label:l("button.redo"),act:Qt})}async function Qt(){let e=mt.peek().at(-1);if(!e||Pt.peek())return;gi();let t;try{t=await Vi(e.act)}catch(n){he(n);return}mt.value=mt.value.filter(n=>n!==e),lu(e,l("history.redone",{what:e.what}),t)}function lu(e,t,n){n?(At(),se(l("history.doneForGood",{done:t}))):(Et.value=[...Et.value,e].slice(-kh),hi(),se(t,{label:l("button.undo"),act:Zt}))}async function Vi(e){Pt.value=!0;let t,n=!1;try{t=await e()||void 0}catch(i){throw n=i instanceof X&&!i.status,i}finally{await Ne({isQuiet:n}),Pt.value=!1}let{opens:o="",isForGood:r=!1}=t??{};return R.peek().has(o)&&H({person:o}),r}function en(e){return e<0?l("date.bc",{year:`${-e}`}):`${e}`}function Qo(e){if(!e)return"";let[t,n]=e;return t===n?en(t):`${en(t)}–${en(n)}`}function tn(e,t){if(e===null)return"";let n=/^\s*(?:@#[^@]*@\s*)?(ABT|CAL|EST|BET|BEF|AFT|FROM|TO)\b/i.exec(t??""),o=en(e);switch(n?.[1]?.toUpperCase()){case void 0:return o;case"BEF":case"TO":return l("date.beforeYear",{year:o});case"AFT":case"FROM":return l("date.afterYear",{year:o});default:return l("date.aboutYear",{year:o})}}function pt(e){let t=tn(Te(e),e.birthDateText),n=tn(Vt(e),e.deathDateText);if(!t&&!n)return"";let o=l("date.unknownYear");return n?`${t||o}–${n}`:e.living?l("date.bornYear",{year:t}):`${t}–${o}`}function nn(e){return ge(e.birthDate,e.birthDateText)}function on(e){return ge(e.deathDate,e.deathDateText)}function cu(){let{answer:e,items:t,problem:n,again:o,more:r}=Se("duplicates",{limit:25}),[i,s]=v(null);return e?t.length?f`<p class="hint">${l("duplicates.intro")}</p>
    <ul class="findings">
      ${t.map(a=>f`<li
          key=${a.personIds.join()}
        >
          <p class="pair">
            ${a.personIds.map(c=>f`<span key=${c}>
                <${Ze} id=${c} />
                <span class="hint"> ${_h(c)}</span>
              </span>`)}
          </p>
          <p class="hint">${Sn(_e(a.reasons))}</p>
          ${oe.value?f`<button
                type="button"
                class="button small"
                onClick=${()=>s(a.personIds)}
              >
                <${E} name="merge" />${l("duplicates.compare")}
              </button>`:null}
        </li>`)}
    </ul>
    ${r}
    ${i?f`<${Sh} pair=${i} onClose=${()=>s(null)} />`:null}`:f`<p class="good"><${E} name="check" />${l("duplicates.none")}</p>`:f`<${_} error=${n} onRetry=${o} />`}function _h(e){let t=R.value.get(e);return t?pt(t):""}function Sh({pair:e,onClose:t}){let[n,o]=v(!0),r=fe(async()=>{let[m,h]=await Promise.all(e.map(Qe));return m&&h?[m.person,h.person]:[]},e),{isBusy:i,problem:s,submit:a}=D(async()=>{let[m,h]=n?e:[e[1],e[0]],p=F(R.peek().get(m));await Qc(q.peek()?.tree.treeId??"",m,h),t(),H({person:""}),At(),await Ne(),se(l("duplicates.merged",{name:p}))}),c=D(async()=>{await Zc(q.peek()?.tree.treeId??"",...e),t(),await Ne()}),[d,u]=r.answer??[];return f`<${Z} title=${l("duplicates.title")} onClose=${t}>
    <form class="stack" onSubmit=${a}>
      <${_} error=${r.problem??s??c.problem} />
      ${d&&u?f`<${Mh} first=${d} second=${u} keepsFirst=${n}
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
  <//>`}function Mh({first:e,second:t,keepsFirst:n,onKeep:o}){let r=s=>{let{parents:a,spouses:c,children:d}=Q.value,u=s.personId,m=[...a(u),...c(u),...d(u)].map(h=>h.id);return _e(m.map(h=>F(R.value.get(h))))},i=[[l("duplicates.name"),Xt],[l("field.birth"),nn],[l("field.birthPlace"),s=>s.birthPlace??""],[l("field.death"),on],[l("field.deathPlace"),s=>s.deathPlace??""],[l("duplicates.relatives"),r],[l("field.biography"),s=>s.biography??""]];return f`<table class="side-by-side">
    <thead>
      <tr>
        <th scope="col"><span class="visually-hidden">${l("person.field")}</span></th>
        ${[!0,!1].map(s=>f`<th scope="col" key=${s}>
            <label class="toggle">
              <input type="radio" name="keep" checked=${n===s}
                onChange=${()=>o(s)} />
              <span>${l("duplicates.keep")}</span>
            </label>
          </th>`)}
      </tr>
    </thead>
    <tbody>
      ${i.map(([s,a])=>{let c=[a(e),a(t)],d=!!(c[0]&&c[1])&&c[0]!==c[1];return c[0]||c[1]?f`<tr key=${s} class=${d?"differs":""}>
              <th scope="row">${s}</th>
              ${c.map((u,m)=>f`<td key=${m}>${u||l("person.noValue")}</td>`)}
            </tr>`:null})}
    </tbody>
  </table>`}function uu(){let{answer:e,items:t,problem:n,again:o,more:r}=Se("places",{limit:50}),[i,s]=v("");return e&&!t.length?f`<p class="hint">${l("places.none")}</p>`:f`<${_} error=${n} onRetry=${o} />
    <ul class="groups">
      ${t.map(a=>{let c=i===a.name;return f`<li key=${a.name}>
          <button
            type="button"
            class="group"
            aria-expanded=${c}
            onClick=${()=>s(c?"":a.name)}
          >
            <span class="group-title">${a.name}</span>
            <span class="group-count">${ke(Eh(a))}</span>
          </button>
          ${c?f`<${Ph} place=${a} />`:null}
        </li>`})}
    </ul>
    ${r}`}function Eh({births:e,marriages:t,deaths:n}){return e+t+n}function Ph({place:e}){let{births:t,marriages:n,deaths:o,personIds:r,personCount:i}=e,s=[t?l("places.births",{count:t}):"",n?l("places.marriages",{count:n}):"",o?l("places.deaths",{count:o}):""].filter(Boolean);return f`<div class="findings">
    <p class="hint">${_e(s)}</p>
    <ul class="rows">
      ${r.map(a=>f`<li key=${a}><${Ze} id=${a} /></li>`)}
    </ul>
    ${i>r.length?f`<p class="hint">
          ${l("places.others",{count:i-r.length})}
        </p>`:null}
  </div>`}var er=320,Bn=110,Ah=16,Th=6.2;function du({title:e,bars:t}){let n=Math.max(1,...t.map(i=>i.count)),o=er/Math.max(1,t.length),r=Math.ceil(t.length/8);return f`<figure class="chart">
    <figcaption>${e}</figcaption>
    <svg viewBox="0 0 ${er} ${Bn+Ah}" role="img" aria-label=${Ih(e,t)}>
      ${t.map((i,s)=>{let a=Math.max(i.count?2:0,i.count/n*(Bn-14)),c=s*o;return f`<g key=${i.label}>
          <rect x=${c+o*.12} y=${Bn-a} width=${o*.76} height=${a}
            rx="2"><title>${fu(i)}</title></rect>
          ${s%r===0?f`<text x=${Oh(c+o/2,i.label)} y=${Bn+12}
                text-anchor="middle">
                ${i.label}
              </text>`:null}
        </g>`})}
      <path d="M0 ${Bn}H${er}" />
    </svg>
  </figure>`}function Oh(e,t){let n=t.length*Th/2;return Math.min(er-n,Math.max(n,e))}function Un({title:e,bars:t}){let n=Math.max(1,...t.map(o=>o.count));return t.length?f`<figure class="chart">
    <figcaption>${e}</figcaption>
    <dl class="bars">
      ${t.map(o=>f`<div key=${o.label}>
          <dt>${o.label}</dt>
          <dd>
            <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
              <rect width=${o.count/n*100} height="8" rx="1.5" />
            </svg>
            <span>${ke(o.count)}</span>
          </dd>
        </div>`)}
    </dl>
  </figure>`:null}function Ih(e,t){return l("statistics.chart",{title:e,bars:_e(t.map(fu),{type:"unit"})})}function fu({label:e,count:t}){return l("statistics.bar",{label:e,count:t})}var Nh=24,mu=8,Ch=["sex","birthDate","birthPlace","deathDate","parents"];function pu(){let{answer:e,problem:t,again:n}=Se("stats");return e?f`<dl class="tiles">
      <${rn} label=${l("statistics.people")} value=${ke(e.persons)} />
      <${rn} label=${l("statistics.living")} value=${ke(e.living)} />
      <${rn} label=${l("statistics.couples")} value=${ke(e.couples)} />
      <${rn} label=${l("statistics.generations")} value=${ke(e.generations)} />
      <${tr} label=${l("statistics.ageAtDeath")} average=${e.ageAtDeath} />
      <${tr} label=${l("statistics.ageAtMarriage")} average=${e.ageAtMarriage} />
      <${tr} label=${l("statistics.ageOfMothers")} average=${e.ageOfMothers} />
      <${tr} label=${l("statistics.ageOfFathers")} average=${e.ageOfFathers} />
      ${e.childrenPerCouple?f`<${rn} label=${l("statistics.childrenPerCouple")}
            value=${hu(e.childrenPerCouple)} />`:null}
    </dl>
    <${Dh} answer=${e} />
    <${Un} title=${l("statistics.lastNames")} bars=${Ki(e.lastNames)} />
    <${Un} title=${l("statistics.femaleNames")} bars=${Ki(e.firstNamesFemale)} />
    <${Un} title=${l("statistics.maleNames")} bars=${Ki(e.firstNamesMale)} />
    <${Un} title=${l("statistics.completeness")} bars=${Ch.map(o=>({label:l(`statistics.${o}`),count:Math.round((e.completeness[o]??0)*100)}))} />
    ${e.largestFamilies.length?f`<h3>${l("statistics.mostChildren")}</h3>
          <ul class="rows">
            ${e.largestFamilies.slice(0,mu).map(o=>f`<li
                  class="row"
                  key=${o.personId}
                >
                  <span class="row-words"><${Ze} id=${o.personId} /></span>
                  <span class="hint">
                    ${l("statistics.children",{count:o.children})}
                  </span>
                </li>`)}
          </ul>`:null}`:f`<${_} error=${t} onRetry=${n} />`}function Dh({answer:e}){let t=e.birthsByDecade.length;if(!t)return null;let n=t<=Nh,r=(n?e.birthsByDecade:e.birthsByCentury).map(i=>({label:i.fromYear<0?en(i.fromYear):l("statistics.years",{year:`${i.fromYear}`}),count:i.count}));return f`<${du} bars=${r}
    title=${l(n?"statistics.birthsByDecade":"statistics.birthsByCentury")} />`}function rn({label:e,value:t}){return f`<div class="tile"><dt>${e}</dt><dd>${t}</dd></div>`}function tr({label:e,average:t}){return t?f`<${rn} label=${e} value=${hu(t.years)} />`:null}function Ki(e){return e.slice(0,mu).map(t=>({label:t.name,count:t.count}))}function hu(e){return ke(e,{minimumFractionDigits:1,maximumFractionDigits:1})}function et(e=""){return e.split(",").map(n=>n.trim()).filter(Boolean).join(", ")}var Rh={birth:"∗",marriage:"∞",divorce:"⚮",death:"†"};function $u(){let{answer:e,items:t,problem:n,again:o,more:r}=Se("timeline",{limit:100});return e&&!t.length?f`<p class="hint">${l("timeline.none")}</p>`:f`<${_} error=${n} onRetry=${o} />
    <ol class="timeline">
      ${t.map((i,s)=>{let a=gu(i.sort),c=t[s-1];return f`${!c||gu(c.sort)!==a?f`<li class="century" key=${`c${a}`}><h3>${a}</h3></li>`:null}
          <li key=${i.kind+i.personIds.join()+s}>
            <span class="sign ${i.kind}" aria-hidden="true">${Rh[i.kind]}</span>
            <span>
              <span class="hint">${ft(i.dateText)}</span><br />
              ${we(`timeline.${i.kind}`,{people:f`<${Vo} ids=${i.personIds} />`})}
              ${i.place?`, ${et(i.place)}`:null}
            </span>
          </li>`})}
    </ol>
    ${r}`}function gu(e){let t=Number.parseInt(e,10);return l("statistics.years",{year:`${Math.floor(t/100)*100}`})}var bu={checks:tu,duplicates:cu,statistics:pu,anniversaries:eu,timeline:$u,places:uu},sn=Object.keys(bu);function yu({name:e}){let t=sn.find(s=>s===e)??"checks",n=bu[t],o=B(null);re(()=>o.current?.focus(),[]);let r=s=>{let c={ArrowRight:1,ArrowLeft:-1}[s.key];if(!c)return;s.preventDefault();let d=sn[(sn.indexOf(t)+c+sn.length)%sn.length]??"";H({insight:d},{replace:!0}),requestAnimationFrame(()=>document.getElementById(`insight-${d}`)?.focus())},i=()=>{H({insight:""}),document.getElementById("main")?.focus()};return f`<aside class="insights" aria-label=${l("tree.insights")}>
    <header class="insights-head">
      <h2 tabindex="-1" ref=${o}>${l("tree.insights")}</h2>
      <button type="button" class="button quiet icon-only" onClick=${i}
        aria-label=${l("insights.close")} title=${l("button.close")}
      ><${E} name="close" /></button>
    </header>
    <div class="tabs" role="tablist" aria-label=${l("tree.insights")} onKeyDown=${r}>
      ${sn.map(s=>f`<button
          key=${s}
          type="button"
          role="tab"
          id="insight-${s}"
          class="tab"
          aria-selected=${s===t}
          aria-controls="insight-view"
          tabindex=${s===t?0:-1}
          onClick=${()=>H({insight:s},{replace:!0})}
        >
          ${l(`insights.${s}`)}
        </button>`)}
    </div>
    <div class="insight" role="tabpanel" id="insight-view" aria-labelledby="insight-${t}"
      tabindex="0" key=${t}>
      <${n} />
    </div>
  </aside>`}var wu=["birthDate","deathDate","marriageDate","divorceDate","adoptionDate"];function nr(e,t){let n={};for(let o of Object.keys(t)){let r=o.replace(/Text$/,"");wu.includes(r)&&!e[o]&&e[r]?n[r]=e[r]:n[o]=e[o]??null}return n}function vu(e){let t={...e};for(let n of wu)t[`${n}Text`]&&delete t[n];return t}var Lh=404,tt=e=>F(R.peek().get(e));async function an(e,t,n="Biological",o=""){let[r,i]=[tt(e),tt(t)];await Re({what:l("history.connecting",{one:r,other:i}),act:async()=>{await Hi({parentId:e,childId:t,type:n,...o?{alsoOf:o}:{}})},undo:async()=>{o&&await _u("parent-child",o,t),await Fn("parent-child",e,t)}},o?l("history.parents",{parent:r,other:tt(o),child:i}):l("history.parent",{parent:r,child:i}))}async function or(e,t,n={status:"Married"},o=[]){let r={one:tt(e),other:tt(t)};await Re({what:l("history.connecting",r),act:async()=>{await Wi({person1Id:e,person2Id:t,parentOf:o,...n})},undo:async()=>{for(let i of o)await _u("parent-child",t,i);await Fn("spousal",e,t)}},l("history.couple",r))}async function xu(e,t,n){let o=await Yi(e,t,n),r={one:tt(t),other:tt(n)};await Re({what:l("history.disconnecting",r),act:()=>Fn(e,t,n),undo:async()=>{let i={...Fh(o),...Su(e,t,n)};e==="spousal"?await Wi(i):await Hi(i)}},l("history.disconnected",r))}async function ku(e,t,n,o,r){let i=nr(o,r),s={one:tt(t),other:tt(n)};await Re({what:l("history.editingLink",s),act:async()=>{await ji(e,t,n,r)},undo:async()=>{await ji(e,t,n,i)}},l("history.savedLink"))}async function Yi(e,t,n){let o=Object.entries(Su(e,t,n));return(await su(t)).find(i=>o.every(([s,a])=>i[s]===a))}async function _u(e,t,n){try{await Fn(e,t,n)}catch(o){if(!(o instanceof X)||o.status!==Lh)throw o}}function Su(e,t,n){return e==="spousal"?{person1Id:t,person2Id:n}:{parentId:t,childId:n}}function Fh(e){let{id:t,relationshipType:n,treeId:o,createdAt:r,updatedAt:i,...s}=e;return vu(s)}var Bh=409;function Xi(e){let t,n=null;return{async end(){let{person:o}=await Qe(e);return n=o.photoUrl?await Xo(o.photoUrl).catch(()=>null):null,{undo:t}=await ou(e),G.peek().person===e&&H({person:""}),{isForGood:!t}},async goOn(){return t&&await Uh(e,t),t=void 0,n&&await Yo(e,n),n=null,{opens:e}}}}async function Uh(e,t){try{await ru(e,t)}catch(n){if(!(n instanceof X)||n.status!==Bh)throw n;await Qe(e).catch(()=>Promise.reject(n))}}async function ln(e){let t=q.peek()?.tree.treeId??"",n=F(e),o="",r=null;return await Re({what:l("history.adding",{name:n}),act:async()=>{if(r)return r.goOn();o=(await nu({treeId:t,...e})).personId},undo:()=>(r??=Xi(o)).end()},l("history.added",{name:n})),o}async function Mu(e,t,n){let o=nr(e,t),r=n,i=F({...e,...t});await Re({what:l("history.editing",{name:i}),act:async()=>{await Gi(e.personId,t,r),r=""},undo:async()=>{await Gi(e.personId,o)}},l("history.saved",{name:i}))}async function Eu(e){let t=F(e),n=Xi(e.personId);await Re({what:l("history.deleting",{name:t}),act:n.end,undo:n.goOn},l("history.deleted",{name:t}))}async function Pu(e,t){let n=e.personId,o=e.photoUrl?await Xo(e.photoUrl).catch(()=>null):null,r=async i=>{i?await Yo(n,i):await iu(n)};await Re({what:l("history.photo",{name:F(e)}),act:()=>r(t),undo:()=>r(o)},l(t?"history.photoSaved":"history.photoRemoved"))}async function Au(e){let t=q.peek()?.tree;if(!t)return;let n=t.rootPersonId??null;await Re({what:l("history.root",{name:F(e)}),act:async()=>{await St(t.treeId,{rootPersonId:e.personId})},undo:async()=>{await St(t.treeId,{rootPersonId:n})}},l("history.rootSet",{name:F(e)}))}var zh=[[/sch|sh/g,"s"],[/ph/g,"f"],[/th|dt/g,"t"],[/ck|ch|c|q/g,"k"],[/ae|oe|ue/g,e=>e.slice(0,1)],[/y|j/g,"i"],[/w/g,"v"],[/z/g,"s"],[/([^0-9])\1+/g,"$1"]];function rr(e){return zh.reduce((t,[n,o])=>t.replace(n,o),e)}function Tu(e,t){let n=Math.min(e.length,t.length),o=n>=8?2:n>=4?1:0;return!o||Math.abs(e.length-t.length)>o?!1:Gh(e,t)<=o}function Gh(e,t){let n=Array.from({length:t.length+1},(o,r)=>r);for(let o=1;o<=e.length;o++){let r=[o];for(let i=1;i<=t.length;i++){let s=(n[i-1]??0)+(e[o-1]===t[i-1]?0:1);r.push(Math.min(s,(n[i]??0)+1,(r[i-1]??0)+1))}n=r}return n[t.length]??0}var Hh=/[^\p{L}\p{N}]+/u,Wh=0,jh=2,qh=4,Vh=6,cn=1/0,Ji=xe(()=>{let e=new Map,t=r=>[...new Set(Cu(r))].map(i=>{let s=e.get(i)??e.size;return e.set(i,s),s}),n=[];for(let r of R.value.values()){if(r.hidden)continue;let{also:i=[],birthPlace:s,deathPlace:a}=r,c=[...i,s,a,Te(r),Vt(r)];n.push({person:r,names:t(Vc(r)),others:t(c.filter(Boolean).join(" "))})}let o=[...e.keys()];return{entries:n,words:o,spellings:o.map(rr)}});function un(e,t=1/0){let n=Cu(e);if(!n.length)return[];let o=Iu(n.map(Ou));return(o.length?o:Iu(n.map(i=>Kh(i,Ou(i))))).slice(0,t).map(({person:i})=>i)}function Cu(e){return Ui(e).split(Hh).filter(Boolean)}function Ou(e){let t=rr(e),{words:n,spellings:o}=Ji.value;return n.map((r,i)=>r===e?Wh:r.startsWith(e)?jh:t.length>2&&o[i]===t?qh:cn)}function Kh(e,t){let n=rr(e),{spellings:o}=Ji.value;return t.map((r,i)=>r===cn&&Tu(n,o[i]??"")?Vh:r)}function Iu(e){let t=[];for(let n of Ji.value.entries){let o=0;for(let r of e)if(o+=Math.min(Nu(r,n.names),Nu(r,n.others)+1),o===cn)break;o!==cn&&t.push({person:n.person,sum:o})}return t.sort((n,o)=>n.sum-o.sum)}function Nu(e,t){let n=cn;for(let o of t)n=Math.min(n,e[o]??cn);return n}var Yh=l("canvas.nameless"),Xh={Male:"father",Female:"mother"},Jh={Male:"son",Female:"daughter"},Zh=new Intl.Segmenter,Qh=new RegExp(["Arabic","Hebrew","Syriac","Thaana","Nko","Devanagari","Bengali","Gurmukhi","Mongolian"].map(e=>`\\p{Script=${e}}`).join("|"),"u"),eg=/[\u061c\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;function Hn(e){let t=new WeakMap;return n=>{let o=t.get(n);if(o!==void 0)return o;let r=e(n);return t.set(n,r),r}}var nt=Hn(e=>Gn([e.firstName,e.middleName,e.lastName,e.suffix])||Yh),Le=Hn(e=>{let t=zn(e.firstName),n=zn(e.middleName).split(" ").filter(Boolean),o=[...t.split(" ").filter(Boolean),...n],[r=""]=o,i=zn(e.preferredName)||r,s=o.slice(1).map(a=>Qi(a)[0]??"").filter(a=>/\p{L}/u.test(a)&&a!==a.toLowerCase()).map(a=>`${a}.`);return[Gn(o),Gn([r,...s]),Gn([r,s[0]]),i].filter((a,c,d)=>a!==""&&d.indexOf(a)===c)}),dn=Hn(e=>Gn([e.lastName,e.suffix])),Wn=Hn(e=>{if(e.hidden)return"";let t=Du(e.firstName||e.preferredName),n=Du(e.lastName);return`${t}${n}`.toUpperCase()||"?"}),ht=Hn(e=>{if(e.hidden)return"";let t=tn(Te(e),e.birthDateText),n=tn(Vt(e),e.deathDateText);return t&&n?`${t}–${n}`:n?l("canvas.died",{year:n}):t?e.living!==!1?l("canvas.born",{year:t}):`${t}–${l("date.unknownYear")}`:""});function Zi(e,t){let n=new Set(t.children(e.personId).map(({id:i})=>i)).size,o=Xh[e.gender]??"parent",r=n>0?l(`canvas.${o}`,{count:n}):"";return[nt(e),ht(e),r].filter(Boolean).join(", ")}function Ru(e,t){let n=s=>{let a=s.slice(0,3).map(({id:c})=>nt(t.people.get(c)??e));return _e(a)},o=Jh[e.gender]??"child",r=n(t.parents(e.personId)),i=n(t.spouses(e.personId));return[Zi(e,t),r&&l(`canvas.${o}`,{people:r}),i&&l("canvas.with",{people:i})].filter(Boolean).join(". ")}function Du(e){return Qi(zn(e)).find(t=>/[\p{L}\p{N}]/u.test(t))??""}function Qi(e){return Array.from(Zh.segment(e),({segment:t})=>t)}function Lu(e){return Qh.test(e)?[e]:Qi(e)}function zn(e){return(e??"").replace(eg,"").replace(/[\p{Cc}\s]+/gu," ").trim()}function Gn(e){return e.map(zn).filter(Boolean).join(" ")}function Fe({person:e,isLarge:t=!1}){let n=t?"portrait large":"portrait",o=`is-${(e.gender??"Unknown").toLowerCase()}`;if(e.photoUrl&&!e.hidden){let r=t?e.photoUrl:`${e.photoUrl}&size=small`;return f`<img class="${n} ${o}" src=${r} alt="" loading="lazy" />`}return f`<span class="${n} ${o}" aria-hidden="true">${Wn(e)||"·"}</span>`}var Fu=30,tg=3,ng=250,es=[];function og(e,t){let[n,o]=v(es);return z(()=>{o(es);let r=e.trim();if(!t||r.length<tg)return;let i=!1,s=setTimeout(async()=>{let a=await t(r).catch(()=>es);i||o(a)},ng);return()=>{i=!0,clearTimeout(s)}},[e]),n}function fn({label:e,onPick:t,onText:n,seek:o,without:r,placeholder:i=l("picker.example"),isLabelShown:s=!0,isKept:a=!1,...c}){let[d,u]=v(""),[m,h]=v(0),[p,g]=v(!1),$=B(null),b=He(),y=og(d,o),w=un(d,Fu),x=y.filter(T=>!w.includes(T)),k=[...w,...x].slice(0,Fu).filter(T=>!r?.has(T.personId)),S=p&&d.trim()!=="";z(()=>{$.current?.querySelector("[aria-selected=true]")?.scrollIntoView({block:"nearest"})},[m,S]);let N=T=>{u(T),h(0),g(!0),n?.(T)},L=T=>{a||N(""),g(!1),t(T)},U=T=>{let le=k[m];if(T.key==="ArrowDown")h(Math.min(m+1,k.length-1));else if(T.key==="ArrowUp")h(Math.max(m-1,0));else if(T.key==="Enter"&&S&&le)L(le);else if(T.key==="Escape"&&d)N("");else return;T.preventDefault(),T.stopPropagation()};return f`<div class="picker field">
    <label for=${b} class=${s?"":"visually-hidden"}>${e}</label>
    <input
      id=${b}
      type="search"
      role="combobox"
      value=${d}
      placeholder=${i}
      autocomplete="off"
      spellcheck=${!1}
      aria-expanded=${S}
      aria-controls="${b}-hits"
      aria-autocomplete="list"
      aria-activedescendant=${S&&k[m]?`${b}-${m}`:void 0}
      onInput=${T=>N(T.target.value)}
      onFocus=${()=>g(!0)}
      onBlur=${()=>g(!1)}
      onKeyDown=${U}
      ...${c}
    />
    <ul class="hits" id="${b}-hits" role="listbox" aria-label=${l("picker.hits")} ref=${$}
      hidden=${!S}>
      ${S?k.map((T,le)=>f`<li
              key=${T.personId}
              id="${b}-${le}"
              role="option"
              aria-selected=${le===m}
              class="hit"
              onPointerDown=${me=>me.preventDefault()}
              onClick=${()=>L(T)}
            >
              <${Fe} person=${T} />
              <span class="hit-name">${F(T)}</span>
              <span class="hit-years">${pt(T)}</span>
            </li>`):null}
    </ul>
    ${S&&!k.length?f`<p class="hits none" role="status">${l("picker.none")}</p>`:null}
  </div>`}var jn="?",Bu=e=>F(R.value.get(e));function ts(e){return e.length>1?jn:e[0]??""}function Uu(e,t,n){let o=Q.value.parents(t),r=n==="Biological"?0:n==="Step"?1:1/0;if(o.filter(s=>s.type==="Biological").length>r)return[];let i=new Set([t,...o.map(s=>s.id)]);return Q.value.spouses(e).map(s=>s.id).filter(s=>!i.has(s))}function ns({spouses:e,type:t,value:n,onValue:o}){if(!e.length)return null;let r=[...e.length>1?[[jn,l("add.choose")]]:[],["",l("add.parentUnknown")],...e.map(s=>[s,Bu(s)])],i=l(t==="Step"?"add.biologicalParent":"add.otherParent");return f`<${O} label=${i} value=${n} onValue=${o} options=${r} />`}function ir(e){return Q.value.children(e).filter(({id:t,type:n})=>n==="Biological"&&Q.value.parents(t).length===1).map(t=>t.id)}function os(e){return Q.value.spouses(e).length?[]:ir(e)}function rs({ids:e,chosen:t,onChosen:n}){if(!e.length)return null;let o=(r,i)=>e.filter(s=>s===r?i:t.includes(s));return f`<fieldset class="choices">
    <legend>${l("add.alsoParent")}</legend>
    ${e.map(r=>f`<${ut} key=${r} label=${Bu(r)} value=${t.includes(r)}
        onValue=${i=>n(o(r,i))} />`)}
  </fieldset>`}var Wu=["JAN","FEB","MAR","APR","MAY","JUN","JUL","AUG","SEP","OCT","NOV","DEC"],rg=[31,29,31,30,31,30,31,31,30,31,30,31],ig=/^(?:about|abt\.?|around|circa|ca\.?|c\.|approximately|approx\.?|roughly|~)\s*/i,sg=/^(?:estimated|est\.?|probably|perhaps|maybe)\s+/i,ag=/^(?:calculated|cal\.?)\s+/i,lg=/^(?:before|bef\.?|until|by|<)\s*/i,cg=/^(?:after|aft\.?|since|>)\s*/i,ug=/^(?:between|bet\.?)\s+(.+?)\s+(?:and|&|-|–)\s+(.+)$/i,dg=/^from\s+(.+?)\s+(?:to|until|-|–)\s+(.+)$/i,fg=/^from\s+/i,mg=/^to\s+/i,pg=/^(\d{3,4})\s*[-–]\s*(\d{3,4})$/,zu=/\s*\b(?:b\.?\s?c\.?\s?e?\.?)$/i,hg=/^(?:@#D[A-Z _]+@|GREGORIAN|JULIAN|FRENCH_R|HEBREW)\s/i;function gt(e){let t=e.trim().replace(/\s+/g," ");if(!t)return null;let n=gg(t);if(n)return{text:n,words:ft(n),isPhrase:!1};let o=/^\(.*\)$/.test(t)?t:`(${t})`;return{text:o,words:o.slice(1,-1),isPhrase:!0}}function gg(e){if(hg.test(e))return e;let t=pg.exec(e);if(t&&Number(t[1])<Number(t[2]))return`BET ${t[1]} AND ${t[2]}`;let n=ug.exec(e);if(n)return Gu("BET",n,"AND");let o=dg.exec(e);if(o)return Gu("FROM",o,"TO");let r=[[ig,"ABT"],[sg,"EST"],[ag,"CAL"],[lg,"BEF"],[cg,"AFT"],[fg,"FROM"],[mg,"TO"]];for(let[i,s]of r){if(!i.test(e))continue;let a=sr(e.replace(i,""));return a&&`${s} ${a}`}return/^\d{3,4}\s*\?$/.test(e)?`EST ${e.replace(/\s*\?$/,"")}`:sr(e)}function Gu(e,t,n){let o=sr(t[1]??""),r=sr(t[2]??"");return o&&r?`${e} ${o} ${n} ${r}`:null}function sr(e){let t=zu.test(e)?" BCE":"",n=e.replace(zu,"").replace(/(\d)(?:st|nd|rd|th)\b/gi,"$1").trim(),o=$g(n)??bg(n);return o&&o+t}function $g(e){if(/^\d{1,4}$/.test(e)&&Number(e)>0)return String(Number(e));if(/^\d{3,4}\/\d{2}$/.test(e))return e;let t=/^(\d{3,4})-(\d{1,2})(?:-(\d{1,2}))?$/.exec(e);if(t)return Tt(t[1],Number(t[2]),t[3]);let n=/^(?:(\d{1,2})\.\s?)?(\d{1,2})\.\s?(\d{3,4})$/.exec(e);if(n)return Tt(n[3],Number(n[2]),n[1]);let o=/^(\d{1,2})[/-](\d{1,2})[/-](\d{3,4})$/.exec(e);if(!o)return null;let[r,i]=[Number(o[1]),Number(o[2])];return r>12?Tt(o[3],i,String(r)):i>12?Tt(o[3],r,String(i)):r===i?Tt(o[3],r,String(r)):null}function bg(e){let t=/^(?:(\d{1,2})\.?\s+)?(?:of\s+)?([a-z]{3,9})\.?,?\s+(\d{1,4}(?:\/\d{2})?)$/i,n=/^([a-z]{3,9})\.?\s+(\d{1,2}),?\s+(\d{1,4})$/i,o=t.exec(e);if(o)return Tt(o[3],Hu(o[2]),o[1]);let r=n.exec(e);return r&&Tt(r[3],Hu(r[1]),r[2])}function Hu(e=""){let t=e.slice(0,3).toUpperCase(),n=Wu.indexOf(t);return yg[n]?.startsWith(e.toUpperCase())||e.toUpperCase()==="SEPT"?n+1:0}var yg=["JANUARY","FEBRUARY","MARCH","APRIL","MAY","JUNE","JULY","AUGUST","SEPTEMBER","OCTOBER","NOVEMBER","DECEMBER"];function Tt(e,t,n){let o=Wu[t-1];if(!e||!o)return null;if(n===void 0)return`${o} ${e}`;let r=Number(n);return r>=1&&r<=(rg[t-1]??0)?`${r} ${o} ${e}`:null}function qe({label:e,value:t,onValue:n}){let o=gt(t);return f`<${O}
    label=${e}
    value=${t}
    onValue=${n}
    placeholder=${l("field.dateExample")}
    hint=${wg(t,o)}
  />`}function wg(e,t){return t?t.isPhrase?/^\d{1,2}[/-]\d{1,2}[/-]\d{3,4}$/.test(e.trim())?l("field.dateUnclear"):l("field.dateUnread"):l("field.dateRead",{date:t.words}):l("field.dateHint")}var vg=["middleName","birthName","preferredName","suffix","birthPlace","deathPlace","biography"],is=["Female","Male","Other","Unknown"].map(e=>[e,l(`gender.${e}`)]),ss=[["",l("living.auto")],["yes",l("living.yes")],["no",l("living.no")]];function Be(e){return{firstName:e.firstName??"",middleName:e.middleName??"",lastName:e.lastName??"",birthName:e.birthName??"",preferredName:e.preferredName??"",suffix:e.suffix??"",gender:e.gender??"Unknown",birth:ge(e.birthDate,e.birthDateText),birthPlace:e.birthPlace??"",death:ge(e.deathDate,e.deathDateText),deathPlace:e.deathPlace??"",living:e.isLiving===void 0?"":e.isLiving?"yes":"no",biography:e.biography??""}}function ar(e,t){let n={};for(let o of["firstName","lastName"])e[o].trim()!==t[o]&&(n[o]=e[o].trim());e.gender!==t.gender&&(n.gender=e.gender);for(let o of vg)e[o].trim()!==t[o].trim()&&(n[o]=e[o].trim()||null);for(let o of["birth","death"])e[o].trim()!==t[o]&&(n[`${o}DateText`]=gt(e[o])?.text??null);return e.living!==t.living&&(n.isLiving=e.living===""?null:e.living==="yes"),n}function ju(e){let t=ar(e,Be({})),n=Object.fromEntries(Object.entries(t).filter(([,r])=>r!==null)),o={firstName:e.firstName.trim(),lastName:e.lastName.trim()};return{...n,...o,gender:e.gender}}function qn(e){return!!(e.firstName.trim()||e.lastName.trim())}function lr({draft:e,onDraft:t,isShort:n=!1}){let o=r=>({value:e[r],onValue:i=>t({...e,[r]:i})});return f`<div class="fields">
      <${O} label=${l("field.firstName")} maxlength="100" data-first
        ...${o("firstName")} />
      ${n?null:f`<${O} label=${l("field.middleName")} maxlength="100"
            ...${o("middleName")} />`}
      <${O} label=${l("field.lastName")} maxlength="100" ...${o("lastName")} />
      ${n?null:f`<${O} label=${l("field.birthName")} maxlength="100"
              ...${o("birthName")} />
            <${O} label=${l("field.preferredName")} maxlength="50"
              ...${o("preferredName")} hint=${l("field.preferredNameHint")} />
            <${O} label=${l("field.suffix")} maxlength="20" ...${o("suffix")}
              placeholder=${l("field.suffixExample")} />`}
    </div>
    <${De} legend=${l("field.gender")} name="gender" options=${is}
      isLegendShown=${!0} ...${o("gender")} />
    <div class="fields">
      <${qe} label=${l("field.birth")} ...${o("birth")} />
      <${O} label=${l("field.birthPlace")} maxlength="200" ...${o("birthPlace")} />
      <${qe} label=${l("field.death")} ...${o("death")} />
      ${n?null:f`<${O} label=${l("field.deathPlace")} maxlength="200"
            ...${o("deathPlace")} />`}
    </div>
    ${n?null:f`<${De} legend=${l("field.living")} name="living" options=${ss}
            isLegendShown=${!0} ...${o("living")} />
          <${O} label=${l("field.biography")} type="area" rows="8" maxlength="60000"
            spellcheck=${!0} ...${o("biography")} />`}`}var cr="Partner",ur="Unknown",xg=["Married",cr,"Divorced","Widowed","Separated",ur],kg=["Married",cr,"Divorced","Widowed","Separated"],mn=xg.map(e=>[e,l(`relatives.statuses.${e}`)]),qu=ur;function Vu({status:e="Married",statusDetail:t}){return e!=="Married"?e:[cr,ur].find(n=>n===t)??e}function pn(e){return[cr,ur].includes(e)?{status:"Married",statusDetail:e}:{status:e}}function hn(e){let t=kg.find(n=>n===e);return t?l(`relatives.unions.${t}`):e.toLowerCase()}var dr=["Biological","Adoptive","Step","Foster"].map(e=>[e,l(`relatives.types.${e}`)]),Ku="";function Yu({adding:e,onClose:t}){let{kind:n,personId:o=""}=e,r=R.value.get(o),[i,s]=v("new"),a=r?l(`add.${n}`,{name:F(r)}):l("add.alone"),c=n!=="alone"&&n!=="sibling"&&R.value.size>1;return f`<${Z} title=${a} onClose=${t}>
    <div class="stack">
      ${c?f`<${De}
            legend=${l("add.who")}
            name="add-how"
            value=${i}
            options=${[["new",l("add.new")],["there",l("add.existing")]]}
            onValue=${s}
          />`:null}
      ${i==="new"?f`<${_g} kind=${n} person=${r} onClose=${t} />`:f`<${Mg} kind=${n} personId=${o} onClose=${t} />`}
    </div>
  <//>`}function _g({kind:e,person:t,onClose:n}){let[o,r]=v(Be(Pg(e,t))),i=t?.personId??"",s=e==="child"?Q.value.spouses(i).map(S=>S.id):[],[a,c]=v(ts(s)),d=e==="spouse"?ir(i):[],[u,m]=v(os(i)),[h,p]=v("Biological"),g=e==="parent"?Eg(t):void 0,[$,b]=v(e==="parent"?qu:"Married"),{isBusy:y,problem:w,submit:x}=D(async()=>{let S=$===Ku?"":g?.personId??"",N={alsoOf:a,parentOf:u,spouseOf:S,type:h,status:$},L=await Sg(e,t,ju(o),N);n(),H({person:L}),V.current?.focus(L)}),k=qn(o)?a===jn?l("add.chooseParent"):"":l("person.nameNeeded");return f`<form class="stack" onSubmit=${x}>
    <${lr} draft=${o} onDraft=${r} isShort=${!0} />
    <div class="fields">
      <${ns} spouses=${s} type=${h} value=${a} onValue=${c} />
      ${e==="child"||e==="parent"?f`<${O} label=${l("relatives.type")} value=${h} onValue=${p}
            options=${dr} />`:null}
      ${e==="spouse"?f`<${O} label=${l("relatives.status")} value=${$} onValue=${b}
            options=${mn} />`:null}
      ${g?f`<${O} label=${l("add.couple",{name:F(g)})} value=${$}
            onValue=${b} options=${[...mn,[Ku,l("add.noCouple")]]} />`:null}
    </div>
    <${rs} ids=${d} chosen=${u} onChosen=${m} />
    <${_} error=${w} />
    <div class="actions">
      <button type="submit" class="button strong" disabled=${y||k}>
        ${l("button.add")}
      </button>
      <button type="button" class="button" onClick=${n}>${l("button.cancel")}</button>
      ${k?f`<p class="hint">${k}</p>`:null}
    </div>
  </form>`}async function Sg(e,t,n,{alsoOf:o,parentOf:r,spouseOf:i,type:s,status:a}){if(!t||e==="alone")return ln(n);let{personId:c}=t;if(e==="spouse")return ln({...n,relative:{kind:e,personId:c,parentOf:r,...pn(a)}});if(e==="parent"){let $=i?{spouseOf:i,...pn(a)}:{};return ln({...n,relative:{kind:e,personId:c,type:s,...$}})}if(e==="child")return ln({...n,relative:{kind:e,personId:c,type:s,...o?{alsoOf:o}:{}}});let d=Q.peek().parents(c),u=d.filter($=>$.type==="Biological"),[m,h]=u.length?u:d,p=h?{alsoOf:h.id}:{},g=m?.id??"";return ln({...n,relative:{kind:"child",personId:g,...p}})}function Mg({kind:e,personId:t,onClose:n}){let[o,r]=v(null),[i,s]=v("Biological"),[a,c]=v("Married"),[d,u]=v(null),[m,h]=v(os(t)),p=o?.personId??"",g=e==="child"?Uu(t,p,i):[],$=`${p} ${i}`,b=o&&d?.of===$?d.id:ts(g),y=e==="spouse"?ir(t).filter(S=>S!==p):[],{isBusy:w,problem:x,submit:k}=D(async()=>{if(!o)return;let S=m.filter(N=>y.includes(N));e==="spouse"?await or(t,p,pn(a),S):e==="parent"?await an(p,t,i):await an(t,p,i,b),n()});return f`<form class="stack" onSubmit=${k}>
    <${fn} label=${l("add.who")} without=${new Set([t])} isKept=${!0}
      data-first onPick=${r} />
    ${o?f`<p role="status">
          ${we("add.chosen",{name:f`<strong>${F(o)}</strong>`})}
        </p>`:null}
    ${e==="spouse"?f`<${O} label=${l("relatives.status")} value=${a} onValue=${c}
          options=${mn} />`:f`<${O} label=${l("relatives.type")} value=${i} onValue=${s}
          options=${dr} />`}
    ${o?f`<${ns} spouses=${g} type=${i} value=${b}
          onValue=${S=>u({of:$,id:S})} />`:null}
    <${rs} ids=${y} chosen=${m} onChosen=${h} />
    <${_} error=${x} />
    <div class="actions">
      <button type="submit" class="button strong"
        disabled=${w||!o||b===jn}>${l("button.connect")}</button>
      <button type="button" class="button" onClick=${n}>${l("button.cancel")}</button>
    </div>
  </form>`}function Eg(e){let t=e?Q.value.parents(e.personId):[];return t.length===1?R.value.get(t[0]?.id??""):void 0}function Pg(e,t){if(!t||e==="alone")return{};let{parents:n}=Q.value,o=e==="spouse"?"":t.lastName,r={Male:"Female",Female:"Male"};if(e==="spouse")return{gender:r[t.gender]??"Unknown"};if(e==="child")return{lastName:Ag(t).lastName};if(e!=="parent")return{lastName:o};let[i]=n(t.personId).map(a=>R.value.get(a.id));if(!i)return{lastName:o};let s=i.gender==="Male";return{gender:r[i.gender]??"Unknown",lastName:s?"":o}}function Ag(e){let[t,...n]=Q.value.spouses(e.personId),o=n.length?void 0:R.value.get(t?.id??"");return e.gender==="Female"&&o?.gender==="Male"&&o.lastName?o:e}var Xu={parent:"child",child:"parent",spouse:"spouse"};function Ju({ends:e,kind:t,onClose:n}){let[o,r]=e,[i,s]=v(Xu[t]),a={one:F(R.value.get(o)),other:F(R.value.get(r))},c=[["parent",l("add.isParent",a)],["child",l("add.isChild",a)],["spouse",l("add.areCouple",a)]],{isBusy:d,problem:u,submit:m}=D(async()=>{i==="parent"?await an(o,r):i==="child"?await an(r,o):await or(o,r),n()});return f`<${Z} title=${l("kin.title")} onClose=${n}>
    <form class="stack" onSubmit=${m}>
      <fieldset class="choices">
        <legend class="visually-hidden">${l("kin.title")}</legend>
        ${c.map(([h,p])=>f`<label class="choice" key=${h}>
            <input type="radio" name="link-how" value=${h} checked=${i===h}
              data-first=${h===Xu[t]?!0:void 0}
              onChange=${()=>s(h??"")} />
            <span>${p}</span>
          </label>`)}
      </fieldset>
      <${_} error=${u} />
      <div class="actions">
        <button type="submit" class="button strong" disabled=${d}>
          ${l("button.connect")}
        </button>
        <button type="button" class="button" onClick=${n}>
          ${l("button.cancel")}
        </button>
      </div>
    </form>
  <//>`}var as=new Map;function ls(e){return`${I.peek()?.userId}/${e}`}function fr(e){return as.get(ls(e))}function Zu(e,t){as.set(ls(e),t)}function mr(e){as.delete(ls(e))}function Qu({person:e}){let t=[nn(e),et(e.birthPlace)].filter(Boolean),n=[on(e),et(e.deathPlace)].filter(Boolean),o=e.isLiving===!1?l("person.deathUnknown"):"",i=[[l("field.birthName"),e.birthName??""],[l("field.preferredName"),e.preferredName??""],[l("field.birth"),t.join(", ")],[l("field.death"),n.join(", ")||o],[l("field.gender"),e.gender==="Unknown"?"":l(`gender.${e.gender}`)]].filter(([,s])=>s);return f`${i.length?f`<dl class="facts">
          ${i.map(([s,a])=>f`<div key=${s}>
              <dt>${s}</dt>
              <dd>${a}</dd>
            </div>`)}
        </dl>`:f`<p class="hint">${l("person.nothingKnown")}</p>`}
    ${e.biography?f`<section class="story" aria-label=${l("field.biography")}>
          ${e.biography.split(/\n{2,}/).map((s,a)=>f`<p key=${a}>${s}</p>`)}
        </section>`:null}`}async function cs(e,t){let n=`api/persons/${encodeURIComponent(e)}/facts`;return Wt(await A("GET",n,{query:{cursor:t},isGuest:!0}))}async function ed(e,t,n){let o={treeId:e,q:t,limit:`${n}`},{items:r}=await A("GET","api/persons",{query:o,isGuest:!0});return r.map(i=>i.personId)}function us(e,t){return(e==="EVEN"||e==="FACT")&&t?t:Object.hasOwn(fo.facts.tags,e)?l(`facts.tags.${e}`):Tg(e)}function td(e){return e.split(".").map(t=>us(t)).join(", ")}function Tg(e){return e.replace(/_/g," ").trim()||e}function nd({personId:e,version:t}){let{answer:n,problem:o,again:r}=fe(()=>cs(e),[e,t]),[i,s]=v([]),[a,c]=v(void 0),[d,u]=v(null);z(()=>{s([]),c(n?.cursor)},[n]);let m=[...n?.items??[],...i],h=async()=>{try{let p=await cs(e,a);s([...i,...p.items]),c(p.cursor),u(null)}catch(p){u(p)}};return o?f`<${_} error=${o} onRetry=${r} />`:m.length?f`<section class="more-facts" aria-label=${l("facts.title")}>
    <h3>${l("facts.title")}</h3>
    <dl class="facts">
      ${m.map((p,g)=>f`<${Og} key=${g} fact=${p} />`)}
    </dl>
    <${_} error=${d} onRetry=${h} />
    ${a?f`<button type="button" class="button quiet small" onClick=${h}>
          ${l("button.showMore")}
        </button>`:null}
  </section>`:null}function Og({fact:e}){let t=e.partnerId?R.value.get(e.partnerId):void 0,n=e.date?ft(e.date):"",o=[e.value,n,et(e.place)].filter(Boolean).join(", "),r=us(e.tag,e.type),i=e.type&&e.type!==r?e.type:"";return f`<div>
    <dt>${r}</dt>
    <dd>
      ${o?f`<p>${o}</p>`:null}
      ${i?f`<p class="hint">${i}</p>`:null}
      ${t?f`<p class="hint">${l("facts.with",{name:F(t)})}</p>`:null}
      ${od(e.details)} ${rd(e.notes)}
      ${e.media?.length?f`<ul>
            ${e.media.map((s,a)=>f`<li key=${a}>
                ${[s.title,s.file].filter(Boolean).join(" · ")}
              </li>`)}
          </ul>`:null}
      ${e.citations?.length?f`<ul class="citations" aria-label=${l("facts.sources")}>
            ${e.citations.map((s,a)=>f`<${Ig} key=${a} citation=${s} />`)}
          </ul>`:null}
    </dd>
  </div>`}function Ig({citation:e}){let{title:t,author:n,publication:o,page:r,text:i}=e,s=[n,o].filter(Boolean).join(", ");return f`<li>
    <cite>${t||l("facts.source")}</cite>${r?`, ${r}`:""}
    ${s?f`<p>${s}</p>`:null}
    ${i?f`<blockquote>${i}</blockquote>`:null}
    ${od(e.details)} ${rd(e.notes)}
  </li>`}function od(e=[]){return e.map(({tag:t,value:n},o)=>f`<p key=${o} class="hint">
      ${l("facts.detail",{label:td(t),value:n??""})}
    </p>`)}function rd(e=[]){return e.map((t,n)=>f`<p key=${n} class="fact-note">${t}</p>`)}var Ng=20,Cg=[["Divorced",l("relatives.statuses.Divorced")],["Separated",l("relatives.statuses.Separated")],["Widowed",l("relatives.statuses.Widowed")],["Married",l("relatives.statuses.Unknown")]];function pr(e=[]){return e.map((t,n)=>({key:n,before:t,status:t.status,married:ge(t.marriageDate,t.marriageDateText),marriagePlace:t.marriagePlace??"",divorced:ge(t.divorceDate,t.divorceDateText),notes:t.notes??""}))}function sd(e,t=[]){if(JSON.stringify(e)!==JSON.stringify(pr(t)))return e.length?e.map(Dg):null}function Dg({before:e,status:t,married:n,marriagePlace:o,divorced:r,notes:i}){let{marriageDate:s,marriageDateText:a,divorceDate:c,divorceDateText:d}=e;return{status:t,...id("marriageDate",n,s,a),...id("divorceDate",r,c,d),...o.trim()?{marriagePlace:o.trim()}:{},...i.trim()?{notes:i.trim()}:{}}}function id(e,t,n,o){if(t!==ge(n,o))o=gt(t)?.text;else if(!o&&n)return{[e]:n};return o?{[`${e}Text`]:o}:{}}function ad({drafts:e,onDrafts:t}){let n=()=>{let o=Math.max(-1,...e.map(i=>i.key))+1,[r]=pr([{status:"Divorced"}]);r&&t([...e,{...r,key:o}])};return f`${e.map((o,r)=>{let i=e.length>1?`${r+1}`:"",s=a=>({value:o[a],onValue:c=>t(e.map(d=>d===o?{...d,[a]:c}:d))});return f`<fieldset class="earlier stack" key=${o.key}>
        <legend>
          ${i?l("relatives.earlierNumber",{number:i}):l("relatives.earlier")}
        </legend>
        <div class="fields">
          <${qe} label=${l("relatives.married")} ...${s("married")} />
          <${O} label=${l("relatives.marriagePlace")} maxlength="200"
            ...${s("marriagePlace")} />
          <${O} label=${l("relatives.ended")} options=${Cg} ...${s("status")} />
          ${o.status==="Divorced"||o.divorced?f`<${qe} label=${l("relatives.divorced")} ...${s("divorced")} />`:null}
        </div>
        <${O} label=${l("relatives.notesLabel")} type="area" rows="2" maxlength="2000"
          ...${s("notes")} />
        <button type="button" class="button quiet small"
          onClick=${()=>t(e.filter(a=>a!==o))}>
          <${E} name="bin" />${i?l("relatives.removeEarlierNumber",{number:i}):l("relatives.removeEarlier")}
        </button>
      </fieldset>`})}
    ${e.length<Ng?f`<button type="button" class="button quiet small add-earlier" onClick=${n}>
          <${E} name="plus" />${l("relatives.addEarlier")}
        </button>`:null}`}function ld(e=[]){return e.map(Rg).join("; ")}function Rg({status:e,...t}){let n=ge(t.marriageDate,t.marriageDateText),o=ge(t.divorceDate,t.divorceDateText),r=e==="Married"?"":hn(e),i=o?l("relatives.divorcedOn",{date:o}):r;return[n?l("relatives.marriedOn",{date:n}):"",i].filter(Boolean).join(", ")||hn("Married")}function ud({kind:e,first:t,second:n,onClose:o}){let r=fe(()=>Yi(e,t,n),[e,t,n]),i=l("relatives.pair",{one:F(R.value.get(t)),other:F(R.value.get(n))});return f`<${Z} title=${i} onClose=${o}>
    <${_} error=${r.problem} onRetry=${r.again} />
    ${r.answer?f`<${Lg} kind=${e} first=${t} second=${n} link=${r.answer}
          onClose=${o} />`:null}
  <//>`}function Lg({kind:e,first:t,second:n,link:o,onClose:r}){let i=e==="spousal",[s,a]=v(cd(o)),[c,d]=v(pr(o.previousUnions)),u=g=>({value:s[g],onValue:$=>a({...s,[g]:$})}),{isBusy:m,problem:h,submit:p}=D(async()=>{let g=Fg(s,cd(o),i),$=sd(c,o.previousUnions);$!==void 0&&(g.previousUnions=$),Object.keys(g).length&&await ku(e,t,n,o,g),r()});return f`<form class="stack" onSubmit=${p}>
    <div class="fields">
      ${i?f`<${O} label=${l("relatives.status")} options=${mn}
              ...${u("status")} />
            <${qe} label=${l("relatives.married")} ...${u("married")} />
            <${O} label=${l("relatives.marriagePlace")} maxlength="200"
              ...${u("marriagePlace")} />
            <${qe} label=${l("relatives.divorced")} ...${u("divorced")} />`:f`<${O} label=${l("relatives.type")} options=${dr}
              ...${u("type")} />
            ${s.type==="Adoptive"?f`<${qe} label=${l("relatives.adopted")} ...${u("adopted")} />`:null}`}
    </div>
    <${O} label=${l("relatives.notesLabel")} type="area" rows="3" maxlength="2000"
      ...${u("notes")} />
    ${i?f`<${ad} drafts=${c} onDrafts=${d} />`:null}
    <${_} error=${h} />
    <div class="actions">
      <button type="submit" class="button strong" disabled=${m}>${l("button.save")}</button>
      <button type="button" class="button" onClick=${r}>${l("button.cancel")}</button>
    </div>
  </form>`}function cd(e){return{type:String(e.type??"Biological"),status:Vu(e),married:ge(e.marriageDate,e.marriageDateText),divorced:ge(e.divorceDate,e.divorceDateText),adopted:ge(e.adoptionDate,e.adoptionDateText),marriagePlace:String(e.marriagePlace??""),notes:String(e.notes??"")}}function Fg(e,t,n){let o={},r=n?[["married","marriageDateText"],["divorced","divorceDateText"]]:[["adopted","adoptionDateText"]];for(let[i,s]of r)e[i]!==t[i]&&(o[s]=gt(e[i])?.text??null);return e.notes!==t.notes&&(o.notes=e.notes.trim()||null),n&&e.marriagePlace!==t.marriagePlace&&(o.marriagePlace=e.marriagePlace.trim()||null),n&&e.status!==t.status&&Object.assign(o,{statusDetail:null},pn(e.status)),!n&&e.type!==t.type&&(o.type=e.type),o}var Bg=["Adoptive","Step","Foster","Half"],Ug={parent:"button.addParent",spouse:"button.addSpouse",child:"button.addChild",sibling:"button.addSibling"};function fd({person:e,onAdd:t}){let[n,o]=v(null),r=e.personId,i=[[l("relatives.parents"),"parent",dd(r)],[l("relatives.spouses"),"spouse",Hg(r)],[l("relatives.children"),"child",Gg(r)],[l("relatives.siblings"),"sibling",qg(r)]];return f`<div class="kin-lists">
    ${i.map(([s,a,c])=>c.length||oe.value?f`<section key=${a} aria-label=${s}>
            <header class="kin-list-head">
              <h3>${s}</h3>
              ${oe.value&&(a!=="sibling"||dd(r).length)?f`<button
                    type="button"
                    class="button quiet small"
                    onClick=${()=>t({kind:a,personId:r})}
                  >
                    <${E} name="plus" />${l(Ug[a])}
                  </button>`:null}
            </header>
            <ul class="rows">
              ${c.map(d=>f`<${zg} key=${d.id} one=${d}
                  onEdit=${()=>o(d)} />`)}
            </ul>
          </section>`:null)}
    ${n?.link?f`<${ud} ...${n.link} onClose=${()=>o(null)} />`:null}
  </div>`}function zg({one:e,onEdit:t}){let n=R.value.get(e.id);if(!n)return null;let{link:o}=e;return f`<li class="row kin-row">
    <${Fe} person=${n} />
    <span class="row-words">
      <button type="button" class="link" onClick=${()=>{H({person:e.id}),V.current?.focus(e.id)}}>${F(n)}</button>
      <span class="hint">${[pt(n),e.note].filter(Boolean).join(" · ")}</span>
    </span>
    ${o&&oe.value?f`<${je}
          label=${l("relatives.menu",{name:F(n)})}
          items=${[{label:l("relatives.edit"),icon:"edit",act:t},{label:l("relatives.remove"),icon:"unlink",act:()=>xu(o.kind,o.first,o.second).catch(he)}]}
        />`:null}
  </li>`}function ds(e){let t=Bg.find(n=>n===e);return t?l(`relatives.notes.${t}`):""}function dd(e){return Q.value.parents(e).map(t=>({id:t.id,note:ds(t.type),link:{kind:"parent-child",first:t.id,second:e}}))}function Gg(e){return Q.value.children(e).map(t=>({id:t.id,note:ds(t.type),link:{kind:"parent-child",first:e,second:t.id}}))}function Hg(e){return Q.value.spouses(e).map(({id:t,link:n})=>({id:t,note:[Wg(n),jg(n)].filter(Boolean).join(" · "),link:{kind:"spousal",first:n.person1Id,second:n.person2Id}}))}function Wg(e){let t=ge(e.marriageDate,e.marriageDateText),n=e.status!=="Married"||e.statusDetail!=="Unknown",o=e.statusDetail==="Unknown"?"":e.statusDetail,r=n&&(o||e.status)||"",i=t?l("relatives.marriedOn",{date:t}):"";return r==="Married"?i||hn(r):[hn(r),i].filter(Boolean).join(", ")}function jg({previousUnions:e}){return e?.length?l("relatives.previously",{unions:ld(e)}):""}function qg(e){return qc(e).map(t=>({id:t.id,note:ds(t.how)}))}var Vg=412,Kg=["firstName","middleName","lastName","birthName","preferredName","suffix","gender","birth","birthPlace","death","deathPlace","living","biography"];function pd({person:e,etag:t,onDone:n,onFresh:o}){let{personId:r}=e,i=fr(r),[s,a]=v(i?.known??{person:e,etag:t}),[c,d]=v(i?.draft??Be(e)),[u,m]=v(null),h=B(null);re(()=>h.current?.querySelector("input")?.focus(),[]);let p=async k=>{let S=ar(c,Be(s.person));Object.keys(S).length&&await Mu(k.person,S,k.etag),g()},g=()=>{mr(r),n()},{isBusy:$,problem:b,submit:y}=D(async()=>{try{await p(s)}catch(k){if(!(k instanceof X&&k.status===Vg))throw k;m(await Qe(r))}}),w=D(async()=>{u&&await p(u)}),x=qn(c)||!qn(Be(s.person));return f`<form class="person-form stack" ref=${h} onSubmit=${y}
    aria-label=${l("button.edit")}
    onKeyDown=${k=>{k.key==="Escape"&&n()}}>
    <${lr}
      draft=${c}
      onDraft=${k=>{d(k),Object.keys(ar(k,Be(s.person))).length?Zu(r,{draft:k,known:s}):mr(r)}}
    />
    <${_} error=${b??w.problem} />
    ${u?f`<${Yg}
          draft=${c}
          before=${Be(s.person)}
          theirs=${Be(u.person)}
          isBusy=${w.isBusy}
          onMine=${w.submit}
          onTheirs=${()=>{a(u),d(Be(u.person)),mr(r),m(null),o()}}
        />`:f`<div class="actions sticky">
          <button type="submit" class="button strong" disabled=${$||!x}>
            ${l("button.save")}
          </button>
          <button type="button" class="button" onClick=${g}>${l("button.cancel")}</button>
          ${x?null:f`<p class="hint">${l("person.nameNeeded")}</p>`}
        </div>`}
  </form>`}function Yg({draft:e,before:t,theirs:n,isBusy:o,onMine:r,onTheirs:i}){let s=Kg.filter(c=>n[c]!==t[c]),a=B(null);return re(()=>a.current?.focus(),[]),f`<section class="stale" role="alert" tabindex="-1" ref=${a}>
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
        ${s.map(c=>f`<tr key=${c}>
            <th scope="row">${l(`field.${c}`)}</th>
            <td>${md(c,n[c])}</td>
            <td>${md(c,e[c])}</td>
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
  </section>`}function md(e,t){return{gender:is,living:ss}[String(e)]?.find(([o])=>o===t)?.[1]||t||l("person.noValue")}var Xg="image/jpeg,image/png,image/webp,image/gif";function hd({person:e}){let[t,n]=v(!1),o=B(null);if(!oe.value||e.hidden)return f`<${Fe} person=${e} isLarge=${!0} />`;let r=async s=>{s===void 0||t||(n(!0),await Pu(e,s).catch(he),n(!1))},i=F(e);return f`<div class="photo" aria-busy=${t}>
    <${Fe} person=${e} isLarge=${!0} />
    <button
      type="button"
      class="photo-button"
      aria-label=${l(e.photoUrl?"person.changePhotoOf":"person.addPhotoOf",{name:i})}
      title=${l(e.photoUrl?"person.changePhoto":"person.addPhoto")}
      onClick=${()=>o.current?.click()}
    >
      <${E} name="camera" />
    </button>
    ${e.photoUrl?f`<button
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
      accept=${Xg}
      aria-label=${l("person.photo")}
      onChange=${s=>{let[a]=s.target.files;s.target.value="",r(a)}}
    />
  </div>`}function gd({personId:e,onAdd:t}){let n=R.value.get(e),[o,r]=v(!1),{answer:i,problem:s,again:a,settled:c}=fe(()=>Qe(e),[e]),d=B(null),u=B(n),m=B(!1);if(re(()=>{document.activeElement?.closest(".stage, .list-view, .panel, .insights")||d.current?.focus()},[e]),re(()=>{m.current&&!o&&document.getElementById("edit-person")?.focus(),m.current=o},[o]),re(()=>{u.current!==n&&!o&&a(),u.current=n},[n]),!n)return null;let h=i?.person??n,p=async()=>{await c(),r(!0)},g=()=>{H({person:""}),document.getElementById("main")?.focus()};return f`<aside class="panel" aria-label=${F(n)}>
    <header class="panel-head">
      <${hd} person=${h} />
      <div class="panel-title">
        <h2 tabindex="-1" ref=${d}>${Xt(n)}</h2>
        <p class="hint">${pt(n)}</p>
      </div>
      <button type="button" class="button quiet icon-only panel-close" onClick=${g}
        aria-label=${l("button.close")} title=${l("button.close")}
      ><${E} name="close" /></button>
    </header>
    ${n.hidden?f`<p class="panel-hidden">
          <${E} name="lock" />${l("person.hidden")}
        </p>`:null}
    ${o&&i?f`<${pd}
          person=${i.person}
          etag=${i.etag}
          onDone=${()=>{r(!1),a()}}
          onFresh=${a}
        />`:f`${n.hidden?null:f`<${Jg} person=${h} onEdit=${p} />`}
          <${_} error=${s} onRetry=${a} />
          ${fr(e)?f`<p class="hint unsaved" role="status">${l("person.unsaved")}</p>`:null}
          ${n.hidden?null:f`<${Qu} person=${h} />`}
          <${fd} person=${n} onAdd=${t} />
          ${n.hidden?null:f`<${nd} personId=${e} version=${n} />`}`}
  </aside>`}function Jg({person:e,onEdit:t}){let n=e.personId,{view:o}=G.value,r=o==="tree"||o==="list"?"hourglass":o,i=()=>{o==="list"&&H({view:"tree"}),requestAnimationFrame(()=>V.current?.focus(n))},s=c=>c.catch(he),a=[];return Yt.value&&q.value?.tree.rootPersonId!==n&&a.push({label:l("person.makeRoot"),icon:"root",act:()=>s(Au(e))}),a.push({label:l("button.delete"),icon:"bin",isDanger:!0,act:()=>s(Eu(e))}),f`<div class="panel-deeds">
    ${oe.value?f`<button type="button" class="button" id="edit-person" onClick=${t}>
          <${E} name="edit" />${l("button.edit")}
        </button>`:null}
    <button type="button" class="button" onClick=${i}>
      <${E} name="tree" />${l("person.showInTree")}
    </button>
    <button type="button" class="button" title=${l("person.chartHint")}
      onClick=${()=>H({view:r,root:n})}>
      <${E} name=${r} />${l(`person.chart.${r}`)}
    </button>
    ${oe.value?f`<${je} label=${l("button.moreFor",{name:F(e)})} items=${a} />`:null}
  </div>`}var Zg={pedigree:["parent"],fan:["parent"],descendants:["child"],hourglass:["parent","child"]},Qg={parent:"noParents",child:"noChildren"},e$={parent:"button.addParent",child:"button.addChild"};function $d({onAdd:e}){let{view:t,root:n}=G.value,o=R.value.get(n||qo.value),r=Zg[t]??[];if(!o||r.length===0)return null;let{personId:i}=o,{parents:s,children:a}=Q.value;if(r.some(d=>(d==="parent"?s:a)(i).length>0))return null;let c=r[1]?"noParentsOrChildren":Qg[r[0]??"parent"];return f`<div class="chart-note" role="status">
    <p>${l(`tree.${c}`)}</p>
    ${oe.value?r.map(d=>f`<button key=${d} type="button" class="button small"
            onClick=${()=>e(d,i)}
          ><${E} name="plus" />${l(e$[d])}</button>`):null}
  </div>`}function yd({first:e,onPath:t,onClose:n}){let[o,r]=v(e),[i,s]=v(""),[a,c]=v(null),[d,u]=v(null),m=B(null);return re(()=>m.current?.querySelector("input")?.focus(),[]),z(()=>{c(null),u(null),t(null);let h=q.peek()?.tree.treeId;if(!o||!i||!h)return;let p=!0;return Jc(h,o,i).then(g=>{p&&(c(g),t(g.path.length?g.path.map($=>$.personId):null))},g=>p&&u(g)),()=>{p=!1}},[o,i]),f`<section class="kin-bar" aria-label=${l("kin.title")} ref=${m}
    onKeyDown=${h=>{h.key==="Escape"&&n()}}>
    <header class="kin-head">
      <h2>${l("kin.title")}</h2>
      <button type="button" class="button quiet icon-only" aria-label=${l("kin.close")}
        onClick=${n}><${E} name="close" /></button>
    </header>
    <div class="kin-two">
      <${bd} label=${l("kin.first")} id=${o} other=${i} onPick=${r} />
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
      <${bd} label=${l("kin.second")} id=${i} other=${o} onPick=${s} />
    </div>
    <${_} error=${d} />
    <div role="status">
      ${a?f`<${t$} kinship=${a} from=${o} to=${i} />`:null}
    </div>
  </section>`}function bd({label:e,id:t,other:n,onPick:o}){let r=R.value.get(t);return r?f`<div class="field">
    <span class="field-label">${e}</span>
    <span class="chosen">
      <${Fe} person=${r} /><span class="chosen-name">${F(r)}</span>
      <button type="button" class="button quiet icon-only"
        aria-label=${l("kin.change",{name:F(r)})}
        onClick=${()=>o("")}><${E} name="close" /></button>
    </span>
  </div>`:f`<${fn}
      label=${e}
      without=${new Set([n])}
      onPick=${i=>o(i.personId)}
    />`}function t$({kinship:e,from:t,to:n}){let o=F(R.value.get(t)),r=F(R.value.get(n));if(!e.name)return f`<p>${l("kin.none",{one:o,other:r})}</p>`;let s=e.commonAncestors.filter(d=>d!==t&&d!==n).map(d=>F(R.value.get(d))),a=e.path.map((d,u)=>n$(e,u)),c=!a.some(d=>["Adoptive","Foster","Step"].includes(d));return f`<p class="kin-words">
      <strong>${l("kin.is",{one:o,other:r,kin:e.name})}</strong>
      ${e.reverseName?f`<br />${l("kin.is",{one:r,other:o,kin:e.reverseName})}`:null}
    </p>
    ${s.length?f`<p class="hint">
          ${l(c?"kin.descend":"kin.belong",{people:_e(s)})}
        </p>`:null}
    <details open>
      <summary>${l("kin.path",{count:e.path.length-1})}</summary>
      <ol class="kin-path">
        ${e.path.map((d,u)=>{let m=R.value.get(d.personId),h=R.value.get(e.path[u-1]?.personId??"");return f`<li key=${d.personId}>
            <button type="button" class="link" onClick=${()=>H({person:d.personId})}>
              ${F(m)}
            </button>
            ${d.step&&h?f`<span class="hint">
                  ${l("kin.step",{name:F(h),kin:o$(d.step,m,a[u]??"")})}
                </span>`:null}
          </li>`})}
      </ol>
    </details>`}function n$({path:e},t){let{personId:n="",step:o=""}=e[t]??{},r=e[t-1]?.personId??"",{parents:i,children:s,spouses:a}=Q.value;return o==="spouse"?a(r).find(d=>d.id===n)?.link.status??"":(o==="parent"?i(r):s(r)).find(d=>d.id===n)?.type??""}function o$(e,t,n){let o=t?.gender,r=o==="Male"||o==="Female"?o:"Neutral";return e==="spouse"?l(`kin.spouse.${n==="Divorced"?n:"Married"}.${r}`):l(`kin.${e==="parent"?"parent":"child"}.${n||"Biological"}.${r}`)}var fs="print-sheet",hr=ne(!1);window.addEventListener("beforeprint",wd);window.addEventListener("afterprint",()=>{hr.value=!1,document.getElementById(fs)?.remove()});async function ms(){wd();let e=()=>new Promise(requestAnimationFrame);await e(),await e(),window.print()}function wd(){hr.value=!0,document.getElementById(fs)?.remove(),V.current&&r$(V.current.svg())}function r$(e){let t=document.createElement("div");t.id=fs;let n=new DOMParser().parseFromString(e,"image/svg+xml"),o=document.importNode(n.documentElement,!0),[,,r=0,i=0]=(o.getAttribute("viewBox")??"").split(" ").map(Number);t.classList.toggle("wide",r>i),t.append(o),document.body.append(t)}var gr=52,vd=8,i$=["name","born","place","died","children"],xd=new Intl.Collator(Ke(),{sensitivity:"base",numeric:!0,ignorePunctuation:!0}).compare;function kd(){let[e,t]=v("name"),[n,o]=v(!1),[r,i]=v(""),s=lt(()=>l$(r.trim()?un(r):[...R.value.values()],e,n),[R.value,r,e,n]),a=B(null),c=B(null),d=a$(a,s.length),[u,m]=hr.value?[0,s.length]:d;re(()=>{c.current?.style.setProperty("--above",`${u*gr}px`),c.current?.style.setProperty("--below",`${(s.length-m)*gr}px`)});let h=p=>{o(p===e?!n:!1),t(p)};return f`<section class="list-view" aria-label=${l("list.title")}>
    <h1 class="printed-only">${q.value?.tree.treeName}</h1>
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
            ${i$.map(p=>f`<th
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
          ${s.slice(u,m).map((p,g)=>f`<${s$} key=${p.personId} person=${p}
              number=${u+g+2} />`)}
          <tr class="room below" aria-hidden="true"><td colspan="5"></td></tr>
        </tbody>
      </table>
    </div>
  </section>`}function s$({person:e,number:t}){let n=G.value.person===e.personId;return f`<tr
    aria-rowindex=${t}
    class=${n?"row-open":""}
    onClick=${()=>H({person:e.personId})}
  >
    <th scope="row" class="col-name">
      <span class="list-name">
        <${Fe} person=${e} />
        <button type="button" class="link" aria-expanded=${n}>${Xt(e)}</button>
        ${e.hidden?f`<${E} name="lock" />`:null}
      </span>
    </th>
    <td class="col-born">${nn(e)}</td>
    <td class="col-place">${et(e.birthPlace)}</td>
    <td class="col-died">${on(e)}</td>
    <td class="col-children">${Q.value.children(e.personId).length||""}</td>
  </tr>`}function a$(e,t){let[n,o]=v([0,40]);return z(()=>{let r=e.current;if(!r)return;let i=()=>{let a=Math.floor(r.scrollTop/gr)-vd,c=Math.ceil(r.clientHeight/gr)+2*vd,d=Math.max(0,Math.min(a,t-1));o(u=>u[0]===d&&u[1]===d+c?u:[d,d+c])};i(),r.addEventListener("scroll",i,{passive:!0});let s=new ResizeObserver(i);return s.observe(r),()=>{r.removeEventListener("scroll",i),s.disconnect()}},[t]),[n[0],Math.min(n[1],t)]}function l$(e,t,n){let o=e.map(r=>({person:r,key:c$(r,t)}));return o.sort((r,i)=>!r.key||!i.key?+!r.key-+!i.key:n?xd(i.key,r.key):xd(r.key,i.key)),o.map(r=>r.person)}function c$(e,t){switch(t){case"born":return e.birthSort??e.birthDate??"";case"died":return e.deathSort??e.deathDate??"";case"place":return e.birthPlace??"";case"children":return String(Q.value.children(e.personId).length||"");default:return`${e.lastName} ${e.firstName}`.trim()}}var _d={left:0,top:0,right:0,bottom:0};function Md(e){let t={left:0,top:0,scale:1},n={w:1,h:1},o={x:0,y:0,w:1,h:1},r=.02,i=null,s=null,a=0,c=h=>Math.min(3,Math.max(r,h)),d=h=>{let p=Math.min(n.w,n.h)/4,{scale:g}=h;return{scale:g,left:Math.min(n.w-p-o.x*g,Math.max(p-(o.x+o.w)*g,h.left)),top:Math.min(n.h-p-o.y*g,Math.max(p-(o.y+o.h)*g,h.top))}},u=(h,p)=>{s=null;let g=d({...h,scale:c(h.scale)});if(e()||p===0){i=null,t=g;return}i={from:t,to:g,startMs:null,ms:p}},m=(h,p,g=_d)=>{let $=n.w-g.left-g.right,b=n.h-g.top-g.bottom,y=Math.min(56,$/12,b/12),w=Math.min(($-2*y)/(h.w||1),(b-2*y)/(h.h||1)),x=c(Math.min(p,w));return{scale:x,left:g.left+$/2-(h.x+h.w/2)*x,top:g.top+b/2-(h.y+h.h/2)*x}};return{get where(){return t},get size(){return n},get isMoving(){return i!==null||s!==null},get seen(){let{left:h,top:p,scale:g}=t;return{x:-h/g,y:-p/g,w:n.w/g,h:n.h/g}},point(h,p){return{x:(h-t.left)/t.scale,y:(p-t.top)/t.scale}},resize(h){t={...t,left:t.left+(h.w-n.w)/2,top:t.top+(h.h-n.h)/2},n=h},bound(h){o=h;let p=Math.min(n.w/(h.w||1),n.h/(h.h||1));r=Math.min(.4,p*.7)},fitted(){return m(o,1)},fit(h=420,p){u(m(o,1,p),h)},show(h,p){u(m(h,1,p),420)},centre(h,p,g=420){let $=c(p),b=n.w/2-(h.x+h.w/2)*$;u({scale:$,left:b,top:n.h/2-(h.y+h.h/2)*$},g)},enter(h,p,g){let $=c(p),b=(w,x,k,S)=>{let N=S/2-w*$,L=Math.min(72,S/16),[U,T]=[S-L-(x+k)*$,L-x*$];return U>T?N:Math.min(T,Math.max(U,N))},y=b(h.x+h.w/2,o.x,o.w,n.w);u({scale:$,left:y,top:b(h.y+h.h/2,o.y,o.h,n.h)},g)},reveal(h,p=_d){let{scale:g}=i?.to??t,{left:$,top:b}=i?.to??t,y=Math.min(40,n.w/8,n.h/8);$-=Math.max(0,(h.x+h.w)*g+$+y-(n.w-p.right)),$+=Math.max(0,y+p.left-(h.x*g+$)),b-=Math.max(0,(h.y+h.h)*g+b+y-(n.h-p.bottom)),b+=Math.max(0,y+p.top-(h.y*g+b));let w=i?.to??t;($!==w.left||b!==w.top)&&u({scale:g,left:$,top:b},260)},pan(h,p){i=s=null,t=d({...t,left:t.left+h,top:t.top+p})},zoom(h,p=n.w/2,g=n.h/2,$=0){let b=i?.to??t,y=c(b.scale*h),w=y/b.scale,x={scale:y,left:p-(p-b.left)*w,top:g-(g-b.top)*w};u(x,$)},glide(h,p){!e()&&Math.hypot(h,p)>.08&&(s={x:h,y:p})},stop(){i=s=null},step(h){let p=Math.min(48,h-a);if(a=h,i){i.startMs??=h;let g=Math.min(1,(h-i.startMs)/i.ms);t=u$(i.from,i.to,ps(g),n),g===1&&(i=null)}else if(s){t=d({...t,left:t.left+s.x*p,top:t.top+s.y*p});let g=Math.exp(-.0042*p);s={x:s.x*g,y:s.y*g},Math.hypot(s.x,s.y)<.02&&(s=null)}}}}function ps(e){return e<.5?4*e**3:1-(2-2*e)**3/2}function u$(e,t,n,o){if(n>=1)return t;let r=e.scale*(t.scale/e.scale)**n,i=1/e.scale-1/t.scale,s=Math.abs(i)<1e-9?n:(1/e.scale-1/r)/i,[a,c]=Sd(e,o),[d,u]=Sd(t,o),[m,h]=[a+(d-a)*s,c+(u-c)*s];return{scale:r,left:o.w/2-m*r,top:o.h/2-h*r}}function Sd({left:e,top:t,scale:n},o){return[(o.w/2-e)/n,(o.h/2-t)/n]}var d$=["ground","band","card","edge","ink","quiet","line","accent","on-accent","match","male","male-wash","female","female-wash","other","other-wash","unknown","unknown-wash"],Ot=Object.freeze({ground:"#ffffff",band:"#f7f7f4",card:"#ffffff",edge:"#d9dad3",ink:"#20262b",quiet:"#5d666b",line:"#8d979b",accent:"#17695a","on-accent":"#ffffff",match:"#b58900",male:"#2c6496","male-wash":"#e4edf5",female:"#a8591b","female-wash":"#f8ebdf",other:"#6f4f93","other-wash":"#eee8f5",unknown:"#666e73","unknown-wash":"#eceeee",words:'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif',title:'"Iowan Old Style", "Palatino Linotype", Palatino, Georgia, serif'});function Ed(e){let{ground:t,words:n,title:o}=Ot;return{...$r(e,"light"),ground:t,words:n,title:o}}function $r(e,t=""){let n=document.createElement("span");n.hidden=!0,n.style.colorScheme=t,e.append(n);let o=getComputedStyle(n),r=d$.map(a=>(n.style.color=`var(--canvas-${a}, ${Ot[a]})`,[a,o.color])),i=o.getPropertyValue("--canvas-words").trim()||Ot.words,s=o.getPropertyValue("--canvas-title").trim()||Ot.title;return n.remove(),{...Object.fromEntries(r),words:i,title:s}}function Pd(e){let t=matchMedia("(prefers-color-scheme: dark)"),n=new MutationObserver(e);return t.addEventListener("change",e),n.observe(document.documentElement,{attributes:!0}),()=>{t.removeEventListener("change",e),n.disconnect()}}function ot(e,t){let n=t.hidden?"unknown":Ue(t);return{strong:e[n],wash:e[`${n}-wash`]}}function Ue({gender:e}){return e==="Male"?"male":e==="Female"?"female":e==="Other"?"other":"unknown"}var br=null,yr=new Map;function f$(e,t){let n=`${t}
${e}`,o=yr.get(n);if(o!==void 0)return o;if(br??=document.createElement("canvas").getContext("2d"),!br)return e.length*50;br.font=t;let r=br.measureText(e).width;return yr.size>2e4&&yr.clear(),yr.set(n,r),r}function $t(e,{size:t,weight:n=400,family:o}){return f$(e,`${n} 100px ${o}`)*t/100}function Me(e,t,n){return e.find(r=>$t(r,n)<=t)??hs(e.at(-1)??"",t,n)}function Vn(e,t,n){let o=e.split(" "),r=o.shift()??"";for(let i=o[0];i!==void 0&&!($t(`${r} ${i}`,n)>t);i=o[0])r+=` ${o.shift()}`;return[hs(r,t,n),hs(o.join(" "),t,n)]}function hs(e,t,n){if($t(e,n)<=t)return e;let o=Array.from(e),[r,i]=[0,o.length];for(;r<i;){let s=Math.ceil((r+i)/2);$t(`${o.slice(0,s).join("")}…`,n)<=t?r=s:i=s-1}return r===0?"":`${o.slice(0,r).join("").trimEnd()}…`}var wr=.56,Ad=.2,Td=14,Od=9,m$=10.5;function vr(e,t,n,o){let{colours:r}=o,{x:i,y:s,w:a,h:c}=n;p$(e,n,o),e.box(i,s,a,c,Td,{fill:r.card,stroke:o.isSelected||o.isOnPath?r.accent:r.edge,width:o.isSelected||o.isOnPath?1.75:o.isHovered?1.5:1,...n.isAgain?{dash:[4,3]}:{}}),a>c?g$(e,t,n,o):h$(e,t,n,o)}function Id(e,t,n,o,r){let{colours:i}=o,{x:s,y:a,w:c,h:d}=n,{strong:u,wash:m}=ot(i,t),h=c>d,p=m$/r,g=h?d*.42:Math.min(c*.36,(d-p)/2),[$,b]=h?[s+d/2,a+d/2]:[s+c/2,a+g+2];if(o.isSelected||o.isMatch||o.isOnPath){let S=o.isMatch&&!o.isSelected?i.match:i.accent;e.frame(Ue(t),$,b,g+4/r,{stroke:S,width:2.5/r})}e.frame(Ue(t),$,b,g,{fill:m,stroke:u,width:1.4/r});let y=t.photoUrl&&e.photo(t.photoUrl,Ue(t),$,b,g),w={size:g*.78,weight:600,family:i.words,fill:u};!y&&g*r>9&&e.words(Wn(t),$,b+w.size*.36,w);let x={size:p,weight:o.isSelected?600:500,family:i.words},k=t.hidden?i.quiet:i.ink;if(h){let S=[nt(t),...Le(t)],N=Me(S,c-d-4,x);e.words(N,s+d+4,a+d/2+p*.36,{...x,fill:k,align:"start"})}else{let S=Me(Le(t).slice(-1),c+18,x);e.words(S,$,Math.max(b+g+p*1.05,a+d-p*.2),{...x,fill:k})}}function p$(e,{x:t,y:n,w:o,h:r},{colours:i,isSelected:s,isMatch:a}){if(!s&&!a)return;let c=s?i.accent:i.match;e.box(t-5,n-5,o+10,r+10,Td+5,{stroke:c,width:s?6:3,opacity:s?.22:.9})}function h$(e,t,{x:n,y:o,w:r},i){let{colours:s}=i,a=n+r/2,c=t.hidden?s.quiet:s.ink;Nd(e,t,a,o+38,25,i);let d={size:13,weight:600,family:s.words},u={size:12.5,weight:400,family:s.words},m=dn(t),h=r-2*Od,p;if(m)p=[Me(Le(t),h,d),Me([m],h,u)];else{let[x=nt(t)]=Le(t);p=Vn(x,h,d)}let[g,$]=p,b=ht(t),y=$&&b?83:$||b?89:96;e.words(g??"",a,o+y,{...d,fill:c});let w=m?u:d;if($&&e.words($,a,o+y+16,{...w,fill:c}),b){let x={size:11,family:s.words,fill:s.quiet};e.words(Me([b],h,x),a,o+y+($?33:18),x)}}function g$(e,t,{x:n,y:o,w:r,h:i},s){let{colours:a}=s;Nd(e,t,n+i/2+2,o+i/2,i*.36,s);let c=n+i+6,d=r-i-6-Od,u={size:13,weight:600,family:a.words},m=t.hidden?a.quiet:a.ink,h=dn(t),p={size:12.5,weight:400,family:a.words},g={size:11.5,family:a.words,fill:a.quiet},$=nt(t),[b=$]=Le(t),[y,w]=$t($,u)<=d?[$,""]:h?[Me(Le(t),d,u),Me([h],d,p)]:Vn(b,d,u),x=Me([ht(t)],d,g),k=1+ +!!w+ +!!x,S=o+i/2+5-(k-1)*8;e.words(y,c,S,{...u,fill:m,align:"start"}),w&&(S+=15.5,e.words(w,c,S,{...h?p:u,fill:m,align:"start"})),x&&e.words(x,c,S+16,{...g,align:"start"})}function Nd(e,t,n,o,r,{colours:i}){let{strong:s,wash:a}=ot(i,t),c=Ue(t),d=c==="unknown"?{dash:[3,3]}:{};if(e.frame(c,n,o,r,{fill:a}),!(t.photoUrl&&!t.hidden&&e.photo(t.photoUrl,c,n,o,r))){let m=r*.72,h={size:m,weight:500,family:i.words,fill:s};e.words(Wn(t),n,o+m*.36,h)}e.frame(c,n,o,r,{stroke:s,width:1.6,...d})}function Dd(){let e=[],t=[],n=-1/0,o=0,r=performance.now();return{begin(){r=performance.now(),o=0},drawn(){o===0&&(o=performance.now()-r)},frame(i,s){i-n<120&&e.push(i-n),n=i,t.push(s),e.length>240&&(e=e.slice(-240)),t.length>240&&(t=t.slice(-240))},figures(){let i=Cd(e);return{firstDrawingMs:Math.round(o),framesPerSecond:i>0?Math.round(1e3/i):0,paintMs:Math.round(Cd(t)*10)/10}}}}function Cd(e){return e.length===0?0:e.reduce((t,n)=>t+n,0)/e.length}function Rd(e,t,n){let o=new Map,r=[],i={x:0,y:0},s={x:0,y:0,ms:-1/0},a="none",c=new AbortController,d=w=>{let x=e.getBoundingClientRect();return{x:w.clientX-x.left,y:w.clientY-x.top}},u=w=>{if(w.button!==0&&w.pointerType==="mouse")return;e.setPointerCapture(w.pointerId);let x=d(w);if(o.set(w.pointerId,x),t.stop(),o.size===2){a==="grab"&&n.drop(-1,-1,!1),a="pinch";return}o.size>2||(i=x,r=[{...x,ms:w.timeStamp}],a=n.grabs(x.x,x.y)?"grab":"press")},m=w=>{let x=d(w),k=o.get(w.pointerId);if(!k){n.hover(x.x,x.y);return}if(a==="pinch"){h(w.pointerId,x);return}if(o.set(w.pointerId,x),a==="grab"){n.drag(x.x,x.y);return}let S=Math.hypot(x.x-i.x,x.y-i.y)>5;a==="press"&&S&&(a="pan",e.dataset.pointer="move"),a==="pan"&&(t.pan(x.x-k.x,x.y-k.y),r.push({...x,ms:w.timeStamp}),r=r.filter(({ms:N})=>w.timeStamp-N<90),n.moved())},h=(w,x)=>{let k=[...o].find(([U])=>U!==w)?.[1],S=o.get(w);if(o.set(w,x),!k||!S||o.size!==2)return;let N=Math.hypot(S.x-k.x,S.y-k.y),L=Math.hypot(x.x-k.x,x.y-k.y);t.pan((x.x-S.x)/2,(x.y-S.y)/2),N>0&&t.zoom(L/N,(x.x+k.x)/2,(x.y+k.y)/2),n.moved()},p=w=>{if(!o.delete(w.pointerId))return;let x=d(w);if(delete e.dataset.pointer,a==="pinch"){let[N]=o.values();a=N?"pan":"none",r=[];return}let k=a;a="none";let S=Math.hypot(x.x-i.x,x.y-i.y)<=5;w.type==="pointercancel"?k==="grab"&&n.drop(-1,-1,!1):k==="grab"?n.drop(x.x,x.y,S):k==="press"?g(x,w.timeStamp):k==="pan"&&$(w.timeStamp)},g=(w,x)=>{let k=x-s.ms<320&&Math.hypot(w.x-s.x,w.y-s.y)<24;s=k?{...w,ms:-1/0}:{...w,ms:x},k?n.tapTwice(w.x,w.y):n.tap(w.x,w.y)},$=w=>{let x=r.filter(N=>w-N.ms<90),[k,S]=[x[0],x.at(-1)];if(k&&S&&S.ms>k.ms){let N=S.ms-k.ms;t.glide((S.x-k.x)/N,(S.y-k.y)/N)}n.moved()},b=w=>{w.preventDefault();let x=w.deltaMode===WheelEvent.DOM_DELTA_LINE?18:w.deltaMode?320:1,[k,S]=[w.deltaX*x,w.deltaY*x];if(w.shiftKey||!w.ctrlKey&&Math.abs(k)>Math.abs(S))t.pan(w.shiftKey&&k===0?-S:-k,w.shiftKey?0:-S);else{let N=w.ctrlKey?.01:.0016,{x:L,y:U}=d(w);t.zoom(Math.exp(-Math.max(-240,Math.min(240,S))*N),L,U)}n.moved()},y={signal:c.signal};return e.addEventListener("pointerdown",u,y),e.addEventListener("pointermove",m,y),e.addEventListener("pointerup",p,y),e.addEventListener("pointercancel",p,y),e.addEventListener("pointerleave",()=>o.size===0&&n.leave(),y),e.addEventListener("wheel",b,{...y,passive:!1}),()=>c.abort()}function Bd(e,t,n){let o=r=>{if(r.altKey||r.ctrlKey||r.metaKey)return;let{key:i}=r;if(i==="ArrowUp"||i==="ArrowDown")n.walk(i);else if(i==="ArrowLeft"||i==="ArrowRight")n.walk(i);else if(i==="Enter"&&r.target===t)n.open();else if(i==="Escape")n.leave();else if(i==="+"||i==="=")n.zoom(1.35);else if(i==="-")n.zoom(.7407407407407407);else if(i==="0")n.zoomTo(1);else if(i==="f"||i==="F")n.fit();else return;r.preventDefault(),n.moved()};return e.addEventListener("keydown",o),()=>e.removeEventListener("keydown",o)}function Ud(e,t,n){let o=e.node(t);if(!o)return null;let{kin:r}=e;if(n==="ArrowUp")return Ld(e,o,r.parents(t));if(n==="ArrowDown")return Ld(e,o,r.children(t));let i=n==="ArrowLeft"?-1:1,a=[...r.parents(t).flatMap(c=>r.children(c.id)),...r.spouses(t)].map(c=>c.id);return Fd(e,o,new Set(a),i)??Fd(e,o,new Set(e.nodes.map(c=>c.id)),i)}function Ld(e,t,n){let o=null,r=1/0;for(let{id:i}of n){let s=e.node(i);if(!s)continue;let a=Math.hypot(xr(s)-xr(t),s.y-t.y);a>=r||(r=a,o=i)}return o}function Fd(e,t,n,o){let r=null,i=1/0;for(let s of n){let a=e.node(s);if(!a||a===t||a.level!==t.level)continue;let c=(xr(a)-xr(t))*o,d=(a.y-t.y)*o,u=Math.abs(a.y-t.y)<t.h?c:Math.abs(c)<t.w?d:1/0;u<=0||u>=i||(i=u,r=s)}return r}function xr(e){return e.x+e.w/2}function zd(e){let t=document.querySelector("script[type=module]");return new URL(e,t instanceof HTMLScriptElement?t.src:document.baseURI)}function kr(e){let t=It([...e.people.keys()]);for(let{person1Id:o,person2Id:r}of e.couples)t.join(o,r);for(let{parents:o,children:r}of e.families)for(let i of[...o,...r])t.join(o[0]??i,i);let n=new Map;for(let o of e.people.keys()){let r=t.find(o),i=n.get(r);i?i.push(o):n.set(r,[o])}return[...n.values()].sort((o,r)=>r.length-o.length)}function It(e){let t=new Map(e.map(r=>[r,r])),n=r=>{let i=r;for(let s=W(t,i);s!==i;s=W(t,i))i=s;for(let s=r;s!==i;){let a=W(t,s);t.set(s,i),s=a}return i};return{find:n,join:(r,i)=>{t.set(n(i),n(r))}}}function M(e,t){return e[t]}function W(e,t){return e.get(t)}var $$=4e6,b$=60;function _r(e){let t=y$(e),n=k$(e,t.of),o=_$(t.count,n);for(let i=0;i<b$;i++){let s=S$(o,n);if(!M$(o,n)&&!s)break}let r=new Map([...e.people.keys()].map(i=>[i,M(o,W(t.of,i))]));for(let i of kr(e)){let s=i.reduce((a,c)=>Math.min(a,W(r,c)),1/0);for(let a of i)r.set(a,W(r,a)-s)}return r}function y$(e){let t=It([...e.people.keys()]),n=[...e.couples.map(r=>[r.person1Id,r.person2Id]),...e.families.map(r=>r.parents).filter(r=>r.length===2)];for(let[r="",i=""]of n)t.join(r,i);let o=v$(e,t.find);if(o.size>0){let r=It([...e.people.keys()]);for(let[i="",s=""]of n)o.has(i)||r.join(i,s);return w$(e,n.filter(([i=""])=>o.has(i)),r,o),gs(e,r.find)}return gs(e,t.find)}function w$(e,t,n,o){let r=new Map([...o].map(a=>[a,[a]])),i=0,s=(a,c)=>{let d=new Set([a]),u=[a];for(let m=u.pop();m!==void 0;m=u.pop())for(let h of r.get(m)??[])for(let p of e.children(h)){i+=1;let g=n.find(p.id);if(g===c)return!0;!o.has(p.id)||d.has(g)||(d.add(g),u.push(g))}return!1};for(let[a="",c=""]of t){let[d,u]=[n.find(a),n.find(c)];if(d===u||i>$$||s(d,u)||s(u,d))continue;let m=[...r.get(d)??[],...r.get(u)??[]];n.join(a,c),r.set(n.find(a),m)}}function v$(e,t){let{of:n,count:o}=gs(e,t),r=Array.from({length:o},()=>[]),i=new Uint8Array(o);for(let d of e.families)for(let u of d.parents)for(let m of d.children){let[h,p]=[W(n,u),W(n,m)];h===p?i[h]=1:r[h]?.push(p)}let s=x$(r),a=new Uint32Array(o);for(let d of s)a[d]=M(a,d)+1;let c=new Set;for(let[d,u]of n)(i[u]||M(a,M(s,u))>1)&&c.add(d);return c}function x$(e){let t=e.length,n=new Int32Array(t).fill(-1),o=new Int32Array(t),r=new Int32Array(t).fill(-1),i=[],s=0;for(let a=0;a<t;a++){if(n[a]!==-1)continue;let c=[{node:a,edge:0}];for(let d=c.at(-1);d;d=c.at(-1)){let{node:u}=d;n[u]===-1&&(n[u]=o[u]=s++,i.push(u));let m=e[u]?.[d.edge++];if(m===void 0){if(o[u]===n[u])for(let p=i.pop();p!==void 0&&(r[p]=u,p!==u);p=i.pop());c.pop();let h=c.at(-1);h&&(o[h.node]=Math.min(M(o,h.node),M(o,u)))}else n[m]===-1?c.push({node:m,edge:0}):r[m]===-1&&(o[u]=Math.min(M(o,u),M(n,m)))}}return r}function k$(e,t){let n=Math.max(-1,...new Set(t.values()))+1,o=Array.from({length:n},()=>[]),r=Array.from({length:n},()=>[]);for(let i of e.families)for(let s of i.parents)for(let a of i.children)r[W(t,s)]?.push(W(t,a)),o[W(t,a)]?.push(W(t,s));return{above:o,below:r}}function _$(e,{above:t,below:n}){let o=new Int32Array(e),r=Int32Array.from(t,s=>s.length),i=[...r.keys()].filter(s=>r[s]===0);for(let s=0;s<i.length;s++){let a=M(i,s);for(let c of M(n,a))o[c]=Math.max(M(o,c),M(o,a)+1),r[c]=M(r,c)-1,r[c]===0&&i.push(c)}return o}function S$(e,{above:t,below:n}){let o=It([...e.keys()]);n.forEach((s,a)=>{for(let c of s)M(e,c)-M(e,a)===1&&o.join(a,c)});let r=new Map;for(let s of e.keys()){let a=r.get(o.find(s));a?a.push(s):r.set(o.find(s),[s])}let i=!1;for(let[s,a]of r)for(let[c,d,u]of[[n,t,1],[t,n,-1]]){let m=0,h=1/0;for(let p of a){for(let g of M(c,p))o.find(g)!==s&&(m+=1,h=Math.min(h,Math.abs(M(e,g)-M(e,p))-1));for(let g of M(d,p))o.find(g)!==s&&(m-=1)}if(!(m<=0||h===1/0||h<=0)){for(let p of a)e[p]=M(e,p)+u*h;i=!0;break}}return i}function M$(e,{above:t,below:n}){let o=!1,r=[...e.keys()].sort((i,s)=>M(e,s)-M(e,i)||i-s);for(let i of r){let[s,a]=[M(t,i),M(n,i)],c=M(e,i);a.length>s.length?c=E$(e,a)-1:s.length>a.length&&(c=P$(e,s)+1),c!==e[i]&&(e[i]=c,o=!0)}return o}function E$(e,t){return t.reduce((n,o)=>Math.min(n,M(e,o)),1/0)}function P$(e,t){return t.reduce((n,o)=>Math.max(n,M(e,o)),-1/0)}function gs(e,t){let n=new Map,o=new Map;for(let r of e.people.keys()){let i=t(r);n.has(i)||n.set(i,n.size),o.set(r,n.get(i))}return{of:o,count:n.size}}function Kn(e,t,n,o){let r=o(n);if(t===1/0)return r;let i=_r(ye(r)),s=i.get(e)??0,a=[...n].filter(c=>Math.abs((i.get(c)??s)-s)<=t);return a.length<n.size?Kn(e,t,new Set(a),o):r}function Ve(e){let[t,n,o,r]=[1/0,1/0,-1/0,-1/0];for(let{x:i,y:s,w:a,h:c}of e)t=Math.min(t,i),n=Math.min(n,s),o=Math.max(o,i+a),r=Math.max(r,s+c);return t>o?{x:0,y:0,w:0,h:0}:{x:t,y:n,w:o-t,h:r-n}}var ee={w:124,h:128},Sr=38,Nt={w:208,h:60},ae={couple:22,kin:26,families:54,line:14,level:76,lane:9};var A$=260;function Gd(e,t,n){let o=t.map(()=>[]);for(let h of n)o[h.row]?.push(T$(h));let r=o.map(O$),i=t.map(h=>I$(e,h)),s=[],a=[],c=r.map(h=>Math.min(ae.lane,A$/Math.max(1,h))),d=0;t.forEach((h,p)=>{s.push(d);let g=Math.max(0,...M(i,p).map(({depth:y})=>y))*ae.lane,$=Math.max(0,M(r,p)-1)*M(c,p),b=Math.max(ae.level,$+ae.level*.62);a.push(d+ee.h+g+(b-$)/2),d+=ee.h+g+b});let m=[...N$(o,s,({net:h,lane:p})=>M(a,h.row)+p*M(c,h.row),i),...C$(e,t,s,i)];return{tops:s,edges:m}}function T$(e){let t=e.family.type==="Biological",n=e.parents.length,o=e.from.x+e.hub+(t||n===0?0:n===2?6:14),r=e.segments.map(({to:p,port:g,child:$})=>{let b=!t&&p.up.some(y=>y.child===$&&y.net!==e);return p.x+g+(b?14:0)}),i=r.map(p=>$s(p,o)),s=i.indexOf(Math.min(...i)),a=M(r,s),d=e.from.down.every(p=>p.net===e||p.net.hub!==e.hub)?n===2?ae.couple/2-4:n===1?ee.w/4:0:0,u=o+Math.max(-d,Math.min(d,a-o)),m=M(e.segments,s).child===""?0:ee.w/7,h=n===1&&r.length>1;return $s(u,a)>m||h?{net:e,hub:o,ports:r,lane:0}:(r[s]=u,{net:e,hub:u,ports:r,lane:0})}function $s(e,t){return Math.abs(e-t)}function O$(e){let t=e.map(o=>({wire:o,left:Math.min(o.hub,...o.ports),right:Math.max(o.hub,...o.ports)})).filter(({left:o,right:r})=>r-o>.5).sort((o,r)=>o.left-r.left||o.right-r.right),n=[];for(let{wire:o,left:r,right:i}of t){let s=n.findIndex(a=>a+ae.lane<r);s<0&&(s=n.length),n[s]=i,o.lane=s}return n.length}function I$(e,t){let n=[];for(let o of t){let r=0;for(let[i,s]of Hd(e,o)){let[a,c]=[o.members.indexOf(i),o.members.indexOf(s)];if(Math.abs(a-c)===1)continue;let[d,u]=a<c?[a,c]:[c,a];r+=1,n.push({a:M(o.members,d),b:M(o.members,u),left:o.x+M(o.offsets,d)+ee.w/2+10,right:o.x+M(o.offsets,u)+ee.w/2-10,depth:r})}}return n}function Hd(e,t){let n=new Map;for(let o of t.members){let r=[...e.spouses(o).map(i=>i.id),...e.familiesOfParent(o).flatMap(({parents:i})=>i)];for(let i of r)i!==o&&t.members.includes(i)&&n.set(Oe(o,i),[o,i])}return[...n.values()]}function N$(e,t,n,o){let r=new Map(o.flat().map(a=>[Oe(a.a,a.b),a])),i=new Map,s=[];for(let a of e.flat()){let{net:c,hub:d,ports:u}=a,m=M(t,c.row),[h="",p=""]=c.parents,g=r.get(Oe(h,p)),$=c.parents.length===2&&!g,b=g?m+ee.h+g.depth*ae.lane:m+ee.h,y=i.get(c.from)??[d,$?m+Sr:b];c.segments.forEach(({to:w,child:x},k)=>{let S=M(u,k),N=n(a),L=[...y];if($s(S,d)>.5&&L.push(d,N,S,N),x===""){i.set(w,L);return}L.push(S,M(t,w.row));let U=c.parents.length>0?c.parents:c.family.parents;s.push({kind:"child",type:c.family.type,from:U,to:x,points:L})})}return s}function C$(e,t,n,o){let r=new Map(e.couples.map(c=>[Oe(c.person1Id,c.person2Id),c])),i=new Map;for(let c of t.flat())c.members.forEach((d,u)=>i.set(d,{unit:c,index:u}));let s=[],a=(c,d,u)=>{let m=r.get(Oe(c,d));r.delete(Oe(c,d));let h=m?"couple":"parents";s.push({kind:h,type:m?.status??"",from:[c],to:d,points:u})};t.forEach((c,d)=>{let u=M(n,d);for(let m of c)for(let[h,p]of Hd(e,m)){let g=Math.min(m.members.indexOf(h),m.members.indexOf(p));if(Math.abs(m.members.indexOf(h)-m.members.indexOf(p))>1)continue;let $=m.x+M(m.offsets,g)+ee.w,b=m.x+M(m.offsets,g+1),[y,w]=[M(m.members,g),M(m.members,g+1)];a(y,w,[$,u+Sr,b,u+Sr])}for(let{a:m,b:h,left:p,right:g,depth:$}of M(o,d)){let b=u+ee.h,y=b+$*ae.lane;a(m,h,[p,b,p,y,g,y,g,b])}});for(let{person1Id:c,person2Id:d}of[...r.values()]){let[u,m]=[W(i,c),W(i,d)],h=m.unit.row>u.unit.row,[p,g]=h?[u,m]:[m,u],$=p.unit.x+M(p.unit.offsets,p.index)+ee.w*.8,b=g.unit.x+M(g.unit.offsets,g.index)+ee.w*.8,y=M(n,p.unit.row)+ee.h,[w,x]=h?[c,d]:[d,c];a(w,x,[$,y,$,y+14,b,y+14,b,M(n,g.unit.row)])}return s}function Wd(e,t,n){let{units:o,unitOf:r}=R$(e,t,n),i=[],s=new Set;for(let a of t)for(let c of e.familiesOfParent(a)){if(s.has(c.key))continue;s.add(c.key);let[d="",u=d]=c.parents,m=W(r,d)===W(r,u);for(let h of m?[c.parents]:[[d],[u]])F$(c,h,r,o,i)}return{units:o,nets:i,unitOf:r}}function jd(e,t){let[n="",o=n]=t;if(t.length===0)return e.w/2;let[r,i]=[e.members.indexOf(n),e.members.indexOf(o)].sort((s,a)=>s-a);return r===void 0||i===void 0||r===i?M(e.offsets,r??0)+ee.w/2:i-r===1?(M(e.offsets,r)+ee.w+M(e.offsets,i))/2:D$(e,r)?M(e.offsets,i)-ae.couple/2:M(e.offsets,r)+ee.w+ae.couple/2}function qd(e,t){return t===""?e.w/2:M(e.offsets,e.members.indexOf(t))+ee.w/2}function Vd(e){e.members.reverse(),e.offsets=e.offsets.map(t=>e.w-t-ee.w).reverse();for(let t of e.up)t.port=qd(e,t.child);for(let{net:t}of e.down)t.hub=jd(e,t.parents)}function D$(e,t){return t>0&&t<e.members.length-1}function R$(e,t,n){let o=It(t),r=new Map(t.map(u=>[u,[]])),i=new Set,s=(u,m)=>{n.get(u)!==n.get(m)||i.has(Oe(u,m))||(i.add(Oe(u,m)),o.join(u,m),r.get(u)?.push(m),r.get(m)?.push(u))};for(let u of t){for(let m of e.spouses(u))s(u,m.id);for(let{parents:m}of e.familiesOfParent(u))m.length===2&&s(M(m,0),M(m,1))}let a=new Map;for(let u of t){let m=a.get(o.find(u));m?m.push(u):a.set(o.find(u),[u])}let c=new Map;return{units:[...a.values()].map(u=>{let m=Kd(W(n,M(u,0)),L$(u,r),i);for(let h of u)c.set(h,m);return m}),unitOf:c}}function L$(e,t){let n=u=>t.get(u)?.length??0,o=e.reduce((u,m)=>n(m)>n(u)?m:u),r=[],i=[],s=new Set([o]),[a,...c]=t.get(o)??[],d=(u,m)=>{let h=[u];for(let p=h.pop();p!==void 0;p=h.pop())s.has(p)||(s.add(p),m.push(p),h.push(...(t.get(p)??[]).filter(g=>!s.has(g)).reverse()))};a!==void 0&&d(a,c.length>0?r:i);for(let u of c)d(u,i);return[...r.reverse(),o,...i]}function Kd(e,t,n){let o=[],r=0;return t.forEach((i,s)=>{let a=t[s-1];a!==void 0&&(r+=n.has(Oe(a,i))?ae.couple:ae.kin),o.push(r),r+=ee.w}),{row:e,members:t,offsets:o,w:r,x:0,place:0,home:0,up:[],down:[]}}function F$(e,t,n,o,r){let i=W(n,M(t,0)),s=t,a=[...e.children],c=e.type==="Biological"?1:.4;for(let d=i.row+1;a.length>0;d++){let u={row:d-1,family:e,from:i,parents:s,hub:jd(i,s),segments:[]},m=(y,w,x)=>{let k={from:i,to:y,child:w,port:qd(y,w),net:u,weight:c*x};u.segments.push(k),i.down.push(k),y.up.push(k)},h=d,p=y=>W(n,y).row<=h;for(let y of a.filter(p))m(W(n,y),y,1);a=a.filter(y=>!p(y));let[g,...$]=u.segments;if(g&&$.length===0&&e.type==="Biological"&&(g.weight*=3),r.push(u),a.length===0)break;let b=Kd(d,[],new Set);b.w=ae.line,o.push(b),m(b,"",t===s?2:6),i=b,s=[]}}var B$=24;function Jd({units:e}){let t=U$(e);Xd(t);let n=t.map(r=>[...r]),o=Yd(t);for(let r=0;r<B$&&o>0;r++){let i=r%2===0,s=i?t.slice(1):t.slice(0,-1).reverse();for(let c of s)z$(c,i);let a=Yd(t);a>=o||(o=a,n=t.map(c=>[...c]))}return t=n,Xd(t),G$(t),t}function Yd(e){return e.reduce((t,n)=>t+H$(n),0)}function U$(e){let t=e.reduce((s,a)=>Math.min(s,a.row),1/0),n=[],o=new Set,r=s=>{o.add(s),(n[s.row-t]??=[]).push(s)},i=e.filter(s=>s.up.length===0).sort((s,a)=>s.row-a.row);for(let s of[...i,...e]){if(o.has(s))continue;r(s);let a=[s];for(let c=a.pop();c;c=a.pop()){let d=[...c.down.map(({to:u})=>u),...c.up.map(({from:u})=>u)];for(let u of d.reverse())o.has(u)||a.push(u);o.has(c)||r(c)}}for(let s=0;s<n.length;s++)n[s]??=[];return n}function Xd(e){for(let t of e)Zd(t);for(let t of e)for(let n of t)n.home=n.place}function Zd(e){let t=0;e.forEach((n,o)=>{n.place=o,n.x=t,t+=n.w})}function z$(e,t){let n=[];for(let i of e){let s=t?i.up:i.down;if(s.length===0)continue;let a=0,c=0;for(let d of s){let u=t?d.from.x+d.net.hub:d.to.x+d.port;a+=u*d.weight,c+=d.weight}n.push({unit:i,wish:a/c})}n.sort((i,s)=>i.wish-s.wish||i.unit.home-s.unit.home);let o=0;e.map(i=>(t?i.up:i.down).length===0?i:null).forEach((i,s)=>{e[s]=i??M(n,o++).unit}),Zd(e)}function G$(e){for(let t of e)for(let n of t){if(n.members.length<2)continue;let o=(n.members.length-1)/2,r=0,i=0,s=n.up.map(a=>({side:n.members.indexOf(a.child)-o,x:a.from.x+a.net.hub}));for(let{x:a}of s)i+=a/s.length;for(let{side:a,x:c}of s)r+=a*(c-i);s.length===1&&(r=0),r<0&&Vd(n)}}function H$(e){let t=[];for(let i of e)for(let{net:s,to:a,port:c}of i.down)t.push({from:i.x+s.hub,to:a.x+c});if(t.length<2)return 0;t.sort((i,s)=>i.from-s.from||i.to-s.to);let n=Float64Array.from(t,({to:i})=>i).sort(),o=new Uint32Array(n.length+1),r=0;return t.forEach(({to:i},s)=>{let a=W$(n,i)+1,c=0;for(let d=a;d>0;d-=d&-d)c+=o[d]??0;r+=s-c;for(let d=a;d<o.length;d+=d&-d)o[d]=(o[d]??0)+1}),r}function W$(e,t){let[n,o]=[0,e.length-1];for(;n<o;){let r=n+o+1>>1;(e[r]??0)<=t?n=r:o=r-1}return n}var j$=10,q$=40;function Qd(e){let t=e.map(V$);for(let{units:o,shifts:r}of t){let i=((r.at(-1)??0)+(o.at(-1)?.w??0))/2;o.forEach((s,a)=>s.x=M(r,a)-i)}let n=[...t].reverse();for(let o=0;o<j$;o++){for(let r of n)bs(r,!1,!0);for(let r of t)bs(r,!0,!1)}for(let o=0;o<q$;o++)for(let r of o%2===0?n:t)bs(r,!0,!0)}function V$(e){let t=0,n=e.map((o,r)=>{let i=e[r-1];return i&&(t+=i.w+K$(i,o)),t});return{units:e,shifts:n}}function K$(e,t){return e.members.length===0||t.members.length===0?ae.line:e.up.some(({net:o})=>t.up.some(r=>r.net===o))?ae.kin:ae.kin*1.7}function bs({units:e,shifts:t},n,o){let r=[],i=[],s=[];e.forEach((a,c)=>{let{sum:d,weight:u}=Y$(a,n,o);d-=M(t,c)*u;let m=c;for(let h=r.length-1;h>=0&&!(M(r,h)*u<=d*M(i,h));h--)d+=r.pop()??0,u+=i.pop()??0,m=s.pop()??0;r.push(d),i.push(u),s.push(m)}),s.forEach((a,c)=>{let d=M(r,c)/M(i,c),u=s[c+1]??e.length;for(let m=a;m<u;m++)M(e,m).x=d+M(t,m)})}function Y$(e,t,n){let o=e.x*.01,r=.01;if(t)for(let i of e.up)o+=(i.from.x+i.net.hub-i.port)*i.weight,r+=i.weight;if(n)for(let i of e.down)o+=(i.to.x+i.port-i.net.hub)*i.weight,r+=i.weight;return{sum:o,weight:r}}function gn(e){let t=ye(e),n=kr(t),o=n.filter(p=>p.length>1),r=n.filter(p=>p.length===1).flat(),i=J$(t,o,_r(t)),s=[],a=[],c=[];for(let p of o){let g=Wd(t,p,i),$=Jd(g);Qd($),X$($,c),a.push(...g.nets);for(let b of g.units)(s[b.row]??=[]).push(b)}for(let p=0;p<s.length;p++)s[p]??=[];let{tops:d,edges:u}=Gd(t,s,a),m=s.flatMap((p,g)=>p.flatMap($=>$.members.map((b,y)=>({key:b,id:b,x:$.x+M($.offsets,y),y:M(d,g),...ee,level:g})))),h=s.map((p,g)=>({level:g,generation:g+1,countedFrom:"first",births:zc(p.flatMap(({members:$})=>$.map(b=>W(t.people,b)))),y:M(d,g),h:ee.h}));if(r.length>0){let p=Z$(r,m,s.length);m.push(...p);let g=M(p,p.length-1),$=M(p,0).y,b={level:s.length,generation:0,countedFrom:null,births:null};h.push({...b,y:$,h:g.y+ee.h-$})}return{nodes:m,edges:u,levels:h,bounds:Ve(m)}}function X$(e,t){let n=e.find(s=>s.length>0)?.[0]?.row??0,o=e.map(s=>s[0]?.x??1/0),r=e.map(s=>{let a=s.at(-1);return a?a.x+a.w:-1/0}),i=-1/0;e.forEach((s,a)=>{let c=Math.min(M(o,a),o[a+1]??1/0,o[a-1]??1/0);c!==1/0&&(i=Math.max(i,(t[n+a]??0)+ae.families-c))});for(let s of e.flat())s.x+=i;e.forEach((s,a)=>{let c=Math.max(M(r,a),r[a+1]??-1/0,r[a-1]??-1/0);t[n+a]=Math.max(t[n+a]??0,c+i)})}function J$(e,t,n){let[o=[],...r]=t,i=[];for(let d of o){let u=Te(W(e.people,d)),m=i[W(n,d)]??={sum:0,count:0};u!==null&&(m.sum+=u,m.count+=1)}let s=[...i.entries()].filter(([,d])=>d&&d.count>0);if(s.length>0)for(let d of r){let u=[];for(let h of d){let p=Te(W(e.people,h));if(p===null)continue;let[g]=s.reduce(($,b)=>Math.abs(b[1].sum/b[1].count-p)<Math.abs($[1].sum/$[1].count-p)?b:$);u.push(g-W(n,h))}if(u.length===0)continue;u.sort((h,p)=>h-p);let m=M(u,Math.floor(u.length/2));for(let h of d)n.set(h,W(n,h)+m)}let a=t.flat(),c=a.reduce((d,u)=>Math.min(d,W(n,u)),1/0);for(let d of a)n.set(d,W(n,d)-c);return n}function Z$(e,t,n){let{x:o,y:r,w:i,h:s}=Ve(t),[a,c]=[ee.w+ae.kin,ee.h+ae.kin],d=Math.max(4,Math.ceil(Math.sqrt(e.length*2))),u=Math.min(e.length,Math.max(d,Math.min(40,Math.floor(i/a)))),m=t.length>0?o+Math.max(0,(i-u*a)/2):0,h=t.length>0?r+s+ae.level:0;return e.map((p,g)=>({key:p,id:p,x:m+g%u*a,y:h+Math.floor(g/u)*c,...ee,level:n}))}function ef(e,t){let n=ye(e),o=Ie(e,n,t);if(o===null)return dt;let r=t.generations??1/0,i=new Set(Cn(o,n.children,r).keys()),s=Kn(o,r,i,a=>{let c=[...a].flatMap(m=>n.spouses(m).map(h=>h.id)),d=[...a].flatMap(m=>n.familiesOfParent(m).flatMap(({parents:h,children:p})=>p.some(g=>a.has(g))?h:[])),u=new Set([...a].filter(m=>m!==o));return Wo(e,new Set([...a,...c,...d]),u)});return ys(gn(s),o)}function ys(e,t){let n=e.nodes.find(o=>o.id===t)?.level??0;return{...e,levels:e.levels.map(o=>({...o,generation:o.level-n,countedFrom:"root"}))}}function Mr(e,t,n){let o=new Set([t]),r={id:t,key:t,level:0,number:0,isAgain:!1,type:"",parents:[]},i=[r];for(let s=1;s<=n&&i.length>0;s++){let a=[];for(let c of i)if(!c.isAgain)for(let{id:d,type:u,side:m}of tb(e,c.id)){let h=o.has(d);o.add(d);let p=c.number*2+m,g=h?`${d} again ${c.key}`:d,$={id:d,key:g,level:s,number:p,isAgain:h,type:u,parents:[]};c.parents.push($),a.push($)}i=a}return r}function Er(e){let t=[e];for(let n=0;n<t.length;n++)t.push(...t[n]?.parents??[]);return t}var Q$=["Biological","Adoptive","Step","Foster"],eb=new Map([["Male",0],["Female",1]]);function tb(e,t){let n=[void 0,void 0],o=[...e.parents(t)].sort((r,i)=>r.id<i.id?-1:1);for(let r of Q$){let s=o.filter(a=>a.type===r).filter(a=>{let c=eb.get(e.people.get(a.id)?.gender??"");return c===void 0||n[c]?!0:(n[c]=a,!1)});for(let a of s){let c=n.indexOf(void 0);c>=0&&(n[c]=a)}}return n.flatMap((r,i)=>r?[{...r,side:i}]:[])}var nb=5,ob=8,rf=72,rb=76,ib=132,sb=Math.PI*1.16;function sf(e,t){let n=ye(e),o=Ie(e,n,t);if(o===null)return dt;let r=Math.min(ob,t.generations??nb),i=t.isFull??r>5?2*Math.PI:sb,s=Er(Mr(n,o,r)),a=s.reduce((m,{level:h})=>Math.max(m,h),0),c=s.filter(m=>!m.isAgain&&m.level<a).flatMap(({level:m,number:h,parents:p})=>[0,1].filter(g=>!p.some($=>$.number===h*2+g)).map(g=>tf(m+1,h*2+g,i))),d=s.map(m=>{let h=tf(m.level,m.number,i),p={key:m.key,id:m.id,...of(h),level:m.level,sector:h};return m.isAgain?{...p,isAgain:!0}:p}),u=Ve([...d,...c.map(of)]);return{nodes:d,edges:[],levels:[],bounds:u,blanks:c}}function tf(e,t,n){if(e===0)return{inner:0,outer:rf,from:0,to:2*Math.PI};let o=n/2**e,r=-Math.PI/2-n/2;return{inner:nf(e-1),outer:nf(e),from:r+t*o,to:r+(t+1)*o}}function nf(e){return rf+Math.min(e,3)*rb+Math.max(0,e-3)*ib}function of({inner:e,outer:t,from:n,to:o}){let r=Math.PI/2,i=[n,o];for(let a=Math.ceil(n/r);a*r<=o;a++)i.push(a*r);let s=i.flatMap(a=>[e,t].map(c=>({x:Math.cos(a)*c,y:Math.sin(a)*c,w:0,h:0})));return Ve(s)}function af(e,t){let n=ye(e),o=Ie(e,n,t);if(o===null)return dt;let r=t.generations??1/0,i=Cn(o,n.parents,r),s=Cn(o,n.children,r),a=Kn(o,r,new Set([...i.keys(),...s.keys()]),c=>{let u=[...s.keys()].filter(m=>c.has(m)).flatMap(m=>n.spouses(m).map(h=>h.id));return Wo(e,new Set([...c,...u]),c)});return ys(gn(a),o)}var ws=Nt.w+52,ab=14,lb=26;function lf(e,t){let n=ye(e),o=Ie(e,n,t);if(o===null)return dt;let r=Mr(n,o,t.generations??1/0),i=Er(r),s=new Map,a=new Map;for(let m of[...i].reverse())s.set(m,cb(m,s,a));let c=new Map([[r,0]]),d=[];for(let m of i){let h=W(c,m);for(let p of m.parents){let g=h+W(a,p);c.set(p,g);let $=m.level*ws+Nt.w,b=p.level*ws,y=(b+$)/2,w=Math.abs(g-h)<.5?[b,g,$,h]:[b,g,y,g,y,h,$,h];d.push({kind:"child",type:p.type,from:[p.id],to:m.id,points:w})}}let u=i.map(m=>({key:m.key,id:m.id,x:m.level*ws,y:W(c,m)-Nt.h/2,...Nt,level:m.level,...m.isAgain?{isAgain:!0}:{}}));return{nodes:u,edges:d,levels:[],bounds:Ve(u)}}function cb(e,t,n){let o={tops:[-Nt.h/2],bottoms:[Nt.h/2]},[r,i]=e.parents;if(!r)return o;if(!i){n.set(r,0);let{tops:m,bottoms:h}=W(t,r);return{tops:[...o.tops,...m],bottoms:[...o.bottoms,...h]}}let[s,a]=[W(t,r),W(t,i)],c=0;for(let m=0;m<Math.min(s.bottoms.length,a.tops.length);m++){let h=m===0?ab:lb;c=Math.max(c,M(s.bottoms,m)-M(a.tops,m)+h)}n.set(r,-c/2),n.set(i,c/2);let d=Math.max(s.tops.length,a.tops.length),u=c/2;for(let m=0;m<d;m++){let[h=1/0,p=-1/0]=[s.tops[m],s.bottoms[m]],[g=1/0,$=-1/0]=[a.tops[m],a.bottoms[m]];o.tops.push(Math.min(h-u,g+u)),o.bottoms.push(Math.max(p-u,$+u))}return o}var ub={tree:gn,pedigree:lf,descendants:ef,hourglass:af,fan:sf};function cf(e,t,n){return ub[e](t,n)}var db=150;function uf(){let e=null,t=!1,n=0,o=null,r=()=>{if(e||t)return e;try{e=new Worker(zd("layout/worker.js"),{type:"module"})}catch{return t=!0,null}return e.addEventListener("message",({data:i})=>{i.number===n&&(o?.(i.layout??null),o=null)}),e.addEventListener("error",()=>{t=!0,e?.terminate(),e=null,o?.(null),o=null}),e};return r(),{async make(i,s,a){let c=++n;o?.(null),o=null;let d=s.persons.length>db?r():null;if(d){let u=await new Promise(m=>{o=m,d.postMessage({number:c,view:i,graph:fb(s),options:a})});if(u||c!==n)return u}return cf(i,s,a)},destroy(){e?.terminate(),o?.(null)}}}function df(e,t){return e.rootId===t.rootId&&e.generations===t.generations&&e.isFull===t.isFull}function fb({tree:e,persons:t,parents:n,spouses:o}){return{...e?.rootPersonId?{tree:{rootPersonId:e.rootPersonId}}:{},persons:t.map(({personId:r,gender:i,birthDate:s,birthDateText:a,birthSort:c})=>({personId:r,...i?{gender:i}:{},...s?{birthDate:s}:{},...a?{birthDateText:a}:{},...c?{birthSort:c}:{}})),parents:n.map(({parentId:r,childId:i,type:s="Biological"})=>({parentId:r,childId:i,type:s})),spouses:o.map(({person1Id:r,person2Id:i,status:s="",marriageDate:a=""})=>({person1Id:r,person2Id:i,status:s,marriageDate:a}))}}var ff=Object.freeze({Adoptive:[7,4],Step:[10,3,2,3],Foster:[2,4]}),Pr=9,mb=22;function Yn({kind:e,type:t}){return e==="parents"||t==="Partner"?"parents":e==="couple"?"couple":t in ff?t:"child"}function Xn(e){return e==="parents"?[2,3]:ff[e]??[]}function Jn(e){return e==="couple"?1.5:1}function Zn(e,{kind:t,type:n,points:o},r,i){if(t!=="couple")return;let s={Divorced:2,Separated:1}[n]??0,a=o.length>4,[c,d,u]=[o[0]??0,o[1]??0,-1];for(let m=2;m<o.length;m+=2){let[h,p]=[o[m-2]??0,o[m-1]??0],[g,$]=[o[m]??0,o[m+1]??0];if(p!==$||Math.abs(g-h)<=u)continue;u=Math.abs(g-h);let b=a?Math.min(mb,u/2):u/2;[c,d]=[g-Math.sign(g-h)*b,p]}for(let m=0;m<s;m++){let h=c+(m-(s-1)/2)*5;e.line([h-3,d+7,h+3,d-7],0,{stroke:r,width:i})}}function Ar({from:e,to:t},n){return e.some(o=>n.has(`${o} ${t}`))}function mf(e){let t=new Set;return e.forEach((n,o)=>{let r=e[o+1];r!==void 0&&t.add(`${n} ${r}`).add(`${r} ${n}`)}),t}var pb=60;function pf(e,t,n){let o=xs("p",e);o.id=`family-canvas-help-${Math.floor(performance.now()*1e3)}`,o.textContent=l("canvas.help"),t.setAttribute("aria-describedby",o.id);let r=xs("ul",e);r.setAttribute("aria-label",l("canvas.people"));let i=xs("p",e);return i.setAttribute("aria-live","polite"),i.setAttribute("role","status"),r.addEventListener("click",s=>{let a=vs(s.target);a&&n.open(a)}),r.addEventListener("focusin",s=>{let a=vs(s.target);a&&n.select(a)}),{renew(s,a,c){let d=hb(s,a,c),u=new Map(Array.from(r.children,p=>[vs(p.firstElementChild),p])),m=new Set(d.map(({id:p})=>p));for(let[p,g]of u)(!p||!m.has(p))&&g.remove();let h=null;for(let{id:p}of d){let g=s.kin.people.get(p);if(!g)continue;let $=u.get(p)??gb(p),b=$.firstElementChild,y=Zi(g,s.kin);b.textContent!==y&&(b.textContent=y),p===c?b.setAttribute("aria-current","true"):b.removeAttribute("aria-current"),b.tabIndex=p===(c??d[0]?.id)?0:-1;let w=h?h.nextElementSibling:r.firstElementChild;w!==$&&r.insertBefore($,w),h=$}},say(s,a){let c=a===null?void 0:s.kin.people.get(a);i.textContent=c?Ru(c,s.kin):""},follow(s){if(r.contains(document.activeElement))for(let a of r.querySelectorAll("button"))a.dataset.person===s&&a.focus({preventScroll:!0})}}}function hb(e,t,n){let{seen:o}=t,[r,i]=[o.x+o.w/2,o.y+o.h/2],s=new Map(e.nodesIn(o).map(c=>[c.id,c])),a=e.node(n);return a&&s.set(a.id,a),[...s.values()].map(c=>({node:c,far:c===a?-1:Math.hypot(c.x+c.w/2-r,c.y+c.h/2-i)})).sort((c,d)=>c.far-d.far).slice(0,pb).map(({node:c})=>c).sort((c,d)=>c.level-d.level||c.x-d.x||c.y-d.y)}function gb(e){let t=document.createElement("li"),n=document.createElement("button");return n.type="button",n.dataset.person=e,t.append(n),t}function vs(e){return e instanceof HTMLElement?e.dataset.person??null:null}function xs(e,t){let n=document.createElement(e);return n.className="family-canvas-unseen",t.append(n),n}var hf=8;function gf(e,t,n){let o=document.createElement("canvas");o.className="family-canvas-minimap",o.hidden=!0,o.setAttribute("aria-hidden","true"),e.append(o);let r=document.createElement("canvas"),i=!0,s={scale:1,left:0,top:0},a={w:0,h:0,density:1},c=!1,d=m=>{let h=o.getBoundingClientRect(),p=(m.clientX-h.left-s.left)/s.scale,g=(m.clientY-h.top-s.top)/s.scale;t.centre({x:p,y:g,w:0,h:0},t.where.scale,0),n()};o.addEventListener("pointerdown",m=>{o.setPointerCapture(m.pointerId),c=!0,d(m)}),o.addEventListener("pointermove",m=>c&&d(m)),o.addEventListener("pointerup",()=>c=!1),o.addEventListener("pointercancel",()=>c=!1);let u=(m,h)=>{let{w:p,h:g,density:$}=a;r.width=Math.max(1,Math.round(p*$)),r.height=Math.max(1,Math.round(g*$)),o.width=r.width,o.height=r.height;let{bounds:b}=m,y=Math.min((p-2*hf)/(b.w||1),(g-2*hf)/(b.h||1));s={scale:y,left:p/2-(b.x+b.w/2)*y,top:g/2-(b.y+b.h/2)*y};let w=r.getContext("2d");if(w){w.scale($,$);for(let x of m.nodes){let k=m.kin.people.get(x.id);if(!k)continue;w.fillStyle=ot(h,k).strong;let S=Math.max(1,Math.min(x.w,x.h)*y*.8),N=(x.x+x.w/2)*y+s.left,L=(x.y+x.h/2)*y+s.top;w.fillRect(N-S/2,L-S/2,S,S)}i=!1}};return{renew(){i=!0},paint(m,h,p){let{seen:g}=t,{bounds:$}=m,b=g.x<=$.x+1&&g.y<=$.y+1&&g.x+g.w>=$.x+$.w-1&&g.y+g.h>=$.y+$.h-1;if(o.hidden=b||m.nodes.length<2,o.hidden)return;(i||p!==a.density)&&(a={w:o.clientWidth,h:o.clientHeight,density:p},u(m,h));let y=o.getContext("2d");if(!y)return;let{w,h:x}=a;y.setTransform(1,0,0,1,0,0),y.clearRect(0,0,o.width,o.height),y.drawImage(r,0,0),y.setTransform(p,0,0,p,0,0);let k=Math.max(1,g.x*s.scale+s.left),S=Math.max(1,g.y*s.scale+s.top),N=Math.min(w-1,(g.x+g.w)*s.scale+s.left),L=Math.min(x-1,(g.y+g.h)*s.scale+s.top);y.beginPath(),y.roundRect(k,S,Math.max(5,N-k),Math.max(5,L-S),2),y.globalAlpha=.14,y.fillStyle=h.accent,y.fill(),y.globalAlpha=1,y.strokeStyle=h.accent,y.lineWidth=1.5,y.stroke()}}}function Qn({generation:e,countedFrom:t}){if(t===null)return l("generation.unconnected");if(t==="first")return l("generation.number",{number:`${e}`});if(e===0)return l("generation.same");let n=Math.abs(e);return e<0?$b(n):bb(n)}function $f(e){return e.countedFrom==="first"?`${e.generation}`:Qn(e)}function $b(e){return e===1?l("generation.parents"):e===2?l("generation.grandparents"):e===3?l("generation.greatGrandparents"):l("generation.manyGreatGrandparents",{count:e-2})}function bb(e){return e===1?l("generation.children"):e===2?l("generation.grandchildren"):e===3?l("generation.greatGrandchildren"):l("generation.manyGreatGrandchildren",{count:e-2})}var _s=28,Tr=14,ks=12,bf=12,yb=600;function yf(e,{levels:t},n,o){let{top:r,scale:i}=n.where;e.fillStyle=o.band,t.forEach(({y:s,h:a},c)=>{if(c%2===1)return;let[d,u]=[(s-_s)*i+r,(s+a+_s)*i+r];u<0||d>n.size.h||e.fillRect(0,d,n.size.w,u-d)})}function wf(e,{levels:t,bounds:n,nodes:o},r,i){let{left:s,top:a,scale:c}=r.where;e.textAlign="start",e.globalAlpha=1;let d=-1/0;for(let[u,m]of t.entries()){let{y:h,h:p}=m,[g,$]=[h*c+a,(h+p)*c+a],b=_s*c>=ks,y=p*c<2*ks||r.size.w<yb,w=Qn(m),x=Qo(m.births),k=x?`${w} · ${x}`:w;e.font=`500 11px ${i.words}`;let S=Tr+e.measureText(k).width+bf,N=y||n.x*c+s<S,L=!b&&N?$f(m):k,U=b?Math.max(g-5,Math.min(16,$)):(g+$)/2+4;if(U<Math.max(d,10)||U>r.size.h+10)continue;let T=e.measureText(L).width,le=me=>me.y>=h&&me.y<h+p&&me.x*c+s<Tr+T+bf&&(me.x+me.w)*c+s>0;!b&&L===w&&o.some(le)||(d=U+ks*1.8,e.globalAlpha=.93,e.fillStyle=u%2===0?i.band:i.ground,e.beginPath(),e.roundRect(Tr-6,U-12,T+12,17,8),e.fill(),e.globalAlpha=1,e.fillStyle=i.quiet,e.fillText(L,Tr,U))}}function Or(e){return e==="male"?wb:e==="other"?vb:null}function $n(e){return Math.sin(e)>.45}var wb={corners:[[-.9,-.9],[.9,-.9],[.9,.9],[-.9,.9]],round:.34},vb={corners:[0,1,2,3,4,5].map(e=>{let t=e*Math.PI/3-Math.PI/2;return[Math.cos(t)*1.06,Math.sin(t)*1.06]}),round:.24};function Nr(e,t){let n=({fill:i,stroke:s,width:a=1,dash:c,opacity:d=1})=>{let u=e.globalAlpha;e.globalAlpha=u*d,i&&(e.fillStyle=i,e.fill()),s&&(e.strokeStyle=s,e.lineWidth=a,e.setLineDash(c?[...c]:[]),e.stroke()),e.globalAlpha=u},o="",r=({size:i,weight:s=400,family:a,fill:c,align:d="center"})=>{let u=`${s} ${i}px ${a}`;u!==o&&(e.font=o=u),e.fillStyle=c,e.textAlign=d};return{box(i,s,a,c,d,u){e.beginPath(),e.roundRect(i,s,a,c,d),n(u)},frame(i,s,a,c,d){e.beginPath(),Ir(e,i,s,a,c),n(d)},line(i,s,a){e.beginPath(),Ss(e,i,s),n(a)},words(i,s,a,c){r(c),e.fillText(i,s,a)},turned(i,s,a,c,d){r(d),e.save(),e.translate(s,a),e.rotate(c),e.fillText(i,0,0),e.restore()},arched(i,s,a,c){r({...c,align:"start"});let d=$n(a),u=d?-1:1,m=e.measureText(i).width,h=d?s+c.size*.72:s,p=0;for(let g of Lu(i)){let $=e.measureText(g).width,b=a+u*(p-m/2+$/2)/h;e.save(),e.rotate(b+Math.PI/2),e.translate(0,-h),d&&e.rotate(Math.PI),e.fillText(g,-$/2,0),e.restore(),p+=$}},photo(i,s,a,c,d){let u=t.get(i);return u?(e.save(),e.beginPath(),Ir(e,s,a,c,d),e.clip(),e.drawImage(u,a-d,c-d,2*d,2*d),e.restore(),!0):!1},sector({inner:i,outer:s,from:a,to:c},d){e.beginPath(),e.arc(0,0,s,a,c),i>0&&e.arc(0,0,i,c,a,!0),e.closePath(),n(d)},faded(i,s){let a=e.globalAlpha;e.globalAlpha=a*i,s(),e.globalAlpha=a}}}function Ir(e,t,n,o,r){let i=Or(t);if(!i){e.moveTo(n+r,o),e.arc(n,o,r,0,2*Math.PI);return}let{corners:s,round:a}=i,c=s.at(-1)??[0,0],d=s[0]??[0,0];e.moveTo(n+(c[0]+d[0])/2*r,o+(c[1]+d[1])/2*r),s.forEach(([u,m],h)=>{let[p,g]=s[(h+1)%s.length]??d;e.arcTo(n+u*r,o+m*r,n+p*r,o+g*r,a*r)}),e.closePath()}function Ss(e,t,n){let o=t.length-2;e.moveTo(t[0]??0,t[1]??0);for(let r=2;r<t.length;r+=2){let[i,s]=[t[r]??0,t[r+1]??0];if(n===0||r===o){e.lineTo(i,s);continue}let[a,c]=[t[r-2]??0,t[r-1]??0],[d,u]=[t[r+2]??0,t[r+3]??0],m=Math.min(Math.hypot(i-a,s-c),Math.hypot(d-i,u-s))/2;e.arcTo(i,s,d,u,Math.min(n,m))}}function Ms(e,t,n){let{nodes:o,edges:r,levels:i,bounds:s,blanks:a=[]}=e,c=new Float64Array(r.length*4);r.forEach(({points:m},h)=>{let[p,g,$,b]=[1/0,1/0,-1/0,-1/0];for(let y=0;y<m.length;y+=2){let[w,x]=[m[y]??0,m[y+1]??0];p=Math.min(p,w),$=Math.max($,w),g=Math.min(g,x),b=Math.max(b,x)}c.set([p,g,$,b],h*4)});let d=null,u=new Map;for(let m of o)(!m.isAgain||!u.has(m.id))&&u.set(m.id,m);return{kin:t,nodes:o,edges:r,levels:i,bounds:s,blanks:a,isFan:o.some(m=>m.sector),moves:xb(o,n),node:m=>m===null?void 0:u.get(m),nodesIn(m){return o.filter(h=>bn(h,m))},edgesIn({x:m,y:h,w:p,h:g}){return r.filter(($,b)=>{let y=b*4;return(c[y]??0)<=m+p&&(c[y+1]??0)<=h+g&&(c[y+2]??0)>=m&&(c[y+3]??0)>=h})},farLines(){return d??=Es(r,0),d},nodeAt(m,h){return o.findLast(p=>kb(p,m,h))},nearest(m){let[h,p]=[m.x+m.w/2,m.y+m.h/2],g,$=1/0;for(let b of o){let[y,w]=Ps(b),x=bn(b,m)?Math.hypot(y-h,w-p):1/0;x>=$||($=x,g=b)}return g}}}function Es(e,t){let n=new Map;for(let o of e){let r=Yn(o),i=n.get(r);i||n.set(r,i=new Path2D),Ss(i,o.points,t)}return n}function xb(e,t){let n=new Map(t?.nodes.map(o=>[o.key,o]));return new Map(e.map(o=>{let r=n.get(o.key)??t?.node(o.id),i=r?{dx:r.x-o.x,dy:r.y-o.y,isNew:!1}:{dx:0,dy:0,isNew:!0};return[o.key,i]}))}function Ps({x:e,y:t,w:n,h:o,level:r,sector:i}){if(!i||r===0)return[e+n/2,t+o/2];let s=(i.from+i.to)/2,a=(i.inner+i.outer)/2;return[Math.cos(s)*a,Math.sin(s)*a]}function kb(e,t,n){if(!e.sector)return bn(e,{x:t,y:n,w:0,h:0});let{inner:o,outer:r,from:i,to:s}=e.sector,a=Math.hypot(t,n);if(a<o||a>r)return!1;let c=2*Math.PI;return((Math.atan2(n,t)-i)%c+c)%c+i<=s}function bn(e,t){return e.x<=t.x+t.w&&e.x+e.w>=t.x&&e.y<=t.y+t.h&&e.y+e.h>=t.y}var As=4.5,_b=74;function Cr(e,t,n){e.sector(t,{fill:n.band,stroke:n.ground,width:2})}function Dr(e,t,n,o,r){let{sector:i,level:s}=n;if(!i)return;let{colours:a}=o,{strong:c,wash:d}=ot(a,t);e.sector(i,{fill:d,stroke:a.ground,width:2});let u={inner:i.outer-3,outer:i.outer,from:i.from,to:i.to};if(s>0&&e.sector(u,{fill:c,opacity:.75}),o.isSelected||o.isMatch||o.isOnPath||o.isHovered){let m=o.isMatch&&!o.isSelected?a.match:a.accent;e.sector(i,{stroke:m,width:o.isSelected?4:2.5})}s===0?Mb(e,t,i,o,r):Sb(i)>_b?Eb(e,t,i,o,r):Pb(e,t,i,o,r)}function Sb({inner:e,from:t,to:n}){return(n-t)*e}function Mb(e,t,{outer:n},{colours:o},r){let i={size:15,weight:600,family:o.words};if(i.size*r<As)return;let[s,a]=Vn(nt(t),n*1.6,i);e.words(s,0,a?-10:-2,{...i,fill:o.ink}),a&&e.words(a,0,9,{...i,fill:o.ink});let c={size:12,family:o.words,fill:o.quiet};e.words(ht(t),0,a?30:20,c)}function Eb(e,t,{inner:n,outer:o,from:r,to:i},{colours:s},a){if(13*a<As)return;let d=(r+i)/2,u=o-n,m={size:13,weight:600,family:s.words},h={size:12.5,family:s.words},p={size:11,family:s.words},g=[{choices:Le(t),own:m},{choices:[dn(t)],own:h},{choices:[ht(t)],own:p}].filter(({choices:b})=>b[0]),$=$n(d);g.forEach(({choices:b,own:y},w)=>{let x=(g.length-1)/2-w,k=n+u/2+($?-x:x)*18-y.size*.35,S=y===p||t.hidden?s.quiet:s.ink;e.arched(Me(b,(i-r)*k-16,y),k,d,{...y,fill:S})})}function Pb(e,t,{inner:n,outer:o,from:r,to:i},{colours:s},a){let c=(i-r)*n,d=ht(t),u=d!==""&&c>27,m=Math.min(12.5,c*(u?.42:.72));if(m*a<As)return;let h=(r+i)/2,g=Math.cos(h)<0?h+Math.PI:h,$=(n+o)/2,b=o-n-12,y={size:m,weight:600,family:s.words},w=dn(t),x=[nt(t),...Le(t).map(L=>w?`${L} ${w}`:L),...Le(t).slice(-1)],k=t.hidden?s.quiet:s.ink,S=(L,U,T)=>{let[le,me]=[Math.cos(h)*$,Math.sin(h)*$];e.turned(L,le-Math.sin(g)*U,me+Math.cos(g)*U,g,T)};if(S(Me(x,b,y),u?-m*.2:m*.36,{...y,fill:k}),!u)return;let N={size:m*.86,family:s.words,fill:s.quiet};S(Me([d],b,N),m*.95,N)}var Ts=.22,Ab=1.3;function vf(e,t,n,o,r,i,s){let{left:a,top:c,scale:d}=o.where,{w:u,h:m}=o.size;e.setTransform(t,0,0,t,0,0),e.globalAlpha=1,e.fillStyle=r.ground,e.fillRect(0,0,u,m),yf(e,n,o,r),e.setTransform(t*d,0,0,t*d,t*a,t*c),e.lineJoin="round",e.lineCap="butt";let h=Nr(e,s);e.globalAlpha=i.arrived;for(let g of n.blanks)Cr(h,g,r);Nb(e,h,n,o,r,i),e.globalAlpha=1;let p=n.nodesIn(kf(o.seen,i.arrived<1?4e3:24));return d<Ad&&!n.isFan?(Ob(e,n,p,d,r,i),Ib(h,n,p,d,r,i)):Tb(h,n,p,d,r,i),e.setTransform(t,0,0,t,0,0),wf(e,n,o,r),p.length}function Os(e,t,n){let o=e.moves.get(t.key);return n>=1||!o?t:{...t,x:t.x+o.dx*(1-n),y:t.y+o.dy*(1-n)}}function Tb(e,t,n,o,r,i){for(let s of n){let a=t.kin.people.get(s.id);if(!a)continue;let c={colours:r,isSelected:s.id===i.selectedId,isMatch:i.matches?.has(s.id)??!1,isOnPath:i.path?.has(s.id)??!1,isHovered:s.key===i.hoveredKey},d=t.moves.get(s.key)?.isNew,u=(xf(s,i)?Ts:1)*(d?i.arrived:1),m=Os(t,s,i.arrived);e.faded(u,()=>{s.sector?Dr(e,a,s,c,o):o>=wr?vr(e,a,m,c):Id(e,a,m,c,o)})}}function Ob(e,t,n,o,r,i){let s=new Map,a=new Map;for(let c of n){let d=t.kin.people.get(c.id);if(!d)continue;let{strong:u}=ot(r,d),m=xf(c,i)?a:s,h=m.get(u);h||m.set(u,h=new Path2D);let{x:p,y:g,w:$,h:b}=Os(t,c,i.arrived),y=Math.max(Ab/o,Math.min($,b)*.43);y*o<2.5?h.rect(p+$/2-y,g+b/2-y,2*y,2*y):Ir(h,Ue(d),p+$/2,g+b/2,y)}for(let[c,d]of[[a,Ts],[s,1]]){e.globalAlpha=d*(.3+.7*i.arrived);for(let[u,m]of c)e.fillStyle=u,e.fill(m)}e.globalAlpha=1}function Ib(e,t,n,o,r,i){for(let s of n){let a=s.id===i.selectedId,d=a||i.matches?.has(s.id)||i.path?.has(s.id)?t.kin.people.get(s.id):void 0;if(!d)continue;let u=i.matches?.has(s.id)&&!a?r.match:r.accent,m=Math.max(6/o,Math.min(s.w,s.h)*.5),{x:h,y:p,w:g,h:$}=Os(t,s,i.arrived),b=(a?3:2)/o;e.frame(Ue(d),h+g/2,p+$/2,m,{stroke:u,width:b})}}function Nb(e,t,n,o,r,i){let{scale:s}=o.where,c=Math.min(1.5,Math.max(.5,1.5*Math.sqrt(s)))/s,d=s>.3?Pr:0,u=n.edgesIn(kf(o.seen,8)),[m,h]=i.path?Cb(u,i):[[],u],g=d===0&&m.length===0&&u.length>n.edges.length/2?n.farLines():Es(h,d),$=e.globalAlpha;i.path&&(e.globalAlpha=$*Ts*1.6),e.strokeStyle=r.line;for(let[b,y]of g)e.lineWidth=c*Jn(b),e.setLineDash(s>.12?[...Xn(b)]:[]),e.stroke(y);if(e.setLineDash([]),s>.3)for(let b of u)Zn(t,b,r.quiet,c);e.globalAlpha=$;for(let b of m)t.line(b.points,d,{stroke:r.accent,width:Math.max(3,2.4/s)})}function Cb(e,{steps:t}){let n=[[],[]];for(let o of e)n[Ar(o,t)?0:1].push(o);return n}function xf(e,{path:t,matches:n}){return t!==null&&!t.has(e.id)||n!==null&&!n.has(e.id)}function kf({x:e,y:t,w:n,h:o},r){return{x:e-r,y:t-r,w:n+2*r,h:o+2*r}}function _f(e){let t=new Map;return{get(n){let o=t.get(n);if(o!==void 0)return o;t.size>400&&t.clear(),t.set(n,null);let r=new Image;return r.decoding="async",r.addEventListener("load",()=>{t.set(n,Rb(r)),e()}),r.src=Db(n),null},written(n){try{return t.get(n)?.toDataURL("image/jpeg",.85)??null}catch{return null}}}}function Db(e){return e.startsWith("api/")?`${e}${e.includes("?")?"&":"?"}size=small`:e}function Rb(e){let t=Math.min(e.naturalWidth,e.naturalHeight),n=document.createElement("canvas");n.width=n.height=128;let o=n.getContext("2d");if(!o||t===0)return null;o.imageSmoothingQuality="high";let r=(e.naturalWidth-t)/2,i=(e.naturalHeight-t)/3;return o.drawImage(e,r,i,t,t,0,0,128,128),n}function Sf(e,t){let n=null,o=null,r=()=>e.onAdd?n?.node??t.node():void 0,i=(s,a)=>{let c=r(),d=t.point(s,a),u=c?Lb(c,d.x,d.y,t.scale()):null;return c&&u?{node:c,kind:u,...d}:null};return{nodeAt:(s,a)=>i(s,a)?.node,hover(s,a){let c=o;return o=i(s,a)?.kind??null,o!==c},grab(s,a){return n=i(s,a),n!==null},drag(s,a){n&&e.onConnect&&(n={...n,...t.point(s,a)})},drop(s,a,c){let d=n;if(n=null,!d)return;let u=t.point(s,a),m=c?void 0:t.nodeAt(u.x,u.y);c?e.onAdd?.(d.kind,d.node.id):m&&m.id!==d.node.id&&e.onConnect?.(d.node.id,m.id,d.kind)},paint(){let s=r();s&&t.paint((a,c)=>{if(Fb(a,s,c,o),!n)return;let d=t.nodeAt(n.x,n.y);Bb(a,n.node,n.kind,n,d,c)})}}}function Is({x:e,y:t,w:n,h:o}){return[{kind:"parent",x:e+n/2,y:t},{kind:"spouse",x:e+n,y:t+o*.6},{kind:"child",x:e+n/2,y:t+o}]}function Lb(e,t,n,o){return Is(e).find(i=>Math.hypot(i.x-t,i.y-n)*o<15)?.kind??null}function Fb(e,t,n,o){for(let{kind:r,x:i,y:s}of Is(t)){let a=r===o,c=a?n.accent:n.card,d=a?n["on-accent"]:n.accent;e.frame("female",i,s,9,{fill:c,stroke:n.accent,width:1.4}),e.line([i-4,s,i+4,s],0,{stroke:d,width:1.6}),e.line([i,s-4,i,s+4],0,{stroke:d,width:1.6})}}function Bb(e,t,n,o,r,i){let s=Is(t).find(m=>m.kind===n);if(!s||(e.line([s.x,s.y,o.x,o.y],0,{stroke:i.accent,width:2,dash:[6,4]}),e.frame("female",o.x,o.y,4,{fill:i.accent}),!r||r===t))return;let{x:a,y:c,w:d,h:u}=r;e.box(a-5,c-5,d+10,u+10,18,{stroke:i.accent,width:3})}var Ns=.8,Ub=.3;function Cs(e,t,n,o,r){e.fitted().scale>=Ub||!n||t.isFan?Rr(e,t,o,r):e.enter(n,Ns,o)}function Rr(e,t,n,o){let i=o&&!t.isFan&&zb(o,e.fitted(),t)?e.size.h-o.y:0;e.fit(n,{left:0,top:0,right:0,bottom:i})}function zb({x:e,y:t,w:n,h:o},{left:r,top:i,scale:s},a){let c={x:(e-r)/s,y:(t-i)/s,w:n/s,h:o/s};return a.nodes.some(d=>bn(d,c))}function Mf(e,t,n){return Ds(e,t,n)??t.nearest(e.seen)}function Ds(e,t,n){let o=t.node(n);return o&&bn(o,e.seen)?o:void 0}function Ef(e,t,n,o){let r=n.flatMap(i=>t.node(i)??[]);r.length&&e.show(Ve(r),o)}function Pf(e){let t=[],n=0;return{parts:t,box(o,r,i,s,a,c){let d=rt({x:o,y:r,width:i,height:s,rx:a});t.push(`<rect${d}${Lr(c)}/>`)},frame(o,r,i,s,a){t.push(`<path d="${Ls(o,r,i,s)}"${Lr(a)}/>`)},line(o,r,i){t.push(`<path d="${Af(o,r)}"${Lr({...i,fill:"none"})}/>`)},words(o,r,i,s){t.push(`<text${rt({x:r,y:i})}${Rs(s)}>${Ct(o)}</text>`)},turned(o,r,i,s,a){let c=te(s*180/Math.PI),d=rt({transform:`translate(${te(r)} ${te(i)}) rotate(${c})`});t.push(`<text${d}${Rs(a)}>${Ct(o)}</text>`)},arched(o,r,i,s){let a=$n(i),c=a?r+s.size*.72:r,[d,u]=a?[i+1.5,i-1.5]:[i-1.5,i+1.5],m=`arc${n++}`,h=`A${te(c)} ${te(c)} 0 0 ${a?0:1}`,p=`M${yn(c,d)}${h} ${yn(c,u)}`;t.push(`<path id="${m}" d="${p}" fill="none"/>`);let g=`<textPath href="#${m}" startOffset="50%">${Ct(o)}</textPath>`;t.push(`<text${Rs({...s,align:"center"})}>${g}</text>`)},photo(o,r,i,s,a){let c=e(o);if(!c)return!1;let d=`cut${n++}`,u=rt({x:i-a,y:s-a,width:2*a,height:2*a});return t.push(`<clipPath id="${d}"><path d="${Ls(r,i,s,a)}"/></clipPath>`),t.push(`<image${u} href="${Ct(c)}" clip-path="${Gb(d)}"/>`),!0},sector({inner:o,outer:r,from:i,to:s},a){t.push(`<path d="${Hb(o,r,i,s)}"${Lr(a)}/>`)},faded(o,r){o<1&&t.push(`<g${rt({opacity:o})}>`),r(),o<1&&t.push("</g>")}}}function Ct(e){return e.replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu,"").replace(/[&<>"']/g,t=>`&#${t.charCodeAt(0)};`)}function rt(e){return Object.entries(e).filter(([,t])=>t!==void 0).map(([t,n])=>{let o=typeof n=="number"?te(n):Ct(n??"");return` ${t}="${o}"`}).join("")}function Gb(e){return`url${`(#${e})`}`}function te(e){return String(Math.round(e*100)/100)}function Lr({fill:e="none",stroke:t,width:n=1,dash:o,opacity:r}){return rt({fill:e,...t?{stroke:t,"stroke-width":n}:{},...o&&o.length>0?{"stroke-dasharray":o.join(" ")}:{},...r!==void 0&&r<1?{opacity:r}:{}})}function Rs({size:e,weight:t=400,family:n,fill:o,align:r="center"}){let i={start:"start",center:"middle",end:"end"}[r];return rt({"font-family":n,"font-size":e,"font-weight":t,fill:o,"text-anchor":i})}function yn(e,t){return`${te(Math.cos(t)*e)} ${te(Math.sin(t)*e)}`}function Ls(e,t,n,o){let r=Or(e);if(!r){let d=`a${te(o)} ${te(o)} 0 0 1`;return`M${te(t-o)} ${te(n)}${d} ${te(2*o)} 0${d} ${te(-2*o)} 0z`}let i=r.corners.map(([d,u])=>[t+d*o,n+u*o]),[s=[0,0]]=i,a=i.at(-1)??[0,0],c=[(Fr(s,0)+Fr(a,0))/2,(Fr(s,1)+Fr(a,1))/2];return`${Af([...c,...i.flat(),...c],r.round*o)}z`}function Fr(e,t){return e[t]??0}function Af(e,t){let n=`M${te(e[0]??0)} ${te(e[1]??0)}`;for(let o=2;o<e.length;o+=2){let[r,i]=[e[o]??0,e[o+1]??0];if(o===e.length-2||t===0){n+=`L${te(r)} ${te(i)}`;continue}let[s,a]=[e[o-2]??0,e[o-1]??0],[c,d]=[e[o+2]??0,e[o+3]??0],[u,m]=[Math.hypot(r-s,i-a),Math.hypot(c-r,d-i)],h=Math.min(t,u/2,m/2);if(h<.01){n+=`L${te(r)} ${te(i)}`;continue}let[p,g]=[r+(s-r)*h/u,i+(a-i)*h/u],[$,b]=[r+(c-r)*h/m,i+(d-i)*h/m];n+=`L${te(p)} ${te(g)}Q${te(r)} ${te(i)}`,n+=` ${te($)} ${te(b)}`}return n}function Hb(e,t,n,o){if(o-n>6.28)return Ls("female",0,0,t);let r=o-n>Math.PI?1:0,i=(s,a)=>`A${te(s)} ${te(s)} 0 ${r} ${a}`;return`M${yn(t,n)}${i(t,1)} ${yn(t,o)}L${yn(e,o)}${i(e,0)} ${yn(e,n)}z`}var it=48,Wb=64,jb=56,qb=128,Fs={size:11,family:Ot.words,fill:Ot.quiet,align:"start"},Vb=["child","Adoptive","Step","Foster","couple","parents"],Kb=["Divorced","Separated"],Yb=["female","male","other","unknown"],Xb={female:"Female",male:"Male",other:"Other",unknown:"Unknown"};function Tf(e,t,n,o,r){let i=Pf(o),s={...Fs,fill:r.quiet},{bounds:a}=e,c=a.x-it-(e.levels.length>0?qb:0),d=Qb(e),u=d.reduce((w,x)=>w+x.w,0),m=Math.max(a.x+a.w+it,c+2*it+u,c+480),h=a.y-it-Wb,p=a.y+a.h+it+jb;i.box(c,h,m-c,p-h,0,{fill:r.ground});for(let w of e.levels){let{y:x,h:k}=w,S=Qo(w.births);i.words(Qn(w),c+it/2,x+k/2,{...s,weight:600}),S&&i.words(S,c+it/2,x+k/2+15,s)}for(let w of e.blanks)Cr(i,w,r);Jb(i,e,t,r),Zb(i,e,t,r);let g={size:26,weight:500,family:r.title,fill:r.ink};i.words(n,c+it/2,h+46,{...g,align:"start"}),ey(i,d,c+it/2,p-24,r);let $={x:c,y:h,w:m-c,h:p-h};return`<?xml version="1.0" encoding="UTF-8"?>
<svg${rt({xmlns:"http://www.w3.org/2000/svg",viewBox:[$.x,$.y,$.w,$.h].map(w=>Math.round(w*100)/100).join(" "),width:$.w,height:$.h,role:"img"})}>
<title>${Ct(n)}</title>
${i.parts.join(`
`)}
</svg>
`}function Jb(e,t,n,o){let r=t.edges.map(i=>({edge:i,isSpecial:n.path!==null&&Ar(i,n.steps)})).sort((i,s)=>Number(i.isSpecial)-Number(s.isSpecial));for(let{edge:i,isSpecial:s}of r){let a=Yn(i);e.line(i.points,Pr,{stroke:s?o.accent:o.line,width:s?3:1.3*Jn(a),dash:Xn(a)}),Zn(e,i,o.quiet,1.4)}}function Zb(e,t,n,o){for(let r of t.nodes){let i=t.kin.people.get(r.id);if(!i)continue;let s={colours:o,isSelected:!1,isMatch:!1,isHovered:!1,isOnPath:n.path?.has(r.id)??!1};r.sector?Dr(e,i,r,s,1):vr(e,i,r,s)}}function Qb(e){let t=new Set(e.edges.map(Yn)),n=e.edges.filter(({kind:a})=>a==="couple"),o=new Set(n.map(({type:a})=>a)),r=new Set(e.nodes.map(({id:a})=>Ue(e.kin.people.get(a)??{personId:a}))),i=[...Vb.filter(a=>t.has(a)),...Kb.filter(a=>o.has(a))];return[...Yb.filter(a=>r.has(a)).map(a=>({look:"",frame:a,words:l(`gender.${Xb[a]}`)})),...i.map(a=>({look:a,frame:null,words:l(`legend.${a}`)}))].map(a=>({...a,w:40+$t(a.words,Fs)+24}))}function ey(e,t,n,o,r){let i=n;for(let{look:s,frame:a,words:c,w:d}of t){if(a){let[u,m]=[r[`${a}-wash`],r[a]],h=a==="unknown"?{dash:[3,3]}:{};e.frame(a,i+12,o-4,9,{fill:u,stroke:m,width:1.4,...h})}else{let u=[i,o-4,i+30,o-4],m=s==="Divorced"||s==="Separated",h=m?"couple":s,p=1.3*Jn(h);e.line(u,0,{stroke:r.line,width:p,dash:Xn(h)}),m&&Zn(e,{kind:"couple",type:s,from:[],to:"",points:u},r.quiet,1.4)}e.words(c,i+(a?28:38),o,{...Fs,fill:r.quiet}),i+=d}}function Bs(e){return e.tree?.treeName??l("canvas.title")}var Br=420,ty=180,Ur=200;function Of(e,t){let n=document.createElement("div");n.className="family-canvas";let o=document.createElement("canvas");o.className="family-canvas-drawing",o.tabIndex=0,o.setAttribute("role","application"),o.setAttribute("aria-label",l("canvas.title")),n.append(o),e.append(n);let r=o.getContext("2d"),i=matchMedia("(prefers-reduced-motion: reduce)"),s=Md(()=>i.matches),a=Dd(),c=uf(),d=_f(()=>T()),u=gf(n,s,()=>T()),m=pf(n,o,{select:P=>eo(P),open:P=>t.onOpen(P)}),h=$r(n),p=1,g={persons:[],parents:[],spouses:[]},$="tree",b={},y=Ms({nodes:[],edges:[],levels:[],bounds:{x:0,y:0,w:0,h:0}},ye(g),null),w={selectedId:null,hoveredKey:null,path:null,steps:new Set,matches:null,arrived:1},x=null,k=0,S=0,N=0,L=!1,U=!1,T=()=>{k||=requestAnimationFrame(le)},le=P=>{k=0;let C=performance.now();if(s.step(P),x!==null){let j=i.matches?1:Math.min(1,(P-x)/Br);w.arrived=ps(j),j>=1&&(x=null)}N=vf(r,p,y,s,h,w,d),Dt.paint(),u.paint(y,h,p),a.frame(P,performance.now()-C),U&&a.drawn(),s.isMoving||x!==null?T():me()},me=()=>{clearTimeout(S),S=setTimeout(()=>m.renew(y,s,w.selectedId),ty)},Ee=async P=>{let C=await c.make($,g,b);if(!C)return;let j=!U,$e=y,ze=P?Mf(s,$e,w.selectedId):null;y=Ms(C,ye(g),j?null:$e);let to=new Set(y.nodes.map(({id:Rt})=>Rt)).size;o.setAttribute("aria-label",l("canvas.label",{tree:Bs(g),count:to})),u.renew(),s.bound(y.bounds);let bt=ze&&y.node(ze.id);if(ze&&bt){let{scale:Rt}=s.where;s.pan((ze.x-bt.x)*Rt,(ze.y-bt.y)*Rt);for(let Ws of y.moves.values())Ws.dx-=ze.x-bt.x,Ws.dy-=ze.y-bt.y}else(!P||j)&&Cs(s,y,ve(),j?0:Br,t.corner?.());U=!0,w.arrived=j||i.matches?1:0,x=w.arrived<1?performance.now():null,m.renew(y,s,w.selectedId),T()},ve=()=>{let{selectedId:P}=w,[C,j]=$==="tree"?[P,b.rootId]:[b.rootId,P];return y.node(C??null)??y.node(j??null)??y.node(Ie(g,y.kin,{}))},eo=P=>{if(P===w.selectedId)return;Gs(P);let C=y.node(P);C&&s.reveal(C),t.onSelect(P)},Gs=P=>{w.selectedId=P,m.renew(y,s,P),m.say(y,P),P!==null&&m.follow(P),T()},zr=(P,C)=>{let j=s.point(P,C);return y.nodeAt(j.x,j.y)},Dt=Sf(t,{node(){if(s.where.scale<wr||y.isFan||w.arrived<1)return;let j=y.nodes.find($e=>$e.key===w.hoveredKey)??y.node(w.selectedId);return j?.isAgain?void 0:j},nodeAt:(P,C)=>y.nodeAt(P,C),point:s.point,paint(P){let{left:C,top:j,scale:$e}=s.where;r.setTransform(p*$e,0,0,p*$e,p*C,p*j),P(Nr(r,d),h)},scale:()=>s.where.scale}),Kf=Rd(o,s,{grabs:(P,C)=>Dt.grab(P,C),drag(P,C){Dt.drag(P,C),T()},drop(P,C,j){T(),Dt.drop(P,C,j)},tap:(P,C)=>eo(zr(P,C)?.id??null),tapTwice(P,C){let j=zr(P,C);j?t.onOpen(j.id):s.zoom(1.8,P,C,Ur),T()},hover(P,C){let j=Dt.hover(P,C),$e=(Dt.nodeAt(P,C)??zr(P,C))?.key??null;$e===w.hoveredKey&&!j||(w.hoveredKey=$e,$e!==null?o.dataset.pointer="person":delete o.dataset.pointer,T())},leave(){w.hoveredKey=null,T()},moved:T}),Yf=Bd(n,o,{walk(P){let C=w.selectedId,j=C!==null&&y.node(C)?Ud(y,C,P):y.nearest(s.seen)?.id??null;j!==null&&eo(j)},open:()=>w.selectedId!==null&&t.onOpen(w.selectedId),leave:()=>eo(null),zoom:P=>s.zoom(P,void 0,void 0,Ur),zoomTo:P=>s.zoom(P/s.where.scale,void 0,void 0,Ur),fit:()=>Rr(s,y,Br,t.corner?.()),moved:T}),Hs=new ResizeObserver(()=>{let{clientWidth:P,clientHeight:C}=n;if(P===0||C===0)return;let j=s.size.w<=1,$e=j?void 0:Ds(s,y,w.selectedId);p=Math.min(3,devicePixelRatio||1),o.width=Math.round(P*p),o.height=Math.round(C*p),s.resize({w:P,h:C}),s.bound(y.bounds),j&&Cs(s,y,ve(),0,t.corner?.()),$e&&s.reveal($e),u.renew(),cancelAnimationFrame(k),le(performance.now())});Hs.observe(n),s.resize({w:n.clientWidth||1,h:n.clientHeight||1});let Xf=Pd(()=>{h=$r(n),u.renew(),T()});return{async show(P,{keepsView:C=!1}={}){g=P,L||a.begin(),L=!0,await Ee(C)},async view(P,C={}){let j=P===$&&(P==="tree"||df(C,b));$=P,b=C,L&&!j&&await Ee(!1)},select(P){P!==w.selectedId&&Gs(P)},focus(P){let C=y.node(P);C&&s.centre(C,Math.max(s.where.scale,Ns)),T()},path(P){w.path=P&&new Set(P),w.steps=mf(P??[]),T()},reveal(P,C){let j=y.node(P);j&&s.reveal(j,C),T()},bring(P,C){Ef(s,y,P,C),T()},matches(P){w.matches=P&&new Set(P),T()},fit(){Rr(s,y,Br,t.corner?.()),T()},zoom(P){s.zoom(P,void 0,void 0,Ur),T()},svg(){return Tf(y,w,Bs(g),d.written,Ed(n))},where(){return{...s.where}},spot(P){let C=y.node(P);if(!C)return null;let{left:j,top:$e,scale:ze}=s.where,to=o.getBoundingClientRect(),[bt,Rt]=Ps(C);return[to.left+j+bt*ze,to.top+$e+Rt*ze]},figures(){return{people:g.persons.length,visible:N,...a.figures()}},destroy(){Kf(),Yf(),Xf(),Hs.disconnect(),c.destroy(),cancelAnimationFrame(k),clearTimeout(S),n.remove()}}}function If({path:e,matches:t,onAdd:n,onConnect:o}){let r=B(null),i=B(null),{view:s,root:a,generations:c,person:d}=G.value,u=q.value,m=B({onAdd:n,onConnect:o});return m.current={onAdd:n,onConnect:o},re(()=>{if(!r.current)return;let h=Of(r.current,{onSelect:p=>H({person:p??""},{replace:!0}),onOpen:p=>H({person:p}),corner:()=>r.current?ny(r.current):null,get onAdd(){return oe.peek()?m.current.onAdd:null},get onConnect(){return oe.peek()?m.current.onConnect:null}});return V.current=h,()=>{V.current=null,h.destroy()}},[]),re(()=>{if(!u)return;let h=i.current,p=h?.tree.treeId===u.tree.treeId;i.current=u;let g=V.current;g?.show(u,{keepsView:p}).then(()=>{let{person:$}=G.peek();!(p&&h?.persons.some(y=>y.personId===$))&&$&&r.current&&g.reveal($,Us(r.current))})},[u]),z(()=>{if(!u||s==="list")return;let h=a||u.tree.rootPersonId||d||qo.peek();V.current?.view(s,{rootId:h,generations:c})},[s,a,c,u?.tree.treeId,u?.tree.rootPersonId]),z(()=>V.current?.select(d||null),[d,u,s]),z(()=>{d&&r.current&&V.current?.reveal(d,Us(r.current))},[d]),z(()=>V.current?.path(e),[e,u,s]),z(()=>{e&&r.current&&V.current?.bring(e,Us(r.current))},[e]),z(()=>V.current?.matches(t),[t,u,s]),f`<div class="stage ${oe.value?"may-edit":""}" ref=${r}></div>`}function Us(e){let{left:t,right:n,bottom:o,width:r,height:i}=e.getBoundingClientRect(),s={left:0,top:0,right:0,bottom:0};for(let a of document.querySelectorAll(".kin-bar, .panel")){let c=a.getBoundingClientRect();c.left>=n||(c.width<r*.7?s.left=c.right-t:s.bottom=Math.min(i*.8,Math.max(s.bottom,o-c.top)))}return s}function ny(e){let{left:t,top:n}=e.getBoundingClientRect(),o=document.querySelector(".zoom")?.getBoundingClientRect();return o?{x:o.left-t,y:o.top-n,w:o.width,h:o.height}:null}var oy=30;async function ry(e){let t=q.peek()?.tree.treeId;return t?(await ed(t,e,oy)).flatMap(o=>R.peek().get(o)??[]):[]}function Nf({onMatches:e}){return f`<div class="search" role="search">
    <${fn}
      id="search"
      label=${l("tree.search")}
      isLabelShown=${!1}
      placeholder=${l("tree.search")}
      seek=${ry}
      onText=${t=>e(t.trim()?un(t).map(n=>n.personId):null)}
      onPick=${t=>{let n=!["tree","list"].includes(G.peek().view);H({person:t.personId,...n?{root:t.personId}:{}}),V.current?.focus(t.personId)}}
    />
  </div>`}var iy={pedigree:"generationsBack",fan:"generationsBack",descendants:"generationsDown",hourglass:"generationsEachWay"},Cf=1.25;function Df(){return f`<div class="views">
    <${De}
      legend=${l("view.title")}
      name="view"
      value=${G.value.view}
      options=${Tn.map(e=>[e,l(`view.${e}`),e])}
      onValue=${xo}
    />
  </div>`}function Rf(){let{view:e,generations:t}=G.value;return f`<div class="zoom" role="group" aria-label=${l("view.zoom")}>
    <button type="button" class="button quiet icon-only" aria-label=${l("view.zoomOut")}
      title=${l("view.zoomOut")} onClick=${()=>V.current?.zoom(1/Cf)}
    ><${E} name="minus" /></button>
    <button type="button" class="button quiet icon-only" aria-label=${l("view.fit")}
      title=${l("view.fit")} onClick=${()=>V.current?.fit()}
    ><${E} name="fit" /></button>
    <button type="button" class="button quiet icon-only" aria-label=${l("view.zoomIn")}
      title=${l("view.zoomIn")} onClick=${()=>V.current?.zoom(Cf)}
    ><${E} name="plus" /></button>
    ${e==="tree"||e==="list"?null:f`<label class="generations">
          <span class="visually-hidden">${l("view.generations")}</span>
          <select
            onChange=${n=>H({generations:Number(n.target.value)})}
          >
            ${sy(mi,pi).map(n=>f`<option value=${n} selected=${n===t}>
                  ${l(`view.${iy[e]}`,{count:n})}
                </option>`)}
          </select>
        </label>`}
  </div>`}function sy(e,t){return Array.from({length:t-e+1},(n,o)=>e+o)}function Lf({onDialog:e,onKin:t,onMatches:n}){let o=q.value?.tree,{screen:r,person:i,insight:s}=G.value,a=r==="public",c=s!==""&&!i;return f`<header class="toolbar">
    <a class="skip" href="#main" onClick=${Ni}>${l("tree.skip")}</a>
    <div class="toolbar-name">
      <a
        class="button quiet icon-only"
        href=${K({})}
        aria-label=${l(I.value?"home.title":"page.name")}
        title=${l(I.value?"home.title":"page.name")}
      >
        <img src="mark.svg" alt="" width="30" height="30" />
      </a>
      <h1 title=${[o?.treeName,o?.description].filter(Boolean).join(": ")}>
        ${o?.treeName}
      </h1>
      ${a||o?.role==="viewer"||o?.role==="relative"?f`<span class="tag">${l(a?"tree.public":"tree.access.viewer")}</span>`:null}
    </div>
    <${Nf} onMatches=${n} />
    <${Df} />
    <div class="toolbar-tools">
      ${oe.value?f`<${ly} />`:null}
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
        onClick=${()=>H({insight:c?"":s||"checks",person:""})}
      >
        <${E} name="insights" /><span class="tool-label">${l("tree.insights")}</span>
      </button>
      <${je} label=${l("button.more")} items=${ay(e,a)} />
    </div>
  </header>`}function ay(e,t){let n=[];return Yt.value&&n.push({label:l("tree.share"),icon:"share",act:()=>e("share")},{label:l("tree.publish"),icon:"globe",act:()=>e("publish")},{label:l("tree.details"),icon:"edit",act:()=>e("details")},{label:l("tree.import"),icon:"importing",act:()=>e("import")}),n.push({label:l("tree.export"),icon:"exporting",act:()=>e("export")},{label:l("tree.print"),icon:"print",act:()=>e("print")},{label:l("tree.keys"),icon:"keyboard",act:()=>e("keys")}),I.value&&!t&&n.push({label:l("button.signOut"),icon:"lock",act:Ii}),n}function ly(){let e=Jo.value?l("history.undo",{what:Jo.value}):l("history.nothingToUndo"),t=Zo.value?l("history.redo",{what:Zo.value}):l("history.nothingToRedo");return f`<button
      type="button"
      class="button quiet icon-only"
      aria-label=${e}
      title=${e}
      disabled=${!Jo.value||Pt.value}
      onClick=${Zt}
    >
      <${E} name="undo" />
    </button>
    <button
      type="button"
      class="button quiet icon-only"
      aria-label=${t}
      title=${t}
      disabled=${!Zo.value||Pt.value}
      onClick=${Qt}
    >
      <${E} name="redo" />
    </button>`}var cy=["ged551","ged70","gdz","json"],uy={ged551:"ged",ged70:"ged",gdz:"gdz",json:"json"};function Ff({tree:e,onClose:t}){let[n,o]=v("ged551"),r=["owner","editor","relative"].includes(e.role),[i,s]=v(r),{isBusy:a,problem:c,submit:d}=D(async()=>{let u=i?"show":"hide",m=await tc(e.treeId,{format:n,living:u});jt(m,`${e.treeName}.${uy[n]}`),t()});return f`<${Z} title=${l("export.title")} onClose=${t}>
    <form class="stack" onSubmit=${d}>
      <fieldset class="choices">
        <legend class="field-label">${l("export.format")}</legend>
        ${cy.map(u=>f`<label class="choice" key=${u}>
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
      ${r?f`<${ut}
            label=${l("export.living")}
            hint=${l("export.livingHint")}
            value=${i}
            onValue=${s}
          />`:f`<p class="hint">${l("export.noLiving")}</p>`}
      <${_} error=${c} />
      <div class="actions">
        <button type="submit" class="button strong" disabled=${a}>
          <${E} name="exporting" />${l(a?"export.writing":"button.download")}
        </button>
        <button type="button" class="button" onClick=${t}>
          ${l("button.cancel")}
        </button>
      </div>
    </form>
  <//>`}function Bf({tree:e,file:t,onClose:n}){let o=()=>{q.peek()?.tree.treeId===e.treeId&&(At(),Ne())};return f`<${Z} title=${l("import.title",{tree:e.treeName})} onClose=${n}>
    <p>${l("import.hint")}</p>
    <${Ro}
      first=${t}
      isLookedAt=${!0}
      prepare=${async()=>e.treeId}
      onWritten=${o}
      onDone=${n}
    />
  <//>`}function Uf({tree:e,onClose:t}){let n=V.current;return n?f`<${Z} title=${l("print.title")} onClose=${t}>
    <div class="stack">
      <p>${l("print.drawingHint")}</p>
      <div class="actions">
        <button
          type="button"
          class="button strong"
          data-first
          onClick=${()=>{t(),ms()}}
        >
          <${E} name="print" />${l("print.drawing")}
        </button>
        <button
          type="button"
          class="button"
          onClick=${()=>{let o=new Blob([n.svg()],{type:"image/svg+xml"});jt(o,`${e.treeName}.svg`),t()}}
        >
          <${E} name="exporting" />${l("print.svg")}
        </button>
      </div>
      <p class="hint">${l("print.svgHint")}</p>
    </div>
  <//>`:f`<${Z} title=${l("print.title")} onClose=${t}>
      <p>${l("print.listHint")}</p>
      <div class="actions">
        <button
          type="button"
          class="button strong"
          data-first
          onClick=${()=>{t(),ms()}}
        >
          <${E} name="print" />${l("print.list")}
        </button>
      </div>
    <//>`}function zf({keys:e,onClose:t}){return f`<${Z} title=${Y("keys.title")} onClose=${t}>
    <dl class="shortcuts">
      ${e.map(([n,o])=>f`<div key=${n}>
          <dt><kbd>${n}</kbd></dt>
          <dd>${o}</dd>
        </div>`)}
    </dl>
    <${ut}
      label=${Y("keys.letters")}
      value=${Ht.value}
      onValue=${n=>{Ht.value=n}}
    />
  <//>`}function Gf({onClose:e}){let t=[["/",l("keys.doSearch")],[l("keys.views"),l("keys.doViews")],[l("keys.arrows"),l("keys.doArrows")],[l("keys.enter"),l("keys.doEnter")],[l("keys.escape"),l("keys.doEscape")],["e",l("keys.doEdit")],["p, c, s",l("keys.doAdd")],["k",l("keys.doKin")],["i",l("keys.doInsights")],["f",l("keys.doFit")],[l("keys.zoom"),l("keys.doZoom")],[l("keys.undo"),l("keys.doUndo")],[l("keys.redo"),l("keys.doRedo")],["?",l("keys.doKeys")]];return f`<${zf} keys=${t} onClose=${e} />`}function Hf({name:e,file:t,onClose:n}){let o=q.value?.tree;if(!o)return null;let r=()=>{n(),Ne()};switch(e){case"share":return f`<${Bo} tree=${o} onClose=${r} />`;case"publish":return f`<${Lo} tree=${o} onClose=${r} />`;case"details":return f`<${Uo} tree=${o} onClose=${n} onSaved=${Ne} />`;case"import":return f`<${Bf} tree=${o} file=${t} onClose=${n} />`;case"export":return f`<${Ff} tree=${o} onClose=${n} />`;case"print":return f`<${Uf} tree=${o} onClose=${n} />`;case"keys":return f`<${Gf} onClose=${n} />`;default:return null}}var dy="input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]";function Wf(e){let t=B(e);t.current=e,z(()=>{let n=o=>{let r=t.current[o.key];!r||o.defaultPrevented||o.ctrlKey||o.metaKey||o.altKey||o.target instanceof Element&&o.target.closest(dy)||document.querySelector("dialog[open]")||o.key.length===1&&!Ht.peek()||(o.preventDefault(),r())};return document.addEventListener("keydown",n),()=>document.removeEventListener("keydown",n)},[])}var jf=1.25;function qf({onAdd:e,onKin:t,onDialog:n}){let o=r=>()=>{let i=G.peek().person;i&&oe.peek()&&e({kind:r,personId:i})};Wf({"/":()=>document.getElementById("search")?.focus(),"?":()=>n("keys"),k:t,i:()=>H({insight:G.peek().insight?"":"checks"}),f:()=>V.current?.fit(),"+":()=>V.current?.zoom(jf),"-":()=>V.current?.zoom(1/jf),p:o("parent"),c:o("child"),s:o("spouse"),e:()=>document.getElementById("edit-person")?.click(),u:()=>oe.peek()&&Zt(),r:()=>oe.peek()&&Qt(),Escape:()=>{let r=document.activeElement?.closest(".panel, .insights");H(G.peek().person?{person:""}:{insight:""}),r&&document.getElementById("main")?.focus()},...Object.fromEntries(Tn.map((r,i)=>[`${i+1}`,()=>xo(r)]))}),z(()=>{let r=i=>{if(i.target instanceof Element&&i.target.closest("input, textarea")||!(i.ctrlKey||i.metaKey)||!oe.peek()||document.querySelector("dialog[open]"))return;let a=i.key.toLowerCase();if(a==="z"&&!i.shiftKey)Zt();else if(a==="y"||a==="z"&&i.shiftKey)Qt();else return;i.preventDefault()};return document.addEventListener("keydown",r),()=>document.removeEventListener("keydown",r)},[])}function zs({treeId:e}){let[t,n]=v(null),[o,r]=v(null),[i,s]=v(""),[a,c]=v(null),[d,u]=v(null),[m,h]=v(null),[p,g]=v(null),{view:$,person:b,insight:y}=G.value,w=q.value;z(()=>(At(),jc(e),()=>Fi(e)),[e,I.value?.userId]),z(()=>{document.title=l("page.title",{screen:w?.tree.treeName??l("tree.untitled")})},[w?.tree.treeName]);let x=()=>{let{person:U}=G.peek();u(T=>U||!T?{first:U}:T),H({insight:"",person:""},{replace:!0})};qf({onAdd:n,onKin:x,onDialog:s});let k=U=>{c(U),s("import")},{isOver:S,takes:N}=Co(Yt.value?k:null);if(!w)return f`<${fy} />`;let L=w.persons.length===0;return f`<div class="tree-screen ${b?"has-panel":""}" ...${N}>
    <${Lf} onDialog=${s} onKin=${x} onMatches=${g} />
    <main id="main" class="tree-main" tabindex="-1" aria-label=${w.tree.treeName}>
      ${L?f`<${my} onAdd=${()=>n({kind:"alone"})}
            onImport=${()=>s("import")} />`:$==="list"?f`<${kd} />`:f`<${If}
                path=${m}
                matches=${p}
                onAdd=${(U,T)=>n({kind:U,personId:T})}
                onConnect=${(U,T,le)=>r({ends:[U,T],kind:le})}
              />
              <${$d} onAdd=${(U,T)=>n({kind:U,personId:T})} />
              <${Rf} />`}
      ${d?f`<${yd}
            key=${d.first}
            first=${d.first}
            onPath=${h}
            onClose=${()=>{u(null),h(null)}}
          />`:null}
    </main>
    ${S?f`<${Do} words=${l("tree.drop")} />`:null}
    ${y?f`<${yu} name=${y} />`:null}
    ${b&&R.value.has(b)?f`<${gd} key=${b} personId=${b} onAdd=${n} />`:null}
    ${t?f`<${Yu} adding=${t} onClose=${()=>n(null)} />`:null}
    ${o?f`<${Ju} ...${o} onClose=${()=>r(null)} />`:null}
    <${Hf}
      name=${i}
      file=${a}
      onClose=${()=>{s(""),c(null)}}
    />
  </div>`}function fy(){let e=Rn.value;return e?f`<main class="lone">
    <${_} error=${e} onRetry=${()=>Ne()} />
    <p class="actions">
      ${I.value?f`<a class="button" href=${K({})}>${l("home.title")}</a>`:f`<button type="button" class="button" onClick=${()=>de("signin")}>
            ${l("button.signIn")}
          </button>`}
    </p>
  </main>`:f`<main class="lone" aria-busy="true">
      <p role="status" class="hint">${l("tree.opening")}</p>
    </main>`}function my({onAdd:e,onImport:t}){return oe.value?f`<${xn} title=${l("tree.empty")}>
    <p>${l("tree.emptyHint")}</p>
    <div class="actions centred">
      <button type="button" class="button strong" onClick=${e}>
        <${E} name="plus" />${l("tree.addFirst")}
      </button>
      ${q.value?.tree.role==="owner"?f`<button type="button" class="button" onClick=${t}>
            <${E} name="importing" />${l("tree.import")}
          </button>`:null}
    </div>
  <//>`:f`<${xn} title=${l("tree.nobody")} />`}var py=["public","reset","address","undo"];function Vf(){let[e,t]=v(null),n=async()=>{t(null);try{I.value=await yo()}catch(r){t(r)}};z(()=>{n()},[]);let o=!py.includes(G.value.screen);return f`<${hy} />
    ${e&&o?f`<main class="lone"><${_} error=${e} onRetry=${n} /></main>`:null}
    <${Bc} />`}function hy(){let{screen:e,id:t}=G.value;return e==="public"?f`<${zs} key=${t} treeId=${t} />`:e==="reset"?f`<${Po} />`:e==="address"||e==="undo"?f`<${ql} key=${t} token=${t} isUndo=${e==="undo"} />`:I.value===void 0?f`<div class="opening" aria-busy="true"></div>`:I.value===null?f`<${Po} />`:e==="invitation"?f`<${Po} />`:e==="confirm"?f`<${Cl} key=${t} token=${t} />`:e==="tree"?f`<${zs} key=${t} treeId=${t} />`:f`<${Lc} />`}ia(f`<${Vf} />`,document.getElementById("page"));
