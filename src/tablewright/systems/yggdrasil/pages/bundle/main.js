/* Built by `make pages`. Licences are in kit/vendor. */
var ia=function(e,t,n,o){var r;t[0]=0;for(var i=1;i<t.length;i++){var s=t[i++],a=t[i]?(t[0]|=s?1:2,n[t[i++]]):t[++i];s===3?o[0]=a:s===4?o[1]=Object.assign(o[1]||{},a):s===5?(o[1]=o[1]||{})[t[++i]]=a:s===6?o[1][t[++i]]+=a+"":s?(r=e.apply(a,ia(e,a,n,["",null])),o.push(r),a[0]?t[0]|=2:(t[i-2]=0,t[i]=r)):o.push(a)}return o},ra=new Map;function sa(e){var t=ra.get(this);return t||(t=new Map,ra.set(this,t)),(t=ia(this,t.get(e)||(t.set(e,t=(function(n){for(var o,r,i=1,s="",a="",c=[0],u=function(h){i===1&&(h||(s=s.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?c.push(0,h,s):i===3&&(h||s)?(c.push(3,h,s),i=2):i===2&&s==="..."&&h?c.push(4,h,0):i===2&&s&&!h?c.push(5,0,!0,s):i>=5&&((s||!h&&i===5)&&(c.push(i,0,s,r),i=6),h&&(c.push(i,h,0,r),i=6)),s=""},d=0;d<n.length;d++){d&&(i===1&&u(),u(d));for(var f=0;f<n[d].length;f++)o=n[d][f],i===1?o==="<"?(u(),c=[c],i=3):s+=o:i===4?s==="--"&&o===">"?(i=1,s=""):s=o+s[0]:a?o===a?a="":s+=o:o==='"'||o==="'"?a=o:o===">"?(u(),i=1):i&&(o==="="?(i=5,r=s,s=""):o==="/"&&(i<5||n[d][f+1]===">")?(u(),i===3&&(c=c[0]),i=c,(c=c[0]).push(2,0,i),i=0):o===" "||o==="	"||o===`
`||o==="\r"?(u(),i=2):s+=o),i===3&&s==="!--"&&(i=4,c=c[0])}return u(),c})(e)),t),arguments,[])).length>1?t:t[0]}var Q,ca,ti,dt,Qr,po,ua,mo,da,ni,ei,Tf,Pn=Symbol.for("pv"),ho={},go=[],If=/^m(i|n|o|s|text|space)$/,oi=Array.isArray,ri=go.slice,At=Object.assign;function Pt(e){e&&e.parentNode&&e.remove()}function $o(e,t,n){var o,r,i,s={},a=arguments.length;for(i in t)i=="key"?o=t[i]:i=="ref"&&typeof e!="function"?r=t[i]:s[i]=t[i];return a>2&&(s.children=a>3?ri.call(arguments,2):n),En(e,s,o,r,null)}function En(e,t,n,o,r){var i={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Pn,__v:r||++ca,__i:-1,__u:0};return!r&&Q.vnode&&Q.vnode(i),i}function Tt(e){return e.children}function jt(e,t){this.props=e,this.context=t,this.__g=0}function mt(e,t){if(t==null)return e.__&&mt(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:mt(e)}function Of(e){var t,n=e.__v,o=n.__e,r=[],i=[],s=e.__P;s&&((t=At({constructor:Pn},n)).__v=n.__v+1,Q.vnode&&Q.vnode(t),ii(s,t,n,e.__n,s.namespaceURI,32&n.__u?[o]:null,r,o||mt(n),32&n.__u,i),t.__v=n.__v,t.__.__k[t.__i]=t,$a(r,t,i),n.__=n.__e=null,t.__e!=o&&ma(t))}function ma(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),ma(e)}function aa(e){(8&e.__g||(e.__g|=8,dt.push(e),po++))&&Qr==Q.debounceRendering||((Qr=Q.debounceRendering)||queueMicrotask)(fa)}function fa(){try{for(var e,t=1;dt.length;)dt.length>t&&dt.sort(ua),e=dt.shift(),t=dt.length,8&e.__g&&Of(e)}finally{(po=dt.length)&&(Qr||queueMicrotask)(fa)}}function pa(e,t,n,o,r,i,s,a,c,u,d){var f,h,p,g,$,y,w=o.__k||go,b=t.length;for(c=Nf(n,t,w,c,b),f=0;f<b;f++)(p=n.__k[f])!=null&&(h=~p.__i&&w[p.__i]||ho,p.__i=f,y=ii(e,p,h,r,i,s,a,c,u,d),g=p.__e,(h.ref!=p.ref||8&h.__u)&&(h.ref&&si(h.ref,null,p,h),p.ref&&d.push(p.ref,p.__c||g,p)),$=$||g,4&p.__u?(c=ha(p,c,e,!h.__v),h.__e&&(h.__e=null)):typeof p.type=="function"&&y!==void 0?c=y:g&&(c=g.nextSibling),p.__u&=-21);return n.__e=$,c}function Nf(e,t,n,o,r){var i,s,a,c,u,d,f,h,p,g=n.length,$=g,y=0,w=0,b=e.__k=Array(r);for(i=0;i<r;i++)(s=t[i])!=null&&typeof s!="boolean"&&typeof s!="function"?(typeof s!="object"||s.constructor===String?s=b[i]=En(null,s):oi(s)?s=b[i]=En(Tt,{children:s}):s.constructor===Pn&&s.__b?s=b[i]=En(s.type,s.props,s.key,s.ref,s.__v):b[i]=s,c=i+y,s.__=e,s.__b=e.__b+1,a=null,~(u=s.__i=Df(s,n,c,$))&&($--,(a=n[u])&&(a.__u|=2)),a&&a.__v?(s.__u|=16,u==c-1?y--:u==c+1?y++:u!=c&&(u>c?y--:y++,w=1)):(~u||(r>g?y--:r<g&&y++),typeof s.type!="function"&&(s.__u|=4))):b[i]=null;if(w){for(d=[],f=[],i=0;i<r;i++)if((s=b[i])&&16&s.__u){for(y=0,h=d.length;y<h;)d[p=y+h>>1]<s.__i?y=p+1:h=p;d[y]=s.__i,f[i]=y+1}for(y=d.length;i--;)f[i]&&(f[i]==y?y--:b[i].__u|=4)}if($)for(i=0;i<g;i++)!(a=n[i])||2&a.__u||(a.__e==o&&(o=mt(a)),ai(a,a));return o}function ha(e,t,n,o){var r,i,s,a;if(typeof e.type=="function"){if(e.props.__P)return t;if(r=e.__k)for(i=0;i<r.length;i++)r[i]&&(r[i].__=e,t=ha(r[i],t,n,!1));return t}for(t&&!t.parentNode&&(t=mt(e))&&!t.parentNode&&(t=null),s=e.__e,a=t;a&&a.nodeType==8;)a=a.nextSibling;for(s!=a&&(!o&&n.moveBefore&&s.parentNode?n.moveBefore(s,t):n.insertBefore(s,t||null)),t=s;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function Df(e,t,n,o){var r,i=e.key,s=e.type,a=t[n],c=a&&!(2&a.__u);if(a===null&&i==null||c&&i==a.key&&s==a.type)return n;if(o>(c?1:0)){for(r=n-1;r>=0;r--)if((a=t[r])&&!(2&a.__u)&&i==a.key&&s==a.type)return r;for(r=n+1;r<t.length;r++)if((a=t[r])&&!(2&a.__u)&&i==a.key&&s==a.type)return r}return-1}function la(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function uo(e,t,n,o,r){var i,s;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||la(e.style,t);if(n)for(t in n)o&&n[t]==o[t]||la(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(e.__e||(e.__e={}))[t]=n,n&&o||(s=ei[t]||(ei[t]=Cf(t)),(e.__a||(e.__a={}))[t]=ni,i=t!=(t=t.replace(da,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,s,i):e.removeEventListener(t,s,i));else{if(r=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function Cf(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[mo]==null)t[mo]=ni++;else if(t[mo]<this.__a[e])return;return n(Q.event?Q.event(t):t)}}}function ii(e,t,n,o,r,i,s,a,c,u){var d,f,h,p,g,$,y,w,b,k,x,_,C,B,U,T,ce,ge,Ae=t.type;if(t.constructor!==Pn)return null;128&n.__u&&(c=32&n.__u,d=n.__c.__z)&&(t.__u|=c,f=i=[],d.nodeType==8?a=fo(d,i):i.push(d),a=i[0]||a),(d=Q.__b)&&d(t);e:if(typeof Ae=="function"){h=s.length;try{if(w=t.props,b=(d=Ae.prototype)&&d.render,k=(d=Ae.contextType)&&o[d.__c],x=d?k?k.props.value:d.__:o,(p=n.__c)?(t.__c=p,2&p.__g&&(p.__g|=1)):(b?t.__c=p=new Ae(w,x):(t.__c=p=new jt(w,x),p.constructor=Ae,p.render=Rf),k&&k.sub(p),p.state||(p.state={}),p.__n=o,p.__g|=8,p.__h=[],p.__k=[]),b&&(p.__s||(p.__s=p.state),Ae.getDerivedStateFromProps&&(p.__s==p.state&&(p.__s=At({},p.__s)),At(p.__s,Ae.getDerivedStateFromProps(w,p.__s)))),g=p.props,$=p.state,p.__v=t,n.__c){if(w!==g&&b&&!Ae.getDerivedStateFromProps&&p.componentWillReceiveProps&&p.componentWillReceiveProps(w,x),t.__v==n.__v&&!(8&p.__g)||!(4&p.__g)&&p.shouldComponentUpdate&&p.shouldComponentUpdate(w,p.__s,x)===!1){t.__v!=n.__v&&(p.props=w,p.state=p.__s,p.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(Se){Se&&(Se.__=t)}),go.push.apply(p.__h,p.__k),p.__k=[],p.__h.length&&s.push(p),a=mt(n);break e}p.componentWillUpdate&&p.componentWillUpdate(w,p.__s,x),b&&p.componentDidUpdate&&p.__h.push(function(){p.componentDidUpdate(g,$,y)})}else b&&!Ae.getDerivedStateFromProps&&p.componentWillMount&&p.componentWillMount(),b&&p.componentDidMount&&p.__h.push(p.componentDidMount);p.context=x,p.props=w,p.__P=e,p.__g&=-5,_=Q.__r,C=b?25:0;do p.__g&=-9,_&&_(t),d=p.render(p.props,p.state=p.__s,p.context);while(8&p.__g&&++C<25);b&&(go.push.apply(p.__h,p.__k),p.__k=[]),p.state=p.__s,p.getChildContext&&(o=At({},o,p.getChildContext())),b&&n.__c&&p.getSnapshotBeforeUpdate&&(y=p.getSnapshotBeforeUpdate(g,$)),B=d&&d.type===Tt&&d.key==null?d.props.children:d,w.__P&&(d=a,r=(e=w.__P).namespaceURI,c=i=null,n.props&&n.props.__P!=e&&(n.__k.some(function(Se){Se&&ai(Se,Se)}),n.__k=null),a=n.__k?mt(n,0):null),a=pa(e,oi(B)?B:[B],t,n,o,r,i,s,a,c,u),w.__P&&(t.__e=null,a=d),t.__u&=-161,f&&f.some(Pt),p.__h.length&&s.push(p),1&p.__g&&(p.__g&=-4)}catch(Se){if(s.length=h,t.__v=null,c||i)if(Se&&Se.then){if(t.__u|=128|c,i){for(~(ce=i.indexOf(a||void 0))||(ce=i.length);(ge=i[ce-1])&&ge.nodeType==8;)ce--;for(;ce<i.length;ce++)if(ge=i[ce])if(i[ce]=null,U){if(ge==T)break}else{if(ge.nodeType!=8)break;ge.data.startsWith("$s")&&(T=fo(U=ge))}}if(!U){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;U=a}(d=fo(U=t.__c.__z||(t.__c.__z=U)))?(t.__e=U,a=d):t.__e=a,a=a&&a.nextSibling}else i&&i.some(Pt);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),Se&&Se.then||ga(t),Q.__e(Se,t,n)}}else a=t.__e=Lf(n.__e,t,n,o,r,i,s,c,u,e);return(d=Q.diffed)&&d(t),a}function fo(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function ga(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(ga))}function $a(e,t,n){for(var o=0;o<n.length;)si(n[o++],n[o++],n[o++]);Q.__c&&Q.__c(t,e),e.some(function(r){try{e=r.__h,r.__h=[],e.some(function(i){i.call(r)})}catch(i){Q.__e(i,r.__v)}})}function Lf(e,t,n,o,r,i,s,a,c,u){var d,f,h,p,g,$,y,w,b=n.props||ho,k=t.props,x=t.type;if(x=="svg"?r="http://www.w3.org/2000/svg":x=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),i){for(d=0;d<i.length;d++)if((g=i[d])&&(x?g.localName==x:g.nodeType==3)){e=g,i[d]=null;break}}if(!e){if(w=u.ownerDocument||document,!x)return w.createTextNode(k);e=w.createElementNS(r,x,k.is?k:u),a&&(Q.__m&&Q.__m(t,i),a=!1),i=null}if(x){if(u=x=="template"&&e.content||e,i=x=="textarea"&&k.defaultValue!=null?null:i&&ri.call(u.childNodes),!a&&i)for(b={},d=0;d<e.attributes.length;d++)b[(g=e.attributes[d]).name]=g.value;for(d in b)g=b[d],d=="dangerouslySetInnerHTML"?h=g:d=="children"||d in k||d=="value"&&"defaultValue"in k||d=="checked"&&"defaultChecked"in k||uo(e,d,null,g,r);for(d in k)g=k[d],d=="children"?p=g:d=="dangerouslySetInnerHTML"?f=g:d=="value"?$=g:d=="checked"?y=g:a&&typeof g!="function"||b[d]===g||uo(e,d,g,b[d],r);f?(a||h&&(f.__html==h.__html||f.__html==e.innerHTML)||(e.innerHTML=f.__html),t.__k=[]):(h&&(e.textContent=""),(x=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&If.test(x))&&(r="http://www.w3.org/1999/xhtml"),pa(u,oi(p)?p:[p],t,n,o,r,i,s,i?i[0]:n.__k&&mt(n,0),a,c),i&&i.some(Pt)),a&&x!="textarea"||(d="value",x=="progress"&&$==null?e.removeAttribute(d):$==null||$===e[d]&&(x!="progress"||$)||uo(e,d,$,b[d],r),d="checked",y!=null&&y!=e[d]&&uo(e,d,y,b[d],r))}else b===k||a&&e.data==k||(e.data=k);return e}function si(e,t,n,o){try{typeof e=="function"?t?t.__x=e(t)||1:o&&(o=o.__c||o.__e)&&(t=o.__x)&&(o.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(r){Q.__e(r,n)}}function ai(e,t,n){var o,r,i,s;if(Q.unmount&&Q.unmount(e),!(o=e.ref)||o.current&&o.current!=e.__e||si(o,null,t,e),o=e.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(a){Q.__e(a,t)}o.__P=o.__n=null}if(o=e.__k)for(s=0;s<o.length;s++)o[s]&&ai(o[s],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(o=e.__c)&&(o=o.__z)&&(r=fo(o,i=[]))&&(o==e.__e&&i.some(Pt),Pt(r),Pt(o)),n||Pt(e.__e),e.__e=e.__c=e.__=null}function Rf(e,t,n){return this.constructor(e,n)}function ba(e,t){var n,o,r,i;Q.__&&Q.__(e,t),t.nodeType==9&&(t=t.documentElement),o=(n=e&&32&e.__u)?null:t.__k,t.__k=En(Tt,{children:[e]}),r=[],i=[],ii(t,t.__k,o||ho,ho,t.namespaceURI,o?null:t.firstChild?ri.call(t.childNodes):null,r,o?o.__e:t.firstChild,n,i),$a(r,t.__k,i),t.__k.props.children=null}Q={__e:function(e,t,n,o){for(var r,i,s;t=t.__;)if((r=t.__c)&&!(1&r.__g)){r.__g|=4;try{if((s=(i=r.constructor)&&i.getDerivedStateFromError)&&r.setState(i.getDerivedStateFromError(e)),r.componentDidCatch&&(r.componentDidCatch(e,o||{}),s=1),s&&8&r.__g)return void(r.__g|=2)}catch(a){e=a}}throw po=0,e}},ca=0,ti=function(e){return e!=null&&e.constructor===Pn},jt.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=At({},this.state)),typeof e=="function"&&(e=e(At({},n),this.props)),e&&(At(n,e),this.__v&&(t&&this.__k.push(t),aa(this)))},jt.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),aa(this))},jt.prototype.render=Tt,dt=[],po=0,ua=function(e,t){return e.__v.__b-t.__v.__b},mo=Symbol(),da=/(PointerCapture)$|Capture$/i,ni=0,ei={},Tf=0;var m=sa.bind($o);var wa=m`<svg
  class="empty-drawing"
  viewBox="0 0 120 72"
  aria-hidden="true"
  focusable="false"
>
  <path d="M22 16h76v44H22z" />
  <path d="M22 30h76M34 42h30M34 50h18" class="faint" />
</svg>`;function ya(e){wa=e}function An({title:e,children:t}){return m`<div class="empty">
    ${wa}
    <h2>${e}</h2>
    ${t}
  </div>`}ya(m`<svg
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
</svg>`);var va={add:"M12 5v14M5 12h14",back:"M15 5l-7 7 7 7",bell:"M6 17v-6a6 6 0 0112 0v6l1.5 2h-15zM10 21h4",bin:"M4 7h16M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10.3 10.5v6M13.7 10.5v6",check:"M4.5 12.5l5 5L19.5 7",close:"M6 6l12 12M18 6L6 18",copy:"M9 9h11v11H9zM15 9V4H4v11h5",down:"M6 9l6 6 6-6",edit:"M4 20l1-4.5L16.5 4 20 7.5 8.5 19zM14 6.5l3.5 3.5",exit:"M14 4h5v16h-5M10 8l-4 4 4 4M6 12h9",keyboard:"M3 7h18v11H3zM7 11h.01M11 11h.01M15 11h.01M8 14.5h8",menu:"M4 6h16M4 12h16M4 18h16",more:"M5 12h.01M12 12h.01M19 12h.01",next:"M9 5l7 7-7 7",person:"M12 11a4 4 0 100-8 4 4 0 000 8zM4.5 21c.6-4 3.6-6.5 7.5-6.5s6.9 2.5 7.5 6.5",refresh:"M20 11a8 8 0 10-2 6.2M20 4v7h-7",search:"M10.5 17a6.5 6.5 0 100-13 6.5 6.5 0 000 13zM15.5 15.5L21 21",up:"M6 15l6-6 6 6",warning:"M12 4L2.5 20h19zM12 10v5M12 17.5v.01"};function ka(e){Object.assign(va,e)}function M({name:e}){return m`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d=${va[e]} />
  </svg>`}ka({tree:"M12 21v-8M12 17c-3.5 0-6-2-6-5M12 15c3 0 5.5-1.5 5.5-4.500M6 9.500a2 2 0 110-4 2 2 0 010 4zM17.5 8a2 2 0 110-4 2 2 0 010 4zM12 13V8",pedigree:"M3 12h5M8 6v12M8 6h5M8 18h5M13 3v6M13 3h7M13 9h7M13 15v6M13 15h7M13 21h7",descendants:"M12 3v5M4 14v-3h16v3M12 8v6M2.5 14h3v5h-3zM10.5 14h3v5h-3zM18.5 14h3v5h-3z",hourglass:"M5 3h14M5 21h14M7 3c0 5 5 6 5 9s-5 4-5 9M17 3c0 5-5 6-5 9s5 4 5 9",fan:"M12 19L3.5 8.500a13 13 0 0117 0zM12 19V6M12 19L7.5 6.800M12 19l4.5-12.2",list:"M8 6h13M8 12h13M8 18h13M3.5 6h.01M3.5 12h.01M3.5 18h.01",couple:"M8.5 11a3.5 3.5 0 100-7 3.5 3.5 0 000 7zM16.5 12a3 3 0 100-6M2.5 20c.4-3.5 2.7-5.5 6-5.500s5.6 2 6 5.500M17 15c2.5.2 4.1 2 4.5 5",plus:"M12 5v14M5 12h14",minus:"M5 12h14",fit:"M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",undo:"M8 5L3.5 9.5 8 14M3.5 9.500H15a5.5 5.5 0 010 11h-4",redo:"M16 5l4.5 4.500L16 14M20.5 9.500H9a5.5 5.5 0 000 11h4",kin:"M6 9a3 3 0 100-6 3 3 0 000 6zM18 21a3 3 0 100-6 3 3 0 000 6zM6 9c0 6 12 3 12 6",insights:"M4 20h16M6.5 20v-7M12 20V5M17.5 20V10",share:"M8.5 13.500l7 4M15.5 6.500l-7 4M18 8a3 3 0 100-6 3 3 0 000 6zM6 15a3 3 0 100-6 3 3 0 000 6zM18 22a3 3 0 100-6 3 3 0 000 6z",globe:"M12 21a9 9 0 100-18 9 9 0 000 18zM3 12h18M12 3c3 3 3.5 6 3.5 9s-.5 6-3.5 9c-3-3-3.5-6-3.5-9S9 6 12 3z",importing:"M12 16V4M7 8.500l5-5 5 5M4 20h16",exporting:"M12 3v12M7 10.500l5 5 5-5M4 20h16",print:"M7 9V3h10v6M7 17H4V9h16v8h-3M7 14h10v7H7z",more:"M5 11v2M4 12h2M12 11v2M11 12h2M19 11v2M18 12h2",camera:"M4 7.500h3.500L9 5h6l1.5 2.500H20V19H4zM12 16a3.2 3.2 0 100-6.4 3.2 3.2 0 000 6.400z",link:"M9 15l6-6M10.5 6.500l2-2a4.2 4.2 0 016 6l-2 2M13.5 17.500l-2 2a4.2 4.2 0 01-6-6l2-2",unlink:"M10.5 6.500l2-2a4.2 4.2 0 016 6l-2 2M13.5 17.500l-2 2a4.2 4.2 0 01-6-6l2-2M4 4l16 16",lock:"M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 017 0v3",root:"M12 3l2.5 5.5 6 .6-4.5 4 1.3 5.900L12 16l-5.3 3 1.3-5.9-4.5-4 6-.6z",merge:"M6 4c0 8 12 6 12 14M18 4c0 3-1.5 4.8-3.5 6M6 18c0-2 .6-3.5 1.7-4.700M15 16l3 3.5 3-3.5"});var li=globalThis.document?.documentElement,ui="en-GB",Ff=/\{(\w+)\}|<(\w+)>(.*?)<\/\2>/gs,xa=new Map,Xe=()=>li?.lang||ui;function Ea(e,t=null){let n=Object.keys(e),o=[...t?[t]:[],...globalThis.navigator?.languages??[]];return li&&(li.lang=Oa(o,n)??n[0]??ui),di(e)}function di(e){let t=Object.keys(e),n=e[t[0]??ui],o=(r,i)=>{let s=e[Oa([Xe()],t)??""],a=_a(s,r)??_a(n,r);if(a===void 0)throw new Error(`There is no text "${r}".`);return typeof a=="string"?a:a[zf(Number(i.count))]??a.other};return{text:(r,i={})=>ci(o(r,i),i).join(""),rich:(r,i={})=>ci(o(r,i),i)}}function Me(e,t={}){return It(Intl.NumberFormat,t).format(e)}function Ne(e,t={dateStyle:"long",timeStyle:"short"}){return It(Intl.DateTimeFormat,t).format(e)}var Bf=[["year",365*86400],["month",30*86400],["week",7*86400],["day",86400],["hour",3600],["minute",60]];function Pa(e,t,n={numeric:"auto"}){let o=(e-t)/1e3,r=It(Intl.RelativeTimeFormat,n);for(let[i,s]of Bf){let a=Math.trunc(o/s);if(a)return r.format(a,i)}return r.format(0,"second")}function ve(e,t={type:"conjunction"}){return It(Intl.ListFormat,t).format(e)}function Aa(e,t={type:"conjunction"}){return It(Intl.ListFormat,t).formatToParts(e.map((o,r)=>`${r}`)).map(({type:o,value:r})=>o==="element"?e[Number(r)]:r)}function Ta(e){return It(Intl.RelativeTimeFormat,{numeric:"auto"}).format(-e,"year")}var Sa=["byte","kilobyte","megabyte","gigabyte","terabyte"];function Ia(e){let t=e<1?0:Math.min(Math.floor(Math.log10(e)/3),Sa.length-1);return Me(e/1e3**t,{style:"unit",unit:Sa[t],unitDisplay:t?"short":"long",maximumFractionDigits:t?1:0})}function _a(e,t){let n=e;for(let o of t.split("."))n=n?.[o];return n}function ci(e,t){let n=[],o=0;for(let r of e.matchAll(Ff)){let[i,s,a,c=""]=r;n.push(e.slice(o,r.index)),o=r.index+i.length;let u=t[s??a??""];if(u===void 0)throw new Error(`The text "${e}" needs "${s??a}".`);if(a){let d=ci(c,t).join("");n.push(typeof u=="function"?u(d):d)}else n.push(typeof u=="number"?Me(u):u)}return n.push(e.slice(o)),n.filter(r=>r!=="")}function zf(e){return It(Intl.PluralRules,{}).select(e)}function It(e,t){let n=`${e.name} ${Xe()} ${JSON.stringify(t)}`,o=xa.get(n)??new e(Xe(),t);return xa.set(n,o),o}function Oa(e,t){for(let n of e){let o=n.toLowerCase(),r=t.find(s=>s.toLowerCase()===o),i=t.find(s=>Ma(s)===Ma(n));if(r??i)return r??i}}var Ma=e=>e.toLowerCase().split("-")[0];var Na={banner:{label:"Important"},bell:{all:"See all notifications",label:{one:"Notifications, {count} unread",other:"Notifications, {count} unread"},none:"No notifications.",readAll:"Mark all as read",title:"Notifications",unread:"Unread:"},confirm:{cancel:"Cancel",type:"Type {name} to confirm"},copy:{button:"Copy",done:"Copied",failed:"Could not copy: select the text"},dialog:{close:"Close"},diff:{added:"Added:",folded:{one:"{count} unchanged line",other:"{count} unchanged lines"},removed:"Removed:",same:"Nothing changed."},form:{choose:"Choose…",discard:"Discard changes",json:"Must be JSON.",jsonHint:"JSON.",keep:"Keep editing",lines:"One per line.",no:"No",number:"Must be a number.",optional:"{label} (optional)",required:"Required.",unsaved:"You have unsaved changes.",whole:"Must be a whole number.",yes:"Yes"},impersonation:{back:"Operator page",banner:"You are viewing this page as another person, read-only, until {time}."},keys:{title:"Keyboard shortcuts",letters:"Enable keyboard shortcuts"},live:{broken:"The connection was lost.",connecting:"Connecting…",live:"Live",off:"Not connected",paused:"Paused while hidden",polling:"Live updates unavailable, refreshing regularly",waiting:"Connection lost, trying again"},meter:{full:"The limit is reached.",of:"{used} of {limit}",own:"{own} here · {all}",unlimited:"{used}, unlimited"},notice:{dismiss:"Dismiss"},pager:{label:"Pages",next:"Next",page:"Page {page}",previous:"Previous"},problem:{again:"Try again",copyId:"Copy id",request:"Request {id}",status:"status {status}",wait:{one:"You can try again in {count} second.",other:"You can try again in {count} seconds."},waitMinutes:{one:"You can try again in {count} minute.",other:"You can try again in {count} minutes."}},progress:{done:"Done.",failed:"Failed.",of:"{done} of {total}"},request:{busy:"The server is busy. Trying again…",lost:"The server cannot be reached. Trying again…",offline:"The server cannot be reached. Check your connection.",slow:"The server did not respond in time.",status:"The server responded with status {status}.",tooMany:"Too many requests. Trying again in a moment…"},secret:{copy:"Copy secret",done:"I've saved it",once:"Copy it now. You won't see this again."},shell:{sections:"Sections",skip:"Skip to content"},sparkline:{words:"from {first} to {last}, lowest {lowest}, highest {highest}"},stepper:{back:"Back",next:"Next",place:"(step {step} of {steps})"},switcher:{choose:"Choose an account",label:"Account",list:"Accounts",more:{one:"{count} more account. Search to find it.",other:"{count} more accounts. Search to find them."},none:"No account matches “{search}”.",search:"Search accounts"},table:{filter:"Filter",noMatch:"Nothing matches “{filter}”.",select:"Select {name}",selectAll:{one:"Select {count} row",other:"Select all {count} rows"},selected:{one:"{count} selected",other:"{count} selected"}},theme:{title:"Colours",system:"System",light:"Light",dark:"Dark"},user:{menu:"Settings",of:"Account of {name}"},when:{now:"just now"}};var{text:X,rich:bo}=di({"en-GB":Na});var Z=class extends Error{constructor(t,n={}){super(t),this.status=n.status??0,this.code=n.code??"",this.requestId=n.requestId??"",this.retryAfterSeconds=n.retryAfterSeconds??0,this.details=n.details??{},this.place=n.place??String(this.details.place??"")}};var Ot,me,mi,Da,fi=Object.is,wo=0,Ha=[],pi=[],de=Q,Ca=de.__b,La=de.__r,Ra=de.diffed,Fa=de.__c,Ba=de.unmount,za=de.__;function In(e,t){de.__h&&de.__h(me,e,wo||t),wo=0;var n=me.__H||(me.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function v(e){return wo=1,Uf(Wa,e)}function Uf(e,t,n){var o=In(Ot++,2);if(o.t=e,!o.__c&&(o.__=[n?n(t):Wa(void 0,t),function(i){var s=(o.__N||o.__)[0],a=o.t(s,i);fi(s,a)||(o.__N=[a,o.__[1]],o.__c.setState({}))}],o.__c=me,!me.__f)){me.__f=!0;var r=me.shouldComponentUpdate;me.shouldComponentUpdate=function(i,s,a){var c=this.__H;if(!c)return!0;var u=!1,d=this.props!=i;if(c.__.some(function(h){h.__N&&(u=!0,fi(h.__[0],h.__N[0])||(d=!0))}),r){var f=r.call(this,i,s,a);return u?f||d:f}return!u||d}}return o.__}function G(e,t){var n=In(Ot++,3);!de.__s&&gi(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,me.__H.__h.push(n))}function se(e,t){var n=In(Ot++,4);!de.__s&&gi(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,me.__h.push(n))}function z(e){return wo=5,ft(function(){return{current:e}},[])}function ft(e,t){var n=In(Ot++,7);return gi(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function Ve(){var e=In(Ot++,11);if(!e.__){for(var t=me.__v;!t.__m&&t.__;)t=t.__;var n=t.__m||(t.__m=[0,0]);e.__="P"+n[0]+"-"+n[1]++}return e.__}function Gf(){var e;do{for(;e=pi.shift();)try{Tn(e)}catch(n){de.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=Ha.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(Tn),t.__h.some(hi),t.__h=[]}catch(n){t.__h=[],de.__e(n,e.__v)}}}while(pi.length)}de.__b=function(e){me=null,Ca&&Ca(e)},de.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),za&&za(e,t)},de.__r=function(e){La&&La(e),Ot=0;var t=(me=e.__c).__H;t&&(mi==me?me.__h=[]:(t.__h.some(Tn),t.__h.some(hi),Ot=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),mi=me},de.diffed=function(e){Ra&&Ra(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&Ga(Ha.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),mi=me=null},de.__c=function(e,t){t.some(function(n){try{n.__h.some(Tn),n.__h=n.__h.filter(function(o){return!o.__||hi(o)})}catch(o){n.__h=[function(){throw o}]}}),Fa&&Fa(e,t)},de.unmount=function(e){Ba&&Ba(e);var t,n,o=e.__c;o&&o.__H&&(o.__H.__.some(function(r){try{if(r.__P&&r.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}r.__P=n,Ga(pi.push(r))}else Tn(r)}catch(i){t=i}}),o.__H=void 0,t&&de.__e(t,o.__v))};var Ua=typeof requestAnimationFrame=="function";function Hf(e){var t,n=function(){clearTimeout(o),Ua&&cancelAnimationFrame(t),setTimeout(e)},o=setTimeout(n,35);Ua&&(t=requestAnimationFrame(n))}function Ga(e){e!=1&&Da==de.requestAnimationFrame||((Da=de.requestAnimationFrame)||Hf)(Gf)}function Tn(e){var t=me,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),me=t}function hi(e){var t=me;e.__c=e.__(),me=t}function gi(e,t){return!e||e.length!=t.length||t.some(function(n,o){return!fi(n,e[o])})}function Wa(e,t){return typeof t=="function"?t(e):t}var Wf=2500;function pt({text:e,label:t=X("copy.button")}){let[n,o]=v("");return m`<button type="button" class="button quiet copy" onClick=${async()=>{let i=await jf(typeof e=="string"?e:e());o(i?"done":"failed"),setTimeout(()=>o(""),Wf)}}>
    <${M} name=${n==="done"?"check":"copy"} />
    <span aria-live="polite">${n?X(`copy.${n}`):t}</span>
  </button>`}async function jf(e){try{return await navigator.clipboard.writeText(e),!0}catch{let t=document.createElement("textarea");t.value=e,t.className="visually-hidden";let n=document.activeElement;(document.querySelector("dialog[open]")??document.body).append(t),t.select();let o=document.execCommand("copy");return t.remove(),n instanceof HTMLElement&&n.focus(),o}}var Vf=500,Kf=90,$i={advice:{},isForDevelopers:!1};function ja(e){Object.assign($i,e)}function S({error:e,title:t,onRetry:n,children:o}){if(!e)return null;let r=e instanceof Z?e:null,i=r?$i.advice[r.status]:"",s=$i.isForDevelopers||(r?.status??0)>=Vf;return m`<div class="problem" role="alert">
    <p class="problem-words">
      ${t?m`<strong>${t}</strong>${" "}`:null}${qf(e)}
    </p>
    ${i?m`<p>${i}</p>`:null} ${o}
    ${r?.retryAfterSeconds?m`<p>${Yf(r.retryAfterSeconds)}</p>`:null}
    ${r?.requestId&&s?m`<p class="problem-id hint">
          ${bo("problem.request",{id:m`<code>${r.requestId}</code>`})}
          ${r.status?`, ${X("problem.status",{status:`${r.status}`})}`:null}
          <${pt} text=${r.requestId} label=${X("problem.copyId")} />
        </p>`:null}
    ${n?m`<button type="button" class="button" onClick=${n}>
          ${X("problem.again")}
        </button>`:null}
  </div>`}function qf(e){let t=e instanceof Error?e.message:String(e);return On(t)}function On(e){let t=e.trim(),n=t.charAt(0).toUpperCase()+t.slice(1);return/[.!?…]$/.test(n)?n:`${n}.`}function Yf(e){return e<Kf?X("problem.wait",{count:e}):X("problem.waitMinutes",{count:Math.ceil(e/60)})}var Va={page:{name:"Yggdrasil",title:"{screen} · Yggdrasil",wait:"Bitte warten …"},button:{add:"Hinzufügen",addChild:"Kind hinzufügen",addParent:"Elternteil hinzufügen",addSibling:"Geschwister hinzufügen",addSpouse:"Partner hinzufügen",cancel:"Abbrechen",close:"Schließen",connect:"Verbinden",delete:"Löschen",done:"Fertig",download:"Herunterladen",edit:"Bearbeiten",more:"Mehr",moreFor:"Weitere Aktionen für {name}",redo:"Wiederholen",save:"Speichern",showMore:"Mehr anzeigen",signIn:"Anmelden",signOut:"Abmelden",signUp:"Registrieren",undo:"Rückgängig"},problem:{forbidden:"Bitten Sie den Eigentümer des Stammbaums um Zugriff.",notFound:"Vielleicht wurde es gelöscht, oder Sie haben keinen Zugriff mehr.",conflict:"Prüfen Sie, was sich geändert hat, und versuchen Sie es dann erneut.",tooLarge:"Versuchen Sie es mit etwas Kleinerem.",tooMany:"Bitte warten Sie einen Moment, bevor Sie es erneut versuchen.",internal:"Das ist unser Fehler. Versuchen Sie es erneut oder fragen Sie den Administrator.",unavailable:"Der Server ist ausgelastet. Nichts ging verloren. Versuchen Sie es gleich erneut."},account:{title:"Mein Konto",profile:"Profil",address:"E-Mail",name:"Ihr Name",nameHint:"Für Personen sichtbar, mit denen Sie einen Stammbaum teilen.",email:"E-Mail-Adresse",password:"Passwort",passwordHint:"Mindestens 8 Zeichen. Nehmen Sie ein paar zufällige Wörter.",newPassword:"Neues Passwort",currentPassword:"Aktuelles Passwort",yourPassword:"Ihr Passwort",passwordToConfirm:"Ihr Passwort zur Bestätigung",saved:"Ihr Konto wurde gespeichert.",changeEmail:"E-Mail-Adresse ändern",emailSent:"Öffnen Sie den Link, den wir an {email} gesendet haben. Bis dahin bleibt die Adresse.",changePassword:"Passwort ändern",passwordChanged:"Ihr Passwort wurde geändert. Andere Geräte sind abgemeldet.",data:"Meine Daten",dataHint:"Eine Datei mit allen Stammbäumen und Personen. Die Wiederherstellung bringt zurück, was seitdem gelöscht oder geändert wurde. Später Hinzugefügtes bleibt.",photos:"Mit Fotos",restore:"Aus Datei wiederherstellen",restoreFile:"Sicherungsdatei",restoreTitle:"Diese Sicherung wiederherstellen?",restoreButton:"Wiederherstellen",restoreWarning:"Die Stammbäume in „{file}“ ersetzen seitherige Änderungen. Später Hinzugefügtes bleibt. Das lässt sich nicht rückgängig machen.",restored:"Wiederhergestellt: {trees}.",restoredTree:"„{name}“",restoredNothing:"Diese Datei enthält keine Stammbäume.",notRestored:"Die Datei konnte nicht vollständig wiederhergestellt werden.",notBackup:"Das ist keine Sicherungsdatei. {reason}",delete:"Mein Konto löschen",deleteWarning:"Ihr Konto und alle Stammbäume werden gelöscht, auch für alle, mit denen Sie sie teilen. Das ist endgültig: Laden Sie zuerst Ihre Daten herunter.",deleteAll:"Konto und alle Stammbäume löschen",deleted:"Ihr Konto und Ihre Stammbäume sind gelöscht. Auf Wiedersehen.",sessionEnded:"Sie wurden abgemeldet. Bitte melden Sie sich erneut an.",signedOut:"Sie sind abgemeldet. Bis bald."},factor:{title:"Anmeldung in zwei Schritten",isOff:"Schützen Sie Ihr Konto mit einem Code aus einer Authenticator-App.",isOn:"Ein: Die Anmeldung verlangt einen Code aus Ihrer Authenticator-App.",turnOn:"Einschalten",turnOff:"Ausschalten",turnedOff:"Die Anmeldung in zwei Schritten ist aus.",scan:"Scannen Sie diesen Code mit Ihrer App. Geben Sie dann die sechs Ziffern ein.",qr:"QR-Code für Ihre Authenticator-App",manual:"Scannen nicht möglich? Geben Sie diesen Schlüssel ein:",code:"Code",confirm:"Bestätigen",codes:"Ersatzcodes",codesHint:"Jeder Code meldet Sie einmal ohne Telefon an. Bewahren Sie die Codes sicher auf. Ältere Ersatzcodes gelten nicht mehr.",newCodes:"Neue Ersatzcodes"},sessions:{title:"Angemeldete Geräte",this:"Dieses Gerät",device:"{browser} unter {system}",unknown:"Unbekanntes Gerät",since:"Angemeldet {date}",used:"zuletzt benutzt {date}",onlyThis:"Sie sind nirgendwo sonst angemeldet.",endOn:"{device} abmelden",endOthers:"Überall sonst abmelden",endedAll:"Alle anderen Geräte sind abgemeldet."},door:{welcome:"Willkommen zurück",signInIntro:"Melden Sie sich an, um Ihre Stammbäume zu sehen.",signInToConfirm:"Melden Sie sich an, um Ihre E-Mail-Adresse zu bestätigen.",wrong:"E-Mail-Adresse oder Passwort ist falsch.",toForgot:"Passwort vergessen?",toSignUp:"Neu hier? Registrieren",toSignIn:"Schon ein Konto? Anmelden",backToSignIn:"Zurück zur Anmeldung",grow:"Lassen Sie Ihren Stammbaum wachsen",signUpIntro:"Menschen, Fotos und Geschichten Ihrer Familie an einem Ort.",forgotTitle:"Passwort vergessen",forgot:"Passwort vergessen?",forgotIntro:"Geben Sie Ihre E-Mail-Adresse ein. Wir senden Ihnen einen Link.",sendLink:"Link senden",sent:"Sehen Sie in Ihre E-Mails",sentTo:"Falls es ein Konto für {email} gibt, haben wir einen Link gesendet. Das kann einige Minuten dauern. Sehen Sie auch im Spam-Ordner nach.",resetIntro:"Wählen Sie ein neues Passwort. Sie werden auf allen Geräten abgemeldet.",setPassword:"Passwort festlegen",passwordSet:"Ihr neues Passwort gilt. Melden Sie sich damit an.",expired:"Links gelten einmal und eine Stunde lang.",newLink:"Neuen Link anfordern",confirmTitle:"E-Mail-Adresse bestätigen",confirming:"Ihre E-Mail-Adresse wird bestätigt …",confirmed:"Ihre E-Mail-Adresse ist bestätigt.",codeTitle:"Code eingeben",codeIntro:"Öffnen Sie Ihre Authenticator-App und geben Sie den Code für Yggdrasil ein.",codeHint:"Telefon verloren? Geben Sie einen Ersatzcode ein.",changingEmail:"Ihre E-Mail-Adresse wird geändert …",emailChanged:"Ihre E-Mail-Adresse ist jetzt {email}.",emailBack:"Ihre E-Mail-Adresse ist wieder {email}. Melden Sie sich an und ändern Sie das Passwort.",brokenLink:"Dieser Link funktioniert nicht",toTrees:"Zu meinen Stammbäumen"},home:{title:"Meine Stammbäume",skip:"Zum Inhalt springen",newTree:"Neuer Stammbaum",empty:"Jeder Stammbaum beginnt mit einem Menschen",emptyHint:"Beginnen Sie mit sich selbst und Ihren Eltern. Oder importieren Sie eine GEDCOM-Datei: Ziehen Sie sie auf diese Seite.",plant:"Stammbaum pflanzen",own:"Meine eigenen",shared:"Mit mir geteilt",drop:"Datei ablegen, um daraus einen Stammbaum zu erstellen",confirm:"Ihre E-Mail-Adresse",unconfirmed:"<strong>Bitte bestätigen Sie Ihre E-Mail-Adresse.</strong> Öffnen Sie den Link, den wir an {email} gesendet haben. Dann können andere ihre Stammbäume mit Ihnen teilen.",resend:"Link erneut senden",resent:"Wir haben einen Link an {email} gesendet.",people:{one:"{count} Person",other:"{count} Personen"},guests:{one:"{count} Gast",other:"{count} Gäste"},changed:"Geändert {ago}",changedOn:"Geändert am {date}",changedNow:"Gerade geändert",leave:"Stammbaum verlassen",leaveTitle:"Diesen Stammbaum verlassen?",leaveButton:"Verlassen",leaveWarning:"Sie sehen „{tree}“ nicht mehr, bis Sie wieder eingeladen werden.",deleteTitle:"Diesen Stammbaum löschen?",deleteButton:"Stammbaum löschen",deleteWarning:{one:"{count} Person mit allen Fotos und Beziehungen wird gelöscht, auch für alle Gäste. Das ist endgültig. Sie können den Stammbaum vorher exportieren.",other:"{count} Personen mit allen Fotos und Beziehungen werden gelöscht, auch für alle Gäste. Das ist endgültig. Sie können den Stammbaum vorher exportieren."},deleting:"„{tree}“ wird gelöscht.",startWith:"Beginnen mit",startEmpty:"Leerer Stammbaum",startFile:"Datei",create:"Stammbaum erstellen"},language:{label:"Sprache"},tree:{details:"Name und Beschreibung",name:"Name des Stammbaums",nameExample:"Die Bergs aus Uppsala",description:"Beschreibung",descriptionHint:"Freiwillig. Sichtbar für alle, die den Stammbaum sehen.",public:"Öffentlich",access:{viewer:"Darf ansehen",relative:"Darf ansehen, auch Lebende",editor:"Darf bearbeiten"},skip:"Zum Stammbaum springen",opening:"Der Stammbaum wird geöffnet …",untitled:"Stammbaum",search:"Personen suchen",kin:"Verwandtschaft",kinHint:"Wie sind zwei Personen verwandt?",insights:"Auswertungen",share:"Teilen",publish:"Veröffentlichen",import:"Datei importieren",export:"Exportieren",print:"Drucken",keys:"Tastenkürzel",nobody:"In diesem Stammbaum ist noch niemand",empty:"Erste Person hinzufügen",emptyHint:"Beginnen Sie mit sich selbst oder dem ältesten bekannten Verwandten.",addFirst:"Person hinzufügen",drop:"Datei ablegen, um sie in diesen Stammbaum zu importieren",noParents:"Noch keine Eltern erfasst.",noChildren:"Noch keine Kinder erfasst.",noParentsOrChildren:"Noch keine Eltern oder Kinder erfasst."},view:{title:"Ansicht",tree:"Baum",pedigree:"Ahnen",descendants:"Nachkommen",hourglass:"Sanduhr",fan:"Fächer",list:"Liste",zoom:"Zoom",zoomIn:"Vergrößern",zoomOut:"Verkleinern",fit:"Einpassen",generations:"Generationen",generationsBack:{one:"{count} Generation Vorfahren",other:"{count} Generationen Vorfahren"},generationsDown:{one:"{count} Generation Nachkommen",other:"{count} Generationen Nachkommen"},generationsEachWay:{one:"{count} Generation in jede Richtung",other:"{count} Generationen in jede Richtung"}},list:{title:"Alle",filter:"Nach Namen filtern",filterExample:"Nach Namen filtern …",table:"Tabelle der Personen",name:"Name",born:"Geboren",place:"Geburtsort",died:"Gestorben",children:"Kinder"},history:{undo:"Rückgängig: {what}",redo:"Wiederholen: {what}",nothingToUndo:"Nichts rückgängig zu machen",nothingToRedo:"Nichts zu wiederholen",undone:"Rückgängig gemacht: {what}.",undoneForGood:"Rückgängig gemacht: {what}. Das lässt sich nicht wiederholen.",redone:"Wiederholt: {what}.",doneForGood:"{done} Das lässt sich nicht rückgängig machen.",adding:"{name} hinzufügen",added:"{name} wurde hinzugefügt.",editing:"Änderungen an {name}",saved:"{name} wurde gespeichert.",deleting:"{name} löschen",deleted:"{name} wurde gelöscht.",photo:"Foto von {name} ändern",photoSaved:"Das Foto wurde gespeichert.",photoRemoved:"Das Foto wurde entfernt.",root:"{name} als erste Person",rootSet:"Der Baum beginnt jetzt mit {name}.",connecting:"{one} und {other} verbinden",parent:"{parent} ist jetzt Elternteil von {child}.",parents:"{parent} und {other} sind jetzt Eltern von {child}.",couple:"{one} und {other} sind jetzt ein Paar.",disconnecting:"Beziehung zwischen {one} und {other} entfernen",disconnected:"{one} und {other} sind nicht mehr verbunden.",editingLink:"Änderungen an der Beziehung zwischen {one} und {other}",savedLink:"Gespeichert."},person:{unnamed:"Person ohne Namen",missing:"Unbekannte Person",living:"Eine lebende Person",hidden:"Diese Person lebt wahrscheinlich. Ihre Daten sind verborgen.",unsaved:"Hier gibt es ungespeicherte Änderungen.",makeRoot:"Baum hier beginnen",me:"Das bin ich",notMe:"Das bin ich nicht",isMe:"In diesem Baum sind Sie {name}. Karten zeigen, wie andere mit Ihnen verwandt sind.",isNotMe:"Sie sind in diesem Baum nicht mehr {name}.",you:"Sie",yourKin:"Für Sie: {kin}",showInTree:"Im Baum zeigen",chart:{pedigree:"Ahnentafel",descendants:"Nachkommentafel",hourglass:"Sanduhrtafel",fan:"Fächertafel"},chartHint:"Tafel, die von dieser Person ausgeht",nothingKnown:"Noch keine Angaben.",deathUnknown:"Datum unbekannt",photo:"Foto",addPhoto:"Foto hinzufügen",changePhoto:"Foto ändern",removePhoto:"Foto entfernen",addPhotoOf:"Foto von {name} hinzufügen",changePhotoOf:"Foto von {name} ändern",removePhotoOf:"Foto von {name} entfernen",nameNeeded:"Geben Sie einen Vor- oder Nachnamen ein.",stale:"Jemand anderes hat diese Person inzwischen geändert",staleHint:"Ihre Änderungen betreffen nur, was Sie geändert haben. Alles andere bleibt.",keepMine:"Meine Änderungen behalten",takeTheirs:"Die anderen übernehmen",field:"Feld",theirs:"Andere",yours:"Ihre",noValue:"—"},field:{firstName:"Vorname",middleName:"Weitere Vornamen",lastName:"Nachname",birthName:"Geburtsname",preferredName:"Rufname",preferredNameHint:"Der Name, unter dem die Person bekannt ist.",suffix:"Namenszusatz",suffixExample:"jun., III.",gender:"Geschlecht",birth:"Geboren",birthPlace:"Geburtsort",death:"Gestorben",deathPlace:"Sterbeort",living:"Lebt",biography:"Lebensgeschichte",dateExample:"12.3.1850, um 1850",dateHint:"Ungefähre Daten genügen.",dateRead:"Erkannt als: {date}",dateUnclear:"Zuerst Tag oder Monat? Schreiben Sie den Monat als Wort: 3. April 1850.",dateUnread:"Nicht als Datum erkannt – wird wie geschrieben gespeichert."},gender:{Female:"Weiblich",Male:"Männlich",Other:"Divers",Unknown:"Unbekannt"},living:{auto:"Automatisch",yes:"Lebend",no:"Verstorben"},facts:{title:"Weitere Angaben",source:"Quelle",sources:"Quellen",with:"mit {name}",detail:"{label}: {value}",tags:{ADDR:"Adresse",ADOP:"Adoption",AGE:"Alter",AGNC:"Behörde",ANUL:"Annullierung",ASSO:"Verbundene Person",BAPM:"Taufe",BIRT:"Geburt",BURI:"Bestattung",CAUS:"Ursache",CENS:"Volkszählung",CHR:"Taufe",CITY:"Ort",CONF:"Konfirmation",CREM:"Einäscherung",CTRY:"Land",DATE:"Datum",DEAT:"Tod",DIV:"Scheidung",DSCR:"Beschreibung",EDUC:"Ausbildung",EMIG:"Auswanderung",ENGA:"Verlobung",EVEN:"Ereignis",FACT:"Tatsache",FCOM:"Erstkommunion",GIVN:"Vorname",GRAD:"Abschluss",HUSB:"Ehemann",IMMI:"Einwanderung",LANG:"Sprache",LATI:"Breite",LONG:"Länge",MAP:"Karte",MARB:"Aufgebot",MARC:"Ehevertrag",MARR:"Heirat",NAME:"Name",NATI:"Staatsangehörigkeit",NATU:"Einbürgerung",NCHI:"Zahl der Kinder",NICK:"Spitzname",NPFX:"Titel vor dem Namen",NSFX:"Namenszusatz",OBJE:"Medien",OCCU:"Beruf",ORDN:"Ordination",PAGE:"Seite",PHON:"Telefon",PLAC:"Ort",POST:"Postleitzahl",PROB:"Testamentseröffnung",PROP:"Besitz",QUAY:"Zuverlässigkeit",RELA:"Beziehung",RELI:"Religion",REPO:"Archiv",RESI:"Wohnort",RETI:"Ruhestand",ROLE:"Rolle",SOUR:"Quellen",SURN:"Nachname",TEXT:"Text",TITL:"Titel",TYPE:"Art",WIFE:"Ehefrau",WILL:"Testament",WWW:"Webseite",_AKA:"Auch bekannt als",_MARNM:"Ehename",_MILT:"Militärdienst",_GODP:"Pate oder Patin",ABBR:"Kurztitel",ADR1:"Zeile 1",ADR2:"Zeile 2",ADR3:"Zeile 3",ALIA:"Alias",BAPL:"Taufe (HLT)",BARM:"Bar Mizwa",BASM:"Bat Mizwa",BLES:"Segnung",CALN:"Signatur",CAST:"Kaste",CHRA:"Erwachsenentaufe",CONL:"Konfirmierung (HLT)",DATA:"Angaben",DIVF:"Scheidungsantrag",EMAIL:"E-Mail",ENDL:"Endowment (HLT)",FAX:"Fax",FONE:"Lautschrift",FORM:"Form",IDNO:"Ausweisnummer",INIL:"Initiatory (HLT)",MARL:"Heiratserlaubnis",MARS:"Ehevertrag",MEDI:"Medium",NMR:"Zahl der Ehen",PHRASE:"In Worten",PUBL:"Veröffentlichung",ROMN:"Lateinische Schrift",SDATE:"Sortierdatum",SLGC:"Siegelung an die Eltern (HLT)",SLGS:"Siegelung an den Ehepartner (HLT)",SPFX:"Namenszusatz",SSN:"Sozialversicherungsnummer",STAE:"Bundesland",STAT:"Status",TEMP:"Tempel",TIME:"Uhrzeit",TRAN:"Übersetzung"}},relatives:{parents:"Eltern",spouses:"Partner",children:"Kinder",siblings:"Geschwister",menu:"Beziehung zu {name}",edit:"Beziehung bearbeiten",remove:"Beziehung entfernen",pair:"{one} und {other}",type:"Beziehung",types:{Biological:"Leiblich",Adoptive:"Adoptiv",Step:"Stief",Foster:"Pflege"},notes:{Adoptive:"adoptiert",Step:"Stiefverhältnis",Foster:"Pflegeverhältnis",Half:"Halbgeschwister"},status:"Status",statuses:{Married:"Verheiratet",Partner:"Partner, nicht verheiratet",Divorced:"Geschieden",Widowed:"Verwitwet",Separated:"Getrennt",Unknown:"Unbekannt"},married:"Heirat",marriagePlace:"Ort der Heirat",divorced:"Scheidung",adopted:"Adoption",notesLabel:"Notizen",earlier:"Frühere Ehe",earlierNumber:"Frühere Ehe {number}",addEarlier:"Frühere Ehe hinzufügen",removeEarlier:"Frühere Ehe entfernen",removeEarlierNumber:"Frühere Ehe {number} entfernen",ended:"Wie sie endete",unions:{Married:"verheiratet",Partner:"Partner",Divorced:"geschieden",Widowed:"verwitwet",Separated:"getrennt"},marriedOn:"Heirat {date}",divorcedOn:"Scheidung {date}",previously:"früher {unions}"},add:{alone:"Neue Person",parent:"Elternteil von {name} hinzufügen",child:"Kind von {name} hinzufügen",spouse:"Partner von {name} hinzufügen",sibling:"Geschwister von {name} hinzufügen",who:"Wer ist es?",new:"Neue Person",existing:"Vorhandene Person",chosen:"Ausgewählt: {name}",couple:"Paar mit {name}",noCouple:"Kein Paar",chooseParent:"Wählen Sie den anderen Elternteil.",choose:"Wählen …",otherParent:"Anderer Elternteil",biologicalParent:"Leiblicher Elternteil",parentUnknown:"Unbekannt oder nicht in diesem Stammbaum",alsoParent:"Auch leiblicher Elternteil von",isParent:"{one} ist Elternteil von {other}",isChild:"{one} ist Kind von {other}",areCouple:"{one} und {other} sind ein Paar"},picker:{example:"Name",hits:"Suchergebnisse",none:"Niemand gefunden."},kin:{title:"Wie sind sie verwandt?",close:"Verwandtschaft schließen",first:"Erste Person",second:"Zweite Person",swap:"Tauschen",change:"Person ändern: {name}",none:"{one} und {other} sind laut diesem Stammbaum nicht verwandt.",is:"{other} – für {one}: {kin}.",descend:"Beide stammen ab von {people}.",belong:"Beide gehören zur Familie von {people}.",path:{one:"Weg: {count} Schritt",other:"Weg: {count} Schritte"},step:"{kin} von {name}",parent:{Biological:{Male:"Vater",Female:"Mutter",Neutral:"Elternteil"},Adoptive:{Male:"Adoptivvater",Female:"Adoptivmutter",Neutral:"Adoptivelternteil"},Foster:{Male:"Pflegevater",Female:"Pflegemutter",Neutral:"Pflegeelternteil"},Step:{Male:"Stiefvater",Female:"Stiefmutter",Neutral:"Stiefelternteil"}},child:{Biological:{Male:"Sohn",Female:"Tochter",Neutral:"Kind"},Adoptive:{Male:"Adoptivsohn",Female:"Adoptivtochter",Neutral:"Adoptivkind"},Foster:{Male:"Pflegesohn",Female:"Pflegetochter",Neutral:"Pflegekind"},Step:{Male:"Stiefsohn",Female:"Stieftochter",Neutral:"Stiefkind"}},spouse:{Married:{Male:"Ehemann",Female:"Ehefrau",Neutral:"Ehepartner"},Divorced:{Male:"Ex-Mann",Female:"Ex-Frau",Neutral:"Ex-Partner"}}},insights:{close:"Auswertungen schließen",checks:"Prüfungen",duplicates:"Dubletten",statistics:"Statistik",anniversaries:"Jahrestage",timeline:"Zeitleiste",places:"Orte",history:"Verlauf"},legend:{child:"Kind",Adoptive:"Adoptiert",Step:"Stief",Foster:"Pflege",couple:"Paar",parents:"Eltern eines Kindes",Divorced:"Geschieden",Separated:"Getrennt"},canvas:{title:"Stammbaum",label:{one:"{tree}: {count} Person",other:"{tree}: {count} Personen"},help:"Mit den Pfeiltasten gelangen Sie zu Eltern, Kindern, Partnern und Geschwistern. Enter öffnet eine Person, Plus und Minus zoomen, 0 zeigt volle Größe, F passt ein.",people:"Sichtbare Personen",nameless:"Ohne Namen",born:"* {year}",died:"† {year}",father:{one:"Vater von {count}",other:"Vater von {count}"},mother:{one:"Mutter von {count}",other:"Mutter von {count}"},parent:{one:"Elternteil von {count}",other:"Elternteil von {count}"},son:"Sohn von {people}",daughter:"Tochter von {people}",child:"Kind von {people}",with:"Partner von {people}"},generation:{number:"Generation {number}",same:"Gleiche Generation",unconnected:"Ohne Verbindung",parents:"Eltern",grandparents:"Großeltern",greatGrandparents:"Urgroßeltern",manyGreatGrandparents:"{count}× Ur-Großeltern",children:"Kinder",grandchildren:"Enkel",greatGrandchildren:"Urenkel",manyGreatGrandchildren:"{count}× Ur-Enkel"},date:{day:"{day}. {month} {year}",month:"{month} {year}",bc:"{year} v. Chr.",about:"um {date}",calculated:"errechnet {date}",estimated:"vermutlich {date}",before:"vor {date}",after:"nach {date}",from:"ab {date}",to:"bis {date}",between:"zwischen {from} und {to}",period:"von {from} bis {to}",quoted:"{date} („{phrase}“)",calendar:"{date} ({calendar})",julian:"julianischer Kalender",french:"französischer Revolutionskalender",hebrew:"hebräischer Kalender",aboutYear:"um {year}",beforeYear:"vor {year}",afterYear:"nach {year}",bornYear:"geb. {year}",unknownYear:"?"},checks:{none:"Keine Auffälligkeiten gefunden. Sehr gut!",error:"Fehler",warning:"Unwahrscheinlich",info:"Fehlt",codes:{bornAfterDeath:"Nach dem eigenen Tod geboren",bornAfterMothersDeath:"Nach dem Tod der Mutter geboren",bornLongAfterFathersDeath:"Lange nach dem Tod des Vaters geboren",bornAfterOwnChild:"Nach dem eigenen Kind geboren",parentTooYoung:"Sehr junge Eltern",motherTooOld:"Sehr alte Mütter",fatherTooOld:"Sehr alte Väter",tooOld:"Über 120 Jahre alt",inTheFuture:"Geburt oder Tod in der Zukunft",marriedTooYoung:"Als Kind verheiratet",marriedAfterDeath:"Nach dem eigenen Tod verheiratet",divorcedBeforeMarriage:"Vor der Hochzeit geschieden",baptizedBeforeBirth:"Vor der Geburt getauft",ownAncestor:"Eigener Vorfahre",marriedToKin:"Mit nahen Verwandten verheiratet",twoFathers:"Zwei leibliche Väter",twoMothers:"Zwei leibliche Mütter",tooManyParents:"Mehr als zwei leibliche Eltern",marriedToSelf:"Mit sich selbst verheiratet",siblingsTooClose:"Geschwister mit zu kurzem Abstand",disconnected:"Mit niemandem verbunden",missingSex:"Geschlecht unbekannt",missingBirth:"Geburt unbekannt",missingSurname:"Nachname unbekannt"}},duplicates:{none:"Keine Dubletten gefunden.",intro:"Diese Einträge könnten dieselbe Person sein.",compare:"Vergleichen",title:"Ist das dieselbe Person?",hint:"Fehlende Angaben werden aus dem anderen Eintrag ergänzt, der dann entfernt wird. Alle Beziehungen bleiben erhalten. Das lässt sich nicht rückgängig machen.",merge:"Zusammenführen",differ:"Nicht dieselbe Person",merged:"Zusammengeführt: {name}.",keep:"Diesen Eintrag behalten",name:"Name",relatives:"Verwandte",reasons:{sameName:"gleicher Name",sameFirstName:"gleicher Vorname",similarNames:"ähnliche Namen",shortName:"ein Name kann die Kurzform des anderen sein",bornSameDay:"am selben Tag geboren",bornSameYear:"im selben Jahr geboren",bornAround:"etwa zur selben Zeit geboren",bornSamePlace:"am selben Ort geboren",diedSameDay:"am selben Tag gestorben",diedSameYear:"im selben Jahr gestorben",sameParent:"dasselbe Elternteil",sameSpouse:"derselbe Ehepartner",parentSameName:"Elternteil mit gleichem Namen",spouseSameName:"Ehepartner mit gleichem Namen"}},statistics:{people:"Personen",living:"Lebende",couples:"Paare",generations:"Generationen",ageAtDeath:"Alter beim Tod",ageAtMarriage:"Alter bei der Heirat",ageOfMothers:"Alter der Mutter bei der Geburt",ageOfFathers:"Alter des Vaters bei der Geburt",childrenPerCouple:"Kinder je Paar",lastNames:"Nachnamen",femaleNames:"Weibliche Vornamen",maleNames:"Männliche Vornamen",completeness:"Vollständigkeit (%)",sex:"Geschlecht",birthDate:"Geburt",birthPlace:"Geburtsort",deathDate:"Tod",parents:"Eltern",mostChildren:"Die meisten Kinder",birthsByDecade:"Geburten nach Jahrzehnt",birthsByCentury:"Geburten nach Jahrhundert",years:"{year}er",chart:"{title}: {bars}",bar:"{label}: {count}",children:{one:"{count} Kind",other:"{count} Kinder"}},anniversaries:{month:"Monat",none:"In diesem Monat gibt es keine Jahrestage.",birth:"{people} <when>geboren {year}, {ago}</when>",death:"{people} <when>gestorben {year}, {ago}</when>",marriage:"{people} <when>verheiratet {year}, {ago}</when>"},timeline:{none:"Noch keine Daten erfasst.",birth:"Geburt: {people}",marriage:"Heirat: {people}",divorce:"Scheidung: {people}",death:"Tod: {people}"},places:{none:"Noch keine Orte erfasst.",births:{one:"{count} Geburt",other:"{count} Geburten"},marriages:{one:"{count} Heirat",other:"{count} Heiraten"},deaths:{one:"{count} Todesfall",other:"{count} Todesfälle"},others:{one:"und {count} weitere",other:"und {count} weitere"}},share:{title:"„{tree}“ teilen",access:"Zugriff",accessOf:"Zugriff für {name}",who:"Wer Zugriff hat",guests:"Gäste",nobody:"Nur Sie.",byEmail:"Per E-Mail einladen",copyLink:"Einladungslink kopieren",link:"Einladungslink",linkHint:"Wer diesen Link hat, kann innerhalb von 7 Tagen einmal beitreten. Der Link wird nur jetzt angezeigt.",emailExample:"tante@example.com",invited:"{email} findet diesen Stammbaum jetzt unter „Mit mir geteilt“.",mailed:"Wir haben eine Einladung an {email} gesendet.",noMail:"Dieser Server kann keine E-Mails senden. Kopieren Sie stattdessen einen Einladungslink.",confirmFirst:"Bestätigen Sie zuerst Ihre eigene E-Mail-Adresse. Oder kopieren Sie einen Einladungslink.",pending:"Offene Einladungen",aLink:"Einladungslink",until:"Gültig bis {date}",resend:"Erneut senden",resendTo:"Erneut senden: {name}",revoke:"Widerrufen",revokeFor:"Widerrufen: {name}",stop:"Nicht mehr teilen",stopWith:"Nicht mehr mit {name} teilen",stopped:"{name} sieht diesen Stammbaum nicht mehr.",formerUser:"Früheres Mitglied",hint:"Wählen Sie „Kann ansehen, auch Lebende“ für die engste Familie. Wer nur ansehen kann, sieht keine lebenden Personen, auch nicht in Exporten und in der Suche."},invitation:{title:"Sie sind eingeladen",by:"<strong>{name}</strong> lädt Sie zum Stammbaum <strong>{tree}</strong> ein.",to:"Sie sind zum Stammbaum <strong>{tree}</strong> eingeladen.",signedIn:"Sie sind als {email} angemeldet.",wrongAccount:"Diese Einladung gilt für {email}, aber Sie sind als {own} angemeldet.",accept:"Einladung annehmen",useOther:"Anderes Konto verwenden",accepted:"Willkommen bei „{tree}“.",broken:"Diese Einladung ist ungültig",askAgain:"Bitten Sie um eine neue Einladung."},publish:{title:"„{tree}“ veröffentlichen",isPublic:"Dieser Stammbaum ist öffentlich: Wer den Link hat, kann ihn ohne Anmeldung ansehen.",isPrivate:"Nur Sie und Ihre Gäste können diesen Stammbaum sehen.",shown:"Was alle sehen",shownName:"Name und Beschreibung des Stammbaums",shownAnyDead:"Verstorbene mit Daten, Orten, Lebensgeschichten und Fotos",shownKin:"Wer mit wem verwandt ist",hidden:"Was verborgen bleibt",hiddenAnyLiving:"Lebende: Namen, Daten und Fotos werden nicht gezeigt",hiddenOwner:"Wer Sie sind und mit wem Sie den Stammbaum teilen",hint:"Als lebend gilt, wer vor weniger als 110 Jahren geboren wurde und von wem kein Tod bekannt ist. Sie können jede Person als lebend oder verstorben kennzeichnen.",link:"Öffentlicher Link",copy:"Link kopieren",publish:"Stammbaum veröffentlichen",stop:"Nicht mehr veröffentlichen",preview:"Öffentliche Ansicht",shownDead:{one:"{count} verstorbene Person mit Daten, Orten, Lebensgeschichte und Foto",other:"{count} Verstorbene mit Daten, Orten, Lebensgeschichten und Fotos"},hiddenLiving:{one:"<strong>{count} lebende Person</strong>: Name, Daten und Foto werden nicht gezeigt",other:"<strong>{count} lebende Personen</strong>: Namen, Daten und Fotos werden nicht gezeigt"}},export:{title:"Export",format:"Dateiformat",ged551:"GEDCOM 5.5.1",ged551Hint:"Fast jedes Genealogieprogramm liest dieses Format. Wählen Sie es im Zweifel.",ged70:"GEDCOM 7.0",ged70Hint:"Neuere Version – nur, wenn das andere Programm sie liest.",gdz:"GEDCOM 7.0 mit Fotos",gdzHint:"Eine Datei, die auch die Fotos enthält.",json:"JSON",jsonHint:"Für eigene Programme.",living:"Mit lebenden Personen",livingHint:"Ohne sie fehlen ihre Namen und Daten, und Sie können die Datei weitergeben.",noLiving:"Die Datei enthält keine lebenden Personen, weil Sie diesen Stammbaum nur ansehen können.",writing:"Die Datei wird erstellt …"},import:{title:"In „{tree}“ importieren",hint:"Alle Personen der Datei werden hinzugefügt. Personen aus einer früheren Version derselben Datei werden aktualisiert und nicht doppelt angelegt.",file:"Zu importierende Datei",dropHere:"Datei hier ablegen: GEDCOM (.ged), .gdz oder JSON",choose:"Datei auswählen",chooseOther:"Andere Datei auswählen",preview:"Vorschau",import:"Datei importieren",reading:"Lesen …",importing:"Importieren …",readingFile:"Die Datei wird gelesen …",progress:"{written} von {total} importiert",imported:"{file} wurde importiert.",notImported:"Die Datei konnte nicht importiert werden.",forGood:"Ein Import lässt sich nicht rückgängig machen.",open:"Stammbaum öffnen",fix:"Es wurde nichts geändert. Exportieren Sie die Datei erneut aus dem ursprünglichen Programm, oder korrigieren Sie die Zeile in einem Texteditor."},report:{title:"Bericht",done:"Die Datei wurde importiert",doneSentence:"Die Datei wurde importiert.",planned:"Was importiert wird",warning:"Zeile {line}: {text}",tag:"<code>{tag}</code> {count}×, zuerst in Zeile {line}",added:{one:"{count} Person hinzugefügt",other:"{count} Personen hinzugefügt"},updated:{one:"{count} Person aktualisiert",other:"{count} Personen aktualisiert"},unchanged:{one:"{count} Person unverändert",other:"{count} Personen unverändert"},couples:{one:"{count} Paar",other:"{count} Paare"},parentLinks:{one:"{count} Beziehung zwischen Eltern und Kindern",other:"{count} Beziehungen zwischen Eltern und Kindern"},photos:{one:"{count} Foto",other:"{count} Fotos"},editsKept:{one:"{count} Ihrer Änderungen behalten",other:"{count} Ihrer Änderungen behalten"},editsReplaced:{one:"{count} Ihrer Änderungen ersetzt",other:"{count} Ihrer Änderungen ersetzt"},missingPeople:{one:"{count} Person aus einem früheren Import fehlt in dieser Datei",other:"{count} Personen aus einem früheren Import fehlen in dieser Datei"},warnings:{one:"{count} Stelle zu prüfen",other:"{count} Stellen zu prüfen"},moreWarnings:{one:"Und {count} weitere.",other:"Und {count} weitere."},kept:{one:"Unter „Weitere Angaben“ gezeigt oder für den nächsten Export behalten: {count} Zeile",other:"Unter „Weitere Angaben“ gezeigt oder für den nächsten Export behalten: {count} Zeilen"},refused:{one:"Übersprungen (unmöglich): {count} Zeile",other:"Übersprungen (unmöglich): {count} Zeilen"}},print:{title:"Drucken",listHint:"Druckt alle Personen der Liste in der aktuellen Reihenfolge. Um eine Grafik zu drucken, öffnen Sie diese zuerst.",list:"Liste drucken",drawingHint:"Druckt die ganze Zeichnung der aktuellen Ansicht auf eine Seite. Im Druckdialog des Browsers können Sie sie auch als PDF speichern.",drawing:"Drucken oder als PDF speichern",svg:"Als SVG herunterladen",svgHint:"Eine SVG-Datei bleibt in jeder Größe scharf: Eine Druckerei kann sie als Poster drucken."},keys:{views:"1 bis 6",arrows:"Pfeiltasten",enter:"Eingabe",escape:"Escape",zoom:"+ und −",undo:"u, Strg Z",redo:"r, Strg Y",doSearch:"Personen suchen",doViews:"Baum, Ahnentafel, Nachkommen, Sanduhr, Fächer, Liste",doArrows:"In der Grafik: zu Eltern, Kindern, Partnern oder Geschwistern",doEnter:"In der Grafik: Person öffnen",doEscape:"Person oder zuletzt Geöffnetes schließen",doEdit:"Geöffnete Person bearbeiten",doAdd:"Elternteil, Kind oder Partner der geöffneten Person hinzufügen",doKin:"Wie sind zwei Personen verwandt?",doInsights:"Auswertungen",doFit:"An Bildschirm anpassen",doZoom:"Vergrößern und verkleinern",doUndo:"Rückgängig",doRedo:"Wiederholen",doKeys:"Diese Liste"},reports:{title:"Berichte",open:"Berichte …",print:"Drucken oder als PDF speichern",family:"Familie",ahnentafel:"Vorfahren",descendants:"Nachkommen",of:{family:"Die Familie von {name}",ahnentafel:"Vorfahren von {name}",descendants:"Nachkommen von {name}"},generation:"Generation {number}",sameAs:"siehe {number}",marriedTo:"⚭ {people}",couple:"Mit {name}",wedding:"⚭ {words}",otherChildren:"Weitere Kinder"},changes:{none:"Noch keine Änderungen.",hint:"Wiederherstellen bringt zurück, was eine Änderung ersetzt oder gelöscht hat. Importe erscheinen hier nicht.",added:"{people} hinzugefügt",changed:"{people} geändert",deleted:"{people} gelöscht",merged:"{people} mit einer Dublette zusammengeführt",linked:"{people} verbunden",linkChanged:"Beziehung von {people} geändert",unlinked:"{people} getrennt",restored:"{people}: früherer Stand wiederhergestellt",details:"weitere Angaben",by:"{name}, {when}",owner:"Eigentümer",guest:"Ein Gast",restore:"Wiederherstellen",done:"Der frühere Stand wurde wiederhergestellt."}};var yo={page:{name:"Yggdrasil",title:"{screen} · Yggdrasil",wait:"Please wait…"},button:{add:"Add",addChild:"Add a child",addParent:"Add a parent",addSibling:"Add a sibling",addSpouse:"Add a spouse",cancel:"Cancel",close:"Close",connect:"Connect",delete:"Delete",done:"Done",download:"Download",edit:"Edit",more:"More",moreFor:"More actions for {name}",redo:"Redo",save:"Save",showMore:"Show more",signIn:"Sign in",signOut:"Sign out",signUp:"Sign up",undo:"Undo"},problem:{forbidden:"Ask the owner of the tree for access.",notFound:"It may have been deleted, or you may no longer have access to it.",conflict:"Check what has changed, and try again if your change still makes sense.",tooLarge:"Try something smaller.",tooMany:"Please wait a moment before you try again.",internal:"This is our fault. Try again. If it keeps happening, contact the administrator.",unavailable:"The server is busy. Nothing was lost. Try again in a moment."},account:{title:"My account",profile:"Profile",address:"E-mail",name:"Your name",nameHint:"Shown to people you share a tree with.",email:"E-mail address",password:"Password",passwordHint:"At least 8 characters. Try a few random words.",newPassword:"New password",currentPassword:"Current password",yourPassword:"Your password",passwordToConfirm:"Your password, to confirm it’s you",saved:"Your account was saved.",changeEmail:"Change e-mail address",emailSent:"Open the link we sent to {email}. Until then, your address stays the same.",changePassword:"Change password",passwordChanged:"Your password was changed. Other devices are signed out.",data:"My data",dataHint:"One file with your trees and everyone in them. Restoring it brings back whatever was deleted or changed since. Anything added since stays.",photos:"Include photos",restore:"Restore from a file",restoreFile:"Backup file to restore",restoreTitle:"Restore this backup?",restoreButton:"Restore",restoreWarning:"The trees in “{file}” replace what was changed in them since. Anything added since stays. You cannot undo this.",restored:"Restored: {trees}.",restoredTree:"“{name}”",restoredNothing:"This file contains no trees.",notRestored:"The file could not be restored completely.",notBackup:"This isn’t a backup file. {reason}",delete:"Delete my account",deleteWarning:"Your account and all your trees will be deleted, also for the people you share them with. This cannot be undone: download your data first.",deleteAll:"Delete my account and all my trees",deleted:"Your account and your trees are deleted. Goodbye.",sessionEnded:"You have been signed out. Please sign in again.",signedOut:"You are signed out. See you soon."},factor:{title:"Two-step sign-in",isOff:"Protect your account with a code from an authenticator app on your phone.",isOn:"On: signing in asks for a code from your authenticator app.",turnOn:"Turn on",turnOff:"Turn off",turnedOff:"Two-step sign-in is off.",scan:"Scan this code with your authenticator app. Then enter the six digits that it shows.",qr:"QR code for your authenticator app",manual:"Can’t scan it? Enter this key instead:",code:"Code",confirm:"Confirm",codes:"Backup codes",codesHint:"Each code signs you in once, without your phone. Keep them in a safe place. Older backup codes no longer work.",newCodes:"New backup codes"},sessions:{title:"Signed-in devices",this:"This device",device:"{browser} on {system}",unknown:"Unknown device",since:"Signed in {date}",used:"last used {date}",onlyThis:"You are not signed in anywhere else.",endOn:"Sign out {device}",endOthers:"Sign out everywhere else",endedAll:"All other devices are signed out."},door:{welcome:"Welcome back",signInIntro:"Sign in to see your family trees.",signInToConfirm:"Sign in to confirm your e-mail address.",wrong:"Wrong e-mail or password.",toForgot:"Forgot your password?",toSignUp:"New here? Sign up",toSignIn:"Already have an account? Sign in",backToSignIn:"Back to sign in",grow:"Grow your family tree",signUpIntro:"Your family’s people, photos and stories in one place.",forgotTitle:"Forgotten password",forgot:"Forgot your password?",forgotIntro:"Enter your e-mail address and we’ll send you a link to set a new password.",sendLink:"Send reset link",sent:"Check your e-mail",sentTo:"If there is an account for {email}, we’ve sent a link to it. This may take a few minutes. Check your spam folder.",resetIntro:"Choose a new password. You will be signed out on all devices.",setPassword:"Set password",passwordSet:"Your new password is set. Sign in with it.",expired:"Links work once and expire after an hour.",newLink:"Request a new link",confirmTitle:"Confirm your e-mail",confirming:"Confirming your e-mail address…",confirmed:"Your e-mail address is confirmed.",codeTitle:"Enter your code",codeIntro:"Open your authenticator app and enter the code for Yggdrasil.",codeHint:"Lost your phone? Enter a backup code.",changingEmail:"Changing your e-mail address…",emailChanged:"Your e-mail address is now {email}.",emailBack:"Your e-mail address is {email} again. Sign in and choose a new password.",brokenLink:"This link doesn’t work",toTrees:"Go to my trees"},home:{title:"My trees",skip:"Skip to content",newTree:"New tree",empty:"Every tree begins with one person",emptyHint:"Start with yourself and add your parents. Or import a GEDCOM file from another program: drop it anywhere on this page.",plant:"Plant a tree",own:"Owned by me",shared:"Shared with me",drop:"Drop the file to create a tree from it",confirm:"Your e-mail address",unconfirmed:"<strong>Please confirm your e-mail.</strong> Open the link we sent to {email}. Then others can share their trees with you.",resend:"Send the link again",resent:"We’ve sent a link to {email}.",people:{one:"{count} person",other:"{count} people"},guests:{one:"{count} guest",other:"{count} guests"},changed:"Changed {ago}",changedOn:"Changed on {date}",changedNow:"Changed just now",leave:"Leave tree",leaveTitle:"Leave this tree?",leaveButton:"Leave",leaveWarning:"You will no longer see “{tree}” unless its owner invites you again.",deleteTitle:"Delete this tree?",deleteButton:"Delete tree",deleteWarning:{one:"{count} person with all photos and relationships will be deleted, also for everyone you share the tree with. This cannot be undone. You can export the tree to a file first.",other:"{count} people with all photos and relationships will be deleted, also for everyone you share the tree with. This cannot be undone. You can export the tree to a file first."},deleting:"“{tree}” is being deleted.",startWith:"Start with",startEmpty:"An empty tree",startFile:"A file",create:"Create tree"},language:{label:"Language"},tree:{details:"Name and description",name:"Tree name",nameExample:"The Bergs of Uppsala",description:"Description",descriptionHint:"Optional. Visible to anyone who can see the tree.",public:"Public",access:{viewer:"Can view",relative:"Can view, including the living",editor:"Can edit"},skip:"Skip to the tree",opening:"Opening the tree…",untitled:"Tree",search:"Search people",kin:"Relationship",kinHint:"How are two people related?",insights:"Insights",share:"Share",publish:"Publish",import:"Import a file",export:"Export",print:"Print",keys:"Keyboard shortcuts",nobody:"There is no one in this tree yet",empty:"Add the first person",emptyHint:"Start with yourself or the oldest relative you remember. Everyone else follows.",addFirst:"Add person",drop:"Drop the file to import it into this tree",noParents:"No parents recorded yet.",noChildren:"No children recorded yet.",noParentsOrChildren:"No parents or children recorded yet."},view:{title:"View",tree:"Tree",pedigree:"Pedigree",descendants:"Descendants",hourglass:"Hourglass",fan:"Fan",list:"List",zoom:"Zoom",zoomIn:"Zoom in",zoomOut:"Zoom out",fit:"Fit to screen",generations:"Generations",generationsBack:{one:"{count} generation of ancestors",other:"{count} generations of ancestors"},generationsDown:{one:"{count} generation of descendants",other:"{count} generations of descendants"},generationsEachWay:{one:"{count} generation each way",other:"{count} generations each way"}},list:{title:"Everyone",filter:"Filter by name",filterExample:"Filter by name…",table:"Table of people",name:"Name",born:"Born",place:"Birthplace",died:"Died",children:"Children"},history:{undo:"Undo: {what}",redo:"Redo: {what}",nothingToUndo:"Nothing to undo",nothingToRedo:"Nothing to redo",undone:"Undone: {what}.",undoneForGood:"Undone: {what}. This cannot be redone.",redone:"Redone: {what}.",doneForGood:"{done} This cannot be undone.",adding:"adding {name}",added:"{name} was added.",editing:"changes to {name}",saved:"{name} was saved.",deleting:"deleting {name}",deleted:"{name} was deleted.",photo:"photo change for {name}",photoSaved:"The photo was saved.",photoRemoved:"The photo was removed.",root:"{name} as the first person",rootSet:"The tree now starts with {name}.",connecting:"connecting {one} and {other}",parent:"{parent} is now a parent of {child}.",parents:"{parent} and {other} are now parents of {child}.",couple:"{one} and {other} are now a couple.",disconnecting:"removing the relationship between {one} and {other}",disconnected:"{one} and {other} are no longer connected.",editingLink:"changes to the relationship between {one} and {other}",savedLink:"Saved."},person:{unnamed:"Unnamed person",missing:"Unknown person",living:"A living person",hidden:"This person is probably alive, so their details are hidden.",unsaved:"You have unsaved changes here.",makeRoot:"Start the tree here",me:"This is me",notMe:"This isn’t me",isMe:"You are {name} in this tree. Cards show how others are related to you.",isNotMe:"You are no longer {name} in this tree.",you:"You",yourKin:"Your {kin}",showInTree:"Show in tree",chart:{pedigree:"Pedigree chart",descendants:"Descendant chart",hourglass:"Hourglass chart",fan:"Fan chart"},chartHint:"Chart starting from this person",nothingKnown:"No details yet.",deathUnknown:"Date unknown",photo:"Photo",addPhoto:"Add photo",changePhoto:"Change photo",removePhoto:"Remove photo",addPhotoOf:"Add photo of {name}",changePhotoOf:"Change photo of {name}",removePhotoOf:"Remove photo of {name}",nameNeeded:"Enter a first or last name.",stale:"Someone else has changed this person in the meantime",staleHint:"Keeping your changes affects only what you changed. The rest stays as theirs.",keepMine:"Keep my changes",takeTheirs:"Use theirs",field:"Field",theirs:"Theirs",yours:"Yours",noValue:"—"},field:{firstName:"First name",middleName:"Middle names",lastName:"Last name",birthName:"Birth name (née)",preferredName:"Nickname",preferredNameHint:"The name they are known by.",suffix:"Suffix",suffixExample:"Jr., III",gender:"Gender",birth:"Born",birthPlace:"Place of birth",death:"Died",deathPlace:"Place of death",living:"Living",biography:"Life story",dateExample:"12 Mar 1850, about 1850",dateHint:"Approximate dates are fine.",dateRead:"Recognised as: {date}",dateUnclear:"Day or month first? Write the month as a word, such as 3 April 1850.",dateUnread:"Not recognised as a date – saved as typed."},facts:{title:"More facts",source:"Source",sources:"Sources",with:"with {name}",detail:"{label}: {value}",tags:{ABBR:"Short title",ADDR:"Address",ADOP:"Adoption",ADR1:"Line 1",ADR2:"Line 2",ADR3:"Line 3",AGE:"Age",AGNC:"Authority",ALIA:"Alias",ANUL:"Annulment",ASSO:"Associated person",BAPL:"LDS baptism",BAPM:"Baptism",BARM:"Bar mitzvah",BASM:"Bas mitzvah",BIRT:"Birth",BLES:"Blessing",BURI:"Burial",CALN:"Call number",CAST:"Caste",CAUS:"Cause",CENS:"Census",CHR:"Christening",CHRA:"Adult christening",CITY:"Town",CONF:"Confirmation",CONL:"LDS confirmation",CREM:"Cremation",CTRY:"Country",DATA:"Data",DATE:"Date",DEAT:"Death",DIV:"Divorce",DIVF:"Divorce filed",DSCR:"Description",EDUC:"Education",EMAIL:"E-mail",EMIG:"Emigration",ENDL:"LDS endowment",ENGA:"Engagement",EVEN:"Event",FACT:"Fact",FAX:"Fax",FCOM:"First communion",FONE:"Phonetic",FORM:"Form",GIVN:"First name",GRAD:"Graduation",HUSB:"Husband",IDNO:"Identity number",IMMI:"Immigration",INIL:"LDS initiatory",LANG:"Language",LATI:"Latitude",LONG:"Longitude",MAP:"Map",MARB:"Banns",MARC:"Marriage contract",MARL:"Marriage licence",MARR:"Marriage",MARS:"Marriage settlement",MEDI:"Medium",NAME:"Name",NATI:"Nationality",NATU:"Naturalisation",NCHI:"Number of children",NICK:"Nickname",NMR:"Number of marriages",NPFX:"Name prefix",NSFX:"Name suffix",OBJE:"Media",OCCU:"Occupation",ORDN:"Ordination",PAGE:"Page",PHON:"Telephone",PHRASE:"In words",PLAC:"Place",POST:"Postcode",PROB:"Probate",PROP:"Property",PUBL:"Publication",QUAY:"Quality",RELA:"Relation",RELI:"Religion",REPO:"Repository",RESI:"Residence",RETI:"Retirement",ROLE:"Role",ROMN:"Romanised",SDATE:"Sort date",SLGC:"LDS sealing to parents",SLGS:"LDS sealing to spouse",SOUR:"Sources",SPFX:"Surname prefix",SSN:"Social security number",STAE:"State",STAT:"Status",SURN:"Last name",TEMP:"Temple",TEXT:"Text",TIME:"Time",TITL:"Title",TRAN:"Translation",TYPE:"Type",WIFE:"Wife",WILL:"Will",WWW:"Website",_AKA:"Also known as",_GODP:"Godparent",_MARNM:"Married name",_MILT:"Military service"}},gender:{Female:"Female",Male:"Male",Other:"Other",Unknown:"Unknown"},living:{auto:"Automatic",yes:"Living",no:"Deceased"},relatives:{parents:"Parents",spouses:"Spouses",children:"Children",siblings:"Siblings",menu:"Relationship with {name}",edit:"Edit relationship",remove:"Remove relationship",pair:"{one} and {other}",type:"Relationship",types:{Biological:"Biological",Adoptive:"Adoptive",Step:"Step",Foster:"Foster"},notes:{Adoptive:"adoptive",Step:"step",Foster:"foster",Half:"half-sibling"},status:"Status",statuses:{Married:"Married",Partner:"Partners, not married",Divorced:"Divorced",Widowed:"Widowed",Separated:"Separated",Unknown:"Unknown"},married:"Married",marriagePlace:"Place of marriage",divorced:"Divorced",adopted:"Adopted",notesLabel:"Notes",earlier:"Earlier marriage",earlierNumber:"Earlier marriage {number}",addEarlier:"Add an earlier marriage",removeEarlier:"Remove earlier marriage",removeEarlierNumber:"Remove earlier marriage {number}",ended:"How it ended",unions:{Married:"married",Partner:"partners",Divorced:"divorced",Widowed:"widowed",Separated:"separated"},marriedOn:"married {date}",divorcedOn:"divorced {date}",previously:"previously {unions}"},add:{alone:"New person",parent:"Add a parent of {name}",child:"Add a child of {name}",spouse:"Add a spouse of {name}",sibling:"Add a sibling of {name}",who:"Who is it?",new:"New person",existing:"Existing person",chosen:"Selected: {name}",couple:"Couple with {name}",noCouple:"Not a couple",chooseParent:"Choose the other parent.",choose:"Choose…",otherParent:"Other parent",biologicalParent:"Biological parent",parentUnknown:"Unknown or not in this tree",alsoParent:"Also biological parent of",isParent:"{one} is a parent of {other}",isChild:"{one} is a child of {other}",areCouple:"{one} and {other} are a couple"},picker:{example:"Name",hits:"Search results",none:"No one found with that name."},kin:{title:"How are they related?",close:"Close the relationship finder",first:"First person",second:"Second person",swap:"Swap",change:"Change person: {name}",none:"{one} and {other} are not related, as far as this tree shows.",is:"{other} is {one}’s {kin}.",descend:"Both descend from {people}.",belong:"Both belong to the family of {people}.",path:{one:"Path: {count} step",other:"Path: {count} steps"},step:"{name}’s {kin}",parent:{Biological:{Male:"father",Female:"mother",Neutral:"parent"},Adoptive:{Male:"adoptive father",Female:"adoptive mother",Neutral:"adoptive parent"},Foster:{Male:"foster father",Female:"foster mother",Neutral:"foster parent"},Step:{Male:"stepfather",Female:"stepmother",Neutral:"stepparent"}},child:{Biological:{Male:"son",Female:"daughter",Neutral:"child"},Adoptive:{Male:"adopted son",Female:"adopted daughter",Neutral:"adopted child"},Foster:{Male:"foster son",Female:"foster daughter",Neutral:"foster child"},Step:{Male:"stepson",Female:"stepdaughter",Neutral:"stepchild"}},spouse:{Married:{Male:"husband",Female:"wife",Neutral:"spouse"},Divorced:{Male:"former husband",Female:"former wife",Neutral:"former spouse"}}},insights:{close:"Close insights",checks:"Checks",duplicates:"Duplicates",statistics:"Statistics",anniversaries:"Anniversaries",timeline:"Timeline",places:"Places",history:"History"},checks:{none:"No problems found. Well done!",error:"Error",warning:"Unlikely",info:"Missing",codes:{bornAfterDeath:"Born after their death",bornAfterMothersDeath:"Born after their mother’s death",bornLongAfterFathersDeath:"Born long after their father’s death",bornAfterOwnChild:"Born after their own child",parentTooYoung:"Very young parents",motherTooOld:"Very old mothers",fatherTooOld:"Very old fathers",tooOld:"Over 120 years old",inTheFuture:"Birth or death in the future",marriedTooYoung:"Married as a child",marriedAfterDeath:"Married after their death",divorcedBeforeMarriage:"Divorced before the wedding",baptizedBeforeBirth:"Baptised before birth",ownAncestor:"Their own ancestor",marriedToKin:"Married to a close relative",twoFathers:"Two biological fathers",twoMothers:"Two biological mothers",tooManyParents:"More than two biological parents",marriedToSelf:"Married to themselves",siblingsTooClose:"Siblings born too close together",disconnected:"Not connected to anyone",missingSex:"Gender unknown",missingBirth:"Birth unknown",missingSurname:"Last name unknown"}},duplicates:{none:"No duplicates found.",intro:"These may be the same person, entered twice.",compare:"Compare",title:"Are they the same person?",hint:"Missing details are filled in from the other record, which is then removed. All relationships are kept. This cannot be undone.",merge:"Merge",differ:"Not the same person",merged:"Merged: {name}.",keep:"Keep this one",name:"Name",relatives:"Relatives",reasons:{sameName:"same name",sameFirstName:"same first name",similarNames:"similar names",shortName:"one name may be short for the other",bornSameDay:"born on the same day",bornSameYear:"born in the same year",bornAround:"born around the same time",bornSamePlace:"born in the same place",diedSameDay:"died on the same day",diedSameYear:"died in the same year",sameParent:"same parent",sameSpouse:"same spouse",parentSameName:"parent with the same name",spouseSameName:"spouse with the same name"}},statistics:{people:"People",living:"Living",couples:"Couples",generations:"Generations",ageAtDeath:"Age at death",ageAtMarriage:"Age at marriage",ageOfMothers:"Mother’s age at birth",ageOfFathers:"Father’s age at birth",childrenPerCouple:"Children per couple",lastNames:"Last names",femaleNames:"Female first names",maleNames:"Male first names",completeness:"Completeness (%)",sex:"Gender",birthDate:"Birth",birthPlace:"Place of birth",deathDate:"Death",parents:"Parents",mostChildren:"Most children",children:{one:"{count} child",other:"{count} children"},birthsByDecade:"Births by decade",birthsByCentury:"Births by century",years:"{year}s",chart:"{title}: {bars}",bar:"{label}: {count}"},anniversaries:{month:"Month",none:"No anniversaries this month.",birth:"{people} <when>born {year}, {ago}</when>",death:"{people} <when>died {year}, {ago}</when>",marriage:"{people} <when>married {year}, {ago}</when>"},timeline:{none:"No dates recorded yet.",birth:"{people} was born",marriage:"{people} married",divorce:"{people} divorced",death:"{people} died"},places:{none:"No places recorded yet.",births:{one:"{count} birth",other:"{count} births"},marriages:{one:"{count} marriage",other:"{count} marriages"},deaths:{one:"{count} death",other:"{count} deaths"},others:{one:"and {count} other",other:"and {count} others"}},share:{title:"Share “{tree}”",access:"Access",accessOf:"Access for {name}",who:"Who has access",guests:"Guests",nobody:"Only you.",byEmail:"Invite by e-mail",copyLink:"Copy invite link",link:"Invite link",linkHint:"Anyone with this link can join, once, within 7 days. You won’t see it again.",emailExample:"aunt@example.com",invited:"{email} can now find this tree under “Shared with me”.",mailed:"We’ve sent an invitation to {email}.",noMail:"This server can’t send e-mails. Copy an invite link instead.",confirmFirst:"Confirm your own e-mail address first. Or copy an invite link.",pending:"Pending invitations",aLink:"Invite link",until:"Expires {date}",resend:"Send again",resendTo:"Send again: {name}",revoke:"Revoke",revokeFor:"Revoke: {name}",stop:"Stop sharing",stopWith:"Stop sharing with {name}",stopped:"{name} can no longer see this tree.",formerUser:"Former user",hint:"Choose “Can view, including the living” for close family. For people who can only view, living people are hidden, also in exports and search."},invitation:{title:"You’re invited",by:"<strong>{name}</strong> invites you to the family tree <strong>{tree}</strong>.",to:"You are invited to the family tree <strong>{tree}</strong>.",signedIn:"You are signed in as {email}.",wrongAccount:"This invitation is for {email}, but you are signed in as {own}.",accept:"Accept invitation",useOther:"Use another account",accepted:"Welcome to “{tree}”.",broken:"This invitation doesn’t work",askAgain:"Ask the person who invited you for a new one."},publish:{title:"Publish “{tree}”",isPublic:"This tree is public: anyone with the link can view it without signing in.",isPrivate:"Only you and the people you share it with can see this tree.",shown:"What everyone sees",shownName:"The name and description of the tree",shownDead:{one:"{count} deceased person, with dates, places, life story and photo",other:"{count} deceased people, with dates, places, life stories and photos"},shownAnyDead:"Deceased people, with dates, places, life stories and photos",shownKin:"Who is related to whom",hidden:"What stays hidden",hiddenLiving:{one:"<strong>{count} living person</strong>: no name, date or photo is shown",other:"<strong>{count} living people</strong>: no names, dates or photos are shown"},hiddenAnyLiving:"Living people: no names, dates or photos are shown",hiddenOwner:"Who you are and who you share the tree with",hint:"People count as living if they were born less than 110 years ago and are not known to have died. You can mark each person as living or deceased.",link:"Public link",copy:"Copy link",publish:"Publish tree",stop:"Stop publishing",preview:"Preview public view"},export:{title:"Export",format:"File format",ged551:"GEDCOM 5.5.1",ged551Hint:"Works with nearly every genealogy program. If in doubt, choose this one.",ged70:"GEDCOM 7.0",ged70Hint:"Newer version – only if the other program supports it.",gdz:"GEDCOM 7.0 with photos",gdzHint:"One file that includes the photos.",json:"JSON",jsonHint:"For your own programs.",living:"Include living people",livingHint:"Without them, their names and dates are left out and the file is safe to share.",noLiving:"The file contains no living people, because you can only view this tree.",writing:"Preparing the file…"},import:{title:"Import into “{tree}”",hint:"Everyone in the file is added. People from an earlier version of the same file are updated, not added twice.",file:"File to import",dropHere:"Drop a file here: GEDCOM (.ged), .gdz or JSON",choose:"Choose a file",chooseOther:"Choose another file",preview:"Preview",import:"Import file",reading:"Reading…",importing:"Importing…",readingFile:"Reading the file…",progress:"{written} of {total} imported",imported:"{file} was imported.",notImported:"The file could not be imported.",forGood:"An import cannot be undone.",open:"Open tree",fix:"Nothing was changed. Export the file again from the program that created it, or fix that line in a text editor."},report:{title:"Report",done:"The file was imported",doneSentence:"The file was imported.",planned:"What will be imported",added:{one:"{count} person added",other:"{count} people added"},updated:{one:"{count} person updated",other:"{count} people updated"},unchanged:{one:"{count} person unchanged",other:"{count} people unchanged"},couples:{one:"{count} couple",other:"{count} couples"},parentLinks:{one:"{count} relationship between parents and children",other:"{count} relationships between parents and children"},photos:{one:"{count} photo",other:"{count} photos"},editsKept:{one:"{count} of your changes kept",other:"{count} of your changes kept"},editsReplaced:{one:"{count} of your changes replaced",other:"{count} of your changes replaced"},missingPeople:{one:"{count} person from an earlier import is not in this file",other:"{count} people from an earlier import are not in this file"},warnings:{one:"{count} thing to check",other:"{count} things to check"},warning:"Line {line}: {text}",moreWarnings:{one:"And {count} more.",other:"And {count} more."},kept:{one:"Shown under “More facts”, or kept for the next export: {count} line",other:"Shown under “More facts”, or kept for the next export: {count} lines"},refused:{one:"Skipped (impossible): {count} line",other:"Skipped (impossible): {count} lines"},tag:"<code>{tag}</code> {count}×, first on line {line}"},print:{title:"Print",listHint:"Prints everyone in the list, in its current order. To print a chart instead, open the chart first.",list:"Print list",drawingHint:"Prints the whole drawing of the current view on one page. In your browser’s print dialog, you can also save it as a PDF.",drawing:"Print or save as PDF",svg:"Download as SVG",svgHint:"An SVG file stays sharp at any size: a print shop can print it poster size."},keys:{views:"1 to 6",arrows:"Arrow keys",enter:"Enter",escape:"Escape",zoom:"+ and −",undo:"u, Ctrl Z",redo:"r, Ctrl Y",doSearch:"Search people",doViews:"Tree, pedigree, descendants, hourglass, fan, list",doArrows:"In the chart: move to parents, children, spouses or siblings",doEnter:"In the chart: open the person",doEscape:"Close the person, or whatever was opened last",doEdit:"Edit the open person",doAdd:"Add a parent, child or spouse to the open person",doKin:"How are two people related?",doInsights:"Insights",doFit:"Fit to screen",doZoom:"Zoom in and out",doUndo:"Undo",doRedo:"Redo",doKeys:"This list"},canvas:{title:"Family tree",label:{one:"{tree}: {count} person",other:"{tree}: {count} people"},help:"Use the arrow keys to move to parents, children, spouses and siblings. Press Enter to open a person, plus and minus to zoom, 0 for full size, and F to fit the screen.",people:"People in view",nameless:"No name",born:"b. {year}",died:"d. {year}",father:{one:"father of {count}",other:"father of {count}"},mother:{one:"mother of {count}",other:"mother of {count}"},parent:{one:"parent of {count}",other:"parent of {count}"},son:"Son of {people}",daughter:"Daughter of {people}",child:"Child of {people}",with:"Partner of {people}"},legend:{child:"Child",Adoptive:"Adopted",Step:"Step",Foster:"Foster",couple:"Couple",parents:"Parents of a child",Divorced:"Divorced",Separated:"Separated"},generation:{number:"Generation {number}",same:"Same generation",unconnected:"Unconnected",parents:"Parents",grandparents:"Grandparents",greatGrandparents:"Great-grandparents",manyGreatGrandparents:"{count}× great-grandparents",children:"Children",grandchildren:"Grandchildren",greatGrandchildren:"Great-grandchildren",manyGreatGrandchildren:"{count}× great-grandchildren"},date:{day:"{day} {month} {year}",month:"{month} {year}",bc:"{year} BC",about:"about {date}",calculated:"calculated {date}",estimated:"probably {date}",before:"before {date}",after:"after {date}",from:"from {date}",to:"to {date}",between:"between {from} and {to}",period:"from {from} to {to}",quoted:"{date} (“{phrase}”)",calendar:"{date} ({calendar})",julian:"Julian calendar",french:"French Republican calendar",hebrew:"Hebrew calendar",aboutYear:"c. {year}",beforeYear:"bef. {year}",afterYear:"aft. {year}",bornYear:"born {year}",unknownYear:"?"},reports:{title:"Reports",open:"Reports…",print:"Print or save as PDF",family:"Family",ahnentafel:"Ancestors",descendants:"Descendants",of:{family:"The family of {name}",ahnentafel:"Ancestors of {name}",descendants:"Descendants of {name}"},generation:"Generation {number}",sameAs:"see {number}",marriedTo:"⚭ {people}",couple:"With {name}",wedding:"⚭ {words}",otherChildren:"Other children"},changes:{none:"No changes yet.",hint:"Restoring brings back what a change replaced or deleted. Imports are not listed.",added:"{people} was added",changed:"{people} was changed",deleted:"{people} was deleted",merged:"{people} was merged with a duplicate",linked:"{people} were connected",linkChanged:"The relationship of {people} was changed",unlinked:"{people} were disconnected",restored:"{people}: an earlier state was restored",details:"further details",by:"{name}, {when}",owner:"The owner",guest:"A guest",restore:"Restore",done:"The earlier state was restored."}};var Ka="yggdrasil.language",qa=[["en-GB","English"],["de","Deutsch"]];function Ya(){try{return globalThis.localStorage?.getItem(Ka)??null}catch{return null}}function Vt(){return Xe().startsWith("de")?"de":"en"}function Xa(e){try{localStorage.setItem(Ka,e)}catch{return}location.reload()}var{text:l,rich:we}=Ea({"en-GB":yo,de:Va},Ya());ja({advice:{403:l("problem.forbidden"),404:l("problem.notFound"),409:l("problem.conflict"),413:l("problem.tooLarge"),429:l("problem.tooMany"),500:l("problem.internal"),503:l("problem.unavailable")}});var Xf=Symbol.for("preact-signals");function So(){if(Ze>1){Ze--;return}let e,t=!1;for((function(){let n=vo;for(vo=void 0;n!==void 0;){let o=n.S;if(o.v===n.v)for(let r=o.t;r!==void 0;r=r.x)r.i===n.i&&(r.i=o.i);n=n.o}})();Dn!==void 0;){let n=Dn;for(Dn=void 0,ko++;n!==void 0;){let o=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&Ja(n))try{n.c()}catch(r){t||(e=r,t=!0)}n=o}}if(ko=0,Ze--,t)throw e}function wi(e){if(Ze>0)return e();bi=++Zf,Ze++;try{return e()}finally{So()}}var ae,Nn,Dn;function Cn(e){let t=ae,n=Nn;ae=void 0,Nn=void 0;try{return e()}finally{ae=t,Nn=n}}var vo,Ze=0,ko=0,Zf=0,bi=0,xo=0;function Za(e){if(ae===void 0)return;let t=e.n;if(t===void 0||t.t!==ae)return t={i:0,S:e,p:ae.s,n:void 0,t:ae,e:void 0,x:void 0,r:t},ae.s!==void 0&&(ae.s.n=t),ae.s=t,e.n=t,32&ae.f&&e.S(t),t;if(t.i===-1)return t.i=0,t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=ae.s,t.n=void 0,ae.s.n=t,ae.s=t),t}function $e(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}$e.prototype.brand=Xf;$e.prototype.h=function(){return!0};$e.prototype.S=function(e){let t=this.t;t!==e&&e.e===void 0&&(e.x=t,this.t=e,t!==void 0?t.e=e:Cn(()=>{var n;(n=this.W)==null||n.call(this)}))};$e.prototype.U=function(e){if(this.t!==void 0){let t=e.e,n=e.x;t!==void 0&&(t.x=n,e.e=void 0),n!==void 0&&(n.e=t,e.x=void 0),e===this.t&&(this.t=n,n===void 0&&Cn(()=>{var o;(o=this.Z)==null||o.call(this)}))}};$e.prototype.subscribe=function(e){return Te(()=>{let t=this.value;Cn(()=>e(t))},{name:"sub"})};$e.prototype.valueOf=function(){return this.value};$e.prototype.toString=function(){return this.value+""};$e.prototype.toJSON=function(){return this.value};$e.prototype.peek=function(){return Cn(()=>this.value)};Object.defineProperty($e.prototype,"value",{get(){let e=Za(this);return e!==void 0&&(e.i=this.i),this.v},set(e){if(e!==this.v){if(ko>100)throw new Error("Cycle detected");(function(t){Ze!==0&&ko===0&&t.l!==bi&&(t.l=bi,vo={S:t,v:t.v,i:t.i,o:vo})})(this),this.v=e,this.i++,xo++,Ze++;try{for(let t=this.t;t!==void 0;t=t.x)t.t.N()}finally{So()}}}});function ee(e,t){return new $e(e,t)}function Ja(e){for(let t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||!t.S.h()||t.S.i!==t.i)return!0;return!1}function Qa(e){for(let t=e.s;t!==void 0;t=t.n){let n=t.S.n;if(n!==void 0&&(t.r=n),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}function el(e){let t,n=e.s;for(;n!==void 0;){let o=n.p;n.i===-1?(n.S.U(n),o!==void 0&&(o.n=n.n),n.n!==void 0&&(n.n.p=o)):t=n,n.S.n=n.r,n.r!==void 0&&(n.r=void 0),n=o}e.s=t}function Nt(e,t){$e.call(this,void 0,t),this.x=e,this.s=void 0,this.g=xo-1,this.f=4}Nt.prototype=new $e;Nt.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===xo))return!0;if(this.g=xo,this.f|=1,this.i>0&&!Ja(this))return this.f&=-2,!0;let e=ae;try{Qa(this),ae=this;let t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(t){this.v=t,this.f|=16,this.i++}return ae=e,el(this),this.f&=-2,!0};Nt.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(let t=this.s;t!==void 0;t=t.n)t.S.S(t)}$e.prototype.S.call(this,e)};Nt.prototype.U=function(e){if(this.t!==void 0&&($e.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(let t=this.s;t!==void 0;t=t.n)t.S.U(t)}};Nt.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(let e=this.t;e!==void 0;e=e.x)e.t.N()}};Object.defineProperty(Nt.prototype,"value",{get(){if(1&this.f)throw new Error("Cycle detected");let e=Za(this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function be(e,t){return new Nt(e,t)}function tl(e){let t=e.j;if(e.j=void 0,typeof t=="function"){Ze++;let n=ae;ae=void 0;try{t()}catch(o){throw e.f&=-2,e.f|=8,yi(e),o}finally{ae=n,So()}}}function yi(e){for(let t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=void 0,e.s=void 0,tl(e)}function Jf(e){if(ae!==this)throw new Error("Out-of-order effect");el(this),ae=e,this.f&=-2;try{8&this.f&&yi(this)}finally{So()}}function Kt(e,t){this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,Nn&&Nn.push(this)}Kt.prototype.c=function(){let e=this.S();try{if(8&this.f||this.x===void 0)return;let t=this.x();typeof t=="function"&&(this.j=t)}finally{e()}};Kt.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,tl(this),Qa(this),Ze++;let e=ae;return ae=this,Jf.bind(this,e)};Kt.prototype.N=function(){2&this.f||(this.f|=2,this.u=Dn,Dn=this)};Kt.prototype.d=function(){this.f|=8,1&this.f||yi(this)};Kt.prototype.dispose=function(){this.d()};function Te(e,t){let n=new Kt(e,t);try{n.c()}catch(r){throw n.d(),r}let o=n.d.bind(n);return o[Symbol.dispose]=o,o}var Qf=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__,nl,Mo,_o;var ol=[];Te(function(){nl=this.N})();function qt(e,t){Q[e]=t.bind(null,Q[e]||(()=>{}))}function Ln(e){if(_o){let t=_o;_o=void 0,t()}_o=e&&e.S()}function rl({data:e}){let t=tp(e);t.name="ReactiveDom",t.value=e;let[n,o]=ft(()=>{let r=this,i=this.__v;for(;i=i.__;)if(i.__c){i.__c.__$f|=4;break}let s=be(()=>{let d=t.value.value;return d===0?0:d===!0?"":d||""}),a=be(()=>!Array.isArray(s.value)&&!ti(s.value)),c=Te(function(){if(this.N=il,a.value){let d=s.value;r.__v&&r.__v.__e&&r.__v.__e.nodeType===3&&(r.__v.__e.data=d)}}),u=this.__$u.d;return this.__$u.d=function(){c(),u.call(this)},[a,s]},[]);return n.value?o.peek():o.value}rl.displayName="ReactiveTextNode";Object.defineProperties($e.prototype,{constructor:{configurable:!0,value:$o(Tt,null).constructor},type:{configurable:!0,value:rl},props:{configurable:!0,get(){let e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}});qt("__b",(e,t)=>{if(Ln(),Mo=void 0,typeof t.type=="string"){let n,o=t.props;for(let r in o){if(r==="children")continue;let i=o[r];i instanceof $e&&(n||(t.__np=n={}),n[r]=i,o[r]=i.peek())}}e(t)});qt("__r",(e,t)=>{if(e(t),t.type!==Tt){Ln();let n,o=t.__c;o&&(o.__$f&=-2,n=o.__$u,n===void 0&&(o.__$u=n=(function(r,i){let s;return Te(function(){s=this},{name:i}),s.c=r,s})((function(r){return function(){var i;Qf&&((i=this.y)==null||i.call(this)),r.__$f|=1,r.setState({})}})(o),typeof t.type=="function"?t.type.displayName||t.type.name:""))),Mo=o,Ln(n)}});qt("__e",(e,t,n,o)=>{Ln(),Mo=void 0,e(t,n,o)});qt("diffed",(e,t)=>{Ln(),Mo=void 0;let n;if(typeof t.type=="string"&&(n=t.__e)){let o=t.__np,r=t.props,i=n.U;if(i)for(let s in i){let a=i[s];a===void 0||o&&s in o||(a.d(),i[s]=void 0)}if(o){i||(i={},n.U=i);for(let s in o){let a=i[s],c=o[s];a===void 0?(a=ep(n,s,c,r),i[s]=a):a.o(c,r)}}}e(t)});function ep(e,t,n,o){let r=t in e&&e.ownerSVGElement===void 0,i=ee(n);return{o:(s,a)=>{i.value=s,o=a},d:Te(function(){this.N=il;let s=i.value.value;o[t]!==s&&(o[t]=s,r?e[t]=s:s!=null&&(s!==!1||t[4]==="-")?e.setAttribute(t,s):e.removeAttribute(t))})}}qt("unmount",(e,t)=>{if(typeof t.type=="string"){let n=t.__e;if(n){let r=n.U;if(r){n.U=void 0;for(let i in r){let s=r[i];s&&s.d()}}}let o=t.__np;if(o){let r=t.props;for(let i in o)r[i]=o[i]}t.__np=void 0}else{let n=t.__c;if(n){n.__$f|=8;let o=n.__$u;o&&(n.__$u=void 0,o.d())}}e(t)});qt("__h",(e,t,n,o)=>{o<3&&(t.__$f|=2),e(t,n,o)});jt.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;let n=this.__$u,o=n&&n.s!==void 0;for(let r in t)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){let r=2&this.__$f;if(!(o||r||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(let r in e)if(r!=="__source"&&e[r]!==this.props[r])return!0;for(let r in this.props)if(!(r in e))return!0;return!1};function tp(e,t){return ft(()=>ee(e,t),[])}var np=e=>{queueMicrotask(()=>{queueMicrotask(e)})};function op(){wi(()=>{let e;for(;e=ol.shift();)nl.call(e)})}function il(){ol.push(this)===1&&(Q.requestAnimationFrame||np)(op)}var rp="X-Impersonation",ip=401,sl=ee(null);function al(e){let t=e.headers.get(rp),n=e.status===ip;if(t===null&&!n)return;let o=n?null:Date.parse(t?.replace("until=","")??"")||0;o!==sl.peek()&&(sl.value=o)}var sp=4e4,ap=[1,2,4,8],lp=30,cp=304,up=401,ll=429,cl=503,Yt=ee(""),ki=new Set,vi=0;function ul(e){let t=0,n=async c=>{let u=async()=>{if(c!==t)return!0;let f=await e.refresh?.()??!1;return f&&(t+=1),f},d=`tablewright.refresh ${new URL(".",document.baseURI).pathname}`;return navigator.locks?navigator.locks.request(d,u):u()},o=async(c,u,d)=>{let f=d.key??e.key?.()??"",h=d.timeoutMs?AbortSignal.timeout(d.timeoutMs):null,p=[d.signal,h].filter($=>$ instanceof AbortSignal),g;try{let $={method:c,signal:AbortSignal.any(p),...mp(d,f)};g=await fetch(dp(u,d.query),{...$,credentials:e.key&&!d.takesCookies?"omit":"same-origin"})}catch($){if(d.signal?.aborted)throw $;let y=h?.aborted;throw new Z(X(y?"request.slow":"request.offline"),{code:y?"slow":"offline"})}if(al(g),g.ok||g.status===cp)return g;throw await fp(g,e)},r=async(c,u,d)=>{let f=t,h=e.key?.()??"";try{return await o(c,u,d)}catch(p){if(!(p instanceof Z&&p.status===up)||d.isGuest||d.key!==void 0)throw p;if(e.refresh&&await n(f))return o(c,u,d);throw e.onUnauthenticated?.(h),p}},i=async(c,u,d={})=>{let f=!1;try{for(let h of[...e.isPatient?ap:[],null])try{let p=await r(c,u,d);return dl(),p}catch(p){let g=p instanceof Z?pp(p,c,h):null;if(g===null)throw p;f||(vi+=1),f=!0,await gp(g,hp(p))}throw new Z(X("request.offline"),{code:"offline"})}finally{f&&(vi-=1),vi||(Yt.value="")}},s=async(c,u,d={})=>{let f=e.timeoutMs??sp,h=await i(c,u,{timeoutMs:f,...d}),p=await h.text(),g=h.headers.get("Content-Type")?.includes("json"),$=d.read??e.read??JSON.parse;return{value:p===""?null:g?$(p):p,etag:h.headers.get("ETag")??"",serverMs:Date.parse(h.headers.get("Date")??"")||null}};return{send:i,receive:s,ask:async(c,u,d)=>(await s(c,u,d)).value}}function dp(e,t={}){let n=new URL(e,document.baseURI);for(let[o,r]of Object.entries(t))r!=null&&r!==""&&n.searchParams.set(o,String(r));return n}function mp({json:e,body:t,headers:n={},ifMatch:o},r){let i={...n};r&&(i.Authorization=`Bearer ${r}`),o&&(i["If-Match"]=o);let s=e===void 0?t:JSON.stringify(e);return s instanceof Blob?i["Content-Type"]=s.type||"application/octet-stream":s!==void 0&&(i["Content-Type"]="application/json"),{body:s,headers:i}}async function fp(e,{read:t=JSON.parse,message:n=o=>o}){let o={status:e.status,requestId:e.headers.get("X-Request-Id")??"",retryAfterSeconds:Number(e.headers.get("Retry-After")??0)||0};try{let{error:r}=t(await e.text());return new Z(n(String(r.message)),{...o,code:String(r.code),details:r.details??{},requestId:String(r.requestId||o.requestId)})}catch{return new Z(X("request.status",{status:`${e.status}`}),o)}}function pp(e,t,n){if(n===null)return null;if(e.status===cl||e.status===ll){let o=e.retryAfterSeconds||n;return o<=lp?o:null}return e.code==="offline"&&t==="GET"?n:null}function hp(e){return e.status===ll?X("request.tooMany"):X(e.status===cl?"request.busy":"request.lost")}async function gp(e,t){Yt.value=t,await new Promise(n=>{ki.add(n),setTimeout(n,e*1e3)})}function dl(){Yt.value="";for(let e of ki)e();ki.clear()}globalThis.addEventListener?.("online",dl);var N=ee(void 0),De=ee("");function ml(){N.peek()&&(De.value=l("account.sessionEnded"),N.value=null)}var fl=6e4,pl=ul({isPatient:!0,timeoutMs:fl,onUnauthenticated:ml}),{ask:A,receive:xi}=pl;async function Xt(e,t){return(await pl.send("GET",e,{timeoutMs:fl,...t})).blob()}async function Eo(){try{return(await A("GET","api/auth/session",{isGuest:!0})).user}catch(e){if(e instanceof Z&&e.status===401)return null;throw e}}async function hl(e){return(await A("POST","api/auth/register",{json:e,isGuest:!0})).user}async function gl(e){return A("POST","api/auth/login",{json:e,isGuest:!0})}async function $l(e){return(await A("POST","api/auth/second-factor",{json:e,isGuest:!0})).user}async function Po(){await A("POST","api/auth/logout",{isGuest:!0})}async function bl(e){await A("POST","api/auth/reset",{json:{email:e},isGuest:!0})}async function wl(e){await A("POST","api/auth/reset/confirm",{json:e,isGuest:!0})}async function yl(){await A("POST","api/users/me/confirmation")}async function vl(e){return A("POST","api/users/me/confirm",{json:{token:e}})}async function kl(e){return A("POST","api/auth/email/confirm",{json:{token:e},isGuest:!0})}async function xl(e){return A("POST","api/auth/email/undo",{json:{token:e},isGuest:!0})}async function Sl(e){return A("PATCH","api/users/me",{json:e})}async function Ao(e){await A("POST","api/auth/password/verify",{json:{password:e}})}async function _l(e){return A("POST","api/auth/email/change",{json:{email:e}})}async function Ml(e){await A("PUT","api/users/me/password",{json:e,isGuest:!0})}async function El(){let e=[],t="";do{let n=await A("GET","api/auth/sessions",{query:{limit:100,cursor:t}});e.push(...n.items),t=n.nextCursor??""}while(t);return e}async function Pl(e){await A("DELETE",`api/auth/sessions/${encodeURIComponent(e)}`)}async function Al(){await A("DELETE","api/auth/sessions")}async function Tl(){return(await A("POST","api/auth/totp")).uri}async function Il(e){return(await A("POST","api/auth/totp/confirm",{json:{code:e}})).codes}async function Ol(){await A("DELETE","api/auth/totp")}async function Nl(){return(await A("POST","api/auth/backup-codes")).codes}async function Dl(e){await A("POST","api/users/me/delete",{json:{password:e},isGuest:!0})}async function Cl(e){return Xt("api/backup",{query:{photos:e}})}async function Ll(e){return A("POST","api/restore",{body:new Blob([e],{type:"application/json"})})}async function Rl(e){return A("GET",`api/restores/${encodeURIComponent(e)}`)}function Fl({read:e,write:t,keep:n=()=>null}){let o=()=>e(location,history.state??{}),r=ee(o()),i=()=>{let s=o();JSON.stringify(s)!==JSON.stringify(r.peek())&&(r.value=s)};return addEventListener("popstate",i),addEventListener("hashchange",i),{place:r,go(s,{replace:a=!1}={}){let c={...r.peek(),...s};history[a?"replaceState":"pushState"](n(c),"",t(c)),r.value=c}}}var Rn=["tree","pedigree","descendants","hourglass","fan","list"],Bl=e=>e!=="tree"&&e!=="list",Si=2,_i=10,Ul=4,zl={"":"trees",trees:"tree",public:"public",signin:"signin",signup:"signup",forgot:"forgot",reset:"reset",confirm:"confirm",address:"address",undo:"undo",invitation:"invitation"},bp={trees:"",tree:"trees",public:"public",signin:"signin",signup:"signup",forgot:"forgot",reset:"reset",confirm:"confirm",address:"address",undo:"undo",invitation:"invitation"},Gl=Fl({read:({hash:e})=>Wl(e.replace(/^#\/?/,"")),write:q}),{place:H}=Gl;function fe(e,t="",{replace:n=!1}={}){Hl({...Wl(""),screen:e,id:t},n)}function W(e,{replace:t=!1}={}){Hl({...H.peek(),...e},t)}function To(e){let{view:t,person:n,root:o}=H.peek(),r=Bl(t)?o||n:n||o;W({view:e,...Bl(e)?{root:r}:{}})}function q({screen:e="trees",id:t="",view:n,root:o,generations:r,person:i,insight:s}){let a=[bp[e],t].filter(Boolean).map(encodeURIComponent).join("/"),c=new URLSearchParams;n&&n!=="tree"&&c.set("view",n),o&&c.set("root",o),r&&r!==Ul&&c.set("generations",String(r)),i&&c.set("person",i),s&&c.set("insight",s);let u=c.toString();return`#/${a}${u?`?${u}`:""}`}function Hl(e,t){q(e)!==(location.hash||"#/")&&Gl.go(e,{replace:t})}function Wl(e){let[t="",n=""]=e.split("?",2),[o="",r=""]=t.split("/").map(wp),i=new URLSearchParams(n),s=i.get("view")??"tree",a=Number(i.get("generations"))||Ul;return{screen:Object.hasOwn(zl,o)?zl[o]:"trees",id:r,view:Rn.includes(s)?s:"tree",root:i.get("root")??"",generations:Math.min(_i,Math.max(Si,Math.round(a))),person:i.get("person")??"",insight:i.get("insight")??""}}function wp(e){try{return decodeURIComponent(e)}catch{return""}}var yp=1e4,jl=3,Be=ee([]),Vl=0;function te(e,t){let n={id:++Vl,text:e,action:t};Be.value=[...Be.value,n].slice(-jl),setTimeout(()=>Io(n.id),yp)}function ue(e){let t={id:++Vl,text:"",error:e};Be.value=[...Be.value,t].slice(-jl)}function Io(e){Be.value=Be.value.filter(t=>t.id!==e)}function Mi(){Be.value=Be.value.filter(e=>!e.action)}function Ei(){Be.value=[]}function Kl({token:e}){let[t,n]=v(null),o=async()=>{try{N.value=await vl(e),te(l("door.confirmed")),fe("trees","",{replace:!0})}catch(r){n(r)}};return G(()=>{document.title=l("page.title",{screen:l("door.confirmTitle")}),o()},[]),m`<main class="lone" aria-busy=${!t}>
    <h1>${l(t?"door.brokenLink":"door.confirming")}</h1>
    <${S} error=${t} />
    ${t?m`<p><a href=${q({})}>${l("door.toTrees")}</a></p>`:null}
  </main>`}var ql=["system","light","dark"],Oo=document.documentElement,Pi=`${Oo.dataset.preferences}.theme`,Ai=`${Oo.dataset.preferences}.letters`,Zt=ee(localStorage.getItem(Pi)??"system"),Jt=ee(localStorage.getItem(Ai)!=="off");Te(()=>{Zt.value==="system"?(localStorage.removeItem(Pi),delete Oo.dataset.theme):(localStorage.setItem(Pi,Zt.value),Oo.dataset.theme=Zt.value)});Te(()=>{Jt.value?localStorage.removeItem(Ai):localStorage.setItem(Ai,"off")});function Ie({legend:e,name:t,value:n,options:o,onValue:r,isLegendShown:i=!1}){return m`<fieldset class="segments-field">
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
            ${c?m`<${M} name=${c} />`:null}
            <span class="segment-label">${a}</span>
          </span>
        </label>`)}
    </div>
  </fieldset>`}function No(){return m`<${Ie}
    legend=${X("theme.title")}
    name="theme"
    value=${Zt.value}
    options=${ql.map(e=>[e,X(`theme.${e}`)])}
    onValue=${e=>{Zt.value=e}}
  />`}function Do(){return m`<select
    class="language-choice"
    aria-label=${l("language.label")}
    onChange=${e=>Xa(e.target.value)}
  >
    ${qa.map(([e,t])=>m`<option key=${e} value=${e} lang=${e}
        selected=${e===Xe()}>${t}</option>`)}
  </select>`}function O({label:e,value:t,onValue:n,hint:o,fault:r,type:i="text",options:s,...a}){let{autofocus:c=!1,...u}=a,d=Ve(),f=z(null);se(()=>{c&&f.current?.focus()},[]);let h=r||o,p=h?`${d}-note`:void 0,g=$=>n($.target.value);return m`<div class="field">
    <label for=${d}>${e}</label>
    ${s?m`<select
          id=${d}
          ref=${f}
          onChange=${g}
          aria-describedby=${p}
          ...${u}
        >
          ${s.map(([$,y])=>m`<option value=${$} selected=${$===t}>${y}</option>`)}
        </select>`:m`<${i==="area"?"textarea":"input"}
          id=${d}
          ref=${f}
          type=${i==="area"?void 0:i}
          value=${t}
          onInput=${g}
          autocomplete="off"
          spellcheck=${!1}
          aria-describedby=${p}
          aria-invalid=${r?"true":void 0}
          ...${u}
        />`}
    ${h?m`<p id=${p} class=${r?"hint fault":"hint"}>${h}</p>`:null}
  </div>`}function L(e){let[t,n]=v(!1),[o,r]=v(null);return{isBusy:t,problem:o,submit:async s=>{if(s.preventDefault(),!t){n(!0),r(null);try{await e()}catch(a){r(a)}n(!1)}}}}function Yl(){let[e,t]=v(""),[n,o]=v(!1),{isBusy:r,problem:i,submit:s}=L(async()=>{await bl(e.trim()),o(!0)}),a=m`<p class="door-ways">
    <a href=${q({screen:"signin"})}>${l("door.backToSignIn")}</a>
  </p>`;return n?m`<div class="door-sheet">
      <h1>${l("door.sent")}</h1>
      <p role="status">
        ${we("door.sentTo",{email:m`<strong>${e.trim()}</strong>`})}
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
  </form>`}var Co=e=>`api/trees/${encodeURIComponent(e)}/invitations`;async function Xl(e){return(await A("GET",Co(e))).items}async function Ti(e,t){return A("POST",Co(e),{json:t})}async function Zl(e,t){await A("POST",`${Co(e)}/${encodeURIComponent(t)}/resend`)}async function Jl(e,t){await A("DELETE",`${Co(e)}/${encodeURIComponent(t)}`)}async function Ql(e){return A("POST","api/invitations/open",{json:{token:e},isGuest:!0})}async function ec(e){return A("POST","api/invitations/accept",{json:{token:e}})}function ie(e,t){let[n,o]=v(null),[r,i]=v(null),s=z(0),a=z(Promise.resolve()),c=async()=>{let d=++s.current;try{let f=await e();if(d!==s.current)return;o(()=>f),i(null)}catch(f){d===s.current&&i(f)}},u=()=>(a.current=c(),a.current);return G(()=>(o(null),u(),()=>{s.current+=1}),t),{answer:n,problem:r,again:u,settled:()=>a.current}}function tc(){let e=r=>{De.value="",H.peek().screen==="signin"&&fe("trees","",{replace:!0}),N.value=r},t=H.value.screen==="confirm",n=De.value||(t?l("door.signInToConfirm"):""),o=m`<h1>${l("door.welcome")}</h1>
    ${n?m`<p class="door-message" role="status">${n}</p>`:m`<p>${l("door.signInIntro")}</p>`}`;return m`<${Ii} onEnter=${e} intro=${o}>
    <a href=${q({screen:"forgot"})}>${l("door.toForgot")}</a>
    <a href=${q({screen:"signup"})}>${l("door.toSignUp")}</a>
  <//>`}function Ii({onEnter:e,intro:t,invited:n,children:o}){let[r,i]=v("");return r?m`<${kp} token=${r} onEnter=${e} onBack=${()=>i("")} />`:m`<${vp} onEnter=${e} onCode=${i} intro=${t}
        invited=${n}>${o}<//>`}function vp({onEnter:e,onCode:t,intro:n,invited:o="",children:r}){let[i,s]=v(o),[a,c]=v(""),{isBusy:u,problem:d,submit:f}=L(async()=>{let p=await gl({email:i.trim(),password:a});p.user?await e(p.user):t(p.secondFactor??"")}),h=d instanceof Z&&d.status===401;return m`<form class="door-sheet" onSubmit=${f}>
    ${n}
    <${O} label=${l("account.email")} type="email" value=${i} onValue=${s}
      autocomplete="username" required autofocus />
    <${O} label=${l("account.password")} type="password" value=${a}
      onValue=${c} autocomplete="current-password" required />
    <${S} error=${h?l("door.wrong"):d} />
    <button type="submit" class="button strong wide" disabled=${u}>
      ${l(u?"page.wait":"button.signIn")}
    </button>
    <p class="door-ways">${r}</p>
  </form>`}function kp({token:e,onEnter:t,onBack:n}){let[o,r]=v(""),{isBusy:i,problem:s,submit:a}=L(async()=>{await t(await $l({token:e,code:o.trim()}))});return m`<form class="door-sheet" onSubmit=${a}>
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
  </form>`}function nc(){return m`<${Oi} onEnter=${t=>{fe("trees","",{replace:!0}),N.value=t}}>
    <a href=${q({screen:"signin"})}>${l("door.toSignIn")}</a>
  <//>`}function Oi({onEnter:e,invitation:t,invited:n="",children:o}){let[r,i]=v(""),[s,a]=v(n),[c,u]=v(""),{isBusy:d,problem:f,submit:h}=L(async()=>{let g={displayName:r.trim(),email:s.trim(),password:c};await e(await hl(t?{...g,invitation:t}:g))});return m`<form class="door-sheet" onSubmit=${h}>
    ${t?null:m`<h1>${l("door.grow")}</h1>
          <p>${l("door.signUpIntro")}</p>`}
    <${O} label=${l("account.name")} value=${r} onValue=${i}
      autocomplete="name" maxlength="100" required autofocus hint=${l("account.nameHint")} />
    <${O} label=${l("account.email")} type="email" value=${s} onValue=${a}
      autocomplete="username" required readonly=${!!n} />
    <${O} label=${l("account.password")} type="password" value=${c}
      onValue=${u} autocomplete="new-password" minlength="8" maxlength="100" required
      hint=${l("account.passwordHint")} />
    <${S} error=${f} />
    <button type="submit" class="button strong wide" disabled=${d}>
      ${l(d?"page.wait":"button.signUp")}
    </button>
    <p class="door-ways">${o}</p>
  </form>`}function oc(){let e=H.value.id,{answer:t,problem:n}=ie(()=>Ql(e),[e]),[o,r]=v(null),i=async()=>{r(null);try{let c=await ec(e);te(l("invitation.accepted",{tree:c.treeName})),fe("tree",c.treeId,{replace:!0})}catch(c){r(c)}},s=async c=>{N.value=c,await i()};if(n)return m`<${xp} problem=${n} />`;if(!t)return m`<div class="door-sheet" aria-busy="true"></div>`;let a=N.value!==null;return m`<div class="door-invitation">
    <${Sp} invited=${t} />
    <${S} error=${o} />
    ${a?m`<${_p} invited=${t} onAccept=${i} />`:m`<${Mp} token=${e} invited=${t} onEnter=${s} />`}
  </div>`}function xp({problem:e}){return m`<div class="door-sheet">
    <h1>${l("invitation.broken")}</h1>
    <${S} error=${e} />
    <p>${l("invitation.askAgain")}</p>
    <p class="door-ways"><a href=${q({})}>${l("door.toTrees")}</a></p>
  </div>`}function Sp({invited:e}){let t=r=>m`<strong>${r}</strong>`,n=Ne(new Date(e.expiresAt),{dateStyle:"long"}),o={tree:e.treeName,name:e.invitedBy,strong:t};return m`<section class="stack">
    <h1>${l("invitation.title")}</h1>
    <p>${we(e.invitedBy?"invitation.by":"invitation.to",o)}</p>
    <p>
      <span class="tag">${l(`tree.access.${e.role}`)}</span>${" "}
      <span class="hint">${l("share.until",{date:n})}</span>
    </p>
  </section>`}function _p({invited:e,onAccept:t}){let n=N.value?.email??"",o=e.email&&e.email!==n.toLowerCase(),r=L(t),i=L(async()=>{await Po(),N.value=null});return m`<form class="door-sheet" onSubmit=${r.submit}>
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
  </form>`}function Mp({token:e,invited:t,onEnter:n}){let[o,r]=v(!0),i=m`<button type="button" class="button quiet" onClick=${()=>r(!o)}>
    ${l(o?"door.toSignIn":"door.toSignUp")}
  </button>`;return o?m`<${Oi} onEnter=${n} invitation=${e} invited=${t.email}>
        ${i}
      <//>`:m`<${Ii} onEnter=${n} invited=${t.email}>
        ${i}
        <a href=${q({screen:"forgot"})}>${l("door.toForgot")}</a>
      <//>`}function rc(){let[e,t]=v(""),{isBusy:n,problem:o,submit:r}=L(async()=>{await wl({token:H.peek().id,password:e}),De.value=l("door.passwordSet"),N.value=null,fe("signin","",{replace:!0})});return m`<form class="door-sheet" onSubmit=${r}>
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
  </form>`}var Ep={signup:nc,forgot:Yl,reset:rc,invitation:oc},Pp={signup:"button.signUp",forgot:"door.forgotTitle",reset:"account.newPassword",invitation:"invitation.title"};function Lo(){let{screen:e,id:t}=H.value,n=e,o=Ep[n]??tc;return G(()=>{document.title=l("page.title",{screen:l(Pp[n]??"button.signIn")})},[e]),m`<div class="door">
    <aside class="door-art" aria-hidden="true"><${Ap} /></aside>
    <main class="door-main">
      <header class="door-head">
        <img src="mark.svg" alt="" width="44" height="44" />
        <p class="door-name">${l("page.name")}</p>
      </header>
      <${o} key=${e+t} />
      <footer class="door-foot"><${Do} /><${No} /></footer>
    </main>
  </div>`}function Ap(){return m`<svg viewBox="0 0 600 800" preserveAspectRatio="xMidYMax slice" focusable="false">
    <g class="door-branches">${Ni(300,780,-Math.PI/2,190,0)}</g>
  </svg>`}var Tp=6;function Ni(e,t,n,o,r){let i=e+Math.cos(n)*o,s=t+Math.sin(n)*o,a=e+Math.cos(n-.18)*o*.55,c=t+Math.sin(n-.18)*o*.55,u=m`<path
    d="M${e.toFixed(1)} ${t.toFixed(1)}Q${a.toFixed(1)} ${c.toFixed(1)} ${i.toFixed(1)} ${s.toFixed(1)}"
    stroke-width=${(7-r).toFixed(1)}
  />`,d=m`<circle
    cx=${i.toFixed(1)}
    cy=${s.toFixed(1)}
    r=${11-r*1.3}
    class=${`leaf-${(r+Math.round(i))%3}`}
  />`;if(r===Tp-1)return[u,d];let f=.46+r*.03;return[u,...Ni(i,s,n-f,o*.74,r+1),...Ni(i,s,n+f*.9,o*.7,r+1),r>0?d:null]}function ic({token:e,isUndo:t}){let[n,o]=v(null),r=async()=>{try{let{email:i}=await(t?xl(e):kl(e)),s=l(t?"door.emailBack":"door.emailChanged",{email:i});N.value=await Eo(),N.value?te(s):De.value=s,fe(N.value?"trees":"signin","",{replace:!0})}catch(i){o(i)}};return G(()=>{document.title=l("page.title",{screen:l("account.email")}),r()},[]),m`<main class="lone" aria-busy=${!n}>
    <h1>${l(n?"door.brokenLink":"door.changingEmail")}</h1>
    <${S} error=${n} />
    ${n?m`<p><a href=${q({})}>${l("door.toTrees")}</a></p>`:null}
  </main>`}var Ip=/[\u202a-\u202e\u2066-\u2069]/g;function ht(e){return Di(e)}function Di(e){return typeof e=="string"?e.replace(Ip,""):Array.isArray(e)?e.map(Di):e===null||typeof e!="object"?e:Object.fromEntries(Object.entries(e).map(([t,n])=>[t,Di(n)]))}async function sc(){let e=[],t;do{let n=await A("GET","api/trees",{query:{cursor:t}});e.push(...n.items),t=n.cursor}while(t);return e}async function Ci(e){return A("POST","api/trees",{json:e})}async function ac(e){return A("GET",pe(e),{isGuest:!0})}async function Dt(e,t){return A("PATCH",pe(e),{json:t})}async function Ro(e){await A("DELETE",pe(e))}async function Fo(e,{hidesLiving:t=!1,signal:n}={}){let o={living:t?"hide":""};return ht(await A("GET",`${pe(e)}/graph`,{query:o,signal:n,isGuest:!0}))}async function lc(e){return(await A("GET",`${pe(e)}/shares`)).items}async function cc(e,t){await A("POST",`${pe(e)}/shares`,{json:t})}async function uc(e,t,n){await A("PUT",`${pe(e)}/shares/${encodeURIComponent(t)}`,{json:{role:n}})}async function Bo(e,t){await A("DELETE",`${pe(e)}/shares/${encodeURIComponent(t)}`)}async function dc(e,t){let n={dryRun:!0};return(await A("POST",`${pe(e)}/import`,{query:n,body:hc(t)})).report}async function mc(e,t){return A("POST",`${pe(e)}/import`,{body:hc(t)})}async function fc(e,t){return A("GET",`${pe(e)}/imports/${encodeURIComponent(t)}`)}async function pc(e,t){let n={format:t.format,living:t.living};return Xt(`${pe(e)}/export`,{query:n,isGuest:!0})}function pe(e){return`api/trees/${encodeURIComponent(e)}`}function hc(e){return new Blob([e],{type:"application/octet-stream"})}function gt({label:e,value:t,onValue:n,hint:o}){return m`<label class="toggle">
    <input
      type="checkbox"
      checked=${t}
      onChange=${r=>n(r.target.checked)}
    />
    <span>${e}${o?m`<span class="hint">${o}</span>`:null}</span>
  </label>`}function J({title:e,onClose:t,onCancel:n,children:o}){let r=z(null),i=z(!1),s=Ve();return se(()=>{let c=document.activeElement,u=r.current;u?.showModal();let d=u?.querySelector("[data-first]");return d instanceof HTMLElement&&d.focus(),()=>{i.current=!0,u?.close(),c instanceof HTMLElement&&c.isConnected&&c.focus()}},[]),m`<dialog
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
        aria-label=${X("dialog.close")}
        onClick=${n??t}
      >
        <${M} name="close" />
      </button>
    </header>
    <div class="dialog-body">${o}</div>
  </dialog>`}function Fn(e){let{title:t,deed:n,keep:o,word:r,isDanger:i=!0,onConfirm:s,onClose:a,children:c}=e,[u,d]=v(""),[f,h]=v(!1),[p,g]=v(null),$=Ve(),y=!r||u.trim()===r;return m`<${J} title=${t} onClose=${a}>
    <form onSubmit=${async b=>{if(b.preventDefault(),!(!y||f)){h(!0),g(null);try{await s(),a()}catch(k){g(k),h(!1)}}}}>
      ${c}
      ${r&&m`<div class="field">
        <label for=${$}>${bo("confirm.type",{name:m`<code>${r}</code>`})}</label>
        <input
          id=${$}
          data-first
          value=${u}
          autocomplete="off"
          autocapitalize="off"
          spellcheck=${!1}
          onInput=${b=>d(b.target.value)}
        />
      </div>`}
      <${S} error=${p} />
      <div class="actions">
        <button
          type="submit"
          class="button ${i?"danger":"strong"}"
          disabled=${!y||f}
        >
          ${n}
        </button>
        <button
          type="button"
          class="button"
          data-first=${r?void 0:!0}
          onClick=${a}
        >
          ${o||X("confirm.cancel")}
        </button>
      </div>
    </form>
  <//>`}function Qt(e,t){let n=URL.createObjectURL(e),o=document.createElement("a");o.href=n,o.download=t.replace(/[\\/:*?"<>|\u0000-\u001f]+/g," ").trim(),o.click(),setTimeout(()=>URL.revokeObjectURL(n),6e4)}function Ce({told:e,children:t}){return m`<div class="actions">
    ${t}
    <span class="hint" role="status">${e}</span>
  </div>`}function en(){return m`<input type="text" hidden readonly autocomplete="username"
    value=${N.value?.email??""} aria-label=${l("account.email")} />`}var Op=500;function gc({onRestored:e}){let t=z(null),[n,o]=v(!0),[r,i]=v(""),[s,a]=v(null),c=L(async()=>{let f=new Date().toISOString().slice(0,10);Qt(await Cl(n),`yggdrasil-${f}.json`)}),u=()=>{let f=t.current?.files?.[0];!t.current||!f||(t.current.value="",i(""),a(f))},d=async f=>{let{trees:h}=await Np(f),p=h.map(g=>l("account.restoredTree",{name:g.treeName}));i(p.length?l("account.restored",{trees:ve(p)}):l("account.restoredNothing")),e()};return m`<div class="stack">
    <h3>${l("account.data")}</h3>
    <p class="hint">${l("account.dataHint")}</p>
    <${gt} label=${l("account.photos")} value=${n} onValue=${o} />
    <${S} error=${c.problem} />
    <${Ce} told=${r}>
      <button type="button" class="button" disabled=${c.isBusy} onClick=${c.submit}>
        <${M} name="exporting" />${l("button.download")}
      </button>
      <button
        type="button"
        class="button"
        onClick=${()=>t.current?.click()}
      >
        <${M} name="importing" />${l("account.restore")}
      </button>
      <input type="file" hidden ref=${t} accept=".json,application/json"
        aria-label=${l("account.restoreFile")} onChange=${u} />
    <//>
    ${s?m`<${Fn}
          title=${l("account.restoreTitle")}
          deed=${l("account.restoreButton")}
          isDanger=${!1}
          onClose=${()=>a(null)}
          onConfirm=${()=>d(s)}
        >
          <p>${l("account.restoreWarning",{file:s.name})}</p>
        <//>`:null}
  </div>`}async function Np(e){let t=await Ll(e).catch(n=>Promise.reject(Dp(n)));for(;t.state==="waiting"&&t.restoreId;)await new Promise(n=>setTimeout(n,Op)),t=await Rl(t.restoreId);if(t.state==="failed")throw new Error(l("account.notRestored"));return t}function Dp(e){return e instanceof Z&&[400,422].includes(e.status)?new Error(l("account.notBackup",{reason:e.message})):e}function $c(){let e=N.value?.email??"",[t,n]=v(e),[o,r]=v(""),[i,s]=v(""),a=t.trim()!==e,{isBusy:c,problem:u,submit:d}=L(async()=>{s(""),await Ao(o);let f=await _l(t.trim()),h=f.email===t.trim();s(h?l("account.saved"):l("account.emailSent",{email:t.trim()})),N.value=f,n(f.email),r("")});return m`<form onSubmit=${d}>
    <h3>${l("account.address")}</h3>
    <div class="fields">
      <${O} label=${l("account.email")} type="email" value=${t} onValue=${n}
        required autocomplete="email" />
      ${a?m`<${O} label=${l("account.passwordToConfirm")} type="password"
            value=${o} onValue=${r} required autocomplete="current-password" />`:null}
    </div>
    <${S} error=${u} />
    <${Ce} told=${i}>
      <button type="submit" class="button" disabled=${c||!a}>
        ${l("account.changeEmail")}
      </button>
    <//>
  </form>`}function bc({onClose:e}){let[t,n]=v(""),{isBusy:o,problem:r,submit:i}=L(async()=>{await Dl(t),e(),De.value=l("account.deleted"),N.value=null,fe("signin")});return m`<details>
    <summary>${l("account.delete")}</summary>
    <form class="stack" onSubmit=${i}>
      <p>${l("account.deleteWarning")}</p>
      <${en} />
      <${O} label=${l("account.yourPassword")} type="password" value=${t}
        onValue=${n} required autocomplete="current-password" />
      <${S} error=${r} />
      <div>
        <button type="submit" class="button danger" disabled=${o||!t}>
          ${l("account.deleteAll")}
        </button>
      </div>
    </form>
  </details>`}function wc(){let[e,t]=v(""),[n,o]=v(""),[r,i]=v(""),{isBusy:s,problem:a,submit:c}=L(async()=>{i(""),await Ml({current:e,new:n}),t(""),o(""),i(l("account.passwordChanged"))});return m`<form onSubmit=${c}>
    <h3>${l("account.password")}</h3>
    <${en} />
    <div class="fields">
      <${O} label=${l("account.currentPassword")} type="password" value=${e}
        onValue=${t} required autocomplete="current-password" />
      <${O} label=${l("account.newPassword")} type="password" value=${n}
        onValue=${o} required minlength="8" maxlength="100" autocomplete="new-password"
        hint=${l("account.passwordHint")} />
    </div>
    <${S} error=${a} />
    <${Ce} told=${r}>
      <button type="submit" class="button" disabled=${s}>
        ${l("account.changePassword")}
      </button>
    <//>
  </form>`}function yc(){let[e,t]=v(N.value?.displayName??""),[n,o]=v(""),{isBusy:r,problem:i,submit:s}=L(async()=>{o(""),N.value=await Sl({displayName:e.trim()||null}),o(l("account.saved"))});return m`<form onSubmit=${s}>
    <h3>${l("account.profile")}</h3>
    <div class="fields">
      <${O} label=${l("account.name")} value=${e} onValue=${t}
        maxlength="100" autocomplete="name" hint=${l("account.nameHint")} />
    </div>
    <${S} error=${i} />
    <${Ce} told=${n}>
      <button type="submit" class="button" disabled=${r}>${l("button.save")}</button>
    <//>
  </form>`}var Ct=(e=>(e[e.Border=-1]="Border",e[e.Data=0]="Data",e[e.Function=1]="Function",e[e.Position=2]="Position",e[e.Timing=3]="Timing",e[e.Alignment=4]="Alignment",e))(Ct||{}),Cp=[0,1],kc=[1,0],xc=[2,3],Sc=[3,2],Lp={L:Cp,M:kc,Q:xc,H:Sc},Rp=/^\d*$/,Fp=/^[A-Z0-9 $%*+./:-]*$/,Li="0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:",zi=1,Ui=40,vc=3,Bp=3,zo=40,zp=10,_c=[[-1,7,10,15,20,26,18,20,24,30,18,20,24,26,30,22,24,28,30,28,28,28,28,30,30,26,28,30,30,30,30,30,30,30,30,30,30,30,30,30,30],[-1,10,16,26,18,24,16,18,22,22,26,30,22,22,24,24,28,28,26,26,26,26,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28],[-1,13,22,18,26,18,24,18,22,20,24,28,26,24,20,30,24,28,28,26,30,28,30,30,30,30,28,30,30,30,30,30,30,30,30,30,30,30,30,30,30],[-1,17,28,22,16,22,28,26,26,24,28,24,28,22,24,24,30,28,28,26,28,30,24,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30]],Mc=[[-1,1,1,1,1,1,2,2,2,2,4,4,4,4,4,6,6,6,6,7,8,8,9,9,10,12,12,12,13,14,15,16,17,18,19,19,20,21,22,24,25],[-1,1,1,1,2,2,4,4,4,5,5,5,8,9,9,10,10,11,13,14,16,17,17,18,20,21,23,25,26,28,29,31,33,35,37,38,40,43,45,47,49],[-1,1,1,2,2,4,4,6,6,8,8,8,10,12,16,12,17,16,18,21,20,23,23,25,27,29,34,34,35,38,40,43,45,48,51,53,56,59,62,65,68],[-1,1,1,2,4,4,4,5,6,8,8,11,11,16,16,18,16,19,21,25,25,25,34,30,32,35,37,40,42,45,48,51,54,57,60,63,66,70,74,77,81]],Ri=class{constructor(t,n,o,r){if(this.version=t,this.ecc=n,t<zi||t>Ui)throw new RangeError("Version value out of range");if(r<-1||r>7)throw new RangeError("Mask value out of range");this.size=t*4+17;let i=Array.from({length:this.size}).fill(!1);for(let a=0;a<this.size;a++)this.modules.push(i.slice()),this.types.push(i.map(()=>0));this.drawFunctionPatterns();let s=this.addEccAndInterleave(o);if(this.drawCodewords(s),r===-1){let a=1e9;for(let c=0;c<8;c++){this.applyMask(c),this.drawFormatBits(c);let u=this.getPenaltyScore();u<a&&(r=c,a=u),this.applyMask(c)}}this.mask=r,this.applyMask(r),this.drawFormatBits(r)}size;mask;modules=[];types=[];getModule(t,n){return t>=0&&t<this.size&&n>=0&&n<this.size&&this.modules[n][t]}drawFunctionPatterns(){for(let o=0;o<this.size;o++)this.setFunctionModule(6,o,o%2===0,Ct.Timing),this.setFunctionModule(o,6,o%2===0,Ct.Timing);this.drawFinderPattern(3,3),this.drawFinderPattern(this.size-4,3),this.drawFinderPattern(3,this.size-4);let t=this.getAlignmentPatternPositions(),n=t.length;for(let o=0;o<n;o++)for(let r=0;r<n;r++)o===0&&r===0||o===0&&r===n-1||o===n-1&&r===0||this.drawAlignmentPattern(t[o],t[r]);this.drawFormatBits(0),this.drawVersion()}drawFormatBits(t){let n=this.ecc[1]<<3|t,o=n;for(let i=0;i<10;i++)o=o<<1^(o>>>9)*1335;let r=(n<<10|o)^21522;for(let i=0;i<=5;i++)this.setFunctionModule(8,i,Je(r,i));this.setFunctionModule(8,7,Je(r,6)),this.setFunctionModule(8,8,Je(r,7)),this.setFunctionModule(7,8,Je(r,8));for(let i=9;i<15;i++)this.setFunctionModule(14-i,8,Je(r,i));for(let i=0;i<8;i++)this.setFunctionModule(this.size-1-i,8,Je(r,i));for(let i=8;i<15;i++)this.setFunctionModule(8,this.size-15+i,Je(r,i));this.setFunctionModule(8,this.size-8,!0)}drawVersion(){if(this.version<7)return;let t=this.version;for(let o=0;o<12;o++)t=t<<1^(t>>>11)*7973;let n=this.version<<12|t;for(let o=0;o<18;o++){let r=Je(n,o),i=this.size-11+o%3,s=Math.floor(o/3);this.setFunctionModule(i,s,r),this.setFunctionModule(s,i,r)}}drawFinderPattern(t,n){for(let o=-4;o<=4;o++)for(let r=-4;r<=4;r++){let i=Math.max(Math.abs(r),Math.abs(o)),s=t+r,a=n+o;s>=0&&s<this.size&&a>=0&&a<this.size&&this.setFunctionModule(s,a,i!==2&&i!==4,Ct.Position)}}drawAlignmentPattern(t,n){for(let o=-2;o<=2;o++)for(let r=-2;r<=2;r++)this.setFunctionModule(t+r,n+o,Math.max(Math.abs(r),Math.abs(o))!==1,Ct.Alignment)}setFunctionModule(t,n,o,r=Ct.Function){this.modules[n][t]=o,this.types[n][t]=r}addEccAndInterleave(t){let n=this.version,o=this.ecc;if(t.length!==Uo(n,o))throw new RangeError("Invalid argument");let r=Mc[o[0]][n],i=_c[o[0]][n],s=Math.floor(Fi(n)/8),a=r-s%r,c=Math.floor(s/r),u=[],d=Yp(i);for(let h=0,p=0;h<r;h++){let g=t.slice(p,p+c-i+(h<a?0:1));p+=g.length;let $=Xp(g,d);h<a&&g.push(0),u.push(g.concat($))}let f=[];for(let h=0;h<u[0].length;h++)u.forEach((p,g)=>{(h!==c-i||g>=a)&&f.push(p[h])});return f}drawCodewords(t){if(t.length!==Math.floor(Fi(this.version)/8))throw new RangeError("Invalid argument");let n=0;for(let o=this.size-1;o>=1;o-=2){o===6&&(o=5);for(let r=0;r<this.size;r++)for(let i=0;i<2;i++){let s=o-i,c=(o+1&2)===0?this.size-1-r:r;!this.types[c][s]&&n<t.length*8&&(this.modules[c][s]=Je(t[n>>>3],7-(n&7)),n++)}}}applyMask(t){if(t<0||t>7)throw new RangeError("Mask value out of range");for(let n=0;n<this.size;n++)for(let o=0;o<this.size;o++){let r;switch(t){case 0:r=(o+n)%2===0;break;case 1:r=n%2===0;break;case 2:r=o%3===0;break;case 3:r=(o+n)%3===0;break;case 4:r=(Math.floor(o/3)+Math.floor(n/2))%2===0;break;case 5:r=o*n%2+o*n%3===0;break;case 6:r=(o*n%2+o*n%3)%2===0;break;case 7:r=((o+n)%2+o*n%3)%2===0;break;default:throw new Error("Unreachable")}!this.types[n][o]&&r&&(this.modules[n][o]=!this.modules[n][o])}}getPenaltyScore(){let t=0;for(let i=0;i<this.size;i++){let s=!1,a=0,c=[0,0,0,0,0,0,0];for(let u=0;u<this.size;u++)this.modules[i][u]===s?(a++,a===5?t+=vc:a>5&&t++):(this.finderPenaltyAddHistory(a,c),s||(t+=this.finderPenaltyCountPatterns(c)*zo),s=this.modules[i][u],a=1);t+=this.finderPenaltyTerminateAndCount(s,a,c)*zo}for(let i=0;i<this.size;i++){let s=!1,a=0,c=[0,0,0,0,0,0,0];for(let u=0;u<this.size;u++)this.modules[u][i]===s?(a++,a===5?t+=vc:a>5&&t++):(this.finderPenaltyAddHistory(a,c),s||(t+=this.finderPenaltyCountPatterns(c)*zo),s=this.modules[u][i],a=1);t+=this.finderPenaltyTerminateAndCount(s,a,c)*zo}for(let i=0;i<this.size-1;i++)for(let s=0;s<this.size-1;s++){let a=this.modules[i][s];a===this.modules[i][s+1]&&a===this.modules[i+1][s]&&a===this.modules[i+1][s+1]&&(t+=Bp)}let n=0;for(let i of this.modules)n=i.reduce((s,a)=>s+(a?1:0),n);let o=this.size*this.size,r=Math.ceil(Math.abs(n*20-o*10)/o)-1;return t+=r*zp,t}getAlignmentPatternPositions(){if(this.version===1)return[];{let t=Math.floor(this.version/7)+2,n=this.version===32?26:Math.ceil((this.version*4+4)/(t*2-2))*2,o=[6];for(let r=this.size-7;o.length<t;r-=n)o.splice(1,0,r);return o}}finderPenaltyCountPatterns(t){let n=t[1],o=n>0&&t[2]===n&&t[3]===n*3&&t[4]===n&&t[5]===n;return(o&&t[0]>=n*4&&t[6]>=n?1:0)+(o&&t[6]>=n*4&&t[0]>=n?1:0)}finderPenaltyTerminateAndCount(t,n,o){return t&&(this.finderPenaltyAddHistory(n,o),n=0),n+=this.size,this.finderPenaltyAddHistory(n,o),this.finderPenaltyCountPatterns(o)}finderPenaltyAddHistory(t,n){n[0]===0&&(t+=this.size),n.pop(),n.unshift(t)}};function Qe(e,t,n){if(t<0||t>31||e>>>t)throw new RangeError("Value out of range");for(let o=t-1;o>=0;o--)n.push(e>>>o&1)}function Je(e,t){return(e>>>t&1)!==0}var Bn=class{constructor(t,n,o){if(this.mode=t,this.numChars=n,this.bitData=o,n<0)throw new RangeError("Invalid argument");this.bitData=o.slice()}getData(){return this.bitData.slice()}},Up=[1,10,12,14],Gp=[2,9,11,13],Hp=[4,8,16,16];function Ec(e,t){return e[Math.floor((t+7)/17)+1]}function Pc(e){let t=[];for(let n of e)Qe(n,8,t);return new Bn(Hp,e.length,t)}function Wp(e){if(!Ac(e))throw new RangeError("String contains non-numeric characters");let t=[];for(let n=0;n<e.length;){let o=Math.min(e.length-n,3);Qe(Number.parseInt(e.substring(n,n+o),10),o*3+1,t),n+=o}return new Bn(Up,e.length,t)}function jp(e){if(!Tc(e))throw new RangeError("String contains unencodable characters in alphanumeric mode");let t=[],n;for(n=0;n+2<=e.length;n+=2){let o=Li.indexOf(e.charAt(n))*45;o+=Li.indexOf(e.charAt(n+1)),Qe(o,11,t)}return n<e.length&&Qe(Li.indexOf(e.charAt(n)),6,t),new Bn(Gp,e.length,t)}function Vp(e){return e===""?[]:Ac(e)?[Wp(e)]:Tc(e)?[jp(e)]:[Pc(qp(e))]}function Ac(e){return Rp.test(e)}function Tc(e){return Fp.test(e)}function Kp(e,t){let n=0;for(let o of e){let r=Ec(o.mode,t);if(o.numChars>=1<<r)return Number.POSITIVE_INFINITY;n+=4+r+o.bitData.length}return n}function qp(e){e=encodeURI(e);let t=[];for(let n=0;n<e.length;n++)e.charAt(n)!=="%"?t.push(e.charCodeAt(n)):(t.push(Number.parseInt(e.substring(n+1,n+3),16)),n+=2);return t}function Fi(e){if(e<zi||e>Ui)throw new RangeError("Version number out of range");let t=(16*e+128)*e+64;if(e>=2){let n=Math.floor(e/7)+2;t-=(25*n-10)*n-55,e>=7&&(t-=36)}return t}function Uo(e,t){return Math.floor(Fi(e)/8)-_c[t[0]][e]*Mc[t[0]][e]}function Yp(e){if(e<1||e>255)throw new RangeError("Degree out of range");let t=[];for(let o=0;o<e-1;o++)t.push(0);t.push(1);let n=1;for(let o=0;o<e;o++){for(let r=0;r<t.length;r++)t[r]=Bi(t[r],n),r+1<t.length&&(t[r]^=t[r+1]);n=Bi(n,2)}return t}function Xp(e,t){let n=t.map(o=>0);for(let o of e){let r=o^n.shift();n.push(0),t.forEach((i,s)=>n[s]^=Bi(i,r))}return n}function Bi(e,t){if(e>>>8||t>>>8)throw new RangeError("Byte out of range");let n=0;for(let o=7;o>=0;o--)n=n<<1^(n>>>7)*285,n^=(t>>>o&1)*e;return n}function Zp(e,t,n=1,o=40,r=-1,i=!0){if(!(zi<=n&&n<=o&&o<=Ui)||r<-1||r>7)throw new RangeError("Invalid value");let s,a;for(s=n;;s++){let f=Uo(s,t)*8,h=Kp(e,s);if(h<=f){a=h;break}if(s>=o)throw new RangeError("Data too long")}for(let f of[kc,xc,Sc])i&&a<=Uo(s,f)*8&&(t=f);let c=[];for(let f of e){Qe(f.mode[0],4,c),Qe(f.numChars,Ec(f.mode,s),c);for(let h of f.getData())c.push(h)}let u=Uo(s,t)*8;Qe(0,Math.min(4,u-c.length),c),Qe(0,(8-c.length%8)%8,c);for(let f=236;c.length<u;f^=253)Qe(f,8,c);let d=Array.from({length:Math.ceil(c.length/8)},()=>0);return c.forEach((f,h)=>d[h>>>3]|=f<<7-(h&7)),new Ri(s,t,d,r)}function Ic(e,t){let{ecc:n="L",boostEcc:o=!1,minVersion:r=1,maxVersion:i=40,maskPattern:s=-1,border:a=1}=t||{},c=typeof e=="string"?Vp(e):Array.isArray(e)?[Pc(e)]:void 0;if(!c)throw new Error(`uqr only supports encoding string and binary data, but got: ${typeof e}`);let u=Zp(c,Lp[n],r,i,s,o),d=Jp({version:u.version,maskPattern:u.mask,size:u.size,data:u.modules,types:u.types},a);return t?.invert&&(d.data=d.data.map(f=>f.map(h=>!h))),t?.onEncoded?.(d),d}function Jp(e,t=1){if(!t)return e;let{size:n}=e,o=n+t*2;e.size=o,e.data.forEach(i=>{for(let s=0;s<t;s++)i.unshift(!1),i.push(!1)});for(let i=0;i<t;i++)e.data.unshift(Array.from({length:o},s=>!1)),e.data.push(Array.from({length:o},s=>!1));let r=Ct.Border;e.types.forEach(i=>{for(let s=0;s<t;s++)i.unshift(r),i.push(r)});for(let i=0;i<t;i++)e.types.unshift(Array.from({length:o},s=>r)),e.types.push(Array.from({length:o},s=>r));return e}var Qp=4;function Oc({text:e,label:t}){let{size:n,path:o}=ft(()=>eh(e),[e]);return m`<svg class="qr" viewBox="0 0 ${n} ${n}" role="img" aria-label=${t}>
    <rect class="qr-ground" width=${n} height=${n} />
    <path class="qr-ink" d=${o} />
  </svg>`}function eh(e){let{size:t,data:n}=Ic(e,{ecc:"M",border:Qp}),o=n.flatMap((r,i)=>r.map((s,a)=>s?`M${a} ${i}h1v1h-1z`:"")).join("");return{size:t,path:o}}function Nc({title:e,secret:t,onDone:n,children:o}){let r=z(null);return se(()=>r.current?.focus(),[]),m`<section class="secret" ref=${r} tabindex="-1" aria-label=${e}>
    <h3>${e}</h3>
    <p>${X("secret.once")}</p>
    <p class="secret-text"><code>${t}</code></p>
    ${o}
    <div class="actions">
      <${pt} text=${t} label=${X("secret.copy")} />
      <button type="button" class="button" onClick=${n}>${X("secret.done")}</button>
    </div>
  </section>`}var th=/.{1,4}/g,Dc={on:"factor.turnOn",codes:"factor.newCodes",off:"factor.turnOff"};function Cc(){let[e,t]=v(""),[n,o]=v(""),[r,i]=v([]),[s,a]=v(""),c=!!N.value?.hasSecondFactor,u=g=>{N.value&&(N.value={...N.value,hasSecondFactor:g})},d=async()=>{e==="on"&&o(await Tl()),e==="codes"&&i(await Nl()),e==="off"&&(await Ol(),u(!1),a(l("factor.turnedOff"))),t("")},f=g=>{o(""),i(g),u(!0)},h=g=>()=>{a(""),t(g)},p=!e&&!n&&!r.length;return m`<section class="stack" aria-label=${l("factor.title")}>
    <h3>${l("factor.title")}</h3>
    <p>${l(c?"factor.isOn":"factor.isOff")}</p>
    ${r.length?m`<${Nc} title=${l("factor.codes")} secret=${r.join(`
`)}
          onDone=${()=>i([])}>
          <p class="hint">${l("factor.codesHint")}</p>
        <//>`:null}
    ${n?m`<${oh} uri=${n} onDone=${f} onCancel=${()=>o("")} />`:null}
    ${e?m`<${nh} key=${e} button=${l(Dc[e])} onVerified=${d}
          onCancel=${()=>t("")} />`:null}
    ${p?m`<${Ce} told=${s}>
          ${(c?["codes","off"]:["on"]).map(g=>m`<button type="button" class="button" key=${g} onClick=${h(g)}>
              ${l(Dc[g])}
            </button>`)}
        <//>`:null}
  </section>`}function nh({button:e,onVerified:t,onCancel:n}){let[o,r]=v(""),{isBusy:i,problem:s,submit:a}=L(async()=>{await Ao(o),await t()});return m`<form class="stack" onSubmit=${a}>
    <${en} />
    <${O} label=${l("account.passwordToConfirm")} type="password" value=${o}
      onValue=${r} required autofocus autocomplete="current-password" />
    <${S} error=${s} />
    <div class="actions">
      <button type="submit" class="button strong" disabled=${i||!o}>${e}</button>
      <button type="button" class="button" onClick=${n}>${l("button.cancel")}</button>
    </div>
  </form>`}function oh({uri:e,onDone:t,onCancel:n}){let[o,r]=v(""),{isBusy:i,problem:s,submit:a}=L(async()=>{t(await Il(o.trim()))});return m`<form class="stack" onSubmit=${a}>
    <p>${l("factor.scan")}</p>
    <${Oc} text=${e} label=${l("factor.qr")} />
    <p class="hint">${l("factor.manual")} <code class="factor-key">${rh(e)}</code></p>
    <${O} label=${l("factor.code")} value=${o} onValue=${r} required autofocus
      inputmode="numeric" autocomplete="one-time-code" maxlength="20" />
    <${S} error=${s} />
    <div class="actions">
      <button type="submit" class="button strong" disabled=${i||!o.trim()}>
        ${l("factor.confirm")}
      </button>
      <button type="button" class="button" onClick=${n}>${l("button.cancel")}</button>
    </div>
  </form>`}function rh(e){return((new URL(e).searchParams.get("secret")??"").match(th)??[]).join(" ")}var ih=[["Edg","Edge"],["OPR","Opera"],["SamsungBrowser","Samsung Internet"],["Firefox","Firefox"],["FxiOS","Firefox"],["CriOS","Chrome"],["Chrome","Chrome"],["Safari","Safari"]],sh=[["iPhone","iPhone"],["iPad","iPad"],["Android","Android"],["CrOS","ChromeOS"],["Windows","Windows"],["Mac OS X","macOS"],["Linux","Linux"]],ah=40;function Rc(e){let t=Lc(ih,e),n=Lc(sh,e);if(t&&n)return l("sessions.device",{browser:t,system:n});let o=e.split("/")[0]?.trim().slice(0,ah)??"";return t||n||o||l("sessions.unknown")}function Lc(e,t){return e.find(([n=""])=>t.includes(n))?.[1]??""}function Fc(){let{answer:e,problem:t,again:n}=ie(El,[]),[o,r]=v(""),i=(e??[]).filter(a=>!a.isCurrent),s=L(async()=>{await Al(),r(l("sessions.endedAll")),await n()});return m`<section class="stack" aria-label=${l("sessions.title")}>
    <h3>${l("sessions.title")}</h3>
    <${S} error=${t} onRetry=${n} />
    <ul class="rows" aria-label=${l("sessions.title")}>
      ${(e??[]).map(a=>m`<${lh} key=${a.sessionId} session=${a} onEnded=${n} />`)}
    </ul>
    <${S} error=${s.problem} />
    ${i.length?m`<${Ce} told=${o}>
          <button type="button" class="button" disabled=${s.isBusy} onClick=${s.submit}>
            ${l("sessions.endOthers")}
          </button>
        <//>`:m`<p class="hint" role="status">${o||l("sessions.onlyThis")}</p>`}
  </section>`}function lh({session:e,onEnded:t}){let n=Rc(e.device??""),{isBusy:o,problem:r,submit:i}=L(async()=>{await Pl(e.sessionId),t()});return m`<li class="row">
    <span class="row-words">
      <strong>
        ${n}${" "}
        ${e.isCurrent?m`<span class="tag">${l("sessions.this")}</span>`:null}
      </strong>
      <span class="hint">${ch(e)}</span>
      <${S} error=${r} />
    </span>
    ${e.isCurrent?null:m`<span class="row-acts">
          <button type="button" class="button quiet" disabled=${o} onClick=${i}
            aria-label=${l("sessions.endOn",{device:n})}>
            ${l("button.signOut")}
          </button>
        </span>`}
  </li>`}function ch({startedAt:e,lastUsedAt:t,network:n}){let o=i=>Ne(new Date(i),{dateStyle:"medium"}),r=[l("sessions.since",{date:o(e)})];return t&&r.push(l("sessions.used",{date:o(t)})),n&&r.push(n),r.join(" · ")}function Bc({onClose:e,onRestored:t}){return m`<${J} title=${l("account.title")} onClose=${e}>
    <div class="stack parted">
      <${yc} />
      <${$c} />
      <${wc} />
      <${Cc} />
      <${Fc} />
      <${gc} onRestored=${t} />
      <${bc} onClose=${e} />
    </div>
  <//>`}function Go(e){let[t,n]=v(!1);return{isOver:t,takes:{onDragOver(o){o.dataTransfer?.types.includes("Files")&&(o.preventDefault(),e?n(!0):o.dataTransfer.dropEffect="none")},onDragLeave(o){o.relatedTarget||n(!1)},onDrop(o){n(!1);let r=o.dataTransfer?.files[0];!r||o.defaultPrevented||(o.preventDefault(),e?.(r))}}}}function Ho({words:e}){return m`<div class="drop-here" aria-hidden="true">
    <p><${M} name="importing" />${e}</p>
  </div>`}function Ke({label:e,items:t,icon:n="more",isIconOnly:o=!0,children:r}){let[i,s]=v(!1),a=z(null),c=Ve();se(()=>{if(!i)return;Gi(a.current,0);let f=h=>{h.target instanceof Node&&!a.current?.contains(h.target)&&s(!1)};return document.addEventListener("pointerdown",f),()=>document.removeEventListener("pointerdown",f)},[i]);let u=()=>{s(!1),a.current?.querySelector("button")?.focus()};return m`<div class="menu" ref=${a} onKeyDown=${f=>{if(!i)return;let h={ArrowDown:1,ArrowUp:-1};if(f.key==="Escape")u();else if(f.key==="Tab")s(!1);else if(f.key==="Home")Gi(a.current,0);else if(f.key==="End")Gi(a.current,-1);else if(f.key in h)uh(a.current,h[f.key]??0);else return;f.key!=="Tab"&&f.preventDefault(),f.stopPropagation()}}>
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
      ${r??m`<${M} name=${n} />${o?null:e}`}
    </button>
    ${i?m`<ul class="menu-list" role="menu" id=${c} aria-label=${e}>
          ${t.map(f=>m`<li role="none" key=${f.label}>
              <button
                type="button"
                role="menuitem"
                tabindex="-1"
                class=${f.isDanger?"menu-item danger":"menu-item"}
                onClick=${()=>{u(),f.act()}}
              >
                ${f.icon?m`<${M} name=${f.icon} />`:null}${f.label}
              </button>
            </li>`)}
        </ul>`:null}
  </div>`}function zc(e){return[...e?.querySelectorAll("[role=menuitem]")??[]]}function Gi(e,t){zc(e).at(t)?.focus()}function uh(e,t){let n=zc(e),o=n.findIndex(r=>r===document.activeElement);n[(o+t+n.length)%n.length]?.focus()}async function Hi(){try{await Po()}catch(e){ue(e);return}De.value=l("account.signedOut"),N.value=null,fe("signin")}function Uc({onAccount:e}){let t=N.value?.displayName||N.value?.email||"";return m`<header class="masthead">
    <a class="skip" href="#main" onClick=${Wi}>${l("home.skip")}</a>
    <a class="masthead-name" href=${q({})}>
      <img src="mark.svg" alt="" width="32" height="32" />${l("page.name")}
    </a>
    <div class="masthead-tools">
      <${Do} />
      <${No} />
      <${Ke}
        label=${t}
        isIconOnly=${!1}
        items=${[{label:l("account.title"),icon:"person",act:e},{label:l("button.signOut"),icon:"lock",act:Hi}]}
      >
        <${M} name="person" /><span class="masthead-user">${t}</span>
      <//>
    </div>
  </header>`}function Wi(e){e.preventDefault(),document.getElementById("main")?.focus()}function ji({report:e,isDone:t}){if(!e)return m`<p role="status">${l("report.doneSentence")}</p>`;let n=e.warningCount??0;return m`<section class="stack" role="status" aria-label=${l("report.title")}>
    ${t?m`<h3 class="good"><${M} name="check" />${l("report.done")}</h3>`:m`<h3>${l("report.planned")}</h3>`}
    <ul class="plain">
      ${fh(e).map(o=>m`<li key=${o}>${o}</li>`)}
    </ul>
    ${n?m`<details>
          <summary>${l("report.warnings",{count:n})}</summary>
          <ul class="plain">
            ${e.warnings.map((o,r)=>m`<li key=${r}>
                  ${l("report.warning",{line:o.line,text:On(o.text)})}
                </li>`)}
            ${n>e.warnings.length?m`<li>
                  ${l("report.moreWarnings",{count:n-e.warnings.length})}
                </li>`:null}
          </ul>
        </details>`:null}
    <${Gc} what="kept" tags=${e.kept} />
    <${Gc} what="refused" tags=${e.refused} />
  </section>`}function Gc({what:e,tags:t=[]}){let n=t.reduce((o,r)=>o+r.count,0);return n?m`<details>
    <summary>${l(`report.${e}`,{count:n})}</summary>
    <ul class="plain">
      ${t.map(({tag:o,count:r,lines:i})=>m`<li key=${o}>
          ${we("report.tag",{tag:o,count:r,line:i[0]??0,code:dh})}
        </li>`)}
    </ul>
  </details>`:null}function dh(e){return m`<code>${e}</code>`}var mh=["added","updated","unchanged","couples","parentLinks","photos","editsKept","editsReplaced","missingPeople"];function fh(e){return mh.filter(t=>e[t]).map(t=>l(`report.${t}`,{count:e[t]}))}var ph=300,hh=".ged,.gdz,.json,text/vnd.familysearch.gedcom,application/json";function Wo({first:e,isReady:t=!0,isLookedAt:n=!1,prepare:o,onFile:r,onRefused:i,onWritten:s,onDone:a}){let[c,u]=v(e??null),[d,f]=v("choose"),[h,p]=v(null),[g,$]=v(null),[y,w]=v(null),b=d==="read"||d==="write",k=z(!0);G(()=>()=>{k.current=!1},[]);let x=C=>{!C||b||(w(null),$(null),f("choose"),u(C),r?.(C))},_=async()=>{if(!c)return;let C=n&&d==="choose";f(C?"read":"write"),w(null),p(null);try{let B=await o();C?$(await dc(B,c)):($(await $h(B,c,p)),s?.(),k.current||te(l("import.imported",{file:c.name}))),f(C?"look":"done")}catch(B){k.current?w(B):ue(B),f("choose"),await i?.()}};return m`<div class="stack">
    ${d==="done"?null:m`<${bh} file=${c} onFile=${x} isBusy=${b} />`}
    <${yh} error=${y} />
    ${b?m`<${wh} progress=${h} />`:null}
    ${d==="look"?m`<${ji} report=${g} isDone=${!1} />
          <p class="hint">${l("import.forGood")}</p>`:null}
    ${d==="done"?m`<${ji} report=${g} isDone=${!0} />
          <div class="actions">
            <button type="button" class="button strong" onClick=${a}>
              ${l("import.open")}
            </button>
          </div>`:m`<div class="actions">
          <button
            type="button"
            class="button strong"
            disabled=${!c||!t||b}
            onClick=${_}
          >
            <${M} name="importing" />${gh(d,n)}
          </button>
        </div>`}
  </div>`}function gh(e,t){return e==="read"?l("import.reading"):e==="write"?l("import.importing"):l(e==="choose"&&t?"import.preview":"import.import")}async function $h(e,t,n){let o=await mc(e,t);for(;;){let{state:r,written:i=0,total:s=0,...a}=await fc(e,o.importId);if(n({written:i,total:s}),r==="done")return a.report;if(r==="failed")throw new Error(a.trouble??l("import.notImported"));await new Promise(c=>setTimeout(c,ph))}}function bh({file:e,onFile:t,isBusy:n}){let[o,r]=v(!1),i=z(null);return G(()=>()=>r(!1),[]),m`<div
    class="drop-place ${o?"over":""}"
    onDragOver=${s=>{s.preventDefault(),r(!0)}}
    onDragLeave=${()=>r(!1)}
    onDrop=${s=>{s.preventDefault(),r(!1),t(s.dataTransfer?.files[0])}}
  >
    <${M} name="importing" />
    ${e?m`<p><strong>${e.name}</strong><br />${Ia(e.size)}</p>`:m`<p>${l("import.dropHere")}</p>`}
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
      accept=${hh}
      aria-label=${l("import.file")}
      onChange=${s=>t(s.target.files[0])}
    />
  </div>`}function wh({progress:e}){let t=e!==null&&e.total>0;return m`<div role="status">
    <label class="field-label" for="import-progress">
      ${t?l("import.progress",{written:e.written,total:e.total}):l("import.readingFile")}
    </label>
    <progress
      id="import-progress"
      max=${t?e.total:void 0}
      value=${t?e.written:void 0}
    ></progress>
  </div>`}function yh({error:e}){let{line:t}=e?.details??{};return m`<${S} error=${e} />
    ${t?m`<p class="hint">${l("import.fix")}</p>`:null}`}function Wc({file:e,onWritten:t,onClose:n}){let[o,r]=v(e?"file":"empty"),[i,s]=v(e?Hc(e.name):""),[a,c]=v(""),[u,d]=v(!1),f=z(""),h=()=>({treeName:i.trim(),...a.trim()?{description:a.trim()}:{}}),{isBusy:p,problem:g,submit:$}=L(async()=>{let k=await Ci(h());n(),fe("tree",k.treeId)}),y=async()=>(f.current||(f.current=(await Ci(h())).treeId),d(!0),f.current),w=async()=>{let k=f.current;f.current="",d(!1),k&&await Ro(k)},b=m`<${O} label=${l("tree.name")} value=${i} onValue=${s}
      maxlength="100" required data-first placeholder=${l("tree.nameExample")} />
    <${O} label=${l("tree.description")} type="area" rows="2" value=${a}
      onValue=${c} maxlength="500" hint=${l("tree.descriptionHint")} />`;return m`<${J} title=${l("home.newTree")} onClose=${n}>
    <div class="stack">
      ${u?m`<p><strong>${i.trim()}</strong></p>`:m`<${Ie}
            legend=${l("home.startWith")}
            name="how"
            value=${o}
            options=${[["empty",l("home.startEmpty"),"plus"],["file",l("home.startFile"),"importing"]]}
            onValue=${r}
          />`}
      ${o==="empty"?m`<form class="stack" onSubmit=${$}>
            ${b}
            <${S} error=${g} />
            <div class="actions">
              <button type="submit" class="button strong" disabled=${p||!i.trim()}>
                ${l("home.create")}
              </button>
            </div>
          </form>`:m`<div class="stack">
            ${u?null:b}
            <${Wo}
              first=${e}
              isReady=${!!i.trim()}
              prepare=${y}
              onRefused=${w}
              onWritten=${t}
              onFile=${k=>{i.trim()||s(Hc(k.name))}}
              onDone=${()=>{n(),fe("tree",f.current)}}
            />
          </div>`}
    </div>
  <//>`}function Hc(e){let t=e.replace(/\.[^.]*$/,"").replace(/[_-]+/g," ").trim();return t.charAt(0).toUpperCase()+t.slice(1,100)}function jo({tree:e,onClose:t}){let[n,o]=v(!!e.isPublic),r=ie(()=>Fo(e.treeId,{hidesLiving:!0}),[e.treeId]),i=r.answer?.persons??[],s=i.filter(f=>f.hidden).length,{isBusy:a,problem:c,submit:u}=L(async()=>{await Dt(e.treeId,{isPublic:!n}),o(!n)}),d=new URL(q({screen:"public",id:e.treeId}),document.baseURI).href;return m`<${J} title=${l("publish.title",{tree:e.treeName})} onClose=${t}>
    <form class="stack" onSubmit=${u}>
      <p>${l(n?"publish.isPublic":"publish.isPrivate")}</p>
      <div class="two-lists">
        <section>
          <h3><${M} name="globe" />${l("publish.shown")}</h3>
          <ul>
            <li>${l("publish.shownName")}</li>
            <li>
              ${r.answer?l("publish.shownDead",{count:i.length-s}):l("publish.shownAnyDead")}
            </li>
            <li>${l("publish.shownKin")}</li>
          </ul>
        </section>
        <section>
          <h3><${M} name="lock" />${l("publish.hidden")}</h3>
          <ul>
            <li>
              ${r.answer?we("publish.hiddenLiving",{count:s,strong:vh}):l("publish.hiddenAnyLiving")}
            </li>
            <li>${l("publish.hiddenOwner")}</li>
          </ul>
        </section>
      </div>
      <p class="hint">${l("publish.hint")}</p>
      ${n?m`<div class="public-link">
            <label for="public-link" class="field-label">${l("publish.link")}</label>
            <div class="with-button">
              <input id="public-link" readonly value=${d} onFocus=${kh} />
              <${pt} text=${d} label=${l("publish.copy")} />
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
  <//>`}function vh(e){return m`<strong>${e}</strong>`}function kh(e){e.target.select()}var Vi=["viewer","relative","editor"];function jc({treeId:e,onDone:t}){let[n,o]=v(""),[r,i]=v("viewer"),[s,a]=v(""),c=L(async()=>{let d=await Sh(e,{email:n.trim(),role:r});te(l(d?"share.invited":"share.mailed",{email:n.trim()})),o(""),await t()}),u=L(async()=>{let{token:d=""}=await Ti(e,{role:r}),f=new URL(q({screen:"invitation",id:d}),document.baseURI).href;a(f),await navigator.clipboard?.writeText(f).catch(()=>{}),await t()});return m`<form class="stack" onSubmit=${c.submit}>
    <div class="fields">
      <${O} label=${l("account.email")} type="email" value=${n} onValue=${o}
        required data-first placeholder=${l("share.emailExample")} />
      <${O} label=${l("share.access")} value=${r} onValue=${i}
        options=${Vi.map(d=>[d,l(`tree.access.${d}`)])} />
    </div>
    <${S} error=${Mh(c.problem)??u.problem} />
    <div class="actions">
      <button type="submit" class="button strong" disabled=${c.isBusy||!n.trim()}>
        <${M} name="share" />${l("share.byEmail")}
      </button>
      <button type="button" class="button" disabled=${u.isBusy} onClick=${u.submit}>
        <${M} name="link" />${l("share.copyLink")}
      </button>
    </div>
    ${s?m`<${xh} link=${s} />`:null}
  </form>`}function xh({link:e}){let t=n=>n.target.select();return m`<div class="public-link" role="status">
    <label for="invite-link" class="field-label">${l("share.link")}</label>
    <div class="with-button">
      <input id="invite-link" readonly value=${e} onFocus=${t} />
      <${pt} text=${e} />
    </div>
    <p class="hint">${l("share.linkHint")}</p>
  </div>`}async function Sh(e,t){try{return await cc(e,t),!0}catch(n){if(!(n instanceof Z)||!_h(n))throw n}return await Ti(e,t),!1}function _h(e){return e.status===404||e.status===409&&e.details.place==="email"}function Mh(e){return e instanceof Z?e.details.reason==="no_mail"?l("share.noMail"):e.details.need==="confirmed"?l("share.confirmFirst"):e:e}function Vc({treeId:e,invitations:t,onAct:n}){return t.length?m`<h3>${l("share.pending")}</h3>
    <ul class="rows" aria-label=${l("share.pending")}>
      ${t.map(o=>m`<${Eh}
          key=${o.invitationId}
          invitation=${o}
          onResend=${()=>n(async()=>{await Zl(e,o.invitationId),te(l("share.mailed",{email:o.email??""}))})}
          onRevoke=${()=>n(()=>Jl(e,o.invitationId))}
        />`)}
    </ul>`:null}function Eh({invitation:e,onResend:t,onRevoke:n}){let o=e.email??l("share.aLink"),r=Ne(new Date(e.expiresAt),{dateStyle:"medium"});return m`<li class="row">
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
        <${M} name="bin" />
      </button>
    </span>
  </li>`}function Ko({tree:e,onClose:t}){let{answer:n,problem:o,again:r}=ie(()=>lc(e.treeId),[e.treeId]),i=ie(()=>Xl(e.treeId),[e.treeId]),s=()=>Promise.all([r(),i.again()]),a=async c=>{try{await c()}catch(u){if(ue(u),!(u instanceof Z&&u.status))return}await s()};return m`<${J} title=${l("share.title",{tree:e.treeName})} onClose=${t}>
    <div class="stack">
      <${jc} treeId=${e.treeId} onDone=${s} />
      <h3>${l("share.who")}</h3>
      <${S} error=${o} onRetry=${r} />
      ${n&&!n.length?m`<p class="hint">${l("share.nobody")}</p>`:null}
      <ul class="rows" aria-label=${l("share.guests")}>
        ${(n??[]).map(c=>m`<${Ph}
            key=${c.userId}
            share=${c}
            onRole=${u=>a(()=>uc(e.treeId,c.userId,u))}
            onRemove=${()=>a(async()=>{await Bo(e.treeId,c.userId),te(l("share.stopped",{name:Vo(c)}))})}
          />`)}
      </ul>
      <${S} error=${i.problem} onRetry=${i.again} />
      <${Vc} treeId=${e.treeId} invitations=${i.answer??[]} onAct=${a} />
      <p class="hint">${l("share.hint")}</p>
    </div>
  <//>`}function Ph({share:e,onRole:t,onRemove:n}){return m`<li class="row">
    <span class="row-words">
      <strong>${Vo(e)}</strong>
      ${e.displayName?m`<span class="hint">${e.email}</span>`:null}
    </span>
    <span class="row-acts">
      <label>
        <span class="visually-hidden">${l("share.accessOf",{name:Vo(e)})}</span>
        <select onChange=${o=>t(o.target.value)}>
          ${Vi.map(o=>m`<option value=${o} selected=${o===e.role}>
              ${l(`tree.access.${o}`)}
            </option>`)}
        </select>
      </label>
      <button
        type="button"
        class="button quiet icon-only"
        aria-label=${l("share.stopWith",{name:Vo(e)})}
        title=${l("share.stop")}
        onClick=${n}
      >
        <${M} name="bin" />
      </button>
    </span>
  </li>`}function Vo(e){return e.displayName||e.email||l("share.formerUser")}function qo({tree:e,onClose:t,onSaved:n}){let[o,r]=v(e.treeName),[i,s]=v(e.description??""),{isBusy:a,problem:c,submit:u}=L(async()=>{let d=i.trim()||null;await Dt(e.treeId,{treeName:o.trim(),description:d}),t(),n()});return m`<${J} title=${l("tree.details")} onClose=${t}>
    <form class="stack" onSubmit=${u}>
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
  <//>`}var qc=6e4,Ah=720*60*qc;function Ki({tree:e,again:t}){let[n,o]=v(""),r=()=>o(""),s=e.role==="owner"?[{label:l("tree.details"),icon:"edit",act:()=>o("details")},{label:l("tree.share"),icon:"share",act:()=>o("share")},{label:l("tree.publish"),icon:"globe",act:()=>o("publish")},{label:l("button.delete"),icon:"bin",isDanger:!0,act:()=>o("delete")}]:[{label:l("home.leave"),icon:"bin",isDanger:!0,act:()=>o("leave")}];return m`<li class="card tree-card">
    <${Oh} treeId=${e.treeId} count=${e.personCount??0} />
    <div class="tree-card-body">
      <h3>
        <a class="card-link" href=${q({screen:"tree",id:e.treeId})}>
          ${e.treeName}
        </a>
      </h3>
      ${e.description?m`<p class="tree-card-words">${e.description}</p>`:null}
      <p class="tree-card-facts">
        <span>${l("home.people",{count:e.personCount??0})}</span>
        ${e.role==="owner"?null:m`<span class="tag">${Th(e.role)}</span>`}
        ${e.isPublic?m`<span class="tag"><${M} name="globe" />${l("tree.public")}</span>`:null}
        ${e.sharedCount?m`<span class="tag"
              ><${M} name="share" />${l("home.guests",{count:e.sharedCount})}</span
            >`:null}
      </p>
      <p class="hint">${Ih(Date.parse(e.updatedAt??""))}</p>
    </div>
    <${Ke} label=${l("button.moreFor",{name:e.treeName})} items=${s} />
    ${n==="details"?m`<${qo} tree=${e} onClose=${r} onSaved=${t} />`:null}
    ${n==="share"?m`<${Ko} tree=${e} onClose=${Kc(r,t)} />`:null}
    ${n==="publish"?m`<${jo} tree=${e} onClose=${Kc(r,t)} />`:null}
    ${n==="delete"?m`<${Fn}
          title=${l("home.deleteTitle")}
          deed=${l("home.deleteButton")}
          word=${e.treeName.trim()}
          onClose=${r}
          onConfirm=${async()=>{await Ro(e.treeId),te(l("home.deleting",{tree:e.treeName})),t()}}
        >
          <p>${l("home.deleteWarning",{count:e.personCount??0})}</p>
        <//>`:null}
    ${n==="leave"?m`<${Fn}
          title=${l("home.leaveTitle")}
          deed=${l("home.leaveButton")}
          onClose=${r}
          onConfirm=${async()=>{await Bo(e.treeId,N.peek()?.userId??""),t()}}
        >
          <p>${l("home.leaveWarning",{tree:e.treeName})}</p>
        <//>`:null}
  </li>`}var Kc=(e,t)=>()=>{e(),t()};function Th(e){return l(e==="public"?"tree.public":`tree.access.${e}`)}function Ih(e){if(Number.isNaN(e))return"";let t=Date.now();return t-e<qc?l("home.changedNow"):t-e<Ah?l("home.changed",{ago:Pa(e,t,{numeric:"always"})}):l("home.changedOn",{date:Ne(e,{dateStyle:"long"})})}function Oh({treeId:e,count:t}){let n=[...e].reduce((s,a)=>(s*31+a.charCodeAt(0))%9973,7),o=()=>(n=(n*137+71)%9973)/9973,r=Math.min(12,2+Math.round(Math.log2(t+1))),i=[];for(let s=r;s>0;s-=1){let a=54*s/r-o()*2;i.push(m`<ellipse cx=${60+o()*3-1.5} cy=${60+o()*3-1.5} rx=${a}
        ry=${a*(.93+o()*.1)} />`)}return m`<svg class="card-art" viewBox="0 0 120 120" aria-hidden="true" focusable="false">
    ${i}<circle cx="60" cy="60" r="3" class="filled" />
  </svg>`}function Yc(){let e=N.value?.email??"",{isBusy:t,problem:n,submit:o}=L(async()=>{await yl(),te(l("home.resent",{email:e}))});return m`<aside class="unconfirmed" aria-label=${l("home.confirm")}>
    <p>
      ${we("home.unconfirmed",{email:e,strong:r=>m`<strong>${r}</strong>`})}
    </p>
    <button type="button" class="button" disabled=${t} onClick=${o}>
      ${l("home.resend")}
    </button>
    <${S} error=${n} />
  </aside>`}function Xc(){let{answer:e,problem:t,again:n}=ie(sc,[N.value?.userId]),[o,r]=v(!1),[i,s]=v(!1),[a,c]=v(null);G(()=>{document.title=l("page.title",{screen:l("home.title")})},[]);let u=[...e??[]].sort((g,$)=>($.updatedAt??"").localeCompare(g.updatedAt??"")),d=u.filter(g=>g.role==="owner"),f=u.filter(g=>g.role!=="owner"),{isOver:h,takes:p}=Go(g=>{c(g),r(!0)});return m`<div class="home" ...${p}>
    <${Uc} onAccount=${()=>s(!0)} />
    <main id="main" class="home-main" tabindex="-1">
      <header class="screen-head">
        <h1>${l("home.title")}</h1>
        <button type="button" class="button strong" onClick=${()=>r(!0)}>
          <${M} name="plus" />${l("home.newTree")}
        </button>
      </header>
      ${N.value?.awaitsConfirmation?m`<${Yc} />`:null}
      <${S} error=${t} onRetry=${n} />
      ${e&&!e.length?m`<${An} title=${l("home.empty")}>
            <p>${l("home.emptyHint")}</p>
            <button type="button" class="button strong" onClick=${()=>r(!0)}>
              <${M} name="plus" />${l("home.plant")}
            </button>
          <//>`:null}
      ${d.length?m`<h2 class="visually-hidden">${l("home.own")}</h2>
            <ul class="cards" aria-label=${l("home.title")}>
              ${d.map(g=>m`<${Ki} key=${g.treeId} tree=${g} again=${n} />`)}
            </ul>`:null}
      ${f.length?m`<h2 class="home-part">${l("home.shared")}</h2>
            <ul class="cards" aria-label=${l("home.shared")}>
              ${f.map(g=>m`<${Ki} key=${g.treeId} tree=${g} again=${n} />`)}
            </ul>`:null}
    </main>
    ${h?m`<${Ho} words=${l("home.drop")} />`:null}
    ${o?m`<${Wc}
          file=${a}
          onWritten=${n}
          onClose=${()=>{r(!1),c(null),n()}}
        />`:null}
    ${i?m`<${Bc} onClose=${()=>s(!1)} onRestored=${n} />`:null}
  </div>`}function Zc({notice:e}){let{id:t,text:n,action:o,error:r}=e;return m`<div class="notice">
    ${r?m`<${S} error=${r} />`:m`<p>${n}</p>`}
    ${o?m`<button
          type="button"
          class="button"
          onClick=${()=>{Io(t),o.act()}}
        >
          ${o.label}
        </button>`:null}
    <button
      type="button"
      class="button quiet icon-only"
      aria-label=${X("notice.dismiss")}
      onClick=${()=>Io(t)}
    >
      <${M} name="close" />
    </button>
  </div>`}function Jc(){return m`<div class="notices" role="status" aria-live="polite">
    ${Yt.value?m`<p class="notice waiting">${Yt.value}</p>`:null}
    ${Be.value.map(e=>m`<${Zc} key=${e.id} notice=${e} />`)}
  </div>`}var Nh=/FRENCH|HEBREW/i,Dh=/@#D[^@]*@|\b(?:GREGORIAN|JULIAN)\b/gi,Ch=new RegExp(String.raw`(?<!\d)(\d{3,4}(?!\d)|(?<![/.-])\d{1,2}(?=\s*(?:$|TO\b|AND\b|B\.?\s?C)))`+String.raw`(?:/\d\d)?(\s*B\.?\s?C)?`,"i");function Yo(e,t,n){if(e)return Qc(e);if(t&&!Nh.test(t)){let o=Ch.exec(t.replace(Dh," "));if(o)return Number(o[1])*(o[2]?-1:1)}return n?Qc(n):null}function Le(e){return Yo(e.birthDate,e.birthDateText,e.birthSort)}function tn(e){return Yo(e.deathDate,e.deathDateText,e.deathSort)}function eu(e){let t=1/0,n=-1/0;for(let o of e){let r=Le(o);r!==null&&(t=Math.min(t,r),n=Math.max(n,r))}return t>n?null:[t,n]}function Qc(e){let t=Number.parseInt(e,10);return Number.isNaN(t)?null:t}var zn=Object.freeze([]);function ke(e){let t=new Map([...e.persons].map(d=>({person:d,born:Lh(d)})).sort((d,f)=>Zo(d.born,f.born)||Zo(d.person.personId,f.person.personId)).map(({person:d})=>[d.personId,d])),n=new Map([...t.keys()].map((d,f)=>[d,f])),{parents:o,children:r}=Rh(e,t,n),{spouses:i,couples:s}=Bh(e,t,n),a=zh(t,o),c=nu(a,d=>d.parents),u=nu(a,d=>d.children);return{people:t,parents:d=>o.get(d)??zn,children:d=>r.get(d)??zn,spouses:d=>i.get(d)??zn,families:a,familiesOfParent:d=>c.get(d)??zn,familiesOfChild:d=>u.get(d)??zn,couples:s}}function Re(e,t){return e<t?`${e} ${t}`:`${t} ${e}`}function Lh(e){return ou(e.birthDate??e.birthSort,Le(e))}function tu(e){return ou(e.marriageDate,Yo(e.marriageDate,e.marriageDateText))}function ou(e,t){return e&&!e.startsWith("-")?e.padStart(10,"0"):t===null?"~":t<0?`!${String(1e4+t).padStart(5,"0")}`:String(t).padStart(4,"0")}function Rh(e,t,n){let o=new Map,r=new Map,i=new Set;for(let{parentId:s,childId:a,type:c="Biological"}of e.parents){let u=`${s} ${a}`;!t.has(s)||!t.has(a)||s===a||i.has(u)||(i.add(u),nn(o,a,{id:s,type:c}),nn(r,s,{id:a,type:c}))}for(let[s,a]of Fh(t,r))o.set(s,(o.get(s)??[]).filter(c=>c.id!==a)),r.set(a,(r.get(a)??[]).filter(c=>c.id!==s));for(let s of[o,r])for(let a of s.values())a.sort((c,u)=>Xo(n,c)-Xo(n,u));return{parents:o,children:r}}function Fh(e,t){let n=[],o=new Map;for(let r of e.keys()){if(o.has(r))continue;o.set(r,"open");let i=[{id:r,next:0}];for(let s=i.at(-1);s;s=i.at(-1)){let a=t.get(s.id)?.[s.next++];a?o.get(a.id)==="open"?n.push([a.id,s.id]):o.has(a.id)||(o.set(a.id,"open"),i.push({id:a.id,next:0})):(o.set(s.id,"done"),i.pop())}}return n}function Bh(e,t,n){let o=new Map,r=new Map;for(let s of e.spouses){let{person1Id:a,person2Id:c}=s,u=Re(a,c);!t.has(a)||!t.has(c)||a===c||r.has(u)||(r.set(u,s),nn(o,a,{id:c,link:s}),nn(o,c,{id:a,link:s}))}for(let s of o.values())s.sort((a,c)=>Zo(tu(a.link),tu(c.link))||Xo(n,a)-Xo(n,c));let i=[...r].sort((s,a)=>Zo(s[0],a[0])).map(([,s])=>s);return{spouses:o,couples:i}}function zh(e,t){let n=new Map;for(let o of e.keys()){let r=new Map;for(let{id:i,type:s}of t.get(o)??[])nn(r,s,i);for(let[i,s]of r)for(let a=0;a<s.length;a+=2){let c=s.slice(a,a+2).sort(),u=`${i} ${c.join(" ")}`,d=n.get(u)??{key:u,parents:c,type:i,children:[]};n.set(u,d),d.children.push(o)}}return[...n.values()]}function nu(e,t){let n=new Map;for(let o of e)for(let r of t(o))nn(n,r,o);return n}function nn(e,t,n){let o=e.get(t);o?o.push(n):e.set(t,[n])}function Xo(e,t){return e.get(t.id)??0}function Zo(e,t){return e<t?-1:e>t?1:0}function Fe(e,t,{rootId:n}){if(n&&t.people.has(n))return n;let o=e.tree?.rootPersonId;if(o&&t.people.has(o))return o;let r=null,i=-1;for(let s of t.people.keys()){let a=t.parents(s).length+t.children(s).length+t.spouses(s).length;a<=i||(i=a,r=s)}return r}function Un(e,t,n){let o=new Map([[e,0]]),r=[e];for(let i=0;i<r.length;i++){let s=r[i],a=(o.get(s)??0)+1;if(!(a>n))for(let c of t(s))o.has(c.id)||(o.set(c.id,a),r.push(c.id))}return o}function Jo(e,t,n){return{persons:e.persons.filter(({personId:o})=>t.has(o)),parents:e.parents.filter(({parentId:o,childId:r})=>t.has(o)&&n.has(r)),spouses:e.spouses.filter(({person1Id:o,person2Id:r})=>t.has(o)&&t.has(r))}}var $t=Object.freeze({nodes:[],edges:[],levels:[],bounds:{x:0,y:0,w:0,h:0}});var R=ee(null),Hn=ee(null),Y=be(()=>ke(R.value??{persons:[],parents:[],spouses:[]})),I=be(()=>Y.value.people),er=be(()=>(R.value&&Fe(R.value,Y.value,{}))??""),ne=be(()=>["owner","editor"].includes(R.value?.tree.role??"")),on=be(()=>R.value?.tree.role==="owner"),qi="Biological",Gn="",Qo=0;async function ru(e){Yi(),Gn=e,await Xi()}function Yi(e=Gn){e===Gn&&(Qo+=1,Gn="",R.value=null,Hn.value=null)}async function Ee({isQuiet:e=!1}={}){await Xi({isQuiet:e})}async function Uh(){let e=R.peek()?.tree;if(!(!e||document.hidden))try{let t=await ac(e.treeId);(t.version!==e.version||t.updatedAt!==e.updatedAt)&&await Xi()}catch{}}function iu(e){let{parents:t,children:n}=Y.value,o=new Map;for(let s of t(e))for(let a of n(s.id)){if(a.id===e)continue;let c=s.type===qi?a.type:s.type;o.set(a.id,[...o.get(a.id)??[],c])}let r=s=>t(s).filter(a=>a.type===qi).length,i=(s,a)=>{let c=a.filter(u=>u===qi).length;return c?c<Math.max(r(e),r(s))?"Half":"":a.includes("Adoptive")?"Adoptive":a[0]??""};return[...I.value.keys()].flatMap(s=>{let a=o.get(s);return a?[{id:s,how:i(s,a)}]:[]})}async function Xi({isQuiet:e=!1}={}){let t=++Qo,n=Gn;try{let o=await Fo(n);if(t!==Qo)return;R.value=o,Hn.value=null}catch(o){if(t!==Qo)return;R.peek()?e||ue(o):Hn.value=o}}document.addEventListener("visibilitychange",Uh);var K={current:null};function F(e){return e?e.hidden?l("person.living"):[e.firstName,e.lastName].filter(Boolean).join(" ")||e.preferredName||e.birthName||l("person.unnamed"):l("person.missing")}function xe(e){return e.hidden?l("person.living"):[e.firstName,e.middleName,e.lastName,e.suffix].filter(Boolean).join(" ")||F(e)}function Zi(e){return e.normalize("NFKD").replace(/\p{M}/gu,"").replace(/ß/g,"ss").replace(/[øØ]/g,"o").replace(/[łŁ]/g,"l").toLowerCase()}function su(e){let{firstName:t,middleName:n,lastName:o,birthName:r,preferredName:i,suffix:s}=e;return Zi([t,n,o,r,i,s].filter(Boolean).join(" "))}function Gh(e){W({person:e}),K.current?.focus(e)}function et({id:e}){let t=I.value.get(e);return m`<button type="button" class="link" disabled=${!t} onClick=${()=>Gh(e)}>
    ${F(t)}
  </button>`}function rn({ids:e}){return Aa(e.map(t=>m`<${et} key=${t} id=${t} />`))}var cu=["JAN","FEB","MAR","APR","MAY","JUN","JUL","AUG","SEP","OCT","NOV","DEC"],Hh=2e3,Wh={ABT:"about",CAL:"calculated",EST:"estimated",BEF:"before",AFT:"after",FROM:"from",TO:"to"},jh=[[/@#DJULIAN@|\bJULIAN\b/gi,"julian"],[/@#DFRENCH R@|\bFRENCH_R\b/gi,"french"],[/@#DHEBREW@|\bHEBREW\b/gi,"hebrew"]],Vh=/@#DGREGORIAN@|\bGREGORIAN\b/gi,Kh=/^BET\s+(.+?)\s+AND\s+(.+)$/i,qh=/^FROM\s+(.+?)\s+TO\s+(.+)$/i,Yh=/^(ABT|CAL|EST|BEF|AFT|FROM|TO)\s+(.+)$/i,Xh=/^(?:(\d{1,2})\s+)?([A-Z]{3})\s+(\d{1,4}(?:\/\d{2})?)$/i,au=/\s+(?:BCE|B\.C\.)$/i;function bt(e){let t=e.trim();if(/^\(.*\)$/s.test(t))return t.slice(1,-1);let n=/^INT\s+(.*?)\s*\((.*)\)$/is.exec(t);if(n){let[,s="",a=""]=n;return l("date.quoted",{date:bt(s),phrase:a})}let o=t.replace(Vh,""),r=[];for(let[s,a]of jh)s.test(o)&&r.push(l(`date.${a}`)),o=o.replace(s,"");let i=Zh(o.trim().replace(/\s+/g," "));return r.length?l("date.calendar",{date:i,calendar:r.join(", ")}):i}function Zh(e){let t=Kh.exec(e);if(t)return lu("date.between",t);let n=qh.exec(e);if(n)return lu("date.period",n);let o=Yh.exec(e);if(!o)return Wn(e);let[,r="",i=""]=o,s=Wh[r.toUpperCase()];return l(`date.${s}`,{date:Wn(i)})}function lu(e,[,t="",n=""]){return l(e,{from:Wn(t),to:Wn(n)})}function Wn(e){if(au.test(e))return l("date.bc",{year:Wn(e.replace(au,""))});let[,t,n="",o=""]=Xh.exec(e)??[],r=tr(cu.indexOf(n.toUpperCase()));return r?t?l("date.day",{day:`${Number(t)}`,month:r,year:o}):l("date.month",{month:r,year:o}):e}function tr(e){return e in cu?Ne(new Date(Hh,e,1),{month:"long"}):""}function he(e,t){if(t)return bt(t);if(!e)return"";let[n="",o="",r=""]=e.split("-").map(i=>`${Number(i)}`);return l("date.day",{day:r,month:tr(Number(o)-1),year:n})}async function uu(e,t,n){let o={from:t,to:n,language:Vt()};return A("GET",`${pe(e)}/relationship`,{query:o,isGuest:!0})}async function Ji(e,t,n={}){return A("GET",`${pe(e)}/${t}`,{query:n,isGuest:!0})}async function du(e,t){await A("POST",`${pe(e)}/history/${t}/restore`)}async function mu(e,t,n){return A("POST",`${pe(e)}/distinct`,{json:{first:t,second:n}})}async function fu(e,t,n){return A("POST",`${pe(e)}/merge`,{json:{keep:t,drop:n}})}function _e(e,t={}){let n=R.value?.tree,o=JSON.stringify(t),r=n?.treeId??"",[i,s]=v({of:0,pages:[]}),{answer:a,problem:c,again:u}=ie(()=>Ji(r,e,t),[r,n?.version,e,o]),d=i.of===a?i.pages:[],f=[a,...d].filter(Boolean),h=f.at(-1)?.cursor,g=h?m`<button type="button" class="button wide" onClick=${async()=>{try{let $=await Ji(r,e,{...t,cursor:h});s({of:a,pages:[...d,$]})}catch($){ue($)}}}>
        ${l("button.showMore")}
      </button>`:null;return{answer:a,items:f.flatMap($=>$.items??[]),problem:c,again:u,more:g}}var Jh=Array.from({length:12},(e,t)=>[String(t+1),tr(t)]);function pu(){let[e,t]=v(String(new Date().getMonth()+1)),{answer:n,items:o,problem:r,again:i}=_e("anniversaries",{month:e});return m`<label class="field">
      <span class="field-label">${l("anniversaries.month")}</span>
      <select onChange=${s=>t(s.target.value)}>
        ${Jh.map(([s,a])=>m`<option value=${s} selected=${s===e}>${a}</option>`)}
      </select>
    </label>
    <${S} error=${r} onRetry=${i} />
    ${n&&!o.length?m`<p class="hint">${l("anniversaries.none")}</p>`:null}
    <ol class="days">
      ${o.map(s=>m`<li key=${s.kind+s.personIds.join()+s.date}>
          <span class="day">${s.day}</span>
          <span>
            ${we(`anniversaries.${s.kind}`,{people:m`<${rn} ids=${s.personIds} />`,year:s.date.slice(0,4),ago:Ta(s.years),when:a=>m`<span class="hint">${a}</span>`})}
          </span>
        </li>`)}
    </ol>`}function Qh({code:e,severity:t}){return l(`checks.codes.${t==="error"&&e==="parentTooYoung"?"bornAfterOwnChild":e}`)}function hu(){let{answer:e,problem:t,again:n}=_e("checks",{limit:1}),[o,r]=v("");return e?e.counts.length?m`<ul class="groups">
    ${e.counts.map(i=>{let{code:s,severity:a}=i,c=`${a} ${s}`,u=o===c;return m`<li key=${c}>
          <button
            type="button"
            class="group ${a}"
            aria-expanded=${u}
            onClick=${()=>r(u?"":c)}
          >
            <span class="group-mark">${l(`checks.${a}`)}</span>
            <span class="group-title">${Qh(i)}</span>
            <span class="group-count">${Me(i.count)}</span>
          </button>
          ${u?m`<${eg} code=${s} severity=${a} />`:null}
        </li>`})}
  </ul>`:m`<p class="good"><${M} name="check" />${l("checks.none")}</p>`:m`<${S} error=${t} onRetry=${n} />`}function eg({code:e,severity:t}){let n={code:e,severity:t,limit:50,language:Vt()},{items:o,problem:r,again:i,more:s}=_e("checks",n);return m`<${S} error=${r} onRetry=${i} />
    <ul class="findings">
      ${o.map(a=>m`<li
          key=${a.text+a.personIds.join()}
        >
          <p>${a.text}</p>
          <p class="finding-people">
            ${a.personIds.map(c=>m`<${et} key=${c} id=${c} />`)}
          </p>
        </li>`)}
    </ul>
    ${s}`}async function tt(e){let{value:t,etag:n}=await xi("GET",sn(e),{isGuest:!0});return{person:ht(t),etag:n}}async function gu(e){return A("POST","api/persons",{json:e})}async function Qi(e,t,n){let{value:o,etag:r}=await xi("PATCH",sn(e),{json:t,ifMatch:n});return{person:o,etag:r}}async function $u(e){return A("DELETE",sn(e))}async function bu(e,t){return A("POST",`${sn(e)}/restore`,{json:{undo:t}})}async function nr(e,t){await A("POST",`${sn(e)}/photo`,{body:t})}async function wu(e){await A("DELETE",`${sn(e)}/photo`)}async function or(e){return Xt(e,{isGuest:!0})}async function yu(e){let t=[],n;do{let o=await A("GET","api/relationships",{query:{personId:e,cursor:n}});t.push(...o.items),n=o.cursor}while(n);return t}async function es(e){return A("POST","api/relationships/parent-child",{json:e})}async function ts(e){return A("POST","api/relationships/spousal",{json:e})}async function ns(e,t,n,o){return A("PATCH",vu(e,t,n),{json:o})}async function jn(e,t,n){await A("DELETE",vu(e,t,n))}function vu(e,t,n){return`api/relationships/${e}/${encodeURIComponent(t)}/${encodeURIComponent(n)}`}function sn(e){return`api/persons/${encodeURIComponent(e)}`}var tg=50,Lt=ee([]),wt=ee([]),Rt=ee(!1),rr=be(()=>Lt.value.at(-1)?.what??""),ir=be(()=>wt.value.at(-1)?.what??"");function nt(){Lt.value=[],wt.value=[],Mi()}async function ze(e,t){let n=await rs(e.act);wt.value=[],ku(e,t,n)}async function an(){let e=Lt.peek().at(-1);if(!e||Rt.peek())return;Ei();let t;try{t=await rs(e.undo)}catch(o){ue(o);return}Lt.value=Lt.value.filter(o=>o!==e),wt.value=t?[]:[...wt.value,e];let{what:n}=e;t?te(l("history.undoneForGood",{what:n})):te(l("history.undone",{what:n}),{label:l("button.redo"),act:ln})}async function ln(){let e=wt.peek().at(-1);if(!e||Rt.peek())return;Ei();let t;try{t=await rs(e.act)}catch(n){ue(n);return}wt.value=wt.value.filter(n=>n!==e),ku(e,l("history.redone",{what:e.what}),t)}function ku(e,t,n){n?(nt(),te(l("history.doneForGood",{done:t}))):(Lt.value=[...Lt.value,e].slice(-tg),Mi(),te(t,{label:l("button.undo"),act:an}))}async function rs(e){Rt.value=!0;let t,n=!1;try{t=await e()||void 0}catch(i){throw n=i instanceof Z&&!i.status,i}finally{await Ee({isQuiet:n}),Rt.value=!1}let{opens:o="",isForGood:r=!1}=t??{};return I.peek().has(o)&&W({person:o}),r}function cn(e){return e<0?l("date.bc",{year:`${-e}`}):`${e}`}function sr(e){if(!e)return"";let[t,n]=e;return t===n?cn(t):`${cn(t)}–${cn(n)}`}function un(e,t){if(e===null)return"";let n=/^\s*(?:@#[^@]*@\s*)?(ABT|CAL|EST|BET|BEF|AFT|FROM|TO)\b/i.exec(t??""),o=cn(e);switch(n?.[1]?.toUpperCase()){case void 0:return o;case"BEF":case"TO":return l("date.beforeYear",{year:o});case"AFT":case"FROM":return l("date.afterYear",{year:o});default:return l("date.aboutYear",{year:o})}}function yt(e){let t=un(Le(e),e.birthDateText),n=un(tn(e),e.deathDateText);if(!t&&!n)return"";let o=l("date.unknownYear");return n?`${t||o}–${n}`:e.living?l("date.bornYear",{year:t}):`${t}–${o}`}function vt(e){return he(e.birthDate,e.birthDateText)}function kt(e){return he(e.deathDate,e.deathDateText)}var ng={"same name":"sameName","same first name":"sameFirstName","similar names":"similarNames","one name may be short for the other":"shortName","born on the same day":"bornSameDay","born in the same year":"bornSameYear","born around the same time":"bornAround","born in the same place":"bornSamePlace","died on the same day":"diedSameDay","died in the same year":"diedSameYear","same parent":"sameParent","same spouse":"sameSpouse","parent with the same name":"parentSameName","spouse with the same name":"spouseSameName"},og=e=>On(ve(e.map(t=>l(`duplicates.reasons.${ng[t]}`))));function xu(){let{answer:e,items:t,problem:n,again:o,more:r}=_e("duplicates",{limit:25}),[i,s]=v(null);return e?t.length?m`<p class="hint">${l("duplicates.intro")}</p>
    <ul class="findings">
      ${t.map(a=>m`<li
          key=${a.personIds.join()}
        >
          <p class="pair">
            ${a.personIds.map(c=>m`<span key=${c}>
                <${et} id=${c} />
                <span class="hint"> ${rg(c)}</span>
              </span>`)}
          </p>
          <p class="hint">${og(a.reasons)}</p>
          ${ne.value?m`<button
                type="button"
                class="button small"
                onClick=${()=>s(a.personIds)}
              >
                <${M} name="merge" />${l("duplicates.compare")}
              </button>`:null}
        </li>`)}
    </ul>
    ${r}
    ${i?m`<${ig} pair=${i} onClose=${()=>s(null)} />`:null}`:m`<p class="good"><${M} name="check" />${l("duplicates.none")}</p>`:m`<${S} error=${n} onRetry=${o} />`}function rg(e){let t=I.value.get(e);return t?yt(t):""}function ig({pair:e,onClose:t}){let[n,o]=v(!0),r=ie(async()=>{let[f,h]=await Promise.all(e.map(tt));return f&&h?[f.person,h.person]:[]},e),{isBusy:i,problem:s,submit:a}=L(async()=>{let[f,h]=n?e:[e[1],e[0]],p=F(I.peek().get(f));await fu(R.peek()?.tree.treeId??"",f,h),t(),W({person:""}),nt(),await Ee(),te(l("duplicates.merged",{name:p}))}),c=L(async()=>{await mu(R.peek()?.tree.treeId??"",...e),t(),await Ee()}),[u,d]=r.answer??[];return m`<${J} title=${l("duplicates.title")} onClose=${t}>
    <form class="stack" onSubmit=${a}>
      <${S} error=${r.problem??s??c.problem} />
      ${u&&d?m`<${sg} first=${u} second=${d} keepsFirst=${n}
            onKeep=${o} />`:null}
      <p class="hint">${l("duplicates.hint")}</p>
      <div class="actions">
        <button type="submit" class="button strong" disabled=${i||!u}>
          <${M} name="merge" />${l("duplicates.merge")}
        </button>
        <button type="button" class="button" data-first disabled=${c.isBusy}
          onClick=${c.submit}>
          ${l("duplicates.differ")}
        </button>
      </div>
    </form>
  <//>`}function sg({first:e,second:t,keepsFirst:n,onKeep:o}){let r=s=>{let{parents:a,spouses:c,children:u}=Y.value,d=s.personId,f=[...a(d),...c(d),...u(d)].map(h=>h.id);return ve(f.map(h=>F(I.value.get(h))))},i=[[l("duplicates.name"),xe],[l("field.birth"),vt],[l("field.birthPlace"),s=>s.birthPlace??""],[l("field.death"),kt],[l("field.deathPlace"),s=>s.deathPlace??""],[l("duplicates.relatives"),r],[l("field.biography"),s=>s.biography??""]];return m`<table class="side-by-side">
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
      ${i.map(([s,a])=>{let c=[a(e),a(t)],u=!!(c[0]&&c[1])&&c[0]!==c[1];return c[0]||c[1]?m`<tr key=${s} class=${u?"differs":""}>
              <th scope="row">${s}</th>
              ${c.map((d,f)=>m`<td key=${f}>${d||l("person.noValue")}</td>`)}
            </tr>`:null})}
    </tbody>
  </table>`}var ag={first_name:"firstName",middle_name:"middleName",last_name:"lastName",birth_name:"birthName",preferred_name:"preferredName",suffix:"suffix",gender:"gender",birth_date:"birth",birth_date_text:"birth",birth_place:"birthPlace",death_date:"death",death_date_text:"death",death_place:"deathPlace",is_living:"living",biography:"biography"};function Su(){let{answer:e,items:t,problem:n,again:o,more:r}=_e("history",{limit:50}),[i,s]=v(!1),a=R.value?.tree.ownerId;if(e&&!t.length)return m`<p class="hint">${l("changes.none")}</p>`;let c=async u=>{s(!0);try{await du(R.value?.tree.treeId??"",u.changeId),nt(),te(l("changes.done"))}catch(d){ue(d)}await Ee(),s(!1)};return m`<p class="hint">${l("changes.hint")}</p>
    <${S} error=${n} onRetry=${o} />
    <ol class="findings">
      ${t.map(u=>m`<li key=${u.changeId}>
          <p>${we(`changes.${u.kind}`,{people:lg(u)})}</p>
          ${u.fields?m`<p class="hint">${cg(u.fields)}</p>`:null}
          <p class="hint">
            ${l("changes.by",{name:u.byName??l(u.by===a?"changes.owner":"changes.guest"),when:Ne(new Date(u.at))})}
          </p>
          ${u.canRestore?m`<button
                type="button"
                class="button small"
                disabled=${i}
                onClick=${()=>c(u)}
              >
                <${M} name="undo" />${l("changes.restore")}
              </button>`:null}
        </li>`)}
    </ol>
    ${r}`}function lg({personIds:e,name:t}){let n=e[0]??"";return t&&!I.value.has(n)?t:m`<${rn} ids=${e} />`}function cg(e){let t=ag,n=e.map(o=>{let r=t[o];return r?l(`field.${r}`):l("changes.details")});return ve([...new Set(n)])}function _u(){let{answer:e,items:t,problem:n,again:o,more:r}=_e("places",{limit:50}),[i,s]=v("");return e&&!t.length?m`<p class="hint">${l("places.none")}</p>`:m`<${S} error=${n} onRetry=${o} />
    <ul class="groups">
      ${t.map(a=>{let c=i===a.name;return m`<li key=${a.name}>
          <button
            type="button"
            class="group"
            aria-expanded=${c}
            onClick=${()=>s(c?"":a.name)}
          >
            <span class="group-title">${a.name}</span>
            <span class="group-count">${Me(ug(a))}</span>
          </button>
          ${c?m`<${dg} place=${a} />`:null}
        </li>`})}
    </ul>
    ${r}`}function ug({births:e,marriages:t,deaths:n}){return e+t+n}function dg({place:e}){let{births:t,marriages:n,deaths:o,personIds:r,personCount:i}=e,s=[t?l("places.births",{count:t}):"",n?l("places.marriages",{count:n}):"",o?l("places.deaths",{count:o}):""].filter(Boolean);return m`<div class="findings">
    <p class="hint">${ve(s)}</p>
    <ul class="rows">
      ${r.map(a=>m`<li key=${a}><${et} id=${a} /></li>`)}
    </ul>
    ${i>r.length?m`<p class="hint">
          ${l("places.others",{count:i-r.length})}
        </p>`:null}
  </div>`}var ar=320,Vn=110,mg=16,fg=6.2;function Mu({title:e,bars:t}){let n=Math.max(1,...t.map(i=>i.count)),o=ar/Math.max(1,t.length),r=Math.ceil(t.length/8);return m`<figure class="chart">
    <figcaption>${e}</figcaption>
    <svg viewBox="0 0 ${ar} ${Vn+mg}" role="img" aria-label=${hg(e,t)}>
      ${t.map((i,s)=>{let a=Math.max(i.count?2:0,i.count/n*(Vn-14)),c=s*o;return m`<g key=${i.label}>
          <rect x=${c+o*.12} y=${Vn-a} width=${o*.76} height=${a}
            rx="2"><title>${Eu(i)}</title></rect>
          ${s%r===0?m`<text x=${pg(c+o/2,i.label)} y=${Vn+12}
                text-anchor="middle">
                ${i.label}
              </text>`:null}
        </g>`})}
      <path d="M0 ${Vn}H${ar}" />
    </svg>
  </figure>`}function pg(e,t){let n=t.length*fg/2;return Math.min(ar-n,Math.max(n,e))}function Kn({title:e,bars:t}){let n=Math.max(1,...t.map(o=>o.count));return t.length?m`<figure class="chart">
    <figcaption>${e}</figcaption>
    <dl class="bars">
      ${t.map(o=>m`<div key=${o.label}>
          <dt>${o.label}</dt>
          <dd>
            <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
              <rect width=${o.count/n*100} height="8" rx="1.5" />
            </svg>
            <span>${Me(o.count)}</span>
          </dd>
        </div>`)}
    </dl>
  </figure>`:null}function hg(e,t){return l("statistics.chart",{title:e,bars:ve(t.map(Eu),{type:"unit"})})}function Eu({label:e,count:t}){return l("statistics.bar",{label:e,count:t})}var gg=24,Pu=8,$g=["sex","birthDate","birthPlace","deathDate","parents"];function Au(){let{answer:e,problem:t,again:n}=_e("stats");return e?m`<dl class="tiles">
      <${dn} label=${l("statistics.people")} value=${Me(e.persons)} />
      <${dn} label=${l("statistics.living")} value=${Me(e.living)} />
      <${dn} label=${l("statistics.couples")} value=${Me(e.couples)} />
      <${dn} label=${l("statistics.generations")} value=${Me(e.generations)} />
      <${lr} label=${l("statistics.ageAtDeath")} average=${e.ageAtDeath} />
      <${lr} label=${l("statistics.ageAtMarriage")} average=${e.ageAtMarriage} />
      <${lr} label=${l("statistics.ageOfMothers")} average=${e.ageOfMothers} />
      <${lr} label=${l("statistics.ageOfFathers")} average=${e.ageOfFathers} />
      ${e.childrenPerCouple?m`<${dn} label=${l("statistics.childrenPerCouple")}
            value=${Tu(e.childrenPerCouple)} />`:null}
    </dl>
    <${bg} answer=${e} />
    <${Kn} title=${l("statistics.lastNames")} bars=${is(e.lastNames)} />
    <${Kn} title=${l("statistics.femaleNames")} bars=${is(e.firstNamesFemale)} />
    <${Kn} title=${l("statistics.maleNames")} bars=${is(e.firstNamesMale)} />
    <${Kn} title=${l("statistics.completeness")} bars=${$g.map(o=>({label:l(`statistics.${o}`),count:Math.round((e.completeness[o]??0)*100)}))} />
    ${e.largestFamilies.length?m`<h3>${l("statistics.mostChildren")}</h3>
          <ul class="rows">
            ${e.largestFamilies.slice(0,Pu).map(o=>m`<li
                  class="row"
                  key=${o.personId}
                >
                  <span class="row-words"><${et} id=${o.personId} /></span>
                  <span class="hint">
                    ${l("statistics.children",{count:o.children})}
                  </span>
                </li>`)}
          </ul>`:null}`:m`<${S} error=${t} onRetry=${n} />`}function bg({answer:e}){let t=e.birthsByDecade.length;if(!t)return null;let n=t<=gg,r=(n?e.birthsByDecade:e.birthsByCentury).map(i=>({label:i.fromYear<0?cn(i.fromYear):l("statistics.years",{year:`${i.fromYear}`}),count:i.count}));return m`<${Mu} bars=${r}
    title=${l(n?"statistics.birthsByDecade":"statistics.birthsByCentury")} />`}function dn({label:e,value:t}){return m`<div class="tile"><dt>${e}</dt><dd>${t}</dd></div>`}function lr({label:e,average:t}){return t?m`<${dn} label=${e} value=${Tu(t.years)} />`:null}function is(e){return e.slice(0,Pu).map(t=>({label:t.name,count:t.count}))}function Tu(e){return Me(e,{minimumFractionDigits:1,maximumFractionDigits:1})}function Oe(e=""){return e.split(",").map(n=>n.trim()).filter(Boolean).join(", ")}var wg={birth:"∗",marriage:"∞",divorce:"⚮",death:"†"};function Ou(){let{answer:e,items:t,problem:n,again:o,more:r}=_e("timeline",{limit:100});return e&&!t.length?m`<p class="hint">${l("timeline.none")}</p>`:m`<${S} error=${n} onRetry=${o} />
    <ol class="timeline">
      ${t.map((i,s)=>{let a=Iu(i.sort),c=t[s-1];return m`${!c||Iu(c.sort)!==a?m`<li class="century" key=${`c${a}`}><h3>${a}</h3></li>`:null}
          <li key=${i.kind+i.personIds.join()+s}>
            <span class="sign ${i.kind}" aria-hidden="true">${wg[i.kind]}</span>
            <span>
              <span class="hint">${bt(i.dateText)}</span><br />
              ${we(`timeline.${i.kind}`,{people:m`<${rn} ids=${i.personIds} />`})}
              ${i.place?`, ${Oe(i.place)}`:null}
            </span>
          </li>`})}
    </ol>
    ${r}`}function Iu(e){let t=Number.parseInt(e,10);return l("statistics.years",{year:`${Math.floor(t/100)*100}`})}var Nu={checks:hu,duplicates:xu,statistics:Au,anniversaries:pu,timeline:Ou,places:_u,history:Su},yg=Object.keys(Nu),vg=()=>yg.filter(e=>e!=="history"||ne.value);function Du({name:e}){let t=vg(),n=t.find(a=>a===e)??"checks",o=Nu[n],r=z(null);se(()=>r.current?.focus(),[]);let i=a=>{let u={ArrowRight:1,ArrowLeft:-1}[a.key];if(!u)return;a.preventDefault();let d=t[(t.indexOf(n)+u+t.length)%t.length]??"";W({insight:d},{replace:!0}),requestAnimationFrame(()=>document.getElementById(`insight-${d}`)?.focus())},s=()=>{W({insight:""}),document.getElementById("main")?.focus()};return m`<aside class="insights" aria-label=${l("tree.insights")}>
    <header class="insights-head">
      <h2 tabindex="-1" ref=${r}>${l("tree.insights")}</h2>
      <button type="button" class="button quiet icon-only" onClick=${s}
        aria-label=${l("insights.close")} title=${l("button.close")}
      ><${M} name="close" /></button>
    </header>
    <div class="tabs" role="tablist" aria-label=${l("tree.insights")} onKeyDown=${i}>
      ${t.map(a=>m`<button
          key=${a}
          type="button"
          role="tab"
          id="insight-${a}"
          class="tab"
          aria-selected=${a===n}
          aria-controls="insight-view"
          tabindex=${a===n?0:-1}
          onClick=${()=>W({insight:a},{replace:!0})}
        >
          ${l(`insights.${a}`)}
        </button>`)}
    </div>
    <div class="insight" role="tabpanel" id="insight-view" aria-labelledby="insight-${n}"
      tabindex="0" key=${n}>
      <${o} />
    </div>
  </aside>`}var Cu=["birthDate","deathDate","marriageDate","divorceDate","adoptionDate"];function cr(e,t){let n={};for(let o of Object.keys(t)){let r=o.replace(/Text$/,"");Cu.includes(r)&&!e[o]&&e[r]?n[r]=e[r]:n[o]=e[o]??null}return n}function Lu(e){let t={...e};for(let n of Cu)t[`${n}Text`]&&delete t[n];return t}var kg=404,ot=e=>F(I.peek().get(e));async function mn(e,t,n="Biological",o=""){let[r,i]=[ot(e),ot(t)];await ze({what:l("history.connecting",{one:r,other:i}),act:async()=>{await es({parentId:e,childId:t,type:n,...o?{alsoOf:o}:{}})},undo:async()=>{o&&await Bu("parent-child",o,t),await jn("parent-child",e,t)}},o?l("history.parents",{parent:r,other:ot(o),child:i}):l("history.parent",{parent:r,child:i}))}async function ur(e,t,n={status:"Married"},o=[]){let r={one:ot(e),other:ot(t)};await ze({what:l("history.connecting",r),act:async()=>{await ts({person1Id:e,person2Id:t,parentOf:o,...n})},undo:async()=>{for(let i of o)await Bu("parent-child",t,i);await jn("spousal",e,t)}},l("history.couple",r))}async function Ru(e,t,n){let o=await ss(e,t,n),r={one:ot(t),other:ot(n)};await ze({what:l("history.disconnecting",r),act:()=>jn(e,t,n),undo:async()=>{let i={...xg(o),...zu(e,t,n)};e==="spousal"?await ts(i):await es(i)}},l("history.disconnected",r))}async function Fu(e,t,n,o,r){let i=cr(o,r),s={one:ot(t),other:ot(n)};await ze({what:l("history.editingLink",s),act:async()=>{await ns(e,t,n,r)},undo:async()=>{await ns(e,t,n,i)}},l("history.savedLink"))}async function ss(e,t,n){let o=Object.entries(zu(e,t,n));return(await yu(t)).find(i=>o.every(([s,a])=>i[s]===a))}async function Bu(e,t,n){try{await jn(e,t,n)}catch(o){if(!(o instanceof Z)||o.status!==kg)throw o}}function zu(e,t,n){return e==="spousal"?{person1Id:t,person2Id:n}:{parentId:t,childId:n}}function xg(e){let{id:t,relationshipType:n,treeId:o,createdAt:r,updatedAt:i,...s}=e;return Lu(s)}var Sg=409;function as(e){let t,n=null;return{async end(){let{person:o}=await tt(e);return n=o.photoUrl?await or(o.photoUrl).catch(()=>null):null,{undo:t}=await $u(e),H.peek().person===e&&W({person:""}),{isForGood:!t}},async goOn(){return t&&await _g(e,t),t=void 0,n&&await nr(e,n),n=null,{opens:e}}}}async function _g(e,t){try{await bu(e,t)}catch(n){if(!(n instanceof Z)||n.status!==Sg)throw n;await tt(e).catch(()=>Promise.reject(n))}}async function fn(e){let t=R.peek()?.tree.treeId??"",n=F(e),o="",r=null;return await ze({what:l("history.adding",{name:n}),act:async()=>{if(r)return r.goOn();o=(await gu({treeId:t,...e})).personId},undo:()=>(r??=as(o)).end()},l("history.added",{name:n})),o}async function Uu(e,t,n){let o=cr(e,t),r=n,i=F({...e,...t});await ze({what:l("history.editing",{name:i}),act:async()=>{await Qi(e.personId,t,r),r=""},undo:async()=>{await Qi(e.personId,o)}},l("history.saved",{name:i}))}async function Gu(e){let t=F(e),n=as(e.personId);await ze({what:l("history.deleting",{name:t}),act:n.end,undo:n.goOn},l("history.deleted",{name:t}))}async function Hu(e,t){let n=e.personId,o=e.photoUrl?await or(e.photoUrl).catch(()=>null):null,r=async i=>{i?await nr(n,i):await wu(n)};await ze({what:l("history.photo",{name:F(e)}),act:()=>r(t),undo:()=>r(o)},l(t?"history.photoSaved":"history.photoRemoved"))}async function Wu(e){let t=R.peek()?.tree;if(!t)return;let n=t.rootPersonId??null;await ze({what:l("history.root",{name:F(e)}),act:async()=>{await Dt(t.treeId,{rootPersonId:e.personId})},undo:async()=>{await Dt(t.treeId,{rootPersonId:n})}},l("history.rootSet",{name:F(e)}))}var Mg=[[/sch|sh/g,"s"],[/ph/g,"f"],[/th|dt/g,"t"],[/ck|ch|c|q/g,"k"],[/ae|oe|ue/g,e=>e.slice(0,1)],[/y|j/g,"i"],[/w/g,"v"],[/z/g,"s"],[/([^0-9])\1+/g,"$1"]];function dr(e){return Mg.reduce((t,[n,o])=>t.replace(n,o),e)}function ju(e,t){let n=Math.min(e.length,t.length),o=n>=8?2:n>=4?1:0;return!o||Math.abs(e.length-t.length)>o?!1:Eg(e,t)<=o}function Eg(e,t){let n=Array.from({length:t.length+1},(o,r)=>r);for(let o=1;o<=e.length;o++){let r=[o];for(let i=1;i<=t.length;i++){let s=(n[i-1]??0)+(e[o-1]===t[i-1]?0:1);r.push(Math.min(s,(n[i]??0)+1,(r[i-1]??0)+1))}n=r}return n[t.length]??0}var Pg=/[^\p{L}\p{N}]+/u,Ag=0,Tg=2,Ig=4,Og=6,pn=1/0,ls=be(()=>{let e=new Map,t=r=>[...new Set(Yu(r))].map(i=>{let s=e.get(i)??e.size;return e.set(i,s),s}),n=[];for(let r of I.value.values()){if(r.hidden)continue;let{also:i=[],birthPlace:s,deathPlace:a}=r,c=[...i,s,a,Le(r),tn(r)];n.push({person:r,names:t(su(r)),others:t(c.filter(Boolean).join(" "))})}let o=[...e.keys()];return{entries:n,words:o,spellings:o.map(dr)}});function hn(e,t=1/0){let n=Yu(e);if(!n.length)return[];let o=Ku(n.map(Vu));return(o.length?o:Ku(n.map(i=>Ng(i,Vu(i))))).slice(0,t).map(({person:i})=>i)}function Yu(e){return Zi(e).split(Pg).filter(Boolean)}function Vu(e){let t=dr(e),{words:n,spellings:o}=ls.value;return n.map((r,i)=>r===e?Ag:r.startsWith(e)?Tg:t.length>2&&o[i]===t?Ig:pn)}function Ng(e,t){let n=dr(e),{spellings:o}=ls.value;return t.map((r,i)=>r===pn&&ju(n,o[i]??"")?Og:r)}function Ku(e){let t=[];for(let n of ls.value.entries){let o=0;for(let r of e)if(o+=Math.min(qu(r,n.names),qu(r,n.others)+1),o===pn)break;o!==pn&&t.push({person:n.person,sum:o})}return t.sort((n,o)=>n.sum-o.sum)}function qu(e,t){let n=pn;for(let o of t)n=Math.min(n,e[o]??pn);return n}var Dg=l("canvas.nameless"),Cg={Male:"father",Female:"mother"},Lg={Male:"son",Female:"daughter"},Rg=new Intl.Segmenter,Fg=new RegExp(["Arabic","Hebrew","Syriac","Thaana","Nko","Devanagari","Bengali","Gurmukhi","Mongolian"].map(e=>`\\p{Script=${e}}`).join("|"),"u"),Bg=/[\u061c\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;function Xn(e){let t=new WeakMap;return n=>{let o=t.get(n);if(o!==void 0)return o;let r=e(n);return t.set(n,r),r}}var rt=Xn(e=>Yn([e.firstName,e.middleName,e.lastName,e.suffix])||Dg),Ue=Xn(e=>{let t=qn(e.firstName),n=qn(e.middleName).split(" ").filter(Boolean),o=[...t.split(" ").filter(Boolean),...n],[r=""]=o,i=qn(e.preferredName)||r,s=o.slice(1).map(a=>us(a)[0]??"").filter(a=>/\p{L}/u.test(a)&&a!==a.toLowerCase()).map(a=>`${a}.`);return[Yn(o),Yn([r,...s]),Yn([r,s[0]]),i].filter((a,c,u)=>a!==""&&u.indexOf(a)===c)}),gn=Xn(e=>Yn([e.lastName,e.suffix])),Zn=Xn(e=>{if(e.hidden)return"";let t=Xu(e.firstName||e.preferredName),n=Xu(e.lastName);return`${t}${n}`.toUpperCase()||"?"}),xt=Xn(e=>{if(e.hidden)return"";let t=un(Le(e),e.birthDateText),n=un(tn(e),e.deathDateText);return t&&n?`${t}–${n}`:n?l("canvas.died",{year:n}):t?e.living!==!1?l("canvas.born",{year:t}):`${t}–${l("date.unknownYear")}`:""});function cs(e,t){let n=new Set(t.children(e.personId).map(({id:i})=>i)).size,o=Cg[e.gender]??"parent",r=n>0?l(`canvas.${o}`,{count:n}):"";return[rt(e),xt(e),r].filter(Boolean).join(", ")}function Zu(e,t){let n=s=>{let a=s.slice(0,3).map(({id:c})=>rt(t.people.get(c)??e));return ve(a)},o=Lg[e.gender]??"child",r=n(t.parents(e.personId)),i=n(t.spouses(e.personId));return[cs(e,t),r&&l(`canvas.${o}`,{people:r}),i&&l("canvas.with",{people:i})].filter(Boolean).join(". ")}function Xu(e){return us(qn(e)).find(t=>/[\p{L}\p{N}]/u.test(t))??""}function us(e){return Array.from(Rg.segment(e),({segment:t})=>t)}function Ju(e){return Fg.test(e)?[e]:us(e)}function qn(e){return(e??"").replace(Bg,"").replace(/[\p{Cc}\s]+/gu," ").trim()}function Yn(e){return e.map(qn).filter(Boolean).join(" ")}function Ge({person:e,isLarge:t=!1}){let n=t?"portrait large":"portrait",o=`is-${(e.gender??"Unknown").toLowerCase()}`;if(e.photoUrl&&!e.hidden){let r=t?e.photoUrl:`${e.photoUrl}&size=small`;return m`<img class="${n} ${o}" src=${r} alt="" loading="lazy" />`}return m`<span class="${n} ${o}" aria-hidden="true">${Zn(e)||"·"}</span>`}var Qu=30,zg=3,Ug=250,ds=[];function Gg(e,t){let[n,o]=v(ds);return G(()=>{o(ds);let r=e.trim();if(!t||r.length<zg)return;let i=!1,s=setTimeout(async()=>{let a=await t(r).catch(()=>ds);i||o(a)},Ug);return()=>{i=!0,clearTimeout(s)}},[e]),n}function $n({label:e,onPick:t,onText:n,seek:o,without:r,placeholder:i=l("picker.example"),isLabelShown:s=!0,isKept:a=!1,...c}){let[u,d]=v(""),[f,h]=v(0),[p,g]=v(!1),$=z(null),y=Ve(),w=Gg(u,o),b=hn(u,Qu),k=w.filter(T=>!b.includes(T)),x=[...b,...k].slice(0,Qu).filter(T=>!r?.has(T.personId)),_=p&&u.trim()!=="";G(()=>{$.current?.querySelector("[aria-selected=true]")?.scrollIntoView({block:"nearest"})},[f,_]);let C=T=>{d(T),h(0),g(!0),n?.(T)},B=T=>{a||C(""),g(!1),t(T)},U=T=>{let ce=x[f];if(T.key==="ArrowDown")h(Math.min(f+1,x.length-1));else if(T.key==="ArrowUp")h(Math.max(f-1,0));else if(T.key==="Enter"&&_&&ce)B(ce);else if(T.key==="Escape"&&u)C("");else return;T.preventDefault(),T.stopPropagation()};return m`<div class="picker field">
    <label for=${y} class=${s?"":"visually-hidden"}>${e}</label>
    <input
      id=${y}
      type="search"
      role="combobox"
      value=${u}
      placeholder=${i}
      autocomplete="off"
      spellcheck=${!1}
      aria-expanded=${_}
      aria-controls="${y}-hits"
      aria-autocomplete="list"
      aria-activedescendant=${_&&x[f]?`${y}-${f}`:void 0}
      onInput=${T=>C(T.target.value)}
      onFocus=${()=>g(!0)}
      onBlur=${()=>g(!1)}
      onKeyDown=${U}
      ...${c}
    />
    <ul class="hits" id="${y}-hits" role="listbox" aria-label=${l("picker.hits")} ref=${$}
      hidden=${!_}>
      ${_?x.map((T,ce)=>m`<li
              key=${T.personId}
              id="${y}-${ce}"
              role="option"
              aria-selected=${ce===f}
              class="hit"
              onPointerDown=${ge=>ge.preventDefault()}
              onClick=${()=>B(T)}
            >
              <${Ge} person=${T} />
              <span class="hit-name">${F(T)}</span>
              <span class="hit-years">${yt(T)}</span>
            </li>`):null}
    </ul>
    ${_&&!x.length?m`<p class="hits none" role="status">${l("picker.none")}</p>`:null}
  </div>`}var Jn="?",ed=e=>F(I.value.get(e));function ms(e){return e.length>1?Jn:e[0]??""}function td(e,t,n){let o=Y.value.parents(t),r=n==="Biological"?0:n==="Step"?1:1/0;if(o.filter(s=>s.type==="Biological").length>r)return[];let i=new Set([t,...o.map(s=>s.id)]);return Y.value.spouses(e).map(s=>s.id).filter(s=>!i.has(s))}function fs({spouses:e,type:t,value:n,onValue:o}){if(!e.length)return null;let r=[...e.length>1?[[Jn,l("add.choose")]]:[],["",l("add.parentUnknown")],...e.map(s=>[s,ed(s)])],i=l(t==="Step"?"add.biologicalParent":"add.otherParent");return m`<${O} label=${i} value=${n} onValue=${o} options=${r} />`}function mr(e){return Y.value.children(e).filter(({id:t,type:n})=>n==="Biological"&&Y.value.parents(t).length===1).map(t=>t.id)}function ps(e){return Y.value.spouses(e).length?[]:mr(e)}function hs({ids:e,chosen:t,onChosen:n}){if(!e.length)return null;let o=(r,i)=>e.filter(s=>s===r?i:t.includes(s));return m`<fieldset class="choices">
    <legend>${l("add.alsoParent")}</legend>
    ${e.map(r=>m`<${gt} key=${r} label=${ed(r)} value=${t.includes(r)}
        onValue=${i=>n(o(r,i))} />`)}
  </fieldset>`}var Hg=["JAN","FEB","MAR","APR","MAY","JUN","JUL","AUG","SEP","OCT","NOV","DEC"],Wg=[31,29,31,30,31,30,31,31,30,31,30,31],jg=new RegExp("^(?:about|abt\\.?|around|circa|ca\\.?|c\\.|approximately|approx\\.?|roughly|~|um|etwa|ungefähr|gegen)\\s*","i"),Vg=/^(?:estimated|est\.?|probably|perhaps|maybe|vermutlich|wahrscheinlich|wohl|geschätzt)\s+/i,Kg=/^(?:calculated|cal\.?|errechnet|berechnet)\s+/i,qg=/^(?:before|bef\.?|until|by|<|vor(?: dem)?)\s*/i,Yg=/^(?:after|aft\.?|since|>|nach(?: dem)?|seit(?: dem)?)\s*/i,Xg=/^(?:between|bet\.?|zwischen|zw\.)\s+(?:dem )?(.+?)\s+(?:and|&|-|–|und(?: dem)?)\s+(.+)$/i,Zg=/^(?:from|vo[nm])\s+(.+?)\s+(?:to|until|-|–|bis(?: zum)?)\s+(.+)$/i,Jg=/^(?:from|ab|vo[nm])\s+/i,Qg=/^(?:to|bis(?: zum)?)\s+/i,e$=/^(\d{3,4})\s*[-–]\s*(\d{3,4})$/,nd=/\s*\b(?:b\.?\s?c\.?\s?e?\.?|v\.?\s?chr\.?)$/i,t$=/^(?:@#D[A-Z _]+@|GREGORIAN|JULIAN|FRENCH_R|HEBREW)\s/i;function St(e){let t=e.normalize("NFC").trim().replace(/\s+/g," ");if(!t)return null;let n=n$(t);if(n)return{text:n,words:bt(n),isPhrase:!1};let o=/^\(.*\)$/.test(t)?t:`(${t})`;return{text:o,words:o.slice(1,-1),isPhrase:!0}}function n$(e){if(t$.test(e))return e;let t=e$.exec(e);if(t&&Number(t[1])<Number(t[2]))return`BET ${t[1]} AND ${t[2]}`;let n=Xg.exec(e);if(n)return od("BET",n,"AND");let o=Zg.exec(e);if(o)return od("FROM",o,"TO");let r=[[jg,"ABT"],[Vg,"EST"],[Kg,"CAL"],[qg,"BEF"],[Yg,"AFT"],[Jg,"FROM"],[Qg,"TO"]];for(let[i,s]of r){if(!i.test(e))continue;let a=fr(e.replace(i,""));return a&&`${s} ${a}`}return/^\d{3,4}\s*\?$/.test(e)?`EST ${e.replace(/\s*\?$/,"")}`:fr(e)}function od(e,t,n){let o=fr(t[1]??""),r=fr(t[2]??"");return o&&r?`${e} ${o} ${n} ${r}`:null}function fr(e){let t=nd.test(e)?" BCE":"",n=e.replace(nd,"").replace(/(\d)(?:st|nd|rd|th)\b/gi,"$1").trim(),o=o$(n)??r$(n);return o&&o+t}function o$(e){if(/^\d{1,4}$/.test(e)&&Number(e)>0)return String(Number(e));if(/^\d{3,4}\/\d{2}$/.test(e))return e;let t=/^(\d{3,4})-(\d{1,2})(?:-(\d{1,2}))?$/.exec(e);if(t)return Ft(t[1],Number(t[2]),t[3]);let n=/^(?:(\d{1,2})\.\s?)?(\d{1,2})\.\s?(\d{3,4})$/.exec(e);if(n)return Ft(n[3],Number(n[2]),n[1]);let o=/^(\d{1,2})[/-](\d{1,2})[/-](\d{3,4})$/.exec(e);if(!o)return null;let[r,i]=[Number(o[1]),Number(o[2])];return r>12?Ft(o[3],i,String(r)):i>12?Ft(o[3],r,String(i)):r===i?Ft(o[3],r,String(r)):null}function r$(e){let t=/^(?:(\d{1,2})(?:\.\s*|\s+))?(?:of\s+)?([a-zä]{3,9})\.?,?\s+(\d{1,4}(?:\/\d{2})?)$/i,n=/^([a-zä]{3,9})\.?\s+(\d{1,2}),?\s+(\d{1,4})$/i,o=t.exec(e);if(o)return Ft(o[3],rd(o[2]),o[1]);let r=n.exec(e);return r&&Ft(r[3],rd(r[1]),r[2])}function rd(e=""){let t=e.toUpperCase();return i$.findIndex(n=>n.some(o=>o.startsWith(t)))+1}var i$=[["JANUARY","JÄNNER"],["FEBRUARY","FEBRUAR"],["MARCH","MÄRZ","MAERZ"],["APRIL"],["MAY","MAI"],["JUNE","JUNI"],["JULY","JULI"],["AUGUST"],["SEPTEMBER"],["OCTOBER","OKTOBER"],["NOVEMBER"],["DECEMBER","DEZEMBER"]];function Ft(e,t,n){let o=Hg[t-1];if(!e||!o)return null;if(n===void 0)return`${o} ${e}`;let r=Number(n);return r>=1&&r<=(Wg[t-1]??0)?`${r} ${o} ${e}`:null}function qe({label:e,value:t,onValue:n}){let o=St(t);return m`<${O}
    label=${e}
    value=${t}
    onValue=${n}
    placeholder=${l("field.dateExample")}
    hint=${s$(t,o)}
  />`}function s$(e,t){return t?t.isPhrase?/^\d{1,2}[/-]\d{1,2}[/-]\d{3,4}$/.test(e.trim())?l("field.dateUnclear"):l("field.dateUnread"):l("field.dateRead",{date:t.words}):l("field.dateHint")}var a$=["middleName","birthName","preferredName","suffix","birthPlace","deathPlace","biography"],gs=["Female","Male","Other","Unknown"].map(e=>[e,l(`gender.${e}`)]),$s=[["",l("living.auto")],["yes",l("living.yes")],["no",l("living.no")]];function He(e){return{firstName:e.firstName??"",middleName:e.middleName??"",lastName:e.lastName??"",birthName:e.birthName??"",preferredName:e.preferredName??"",suffix:e.suffix??"",gender:e.gender??"Unknown",birth:he(e.birthDate,e.birthDateText),birthPlace:e.birthPlace??"",death:he(e.deathDate,e.deathDateText),deathPlace:e.deathPlace??"",living:e.isLiving===void 0?"":e.isLiving?"yes":"no",biography:e.biography??""}}function pr(e,t){let n={};for(let o of["firstName","lastName"])e[o].trim()!==t[o]&&(n[o]=e[o].trim());e.gender!==t.gender&&(n.gender=e.gender);for(let o of a$)e[o].trim()!==t[o].trim()&&(n[o]=e[o].trim()||null);for(let o of["birth","death"])e[o].trim()!==t[o]&&(n[`${o}DateText`]=St(e[o])?.text??null);return e.living!==t.living&&(n.isLiving=e.living===""?null:e.living==="yes"),n}function id(e){let t=pr(e,He({})),n=Object.fromEntries(Object.entries(t).filter(([,r])=>r!==null)),o={firstName:e.firstName.trim(),lastName:e.lastName.trim()};return{...n,...o,gender:e.gender}}function Qn(e){return!!(e.firstName.trim()||e.lastName.trim())}function hr({draft:e,onDraft:t,isShort:n=!1}){let o=r=>({value:e[r],onValue:i=>t({...e,[r]:i})});return m`<div class="fields">
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
    <${Ie} legend=${l("field.gender")} name="gender" options=${gs}
      isLegendShown=${!0} ...${o("gender")} />
    <div class="fields">
      <${qe} label=${l("field.birth")} ...${o("birth")} />
      <${O} label=${l("field.birthPlace")} maxlength="200" ...${o("birthPlace")} />
      <${qe} label=${l("field.death")} ...${o("death")} />
      ${n?null:m`<${O} label=${l("field.deathPlace")} maxlength="200"
            ...${o("deathPlace")} />`}
    </div>
    ${n?null:m`<${Ie} legend=${l("field.living")} name="living" options=${$s}
            isLegendShown=${!0} ...${o("living")} />
          <${O} label=${l("field.biography")} type="area" rows="8" maxlength="60000"
            spellcheck=${!0} ...${o("biography")} />`}`}var gr="Partner",$r="Unknown",l$=["Married",gr,"Divorced","Widowed","Separated",$r],c$=["Married",gr,"Divorced","Widowed","Separated"],bn=l$.map(e=>[e,l(`relatives.statuses.${e}`)]),sd=$r;function ad({status:e="Married",statusDetail:t}){return e!=="Married"?e:[gr,$r].find(n=>n===t)??e}function wn(e){return[gr,$r].includes(e)?{status:"Married",statusDetail:e}:{status:e}}function yn(e){let t=c$.find(n=>n===e);return t?l(`relatives.unions.${t}`):e.toLowerCase()}var br=["Biological","Adoptive","Step","Foster"].map(e=>[e,l(`relatives.types.${e}`)]),ld="";function cd({adding:e,onClose:t}){let{kind:n,personId:o=""}=e,r=I.value.get(o),[i,s]=v("new"),a=r?l(`add.${n}`,{name:F(r)}):l("add.alone"),c=n!=="alone"&&n!=="sibling"&&I.value.size>1;return m`<${J} title=${a} onClose=${t}>
    <div class="stack">
      ${c?m`<${Ie}
            legend=${l("add.who")}
            name="add-how"
            value=${i}
            options=${[["new",l("add.new")],["there",l("add.existing")]]}
            onValue=${s}
          />`:null}
      ${i==="new"?m`<${u$} kind=${n} person=${r} onClose=${t} />`:m`<${m$} kind=${n} personId=${o} onClose=${t} />`}
    </div>
  <//>`}function u$({kind:e,person:t,onClose:n}){let[o,r]=v(He(p$(e,t))),i=t?.personId??"",s=e==="child"?Y.value.spouses(i).map(_=>_.id):[],[a,c]=v(ms(s)),u=e==="spouse"?mr(i):[],[d,f]=v(ps(i)),[h,p]=v("Biological"),g=e==="parent"?f$(t):void 0,[$,y]=v(e==="parent"?sd:"Married"),{isBusy:w,problem:b,submit:k}=L(async()=>{let _=$===ld?"":g?.personId??"",C={alsoOf:a,parentOf:d,spouseOf:_,type:h,status:$},B=await d$(e,t,id(o),C);n(),W({person:B}),K.current?.focus(B)}),x=Qn(o)?a===Jn?l("add.chooseParent"):"":l("person.nameNeeded");return m`<form class="stack" onSubmit=${k}>
    <${hr} draft=${o} onDraft=${r} isShort=${!0} />
    <div class="fields">
      <${fs} spouses=${s} type=${h} value=${a} onValue=${c} />
      ${e==="child"||e==="parent"?m`<${O} label=${l("relatives.type")} value=${h} onValue=${p}
            options=${br} />`:null}
      ${e==="spouse"?m`<${O} label=${l("relatives.status")} value=${$} onValue=${y}
            options=${bn} />`:null}
      ${g?m`<${O} label=${l("add.couple",{name:F(g)})} value=${$}
            onValue=${y} options=${[...bn,[ld,l("add.noCouple")]]} />`:null}
    </div>
    <${hs} ids=${u} chosen=${d} onChosen=${f} />
    <${S} error=${b} />
    <div class="actions">
      <button type="submit" class="button strong" disabled=${w||x}>
        ${l("button.add")}
      </button>
      <button type="button" class="button" onClick=${n}>${l("button.cancel")}</button>
      ${x?m`<p class="hint">${x}</p>`:null}
    </div>
  </form>`}async function d$(e,t,n,{alsoOf:o,parentOf:r,spouseOf:i,type:s,status:a}){if(!t||e==="alone")return fn(n);let{personId:c}=t;if(e==="spouse")return fn({...n,relative:{kind:e,personId:c,parentOf:r,...wn(a)}});if(e==="parent"){let $=i?{spouseOf:i,...wn(a)}:{};return fn({...n,relative:{kind:e,personId:c,type:s,...$}})}if(e==="child")return fn({...n,relative:{kind:e,personId:c,type:s,...o?{alsoOf:o}:{}}});let u=Y.peek().parents(c),d=u.filter($=>$.type==="Biological"),[f,h]=d.length?d:u,p=h?{alsoOf:h.id}:{},g=f?.id??"";return fn({...n,relative:{kind:"child",personId:g,...p}})}function m$({kind:e,personId:t,onClose:n}){let[o,r]=v(null),[i,s]=v("Biological"),[a,c]=v("Married"),[u,d]=v(null),[f,h]=v(ps(t)),p=o?.personId??"",g=e==="child"?td(t,p,i):[],$=`${p} ${i}`,y=o&&u?.of===$?u.id:ms(g),w=e==="spouse"?mr(t).filter(_=>_!==p):[],{isBusy:b,problem:k,submit:x}=L(async()=>{if(!o)return;let _=f.filter(C=>w.includes(C));e==="spouse"?await ur(t,p,wn(a),_):e==="parent"?await mn(p,t,i):await mn(t,p,i,y),n()});return m`<form class="stack" onSubmit=${x}>
    <${$n} label=${l("add.who")} without=${new Set([t])} isKept=${!0}
      data-first onPick=${r} />
    ${o?m`<p role="status">
          ${we("add.chosen",{name:m`<strong>${F(o)}</strong>`})}
        </p>`:null}
    ${e==="spouse"?m`<${O} label=${l("relatives.status")} value=${a} onValue=${c}
          options=${bn} />`:m`<${O} label=${l("relatives.type")} value=${i} onValue=${s}
          options=${br} />`}
    ${o?m`<${fs} spouses=${g} type=${i} value=${y}
          onValue=${_=>d({of:$,id:_})} />`:null}
    <${hs} ids=${w} chosen=${f} onChosen=${h} />
    <${S} error=${k} />
    <div class="actions">
      <button type="submit" class="button strong"
        disabled=${b||!o||y===Jn}>${l("button.connect")}</button>
      <button type="button" class="button" onClick=${n}>${l("button.cancel")}</button>
    </div>
  </form>`}function f$(e){let t=e?Y.value.parents(e.personId):[];return t.length===1?I.value.get(t[0]?.id??""):void 0}function p$(e,t){if(!t||e==="alone")return{};let{parents:n}=Y.value,o=e==="spouse"?"":t.lastName,r={Male:"Female",Female:"Male"};if(e==="spouse")return{gender:r[t.gender]??"Unknown"};if(e==="child")return{lastName:h$(t).lastName};if(e!=="parent")return{lastName:o};let[i]=n(t.personId).map(a=>I.value.get(a.id));if(!i)return{lastName:o};let s=i.gender==="Male";return{gender:r[i.gender]??"Unknown",lastName:s?"":o}}function h$(e){let[t,...n]=Y.value.spouses(e.personId),o=n.length?void 0:I.value.get(t?.id??"");return e.gender==="Female"&&o?.gender==="Male"&&o.lastName?o:e}var ud={parent:"child",child:"parent",spouse:"spouse"};function dd({ends:e,kind:t,onClose:n}){let[o,r]=e,[i,s]=v(ud[t]),a={one:F(I.value.get(o)),other:F(I.value.get(r))},c=[["parent",l("add.isParent",a)],["child",l("add.isChild",a)],["spouse",l("add.areCouple",a)]],{isBusy:u,problem:d,submit:f}=L(async()=>{i==="parent"?await mn(o,r):i==="child"?await mn(r,o):await ur(o,r),n()});return m`<${J} title=${l("kin.title")} onClose=${n}>
    <form class="stack" onSubmit=${f}>
      <fieldset class="choices">
        <legend class="visually-hidden">${l("kin.title")}</legend>
        ${c.map(([h,p])=>m`<label class="choice" key=${h}>
            <input type="radio" name="link-how" value=${h} checked=${i===h}
              data-first=${h===ud[t]?!0:void 0}
              onChange=${()=>s(h??"")} />
            <span>${p}</span>
          </label>`)}
      </fieldset>
      <${S} error=${d} />
      <div class="actions">
        <button type="submit" class="button strong" disabled=${u}>
          ${l("button.connect")}
        </button>
        <button type="button" class="button" onClick=${n}>
          ${l("button.cancel")}
        </button>
      </div>
    </form>
  <//>`}var md=50;async function fd(e){return(await A("GET",bs(e))).personId??""}async function pd(e,t){t?await A("PUT",bs(e),{json:{personId:t}}):await A("DELETE",bs(e))}async function hd(e,t,n){let o={from:t,to:n.join(","),language:Vt()};return(await A("GET",`${pe(e)}/kin-names`,{query:o})).names}function bs(e){return`${pe(e)}/home-person`}var vn=ee(""),it=be(()=>I.value.has(vn.value)?vn.value:""),Mt=ee(new Map),_t=new Set,wr=0;function yr(e){if(!it.peek())return;let t=Mt.peek(),n=e.filter(r=>!t.has(r)&&!_t.has(r)&&I.peek().has(r));if(!n.length)return;let o=_t.size===0;for(let r of n)_t.add(r);o&&wd()}async function $d(e){let t=R.peek()?.tree.treeId;if(!t)return;try{await pd(t,e)}catch(o){ue(o);return}if(R.peek()?.tree.treeId!==t)return;let n=F(I.peek().get(e||vn.peek()));vn.value=e,te(l(e?"person.isMe":"person.isNotMe",{name:n}))}function bd(e){if(!it.value)return"";if(e===it.value)return l("person.you");let t=Mt.value.get(e);return t?l("person.yourKin",{kin:t}):""}async function wd(){let e=wr,t=R.peek()?.tree.treeId??"",n=[..._t].slice(0,md),o={};try{o=await hd(t,it.peek(),n)}catch{e===wr&&(_t=new Set);return}if(e===wr){for(let r of n)_t.delete(r);Mt.value=new Map([...Mt.peek(),...n.map(r=>[r,o[r]??""])]),_t.size&&wd()}}var gd=be(()=>R.value?.tree.treeId??""),g$=be(()=>N.value?.userId??"");Te(()=>{let e=gd.value;vn.value="",!(!e||!g$.value)&&fd(e).then(t=>{gd.peek()===e&&(vn.value=t)},()=>{})});Te(()=>{R.value,it.value,wr+=1,_t=new Set;let e=it.peek();Mt.value=new Map(e?[[e,l("person.you")]]:[])});var ws=new Map;function ys(e){return`${N.peek()?.userId}/${e}`}function vr(e){return ws.get(ys(e))}function yd(e,t){ws.set(ys(e),t)}function kr(e){ws.delete(ys(e))}function vd({person:e}){let t=[vt(e),Oe(e.birthPlace)].filter(Boolean),n=[kt(e),Oe(e.deathPlace)].filter(Boolean),o=e.isLiving===!1?l("person.deathUnknown"):"",i=[[l("field.birthName"),e.birthName??""],[l("field.preferredName"),e.preferredName??""],[l("field.birth"),t.join(", ")],[l("field.death"),n.join(", ")||o],[l("field.gender"),e.gender==="Unknown"?"":l(`gender.${e.gender}`)]].filter(([,s])=>s);return m`${i.length?m`<dl class="facts">
          ${i.map(([s,a])=>m`<div key=${s}>
              <dt>${s}</dt>
              <dd>${a}</dd>
            </div>`)}
        </dl>`:m`<p class="hint">${l("person.nothingKnown")}</p>`}
    ${e.biography?m`<section class="story" aria-label=${l("field.biography")}>
          ${e.biography.split(/\n{2,}/).map((s,a)=>m`<p key=${a}>${s}</p>`)}
        </section>`:null}`}async function vs(e,t){let n=`api/persons/${encodeURIComponent(e)}/facts`;return ht(await A("GET",n,{query:{cursor:t},isGuest:!0}))}async function kd(e,t,n){let o={treeId:e,q:t,limit:`${n}`},{items:r}=await A("GET","api/persons",{query:o,isGuest:!0});return r.map(i=>i.personId)}function ks(e,t){return(e==="EVEN"||e==="FACT")&&t?t:Object.hasOwn(yo.facts.tags,e)?l(`facts.tags.${e}`):$$(e)}function xd(e){return e.split(".").map(t=>ks(t)).join(", ")}function $$(e){return e.replace(/_/g," ").trim()||e}function Sd({personId:e,version:t}){let{answer:n,problem:o,again:r}=ie(()=>vs(e),[e,t]),[i,s]=v([]),[a,c]=v(void 0),[u,d]=v(null);G(()=>{s([]),c(n?.cursor)},[n]);let f=[...n?.items??[],...i],h=async()=>{try{let p=await vs(e,a);s([...i,...p.items]),c(p.cursor),d(null)}catch(p){d(p)}};return o?m`<${S} error=${o} onRetry=${r} />`:f.length?m`<section class="more-facts" aria-label=${l("facts.title")}>
    <h3>${l("facts.title")}</h3>
    <dl class="facts">
      ${f.map((p,g)=>m`<${b$} key=${g} fact=${p} />`)}
    </dl>
    <${S} error=${u} onRetry=${h} />
    ${a?m`<button type="button" class="button quiet small" onClick=${h}>
          ${l("button.showMore")}
        </button>`:null}
  </section>`:null}function b$({fact:e}){let t=e.partnerId?I.value.get(e.partnerId):void 0,n=e.date?bt(e.date):"",o=[e.value,n,Oe(e.place)].filter(Boolean).join(", "),r=ks(e.tag,e.type),i=e.type&&e.type!==r?e.type:"";return m`<div>
    <dt>${r}</dt>
    <dd>
      ${o?m`<p>${o}</p>`:null}
      ${i?m`<p class="hint">${i}</p>`:null}
      ${t?m`<p class="hint">${l("facts.with",{name:F(t)})}</p>`:null}
      ${_d(e.details)} ${Md(e.notes)}
      ${e.media?.length?m`<ul>
            ${e.media.map((s,a)=>m`<li key=${a}>
                ${[s.title,s.file].filter(Boolean).join(" · ")}
              </li>`)}
          </ul>`:null}
      ${e.citations?.length?m`<ul class="citations" aria-label=${l("facts.sources")}>
            ${e.citations.map((s,a)=>m`<${w$} key=${a} citation=${s} />`)}
          </ul>`:null}
    </dd>
  </div>`}function w$({citation:e}){let{title:t,author:n,publication:o,page:r,text:i}=e,s=[n,o].filter(Boolean).join(", ");return m`<li>
    <cite>${t||l("facts.source")}</cite>${r?`, ${r}`:""}
    ${s?m`<p>${s}</p>`:null}
    ${i?m`<blockquote>${i}</blockquote>`:null}
    ${_d(e.details)} ${Md(e.notes)}
  </li>`}function _d(e=[]){return e.map(({tag:t,value:n},o)=>m`<p key=${o} class="hint">
      ${l("facts.detail",{label:xd(t),value:n??""})}
    </p>`)}function Md(e=[]){return e.map((t,n)=>m`<p key=${n} class="fact-note">${t}</p>`)}var Sr="print-sheet",_r=ee(!1),xr=null;window.addEventListener("beforeprint",Pd);window.addEventListener("afterprint",()=>{_r.value=!1,document.getElementById(Sr)?.remove(),xr=null});async function Mr(){Pd();let e=()=>new Promise(requestAnimationFrame);await e(),await e(),window.print()}async function Ed(e){xr=e,await Mr()}function Pd(){_r.value=!0,document.getElementById(Sr)?.remove(),xr?y$(xr):K.current&&v$(K.current.svg())}function y$(e){let t=document.createElement("div");t.id=Sr,t.append(e.cloneNode(!0)),document.body.append(t)}function v$(e){let t=document.createElement("div");t.id=Sr;let n=new DOMParser().parseFromString(e,"image/svg+xml"),o=document.importNode(n.documentElement,!0),[,,r=0,i=0]=(o.getAttribute("viewBox")??"").split(" ").map(Number);t.classList.toggle("wide",r>i),t.append(o),document.body.append(t)}async function Ad(e){return ht(await A("GET",Id(e,"ahnentafel"),{isGuest:!0})).items}async function Td(e){return(await A("GET",Id(e,"descendants"),{isGuest:!0})).items}function Id(e,t){return`api/persons/${encodeURIComponent(e)}/${t}`}var k$="*",x$="†";function kn(e){return[Od(k$,vt(e),e.birthPlace),Od(x$,kt(e),e.deathPlace)].filter(Boolean)}function Od(e,t,n){let o=[t,Oe(n)].filter(Boolean).join(", ");return o&&`${e} ${o}`}function Nd({person:e}){let t=e.personId,{answer:n,problem:o,again:r}=ie(()=>Ad(t),[t,R.value?.tree.version]);return n?[...new Set(n.map(s=>s.generation))].map(s=>m`<section key=${s}>
      <h4>${l("reports.generation",{number:s+1})}</h4>
      <ul class="report-lines">
        ${n.filter(a=>a.generation===s).map(a=>m`<${S$} key=${a.number} one=${a} />`)}
      </ul>
    </section>`):m`<${S} error=${o} onRetry=${r} />`}function S$({one:e}){let t=I.value.get(e.personId),n=!t||e.sameAs?[]:kn(t);return m`<li>
    <span class="report-number">${e.number}</span>
    <span class="report-name">${t?xe(t):e.name}</span>
    ${e.sameAs?m`<span class="hint">${l("reports.sameAs",{number:e.sameAs})}</span>`:m`<span class="report-life">${n.join("  ")}</span>`}
  </li>`}function Dd({person:e}){let t=e.personId,{answer:n,problem:o,again:r}=ie(()=>Td(t),[t,R.value?.tree.version]);return n?m`<ul class="report-lines">
    ${M$(n).map(i=>m`<${_$} key=${i.number} one=${i} />`)}
  </ul>`:m`<${S} error=${o} onRetry=${r} />`}function _$({one:{number:e,again:t,id:n}}){let o=I.value.get(n);if(!o)return null;let r=Y.value.spouses(n).flatMap(s=>I.value.get(s.id)??[]),i=r.length?l("reports.marriedTo",{people:ve(r.map(xe))}):"";return m`<li class="report-depth-${Math.min(e.split(".").length,6)}">
    <span class="report-number">${e}</span>
    <span class="report-name">${xe(o)}</span>
    ${t?m`<span class="hint">${l("reports.sameAs",{number:t})}</span>`:m`<span class="report-life">
          ${[...kn(o),i].filter(Boolean).join("  ")}
        </span>`}
  </li>`}function M$(e){let t=e.flatMap(({personId:o,numbers:r})=>r.map((i,s)=>({number:i,again:s?r[0]??"":"",id:o}))),n=({number:o})=>o.split(".").map(r=>r.padStart(5,"0")).join(".");return t.sort((o,r)=>n(o)<n(r)?-1:1)}function Cd({person:e}){let t=e.personId,{parents:n,children:o,spouses:r}=Y.value,i=new Set,s=r(t).map(({id:c,link:u})=>{let d=o(t).filter(f=>n(f.id).some(h=>h.id===c));for(let f of d)i.add(f.id);return{other:c,link:u,theirs:d}}),a=o(t).filter(c=>!i.has(c.id));return m`<${Ss} ids=${[t]} />
    <${xs} title=${l("relatives.parents")} ids=${n(t).map(c=>c.id)} />
    ${s.map(({other:c,link:u,theirs:d})=>m`<section key=${c}>
        <h4>${l("reports.couple",{name:P$(c)})}</h4>
        <p class="report-life">${E$(u)}</p>
        <${Ss} ids=${[c]} />
        <${xs} title=${l("relatives.children")} ids=${d.map(f=>f.id)} />
      </section>`)}
    <${xs}
      title=${l(s.length?"reports.otherChildren":"relatives.children")}
      ids=${a.map(c=>c.id)}
    />`}function xs({title:e,ids:t}){return t.length?m`<section>
    <h5>${e}</h5>
    <${Ss} ids=${t} />
  </section>`:null}function Ss({ids:e}){let t=e.flatMap(n=>I.value.get(n)??[]);return m`<ul class="report-lines">
    ${t.map(n=>m`<li key=${n.personId}>
        <span class="report-name">${xe(n)}</span>
        <span class="report-life">${kn(n).join("  ")}</span>
      </li>`)}
  </ul>`}function E$(e){let n=[he(e.marriageDate,e.marriageDateText),Oe(e.marriagePlace)].filter(Boolean).join(", ");return n&&l("reports.wedding",{words:n})}function P$(e){let t=I.value.get(e);return t?xe(t):""}var Ld={family:Cd,ahnentafel:Nd,descendants:Dd};function Rd({personId:e,onClose:t}){let[n,o]=v("family"),r=z(null),i=I.value.get(e);if(!i)return null;let s=xe(i),a=Object.keys(Ld).map(c=>[c,l(`reports.${c}`)]);return m`<${J} title=${l("reports.title")} onClose=${t}>
    <div class="report-choice">
      <${Ie}
        legend=${l("reports.title")}
        name="report"
        value=${n}
        options=${a}
        onValue=${o}
      />
      <button
        type="button"
        class="button"
        onClick=${()=>r.current&&Ed(r.current)}
      >
        <${M} name="print" />${l("reports.print")}
      </button>
    </div>
    <article class="report-sheet" ref=${r} aria-label=${l("reports.title")}>
      <h3>${l(`reports.of.${n}`,{name:s})}</h3>
      <${Ld[n]} key=${n} person=${i} />
    </article>
  <//>`}var A$=20,T$=[["Divorced",l("relatives.statuses.Divorced")],["Separated",l("relatives.statuses.Separated")],["Widowed",l("relatives.statuses.Widowed")],["Married",l("relatives.statuses.Unknown")]];function Er(e=[]){return e.map((t,n)=>({key:n,before:t,status:t.status,married:he(t.marriageDate,t.marriageDateText),marriagePlace:t.marriagePlace??"",divorced:he(t.divorceDate,t.divorceDateText),notes:t.notes??""}))}function Bd(e,t=[]){if(JSON.stringify(e)!==JSON.stringify(Er(t)))return e.length?e.map(I$):null}function I$({before:e,status:t,married:n,marriagePlace:o,divorced:r,notes:i}){let{marriageDate:s,marriageDateText:a,divorceDate:c,divorceDateText:u}=e;return{status:t,...Fd("marriageDate",n,s,a),...Fd("divorceDate",r,c,u),...o.trim()?{marriagePlace:o.trim()}:{},...i.trim()?{notes:i.trim()}:{}}}function Fd(e,t,n,o){if(t!==he(n,o))o=St(t)?.text;else if(!o&&n)return{[e]:n};return o?{[`${e}Text`]:o}:{}}function zd({drafts:e,onDrafts:t}){let n=()=>{let o=Math.max(-1,...e.map(i=>i.key))+1,[r]=Er([{status:"Divorced"}]);r&&t([...e,{...r,key:o}])};return m`${e.map((o,r)=>{let i=e.length>1?`${r+1}`:"",s=a=>({value:o[a],onValue:c=>t(e.map(u=>u===o?{...u,[a]:c}:u))});return m`<fieldset class="earlier stack" key=${o.key}>
        <legend>
          ${i?l("relatives.earlierNumber",{number:i}):l("relatives.earlier")}
        </legend>
        <div class="fields">
          <${qe} label=${l("relatives.married")} ...${s("married")} />
          <${O} label=${l("relatives.marriagePlace")} maxlength="200"
            ...${s("marriagePlace")} />
          <${O} label=${l("relatives.ended")} options=${T$} ...${s("status")} />
          ${o.status==="Divorced"||o.divorced?m`<${qe} label=${l("relatives.divorced")} ...${s("divorced")} />`:null}
        </div>
        <${O} label=${l("relatives.notesLabel")} type="area" rows="2" maxlength="2000"
          ...${s("notes")} />
        <button type="button" class="button quiet small"
          onClick=${()=>t(e.filter(a=>a!==o))}>
          <${M} name="bin" />${i?l("relatives.removeEarlierNumber",{number:i}):l("relatives.removeEarlier")}
        </button>
      </fieldset>`})}
    ${e.length<A$?m`<button type="button" class="button quiet small add-earlier" onClick=${n}>
          <${M} name="plus" />${l("relatives.addEarlier")}
        </button>`:null}`}function Ud(e=[]){return e.map(O$).join("; ")}function O$({status:e,...t}){let n=he(t.marriageDate,t.marriageDateText),o=he(t.divorceDate,t.divorceDateText),r=e==="Married"?"":yn(e),i=o?l("relatives.divorcedOn",{date:o}):r;return[n?l("relatives.marriedOn",{date:n}):"",i].filter(Boolean).join(", ")||yn("Married")}function Hd({kind:e,first:t,second:n,onClose:o}){let r=ie(()=>ss(e,t,n),[e,t,n]),i=l("relatives.pair",{one:F(I.value.get(t)),other:F(I.value.get(n))});return m`<${J} title=${i} onClose=${o}>
    <${S} error=${r.problem} onRetry=${r.again} />
    ${r.answer?m`<${N$} kind=${e} first=${t} second=${n} link=${r.answer}
          onClose=${o} />`:null}
  <//>`}function N$({kind:e,first:t,second:n,link:o,onClose:r}){let i=e==="spousal",[s,a]=v(Gd(o)),[c,u]=v(Er(o.previousUnions)),d=g=>({value:s[g],onValue:$=>a({...s,[g]:$})}),{isBusy:f,problem:h,submit:p}=L(async()=>{let g=D$(s,Gd(o),i),$=Bd(c,o.previousUnions);$!==void 0&&(g.previousUnions=$),Object.keys(g).length&&await Fu(e,t,n,o,g),r()});return m`<form class="stack" onSubmit=${p}>
    <div class="fields">
      ${i?m`<${O} label=${l("relatives.status")} options=${bn}
              ...${d("status")} />
            <${qe} label=${l("relatives.married")} ...${d("married")} />
            <${O} label=${l("relatives.marriagePlace")} maxlength="200"
              ...${d("marriagePlace")} />
            <${qe} label=${l("relatives.divorced")} ...${d("divorced")} />`:m`<${O} label=${l("relatives.type")} options=${br}
              ...${d("type")} />
            ${s.type==="Adoptive"?m`<${qe} label=${l("relatives.adopted")} ...${d("adopted")} />`:null}`}
    </div>
    <${O} label=${l("relatives.notesLabel")} type="area" rows="3" maxlength="2000"
      ...${d("notes")} />
    ${i?m`<${zd} drafts=${c} onDrafts=${u} />`:null}
    <${S} error=${h} />
    <div class="actions">
      <button type="submit" class="button strong" disabled=${f}>${l("button.save")}</button>
      <button type="button" class="button" onClick=${r}>${l("button.cancel")}</button>
    </div>
  </form>`}function Gd(e){return{type:String(e.type??"Biological"),status:ad(e),married:he(e.marriageDate,e.marriageDateText),divorced:he(e.divorceDate,e.divorceDateText),adopted:he(e.adoptionDate,e.adoptionDateText),marriagePlace:String(e.marriagePlace??""),notes:String(e.notes??"")}}function D$(e,t,n){let o={},r=n?[["married","marriageDateText"],["divorced","divorceDateText"]]:[["adopted","adoptionDateText"]];for(let[i,s]of r)e[i]!==t[i]&&(o[s]=St(e[i])?.text??null);return e.notes!==t.notes&&(o.notes=e.notes.trim()||null),n&&e.marriagePlace!==t.marriagePlace&&(o.marriagePlace=e.marriagePlace.trim()||null),n&&e.status!==t.status&&Object.assign(o,{statusDetail:null},wn(e.status)),!n&&e.type!==t.type&&(o.type=e.type),o}var C$=["Adoptive","Step","Foster","Half"],L$={parent:"button.addParent",spouse:"button.addSpouse",child:"button.addChild",sibling:"button.addSibling"};function jd({person:e,onAdd:t}){let[n,o]=v(null),r=e.personId,i=[[l("relatives.parents"),"parent",Wd(r)],[l("relatives.spouses"),"spouse",B$(r)],[l("relatives.children"),"child",F$(r)],[l("relatives.siblings"),"sibling",G$(r)]];return m`<div class="kin-lists">
    ${i.map(([s,a,c])=>c.length||ne.value?m`<section key=${a} aria-label=${s}>
            <header class="kin-list-head">
              <h3>${s}</h3>
              ${ne.value&&(a!=="sibling"||Wd(r).length)?m`<button
                    type="button"
                    class="button quiet small"
                    onClick=${()=>t({kind:a,personId:r})}
                  >
                    <${M} name="plus" />${l(L$[a])}
                  </button>`:null}
            </header>
            <ul class="rows">
              ${c.map(u=>m`<${R$} key=${u.id} one=${u}
                  onEdit=${()=>o(u)} />`)}
            </ul>
          </section>`:null)}
    ${n?.link?m`<${Hd} ...${n.link} onClose=${()=>o(null)} />`:null}
  </div>`}function R$({one:e,onEdit:t}){let n=I.value.get(e.id);if(!n)return null;let{link:o}=e;return m`<li class="row kin-row">
    <${Ge} person=${n} />
    <span class="row-words">
      <button type="button" class="link" onClick=${()=>{W({person:e.id}),K.current?.focus(e.id)}}>${F(n)}</button>
      <span class="hint">${[yt(n),e.note].filter(Boolean).join(" · ")}</span>
    </span>
    ${o&&ne.value?m`<${Ke}
          label=${l("relatives.menu",{name:F(n)})}
          items=${[{label:l("relatives.edit"),icon:"edit",act:t},{label:l("relatives.remove"),icon:"unlink",act:()=>Ru(o.kind,o.first,o.second).catch(ue)}]}
        />`:null}
  </li>`}function _s(e){let t=C$.find(n=>n===e);return t?l(`relatives.notes.${t}`):""}function Wd(e){return Y.value.parents(e).map(t=>({id:t.id,note:_s(t.type),link:{kind:"parent-child",first:t.id,second:e}}))}function F$(e){return Y.value.children(e).map(t=>({id:t.id,note:_s(t.type),link:{kind:"parent-child",first:e,second:t.id}}))}function B$(e){return Y.value.spouses(e).map(({id:t,link:n})=>({id:t,note:[z$(n),U$(n)].filter(Boolean).join(" · "),link:{kind:"spousal",first:n.person1Id,second:n.person2Id}}))}function z$(e){let t=he(e.marriageDate,e.marriageDateText),n=e.status!=="Married"||e.statusDetail!=="Unknown",o=e.statusDetail==="Unknown"?"":e.statusDetail,r=n&&(o||e.status)||"",i=t?l("relatives.marriedOn",{date:t}):"";return r==="Married"?i||yn(r):[yn(r),i].filter(Boolean).join(", ")}function U$({previousUnions:e}){return e?.length?l("relatives.previously",{unions:Ud(e)}):""}function G$(e){return iu(e).map(t=>({id:t.id,note:_s(t.how)}))}var H$=412,W$=["firstName","middleName","lastName","birthName","preferredName","suffix","gender","birth","birthPlace","death","deathPlace","living","biography"];function Kd({person:e,etag:t,onDone:n,onFresh:o}){let{personId:r}=e,i=vr(r),[s,a]=v(i?.known??{person:e,etag:t}),[c,u]=v(i?.draft??He(e)),[d,f]=v(null),h=z(null);se(()=>h.current?.querySelector("input")?.focus(),[]);let p=async x=>{let _=pr(c,He(s.person));Object.keys(_).length&&await Uu(x.person,_,x.etag),g()},g=()=>{kr(r),n()},{isBusy:$,problem:y,submit:w}=L(async()=>{try{await p(s)}catch(x){if(!(x instanceof Z&&x.status===H$))throw x;f(await tt(r))}}),b=L(async()=>{d&&await p(d)}),k=Qn(c)||!Qn(He(s.person));return m`<form class="person-form stack" ref=${h} onSubmit=${w}
    aria-label=${l("button.edit")}
    onKeyDown=${x=>{x.key==="Escape"&&n()}}>
    <${hr}
      draft=${c}
      onDraft=${x=>{u(x),Object.keys(pr(x,He(s.person))).length?yd(r,{draft:x,known:s}):kr(r)}}
    />
    <${S} error=${y??b.problem} />
    ${d?m`<${j$}
          draft=${c}
          before=${He(s.person)}
          theirs=${He(d.person)}
          isBusy=${b.isBusy}
          onMine=${b.submit}
          onTheirs=${()=>{a(d),u(He(d.person)),kr(r),f(null),o()}}
        />`:m`<div class="actions sticky">
          <button type="submit" class="button strong" disabled=${$||!k}>
            ${l("button.save")}
          </button>
          <button type="button" class="button" onClick=${g}>${l("button.cancel")}</button>
          ${k?null:m`<p class="hint">${l("person.nameNeeded")}</p>`}
        </div>`}
  </form>`}function j$({draft:e,before:t,theirs:n,isBusy:o,onMine:r,onTheirs:i}){let s=W$.filter(c=>n[c]!==t[c]),a=z(null);return se(()=>a.current?.focus(),[]),m`<section class="stale" role="alert" tabindex="-1" ref=${a}>
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
            <td>${Vd(c,n[c])}</td>
            <td>${Vd(c,e[c])}</td>
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
  </section>`}function Vd(e,t){return{gender:gs,living:$s}[String(e)]?.find(([o])=>o===t)?.[1]||t||l("person.noValue")}var V$="image/jpeg,image/png,image/webp,image/gif";function qd({person:e}){let[t,n]=v(!1),o=z(null);if(!ne.value||e.hidden)return m`<${Ge} person=${e} isLarge=${!0} />`;let r=async s=>{s===void 0||t||(n(!0),await Hu(e,s).catch(ue),n(!1))},i=F(e);return m`<div class="photo" aria-busy=${t}>
    <${Ge} person=${e} isLarge=${!0} />
    <button
      type="button"
      class="photo-button"
      aria-label=${l(e.photoUrl?"person.changePhotoOf":"person.addPhotoOf",{name:i})}
      title=${l(e.photoUrl?"person.changePhoto":"person.addPhoto")}
      onClick=${()=>o.current?.click()}
    >
      <${M} name="camera" />
    </button>
    ${e.photoUrl?m`<button
          type="button"
          class="photo-button remove"
          aria-label=${l("person.removePhotoOf",{name:i})}
          title=${l("person.removePhoto")}
          onClick=${()=>r(null)}
        >
          <${M} name="close" />
        </button>`:null}
    <input
      type="file"
      hidden
      ref=${o}
      accept=${V$}
      aria-label=${l("person.photo")}
      onChange=${s=>{let[a]=s.target.files;s.target.value="",r(a)}}
    />
  </div>`}function Yd({personId:e,onAdd:t}){let n=I.value.get(e),[o,r]=v(!1),{answer:i,problem:s,again:a,settled:c}=ie(()=>tt(e),[e]),u=z(null),d=z(n),f=z(!1);if(se(()=>{document.activeElement?.closest(".stage, .list-view, .panel, .insights")||u.current?.focus()},[e]),se(()=>{f.current&&!o&&document.getElementById("edit-person")?.focus(),f.current=o},[o]),se(()=>{d.current!==n&&!o&&a(),d.current=n},[n]),G(()=>yr([e]),[e,it.value,n]),!n)return null;let h=bd(e),p=i?.person??n,g=async()=>{await c(),r(!0)},$=()=>{W({person:""}),document.getElementById("main")?.focus()};return m`<aside class="panel" aria-label=${F(n)}>
    <header class="panel-head">
      <${qd} person=${p} />
      <div class="panel-title">
        <h2 tabindex="-1" ref=${u}>${xe(n)}</h2>
        <p class="hint">${yt(n)}</p>
        ${h?m`<p class="panel-kin">${h}</p>`:null}
      </div>
      <button type="button" class="button quiet icon-only panel-close" onClick=${$}
        aria-label=${l("button.close")} title=${l("button.close")}
      ><${M} name="close" /></button>
    </header>
    ${n.hidden?m`<p class="panel-hidden">
          <${M} name="lock" />${l("person.hidden")}
        </p>`:null}
    ${o&&i?m`<${Kd}
          person=${i.person}
          etag=${i.etag}
          onDone=${()=>{r(!1),a()}}
          onFresh=${a}
        />`:m`${n.hidden?null:m`<${K$} person=${p} onEdit=${g} />`}
          <${S} error=${s} onRetry=${a} />
          ${vr(e)?m`<p class="hint unsaved" role="status">${l("person.unsaved")}</p>`:null}
          ${n.hidden?null:m`<${vd} person=${p} />`}
          <${jd} person=${n} onAdd=${t} />
          ${n.hidden?null:m`<${Sd} personId=${e} version=${n} />`}`}
  </aside>`}function K$({person:e,onEdit:t}){let n=e.personId,[o,r]=v(!1),{view:i}=H.value,s=i==="tree"||i==="list"?"hourglass":i,a=()=>{i==="list"&&W({view:"tree"}),requestAnimationFrame(()=>K.current?.focus(n))},c=d=>d.catch(ue),u=[{label:l("reports.open"),icon:"list",act:()=>r(!0)}];if(N.value){let d=it.value===n;u.push({label:l(d?"person.notMe":"person.me"),icon:"person",act:()=>{$d(d?"":n)}})}return on.value&&R.value?.tree.rootPersonId!==n&&u.push({label:l("person.makeRoot"),icon:"root",act:()=>c(Wu(e))}),ne.value&&u.push({label:l("button.delete"),icon:"bin",isDanger:!0,act:()=>c(Gu(e))}),m`<div class="panel-deeds">
      ${ne.value?m`<button type="button" class="button" id="edit-person" onClick=${t}>
            <${M} name="edit" />${l("button.edit")}
          </button>`:null}
      <button type="button" class="button" onClick=${a}>
        <${M} name="tree" />${l("person.showInTree")}
      </button>
      <button type="button" class="button" title=${l("person.chartHint")}
        onClick=${()=>W({view:s,root:n})}>
        <${M} name=${s} />${l(`person.chart.${s}`)}
      </button>
      <${Ke} label=${l("button.moreFor",{name:F(e)})} items=${u} />
    </div>
    ${o?m`<${Rd} personId=${n} onClose=${()=>r(!1)} />`:null}`}var q$={pedigree:["parent"],fan:["parent"],descendants:["child"],hourglass:["parent","child"]},Y$={parent:"noParents",child:"noChildren"},X$={parent:"button.addParent",child:"button.addChild"};function Xd({onAdd:e}){let{view:t,root:n}=H.value,o=I.value.get(n||er.value),r=q$[t]??[];if(!o||r.length===0)return null;let{personId:i}=o,{parents:s,children:a}=Y.value;if(r.some(u=>(u==="parent"?s:a)(i).length>0))return null;let c=r[1]?"noParentsOrChildren":Y$[r[0]??"parent"];return m`<div class="chart-note" role="status">
    <p>${l(`tree.${c}`)}</p>
    ${ne.value?r.map(u=>m`<button key=${u} type="button" class="button small"
            onClick=${()=>e(u,i)}
          ><${M} name="plus" />${l(X$[u])}</button>`):null}
  </div>`}function Jd({first:e,onPath:t,onClose:n}){let[o,r]=v(e),[i,s]=v(""),[a,c]=v(null),[u,d]=v(null),f=z(null);return se(()=>f.current?.querySelector("input")?.focus(),[]),G(()=>{c(null),d(null),t(null);let h=R.peek()?.tree.treeId;if(!o||!i||!h)return;let p=!0;return uu(h,o,i).then(g=>{p&&(c(g),t(g.path.length?g.path.map($=>$.personId):null))},g=>p&&d(g)),()=>{p=!1}},[o,i]),m`<section class="kin-bar" aria-label=${l("kin.title")} ref=${f}
    onKeyDown=${h=>{h.key==="Escape"&&n()}}>
    <header class="kin-head">
      <h2>${l("kin.title")}</h2>
      <button type="button" class="button quiet icon-only" aria-label=${l("kin.close")}
        onClick=${n}><${M} name="close" /></button>
    </header>
    <div class="kin-two">
      <${Zd} label=${l("kin.first")} id=${o} other=${i} onPick=${r} />
      <button
        type="button"
        class="button quiet icon-only"
        aria-label=${l("kin.swap")}
        title=${l("kin.swap")}
        disabled=${!o||!i}
        onClick=${()=>{r(i),s(o)}}
      >
        <${M} name="kin" />
      </button>
      <${Zd} label=${l("kin.second")} id=${i} other=${o} onPick=${s} />
    </div>
    <${S} error=${u} />
    <div role="status">
      ${a?m`<${Z$} kinship=${a} from=${o} to=${i} />`:null}
    </div>
  </section>`}function Zd({label:e,id:t,other:n,onPick:o}){let r=I.value.get(t);return r?m`<div class="field">
    <span class="field-label">${e}</span>
    <span class="chosen">
      <${Ge} person=${r} /><span class="chosen-name">${F(r)}</span>
      <button type="button" class="button quiet icon-only"
        aria-label=${l("kin.change",{name:F(r)})}
        onClick=${()=>o("")}><${M} name="close" /></button>
    </span>
  </div>`:m`<${$n}
      label=${e}
      without=${new Set([n])}
      onPick=${i=>o(i.personId)}
    />`}function Z$({kinship:e,from:t,to:n}){let o=F(I.value.get(t)),r=F(I.value.get(n));if(!e.name)return m`<p>${l("kin.none",{one:o,other:r})}</p>`;let s=e.commonAncestors.filter(u=>u!==t&&u!==n).map(u=>F(I.value.get(u))),a=e.path.map((u,d)=>J$(e,d)),c=!a.some(u=>["Adoptive","Foster","Step"].includes(u));return m`<p class="kin-words">
      <strong>${l("kin.is",{one:o,other:r,kin:e.name})}</strong>
      ${e.reverseName?m`<br />${l("kin.is",{one:r,other:o,kin:e.reverseName})}`:null}
    </p>
    ${s.length?m`<p class="hint">
          ${l(c?"kin.descend":"kin.belong",{people:ve(s)})}
        </p>`:null}
    <details open>
      <summary>${l("kin.path",{count:e.path.length-1})}</summary>
      <ol class="kin-path">
        ${e.path.map((u,d)=>{let f=I.value.get(u.personId),h=I.value.get(e.path[d-1]?.personId??"");return m`<li key=${u.personId}>
            <button type="button" class="link" onClick=${()=>W({person:u.personId})}>
              ${F(f)}
            </button>
            ${u.step&&h?m`<span class="hint">
                  ${l("kin.step",{name:F(h),kin:Q$(u.step,f,a[d]??"")})}
                </span>`:null}
          </li>`})}
      </ol>
    </details>`}function J$({path:e},t){let{personId:n="",step:o=""}=e[t]??{},r=e[t-1]?.personId??"",{parents:i,children:s,spouses:a}=Y.value;return o==="spouse"?a(r).find(u=>u.id===n)?.link.status??"":(o==="parent"?i(r):s(r)).find(u=>u.id===n)?.type??""}function Q$(e,t,n){let o=t?.gender,r=o==="Male"||o==="Female"?o:"Neutral";return e==="spouse"?l(`kin.spouse.${n==="Divorced"?n:"Married"}.${r}`):l(`kin.${e==="parent"?"parent":"child"}.${n||"Biological"}.${r}`)}var Pr=52,Qd=8,eb=["name","born","place","died","children"],em=new Intl.Collator(Xe(),{sensitivity:"base",numeric:!0,ignorePunctuation:!0}).compare;function tm(){let[e,t]=v("name"),[n,o]=v(!1),[r,i]=v(""),s=ft(()=>ob(r.trim()?hn(r):[...I.value.values()],e,n),[I.value,r,e,n]),a=z(null),c=z(null),u=nb(a,s.length),[d,f]=_r.value?[0,s.length]:u;se(()=>{c.current?.style.setProperty("--above",`${d*Pr}px`),c.current?.style.setProperty("--below",`${(s.length-f)*Pr}px`)});let h=p=>{o(p===e?!n:!1),t(p)};return m`<section class="list-view" aria-label=${l("list.title")}>
    <h1 class="printed-only">${R.value?.tree.treeName}</h1>
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
            ${eb.map(p=>m`<th
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
          ${s.slice(d,f).map((p,g)=>m`<${tb} key=${p.personId} person=${p}
              number=${d+g+2} />`)}
          <tr class="room below" aria-hidden="true"><td colspan="5"></td></tr>
        </tbody>
      </table>
    </div>
  </section>`}function tb({person:e,number:t}){let n=H.value.person===e.personId;return m`<tr
    aria-rowindex=${t}
    class=${n?"row-open":""}
    onClick=${()=>W({person:e.personId})}
  >
    <th scope="row" class="col-name">
      <span class="list-name">
        <${Ge} person=${e} />
        <button type="button" class="link" aria-expanded=${n}>${xe(e)}</button>
        ${e.hidden?m`<${M} name="lock" />`:null}
      </span>
    </th>
    <td class="col-born">${vt(e)}</td>
    <td class="col-place">${Oe(e.birthPlace)}</td>
    <td class="col-died">${kt(e)}</td>
    <td class="col-children">${Y.value.children(e.personId).length||""}</td>
  </tr>`}function nb(e,t){let[n,o]=v([0,40]);return G(()=>{let r=e.current;if(!r)return;let i=()=>{let a=Math.floor(r.scrollTop/Pr)-Qd,c=Math.ceil(r.clientHeight/Pr)+2*Qd,u=Math.max(0,Math.min(a,t-1));o(d=>d[0]===u&&d[1]===u+c?d:[u,u+c])};i(),r.addEventListener("scroll",i,{passive:!0});let s=new ResizeObserver(i);return s.observe(r),()=>{r.removeEventListener("scroll",i),s.disconnect()}},[t]),[n[0],Math.min(n[1],t)]}function ob(e,t,n){let o=e.map(r=>({person:r,key:rb(r,t)}));return o.sort((r,i)=>!r.key||!i.key?+!r.key-+!i.key:n?em(i.key,r.key):em(r.key,i.key)),o.map(r=>r.person)}function rb(e,t){switch(t){case"born":return e.birthSort??e.birthDate??"";case"died":return e.deathSort??e.deathDate??"";case"place":return e.birthPlace??"";case"children":return String(Y.value.children(e.personId).length||"");default:return`${e.lastName} ${e.firstName}`.trim()}}var nm={left:0,top:0,right:0,bottom:0};function rm(e){let t={left:0,top:0,scale:1},n={w:1,h:1},o={x:0,y:0,w:1,h:1},r=.02,i=null,s=null,a=0,c=h=>Math.min(3,Math.max(r,h)),u=h=>{let p=Math.min(n.w,n.h)/4,{scale:g}=h;return{scale:g,left:Math.min(n.w-p-o.x*g,Math.max(p-(o.x+o.w)*g,h.left)),top:Math.min(n.h-p-o.y*g,Math.max(p-(o.y+o.h)*g,h.top))}},d=(h,p)=>{s=null;let g=u({...h,scale:c(h.scale)});if(e()||p===0){i=null,t=g;return}i={from:t,to:g,startMs:null,ms:p}},f=(h,p,g=nm)=>{let $=n.w-g.left-g.right,y=n.h-g.top-g.bottom,w=Math.min(56,$/12,y/12),b=Math.min(($-2*w)/(h.w||1),(y-2*w)/(h.h||1)),k=c(Math.min(p,b));return{scale:k,left:g.left+$/2-(h.x+h.w/2)*k,top:g.top+y/2-(h.y+h.h/2)*k}};return{get where(){return t},get size(){return n},get isMoving(){return i!==null||s!==null},get seen(){let{left:h,top:p,scale:g}=t;return{x:-h/g,y:-p/g,w:n.w/g,h:n.h/g}},point(h,p){return{x:(h-t.left)/t.scale,y:(p-t.top)/t.scale}},resize(h){t={...t,left:t.left+(h.w-n.w)/2,top:t.top+(h.h-n.h)/2},n=h},bound(h){o=h;let p=Math.min(n.w/(h.w||1),n.h/(h.h||1));r=Math.min(.4,p*.7)},fitted(){return f(o,1)},fit(h=420,p){d(f(o,1,p),h)},show(h,p){d(f(h,1,p),420)},centre(h,p,g=420){let $=c(p),y=n.w/2-(h.x+h.w/2)*$;d({scale:$,left:y,top:n.h/2-(h.y+h.h/2)*$},g)},enter(h,p,g){let $=c(p),y=(b,k,x,_)=>{let C=_/2-b*$,B=Math.min(72,_/16),[U,T]=[_-B-(k+x)*$,B-k*$];return U>T?C:Math.min(T,Math.max(U,C))},w=y(h.x+h.w/2,o.x,o.w,n.w);d({scale:$,left:w,top:y(h.y+h.h/2,o.y,o.h,n.h)},g)},reveal(h,p=nm){let{scale:g}=i?.to??t,{left:$,top:y}=i?.to??t,w=Math.min(40,n.w/8,n.h/8);$-=Math.max(0,(h.x+h.w)*g+$+w-(n.w-p.right)),$+=Math.max(0,w+p.left-(h.x*g+$)),y-=Math.max(0,(h.y+h.h)*g+y+w-(n.h-p.bottom)),y+=Math.max(0,w+p.top-(h.y*g+y));let b=i?.to??t;($!==b.left||y!==b.top)&&d({scale:g,left:$,top:y},260)},pan(h,p){i=s=null,t=u({...t,left:t.left+h,top:t.top+p})},zoom(h,p=n.w/2,g=n.h/2,$=0){let y=i?.to??t,w=c(y.scale*h),b=w/y.scale,k={scale:w,left:p-(p-y.left)*b,top:g-(g-y.top)*b};d(k,$)},glide(h,p){!e()&&Math.hypot(h,p)>.08&&(s={x:h,y:p})},stop(){i=s=null},step(h){let p=Math.min(48,h-a);if(a=h,i){i.startMs??=h;let g=Math.min(1,(h-i.startMs)/i.ms);t=ib(i.from,i.to,Ms(g),n),g===1&&(i=null)}else if(s){t=u({...t,left:t.left+s.x*p,top:t.top+s.y*p});let g=Math.exp(-.0042*p);s={x:s.x*g,y:s.y*g},Math.hypot(s.x,s.y)<.02&&(s=null)}}}}function Ms(e){return e<.5?4*e**3:1-(2-2*e)**3/2}function ib(e,t,n,o){if(n>=1)return t;let r=e.scale*(t.scale/e.scale)**n,i=1/e.scale-1/t.scale,s=Math.abs(i)<1e-9?n:(1/e.scale-1/r)/i,[a,c]=om(e,o),[u,d]=om(t,o),[f,h]=[a+(u-a)*s,c+(d-c)*s];return{scale:r,left:o.w/2-f*r,top:o.h/2-h*r}}function om({left:e,top:t,scale:n},o){return[(o.w/2-e)/n,(o.h/2-t)/n]}var sb=["ground","band","card","edge","ink","quiet","line","accent","on-accent","match","male","male-wash","female","female-wash","other","other-wash","unknown","unknown-wash"],Bt=Object.freeze({ground:"#ffffff",band:"#f7f7f4",card:"#ffffff",edge:"#d9dad3",ink:"#20262b",quiet:"#5d666b",line:"#8d979b",accent:"#17695a","on-accent":"#ffffff",match:"#b58900",male:"#2c6496","male-wash":"#e4edf5",female:"#a8591b","female-wash":"#f8ebdf",other:"#6f4f93","other-wash":"#eee8f5",unknown:"#666e73","unknown-wash":"#eceeee",words:'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif',title:'"Iowan Old Style", "Palatino Linotype", Palatino, Georgia, serif'});function im(e){let{ground:t,words:n,title:o}=Bt;return{...Ar(e,"light"),ground:t,words:n,title:o}}function Ar(e,t=""){let n=document.createElement("span");n.hidden=!0,n.style.colorScheme=t,e.append(n);let o=getComputedStyle(n),r=sb.map(a=>(n.style.color=`var(--canvas-${a}, ${Bt[a]})`,[a,o.color])),i=o.getPropertyValue("--canvas-words").trim()||Bt.words,s=o.getPropertyValue("--canvas-title").trim()||Bt.title;return n.remove(),{...Object.fromEntries(r),words:i,title:s}}function sm(e){let t=matchMedia("(prefers-color-scheme: dark)"),n=new MutationObserver(e);return t.addEventListener("change",e),n.observe(document.documentElement,{attributes:!0}),()=>{t.removeEventListener("change",e),n.disconnect()}}function st(e,t){let n=t.hidden?"unknown":We(t);return{strong:e[n],wash:e[`${n}-wash`]}}function We({gender:e}){return e==="Male"?"male":e==="Female"?"female":e==="Other"?"other":"unknown"}var Tr=null,Ir=new Map;function ab(e,t){let n=`${t}
${e}`,o=Ir.get(n);if(o!==void 0)return o;if(Tr??=document.createElement("canvas").getContext("2d"),!Tr)return e.length*50;Tr.font=t;let r=Tr.measureText(e).width;return Ir.size>2e4&&Ir.clear(),Ir.set(n,r),r}function at(e,{size:t,weight:n=400,family:o}){return ab(e,`${n} 100px ${o}`)*t/100}function Pe(e,t,n){return e.find(r=>at(r,n)<=t)??Es(e.at(-1)??"",t,n)}function eo(e,t,n){let o=e.split(" "),r=o.shift()??"";for(let i=o[0];i!==void 0&&!(at(`${r} ${i}`,n)>t);i=o[0])r+=` ${o.shift()}`;return[Es(r,t,n),Es(o.join(" "),t,n)]}function Es(e,t,n){if(at(e,n)<=t)return e;let o=Array.from(e),[r,i]=[0,o.length];for(;r<i;){let s=Math.ceil((r+i)/2);at(`${o.slice(0,s).join("")}…`,n)<=t?r=s:i=s-1}return r===0?"":`${o.slice(0,r).join("").trimEnd()}…`}var to=.56,am=.2,lm=14,cm=9,lb=10.5,lt={h:17,size:10.5,pad:8};function Or(e,t,n,o){let{colours:r}=o,{x:i,y:s,w:a,h:c}=n;db(e,n,o),e.box(i,s,a,c,lm,{fill:r.card,stroke:o.isSelected||o.isOnPath?r.accent:r.edge,width:o.isSelected||o.isOnPath?1.75:o.isHovered?1.5:1,...n.isAgain?{dash:[4,3]}:{}}),a>c?fb(e,t,n,o):mb(e,t,n,o),o.kin&&cb(e,o.kin,n,r)}function cb(e,t,{x:n,y:o,w:r,h:i},s){let a={size:lt.size,weight:600,family:s.words},c=r>i,u=Pe([ub(t)],(c?r-i:r)-2*lt.pad,a),d=at(u,a)+2*lt.pad,f=c?n+r-d-lt.pad:n+(r-d)/2,h=c?o+i-lt.h/2:o+54;e.box(f,h,d,lt.h,lt.h/2,{fill:s.accent});let p=s["on-accent"];e.words(u,f+d/2,h+lt.h/2+lt.size*.36,{...a,fill:p})}function ub(e){return e.charAt(0).toLocaleUpperCase()+e.slice(1)}function um(e,t,n,o,r){let{colours:i}=o,{x:s,y:a,w:c,h:u}=n,{strong:d,wash:f}=st(i,t),h=c>u,p=lb/r,g=h?u*.42:Math.min(c*.36,(u-p)/2),[$,y]=h?[s+u/2,a+u/2]:[s+c/2,a+g+2];if(o.isSelected||o.isMatch||o.isOnPath){let _=o.isMatch&&!o.isSelected?i.match:i.accent;e.frame(We(t),$,y,g+4/r,{stroke:_,width:2.5/r})}e.frame(We(t),$,y,g,{fill:f,stroke:d,width:1.4/r});let w=t.photoUrl&&e.photo(t.photoUrl,We(t),$,y,g),b={size:g*.78,weight:600,family:i.words,fill:d};!w&&g*r>9&&e.words(Zn(t),$,y+b.size*.36,b);let k={size:p,weight:o.isSelected?600:500,family:i.words},x=t.hidden?i.quiet:i.ink;if(h){let _=[rt(t),...Ue(t)],C=Pe(_,c-u-4,k);e.words(C,s+u+4,a+u/2+p*.36,{...k,fill:x,align:"start"})}else{let _=Pe(Ue(t).slice(-1),c+18,k);e.words(_,$,Math.max(y+g+p*1.05,a+u-p*.2),{...k,fill:x})}}function db(e,{x:t,y:n,w:o,h:r},{colours:i,isSelected:s,isMatch:a}){if(!s&&!a)return;let c=s?i.accent:i.match;e.box(t-5,n-5,o+10,r+10,lm+5,{stroke:c,width:s?6:3,opacity:s?.22:.9})}function mb(e,t,{x:n,y:o,w:r},i){let{colours:s}=i,a=n+r/2,c=t.hidden?s.quiet:s.ink;dm(e,t,a,o+38,25,i);let u={size:13,weight:600,family:s.words},d={size:12.5,weight:400,family:s.words},f=gn(t),h=r-2*cm,p;if(f)p=[Pe(Ue(t),h,u),Pe([f],h,d)];else{let[k=rt(t)]=Ue(t);p=eo(k,h,u)}let[g,$]=p,y=xt(t),w=$&&y?83:$||y?89:96;e.words(g??"",a,o+w,{...u,fill:c});let b=f?d:u;if($&&e.words($,a,o+w+16,{...b,fill:c}),y){let k={size:11,family:s.words,fill:s.quiet};e.words(Pe([y],h,k),a,o+w+($?33:18),k)}}function fb(e,t,{x:n,y:o,w:r,h:i},s){let{colours:a}=s;dm(e,t,n+i/2+2,o+i/2,i*.36,s);let c=n+i+6,u=r-i-6-cm,d={size:13,weight:600,family:a.words},f=t.hidden?a.quiet:a.ink,h=gn(t),p={size:12.5,weight:400,family:a.words},g={size:11.5,family:a.words,fill:a.quiet},$=rt(t),[y=$]=Ue(t),[w,b]=at($,d)<=u?[$,""]:h?[Pe(Ue(t),u,d),Pe([h],u,p)]:eo(y,u,d),k=Pe([xt(t)],u,g),x=1+ +!!b+ +!!k,_=o+i/2+5-(x-1)*8;e.words(w,c,_,{...d,fill:f,align:"start"}),b&&(_+=15.5,e.words(b,c,_,{...h?p:d,fill:f,align:"start"})),k&&e.words(k,c,_+16,{...g,align:"start"})}function dm(e,t,n,o,r,{colours:i}){let{strong:s,wash:a}=st(i,t),c=We(t),u=c==="unknown"?{dash:[3,3]}:{};if(e.frame(c,n,o,r,{fill:a}),!(t.photoUrl&&!t.hidden&&e.photo(t.photoUrl,c,n,o,r))){let f=r*.72,h={size:f,weight:500,family:i.words,fill:s};e.words(Zn(t),n,o+f*.36,h)}e.frame(c,n,o,r,{stroke:s,width:1.6,...u})}function fm(){let e=[],t=[],n=-1/0,o=0,r=performance.now();return{begin(){r=performance.now(),o=0},drawn(){o===0&&(o=performance.now()-r)},frame(i,s){i-n<120&&e.push(i-n),n=i,t.push(s),e.length>240&&(e=e.slice(-240)),t.length>240&&(t=t.slice(-240))},figures(){let i=mm(e);return{firstDrawingMs:Math.round(o),framesPerSecond:i>0?Math.round(1e3/i):0,paintMs:Math.round(mm(t)*10)/10}}}}function mm(e){return e.length===0?0:e.reduce((t,n)=>t+n,0)/e.length}function pm(e,t,n){let o=new Map,r=[],i={x:0,y:0},s={x:0,y:0,ms:-1/0},a="none",c=new AbortController,u=b=>{let k=e.getBoundingClientRect();return{x:b.clientX-k.left,y:b.clientY-k.top}},d=b=>{if(b.button!==0&&b.pointerType==="mouse")return;e.setPointerCapture(b.pointerId);let k=u(b);if(o.set(b.pointerId,k),t.stop(),o.size===2){a==="grab"&&n.drop(-1,-1,!1),a="pinch";return}o.size>2||(i=k,r=[{...k,ms:b.timeStamp}],a=n.grabs(k.x,k.y)?"grab":"press")},f=b=>{let k=u(b),x=o.get(b.pointerId);if(!x){n.hover(k.x,k.y);return}if(a==="pinch"){h(b.pointerId,k);return}if(o.set(b.pointerId,k),a==="grab"){n.drag(k.x,k.y);return}let _=Math.hypot(k.x-i.x,k.y-i.y)>5;a==="press"&&_&&(a="pan",e.dataset.pointer="move"),a==="pan"&&(t.pan(k.x-x.x,k.y-x.y),r.push({...k,ms:b.timeStamp}),r=r.filter(({ms:C})=>b.timeStamp-C<90),n.moved())},h=(b,k)=>{let x=[...o].find(([U])=>U!==b)?.[1],_=o.get(b);if(o.set(b,k),!x||!_||o.size!==2)return;let C=Math.hypot(_.x-x.x,_.y-x.y),B=Math.hypot(k.x-x.x,k.y-x.y);t.pan((k.x-_.x)/2,(k.y-_.y)/2),C>0&&t.zoom(B/C,(k.x+x.x)/2,(k.y+x.y)/2),n.moved()},p=b=>{if(!o.delete(b.pointerId))return;let k=u(b);if(delete e.dataset.pointer,a==="pinch"){let[C]=o.values();a=C?"pan":"none",r=[];return}let x=a;a="none";let _=Math.hypot(k.x-i.x,k.y-i.y)<=5;b.type==="pointercancel"?x==="grab"&&n.drop(-1,-1,!1):x==="grab"?n.drop(k.x,k.y,_):x==="press"?g(k,b.timeStamp):x==="pan"&&$(b.timeStamp)},g=(b,k)=>{let x=k-s.ms<320&&Math.hypot(b.x-s.x,b.y-s.y)<24;s=x?{...b,ms:-1/0}:{...b,ms:k},x?n.tapTwice(b.x,b.y):n.tap(b.x,b.y)},$=b=>{let k=r.filter(C=>b-C.ms<90),[x,_]=[k[0],k.at(-1)];if(x&&_&&_.ms>x.ms){let C=_.ms-x.ms;t.glide((_.x-x.x)/C,(_.y-x.y)/C)}n.moved()},y=b=>{b.preventDefault();let k=b.deltaMode===WheelEvent.DOM_DELTA_LINE?18:b.deltaMode?320:1,[x,_]=[b.deltaX*k,b.deltaY*k];if(b.shiftKey||!b.ctrlKey&&Math.abs(x)>Math.abs(_))t.pan(b.shiftKey&&x===0?-_:-x,b.shiftKey?0:-_);else{let C=b.ctrlKey?.01:.0016,{x:B,y:U}=u(b);t.zoom(Math.exp(-Math.max(-240,Math.min(240,_))*C),B,U)}n.moved()},w={signal:c.signal};return e.addEventListener("pointerdown",d,w),e.addEventListener("pointermove",f,w),e.addEventListener("pointerup",p,w),e.addEventListener("pointercancel",p,w),e.addEventListener("pointerleave",()=>o.size===0&&n.leave(),w),e.addEventListener("wheel",y,{...w,passive:!1}),()=>c.abort()}function $m(e,t,n){let o=r=>{if(r.altKey||r.ctrlKey||r.metaKey)return;let{key:i}=r;if(i==="ArrowUp"||i==="ArrowDown")n.walk(i);else if(i==="ArrowLeft"||i==="ArrowRight")n.walk(i);else if(i==="Enter"&&r.target===t)n.open();else if(i==="Escape")n.leave();else if(i==="+"||i==="=")n.zoom(1.35);else if(i==="-")n.zoom(.7407407407407407);else if(i==="0")n.zoomTo(1);else if(i==="f"||i==="F")n.fit();else return;r.preventDefault(),n.moved()};return e.addEventListener("keydown",o),()=>e.removeEventListener("keydown",o)}function bm(e,t,n){let o=e.node(t);if(!o)return null;let{kin:r}=e;if(n==="ArrowUp")return hm(e,o,r.parents(t));if(n==="ArrowDown")return hm(e,o,r.children(t));let i=n==="ArrowLeft"?-1:1,a=[...r.parents(t).flatMap(c=>r.children(c.id)),...r.spouses(t)].map(c=>c.id);return gm(e,o,new Set(a),i)??gm(e,o,new Set(e.nodes.map(c=>c.id)),i)}function hm(e,t,n){let o=null,r=1/0;for(let{id:i}of n){let s=e.node(i);if(!s)continue;let a=Math.hypot(Nr(s)-Nr(t),s.y-t.y);a>=r||(r=a,o=i)}return o}function gm(e,t,n,o){let r=null,i=1/0;for(let s of n){let a=e.node(s);if(!a||a===t||a.level!==t.level)continue;let c=(Nr(a)-Nr(t))*o,u=(a.y-t.y)*o,d=Math.abs(a.y-t.y)<t.h?c:Math.abs(c)<t.w?u:1/0;d<=0||d>=i||(i=d,r=s)}return r}function Nr(e){return e.x+e.w/2}function wm(e){let t=document.querySelector("script[type=module]");return new URL(e,t instanceof HTMLScriptElement?t.src:document.baseURI)}function Dr(e){let t=zt([...e.people.keys()]);for(let{person1Id:o,person2Id:r}of e.couples)t.join(o,r);for(let{parents:o,children:r}of e.families)for(let i of[...o,...r])t.join(o[0]??i,i);let n=new Map;for(let o of e.people.keys()){let r=t.find(o),i=n.get(r);i?i.push(o):n.set(r,[o])}return[...n.values()].sort((o,r)=>r.length-o.length)}function zt(e){let t=new Map(e.map(r=>[r,r])),n=r=>{let i=r;for(let s=j(t,i);s!==i;s=j(t,i))i=s;for(let s=r;s!==i;){let a=j(t,s);t.set(s,i),s=a}return i};return{find:n,join:(r,i)=>{t.set(n(i),n(r))}}}function E(e,t){return e[t]}function j(e,t){return e.get(t)}var pb=4e6,hb=60;function Cr(e){let t=gb(e),n=yb(e,t.of),o=vb(t.count,n);for(let i=0;i<hb;i++){let s=kb(o,n);if(!xb(o,n)&&!s)break}let r=new Map([...e.people.keys()].map(i=>[i,E(o,j(t.of,i))]));for(let i of Dr(e)){let s=i.reduce((a,c)=>Math.min(a,j(r,c)),1/0);for(let a of i)r.set(a,j(r,a)-s)}return r}function gb(e){let t=zt([...e.people.keys()]),n=[...e.couples.map(r=>[r.person1Id,r.person2Id]),...e.families.map(r=>r.parents).filter(r=>r.length===2)];for(let[r="",i=""]of n)t.join(r,i);let o=bb(e,t.find);if(o.size>0){let r=zt([...e.people.keys()]);for(let[i="",s=""]of n)o.has(i)||r.join(i,s);return $b(e,n.filter(([i=""])=>o.has(i)),r,o),Ps(e,r.find)}return Ps(e,t.find)}function $b(e,t,n,o){let r=new Map([...o].map(a=>[a,[a]])),i=0,s=(a,c)=>{let u=new Set([a]),d=[a];for(let f=d.pop();f!==void 0;f=d.pop())for(let h of r.get(f)??[])for(let p of e.children(h)){i+=1;let g=n.find(p.id);if(g===c)return!0;!o.has(p.id)||u.has(g)||(u.add(g),d.push(g))}return!1};for(let[a="",c=""]of t){let[u,d]=[n.find(a),n.find(c)];if(u===d||i>pb||s(u,d)||s(d,u))continue;let f=[...r.get(u)??[],...r.get(d)??[]];n.join(a,c),r.set(n.find(a),f)}}function bb(e,t){let{of:n,count:o}=Ps(e,t),r=Array.from({length:o},()=>[]),i=new Uint8Array(o);for(let u of e.families)for(let d of u.parents)for(let f of u.children){let[h,p]=[j(n,d),j(n,f)];h===p?i[h]=1:r[h]?.push(p)}let s=wb(r),a=new Uint32Array(o);for(let u of s)a[u]=E(a,u)+1;let c=new Set;for(let[u,d]of n)(i[d]||E(a,E(s,d))>1)&&c.add(u);return c}function wb(e){let t=e.length,n=new Int32Array(t).fill(-1),o=new Int32Array(t),r=new Int32Array(t).fill(-1),i=[],s=0;for(let a=0;a<t;a++){if(n[a]!==-1)continue;let c=[{node:a,edge:0}];for(let u=c.at(-1);u;u=c.at(-1)){let{node:d}=u;n[d]===-1&&(n[d]=o[d]=s++,i.push(d));let f=e[d]?.[u.edge++];if(f===void 0){if(o[d]===n[d])for(let p=i.pop();p!==void 0&&(r[p]=d,p!==d);p=i.pop());c.pop();let h=c.at(-1);h&&(o[h.node]=Math.min(E(o,h.node),E(o,d)))}else n[f]===-1?c.push({node:f,edge:0}):r[f]===-1&&(o[d]=Math.min(E(o,d),E(n,f)))}}return r}function yb(e,t){let n=Math.max(-1,...new Set(t.values()))+1,o=Array.from({length:n},()=>[]),r=Array.from({length:n},()=>[]);for(let i of e.families)for(let s of i.parents)for(let a of i.children)r[j(t,s)]?.push(j(t,a)),o[j(t,a)]?.push(j(t,s));return{above:o,below:r}}function vb(e,{above:t,below:n}){let o=new Int32Array(e),r=Int32Array.from(t,s=>s.length),i=[...r.keys()].filter(s=>r[s]===0);for(let s=0;s<i.length;s++){let a=E(i,s);for(let c of E(n,a))o[c]=Math.max(E(o,c),E(o,a)+1),r[c]=E(r,c)-1,r[c]===0&&i.push(c)}return o}function kb(e,{above:t,below:n}){let o=zt([...e.keys()]);n.forEach((s,a)=>{for(let c of s)E(e,c)-E(e,a)===1&&o.join(a,c)});let r=new Map;for(let s of e.keys()){let a=r.get(o.find(s));a?a.push(s):r.set(o.find(s),[s])}let i=!1;for(let[s,a]of r)for(let[c,u,d]of[[n,t,1],[t,n,-1]]){let f=0,h=1/0;for(let p of a){for(let g of E(c,p))o.find(g)!==s&&(f+=1,h=Math.min(h,Math.abs(E(e,g)-E(e,p))-1));for(let g of E(u,p))o.find(g)!==s&&(f-=1)}if(!(f<=0||h===1/0||h<=0)){for(let p of a)e[p]=E(e,p)+d*h;i=!0;break}}return i}function xb(e,{above:t,below:n}){let o=!1,r=[...e.keys()].sort((i,s)=>E(e,s)-E(e,i)||i-s);for(let i of r){let[s,a]=[E(t,i),E(n,i)],c=E(e,i);a.length>s.length?c=Sb(e,a)-1:s.length>a.length&&(c=_b(e,s)+1),c!==e[i]&&(e[i]=c,o=!0)}return o}function Sb(e,t){return t.reduce((n,o)=>Math.min(n,E(e,o)),1/0)}function _b(e,t){return t.reduce((n,o)=>Math.max(n,E(e,o)),-1/0)}function Ps(e,t){let n=new Map,o=new Map;for(let r of e.people.keys()){let i=t(r);n.has(i)||n.set(i,n.size),o.set(r,n.get(i))}return{of:o,count:n.size}}function no(e,t,n,o){let r=o(n);if(t===1/0)return r;let i=Cr(ke(r)),s=i.get(e)??0,a=[...n].filter(c=>Math.abs((i.get(c)??s)-s)<=t);return a.length<n.size?no(e,t,new Set(a),o):r}function Ye(e){let[t,n,o,r]=[1/0,1/0,-1/0,-1/0];for(let{x:i,y:s,w:a,h:c}of e)t=Math.min(t,i),n=Math.min(n,s),o=Math.max(o,i+a),r=Math.max(r,s+c);return t>o?{x:0,y:0,w:0,h:0}:{x:t,y:n,w:o-t,h:r-n}}var oe={w:124,h:128},Lr=38,Ut={w:208,h:60},le={couple:22,kin:26,families:54,line:14,level:76,lane:9};var Mb=260;function ym(e,t,n){let o=t.map(()=>[]);for(let h of n)o[h.row]?.push(Eb(h));let r=o.map(Pb),i=t.map(h=>Ab(e,h)),s=[],a=[],c=r.map(h=>Math.min(le.lane,Mb/Math.max(1,h))),u=0;t.forEach((h,p)=>{s.push(u);let g=Math.max(0,...E(i,p).map(({depth:w})=>w))*le.lane,$=Math.max(0,E(r,p)-1)*E(c,p),y=Math.max(le.level,$+le.level*.62);a.push(u+oe.h+g+(y-$)/2),u+=oe.h+g+y});let f=[...Tb(o,s,({net:h,lane:p})=>E(a,h.row)+p*E(c,h.row),i),...Ib(e,t,s,i)];return{tops:s,edges:f}}function Eb(e){let t=e.family.type==="Biological",n=e.parents.length,o=e.from.x+e.hub+(t||n===0?0:n===2?6:14),r=e.segments.map(({to:p,port:g,child:$})=>{let y=!t&&p.up.some(w=>w.child===$&&w.net!==e);return p.x+g+(y?14:0)}),i=r.map(p=>As(p,o)),s=i.indexOf(Math.min(...i)),a=E(r,s),u=e.from.down.every(p=>p.net===e||p.net.hub!==e.hub)?n===2?le.couple/2-4:n===1?oe.w/4:0:0,d=o+Math.max(-u,Math.min(u,a-o)),f=E(e.segments,s).child===""?0:oe.w/7,h=n===1&&r.length>1;return As(d,a)>f||h?{net:e,hub:o,ports:r,lane:0}:(r[s]=d,{net:e,hub:d,ports:r,lane:0})}function As(e,t){return Math.abs(e-t)}function Pb(e){let t=e.map(o=>({wire:o,left:Math.min(o.hub,...o.ports),right:Math.max(o.hub,...o.ports)})).filter(({left:o,right:r})=>r-o>.5).sort((o,r)=>o.left-r.left||o.right-r.right),n=[];for(let{wire:o,left:r,right:i}of t){let s=n.findIndex(a=>a+le.lane<r);s<0&&(s=n.length),n[s]=i,o.lane=s}return n.length}function Ab(e,t){let n=[];for(let o of t){let r=0;for(let[i,s]of vm(e,o)){let[a,c]=[o.members.indexOf(i),o.members.indexOf(s)];if(Math.abs(a-c)===1)continue;let[u,d]=a<c?[a,c]:[c,a];r+=1,n.push({a:E(o.members,u),b:E(o.members,d),left:o.x+E(o.offsets,u)+oe.w/2+10,right:o.x+E(o.offsets,d)+oe.w/2-10,depth:r})}}return n}function vm(e,t){let n=new Map;for(let o of t.members){let r=[...e.spouses(o).map(i=>i.id),...e.familiesOfParent(o).flatMap(({parents:i})=>i)];for(let i of r)i!==o&&t.members.includes(i)&&n.set(Re(o,i),[o,i])}return[...n.values()]}function Tb(e,t,n,o){let r=new Map(o.flat().map(a=>[Re(a.a,a.b),a])),i=new Map,s=[];for(let a of e.flat()){let{net:c,hub:u,ports:d}=a,f=E(t,c.row),[h="",p=""]=c.parents,g=r.get(Re(h,p)),$=c.parents.length===2&&!g,y=g?f+oe.h+g.depth*le.lane:f+oe.h,w=i.get(c.from)??[u,$?f+Lr:y];c.segments.forEach(({to:b,child:k},x)=>{let _=E(d,x),C=n(a),B=[...w];if(As(_,u)>.5&&B.push(u,C,_,C),k===""){i.set(b,B);return}B.push(_,E(t,b.row));let U=c.parents.length>0?c.parents:c.family.parents;s.push({kind:"child",type:c.family.type,from:U,to:k,points:B})})}return s}function Ib(e,t,n,o){let r=new Map(e.couples.map(c=>[Re(c.person1Id,c.person2Id),c])),i=new Map;for(let c of t.flat())c.members.forEach((u,d)=>i.set(u,{unit:c,index:d}));let s=[],a=(c,u,d)=>{let f=r.get(Re(c,u));r.delete(Re(c,u));let h=f?"couple":"parents";s.push({kind:h,type:f?.status??"",from:[c],to:u,points:d})};t.forEach((c,u)=>{let d=E(n,u);for(let f of c)for(let[h,p]of vm(e,f)){let g=Math.min(f.members.indexOf(h),f.members.indexOf(p));if(Math.abs(f.members.indexOf(h)-f.members.indexOf(p))>1)continue;let $=f.x+E(f.offsets,g)+oe.w,y=f.x+E(f.offsets,g+1),[w,b]=[E(f.members,g),E(f.members,g+1)];a(w,b,[$,d+Lr,y,d+Lr])}for(let{a:f,b:h,left:p,right:g,depth:$}of E(o,u)){let y=d+oe.h,w=y+$*le.lane;a(f,h,[p,y,p,w,g,w,g,y])}});for(let{person1Id:c,person2Id:u}of[...r.values()]){let[d,f]=[j(i,c),j(i,u)],h=f.unit.row>d.unit.row,[p,g]=h?[d,f]:[f,d],$=p.unit.x+E(p.unit.offsets,p.index)+oe.w*.8,y=g.unit.x+E(g.unit.offsets,g.index)+oe.w*.8,w=E(n,p.unit.row)+oe.h,[b,k]=h?[c,u]:[u,c];a(b,k,[$,w,$,w+14,y,w+14,y,E(n,g.unit.row)])}return s}function km(e,t,n){let{units:o,unitOf:r}=Nb(e,t,n),i=[],s=new Set;for(let a of t)for(let c of e.familiesOfParent(a)){if(s.has(c.key))continue;s.add(c.key);let[u="",d=u]=c.parents,f=j(r,u)===j(r,d);for(let h of f?[c.parents]:[[u],[d]])Cb(c,h,r,o,i)}return{units:o,nets:i,unitOf:r}}function xm(e,t){let[n="",o=n]=t;if(t.length===0)return e.w/2;let[r,i]=[e.members.indexOf(n),e.members.indexOf(o)].sort((s,a)=>s-a);return r===void 0||i===void 0||r===i?E(e.offsets,r??0)+oe.w/2:i-r===1?(E(e.offsets,r)+oe.w+E(e.offsets,i))/2:Ob(e,r)?E(e.offsets,i)-le.couple/2:E(e.offsets,r)+oe.w+le.couple/2}function Sm(e,t){return t===""?e.w/2:E(e.offsets,e.members.indexOf(t))+oe.w/2}function _m(e){e.members.reverse(),e.offsets=e.offsets.map(t=>e.w-t-oe.w).reverse();for(let t of e.up)t.port=Sm(e,t.child);for(let{net:t}of e.down)t.hub=xm(e,t.parents)}function Ob(e,t){return t>0&&t<e.members.length-1}function Nb(e,t,n){let o=zt(t),r=new Map(t.map(d=>[d,[]])),i=new Set,s=(d,f)=>{n.get(d)!==n.get(f)||i.has(Re(d,f))||(i.add(Re(d,f)),o.join(d,f),r.get(d)?.push(f),r.get(f)?.push(d))};for(let d of t){for(let f of e.spouses(d))s(d,f.id);for(let{parents:f}of e.familiesOfParent(d))f.length===2&&s(E(f,0),E(f,1))}let a=new Map;for(let d of t){let f=a.get(o.find(d));f?f.push(d):a.set(o.find(d),[d])}let c=new Map;return{units:[...a.values()].map(d=>{let f=Mm(j(n,E(d,0)),Db(d,r),i);for(let h of d)c.set(h,f);return f}),unitOf:c}}function Db(e,t){let n=d=>t.get(d)?.length??0,o=e.reduce((d,f)=>n(f)>n(d)?f:d),r=[],i=[],s=new Set([o]),[a,...c]=t.get(o)??[],u=(d,f)=>{let h=[d];for(let p=h.pop();p!==void 0;p=h.pop())s.has(p)||(s.add(p),f.push(p),h.push(...(t.get(p)??[]).filter(g=>!s.has(g)).reverse()))};a!==void 0&&u(a,c.length>0?r:i);for(let d of c)u(d,i);return[...r.reverse(),o,...i]}function Mm(e,t,n){let o=[],r=0;return t.forEach((i,s)=>{let a=t[s-1];a!==void 0&&(r+=n.has(Re(a,i))?le.couple:le.kin),o.push(r),r+=oe.w}),{row:e,members:t,offsets:o,w:r,x:0,place:0,home:0,up:[],down:[]}}function Cb(e,t,n,o,r){let i=j(n,E(t,0)),s=t,a=[...e.children],c=e.type==="Biological"?1:.4;for(let u=i.row+1;a.length>0;u++){let d={row:u-1,family:e,from:i,parents:s,hub:xm(i,s),segments:[]},f=(w,b,k)=>{let x={from:i,to:w,child:b,port:Sm(w,b),net:d,weight:c*k};d.segments.push(x),i.down.push(x),w.up.push(x)},h=u,p=w=>j(n,w).row<=h;for(let w of a.filter(p))f(j(n,w),w,1);a=a.filter(w=>!p(w));let[g,...$]=d.segments;if(g&&$.length===0&&e.type==="Biological"&&(g.weight*=3),r.push(d),a.length===0)break;let y=Mm(u,[],new Set);y.w=le.line,o.push(y),f(y,"",t===s?2:6),i=y,s=[]}}var Lb=24;function Am({units:e}){let t=Rb(e);Pm(t);let n=t.map(r=>[...r]),o=Em(t);for(let r=0;r<Lb&&o>0;r++){let i=r%2===0,s=i?t.slice(1):t.slice(0,-1).reverse();for(let c of s)Fb(c,i);let a=Em(t);a>=o||(o=a,n=t.map(c=>[...c]))}return t=n,Pm(t),Bb(t),t}function Em(e){return e.reduce((t,n)=>t+zb(n),0)}function Rb(e){let t=e.reduce((s,a)=>Math.min(s,a.row),1/0),n=[],o=new Set,r=s=>{o.add(s),(n[s.row-t]??=[]).push(s)},i=e.filter(s=>s.up.length===0).sort((s,a)=>s.row-a.row);for(let s of[...i,...e]){if(o.has(s))continue;r(s);let a=[s];for(let c=a.pop();c;c=a.pop()){let u=[...c.down.map(({to:d})=>d),...c.up.map(({from:d})=>d)];for(let d of u.reverse())o.has(d)||a.push(d);o.has(c)||r(c)}}for(let s=0;s<n.length;s++)n[s]??=[];return n}function Pm(e){for(let t of e)Tm(t);for(let t of e)for(let n of t)n.home=n.place}function Tm(e){let t=0;e.forEach((n,o)=>{n.place=o,n.x=t,t+=n.w})}function Fb(e,t){let n=[];for(let i of e){let s=t?i.up:i.down;if(s.length===0)continue;let a=0,c=0;for(let u of s){let d=t?u.from.x+u.net.hub:u.to.x+u.port;a+=d*u.weight,c+=u.weight}n.push({unit:i,wish:a/c})}n.sort((i,s)=>i.wish-s.wish||i.unit.home-s.unit.home);let o=0;e.map(i=>(t?i.up:i.down).length===0?i:null).forEach((i,s)=>{e[s]=i??E(n,o++).unit}),Tm(e)}function Bb(e){for(let t of e)for(let n of t){if(n.members.length<2)continue;let o=(n.members.length-1)/2,r=0,i=0,s=n.up.map(a=>({side:n.members.indexOf(a.child)-o,x:a.from.x+a.net.hub}));for(let{x:a}of s)i+=a/s.length;for(let{side:a,x:c}of s)r+=a*(c-i);s.length===1&&(r=0),r<0&&_m(n)}}function zb(e){let t=[];for(let i of e)for(let{net:s,to:a,port:c}of i.down)t.push({from:i.x+s.hub,to:a.x+c});if(t.length<2)return 0;t.sort((i,s)=>i.from-s.from||i.to-s.to);let n=Float64Array.from(t,({to:i})=>i).sort(),o=new Uint32Array(n.length+1),r=0;return t.forEach(({to:i},s)=>{let a=Ub(n,i)+1,c=0;for(let u=a;u>0;u-=u&-u)c+=o[u]??0;r+=s-c;for(let u=a;u<o.length;u+=u&-u)o[u]=(o[u]??0)+1}),r}function Ub(e,t){let[n,o]=[0,e.length-1];for(;n<o;){let r=n+o+1>>1;(e[r]??0)<=t?n=r:o=r-1}return n}var Gb=10,Hb=40;function Im(e){let t=e.map(Wb);for(let{units:o,shifts:r}of t){let i=((r.at(-1)??0)+(o.at(-1)?.w??0))/2;o.forEach((s,a)=>s.x=E(r,a)-i)}let n=[...t].reverse();for(let o=0;o<Gb;o++){for(let r of n)Ts(r,!1,!0);for(let r of t)Ts(r,!0,!1)}for(let o=0;o<Hb;o++)for(let r of o%2===0?n:t)Ts(r,!0,!0)}function Wb(e){let t=0,n=e.map((o,r)=>{let i=e[r-1];return i&&(t+=i.w+jb(i,o)),t});return{units:e,shifts:n}}function jb(e,t){return e.members.length===0||t.members.length===0?le.line:e.up.some(({net:o})=>t.up.some(r=>r.net===o))?le.kin:le.kin*1.7}function Ts({units:e,shifts:t},n,o){let r=[],i=[],s=[];e.forEach((a,c)=>{let{sum:u,weight:d}=Vb(a,n,o);u-=E(t,c)*d;let f=c;for(let h=r.length-1;h>=0&&!(E(r,h)*d<=u*E(i,h));h--)u+=r.pop()??0,d+=i.pop()??0,f=s.pop()??0;r.push(u),i.push(d),s.push(f)}),s.forEach((a,c)=>{let u=E(r,c)/E(i,c),d=s[c+1]??e.length;for(let f=a;f<d;f++)E(e,f).x=u+E(t,f)})}function Vb(e,t,n){let o=e.x*.01,r=.01;if(t)for(let i of e.up)o+=(i.from.x+i.net.hub-i.port)*i.weight,r+=i.weight;if(n)for(let i of e.down)o+=(i.to.x+i.port-i.net.hub)*i.weight,r+=i.weight;return{sum:o,weight:r}}function xn(e){let t=ke(e),n=Dr(t),o=n.filter(p=>p.length>1),r=n.filter(p=>p.length===1).flat(),i=qb(t,o,Cr(t)),s=[],a=[],c=[];for(let p of o){let g=km(t,p,i),$=Am(g);Im($),Kb($,c),a.push(...g.nets);for(let y of g.units)(s[y.row]??=[]).push(y)}for(let p=0;p<s.length;p++)s[p]??=[];let{tops:u,edges:d}=ym(t,s,a),f=s.flatMap((p,g)=>p.flatMap($=>$.members.map((y,w)=>({key:y,id:y,x:$.x+E($.offsets,w),y:E(u,g),...oe,level:g})))),h=s.map((p,g)=>({level:g,generation:g+1,countedFrom:"first",births:eu(p.flatMap(({members:$})=>$.map(y=>j(t.people,y)))),y:E(u,g),h:oe.h}));if(r.length>0){let p=Yb(r,f,s.length);f.push(...p);let g=E(p,p.length-1),$=E(p,0).y,y={level:s.length,generation:0,countedFrom:null,births:null};h.push({...y,y:$,h:g.y+oe.h-$})}return{nodes:f,edges:d,levels:h,bounds:Ye(f)}}function Kb(e,t){let n=e.find(s=>s.length>0)?.[0]?.row??0,o=e.map(s=>s[0]?.x??1/0),r=e.map(s=>{let a=s.at(-1);return a?a.x+a.w:-1/0}),i=-1/0;e.forEach((s,a)=>{let c=Math.min(E(o,a),o[a+1]??1/0,o[a-1]??1/0);c!==1/0&&(i=Math.max(i,(t[n+a]??0)+le.families-c))});for(let s of e.flat())s.x+=i;e.forEach((s,a)=>{let c=Math.max(E(r,a),r[a+1]??-1/0,r[a-1]??-1/0);t[n+a]=Math.max(t[n+a]??0,c+i)})}function qb(e,t,n){let[o=[],...r]=t,i=[];for(let u of o){let d=Le(j(e.people,u)),f=i[j(n,u)]??={sum:0,count:0};d!==null&&(f.sum+=d,f.count+=1)}let s=[...i.entries()].filter(([,u])=>u&&u.count>0);if(s.length>0)for(let u of r){let d=[];for(let h of u){let p=Le(j(e.people,h));if(p===null)continue;let[g]=s.reduce(($,y)=>Math.abs(y[1].sum/y[1].count-p)<Math.abs($[1].sum/$[1].count-p)?y:$);d.push(g-j(n,h))}if(d.length===0)continue;d.sort((h,p)=>h-p);let f=E(d,Math.floor(d.length/2));for(let h of u)n.set(h,j(n,h)+f)}let a=t.flat(),c=a.reduce((u,d)=>Math.min(u,j(n,d)),1/0);for(let u of a)n.set(u,j(n,u)-c);return n}function Yb(e,t,n){let{x:o,y:r,w:i,h:s}=Ye(t),[a,c]=[oe.w+le.kin,oe.h+le.kin],u=Math.max(4,Math.ceil(Math.sqrt(e.length*2))),d=Math.min(e.length,Math.max(u,Math.min(40,Math.floor(i/a)))),f=t.length>0?o+Math.max(0,(i-d*a)/2):0,h=t.length>0?r+s+le.level:0;return e.map((p,g)=>({key:p,id:p,x:f+g%d*a,y:h+Math.floor(g/d)*c,...oe,level:n}))}function Om(e,t){let n=ke(e),o=Fe(e,n,t);if(o===null)return $t;let r=t.generations??1/0,i=new Set(Un(o,n.children,r).keys()),s=no(o,r,i,a=>{let c=[...a].flatMap(f=>n.spouses(f).map(h=>h.id)),u=[...a].flatMap(f=>n.familiesOfParent(f).flatMap(({parents:h,children:p})=>p.some(g=>a.has(g))?h:[])),d=new Set([...a].filter(f=>f!==o));return Jo(e,new Set([...a,...c,...u]),d)});return Is(xn(s),o)}function Is(e,t){let n=e.nodes.find(o=>o.id===t)?.level??0;return{...e,levels:e.levels.map(o=>({...o,generation:o.level-n,countedFrom:"root"}))}}function Rr(e,t,n){let o=new Set([t]),r={id:t,key:t,level:0,number:0,isAgain:!1,type:"",parents:[]},i=[r];for(let s=1;s<=n&&i.length>0;s++){let a=[];for(let c of i)if(!c.isAgain)for(let{id:u,type:d,side:f}of Jb(e,c.id)){let h=o.has(u);o.add(u);let p=c.number*2+f,g=h?`${u} again ${c.key}`:u,$={id:u,key:g,level:s,number:p,isAgain:h,type:d,parents:[]};c.parents.push($),a.push($)}i=a}return r}function Fr(e){let t=[e];for(let n=0;n<t.length;n++)t.push(...t[n]?.parents??[]);return t}var Xb=["Biological","Adoptive","Step","Foster"],Zb=new Map([["Male",0],["Female",1]]);function Jb(e,t){let n=[void 0,void 0],o=[...e.parents(t)].sort((r,i)=>r.id<i.id?-1:1);for(let r of Xb){let s=o.filter(a=>a.type===r).filter(a=>{let c=Zb.get(e.people.get(a.id)?.gender??"");return c===void 0||n[c]?!0:(n[c]=a,!1)});for(let a of s){let c=n.indexOf(void 0);c>=0&&(n[c]=a)}}return n.flatMap((r,i)=>r?[{...r,side:i}]:[])}var Qb=5,ew=8,Lm=72,tw=76,nw=132,ow=Math.PI*1.16;function Rm(e,t){let n=ke(e),o=Fe(e,n,t);if(o===null)return $t;let r=Math.min(ew,t.generations??Qb),i=t.isFull??r>5?2*Math.PI:ow,s=Fr(Rr(n,o,r)),a=s.reduce((f,{level:h})=>Math.max(f,h),0),c=s.filter(f=>!f.isAgain&&f.level<a).flatMap(({level:f,number:h,parents:p})=>[0,1].filter(g=>!p.some($=>$.number===h*2+g)).map(g=>Nm(f+1,h*2+g,i))),u=s.map(f=>{let h=Nm(f.level,f.number,i),p={key:f.key,id:f.id,...Cm(h),level:f.level,sector:h};return f.isAgain?{...p,isAgain:!0}:p}),d=Ye([...u,...c.map(Cm)]);return{nodes:u,edges:[],levels:[],bounds:d,blanks:c}}function Nm(e,t,n){if(e===0)return{inner:0,outer:Lm,from:0,to:2*Math.PI};let o=n/2**e,r=-Math.PI/2-n/2;return{inner:Dm(e-1),outer:Dm(e),from:r+t*o,to:r+(t+1)*o}}function Dm(e){return Lm+Math.min(e,3)*tw+Math.max(0,e-3)*nw}function Cm({inner:e,outer:t,from:n,to:o}){let r=Math.PI/2,i=[n,o];for(let a=Math.ceil(n/r);a*r<=o;a++)i.push(a*r);let s=i.flatMap(a=>[e,t].map(c=>({x:Math.cos(a)*c,y:Math.sin(a)*c,w:0,h:0})));return Ye(s)}function Fm(e,t){let n=ke(e),o=Fe(e,n,t);if(o===null)return $t;let r=t.generations??1/0,i=Un(o,n.parents,r),s=Un(o,n.children,r),a=no(o,r,new Set([...i.keys(),...s.keys()]),c=>{let d=[...s.keys()].filter(f=>c.has(f)).flatMap(f=>n.spouses(f).map(h=>h.id));return Jo(e,new Set([...c,...d]),c)});return Is(xn(a),o)}var Os=Ut.w+52,rw=14,iw=26;function Bm(e,t){let n=ke(e),o=Fe(e,n,t);if(o===null)return $t;let r=Rr(n,o,t.generations??1/0),i=Fr(r),s=new Map,a=new Map;for(let f of[...i].reverse())s.set(f,sw(f,s,a));let c=new Map([[r,0]]),u=[];for(let f of i){let h=j(c,f);for(let p of f.parents){let g=h+j(a,p);c.set(p,g);let $=f.level*Os+Ut.w,y=p.level*Os,w=(y+$)/2,b=Math.abs(g-h)<.5?[y,g,$,h]:[y,g,w,g,w,h,$,h];u.push({kind:"child",type:p.type,from:[p.id],to:f.id,points:b})}}let d=i.map(f=>({key:f.key,id:f.id,x:f.level*Os,y:j(c,f)-Ut.h/2,...Ut,level:f.level,...f.isAgain?{isAgain:!0}:{}}));return{nodes:d,edges:u,levels:[],bounds:Ye(d)}}function sw(e,t,n){let o={tops:[-Ut.h/2],bottoms:[Ut.h/2]},[r,i]=e.parents;if(!r)return o;if(!i){n.set(r,0);let{tops:f,bottoms:h}=j(t,r);return{tops:[...o.tops,...f],bottoms:[...o.bottoms,...h]}}let[s,a]=[j(t,r),j(t,i)],c=0;for(let f=0;f<Math.min(s.bottoms.length,a.tops.length);f++){let h=f===0?rw:iw;c=Math.max(c,E(s.bottoms,f)-E(a.tops,f)+h)}n.set(r,-c/2),n.set(i,c/2);let u=Math.max(s.tops.length,a.tops.length),d=c/2;for(let f=0;f<u;f++){let[h=1/0,p=-1/0]=[s.tops[f],s.bottoms[f]],[g=1/0,$=-1/0]=[a.tops[f],a.bottoms[f]];o.tops.push(Math.min(h-d,g+d)),o.bottoms.push(Math.max(p-d,$+d))}return o}var aw={tree:xn,pedigree:Bm,descendants:Om,hourglass:Fm,fan:Rm};function zm(e,t,n){return aw[e](t,n)}var lw=150;function Um(){let e=null,t=!1,n=0,o=null,r=()=>{if(e||t)return e;try{e=new Worker(wm("layout/worker.js"),{type:"module"})}catch{return t=!0,null}return e.addEventListener("message",({data:i})=>{i.number===n&&(o?.(i.layout??null),o=null)}),e.addEventListener("error",()=>{t=!0,e?.terminate(),e=null,o?.(null),o=null}),e};return r(),{async make(i,s,a){let c=++n;o?.(null),o=null;let u=s.persons.length>lw?r():null;if(u){let d=await new Promise(f=>{o=f,u.postMessage({number:c,view:i,graph:cw(s),options:a})});if(d||c!==n)return d}return zm(i,s,a)},destroy(){e?.terminate(),o?.(null)}}}function Gm(e,t){return e.rootId===t.rootId&&e.generations===t.generations&&e.isFull===t.isFull}function cw({tree:e,persons:t,parents:n,spouses:o}){return{...e?.rootPersonId?{tree:{rootPersonId:e.rootPersonId}}:{},persons:t.map(({personId:r,gender:i,birthDate:s,birthDateText:a,birthSort:c})=>({personId:r,...i?{gender:i}:{},...s?{birthDate:s}:{},...a?{birthDateText:a}:{},...c?{birthSort:c}:{}})),parents:n.map(({parentId:r,childId:i,type:s="Biological"})=>({parentId:r,childId:i,type:s})),spouses:o.map(({person1Id:r,person2Id:i,status:s="",marriageDate:a=""})=>({person1Id:r,person2Id:i,status:s,marriageDate:a}))}}var Hm=Object.freeze({Adoptive:[7,4],Step:[10,3,2,3],Foster:[2,4]}),Br=9,uw=22;function oo({kind:e,type:t}){return e==="parents"||t==="Partner"?"parents":e==="couple"?"couple":t in Hm?t:"child"}function ro(e){return e==="parents"?[2,3]:Hm[e]??[]}function io(e){return e==="couple"?1.5:1}function so(e,{kind:t,type:n,points:o},r,i){if(t!=="couple")return;let s={Divorced:2,Separated:1}[n]??0,a=o.length>4,[c,u,d]=[o[0]??0,o[1]??0,-1];for(let f=2;f<o.length;f+=2){let[h,p]=[o[f-2]??0,o[f-1]??0],[g,$]=[o[f]??0,o[f+1]??0];if(p!==$||Math.abs(g-h)<=d)continue;d=Math.abs(g-h);let y=a?Math.min(uw,d/2):d/2;[c,u]=[g-Math.sign(g-h)*y,p]}for(let f=0;f<s;f++){let h=c+(f-(s-1)/2)*5;e.line([h-3,u+7,h+3,u-7],0,{stroke:r,width:i})}}function zr({from:e,to:t},n){return e.some(o=>n.has(`${o} ${t}`))}function Wm(e){let t=new Set;return e.forEach((n,o)=>{let r=e[o+1];r!==void 0&&t.add(`${n} ${r}`).add(`${r} ${n}`)}),t}var dw=60;function jm(e,t,n){let o=Ds("p",e);o.id=`family-canvas-help-${Math.floor(performance.now()*1e3)}`,o.textContent=l("canvas.help"),t.setAttribute("aria-describedby",o.id);let r=Ds("ul",e);r.setAttribute("aria-label",l("canvas.people"));let i=Ds("p",e);return i.setAttribute("aria-live","polite"),i.setAttribute("role","status"),r.addEventListener("click",s=>{let a=Ns(s.target);a&&n.open(a)}),r.addEventListener("focusin",s=>{let a=Ns(s.target);a&&n.select(a)}),{renew(s,a,c,u){let d=mw(s,a,c),f=new Map(Array.from(r.children,g=>[Ns(g.firstElementChild),g])),h=new Set(d.map(({id:g})=>g));for(let[g,$]of f)(!g||!h.has(g))&&$.remove();let p=null;for(let{id:g}of d){let $=s.kin.people.get(g);if(!$)continue;let y=f.get(g)??fw(g),w=y.firstElementChild,b=[cs($,s.kin),u.get(g)].filter(Boolean).join(", ");w.textContent!==b&&(w.textContent=b),g===c?w.setAttribute("aria-current","true"):w.removeAttribute("aria-current"),w.tabIndex=g===(c??d[0]?.id)?0:-1;let k=p?p.nextElementSibling:r.firstElementChild;k!==y&&r.insertBefore(y,k),p=y}},say(s,a){let c=a===null?void 0:s.kin.people.get(a);i.textContent=c?Zu(c,s.kin):""},follow(s){if(r.contains(document.activeElement))for(let a of r.querySelectorAll("button"))a.dataset.person===s&&a.focus({preventScroll:!0})}}}function mw(e,t,n){let{seen:o}=t,[r,i]=[o.x+o.w/2,o.y+o.h/2],s=new Map(e.nodesIn(o).map(c=>[c.id,c])),a=e.node(n);return a&&s.set(a.id,a),[...s.values()].map(c=>({node:c,far:c===a?-1:Math.hypot(c.x+c.w/2-r,c.y+c.h/2-i)})).sort((c,u)=>c.far-u.far).slice(0,dw).map(({node:c})=>c).sort((c,u)=>c.level-u.level||c.x-u.x||c.y-u.y)}function fw(e){let t=document.createElement("li"),n=document.createElement("button");return n.type="button",n.dataset.person=e,t.append(n),t}function Ns(e){return e instanceof HTMLElement?e.dataset.person??null:null}function Ds(e,t){let n=document.createElement(e);return n.className="family-canvas-unseen",t.append(n),n}var Vm=8;function Km(e,t,n){let o=document.createElement("canvas");o.className="family-canvas-minimap",o.hidden=!0,o.setAttribute("aria-hidden","true"),e.append(o);let r=document.createElement("canvas"),i=!0,s={scale:1,left:0,top:0},a={w:0,h:0,density:1},c=!1,u=f=>{let h=o.getBoundingClientRect(),p=(f.clientX-h.left-s.left)/s.scale,g=(f.clientY-h.top-s.top)/s.scale;t.centre({x:p,y:g,w:0,h:0},t.where.scale,0),n()};o.addEventListener("pointerdown",f=>{o.setPointerCapture(f.pointerId),c=!0,u(f)}),o.addEventListener("pointermove",f=>c&&u(f)),o.addEventListener("pointerup",()=>c=!1),o.addEventListener("pointercancel",()=>c=!1);let d=(f,h)=>{let{w:p,h:g,density:$}=a;r.width=Math.max(1,Math.round(p*$)),r.height=Math.max(1,Math.round(g*$)),o.width=r.width,o.height=r.height;let{bounds:y}=f,w=Math.min((p-2*Vm)/(y.w||1),(g-2*Vm)/(y.h||1));s={scale:w,left:p/2-(y.x+y.w/2)*w,top:g/2-(y.y+y.h/2)*w};let b=r.getContext("2d");if(b){b.scale($,$);for(let k of f.nodes){let x=f.kin.people.get(k.id);if(!x)continue;b.fillStyle=st(h,x).strong;let _=Math.max(1,Math.min(k.w,k.h)*w*.8),C=(k.x+k.w/2)*w+s.left,B=(k.y+k.h/2)*w+s.top;b.fillRect(C-_/2,B-_/2,_,_)}i=!1}};return{renew(){i=!0},paint(f,h,p){let{seen:g}=t,{bounds:$}=f,y=g.x<=$.x+1&&g.y<=$.y+1&&g.x+g.w>=$.x+$.w-1&&g.y+g.h>=$.y+$.h-1;if(o.hidden=y||f.nodes.length<2,o.hidden)return;(i||p!==a.density)&&(a={w:o.clientWidth,h:o.clientHeight,density:p},d(f,h));let w=o.getContext("2d");if(!w)return;let{w:b,h:k}=a;w.setTransform(1,0,0,1,0,0),w.clearRect(0,0,o.width,o.height),w.drawImage(r,0,0),w.setTransform(p,0,0,p,0,0);let x=Math.max(1,g.x*s.scale+s.left),_=Math.max(1,g.y*s.scale+s.top),C=Math.min(b-1,(g.x+g.w)*s.scale+s.left),B=Math.min(k-1,(g.y+g.h)*s.scale+s.top);w.beginPath(),w.roundRect(x,_,Math.max(5,C-x),Math.max(5,B-_),2),w.globalAlpha=.14,w.fillStyle=h.accent,w.fill(),w.globalAlpha=1,w.strokeStyle=h.accent,w.lineWidth=1.5,w.stroke()}}}function ao({generation:e,countedFrom:t}){if(t===null)return l("generation.unconnected");if(t==="first")return l("generation.number",{number:`${e}`});if(e===0)return l("generation.same");let n=Math.abs(e);return e<0?pw(n):hw(n)}function qm(e){return e.countedFrom==="first"?`${e.generation}`:ao(e)}function pw(e){return e===1?l("generation.parents"):e===2?l("generation.grandparents"):e===3?l("generation.greatGrandparents"):l("generation.manyGreatGrandparents",{count:e-2})}function hw(e){return e===1?l("generation.children"):e===2?l("generation.grandchildren"):e===3?l("generation.greatGrandchildren"):l("generation.manyGreatGrandchildren",{count:e-2})}var Ls=28,Ur=14,Cs=12,Ym=12,gw=600;function Xm(e,{levels:t},n,o){let{top:r,scale:i}=n.where;e.fillStyle=o.band,t.forEach(({y:s,h:a},c)=>{if(c%2===1)return;let[u,d]=[(s-Ls)*i+r,(s+a+Ls)*i+r];d<0||u>n.size.h||e.fillRect(0,u,n.size.w,d-u)})}function Zm(e,{levels:t,bounds:n,nodes:o},r,i){let{left:s,top:a,scale:c}=r.where;e.textAlign="start",e.globalAlpha=1;let u=-1/0;for(let[d,f]of t.entries()){let{y:h,h:p}=f,[g,$]=[h*c+a,(h+p)*c+a],y=Ls*c>=Cs,w=p*c<2*Cs||r.size.w<gw,b=ao(f),k=sr(f.births),x=k?`${b} · ${k}`:b;e.font=`500 11px ${i.words}`;let _=Ur+e.measureText(x).width+Ym,C=w||n.x*c+s<_,B=!y&&C?qm(f):x,U=y?Math.max(g-5,Math.min(16,$)):(g+$)/2+4;if(U<Math.max(u,10)||U>r.size.h+10)continue;let T=e.measureText(B).width,ce=ge=>ge.y>=h&&ge.y<h+p&&ge.x*c+s<Ur+T+Ym&&(ge.x+ge.w)*c+s>0;!y&&B===b&&o.some(ce)||(u=U+Cs*1.8,e.globalAlpha=.93,e.fillStyle=d%2===0?i.band:i.ground,e.beginPath(),e.roundRect(Ur-6,U-12,T+12,17,8),e.fill(),e.globalAlpha=1,e.fillStyle=i.quiet,e.fillText(B,Ur,U))}}function Gr(e){return e==="male"?$w:e==="other"?bw:null}function Sn(e){return Math.sin(e)>.45}var $w={corners:[[-.9,-.9],[.9,-.9],[.9,.9],[-.9,.9]],round:.34},bw={corners:[0,1,2,3,4,5].map(e=>{let t=e*Math.PI/3-Math.PI/2;return[Math.cos(t)*1.06,Math.sin(t)*1.06]}),round:.24};function Wr(e,t){let n=({fill:i,stroke:s,width:a=1,dash:c,opacity:u=1})=>{let d=e.globalAlpha;e.globalAlpha=d*u,i&&(e.fillStyle=i,e.fill()),s&&(e.strokeStyle=s,e.lineWidth=a,e.setLineDash(c?[...c]:[]),e.stroke()),e.globalAlpha=d},o="",r=({size:i,weight:s=400,family:a,fill:c,align:u="center"})=>{let d=`${s} ${i}px ${a}`;d!==o&&(e.font=o=d),e.fillStyle=c,e.textAlign=u};return{box(i,s,a,c,u,d){e.beginPath(),e.roundRect(i,s,a,c,u),n(d)},frame(i,s,a,c,u){e.beginPath(),Hr(e,i,s,a,c),n(u)},line(i,s,a){e.beginPath(),Rs(e,i,s),n(a)},words(i,s,a,c){r(c),e.fillText(i,s,a)},turned(i,s,a,c,u){r(u),e.save(),e.translate(s,a),e.rotate(c),e.fillText(i,0,0),e.restore()},arched(i,s,a,c){r({...c,align:"start"});let u=Sn(a),d=u?-1:1,f=e.measureText(i).width,h=u?s+c.size*.72:s,p=0;for(let g of Ju(i)){let $=e.measureText(g).width,y=a+d*(p-f/2+$/2)/h;e.save(),e.rotate(y+Math.PI/2),e.translate(0,-h),u&&e.rotate(Math.PI),e.fillText(g,-$/2,0),e.restore(),p+=$}},photo(i,s,a,c,u){let d=t.get(i);return d?(e.save(),e.beginPath(),Hr(e,s,a,c,u),e.clip(),e.drawImage(d,a-u,c-u,2*u,2*u),e.restore(),!0):!1},sector({inner:i,outer:s,from:a,to:c},u){e.beginPath(),e.arc(0,0,s,a,c),i>0&&e.arc(0,0,i,c,a,!0),e.closePath(),n(u)},faded(i,s){let a=e.globalAlpha;e.globalAlpha=a*i,s(),e.globalAlpha=a}}}function Hr(e,t,n,o,r){let i=Gr(t);if(!i){e.moveTo(n+r,o),e.arc(n,o,r,0,2*Math.PI);return}let{corners:s,round:a}=i,c=s.at(-1)??[0,0],u=s[0]??[0,0];e.moveTo(n+(c[0]+u[0])/2*r,o+(c[1]+u[1])/2*r),s.forEach(([d,f],h)=>{let[p,g]=s[(h+1)%s.length]??u;e.arcTo(n+d*r,o+f*r,n+p*r,o+g*r,a*r)}),e.closePath()}function Rs(e,t,n){let o=t.length-2;e.moveTo(t[0]??0,t[1]??0);for(let r=2;r<t.length;r+=2){let[i,s]=[t[r]??0,t[r+1]??0];if(n===0||r===o){e.lineTo(i,s);continue}let[a,c]=[t[r-2]??0,t[r-1]??0],[u,d]=[t[r+2]??0,t[r+3]??0],f=Math.min(Math.hypot(i-a,s-c),Math.hypot(u-i,d-s))/2;e.arcTo(i,s,u,d,Math.min(n,f))}}function Fs(e,t,n){let{nodes:o,edges:r,levels:i,bounds:s,blanks:a=[]}=e,c=new Float64Array(r.length*4);r.forEach(({points:f},h)=>{let[p,g,$,y]=[1/0,1/0,-1/0,-1/0];for(let w=0;w<f.length;w+=2){let[b,k]=[f[w]??0,f[w+1]??0];p=Math.min(p,b),$=Math.max($,b),g=Math.min(g,k),y=Math.max(y,k)}c.set([p,g,$,y],h*4)});let u=null,d=new Map;for(let f of o)(!f.isAgain||!d.has(f.id))&&d.set(f.id,f);return{kin:t,nodes:o,edges:r,levels:i,bounds:s,blanks:a,isFan:o.some(f=>f.sector),moves:ww(o,n),node:f=>f===null?void 0:d.get(f),nodesIn(f){return o.filter(h=>_n(h,f))},edgesIn({x:f,y:h,w:p,h:g}){return r.filter(($,y)=>{let w=y*4;return(c[w]??0)<=f+p&&(c[w+1]??0)<=h+g&&(c[w+2]??0)>=f&&(c[w+3]??0)>=h})},farLines(){return u??=Bs(r,0),u},nodeAt(f,h){return o.findLast(p=>yw(p,f,h))},nearest(f){let[h,p]=[f.x+f.w/2,f.y+f.h/2],g,$=1/0;for(let y of o){let[w,b]=zs(y),k=_n(y,f)?Math.hypot(w-h,b-p):1/0;k>=$||($=k,g=y)}return g}}}function Bs(e,t){let n=new Map;for(let o of e){let r=oo(o),i=n.get(r);i||n.set(r,i=new Path2D),Rs(i,o.points,t)}return n}function ww(e,t){let n=new Map(t?.nodes.map(o=>[o.key,o]));return new Map(e.map(o=>{let r=n.get(o.key)??t?.node(o.id),i=r?{dx:r.x-o.x,dy:r.y-o.y,isNew:!1}:{dx:0,dy:0,isNew:!0};return[o.key,i]}))}function zs({x:e,y:t,w:n,h:o,level:r,sector:i}){if(!i||r===0)return[e+n/2,t+o/2];let s=(i.from+i.to)/2,a=(i.inner+i.outer)/2;return[Math.cos(s)*a,Math.sin(s)*a]}function yw(e,t,n){if(!e.sector)return _n(e,{x:t,y:n,w:0,h:0});let{inner:o,outer:r,from:i,to:s}=e.sector,a=Math.hypot(t,n);if(a<o||a>r)return!1;let c=2*Math.PI;return((Math.atan2(n,t)-i)%c+c)%c+i<=s}function _n(e,t){return e.x<=t.x+t.w&&e.x+e.w>=t.x&&e.y<=t.y+t.h&&e.y+e.h>=t.y}var Us=4.5,vw=74;function jr(e,t,n){e.sector(t,{fill:n.band,stroke:n.ground,width:2})}function Vr(e,t,n,o,r){let{sector:i,level:s}=n;if(!i)return;let{colours:a}=o,{strong:c,wash:u}=st(a,t);e.sector(i,{fill:u,stroke:a.ground,width:2});let d={inner:i.outer-3,outer:i.outer,from:i.from,to:i.to};if(s>0&&e.sector(d,{fill:c,opacity:.75}),o.isSelected||o.isMatch||o.isOnPath||o.isHovered){let f=o.isMatch&&!o.isSelected?a.match:a.accent;e.sector(i,{stroke:f,width:o.isSelected?4:2.5})}s===0?xw(e,t,i,o,r):kw(i)>vw?Sw(e,t,i,o,r):_w(e,t,i,o,r)}function kw({inner:e,from:t,to:n}){return(n-t)*e}function xw(e,t,{outer:n},{colours:o},r){let i={size:15,weight:600,family:o.words};if(i.size*r<Us)return;let[s,a]=eo(rt(t),n*1.6,i);e.words(s,0,a?-10:-2,{...i,fill:o.ink}),a&&e.words(a,0,9,{...i,fill:o.ink});let c={size:12,family:o.words,fill:o.quiet};e.words(xt(t),0,a?30:20,c)}function Sw(e,t,{inner:n,outer:o,from:r,to:i},{colours:s},a){if(13*a<Us)return;let u=(r+i)/2,d=o-n,f={size:13,weight:600,family:s.words},h={size:12.5,family:s.words},p={size:11,family:s.words},g=[{choices:Ue(t),own:f},{choices:[gn(t)],own:h},{choices:[xt(t)],own:p}].filter(({choices:y})=>y[0]),$=Sn(u);g.forEach(({choices:y,own:w},b)=>{let k=(g.length-1)/2-b,x=n+d/2+($?-k:k)*18-w.size*.35,_=w===p||t.hidden?s.quiet:s.ink;e.arched(Pe(y,(i-r)*x-16,w),x,u,{...w,fill:_})})}function _w(e,t,{inner:n,outer:o,from:r,to:i},{colours:s},a){let c=(i-r)*n,u=xt(t),d=u!==""&&c>27,f=Math.min(12.5,c*(d?.42:.72));if(f*a<Us)return;let h=(r+i)/2,g=Math.cos(h)<0?h+Math.PI:h,$=(n+o)/2,y=o-n-12,w={size:f,weight:600,family:s.words},b=gn(t),k=[rt(t),...Ue(t).map(B=>b?`${B} ${b}`:B),...Ue(t).slice(-1)],x=t.hidden?s.quiet:s.ink,_=(B,U,T)=>{let[ce,ge]=[Math.cos(h)*$,Math.sin(h)*$];e.turned(B,ce-Math.sin(g)*U,ge+Math.cos(g)*U,g,T)};if(_(Pe(k,y,w),d?-f*.2:f*.36,{...w,fill:x}),!d)return;let C={size:f*.86,family:s.words,fill:s.quiet};_(Pe([u],y,C),f*.95,C)}function Jm(){let[e,t,n,o]=[null,null,null,null],[r,i]=[new Set,new Map];return{selectedId:e,hoveredKey:t,path:n,steps:r,matches:o,kinNames:i,arrived:1}}var Gs=.22,Mw=1.3;function Qm(e,t,n,o,r,i,s){let{left:a,top:c,scale:u}=o.where,{w:d,h:f}=o.size;e.setTransform(t,0,0,t,0,0),e.globalAlpha=1,e.fillStyle=r.ground,e.fillRect(0,0,d,f),Xm(e,n,o,r),e.setTransform(t*u,0,0,t*u,t*a,t*c),e.lineJoin="round",e.lineCap="butt";let h=Wr(e,s);e.globalAlpha=i.arrived;for(let g of n.blanks)jr(h,g,r);Tw(e,h,n,o,r,i),e.globalAlpha=1;let p=n.nodesIn(tf(o.seen,i.arrived<1?4e3:24));return u<am&&!n.isFan?(Pw(e,n,p,u,r,i),Aw(h,n,p,u,r,i)):Ew(h,n,p,u,r,i),e.setTransform(t,0,0,t,0,0),Zm(e,n,o,r),p.length}function Hs(e,t,n){let o=e.moves.get(t.key);return n>=1||!o?t:{...t,x:t.x+o.dx*(1-n),y:t.y+o.dy*(1-n)}}function Ew(e,t,n,o,r,i){for(let s of n){let a=t.kin.people.get(s.id);if(!a)continue;let c={colours:r,isSelected:s.id===i.selectedId,isMatch:i.matches?.has(s.id)??!1,isOnPath:i.path?.has(s.id)??!1,isHovered:s.key===i.hoveredKey,kin:i.kinNames.get(s.id)??""},u=t.moves.get(s.key)?.isNew,d=(ef(s,i)?Gs:1)*(u?i.arrived:1),f=Hs(t,s,i.arrived);e.faded(d,()=>{s.sector?Vr(e,a,s,c,o):o>=to?Or(e,a,f,c):um(e,a,f,c,o)})}}function Pw(e,t,n,o,r,i){let s=new Map,a=new Map;for(let c of n){let u=t.kin.people.get(c.id);if(!u)continue;let{strong:d}=st(r,u),f=ef(c,i)?a:s,h=f.get(d);h||f.set(d,h=new Path2D);let{x:p,y:g,w:$,h:y}=Hs(t,c,i.arrived),w=Math.max(Mw/o,Math.min($,y)*.43);w*o<2.5?h.rect(p+$/2-w,g+y/2-w,2*w,2*w):Hr(h,We(u),p+$/2,g+y/2,w)}for(let[c,u]of[[a,Gs],[s,1]]){e.globalAlpha=u*(.3+.7*i.arrived);for(let[d,f]of c)e.fillStyle=d,e.fill(f)}e.globalAlpha=1}function Aw(e,t,n,o,r,i){for(let s of n){let a=s.id===i.selectedId,u=a||i.matches?.has(s.id)||i.path?.has(s.id)?t.kin.people.get(s.id):void 0;if(!u)continue;let d=i.matches?.has(s.id)&&!a?r.match:r.accent,f=Math.max(6/o,Math.min(s.w,s.h)*.5),{x:h,y:p,w:g,h:$}=Hs(t,s,i.arrived),y=(a?3:2)/o;e.frame(We(u),h+g/2,p+$/2,f,{stroke:d,width:y})}}function Tw(e,t,n,o,r,i){let{scale:s}=o.where,c=Math.min(1.5,Math.max(.5,1.5*Math.sqrt(s)))/s,u=s>.3?Br:0,d=n.edgesIn(tf(o.seen,8)),[f,h]=i.path?Iw(d,i):[[],d],g=u===0&&f.length===0&&d.length>n.edges.length/2?n.farLines():Bs(h,u),$=e.globalAlpha;i.path&&(e.globalAlpha=$*Gs*1.6),e.strokeStyle=r.line;for(let[y,w]of g)e.lineWidth=c*io(y),e.setLineDash(s>.12?[...ro(y)]:[]),e.stroke(w);if(e.setLineDash([]),s>.3)for(let y of d)so(t,y,r.quiet,c);e.globalAlpha=$;for(let y of f)t.line(y.points,u,{stroke:r.accent,width:Math.max(3,2.4/s)})}function Iw(e,{steps:t}){let n=[[],[]];for(let o of e)n[zr(o,t)?0:1].push(o);return n}function ef(e,{path:t,matches:n}){return t!==null&&!t.has(e.id)||n!==null&&!n.has(e.id)}function tf({x:e,y:t,w:n,h:o},r){return{x:e-r,y:t-r,w:n+2*r,h:o+2*r}}function nf(e){let t=new Map;return{get(n){let o=t.get(n);if(o!==void 0)return o;t.size>400&&t.clear(),t.set(n,null);let r=new Image;return r.decoding="async",r.addEventListener("load",()=>{t.set(n,Nw(r)),e()}),r.src=Ow(n),null},written(n){try{return t.get(n)?.toDataURL("image/jpeg",.85)??null}catch{return null}}}}function Ow(e){return e.startsWith("api/")?`${e}${e.includes("?")?"&":"?"}size=small`:e}function Nw(e){let t=Math.min(e.naturalWidth,e.naturalHeight),n=document.createElement("canvas");n.width=n.height=128;let o=n.getContext("2d");if(!o||t===0)return null;o.imageSmoothingQuality="high";let r=(e.naturalWidth-t)/2,i=(e.naturalHeight-t)/3;return o.drawImage(e,r,i,t,t,0,0,128,128),n}function of(e,t){let n=null,o=null,r=()=>e.onAdd?n?.node??t.node():void 0,i=(s,a)=>{let c=r(),u=t.point(s,a),d=c?Dw(c,u.x,u.y,t.scale()):null;return c&&d?{node:c,kind:d,...u}:null};return{nodeAt:(s,a)=>i(s,a)?.node,hover(s,a){let c=o;return o=i(s,a)?.kind??null,o!==c},grab(s,a){return n=i(s,a),n!==null},drag(s,a){n&&e.onConnect&&(n={...n,...t.point(s,a)})},drop(s,a,c){let u=n;if(n=null,!u)return;let d=t.point(s,a),f=c?void 0:t.nodeAt(d.x,d.y);c?e.onAdd?.(u.kind,u.node.id):f&&f.id!==u.node.id&&e.onConnect?.(u.node.id,f.id,u.kind)},paint(){let s=r();s&&t.paint((a,c)=>{if(Cw(a,s,c,o),!n)return;let u=t.nodeAt(n.x,n.y);Lw(a,n.node,n.kind,n,u,c)})}}}function Ws({x:e,y:t,w:n,h:o}){return[{kind:"parent",x:e+n/2,y:t},{kind:"spouse",x:e+n,y:t+o*.6},{kind:"child",x:e+n/2,y:t+o}]}function Dw(e,t,n,o){return Ws(e).find(i=>Math.hypot(i.x-t,i.y-n)*o<15)?.kind??null}function Cw(e,t,n,o){for(let{kind:r,x:i,y:s}of Ws(t)){let a=r===o,c=a?n.accent:n.card,u=a?n["on-accent"]:n.accent;e.frame("female",i,s,9,{fill:c,stroke:n.accent,width:1.4}),e.line([i-4,s,i+4,s],0,{stroke:u,width:1.6}),e.line([i,s-4,i,s+4],0,{stroke:u,width:1.6})}}function Lw(e,t,n,o,r,i){let s=Ws(t).find(f=>f.kind===n);if(!s||(e.line([s.x,s.y,o.x,o.y],0,{stroke:i.accent,width:2,dash:[6,4]}),e.frame("female",o.x,o.y,4,{fill:i.accent}),!r||r===t))return;let{x:a,y:c,w:u,h:d}=r;e.box(a-5,c-5,u+10,d+10,18,{stroke:i.accent,width:3})}var js=.8,Rw=.3;function Vs(e,t,n,o,r){e.fitted().scale>=Rw||!n||t.isFan?Kr(e,t,o,r):e.enter(n,js,o)}function Kr(e,t,n,o){let i=o&&!t.isFan&&Fw(o,e.fitted(),t)?e.size.h-o.y:0;e.fit(n,{left:0,top:0,right:0,bottom:i})}function Fw({x:e,y:t,w:n,h:o},{left:r,top:i,scale:s},a){let c={x:(e-r)/s,y:(t-i)/s,w:n/s,h:o/s};return a.nodes.some(u=>_n(u,c))}function rf(e,t,n){return Ks(e,t,n)??t.nearest(e.seen)}function Ks(e,t,n){let o=t.node(n);return o&&_n(o,e.seen)?o:void 0}function sf(e,t,n,o){let r=n.flatMap(i=>t.node(i)??[]);r.length&&e.show(Ye(r),o)}function af(e){let t=[],n=0;return{parts:t,box(o,r,i,s,a,c){let u=ct({x:o,y:r,width:i,height:s,rx:a});t.push(`<rect${u}${qr(c)}/>`)},frame(o,r,i,s,a){t.push(`<path d="${Ys(o,r,i,s)}"${qr(a)}/>`)},line(o,r,i){t.push(`<path d="${lf(o,r)}"${qr({...i,fill:"none"})}/>`)},words(o,r,i,s){t.push(`<text${ct({x:r,y:i})}${qs(s)}>${Gt(o)}</text>`)},turned(o,r,i,s,a){let c=re(s*180/Math.PI),u=ct({transform:`translate(${re(r)} ${re(i)}) rotate(${c})`});t.push(`<text${u}${qs(a)}>${Gt(o)}</text>`)},arched(o,r,i,s){let a=Sn(i),c=a?r+s.size*.72:r,[u,d]=a?[i+1.5,i-1.5]:[i-1.5,i+1.5],f=`arc${n++}`,h=`A${re(c)} ${re(c)} 0 0 ${a?0:1}`,p=`M${Mn(c,u)}${h} ${Mn(c,d)}`;t.push(`<path id="${f}" d="${p}" fill="none"/>`);let g=`<textPath href="#${f}" startOffset="50%">${Gt(o)}</textPath>`;t.push(`<text${qs({...s,align:"center"})}>${g}</text>`)},photo(o,r,i,s,a){let c=e(o);if(!c)return!1;let u=`cut${n++}`,d=ct({x:i-a,y:s-a,width:2*a,height:2*a});return t.push(`<clipPath id="${u}"><path d="${Ys(r,i,s,a)}"/></clipPath>`),t.push(`<image${d} href="${Gt(c)}" clip-path="${Bw(u)}"/>`),!0},sector({inner:o,outer:r,from:i,to:s},a){t.push(`<path d="${zw(o,r,i,s)}"${qr(a)}/>`)},faded(o,r){o<1&&t.push(`<g${ct({opacity:o})}>`),r(),o<1&&t.push("</g>")}}}function Gt(e){return e.replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu,"").replace(/[&<>"']/g,t=>`&#${t.charCodeAt(0)};`)}function ct(e){return Object.entries(e).filter(([,t])=>t!==void 0).map(([t,n])=>{let o=typeof n=="number"?re(n):Gt(n??"");return` ${t}="${o}"`}).join("")}function Bw(e){return`url${`(#${e})`}`}function re(e){return String(Math.round(e*100)/100)}function qr({fill:e="none",stroke:t,width:n=1,dash:o,opacity:r}){return ct({fill:e,...t?{stroke:t,"stroke-width":n}:{},...o&&o.length>0?{"stroke-dasharray":o.join(" ")}:{},...r!==void 0&&r<1?{opacity:r}:{}})}function qs({size:e,weight:t=400,family:n,fill:o,align:r="center"}){let i={start:"start",center:"middle",end:"end"}[r];return ct({"font-family":n,"font-size":e,"font-weight":t,fill:o,"text-anchor":i})}function Mn(e,t){return`${re(Math.cos(t)*e)} ${re(Math.sin(t)*e)}`}function Ys(e,t,n,o){let r=Gr(e);if(!r){let u=`a${re(o)} ${re(o)} 0 0 1`;return`M${re(t-o)} ${re(n)}${u} ${re(2*o)} 0${u} ${re(-2*o)} 0z`}let i=r.corners.map(([u,d])=>[t+u*o,n+d*o]),[s=[0,0]]=i,a=i.at(-1)??[0,0],c=[(Yr(s,0)+Yr(a,0))/2,(Yr(s,1)+Yr(a,1))/2];return`${lf([...c,...i.flat(),...c],r.round*o)}z`}function Yr(e,t){return e[t]??0}function lf(e,t){let n=`M${re(e[0]??0)} ${re(e[1]??0)}`;for(let o=2;o<e.length;o+=2){let[r,i]=[e[o]??0,e[o+1]??0];if(o===e.length-2||t===0){n+=`L${re(r)} ${re(i)}`;continue}let[s,a]=[e[o-2]??0,e[o-1]??0],[c,u]=[e[o+2]??0,e[o+3]??0],[d,f]=[Math.hypot(r-s,i-a),Math.hypot(c-r,u-i)],h=Math.min(t,d/2,f/2);if(h<.01){n+=`L${re(r)} ${re(i)}`;continue}let[p,g]=[r+(s-r)*h/d,i+(a-i)*h/d],[$,y]=[r+(c-r)*h/f,i+(u-i)*h/f];n+=`L${re(p)} ${re(g)}Q${re(r)} ${re(i)}`,n+=` ${re($)} ${re(y)}`}return n}function zw(e,t,n,o){if(o-n>6.28)return Ys("female",0,0,t);let r=o-n>Math.PI?1:0,i=(s,a)=>`A${re(s)} ${re(s)} 0 ${r} ${a}`;return`M${Mn(t,n)}${i(t,1)} ${Mn(t,o)}L${Mn(e,o)}${i(e,0)} ${Mn(e,n)}z`}var ut=48,Uw=64,Gw=56,Hw=128,Xs={size:11,family:Bt.words,fill:Bt.quiet,align:"start"},Ww=["child","Adoptive","Step","Foster","couple","parents"],jw=["Divorced","Separated"],Vw=["female","male","other","unknown"],Kw={female:"Female",male:"Male",other:"Other",unknown:"Unknown"};function cf(e,t,n,o,r){let i=af(o),s={...Xs,fill:r.quiet},{bounds:a}=e,c=a.x-ut-(e.levels.length>0?Hw:0),u=Xw(e),d=u.reduce((b,k)=>b+k.w,0),f=Math.max(a.x+a.w+ut,c+2*ut+d,c+480),h=a.y-ut-Uw,p=a.y+a.h+ut+Gw;i.box(c,h,f-c,p-h,0,{fill:r.ground});for(let b of e.levels){let{y:k,h:x}=b,_=sr(b.births);i.words(ao(b),c+ut/2,k+x/2,{...s,weight:600}),_&&i.words(_,c+ut/2,k+x/2+15,s)}for(let b of e.blanks)jr(i,b,r);qw(i,e,t,r),Yw(i,e,t,r);let g={size:26,weight:500,family:r.title,fill:r.ink};i.words(n,c+ut/2,h+46,{...g,align:"start"}),Zw(i,u,c+ut/2,p-24,r);let $={x:c,y:h,w:f-c,h:p-h};return`<?xml version="1.0" encoding="UTF-8"?>
<svg${ct({xmlns:"http://www.w3.org/2000/svg",viewBox:[$.x,$.y,$.w,$.h].map(b=>Math.round(b*100)/100).join(" "),width:$.w,height:$.h,role:"img"})}>
<title>${Gt(n)}</title>
${i.parts.join(`
`)}
</svg>
`}function qw(e,t,n,o){let r=t.edges.map(i=>({edge:i,isSpecial:n.path!==null&&zr(i,n.steps)})).sort((i,s)=>Number(i.isSpecial)-Number(s.isSpecial));for(let{edge:i,isSpecial:s}of r){let a=oo(i);e.line(i.points,Br,{stroke:s?o.accent:o.line,width:s?3:1.3*io(a),dash:ro(a)}),so(e,i,o.quiet,1.4)}}function Yw(e,t,n,o){for(let r of t.nodes){let i=t.kin.people.get(r.id);if(!i)continue;let s={colours:o,isSelected:!1,isMatch:!1,isHovered:!1,isOnPath:n.path?.has(r.id)??!1};r.sector?Vr(e,i,r,s,1):Or(e,i,r,s)}}function Xw(e){let t=new Set(e.edges.map(oo)),n=e.edges.filter(({kind:a})=>a==="couple"),o=new Set(n.map(({type:a})=>a)),r=new Set(e.nodes.map(({id:a})=>We(e.kin.people.get(a)??{personId:a}))),i=[...Ww.filter(a=>t.has(a)),...jw.filter(a=>o.has(a))];return[...Vw.filter(a=>r.has(a)).map(a=>({look:"",frame:a,words:l(`gender.${Kw[a]}`)})),...i.map(a=>({look:a,frame:null,words:l(`legend.${a}`)}))].map(a=>({...a,w:40+at(a.words,Xs)+24}))}function Zw(e,t,n,o,r){let i=n;for(let{look:s,frame:a,words:c,w:u}of t){if(a){let[d,f]=[r[`${a}-wash`],r[a]],h=a==="unknown"?{dash:[3,3]}:{};e.frame(a,i+12,o-4,9,{fill:d,stroke:f,width:1.4,...h})}else{let d=[i,o-4,i+30,o-4],f=s==="Divorced"||s==="Separated",h=f?"couple":s,p=1.3*io(h);e.line(d,0,{stroke:r.line,width:p,dash:ro(h)}),f&&so(e,{kind:"couple",type:s,from:[],to:"",points:d},r.quiet,1.4)}e.words(c,i+(a?28:38),o,{...Xs,fill:r.quiet}),i+=u}}function Zs(e){return e.tree?.treeName??l("canvas.title")}var Xr=420,Jw=180,Zr=200;function uf(e,t){let n=document.createElement("div");n.className="family-canvas";let o=document.createElement("canvas");o.className="family-canvas-drawing",o.tabIndex=0,o.setAttribute("role","application"),o.setAttribute("aria-label",l("canvas.title")),n.append(o),e.append(n);let r=o.getContext("2d"),i=matchMedia("(prefers-reduced-motion: reduce)"),s=rm(()=>i.matches),a=fm(),c=Um(),u=nf(()=>T()),d=Km(n,s,()=>T()),f=jm(n,o,{select:P=>lo(P),open:P=>t.onOpen(P)}),h=Ar(n),p=1,g={persons:[],parents:[],spouses:[]},$="tree",y={},w=Fs({nodes:[],edges:[],levels:[],bounds:{x:0,y:0,w:0,h:0}},ke(g),null),b=Jm(),k=null,x=0,_=0,C=0,B=!1,U=!1,T=()=>{x||=requestAnimationFrame(ce)},ce=P=>{x=0;let D=performance.now();if(s.step(P),k!==null){let V=i.matches?1:Math.min(1,(P-k)/Xr);b.arrived=Ms(V),V>=1&&(k=null)}C=Qm(r,p,w,s,h,b,u),Ht.paint(),d.paint(w,h,p),a.frame(P,performance.now()-D),U&&a.drawn(),s.isMoving||k!==null?T():ge()},ge=()=>{clearTimeout(_),_=setTimeout(()=>{Ae(),s.where.scale>=to&&!w.isFan&&t.onSeen?.(w.nodesIn(s.seen).map(({id:D})=>D))},Jw)},Ae=()=>f.renew(w,s,b.selectedId,b.kinNames),Se=async P=>{let D=await c.make($,g,y);if(!D)return;let V=!U,ye=w,je=P?rf(s,ye,b.selectedId):null;w=Fs(D,ke(g),V?null:ye);let co=new Set(w.nodes.map(({id:Wt})=>Wt)).size;o.setAttribute("aria-label",l("canvas.label",{tree:Zs(g),count:co})),d.renew(),s.bound(w.bounds);let Et=je&&w.node(je.id);if(je&&Et){let{scale:Wt}=s.where;s.pan((je.x-Et.x)*Wt,(je.y-Et.y)*Wt);for(let oa of w.moves.values())oa.dx-=je.x-Et.x,oa.dy-=je.y-Et.y}else(!P||V)&&Vs(s,w,ea(),V?0:Xr,t.corner?.());U=!0,b.arrived=V||i.matches?1:0,k=b.arrived<1?performance.now():null,Ae(),T()},ea=()=>{let{selectedId:P}=b,[D,V]=$==="tree"?[P,y.rootId]:[y.rootId,P];return w.node(D??null)??w.node(V??null)??w.node(Fe(g,w.kin,{}))},lo=P=>{if(P===b.selectedId)return;ta(P);let D=w.node(P);D&&s.reveal(D),t.onSelect(P)},ta=P=>{b.selectedId=P,Ae(),f.say(w,P),P!==null&&f.follow(P),T()},Jr=(P,D)=>{let V=s.point(P,D);return w.nodeAt(V.x,V.y)},Ht=of(t,{node(){if(s.where.scale<to||w.isFan||b.arrived<1)return;let V=w.nodes.find(ye=>ye.key===b.hoveredKey)??w.node(b.selectedId);return V?.isAgain?void 0:V},nodeAt:(P,D)=>w.nodeAt(P,D),point:s.point,paint(P){let{left:D,top:V,scale:ye}=s.where;r.setTransform(p*ye,0,0,p*ye,p*D,p*V),P(Wr(r,u),h)},scale:()=>s.where.scale}),Ef=pm(o,s,{grabs:(P,D)=>Ht.grab(P,D),drag(P,D){Ht.drag(P,D),T()},drop(P,D,V){T(),Ht.drop(P,D,V)},tap:(P,D)=>lo(Jr(P,D)?.id??null),tapTwice(P,D){let V=Jr(P,D);V?t.onOpen(V.id):s.zoom(1.8,P,D,Zr),T()},hover(P,D){let V=Ht.hover(P,D),ye=(Ht.nodeAt(P,D)??Jr(P,D))?.key??null;ye===b.hoveredKey&&!V||(b.hoveredKey=ye,ye!==null?o.dataset.pointer="person":delete o.dataset.pointer,T())},leave(){b.hoveredKey=null,T()},moved:T}),Pf=$m(n,o,{walk(P){let D=b.selectedId,V=D!==null&&w.node(D)?bm(w,D,P):w.nearest(s.seen)?.id??null;V!==null&&lo(V)},open:()=>b.selectedId!==null&&t.onOpen(b.selectedId),leave:()=>lo(null),zoom:P=>s.zoom(P,void 0,void 0,Zr),zoomTo:P=>s.zoom(P/s.where.scale,void 0,void 0,Zr),fit:()=>Kr(s,w,Xr,t.corner?.()),moved:T}),na=new ResizeObserver(()=>{let{clientWidth:P,clientHeight:D}=n;if(P===0||D===0)return;let V=s.size.w<=1,ye=V?void 0:Ks(s,w,b.selectedId);p=Math.min(3,devicePixelRatio||1),o.width=Math.round(P*p),o.height=Math.round(D*p),s.resize({w:P,h:D}),s.bound(w.bounds),V&&Vs(s,w,ea(),0,t.corner?.()),ye&&s.reveal(ye),d.renew(),cancelAnimationFrame(x),ce(performance.now())});na.observe(n),s.resize({w:n.clientWidth||1,h:n.clientHeight||1});let Af=sm(()=>{h=Ar(n),d.renew(),T()});return{async show(P,{keepsView:D=!1}={}){g=P,B||a.begin(),B=!0,await Se(D)},async view(P,D={}){let V=P===$&&(P==="tree"||Gm(D,y));$=P,y=D,B&&!V&&await Se(!1)},select(P){P!==b.selectedId&&ta(P)},focus(P){let D=w.node(P);D&&s.centre(D,Math.max(s.where.scale,js)),T()},path(P){b.path=P&&new Set(P),b.steps=Wm(P??[]),T()},reveal(P,D){let V=w.node(P);V&&s.reveal(V,D),T()},bring(P,D){sf(s,w,P,D),T()},matches(P){b.matches=P&&new Set(P),T()},kinNames(P){b.kinNames=P,T()},fit(){Kr(s,w,Xr,t.corner?.()),T()},zoom(P){s.zoom(P,void 0,void 0,Zr),T()},svg(){return cf(w,b,Zs(g),u.written,im(n))},where(){return{...s.where}},spot(P){let D=w.node(P);if(!D)return null;let{left:V,top:ye,scale:je}=s.where,co=o.getBoundingClientRect(),[Et,Wt]=zs(D);return[co.left+V+Et*je,co.top+ye+Wt*je]},figures(){return{people:g.persons.length,visible:C,...a.figures()}},destroy(){Ef(),Pf(),Af(),na.disconnect(),c.destroy(),cancelAnimationFrame(x),clearTimeout(_),n.remove()}}}function df({path:e,matches:t,onAdd:n,onConnect:o}){let r=z(null),i=z(null),{view:s,root:a,generations:c,person:u}=H.value,d=R.value,f=z({onAdd:n,onConnect:o});return f.current={onAdd:n,onConnect:o},se(()=>{if(!r.current)return;let h=uf(r.current,{onSelect:p=>W({person:p??""},{replace:!0}),onOpen:p=>W({person:p}),corner:()=>r.current?Qw(r.current):null,onSeen:yr,get onAdd(){return ne.peek()?f.current.onAdd:null},get onConnect(){return ne.peek()?f.current.onConnect:null}});return K.current=h,()=>{K.current=null,h.destroy()}},[]),se(()=>{if(!d)return;let h=i.current,p=h?.tree.treeId===d.tree.treeId;i.current=d;let g=K.current;g?.show(d,{keepsView:p}).then(()=>{let{person:$}=H.peek();!(p&&h?.persons.some(w=>w.personId===$))&&$&&r.current&&g.reveal($,Js(r.current))})},[d]),G(()=>{if(!d||s==="list")return;let h=a||d.tree.rootPersonId||u||er.peek();K.current?.view(s,{rootId:h,generations:c})},[s,a,c,d?.tree.treeId,d?.tree.rootPersonId]),G(()=>K.current?.select(u||null),[u,d,s]),G(()=>{u&&r.current&&K.current?.reveal(u,Js(r.current))},[u]),G(()=>K.current?.path(e),[e,d,s]),G(()=>{e&&r.current&&K.current?.bring(e,Js(r.current))},[e]),G(()=>K.current?.kinNames(Mt.value),[Mt.value]),G(()=>K.current?.matches(t),[t,d,s]),m`<div class="stage ${ne.value?"may-edit":""}" ref=${r}></div>`}function Js(e){let{left:t,right:n,bottom:o,width:r,height:i}=e.getBoundingClientRect(),s={left:0,top:0,right:0,bottom:0};for(let a of document.querySelectorAll(".kin-bar, .panel")){let c=a.getBoundingClientRect();c.left>=n||(c.width<r*.7?s.left=c.right-t:s.bottom=Math.min(i*.8,Math.max(s.bottom,o-c.top)))}return s}function Qw(e){let{left:t,top:n}=e.getBoundingClientRect(),o=document.querySelector(".zoom")?.getBoundingClientRect();return o?{x:o.left-t,y:o.top-n,w:o.width,h:o.height}:null}var ey=30;async function ty(e){let t=R.peek()?.tree.treeId;return t?(await kd(t,e,ey)).flatMap(o=>I.peek().get(o)??[]):[]}function mf({onMatches:e}){return m`<div class="search" role="search">
    <${$n}
      id="search"
      label=${l("tree.search")}
      isLabelShown=${!1}
      placeholder=${l("tree.search")}
      seek=${ty}
      onText=${t=>e(t.trim()?hn(t).map(n=>n.personId):null)}
      onPick=${t=>{let n=!["tree","list"].includes(H.peek().view);W({person:t.personId,...n?{root:t.personId}:{}}),K.current?.focus(t.personId)}}
    />
  </div>`}var ny={pedigree:"generationsBack",fan:"generationsBack",descendants:"generationsDown",hourglass:"generationsEachWay"},ff=1.25;function pf(){return m`<div class="views">
    <${Ie}
      legend=${l("view.title")}
      name="view"
      value=${H.value.view}
      options=${Rn.map(e=>[e,l(`view.${e}`),e])}
      onValue=${To}
    />
  </div>`}function hf(){let{view:e,generations:t}=H.value;return m`<div class="zoom" role="group" aria-label=${l("view.zoom")}>
    <button type="button" class="button quiet icon-only" aria-label=${l("view.zoomOut")}
      title=${l("view.zoomOut")} onClick=${()=>K.current?.zoom(1/ff)}
    ><${M} name="minus" /></button>
    <button type="button" class="button quiet icon-only" aria-label=${l("view.fit")}
      title=${l("view.fit")} onClick=${()=>K.current?.fit()}
    ><${M} name="fit" /></button>
    <button type="button" class="button quiet icon-only" aria-label=${l("view.zoomIn")}
      title=${l("view.zoomIn")} onClick=${()=>K.current?.zoom(ff)}
    ><${M} name="plus" /></button>
    ${e==="tree"||e==="list"?null:m`<label class="generations">
          <span class="visually-hidden">${l("view.generations")}</span>
          <select
            onChange=${n=>W({generations:Number(n.target.value)})}
          >
            ${oy(Si,_i).map(n=>m`<option value=${n} selected=${n===t}>
                  ${l(`view.${ny[e]}`,{count:n})}
                </option>`)}
          </select>
        </label>`}
  </div>`}function oy(e,t){return Array.from({length:t-e+1},(n,o)=>e+o)}function gf({onDialog:e,onKin:t,onMatches:n}){let o=R.value?.tree,{screen:r,person:i,insight:s}=H.value,a=r==="public",c=s!==""&&!i;return m`<header class="toolbar">
    <a class="skip" href="#main" onClick=${Wi}>${l("tree.skip")}</a>
    <div class="toolbar-name">
      <a
        class="button quiet icon-only"
        href=${q({})}
        aria-label=${l(N.value?"home.title":"page.name")}
        title=${l(N.value?"home.title":"page.name")}
      >
        <img src="mark.svg" alt="" width="30" height="30" />
      </a>
      <h1 title=${[o?.treeName,o?.description].filter(Boolean).join(": ")}>
        ${o?.treeName}
      </h1>
      ${a||o?.role==="viewer"||o?.role==="relative"?m`<span class="tag">${l(a?"tree.public":"tree.access.viewer")}</span>`:null}
    </div>
    <${mf} onMatches=${n} />
    <${pf} />
    <div class="toolbar-tools">
      ${ne.value?m`<${iy} />`:null}
      <button
        type="button"
        class="button quiet"
        title=${l("tree.kinHint")}
        onClick=${t}
      >
        <${M} name="kin" /><span class="tool-label">${l("tree.kin")}</span>
      </button>
      <button
        type="button"
        class="button quiet"
        aria-expanded=${c}
        title=${l("tree.insights")}
        onClick=${()=>W({insight:c?"":s||"checks",person:""})}
      >
        <${M} name="insights" /><span class="tool-label">${l("tree.insights")}</span>
      </button>
      <${Ke} label=${l("button.more")} items=${ry(e,a)} />
    </div>
  </header>`}function ry(e,t){let n=[];return on.value&&n.push({label:l("tree.share"),icon:"share",act:()=>e("share")},{label:l("tree.publish"),icon:"globe",act:()=>e("publish")},{label:l("tree.details"),icon:"edit",act:()=>e("details")},{label:l("tree.import"),icon:"importing",act:()=>e("import")}),n.push({label:l("tree.export"),icon:"exporting",act:()=>e("export")},{label:l("tree.print"),icon:"print",act:()=>e("print")},{label:l("tree.keys"),icon:"keyboard",act:()=>e("keys")}),N.value&&!t&&n.push({label:l("button.signOut"),icon:"lock",act:Hi}),n}function iy(){let e=rr.value?l("history.undo",{what:rr.value}):l("history.nothingToUndo"),t=ir.value?l("history.redo",{what:ir.value}):l("history.nothingToRedo");return m`<button
      type="button"
      class="button quiet icon-only"
      aria-label=${e}
      title=${e}
      disabled=${!rr.value||Rt.value}
      onClick=${an}
    >
      <${M} name="undo" />
    </button>
    <button
      type="button"
      class="button quiet icon-only"
      aria-label=${t}
      title=${t}
      disabled=${!ir.value||Rt.value}
      onClick=${ln}
    >
      <${M} name="redo" />
    </button>`}var sy=["ged551","ged70","gdz","json"],ay={ged551:"ged",ged70:"ged",gdz:"gdz",json:"json"};function $f({tree:e,onClose:t}){let[n,o]=v("ged551"),r=["owner","editor","relative"].includes(e.role),[i,s]=v(r),{isBusy:a,problem:c,submit:u}=L(async()=>{let d=i?"show":"hide",f=await pc(e.treeId,{format:n,living:d});Qt(f,`${e.treeName}.${ay[n]}`),t()});return m`<${J} title=${l("export.title")} onClose=${t}>
    <form class="stack" onSubmit=${u}>
      <fieldset class="choices">
        <legend class="field-label">${l("export.format")}</legend>
        ${sy.map(d=>m`<label class="choice" key=${d}>
            <input
              type="radio"
              name="format"
              value=${d}
              checked=${d===n}
              data-first=${d==="ged551"?!0:void 0}
              onChange=${()=>o(d)}
            />
            <span>
              <strong>${l(`export.${d}`)}</strong>
              <span class="hint">${l(`export.${d}Hint`)}</span>
            </span>
          </label>`)}
      </fieldset>
      ${r?m`<${gt}
            label=${l("export.living")}
            hint=${l("export.livingHint")}
            value=${i}
            onValue=${s}
          />`:m`<p class="hint">${l("export.noLiving")}</p>`}
      <${S} error=${c} />
      <div class="actions">
        <button type="submit" class="button strong" disabled=${a}>
          <${M} name="exporting" />${l(a?"export.writing":"button.download")}
        </button>
        <button type="button" class="button" onClick=${t}>
          ${l("button.cancel")}
        </button>
      </div>
    </form>
  <//>`}function bf({tree:e,file:t,onClose:n}){let o=()=>{R.peek()?.tree.treeId===e.treeId&&(nt(),Ee())};return m`<${J} title=${l("import.title",{tree:e.treeName})} onClose=${n}>
    <p>${l("import.hint")}</p>
    <${Wo}
      first=${t}
      isLookedAt=${!0}
      prepare=${async()=>e.treeId}
      onWritten=${o}
      onDone=${n}
    />
  <//>`}function wf({tree:e,onClose:t}){let n=K.current;return n?m`<${J} title=${l("print.title")} onClose=${t}>
    <div class="stack">
      <p>${l("print.drawingHint")}</p>
      <div class="actions">
        <button
          type="button"
          class="button strong"
          data-first
          onClick=${()=>{t(),Mr()}}
        >
          <${M} name="print" />${l("print.drawing")}
        </button>
        <button
          type="button"
          class="button"
          onClick=${()=>{let o=new Blob([n.svg()],{type:"image/svg+xml"});Qt(o,`${e.treeName}.svg`),t()}}
        >
          <${M} name="exporting" />${l("print.svg")}
        </button>
      </div>
      <p class="hint">${l("print.svgHint")}</p>
    </div>
  <//>`:m`<${J} title=${l("print.title")} onClose=${t}>
      <p>${l("print.listHint")}</p>
      <div class="actions">
        <button
          type="button"
          class="button strong"
          data-first
          onClick=${()=>{t(),Mr()}}
        >
          <${M} name="print" />${l("print.list")}
        </button>
      </div>
    <//>`}function yf({keys:e,onClose:t}){return m`<${J} title=${X("keys.title")} onClose=${t}>
    <dl class="shortcuts">
      ${e.map(([n,o])=>m`<div key=${n}>
          <dt><kbd>${n}</kbd></dt>
          <dd>${o}</dd>
        </div>`)}
    </dl>
    <${gt}
      label=${X("keys.letters")}
      value=${Jt.value}
      onValue=${n=>{Jt.value=n}}
    />
  <//>`}function vf({onClose:e}){let t=[["/",l("keys.doSearch")],[l("keys.views"),l("keys.doViews")],[l("keys.arrows"),l("keys.doArrows")],[l("keys.enter"),l("keys.doEnter")],[l("keys.escape"),l("keys.doEscape")],["e",l("keys.doEdit")],["p, c, s",l("keys.doAdd")],["k",l("keys.doKin")],["i",l("keys.doInsights")],["f",l("keys.doFit")],[l("keys.zoom"),l("keys.doZoom")],[l("keys.undo"),l("keys.doUndo")],[l("keys.redo"),l("keys.doRedo")],["?",l("keys.doKeys")]];return m`<${yf} keys=${t} onClose=${e} />`}function kf({name:e,file:t,onClose:n}){let o=R.value?.tree;if(!o)return null;let r=()=>{n(),Ee()};switch(e){case"share":return m`<${Ko} tree=${o} onClose=${r} />`;case"publish":return m`<${jo} tree=${o} onClose=${r} />`;case"details":return m`<${qo} tree=${o} onClose=${n} onSaved=${Ee} />`;case"import":return m`<${bf} tree=${o} file=${t} onClose=${n} />`;case"export":return m`<${$f} tree=${o} onClose=${n} />`;case"print":return m`<${wf} tree=${o} onClose=${n} />`;case"keys":return m`<${vf} onClose=${n} />`;default:return null}}var ly="input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]";function xf(e){let t=z(e);t.current=e,G(()=>{let n=o=>{let r=t.current[o.key];!r||o.defaultPrevented||o.ctrlKey||o.metaKey||o.altKey||o.target instanceof Element&&o.target.closest(ly)||document.querySelector("dialog[open]")||o.key.length===1&&!Jt.peek()||(o.preventDefault(),r())};return document.addEventListener("keydown",n),()=>document.removeEventListener("keydown",n)},[])}var Sf=1.25;function _f({onAdd:e,onKin:t,onDialog:n}){let o=r=>()=>{let i=H.peek().person;i&&ne.peek()&&e({kind:r,personId:i})};xf({"/":()=>document.getElementById("search")?.focus(),"?":()=>n("keys"),k:t,i:()=>W({insight:H.peek().insight?"":"checks"}),f:()=>K.current?.fit(),"+":()=>K.current?.zoom(Sf),"-":()=>K.current?.zoom(1/Sf),p:o("parent"),c:o("child"),s:o("spouse"),e:()=>document.getElementById("edit-person")?.click(),u:()=>ne.peek()&&an(),r:()=>ne.peek()&&ln(),Escape:()=>{let r=document.activeElement?.closest(".panel, .insights");W(H.peek().person?{person:""}:{insight:""}),r&&document.getElementById("main")?.focus()},...Object.fromEntries(Rn.map((r,i)=>[`${i+1}`,()=>To(r)]))}),G(()=>{let r=i=>{if(i.target instanceof Element&&i.target.closest("input, textarea")||!(i.ctrlKey||i.metaKey)||!ne.peek()||document.querySelector("dialog[open]"))return;let a=i.key.toLowerCase();if(a==="z"&&!i.shiftKey)an();else if(a==="y"||a==="z"&&i.shiftKey)ln();else return;i.preventDefault()};return document.addEventListener("keydown",r),()=>document.removeEventListener("keydown",r)},[])}function Qs({treeId:e}){let[t,n]=v(null),[o,r]=v(null),[i,s]=v(""),[a,c]=v(null),[u,d]=v(null),[f,h]=v(null),[p,g]=v(null),{view:$,person:y,insight:w}=H.value,b=R.value;G(()=>(nt(),ru(e),()=>Yi(e)),[e,N.value?.userId]),G(()=>{document.title=l("page.title",{screen:b?.tree.treeName??l("tree.untitled")})},[b?.tree.treeName]);let k=()=>{let{person:U}=H.peek();d(T=>U||!T?{first:U}:T),W({insight:"",person:""},{replace:!0})};_f({onAdd:n,onKin:k,onDialog:s});let x=U=>{c(U),s("import")},{isOver:_,takes:C}=Go(on.value?x:null);if(!b)return m`<${cy} />`;let B=b.persons.length===0;return m`<div class="tree-screen ${y?"has-panel":""}" ...${C}>
    <${gf} onDialog=${s} onKin=${k} onMatches=${g} />
    <main id="main" class="tree-main" tabindex="-1" aria-label=${b.tree.treeName}>
      ${B?m`<${uy} onAdd=${()=>n({kind:"alone"})}
            onImport=${()=>s("import")} />`:$==="list"?m`<${tm} />`:m`<${df}
                path=${f}
                matches=${p}
                onAdd=${(U,T)=>n({kind:U,personId:T})}
                onConnect=${(U,T,ce)=>r({ends:[U,T],kind:ce})}
              />
              <${Xd} onAdd=${(U,T)=>n({kind:U,personId:T})} />
              <${hf} />`}
      ${u?m`<${Jd}
            key=${u.first}
            first=${u.first}
            onPath=${h}
            onClose=${()=>{d(null),h(null)}}
          />`:null}
    </main>
    ${_?m`<${Ho} words=${l("tree.drop")} />`:null}
    ${w?m`<${Du} name=${w} />`:null}
    ${y&&I.value.has(y)?m`<${Yd} key=${y} personId=${y} onAdd=${n} />`:null}
    ${t?m`<${cd} adding=${t} onClose=${()=>n(null)} />`:null}
    ${o?m`<${dd} ...${o} onClose=${()=>r(null)} />`:null}
    <${kf}
      name=${i}
      file=${a}
      onClose=${()=>{s(""),c(null)}}
    />
  </div>`}function cy(){let e=Hn.value;return e?m`<main class="lone">
    <${S} error=${e} onRetry=${()=>Ee()} />
    <p class="actions">
      ${N.value?m`<a class="button" href=${q({})}>${l("home.title")}</a>`:m`<button type="button" class="button" onClick=${()=>fe("signin")}>
            ${l("button.signIn")}
          </button>`}
    </p>
  </main>`:m`<main class="lone" aria-busy="true">
      <p role="status" class="hint">${l("tree.opening")}</p>
    </main>`}function uy({onAdd:e,onImport:t}){return ne.value?m`<${An} title=${l("tree.empty")}>
    <p>${l("tree.emptyHint")}</p>
    <div class="actions centred">
      <button type="button" class="button strong" onClick=${e}>
        <${M} name="plus" />${l("tree.addFirst")}
      </button>
      ${R.value?.tree.role==="owner"?m`<button type="button" class="button" onClick=${t}>
            <${M} name="importing" />${l("tree.import")}
          </button>`:null}
    </div>
  <//>`:m`<${An} title=${l("tree.nobody")} />`}var dy=["public","reset","address","undo"];function Mf(){let[e,t]=v(null),n=async()=>{t(null);try{N.value=await Eo()}catch(r){t(r)}};G(()=>{n()},[]);let o=!dy.includes(H.value.screen);return m`<${my} />
    ${e&&o?m`<main class="lone"><${S} error=${e} onRetry=${n} /></main>`:null}
    <${Jc} />`}function my(){let{screen:e,id:t}=H.value;return e==="public"?m`<${Qs} key=${t} treeId=${t} />`:e==="reset"?m`<${Lo} />`:e==="address"||e==="undo"?m`<${ic} key=${t} token=${t} isUndo=${e==="undo"} />`:N.value===void 0?m`<div class="opening" aria-busy="true"></div>`:N.value===null?m`<${Lo} />`:e==="invitation"?m`<${Lo} />`:e==="confirm"?m`<${Kl} key=${t} token=${t} />`:e==="tree"?m`<${Qs} key=${t} treeId=${t} />`:m`<${Xc} />`}ba(m`<${Mf} />`,document.getElementById("page"));
