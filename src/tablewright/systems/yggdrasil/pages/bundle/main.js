/* Built by `make pages`. Licences are in kit/vendor. */
var X=class extends Error{constructor(t,n={}){super(t),this.status=n.status??0,this.code=n.code??"",this.requestId=n.requestId??"",this.retryAfterSeconds=n.retryAfterSeconds??0,this.details=n.details??{},this.place=n.place??String(this.details.place??"")}};var Y,di,_r,nt,wr,Wn,mi,Gn,hi,xr,vr,uf,fn=Symbol.for("pv"),qn={},Vn=[],ff=/^m(i|n|o|s|text|space)$/,kr=Array.isArray,Mr=Vn.slice,dt=Object.assign;function pt(e){e&&e.parentNode&&e.remove()}function Yn(e,t,n){var o,r,s,i={},a=arguments.length;for(s in t)s=="key"?o=t[s]:s=="ref"&&typeof e!="function"?r=t[s]:i[s]=t[s];return a>2&&(i.children=a>3?Mr.call(arguments,2):n),un(e,i,o,r,null)}function un(e,t,n,o,r){var s={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:fn,__v:r||++di,__i:-1,__u:0};return!r&&Y.vnode&&Y.vnode(s),s}function mt(e){return e.children}function Pt(e,t){this.props=e,this.context=t,this.__g=0}function ot(e,t){if(t==null)return e.__&&ot(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:ot(e)}function pf(e){var t,n=e.__v,o=n.__e,r=[],s=[],i=e.__P;i&&((t=dt({constructor:fn},n)).__v=n.__v+1,Y.vnode&&Y.vnode(t),Sr(i,t,n,e.__n,i.namespaceURI,32&n.__u?[o]:null,r,o||ot(n),32&n.__u,s),t.__v=n.__v,t.__.__k[t.__i]=t,vi(r,t,s),n.__=n.__e=null,t.__e!=o&&gi(t))}function gi(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),gi(e)}function fi(e){(8&e.__g||(e.__g|=8,nt.push(e),Wn++))&&wr==Y.debounceRendering||((wr=Y.debounceRendering)||queueMicrotask)($i)}function $i(){try{for(var e,t=1;nt.length;)nt.length>t&&nt.sort(mi),e=nt.shift(),t=nt.length,8&e.__g&&pf(e)}finally{(Wn=nt.length)&&(wr||queueMicrotask)($i)}}function bi(e,t,n,o,r,s,i,a,c,f,u){var p,h,d,g,$,b,y=o.__k||Vn,w=t.length;for(c=df(n,t,y,c,w),p=0;p<w;p++)(d=n.__k[p])!=null&&(h=~d.__i&&y[d.__i]||qn,d.__i=p,b=Sr(e,d,h,r,s,i,a,c,f,u),g=d.__e,(h.ref!=d.ref||8&h.__u)&&(h.ref&&Tr(h.ref,null,d,h),d.ref&&u.push(d.ref,d.__c||g,d)),$=$||g,4&d.__u?(c=yi(d,c,e,!h.__v),h.__e&&(h.__e=null)):typeof d.type=="function"&&b!==void 0?c=b:g&&(c=g.nextSibling),d.__u&=-21);return n.__e=$,c}function df(e,t,n,o,r){var s,i,a,c,f,u,p,h,d,g=n.length,$=g,b=0,y=0,w=e.__k=Array(r);for(s=0;s<r;s++)(i=t[s])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=w[s]=un(null,i):kr(i)?i=w[s]=un(mt,{children:i}):i.constructor===fn&&i.__b?i=w[s]=un(i.type,i.props,i.key,i.ref,i.__v):w[s]=i,c=s+b,i.__=e,i.__b=e.__b+1,a=null,~(f=i.__i=mf(i,n,c,$))&&($--,(a=n[f])&&(a.__u|=2)),a&&a.__v?(i.__u|=16,f==c-1?b--:f==c+1?b++:f!=c&&(f>c?b--:b++,y=1)):(~f||(r>g?b--:r<g&&b++),typeof i.type!="function"&&(i.__u|=4))):w[s]=null;if(y){for(u=[],p=[],s=0;s<r;s++)if((i=w[s])&&16&i.__u){for(b=0,h=u.length;b<h;)u[d=b+h>>1]<i.__i?b=d+1:h=d;u[b]=i.__i,p[s]=b+1}for(b=u.length;s--;)p[s]&&(p[s]==b?b--:w[s].__u|=4)}if($)for(s=0;s<g;s++)!(a=n[s])||2&a.__u||(a.__e==o&&(o=ot(a)),Er(a,a));return o}function yi(e,t,n,o){var r,s,i,a;if(typeof e.type=="function"){if(e.props.__P)return t;if(r=e.__k)for(s=0;s<r.length;s++)r[s]&&(r[s].__=e,t=yi(r[s],t,n,!1));return t}for(t&&!t.parentNode&&(t=ot(e))&&!t.parentNode&&(t=null),i=e.__e,a=t;a&&a.nodeType==8;)a=a.nextSibling;for(i!=a&&(!o&&n.moveBefore&&i.parentNode?n.moveBefore(i,t):n.insertBefore(i,t||null)),t=i;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function mf(e,t,n,o){var r,s=e.key,i=e.type,a=t[n],c=a&&!(2&a.__u);if(a===null&&s==null||c&&s==a.key&&i==a.type)return n;if(o>(c?1:0)){for(r=n-1;r>=0;r--)if((a=t[r])&&!(2&a.__u)&&s==a.key&&i==a.type)return r;for(r=n+1;r<t.length;r++)if((a=t[r])&&!(2&a.__u)&&s==a.key&&i==a.type)return r}return-1}function pi(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function zn(e,t,n,o,r){var s,i;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||pi(e.style,t);if(n)for(t in n)o&&n[t]==o[t]||pi(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(e.__e||(e.__e={}))[t]=n,n&&o||(i=vr[t]||(vr[t]=hf(t)),(e.__a||(e.__a={}))[t]=xr,s=t!=(t=t.replace(hi,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,i,s):e.removeEventListener(t,i,s));else{if(r=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function hf(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[Gn]==null)t[Gn]=xr++;else if(t[Gn]<this.__a[e])return;return n(Y.event?Y.event(t):t)}}}function Sr(e,t,n,o,r,s,i,a,c,f){var u,p,h,d,g,$,b,y,w,v,x,k,P,A,R,F,be,me,Ee=t.type;if(t.constructor!==fn)return null;128&n.__u&&(c=32&n.__u,u=n.__c.__z)&&(t.__u|=c,p=s=[],u.nodeType==8?a=jn(u,s):s.push(u),a=s[0]||a),(u=Y.__b)&&u(t);e:if(typeof Ee=="function"){h=i.length;try{if(y=t.props,w=(u=Ee.prototype)&&u.render,v=(u=Ee.contextType)&&o[u.__c],x=u?v?v.props.value:u.__:o,(d=n.__c)?(t.__c=d,2&d.__g&&(d.__g|=1)):(w?t.__c=d=new Ee(y,x):(t.__c=d=new Pt(y,x),d.constructor=Ee,d.render=$f),v&&v.sub(d),d.state||(d.state={}),d.__n=o,d.__g|=8,d.__h=[],d.__k=[]),w&&(d.__s||(d.__s=d.state),Ee.getDerivedStateFromProps&&(d.__s==d.state&&(d.__s=dt({},d.__s)),dt(d.__s,Ee.getDerivedStateFromProps(y,d.__s)))),g=d.props,$=d.state,d.__v=t,n.__c){if(y!==g&&w&&!Ee.getDerivedStateFromProps&&d.componentWillReceiveProps&&d.componentWillReceiveProps(y,x),t.__v==n.__v&&!(8&d.__g)||!(4&d.__g)&&d.shouldComponentUpdate&&d.shouldComponentUpdate(y,d.__s,x)===!1){t.__v!=n.__v&&(d.props=y,d.state=d.__s,d.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(ye){ye&&(ye.__=t)}),Vn.push.apply(d.__h,d.__k),d.__k=[],d.__h.length&&i.push(d),a=ot(n);break e}d.componentWillUpdate&&d.componentWillUpdate(y,d.__s,x),w&&d.componentDidUpdate&&d.__h.push(function(){d.componentDidUpdate(g,$,b)})}else w&&!Ee.getDerivedStateFromProps&&d.componentWillMount&&d.componentWillMount(),w&&d.componentDidMount&&d.__h.push(d.componentDidMount);d.context=x,d.props=y,d.__P=e,d.__g&=-5,k=Y.__r,P=w?25:0;do d.__g&=-9,k&&k(t),u=d.render(d.props,d.state=d.__s,d.context);while(8&d.__g&&++P<25);w&&(Vn.push.apply(d.__h,d.__k),d.__k=[]),d.state=d.__s,d.getChildContext&&(o=dt({},o,d.getChildContext())),w&&n.__c&&d.getSnapshotBeforeUpdate&&(b=d.getSnapshotBeforeUpdate(g,$)),A=u&&u.type===mt&&u.key==null?u.props.children:u,y.__P&&(u=a,r=(e=y.__P).namespaceURI,c=s=null,n.props&&n.props.__P!=e&&(n.__k.some(function(ye){ye&&Er(ye,ye)}),n.__k=null),a=n.__k?ot(n,0):null),a=bi(e,kr(A)?A:[A],t,n,o,r,s,i,a,c,f),y.__P&&(t.__e=null,a=u),t.__u&=-161,p&&p.some(pt),d.__h.length&&i.push(d),1&d.__g&&(d.__g&=-4)}catch(ye){if(i.length=h,t.__v=null,c||s)if(ye&&ye.then){if(t.__u|=128|c,s){for(~(be=s.indexOf(a||void 0))||(be=s.length);(me=s[be-1])&&me.nodeType==8;)be--;for(;be<s.length;be++)if(me=s[be])if(s[be]=null,R){if(me==F)break}else{if(me.nodeType!=8)break;me.data.startsWith("$s")&&(F=jn(R=me))}}if(!R){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;R=a}(u=jn(R=t.__c.__z||(t.__c.__z=R)))?(t.__e=R,a=u):t.__e=a,a=a&&a.nextSibling}else s&&s.some(pt);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),ye&&ye.then||wi(t),Y.__e(ye,t,n)}}else a=t.__e=gf(n.__e,t,n,o,r,s,i,c,f,e);return(u=Y.diffed)&&u(t),a}function jn(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function wi(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(wi))}function vi(e,t,n){for(var o=0;o<n.length;)Tr(n[o++],n[o++],n[o++]);Y.__c&&Y.__c(t,e),e.some(function(r){try{e=r.__h,r.__h=[],e.some(function(s){s.call(r)})}catch(s){Y.__e(s,r.__v)}})}function gf(e,t,n,o,r,s,i,a,c,f){var u,p,h,d,g,$,b,y,w=n.props||qn,v=t.props,x=t.type;if(x=="svg"?r="http://www.w3.org/2000/svg":x=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),s){for(u=0;u<s.length;u++)if((g=s[u])&&(x?g.localName==x:g.nodeType==3)){e=g,s[u]=null;break}}if(!e){if(y=f.ownerDocument||document,!x)return y.createTextNode(v);e=y.createElementNS(r,x,v.is?v:f),a&&(Y.__m&&Y.__m(t,s),a=!1),s=null}if(x){if(f=x=="template"&&e.content||e,s=x=="textarea"&&v.defaultValue!=null?null:s&&Mr.call(f.childNodes),!a&&s)for(w={},u=0;u<e.attributes.length;u++)w[(g=e.attributes[u]).name]=g.value;for(u in w)g=w[u],u=="dangerouslySetInnerHTML"?h=g:u=="children"||u in v||u=="value"&&"defaultValue"in v||u=="checked"&&"defaultChecked"in v||zn(e,u,null,g,r);for(u in v)g=v[u],u=="children"?d=g:u=="dangerouslySetInnerHTML"?p=g:u=="value"?$=g:u=="checked"?b=g:a&&typeof g!="function"||w[u]===g||zn(e,u,g,w[u],r);p?(a||h&&(p.__html==h.__html||p.__html==e.innerHTML)||(e.innerHTML=p.__html),t.__k=[]):(h&&(e.textContent=""),(x=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&ff.test(x))&&(r="http://www.w3.org/1999/xhtml"),bi(f,kr(d)?d:[d],t,n,o,r,s,i,s?s[0]:n.__k&&ot(n,0),a,c),s&&s.some(pt)),a&&x!="textarea"||(u="value",x=="progress"&&$==null?e.removeAttribute(u):$==null||$===e[u]&&(x!="progress"||$)||zn(e,u,$,w[u],r),u="checked",b!=null&&b!=e[u]&&zn(e,u,b,w[u],r))}else w===v||a&&e.data==v||(e.data=v);return e}function Tr(e,t,n,o){try{typeof e=="function"?t?t.__x=e(t)||1:o&&(o=o.__c||o.__e)&&(t=o.__x)&&(o.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(r){Y.__e(r,n)}}function Er(e,t,n){var o,r,s,i;if(Y.unmount&&Y.unmount(e),!(o=e.ref)||o.current&&o.current!=e.__e||Tr(o,null,t,e),o=e.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(a){Y.__e(a,t)}o.__P=o.__n=null}if(o=e.__k)for(i=0;i<o.length;i++)o[i]&&Er(o[i],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(o=e.__c)&&(o=o.__z)&&(r=jn(o,s=[]))&&(o==e.__e&&s.some(pt),pt(r),pt(o)),n||pt(e.__e),e.__e=e.__c=e.__=null}function $f(e,t,n){return this.constructor(e,n)}function _i(e,t){var n,o,r,s;Y.__&&Y.__(e,t),t.nodeType==9&&(t=t.documentElement),o=(n=e&&32&e.__u)?null:t.__k,t.__k=un(mt,{children:[e]}),r=[],s=[],Sr(t,t.__k,o||qn,qn,t.namespaceURI,o?null:t.firstChild?Mr.call(t.childNodes):null,r,o?o.__e:t.firstChild,n,s),vi(r,t.__k,s),t.__k.props.children=null}Y={__e:function(e,t,n,o){for(var r,s,i;t=t.__;)if((r=t.__c)&&!(1&r.__g)){r.__g|=4;try{if((i=(s=r.constructor)&&s.getDerivedStateFromError)&&r.setState(s.getDerivedStateFromError(e)),r.componentDidCatch&&(r.componentDidCatch(e,o||{}),i=1),i&&8&r.__g)return void(r.__g|=2)}catch(a){e=a}}throw Wn=0,e}},di=0,_r=function(e){return e!=null&&e.constructor===fn},Pt.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=dt({},this.state)),typeof e=="function"&&(e=e(dt({},n),this.props)),e&&(dt(n,e),this.__v&&(t&&this.__k.push(t),fi(this)))},Pt.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),fi(this))},Pt.prototype.render=mt,nt=[],Wn=0,mi=function(e,t){return e.__v.__b-t.__v.__b},Gn=Symbol(),hi=/(PointerCapture)$|Capture$/i,xr=0,vr={},uf=0;var ht,ie,Pr,xi,Or=Object.is,Kn=0,Ai=[],Ir=[],se=Y,ki=se.__b,Mi=se.__r,Si=se.diffed,Ti=se.__c,Ei=se.unmount,Pi=se.__;function dn(e,t){se.__h&&se.__h(ie,e,Kn||t),Kn=0;var n=ie.__H||(ie.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function _(e){return Kn=1,bf(Ni,e)}function bf(e,t,n){var o=dn(ht++,2);if(o.t=e,!o.__c&&(o.__=[n?n(t):Ni(void 0,t),function(s){var i=(o.__N||o.__)[0],a=o.t(i,s);Or(i,a)||(o.__N=[a,o.__[1]],o.__c.setState({}))}],o.__c=ie,!ie.__f)){ie.__f=!0;var r=ie.shouldComponentUpdate;ie.shouldComponentUpdate=function(s,i,a){var c=this.__H;if(!c)return!0;var f=!1,u=this.props!=s;if(c.__.some(function(h){h.__N&&(f=!0,Or(h.__[0],h.__N[0])||(u=!0))}),r){var p=r.call(this,s,i,a);return f?p||u:p}return!f||u}}return o.__}function W(e,t){var n=dn(ht++,3);!se.__s&&Nr(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,ie.__H.__h.push(n))}function le(e,t){var n=dn(ht++,4);!se.__s&&Nr(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,ie.__h.push(n))}function B(e){return Kn=5,Ot(function(){return{current:e}},[])}function Ot(e,t){var n=dn(ht++,7);return Nr(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function Ue(){var e=dn(ht++,11);if(!e.__){for(var t=ie.__v;!t.__m&&t.__;)t=t.__;var n=t.__m||(t.__m=[0,0]);e.__="P"+n[0]+"-"+n[1]++}return e.__}function yf(){var e;do{for(;e=Ir.shift();)try{pn(e)}catch(n){se.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=Ai.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(pn),t.__h.some(Ar),t.__h=[]}catch(n){t.__h=[],se.__e(n,e.__v)}}}while(Ir.length)}se.__b=function(e){ie=null,ki&&ki(e)},se.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),Pi&&Pi(e,t)},se.__r=function(e){Mi&&Mi(e),ht=0;var t=(ie=e.__c).__H;t&&(Pr==ie?ie.__h=[]:(t.__h.some(pn),t.__h.some(Ar),ht=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),Pr=ie},se.diffed=function(e){Si&&Si(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&Ii(Ai.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),Pr=ie=null},se.__c=function(e,t){t.some(function(n){try{n.__h.some(pn),n.__h=n.__h.filter(function(o){return!o.__||Ar(o)})}catch(o){n.__h=[function(){throw o}]}}),Ti&&Ti(e,t)},se.unmount=function(e){Ei&&Ei(e);var t,n,o=e.__c;o&&o.__H&&(o.__H.__.some(function(r){try{if(r.__P&&r.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}r.__P=n,Ii(Ir.push(r))}else pn(r)}catch(s){t=s}}),o.__H=void 0,t&&se.__e(t,o.__v))};var Oi=typeof requestAnimationFrame=="function";function wf(e){var t,n=function(){clearTimeout(o),Oi&&cancelAnimationFrame(t),setTimeout(e)},o=setTimeout(n,35);Oi&&(t=requestAnimationFrame(n))}function Ii(e){e!=1&&xi==se.requestAnimationFrame||((xi=se.requestAnimationFrame)||wf)(yf)}function pn(e){var t=ie,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),ie=t}function Ar(e){var t=ie;e.__c=e.__(),ie=t}function Nr(e,t){return!e||e.length!=t.length||t.some(function(n,o){return!Or(n,e[o])})}function Ni(e,t){return typeof t=="function"?t(e):t}var vf=Symbol.for("preact-signals");function Qn(){if(Ve>1){Ve--;return}let e,t=!1;for((function(){let n=Xn;for(Xn=void 0;n!==void 0;){let o=n.S;if(o.v===n.v)for(let r=o.t;r!==void 0;r=r.x)r.i===n.i&&(r.i=o.i);n=n.o}})();hn!==void 0;){let n=hn;for(hn=void 0,Jn++;n!==void 0;){let o=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&Di(n))try{n.c()}catch(r){t||(e=r,t=!0)}n=o}}if(Jn=0,Ve--,t)throw e}function Dr(e){if(Ve>0)return e();Cr=++_f,Ve++;try{return e()}finally{Qn()}}var ne,mn,hn;function gn(e){let t=ne,n=mn;ne=void 0,mn=void 0;try{return e()}finally{ne=t,mn=n}}var Xn,Ve=0,Jn=0,_f=0,Cr=0,Zn=0;function Ci(e){if(ne===void 0)return;let t=e.n;if(t===void 0||t.t!==ne)return t={i:0,S:e,p:ne.s,n:void 0,t:ne,e:void 0,x:void 0,r:t},ne.s!==void 0&&(ne.s.n=t),ne.s=t,e.n=t,32&ne.f&&e.S(t),t;if(t.i===-1)return t.i=0,t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=ne.s,t.n=void 0,ne.s.n=t,ne.s=t),t}function ce(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}ce.prototype.brand=vf;ce.prototype.h=function(){return!0};ce.prototype.S=function(e){let t=this.t;t!==e&&e.e===void 0&&(e.x=t,this.t=e,t!==void 0?t.e=e:gn(()=>{var n;(n=this.W)==null||n.call(this)}))};ce.prototype.U=function(e){if(this.t!==void 0){let t=e.e,n=e.x;t!==void 0&&(t.x=n,e.e=void 0),n!==void 0&&(n.e=t,e.x=void 0),e===this.t&&(this.t=n,n===void 0&&gn(()=>{var o;(o=this.Z)==null||o.call(this)}))}};ce.prototype.subscribe=function(e){return He(()=>{let t=this.value;gn(()=>e(t))},{name:"sub"})};ce.prototype.valueOf=function(){return this.value};ce.prototype.toString=function(){return this.value+""};ce.prototype.toJSON=function(){return this.value};ce.prototype.peek=function(){return gn(()=>this.value)};Object.defineProperty(ce.prototype,"value",{get(){let e=Ci(this);return e!==void 0&&(e.i=this.i),this.v},set(e){if(e!==this.v){if(Jn>100)throw new Error("Cycle detected");(function(t){Ve!==0&&Jn===0&&t.l!==Cr&&(t.l=Cr,Xn={S:t,v:t.v,i:t.i,o:Xn})})(this),this.v=e,this.i++,Zn++,Ve++;try{for(let t=this.t;t!==void 0;t=t.x)t.t.N()}finally{Qn()}}}});function te(e,t){return new ce(e,t)}function Di(e){for(let t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||!t.S.h()||t.S.i!==t.i)return!0;return!1}function Li(e){for(let t=e.s;t!==void 0;t=t.n){let n=t.S.n;if(n!==void 0&&(t.r=n),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}function Ri(e){let t,n=e.s;for(;n!==void 0;){let o=n.p;n.i===-1?(n.S.U(n),o!==void 0&&(o.n=n.n),n.n!==void 0&&(n.n.p=o)):t=n,n.S.n=n.r,n.r!==void 0&&(n.r=void 0),n=o}e.s=t}function gt(e,t){ce.call(this,void 0,t),this.x=e,this.s=void 0,this.g=Zn-1,this.f=4}gt.prototype=new ce;gt.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===Zn))return!0;if(this.g=Zn,this.f|=1,this.i>0&&!Di(this))return this.f&=-2,!0;let e=ne;try{Li(this),ne=this;let t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(t){this.v=t,this.f|=16,this.i++}return ne=e,Ri(this),this.f&=-2,!0};gt.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(let t=this.s;t!==void 0;t=t.n)t.S.S(t)}ce.prototype.S.call(this,e)};gt.prototype.U=function(e){if(this.t!==void 0&&(ce.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(let t=this.s;t!==void 0;t=t.n)t.S.U(t)}};gt.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(let e=this.t;e!==void 0;e=e.x)e.t.N()}};Object.defineProperty(gt.prototype,"value",{get(){if(1&this.f)throw new Error("Cycle detected");let e=Ci(this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function we(e,t){return new gt(e,t)}function Fi(e){let t=e.j;if(e.j=void 0,typeof t=="function"){Ve++;let n=ne;ne=void 0;try{t()}catch(o){throw e.f&=-2,e.f|=8,Lr(e),o}finally{ne=n,Qn()}}}function Lr(e){for(let t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=void 0,e.s=void 0,Fi(e)}function xf(e){if(ne!==this)throw new Error("Out-of-order effect");Ri(this),ne=e,this.f&=-2;try{8&this.f&&Lr(this)}finally{Qn()}}function It(e,t){this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,mn&&mn.push(this)}It.prototype.c=function(){let e=this.S();try{if(8&this.f||this.x===void 0)return;let t=this.x();typeof t=="function"&&(this.j=t)}finally{e()}};It.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,Fi(this),Li(this),Ve++;let e=ne;return ne=this,xf.bind(this,e)};It.prototype.N=function(){2&this.f||(this.f|=2,this.u=hn,hn=this)};It.prototype.d=function(){this.f|=8,1&this.f||Lr(this)};It.prototype.dispose=function(){this.d()};function He(e,t){let n=new It(e,t);try{n.c()}catch(r){throw n.d(),r}let o=n.d.bind(n);return o[Symbol.dispose]=o,o}var kf=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__,Bi,to,eo;var Ui=[];He(function(){Bi=this.N})();function At(e,t){Y[e]=t.bind(null,Y[e]||(()=>{}))}function $n(e){if(eo){let t=eo;eo=void 0,t()}eo=e&&e.S()}function Hi({data:e}){let t=Sf(e);t.name="ReactiveDom",t.value=e;let[n,o]=Ot(()=>{let r=this,s=this.__v;for(;s=s.__;)if(s.__c){s.__c.__$f|=4;break}let i=we(()=>{let u=t.value.value;return u===0?0:u===!0?"":u||""}),a=we(()=>!Array.isArray(i.value)&&!_r(i.value)),c=He(function(){if(this.N=zi,a.value){let u=i.value;r.__v&&r.__v.__e&&r.__v.__e.nodeType===3&&(r.__v.__e.data=u)}}),f=this.__$u.d;return this.__$u.d=function(){c(),f.call(this)},[a,i]},[]);return n.value?o.peek():o.value}Hi.displayName="ReactiveTextNode";Object.defineProperties(ce.prototype,{constructor:{configurable:!0,value:Yn(mt,null).constructor},type:{configurable:!0,value:Hi},props:{configurable:!0,get(){let e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}});At("__b",(e,t)=>{if($n(),to=void 0,typeof t.type=="string"){let n,o=t.props;for(let r in o){if(r==="children")continue;let s=o[r];s instanceof ce&&(n||(t.__np=n={}),n[r]=s,o[r]=s.peek())}}e(t)});At("__r",(e,t)=>{if(e(t),t.type!==mt){$n();let n,o=t.__c;o&&(o.__$f&=-2,n=o.__$u,n===void 0&&(o.__$u=n=(function(r,s){let i;return He(function(){i=this},{name:s}),i.c=r,i})((function(r){return function(){var s;kf&&((s=this.y)==null||s.call(this)),r.__$f|=1,r.setState({})}})(o),typeof t.type=="function"?t.type.displayName||t.type.name:""))),to=o,$n(n)}});At("__e",(e,t,n,o)=>{$n(),to=void 0,e(t,n,o)});At("diffed",(e,t)=>{$n(),to=void 0;let n;if(typeof t.type=="string"&&(n=t.__e)){let o=t.__np,r=t.props,s=n.U;if(s)for(let i in s){let a=s[i];a===void 0||o&&i in o||(a.d(),s[i]=void 0)}if(o){s||(s={},n.U=s);for(let i in o){let a=s[i],c=o[i];a===void 0?(a=Mf(n,i,c,r),s[i]=a):a.o(c,r)}}}e(t)});function Mf(e,t,n,o){let r=t in e&&e.ownerSVGElement===void 0,s=te(n);return{o:(i,a)=>{s.value=i,o=a},d:He(function(){this.N=zi;let i=s.value.value;o[t]!==i&&(o[t]=i,r?e[t]=i:i!=null&&(i!==!1||t[4]==="-")?e.setAttribute(t,i):e.removeAttribute(t))})}}At("unmount",(e,t)=>{if(typeof t.type=="string"){let n=t.__e;if(n){let r=n.U;if(r){n.U=void 0;for(let s in r){let i=r[s];i&&i.d()}}}let o=t.__np;if(o){let r=t.props;for(let s in o)r[s]=o[s]}t.__np=void 0}else{let n=t.__c;if(n){n.__$f|=8;let o=n.__$u;o&&(n.__$u=void 0,o.d())}}e(t)});At("__h",(e,t,n,o)=>{o<3&&(t.__$f|=2),e(t,n,o)});Pt.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;let n=this.__$u,o=n&&n.s!==void 0;for(let r in t)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){let r=2&this.__$f;if(!(o||r||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(let r in e)if(r!=="__source"&&e[r]!==this.props[r])return!0;for(let r in this.props)if(!(r in e))return!0;return!1};function Sf(e,t){return Ot(()=>te(e,t),[])}var Tf=e=>{queueMicrotask(()=>{queueMicrotask(e)})};function Ef(){Dr(()=>{let e;for(;e=Ui.shift();)Bi.call(e)})}function zi(){Ui.push(this)===1&&(Y.requestAnimationFrame||Tf)(Ef)}var Nt=te("");async function Gi(e,t){Nt.value=t,await new Promise(n=>{setTimeout(n,e*1e3),window.addEventListener("online",n,{once:!0})})}var Rr=0;function ji(){Rr+=1}function Wi(){Rr-=1,Rr||Fr()}function Fr(){Nt.peek()&&(Nt.value="")}var Br=globalThis.document?.documentElement,Hr="en-GB",Pf=/\{(\w+)\}|<(\w+)>(.*?)<\/\2>/gs,qi=new Map,bn=()=>Br?.lang||Hr;function Xi(e){let t=Object.keys(e);return Br&&(Br.lang=ta(navigator.languages,t)??t[0]??Hr),zr(e)}function zr(e){let t=Object.keys(e),n=e[t[0]??Hr],o=(r,s)=>{let i=e[ta([bn()],t)??""],a=Yi(i,r)??Yi(n,r);if(a===void 0)throw new Error(`There is no text "${r}".`);return typeof a=="string"?a:a[If(Number(s.count))]??a.other};return{text:(r,s={})=>Ur(o(r,s),s).join(""),rich:(r,s={})=>Ur(o(r,s),s)}}function _e(e,t={}){return $t(Intl.NumberFormat,t).format(e)}function no(e,t={dateStyle:"long",timeStyle:"short"}){return $t(Intl.DateTimeFormat,t).format(e)}var Of=[["year",365*86400],["month",30*86400],["week",7*86400],["day",86400],["hour",3600],["minute",60]];function Ji(e,t,n={numeric:"auto"}){let o=(e-t)/1e3,r=$t(Intl.RelativeTimeFormat,n);for(let[s,i]of Of){let a=Math.trunc(o/i);if(a)return r.format(a,s)}return r.format(0,"second")}function Me(e,t={type:"conjunction"}){return $t(Intl.ListFormat,t).format(e)}function Zi(e,t={type:"conjunction"}){return $t(Intl.ListFormat,t).formatToParts(e.map((o,r)=>`${r}`)).map(({type:o,value:r})=>o==="element"?e[Number(r)]:r)}function Qi(e){return $t(Intl.RelativeTimeFormat,{numeric:"auto"}).format(-e,"year")}var Vi=["byte","kilobyte","megabyte","gigabyte","terabyte"];function ea(e){let t=e<1?0:Math.min(Math.floor(Math.log10(e)/3),Vi.length-1);return _e(e/1e3**t,{style:"unit",unit:Vi[t],unitDisplay:t?"short":"long",maximumFractionDigits:t?1:0})}function Yi(e,t){let n=e;for(let o of t.split("."))n=n?.[o];return n}function Ur(e,t){let n=[],o=0;for(let r of e.matchAll(Pf)){let[s,i,a,c=""]=r;n.push(e.slice(o,r.index)),o=r.index+s.length;let f=t[i??a??""];if(f===void 0)throw new Error(`The text "${e}" needs "${i??a}".`);if(a){let u=Ur(c,t).join("");n.push(typeof f=="function"?f(u):u)}else n.push(typeof f=="number"?_e(f):f)}return n.push(e.slice(o)),n.filter(r=>r!=="")}function If(e){return $t(Intl.PluralRules,{}).select(e)}function $t(e,t){let n=`${e.name} ${bn()} ${JSON.stringify(t)}`,o=qi.get(n)??new e(bn(),t);return qi.set(n,o),o}function ta(e,t){for(let n of e){let o=n.toLowerCase(),r=t.find(i=>i.toLowerCase()===o),s=t.find(i=>Ki(i)===Ki(n));if(r??s)return r??s}}var Ki=e=>e.toLowerCase().split("-")[0];var na={page:{name:"Yggdrasil",title:"{screen} · Yggdrasil",wait:"Please wait…"},button:{add:"Add",addChild:"Add a child",addParent:"Add a parent",addSibling:"Add a sibling",addSpouse:"Add a spouse",cancel:"Cancel",close:"Close",connect:"Connect",delete:"Delete",done:"Done",download:"Download",edit:"Edit",more:"More",moreFor:"More actions for {name}",redo:"Redo",save:"Save",showMore:"Show more",signIn:"Sign in",signOut:"Sign out",signUp:"Sign up",undo:"Undo"},problem:{advice:{forbidden:"Ask the owner of the tree for access.",notFound:"It may have been deleted, or you may no longer have access to it.",conflict:"Check what has changed, and try again if your change still makes sense.",tooLarge:"Try something smaller.",tooMany:"Please wait a moment before you try again.",internal:"This is our fault. Try again. If it keeps happening, contact the administrator.",unavailable:"The server is busy. Nothing was lost. Try again in a moment."},noResponse:"The server is not responding.",timeout:"The server did not respond in time.",offline:"The server cannot be reached. Are you online?",status:"The server responded with status {status}.",waitTooMany:"Too many requests. Waiting a moment…",waitBusy:"The server is busy. Trying again…",waitOffline:"The server cannot be reached. Trying again…"},account:{title:"My account",profile:"Name and e-mail",name:"Your name",nameHint:"Shown to people you share a tree with.",email:"E-mail address",password:"Password",passwordHint:"At least 8 characters. Try a few random words.",newPassword:"New password",currentPassword:"Current password",yourPassword:"Your password",passwordToConfirm:"Your password, to confirm it’s you",saved:"Your account was saved.",savedUnconfirmed:"Saved. Open the link we sent to {email} to confirm it.",changePassword:"Change password",passwordChanged:"Your password was changed. Other devices are signed out.",data:"My data",dataHint:"One file with your trees and everyone in them. Restoring it brings back whatever was deleted or changed since. Anything added since stays.",photos:"Include photos",restore:"Restore from a file",restoreFile:"Backup file to restore",restored:"Restored: {trees}.",restoredTree:"“{name}”",restoredNothing:"This file contains no trees.",notRestored:"The file could not be restored completely.",notBackup:"This isn’t a backup file. {reason}",delete:"Delete my account",deleteWarning:"Your account and all your trees will be deleted, also for the people you share them with. This cannot be undone: download your data first.",deleteAll:"Delete my account and all my trees",deleted:"Your account and your trees are deleted. Goodbye.",sessionEnded:"You have been signed out. Please sign in again.",signedOut:"You are signed out. See you soon."},door:{welcome:"Welcome back",signInIntro:"Sign in to see your family trees.",signInToConfirm:"Sign in to confirm your e-mail address.",wrong:"Wrong e-mail or password.",toForgot:"Forgot your password?",toSignUp:"New here? Sign up",toSignIn:"Already have an account? Sign in",backToSignIn:"Back to sign in",grow:"Grow your family tree",signUpIntro:"Your family’s people, photos and stories in one place.",forgotTitle:"Forgotten password",forgot:"Forgot your password?",forgotIntro:"Enter your e-mail address and we’ll send you a link to set a new password.",sendLink:"Send reset link",sent:"Check your e-mail",sentTo:"If there is an account for {email}, we’ve sent a link to it. This may take a few minutes. Check your spam folder.",resetIntro:"Choose a new password. You will be signed out on all devices.",setPassword:"Set password",passwordSet:"Your new password is set. Sign in with it.",expired:"Links work once and expire after an hour.",newLink:"Request a new link",confirmTitle:"Confirm your e-mail",confirming:"Confirming your e-mail address…",confirmed:"Your e-mail address is confirmed.",brokenLink:"This link doesn’t work",toTrees:"Go to my trees"},home:{title:"My trees",skip:"Skip to content",newTree:"New tree",empty:"Every tree begins with one person",emptyHint:"Start with yourself and add your parents. Or import a GEDCOM file from another program: drop it anywhere on this page.",plant:"Plant a tree",own:"Owned by me",shared:"Shared with me",drop:"Drop the file to create a tree from it",confirm:"Your e-mail address",unconfirmed:"<strong>Please confirm your e-mail.</strong> Open the link we sent to {email}. Then others can share their trees with you.",resend:"Send the link again",resent:"We’ve sent a link to {email}.",people:{one:"{count} person",other:"{count} people"},guests:{one:"{count} guest",other:"{count} guests"},changed:"Changed {ago}",changedOn:"Changed on {date}",changedNow:"Changed just now",leave:"Leave tree",leaveTitle:"Leave this tree?",leaveButton:"Leave",leaveWarning:"You will no longer see “{tree}” unless its owner invites you again.",deleteTitle:"Delete this tree?",deleteButton:"Delete tree",deleteWarning:{one:"{count} person with all photos and relationships will be deleted, also for everyone you share the tree with. This cannot be undone. You can export the tree to a file first.",other:"{count} people with all photos and relationships will be deleted, also for everyone you share the tree with. This cannot be undone. You can export the tree to a file first."},deleting:"“{tree}” is being deleted.",startWith:"Start with",startEmpty:"An empty tree",startFile:"A file",create:"Create tree"},tree:{details:"Name and description",name:"Tree name",nameExample:"The Bergs of Uppsala",description:"Description",descriptionHint:"Optional. Visible to anyone who can see the tree.",public:"Public",access:{viewer:"Can view",editor:"Can edit"},skip:"Skip to the tree",opening:"Opening the tree…",untitled:"Tree",search:"Search people",kin:"Relationship",kinHint:"How are two people related?",insights:"Insights",share:"Share",publish:"Publish",import:"Import a file",export:"Export",print:"Print",keys:"Keyboard shortcuts",nobody:"There is no one in this tree yet",empty:"Add the first person",emptyHint:"Start with yourself or the oldest relative you remember. Everyone else follows.",addFirst:"Add person",drop:"Drop the file to import it into this tree",noParents:"No parents recorded yet.",noChildren:"No children recorded yet.",noParentsOrChildren:"No parents or children recorded yet."},view:{title:"View",tree:"Tree",pedigree:"Pedigree",descendants:"Descendants",hourglass:"Hourglass",fan:"Fan",list:"List",zoom:"Zoom",zoomIn:"Zoom in",zoomOut:"Zoom out",fit:"Fit to screen",generations:"Generations",generationsBack:{one:"{count} generation back",other:"{count} generations back"},generationsDown:{one:"{count} generation down",other:"{count} generations down"},generationsEachWay:{one:"{count} generation each way",other:"{count} generations each way"}},list:{title:"Everyone",filter:"Filter by name",filterExample:"Filter by name…",table:"Table of people",name:"Name",born:"Born",place:"Birthplace",died:"Died",children:"Children"},history:{undo:"Undo: {what}",redo:"Redo: {what}",nothingToUndo:"Nothing to undo",nothingToRedo:"Nothing to redo",undone:"Undone: {what}.",undoneForGood:"Undone: {what}. This cannot be redone.",redone:"Redone: {what}.",doneForGood:"{done} This cannot be undone.",adding:"adding {name}",added:"{name} was added.",editing:"changes to {name}",saved:"{name} was saved.",deleting:"deleting {name}",deleted:"{name} was deleted.",photo:"photo change for {name}",photoSaved:"The photo was saved.",photoRemoved:"The photo was removed.",root:"{name} as home person",rootSet:"{name} is now the home person.",connecting:"connecting {one} and {other}",parent:"{parent} is now a parent of {child}.",parents:"{parent} and {other} are now parents of {child}.",couple:"{one} and {other} are now a couple.",disconnecting:"removing the relationship between {one} and {other}",disconnected:"{one} and {other} are no longer connected.",editingLink:"changes to the relationship between {one} and {other}",savedLink:"Saved."},person:{unnamed:"Unnamed person",missing:"Unknown person",living:"A living person",hidden:"This person is probably alive, so their details are hidden.",unsaved:"You have unsaved changes here.",makeRoot:"Make this the home person",showInTree:"Show in tree",chart:{pedigree:"Pedigree chart",descendants:"Descendant chart",hourglass:"Hourglass chart",fan:"Fan chart"},chartHint:"Chart starting from this person",nothingKnown:"No details yet.",deathUnknown:"Date unknown",photo:"Photo",addPhoto:"Add photo",changePhoto:"Change photo",removePhoto:"Remove photo",addPhotoOf:"Add photo of {name}",changePhotoOf:"Change photo of {name}",removePhotoOf:"Remove photo of {name}",nameNeeded:"Enter a first or last name.",stale:"Someone else has changed this person in the meantime",staleHint:"Keeping your changes affects only what you changed. The rest stays as theirs.",keepMine:"Keep my changes",takeTheirs:"Use theirs",field:"Field",theirs:"Theirs",yours:"Yours",noValue:"—"},field:{firstName:"First name",middleName:"Middle names",lastName:"Last name",birthName:"Birth name (née)",preferredName:"Nickname",preferredNameHint:"The name they are known by.",suffix:"Suffix",suffixExample:"Jr., III",gender:"Gender",birth:"Born",birthPlace:"Place of birth",death:"Died",deathPlace:"Place of death",living:"Living",biography:"Life story",dateExample:"12 Mar 1850, about 1850",dateHint:"Approximate dates are fine.",dateRead:"Recognised as: {date}",dateUnclear:"Day or month first? Write the month as a word, such as 3 April 1850.",dateUnread:"Not recognised as a date – saved as typed."},gender:{Female:"Female",Male:"Male",Other:"Other",Unknown:"Unknown"},living:{auto:"Automatic",yes:"Living",no:"Deceased"},relatives:{parents:"Parents",spouses:"Spouses",children:"Children",siblings:"Siblings",menu:"Relationship with {name}",edit:"Edit relationship",remove:"Remove relationship",pair:"{one} and {other}",type:"Relationship",types:{Biological:"Biological",Adoptive:"Adoptive",Step:"Step",Foster:"Foster"},notes:{Adoptive:"adoptive",Step:"step",Foster:"foster",Half:"half-sibling"},status:"Status",statuses:{Married:"Married",Partner:"Partners, not married",Divorced:"Divorced",Widowed:"Widowed",Separated:"Separated",Unknown:"Unknown"},married:"Married",marriagePlace:"Place of marriage",divorced:"Divorced",adopted:"Adopted",notesLabel:"Notes",earlier:"Earlier marriage",earlierNumber:"Earlier marriage {number}",addEarlier:"Add an earlier marriage",removeEarlier:"Remove earlier marriage",removeEarlierNumber:"Remove earlier marriage {number}",ended:"How it ended",unions:{Married:"married",Partner:"partners",Divorced:"divorced",Widowed:"widowed",Separated:"separated"},marriedOn:"married {date}",divorcedOn:"divorced {date}",previously:"previously {unions}"},add:{alone:"New person",parent:"Add a parent of {name}",child:"Add a child of {name}",spouse:"Add a spouse of {name}",sibling:"Add a sibling of {name}",who:"Who is it?",new:"New person",existing:"Existing person",chosen:"Selected: {name}",couple:"Couple with {name}",noCouple:"Not a couple",chooseParent:"Choose the other parent.",choose:"Choose…",otherParent:"Other parent",biologicalParent:"Biological parent",parentUnknown:"Unknown or not in this tree",alsoParent:"Also biological parent of",isParent:"{one} is a parent of {other}",isChild:"{one} is a child of {other}",areCouple:"{one} and {other} are a couple"},picker:{example:"Name",hits:"Search results",none:"No one found with that name."},kin:{title:"How are they related?",close:"Close the relationship finder",first:"First person",second:"Second person",swap:"Swap",change:"Change person: {name}",none:"{one} and {other} are not related, as far as this tree shows.",is:"{other} is {one}’s {kin}.",descend:"Both descend from {people}.",belong:"Both belong to the family of {people}.",path:{one:"Path: {count} step",other:"Path: {count} steps"},step:"{name}’s {kin}",parent:{Biological:{Male:"father",Female:"mother",Neutral:"parent"},Adoptive:{Male:"adoptive father",Female:"adoptive mother",Neutral:"adoptive parent"},Foster:{Male:"foster father",Female:"foster mother",Neutral:"foster parent"},Step:{Male:"stepfather",Female:"stepmother",Neutral:"stepparent"}},child:{Biological:{Male:"son",Female:"daughter",Neutral:"child"},Adoptive:{Male:"adopted son",Female:"adopted daughter",Neutral:"adopted child"},Foster:{Male:"foster son",Female:"foster daughter",Neutral:"foster child"},Step:{Male:"stepson",Female:"stepdaughter",Neutral:"stepchild"}},spouse:{Married:{Male:"husband",Female:"wife",Neutral:"spouse"},Divorced:{Male:"former husband",Female:"former wife",Neutral:"former spouse"}}},insights:{close:"Close insights",checks:"Checks",duplicates:"Duplicates",statistics:"Statistics",anniversaries:"Anniversaries",timeline:"Timeline",places:"Places"},checks:{none:"No problems found. Well done!",error:"Error",warning:"Unlikely",info:"Missing",codes:{bornAfterDeath:"Born after their death",bornAfterMothersDeath:"Born after their mother’s death",bornLongAfterFathersDeath:"Born long after their father’s death",bornAfterOwnChild:"Born after their own child",parentTooYoung:"Very young parents",motherTooOld:"Very old mothers",fatherTooOld:"Very old fathers",tooOld:"Over 120 years old",inTheFuture:"Birth or death in the future",marriedTooYoung:"Married as a child",marriedAfterDeath:"Married after their death",divorcedBeforeMarriage:"Divorced before the wedding",baptizedBeforeBirth:"Baptised before birth",ownAncestor:"Their own ancestor",marriedToKin:"Married to a close relative",twoFathers:"Two biological fathers",twoMothers:"Two biological mothers",tooManyParents:"More than two biological parents",marriedToSelf:"Married to themselves",siblingsTooClose:"Siblings born too close together",disconnected:"Not connected to anyone",missingSex:"Gender unknown",missingBirth:"Birth unknown",missingSurname:"Last name unknown"}},duplicates:{none:"No duplicates found.",intro:"These may be the same person, entered twice.",compare:"Compare",title:"Are they the same person?",hint:"Missing details are filled in from the other record, which is then removed. All relationships are kept. This cannot be undone.",merge:"Merge",differ:"Not the same person",merged:"Merged: {name}.",keep:"Keep this one",name:"Name",relatives:"Relatives"},statistics:{people:"People",living:"Living",couples:"Couples",generations:"Generations",ageAtDeath:"Age at death",ageAtMarriage:"Age at marriage",ageOfMothers:"Mother’s age at birth",ageOfFathers:"Father’s age at birth",childrenPerCouple:"Children per couple",lastNames:"Last names",femaleNames:"Female first names",maleNames:"Male first names",completeness:"Completeness (%)",sex:"Gender",birthDate:"Birth",birthPlace:"Place of birth",deathDate:"Death",parents:"Parents",mostChildren:"Most children",children:{one:"{count} child",other:"{count} children"},birthsByDecade:"Births by decade",birthsByCentury:"Births by century",years:"{year}s",chart:"{title}: {bars}",bar:"{label}: {count}"},anniversaries:{month:"Month",none:"No anniversaries this month.",birth:"{people} <when>born {year}, {ago}</when>",death:"{people} <when>died {year}, {ago}</when>",marriage:"{people} <when>married {year}, {ago}</when>"},timeline:{none:"No dates recorded yet.",birth:"{people} was born",marriage:"{people} married",divorce:"{people} divorced",death:"{people} died"},places:{none:"No places recorded yet.",births:{one:"{count} birth",other:"{count} births"},marriages:{one:"{count} marriage",other:"{count} marriages"},deaths:{one:"{count} death",other:"{count} deaths"},others:{one:"and {count} other",other:"and {count} others"}},share:{title:"Share “{tree}”",access:"Access",accessOf:"Access for {name}",who:"Who has access",guests:"Guests",nobody:"Only you.",invite:"Invite",emailExample:"aunt@example.com",invited:"{email} can now find this tree under “Shared with me”.",unknown:"No one has signed up with this e-mail address. Ask them to, then invite them.",unconfirmed:"This e-mail address has not been confirmed. Ask them to open the link in the e-mail they received, then invite them again.",stop:"Stop sharing",stopWith:"Stop sharing with {name}",stopped:"{name} can no longer see this tree.",formerUser:"Former user",hint:"People who can edit see everyone in the tree. From people who can only view it, living people are hidden."},publish:{title:"Publish “{tree}”",isPublic:"This tree is public: anyone with the link can view it without signing in.",isPrivate:"Only you and the people you share it with can see this tree.",shown:"What everyone sees",shownName:"The name and description of the tree",shownDead:{one:"{count} deceased person, with dates, places, life story and photo",other:"{count} deceased people, with dates, places, life stories and photos"},shownAnyDead:"Deceased people, with dates, places, life stories and photos",shownKin:"Who is related to whom",hidden:"What stays hidden",hiddenLiving:{one:"<strong>{count} living person</strong>: no name, date or photo is shown",other:"<strong>{count} living people</strong>: no names, dates or photos are shown"},hiddenAnyLiving:"Living people: no names, dates or photos are shown",hiddenOwner:"Who you are and who you share the tree with",hint:"People count as living if they were born less than 110 years ago and are not known to have died. You can mark each person as living or deceased.",link:"Public link",copy:"Copy link",publish:"Publish tree",stop:"Stop publishing",preview:"Preview public view"},export:{title:"Export",format:"File format",ged551:"GEDCOM 5.5.1",ged551Hint:"Works with nearly every genealogy program. If in doubt, choose this one.",ged70:"GEDCOM 7.0",ged70Hint:"Newer version – only if the other program supports it.",gdz:"GEDCOM 7.0 with photos",gdzHint:"One file that includes the photos.",json:"JSON",jsonHint:"For your own programs.",living:"Include living people",livingHint:"Without them, their names and dates are left out and the file is safe to share.",noLiving:"The file contains no living people, because you can only view this tree.",writing:"Preparing the file…"},import:{title:"Import into “{tree}”",hint:"Everyone in the file is added. People from an earlier version of the same file are updated, not added twice.",file:"File to import",dropHere:"Drop a file here: GEDCOM (.ged), .gdz or JSON",choose:"Choose a file",chooseOther:"Choose another file",preview:"Preview",import:"Import file",reading:"Reading…",importing:"Importing…",readingFile:"Reading the file…",progress:"{written} of {total} imported",imported:"{file} was imported.",notImported:"The file could not be imported.",forGood:"An import cannot be undone.",open:"Open tree",fix:"Nothing was changed. Export the file again from the program that created it, or fix that line in a text editor."},report:{title:"Report",done:"The file was imported",doneSentence:"The file was imported.",planned:"What will be imported",added:{one:"{count} person added",other:"{count} people added"},updated:{one:"{count} person updated",other:"{count} people updated"},unchanged:{one:"{count} person unchanged",other:"{count} people unchanged"},couples:{one:"{count} couple",other:"{count} couples"},parentLinks:{one:"{count} relationship between parents and children",other:"{count} relationships between parents and children"},photos:{one:"{count} photo",other:"{count} photos"},editsKept:{one:"{count} of your changes kept",other:"{count} of your changes kept"},editsReplaced:{one:"{count} of your changes replaced",other:"{count} of your changes replaced"},missingPeople:{one:"{count} person from an earlier import is not in this file",other:"{count} people from an earlier import are not in this file"},warnings:{one:"{count} thing to check",other:"{count} things to check"},warning:"Line {line}: {text}",moreWarnings:{one:"And {count} more.",other:"And {count} more."},kept:{one:"Kept for the next export, but not shown: {count} line",other:"Kept for the next export, but not shown: {count} lines"},refused:{one:"Skipped (impossible): {count} line",other:"Skipped (impossible): {count} lines"},tag:"<code>{tag}</code> {count}×, first on line {line}"},print:{title:"Print",listHint:"Prints everyone in the list, in its current order. To print a chart instead, open the chart first.",list:"Print list",drawingHint:"Prints the whole drawing of the current view on one page. In your browser’s print dialog, you can also save it as a PDF.",drawing:"Print or save as PDF",svg:"Download as SVG",svgHint:"An SVG file stays sharp at any size: a print shop can print it poster size."},keys:{views:"1 to 6",arrows:"Arrow keys",enter:"Enter",escape:"Escape",zoom:"+ and −",undo:"u, Ctrl Z",redo:"r, Ctrl Y",doSearch:"Search people",doViews:"Tree, pedigree, descendants, hourglass, fan, list",doArrows:"In the chart: move to parents, children, spouses or siblings",doEnter:"In the chart: open the person",doEscape:"Close the person, or whatever was opened last",doEdit:"Edit the open person",doAdd:"Add a parent, child or spouse to the open person",doKin:"How are two people related?",doInsights:"Insights",doFit:"Fit to screen",doZoom:"Zoom in and out",doUndo:"Undo",doRedo:"Redo",doKeys:"This list"},canvas:{title:"Family tree",label:{one:"{tree}: {count} person",other:"{tree}: {count} people"},help:"Use the arrow keys to move to parents, children, spouses and siblings. Press Enter to open a person, plus and minus to zoom, 0 for full size, and F to fit the screen.",people:"People in view",nameless:"No name",born:"b. {year}",died:"d. {year}",father:{one:"father of {count}",other:"father of {count}"},mother:{one:"mother of {count}",other:"mother of {count}"},parent:{one:"parent of {count}",other:"parent of {count}"},son:"Son of {people}",daughter:"Daughter of {people}",child:"Child of {people}",with:"Partner of {people}"},legend:{child:"Child",Adoptive:"Adopted",Step:"Step",Foster:"Foster",couple:"Couple",parents:"Parents of a child",Divorced:"Divorced",Separated:"Separated"},generation:{number:"Generation {number}",same:"Same generation",unconnected:"Unconnected",parents:"Parents",grandparents:"Grandparents",greatGrandparents:"Great-grandparents",manyGreatGrandparents:"{count}× great-grandparents",children:"Children",grandchildren:"Grandchildren",greatGrandchildren:"Great-grandchildren",manyGreatGrandchildren:"{count}× great-grandchildren"},date:{day:"{day} {month} {year}",month:"{month} {year}",bc:"{year} BC",about:"about {date}",calculated:"calculated {date}",estimated:"probably {date}",before:"before {date}",after:"after {date}",from:"from {date}",to:"to {date}",between:"between {from} and {to}",period:"from {from} to {to}",quoted:"{date} (“{phrase}”)",calendar:"{date} ({calendar})",julian:"Julian calendar",french:"French Republican calendar",hebrew:"Hebrew calendar",aboutYear:"c. {year}",beforeYear:"bef. {year}",afterYear:"aft. {year}",bornYear:"born {year}",unknownYear:"?"}};var{text:l,rich:xe}=Xi({"en-GB":na});var U=te(void 0),ze=te("");function oa(){U.peek()&&(ze.value=l("account.sessionEnded"),U.value=null)}var Af=6e4,Nf=[1,2,4,8],Cf=30,Df=401,ra=429,sa=503;async function Ye(e,t,n={}){let o=!1;try{for(let r of[...Nf,null])try{let s=await Lf(e,t,n);return Fr(),s}catch(s){let i=s instanceof X?Rf(s,e,r):null;if(i===null)throw s;o||ji(),o=!0,await Gi(i,Ff(s))}throw new X(l("problem.noResponse"))}finally{o&&Wi()}}async function D(e,t,n){let r=await(await Ye(e,t,n)).text();return r===""?null:JSON.parse(r)}async function Lf(e,t,{query:n={},json:o,file:r,ifMatch:s,signal:i,isGuest:a}){let c=new URL(t,document.baseURI);for(let[$,b]of Object.entries(n))b!=null&&b!==""&&c.searchParams.set($,String(b));let f={};o!==void 0&&(f["Content-Type"]="application/json"),r&&(f["Content-Type"]=r.type||"application/octet-stream"),s&&(f["If-Match"]=s);let u=AbortSignal.timeout(Af),p=i?AbortSignal.any([i,u]):u,h=r??(o===void 0?void 0:JSON.stringify(o)),d;try{d=await fetch(c,{method:e,body:h,headers:f,signal:p})}catch($){throw i?.aborted?$:u.aborted?new X(l("problem.timeout"),{code:"slow"}):new X(l("problem.offline"),{code:"offline"})}if(d.ok)return d;let g=await Bf(d);throw g.status===Df&&!a&&oa(),g}function Rf(e,t,n){if(n===null)return null;if(e.status===sa||e.status===ra){let r=e.retryAfterSeconds||n;return r<=Cf?r:null}return e.code==="offline"&&t==="GET"?n:null}function Ff(e){return e.status===ra?l("problem.waitTooMany"):e.status===sa?l("problem.waitBusy"):l("problem.waitOffline")}async function Bf(e){let t={status:e.status,requestId:e.headers.get("X-Request-Id")??"",retryAfterSeconds:Number(e.headers.get("Retry-After")??0)||0};try{let{error:n}=JSON.parse(await e.text());return new X(Uf(String(n.message)),{...t,code:String(n.code),details:n.details??{},requestId:String(n.requestId||t.requestId)})}catch{return new X(l("problem.status",{status:`${e.status}`}),t)}}function Uf(e){let t=e.lastIndexOf(". ");return t<0?e:e.slice(0,t+1)}async function ia(){try{return(await D("GET","api/auth/session",{isGuest:!0})).user}catch(e){if(e instanceof X&&e.status===401)return null;throw e}}async function aa(e){return(await D("POST","api/auth/register",{json:e,isGuest:!0})).user}async function la(e){return(await D("POST","api/auth/login",{json:e,isGuest:!0})).user}async function ca(){await D("POST","api/auth/logout",{isGuest:!0})}async function ua(e){await D("POST","api/auth/reset",{json:{email:e},isGuest:!0})}async function fa(e){await D("POST","api/auth/reset/confirm",{json:e,isGuest:!0})}async function pa(){await D("POST","api/users/me/confirmation")}async function da(e){return D("POST","api/users/me/confirm",{json:{token:e}})}async function ma(e){let t=await D("PATCH","api/users/me",{json:e});return t.user??t}async function ha(e){await D("PUT","api/users/me/password",{json:e,isGuest:!0})}async function ga(e){await D("POST","api/users/me/delete",{json:{password:e},isGuest:!0})}async function $a(e){return(await Ye("GET","api/backup",{query:{photos:e}})).blob()}async function ba(e){return D("POST","api/restore",{file:new Blob([e],{type:"application/json"})})}async function ya(e){return D("GET",`api/restores/${encodeURIComponent(e)}`)}var va=function(e,t,n,o){var r;t[0]=0;for(var s=1;s<t.length;s++){var i=t[s++],a=t[s]?(t[0]|=i?1:2,n[t[s++]]):t[++s];i===3?o[0]=a:i===4?o[1]=Object.assign(o[1]||{},a):i===5?(o[1]=o[1]||{})[t[++s]]=a:i===6?o[1][t[++s]]+=a+"":i?(r=e.apply(a,va(e,a,n,["",null])),o.push(r),a[0]?t[0]|=2:(t[s-2]=0,t[s]=r)):o.push(a)}return o},wa=new Map;function _a(e){var t=wa.get(this);return t||(t=new Map,wa.set(this,t)),(t=va(this,t.get(e)||(t.set(e,t=(function(n){for(var o,r,s=1,i="",a="",c=[0],f=function(h){s===1&&(h||(i=i.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?c.push(0,h,i):s===3&&(h||i)?(c.push(3,h,i),s=2):s===2&&i==="..."&&h?c.push(4,h,0):s===2&&i&&!h?c.push(5,0,!0,i):s>=5&&((i||!h&&s===5)&&(c.push(s,0,i,r),s=6),h&&(c.push(s,h,0,r),s=6)),i=""},u=0;u<n.length;u++){u&&(s===1&&f(),f(u));for(var p=0;p<n[u].length;p++)o=n[u][p],s===1?o==="<"?(f(),c=[c],s=3):i+=o:s===4?i==="--"&&o===">"?(s=1,i=""):i=o+i[0]:a?o===a?a="":i+=o:o==='"'||o==="'"?a=o:o===">"?(f(),s=1):s&&(o==="="?(s=5,r=i,i=""):o==="/"&&(s<5||n[u][p+1]===">")?(f(),s===3&&(c=c[0]),s=c,(c=c[0]).push(2,0,s),s=0):o===" "||o==="	"||o===`
`||o==="\r"?(f(),s=2):i+=o),s===3&&i==="!--"&&(s=4,c=c[0])}return f(),c})(e)),t),arguments,[])).length>1?t:t[0]}var m=_a.bind(Yn);var xa={banner:{label:"Important"},bell:{all:"See all notifications",label:{one:"Notifications, {count} unread",other:"Notifications, {count} unread"},none:"No notifications.",readAll:"Mark all as read",title:"Notifications",unread:"Unread:"},confirm:{cancel:"Cancel",type:"Type {name} to confirm"},copy:{button:"Copy",done:"Copied",failed:"Not allowed: select it and copy"},dialog:{close:"Close"},diff:{added:"Added:",folded:{one:"{count} unchanged line",other:"{count} unchanged lines"},removed:"Removed:",same:"Nothing changed."},form:{choose:"Choose…",discard:"Discard changes",json:"Must be JSON.",jsonHint:"JSON.",keep:"Keep editing",lines:"One per line.",no:"No",number:"Must be a number.",optional:"{label} (optional)",required:"Required.",unsaved:"You have unsaved changes.",whole:"Must be a whole number.",yes:"Yes"},keys:{title:"Keyboard",letters:"Enable keyboard shortcuts"},live:{broken:"The connection was lost.",connecting:"Connecting…",live:"Live",off:"Not connected",paused:"Paused while hidden",polling:"Live updates unavailable, refreshing regularly",waiting:"Connection lost, trying again"},meter:{full:"The limit is reached.",of:"{used} of {limit}",unlimited:"{used}, unlimited"},notice:{dismiss:"Dismiss"},pager:{label:"Pages",next:"Next",page:"Page {page}",previous:"Previous"},problem:{again:"Try again",copyId:"Copy id",request:"Request {id}",status:"status {status}",wait:{one:"You can try again in {count} second.",other:"You can try again in {count} seconds."},waitMinutes:{one:"You can try again in {count} minute.",other:"You can try again in {count} minutes."}},progress:{done:"Done.",failed:"Failed.",of:"{done} of {total}"},request:{busy:"The server is busy. Trying again…",lost:"The server cannot be reached. Trying again…",offline:"The server cannot be reached. Check your connection.",slow:"The server did not respond in time.",status:"The server responded with status {status}.",tooMany:"Too many requests. Trying again in a moment…"},secret:{copy:"Copy secret",done:"I've saved it",once:"Copy it now. You won't see this again."},shell:{sections:"Sections",skip:"Skip to content"},sparkline:{words:"from {first} to {last}, lowest {lowest}, highest {highest}"},stepper:{back:"Back",next:"Next",place:"(step {step} of {steps})"},switcher:{label:"Account",list:"Accounts",more:{one:"{count} more account. Search to find it.",other:"{count} more accounts. Search to find them."},none:"No account matches “{search}”.",search:"Search accounts"},table:{filter:"Filter",noMatch:"Nothing matches “{filter}”.",select:"Select {name}",selectAll:{one:"Select {count} row",other:"Select all {count} rows"},selected:{one:"{count} selected",other:"{count} selected"}},theme:{title:"Colours",system:"System",light:"Light",dark:"Dark"},user:{menu:"Settings",of:"Account of {name}"},when:{now:"just now"}};var{text:ae,rich:oo}=zr({"en-GB":xa});var ka={add:"M12 5v14M5 12h14",back:"M15 5l-7 7 7 7",bell:"M6 17v-6a6 6 0 0112 0v6l1.5 2h-15zM10 21h4",bin:"M4 7h16M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10.3 10.5v6M13.7 10.5v6",check:"M4.5 12.5l5 5L19.5 7",close:"M6 6l12 12M18 6L6 18",copy:"M9 9h11v11H9zM15 9V4H4v11h5",down:"M6 9l6 6 6-6",edit:"M4 20l1-4.5L16.5 4 20 7.5 8.5 19zM14 6.5l3.5 3.5",exit:"M14 4h5v16h-5M10 8l-4 4 4 4M6 12h9",keyboard:"M3 7h18v11H3zM7 11h.01M11 11h.01M15 11h.01M8 14.5h8",menu:"M4 6h16M4 12h16M4 18h16",more:"M5 12h.01M12 12h.01M19 12h.01",next:"M9 5l7 7-7 7",person:"M12 11a4 4 0 100-8 4 4 0 000 8zM4.5 21c.6-4 3.6-6.5 7.5-6.5s6.9 2.5 7.5 6.5",refresh:"M20 11a8 8 0 10-2 6.2M20 4v7h-7",search:"M10.5 17a6.5 6.5 0 100-13 6.5 6.5 0 000 13zM15.5 15.5L21 21",up:"M6 15l6-6 6 6",warning:"M12 4L2.5 20h19zM12 10v5M12 17.5v.01"};function Ma(e){Object.assign(ka,e)}function S({name:e}){return m`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d=${ka[e]} />
  </svg>`}var zf=2500;function ro({text:e,label:t=ae("copy.button")}){let[n,o]=_("");return m`<button type="button" class="button quiet copy" onClick=${async()=>{let s=await Gf(typeof e=="string"?e:e());o(s?"done":"failed"),setTimeout(()=>o(""),zf)}}>
    <${S} name=${n==="done"?"check":"copy"} />
    <span aria-live="polite">${n?ae(`copy.${n}`):t}</span>
  </button>`}async function Gf(e){try{return await navigator.clipboard.writeText(e),!0}catch{let t=document.createElement("textarea");t.value=e,t.className="visually-hidden";let n=document.activeElement;(document.querySelector("dialog[open]")??document.body).append(t),t.select();let o=document.execCommand("copy");return t.remove(),n instanceof HTMLElement&&n.focus(),o}}var jf=500,Wf=90,Gr={advice:{},isForDevelopers:!1};function Sa(e){Object.assign(Gr,e)}function E({error:e,title:t,onRetry:n,children:o}){if(!e)return null;let r=e instanceof X?e:null,s=r?Gr.advice[r.status]:"",i=Gr.isForDevelopers||(r?.status??0)>=jf;return m`<div class="problem" role="alert">
    <p class="problem-words">
      ${t?m`<strong>${t}</strong>${" "}`:null}${qf(e)}
    </p>
    ${s?m`<p>${s}</p>`:null} ${o}
    ${r?.retryAfterSeconds?m`<p>${Vf(r.retryAfterSeconds)}</p>`:null}
    ${r?.requestId&&i?m`<p class="problem-id hint">
          ${oo("problem.request",{id:m`<code>${r.requestId}</code>`})}
          ${r.status?`, ${ae("problem.status",{status:`${r.status}`})}`:null}
          <${ro} text=${r.requestId} label=${ae("problem.copyId")} />
        </p>`:null}
    ${n?m`<button type="button" class="button" onClick=${n}>
          ${ae("problem.again")}
        </button>`:null}
  </div>`}function qf(e){let t=e instanceof Error?e.message:String(e);return Ct(t.split(" `details`")[0]??t)}function Ct(e){let t=e.trim(),n=t.charAt(0).toUpperCase()+t.slice(1);return/[.!?…]$/.test(n)?n:`${n}.`}function Vf(e){return e<Wf?ae("problem.wait",{count:e}):ae("problem.waitMinutes",{count:Math.ceil(e/60)})}var Yf={403:l("problem.advice.forbidden"),404:l("problem.advice.notFound"),409:l("problem.advice.conflict"),413:l("problem.advice.tooLarge"),429:l("problem.advice.tooMany"),500:l("problem.advice.internal"),503:l("problem.advice.unavailable")};Sa({advice:Yf});var yn=["tree","pedigree","descendants","hourglass","fan","list"],Ta=e=>e!=="tree"&&e!=="list",jr=2,Wr=10,Pa=4,Ea={"":"trees",trees:"tree",public:"public",signin:"signin",signup:"signup",forgot:"forgot",reset:"reset",confirm:"confirm"},Kf={trees:"",tree:"trees",public:"public",signin:"signin",signup:"signup",forgot:"forgot",reset:"reset",confirm:"confirm"},L=te(Ia());window.addEventListener("hashchange",()=>{L.value=Ia()});function ge(e,t="",{replace:n=!1}={}){Oa({...Aa(""),screen:e,id:t},n)}function H(e,{replace:t=!1}={}){Oa({...L.peek(),...e},t)}function so(e){let{view:t,person:n,root:o}=L.peek(),r=Ta(t)?o||n:n||o;H({view:e,...Ta(e)?{root:r}:{}})}function oe({screen:e="trees",id:t="",view:n,root:o,generations:r,person:s,insight:i}){let a=[Kf[e],t].filter(Boolean).map(encodeURIComponent).join("/"),c=new URLSearchParams;n&&n!=="tree"&&c.set("view",n),o&&c.set("root",o),r&&r!==Pa&&c.set("generations",String(r)),s&&c.set("person",s),i&&c.set("insight",i);let f=c.toString();return`#/${a}${f?`?${f}`:""}`}function Oa(e,t){let n=oe(e);n!==(location.hash||"#/")&&(t?history.replaceState(null,"",n):history.pushState(null,"",n),L.value=e)}function Ia(){return Aa(location.hash.replace(/^#\/?/,""))}function Aa(e){let[t="",n=""]=e.split("?",2),[o="",r=""]=t.split("/").map(Xf),s=new URLSearchParams(n),i=s.get("view")??"tree",a=Number(s.get("generations"))||Pa;return{screen:Object.hasOwn(Ea,o)?Ea[o]:"trees",id:r,view:yn.includes(i)?i:"tree",root:s.get("root")??"",generations:Math.min(Wr,Math.max(jr,Math.round(a))),person:s.get("person")??"",insight:s.get("insight")??""}}function Xf(e){try{return decodeURIComponent(e)}catch{return""}}var Jf=1e4,Na=3,Ie=te([]),Ca=0;function fe(e,t){let n={id:++Ca,text:e,action:t};Ie.value=[...Ie.value,n].slice(-Na),setTimeout(()=>io(n.id),Jf)}function ue(e){let t={id:++Ca,text:"",error:e};Ie.value=[...Ie.value,t].slice(-Na)}function io(e){Ie.value=Ie.value.filter(t=>t.id!==e)}function qr(){Ie.value=Ie.value.filter(e=>!e.action)}function Vr(){Ie.value=[]}function Da({token:e}){let[t,n]=_(null),o=async()=>{try{U.value=await da(e),fe(l("door.confirmed")),ge("trees","",{replace:!0})}catch(r){n(r)}};return W(()=>{document.title=l("page.title",{screen:l("door.confirmTitle")}),o()},[]),m`<main class="lone" aria-busy=${!t}>
    <h1>${l(t?"door.brokenLink":"door.confirming")}</h1>
    <${E} error=${t} />
    ${t?m`<p><a href=${oe({})}>${l("door.toTrees")}</a></p>`:null}
  </main>`}var La=["system","light","dark"],ao=document.documentElement,Yr=`${ao.dataset.preferences}.theme`,Kr=`${ao.dataset.preferences}.letters`,Dt=te(localStorage.getItem(Yr)??"system"),Lt=te(localStorage.getItem(Kr)!=="off");He(()=>{Dt.value==="system"?(localStorage.removeItem(Yr),delete ao.dataset.theme):(localStorage.setItem(Yr,Dt.value),ao.dataset.theme=Dt.value)});He(()=>{Lt.value?localStorage.removeItem(Kr):localStorage.setItem(Kr,"off")});var Zf={tree:"M12 21v-8M12 17c-3.5 0-6-2-6-5M12 15c3 0 5.5-1.5 5.5-4.500M6 9.500a2 2 0 110-4 2 2 0 010 4zM17.5 8a2 2 0 110-4 2 2 0 010 4zM12 13V8",pedigree:"M3 12h5M8 6v12M8 6h5M8 18h5M13 3v6M13 3h7M13 9h7M13 15v6M13 15h7M13 21h7",descendants:"M12 3v5M4 14v-3h16v3M12 8v6M2.5 14h3v5h-3zM10.5 14h3v5h-3zM18.5 14h3v5h-3z",hourglass:"M5 3h14M5 21h14M7 3c0 5 5 6 5 9s-5 4-5 9M17 3c0 5-5 6-5 9s5 4 5 9",fan:"M12 19L3.5 8.500a13 13 0 0117 0zM12 19V6M12 19L7.5 6.800M12 19l4.5-12.2",list:"M8 6h13M8 12h13M8 18h13M3.5 6h.01M3.5 12h.01M3.5 18h.01",person:"M12 11a4 4 0 100-8 4 4 0 000 8zM4.5 21c.6-4 3.6-6.5 7.5-6.500s6.9 2.5 7.5 6.5",couple:"M8.5 11a3.5 3.5 0 100-7 3.5 3.5 0 000 7zM16.5 12a3 3 0 100-6M2.5 20c.4-3.5 2.7-5.5 6-5.500s5.6 2 6 5.500M17 15c2.5.2 4.1 2 4.5 5",plus:"M12 5v14M5 12h14",minus:"M5 12h14",fit:"M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",search:"M10.5 17a6.5 6.5 0 100-13 6.5 6.5 0 000 13zM15.5 15.500L21 21",undo:"M8 5L3.5 9.5 8 14M3.5 9.500H15a5.5 5.5 0 010 11h-4",redo:"M16 5l4.5 4.500L16 14M20.5 9.500H9a5.5 5.5 0 000 11h4",kin:"M6 9a3 3 0 100-6 3 3 0 000 6zM18 21a3 3 0 100-6 3 3 0 000 6zM6 9c0 6 12 3 12 6",insights:"M4 20h16M6.5 20v-7M12 20V5M17.5 20V10",share:"M8.5 13.500l7 4M15.5 6.500l-7 4M18 8a3 3 0 100-6 3 3 0 000 6zM6 15a3 3 0 100-6 3 3 0 000 6zM18 22a3 3 0 100-6 3 3 0 000 6z",globe:"M12 21a9 9 0 100-18 9 9 0 000 18zM3 12h18M12 3c3 3 3.5 6 3.5 9s-.5 6-3.5 9c-3-3-3.5-6-3.5-9S9 6 12 3z",importing:"M12 16V4M7 8.500l5-5 5 5M4 20h16",exporting:"M12 3v12M7 10.500l5 5 5-5M4 20h16",print:"M7 9V3h10v6M7 17H4V9h16v8h-3M7 14h10v7H7z",more:"M5 11v2M4 12h2M12 11v2M11 12h2M19 11v2M18 12h2",close:"M6 6l12 12M18 6L6 18",check:"M4.5 12.500l5 5L19.5 7",copy:"M9 9h11v11H9zM15 9V4H4v11h5",edit:"M4 20l1-4.500L16.5 4l3.5 3.500L8.5 19zM14 6.500l3.5 3.5",bin:"M4 7h16M9.5 7V4.500h5V7M6.5 7l1 13h9l1-13M10.3 10.500v6M13.7 10.500v6",camera:"M4 7.500h3.500L9 5h6l1.5 2.500H20V19H4zM12 16a3.2 3.2 0 100-6.4 3.2 3.2 0 000 6.400z",link:"M9 15l6-6M10.5 6.500l2-2a4.2 4.2 0 016 6l-2 2M13.5 17.500l-2 2a4.2 4.2 0 01-6-6l2-2",unlink:"M10.5 6.500l2-2a4.2 4.2 0 016 6l-2 2M13.5 17.500l-2 2a4.2 4.2 0 01-6-6l2-2M4 4l16 16",back:"M15 5l-7 7 7 7",next:"M9 5l7 7-7 7",warning:"M12 4L2.5 20h19zM12 10v5M12 17.500v.01",lock:"M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 017 0v3",root:"M12 3l2.5 5.5 6 .6-4.5 4 1.3 5.900L12 16l-5.3 3 1.3-5.9-4.5-4 6-.6z",merge:"M6 4c0 8 12 6 12 14M18 4c0 3-1.5 4.8-3.5 6M6 18c0-2 .6-3.5 1.7-4.700M15 16l3 3.5 3-3.5",keyboard:"M3 7h18v11H3zM7 11h.01M11 11h.01M15 11h.01M8 14.500h8"};Ma(Zf);function Ae({legend:e,name:t,value:n,options:o,onValue:r,isLegendShown:s=!1}){return m`<fieldset class="segments-field">
    <legend class=${s?"field-label":"visually-hidden"}>${e}</legend>
    <div class="segments">
      ${o.map(([i,a,c])=>m`<label class="segment" title=${a}>
          <input
            type="radio"
            name=${t}
            value=${i}
            checked=${n===i}
            onChange=${()=>r(i)}
          />
          <span>${c?m`<${S} name=${c} />`:null}<span class="segment-label"
              >${a}</span
            ></span
          >
        </label>`)}
    </div>
  </fieldset>`}function lo(){return m`<${Ae}
    legend=${ae("theme.title")}
    name="theme"
    value=${Dt.value}
    options=${La.map(e=>[e,ae(`theme.${e}`)])}
    onValue=${e=>{Dt.value=e}}
  />`}function O({label:e,value:t,onValue:n,hint:o,fault:r,type:s="text",options:i,...a}){let c=Ue(),f=r||o,u=f?`${c}-note`:void 0,p=h=>n(h.target.value);return m`<div class="field">
    <label for=${c}>${e}</label>
    ${i?m`<select id=${c} onChange=${p} aria-describedby=${u} ...${a}>
          ${i.map(([h,d])=>m`<option value=${h} selected=${h===t}>${d}</option>`)}
        </select>`:m`<${s==="area"?"textarea":"input"}
          id=${c}
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
  </div>`}function G(e){let[t,n]=_(!1),[o,r]=_(null);return{isBusy:t,problem:o,submit:async i=>{if(i.preventDefault(),!t){n(!0),r(null);try{await e()}catch(a){r(a)}n(!1)}}}}function Ra(){let[e,t]=_(""),[n,o]=_(!1),{isBusy:r,problem:s,submit:i}=G(async()=>{await ua(e.trim()),o(!0)}),a=m`<p class="door-ways">
    <a href=${oe({screen:"signin"})}>${l("door.backToSignIn")}</a>
  </p>`;return n?m`<div class="door-sheet">
      <h1>${l("door.sent")}</h1>
      <p role="status">
        ${xe("door.sentTo",{email:m`<strong>${e.trim()}</strong>`})}
      </p>
      ${a}
    </div>`:m`<form class="door-sheet" onSubmit=${i}>
    <h1>${l("door.forgot")}</h1>
    <p>${l("door.forgotIntro")}</p>
    <${O} label=${l("account.email")} type="email" value=${e} onValue=${t}
      autocomplete="username" required autofocus />
    <${E} error=${s} />
    <button type="submit" class="button strong wide" disabled=${r}>
      ${l("door.sendLink")}
    </button>
    ${a}
  </form>`}function Fa(){let[e,t]=_(""),{isBusy:n,problem:o,submit:r}=G(async()=>{await fa({token:L.peek().id,password:e}),ze.value=l("door.passwordSet"),U.value=null,ge("signin","",{replace:!0})});return m`<form class="door-sheet" onSubmit=${r}>
    <h1>${l("account.newPassword")}</h1>
    <p>${l("door.resetIntro")}</p>
    <${O} label=${l("account.newPassword")} type="password" value=${e}
      onValue=${t} autocomplete="new-password" minlength="8" maxlength="100"
      required autofocus hint=${l("account.passwordHint")} />
    <${E} error=${o} />
    ${o?m`<p>
          ${l("door.expired")}${" "}
          <a href=${oe({screen:"forgot"})}>${l("door.newLink")}</a>
        </p>`:null}
    <button type="submit" class="button strong wide" disabled=${n}>
      ${l("door.setPassword")}
    </button>
    <p class="door-ways">
      <a href=${oe({screen:"signin"})}>${l("door.backToSignIn")}</a>
    </p>
  </form>`}function Ba(){let[e,t]=_(""),[n,o]=_(""),{isBusy:r,problem:s,submit:i}=G(async()=>{let u=await la({email:e.trim(),password:n});ze.value="",L.peek().screen==="signin"&&ge("trees","",{replace:!0}),U.value=u}),a=L.value.screen==="confirm",c=ze.value||(a?l("door.signInToConfirm"):""),f=s instanceof X&&s.status===401;return m`<form class="door-sheet" onSubmit=${i}>
    <h1>${l("door.welcome")}</h1>
    ${c?m`<p class="door-message" role="status">${c}</p>`:m`<p>${l("door.signInIntro")}</p>`}
    <${O} label=${l("account.email")} type="email" value=${e} onValue=${t}
      autocomplete="username" required autofocus />
    <${O} label=${l("account.password")} type="password" value=${n}
      onValue=${o} autocomplete="current-password" required />
    <${E} error=${f?l("door.wrong"):s} />
    <button type="submit" class="button strong wide" disabled=${r}>
      ${l(r?"page.wait":"button.signIn")}
    </button>
    <p class="door-ways">
      <a href=${oe({screen:"forgot"})}>${l("door.toForgot")}</a>
      <a href=${oe({screen:"signup"})}>${l("door.toSignUp")}</a>
    </p>
  </form>`}function Ua(){let[e,t]=_(""),[n,o]=_(""),[r,s]=_(""),{isBusy:i,problem:a,submit:c}=G(async()=>{let f=e.trim(),u=await aa({displayName:f,email:n.trim(),password:r});ge("trees","",{replace:!0}),U.value=u});return m`<form class="door-sheet" onSubmit=${c}>
    <h1>${l("door.grow")}</h1>
    <p>${l("door.signUpIntro")}</p>
    <${O} label=${l("account.name")} value=${e} onValue=${t}
      autocomplete="name" maxlength="100" required autofocus hint=${l("account.nameHint")} />
    <${O} label=${l("account.email")} type="email" value=${n} onValue=${o}
      autocomplete="username" required />
    <${O} label=${l("account.password")} type="password" value=${r}
      onValue=${s} autocomplete="new-password" minlength="8" maxlength="100" required
      hint=${l("account.passwordHint")} />
    <${E} error=${a} />
    <button type="submit" class="button strong wide" disabled=${i}>
      ${l(i?"page.wait":"button.signUp")}
    </button>
    <p class="door-ways">
      <a href=${oe({screen:"signin"})}>${l("door.toSignIn")}</a>
    </p>
  </form>`}var Qf={signup:Ua,forgot:Ra,reset:Fa},ep={signup:"button.signUp",forgot:"door.forgotTitle",reset:"account.newPassword"};function Jr(){let{screen:e,id:t}=L.value,n=e,o=Qf[n]??Ba;return W(()=>{document.title=l("page.title",{screen:l(ep[n]??"button.signIn")})},[e]),m`<div class="door">
    <aside class="door-art" aria-hidden="true"><${tp} /></aside>
    <main class="door-main">
      <header class="door-head">
        <img src="mark.svg" alt="" width="44" height="44" />
        <p class="door-name">${l("page.name")}</p>
      </header>
      <${o} key=${e+t} />
      <footer class="door-foot"><${lo} /></footer>
    </main>
  </div>`}function tp(){return m`<svg viewBox="0 0 600 800" preserveAspectRatio="xMidYMax slice" focusable="false">
    <g class="door-branches">${Xr(300,780,-Math.PI/2,190,0)}</g>
  </svg>`}var np=6;function Xr(e,t,n,o,r){let s=e+Math.cos(n)*o,i=t+Math.sin(n)*o,a=e+Math.cos(n-.18)*o*.55,c=t+Math.sin(n-.18)*o*.55,f=m`<path
    d="M${e.toFixed(1)} ${t.toFixed(1)}Q${a.toFixed(1)} ${c.toFixed(1)} ${s.toFixed(1)} ${i.toFixed(1)}"
    stroke-width=${(7-r).toFixed(1)}
  />`,u=m`<circle
    cx=${s.toFixed(1)}
    cy=${i.toFixed(1)}
    r=${11-r*1.3}
    class=${`leaf-${(r+Math.round(s))%3}`}
  />`;if(r===np-1)return[f,u];let p=.46+r*.03;return[f,...Xr(s,i,n-p,o*.74,r+1),...Xr(s,i,n+p*.9,o*.7,r+1),r>0?u:null]}async function Ha(){let e=[],t;do{let n=await D("GET","api/trees",{query:{cursor:t}});e.push(...n.items),t=n.cursor}while(t);return e}async function Zr(e){return D("POST","api/trees",{json:e})}async function za(e){return D("GET",$e(e),{isGuest:!0})}async function bt(e,t){return D("PATCH",$e(e),{json:t})}async function co(e){await D("DELETE",$e(e))}async function uo(e,{hidesLiving:t=!1,signal:n}={}){let o={living:t?"hide":""};return D("GET",`${$e(e)}/graph`,{query:o,signal:n,isGuest:!0})}async function Ga(e){return(await D("GET",`${$e(e)}/shares`)).items}async function ja(e,t){await D("POST",`${$e(e)}/shares`,{json:t})}async function Wa(e,t,n){await D("PUT",`${$e(e)}/shares/${encodeURIComponent(t)}`,{json:{role:n}})}async function fo(e,t){await D("DELETE",`${$e(e)}/shares/${encodeURIComponent(t)}`)}async function qa(e,t){let n={dryRun:!0};return(await D("POST",`${$e(e)}/import`,{query:n,file:Xa(t)})).report}async function Va(e,t){return D("POST",`${$e(e)}/import`,{file:Xa(t)})}async function Ya(e,t){return D("GET",`${$e(e)}/imports/${encodeURIComponent(t)}`)}async function Ka(e,t){let n={format:t.format,living:t.living};return(await Ye("GET",`${$e(e)}/export`,{query:n,isGuest:!0})).blob()}function $e(e){return`api/trees/${encodeURIComponent(e)}`}function Xa(e){return new Blob([e],{type:"application/octet-stream"})}function K({title:e,onClose:t,onCancel:n,children:o}){let r=B(null),s=Ue();return le(()=>{let a=document.activeElement;r.current?.showModal();let c=r.current?.querySelector("[data-first]");return c instanceof HTMLElement&&c.focus(),()=>{a instanceof HTMLElement&&a.isConnected&&a.focus()}},[]),m`<dialog
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
        aria-label=${ae("dialog.close")}
        onClick=${n??t}
      >
        <${S} name="close" />
      </button>
    </header>
    <div class="dialog-body">${o}</div>
  </dialog>`}function Rt(e,t){let n=URL.createObjectURL(e),o=document.createElement("a");o.href=n,o.download=t.replace(/[\\/:*?"<>|\u0000-\u001f]+/g," ").trim(),o.click(),setTimeout(()=>URL.revokeObjectURL(n),6e4)}function rt({label:e,value:t,onValue:n,hint:o}){return m`<label class="toggle">
    <input
      type="checkbox"
      checked=${t}
      onChange=${r=>n(r.target.checked)}
    />
    <span>${e}${o?m`<span class="hint">${o}</span>`:null}</span>
  </label>`}var op=500;function Ja({onClose:e,onRestored:t}){return m`<${K} title=${l("account.title")} onClose=${e}>
    <div class="stack parted">
      <${rp} />
      <${sp} />
      <${ip} onRestored=${t} />
      <${cp} onClose=${e} />
    </div>
  <//>`}function rp(){let e=U.value,[t,n]=_(e?.displayName??""),[o,r]=_(e?.email??""),[s,i]=_(""),[a,c]=_(""),f=o.trim()!==e?.email,{isBusy:u,problem:p,submit:h}=G(async()=>{c("");let d={displayName:t.trim()||null},g=f?{email:o.trim(),password:s}:{},$=await ma({...d,...g});U.value=$,i("");let b=f&&$.awaitsConfirmation;c(b?l("account.savedUnconfirmed",{email:$.email}):l("account.saved"))});return m`<form onSubmit=${h}>
    <h3>${l("account.profile")}</h3>
    <div class="fields">
      <${O} label=${l("account.name")} value=${t} onValue=${n}
        maxlength="100" autocomplete="name" />
      <${O} label=${l("account.email")} type="email" value=${o} onValue=${r}
        required autocomplete="email" />
      ${f?m`<${O} label=${l("account.passwordToConfirm")} type="password"
            value=${s} onValue=${i} required autocomplete="current-password" />`:null}
    </div>
    <${E} error=${p} />
    <${Qr} told=${a}>
      <button type="submit" class="button" disabled=${u}>${l("button.save")}</button>
    <//>
  </form>`}function sp(){let[e,t]=_(""),[n,o]=_(""),[r,s]=_(""),{isBusy:i,problem:a,submit:c}=G(async()=>{s(""),await ha({current:e,new:n}),t(""),o(""),s(l("account.passwordChanged"))});return m`<form onSubmit=${c}>
    <h3>${l("account.password")}</h3>
    <${Za} />
    <div class="fields">
      <${O} label=${l("account.currentPassword")} type="password" value=${e}
        onValue=${t} required autocomplete="current-password" />
      <${O} label=${l("account.newPassword")} type="password" value=${n}
        onValue=${o} required minlength="8" maxlength="100" autocomplete="new-password"
        hint=${l("account.passwordHint")} />
    </div>
    <${E} error=${a} />
    <${Qr} told=${r}>
      <button type="submit" class="button" disabled=${i}>
        ${l("account.changePassword")}
      </button>
    <//>
  </form>`}function Qr({told:e,children:t}){return m`<div class="actions">
    ${t}
    <span class="hint" role="status">${e}</span>
  </div>`}function Za(){return m`<input type="text" hidden readonly autocomplete="username"
    value=${U.value?.email??""} aria-label=${l("account.email")} />`}function ip({onRestored:e}){let t=B(null),[n,o]=_(!0),[r,s]=_(""),i=G(async()=>{let c=new Date().toISOString().slice(0,10);Rt(await $a(n),`yggdrasil-${c}.json`)}),a=G(async()=>{let c=t.current?.files?.[0];if(!t.current||!c)return;t.current.value="",s("");let{trees:f}=await ap(c),u=f.map(p=>l("account.restoredTree",{name:p.treeName}));s(u.length?l("account.restored",{trees:Me(u)}):l("account.restoredNothing")),e()});return m`<div class="stack">
    <h3>${l("account.data")}</h3>
    <p class="hint">${l("account.dataHint")}</p>
    <${rt} label=${l("account.photos")} value=${n} onValue=${o} />
    <${E} error=${i.problem??a.problem} />
    <${Qr} told=${r}>
      <button type="button" class="button" disabled=${i.isBusy} onClick=${i.submit}>
        <${S} name="exporting" />${l("button.download")}
      </button>
      <button
        type="button"
        class="button"
        disabled=${a.isBusy}
        onClick=${()=>t.current?.click()}
      >
        <${S} name="importing" />${l("account.restore")}
      </button>
      <input type="file" hidden ref=${t} accept=".json,application/json"
        aria-label=${l("account.restoreFile")} onChange=${a.submit} />
    <//>
  </div>`}async function ap(e){let t=await ba(e).catch(n=>Promise.reject(lp(n)));for(;t.state==="waiting"&&t.restoreId;)await new Promise(n=>setTimeout(n,op)),t=await ya(t.restoreId);if(t.state==="failed")throw new Error(l("account.notRestored"));return t}function lp(e){return e instanceof X&&[400,422].includes(e.status)?new Error(l("account.notBackup",{reason:e.message})):e}function cp({onClose:e}){let[t,n]=_(""),{isBusy:o,problem:r,submit:s}=G(async()=>{await ga(t),e(),ze.value=l("account.deleted"),U.value=null,ge("signin")});return m`<details>
    <summary>${l("account.delete")}</summary>
    <form class="stack" onSubmit=${s}>
      <p>${l("account.deleteWarning")}</p>
      <${Za} />
      <${O} label=${l("account.yourPassword")} type="password" value=${t}
        onValue=${n} required autocomplete="current-password" />
      <${E} error=${r} />
      <div>
        <button type="submit" class="button danger" disabled=${o||!t}>
          ${l("account.deleteAll")}
        </button>
      </div>
    </form>
  </details>`}function ke(e,t){let[n,o]=_(null),[r,s]=_(null),i=B(0),a=B(Promise.resolve()),c=async()=>{let u=++i.current;try{let p=await e();if(u!==i.current)return;o(()=>p),s(null)}catch(p){u===i.current&&s(p)}},f=()=>(a.current=c(),a.current);return W(()=>(o(null),f(),()=>{i.current+=1}),t),{answer:n,problem:r,again:f,settled:()=>a.current}}function wn({title:e,children:t}){return m`<div class="empty">
    <svg class="empty-drawing" viewBox="0 0 120 84" aria-hidden="true" focusable="false">
      <path d="M60 82V44M60 62c-16 0-27-8-27-22M60 56c15 0 25-7 25-20M60 44V26" />
      <path d="M60 82c-9 0-18-2-26 0M60 82c9 0 18-2 26 0" class="faint" />
      <circle cx="33" cy="32" r="8" />
      <circle cx="85" cy="28" r="8" />
      <circle cx="60" cy="16" r="9" class="filled" />
    </svg>
    <h2>${e}</h2>
    ${t}
  </div>`}function po(e){let[t,n]=_(!1);return{isOver:t,takes:{onDragOver(o){o.dataTransfer?.types.includes("Files")&&(o.preventDefault(),e?n(!0):o.dataTransfer.dropEffect="none")},onDragLeave(o){o.relatedTarget||n(!1)},onDrop(o){n(!1);let r=o.dataTransfer?.files[0];!r||o.defaultPrevented||(o.preventDefault(),e?.(r))}}}}function mo({words:e}){return m`<div class="drop-here" aria-hidden="true">
    <p><${S} name="importing" />${e}</p>
  </div>`}function Ge({label:e,items:t,icon:n="more",isIconOnly:o=!0,children:r}){let[s,i]=_(!1),a=B(null),c=Ue();le(()=>{if(!s)return;es(a.current,0);let p=h=>{h.target instanceof Node&&!a.current?.contains(h.target)&&i(!1)};return document.addEventListener("pointerdown",p),()=>document.removeEventListener("pointerdown",p)},[s]);let f=()=>{i(!1),a.current?.querySelector("button")?.focus()};return m`<div class="menu" ref=${a} onKeyDown=${p=>{if(!s)return;let h={ArrowDown:1,ArrowUp:-1};if(p.key==="Escape")f();else if(p.key==="Tab")i(!1);else if(p.key==="Home")es(a.current,0);else if(p.key==="End")es(a.current,-1);else if(p.key in h)up(a.current,h[p.key]??0);else return;p.key!=="Tab"&&p.preventDefault(),p.stopPropagation()}}>
    <button
      type="button"
      class="button quiet ${o?"icon-only":""}"
      aria-haspopup="menu"
      aria-expanded=${s}
      aria-controls=${s?c:void 0}
      aria-label=${o?e:void 0}
      title=${o?e:void 0}
      onClick=${()=>i(!s)}
    >
      ${r??m`<${S} name=${n} />${o?null:e}`}
    </button>
    ${s?m`<ul class="menu-list" role="menu" id=${c} aria-label=${e}>
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
  </div>`}function Qa(e){return[...e?.querySelectorAll("[role=menuitem]")??[]]}function es(e,t){Qa(e).at(t)?.focus()}function up(e,t){let n=Qa(e),o=n.findIndex(r=>r===document.activeElement);n[(o+t+n.length)%n.length]?.focus()}async function ts(){try{await ca()}catch(e){ue(e);return}ze.value=l("account.signedOut"),U.value=null,ge("signin")}function el({onAccount:e}){let t=U.value?.displayName||U.value?.email||"";return m`<header class="masthead">
    <a class="skip" href="#main" onClick=${ns}>${l("home.skip")}</a>
    <a class="masthead-name" href=${oe({})}>
      <img src="mark.svg" alt="" width="32" height="32" />${l("page.name")}
    </a>
    <div class="masthead-tools">
      <${lo} />
      <${Ge}
        label=${t}
        isIconOnly=${!1}
        items=${[{label:l("account.title"),icon:"person",act:e},{label:l("button.signOut"),icon:"lock",act:ts}]}
      >
        <${S} name="person" /><span class="masthead-user">${t}</span>
      <//>
    </div>
  </header>`}function ns(e){e.preventDefault(),document.getElementById("main")?.focus()}function os({report:e,isDone:t}){if(!e)return m`<p role="status">${l("report.doneSentence")}</p>`;let n=e.warningCount??0;return m`<section class="stack" role="status" aria-label=${l("report.title")}>
    ${t?m`<h3 class="good"><${S} name="check" />${l("report.done")}</h3>`:m`<h3>${l("report.planned")}</h3>`}
    <ul class="plain">
      ${dp(e).map(o=>m`<li key=${o}>${o}</li>`)}
    </ul>
    ${n?m`<details>
          <summary>${l("report.warnings",{count:n})}</summary>
          <ul class="plain">
            ${e.warnings.map((o,r)=>m`<li key=${r}>
                  ${l("report.warning",{line:o.line,text:Ct(o.text)})}
                </li>`)}
            ${n>e.warnings.length?m`<li>
                  ${l("report.moreWarnings",{count:n-e.warnings.length})}
                </li>`:null}
          </ul>
        </details>`:null}
    <${tl} what="kept" tags=${e.kept} />
    <${tl} what="refused" tags=${e.refused} />
  </section>`}function tl({what:e,tags:t=[]}){let n=t.reduce((o,r)=>o+r.count,0);return n?m`<details>
    <summary>${l(`report.${e}`,{count:n})}</summary>
    <ul class="plain">
      ${t.map(({tag:o,count:r,lines:s})=>m`<li key=${o}>
          ${xe("report.tag",{tag:o,count:r,line:s[0]??0,code:fp})}
        </li>`)}
    </ul>
  </details>`:null}function fp(e){return m`<code>${e}</code>`}var pp=["added","updated","unchanged","couples","parentLinks","photos","editsKept","editsReplaced","missingPeople"];function dp(e){return pp.filter(t=>e[t]).map(t=>l(`report.${t}`,{count:e[t]}))}var mp=300,hp=".ged,.gdz,.json,text/vnd.familysearch.gedcom,application/json";function ho({first:e,isReady:t=!0,isLookedAt:n=!1,prepare:o,onFile:r,onRefused:s,onWritten:i,onDone:a}){let[c,f]=_(e??null),[u,p]=_("choose"),[h,d]=_(null),[g,$]=_(null),[b,y]=_(null),w=u==="read"||u==="write",v=B(!0);W(()=>()=>{v.current=!1},[]);let x=P=>{!P||w||(y(null),$(null),p("choose"),f(P),r?.(P))},k=async()=>{if(!c)return;let P=n&&u==="choose";p(P?"read":"write"),y(null),d(null);try{let A=await o();P?$(await qa(A,c)):($(await $p(A,c,d)),i?.(),v.current||fe(l("import.imported",{file:c.name}))),p(P?"look":"done")}catch(A){v.current?y(A):ue(A),p("choose"),await s?.()}};return m`<div class="stack">
    ${u==="done"?null:m`<${bp} file=${c} onFile=${x} isBusy=${w} />`}
    <${wp} error=${b} />
    ${w?m`<${yp} progress=${h} />`:null}
    ${u==="look"?m`<${os} report=${g} isDone=${!1} />
          <p class="hint">${l("import.forGood")}</p>`:null}
    ${u==="done"?m`<${os} report=${g} isDone=${!0} />
          <div class="actions">
            <button type="button" class="button strong" onClick=${a}>
              ${l("import.open")}
            </button>
          </div>`:m`<div class="actions">
          <button
            type="button"
            class="button strong"
            disabled=${!c||!t||w}
            onClick=${k}
          >
            <${S} name="importing" />${gp(u,n)}
          </button>
        </div>`}
  </div>`}function gp(e,t){return e==="read"?l("import.reading"):e==="write"?l("import.importing"):l(e==="choose"&&t?"import.preview":"import.import")}async function $p(e,t,n){let o=await Va(e,t);for(;;){let{state:r,written:s=0,total:i=0,...a}=await Ya(e,o.importId);if(n({written:s,total:i}),r==="done")return a.report;if(r==="failed")throw new Error(a.trouble??l("import.notImported"));await new Promise(c=>setTimeout(c,mp))}}function bp({file:e,onFile:t,isBusy:n}){let[o,r]=_(!1),s=B(null);return W(()=>()=>r(!1),[]),m`<div
    class="drop-place ${o?"over":""}"
    onDragOver=${i=>{i.preventDefault(),r(!0)}}
    onDragLeave=${()=>r(!1)}
    onDrop=${i=>{i.preventDefault(),r(!1),t(i.dataTransfer?.files[0])}}
  >
    <${S} name="importing" />
    ${e?m`<p><strong>${e.name}</strong><br />${ea(e.size)}</p>`:m`<p>${l("import.dropHere")}</p>`}
    <button
      type="button"
      class="button"
      disabled=${n}
      onClick=${()=>s.current?.click()}
    >
      ${l(e?"import.chooseOther":"import.choose")}
    </button>
    <input
      type="file"
      hidden
      ref=${s}
      accept=${hp}
      aria-label=${l("import.file")}
      onChange=${i=>t(i.target.files[0])}
    />
  </div>`}function yp({progress:e}){let t=e!==null&&e.total>0;return m`<div role="status">
    <label class="field-label" for="import-progress">
      ${t?l("import.progress",{written:e.written,total:e.total}):l("import.readingFile")}
    </label>
    <progress
      id="import-progress"
      max=${t?e.total:void 0}
      value=${t?e.written:void 0}
    ></progress>
  </div>`}function wp({error:e}){let{line:t}=e?.details??{};return m`<${E} error=${e} />
    ${t?m`<p class="hint">${l("import.fix")}</p>`:null}`}function ol({file:e,onWritten:t,onClose:n}){let[o,r]=_(e?"file":"empty"),[s,i]=_(e?nl(e.name):""),[a,c]=_(""),[f,u]=_(!1),p=B(""),h=()=>({treeName:s.trim(),...a.trim()?{description:a.trim()}:{}}),{isBusy:d,problem:g,submit:$}=G(async()=>{let v=await Zr(h());n(),ge("tree",v.treeId)}),b=async()=>(p.current||(p.current=(await Zr(h())).treeId),u(!0),p.current),y=async()=>{let v=p.current;p.current="",u(!1),v&&await co(v)},w=m`<${O} label=${l("tree.name")} value=${s} onValue=${i}
      maxlength="100" required data-first placeholder=${l("tree.nameExample")} />
    <${O} label=${l("tree.description")} type="area" rows="2" value=${a}
      onValue=${c} maxlength="500" hint=${l("tree.descriptionHint")} />`;return m`<${K} title=${l("home.newTree")} onClose=${n}>
    <div class="stack">
      ${f?m`<p><strong>${s.trim()}</strong></p>`:m`<${Ae}
            legend=${l("home.startWith")}
            name="how"
            value=${o}
            options=${[["empty",l("home.startEmpty"),"plus"],["file",l("home.startFile"),"importing"]]}
            onValue=${r}
          />`}
      ${o==="empty"?m`<form class="stack" onSubmit=${$}>
            ${w}
            <${E} error=${g} />
            <div class="actions">
              <button type="submit" class="button strong" disabled=${d||!s.trim()}>
                ${l("home.create")}
              </button>
            </div>
          </form>`:m`<div class="stack">
            ${f?null:w}
            <${ho}
              first=${e}
              isReady=${!!s.trim()}
              prepare=${b}
              onRefused=${y}
              onWritten=${t}
              onFile=${v=>{s.trim()||i(nl(v.name))}}
              onDone=${()=>{n(),ge("tree",p.current)}}
            />
          </div>`}
    </div>
  <//>`}function nl(e){let t=e.replace(/\.[^.]*$/,"").replace(/[_-]+/g," ").trim();return t.charAt(0).toUpperCase()+t.slice(1,100)}function go({tree:e,onClose:t}){let[n,o]=_(!!e.isPublic),r=ke(()=>uo(e.treeId,{hidesLiving:!0}),[e.treeId]),s=r.answer?.persons??[],i=s.filter(p=>p.hidden).length,{isBusy:a,problem:c,submit:f}=G(async()=>{await bt(e.treeId,{isPublic:!n}),o(!n)}),u=new URL(oe({screen:"public",id:e.treeId}),document.baseURI).href;return m`<${K} title=${l("publish.title",{tree:e.treeName})} onClose=${t}>
    <form class="stack" onSubmit=${f}>
      <p>${l(n?"publish.isPublic":"publish.isPrivate")}</p>
      <div class="two-lists">
        <section>
          <h3><${S} name="globe" />${l("publish.shown")}</h3>
          <ul>
            <li>${l("publish.shownName")}</li>
            <li>
              ${r.answer?l("publish.shownDead",{count:s.length-i}):l("publish.shownAnyDead")}
            </li>
            <li>${l("publish.shownKin")}</li>
          </ul>
        </section>
        <section>
          <h3><${S} name="lock" />${l("publish.hidden")}</h3>
          <ul>
            <li>
              ${r.answer?xe("publish.hiddenLiving",{count:i,strong:vp}):l("publish.hiddenAnyLiving")}
            </li>
            <li>${l("publish.hiddenOwner")}</li>
          </ul>
        </section>
      </div>
      <p class="hint">${l("publish.hint")}</p>
      ${n?m`<div class="public-link">
            <label for="public-link" class="field-label">${l("publish.link")}</label>
            <div class="with-button">
              <input id="public-link" readonly value=${u} onFocus=${_p} />
              <${ro} text=${u} label=${l("publish.copy")} />
            </div>
          </div>`:null}
      <${E} error=${c??r.problem} />
      <div class="actions">
        <button
          type="submit"
          class=${n?"button danger":"button strong"}
          disabled=${a}
          data-first
        >
          ${l(n?"publish.stop":"publish.publish")}
        </button>
        ${n?m`<a class="button" href=${oe({screen:"public",id:e.treeId})}
              target="_blank" rel="noopener">${l("publish.preview")}</a>`:null}
        <button type="button" class="button" onClick=${t}>${l("button.done")}</button>
      </div>
    </form>
  <//>`}function vp(e){return m`<strong>${e}</strong>`}function _p(e){e.target.select()}var rl=["viewer","editor"];function bo({tree:e,onClose:t}){let{answer:n,problem:o,again:r}=ke(()=>Ga(e.treeId),[e.treeId]),s=async i=>{try{await i()}catch(a){if(ue(a),!(a instanceof X&&a.status))return}await r()};return m`<${K} title=${l("share.title",{tree:e.treeName})} onClose=${t}>
    <div class="stack">
      <${xp} treeId=${e.treeId} onDone=${r} />
      <h3>${l("share.who")}</h3>
      <${E} error=${o} onRetry=${r} />
      ${n&&!n.length?m`<p class="hint">${l("share.nobody")}</p>`:null}
      <ul class="rows" aria-label=${l("share.guests")}>
        ${(n??[]).map(i=>m`<${Mp}
            key=${i.userId}
            share=${i}
            onRole=${a=>s(()=>Wa(e.treeId,i.userId,a))}
            onRemove=${()=>s(async()=>{await fo(e.treeId,i.userId),fe(l("share.stopped",{name:$o(i)}))})}
          />`)}
      </ul>
      <p class="hint">${l("share.hint")}</p>
    </div>
  <//>`}function xp({treeId:e,onDone:t}){let[n,o]=_(""),[r,s]=_("viewer"),{isBusy:i,problem:a,submit:c}=G(async()=>{await ja(e,{email:n.trim(),role:r}),fe(l("share.invited",{email:n.trim()})),o(""),t()});return m`<form onSubmit=${c}>
    <div class="fields">
      <${O} label=${l("account.email")} type="email" value=${n} onValue=${o}
        required data-first placeholder=${l("share.emailExample")} />
      <${O} label=${l("share.access")} value=${r} onValue=${s}
        options=${rl.map(f=>[f,l(`tree.access.${f}`)])} />
    </div>
    <${E} error=${kp(a)} />
    <button type="submit" class="button strong" disabled=${i||!n.trim()}>
      <${S} name="share" />${l("share.invite")}
    </button>
  </form>`}function kp(e){return e instanceof X?e.status===404?l("share.unknown"):e.status===409&&e.details.place==="email"?l("share.unconfirmed"):e:e}function Mp({share:e,onRole:t,onRemove:n}){return m`<li class="row">
    <span class="row-words">
      <strong>${$o(e)}</strong>
      ${e.displayName?m`<span class="hint">${e.email}</span>`:null}
    </span>
    <label>
      <span class="visually-hidden">${l("share.accessOf",{name:$o(e)})}</span>
      <select onChange=${o=>t(o.target.value)}>
        ${rl.map(o=>m`<option value=${o} selected=${o===e.role}>
            ${l(`tree.access.${o}`)}
          </option>`)}
      </select>
    </label>
    <button
      type="button"
      class="button quiet icon-only"
      aria-label=${l("share.stopWith",{name:$o(e)})}
      title=${l("share.stop")}
      onClick=${n}
    >
      <${S} name="bin" />
    </button>
  </li>`}function $o(e){return e.displayName||e.email||l("share.formerUser")}function yo({tree:e,onClose:t,onSaved:n}){let[o,r]=_(e.treeName),[s,i]=_(e.description??""),{isBusy:a,problem:c,submit:f}=G(async()=>{let u=s.trim()||null;await bt(e.treeId,{treeName:o.trim(),description:u}),t(),n()});return m`<${K} title=${l("tree.details")} onClose=${t}>
    <form class="stack" onSubmit=${f}>
      <${O} label=${l("tree.name")} value=${o} onValue=${r} maxlength="100"
        required data-first />
      <${O} label=${l("tree.description")} type="area" rows="3" value=${s}
        onValue=${i} maxlength="500" />
      <${E} error=${c} />
      <div class="actions">
        <button type="submit" class="button strong" disabled=${a||!o.trim()}>
          ${l("button.save")}
        </button>
        <button type="button" class="button" onClick=${t}>
          ${l("button.cancel")}
        </button>
      </div>
    </form>
  <//>`}function rs({title:e,deed:t,word:n,onConfirm:o,onClose:r,children:s}){let[i,a]=_(""),[c,f]=_(!1),[u,p]=_(null),h=Ue(),d=!n||i.trim()===n;return m`<${K} title=${e} onClose=${r}>
    <form onSubmit=${async $=>{if($.preventDefault(),!(!d||c)){f(!0),p(null);try{await o(),r()}catch(b){p(b),f(!1)}}}}>
      ${s}
      ${n&&m`<div class="field">
        <label for=${h}>${oo("confirm.type",{name:m`<code>${n}</code>`})}</label>
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
      <${E} error=${u} />
      <div class="actions">
        <button type="submit" class="button danger" disabled=${!d||c}>${t}</button>
        <button
          type="button"
          class="button"
          data-first=${n?void 0:!0}
          onClick=${r}
        >
          ${ae("confirm.cancel")}
        </button>
      </div>
    </form>
  <//>`}var il=6e4,Sp=720*60*il;function ss({tree:e,again:t}){let[n,o]=_(""),r=()=>o(""),i=e.role==="owner"?[{label:l("tree.details"),icon:"edit",act:()=>o("details")},{label:l("tree.share"),icon:"share",act:()=>o("share")},{label:l("tree.publish"),icon:"globe",act:()=>o("publish")},{label:l("button.delete"),icon:"bin",isDanger:!0,act:()=>o("delete")}]:[{label:l("home.leave"),icon:"bin",isDanger:!0,act:()=>o("leave")}];return m`<li class="card tree-card">
    <${Pp} treeId=${e.treeId} count=${e.personCount??0} />
    <div class="tree-card-body">
      <h3>
        <a class="card-link" href=${oe({screen:"tree",id:e.treeId})}>
          ${e.treeName}
        </a>
      </h3>
      ${e.description?m`<p class="tree-card-words">${e.description}</p>`:null}
      <p class="tree-card-facts">
        <span>${l("home.people",{count:e.personCount??0})}</span>
        ${e.role==="owner"?null:m`<span class="tag">${Tp(e.role)}</span>`}
        ${e.isPublic?m`<span class="tag"><${S} name="globe" />${l("tree.public")}</span>`:null}
        ${e.sharedCount?m`<span class="tag"
              ><${S} name="share" />${l("home.guests",{count:e.sharedCount})}</span
            >`:null}
      </p>
      <p class="hint">${Ep(Date.parse(e.updatedAt??""))}</p>
    </div>
    <${Ge} label=${l("button.moreFor",{name:e.treeName})} items=${i} />
    ${n==="details"?m`<${yo} tree=${e} onClose=${r} onSaved=${t} />`:null}
    ${n==="share"?m`<${bo} tree=${e} onClose=${sl(r,t)} />`:null}
    ${n==="publish"?m`<${go} tree=${e} onClose=${sl(r,t)} />`:null}
    ${n==="delete"?m`<${rs}
          title=${l("home.deleteTitle")}
          deed=${l("home.deleteButton")}
          word=${e.treeName.trim()}
          onClose=${r}
          onConfirm=${async()=>{await co(e.treeId),fe(l("home.deleting",{tree:e.treeName})),t()}}
        >
          <p>${l("home.deleteWarning",{count:e.personCount??0})}</p>
        <//>`:null}
    ${n==="leave"?m`<${rs}
          title=${l("home.leaveTitle")}
          deed=${l("home.leaveButton")}
          onClose=${r}
          onConfirm=${async()=>{await fo(e.treeId,U.peek()?.userId??""),t()}}
        >
          <p>${l("home.leaveWarning",{tree:e.treeName})}</p>
        <//>`:null}
  </li>`}var sl=(e,t)=>()=>{e(),t()};function Tp(e){return l(e==="public"?"tree.public":`tree.access.${e}`)}function Ep(e){if(Number.isNaN(e))return"";let t=Date.now();return t-e<il?l("home.changedNow"):t-e<Sp?l("home.changed",{ago:Ji(e,t,{numeric:"always"})}):l("home.changedOn",{date:no(e,{dateStyle:"long"})})}function Pp({treeId:e,count:t}){let n=[...e].reduce((i,a)=>(i*31+a.charCodeAt(0))%9973,7),o=()=>(n=(n*137+71)%9973)/9973,r=Math.min(12,2+Math.round(Math.log2(t+1))),s=[];for(let i=r;i>0;i-=1){let a=54*i/r-o()*2;s.push(m`<ellipse cx=${60+o()*3-1.5} cy=${60+o()*3-1.5} rx=${a}
        ry=${a*(.93+o()*.1)} />`)}return m`<svg class="card-art" viewBox="0 0 120 120" aria-hidden="true" focusable="false">
    ${s}<circle cx="60" cy="60" r="3" class="filled" />
  </svg>`}function al(){let e=U.value?.email??"",{isBusy:t,problem:n,submit:o}=G(async()=>{await pa(),fe(l("home.resent",{email:e}))});return m`<aside class="unconfirmed" aria-label=${l("home.confirm")}>
    <p>
      ${xe("home.unconfirmed",{email:e,strong:r=>m`<strong>${r}</strong>`})}
    </p>
    <button type="button" class="button" disabled=${t} onClick=${o}>
      ${l("home.resend")}
    </button>
    <${E} error=${n} />
  </aside>`}function ll(){let{answer:e,problem:t,again:n}=ke(Ha,[U.value?.userId]),[o,r]=_(!1),[s,i]=_(!1),[a,c]=_(null);W(()=>{document.title=l("page.title",{screen:l("home.title")})},[]);let f=[...e??[]].sort((g,$)=>($.updatedAt??"").localeCompare(g.updatedAt??"")),u=f.filter(g=>g.role==="owner"),p=f.filter(g=>g.role!=="owner"),{isOver:h,takes:d}=po(g=>{c(g),r(!0)});return m`<div class="home" ...${d}>
    <${el} onAccount=${()=>i(!0)} />
    <main id="main" class="home-main" tabindex="-1">
      <header class="screen-head">
        <h1>${l("home.title")}</h1>
        <button type="button" class="button strong" onClick=${()=>r(!0)}>
          <${S} name="plus" />${l("home.newTree")}
        </button>
      </header>
      ${U.value?.awaitsConfirmation?m`<${al} />`:null}
      <${E} error=${t} onRetry=${n} />
      ${e&&!e.length?m`<${wn} title=${l("home.empty")}>
            <p>${l("home.emptyHint")}</p>
            <button type="button" class="button strong" onClick=${()=>r(!0)}>
              <${S} name="plus" />${l("home.plant")}
            </button>
          <//>`:null}
      ${u.length?m`<h2 class="visually-hidden">${l("home.own")}</h2>
            <ul class="cards" aria-label=${l("home.title")}>
              ${u.map(g=>m`<${ss} key=${g.treeId} tree=${g} again=${n} />`)}
            </ul>`:null}
      ${p.length?m`<h2 class="home-part">${l("home.shared")}</h2>
            <ul class="cards" aria-label=${l("home.shared")}>
              ${p.map(g=>m`<${ss} key=${g.treeId} tree=${g} again=${n} />`)}
            </ul>`:null}
    </main>
    ${h?m`<${mo} words=${l("home.drop")} />`:null}
    ${o?m`<${ol}
          file=${a}
          onWritten=${n}
          onClose=${()=>{r(!1),c(null),n()}}
        />`:null}
    ${s?m`<${Ja} onClose=${()=>i(!1)} onRestored=${n} />`:null}
  </div>`}function cl({notice:e}){let{id:t,text:n,action:o,error:r}=e;return m`<div class="notice">
    ${r?m`<${E} error=${r} />`:m`<p>${n}</p>`}
    ${o?m`<button
          type="button"
          class="button"
          onClick=${()=>{io(t),o.act()}}
        >
          ${o.label}
        </button>`:null}
    <button
      type="button"
      class="button quiet icon-only"
      aria-label=${ae("notice.dismiss")}
      onClick=${()=>io(t)}
    >
      <${S} name="close" />
    </button>
  </div>`}function ul(){return m`<div class="notices" role="status" aria-live="polite">
    ${Nt.value?m`<p class="notice waiting">${Nt.value}</p>`:null}
    ${Ie.value.map(e=>m`<${cl} key=${e.id} notice=${e} />`)}
  </div>`}var q={current:null};var Op=/FRENCH|HEBREW/i,Ip=/@#D[^@]*@|\b(?:GREGORIAN|JULIAN)\b/gi,Ap=new RegExp(String.raw`(?<!\d)(\d{3,4}(?!\d)|(?<![/.-])\d{1,2}(?=\s*(?:$|TO\b|AND\b|B\.?\s?C)))`+String.raw`(?:/\d\d)?(\s*B\.?\s?C)?`,"i");function wo(e,t,n){if(e)return fl(e);if(t&&!Op.test(t)){let o=Ap.exec(t.replace(Ip," "));if(o)return Number(o[1])*(o[2]?-1:1)}return n?fl(n):null}function je(e){return wo(e.birthDate,e.birthDateText,e.birthSort)}function vo(e){return wo(e.deathDate,e.deathDateText,e.deathSort)}function pl(e){let t=1/0,n=-1/0;for(let o of e){let r=je(o);r!==null&&(t=Math.min(t,r),n=Math.max(n,r))}return t>n?null:[t,n]}function fl(e){let t=Number.parseInt(e,10);return Number.isNaN(t)?null:t}var vn=Object.freeze([]);function ve(e){let t=new Map([...e.persons].map(u=>({person:u,born:Np(u)})).sort((u,p)=>xo(u.born,p.born)||xo(u.person.personId,p.person.personId)).map(({person:u})=>[u.personId,u])),n=new Map([...t.keys()].map((u,p)=>[u,p])),{parents:o,children:r}=Cp(e,t,n),{spouses:s,couples:i}=Lp(e,t,n),a=Rp(t,o),c=ml(a,u=>u.parents),f=ml(a,u=>u.children);return{people:t,parents:u=>o.get(u)??vn,children:u=>r.get(u)??vn,spouses:u=>s.get(u)??vn,families:a,familiesOfParent:u=>c.get(u)??vn,familiesOfChild:u=>f.get(u)??vn,couples:i}}function Pe(e,t){return e<t?`${e} ${t}`:`${t} ${e}`}function Np(e){return hl(e.birthDate??e.birthSort,je(e))}function dl(e){return hl(e.marriageDate,wo(e.marriageDate,e.marriageDateText))}function hl(e,t){return e&&!e.startsWith("-")?e.padStart(10,"0"):t===null?"~":t<0?`!${String(1e4+t).padStart(5,"0")}`:String(t).padStart(4,"0")}function Cp(e,t,n){let o=new Map,r=new Map,s=new Set;for(let{parentId:i,childId:a,type:c="Biological"}of e.parents){let f=`${i} ${a}`;!t.has(i)||!t.has(a)||i===a||s.has(f)||(s.add(f),Ft(o,a,{id:i,type:c}),Ft(r,i,{id:a,type:c}))}for(let[i,a]of Dp(t,r))o.set(i,(o.get(i)??[]).filter(c=>c.id!==a)),r.set(a,(r.get(a)??[]).filter(c=>c.id!==i));for(let i of[o,r])for(let a of i.values())a.sort((c,f)=>_o(n,c)-_o(n,f));return{parents:o,children:r}}function Dp(e,t){let n=[],o=new Map;for(let r of e.keys()){if(o.has(r))continue;o.set(r,"open");let s=[{id:r,next:0}];for(let i=s.at(-1);i;i=s.at(-1)){let a=t.get(i.id)?.[i.next++];a?o.get(a.id)==="open"?n.push([a.id,i.id]):o.has(a.id)||(o.set(a.id,"open"),s.push({id:a.id,next:0})):(o.set(i.id,"done"),s.pop())}}return n}function Lp(e,t,n){let o=new Map,r=new Map;for(let i of e.spouses){let{person1Id:a,person2Id:c}=i,f=Pe(a,c);!t.has(a)||!t.has(c)||a===c||r.has(f)||(r.set(f,i),Ft(o,a,{id:c,link:i}),Ft(o,c,{id:a,link:i}))}for(let i of o.values())i.sort((a,c)=>xo(dl(a.link),dl(c.link))||_o(n,a)-_o(n,c));let s=[...r].sort((i,a)=>xo(i[0],a[0])).map(([,i])=>i);return{spouses:o,couples:s}}function Rp(e,t){let n=new Map;for(let o of e.keys()){let r=new Map;for(let{id:s,type:i}of t.get(o)??[])Ft(r,i,s);for(let[s,i]of r)for(let a=0;a<i.length;a+=2){let c=i.slice(a,a+2).sort(),f=`${s} ${c.join(" ")}`,u=n.get(f)??{key:f,parents:c,type:s,children:[]};n.set(f,u),u.children.push(o)}}return[...n.values()]}function ml(e,t){let n=new Map;for(let o of e)for(let r of t(o))Ft(n,r,o);return n}function Ft(e,t,n){let o=e.get(t);o?o.push(n):e.set(t,[n])}function _o(e,t){return e.get(t.id)??0}function xo(e,t){return e<t?-1:e>t?1:0}function Oe(e,t,{rootId:n}){if(n&&t.people.has(n))return n;let o=e.tree?.rootPersonId;if(o&&t.people.has(o))return o;let r=null,s=-1;for(let i of t.people.keys()){let a=t.parents(i).length+t.children(i).length+t.spouses(i).length;a<=s||(s=a,r=i)}return r}function _n(e,t,n){let o=new Map([[e,0]]),r=[e];for(let s=0;s<r.length;s++){let i=r[s],a=(o.get(i)??0)+1;if(!(a>n))for(let c of t(i))o.has(c.id)||(o.set(c.id,a),r.push(c.id))}return o}function ko(e,t,n){return{persons:e.persons.filter(({personId:o})=>t.has(o)),parents:e.parents.filter(({parentId:o,childId:r})=>t.has(o)&&n.has(r)),spouses:e.spouses.filter(({person1Id:o,person2Id:r})=>t.has(o)&&t.has(r))}}var st=Object.freeze({nodes:[],edges:[],levels:[],bounds:{x:0,y:0,w:0,h:0}});var V=te(null),xn=te(null),J=we(()=>ve(V.value??{persons:[],parents:[],spouses:[]})),N=we(()=>J.value.people),So=we(()=>(V.value&&Oe(V.value,J.value,{}))??""),ee=we(()=>["owner","editor"].includes(V.value?.tree.role??"")),Bt=we(()=>V.value?.tree.role==="owner"),is="Biological",as="",Mo=0;async function gl(e){ls(),as=e,await cs()}function ls(){Mo+=1,as="",V.value=null,xn.value=null}async function Ne({isQuiet:e=!1}={}){await cs({isQuiet:e})}async function Fp(){let e=V.peek()?.tree;if(!(!e||document.hidden))try{let t=await za(e.treeId);(t.version!==e.version||t.updatedAt!==e.updatedAt)&&await cs()}catch{}}function $l(e){let{parents:t,children:n}=J.value,o=new Map;for(let i of t(e))for(let a of n(i.id)){if(a.id===e)continue;let c=i.type===is?a.type:i.type;o.set(a.id,[...o.get(a.id)??[],c])}let r=i=>t(i).filter(a=>a.type===is).length,s=(i,a)=>{let c=a.filter(f=>f===is).length;return c?c<Math.max(r(e),r(i))?"Half":"":a.includes("Adoptive")?"Adoptive":a[0]??""};return[...N.value.keys()].flatMap(i=>{let a=o.get(i);return a?[{id:i,how:s(i,a)}]:[]})}async function cs({isQuiet:e=!1}={}){let t=++Mo,n=as;try{let o=await uo(n);if(t!==Mo)return;V.value=o,xn.value=null}catch(o){if(t!==Mo)return;V.peek()?e||ue(o):xn.value=o}}document.addEventListener("visibilitychange",Fp);function C(e){return e?e.hidden?l("person.living"):[e.firstName,e.lastName].filter(Boolean).join(" ")||e.preferredName||e.birthName||l("person.unnamed"):l("person.missing")}function Ut(e){return e.hidden?l("person.living"):[e.firstName,e.middleName,e.lastName,e.suffix].filter(Boolean).join(" ")||C(e)}function us(e){return e.normalize("NFKD").replace(/\p{M}/gu,"").replace(/ß/g,"ss").replace(/[øØ]/g,"o").replace(/[łŁ]/g,"l").toLowerCase()}function bl(e){let{firstName:t,middleName:n,lastName:o,birthName:r,preferredName:s,suffix:i}=e;return us([t,n,o,r,s,i].filter(Boolean).join(" "))}function Bp(e){H({person:e}),q.current?.focus(e)}function Ke({id:e}){let t=N.value.get(e);return m`<button type="button" class="link" disabled=${!t} onClick=${()=>Bp(e)}>
    ${C(t)}
  </button>`}function To({ids:e}){return Zi(e.map(t=>m`<${Ke} key=${t} id=${t} />`))}var vl=["JAN","FEB","MAR","APR","MAY","JUN","JUL","AUG","SEP","OCT","NOV","DEC"],Up=2e3,Hp={ABT:"about",CAL:"calculated",EST:"estimated",BEF:"before",AFT:"after",FROM:"from",TO:"to"},zp=[[/@#DJULIAN@|\bJULIAN\b/gi,"julian"],[/@#DFRENCH R@|\bFRENCH_R\b/gi,"french"],[/@#DHEBREW@|\bHEBREW\b/gi,"hebrew"]],Gp=/@#DGREGORIAN@|\bGREGORIAN\b/gi,jp=/^BET\s+(.+?)\s+AND\s+(.+)$/i,Wp=/^FROM\s+(.+?)\s+TO\s+(.+)$/i,qp=/^(ABT|CAL|EST|BEF|AFT|FROM|TO)\s+(.+)$/i,Vp=/^(?:(\d{1,2})\s+)?([A-Z]{3})\s+(\d{1,4}(?:\/\d{2})?)$/i,yl=/\s+(?:BCE|B\.C\.)$/i;function Ht(e){let t=e.trim();if(/^\(.*\)$/s.test(t))return t.slice(1,-1);let n=/^INT\s+(.*?)\s*\((.*)\)$/is.exec(t);if(n){let[,i="",a=""]=n;return l("date.quoted",{date:Ht(i),phrase:a})}let o=t.replace(Gp,""),r=[];for(let[i,a]of zp)i.test(o)&&r.push(l(`date.${a}`)),o=o.replace(i,"");let s=Yp(o.trim().replace(/\s+/g," "));return r.length?l("date.calendar",{date:s,calendar:r.join(", ")}):s}function Yp(e){let t=jp.exec(e);if(t)return wl("date.between",t);let n=Wp.exec(e);if(n)return wl("date.period",n);let o=qp.exec(e);if(!o)return kn(e);let[,r="",s=""]=o,i=Hp[r.toUpperCase()];return l(`date.${i}`,{date:kn(s)})}function wl(e,[,t="",n=""]){return l(e,{from:kn(t),to:kn(n)})}function kn(e){if(yl.test(e))return l("date.bc",{year:kn(e.replace(yl,""))});let[,t,n="",o=""]=Vp.exec(e)??[],r=Eo(vl.indexOf(n.toUpperCase()));return r?t?l("date.day",{day:`${Number(t)}`,month:r,year:o}):l("date.month",{month:r,year:o}):e}function Eo(e){return e in vl?no(new Date(Up,e,1),{month:"long"}):""}function pe(e,t){if(t)return Ht(t);if(!e)return"";let[n="",o="",r=""]=e.split("-").map(s=>`${Number(s)}`);return l("date.day",{day:r,month:Eo(Number(o)-1),year:n})}async function _l(e,t,n){let o={from:t,to:n};return D("GET",`${$e(e)}/relationship`,{query:o,isGuest:!0})}async function fs(e,t,n={}){return D("GET",`${$e(e)}/${t}`,{query:n,isGuest:!0})}async function xl(e,t,n){return D("POST",`${$e(e)}/merge`,{json:{keep:t,drop:n}})}function Se(e,t={}){let n=V.value?.tree,o=JSON.stringify(t),r=n?.treeId??"",[s,i]=_({of:0,pages:[]}),{answer:a,problem:c,again:f}=ke(()=>fs(r,e,t),[r,n?.version,e,o]),u=s.of===a?s.pages:[],p=[a,...u].filter(Boolean),h=p.at(-1)?.cursor,g=h?m`<button type="button" class="button wide" onClick=${async()=>{try{let $=await fs(r,e,{...t,cursor:h});i({of:a,pages:[...u,$]})}catch($){ue($)}}}>
        ${l("button.showMore")}
      </button>`:null;return{answer:a,items:p.flatMap($=>$.items??[]),problem:c,again:f,more:g}}var Kp=Array.from({length:12},(e,t)=>[String(t+1),Eo(t)]);function kl(){let[e,t]=_(String(new Date().getMonth()+1)),{answer:n,items:o,problem:r,again:s}=Se("anniversaries",{month:e});return m`<label class="field">
      <span class="field-label">${l("anniversaries.month")}</span>
      <select onChange=${i=>t(i.target.value)}>
        ${Kp.map(([i,a])=>m`<option value=${i} selected=${i===e}>${a}</option>`)}
      </select>
    </label>
    <${E} error=${r} onRetry=${s} />
    ${n&&!o.length?m`<p class="hint">${l("anniversaries.none")}</p>`:null}
    <ol class="days">
      ${o.map(i=>m`<li key=${i.kind+i.personIds.join()+i.date}>
          <span class="day">${i.day}</span>
          <span>
            ${xe(`anniversaries.${i.kind}`,{people:m`<${To} ids=${i.personIds} />`,year:i.date.slice(0,4),ago:Qi(i.years),when:a=>m`<span class="hint">${a}</span>`})}
          </span>
        </li>`)}
    </ol>`}function Xp({code:e,severity:t}){return l(`checks.codes.${t==="error"&&e==="parentTooYoung"?"bornAfterOwnChild":e}`)}function Ml(){let{answer:e,problem:t,again:n}=Se("checks",{limit:1}),[o,r]=_("");return e?e.counts.length?m`<ul class="groups">
    ${e.counts.map(s=>{let{code:i,severity:a}=s,c=`${a} ${i}`,f=o===c;return m`<li key=${c}>
          <button
            type="button"
            class="group ${a}"
            aria-expanded=${f}
            onClick=${()=>r(f?"":c)}
          >
            <span class="group-mark">${l(`checks.${a}`)}</span>
            <span class="group-title">${Xp(s)}</span>
            <span class="group-count">${_e(s.count)}</span>
          </button>
          ${f?m`<${Jp} code=${i} severity=${a} />`:null}
        </li>`})}
  </ul>`:m`<p class="good"><${S} name="check" />${l("checks.none")}</p>`:m`<${E} error=${t} onRetry=${n} />`}function Jp({code:e,severity:t}){let{items:n,problem:o,again:r,more:s}=Se("checks",{code:e,severity:t,limit:50});return m`<${E} error=${o} onRetry=${r} />
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
    ${s}`}async function Xe(e){let t=await Ye("GET",zt(e),{isGuest:!0});return{person:await t.json(),etag:t.headers.get("ETag")??""}}async function Sl(e){return D("POST","api/persons",{json:e})}async function ps(e,t,n){let o=await Ye("PATCH",zt(e),{json:t,ifMatch:n});return{person:await o.json(),etag:o.headers.get("ETag")??""}}async function Tl(e){return D("DELETE",zt(e))}async function El(e,t){return D("POST",`${zt(e)}/restore`,{json:{undo:t}})}async function Po(e,t){await D("POST",`${zt(e)}/photo`,{file:t})}async function Pl(e){await D("DELETE",`${zt(e)}/photo`)}async function Oo(e){return(await Ye("GET",e,{isGuest:!0})).blob()}async function Ol(e){let t=[],n;do{let o=await D("GET","api/relationships",{query:{personId:e,cursor:n}});t.push(...o.items),n=o.cursor}while(n);return t}async function ds(e){return D("POST","api/relationships/parent-child",{json:e})}async function ms(e){return D("POST","api/relationships/spousal",{json:e})}async function hs(e,t,n,o){return D("PATCH",Il(e,t,n),{json:o})}async function Mn(e,t,n){await D("DELETE",Il(e,t,n))}function Il(e,t,n){return`api/relationships/${e}/${encodeURIComponent(t)}/${encodeURIComponent(n)}`}function zt(e){return`api/persons/${encodeURIComponent(e)}`}var Zp=50,yt=te([]),it=te([]),wt=te(!1),Io=we(()=>yt.value.at(-1)?.what??""),Ao=we(()=>it.value.at(-1)?.what??"");function vt(){yt.value=[],it.value=[],qr()}async function Ce(e,t){let n=await $s(e.act);it.value=[],Al(e,t,n)}async function Gt(){let e=yt.peek().at(-1);if(!e||wt.peek())return;Vr();let t;try{t=await $s(e.undo)}catch(o){ue(o);return}yt.value=yt.value.filter(o=>o!==e),it.value=t?[]:[...it.value,e];let{what:n}=e;t?fe(l("history.undoneForGood",{what:n})):fe(l("history.undone",{what:n}),{label:l("button.redo"),act:jt})}async function jt(){let e=it.peek().at(-1);if(!e||wt.peek())return;Vr();let t;try{t=await $s(e.act)}catch(n){ue(n);return}it.value=it.value.filter(n=>n!==e),Al(e,l("history.redone",{what:e.what}),t)}function Al(e,t,n){n?(vt(),fe(l("history.doneForGood",{done:t}))):(yt.value=[...yt.value,e].slice(-Zp),qr(),fe(t,{label:l("button.undo"),act:Gt}))}async function $s(e){wt.value=!0;let t,n=!1;try{t=await e()||void 0}catch(s){throw n=s instanceof X&&!s.status,s}finally{await Ne({isQuiet:n}),wt.value=!1}let{opens:o="",isForGood:r=!1}=t??{};return N.peek().has(o)&&H({person:o}),r}function Wt(e){return e<0?l("date.bc",{year:`${-e}`}):`${e}`}function No(e){if(!e)return"";let[t,n]=e;return t===n?Wt(t):`${Wt(t)}–${Wt(n)}`}function qt(e,t){if(e===null)return"";let n=/^\s*(?:@#[^@]*@\s*)?(ABT|CAL|EST|BET|BEF|AFT|FROM|TO)\b/i.exec(t??""),o=Wt(e);switch(n?.[1]?.toUpperCase()){case void 0:return o;case"BEF":case"TO":return l("date.beforeYear",{year:o});case"AFT":case"FROM":return l("date.afterYear",{year:o});default:return l("date.aboutYear",{year:o})}}function at(e){let t=qt(je(e),e.birthDateText),n=qt(vo(e),e.deathDateText);if(!t&&!n)return"";let o=l("date.unknownYear");return n?`${t||o}–${n}`:e.living?l("date.bornYear",{year:t}):`${t}–${o}`}function Vt(e){return pe(e.birthDate,e.birthDateText)}function Yt(e){return pe(e.deathDate,e.deathDateText)}function Nl(){let{answer:e,items:t,problem:n,again:o,more:r}=Se("duplicates",{limit:25}),[s,i]=_(null);return e?t.length?m`<p class="hint">${l("duplicates.intro")}</p>
    <ul class="findings">
      ${t.map(a=>m`<li
          key=${a.personIds.join()}
        >
          <p class="pair">
            ${a.personIds.map(c=>m`<span key=${c}>
                <${Ke} id=${c} />
                <span class="hint"> ${Qp(c)}</span>
              </span>`)}
          </p>
          <p class="hint">${Ct(Me(a.reasons))}</p>
          ${ee.value?m`<button
                type="button"
                class="button small"
                onClick=${()=>i(a.personIds)}
              >
                <${S} name="merge" />${l("duplicates.compare")}
              </button>`:null}
        </li>`)}
    </ul>
    ${r}
    ${s?m`<${ed} pair=${s} onClose=${()=>i(null)} />`:null}`:m`<p class="good"><${S} name="check" />${l("duplicates.none")}</p>`:m`<${E} error=${n} onRetry=${o} />`}function Qp(e){let t=N.value.get(e);return t?at(t):""}function ed({pair:e,onClose:t}){let[n,o]=_(!0),r=ke(async()=>{let[u,p]=await Promise.all(e.map(Xe));return u&&p?[u.person,p.person]:[]},e),{isBusy:s,problem:i,submit:a}=G(async()=>{let[u,p]=n?e:[e[1],e[0]],h=C(N.peek().get(u));await xl(V.peek()?.tree.treeId??"",u,p),t(),H({person:""}),vt(),await Ne(),fe(l("duplicates.merged",{name:h}))}),[c,f]=r.answer??[];return m`<${K} title=${l("duplicates.title")} onClose=${t}>
    <form class="stack" onSubmit=${a}>
      <${E} error=${r.problem??i} />
      ${c&&f?m`<${td} first=${c} second=${f} keepsFirst=${n}
            onKeep=${o} />`:null}
      <p class="hint">${l("duplicates.hint")}</p>
      <div class="actions">
        <button type="submit" class="button strong" disabled=${s||!c}>
          <${S} name="merge" />${l("duplicates.merge")}
        </button>
        <button type="button" class="button" data-first onClick=${t}>
          ${l("duplicates.differ")}
        </button>
      </div>
    </form>
  <//>`}function td({first:e,second:t,keepsFirst:n,onKeep:o}){let r=i=>{let{parents:a,spouses:c,children:f}=J.value,u=i.personId,p=[...a(u),...c(u),...f(u)].map(h=>h.id);return Me(p.map(h=>C(N.value.get(h))))},s=[[l("duplicates.name"),Ut],[l("field.birth"),Vt],[l("field.birthPlace"),i=>i.birthPlace??""],[l("field.death"),Yt],[l("field.deathPlace"),i=>i.deathPlace??""],[l("duplicates.relatives"),r],[l("field.biography"),i=>i.biography??""]];return m`<table class="side-by-side">
    <thead>
      <tr>
        <th scope="col"><span class="visually-hidden">${l("person.field")}</span></th>
        ${[!0,!1].map(i=>m`<th scope="col" key=${i}>
            <label class="toggle">
              <input type="radio" name="keep" checked=${n===i}
                onChange=${()=>o(i)} />
              <span>${l("duplicates.keep")}</span>
            </label>
          </th>`)}
      </tr>
    </thead>
    <tbody>
      ${s.map(([i,a])=>{let c=[a(e),a(t)],f=!!(c[0]&&c[1])&&c[0]!==c[1];return c[0]||c[1]?m`<tr key=${i} class=${f?"differs":""}>
              <th scope="row">${i}</th>
              ${c.map((u,p)=>m`<td key=${p}>${u||l("person.noValue")}</td>`)}
            </tr>`:null})}
    </tbody>
  </table>`}function Cl(){let{answer:e,items:t,problem:n,again:o,more:r}=Se("places",{limit:50}),[s,i]=_("");return e&&!t.length?m`<p class="hint">${l("places.none")}</p>`:m`<${E} error=${n} onRetry=${o} />
    <ul class="groups">
      ${t.map(a=>{let c=s===a.name;return m`<li key=${a.name}>
          <button
            type="button"
            class="group"
            aria-expanded=${c}
            onClick=${()=>i(c?"":a.name)}
          >
            <span class="group-title">${a.name}</span>
            <span class="group-count">${_e(nd(a))}</span>
          </button>
          ${c?m`<${od} place=${a} />`:null}
        </li>`})}
    </ul>
    ${r}`}function nd({births:e,marriages:t,deaths:n}){return e+t+n}function od({place:e}){let{births:t,marriages:n,deaths:o,personIds:r,personCount:s}=e,i=[t?l("places.births",{count:t}):"",n?l("places.marriages",{count:n}):"",o?l("places.deaths",{count:o}):""].filter(Boolean);return m`<div class="findings">
    <p class="hint">${Me(i)}</p>
    <ul class="rows">
      ${r.map(a=>m`<li key=${a}><${Ke} id=${a} /></li>`)}
    </ul>
    ${s>r.length?m`<p class="hint">
          ${l("places.others",{count:s-r.length})}
        </p>`:null}
  </div>`}var Co=320,Sn=110,rd=16,sd=6.2;function Dl({title:e,bars:t}){let n=Math.max(1,...t.map(s=>s.count)),o=Co/Math.max(1,t.length),r=Math.ceil(t.length/8);return m`<figure class="chart">
    <figcaption>${e}</figcaption>
    <svg viewBox="0 0 ${Co} ${Sn+rd}" role="img" aria-label=${ad(e,t)}>
      ${t.map((s,i)=>{let a=Math.max(s.count?2:0,s.count/n*(Sn-14)),c=i*o;return m`<g key=${s.label}>
          <rect x=${c+o*.12} y=${Sn-a} width=${o*.76} height=${a}
            rx="2"><title>${Ll(s)}</title></rect>
          ${i%r===0?m`<text x=${id(c+o/2,s.label)} y=${Sn+12}
                text-anchor="middle">
                ${s.label}
              </text>`:null}
        </g>`})}
      <path d="M0 ${Sn}H${Co}" />
    </svg>
  </figure>`}function id(e,t){let n=t.length*sd/2;return Math.min(Co-n,Math.max(n,e))}function Tn({title:e,bars:t}){let n=Math.max(1,...t.map(o=>o.count));return t.length?m`<figure class="chart">
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
  </figure>`:null}function ad(e,t){return l("statistics.chart",{title:e,bars:Me(t.map(Ll),{type:"unit"})})}function Ll({label:e,count:t}){return l("statistics.bar",{label:e,count:t})}var ld=24,Rl=8,cd=["sex","birthDate","birthPlace","deathDate","parents"];function Fl(){let{answer:e,problem:t,again:n}=Se("stats");return e?m`<dl class="tiles">
      <${Kt} label=${l("statistics.people")} value=${_e(e.persons)} />
      <${Kt} label=${l("statistics.living")} value=${_e(e.living)} />
      <${Kt} label=${l("statistics.couples")} value=${_e(e.couples)} />
      <${Kt} label=${l("statistics.generations")} value=${_e(e.generations)} />
      <${Do} label=${l("statistics.ageAtDeath")} average=${e.ageAtDeath} />
      <${Do} label=${l("statistics.ageAtMarriage")} average=${e.ageAtMarriage} />
      <${Do} label=${l("statistics.ageOfMothers")} average=${e.ageOfMothers} />
      <${Do} label=${l("statistics.ageOfFathers")} average=${e.ageOfFathers} />
      ${e.childrenPerCouple?m`<${Kt} label=${l("statistics.childrenPerCouple")}
            value=${Bl(e.childrenPerCouple)} />`:null}
    </dl>
    <${ud} answer=${e} />
    <${Tn} title=${l("statistics.lastNames")} bars=${bs(e.lastNames)} />
    <${Tn} title=${l("statistics.femaleNames")} bars=${bs(e.firstNamesFemale)} />
    <${Tn} title=${l("statistics.maleNames")} bars=${bs(e.firstNamesMale)} />
    <${Tn} title=${l("statistics.completeness")} bars=${cd.map(o=>({label:l(`statistics.${o}`),count:Math.round((e.completeness[o]??0)*100)}))} />
    ${e.largestFamilies.length?m`<h3>${l("statistics.mostChildren")}</h3>
          <ul class="rows">
            ${e.largestFamilies.slice(0,Rl).map(o=>m`<li
                  class="row"
                  key=${o.personId}
                >
                  <span class="row-words"><${Ke} id=${o.personId} /></span>
                  <span class="hint">
                    ${l("statistics.children",{count:o.children})}
                  </span>
                </li>`)}
          </ul>`:null}`:m`<${E} error=${t} onRetry=${n} />`}function ud({answer:e}){let t=e.birthsByDecade.length;if(!t)return null;let n=t<=ld,r=(n?e.birthsByDecade:e.birthsByCentury).map(s=>({label:s.fromYear<0?Wt(s.fromYear):l("statistics.years",{year:`${s.fromYear}`}),count:s.count}));return m`<${Dl} bars=${r}
    title=${l(n?"statistics.birthsByDecade":"statistics.birthsByCentury")} />`}function Kt({label:e,value:t}){return m`<div class="tile"><dt>${e}</dt><dd>${t}</dd></div>`}function Do({label:e,average:t}){return t?m`<${Kt} label=${e} value=${Bl(t.years)} />`:null}function bs(e){return e.slice(0,Rl).map(t=>({label:t.name,count:t.count}))}function Bl(e){return _e(e,{minimumFractionDigits:1,maximumFractionDigits:1})}function _t(e=""){return e.split(",").map(n=>n.trim()).filter(Boolean).join(", ")}var fd={birth:"∗",marriage:"∞",divorce:"⚮",death:"†"};function Hl(){let{answer:e,items:t,problem:n,again:o,more:r}=Se("timeline",{limit:100});return e&&!t.length?m`<p class="hint">${l("timeline.none")}</p>`:m`<${E} error=${n} onRetry=${o} />
    <ol class="timeline">
      ${t.map((s,i)=>{let a=Ul(s.sort),c=t[i-1];return m`${!c||Ul(c.sort)!==a?m`<li class="century" key=${`c${a}`}><h3>${a}</h3></li>`:null}
          <li key=${s.kind+s.personIds.join()+i}>
            <span class="sign ${s.kind}" aria-hidden="true">${fd[s.kind]}</span>
            <span>
              <span class="hint">${Ht(s.dateText)}</span><br />
              ${xe(`timeline.${s.kind}`,{people:m`<${To} ids=${s.personIds} />`})}
              ${s.place?`, ${_t(s.place)}`:null}
            </span>
          </li>`})}
    </ol>
    ${r}`}function Ul(e){let t=Number.parseInt(e,10);return l("statistics.years",{year:`${Math.floor(t/100)*100}`})}var zl={checks:Ml,duplicates:Nl,statistics:Fl,anniversaries:kl,timeline:Hl,places:Cl},Xt=Object.keys(zl);function Gl({name:e}){let t=Xt.find(i=>i===e)??"checks",n=zl[t],o=B(null);le(()=>o.current?.focus(),[]);let r=i=>{let c={ArrowRight:1,ArrowLeft:-1}[i.key];if(!c)return;i.preventDefault();let f=Xt[(Xt.indexOf(t)+c+Xt.length)%Xt.length]??"";H({insight:f},{replace:!0}),requestAnimationFrame(()=>document.getElementById(`insight-${f}`)?.focus())},s=()=>{H({insight:""}),document.getElementById("main")?.focus()};return m`<aside class="insights" aria-label=${l("tree.insights")}>
    <header class="insights-head">
      <h2 tabindex="-1" ref=${o}>${l("tree.insights")}</h2>
      <button type="button" class="button quiet icon-only" onClick=${s}
        aria-label=${l("insights.close")} title=${l("button.close")}
      ><${S} name="close" /></button>
    </header>
    <div class="tabs" role="tablist" aria-label=${l("tree.insights")} onKeyDown=${r}>
      ${Xt.map(i=>m`<button
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
          ${l(`insights.${i}`)}
        </button>`)}
    </div>
    <div class="insight" role="tabpanel" id="insight-view" aria-labelledby="insight-${t}"
      tabindex="0" key=${t}>
      <${n} />
    </div>
  </aside>`}var jl=["birthDate","deathDate","marriageDate","divorceDate","adoptionDate"];function Lo(e,t){let n={};for(let o of Object.keys(t)){let r=o.replace(/Text$/,"");jl.includes(r)&&!e[o]&&e[r]?n[r]=e[r]:n[o]=e[o]??null}return n}function Wl(e){let t={...e};for(let n of jl)t[`${n}Text`]&&delete t[n];return t}var pd=404,Je=e=>C(N.peek().get(e));async function Jt(e,t,n="Biological",o=""){let[r,s]=[Je(e),Je(t)];await Ce({what:l("history.connecting",{one:r,other:s}),act:async()=>{await ds({parentId:e,childId:t,type:n,...o?{alsoOf:o}:{}})},undo:async()=>{o&&await Yl("parent-child",o,t),await Mn("parent-child",e,t)}},o?l("history.parents",{parent:r,other:Je(o),child:s}):l("history.parent",{parent:r,child:s}))}async function Ro(e,t,n={status:"Married"},o=[]){let r={one:Je(e),other:Je(t)};await Ce({what:l("history.connecting",r),act:async()=>{await ms({person1Id:e,person2Id:t,parentOf:o,...n})},undo:async()=>{for(let s of o)await Yl("parent-child",t,s);await Mn("spousal",e,t)}},l("history.couple",r))}async function ql(e,t,n){let o=await ys(e,t,n),r={one:Je(t),other:Je(n)};await Ce({what:l("history.disconnecting",r),act:()=>Mn(e,t,n),undo:async()=>{let s={...dd(o),...Kl(e,t,n)};e==="spousal"?await ms(s):await ds(s)}},l("history.disconnected",r))}async function Vl(e,t,n,o,r){let s=Lo(o,r),i={one:Je(t),other:Je(n)};await Ce({what:l("history.editingLink",i),act:async()=>{await hs(e,t,n,r)},undo:async()=>{await hs(e,t,n,s)}},l("history.savedLink"))}async function ys(e,t,n){let o=Object.entries(Kl(e,t,n));return(await Ol(t)).find(s=>o.every(([i,a])=>s[i]===a))}async function Yl(e,t,n){try{await Mn(e,t,n)}catch(o){if(!(o instanceof X)||o.status!==pd)throw o}}function Kl(e,t,n){return e==="spousal"?{person1Id:t,person2Id:n}:{parentId:t,childId:n}}function dd(e){let{id:t,relationshipType:n,treeId:o,createdAt:r,updatedAt:s,...i}=e;return Wl(i)}var md=409;function ws(e){let t,n=null;return{async end(){let{person:o}=await Xe(e);return n=o.photoUrl?await Oo(o.photoUrl).catch(()=>null):null,{undo:t}=await Tl(e),L.peek().person===e&&H({person:""}),{isForGood:!t}},async goOn(){return t&&await hd(e,t),t=void 0,n&&await Po(e,n),n=null,{opens:e}}}}async function hd(e,t){try{await El(e,t)}catch(n){if(!(n instanceof X)||n.status!==md)throw n;await Xe(e).catch(()=>Promise.reject(n))}}async function Zt(e){let t=V.peek()?.tree.treeId??"",n=C(e),o="",r=null;return await Ce({what:l("history.adding",{name:n}),act:async()=>{if(r)return r.goOn();o=(await Sl({treeId:t,...e})).personId},undo:()=>(r??=ws(o)).end()},l("history.added",{name:n})),o}async function Xl(e,t,n){let o=Lo(e,t),r=n,s=C({...e,...t});await Ce({what:l("history.editing",{name:s}),act:async()=>{await ps(e.personId,t,r),r=""},undo:async()=>{await ps(e.personId,o)}},l("history.saved",{name:s}))}async function Jl(e){let t=C(e),n=ws(e.personId);await Ce({what:l("history.deleting",{name:t}),act:n.end,undo:n.goOn},l("history.deleted",{name:t}))}async function Zl(e,t){let n=e.personId,o=e.photoUrl?await Oo(e.photoUrl).catch(()=>null):null,r=async s=>{s?await Po(n,s):await Pl(n)};await Ce({what:l("history.photo",{name:C(e)}),act:()=>r(t),undo:()=>r(o)},l(t?"history.photoSaved":"history.photoRemoved"))}async function Ql(e){let t=V.peek()?.tree;if(!t)return;let n=t.rootPersonId??null;await Ce({what:l("history.root",{name:C(e)}),act:async()=>{await bt(t.treeId,{rootPersonId:e.personId})},undo:async()=>{await bt(t.treeId,{rootPersonId:n})}},l("history.rootSet",{name:C(e)}))}var ec=/[^\p{L}\p{N}]+/u,gd=we(()=>[...N.value.values()].filter(e=>!e.hidden).map(e=>{let t=bl(e);return{person:e,words:` ${t} ${t.split(ec).join(" ")}`}}));function Qt(e,t=1/0){let n=us(e).split(/\s+/).filter(Boolean);if(!n.length)return[];let o=[];for(let{person:r,words:s}of gd.value)if(n.every(i=>$d(s,i))&&(o.push(r),o.length>=t))break;return o}function $d(e,t){if(e.includes(` ${t}`))return!0;let n=t.split(ec).filter(Boolean);return n.length>0&&n.every(o=>e.includes(` ${o}`))}var bd=l("canvas.nameless"),yd={Male:"father",Female:"mother"},wd={Male:"son",Female:"daughter"},vd=new Intl.Segmenter,_d=new RegExp(["Arabic","Hebrew","Syriac","Thaana","Nko","Devanagari","Bengali","Gurmukhi","Mongolian"].map(e=>`\\p{Script=${e}}`).join("|"),"u"),xd=/[\u061c\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;function On(e){let t=new WeakMap;return n=>{let o=t.get(n);if(o!==void 0)return o;let r=e(n);return t.set(n,r),r}}var Ze=On(e=>Pn([e.firstName,e.middleName,e.lastName,e.suffix])||bd),De=On(e=>{let t=En(e.firstName),n=En(e.middleName).split(" ").filter(Boolean),o=[...t.split(" ").filter(Boolean),...n],[r=""]=o,s=En(e.preferredName)||r,i=o.slice(1).map(a=>_s(a)[0]??"").filter(a=>/\p{L}/u.test(a)&&a!==a.toLowerCase()).map(a=>`${a}.`);return[Pn(o),Pn([r,...i]),Pn([r,i[0]]),s].filter((a,c,f)=>a!==""&&f.indexOf(a)===c)}),en=On(e=>Pn([e.lastName,e.suffix])),In=On(e=>{if(e.hidden)return"";let t=tc(e.firstName||e.preferredName),n=tc(e.lastName);return`${t}${n}`.toUpperCase()||"?"}),lt=On(e=>{if(e.hidden)return"";let t=qt(je(e),e.birthDateText),n=qt(vo(e),e.deathDateText);return t&&n?`${t}–${n}`:n?l("canvas.died",{year:n}):t?e.living!==!1?l("canvas.born",{year:t}):`${t}–${l("date.unknownYear")}`:""});function vs(e,t){let n=new Set(t.children(e.personId).map(({id:s})=>s)).size,o=yd[e.gender]??"parent",r=n>0?l(`canvas.${o}`,{count:n}):"";return[Ze(e),lt(e),r].filter(Boolean).join(", ")}function nc(e,t){let n=i=>{let a=i.slice(0,3).map(({id:c})=>Ze(t.people.get(c)??e));return Me(a)},o=wd[e.gender]??"child",r=n(t.parents(e.personId)),s=n(t.spouses(e.personId));return[vs(e,t),r&&l(`canvas.${o}`,{people:r}),s&&l("canvas.with",{people:s})].filter(Boolean).join(". ")}function tc(e){return _s(En(e)).find(t=>/[\p{L}\p{N}]/u.test(t))??""}function _s(e){return Array.from(vd.segment(e),({segment:t})=>t)}function oc(e){return _d.test(e)?[e]:_s(e)}function En(e){return(e??"").replace(xd,"").replace(/[\p{Cc}\s]+/gu," ").trim()}function Pn(e){return e.map(En).filter(Boolean).join(" ")}function Le({person:e,isLarge:t=!1}){let n=t?"portrait large":"portrait",o=`is-${(e.gender??"Unknown").toLowerCase()}`;if(e.photoUrl&&!e.hidden){let r=t?e.photoUrl:`${e.photoUrl}&size=small`;return m`<img class="${n} ${o}" src=${r} alt="" loading="lazy" />`}return m`<span class="${n} ${o}" aria-hidden="true">${In(e)||"·"}</span>`}var kd=30;function tn({label:e,onPick:t,onText:n,without:o,placeholder:r=l("picker.example"),isLabelShown:s=!0,isKept:i=!1,...a}){let[c,f]=_(""),[u,p]=_(0),[h,d]=_(!1),g=B(null),$=Ue(),b=Qt(c,kd).filter(k=>!o?.has(k.personId)),y=h&&c.trim()!=="";W(()=>{g.current?.querySelector("[aria-selected=true]")?.scrollIntoView({block:"nearest"})},[u,y]);let w=k=>{f(k),p(0),d(!0),n?.(k)},v=k=>{i||w(""),d(!1),t(k)},x=k=>{let P=b[u];if(k.key==="ArrowDown")p(Math.min(u+1,b.length-1));else if(k.key==="ArrowUp")p(Math.max(u-1,0));else if(k.key==="Enter"&&y&&P)v(P);else if(k.key==="Escape"&&c)w("");else return;k.preventDefault(),k.stopPropagation()};return m`<div class="picker field">
    <label for=${$} class=${s?"":"visually-hidden"}>${e}</label>
    <input
      id=${$}
      type="search"
      role="combobox"
      value=${c}
      placeholder=${r}
      autocomplete="off"
      spellcheck=${!1}
      aria-expanded=${y}
      aria-controls="${$}-hits"
      aria-autocomplete="list"
      aria-activedescendant=${y&&b[u]?`${$}-${u}`:void 0}
      onInput=${k=>w(k.target.value)}
      onFocus=${()=>d(!0)}
      onBlur=${()=>d(!1)}
      onKeyDown=${x}
      ...${a}
    />
    <ul class="hits" id="${$}-hits" role="listbox" aria-label=${l("picker.hits")} ref=${g}
      hidden=${!y}>
      ${y?b.map((k,P)=>m`<li
              key=${k.personId}
              id="${$}-${P}"
              role="option"
              aria-selected=${P===u}
              class="hit"
              onPointerDown=${A=>A.preventDefault()}
              onClick=${()=>v(k)}
            >
              <${Le} person=${k} />
              <span class="hit-name">${C(k)}</span>
              <span class="hit-years">${at(k)}</span>
            </li>`):null}
    </ul>
    ${y&&!b.length?m`<p class="hits none" role="status">${l("picker.none")}</p>`:null}
  </div>`}var An="?",rc=e=>C(N.value.get(e));function xs(e){return e.length>1?An:e[0]??""}function sc(e,t,n){let o=J.value.parents(t),r=n==="Biological"?0:n==="Step"?1:1/0;if(o.filter(i=>i.type==="Biological").length>r)return[];let s=new Set([t,...o.map(i=>i.id)]);return J.value.spouses(e).map(i=>i.id).filter(i=>!s.has(i))}function ks({spouses:e,type:t,value:n,onValue:o}){if(!e.length)return null;let r=[...e.length>1?[[An,l("add.choose")]]:[],["",l("add.parentUnknown")],...e.map(i=>[i,rc(i)])],s=l(t==="Step"?"add.biologicalParent":"add.otherParent");return m`<${O} label=${s} value=${n} onValue=${o} options=${r} />`}function Fo(e){return J.value.children(e).filter(({id:t,type:n})=>n==="Biological"&&J.value.parents(t).length===1).map(t=>t.id)}function Ms(e){return J.value.spouses(e).length?[]:Fo(e)}function Ss({ids:e,chosen:t,onChosen:n}){if(!e.length)return null;let o=(r,s)=>e.filter(i=>i===r?s:t.includes(i));return m`<fieldset class="choices">
    <legend>${l("add.alsoParent")}</legend>
    ${e.map(r=>m`<${rt} key=${r} label=${rc(r)} value=${t.includes(r)}
        onValue=${s=>n(o(r,s))} />`)}
  </fieldset>`}var cc=["JAN","FEB","MAR","APR","MAY","JUN","JUL","AUG","SEP","OCT","NOV","DEC"],Md=[31,29,31,30,31,30,31,31,30,31,30,31],Sd=/^(?:about|abt\.?|around|circa|ca\.?|c\.|approximately|approx\.?|roughly|~)\s*/i,Td=/^(?:estimated|est\.?|probably|perhaps|maybe)\s+/i,Ed=/^(?:calculated|cal\.?)\s+/i,Pd=/^(?:before|bef\.?|until|by|<)\s*/i,Od=/^(?:after|aft\.?|since|>)\s*/i,Id=/^(?:between|bet\.?)\s+(.+?)\s+(?:and|&|-|–)\s+(.+)$/i,Ad=/^from\s+(.+?)\s+(?:to|until|-|–)\s+(.+)$/i,Nd=/^from\s+/i,Cd=/^to\s+/i,Dd=/^(\d{3,4})\s*[-–]\s*(\d{3,4})$/,ic=/\s*\b(?:b\.?\s?c\.?\s?e?\.?)$/i,Ld=/^(?:@#D[A-Z _]+@|GREGORIAN|JULIAN|FRENCH_R|HEBREW)\s/i;function ct(e){let t=e.trim().replace(/\s+/g," ");if(!t)return null;let n=Rd(t);if(n)return{text:n,words:Ht(n),isPhrase:!1};let o=/^\(.*\)$/.test(t)?t:`(${t})`;return{text:o,words:o.slice(1,-1),isPhrase:!0}}function Rd(e){if(Ld.test(e))return e;let t=Dd.exec(e);if(t&&Number(t[1])<Number(t[2]))return`BET ${t[1]} AND ${t[2]}`;let n=Id.exec(e);if(n)return ac("BET",n,"AND");let o=Ad.exec(e);if(o)return ac("FROM",o,"TO");let r=[[Sd,"ABT"],[Td,"EST"],[Ed,"CAL"],[Pd,"BEF"],[Od,"AFT"],[Nd,"FROM"],[Cd,"TO"]];for(let[s,i]of r){if(!s.test(e))continue;let a=Bo(e.replace(s,""));return a&&`${i} ${a}`}return/^\d{3,4}\s*\?$/.test(e)?`EST ${e.replace(/\s*\?$/,"")}`:Bo(e)}function ac(e,t,n){let o=Bo(t[1]??""),r=Bo(t[2]??"");return o&&r?`${e} ${o} ${n} ${r}`:null}function Bo(e){let t=ic.test(e)?" BCE":"",n=e.replace(ic,"").replace(/(\d)(?:st|nd|rd|th)\b/gi,"$1").trim(),o=Fd(n)??Bd(n);return o&&o+t}function Fd(e){if(/^\d{1,4}$/.test(e)&&Number(e)>0)return String(Number(e));if(/^\d{3,4}\/\d{2}$/.test(e))return e;let t=/^(\d{3,4})-(\d{1,2})(?:-(\d{1,2}))?$/.exec(e);if(t)return xt(t[1],Number(t[2]),t[3]);let n=/^(?:(\d{1,2})\.\s?)?(\d{1,2})\.\s?(\d{3,4})$/.exec(e);if(n)return xt(n[3],Number(n[2]),n[1]);let o=/^(\d{1,2})[/-](\d{1,2})[/-](\d{3,4})$/.exec(e);if(!o)return null;let[r,s]=[Number(o[1]),Number(o[2])];return r>12?xt(o[3],s,String(r)):s>12?xt(o[3],r,String(s)):r===s?xt(o[3],r,String(r)):null}function Bd(e){let t=/^(?:(\d{1,2})\.?\s+)?(?:of\s+)?([a-z]{3,9})\.?,?\s+(\d{1,4}(?:\/\d{2})?)$/i,n=/^([a-z]{3,9})\.?\s+(\d{1,2}),?\s+(\d{1,4})$/i,o=t.exec(e);if(o)return xt(o[3],lc(o[2]),o[1]);let r=n.exec(e);return r&&xt(r[3],lc(r[1]),r[2])}function lc(e=""){let t=e.slice(0,3).toUpperCase(),n=cc.indexOf(t);return Ud[n]?.startsWith(e.toUpperCase())||e.toUpperCase()==="SEPT"?n+1:0}var Ud=["JANUARY","FEBRUARY","MARCH","APRIL","MAY","JUNE","JULY","AUGUST","SEPTEMBER","OCTOBER","NOVEMBER","DECEMBER"];function xt(e,t,n){let o=cc[t-1];if(!e||!o)return null;if(n===void 0)return`${o} ${e}`;let r=Number(n);return r>=1&&r<=(Md[t-1]??0)?`${r} ${o} ${e}`:null}function We({label:e,value:t,onValue:n}){let o=ct(t);return m`<${O}
    label=${e}
    value=${t}
    onValue=${n}
    placeholder=${l("field.dateExample")}
    hint=${Hd(t,o)}
  />`}function Hd(e,t){return t?t.isPhrase?/^\d{1,2}[/-]\d{1,2}[/-]\d{3,4}$/.test(e.trim())?l("field.dateUnclear"):l("field.dateUnread"):l("field.dateRead",{date:t.words}):l("field.dateHint")}var zd=["middleName","birthName","preferredName","suffix","birthPlace","deathPlace","biography"],Ts=["Female","Male","Other","Unknown"].map(e=>[e,l(`gender.${e}`)]),Es=[["",l("living.auto")],["yes",l("living.yes")],["no",l("living.no")]];function Re(e){return{firstName:e.firstName??"",middleName:e.middleName??"",lastName:e.lastName??"",birthName:e.birthName??"",preferredName:e.preferredName??"",suffix:e.suffix??"",gender:e.gender??"Unknown",birth:pe(e.birthDate,e.birthDateText),birthPlace:e.birthPlace??"",death:pe(e.deathDate,e.deathDateText),deathPlace:e.deathPlace??"",living:e.isLiving===void 0?"":e.isLiving?"yes":"no",biography:e.biography??""}}function Uo(e,t){let n={};for(let o of["firstName","lastName"])e[o].trim()!==t[o]&&(n[o]=e[o].trim());e.gender!==t.gender&&(n.gender=e.gender);for(let o of zd)e[o].trim()!==t[o].trim()&&(n[o]=e[o].trim()||null);for(let o of["birth","death"])e[o].trim()!==t[o]&&(n[`${o}DateText`]=ct(e[o])?.text??null);return e.living!==t.living&&(n.isLiving=e.living===""?null:e.living==="yes"),n}function uc(e){let t=Uo(e,Re({})),n=Object.fromEntries(Object.entries(t).filter(([,r])=>r!==null)),o={firstName:e.firstName.trim(),lastName:e.lastName.trim()};return{...n,...o,gender:e.gender}}function Nn(e){return!!(e.firstName.trim()||e.lastName.trim())}function Ho({draft:e,onDraft:t,isShort:n=!1}){let o=r=>({value:e[r],onValue:s=>t({...e,[r]:s})});return m`<div class="fields">
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
    <${Ae} legend=${l("field.gender")} name="gender" options=${Ts}
      isLegendShown=${!0} ...${o("gender")} />
    <div class="fields">
      <${We} label=${l("field.birth")} ...${o("birth")} />
      <${O} label=${l("field.birthPlace")} maxlength="200" ...${o("birthPlace")} />
      <${We} label=${l("field.death")} ...${o("death")} />
      ${n?null:m`<${O} label=${l("field.deathPlace")} maxlength="200"
            ...${o("deathPlace")} />`}
    </div>
    ${n?null:m`<${Ae} legend=${l("field.living")} name="living" options=${Es}
            isLegendShown=${!0} ...${o("living")} />
          <${O} label=${l("field.biography")} type="area" rows="8" maxlength="60000"
            spellcheck=${!0} ...${o("biography")} />`}`}var zo="Partner",Go="Unknown",Gd=["Married",zo,"Divorced","Widowed","Separated",Go],jd=["Married",zo,"Divorced","Widowed","Separated"],nn=Gd.map(e=>[e,l(`relatives.statuses.${e}`)]),fc=Go;function pc({status:e="Married",statusDetail:t}){return e!=="Married"?e:[zo,Go].find(n=>n===t)??e}function on(e){return[zo,Go].includes(e)?{status:"Married",statusDetail:e}:{status:e}}function rn(e){let t=jd.find(n=>n===e);return t?l(`relatives.unions.${t}`):e.toLowerCase()}var jo=["Biological","Adoptive","Step","Foster"].map(e=>[e,l(`relatives.types.${e}`)]),dc="";function mc({adding:e,onClose:t}){let{kind:n,personId:o=""}=e,r=N.value.get(o),[s,i]=_("new"),a=r?l(`add.${n}`,{name:C(r)}):l("add.alone"),c=n!=="alone"&&n!=="sibling"&&N.value.size>1;return m`<${K} title=${a} onClose=${t}>
    <div class="stack">
      ${c?m`<${Ae}
            legend=${l("add.who")}
            name="add-how"
            value=${s}
            options=${[["new",l("add.new")],["there",l("add.existing")]]}
            onValue=${i}
          />`:null}
      ${s==="new"?m`<${Wd} kind=${n} person=${r} onClose=${t} />`:m`<${Vd} kind=${n} personId=${o} onClose=${t} />`}
    </div>
  <//>`}function Wd({kind:e,person:t,onClose:n}){let[o,r]=_(Re(Kd(e,t))),s=t?.personId??"",i=e==="child"?J.value.spouses(s).map(k=>k.id):[],[a,c]=_(xs(i)),f=e==="spouse"?Fo(s):[],[u,p]=_(Ms(s)),[h,d]=_("Biological"),g=e==="parent"?Yd(t):void 0,[$,b]=_(e==="parent"?fc:"Married"),{isBusy:y,problem:w,submit:v}=G(async()=>{let k=$===dc?"":g?.personId??"",P={alsoOf:a,parentOf:u,spouseOf:k,type:h,status:$},A=await qd(e,t,uc(o),P);n(),H({person:A}),q.current?.focus(A)}),x=Nn(o)?a===An?l("add.chooseParent"):"":l("person.nameNeeded");return m`<form class="stack" onSubmit=${v}>
    <${Ho} draft=${o} onDraft=${r} isShort=${!0} />
    <div class="fields">
      <${ks} spouses=${i} type=${h} value=${a} onValue=${c} />
      ${e==="child"||e==="parent"?m`<${O} label=${l("relatives.type")} value=${h} onValue=${d}
            options=${jo} />`:null}
      ${e==="spouse"?m`<${O} label=${l("relatives.status")} value=${$} onValue=${b}
            options=${nn} />`:null}
      ${g?m`<${O} label=${l("add.couple",{name:C(g)})} value=${$}
            onValue=${b} options=${[...nn,[dc,l("add.noCouple")]]} />`:null}
    </div>
    <${Ss} ids=${f} chosen=${u} onChosen=${p} />
    <${E} error=${w} />
    <div class="actions">
      <button type="submit" class="button strong" disabled=${y||x}>
        ${l("button.add")}
      </button>
      <button type="button" class="button" onClick=${n}>${l("button.cancel")}</button>
      ${x?m`<p class="hint">${x}</p>`:null}
    </div>
  </form>`}async function qd(e,t,n,{alsoOf:o,parentOf:r,spouseOf:s,type:i,status:a}){if(!t||e==="alone")return Zt(n);let{personId:c}=t;if(e==="spouse")return Zt({...n,relative:{kind:e,personId:c,parentOf:r,...on(a)}});if(e==="parent"){let $=s?{spouseOf:s,...on(a)}:{};return Zt({...n,relative:{kind:e,personId:c,type:i,...$}})}if(e==="child")return Zt({...n,relative:{kind:e,personId:c,type:i,...o?{alsoOf:o}:{}}});let f=J.peek().parents(c),u=f.filter($=>$.type==="Biological"),[p,h]=u.length?u:f,d=h?{alsoOf:h.id}:{},g=p?.id??"";return Zt({...n,relative:{kind:"child",personId:g,...d}})}function Vd({kind:e,personId:t,onClose:n}){let[o,r]=_(null),[s,i]=_("Biological"),[a,c]=_("Married"),[f,u]=_(null),[p,h]=_(Ms(t)),d=o?.personId??"",g=e==="child"?sc(t,d,s):[],$=`${d} ${s}`,b=o&&f?.of===$?f.id:xs(g),y=e==="spouse"?Fo(t).filter(k=>k!==d):[],{isBusy:w,problem:v,submit:x}=G(async()=>{if(!o)return;let k=p.filter(P=>y.includes(P));e==="spouse"?await Ro(t,d,on(a),k):e==="parent"?await Jt(d,t,s):await Jt(t,d,s,b),n()});return m`<form class="stack" onSubmit=${x}>
    <${tn} label=${l("add.who")} without=${new Set([t])} isKept=${!0}
      data-first onPick=${r} />
    ${o?m`<p role="status">
          ${xe("add.chosen",{name:m`<strong>${C(o)}</strong>`})}
        </p>`:null}
    ${e==="spouse"?m`<${O} label=${l("relatives.status")} value=${a} onValue=${c}
          options=${nn} />`:m`<${O} label=${l("relatives.type")} value=${s} onValue=${i}
          options=${jo} />`}
    ${o?m`<${ks} spouses=${g} type=${s} value=${b}
          onValue=${k=>u({of:$,id:k})} />`:null}
    <${Ss} ids=${y} chosen=${p} onChosen=${h} />
    <${E} error=${v} />
    <div class="actions">
      <button type="submit" class="button strong"
        disabled=${w||!o||b===An}>${l("button.connect")}</button>
      <button type="button" class="button" onClick=${n}>${l("button.cancel")}</button>
    </div>
  </form>`}function Yd(e){let t=e?J.value.parents(e.personId):[];return t.length===1?N.value.get(t[0]?.id??""):void 0}function Kd(e,t){if(!t||e==="alone")return{};let{parents:n}=J.value,o=e==="spouse"?"":t.lastName,r={Male:"Female",Female:"Male"};if(e==="spouse")return{gender:r[t.gender]??"Unknown"};if(e==="child")return{lastName:Xd(t).lastName};if(e!=="parent")return{lastName:o};let[s]=n(t.personId).map(a=>N.value.get(a.id));if(!s)return{lastName:o};let i=s.gender==="Male";return{gender:r[s.gender]??"Unknown",lastName:i?"":o}}function Xd(e){let[t,...n]=J.value.spouses(e.personId),o=n.length?void 0:N.value.get(t?.id??"");return e.gender==="Female"&&o?.gender==="Male"&&o.lastName?o:e}function hc({ends:e,onClose:t}){let[n,o]=e,[r,s]=_("parent"),i={one:C(N.value.get(n)),other:C(N.value.get(o))},a=[["parent",l("add.isParent",i)],["child",l("add.isChild",i)],["spouse",l("add.areCouple",i)]],{isBusy:c,problem:f,submit:u}=G(async()=>{r==="parent"?await Jt(n,o):r==="child"?await Jt(o,n):await Ro(n,o),t()});return m`<${K} title=${l("kin.title")} onClose=${t}>
    <form class="stack" onSubmit=${u}>
      <fieldset class="choices">
        <legend class="visually-hidden">${l("kin.title")}</legend>
        ${a.map(([p,h])=>m`<label class="choice" key=${p}>
            <input type="radio" name="link-how" value=${p} checked=${r===p}
              data-first=${p==="parent"?!0:void 0}
              onChange=${()=>s(p??"")} />
            <span>${h}</span>
          </label>`)}
      </fieldset>
      <${E} error=${f} />
      <div class="actions">
        <button type="submit" class="button strong" disabled=${c}>
          ${l("button.connect")}
        </button>
        <button type="button" class="button" onClick=${t}>
          ${l("button.cancel")}
        </button>
      </div>
    </form>
  <//>`}var Ps=new Map;function Os(e){return`${U.peek()?.userId}/${e}`}function Wo(e){return Ps.get(Os(e))}function gc(e,t){Ps.set(Os(e),t)}function qo(e){Ps.delete(Os(e))}function $c({person:e}){let t=[Vt(e),_t(e.birthPlace)].filter(Boolean),n=[Yt(e),_t(e.deathPlace)].filter(Boolean),o=e.isLiving===!1?l("person.deathUnknown"):"",s=[[l("field.birthName"),e.birthName??""],[l("field.preferredName"),e.preferredName??""],[l("field.birth"),t.join(", ")],[l("field.death"),n.join(", ")||o],[l("field.gender"),e.gender==="Unknown"?"":l(`gender.${e.gender}`)]].filter(([,i])=>i);return m`${s.length?m`<dl class="facts">
          ${s.map(([i,a])=>m`<div key=${i}>
              <dt>${i}</dt>
              <dd>${a}</dd>
            </div>`)}
        </dl>`:m`<p class="hint">${l("person.nothingKnown")}</p>`}
    ${e.biography?m`<section class="story" aria-label=${l("field.biography")}>
          ${e.biography.split(/\n{2,}/).map((i,a)=>m`<p key=${a}>${i}</p>`)}
        </section>`:null}`}var Jd=20,Zd=[["Divorced",l("relatives.statuses.Divorced")],["Separated",l("relatives.statuses.Separated")],["Widowed",l("relatives.statuses.Widowed")],["Married",l("relatives.statuses.Unknown")]];function Vo(e=[]){return e.map((t,n)=>({key:n,before:t,status:t.status,married:pe(t.marriageDate,t.marriageDateText),marriagePlace:t.marriagePlace??"",divorced:pe(t.divorceDate,t.divorceDateText),notes:t.notes??""}))}function yc(e,t=[]){if(JSON.stringify(e)!==JSON.stringify(Vo(t)))return e.length?e.map(Qd):null}function Qd({before:e,status:t,married:n,marriagePlace:o,divorced:r,notes:s}){let{marriageDate:i,marriageDateText:a,divorceDate:c,divorceDateText:f}=e;return{status:t,...bc("marriageDate",n,i,a),...bc("divorceDate",r,c,f),...o.trim()?{marriagePlace:o.trim()}:{},...s.trim()?{notes:s.trim()}:{}}}function bc(e,t,n,o){if(t!==pe(n,o))o=ct(t)?.text;else if(!o&&n)return{[e]:n};return o?{[`${e}Text`]:o}:{}}function wc({drafts:e,onDrafts:t}){let n=()=>{let o=Math.max(-1,...e.map(s=>s.key))+1,[r]=Vo([{status:"Divorced"}]);r&&t([...e,{...r,key:o}])};return m`${e.map((o,r)=>{let s=e.length>1?`${r+1}`:"",i=a=>({value:o[a],onValue:c=>t(e.map(f=>f===o?{...f,[a]:c}:f))});return m`<fieldset class="earlier stack" key=${o.key}>
        <legend>
          ${s?l("relatives.earlierNumber",{number:s}):l("relatives.earlier")}
        </legend>
        <div class="fields">
          <${We} label=${l("relatives.married")} ...${i("married")} />
          <${O} label=${l("relatives.marriagePlace")} maxlength="200"
            ...${i("marriagePlace")} />
          <${O} label=${l("relatives.ended")} options=${Zd} ...${i("status")} />
          ${o.status==="Divorced"||o.divorced?m`<${We} label=${l("relatives.divorced")} ...${i("divorced")} />`:null}
        </div>
        <${O} label=${l("relatives.notesLabel")} type="area" rows="2" maxlength="2000"
          ...${i("notes")} />
        <button type="button" class="button quiet small"
          onClick=${()=>t(e.filter(a=>a!==o))}>
          <${S} name="bin" />${s?l("relatives.removeEarlierNumber",{number:s}):l("relatives.removeEarlier")}
        </button>
      </fieldset>`})}
    ${e.length<Jd?m`<button type="button" class="button quiet small add-earlier" onClick=${n}>
          <${S} name="plus" />${l("relatives.addEarlier")}
        </button>`:null}`}function vc(e=[]){return e.map(em).join("; ")}function em({status:e,...t}){let n=pe(t.marriageDate,t.marriageDateText),o=pe(t.divorceDate,t.divorceDateText),r=e==="Married"?"":rn(e),s=o?l("relatives.divorcedOn",{date:o}):r;return[n?l("relatives.marriedOn",{date:n}):"",s].filter(Boolean).join(", ")||rn("Married")}function xc({kind:e,first:t,second:n,onClose:o}){let r=ke(()=>ys(e,t,n),[e,t,n]),s=l("relatives.pair",{one:C(N.value.get(t)),other:C(N.value.get(n))});return m`<${K} title=${s} onClose=${o}>
    <${E} error=${r.problem} onRetry=${r.again} />
    ${r.answer?m`<${tm} kind=${e} first=${t} second=${n} link=${r.answer}
          onClose=${o} />`:null}
  <//>`}function tm({kind:e,first:t,second:n,link:o,onClose:r}){let s=e==="spousal",[i,a]=_(_c(o)),[c,f]=_(Vo(o.previousUnions)),u=g=>({value:i[g],onValue:$=>a({...i,[g]:$})}),{isBusy:p,problem:h,submit:d}=G(async()=>{let g=nm(i,_c(o),s),$=yc(c,o.previousUnions);$!==void 0&&(g.previousUnions=$),Object.keys(g).length&&await Vl(e,t,n,o,g),r()});return m`<form class="stack" onSubmit=${d}>
    <div class="fields">
      ${s?m`<${O} label=${l("relatives.status")} options=${nn}
              ...${u("status")} />
            <${We} label=${l("relatives.married")} ...${u("married")} />
            <${O} label=${l("relatives.marriagePlace")} maxlength="200"
              ...${u("marriagePlace")} />
            <${We} label=${l("relatives.divorced")} ...${u("divorced")} />`:m`<${O} label=${l("relatives.type")} options=${jo}
              ...${u("type")} />
            ${i.type==="Adoptive"?m`<${We} label=${l("relatives.adopted")} ...${u("adopted")} />`:null}`}
    </div>
    <${O} label=${l("relatives.notesLabel")} type="area" rows="3" maxlength="2000"
      ...${u("notes")} />
    ${s?m`<${wc} drafts=${c} onDrafts=${f} />`:null}
    <${E} error=${h} />
    <div class="actions">
      <button type="submit" class="button strong" disabled=${p}>${l("button.save")}</button>
      <button type="button" class="button" onClick=${r}>${l("button.cancel")}</button>
    </div>
  </form>`}function _c(e){return{type:String(e.type??"Biological"),status:pc(e),married:pe(e.marriageDate,e.marriageDateText),divorced:pe(e.divorceDate,e.divorceDateText),adopted:pe(e.adoptionDate,e.adoptionDateText),marriagePlace:String(e.marriagePlace??""),notes:String(e.notes??"")}}function nm(e,t,n){let o={},r=n?[["married","marriageDateText"],["divorced","divorceDateText"]]:[["adopted","adoptionDateText"]];for(let[s,i]of r)e[s]!==t[s]&&(o[i]=ct(e[s])?.text??null);return e.notes!==t.notes&&(o.notes=e.notes.trim()||null),n&&e.marriagePlace!==t.marriagePlace&&(o.marriagePlace=e.marriagePlace.trim()||null),n&&e.status!==t.status&&Object.assign(o,{statusDetail:null},on(e.status)),!n&&e.type!==t.type&&(o.type=e.type),o}var om=["Adoptive","Step","Foster","Half"],rm={parent:"button.addParent",spouse:"button.addSpouse",child:"button.addChild",sibling:"button.addSibling"};function Mc({person:e,onAdd:t}){let[n,o]=_(null),r=e.personId,s=[[l("relatives.parents"),"parent",kc(r)],[l("relatives.spouses"),"spouse",am(r)],[l("relatives.children"),"child",im(r)],[l("relatives.siblings"),"sibling",um(r)]];return m`<div class="kin-lists">
    ${s.map(([i,a,c])=>c.length||ee.value?m`<section key=${a} aria-label=${i}>
            <header class="kin-list-head">
              <h3>${i}</h3>
              ${ee.value&&(a!=="sibling"||kc(r).length)?m`<button
                    type="button"
                    class="button quiet small"
                    onClick=${()=>t({kind:a,personId:r})}
                  >
                    <${S} name="plus" />${l(rm[a])}
                  </button>`:null}
            </header>
            <ul class="rows">
              ${c.map(f=>m`<${sm} key=${f.id} one=${f}
                  onEdit=${()=>o(f)} />`)}
            </ul>
          </section>`:null)}
    ${n?.link?m`<${xc} ...${n.link} onClose=${()=>o(null)} />`:null}
  </div>`}function sm({one:e,onEdit:t}){let n=N.value.get(e.id);if(!n)return null;let{link:o}=e;return m`<li class="row kin-row">
    <${Le} person=${n} />
    <span class="row-words">
      <button type="button" class="link" onClick=${()=>{H({person:e.id}),q.current?.focus(e.id)}}>${C(n)}</button>
      <span class="hint">${[at(n),e.note].filter(Boolean).join(" · ")}</span>
    </span>
    ${o&&ee.value?m`<${Ge}
          label=${l("relatives.menu",{name:C(n)})}
          items=${[{label:l("relatives.edit"),icon:"edit",act:t},{label:l("relatives.remove"),icon:"unlink",act:()=>ql(o.kind,o.first,o.second).catch(ue)}]}
        />`:null}
  </li>`}function Is(e){let t=om.find(n=>n===e);return t?l(`relatives.notes.${t}`):""}function kc(e){return J.value.parents(e).map(t=>({id:t.id,note:Is(t.type),link:{kind:"parent-child",first:t.id,second:e}}))}function im(e){return J.value.children(e).map(t=>({id:t.id,note:Is(t.type),link:{kind:"parent-child",first:e,second:t.id}}))}function am(e){return J.value.spouses(e).map(({id:t,link:n})=>({id:t,note:[lm(n),cm(n)].filter(Boolean).join(" · "),link:{kind:"spousal",first:n.person1Id,second:n.person2Id}}))}function lm(e){let t=pe(e.marriageDate,e.marriageDateText),n=e.status!=="Married"||e.statusDetail!=="Unknown",o=e.statusDetail==="Unknown"?"":e.statusDetail,r=n&&(o||e.status)||"",s=t?l("relatives.marriedOn",{date:t}):"";return r==="Married"?s||rn(r):[rn(r),s].filter(Boolean).join(", ")}function cm({previousUnions:e}){return e?.length?l("relatives.previously",{unions:vc(e)}):""}function um(e){return $l(e).map(t=>({id:t.id,note:Is(t.how)}))}var fm=412,pm=["firstName","middleName","lastName","birthName","preferredName","suffix","gender","birth","birthPlace","death","deathPlace","living","biography"];function Tc({person:e,etag:t,onDone:n,onFresh:o}){let{personId:r}=e,s=Wo(r),[i,a]=_(s?.known??{person:e,etag:t}),[c,f]=_(s?.draft??Re(e)),[u,p]=_(null),h=B(null);le(()=>h.current?.querySelector("input")?.focus(),[]);let d=async x=>{let k=Uo(c,Re(i.person));Object.keys(k).length&&await Xl(x.person,k,x.etag),g()},g=()=>{qo(r),n()},{isBusy:$,problem:b,submit:y}=G(async()=>{try{await d(i)}catch(x){if(!(x instanceof X&&x.status===fm))throw x;p(await Xe(r))}}),w=G(async()=>{u&&await d(u)}),v=Nn(c)||!Nn(Re(i.person));return m`<form class="person-form stack" ref=${h} onSubmit=${y}
    aria-label=${l("button.edit")}
    onKeyDown=${x=>{x.key==="Escape"&&n()}}>
    <${Ho}
      draft=${c}
      onDraft=${x=>{f(x),Object.keys(Uo(x,Re(i.person))).length?gc(r,{draft:x,known:i}):qo(r)}}
    />
    <${E} error=${b??w.problem} />
    ${u?m`<${dm}
          draft=${c}
          before=${Re(i.person)}
          theirs=${Re(u.person)}
          isBusy=${w.isBusy}
          onMine=${w.submit}
          onTheirs=${()=>{a(u),f(Re(u.person)),qo(r),p(null),o()}}
        />`:m`<div class="actions sticky">
          <button type="submit" class="button strong" disabled=${$||!v}>
            ${l("button.save")}
          </button>
          <button type="button" class="button" onClick=${g}>${l("button.cancel")}</button>
          ${v?null:m`<p class="hint">${l("person.nameNeeded")}</p>`}
        </div>`}
  </form>`}function dm({draft:e,before:t,theirs:n,isBusy:o,onMine:r,onTheirs:s}){let i=pm.filter(c=>n[c]!==t[c]),a=B(null);return le(()=>a.current?.focus(),[]),m`<section class="stale" role="alert" tabindex="-1" ref=${a}>
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
        ${i.map(c=>m`<tr key=${c}>
            <th scope="row">${l(`field.${c}`)}</th>
            <td>${Sc(c,n[c])}</td>
            <td>${Sc(c,e[c])}</td>
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
  </section>`}function Sc(e,t){return{gender:Ts,living:Es}[String(e)]?.find(([o])=>o===t)?.[1]||t||l("person.noValue")}var mm="image/jpeg,image/png,image/webp,image/gif";function Ec({person:e}){let[t,n]=_(!1),o=B(null);if(!ee.value||e.hidden)return m`<${Le} person=${e} isLarge=${!0} />`;let r=async i=>{i===void 0||t||(n(!0),await Zl(e,i).catch(ue),n(!1))},s=C(e);return m`<div class="photo" aria-busy=${t}>
    <${Le} person=${e} isLarge=${!0} />
    <button
      type="button"
      class="photo-button"
      aria-label=${l(e.photoUrl?"person.changePhotoOf":"person.addPhotoOf",{name:s})}
      title=${l(e.photoUrl?"person.changePhoto":"person.addPhoto")}
      onClick=${()=>o.current?.click()}
    >
      <${S} name="camera" />
    </button>
    ${e.photoUrl?m`<button
          type="button"
          class="photo-button remove"
          aria-label=${l("person.removePhotoOf",{name:s})}
          title=${l("person.removePhoto")}
          onClick=${()=>r(null)}
        >
          <${S} name="close" />
        </button>`:null}
    <input
      type="file"
      hidden
      ref=${o}
      accept=${mm}
      aria-label=${l("person.photo")}
      onChange=${i=>{let[a]=i.target.files;i.target.value="",r(a)}}
    />
  </div>`}function Pc({personId:e,onAdd:t}){let n=N.value.get(e),[o,r]=_(!1),{answer:s,problem:i,again:a,settled:c}=ke(()=>Xe(e),[e]),f=B(null),u=B(n),p=B(!1);if(le(()=>{document.activeElement?.closest(".stage, .list-view, .panel, .insights")||f.current?.focus()},[e]),le(()=>{p.current&&!o&&document.getElementById("edit-person")?.focus(),p.current=o},[o]),le(()=>{u.current!==n&&!o&&a(),u.current=n},[n]),!n)return null;let h=s?.person??n,d=async()=>{await c(),r(!0)},g=()=>{H({person:""}),document.getElementById("main")?.focus()};return m`<aside class="panel" aria-label=${C(n)}>
    <header class="panel-head">
      <${Ec} person=${h} />
      <div class="panel-title">
        <h2 tabindex="-1" ref=${f}>${Ut(n)}</h2>
        <p class="hint">${at(n)}</p>
      </div>
      <button type="button" class="button quiet icon-only panel-close" onClick=${g}
        aria-label=${l("button.close")} title=${l("button.close")}
      ><${S} name="close" /></button>
    </header>
    ${n.hidden?m`<p class="panel-hidden">
          <${S} name="lock" />${l("person.hidden")}
        </p>`:null}
    ${o&&s?m`<${Tc}
          person=${s.person}
          etag=${s.etag}
          onDone=${()=>{r(!1),a()}}
          onFresh=${a}
        />`:m`${n.hidden?null:m`<${hm} person=${h} onEdit=${d} />`}
          <${E} error=${i} onRetry=${a} />
          ${Wo(e)?m`<p class="hint unsaved" role="status">${l("person.unsaved")}</p>`:null}
          ${n.hidden?null:m`<${$c} person=${h} />`}
          <${Mc} person=${n} onAdd=${t} />`}
  </aside>`}function hm({person:e,onEdit:t}){let n=e.personId,{view:o}=L.value,r=o==="tree"||o==="list"?"hourglass":o,s=()=>{o==="list"&&H({view:"tree"}),requestAnimationFrame(()=>q.current?.focus(n))},i=c=>c.catch(ue),a=[];return Bt.value&&V.value?.tree.rootPersonId!==n&&a.push({label:l("person.makeRoot"),icon:"root",act:()=>i(Ql(e))}),a.push({label:l("button.delete"),icon:"bin",isDanger:!0,act:()=>i(Jl(e))}),m`<div class="panel-deeds">
    ${ee.value?m`<button type="button" class="button" id="edit-person" onClick=${t}>
          <${S} name="edit" />${l("button.edit")}
        </button>`:null}
    <button type="button" class="button" onClick=${s}>
      <${S} name="tree" />${l("person.showInTree")}
    </button>
    <button type="button" class="button" title=${l("person.chartHint")}
      onClick=${()=>H({view:r,root:n})}>
      <${S} name=${r} />${l(`person.chart.${r}`)}
    </button>
    ${ee.value?m`<${Ge} label=${l("button.moreFor",{name:C(e)})} items=${a} />`:null}
  </div>`}var gm={pedigree:["parent"],fan:["parent"],descendants:["child"],hourglass:["parent","child"]},$m={parent:"noParents",child:"noChildren"},bm={parent:"button.addParent",child:"button.addChild"};function Oc({onAdd:e}){let{view:t,root:n}=L.value,o=N.value.get(n||So.value),r=gm[t]??[];if(!o||r.length===0)return null;let{personId:s}=o,{parents:i,children:a}=J.value;if(r.some(f=>(f==="parent"?i:a)(s).length>0))return null;let c=r[1]?"noParentsOrChildren":$m[r[0]??"parent"];return m`<div class="chart-note" role="status">
    <p>${l(`tree.${c}`)}</p>
    ${ee.value?r.map(f=>m`<button key=${f} type="button" class="button small"
            onClick=${()=>e(f,s)}
          ><${S} name="plus" />${l(bm[f])}</button>`):null}
  </div>`}function Ac({first:e,onPath:t,onClose:n}){let[o,r]=_(e),[s,i]=_(""),[a,c]=_(null),[f,u]=_(null),p=B(null);return le(()=>p.current?.querySelector("input")?.focus(),[]),W(()=>{c(null),u(null),t(null);let h=V.peek()?.tree.treeId;if(!o||!s||!h)return;let d=!0;return _l(h,o,s).then(g=>{d&&(c(g),t(g.path.length?g.path.map($=>$.personId):null))},g=>d&&u(g)),()=>{d=!1}},[o,s]),m`<section class="kin-bar" aria-label=${l("kin.title")} ref=${p}
    onKeyDown=${h=>{h.key==="Escape"&&n()}}>
    <header class="kin-head">
      <h2>${l("kin.title")}</h2>
      <button type="button" class="button quiet icon-only" aria-label=${l("kin.close")}
        onClick=${n}><${S} name="close" /></button>
    </header>
    <div class="kin-two">
      <${Ic} label=${l("kin.first")} id=${o} other=${s} onPick=${r} />
      <button
        type="button"
        class="button quiet icon-only"
        aria-label=${l("kin.swap")}
        title=${l("kin.swap")}
        disabled=${!o||!s}
        onClick=${()=>{r(s),i(o)}}
      >
        <${S} name="kin" />
      </button>
      <${Ic} label=${l("kin.second")} id=${s} other=${o} onPick=${i} />
    </div>
    <${E} error=${f} />
    <div role="status">
      ${a?m`<${ym} kinship=${a} from=${o} to=${s} />`:null}
    </div>
  </section>`}function Ic({label:e,id:t,other:n,onPick:o}){let r=N.value.get(t);return r?m`<div class="field">
    <span class="field-label">${e}</span>
    <span class="chosen">
      <${Le} person=${r} /><span class="chosen-name">${C(r)}</span>
      <button type="button" class="button quiet icon-only"
        aria-label=${l("kin.change",{name:C(r)})}
        onClick=${()=>o("")}><${S} name="close" /></button>
    </span>
  </div>`:m`<${tn}
      label=${e}
      without=${new Set([n])}
      onPick=${s=>o(s.personId)}
    />`}function ym({kinship:e,from:t,to:n}){let o=C(N.value.get(t)),r=C(N.value.get(n));if(!e.name)return m`<p>${l("kin.none",{one:o,other:r})}</p>`;let i=e.commonAncestors.filter(f=>f!==t&&f!==n).map(f=>C(N.value.get(f))),a=e.path.map((f,u)=>wm(e,u)),c=!a.some(f=>["Adoptive","Foster","Step"].includes(f));return m`<p class="kin-words">
      <strong>${l("kin.is",{one:o,other:r,kin:e.name})}</strong>
      ${e.reverseName?m`<br />${l("kin.is",{one:r,other:o,kin:e.reverseName})}`:null}
    </p>
    ${i.length?m`<p class="hint">
          ${l(c?"kin.descend":"kin.belong",{people:Me(i)})}
        </p>`:null}
    <details open>
      <summary>${l("kin.path",{count:e.path.length-1})}</summary>
      <ol class="kin-path">
        ${e.path.map((f,u)=>{let p=N.value.get(f.personId),h=N.value.get(e.path[u-1]?.personId??"");return m`<li key=${f.personId}>
            <button type="button" class="link" onClick=${()=>H({person:f.personId})}>
              ${C(p)}
            </button>
            ${f.step&&h?m`<span class="hint">
                  ${l("kin.step",{name:C(h),kin:vm(f.step,p,a[u]??"")})}
                </span>`:null}
          </li>`})}
      </ol>
    </details>`}function wm({path:e},t){let{personId:n="",step:o=""}=e[t]??{},r=e[t-1]?.personId??"",{parents:s,children:i,spouses:a}=J.value;return o==="spouse"?a(r).find(f=>f.id===n)?.link.status??"":(o==="parent"?s(r):i(r)).find(f=>f.id===n)?.type??""}function vm(e,t,n){let o=t?.gender,r=o==="Male"||o==="Female"?o:"Neutral";return e==="spouse"?l(`kin.spouse.${n==="Divorced"?n:"Married"}.${r}`):l(`kin.${e==="parent"?"parent":"child"}.${n||"Biological"}.${r}`)}var As="print-sheet",Yo=te(!1);window.addEventListener("beforeprint",Nc);window.addEventListener("afterprint",()=>{Yo.value=!1,document.getElementById(As)?.remove()});async function Ns(){Nc();let e=()=>new Promise(requestAnimationFrame);await e(),await e(),window.print()}function Nc(){Yo.value=!0,document.getElementById(As)?.remove(),q.current&&_m(q.current.svg())}function _m(e){let t=document.createElement("div");t.id=As;let n=new DOMParser().parseFromString(e,"image/svg+xml"),o=document.importNode(n.documentElement,!0),[,,r=0,s=0]=(o.getAttribute("viewBox")??"").split(" ").map(Number);t.classList.toggle("wide",r>s),t.append(o),document.body.append(t)}var Ko=52,Cc=8,xm=["name","born","place","died","children"],Dc=new Intl.Collator(bn(),{sensitivity:"base",numeric:!0,ignorePunctuation:!0}).compare;function Lc(){let[e,t]=_("name"),[n,o]=_(!1),[r,s]=_(""),i=Ot(()=>Sm(r.trim()?Qt(r):[...N.value.values()],e,n),[N.value,r,e,n]),a=B(null),c=B(null),f=Mm(a,i.length),[u,p]=Yo.value?[0,i.length]:f;le(()=>{c.current?.style.setProperty("--above",`${u*Ko}px`),c.current?.style.setProperty("--below",`${(i.length-p)*Ko}px`)});let h=d=>{o(d===e?!n:!1),t(d)};return m`<section class="list-view" aria-label=${l("list.title")}>
    <h1 class="printed-only">${V.value?.tree.treeName}</h1>
    <div class="list-head">
      <label class="visually-hidden" for="list-filter">${l("list.filter")}</label>
      <input id="list-filter" type="search" value=${r} autocomplete="off"
        placeholder=${l("list.filterExample")}
        onInput=${d=>s(d.target.value)} />
      <p role="status">${l("home.people",{count:i.length})}</p>
    </div>
    <div class="list-scroll" ref=${a} tabindex="0" role="region"
      aria-label=${l("list.table")}>
      <table aria-rowcount=${i.length+1}>
        <thead>
          <tr aria-rowindex="1">
            ${xm.map(d=>m`<th
                key=${d}
                scope="col"
                class="col-${d}"
                aria-sort=${d===e?n?"descending":"ascending":void 0}
              >
                <button type="button" class="sort" onClick=${()=>h(d)}>
                  ${l(`list.${d}`)}
                  <span aria-hidden="true">${d===e?n?"▾":"▴":""}</span>
                </button>
                <span class="printed-only">${l(`list.${d}`)}</span>
              </th>`)}
          </tr>
        </thead>
        <tbody ref=${c}>
          <tr class="room above" aria-hidden="true"><td colspan="5"></td></tr>
          ${i.slice(u,p).map((d,g)=>m`<${km} key=${d.personId} person=${d}
              number=${u+g+2} />`)}
          <tr class="room below" aria-hidden="true"><td colspan="5"></td></tr>
        </tbody>
      </table>
    </div>
  </section>`}function km({person:e,number:t}){let n=L.value.person===e.personId;return m`<tr
    aria-rowindex=${t}
    class=${n?"row-open":""}
    onClick=${()=>H({person:e.personId})}
  >
    <th scope="row" class="col-name">
      <span class="list-name">
        <${Le} person=${e} />
        <button type="button" class="link" aria-expanded=${n}>${Ut(e)}</button>
        ${e.hidden?m`<${S} name="lock" />`:null}
      </span>
    </th>
    <td class="col-born">${Vt(e)}</td>
    <td class="col-place">${_t(e.birthPlace)}</td>
    <td class="col-died">${Yt(e)}</td>
    <td class="col-children">${J.value.children(e.personId).length||""}</td>
  </tr>`}function Mm(e,t){let[n,o]=_([0,40]);return W(()=>{let r=e.current;if(!r)return;let s=()=>{let a=Math.floor(r.scrollTop/Ko)-Cc,c=Math.ceil(r.clientHeight/Ko)+2*Cc,f=Math.max(0,Math.min(a,t-1));o(u=>u[0]===f&&u[1]===f+c?u:[f,f+c])};s(),r.addEventListener("scroll",s,{passive:!0});let i=new ResizeObserver(s);return i.observe(r),()=>{r.removeEventListener("scroll",s),i.disconnect()}},[t]),[n[0],Math.min(n[1],t)]}function Sm(e,t,n){let o=e.map(r=>({person:r,key:Tm(r,t)}));return o.sort((r,s)=>!r.key||!s.key?+!r.key-+!s.key:n?Dc(s.key,r.key):Dc(r.key,s.key)),o.map(r=>r.person)}function Tm(e,t){switch(t){case"born":return e.birthSort??e.birthDate??"";case"died":return e.deathSort??e.deathDate??"";case"place":return e.birthPlace??"";case"children":return String(J.value.children(e.personId).length||"");default:return`${e.lastName} ${e.firstName}`.trim()}}var Rc={left:0,top:0,right:0,bottom:0};function Bc(e){let t={left:0,top:0,scale:1},n={w:1,h:1},o={x:0,y:0,w:1,h:1},r=.02,s=null,i=null,a=0,c=h=>Math.min(3,Math.max(r,h)),f=h=>{let d=Math.min(n.w,n.h)/4,{scale:g}=h;return{scale:g,left:Math.min(n.w-d-o.x*g,Math.max(d-(o.x+o.w)*g,h.left)),top:Math.min(n.h-d-o.y*g,Math.max(d-(o.y+o.h)*g,h.top))}},u=(h,d)=>{i=null;let g=f({...h,scale:c(h.scale)});if(e()||d===0){s=null,t=g;return}s={from:t,to:g,startMs:null,ms:d}},p=(h,d,g=Rc)=>{let $=n.w-g.left-g.right,b=n.h-g.top-g.bottom,y=Math.min(56,$/12,b/12),w=Math.min(($-2*y)/(h.w||1),(b-2*y)/(h.h||1)),v=c(Math.min(d,w));return{scale:v,left:g.left+$/2-(h.x+h.w/2)*v,top:g.top+b/2-(h.y+h.h/2)*v}};return{get where(){return t},get size(){return n},get isMoving(){return s!==null||i!==null},get seen(){let{left:h,top:d,scale:g}=t;return{x:-h/g,y:-d/g,w:n.w/g,h:n.h/g}},point(h,d){return{x:(h-t.left)/t.scale,y:(d-t.top)/t.scale}},resize(h){t={...t,left:t.left+(h.w-n.w)/2,top:t.top+(h.h-n.h)/2},n=h},bound(h){o=h;let d=Math.min(n.w/(h.w||1),n.h/(h.h||1));r=Math.min(.4,d*.7)},fitted(){return p(o,1)},fit(h=420,d){u(p(o,1,d),h)},show(h,d){u(p(h,1,d),420)},centre(h,d,g=420){let $=c(d),b=n.w/2-(h.x+h.w/2)*$;u({scale:$,left:b,top:n.h/2-(h.y+h.h/2)*$},g)},enter(h,d,g){let $=c(d),b=(w,v,x,k)=>{let P=k/2-w*$,A=Math.min(72,k/16),[R,F]=[k-A-(v+x)*$,A-v*$];return R>F?P:Math.min(F,Math.max(R,P))},y=b(h.x+h.w/2,o.x,o.w,n.w);u({scale:$,left:y,top:b(h.y+h.h/2,o.y,o.h,n.h)},g)},reveal(h,d=Rc){let{scale:g}=s?.to??t,{left:$,top:b}=s?.to??t,y=Math.min(40,n.w/8,n.h/8);$-=Math.max(0,(h.x+h.w)*g+$+y-(n.w-d.right)),$+=Math.max(0,y+d.left-(h.x*g+$)),b-=Math.max(0,(h.y+h.h)*g+b+y-(n.h-d.bottom)),b+=Math.max(0,y+d.top-(h.y*g+b));let w=s?.to??t;($!==w.left||b!==w.top)&&u({scale:g,left:$,top:b},260)},pan(h,d){s=i=null,t=f({...t,left:t.left+h,top:t.top+d})},zoom(h,d=n.w/2,g=n.h/2,$=0){let b=s?.to??t,y=c(b.scale*h),w=y/b.scale,v={scale:y,left:d-(d-b.left)*w,top:g-(g-b.top)*w};u(v,$)},glide(h,d){!e()&&Math.hypot(h,d)>.08&&(i={x:h,y:d})},stop(){s=i=null},step(h){let d=Math.min(48,h-a);if(a=h,s){s.startMs??=h;let g=Math.min(1,(h-s.startMs)/s.ms);t=Em(s.from,s.to,Cs(g),n),g===1&&(s=null)}else if(i){t=f({...t,left:t.left+i.x*d,top:t.top+i.y*d});let g=Math.exp(-.0042*d);i={x:i.x*g,y:i.y*g},Math.hypot(i.x,i.y)<.02&&(i=null)}}}}function Cs(e){return e<.5?4*e**3:1-(2-2*e)**3/2}function Em(e,t,n,o){if(n>=1)return t;let r=e.scale*(t.scale/e.scale)**n,s=1/e.scale-1/t.scale,i=Math.abs(s)<1e-9?n:(1/e.scale-1/r)/s,[a,c]=Fc(e,o),[f,u]=Fc(t,o),[p,h]=[a+(f-a)*i,c+(u-c)*i];return{scale:r,left:o.w/2-p*r,top:o.h/2-h*r}}function Fc({left:e,top:t,scale:n},o){return[(o.w/2-e)/n,(o.h/2-t)/n]}var Pm=["ground","band","card","edge","ink","quiet","line","accent","on-accent","match","male","male-wash","female","female-wash","other","other-wash","unknown","unknown-wash"],de=Object.freeze({ground:"#ffffff",band:"#f7f7f4",card:"#ffffff",edge:"#d9dad3",ink:"#20262b",quiet:"#5d666b",line:"#8d979b",accent:"#17695a","on-accent":"#ffffff",match:"#b58900",male:"#2c6496","male-wash":"#e4edf5",female:"#a8591b","female-wash":"#f8ebdf",other:"#6f4f93","other-wash":"#eee8f5",unknown:"#666e73","unknown-wash":"#eceeee",words:'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif',title:'"Iowan Old Style", "Palatino Linotype", Palatino, Georgia, serif'});function Ds(e){let t=document.createElement("span");t.hidden=!0,e.append(t);let n=getComputedStyle(t),o=Pm.map(i=>(t.style.color=`var(--canvas-${i}, ${de[i]})`,[i,n.color])),r=n.getPropertyValue("--canvas-words").trim()||de.words,s=n.getPropertyValue("--canvas-title").trim()||de.title;return t.remove(),{...Object.fromEntries(o),words:r,title:s}}function Uc(e){let t=matchMedia("(prefers-color-scheme: dark)"),n=new MutationObserver(e);return t.addEventListener("change",e),n.observe(document.documentElement,{attributes:!0}),()=>{t.removeEventListener("change",e),n.disconnect()}}function Qe(e,t){let n=t.hidden?"unknown":Fe(t);return{strong:e[n],wash:e[`${n}-wash`]}}function Fe({gender:e}){return e==="Male"?"male":e==="Female"?"female":e==="Other"?"other":"unknown"}var Xo=null,Jo=new Map;function Om(e,t){let n=`${t}
${e}`,o=Jo.get(n);if(o!==void 0)return o;if(Xo??=document.createElement("canvas").getContext("2d"),!Xo)return e.length*50;Xo.font=t;let r=Xo.measureText(e).width;return Jo.size>2e4&&Jo.clear(),Jo.set(n,r),r}function ut(e,{size:t,weight:n=400,family:o}){return Om(e,`${n} 100px ${o}`)*t/100}function Te(e,t,n){return e.find(r=>ut(r,n)<=t)??Ls(e.at(-1)??"",t,n)}function Cn(e,t,n){let o=e.split(" "),r=o.shift()??"";for(let s=o[0];s!==void 0&&!(ut(`${r} ${s}`,n)>t);s=o[0])r+=` ${o.shift()}`;return[Ls(r,t,n),Ls(o.join(" "),t,n)]}function Ls(e,t,n){if(ut(e,n)<=t)return e;let o=Array.from(e),[r,s]=[0,o.length];for(;r<s;){let i=Math.ceil((r+s)/2);ut(`${o.slice(0,i).join("")}…`,n)<=t?r=i:s=i-1}return r===0?"":`${o.slice(0,r).join("").trimEnd()}…`}var Zo=.56,Hc=.2,zc=14,Gc=9,Im=10.5;function Qo(e,t,n,o){let{colours:r}=o,{x:s,y:i,w:a,h:c}=n;Am(e,n,o),e.box(s,i,a,c,zc,{fill:r.card,stroke:o.isSelected||o.isOnPath?r.accent:r.edge,width:o.isSelected||o.isOnPath?1.75:o.isHovered?1.5:1,...n.isAgain?{dash:[4,3]}:{}}),a>c?Cm(e,t,n,o):Nm(e,t,n,o)}function jc(e,t,n,o,r){let{colours:s}=o,{x:i,y:a,w:c,h:f}=n,{strong:u,wash:p}=Qe(s,t),h=c>f,d=Im/r,g=h?f*.42:Math.min(c*.36,(f-d)/2),[$,b]=h?[i+f/2,a+f/2]:[i+c/2,a+g+2];if(o.isSelected||o.isMatch||o.isOnPath){let k=o.isMatch&&!o.isSelected?s.match:s.accent;e.frame(Fe(t),$,b,g+4/r,{stroke:k,width:2.5/r})}e.frame(Fe(t),$,b,g,{fill:p,stroke:u,width:1.4/r});let y=t.photoUrl&&e.photo(t.photoUrl,Fe(t),$,b,g),w={size:g*.78,weight:600,family:s.words,fill:u};!y&&g*r>9&&e.words(In(t),$,b+w.size*.36,w);let v={size:d,weight:o.isSelected?600:500,family:s.words},x=t.hidden?s.quiet:s.ink;if(h){let k=[Ze(t),...De(t)],P=Te(k,c-f-4,v);e.words(P,i+f+4,a+f/2+d*.36,{...v,fill:x,align:"start"})}else{let k=Te(De(t).slice(-1),c+18,v);e.words(k,$,Math.max(b+g+d*1.05,a+f-d*.2),{...v,fill:x})}}function Am(e,{x:t,y:n,w:o,h:r},{colours:s,isSelected:i,isMatch:a}){if(!i&&!a)return;let c=i?s.accent:s.match;e.box(t-5,n-5,o+10,r+10,zc+5,{stroke:c,width:i?6:3,opacity:i?.22:.9})}function Nm(e,t,{x:n,y:o,w:r},s){let{colours:i}=s,a=n+r/2,c=t.hidden?i.quiet:i.ink;Wc(e,t,a,o+38,25,s);let f={size:13,weight:600,family:i.words},u={size:12.5,weight:400,family:i.words},p=en(t),h=r-2*Gc,d;if(p)d=[Te(De(t),h,f),Te([p],h,u)];else{let[v=Ze(t)]=De(t);d=Cn(v,h,f)}let[g,$]=d,b=lt(t),y=$&&b?83:$||b?89:96;e.words(g??"",a,o+y,{...f,fill:c});let w=p?u:f;if($&&e.words($,a,o+y+16,{...w,fill:c}),b){let v={size:11,family:i.words,fill:i.quiet};e.words(Te([b],h,v),a,o+y+($?33:18),v)}}function Cm(e,t,{x:n,y:o,w:r,h:s},i){let{colours:a}=i;Wc(e,t,n+s/2+2,o+s/2,s*.36,i);let c=n+s+6,f=r-s-6-Gc,u={size:13,weight:600,family:a.words},p=t.hidden?a.quiet:a.ink,h=en(t),d={size:12.5,weight:400,family:a.words},g={size:11.5,family:a.words,fill:a.quiet},$=Ze(t),[b=$]=De(t),[y,w]=ut($,u)<=f?[$,""]:h?[Te(De(t),f,u),Te([h],f,d)]:Cn(b,f,u),v=Te([lt(t)],f,g),x=1+ +!!w+ +!!v,k=o+s/2+5-(x-1)*8;e.words(y,c,k,{...u,fill:p,align:"start"}),w&&(k+=15.5,e.words(w,c,k,{...h?d:u,fill:p,align:"start"})),v&&e.words(v,c,k+16,{...g,align:"start"})}function Wc(e,t,n,o,r,{colours:s}){let{strong:i,wash:a}=Qe(s,t),c=Fe(t),f=c==="unknown"?{dash:[3,3]}:{};if(e.frame(c,n,o,r,{fill:a}),!(t.photoUrl&&!t.hidden&&e.photo(t.photoUrl,c,n,o,r))){let p=r*.72,h={size:p,weight:500,family:s.words,fill:i};e.words(In(t),n,o+p*.36,h)}e.frame(c,n,o,r,{stroke:i,width:1.6,...f})}function Vc(){let e=[],t=[],n=-1/0,o=0,r=performance.now();return{begin(){r=performance.now(),o=0},drawn(){o===0&&(o=performance.now()-r)},frame(s,i){s-n<120&&e.push(s-n),n=s,t.push(i),e.length>240&&(e=e.slice(-240)),t.length>240&&(t=t.slice(-240))},figures(){let s=qc(e);return{firstDrawingMs:Math.round(o),framesPerSecond:s>0?Math.round(1e3/s):0,paintMs:Math.round(qc(t)*10)/10}}}}function qc(e){return e.length===0?0:e.reduce((t,n)=>t+n,0)/e.length}function Yc(e,t,n){let o=new Map,r=[],s={x:0,y:0},i={x:0,y:0,ms:-1/0},a="none",c=new AbortController,f=w=>{let v=e.getBoundingClientRect();return{x:w.clientX-v.left,y:w.clientY-v.top}},u=w=>{if(w.button!==0&&w.pointerType==="mouse")return;e.setPointerCapture(w.pointerId);let v=f(w);if(o.set(w.pointerId,v),t.stop(),o.size===2){a==="grab"&&n.drop(-1,-1,!1),a="pinch";return}o.size>2||(s=v,r=[{...v,ms:w.timeStamp}],a=n.grabs(v.x,v.y)?"grab":"press")},p=w=>{let v=f(w),x=o.get(w.pointerId);if(!x){n.hover(v.x,v.y);return}if(a==="pinch"){h(w.pointerId,v);return}if(o.set(w.pointerId,v),a==="grab"){n.drag(v.x,v.y);return}let k=Math.hypot(v.x-s.x,v.y-s.y)>5;a==="press"&&k&&(a="pan",e.dataset.pointer="move"),a==="pan"&&(t.pan(v.x-x.x,v.y-x.y),r.push({...v,ms:w.timeStamp}),r=r.filter(({ms:P})=>w.timeStamp-P<90),n.moved())},h=(w,v)=>{let x=[...o].find(([R])=>R!==w)?.[1],k=o.get(w);if(o.set(w,v),!x||!k||o.size!==2)return;let P=Math.hypot(k.x-x.x,k.y-x.y),A=Math.hypot(v.x-x.x,v.y-x.y);t.pan((v.x-k.x)/2,(v.y-k.y)/2),P>0&&t.zoom(A/P,(v.x+x.x)/2,(v.y+x.y)/2),n.moved()},d=w=>{if(!o.delete(w.pointerId))return;let v=f(w);if(delete e.dataset.pointer,a==="pinch"){let[P]=o.values();a=P?"pan":"none",r=[];return}let x=a;a="none";let k=Math.hypot(v.x-s.x,v.y-s.y)<=5;w.type==="pointercancel"?x==="grab"&&n.drop(-1,-1,!1):x==="grab"?n.drop(v.x,v.y,k):x==="press"?g(v,w.timeStamp):x==="pan"&&$(w.timeStamp)},g=(w,v)=>{let x=v-i.ms<320&&Math.hypot(w.x-i.x,w.y-i.y)<24;i=x?{...w,ms:-1/0}:{...w,ms:v},x?n.tapTwice(w.x,w.y):n.tap(w.x,w.y)},$=w=>{let v=r.filter(P=>w-P.ms<90),[x,k]=[v[0],v.at(-1)];if(x&&k&&k.ms>x.ms){let P=k.ms-x.ms;t.glide((k.x-x.x)/P,(k.y-x.y)/P)}n.moved()},b=w=>{w.preventDefault();let v=w.deltaMode===WheelEvent.DOM_DELTA_LINE?18:w.deltaMode?320:1,[x,k]=[w.deltaX*v,w.deltaY*v];if(w.shiftKey||!w.ctrlKey&&Math.abs(x)>Math.abs(k))t.pan(w.shiftKey&&x===0?-k:-x,w.shiftKey?0:-k);else{let P=w.ctrlKey?.01:.0016,{x:A,y:R}=f(w);t.zoom(Math.exp(-Math.max(-240,Math.min(240,k))*P),A,R)}n.moved()},y={signal:c.signal};return e.addEventListener("pointerdown",u,y),e.addEventListener("pointermove",p,y),e.addEventListener("pointerup",d,y),e.addEventListener("pointercancel",d,y),e.addEventListener("pointerleave",()=>o.size===0&&n.leave(),y),e.addEventListener("wheel",b,{...y,passive:!1}),()=>c.abort()}function Jc(e,t,n){let o=r=>{if(r.altKey||r.ctrlKey||r.metaKey)return;let{key:s}=r;if(s==="ArrowUp"||s==="ArrowDown")n.walk(s);else if(s==="ArrowLeft"||s==="ArrowRight")n.walk(s);else if(s==="Enter"&&r.target===t)n.open();else if(s==="Escape")n.leave();else if(s==="+"||s==="=")n.zoom(1.35);else if(s==="-")n.zoom(.7407407407407407);else if(s==="0")n.zoomTo(1);else if(s==="f"||s==="F")n.fit();else return;r.preventDefault(),n.moved()};return e.addEventListener("keydown",o),()=>e.removeEventListener("keydown",o)}function Zc(e,t,n){let o=e.node(t);if(!o)return null;let{kin:r}=e;if(n==="ArrowUp")return Kc(e,o,r.parents(t));if(n==="ArrowDown")return Kc(e,o,r.children(t));let s=n==="ArrowLeft"?-1:1,a=[...r.parents(t).flatMap(c=>r.children(c.id)),...r.spouses(t)].map(c=>c.id);return Xc(e,o,new Set(a),s)??Xc(e,o,new Set(e.nodes.map(c=>c.id)),s)}function Kc(e,t,n){let o=null,r=1/0;for(let{id:s}of n){let i=e.node(s);if(!i)continue;let a=Math.hypot(er(i)-er(t),i.y-t.y);a>=r||(r=a,o=s)}return o}function Xc(e,t,n,o){let r=null,s=1/0;for(let i of n){let a=e.node(i);if(!a||a===t||a.level!==t.level)continue;let c=(er(a)-er(t))*o,f=(a.y-t.y)*o,u=Math.abs(a.y-t.y)<t.h?c:Math.abs(c)<t.w?f:1/0;u<=0||u>=s||(s=u,r=i)}return r}function er(e){return e.x+e.w/2}function Qc(e){let t=document.querySelector("script[type=module]");return new URL(e,t instanceof HTMLScriptElement?t.src:document.baseURI)}function tr(e){let t=kt([...e.people.keys()]);for(let{person1Id:o,person2Id:r}of e.couples)t.join(o,r);for(let{parents:o,children:r}of e.families)for(let s of[...o,...r])t.join(o[0]??s,s);let n=new Map;for(let o of e.people.keys()){let r=t.find(o),s=n.get(r);s?s.push(o):n.set(r,[o])}return[...n.values()].sort((o,r)=>r.length-o.length)}function kt(e){let t=new Map(e.map(r=>[r,r])),n=r=>{let s=r;for(let i=z(t,s);i!==s;i=z(t,s))s=i;for(let i=r;i!==s;){let a=z(t,i);t.set(i,s),i=a}return s};return{find:n,join:(r,s)=>{t.set(n(s),n(r))}}}function M(e,t){return e[t]}function z(e,t){return e.get(t)}var Dm=4e6,Lm=60;function eu(e){let t=Rm(e),n=Hm(e,t.of),o=zm(t.count,n);for(let s=0;s<Lm;s++){let i=Gm(o,n);if(!jm(o,n)&&!i)break}let r=new Map([...e.people.keys()].map(s=>[s,M(o,z(t.of,s))]));for(let s of tr(e)){let i=s.reduce((a,c)=>Math.min(a,z(r,c)),1/0);for(let a of s)r.set(a,z(r,a)-i)}return r}function Rm(e){let t=kt([...e.people.keys()]),n=[...e.couples.map(r=>[r.person1Id,r.person2Id]),...e.families.map(r=>r.parents).filter(r=>r.length===2)];for(let[r="",s=""]of n)t.join(r,s);let o=Bm(e,t.find);if(o.size>0){let r=kt([...e.people.keys()]);for(let[s="",i=""]of n)o.has(s)||r.join(s,i);return Fm(e,n.filter(([s=""])=>o.has(s)),r,o),Rs(e,r.find)}return Rs(e,t.find)}function Fm(e,t,n,o){let r=new Map([...o].map(a=>[a,[a]])),s=0,i=(a,c)=>{let f=new Set([a]),u=[a];for(let p=u.pop();p!==void 0;p=u.pop())for(let h of r.get(p)??[])for(let d of e.children(h)){s+=1;let g=n.find(d.id);if(g===c)return!0;!o.has(d.id)||f.has(g)||(f.add(g),u.push(g))}return!1};for(let[a="",c=""]of t){let[f,u]=[n.find(a),n.find(c)];if(f===u||s>Dm||i(f,u)||i(u,f))continue;let p=[...r.get(f)??[],...r.get(u)??[]];n.join(a,c),r.set(n.find(a),p)}}function Bm(e,t){let{of:n,count:o}=Rs(e,t),r=Array.from({length:o},()=>[]),s=new Uint8Array(o);for(let f of e.families)for(let u of f.parents)for(let p of f.children){let[h,d]=[z(n,u),z(n,p)];h===d?s[h]=1:r[h]?.push(d)}let i=Um(r),a=new Uint32Array(o);for(let f of i)a[f]=M(a,f)+1;let c=new Set;for(let[f,u]of n)(s[u]||M(a,M(i,u))>1)&&c.add(f);return c}function Um(e){let t=e.length,n=new Int32Array(t).fill(-1),o=new Int32Array(t),r=new Int32Array(t).fill(-1),s=[],i=0;for(let a=0;a<t;a++){if(n[a]!==-1)continue;let c=[{node:a,edge:0}];for(let f=c.at(-1);f;f=c.at(-1)){let{node:u}=f;n[u]===-1&&(n[u]=o[u]=i++,s.push(u));let p=e[u]?.[f.edge++];if(p===void 0){if(o[u]===n[u])for(let d=s.pop();d!==void 0&&(r[d]=u,d!==u);d=s.pop());c.pop();let h=c.at(-1);h&&(o[h.node]=Math.min(M(o,h.node),M(o,u)))}else n[p]===-1?c.push({node:p,edge:0}):r[p]===-1&&(o[u]=Math.min(M(o,u),M(n,p)))}}return r}function Hm(e,t){let n=Math.max(-1,...new Set(t.values()))+1,o=Array.from({length:n},()=>[]),r=Array.from({length:n},()=>[]);for(let s of e.families)for(let i of s.parents)for(let a of s.children)r[z(t,i)]?.push(z(t,a)),o[z(t,a)]?.push(z(t,i));return{above:o,below:r}}function zm(e,{above:t,below:n}){let o=new Int32Array(e),r=Int32Array.from(t,i=>i.length),s=[...r.keys()].filter(i=>r[i]===0);for(let i=0;i<s.length;i++){let a=M(s,i);for(let c of M(n,a))o[c]=Math.max(M(o,c),M(o,a)+1),r[c]=M(r,c)-1,r[c]===0&&s.push(c)}return o}function Gm(e,{above:t,below:n}){let o=kt([...e.keys()]);n.forEach((i,a)=>{for(let c of i)M(e,c)-M(e,a)===1&&o.join(a,c)});let r=new Map;for(let i of e.keys()){let a=r.get(o.find(i));a?a.push(i):r.set(o.find(i),[i])}let s=!1;for(let[i,a]of r)for(let[c,f,u]of[[n,t,1],[t,n,-1]]){let p=0,h=1/0;for(let d of a){for(let g of M(c,d))o.find(g)!==i&&(p+=1,h=Math.min(h,Math.abs(M(e,g)-M(e,d))-1));for(let g of M(f,d))o.find(g)!==i&&(p-=1)}if(!(p<=0||h===1/0||h<=0)){for(let d of a)e[d]=M(e,d)+u*h;s=!0;break}}return s}function jm(e,{above:t,below:n}){let o=!1,r=[...e.keys()].sort((s,i)=>M(e,i)-M(e,s)||s-i);for(let s of r){let[i,a]=[M(t,s),M(n,s)],c=M(e,s);a.length>i.length?c=Wm(e,a)-1:i.length>a.length&&(c=qm(e,i)+1),c!==e[s]&&(e[s]=c,o=!0)}return o}function Wm(e,t){return t.reduce((n,o)=>Math.min(n,M(e,o)),1/0)}function qm(e,t){return t.reduce((n,o)=>Math.max(n,M(e,o)),-1/0)}function Rs(e,t){let n=new Map,o=new Map;for(let r of e.people.keys()){let s=t(r);n.has(s)||n.set(s,n.size),o.set(r,n.get(s))}return{of:o,count:n.size}}function qe(e){let[t,n,o,r]=[1/0,1/0,-1/0,-1/0];for(let{x:s,y:i,w:a,h:c}of e)t=Math.min(t,s),n=Math.min(n,i),o=Math.max(o,s+a),r=Math.max(r,i+c);return t>o?{x:0,y:0,w:0,h:0}:{x:t,y:n,w:o-t,h:r-n}}var Z={w:124,h:128},nr=38,Mt={w:208,h:60},re={couple:22,kin:26,families:54,line:14,level:76,lane:9};var Vm=260;function tu(e,t,n){let o=t.map(()=>[]);for(let h of n)o[h.row]?.push(Ym(h));let r=o.map(Km),s=t.map(h=>Xm(e,h)),i=[],a=[],c=r.map(h=>Math.min(re.lane,Vm/Math.max(1,h))),f=0;t.forEach((h,d)=>{i.push(f);let g=Math.max(0,...M(s,d).map(({depth:y})=>y))*re.lane,$=Math.max(0,M(r,d)-1)*M(c,d),b=Math.max(re.level,$+re.level*.62);a.push(f+Z.h+g+(b-$)/2),f+=Z.h+g+b});let p=[...Jm(o,i,({net:h,lane:d})=>M(a,h.row)+d*M(c,h.row),s),...Zm(e,t,i,s)];return{tops:i,edges:p}}function Ym(e){let t=e.family.type==="Biological",n=e.parents.length,o=e.from.x+e.hub+(t||n===0?0:n===2?6:14),r=e.segments.map(({to:d,port:g,child:$})=>{let b=!t&&d.up.some(y=>y.child===$&&y.net!==e);return d.x+g+(b?14:0)}),s=r.map(d=>Fs(d,o)),i=s.indexOf(Math.min(...s)),a=M(r,i),f=e.from.down.every(d=>d.net===e||d.net.hub!==e.hub)?n===2?re.couple/2-4:n===1?Z.w/4:0:0,u=o+Math.max(-f,Math.min(f,a-o)),p=M(e.segments,i).child===""?0:Z.w/7,h=n===1&&r.length>1;return Fs(u,a)>p||h?{net:e,hub:o,ports:r,lane:0}:(r[i]=u,{net:e,hub:u,ports:r,lane:0})}function Fs(e,t){return Math.abs(e-t)}function Km(e){let t=e.map(o=>({wire:o,left:Math.min(o.hub,...o.ports),right:Math.max(o.hub,...o.ports)})).filter(({left:o,right:r})=>r-o>.5).sort((o,r)=>o.left-r.left||o.right-r.right),n=[];for(let{wire:o,left:r,right:s}of t){let i=n.findIndex(a=>a+re.lane<r);i<0&&(i=n.length),n[i]=s,o.lane=i}return n.length}function Xm(e,t){let n=[];for(let o of t){let r=0;for(let[s,i]of nu(e,o)){let[a,c]=[o.members.indexOf(s),o.members.indexOf(i)];if(Math.abs(a-c)===1)continue;let[f,u]=a<c?[a,c]:[c,a];r+=1,n.push({a:M(o.members,f),b:M(o.members,u),left:o.x+M(o.offsets,f)+Z.w/2+10,right:o.x+M(o.offsets,u)+Z.w/2-10,depth:r})}}return n}function nu(e,t){let n=new Map;for(let o of t.members){let r=[...e.spouses(o).map(s=>s.id),...e.familiesOfParent(o).flatMap(({parents:s})=>s)];for(let s of r)s!==o&&t.members.includes(s)&&n.set(Pe(o,s),[o,s])}return[...n.values()]}function Jm(e,t,n,o){let r=new Map(o.flat().map(a=>[Pe(a.a,a.b),a])),s=new Map,i=[];for(let a of e.flat()){let{net:c,hub:f,ports:u}=a,p=M(t,c.row),[h="",d=""]=c.parents,g=r.get(Pe(h,d)),$=c.parents.length===2&&!g,b=g?p+Z.h+g.depth*re.lane:p+Z.h,y=s.get(c.from)??[f,$?p+nr:b];c.segments.forEach(({to:w,child:v},x)=>{let k=M(u,x),P=n(a),A=[...y];if(Fs(k,f)>.5&&A.push(f,P,k,P),v===""){s.set(w,A);return}A.push(k,M(t,w.row));let R=c.parents.length>0?c.parents:c.family.parents;i.push({kind:"child",type:c.family.type,from:R,to:v,points:A})})}return i}function Zm(e,t,n,o){let r=new Map(e.couples.map(c=>[Pe(c.person1Id,c.person2Id),c])),s=new Map;for(let c of t.flat())c.members.forEach((f,u)=>s.set(f,{unit:c,index:u}));let i=[],a=(c,f,u)=>{let p=r.get(Pe(c,f));r.delete(Pe(c,f));let h=p?"couple":"parents";i.push({kind:h,type:p?.status??"",from:[c],to:f,points:u})};t.forEach((c,f)=>{let u=M(n,f);for(let p of c)for(let[h,d]of nu(e,p)){let g=Math.min(p.members.indexOf(h),p.members.indexOf(d));if(Math.abs(p.members.indexOf(h)-p.members.indexOf(d))>1)continue;let $=p.x+M(p.offsets,g)+Z.w,b=p.x+M(p.offsets,g+1),[y,w]=[M(p.members,g),M(p.members,g+1)];a(y,w,[$,u+nr,b,u+nr])}for(let{a:p,b:h,left:d,right:g,depth:$}of M(o,f)){let b=u+Z.h,y=b+$*re.lane;a(p,h,[d,b,d,y,g,y,g,b])}});for(let{person1Id:c,person2Id:f}of[...r.values()]){let[u,p]=[z(s,c),z(s,f)],h=p.unit.row>u.unit.row,[d,g]=h?[u,p]:[p,u],$=d.unit.x+M(d.unit.offsets,d.index)+Z.w*.8,b=g.unit.x+M(g.unit.offsets,g.index)+Z.w*.8,y=M(n,d.unit.row)+Z.h,[w,v]=h?[c,f]:[f,c];a(w,v,[$,y,$,y+14,b,y+14,b,M(n,g.unit.row)])}return i}function ou(e,t,n){let{units:o,unitOf:r}=eh(e,t,n),s=[],i=new Set;for(let a of t)for(let c of e.familiesOfParent(a)){if(i.has(c.key))continue;i.add(c.key);let[f="",u=f]=c.parents,p=z(r,f)===z(r,u);for(let h of p?[c.parents]:[[f],[u]])nh(c,h,r,o,s)}return{units:o,nets:s,unitOf:r}}function ru(e,t){let[n="",o=n]=t;if(t.length===0)return e.w/2;let[r,s]=[e.members.indexOf(n),e.members.indexOf(o)].sort((i,a)=>i-a);return r===void 0||s===void 0||r===s?M(e.offsets,r??0)+Z.w/2:s-r===1?(M(e.offsets,r)+Z.w+M(e.offsets,s))/2:Qm(e,r)?M(e.offsets,s)-re.couple/2:M(e.offsets,r)+Z.w+re.couple/2}function su(e,t){return t===""?e.w/2:M(e.offsets,e.members.indexOf(t))+Z.w/2}function iu(e){e.members.reverse(),e.offsets=e.offsets.map(t=>e.w-t-Z.w).reverse();for(let t of e.up)t.port=su(e,t.child);for(let{net:t}of e.down)t.hub=ru(e,t.parents)}function Qm(e,t){return t>0&&t<e.members.length-1}function eh(e,t,n){let o=kt(t),r=new Map(t.map(u=>[u,[]])),s=new Set,i=(u,p)=>{n.get(u)!==n.get(p)||s.has(Pe(u,p))||(s.add(Pe(u,p)),o.join(u,p),r.get(u)?.push(p),r.get(p)?.push(u))};for(let u of t){for(let p of e.spouses(u))i(u,p.id);for(let{parents:p}of e.familiesOfParent(u))p.length===2&&i(M(p,0),M(p,1))}let a=new Map;for(let u of t){let p=a.get(o.find(u));p?p.push(u):a.set(o.find(u),[u])}let c=new Map;return{units:[...a.values()].map(u=>{let p=au(z(n,M(u,0)),th(u,r),s);for(let h of u)c.set(h,p);return p}),unitOf:c}}function th(e,t){let n=u=>t.get(u)?.length??0,o=e.reduce((u,p)=>n(p)>n(u)?p:u),r=[],s=[],i=new Set([o]),[a,...c]=t.get(o)??[],f=(u,p)=>{let h=[u];for(let d=h.pop();d!==void 0;d=h.pop())i.has(d)||(i.add(d),p.push(d),h.push(...(t.get(d)??[]).filter(g=>!i.has(g)).reverse()))};a!==void 0&&f(a,c.length>0?r:s);for(let u of c)f(u,s);return[...r.reverse(),o,...s]}function au(e,t,n){let o=[],r=0;return t.forEach((s,i)=>{let a=t[i-1];a!==void 0&&(r+=n.has(Pe(a,s))?re.couple:re.kin),o.push(r),r+=Z.w}),{row:e,members:t,offsets:o,w:r,x:0,place:0,home:0,up:[],down:[]}}function nh(e,t,n,o,r){let s=z(n,M(t,0)),i=t,a=[...e.children],c=e.type==="Biological"?1:.4;for(let f=s.row+1;a.length>0;f++){let u={row:f-1,family:e,from:s,parents:i,hub:ru(s,i),segments:[]},p=(y,w,v)=>{let x={from:s,to:y,child:w,port:su(y,w),net:u,weight:c*v};u.segments.push(x),s.down.push(x),y.up.push(x)},h=f,d=y=>z(n,y).row<=h;for(let y of a.filter(d))p(z(n,y),y,1);a=a.filter(y=>!d(y));let[g,...$]=u.segments;if(g&&$.length===0&&e.type==="Biological"&&(g.weight*=3),r.push(u),a.length===0)break;let b=au(f,[],new Set);b.w=re.line,o.push(b),p(b,"",t===i?2:6),s=b,i=[]}}var oh=24;function uu({units:e}){let t=rh(e);cu(t);let n=t.map(r=>[...r]),o=lu(t);for(let r=0;r<oh&&o>0;r++){let s=r%2===0,i=s?t.slice(1):t.slice(0,-1).reverse();for(let c of i)sh(c,s);let a=lu(t);a>=o||(o=a,n=t.map(c=>[...c]))}return t=n,cu(t),ih(t),t}function lu(e){return e.reduce((t,n)=>t+ah(n),0)}function rh(e){let t=e.reduce((i,a)=>Math.min(i,a.row),1/0),n=[],o=new Set,r=i=>{o.add(i),(n[i.row-t]??=[]).push(i)},s=e.filter(i=>i.up.length===0).sort((i,a)=>i.row-a.row);for(let i of[...s,...e]){if(o.has(i))continue;r(i);let a=[i];for(let c=a.pop();c;c=a.pop()){let f=[...c.down.map(({to:u})=>u),...c.up.map(({from:u})=>u)];for(let u of f.reverse())o.has(u)||a.push(u);o.has(c)||r(c)}}for(let i=0;i<n.length;i++)n[i]??=[];return n}function cu(e){for(let t of e)fu(t);for(let t of e)for(let n of t)n.home=n.place}function fu(e){let t=0;e.forEach((n,o)=>{n.place=o,n.x=t,t+=n.w})}function sh(e,t){let n=[];for(let s of e){let i=t?s.up:s.down;if(i.length===0)continue;let a=0,c=0;for(let f of i){let u=t?f.from.x+f.net.hub:f.to.x+f.port;a+=u*f.weight,c+=f.weight}n.push({unit:s,wish:a/c})}n.sort((s,i)=>s.wish-i.wish||s.unit.home-i.unit.home);let o=0;e.map(s=>(t?s.up:s.down).length===0?s:null).forEach((s,i)=>{e[i]=s??M(n,o++).unit}),fu(e)}function ih(e){for(let t of e)for(let n of t){if(n.members.length<2)continue;let o=(n.members.length-1)/2,r=0,s=0,i=n.up.map(a=>({side:n.members.indexOf(a.child)-o,x:a.from.x+a.net.hub}));for(let{x:a}of i)s+=a/i.length;for(let{side:a,x:c}of i)r+=a*(c-s);i.length===1&&(r=0),r<0&&iu(n)}}function ah(e){let t=[];for(let s of e)for(let{net:i,to:a,port:c}of s.down)t.push({from:s.x+i.hub,to:a.x+c});if(t.length<2)return 0;t.sort((s,i)=>s.from-i.from||s.to-i.to);let n=Float64Array.from(t,({to:s})=>s).sort(),o=new Uint32Array(n.length+1),r=0;return t.forEach(({to:s},i)=>{let a=lh(n,s)+1,c=0;for(let f=a;f>0;f-=f&-f)c+=o[f]??0;r+=i-c;for(let f=a;f<o.length;f+=f&-f)o[f]=(o[f]??0)+1}),r}function lh(e,t){let[n,o]=[0,e.length-1];for(;n<o;){let r=n+o+1>>1;(e[r]??0)<=t?n=r:o=r-1}return n}var ch=10,uh=40;function pu(e){let t=e.map(fh);for(let{units:o,shifts:r}of t){let s=((r.at(-1)??0)+(o.at(-1)?.w??0))/2;o.forEach((i,a)=>i.x=M(r,a)-s)}let n=[...t].reverse();for(let o=0;o<ch;o++){for(let r of n)Bs(r,!1,!0);for(let r of t)Bs(r,!0,!1)}for(let o=0;o<uh;o++)for(let r of o%2===0?n:t)Bs(r,!0,!0)}function fh(e){let t=0,n=e.map((o,r)=>{let s=e[r-1];return s&&(t+=s.w+ph(s,o)),t});return{units:e,shifts:n}}function ph(e,t){return e.members.length===0||t.members.length===0?re.line:e.up.some(({net:o})=>t.up.some(r=>r.net===o))?re.kin:re.kin*1.7}function Bs({units:e,shifts:t},n,o){let r=[],s=[],i=[];e.forEach((a,c)=>{let{sum:f,weight:u}=dh(a,n,o);f-=M(t,c)*u;let p=c;for(let h=r.length-1;h>=0&&!(M(r,h)*u<=f*M(s,h));h--)f+=r.pop()??0,u+=s.pop()??0,p=i.pop()??0;r.push(f),s.push(u),i.push(p)}),i.forEach((a,c)=>{let f=M(r,c)/M(s,c),u=i[c+1]??e.length;for(let p=a;p<u;p++)M(e,p).x=f+M(t,p)})}function dh(e,t,n){let o=e.x*.01,r=.01;if(t)for(let s of e.up)o+=(s.from.x+s.net.hub-s.port)*s.weight,r+=s.weight;if(n)for(let s of e.down)o+=(s.to.x+s.port-s.net.hub)*s.weight,r+=s.weight;return{sum:o,weight:r}}function sn(e){let t=ve(e),n=tr(t),o=n.filter(d=>d.length>1),r=n.filter(d=>d.length===1).flat(),s=hh(t,o,eu(t)),i=[],a=[],c=[];for(let d of o){let g=ou(t,d,s),$=uu(g);pu($),mh($,c),a.push(...g.nets);for(let b of g.units)(i[b.row]??=[]).push(b)}for(let d=0;d<i.length;d++)i[d]??=[];let{tops:f,edges:u}=tu(t,i,a),p=i.flatMap((d,g)=>d.flatMap($=>$.members.map((b,y)=>({key:b,id:b,x:$.x+M($.offsets,y),y:M(f,g),...Z,level:g})))),h=i.map((d,g)=>({level:g,generation:g+1,countedFrom:"first",births:pl(d.flatMap(({members:$})=>$.map(b=>z(t.people,b)))),y:M(f,g),h:Z.h}));if(r.length>0){let d=gh(r,p,i.length);p.push(...d);let g=M(d,d.length-1),$=M(d,0).y,b={level:i.length,generation:0,countedFrom:null,births:null};h.push({...b,y:$,h:g.y+Z.h-$})}return{nodes:p,edges:u,levels:h,bounds:qe(p)}}function mh(e,t){let n=e.find(i=>i.length>0)?.[0]?.row??0,o=e.map(i=>i[0]?.x??1/0),r=e.map(i=>{let a=i.at(-1);return a?a.x+a.w:-1/0}),s=-1/0;e.forEach((i,a)=>{let c=Math.min(M(o,a),o[a+1]??1/0,o[a-1]??1/0);c!==1/0&&(s=Math.max(s,(t[n+a]??0)+re.families-c))});for(let i of e.flat())i.x+=s;e.forEach((i,a)=>{let c=Math.max(M(r,a),r[a+1]??-1/0,r[a-1]??-1/0);t[n+a]=Math.max(t[n+a]??0,c+s)})}function hh(e,t,n){let[o=[],...r]=t,s=[];for(let f of o){let u=je(z(e.people,f)),p=s[z(n,f)]??={sum:0,count:0};u!==null&&(p.sum+=u,p.count+=1)}let i=[...s.entries()].filter(([,f])=>f&&f.count>0);if(i.length>0)for(let f of r){let u=[];for(let h of f){let d=je(z(e.people,h));if(d===null)continue;let[g]=i.reduce(($,b)=>Math.abs(b[1].sum/b[1].count-d)<Math.abs($[1].sum/$[1].count-d)?b:$);u.push(g-z(n,h))}if(u.length===0)continue;u.sort((h,d)=>h-d);let p=M(u,Math.floor(u.length/2));for(let h of f)n.set(h,z(n,h)+p)}let a=t.flat(),c=a.reduce((f,u)=>Math.min(f,z(n,u)),1/0);for(let f of a)n.set(f,z(n,f)-c);return n}function gh(e,t,n){let{x:o,y:r,w:s,h:i}=qe(t),[a,c]=[Z.w+re.kin,Z.h+re.kin],f=Math.max(4,Math.ceil(Math.sqrt(e.length*2))),u=Math.min(e.length,Math.max(f,Math.min(40,Math.floor(s/a)))),p=t.length>0?o+Math.max(0,(s-u*a)/2):0,h=t.length>0?r+i+re.level:0;return e.map((d,g)=>({key:d,id:d,x:p+g%u*a,y:h+Math.floor(g/u)*c,...Z,level:n}))}function du(e,t){let n=ve(e),o=Oe(e,n,t);if(o===null)return st;let r=new Set(_n(o,n.children,t.generations??1/0).keys()),s=[...r].flatMap(f=>n.spouses(f).map(u=>u.id)),i=[...r].flatMap(f=>n.familiesOfParent(f).flatMap(({parents:u,children:p})=>p.some(h=>r.has(h))?u:[])),a=new Set([...r].filter(f=>f!==o)),c=new Set([...r,...s,...i]);return Us(sn(ko(e,c,a)),o)}function Us(e,t){let n=e.nodes.find(o=>o.id===t)?.level??0;return{...e,levels:e.levels.map(o=>({...o,generation:o.level-n,countedFrom:"root"}))}}function or(e,t,n){let o=new Set([t]),r={id:t,key:t,level:0,number:0,isAgain:!1,type:"",parents:[]},s=[r];for(let i=1;i<=n&&s.length>0;i++){let a=[];for(let c of s)if(!c.isAgain)for(let{id:f,type:u,side:p}of yh(e,c.id)){let h=o.has(f);o.add(f);let d=c.number*2+p,g=h?`${f} again ${c.key}`:f,$={id:f,key:g,level:i,number:d,isAgain:h,type:u,parents:[]};c.parents.push($),a.push($)}s=a}return r}function rr(e){let t=[e];for(let n=0;n<t.length;n++)t.push(...t[n]?.parents??[]);return t}var $h=["Biological","Adoptive","Step","Foster"],bh=new Map([["Male",0],["Female",1]]);function yh(e,t){let n=[void 0,void 0],o=[...e.parents(t)].sort((r,s)=>r.id<s.id?-1:1);for(let r of $h){let i=o.filter(a=>a.type===r).filter(a=>{let c=bh.get(e.people.get(a.id)?.gender??"");return c===void 0||n[c]?!0:(n[c]=a,!1)});for(let a of i){let c=n.indexOf(void 0);c>=0&&(n[c]=a)}}return n.flatMap((r,s)=>r?[{...r,side:s}]:[])}var wh=5,vh=8,$u=72,_h=76,xh=132,kh=Math.PI*1.16;function bu(e,t){let n=ve(e),o=Oe(e,n,t);if(o===null)return st;let r=Math.min(vh,t.generations??wh),s=t.isFull??r>5?2*Math.PI:kh,i=rr(or(n,o,r)),a=i.reduce((p,{level:h})=>Math.max(p,h),0),c=i.filter(p=>!p.isAgain&&p.level<a).flatMap(({level:p,number:h,parents:d})=>[0,1].filter(g=>!d.some($=>$.number===h*2+g)).map(g=>mu(p+1,h*2+g,s))),f=i.map(p=>{let h=mu(p.level,p.number,s),d={key:p.key,id:p.id,...gu(h),level:p.level,sector:h};return p.isAgain?{...d,isAgain:!0}:d}),u=qe([...f,...c.map(gu)]);return{nodes:f,edges:[],levels:[],bounds:u,blanks:c}}function mu(e,t,n){if(e===0)return{inner:0,outer:$u,from:0,to:2*Math.PI};let o=n/2**e,r=-Math.PI/2-n/2;return{inner:hu(e-1),outer:hu(e),from:r+t*o,to:r+(t+1)*o}}function hu(e){return $u+Math.min(e,3)*_h+Math.max(0,e-3)*xh}function gu({inner:e,outer:t,from:n,to:o}){let r=Math.PI/2,s=[n,o];for(let a=Math.ceil(n/r);a*r<=o;a++)s.push(a*r);let i=s.flatMap(a=>[e,t].map(c=>({x:Math.cos(a)*c,y:Math.sin(a)*c,w:0,h:0})));return qe(i)}function yu(e,t){let n=ve(e),o=Oe(e,n,t);if(o===null)return st;let r=t.generations??1/0,s=_n(o,n.parents,r),i=_n(o,n.children,r),a=[...i.keys()].flatMap(u=>n.spouses(u).map(p=>p.id)),c=new Set([...s.keys(),...i.keys(),...a]),f=new Set([...s.keys(),...i.keys()]);return Us(sn(ko(e,c,f)),o)}var Hs=Mt.w+52,Mh=14,Sh=26;function wu(e,t){let n=ve(e),o=Oe(e,n,t);if(o===null)return st;let r=or(n,o,t.generations??1/0),s=rr(r),i=new Map,a=new Map;for(let p of[...s].reverse())i.set(p,Th(p,i,a));let c=new Map([[r,0]]),f=[];for(let p of s){let h=z(c,p);for(let d of p.parents){let g=h+z(a,d);c.set(d,g);let $=p.level*Hs+Mt.w,b=d.level*Hs,y=(b+$)/2,w=Math.abs(g-h)<.5?[b,g,$,h]:[b,g,y,g,y,h,$,h];f.push({kind:"child",type:d.type,from:[d.id],to:p.id,points:w})}}let u=s.map(p=>({key:p.key,id:p.id,x:p.level*Hs,y:z(c,p)-Mt.h/2,...Mt,level:p.level,...p.isAgain?{isAgain:!0}:{}}));return{nodes:u,edges:f,levels:[],bounds:qe(u)}}function Th(e,t,n){let o={tops:[-Mt.h/2],bottoms:[Mt.h/2]},[r,s]=e.parents;if(!r)return o;if(!s){n.set(r,0);let{tops:p,bottoms:h}=z(t,r);return{tops:[...o.tops,...p],bottoms:[...o.bottoms,...h]}}let[i,a]=[z(t,r),z(t,s)],c=0;for(let p=0;p<Math.min(i.bottoms.length,a.tops.length);p++){let h=p===0?Mh:Sh;c=Math.max(c,M(i.bottoms,p)-M(a.tops,p)+h)}n.set(r,-c/2),n.set(s,c/2);let f=Math.max(i.tops.length,a.tops.length),u=c/2;for(let p=0;p<f;p++){let[h=1/0,d=-1/0]=[i.tops[p],i.bottoms[p]],[g=1/0,$=-1/0]=[a.tops[p],a.bottoms[p]];o.tops.push(Math.min(h-u,g+u)),o.bottoms.push(Math.max(d-u,$+u))}return o}var Eh={tree:sn,pedigree:wu,descendants:du,hourglass:yu,fan:bu};function vu(e,t,n){return Eh[e](t,n)}var Ph=150;function _u(){let e=null,t=!1,n=0,o=null,r=()=>{if(e||t)return e;try{e=new Worker(Qc("layout/worker.js"),{type:"module"})}catch{return t=!0,null}return e.addEventListener("message",({data:s})=>{s.number===n&&(o?.(s.layout??null),o=null)}),e.addEventListener("error",()=>{t=!0,e?.terminate(),e=null,o?.(null),o=null}),e};return r(),{async make(s,i,a){let c=++n;o?.(null),o=null;let f=i.persons.length>Ph?r():null;if(f){let u=await new Promise(p=>{o=p,f.postMessage({number:c,view:s,graph:Oh(i),options:a})});if(u||c!==n)return u}return vu(s,i,a)},destroy(){e?.terminate(),o?.(null)}}}function xu(e,t){return e.rootId===t.rootId&&e.generations===t.generations&&e.isFull===t.isFull}function Oh({tree:e,persons:t,parents:n,spouses:o}){return{...e?.rootPersonId?{tree:{rootPersonId:e.rootPersonId}}:{},persons:t.map(({personId:r,gender:s,birthDate:i,birthDateText:a,birthSort:c})=>({personId:r,...s?{gender:s}:{},...i?{birthDate:i}:{},...a?{birthDateText:a}:{},...c?{birthSort:c}:{}})),parents:n.map(({parentId:r,childId:s,type:i="Biological"})=>({parentId:r,childId:s,type:i})),spouses:o.map(({person1Id:r,person2Id:s,status:i="",marriageDate:a=""})=>({person1Id:r,person2Id:s,status:i,marriageDate:a}))}}var ku=Object.freeze({Adoptive:[7,4],Step:[10,3,2,3],Foster:[2,4]}),sr=9,Ih=22;function Dn({kind:e,type:t}){return e==="parents"||t==="Partner"?"parents":e==="couple"?"couple":t in ku?t:"child"}function Ln(e){return e==="parents"?[2,3]:ku[e]??[]}function Rn(e){return e==="couple"?1.5:1}function Fn(e,{kind:t,type:n,points:o},r,s){if(t!=="couple")return;let i={Divorced:2,Separated:1}[n]??0,a=o.length>4,[c,f,u]=[o[0]??0,o[1]??0,-1];for(let p=2;p<o.length;p+=2){let[h,d]=[o[p-2]??0,o[p-1]??0],[g,$]=[o[p]??0,o[p+1]??0];if(d!==$||Math.abs(g-h)<=u)continue;u=Math.abs(g-h);let b=a?Math.min(Ih,u/2):u/2;[c,f]=[g-Math.sign(g-h)*b,d]}for(let p=0;p<i;p++){let h=c+(p-(i-1)/2)*5;e.line([h-3,f+7,h+3,f-7],0,{stroke:r,width:s})}}function ir({from:e,to:t},n){return e.some(o=>n.has(`${o} ${t}`))}function Mu(e){let t=new Set;return e.forEach((n,o)=>{let r=e[o+1];r!==void 0&&t.add(`${n} ${r}`).add(`${r} ${n}`)}),t}var Ah=60;function Su(e,t,n){let o=Gs("p",e);o.id=`family-canvas-help-${Math.floor(performance.now()*1e3)}`,o.textContent=l("canvas.help"),t.setAttribute("aria-describedby",o.id);let r=Gs("ul",e);r.setAttribute("aria-label",l("canvas.people"));let s=Gs("p",e);return s.setAttribute("aria-live","polite"),s.setAttribute("role","status"),r.addEventListener("click",i=>{let a=zs(i.target);a&&n.open(a)}),r.addEventListener("focusin",i=>{let a=zs(i.target);a&&n.select(a)}),{renew(i,a,c){let f=Nh(i,a,c),u=new Map(Array.from(r.children,d=>[zs(d.firstElementChild),d])),p=new Set(f.map(({id:d})=>d));for(let[d,g]of u)(!d||!p.has(d))&&g.remove();let h=null;for(let{id:d}of f){let g=i.kin.people.get(d);if(!g)continue;let $=u.get(d)??Ch(d),b=$.firstElementChild,y=vs(g,i.kin);b.textContent!==y&&(b.textContent=y),d===c?b.setAttribute("aria-current","true"):b.removeAttribute("aria-current"),b.tabIndex=d===(c??f[0]?.id)?0:-1;let w=h?h.nextElementSibling:r.firstElementChild;w!==$&&r.insertBefore($,w),h=$}},say(i,a){let c=a===null?void 0:i.kin.people.get(a);s.textContent=c?nc(c,i.kin):""},follow(i){if(r.contains(document.activeElement))for(let a of r.querySelectorAll("button"))a.dataset.person===i&&a.focus({preventScroll:!0})}}}function Nh(e,t,n){let{seen:o}=t,[r,s]=[o.x+o.w/2,o.y+o.h/2],i=new Map(e.nodesIn(o).map(c=>[c.id,c])),a=e.node(n);return a&&i.set(a.id,a),[...i.values()].map(c=>({node:c,far:c===a?-1:Math.hypot(c.x+c.w/2-r,c.y+c.h/2-s)})).sort((c,f)=>c.far-f.far).slice(0,Ah).map(({node:c})=>c).sort((c,f)=>c.level-f.level||c.x-f.x||c.y-f.y)}function Ch(e){let t=document.createElement("li"),n=document.createElement("button");return n.type="button",n.dataset.person=e,t.append(n),t}function zs(e){return e instanceof HTMLElement?e.dataset.person??null:null}function Gs(e,t){let n=document.createElement(e);return n.className="family-canvas-unseen",t.append(n),n}var Tu=8;function Eu(e,t,n){let o=document.createElement("canvas");o.className="family-canvas-minimap",o.hidden=!0,o.setAttribute("aria-hidden","true"),e.append(o);let r=document.createElement("canvas"),s=!0,i={scale:1,left:0,top:0},a={w:0,h:0,density:1},c=!1,f=p=>{let h=o.getBoundingClientRect(),d=(p.clientX-h.left-i.left)/i.scale,g=(p.clientY-h.top-i.top)/i.scale;t.centre({x:d,y:g,w:0,h:0},t.where.scale,0),n()};o.addEventListener("pointerdown",p=>{o.setPointerCapture(p.pointerId),c=!0,f(p)}),o.addEventListener("pointermove",p=>c&&f(p)),o.addEventListener("pointerup",()=>c=!1),o.addEventListener("pointercancel",()=>c=!1);let u=(p,h)=>{let{w:d,h:g,density:$}=a;r.width=Math.max(1,Math.round(d*$)),r.height=Math.max(1,Math.round(g*$)),o.width=r.width,o.height=r.height;let{bounds:b}=p,y=Math.min((d-2*Tu)/(b.w||1),(g-2*Tu)/(b.h||1));i={scale:y,left:d/2-(b.x+b.w/2)*y,top:g/2-(b.y+b.h/2)*y};let w=r.getContext("2d");if(w){w.scale($,$);for(let v of p.nodes){let x=p.kin.people.get(v.id);if(!x)continue;w.fillStyle=Qe(h,x).strong;let k=Math.max(1,Math.min(v.w,v.h)*y*.8),P=(v.x+v.w/2)*y+i.left,A=(v.y+v.h/2)*y+i.top;w.fillRect(P-k/2,A-k/2,k,k)}s=!1}};return{renew(){s=!0},paint(p,h,d){let{seen:g}=t,{bounds:$}=p,b=g.x<=$.x+1&&g.y<=$.y+1&&g.x+g.w>=$.x+$.w-1&&g.y+g.h>=$.y+$.h-1;if(o.hidden=b||p.nodes.length<2,o.hidden)return;(s||d!==a.density)&&(a={w:o.clientWidth,h:o.clientHeight,density:d},u(p,h));let y=o.getContext("2d");if(!y)return;let{w,h:v}=a;y.setTransform(1,0,0,1,0,0),y.clearRect(0,0,o.width,o.height),y.drawImage(r,0,0),y.setTransform(d,0,0,d,0,0);let x=Math.max(1,g.x*i.scale+i.left),k=Math.max(1,g.y*i.scale+i.top),P=Math.min(w-1,(g.x+g.w)*i.scale+i.left),A=Math.min(v-1,(g.y+g.h)*i.scale+i.top);y.beginPath(),y.roundRect(x,k,Math.max(5,P-x),Math.max(5,A-k),2),y.globalAlpha=.14,y.fillStyle=h.accent,y.fill(),y.globalAlpha=1,y.strokeStyle=h.accent,y.lineWidth=1.5,y.stroke()}}}function Bn({generation:e,countedFrom:t}){if(t===null)return l("generation.unconnected");if(t==="first")return l("generation.number",{number:`${e}`});if(e===0)return l("generation.same");let n=Math.abs(e);return e<0?Dh(n):Lh(n)}function Pu(e){return e.countedFrom==="first"?`${e.generation}`:Bn(e)}function Dh(e){return e===1?l("generation.parents"):e===2?l("generation.grandparents"):e===3?l("generation.greatGrandparents"):l("generation.manyGreatGrandparents",{count:e-2})}function Lh(e){return e===1?l("generation.children"):e===2?l("generation.grandchildren"):e===3?l("generation.greatGrandchildren"):l("generation.manyGreatGrandchildren",{count:e-2})}var Ws=28,ar=14,js=12,Ou=12,Rh=600;function Iu(e,{levels:t},n,o){let{top:r,scale:s}=n.where;e.fillStyle=o.band,t.forEach(({y:i,h:a},c)=>{if(c%2===1)return;let[f,u]=[(i-Ws)*s+r,(i+a+Ws)*s+r];u<0||f>n.size.h||e.fillRect(0,f,n.size.w,u-f)})}function Au(e,{levels:t,bounds:n,nodes:o},r,s){let{left:i,top:a,scale:c}=r.where;e.textAlign="start",e.globalAlpha=1;let f=-1/0;for(let[u,p]of t.entries()){let{y:h,h:d}=p,[g,$]=[h*c+a,(h+d)*c+a],b=Ws*c>=js,y=d*c<2*js||r.size.w<Rh,w=Bn(p),v=No(p.births),x=v?`${w} · ${v}`:w;e.font=`500 11px ${s.words}`;let k=ar+e.measureText(x).width+Ou,P=y||n.x*c+i<k,A=!b&&P?Pu(p):x,R=b?Math.max(g-5,Math.min(16,$)):(g+$)/2+4;if(R<Math.max(f,10)||R>r.size.h+10)continue;let F=e.measureText(A).width,be=me=>me.y>=h&&me.y<h+d&&me.x*c+i<ar+F+Ou&&(me.x+me.w)*c+i>0;!b&&A===w&&o.some(be)||(f=R+js*1.8,e.globalAlpha=.93,e.fillStyle=u%2===0?s.band:s.ground,e.beginPath(),e.roundRect(ar-6,R-12,F+12,17,8),e.fill(),e.globalAlpha=1,e.fillStyle=s.quiet,e.fillText(A,ar,R))}}function lr(e){return e==="male"?Fh:e==="other"?Bh:null}function an(e){return Math.sin(e)>.45}var Fh={corners:[[-.9,-.9],[.9,-.9],[.9,.9],[-.9,.9]],round:.34},Bh={corners:[0,1,2,3,4,5].map(e=>{let t=e*Math.PI/3-Math.PI/2;return[Math.cos(t)*1.06,Math.sin(t)*1.06]}),round:.24};function ur(e,t){let n=({fill:s,stroke:i,width:a=1,dash:c,opacity:f=1})=>{let u=e.globalAlpha;e.globalAlpha=u*f,s&&(e.fillStyle=s,e.fill()),i&&(e.strokeStyle=i,e.lineWidth=a,e.setLineDash(c?[...c]:[]),e.stroke()),e.globalAlpha=u},o="",r=({size:s,weight:i=400,family:a,fill:c,align:f="center"})=>{let u=`${i} ${s}px ${a}`;u!==o&&(e.font=o=u),e.fillStyle=c,e.textAlign=f};return{box(s,i,a,c,f,u){e.beginPath(),e.roundRect(s,i,a,c,f),n(u)},frame(s,i,a,c,f){e.beginPath(),cr(e,s,i,a,c),n(f)},line(s,i,a){e.beginPath(),qs(e,s,i),n(a)},words(s,i,a,c){r(c),e.fillText(s,i,a)},turned(s,i,a,c,f){r(f),e.save(),e.translate(i,a),e.rotate(c),e.fillText(s,0,0),e.restore()},arched(s,i,a,c){r({...c,align:"start"});let f=an(a),u=f?-1:1,p=e.measureText(s).width,h=f?i+c.size*.72:i,d=0;for(let g of oc(s)){let $=e.measureText(g).width,b=a+u*(d-p/2+$/2)/h;e.save(),e.rotate(b+Math.PI/2),e.translate(0,-h),f&&e.rotate(Math.PI),e.fillText(g,-$/2,0),e.restore(),d+=$}},photo(s,i,a,c,f){let u=t.get(s);return u?(e.save(),e.beginPath(),cr(e,i,a,c,f),e.clip(),e.drawImage(u,a-f,c-f,2*f,2*f),e.restore(),!0):!1},sector({inner:s,outer:i,from:a,to:c},f){e.beginPath(),e.arc(0,0,i,a,c),s>0&&e.arc(0,0,s,c,a,!0),e.closePath(),n(f)},faded(s,i){let a=e.globalAlpha;e.globalAlpha=a*s,i(),e.globalAlpha=a}}}function cr(e,t,n,o,r){let s=lr(t);if(!s){e.moveTo(n+r,o),e.arc(n,o,r,0,2*Math.PI);return}let{corners:i,round:a}=s,c=i.at(-1)??[0,0],f=i[0]??[0,0];e.moveTo(n+(c[0]+f[0])/2*r,o+(c[1]+f[1])/2*r),i.forEach(([u,p],h)=>{let[d,g]=i[(h+1)%i.length]??f;e.arcTo(n+u*r,o+p*r,n+d*r,o+g*r,a*r)}),e.closePath()}function qs(e,t,n){let o=t.length-2;e.moveTo(t[0]??0,t[1]??0);for(let r=2;r<t.length;r+=2){let[s,i]=[t[r]??0,t[r+1]??0];if(n===0||r===o){e.lineTo(s,i);continue}let[a,c]=[t[r-2]??0,t[r-1]??0],[f,u]=[t[r+2]??0,t[r+3]??0],p=Math.min(Math.hypot(s-a,i-c),Math.hypot(f-s,u-i))/2;e.arcTo(s,i,f,u,Math.min(n,p))}}function Vs(e,t,n){let{nodes:o,edges:r,levels:s,bounds:i,blanks:a=[]}=e,c=new Float64Array(r.length*4);r.forEach(({points:p},h)=>{let[d,g,$,b]=[1/0,1/0,-1/0,-1/0];for(let y=0;y<p.length;y+=2){let[w,v]=[p[y]??0,p[y+1]??0];d=Math.min(d,w),$=Math.max($,w),g=Math.min(g,v),b=Math.max(b,v)}c.set([d,g,$,b],h*4)});let f=null,u=new Map;for(let p of o)(!p.isAgain||!u.has(p.id))&&u.set(p.id,p);return{kin:t,nodes:o,edges:r,levels:s,bounds:i,blanks:a,isFan:o.some(p=>p.sector),moves:Uh(o,n),node:p=>p===null?void 0:u.get(p),nodesIn(p){return o.filter(h=>ln(h,p))},edgesIn({x:p,y:h,w:d,h:g}){return r.filter(($,b)=>{let y=b*4;return(c[y]??0)<=p+d&&(c[y+1]??0)<=h+g&&(c[y+2]??0)>=p&&(c[y+3]??0)>=h})},farLines(){return f??=Ys(r,0),f},nodeAt(p,h){return o.findLast(d=>Hh(d,p,h))},nearest(p){let[h,d]=[p.x+p.w/2,p.y+p.h/2],g,$=1/0;for(let b of o){let[y,w]=Ks(b),v=ln(b,p)?Math.hypot(y-h,w-d):1/0;v>=$||($=v,g=b)}return g}}}function Ys(e,t){let n=new Map;for(let o of e){let r=Dn(o),s=n.get(r);s||n.set(r,s=new Path2D),qs(s,o.points,t)}return n}function Uh(e,t){let n=new Map(t?.nodes.map(o=>[o.key,o]));return new Map(e.map(o=>{let r=n.get(o.key)??t?.node(o.id),s=r?{dx:r.x-o.x,dy:r.y-o.y,isNew:!1}:{dx:0,dy:0,isNew:!0};return[o.key,s]}))}function Ks({x:e,y:t,w:n,h:o,level:r,sector:s}){if(!s||r===0)return[e+n/2,t+o/2];let i=(s.from+s.to)/2,a=(s.inner+s.outer)/2;return[Math.cos(i)*a,Math.sin(i)*a]}function Hh(e,t,n){if(!e.sector)return ln(e,{x:t,y:n,w:0,h:0});let{inner:o,outer:r,from:s,to:i}=e.sector,a=Math.hypot(t,n);if(a<o||a>r)return!1;let c=2*Math.PI;return((Math.atan2(n,t)-s)%c+c)%c+s<=i}function ln(e,t){return e.x<=t.x+t.w&&e.x+e.w>=t.x&&e.y<=t.y+t.h&&e.y+e.h>=t.y}var Xs=4.5,zh=74;function fr(e,t,n){e.sector(t,{fill:n.band,stroke:n.ground,width:2})}function pr(e,t,n,o,r){let{sector:s,level:i}=n;if(!s)return;let{colours:a}=o,{strong:c,wash:f}=Qe(a,t);e.sector(s,{fill:f,stroke:a.ground,width:2});let u={inner:s.outer-3,outer:s.outer,from:s.from,to:s.to};if(i>0&&e.sector(u,{fill:c,opacity:.75}),o.isSelected||o.isMatch||o.isOnPath||o.isHovered){let p=o.isMatch&&!o.isSelected?a.match:a.accent;e.sector(s,{stroke:p,width:o.isSelected?4:2.5})}i===0?jh(e,t,s,o,r):Gh(s)>zh?Wh(e,t,s,o,r):qh(e,t,s,o,r)}function Gh({inner:e,from:t,to:n}){return(n-t)*e}function jh(e,t,{outer:n},{colours:o},r){let s={size:15,weight:600,family:o.words};if(s.size*r<Xs)return;let[i,a]=Cn(Ze(t),n*1.6,s);e.words(i,0,a?-10:-2,{...s,fill:o.ink}),a&&e.words(a,0,9,{...s,fill:o.ink});let c={size:12,family:o.words,fill:o.quiet};e.words(lt(t),0,a?30:20,c)}function Wh(e,t,{inner:n,outer:o,from:r,to:s},{colours:i},a){if(13*a<Xs)return;let f=(r+s)/2,u=o-n,p={size:13,weight:600,family:i.words},h={size:12.5,family:i.words},d={size:11,family:i.words},g=[{choices:De(t),own:p},{choices:[en(t)],own:h},{choices:[lt(t)],own:d}].filter(({choices:b})=>b[0]),$=an(f);g.forEach(({choices:b,own:y},w)=>{let v=(g.length-1)/2-w,x=n+u/2+($?-v:v)*18-y.size*.35,k=y===d||t.hidden?i.quiet:i.ink;e.arched(Te(b,(s-r)*x-16,y),x,f,{...y,fill:k})})}function qh(e,t,{inner:n,outer:o,from:r,to:s},{colours:i},a){let c=(s-r)*n,f=lt(t),u=f!==""&&c>27,p=Math.min(12.5,c*(u?.42:.72));if(p*a<Xs)return;let h=(r+s)/2,g=Math.cos(h)<0?h+Math.PI:h,$=(n+o)/2,b=o-n-12,y={size:p,weight:600,family:i.words},w=en(t),v=[Ze(t),...De(t).map(A=>w?`${A} ${w}`:A),...De(t).slice(-1)],x=t.hidden?i.quiet:i.ink,k=(A,R,F)=>{let[be,me]=[Math.cos(h)*$,Math.sin(h)*$];e.turned(A,be-Math.sin(g)*R,me+Math.cos(g)*R,g,F)};if(k(Te(v,b,y),u?-p*.2:p*.36,{...y,fill:x}),!u)return;let P={size:p*.86,family:i.words,fill:i.quiet};k(Te([f],b,P),p*.95,P)}var Js=.22,Vh=1.3;function Nu(e,t,n,o,r,s,i){let{left:a,top:c,scale:f}=o.where,{w:u,h:p}=o.size;e.setTransform(t,0,0,t,0,0),e.globalAlpha=1,e.fillStyle=r.ground,e.fillRect(0,0,u,p),Iu(e,n,o,r),e.setTransform(t*f,0,0,t*f,t*a,t*c),e.lineJoin="round",e.lineCap="butt";let h=ur(e,i);e.globalAlpha=s.arrived;for(let g of n.blanks)fr(h,g,r);Jh(e,h,n,o,r,s),e.globalAlpha=1;let d=n.nodesIn(Du(o.seen,s.arrived<1?4e3:24));return f<Hc&&!n.isFan?(Kh(e,n,d,f,r,s),Xh(h,n,d,f,r,s)):Yh(h,n,d,f,r,s),e.setTransform(t,0,0,t,0,0),Au(e,n,o,r),d.length}function Zs(e,t,n){let o=e.moves.get(t.key);return n>=1||!o?t:{...t,x:t.x+o.dx*(1-n),y:t.y+o.dy*(1-n)}}function Yh(e,t,n,o,r,s){for(let i of n){let a=t.kin.people.get(i.id);if(!a)continue;let c={colours:r,isSelected:i.id===s.selectedId,isMatch:s.matches?.has(i.id)??!1,isOnPath:s.path?.has(i.id)??!1,isHovered:i.key===s.hoveredKey},f=t.moves.get(i.key)?.isNew,u=(Cu(i,s)?Js:1)*(f?s.arrived:1),p=Zs(t,i,s.arrived);e.faded(u,()=>{i.sector?pr(e,a,i,c,o):o>=Zo?Qo(e,a,p,c):jc(e,a,p,c,o)})}}function Kh(e,t,n,o,r,s){let i=new Map,a=new Map;for(let c of n){let f=t.kin.people.get(c.id);if(!f)continue;let{strong:u}=Qe(r,f),p=Cu(c,s)?a:i,h=p.get(u);h||p.set(u,h=new Path2D);let{x:d,y:g,w:$,h:b}=Zs(t,c,s.arrived),y=Math.max(Vh/o,Math.min($,b)*.43);y*o<2.5?h.rect(d+$/2-y,g+b/2-y,2*y,2*y):cr(h,Fe(f),d+$/2,g+b/2,y)}for(let[c,f]of[[a,Js],[i,1]]){e.globalAlpha=f*(.3+.7*s.arrived);for(let[u,p]of c)e.fillStyle=u,e.fill(p)}e.globalAlpha=1}function Xh(e,t,n,o,r,s){for(let i of n){let a=i.id===s.selectedId,f=a||s.matches?.has(i.id)||s.path?.has(i.id)?t.kin.people.get(i.id):void 0;if(!f)continue;let u=s.matches?.has(i.id)&&!a?r.match:r.accent,p=Math.max(6/o,Math.min(i.w,i.h)*.5),{x:h,y:d,w:g,h:$}=Zs(t,i,s.arrived),b=(a?3:2)/o;e.frame(Fe(f),h+g/2,d+$/2,p,{stroke:u,width:b})}}function Jh(e,t,n,o,r,s){let{scale:i}=o.where,c=Math.min(1.5,Math.max(.5,1.5*Math.sqrt(i)))/i,f=i>.3?sr:0,u=n.edgesIn(Du(o.seen,8)),[p,h]=s.path?Zh(u,s):[[],u],g=f===0&&p.length===0&&u.length>n.edges.length/2?n.farLines():Ys(h,f),$=e.globalAlpha;s.path&&(e.globalAlpha=$*Js*1.6),e.strokeStyle=r.line;for(let[b,y]of g)e.lineWidth=c*Rn(b),e.setLineDash(i>.12?[...Ln(b)]:[]),e.stroke(y);if(e.setLineDash([]),i>.3)for(let b of u)Fn(t,b,r.quiet,c);e.globalAlpha=$;for(let b of p)t.line(b.points,f,{stroke:r.accent,width:Math.max(3,2.4/i)})}function Zh(e,{steps:t}){let n=[[],[]];for(let o of e)n[ir(o,t)?0:1].push(o);return n}function Cu(e,{path:t,matches:n}){return t!==null&&!t.has(e.id)||n!==null&&!n.has(e.id)}function Du({x:e,y:t,w:n,h:o},r){return{x:e-r,y:t-r,w:n+2*r,h:o+2*r}}function Lu(e){let t=new Map;return{get(n){let o=t.get(n);if(o!==void 0)return o;t.size>400&&t.clear(),t.set(n,null);let r=new Image;return r.decoding="async",r.addEventListener("load",()=>{t.set(n,eg(r)),e()}),r.src=Qh(n),null},written(n){try{return t.get(n)?.toDataURL("image/jpeg",.85)??null}catch{return null}}}}function Qh(e){return e.startsWith("api/")?`${e}${e.includes("?")?"&":"?"}size=small`:e}function eg(e){let t=Math.min(e.naturalWidth,e.naturalHeight),n=document.createElement("canvas");n.width=n.height=128;let o=n.getContext("2d");if(!o||t===0)return null;o.imageSmoothingQuality="high";let r=(e.naturalWidth-t)/2,s=(e.naturalHeight-t)/3;return o.drawImage(e,r,s,t,t,0,0,128,128),n}function Ru(e,t){let n=null,o=null,r=()=>e.onAdd?n?.node??t.node():void 0,s=(i,a)=>{let c=r(),f=t.point(i,a),u=c?tg(c,f.x,f.y,t.scale()):null;return c&&u?{node:c,kind:u,...f}:null};return{nodeAt:(i,a)=>s(i,a)?.node,hover(i,a){let c=o;return o=s(i,a)?.kind??null,o!==c},grab(i,a){return n=s(i,a),n!==null},drag(i,a){n&&e.onConnect&&(n={...n,...t.point(i,a)})},drop(i,a,c){let f=n;if(n=null,!f)return;let u=t.point(i,a),p=c?void 0:t.nodeAt(u.x,u.y);c?e.onAdd?.(f.kind,f.node.id):p&&p.id!==f.node.id&&e.onConnect?.(f.node.id,p.id,f.kind)},paint(){let i=r();i&&t.paint((a,c)=>{if(ng(a,i,c,o),!n)return;let f=t.nodeAt(n.x,n.y);og(a,n.node,n.kind,n,f,c)})}}}function Qs({x:e,y:t,w:n,h:o}){return[{kind:"parent",x:e+n/2,y:t},{kind:"spouse",x:e+n,y:t+o*.6},{kind:"child",x:e+n/2,y:t+o}]}function tg(e,t,n,o){return Qs(e).find(s=>Math.hypot(s.x-t,s.y-n)*o<15)?.kind??null}function ng(e,t,n,o){for(let{kind:r,x:s,y:i}of Qs(t)){let a=r===o,c=a?n.accent:n.card,f=a?n["on-accent"]:n.accent;e.frame("female",s,i,9,{fill:c,stroke:n.accent,width:1.4}),e.line([s-4,i,s+4,i],0,{stroke:f,width:1.6}),e.line([s,i-4,s,i+4],0,{stroke:f,width:1.6})}}function og(e,t,n,o,r,s){let i=Qs(t).find(p=>p.kind===n);if(!i||(e.line([i.x,i.y,o.x,o.y],0,{stroke:s.accent,width:2,dash:[6,4]}),e.frame("female",o.x,o.y,4,{fill:s.accent}),!r||r===t))return;let{x:a,y:c,w:f,h:u}=r;e.box(a-5,c-5,f+10,u+10,18,{stroke:s.accent,width:3})}var ei=.8,rg=.3;function ti(e,t,n,o,r){e.fitted().scale>=rg||!n||t.isFan?dr(e,t,o,r):e.enter(n,ei,o)}function dr(e,t,n,o){let s=o&&!t.isFan&&sg(o,e.fitted(),t)?e.size.h-o.y:0;e.fit(n,{left:0,top:0,right:0,bottom:s})}function sg({x:e,y:t,w:n,h:o},{left:r,top:s,scale:i},a){let c={x:(e-r)/i,y:(t-s)/i,w:n/i,h:o/i};return a.nodes.some(f=>ln(f,c))}function Fu(e,t,n){return ni(e,t,n)??t.nearest(e.seen)}function ni(e,t,n){let o=t.node(n);return o&&ln(o,e.seen)?o:void 0}function Bu(e,t,n,o){let r=n.flatMap(s=>t.node(s)??[]);r.length&&e.show(qe(r),o)}function Uu(e){let t=[],n=0;return{parts:t,box(o,r,s,i,a,c){let f=et({x:o,y:r,width:s,height:i,rx:a});t.push(`<rect${f}${mr(c)}/>`)},frame(o,r,s,i,a){t.push(`<path d="${ri(o,r,s,i)}"${mr(a)}/>`)},line(o,r,s){t.push(`<path d="${Hu(o,r)}"${mr({...s,fill:"none"})}/>`)},words(o,r,s,i){t.push(`<text${et({x:r,y:s})}${oi(i)}>${St(o)}</text>`)},turned(o,r,s,i,a){let c=Q(i*180/Math.PI),f=et({transform:`translate(${Q(r)} ${Q(s)}) rotate(${c})`});t.push(`<text${f}${oi(a)}>${St(o)}</text>`)},arched(o,r,s,i){let a=an(s),c=a?r+i.size*.72:r,[f,u]=a?[s+1.5,s-1.5]:[s-1.5,s+1.5],p=`arc${n++}`,h=`A${Q(c)} ${Q(c)} 0 0 ${a?0:1}`,d=`M${cn(c,f)}${h} ${cn(c,u)}`;t.push(`<path id="${p}" d="${d}" fill="none"/>`);let g=`<textPath href="#${p}" startOffset="50%">${St(o)}</textPath>`;t.push(`<text${oi({...i,align:"center"})}>${g}</text>`)},photo(o,r,s,i,a){let c=e(o);if(!c)return!1;let f=`cut${n++}`,u=et({x:s-a,y:i-a,width:2*a,height:2*a});return t.push(`<clipPath id="${f}"><path d="${ri(r,s,i,a)}"/></clipPath>`),t.push(`<image${u} href="${St(c)}" clip-path="${ig(f)}"/>`),!0},sector({inner:o,outer:r,from:s,to:i},a){t.push(`<path d="${ag(o,r,s,i)}"${mr(a)}/>`)},faded(o,r){o<1&&t.push(`<g${et({opacity:o})}>`),r(),o<1&&t.push("</g>")}}}function St(e){return e.replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu,"").replace(/[&<>"']/g,t=>`&#${t.charCodeAt(0)};`)}function et(e){return Object.entries(e).filter(([,t])=>t!==void 0).map(([t,n])=>{let o=typeof n=="number"?Q(n):St(n??"");return` ${t}="${o}"`}).join("")}function ig(e){return`url${`(#${e})`}`}function Q(e){return String(Math.round(e*100)/100)}function mr({fill:e="none",stroke:t,width:n=1,dash:o,opacity:r}){return et({fill:e,...t?{stroke:t,"stroke-width":n}:{},...o&&o.length>0?{"stroke-dasharray":o.join(" ")}:{},...r!==void 0&&r<1?{opacity:r}:{}})}function oi({size:e,weight:t=400,family:n,fill:o,align:r="center"}){let s={start:"start",center:"middle",end:"end"}[r];return et({"font-family":n,"font-size":e,"font-weight":t,fill:o,"text-anchor":s})}function cn(e,t){return`${Q(Math.cos(t)*e)} ${Q(Math.sin(t)*e)}`}function ri(e,t,n,o){let r=lr(e);if(!r){let f=`a${Q(o)} ${Q(o)} 0 0 1`;return`M${Q(t-o)} ${Q(n)}${f} ${Q(2*o)} 0${f} ${Q(-2*o)} 0z`}let s=r.corners.map(([f,u])=>[t+f*o,n+u*o]),[i=[0,0]]=s,a=s.at(-1)??[0,0],c=[(hr(i,0)+hr(a,0))/2,(hr(i,1)+hr(a,1))/2];return`${Hu([...c,...s.flat(),...c],r.round*o)}z`}function hr(e,t){return e[t]??0}function Hu(e,t){let n=`M${Q(e[0]??0)} ${Q(e[1]??0)}`;for(let o=2;o<e.length;o+=2){let[r,s]=[e[o]??0,e[o+1]??0];if(o===e.length-2||t===0){n+=`L${Q(r)} ${Q(s)}`;continue}let[i,a]=[e[o-2]??0,e[o-1]??0],[c,f]=[e[o+2]??0,e[o+3]??0],[u,p]=[Math.hypot(r-i,s-a),Math.hypot(c-r,f-s)],h=Math.min(t,u/2,p/2);if(h<.01){n+=`L${Q(r)} ${Q(s)}`;continue}let[d,g]=[r+(i-r)*h/u,s+(a-s)*h/u],[$,b]=[r+(c-r)*h/p,s+(f-s)*h/p];n+=`L${Q(d)} ${Q(g)}Q${Q(r)} ${Q(s)}`,n+=` ${Q($)} ${Q(b)}`}return n}function ag(e,t,n,o){if(o-n>6.28)return ri("female",0,0,t);let r=o-n>Math.PI?1:0,s=(i,a)=>`A${Q(i)} ${Q(i)} 0 ${r} ${a}`;return`M${cn(t,n)}${s(t,1)} ${cn(t,o)}L${cn(e,o)}${s(e,0)} ${cn(e,n)}z`}var tt=48,lg=64,cg=56,ug=128,gr={size:11,family:de.words,fill:de.quiet,align:"start"},fg=["child","Adoptive","Step","Foster","couple","parents"],pg=["Divorced","Separated"],dg=["female","male","other","unknown"],mg={female:"Female",male:"Male",other:"Other",unknown:"Unknown"};function zu(e,t,n,o){let r=Uu(o),{bounds:s}=e,i=s.x-tt-(e.levels.length>0?ug:0),a=$g(e),c=a.reduce((b,y)=>b+y.w,0),f=Math.max(s.x+s.w+tt,i+2*tt+c,i+480),u=s.y-tt-lg,p=s.y+s.h+tt+cg;r.box(i,u,f-i,p-u,0,{fill:de.ground});for(let b of e.levels){let{y,h:w}=b,v=No(b.births);r.words(Bn(b),i+tt/2,y+w/2,{...gr,weight:600}),v&&r.words(v,i+tt/2,y+w/2+15,gr)}for(let b of e.blanks)fr(r,b,de);hg(r,e,t),gg(r,e,t);let h={size:26,weight:500,family:de.title,fill:de.ink};r.words(n,i+tt/2,u+46,{...h,align:"start"}),bg(r,a,i+tt/2,p-24);let d={x:i,y:u,w:f-i,h:p-u};return`<?xml version="1.0" encoding="UTF-8"?>
<svg${et({xmlns:"http://www.w3.org/2000/svg",viewBox:[d.x,d.y,d.w,d.h].map(b=>Math.round(b*100)/100).join(" "),width:d.w,height:d.h,role:"img"})}>
<title>${St(n)}</title>
${r.parts.join(`
`)}
</svg>
`}function hg(e,t,n){let o=t.edges.map(r=>({edge:r,isSpecial:n.path!==null&&ir(r,n.steps)})).sort((r,s)=>Number(r.isSpecial)-Number(s.isSpecial));for(let{edge:r,isSpecial:s}of o){let i=Dn(r);e.line(r.points,sr,{stroke:s?de.accent:de.line,width:s?3:1.3*Rn(i),dash:Ln(i)}),Fn(e,r,de.quiet,1.4)}}function gg(e,t,n){for(let o of t.nodes){let r=t.kin.people.get(o.id);if(!r)continue;let s={colours:de,isSelected:!1,isMatch:!1,isHovered:!1,isOnPath:n.path?.has(o.id)??!1};o.sector?pr(e,r,o,s,1):Qo(e,r,o,s)}}function $g(e){let t=new Set(e.edges.map(Dn)),n=e.edges.filter(({kind:a})=>a==="couple"),o=new Set(n.map(({type:a})=>a)),r=new Set(e.nodes.map(({id:a})=>Fe(e.kin.people.get(a)??{personId:a}))),s=[...fg.filter(a=>t.has(a)),...pg.filter(a=>o.has(a))];return[...dg.filter(a=>r.has(a)).map(a=>({look:"",frame:a,words:l(`gender.${mg[a]}`)})),...s.map(a=>({look:a,frame:null,words:l(`legend.${a}`)}))].map(a=>({...a,w:40+ut(a.words,gr)+24}))}function bg(e,t,n,o){let r=n;for(let{look:s,frame:i,words:a,w:c}of t){if(i){let[f,u]=[de[`${i}-wash`],de[i]],p=i==="unknown"?{dash:[3,3]}:{};e.frame(i,r+12,o-4,9,{fill:f,stroke:u,width:1.4,...p})}else{let f=[r,o-4,r+30,o-4],u=s==="Divorced"||s==="Separated",p=u?"couple":s,h=1.3*Rn(p);e.line(f,0,{stroke:de.line,width:h,dash:Ln(p)}),u&&Fn(e,{kind:"couple",type:s,from:[],to:"",points:f},de.quiet,1.4)}e.words(a,r+(i?28:38),o,gr),r+=c}}function si(e){return e.tree?.treeName??l("canvas.title")}var $r=420,yg=180,br=200;function Gu(e,t){let n=document.createElement("div");n.className="family-canvas";let o=document.createElement("canvas");o.className="family-canvas-drawing",o.tabIndex=0,o.setAttribute("role","application"),o.setAttribute("aria-label",l("canvas.title")),n.append(o),e.append(n);let r=o.getContext("2d"),s=matchMedia("(prefers-reduced-motion: reduce)"),i=Bc(()=>s.matches),a=Vc(),c=_u(),f=Lu(()=>F()),u=Eu(n,i,()=>F()),p=Su(n,o,{select:T=>Un(T),open:T=>t.onOpen(T)}),h=Ds(n),d=1,g={persons:[],parents:[],spouses:[]},$="tree",b={},y=Vs({nodes:[],edges:[],levels:[],bounds:{x:0,y:0,w:0,h:0}},ve(g),null),w={selectedId:null,hoveredKey:null,path:null,steps:new Set,matches:null,arrived:1},v=null,x=0,k=0,P=0,A=!1,R=!1,F=()=>{x||=requestAnimationFrame(be)},be=T=>{x=0;let I=performance.now();if(i.step(T),v!==null){let j=s.matches?1:Math.min(1,(T-v)/$r);w.arrived=Cs(j),j>=1&&(v=null)}P=Nu(r,d,y,i,h,w,f),Tt.paint(),u.paint(y,h,d),a.frame(T,performance.now()-I),R&&a.drawn(),i.isMoving||v!==null?F():me()},me=()=>{clearTimeout(k),k=setTimeout(()=>p.renew(y,i,w.selectedId),yg)},Ee=async T=>{let I=await c.make($,g,b);if(!I)return;let j=!R,he=y,Be=T?Fu(i,he,w.selectedId):null;y=Vs(I,ve(g),j?null:he);let Hn=new Set(y.nodes.map(({id:Et})=>Et)).size;o.setAttribute("aria-label",l("canvas.label",{tree:si(g),count:Hn})),u.renew(),i.bound(y.bounds);let ft=Be&&y.node(Be.id);if(Be&&ft){let{scale:Et}=i.where;i.pan((Be.x-ft.x)*Et,(Be.y-ft.y)*Et);for(let ui of y.moves.values())ui.dx-=Be.x-ft.x,ui.dy-=Be.y-ft.y}else(!T||j)&&ti(i,y,ye(),j?0:$r,t.corner?.());R=!0,w.arrived=j||s.matches?1:0,v=w.arrived<1?performance.now():null,p.renew(y,i,w.selectedId),F()},ye=()=>{let{selectedId:T}=w,[I,j]=$==="tree"?[T,b.rootId]:[b.rootId,T];return y.node(I??null)??y.node(j??null)??y.node(Oe(g,y.kin,{}))},Un=T=>{if(T===w.selectedId)return;li(T);let I=y.node(T);I&&i.reveal(I),t.onSelect(T)},li=T=>{w.selectedId=T,p.renew(y,i,T),p.say(y,T),T!==null&&p.follow(T),F()},yr=(T,I)=>{let j=i.point(T,I);return y.nodeAt(j.x,j.y)},Tt=Ru(t,{node(){if(i.where.scale<Zo||y.isFan||w.arrived<1)return;let j=y.nodes.find(he=>he.key===w.hoveredKey)??y.node(w.selectedId);return j?.isAgain?void 0:j},nodeAt:(T,I)=>y.nodeAt(T,I),point:i.point,paint(T){let{left:I,top:j,scale:he}=i.where;r.setTransform(d*he,0,0,d*he,d*I,d*j),T(ur(r,f),h)},scale:()=>i.where.scale}),af=Yc(o,i,{grabs:(T,I)=>Tt.grab(T,I),drag(T,I){Tt.drag(T,I),F()},drop(T,I,j){F(),Tt.drop(T,I,j)},tap:(T,I)=>Un(yr(T,I)?.id??null),tapTwice(T,I){let j=yr(T,I);j?t.onOpen(j.id):i.zoom(1.8,T,I,br),F()},hover(T,I){let j=Tt.hover(T,I),he=(Tt.nodeAt(T,I)??yr(T,I))?.key??null;he===w.hoveredKey&&!j||(w.hoveredKey=he,he!==null?o.dataset.pointer="person":delete o.dataset.pointer,F())},leave(){w.hoveredKey=null,F()},moved:F}),lf=Jc(n,o,{walk(T){let I=w.selectedId,j=I!==null&&y.node(I)?Zc(y,I,T):y.nearest(i.seen)?.id??null;j!==null&&Un(j)},open:()=>w.selectedId!==null&&t.onOpen(w.selectedId),leave:()=>Un(null),zoom:T=>i.zoom(T,void 0,void 0,br),zoomTo:T=>i.zoom(T/i.where.scale,void 0,void 0,br),fit:()=>dr(i,y,$r,t.corner?.()),moved:F}),ci=new ResizeObserver(()=>{let{clientWidth:T,clientHeight:I}=n;if(T===0||I===0)return;let j=i.size.w<=1,he=j?void 0:ni(i,y,w.selectedId);d=Math.min(3,devicePixelRatio||1),o.width=Math.round(T*d),o.height=Math.round(I*d),i.resize({w:T,h:I}),i.bound(y.bounds),j&&ti(i,y,ye(),0,t.corner?.()),he&&i.reveal(he),u.renew(),cancelAnimationFrame(x),be(performance.now())});ci.observe(n),i.resize({w:n.clientWidth||1,h:n.clientHeight||1});let cf=Uc(()=>{h=Ds(n),u.renew(),F()});return{async show(T,{keepsView:I=!1}={}){g=T,A||a.begin(),A=!0,await Ee(I)},async view(T,I={}){let j=T===$&&(T==="tree"||xu(I,b));$=T,b=I,A&&!j&&await Ee(!1)},select(T){T!==w.selectedId&&li(T)},focus(T){let I=y.node(T);I&&i.centre(I,Math.max(i.where.scale,ei)),F()},path(T){w.path=T&&new Set(T),w.steps=Mu(T??[]),F()},reveal(T,I){let j=y.node(T);j&&i.reveal(j,I),F()},bring(T,I){Bu(i,y,T,I),F()},matches(T){w.matches=T&&new Set(T),F()},fit(){dr(i,y,$r,t.corner?.()),F()},zoom(T){i.zoom(T,void 0,void 0,br),F()},svg(){return zu(y,w,si(g),f.written)},where(){return{...i.where}},spot(T){let I=y.node(T);if(!I)return null;let{left:j,top:he,scale:Be}=i.where,Hn=o.getBoundingClientRect(),[ft,Et]=Ks(I);return[Hn.left+j+ft*Be,Hn.top+he+Et*Be]},figures(){return{people:g.persons.length,visible:P,...a.figures()}},destroy(){af(),lf(),cf(),ci.disconnect(),c.destroy(),cancelAnimationFrame(x),clearTimeout(k),n.remove()}}}function ju({path:e,matches:t,onAdd:n,onConnect:o}){let r=B(null),s=B(null),{view:i,root:a,generations:c,person:f}=L.value,u=V.value,p=B({onAdd:n,onConnect:o});return p.current={onAdd:n,onConnect:o},le(()=>{if(!r.current)return;let h=Gu(r.current,{onSelect:d=>H({person:d??""},{replace:!0}),onOpen:d=>H({person:d}),corner:()=>r.current?wg(r.current):null,get onAdd(){return ee.peek()?p.current.onAdd:null},get onConnect(){return ee.peek()?p.current.onConnect:null}});return q.current=h,()=>{q.current=null,h.destroy()}},[]),le(()=>{if(!u)return;let h=s.current,d=h?.tree.treeId===u.tree.treeId;s.current=u;let g=q.current;g?.show(u,{keepsView:d}).then(()=>{let{person:$}=L.peek();!(d&&h?.persons.some(y=>y.personId===$))&&$&&r.current&&g.reveal($,ii(r.current))})},[u]),W(()=>{if(!u||i==="list")return;let h=a||u.tree.rootPersonId||f||So.peek();q.current?.view(i,{rootId:h,generations:c})},[i,a,c,u?.tree.treeId,u?.tree.rootPersonId]),W(()=>q.current?.select(f||null),[f,u,i]),W(()=>{f&&r.current&&q.current?.reveal(f,ii(r.current))},[f]),W(()=>q.current?.path(e),[e,u,i]),W(()=>{e&&r.current&&q.current?.bring(e,ii(r.current))},[e]),W(()=>q.current?.matches(t),[t,u,i]),m`<div class="stage ${ee.value?"may-edit":""}" ref=${r}></div>`}function ii(e){let{left:t,right:n,bottom:o,width:r,height:s}=e.getBoundingClientRect(),i={left:0,top:0,right:0,bottom:0};for(let a of document.querySelectorAll(".kin-bar, .panel")){let c=a.getBoundingClientRect();c.left>=n||(c.width<r*.7?i.left=c.right-t:i.bottom=Math.min(s*.8,Math.max(i.bottom,o-c.top)))}return i}function wg(e){let{left:t,top:n}=e.getBoundingClientRect(),o=document.querySelector(".zoom")?.getBoundingClientRect();return o?{x:o.left-t,y:o.top-n,w:o.width,h:o.height}:null}function Wu({onMatches:e}){return m`<div class="search" role="search">
    <${tn}
      id="search"
      label=${l("tree.search")}
      isLabelShown=${!1}
      placeholder=${l("tree.search")}
      onText=${t=>e(t.trim()?Qt(t).map(n=>n.personId):null)}
      onPick=${t=>{let n=!["tree","list"].includes(L.peek().view);H({person:t.personId,...n?{root:t.personId}:{}}),q.current?.focus(t.personId)}}
    />
  </div>`}var vg={pedigree:"generationsBack",fan:"generationsBack",descendants:"generationsDown",hourglass:"generationsEachWay"},qu=1.25;function Vu(){return m`<div class="views">
    <${Ae}
      legend=${l("view.title")}
      name="view"
      value=${L.value.view}
      options=${yn.map(e=>[e,l(`view.${e}`),e])}
      onValue=${so}
    />
  </div>`}function Yu(){let{view:e,generations:t}=L.value;return m`<div class="zoom" role="group" aria-label=${l("view.zoom")}>
    <button type="button" class="button quiet icon-only" aria-label=${l("view.zoomOut")}
      title=${l("view.zoomOut")} onClick=${()=>q.current?.zoom(1/qu)}
    ><${S} name="minus" /></button>
    <button type="button" class="button quiet icon-only" aria-label=${l("view.fit")}
      title=${l("view.fit")} onClick=${()=>q.current?.fit()}
    ><${S} name="fit" /></button>
    <button type="button" class="button quiet icon-only" aria-label=${l("view.zoomIn")}
      title=${l("view.zoomIn")} onClick=${()=>q.current?.zoom(qu)}
    ><${S} name="plus" /></button>
    ${e==="tree"||e==="list"?null:m`<label class="generations">
          <span class="visually-hidden">${l("view.generations")}</span>
          <select
            onChange=${n=>H({generations:Number(n.target.value)})}
          >
            ${_g(jr,Wr).map(n=>m`<option value=${n} selected=${n===t}>
                  ${l(`view.${vg[e]}`,{count:n})}
                </option>`)}
          </select>
        </label>`}
  </div>`}function _g(e,t){return Array.from({length:t-e+1},(n,o)=>e+o)}function Ku({onDialog:e,onKin:t,onMatches:n}){let o=V.value?.tree,r=L.value.screen==="public";return m`<header class="toolbar">
    <a class="skip" href="#main" onClick=${ns}>${l("tree.skip")}</a>
    <div class="toolbar-name">
      <a
        class="button quiet icon-only"
        href=${oe({})}
        aria-label=${l(U.value?"home.title":"page.name")}
        title=${l(U.value?"home.title":"page.name")}
      >
        <img src="mark.svg" alt="" width="30" height="30" />
      </a>
      <h1 title=${[o?.treeName,o?.description].filter(Boolean).join(": ")}>
        ${o?.treeName}
      </h1>
      ${r||o?.role==="viewer"?m`<span class="tag">${l(r?"tree.public":"tree.access.viewer")}</span>`:null}
    </div>
    <${Wu} onMatches=${n} />
    <${Vu} />
    <div class="toolbar-tools">
      ${ee.value?m`<${kg} />`:null}
      <button
        type="button"
        class="button quiet"
        title=${l("tree.kinHint")}
        onClick=${t}
      >
        <${S} name="kin" /><span class="tool-label">${l("tree.kin")}</span>
      </button>
      <button
        type="button"
        class="button quiet"
        aria-expanded=${L.value.insight!==""}
        title=${l("tree.insights")}
        onClick=${()=>H({insight:L.value.insight?"":"checks"})}
      >
        <${S} name="insights" /><span class="tool-label">${l("tree.insights")}</span>
      </button>
      <${Ge} label=${l("button.more")} items=${xg(e,r)} />
    </div>
  </header>`}function xg(e,t){let n=[];return Bt.value&&n.push({label:l("tree.share"),icon:"share",act:()=>e("share")},{label:l("tree.publish"),icon:"globe",act:()=>e("publish")},{label:l("tree.details"),icon:"edit",act:()=>e("details")},{label:l("tree.import"),icon:"importing",act:()=>e("import")}),n.push({label:l("tree.export"),icon:"exporting",act:()=>e("export")},{label:l("tree.print"),icon:"print",act:()=>e("print")},{label:l("tree.keys"),icon:"keyboard",act:()=>e("keys")}),U.value&&!t&&n.push({label:l("button.signOut"),icon:"lock",act:ts}),n}function kg(){let e=Io.value?l("history.undo",{what:Io.value}):l("history.nothingToUndo"),t=Ao.value?l("history.redo",{what:Ao.value}):l("history.nothingToRedo");return m`<button
      type="button"
      class="button quiet icon-only"
      aria-label=${e}
      title=${e}
      disabled=${!Io.value||wt.value}
      onClick=${Gt}
    >
      <${S} name="undo" />
    </button>
    <button
      type="button"
      class="button quiet icon-only"
      aria-label=${t}
      title=${t}
      disabled=${!Ao.value||wt.value}
      onClick=${jt}
    >
      <${S} name="redo" />
    </button>`}var Mg=["ged551","ged70","gdz","json"],Sg={ged551:"ged",ged70:"ged",gdz:"gdz",json:"json"};function Xu({tree:e,onClose:t}){let[n,o]=_("ged551"),r=e.role==="owner"||e.role==="editor",[s,i]=_(r),{isBusy:a,problem:c,submit:f}=G(async()=>{let u=s?"show":"hide",p=await Ka(e.treeId,{format:n,living:u});Rt(p,`${e.treeName}.${Sg[n]}`),t()});return m`<${K} title=${l("export.title")} onClose=${t}>
    <form class="stack" onSubmit=${f}>
      <fieldset class="choices">
        <legend class="field-label">${l("export.format")}</legend>
        ${Mg.map(u=>m`<label class="choice" key=${u}>
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
      ${r?m`<${rt}
            label=${l("export.living")}
            hint=${l("export.livingHint")}
            value=${s}
            onValue=${i}
          />`:m`<p class="hint">${l("export.noLiving")}</p>`}
      <${E} error=${c} />
      <div class="actions">
        <button type="submit" class="button strong" disabled=${a}>
          <${S} name="exporting" />${l(a?"export.writing":"button.download")}
        </button>
        <button type="button" class="button" onClick=${t}>
          ${l("button.cancel")}
        </button>
      </div>
    </form>
  <//>`}function Ju({tree:e,file:t,onClose:n}){let o=()=>{V.peek()?.tree.treeId===e.treeId&&(vt(),Ne())};return m`<${K} title=${l("import.title",{tree:e.treeName})} onClose=${n}>
    <p>${l("import.hint")}</p>
    <${ho}
      first=${t}
      isLookedAt=${!0}
      prepare=${async()=>e.treeId}
      onWritten=${o}
      onDone=${n}
    />
  <//>`}function Zu({tree:e,onClose:t}){let n=q.current;return n?m`<${K} title=${l("print.title")} onClose=${t}>
    <div class="stack">
      <p>${l("print.drawingHint")}</p>
      <div class="actions">
        <button
          type="button"
          class="button strong"
          data-first
          onClick=${()=>{t(),Ns()}}
        >
          <${S} name="print" />${l("print.drawing")}
        </button>
        <button
          type="button"
          class="button"
          onClick=${()=>{let o=new Blob([n.svg()],{type:"image/svg+xml"});Rt(o,`${e.treeName}.svg`),t()}}
        >
          <${S} name="exporting" />${l("print.svg")}
        </button>
      </div>
      <p class="hint">${l("print.svgHint")}</p>
    </div>
  <//>`:m`<${K} title=${l("print.title")} onClose=${t}>
      <p>${l("print.listHint")}</p>
      <div class="actions">
        <button
          type="button"
          class="button strong"
          data-first
          onClick=${()=>{t(),Ns()}}
        >
          <${S} name="print" />${l("print.list")}
        </button>
      </div>
    <//>`}function Qu({keys:e,onClose:t}){return m`<${K} title=${ae("keys.title")} onClose=${t}>
    <dl class="shortcuts">
      ${e.map(([n,o])=>m`<div key=${n}>
          <dt><kbd>${n}</kbd></dt>
          <dd>${o}</dd>
        </div>`)}
    </dl>
    <${rt}
      label=${ae("keys.letters")}
      value=${Lt.value}
      onValue=${n=>{Lt.value=n}}
    />
  <//>`}function ef({onClose:e}){let t=[["/",l("keys.doSearch")],[l("keys.views"),l("keys.doViews")],[l("keys.arrows"),l("keys.doArrows")],[l("keys.enter"),l("keys.doEnter")],[l("keys.escape"),l("keys.doEscape")],["e",l("keys.doEdit")],["p, c, s",l("keys.doAdd")],["k",l("keys.doKin")],["i",l("keys.doInsights")],["f",l("keys.doFit")],[l("keys.zoom"),l("keys.doZoom")],[l("keys.undo"),l("keys.doUndo")],[l("keys.redo"),l("keys.doRedo")],["?",l("keys.doKeys")]];return m`<${Qu} keys=${t} onClose=${e} />`}function tf({name:e,file:t,onClose:n}){let o=V.value?.tree;if(!o)return null;let r=()=>{n(),Ne()};switch(e){case"share":return m`<${bo} tree=${o} onClose=${r} />`;case"publish":return m`<${go} tree=${o} onClose=${r} />`;case"details":return m`<${yo} tree=${o} onClose=${n} onSaved=${Ne} />`;case"import":return m`<${Ju} tree=${o} file=${t} onClose=${n} />`;case"export":return m`<${Xu} tree=${o} onClose=${n} />`;case"print":return m`<${Zu} tree=${o} onClose=${n} />`;case"keys":return m`<${ef} onClose=${n} />`;default:return null}}var Tg="input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]";function nf(e){let t=B(e);t.current=e,W(()=>{let n=o=>{let r=t.current[o.key];!r||o.defaultPrevented||o.ctrlKey||o.metaKey||o.altKey||o.target instanceof Element&&o.target.closest(Tg)||document.querySelector("dialog[open]")||o.key.length===1&&!Lt.peek()||(o.preventDefault(),r())};return document.addEventListener("keydown",n),()=>document.removeEventListener("keydown",n)},[])}var of=1.25;function rf({onAdd:e,onKin:t,onDialog:n}){let o=r=>()=>{let s=L.peek().person;s&&ee.peek()&&e({kind:r,personId:s})};nf({"/":()=>document.getElementById("search")?.focus(),"?":()=>n("keys"),k:t,i:()=>H({insight:L.peek().insight?"":"checks"}),f:()=>q.current?.fit(),"+":()=>q.current?.zoom(of),"-":()=>q.current?.zoom(1/of),p:o("parent"),c:o("child"),s:o("spouse"),e:()=>document.getElementById("edit-person")?.click(),u:()=>ee.peek()&&Gt(),r:()=>ee.peek()&&jt(),Escape:()=>{let r=document.activeElement?.closest(".panel, .insights");H(L.peek().person?{person:""}:{insight:""}),r&&document.getElementById("main")?.focus()},...Object.fromEntries(yn.map((r,s)=>[`${s+1}`,()=>so(r)]))}),W(()=>{let r=s=>{if(s.target instanceof Element&&s.target.closest("input, textarea")||!(s.ctrlKey||s.metaKey)||!ee.peek()||document.querySelector("dialog[open]"))return;let a=s.key.toLowerCase();if(a==="z"&&!s.shiftKey)Gt();else if(a==="y"||a==="z"&&s.shiftKey)jt();else return;s.preventDefault()};return document.addEventListener("keydown",r),()=>document.removeEventListener("keydown",r)},[])}function ai({treeId:e}){let[t,n]=_(null),[o,r]=_(null),[s,i]=_(""),[a,c]=_(null),[f,u]=_(null),[p,h]=_(null),[d,g]=_(null),{view:$,person:b,insight:y}=L.value,w=V.value;W(()=>(vt(),gl(e),ls),[e,U.value?.userId]),W(()=>{document.title=l("page.title",{screen:w?.tree.treeName??l("tree.untitled")})},[w?.tree.treeName]);let v=()=>{let{person:R}=L.peek();u(F=>R||!F?{first:R}:F),H({insight:"",person:""},{replace:!0})};rf({onAdd:n,onKin:v,onDialog:i});let x=R=>{c(R),i("import")},{isOver:k,takes:P}=po(Bt.value?x:null);if(!w)return m`<${Eg} />`;let A=w.persons.length===0;return m`<div class="tree-screen ${b?"has-panel":""}" ...${P}>
    <${Ku} onDialog=${i} onKin=${v} onMatches=${g} />
    <main id="main" class="tree-main" tabindex="-1" aria-label=${w.tree.treeName}>
      ${A?m`<${Pg} onAdd=${()=>n({kind:"alone"})}
            onImport=${()=>i("import")} />`:$==="list"?m`<${Lc} />`:m`<${ju}
                path=${p}
                matches=${d}
                onAdd=${(R,F)=>n({kind:R,personId:F})}
                onConnect=${(R,F)=>r([R,F])}
              />
              <${Oc} onAdd=${(R,F)=>n({kind:R,personId:F})} />
              <${Yu} />`}
      ${f?m`<${Ac}
            key=${f.first}
            first=${f.first}
            onPath=${h}
            onClose=${()=>{u(null),h(null)}}
          />`:null}
    </main>
    ${k?m`<${mo} words=${l("tree.drop")} />`:null}
    ${y?m`<${Gl} name=${y} />`:null}
    ${b&&N.value.has(b)?m`<${Pc} key=${b} personId=${b} onAdd=${n} />`:null}
    ${t?m`<${mc} adding=${t} onClose=${()=>n(null)} />`:null}
    ${o?m`<${hc} ends=${o} onClose=${()=>r(null)} />`:null}
    <${tf}
      name=${s}
      file=${a}
      onClose=${()=>{i(""),c(null)}}
    />
  </div>`}function Eg(){let e=xn.value;return e?m`<main class="lone">
    <${E} error=${e} onRetry=${()=>Ne()} />
    <p class="actions">
      ${U.value?m`<a class="button" href=${oe({})}>${l("home.title")}</a>`:m`<button type="button" class="button" onClick=${()=>ge("signin")}>
            ${l("button.signIn")}
          </button>`}
    </p>
  </main>`:m`<main class="lone" aria-busy="true">
      <p role="status" class="hint">${l("tree.opening")}</p>
    </main>`}function Pg({onAdd:e,onImport:t}){return ee.value?m`<${wn} title=${l("tree.empty")}>
    <p>${l("tree.emptyHint")}</p>
    <div class="actions centred">
      <button type="button" class="button strong" onClick=${e}>
        <${S} name="plus" />${l("tree.addFirst")}
      </button>
      ${V.value?.tree.role==="owner"?m`<button type="button" class="button" onClick=${t}>
            <${S} name="importing" />${l("tree.import")}
          </button>`:null}
    </div>
  <//>`:m`<${wn} title=${l("tree.nobody")} />`}var Og=["public","reset"];function sf(){let[e,t]=_(null),n=async()=>{t(null);try{U.value=await ia()}catch(r){t(r)}};W(()=>{n()},[]);let o=!Og.includes(L.value.screen);return m`<${Ig} />
    ${e&&o?m`<main class="lone"><${E} error=${e} onRetry=${n} /></main>`:null}
    <${ul} />`}function Ig(){let{screen:e,id:t}=L.value;return e==="public"?m`<${ai} key=${t} treeId=${t} />`:e==="reset"?m`<${Jr} />`:U.value===void 0?m`<div class="opening" aria-busy="true"></div>`:U.value===null?m`<${Jr} />`:e==="confirm"?m`<${Da} key=${t} token=${t} />`:e==="tree"?m`<${ai} key=${t} treeId=${t} />`:m`<${ll} />`}_i(m`<${sf} />`,document.getElementById("page"));
