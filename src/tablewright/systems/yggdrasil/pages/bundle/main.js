/* Built by `make pages`. Licences are in kit/vendor. */
var aa=function(e,t,n,o){var r;t[0]=0;for(var i=1;i<t.length;i++){var s=t[i++],a=t[i]?(t[0]|=s?1:2,n[t[i++]]):t[++i];s===3?o[0]=a:s===4?o[1]=Object.assign(o[1]||{},a):s===5?(o[1]=o[1]||{})[t[++i]]=a:s===6?o[1][t[++i]]+=a+"":s?(r=e.apply(a,aa(e,a,n,["",null])),o.push(r),a[0]?t[0]|=2:(t[i-2]=0,t[i]=r)):o.push(a)}return o},sa=new Map;function la(e){var t=sa.get(this);return t||(t=new Map,sa.set(this,t)),(t=aa(this,t.get(e)||(t.set(e,t=(function(n){for(var o,r,i=1,s="",a="",c=[0],u=function(h){i===1&&(h||(s=s.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?c.push(0,h,s):i===3&&(h||s)?(c.push(3,h,s),i=2):i===2&&s==="..."&&h?c.push(4,h,0):i===2&&s&&!h?c.push(5,0,!0,s):i>=5&&((s||!h&&i===5)&&(c.push(i,0,s,r),i=6),h&&(c.push(i,h,0,r),i=6)),s=""},d=0;d<n.length;d++){d&&(i===1&&u(),u(d));for(var f=0;f<n[d].length;f++)o=n[d][f],i===1?o==="<"?(u(),c=[c],i=3):s+=o:i===4?s==="--"&&o===">"?(i=1,s=""):s=o+s[0]:a?o===a?a="":s+=o:o==='"'||o==="'"?a=o:o===">"?(u(),i=1):i&&(o==="="?(i=5,r=s,s=""):o==="/"&&(i<5||n[d][f+1]===">")?(u(),i===3&&(c=c[0]),i=c,(c=c[0]).push(2,0,i),i=0):o===" "||o==="	"||o===`
`||o==="\r"?(u(),i=2):s+=o),i===3&&s==="!--"&&(i=4,c=c[0])}return u(),c})(e)),t),arguments,[])).length>1?t:t[0]}var Q,da,ni,dt,ei,po,ma,mo,fa,oi,ti,Cf,Pn=Symbol.for("pv"),ho={},go=[],Lf=/^m(i|n|o|s|text|space)$/,ri=Array.isArray,ii=go.slice,At=Object.assign;function Pt(e){e&&e.parentNode&&e.remove()}function bo(e,t,n){var o,r,i,s={},a=arguments.length;for(i in t)i=="key"?o=t[i]:i=="ref"&&typeof e!="function"?r=t[i]:s[i]=t[i];return a>2&&(s.children=a>3?ii.call(arguments,2):n),En(e,s,o,r,null)}function En(e,t,n,o,r){var i={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Pn,__v:r||++da,__i:-1,__u:0};return!r&&Q.vnode&&Q.vnode(i),i}function Tt(e){return e.children}function jt(e,t){this.props=e,this.context=t,this.__g=0}function mt(e,t){if(t==null)return e.__&&mt(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:mt(e)}function Rf(e){var t,n=e.__v,o=n.__e,r=[],i=[],s=e.__P;s&&((t=At({constructor:Pn},n)).__v=n.__v+1,Q.vnode&&Q.vnode(t),si(s,t,n,e.__n,s.namespaceURI,32&n.__u?[o]:null,r,o||mt(n),32&n.__u,i),t.__v=n.__v,t.__.__k[t.__i]=t,wa(r,t,i),n.__=n.__e=null,t.__e!=o&&pa(t))}function pa(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),pa(e)}function ca(e){(8&e.__g||(e.__g|=8,dt.push(e),po++))&&ei==Q.debounceRendering||((ei=Q.debounceRendering)||queueMicrotask)(ha)}function ha(){try{for(var e,t=1;dt.length;)dt.length>t&&dt.sort(ma),e=dt.shift(),t=dt.length,8&e.__g&&Rf(e)}finally{(po=dt.length)&&(ei||queueMicrotask)(ha)}}function ga(e,t,n,o,r,i,s,a,c,u,d){var f,h,p,g,b,y,w=o.__k||go,$=t.length;for(c=Ff(n,t,w,c,$),f=0;f<$;f++)(p=n.__k[f])!=null&&(h=~p.__i&&w[p.__i]||ho,p.__i=f,y=si(e,p,h,r,i,s,a,c,u,d),g=p.__e,(h.ref!=p.ref||8&h.__u)&&(h.ref&&ai(h.ref,null,p,h),p.ref&&d.push(p.ref,p.__c||g,p)),b=b||g,4&p.__u?(c=ba(p,c,e,!h.__v),h.__e&&(h.__e=null)):typeof p.type=="function"&&y!==void 0?c=y:g&&(c=g.nextSibling),p.__u&=-21);return n.__e=b,c}function Ff(e,t,n,o,r){var i,s,a,c,u,d,f,h,p,g=n.length,b=g,y=0,w=0,$=e.__k=Array(r);for(i=0;i<r;i++)(s=t[i])!=null&&typeof s!="boolean"&&typeof s!="function"?(typeof s!="object"||s.constructor===String?s=$[i]=En(null,s):ri(s)?s=$[i]=En(Tt,{children:s}):s.constructor===Pn&&s.__b?s=$[i]=En(s.type,s.props,s.key,s.ref,s.__v):$[i]=s,c=i+y,s.__=e,s.__b=e.__b+1,a=null,~(u=s.__i=Bf(s,n,c,b))&&(b--,(a=n[u])&&(a.__u|=2)),a&&a.__v?(s.__u|=16,u==c-1?y--:u==c+1?y++:u!=c&&(u>c?y--:y++,w=1)):(~u||(r>g?y--:r<g&&y++),typeof s.type!="function"&&(s.__u|=4))):$[i]=null;if(w){for(d=[],f=[],i=0;i<r;i++)if((s=$[i])&&16&s.__u){for(y=0,h=d.length;y<h;)d[p=y+h>>1]<s.__i?y=p+1:h=p;d[y]=s.__i,f[i]=y+1}for(y=d.length;i--;)f[i]&&(f[i]==y?y--:$[i].__u|=4)}if(b)for(i=0;i<g;i++)!(a=n[i])||2&a.__u||(a.__e==o&&(o=mt(a)),li(a,a));return o}function ba(e,t,n,o){var r,i,s,a;if(typeof e.type=="function"){if(e.props.__P)return t;if(r=e.__k)for(i=0;i<r.length;i++)r[i]&&(r[i].__=e,t=ba(r[i],t,n,!1));return t}for(t&&!t.parentNode&&(t=mt(e))&&!t.parentNode&&(t=null),s=e.__e,a=t;a&&a.nodeType==8;)a=a.nextSibling;for(s!=a&&(!o&&n.moveBefore&&s.parentNode?n.moveBefore(s,t):n.insertBefore(s,t||null)),t=s;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function Bf(e,t,n,o){var r,i=e.key,s=e.type,a=t[n],c=a&&!(2&a.__u);if(a===null&&i==null||c&&i==a.key&&s==a.type)return n;if(o>(c?1:0)){for(r=n-1;r>=0;r--)if((a=t[r])&&!(2&a.__u)&&i==a.key&&s==a.type)return r;for(r=n+1;r<t.length;r++)if((a=t[r])&&!(2&a.__u)&&i==a.key&&s==a.type)return r}return-1}function ua(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function uo(e,t,n,o,r){var i,s;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||ua(e.style,t);if(n)for(t in n)o&&n[t]==o[t]||ua(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(e.__e||(e.__e={}))[t]=n,n&&o||(s=ti[t]||(ti[t]=zf(t)),(e.__a||(e.__a={}))[t]=oi,i=t!=(t=t.replace(fa,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,s,i):e.removeEventListener(t,s,i));else{if(r=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function zf(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[mo]==null)t[mo]=oi++;else if(t[mo]<this.__a[e])return;return n(Q.event?Q.event(t):t)}}}function si(e,t,n,o,r,i,s,a,c,u){var d,f,h,p,g,b,y,w,$,k,S,_,C,B,G,T,ce,ge,Ae=t.type;if(t.constructor!==Pn)return null;128&n.__u&&(c=32&n.__u,d=n.__c.__z)&&(t.__u|=c,f=i=[],d.nodeType==8?a=fo(d,i):i.push(d),a=i[0]||a),(d=Q.__b)&&d(t);e:if(typeof Ae=="function"){h=s.length;try{if(w=t.props,$=(d=Ae.prototype)&&d.render,k=(d=Ae.contextType)&&o[d.__c],S=d?k?k.props.value:d.__:o,(p=n.__c)?(t.__c=p,2&p.__g&&(p.__g|=1)):($?t.__c=p=new Ae(w,S):(t.__c=p=new jt(w,S),p.constructor=Ae,p.render=Uf),k&&k.sub(p),p.state||(p.state={}),p.__n=o,p.__g|=8,p.__h=[],p.__k=[]),$&&(p.__s||(p.__s=p.state),Ae.getDerivedStateFromProps&&(p.__s==p.state&&(p.__s=At({},p.__s)),At(p.__s,Ae.getDerivedStateFromProps(w,p.__s)))),g=p.props,b=p.state,p.__v=t,n.__c){if(w!==g&&$&&!Ae.getDerivedStateFromProps&&p.componentWillReceiveProps&&p.componentWillReceiveProps(w,S),t.__v==n.__v&&!(8&p.__g)||!(4&p.__g)&&p.shouldComponentUpdate&&p.shouldComponentUpdate(w,p.__s,S)===!1){t.__v!=n.__v&&(p.props=w,p.state=p.__s,p.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(xe){xe&&(xe.__=t)}),go.push.apply(p.__h,p.__k),p.__k=[],p.__h.length&&s.push(p),a=mt(n);break e}p.componentWillUpdate&&p.componentWillUpdate(w,p.__s,S),$&&p.componentDidUpdate&&p.__h.push(function(){p.componentDidUpdate(g,b,y)})}else $&&!Ae.getDerivedStateFromProps&&p.componentWillMount&&p.componentWillMount(),$&&p.componentDidMount&&p.__h.push(p.componentDidMount);p.context=S,p.props=w,p.__P=e,p.__g&=-5,_=Q.__r,C=$?25:0;do p.__g&=-9,_&&_(t),d=p.render(p.props,p.state=p.__s,p.context);while(8&p.__g&&++C<25);$&&(go.push.apply(p.__h,p.__k),p.__k=[]),p.state=p.__s,p.getChildContext&&(o=At({},o,p.getChildContext())),$&&n.__c&&p.getSnapshotBeforeUpdate&&(y=p.getSnapshotBeforeUpdate(g,b)),B=d&&d.type===Tt&&d.key==null?d.props.children:d,w.__P&&(d=a,r=(e=w.__P).namespaceURI,c=i=null,n.props&&n.props.__P!=e&&(n.__k.some(function(xe){xe&&li(xe,xe)}),n.__k=null),a=n.__k?mt(n,0):null),a=ga(e,ri(B)?B:[B],t,n,o,r,i,s,a,c,u),w.__P&&(t.__e=null,a=d),t.__u&=-161,f&&f.some(Pt),p.__h.length&&s.push(p),1&p.__g&&(p.__g&=-4)}catch(xe){if(s.length=h,t.__v=null,c||i)if(xe&&xe.then){if(t.__u|=128|c,i){for(~(ce=i.indexOf(a||void 0))||(ce=i.length);(ge=i[ce-1])&&ge.nodeType==8;)ce--;for(;ce<i.length;ce++)if(ge=i[ce])if(i[ce]=null,G){if(ge==T)break}else{if(ge.nodeType!=8)break;ge.data.startsWith("$s")&&(T=fo(G=ge))}}if(!G){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;G=a}(d=fo(G=t.__c.__z||(t.__c.__z=G)))?(t.__e=G,a=d):t.__e=a,a=a&&a.nextSibling}else i&&i.some(Pt);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),xe&&xe.then||$a(t),Q.__e(xe,t,n)}}else a=t.__e=Gf(n.__e,t,n,o,r,i,s,c,u,e);return(d=Q.diffed)&&d(t),a}function fo(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function $a(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some($a))}function wa(e,t,n){for(var o=0;o<n.length;)ai(n[o++],n[o++],n[o++]);Q.__c&&Q.__c(t,e),e.some(function(r){try{e=r.__h,r.__h=[],e.some(function(i){i.call(r)})}catch(i){Q.__e(i,r.__v)}})}function Gf(e,t,n,o,r,i,s,a,c,u){var d,f,h,p,g,b,y,w,$=n.props||ho,k=t.props,S=t.type;if(S=="svg"?r="http://www.w3.org/2000/svg":S=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),i){for(d=0;d<i.length;d++)if((g=i[d])&&(S?g.localName==S:g.nodeType==3)){e=g,i[d]=null;break}}if(!e){if(w=u.ownerDocument||document,!S)return w.createTextNode(k);e=w.createElementNS(r,S,k.is?k:u),a&&(Q.__m&&Q.__m(t,i),a=!1),i=null}if(S){if(u=S=="template"&&e.content||e,i=S=="textarea"&&k.defaultValue!=null?null:i&&ii.call(u.childNodes),!a&&i)for($={},d=0;d<e.attributes.length;d++)$[(g=e.attributes[d]).name]=g.value;for(d in $)g=$[d],d=="dangerouslySetInnerHTML"?h=g:d=="children"||d in k||d=="value"&&"defaultValue"in k||d=="checked"&&"defaultChecked"in k||uo(e,d,null,g,r);for(d in k)g=k[d],d=="children"?p=g:d=="dangerouslySetInnerHTML"?f=g:d=="value"?b=g:d=="checked"?y=g:a&&typeof g!="function"||$[d]===g||uo(e,d,g,$[d],r);f?(a||h&&(f.__html==h.__html||f.__html==e.innerHTML)||(e.innerHTML=f.__html),t.__k=[]):(h&&(e.textContent=""),(S=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&Lf.test(S))&&(r="http://www.w3.org/1999/xhtml"),ga(u,ri(p)?p:[p],t,n,o,r,i,s,i?i[0]:n.__k&&mt(n,0),a,c),i&&i.some(Pt)),a&&S!="textarea"||(d="value",S=="progress"&&b==null?e.removeAttribute(d):b==null||b===e[d]&&(S!="progress"||b)||uo(e,d,b,$[d],r),d="checked",y!=null&&y!=e[d]&&uo(e,d,y,$[d],r))}else $===k||a&&e.data==k||(e.data=k);return e}function ai(e,t,n,o){try{typeof e=="function"?t?t.__x=e(t)||1:o&&(o=o.__c||o.__e)&&(t=o.__x)&&(o.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(r){Q.__e(r,n)}}function li(e,t,n){var o,r,i,s;if(Q.unmount&&Q.unmount(e),!(o=e.ref)||o.current&&o.current!=e.__e||ai(o,null,t,e),o=e.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(a){Q.__e(a,t)}o.__P=o.__n=null}if(o=e.__k)for(s=0;s<o.length;s++)o[s]&&li(o[s],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(o=e.__c)&&(o=o.__z)&&(r=fo(o,i=[]))&&(o==e.__e&&i.some(Pt),Pt(r),Pt(o)),n||Pt(e.__e),e.__e=e.__c=e.__=null}function Uf(e,t,n){return this.constructor(e,n)}function ya(e,t){var n,o,r,i;Q.__&&Q.__(e,t),t.nodeType==9&&(t=t.documentElement),o=(n=e&&32&e.__u)?null:t.__k,t.__k=En(Tt,{children:[e]}),r=[],i=[],si(t,t.__k,o||ho,ho,t.namespaceURI,o?null:t.firstChild?ii.call(t.childNodes):null,r,o?o.__e:t.firstChild,n,i),wa(r,t.__k,i),t.__k.props.children=null}Q={__e:function(e,t,n,o){for(var r,i,s;t=t.__;)if((r=t.__c)&&!(1&r.__g)){r.__g|=4;try{if((s=(i=r.constructor)&&i.getDerivedStateFromError)&&r.setState(i.getDerivedStateFromError(e)),r.componentDidCatch&&(r.componentDidCatch(e,o||{}),s=1),s&&8&r.__g)return void(r.__g|=2)}catch(a){e=a}}throw po=0,e}},da=0,ni=function(e){return e!=null&&e.constructor===Pn},jt.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=At({},this.state)),typeof e=="function"&&(e=e(At({},n),this.props)),e&&(At(n,e),this.__v&&(t&&this.__k.push(t),ca(this)))},jt.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),ca(this))},jt.prototype.render=Tt,dt=[],po=0,ma=function(e,t){return e.__v.__b-t.__v.__b},mo=Symbol(),fa=/(PointerCapture)$|Capture$/i,oi=0,ti={},Cf=0;var m=la.bind(bo);var va=m`<svg
  class="empty-drawing"
  viewBox="0 0 120 72"
  aria-hidden="true"
  focusable="false"
>
  <path d="M22 16h76v44H22z" />
  <path d="M22 30h76M34 42h30M34 50h18" class="faint" />
</svg>`;function ka(e){va=e}function An({title:e,children:t}){return m`<div class="empty">
    ${va}
    <h2>${e}</h2>
    ${t}
  </div>`}ka(m`<svg
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
</svg>`);var Sa={add:"M12 5v14M5 12h14",back:"M15 5l-7 7 7 7",bell:"M6 17v-6a6 6 0 0112 0v6l1.5 2h-15zM10 21h4",bin:"M4 7h16M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10.3 10.5v6M13.7 10.5v6",check:"M4.5 12.5l5 5L19.5 7",close:"M6 6l12 12M18 6L6 18",copy:"M9 9h11v11H9zM15 9V4H4v11h5",down:"M6 9l6 6 6-6",edit:"M4 20l1-4.5L16.5 4 20 7.5 8.5 19zM14 6.5l3.5 3.5",exit:"M14 4h5v16h-5M10 8l-4 4 4 4M6 12h9",keyboard:"M3 7h18v11H3zM7 11h.01M11 11h.01M15 11h.01M8 14.5h8",menu:"M4 6h16M4 12h16M4 18h16",more:"M5 12h.01M12 12h.01M19 12h.01",next:"M9 5l7 7-7 7",person:"M12 11a4 4 0 100-8 4 4 0 000 8zM4.5 21c.6-4 3.6-6.5 7.5-6.5s6.9 2.5 7.5 6.5",refresh:"M20 11a8 8 0 10-2 6.2M20 4v7h-7",search:"M10.5 17a6.5 6.5 0 100-13 6.5 6.5 0 000 13zM15.5 15.5L21 21",up:"M6 15l6-6 6 6",warning:"M12 4L2.5 20h19zM12 10v5M12 17.5v.01"};function xa(e){Object.assign(Sa,e)}function M({name:e}){return m`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d=${Sa[e]} />
  </svg>`}xa({tree:"M12 21v-8M12 17c-3.5 0-6-2-6-5M12 15c3 0 5.5-1.5 5.5-4.500M6 9.500a2 2 0 110-4 2 2 0 010 4zM17.5 8a2 2 0 110-4 2 2 0 010 4zM12 13V8",pedigree:"M3 12h5M8 6v12M8 6h5M8 18h5M13 3v6M13 3h7M13 9h7M13 15v6M13 15h7M13 21h7",descendants:"M12 3v5M4 14v-3h16v3M12 8v6M2.5 14h3v5h-3zM10.5 14h3v5h-3zM18.5 14h3v5h-3z",hourglass:"M5 3h14M5 21h14M7 3c0 5 5 6 5 9s-5 4-5 9M17 3c0 5-5 6-5 9s5 4 5 9",fan:"M12 19L3.5 8.500a13 13 0 0117 0zM12 19V6M12 19L7.5 6.800M12 19l4.5-12.2",list:"M8 6h13M8 12h13M8 18h13M3.5 6h.01M3.5 12h.01M3.5 18h.01",couple:"M8.5 11a3.5 3.5 0 100-7 3.5 3.5 0 000 7zM16.5 12a3 3 0 100-6M2.5 20c.4-3.5 2.7-5.5 6-5.500s5.6 2 6 5.500M17 15c2.5.2 4.1 2 4.5 5",plus:"M12 5v14M5 12h14",minus:"M5 12h14",fit:"M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",undo:"M8 5L3.5 9.5 8 14M3.5 9.500H15a5.5 5.5 0 010 11h-4",redo:"M16 5l4.5 4.500L16 14M20.5 9.500H9a5.5 5.5 0 000 11h4",kin:"M6 9a3 3 0 100-6 3 3 0 000 6zM18 21a3 3 0 100-6 3 3 0 000 6zM6 9c0 6 12 3 12 6",insights:"M4 20h16M6.5 20v-7M12 20V5M17.5 20V10",share:"M8.5 13.500l7 4M15.5 6.500l-7 4M18 8a3 3 0 100-6 3 3 0 000 6zM6 15a3 3 0 100-6 3 3 0 000 6zM18 22a3 3 0 100-6 3 3 0 000 6z",globe:"M12 21a9 9 0 100-18 9 9 0 000 18zM3 12h18M12 3c3 3 3.5 6 3.5 9s-.5 6-3.5 9c-3-3-3.5-6-3.5-9S9 6 12 3z",importing:"M12 16V4M7 8.500l5-5 5 5M4 20h16",exporting:"M12 3v12M7 10.500l5 5 5-5M4 20h16",print:"M7 9V3h10v6M7 17H4V9h16v8h-3M7 14h10v7H7z",more:"M5 11v2M4 12h2M12 11v2M11 12h2M19 11v2M18 12h2",camera:"M4 7.500h3.500L9 5h6l1.5 2.500H20V19H4zM12 16a3.2 3.2 0 100-6.4 3.2 3.2 0 000 6.400z",link:"M9 15l6-6M10.5 6.500l2-2a4.2 4.2 0 016 6l-2 2M13.5 17.500l-2 2a4.2 4.2 0 01-6-6l2-2",unlink:"M10.5 6.500l2-2a4.2 4.2 0 016 6l-2 2M13.5 17.500l-2 2a4.2 4.2 0 01-6-6l2-2M4 4l16 16",lock:"M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 017 0v3",root:"M12 3l2.5 5.5 6 .6-4.5 4 1.3 5.900L12 16l-5.3 3 1.3-5.9-4.5-4 6-.6z",merge:"M6 4c0 8 12 6 12 14M18 4c0 3-1.5 4.8-3.5 6M6 18c0-2 .6-3.5 1.7-4.700M15 16l3 3.5 3-3.5"});var ci=globalThis.document?.documentElement,di="en-GB",Hf=/\{(\w+)\}|<(\w+)>(.*?)<\/\2>/gs,_a=new Map,Be=()=>ci?.lang||di;function Aa(e,t=null){let n=Object.keys(e),o=[...t?[t]:[],...globalThis.navigator?.languages??[]];return ci&&(ci.lang=Da(o,n)??n[0]??di),mi(e)}function mi(e){let t=Object.keys(e),n=e[t[0]??di],o=(r,i)=>{let s=e[Da([Be()],t)??""],a=Ea(s,r)??Ea(n,r);if(a===void 0)throw new Error(`There is no text "${r}".`);return typeof a=="string"?a:a[jf(Number(i.count))]??a.other};return{text:(r,i={})=>ui(o(r,i),i).join(""),rich:(r,i={})=>ui(o(r,i),i)}}function Me(e,t={}){return It(Intl.NumberFormat,t).format(e)}function Ne(e,t={dateStyle:"long",timeStyle:"short"}){return It(Intl.DateTimeFormat,t).format(e)}var Wf=[["year",365*86400],["month",30*86400],["week",7*86400],["day",86400],["hour",3600],["minute",60]];function Ta(e,t,n={numeric:"auto"}){let o=(e-t)/1e3,r=It(Intl.RelativeTimeFormat,n);for(let[i,s]of Wf){let a=Math.trunc(o/s);if(a)return r.format(a,i)}return r.format(0,"second")}function ve(e,t={type:"conjunction"}){return It(Intl.ListFormat,t).format(e)}function Ia(e,t={type:"conjunction"}){return It(Intl.ListFormat,t).formatToParts(e.map((o,r)=>`${r}`)).map(({type:o,value:r})=>o==="element"?e[Number(r)]:r)}function Oa(e){return It(Intl.RelativeTimeFormat,{numeric:"auto"}).format(-e,"year")}var Ma=["byte","kilobyte","megabyte","gigabyte","terabyte"];function Na(e){let t=e<1?0:Math.min(Math.floor(Math.log10(e)/3),Ma.length-1);return Me(e/1e3**t,{style:"unit",unit:Ma[t],unitDisplay:t?"short":"long",maximumFractionDigits:t?1:0})}function Ea(e,t){let n=e;for(let o of t.split("."))n=n?.[o];return n}function ui(e,t){let n=[],o=0;for(let r of e.matchAll(Hf)){let[i,s,a,c=""]=r;n.push(e.slice(o,r.index)),o=r.index+i.length;let u=t[s??a??""];if(u===void 0)throw new Error(`The text "${e}" needs "${s??a}".`);if(a){let d=ui(c,t).join("");n.push(typeof u=="function"?u(d):d)}else n.push(typeof u=="number"?Me(u):u)}return n.push(e.slice(o)),n.filter(r=>r!=="")}function jf(e){return It(Intl.PluralRules,{}).select(e)}function It(e,t){let n=`${e.name} ${Be()} ${JSON.stringify(t)}`,o=_a.get(n)??new e(Be(),t);return _a.set(n,o),o}function Da(e,t){for(let n of e){let o=n.toLowerCase(),r=t.find(s=>s.toLowerCase()===o),i=t.find(s=>Pa(s)===Pa(n));if(r??i)return r??i}}var Pa=e=>e.toLowerCase().split("-")[0];var Ca={banner:{label:"Wichtig"},bell:{all:"Alle Benachrichtigungen",label:{one:"Benachrichtigungen, {count} ungelesen",other:"Benachrichtigungen, {count} ungelesen"},none:"Keine Benachrichtigungen.",readAll:"Alle als gelesen markieren",title:"Benachrichtigungen",unread:"Ungelesen:"},confirm:{cancel:"Abbrechen",type:"Geben Sie zur Bestätigung {name} ein"},copy:{button:"Kopieren",done:"Kopiert",failed:"Kopieren nicht möglich: Bitte markieren Sie den Text"},dialog:{close:"Schließen"},diff:{added:"Hinzugefügt:",folded:{one:"{count} unveränderte Zeile",other:"{count} unveränderte Zeilen"},removed:"Entfernt:",same:"Es hat sich nichts geändert."},form:{choose:"Auswählen …",discard:"Änderungen verwerfen",json:"Muss gültiges JSON sein.",jsonHint:"JSON.",keep:"Weiter bearbeiten",lines:"Ein Eintrag pro Zeile.",no:"Nein",number:"Muss eine Zahl sein.",optional:"{label} (optional)",required:"Pflichtfeld.",unsaved:"Es gibt ungespeicherte Änderungen.",whole:"Muss eine ganze Zahl sein.",yes:"Ja"},impersonation:{back:"Zur Betreiberseite",banner:"Sie sehen diese Seite bis {time} als andere Person und können nichts ändern."},keys:{title:"Tastenkürzel",letters:"Tastenkürzel verwenden"},live:{broken:"Die Verbindung ist abgebrochen.",connecting:"Verbindung wird aufgebaut …",live:"Live",off:"Nicht verbunden",paused:"Angehalten, solange die Seite nicht sichtbar ist",polling:"Keine Live-Verbindung, wird regelmäßig aktualisiert",waiting:"Verbindung unterbrochen, neuer Versuch"},meter:{full:"Das Limit ist erreicht.",of:"{used} von {limit}",own:"{own} hier · {all}",unlimited:"{used}, unbegrenzt"},notice:{dismiss:"Ausblenden"},pager:{label:"Seiten",next:"Weiter",page:"Seite {page}",previous:"Zurück"},problem:{again:"Erneut versuchen",copyId:"Kennung kopieren",request:"Anfrage {id}",status:"Status {status}",wait:{one:"In {count} Sekunde können Sie es erneut versuchen.",other:"In {count} Sekunden können Sie es erneut versuchen."},waitMinutes:{one:"In {count} Minute können Sie es erneut versuchen.",other:"In {count} Minuten können Sie es erneut versuchen."}},progress:{done:"Fertig.",failed:"Fehlgeschlagen.",of:"{done} von {total}"},request:{busy:"Der Server ist ausgelastet. Neuer Versuch …",lost:"Der Server ist nicht erreichbar. Neuer Versuch …",offline:"Der Server ist nicht erreichbar. Prüfen Sie Ihre Verbindung.",slow:"Der Server hat nicht rechtzeitig geantwortet.",status:"Der Server hat mit Status {status} geantwortet.",tooMany:"Zu viele Anfragen. Neuer Versuch in Kürze …"},secret:{copy:"Geheimnis kopieren",done:"Ich habe es gespeichert",once:"Kopieren Sie es jetzt. Es wird nicht noch einmal angezeigt."},shell:{sections:"Bereiche",skip:"Zum Inhalt springen"},sparkline:{words:"von {first} bis {last}, niedrigster Wert {lowest}, höchster {highest}"},stepper:{back:"Zurück",next:"Weiter",place:"(Schritt {step} von {steps})"},switcher:{choose:"Konto auswählen",label:"Konto",list:"Konten",more:{one:"{count} weiteres Konto. Suchen Sie danach.",other:"{count} weitere Konten. Suchen Sie danach."},none:"Kein Konto passt zu „{search}“.",search:"Konten suchen"},table:{filter:"Filtern",noMatch:"Nichts passt zu „{filter}“.",select:"{name} auswählen",selectAll:{one:"{count} Zeile auswählen",other:"Alle {count} Zeilen auswählen"},selected:{one:"{count} ausgewählt",other:"{count} ausgewählt"}},theme:{title:"Farben",system:"System",light:"Hell",dark:"Dunkel"},user:{menu:"Einstellungen",of:"Konto von {name}"},when:{now:"gerade eben"}};var La={banner:{label:"Important"},bell:{all:"See all notifications",label:{one:"Notifications, {count} unread",other:"Notifications, {count} unread"},none:"No notifications.",readAll:"Mark all as read",title:"Notifications",unread:"Unread:"},confirm:{cancel:"Cancel",type:"Type {name} to confirm"},copy:{button:"Copy",done:"Copied",failed:"Could not copy: select the text"},dialog:{close:"Close"},diff:{added:"Added:",folded:{one:"{count} unchanged line",other:"{count} unchanged lines"},removed:"Removed:",same:"Nothing changed."},form:{choose:"Choose…",discard:"Discard changes",json:"Must be JSON.",jsonHint:"JSON.",keep:"Keep editing",lines:"One per line.",no:"No",number:"Must be a number.",optional:"{label} (optional)",required:"Required.",unsaved:"You have unsaved changes.",whole:"Must be a whole number.",yes:"Yes"},impersonation:{back:"Operator page",banner:"You are viewing this page as another person, read-only, until {time}."},keys:{title:"Keyboard shortcuts",letters:"Enable keyboard shortcuts"},live:{broken:"The connection was lost.",connecting:"Connecting…",live:"Live",off:"Not connected",paused:"Paused while hidden",polling:"Live updates unavailable, refreshing regularly",waiting:"Connection lost, trying again"},meter:{full:"The limit is reached.",of:"{used} of {limit}",own:"{own} here · {all}",unlimited:"{used}, unlimited"},notice:{dismiss:"Dismiss"},pager:{label:"Pages",next:"Next",page:"Page {page}",previous:"Previous"},problem:{again:"Try again",copyId:"Copy id",request:"Request {id}",status:"status {status}",wait:{one:"You can try again in {count} second.",other:"You can try again in {count} seconds."},waitMinutes:{one:"You can try again in {count} minute.",other:"You can try again in {count} minutes."}},progress:{done:"Done.",failed:"Failed.",of:"{done} of {total}"},request:{busy:"The server is busy. Trying again…",lost:"The server cannot be reached. Trying again…",offline:"The server cannot be reached. Check your connection.",slow:"The server did not respond in time.",status:"The server responded with status {status}.",tooMany:"Too many requests. Trying again in a moment…"},secret:{copy:"Copy secret",done:"I've saved it",once:"Copy it now. You won't see this again."},shell:{sections:"Sections",skip:"Skip to content"},sparkline:{words:"from {first} to {last}, lowest {lowest}, highest {highest}"},stepper:{back:"Back",next:"Next",place:"(step {step} of {steps})"},switcher:{choose:"Choose an account",label:"Account",list:"Accounts",more:{one:"{count} more account. Search to find it.",other:"{count} more accounts. Search to find them."},none:"No account matches “{search}”.",search:"Search accounts"},table:{filter:"Filter",noMatch:"Nothing matches “{filter}”.",select:"Select {name}",selectAll:{one:"Select {count} row",other:"Select all {count} rows"},selected:{one:"{count} selected",other:"{count} selected"}},theme:{title:"Colours",system:"System",light:"Light",dark:"Dark"},user:{menu:"Settings",of:"Account of {name}"},when:{now:"just now"}};var{text:Z,rich:$o}=mi({"en-GB":La,de:Ca});var X=class extends Error{constructor(t,n={}){super(t),this.status=n.status??0,this.code=n.code??"",this.requestId=n.requestId??"",this.retryAfterSeconds=n.retryAfterSeconds??0,this.details=n.details??{},this.place=n.place??String(this.details.place??"")}};var Ot,me,fi,Ra,pi=Object.is,wo=0,Ka=[],hi=[],de=Q,Fa=de.__b,Ba=de.__r,za=de.diffed,Ga=de.__c,Ua=de.unmount,Ha=de.__;function In(e,t){de.__h&&de.__h(me,e,wo||t),wo=0;var n=me.__H||(me.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function v(e){return wo=1,Kf(Va,e)}function Kf(e,t,n){var o=In(Ot++,2);if(o.t=e,!o.__c&&(o.__=[n?n(t):Va(void 0,t),function(i){var s=(o.__N||o.__)[0],a=o.t(s,i);pi(s,a)||(o.__N=[a,o.__[1]],o.__c.setState({}))}],o.__c=me,!me.__f)){me.__f=!0;var r=me.shouldComponentUpdate;me.shouldComponentUpdate=function(i,s,a){var c=this.__H;if(!c)return!0;var u=!1,d=this.props!=i;if(c.__.some(function(h){h.__N&&(u=!0,pi(h.__[0],h.__N[0])||(d=!0))}),r){var f=r.call(this,i,s,a);return u?f||d:f}return!u||d}}return o.__}function U(e,t){var n=In(Ot++,3);!de.__s&&bi(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,me.__H.__h.push(n))}function se(e,t){var n=In(Ot++,4);!de.__s&&bi(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,me.__h.push(n))}function z(e){return wo=5,ft(function(){return{current:e}},[])}function ft(e,t){var n=In(Ot++,7);return bi(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function Ve(){var e=In(Ot++,11);if(!e.__){for(var t=me.__v;!t.__m&&t.__;)t=t.__;var n=t.__m||(t.__m=[0,0]);e.__="P"+n[0]+"-"+n[1]++}return e.__}function Vf(){var e;do{for(;e=hi.shift();)try{Tn(e)}catch(n){de.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=Ka.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(Tn),t.__h.some(gi),t.__h=[]}catch(n){t.__h=[],de.__e(n,e.__v)}}}while(hi.length)}de.__b=function(e){me=null,Fa&&Fa(e)},de.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),Ha&&Ha(e,t)},de.__r=function(e){Ba&&Ba(e),Ot=0;var t=(me=e.__c).__H;t&&(fi==me?me.__h=[]:(t.__h.some(Tn),t.__h.some(gi),Ot=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),fi=me},de.diffed=function(e){za&&za(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&ja(Ka.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),fi=me=null},de.__c=function(e,t){t.some(function(n){try{n.__h.some(Tn),n.__h=n.__h.filter(function(o){return!o.__||gi(o)})}catch(o){n.__h=[function(){throw o}]}}),Ga&&Ga(e,t)},de.unmount=function(e){Ua&&Ua(e);var t,n,o=e.__c;o&&o.__H&&(o.__H.__.some(function(r){try{if(r.__P&&r.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}r.__P=n,ja(hi.push(r))}else Tn(r)}catch(i){t=i}}),o.__H=void 0,t&&de.__e(t,o.__v))};var Wa=typeof requestAnimationFrame=="function";function qf(e){var t,n=function(){clearTimeout(o),Wa&&cancelAnimationFrame(t),setTimeout(e)},o=setTimeout(n,35);Wa&&(t=requestAnimationFrame(n))}function ja(e){e!=1&&Ra==de.requestAnimationFrame||((Ra=de.requestAnimationFrame)||qf)(Vf)}function Tn(e){var t=me,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),me=t}function gi(e){var t=me;e.__c=e.__(),me=t}function bi(e,t){return!e||e.length!=t.length||t.some(function(n,o){return!pi(n,e[o])})}function Va(e,t){return typeof t=="function"?t(e):t}var Yf=2500;function pt({text:e,label:t=Z("copy.button")}){let[n,o]=v("");return m`<button type="button" class="button quiet copy" onClick=${async()=>{let i=await Zf(typeof e=="string"?e:e());o(i?"done":"failed"),setTimeout(()=>o(""),Yf)}}>
    <${M} name=${n==="done"?"check":"copy"} />
    <span aria-live="polite">${n?Z(`copy.${n}`):t}</span>
  </button>`}async function Zf(e){try{return await navigator.clipboard.writeText(e),!0}catch{let t=document.createElement("textarea");t.value=e,t.className="visually-hidden";let n=document.activeElement;(document.querySelector("dialog[open]")??document.body).append(t),t.select();let o=document.execCommand("copy");return t.remove(),n instanceof HTMLElement&&n.focus(),o}}var Xf=500,Jf=90,yo={advice:{},isForDevelopers:!1,translated:e=>e};function qa(e){Object.assign(yo,e)}function x({error:e,title:t,onRetry:n,children:o}){if(!e)return null;let r=e instanceof X?e:null,i=r?yo.advice[r.status]:"",s=yo.isForDevelopers||(r?.status??0)>=Xf;return m`<div class="problem" role="alert">
    <p class="problem-words">
      ${t?m`<strong>${t}</strong>${" "}`:null}${$i(e)}
    </p>
    ${i?m`<p>${i}</p>`:null} ${o}
    ${r?.retryAfterSeconds?m`<p>${Qf(r.retryAfterSeconds)}</p>`:null}
    ${r?.requestId&&s?m`<p class="problem-id hint">
          ${$o("problem.request",{id:m`<code>${r.requestId}</code>`})}
          ${r.status?`, ${Z("problem.status",{status:`${r.status}`})}`:null}
          <${pt} text=${r.requestId} label=${Z("problem.copyId")} />
        </p>`:null}
    ${n?m`<button type="button" class="button" onClick=${n}>
          ${Z("problem.again")}
        </button>`:null}
  </div>`}function $i(e){let t=e instanceof Error?e.message:String(e);return On(t)}function On(e){let t=yo.translated(e.trim()),n=t.charAt(0).toUpperCase()+t.slice(1);return/[.!?…]$/.test(n)?n:`${n}.`}function Qf(e){return e<Jf?Z("problem.wait",{count:e}):Z("problem.waitMinutes",{count:Math.ceil(e/60)})}var Ya={page:{name:"Yggdrasil",title:"{screen} · Yggdrasil",wait:"Bitte warten …"},button:{add:"Hinzufügen",addChild:"Kind hinzufügen",addParent:"Elternteil hinzufügen",addSibling:"Geschwister hinzufügen",addSpouse:"Partner hinzufügen",cancel:"Abbrechen",close:"Schließen",connect:"Verbinden",delete:"Löschen",done:"Fertig",download:"Herunterladen",edit:"Bearbeiten",more:"Mehr",moreFor:"Weitere Aktionen für {name}",redo:"Wiederholen",save:"Speichern",showMore:"Mehr anzeigen",signIn:"Anmelden",signOut:"Abmelden",signUp:"Registrieren",undo:"Rückgängig"},problem:{forbidden:"Bitten Sie den Eigentümer des Stammbaums um Zugriff.",notFound:"Vielleicht wurde es gelöscht, oder Sie haben keinen Zugriff mehr.",conflict:"Prüfen Sie, was sich geändert hat, und versuchen Sie es dann erneut.",tooLarge:"Versuchen Sie es mit etwas Kleinerem.",tooMany:"Bitte warten Sie einen Moment, bevor Sie es erneut versuchen.",internal:"Das ist unser Fehler. Versuchen Sie es erneut oder fragen Sie den Administrator.",unavailable:"Der Server ist ausgelastet. Nichts ging verloren. Versuchen Sie es gleich erneut."},account:{title:"Mein Konto",profile:"Profil",address:"E-Mail",name:"Ihr Name",nameHint:"Für Personen sichtbar, mit denen Sie einen Stammbaum teilen.",email:"E-Mail-Adresse",password:"Passwort",passwordHint:"Mindestens 8 Zeichen. Nehmen Sie ein paar zufällige Wörter.",newPassword:"Neues Passwort",currentPassword:"Aktuelles Passwort",yourPassword:"Ihr Passwort",passwordToConfirm:"Ihr Passwort zur Bestätigung",saved:"Ihr Konto wurde gespeichert.",changeEmail:"E-Mail-Adresse ändern",emailSent:"Öffnen Sie den Link, den wir an {email} gesendet haben. Bis dahin gilt die bisherige Adresse.",changePassword:"Passwort ändern",passwordChanged:"Ihr Passwort wurde geändert. Andere Geräte sind abgemeldet.",data:"Meine Daten",dataHint:"Eine Datei mit allen Stammbäumen und Personen. Beim Wiederherstellen kommt zurück, was Sie seitdem gelöscht oder geändert haben. Was Sie hinzugefügt haben, bleibt erhalten.",photos:"Mit Fotos",restore:"Aus Datei wiederherstellen",restoreFile:"Sicherungsdatei",restoreTitle:"Diese Sicherung wiederherstellen?",restoreButton:"Wiederherstellen",restoreWarning:"Die Stammbäume in „{file}“ überschreiben, was Sie seitdem geändert haben. Was Sie hinzugefügt haben, bleibt erhalten. Das lässt sich nicht rückgängig machen.",restored:"Wiederhergestellt: {trees}.",restoredTree:"„{name}“",restoredNothing:"Diese Datei enthält keine Stammbäume.",notRestored:"Die Datei konnte nicht vollständig wiederhergestellt werden.",notBackup:"Das ist keine Sicherungsdatei. {reason}",delete:"Mein Konto löschen",deleteWarning:"Ihr Konto und alle Stammbäume werden gelöscht, auch für alle, mit denen Sie sie teilen. Das ist endgültig: Laden Sie zuerst Ihre Daten herunter.",deleteAll:"Konto und alle Stammbäume löschen",deleted:"Ihr Konto und Ihre Stammbäume sind gelöscht. Auf Wiedersehen.",sessionEnded:"Sie wurden abgemeldet. Bitte melden Sie sich erneut an.",signedOut:"Sie sind abgemeldet. Bis bald."},factor:{title:"Anmeldung in zwei Schritten",isOff:"Schützen Sie Ihr Konto mit einem Code aus einer Authenticator-App.",isOn:"Eingeschaltet: Zum Anmelden brauchen Sie einen Code aus Ihrer Authenticator-App.",turnOn:"Einschalten",turnOff:"Ausschalten",turnedOff:"Die Anmeldung in zwei Schritten ist ausgeschaltet.",scan:"Scannen Sie diesen Code mit Ihrer App. Geben Sie dann die sechs Ziffern ein.",qr:"QR-Code für Ihre Authenticator-App",manual:"Scannen nicht möglich? Geben Sie diesen Schlüssel ein:",code:"Code",confirm:"Bestätigen",codes:"Ersatzcodes",codesHint:"Mit jedem Code können Sie sich einmal ohne Telefon anmelden. Bewahren Sie die Codes sicher auf. Ältere Ersatzcodes gelten nicht mehr.",newCodes:"Neue Ersatzcodes"},sessions:{title:"Angemeldete Geräte",this:"Dieses Gerät",device:"{browser} unter {system}",unknown:"Unbekanntes Gerät",since:"Angemeldet {date}",used:"zuletzt verwendet {date}",onlyThis:"Sie sind nirgendwo sonst angemeldet.",endOn:"{device} abmelden",endOthers:"Überall sonst abmelden",endedAll:"Alle anderen Geräte sind abgemeldet."},door:{welcome:"Willkommen zurück",signInIntro:"Melden Sie sich an, um Ihre Stammbäume zu sehen.",signInToConfirm:"Melden Sie sich an, um Ihre E-Mail-Adresse zu bestätigen.",wrong:"E-Mail-Adresse oder Passwort ist falsch.",toForgot:"Passwort vergessen?",toSignUp:"Neu hier? Registrieren",toSignIn:"Schon ein Konto? Anmelden",backToSignIn:"Zurück zur Anmeldung",grow:"Lassen Sie Ihren Stammbaum wachsen",signUpIntro:"Menschen, Fotos und Geschichten Ihrer Familie an einem Ort.",forgotTitle:"Passwort vergessen",forgot:"Passwort vergessen?",forgotIntro:"Geben Sie Ihre E-Mail-Adresse ein. Wir senden Ihnen einen Link.",sendLink:"Link senden",sent:"Prüfen Sie Ihr Postfach",sentTo:"Falls es ein Konto für {email} gibt, haben wir einen Link gesendet. Das kann einige Minuten dauern. Sehen Sie auch im Spam-Ordner nach.",resetIntro:"Wählen Sie ein neues Passwort. Sie werden auf allen Geräten abgemeldet.",setPassword:"Passwort festlegen",passwordSet:"Ihr neues Passwort ist gespeichert. Melden Sie sich damit an.",expired:"Jeder Link funktioniert nur einmal und läuft nach einer Stunde ab.",newLink:"Neuen Link anfordern",confirmTitle:"E-Mail-Adresse bestätigen",confirming:"Ihre E-Mail-Adresse wird bestätigt …",confirmed:"Ihre E-Mail-Adresse ist bestätigt.",codeTitle:"Code eingeben",codeIntro:"Öffnen Sie Ihre Authenticator-App und geben Sie den Code für Yggdrasil ein.",codeHint:"Telefon verloren? Geben Sie einen Ersatzcode ein.",changingEmail:"Ihre E-Mail-Adresse wird geändert …",emailChanged:"Ihre E-Mail-Adresse ist jetzt {email}.",emailBack:"Ihre E-Mail-Adresse ist wieder {email}. Melden Sie sich an und ändern Sie das Passwort.",brokenLink:"Dieser Link funktioniert nicht",toTrees:"Zu meinen Stammbäumen"},home:{title:"Meine Stammbäume",skip:"Zum Inhalt springen",newTree:"Neuer Stammbaum",empty:"Jeder Stammbaum beginnt mit einem Menschen",emptyHint:"Beginnen Sie mit sich selbst und Ihren Eltern. Oder importieren Sie eine GEDCOM-Datei: Ziehen Sie sie auf diese Seite.",plant:"Stammbaum pflanzen",own:"Meine eigenen",shared:"Mit mir geteilt",drop:"Datei ablegen, um daraus einen Stammbaum zu erstellen",confirm:"Ihre E-Mail-Adresse",unconfirmed:"<strong>Bitte bestätigen Sie Ihre E-Mail-Adresse.</strong> Öffnen Sie den Link, den wir an {email} gesendet haben. Dann können andere ihre Stammbäume mit Ihnen teilen.",resend:"Link erneut senden",resent:"Wir haben einen Link an {email} gesendet.",people:{one:"{count} Person",other:"{count} Personen"},guests:{one:"{count} Gast",other:"{count} Gäste"},changed:"Geändert {ago}",changedOn:"Geändert am {date}",changedNow:"Gerade geändert",leave:"Stammbaum verlassen",leaveTitle:"Diesen Stammbaum verlassen?",leaveButton:"Verlassen",leaveWarning:"Sie sehen „{tree}“ nicht mehr, bis Sie wieder eingeladen werden.",deleteTitle:"Diesen Stammbaum löschen?",deleteButton:"Stammbaum löschen",deleteWarning:{one:"{count} Person mit allen Fotos und Beziehungen wird gelöscht, auch für alle Gäste. Das ist endgültig. Sie können den Stammbaum vorher exportieren.",other:"{count} Personen mit allen Fotos und Beziehungen werden gelöscht, auch für alle Gäste. Das ist endgültig. Sie können den Stammbaum vorher exportieren."},deleting:"„{tree}“ wird gelöscht.",startWith:"Beginnen mit",startEmpty:"Leerer Stammbaum",startFile:"Datei",create:"Stammbaum erstellen"},language:{label:"Sprache"},tree:{details:"Name und Beschreibung",name:"Name des Stammbaums",nameExample:"Die Bergs aus Uppsala",description:"Beschreibung",descriptionHint:"Optional. Sichtbar für alle, die den Stammbaum sehen.",public:"Öffentlich",access:{viewer:"Darf ansehen",relative:"Darf ansehen, auch Lebende",editor:"Darf bearbeiten"},skip:"Zum Stammbaum springen",opening:"Der Stammbaum wird geöffnet …",untitled:"Stammbaum",search:"Personen suchen",kin:"Verwandtschaft",kinHint:"Wie sind zwei Personen verwandt?",insights:"Auswertungen",share:"Teilen",publish:"Veröffentlichen",import:"Datei importieren",export:"Exportieren",print:"Drucken",keys:"Tastenkürzel",nobody:"In diesem Stammbaum ist noch niemand",empty:"Erste Person hinzufügen",emptyHint:"Beginnen Sie mit sich selbst oder dem ältesten bekannten Verwandten.",addFirst:"Person hinzufügen",drop:"Datei ablegen, um sie in diesen Stammbaum zu importieren",noParents:"Noch keine Eltern erfasst.",noChildren:"Noch keine Kinder erfasst.",noParentsOrChildren:"Noch keine Eltern oder Kinder erfasst."},view:{title:"Ansicht",tree:"Baum",pedigree:"Ahnen",descendants:"Nachkommen",hourglass:"Sanduhr",fan:"Fächer",list:"Liste",zoom:"Zoom",zoomIn:"Vergrößern",zoomOut:"Verkleinern",fit:"Einpassen",generations:"Generationen",generationsBack:{one:"{count} Generation Vorfahren",other:"{count} Generationen Vorfahren"},generationsDown:{one:"{count} Generation Nachkommen",other:"{count} Generationen Nachkommen"},generationsEachWay:{one:"{count} Generation in jede Richtung",other:"{count} Generationen in jede Richtung"}},list:{title:"Alle",filter:"Nach Namen filtern",filterExample:"Nach Namen filtern …",table:"Tabelle der Personen",name:"Name",born:"Geboren",place:"Geburtsort",died:"Gestorben",children:"Kinder"},history:{undo:"Rückgängig: {what}",redo:"Wiederholen: {what}",nothingToUndo:"Nichts rückgängig zu machen",nothingToRedo:"Nichts zu wiederholen",undone:"Rückgängig gemacht: {what}.",undoneForGood:"Rückgängig gemacht: {what}. Das lässt sich nicht wiederholen.",redone:"Wiederholt: {what}.",doneForGood:"{done} Das lässt sich nicht rückgängig machen.",adding:"{name} hinzufügen",added:"{name} wurde hinzugefügt.",editing:"Änderungen an {name}",saved:"{name} wurde gespeichert.",deleting:"{name} löschen",deleted:"{name} wurde gelöscht.",photo:"Foto von {name} ändern",photoSaved:"Das Foto wurde gespeichert.",photoRemoved:"Das Foto wurde entfernt.",root:"{name} als erste Person",rootSet:"Der Baum beginnt jetzt mit {name}.",connecting:"{one} und {other} verbinden",parent:"{parent} ist jetzt Elternteil von {child}.",parents:"{parent} und {other} sind jetzt Eltern von {child}.",couple:"{one} und {other} sind jetzt ein Paar.",disconnecting:"Beziehung zwischen {one} und {other} entfernen",disconnected:"{one} und {other} sind nicht mehr verbunden.",editingLink:"Änderungen an der Beziehung zwischen {one} und {other}",savedLink:"Gespeichert."},person:{unnamed:"Person ohne Namen",missing:"Unbekannte Person",living:"Eine lebende Person",hidden:"Diese Person lebt wahrscheinlich. Ihre Daten sind verborgen.",unsaved:"Hier gibt es ungespeicherte Änderungen.",makeRoot:"Baum hier beginnen",me:"Das bin ich",notMe:"Das bin ich nicht",isMe:"In diesem Baum sind Sie {name}. Karten zeigen, wie andere mit Ihnen verwandt sind.",isNotMe:"Sie sind in diesem Baum nicht mehr {name}.",you:"Sie",yourKin:"Für Sie: {kin}",showInTree:"Im Baum zeigen",chart:{pedigree:"Ahnentafel",descendants:"Nachkommentafel",hourglass:"Sanduhrtafel",fan:"Fächertafel"},chartHint:"Tafel, die von dieser Person ausgeht",nothingKnown:"Noch keine Angaben.",deathUnknown:"Datum unbekannt",photo:"Foto",addPhoto:"Foto hinzufügen",changePhoto:"Foto ändern",removePhoto:"Foto entfernen",addPhotoOf:"Foto von {name} hinzufügen",changePhotoOf:"Foto von {name} ändern",removePhotoOf:"Foto von {name} entfernen",nameNeeded:"Geben Sie einen Vor- oder Nachnamen ein.",stale:"Jemand anderes hat diese Person inzwischen geändert",staleHint:"Ihre Änderungen ersetzen nur, was Sie selbst geändert haben. Alles andere bleibt.",keepMine:"Meine Änderungen behalten",takeTheirs:"Die anderen übernehmen",field:"Feld",theirs:"Andere",yours:"Ihre",noValue:"—"},field:{firstName:"Vorname",middleName:"Weitere Vornamen",lastName:"Nachname",birthName:"Geburtsname",preferredName:"Rufname",preferredNameHint:"Der Name, unter dem die Person bekannt ist.",suffix:"Namenszusatz",suffixExample:"jun., III.",gender:"Geschlecht",birth:"Geboren",birthPlace:"Geburtsort",death:"Gestorben",deathPlace:"Sterbeort",living:"Lebt",biography:"Lebensgeschichte",dateExample:"12.3.1850, um 1850",dateHint:"Ungefähre Daten genügen.",dateRead:"Erkannt als: {date}",dateUnclear:"Zuerst Tag oder Monat? Schreiben Sie den Monat als Wort: 3. April 1850.",dateUnread:"Nicht als Datum erkannt – wird wie geschrieben gespeichert."},gender:{Female:"Weiblich",Male:"Männlich",Other:"Divers",Unknown:"Unbekannt"},living:{auto:"Automatisch",yes:"Lebend",no:"Verstorben"},facts:{title:"Weitere Angaben",source:"Quelle",sources:"Quellen",with:"mit {name}",detail:"{label}: {value}",tags:{ADDR:"Adresse",ADOP:"Adoption",AGE:"Alter",AGNC:"Behörde",ANUL:"Annullierung",ASSO:"Verbundene Person",BAPM:"Taufe",BIRT:"Geburt",BURI:"Bestattung",CAUS:"Ursache",CENS:"Volkszählung",CHR:"Taufe",CITY:"Ort",CONF:"Konfirmation",CREM:"Einäscherung",CTRY:"Land",DATE:"Datum",DEAT:"Tod",DIV:"Scheidung",DSCR:"Beschreibung",EDUC:"Ausbildung",EMIG:"Auswanderung",ENGA:"Verlobung",EVEN:"Ereignis",FACT:"Tatsache",FCOM:"Erstkommunion",GIVN:"Vorname",GRAD:"Abschluss",HUSB:"Ehemann",IMMI:"Einwanderung",LANG:"Sprache",LATI:"Breitengrad",LONG:"Längengrad",MAP:"Karte",MARB:"Aufgebot",MARC:"Ehevertrag",MARR:"Heirat",NAME:"Name",NATI:"Staatsangehörigkeit",NATU:"Einbürgerung",NCHI:"Zahl der Kinder",NICK:"Spitzname",NPFX:"Titel vor dem Namen",NSFX:"Namenszusatz",OBJE:"Medien",OCCU:"Beruf",ORDN:"Ordination",PAGE:"Seite",PHON:"Telefon",PLAC:"Ort",POST:"Postleitzahl",PROB:"Testamentseröffnung",PROP:"Besitz",QUAY:"Zuverlässigkeit",RELA:"Beziehung",RELI:"Religion",REPO:"Archiv",RESI:"Wohnort",RETI:"Ruhestand",ROLE:"Rolle",SOUR:"Quellen",SURN:"Nachname",TEXT:"Text",TITL:"Titel",TYPE:"Art",WIFE:"Ehefrau",WILL:"Testament",WWW:"Webseite",_AKA:"Auch bekannt als",_MARNM:"Ehename",_MILT:"Militärdienst",_GODP:"Pate oder Patin",ABBR:"Kurztitel",ADR1:"Zeile 1",ADR2:"Zeile 2",ADR3:"Zeile 3",ALIA:"Alias",BAPL:"Taufe (HLT)",BARM:"Bar Mizwa",BASM:"Bat Mizwa",BLES:"Segnung",CALN:"Signatur",CAST:"Kaste",CHRA:"Erwachsenentaufe",CONL:"Konfirmierung (HLT)",DATA:"Angaben",DIVF:"Scheidungsantrag",EMAIL:"E-Mail",ENDL:"Endowment (HLT)",FAX:"Fax",FONE:"Lautschrift",FORM:"Format",IDNO:"Ausweisnummer",INIL:"Initiatory (HLT)",MARL:"Heiratserlaubnis",MARS:"Ehevertrag",MEDI:"Medium",NMR:"Zahl der Ehen",PHRASE:"In Worten",PUBL:"Veröffentlichung",ROMN:"Lateinische Schrift",SDATE:"Sortierdatum",SLGC:"Siegelung an die Eltern (HLT)",SLGS:"Siegelung an den Ehepartner (HLT)",SPFX:"Vorsatz zum Nachnamen",SSN:"Sozialversicherungsnummer",STAE:"Bundesland",STAT:"Status",TEMP:"Tempel",TIME:"Uhrzeit",TRAN:"Übersetzung"}},relatives:{parents:"Eltern",spouses:"Partner",children:"Kinder",siblings:"Geschwister",menu:"Beziehung zu {name}",edit:"Beziehung bearbeiten",remove:"Beziehung entfernen",pair:"{one} und {other}",type:"Beziehung",types:{Biological:"Leiblich",Adoptive:"Adoptiv",Step:"Stief",Foster:"Pflege"},notes:{Adoptive:"adoptiert",Step:"Stiefverhältnis",Foster:"Pflegeverhältnis",Half:"Halbgeschwister"},status:"Status",statuses:{Married:"Verheiratet",Partner:"Partner, nicht verheiratet",Divorced:"Geschieden",Widowed:"Verwitwet",Separated:"Getrennt",Unknown:"Unbekannt"},married:"Heirat",marriagePlace:"Ort der Heirat",divorced:"Scheidung",adopted:"Adoption",notesLabel:"Notizen",earlier:"Frühere Ehe",earlierNumber:"Frühere Ehe {number}",addEarlier:"Frühere Ehe hinzufügen",removeEarlier:"Frühere Ehe entfernen",removeEarlierNumber:"Frühere Ehe {number} entfernen",ended:"Wie sie endete",unions:{Married:"verheiratet",Partner:"Partner",Divorced:"geschieden",Widowed:"verwitwet",Separated:"getrennt"},marriedOn:"Heirat {date}",divorcedOn:"Scheidung {date}",previously:"früher {unions}"},add:{alone:"Neue Person",parent:"Elternteil von {name} hinzufügen",child:"Kind von {name} hinzufügen",spouse:"Partner von {name} hinzufügen",sibling:"Geschwister von {name} hinzufügen",who:"Wer ist es?",new:"Neue Person",existing:"Vorhandene Person",chosen:"Ausgewählt: {name}",couple:"Paar mit {name}",noCouple:"Kein Paar",chooseParent:"Wählen Sie den anderen Elternteil.",choose:"Wählen …",otherParent:"Anderer Elternteil",biologicalParent:"Leiblicher Elternteil",parentUnknown:"Unbekannt oder nicht in diesem Stammbaum",alsoParent:"Auch leiblicher Elternteil von",isParent:"{one} ist Elternteil von {other}",isChild:"{one} ist Kind von {other}",areCouple:"{one} und {other} sind ein Paar"},picker:{example:"Name",hits:"Suchergebnisse",none:"Niemand gefunden."},kin:{title:"Wie sind die beiden verwandt?",close:"Verwandtschaft schließen",first:"Erste Person",second:"Zweite Person",swap:"Tauschen",change:"Person ändern: {name}",none:"{one} und {other} sind laut diesem Stammbaum nicht verwandt.",is:"{other} ist {kin} von {one}.",descend:"Beide stammen von {people} ab.",belong:"Beide gehören zur Familie von {people}.",path:{one:"Weg: {count} Schritt",other:"Weg: {count} Schritte"},step:"{kin} von {name}",parent:{Biological:{Male:"Vater",Female:"Mutter",Neutral:"Elternteil"},Adoptive:{Male:"Adoptivvater",Female:"Adoptivmutter",Neutral:"Adoptivelternteil"},Foster:{Male:"Pflegevater",Female:"Pflegemutter",Neutral:"Pflegeelternteil"},Step:{Male:"Stiefvater",Female:"Stiefmutter",Neutral:"Stiefelternteil"}},child:{Biological:{Male:"Sohn",Female:"Tochter",Neutral:"Kind"},Adoptive:{Male:"Adoptivsohn",Female:"Adoptivtochter",Neutral:"Adoptivkind"},Foster:{Male:"Pflegesohn",Female:"Pflegetochter",Neutral:"Pflegekind"},Step:{Male:"Stiefsohn",Female:"Stieftochter",Neutral:"Stiefkind"}},spouse:{Married:{Male:"Ehemann",Female:"Ehefrau",Neutral:"Ehepartner"},Divorced:{Male:"Ex-Mann",Female:"Ex-Frau",Neutral:"Ex-Partner"}}},insights:{close:"Auswertungen schließen",checks:"Prüfungen",duplicates:"Dubletten",statistics:"Statistik",anniversaries:"Jahrestage",timeline:"Zeitleiste",places:"Orte",history:"Verlauf"},legend:{child:"Kind",Adoptive:"Adoptiert",Step:"Stief",Foster:"Pflege",couple:"Paar",parents:"Eltern eines Kindes",Divorced:"Geschieden",Separated:"Getrennt"},canvas:{title:"Stammbaum",label:{one:"{tree}: {count} Person",other:"{tree}: {count} Personen"},help:"Mit den Pfeiltasten gelangen Sie zu Eltern, Kindern, Partnern und Geschwistern. Die Eingabetaste öffnet eine Person, Plus und Minus zoomen, 0 zeigt die volle Größe, F passt den Baum ein.",people:"Sichtbare Personen",nameless:"Ohne Namen",born:"* {year}",died:"† {year}",father:{one:"Vater von {count}",other:"Vater von {count}"},mother:{one:"Mutter von {count}",other:"Mutter von {count}"},parent:{one:"Elternteil von {count}",other:"Elternteil von {count}"},son:"Sohn von {people}",daughter:"Tochter von {people}",child:"Kind von {people}",with:"Partner von {people}"},generation:{number:"Generation {number}",same:"Gleiche Generation",unconnected:"Ohne Verbindung",parents:"Eltern",grandparents:"Großeltern",greatGrandparents:"Urgroßeltern",twiceGreatGrandparents:"Ururgroßeltern",manyGreatGrandparents:"{count}-fach-Urgroßeltern",children:"Kinder",grandchildren:"Enkel",greatGrandchildren:"Urenkel",twiceGreatGrandchildren:"Ururenkel",manyGreatGrandchildren:"{count}-fach-Urenkel"},date:{day:"{day}. {month} {year}",month:"{month} {year}",bc:"{year} v. Chr.",about:"um {date}",calculated:"errechnet {date}",estimated:"vermutlich {date}",before:"vor {date}",after:"nach {date}",from:"ab {date}",to:"bis {date}",between:"zwischen {from} und {to}",period:"von {from} bis {to}",quoted:"{date} („{phrase}“)",calendar:"{date} ({calendar})",julian:"julianischer Kalender",french:"französischer Revolutionskalender",hebrew:"hebräischer Kalender",aboutYear:"um {year}",beforeYear:"vor {year}",afterYear:"nach {year}",bornYear:"geb. {year}",unknownYear:"?"},checks:{none:"Keine Auffälligkeiten gefunden. Sehr gut!",error:"Fehler",warning:"Unwahrscheinlich",info:"Fehlt",codes:{bornAfterDeath:"Nach dem eigenen Tod geboren",bornAfterMothersDeath:"Nach dem Tod der Mutter geboren",bornLongAfterFathersDeath:"Lange nach dem Tod des Vaters geboren",bornAfterOwnChild:"Nach dem eigenen Kind geboren",parentTooYoung:"Sehr junge Eltern",motherTooOld:"Sehr alte Mütter",fatherTooOld:"Sehr alte Väter",tooOld:"Über 120 Jahre alt",inTheFuture:"Geburt oder Tod in der Zukunft",marriedTooYoung:"Als Kind verheiratet",marriedAfterDeath:"Nach dem eigenen Tod verheiratet",divorcedBeforeMarriage:"Vor der Hochzeit geschieden",baptizedBeforeBirth:"Vor der Geburt getauft",ownAncestor:"Eigener Vorfahre",marriedToKin:"Mit nahen Verwandten verheiratet",twoFathers:"Zwei leibliche Väter",twoMothers:"Zwei leibliche Mütter",tooManyParents:"Mehr als zwei leibliche Eltern",marriedToSelf:"Mit sich selbst verheiratet",siblingsTooClose:"Geschwister mit zu kurzem Abstand",disconnected:"Mit niemandem verbunden",missingSex:"Geschlecht unbekannt",missingBirth:"Geburt unbekannt",missingSurname:"Nachname unbekannt"}},duplicates:{none:"Keine Dubletten gefunden.",intro:"Diese Einträge könnten dieselbe Person sein.",compare:"Vergleichen",title:"Ist das dieselbe Person?",hint:"Fehlende Angaben werden aus dem anderen Eintrag ergänzt, der dann entfernt wird. Alle Beziehungen bleiben erhalten. Das lässt sich nicht rückgängig machen.",merge:"Zusammenführen",differ:"Nicht dieselbe Person",merged:"Zusammengeführt: {name}.",keep:"Diesen Eintrag behalten",name:"Name",relatives:"Verwandte",reasons:{sameName:"gleicher Name",sameFirstName:"gleicher Vorname",similarNames:"ähnliche Namen",shortName:"ein Name kann die Kurzform des anderen sein",bornSameDay:"am selben Tag geboren",bornSameYear:"im selben Jahr geboren",bornAround:"etwa zur selben Zeit geboren",bornSamePlace:"am selben Ort geboren",diedSameDay:"am selben Tag gestorben",diedSameYear:"im selben Jahr gestorben",sameParent:"derselbe Elternteil",sameSpouse:"derselbe Ehepartner",parentSameName:"Elternteil mit gleichem Namen",spouseSameName:"Ehepartner mit gleichem Namen"}},statistics:{people:"Personen",living:"Lebende",couples:"Paare",generations:"Generationen",ageAtDeath:"Alter beim Tod",ageAtMarriage:"Alter bei der Heirat",ageOfMothers:"Alter der Mutter bei der Geburt",ageOfFathers:"Alter des Vaters bei der Geburt",childrenPerCouple:"Kinder je Paar",lastNames:"Nachnamen",femaleNames:"Weibliche Vornamen",maleNames:"Männliche Vornamen",completeness:"Vollständigkeit (%)",sex:"Geschlecht",birthDate:"Geburt",birthPlace:"Geburtsort",deathDate:"Tod",parents:"Eltern",mostChildren:"Die meisten Kinder",birthsByDecade:"Geburten nach Jahrzehnt",birthsByCentury:"Geburten nach Jahrhundert",years:"{year}er",chart:"{title}: {bars}",bar:"{label}: {count}",children:{one:"{count} Kind",other:"{count} Kinder"}},anniversaries:{month:"Monat",none:"In diesem Monat gibt es keine Jahrestage.",birth:"{people} <when>geboren {year}, {ago}</when>",death:"{people} <when>gestorben {year}, {ago}</when>",marriage:"{people} <when>verheiratet {year}, {ago}</when>"},timeline:{none:"Noch keine Daten erfasst.",birth:"Geburt: {people}",marriage:"Heirat: {people}",divorce:"Scheidung: {people}",death:"Tod: {people}"},places:{none:"Noch keine Orte erfasst.",births:{one:"{count} Geburt",other:"{count} Geburten"},marriages:{one:"{count} Heirat",other:"{count} Heiraten"},deaths:{one:"{count} Todesfall",other:"{count} Todesfälle"},others:{one:"und {count} weitere",other:"und {count} weitere"}},share:{title:"„{tree}“ teilen",access:"Zugriff",accessOf:"Zugriff für {name}",who:"Wer Zugriff hat",guests:"Gäste",nobody:"Nur Sie.",byEmail:"Per E-Mail einladen",copyLink:"Einladungslink kopieren",link:"Einladungslink",linkHint:"Wer diesen Link hat, kann innerhalb von 7 Tagen einmal beitreten. Der Link wird nur jetzt angezeigt.",emailExample:"tante@example.com",invited:"{email} findet diesen Stammbaum jetzt unter „Mit mir geteilt“.",mailed:"Wir haben eine Einladung an {email} gesendet.",noMail:"Dieser Server kann keine E-Mails senden. Kopieren Sie stattdessen einen Einladungslink.",confirmFirst:"Bestätigen Sie zuerst Ihre eigene E-Mail-Adresse. Oder kopieren Sie einen Einladungslink.",pending:"Offene Einladungen",aLink:"Einladungslink",until:"Gültig bis {date}",resend:"Erneut senden",resendTo:"Erneut senden: {name}",revoke:"Widerrufen",revokeFor:"Widerrufen: {name}",stop:"Nicht mehr teilen",stopWith:"Nicht mehr mit {name} teilen",stopped:"{name} sieht diesen Stammbaum nicht mehr.",formerUser:"Früheres Mitglied",hint:"Wählen Sie „Darf ansehen, auch Lebende“ für die engste Familie. Wer nur ansehen kann, sieht keine lebenden Personen, auch nicht in Exporten und in der Suche."},invitation:{title:"Sie sind eingeladen",by:"<strong>{name}</strong> lädt Sie zum Stammbaum <strong>{tree}</strong> ein.",to:"Sie sind zum Stammbaum <strong>{tree}</strong> eingeladen.",signedIn:"Sie sind als {email} angemeldet.",wrongAccount:"Diese Einladung gilt für {email}, aber Sie sind als {own} angemeldet.",accept:"Einladung annehmen",useOther:"Anderes Konto verwenden",accepted:"Willkommen bei „{tree}“.",broken:"Diese Einladung ist ungültig",askAgain:"Bitten Sie um eine neue Einladung."},publish:{title:"„{tree}“ veröffentlichen",isPublic:"Dieser Stammbaum ist öffentlich: Wer den Link hat, kann ihn ohne Anmeldung ansehen.",isPrivate:"Nur Sie und Ihre Gäste können diesen Stammbaum sehen.",shown:"Was alle sehen",shownName:"Name und Beschreibung des Stammbaums",shownAnyDead:"Verstorbene mit Daten, Orten, Lebensgeschichten und Fotos",shownKin:"Wer mit wem verwandt ist",hidden:"Was verborgen bleibt",hiddenAnyLiving:"Lebende: Namen, Daten und Fotos werden nicht gezeigt",hiddenOwner:"Wer Sie sind und mit wem Sie den Stammbaum teilen",hint:"Als lebend gelten Personen, die vor weniger als 110 Jahren geboren wurden und deren Tod nicht erfasst ist. Sie können jede Person als lebend oder verstorben kennzeichnen.",link:"Öffentlicher Link",copy:"Link kopieren",publish:"Stammbaum veröffentlichen",stop:"Nicht mehr veröffentlichen",preview:"Öffentliche Ansicht",shownDead:{one:"{count} verstorbene Person mit Daten, Orten, Lebensgeschichte und Foto",other:"{count} Verstorbene mit Daten, Orten, Lebensgeschichten und Fotos"},hiddenLiving:{one:"<strong>{count} lebende Person</strong>: Name, Daten und Foto werden nicht gezeigt",other:"<strong>{count} lebende Personen</strong>: Namen, Daten und Fotos werden nicht gezeigt"}},export:{title:"Export",format:"Dateiformat",ged551:"GEDCOM 5.5.1",ged551Hint:"Fast jedes Genealogieprogramm liest dieses Format. Wählen Sie es im Zweifel.",ged70:"GEDCOM 7.0",ged70Hint:"Neuere Version – nur, wenn das andere Programm sie liest.",gdz:"GEDCOM 7.0 mit Fotos",gdzHint:"Eine Datei, die auch die Fotos enthält.",json:"JSON",jsonHint:"Für eigene Programme.",living:"Mit lebenden Personen",livingHint:"Ohne Namen und Daten von Lebenden können Sie die Datei bedenkenlos weitergeben.",noLiving:"Die Datei enthält keine lebenden Personen, weil Sie diesen Stammbaum nur ansehen können.",writing:"Die Datei wird erstellt …"},import:{title:"In „{tree}“ importieren",hint:"Alle Personen der Datei werden hinzugefügt. Personen aus einer früheren Version derselben Datei werden aktualisiert und nicht doppelt angelegt.",file:"Zu importierende Datei",dropHere:"Datei hier ablegen: GEDCOM (.ged), .gdz oder JSON",choose:"Datei auswählen",chooseOther:"Andere Datei auswählen",preview:"Vorschau",import:"Datei importieren",reading:"Wird gelesen …",importing:"Wird importiert …",readingFile:"Die Datei wird gelesen …",progress:"{written} von {total} importiert",imported:"{file} wurde importiert.",notImported:"Die Datei konnte nicht importiert werden.",forGood:"Ein Import lässt sich nicht rückgängig machen.",open:"Stammbaum öffnen",fix:"Es wurde nichts geändert. Exportieren Sie die Datei erneut aus dem ursprünglichen Programm, oder korrigieren Sie die Zeile in einem Texteditor."},report:{title:"Bericht",done:"Die Datei wurde importiert",doneSentence:"Die Datei wurde importiert.",planned:"Was importiert wird",warning:"Zeile {line}: {text}",tag:"<code>{tag}</code> {count}×, zuerst in Zeile {line}",added:{one:"{count} Person hinzugefügt",other:"{count} Personen hinzugefügt"},updated:{one:"{count} Person aktualisiert",other:"{count} Personen aktualisiert"},unchanged:{one:"{count} Person unverändert",other:"{count} Personen unverändert"},couples:{one:"{count} Paar",other:"{count} Paare"},parentLinks:{one:"{count} Beziehung zwischen Eltern und Kindern",other:"{count} Beziehungen zwischen Eltern und Kindern"},photos:{one:"{count} Foto",other:"{count} Fotos"},editsKept:{one:"{count} Ihrer Änderungen behalten",other:"{count} Ihrer Änderungen behalten"},editsReplaced:{one:"{count} Ihrer Änderungen ersetzt",other:"{count} Ihrer Änderungen ersetzt"},missingPeople:{one:"{count} Person aus einem früheren Import fehlt in dieser Datei",other:"{count} Personen aus einem früheren Import fehlen in dieser Datei"},warnings:{one:"{count} Stelle zu prüfen",other:"{count} Stellen zu prüfen"},moreWarnings:{one:"Und {count} weitere.",other:"Und {count} weitere."},kept:{one:"Unter „Weitere Angaben“ gezeigt oder für den nächsten Export behalten: {count} Zeile",other:"Unter „Weitere Angaben“ gezeigt oder für den nächsten Export behalten: {count} Zeilen"},refused:{one:"Übersprungen (unmöglich): {count} Zeile",other:"Übersprungen (unmöglich): {count} Zeilen"}},print:{title:"Drucken",listHint:"Druckt alle Personen der Liste in der aktuellen Reihenfolge. Um eine Grafik zu drucken, öffnen Sie diese zuerst.",list:"Liste drucken",drawingHint:"Druckt die ganze Zeichnung der aktuellen Ansicht auf eine Seite. Im Druckdialog des Browsers können Sie sie auch als PDF speichern.",drawing:"Drucken oder als PDF speichern",svg:"Als SVG herunterladen",svgHint:"Eine SVG-Datei bleibt in jeder Größe scharf: Eine Druckerei kann sie als Poster drucken."},keys:{views:"1 bis 6",arrows:"Pfeiltasten",enter:"Eingabe",escape:"Escape",zoom:"+ und −",undo:"u, Strg Z",redo:"r, Strg Y",doSearch:"Personen suchen",doViews:"Baum, Ahnentafel, Nachkommen, Sanduhr, Fächer, Liste",doArrows:"In der Grafik: zu Eltern, Kindern, Partnern oder Geschwistern",doEnter:"In der Grafik: Person öffnen",doEscape:"Person oder zuletzt Geöffnetes schließen",doEdit:"Geöffnete Person bearbeiten",doAdd:"Elternteil, Kind oder Partner der geöffneten Person hinzufügen",doKin:"Wie sind zwei Personen verwandt?",doInsights:"Auswertungen",doFit:"An Bildschirm anpassen",doZoom:"Vergrößern und verkleinern",doUndo:"Rückgängig",doRedo:"Wiederholen",doKeys:"Diese Liste"},reports:{title:"Berichte",open:"Berichte …",print:"Drucken oder als PDF speichern",family:"Familie",ahnentafel:"Vorfahren",descendants:"Nachkommen",of:{family:"Die Familie von {name}",ahnentafel:"Vorfahren von {name}",descendants:"Nachkommen von {name}"},generation:"Generation {number}",sameAs:"siehe {number}",marriedTo:"⚭ {people}",couple:"Mit {name}",wedding:"⚭ {words}",otherChildren:"Weitere Kinder"},changes:{none:"Noch keine Änderungen.",hint:"Wiederherstellen bringt zurück, was eine Änderung ersetzt oder gelöscht hat. Importe erscheinen hier nicht.",added:"{people} hinzugefügt",changed:"{people} geändert",deleted:"{people} gelöscht",merged:"{people} mit einer Dublette zusammengeführt",linked:"{people} verbunden",linkChanged:"Beziehung von {people} geändert",unlinked:"Beziehung von {people} entfernt",restored:"{people}: früherer Stand wiederhergestellt",details:"weitere Angaben",by:"{name}, {when}",owner:"Eigentümer",guest:"Ein Gast",restore:"Wiederherstellen",done:"Der frühere Stand wurde wiederhergestellt."}};var vo={page:{name:"Yggdrasil",title:"{screen} · Yggdrasil",wait:"Please wait…"},button:{add:"Add",addChild:"Add a child",addParent:"Add a parent",addSibling:"Add a sibling",addSpouse:"Add a spouse",cancel:"Cancel",close:"Close",connect:"Connect",delete:"Delete",done:"Done",download:"Download",edit:"Edit",more:"More",moreFor:"More actions for {name}",redo:"Redo",save:"Save",showMore:"Show more",signIn:"Sign in",signOut:"Sign out",signUp:"Sign up",undo:"Undo"},problem:{forbidden:"Ask the owner of the tree for access.",notFound:"It may have been deleted, or you may no longer have access to it.",conflict:"Check what has changed, and try again if your change still makes sense.",tooLarge:"Try something smaller.",tooMany:"Please wait a moment before you try again.",internal:"This is our fault. Try again. If it keeps happening, contact the administrator.",unavailable:"The server is busy. Nothing was lost. Try again in a moment."},account:{title:"My account",profile:"Profile",address:"E-mail",name:"Your name",nameHint:"Shown to people you share a tree with.",email:"E-mail address",password:"Password",passwordHint:"At least 8 characters. Try a few random words.",newPassword:"New password",currentPassword:"Current password",yourPassword:"Your password",passwordToConfirm:"Your password, to confirm it’s you",saved:"Your account was saved.",changeEmail:"Change e-mail address",emailSent:"Open the link we sent to {email}. Until then, your address stays the same.",changePassword:"Change password",passwordChanged:"Your password was changed. Other devices are signed out.",data:"My data",dataHint:"One file with your trees and everyone in them. Restoring it brings back whatever was deleted or changed since. Anything added since stays.",photos:"Include photos",restore:"Restore from a file",restoreFile:"Backup file to restore",restoreTitle:"Restore this backup?",restoreButton:"Restore",restoreWarning:"The trees in “{file}” replace what was changed in them since. Anything added since stays. You cannot undo this.",restored:"Restored: {trees}.",restoredTree:"“{name}”",restoredNothing:"This file contains no trees.",notRestored:"The file could not be restored completely.",notBackup:"This isn’t a backup file. {reason}",delete:"Delete my account",deleteWarning:"Your account and all your trees will be deleted, also for the people you share them with. This cannot be undone: download your data first.",deleteAll:"Delete my account and all my trees",deleted:"Your account and your trees are deleted. Goodbye.",sessionEnded:"You have been signed out. Please sign in again.",signedOut:"You are signed out. See you soon."},factor:{title:"Two-step sign-in",isOff:"Protect your account with a code from an authenticator app on your phone.",isOn:"On: signing in asks for a code from your authenticator app.",turnOn:"Turn on",turnOff:"Turn off",turnedOff:"Two-step sign-in is off.",scan:"Scan this code with your authenticator app. Then enter the six digits that it shows.",qr:"QR code for your authenticator app",manual:"Can’t scan it? Enter this key instead:",code:"Code",confirm:"Confirm",codes:"Backup codes",codesHint:"Each code signs you in once, without your phone. Keep them in a safe place. Older backup codes no longer work.",newCodes:"New backup codes"},sessions:{title:"Signed-in devices",this:"This device",device:"{browser} on {system}",unknown:"Unknown device",since:"Signed in {date}",used:"last used {date}",onlyThis:"You are not signed in anywhere else.",endOn:"Sign out {device}",endOthers:"Sign out everywhere else",endedAll:"All other devices are signed out."},door:{welcome:"Welcome back",signInIntro:"Sign in to see your family trees.",signInToConfirm:"Sign in to confirm your e-mail address.",wrong:"Wrong e-mail or password.",toForgot:"Forgot your password?",toSignUp:"New here? Sign up",toSignIn:"Already have an account? Sign in",backToSignIn:"Back to sign in",grow:"Grow your family tree",signUpIntro:"Your family’s people, photos and stories in one place.",forgotTitle:"Forgotten password",forgot:"Forgot your password?",forgotIntro:"Enter your e-mail address and we’ll send you a link to set a new password.",sendLink:"Send reset link",sent:"Check your e-mail",sentTo:"If there is an account for {email}, we’ve sent a link to it. This may take a few minutes. Check your spam folder.",resetIntro:"Choose a new password. You will be signed out on all devices.",setPassword:"Set password",passwordSet:"Your new password is set. Sign in with it.",expired:"Links work once and expire after an hour.",newLink:"Request a new link",confirmTitle:"Confirm your e-mail",confirming:"Confirming your e-mail address…",confirmed:"Your e-mail address is confirmed.",codeTitle:"Enter your code",codeIntro:"Open your authenticator app and enter the code for Yggdrasil.",codeHint:"Lost your phone? Enter a backup code.",changingEmail:"Changing your e-mail address…",emailChanged:"Your e-mail address is now {email}.",emailBack:"Your e-mail address is {email} again. Sign in and choose a new password.",brokenLink:"This link doesn’t work",toTrees:"Go to my trees"},home:{title:"My trees",skip:"Skip to content",newTree:"New tree",empty:"Every tree begins with one person",emptyHint:"Start with yourself and add your parents. Or import a GEDCOM file from another program: drop it anywhere on this page.",plant:"Plant a tree",own:"Owned by me",shared:"Shared with me",drop:"Drop the file to create a tree from it",confirm:"Your e-mail address",unconfirmed:"<strong>Please confirm your e-mail.</strong> Open the link we sent to {email}. Then others can share their trees with you.",resend:"Send the link again",resent:"We’ve sent a link to {email}.",people:{one:"{count} person",other:"{count} people"},guests:{one:"{count} guest",other:"{count} guests"},changed:"Changed {ago}",changedOn:"Changed on {date}",changedNow:"Changed just now",leave:"Leave tree",leaveTitle:"Leave this tree?",leaveButton:"Leave",leaveWarning:"You will no longer see “{tree}” unless its owner invites you again.",deleteTitle:"Delete this tree?",deleteButton:"Delete tree",deleteWarning:{one:"{count} person with all photos and relationships will be deleted, also for everyone you share the tree with. This cannot be undone. You can export the tree to a file first.",other:"{count} people with all photos and relationships will be deleted, also for everyone you share the tree with. This cannot be undone. You can export the tree to a file first."},deleting:"“{tree}” is being deleted.",startWith:"Start with",startEmpty:"An empty tree",startFile:"A file",create:"Create tree"},language:{label:"Language"},tree:{details:"Name and description",name:"Tree name",nameExample:"The Bergs of Uppsala",description:"Description",descriptionHint:"Optional. Visible to anyone who can see the tree.",public:"Public",access:{viewer:"Can view",relative:"Can view, including the living",editor:"Can edit"},skip:"Skip to the tree",opening:"Opening the tree…",untitled:"Tree",search:"Search people",kin:"Relationship",kinHint:"How are two people related?",insights:"Insights",share:"Share",publish:"Publish",import:"Import a file",export:"Export",print:"Print",keys:"Keyboard shortcuts",nobody:"There is no one in this tree yet",empty:"Add the first person",emptyHint:"Start with yourself or the oldest relative you remember. Everyone else follows.",addFirst:"Add person",drop:"Drop the file to import it into this tree",noParents:"No parents recorded yet.",noChildren:"No children recorded yet.",noParentsOrChildren:"No parents or children recorded yet."},view:{title:"View",tree:"Tree",pedigree:"Pedigree",descendants:"Descendants",hourglass:"Hourglass",fan:"Fan",list:"List",zoom:"Zoom",zoomIn:"Zoom in",zoomOut:"Zoom out",fit:"Fit to screen",generations:"Generations",generationsBack:{one:"{count} generation of ancestors",other:"{count} generations of ancestors"},generationsDown:{one:"{count} generation of descendants",other:"{count} generations of descendants"},generationsEachWay:{one:"{count} generation each way",other:"{count} generations each way"}},list:{title:"Everyone",filter:"Filter by name",filterExample:"Filter by name…",table:"Table of people",name:"Name",born:"Born",place:"Birthplace",died:"Died",children:"Children"},history:{undo:"Undo: {what}",redo:"Redo: {what}",nothingToUndo:"Nothing to undo",nothingToRedo:"Nothing to redo",undone:"Undone: {what}.",undoneForGood:"Undone: {what}. This cannot be redone.",redone:"Redone: {what}.",doneForGood:"{done} This cannot be undone.",adding:"adding {name}",added:"{name} was added.",editing:"changes to {name}",saved:"{name} was saved.",deleting:"deleting {name}",deleted:"{name} was deleted.",photo:"photo change for {name}",photoSaved:"The photo was saved.",photoRemoved:"The photo was removed.",root:"{name} as the first person",rootSet:"The tree now starts with {name}.",connecting:"connecting {one} and {other}",parent:"{parent} is now a parent of {child}.",parents:"{parent} and {other} are now parents of {child}.",couple:"{one} and {other} are now a couple.",disconnecting:"removing the relationship between {one} and {other}",disconnected:"{one} and {other} are no longer connected.",editingLink:"changes to the relationship between {one} and {other}",savedLink:"Saved."},person:{unnamed:"Unnamed person",missing:"Unknown person",living:"A living person",hidden:"This person is probably alive, so their details are hidden.",unsaved:"You have unsaved changes here.",makeRoot:"Start the tree here",me:"This is me",notMe:"This isn’t me",isMe:"You are {name} in this tree. Cards show how others are related to you.",isNotMe:"You are no longer {name} in this tree.",you:"You",yourKin:"Your {kin}",showInTree:"Show in tree",chart:{pedigree:"Pedigree chart",descendants:"Descendant chart",hourglass:"Hourglass chart",fan:"Fan chart"},chartHint:"Chart starting from this person",nothingKnown:"No details yet.",deathUnknown:"Date unknown",photo:"Photo",addPhoto:"Add photo",changePhoto:"Change photo",removePhoto:"Remove photo",addPhotoOf:"Add photo of {name}",changePhotoOf:"Change photo of {name}",removePhotoOf:"Remove photo of {name}",nameNeeded:"Enter a first or last name.",stale:"Someone else has changed this person in the meantime",staleHint:"Keeping your changes affects only what you changed. The rest stays as theirs.",keepMine:"Keep my changes",takeTheirs:"Use theirs",field:"Field",theirs:"Theirs",yours:"Yours",noValue:"—"},field:{firstName:"First name",middleName:"Middle names",lastName:"Last name",birthName:"Birth name (née)",preferredName:"Nickname",preferredNameHint:"The name they are known by.",suffix:"Suffix",suffixExample:"Jr., III",gender:"Gender",birth:"Born",birthPlace:"Place of birth",death:"Died",deathPlace:"Place of death",living:"Living",biography:"Life story",dateExample:"12 Mar 1850, about 1850",dateHint:"Approximate dates are fine.",dateRead:"Recognised as: {date}",dateUnclear:"Day or month first? Write the month as a word, such as 3 April 1850.",dateUnread:"Not recognised as a date – saved as typed."},facts:{title:"More facts",source:"Source",sources:"Sources",with:"with {name}",detail:"{label}: {value}",tags:{ABBR:"Short title",ADDR:"Address",ADOP:"Adoption",ADR1:"Line 1",ADR2:"Line 2",ADR3:"Line 3",AGE:"Age",AGNC:"Authority",ALIA:"Alias",ANUL:"Annulment",ASSO:"Associated person",BAPL:"LDS baptism",BAPM:"Baptism",BARM:"Bar mitzvah",BASM:"Bas mitzvah",BIRT:"Birth",BLES:"Blessing",BURI:"Burial",CALN:"Call number",CAST:"Caste",CAUS:"Cause",CENS:"Census",CHR:"Christening",CHRA:"Adult christening",CITY:"Town",CONF:"Confirmation",CONL:"LDS confirmation",CREM:"Cremation",CTRY:"Country",DATA:"Data",DATE:"Date",DEAT:"Death",DIV:"Divorce",DIVF:"Divorce filed",DSCR:"Description",EDUC:"Education",EMAIL:"E-mail",EMIG:"Emigration",ENDL:"LDS endowment",ENGA:"Engagement",EVEN:"Event",FACT:"Fact",FAX:"Fax",FCOM:"First communion",FONE:"Phonetic",FORM:"Form",GIVN:"First name",GRAD:"Graduation",HUSB:"Husband",IDNO:"Identity number",IMMI:"Immigration",INIL:"LDS initiatory",LANG:"Language",LATI:"Latitude",LONG:"Longitude",MAP:"Map",MARB:"Banns",MARC:"Marriage contract",MARL:"Marriage licence",MARR:"Marriage",MARS:"Marriage settlement",MEDI:"Medium",NAME:"Name",NATI:"Nationality",NATU:"Naturalisation",NCHI:"Number of children",NICK:"Nickname",NMR:"Number of marriages",NPFX:"Name prefix",NSFX:"Name suffix",OBJE:"Media",OCCU:"Occupation",ORDN:"Ordination",PAGE:"Page",PHON:"Telephone",PHRASE:"In words",PLAC:"Place",POST:"Postcode",PROB:"Probate",PROP:"Property",PUBL:"Publication",QUAY:"Quality",RELA:"Relation",RELI:"Religion",REPO:"Repository",RESI:"Residence",RETI:"Retirement",ROLE:"Role",ROMN:"Romanised",SDATE:"Sort date",SLGC:"LDS sealing to parents",SLGS:"LDS sealing to spouse",SOUR:"Sources",SPFX:"Surname prefix",SSN:"Social security number",STAE:"State",STAT:"Status",SURN:"Last name",TEMP:"Temple",TEXT:"Text",TIME:"Time",TITL:"Title",TRAN:"Translation",TYPE:"Type",WIFE:"Wife",WILL:"Will",WWW:"Website",_AKA:"Also known as",_GODP:"Godparent",_MARNM:"Married name",_MILT:"Military service"}},gender:{Female:"Female",Male:"Male",Other:"Other",Unknown:"Unknown"},living:{auto:"Automatic",yes:"Living",no:"Deceased"},relatives:{parents:"Parents",spouses:"Spouses",children:"Children",siblings:"Siblings",menu:"Relationship with {name}",edit:"Edit relationship",remove:"Remove relationship",pair:"{one} and {other}",type:"Relationship",types:{Biological:"Biological",Adoptive:"Adoptive",Step:"Step",Foster:"Foster"},notes:{Adoptive:"adoptive",Step:"step",Foster:"foster",Half:"half-sibling"},status:"Status",statuses:{Married:"Married",Partner:"Partners, not married",Divorced:"Divorced",Widowed:"Widowed",Separated:"Separated",Unknown:"Unknown"},married:"Married",marriagePlace:"Place of marriage",divorced:"Divorced",adopted:"Adopted",notesLabel:"Notes",earlier:"Earlier marriage",earlierNumber:"Earlier marriage {number}",addEarlier:"Add an earlier marriage",removeEarlier:"Remove earlier marriage",removeEarlierNumber:"Remove earlier marriage {number}",ended:"How it ended",unions:{Married:"married",Partner:"partners",Divorced:"divorced",Widowed:"widowed",Separated:"separated"},marriedOn:"married {date}",divorcedOn:"divorced {date}",previously:"previously {unions}"},add:{alone:"New person",parent:"Add a parent of {name}",child:"Add a child of {name}",spouse:"Add a spouse of {name}",sibling:"Add a sibling of {name}",who:"Who is it?",new:"New person",existing:"Existing person",chosen:"Selected: {name}",couple:"Couple with {name}",noCouple:"Not a couple",chooseParent:"Choose the other parent.",choose:"Choose…",otherParent:"Other parent",biologicalParent:"Biological parent",parentUnknown:"Unknown or not in this tree",alsoParent:"Also biological parent of",isParent:"{one} is a parent of {other}",isChild:"{one} is a child of {other}",areCouple:"{one} and {other} are a couple"},picker:{example:"Name",hits:"Search results",none:"No one found with that name."},kin:{title:"How are they related?",close:"Close the relationship finder",first:"First person",second:"Second person",swap:"Swap",change:"Change person: {name}",none:"{one} and {other} are not related, as far as this tree shows.",is:"{other} is {one}’s {kin}.",descend:"Both descend from {people}.",belong:"Both belong to the family of {people}.",path:{one:"Path: {count} step",other:"Path: {count} steps"},step:"{name}’s {kin}",parent:{Biological:{Male:"father",Female:"mother",Neutral:"parent"},Adoptive:{Male:"adoptive father",Female:"adoptive mother",Neutral:"adoptive parent"},Foster:{Male:"foster father",Female:"foster mother",Neutral:"foster parent"},Step:{Male:"stepfather",Female:"stepmother",Neutral:"stepparent"}},child:{Biological:{Male:"son",Female:"daughter",Neutral:"child"},Adoptive:{Male:"adopted son",Female:"adopted daughter",Neutral:"adopted child"},Foster:{Male:"foster son",Female:"foster daughter",Neutral:"foster child"},Step:{Male:"stepson",Female:"stepdaughter",Neutral:"stepchild"}},spouse:{Married:{Male:"husband",Female:"wife",Neutral:"spouse"},Divorced:{Male:"former husband",Female:"former wife",Neutral:"former spouse"}}},insights:{close:"Close insights",checks:"Checks",duplicates:"Duplicates",statistics:"Statistics",anniversaries:"Anniversaries",timeline:"Timeline",places:"Places",history:"History"},checks:{none:"No problems found. Well done!",error:"Error",warning:"Unlikely",info:"Missing",codes:{bornAfterDeath:"Born after their death",bornAfterMothersDeath:"Born after their mother’s death",bornLongAfterFathersDeath:"Born long after their father’s death",bornAfterOwnChild:"Born after their own child",parentTooYoung:"Very young parents",motherTooOld:"Very old mothers",fatherTooOld:"Very old fathers",tooOld:"Over 120 years old",inTheFuture:"Birth or death in the future",marriedTooYoung:"Married as a child",marriedAfterDeath:"Married after their death",divorcedBeforeMarriage:"Divorced before the wedding",baptizedBeforeBirth:"Baptised before birth",ownAncestor:"Their own ancestor",marriedToKin:"Married to a close relative",twoFathers:"Two biological fathers",twoMothers:"Two biological mothers",tooManyParents:"More than two biological parents",marriedToSelf:"Married to themselves",siblingsTooClose:"Siblings born too close together",disconnected:"Not connected to anyone",missingSex:"Gender unknown",missingBirth:"Birth unknown",missingSurname:"Last name unknown"}},duplicates:{none:"No duplicates found.",intro:"These may be the same person, entered twice.",compare:"Compare",title:"Are they the same person?",hint:"Missing details are filled in from the other record, which is then removed. All relationships are kept. This cannot be undone.",merge:"Merge",differ:"Not the same person",merged:"Merged: {name}.",keep:"Keep this one",name:"Name",relatives:"Relatives",reasons:{sameName:"same name",sameFirstName:"same first name",similarNames:"similar names",shortName:"one name may be short for the other",bornSameDay:"born on the same day",bornSameYear:"born in the same year",bornAround:"born around the same time",bornSamePlace:"born in the same place",diedSameDay:"died on the same day",diedSameYear:"died in the same year",sameParent:"same parent",sameSpouse:"same spouse",parentSameName:"parent with the same name",spouseSameName:"spouse with the same name"}},statistics:{people:"People",living:"Living",couples:"Couples",generations:"Generations",ageAtDeath:"Age at death",ageAtMarriage:"Age at marriage",ageOfMothers:"Mother’s age at birth",ageOfFathers:"Father’s age at birth",childrenPerCouple:"Children per couple",lastNames:"Last names",femaleNames:"Female first names",maleNames:"Male first names",completeness:"Completeness (%)",sex:"Gender",birthDate:"Birth",birthPlace:"Place of birth",deathDate:"Death",parents:"Parents",mostChildren:"Most children",children:{one:"{count} child",other:"{count} children"},birthsByDecade:"Births by decade",birthsByCentury:"Births by century",years:"{year}s",chart:"{title}: {bars}",bar:"{label}: {count}"},anniversaries:{month:"Month",none:"No anniversaries this month.",birth:"{people} <when>born {year}, {ago}</when>",death:"{people} <when>died {year}, {ago}</when>",marriage:"{people} <when>married {year}, {ago}</when>"},timeline:{none:"No dates recorded yet.",birth:"{people} was born",marriage:"{people} married",divorce:"{people} divorced",death:"{people} died"},places:{none:"No places recorded yet.",births:{one:"{count} birth",other:"{count} births"},marriages:{one:"{count} marriage",other:"{count} marriages"},deaths:{one:"{count} death",other:"{count} deaths"},others:{one:"and {count} other",other:"and {count} others"}},share:{title:"Share “{tree}”",access:"Access",accessOf:"Access for {name}",who:"Who has access",guests:"Guests",nobody:"Only you.",byEmail:"Invite by e-mail",copyLink:"Copy invite link",link:"Invite link",linkHint:"Anyone with this link can join, once, within 7 days. You won’t see it again.",emailExample:"aunt@example.com",invited:"{email} can now find this tree under “Shared with me”.",mailed:"We’ve sent an invitation to {email}.",noMail:"This server can’t send e-mails. Copy an invite link instead.",confirmFirst:"Confirm your own e-mail address first. Or copy an invite link.",pending:"Pending invitations",aLink:"Invite link",until:"Expires {date}",resend:"Send again",resendTo:"Send again: {name}",revoke:"Revoke",revokeFor:"Revoke: {name}",stop:"Stop sharing",stopWith:"Stop sharing with {name}",stopped:"{name} can no longer see this tree.",formerUser:"Former user",hint:"Choose “Can view, including the living” for close family. For people who can only view, living people are hidden, also in exports and search."},invitation:{title:"You’re invited",by:"<strong>{name}</strong> invites you to the family tree <strong>{tree}</strong>.",to:"You are invited to the family tree <strong>{tree}</strong>.",signedIn:"You are signed in as {email}.",wrongAccount:"This invitation is for {email}, but you are signed in as {own}.",accept:"Accept invitation",useOther:"Use another account",accepted:"Welcome to “{tree}”.",broken:"This invitation doesn’t work",askAgain:"Ask the person who invited you for a new one."},publish:{title:"Publish “{tree}”",isPublic:"This tree is public: anyone with the link can view it without signing in.",isPrivate:"Only you and the people you share it with can see this tree.",shown:"What everyone sees",shownName:"The name and description of the tree",shownDead:{one:"{count} deceased person, with dates, places, life story and photo",other:"{count} deceased people, with dates, places, life stories and photos"},shownAnyDead:"Deceased people, with dates, places, life stories and photos",shownKin:"Who is related to whom",hidden:"What stays hidden",hiddenLiving:{one:"<strong>{count} living person</strong>: no name, date or photo is shown",other:"<strong>{count} living people</strong>: no names, dates or photos are shown"},hiddenAnyLiving:"Living people: no names, dates or photos are shown",hiddenOwner:"Who you are and who you share the tree with",hint:"People count as living if they were born less than 110 years ago and are not known to have died. You can mark each person as living or deceased.",link:"Public link",copy:"Copy link",publish:"Publish tree",stop:"Stop publishing",preview:"Preview public view"},export:{title:"Export",format:"File format",ged551:"GEDCOM 5.5.1",ged551Hint:"Works with nearly every genealogy program. If in doubt, choose this one.",ged70:"GEDCOM 7.0",ged70Hint:"Newer version – only if the other program supports it.",gdz:"GEDCOM 7.0 with photos",gdzHint:"One file that includes the photos.",json:"JSON",jsonHint:"For your own programs.",living:"Include living people",livingHint:"Without them, their names and dates are left out and the file is safe to share.",noLiving:"The file contains no living people, because you can only view this tree.",writing:"Preparing the file…"},import:{title:"Import into “{tree}”",hint:"Everyone in the file is added. People from an earlier version of the same file are updated, not added twice.",file:"File to import",dropHere:"Drop a file here: GEDCOM (.ged), .gdz or JSON",choose:"Choose a file",chooseOther:"Choose another file",preview:"Preview",import:"Import file",reading:"Reading…",importing:"Importing…",readingFile:"Reading the file…",progress:"{written} of {total} imported",imported:"{file} was imported.",notImported:"The file could not be imported.",forGood:"An import cannot be undone.",open:"Open tree",fix:"Nothing was changed. Export the file again from the program that created it, or fix that line in a text editor."},report:{title:"Report",done:"The file was imported",doneSentence:"The file was imported.",planned:"What will be imported",added:{one:"{count} person added",other:"{count} people added"},updated:{one:"{count} person updated",other:"{count} people updated"},unchanged:{one:"{count} person unchanged",other:"{count} people unchanged"},couples:{one:"{count} couple",other:"{count} couples"},parentLinks:{one:"{count} relationship between parents and children",other:"{count} relationships between parents and children"},photos:{one:"{count} photo",other:"{count} photos"},editsKept:{one:"{count} of your changes kept",other:"{count} of your changes kept"},editsReplaced:{one:"{count} of your changes replaced",other:"{count} of your changes replaced"},missingPeople:{one:"{count} person from an earlier import is not in this file",other:"{count} people from an earlier import are not in this file"},warnings:{one:"{count} thing to check",other:"{count} things to check"},warning:"Line {line}: {text}",moreWarnings:{one:"And {count} more.",other:"And {count} more."},kept:{one:"Shown under “More facts”, or kept for the next export: {count} line",other:"Shown under “More facts”, or kept for the next export: {count} lines"},refused:{one:"Skipped (impossible): {count} line",other:"Skipped (impossible): {count} lines"},tag:"<code>{tag}</code> {count}×, first on line {line}"},print:{title:"Print",listHint:"Prints everyone in the list, in its current order. To print a chart instead, open the chart first.",list:"Print list",drawingHint:"Prints the whole drawing of the current view on one page. In your browser’s print dialog, you can also save it as a PDF.",drawing:"Print or save as PDF",svg:"Download as SVG",svgHint:"An SVG file stays sharp at any size: a print shop can print it poster size."},keys:{views:"1 to 6",arrows:"Arrow keys",enter:"Enter",escape:"Escape",zoom:"+ and −",undo:"u, Ctrl Z",redo:"r, Ctrl Y",doSearch:"Search people",doViews:"Tree, pedigree, descendants, hourglass, fan, list",doArrows:"In the chart: move to parents, children, spouses or siblings",doEnter:"In the chart: open the person",doEscape:"Close the person, or whatever was opened last",doEdit:"Edit the open person",doAdd:"Add a parent, child or spouse to the open person",doKin:"How are two people related?",doInsights:"Insights",doFit:"Fit to screen",doZoom:"Zoom in and out",doUndo:"Undo",doRedo:"Redo",doKeys:"This list"},canvas:{title:"Family tree",label:{one:"{tree}: {count} person",other:"{tree}: {count} people"},help:"Use the arrow keys to move to parents, children, spouses and siblings. Press Enter to open a person, plus and minus to zoom, 0 for full size, and F to fit the screen.",people:"People in view",nameless:"No name",born:"b. {year}",died:"d. {year}",father:{one:"father of {count}",other:"father of {count}"},mother:{one:"mother of {count}",other:"mother of {count}"},parent:{one:"parent of {count}",other:"parent of {count}"},son:"Son of {people}",daughter:"Daughter of {people}",child:"Child of {people}",with:"Partner of {people}"},legend:{child:"Child",Adoptive:"Adopted",Step:"Step",Foster:"Foster",couple:"Couple",parents:"Parents of a child",Divorced:"Divorced",Separated:"Separated"},generation:{number:"Generation {number}",same:"Same generation",unconnected:"Unconnected",parents:"Parents",grandparents:"Grandparents",greatGrandparents:"Great-grandparents",twiceGreatGrandparents:"2× great-grandparents",manyGreatGrandparents:"{count}× great-grandparents",children:"Children",grandchildren:"Grandchildren",greatGrandchildren:"Great-grandchildren",twiceGreatGrandchildren:"2× great-grandchildren",manyGreatGrandchildren:"{count}× great-grandchildren"},date:{day:"{day} {month} {year}",month:"{month} {year}",bc:"{year} BC",about:"about {date}",calculated:"calculated {date}",estimated:"probably {date}",before:"before {date}",after:"after {date}",from:"from {date}",to:"to {date}",between:"between {from} and {to}",period:"from {from} to {to}",quoted:"{date} (“{phrase}”)",calendar:"{date} ({calendar})",julian:"Julian calendar",french:"French Republican calendar",hebrew:"Hebrew calendar",aboutYear:"c. {year}",beforeYear:"bef. {year}",afterYear:"aft. {year}",bornYear:"born {year}",unknownYear:"?"},reports:{title:"Reports",open:"Reports…",print:"Print or save as PDF",family:"Family",ahnentafel:"Ancestors",descendants:"Descendants",of:{family:"The family of {name}",ahnentafel:"Ancestors of {name}",descendants:"Descendants of {name}"},generation:"Generation {number}",sameAs:"see {number}",marriedTo:"⚭ {people}",couple:"With {name}",wedding:"⚭ {words}",otherChildren:"Other children"},changes:{none:"No changes yet.",hint:"Restoring brings back what a change replaced or deleted. Imports are not listed.",added:"{people} was added",changed:"{people} was changed",deleted:"{people} was deleted",merged:"{people} was merged with a duplicate",linked:"{people} were connected",linkChanged:"The relationship of {people} was changed",unlinked:"{people} were disconnected",restored:"{people}: an earlier state was restored",details:"further details",by:"{name}, {when}",owner:"The owner",guest:"A guest",restore:"Restore",done:"The earlier state was restored."}};var Za="yggdrasil.language",Xa=[["en-GB","English"],["de","Deutsch"]];function Ja(){try{return globalThis.localStorage?.getItem(Za)??null}catch{return null}}function Kt(){return Be().startsWith("de")?"de":"en"}function Qa(e){try{localStorage.setItem(Za,e)}catch{return}location.reload()}var{text:l,rich:we}=Aa({"en-GB":vo,de:Ya},Ja());var el={"Your access to this tree has changed.":"Ihr Zugriff auf diesen Stammbaum hat sich geändert.","Only the owner of the tree may do this.":"Das darf nur der Eigentümer des Stammbaums.","You have read-only access to this tree.":"Sie dürfen diesen Stammbaum nur ansehen.","You already own this tree.":"Dieser Stammbaum gehört Ihnen bereits.","Tree not found.":"Stammbaum nicht gefunden.","Person not found.":"Person nicht gefunden.","User not found.":"Konto nicht gefunden.","Guest not found.":"Gast nicht gefunden.","A tree may have at most {count} guests.":"Ein Stammbaum kann höchstens {count} Gäste haben.","This e-mail address has not been confirmed yet.":"Diese E-Mail-Adresse wurde noch nicht bestätigt.","Invitation not found.":"Einladung nicht gefunden.","Invitation not found. It may have been used, withdrawn or expired.":"Einladung nicht gefunden. Vielleicht wurde sie verwendet oder widerrufen, oder sie ist abgelaufen.","The invitation went to another e-mail address.":"Die Einladung ging an eine andere E-Mail-Adresse.","The tree has too many open invitations.":"Für diesen Stammbaum gibt es zu viele offene Einladungen.","This person already has access to the tree.":"Diese Person hat bereits Zugriff auf den Stammbaum.","This server does not send e-mails. Create a link instead.":"Dieser Server sendet keine E-Mails. Erstellen Sie stattdessen einen Link.","Other people are changing this tree right now.":"Dieser Stammbaum wird gerade von anderen geändert.","The person has changed since it was read.":"Die Person wurde inzwischen geändert.","A tree must have a name.":"Ein Stammbaum braucht einen Namen.","A person must have a first or last name.":"Eine Person braucht einen Vor- oder Nachnamen.","The root person is not in the tree.":"Die erste Person gehört nicht zum Stammbaum.","The day and the text of the date differ.":"Der Tag und der Text des Datums passen nicht zusammen.","A biography may have at most {size} KB.":"Eine Lebensgeschichte darf höchstens {size} KB haben.","A person cannot be related to themselves.":"Niemand kann mit sich selbst verbunden sein.","A child may have at most two biological parents.":"Ein Kind kann höchstens zwei leibliche Elternteile haben.","These two people are already a couple.":"Diese beiden sind bereits ein Paar.","The parent is a descendant of the child.":"Der Elternteil stammt von dem Kind ab.","The two people are in different trees.":"Die beiden gehören zu verschiedenen Stammbäumen.","Relationship not found.":"Beziehung nicht gefunden.","One of the two is the other's parent.":"Eine der beiden Personen ist Elternteil der anderen.","Together they have more than two biological parents. Merge the parents first.":"Sie hätten mehr als zwei leibliche Elternteile. Führen Sie zuerst die Eltern zusammen.","This deletion can no longer be undone.":"Diese Löschung lässt sich nicht mehr rückgängig machen.","Change not found.":"Änderung nicht gefunden.","This change cannot be restored.":"Diese Änderung lässt sich nicht zurücknehmen.","This person or relationship has been deleted since.":"Diese Person oder Beziehung wurde inzwischen gelöscht.","Nothing is left to restore.":"Es gibt nichts mehr wiederherzustellen.","Too many photos are being uploaded at once.":"Gerade werden zu viele Fotos hochgeladen.","This isn't a JPEG, PNG, WebP or GIF image.":"Das ist kein JPEG-, PNG-, WebP- oder GIF-Bild.","A photo may have at most {count} million pixels.":"Ein Foto darf höchstens {count} Millionen Pixel haben.","The image is damaged and cannot be decoded.":"Das Bild ist beschädigt und nicht lesbar.","This person has no photo.":"Diese Person hat kein Foto.","{name} is not a photo: {reason}":"{name} ist kein Foto: {reason}","Wrong code.":"Falscher Code.","Wrong password.":"Falsches Passwort.","Wrong e-mail address or password.":"E-Mail-Adresse oder Passwort ist falsch.","The sign-in has expired. Enter your password again.":"Die Anmeldung ist abgelaufen. Geben Sie Ihr Passwort noch einmal ein.","A password must have {least} to {most} characters.":"Ein Passwort muss {least} bis {most} Zeichen haben.","A password must not contain a null character.":"Ein Passwort darf kein Nullzeichen enthalten.","This password is too common.":"Dieses Passwort wird zu häufig verwendet.","A password must not consist of your name, your e-mail address or the service's name.":"Ein Passwort darf nicht aus Ihrem Namen, Ihrer E-Mail-Adresse oder dem Namen des Dienstes bestehen.","The session has ended.":"Die Sitzung ist beendet.","The session is unknown or has ended.":"Die Sitzung ist beendet.","The request has no session token.":"Sie sind nicht angemeldet.","Session not found.":"Sitzung nicht gefunden.","Another request changed your profile. Read it again.":"Ihr Profil wurde inzwischen geändert. Laden Sie die Seite neu.","Another request changes the account.":"Das Konto wird gerade geändert.","The address is already confirmed.":"Die Adresse ist bereits bestätigt.","This is already your address.":"Das ist bereits Ihre Adresse.","There is already an account with this e-mail address.":"Mit dieser E-Mail-Adresse gibt es bereits ein Konto.","The link is invalid, has expired, or was already used.":"Der Link ist ungültig oder abgelaufen, oder er wurde schon verwendet.","At most {count} attempts are allowed in {minutes} minutes.":"In {minutes} Minuten sind höchstens {count} Versuche erlaubt.","Too many people are signing in.":"Gerade melden sich zu viele Personen an.","The second factor is on. Turn it off first.":"Die Anmeldung in zwei Schritten ist eingeschaltet. Schalten Sie sie zuerst aus.","The second factor is off.":"Die Anmeldung in zwei Schritten ist ausgeschaltet.","There is no second factor to confirm. Set one up first.":"Richten Sie die Anmeldung in zwei Schritten zuerst ein.","A backup may have at most {size} MB. {advice}":"Eine Sicherung darf höchstens {size} MB haben. Lassen Sie die Fotos weg.","A backup may have at most {count} photos.":"Eine Sicherung darf höchstens {count} Fotos haben.","Restore not found.":"Wiederherstellung nicht gefunden.","The body is not valid JSON: {reason}.":"Die Datei ist kein gültiges JSON: {reason}.","Together with the people in {tree}, someone would be their own ancestor. {advice}":"Mit den Personen in {tree} würde jemand von sich selbst abstammen.","Together with the people in {tree}, someone would have {count} biological parents. {advice}":"Mit den Personen in {tree} hätte jemand {count} leibliche Elternteile.","Invalid enum value {value}.":"Ungültiger Wert {value}.","Object missing required field {name}.":"Das Feld {name} fehlt.","Object contains unknown field {name}.":"Unbekanntes Feld {name}.","Expected {one}, got {other}.":"{one} erwartet, nicht {other}.","Two trees have this id.":"Zwei Stammbäume haben dieselbe Kennung.","Two people have this id.":"Zwei Personen haben dieselbe Kennung.","One of the two people is not in the tree.":"Eine der beiden Personen gehört nicht zum Stammbaum.","This relationship is listed twice.":"Diese Beziehung ist doppelt vorhanden.","{name} is their own ancestor.":"{name} stammt von sich selbst ab.","This may have at most {size} KB.":"Dieser Teil darf höchstens {size} KB haben.","This is not GEDCOM text that an import stored.":"Das ist kein GEDCOM-Text, den ein Import gespeichert hat.","The text contains a control character.":"Der Text enthält ein Steuerzeichen.","Import not found.":"Import nicht gefunden.","Line {line}: {reason}.":"Zeile {line}: {reason}.","The file may have at most {size} bytes.":"Die Datei darf höchstens {size} Byte haben.","this is not a GEDCOM file":"Das ist keine GEDCOM-Datei","this is not a GEDCOM file: it does not begin with 0 HEAD":"Das ist keine GEDCOM-Datei: Sie beginnt nicht mit 0 HEAD","the header declares no character set, and the text is not UTF-8":"Der Kopf nennt keinen Zeichensatz, und der Text ist nicht UTF-8","unknown character set {name}":"Unbekannter Zeichensatz {name}","the byte 0x{byte} is not valid {name}":"Das Byte 0x{byte} ist in {name} ungültig","expected a level and a tag, not {text}":"Ebene und Kennzeichen erwartet, nicht {text}","{tag} continues nothing":"{tag} setzt nichts fort","{tag} continues a pointer":"{tag} setzt einen Verweis fort","the file has a second header":"Die Datei hat einen zweiten Kopf","duplicate id @{id}@":"Die Kennung @{id}@ kommt doppelt vor","the file ends without TRLR, so a part of it is missing":"Die Datei endet ohne TRLR, also fehlt ein Teil","the line has more than {count} characters":"Die Zeile hat mehr als {count} Zeichen","there is a line after TRLR":"Nach TRLR folgt noch eine Zeile","the file has more than {count} records":"Die Datei hat mehr als {count} Datensätze","the file is empty":"Die Datei ist leer","the level is above {level}":"Die Ebene ist höher als {level}","level {level} follows level {other}":"Ebene {level} folgt auf Ebene {other}","@{id}@: invalid id":"@{id}@ ist keine gültige Kennung","the id has more than {count} characters":"Die Kennung hat mehr als {count} Zeichen","the family has more than {count} partners":"Die Familie hat mehr als {count} Partner","the file has more than {count} parent-child relationships":"Die Datei hat mehr als {count} Beziehungen zwischen Eltern und Kindern","this is not a tree export: {reason}":"Das ist kein exportierter Stammbaum: {reason}","two people have the same id":"Zwei Personen haben dieselbe Kennung","the archive cannot be read: {reason}":"Das Archiv ist nicht lesbar: {reason}","the archive has no {name}":"Das Archiv enthält keine Datei {name}","the archive has {reason}":"Das Archiv enthält {reason}","more than {count} files":"mehr als {count} Dateien","more than {size} bytes when unpacked":"entpackt mehr als {size} Byte","a file with a suspicious compression ratio: {name}":"eine verdächtig stark komprimierte Datei: {name}","a {name} of more than {size} bytes":"eine Datei {name} mit mehr als {size} Byte","{name} is encrypted":"{name} ist verschlüsselt","{name} uses a compression method that GEDZIP does not allow":"{name} ist mit einem Verfahren komprimiert, das GEDZIP nicht erlaubt","{name} cannot be unpacked: {reason}":"{name} lässt sich nicht entpacken: {reason}","{name} does not have the size that the archive states":"{name} ist nicht so groß, wie das Archiv angibt","@{parent}@ descends from @{child}@ and cannot be their parent; the line is kept for exports":"@{parent}@ stammt von @{child}@ ab und kann kein Elternteil sein; Exporte behalten die Zeile","the line has control characters, which were removed":"Die Steuerzeichen der Zeile wurden entfernt","the line is below a record; its id was removed, as only records have ids":"Die Kennung der Zeile wurde entfernt, denn nur Datensätze haben eine","the line has no level and was added to the text before it":"Die Zeile hat keine Ebene und wurde an den Text davor angefügt","@{id}@ is listed twice as a partner of the family":"@{id}@ ist zweimal als Partner der Familie genannt","{tag} @{id}@ is not in the file":"{tag} @{id}@ fehlt in der Datei","@{id}@ has no FAMS line for the family":"@{id}@ hat keine FAMS-Zeile für die Familie","@{id}@ has no FAMC line for the family that lists it":"@{id}@ hat keine FAMC-Zeile für die Familie, die das Kind nennt","@{id}@ refers to a family that does not list it":"@{id}@ verweist auf eine Familie, die diese Person nicht nennt","@{id}@ refers to a missing family @{family}@":"@{id}@ verweist auf die fehlende Familie @{family}@","@{id}@ cannot be their own parent":"@{id}@ kann nicht Elternteil von sich selbst sein","the family has {count} partners; the first two become a couple":"Die Familie hat {count} Partner; die ersten beiden werden ein Paar","@{id}@ has {count} biological {parents}":"@{id}@ hat {count} leibliche {parents}",fathers:"Väter",mothers:"Mütter"};var tl=/\{(\w+)\}/g,ep=Object.entries(el).sort(([e],[t])=>t.length-e.length).map(([e,t])=>({pattern:new RegExp(`^${tp(e).replace(/\\\{\w+\\\}/g,"(.+)")}$`,"s"),names:[...e.matchAll(tl)].map(([,n=""])=>n),text:t}));function wi(e){if(!Be().startsWith("de"))return e;for(let{pattern:t,names:n,text:o}of ep){let r=t.exec(e);if(!r)continue;let i=r.slice(1).map(wi);return o.replace(tl,(s,a)=>i[n.indexOf(a)]??"")}return e}function tp(e){return e.replace(/[.*+?^${}()|[\]\\]/g,"\\$&")}qa({advice:{403:l("problem.forbidden"),404:l("problem.notFound"),409:l("problem.conflict"),413:l("problem.tooLarge"),429:l("problem.tooMany"),500:l("problem.internal"),503:l("problem.unavailable")},translated:wi});var np=Symbol.for("preact-signals");function _o(){if(Xe>1){Xe--;return}let e,t=!1;for((function(){let n=ko;for(ko=void 0;n!==void 0;){let o=n.S;if(o.v===n.v)for(let r=o.t;r!==void 0;r=r.x)r.i===n.i&&(r.i=o.i);n=n.o}})();Dn!==void 0;){let n=Dn;for(Dn=void 0,So++;n!==void 0;){let o=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&ol(n))try{n.c()}catch(r){t||(e=r,t=!0)}n=o}}if(So=0,Xe--,t)throw e}function vi(e){if(Xe>0)return e();yi=++op,Xe++;try{return e()}finally{_o()}}var ae,Nn,Dn;function Cn(e){let t=ae,n=Nn;ae=void 0,Nn=void 0;try{return e()}finally{ae=t,Nn=n}}var ko,Xe=0,So=0,op=0,yi=0,xo=0;function nl(e){if(ae===void 0)return;let t=e.n;if(t===void 0||t.t!==ae)return t={i:0,S:e,p:ae.s,n:void 0,t:ae,e:void 0,x:void 0,r:t},ae.s!==void 0&&(ae.s.n=t),ae.s=t,e.n=t,32&ae.f&&e.S(t),t;if(t.i===-1)return t.i=0,t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=ae.s,t.n=void 0,ae.s.n=t,ae.s=t),t}function be(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}be.prototype.brand=np;be.prototype.h=function(){return!0};be.prototype.S=function(e){let t=this.t;t!==e&&e.e===void 0&&(e.x=t,this.t=e,t!==void 0?t.e=e:Cn(()=>{var n;(n=this.W)==null||n.call(this)}))};be.prototype.U=function(e){if(this.t!==void 0){let t=e.e,n=e.x;t!==void 0&&(t.x=n,e.e=void 0),n!==void 0&&(n.e=t,e.x=void 0),e===this.t&&(this.t=n,n===void 0&&Cn(()=>{var o;(o=this.Z)==null||o.call(this)}))}};be.prototype.subscribe=function(e){return Te(()=>{let t=this.value;Cn(()=>e(t))},{name:"sub"})};be.prototype.valueOf=function(){return this.value};be.prototype.toString=function(){return this.value+""};be.prototype.toJSON=function(){return this.value};be.prototype.peek=function(){return Cn(()=>this.value)};Object.defineProperty(be.prototype,"value",{get(){let e=nl(this);return e!==void 0&&(e.i=this.i),this.v},set(e){if(e!==this.v){if(So>100)throw new Error("Cycle detected");(function(t){Xe!==0&&So===0&&t.l!==yi&&(t.l=yi,ko={S:t,v:t.v,i:t.i,o:ko})})(this),this.v=e,this.i++,xo++,Xe++;try{for(let t=this.t;t!==void 0;t=t.x)t.t.N()}finally{_o()}}}});function ee(e,t){return new be(e,t)}function ol(e){for(let t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||!t.S.h()||t.S.i!==t.i)return!0;return!1}function rl(e){for(let t=e.s;t!==void 0;t=t.n){let n=t.S.n;if(n!==void 0&&(t.r=n),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}function il(e){let t,n=e.s;for(;n!==void 0;){let o=n.p;n.i===-1?(n.S.U(n),o!==void 0&&(o.n=n.n),n.n!==void 0&&(n.n.p=o)):t=n,n.S.n=n.r,n.r!==void 0&&(n.r=void 0),n=o}e.s=t}function Nt(e,t){be.call(this,void 0,t),this.x=e,this.s=void 0,this.g=xo-1,this.f=4}Nt.prototype=new be;Nt.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===xo))return!0;if(this.g=xo,this.f|=1,this.i>0&&!ol(this))return this.f&=-2,!0;let e=ae;try{rl(this),ae=this;let t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(t){this.v=t,this.f|=16,this.i++}return ae=e,il(this),this.f&=-2,!0};Nt.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(let t=this.s;t!==void 0;t=t.n)t.S.S(t)}be.prototype.S.call(this,e)};Nt.prototype.U=function(e){if(this.t!==void 0&&(be.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(let t=this.s;t!==void 0;t=t.n)t.S.U(t)}};Nt.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(let e=this.t;e!==void 0;e=e.x)e.t.N()}};Object.defineProperty(Nt.prototype,"value",{get(){if(1&this.f)throw new Error("Cycle detected");let e=nl(this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function $e(e,t){return new Nt(e,t)}function sl(e){let t=e.j;if(e.j=void 0,typeof t=="function"){Xe++;let n=ae;ae=void 0;try{t()}catch(o){throw e.f&=-2,e.f|=8,ki(e),o}finally{ae=n,_o()}}}function ki(e){for(let t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=void 0,e.s=void 0,sl(e)}function rp(e){if(ae!==this)throw new Error("Out-of-order effect");il(this),ae=e,this.f&=-2;try{8&this.f&&ki(this)}finally{_o()}}function Vt(e,t){this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,Nn&&Nn.push(this)}Vt.prototype.c=function(){let e=this.S();try{if(8&this.f||this.x===void 0)return;let t=this.x();typeof t=="function"&&(this.j=t)}finally{e()}};Vt.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,sl(this),rl(this),Xe++;let e=ae;return ae=this,rp.bind(this,e)};Vt.prototype.N=function(){2&this.f||(this.f|=2,this.u=Dn,Dn=this)};Vt.prototype.d=function(){this.f|=8,1&this.f||ki(this)};Vt.prototype.dispose=function(){this.d()};function Te(e,t){let n=new Vt(e,t);try{n.c()}catch(r){throw n.d(),r}let o=n.d.bind(n);return o[Symbol.dispose]=o,o}var ip=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__,al,Eo,Mo;var ll=[];Te(function(){al=this.N})();function qt(e,t){Q[e]=t.bind(null,Q[e]||(()=>{}))}function Ln(e){if(Mo){let t=Mo;Mo=void 0,t()}Mo=e&&e.S()}function cl({data:e}){let t=ap(e);t.name="ReactiveDom",t.value=e;let[n,o]=ft(()=>{let r=this,i=this.__v;for(;i=i.__;)if(i.__c){i.__c.__$f|=4;break}let s=$e(()=>{let d=t.value.value;return d===0?0:d===!0?"":d||""}),a=$e(()=>!Array.isArray(s.value)&&!ni(s.value)),c=Te(function(){if(this.N=ul,a.value){let d=s.value;r.__v&&r.__v.__e&&r.__v.__e.nodeType===3&&(r.__v.__e.data=d)}}),u=this.__$u.d;return this.__$u.d=function(){c(),u.call(this)},[a,s]},[]);return n.value?o.peek():o.value}cl.displayName="ReactiveTextNode";Object.defineProperties(be.prototype,{constructor:{configurable:!0,value:bo(Tt,null).constructor},type:{configurable:!0,value:cl},props:{configurable:!0,get(){let e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}});qt("__b",(e,t)=>{if(Ln(),Eo=void 0,typeof t.type=="string"){let n,o=t.props;for(let r in o){if(r==="children")continue;let i=o[r];i instanceof be&&(n||(t.__np=n={}),n[r]=i,o[r]=i.peek())}}e(t)});qt("__r",(e,t)=>{if(e(t),t.type!==Tt){Ln();let n,o=t.__c;o&&(o.__$f&=-2,n=o.__$u,n===void 0&&(o.__$u=n=(function(r,i){let s;return Te(function(){s=this},{name:i}),s.c=r,s})((function(r){return function(){var i;ip&&((i=this.y)==null||i.call(this)),r.__$f|=1,r.setState({})}})(o),typeof t.type=="function"?t.type.displayName||t.type.name:""))),Eo=o,Ln(n)}});qt("__e",(e,t,n,o)=>{Ln(),Eo=void 0,e(t,n,o)});qt("diffed",(e,t)=>{Ln(),Eo=void 0;let n;if(typeof t.type=="string"&&(n=t.__e)){let o=t.__np,r=t.props,i=n.U;if(i)for(let s in i){let a=i[s];a===void 0||o&&s in o||(a.d(),i[s]=void 0)}if(o){i||(i={},n.U=i);for(let s in o){let a=i[s],c=o[s];a===void 0?(a=sp(n,s,c,r),i[s]=a):a.o(c,r)}}}e(t)});function sp(e,t,n,o){let r=t in e&&e.ownerSVGElement===void 0,i=ee(n);return{o:(s,a)=>{i.value=s,o=a},d:Te(function(){this.N=ul;let s=i.value.value;o[t]!==s&&(o[t]=s,r?e[t]=s:s!=null&&(s!==!1||t[4]==="-")?e.setAttribute(t,s):e.removeAttribute(t))})}}qt("unmount",(e,t)=>{if(typeof t.type=="string"){let n=t.__e;if(n){let r=n.U;if(r){n.U=void 0;for(let i in r){let s=r[i];s&&s.d()}}}let o=t.__np;if(o){let r=t.props;for(let i in o)r[i]=o[i]}t.__np=void 0}else{let n=t.__c;if(n){n.__$f|=8;let o=n.__$u;o&&(n.__$u=void 0,o.d())}}e(t)});qt("__h",(e,t,n,o)=>{o<3&&(t.__$f|=2),e(t,n,o)});jt.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;let n=this.__$u,o=n&&n.s!==void 0;for(let r in t)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){let r=2&this.__$f;if(!(o||r||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(let r in e)if(r!=="__source"&&e[r]!==this.props[r])return!0;for(let r in this.props)if(!(r in e))return!0;return!1};function ap(e,t){return ft(()=>ee(e,t),[])}var lp=e=>{queueMicrotask(()=>{queueMicrotask(e)})};function cp(){vi(()=>{let e;for(;e=ll.shift();)al.call(e)})}function ul(){ll.push(this)===1&&(Q.requestAnimationFrame||lp)(cp)}var up="X-Impersonation",dp=401,dl=ee(null);function ml(e){let t=e.headers.get(up),n=e.status===dp;if(t===null&&!n)return;let o=n?null:Date.parse(t?.replace("until=","")??"")||0;o!==dl.peek()&&(dl.value=o)}var mp=4e4,fp=[1,2,4,8],pp=30,hp=304,gp=401,fl=429,pl=503,Yt=ee(""),xi=new Set,Si=0;function hl(e){let t=0,n=async c=>{let u=async()=>{if(c!==t)return!0;let f=await e.refresh?.()??!1;return f&&(t+=1),f},d=`tablewright.refresh ${new URL(".",document.baseURI).pathname}`;return navigator.locks?navigator.locks.request(d,u):u()},o=async(c,u,d)=>{let f=d.key??e.key?.()??"",h=d.timeoutMs?AbortSignal.timeout(d.timeoutMs):null,p=[d.signal,h].filter(b=>b instanceof AbortSignal),g;try{let b={method:c,signal:AbortSignal.any(p),...$p(d,f)};g=await fetch(bp(u,d.query),{...b,credentials:e.key&&!d.takesCookies?"omit":"same-origin"})}catch(b){if(d.signal?.aborted)throw b;let y=h?.aborted;throw new X(Z(y?"request.slow":"request.offline"),{code:y?"slow":"offline"})}if(ml(g),g.ok||g.status===hp)return g;throw await wp(g,e)},r=async(c,u,d)=>{let f=t,h=e.key?.()??"";try{return await o(c,u,d)}catch(p){if(!(p instanceof X&&p.status===gp)||d.isGuest||d.key!==void 0)throw p;if(e.refresh&&await n(f))return o(c,u,d);throw e.onUnauthenticated?.(h),p}},i=async(c,u,d={})=>{let f=!1;try{for(let h of[...e.isPatient?fp:[],null])try{let p=await r(c,u,d);return gl(),p}catch(p){let g=p instanceof X?yp(p,c,h):null;if(g===null)throw p;f||(Si+=1),f=!0,await kp(g,vp(p))}throw new X(Z("request.offline"),{code:"offline"})}finally{f&&(Si-=1),Si||(Yt.value="")}},s=async(c,u,d={})=>{let f=e.timeoutMs??mp,h=await i(c,u,{timeoutMs:f,...d}),p=await h.text(),g=h.headers.get("Content-Type")?.includes("json"),b=d.read??e.read??JSON.parse;return{value:p===""?null:g?b(p):p,etag:h.headers.get("ETag")??"",serverMs:Date.parse(h.headers.get("Date")??"")||null}};return{send:i,receive:s,ask:async(c,u,d)=>(await s(c,u,d)).value}}function bp(e,t={}){let n=new URL(e,document.baseURI);for(let[o,r]of Object.entries(t))r!=null&&r!==""&&n.searchParams.set(o,String(r));return n}function $p({json:e,body:t,headers:n={},ifMatch:o},r){let i={...n};r&&(i.Authorization=`Bearer ${r}`),o&&(i["If-Match"]=o);let s=e===void 0?t:JSON.stringify(e);return s instanceof Blob?i["Content-Type"]=s.type||"application/octet-stream":s!==void 0&&(i["Content-Type"]="application/json"),{body:s,headers:i}}async function wp(e,{read:t=JSON.parse,message:n=o=>o}){let o={status:e.status,requestId:e.headers.get("X-Request-Id")??"",retryAfterSeconds:Number(e.headers.get("Retry-After")??0)||0};try{let{error:r}=t(await e.text());return new X(n(String(r.message)),{...o,code:String(r.code),details:r.details??{},requestId:String(r.requestId||o.requestId)})}catch{return new X(Z("request.status",{status:`${e.status}`}),o)}}function yp(e,t,n){if(n===null)return null;if(e.status===pl||e.status===fl){let o=e.retryAfterSeconds||n;return o<=pp?o:null}return e.code==="offline"&&t==="GET"?n:null}function vp(e){return e.status===fl?Z("request.tooMany"):Z(e.status===pl?"request.busy":"request.lost")}async function kp(e,t){Yt.value=t,await new Promise(n=>{xi.add(n),setTimeout(n,e*1e3)})}function gl(){Yt.value="";for(let e of xi)e();xi.clear()}globalThis.addEventListener?.("online",gl);var N=ee(void 0),De=ee("");function bl(){N.peek()&&(De.value=l("account.sessionEnded"),N.value=null)}var $l=6e4,wl=hl({isPatient:!0,timeoutMs:$l,onUnauthenticated:bl}),{ask:A,receive:_i}=wl;async function Zt(e,t){return(await wl.send("GET",e,{timeoutMs:$l,...t})).blob()}async function Po(){try{return(await A("GET","api/auth/session",{isGuest:!0})).user}catch(e){if(e instanceof X&&e.status===401)return null;throw e}}async function yl(e){return(await A("POST","api/auth/register",{json:e,isGuest:!0})).user}async function vl(e){return A("POST","api/auth/login",{json:e,isGuest:!0})}async function kl(e){return(await A("POST","api/auth/second-factor",{json:e,isGuest:!0})).user}async function Ao(){await A("POST","api/auth/logout",{isGuest:!0})}async function Sl(e){await A("POST","api/auth/reset",{json:{email:e},isGuest:!0})}async function xl(e){await A("POST","api/auth/reset/confirm",{json:e,isGuest:!0})}async function _l(){await A("POST","api/users/me/confirmation")}async function Ml(e){return A("POST","api/users/me/confirm",{json:{token:e}})}async function El(e){return A("POST","api/auth/email/confirm",{json:{token:e},isGuest:!0})}async function Pl(e){return A("POST","api/auth/email/undo",{json:{token:e},isGuest:!0})}async function Al(e){return A("PATCH","api/users/me",{json:e})}async function To(e){await A("POST","api/auth/password/verify",{json:{password:e}})}async function Tl(e){return A("POST","api/auth/email/change",{json:{email:e}})}async function Il(e){await A("PUT","api/users/me/password",{json:e,isGuest:!0})}async function Ol(){let e=[],t="";do{let n=await A("GET","api/auth/sessions",{query:{limit:100,cursor:t}});e.push(...n.items),t=n.nextCursor??""}while(t);return e}async function Nl(e){await A("DELETE",`api/auth/sessions/${encodeURIComponent(e)}`)}async function Dl(){await A("DELETE","api/auth/sessions")}async function Cl(){return(await A("POST","api/auth/totp")).uri}async function Ll(e){return(await A("POST","api/auth/totp/confirm",{json:{code:e}})).codes}async function Rl(){await A("DELETE","api/auth/totp")}async function Fl(){return(await A("POST","api/auth/backup-codes")).codes}async function Bl(e){await A("POST","api/users/me/delete",{json:{password:e},isGuest:!0})}async function zl(e){return Zt("api/backup",{query:{photos:e}})}async function Gl(e){return A("POST","api/restore",{body:new Blob([e],{type:"application/json"})})}async function Ul(e){return A("GET",`api/restores/${encodeURIComponent(e)}`)}function Hl({read:e,write:t,keep:n=()=>null}){let o=()=>e(location,history.state??{}),r=ee(o()),i=()=>{let s=o();JSON.stringify(s)!==JSON.stringify(r.peek())&&(r.value=s)};return addEventListener("popstate",i),addEventListener("hashchange",i),{place:r,go(s,{replace:a=!1}={}){let c={...r.peek(),...s};history[a?"replaceState":"pushState"](n(c),"",t(c)),r.value=c}}}var Rn=["tree","pedigree","descendants","hourglass","fan","list"],Wl=e=>e!=="tree"&&e!=="list",Mi=2,Ei=10,Kl=4,jl={"":"trees",trees:"tree",public:"public",signin:"signin",signup:"signup",forgot:"forgot",reset:"reset",confirm:"confirm",address:"address",undo:"undo",invitation:"invitation"},xp={trees:"",tree:"trees",public:"public",signin:"signin",signup:"signup",forgot:"forgot",reset:"reset",confirm:"confirm",address:"address",undo:"undo",invitation:"invitation"},Vl=Hl({read:({hash:e})=>Yl(e.replace(/^#\/?/,"")),write:q}),{place:H}=Vl;function fe(e,t="",{replace:n=!1}={}){ql({...Yl(""),screen:e,id:t},n)}function W(e,{replace:t=!1}={}){ql({...H.peek(),...e},t)}function Io(e){let{view:t,person:n,root:o}=H.peek(),r=Wl(t)?o||n:n||o;W({view:e,...Wl(e)?{root:r}:{}})}function q({screen:e="trees",id:t="",view:n,root:o,generations:r,person:i,insight:s}){let a=[xp[e],t].filter(Boolean).map(encodeURIComponent).join("/"),c=new URLSearchParams;n&&n!=="tree"&&c.set("view",n),o&&c.set("root",o),r&&r!==Kl&&c.set("generations",String(r)),i&&c.set("person",i),s&&c.set("insight",s);let u=c.toString();return`#/${a}${u?`?${u}`:""}`}function ql(e,t){q(e)!==(location.hash||"#/")&&Vl.go(e,{replace:t})}function Yl(e){let[t="",n=""]=e.split("?",2),[o="",r=""]=t.split("/").map(_p),i=new URLSearchParams(n),s=i.get("view")??"tree",a=Number(i.get("generations"))||Kl;return{screen:Object.hasOwn(jl,o)?jl[o]:"trees",id:r,view:Rn.includes(s)?s:"tree",root:i.get("root")??"",generations:Math.min(Ei,Math.max(Mi,Math.round(a))),person:i.get("person")??"",insight:i.get("insight")??""}}function _p(e){try{return decodeURIComponent(e)}catch{return""}}var Mp=1e4,Zl=3,ze=ee([]),Xl=0;function te(e,t){let n={id:++Xl,text:e,action:t};ze.value=[...ze.value,n].slice(-Zl),setTimeout(()=>Oo(n.id),Mp)}function ue(e){let t={id:++Xl,text:"",error:e};ze.value=[...ze.value,t].slice(-Zl)}function Oo(e){ze.value=ze.value.filter(t=>t.id!==e)}function Pi(){ze.value=ze.value.filter(e=>!e.action)}function Ai(){ze.value=[]}function Jl({token:e}){let[t,n]=v(null),o=async()=>{try{N.value=await Ml(e),te(l("door.confirmed")),fe("trees","",{replace:!0})}catch(r){n(r)}};return U(()=>{document.title=l("page.title",{screen:l("door.confirmTitle")}),o()},[]),m`<main class="lone" aria-busy=${!t}>
    <h1>${l(t?"door.brokenLink":"door.confirming")}</h1>
    <${x} error=${t} />
    ${t?m`<p><a href=${q({})}>${l("door.toTrees")}</a></p>`:null}
  </main>`}var Ql=["system","light","dark"],No=document.documentElement,Ti=`${No.dataset.preferences}.theme`,Ii=`${No.dataset.preferences}.letters`,Xt=ee(localStorage.getItem(Ti)??"system"),Jt=ee(localStorage.getItem(Ii)!=="off");Te(()=>{Xt.value==="system"?(localStorage.removeItem(Ti),delete No.dataset.theme):(localStorage.setItem(Ti,Xt.value),No.dataset.theme=Xt.value)});Te(()=>{Jt.value?localStorage.removeItem(Ii):localStorage.setItem(Ii,"off")});function Ie({legend:e,name:t,value:n,options:o,onValue:r,isLegendShown:i=!1}){return m`<fieldset class="segments-field">
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
  </fieldset>`}function Do(){return m`<${Ie}
    legend=${Z("theme.title")}
    name="theme"
    value=${Xt.value}
    options=${Ql.map(e=>[e,Z(`theme.${e}`)])}
    onValue=${e=>{Xt.value=e}}
  />`}function Co(){return m`<select
    class="language-choice"
    aria-label=${l("language.label")}
    onChange=${e=>Qa(e.target.value)}
  >
    ${Xa.map(([e,t])=>m`<option key=${e} value=${e} lang=${e}
        selected=${e===Be()}>${t}</option>`)}
  </select>`}function O({label:e,value:t,onValue:n,hint:o,fault:r,type:i="text",options:s,...a}){let{autofocus:c=!1,...u}=a,d=Ve(),f=z(null);se(()=>{c&&f.current?.focus()},[]);let h=r||o,p=h?`${d}-note`:void 0,g=b=>n(b.target.value);return m`<div class="field">
    <label for=${d}>${e}</label>
    ${s?m`<select
          id=${d}
          ref=${f}
          onChange=${g}
          aria-describedby=${p}
          ...${u}
        >
          ${s.map(([b,y])=>m`<option value=${b} selected=${b===t}>${y}</option>`)}
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
  </div>`}function L(e){let[t,n]=v(!1),[o,r]=v(null);return{isBusy:t,problem:o,submit:async s=>{if(s.preventDefault(),!t){n(!0),r(null);try{await e()}catch(a){r(a)}n(!1)}}}}function ec(){let[e,t]=v(""),[n,o]=v(!1),{isBusy:r,problem:i,submit:s}=L(async()=>{await Sl(e.trim()),o(!0)}),a=m`<p class="door-ways">
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
    <${x} error=${i} />
    <button type="submit" class="button strong wide" disabled=${r}>
      ${l("door.sendLink")}
    </button>
    ${a}
  </form>`}var Lo=e=>`api/trees/${encodeURIComponent(e)}/invitations`;async function tc(e){return(await A("GET",Lo(e))).items}async function Oi(e,t){return A("POST",Lo(e),{json:t})}async function nc(e,t){await A("POST",`${Lo(e)}/${encodeURIComponent(t)}/resend`)}async function oc(e,t){await A("DELETE",`${Lo(e)}/${encodeURIComponent(t)}`)}async function rc(e){return A("POST","api/invitations/open",{json:{token:e},isGuest:!0})}async function ic(e){return A("POST","api/invitations/accept",{json:{token:e}})}function ie(e,t){let[n,o]=v(null),[r,i]=v(null),s=z(0),a=z(Promise.resolve()),c=async()=>{let d=++s.current;try{let f=await e();if(d!==s.current)return;o(()=>f),i(null)}catch(f){d===s.current&&i(f)}},u=()=>(a.current=c(),a.current);return U(()=>(o(null),u(),()=>{s.current+=1}),t),{answer:n,problem:r,again:u,settled:()=>a.current}}function sc(){let e=r=>{De.value="",H.peek().screen==="signin"&&fe("trees","",{replace:!0}),N.value=r},t=H.value.screen==="confirm",n=De.value||(t?l("door.signInToConfirm"):""),o=m`<h1>${l("door.welcome")}</h1>
    ${n?m`<p class="door-message" role="status">${n}</p>`:m`<p>${l("door.signInIntro")}</p>`}`;return m`<${Ni} onEnter=${e} intro=${o}>
    <a href=${q({screen:"forgot"})}>${l("door.toForgot")}</a>
    <a href=${q({screen:"signup"})}>${l("door.toSignUp")}</a>
  <//>`}function Ni({onEnter:e,intro:t,invited:n,children:o}){let[r,i]=v("");return r?m`<${Pp} token=${r} onEnter=${e} onBack=${()=>i("")} />`:m`<${Ep} onEnter=${e} onCode=${i} intro=${t}
        invited=${n}>${o}<//>`}function Ep({onEnter:e,onCode:t,intro:n,invited:o="",children:r}){let[i,s]=v(o),[a,c]=v(""),{isBusy:u,problem:d,submit:f}=L(async()=>{let p=await vl({email:i.trim(),password:a});p.user?await e(p.user):t(p.secondFactor??"")}),h=d instanceof X&&d.status===401;return m`<form class="door-sheet" onSubmit=${f}>
    ${n}
    <${O} label=${l("account.email")} type="email" value=${i} onValue=${s}
      autocomplete="username" required autofocus />
    <${O} label=${l("account.password")} type="password" value=${a}
      onValue=${c} autocomplete="current-password" required />
    <${x} error=${h?l("door.wrong"):d} />
    <button type="submit" class="button strong wide" disabled=${u}>
      ${l(u?"page.wait":"button.signIn")}
    </button>
    <p class="door-ways">${r}</p>
  </form>`}function Pp({token:e,onEnter:t,onBack:n}){let[o,r]=v(""),{isBusy:i,problem:s,submit:a}=L(async()=>{await t(await kl({token:e,code:o.trim()}))});return m`<form class="door-sheet" onSubmit=${a}>
    <h1>${l("door.codeTitle")}</h1>
    <p>${l("door.codeIntro")}</p>
    <${O} label=${l("factor.code")} value=${o} onValue=${r} required autofocus
      autocomplete="one-time-code" maxlength="20" hint=${l("door.codeHint")} />
    <${x} error=${s} />
    <button type="submit" class="button strong wide" disabled=${i}>
      ${l(i?"page.wait":"button.signIn")}
    </button>
    <p class="door-ways">
      <button type="button" class="button quiet" onClick=${n}>
        ${l("door.backToSignIn")}
      </button>
    </p>
  </form>`}function ac(){return m`<${Di} onEnter=${t=>{fe("trees","",{replace:!0}),N.value=t}}>
    <a href=${q({screen:"signin"})}>${l("door.toSignIn")}</a>
  <//>`}function Di({onEnter:e,invitation:t,invited:n="",children:o}){let[r,i]=v(""),[s,a]=v(n),[c,u]=v(""),{isBusy:d,problem:f,submit:h}=L(async()=>{let g={displayName:r.trim(),email:s.trim(),password:c};await e(await yl(t?{...g,invitation:t}:g))});return m`<form class="door-sheet" onSubmit=${h}>
    ${t?null:m`<h1>${l("door.grow")}</h1>
          <p>${l("door.signUpIntro")}</p>`}
    <${O} label=${l("account.name")} value=${r} onValue=${i}
      autocomplete="name" maxlength="100" required autofocus hint=${l("account.nameHint")} />
    <${O} label=${l("account.email")} type="email" value=${s} onValue=${a}
      autocomplete="username" required readonly=${!!n} />
    <${O} label=${l("account.password")} type="password" value=${c}
      onValue=${u} autocomplete="new-password" minlength="8" maxlength="100" required
      hint=${l("account.passwordHint")} />
    <${x} error=${f} />
    <button type="submit" class="button strong wide" disabled=${d}>
      ${l(d?"page.wait":"button.signUp")}
    </button>
    <p class="door-ways">${o}</p>
  </form>`}function lc(){let e=H.value.id,{answer:t,problem:n}=ie(()=>rc(e),[e]),[o,r]=v(null),i=async()=>{r(null);try{let c=await ic(e);te(l("invitation.accepted",{tree:c.treeName})),fe("tree",c.treeId,{replace:!0})}catch(c){r(c)}},s=async c=>{N.value=c,await i()};if(n)return m`<${Ap} problem=${n} />`;if(!t)return m`<div class="door-sheet" aria-busy="true"></div>`;let a=N.value!==null;return m`<div class="door-invitation">
    <${Tp} invited=${t} />
    <${x} error=${o} />
    ${a?m`<${Ip} invited=${t} onAccept=${i} />`:m`<${Op} token=${e} invited=${t} onEnter=${s} />`}
  </div>`}function Ap({problem:e}){return m`<div class="door-sheet">
    <h1>${l("invitation.broken")}</h1>
    <${x} error=${e} />
    <p>${l("invitation.askAgain")}</p>
    <p class="door-ways"><a href=${q({})}>${l("door.toTrees")}</a></p>
  </div>`}function Tp({invited:e}){let t=r=>m`<strong>${r}</strong>`,n=Ne(new Date(e.expiresAt),{dateStyle:"long"}),o={tree:e.treeName,name:e.invitedBy,strong:t};return m`<section class="stack">
    <h1>${l("invitation.title")}</h1>
    <p>${we(e.invitedBy?"invitation.by":"invitation.to",o)}</p>
    <p>
      <span class="tag">${l(`tree.access.${e.role}`)}</span>${" "}
      <span class="hint">${l("share.until",{date:n})}</span>
    </p>
  </section>`}function Ip({invited:e,onAccept:t}){let n=N.value?.email??"",o=e.email&&e.email!==n.toLowerCase(),r=L(t),i=L(async()=>{await Ao(),N.value=null});return m`<form class="door-sheet" onSubmit=${r.submit}>
    <p role="status">
      ${o?l("invitation.wrongAccount",{email:e.email??"",own:n}):l("invitation.signedIn",{email:n})}
    </p>
    ${o?null:m`<button type="submit" class="button strong wide" disabled=${r.isBusy}>
          ${l(r.isBusy?"page.wait":"invitation.accept")}
        </button>`}
    <${x} error=${i.problem} />
    <p class="door-ways">
      <button type="button" class="button" disabled=${i.isBusy} onClick=${i.submit}>
        ${l("invitation.useOther")}
      </button>
    </p>
  </form>`}function Op({token:e,invited:t,onEnter:n}){let[o,r]=v(!0),i=m`<button type="button" class="button quiet" onClick=${()=>r(!o)}>
    ${l(o?"door.toSignIn":"door.toSignUp")}
  </button>`;return o?m`<${Di} onEnter=${n} invitation=${e} invited=${t.email}>
        ${i}
      <//>`:m`<${Ni} onEnter=${n} invited=${t.email}>
        ${i}
        <a href=${q({screen:"forgot"})}>${l("door.toForgot")}</a>
      <//>`}function cc(){let[e,t]=v(""),{isBusy:n,problem:o,submit:r}=L(async()=>{await xl({token:H.peek().id,password:e}),De.value=l("door.passwordSet"),N.value=null,fe("signin","",{replace:!0})});return m`<form class="door-sheet" onSubmit=${r}>
    <h1>${l("account.newPassword")}</h1>
    <p>${l("door.resetIntro")}</p>
    <${O} label=${l("account.newPassword")} type="password" value=${e}
      onValue=${t} autocomplete="new-password" minlength="8" maxlength="100"
      required autofocus hint=${l("account.passwordHint")} />
    <${x} error=${o} />
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
  </form>`}var Np={signup:ac,forgot:ec,reset:cc,invitation:lc},Dp={signup:"button.signUp",forgot:"door.forgotTitle",reset:"account.newPassword",invitation:"invitation.title"};function Ro(){let{screen:e,id:t}=H.value,n=e,o=Np[n]??sc;return U(()=>{document.title=l("page.title",{screen:l(Dp[n]??"button.signIn")})},[e]),m`<div class="door">
    <aside class="door-art" aria-hidden="true"><${Cp} /></aside>
    <main class="door-main">
      <header class="door-head">
        <img src="mark.svg" alt="" width="44" height="44" />
        <p class="door-name">${l("page.name")}</p>
      </header>
      <${o} key=${e+t} />
      <footer class="door-foot"><${Co} /><${Do} /></footer>
    </main>
  </div>`}function Cp(){return m`<svg viewBox="0 0 600 800" preserveAspectRatio="xMidYMax slice" focusable="false">
    <g class="door-branches">${Ci(300,780,-Math.PI/2,190,0)}</g>
  </svg>`}var Lp=6;function Ci(e,t,n,o,r){let i=e+Math.cos(n)*o,s=t+Math.sin(n)*o,a=e+Math.cos(n-.18)*o*.55,c=t+Math.sin(n-.18)*o*.55,u=m`<path
    d="M${e.toFixed(1)} ${t.toFixed(1)}Q${a.toFixed(1)} ${c.toFixed(1)} ${i.toFixed(1)} ${s.toFixed(1)}"
    stroke-width=${(7-r).toFixed(1)}
  />`,d=m`<circle
    cx=${i.toFixed(1)}
    cy=${s.toFixed(1)}
    r=${11-r*1.3}
    class=${`leaf-${(r+Math.round(i))%3}`}
  />`;if(r===Lp-1)return[u,d];let f=.46+r*.03;return[u,...Ci(i,s,n-f,o*.74,r+1),...Ci(i,s,n+f*.9,o*.7,r+1),r>0?d:null]}function uc({token:e,isUndo:t}){let[n,o]=v(null),r=async()=>{try{let{email:i}=await(t?Pl(e):El(e)),s=l(t?"door.emailBack":"door.emailChanged",{email:i});N.value=await Po(),N.value?te(s):De.value=s,fe(N.value?"trees":"signin","",{replace:!0})}catch(i){o(i)}};return U(()=>{document.title=l("page.title",{screen:l("account.email")}),r()},[]),m`<main class="lone" aria-busy=${!n}>
    <h1>${l(n?"door.brokenLink":"door.changingEmail")}</h1>
    <${x} error=${n} />
    ${n?m`<p><a href=${q({})}>${l("door.toTrees")}</a></p>`:null}
  </main>`}var Rp=/[\u202a-\u202e\u2066-\u2069]/g;function ht(e){return Li(e)}function Li(e){return typeof e=="string"?e.replace(Rp,""):Array.isArray(e)?e.map(Li):e===null||typeof e!="object"?e:Object.fromEntries(Object.entries(e).map(([t,n])=>[t,Li(n)]))}async function dc(){let e=[],t;do{let n=await A("GET","api/trees",{query:{cursor:t}});e.push(...n.items),t=n.cursor}while(t);return e}async function Ri(e){return A("POST","api/trees",{json:e})}async function mc(e){return A("GET",pe(e),{isGuest:!0})}async function Dt(e,t){return A("PATCH",pe(e),{json:t})}async function Fo(e){await A("DELETE",pe(e))}async function Bo(e,{hidesLiving:t=!1,signal:n}={}){let o={living:t?"hide":""};return ht(await A("GET",`${pe(e)}/graph`,{query:o,signal:n,isGuest:!0}))}async function fc(e){return(await A("GET",`${pe(e)}/shares`)).items}async function pc(e,t){await A("POST",`${pe(e)}/shares`,{json:t})}async function hc(e,t,n){await A("PUT",`${pe(e)}/shares/${encodeURIComponent(t)}`,{json:{role:n}})}async function zo(e,t){await A("DELETE",`${pe(e)}/shares/${encodeURIComponent(t)}`)}async function gc(e,t){let n={dryRun:!0};return(await A("POST",`${pe(e)}/import`,{query:n,body:yc(t)})).report}async function bc(e,t){return A("POST",`${pe(e)}/import`,{body:yc(t)})}async function $c(e,t){return A("GET",`${pe(e)}/imports/${encodeURIComponent(t)}`)}async function wc(e,t){let n={format:t.format,living:t.living};return Zt(`${pe(e)}/export`,{query:n,isGuest:!0})}function pe(e){return`api/trees/${encodeURIComponent(e)}`}function yc(e){return new Blob([e],{type:"application/octet-stream"})}function gt({label:e,value:t,onValue:n,hint:o}){return m`<label class="toggle">
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
        aria-label=${Z("dialog.close")}
        onClick=${n??t}
      >
        <${M} name="close" />
      </button>
    </header>
    <div class="dialog-body">${o}</div>
  </dialog>`}function Fn(e){let{title:t,deed:n,keep:o,word:r,isDanger:i=!0,onConfirm:s,onClose:a,children:c}=e,[u,d]=v(""),[f,h]=v(!1),[p,g]=v(null),b=Ve(),y=!r||u.trim()===r;return m`<${J} title=${t} onClose=${a}>
    <form onSubmit=${async $=>{if($.preventDefault(),!(!y||f)){h(!0),g(null);try{await s(),a()}catch(k){g(k),h(!1)}}}}>
      ${c}
      ${r&&m`<div class="field">
        <label for=${b}>${$o("confirm.type",{name:m`<code>${r}</code>`})}</label>
        <input
          id=${b}
          data-first
          value=${u}
          autocomplete="off"
          autocapitalize="off"
          spellcheck=${!1}
          onInput=${$=>d($.target.value)}
        />
      </div>`}
      <${x} error=${p} />
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
          ${o||Z("confirm.cancel")}
        </button>
      </div>
    </form>
  <//>`}function Qt(e,t){let n=URL.createObjectURL(e),o=document.createElement("a");o.href=n,o.download=t.replace(/[\\/:*?"<>|\u0000-\u001f]+/g," ").trim(),o.click(),setTimeout(()=>URL.revokeObjectURL(n),6e4)}function Ce({told:e,children:t}){return m`<div class="actions">
    ${t}
    <span class="hint" role="status">${e}</span>
  </div>`}function en(){return m`<input type="text" hidden readonly autocomplete="username"
    value=${N.value?.email??""} aria-label=${l("account.email")} />`}var Fp=500;function vc({onRestored:e}){let t=z(null),[n,o]=v(!0),[r,i]=v(""),[s,a]=v(null),c=L(async()=>{let f=new Date().toISOString().slice(0,10);Qt(await zl(n),`yggdrasil-${f}.json`)}),u=()=>{let f=t.current?.files?.[0];!t.current||!f||(t.current.value="",i(""),a(f))},d=async f=>{let{trees:h}=await Bp(f),p=h.map(g=>l("account.restoredTree",{name:g.treeName}));i(p.length?l("account.restored",{trees:ve(p)}):l("account.restoredNothing")),e()};return m`<div class="stack">
    <h3>${l("account.data")}</h3>
    <p class="hint">${l("account.dataHint")}</p>
    <${gt} label=${l("account.photos")} value=${n} onValue=${o} />
    <${x} error=${c.problem} />
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
  </div>`}async function Bp(e){let t=await Gl(e).catch(n=>Promise.reject(zp(n)));for(;t.state==="waiting"&&t.restoreId;)await new Promise(n=>setTimeout(n,Fp)),t=await Ul(t.restoreId);if(t.state==="failed")throw new Error(l("account.notRestored"));return t}function zp(e){return e instanceof X&&[400,422].includes(e.status)?new Error(l("account.notBackup",{reason:$i(e)})):e}function kc(){let e=N.value?.email??"",[t,n]=v(e),[o,r]=v(""),[i,s]=v(""),a=t.trim()!==e,{isBusy:c,problem:u,submit:d}=L(async()=>{s(""),await To(o);let f=await Tl(t.trim()),h=f.email===t.trim();s(h?l("account.saved"):l("account.emailSent",{email:t.trim()})),N.value=f,n(f.email),r("")});return m`<form onSubmit=${d}>
    <h3>${l("account.address")}</h3>
    <div class="fields">
      <${O} label=${l("account.email")} type="email" value=${t} onValue=${n}
        required autocomplete="email" />
      ${a?m`<${O} label=${l("account.passwordToConfirm")} type="password"
            value=${o} onValue=${r} required autocomplete="current-password" />`:null}
    </div>
    <${x} error=${u} />
    <${Ce} told=${i}>
      <button type="submit" class="button" disabled=${c||!a}>
        ${l("account.changeEmail")}
      </button>
    <//>
  </form>`}function Sc({onClose:e}){let[t,n]=v(""),{isBusy:o,problem:r,submit:i}=L(async()=>{await Bl(t),e(),De.value=l("account.deleted"),N.value=null,fe("signin")});return m`<details>
    <summary>${l("account.delete")}</summary>
    <form class="stack" onSubmit=${i}>
      <p>${l("account.deleteWarning")}</p>
      <${en} />
      <${O} label=${l("account.yourPassword")} type="password" value=${t}
        onValue=${n} required autocomplete="current-password" />
      <${x} error=${r} />
      <div>
        <button type="submit" class="button danger" disabled=${o||!t}>
          ${l("account.deleteAll")}
        </button>
      </div>
    </form>
  </details>`}function xc(){let[e,t]=v(""),[n,o]=v(""),[r,i]=v(""),{isBusy:s,problem:a,submit:c}=L(async()=>{i(""),await Il({current:e,new:n}),t(""),o(""),i(l("account.passwordChanged"))});return m`<form onSubmit=${c}>
    <h3>${l("account.password")}</h3>
    <${en} />
    <div class="fields">
      <${O} label=${l("account.currentPassword")} type="password" value=${e}
        onValue=${t} required autocomplete="current-password" />
      <${O} label=${l("account.newPassword")} type="password" value=${n}
        onValue=${o} required minlength="8" maxlength="100" autocomplete="new-password"
        hint=${l("account.passwordHint")} />
    </div>
    <${x} error=${a} />
    <${Ce} told=${r}>
      <button type="submit" class="button" disabled=${s}>
        ${l("account.changePassword")}
      </button>
    <//>
  </form>`}function _c(){let[e,t]=v(N.value?.displayName??""),[n,o]=v(""),{isBusy:r,problem:i,submit:s}=L(async()=>{o(""),N.value=await Al({displayName:e.trim()||null}),o(l("account.saved"))});return m`<form onSubmit=${s}>
    <h3>${l("account.profile")}</h3>
    <div class="fields">
      <${O} label=${l("account.name")} value=${e} onValue=${t}
        maxlength="100" autocomplete="name" hint=${l("account.nameHint")} />
    </div>
    <${x} error=${i} />
    <${Ce} told=${n}>
      <button type="submit" class="button" disabled=${r}>${l("button.save")}</button>
    <//>
  </form>`}var Ct=(e=>(e[e.Border=-1]="Border",e[e.Data=0]="Data",e[e.Function=1]="Function",e[e.Position=2]="Position",e[e.Timing=3]="Timing",e[e.Alignment=4]="Alignment",e))(Ct||{}),Gp=[0,1],Ec=[1,0],Pc=[2,3],Ac=[3,2],Up={L:Gp,M:Ec,Q:Pc,H:Ac},Hp=/^\d*$/,Wp=/^[A-Z0-9 $%*+./:-]*$/,Fi="0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:",Ui=1,Hi=40,Mc=3,jp=3,Go=40,Kp=10,Tc=[[-1,7,10,15,20,26,18,20,24,30,18,20,24,26,30,22,24,28,30,28,28,28,28,30,30,26,28,30,30,30,30,30,30,30,30,30,30,30,30,30,30],[-1,10,16,26,18,24,16,18,22,22,26,30,22,22,24,24,28,28,26,26,26,26,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28],[-1,13,22,18,26,18,24,18,22,20,24,28,26,24,20,30,24,28,28,26,30,28,30,30,30,30,28,30,30,30,30,30,30,30,30,30,30,30,30,30,30],[-1,17,28,22,16,22,28,26,26,24,28,24,28,22,24,24,30,28,28,26,28,30,24,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30]],Ic=[[-1,1,1,1,1,1,2,2,2,2,4,4,4,4,4,6,6,6,6,7,8,8,9,9,10,12,12,12,13,14,15,16,17,18,19,19,20,21,22,24,25],[-1,1,1,1,2,2,4,4,4,5,5,5,8,9,9,10,10,11,13,14,16,17,17,18,20,21,23,25,26,28,29,31,33,35,37,38,40,43,45,47,49],[-1,1,1,2,2,4,4,6,6,8,8,8,10,12,16,12,17,16,18,21,20,23,23,25,27,29,34,34,35,38,40,43,45,48,51,53,56,59,62,65,68],[-1,1,1,2,4,4,4,5,6,8,8,11,11,16,16,18,16,19,21,25,25,25,34,30,32,35,37,40,42,45,48,51,54,57,60,63,66,70,74,77,81]],Bi=class{constructor(t,n,o,r){if(this.version=t,this.ecc=n,t<Ui||t>Hi)throw new RangeError("Version value out of range");if(r<-1||r>7)throw new RangeError("Mask value out of range");this.size=t*4+17;let i=Array.from({length:this.size}).fill(!1);for(let a=0;a<this.size;a++)this.modules.push(i.slice()),this.types.push(i.map(()=>0));this.drawFunctionPatterns();let s=this.addEccAndInterleave(o);if(this.drawCodewords(s),r===-1){let a=1e9;for(let c=0;c<8;c++){this.applyMask(c),this.drawFormatBits(c);let u=this.getPenaltyScore();u<a&&(r=c,a=u),this.applyMask(c)}}this.mask=r,this.applyMask(r),this.drawFormatBits(r)}size;mask;modules=[];types=[];getModule(t,n){return t>=0&&t<this.size&&n>=0&&n<this.size&&this.modules[n][t]}drawFunctionPatterns(){for(let o=0;o<this.size;o++)this.setFunctionModule(6,o,o%2===0,Ct.Timing),this.setFunctionModule(o,6,o%2===0,Ct.Timing);this.drawFinderPattern(3,3),this.drawFinderPattern(this.size-4,3),this.drawFinderPattern(3,this.size-4);let t=this.getAlignmentPatternPositions(),n=t.length;for(let o=0;o<n;o++)for(let r=0;r<n;r++)o===0&&r===0||o===0&&r===n-1||o===n-1&&r===0||this.drawAlignmentPattern(t[o],t[r]);this.drawFormatBits(0),this.drawVersion()}drawFormatBits(t){let n=this.ecc[1]<<3|t,o=n;for(let i=0;i<10;i++)o=o<<1^(o>>>9)*1335;let r=(n<<10|o)^21522;for(let i=0;i<=5;i++)this.setFunctionModule(8,i,Je(r,i));this.setFunctionModule(8,7,Je(r,6)),this.setFunctionModule(8,8,Je(r,7)),this.setFunctionModule(7,8,Je(r,8));for(let i=9;i<15;i++)this.setFunctionModule(14-i,8,Je(r,i));for(let i=0;i<8;i++)this.setFunctionModule(this.size-1-i,8,Je(r,i));for(let i=8;i<15;i++)this.setFunctionModule(8,this.size-15+i,Je(r,i));this.setFunctionModule(8,this.size-8,!0)}drawVersion(){if(this.version<7)return;let t=this.version;for(let o=0;o<12;o++)t=t<<1^(t>>>11)*7973;let n=this.version<<12|t;for(let o=0;o<18;o++){let r=Je(n,o),i=this.size-11+o%3,s=Math.floor(o/3);this.setFunctionModule(i,s,r),this.setFunctionModule(s,i,r)}}drawFinderPattern(t,n){for(let o=-4;o<=4;o++)for(let r=-4;r<=4;r++){let i=Math.max(Math.abs(r),Math.abs(o)),s=t+r,a=n+o;s>=0&&s<this.size&&a>=0&&a<this.size&&this.setFunctionModule(s,a,i!==2&&i!==4,Ct.Position)}}drawAlignmentPattern(t,n){for(let o=-2;o<=2;o++)for(let r=-2;r<=2;r++)this.setFunctionModule(t+r,n+o,Math.max(Math.abs(r),Math.abs(o))!==1,Ct.Alignment)}setFunctionModule(t,n,o,r=Ct.Function){this.modules[n][t]=o,this.types[n][t]=r}addEccAndInterleave(t){let n=this.version,o=this.ecc;if(t.length!==Uo(n,o))throw new RangeError("Invalid argument");let r=Ic[o[0]][n],i=Tc[o[0]][n],s=Math.floor(zi(n)/8),a=r-s%r,c=Math.floor(s/r),u=[],d=th(i);for(let h=0,p=0;h<r;h++){let g=t.slice(p,p+c-i+(h<a?0:1));p+=g.length;let b=nh(g,d);h<a&&g.push(0),u.push(g.concat(b))}let f=[];for(let h=0;h<u[0].length;h++)u.forEach((p,g)=>{(h!==c-i||g>=a)&&f.push(p[h])});return f}drawCodewords(t){if(t.length!==Math.floor(zi(this.version)/8))throw new RangeError("Invalid argument");let n=0;for(let o=this.size-1;o>=1;o-=2){o===6&&(o=5);for(let r=0;r<this.size;r++)for(let i=0;i<2;i++){let s=o-i,c=(o+1&2)===0?this.size-1-r:r;!this.types[c][s]&&n<t.length*8&&(this.modules[c][s]=Je(t[n>>>3],7-(n&7)),n++)}}}applyMask(t){if(t<0||t>7)throw new RangeError("Mask value out of range");for(let n=0;n<this.size;n++)for(let o=0;o<this.size;o++){let r;switch(t){case 0:r=(o+n)%2===0;break;case 1:r=n%2===0;break;case 2:r=o%3===0;break;case 3:r=(o+n)%3===0;break;case 4:r=(Math.floor(o/3)+Math.floor(n/2))%2===0;break;case 5:r=o*n%2+o*n%3===0;break;case 6:r=(o*n%2+o*n%3)%2===0;break;case 7:r=((o+n)%2+o*n%3)%2===0;break;default:throw new Error("Unreachable")}!this.types[n][o]&&r&&(this.modules[n][o]=!this.modules[n][o])}}getPenaltyScore(){let t=0;for(let i=0;i<this.size;i++){let s=!1,a=0,c=[0,0,0,0,0,0,0];for(let u=0;u<this.size;u++)this.modules[i][u]===s?(a++,a===5?t+=Mc:a>5&&t++):(this.finderPenaltyAddHistory(a,c),s||(t+=this.finderPenaltyCountPatterns(c)*Go),s=this.modules[i][u],a=1);t+=this.finderPenaltyTerminateAndCount(s,a,c)*Go}for(let i=0;i<this.size;i++){let s=!1,a=0,c=[0,0,0,0,0,0,0];for(let u=0;u<this.size;u++)this.modules[u][i]===s?(a++,a===5?t+=Mc:a>5&&t++):(this.finderPenaltyAddHistory(a,c),s||(t+=this.finderPenaltyCountPatterns(c)*Go),s=this.modules[u][i],a=1);t+=this.finderPenaltyTerminateAndCount(s,a,c)*Go}for(let i=0;i<this.size-1;i++)for(let s=0;s<this.size-1;s++){let a=this.modules[i][s];a===this.modules[i][s+1]&&a===this.modules[i+1][s]&&a===this.modules[i+1][s+1]&&(t+=jp)}let n=0;for(let i of this.modules)n=i.reduce((s,a)=>s+(a?1:0),n);let o=this.size*this.size,r=Math.ceil(Math.abs(n*20-o*10)/o)-1;return t+=r*Kp,t}getAlignmentPatternPositions(){if(this.version===1)return[];{let t=Math.floor(this.version/7)+2,n=this.version===32?26:Math.ceil((this.version*4+4)/(t*2-2))*2,o=[6];for(let r=this.size-7;o.length<t;r-=n)o.splice(1,0,r);return o}}finderPenaltyCountPatterns(t){let n=t[1],o=n>0&&t[2]===n&&t[3]===n*3&&t[4]===n&&t[5]===n;return(o&&t[0]>=n*4&&t[6]>=n?1:0)+(o&&t[6]>=n*4&&t[0]>=n?1:0)}finderPenaltyTerminateAndCount(t,n,o){return t&&(this.finderPenaltyAddHistory(n,o),n=0),n+=this.size,this.finderPenaltyAddHistory(n,o),this.finderPenaltyCountPatterns(o)}finderPenaltyAddHistory(t,n){n[0]===0&&(t+=this.size),n.pop(),n.unshift(t)}};function Qe(e,t,n){if(t<0||t>31||e>>>t)throw new RangeError("Value out of range");for(let o=t-1;o>=0;o--)n.push(e>>>o&1)}function Je(e,t){return(e>>>t&1)!==0}var Bn=class{constructor(t,n,o){if(this.mode=t,this.numChars=n,this.bitData=o,n<0)throw new RangeError("Invalid argument");this.bitData=o.slice()}getData(){return this.bitData.slice()}},Vp=[1,10,12,14],qp=[2,9,11,13],Yp=[4,8,16,16];function Oc(e,t){return e[Math.floor((t+7)/17)+1]}function Nc(e){let t=[];for(let n of e)Qe(n,8,t);return new Bn(Yp,e.length,t)}function Zp(e){if(!Dc(e))throw new RangeError("String contains non-numeric characters");let t=[];for(let n=0;n<e.length;){let o=Math.min(e.length-n,3);Qe(Number.parseInt(e.substring(n,n+o),10),o*3+1,t),n+=o}return new Bn(Vp,e.length,t)}function Xp(e){if(!Cc(e))throw new RangeError("String contains unencodable characters in alphanumeric mode");let t=[],n;for(n=0;n+2<=e.length;n+=2){let o=Fi.indexOf(e.charAt(n))*45;o+=Fi.indexOf(e.charAt(n+1)),Qe(o,11,t)}return n<e.length&&Qe(Fi.indexOf(e.charAt(n)),6,t),new Bn(qp,e.length,t)}function Jp(e){return e===""?[]:Dc(e)?[Zp(e)]:Cc(e)?[Xp(e)]:[Nc(eh(e))]}function Dc(e){return Hp.test(e)}function Cc(e){return Wp.test(e)}function Qp(e,t){let n=0;for(let o of e){let r=Oc(o.mode,t);if(o.numChars>=1<<r)return Number.POSITIVE_INFINITY;n+=4+r+o.bitData.length}return n}function eh(e){e=encodeURI(e);let t=[];for(let n=0;n<e.length;n++)e.charAt(n)!=="%"?t.push(e.charCodeAt(n)):(t.push(Number.parseInt(e.substring(n+1,n+3),16)),n+=2);return t}function zi(e){if(e<Ui||e>Hi)throw new RangeError("Version number out of range");let t=(16*e+128)*e+64;if(e>=2){let n=Math.floor(e/7)+2;t-=(25*n-10)*n-55,e>=7&&(t-=36)}return t}function Uo(e,t){return Math.floor(zi(e)/8)-Tc[t[0]][e]*Ic[t[0]][e]}function th(e){if(e<1||e>255)throw new RangeError("Degree out of range");let t=[];for(let o=0;o<e-1;o++)t.push(0);t.push(1);let n=1;for(let o=0;o<e;o++){for(let r=0;r<t.length;r++)t[r]=Gi(t[r],n),r+1<t.length&&(t[r]^=t[r+1]);n=Gi(n,2)}return t}function nh(e,t){let n=t.map(o=>0);for(let o of e){let r=o^n.shift();n.push(0),t.forEach((i,s)=>n[s]^=Gi(i,r))}return n}function Gi(e,t){if(e>>>8||t>>>8)throw new RangeError("Byte out of range");let n=0;for(let o=7;o>=0;o--)n=n<<1^(n>>>7)*285,n^=(t>>>o&1)*e;return n}function oh(e,t,n=1,o=40,r=-1,i=!0){if(!(Ui<=n&&n<=o&&o<=Hi)||r<-1||r>7)throw new RangeError("Invalid value");let s,a;for(s=n;;s++){let f=Uo(s,t)*8,h=Qp(e,s);if(h<=f){a=h;break}if(s>=o)throw new RangeError("Data too long")}for(let f of[Ec,Pc,Ac])i&&a<=Uo(s,f)*8&&(t=f);let c=[];for(let f of e){Qe(f.mode[0],4,c),Qe(f.numChars,Oc(f.mode,s),c);for(let h of f.getData())c.push(h)}let u=Uo(s,t)*8;Qe(0,Math.min(4,u-c.length),c),Qe(0,(8-c.length%8)%8,c);for(let f=236;c.length<u;f^=253)Qe(f,8,c);let d=Array.from({length:Math.ceil(c.length/8)},()=>0);return c.forEach((f,h)=>d[h>>>3]|=f<<7-(h&7)),new Bi(s,t,d,r)}function Lc(e,t){let{ecc:n="L",boostEcc:o=!1,minVersion:r=1,maxVersion:i=40,maskPattern:s=-1,border:a=1}=t||{},c=typeof e=="string"?Jp(e):Array.isArray(e)?[Nc(e)]:void 0;if(!c)throw new Error(`uqr only supports encoding string and binary data, but got: ${typeof e}`);let u=oh(c,Up[n],r,i,s,o),d=rh({version:u.version,maskPattern:u.mask,size:u.size,data:u.modules,types:u.types},a);return t?.invert&&(d.data=d.data.map(f=>f.map(h=>!h))),t?.onEncoded?.(d),d}function rh(e,t=1){if(!t)return e;let{size:n}=e,o=n+t*2;e.size=o,e.data.forEach(i=>{for(let s=0;s<t;s++)i.unshift(!1),i.push(!1)});for(let i=0;i<t;i++)e.data.unshift(Array.from({length:o},s=>!1)),e.data.push(Array.from({length:o},s=>!1));let r=Ct.Border;e.types.forEach(i=>{for(let s=0;s<t;s++)i.unshift(r),i.push(r)});for(let i=0;i<t;i++)e.types.unshift(Array.from({length:o},s=>r)),e.types.push(Array.from({length:o},s=>r));return e}var ih=4;function Rc({text:e,label:t}){let{size:n,path:o}=ft(()=>sh(e),[e]);return m`<svg class="qr" viewBox="0 0 ${n} ${n}" role="img" aria-label=${t}>
    <rect class="qr-ground" width=${n} height=${n} />
    <path class="qr-ink" d=${o} />
  </svg>`}function sh(e){let{size:t,data:n}=Lc(e,{ecc:"M",border:ih}),o=n.flatMap((r,i)=>r.map((s,a)=>s?`M${a} ${i}h1v1h-1z`:"")).join("");return{size:t,path:o}}function Fc({title:e,secret:t,onDone:n,children:o}){let r=z(null);return se(()=>r.current?.focus(),[]),m`<section class="secret" ref=${r} tabindex="-1" aria-label=${e}>
    <h3>${e}</h3>
    <p>${Z("secret.once")}</p>
    <p class="secret-text"><code>${t}</code></p>
    ${o}
    <div class="actions">
      <${pt} text=${t} label=${Z("secret.copy")} />
      <button type="button" class="button" onClick=${n}>${Z("secret.done")}</button>
    </div>
  </section>`}var ah=/.{1,4}/g,Bc={on:"factor.turnOn",codes:"factor.newCodes",off:"factor.turnOff"};function zc(){let[e,t]=v(""),[n,o]=v(""),[r,i]=v([]),[s,a]=v(""),c=!!N.value?.hasSecondFactor,u=g=>{N.value&&(N.value={...N.value,hasSecondFactor:g})},d=async()=>{e==="on"&&o(await Cl()),e==="codes"&&i(await Fl()),e==="off"&&(await Rl(),u(!1),a(l("factor.turnedOff"))),t("")},f=g=>{o(""),i(g),u(!0)},h=g=>()=>{a(""),t(g)},p=!e&&!n&&!r.length;return m`<section class="stack" aria-label=${l("factor.title")}>
    <h3>${l("factor.title")}</h3>
    <p>${l(c?"factor.isOn":"factor.isOff")}</p>
    ${r.length?m`<${Fc} title=${l("factor.codes")} secret=${r.join(`
`)}
          onDone=${()=>i([])}>
          <p class="hint">${l("factor.codesHint")}</p>
        <//>`:null}
    ${n?m`<${ch} uri=${n} onDone=${f} onCancel=${()=>o("")} />`:null}
    ${e?m`<${lh} key=${e} button=${l(Bc[e])} onVerified=${d}
          onCancel=${()=>t("")} />`:null}
    ${p?m`<${Ce} told=${s}>
          ${(c?["codes","off"]:["on"]).map(g=>m`<button type="button" class="button" key=${g} onClick=${h(g)}>
              ${l(Bc[g])}
            </button>`)}
        <//>`:null}
  </section>`}function lh({button:e,onVerified:t,onCancel:n}){let[o,r]=v(""),{isBusy:i,problem:s,submit:a}=L(async()=>{await To(o),await t()});return m`<form class="stack" onSubmit=${a}>
    <${en} />
    <${O} label=${l("account.passwordToConfirm")} type="password" value=${o}
      onValue=${r} required autofocus autocomplete="current-password" />
    <${x} error=${s} />
    <div class="actions">
      <button type="submit" class="button strong" disabled=${i||!o}>${e}</button>
      <button type="button" class="button" onClick=${n}>${l("button.cancel")}</button>
    </div>
  </form>`}function ch({uri:e,onDone:t,onCancel:n}){let[o,r]=v(""),{isBusy:i,problem:s,submit:a}=L(async()=>{t(await Ll(o.trim()))});return m`<form class="stack" onSubmit=${a}>
    <p>${l("factor.scan")}</p>
    <${Rc} text=${e} label=${l("factor.qr")} />
    <p class="hint">${l("factor.manual")} <code class="factor-key">${uh(e)}</code></p>
    <${O} label=${l("factor.code")} value=${o} onValue=${r} required autofocus
      inputmode="numeric" autocomplete="one-time-code" maxlength="20" />
    <${x} error=${s} />
    <div class="actions">
      <button type="submit" class="button strong" disabled=${i||!o.trim()}>
        ${l("factor.confirm")}
      </button>
      <button type="button" class="button" onClick=${n}>${l("button.cancel")}</button>
    </div>
  </form>`}function uh(e){return((new URL(e).searchParams.get("secret")??"").match(ah)??[]).join(" ")}var dh=[["Edg","Edge"],["OPR","Opera"],["SamsungBrowser","Samsung Internet"],["Firefox","Firefox"],["FxiOS","Firefox"],["CriOS","Chrome"],["Chrome","Chrome"],["Safari","Safari"]],mh=[["iPhone","iPhone"],["iPad","iPad"],["Android","Android"],["CrOS","ChromeOS"],["Windows","Windows"],["Mac OS X","macOS"],["Linux","Linux"]],fh=40;function Uc(e){let t=Gc(dh,e),n=Gc(mh,e);if(t&&n)return l("sessions.device",{browser:t,system:n});let o=e.split("/")[0]?.trim().slice(0,fh)??"";return t||n||o||l("sessions.unknown")}function Gc(e,t){return e.find(([n=""])=>t.includes(n))?.[1]??""}function Hc(){let{answer:e,problem:t,again:n}=ie(Ol,[]),[o,r]=v(""),i=(e??[]).filter(a=>!a.isCurrent),s=L(async()=>{await Dl(),r(l("sessions.endedAll")),await n()});return m`<section class="stack" aria-label=${l("sessions.title")}>
    <h3>${l("sessions.title")}</h3>
    <${x} error=${t} onRetry=${n} />
    <ul class="rows" aria-label=${l("sessions.title")}>
      ${(e??[]).map(a=>m`<${ph} key=${a.sessionId} session=${a} onEnded=${n} />`)}
    </ul>
    <${x} error=${s.problem} />
    ${i.length?m`<${Ce} told=${o}>
          <button type="button" class="button" disabled=${s.isBusy} onClick=${s.submit}>
            ${l("sessions.endOthers")}
          </button>
        <//>`:m`<p class="hint" role="status">${o||l("sessions.onlyThis")}</p>`}
  </section>`}function ph({session:e,onEnded:t}){let n=Uc(e.device??""),{isBusy:o,problem:r,submit:i}=L(async()=>{await Nl(e.sessionId),t()});return m`<li class="row">
    <span class="row-words">
      <strong>
        ${n}${" "}
        ${e.isCurrent?m`<span class="tag">${l("sessions.this")}</span>`:null}
      </strong>
      <span class="hint">${hh(e)}</span>
      <${x} error=${r} />
    </span>
    ${e.isCurrent?null:m`<span class="row-acts">
          <button type="button" class="button quiet" disabled=${o} onClick=${i}
            aria-label=${l("sessions.endOn",{device:n})}>
            ${l("button.signOut")}
          </button>
        </span>`}
  </li>`}function hh({startedAt:e,lastUsedAt:t,network:n}){let o=i=>Ne(new Date(i),{dateStyle:"medium"}),r=[l("sessions.since",{date:o(e)})];return t&&r.push(l("sessions.used",{date:o(t)})),n&&r.push(n),r.join(" · ")}function Wc({onClose:e,onRestored:t}){return m`<${J} title=${l("account.title")} onClose=${e}>
    <div class="stack parted">
      <${_c} />
      <${kc} />
      <${xc} />
      <${zc} />
      <${Hc} />
      <${vc} onRestored=${t} />
      <${Sc} onClose=${e} />
    </div>
  <//>`}function Ho(e){let[t,n]=v(!1);return{isOver:t,takes:{onDragOver(o){o.dataTransfer?.types.includes("Files")&&(o.preventDefault(),e?n(!0):o.dataTransfer.dropEffect="none")},onDragLeave(o){o.relatedTarget||n(!1)},onDrop(o){n(!1);let r=o.dataTransfer?.files[0];!r||o.defaultPrevented||(o.preventDefault(),e?.(r))}}}}function Wo({words:e}){return m`<div class="drop-here" aria-hidden="true">
    <p><${M} name="importing" />${e}</p>
  </div>`}function qe({label:e,items:t,icon:n="more",isIconOnly:o=!0,children:r}){let[i,s]=v(!1),a=z(null),c=Ve();se(()=>{if(!i)return;Wi(a.current,0);let f=h=>{h.target instanceof Node&&!a.current?.contains(h.target)&&s(!1)};return document.addEventListener("pointerdown",f),()=>document.removeEventListener("pointerdown",f)},[i]);let u=()=>{s(!1),a.current?.querySelector("button")?.focus()};return m`<div class="menu" ref=${a} onKeyDown=${f=>{if(!i)return;let h={ArrowDown:1,ArrowUp:-1};if(f.key==="Escape")u();else if(f.key==="Tab")s(!1);else if(f.key==="Home")Wi(a.current,0);else if(f.key==="End")Wi(a.current,-1);else if(f.key in h)gh(a.current,h[f.key]??0);else return;f.key!=="Tab"&&f.preventDefault(),f.stopPropagation()}}>
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
  </div>`}function jc(e){return[...e?.querySelectorAll("[role=menuitem]")??[]]}function Wi(e,t){jc(e).at(t)?.focus()}function gh(e,t){let n=jc(e),o=n.findIndex(r=>r===document.activeElement);n[(o+t+n.length)%n.length]?.focus()}async function ji(){try{await Ao()}catch(e){ue(e);return}De.value=l("account.signedOut"),N.value=null,fe("signin")}function Kc({onAccount:e}){let t=N.value?.displayName||N.value?.email||"";return m`<header class="masthead">
    <a class="skip" href="#main" onClick=${Ki}>${l("home.skip")}</a>
    <a class="masthead-name" href=${q({})}>
      <img src="mark.svg" alt="" width="32" height="32" />${l("page.name")}
    </a>
    <div class="masthead-tools">
      <${Co} />
      <${Do} />
      <${qe}
        label=${t}
        isIconOnly=${!1}
        items=${[{label:l("account.title"),icon:"person",act:e},{label:l("button.signOut"),icon:"lock",act:ji}]}
      >
        <${M} name="person" /><span class="masthead-user">${t}</span>
      <//>
    </div>
  </header>`}function Ki(e){e.preventDefault(),document.getElementById("main")?.focus()}function Vi({report:e,isDone:t}){if(!e)return m`<p role="status">${l("report.doneSentence")}</p>`;let n=e.warningCount??0;return m`<section class="stack" role="status" aria-label=${l("report.title")}>
    ${t?m`<h3 class="good"><${M} name="check" />${l("report.done")}</h3>`:m`<h3>${l("report.planned")}</h3>`}
    <ul class="plain">
      ${wh(e).map(o=>m`<li key=${o}>${o}</li>`)}
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
    <${Vc} what="kept" tags=${e.kept} />
    <${Vc} what="refused" tags=${e.refused} />
  </section>`}function Vc({what:e,tags:t=[]}){let n=t.reduce((o,r)=>o+r.count,0);return n?m`<details>
    <summary>${l(`report.${e}`,{count:n})}</summary>
    <ul class="plain">
      ${t.map(({tag:o,count:r,lines:i})=>m`<li key=${o}>
          ${we("report.tag",{tag:o,count:r,line:i[0]??0,code:bh})}
        </li>`)}
    </ul>
  </details>`:null}function bh(e){return m`<code>${e}</code>`}var $h=["added","updated","unchanged","couples","parentLinks","photos","editsKept","editsReplaced","missingPeople"];function wh(e){return $h.filter(t=>e[t]).map(t=>l(`report.${t}`,{count:e[t]}))}var yh=300,vh=".ged,.gdz,.json,text/vnd.familysearch.gedcom,application/json";function jo({first:e,isReady:t=!0,isLookedAt:n=!1,prepare:o,onFile:r,onRefused:i,onWritten:s,onDone:a}){let[c,u]=v(e??null),[d,f]=v("choose"),[h,p]=v(null),[g,b]=v(null),[y,w]=v(null),$=d==="read"||d==="write",k=z(!0);U(()=>()=>{k.current=!1},[]);let S=C=>{!C||$||(w(null),b(null),f("choose"),u(C),r?.(C))},_=async()=>{if(!c)return;let C=n&&d==="choose";f(C?"read":"write"),w(null),p(null);try{let B=await o();C?b(await gc(B,c)):(b(await Sh(B,c,p)),s?.(),k.current||te(l("import.imported",{file:c.name}))),f(C?"look":"done")}catch(B){k.current?w(B):ue(B),f("choose"),await i?.()}};return m`<div class="stack">
    ${d==="done"?null:m`<${xh} file=${c} onFile=${S} isBusy=${$} />`}
    <${Mh} error=${y} />
    ${$?m`<${_h} progress=${h} />`:null}
    ${d==="look"?m`<${Vi} report=${g} isDone=${!1} />
          <p class="hint">${l("import.forGood")}</p>`:null}
    ${d==="done"?m`<${Vi} report=${g} isDone=${!0} />
          <div class="actions">
            <button type="button" class="button strong" onClick=${a}>
              ${l("import.open")}
            </button>
          </div>`:m`<div class="actions">
          <button
            type="button"
            class="button strong"
            disabled=${!c||!t||$}
            onClick=${_}
          >
            <${M} name="importing" />${kh(d,n)}
          </button>
        </div>`}
  </div>`}function kh(e,t){return e==="read"?l("import.reading"):e==="write"?l("import.importing"):l(e==="choose"&&t?"import.preview":"import.import")}async function Sh(e,t,n){let o=await bc(e,t);for(;;){let{state:r,written:i=0,total:s=0,...a}=await $c(e,o.importId);if(n({written:i,total:s}),r==="done")return a.report;if(r==="failed")throw new Error(a.trouble??l("import.notImported"));await new Promise(c=>setTimeout(c,yh))}}function xh({file:e,onFile:t,isBusy:n}){let[o,r]=v(!1),i=z(null);return U(()=>()=>r(!1),[]),m`<div
    class="drop-place ${o?"over":""}"
    onDragOver=${s=>{s.preventDefault(),r(!0)}}
    onDragLeave=${()=>r(!1)}
    onDrop=${s=>{s.preventDefault(),r(!1),t(s.dataTransfer?.files[0])}}
  >
    <${M} name="importing" />
    ${e?m`<p><strong>${e.name}</strong><br />${Na(e.size)}</p>`:m`<p>${l("import.dropHere")}</p>`}
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
      accept=${vh}
      aria-label=${l("import.file")}
      onChange=${s=>t(s.target.files[0])}
    />
  </div>`}function _h({progress:e}){let t=e!==null&&e.total>0;return m`<div role="status">
    <label class="field-label" for="import-progress">
      ${t?l("import.progress",{written:e.written,total:e.total}):l("import.readingFile")}
    </label>
    <progress
      id="import-progress"
      max=${t?e.total:void 0}
      value=${t?e.written:void 0}
    ></progress>
  </div>`}function Mh({error:e}){let{line:t}=e?.details??{};return m`<${x} error=${e} />
    ${t?m`<p class="hint">${l("import.fix")}</p>`:null}`}function Yc({file:e,onWritten:t,onClose:n}){let[o,r]=v(e?"file":"empty"),[i,s]=v(e?qc(e.name):""),[a,c]=v(""),[u,d]=v(!1),f=z(""),h=()=>({treeName:i.trim(),...a.trim()?{description:a.trim()}:{}}),{isBusy:p,problem:g,submit:b}=L(async()=>{let k=await Ri(h());n(),fe("tree",k.treeId)}),y=async()=>(f.current||(f.current=(await Ri(h())).treeId),d(!0),f.current),w=async()=>{let k=f.current;f.current="",d(!1),k&&await Fo(k)},$=m`<${O} label=${l("tree.name")} value=${i} onValue=${s}
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
      ${o==="empty"?m`<form class="stack" onSubmit=${b}>
            ${$}
            <${x} error=${g} />
            <div class="actions">
              <button type="submit" class="button strong" disabled=${p||!i.trim()}>
                ${l("home.create")}
              </button>
            </div>
          </form>`:m`<div class="stack">
            ${u?null:$}
            <${jo}
              first=${e}
              isReady=${!!i.trim()}
              prepare=${y}
              onRefused=${w}
              onWritten=${t}
              onFile=${k=>{i.trim()||s(qc(k.name))}}
              onDone=${()=>{n(),fe("tree",f.current)}}
            />
          </div>`}
    </div>
  <//>`}function qc(e){let t=e.replace(/\.[^.]*$/,"").replace(/[_-]+/g," ").trim();return t.charAt(0).toUpperCase()+t.slice(1,100)}function Ko({tree:e,onClose:t}){let[n,o]=v(!!e.isPublic),r=ie(()=>Bo(e.treeId,{hidesLiving:!0}),[e.treeId]),i=r.answer?.persons??[],s=i.filter(f=>f.hidden).length,{isBusy:a,problem:c,submit:u}=L(async()=>{await Dt(e.treeId,{isPublic:!n}),o(!n)}),d=new URL(q({screen:"public",id:e.treeId}),document.baseURI).href;return m`<${J} title=${l("publish.title",{tree:e.treeName})} onClose=${t}>
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
              ${r.answer?we("publish.hiddenLiving",{count:s,strong:Eh}):l("publish.hiddenAnyLiving")}
            </li>
            <li>${l("publish.hiddenOwner")}</li>
          </ul>
        </section>
      </div>
      <p class="hint">${l("publish.hint")}</p>
      ${n?m`<div class="public-link">
            <label for="public-link" class="field-label">${l("publish.link")}</label>
            <div class="with-button">
              <input id="public-link" readonly value=${d} onFocus=${Ph} />
              <${pt} text=${d} label=${l("publish.copy")} />
            </div>
          </div>`:null}
      <${x} error=${c??r.problem} />
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
  <//>`}function Eh(e){return m`<strong>${e}</strong>`}function Ph(e){e.target.select()}var qi=["viewer","relative","editor"];function Zc({treeId:e,onDone:t}){let[n,o]=v(""),[r,i]=v("viewer"),[s,a]=v(""),c=L(async()=>{let d=await Th(e,{email:n.trim(),role:r});te(l(d?"share.invited":"share.mailed",{email:n.trim()})),o(""),await t()}),u=L(async()=>{let{token:d=""}=await Oi(e,{role:r}),f=new URL(q({screen:"invitation",id:d}),document.baseURI).href;a(f),await navigator.clipboard?.writeText(f).catch(()=>{}),await t()});return m`<form class="stack" onSubmit=${c.submit}>
    <div class="fields">
      <${O} label=${l("account.email")} type="email" value=${n} onValue=${o}
        required data-first placeholder=${l("share.emailExample")} />
      <${O} label=${l("share.access")} value=${r} onValue=${i}
        options=${qi.map(d=>[d,l(`tree.access.${d}`)])} />
    </div>
    <${x} error=${Oh(c.problem)??u.problem} />
    <div class="actions">
      <button type="submit" class="button strong" disabled=${c.isBusy||!n.trim()}>
        <${M} name="share" />${l("share.byEmail")}
      </button>
      <button type="button" class="button" disabled=${u.isBusy} onClick=${u.submit}>
        <${M} name="link" />${l("share.copyLink")}
      </button>
    </div>
    ${s?m`<${Ah} link=${s} />`:null}
  </form>`}function Ah({link:e}){let t=n=>n.target.select();return m`<div class="public-link" role="status">
    <label for="invite-link" class="field-label">${l("share.link")}</label>
    <div class="with-button">
      <input id="invite-link" readonly value=${e} onFocus=${t} />
      <${pt} text=${e} />
    </div>
    <p class="hint">${l("share.linkHint")}</p>
  </div>`}async function Th(e,t){try{return await pc(e,t),!0}catch(n){if(!(n instanceof X)||!Ih(n))throw n}return await Oi(e,t),!1}function Ih(e){return e.status===404||e.status===409&&e.details.place==="email"}function Oh(e){return e instanceof X?e.details.reason==="no_mail"?l("share.noMail"):e.details.need==="confirmed"?l("share.confirmFirst"):e:e}function Xc({treeId:e,invitations:t,onAct:n}){return t.length?m`<h3>${l("share.pending")}</h3>
    <ul class="rows" aria-label=${l("share.pending")}>
      ${t.map(o=>m`<${Nh}
          key=${o.invitationId}
          invitation=${o}
          onResend=${()=>n(async()=>{await nc(e,o.invitationId),te(l("share.mailed",{email:o.email??""}))})}
          onRevoke=${()=>n(()=>oc(e,o.invitationId))}
        />`)}
    </ul>`:null}function Nh({invitation:e,onResend:t,onRevoke:n}){let o=e.email??l("share.aLink"),r=Ne(new Date(e.expiresAt),{dateStyle:"medium"});return m`<li class="row">
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
  </li>`}function qo({tree:e,onClose:t}){let{answer:n,problem:o,again:r}=ie(()=>fc(e.treeId),[e.treeId]),i=ie(()=>tc(e.treeId),[e.treeId]),s=()=>Promise.all([r(),i.again()]),a=async c=>{try{await c()}catch(u){if(ue(u),!(u instanceof X&&u.status))return}await s()};return m`<${J} title=${l("share.title",{tree:e.treeName})} onClose=${t}>
    <div class="stack">
      <${Zc} treeId=${e.treeId} onDone=${s} />
      <h3>${l("share.who")}</h3>
      <${x} error=${o} onRetry=${r} />
      ${n&&!n.length?m`<p class="hint">${l("share.nobody")}</p>`:null}
      <ul class="rows" aria-label=${l("share.guests")}>
        ${(n??[]).map(c=>m`<${Dh}
            key=${c.userId}
            share=${c}
            onRole=${u=>a(()=>hc(e.treeId,c.userId,u))}
            onRemove=${()=>a(async()=>{await zo(e.treeId,c.userId),te(l("share.stopped",{name:Vo(c)}))})}
          />`)}
      </ul>
      <${x} error=${i.problem} onRetry=${i.again} />
      <${Xc} treeId=${e.treeId} invitations=${i.answer??[]} onAct=${a} />
      <p class="hint">${l("share.hint")}</p>
    </div>
  <//>`}function Dh({share:e,onRole:t,onRemove:n}){return m`<li class="row">
    <span class="row-words">
      <strong>${Vo(e)}</strong>
      ${e.displayName?m`<span class="hint">${e.email}</span>`:null}
    </span>
    <span class="row-acts">
      <label>
        <span class="visually-hidden">${l("share.accessOf",{name:Vo(e)})}</span>
        <select onChange=${o=>t(o.target.value)}>
          ${qi.map(o=>m`<option value=${o} selected=${o===e.role}>
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
  </li>`}function Vo(e){return e.displayName||e.email||l("share.formerUser")}function Yo({tree:e,onClose:t,onSaved:n}){let[o,r]=v(e.treeName),[i,s]=v(e.description??""),{isBusy:a,problem:c,submit:u}=L(async()=>{let d=i.trim()||null;await Dt(e.treeId,{treeName:o.trim(),description:d}),t(),n()});return m`<${J} title=${l("tree.details")} onClose=${t}>
    <form class="stack" onSubmit=${u}>
      <${O} label=${l("tree.name")} value=${o} onValue=${r} maxlength="100"
        required data-first />
      <${O} label=${l("tree.description")} type="area" rows="3" value=${i}
        onValue=${s} maxlength="500" />
      <${x} error=${c} />
      <div class="actions">
        <button type="submit" class="button strong" disabled=${a||!o.trim()}>
          ${l("button.save")}
        </button>
        <button type="button" class="button" onClick=${t}>
          ${l("button.cancel")}
        </button>
      </div>
    </form>
  <//>`}var Qc=6e4,Ch=720*60*Qc;function Yi({tree:e,again:t}){let[n,o]=v(""),r=()=>o(""),s=e.role==="owner"?[{label:l("tree.details"),icon:"edit",act:()=>o("details")},{label:l("tree.share"),icon:"share",act:()=>o("share")},{label:l("tree.publish"),icon:"globe",act:()=>o("publish")},{label:l("button.delete"),icon:"bin",isDanger:!0,act:()=>o("delete")}]:[{label:l("home.leave"),icon:"bin",isDanger:!0,act:()=>o("leave")}];return m`<li class="card tree-card">
    <${Fh} treeId=${e.treeId} count=${e.personCount??0} />
    <div class="tree-card-body">
      <h3>
        <a class="card-link" href=${q({screen:"tree",id:e.treeId})}>
          ${e.treeName}
        </a>
      </h3>
      ${e.description?m`<p class="tree-card-words">${e.description}</p>`:null}
      <p class="tree-card-facts">
        <span>${l("home.people",{count:e.personCount??0})}</span>
        ${e.role==="owner"?null:m`<span class="tag">${Lh(e.role)}</span>`}
        ${e.isPublic?m`<span class="tag"><${M} name="globe" />${l("tree.public")}</span>`:null}
        ${e.sharedCount?m`<span class="tag"
              ><${M} name="share" />${l("home.guests",{count:e.sharedCount})}</span
            >`:null}
      </p>
      <p class="hint">${Rh(Date.parse(e.updatedAt??""))}</p>
    </div>
    <${qe} label=${l("button.moreFor",{name:e.treeName})} items=${s} />
    ${n==="details"?m`<${Yo} tree=${e} onClose=${r} onSaved=${t} />`:null}
    ${n==="share"?m`<${qo} tree=${e} onClose=${Jc(r,t)} />`:null}
    ${n==="publish"?m`<${Ko} tree=${e} onClose=${Jc(r,t)} />`:null}
    ${n==="delete"?m`<${Fn}
          title=${l("home.deleteTitle")}
          deed=${l("home.deleteButton")}
          word=${e.treeName.trim()}
          onClose=${r}
          onConfirm=${async()=>{await Fo(e.treeId),te(l("home.deleting",{tree:e.treeName})),t()}}
        >
          <p>${l("home.deleteWarning",{count:e.personCount??0})}</p>
        <//>`:null}
    ${n==="leave"?m`<${Fn}
          title=${l("home.leaveTitle")}
          deed=${l("home.leaveButton")}
          onClose=${r}
          onConfirm=${async()=>{await zo(e.treeId,N.peek()?.userId??""),t()}}
        >
          <p>${l("home.leaveWarning",{tree:e.treeName})}</p>
        <//>`:null}
  </li>`}var Jc=(e,t)=>()=>{e(),t()};function Lh(e){return l(e==="public"?"tree.public":`tree.access.${e}`)}function Rh(e){if(Number.isNaN(e))return"";let t=Date.now();return t-e<Qc?l("home.changedNow"):t-e<Ch?l("home.changed",{ago:Ta(e,t,{numeric:"always"})}):l("home.changedOn",{date:Ne(e,{dateStyle:"long"})})}function Fh({treeId:e,count:t}){let n=[...e].reduce((s,a)=>(s*31+a.charCodeAt(0))%9973,7),o=()=>(n=(n*137+71)%9973)/9973,r=Math.min(12,2+Math.round(Math.log2(t+1))),i=[];for(let s=r;s>0;s-=1){let a=54*s/r-o()*2;i.push(m`<ellipse cx=${60+o()*3-1.5} cy=${60+o()*3-1.5} rx=${a}
        ry=${a*(.93+o()*.1)} />`)}return m`<svg class="card-art" viewBox="0 0 120 120" aria-hidden="true" focusable="false">
    ${i}<circle cx="60" cy="60" r="3" class="filled" />
  </svg>`}function eu(){let e=N.value?.email??"",{isBusy:t,problem:n,submit:o}=L(async()=>{await _l(),te(l("home.resent",{email:e}))});return m`<aside class="unconfirmed" aria-label=${l("home.confirm")}>
    <p>
      ${we("home.unconfirmed",{email:e,strong:r=>m`<strong>${r}</strong>`})}
    </p>
    <button type="button" class="button" disabled=${t} onClick=${o}>
      ${l("home.resend")}
    </button>
    <${x} error=${n} />
  </aside>`}function tu(){let{answer:e,problem:t,again:n}=ie(dc,[N.value?.userId]),[o,r]=v(!1),[i,s]=v(!1),[a,c]=v(null);U(()=>{document.title=l("page.title",{screen:l("home.title")})},[]);let u=[...e??[]].sort((g,b)=>(b.updatedAt??"").localeCompare(g.updatedAt??"")),d=u.filter(g=>g.role==="owner"),f=u.filter(g=>g.role!=="owner"),{isOver:h,takes:p}=Ho(g=>{c(g),r(!0)});return m`<div class="home" ...${p}>
    <${Kc} onAccount=${()=>s(!0)} />
    <main id="main" class="home-main" tabindex="-1">
      <header class="screen-head">
        <h1>${l("home.title")}</h1>
        <button type="button" class="button strong" onClick=${()=>r(!0)}>
          <${M} name="plus" />${l("home.newTree")}
        </button>
      </header>
      ${N.value?.awaitsConfirmation?m`<${eu} />`:null}
      <${x} error=${t} onRetry=${n} />
      ${e&&!e.length?m`<${An} title=${l("home.empty")}>
            <p>${l("home.emptyHint")}</p>
            <button type="button" class="button strong" onClick=${()=>r(!0)}>
              <${M} name="plus" />${l("home.plant")}
            </button>
          <//>`:null}
      ${d.length?m`<h2 class="visually-hidden">${l("home.own")}</h2>
            <ul class="cards" aria-label=${l("home.title")}>
              ${d.map(g=>m`<${Yi} key=${g.treeId} tree=${g} again=${n} />`)}
            </ul>`:null}
      ${f.length?m`<h2 class="home-part">${l("home.shared")}</h2>
            <ul class="cards" aria-label=${l("home.shared")}>
              ${f.map(g=>m`<${Yi} key=${g.treeId} tree=${g} again=${n} />`)}
            </ul>`:null}
    </main>
    ${h?m`<${Wo} words=${l("home.drop")} />`:null}
    ${o?m`<${Yc}
          file=${a}
          onWritten=${n}
          onClose=${()=>{r(!1),c(null),n()}}
        />`:null}
    ${i?m`<${Wc} onClose=${()=>s(!1)} onRestored=${n} />`:null}
  </div>`}function nu({notice:e}){let{id:t,text:n,action:o,error:r}=e;return m`<div class="notice">
    ${r?m`<${x} error=${r} />`:m`<p>${n}</p>`}
    ${o?m`<button
          type="button"
          class="button"
          onClick=${()=>{Oo(t),o.act()}}
        >
          ${o.label}
        </button>`:null}
    <button
      type="button"
      class="button quiet icon-only"
      aria-label=${Z("notice.dismiss")}
      onClick=${()=>Oo(t)}
    >
      <${M} name="close" />
    </button>
  </div>`}function ou(){return m`<div class="notices" role="status" aria-live="polite">
    ${Yt.value?m`<p class="notice waiting">${Yt.value}</p>`:null}
    ${ze.value.map(e=>m`<${nu} key=${e.id} notice=${e} />`)}
  </div>`}var Bh=/FRENCH|HEBREW/i,zh=/@#D[^@]*@|\b(?:GREGORIAN|JULIAN)\b/gi,Gh=new RegExp(String.raw`(?<!\d)(\d{3,4}(?!\d)|(?<![/.-])\d{1,2}(?=\s*(?:$|TO\b|AND\b|B\.?\s?C)))`+String.raw`(?:/\d\d)?(\s*B\.?\s?C)?`,"i");function Zo(e,t,n){if(e)return ru(e);if(t&&!Bh.test(t)){let o=Gh.exec(t.replace(zh," "));if(o)return Number(o[1])*(o[2]?-1:1)}return n?ru(n):null}function Le(e){return Zo(e.birthDate,e.birthDateText,e.birthSort)}function tn(e){return Zo(e.deathDate,e.deathDateText,e.deathSort)}function iu(e){let t=1/0,n=-1/0;for(let o of e){let r=Le(o);r!==null&&(t=Math.min(t,r),n=Math.max(n,r))}return t>n?null:[t,n]}function ru(e){let t=Number.parseInt(e,10);return Number.isNaN(t)?null:t}var zn=Object.freeze([]);function ke(e){let t=new Map([...e.persons].map(d=>({person:d,born:Uh(d)})).sort((d,f)=>Jo(d.born,f.born)||Jo(d.person.personId,f.person.personId)).map(({person:d})=>[d.personId,d])),n=new Map([...t.keys()].map((d,f)=>[d,f])),{parents:o,children:r}=Hh(e,t,n),{spouses:i,couples:s}=jh(e,t,n),a=Kh(t,o),c=au(a,d=>d.parents),u=au(a,d=>d.children);return{people:t,parents:d=>o.get(d)??zn,children:d=>r.get(d)??zn,spouses:d=>i.get(d)??zn,families:a,familiesOfParent:d=>c.get(d)??zn,familiesOfChild:d=>u.get(d)??zn,couples:s}}function Re(e,t){return e<t?`${e} ${t}`:`${t} ${e}`}function Uh(e){return lu(e.birthDate??e.birthSort,Le(e))}function su(e){return lu(e.marriageDate,Zo(e.marriageDate,e.marriageDateText))}function lu(e,t){return e&&!e.startsWith("-")?e.padStart(10,"0"):t===null?"~":t<0?`!${String(1e4+t).padStart(5,"0")}`:String(t).padStart(4,"0")}function Hh(e,t,n){let o=new Map,r=new Map,i=new Set;for(let{parentId:s,childId:a,type:c="Biological"}of e.parents){let u=`${s} ${a}`;!t.has(s)||!t.has(a)||s===a||i.has(u)||(i.add(u),nn(o,a,{id:s,type:c}),nn(r,s,{id:a,type:c}))}for(let[s,a]of Wh(t,r))o.set(s,(o.get(s)??[]).filter(c=>c.id!==a)),r.set(a,(r.get(a)??[]).filter(c=>c.id!==s));for(let s of[o,r])for(let a of s.values())a.sort((c,u)=>Xo(n,c)-Xo(n,u));return{parents:o,children:r}}function Wh(e,t){let n=[],o=new Map;for(let r of e.keys()){if(o.has(r))continue;o.set(r,"open");let i=[{id:r,next:0}];for(let s=i.at(-1);s;s=i.at(-1)){let a=t.get(s.id)?.[s.next++];a?o.get(a.id)==="open"?n.push([a.id,s.id]):o.has(a.id)||(o.set(a.id,"open"),i.push({id:a.id,next:0})):(o.set(s.id,"done"),i.pop())}}return n}function jh(e,t,n){let o=new Map,r=new Map;for(let s of e.spouses){let{person1Id:a,person2Id:c}=s,u=Re(a,c);!t.has(a)||!t.has(c)||a===c||r.has(u)||(r.set(u,s),nn(o,a,{id:c,link:s}),nn(o,c,{id:a,link:s}))}for(let s of o.values())s.sort((a,c)=>Jo(su(a.link),su(c.link))||Xo(n,a)-Xo(n,c));let i=[...r].sort((s,a)=>Jo(s[0],a[0])).map(([,s])=>s);return{spouses:o,couples:i}}function Kh(e,t){let n=new Map;for(let o of e.keys()){let r=new Map;for(let{id:i,type:s}of t.get(o)??[])nn(r,s,i);for(let[i,s]of r)for(let a=0;a<s.length;a+=2){let c=s.slice(a,a+2).sort(),u=`${i} ${c.join(" ")}`,d=n.get(u)??{key:u,parents:c,type:i,children:[]};n.set(u,d),d.children.push(o)}}return[...n.values()]}function au(e,t){let n=new Map;for(let o of e)for(let r of t(o))nn(n,r,o);return n}function nn(e,t,n){let o=e.get(t);o?o.push(n):e.set(t,[n])}function Xo(e,t){return e.get(t.id)??0}function Jo(e,t){return e<t?-1:e>t?1:0}function Fe(e,t,{rootId:n}){if(n&&t.people.has(n))return n;let o=e.tree?.rootPersonId;if(o&&t.people.has(o))return o;let r=null,i=-1;for(let s of t.people.keys()){let a=t.parents(s).length+t.children(s).length+t.spouses(s).length;a<=i||(i=a,r=s)}return r}function Gn(e,t,n){let o=new Map([[e,0]]),r=[e];for(let i=0;i<r.length;i++){let s=r[i],a=(o.get(s)??0)+1;if(!(a>n))for(let c of t(s))o.has(c.id)||(o.set(c.id,a),r.push(c.id))}return o}function Qo(e,t,n){return{persons:e.persons.filter(({personId:o})=>t.has(o)),parents:e.parents.filter(({parentId:o,childId:r})=>t.has(o)&&n.has(r)),spouses:e.spouses.filter(({person1Id:o,person2Id:r})=>t.has(o)&&t.has(r))}}var bt=Object.freeze({nodes:[],edges:[],levels:[],bounds:{x:0,y:0,w:0,h:0}});var R=ee(null),Hn=ee(null),Y=$e(()=>ke(R.value??{persons:[],parents:[],spouses:[]})),I=$e(()=>Y.value.people),tr=$e(()=>(R.value&&Fe(R.value,Y.value,{}))??""),ne=$e(()=>["owner","editor"].includes(R.value?.tree.role??"")),on=$e(()=>R.value?.tree.role==="owner"),Zi="Biological",Un="",er=0;async function cu(e){Xi(),Un=e,await Ji()}function Xi(e=Un){e===Un&&(er+=1,Un="",R.value=null,Hn.value=null)}async function Ee({isQuiet:e=!1}={}){await Ji({isQuiet:e})}async function Vh(){let e=R.peek()?.tree;if(!(!e||document.hidden))try{let t=await mc(e.treeId);(t.version!==e.version||t.updatedAt!==e.updatedAt)&&await Ji()}catch{}}function uu(e){let{parents:t,children:n}=Y.value,o=new Map;for(let s of t(e))for(let a of n(s.id)){if(a.id===e)continue;let c=s.type===Zi?a.type:s.type;o.set(a.id,[...o.get(a.id)??[],c])}let r=s=>t(s).filter(a=>a.type===Zi).length,i=(s,a)=>{let c=a.filter(u=>u===Zi).length;return c?c<Math.max(r(e),r(s))?"Half":"":a.includes("Adoptive")?"Adoptive":a[0]??""};return[...I.value.keys()].flatMap(s=>{let a=o.get(s);return a?[{id:s,how:i(s,a)}]:[]})}async function Ji({isQuiet:e=!1}={}){let t=++er,n=Un;try{let o=await Bo(n);if(t!==er)return;R.value=o,Hn.value=null}catch(o){if(t!==er)return;R.peek()?e||ue(o):Hn.value=o}}document.addEventListener("visibilitychange",Vh);var V={current:null};function F(e){return e?e.hidden?l("person.living"):[e.firstName,e.lastName].filter(Boolean).join(" ")||e.preferredName||e.birthName||l("person.unnamed"):l("person.missing")}function Se(e){return e.hidden?l("person.living"):[e.firstName,e.middleName,e.lastName,e.suffix].filter(Boolean).join(" ")||F(e)}function Qi(e){return e.normalize("NFKD").replace(/\p{M}/gu,"").replace(/ß/g,"ss").replace(/[øØ]/g,"o").replace(/[łŁ]/g,"l").toLowerCase()}function du(e){let{firstName:t,middleName:n,lastName:o,birthName:r,preferredName:i,suffix:s}=e;return Qi([t,n,o,r,i,s].filter(Boolean).join(" "))}function qh(e){W({person:e}),V.current?.focus(e)}function et({id:e}){let t=I.value.get(e);return m`<button type="button" class="link" disabled=${!t} onClick=${()=>qh(e)}>
    ${F(t)}
  </button>`}function rn({ids:e}){return Ia(e.map(t=>m`<${et} key=${t} id=${t} />`))}var pu=["JAN","FEB","MAR","APR","MAY","JUN","JUL","AUG","SEP","OCT","NOV","DEC"],Yh=2e3,Zh={ABT:"about",CAL:"calculated",EST:"estimated",BEF:"before",AFT:"after",FROM:"from",TO:"to"},Xh=[[/@#DJULIAN@|\bJULIAN\b/gi,"julian"],[/@#DFRENCH R@|\bFRENCH_R\b/gi,"french"],[/@#DHEBREW@|\bHEBREW\b/gi,"hebrew"]],Jh=/@#DGREGORIAN@|\bGREGORIAN\b/gi,Qh=/^BET\s+(.+?)\s+AND\s+(.+)$/i,eg=/^FROM\s+(.+?)\s+TO\s+(.+)$/i,tg=/^(ABT|CAL|EST|BEF|AFT|FROM|TO)\s+(.+)$/i,ng=/^(?:(\d{1,2})\s+)?([A-Z]{3})\s+(\d{1,4}(?:\/\d{2})?)$/i,mu=/\s+(?:BCE|B\.C\.)$/i;function $t(e){let t=e.trim();if(/^\(.*\)$/s.test(t))return t.slice(1,-1);let n=/^INT\s+(.*?)\s*\((.*)\)$/is.exec(t);if(n){let[,s="",a=""]=n;return l("date.quoted",{date:$t(s),phrase:a})}let o=t.replace(Jh,""),r=[];for(let[s,a]of Xh)s.test(o)&&r.push(l(`date.${a}`)),o=o.replace(s,"");let i=og(o.trim().replace(/\s+/g," "));return r.length?l("date.calendar",{date:i,calendar:r.join(", ")}):i}function og(e){let t=Qh.exec(e);if(t)return fu("date.between",t);let n=eg.exec(e);if(n)return fu("date.period",n);let o=tg.exec(e);if(!o)return Wn(e);let[,r="",i=""]=o,s=Zh[r.toUpperCase()];return l(`date.${s}`,{date:Wn(i)})}function fu(e,[,t="",n=""]){return l(e,{from:Wn(t),to:Wn(n)})}function Wn(e){if(mu.test(e))return l("date.bc",{year:Wn(e.replace(mu,""))});let[,t,n="",o=""]=ng.exec(e)??[],r=nr(pu.indexOf(n.toUpperCase()));return r?t?l("date.day",{day:`${Number(t)}`,month:r,year:o}):l("date.month",{month:r,year:o}):e}function nr(e){return e in pu?Ne(new Date(Yh,e,1),{month:"long"}):""}function he(e,t){if(t)return $t(t);if(!e)return"";let[n="",o="",r=""]=e.split("-").map(i=>`${Number(i)}`);return l("date.day",{day:r,month:nr(Number(o)-1),year:n})}async function hu(e,t,n){let o={from:t,to:n,language:Kt()};return A("GET",`${pe(e)}/relationship`,{query:o,isGuest:!0})}async function es(e,t,n={}){return A("GET",`${pe(e)}/${t}`,{query:n,isGuest:!0})}async function gu(e,t){await A("POST",`${pe(e)}/history/${t}/restore`)}async function bu(e,t,n){return A("POST",`${pe(e)}/distinct`,{json:{first:t,second:n}})}async function $u(e,t,n){return A("POST",`${pe(e)}/merge`,{json:{keep:t,drop:n}})}function _e(e,t={}){let n=R.value?.tree,o=JSON.stringify(t),r=n?.treeId??"",[i,s]=v({of:0,pages:[]}),{answer:a,problem:c,again:u}=ie(()=>es(r,e,t),[r,n?.version,e,o]),d=i.of===a?i.pages:[],f=[a,...d].filter(Boolean),h=f.at(-1)?.cursor,g=h?m`<button type="button" class="button wide" onClick=${async()=>{try{let b=await es(r,e,{...t,cursor:h});s({of:a,pages:[...d,b]})}catch(b){ue(b)}}}>
        ${l("button.showMore")}
      </button>`:null;return{answer:a,items:f.flatMap(b=>b.items??[]),problem:c,again:u,more:g}}var rg=Array.from({length:12},(e,t)=>[String(t+1),nr(t)]);function wu(){let[e,t]=v(String(new Date().getMonth()+1)),{answer:n,items:o,problem:r,again:i}=_e("anniversaries",{month:e});return m`<label class="field">
      <span class="field-label">${l("anniversaries.month")}</span>
      <select onChange=${s=>t(s.target.value)}>
        ${rg.map(([s,a])=>m`<option value=${s} selected=${s===e}>${a}</option>`)}
      </select>
    </label>
    <${x} error=${r} onRetry=${i} />
    ${n&&!o.length?m`<p class="hint">${l("anniversaries.none")}</p>`:null}
    <ol class="days">
      ${o.map(s=>m`<li key=${s.kind+s.personIds.join()+s.date}>
          <span class="day">${s.day}</span>
          <span>
            ${we(`anniversaries.${s.kind}`,{people:m`<${rn} ids=${s.personIds} />`,year:s.date.slice(0,4),ago:Oa(s.years),when:a=>m`<span class="hint">${a}</span>`})}
          </span>
        </li>`)}
    </ol>`}function ig({code:e,severity:t}){return l(`checks.codes.${t==="error"&&e==="parentTooYoung"?"bornAfterOwnChild":e}`)}function yu(){let{answer:e,problem:t,again:n}=_e("checks",{limit:1}),[o,r]=v("");return e?e.counts.length?m`<ul class="groups">
    ${e.counts.map(i=>{let{code:s,severity:a}=i,c=`${a} ${s}`,u=o===c;return m`<li key=${c}>
          <button
            type="button"
            class="group ${a}"
            aria-expanded=${u}
            onClick=${()=>r(u?"":c)}
          >
            <span class="group-mark">${l(`checks.${a}`)}</span>
            <span class="group-title">${ig(i)}</span>
            <span class="group-count">${Me(i.count)}</span>
          </button>
          ${u?m`<${sg} code=${s} severity=${a} />`:null}
        </li>`})}
  </ul>`:m`<p class="good"><${M} name="check" />${l("checks.none")}</p>`:m`<${x} error=${t} onRetry=${n} />`}function sg({code:e,severity:t}){let n={code:e,severity:t,limit:50,language:Kt()},{items:o,problem:r,again:i,more:s}=_e("checks",n);return m`<${x} error=${r} onRetry=${i} />
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
    ${s}`}async function tt(e){let{value:t,etag:n}=await _i("GET",sn(e),{isGuest:!0});return{person:ht(t),etag:n}}async function vu(e){return A("POST","api/persons",{json:e})}async function ts(e,t,n){let{value:o,etag:r}=await _i("PATCH",sn(e),{json:t,ifMatch:n});return{person:o,etag:r}}async function ku(e){return A("DELETE",sn(e))}async function Su(e,t){return A("POST",`${sn(e)}/restore`,{json:{undo:t}})}async function or(e,t){await A("POST",`${sn(e)}/photo`,{body:t})}async function xu(e){await A("DELETE",`${sn(e)}/photo`)}async function rr(e){return Zt(e,{isGuest:!0})}async function _u(e){let t=[],n;do{let o=await A("GET","api/relationships",{query:{personId:e,cursor:n}});t.push(...o.items),n=o.cursor}while(n);return t}async function ns(e){return A("POST","api/relationships/parent-child",{json:e})}async function os(e){return A("POST","api/relationships/spousal",{json:e})}async function rs(e,t,n,o){return A("PATCH",Mu(e,t,n),{json:o})}async function jn(e,t,n){await A("DELETE",Mu(e,t,n))}function Mu(e,t,n){return`api/relationships/${e}/${encodeURIComponent(t)}/${encodeURIComponent(n)}`}function sn(e){return`api/persons/${encodeURIComponent(e)}`}var ag=50,Lt=ee([]),wt=ee([]),Rt=ee(!1),ir=$e(()=>Lt.value.at(-1)?.what??""),sr=$e(()=>wt.value.at(-1)?.what??"");function nt(){Lt.value=[],wt.value=[],Pi()}async function Ge(e,t){let n=await ss(e.act);wt.value=[],Eu(e,t,n)}async function an(){let e=Lt.peek().at(-1);if(!e||Rt.peek())return;Ai();let t;try{t=await ss(e.undo)}catch(o){ue(o);return}Lt.value=Lt.value.filter(o=>o!==e),wt.value=t?[]:[...wt.value,e];let{what:n}=e;t?te(l("history.undoneForGood",{what:n})):te(l("history.undone",{what:n}),{label:l("button.redo"),act:ln})}async function ln(){let e=wt.peek().at(-1);if(!e||Rt.peek())return;Ai();let t;try{t=await ss(e.act)}catch(n){ue(n);return}wt.value=wt.value.filter(n=>n!==e),Eu(e,l("history.redone",{what:e.what}),t)}function Eu(e,t,n){n?(nt(),te(l("history.doneForGood",{done:t}))):(Lt.value=[...Lt.value,e].slice(-ag),Pi(),te(t,{label:l("button.undo"),act:an}))}async function ss(e){Rt.value=!0;let t,n=!1;try{t=await e()||void 0}catch(i){throw n=i instanceof X&&!i.status,i}finally{await Ee({isQuiet:n}),Rt.value=!1}let{opens:o="",isForGood:r=!1}=t??{};return I.peek().has(o)&&W({person:o}),r}function cn(e){return e<0?l("date.bc",{year:`${-e}`}):`${e}`}function ar(e){if(!e)return"";let[t,n]=e;return t===n?cn(t):`${cn(t)}–${cn(n)}`}function un(e,t){if(e===null)return"";let n=/^\s*(?:@#[^@]*@\s*)?(ABT|CAL|EST|BET|BEF|AFT|FROM|TO)\b/i.exec(t??""),o=cn(e);switch(n?.[1]?.toUpperCase()){case void 0:return o;case"BEF":case"TO":return l("date.beforeYear",{year:o});case"AFT":case"FROM":return l("date.afterYear",{year:o});default:return l("date.aboutYear",{year:o})}}function yt(e){let t=un(Le(e),e.birthDateText),n=un(tn(e),e.deathDateText);if(!t&&!n)return"";let o=l("date.unknownYear");return n?`${t||o}–${n}`:e.living?l("date.bornYear",{year:t}):`${t}–${o}`}function vt(e){return he(e.birthDate,e.birthDateText)}function kt(e){return he(e.deathDate,e.deathDateText)}var lg={"same name":"sameName","same first name":"sameFirstName","similar names":"similarNames","one name may be short for the other":"shortName","born on the same day":"bornSameDay","born in the same year":"bornSameYear","born around the same time":"bornAround","born in the same place":"bornSamePlace","died on the same day":"diedSameDay","died in the same year":"diedSameYear","same parent":"sameParent","same spouse":"sameSpouse","parent with the same name":"parentSameName","spouse with the same name":"spouseSameName"},cg=e=>On(ve(e.map(t=>l(`duplicates.reasons.${lg[t]}`))));function Pu(){let{answer:e,items:t,problem:n,again:o,more:r}=_e("duplicates",{limit:25}),[i,s]=v(null);return e?t.length?m`<p class="hint">${l("duplicates.intro")}</p>
    <ul class="findings">
      ${t.map(a=>m`<li
          key=${a.personIds.join()}
        >
          <p class="pair">
            ${a.personIds.map(c=>m`<span key=${c}>
                <${et} id=${c} />
                <span class="hint"> ${ug(c)}</span>
              </span>`)}
          </p>
          <p class="hint">${cg(a.reasons)}</p>
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
    ${i?m`<${dg} pair=${i} onClose=${()=>s(null)} />`:null}`:m`<p class="good"><${M} name="check" />${l("duplicates.none")}</p>`:m`<${x} error=${n} onRetry=${o} />`}function ug(e){let t=I.value.get(e);return t?yt(t):""}function dg({pair:e,onClose:t}){let[n,o]=v(!0),r=ie(async()=>{let[f,h]=await Promise.all(e.map(tt));return f&&h?[f.person,h.person]:[]},e),{isBusy:i,problem:s,submit:a}=L(async()=>{let[f,h]=n?e:[e[1],e[0]],p=F(I.peek().get(f));await $u(R.peek()?.tree.treeId??"",f,h),t(),W({person:""}),nt(),await Ee(),te(l("duplicates.merged",{name:p}))}),c=L(async()=>{await bu(R.peek()?.tree.treeId??"",...e),t(),await Ee()}),[u,d]=r.answer??[];return m`<${J} title=${l("duplicates.title")} onClose=${t}>
    <form class="stack" onSubmit=${a}>
      <${x} error=${r.problem??s??c.problem} />
      ${u&&d?m`<${mg} first=${u} second=${d} keepsFirst=${n}
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
  <//>`}function mg({first:e,second:t,keepsFirst:n,onKeep:o}){let r=s=>{let{parents:a,spouses:c,children:u}=Y.value,d=s.personId,f=[...a(d),...c(d),...u(d)].map(h=>h.id);return ve(f.map(h=>F(I.value.get(h))))},i=[[l("duplicates.name"),Se],[l("field.birth"),vt],[l("field.birthPlace"),s=>s.birthPlace??""],[l("field.death"),kt],[l("field.deathPlace"),s=>s.deathPlace??""],[l("duplicates.relatives"),r],[l("field.biography"),s=>s.biography??""]];return m`<table class="side-by-side">
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
  </table>`}var fg={first_name:"firstName",middle_name:"middleName",last_name:"lastName",birth_name:"birthName",preferred_name:"preferredName",suffix:"suffix",gender:"gender",birth_date:"birth",birth_date_text:"birth",birth_place:"birthPlace",death_date:"death",death_date_text:"death",death_place:"deathPlace",is_living:"living",biography:"biography"};function Au(){let{answer:e,items:t,problem:n,again:o,more:r}=_e("history",{limit:50}),[i,s]=v(!1),a=R.value?.tree.ownerId;if(e&&!t.length)return m`<p class="hint">${l("changes.none")}</p>`;let c=async u=>{s(!0);try{await gu(R.value?.tree.treeId??"",u.changeId),nt(),te(l("changes.done"))}catch(d){ue(d)}await Ee(),s(!1)};return m`<p class="hint">${l("changes.hint")}</p>
    <${x} error=${n} onRetry=${o} />
    <ol class="findings">
      ${t.map(u=>m`<li key=${u.changeId}>
          <p>${we(`changes.${u.kind}`,{people:pg(u)})}</p>
          ${u.fields?m`<p class="hint">${hg(u.fields)}</p>`:null}
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
    ${r}`}function pg({personIds:e,name:t}){let n=e[0]??"";return t&&!I.value.has(n)?t:m`<${rn} ids=${e} />`}function hg(e){let t=fg,n=e.map(o=>{let r=t[o];return r?l(`field.${r}`):l("changes.details")});return ve([...new Set(n)])}function Tu(){let{answer:e,items:t,problem:n,again:o,more:r}=_e("places",{limit:50}),[i,s]=v("");return e&&!t.length?m`<p class="hint">${l("places.none")}</p>`:m`<${x} error=${n} onRetry=${o} />
    <ul class="groups">
      ${t.map(a=>{let c=i===a.name;return m`<li key=${a.name}>
          <button
            type="button"
            class="group"
            aria-expanded=${c}
            onClick=${()=>s(c?"":a.name)}
          >
            <span class="group-title">${a.name}</span>
            <span class="group-count">${Me(gg(a))}</span>
          </button>
          ${c?m`<${bg} place=${a} />`:null}
        </li>`})}
    </ul>
    ${r}`}function gg({births:e,marriages:t,deaths:n}){return e+t+n}function bg({place:e}){let{births:t,marriages:n,deaths:o,personIds:r,personCount:i}=e,s=[t?l("places.births",{count:t}):"",n?l("places.marriages",{count:n}):"",o?l("places.deaths",{count:o}):""].filter(Boolean);return m`<div class="findings">
    <p class="hint">${ve(s)}</p>
    <ul class="rows">
      ${r.map(a=>m`<li key=${a}><${et} id=${a} /></li>`)}
    </ul>
    ${i>r.length?m`<p class="hint">
          ${l("places.others",{count:i-r.length})}
        </p>`:null}
  </div>`}var lr=320,Kn=110,$g=16,wg=6.2;function Iu({title:e,bars:t}){let n=Math.max(1,...t.map(i=>i.count)),o=lr/Math.max(1,t.length),r=Math.ceil(t.length/8);return m`<figure class="chart">
    <figcaption>${e}</figcaption>
    <svg viewBox="0 0 ${lr} ${Kn+$g}" role="img" aria-label=${vg(e,t)}>
      ${t.map((i,s)=>{let a=Math.max(i.count?2:0,i.count/n*(Kn-14)),c=s*o;return m`<g key=${i.label}>
          <rect x=${c+o*.12} y=${Kn-a} width=${o*.76} height=${a}
            rx="2"><title>${Ou(i)}</title></rect>
          ${s%r===0?m`<text x=${yg(c+o/2,i.label)} y=${Kn+12}
                text-anchor="middle">
                ${i.label}
              </text>`:null}
        </g>`})}
      <path d="M0 ${Kn}H${lr}" />
    </svg>
  </figure>`}function yg(e,t){let n=t.length*wg/2;return Math.min(lr-n,Math.max(n,e))}function Vn({title:e,bars:t}){let n=Math.max(1,...t.map(o=>o.count));return t.length?m`<figure class="chart">
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
  </figure>`:null}function vg(e,t){return l("statistics.chart",{title:e,bars:ve(t.map(Ou),{type:"unit"})})}function Ou({label:e,count:t}){return l("statistics.bar",{label:e,count:t})}var kg=24,Nu=8,Sg=["sex","birthDate","birthPlace","deathDate","parents"];function Du(){let{answer:e,problem:t,again:n}=_e("stats");return e?m`<dl class="tiles">
      <${dn} label=${l("statistics.people")} value=${Me(e.persons)} />
      <${dn} label=${l("statistics.living")} value=${Me(e.living)} />
      <${dn} label=${l("statistics.couples")} value=${Me(e.couples)} />
      <${dn} label=${l("statistics.generations")} value=${Me(e.generations)} />
      <${cr} label=${l("statistics.ageAtDeath")} average=${e.ageAtDeath} />
      <${cr} label=${l("statistics.ageAtMarriage")} average=${e.ageAtMarriage} />
      <${cr} label=${l("statistics.ageOfMothers")} average=${e.ageOfMothers} />
      <${cr} label=${l("statistics.ageOfFathers")} average=${e.ageOfFathers} />
      ${e.childrenPerCouple?m`<${dn} label=${l("statistics.childrenPerCouple")}
            value=${Cu(e.childrenPerCouple)} />`:null}
    </dl>
    <${xg} answer=${e} />
    <${Vn} title=${l("statistics.lastNames")} bars=${as(e.lastNames)} />
    <${Vn} title=${l("statistics.femaleNames")} bars=${as(e.firstNamesFemale)} />
    <${Vn} title=${l("statistics.maleNames")} bars=${as(e.firstNamesMale)} />
    <${Vn} title=${l("statistics.completeness")} bars=${Sg.map(o=>({label:l(`statistics.${o}`),count:Math.round((e.completeness[o]??0)*100)}))} />
    ${e.largestFamilies.length?m`<h3>${l("statistics.mostChildren")}</h3>
          <ul class="rows">
            ${e.largestFamilies.slice(0,Nu).map(o=>m`<li
                  class="row"
                  key=${o.personId}
                >
                  <span class="row-words"><${et} id=${o.personId} /></span>
                  <span class="hint">
                    ${l("statistics.children",{count:o.children})}
                  </span>
                </li>`)}
          </ul>`:null}`:m`<${x} error=${t} onRetry=${n} />`}function xg({answer:e}){let t=e.birthsByDecade.length;if(!t)return null;let n=t<=kg,r=(n?e.birthsByDecade:e.birthsByCentury).map(i=>({label:i.fromYear<0?cn(i.fromYear):l("statistics.years",{year:`${i.fromYear}`}),count:i.count}));return m`<${Iu} bars=${r}
    title=${l(n?"statistics.birthsByDecade":"statistics.birthsByCentury")} />`}function dn({label:e,value:t}){return m`<div class="tile"><dt>${e}</dt><dd>${t}</dd></div>`}function cr({label:e,average:t}){return t?m`<${dn} label=${e} value=${Cu(t.years)} />`:null}function as(e){return e.slice(0,Nu).map(t=>({label:t.name,count:t.count}))}function Cu(e){return Me(e,{minimumFractionDigits:1,maximumFractionDigits:1})}function Oe(e=""){return e.split(",").map(n=>n.trim()).filter(Boolean).join(", ")}var _g={birth:"∗",marriage:"∞",divorce:"⚮",death:"†"};function Ru(){let{answer:e,items:t,problem:n,again:o,more:r}=_e("timeline",{limit:100});return e&&!t.length?m`<p class="hint">${l("timeline.none")}</p>`:m`<${x} error=${n} onRetry=${o} />
    <ol class="timeline">
      ${t.map((i,s)=>{let a=Lu(i.sort),c=t[s-1];return m`${!c||Lu(c.sort)!==a?m`<li class="century" key=${`c${a}`}><h3>${a}</h3></li>`:null}
          <li key=${i.kind+i.personIds.join()+s}>
            <span class="sign ${i.kind}" aria-hidden="true">${_g[i.kind]}</span>
            <span>
              <span class="hint">${$t(i.dateText)}</span><br />
              ${we(`timeline.${i.kind}`,{people:m`<${rn} ids=${i.personIds} />`})}
              ${i.place?`, ${Oe(i.place)}`:null}
            </span>
          </li>`})}
    </ol>
    ${r}`}function Lu(e){let t=Number.parseInt(e,10);return l("statistics.years",{year:`${Math.floor(t/100)*100}`})}var Fu={checks:yu,duplicates:Pu,statistics:Du,anniversaries:wu,timeline:Ru,places:Tu,history:Au},Mg=Object.keys(Fu),Eg=()=>Mg.filter(e=>e!=="history"||ne.value);function Bu({name:e}){let t=Eg(),n=t.find(a=>a===e)??"checks",o=Fu[n],r=z(null);se(()=>r.current?.focus(),[]);let i=a=>{let u={ArrowRight:1,ArrowLeft:-1}[a.key];if(!u)return;a.preventDefault();let d=t[(t.indexOf(n)+u+t.length)%t.length]??"";W({insight:d},{replace:!0}),requestAnimationFrame(()=>document.getElementById(`insight-${d}`)?.focus())},s=()=>{W({insight:""}),document.getElementById("main")?.focus()};return m`<aside class="insights" aria-label=${l("tree.insights")}>
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
  </aside>`}var zu=["birthDate","deathDate","marriageDate","divorceDate","adoptionDate"];function ur(e,t){let n={};for(let o of Object.keys(t)){let r=o.replace(/Text$/,"");zu.includes(r)&&!e[o]&&e[r]?n[r]=e[r]:n[o]=e[o]??null}return n}function Gu(e){let t={...e};for(let n of zu)t[`${n}Text`]&&delete t[n];return t}var Pg=404,ot=e=>F(I.peek().get(e));async function mn(e,t,n="Biological",o=""){let[r,i]=[ot(e),ot(t)];await Ge({what:l("history.connecting",{one:r,other:i}),act:async()=>{await ns({parentId:e,childId:t,type:n,...o?{alsoOf:o}:{}})},undo:async()=>{o&&await Wu("parent-child",o,t),await jn("parent-child",e,t)}},o?l("history.parents",{parent:r,other:ot(o),child:i}):l("history.parent",{parent:r,child:i}))}async function dr(e,t,n={status:"Married"},o=[]){let r={one:ot(e),other:ot(t)};await Ge({what:l("history.connecting",r),act:async()=>{await os({person1Id:e,person2Id:t,parentOf:o,...n})},undo:async()=>{for(let i of o)await Wu("parent-child",t,i);await jn("spousal",e,t)}},l("history.couple",r))}async function Uu(e,t,n){let o=await ls(e,t,n),r={one:ot(t),other:ot(n)};await Ge({what:l("history.disconnecting",r),act:()=>jn(e,t,n),undo:async()=>{let i={...Ag(o),...ju(e,t,n)};e==="spousal"?await os(i):await ns(i)}},l("history.disconnected",r))}async function Hu(e,t,n,o,r){let i=ur(o,r),s={one:ot(t),other:ot(n)};await Ge({what:l("history.editingLink",s),act:async()=>{await rs(e,t,n,r)},undo:async()=>{await rs(e,t,n,i)}},l("history.savedLink"))}async function ls(e,t,n){let o=Object.entries(ju(e,t,n));return(await _u(t)).find(i=>o.every(([s,a])=>i[s]===a))}async function Wu(e,t,n){try{await jn(e,t,n)}catch(o){if(!(o instanceof X)||o.status!==Pg)throw o}}function ju(e,t,n){return e==="spousal"?{person1Id:t,person2Id:n}:{parentId:t,childId:n}}function Ag(e){let{id:t,relationshipType:n,treeId:o,createdAt:r,updatedAt:i,...s}=e;return Gu(s)}var Tg=409;function cs(e){let t,n=null;return{async end(){let{person:o}=await tt(e);return n=o.photoUrl?await rr(o.photoUrl).catch(()=>null):null,{undo:t}=await ku(e),H.peek().person===e&&W({person:""}),{isForGood:!t}},async goOn(){return t&&await Ig(e,t),t=void 0,n&&await or(e,n),n=null,{opens:e}}}}async function Ig(e,t){try{await Su(e,t)}catch(n){if(!(n instanceof X)||n.status!==Tg)throw n;await tt(e).catch(()=>Promise.reject(n))}}async function fn(e){let t=R.peek()?.tree.treeId??"",n=F(e),o="",r=null;return await Ge({what:l("history.adding",{name:n}),act:async()=>{if(r)return r.goOn();o=(await vu({treeId:t,...e})).personId},undo:()=>(r??=cs(o)).end()},l("history.added",{name:n})),o}async function Ku(e,t,n){let o=ur(e,t),r=n,i=F({...e,...t});await Ge({what:l("history.editing",{name:i}),act:async()=>{await ts(e.personId,t,r),r=""},undo:async()=>{await ts(e.personId,o)}},l("history.saved",{name:i}))}async function Vu(e){let t=F(e),n=cs(e.personId);await Ge({what:l("history.deleting",{name:t}),act:n.end,undo:n.goOn},l("history.deleted",{name:t}))}async function qu(e,t){let n=e.personId,o=e.photoUrl?await rr(e.photoUrl).catch(()=>null):null,r=async i=>{i?await or(n,i):await xu(n)};await Ge({what:l("history.photo",{name:F(e)}),act:()=>r(t),undo:()=>r(o)},l(t?"history.photoSaved":"history.photoRemoved"))}async function Yu(e){let t=R.peek()?.tree;if(!t)return;let n=t.rootPersonId??null;await Ge({what:l("history.root",{name:F(e)}),act:async()=>{await Dt(t.treeId,{rootPersonId:e.personId})},undo:async()=>{await Dt(t.treeId,{rootPersonId:n})}},l("history.rootSet",{name:F(e)}))}var Og=[[/sch|sh/g,"s"],[/ph/g,"f"],[/th|dt/g,"t"],[/ck|ch|c|q/g,"k"],[/ae|oe|ue/g,e=>e.slice(0,1)],[/y|j/g,"i"],[/w/g,"v"],[/z/g,"s"],[/([^0-9])\1+/g,"$1"]];function mr(e){return Og.reduce((t,[n,o])=>t.replace(n,o),e)}function Zu(e,t){let n=Math.min(e.length,t.length),o=n>=8?2:n>=4?1:0;return!o||Math.abs(e.length-t.length)>o?!1:Ng(e,t)<=o}function Ng(e,t){let n=Array.from({length:t.length+1},(o,r)=>r);for(let o=1;o<=e.length;o++){let r=[o];for(let i=1;i<=t.length;i++){let s=(n[i-1]??0)+(e[o-1]===t[i-1]?0:1);r.push(Math.min(s,(n[i]??0)+1,(r[i-1]??0)+1))}n=r}return n[t.length]??0}var Dg=/[^\p{L}\p{N}]+/u,Cg=0,Lg=2,Rg=4,Fg=6,pn=1/0,us=$e(()=>{let e=new Map,t=r=>[...new Set(ed(r))].map(i=>{let s=e.get(i)??e.size;return e.set(i,s),s}),n=[];for(let r of I.value.values()){if(r.hidden)continue;let{also:i=[],birthPlace:s,deathPlace:a}=r,c=[...i,s,a,Le(r),tn(r)];n.push({person:r,names:t(du(r)),others:t(c.filter(Boolean).join(" "))})}let o=[...e.keys()];return{entries:n,words:o,spellings:o.map(mr)}});function hn(e,t=1/0){let n=ed(e);if(!n.length)return[];let o=Ju(n.map(Xu));return(o.length?o:Ju(n.map(i=>Bg(i,Xu(i))))).slice(0,t).map(({person:i})=>i)}function ed(e){return Qi(e).split(Dg).filter(Boolean)}function Xu(e){let t=mr(e),{words:n,spellings:o}=us.value;return n.map((r,i)=>r===e?Cg:r.startsWith(e)?Lg:t.length>2&&o[i]===t?Rg:pn)}function Bg(e,t){let n=mr(e),{spellings:o}=us.value;return t.map((r,i)=>r===pn&&Zu(n,o[i]??"")?Fg:r)}function Ju(e){let t=[];for(let n of us.value.entries){let o=0;for(let r of e)if(o+=Math.min(Qu(r,n.names),Qu(r,n.others)+1),o===pn)break;o!==pn&&t.push({person:n.person,sum:o})}return t.sort((n,o)=>n.sum-o.sum)}function Qu(e,t){let n=pn;for(let o of t)n=Math.min(n,e[o]??pn);return n}var zg=l("canvas.nameless"),Gg={Male:"father",Female:"mother"},Ug={Male:"son",Female:"daughter"},Hg=new Intl.Segmenter,Wg=new RegExp(["Arabic","Hebrew","Syriac","Thaana","Nko","Devanagari","Bengali","Gurmukhi","Mongolian"].map(e=>`\\p{Script=${e}}`).join("|"),"u"),jg=/[\u061c\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;function Zn(e){let t=new WeakMap;return n=>{let o=t.get(n);if(o!==void 0)return o;let r=e(n);return t.set(n,r),r}}var rt=Zn(e=>Yn([e.firstName,e.middleName,e.lastName,e.suffix])||zg),Ue=Zn(e=>{let t=qn(e.firstName),n=qn(e.middleName).split(" ").filter(Boolean),o=[...t.split(" ").filter(Boolean),...n],[r=""]=o,i=qn(e.preferredName)||r,s=o.slice(1).map(a=>ms(a)[0]??"").filter(a=>/\p{L}/u.test(a)&&a!==a.toLowerCase()).map(a=>`${a}.`);return[Yn(o),Yn([r,...s]),Yn([r,s[0]]),i].filter((a,c,u)=>a!==""&&u.indexOf(a)===c)}),gn=Zn(e=>Yn([e.lastName,e.suffix])),Xn=Zn(e=>{if(e.hidden)return"";let t=td(e.firstName||e.preferredName),n=td(e.lastName);return`${t}${n}`.toUpperCase()||"?"}),St=Zn(e=>{if(e.hidden)return"";let t=un(Le(e),e.birthDateText),n=un(tn(e),e.deathDateText);return t&&n?`${t}–${n}`:n?l("canvas.died",{year:n}):t?e.living!==!1?l("canvas.born",{year:t}):`${t}–${l("date.unknownYear")}`:""});function ds(e,t){let n=new Set(t.children(e.personId).map(({id:i})=>i)).size,o=Gg[e.gender]??"parent",r=n>0?l(`canvas.${o}`,{count:n}):"";return[rt(e),St(e),r].filter(Boolean).join(", ")}function nd(e,t){let n=s=>{let a=s.slice(0,3).map(({id:c})=>rt(t.people.get(c)??e));return ve(a)},o=Ug[e.gender]??"child",r=n(t.parents(e.personId)),i=n(t.spouses(e.personId));return[ds(e,t),r&&l(`canvas.${o}`,{people:r}),i&&l("canvas.with",{people:i})].filter(Boolean).join(". ")}function td(e){return ms(qn(e)).find(t=>/[\p{L}\p{N}]/u.test(t))??""}function ms(e){return Array.from(Hg.segment(e),({segment:t})=>t)}function od(e){return Wg.test(e)?[e]:ms(e)}function qn(e){return(e??"").replace(jg,"").replace(/[\p{Cc}\s]+/gu," ").trim()}function Yn(e){return e.map(qn).filter(Boolean).join(" ")}function He({person:e,isLarge:t=!1}){let n=t?"portrait large":"portrait",o=`is-${(e.gender??"Unknown").toLowerCase()}`;if(e.photoUrl&&!e.hidden){let r=t?e.photoUrl:`${e.photoUrl}&size=small`;return m`<img class="${n} ${o}" src=${r} alt="" loading="lazy" />`}return m`<span class="${n} ${o}" aria-hidden="true">${Xn(e)||"·"}</span>`}var rd=30,Kg=3,Vg=250,fs=[];function qg(e,t){let[n,o]=v(fs);return U(()=>{o(fs);let r=e.trim();if(!t||r.length<Kg)return;let i=!1,s=setTimeout(async()=>{let a=await t(r).catch(()=>fs);i||o(a)},Vg);return()=>{i=!0,clearTimeout(s)}},[e]),n}function bn({label:e,onPick:t,onText:n,seek:o,without:r,placeholder:i=l("picker.example"),isLabelShown:s=!0,isKept:a=!1,...c}){let[u,d]=v(""),[f,h]=v(0),[p,g]=v(!1),b=z(null),y=Ve(),w=qg(u,o),$=hn(u,rd),k=w.filter(T=>!$.includes(T)),S=[...$,...k].slice(0,rd).filter(T=>!r?.has(T.personId)),_=p&&u.trim()!=="";U(()=>{b.current?.querySelector("[aria-selected=true]")?.scrollIntoView({block:"nearest"})},[f,_]);let C=T=>{d(T),h(0),g(!0),n?.(T)},B=T=>{a||C(""),g(!1),t(T)},G=T=>{let ce=S[f];if(T.key==="ArrowDown")h(Math.min(f+1,S.length-1));else if(T.key==="ArrowUp")h(Math.max(f-1,0));else if(T.key==="Enter"&&_&&ce)B(ce);else if(T.key==="Escape"&&u)C("");else return;T.preventDefault(),T.stopPropagation()};return m`<div class="picker field">
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
      aria-activedescendant=${_&&S[f]?`${y}-${f}`:void 0}
      onInput=${T=>C(T.target.value)}
      onFocus=${()=>g(!0)}
      onBlur=${()=>g(!1)}
      onKeyDown=${G}
      ...${c}
    />
    <ul class="hits" id="${y}-hits" role="listbox" aria-label=${l("picker.hits")} ref=${b}
      hidden=${!_}>
      ${_?S.map((T,ce)=>m`<li
              key=${T.personId}
              id="${y}-${ce}"
              role="option"
              aria-selected=${ce===f}
              class="hit"
              onPointerDown=${ge=>ge.preventDefault()}
              onClick=${()=>B(T)}
            >
              <${He} person=${T} />
              <span class="hit-name">${F(T)}</span>
              <span class="hit-years">${yt(T)}</span>
            </li>`):null}
    </ul>
    ${_&&!S.length?m`<p class="hits none" role="status">${l("picker.none")}</p>`:null}
  </div>`}var Jn="?",id=e=>F(I.value.get(e));function ps(e){return e.length>1?Jn:e[0]??""}function sd(e,t,n){let o=Y.value.parents(t),r=n==="Biological"?0:n==="Step"?1:1/0;if(o.filter(s=>s.type==="Biological").length>r)return[];let i=new Set([t,...o.map(s=>s.id)]);return Y.value.spouses(e).map(s=>s.id).filter(s=>!i.has(s))}function hs({spouses:e,type:t,value:n,onValue:o}){if(!e.length)return null;let r=[...e.length>1?[[Jn,l("add.choose")]]:[],["",l("add.parentUnknown")],...e.map(s=>[s,id(s)])],i=l(t==="Step"?"add.biologicalParent":"add.otherParent");return m`<${O} label=${i} value=${n} onValue=${o} options=${r} />`}function fr(e){return Y.value.children(e).filter(({id:t,type:n})=>n==="Biological"&&Y.value.parents(t).length===1).map(t=>t.id)}function gs(e){return Y.value.spouses(e).length?[]:fr(e)}function bs({ids:e,chosen:t,onChosen:n}){if(!e.length)return null;let o=(r,i)=>e.filter(s=>s===r?i:t.includes(s));return m`<fieldset class="choices">
    <legend>${l("add.alsoParent")}</legend>
    ${e.map(r=>m`<${gt} key=${r} label=${id(r)} value=${t.includes(r)}
        onValue=${i=>n(o(r,i))} />`)}
  </fieldset>`}var Yg=["JAN","FEB","MAR","APR","MAY","JUN","JUL","AUG","SEP","OCT","NOV","DEC"],Zg=[31,29,31,30,31,30,31,31,30,31,30,31],Xg=new RegExp("^(?:about|abt\\.?|around|circa|ca\\.?|c\\.|approximately|approx\\.?|roughly|~|um|etwa|ungefähr|gegen)\\s*","i"),Jg=/^(?:estimated|est\.?|probably|perhaps|maybe|vermutlich|wahrscheinlich|wohl|geschätzt)\s+/i,Qg=/^(?:calculated|cal\.?|errechnet|berechnet)\s+/i,eb=/^(?:before|bef\.?|until|by|<|vor(?: dem)?)\s*/i,tb=/^(?:after|aft\.?|since|>|nach(?: dem)?|seit(?: dem)?)\s*/i,nb=/^(?:between|bet\.?|zwischen|zw\.)\s+(?:dem )?(.+?)\s+(?:and|&|-|–|und(?: dem)?)\s+(.+)$/i,ob=/^(?:from|vo[nm])\s+(.+?)\s+(?:to|until|-|–|bis(?: zum)?)\s+(.+)$/i,rb=/^(?:from|ab|vo[nm])\s+/i,ib=/^(?:to|bis(?: zum)?)\s+/i,sb=/^(\d{3,4})\s*[-–]\s*(\d{3,4})$/,ad=/\s*\b(?:b\.?\s?c\.?\s?e?\.?|v\.?\s?chr\.?)$/i,ab=/^(?:@#D[A-Z _]+@|GREGORIAN|JULIAN|FRENCH_R|HEBREW)\s/i;function xt(e){let t=e.normalize("NFC").trim().replace(/\s+/g," ");if(!t)return null;let n=lb(t);if(n)return{text:n,words:$t(n),isPhrase:!1};let o=/^\(.*\)$/.test(t)?t:`(${t})`;return{text:o,words:o.slice(1,-1),isPhrase:!0}}function lb(e){if(ab.test(e))return e;let t=sb.exec(e);if(t&&Number(t[1])<Number(t[2]))return`BET ${t[1]} AND ${t[2]}`;let n=nb.exec(e);if(n)return ld("BET",n,"AND");let o=ob.exec(e);if(o)return ld("FROM",o,"TO");let r=[[Xg,"ABT"],[Jg,"EST"],[Qg,"CAL"],[eb,"BEF"],[tb,"AFT"],[rb,"FROM"],[ib,"TO"]];for(let[i,s]of r){if(!i.test(e))continue;let a=pr(e.replace(i,""));return a&&`${s} ${a}`}return/^\d{3,4}\s*\?$/.test(e)?`EST ${e.replace(/\s*\?$/,"")}`:pr(e)}function ld(e,t,n){let o=pr(t[1]??""),r=pr(t[2]??"");return o&&r?`${e} ${o} ${n} ${r}`:null}function pr(e){let t=ad.test(e)?" BCE":"",n=e.replace(ad,"").replace(/(\d)(?:st|nd|rd|th)\b/gi,"$1").trim(),o=cb(n)??ub(n);return o&&o+t}function cb(e){if(/^\d{1,4}$/.test(e)&&Number(e)>0)return String(Number(e));if(/^\d{3,4}\/\d{2}$/.test(e))return e;let t=/^(\d{3,4})-(\d{1,2})(?:-(\d{1,2}))?$/.exec(e);if(t)return Ft(t[1],Number(t[2]),t[3]);let n=/^(?:(\d{1,2})\.\s?)?(\d{1,2})\.\s?(\d{3,4})$/.exec(e);if(n)return Ft(n[3],Number(n[2]),n[1]);let o=/^(\d{1,2})[/-](\d{1,2})[/-](\d{3,4})$/.exec(e);if(!o)return null;let[r,i]=[Number(o[1]),Number(o[2])];return r>12?Ft(o[3],i,String(r)):i>12?Ft(o[3],r,String(i)):r===i?Ft(o[3],r,String(r)):null}function ub(e){let t=/^(?:(\d{1,2})(?:\.\s*|\s+))?(?:of\s+)?([a-zä]{3,9})\.?,?\s+(\d{1,4}(?:\/\d{2})?)$/i,n=/^([a-zä]{3,9})\.?\s+(\d{1,2}),?\s+(\d{1,4})$/i,o=t.exec(e);if(o)return Ft(o[3],cd(o[2]),o[1]);let r=n.exec(e);return r&&Ft(r[3],cd(r[1]),r[2])}function cd(e=""){let t=e.toUpperCase();return db.findIndex(n=>n.some(o=>o.startsWith(t)))+1}var db=[["JANUARY","JÄNNER"],["FEBRUARY","FEBRUAR"],["MARCH","MÄRZ","MAERZ"],["APRIL"],["MAY","MAI"],["JUNE","JUNI"],["JULY","JULI"],["AUGUST"],["SEPTEMBER"],["OCTOBER","OKTOBER"],["NOVEMBER"],["DECEMBER","DEZEMBER"]];function Ft(e,t,n){let o=Yg[t-1];if(!e||!o)return null;if(n===void 0)return`${o} ${e}`;let r=Number(n);return r>=1&&r<=(Zg[t-1]??0)?`${r} ${o} ${e}`:null}function Ye({label:e,value:t,onValue:n}){let o=xt(t);return m`<${O}
    label=${e}
    value=${t}
    onValue=${n}
    placeholder=${l("field.dateExample")}
    hint=${mb(t,o)}
  />`}function mb(e,t){return t?t.isPhrase?/^\d{1,2}[/-]\d{1,2}[/-]\d{3,4}$/.test(e.trim())?l("field.dateUnclear"):l("field.dateUnread"):l("field.dateRead",{date:t.words}):l("field.dateHint")}var fb=["middleName","birthName","preferredName","suffix","birthPlace","deathPlace","biography"],$s=["Female","Male","Other","Unknown"].map(e=>[e,l(`gender.${e}`)]),ws=[["",l("living.auto")],["yes",l("living.yes")],["no",l("living.no")]];function We(e){return{firstName:e.firstName??"",middleName:e.middleName??"",lastName:e.lastName??"",birthName:e.birthName??"",preferredName:e.preferredName??"",suffix:e.suffix??"",gender:e.gender??"Unknown",birth:he(e.birthDate,e.birthDateText),birthPlace:e.birthPlace??"",death:he(e.deathDate,e.deathDateText),deathPlace:e.deathPlace??"",living:e.isLiving===void 0?"":e.isLiving?"yes":"no",biography:e.biography??""}}function hr(e,t){let n={};for(let o of["firstName","lastName"])e[o].trim()!==t[o]&&(n[o]=e[o].trim());e.gender!==t.gender&&(n.gender=e.gender);for(let o of fb)e[o].trim()!==t[o].trim()&&(n[o]=e[o].trim()||null);for(let o of["birth","death"])e[o].trim()!==t[o]&&(n[`${o}DateText`]=xt(e[o])?.text??null);return e.living!==t.living&&(n.isLiving=e.living===""?null:e.living==="yes"),n}function ud(e){let t=hr(e,We({})),n=Object.fromEntries(Object.entries(t).filter(([,r])=>r!==null)),o={firstName:e.firstName.trim(),lastName:e.lastName.trim()};return{...n,...o,gender:e.gender}}function Qn(e){return!!(e.firstName.trim()||e.lastName.trim())}function gr({draft:e,onDraft:t,isShort:n=!1}){let o=r=>({value:e[r],onValue:i=>t({...e,[r]:i})});return m`<div class="fields">
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
    <${Ie} legend=${l("field.gender")} name="gender" options=${$s}
      isLegendShown=${!0} ...${o("gender")} />
    <div class="fields">
      <${Ye} label=${l("field.birth")} ...${o("birth")} />
      <${O} label=${l("field.birthPlace")} maxlength="200" ...${o("birthPlace")} />
      <${Ye} label=${l("field.death")} ...${o("death")} />
      ${n?null:m`<${O} label=${l("field.deathPlace")} maxlength="200"
            ...${o("deathPlace")} />`}
    </div>
    ${n?null:m`<${Ie} legend=${l("field.living")} name="living" options=${ws}
            isLegendShown=${!0} ...${o("living")} />
          <${O} label=${l("field.biography")} type="area" rows="8" maxlength="60000"
            spellcheck=${!0} ...${o("biography")} />`}`}var br="Partner",$r="Unknown",pb=["Married",br,"Divorced","Widowed","Separated",$r],hb=["Married",br,"Divorced","Widowed","Separated"],$n=pb.map(e=>[e,l(`relatives.statuses.${e}`)]),dd=$r;function md({status:e="Married",statusDetail:t}){return e!=="Married"?e:[br,$r].find(n=>n===t)??e}function wn(e){return[br,$r].includes(e)?{status:"Married",statusDetail:e}:{status:e}}function yn(e){let t=hb.find(n=>n===e);return t?l(`relatives.unions.${t}`):e.toLowerCase()}var wr=["Biological","Adoptive","Step","Foster"].map(e=>[e,l(`relatives.types.${e}`)]),fd="";function pd({adding:e,onClose:t}){let{kind:n,personId:o=""}=e,r=I.value.get(o),[i,s]=v("new"),a=r?l(`add.${n}`,{name:F(r)}):l("add.alone"),c=n!=="alone"&&n!=="sibling"&&I.value.size>1;return m`<${J} title=${a} onClose=${t}>
    <div class="stack">
      ${c?m`<${Ie}
            legend=${l("add.who")}
            name="add-how"
            value=${i}
            options=${[["new",l("add.new")],["there",l("add.existing")]]}
            onValue=${s}
          />`:null}
      ${i==="new"?m`<${gb} kind=${n} person=${r} onClose=${t} />`:m`<${$b} kind=${n} personId=${o} onClose=${t} />`}
    </div>
  <//>`}function gb({kind:e,person:t,onClose:n}){let[o,r]=v(We(yb(e,t))),i=t?.personId??"",s=e==="child"?Y.value.spouses(i).map(_=>_.id):[],[a,c]=v(ps(s)),u=e==="spouse"?fr(i):[],[d,f]=v(gs(i)),[h,p]=v("Biological"),g=e==="parent"?wb(t):void 0,[b,y]=v(e==="parent"?dd:"Married"),{isBusy:w,problem:$,submit:k}=L(async()=>{let _=b===fd?"":g?.personId??"",C={alsoOf:a,parentOf:d,spouseOf:_,type:h,status:b},B=await bb(e,t,ud(o),C);n(),W({person:B}),V.current?.focus(B)}),S=Qn(o)?a===Jn?l("add.chooseParent"):"":l("person.nameNeeded");return m`<form class="stack" onSubmit=${k}>
    <${gr} draft=${o} onDraft=${r} isShort=${!0} />
    <div class="fields">
      <${hs} spouses=${s} type=${h} value=${a} onValue=${c} />
      ${e==="child"||e==="parent"?m`<${O} label=${l("relatives.type")} value=${h} onValue=${p}
            options=${wr} />`:null}
      ${e==="spouse"?m`<${O} label=${l("relatives.status")} value=${b} onValue=${y}
            options=${$n} />`:null}
      ${g?m`<${O} label=${l("add.couple",{name:F(g)})} value=${b}
            onValue=${y} options=${[...$n,[fd,l("add.noCouple")]]} />`:null}
    </div>
    <${bs} ids=${u} chosen=${d} onChosen=${f} />
    <${x} error=${$} />
    <div class="actions">
      <button type="submit" class="button strong" disabled=${w||S}>
        ${l("button.add")}
      </button>
      <button type="button" class="button" onClick=${n}>${l("button.cancel")}</button>
      ${S?m`<p class="hint">${S}</p>`:null}
    </div>
  </form>`}async function bb(e,t,n,{alsoOf:o,parentOf:r,spouseOf:i,type:s,status:a}){if(!t||e==="alone")return fn(n);let{personId:c}=t;if(e==="spouse")return fn({...n,relative:{kind:e,personId:c,parentOf:r,...wn(a)}});if(e==="parent"){let b=i?{spouseOf:i,...wn(a)}:{};return fn({...n,relative:{kind:e,personId:c,type:s,...b}})}if(e==="child")return fn({...n,relative:{kind:e,personId:c,type:s,...o?{alsoOf:o}:{}}});let u=Y.peek().parents(c),d=u.filter(b=>b.type==="Biological"),[f,h]=d.length?d:u,p=h?{alsoOf:h.id}:{},g=f?.id??"";return fn({...n,relative:{kind:"child",personId:g,...p}})}function $b({kind:e,personId:t,onClose:n}){let[o,r]=v(null),[i,s]=v("Biological"),[a,c]=v("Married"),[u,d]=v(null),[f,h]=v(gs(t)),p=o?.personId??"",g=e==="child"?sd(t,p,i):[],b=`${p} ${i}`,y=o&&u?.of===b?u.id:ps(g),w=e==="spouse"?fr(t).filter(_=>_!==p):[],{isBusy:$,problem:k,submit:S}=L(async()=>{if(!o)return;let _=f.filter(C=>w.includes(C));e==="spouse"?await dr(t,p,wn(a),_):e==="parent"?await mn(p,t,i):await mn(t,p,i,y),n()});return m`<form class="stack" onSubmit=${S}>
    <${bn} label=${l("add.who")} without=${new Set([t])} isKept=${!0}
      data-first onPick=${r} />
    ${o?m`<p role="status">
          ${we("add.chosen",{name:m`<strong>${F(o)}</strong>`})}
        </p>`:null}
    ${e==="spouse"?m`<${O} label=${l("relatives.status")} value=${a} onValue=${c}
          options=${$n} />`:m`<${O} label=${l("relatives.type")} value=${i} onValue=${s}
          options=${wr} />`}
    ${o?m`<${hs} spouses=${g} type=${i} value=${y}
          onValue=${_=>d({of:b,id:_})} />`:null}
    <${bs} ids=${w} chosen=${f} onChosen=${h} />
    <${x} error=${k} />
    <div class="actions">
      <button type="submit" class="button strong"
        disabled=${$||!o||y===Jn}>${l("button.connect")}</button>
      <button type="button" class="button" onClick=${n}>${l("button.cancel")}</button>
    </div>
  </form>`}function wb(e){let t=e?Y.value.parents(e.personId):[];return t.length===1?I.value.get(t[0]?.id??""):void 0}function yb(e,t){if(!t||e==="alone")return{};let{parents:n}=Y.value,o=e==="spouse"?"":t.lastName,r={Male:"Female",Female:"Male"};if(e==="spouse")return{gender:r[t.gender]??"Unknown"};if(e==="child")return{lastName:vb(t).lastName};if(e!=="parent")return{lastName:o};let[i]=n(t.personId).map(a=>I.value.get(a.id));if(!i)return{lastName:o};let s=i.gender==="Male";return{gender:r[i.gender]??"Unknown",lastName:s?"":o}}function vb(e){let[t,...n]=Y.value.spouses(e.personId),o=n.length?void 0:I.value.get(t?.id??"");return e.gender==="Female"&&o?.gender==="Male"&&o.lastName?o:e}var hd={parent:"child",child:"parent",spouse:"spouse"};function gd({ends:e,kind:t,onClose:n}){let[o,r]=e,[i,s]=v(hd[t]),a={one:F(I.value.get(o)),other:F(I.value.get(r))},c=[["parent",l("add.isParent",a)],["child",l("add.isChild",a)],["spouse",l("add.areCouple",a)]],{isBusy:u,problem:d,submit:f}=L(async()=>{i==="parent"?await mn(o,r):i==="child"?await mn(r,o):await dr(o,r),n()});return m`<${J} title=${l("kin.title")} onClose=${n}>
    <form class="stack" onSubmit=${f}>
      <fieldset class="choices">
        <legend class="visually-hidden">${l("kin.title")}</legend>
        ${c.map(([h,p])=>m`<label class="choice" key=${h}>
            <input type="radio" name="link-how" value=${h} checked=${i===h}
              data-first=${h===hd[t]?!0:void 0}
              onChange=${()=>s(h??"")} />
            <span>${p}</span>
          </label>`)}
      </fieldset>
      <${x} error=${d} />
      <div class="actions">
        <button type="submit" class="button strong" disabled=${u}>
          ${l("button.connect")}
        </button>
        <button type="button" class="button" onClick=${n}>
          ${l("button.cancel")}
        </button>
      </div>
    </form>
  <//>`}var bd=50;async function $d(e){return(await A("GET",ys(e))).personId??""}async function wd(e,t){t?await A("PUT",ys(e),{json:{personId:t}}):await A("DELETE",ys(e))}async function yd(e,t,n){let o={from:t,to:n.join(","),language:Kt()};return(await A("GET",`${pe(e)}/kin-names`,{query:o})).names}function ys(e){return`${pe(e)}/home-person`}var vn=ee(""),it=$e(()=>I.value.has(vn.value)?vn.value:""),Mt=ee(new Map),_t=new Set,yr=0;function vr(e){if(!it.peek())return;let t=Mt.peek(),n=e.filter(r=>!t.has(r)&&!_t.has(r)&&I.peek().has(r));if(!n.length)return;let o=_t.size===0;for(let r of n)_t.add(r);o&&xd()}async function kd(e){let t=R.peek()?.tree.treeId;if(!t)return;try{await wd(t,e)}catch(o){ue(o);return}if(R.peek()?.tree.treeId!==t)return;let n=F(I.peek().get(e||vn.peek()));vn.value=e,te(l(e?"person.isMe":"person.isNotMe",{name:n}))}function Sd(e){if(!it.value)return"";if(e===it.value)return l("person.you");let t=Mt.value.get(e);return t?l("person.yourKin",{kin:t}):""}async function xd(){let e=yr,t=R.peek()?.tree.treeId??"",n=[..._t].slice(0,bd),o={};try{o=await yd(t,it.peek(),n)}catch{e===yr&&(_t=new Set);return}if(e===yr){for(let r of n)_t.delete(r);Mt.value=new Map([...Mt.peek(),...n.map(r=>[r,o[r]??""])]),_t.size&&xd()}}var vd=$e(()=>R.value?.tree.treeId??""),kb=$e(()=>N.value?.userId??"");Te(()=>{let e=vd.value;vn.value="",!(!e||!kb.value)&&$d(e).then(t=>{vd.peek()===e&&(vn.value=t)},()=>{})});Te(()=>{R.value,it.value,yr+=1,_t=new Set;let e=it.peek();Mt.value=new Map(e?[[e,l("person.you")]]:[])});var vs=new Map;function ks(e){return`${N.peek()?.userId}/${e}`}function kr(e){return vs.get(ks(e))}function _d(e,t){vs.set(ks(e),t)}function Sr(e){vs.delete(ks(e))}function Md({person:e}){let t=[vt(e),Oe(e.birthPlace)].filter(Boolean),n=[kt(e),Oe(e.deathPlace)].filter(Boolean),o=e.isLiving===!1?l("person.deathUnknown"):"",i=[[l("field.birthName"),e.birthName??""],[l("field.preferredName"),e.preferredName??""],[l("field.birth"),t.join(", ")],[l("field.death"),n.join(", ")||o],[l("field.gender"),e.gender==="Unknown"?"":l(`gender.${e.gender}`)]].filter(([,s])=>s);return m`${i.length?m`<dl class="facts">
          ${i.map(([s,a])=>m`<div key=${s}>
              <dt>${s}</dt>
              <dd>${a}</dd>
            </div>`)}
        </dl>`:m`<p class="hint">${l("person.nothingKnown")}</p>`}
    ${e.biography?m`<section class="story" aria-label=${l("field.biography")}>
          ${e.biography.split(/\n{2,}/).map((s,a)=>m`<p key=${a}>${s}</p>`)}
        </section>`:null}`}async function Ss(e,t){let n=`api/persons/${encodeURIComponent(e)}/facts`;return ht(await A("GET",n,{query:{cursor:t},isGuest:!0}))}async function Ed(e,t,n){let o={treeId:e,q:t,limit:`${n}`},{items:r}=await A("GET","api/persons",{query:o,isGuest:!0});return r.map(i=>i.personId)}function xs(e,t){return(e==="EVEN"||e==="FACT")&&t?t:Object.hasOwn(vo.facts.tags,e)?l(`facts.tags.${e}`):Sb(e)}function Pd(e){return e.split(".").map(t=>xs(t)).join(", ")}function Sb(e){return e.replace(/_/g," ").trim()||e}function Ad({personId:e,version:t}){let{answer:n,problem:o,again:r}=ie(()=>Ss(e),[e,t]),[i,s]=v([]),[a,c]=v(void 0),[u,d]=v(null);U(()=>{s([]),c(n?.cursor)},[n]);let f=[...n?.items??[],...i],h=async()=>{try{let p=await Ss(e,a);s([...i,...p.items]),c(p.cursor),d(null)}catch(p){d(p)}};return o?m`<${x} error=${o} onRetry=${r} />`:f.length?m`<section class="more-facts" aria-label=${l("facts.title")}>
    <h3>${l("facts.title")}</h3>
    <dl class="facts">
      ${f.map((p,g)=>m`<${xb} key=${g} fact=${p} />`)}
    </dl>
    <${x} error=${u} onRetry=${h} />
    ${a?m`<button type="button" class="button quiet small" onClick=${h}>
          ${l("button.showMore")}
        </button>`:null}
  </section>`:null}function xb({fact:e}){let t=e.partnerId?I.value.get(e.partnerId):void 0,n=e.date?$t(e.date):"",o=[e.value,n,Oe(e.place)].filter(Boolean).join(", "),r=xs(e.tag,e.type),i=e.type&&e.type!==r?e.type:"";return m`<div>
    <dt>${r}</dt>
    <dd>
      ${o?m`<p>${o}</p>`:null}
      ${i?m`<p class="hint">${i}</p>`:null}
      ${t?m`<p class="hint">${l("facts.with",{name:F(t)})}</p>`:null}
      ${Td(e.details)} ${Id(e.notes)}
      ${e.media?.length?m`<ul>
            ${e.media.map((s,a)=>m`<li key=${a}>
                ${[s.title,s.file].filter(Boolean).join(" · ")}
              </li>`)}
          </ul>`:null}
      ${e.citations?.length?m`<ul class="citations" aria-label=${l("facts.sources")}>
            ${e.citations.map((s,a)=>m`<${_b} key=${a} citation=${s} />`)}
          </ul>`:null}
    </dd>
  </div>`}function _b({citation:e}){let{title:t,author:n,publication:o,page:r,text:i}=e,s=[n,o].filter(Boolean).join(", ");return m`<li>
    <cite>${t||l("facts.source")}</cite>${r?`, ${r}`:""}
    ${s?m`<p>${s}</p>`:null}
    ${i?m`<blockquote>${i}</blockquote>`:null}
    ${Td(e.details)} ${Id(e.notes)}
  </li>`}function Td(e=[]){return e.map(({tag:t,value:n},o)=>m`<p key=${o} class="hint">
      ${l("facts.detail",{label:Pd(t),value:n??""})}
    </p>`)}function Id(e=[]){return e.map((t,n)=>m`<p key=${n} class="fact-note">${t}</p>`)}var _r="print-sheet",Mr=ee(!1),xr=null;window.addEventListener("beforeprint",Nd);window.addEventListener("afterprint",()=>{Mr.value=!1,document.getElementById(_r)?.remove(),xr=null});async function Er(){Nd();let e=()=>new Promise(requestAnimationFrame);await e(),await e(),window.print()}async function Od(e){xr=e,await Er()}function Nd(){Mr.value=!0,document.getElementById(_r)?.remove(),xr?Mb(xr):V.current&&Eb(V.current.svg())}function Mb(e){let t=document.createElement("div");t.id=_r,t.append(e.cloneNode(!0)),document.body.append(t)}function Eb(e){let t=document.createElement("div");t.id=_r;let n=new DOMParser().parseFromString(e,"image/svg+xml"),o=document.importNode(n.documentElement,!0),[,,r=0,i=0]=(o.getAttribute("viewBox")??"").split(" ").map(Number);t.classList.toggle("wide",r>i),t.append(o),document.body.append(t)}async function Dd(e){return ht(await A("GET",Ld(e,"ahnentafel"),{isGuest:!0})).items}async function Cd(e){return(await A("GET",Ld(e,"descendants"),{isGuest:!0})).items}function Ld(e,t){return`api/persons/${encodeURIComponent(e)}/${t}`}var Pb="*",Ab="†";function kn(e){return[Rd(Pb,vt(e),e.birthPlace),Rd(Ab,kt(e),e.deathPlace)].filter(Boolean)}function Rd(e,t,n){let o=[t,Oe(n)].filter(Boolean).join(", ");return o&&`${e} ${o}`}function Fd({person:e}){let t=e.personId,{answer:n,problem:o,again:r}=ie(()=>Dd(t),[t,R.value?.tree.version]);return n?[...new Set(n.map(s=>s.generation))].map(s=>m`<section key=${s}>
      <h4>${l("reports.generation",{number:s+1})}</h4>
      <ul class="report-lines">
        ${n.filter(a=>a.generation===s).map(a=>m`<${Tb} key=${a.number} one=${a} />`)}
      </ul>
    </section>`):m`<${x} error=${o} onRetry=${r} />`}function Tb({one:e}){let t=I.value.get(e.personId),n=!t||e.sameAs?[]:kn(t);return m`<li>
    <span class="report-number">${e.number}</span>
    <span class="report-name">${t?Se(t):e.name}</span>
    ${e.sameAs?m`<span class="hint">${l("reports.sameAs",{number:e.sameAs})}</span>`:m`<span class="report-life">${n.join("  ")}</span>`}
  </li>`}function Bd({person:e}){let t=e.personId,{answer:n,problem:o,again:r}=ie(()=>Cd(t),[t,R.value?.tree.version]);return n?m`<ul class="report-lines">
    ${Ob(n).map(i=>m`<${Ib} key=${i.number} one=${i} />`)}
  </ul>`:m`<${x} error=${o} onRetry=${r} />`}function Ib({one:{number:e,again:t,id:n}}){let o=I.value.get(n);if(!o)return null;let r=Y.value.spouses(n).flatMap(s=>I.value.get(s.id)??[]),i=r.length?l("reports.marriedTo",{people:ve(r.map(Se))}):"";return m`<li class="report-depth-${Math.min(e.split(".").length,6)}">
    <span class="report-number">${e}</span>
    <span class="report-name">${Se(o)}</span>
    ${t?m`<span class="hint">${l("reports.sameAs",{number:t})}</span>`:m`<span class="report-life">
          ${[...kn(o),i].filter(Boolean).join("  ")}
        </span>`}
  </li>`}function Ob(e){let t=e.flatMap(({personId:o,numbers:r})=>r.map((i,s)=>({number:i,again:s?r[0]??"":"",id:o}))),n=({number:o})=>o.split(".").map(r=>r.padStart(5,"0")).join(".");return t.sort((o,r)=>n(o)<n(r)?-1:1)}function zd({person:e}){let t=e.personId,{parents:n,children:o,spouses:r}=Y.value,i=new Set,s=r(t).map(({id:c,link:u})=>{let d=o(t).filter(f=>n(f.id).some(h=>h.id===c));for(let f of d)i.add(f.id);return{other:c,link:u,theirs:d}}),a=o(t).filter(c=>!i.has(c.id));return m`<${Ms} ids=${[t]} />
    <${_s} title=${l("relatives.parents")} ids=${n(t).map(c=>c.id)} />
    ${s.map(({other:c,link:u,theirs:d})=>m`<section key=${c}>
        <h4>${l("reports.couple",{name:Db(c)})}</h4>
        <p class="report-life">${Nb(u)}</p>
        <${Ms} ids=${[c]} />
        <${_s} title=${l("relatives.children")} ids=${d.map(f=>f.id)} />
      </section>`)}
    <${_s}
      title=${l(s.length?"reports.otherChildren":"relatives.children")}
      ids=${a.map(c=>c.id)}
    />`}function _s({title:e,ids:t}){return t.length?m`<section>
    <h5>${e}</h5>
    <${Ms} ids=${t} />
  </section>`:null}function Ms({ids:e}){let t=e.flatMap(n=>I.value.get(n)??[]);return m`<ul class="report-lines">
    ${t.map(n=>m`<li key=${n.personId}>
        <span class="report-name">${Se(n)}</span>
        <span class="report-life">${kn(n).join("  ")}</span>
      </li>`)}
  </ul>`}function Nb(e){let n=[he(e.marriageDate,e.marriageDateText),Oe(e.marriagePlace)].filter(Boolean).join(", ");return n&&l("reports.wedding",{words:n})}function Db(e){let t=I.value.get(e);return t?Se(t):""}var Gd={family:zd,ahnentafel:Fd,descendants:Bd};function Ud({personId:e,onClose:t}){let[n,o]=v("family"),r=z(null),i=I.value.get(e);if(!i)return null;let s=Se(i),a=Object.keys(Gd).map(c=>[c,l(`reports.${c}`)]);return m`<${J} title=${l("reports.title")} onClose=${t}>
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
        onClick=${()=>r.current&&Od(r.current)}
      >
        <${M} name="print" />${l("reports.print")}
      </button>
    </div>
    <article class="report-sheet" ref=${r} aria-label=${l("reports.title")}>
      <h3>${l(`reports.of.${n}`,{name:s})}</h3>
      <${Gd[n]} key=${n} person=${i} />
    </article>
  <//>`}var Cb=20,Lb=[["Divorced",l("relatives.statuses.Divorced")],["Separated",l("relatives.statuses.Separated")],["Widowed",l("relatives.statuses.Widowed")],["Married",l("relatives.statuses.Unknown")]];function Pr(e=[]){return e.map((t,n)=>({key:n,before:t,status:t.status,married:he(t.marriageDate,t.marriageDateText),marriagePlace:t.marriagePlace??"",divorced:he(t.divorceDate,t.divorceDateText),notes:t.notes??""}))}function Wd(e,t=[]){if(JSON.stringify(e)!==JSON.stringify(Pr(t)))return e.length?e.map(Rb):null}function Rb({before:e,status:t,married:n,marriagePlace:o,divorced:r,notes:i}){let{marriageDate:s,marriageDateText:a,divorceDate:c,divorceDateText:u}=e;return{status:t,...Hd("marriageDate",n,s,a),...Hd("divorceDate",r,c,u),...o.trim()?{marriagePlace:o.trim()}:{},...i.trim()?{notes:i.trim()}:{}}}function Hd(e,t,n,o){if(t!==he(n,o))o=xt(t)?.text;else if(!o&&n)return{[e]:n};return o?{[`${e}Text`]:o}:{}}function jd({drafts:e,onDrafts:t}){let n=()=>{let o=Math.max(-1,...e.map(i=>i.key))+1,[r]=Pr([{status:"Divorced"}]);r&&t([...e,{...r,key:o}])};return m`${e.map((o,r)=>{let i=e.length>1?`${r+1}`:"",s=a=>({value:o[a],onValue:c=>t(e.map(u=>u===o?{...u,[a]:c}:u))});return m`<fieldset class="earlier stack" key=${o.key}>
        <legend>
          ${i?l("relatives.earlierNumber",{number:i}):l("relatives.earlier")}
        </legend>
        <div class="fields">
          <${Ye} label=${l("relatives.married")} ...${s("married")} />
          <${O} label=${l("relatives.marriagePlace")} maxlength="200"
            ...${s("marriagePlace")} />
          <${O} label=${l("relatives.ended")} options=${Lb} ...${s("status")} />
          ${o.status==="Divorced"||o.divorced?m`<${Ye} label=${l("relatives.divorced")} ...${s("divorced")} />`:null}
        </div>
        <${O} label=${l("relatives.notesLabel")} type="area" rows="2" maxlength="2000"
          ...${s("notes")} />
        <button type="button" class="button quiet small"
          onClick=${()=>t(e.filter(a=>a!==o))}>
          <${M} name="bin" />${i?l("relatives.removeEarlierNumber",{number:i}):l("relatives.removeEarlier")}
        </button>
      </fieldset>`})}
    ${e.length<Cb?m`<button type="button" class="button quiet small add-earlier" onClick=${n}>
          <${M} name="plus" />${l("relatives.addEarlier")}
        </button>`:null}`}function Kd(e=[]){return e.map(Fb).join("; ")}function Fb({status:e,...t}){let n=he(t.marriageDate,t.marriageDateText),o=he(t.divorceDate,t.divorceDateText),r=e==="Married"?"":yn(e),i=o?l("relatives.divorcedOn",{date:o}):r;return[n?l("relatives.marriedOn",{date:n}):"",i].filter(Boolean).join(", ")||yn("Married")}function qd({kind:e,first:t,second:n,onClose:o}){let r=ie(()=>ls(e,t,n),[e,t,n]),i=l("relatives.pair",{one:F(I.value.get(t)),other:F(I.value.get(n))});return m`<${J} title=${i} onClose=${o}>
    <${x} error=${r.problem} onRetry=${r.again} />
    ${r.answer?m`<${Bb} kind=${e} first=${t} second=${n} link=${r.answer}
          onClose=${o} />`:null}
  <//>`}function Bb({kind:e,first:t,second:n,link:o,onClose:r}){let i=e==="spousal",[s,a]=v(Vd(o)),[c,u]=v(Pr(o.previousUnions)),d=g=>({value:s[g],onValue:b=>a({...s,[g]:b})}),{isBusy:f,problem:h,submit:p}=L(async()=>{let g=zb(s,Vd(o),i),b=Wd(c,o.previousUnions);b!==void 0&&(g.previousUnions=b),Object.keys(g).length&&await Hu(e,t,n,o,g),r()});return m`<form class="stack" onSubmit=${p}>
    <div class="fields">
      ${i?m`<${O} label=${l("relatives.status")} options=${$n}
              ...${d("status")} />
            <${Ye} label=${l("relatives.married")} ...${d("married")} />
            <${O} label=${l("relatives.marriagePlace")} maxlength="200"
              ...${d("marriagePlace")} />
            <${Ye} label=${l("relatives.divorced")} ...${d("divorced")} />`:m`<${O} label=${l("relatives.type")} options=${wr}
              ...${d("type")} />
            ${s.type==="Adoptive"?m`<${Ye} label=${l("relatives.adopted")} ...${d("adopted")} />`:null}`}
    </div>
    <${O} label=${l("relatives.notesLabel")} type="area" rows="3" maxlength="2000"
      ...${d("notes")} />
    ${i?m`<${jd} drafts=${c} onDrafts=${u} />`:null}
    <${x} error=${h} />
    <div class="actions">
      <button type="submit" class="button strong" disabled=${f}>${l("button.save")}</button>
      <button type="button" class="button" onClick=${r}>${l("button.cancel")}</button>
    </div>
  </form>`}function Vd(e){return{type:String(e.type??"Biological"),status:md(e),married:he(e.marriageDate,e.marriageDateText),divorced:he(e.divorceDate,e.divorceDateText),adopted:he(e.adoptionDate,e.adoptionDateText),marriagePlace:String(e.marriagePlace??""),notes:String(e.notes??"")}}function zb(e,t,n){let o={},r=n?[["married","marriageDateText"],["divorced","divorceDateText"]]:[["adopted","adoptionDateText"]];for(let[i,s]of r)e[i]!==t[i]&&(o[s]=xt(e[i])?.text??null);return e.notes!==t.notes&&(o.notes=e.notes.trim()||null),n&&e.marriagePlace!==t.marriagePlace&&(o.marriagePlace=e.marriagePlace.trim()||null),n&&e.status!==t.status&&Object.assign(o,{statusDetail:null},wn(e.status)),!n&&e.type!==t.type&&(o.type=e.type),o}var Gb=["Adoptive","Step","Foster","Half"],Ub={parent:"button.addParent",spouse:"button.addSpouse",child:"button.addChild",sibling:"button.addSibling"};function Zd({person:e,onAdd:t}){let[n,o]=v(null),r=e.personId,i=[[l("relatives.parents"),"parent",Yd(r)],[l("relatives.spouses"),"spouse",jb(r)],[l("relatives.children"),"child",Wb(r)],[l("relatives.siblings"),"sibling",qb(r)]];return m`<div class="kin-lists">
    ${i.map(([s,a,c])=>c.length||ne.value?m`<section key=${a} aria-label=${s}>
            <header class="kin-list-head">
              <h3>${s}</h3>
              ${ne.value&&(a!=="sibling"||Yd(r).length)?m`<button
                    type="button"
                    class="button quiet small"
                    onClick=${()=>t({kind:a,personId:r})}
                  >
                    <${M} name="plus" />${l(Ub[a])}
                  </button>`:null}
            </header>
            <ul class="rows">
              ${c.map(u=>m`<${Hb} key=${u.id} one=${u}
                  onEdit=${()=>o(u)} />`)}
            </ul>
          </section>`:null)}
    ${n?.link?m`<${qd} ...${n.link} onClose=${()=>o(null)} />`:null}
  </div>`}function Hb({one:e,onEdit:t}){let n=I.value.get(e.id);if(!n)return null;let{link:o}=e;return m`<li class="row kin-row">
    <${He} person=${n} />
    <span class="row-words">
      <button type="button" class="link" onClick=${()=>{W({person:e.id}),V.current?.focus(e.id)}}>${F(n)}</button>
      <span class="hint">${[yt(n),e.note].filter(Boolean).join(" · ")}</span>
    </span>
    ${o&&ne.value?m`<${qe}
          label=${l("relatives.menu",{name:F(n)})}
          items=${[{label:l("relatives.edit"),icon:"edit",act:t},{label:l("relatives.remove"),icon:"unlink",act:()=>Uu(o.kind,o.first,o.second).catch(ue)}]}
        />`:null}
  </li>`}function Es(e){let t=Gb.find(n=>n===e);return t?l(`relatives.notes.${t}`):""}function Yd(e){return Y.value.parents(e).map(t=>({id:t.id,note:Es(t.type),link:{kind:"parent-child",first:t.id,second:e}}))}function Wb(e){return Y.value.children(e).map(t=>({id:t.id,note:Es(t.type),link:{kind:"parent-child",first:e,second:t.id}}))}function jb(e){return Y.value.spouses(e).map(({id:t,link:n})=>({id:t,note:[Kb(n),Vb(n)].filter(Boolean).join(" · "),link:{kind:"spousal",first:n.person1Id,second:n.person2Id}}))}function Kb(e){let t=he(e.marriageDate,e.marriageDateText),n=e.status!=="Married"||e.statusDetail!=="Unknown",o=e.statusDetail==="Unknown"?"":e.statusDetail,r=n&&(o||e.status)||"",i=t?l("relatives.marriedOn",{date:t}):"";return r==="Married"?i||yn(r):[yn(r),i].filter(Boolean).join(", ")}function Vb({previousUnions:e}){return e?.length?l("relatives.previously",{unions:Kd(e)}):""}function qb(e){return uu(e).map(t=>({id:t.id,note:Es(t.how)}))}var Yb=412,Zb=["firstName","middleName","lastName","birthName","preferredName","suffix","gender","birth","birthPlace","death","deathPlace","living","biography"];function Jd({person:e,etag:t,onDone:n,onFresh:o}){let{personId:r}=e,i=kr(r),[s,a]=v(i?.known??{person:e,etag:t}),[c,u]=v(i?.draft??We(e)),[d,f]=v(null),h=z(null);se(()=>h.current?.querySelector("input")?.focus(),[]);let p=async S=>{let _=hr(c,We(s.person));Object.keys(_).length&&await Ku(S.person,_,S.etag),g()},g=()=>{Sr(r),n()},{isBusy:b,problem:y,submit:w}=L(async()=>{try{await p(s)}catch(S){if(!(S instanceof X&&S.status===Yb))throw S;f(await tt(r))}}),$=L(async()=>{d&&await p(d)}),k=Qn(c)||!Qn(We(s.person));return m`<form class="person-form stack" ref=${h} onSubmit=${w}
    aria-label=${l("button.edit")}
    onKeyDown=${S=>{S.key==="Escape"&&n()}}>
    <${gr}
      draft=${c}
      onDraft=${S=>{u(S),Object.keys(hr(S,We(s.person))).length?_d(r,{draft:S,known:s}):Sr(r)}}
    />
    <${x} error=${y??$.problem} />
    ${d?m`<${Xb}
          draft=${c}
          before=${We(s.person)}
          theirs=${We(d.person)}
          isBusy=${$.isBusy}
          onMine=${$.submit}
          onTheirs=${()=>{a(d),u(We(d.person)),Sr(r),f(null),o()}}
        />`:m`<div class="actions sticky">
          <button type="submit" class="button strong" disabled=${b||!k}>
            ${l("button.save")}
          </button>
          <button type="button" class="button" onClick=${g}>${l("button.cancel")}</button>
          ${k?null:m`<p class="hint">${l("person.nameNeeded")}</p>`}
        </div>`}
  </form>`}function Xb({draft:e,before:t,theirs:n,isBusy:o,onMine:r,onTheirs:i}){let s=Zb.filter(c=>n[c]!==t[c]),a=z(null);return se(()=>a.current?.focus(),[]),m`<section class="stale" role="alert" tabindex="-1" ref=${a}>
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
            <td>${Xd(c,n[c])}</td>
            <td>${Xd(c,e[c])}</td>
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
  </section>`}function Xd(e,t){return{gender:$s,living:ws}[String(e)]?.find(([o])=>o===t)?.[1]||t||l("person.noValue")}var Jb="image/jpeg,image/png,image/webp,image/gif";function Qd({person:e}){let[t,n]=v(!1),o=z(null);if(!ne.value||e.hidden)return m`<${He} person=${e} isLarge=${!0} />`;let r=async s=>{s===void 0||t||(n(!0),await qu(e,s).catch(ue),n(!1))},i=F(e);return m`<div class="photo" aria-busy=${t}>
    <${He} person=${e} isLarge=${!0} />
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
      accept=${Jb}
      aria-label=${l("person.photo")}
      onChange=${s=>{let[a]=s.target.files;s.target.value="",r(a)}}
    />
  </div>`}function em({personId:e,onAdd:t}){let n=I.value.get(e),[o,r]=v(!1),{answer:i,problem:s,again:a,settled:c}=ie(()=>tt(e),[e]),u=z(null),d=z(n),f=z(!1);if(se(()=>{document.activeElement?.closest(".stage, .list-view, .panel, .insights")||u.current?.focus()},[e]),se(()=>{f.current&&!o&&document.getElementById("edit-person")?.focus(),f.current=o},[o]),se(()=>{d.current!==n&&!o&&a(),d.current=n},[n]),U(()=>vr([e]),[e,it.value,n]),!n)return null;let h=Sd(e),p=i?.person??n,g=async()=>{await c(),r(!0)},b=()=>{W({person:""}),document.getElementById("main")?.focus()};return m`<aside class="panel" aria-label=${F(n)}>
    <header class="panel-head">
      <${Qd} person=${p} />
      <div class="panel-title">
        <h2 tabindex="-1" ref=${u}>${Se(n)}</h2>
        <p class="hint">${yt(n)}</p>
        ${h?m`<p class="panel-kin">${h}</p>`:null}
      </div>
      <button type="button" class="button quiet icon-only panel-close" onClick=${b}
        aria-label=${l("button.close")} title=${l("button.close")}
      ><${M} name="close" /></button>
    </header>
    ${n.hidden?m`<p class="panel-hidden">
          <${M} name="lock" />${l("person.hidden")}
        </p>`:null}
    ${o&&i?m`<${Jd}
          person=${i.person}
          etag=${i.etag}
          onDone=${()=>{r(!1),a()}}
          onFresh=${a}
        />`:m`${n.hidden?null:m`<${Qb} person=${p} onEdit=${g} />`}
          <${x} error=${s} onRetry=${a} />
          ${kr(e)?m`<p class="hint unsaved" role="status">${l("person.unsaved")}</p>`:null}
          ${n.hidden?null:m`<${Md} person=${p} />`}
          <${Zd} person=${n} onAdd=${t} />
          ${n.hidden?null:m`<${Ad} personId=${e} version=${n} />`}`}
  </aside>`}function Qb({person:e,onEdit:t}){let n=e.personId,[o,r]=v(!1),{view:i}=H.value,s=i==="tree"||i==="list"?"hourglass":i,a=()=>{i==="list"&&W({view:"tree"}),requestAnimationFrame(()=>V.current?.focus(n))},c=d=>d.catch(ue),u=[{label:l("reports.open"),icon:"list",act:()=>r(!0)}];if(N.value){let d=it.value===n;u.push({label:l(d?"person.notMe":"person.me"),icon:"person",act:()=>{kd(d?"":n)}})}return on.value&&R.value?.tree.rootPersonId!==n&&u.push({label:l("person.makeRoot"),icon:"root",act:()=>c(Yu(e))}),ne.value&&u.push({label:l("button.delete"),icon:"bin",isDanger:!0,act:()=>c(Vu(e))}),m`<div class="panel-deeds">
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
      <${qe} label=${l("button.moreFor",{name:F(e)})} items=${u} />
    </div>
    ${o?m`<${Ud} personId=${n} onClose=${()=>r(!1)} />`:null}`}var e$={pedigree:["parent"],fan:["parent"],descendants:["child"],hourglass:["parent","child"]},t$={parent:"noParents",child:"noChildren"},n$={parent:"button.addParent",child:"button.addChild"};function tm({onAdd:e}){let{view:t,root:n}=H.value,o=I.value.get(n||tr.value),r=e$[t]??[];if(!o||r.length===0)return null;let{personId:i}=o,{parents:s,children:a}=Y.value;if(r.some(u=>(u==="parent"?s:a)(i).length>0))return null;let c=r[1]?"noParentsOrChildren":t$[r[0]??"parent"];return m`<div class="chart-note" role="status">
    <p>${l(`tree.${c}`)}</p>
    ${ne.value?r.map(u=>m`<button key=${u} type="button" class="button small"
            onClick=${()=>e(u,i)}
          ><${M} name="plus" />${l(n$[u])}</button>`):null}
  </div>`}function om({first:e,onPath:t,onClose:n}){let[o,r]=v(e),[i,s]=v(""),[a,c]=v(null),[u,d]=v(null),f=z(null);return se(()=>f.current?.querySelector("input")?.focus(),[]),U(()=>{c(null),d(null),t(null);let h=R.peek()?.tree.treeId;if(!o||!i||!h)return;let p=!0;return hu(h,o,i).then(g=>{p&&(c(g),t(g.path.length?g.path.map(b=>b.personId):null))},g=>p&&d(g)),()=>{p=!1}},[o,i]),m`<section class="kin-bar" aria-label=${l("kin.title")} ref=${f}
    onKeyDown=${h=>{h.key==="Escape"&&n()}}>
    <header class="kin-head">
      <h2>${l("kin.title")}</h2>
      <button type="button" class="button quiet icon-only" aria-label=${l("kin.close")}
        onClick=${n}><${M} name="close" /></button>
    </header>
    <div class="kin-two">
      <${nm} label=${l("kin.first")} id=${o} other=${i} onPick=${r} />
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
      <${nm} label=${l("kin.second")} id=${i} other=${o} onPick=${s} />
    </div>
    <${x} error=${u} />
    <div role="status">
      ${a?m`<${o$} kinship=${a} from=${o} to=${i} />`:null}
    </div>
  </section>`}function nm({label:e,id:t,other:n,onPick:o}){let r=I.value.get(t);return r?m`<div class="field">
    <span class="field-label">${e}</span>
    <span class="chosen">
      <${He} person=${r} /><span class="chosen-name">${F(r)}</span>
      <button type="button" class="button quiet icon-only"
        aria-label=${l("kin.change",{name:F(r)})}
        onClick=${()=>o("")}><${M} name="close" /></button>
    </span>
  </div>`:m`<${bn}
      label=${e}
      without=${new Set([n])}
      onPick=${i=>o(i.personId)}
    />`}function o$({kinship:e,from:t,to:n}){let o=F(I.value.get(t)),r=F(I.value.get(n));if(!e.name)return m`<p>${l("kin.none",{one:o,other:r})}</p>`;let s=e.commonAncestors.filter(u=>u!==t&&u!==n).map(u=>F(I.value.get(u))),a=e.path.map((u,d)=>r$(e,d)),c=!a.some(u=>["Adoptive","Foster","Step"].includes(u));return m`<p class="kin-words">
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
                  ${l("kin.step",{name:F(h),kin:i$(u.step,f,a[d]??"")})}
                </span>`:null}
          </li>`})}
      </ol>
    </details>`}function r$({path:e},t){let{personId:n="",step:o=""}=e[t]??{},r=e[t-1]?.personId??"",{parents:i,children:s,spouses:a}=Y.value;return o==="spouse"?a(r).find(u=>u.id===n)?.link.status??"":(o==="parent"?i(r):s(r)).find(u=>u.id===n)?.type??""}function i$(e,t,n){let o=t?.gender,r=o==="Male"||o==="Female"?o:"Neutral";return e==="spouse"?l(`kin.spouse.${n==="Divorced"?n:"Married"}.${r}`):l(`kin.${e==="parent"?"parent":"child"}.${n||"Biological"}.${r}`)}var Ar=52,rm=8,s$=["name","born","place","died","children"],im=new Intl.Collator(Be(),{sensitivity:"base",numeric:!0,ignorePunctuation:!0}).compare;function sm(){let[e,t]=v("name"),[n,o]=v(!1),[r,i]=v(""),s=ft(()=>c$(r.trim()?hn(r):[...I.value.values()],e,n),[I.value,r,e,n]),a=z(null),c=z(null),u=l$(a,s.length),[d,f]=Mr.value?[0,s.length]:u;se(()=>{c.current?.style.setProperty("--above",`${d*Ar}px`),c.current?.style.setProperty("--below",`${(s.length-f)*Ar}px`)});let h=p=>{o(p===e?!n:!1),t(p)};return m`<section class="list-view" aria-label=${l("list.title")}>
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
            ${s$.map(p=>m`<th
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
          ${s.slice(d,f).map((p,g)=>m`<${a$} key=${p.personId} person=${p}
              number=${d+g+2} />`)}
          <tr class="room below" aria-hidden="true"><td colspan="5"></td></tr>
        </tbody>
      </table>
    </div>
  </section>`}function a$({person:e,number:t}){let n=H.value.person===e.personId;return m`<tr
    aria-rowindex=${t}
    class=${n?"row-open":""}
    onClick=${()=>W({person:e.personId})}
  >
    <th scope="row" class="col-name">
      <span class="list-name">
        <${He} person=${e} />
        <button type="button" class="link" aria-expanded=${n}>${Se(e)}</button>
        ${e.hidden?m`<${M} name="lock" />`:null}
      </span>
    </th>
    <td class="col-born">${vt(e)}</td>
    <td class="col-place">${Oe(e.birthPlace)}</td>
    <td class="col-died">${kt(e)}</td>
    <td class="col-children">${Y.value.children(e.personId).length||""}</td>
  </tr>`}function l$(e,t){let[n,o]=v([0,40]);return U(()=>{let r=e.current;if(!r)return;let i=()=>{let a=Math.floor(r.scrollTop/Ar)-rm,c=Math.ceil(r.clientHeight/Ar)+2*rm,u=Math.max(0,Math.min(a,t-1));o(d=>d[0]===u&&d[1]===u+c?d:[u,u+c])};i(),r.addEventListener("scroll",i,{passive:!0});let s=new ResizeObserver(i);return s.observe(r),()=>{r.removeEventListener("scroll",i),s.disconnect()}},[t]),[n[0],Math.min(n[1],t)]}function c$(e,t,n){let o=e.map(r=>({person:r,key:u$(r,t)}));return o.sort((r,i)=>!r.key||!i.key?+!r.key-+!i.key:n?im(i.key,r.key):im(r.key,i.key)),o.map(r=>r.person)}function u$(e,t){switch(t){case"born":return e.birthSort??e.birthDate??"";case"died":return e.deathSort??e.deathDate??"";case"place":return e.birthPlace??"";case"children":return String(Y.value.children(e.personId).length||"");default:return`${e.lastName} ${e.firstName}`.trim()}}var am={left:0,top:0,right:0,bottom:0};function cm(e){let t={left:0,top:0,scale:1},n={w:1,h:1},o={x:0,y:0,w:1,h:1},r=.02,i=null,s=null,a=0,c=h=>Math.min(3,Math.max(r,h)),u=h=>{let p=Math.min(n.w,n.h)/4,{scale:g}=h;return{scale:g,left:Math.min(n.w-p-o.x*g,Math.max(p-(o.x+o.w)*g,h.left)),top:Math.min(n.h-p-o.y*g,Math.max(p-(o.y+o.h)*g,h.top))}},d=(h,p)=>{s=null;let g=u({...h,scale:c(h.scale)});if(e()||p===0){i=null,t=g;return}i={from:t,to:g,startMs:null,ms:p}},f=(h,p,g=am)=>{let b=n.w-g.left-g.right,y=n.h-g.top-g.bottom,w=Math.min(56,b/12,y/12),$=Math.min((b-2*w)/(h.w||1),(y-2*w)/(h.h||1)),k=c(Math.min(p,$));return{scale:k,left:g.left+b/2-(h.x+h.w/2)*k,top:g.top+y/2-(h.y+h.h/2)*k}};return{get where(){return t},get size(){return n},get isMoving(){return i!==null||s!==null},get seen(){let{left:h,top:p,scale:g}=t;return{x:-h/g,y:-p/g,w:n.w/g,h:n.h/g}},point(h,p){return{x:(h-t.left)/t.scale,y:(p-t.top)/t.scale}},resize(h){t={...t,left:t.left+(h.w-n.w)/2,top:t.top+(h.h-n.h)/2},n=h},bound(h){o=h;let p=Math.min(n.w/(h.w||1),n.h/(h.h||1));r=Math.min(.4,p*.7)},fitted(){return f(o,1)},fit(h=420,p){d(f(o,1,p),h)},show(h,p){d(f(h,1,p),420)},centre(h,p,g=420){let b=c(p),y=n.w/2-(h.x+h.w/2)*b;d({scale:b,left:y,top:n.h/2-(h.y+h.h/2)*b},g)},enter(h,p,g){let b=c(p),y=($,k,S,_)=>{let C=_/2-$*b,B=Math.min(72,_/16),[G,T]=[_-B-(k+S)*b,B-k*b];return G>T?C:Math.min(T,Math.max(G,C))},w=y(h.x+h.w/2,o.x,o.w,n.w);d({scale:b,left:w,top:y(h.y+h.h/2,o.y,o.h,n.h)},g)},reveal(h,p=am){let{scale:g}=i?.to??t,{left:b,top:y}=i?.to??t,w=Math.min(40,n.w/8,n.h/8);b-=Math.max(0,(h.x+h.w)*g+b+w-(n.w-p.right)),b+=Math.max(0,w+p.left-(h.x*g+b)),y-=Math.max(0,(h.y+h.h)*g+y+w-(n.h-p.bottom)),y+=Math.max(0,w+p.top-(h.y*g+y));let $=i?.to??t;(b!==$.left||y!==$.top)&&d({scale:g,left:b,top:y},260)},pan(h,p){i=s=null,t=u({...t,left:t.left+h,top:t.top+p})},zoom(h,p=n.w/2,g=n.h/2,b=0){let y=i?.to??t,w=c(y.scale*h),$=w/y.scale,k={scale:w,left:p-(p-y.left)*$,top:g-(g-y.top)*$};d(k,b)},glide(h,p){!e()&&Math.hypot(h,p)>.08&&(s={x:h,y:p})},stop(){i=s=null},step(h){let p=Math.min(48,h-a);if(a=h,i){i.startMs??=h;let g=Math.min(1,(h-i.startMs)/i.ms);t=d$(i.from,i.to,Ps(g),n),g===1&&(i=null)}else if(s){t=u({...t,left:t.left+s.x*p,top:t.top+s.y*p});let g=Math.exp(-.0042*p);s={x:s.x*g,y:s.y*g},Math.hypot(s.x,s.y)<.02&&(s=null)}}}}function Ps(e){return e<.5?4*e**3:1-(2-2*e)**3/2}function d$(e,t,n,o){if(n>=1)return t;let r=e.scale*(t.scale/e.scale)**n,i=1/e.scale-1/t.scale,s=Math.abs(i)<1e-9?n:(1/e.scale-1/r)/i,[a,c]=lm(e,o),[u,d]=lm(t,o),[f,h]=[a+(u-a)*s,c+(d-c)*s];return{scale:r,left:o.w/2-f*r,top:o.h/2-h*r}}function lm({left:e,top:t,scale:n},o){return[(o.w/2-e)/n,(o.h/2-t)/n]}var m$=["ground","band","card","edge","ink","quiet","line","accent","on-accent","match","male","male-wash","female","female-wash","other","other-wash","unknown","unknown-wash"],Bt=Object.freeze({ground:"#ffffff",band:"#f7f7f4",card:"#ffffff",edge:"#d9dad3",ink:"#20262b",quiet:"#5d666b",line:"#8d979b",accent:"#17695a","on-accent":"#ffffff",match:"#b58900",male:"#2c6496","male-wash":"#e4edf5",female:"#a8591b","female-wash":"#f8ebdf",other:"#6f4f93","other-wash":"#eee8f5",unknown:"#666e73","unknown-wash":"#eceeee",words:'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif',title:'"Iowan Old Style", "Palatino Linotype", Palatino, Georgia, serif'});function um(e){let{ground:t,words:n,title:o}=Bt;return{...Tr(e,"light"),ground:t,words:n,title:o}}function Tr(e,t=""){let n=document.createElement("span");n.hidden=!0,n.style.colorScheme=t,e.append(n);let o=getComputedStyle(n),r=m$.map(a=>(n.style.color=`var(--canvas-${a}, ${Bt[a]})`,[a,o.color])),i=o.getPropertyValue("--canvas-words").trim()||Bt.words,s=o.getPropertyValue("--canvas-title").trim()||Bt.title;return n.remove(),{...Object.fromEntries(r),words:i,title:s}}function dm(e){let t=matchMedia("(prefers-color-scheme: dark)"),n=new MutationObserver(e);return t.addEventListener("change",e),n.observe(document.documentElement,{attributes:!0}),()=>{t.removeEventListener("change",e),n.disconnect()}}function st(e,t){let n=t.hidden?"unknown":je(t);return{strong:e[n],wash:e[`${n}-wash`]}}function je({gender:e}){return e==="Male"?"male":e==="Female"?"female":e==="Other"?"other":"unknown"}var Ir=null,Or=new Map;function f$(e,t){let n=`${t}
${e}`,o=Or.get(n);if(o!==void 0)return o;if(Ir??=document.createElement("canvas").getContext("2d"),!Ir)return e.length*50;Ir.font=t;let r=Ir.measureText(e).width;return Or.size>2e4&&Or.clear(),Or.set(n,r),r}function at(e,{size:t,weight:n=400,family:o}){return f$(e,`${n} 100px ${o}`)*t/100}function Pe(e,t,n){return e.find(r=>at(r,n)<=t)??As(e.at(-1)??"",t,n)}function eo(e,t,n){let o=e.split(" "),r=o.shift()??"";for(let i=o[0];i!==void 0&&!(at(`${r} ${i}`,n)>t);i=o[0])r+=` ${o.shift()}`;return[As(r,t,n),As(o.join(" "),t,n)]}function As(e,t,n){if(at(e,n)<=t)return e;let o=Array.from(e),[r,i]=[0,o.length];for(;r<i;){let s=Math.ceil((r+i)/2);at(`${o.slice(0,s).join("")}…`,n)<=t?r=s:i=s-1}return r===0?"":`${o.slice(0,r).join("").trimEnd()}…`}var to=.56,mm=.2,fm=14,pm=9,p$=10.5,lt={h:17,size:10.5,pad:8};function Nr(e,t,n,o){let{colours:r}=o,{x:i,y:s,w:a,h:c}=n;b$(e,n,o),e.box(i,s,a,c,fm,{fill:r.card,stroke:o.isSelected||o.isOnPath?r.accent:r.edge,width:o.isSelected||o.isOnPath?1.75:o.isHovered?1.5:1,...n.isAgain?{dash:[4,3]}:{}}),a>c?w$(e,t,n,o):$$(e,t,n,o),o.kin&&h$(e,o.kin,n,r)}function h$(e,t,{x:n,y:o,w:r,h:i},s){let a={size:lt.size,weight:600,family:s.words},c=r>i,u=Pe([g$(t)],(c?r-i:r)-2*lt.pad,a),d=at(u,a)+2*lt.pad,f=c?n+r-d-lt.pad:n+(r-d)/2,h=c?o+i-lt.h/2:o+54;e.box(f,h,d,lt.h,lt.h/2,{fill:s.accent});let p=s["on-accent"];e.words(u,f+d/2,h+lt.h/2+lt.size*.36,{...a,fill:p})}function g$(e){return e.charAt(0).toLocaleUpperCase()+e.slice(1)}function hm(e,t,n,o,r){let{colours:i}=o,{x:s,y:a,w:c,h:u}=n,{strong:d,wash:f}=st(i,t),h=c>u,p=p$/r,g=h?u*.42:Math.min(c*.36,(u-p)/2),[b,y]=h?[s+u/2,a+u/2]:[s+c/2,a+g+2];if(o.isSelected||o.isMatch||o.isOnPath){let _=o.isMatch&&!o.isSelected?i.match:i.accent;e.frame(je(t),b,y,g+4/r,{stroke:_,width:2.5/r})}e.frame(je(t),b,y,g,{fill:f,stroke:d,width:1.4/r});let w=t.photoUrl&&e.photo(t.photoUrl,je(t),b,y,g),$={size:g*.78,weight:600,family:i.words,fill:d};!w&&g*r>9&&e.words(Xn(t),b,y+$.size*.36,$);let k={size:p,weight:o.isSelected?600:500,family:i.words},S=t.hidden?i.quiet:i.ink;if(h){let _=[rt(t),...Ue(t)],C=Pe(_,c-u-4,k);e.words(C,s+u+4,a+u/2+p*.36,{...k,fill:S,align:"start"})}else{let _=Pe(Ue(t).slice(-1),c+18,k);e.words(_,b,Math.max(y+g+p*1.05,a+u-p*.2),{...k,fill:S})}}function b$(e,{x:t,y:n,w:o,h:r},{colours:i,isSelected:s,isMatch:a}){if(!s&&!a)return;let c=s?i.accent:i.match;e.box(t-5,n-5,o+10,r+10,fm+5,{stroke:c,width:s?6:3,opacity:s?.22:.9})}function $$(e,t,{x:n,y:o,w:r},i){let{colours:s}=i,a=n+r/2,c=t.hidden?s.quiet:s.ink;gm(e,t,a,o+38,25,i);let u={size:13,weight:600,family:s.words},d={size:12.5,weight:400,family:s.words},f=gn(t),h=r-2*pm,p;if(f)p=[Pe(Ue(t),h,u),Pe([f],h,d)];else{let[k=rt(t)]=Ue(t);p=eo(k,h,u)}let[g,b]=p,y=St(t),w=b&&y?83:b||y?89:96;e.words(g??"",a,o+w,{...u,fill:c});let $=f?d:u;if(b&&e.words(b,a,o+w+16,{...$,fill:c}),y){let k={size:11,family:s.words,fill:s.quiet};e.words(Pe([y],h,k),a,o+w+(b?33:18),k)}}function w$(e,t,{x:n,y:o,w:r,h:i},s){let{colours:a}=s;gm(e,t,n+i/2+2,o+i/2,i*.36,s);let c=n+i+6,u=r-i-6-pm,d={size:13,weight:600,family:a.words},f=t.hidden?a.quiet:a.ink,h=gn(t),p={size:12.5,weight:400,family:a.words},g={size:11.5,family:a.words,fill:a.quiet},b=rt(t),[y=b]=Ue(t),[w,$]=at(b,d)<=u?[b,""]:h?[Pe(Ue(t),u,d),Pe([h],u,p)]:eo(y,u,d),k=Pe([St(t)],u,g),S=1+ +!!$+ +!!k,_=o+i/2+5-(S-1)*8;e.words(w,c,_,{...d,fill:f,align:"start"}),$&&(_+=15.5,e.words($,c,_,{...h?p:d,fill:f,align:"start"})),k&&e.words(k,c,_+16,{...g,align:"start"})}function gm(e,t,n,o,r,{colours:i}){let{strong:s,wash:a}=st(i,t),c=je(t),u=c==="unknown"?{dash:[3,3]}:{};if(e.frame(c,n,o,r,{fill:a}),!(t.photoUrl&&!t.hidden&&e.photo(t.photoUrl,c,n,o,r))){let f=r*.72,h={size:f,weight:500,family:i.words,fill:s};e.words(Xn(t),n,o+f*.36,h)}e.frame(c,n,o,r,{stroke:s,width:1.6,...u})}function $m(){let e=[],t=[],n=-1/0,o=0,r=performance.now();return{begin(){r=performance.now(),o=0},drawn(){o===0&&(o=performance.now()-r)},frame(i,s){i-n<120&&e.push(i-n),n=i,t.push(s),e.length>240&&(e=e.slice(-240)),t.length>240&&(t=t.slice(-240))},figures(){let i=bm(e);return{firstDrawingMs:Math.round(o),framesPerSecond:i>0?Math.round(1e3/i):0,paintMs:Math.round(bm(t)*10)/10}}}}function bm(e){return e.length===0?0:e.reduce((t,n)=>t+n,0)/e.length}function wm(e,t,n){let o=new Map,r=[],i={x:0,y:0},s={x:0,y:0,ms:-1/0},a="none",c=new AbortController,u=$=>{let k=e.getBoundingClientRect();return{x:$.clientX-k.left,y:$.clientY-k.top}},d=$=>{if($.button!==0&&$.pointerType==="mouse")return;e.setPointerCapture($.pointerId);let k=u($);if(o.set($.pointerId,k),t.stop(),o.size===2){a==="grab"&&n.drop(-1,-1,!1),a="pinch";return}o.size>2||(i=k,r=[{...k,ms:$.timeStamp}],a=n.grabs(k.x,k.y)?"grab":"press")},f=$=>{let k=u($),S=o.get($.pointerId);if(!S){n.hover(k.x,k.y);return}if(a==="pinch"){h($.pointerId,k);return}if(o.set($.pointerId,k),a==="grab"){n.drag(k.x,k.y);return}let _=Math.hypot(k.x-i.x,k.y-i.y)>5;a==="press"&&_&&(a="pan",e.dataset.pointer="move"),a==="pan"&&(t.pan(k.x-S.x,k.y-S.y),r.push({...k,ms:$.timeStamp}),r=r.filter(({ms:C})=>$.timeStamp-C<90),n.moved())},h=($,k)=>{let S=[...o].find(([G])=>G!==$)?.[1],_=o.get($);if(o.set($,k),!S||!_||o.size!==2)return;let C=Math.hypot(_.x-S.x,_.y-S.y),B=Math.hypot(k.x-S.x,k.y-S.y);t.pan((k.x-_.x)/2,(k.y-_.y)/2),C>0&&t.zoom(B/C,(k.x+S.x)/2,(k.y+S.y)/2),n.moved()},p=$=>{if(!o.delete($.pointerId))return;let k=u($);if(delete e.dataset.pointer,a==="pinch"){let[C]=o.values();a=C?"pan":"none",r=[];return}let S=a;a="none";let _=Math.hypot(k.x-i.x,k.y-i.y)<=5;$.type==="pointercancel"?S==="grab"&&n.drop(-1,-1,!1):S==="grab"?n.drop(k.x,k.y,_):S==="press"?g(k,$.timeStamp):S==="pan"&&b($.timeStamp)},g=($,k)=>{let S=k-s.ms<320&&Math.hypot($.x-s.x,$.y-s.y)<24;s=S?{...$,ms:-1/0}:{...$,ms:k},S?n.tapTwice($.x,$.y):n.tap($.x,$.y)},b=$=>{let k=r.filter(C=>$-C.ms<90),[S,_]=[k[0],k.at(-1)];if(S&&_&&_.ms>S.ms){let C=_.ms-S.ms;t.glide((_.x-S.x)/C,(_.y-S.y)/C)}n.moved()},y=$=>{$.preventDefault();let k=$.deltaMode===WheelEvent.DOM_DELTA_LINE?18:$.deltaMode?320:1,[S,_]=[$.deltaX*k,$.deltaY*k];if($.shiftKey||!$.ctrlKey&&Math.abs(S)>Math.abs(_))t.pan($.shiftKey&&S===0?-_:-S,$.shiftKey?0:-_);else{let C=$.ctrlKey?.01:.0016,{x:B,y:G}=u($);t.zoom(Math.exp(-Math.max(-240,Math.min(240,_))*C),B,G)}n.moved()},w={signal:c.signal};return e.addEventListener("pointerdown",d,w),e.addEventListener("pointermove",f,w),e.addEventListener("pointerup",p,w),e.addEventListener("pointercancel",p,w),e.addEventListener("pointerleave",()=>o.size===0&&n.leave(),w),e.addEventListener("wheel",y,{...w,passive:!1}),()=>c.abort()}function km(e,t,n){let o=r=>{if(r.altKey||r.ctrlKey||r.metaKey)return;let{key:i}=r;if(i==="ArrowUp"||i==="ArrowDown")n.walk(i);else if(i==="ArrowLeft"||i==="ArrowRight")n.walk(i);else if(i==="Enter"&&r.target===t)n.open();else if(i==="Escape")n.leave();else if(i==="+"||i==="=")n.zoom(1.35);else if(i==="-")n.zoom(.7407407407407407);else if(i==="0")n.zoomTo(1);else if(i==="f"||i==="F")n.fit();else return;r.preventDefault(),n.moved()};return e.addEventListener("keydown",o),()=>e.removeEventListener("keydown",o)}function Sm(e,t,n){let o=e.node(t);if(!o)return null;let{kin:r}=e;if(n==="ArrowUp")return ym(e,o,r.parents(t));if(n==="ArrowDown")return ym(e,o,r.children(t));let i=n==="ArrowLeft"?-1:1,a=[...r.parents(t).flatMap(c=>r.children(c.id)),...r.spouses(t)].map(c=>c.id);return vm(e,o,new Set(a),i)??vm(e,o,new Set(e.nodes.map(c=>c.id)),i)}function ym(e,t,n){let o=null,r=1/0;for(let{id:i}of n){let s=e.node(i);if(!s)continue;let a=Math.hypot(Dr(s)-Dr(t),s.y-t.y);a>=r||(r=a,o=i)}return o}function vm(e,t,n,o){let r=null,i=1/0;for(let s of n){let a=e.node(s);if(!a||a===t||a.level!==t.level)continue;let c=(Dr(a)-Dr(t))*o,u=(a.y-t.y)*o,d=Math.abs(a.y-t.y)<t.h?c:Math.abs(c)<t.w?u:1/0;d<=0||d>=i||(i=d,r=s)}return r}function Dr(e){return e.x+e.w/2}function xm(e){let t=document.querySelector("script[type=module]");return new URL(e,t instanceof HTMLScriptElement?t.src:document.baseURI)}function Cr(e){let t=zt([...e.people.keys()]);for(let{person1Id:o,person2Id:r}of e.couples)t.join(o,r);for(let{parents:o,children:r}of e.families)for(let i of[...o,...r])t.join(o[0]??i,i);let n=new Map;for(let o of e.people.keys()){let r=t.find(o),i=n.get(r);i?i.push(o):n.set(r,[o])}return[...n.values()].sort((o,r)=>r.length-o.length)}function zt(e){let t=new Map(e.map(r=>[r,r])),n=r=>{let i=r;for(let s=j(t,i);s!==i;s=j(t,i))i=s;for(let s=r;s!==i;){let a=j(t,s);t.set(s,i),s=a}return i};return{find:n,join:(r,i)=>{t.set(n(i),n(r))}}}function E(e,t){return e[t]}function j(e,t){return e.get(t)}var y$=4e6,v$=60;function Lr(e){let t=k$(e),n=M$(e,t.of),o=E$(t.count,n);for(let i=0;i<v$;i++){let s=P$(o,n);if(!A$(o,n)&&!s)break}let r=new Map([...e.people.keys()].map(i=>[i,E(o,j(t.of,i))]));for(let i of Cr(e)){let s=i.reduce((a,c)=>Math.min(a,j(r,c)),1/0);for(let a of i)r.set(a,j(r,a)-s)}return r}function k$(e){let t=zt([...e.people.keys()]),n=[...e.couples.map(r=>[r.person1Id,r.person2Id]),...e.families.map(r=>r.parents).filter(r=>r.length===2)];for(let[r="",i=""]of n)t.join(r,i);let o=x$(e,t.find);if(o.size>0){let r=zt([...e.people.keys()]);for(let[i="",s=""]of n)o.has(i)||r.join(i,s);return S$(e,n.filter(([i=""])=>o.has(i)),r,o),Ts(e,r.find)}return Ts(e,t.find)}function S$(e,t,n,o){let r=new Map([...o].map(a=>[a,[a]])),i=0,s=(a,c)=>{let u=new Set([a]),d=[a];for(let f=d.pop();f!==void 0;f=d.pop())for(let h of r.get(f)??[])for(let p of e.children(h)){i+=1;let g=n.find(p.id);if(g===c)return!0;!o.has(p.id)||u.has(g)||(u.add(g),d.push(g))}return!1};for(let[a="",c=""]of t){let[u,d]=[n.find(a),n.find(c)];if(u===d||i>y$||s(u,d)||s(d,u))continue;let f=[...r.get(u)??[],...r.get(d)??[]];n.join(a,c),r.set(n.find(a),f)}}function x$(e,t){let{of:n,count:o}=Ts(e,t),r=Array.from({length:o},()=>[]),i=new Uint8Array(o);for(let u of e.families)for(let d of u.parents)for(let f of u.children){let[h,p]=[j(n,d),j(n,f)];h===p?i[h]=1:r[h]?.push(p)}let s=_$(r),a=new Uint32Array(o);for(let u of s)a[u]=E(a,u)+1;let c=new Set;for(let[u,d]of n)(i[d]||E(a,E(s,d))>1)&&c.add(u);return c}function _$(e){let t=e.length,n=new Int32Array(t).fill(-1),o=new Int32Array(t),r=new Int32Array(t).fill(-1),i=[],s=0;for(let a=0;a<t;a++){if(n[a]!==-1)continue;let c=[{node:a,edge:0}];for(let u=c.at(-1);u;u=c.at(-1)){let{node:d}=u;n[d]===-1&&(n[d]=o[d]=s++,i.push(d));let f=e[d]?.[u.edge++];if(f===void 0){if(o[d]===n[d])for(let p=i.pop();p!==void 0&&(r[p]=d,p!==d);p=i.pop());c.pop();let h=c.at(-1);h&&(o[h.node]=Math.min(E(o,h.node),E(o,d)))}else n[f]===-1?c.push({node:f,edge:0}):r[f]===-1&&(o[d]=Math.min(E(o,d),E(n,f)))}}return r}function M$(e,t){let n=Math.max(-1,...new Set(t.values()))+1,o=Array.from({length:n},()=>[]),r=Array.from({length:n},()=>[]);for(let i of e.families)for(let s of i.parents)for(let a of i.children)r[j(t,s)]?.push(j(t,a)),o[j(t,a)]?.push(j(t,s));return{above:o,below:r}}function E$(e,{above:t,below:n}){let o=new Int32Array(e),r=Int32Array.from(t,s=>s.length),i=[...r.keys()].filter(s=>r[s]===0);for(let s=0;s<i.length;s++){let a=E(i,s);for(let c of E(n,a))o[c]=Math.max(E(o,c),E(o,a)+1),r[c]=E(r,c)-1,r[c]===0&&i.push(c)}return o}function P$(e,{above:t,below:n}){let o=zt([...e.keys()]);n.forEach((s,a)=>{for(let c of s)E(e,c)-E(e,a)===1&&o.join(a,c)});let r=new Map;for(let s of e.keys()){let a=r.get(o.find(s));a?a.push(s):r.set(o.find(s),[s])}let i=!1;for(let[s,a]of r)for(let[c,u,d]of[[n,t,1],[t,n,-1]]){let f=0,h=1/0;for(let p of a){for(let g of E(c,p))o.find(g)!==s&&(f+=1,h=Math.min(h,Math.abs(E(e,g)-E(e,p))-1));for(let g of E(u,p))o.find(g)!==s&&(f-=1)}if(!(f<=0||h===1/0||h<=0)){for(let p of a)e[p]=E(e,p)+d*h;i=!0;break}}return i}function A$(e,{above:t,below:n}){let o=!1,r=[...e.keys()].sort((i,s)=>E(e,s)-E(e,i)||i-s);for(let i of r){let[s,a]=[E(t,i),E(n,i)],c=E(e,i);a.length>s.length?c=T$(e,a)-1:s.length>a.length&&(c=I$(e,s)+1),c!==e[i]&&(e[i]=c,o=!0)}return o}function T$(e,t){return t.reduce((n,o)=>Math.min(n,E(e,o)),1/0)}function I$(e,t){return t.reduce((n,o)=>Math.max(n,E(e,o)),-1/0)}function Ts(e,t){let n=new Map,o=new Map;for(let r of e.people.keys()){let i=t(r);n.has(i)||n.set(i,n.size),o.set(r,n.get(i))}return{of:o,count:n.size}}function no(e,t,n,o){let r=o(n);if(t===1/0)return r;let i=Lr(ke(r)),s=i.get(e)??0,a=[...n].filter(c=>Math.abs((i.get(c)??s)-s)<=t);return a.length<n.size?no(e,t,new Set(a),o):r}function Ze(e){let[t,n,o,r]=[1/0,1/0,-1/0,-1/0];for(let{x:i,y:s,w:a,h:c}of e)t=Math.min(t,i),n=Math.min(n,s),o=Math.max(o,i+a),r=Math.max(r,s+c);return t>o?{x:0,y:0,w:0,h:0}:{x:t,y:n,w:o-t,h:r-n}}var oe={w:124,h:128},Rr=38,Gt={w:208,h:60},le={couple:22,kin:26,families:54,line:14,level:76,lane:9};var O$=260;function _m(e,t,n){let o=t.map(()=>[]);for(let h of n)o[h.row]?.push(N$(h));let r=o.map(D$),i=t.map(h=>C$(e,h)),s=[],a=[],c=r.map(h=>Math.min(le.lane,O$/Math.max(1,h))),u=0;t.forEach((h,p)=>{s.push(u);let g=Math.max(0,...E(i,p).map(({depth:w})=>w))*le.lane,b=Math.max(0,E(r,p)-1)*E(c,p),y=Math.max(le.level,b+le.level*.62);a.push(u+oe.h+g+(y-b)/2),u+=oe.h+g+y});let f=[...L$(o,s,({net:h,lane:p})=>E(a,h.row)+p*E(c,h.row),i),...R$(e,t,s,i)];return{tops:s,edges:f}}function N$(e){let t=e.family.type==="Biological",n=e.parents.length,o=e.from.x+e.hub+(t||n===0?0:n===2?6:14),r=e.segments.map(({to:p,port:g,child:b})=>{let y=!t&&p.up.some(w=>w.child===b&&w.net!==e);return p.x+g+(y?14:0)}),i=r.map(p=>Is(p,o)),s=i.indexOf(Math.min(...i)),a=E(r,s),u=e.from.down.every(p=>p.net===e||p.net.hub!==e.hub)?n===2?le.couple/2-4:n===1?oe.w/4:0:0,d=o+Math.max(-u,Math.min(u,a-o)),f=E(e.segments,s).child===""?0:oe.w/7,h=n===1&&r.length>1;return Is(d,a)>f||h?{net:e,hub:o,ports:r,lane:0}:(r[s]=d,{net:e,hub:d,ports:r,lane:0})}function Is(e,t){return Math.abs(e-t)}function D$(e){let t=e.map(o=>({wire:o,left:Math.min(o.hub,...o.ports),right:Math.max(o.hub,...o.ports)})).filter(({left:o,right:r})=>r-o>.5).sort((o,r)=>o.left-r.left||o.right-r.right),n=[];for(let{wire:o,left:r,right:i}of t){let s=n.findIndex(a=>a+le.lane<r);s<0&&(s=n.length),n[s]=i,o.lane=s}return n.length}function C$(e,t){let n=[];for(let o of t){let r=0;for(let[i,s]of Mm(e,o)){let[a,c]=[o.members.indexOf(i),o.members.indexOf(s)];if(Math.abs(a-c)===1)continue;let[u,d]=a<c?[a,c]:[c,a];r+=1,n.push({a:E(o.members,u),b:E(o.members,d),left:o.x+E(o.offsets,u)+oe.w/2+10,right:o.x+E(o.offsets,d)+oe.w/2-10,depth:r})}}return n}function Mm(e,t){let n=new Map;for(let o of t.members){let r=[...e.spouses(o).map(i=>i.id),...e.familiesOfParent(o).flatMap(({parents:i})=>i)];for(let i of r)i!==o&&t.members.includes(i)&&n.set(Re(o,i),[o,i])}return[...n.values()]}function L$(e,t,n,o){let r=new Map(o.flat().map(a=>[Re(a.a,a.b),a])),i=new Map,s=[];for(let a of e.flat()){let{net:c,hub:u,ports:d}=a,f=E(t,c.row),[h="",p=""]=c.parents,g=r.get(Re(h,p)),b=c.parents.length===2&&!g,y=g?f+oe.h+g.depth*le.lane:f+oe.h,w=i.get(c.from)??[u,b?f+Rr:y];c.segments.forEach(({to:$,child:k},S)=>{let _=E(d,S),C=n(a),B=[...w];if(Is(_,u)>.5&&B.push(u,C,_,C),k===""){i.set($,B);return}B.push(_,E(t,$.row));let G=c.parents.length>0?c.parents:c.family.parents;s.push({kind:"child",type:c.family.type,from:G,to:k,points:B})})}return s}function R$(e,t,n,o){let r=new Map(e.couples.map(c=>[Re(c.person1Id,c.person2Id),c])),i=new Map;for(let c of t.flat())c.members.forEach((u,d)=>i.set(u,{unit:c,index:d}));let s=[],a=(c,u,d)=>{let f=r.get(Re(c,u));r.delete(Re(c,u));let h=f?"couple":"parents";s.push({kind:h,type:f?.status??"",from:[c],to:u,points:d})};t.forEach((c,u)=>{let d=E(n,u);for(let f of c)for(let[h,p]of Mm(e,f)){let g=Math.min(f.members.indexOf(h),f.members.indexOf(p));if(Math.abs(f.members.indexOf(h)-f.members.indexOf(p))>1)continue;let b=f.x+E(f.offsets,g)+oe.w,y=f.x+E(f.offsets,g+1),[w,$]=[E(f.members,g),E(f.members,g+1)];a(w,$,[b,d+Rr,y,d+Rr])}for(let{a:f,b:h,left:p,right:g,depth:b}of E(o,u)){let y=d+oe.h,w=y+b*le.lane;a(f,h,[p,y,p,w,g,w,g,y])}});for(let{person1Id:c,person2Id:u}of[...r.values()]){let[d,f]=[j(i,c),j(i,u)],h=f.unit.row>d.unit.row,[p,g]=h?[d,f]:[f,d],b=p.unit.x+E(p.unit.offsets,p.index)+oe.w*.8,y=g.unit.x+E(g.unit.offsets,g.index)+oe.w*.8,w=E(n,p.unit.row)+oe.h,[$,k]=h?[c,u]:[u,c];a($,k,[b,w,b,w+14,y,w+14,y,E(n,g.unit.row)])}return s}function Em(e,t,n){let{units:o,unitOf:r}=B$(e,t,n),i=[],s=new Set;for(let a of t)for(let c of e.familiesOfParent(a)){if(s.has(c.key))continue;s.add(c.key);let[u="",d=u]=c.parents,f=j(r,u)===j(r,d);for(let h of f?[c.parents]:[[u],[d]])G$(c,h,r,o,i)}return{units:o,nets:i,unitOf:r}}function Pm(e,t){let[n="",o=n]=t;if(t.length===0)return e.w/2;let[r,i]=[e.members.indexOf(n),e.members.indexOf(o)].sort((s,a)=>s-a);return r===void 0||i===void 0||r===i?E(e.offsets,r??0)+oe.w/2:i-r===1?(E(e.offsets,r)+oe.w+E(e.offsets,i))/2:F$(e,r)?E(e.offsets,i)-le.couple/2:E(e.offsets,r)+oe.w+le.couple/2}function Am(e,t){return t===""?e.w/2:E(e.offsets,e.members.indexOf(t))+oe.w/2}function Tm(e){e.members.reverse(),e.offsets=e.offsets.map(t=>e.w-t-oe.w).reverse();for(let t of e.up)t.port=Am(e,t.child);for(let{net:t}of e.down)t.hub=Pm(e,t.parents)}function F$(e,t){return t>0&&t<e.members.length-1}function B$(e,t,n){let o=zt(t),r=new Map(t.map(d=>[d,[]])),i=new Set,s=(d,f)=>{n.get(d)!==n.get(f)||i.has(Re(d,f))||(i.add(Re(d,f)),o.join(d,f),r.get(d)?.push(f),r.get(f)?.push(d))};for(let d of t){for(let f of e.spouses(d))s(d,f.id);for(let{parents:f}of e.familiesOfParent(d))f.length===2&&s(E(f,0),E(f,1))}let a=new Map;for(let d of t){let f=a.get(o.find(d));f?f.push(d):a.set(o.find(d),[d])}let c=new Map;return{units:[...a.values()].map(d=>{let f=Im(j(n,E(d,0)),z$(d,r),i);for(let h of d)c.set(h,f);return f}),unitOf:c}}function z$(e,t){let n=d=>t.get(d)?.length??0,o=e.reduce((d,f)=>n(f)>n(d)?f:d),r=[],i=[],s=new Set([o]),[a,...c]=t.get(o)??[],u=(d,f)=>{let h=[d];for(let p=h.pop();p!==void 0;p=h.pop())s.has(p)||(s.add(p),f.push(p),h.push(...(t.get(p)??[]).filter(g=>!s.has(g)).reverse()))};a!==void 0&&u(a,c.length>0?r:i);for(let d of c)u(d,i);return[...r.reverse(),o,...i]}function Im(e,t,n){let o=[],r=0;return t.forEach((i,s)=>{let a=t[s-1];a!==void 0&&(r+=n.has(Re(a,i))?le.couple:le.kin),o.push(r),r+=oe.w}),{row:e,members:t,offsets:o,w:r,x:0,place:0,home:0,up:[],down:[]}}function G$(e,t,n,o,r){let i=j(n,E(t,0)),s=t,a=[...e.children],c=e.type==="Biological"?1:.4;for(let u=i.row+1;a.length>0;u++){let d={row:u-1,family:e,from:i,parents:s,hub:Pm(i,s),segments:[]},f=(w,$,k)=>{let S={from:i,to:w,child:$,port:Am(w,$),net:d,weight:c*k};d.segments.push(S),i.down.push(S),w.up.push(S)},h=u,p=w=>j(n,w).row<=h;for(let w of a.filter(p))f(j(n,w),w,1);a=a.filter(w=>!p(w));let[g,...b]=d.segments;if(g&&b.length===0&&e.type==="Biological"&&(g.weight*=3),r.push(d),a.length===0)break;let y=Im(u,[],new Set);y.w=le.line,o.push(y),f(y,"",t===s?2:6),i=y,s=[]}}var U$=24;function Dm({units:e}){let t=H$(e);Nm(t);let n=t.map(r=>[...r]),o=Om(t);for(let r=0;r<U$&&o>0;r++){let i=r%2===0,s=i?t.slice(1):t.slice(0,-1).reverse();for(let c of s)W$(c,i);let a=Om(t);a>=o||(o=a,n=t.map(c=>[...c]))}return t=n,Nm(t),j$(t),t}function Om(e){return e.reduce((t,n)=>t+K$(n),0)}function H$(e){let t=e.reduce((s,a)=>Math.min(s,a.row),1/0),n=[],o=new Set,r=s=>{o.add(s),(n[s.row-t]??=[]).push(s)},i=e.filter(s=>s.up.length===0).sort((s,a)=>s.row-a.row);for(let s of[...i,...e]){if(o.has(s))continue;r(s);let a=[s];for(let c=a.pop();c;c=a.pop()){let u=[...c.down.map(({to:d})=>d),...c.up.map(({from:d})=>d)];for(let d of u.reverse())o.has(d)||a.push(d);o.has(c)||r(c)}}for(let s=0;s<n.length;s++)n[s]??=[];return n}function Nm(e){for(let t of e)Cm(t);for(let t of e)for(let n of t)n.home=n.place}function Cm(e){let t=0;e.forEach((n,o)=>{n.place=o,n.x=t,t+=n.w})}function W$(e,t){let n=[];for(let i of e){let s=t?i.up:i.down;if(s.length===0)continue;let a=0,c=0;for(let u of s){let d=t?u.from.x+u.net.hub:u.to.x+u.port;a+=d*u.weight,c+=u.weight}n.push({unit:i,wish:a/c})}n.sort((i,s)=>i.wish-s.wish||i.unit.home-s.unit.home);let o=0;e.map(i=>(t?i.up:i.down).length===0?i:null).forEach((i,s)=>{e[s]=i??E(n,o++).unit}),Cm(e)}function j$(e){for(let t of e)for(let n of t){if(n.members.length<2)continue;let o=(n.members.length-1)/2,r=0,i=0,s=n.up.map(a=>({side:n.members.indexOf(a.child)-o,x:a.from.x+a.net.hub}));for(let{x:a}of s)i+=a/s.length;for(let{side:a,x:c}of s)r+=a*(c-i);s.length===1&&(r=0),r<0&&Tm(n)}}function K$(e){let t=[];for(let i of e)for(let{net:s,to:a,port:c}of i.down)t.push({from:i.x+s.hub,to:a.x+c});if(t.length<2)return 0;t.sort((i,s)=>i.from-s.from||i.to-s.to);let n=Float64Array.from(t,({to:i})=>i).sort(),o=new Uint32Array(n.length+1),r=0;return t.forEach(({to:i},s)=>{let a=V$(n,i)+1,c=0;for(let u=a;u>0;u-=u&-u)c+=o[u]??0;r+=s-c;for(let u=a;u<o.length;u+=u&-u)o[u]=(o[u]??0)+1}),r}function V$(e,t){let[n,o]=[0,e.length-1];for(;n<o;){let r=n+o+1>>1;(e[r]??0)<=t?n=r:o=r-1}return n}var q$=10,Y$=40;function Lm(e){let t=e.map(Z$);for(let{units:o,shifts:r}of t){let i=((r.at(-1)??0)+(o.at(-1)?.w??0))/2;o.forEach((s,a)=>s.x=E(r,a)-i)}let n=[...t].reverse();for(let o=0;o<q$;o++){for(let r of n)Os(r,!1,!0);for(let r of t)Os(r,!0,!1)}for(let o=0;o<Y$;o++)for(let r of o%2===0?n:t)Os(r,!0,!0)}function Z$(e){let t=0,n=e.map((o,r)=>{let i=e[r-1];return i&&(t+=i.w+X$(i,o)),t});return{units:e,shifts:n}}function X$(e,t){return e.members.length===0||t.members.length===0?le.line:e.up.some(({net:o})=>t.up.some(r=>r.net===o))?le.kin:le.kin*1.7}function Os({units:e,shifts:t},n,o){let r=[],i=[],s=[];e.forEach((a,c)=>{let{sum:u,weight:d}=J$(a,n,o);u-=E(t,c)*d;let f=c;for(let h=r.length-1;h>=0&&!(E(r,h)*d<=u*E(i,h));h--)u+=r.pop()??0,d+=i.pop()??0,f=s.pop()??0;r.push(u),i.push(d),s.push(f)}),s.forEach((a,c)=>{let u=E(r,c)/E(i,c),d=s[c+1]??e.length;for(let f=a;f<d;f++)E(e,f).x=u+E(t,f)})}function J$(e,t,n){let o=e.x*.01,r=.01;if(t)for(let i of e.up)o+=(i.from.x+i.net.hub-i.port)*i.weight,r+=i.weight;if(n)for(let i of e.down)o+=(i.to.x+i.port-i.net.hub)*i.weight,r+=i.weight;return{sum:o,weight:r}}function Sn(e){let t=ke(e),n=Cr(t),o=n.filter(p=>p.length>1),r=n.filter(p=>p.length===1).flat(),i=ew(t,o,Lr(t)),s=[],a=[],c=[];for(let p of o){let g=Em(t,p,i),b=Dm(g);Lm(b),Q$(b,c),a.push(...g.nets);for(let y of g.units)(s[y.row]??=[]).push(y)}for(let p=0;p<s.length;p++)s[p]??=[];let{tops:u,edges:d}=_m(t,s,a),f=s.flatMap((p,g)=>p.flatMap(b=>b.members.map((y,w)=>({key:y,id:y,x:b.x+E(b.offsets,w),y:E(u,g),...oe,level:g})))),h=s.map((p,g)=>({level:g,generation:g+1,countedFrom:"first",births:iu(p.flatMap(({members:b})=>b.map(y=>j(t.people,y)))),y:E(u,g),h:oe.h}));if(r.length>0){let p=tw(r,f,s.length);f.push(...p);let g=E(p,p.length-1),b=E(p,0).y,y={level:s.length,generation:0,countedFrom:null,births:null};h.push({...y,y:b,h:g.y+oe.h-b})}return{nodes:f,edges:d,levels:h,bounds:Ze(f)}}function Q$(e,t){let n=e.find(s=>s.length>0)?.[0]?.row??0,o=e.map(s=>s[0]?.x??1/0),r=e.map(s=>{let a=s.at(-1);return a?a.x+a.w:-1/0}),i=-1/0;e.forEach((s,a)=>{let c=Math.min(E(o,a),o[a+1]??1/0,o[a-1]??1/0);c!==1/0&&(i=Math.max(i,(t[n+a]??0)+le.families-c))});for(let s of e.flat())s.x+=i;e.forEach((s,a)=>{let c=Math.max(E(r,a),r[a+1]??-1/0,r[a-1]??-1/0);t[n+a]=Math.max(t[n+a]??0,c+i)})}function ew(e,t,n){let[o=[],...r]=t,i=[];for(let u of o){let d=Le(j(e.people,u)),f=i[j(n,u)]??={sum:0,count:0};d!==null&&(f.sum+=d,f.count+=1)}let s=[...i.entries()].filter(([,u])=>u&&u.count>0);if(s.length>0)for(let u of r){let d=[];for(let h of u){let p=Le(j(e.people,h));if(p===null)continue;let[g]=s.reduce((b,y)=>Math.abs(y[1].sum/y[1].count-p)<Math.abs(b[1].sum/b[1].count-p)?y:b);d.push(g-j(n,h))}if(d.length===0)continue;d.sort((h,p)=>h-p);let f=E(d,Math.floor(d.length/2));for(let h of u)n.set(h,j(n,h)+f)}let a=t.flat(),c=a.reduce((u,d)=>Math.min(u,j(n,d)),1/0);for(let u of a)n.set(u,j(n,u)-c);return n}function tw(e,t,n){let{x:o,y:r,w:i,h:s}=Ze(t),[a,c]=[oe.w+le.kin,oe.h+le.kin],u=Math.max(4,Math.ceil(Math.sqrt(e.length*2))),d=Math.min(e.length,Math.max(u,Math.min(40,Math.floor(i/a)))),f=t.length>0?o+Math.max(0,(i-d*a)/2):0,h=t.length>0?r+s+le.level:0;return e.map((p,g)=>({key:p,id:p,x:f+g%d*a,y:h+Math.floor(g/d)*c,...oe,level:n}))}function Rm(e,t){let n=ke(e),o=Fe(e,n,t);if(o===null)return bt;let r=t.generations??1/0,i=new Set(Gn(o,n.children,r).keys()),s=no(o,r,i,a=>{let c=[...a].flatMap(f=>n.spouses(f).map(h=>h.id)),u=[...a].flatMap(f=>n.familiesOfParent(f).flatMap(({parents:h,children:p})=>p.some(g=>a.has(g))?h:[])),d=new Set([...a].filter(f=>f!==o));return Qo(e,new Set([...a,...c,...u]),d)});return Ns(Sn(s),o)}function Ns(e,t){let n=e.nodes.find(o=>o.id===t)?.level??0;return{...e,levels:e.levels.map(o=>({...o,generation:o.level-n,countedFrom:"root"}))}}function Fr(e,t,n){let o=new Set([t]),r={id:t,key:t,level:0,number:0,isAgain:!1,type:"",parents:[]},i=[r];for(let s=1;s<=n&&i.length>0;s++){let a=[];for(let c of i)if(!c.isAgain)for(let{id:u,type:d,side:f}of rw(e,c.id)){let h=o.has(u);o.add(u);let p=c.number*2+f,g=h?`${u} again ${c.key}`:u,b={id:u,key:g,level:s,number:p,isAgain:h,type:d,parents:[]};c.parents.push(b),a.push(b)}i=a}return r}function Br(e){let t=[e];for(let n=0;n<t.length;n++)t.push(...t[n]?.parents??[]);return t}var nw=["Biological","Adoptive","Step","Foster"],ow=new Map([["Male",0],["Female",1]]);function rw(e,t){let n=[void 0,void 0],o=[...e.parents(t)].sort((r,i)=>r.id<i.id?-1:1);for(let r of nw){let s=o.filter(a=>a.type===r).filter(a=>{let c=ow.get(e.people.get(a.id)?.gender??"");return c===void 0||n[c]?!0:(n[c]=a,!1)});for(let a of s){let c=n.indexOf(void 0);c>=0&&(n[c]=a)}}return n.flatMap((r,i)=>r?[{...r,side:i}]:[])}var iw=5,sw=8,Gm=72,aw=76,lw=132,cw=Math.PI*1.16;function Um(e,t){let n=ke(e),o=Fe(e,n,t);if(o===null)return bt;let r=Math.min(sw,t.generations??iw),i=t.isFull??r>5?2*Math.PI:cw,s=Br(Fr(n,o,r)),a=s.reduce((f,{level:h})=>Math.max(f,h),0),c=s.filter(f=>!f.isAgain&&f.level<a).flatMap(({level:f,number:h,parents:p})=>[0,1].filter(g=>!p.some(b=>b.number===h*2+g)).map(g=>Fm(f+1,h*2+g,i))),u=s.map(f=>{let h=Fm(f.level,f.number,i),p={key:f.key,id:f.id,...zm(h),level:f.level,sector:h};return f.isAgain?{...p,isAgain:!0}:p}),d=Ze([...u,...c.map(zm)]);return{nodes:u,edges:[],levels:[],bounds:d,blanks:c}}function Fm(e,t,n){if(e===0)return{inner:0,outer:Gm,from:0,to:2*Math.PI};let o=n/2**e,r=-Math.PI/2-n/2;return{inner:Bm(e-1),outer:Bm(e),from:r+t*o,to:r+(t+1)*o}}function Bm(e){return Gm+Math.min(e,3)*aw+Math.max(0,e-3)*lw}function zm({inner:e,outer:t,from:n,to:o}){let r=Math.PI/2,i=[n,o];for(let a=Math.ceil(n/r);a*r<=o;a++)i.push(a*r);let s=i.flatMap(a=>[e,t].map(c=>({x:Math.cos(a)*c,y:Math.sin(a)*c,w:0,h:0})));return Ze(s)}function Hm(e,t){let n=ke(e),o=Fe(e,n,t);if(o===null)return bt;let r=t.generations??1/0,i=Gn(o,n.parents,r),s=Gn(o,n.children,r),a=no(o,r,new Set([...i.keys(),...s.keys()]),c=>{let d=[...s.keys()].filter(f=>c.has(f)).flatMap(f=>n.spouses(f).map(h=>h.id));return Qo(e,new Set([...c,...d]),c)});return Ns(Sn(a),o)}var Ds=Gt.w+52,uw=14,dw=26;function Wm(e,t){let n=ke(e),o=Fe(e,n,t);if(o===null)return bt;let r=Fr(n,o,t.generations??1/0),i=Br(r),s=new Map,a=new Map;for(let f of[...i].reverse())s.set(f,mw(f,s,a));let c=new Map([[r,0]]),u=[];for(let f of i){let h=j(c,f);for(let p of f.parents){let g=h+j(a,p);c.set(p,g);let b=f.level*Ds+Gt.w,y=p.level*Ds,w=(y+b)/2,$=Math.abs(g-h)<.5?[y,g,b,h]:[y,g,w,g,w,h,b,h];u.push({kind:"child",type:p.type,from:[p.id],to:f.id,points:$})}}let d=i.map(f=>({key:f.key,id:f.id,x:f.level*Ds,y:j(c,f)-Gt.h/2,...Gt,level:f.level,...f.isAgain?{isAgain:!0}:{}}));return{nodes:d,edges:u,levels:[],bounds:Ze(d)}}function mw(e,t,n){let o={tops:[-Gt.h/2],bottoms:[Gt.h/2]},[r,i]=e.parents;if(!r)return o;if(!i){n.set(r,0);let{tops:f,bottoms:h}=j(t,r);return{tops:[...o.tops,...f],bottoms:[...o.bottoms,...h]}}let[s,a]=[j(t,r),j(t,i)],c=0;for(let f=0;f<Math.min(s.bottoms.length,a.tops.length);f++){let h=f===0?uw:dw;c=Math.max(c,E(s.bottoms,f)-E(a.tops,f)+h)}n.set(r,-c/2),n.set(i,c/2);let u=Math.max(s.tops.length,a.tops.length),d=c/2;for(let f=0;f<u;f++){let[h=1/0,p=-1/0]=[s.tops[f],s.bottoms[f]],[g=1/0,b=-1/0]=[a.tops[f],a.bottoms[f]];o.tops.push(Math.min(h-d,g+d)),o.bottoms.push(Math.max(p-d,b+d))}return o}var fw={tree:Sn,pedigree:Wm,descendants:Rm,hourglass:Hm,fan:Um};function jm(e,t,n){return fw[e](t,n)}var pw=150;function Km(){let e=null,t=!1,n=0,o=null,r=()=>{if(e||t)return e;try{e=new Worker(xm("layout/worker.js"),{type:"module"})}catch{return t=!0,null}return e.addEventListener("message",({data:i})=>{i.number===n&&(o?.(i.layout??null),o=null)}),e.addEventListener("error",()=>{t=!0,e?.terminate(),e=null,o?.(null),o=null}),e};return r(),{async make(i,s,a){let c=++n;o?.(null),o=null;let u=s.persons.length>pw?r():null;if(u){let d=await new Promise(f=>{o=f,u.postMessage({number:c,view:i,graph:hw(s),options:a})});if(d||c!==n)return d}return jm(i,s,a)},destroy(){e?.terminate(),o?.(null)}}}function Vm(e,t){return e.rootId===t.rootId&&e.generations===t.generations&&e.isFull===t.isFull}function hw({tree:e,persons:t,parents:n,spouses:o}){return{...e?.rootPersonId?{tree:{rootPersonId:e.rootPersonId}}:{},persons:t.map(({personId:r,gender:i,birthDate:s,birthDateText:a,birthSort:c})=>({personId:r,...i?{gender:i}:{},...s?{birthDate:s}:{},...a?{birthDateText:a}:{},...c?{birthSort:c}:{}})),parents:n.map(({parentId:r,childId:i,type:s="Biological"})=>({parentId:r,childId:i,type:s})),spouses:o.map(({person1Id:r,person2Id:i,status:s="",marriageDate:a=""})=>({person1Id:r,person2Id:i,status:s,marriageDate:a}))}}var qm=Object.freeze({Adoptive:[7,4],Step:[10,3,2,3],Foster:[2,4]}),zr=9,gw=22;function oo({kind:e,type:t}){return e==="parents"||t==="Partner"?"parents":e==="couple"?"couple":t in qm?t:"child"}function ro(e){return e==="parents"?[2,3]:qm[e]??[]}function io(e){return e==="couple"?1.5:1}function so(e,{kind:t,type:n,points:o},r,i){if(t!=="couple")return;let s={Divorced:2,Separated:1}[n]??0,a=o.length>4,[c,u,d]=[o[0]??0,o[1]??0,-1];for(let f=2;f<o.length;f+=2){let[h,p]=[o[f-2]??0,o[f-1]??0],[g,b]=[o[f]??0,o[f+1]??0];if(p!==b||Math.abs(g-h)<=d)continue;d=Math.abs(g-h);let y=a?Math.min(gw,d/2):d/2;[c,u]=[g-Math.sign(g-h)*y,p]}for(let f=0;f<s;f++){let h=c+(f-(s-1)/2)*5;e.line([h-3,u+7,h+3,u-7],0,{stroke:r,width:i})}}function Gr({from:e,to:t},n){return e.some(o=>n.has(`${o} ${t}`))}function Ym(e){let t=new Set;return e.forEach((n,o)=>{let r=e[o+1];r!==void 0&&t.add(`${n} ${r}`).add(`${r} ${n}`)}),t}var bw=60;function Zm(e,t,n){let o=Ls("p",e);o.id=`family-canvas-help-${Math.floor(performance.now()*1e3)}`,o.textContent=l("canvas.help"),t.setAttribute("aria-describedby",o.id);let r=Ls("ul",e);r.setAttribute("aria-label",l("canvas.people"));let i=Ls("p",e);return i.setAttribute("aria-live","polite"),i.setAttribute("role","status"),r.addEventListener("click",s=>{let a=Cs(s.target);a&&n.open(a)}),r.addEventListener("focusin",s=>{let a=Cs(s.target);a&&n.select(a)}),{renew(s,a,c,u){let d=$w(s,a,c),f=new Map(Array.from(r.children,g=>[Cs(g.firstElementChild),g])),h=new Set(d.map(({id:g})=>g));for(let[g,b]of f)(!g||!h.has(g))&&b.remove();let p=null;for(let{id:g}of d){let b=s.kin.people.get(g);if(!b)continue;let y=f.get(g)??ww(g),w=y.firstElementChild,$=[ds(b,s.kin),u.get(g)].filter(Boolean).join(", ");w.textContent!==$&&(w.textContent=$),g===c?w.setAttribute("aria-current","true"):w.removeAttribute("aria-current"),w.tabIndex=g===(c??d[0]?.id)?0:-1;let k=p?p.nextElementSibling:r.firstElementChild;k!==y&&r.insertBefore(y,k),p=y}},say(s,a){let c=a===null?void 0:s.kin.people.get(a);i.textContent=c?nd(c,s.kin):""},follow(s){if(r.contains(document.activeElement))for(let a of r.querySelectorAll("button"))a.dataset.person===s&&a.focus({preventScroll:!0})}}}function $w(e,t,n){let{seen:o}=t,[r,i]=[o.x+o.w/2,o.y+o.h/2],s=new Map(e.nodesIn(o).map(c=>[c.id,c])),a=e.node(n);return a&&s.set(a.id,a),[...s.values()].map(c=>({node:c,far:c===a?-1:Math.hypot(c.x+c.w/2-r,c.y+c.h/2-i)})).sort((c,u)=>c.far-u.far).slice(0,bw).map(({node:c})=>c).sort((c,u)=>c.level-u.level||c.x-u.x||c.y-u.y)}function ww(e){let t=document.createElement("li"),n=document.createElement("button");return n.type="button",n.dataset.person=e,t.append(n),t}function Cs(e){return e instanceof HTMLElement?e.dataset.person??null:null}function Ls(e,t){let n=document.createElement(e);return n.className="family-canvas-unseen",t.append(n),n}var Xm=8;function Jm(e,t,n){let o=document.createElement("canvas");o.className="family-canvas-minimap",o.hidden=!0,o.setAttribute("aria-hidden","true"),e.append(o);let r=document.createElement("canvas"),i=!0,s={scale:1,left:0,top:0},a={w:0,h:0,density:1},c=!1,u=f=>{let h=o.getBoundingClientRect(),p=(f.clientX-h.left-s.left)/s.scale,g=(f.clientY-h.top-s.top)/s.scale;t.centre({x:p,y:g,w:0,h:0},t.where.scale,0),n()};o.addEventListener("pointerdown",f=>{o.setPointerCapture(f.pointerId),c=!0,u(f)}),o.addEventListener("pointermove",f=>c&&u(f)),o.addEventListener("pointerup",()=>c=!1),o.addEventListener("pointercancel",()=>c=!1);let d=(f,h)=>{let{w:p,h:g,density:b}=a;r.width=Math.max(1,Math.round(p*b)),r.height=Math.max(1,Math.round(g*b)),o.width=r.width,o.height=r.height;let{bounds:y}=f,w=Math.min((p-2*Xm)/(y.w||1),(g-2*Xm)/(y.h||1));s={scale:w,left:p/2-(y.x+y.w/2)*w,top:g/2-(y.y+y.h/2)*w};let $=r.getContext("2d");if($){$.scale(b,b);for(let k of f.nodes){let S=f.kin.people.get(k.id);if(!S)continue;$.fillStyle=st(h,S).strong;let _=Math.max(1,Math.min(k.w,k.h)*w*.8),C=(k.x+k.w/2)*w+s.left,B=(k.y+k.h/2)*w+s.top;$.fillRect(C-_/2,B-_/2,_,_)}i=!1}};return{renew(){i=!0},paint(f,h,p){let{seen:g}=t,{bounds:b}=f,y=g.x<=b.x+1&&g.y<=b.y+1&&g.x+g.w>=b.x+b.w-1&&g.y+g.h>=b.y+b.h-1;if(o.hidden=y||f.nodes.length<2,o.hidden)return;(i||p!==a.density)&&(a={w:o.clientWidth,h:o.clientHeight,density:p},d(f,h));let w=o.getContext("2d");if(!w)return;let{w:$,h:k}=a;w.setTransform(1,0,0,1,0,0),w.clearRect(0,0,o.width,o.height),w.drawImage(r,0,0),w.setTransform(p,0,0,p,0,0);let S=Math.max(1,g.x*s.scale+s.left),_=Math.max(1,g.y*s.scale+s.top),C=Math.min($-1,(g.x+g.w)*s.scale+s.left),B=Math.min(k-1,(g.y+g.h)*s.scale+s.top);w.beginPath(),w.roundRect(S,_,Math.max(5,C-S),Math.max(5,B-_),2),w.globalAlpha=.14,w.fillStyle=h.accent,w.fill(),w.globalAlpha=1,w.strokeStyle=h.accent,w.lineWidth=1.5,w.stroke()}}}function ao({generation:e,countedFrom:t}){if(t===null)return l("generation.unconnected");if(t==="first")return l("generation.number",{number:`${e}`});if(e===0)return l("generation.same");let n=Math.abs(e);return e<0?yw(n):vw(n)}function Qm(e){return e.countedFrom==="first"?`${e.generation}`:ao(e)}function yw(e){return e===1?l("generation.parents"):e===2?l("generation.grandparents"):e===3?l("generation.greatGrandparents"):e===4?l("generation.twiceGreatGrandparents"):l("generation.manyGreatGrandparents",{count:e-2})}function vw(e){return e===1?l("generation.children"):e===2?l("generation.grandchildren"):e===3?l("generation.greatGrandchildren"):e===4?l("generation.twiceGreatGrandchildren"):l("generation.manyGreatGrandchildren",{count:e-2})}var Fs=28,Ur=14,Rs=12,ef=12,kw=600;function tf(e,{levels:t},n,o){let{top:r,scale:i}=n.where;e.fillStyle=o.band,t.forEach(({y:s,h:a},c)=>{if(c%2===1)return;let[u,d]=[(s-Fs)*i+r,(s+a+Fs)*i+r];d<0||u>n.size.h||e.fillRect(0,u,n.size.w,d-u)})}function nf(e,{levels:t,bounds:n,nodes:o},r,i){let{left:s,top:a,scale:c}=r.where;e.textAlign="start",e.globalAlpha=1;let u=-1/0;for(let[d,f]of t.entries()){let{y:h,h:p}=f,[g,b]=[h*c+a,(h+p)*c+a],y=Fs*c>=Rs,w=p*c<2*Rs||r.size.w<kw,$=ao(f),k=ar(f.births),S=k?`${$} · ${k}`:$;e.font=`500 11px ${i.words}`;let _=Ur+e.measureText(S).width+ef,C=w||n.x*c+s<_,B=!y&&C?Qm(f):S,G=y?Math.max(g-5,Math.min(16,b)):(g+b)/2+4;if(G<Math.max(u,10)||G>r.size.h+10)continue;let T=e.measureText(B).width,ce=ge=>ge.y>=h&&ge.y<h+p&&ge.x*c+s<Ur+T+ef&&(ge.x+ge.w)*c+s>0;!y&&B===$&&o.some(ce)||(u=G+Rs*1.8,e.globalAlpha=.93,e.fillStyle=d%2===0?i.band:i.ground,e.beginPath(),e.roundRect(Ur-6,G-12,T+12,17,8),e.fill(),e.globalAlpha=1,e.fillStyle=i.quiet,e.fillText(B,Ur,G))}}function Hr(e){return e==="male"?Sw:e==="other"?xw:null}function xn(e){return Math.sin(e)>.45}var Sw={corners:[[-.9,-.9],[.9,-.9],[.9,.9],[-.9,.9]],round:.34},xw={corners:[0,1,2,3,4,5].map(e=>{let t=e*Math.PI/3-Math.PI/2;return[Math.cos(t)*1.06,Math.sin(t)*1.06]}),round:.24};function jr(e,t){let n=({fill:i,stroke:s,width:a=1,dash:c,opacity:u=1})=>{let d=e.globalAlpha;e.globalAlpha=d*u,i&&(e.fillStyle=i,e.fill()),s&&(e.strokeStyle=s,e.lineWidth=a,e.setLineDash(c?[...c]:[]),e.stroke()),e.globalAlpha=d},o="",r=({size:i,weight:s=400,family:a,fill:c,align:u="center"})=>{let d=`${s} ${i}px ${a}`;d!==o&&(e.font=o=d),e.fillStyle=c,e.textAlign=u};return{box(i,s,a,c,u,d){e.beginPath(),e.roundRect(i,s,a,c,u),n(d)},frame(i,s,a,c,u){e.beginPath(),Wr(e,i,s,a,c),n(u)},line(i,s,a){e.beginPath(),Bs(e,i,s),n(a)},words(i,s,a,c){r(c),e.fillText(i,s,a)},turned(i,s,a,c,u){r(u),e.save(),e.translate(s,a),e.rotate(c),e.fillText(i,0,0),e.restore()},arched(i,s,a,c){r({...c,align:"start"});let u=xn(a),d=u?-1:1,f=e.measureText(i).width,h=u?s+c.size*.72:s,p=0;for(let g of od(i)){let b=e.measureText(g).width,y=a+d*(p-f/2+b/2)/h;e.save(),e.rotate(y+Math.PI/2),e.translate(0,-h),u&&e.rotate(Math.PI),e.fillText(g,-b/2,0),e.restore(),p+=b}},photo(i,s,a,c,u){let d=t.get(i);return d?(e.save(),e.beginPath(),Wr(e,s,a,c,u),e.clip(),e.drawImage(d,a-u,c-u,2*u,2*u),e.restore(),!0):!1},sector({inner:i,outer:s,from:a,to:c},u){e.beginPath(),e.arc(0,0,s,a,c),i>0&&e.arc(0,0,i,c,a,!0),e.closePath(),n(u)},faded(i,s){let a=e.globalAlpha;e.globalAlpha=a*i,s(),e.globalAlpha=a}}}function Wr(e,t,n,o,r){let i=Hr(t);if(!i){e.moveTo(n+r,o),e.arc(n,o,r,0,2*Math.PI);return}let{corners:s,round:a}=i,c=s.at(-1)??[0,0],u=s[0]??[0,0];e.moveTo(n+(c[0]+u[0])/2*r,o+(c[1]+u[1])/2*r),s.forEach(([d,f],h)=>{let[p,g]=s[(h+1)%s.length]??u;e.arcTo(n+d*r,o+f*r,n+p*r,o+g*r,a*r)}),e.closePath()}function Bs(e,t,n){let o=t.length-2;e.moveTo(t[0]??0,t[1]??0);for(let r=2;r<t.length;r+=2){let[i,s]=[t[r]??0,t[r+1]??0];if(n===0||r===o){e.lineTo(i,s);continue}let[a,c]=[t[r-2]??0,t[r-1]??0],[u,d]=[t[r+2]??0,t[r+3]??0],f=Math.min(Math.hypot(i-a,s-c),Math.hypot(u-i,d-s))/2;e.arcTo(i,s,u,d,Math.min(n,f))}}function zs(e,t,n){let{nodes:o,edges:r,levels:i,bounds:s,blanks:a=[]}=e,c=new Float64Array(r.length*4);r.forEach(({points:f},h)=>{let[p,g,b,y]=[1/0,1/0,-1/0,-1/0];for(let w=0;w<f.length;w+=2){let[$,k]=[f[w]??0,f[w+1]??0];p=Math.min(p,$),b=Math.max(b,$),g=Math.min(g,k),y=Math.max(y,k)}c.set([p,g,b,y],h*4)});let u=null,d=new Map;for(let f of o)(!f.isAgain||!d.has(f.id))&&d.set(f.id,f);return{kin:t,nodes:o,edges:r,levels:i,bounds:s,blanks:a,isFan:o.some(f=>f.sector),moves:_w(o,n),node:f=>f===null?void 0:d.get(f),nodesIn(f){return o.filter(h=>_n(h,f))},edgesIn({x:f,y:h,w:p,h:g}){return r.filter((b,y)=>{let w=y*4;return(c[w]??0)<=f+p&&(c[w+1]??0)<=h+g&&(c[w+2]??0)>=f&&(c[w+3]??0)>=h})},farLines(){return u??=Gs(r,0),u},nodeAt(f,h){return o.findLast(p=>Mw(p,f,h))},nearest(f){let[h,p]=[f.x+f.w/2,f.y+f.h/2],g,b=1/0;for(let y of o){let[w,$]=Us(y),k=_n(y,f)?Math.hypot(w-h,$-p):1/0;k>=b||(b=k,g=y)}return g}}}function Gs(e,t){let n=new Map;for(let o of e){let r=oo(o),i=n.get(r);i||n.set(r,i=new Path2D),Bs(i,o.points,t)}return n}function _w(e,t){let n=new Map(t?.nodes.map(o=>[o.key,o]));return new Map(e.map(o=>{let r=n.get(o.key)??t?.node(o.id),i=r?{dx:r.x-o.x,dy:r.y-o.y,isNew:!1}:{dx:0,dy:0,isNew:!0};return[o.key,i]}))}function Us({x:e,y:t,w:n,h:o,level:r,sector:i}){if(!i||r===0)return[e+n/2,t+o/2];let s=(i.from+i.to)/2,a=(i.inner+i.outer)/2;return[Math.cos(s)*a,Math.sin(s)*a]}function Mw(e,t,n){if(!e.sector)return _n(e,{x:t,y:n,w:0,h:0});let{inner:o,outer:r,from:i,to:s}=e.sector,a=Math.hypot(t,n);if(a<o||a>r)return!1;let c=2*Math.PI;return((Math.atan2(n,t)-i)%c+c)%c+i<=s}function _n(e,t){return e.x<=t.x+t.w&&e.x+e.w>=t.x&&e.y<=t.y+t.h&&e.y+e.h>=t.y}var Hs=4.5,Ew=74;function Kr(e,t,n){e.sector(t,{fill:n.band,stroke:n.ground,width:2})}function Vr(e,t,n,o,r){let{sector:i,level:s}=n;if(!i)return;let{colours:a}=o,{strong:c,wash:u}=st(a,t);e.sector(i,{fill:u,stroke:a.ground,width:2});let d={inner:i.outer-3,outer:i.outer,from:i.from,to:i.to};if(s>0&&e.sector(d,{fill:c,opacity:.75}),o.isSelected||o.isMatch||o.isOnPath||o.isHovered){let f=o.isMatch&&!o.isSelected?a.match:a.accent;e.sector(i,{stroke:f,width:o.isSelected?4:2.5})}s===0?Aw(e,t,i,o,r):Pw(i)>Ew?Tw(e,t,i,o,r):Iw(e,t,i,o,r)}function Pw({inner:e,from:t,to:n}){return(n-t)*e}function Aw(e,t,{outer:n},{colours:o},r){let i={size:15,weight:600,family:o.words};if(i.size*r<Hs)return;let[s,a]=eo(rt(t),n*1.6,i);e.words(s,0,a?-10:-2,{...i,fill:o.ink}),a&&e.words(a,0,9,{...i,fill:o.ink});let c={size:12,family:o.words,fill:o.quiet};e.words(St(t),0,a?30:20,c)}function Tw(e,t,{inner:n,outer:o,from:r,to:i},{colours:s},a){if(13*a<Hs)return;let u=(r+i)/2,d=o-n,f={size:13,weight:600,family:s.words},h={size:12.5,family:s.words},p={size:11,family:s.words},g=[{choices:Ue(t),own:f},{choices:[gn(t)],own:h},{choices:[St(t)],own:p}].filter(({choices:y})=>y[0]),b=xn(u);g.forEach(({choices:y,own:w},$)=>{let k=(g.length-1)/2-$,S=n+d/2+(b?-k:k)*18-w.size*.35,_=w===p||t.hidden?s.quiet:s.ink;e.arched(Pe(y,(i-r)*S-16,w),S,u,{...w,fill:_})})}function Iw(e,t,{inner:n,outer:o,from:r,to:i},{colours:s},a){let c=(i-r)*n,u=St(t),d=u!==""&&c>27,f=Math.min(12.5,c*(d?.42:.72));if(f*a<Hs)return;let h=(r+i)/2,g=Math.cos(h)<0?h+Math.PI:h,b=(n+o)/2,y=o-n-12,w={size:f,weight:600,family:s.words},$=gn(t),k=[rt(t),...Ue(t).map(B=>$?`${B} ${$}`:B),...Ue(t).slice(-1)],S=t.hidden?s.quiet:s.ink,_=(B,G,T)=>{let[ce,ge]=[Math.cos(h)*b,Math.sin(h)*b];e.turned(B,ce-Math.sin(g)*G,ge+Math.cos(g)*G,g,T)};if(_(Pe(k,y,w),d?-f*.2:f*.36,{...w,fill:S}),!d)return;let C={size:f*.86,family:s.words,fill:s.quiet};_(Pe([u],y,C),f*.95,C)}function of(){let[e,t,n,o]=[null,null,null,null],[r,i]=[new Set,new Map];return{selectedId:e,hoveredKey:t,path:n,steps:r,matches:o,kinNames:i,arrived:1}}var Ws=.22,Ow=1.3;function rf(e,t,n,o,r,i,s){let{left:a,top:c,scale:u}=o.where,{w:d,h:f}=o.size;e.setTransform(t,0,0,t,0,0),e.globalAlpha=1,e.fillStyle=r.ground,e.fillRect(0,0,d,f),tf(e,n,o,r),e.setTransform(t*u,0,0,t*u,t*a,t*c),e.lineJoin="round",e.lineCap="butt";let h=jr(e,s);e.globalAlpha=i.arrived;for(let g of n.blanks)Kr(h,g,r);Lw(e,h,n,o,r,i),e.globalAlpha=1;let p=n.nodesIn(af(o.seen,i.arrived<1?4e3:24));return u<mm&&!n.isFan?(Dw(e,n,p,u,r,i),Cw(h,n,p,u,r,i)):Nw(h,n,p,u,r,i),e.setTransform(t,0,0,t,0,0),nf(e,n,o,r),p.length}function js(e,t,n){let o=e.moves.get(t.key);return n>=1||!o?t:{...t,x:t.x+o.dx*(1-n),y:t.y+o.dy*(1-n)}}function Nw(e,t,n,o,r,i){for(let s of n){let a=t.kin.people.get(s.id);if(!a)continue;let c={colours:r,isSelected:s.id===i.selectedId,isMatch:i.matches?.has(s.id)??!1,isOnPath:i.path?.has(s.id)??!1,isHovered:s.key===i.hoveredKey,kin:i.kinNames.get(s.id)??""},u=t.moves.get(s.key)?.isNew,d=(sf(s,i)?Ws:1)*(u?i.arrived:1),f=js(t,s,i.arrived);e.faded(d,()=>{s.sector?Vr(e,a,s,c,o):o>=to?Nr(e,a,f,c):hm(e,a,f,c,o)})}}function Dw(e,t,n,o,r,i){let s=new Map,a=new Map;for(let c of n){let u=t.kin.people.get(c.id);if(!u)continue;let{strong:d}=st(r,u),f=sf(c,i)?a:s,h=f.get(d);h||f.set(d,h=new Path2D);let{x:p,y:g,w:b,h:y}=js(t,c,i.arrived),w=Math.max(Ow/o,Math.min(b,y)*.43);w*o<2.5?h.rect(p+b/2-w,g+y/2-w,2*w,2*w):Wr(h,je(u),p+b/2,g+y/2,w)}for(let[c,u]of[[a,Ws],[s,1]]){e.globalAlpha=u*(.3+.7*i.arrived);for(let[d,f]of c)e.fillStyle=d,e.fill(f)}e.globalAlpha=1}function Cw(e,t,n,o,r,i){for(let s of n){let a=s.id===i.selectedId,u=a||i.matches?.has(s.id)||i.path?.has(s.id)?t.kin.people.get(s.id):void 0;if(!u)continue;let d=i.matches?.has(s.id)&&!a?r.match:r.accent,f=Math.max(6/o,Math.min(s.w,s.h)*.5),{x:h,y:p,w:g,h:b}=js(t,s,i.arrived),y=(a?3:2)/o;e.frame(je(u),h+g/2,p+b/2,f,{stroke:d,width:y})}}function Lw(e,t,n,o,r,i){let{scale:s}=o.where,c=Math.min(1.5,Math.max(.5,1.5*Math.sqrt(s)))/s,u=s>.3?zr:0,d=n.edgesIn(af(o.seen,8)),[f,h]=i.path?Rw(d,i):[[],d],g=u===0&&f.length===0&&d.length>n.edges.length/2?n.farLines():Gs(h,u),b=e.globalAlpha;i.path&&(e.globalAlpha=b*Ws*1.6),e.strokeStyle=r.line;for(let[y,w]of g)e.lineWidth=c*io(y),e.setLineDash(s>.12?[...ro(y)]:[]),e.stroke(w);if(e.setLineDash([]),s>.3)for(let y of d)so(t,y,r.quiet,c);e.globalAlpha=b;for(let y of f)t.line(y.points,u,{stroke:r.accent,width:Math.max(3,2.4/s)})}function Rw(e,{steps:t}){let n=[[],[]];for(let o of e)n[Gr(o,t)?0:1].push(o);return n}function sf(e,{path:t,matches:n}){return t!==null&&!t.has(e.id)||n!==null&&!n.has(e.id)}function af({x:e,y:t,w:n,h:o},r){return{x:e-r,y:t-r,w:n+2*r,h:o+2*r}}function lf(e){let t=new Map;return{get(n){let o=t.get(n);if(o!==void 0)return o;t.size>400&&t.clear(),t.set(n,null);let r=new Image;return r.decoding="async",r.addEventListener("load",()=>{t.set(n,Bw(r)),e()}),r.src=Fw(n),null},written(n){try{return t.get(n)?.toDataURL("image/jpeg",.85)??null}catch{return null}}}}function Fw(e){return e.startsWith("api/")?`${e}${e.includes("?")?"&":"?"}size=small`:e}function Bw(e){let t=Math.min(e.naturalWidth,e.naturalHeight),n=document.createElement("canvas");n.width=n.height=128;let o=n.getContext("2d");if(!o||t===0)return null;o.imageSmoothingQuality="high";let r=(e.naturalWidth-t)/2,i=(e.naturalHeight-t)/3;return o.drawImage(e,r,i,t,t,0,0,128,128),n}function cf(e,t){let n=null,o=null,r=()=>e.onAdd?n?.node??t.node():void 0,i=(s,a)=>{let c=r(),u=t.point(s,a),d=c?zw(c,u.x,u.y,t.scale()):null;return c&&d?{node:c,kind:d,...u}:null};return{nodeAt:(s,a)=>i(s,a)?.node,hover(s,a){let c=o;return o=i(s,a)?.kind??null,o!==c},grab(s,a){return n=i(s,a),n!==null},drag(s,a){n&&e.onConnect&&(n={...n,...t.point(s,a)})},drop(s,a,c){let u=n;if(n=null,!u)return;let d=t.point(s,a),f=c?void 0:t.nodeAt(d.x,d.y);c?e.onAdd?.(u.kind,u.node.id):f&&f.id!==u.node.id&&e.onConnect?.(u.node.id,f.id,u.kind)},paint(){let s=r();s&&t.paint((a,c)=>{if(Gw(a,s,c,o),!n)return;let u=t.nodeAt(n.x,n.y);Uw(a,n.node,n.kind,n,u,c)})}}}function Ks({x:e,y:t,w:n,h:o}){return[{kind:"parent",x:e+n/2,y:t},{kind:"spouse",x:e+n,y:t+o*.6},{kind:"child",x:e+n/2,y:t+o}]}function zw(e,t,n,o){return Ks(e).find(i=>Math.hypot(i.x-t,i.y-n)*o<15)?.kind??null}function Gw(e,t,n,o){for(let{kind:r,x:i,y:s}of Ks(t)){let a=r===o,c=a?n.accent:n.card,u=a?n["on-accent"]:n.accent;e.frame("female",i,s,9,{fill:c,stroke:n.accent,width:1.4}),e.line([i-4,s,i+4,s],0,{stroke:u,width:1.6}),e.line([i,s-4,i,s+4],0,{stroke:u,width:1.6})}}function Uw(e,t,n,o,r,i){let s=Ks(t).find(f=>f.kind===n);if(!s||(e.line([s.x,s.y,o.x,o.y],0,{stroke:i.accent,width:2,dash:[6,4]}),e.frame("female",o.x,o.y,4,{fill:i.accent}),!r||r===t))return;let{x:a,y:c,w:u,h:d}=r;e.box(a-5,c-5,u+10,d+10,18,{stroke:i.accent,width:3})}var Vs=.8,Hw=.3;function qs(e,t,n,o,r){e.fitted().scale>=Hw||!n||t.isFan?qr(e,t,o,r):e.enter(n,Vs,o)}function qr(e,t,n,o){let i=o&&!t.isFan&&Ww(o,e.fitted(),t)?e.size.h-o.y:0;e.fit(n,{left:0,top:0,right:0,bottom:i})}function Ww({x:e,y:t,w:n,h:o},{left:r,top:i,scale:s},a){let c={x:(e-r)/s,y:(t-i)/s,w:n/s,h:o/s};return a.nodes.some(u=>_n(u,c))}function uf(e,t,n){return Ys(e,t,n)??t.nearest(e.seen)}function Ys(e,t,n){let o=t.node(n);return o&&_n(o,e.seen)?o:void 0}function df(e,t,n,o){let r=n.flatMap(i=>t.node(i)??[]);r.length&&e.show(Ze(r),o)}function mf(e){let t=[],n=0;return{parts:t,box(o,r,i,s,a,c){let u=ct({x:o,y:r,width:i,height:s,rx:a});t.push(`<rect${u}${Yr(c)}/>`)},frame(o,r,i,s,a){t.push(`<path d="${Xs(o,r,i,s)}"${Yr(a)}/>`)},line(o,r,i){t.push(`<path d="${ff(o,r)}"${Yr({...i,fill:"none"})}/>`)},words(o,r,i,s){t.push(`<text${ct({x:r,y:i})}${Zs(s)}>${Ut(o)}</text>`)},turned(o,r,i,s,a){let c=re(s*180/Math.PI),u=ct({transform:`translate(${re(r)} ${re(i)}) rotate(${c})`});t.push(`<text${u}${Zs(a)}>${Ut(o)}</text>`)},arched(o,r,i,s){let a=xn(i),c=a?r+s.size*.72:r,[u,d]=a?[i+1.5,i-1.5]:[i-1.5,i+1.5],f=`arc${n++}`,h=`A${re(c)} ${re(c)} 0 0 ${a?0:1}`,p=`M${Mn(c,u)}${h} ${Mn(c,d)}`;t.push(`<path id="${f}" d="${p}" fill="none"/>`);let g=`<textPath href="#${f}" startOffset="50%">${Ut(o)}</textPath>`;t.push(`<text${Zs({...s,align:"center"})}>${g}</text>`)},photo(o,r,i,s,a){let c=e(o);if(!c)return!1;let u=`cut${n++}`,d=ct({x:i-a,y:s-a,width:2*a,height:2*a});return t.push(`<clipPath id="${u}"><path d="${Xs(r,i,s,a)}"/></clipPath>`),t.push(`<image${d} href="${Ut(c)}" clip-path="${jw(u)}"/>`),!0},sector({inner:o,outer:r,from:i,to:s},a){t.push(`<path d="${Kw(o,r,i,s)}"${Yr(a)}/>`)},faded(o,r){o<1&&t.push(`<g${ct({opacity:o})}>`),r(),o<1&&t.push("</g>")}}}function Ut(e){return e.replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu,"").replace(/[&<>"']/g,t=>`&#${t.charCodeAt(0)};`)}function ct(e){return Object.entries(e).filter(([,t])=>t!==void 0).map(([t,n])=>{let o=typeof n=="number"?re(n):Ut(n??"");return` ${t}="${o}"`}).join("")}function jw(e){return`url${`(#${e})`}`}function re(e){return String(Math.round(e*100)/100)}function Yr({fill:e="none",stroke:t,width:n=1,dash:o,opacity:r}){return ct({fill:e,...t?{stroke:t,"stroke-width":n}:{},...o&&o.length>0?{"stroke-dasharray":o.join(" ")}:{},...r!==void 0&&r<1?{opacity:r}:{}})}function Zs({size:e,weight:t=400,family:n,fill:o,align:r="center"}){let i={start:"start",center:"middle",end:"end"}[r];return ct({"font-family":n,"font-size":e,"font-weight":t,fill:o,"text-anchor":i})}function Mn(e,t){return`${re(Math.cos(t)*e)} ${re(Math.sin(t)*e)}`}function Xs(e,t,n,o){let r=Hr(e);if(!r){let u=`a${re(o)} ${re(o)} 0 0 1`;return`M${re(t-o)} ${re(n)}${u} ${re(2*o)} 0${u} ${re(-2*o)} 0z`}let i=r.corners.map(([u,d])=>[t+u*o,n+d*o]),[s=[0,0]]=i,a=i.at(-1)??[0,0],c=[(Zr(s,0)+Zr(a,0))/2,(Zr(s,1)+Zr(a,1))/2];return`${ff([...c,...i.flat(),...c],r.round*o)}z`}function Zr(e,t){return e[t]??0}function ff(e,t){let n=`M${re(e[0]??0)} ${re(e[1]??0)}`;for(let o=2;o<e.length;o+=2){let[r,i]=[e[o]??0,e[o+1]??0];if(o===e.length-2||t===0){n+=`L${re(r)} ${re(i)}`;continue}let[s,a]=[e[o-2]??0,e[o-1]??0],[c,u]=[e[o+2]??0,e[o+3]??0],[d,f]=[Math.hypot(r-s,i-a),Math.hypot(c-r,u-i)],h=Math.min(t,d/2,f/2);if(h<.01){n+=`L${re(r)} ${re(i)}`;continue}let[p,g]=[r+(s-r)*h/d,i+(a-i)*h/d],[b,y]=[r+(c-r)*h/f,i+(u-i)*h/f];n+=`L${re(p)} ${re(g)}Q${re(r)} ${re(i)}`,n+=` ${re(b)} ${re(y)}`}return n}function Kw(e,t,n,o){if(o-n>6.28)return Xs("female",0,0,t);let r=o-n>Math.PI?1:0,i=(s,a)=>`A${re(s)} ${re(s)} 0 ${r} ${a}`;return`M${Mn(t,n)}${i(t,1)} ${Mn(t,o)}L${Mn(e,o)}${i(e,0)} ${Mn(e,n)}z`}var ut=48,Vw=64,qw=56,Yw=128,Js={size:11,family:Bt.words,fill:Bt.quiet,align:"start"},Zw=["child","Adoptive","Step","Foster","couple","parents"],Xw=["Divorced","Separated"],Jw=["female","male","other","unknown"],Qw={female:"Female",male:"Male",other:"Other",unknown:"Unknown"};function pf(e,t,n,o,r){let i=mf(o),s={...Js,fill:r.quiet},{bounds:a}=e,c=a.x-ut-(e.levels.length>0?Yw:0),u=ny(e),d=u.reduce(($,k)=>$+k.w,0),f=Math.max(a.x+a.w+ut,c+2*ut+d,c+480),h=a.y-ut-Vw,p=a.y+a.h+ut+qw;i.box(c,h,f-c,p-h,0,{fill:r.ground});for(let $ of e.levels){let{y:k,h:S}=$,_=ar($.births);i.words(ao($),c+ut/2,k+S/2,{...s,weight:600}),_&&i.words(_,c+ut/2,k+S/2+15,s)}for(let $ of e.blanks)Kr(i,$,r);ey(i,e,t,r),ty(i,e,t,r);let g={size:26,weight:500,family:r.title,fill:r.ink};i.words(n,c+ut/2,h+46,{...g,align:"start"}),oy(i,u,c+ut/2,p-24,r);let b={x:c,y:h,w:f-c,h:p-h};return`<?xml version="1.0" encoding="UTF-8"?>
<svg${ct({xmlns:"http://www.w3.org/2000/svg",viewBox:[b.x,b.y,b.w,b.h].map($=>Math.round($*100)/100).join(" "),width:b.w,height:b.h,role:"img"})}>
<title>${Ut(n)}</title>
${i.parts.join(`
`)}
</svg>
`}function ey(e,t,n,o){let r=t.edges.map(i=>({edge:i,isSpecial:n.path!==null&&Gr(i,n.steps)})).sort((i,s)=>Number(i.isSpecial)-Number(s.isSpecial));for(let{edge:i,isSpecial:s}of r){let a=oo(i);e.line(i.points,zr,{stroke:s?o.accent:o.line,width:s?3:1.3*io(a),dash:ro(a)}),so(e,i,o.quiet,1.4)}}function ty(e,t,n,o){for(let r of t.nodes){let i=t.kin.people.get(r.id);if(!i)continue;let s={colours:o,isSelected:!1,isMatch:!1,isHovered:!1,isOnPath:n.path?.has(r.id)??!1};r.sector?Vr(e,i,r,s,1):Nr(e,i,r,s)}}function ny(e){let t=new Set(e.edges.map(oo)),n=e.edges.filter(({kind:a})=>a==="couple"),o=new Set(n.map(({type:a})=>a)),r=new Set(e.nodes.map(({id:a})=>je(e.kin.people.get(a)??{personId:a}))),i=[...Zw.filter(a=>t.has(a)),...Xw.filter(a=>o.has(a))];return[...Jw.filter(a=>r.has(a)).map(a=>({look:"",frame:a,words:l(`gender.${Qw[a]}`)})),...i.map(a=>({look:a,frame:null,words:l(`legend.${a}`)}))].map(a=>({...a,w:40+at(a.words,Js)+24}))}function oy(e,t,n,o,r){let i=n;for(let{look:s,frame:a,words:c,w:u}of t){if(a){let[d,f]=[r[`${a}-wash`],r[a]],h=a==="unknown"?{dash:[3,3]}:{};e.frame(a,i+12,o-4,9,{fill:d,stroke:f,width:1.4,...h})}else{let d=[i,o-4,i+30,o-4],f=s==="Divorced"||s==="Separated",h=f?"couple":s,p=1.3*io(h);e.line(d,0,{stroke:r.line,width:p,dash:ro(h)}),f&&so(e,{kind:"couple",type:s,from:[],to:"",points:d},r.quiet,1.4)}e.words(c,i+(a?28:38),o,{...Js,fill:r.quiet}),i+=u}}function Qs(e){return e.tree?.treeName??l("canvas.title")}var Xr=420,ry=180,Jr=200;function hf(e,t){let n=document.createElement("div");n.className="family-canvas";let o=document.createElement("canvas");o.className="family-canvas-drawing",o.tabIndex=0,o.setAttribute("role","application"),o.setAttribute("aria-label",l("canvas.title")),n.append(o),e.append(n);let r=o.getContext("2d"),i=matchMedia("(prefers-reduced-motion: reduce)"),s=cm(()=>i.matches),a=$m(),c=Km(),u=lf(()=>T()),d=Jm(n,s,()=>T()),f=Zm(n,o,{select:P=>lo(P),open:P=>t.onOpen(P)}),h=Tr(n),p=1,g={persons:[],parents:[],spouses:[]},b="tree",y={},w=zs({nodes:[],edges:[],levels:[],bounds:{x:0,y:0,w:0,h:0}},ke(g),null),$=of(),k=null,S=0,_=0,C=0,B=!1,G=!1,T=()=>{S||=requestAnimationFrame(ce)},ce=P=>{S=0;let D=performance.now();if(s.step(P),k!==null){let K=i.matches?1:Math.min(1,(P-k)/Xr);$.arrived=Ps(K),K>=1&&(k=null)}C=rf(r,p,w,s,h,$,u),Ht.paint(),d.paint(w,h,p),a.frame(P,performance.now()-D),G&&a.drawn(),s.isMoving||k!==null?T():ge()},ge=()=>{clearTimeout(_),_=setTimeout(()=>{Ae(),s.where.scale>=to&&!w.isFan&&t.onSeen?.(w.nodesIn(s.seen).map(({id:D})=>D))},ry)},Ae=()=>f.renew(w,s,$.selectedId,$.kinNames),xe=async P=>{let D=await c.make(b,g,y);if(!D)return;let K=!G,ye=w,Ke=P?uf(s,ye,$.selectedId):null;w=zs(D,ke(g),K?null:ye);let co=new Set(w.nodes.map(({id:Wt})=>Wt)).size;o.setAttribute("aria-label",l("canvas.label",{tree:Qs(g),count:co})),d.renew(),s.bound(w.bounds);let Et=Ke&&w.node(Ke.id);if(Ke&&Et){let{scale:Wt}=s.where;s.pan((Ke.x-Et.x)*Wt,(Ke.y-Et.y)*Wt);for(let ia of w.moves.values())ia.dx-=Ke.x-Et.x,ia.dy-=Ke.y-Et.y}else(!P||K)&&qs(s,w,na(),K?0:Xr,t.corner?.());G=!0,$.arrived=K||i.matches?1:0,k=$.arrived<1?performance.now():null,Ae(),T()},na=()=>{let{selectedId:P}=$,[D,K]=b==="tree"?[P,y.rootId]:[y.rootId,P];return w.node(D??null)??w.node(K??null)??w.node(Fe(g,w.kin,{}))},lo=P=>{if(P===$.selectedId)return;oa(P);let D=w.node(P);D&&s.reveal(D),t.onSelect(P)},oa=P=>{$.selectedId=P,Ae(),f.say(w,P),P!==null&&f.follow(P),T()},Qr=(P,D)=>{let K=s.point(P,D);return w.nodeAt(K.x,K.y)},Ht=cf(t,{node(){if(s.where.scale<to||w.isFan||$.arrived<1)return;let K=w.nodes.find(ye=>ye.key===$.hoveredKey)??w.node($.selectedId);return K?.isAgain?void 0:K},nodeAt:(P,D)=>w.nodeAt(P,D),point:s.point,paint(P){let{left:D,top:K,scale:ye}=s.where;r.setTransform(p*ye,0,0,p*ye,p*D,p*K),P(jr(r,u),h)},scale:()=>s.where.scale}),Of=wm(o,s,{grabs:(P,D)=>Ht.grab(P,D),drag(P,D){Ht.drag(P,D),T()},drop(P,D,K){T(),Ht.drop(P,D,K)},tap:(P,D)=>lo(Qr(P,D)?.id??null),tapTwice(P,D){let K=Qr(P,D);K?t.onOpen(K.id):s.zoom(1.8,P,D,Jr),T()},hover(P,D){let K=Ht.hover(P,D),ye=(Ht.nodeAt(P,D)??Qr(P,D))?.key??null;ye===$.hoveredKey&&!K||($.hoveredKey=ye,ye!==null?o.dataset.pointer="person":delete o.dataset.pointer,T())},leave(){$.hoveredKey=null,T()},moved:T}),Nf=km(n,o,{walk(P){let D=$.selectedId,K=D!==null&&w.node(D)?Sm(w,D,P):w.nearest(s.seen)?.id??null;K!==null&&lo(K)},open:()=>$.selectedId!==null&&t.onOpen($.selectedId),leave:()=>lo(null),zoom:P=>s.zoom(P,void 0,void 0,Jr),zoomTo:P=>s.zoom(P/s.where.scale,void 0,void 0,Jr),fit:()=>qr(s,w,Xr,t.corner?.()),moved:T}),ra=new ResizeObserver(()=>{let{clientWidth:P,clientHeight:D}=n;if(P===0||D===0)return;let K=s.size.w<=1,ye=K?void 0:Ys(s,w,$.selectedId);p=Math.min(3,devicePixelRatio||1),o.width=Math.round(P*p),o.height=Math.round(D*p),s.resize({w:P,h:D}),s.bound(w.bounds),K&&qs(s,w,na(),0,t.corner?.()),ye&&s.reveal(ye),d.renew(),cancelAnimationFrame(S),ce(performance.now())});ra.observe(n),s.resize({w:n.clientWidth||1,h:n.clientHeight||1});let Df=dm(()=>{h=Tr(n),d.renew(),T()});return{async show(P,{keepsView:D=!1}={}){g=P,B||a.begin(),B=!0,await xe(D)},async view(P,D={}){let K=P===b&&(P==="tree"||Vm(D,y));b=P,y=D,B&&!K&&await xe(!1)},select(P){P!==$.selectedId&&oa(P)},focus(P){let D=w.node(P);D&&s.centre(D,Math.max(s.where.scale,Vs)),T()},path(P){$.path=P&&new Set(P),$.steps=Ym(P??[]),T()},reveal(P,D){let K=w.node(P);K&&s.reveal(K,D),T()},bring(P,D){df(s,w,P,D),T()},matches(P){$.matches=P&&new Set(P),T()},kinNames(P){$.kinNames=P,T()},fit(){qr(s,w,Xr,t.corner?.()),T()},zoom(P){s.zoom(P,void 0,void 0,Jr),T()},svg(){return pf(w,$,Qs(g),u.written,um(n))},where(){return{...s.where}},spot(P){let D=w.node(P);if(!D)return null;let{left:K,top:ye,scale:Ke}=s.where,co=o.getBoundingClientRect(),[Et,Wt]=Us(D);return[co.left+K+Et*Ke,co.top+ye+Wt*Ke]},figures(){return{people:g.persons.length,visible:C,...a.figures()}},destroy(){Of(),Nf(),Df(),ra.disconnect(),c.destroy(),cancelAnimationFrame(S),clearTimeout(_),n.remove()}}}function gf({path:e,matches:t,onAdd:n,onConnect:o}){let r=z(null),i=z(null),{view:s,root:a,generations:c,person:u}=H.value,d=R.value,f=z({onAdd:n,onConnect:o});return f.current={onAdd:n,onConnect:o},se(()=>{if(!r.current)return;let h=hf(r.current,{onSelect:p=>W({person:p??""},{replace:!0}),onOpen:p=>W({person:p}),corner:()=>r.current?iy(r.current):null,onSeen:vr,get onAdd(){return ne.peek()?f.current.onAdd:null},get onConnect(){return ne.peek()?f.current.onConnect:null}});return V.current=h,()=>{V.current=null,h.destroy()}},[]),se(()=>{if(!d)return;let h=i.current,p=h?.tree.treeId===d.tree.treeId;i.current=d;let g=V.current;g?.show(d,{keepsView:p}).then(()=>{let{person:b}=H.peek();!(p&&h?.persons.some(w=>w.personId===b))&&b&&r.current&&g.reveal(b,ea(r.current))})},[d]),U(()=>{if(!d||s==="list")return;let h=a||d.tree.rootPersonId||u||tr.peek();V.current?.view(s,{rootId:h,generations:c})},[s,a,c,d?.tree.treeId,d?.tree.rootPersonId]),U(()=>V.current?.select(u||null),[u,d,s]),U(()=>{u&&r.current&&V.current?.reveal(u,ea(r.current))},[u]),U(()=>V.current?.path(e),[e,d,s]),U(()=>{e&&r.current&&V.current?.bring(e,ea(r.current))},[e]),U(()=>V.current?.kinNames(Mt.value),[Mt.value]),U(()=>V.current?.matches(t),[t,d,s]),m`<div class="stage ${ne.value?"may-edit":""}" ref=${r}></div>`}function ea(e){let{left:t,right:n,bottom:o,width:r,height:i}=e.getBoundingClientRect(),s={left:0,top:0,right:0,bottom:0};for(let a of document.querySelectorAll(".kin-bar, .panel")){let c=a.getBoundingClientRect();c.left>=n||(c.width<r*.7?s.left=c.right-t:s.bottom=Math.min(i*.8,Math.max(s.bottom,o-c.top)))}return s}function iy(e){let{left:t,top:n}=e.getBoundingClientRect(),o=document.querySelector(".zoom")?.getBoundingClientRect();return o?{x:o.left-t,y:o.top-n,w:o.width,h:o.height}:null}var sy=30;async function ay(e){let t=R.peek()?.tree.treeId;return t?(await Ed(t,e,sy)).flatMap(o=>I.peek().get(o)??[]):[]}function bf({onMatches:e}){return m`<div class="search" role="search">
    <${bn}
      id="search"
      label=${l("tree.search")}
      isLabelShown=${!1}
      placeholder=${l("tree.search")}
      seek=${ay}
      onText=${t=>e(t.trim()?hn(t).map(n=>n.personId):null)}
      onPick=${t=>{let n=!["tree","list"].includes(H.peek().view);W({person:t.personId,...n?{root:t.personId}:{}}),V.current?.focus(t.personId)}}
    />
  </div>`}var ly={pedigree:"generationsBack",fan:"generationsBack",descendants:"generationsDown",hourglass:"generationsEachWay"},$f=1.25;function wf(){return m`<div class="views">
    <${Ie}
      legend=${l("view.title")}
      name="view"
      value=${H.value.view}
      options=${Rn.map(e=>[e,l(`view.${e}`),e])}
      onValue=${Io}
    />
  </div>`}function yf(){let{view:e,generations:t}=H.value;return m`<div class="zoom" role="group" aria-label=${l("view.zoom")}>
    <button type="button" class="button quiet icon-only" aria-label=${l("view.zoomOut")}
      title=${l("view.zoomOut")} onClick=${()=>V.current?.zoom(1/$f)}
    ><${M} name="minus" /></button>
    <button type="button" class="button quiet icon-only" aria-label=${l("view.fit")}
      title=${l("view.fit")} onClick=${()=>V.current?.fit()}
    ><${M} name="fit" /></button>
    <button type="button" class="button quiet icon-only" aria-label=${l("view.zoomIn")}
      title=${l("view.zoomIn")} onClick=${()=>V.current?.zoom($f)}
    ><${M} name="plus" /></button>
    ${e==="tree"||e==="list"?null:m`<label class="generations">
          <span class="visually-hidden">${l("view.generations")}</span>
          <select
            onChange=${n=>W({generations:Number(n.target.value)})}
          >
            ${cy(Mi,Ei).map(n=>m`<option value=${n} selected=${n===t}>
                  ${l(`view.${ly[e]}`,{count:n})}
                </option>`)}
          </select>
        </label>`}
  </div>`}function cy(e,t){return Array.from({length:t-e+1},(n,o)=>e+o)}function vf({onDialog:e,onKin:t,onMatches:n}){let o=R.value?.tree,{screen:r,person:i,insight:s}=H.value,a=r==="public",c=s!==""&&!i;return m`<header class="toolbar">
    <a class="skip" href="#main" onClick=${Ki}>${l("tree.skip")}</a>
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
    <${bf} onMatches=${n} />
    <${wf} />
    <div class="toolbar-tools">
      ${ne.value?m`<${dy} />`:null}
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
      <${qe} label=${l("button.more")} items=${uy(e,a)} />
    </div>
  </header>`}function uy(e,t){let n=[];return on.value&&n.push({label:l("tree.share"),icon:"share",act:()=>e("share")},{label:l("tree.publish"),icon:"globe",act:()=>e("publish")},{label:l("tree.details"),icon:"edit",act:()=>e("details")},{label:l("tree.import"),icon:"importing",act:()=>e("import")}),n.push({label:l("tree.export"),icon:"exporting",act:()=>e("export")},{label:l("tree.print"),icon:"print",act:()=>e("print")},{label:l("tree.keys"),icon:"keyboard",act:()=>e("keys")}),N.value&&!t&&n.push({label:l("button.signOut"),icon:"lock",act:ji}),n}function dy(){let e=ir.value?l("history.undo",{what:ir.value}):l("history.nothingToUndo"),t=sr.value?l("history.redo",{what:sr.value}):l("history.nothingToRedo");return m`<button
      type="button"
      class="button quiet icon-only"
      aria-label=${e}
      title=${e}
      disabled=${!ir.value||Rt.value}
      onClick=${an}
    >
      <${M} name="undo" />
    </button>
    <button
      type="button"
      class="button quiet icon-only"
      aria-label=${t}
      title=${t}
      disabled=${!sr.value||Rt.value}
      onClick=${ln}
    >
      <${M} name="redo" />
    </button>`}var my=["ged551","ged70","gdz","json"],fy={ged551:"ged",ged70:"ged",gdz:"gdz",json:"json"};function kf({tree:e,onClose:t}){let[n,o]=v("ged551"),r=["owner","editor","relative"].includes(e.role),[i,s]=v(r),{isBusy:a,problem:c,submit:u}=L(async()=>{let d=i?"show":"hide",f=await wc(e.treeId,{format:n,living:d});Qt(f,`${e.treeName}.${fy[n]}`),t()});return m`<${J} title=${l("export.title")} onClose=${t}>
    <form class="stack" onSubmit=${u}>
      <fieldset class="choices">
        <legend class="field-label">${l("export.format")}</legend>
        ${my.map(d=>m`<label class="choice" key=${d}>
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
      <${x} error=${c} />
      <div class="actions">
        <button type="submit" class="button strong" disabled=${a}>
          <${M} name="exporting" />${l(a?"export.writing":"button.download")}
        </button>
        <button type="button" class="button" onClick=${t}>
          ${l("button.cancel")}
        </button>
      </div>
    </form>
  <//>`}function Sf({tree:e,file:t,onClose:n}){let o=()=>{R.peek()?.tree.treeId===e.treeId&&(nt(),Ee())};return m`<${J} title=${l("import.title",{tree:e.treeName})} onClose=${n}>
    <p>${l("import.hint")}</p>
    <${jo}
      first=${t}
      isLookedAt=${!0}
      prepare=${async()=>e.treeId}
      onWritten=${o}
      onDone=${n}
    />
  <//>`}function xf({tree:e,onClose:t}){let n=V.current;return n?m`<${J} title=${l("print.title")} onClose=${t}>
    <div class="stack">
      <p>${l("print.drawingHint")}</p>
      <div class="actions">
        <button
          type="button"
          class="button strong"
          data-first
          onClick=${()=>{t(),Er()}}
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
          onClick=${()=>{t(),Er()}}
        >
          <${M} name="print" />${l("print.list")}
        </button>
      </div>
    <//>`}function _f({keys:e,onClose:t}){return m`<${J} title=${Z("keys.title")} onClose=${t}>
    <dl class="shortcuts">
      ${e.map(([n,o])=>m`<div key=${n}>
          <dt><kbd>${n}</kbd></dt>
          <dd>${o}</dd>
        </div>`)}
    </dl>
    <${gt}
      label=${Z("keys.letters")}
      value=${Jt.value}
      onValue=${n=>{Jt.value=n}}
    />
  <//>`}function Mf({onClose:e}){let t=[["/",l("keys.doSearch")],[l("keys.views"),l("keys.doViews")],[l("keys.arrows"),l("keys.doArrows")],[l("keys.enter"),l("keys.doEnter")],[l("keys.escape"),l("keys.doEscape")],["e",l("keys.doEdit")],["p, c, s",l("keys.doAdd")],["k",l("keys.doKin")],["i",l("keys.doInsights")],["f",l("keys.doFit")],[l("keys.zoom"),l("keys.doZoom")],[l("keys.undo"),l("keys.doUndo")],[l("keys.redo"),l("keys.doRedo")],["?",l("keys.doKeys")]];return m`<${_f} keys=${t} onClose=${e} />`}function Ef({name:e,file:t,onClose:n}){let o=R.value?.tree;if(!o)return null;let r=()=>{n(),Ee()};switch(e){case"share":return m`<${qo} tree=${o} onClose=${r} />`;case"publish":return m`<${Ko} tree=${o} onClose=${r} />`;case"details":return m`<${Yo} tree=${o} onClose=${n} onSaved=${Ee} />`;case"import":return m`<${Sf} tree=${o} file=${t} onClose=${n} />`;case"export":return m`<${kf} tree=${o} onClose=${n} />`;case"print":return m`<${xf} tree=${o} onClose=${n} />`;case"keys":return m`<${Mf} onClose=${n} />`;default:return null}}var py="input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]";function Pf(e){let t=z(e);t.current=e,U(()=>{let n=o=>{let r=t.current[o.key];!r||o.defaultPrevented||o.ctrlKey||o.metaKey||o.altKey||o.target instanceof Element&&o.target.closest(py)||document.querySelector("dialog[open]")||o.key.length===1&&!Jt.peek()||(o.preventDefault(),r())};return document.addEventListener("keydown",n),()=>document.removeEventListener("keydown",n)},[])}var Af=1.25;function Tf({onAdd:e,onKin:t,onDialog:n}){let o=r=>()=>{let i=H.peek().person;i&&ne.peek()&&e({kind:r,personId:i})};Pf({"/":()=>document.getElementById("search")?.focus(),"?":()=>n("keys"),k:t,i:()=>W({insight:H.peek().insight?"":"checks"}),f:()=>V.current?.fit(),"+":()=>V.current?.zoom(Af),"-":()=>V.current?.zoom(1/Af),p:o("parent"),c:o("child"),s:o("spouse"),e:()=>document.getElementById("edit-person")?.click(),u:()=>ne.peek()&&an(),r:()=>ne.peek()&&ln(),Escape:()=>{let r=document.activeElement?.closest(".panel, .insights");W(H.peek().person?{person:""}:{insight:""}),r&&document.getElementById("main")?.focus()},...Object.fromEntries(Rn.map((r,i)=>[`${i+1}`,()=>Io(r)]))}),U(()=>{let r=i=>{if(i.target instanceof Element&&i.target.closest("input, textarea")||!(i.ctrlKey||i.metaKey)||!ne.peek()||document.querySelector("dialog[open]"))return;let a=i.key.toLowerCase();if(a==="z"&&!i.shiftKey)an();else if(a==="y"||a==="z"&&i.shiftKey)ln();else return;i.preventDefault()};return document.addEventListener("keydown",r),()=>document.removeEventListener("keydown",r)},[])}function ta({treeId:e}){let[t,n]=v(null),[o,r]=v(null),[i,s]=v(""),[a,c]=v(null),[u,d]=v(null),[f,h]=v(null),[p,g]=v(null),{view:b,person:y,insight:w}=H.value,$=R.value;U(()=>(nt(),cu(e),()=>Xi(e)),[e,N.value?.userId]),U(()=>{document.title=l("page.title",{screen:$?.tree.treeName??l("tree.untitled")})},[$?.tree.treeName]);let k=()=>{let{person:G}=H.peek();d(T=>G||!T?{first:G}:T),W({insight:"",person:""},{replace:!0})};Tf({onAdd:n,onKin:k,onDialog:s});let S=G=>{c(G),s("import")},{isOver:_,takes:C}=Ho(on.value?S:null);if(!$)return m`<${hy} />`;let B=$.persons.length===0;return m`<div class="tree-screen ${y?"has-panel":""}" ...${C}>
    <${vf} onDialog=${s} onKin=${k} onMatches=${g} />
    <main id="main" class="tree-main" tabindex="-1" aria-label=${$.tree.treeName}>
      ${B?m`<${gy} onAdd=${()=>n({kind:"alone"})}
            onImport=${()=>s("import")} />`:b==="list"?m`<${sm} />`:m`<${gf}
                path=${f}
                matches=${p}
                onAdd=${(G,T)=>n({kind:G,personId:T})}
                onConnect=${(G,T,ce)=>r({ends:[G,T],kind:ce})}
              />
              <${tm} onAdd=${(G,T)=>n({kind:G,personId:T})} />
              <${yf} />`}
      ${u?m`<${om}
            key=${u.first}
            first=${u.first}
            onPath=${h}
            onClose=${()=>{d(null),h(null)}}
          />`:null}
    </main>
    ${_?m`<${Wo} words=${l("tree.drop")} />`:null}
    ${w?m`<${Bu} name=${w} />`:null}
    ${y&&I.value.has(y)?m`<${em} key=${y} personId=${y} onAdd=${n} />`:null}
    ${t?m`<${pd} adding=${t} onClose=${()=>n(null)} />`:null}
    ${o?m`<${gd} ...${o} onClose=${()=>r(null)} />`:null}
    <${Ef}
      name=${i}
      file=${a}
      onClose=${()=>{s(""),c(null)}}
    />
  </div>`}function hy(){let e=Hn.value;return e?m`<main class="lone">
    <${x} error=${e} onRetry=${()=>Ee()} />
    <p class="actions">
      ${N.value?m`<a class="button" href=${q({})}>${l("home.title")}</a>`:m`<button type="button" class="button" onClick=${()=>fe("signin")}>
            ${l("button.signIn")}
          </button>`}
    </p>
  </main>`:m`<main class="lone" aria-busy="true">
      <p role="status" class="hint">${l("tree.opening")}</p>
    </main>`}function gy({onAdd:e,onImport:t}){return ne.value?m`<${An} title=${l("tree.empty")}>
    <p>${l("tree.emptyHint")}</p>
    <div class="actions centred">
      <button type="button" class="button strong" onClick=${e}>
        <${M} name="plus" />${l("tree.addFirst")}
      </button>
      ${R.value?.tree.role==="owner"?m`<button type="button" class="button" onClick=${t}>
            <${M} name="importing" />${l("tree.import")}
          </button>`:null}
    </div>
  <//>`:m`<${An} title=${l("tree.nobody")} />`}var by=["public","reset","address","undo"];function If(){let[e,t]=v(null),n=async()=>{t(null);try{N.value=await Po()}catch(r){t(r)}};U(()=>{n()},[]);let o=!by.includes(H.value.screen);return m`<${$y} />
    ${e&&o?m`<main class="lone"><${x} error=${e} onRetry=${n} /></main>`:null}
    <${ou} />`}function $y(){let{screen:e,id:t}=H.value;return e==="public"?m`<${ta} key=${t} treeId=${t} />`:e==="reset"?m`<${Ro} />`:e==="address"||e==="undo"?m`<${uc} key=${t} token=${t} isUndo=${e==="undo"} />`:N.value===void 0?m`<div class="opening" aria-busy="true"></div>`:N.value===null?m`<${Ro} />`:e==="invitation"?m`<${Ro} />`:e==="confirm"?m`<${Jl} key=${t} token=${t} />`:e==="tree"?m`<${ta} key=${t} treeId=${t} />`:m`<${tu} />`}ya(m`<${If} />`,document.getElementById("page"));
