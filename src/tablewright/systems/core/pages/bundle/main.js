/* Built by `make pages`. Licences are in kit/vendor. */
var or=function(e,t,n,o){var i;t[0]=0;for(var s=1;s<t.length;s++){var l=t[s++],c=t[s]?(t[0]|=l?1:2,n[t[s++]]):t[++s];l===3?o[0]=c:l===4?o[1]=Object.assign(o[1]||{},c):l===5?(o[1]=o[1]||{})[t[++s]]=c:l===6?o[1][t[++s]]+=c+"":l?(i=e.apply(c,or(e,c,n,["",null])),o.push(i),c[0]?t[0]|=2:(t[s-2]=0,t[s]=i)):o.push(c)}return o},nr=new Map;function rr(e){var t=nr.get(this);return t||(t=new Map,nr.set(this,t)),(t=or(this,t.get(e)||(t.set(e,t=(function(n){for(var o,i,s=1,l="",c="",u=[0],p=function(h){s===1&&(h||(l=l.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?u.push(0,h,l):s===3&&(h||l)?(u.push(3,h,l),s=2):s===2&&l==="..."&&h?u.push(4,h,0):s===2&&l&&!h?u.push(5,0,!0,l):s>=5&&((l||!h&&s===5)&&(u.push(s,0,l,i),s=6),h&&(u.push(s,h,0,i),s=6)),l=""},m=0;m<n.length;m++){m&&(s===1&&p(),p(m));for(var f=0;f<n[m].length;f++)o=n[m][f],s===1?o==="<"?(p(),u=[u],s=3):l+=o:s===4?l==="--"&&o===">"?(s=1,l=""):l=o+l[0]:c?o===c?c="":l+=o:o==='"'||o==="'"?c=o:o===">"?(p(),s=1):s&&(o==="="?(s=5,i=l,l=""):o==="/"&&(s<5||n[m][f+1]===">")?(p(),s===3&&(u=u[0]),s=u,(u=u[0]).push(2,0,s),s=0):o===" "||o==="	"||o===`
`||o==="\r"?(p(),s=2):l+=o),s===3&&l==="!--"&&(s=4,u=u[0])}return p(),u})(e)),t),arguments,[])).length>1?t:t[0]}var U,ar,Jn,Pe,Yn,Kt,lr,Gt,cr,Xn,Kn,Wl,Ct=Symbol.for("pv"),Jt={},Xt=[],Vl=/^m(i|n|o|s|text|space)$/,Zn=Array.isArray,Qn=Xt.slice,Ye=Object.assign;function Ge(e){e&&e.parentNode&&e.remove()}function Zt(e,t,n){var o,i,s,l={},c=arguments.length;for(s in t)s=="key"?o=t[s]:s=="ref"&&typeof e!="function"?i=t[s]:l[s]=t[s];return c>2&&(l.children=c>3?Qn.call(arguments,2):n),Et(e,l,o,i,null)}function Et(e,t,n,o,i){var s={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Ct,__v:i||++ar,__i:-1,__u:0};return!i&&U.vnode&&U.vnode(s),s}function Ke(e){return e.children}function rt(e,t){this.props=e,this.context=t,this.__g=0}function De(e,t){if(t==null)return e.__&&De(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:De(e)}function zl(e){var t,n=e.__v,o=n.__e,i=[],s=[],l=e.__P;l&&((t=Ye({constructor:Ct},n)).__v=n.__v+1,U.vnode&&U.vnode(t),eo(l,t,n,e.__n,l.namespaceURI,32&n.__u?[o]:null,i,o||De(n),32&n.__u,s),t.__v=n.__v,t.__.__k[t.__i]=t,hr(i,t,s),n.__=n.__e=null,t.__e!=o&&ur(t))}function ur(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),ur(e)}function ir(e){(8&e.__g||(e.__g|=8,Pe.push(e),Kt++))&&Yn==U.debounceRendering||((Yn=U.debounceRendering)||queueMicrotask)(mr)}function mr(){try{for(var e,t=1;Pe.length;)Pe.length>t&&Pe.sort(lr),e=Pe.shift(),t=Pe.length,8&e.__g&&zl(e)}finally{(Kt=Pe.length)&&(Yn||queueMicrotask)(mr)}}function pr(e,t,n,o,i,s,l,c,u,p,m){var f,h,d,$,y,k,S=o.__k||Xt,C=t.length;for(u=Gl(n,t,S,u,C),f=0;f<C;f++)(d=n.__k[f])!=null&&(h=~d.__i&&S[d.__i]||Jt,d.__i=f,k=eo(e,d,h,i,s,l,c,u,p,m),$=d.__e,(h.ref!=d.ref||8&h.__u)&&(h.ref&&to(h.ref,null,d,h),d.ref&&m.push(d.ref,d.__c||$,d)),y=y||$,4&d.__u?(u=dr(d,u,e,!h.__v),h.__e&&(h.__e=null)):typeof d.type=="function"&&k!==void 0?u=k:$&&(u=$.nextSibling),d.__u&=-21);return n.__e=y,u}function Gl(e,t,n,o,i){var s,l,c,u,p,m,f,h,d,$=n.length,y=$,k=0,S=0,C=e.__k=Array(i);for(s=0;s<i;s++)(l=t[s])!=null&&typeof l!="boolean"&&typeof l!="function"?(typeof l!="object"||l.constructor===String?l=C[s]=Et(null,l):Zn(l)?l=C[s]=Et(Ke,{children:l}):l.constructor===Ct&&l.__b?l=C[s]=Et(l.type,l.props,l.key,l.ref,l.__v):C[s]=l,u=s+k,l.__=e,l.__b=e.__b+1,c=null,~(p=l.__i=Yl(l,n,u,y))&&(y--,(c=n[p])&&(c.__u|=2)),c&&c.__v?(l.__u|=16,p==u-1?k--:p==u+1?k++:p!=u&&(p>u?k--:k++,S=1)):(~p||(i>$?k--:i<$&&k++),typeof l.type!="function"&&(l.__u|=4))):C[s]=null;if(S){for(m=[],f=[],s=0;s<i;s++)if((l=C[s])&&16&l.__u){for(k=0,h=m.length;k<h;)m[d=k+h>>1]<l.__i?k=d+1:h=d;m[k]=l.__i,f[s]=k+1}for(k=m.length;s--;)f[s]&&(f[s]==k?k--:C[s].__u|=4)}if(y)for(s=0;s<$;s++)!(c=n[s])||2&c.__u||(c.__e==o&&(o=De(c)),no(c,c));return o}function dr(e,t,n,o){var i,s,l,c;if(typeof e.type=="function"){if(e.props.__P)return t;if(i=e.__k)for(s=0;s<i.length;s++)i[s]&&(i[s].__=e,t=dr(i[s],t,n,!1));return t}for(t&&!t.parentNode&&(t=De(e))&&!t.parentNode&&(t=null),l=e.__e,c=t;c&&c.nodeType==8;)c=c.nextSibling;for(l!=c&&(!o&&n.moveBefore&&l.parentNode?n.moveBefore(l,t):n.insertBefore(l,t||null)),t=l;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function Yl(e,t,n,o){var i,s=e.key,l=e.type,c=t[n],u=c&&!(2&c.__u);if(c===null&&s==null||u&&s==c.key&&l==c.type)return n;if(o>(u?1:0)){for(i=n-1;i>=0;i--)if((c=t[i])&&!(2&c.__u)&&s==c.key&&l==c.type)return i;for(i=n+1;i<t.length;i++)if((c=t[i])&&!(2&c.__u)&&s==c.key&&l==c.type)return i}return-1}function sr(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function zt(e,t,n,o,i){var s,l;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||sr(e.style,t);if(n)for(t in n)o&&n[t]==o[t]||sr(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(e.__e||(e.__e={}))[t]=n,n&&o||(l=Kn[t]||(Kn[t]=Kl(t)),(e.__a||(e.__a={}))[t]=Xn,s=t!=(t=t.replace(cr,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,l,s):e.removeEventListener(t,l,s));else{if(i=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function Kl(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[Gt]==null)t[Gt]=Xn++;else if(t[Gt]<this.__a[e])return;return n(U.event?U.event(t):t)}}}function eo(e,t,n,o,i,s,l,c,u,p){var m,f,h,d,$,y,k,S,C,I,R,We,$e,ge,Ve,tr,Me,ze,Se=t.type;if(t.constructor!==Ct)return null;128&n.__u&&(u=32&n.__u,m=n.__c.__z)&&(t.__u|=u,f=s=[],m.nodeType==8?c=Yt(m,s):s.push(m),c=s[0]||c),(m=U.__b)&&m(t);e:if(typeof Se=="function"){h=l.length;try{if(S=t.props,C=(m=Se.prototype)&&m.render,I=(m=Se.contextType)&&o[m.__c],R=m?I?I.props.value:m.__:o,(d=n.__c)?(t.__c=d,2&d.__g&&(d.__g|=1)):(C?t.__c=d=new Se(S,R):(t.__c=d=new rt(S,R),d.constructor=Se,d.render=Xl),I&&I.sub(d),d.state||(d.state={}),d.__n=o,d.__g|=8,d.__h=[],d.__k=[]),C&&(d.__s||(d.__s=d.state),Se.getDerivedStateFromProps&&(d.__s==d.state&&(d.__s=Ye({},d.__s)),Ye(d.__s,Se.getDerivedStateFromProps(S,d.__s)))),$=d.props,y=d.state,d.__v=t,n.__c){if(S!==$&&C&&!Se.getDerivedStateFromProps&&d.componentWillReceiveProps&&d.componentWillReceiveProps(S,R),t.__v==n.__v&&!(8&d.__g)||!(4&d.__g)&&d.shouldComponentUpdate&&d.shouldComponentUpdate(S,d.__s,R)===!1){t.__v!=n.__v&&(d.props=S,d.state=d.__s,d.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(pe){pe&&(pe.__=t)}),Xt.push.apply(d.__h,d.__k),d.__k=[],d.__h.length&&l.push(d),c=De(n);break e}d.componentWillUpdate&&d.componentWillUpdate(S,d.__s,R),C&&d.componentDidUpdate&&d.__h.push(function(){d.componentDidUpdate($,y,k)})}else C&&!Se.getDerivedStateFromProps&&d.componentWillMount&&d.componentWillMount(),C&&d.componentDidMount&&d.__h.push(d.componentDidMount);d.context=R,d.props=S,d.__P=e,d.__g&=-5,We=U.__r,$e=C?25:0;do d.__g&=-9,We&&We(t),m=d.render(d.props,d.state=d.__s,d.context);while(8&d.__g&&++$e<25);C&&(Xt.push.apply(d.__h,d.__k),d.__k=[]),d.state=d.__s,d.getChildContext&&(o=Ye({},o,d.getChildContext())),C&&n.__c&&d.getSnapshotBeforeUpdate&&(k=d.getSnapshotBeforeUpdate($,y)),ge=m&&m.type===Ke&&m.key==null?m.props.children:m,S.__P&&(m=c,i=(e=S.__P).namespaceURI,u=s=null,n.props&&n.props.__P!=e&&(n.__k.some(function(pe){pe&&no(pe,pe)}),n.__k=null),c=n.__k?De(n,0):null),c=pr(e,Zn(ge)?ge:[ge],t,n,o,i,s,l,c,u,p),S.__P&&(t.__e=null,c=m),t.__u&=-161,f&&f.some(Ge),d.__h.length&&l.push(d),1&d.__g&&(d.__g&=-4)}catch(pe){if(l.length=h,t.__v=null,u||s)if(pe&&pe.then){if(t.__u|=128|u,s){for(~(Me=s.indexOf(c||void 0))||(Me=s.length);(ze=s[Me-1])&&ze.nodeType==8;)Me--;for(;Me<s.length;Me++)if(ze=s[Me])if(s[Me]=null,Ve){if(ze==tr)break}else{if(ze.nodeType!=8)break;ze.data.startsWith("$s")&&(tr=Yt(Ve=ze))}}if(!Ve){for(;c&&c.nodeType==8&&c.nextSibling;)c=c.nextSibling;Ve=c}(m=Yt(Ve=t.__c.__z||(t.__c.__z=Ve)))?(t.__e=Ve,c=m):t.__e=c,c=c&&c.nextSibling}else s&&s.some(Ge);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),pe&&pe.then||fr(t),U.__e(pe,t,n)}}else c=t.__e=Jl(n.__e,t,n,o,i,s,l,u,p,e);return(m=U.diffed)&&m(t),c}function Yt(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function fr(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(fr))}function hr(e,t,n){for(var o=0;o<n.length;)to(n[o++],n[o++],n[o++]);U.__c&&U.__c(t,e),e.some(function(i){try{e=i.__h,i.__h=[],e.some(function(s){s.call(i)})}catch(s){U.__e(s,i.__v)}})}function Jl(e,t,n,o,i,s,l,c,u,p){var m,f,h,d,$,y,k,S,C=n.props||Jt,I=t.props,R=t.type;if(R=="svg"?i="http://www.w3.org/2000/svg":R=="math"?i="http://www.w3.org/1998/Math/MathML":i||(i="http://www.w3.org/1999/xhtml"),s){for(m=0;m<s.length;m++)if(($=s[m])&&(R?$.localName==R:$.nodeType==3)){e=$,s[m]=null;break}}if(!e){if(S=p.ownerDocument||document,!R)return S.createTextNode(I);e=S.createElementNS(i,R,I.is?I:p),c&&(U.__m&&U.__m(t,s),c=!1),s=null}if(R){if(p=R=="template"&&e.content||e,s=R=="textarea"&&I.defaultValue!=null?null:s&&Qn.call(p.childNodes),!c&&s)for(C={},m=0;m<e.attributes.length;m++)C[($=e.attributes[m]).name]=$.value;for(m in C)$=C[m],m=="dangerouslySetInnerHTML"?h=$:m=="children"||m in I||m=="value"&&"defaultValue"in I||m=="checked"&&"defaultChecked"in I||zt(e,m,null,$,i);for(m in I)$=I[m],m=="children"?d=$:m=="dangerouslySetInnerHTML"?f=$:m=="value"?y=$:m=="checked"?k=$:c&&typeof $!="function"||C[m]===$||zt(e,m,$,C[m],i);f?(c||h&&(f.__html==h.__html||f.__html==e.innerHTML)||(e.innerHTML=f.__html),t.__k=[]):(h&&(e.textContent=""),(R=="foreignObject"||i=="http://www.w3.org/1998/Math/MathML"&&Vl.test(R))&&(i="http://www.w3.org/1999/xhtml"),pr(p,Zn(d)?d:[d],t,n,o,i,s,l,s?s[0]:n.__k&&De(n,0),c,u),s&&s.some(Ge)),c&&R!="textarea"||(m="value",R=="progress"&&y==null?e.removeAttribute(m):y==null||y===e[m]&&(R!="progress"||y)||zt(e,m,y,C[m],i),m="checked",k!=null&&k!=e[m]&&zt(e,m,k,C[m],i))}else C===I||c&&e.data==I||(e.data=I);return e}function to(e,t,n,o){try{typeof e=="function"?t?t.__x=e(t)||1:o&&(o=o.__c||o.__e)&&(t=o.__x)&&(o.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(i){U.__e(i,n)}}function no(e,t,n){var o,i,s,l;if(U.unmount&&U.unmount(e),!(o=e.ref)||o.current&&o.current!=e.__e||to(o,null,t,e),o=e.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(c){U.__e(c,t)}o.__P=o.__n=null}if(o=e.__k)for(l=0;l<o.length;l++)o[l]&&no(o[l],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(o=e.__c)&&(o=o.__z)&&(i=Yt(o,s=[]))&&(o==e.__e&&s.some(Ge),Ge(i),Ge(o)),n||Ge(e.__e),e.__e=e.__c=e.__=null}function Xl(e,t,n){return this.constructor(e,n)}function $r(e,t){var n,o,i,s;U.__&&U.__(e,t),t.nodeType==9&&(t=t.documentElement),o=(n=e&&32&e.__u)?null:t.__k,t.__k=Et(Ke,{children:[e]}),i=[],s=[],eo(t,t.__k,o||Jt,Jt,t.namespaceURI,o?null:t.firstChild?Qn.call(t.childNodes):null,i,o?o.__e:t.firstChild,n,s),hr(i,t.__k,s),t.__k.props.children=null}U={__e:function(e,t,n,o){for(var i,s,l;t=t.__;)if((i=t.__c)&&!(1&i.__g)){i.__g|=4;try{if((l=(s=i.constructor)&&s.getDerivedStateFromError)&&i.setState(s.getDerivedStateFromError(e)),i.componentDidCatch&&(i.componentDidCatch(e,o||{}),l=1),l&&8&i.__g)return void(i.__g|=2)}catch(c){e=c}}throw Kt=0,e}},ar=0,Jn=function(e){return e!=null&&e.constructor===Ct},rt.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=Ye({},this.state)),typeof e=="function"&&(e=e(Ye({},n),this.props)),e&&(Ye(n,e),this.__v&&(t&&this.__k.push(t),ir(this)))},rt.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),ir(this))},rt.prototype.render=Ke,Pe=[],Kt=0,lr=function(e,t){return e.__v.__b-t.__v.__b},Gt=Symbol(),cr=/(PointerCapture)$|Capture$/i,Xn=0,Kn={},Wl=0;var a=rr.bind(Zt);var gr={add:"M12 5v14M5 12h14",back:"M15 5l-7 7 7 7",bell:"M6 17v-6a6 6 0 0112 0v6l1.5 2h-15zM10 21h4",bin:"M4 7h16M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10.3 10.5v6M13.7 10.5v6",check:"M4.5 12.5l5 5L19.5 7",close:"M6 6l12 12M18 6L6 18",copy:"M9 9h11v11H9zM15 9V4H4v11h5",down:"M6 9l6 6 6-6",edit:"M4 20l1-4.5L16.5 4 20 7.5 8.5 19zM14 6.5l3.5 3.5",exit:"M14 4h5v16h-5M10 8l-4 4 4 4M6 12h9",keyboard:"M3 7h18v11H3zM7 11h.01M11 11h.01M15 11h.01M8 14.5h8",menu:"M4 6h16M4 12h16M4 18h16",more:"M5 12h.01M12 12h.01M19 12h.01",next:"M9 5l7 7-7 7",person:"M12 11a4 4 0 100-8 4 4 0 000 8zM4.5 21c.6-4 3.6-6.5 7.5-6.5s6.9 2.5 7.5 6.5",refresh:"M20 11a8 8 0 10-2 6.2M20 4v7h-7",search:"M10.5 17a6.5 6.5 0 100-13 6.5 6.5 0 000 13zM15.5 15.5L21 21",up:"M6 15l6-6 6 6",warning:"M12 4L2.5 20h19zM12 10v5M12 17.5v.01"};function vr(e){Object.assign(gr,e)}function E({name:e}){return a`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d=${gr[e]} />
  </svg>`}vr({home:"M4 11l8-7 8 7v9h-5.5v-6h-5v6H4z",accounts:"M12 3v5M9 8h6v4H9zM12 12v3M5 18v-3h14v3M2.5 18h5v3h-5zM16.5 18h5v3h-5z",members:"M9 11a3.5 3.5 0 100-7 3.5 3.5 0 000 7zM2.5 20c.5-3.8 3-6 6.5-6s6 2.2 6.5 6M16 4.5a3.2 3.2 0 010 6.2M17.5 14.3c2.2.7 3.6 2.6 4 5.7",settings:"M12 15a3 3 0 100-6 3 3 0 000 6zM12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M18.7 5.3l-2.1 2.1M7.4 16.6l-2.1 2.1",mail:"M3 5.5h18v13H3zM3.5 6l8.5 7 8.5-7",link:"M9 15l6-6M10.5 6.5l2-2a4.2 4.2 0 016 6l-2 2M13.5 17.5l-2 2a4.2 4.2 0 01-6-6l2-2",move:"M12 3v18M3 12h18M12 3L9 6M12 3l3 3M12 21l-3-3M12 21l3-3M3 12l3-3M3 12l3 3M21 12l-3-3M21 12l-3 3",pause:"M8 5v14M16 5v14",play:"M7 4.5l12 7.5-12 7.5z",restore:"M4 11a8 8 0 112 6.2M4 4v7h7",lock:"M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 017 0v3",key:"M8 16a4 4 0 100-8 4 4 0 000 8zM11.5 10.5L20 10.5v3M16.5 10.5v3",webhooks:"M4 12h6M14 6h6v12h-6M10 12l4-6M10 12l4 6M10 12h4",activity:"M3 12h4l3-8 4 16 3-8h4",usage:"M4 20V10M10 20V4M16 20v-7M3 20.5h18"});var oo=globalThis.document?.documentElement,so="en-GB",Zl=/\{(\w+)\}|<(\w+)>(.*?)<\/\2>/gs,yr=new Map,ro=()=>oo?.lang||so;function kr(e,t=null){let n=Object.keys(e),o=[...t?[t]:[],...globalThis.navigator?.languages??[]];return oo&&(oo.lang=Sr(o,n)??n[0]??so),ao(e)}function ao(e){let t=Object.keys(e),n=e[t[0]??so],o=(i,s)=>{let l=e[Sr([ro()],t)??""],c=wr(l,i)??wr(n,i);if(c===void 0)throw new Error(`There is no text "${i}".`);return typeof c=="string"?c:c[ec(Number(s.count))]??c.other};return{text:(i,s={})=>io(o(i,s),s).join(""),rich:(i,s={})=>io(o(i,s),s)}}function V(e,t={}){return Ot(Intl.NumberFormat,t).format(e)}function se(e,t={dateStyle:"long",timeStyle:"short"}){return Ot(Intl.DateTimeFormat,t).format(e)}var Ql=[["year",365*86400],["month",30*86400],["week",7*86400],["day",86400],["hour",3600],["minute",60]];function xr(e,t,n={numeric:"auto"}){let o=(e-t)/1e3,i=Ot(Intl.RelativeTimeFormat,n);for(let[s,l]of Ql){let c=Math.trunc(o/l);if(c)return i.format(c,s)}return i.format(0,"second")}function Ne(e,t={type:"conjunction"}){return Ot(Intl.ListFormat,t).format(e)}var br=["byte","kilobyte","megabyte","gigabyte","terabyte"];function Qt(e){let t=e<1?0:Math.min(Math.floor(Math.log10(e)/3),br.length-1);return V(e/1e3**t,{style:"unit",unit:br[t],unitDisplay:t?"short":"long",maximumFractionDigits:t?1:0})}function wr(e,t){let n=e;for(let o of t.split("."))n=n?.[o];return n}function io(e,t){let n=[],o=0;for(let i of e.matchAll(Zl)){let[s,l,c,u=""]=i;n.push(e.slice(o,i.index)),o=i.index+s.length;let p=t[l??c??""];if(p===void 0)throw new Error(`The text "${e}" needs "${l??c}".`);if(c){let m=io(u,t).join("");n.push(typeof p=="function"?p(m):m)}else n.push(typeof p=="number"?V(p):p)}return n.push(e.slice(o)),n.filter(i=>i!=="")}function ec(e){return Ot(Intl.PluralRules,{}).select(e)}function Ot(e,t){let n=`${e.name} ${ro()} ${JSON.stringify(t)}`,o=yr.get(n)??new e(ro(),t);return yr.set(n,o),o}function Sr(e,t){for(let n of e){let o=n.toLowerCase(),i=t.find(l=>l.toLowerCase()===o),s=t.find(l=>_r(l)===_r(n));if(i??s)return i??s}}var _r=e=>e.toLowerCase().split("-")[0];var Ar={banner:{label:"Important"},bell:{all:"See all notifications",label:{one:"Notifications, {count} unread",other:"Notifications, {count} unread"},none:"No notifications.",readAll:"Mark all as read",title:"Notifications",unread:"Unread:"},confirm:{cancel:"Cancel",type:"Type {name} to confirm"},copy:{button:"Copy",done:"Copied",failed:"Not allowed: select it and copy"},dialog:{close:"Close"},diff:{added:"Added:",folded:{one:"{count} unchanged line",other:"{count} unchanged lines"},removed:"Removed:",same:"Nothing changed."},form:{choose:"Choose…",discard:"Discard changes",json:"Must be JSON.",jsonHint:"JSON.",keep:"Keep editing",lines:"One per line.",no:"No",number:"Must be a number.",optional:"{label} (optional)",required:"Required.",unsaved:"You have unsaved changes.",whole:"Must be a whole number.",yes:"Yes"},impersonation:{back:"Operator page",banner:"You are viewing this page as another person, read-only, until {time}."},keys:{title:"Keyboard shortcuts",letters:"Enable keyboard shortcuts"},live:{broken:"The connection was lost.",connecting:"Connecting…",live:"Live",off:"Not connected",paused:"Paused while hidden",polling:"Live updates unavailable, refreshing regularly",waiting:"Connection lost, trying again"},meter:{full:"The limit is reached.",of:"{used} of {limit}",unlimited:"{used}, unlimited"},notice:{dismiss:"Dismiss"},pager:{label:"Pages",next:"Next",page:"Page {page}",previous:"Previous"},problem:{again:"Try again",copyId:"Copy id",request:"Request {id}",status:"status {status}",wait:{one:"You can try again in {count} second.",other:"You can try again in {count} seconds."},waitMinutes:{one:"You can try again in {count} minute.",other:"You can try again in {count} minutes."}},progress:{done:"Done.",failed:"Failed.",of:"{done} of {total}"},request:{busy:"The server is busy. Trying again…",lost:"The server cannot be reached. Trying again…",offline:"The server cannot be reached. Check your connection.",slow:"The server did not respond in time.",status:"The server responded with status {status}.",tooMany:"Too many requests. Trying again in a moment…"},secret:{copy:"Copy secret",done:"I've saved it",once:"Copy it now. You won't see this again."},shell:{sections:"Sections",skip:"Skip to content"},sparkline:{words:"from {first} to {last}, lowest {lowest}, highest {highest}"},stepper:{back:"Back",next:"Next",place:"(step {step} of {steps})"},switcher:{label:"Account",list:"Accounts",more:{one:"{count} more account. Search to find it.",other:"{count} more accounts. Search to find them."},none:"No account matches “{search}”.",search:"Search accounts"},table:{filter:"Filter",noMatch:"Nothing matches “{filter}”.",select:"Select {name}",selectAll:{one:"Select {count} row",other:"Select all {count} rows"},selected:{one:"{count} selected",other:"{count} selected"}},theme:{title:"Colours",system:"System",light:"Light",dark:"Dark"},user:{menu:"Settings",of:"Account of {name}"},when:{now:"just now"}};var{text:b,rich:en}=ao({"en-GB":Ar});var N=class extends Error{constructor(t,n={}){super(t),this.status=n.status??0,this.code=n.code??"",this.requestId=n.requestId??"",this.retryAfterSeconds=n.retryAfterSeconds??0,this.details=n.details??{},this.place=n.place??String(this.details.place??"")}};var Je,Z,lo,Tr,co=Object.is,tn=0,Rr=[],uo=[],X=U,Er=X.__b,Cr=X.__r,Or=X.diffed,Ir=X.__c,Mr=X.unmount,Pr=X.__;function Mt(e,t){X.__h&&X.__h(Z,e,tn||t),tn=0;var n=Z.__H||(Z.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function g(e){return tn=1,tc(Hr,e)}function tc(e,t,n){var o=Mt(Je++,2);if(o.t=e,!o.__c&&(o.__=[n?n(t):Hr(void 0,t),function(s){var l=(o.__N||o.__)[0],c=o.t(l,s);co(l,c)||(o.__N=[c,o.__[1]],o.__c.setState({}))}],o.__c=Z,!Z.__f)){Z.__f=!0;var i=Z.shouldComponentUpdate;Z.shouldComponentUpdate=function(s,l,c){var u=this.__H;if(!u)return!0;var p=!1,m=this.props!=s;if(u.__.some(function(h){h.__N&&(p=!0,co(h.__[0],h.__N[0])||(m=!0))}),i){var f=i.call(this,s,l,c);return p?f||m:f}return!p||m}}return o.__}function B(e,t){var n=Mt(Je++,3);!X.__s&&po(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,Z.__H.__h.push(n))}function ye(e,t){var n=Mt(Je++,4);!X.__s&&po(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,Z.__h.push(n))}function Y(e){return tn=5,it(function(){return{current:e}},[])}function it(e,t){var n=Mt(Je++,7);return po(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function le(){var e=Mt(Je++,11);if(!e.__){for(var t=Z.__v;!t.__m&&t.__;)t=t.__;var n=t.__m||(t.__m=[0,0]);e.__="P"+n[0]+"-"+n[1]++}return e.__}function nc(){var e;do{for(;e=uo.shift();)try{It(e)}catch(n){X.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=Rr.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(It),t.__h.some(mo),t.__h=[]}catch(n){t.__h=[],X.__e(n,e.__v)}}}while(uo.length)}X.__b=function(e){Z=null,Er&&Er(e)},X.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),Pr&&Pr(e,t)},X.__r=function(e){Cr&&Cr(e),Je=0;var t=(Z=e.__c).__H;t&&(lo==Z?Z.__h=[]:(t.__h.some(It),t.__h.some(mo),Je=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),lo=Z},X.diffed=function(e){Or&&Or(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&Nr(Rr.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),lo=Z=null},X.__c=function(e,t){t.some(function(n){try{n.__h.some(It),n.__h=n.__h.filter(function(o){return!o.__||mo(o)})}catch(o){n.__h=[function(){throw o}]}}),Ir&&Ir(e,t)},X.unmount=function(e){Mr&&Mr(e);var t,n,o=e.__c;o&&o.__H&&(o.__H.__.some(function(i){try{if(i.__P&&i.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}i.__P=n,Nr(uo.push(i))}else It(i)}catch(s){t=s}}),o.__H=void 0,t&&X.__e(t,o.__v))};var Dr=typeof requestAnimationFrame=="function";function oc(e){var t,n=function(){clearTimeout(o),Dr&&cancelAnimationFrame(t),setTimeout(e)},o=setTimeout(n,35);Dr&&(t=requestAnimationFrame(n))}function Nr(e){e!=1&&Tr==X.requestAnimationFrame||((Tr=X.requestAnimationFrame)||oc)(nc)}function It(e){var t=Z,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),Z=t}function mo(e){var t=Z;e.__c=e.__(),Z=t}function po(e,t){return!e||e.length!=t.length||t.some(function(n,o){return!co(n,e[o])})}function Hr(e,t){return typeof t=="function"?t(e):t}var rc=2500;function Re({text:e,label:t=b("copy.button")}){let[n,o]=g("");return a`<button type="button" class="button quiet copy" onClick=${async()=>{let s=await ic(typeof e=="string"?e:e());o(s?"done":"failed"),setTimeout(()=>o(""),rc)}}>
    <${E} name=${n==="done"?"check":"copy"} />
    <span aria-live="polite">${n?b(`copy.${n}`):t}</span>
  </button>`}async function ic(e){try{return await navigator.clipboard.writeText(e),!0}catch{let t=document.createElement("textarea");t.value=e,t.className="visually-hidden";let n=document.activeElement;(document.querySelector("dialog[open]")??document.body).append(t),t.select();let o=document.execCommand("copy");return t.remove(),n instanceof HTMLElement&&n.focus(),o}}var sc=500,ac=90,fo={advice:{},isForDevelopers:!1};function Fr(e){Object.assign(fo,e)}function _({error:e,title:t,onRetry:n,children:o}){if(!e)return null;let i=e instanceof N?e:null,s=i?fo.advice[i.status]:"",l=fo.isForDevelopers||(i?.status??0)>=sc;return a`<div class="problem" role="alert">
    <p class="problem-words">
      ${t?a`<strong>${t}</strong>${" "}`:null}${ho(e)}
    </p>
    ${s?a`<p>${s}</p>`:null} ${o}
    ${i?.retryAfterSeconds?a`<p>${cc(i.retryAfterSeconds)}</p>`:null}
    ${i?.requestId&&l?a`<p class="problem-id hint">
          ${en("problem.request",{id:a`<code>${i.requestId}</code>`})}
          ${i.status?`, ${b("problem.status",{status:`${i.status}`})}`:null}
          <${Re} text=${i.requestId} label=${b("problem.copyId")} />
        </p>`:null}
    ${n?a`<button type="button" class="button" onClick=${n}>
          ${b("problem.again")}
        </button>`:null}
  </div>`}function ho(e){let t=e instanceof Error?e.message:String(e);return lc(t)}function lc(e){let t=e.trim(),n=t.charAt(0).toUpperCase()+t.slice(1);return/[.!?…]$/.test(n)?n:`${n}.`}function cc(e){return e<ac?b("problem.wait",{count:e}):b("problem.waitMinutes",{count:Math.ceil(e/60)})}var Lr={page:{name:"Core",title:"{view} · Core",wait:"One moment…"},activities:{all:"View all",byKey:"An API key",byMember:"A member",byOperator:"The operator",bySystem:"The service",none:"Nothing has happened yet.",of:"{what}: {name}",title:"Newest activity"},activity:{after:"After",any:"Any",before:"Before",changes:"Changes",csv:"Export CSV",device:"Device",filters:"Filter activities",from:"From",hint:"Who did what, when, and from where. Entries cannot be changed.",id:"Id",jsonl:"Export JSON lines",network:"Network",noChanges:"This entry has no values before or after.",noMatch:"No activity matches",nothing:"Nothing.",resource:"Resource",title:"Activity",to:"To",type:"Type",what:"What",when:"When",who:"Who"},area:{account:"This account",activities:"Activity",apikeys:"API keys",billing:"Plan",data:"Data",schedules:"Schedules",security:"Security",sources:"Sources",usage:"Usage",users:"People",webhooks:"Webhooks"},attention:{done:"Mark as read",full:"Limit reached: {limit}",near:"Almost at the limit: {limit}",see:"View",suspended:"This account is suspended",terminated:"This account is terminated",title:"Needs attention",used:"{used} of {allowed} used."},banner:{cancelled:"The plan was cancelled. Everything works until {day}; then you can only read.",cancelledNow:"The plan was cancelled.",mailAgain:"Send the link again",mailed:"We sent a link to {email}.",reason:"Reason: {reason}",seePlan:"View plan",suspended:"{name} is suspended. You can read and export, but not change anything.",terminated:"{name} is terminated. An admin can restore it within 30 days.",trial:{one:"The trial of {plan} ends in {count} day.",other:"The trial of {plan} ends in {count} days."},unconfirmed:"Confirm {email} to invite people and create keys. The link is in your inbox."},category:{billing:"Billing",security:"Security",sync:"Sync",system:"System",team:"Team"},checklist:{all:"Select all",none:"Clear all"},danger:{below:{one:"{count} account below is affected too.",other:"{count} accounts below are affected too."},byOperator:"The operator suspended this account. Only the operator can reactivate it.",move:{deed:"Move",hint:"The account moves with everything below it. You see what changes first.",title:"Move below another account"},moving:"The account is being moved.",reactivate:{deed:"Reactivate",hint:"People can work here again.",title:"Reactivate this account"},reactivated:"{name} is active again.",reason:"Reason (optional)",reasonHint:"All people in the account see it.",restore:{deed:"Restore",hint:"The account becomes active again, with all its data.",title:"Restore this account"},restored:"{name} is restored.",rootStays:"An organisation has no account above it, and cannot move.",suspend:{ask:"Suspend {name}?",deed:"Suspend",hint:"People here and below can read and export, but not change anything.",title:"Suspend this account"},suspended:"{name} is suspended.",terminate:{ask:"Terminate {name}?",deed:"Terminate",hint:"All work here ends. After 30 days, everything in it is deleted for good.",title:"Terminate this account"},terminated:"{name} is terminated. You can restore it for 30 days.",title:"Danger zone",until:"You can restore it until {day}. Then everything in it is deleted."},deliveries:{all:"All",attempts:"Attempts",delivered:"Delivered",event:"Event",everything:"Everything",failed:"Failed",held:"Held",id:"Message id",next:"Next attempt",noAttempt:"Nothing was sent yet.",none:"No deliveries yet. Send a test to see the first one.",one:"Delivery",onlyFailed:"Only failed ones",pending:"Pending",published:"Published",replay:"Send again",replayBegun:"The deliveries are being sent again.",replayHint:"Receivers recognise a repeated message by its id.",replaySome:"Send several again",replayed:"The delivery is sent again.",request:"Request",response:"Response",since:"Published since",status:"Status",title:"Deliveries",which:"Which deliveries"},details:{hint:"What your organisation notes about this account, such as a cost centre.",label:"Names and values",lines:"One per line, such as Cost centre: 4711.",save:"Save details",title:"Details"},door:{back:"Back to sign-in",code:"Code",codeHint:"Six digits from your authenticator app, or one of your backup codes.",codeIntro:"Your account is protected by two-step sign-in.",codeTitle:"Enter your code",create:"Create account",forgotIntro:"Enter your address, and we will send you a link that sets a new password.",forgotSend:"Send the link",forgotSent:"If {email} belongs to an account, a link is on its way. It works for an hour.",forgotSentTitle:"Check your e-mail",forgotTitle:"Forgot your password?",newLink:"Get a new link",resetDone:"Your new password is set. Sign in with it.",resetIntro:"You will be signed out everywhere else.",resetSave:"Set the password",resetTitle:"Set a new password",sessionEnded:"Your session has ended. Sign in to continue.",signIn:"Sign in",signUp:"Create your account",signUpIntro:"14 days of the Professional plan, without a card.",toForgot:"Forgot your password?",toSignIn:"Already have an account? Sign in",toSignUp:"New here? Sign up",wrong:"Wrong e-mail address or password."},event:{account:{suspended:"An account was suspended",terminated:"An account was terminated"},apikey:{created:"A key was created",revoked:"A key was revoked"},usage:{limit_reached:"A limit of the plan is reached",warning:"80% of a limit is used"},user:{invited:"A person was invited",joined:"A person accepted an invitation",removed:"A person was removed, or left"},webhook:{disabled:"A webhook was disabled after failures"}},eventGroup:{account:"Accounts",apikey:"API keys",usage:"Usage",user:"People",webhook:"Webhooks"},figures:{calls:{one:"API calls in {count} day",other:"API calls in {count} days"}},form:{cancel:"Cancel",required:"Required.",save:"Save"},frame:{accountMissing:"Account not found",accountMissingHint:"It does not exist, or you are not a member of it.",docs:"API documentation",needsFactor:"This account requires two-step sign-in",needsFactorHint:"Set it up in your profile, and sign in again with a code.",noAccount:"You are not in any account",noAccountHint:"Ask an admin for an invitation.",noView:"Page not found",noViewHint:"The link may be old.",notAllowed:"You don't have access to this view",profile:"Profile and security",setUpFactor:"Set up two-step sign-in",signOut:"Sign out",toHome:"Go to the overview"},fresh:{cancelled:"Nothing was changed: this needs your password.",go:"Continue",hint:"You signed in a while ago. Enter your password to continue.",title:"Confirm that it is you"},group:{developers:"Developers",organisation:"Organisation",records:"Records"},happened:{account_created:"Account created",account_moved:"Account moved",account_reactivated:"Account reactivated",account_restored:"Account restored",account_suspended:"Account suspended",account_terminated:"Account terminated",account_updated:"Account changed",apikey_created:"API key created",apikey_revoked:"API key revoked",apikey_rotated:"API key rotated",apikey_updated:"API key changed",backup_codes_renewed:"Backup codes renewed",default_account_changed:"Start account changed",email_change_undone:"Address change undone",email_changed:"E-mail address changed",email_confirmed:"E-mail address confirmed",impersonation_ended:"Operator's view ended",impersonation_started:"Operator's view started",invitation_withdrawn:"Invitation withdrawn",login:"Signed in",login_failed:"Sign-in failed",member_invited:"Person invited",member_joined:"Person joined",member_left:"Person left",member_removed:"Person removed",member_updated:"Role or exceptions changed",password_changed:"Password changed",password_reset:"Password reset",plan_cancelled:"Plan cancelled",plan_changed:"Plan changed",plan_overridden:"Limits changed by the operator",second_factor_begun:"Two-step sign-in set-up started",second_factor_disabled:"Two-step sign-in turned off",second_factor_enabled:"Two-step sign-in turned on",second_factor_reset:"Two-step sign-in reset by the operator",sessions_ended:"Sessions ended",source_paused:"Source paused",trial_ending:"Trial ends soon",usage_limit_reached:"Limit reached",usage_warning:"Limit nearly reached",user_left:"User deleted",user_reactivated:"User reactivated",user_registered:"Signed up",user_suspended:"User suspended",user_updated:"Profile changed",webhook_created:"Webhook created",webhook_deleted:"Webhook deleted",webhook_disabled:"Webhook disabled",webhook_enabled:"Webhook enabled",webhook_replayed:"Deliveries replayed",webhook_secret_rotated:"Signing secret rotated",webhook_updated:"Webhook changed"},home:{nav:"Overview"},inbox:{all:"All",category:"Category",delete:"Delete",every:"All categories",hint:"What happened in your accounts. Notifications are kept for 90 days.",isUnread:"Unread:",listed:"Inbox",markRead:"Mark as read",markUnread:"Mark as unread",none:"No notifications",readAll:"Mark all as read",title:"Notifications",unread:"Unread",which:"Show"},invitation:{accept:"Accept invitation",account:"Account",change:"Use another account",decline:"Decline",declined:"You declined the invitation.",ends:"Valid until",from:"Invited by",join:"Join {name}",joined:"Welcome to {name}.",role:"Your role",signUp:"Sign up and join",signedInAs:"You are signed in as {email}.",somebody:"A member",title:"You are invited",toSignUp:"New here? Sign up"},invite:{anyone:"Anyone with the link",byLink:"By link",byMail:"By e-mail",ends:"ends",exceptions:"Exceptions to the role",how:"How to invite",link:"Invitation link",linkHint:"The link works for one person, for seven days. Pass it on yourself.",linkTitle:"Your invitation link",makeLink:"Create link",message:"Message (optional)",newLink:"New link",open:{one:"{count} open invitation",other:"{count} open invitations"},resend:"Send again",role:"Role",send:"Send invitation",sent:"The invitation is on its way to {email}.",title:"Invite to {name}",withdraw:"Withdraw",withdrawn:"The invitation is withdrawn."},keys:{count:{one:"{count} permission",other:"{count} permissions"},create:"Create key",createTitle:"Create an API key",deeds:"Actions",edit:"Edit",editTitle:"Edit {name}",expiry:"Expires",expiryHint:"The key works until the end of this day. Leave it empty for no expiry.",from:"from {networks}",grace:"The old secret keeps working for",graceDay:"1 day",graceHour:"1 hour",graceNone:"No grace period",graceSix:"6 hours",hint:"Programs use keys to call the API. A key never has more permissions than its creator.",includesChildren:"Include accounts below this one",includesChildrenHint:"This cannot be changed later.",isActive:"Active",isExpired:"Expired",isRevoked:"Revoked",lastUse:"Last use",madeTitle:"Your new key",name:"Name",nameHint:"Say which program uses it.",needsPermission:"Select at least one permission.",networks:"Allowed networks",networksHint:"One per line, such as 192.0.2.0/24. Leave it empty to allow all.",noExpiry:"Never",none:"No API keys yet",noneHint:"Create one to call the API from a program.",permissions:"Permissions",revoke:"Revoke",revokeHint:"Programs that use it are rejected from the next request.",revokeTitle:"Revoke {name}?",revoked:"{name} is revoked.",rotate:"Rotate",rotateHint:"The key gets a new secret. Name and permissions stay the same.",rotateTitle:"Rotate {name}",saved:"{name} is saved.",status:"Status",title:"API keys",unused:"Never",withChildren:"with accounts below"},lacks:{impersonation:"You are viewing this page as another person, and cannot change anything.",permission:"You need the permission {permission} in this account. Ask an admin for it.",suspended:"The account is suspended: nothing in it can be changed.",terminated:"The account is terminated: nothing in it can be changed.",unconfirmed:"Confirm your e-mail address first."},limit:{apiCallsPerMonth:"Calls per month",customDomains:"Custom domains",dataRetentionDays:"Data kept (days)",sources:"Sources",storageGB:"Storage (GB)",syncFrequency:"Sync frequency",users:"People",webhooks:"Webhooks"},limits:{all:"View usage",plan:"{plan} plan",title:"Limits"},link:{address:{done:"You now sign in with {email}.",title:"Your new address"},confirm:{done:"{email} is confirmed.",title:"Confirm your address"},confirmAsk:"Confirm only if you signed up yourself. Otherwise, close this page.",confirmDeed:"I signed up: confirm",continue:"Continue",expired:"Links work once and for a limited time. Ask for a new one.",undo:{done:"Your address is {email} again. Change your password now.",title:"Undo the address change"}},mails:{daily:"Daily",end:"Until",hint:"Notifications always appear here. Choose which ones we also e-mail.",immediately:"Immediately",mandatory:"Always e-mailed immediately.",never:"Never",quiet:"Quiet hours",quietHint:"E-mails wait until they are over. Security e-mails do not wait.",saved:"Your choices are saved.",start:"From",title:"E-mail",zone:"Time zone"},member:{leave:"Leave",leaveAsk:"Leave {account}?",leaveHint:"You lose your role here and below. An admin can invite you again.",left:"You left {account}.",missing:"This person is not in the account",onlyInherited:"All rights come from accounts above. Change them there.",reactivate:"Reactivate",reactivated:"{name} is active again.",remove:"Remove",removeAsk:"Remove {name} from {account}?",removeHint:"The role here ends at once, and so do the person's API keys of this account.",removed:"{name} is removed.",suspend:"Suspend",suspended:"{name} is suspended, here and below.",toMembers:"All people"},members:{anyRole:"Any",count:{one:"{count} person",other:"{count} people"},exceptions:{one:"{count} exception",other:"{count} exceptions"},filter:"Name or e-mail address",filters:"Filter people",hint:"The people in this account and their roles.",inherited:"Inherited from {name}",inheritedHint:"Their role there applies here too.",invite:"Invite people",joined:"joined",title:"People",you:"(you)"},meter:{active_sources:"Active sources",active_users:"Active people",api_calls:"API calls",data_processed:"Data processed",error_count:"Errors",storage_used:"Storage used",sync_jobs:"Syncs"},move:{along:{one:"{count} account below moves with it.",other:"{count} accounts below move with it."},below:"Move it below",changes:"What changes",choose:"Choose an account…",done:"{name} is being moved. Rights are already those of its new place.",from:"Now: {path}",gain:"People with a role in {names} get it here too.",lose:"People lose the access that they inherit from {names}.",nowhere:"No other account of yours ranks high enough.",plan:"The plan and the limits of the other organisation apply.",title:"Move {name}",to:"Then: {path}"},own:{activities:"Your activity",activitiesHint:"If you do not recognise something, change your password.",download:"Download",export:"Your data",exportHint:"A JSON file with everything we store about you.",leave:"Delete your user",leaveAdmin:"The last admin of an organisation cannot leave: make another person admin first.",leaveGo:"Delete me",leaveHint:"You leave all accounts, and your keys stop working. This cannot be undone."},permission:{account:{create_child:"Create accounts below",move:"Move the account",read:"See the account",suspend:"Suspend and reactivate the account",terminate:"Terminate and restore the account",update:"Change name and settings"},activities:{read:"See what happened"},apikeys:{manage:"Create, rotate and revoke API keys",read:"See API keys"},billing:{manage:"Change the plan",read:"See the plan"},data:{delete:"Delete stored data",export:"Export data",read:"See data"},schedules:{manage:"Change schedules",read:"See schedules"},security:{manage:"Change security settings"},sources:{create:"Connect sources",delete:"Delete sources",read:"See sources",sync:"Start syncs",update:"Change sources"},usage:{read:"See usage and limits"},users:{invite:"Invite people",manage:"Change roles, remove people",read:"See people"},webhooks:{manage:"Change webhooks",read:"See webhooks"}},permissionLimit:"{words} (only: {limit})",person:{email:"E-mail address",firstName:"First name",lastName:"Last name",newPassword:"New password",organisation:"Organisation",organisationHint:"Your first account gets this name. You can change it later.",password:"Password",passwordHint:"At least 8 characters."},plans:{cancel:"Cancel plan",cancelHint:"Everything works for 30 more days. Then you can only read and export.",cancelTitle:"Cancel the plan?",cancelled:"The plan is cancelled.",change:"Change plan",changeAndPause:"Change and pause",changeHint:"The new price is {price} per month. The change takes effect immediately.",changeTitle:"Change to {plan}?",changed:"You are now on the {plan} plan.",choose:"Choose {plan}",confirmPause:"Look at what would be paused, and confirm.",current:"You are on the {plan} plan.",domains:"Custom domains are part of the price list only: the service does not offer them yet.",ends:"The plan is cancelled and ends on {day}.",everyMinutes:{one:"Every minute",other:"Every {count} min"},isCurrent:"Current plan",none:"You have no plan.",paused:"{kind}: {name}",perMonth:"per month",title:"Plan",trial:"The trial of {plan} ends on {day}.",unlimited:"Unlimited",wouldPause:{one:"The plan has no room for {count} resource. It is paused, and nothing is deleted:",other:"The plan has no room for {count} resources. They are paused, and nothing is deleted:"}},problem:{changed:"Someone else changed this in the meantime. Reload the page.",internal:"Something went wrong on our side. If it persists, send support the request id.",unavailable:"The service is busy. Try again in a moment."},profile:{addressHint:"You sign in with {email}.",addressSend:"Change address",addressSent:"We sent a link to {email}. Open it to complete the change.",current:"Current password",name:"Name",nameSaved:"Your name is saved.",newAddress:"New e-mail address",passwordHint:"You will be signed out everywhere else.",passwordSave:"Change password",passwordSaved:"Your password is changed.",title:"Profile and security"},quota:{fromAbove:"Only people with a role in the account above can change it.",hint:"The most that this account may use of the plan. People of {name} set it.",none:"No limit of its own",save:"Save quota",saved:"The quota is saved.",title:"Quota",used:"{used} used."},reports:{csv:"CSV",hint:"Usage and prices of one month, for this account and all below it.",json:"JSON",month:"Month",print:"Open to print",title:"Monthly reports"},resource:{account:"Account",api_key:"API key",invitation:"Invitation",member:"Member",plan:"Plan",user:"User",webhook:"Webhook"},rights:{asRole:"Same as role",denied:"Denied by an exception",deniedIn:"Denied by an exception in {name}",deny:"Denied",exception:"Exception",exceptionFor:"Exception for {permission}",give:"Granted",hint:"Roles add up from the organisation down. An exception applies here and below.",none:"Not part of the role",role:"Role",roleHere:"Role in this account",save:"Save changes",saved:"Saved. It applies from the next request.",suspended:"Not while the account is suspended",terminated:"Not while the account is terminated",title:"What this person may do"},role:{admin:"Admin",manager:"Manager",member:"Member",viewer:"Viewer"},roleHint:{admin:"Admins can do everything, including people, plans and security.",manager:"Managers work with all sources and data, and invite members and viewers.",member:"Members connect sources and work with their own.",viewer:"Viewers can look, but not change anything."},sessions:{begun:"signed in",current:"This device",device:"{browser} on {system}",end:"End",endOthers:"End all others",ended:"The session has ended.",hint:"The devices that are signed in as you.",operator:"The operator, viewing as you",othersEnded:"All other sessions have ended.",title:"Sessions",unknown:"Unknown device",used:"last used"},settings:{factor:"Require two-step sign-in",factorFirst:"Turn on two-step sign-in for yourself first.",factorHint:"People without it can then only set it up.",factorOff:"Two-step sign-in is no longer required.",factorOn:"Two-step sign-in is now required, here and below.",factorRequire:"Require it",factorRequired:"It is required: people without it can only set it up.",factorStop:"Stop requiring it",forYou:"For you",general:"General",isStart:"You start in this account when you sign in.",name:"Name",same:"Nothing has changed yet.",save:"Save",saved:"The settings are saved.",security:"Security",start:"Start account",startHere:"Start here",startHint:"Open this account first when you sign in.",startSaved:"You now start in this account.",title:"Settings",zone:"Time zone",zoneHint:"Such as Europe/Oslo. Days and schedules follow it."},status:{active:"Active",suspended:"Suspended",terminated:"Terminated"},step:{codeHint:"Six digits from the app.",codes:"Backup codes",codesHint:"Each code works once, if you do not have your phone at hand.",codesTitle:"Keep your backup codes",confirm:"Confirm",copy:"Copy key",hint:"A code from your phone protects your account if your password leaks.",isOff:"Two-step sign-in is off.",isOn:"On: you sign in with your password and a code.",off:"Turn off",offHint:"Your password alone will be enough to sign in.",offTitle:"Turn off two-step sign-in?",on:"Set up two-step sign-in",qr:"QR code for your authenticator app",renew:"New backup codes",renewHint:"The old codes stop working.",renewTitle:"Create new backup codes?",scan:"Scan this code with an authenticator app, and enter the digits that it shows.",title:"Two-step sign-in",type:"Or enter this key:"},steps:{begin:"Start",done:"Done:",factor:{hint:"A code from your phone protects your account if your password leaks.",title:"Turn on two-step sign-in"},hide:"Hide",invite:{hint:"Colleagues get a role, and see exactly what it allows.",title:"Invite a colleague"},left:{one:"{count} step left",other:"{count} steps left"},structure:{hint:"Subsidiaries, divisions and locations each keep their own people and limits.",title:"Add an account below this one"},title:"Get started"},structure:{create:"Create",created:"Created {name}.",cut:"There are more accounts below these. Open one to see them.",hint:"People have their role in an account and in everything below it.",inherited:"{role}, inherited from {name}",members:{one:"{count} member",other:"{count} members"},name:"Name",newBelow:"New account below",newBelowOf:"New account below {name}",newRoot:"New organisation",rootHint:"An organisation has a plan and people of its own, apart from your other accounts.",sources:{one:"{count} source",other:"{count} sources"},stored:"{size} stored",title:"Accounts",type:"Type",typeHint:"It cannot rank above its parent account.",yours:{one:"{count} account",other:"{count} accounts"}},type:{conglomerate:"Conglomerate",division:"Division",location:"Location",subsidiary:"Subsidiary"},usage:{byPlatform:"By platform",byUser:"By person",days:"Usage by day",daysHint:"Days are in UTC.",hint:"{plan} plan",last:{one:"{count} day",other:"{count} days"},limitsHint:"What the plan allows for this account and all others in its tree.",meter:"Measure",noShares:"Nothing was counted.",others:"Others",span:"Last",title:"Usage and plan"},webhooks:{about:"Endpoint",allEvents:"All events",allHint:"Includes events that are added later.",attemptCount:{one:"{count} attempt",other:"{count} attempts"},attempts:"Attempts per delivery",back:"All webhooks",bothWork:"The old secret stays valid for a day, so you can switch without downtime.",create:"Add webhook",createTitle:"Add a webhook",delete:"Delete",deleteHint:"{url} stops receiving events, and its deliveries are deleted.",deleteTitle:"Delete this webhook?",deleted:"The webhook is deleted.",description:"Description",disable:"Disable",edit:"Edit",editTitle:"Edit webhook",enable:"Enable",ended:"Ended by the receiver",events:"Events",failing:{one:"{count} failure in a row",other:"{count} failures in a row"},headers:"Custom headers",headersEditHint:"One per line. Leave … to keep a stored value.",headersHint:"One per line, such as X-Team: data. Up to ten.",health:"Health",healthy:"Healthy",hint:"We send events of this account to your servers, signed and with retries.",lastCall:"Last call",lastCode:"Last response",needsEvent:"Select at least one event.",never:"Never",newSecret:"New signing secret",none:"No webhooks yet",noneHint:"Add one to be notified when something happens.",off:"Disabled",one:"Webhook",others:"Other events (optional)",othersHint:"One per line: a name, or a group such as sync.*",paused:"Paused after failures",ping:"Send test",pingFailed:"The test failed: {error}",pinged:"The receiver responded with {code}.",reason:"Reason",rotate:"Rotate secret",rotateHint:"Messages are signed with both secrets for a day.",rotateTitle:"Create a new secret?",saved:"The webhook is saved.",secretHint:"Your server checks the signature of each message with it.",secretTitle:"Signing secret",someEvents:"Selected events",title:"Webhooks",unused:"Not called yet",url:"URL",urlHint:"It must be an HTTPS address."}};var{text:r,rich:Ad}=kr({"en-GB":Lr});Fr({advice:{412:r("problem.changed"),500:r("problem.internal"),503:r("problem.unavailable")}});var uc=Symbol.for("preact-signals");function sn(){if(Ae>1){Ae--;return}let e,t=!1;for((function(){let n=nn;for(nn=void 0;n!==void 0;){let o=n.S;if(o.v===n.v)for(let i=o.t;i!==void 0;i=i.x)i.i===n.i&&(i.i=o.i);n=n.o}})();Dt!==void 0;){let n=Dt;for(Dt=void 0,on++;n!==void 0;){let o=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&Br(n))try{n.c()}catch(i){t||(e=i,t=!0)}n=o}}if(on=0,Ae--,t)throw e}function Xe(e){if(Ae>0)return e();$o=++mc,Ae++;try{return e()}finally{sn()}}var z,Pt,Dt;function Nt(e){let t=z,n=Pt;z=void 0,Pt=void 0;try{return e()}finally{z=t,Pt=n}}var nn,Ae=0,on=0,mc=0,$o=0,rn=0;function Ur(e){if(z===void 0)return;let t=e.n;if(t===void 0||t.t!==z)return t={i:0,S:e,p:z.s,n:void 0,t:z,e:void 0,x:void 0,r:t},z.s!==void 0&&(z.s.n=t),z.s=t,e.n=t,32&z.f&&e.S(t),t;if(t.i===-1)return t.i=0,t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=z.s,t.n=void 0,z.s.n=t,z.s=t),t}function Q(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}Q.prototype.brand=uc;Q.prototype.h=function(){return!0};Q.prototype.S=function(e){let t=this.t;t!==e&&e.e===void 0&&(e.x=t,this.t=e,t!==void 0?t.e=e:Nt(()=>{var n;(n=this.W)==null||n.call(this)}))};Q.prototype.U=function(e){if(this.t!==void 0){let t=e.e,n=e.x;t!==void 0&&(t.x=n,e.e=void 0),n!==void 0&&(n.e=t,e.x=void 0),e===this.t&&(this.t=n,n===void 0&&Nt(()=>{var o;(o=this.Z)==null||o.call(this)}))}};Q.prototype.subscribe=function(e){return be(()=>{let t=this.value;Nt(()=>e(t))},{name:"sub"})};Q.prototype.valueOf=function(){return this.value};Q.prototype.toString=function(){return this.value+""};Q.prototype.toJSON=function(){return this.value};Q.prototype.peek=function(){return Nt(()=>this.value)};Object.defineProperty(Q.prototype,"value",{get(){let e=Ur(this);return e!==void 0&&(e.i=this.i),this.v},set(e){if(e!==this.v){if(on>100)throw new Error("Cycle detected");(function(t){Ae!==0&&on===0&&t.l!==$o&&(t.l=$o,nn={S:t,v:t.v,i:t.i,o:nn})})(this),this.v=e,this.i++,rn++,Ae++;try{for(let t=this.t;t!==void 0;t=t.x)t.t.N()}finally{sn()}}}});function D(e,t){return new Q(e,t)}function Br(e){for(let t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||!t.S.h()||t.S.i!==t.i)return!0;return!1}function jr(e){for(let t=e.s;t!==void 0;t=t.n){let n=t.S.n;if(n!==void 0&&(t.r=n),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}function qr(e){let t,n=e.s;for(;n!==void 0;){let o=n.p;n.i===-1?(n.S.U(n),o!==void 0&&(o.n=n.n),n.n!==void 0&&(n.n.p=o)):t=n,n.S.n=n.r,n.r!==void 0&&(n.r=void 0),n=o}e.s=t}function Ze(e,t){Q.call(this,void 0,t),this.x=e,this.s=void 0,this.g=rn-1,this.f=4}Ze.prototype=new Q;Ze.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===rn))return!0;if(this.g=rn,this.f|=1,this.i>0&&!Br(this))return this.f&=-2,!0;let e=z;try{jr(this),z=this;let t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(t){this.v=t,this.f|=16,this.i++}return z=e,qr(this),this.f&=-2,!0};Ze.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(let t=this.s;t!==void 0;t=t.n)t.S.S(t)}Q.prototype.S.call(this,e)};Ze.prototype.U=function(e){if(this.t!==void 0&&(Q.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(let t=this.s;t!==void 0;t=t.n)t.S.U(t)}};Ze.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(let e=this.t;e!==void 0;e=e.x)e.t.N()}};Object.defineProperty(Ze.prototype,"value",{get(){if(1&this.f)throw new Error("Cycle detected");let e=Ur(this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function an(e,t){return new Ze(e,t)}function Wr(e){let t=e.j;if(e.j=void 0,typeof t=="function"){Ae++;let n=z;z=void 0;try{t()}catch(o){throw e.f&=-2,e.f|=8,go(e),o}finally{z=n,sn()}}}function go(e){for(let t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=void 0,e.s=void 0,Wr(e)}function pc(e){if(z!==this)throw new Error("Out-of-order effect");qr(this),z=e,this.f&=-2;try{8&this.f&&go(this)}finally{sn()}}function st(e,t){this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,Pt&&Pt.push(this)}st.prototype.c=function(){let e=this.S();try{if(8&this.f||this.x===void 0)return;let t=this.x();typeof t=="function"&&(this.j=t)}finally{e()}};st.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,Wr(this),jr(this),Ae++;let e=z;return z=this,pc.bind(this,e)};st.prototype.N=function(){2&this.f||(this.f|=2,this.u=Dt,Dt=this)};st.prototype.d=function(){this.f|=8,1&this.f||go(this)};st.prototype.dispose=function(){this.d()};function be(e,t){let n=new st(e,t);try{n.c()}catch(i){throw n.d(),i}let o=n.d.bind(n);return o[Symbol.dispose]=o,o}var dc=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__,Vr,cn,ln;var zr=[];be(function(){Vr=this.N})();function at(e,t){U[e]=t.bind(null,U[e]||(()=>{}))}function Rt(e){if(ln){let t=ln;ln=void 0,t()}ln=e&&e.S()}function Gr({data:e}){let t=hc(e);t.name="ReactiveDom",t.value=e;let[n,o]=it(()=>{let i=this,s=this.__v;for(;s=s.__;)if(s.__c){s.__c.__$f|=4;break}let l=an(()=>{let m=t.value.value;return m===0?0:m===!0?"":m||""}),c=an(()=>!Array.isArray(l.value)&&!Jn(l.value)),u=be(function(){if(this.N=Yr,c.value){let m=l.value;i.__v&&i.__v.__e&&i.__v.__e.nodeType===3&&(i.__v.__e.data=m)}}),p=this.__$u.d;return this.__$u.d=function(){u(),p.call(this)},[c,l]},[]);return n.value?o.peek():o.value}Gr.displayName="ReactiveTextNode";Object.defineProperties(Q.prototype,{constructor:{configurable:!0,value:Zt(Ke,null).constructor},type:{configurable:!0,value:Gr},props:{configurable:!0,get(){let e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}});at("__b",(e,t)=>{if(Rt(),cn=void 0,typeof t.type=="string"){let n,o=t.props;for(let i in o){if(i==="children")continue;let s=o[i];s instanceof Q&&(n||(t.__np=n={}),n[i]=s,o[i]=s.peek())}}e(t)});at("__r",(e,t)=>{if(e(t),t.type!==Ke){Rt();let n,o=t.__c;o&&(o.__$f&=-2,n=o.__$u,n===void 0&&(o.__$u=n=(function(i,s){let l;return be(function(){l=this},{name:s}),l.c=i,l})((function(i){return function(){var s;dc&&((s=this.y)==null||s.call(this)),i.__$f|=1,i.setState({})}})(o),typeof t.type=="function"?t.type.displayName||t.type.name:""))),cn=o,Rt(n)}});at("__e",(e,t,n,o)=>{Rt(),cn=void 0,e(t,n,o)});at("diffed",(e,t)=>{Rt(),cn=void 0;let n;if(typeof t.type=="string"&&(n=t.__e)){let o=t.__np,i=t.props,s=n.U;if(s)for(let l in s){let c=s[l];c===void 0||o&&l in o||(c.d(),s[l]=void 0)}if(o){s||(s={},n.U=s);for(let l in o){let c=s[l],u=o[l];c===void 0?(c=fc(n,l,u,i),s[l]=c):c.o(u,i)}}}e(t)});function fc(e,t,n,o){let i=t in e&&e.ownerSVGElement===void 0,s=D(n);return{o:(l,c)=>{s.value=l,o=c},d:be(function(){this.N=Yr;let l=s.value.value;o[t]!==l&&(o[t]=l,i?e[t]=l:l!=null&&(l!==!1||t[4]==="-")?e.setAttribute(t,l):e.removeAttribute(t))})}}at("unmount",(e,t)=>{if(typeof t.type=="string"){let n=t.__e;if(n){let i=n.U;if(i){n.U=void 0;for(let s in i){let l=i[s];l&&l.d()}}}let o=t.__np;if(o){let i=t.props;for(let s in o)i[s]=o[s]}t.__np=void 0}else{let n=t.__c;if(n){n.__$f|=8;let o=n.__$u;o&&(n.__$u=void 0,o.d())}}e(t)});at("__h",(e,t,n,o)=>{o<3&&(t.__$f|=2),e(t,n,o)});rt.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;let n=this.__$u,o=n&&n.s!==void 0;for(let i in t)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){let i=2&this.__$f;if(!(o||i||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(let i in e)if(i!=="__source"&&e[i]!==this.props[i])return!0;for(let i in this.props)if(!(i in e))return!0;return!1};function hc(e,t){return it(()=>D(e,t),[])}var $c=e=>{queueMicrotask(()=>{queueMicrotask(e)})};function gc(){Xe(()=>{let e;for(;e=zr.shift();)Vr.call(e)})}function Yr(){zr.push(this)===1&&(U.requestAnimationFrame||$c)(gc)}var vc="X-Impersonation",yc=401,un=D(null);function Kr(e){let t=e.headers.get(vc),n=e.status===yc;if(t===null&&!n)return;let o=n?null:Date.parse(t?.replace("until=","")??"")||0;o!==un.peek()&&(un.value=o)}var bc=4e4,wc=[1,2,4,8],_c=30,kc=304,xc=401,Jr=429,Xr=503,lt=D(""),yo=new Set,vo=0;function Zr(e){let t=0,n=async u=>{let p=async()=>{if(u!==t)return!0;let f=await e.refresh?.()??!1;return f&&(t+=1),f},m=`tablewright.refresh ${new URL(".",document.baseURI).pathname}`;return navigator.locks?navigator.locks.request(m,p):p()},o=async(u,p,m)=>{let f=m.key??e.key?.()??"",h=m.timeoutMs?AbortSignal.timeout(m.timeoutMs):null,d=[m.signal,h].filter(y=>y instanceof AbortSignal),$;try{let y={method:u,signal:AbortSignal.any(d),...Ac(m,f)};$=await fetch(Sc(p,m.query),{...y,credentials:e.key&&!m.takesCookies?"omit":"same-origin"})}catch(y){if(m.signal?.aborted)throw y;let k=h?.aborted;throw new N(b(k?"request.slow":"request.offline"),{code:k?"slow":"offline"})}if(Kr($),$.ok||$.status===kc)return $;throw await Tc($,e)},i=async(u,p,m)=>{let f=t,h=e.key?.()??"";try{return await o(u,p,m)}catch(d){if(!(d instanceof N&&d.status===xc)||m.isGuest||m.key!==void 0)throw d;if(e.refresh&&await n(f))return o(u,p,m);throw e.onUnauthenticated?.(h),d}},s=async(u,p,m={})=>{let f=!1;try{for(let h of[...e.isPatient?wc:[],null])try{let d=await i(u,p,m);return Qr(),d}catch(d){let $=d instanceof N?Ec(d,u,h):null;if($===null)throw d;f||(vo+=1),f=!0,await Oc($,Cc(d))}throw new N(b("request.offline"),{code:"offline"})}finally{f&&(vo-=1),vo||(lt.value="")}},l=async(u,p,m={})=>{let f=e.timeoutMs??bc,h=await s(u,p,{timeoutMs:f,...m}),d=await h.text(),$=h.headers.get("Content-Type")?.includes("json"),y=m.read??e.read??JSON.parse;return{value:d===""?null:$?y(d):d,etag:h.headers.get("ETag")??"",serverMs:Date.parse(h.headers.get("Date")??"")||null}};return{send:s,receive:l,ask:async(u,p,m)=>(await l(u,p,m)).value}}function Sc(e,t={}){let n=new URL(e,document.baseURI);for(let[o,i]of Object.entries(t))i!=null&&i!==""&&n.searchParams.set(o,String(i));return n}function Ac({json:e,body:t,headers:n={},ifMatch:o},i){let s={...n};i&&(s.Authorization=`Bearer ${i}`),o&&(s["If-Match"]=o);let l=e===void 0?t:JSON.stringify(e);return l instanceof Blob?s["Content-Type"]=l.type||"application/octet-stream":l!==void 0&&(s["Content-Type"]="application/json"),{body:l,headers:s}}async function Tc(e,{read:t=JSON.parse,message:n=o=>o}){let o={status:e.status,requestId:e.headers.get("X-Request-Id")??"",retryAfterSeconds:Number(e.headers.get("Retry-After")??0)||0};try{let{error:i}=t(await e.text());return new N(n(String(i.message)),{...o,code:String(i.code),details:i.details??{},requestId:String(i.requestId||o.requestId)})}catch{return new N(b("request.status",{status:`${e.status}`}),o)}}function Ec(e,t,n){if(n===null)return null;if(e.status===Xr||e.status===Jr){let o=e.retryAfterSeconds||n;return o<=_c?o:null}return e.code==="offline"&&t==="GET"?n:null}function Cc(e){return e.status===Jr?b("request.tooMany"):b(e.status===Xr?"request.busy":"request.lost")}async function Oc(e,t){lt.value=t,await new Promise(n=>{yo.add(n),setTimeout(n,e*1e3)})}function Qr(){lt.value="";for(let e of yo)e();yo.clear()}globalThis.addEventListener?.("online",Qr);var x=D(void 0),ae=D(""),He=D("");function ei(){x.peek()&&(He.value=r("door.sessionEnded"),x.value=null)}function ct(e){return`${e.firstName} ${e.lastName}`.trim()}var{ask:v,receive:Jd,send:mn}=Zr({isPatient:!0,onUnauthenticated:ei});async function Qe(e,t={}){let n=[],o="";do{let i=await v("GET",e,{query:{...t,limit:100,cursor:o}});n.push(...i.items),o=i.nextCursor??""}while(o&&n.length<Ic);return n}var Ic=1e3;async function ti(){try{let e=await mn("GET","v1/users/me",{isGuest:!0}),t=e.headers.get("X-Impersonation")??"";return{user:await e.json(),impersonation:t}}catch(e){if(e instanceof N&&e.status===401)return null;throw e}}async function ni(e){return(await v("POST","v1/auth/register",{json:e,isGuest:!0})).user}async function oi(e){return v("POST","v1/auth/login",{json:e,isGuest:!0})}async function ri(e){return(await v("POST","v1/auth/second-factor",{json:e,isGuest:!0})).user}async function pn(){await v("POST","v1/auth/logout",{isGuest:!0})}async function ii(e){await v("POST","v1/auth/password/forgot",{json:{email:e},isGuest:!0})}async function si(e){await v("POST","v1/auth/password/reset",{json:e,isGuest:!0})}async function ai(){await v("POST","v1/auth/confirmation")}var Mc={confirm:"v1/auth/confirm",address:"v1/auth/email/confirm",undo:"v1/auth/email/undo"};async function li(e,t){return v("POST",Mc[e],{json:{token:t},isGuest:!0})}var ci=["system","light","dark"],dn=document.documentElement,bo=`${dn.dataset.preferences}.theme`,wo=`${dn.dataset.preferences}.letters`,ut=D(localStorage.getItem(bo)??"system"),Pc=D(localStorage.getItem(wo)!=="off");be(()=>{ut.value==="system"?(localStorage.removeItem(bo),delete dn.dataset.theme):(localStorage.setItem(bo,ut.value),dn.dataset.theme=ut.value)});be(()=>{Pc.value?localStorage.removeItem(wo):localStorage.setItem(wo,"off")});function ce({legend:e,name:t,value:n,options:o,onValue:i,isLegendShown:s=!1}){return a`<fieldset class="segments-field">
    <legend class=${s?"field-label":"visually-hidden"}>${e}</legend>
    <div class="segments">
      ${o.map(([l,c,u])=>a`<label
          class="segment"
          key=${l}
          title=${u?c:void 0}
        >
          <input
            type="radio"
            name=${t}
            value=${l}
            checked=${n===l}
            onChange=${()=>i(l)}
          />
          <span>
            ${u?a`<${E} name=${u} />`:null}
            <span class="segment-label">${c}</span>
          </span>
        </label>`)}
    </div>
  </fieldset>`}function fn(){return a`<${ce}
    legend=${b("theme.title")}
    name="theme"
    value=${ut.value}
    options=${ci.map(e=>[e,b(`theme.${e}`)])}
    onValue=${e=>{ut.value=e}}
  />`}function ui({read:e,write:t,keep:n=()=>null}){let o=()=>e(location,history.state??{}),i=D(o()),s=()=>{let l=o();JSON.stringify(l)!==JSON.stringify(i.peek())&&(i.value=l)};return addEventListener("popstate",s),addEventListener("hashchange",s),{place:i,go(l,{replace:c=!1}={}){let u={...i.peek(),...l};history[c?"replaceState":"pushState"](n(u),"",t(u)),i.value=u}}}function mi(e){return t=>{t.ctrlKey||t.metaKey||t.shiftKey||t.altKey||(t.preventDefault(),e())}}var pi=ui({read:({hash:e})=>Dc(e),write:mt}),{place:we}=pi;function ne(e,{params:t={},replace:n=!1}={}){pi.go({path:e,params:t},{replace:n})}function mt({path:e,params:t={}}){let n=Object.entries(t).filter(([,i])=>i!==""),o=new URLSearchParams(n).toString();return`#${e}${o&&`?${o}`}`}function hn(e,t){let n=e.split("/"),o=t.split("/");if(n.length!==o.length)return null;let i={};for(let[s,l]of n.entries()){let c=o[s]??"";if(l.startsWith(":")){if(!c)return null;i[l.slice(1)]=Nc(c)}else if(l!==c)return null}return i}function $n(e,t){return e.replace(/:(\w+)/g,(n,o)=>encodeURIComponent(t[o]??""))}function Dc(e){let[t="",n=""]=e.replace(/^#/,"").split("?",2);return{path:t||"/",params:Object.fromEntries(new URLSearchParams(n))}}function Nc(e){try{return decodeURIComponent(e)}catch{return e}}function w({label:e,value:t,onValue:n,hint:o,fault:i,type:s="text",options:l,...c}){let{autofocus:u=!1,...p}=c,m=le(),f=Y(null);ye(()=>{u&&f.current?.focus()},[]);let h=i||o,d=h?`${m}-note`:void 0,$=y=>n(y.target.value);return a`<div class="field">
    <label for=${m}>${e}</label>
    ${l?a`<select
          id=${m}
          ref=${f}
          onChange=${$}
          aria-describedby=${d}
          ...${p}
        >
          ${l.map(([y,k])=>a`<option value=${y} selected=${y===t}>${k}</option>`)}
        </select>`:a`<${s==="area"?"textarea":"input"}
          id=${m}
          ref=${f}
          type=${s==="area"?void 0:s}
          value=${t}
          onInput=${$}
          autocomplete="off"
          spellcheck=${!1}
          aria-describedby=${d}
          aria-invalid=${i?"true":void 0}
          ...${p}
        />`}
    ${h?a`<p id=${d} class=${i?"hint fault":"hint"}>${h}</p>`:null}
  </div>`}function M(e,t,n=[]){let[o,i]=g(e),[s,l]=g({}),[c,u]=g(null),[p,m]=g(!1),f=Y(null);return ye(()=>{let $=f.current?.querySelector("[aria-invalid=true]");$ instanceof HTMLElement&&$.focus()},[s]),{values:o,fieldOf:$=>({value:o[$],fault:s[$],onValue:y=>{i(k=>({...k,[$]:y})),s[$]&&l({...s,[$]:""})}}),isBusy:p,problem:c,submit:async $=>{if($.preventDefault(),p)return;let y=n.filter(k=>!o[k]?.trim());if(l(Object.fromEntries(y.map(k=>[k,r("form.required")]))),u(null),!y.length){m(!0);try{await t(o)}catch(k){let S=k instanceof N?k.place.split(/[.[]/)[0]??"":"";Object.hasOwn(o,S)?l({[S]:ho(k)}):u(k)}m(!1)}},form:f}}function di(){let[e,t]=g(""),{fieldOf:n,isBusy:o,problem:i,submit:s,form:l}=M({email:""},async({email:u})=>{await ii(u.trim()),t(u.trim())},["email"]),c=a`<p class="door-ways"><a href="#/signin">${r("door.back")}</a></p>`;return e?a`<section class="door-sheet">
      <h1>${r("door.forgotSentTitle")}</h1>
      <p role="status">${r("door.forgotSent",{email:e})}</p>
      ${c}
    </section>`:a`<form class="door-sheet" ref=${l} onSubmit=${s} noValidate>
    <h1>${r("door.forgotTitle")}</h1>
    <p>${r("door.forgotIntro")}</p>
    <${w}
      label=${r("person.email")}
      type="email"
      autocomplete="username"
      autofocus
      ...${n("email")}
    />
    <${_} error=${i} />
    <button type="submit" class="button strong" disabled=${o}>
      ${r("door.forgotSend")}
    </button>
    ${c}
  </form>`}async function*fi(e){let t=new TextDecoder,n=e.getReader(),o="";try{for(;;){let{done:i,value:s}=await n.read();if(i)return;o+=t.decode(s,{stream:!0});let l=o.split(/\r\n\r\n|\n\n|\r\r/);o=l.pop()??"";for(let c of l)yield Rc(c)}}finally{n.cancel().catch(()=>{})}}function Rc(e){let t=[],n=null;for(let o of e.split(/\r\n|\n|\r/)){let[,i,s]=/^([^:]*):? ?(.*)$/.exec(o)??[];i==="data"?t.push(s??""):i==="id"&&(n=s??"")}return{data:t.join(`
`),id:n}}async function gn(e,t,n){let o={Accept:"text/event-stream"};t&&(o["Last-Event-ID"]=t);let i=await mn("GET",e,{headers:o,signal:n});return fi(i.body)}async function hi(){return v("GET","v1/users/me/accounts",{query:{inherited:!0}})}async function $i(e){let t={ids:e.join(",")},{items:n}=await v("GET","v1/users/me/accounts/figures",{query:t});return new Map(n.map(o=>[o.accountId,o.figures]))}async function gi(e,t,n){return gn(`${H(e)}/events`,t,n)}async function vi(e){await v("PUT","v1/users/me/default-account",{json:{accountId:e}})}async function yi(e){return v("GET",H(e))}async function vn(e,t){let n=`${H(e)}/members/${encodeURIComponent(t)}/rights`;return(await v("GET",n)).items}async function bi(e){return v("GET",`${H(e)}/plan`)}async function pt(e){return v("GET",`${H(e)}/usage/limits`)}async function wi(e,t){return(await v("GET",`${H(e)}/activities`,{query:{limit:t}})).items}async function _i(e){return v("POST","v1/accounts",{json:e})}async function ki(e,t){return v("POST",`${H(e)}/children`,{json:t})}async function et(e,t){return v("PATCH",H(e),{json:t})}async function xi(e,t){await v("POST",`${H(e)}/move`,{json:{parentAccountId:t}})}async function Si(e,t){let n=t?{reason:t}:{};await v("POST",`${H(e)}/suspend`,{json:n})}async function Ai(e){await v("POST",`${H(e)}/reactivate`)}async function Ti(e){await v("DELETE",H(e))}async function Ei(e){await v("POST",`${H(e)}/restore`)}function H(e){return`v1/accounts/${encodeURIComponent(e)}`}async function tt(e){return Qe(`${H(e)}/members`)}async function yn(e,t,n){await v("PATCH",Ri(e,t),{json:n})}async function Ci(e,t){await v("DELETE",Ri(e,t))}async function Oi(e){return Qe(`${H(e)}/invitations`)}async function Ii(e,t){return v("POST",`${H(e)}/invitations`,{json:t})}async function Mi(e,t){return v("POST",`${H(e)}/invitations/${t}/resend`)}async function Pi(e,t){await v("DELETE",`${H(e)}/invitations/${t}`)}async function Di(e){return v("GET",`v1/invitations/${encodeURIComponent(e)}`,{isGuest:!0})}async function _o(e){return v("POST",`v1/invitations/${encodeURIComponent(e)}/accept`)}async function Ni(e){await v("POST",`v1/invitations/${encodeURIComponent(e)}/decline`,{isGuest:!0})}function Ri(e,t){return`${H(e)}/members/${encodeURIComponent(t)}`}function O(e,t){let[n,o]=g(null),[i,s]=g(null),l=Y(0),c=Y(Promise.resolve()),u=async()=>{let m=++l.current;try{let f=await e();if(m!==l.current)return;o(()=>f),s(null)}catch(f){m===l.current&&s(f)}},p=()=>(c.current=u(),c.current);return B(()=>(o(null),p(),()=>{l.current+=1}),t),{answer:n,problem:i,again:p,settled:()=>c.current}}var Hc=1e4,Hi=3,Te=D([]),Fi=0;function A(e,t){let n={id:++Fi,text:e,action:t};Te.value=[...Te.value,n].slice(-Hi),setTimeout(()=>bn(n.id),Hc)}function j(e){let t={id:++Fi,text:"",error:e};Te.value=[...Te.value,t].slice(-Hi)}function bn(e){Te.value=Te.value.filter(t=>t.id!==e)}function wn(){Te.value=[]}var q=D(void 0),ko=D(!0),oe=D(""),F=D(null),dt=D(new Map),de=D(null),Ee=D(null);async function ee(){let e=await hi();Xe(()=>{q.value=e.items,ko.value=e.isComplete??!0})}async function K(e){let t=x.peek();if(t){e!==oe.peek()&&Li(e);try{let[n,o]=await Promise.all([yi(e),vn(e,t.userId)]),i=new Map(o.map(l=>[l.permission,l])),s=i.has("billing.read")?await bi(e):null;if(oe.peek()!==e)return;Xe(()=>{F.value=n,dt.value=i,de.value=s,Ee.value=null})}catch(n){oe.peek()===e&&(Ee.value=n)}}}function Li(e=""){Xe(()=>{oe.value=e,F.value=null,dt.value=new Map,de.value=null,Ee.value=null})}function Fe(){Li(),q.value=void 0}function _n(){let e=q.value??[];return(e.find(t=>t.isDefault)??e[0])?.accountId??""}function J(e){return xo(e)!==null}function xo(e){if(dt.value.has(e))return[];let t=`${e}:`,n=[...dt.value.keys()].filter(o=>o.startsWith(t));return n.length?n.map(o=>o.slice(t.length)):null}function _e(e){return!F.value||J(e)?"":F.value.status!=="active"?r(`lacks.${F.value.status}`):r("lacks.permission",{permission:e})}function kn({intro:e,email:t="",ways:n}){let[o,i]=g(""),s=l=>{He.value="",x.value=l};return o?a`<${Lc} token=${o} onEnter=${s} onBack=${()=>i("")} />`:a`<${Fc}
    intro=${e}
    email=${t}
    ways=${n}
    onEnter=${s}
    onCode=${i}
  />`}function Fc({intro:e,email:t,ways:n,onEnter:o,onCode:i}){let{fieldOf:s,isBusy:l,problem:c,submit:u,form:p}=M({email:t,password:""},async h=>{let d=await oi({email:h.email.trim(),password:h.password});d.user?o(d.user):i(d.secondFactor??"")},["email","password"]),m=c instanceof N&&c.status===401,f=He.value;return a`<form class="door-sheet" ref=${p} onSubmit=${u} noValidate>
    <h1>${r("door.signIn")}</h1>
    ${f?a`<p class="door-message" role="status">${f}</p>`:null} ${e}
    <${w}
      label=${r("person.email")}
      type="email"
      autocomplete="username"
      autofocus
      ...${s("email")}
    />
    <${w}
      label=${r("person.password")}
      type="password"
      autocomplete="current-password"
      ...${s("password")}
    />
    <${_} error=${m?r("door.wrong"):c} />
    <button type="submit" class="button strong" disabled=${l}>${r("door.signIn")}</button>
    ${n??a`<p class="door-ways">
      <a href="#/forgot">${r("door.toForgot")}</a>
      <a href="#/signup">${r("door.toSignUp")}</a>
    </p>`}
  </form>`}function Lc({token:e,onEnter:t,onBack:n}){let{fieldOf:o,isBusy:i,problem:s,submit:l,form:c}=M({code:""},async({code:u})=>t(await ri({token:e,code:u.replaceAll(" ","")})),["code"]);return a`<form class="door-sheet" ref=${c} onSubmit=${l} noValidate>
    <h1>${r("door.codeTitle")}</h1>
    <p>${r("door.codeIntro")}</p>
    <${w}
      label=${r("door.code")}
      inputmode="numeric"
      autocomplete="one-time-code"
      maxlength="20"
      autofocus
      hint=${r("door.codeHint")}
      ...${o("code")}
    />
    <${_} error=${s} />
    <button type="submit" class="button strong" disabled=${i}>${r("door.signIn")}</button>
    <p class="door-ways">
      <button type="button" class="link" onClick=${n}>${r("door.back")}</button>
    </p>
  </form>`}var Ui=["firstName","lastName","email","password"],Uc=[...Ui,"organisation"];async function Bc(e){x.value=e}function xn({invitation:e="",email:t="",intro:n,ways:o,onEntered:i=Bc}){let{fieldOf:s,isBusy:l,problem:c,submit:u,form:p}=M({firstName:"",lastName:"",organisation:"",email:t,password:""},async m=>{let{organisation:f,...h}=m,d=e?{invitation:e}:{organisation:f},$=await ni({...h,email:m.email.trim(),...d});He.value="",await i($)},e?Ui:Uc);return a`<form class="door-sheet" ref=${p} onSubmit=${u} noValidate>
    <h1>${r(e?"invitation.title":"door.signUp")}</h1>
    ${n??a`<p>${r("door.signUpIntro")}</p>`}
    <div class="door-names">
      <${w}
        label=${r("person.firstName")}
        autocomplete="given-name"
        autofocus
        ...${s("firstName")}
      />
      <${w}
        label=${r("person.lastName")}
        autocomplete="family-name"
        ...${s("lastName")}
      />
    </div>
    ${e?null:a`<${w}
          label=${r("person.organisation")}
          autocomplete="organization"
          hint=${r("person.organisationHint")}
          ...${s("organisation")}
        />`}
    <${w}
      label=${r("person.email")}
      type="email"
      autocomplete="username"
      ...${s("email")}
    />
    <${w}
      label=${r("person.password")}
      type="password"
      autocomplete="new-password"
      hint=${r("person.passwordHint")}
      ...${s("password")}
    />
    <${_} error=${c} />
    <button type="submit" class="button strong" disabled=${l}>
      ${r(e?"invitation.signUp":"door.create")}
    </button>
    ${o??a`<p class="door-ways"><a href="#/signin">${r("door.toSignIn")}</a></p>`}
  </form>`}function ji({token:e}){let{answer:t,problem:n}=O(()=>Di(e),[e]),[o,i]=g(!1),[s,l]=g(!1);if(o)return a`<${Bi} title=${r("invitation.declined")} />`;if(n)return a`<${Bi} title=${r("invitation.title")}><${_} error=${n} /><//>`;if(!t)return a`<section class="door-sheet" aria-busy="true"></section>`;let c=a`<${jc} invitation=${t} />`,u=a`<${Wc} token=${e} onDone=${()=>i(!0)} />`;if(x.value)return a`<${qc} token=${e} ...${{invitation:t,facts:c,decline:u}} />`;let p=async h=>{try{let d=await _o(e);A(r("invitation.joined",{name:d.name})),ne(`/accounts/${d.accountId}`,{replace:!0})}finally{x.value=h}},m=a`<p class="door-ways">
    <button type="button" class="link" onClick=${()=>l(!s)}>
      ${r(s?"invitation.toSignUp":"door.toSignIn")}
    </button>
    ${u}
  </p>`,f=t.email??"";return s?a`<${kn} intro=${c} email=${f} ways=${m} />`:a`<${xn}
    invitation=${e}
    email=${f}
    intro=${c}
    ways=${m}
    onEntered=${p}
  />`}function jc({invitation:e}){let{accountName:t,invitedBy:n,role:o,endsAt:i}=e,s=[[r("invitation.account"),t],[r("invitation.from"),n??r("invitation.somebody")],[r("invitation.role"),r(`role.${o}`)],[r("invitation.ends"),se(Date.parse(i),{dateStyle:"long"})]];return a`<dl class="invited">
      ${s.map(([l,c])=>a`<div><dt>${l}</dt><dd>${c}</dd></div>`)}
    </dl>
    <p>${r(`roleHint.${o}`)}</p>`}function qc({token:e,invitation:t,facts:n,decline:o}){let[i,s]=g(null),[l,c]=g(!1),u=async()=>{c(!0),s(null);try{let f=await _o(e);await ee(),A(r("invitation.joined",{name:f.name})),ne(`/accounts/${f.accountId}`,{replace:!0})}catch(f){s(f),c(!1)}},p=async()=>{try{await pn(),Fe(),x.value=null}catch(f){s(f)}},m=x.value;return a`<section class="door-sheet">
    <h1>${r("invitation.join",{name:t.accountName})}</h1>
    ${n}
    <p>${r("invitation.signedInAs",{email:m?.email??""})}</p>
    <${_} error=${i} />
    <button type="button" class="button strong" disabled=${l} onClick=${u}>
      ${r("invitation.accept")}
    </button>
    <p class="door-ways">
      <button type="button" class="link" onClick=${p}>${r("invitation.change")}</button>
      ${o}
    </p>
  </section>`}function Wc({token:e,onDone:t}){let[n,o]=g(null);return a`<button type="button" class="link" onClick=${async()=>{try{await Ni(e),t()}catch(s){o(s)}}}>
      ${r("invitation.decline")}
    </button>
    <${_} error=${n} />`}function Bi({title:e,children:t}){return a`<section class="door-sheet">
    <h1>${e}</h1>
    ${t}
    <a class="button strong" href="#/">${r("link.continue")}</a>
  </section>`}function qi({link:e,token:t}){let[n,o]=g(e!=="confirm"||!!x.peek());return n?a`<${Vc} link=${e} token=${t} />`:a`<section class="door-sheet">
    <h1>${r("link.confirm.title")}</h1>
    <p>${r("link.confirmAsk")}</p>
    <button type="button" class="button strong" onClick=${()=>o(!0)}>
      ${r("link.confirmDeed")}
    </button>
  </section>`}function Vc({link:e,token:t}){let{answer:n,problem:o}=O(async()=>{let i=await li(e,t);return x.peek()?.userId===i.userId&&(x.value=i),i},[e,t]);return a`<section class="door-sheet" aria-busy=${!n&&!o}>
    <h1>${r(`link.${e}.title`)}</h1>
    ${n?a`<p role="status">${r(`link.${e}.done`,{email:n.email})}</p>`:null}
    <${_} error=${o}><p>${r("link.expired")}</p><//>
    ${n||o?a`<a class="button strong" href="#/">
          ${r(x.value?"link.continue":"door.signIn")}
        </a>`:a`<p role="status">${r("page.wait")}</p>`}
  </section>`}function Wi({token:e}){let{fieldOf:t,isBusy:n,problem:o,submit:i,form:s}=M({password:""},async({password:l})=>{await si({token:e,password:l}),He.value=r("door.resetDone"),Fe(),x.value=null,ne("/signin",{replace:!0})},["password"]);return a`<form class="door-sheet" ref=${s} onSubmit=${i} noValidate>
    <h1>${r("door.resetTitle")}</h1>
    <p>${r("door.resetIntro")}</p>
    <${w}
      label=${r("person.newPassword")}
      type="password"
      autocomplete="new-password"
      autofocus
      hint=${r("person.passwordHint")}
      ...${t("password")}
    />
    <${_} error=${o}>
      <p><a href="#/forgot">${r("door.newLink")}</a></p>
    <//>
    <button type="submit" class="button strong" disabled=${n}>
      ${r("door.resetSave")}
    </button>
    <p class="door-ways"><a href="#/signin">${r("door.back")}</a></p>
  </form>`}var zc=[{path:"/signup",title:r("door.signUp"),show:xn},{path:"/forgot",title:r("door.forgotTitle"),show:di},{path:"/reset/:token",title:r("door.resetTitle"),show:Wi},{path:"/invitation/:token",title:r("invitation.title"),show:ji},{path:"/:link/:token",title:r("page.name"),show:qi}],Gc=["confirm","address","undo"];function So(e){return Vi(e)?.params.token!==void 0}function Vi(e){for(let t of zc){let n=hn(t.path,e);if(n&&(!n.link||Gc.includes(n.link)))return{sheet:t,params:n}}return null}function zi(){let{path:e}=we.value,t=Vi(e),n=t?.sheet.title??r("door.signIn");return B(()=>{document.title=r("page.title",{view:n})},[n]),a`<main class="door">
    <header class="door-head"><img src="mark.svg" alt="" />${r("page.name")}</header>
    <${t?.sheet.show??kn} key=${e} ...${t?.params} />
    <footer class="door-foot"><${fn} /></footer>
  </main>`}var Yc=a`<svg
  class="empty-drawing"
  viewBox="0 0 120 72"
  aria-hidden="true"
  focusable="false"
>
  <path d="M22 16h76v44H22z" />
  <path d="M22 30h76M34 42h30M34 50h18" class="faint" />
</svg>`;function ue({title:e,children:t}){return a`<div class="empty">
    ${Yc}
    <h2>${e}</h2>
    ${t}
  </div>`}function ft({label:e,face:t,isIconOnly:n=!1,className:o="",children:i}){let[s,l]=g(!1),c=Y(null),u=le(),p=()=>{l(!1),c.current?.querySelector("button")?.focus()};return ye(()=>{let f=s?c.current?.querySelector("[data-first]"):null;f instanceof HTMLElement&&f.focus()},[s]),B(()=>{if(!s)return;let f=h=>{h.target instanceof Node&&!c.current?.contains(h.target)&&l(!1)};return document.addEventListener("pointerdown",f),document.addEventListener("focusin",f),()=>{document.removeEventListener("pointerdown",f),document.removeEventListener("focusin",f)}},[s]),a`<div class="popover ${o}" ref=${c} onKeyDown=${f=>{!s||f.key!=="Escape"||(f.preventDefault(),f.stopPropagation(),p())}}>
    <button
      type="button"
      class="button quiet ${n?"icon-only":""}"
      aria-expanded=${s}
      aria-controls=${s?u:void 0}
      aria-label=${n?e:void 0}
      onClick=${()=>l(!s)}
    >
      ${t}
    </button>
    ${s?a`<div class="popover-panel" id=${u} role="group" aria-label=${e}>
          ${i(p)}
        </div>`:null}
  </div>`}var Ao=1e4,To=D(Date.now());function Gi(){document.hidden||(To.value=Date.now())}setInterval(Gi,Ao);document.addEventListener("visibilitychange",Gi);var Kc=5e3,$$=[["second",1e3,6e4],["minute",6e4,36e5],["hour",36e5,2*864e5],["day",864e5,1/0]],Jc={day:"numeric",month:"short",year:"numeric",hour:"2-digit",minute:"2-digit",second:"2-digit",fractionalSecondDigits:3,timeZoneName:"short"};function Xc(e,t=To.value){let n=t-e;if(n>-Ao&&n<Kc)return b("when.now");let o=Math.round(n/1e3);return Math.abs(o)<60?new Intl.RelativeTimeFormat(document.documentElement.lang).format(-o,"second"):xr(e,t,{numeric:"always"})}function Yi(e){return se(e,Jc)}function te({ms:e,isExact:t=!1}){let n=new Date(e).toISOString(),o=Xc(e);return t?a`<time class="when when-exact" datetime=${n}>
    <span>${o}</span>
    <span>${Yi(e)}</span>
    <code>${e}</code>
  </time>`:a`<time class="when" datetime=${n} title="${Yi(e)} (${e})">${o}</time>`}function Ki({items:e,unread:t,onReadAll:n,allHref:o}){let i=a`<${E} name="bell" />${t?a`<span class="count bell-count" aria-hidden="true">${t>99?"99+":t}</span>`:null}`;return a`<${ft}
    label=${b("bell.label",{count:t})}
    face=${i}
    isIconOnly
    className="bell"
  >
    ${s=>a`
      <div class="popover-head">
        <h2>${b("bell.title")}</h2>
        ${t&&n?a`<button type="button" class="link" onClick=${n}>
              ${b("bell.readAll")}
            </button>`:null}
      </div>
      ${e.length?a`<ul class="popover-list">
            ${e.map(l=>a`<li key=${l.id} class=${l.isRead?"":"bell-unread"}>
                <button
                  type="button"
                  class="menu-item"
                  onClick=${()=>{s(),l.onOpen?.()}}
                >
                  <span class="bell-words">
                    ${l.isRead?null:a`<span class="visually-hidden">${b("bell.unread")}</span>`}
                    ${l.title}
                    <span class="hint"><${te} ms=${l.atMs} /></span>
                  </span>
                </button>
              </li>`)}
          </ul>`:a`<p class="hint">${b("bell.none")}</p>`}
      ${o?a`<a class="popover-foot" href=${o}>${b("bell.all")}</a>`:null}
    `}
  <//>`}function Ji({notice:e}){let{id:t,text:n,action:o,error:i}=e;return a`<div class="notice">
    ${i?a`<${_} error=${i} />`:a`<p>${n}</p>`}
    ${o?a`<button
          type="button"
          class="button"
          onClick=${()=>{bn(t),o.act()}}
        >
          ${o.label}
        </button>`:null}
    <button
      type="button"
      class="button quiet icon-only"
      aria-label=${b("notice.dismiss")}
      onClick=${()=>bn(t)}
    >
      <${E} name="close" />
    </button>
  </div>`}function Sn(){return a`<div class="notices" role="status" aria-live="polite">
    ${lt.value?a`<p class="notice waiting">${lt.value}</p>`:null}
    ${Te.value.map(e=>a`<${Ji} key=${e.id} notice=${e} />`)}
  </div>`}function Le({kind:e="info",action:t,onDismiss:n,children:o}){return a`<aside class="banner banner-${e}" aria-label=${b("banner.label")}>
    ${e==="info"?null:a`<${E} name="warning" />`}
    <p>${o}</p>
    ${t}
    ${n?a`<button
          type="button"
          class="button quiet icon-only"
          aria-label=${b("notice.dismiss")}
          onClick=${n}
        >
          <${E} name="close" />
        </button>`:null}
  </aside>`}function Xi({href:e="admin/"}){let t=un.value;if(t===null)return null;let n=se(t,{timeStyle:"short"});return a`<${Le}
    kind="warning"
    action=${a`<a class="button" href=${e}>${b("impersonation.back")}</a>`}
  >
    ${b("impersonation.banner",{time:n})}
  <//>`}var Zc=5;function Zi({label:e,sections:t,current:n}){let o=[...new Set(t.map(l=>l.group??""))],i=Y(null);B(()=>{let l=i.current?.querySelector("[aria-current=page]");l instanceof HTMLElement&&i.current&&Qc(i.current,l)},[n,t.length]);let s=t.length>Zc?"sections-many":"sections-few";return a`<nav ref=${i} class="sections ${s}" aria-label=${e}>
    ${o.map(l=>a`<${eu}
        key=${l}
        name=${l}
        sections=${t.filter(c=>(c.group??"")===l)}
        current=${n}
      />`)}
  </nav>`}function Qc(e,t){let n=t.getBoundingClientRect().left-e.getBoundingClientRect().left;e.scrollLeft+=n-(e.clientWidth-t.offsetWidth)/2}function eu({name:e,sections:t,current:n}){let o=t.length===1&&t[0]?.label===e;return a`<div class="section">
    ${e&&!o?a`<h2>${e}</h2>`:null}
    <ul>
      ${t.map(i=>a`<${tu} key=${i.id} section=${i} isCurrent=${i.id===n} />`)}
    </ul>
  </div>`}function tu({section:e,isCurrent:t}){let{label:n,href:o,icon:i,badge:s,onOpen:l}=e;return a`<li>
    <a
      href=${o}
      aria-current=${t?"page":void 0}
      onClick=${l?mi(l):void 0}
    >
      ${i?a`<${E} name=${i} />`:null}
      <span class="section-label">${n}</span>
      ${s}
    </a>
  </li>`}function Qi(e){let{title:t,mark:n,context:o,status:i,tools:s,banner:l,sections:c,current:u,children:p}=e;return a`<div class="shell">
    <a class="skip" href="#main" onClick=${nu}>${b("shell.skip")}</a>
    <header class="masthead">
      <p class="masthead-name">${n}<span class="masthead-title">${t}</span></p>
      ${o} ${i}
      <div class="masthead-tools">${s}</div>
    </header>
    <${Xi} />${l}
    <${Zi}
      label=${e.navigationLabel??b("shell.sections")}
      sections=${c}
      current=${u}
    />
    <main id="main" tabindex="-1">${p}</main>
    <${Sn} />
  </div>`}function nu(e){e.preventDefault(),document.getElementById("main")?.focus()}var ou=6,ru=100;function es({accounts:e,current:t,onSwitch:n}){let o=e.find(i=>i.id===t)?.name??"";return a`<${ft}
    label=${b("switcher.label")}
    face=${a`<span class="visually-hidden">${b("switcher.label")}: </span>
      <span class="switcher-name">${o}</span><${E} name="down" />`}
    className="switcher"
  >
    ${i=>a`<${iu}
      accounts=${e}
      current=${t}
      onChoose=${s=>{i(),s.id!==t&&n(s)}}
    />`}
  <//>`}function iu({accounts:e,current:t,onChoose:n}){let[o,i]=g(""),s=Eo(e,o),l=s.slice(0,ru),[c,u]=g(()=>su(l,t)),p=le(),m=f=>{let h={ArrowDown:1,ArrowUp:-1}[f.key],d=l[c];if(h&&l.length)u((c+h+l.length)%l.length);else if(f.key==="Enter"&&d)n(d.account);else return;f.preventDefault()};return a`<div class="switcher-choice">
    <label class="visually-hidden" for=${p}>${b("switcher.search")}</label>
    <input
      id=${p}
      data-first
      type="search"
      role="combobox"
      autocomplete="off"
      aria-expanded="true"
      aria-controls="${p}-list"
      aria-activedescendant=${l[c]?`${p}-${c}`:void 0}
      placeholder=${b("switcher.search")}
      value=${o}
      onInput=${f=>{i(f.target.value),u(0)}}
      onKeyDown=${m}
    />
    <ul id="${p}-list" class="popover-list" role="listbox" aria-label=${b("switcher.list")}>
      ${l.map(({account:f,depth:h,path:d},$)=>a`<li
          key=${f.id}
          id="${p}-${$}"
          role="option"
          class="menu-item depth-${Math.min(h,ou)} ${$===c?"is-at":""}"
          aria-selected=${f.id===t}
          ref=${y=>$===c&&y?.scrollIntoView?.({block:"nearest"})}
          onClick=${()=>n(f)}
        >
          <span class="switcher-account">
            ${f.name}
            ${d||f.note?a`<span class="hint">${[d,f.note].filter(Boolean).join(" · ")}</span>`:null}
          </span>
          ${f.id===t?a`<${E} name="check" />`:null}
        </li>`)}
    </ul>
    ${l.length===0?a`<p class="hint" role="status">${b("switcher.none",{search:o})}</p>`:null}
    ${s.length>l.length?a`<p class="hint">
          ${b("switcher.more",{count:s.length-l.length})}
        </p>`:null}
  </div>`}function su(e,t){return Math.max(0,e.findIndex(({account:n})=>n.id===t))}function Eo(e,t){let n=new Map(e.map(c=>[c.id,c])),o=new Map;for(let c of e){let u=c.parentId&&n.has(c.parentId)?c.parentId:"";o.set(u,[...o.get(u)??[],c])}let i=[],s=(c,u)=>{for(let p of o.get(c)??[])i.push({account:p,depth:u.length,path:u.join(" / ")}),s(p.id,[...u,p.name])};s("",[]);let l=t.toLowerCase().split(/\s+/).filter(Boolean);return l.length===0?i.map(c=>({...c,path:""})):i.filter(({account:c})=>l.every(u=>c.name.toLowerCase().includes(u))).map(c=>({...c,depth:0}))}function ts({name:e,note:t,items:n}){return a`<${ft}
    label=${e?b("user.of",{name:e}):b("user.menu")}
    face=${e?a`<span class="avatar" data-initials=${Co(e)}></span>`:a`<${E} name="person" />`}
    isIconOnly
    className="user-menu"
  >
    ${o=>a`
      ${e?a`<p class="user-name">
            <strong>${e}</strong>${t?a`<span class="hint">${t}</span>`:null}
          </p>`:null}
      <${fn} />
      <ul class="popover-list">
        ${n.map(i=>a`<li key=${i.label}><${au} item=${i} close=${o} /></li>`)}
      </ul>
    `}
  <//>`}function Co(e){let t=e.split(/\s+/).filter(Boolean);return[t[0],t.length>1?t.at(-1):""].map(n=>[...n??""][0]?.toUpperCase()??"").join("")}function au({item:e,close:t}){let n=a`${e.icon?a`<${E} name=${e.icon} />`:null}${e.label}`;return e.href?a`<a class="menu-item" href=${e.href}>${n}</a>`:a`<button type="button" class="menu-item" onClick=${()=>{t(),e.act?.()}}>${n}</button>`}var ns=1e3,lu=3e4,cu=5e3,uu=45e3,os=3;function An({open:e,onEvent:t,onConnected:n,poll:o,isWanted:i=()=>!0}){let s=D("off"),l=D(""),c=null,u=0,p="",m=h=>{c?.abort(),c=null,s.value=h},f=async()=>{let h=new AbortController;c=h;let d=ns,$=0;for(;!h.signal.aborted&&i();){$<=os&&(s.value="connecting");let y=new Oo;try{let S=await e(p,AbortSignal.any([h.signal,y.signal]));s.value="live",l.value="",$=0,n?.();for await(let C of S)y.broken(),d=ns,C.id!==null&&(p=C.id),t(C)}catch(S){if(h.signal.aborted)return;$+=1;let C=S instanceof N;l.value=C?S.message:b("live.broken"),C&&(d=Math.max(d,S.retryAfterSeconds*1e3)),C&&S.status===400&&(p="")}finally{y.end()}if(h.signal.aborted||!i())return;let k=o!==void 0&&$>os;s.value=k?"polling":"waiting",k&&o(),await mu(d*(.5+Math.random()/2),h.signal),d=Math.min(2*d,lu)}};return{state:s,problem:l,follow(){let h=()=>{clearTimeout(u),document.hidden?u=setTimeout(()=>m("paused"),cu):c||f()};return p="",document.addEventListener("visibilitychange",h),h(),()=>{document.removeEventListener("visibilitychange",h),clearTimeout(u),m("off")}}}}var Oo=class{#t=new AbortController;#e=0;constructor(){this.signal=this.#t.signal,this.broken()}broken(){clearTimeout(this.#e),this.#e=setTimeout(()=>this.#t.abort(),uu)}end(){clearTimeout(this.#e)}};function mu(e,t){return new Promise(n=>{let o=setTimeout(n,e);t.addEventListener("abort",()=>{clearTimeout(o),n()})})}var pu=200,du=1500;function rs({open:e,isWanted:t}){let n=new Set,o=s=>{for(let l of[...n])s(l)&&l.read()},i=An({open:e,onEvent:({data:s})=>{if(!s)return;let{changed:l}=JSON.parse(s);o(c=>c.names.has(l))},poll:()=>o(()=>!0),isWanted:t});return{state:i.state,follow:i.follow,watch(s,l){let c=0,u=0,p=()=>{c=0,u=Date.now(),l()},m={names:new Set(s),read:()=>{c||(c=setTimeout(p,Math.max(pu,u+du-Date.now())))}};return n.add(m),()=>{clearTimeout(c),n.delete(m)}}}}function is(e,t,n){let o=Y(n);o.current=n,B(()=>e.watch(t,()=>o.current()),[t.join()])}var ss=rs({open:async(e,t)=>{let n=oe.peek();try{return await gi(n,e,t)}catch(o){throw o instanceof N&&[403,404].includes(o.status)&&await K(n),o}},isWanted:()=>!!(x.peek()&&F.peek()&&!Ee.peek())});function as(){let e=!!F.value&&!Ee.value;B(()=>e?ss.follow():void 0,[oe.value,e]),W(["account","members","plan"],()=>Promise.all([K(oe.peek()),ee()]).catch(()=>{}))}function W(e,t){is(ss,e,t)}var ls=new Map;function cs(e){for(let t of e)ls.set(t.name,t)}function L(e,t={},n={}){let o=ls.get(e);if(!o)return"";let i=$n(o.path,{accountId:oe.value,...t});return mt({path:i,params:n})}async function us(){return v("GET","v1/notifications/count")}async function ms(e){return(await v("GET","v1/notifications",{query:e})).items}async function ps(e,t){return gn("v1/notifications/events",e,t)}async function ds(e){await v("POST","v1/notifications/read",{json:e})}var fu=6e4,hu=8,ht=D(0),$t=D([]),gt=D(0);async function Ht(){let[e,t]=await Promise.all([us(),ms({limit:hu})]);ht.value=e.unread,$t.value=t}async function Ce(e){await ds(e),await Ht()}function fs(){let e=()=>{document.hidden||Ht().catch(()=>{})},t=An({open:ps,onEvent:({data:i})=>{i&&(gt.value+=1,e())},onConnected:e,isWanted:()=>!!x.peek()});e();let n=t.follow(),o=setInterval(e,fu);return document.addEventListener("visibilitychange",e),()=>{n(),clearInterval(o),document.removeEventListener("visibilitychange",e),ht.value=0,$t.value=[]}}var $u=864e5,gu=7;function hs(){let e=F.value;if(ae.value)return null;if(e?.status==="suspended"){let t=e.suspendedFor,n=t?` ${r("banner.reason",{reason:t})}`:"";return a`<${Le} kind="danger">
      ${r("banner.suspended",{name:e.name})}${n}
    <//>`}return e?.status==="terminated"?a`<${Le} kind="danger">${r("banner.terminated",{name:e.name})}<//>`:vu()??yu()}function vu(){let e=de.value,t=L("usage"),n=t?a`<a class="button" href=${t}>${r("banner.seePlan")}</a>`:void 0;if(e?.cancelledAt){let s=e.endsAt?bu(e.endsAt):"",l=s?r("banner.cancelled",{day:s}):r("banner.cancelledNow");return a`<${Le} kind="warning" action=${n}>${l}<//>`}if(!e?.trialEndsAt)return null;let o=Math.ceil((Date.parse(e.trialEndsAt)-Date.now())/$u);if(o<0||o>gu)return null;let i=r("banner.trial",{count:o,plan:e.plan?.name??""});return a`<${Le} action=${n}>${i}<//>`}function yu(){let e=x.value;return!e||e.emailVerified?null:a`<${Le}
    kind="warning"
    action=${a`<button type="button" class="button" onClick=${async()=>{try{await ai(),A(r("banner.mailed",{email:e.email}))}catch(n){j(n)}}}>
      ${r("banner.mailAgain")}
    </button>`}
  >
    ${r("banner.unconfirmed",{email:e.email})}
  <//>`}function bu(e){return se(Date.parse(e),{dateStyle:"long"})}function P({permission:e,reason:t="",className:n="",onClick:o,children:i}){let s=le(),l=ae.value?r("lacks.impersonation"):_e(e)||t;return a`<button
      type="button"
      class="button ${n}"
      aria-disabled=${l?"true":void 0}
      aria-describedby=${l?s:void 0}
      title=${l||void 0}
      onClick=${()=>{l||o()}}
    >
      ${i}
    </button>
    ${l?a`<span id=${s} class="visually-hidden">${l}</span>`:null}`}function G({title:e,hint:t,tools:n,children:o}){return B(()=>{document.title=r("page.title",{view:e})},[e]),a`<div class="view">
    <header class="view-head">
      <div>
        <h1>${e}</h1>
        ${t?a`<p class="hint">${t}</p>`:null}
      </div>
      ${n?a`<div class="view-tools">${n}</div>`:null}
    </header>
    ${o}
  </div>`}function T({title:e,hint:t,tools:n,className:o="",children:i}){return a`<section class="panel ${o}" aria-label=${e}>
    <header class="panel-head">
      <div>
        <h2>${e}</h2>
        ${t?a`<p class="hint">${t}</p>`:null}
      </div>
      ${n?a`<div class="row-tools">${n}</div>`:null}
    </header>
    ${i}
  </section>`}function re({title:e,onClose:t,onCancel:n,children:o}){let i=Y(null),s=Y(!1),l=le();return ye(()=>{let u=document.activeElement,p=i.current;p?.showModal();let m=p?.querySelector("[data-first]");return m instanceof HTMLElement&&m.focus(),()=>{s.current=!0,p?.close(),u instanceof HTMLElement&&u.isConnected&&u.focus()}},[]),a`<dialog
    class="dialog"
    ref=${i}
    aria-labelledby=${l}
    onCancel=${u=>{n&&(u.preventDefault(),n())}}
    onClose=${()=>{s.current||t()}}
  >
    <header class="dialog-head">
      <h2 id=${l}>${e}</h2>
      <button
        type="button"
        class="button quiet icon-only"
        aria-label=${b("dialog.close")}
        onClick=${n??t}
      >
        <${E} name="close" />
      </button>
    </header>
    <div class="dialog-body">${o}</div>
  </dialog>`}function ie({title:e,deed:t,word:n,isDanger:o=!0,onConfirm:i,onClose:s,children:l}){let[c,u]=g(""),[p,m]=g(!1),[f,h]=g(null),d=le(),$=!n||c.trim()===n;return a`<${re} title=${e} onClose=${s}>
    <form onSubmit=${async k=>{if(k.preventDefault(),!(!$||p)){m(!0),h(null);try{await i(),s()}catch(S){h(S),m(!1)}}}}>
      ${l}
      ${n&&a`<div class="field">
        <label for=${d}>${en("confirm.type",{name:a`<code>${n}</code>`})}</label>
        <input
          id=${d}
          data-first
          value=${c}
          autocomplete="off"
          autocapitalize="off"
          spellcheck=${!1}
          onInput=${k=>u(k.target.value)}
        />
      </div>`}
      <${_} error=${f} />
      <div class="actions">
        <button
          type="submit"
          class="button ${o?"danger":"strong"}"
          disabled=${!$||p}
        >
          ${t}
        </button>
        <button
          type="button"
          class="button"
          data-first=${n?void 0:!0}
          onClick=${s}
        >
          ${b("confirm.cancel")}
        </button>
      </div>
    </form>
  <//>`}var Tn=["conglomerate","subsidiary","division","location"];function Ft(e){let t=new Map(e.map(o=>[o.accountId,o])),n=e.map(o=>({id:o.accountId,name:o.name,parentId:o.parentAccountId}));return Eo(n,"").flatMap(({account:o,depth:i})=>{let s=t.get(o.id);return s?[{account:s,depth:i}]:[]})}function vt(e,t){let n=new Set([t]);for(let{account:o}of Ft(e))n.has(o.parentAccountId??"")&&n.add(o.accountId);return n}function $s(e){let t=Tn.findIndex(n=>n===e);return Tn.slice(Math.max(0,t))}function ys({open:e,onClose:t}){let n=q.value??[],o=vt(n,e.accountId),i=Ft(n).filter(({account:h})=>!o.has(h.accountId)&&h.accountId!==e.parentAccountId&&h.status==="active"&&vs(h.type)<=vs(e.type)),{fieldOf:s,values:l,isBusy:c,problem:u,submit:p,form:m}=M({parentAccountId:""},async({parentAccountId:h})=>{await xi(e.accountId,h),await Promise.all([K(e.accountId),ee()]),A(r("move.done",{name:e.name})),t()},["parentAccountId"]),f=l.parentAccountId;return a`<${re} title=${r("move.title",{name:e.name})} onClose=${t}>
    <form class="form" ref=${m} onSubmit=${p} noValidate>
      <${w}
        label=${r("move.below")}
        data-first
        options=${[["",r("move.choose")],...i.map(({account:h,depth:d})=>[h.accountId,`${"· ".repeat(d)}${h.name}`])]}
        hint=${i.length?void 0:r("move.nowhere")}
        ...${s("parentAccountId")}
      />
      ${f?a`<${wu} open=${e} parentId=${f} count=${o.size-1} />`:null}
      <${_} error=${u} />
      <div class="actions">
        <button type="submit" class="button strong" disabled=${c||!i.length}>
          ${r("danger.move.deed")}
        </button>
        <button type="button" class="button" onClick=${t}>${r("form.cancel")}</button>
      </div>
    </form>
  <//>`}function wu({open:e,parentId:t,count:n}){let o=q.value??[],i=Io(o,e.parentAccountId??""),s=Io(o,t),l=i[0]?.accountId!==s[0]?.accountId,c=i.filter(p=>!s.includes(p)).map(p=>p.name),u=s.filter(p=>!i.includes(p)).map(p=>p.name);return a`<section class="changes" aria-live="polite">
    <h3>${r("move.changes")}</h3>
    <ul>
      <li>${r("move.from",{path:gs(i,e.name)})}</li>
      <li>${r("move.to",{path:gs(s,e.name)})}</li>
      ${n?a`<li>${r("move.along",{count:n})}</li>`:null}
      ${c.length?a`<li>${r("move.lose",{names:c.join(", ")})}</li>`:null}
      ${u.length?a`<li>${r("move.gain",{names:u.join(", ")})}</li>`:null}
      ${l?a`<li>${r("move.plan")}</li>`:null}
    </ul>
  </section>`}function Io(e,t){let n=e.find(o=>o.accountId===t);return n?[...Io(e,n.parentAccountId??""),n]:[]}function gs(e,t){return[...e.map(n=>n.name),t].join(" / ")}function vs(e){return Tn.findIndex(t=>t===e)}var _u=30,ku=864e5,bs="operator";async function Mo(e,t){await Promise.all([K(e.accountId),ee()]),A(t)}function ws({open:e}){let[t,n]=g(""),o=()=>n(""),{name:i,status:s}=e,l=(p,m)=>async()=>{try{await p(e.accountId),await Mo(e,m)}catch(f){j(f)}},c=e.parentAccountId?"":r("danger.rootStays"),u=e.suspendedBy===bs?r("danger.byOperator"):"";return a`<${T} title=${r("danger.title")} className="panel-danger">
    <ul class="rows">
      <${Lt} name="move">
        <${P}
          permission="account.move"
          reason=${e.isMoving?r("danger.moving"):c}
          onClick=${()=>n("move")}
        >
          ${r("danger.move.deed")}
        <//>
      <//>
      ${s==="suspended"?a`<${Lt} name="reactivate" hint=${xu(e)}>
            <${P}
              permission="account.suspend"
              reason=${u}
              onClick=${l(Ai,r("danger.reactivated",{name:i}))}
            >
              ${r("danger.reactivate.deed")}
            <//>
          <//>`:a`<${Lt} name="suspend">
            <${P} permission="account.suspend" onClick=${()=>n("suspend")}>
              ${r("danger.suspend.deed")}
            <//>
          <//>`}
      ${s==="terminated"?a`<${Lt} name="restore" hint=${Su(e)}>
            <${P}
              permission="account.terminate"
              onClick=${l(Ei,r("danger.restored",{name:i}))}
            >
              ${r("danger.restore.deed")}
            <//>
          <//>`:a`<${Lt} name="terminate">
            <${P}
              permission="account.terminate"
              className="danger"
              onClick=${()=>n("terminate")}
            >
              ${r("danger.terminate.deed")}
            <//>
          <//>`}
    </ul>
    ${t==="move"?a`<${ys} open=${e} onClose=${o} />`:null}
    ${t==="suspend"?a`<${Au} open=${e} onClose=${o} />`:null}
    ${t==="terminate"?a`<${Tu} open=${e} onClose=${o} />`:null}
  <//>`}function Lt({name:e,hint:t,children:n}){return a`<li class="row">
    <div class="row-words">
      <strong>${r(`danger.${e}.title`)}</strong>
      <span class="hint">${t||r(`danger.${e}.hint`)}</span>
    </div>
    ${n}
  </li>`}function xu({suspendedBy:e,suspendedFor:t}){let n=e===bs?r("danger.byOperator"):"",o=t?r("banner.reason",{reason:t}):"";return[n,o].filter(Boolean).join(" ")}function Su({terminatedAt:e}){if(!e)return"";let t=Date.parse(e)+_u*ku;return r("danger.until",{day:se(t,{dateStyle:"long"})})}function Au({open:e,onClose:t}){let[n,o]=g(""),i=vt(q.value??[],e.accountId).size-1;return a`<${ie}
    title=${r("danger.suspend.ask",{name:e.name})}
    deed=${r("danger.suspend.deed")}
    onConfirm=${async()=>{await Si(e.accountId,n.trim()),await Mo(e,r("danger.suspended",{name:e.name}))}}
    onClose=${t}
  >
    <p>${r("danger.suspend.hint")}</p>
    ${i?a`<p>${r("danger.below",{count:i})}</p>`:null}
    <${w}
      label=${r("danger.reason")}
      hint=${r("danger.reasonHint")}
      maxlength="500"
      value=${n}
      onValue=${o}
    />
  <//>`}function Tu({open:e,onClose:t}){return a`<${ie}
    title=${r("danger.terminate.ask",{name:e.name})}
    deed=${r("danger.terminate.deed")}
    word=${e.name}
    onConfirm=${async()=>{await Ti(e.accountId),await Mo(e,r("danger.terminated",{name:e.name}))}}
    onClose=${t}
  >
    <p>${r("danger.terminate.hint")}</p>
  <//>`}function yt({facts:e}){return a`<dl class="facts">
    ${e.filter(([,t])=>t!=null&&t!=="").map(([t,n])=>a`<div key=${t}>
          <dt>${t}</dt>
          <dd>${n}</dd>
        </div>`)}
  </dl>`}function me(e,t){return e?a`<${te} ms=${Date.parse(e)} />`:t}function Ut(e){return se(Date.parse(e),{dateStyle:"medium"})}function Ue(e){return e.split(`
`).map(t=>t.trim()).filter(Boolean)}function _s({open:e}){let t=e.metadata??{},n=Object.entries(t).filter(([,f])=>typeof f!="object"),o=n.map(([f,h])=>`${f}: ${h}`).join(`
`),i=M({metadata:o},async f=>{let h=Object.fromEntries(Ue(f.metadata).map(Eu)),d=n.filter(([y])=>!(y in h)).map(([y])=>[y,null]),$={...Object.fromEntries(d),...h};await et(e.accountId,{metadata:$}),await K(e.accountId),A(r("settings.saved"))}),{fieldOf:s,values:l,isBusy:c,problem:u,submit:p,form:m}=i;return a`<${T} title=${r("details.title")} hint=${r("details.hint")}>
    <form class="panel-body" ref=${m} onSubmit=${p} noValidate>
      <${w}
        label=${r("details.label")}
        hint=${r("details.lines")}
        type="area"
        rows="3"
        readonly=${_e("account.update")!==""}
        ...${s("metadata")}
      />
      <${_} error=${u} />
      <div class="actions">
        <${P}
          permission="account.update"
          reason=${l.metadata===o?r("settings.same"):""}
          onClick=${()=>!c&&m.current?.requestSubmit()}
        >
          ${r("details.save")}
        <//>
      </div>
    </form>
  <//>`}function Eu(e){let[t="",...n]=e.split(":");return[t.trim(),n.join(":").trim()]}var Bt=["sources","webhooks","storageGB"];function ks({open:e}){let t=q.value?.find($=>$.accountId===e.parentAccountId),n=O(async()=>J("usage.read")?(await pt(e.accountId)).items:[],[e.accountId,JSON.stringify(e.settings?.quota)]),o=e.settings?.quota??{},i=Object.fromEntries(Bt.map($=>[$,`${o[$]??""}`])),{fieldOf:s,values:l,isBusy:c,problem:u,submit:p,form:m}=M(i,async $=>{let y=Object.entries(o).filter(([I])=>!Bt.some(R=>R===I)),k=Bt.filter(I=>$[I]?.trim()).map(I=>[I,Number($[I])]),S=Object.fromEntries([...y,...k]),C=Object.keys(S).length===0;await et(e.accountId,{settings:{quota:C?null:S}}),await K(e.accountId),A(r("quota.saved"))}),f=t?"":r("quota.fromAbove"),h=f!==""||_e("account.update")!=="",d=Bt.every($=>l[$]===i[$]);return a`<${T}
    title=${r("quota.title")}
    hint=${r("quota.hint",{name:t?.name??""})}
  >
    <form class="panel-body" ref=${m} onSubmit=${p} noValidate>
      <div class="settings-fields">
        ${Bt.map($=>{let y=n.answer?.find(k=>k.limit===$)?.used;return a`<${w}
            key=${$}
            label=${r(`limit.${$}`)}
            hint=${y===void 0?void 0:r("quota.used",{used:V(y)})}
            type="number"
            min="0"
            step="1"
            placeholder=${r("quota.none")}
            readonly=${h}
            ...${s($)}
          />`})}
      </div>
      <${_} error=${u} />
      <div class="actions">
        <${P}
          permission="account.update"
          reason=${f||(d?r("settings.same"):"")}
          onClick=${()=>!c&&m.current?.requestSubmit()}
        >
          ${r("quota.save")}
        <//>
      </div>
    </form>
  <//>`}function xs({accountId:e}){let t=F.value;return t?a`<${G} title=${r("settings.title")} hint=${t.name}>
    <${Cu} key=${`${t.name} ${t.settings?.timezone}`} open=${t} />
    ${t.parentAccountId?a`<${ks} key=${JSON.stringify(t.settings?.quota)} open=${t} />`:null}
    <${_s} key=${`details ${JSON.stringify(t.metadata)}`} open=${t} />
    <${Ou} open=${t} />
    <${Iu} accountId=${e} />
    <${ws} open=${t} />
  <//>`:null}function Cu({open:e}){let t=Intl.supportedValuesOf("timeZone"),{fieldOf:n,values:o,isBusy:i,problem:s,submit:l,form:c}=M({name:e.name,timezone:String(e.settings?.timezone??"")},async({name:m,timezone:f})=>{await et(e.accountId,{name:m.trim(),settings:{timezone:f.trim()||null}}),await Promise.all([K(e.accountId),ee()]),A(r("settings.saved"))},["name"]),u=o.name===e.name&&o.timezone===(e.settings?.timezone??""),p=_e("account.update")!=="";return a`<${T} title=${r("settings.general")}>
    <form class="panel-body" ref=${c} onSubmit=${l} noValidate>
      <div class="settings-fields">
        <${w}
          label=${r("settings.name")}
          maxlength="120"
          readonly=${p}
          ...${n("name")}
        />
        <${w}
          label=${r("settings.zone")}
          hint=${r("settings.zoneHint")}
          list="zones"
          readonly=${p}
          ...${n("timezone")}
        />
      </div>
      <datalist id="zones">${t.map(m=>a`<option value=${m} />`)}</datalist>
      <${_} error=${s} />
      <div class="actions">
        <${P}
          permission="account.update"
          className="strong"
          reason=${u?r("settings.same"):""}
          onClick=${()=>!i&&c.current?.requestSubmit()}
        >
          ${r("settings.save")}
        <//>
      </div>
    </form>
  <//>`}function Ou({open:e}){let t=e.settings?.requireTwoFactor===!0,n=async()=>{try{await et(e.accountId,{settings:{requireTwoFactor:!t}}),await K(e.accountId),A(r(t?"settings.factorOff":"settings.factorOn"))}catch(i){j(i)}},o=!t&&!x.value?.twoFactorEnabled?r("settings.factorFirst"):"";return a`<${T} title=${r("settings.security")}>
    <div class="row">
      <div class="row-words">
        <strong>${r("settings.factor")}</strong>
        <span class="hint">
          ${r(t?"settings.factorRequired":"settings.factorHint")}
        </span>
      </div>
      <${P} permission="security.manage" reason=${o} onClick=${n}>
        ${r(t?"settings.factorStop":"settings.factorRequire")}
      <//>
    </div>
    ${o?a`<p class="row hint">${o}</p>`:null}
  <//>`}function Iu({accountId:e}){let t=q.value?.find(o=>o.isDefault)?.accountId===e,n=async()=>{try{await vi(e),await ee(),A(r("settings.startSaved"))}catch(o){j(o)}};return a`<${T} title=${r("settings.forYou")}>
    <div class="row">
      <div class="row-words">
        <strong>${r("settings.start")}</strong>
        <span class="hint">${r(t?"settings.isStart":"settings.startHint")}</span>
      </div>
      ${t?null:a`<button
            type="button"
            class="button"
            disabled=${ae.value!==""}
            onClick=${n}
          >
            ${r("settings.startHere")}
          </button>`}
    </div>
  <//>`}var Mu={active:"badge-quiet",suspended:"badge-warn",terminated:"badge-danger"};function bt({status:e}){return a`<span class="badge ${Mu[e]}">${r(`status.${e}`)}</span>`}var Pu=50,Ss=50;function As(){let[e,t]=g(new Map),n=Y(null);return n.current??=new Po(o=>t(i=>new Map([...i,...o]))),B(()=>()=>n.current?.end(),[]),W(["members","sources","usage","account"],()=>n.current?.readAgain()),{figures:e,seeing:n.current.seeing}}function Ts({figures:e}){if(!e)return a`<span class="tree-figures" aria-hidden="true"></span>`;let{members:t,sources:n,storageBytes:o}=e;return a`<span class="tree-figures">
    <span>${t===void 0?null:r("structure.members",{count:t})}</span>
    <span>${n===void 0?null:r("structure.sources",{count:n})}</span>
    <span>
      ${o===void 0?null:r("structure.stored",{size:Qt(o)})}
    </span>
  </span>`}var Po=class{#t=new Map;#e=new Map;#i=new Map;#n=new Set;#o=new Set;#r=0;constructor(t){this.onFound=t,this.observer=new IntersectionObserver(n=>{for(let{target:o,isIntersecting:i}of n){let s=this.#t.get(o)??"";i&&s&&!this.#o.has(s)&&this.#s(s)}})}seeing=t=>{let n=this.#i.get(t),o=n??(i=>this.#l(t,i));return n||this.#i.set(t,o),o};#l(t,n){let o=this.#e.get(t);o!==n&&(o&&(this.observer.unobserve(o),this.#t.delete(o),this.#e.delete(t)),n&&(this.#t.set(n,t),this.#e.set(t,n),this.observer.observe(n)))}readAgain(){for(let t of this.#o)this.#s(t)}end(){clearTimeout(this.#r),this.observer.disconnect()}#s(t){this.#o.add(t),this.#n.add(t),this.#r||=setTimeout(()=>this.#a(),Ss)}async#a(){let t=[...this.#n].slice(0,Pu);for(let n of t)this.#n.delete(n);try{this.onFound(await $i(t))}catch{}this.#r=this.#n.size?setTimeout(()=>this.#a(),Ss):0}};var Du=15e3,Nu=6;function Es({accountId:e}){let[t,n]=g(""),o=q.value??[],i=new Map(o.map(m=>[m.accountId,m.name])),{figures:s,seeing:l}=As();B(()=>{let f=setInterval(()=>{document.hidden||ee().catch(()=>{})},Du);return()=>clearInterval(f)},[]);let c=F.value,u=a`<button
      type="button"
      class="button"
      disabled=${ae.value!==""}
      onClick=${()=>n("root")}
    >
      ${r("structure.newRoot")}
    </button>
    <${P}
      permission="account.create_child"
      className="strong"
      onClick=${()=>n("below")}
    >
      <${E} name="add" />${r("structure.newBelow")}
    <//>`,p={title:r("structure.title"),hint:r("structure.hint"),tools:u};return a`<${G} ...${p}>
    <${T} title=${r("structure.yours",{count:o.length})}>
      <ul class="rows tree">
        ${Ft(o).map(({account:m,depth:f})=>{let h=m.accountId===e;return a`<li
            key=${m.accountId}
            ref=${l(m.accountId)}
            class="row tree-row tree-${Math.min(f,Nu)} ${h?"is-open":""}"
          >
            <div class="row-words">
              <a
                href=${L("home",{accountId:m.accountId})}
                aria-current=${h?"true":void 0}
              >
                ${m.name}
              </a>
              <span class="hint">${Ru(m,i)}</span>
            </div>
            <span class="hint tree-type">${m.type?r(`type.${m.type}`):null}</span>
            <${Ts} figures=${s.get(m.accountId)} />
            <span class="tree-status"><${bt} status=${m.status} /></span>
          </li>`})}
      </ul>
      ${ko.value?null:a`<p class="panel-body hint">${r("structure.cut")}</p>`}
    <//>
    ${t&&c?a`<${Hu}
          parent=${t==="below"?c:null}
          onClose=${()=>n("")}
        />`:null}
  <//>`}function Ru(e,t){let n=r(`role.${e.role}`),o=e.inheritedFrom?t.get(e.inheritedFrom)??"":"";return o?r("structure.inherited",{role:n,name:o}):n}function Hu({parent:e,onClose:t}){let n=$s(e?.type),{fieldOf:o,isBusy:i,problem:s,submit:l,form:c}=M({name:"",type:String(n[1]??n[0])},async({name:p,type:m})=>{e?await ki(e.accountId,{name:p.trim(),type:m}):await _i({name:p.trim()}),await ee(),A(r("structure.created",{name:p.trim()})),t()},["name"]),u=e?r("structure.newBelowOf",{name:e.name}):r("structure.newRoot");return a`<${re} title=${u} onClose=${t}>
    <form class="form" ref=${c} onSubmit=${l} noValidate>
      ${e?null:a`<p>${r("structure.rootHint")}</p>`}
      <${w} label=${r("structure.name")} data-first maxlength="120" ...${o("name")} />
      ${e?a`<${w}
            label=${r("structure.type")}
            options=${n.map(p=>[p,r(`type.${p}`)])}
            hint=${r("structure.typeHint")}
            ...${o("type")}
          />`:null}
      <${_} error=${s} />
      <div class="actions">
        <button type="submit" class="button strong" disabled=${i}>
          ${r("structure.create")}
        </button>
        <button type="button" class="button" onClick=${t}>${r("form.cancel")}</button>
      </div>
    </form>
  <//>`}async function Cs(e,t){return v("GET",`${H(e)}/activities`,{query:{limit:25,...t}})}function Os(e,t,n){let o=Object.entries(t).filter(([,s])=>s),i=new URLSearchParams([...o,["format",n]]);return`${H(e)}/activities/export?${i}`}async function Is(e){return v("GET","v1/users/me/activities",{query:{limit:10,cursor:e}})}function ve(e){let t=e.replace(/([a-z0-9])([A-Z])/g,"$1 $2").replace(/[_\-.]+/g," ");return t.charAt(0).toUpperCase()+t.slice(1).toLowerCase()}function Be(e){let{label:t,cursors:n,next:o,onCursors:i,previousLabel:s,nextLabel:l,note:c}=e;return n.length===0&&!o&&!e.isAlwaysShown?null:a`<nav class="pager" aria-label=${t??b("pager.label")}>
    <button
      type="button"
      class="button"
      disabled=${n.length===0}
      onClick=${()=>i(n.slice(0,-1))}
    >
      <${E} name="back" />${s??b("pager.previous")}
    </button>
    <span class="hint">${c??b("pager.page",{page:n.length+1})}</span>
    <button
      type="button"
      class="button"
      disabled=${!o}
      onClick=${()=>o&&i([...n,o])}
    >
      ${l??b("pager.next")}<${E} name="next" />
    </button>
  </nav>`}function Ms({ids:e,selected:t,onSelect:n,children:o}){let i=e.filter(l=>t.has(l)).length,s=i>0&&i===e.length;return a`<div class="table-bulk">
    <label class="table-all">
      <input
        type="checkbox"
        checked=${s}
        indeterminate=${i>0&&!s}
        onChange=${()=>n(new Set(s?[]:e))}
      />
      <span aria-live="polite">
        ${i?b("table.selected",{count:i}):b("table.selectAll",{count:e.length})}
      </span>
    </label>
    ${i?o:null}
  </div>`}function Ps({id:e,selected:t,onSelect:n}){let o=()=>{let s=new Set(t);s.delete(e)||s.add(e),n(s)};return a`<td class="table-choose" onClick=${s=>s.stopPropagation()}>
    <label>
      <input type="checkbox" checked=${t.has(e)} onChange=${o} />
      <span class="visually-hidden">${b("table.select",{name:e})}</span>
    </label>
  </td>`}function Ds(e,t,n,o,i){let s=i.toLowerCase().split(/\s+/).filter(Boolean),l=e.filter(p=>{let m=o?.(p).toLowerCase()??"";return s.every(f=>m.includes(f))}),c=t.find(p=>p.name===n?.name)?.sortBy;if(!n||!c)return l;let u=n.isDescending?-1:1;return l.sort((p,m)=>u*Fu(c(p),c(m)))}function Fu(e,t){return e===null||t===null?+(e===null)-+(t===null):typeof e=="number"&&typeof t=="number"?e-t:String(e).localeCompare(String(t),document.documentElement.lang,{numeric:!0})}function Ns(e){let t={ArrowDown:1,ArrowUp:-1}[e.key],{currentTarget:n,target:o}=e;if(!t||!(n instanceof Element)||!(o instanceof Element)||!o.matches("[data-item]"))return;let i=[...n.querySelectorAll("[data-item]")],s=i[i.findIndex(l=>l===o)+t];s&&(e.preventDefault(),s.focus())}function ke(e){let{label:t,columns:n,rows:o,idOf:i,filterBy:s,selected:l,onSelect:c,actions:u}=e,[p,m]=g(null),[f,h]=g(""),d=Ds(o,n,p,s,f),$=d.map(i);return a`<div class="table-block">
    ${s?a`<${Lu} value=${f} onValue=${h} />`:null}
    ${l&&c?a`<${Ms} ids=${$} selected=${l} onSelect=${c}>${u}<//>`:null}
    <div
      class="table-place ${e.isLoading?"is-loading":""}"
      role="group"
      aria-label=${t}
      tabindex="0"
    >
      <table class="table" onKeyDown=${Ns}>
        <caption class="visually-hidden">
          ${t}
        </caption>
        <thead>
          <tr>
            ${l?a`<td class="table-choose"></td>`:null}
            ${n.map(y=>a`<${Uu} column=${y} sort=${p} onSort=${m} />`)}
          </tr>
        </thead>
        <tbody>
          ${d.map(y=>a`<${Bu} key=${i(y)} row=${y} table=${e} />`)}
        </tbody>
      </table>
    </div>
    ${f&&d.length===0?a`<p class="hint" role="status">${b("table.noMatch",{filter:f})}</p>`:null}
  </div>`}function Lu({value:e,onValue:t}){let n=le();return a`<div class="table-filter">
    <label class="visually-hidden" for=${n}>${b("table.filter")}</label>
    <${E} name="search" />
    <input
      id=${n}
      type="search"
      autocomplete="off"
      placeholder=${b("table.filter")}
      value=${e}
      onInput=${o=>t(o.target.value)}
    />
  </div>`}function Uu({column:e,sort:t,onSort:n}){let{name:o,label:i,hint:s,isNumeric:l,sortBy:c}=e,u=t?.name===o,p=u?t.isDescending?"descending":"ascending":"none";return a`<th
    scope="col"
    class=${l?"number":""}
    title=${s}
    aria-sort=${c?p:void 0}
  >
    ${c?a`<button type="button" class="sort" onClick=${()=>n(u&&t.isDescending?null:{name:o,isDescending:u})}>
          ${i}
          ${u?a`<${E} name=${t.isDescending?"down":"up"} />`:null}
        </button>`:i}
  </th>`}function Bu({row:e,table:t}){let{columns:n,idOf:o,onOpen:i,openId:s,selected:l,onSelect:c}=t,u=o(e),p=u===s,m=i?()=>i(e):void 0;return a`<tr
    class="${p?"row-open":""} ${m?"row-opens":""}"
    onClick=${m}
  >
    ${l&&c?a`<${Ps} id=${u} selected=${l} onSelect=${c} />`:null}
    ${n.map(({name:f,label:h,cell:d,isNumeric:$},y)=>{let k=d(e);return a`<td key=${f} data-label=${h} class=${$?"number":""}>
        ${y===0&&m?a`<button
              type="button"
              class="link"
              data-item=${u}
              aria-expanded=${s===void 0?void 0:p}
              onClick=${S=>{S.stopPropagation(),m()}}
            >
              ${k}
            </button>`:a`<span class="cell">${k}</span>`}
      </td>`})}
  </tr>`}async function jt(e){let t=new Map((q.peek()??[]).map(s=>[s.accountId,s])),n=[],o=t.get(F.peek()?.parentAccountId??t.get(e)?.parentAccountId??"");for(;o;)n.push(o),o=t.get(o.parentAccountId??"");return(await Promise.all(n.map(async s=>{try{return{from:s,members:await tt(s.accountId)}}catch(l){if(l instanceof N&&[403,404].includes(l.status))return null;throw l}}))).filter(s=>s!==null)}function wt(e){let{answer:t}=O(async()=>{if(!J("users.read"))return[];let[i,s]=await Promise.all([tt(e),jt(e)]);return[...s.flatMap(l=>l.members),...i]},[e]),n=new Map((t??[]).map(i=>[i.userId,i.name||i.email||""])),o=x.value;return o&&n.set(o.userId,ct(o)),n}function qt({text:e,label:t,copyLabel:n,tokens:o,children:i}){return a`<div class="code">
    <pre tabindex="0" dir="ltr" role="group" aria-label=${t}><code>${o?o.map(s=>a`<span class="code-${s.kind}">${s.text}</span>`):e}</code></pre>
    <div class="code-tools">${i}<${Re} text=${e} label=${n} /></div>
  </div>`}var ju=/("(?:[^"\\]|\\.)*")(\s*:)?|(-?\d[\d.eE+-]*)|\b(true|false|null)\b|[\s\S]/g;function En(e){let t=JSON.stringify(e,null,2)??"null",n=[];for(let[o,i,s,l,c]of t.matchAll(ju)){if(i&&n.push({kind:s?"name":"text",text:i}),s&&n.push({kind:"mark",text:s}),l&&n.push({kind:"number",text:l}),c&&n.push({kind:"word",text:c}),i||l||c)continue;let u=n.at(-1);u?.kind==="mark"?u.text+=o:n.push({kind:"mark",text:o})}return n}var Rs=3,qu=4e6;function Fs({before:e,after:t,label:n}){let o=Wu(Hs(e),Hs(t));if(o.every(l=>l.sign===" "))return a`<p class="hint">${b("diff.same")}</p>`;let s={"+":b("diff.added"),"-":b("diff.removed")," ":""};return a`<div class="diff" role="group" tabindex="0" aria-label=${n}>
    <ul>
      ${zu(o).map(l=>typeof l=="number"?a`<li class="diff-fold">${b("diff.folded",{count:l})}</li>`:a`<li class=${`diff-line diff-${{"+":"in","-":"out"," ":"same"}[l.sign]}`}>
              <span class="diff-sign" aria-hidden="true">${l.sign}</span>
              <span class="visually-hidden">${s[l.sign]}</span>
              <code>${l.line}</code>
            </li>`)}
    </ul>
  </div>`}function Wu(e,t){let n=0;for(;n<e.length&&n<t.length&&e[n]===t[n];)n++;let o=0,i=Math.min(e.length,t.length)-n;for(;o<i&&e.at(-1-o)===t.at(-1-o);)o++;let s=l=>l.map(c=>({sign:" ",line:c}));return[...s(e.slice(0,n)),...Vu(e.slice(n,e.length-o),t.slice(n,t.length-o)),...s(e.slice(e.length-o))]}function Vu(e,t){let n=t.length+1,o=(e.length+1)*n>qu,i=new Uint32Array(o?0:(e.length+1)*n),s=(p,m)=>i[p*n+m]??0;if(!o)for(let p=e.length-1;p>=0;p--)for(let m=t.length-1;m>=0;m--){let f=Math.max(s(p+1,m),s(p,m+1));i[p*n+m]=e[p]===t[m]?s(p+1,m+1)+1:f}let l=[],[c,u]=[0,0];for(;c<e.length||u<t.length;){let[p,m]=[e[c],t[u]];!o&&p!==void 0&&p===m?(l.push({sign:" ",line:p}),c++,u++):p!==void 0&&(m===void 0||s(c+1,u)>=s(c,u+1))?(l.push({sign:"-",line:p}),c++):(l.push({sign:"+",line:m??""}),u++)}return l}function zu(e){let t=e.map((o,i)=>e.slice(Math.max(0,i-Rs),i+Rs+1).some(s=>s.sign!==" ")),n=[];return e.forEach((o,i)=>{let s=n.at(-1);t[i]?n.push(o):typeof s=="number"?n[n.length-1]=s+1:n.push(1)}),n}function Hs(e){let t=typeof e=="string"?e:JSON.stringify(e,null,2)??"";return t===""?[]:t.split(`
`)}var Gu=[[/Edg\//,"Edge"],[/OPR\//,"Opera"],[/Firefox\//,"Firefox"],[/Chrom(e|ium)\//,"Chrome"],[/Safari\//,"Safari"]],Yu=[[/iPhone/,"iPhone"],[/iPad/,"iPad"],[/Android/,"Android"],[/Windows/,"Windows"],[/Mac OS X/,"macOS"],[/Linux/,"Linux"]];function Cn(e){if(!e)return r("sessions.unknown");let t=Gu.find(([o])=>o.test(e))?.[1],n=Yu.find(([o])=>o.test(e))?.[1];return t&&n?r("sessions.device",{browser:t,system:n}):e}var Do=["account_created","account_updated","account_moved","account_suspended","account_reactivated","account_terminated","account_restored","member_invited","invitation_withdrawn","member_joined","member_updated","member_removed","member_left","apikey_created","apikey_updated","apikey_rotated","apikey_revoked","webhook_created","webhook_updated","webhook_secret_rotated","webhook_enabled","webhook_disabled","webhook_replayed","webhook_deleted","source_paused","plan_changed","plan_cancelled","plan_overridden","trial_ending","usage_warning","usage_limit_reached","impersonation_started","impersonation_ended"],Ku=["backup_codes_renewed","default_account_changed","email_change_undone","email_changed","email_confirmed","login","login_failed","password_changed","password_reset","second_factor_begun","second_factor_disabled","second_factor_enabled","second_factor_reset","sessions_ended","user_left","user_reactivated","user_registered","user_suspended","user_updated"],Ju=[...Do,...Ku];function No(e){let t=Ju.find(o=>o===e);if(t)return r(`happened.${t}`);let n=e.replaceAll("_"," ");return n.charAt(0).toUpperCase()+n.slice(1)}function je({type:e,before:t,after:n}){let o=No(e),i=n?.name??t?.name??n?.email??n?.url??"";return i?r("activities.of",{what:o,name:String(i)}):o}function _t({userId:e="",actor:t},n){return t?.kind==="key"?r("activities.byKey"):t?.kind==="operator"?r("activities.byOperator"):t?.kind==="system"||!e?r("activities.bySystem"):n.get(e)||r("activities.byMember")}function On({entry:e,names:t,onClose:n}){let{before:o,after:i}=e,s=[[r("activity.who"),_t(e,t)],[r("activity.when"),a`<${te} ms=${Date.parse(e.timestamp)} isExact />`],[r("activity.type"),a`<code>${e.type}</code>`],[r("activity.resource"),ve(e.resource)],[r("activity.id"),e.resourceId&&a`<code class="long">${e.resourceId}</code>`],[r("activity.network"),e.ipAddress],[r("activity.device"),e.userAgent&&Cn(e.userAgent)],...Object.entries(e.details??{}).filter(([l,c])=>l!=="actor"&&typeof c!="object").map(([l,c])=>[ve(l),String(c)])];return a`<${re} title=${je(e)} onClose=${n}>
    <div class="form wide">
      <${yt} facts=${s} />
      ${o&&i?a`<h3>${r("activity.changes")}</h3>
            <${Fs} before=${o} after=${i} label=${r("activity.changes")} />`:null}
      ${o||i?a`<div class="sides">
            <${Ls} title=${r("activity.before")} value=${o} />
            <${Ls} title=${r("activity.after")} value=${i} />
          </div>`:a`<p class="hint">${r("activity.noChanges")}</p>`}
    </div>
  <//>`}function Ls({title:e,value:t}){return a`<section aria-label=${e}>
    <h3>${e}</h3>
    ${t?a`<${qt}
          label=${e}
          text=${JSON.stringify(t,null,2)}
          tokens=${En(t)}
        />`:a`<p class="hint">${r("activity.nothing")}</p>`}
  </section>`}var js=["account","member","invitation","api_key","webhook","plan","user"],Xu=["from","to","user","type","resource"];function qs({accountId:e}){let t=tm(we.value.params),[n,o]=g([]),[i,s]=g(null),l=n.at(-1)??"",c=wt(e),{answer:u,problem:p,again:m}=O(()=>Cs(e,{...Us(t),cursor:l}),[e,JSON.stringify(t),l]);W(["activities"],m);let f=d=>{o([]),ne(we.value.path,{params:{...t,...d},replace:!0})},h=Xu.some(d=>t[d]);return a`<${G}
    title=${r("activity.title")}
    hint=${r("activity.hint")}
    tools=${a`<${em} accountId=${e} filter=${Us(t)} />`}
  >
    <${Qu} filter=${t} names=${c} onChange=${f} />
    <${_} error=${p} onRetry=${m} />
    ${u?.items.length===0?a`<${ue} title=${r(h?"activity.noMatch":"activities.none")} />`:null}
    ${u?.items.length?a`<${ke}
          label=${r("activity.title")}
          columns=${Zu(c)}
          rows=${u.items}
          idOf=${d=>d.activityId}
          onOpen=${s}
        />`:null}
    <${Be} cursors=${n} next=${u?.nextCursor??null} onCursors=${o} />
    ${i?a`<${On} entry=${i} names=${c} onClose=${()=>s(null)} />`:null}
  <//>`}function Zu(e){return[{name:"type",label:r("activity.what"),cell:je},{name:"actor",label:r("activity.who"),cell:t=>_t(t,e)},{name:"resource",label:r("activity.resource"),cell:t=>a`<span class="stack">
        <span>${Ws(t.resource)}</span>
        ${t.resourceId?a`<code class="hint long">${t.resourceId}</code>`:null}
      </span>`},{name:"at",label:r("activity.when"),cell:t=>me(t.timestamp,"")}]}function Qu({filter:e,names:t,onChange:n}){let o=["",r("activity.any")],i=[...t].sort(([,c],[,u])=>c.localeCompare(u)),s=Do.map(c=>[c,No(c)]),l=js.map(c=>[c,Ws(c)]);return a`<div class="filters" role="search" aria-label=${r("activity.filters")}>
    <${w}
      label=${r("activity.from")}
      type="date"
      value=${e.from}
      onValue=${c=>n({from:c})}
    />
    <${w}
      label=${r("activity.to")}
      type="date"
      value=${e.to}
      onValue=${c=>n({to:c})}
    />
    ${i.length>1?a`<${w}
          label=${r("activity.who")}
          options=${[o,...i]}
          value=${e.user}
          onValue=${c=>n({user:c})}
        />`:null}
    <${w}
      label=${r("activity.resource")}
      options=${[o,...l]}
      value=${e.resource}
      onValue=${c=>n({resource:c})}
    />
    <${w}
      label=${r("activity.what")}
      options=${[o,...s]}
      value=${e.type}
      onValue=${c=>n({type:c})}
    />
  </div>`}function em({accountId:e,filter:t}){return["csv","jsonl"].map(o=>a`<a
      key=${o}
      class="button"
      href=${Os(e,t,o)}
      download
    >
      ${r(`activity.${o}`)}
    </a>`)}function Ws(e){let t=js.find(n=>n===e);return t?r(`resource.${t}`):ve(e)}function tm(e){let{from:t="",to:n="",user:o="",type:i="",resource:s=""}=e;return{from:t,to:n,user:o,type:i,resource:s}}function Us(e){return{...e,from:Bs(e.from,"00:00:00"),to:Bs(e.to,"23:59:59")}}function Bs(e,t){let n=new Date(`${e}T${t}`);return Number.isNaN(n.getTime())?"":n.toISOString()}function Vs({asked:e,names:t}){let n=L("activity"),o=e.answer??[];return a`<${T}
    title=${r("activities.title")}
    tools=${n?a`<a href=${n}>${r("activities.all")}</a>`:void 0}
  >
    ${e.problem?a`<div class="panel-body">
          <${_} error=${e.problem} onRetry=${e.again} />
        </div>`:null}
    <ol class="rows trail">
      ${o.map(i=>a`<li key=${i.activityId} class="row">
          <div class="row-words">
            <span>${je(i)}</span>
            <span class="hint">${_t(i,t)}</span>
          </div>
          <span class="hint"><${te} ms=${Date.parse(i.timestamp)} /></span>
        </li>`)}
    </ol>
    ${e.answer&&!o.length?a`<p class="panel-body hint">${r("activities.none")}</p>`:null}
  <//>`}var nm=.8;function In({label:e,used:t,limit:n,format:o=i=>V(i)}){let i=n===null?0:n>0?t/n:1,s=n===null||i<nm?"fine":i<1?"near":"full",l=n===null?b("meter.unlimited",{used:o(t)}):b("meter.of",{used:o(t),limit:o(n)});return a`<div class="meter meter-${s}">
    <div class="meter-head">
      <span class="meter-label">${e}</span>
      <span class="meter-words">
        ${s==="fine"?null:a`<${E} name="warning" />`}${l}
      </span>
    </div>
    ${n===null?null:a`<svg class="meter-bar" aria-hidden="true" focusable="false">
          <rect class="meter-ground" width="100%" height="100%" rx="4" />
          <rect class="meter-used" width="${100*Math.min(1,i)}%" height="100%" rx="4" />
        </svg>`}
    ${s==="full"?a`<p class="hint fault">${b("meter.full")}</p>`:null}
  </div>`}var om=["apiCallsPerMonth","storageGB","users","sources","webhooks"];function Ro(e){let t=om.find(n=>n===e);return t?r(`limit.${t}`):e}function zs({asked:e}){let t=de.value?.plan?.name,n=L("usage");return a`<${T}
    title=${r("limits.title")}
    hint=${t?r("limits.plan",{plan:t}):void 0}
    tools=${n?a`<a href=${n}>${r("limits.all")}</a>`:void 0}
  >
    <div class="panel-body">
      <${_} error=${e.problem} onRetry=${e.again} />
      ${(e.answer??[]).map(({limit:o,used:i,allowed:s})=>a`<${In}
          key=${o}
          label=${Ro(o)}
          used=${i}
          limit=${s??null}
        />`)}
    </div>
  <//>`}var rm=.8;function Gs({limits:e}){let t=[...im(),...sm(e),...am()];return t.length?a`<${T} title=${r("attention.title")}>
    <ul class="rows">
      ${t.map(n=>a`<li key=${n.id} class="row concern concern-${n.level}">
          <${E} name="warning" />
          <div class="row-words">
            <strong>${n.title}</strong>
            ${n.hint?a`<span class="hint">${n.hint}</span>`:null}
          </div>
          <div class="row-tools">
            ${n.href?a`<a class="button" href=${n.href} onClick=${n.done}>
                  ${r("attention.see")}
                </a>`:null}
            ${n.done?a`<button type="button" class="button quiet" onClick=${n.done}>
                  ${r("attention.done")}
                </button>`:null}
          </div>
        </li>`)}
    </ul>
  <//>`:null}function im(){let e=F.value;if(!e||e.status==="active")return[];let t=L("settings");return[{id:"state",level:"danger",title:r(`attention.${e.status}`),href:t}]}function sm(e){return e.filter(({used:t,allowed:n})=>n&&t>=rm*n).map(({limit:t,used:n,allowed:o})=>({id:t,level:n>=(o??0)?"danger":"warning",title:r(n>=(o??0)?"attention.full":"attention.near",{limit:Ro(t)}),hint:r("attention.used",{used:V(n),allowed:V(o??0)}),href:L("usage")}))}function am(){return $t.value.filter(e=>!e.isRead&&(e.type==="warning"||e.type==="error")).map(e=>({id:e.notificationId,level:e.type==="error"?"danger":"warning",title:e.title,hint:e.message,href:e.actionUrl?.startsWith("#/")?e.actionUrl:"",done:()=>{Ce({ids:[e.notificationId]}).catch(j)}}))}async function Mn(e,t){return v("GET",`${H(e)}/usage`,{query:t})}async function Ys(){return(await v("GET","v1/plans")).items}async function Ks(e,t,n){await v("PUT",`${H(e)}/plan`,{json:n?{planId:t,tag:n}:{planId:t}})}async function Js(e){await v("DELETE",`${H(e)}/plan`)}function Pn(e,t,n){return`${H(e)}/reports/${t}?format=${n}`}var Xs=120,Ho=28,Dn=3;function Zs({label:e,values:t,format:n=o=>V(o)}){if(t.length===0)return null;let[o,i]=[t[0]??0,t.at(-1)??0],[s,l]=[Math.min(...t),Math.max(...t)],c=t.map((h,d)=>{let $=Dn+(Xs-2*Dn)*d/Math.max(1,t.length-1),y=Ho-Dn-(Ho-2*Dn)*(h-s)/(l-s||1);return[$.toFixed(1),y.toFixed(1)]}),[u,p]=c.at(-1)??["0","0"],m={first:n(o),last:n(i)},f=b("sparkline.words",{...m,lowest:n(s),highest:n(l)});return a`<span class="sparkline">
    <svg viewBox="0 0 ${Xs} ${Ho}" role="img" aria-label="${e}: ${f}">
      <polyline points=${c.map(h=>h.join(",")).join(" ")} />
      <circle cx=${u} cy=${p} r="2.5" />
    </svg>
    <span class="sparkline-last">${m.last}</span>
  </span>`}var lm=864e5,Qs=14;function ta({accountId:e,limits:t}){let{answer:n,again:o}=O(()=>Mn(e,{from:ea(Qs-1),to:ea(0)}),[e]);W(["usage"],o);let i=(n?.items??[]).map(p=>p.totals.api_calls??0),s=i.reduce((p,m)=>p+m,0),l=t?.find(p=>p.limit==="users"),c=t?.find(p=>p.limit==="webhooks"),u=vt(q.value??[],e).size;return a`<ul class="figures">
    <${Nn} label=${r("figures.calls",{count:Qs})} view="usage" value=${s}>
      <${Zs} label=${r("meter.api_calls")} values=${i} />
    <//>
    ${l?a`<${Nn} label=${r("limit.users")} view="members" value=${l.used} />`:null}
    <${Nn} label=${r("structure.title")} view="structure" value=${u} />
    ${c?a`<${Nn} label=${r("limit.webhooks")} view="webhooks" value=${c.used} />`:null}
  </ul>`}function Nn({label:e,view:t,value:n,children:o}){return a`<li class="figure">
    <a href=${L(t)}>${e}</a>
    <strong>${V(n)}</strong>
    ${o}
  </li>`}function ea(e){return new Date(Date.now()-e*lm).toISOString().slice(0,10)}function na({accountId:e,limits:t}){let n=`core.steps.${e}`,[o,i]=g(localStorage.getItem(n)==="hidden"),s=F.value,c=s&&!s.parentAccountId&&s.status==="active"&&J("users.invite")?cm(e,t):[],u=c.filter(m=>!m.isDone).length;if(o||u===0)return null;let p=()=>{localStorage.setItem(n,"hidden"),i(!0)};return a`<${T}
    title=${r("steps.title")}
    hint=${r("steps.left",{count:u})}
    tools=${a`<button type="button" class="button quiet" onClick=${p}>
      ${r("steps.hide")}
    </button>`}
  >
    <ol class="rows first-steps">
      ${c.map(m=>a`<li key=${m.id} class="row ${m.isDone?"is-done":""}">
          <span class="tick" aria-hidden="true">
            ${m.isDone?a`<${E} name="check" />`:null}
          </span>
          <div class="row-words">
            <strong>
              ${m.isDone?a`<span class="visually-hidden">${r("steps.done")} </span>`:null}${m.title}
            </strong>
            <span class="hint">${m.hint}</span>
          </div>
          ${m.isDone?null:a`<a class="button" href=${m.href}>${r("steps.begin")}</a>`}
        </li>`)}
    </ol>
  <//>`}function cm(e,t){let n=t.find(s=>s.limit==="users")?.used??1,o=(q.value??[]).some(s=>s.parentAccountId===e);return[{id:"invite",href:L("members"),isDone:n>1},{id:"structure",href:L("structure"),isDone:o},{id:"factor",href:L("profile"),isDone:x.value?.twoFactorEnabled??!1}].filter(s=>s.href).map(s=>({...s,title:r(`steps.${s.id}.title`),hint:r(`steps.${s.id}.hint`)}))}var um=8;function oa({accountId:e}){let t=O(async()=>J("usage.read")?(await pt(e)).items:[],[e]),n=O(async()=>J("activities.read")?wi(e,um):[],[e]);W(["usage","plan","members","webhooks","sources","account"],t.again),W(["activities"],n.again);let o=wt(e),i=F.value;if(!i)return null;let s=i.type?r(`type.${i.type}`):"";return a`<${G} title=${i.name} hint=${s}>
    <${Gs} limits=${t.answer??[]} />
    ${t.answer?a`<${na} accountId=${e} limits=${t.answer} />`:null}
    ${J("usage.read")?a`<${ta} accountId=${e} limits=${t.answer} />`:null}
    <div class="home-columns">
      ${J("activities.read")?a`<${Vs} asked=${n} names=${o} />`:null}
      ${J("usage.read")?a`<${zs} asked=${t} />`:null}
    </div>
  <//>`}async function ra(e){return Qe(Wt(e))}async function ia(e,t){return v("POST",Wt(e),{json:t})}async function sa(e,t,n){await v("PATCH",Wt(e,t),{json:n})}async function aa(e,t,n){return v("POST",`${Wt(e,t)}/rotate`,{json:{graceSeconds:n}})}async function la(e,t){await v("DELETE",Wt(e,t))}function Wt(e,t=""){return`${H(e)}/api-keys${t&&`/${encodeURIComponent(t)}`}`}function Rn({title:e,secret:t,onDone:n,children:o}){let i=Y(null);return ye(()=>i.current?.focus(),[]),a`<section class="secret" ref=${i} tabindex="-1" aria-label=${e}>
    <h3>${e}</h3>
    <p>${b("secret.once")}</p>
    <p class="secret-text"><code>${t}</code></p>
    ${o}
    <div class="actions">
      <${Re} text=${t} label=${b("secret.copy")} />
      <button type="button" class="button" onClick=${n}>${b("secret.done")}</button>
    </div>
  </section>`}function qe({title:e,label:t,secret:n,onDone:o,children:i}){return a`<${re} title=${e} onClose=${o} onCancel=${()=>{}}>
    <${Rn} title=${t} secret=${n} onDone=${o}>${i}<//>
  <//>`}function kt({label:e,value:t,onValue:n,hint:o}){return a`<label class="toggle">
    <input
      type="checkbox"
      checked=${t}
      onChange=${i=>n(i.target.checked)}
    />
    <span>${e}${o?a`<span class="hint">${o}</span>`:null}</span>
  </label>`}var xe=["admin","manager","member","viewer"],xt=[["account",["read","update","create_child","move","suspend","terminate"]],["users",["read","invite","manage"]],["sources",["read","create","update","delete","sync"]],["schedules",["read","manage"]],["data",["read","export","delete"]],["apikeys",["read","manage"]],["webhooks",["read","manage"]],["activities",["read"]],["usage",["read"]],["billing",["read","manage"]],["security",["manage"]]];function St(e){let[t="",n=""]=e.split(":"),o=r(`permission.${t}`);return n?r("permissionLimit",{words:o,limit:n}):o}function At(e){let t=xt.find(([n])=>n===e);return t?r(`area.${t[0]}`):e}function ca(e){let t=xt.flatMap(([o,i])=>i.map(s=>`${o}.${s}`)),n=o=>t.indexOf(o.split(":")[0]??"");return[...e].sort((o,i)=>n(o)-n(i))}function Hn({legend:e,names:t,chosen:n,onChosen:o,groupText:i,wordsOf:s,fault:l=""}){let c=[...new Set(t.map(ua))],u=t.every(m=>n.includes(m)),p=(m,f)=>{let h=n.filter(d=>!m.includes(d));o(f?[...h,...m]:h)};return a`<fieldset class="checklist">
    <legend class="field-label">${e}</legend>
    <button type="button" class="button quiet" onClick=${()=>o(u?[]:[...t])}>
      ${u?r("checklist.none"):r("checklist.all")}
    </button>
    <div class="checklist-groups">
      ${c.map(m=>a`<${mm}
          key=${m}
          title=${i(m)}
          names=${t.filter(f=>ua(f)===m)}
          chosen=${n}
          wordsOf=${s}
          onChoose=${p}
        />`)}
    </div>
    ${l?a`<p class="hint fault" role="alert">${l}</p>`:null}
  </fieldset>`}function mm({title:e,names:t,chosen:n,wordsOf:o,onChoose:i}){return a`<div class="checklist-group" role="group" aria-label=${e}>
    <strong>${e}</strong>
    ${t.map(s=>a`<${kt}
        key=${s}
        label=${s}
        hint=${o?.(s)}
        value=${n.includes(s)}
        onValue=${l=>i([s],l)}
      />`)}
  </div>`}function ua(e){return e.split(".")[0]??e}function fe({title:e,label:t,entry:n,onClose:o,children:i}){return a`<${re} title=${e} onClose=${o}>
    <form class="form" ref=${n.form} onSubmit=${n.submit} noValidate>
      ${i}
      <${_} error=${n.problem} />
      <div class="actions">
        <button type="submit" class="button strong" disabled=${n.isBusy}>${t}</button>
        <button type="button" class="button" onClick=${o}>${r("form.cancel")}</button>
      </div>
    </form>
  <//>`}function Fo({accountId:e,apiKey:t,onDone:n,onClose:o}){let[i,s]=g(t?.permissions??[]),[l,c]=g(""),[u,p]=g(!1),m={name:t?.name??"",expiresAt:dm(t?.expiresAt),networks:(t?.networks??[]).join(`
`)},f=M(m,async({name:d,expiresAt:$,networks:y})=>{if(c(i.length?"":r("keys.needsPermission")),!i.length)return;let k=t&&$===m.expiresAt,S={name:d.trim(),permissions:i,expiresAt:k?t.expiresAt??null:fm($),networks:Ue(y)};if(!t)return n(await ia(e,{...S,includesChildren:u}));await sa(e,t.apiKeyId,S),A(r("keys.saved",{name:S.name})),n(null)},["name"]),h=new Set([...dt.value.keys(),...t?.permissions??[]]);return a`<${fe}
    title=${t?r("keys.editTitle",{name:t.name}):r("keys.createTitle")}
    label=${t?r("form.save"):r("keys.create")}
    entry=${f}
    onClose=${o}
  >
    <${w}
      label=${r("keys.name")}
      hint=${r("keys.nameHint")}
      data-first
      ...${f.fieldOf("name")}
    />
    <${Hn}
      legend=${r("keys.permissions")}
      names=${ca(h)}
      groupText=${At}
      wordsOf=${St}
      chosen=${i}
      onChosen=${s}
      fault=${l}
    />
    <${pm} entry=${f} />
    ${t?null:a`<${kt}
          label=${r("keys.includesChildren")}
          hint=${r("keys.includesChildrenHint")}
          value=${u}
          onValue=${p}
        />`}
  <//>`}function pm({entry:e}){return a`<${w}
      label=${r("keys.expiry")}
      hint=${r("keys.expiryHint")}
      type="date"
      ...${e.fieldOf("expiresAt")}
    />
    <${w}
      label=${r("keys.networks")}
      hint=${r("keys.networksHint")}
      type="area"
      rows="2"
      ...${e.fieldOf("networks")}
    />`}function dm(e){if(!e)return"";let t=new Date(e);return new Date(t.getTime()-t.getTimezoneOffset()*6e4).toISOString().slice(0,10)}function fm(e){return e?new Date(`${e}T23:59:59`).toISOString():null}var Fn=3600;function ma({accountId:e,apiKey:t,onDone:n,onClose:o}){let i=M({graceSeconds:`${Fn}`},async({graceSeconds:s})=>n(await aa(e,t.apiKeyId,Number(s))));return a`<${fe}
    title=${r("keys.rotateTitle",{name:t.name})}
    label=${r("keys.rotate")}
    entry=${i}
    onClose=${o}
  >
    <p>${r("keys.rotateHint")}</p>
    <${w}
      label=${r("keys.grace")}
      options=${[["0",r("keys.graceNone")],[`${Fn}`,r("keys.graceHour")],[`${6*Fn}`,r("keys.graceSix")],[`${24*Fn}`,r("keys.graceDay")]]}
      data-first
      ...${i.fieldOf("graceSeconds")}
    />
  <//>`}function pa({accountId:e}){let{answer:t,problem:n,again:o}=O(()=>ra(e),[e]);W(["keys","usage"],o);let[i,s]=g(null),[l,c]=g(null),u=a`<${P}
    permission="apikeys.manage"
    className="strong"
    onClick=${()=>s({deed:"create"})}
  >
    <${E} name="add" />${r("keys.create")}
  <//>`,p=m=>{s(null),c(m),o()};return a`<${G}
    title=${r("keys.title")}
    hint=${r("keys.hint")}
    tools=${t?.length?u:null}
  >
    <${_} error=${n} onRetry=${o} />
    ${t?.length===0?a`<${ue} title=${r("keys.none")}><p>${r("keys.noneHint")}</p>${u}<//>`:null}
    ${t?.length?a`<${ke}
          label=${r("keys.title")}
          columns=${$m((m,f)=>s({deed:m,key:f}))}
          rows=${t}
          idOf=${m=>m.apiKeyId}
        />`:null}
    ${i?hm(i,e,p,()=>s(null)):null}
    ${l?a`<${qe}
          title=${r("keys.madeTitle")}
          label=${l.name}
          secret=${l.key}
          onDone=${()=>c(null)}
        />`:null}
  <//>`}function hm({deed:e,key:t},n,o,i){return e==="create"||!t?a`<${Fo} accountId=${n} onDone=${o} onClose=${i} />`:e==="edit"?a`<${Fo}
      accountId=${n}
      apiKey=${t}
      onDone=${o}
      onClose=${i}
    />`:e==="rotate"?a`<${ma}
      accountId=${n}
      apiKey=${t}
      onDone=${o}
      onClose=${i}
    />`:a`<${ie}
    title=${r("keys.revokeTitle",{name:t.name})}
    deed=${r("keys.revoke")}
    word=${t.name}
    onConfirm=${async()=>{await la(n,t.apiKeyId),A(r("keys.revoked",{name:t.name})),o(null)}}
    onClose=${i}
  >
    <p>${r("keys.revokeHint")}</p>
  <//>`}function $m(e){return[{name:"name",label:r("keys.name"),sortBy:t=>t.name.toLowerCase(),cell:t=>a`<span class="stack">
        <strong>${t.name}</strong>
        <span class="hint"><code>…${t.lastFour}</code> ${vm(t)}</span>
      </span>`},{name:"permissions",label:r("keys.permissions"),cell:t=>a`<span title=${Ne(t.permissions)}>
        ${t.permissions.length>2?r("keys.count",{count:t.permissions.length}):Ne(t.permissions)}
      </span>`},{name:"lastUsedAt",label:r("keys.lastUse"),sortBy:t=>t.lastUsedAt??"",cell:t=>me(t.lastUsedAt,r("keys.unused"))},{name:"expiresAt",label:r("keys.expiry"),sortBy:t=>t.expiresAt??"9",cell:t=>t.expiresAt?Ut(t.expiresAt):r("keys.noExpiry")},{name:"status",label:r("keys.status"),cell:t=>a`<${ym} apiKey=${t} />`},{name:"deeds",label:r("keys.deeds"),cell:t=>t.status==="active"?a`<span class="row-tools">
              ${gm.map(([n,o])=>a`<${P}
                  key=${n}
                  permission="apikeys.manage"
                  className=${n==="revoke"?"quiet danger":"quiet"}
                  onClick=${()=>e(n,t)}
                >
                  <${E} name=${o} /><span>${r(`keys.${n}`)}</span>
                <//>`)}
            </span>`:null}]}var gm=[["edit","edit"],["rotate","refresh"],["revoke","bin"]];function vm(e){let t=[];return e.includesChildren&&t.push(r("keys.withChildren")),e.networks?.length&&t.push(r("keys.from",{networks:Ne(e.networks)})),t.join(" · ")}function ym({apiKey:e}){let t=e.expiresAt&&Date.parse(e.expiresAt)<=Date.now();return e.status!=="active"?a`<span class="badge badge-danger">${r("keys.isRevoked")}</span>`:t?a`<span class="badge badge-warn">${r("keys.isExpired")}</span>`:a`<span class="badge badge-good">${r("keys.isActive")}</span>`}var bm=[["",r("rights.asRole")],["given",r("rights.give")],["denied",r("rights.deny")]];function Lo(e,t,n){let{[t]:o,...i}=e;return n?{...i,[t]:n==="given"}:i}function Uo({permission:e,exception:t,onException:n}){let o=t===void 0?"":t?"given":"denied";return a`<select
    aria-label=${r("rights.exceptionFor",{permission:e})}
    onChange=${i=>n(i.target.value)}
  >
    ${bm.map(([i,s])=>a`<option value=${i} selected=${i===o}>${s}</option>`)}
  </select>`}function da({exceptions:e,onExceptions:t}){let n=Object.keys(e).length;return a`<details class="exceptions">
    <summary>
      ${n?r("members.exceptions",{count:n}):r("invite.exceptions")}
    </summary>
    ${xt.map(([o,i])=>a`<section key=${o} class="area">
        <h3>${At(o)}</h3>
        <ul class="rows">
          ${i.map(s=>{let l=`${o}.${s}`;return a`<li key=${l} class="row permission">
              <span class="row-words"><span>${St(l)}</span></span>
              <${Uo}
                permission=${l}
                exception=${e[l]}
                onException=${c=>t(Lo(e,l,c))}
              />
            </li>`})}
        </ul>
      </section>`)}
  </details>`}function fa({accountId:e,userId:t,member:n,rights:o,denials:i,onSaved:s}){let l=n?.permissions??{},[c,u]=g(l),{fieldOf:p,values:m,isBusy:f,problem:h,submit:d,form:$}=M({role:String(n?.role??"")},async({role:I})=>{await yn(e,t,{role:I,permissions:c}),A(r("rights.saved")),await s()}),y=m.role===n?.role&&JSON.stringify(c)===JSON.stringify(l),k=!n||_e("users.manage")!=="",S=(I,R)=>u(Lo(c,I,R)),C=xe.find(I=>I===m.role);return a`<form class="rights" ref=${$} onSubmit=${d} noValidate>
    ${n?a`<${T} title=${r("rights.role")}>
          <div class="panel-body">
            <${w}
              label=${r("rights.roleHere")}
              disabled=${k}
              options=${xe.map(I=>[I,r(`role.${I}`)])}
              hint=${C?r(`roleHint.${C}`):void 0}
              ...${p("role")}
            />
          </div>
        <//>`:null}
    <${T} title=${r("rights.title")} hint=${r("rights.hint")}>
      ${xt.map(([I,R])=>a`<section key=${I} class="area">
          <h3>${At(I)}</h3>
          <ul class="rows">
            ${R.map(We=>{let $e=`${I}.${We}`;return a`<${wm}
                key=${$e}
                permission=${$e}
                right=${o.find(ge=>ge.permission.split(":")[0]===$e)}
                exception=${c[$e]}
                deniedIn=${i.get($e)??""}
                accountId=${e}
                onException=${k?null:ge=>S($e,ge)}
              />`})}
          </ul>
        </section>`)}
    <//>
    <${_} error=${h} />
    ${n?a`<div class="actions rights-save">
          <${P}
            permission="users.manage"
            className="strong"
            reason=${y?r("settings.same"):""}
            onClick=${()=>!f&&$.current?.requestSubmit()}
          >
            ${r("rights.save")}
          <//>
        </div>`:null}
  </form>`}function wm({permission:e,right:t,exception:n,deniedIn:o,accountId:i,onException:s}){let l=t?km(t,i):_m(n,o);return a`<li class="row permission ${t?"is-had":""}">
    <span class="tick" aria-hidden="true">
      ${t?a`<${E} name="check" />`:null}
    </span>
    <div class="row-words">
      <span>${St(t?.permission??e)}</span>
      <span class="hint">
        <code>${t?.permission??e}</code> · ${l}
      </span>
    </div>
    ${s?a`<${Uo}
          permission=${e}
          exception=${n}
          onException=${s}
        />`:null}
  </li>`}function _m(e,t){if(e===!1)return r("rights.denied");if(t)return r("rights.deniedIn",{name:t});let n=F.value?.status??"active";return n==="active"?r("rights.none"):r(`rights.${n}`)}function km(e,t){let n=e.reason.split(",")[0]??"",o=xe.find(s=>s===n),i=o?r(`role.${o}`):r("rights.exception");return e.accountId===t?i:r("structure.inherited",{role:i,name:e.accountName})}function ha({accountId:e,userId:t}){let[n,o]=g(!1),{answer:i,problem:s,again:l}=O(async()=>{let[k,S,C]=await Promise.all([tt(e),Am(e,t),jt(e)]);return{member:k.find(R=>R.userId===t),rights:S,denials:Sm(C,t)}},[e,t]);W(["members"],l);let c=t===x.value?.userId,u=async()=>{await l(),c&&await Promise.all([K(e),ee()])};if(s)return a`<${_} error=${s} onRetry=${l} />`;if(!i)return a`<div class="waiting-view" aria-busy="true"></div>`;let{member:p,rights:m,denials:f}=i;if(!p&&!m.length)return a`<${ue} title=${r("member.missing")}>
      <a class="button" href=${L("members")}>${r("member.toMembers")}</a>
    <//>`;let h=p?.name||p?.email||(c?x.value?.email:"")||t,d=p?.status==="suspended",y=p?a`<${P} permission="users.manage" onClick=${async()=>{try{await yn(e,t,{status:d?"active":"suspended"}),await u(),A(r(d?"member.reactivated":"member.suspended",{name:h}))}catch(k){j(k)}}}>
          ${r(d?"member.reactivate":"member.suspend")}
        <//>
        <${P}
          permission=${c?"account.read":"users.manage"}
          className="danger"
          onClick=${()=>o(!0)}
        >
          ${r(c?"member.leave":"member.remove")}
        <//>`:null;return a`<${G} title=${h} hint=${p?.email} tools=${y}>
    <p class="crumbs">
      <a href=${L("members")}>${r("member.toMembers")}</a>
      ${d?a`<${bt} status="suspended" />`:null}
    </p>
    ${p?null:a`<p>${r("member.onlyInherited")}</p>`}
    <${fa}
      key=${JSON.stringify(p??null)}
      accountId=${e}
      userId=${t}
      member=${p}
      rights=${m}
      denials=${f}
      onSaved=${u}
    />
    ${n?a`<${xm}
          accountId=${e}
          userId=${t}
          name=${h}
          onClose=${()=>o(!1)}
        />`:null}
  <//>`}function xm({accountId:e,userId:t,name:n,onClose:o}){let i=t===x.value?.userId,s=F.value?.name??"",l=async()=>{await Ci(e,t),A(r(i?"member.left":"member.removed",{name:n,account:s})),i&&await ee(),ne(i?"/":`/accounts/${e}/members`,{replace:!0})};return a`<${ie}
    title=${r(i?"member.leaveAsk":"member.removeAsk",{name:n,account:s})}
    deed=${r(i?"member.leave":"member.remove")}
    onConfirm=${l}
    onClose=${o}
  >
    <p>${r(i?"member.leaveHint":"member.removeHint")}</p>
  <//>`}function Sm(e,t){let n=new Map;for(let{from:o,members:i}of e.toReversed()){let s=i.find(l=>l.userId===t)?.permissions??{};for(let[l,c]of Object.entries(s))c||n.set(l,o.name)}return n}async function Am(e,t){try{return await vn(e,t)}catch(n){if(n instanceof N&&n.status===404)return[];throw n}}var Tm={mail:["email"],link:[]};function $a({accountId:e,onInvited:t,onClose:n}){let[o,i]=g("mail"),[s,l]=g(""),[c,u]=g({}),{fieldOf:p,values:m,isBusy:f,problem:h,submit:d,form:$}=M({email:"",role:"member",message:""},async({email:S,role:C,message:I})=>{let R={email:S.trim(),...I.trim()&&{message:I.trim()}},We=Object.keys(c).length?{permissions:c}:{},$e={role:C,...We,...o==="mail"?R:{}},ge=await Ii(e,$e);if(t(),ge.token)return l(ge.token);A(r("invite.sent",{email:S.trim()})),n()},Tm[o]),y=r("invite.title",{name:F.value?.name??""});if(s)return a`<${Bo} token=${s} onClose=${n} />`;let k=xe.find(S=>S===m.role)??"member";return a`<${re} title=${y} onClose=${n}>
    <form class="form" ref=${$} onSubmit=${d} noValidate>
      <${ce}
        legend=${r("invite.how")}
        name="way"
        value=${o}
        options=${[["mail",r("invite.byMail")],["link",r("invite.byLink")]]}
        onValue=${i}
      />
      ${o==="mail"?a`<${w}
            label=${r("person.email")}
            type="email"
            data-first
            ...${p("email")}
          />`:a`<p class="hint">${r("invite.linkHint")}</p>`}
      <${w}
        label=${r("invite.role")}
        options=${Em().map(S=>[S,r(`role.${S}`)])}
        hint=${r(`roleHint.${k}`)}
        ...${p("role")}
      />
      ${o==="mail"?a`<${w}
            label=${r("invite.message")}
            type="area"
            maxlength="500"
            spellcheck
            ...${p("message")}
          />`:null}
      <${da} exceptions=${c} onExceptions=${u} />
      <${_} error=${h} />
      <div class="actions">
        <button type="submit" class="button strong" disabled=${f}>
          ${r(o==="mail"?"invite.send":"invite.makeLink")}
        </button>
        <button type="button" class="button" onClick=${n}>${r("form.cancel")}</button>
      </div>
    </form>
  <//>`}function Bo({token:e,onClose:t}){let n=location.href.split("#",1)[0];return a`<${re} title=${r("invite.linkTitle")} onClose=${t}>
    <${Rn}
      title=${r("invite.link")}
      secret=${`${n}#/invitation/${e}`}
      onDone=${t}
    />
  <//>`}function Em(){let e=xo("users.invite")?.[0],t=xe.findIndex(n=>n===e);return xe.slice(Math.max(0,t))}function ga({accountId:e,asked:t}){let[n,o]=g(""),i=t.answer??[];if(t.problem)return a`<${_} error=${t.problem} onRetry=${t.again} />`;if(!i.length)return null;let s=async u=>{try{await u()}catch(p){j(p)}await t.again()},l=u=>s(async()=>{let p=await Mi(e,u.invitationId);p.token?o(p.token):A(r("invite.sent",{email:u.email??""}))}),c=u=>s(async()=>{await Pi(e,u.invitationId),A(r("invite.withdrawn"))});return a`<${T} title=${r("invite.open",{count:i.length})}>
    <ul class="rows">
      ${i.map(u=>a`<li key=${u.invitationId} class="row">
          <div class="row-words">
            <strong>${u.email??r("invite.anyone")}</strong>
            <span class="hint">
              ${r(`role.${u.role}`)} · ${r("invite.ends")}${" "}
              <${te} ms=${Date.parse(u.endsAt)} />
            </span>
          </div>
          <div class="row-tools">
            <${P} permission="users.invite" className="quiet" onClick=${()=>l(u)}>
              ${r(u.email?"invite.resend":"invite.newLink")}
            <//>
            <${P} permission="users.invite" className="quiet" onClick=${()=>c(u)}>
              ${r("invite.withdraw")}
            <//>
          </div>
        </li>`)}
    </ul>
    ${n?a`<${Bo} token=${n} onClose=${()=>o("")} />`:null}
  <//>`}var Cm=5;function va({accountId:e}){let[t,n]=g(!1),o=O(()=>tt(e),[e]),i=O(()=>jt(e),[e]),s=O(async()=>J("users.invite")?Oi(e):[],[e]);W(["members"],()=>{for(let u of[o,i,s])u.again()});let l=a`<${P}
    permission="users.invite"
    className="strong"
    reason=${x.value?.emailVerified?"":r("lacks.unconfirmed")}
    onClick=${()=>n(!0)}
  >
    <${E} name="add" />${r("members.invite")}
  <//>`,c={title:r("members.title"),hint:r("members.hint"),tools:l};return a`<${G} ...${c}>
    <${_} error=${o.problem} onRetry=${o.again} />
    ${o.answer?a`<${Om} members=${o.answer} />`:null}
    ${J("users.invite")?a`<${ga} accountId=${e} asked=${s} />`:null}
    ${(i.answer??[]).map(({from:u,members:p})=>a`<${T}
        key=${u.accountId}
        title=${r("members.inherited",{name:u.name})}
        hint=${r("members.inheritedHint")}
      >
        <ul class="rows">
          ${p.map(m=>a`<${ya} key=${m.userId} member=${m} from=${u} />`)}
        </ul>
      <//>`)}
    ${t?a`<${$a}
          accountId=${e}
          onInvited=${s.again}
          onClose=${()=>n(!1)}
        />`:null}
  <//>`}function Om({members:e}){let[t,n]=g(""),[o,i]=g(""),s=t.trim().toLowerCase(),l=e.filter(c=>(!o||c.role===o)&&`${c.name} ${c.email}`.toLowerCase().includes(s));return a`${e.length>Cm?a`<div class="filters" role="search" aria-label=${r("members.filters")}>
          <${w}
            label=${r("members.filter")}
            type="search"
            value=${t}
            onValue=${n}
          />
          <${w}
            label=${r("rights.role")}
            options=${[["",r("members.anyRole")],...xe.map(c=>[c,r(`role.${c}`)])]}
            value=${o}
            onValue=${i}
          />
        </div>`:null}
    <${T} title=${r("members.count",{count:l.length})}>
      <ul class="rows">
        ${l.map(c=>a`<${ya} key=${c.userId} member=${c} from=${null} />`)}
      </ul>
    <//>`}function ya({member:e,from:t}){let{userId:n,name:o,email:i,role:s,status:l,permissions:c,joinedAt:u}=e,p=Object.keys(c).length,m=n===x.value?.userId;return a`<li class="row">
    <span class="initials" aria-hidden="true">${Co(o||i||"?")}</span>
    <div class="row-words">
      <a class="row-name" href=${L("member",{userId:n})}>
        ${o||i||n}${m?` ${r("members.you")}`:""}
      </a>
      <span class="hint">${i}</span>
    </div>
    ${p?a`<span class="badge">${r("members.exceptions",{count:p})}</span>`:null}
    ${l==="active"?null:a`<${bt} status=${l} />`}
    ${t||!u?null:a`<span class="hint joined">
          ${r("members.joined")} <${te} ms=${Date.parse(u)} />
        </span>`}
    <span class="role-name">${r(`role.${s}`)}</span>
  </li>`}async function ba({unread:e,category:t,cursor:n}){return v("GET","v1/notifications",{query:{unread:e||void 0,category:t,cursor:n,limit:25}})}async function wa(e){await v("POST","v1/notifications/unread",{json:{ids:e}})}async function _a(e){await v("DELETE",`v1/notifications/${encodeURIComponent(e)}`)}async function ka(){return v("GET","v1/notifications/preferences")}async function xa(e){return v("PUT","v1/notifications/preferences",{json:e})}var Im=["immediately","daily","never"];function Sa(){let{answer:e,problem:t,again:n}=O(ka,[]);return a`<${T} title=${r("mails.title")} hint=${r("mails.hint")}>
    <div class="panel-body">
      <${_} error=${t} onRetry=${n} />
      ${e?a`<${Mm} given=${e} />`:null}
    </div>
  <//>`}function Mm({given:e}){let[t,n]=g(Object.fromEntries(e.categories.map(l=>[l.category,l.mail]))),[o,i]=g(!!e.quietHours),s=M({start:e.quietHours?.start??"22:00",end:e.quietHours?.end??"07:00",timeZone:e.timeZone??Intl.DateTimeFormat().resolvedOptions().timeZone},async({start:l,end:c,timeZone:u})=>{let p=e.categories.filter(m=>!m.isMandatory);await xa({mails:Object.fromEntries(p.map(({category:m,mail:f})=>[m,t[m]??f])),quietHours:o?{start:l,end:c}:null,timeZone:u||null}),A(r("mails.saved"))});return a`<form class="form" ref=${s.form} onSubmit=${s.submit} noValidate>
    ${e.categories.map(({category:l,isMandatory:c})=>c?a`<p key=${l} class="stack">
            <span class="field-label">${Ln(l)}</span>
            <span class="hint">${r("mails.mandatory")}</span>
          </p>`:a`<${ce}
            key=${l}
            legend=${Ln(l)}
            name=${`mail-${l}`}
            value=${t[l]}
            options=${Im.map(u=>[u,r(`mails.${u}`)])}
            onValue=${u=>n({...t,[l]:u})}
            isLegendShown
          />`)}
    <${kt}
      label=${r("mails.quiet")}
      hint=${r("mails.quietHint")}
      value=${o}
      onValue=${i}
    />
    <div class="filters">
      ${o?a`<${w} label=${r("mails.start")} type="time" ...${s.fieldOf("start")} />
            <${w} label=${r("mails.end")} type="time" ...${s.fieldOf("end")} />`:null}
      <${w}
        label=${r("mails.zone")}
        options=${Pm(s.values.timeZone)}
        ...${s.fieldOf("timeZone")}
      />
    </div>
    <${_} error=${s.problem} />
    <div class="actions">
      <button type="submit" class="button strong" disabled=${s.isBusy}>
        ${r("form.save")}
      </button>
    </div>
  </form>`}function Pm(e){return[...new Set(["UTC",...Intl.supportedValuesOf("timeZone"),e])].sort().map(n=>[n,n.replaceAll("_"," ")])}var Aa=["security","sync","billing","team","system"],Dm={which:"all",category:""};function Ta(){let[{which:e,category:t},n]=g(Dm),[o,i]=g([]),s=o.at(-1)??"";B(()=>i([]),[e,t]);let{answer:l,problem:c,again:u}=O(()=>ba({unread:e==="unread",category:t,cursor:s}),[e,t,s]),p=Y(gt.value);B(()=>{p.current!==gt.value&&u(),p.current=gt.value},[gt.value]);let m=async f=>{try{await f(),await u()}catch(h){j(h)}};return a`<${G}
    title=${r("inbox.title")}
    hint=${r("inbox.hint")}
    tools=${a`<button
      type="button"
      class="button"
      disabled=${ht.value===0}
      onClick=${()=>m(()=>Ce({all:!0}))}
    >
      <${E} name="check" />${r("inbox.readAll")}
    </button>`}
  >
    <${Nm} which=${e} category=${t} onFilter=${n} />
    <${_} error=${c} onRetry=${u} />
    ${l?.items.length===0?a`<${ue} title=${r("inbox.none")} />`:null}
    ${l?.items.length?a`<${T} title=${r("inbox.listed")}>
          <ul class="rows">
            ${l.items.map(f=>a`<${Rm} key=${f.notificationId} item=${f} acting=${m} />`)}
          </ul>
        <//>`:null}
    <${Be} cursors=${o} next=${l?.nextCursor??null} onCursors=${i} />
    <${Sa} />
  <//>`}function Nm({which:e,category:t,onFilter:n}){return a`<div class="filters">
    <${ce}
      legend=${r("inbox.which")}
      name="which"
      value=${e}
      options=${[["all",r("inbox.all")],["unread",r("inbox.unread")]]}
      onValue=${o=>n({which:o,category:t})}
      isLegendShown
    />
    <${w}
      label=${r("inbox.category")}
      options=${[["",r("inbox.every")],...Aa.map(o=>[o,r(`category.${o}`)])]}
      value=${t}
      onValue=${o=>n({which:e,category:o})}
    />
  </div>`}function Rm({item:e,acting:t}){let n=e.notificationId,o=async()=>{if(!e.isRead)return Ce({ids:[n]});await wa([n]),await Ht()},i=async()=>{await _a(n),await Ht()},s=e.actionUrl?.startsWith("#/");return a`<li class="row notice-row ${e.isRead?"":"is-unread"}">
    <span class="row-words">
      <span class="notice-title">
        ${e.isRead?null:a`<span class="visually-hidden">${r("inbox.isUnread")}</span>`}
        ${s?a`<a
              href=${e.actionUrl}
              onClick=${()=>{e.isRead||Ce({ids:[n]}).catch(j)}}
            >
              ${e.title}
            </a>`:e.title}
      </span>
      <span>${e.message}</span>
      <span class="hint">
        ${Ln(e.category)}${" · "}<${te} ms=${Date.parse(e.createdAt)} />
      </span>
    </span>
    <span class="row-tools">
      <button type="button" class="button quiet" onClick=${()=>t(o)}>
        ${r(e.isRead?"inbox.markUnread":"inbox.markRead")}
        <span class="visually-hidden">: ${e.title}</span>
      </button>
      <button type="button" class="button quiet" onClick=${()=>t(i)}>
        <${E} name="bin" />${r("inbox.delete")}
        <span class="visually-hidden">: ${e.title}</span>
      </button>
    </span>
  </li>`}function Ln(e){let t=Aa.find(n=>n===e);return t?r(`category.${t}`):e}async function Ea(e){return v("PATCH","v1/users/me",{json:e})}async function Ca(e){return v("POST","v1/auth/email/change",{json:{email:e}})}async function Oa(e){await v("POST","v1/auth/password/verify",{json:{password:e},isGuest:!0})}async function Ia(e){await v("POST","v1/auth/password/change",{json:e,isGuest:!0})}async function Ma(){return(await v("POST","v1/auth/totp")).uri}async function Pa(e){return(await v("POST","v1/auth/totp/confirm",{json:{code:e},isGuest:!0})).codes}async function Da(){await v("DELETE","v1/auth/totp")}async function Na(){return(await v("POST","v1/auth/backup-codes")).codes}async function Ra(){return(await v("GET","v1/auth/sessions")).items}async function Ha(e){await v("DELETE",`v1/auth/sessions/${encodeURIComponent(e)}`)}async function Fa(){await v("DELETE","v1/auth/sessions")}async function La(){await v("DELETE","v1/users/me")}function Ua(){let[e,t]=g(null),n=async i=>{try{return await i()}catch(l){if(!(l instanceof N)||l.details.need!=="fresh")throw l}let s=await new Promise(l=>t({done:l}));if(t(null),!s)throw new Error(r("fresh.cancelled"));return i()},o=e?a`<${Hm} onDone=${e.done} />`:null;return{freshly:n,asking:o}}function Hm({onDone:e}){let t=M({password:""},async({password:n})=>{await Oa(n),e(!0)},["password"]);return a`<${fe}
    title=${r("fresh.title")}
    label=${r("fresh.go")}
    entry=${t}
    onClose=${()=>e(!1)}
  >
    <p class="hint">${r("fresh.hint")}</p>
    <${w}
      label=${r("person.password")}
      type="password"
      autocomplete="current-password"
      data-first
      ...${t.fieldOf("password")}
    />
  <//>`}function Ba({who:e}){let t=M({firstName:e.firstName,lastName:e.lastName},async({firstName:o,lastName:i})=>{x.value=await Ea({firstName:o.trim(),lastName:i.trim()}),A(r("profile.nameSaved"))},["firstName","lastName"]),n=r("profile.name");return a`<${jo} title=${n} label=${r("form.save")} entry=${t}>
    <${w}
      label=${r("person.firstName")}
      autocomplete="given-name"
      ...${t.fieldOf("firstName")}
    />
    <${w}
      label=${r("person.lastName")}
      autocomplete="family-name"
      ...${t.fieldOf("lastName")}
    />
  <//>`}function ja({who:e,freshly:t}){let n=M({email:""},async({email:o})=>{let i=await t(()=>Ca(o.trim())),s=i.email!==e.email;x.value=i,A(r(s?"link.address.done":"profile.addressSent",{email:o.trim()}))},["email"]);return a`<${jo}
    title=${r("person.email")}
    hint=${r("profile.addressHint",{email:e.email})}
    label=${r("profile.addressSend")}
    entry=${n}
  >
    <${w}
      label=${r("profile.newAddress")}
      type="email"
      autocomplete="email"
      ...${n.fieldOf("email")}
    />
  <//>`}function qa(){let[e,t]=g(0);return a`<${Fm} key=${e} onDone=${()=>t(e+1)} />`}function Fm({onDone:e}){let t=M({current:"",new:""},async n=>{await Ia(n),A(r("profile.passwordSaved")),e()},["current","new"]);return a`<${jo}
    title=${r("person.password")}
    hint=${r("profile.passwordHint")}
    label=${r("profile.passwordSave")}
    entry=${t}
  >
    <${w}
      label=${r("profile.current")}
      type="password"
      autocomplete="current-password"
      ...${t.fieldOf("current")}
    />
    <${w}
      label=${r("person.newPassword")}
      hint=${r("person.passwordHint")}
      type="password"
      autocomplete="new-password"
      ...${t.fieldOf("new")}
    />
  <//>`}function jo({title:e,hint:t,label:n,entry:o,children:i}){let s=o.isBusy||!!ae.value;return a`<${T} title=${e} hint=${t}>
    <form class="panel-body" ref=${o.form} onSubmit=${o.submit} noValidate>
      <div class="pair">${i}</div>
      <${_} error=${o.problem} />
      <div class="actions">
        <button type="submit" class="button" disabled=${s}>${n}</button>
      </div>
    </form>
  <//>`}var Lm=[{name:"type",label:r("activity.what"),cell:je},{name:"network",label:r("activity.network"),cell:e=>e.ipAddress??"–"},{name:"at",label:r("activity.when"),cell:e=>me(e.timestamp,"")}];function Wa(){let[e,t]=g([]),[n,o]=g(null),i=e.at(-1)??"",{answer:s,problem:l,again:c}=O(()=>Is(i),[i]);return a`<${T} title=${r("own.activities")} hint=${r("own.activitiesHint")}>
    <div class="panel-body">
      <${_} error=${l} onRetry=${c} />
      ${s?.items.length===0?a`<p class="hint">${r("activities.none")}</p>`:null}
      ${s?.items.length?a`<${ke}
            label=${r("own.activities")}
            columns=${Lm}
            rows=${s.items}
            idOf=${u=>u.activityId}
            onOpen=${o}
          />`:null}
      <${Be} cursors=${e} next=${s?.nextCursor??null} onCursors=${t} />
    </div>
    ${n?a`<${On} entry=${n} names=${Um()} onClose=${()=>o(null)} />`:null}
  <//>`}function Um(){let e=x.value;return new Map(e?[[e.userId,ct(e)]]:[])}function Va(){return a`<${T}
    title=${r("own.export")}
    hint=${r("own.exportHint")}
    tools=${a`<a class="button" href="v1/users/me/export" download="my-data.json">
      ${r("own.download")}
    </a>`}
  />`}function za({who:e,freshly:t}){let[n,o]=g(!1),i=async()=>{await t(La),wn(),Fe(),x.value=null,ne("/signin",{replace:!0})};return a`<${T}
    title=${r("own.leave")}
    hint=${r("own.leaveHint")}
    className="panel-danger"
    tools=${a`<button
      type="button"
      class="button danger"
      disabled=${!!ae.value}
      onClick=${()=>o(!0)}
    >
      ${r("own.leaveGo")}
    </button>`}
  >
    ${n?a`<${ie}
          title=${r("own.leave")}
          deed=${r("own.leaveGo")}
          word=${e.email}
          onConfirm=${i}
          onClose=${()=>o(!1)}
        >
          <p>${r("own.leaveHint")}</p>
          <p>${r("own.leaveAdmin")}</p>
        <//>`:null}
  <//>`}var nt=(e=>(e[e.Border=-1]="Border",e[e.Data=0]="Data",e[e.Function=1]="Function",e[e.Position=2]="Position",e[e.Timing=3]="Timing",e[e.Alignment=4]="Alignment",e))(nt||{}),Bm=[0,1],Ya=[1,0],Ka=[2,3],Ja=[3,2],jm={L:Bm,M:Ya,Q:Ka,H:Ja},qm=/^\d*$/,Wm=/^[A-Z0-9 $%*+./:-]*$/,qo="0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:",Go=1,Yo=40,Ga=3,Vm=3,Un=40,zm=10,Xa=[[-1,7,10,15,20,26,18,20,24,30,18,20,24,26,30,22,24,28,30,28,28,28,28,30,30,26,28,30,30,30,30,30,30,30,30,30,30,30,30,30,30],[-1,10,16,26,18,24,16,18,22,22,26,30,22,22,24,24,28,28,26,26,26,26,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28],[-1,13,22,18,26,18,24,18,22,20,24,28,26,24,20,30,24,28,28,26,30,28,30,30,30,30,28,30,30,30,30,30,30,30,30,30,30,30,30,30,30],[-1,17,28,22,16,22,28,26,26,24,28,24,28,22,24,24,30,28,28,26,28,30,24,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30]],Za=[[-1,1,1,1,1,1,2,2,2,2,4,4,4,4,4,6,6,6,6,7,8,8,9,9,10,12,12,12,13,14,15,16,17,18,19,19,20,21,22,24,25],[-1,1,1,1,2,2,4,4,4,5,5,5,8,9,9,10,10,11,13,14,16,17,17,18,20,21,23,25,26,28,29,31,33,35,37,38,40,43,45,47,49],[-1,1,1,2,2,4,4,6,6,8,8,8,10,12,16,12,17,16,18,21,20,23,23,25,27,29,34,34,35,38,40,43,45,48,51,53,56,59,62,65,68],[-1,1,1,2,4,4,4,5,6,8,8,11,11,16,16,18,16,19,21,25,25,25,34,30,32,35,37,40,42,45,48,51,54,57,60,63,66,70,74,77,81]],Wo=class{constructor(t,n,o,i){if(this.version=t,this.ecc=n,t<Go||t>Yo)throw new RangeError("Version value out of range");if(i<-1||i>7)throw new RangeError("Mask value out of range");this.size=t*4+17;let s=Array.from({length:this.size}).fill(!1);for(let c=0;c<this.size;c++)this.modules.push(s.slice()),this.types.push(s.map(()=>0));this.drawFunctionPatterns();let l=this.addEccAndInterleave(o);if(this.drawCodewords(l),i===-1){let c=1e9;for(let u=0;u<8;u++){this.applyMask(u),this.drawFormatBits(u);let p=this.getPenaltyScore();p<c&&(i=u,c=p),this.applyMask(u)}}this.mask=i,this.applyMask(i),this.drawFormatBits(i)}size;mask;modules=[];types=[];getModule(t,n){return t>=0&&t<this.size&&n>=0&&n<this.size&&this.modules[n][t]}drawFunctionPatterns(){for(let o=0;o<this.size;o++)this.setFunctionModule(6,o,o%2===0,nt.Timing),this.setFunctionModule(o,6,o%2===0,nt.Timing);this.drawFinderPattern(3,3),this.drawFinderPattern(this.size-4,3),this.drawFinderPattern(3,this.size-4);let t=this.getAlignmentPatternPositions(),n=t.length;for(let o=0;o<n;o++)for(let i=0;i<n;i++)o===0&&i===0||o===0&&i===n-1||o===n-1&&i===0||this.drawAlignmentPattern(t[o],t[i]);this.drawFormatBits(0),this.drawVersion()}drawFormatBits(t){let n=this.ecc[1]<<3|t,o=n;for(let s=0;s<10;s++)o=o<<1^(o>>>9)*1335;let i=(n<<10|o)^21522;for(let s=0;s<=5;s++)this.setFunctionModule(8,s,Oe(i,s));this.setFunctionModule(8,7,Oe(i,6)),this.setFunctionModule(8,8,Oe(i,7)),this.setFunctionModule(7,8,Oe(i,8));for(let s=9;s<15;s++)this.setFunctionModule(14-s,8,Oe(i,s));for(let s=0;s<8;s++)this.setFunctionModule(this.size-1-s,8,Oe(i,s));for(let s=8;s<15;s++)this.setFunctionModule(8,this.size-15+s,Oe(i,s));this.setFunctionModule(8,this.size-8,!0)}drawVersion(){if(this.version<7)return;let t=this.version;for(let o=0;o<12;o++)t=t<<1^(t>>>11)*7973;let n=this.version<<12|t;for(let o=0;o<18;o++){let i=Oe(n,o),s=this.size-11+o%3,l=Math.floor(o/3);this.setFunctionModule(s,l,i),this.setFunctionModule(l,s,i)}}drawFinderPattern(t,n){for(let o=-4;o<=4;o++)for(let i=-4;i<=4;i++){let s=Math.max(Math.abs(i),Math.abs(o)),l=t+i,c=n+o;l>=0&&l<this.size&&c>=0&&c<this.size&&this.setFunctionModule(l,c,s!==2&&s!==4,nt.Position)}}drawAlignmentPattern(t,n){for(let o=-2;o<=2;o++)for(let i=-2;i<=2;i++)this.setFunctionModule(t+i,n+o,Math.max(Math.abs(i),Math.abs(o))!==1,nt.Alignment)}setFunctionModule(t,n,o,i=nt.Function){this.modules[n][t]=o,this.types[n][t]=i}addEccAndInterleave(t){let n=this.version,o=this.ecc;if(t.length!==Bn(n,o))throw new RangeError("Invalid argument");let i=Za[o[0]][n],s=Xa[o[0]][n],l=Math.floor(Vo(n)/8),c=i-l%i,u=Math.floor(l/i),p=[],m=tp(s);for(let h=0,d=0;h<i;h++){let $=t.slice(d,d+u-s+(h<c?0:1));d+=$.length;let y=np($,m);h<c&&$.push(0),p.push($.concat(y))}let f=[];for(let h=0;h<p[0].length;h++)p.forEach((d,$)=>{(h!==u-s||$>=c)&&f.push(d[h])});return f}drawCodewords(t){if(t.length!==Math.floor(Vo(this.version)/8))throw new RangeError("Invalid argument");let n=0;for(let o=this.size-1;o>=1;o-=2){o===6&&(o=5);for(let i=0;i<this.size;i++)for(let s=0;s<2;s++){let l=o-s,u=(o+1&2)===0?this.size-1-i:i;!this.types[u][l]&&n<t.length*8&&(this.modules[u][l]=Oe(t[n>>>3],7-(n&7)),n++)}}}applyMask(t){if(t<0||t>7)throw new RangeError("Mask value out of range");for(let n=0;n<this.size;n++)for(let o=0;o<this.size;o++){let i;switch(t){case 0:i=(o+n)%2===0;break;case 1:i=n%2===0;break;case 2:i=o%3===0;break;case 3:i=(o+n)%3===0;break;case 4:i=(Math.floor(o/3)+Math.floor(n/2))%2===0;break;case 5:i=o*n%2+o*n%3===0;break;case 6:i=(o*n%2+o*n%3)%2===0;break;case 7:i=((o+n)%2+o*n%3)%2===0;break;default:throw new Error("Unreachable")}!this.types[n][o]&&i&&(this.modules[n][o]=!this.modules[n][o])}}getPenaltyScore(){let t=0;for(let s=0;s<this.size;s++){let l=!1,c=0,u=[0,0,0,0,0,0,0];for(let p=0;p<this.size;p++)this.modules[s][p]===l?(c++,c===5?t+=Ga:c>5&&t++):(this.finderPenaltyAddHistory(c,u),l||(t+=this.finderPenaltyCountPatterns(u)*Un),l=this.modules[s][p],c=1);t+=this.finderPenaltyTerminateAndCount(l,c,u)*Un}for(let s=0;s<this.size;s++){let l=!1,c=0,u=[0,0,0,0,0,0,0];for(let p=0;p<this.size;p++)this.modules[p][s]===l?(c++,c===5?t+=Ga:c>5&&t++):(this.finderPenaltyAddHistory(c,u),l||(t+=this.finderPenaltyCountPatterns(u)*Un),l=this.modules[p][s],c=1);t+=this.finderPenaltyTerminateAndCount(l,c,u)*Un}for(let s=0;s<this.size-1;s++)for(let l=0;l<this.size-1;l++){let c=this.modules[s][l];c===this.modules[s][l+1]&&c===this.modules[s+1][l]&&c===this.modules[s+1][l+1]&&(t+=Vm)}let n=0;for(let s of this.modules)n=s.reduce((l,c)=>l+(c?1:0),n);let o=this.size*this.size,i=Math.ceil(Math.abs(n*20-o*10)/o)-1;return t+=i*zm,t}getAlignmentPatternPositions(){if(this.version===1)return[];{let t=Math.floor(this.version/7)+2,n=this.version===32?26:Math.ceil((this.version*4+4)/(t*2-2))*2,o=[6];for(let i=this.size-7;o.length<t;i-=n)o.splice(1,0,i);return o}}finderPenaltyCountPatterns(t){let n=t[1],o=n>0&&t[2]===n&&t[3]===n*3&&t[4]===n&&t[5]===n;return(o&&t[0]>=n*4&&t[6]>=n?1:0)+(o&&t[6]>=n*4&&t[0]>=n?1:0)}finderPenaltyTerminateAndCount(t,n,o){return t&&(this.finderPenaltyAddHistory(n,o),n=0),n+=this.size,this.finderPenaltyAddHistory(n,o),this.finderPenaltyCountPatterns(o)}finderPenaltyAddHistory(t,n){n[0]===0&&(t+=this.size),n.pop(),n.unshift(t)}};function Ie(e,t,n){if(t<0||t>31||e>>>t)throw new RangeError("Value out of range");for(let o=t-1;o>=0;o--)n.push(e>>>o&1)}function Oe(e,t){return(e>>>t&1)!==0}var Vt=class{constructor(t,n,o){if(this.mode=t,this.numChars=n,this.bitData=o,n<0)throw new RangeError("Invalid argument");this.bitData=o.slice()}getData(){return this.bitData.slice()}},Gm=[1,10,12,14],Ym=[2,9,11,13],Km=[4,8,16,16];function Qa(e,t){return e[Math.floor((t+7)/17)+1]}function el(e){let t=[];for(let n of e)Ie(n,8,t);return new Vt(Km,e.length,t)}function Jm(e){if(!tl(e))throw new RangeError("String contains non-numeric characters");let t=[];for(let n=0;n<e.length;){let o=Math.min(e.length-n,3);Ie(Number.parseInt(e.substring(n,n+o),10),o*3+1,t),n+=o}return new Vt(Gm,e.length,t)}function Xm(e){if(!nl(e))throw new RangeError("String contains unencodable characters in alphanumeric mode");let t=[],n;for(n=0;n+2<=e.length;n+=2){let o=qo.indexOf(e.charAt(n))*45;o+=qo.indexOf(e.charAt(n+1)),Ie(o,11,t)}return n<e.length&&Ie(qo.indexOf(e.charAt(n)),6,t),new Vt(Ym,e.length,t)}function Zm(e){return e===""?[]:tl(e)?[Jm(e)]:nl(e)?[Xm(e)]:[el(ep(e))]}function tl(e){return qm.test(e)}function nl(e){return Wm.test(e)}function Qm(e,t){let n=0;for(let o of e){let i=Qa(o.mode,t);if(o.numChars>=1<<i)return Number.POSITIVE_INFINITY;n+=4+i+o.bitData.length}return n}function ep(e){e=encodeURI(e);let t=[];for(let n=0;n<e.length;n++)e.charAt(n)!=="%"?t.push(e.charCodeAt(n)):(t.push(Number.parseInt(e.substring(n+1,n+3),16)),n+=2);return t}function Vo(e){if(e<Go||e>Yo)throw new RangeError("Version number out of range");let t=(16*e+128)*e+64;if(e>=2){let n=Math.floor(e/7)+2;t-=(25*n-10)*n-55,e>=7&&(t-=36)}return t}function Bn(e,t){return Math.floor(Vo(e)/8)-Xa[t[0]][e]*Za[t[0]][e]}function tp(e){if(e<1||e>255)throw new RangeError("Degree out of range");let t=[];for(let o=0;o<e-1;o++)t.push(0);t.push(1);let n=1;for(let o=0;o<e;o++){for(let i=0;i<t.length;i++)t[i]=zo(t[i],n),i+1<t.length&&(t[i]^=t[i+1]);n=zo(n,2)}return t}function np(e,t){let n=t.map(o=>0);for(let o of e){let i=o^n.shift();n.push(0),t.forEach((s,l)=>n[l]^=zo(s,i))}return n}function zo(e,t){if(e>>>8||t>>>8)throw new RangeError("Byte out of range");let n=0;for(let o=7;o>=0;o--)n=n<<1^(n>>>7)*285,n^=(t>>>o&1)*e;return n}function op(e,t,n=1,o=40,i=-1,s=!0){if(!(Go<=n&&n<=o&&o<=Yo)||i<-1||i>7)throw new RangeError("Invalid value");let l,c;for(l=n;;l++){let f=Bn(l,t)*8,h=Qm(e,l);if(h<=f){c=h;break}if(l>=o)throw new RangeError("Data too long")}for(let f of[Ya,Ka,Ja])s&&c<=Bn(l,f)*8&&(t=f);let u=[];for(let f of e){Ie(f.mode[0],4,u),Ie(f.numChars,Qa(f.mode,l),u);for(let h of f.getData())u.push(h)}let p=Bn(l,t)*8;Ie(0,Math.min(4,p-u.length),u),Ie(0,(8-u.length%8)%8,u);for(let f=236;u.length<p;f^=253)Ie(f,8,u);let m=Array.from({length:Math.ceil(u.length/8)},()=>0);return u.forEach((f,h)=>m[h>>>3]|=f<<7-(h&7)),new Wo(l,t,m,i)}function ol(e,t){let{ecc:n="L",boostEcc:o=!1,minVersion:i=1,maxVersion:s=40,maskPattern:l=-1,border:c=1}=t||{},u=typeof e=="string"?Zm(e):Array.isArray(e)?[el(e)]:void 0;if(!u)throw new Error(`uqr only supports encoding string and binary data, but got: ${typeof e}`);let p=op(u,jm[n],i,s,l,o),m=rp({version:p.version,maskPattern:p.mask,size:p.size,data:p.modules,types:p.types},c);return t?.invert&&(m.data=m.data.map(f=>f.map(h=>!h))),t?.onEncoded?.(m),m}function rp(e,t=1){if(!t)return e;let{size:n}=e,o=n+t*2;e.size=o,e.data.forEach(s=>{for(let l=0;l<t;l++)s.unshift(!1),s.push(!1)});for(let s=0;s<t;s++)e.data.unshift(Array.from({length:o},l=>!1)),e.data.push(Array.from({length:o},l=>!1));let i=nt.Border;e.types.forEach(s=>{for(let l=0;l<t;l++)s.unshift(i),s.push(i)});for(let s=0;s<t;s++)e.types.unshift(Array.from({length:o},l=>i)),e.types.push(Array.from({length:o},l=>i));return e}var ip=4;function rl({text:e,label:t}){let{size:n,path:o}=it(()=>sp(e),[e]);return a`<svg class="qr" viewBox="0 0 ${n} ${n}" role="img" aria-label=${t}>
    <rect class="qr-ground" width=${n} height=${n} />
    <path class="qr-ink" d=${o} />
  </svg>`}function sp(e){let{size:t,data:n}=ol(e,{ecc:"M",border:ip}),o=n.flatMap((i,s)=>i.map((l,c)=>l?`M${c} ${s}h1v1h-1z`:"")).join("");return{size:t,path:o}}function il({who:e,freshly:t}){let[n,o]=g(""),[i,s]=g([]),[l,c]=g(""),u=e.twoFactorEnabled,p=async()=>{try{o(await t(Ma))}catch(h){j(h)}},m=h=>{o(""),s(h),x.value={...e,twoFactorEnabled:!0}},f=u?[Ko("step.renew","",()=>c("renew")),Ko("step.off","danger",()=>c("off"))]:Ko("step.on","strong",p);return a`<${T}
    title=${r("step.title")}
    hint=${r(u?"step.isOn":"step.hint")}
    tools=${f}
  >
    ${n?a`<${ap} uri=${n} onDone=${m} onClose=${()=>o("")} />`:null}
    ${i.length?a`<${qe}
          title=${r("step.codesTitle")}
          label=${r("step.codes")}
          secret=${i.join(`
`)}
          onDone=${()=>s([])}
        >
          <p class="hint">${r("step.codesHint")}</p>
        <//>`:null}
    ${l?a`<${ie}
          title=${r(`step.${l}Title`)}
          deed=${r(`step.${l}`)}
          onConfirm=${async()=>{if(l==="renew")return s(await t(Na));await t(Da),x.value={...e,twoFactorEnabled:!1},A(r("step.isOff"))}}
          onClose=${()=>c("")}
        >
          <p>${r(`step.${l}Hint`)}</p>
        <//>`:null}
  <//>`}function Ko(e,t,n){let o=!!ae.value;return a`<button
    type="button"
    class="button ${t}"
    key=${e}
    disabled=${o}
    onClick=${n}
  >
    ${r(e)}
  </button>`}function ap({uri:e,onDone:t,onClose:n}){let o=new URL(e).searchParams.get("secret")??"",i=M({code:""},async({code:s})=>t(await Pa(s.replaceAll(/\s/g,""))),["code"]);return a`<${fe}
    title=${r("step.on")}
    label=${r("step.confirm")}
    entry=${i}
    onClose=${n}
  >
    <p>${r("step.scan")}</p>
    <${rl} text=${e} label=${r("step.qr")} />
    <p class="hint">
      ${r("step.type")} <code class="long">${o}</code>
      <${Re} text=${o} label=${r("step.copy")} />
    </p>
    <${w}
      label=${r("door.code")}
      hint=${r("step.codeHint")}
      inputmode="numeric"
      autocomplete="one-time-code"
      data-first
      ...${i.fieldOf("code")}
    />
  <//>`}function sl(){let{answer:e,problem:t,again:n}=O(Ra,[]),o=async(s,l)=>{try{await s(),A(l),await n()}catch(c){j(c)}},i=e?.filter(s=>!s.isCurrent)??[];return a`<${T}
    title=${r("sessions.title")}
    hint=${r("sessions.hint")}
    tools=${i.length?a`<button
          type="button"
          class="button danger"
          onClick=${()=>o(Fa,r("sessions.othersEnded"))}
        >
          ${r("sessions.endOthers")}
        </button>`:null}
  >
    <${_} error=${t} onRetry=${n} />
    <ul class="rows">
      ${e?.map(s=>a`<${lp}
          key=${s.sessionId}
          session=${s}
          onEnd=${()=>o(()=>Ha(s.sessionId),r("sessions.ended"))}
        />`)}
    </ul>
  <//>`}function lp({session:e,onEnd:t}){let n=Cn(e.device);return a`<li class="row">
    <span class="row-words">
      <span class="long" title=${e.device}>
        ${e.isOperator?r("sessions.operator"):n}
      </span>
      <span class="hint">
        ${e.network?`${e.network} · `:""}${r("sessions.used")}${" "}
        <${te} ms=${Date.parse(e.lastUsedAt??e.startedAt)} />
        ${" · "}${r("sessions.begun")}${" "}
        <${te} ms=${Date.parse(e.startedAt)} />
      </span>
    </span>
    ${e.isCurrent?a`<span class="badge badge-good">${r("sessions.current")}</span>`:a`<button type="button" class="button quiet" onClick=${t}>
          ${r("sessions.end")}<span class="visually-hidden">: ${n}</span>
        </button>`}
  </li>`}function al(){let{freshly:e,asking:t}=Ua(),n=x.value;return n?a`<${G} title=${r("profile.title")} hint=${n.email}>
    <${Ba} who=${n} />
    <${ja} who=${n} freshly=${e} />
    <${qa} />
    <${il} who=${n} freshly=${e} />
    <${sl} />
    <${Wa} />
    <${Va} />
    <${za} who=${n} freshly=${e} />
    ${t}
  <//>`:null}function cp({parts:e,most:t}){let n=i=>`${t>0?100*i/t:0}%`,o=0;return a`<svg class="bar" aria-hidden="true" focusable="false">
    ${e.map((i,s)=>{let l=n(o);return o+=i,a`<rect class="bar-${s+1}" x=${l} width=${n(i)} height="100%" />`})}
  </svg>`}function ll({label:e,items:t,format:n=o=>V(o)}){let o=Math.max(0,...t.map(i=>i.value));return a`<table class="bars">
    <caption class="visually-hidden">
      ${e}
    </caption>
    <tbody>
      ${t.map(({name:i,value:s,onOpen:l})=>a`<tr key=${i}>
          <th scope="row">
            ${l?a`<button type="button" class="link" onClick=${l}>${i}</button>`:i}
          </th>
          <td class="bars-bar"><${cp} parts=${[s]} most=${o} /></td>
          <td class="number">${n(s)}</td>
        </tr>`)}
    </tbody>
  </table>`}var up=5,cl=.68;function ul({label:e,items:t,format:n=o=>V(o)}){let o=pp(Math.max(0,...t.map(s=>s.value))),i=Math.ceil(t.length/up);return a`<div class="columns">
    <div class="columns-scale" aria-hidden="true">
      ${[o,o/2,0].map(s=>a`<span key=${s}>${n(s)}</span>`)}
    </div>
    <svg class="columns-plot" aria-hidden="true" focusable="false">
      ${[0,50,100].map(s=>a`<line key=${s} x1="0" x2="100%" y1="${s}%" y2="${s}%" />`)}
      ${t.map((s,l)=>mp(s,l,t.length,o,n))}
      ${t.map(({name:s},l)=>{let c=`${(l+.5)*100/t.length}%`;return(t.length-1-l)%i===0?a`<text key=${s} x=${c} y="100%" dy="1.5em">${s}</text>`:null})}
    </svg>
    <table class="visually-hidden">
      <caption>
        ${e}
      </caption>
      <tbody>
        ${t.map(({name:s,value:l})=>a`<tr key=${s}>
            <th scope="row">${s}</th>
            <td>${n(l)}</td>
          </tr>`)}
      </tbody>
    </table>
  </div>`}function mp({name:e,value:t},n,o,i,s){let l=100/o,c=100*t/i;return a`<g key=${e}>
    <title>${e}: ${s(t)}</title>
    <rect class="column-slot" x="${n*l}%" width="${l}%" height="100%" />
    <rect
      class="column"
      x="${n*l+l*(1-cl)/2}%"
      width="${l*cl}%"
      y="${100-c}%"
      height="${c}%"
    />
  </g>`}function pp(e){let t=Math.max(2,e),n=10**Math.floor(Math.log10(t));return([1,2,4,6,8].find(o=>o*n>=t)??10)*n}var dp=["apiCallsPerMonth","customDomains","dataRetentionDays","sources","storageGB","syncFrequency","users","webhooks"];function jn(e){let t=dp.find(n=>n===e);return t?r(`limit.${t}`):ve(e)}var fp=["active_sources","active_users","api_calls","data_processed","error_count","storage_used","sync_jobs"];function qn(e){let t=fp.find(n=>n===e);return t?r(`meter.${t}`):ve(e)}var hp=/^(\d+)m$/;function ml(e){if(e==null)return"–";if(typeof e=="string"){let t=hp.exec(e)?.[1];return t?r("plans.everyMinutes",{count:Number(t)}):ve(e)}return e<0?r("plans.unlimited"):V(e)}function Jo({price:e,currency:t}){let{maximumFractionDigits:n=2}=new Intl.NumberFormat("en",{style:"currency",currency:t}).resolvedOptions(),o=e%10**n===0;return V(e/10**n,{style:"currency",currency:t,minimumFractionDigits:o?0:n})}var $p=864e5,gp=new Set(["data_processed","storage_used"]),vp=[7,14,30],pl="api_calls",yp=10,bp="other";function hl({accountId:e}){let[t,n]=g("14"),[o,i]=g(pl),s=new Date().toISOString().slice(0,10),l=new Date(Date.now()-(Number(t)-1)*$p).toISOString().slice(0,10),{answer:c,problem:u,again:p}=O(()=>Mn(e,{from:l,to:s}),[e,l,s]);W(["usage"],p);let m=new Set([pl,...Object.keys(c?.totals??{})]),f=h=>gp.has(o)?Qt(h):V(h);return a`<${T} title=${r("usage.days")} hint=${r("usage.daysHint")}>
    <div class="panel-body">
      <div class="filters">
        <${ce}
          legend=${r("usage.span")}
          name="span"
          value=${t}
          options=${vp.map(h=>[`${h}`,r("usage.last",{count:h})])}
          onValue=${n}
          isLegendShown
        />
        <${w}
          label=${r("usage.meter")}
          options=${[...m].map(h=>[h,qn(h)])}
          value=${o}
          onValue=${i}
        />
      </div>
      <${_} error=${u} onRetry=${p} />
      ${c?a`<p class="usage-sum">
              <strong>${f(c.totals[o]??0)}</strong>
              <span class="hint">${qn(o)}</span>
            </p>
            <${ul}
              label=${qn(o)}
              format=${f}
              items=${c.items.map(h=>({name:_p(h.day),value:h.totals[o]??0}))}
            />
            <${wp}
              accountId=${e}
              days=${c.items}
              meter=${o}
              format=${f}
            />`:null}
    </div>
  <//>`}function wp({accountId:e,days:t,meter:n,format:o}){let i=wt(e),s=fl(t.map(c=>c.byUser??{}),n).map(({name:c,value:u})=>({name:c===bp?r("usage.others"):i.get(c)||c,value:u})),l=fl(t.map(c=>c.byPlatform??{}),n);return a`<div class="sides">
    <${dl} title=${r("usage.byUser")} items=${s} format=${o} />
    ${l.length?a`<${dl} title=${r("usage.byPlatform")} items=${l} format=${o} />`:null}
  </div>`}function dl({title:e,items:t,format:n}){return a`<section aria-label=${e}>
    <h3>${e}</h3>
    ${t.length?a`<${ll} label=${e} items=${t.slice(0,yp)} format=${n} />`:a`<p class="hint">${r("usage.noShares")}</p>`}
  </section>`}function fl(e,t){let n=new Map;for(let i of e)for(let[s,l]of Object.entries(i)){let c=l[t]??0;c&&n.set(s,(n.get(s)??0)+c)}return[...n].map(([i,s])=>({name:i,value:s})).sort((i,s)=>s.value-i.value)}function _p(e){let t={day:"numeric",month:"short",timeZone:"UTC"};return se(Date.parse(`${e}T00:00:00Z`),t)}function $l({accountId:e}){let{answer:t,problem:n,again:o}=O(Ys,[]),[i,s]=g(null),[l,c]=g(!1),u=de.value,p=!!u?.cancelledAt,m=[...new Set((t??[]).flatMap(f=>Object.keys(f.limits)))];return a`<${T}
    title=${r("plans.title")}
    hint=${kp()}
    tools=${u?.plan&&!p?a`<${P}
          permission="billing.manage"
          className="danger"
          onClick=${()=>c(!0)}
        >
          ${r("plans.cancel")}
        <//>`:null}
  >
    <${_} error=${n} onRetry=${o} />
    <ul class="plans">
      ${t?.map(f=>a`<${xp}
          key=${f.planId}
          plan=${f}
          rows=${m}
          isCurrent=${u?.plan?.planId===f.planId&&!p}
          onChoose=${()=>s(f)}
        />`)}
    </ul>
    <p class="panel-body hint">${r("plans.domains")}</p>
    ${i?a`<${Sp}
          accountId=${e}
          plan=${i}
          onClose=${()=>s(null)}
        />`:null}
    ${l?a`<${ie}
          title=${r("plans.cancelTitle")}
          deed=${r("plans.cancel")}
          onConfirm=${async()=>{await Js(e),A(r("plans.cancelled")),await K(e)}}
          onClose=${()=>c(!1)}
        >
          <p>${r("plans.cancelHint")}</p>
        <//>`:null}
  <//>`}function kp(){let e=de.value;return e?.cancelledAt?e.endsAt?r("plans.ends",{day:Ut(e.endsAt)}):r("plans.cancelled"):e?.trialEndsAt&&Date.parse(e.trialEndsAt)>Date.now()?r("plans.trial",{plan:e.plan?.name??"",day:Ut(e.trialEndsAt)}):e?.plan?r("plans.current",{plan:e.plan.name}):r("plans.none")}function xp({plan:e,rows:t,isCurrent:n,onChoose:o}){return a`<li class="plan ${n?"is-current":""}">
    <h3>${e.name}</h3>
    <p class="plan-price">
      <strong>${Jo(e)}</strong> <span class="hint">${r("plans.perMonth")}</span>
    </p>
    <dl class="plan-limits">
      ${t.map(i=>a`<div key=${i}>
          <dt>${jn(i)}</dt>
          <dd>${ml(e.limits[i])}</dd>
        </div>`)}
    </dl>
    ${e.features.length?a`<ul class="plan-features">
          ${e.features.map(i=>a`<li key=${i}>${i}</li>`)}
        </ul>`:null}
    ${n?a`<span class="badge badge-good">${r("plans.isCurrent")}</span>`:a`<${P} permission="billing.manage" onClick=${o}>
          ${r("plans.choose",{plan:e.name})}
        <//>`}
  </li>`}function Sp({accountId:e,plan:t,onClose:n}){let[o,i]=g(null),s=async()=>{try{await Ks(e,t.planId,o?.tag)}catch(l){throw l instanceof N&&l.status===412&&i(null),!(l instanceof N)||l.details.reason!=="would_pause"?l:(i(l.details),new Error(r("plans.confirmPause")))}A(r("plans.changed",{plan:t.name})),await K(e)};return a`<${ie}
    isDanger=${!!o}
    title=${r("plans.changeTitle",{plan:t.name})}
    deed=${o?r("plans.changeAndPause"):r("plans.change")}
    onConfirm=${s}
    onClose=${n}
  >
    <p>${r("plans.changeHint",{price:Jo(t)})}</p>
    ${o?a`<p>${r("plans.wouldPause",{count:o.count})}</p>
          <ul class="paused-list">
            ${o.items.map(l=>a`<li key=${l.id}>
                ${r("plans.paused",{kind:ve(l.kind),name:l.name||l.id})}
              </li>`)}
          </ul>`:null}
  <//>`}var Ap=12;function gl({accountId:e}){let t=Tp(),[n,o]=g(t[0]?.[0]??"");return a`<${T} title=${r("reports.title")} hint=${r("reports.hint")}>
    <div class="panel-body report-choice">
      <${w}
        label=${r("reports.month")}
        options=${t}
        value=${n}
        onValue=${o}
      />
      <div class="row-tools">
        <a
          class="button"
          href=${Pn(e,n,"html")}
          target="_blank"
          rel="noopener"
        >
          ${r("reports.print")}
        </a>
        <a class="button" href=${Pn(e,n,"csv")} download>
          ${r("reports.csv")}
        </a>
        <a class="button" href=${Pn(e,n,"json")} download>
          ${r("reports.json")}
        </a>
      </div>
    </div>
  <//>`}function Tp(){let e=new Date;return Array.from({length:Ap},(t,n)=>{let o=Date.UTC(e.getUTCFullYear(),e.getUTCMonth()-n,1),i=se(o,{month:"long",year:"numeric",timeZone:"UTC"});return[new Date(o).toISOString().slice(0,7),i]})}function vl({accountId:e}){let t=de.value?.plan;return a`<${G}
    title=${r("usage.title")}
    hint=${t?r("usage.hint",{plan:t.name}):void 0}
  >
    <${Ep} accountId=${e} />
    <${hl} accountId=${e} />
    ${J("billing.read")?a`<${$l} accountId=${e} />`:null}
    ${J("billing.read")?a`<${gl} accountId=${e} />`:null}
  <//>`}function Ep({accountId:e}){let t=de.value?.plan?.planId,{answer:n,problem:o,again:i}=O(()=>pt(e),[e,t]);return W(["usage","plan","members","webhooks","sources","account"],i),a`<${T} title=${r("limits.title")} hint=${r("usage.limitsHint")}>
    <div class="panel-body meters">
      <${_} error=${o} onRetry=${i} />
      ${n?.items.map(s=>a`<${In}
          key=${s.limit}
          label=${jn(s.limit)}
          used=${s.used}
          limit=${s.allowed??null}
        />`)}
    </div>
  <//>`}async function yl(e){return Qe(he(e))}async function bl(e,t){return v("GET",he(e,t))}async function wl(e,t){return v("POST",he(e),{json:t})}async function _l(e,t,n){await v("PATCH",he(e,t),{json:n})}async function kl(e,t){await v("DELETE",he(e,t))}async function xl(e,t){return(await v("POST",`${he(e,t)}/secret`)).secret}async function Sl(e,t,n){await v("POST",`${he(e,t)}/${n?"enable":"disable"}`)}async function Al(e,t){return v("POST",`${he(e,t)}/ping`)}async function Tl(e,t,n){let o=`${he(e,t)}/deliveries`;return v("GET",o,{query:{limit:25,...n}})}async function El(e,t,n){let o=`${he(e,t)}/deliveries`;return v("GET",`${o}/${encodeURIComponent(n)}`)}async function Cl(e,t,n){let o=`${he(e,t)}/deliveries`;await v("POST",`${o}/${encodeURIComponent(n)}/replay`)}async function Ol(e,t,n){await v("POST",`${he(e,t)}/replay`,{json:n})}function he(e,t=""){return`${H(e)}/webhooks${t&&`/${encodeURIComponent(t)}`}`}function Wn({hook:e}){return e.status==="ended"?ot("danger",r("webhooks.ended")):e.status==="disabled"||!e.isActive?ot("warn",r("webhooks.off")):e.breaker==="open"?ot("danger",r("webhooks.paused")):e.failureCount>0?ot("warn",r("webhooks.failing",{count:e.failureCount})):e.lastCalledAt?ot("good",r("webhooks.healthy")):ot("",r("webhooks.unused"))}function Xo({status:e}){return ot({delivered:"good",failed:"danger",held:"warn",pending:""}[e],r(`deliveries.${e}`))}function ot(e,t){return a`<span class="badge ${e&&`badge-${e}`}">${t}</span>`}var Cp=864e5;function Il({accountId:e,webhookId:t,onDone:n,onClose:o}){let[i,s]=g("failed"),l=M({since:Op(Date.now()-Cp)},async({since:c})=>{let u=new Date(c).toISOString();await Ol(e,t,{since:u,includesDelivered:i==="all"}),A(r("deliveries.replayBegun")),n()},["since"]);return a`<${fe}
    title=${r("deliveries.replaySome")}
    label=${r("deliveries.replay")}
    entry=${l}
    onClose=${o}
  >
    <p>${r("deliveries.replayHint")}</p>
    <${w}
      label=${r("deliveries.since")}
      type="datetime-local"
      data-first
      ...${l.fieldOf("since")}
    />
    <${ce}
      legend=${r("deliveries.which")}
      name="which"
      value=${i}
      options=${[["failed",r("deliveries.onlyFailed")],["all",r("deliveries.everything")]]}
      onValue=${s}
      isLegendShown
    />
  <//>`}function Op(e){let t=new Date(e).getTimezoneOffset()*6e4;return new Date(e-t).toISOString().slice(0,16)}var Ip=["delivered","failed","pending","held"];function Ml({accountId:e,webhookId:t,calls:n}){let[o,i]=g(""),[s,l]=g([]),[c,u]=g(""),[p,m]=g(!1),f=s.at(-1)??"",{answer:h,problem:d,again:$}=O(()=>Tl(e,t,{status:o,cursor:f}),[t,o,f,n]);return W(["webhooks","deliveries"],$),a`<${T}
    title=${r("deliveries.title")}
    tools=${a`<${P} permission="webhooks.manage" onClick=${()=>m(!0)}>
      ${r("deliveries.replaySome")}
    <//>`}
  >
    <div class="panel-body">
      <div class="filters">
        <${w}
          label=${r("deliveries.status")}
          options=${[["",r("deliveries.all")],...Ip.map(y=>[y,r(`deliveries.${y}`)])]}
          value=${o}
          onValue=${y=>{i(y),l([])}}
        />
      </div>
      <${_} error=${d} onRetry=${$} />
      ${h?.items.length===0?a`<p class="hint">${r("deliveries.none")}</p>`:null}
      ${h?.items.length?a`<${ke}
            label=${r("deliveries.title")}
            columns=${Mp}
            rows=${h.items}
            idOf=${y=>y.deliveryId}
            onOpen=${y=>u(y.deliveryId)}
          />`:null}
      <${Be} cursors=${s} next=${h?.nextCursor??null} onCursors=${l} />
    </div>
    ${c?a`<${Pp}
          accountId=${e}
          webhookId=${t}
          deliveryId=${c}
          onChange=${$}
          onClose=${()=>u("")}
        />`:null}
    ${p?a`<${Il}
          accountId=${e}
          webhookId=${t}
          onDone=${()=>{m(!1),$()}}
          onClose=${()=>m(!1)}
        />`:null}
  <//>`}var Mp=[{name:"event",label:r("deliveries.event"),cell:e=>e.eventType},{name:"status",label:r("deliveries.status"),cell:e=>a`<${Xo} status=${e.status} />`},{name:"response",label:r("deliveries.response"),cell:e=>Pl(e.attempts.at(-1))},{name:"published",label:r("deliveries.published"),cell:e=>me(e.publishedAt,"")}];function Pl(e){if(!e)return"–";let t=e.responseCode;return t?a`<code>${t}</code>`:e.error??"–"}function Pp({accountId:e,webhookId:t,deliveryId:n,onChange:o,onClose:i}){let{answer:s,problem:l,again:c}=O(()=>El(e,t,n),[n]),u=async()=>{try{await Cl(e,t,n),A(r("deliveries.replayed")),i(),o()}catch(m){j(m)}},p=s?.delivery.eventType??r("deliveries.one");return a`<${re} title=${p} onClose=${i}>
    <div class="form wide">
      <${_} error=${l} onRetry=${c} />
      ${s?a`<${Dp} delivery=${s.delivery} request=${s.request} />`:null}
      <div class="actions">
        <${P} permission="webhooks.manage" className="strong" onClick=${u}>
          ${r("deliveries.replay")}
        <//>
      </div>
    </div>
  <//>`}function Dp({delivery:e,request:t}){return a`<${yt}
      facts=${[[r("deliveries.id"),a`<code class="long">${e.deliveryId}</code>`],[r("deliveries.status"),a`<${Xo} status=${e.status} />`],[r("deliveries.next"),me(e.nextAttemptAt,"")],[r("webhooks.url"),a`<code class="long">${t.url}</code>`],[r("webhooks.headers"),Ne(t.headerNames)]]}
    />
    <h3>${r("deliveries.request")}</h3>
    <${qt}
      label=${r("deliveries.request")}
      text=${t.body}
      tokens=${Np(t.body)}
    />
    <h3>${r("deliveries.attempts")}</h3>
    ${e.attempts.length?a`<ol class="rows">
          ${e.attempts.map(n=>a`<li class="row" key=${n.at}>
              <span class="row-words">
                <span>${Pl(n)}</span>
                <span class="hint">
                  <${te} ms=${Date.parse(n.at)} />${" · "}
                  ${V(n.durationMs,{style:"unit",unit:"millisecond"})}
                </span>
                ${n.excerpt?a`<${qt} label=${r("deliveries.response")} text=${n.excerpt} />`:null}
              </span>
            </li>`)}
        </ol>`:a`<p class="hint">${r("deliveries.noAttempt")}</p>`}`}function Np(e){try{return En(JSON.parse(e))}catch{return}}var Vn=["account.suspended","account.terminated","user.invited","user.joined","user.removed","apikey.created","apikey.revoked","usage.warning","usage.limit_reached","webhook.disabled"],Qo=["account","user","apikey","usage","webhook"],Zo="*";function Dl(e){let t=Vn.filter(o=>e.some(i=>Rp(i,o))),n=e.filter(o=>o!==Zo&&!Qo.some(i=>Hl(i,o)));return{isAll:e.includes(Zo),ticked:t,others:n.join(`
`)}}function Nl({isAll:e,ticked:t,others:n}){return e?[Zo]:[...Qo.flatMap(i=>{let s=Vn.filter(c=>Hl(i,c)),l=s.filter(c=>t.includes(c));return l.length>1&&l.length===s.length?[`${i}.*`]:l}),...Ue(n)]}function Rl({value:e,fault:t,onValue:n}){return a`<${ce}
      legend=${r("webhooks.events")}
      name="events"
      value=${e.isAll?"all":"some"}
      options=${[["all",r("webhooks.allEvents")],["some",r("webhooks.someEvents")]]}
      onValue=${o=>n({...e,isAll:o==="all"})}
      isLegendShown
    />
    ${e.isAll?a`<p class="hint">${r("webhooks.allHint")}</p>`:a`<${Hn}
            legend=${r("webhooks.someEvents")}
            names=${Vn}
            chosen=${e.ticked}
            onChosen=${o=>n({...e,ticked:o})}
            groupText=${Hp}
            wordsOf=${Fp}
            fault=${t}
          />
          <${w}
            label=${r("webhooks.others")}
            hint=${r("webhooks.othersHint")}
            type="area"
            rows="2"
            value=${e.others}
            onValue=${o=>n({...e,others:o})}
          />`}`}function Rp(e,t){return e===t||e.endsWith(".*")&&t.startsWith(e.slice(0,-1))}function Hl(e,t){return t.startsWith(`${e}.`)}function Hp(e){let t=Qo.find(n=>n===e);return t?r(`eventGroup.${t}`):e}function Fp(e){let t=Vn.find(n=>n===e);return t?r(`event.${t}`):""}var Fl=10;function zn({accountId:e,hook:t,onDone:n,onClose:o}){let[i,s]=g(Dl(t?.events??["*"])),[l,c]=g(""),u=M({url:t?.url??"",description:t?.description??"",headers:(t?.headerNames??[]).map(p=>`${p}: ${Ll}`).join(`
`),retryPolicy:`${t?.retryPolicy.maxAttempts??Fl}`},async({url:p,description:m,headers:f,retryPolicy:h})=>{let d=Nl(i);if(c(d.length?"":r("webhooks.needsEvent")),!d.length)return;let $={url:p.trim(),description:m.trim(),events:d,headers:Lp(f,t?.headerNames??[]),retryPolicy:{maxAttempts:Number(h)}};if(!t){let y=await wl(e,$);return n({url:y.webhook.url,secret:y.secret})}await _l(e,t.webhookId,$),A(r("webhooks.saved")),n({url:$.url,secret:""})},["url"]);return a`<${fe}
    title=${t?r("webhooks.editTitle"):r("webhooks.createTitle")}
    label=${t?r("form.save"):r("webhooks.create")}
    entry=${u}
    onClose=${o}
  >
    <${w}
      label=${r("webhooks.url")}
      hint=${r("webhooks.urlHint")}
      type="url"
      inputmode="url"
      data-first
      ...${u.fieldOf("url")}
    />
    <${w} label=${r("webhooks.description")} ...${u.fieldOf("description")} />
    <${Rl} value=${i} fault=${l} onValue=${s} />
    <${w}
      label=${r("webhooks.headers")}
      hint=${t?r("webhooks.headersEditHint"):r("webhooks.headersHint")}
      type="area"
      rows="2"
      ...${u.fieldOf("headers")}
    />
    <${w}
      label=${r("webhooks.attempts")}
      options=${Array.from({length:Fl},(p,m)=>[`${m+1}`,r("webhooks.attemptCount",{count:m+1})])}
      ...${u.fieldOf("retryPolicy")}
    />
  <//>`}var Ll="…";function Lp(e,t){let n={},o=new Set;for(let i of Ue(e)){let[s="",...l]=i.split(":"),c=l.join(":").trim();o.add(s.trim().toLowerCase()),c!==Ll&&(n[s.trim()]=c)}for(let i of t)o.has(i.toLowerCase())||(n[i]=null);return n}function Ul({accountId:e,webhookId:t}){let n=O(()=>bl(e,t),[e,t]),{answer:o,problem:i,again:s}=n;W(["webhooks","deliveries"],s);let[l,c]=g(""),[u,p]=g(""),[m,f]=g(0),h=()=>(f(d=>d+1),s());return a`<${G}
    title=${o?.description||r("webhooks.one")}
    hint=${a`<a href=${L("webhooks")}>${r("webhooks.back")}</a>`}
    tools=${o?a`<${Up} hook=${o} accountId=${e} onChange=${h} onOpen=${c} />`:null}
  >
    <${_} error=${i} onRetry=${s} />
    ${o?a`<${Bp} hook=${o} />`:null}
    ${o?a`<${Ml} accountId=${e} webhookId=${t} calls=${m} />`:null}
    ${o&&l?a`<${jp}
          deed=${l}
          hook=${o}
          accountId=${e}
          onSecret=${p}
          onClose=${(d=!1)=>{c(""),d&&s()}}
        />`:null}
    ${u?a`<${qe}
          title=${r("webhooks.secretTitle")}
          label=${r("webhooks.newSecret")}
          secret=${u}
          onDone=${()=>p("")}
        >
          <p class="hint">${r("webhooks.bothWork")}</p>
        <//>`:null}
  <//>`}function Up({hook:e,accountId:t,onChange:n,onOpen:o}){let i=async()=>{try{let{attempts:u}=await Al(t,e.webhookId),p=u.at(-1),m=p?.responseCode;A(m?r("webhooks.pinged",{code:`${m}`}):r("webhooks.pingFailed",{error:p?.error??""})),await n()}catch(u){j(u)}},s=async()=>{try{await Sl(t,e.webhookId,!l),await n()}catch(u){j(u)}},l=e.status==="active";return[["webhooks.ping","play",i],[l?"webhooks.disable":"webhooks.enable",l?"pause":"play",s],["webhooks.edit","edit",()=>o("edit")],["webhooks.rotate","refresh",()=>o("rotate")],["webhooks.delete","bin",()=>o("delete")]].map(([u,p,m])=>a`<${P}
      key=${u}
      permission="webhooks.manage"
      className=${p==="bin"?"danger":""}
      onClick=${m}
    >
      <${E} name=${p} />${r(u)}
    <//>`)}function Bp({hook:e}){return a`<${T} title=${r("webhooks.about")} tools=${a`<${Wn} hook=${e} />`}>
    <div class="panel-body">
      <${yt}
        facts=${[[r("webhooks.url"),a`<code class="long">${e.url}</code>`],[r("webhooks.events"),a`<code class="long">${e.events.join(", ")}</code>`],[r("webhooks.headers"),Ne(e.headerNames)],[r("webhooks.attempts"),r("webhooks.attemptCount",{count:e.retryPolicy.maxAttempts})],[r("webhooks.lastCall"),me(e.lastCalledAt,r("webhooks.never"))],[r("webhooks.lastCode"),e.lastResponseCode],[r("webhooks.reason"),e.status==="active"?"":e.statusReason]]}
      />
    </div>
  <//>`}function jp({deed:e,hook:t,accountId:n,onSecret:o,onClose:i}){return e==="edit"?a`<${zn}
      accountId=${n}
      hook=${t}
      onDone=${()=>i(!0)}
      onClose=${()=>i()}
    />`:e==="rotate"?a`<${ie}
      title=${r("webhooks.rotateTitle")}
      deed=${r("webhooks.rotate")}
      onConfirm=${async()=>o(await xl(n,t.webhookId))}
      onClose=${()=>i()}
    >
      <p>${r("webhooks.rotateHint")}</p>
    <//>`:a`<${ie}
    title=${r("webhooks.deleteTitle")}
    deed=${r("webhooks.delete")}
    onConfirm=${async()=>{await kl(n,t.webhookId),A(r("webhooks.deleted")),location.hash=L("webhooks")}}
    onClose=${()=>i()}
  >
    <p>${r("webhooks.deleteHint",{url:t.url})}</p>
  <//>`}function Bl({accountId:e}){let{answer:t,problem:n,again:o}=O(()=>yl(e),[e]);W(["webhooks","deliveries"],o);let[i,s]=g(!1),[l,c]=g(null),u=a`<${P}
    permission="webhooks.manage"
    className="strong"
    onClick=${()=>s(!0)}
  >
    <${E} name="add" />${r("webhooks.create")}
  <//>`;return a`<${G}
    title=${r("webhooks.title")}
    hint=${r("webhooks.hint")}
    tools=${t?.length?u:null}
  >
    <${_} error=${n} onRetry=${o} />
    ${t?.length===0?a`<${ue} title=${r("webhooks.none")}>
          <p>${r("webhooks.noneHint")}</p>
          ${u}
        <//>`:null}
    ${t?.length?a`<${ke}
          label=${r("webhooks.title")}
          columns=${qp}
          rows=${t}
          idOf=${p=>p.webhookId}
        />`:null}
    ${i?a`<${zn}
          accountId=${e}
          onDone=${p=>{s(!1),c(p),o()}}
          onClose=${()=>s(!1)}
        />`:null}
    ${l?a`<${qe}
          title=${r("webhooks.secretTitle")}
          label=${l.url}
          secret=${l.secret}
          onDone=${()=>c(null)}
        >
          <p class="hint">${r("webhooks.secretHint")}</p>
        <//>`:null}
  <//>`}var qp=[{name:"url",label:r("webhooks.url"),sortBy:e=>e.url,cell:e=>a`<span class="stack">
      <a class="long" href=${L("webhook",{webhookId:e.webhookId})}>${e.url}</a>
      ${e.description?a`<span class="hint">${e.description}</span>`:null}
    </span>`},{name:"events",label:r("webhooks.events"),cell:e=>a`<code class="long">
      ${e.events.join(", ")}
    </code>`},{name:"last",label:r("webhooks.lastCall"),sortBy:e=>e.lastCalledAt??"",cell:e=>a`<span>
      ${me(e.lastCalledAt,r("webhooks.never"))}
      ${e.lastResponseCode?a`${" "}<code>${e.lastResponseCode}</code>`:null}
    </span>`},{name:"health",label:r("webhooks.health"),cell:e=>a`<${Wn} hook=${e} />`}];var Tt=[{name:"home",path:"/accounts/:accountId",label:r("home.nav"),icon:"home",permission:"account.read",show:oa},{name:"members",path:"/accounts/:accountId/members",label:r("members.title"),group:r("group.organisation"),icon:"members",permission:"users.read",show:va},{name:"member",path:"/accounts/:accountId/members/:userId",permission:"users.read",within:"members",show:ha},{name:"structure",path:"/accounts/:accountId/structure",label:r("structure.title"),group:r("group.organisation"),icon:"accounts",permission:"account.read",show:Es},{name:"settings",path:"/accounts/:accountId/settings",label:r("settings.title"),group:r("group.organisation"),icon:"settings",permission:"account.read",show:xs},{name:"keys",path:"/accounts/:accountId/keys",label:r("keys.title"),group:r("group.developers"),icon:"key",permission:"apikeys.read",show:pa},{name:"webhooks",path:"/accounts/:accountId/webhooks",label:r("webhooks.title"),group:r("group.developers"),icon:"webhooks",permission:"webhooks.read",show:Bl},{name:"webhook",path:"/accounts/:accountId/webhooks/:webhookId",permission:"webhooks.read",within:"webhooks",show:Ul},{name:"activity",path:"/accounts/:accountId/activity",label:r("activity.title"),group:r("group.records"),icon:"activity",permission:"activities.read",show:qs},{name:"usage",path:"/accounts/:accountId/usage",label:r("usage.title"),group:r("group.records"),icon:"usage",permission:"usage.read",show:vl},{name:"notifications",path:"/notifications",show:Ta},{name:"profile",path:"/profile",show:al}];function jl(){let{path:e}=we.value,t=Wp(e),n=t?.params.accountId??(oe.value||_n());return B(()=>{n&&n!==oe.peek()&&K(n)},[n]),B(()=>{let o=_n();e==="/"&&o&&ne(Gn("home",o),{replace:!0})},[e,q.value]),B(fs,[]),as(),a`<${Qi}
    title=${r("page.name")}
    mark=${a`<img src="mark.svg" alt="" />`}
    context=${a`<${Yp} entry=${t?.view} />`}
    tools=${a`<${Kp} /><${Jp} />`}
    banner=${a`<${hs} />`}
    sections=${Vp()}
    current=${t?.view.within??t?.view.name}
  >
    <${zp} key=${e} found=${t} />
  <//>`}function Wp(e){for(let t of Tt){let n=hn(t.path,e);if(n)return{view:t,params:n}}return null}function Gn(e,t){let n=Tt.find(o=>o.name===e);return n?$n(n.path,{accountId:t}):"/"}function Vp(){return F.value?Tt.filter(e=>e.label&&(!e.permission||J(e.permission))).map(e=>({id:e.name,label:e.label??"",group:e.group,icon:e.icon,href:mt({path:Gn(e.name,oe.value)})})):[]}function zp({found:e}){if(q.value?.length===0)return a`<${ue} title=${r("frame.noAccount")}>
      <p>${r("frame.noAccountHint")}</p>
    <//>`;if(!e)return we.value.path==="/"?a`<div class="waiting-view" aria-busy="true"></div>`:a`<${er} title=${r("frame.noView")} hint=${r("frame.noViewHint")} />`;let{view:n,params:o}=e;if(o.accountId&&Ee.value)return a`<${Gp} />`;let i=o.accountId;if(!(!i||F.value&&oe.value===i))return a`<div class="waiting-view" aria-busy="true"></div>`;if(n.permission&&!J(n.permission)){let l=r("lacks.permission",{permission:n.permission});return a`<${er} title=${r("frame.notAllowed")} hint=${l} />`}return a`<${n.show} ...${o} />`}function Gp(){let e=Ee.value,t=e instanceof N?e:null;if(t?.details.need==="second_factor"){let n=L("profile");return a`<${ue} title=${r("frame.needsFactor")}>
      <p>${r("frame.needsFactorHint")}</p>
      ${n?a`<a class="button strong" href=${n}>${r("frame.setUpFactor")}</a>`:null}
    <//>`}if(t?.status===404){let n=r("frame.accountMissingHint");return a`<${er} title=${r("frame.accountMissing")} hint=${n} />`}return a`<${_} error=${e} onRetry=${()=>K(oe.peek())} />`}function er({title:e,hint:t}){let n=_n();return a`<${ue} title=${e}>
    <p>${t}</p>
    ${n?a`<a class="button" href=${mt({path:Gn("home",n)})}>
          ${r("frame.toHome")}
        </a>`:null}
  <//>`}function Yp({entry:e}){let t=q.value??[];if(!t.length)return null;let n=e?.path.includes(":accountId")&&!e.within;return a`<${es}
    accounts=${t.map(o=>({id:o.accountId,name:o.name,parentId:o.parentAccountId,note:o.status==="active"?r(`role.${o.role}`):`${r(`role.${o.role}`)} · ${r(`status.${o.status}`)}`}))}
    current=${oe.value}
    onSwitch=${o=>ne(Gn(n&&e?e.name:"home",o.id))}
  />`}function Kp(){let e=L("notifications");return a`<${Ki}
    unread=${ht.value}
    items=${$t.value.map(t=>({id:t.notificationId,title:t.title,atMs:Date.parse(t.createdAt),isRead:t.isRead,onOpen:()=>{t.isRead||Ce({ids:[t.notificationId]}).catch(j),t.actionUrl?.startsWith("#/")?location.hash=t.actionUrl:e&&(location.hash=e)}}))}
    onReadAll=${()=>Ce({all:!0}).catch(j)}
    allHref=${e||void 0}
  />`}function Jp(){let e=x.value;if(!e)return null;let t=async()=>{try{await pn()}catch(o){j(o);return}wn(),Fe(),x.value=null,ne("/signin",{replace:!0})},n=L("profile");return a`<${ts}
    name=${ct(e)}
    note=${e.email}
    items=${[...n?[{label:r("frame.profile"),icon:"person",href:n}]:[],{label:r("frame.docs"),icon:"keyboard",href:"docs"},{label:r("frame.signOut"),icon:"exit",act:t}]}
  />`}cs(Tt);function ql(){let[e,t]=g(null),n=x.value,{path:o}=we.value,i=["/signin","/signup","/forgot"].includes(o),s=async()=>{t(null);try{if(x.peek()===void 0){let c=await ti();ae.value=c?.impersonation.replace(/^until=/,"")??"",x.value=c?.user??null}x.peek()&&!q.peek()&&await ee()}catch(c){t(c)}};return B(()=>{s()},[n?.userId]),B(()=>{n&&i&&ne("/",{replace:!0})},[n?.userId,o]),e?a`<main class="door"><${_} error=${e} onRetry=${s} /></main>`:n===void 0||n&&!q.value&&!So(o)||n&&i?a`<div class="door" aria-busy="true"></div>`:!n||So(o)?a`<${zi} /><${Sn} />`:a`<${jl} />`}$r(a`<${ql} />`,document.getElementById("page"));
