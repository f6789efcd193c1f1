/* Built by `make pages`. Licences are in kit/vendor. */
var Zo=function(e,t,n,o){var i;t[0]=0;for(var s=1;s<t.length;s++){var l=t[s++],c=t[s]?(t[0]|=l?1:2,n[t[s++]]):t[++s];l===3?o[0]=c:l===4?o[1]=Object.assign(o[1]||{},c):l===5?(o[1]=o[1]||{})[t[++s]]=c:l===6?o[1][t[++s]]+=c+"":l?(i=e.apply(c,Zo(e,c,n,["",null])),o.push(i),c[0]?t[0]|=2:(t[s-2]=0,t[s]=i)):o.push(c)}return o},Xo=new Map;function Qo(e){var t=Xo.get(this);return t||(t=new Map,Xo.set(this,t)),(t=Zo(this,t.get(e)||(t.set(e,t=(function(n){for(var o,i,s=1,l="",c="",u=[0],p=function(h){s===1&&(h||(l=l.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?u.push(0,h,l):s===3&&(h||l)?(u.push(3,h,l),s=2):s===2&&l==="..."&&h?u.push(4,h,0):s===2&&l&&!h?u.push(5,0,!0,l):s>=5&&((l||!h&&s===5)&&(u.push(s,0,l,i),s=6),h&&(u.push(s,h,0,i),s=6)),l=""},m=0;m<n.length;m++){m&&(s===1&&p(),p(m));for(var f=0;f<n[m].length;f++)o=n[m][f],s===1?o==="<"?(p(),u=[u],s=3):l+=o:s===4?l==="--"&&o===">"?(s=1,l=""):l=o+l[0]:c?o===c?c="":l+=o:o==='"'||o==="'"?c=o:o===">"?(p(),s=1):s&&(o==="="?(s=5,i=l,l=""):o==="/"&&(s<5||n[m][f+1]===">")?(p(),s===3&&(u=u[0]),s=u,(u=u[0]).push(2,0,s),s=0):o===" "||o==="	"||o===`
`||o==="\r"?(p(),s=2):l+=o),s===3&&l==="!--"&&(s=4,u=u[0])}return p(),u})(e)),t),arguments,[])).length>1?t:t[0]}var U,nr,zn,Ie,Wn,Yt,or,zt,rr,Gn,Vn,Ml,Tt=Symbol.for("pv"),Kt={},Jt=[],Pl=/^m(i|n|o|s|text|space)$/,Yn=Array.isArray,Kn=Jt.slice,ze=Object.assign;function Ve(e){e&&e.parentNode&&e.remove()}function Xt(e,t,n){var o,i,s,l={},c=arguments.length;for(s in t)s=="key"?o=t[s]:s=="ref"&&typeof e!="function"?i=t[s]:l[s]=t[s];return c>2&&(l.children=c>3?Kn.call(arguments,2):n),At(e,l,o,i,null)}function At(e,t,n,o,i){var s={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Tt,__v:i||++nr,__i:-1,__u:0};return!i&&U.vnode&&U.vnode(s),s}function Ge(e){return e.children}function tt(e,t){this.props=e,this.context=t,this.__g=0}function Me(e,t){if(t==null)return e.__&&Me(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:Me(e)}function Dl(e){var t,n=e.__v,o=n.__e,i=[],s=[],l=e.__P;l&&((t=ze({constructor:Tt},n)).__v=n.__v+1,U.vnode&&U.vnode(t),Jn(l,t,n,e.__n,l.namespaceURI,32&n.__u?[o]:null,i,o||Me(n),32&n.__u,s),t.__v=n.__v,t.__.__k[t.__i]=t,ur(i,t,s),n.__=n.__e=null,t.__e!=o&&ir(t))}function ir(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),ir(e)}function er(e){(8&e.__g||(e.__g|=8,Ie.push(e),Yt++))&&Wn==U.debounceRendering||((Wn=U.debounceRendering)||queueMicrotask)(sr)}function sr(){try{for(var e,t=1;Ie.length;)Ie.length>t&&Ie.sort(or),e=Ie.shift(),t=Ie.length,8&e.__g&&Dl(e)}finally{(Yt=Ie.length)&&(Wn||queueMicrotask)(sr)}}function ar(e,t,n,o,i,s,l,c,u,p,m){var f,h,d,$,y,k,x=o.__k||Jt,E=t.length;for(u=Nl(n,t,x,u,E),f=0;f<E;f++)(d=n.__k[f])!=null&&(h=~d.__i&&x[d.__i]||Kt,d.__i=f,k=Jn(e,d,h,i,s,l,c,u,p,m),$=d.__e,(h.ref!=d.ref||8&h.__u)&&(h.ref&&Xn(h.ref,null,d,h),d.ref&&m.push(d.ref,d.__c||$,d)),y=y||$,4&d.__u?(u=lr(d,u,e,!h.__v),h.__e&&(h.__e=null)):typeof d.type=="function"&&k!==void 0?u=k:$&&(u=$.nextSibling),d.__u&=-21);return n.__e=y,u}function Nl(e,t,n,o,i){var s,l,c,u,p,m,f,h,d,$=n.length,y=$,k=0,x=0,E=e.__k=Array(i);for(s=0;s<i;s++)(l=t[s])!=null&&typeof l!="boolean"&&typeof l!="function"?(typeof l!="object"||l.constructor===String?l=E[s]=At(null,l):Yn(l)?l=E[s]=At(Ge,{children:l}):l.constructor===Tt&&l.__b?l=E[s]=At(l.type,l.props,l.key,l.ref,l.__v):E[s]=l,u=s+k,l.__=e,l.__b=e.__b+1,c=null,~(p=l.__i=Rl(l,n,u,y))&&(y--,(c=n[p])&&(c.__u|=2)),c&&c.__v?(l.__u|=16,p==u-1?k--:p==u+1?k++:p!=u&&(p>u?k--:k++,x=1)):(~p||(i>$?k--:i<$&&k++),typeof l.type!="function"&&(l.__u|=4))):E[s]=null;if(x){for(m=[],f=[],s=0;s<i;s++)if((l=E[s])&&16&l.__u){for(k=0,h=m.length;k<h;)m[d=k+h>>1]<l.__i?k=d+1:h=d;m[k]=l.__i,f[s]=k+1}for(k=m.length;s--;)f[s]&&(f[s]==k?k--:E[s].__u|=4)}if(y)for(s=0;s<$;s++)!(c=n[s])||2&c.__u||(c.__e==o&&(o=Me(c)),Zn(c,c));return o}function lr(e,t,n,o){var i,s,l,c;if(typeof e.type=="function"){if(e.props.__P)return t;if(i=e.__k)for(s=0;s<i.length;s++)i[s]&&(i[s].__=e,t=lr(i[s],t,n,!1));return t}for(t&&!t.parentNode&&(t=Me(e))&&!t.parentNode&&(t=null),l=e.__e,c=t;c&&c.nodeType==8;)c=c.nextSibling;for(l!=c&&(!o&&n.moveBefore&&l.parentNode?n.moveBefore(l,t):n.insertBefore(l,t||null)),t=l;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function Rl(e,t,n,o){var i,s=e.key,l=e.type,c=t[n],u=c&&!(2&c.__u);if(c===null&&s==null||u&&s==c.key&&l==c.type)return n;if(o>(u?1:0)){for(i=n-1;i>=0;i--)if((c=t[i])&&!(2&c.__u)&&s==c.key&&l==c.type)return i;for(i=n+1;i<t.length;i++)if((c=t[i])&&!(2&c.__u)&&s==c.key&&l==c.type)return i}return-1}function tr(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function Vt(e,t,n,o,i){var s,l;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||tr(e.style,t);if(n)for(t in n)o&&n[t]==o[t]||tr(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(e.__e||(e.__e={}))[t]=n,n&&o||(l=Vn[t]||(Vn[t]=Hl(t)),(e.__a||(e.__a={}))[t]=Gn,s=t!=(t=t.replace(rr,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,l,s):e.removeEventListener(t,l,s));else{if(i=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function Hl(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[zt]==null)t[zt]=Gn++;else if(t[zt]<this.__a[e])return;return n(U.event?U.event(t):t)}}}function Jn(e,t,n,o,i,s,l,c,u,p){var m,f,h,d,$,y,k,x,E,I,N,je,he,$e,qe,Jo,Oe,We,xe=t.type;if(t.constructor!==Tt)return null;128&n.__u&&(u=32&n.__u,m=n.__c.__z)&&(t.__u|=u,f=s=[],m.nodeType==8?c=Gt(m,s):s.push(m),c=s[0]||c),(m=U.__b)&&m(t);e:if(typeof xe=="function"){h=l.length;try{if(x=t.props,E=(m=xe.prototype)&&m.render,I=(m=xe.contextType)&&o[m.__c],N=m?I?I.props.value:m.__:o,(d=n.__c)?(t.__c=d,2&d.__g&&(d.__g|=1)):(E?t.__c=d=new xe(x,N):(t.__c=d=new tt(x,N),d.constructor=xe,d.render=Ul),I&&I.sub(d),d.state||(d.state={}),d.__n=o,d.__g|=8,d.__h=[],d.__k=[]),E&&(d.__s||(d.__s=d.state),xe.getDerivedStateFromProps&&(d.__s==d.state&&(d.__s=ze({},d.__s)),ze(d.__s,xe.getDerivedStateFromProps(x,d.__s)))),$=d.props,y=d.state,d.__v=t,n.__c){if(x!==$&&E&&!xe.getDerivedStateFromProps&&d.componentWillReceiveProps&&d.componentWillReceiveProps(x,N),t.__v==n.__v&&!(8&d.__g)||!(4&d.__g)&&d.shouldComponentUpdate&&d.shouldComponentUpdate(x,d.__s,N)===!1){t.__v!=n.__v&&(d.props=x,d.state=d.__s,d.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(me){me&&(me.__=t)}),Jt.push.apply(d.__h,d.__k),d.__k=[],d.__h.length&&l.push(d),c=Me(n);break e}d.componentWillUpdate&&d.componentWillUpdate(x,d.__s,N),E&&d.componentDidUpdate&&d.__h.push(function(){d.componentDidUpdate($,y,k)})}else E&&!xe.getDerivedStateFromProps&&d.componentWillMount&&d.componentWillMount(),E&&d.componentDidMount&&d.__h.push(d.componentDidMount);d.context=N,d.props=x,d.__P=e,d.__g&=-5,je=U.__r,he=E?25:0;do d.__g&=-9,je&&je(t),m=d.render(d.props,d.state=d.__s,d.context);while(8&d.__g&&++he<25);E&&(Jt.push.apply(d.__h,d.__k),d.__k=[]),d.state=d.__s,d.getChildContext&&(o=ze({},o,d.getChildContext())),E&&n.__c&&d.getSnapshotBeforeUpdate&&(k=d.getSnapshotBeforeUpdate($,y)),$e=m&&m.type===Ge&&m.key==null?m.props.children:m,x.__P&&(m=c,i=(e=x.__P).namespaceURI,u=s=null,n.props&&n.props.__P!=e&&(n.__k.some(function(me){me&&Zn(me,me)}),n.__k=null),c=n.__k?Me(n,0):null),c=ar(e,Yn($e)?$e:[$e],t,n,o,i,s,l,c,u,p),x.__P&&(t.__e=null,c=m),t.__u&=-161,f&&f.some(Ve),d.__h.length&&l.push(d),1&d.__g&&(d.__g&=-4)}catch(me){if(l.length=h,t.__v=null,u||s)if(me&&me.then){if(t.__u|=128|u,s){for(~(Oe=s.indexOf(c||void 0))||(Oe=s.length);(We=s[Oe-1])&&We.nodeType==8;)Oe--;for(;Oe<s.length;Oe++)if(We=s[Oe])if(s[Oe]=null,qe){if(We==Jo)break}else{if(We.nodeType!=8)break;We.data.startsWith("$s")&&(Jo=Gt(qe=We))}}if(!qe){for(;c&&c.nodeType==8&&c.nextSibling;)c=c.nextSibling;qe=c}(m=Gt(qe=t.__c.__z||(t.__c.__z=qe)))?(t.__e=qe,c=m):t.__e=c,c=c&&c.nextSibling}else s&&s.some(Ve);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),me&&me.then||cr(t),U.__e(me,t,n)}}else c=t.__e=Ll(n.__e,t,n,o,i,s,l,u,p,e);return(m=U.diffed)&&m(t),c}function Gt(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function cr(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(cr))}function ur(e,t,n){for(var o=0;o<n.length;)Xn(n[o++],n[o++],n[o++]);U.__c&&U.__c(t,e),e.some(function(i){try{e=i.__h,i.__h=[],e.some(function(s){s.call(i)})}catch(s){U.__e(s,i.__v)}})}function Ll(e,t,n,o,i,s,l,c,u,p){var m,f,h,d,$,y,k,x,E=n.props||Kt,I=t.props,N=t.type;if(N=="svg"?i="http://www.w3.org/2000/svg":N=="math"?i="http://www.w3.org/1998/Math/MathML":i||(i="http://www.w3.org/1999/xhtml"),s){for(m=0;m<s.length;m++)if(($=s[m])&&(N?$.localName==N:$.nodeType==3)){e=$,s[m]=null;break}}if(!e){if(x=p.ownerDocument||document,!N)return x.createTextNode(I);e=x.createElementNS(i,N,I.is?I:p),c&&(U.__m&&U.__m(t,s),c=!1),s=null}if(N){if(p=N=="template"&&e.content||e,s=N=="textarea"&&I.defaultValue!=null?null:s&&Kn.call(p.childNodes),!c&&s)for(E={},m=0;m<e.attributes.length;m++)E[($=e.attributes[m]).name]=$.value;for(m in E)$=E[m],m=="dangerouslySetInnerHTML"?h=$:m=="children"||m in I||m=="value"&&"defaultValue"in I||m=="checked"&&"defaultChecked"in I||Vt(e,m,null,$,i);for(m in I)$=I[m],m=="children"?d=$:m=="dangerouslySetInnerHTML"?f=$:m=="value"?y=$:m=="checked"?k=$:c&&typeof $!="function"||E[m]===$||Vt(e,m,$,E[m],i);f?(c||h&&(f.__html==h.__html||f.__html==e.innerHTML)||(e.innerHTML=f.__html),t.__k=[]):(h&&(e.textContent=""),(N=="foreignObject"||i=="http://www.w3.org/1998/Math/MathML"&&Pl.test(N))&&(i="http://www.w3.org/1999/xhtml"),ar(p,Yn(d)?d:[d],t,n,o,i,s,l,s?s[0]:n.__k&&Me(n,0),c,u),s&&s.some(Ve)),c&&N!="textarea"||(m="value",N=="progress"&&y==null?e.removeAttribute(m):y==null||y===e[m]&&(N!="progress"||y)||Vt(e,m,y,E[m],i),m="checked",k!=null&&k!=e[m]&&Vt(e,m,k,E[m],i))}else E===I||c&&e.data==I||(e.data=I);return e}function Xn(e,t,n,o){try{typeof e=="function"?t?t.__x=e(t)||1:o&&(o=o.__c||o.__e)&&(t=o.__x)&&(o.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(i){U.__e(i,n)}}function Zn(e,t,n){var o,i,s,l;if(U.unmount&&U.unmount(e),!(o=e.ref)||o.current&&o.current!=e.__e||Xn(o,null,t,e),o=e.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(c){U.__e(c,t)}o.__P=o.__n=null}if(o=e.__k)for(l=0;l<o.length;l++)o[l]&&Zn(o[l],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(o=e.__c)&&(o=o.__z)&&(i=Gt(o,s=[]))&&(o==e.__e&&s.some(Ve),Ve(i),Ve(o)),n||Ve(e.__e),e.__e=e.__c=e.__=null}function Ul(e,t,n){return this.constructor(e,n)}function mr(e,t){var n,o,i,s;U.__&&U.__(e,t),t.nodeType==9&&(t=t.documentElement),o=(n=e&&32&e.__u)?null:t.__k,t.__k=At(Ge,{children:[e]}),i=[],s=[],Jn(t,t.__k,o||Kt,Kt,t.namespaceURI,o?null:t.firstChild?Kn.call(t.childNodes):null,i,o?o.__e:t.firstChild,n,s),ur(i,t.__k,s),t.__k.props.children=null}U={__e:function(e,t,n,o){for(var i,s,l;t=t.__;)if((i=t.__c)&&!(1&i.__g)){i.__g|=4;try{if((l=(s=i.constructor)&&s.getDerivedStateFromError)&&i.setState(s.getDerivedStateFromError(e)),i.componentDidCatch&&(i.componentDidCatch(e,o||{}),l=1),l&&8&i.__g)return void(i.__g|=2)}catch(c){e=c}}throw Yt=0,e}},nr=0,zn=function(e){return e!=null&&e.constructor===Tt},tt.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=ze({},this.state)),typeof e=="function"&&(e=e(ze({},n),this.props)),e&&(ze(n,e),this.__v&&(t&&this.__k.push(t),er(this)))},tt.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),er(this))},tt.prototype.render=Ge,Ie=[],Yt=0,or=function(e,t){return e.__v.__b-t.__v.__b},zt=Symbol(),rr=/(PointerCapture)$|Capture$/i,Gn=0,Vn={},Ml=0;var a=Qo.bind(Xt);var pr={add:"M12 5v14M5 12h14",back:"M15 5l-7 7 7 7",bell:"M6 17v-6a6 6 0 0112 0v6l1.5 2h-15zM10 21h4",bin:"M4 7h16M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10.3 10.5v6M13.7 10.5v6",check:"M4.5 12.5l5 5L19.5 7",close:"M6 6l12 12M18 6L6 18",copy:"M9 9h11v11H9zM15 9V4H4v11h5",down:"M6 9l6 6 6-6",edit:"M4 20l1-4.5L16.5 4 20 7.5 8.5 19zM14 6.5l3.5 3.5",exit:"M14 4h5v16h-5M10 8l-4 4 4 4M6 12h9",keyboard:"M3 7h18v11H3zM7 11h.01M11 11h.01M15 11h.01M8 14.5h8",menu:"M4 6h16M4 12h16M4 18h16",more:"M5 12h.01M12 12h.01M19 12h.01",next:"M9 5l7 7-7 7",person:"M12 11a4 4 0 100-8 4 4 0 000 8zM4.5 21c.6-4 3.6-6.5 7.5-6.5s6.9 2.5 7.5 6.5",refresh:"M20 11a8 8 0 10-2 6.2M20 4v7h-7",search:"M10.5 17a6.5 6.5 0 100-13 6.5 6.5 0 000 13zM15.5 15.5L21 21",up:"M6 15l6-6 6 6",warning:"M12 4L2.5 20h19zM12 10v5M12 17.5v.01"};function dr(e){Object.assign(pr,e)}function C({name:e}){return a`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d=${pr[e]} />
  </svg>`}dr({home:"M4 11l8-7 8 7v9h-5.5v-6h-5v6H4z",accounts:"M12 3v5M9 8h6v4H9zM12 12v3M5 18v-3h14v3M2.5 18h5v3h-5zM16.5 18h5v3h-5z",members:"M9 11a3.5 3.5 0 100-7 3.5 3.5 0 000 7zM2.5 20c.5-3.8 3-6 6.5-6s6 2.2 6.5 6M16 4.5a3.2 3.2 0 010 6.2M17.5 14.3c2.2.7 3.6 2.6 4 5.7",settings:"M12 15a3 3 0 100-6 3 3 0 000 6zM12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M18.7 5.3l-2.1 2.1M7.4 16.6l-2.1 2.1",mail:"M3 5.5h18v13H3zM3.5 6l8.5 7 8.5-7",link:"M9 15l6-6M10.5 6.5l2-2a4.2 4.2 0 016 6l-2 2M13.5 17.5l-2 2a4.2 4.2 0 01-6-6l2-2",move:"M12 3v18M3 12h18M12 3L9 6M12 3l3 3M12 21l-3-3M12 21l3-3M3 12l3-3M3 12l3 3M21 12l-3-3M21 12l-3 3",pause:"M8 5v14M16 5v14",play:"M7 4.5l12 7.5-12 7.5z",restore:"M4 11a8 8 0 112 6.2M4 4v7h7",lock:"M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 017 0v3",key:"M8 16a4 4 0 100-8 4 4 0 000 8zM11.5 10.5L20 10.5v3M16.5 10.5v3",webhooks:"M4 12h6M14 6h6v12h-6M10 12l4-6M10 12l4 6M10 12h4",activity:"M3 12h4l3-8 4 16 3-8h4",usage:"M4 20V10M10 20V4M16 20v-7M3 20.5h18"});var Qn=globalThis.document?.documentElement,no="en-GB",Fl=/\{(\w+)\}|<(\w+)>(.*?)<\/\2>/gs,fr=new Map,eo=()=>Qn?.lang||no;function vr(e){let t=Object.keys(e);return Qn&&(Qn.lang=wr(navigator.languages,t)??t[0]??no),oo(e)}function oo(e){let t=Object.keys(e),n=e[t[0]??no],o=(i,s)=>{let l=e[wr([eo()],t)??""],c=$r(l,i)??$r(n,i);if(c===void 0)throw new Error(`There is no text "${i}".`);return typeof c=="string"?c:c[jl(Number(s.count))]??c.other};return{text:(i,s={})=>to(o(i,s),s).join(""),rich:(i,s={})=>to(o(i,s),s)}}function q(e,t={}){return Ct(Intl.NumberFormat,t).format(e)}function oe(e,t={dateStyle:"long",timeStyle:"short"}){return Ct(Intl.DateTimeFormat,t).format(e)}var Bl=[["year",365*86400],["month",30*86400],["week",7*86400],["day",86400],["hour",3600],["minute",60]];function yr(e,t,n={numeric:"auto"}){let o=(e-t)/1e3,i=Ct(Intl.RelativeTimeFormat,n);for(let[s,l]of Bl){let c=Math.trunc(o/l);if(c)return i.format(c,s)}return i.format(0,"second")}function Pe(e,t={type:"conjunction"}){return Ct(Intl.ListFormat,t).format(e)}var hr=["byte","kilobyte","megabyte","gigabyte","terabyte"];function br(e){let t=e<1?0:Math.min(Math.floor(Math.log10(e)/3),hr.length-1);return q(e/1e3**t,{style:"unit",unit:hr[t],unitDisplay:t?"short":"long",maximumFractionDigits:t?1:0})}function $r(e,t){let n=e;for(let o of t.split("."))n=n?.[o];return n}function to(e,t){let n=[],o=0;for(let i of e.matchAll(Fl)){let[s,l,c,u=""]=i;n.push(e.slice(o,i.index)),o=i.index+s.length;let p=t[l??c??""];if(p===void 0)throw new Error(`The text "${e}" needs "${l??c}".`);if(c){let m=to(u,t).join("");n.push(typeof p=="function"?p(m):m)}else n.push(typeof p=="number"?q(p):p)}return n.push(e.slice(o)),n.filter(i=>i!=="")}function jl(e){return Ct(Intl.PluralRules,{}).select(e)}function Ct(e,t){let n=`${e.name} ${eo()} ${JSON.stringify(t)}`,o=fr.get(n)??new e(eo(),t);return fr.set(n,o),o}function wr(e,t){for(let n of e){let o=n.toLowerCase(),i=t.find(l=>l.toLowerCase()===o),s=t.find(l=>gr(l)===gr(n));if(i??s)return i??s}}var gr=e=>e.toLowerCase().split("-")[0];var _r={banner:{label:"Important"},bell:{all:"See all notifications",label:{one:"Notifications, {count} unread",other:"Notifications, {count} unread"},none:"No notifications.",readAll:"Mark all as read",title:"Notifications",unread:"Unread:"},confirm:{cancel:"Cancel",type:"Type {name} to confirm"},copy:{button:"Copy",done:"Copied",failed:"Not allowed: select it and copy"},dialog:{close:"Close"},diff:{added:"Added:",folded:{one:"{count} unchanged line",other:"{count} unchanged lines"},removed:"Removed:",same:"Nothing changed."},form:{choose:"Choose…",discard:"Discard changes",json:"Must be JSON.",jsonHint:"JSON.",keep:"Keep editing",lines:"One per line.",no:"No",number:"Must be a number.",optional:"{label} (optional)",required:"Required.",unsaved:"You have unsaved changes.",whole:"Must be a whole number.",yes:"Yes"},impersonation:{back:"Operator page",banner:"You are viewing this page as another person, read-only, until {time}."},keys:{title:"Keyboard shortcuts",letters:"Enable keyboard shortcuts"},live:{broken:"The connection was lost.",connecting:"Connecting…",live:"Live",off:"Not connected",paused:"Paused while hidden",polling:"Live updates unavailable, refreshing regularly",waiting:"Connection lost, trying again"},meter:{full:"The limit is reached.",of:"{used} of {limit}",unlimited:"{used}, unlimited"},notice:{dismiss:"Dismiss"},pager:{label:"Pages",next:"Next",page:"Page {page}",previous:"Previous"},problem:{again:"Try again",copyId:"Copy id",request:"Request {id}",status:"status {status}",wait:{one:"You can try again in {count} second.",other:"You can try again in {count} seconds."},waitMinutes:{one:"You can try again in {count} minute.",other:"You can try again in {count} minutes."}},progress:{done:"Done.",failed:"Failed.",of:"{done} of {total}"},request:{busy:"The server is busy. Trying again…",lost:"The server cannot be reached. Trying again…",offline:"The server cannot be reached. Check your connection.",slow:"The server did not respond in time.",status:"The server responded with status {status}.",tooMany:"Too many requests. Trying again in a moment…"},secret:{copy:"Copy secret",done:"I've saved it",once:"Copy it now. You won't see this again."},shell:{sections:"Sections",skip:"Skip to content"},sparkline:{words:"from {first} to {last}, lowest {lowest}, highest {highest}"},stepper:{back:"Back",next:"Next",place:"(step {step} of {steps})"},switcher:{label:"Account",list:"Accounts",more:{one:"{count} more account. Search to find it.",other:"{count} more accounts. Search to find them."},none:"No account matches “{search}”.",search:"Search accounts"},table:{filter:"Filter",noMatch:"Nothing matches “{filter}”.",select:"Select {name}",selectAll:{one:"Select {count} row",other:"Select all {count} rows"},selected:{one:"{count} selected",other:"{count} selected"}},theme:{title:"Colours",system:"System",light:"Light",dark:"Dark"},user:{menu:"Settings",of:"Account of {name}"},when:{now:"just now"}};var{text:b,rich:Zt}=oo({"en-GB":_r});var R=class extends Error{constructor(t,n={}){super(t),this.status=n.status??0,this.code=n.code??"",this.requestId=n.requestId??"",this.retryAfterSeconds=n.retryAfterSeconds??0,this.details=n.details??{},this.place=n.place??String(this.details.place??"")}};var Ye,Y,ro,kr,io=Object.is,Qt=0,Mr=[],so=[],G=U,xr=G.__b,Sr=G.__r,Ar=G.diffed,Tr=G.__c,Cr=G.unmount,Er=G.__;function Ot(e,t){G.__h&&G.__h(Y,e,Qt||t),Qt=0;var n=Y.__H||(Y.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function g(e){return Qt=1,ql(Pr,e)}function ql(e,t,n){var o=Ot(Ye++,2);if(o.t=e,!o.__c&&(o.__=[n?n(t):Pr(void 0,t),function(s){var l=(o.__N||o.__)[0],c=o.t(l,s);io(l,c)||(o.__N=[c,o.__[1]],o.__c.setState({}))}],o.__c=Y,!Y.__f)){Y.__f=!0;var i=Y.shouldComponentUpdate;Y.shouldComponentUpdate=function(s,l,c){var u=this.__H;if(!u)return!0;var p=!1,m=this.props!=s;if(u.__.some(function(h){h.__N&&(p=!0,io(h.__[0],h.__N[0])||(m=!0))}),i){var f=i.call(this,s,l,c);return p?f||m:f}return!p||m}}return o.__}function K(e,t){var n=Ot(Ye++,3);!G.__s&&lo(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,Y.__H.__h.push(n))}function ve(e,t){var n=Ot(Ye++,4);!G.__s&&lo(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,Y.__h.push(n))}function J(e){return Qt=5,nt(function(){return{current:e}},[])}function nt(e,t){var n=Ot(Ye++,7);return lo(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function se(){var e=Ot(Ye++,11);if(!e.__){for(var t=Y.__v;!t.__m&&t.__;)t=t.__;var n=t.__m||(t.__m=[0,0]);e.__="P"+n[0]+"-"+n[1]++}return e.__}function Wl(){var e;do{for(;e=so.shift();)try{Et(e)}catch(n){G.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=Mr.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(Et),t.__h.some(ao),t.__h=[]}catch(n){t.__h=[],G.__e(n,e.__v)}}}while(so.length)}G.__b=function(e){Y=null,xr&&xr(e)},G.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),Er&&Er(e,t)},G.__r=function(e){Sr&&Sr(e),Ye=0;var t=(Y=e.__c).__H;t&&(ro==Y?Y.__h=[]:(t.__h.some(Et),t.__h.some(ao),Ye=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),ro=Y},G.diffed=function(e){Ar&&Ar(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&Ir(Mr.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),ro=Y=null},G.__c=function(e,t){t.some(function(n){try{n.__h.some(Et),n.__h=n.__h.filter(function(o){return!o.__||ao(o)})}catch(o){n.__h=[function(){throw o}]}}),Tr&&Tr(e,t)},G.unmount=function(e){Cr&&Cr(e);var t,n,o=e.__c;o&&o.__H&&(o.__H.__.some(function(i){try{if(i.__P&&i.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}i.__P=n,Ir(so.push(i))}else Et(i)}catch(s){t=s}}),o.__H=void 0,t&&G.__e(t,o.__v))};var Or=typeof requestAnimationFrame=="function";function Vl(e){var t,n=function(){clearTimeout(o),Or&&cancelAnimationFrame(t),setTimeout(e)},o=setTimeout(n,35);Or&&(t=requestAnimationFrame(n))}function Ir(e){e!=1&&kr==G.requestAnimationFrame||((kr=G.requestAnimationFrame)||Vl)(Wl)}function Et(e){var t=Y,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),Y=t}function ao(e){var t=Y;e.__c=e.__(),Y=t}function lo(e,t){return!e||e.length!=t.length||t.some(function(n,o){return!io(n,e[o])})}function Pr(e,t){return typeof t=="function"?t(e):t}var zl=2500;function De({text:e,label:t=b("copy.button")}){let[n,o]=g("");return a`<button type="button" class="button quiet copy" onClick=${async()=>{let s=await Gl(typeof e=="string"?e:e());o(s?"done":"failed"),setTimeout(()=>o(""),zl)}}>
    <${C} name=${n==="done"?"check":"copy"} />
    <span aria-live="polite">${n?b(`copy.${n}`):t}</span>
  </button>`}async function Gl(e){try{return await navigator.clipboard.writeText(e),!0}catch{let t=document.createElement("textarea");t.value=e,t.className="visually-hidden";let n=document.activeElement;(document.querySelector("dialog[open]")??document.body).append(t),t.select();let o=document.execCommand("copy");return t.remove(),n instanceof HTMLElement&&n.focus(),o}}var Yl=500,Kl=90,co={advice:{},isForDevelopers:!1};function Dr(e){Object.assign(co,e)}function _({error:e,title:t,onRetry:n,children:o}){if(!e)return null;let i=e instanceof R?e:null,s=i?co.advice[i.status]:"",l=co.isForDevelopers||(i?.status??0)>=Yl;return a`<div class="problem" role="alert">
    <p class="problem-words">
      ${t?a`<strong>${t}</strong>${" "}`:null}${uo(e)}
    </p>
    ${s?a`<p>${s}</p>`:null} ${o}
    ${i?.retryAfterSeconds?a`<p>${Xl(i.retryAfterSeconds)}</p>`:null}
    ${i?.requestId&&l?a`<p class="problem-id hint">
          ${Zt("problem.request",{id:a`<code>${i.requestId}</code>`})}
          ${i.status?`, ${b("problem.status",{status:`${i.status}`})}`:null}
          <${De} text=${i.requestId} label=${b("problem.copyId")} />
        </p>`:null}
    ${n?a`<button type="button" class="button" onClick=${n}>
          ${b("problem.again")}
        </button>`:null}
  </div>`}function uo(e){let t=e instanceof Error?e.message:String(e);return Jl(t)}function Jl(e){let t=e.trim(),n=t.charAt(0).toUpperCase()+t.slice(1);return/[.!?…]$/.test(n)?n:`${n}.`}function Xl(e){return e<Kl?b("problem.wait",{count:e}):b("problem.waitMinutes",{count:Math.ceil(e/60)})}var Nr={page:{name:"Core",title:"{view} · Core",wait:"One moment…"},activities:{all:"View all",byKey:"An API key",byMember:"A member",byOperator:"The operator",bySystem:"The service",none:"Nothing has happened yet.",of:"{what}: {name}",title:"Newest activity"},activity:{after:"After",any:"Any",before:"Before",changes:"Changes",csv:"Export CSV",device:"Device",filters:"Filter activities",from:"From",hint:"Who did what, when, and from where. Entries cannot be changed.",id:"Id",jsonl:"Export JSON lines",network:"Network",noChanges:"This entry has no values before or after.",noMatch:"No activity matches",nothing:"Nothing.",resource:"Resource",title:"Activity",to:"To",type:"Type",what:"What",when:"When",who:"Who"},area:{account:"This account",activities:"Activity",apikeys:"API keys",billing:"Plan",data:"Data",schedules:"Schedules",security:"Security",sources:"Sources",usage:"Usage",users:"People",webhooks:"Webhooks"},attention:{done:"Mark as read",full:"Limit reached: {limit}",near:"Almost at the limit: {limit}",see:"View",suspended:"This account is suspended",terminated:"This account is terminated",title:"Needs attention",used:"{used} of {allowed} used."},banner:{cancelled:"The plan was cancelled. Everything works until {day}; then you can only read.",cancelledNow:"The plan was cancelled.",mailAgain:"Send the link again",mailed:"We sent a link to {email}.",reason:"Reason: {reason}",seePlan:"View plan",suspended:"{name} is suspended. You can read and export, but not change anything.",terminated:"{name} is terminated. An admin can restore it within 30 days.",trial:{one:"The trial of {plan} ends in {count} day.",other:"The trial of {plan} ends in {count} days."},unconfirmed:"Confirm {email} to invite people and create keys. The link is in your inbox."},category:{billing:"Billing",security:"Security",sync:"Sync",system:"System",team:"Team"},checklist:{all:"Select all",none:"Clear all"},danger:{below:{one:"{count} account below is affected too.",other:"{count} accounts below are affected too."},byOperator:"The operator suspended this account. Only the operator can reactivate it.",move:{deed:"Move",hint:"The account moves with everything below it. You see what changes first.",title:"Move below another account"},moving:"The account is being moved.",reactivate:{deed:"Reactivate",hint:"People can work here again.",title:"Reactivate this account"},reactivated:"{name} is active again.",reason:"Reason (optional)",reasonHint:"All people in the account see it.",restore:{deed:"Restore",hint:"The account becomes active again, with all its data.",title:"Restore this account"},restored:"{name} is restored.",rootStays:"An organisation has no account above it, and cannot move.",suspend:{ask:"Suspend {name}?",deed:"Suspend",hint:"People here and below can read and export, but not change anything.",title:"Suspend this account"},suspended:"{name} is suspended.",terminate:{ask:"Terminate {name}?",deed:"Terminate",hint:"All work here ends. After 30 days, everything in it is deleted for good.",title:"Terminate this account"},terminated:"{name} is terminated. You can restore it for 30 days.",title:"Danger zone",until:"You can restore it until {day}. Then everything in it is deleted."},deliveries:{all:"All",attempts:"Attempts",delivered:"Delivered",event:"Event",everything:"Everything",failed:"Failed",held:"Held",id:"Message id",next:"Next attempt",noAttempt:"Nothing was sent yet.",none:"No deliveries yet. Send a test to see the first one.",one:"Delivery",onlyFailed:"Only failed ones",pending:"Pending",published:"Published",replay:"Send again",replayBegun:"The deliveries are being sent again.",replayHint:"Receivers recognise a repeated message by its id.",replaySome:"Send several again",replayed:"The delivery is sent again.",request:"Request",response:"Response",since:"Published since",status:"Status",title:"Deliveries",which:"Which deliveries"},details:{hint:"What your organisation notes about this account, such as a cost centre.",label:"Names and values",lines:"One per line, such as Cost centre: 4711.",save:"Save details",title:"Details"},door:{back:"Back to sign-in",code:"Code",codeHint:"Six digits from your authenticator app, or one of your backup codes.",codeIntro:"Your account is protected by two-step sign-in.",codeTitle:"Enter your code",create:"Create account",forgotIntro:"Enter your address, and we will send you a link that sets a new password.",forgotSend:"Send the link",forgotSent:"If {email} belongs to an account, a link is on its way. It works for an hour.",forgotSentTitle:"Check your e-mail",forgotTitle:"Forgot your password?",newLink:"Get a new link",resetDone:"Your new password is set. Sign in with it.",resetIntro:"You will be signed out everywhere else.",resetSave:"Set the password",resetTitle:"Set a new password",sessionEnded:"Your session has ended. Sign in to continue.",signIn:"Sign in",signUp:"Create your account",signUpIntro:"14 days of the Professional plan, without a card.",toForgot:"Forgot your password?",toSignIn:"Already have an account? Sign in",toSignUp:"New here? Sign up",wrong:"Wrong e-mail address or password."},event:{account:{suspended:"An account was suspended",terminated:"An account was terminated"},apikey:{created:"A key was created",revoked:"A key was revoked"},usage:{limit_reached:"A limit of the plan is reached",warning:"80% of a limit is used"},user:{invited:"A person was invited",joined:"A person accepted an invitation",removed:"A person was removed, or left"},webhook:{disabled:"A webhook was disabled after failures"}},eventGroup:{account:"Accounts",apikey:"API keys",usage:"Usage",user:"People",webhook:"Webhooks"},figures:{calls:{one:"API calls in {count} day",other:"API calls in {count} days"}},form:{cancel:"Cancel",required:"Required.",save:"Save"},frame:{accountMissing:"Account not found",accountMissingHint:"It does not exist, or you are not a member of it.",docs:"API documentation",needsFactor:"This account requires two-step sign-in",needsFactorHint:"Set it up in your profile, and sign in again with a code.",noAccount:"You are not in any account",noAccountHint:"Ask an admin for an invitation.",noView:"Page not found",noViewHint:"The link may be old.",notAllowed:"You don't have access to this view",profile:"Profile and security",setUpFactor:"Set up two-step sign-in",signOut:"Sign out",toHome:"Go to the overview"},fresh:{cancelled:"Nothing was changed: this needs your password.",go:"Continue",hint:"You signed in a while ago. Enter your password to continue.",title:"Confirm that it is you"},group:{developers:"Developers",organisation:"Organisation",records:"Records"},happened:{account_created:"Account created",account_moved:"Account moved",account_reactivated:"Account reactivated",account_restored:"Account restored",account_suspended:"Account suspended",account_terminated:"Account terminated",account_updated:"Account changed",apikey_created:"API key created",apikey_revoked:"API key revoked",apikey_rotated:"API key rotated",apikey_updated:"API key changed",backup_codes_renewed:"Backup codes renewed",default_account_changed:"Start account changed",email_change_undone:"Address change undone",email_changed:"E-mail address changed",email_confirmed:"E-mail address confirmed",impersonation_ended:"Operator's view ended",impersonation_started:"Operator's view started",invitation_withdrawn:"Invitation withdrawn",login:"Signed in",login_failed:"Sign-in failed",member_invited:"Person invited",member_joined:"Person joined",member_left:"Person left",member_removed:"Person removed",member_updated:"Role or exceptions changed",password_changed:"Password changed",password_reset:"Password reset",plan_cancelled:"Plan cancelled",plan_changed:"Plan changed",plan_overridden:"Limits changed by the operator",second_factor_begun:"Two-step sign-in set-up started",second_factor_disabled:"Two-step sign-in turned off",second_factor_enabled:"Two-step sign-in turned on",second_factor_reset:"Two-step sign-in reset by the operator",sessions_ended:"Sessions ended",source_paused:"Source paused",trial_ending:"Trial ends soon",usage_limit_reached:"Limit reached",usage_warning:"Limit nearly reached",user_left:"User deleted",user_reactivated:"User reactivated",user_registered:"Signed up",user_suspended:"User suspended",user_updated:"Profile changed",webhook_created:"Webhook created",webhook_deleted:"Webhook deleted",webhook_disabled:"Webhook disabled",webhook_enabled:"Webhook enabled",webhook_replayed:"Deliveries replayed",webhook_secret_rotated:"Signing secret rotated",webhook_updated:"Webhook changed"},home:{nav:"Overview"},inbox:{all:"All",category:"Category",delete:"Delete",every:"All categories",hint:"What happened in your accounts. Notifications are kept for 90 days.",isUnread:"Unread:",listed:"Inbox",markRead:"Mark as read",markUnread:"Mark as unread",none:"No notifications",readAll:"Mark all as read",title:"Notifications",unread:"Unread",which:"Show"},invitation:{accept:"Accept invitation",account:"Account",change:"Use another account",decline:"Decline",declined:"You declined the invitation.",ends:"Valid until",from:"Invited by",join:"Join {name}",joined:"Welcome to {name}.",role:"Your role",signUp:"Sign up and join",signedInAs:"You are signed in as {email}.",somebody:"A member",title:"You are invited",toSignUp:"New here? Sign up"},invite:{anyone:"Anyone with the link",byLink:"By link",byMail:"By e-mail",ends:"ends",exceptions:"Exceptions to the role",how:"How to invite",link:"Invitation link",linkHint:"The link works for one person, for seven days. Pass it on yourself.",linkTitle:"Your invitation link",makeLink:"Create link",message:"Message (optional)",newLink:"New link",open:{one:"{count} open invitation",other:"{count} open invitations"},resend:"Send again",role:"Role",send:"Send invitation",sent:"The invitation is on its way to {email}.",title:"Invite to {name}",withdraw:"Withdraw",withdrawn:"The invitation is withdrawn."},keys:{count:{one:"{count} permission",other:"{count} permissions"},create:"Create key",createTitle:"Create an API key",deeds:"Actions",edit:"Edit",editTitle:"Edit {name}",expiry:"Expires",expiryHint:"The key works until the end of this day. Leave it empty for no expiry.",from:"from {networks}",grace:"The old secret keeps working for",graceDay:"1 day",graceHour:"1 hour",graceNone:"No grace period",graceSix:"6 hours",hint:"Programs use keys to call the API. A key never has more permissions than its creator.",includesChildren:"Include accounts below this one",includesChildrenHint:"This cannot be changed later.",isActive:"Active",isExpired:"Expired",isRevoked:"Revoked",lastUse:"Last use",madeTitle:"Your new key",name:"Name",nameHint:"Say which program uses it.",needsPermission:"Select at least one permission.",networks:"Allowed networks",networksHint:"One per line, such as 192.0.2.0/24. Leave it empty to allow all.",noExpiry:"Never",none:"No API keys yet",noneHint:"Create one to call the API from a program.",permissions:"Permissions",revoke:"Revoke",revokeHint:"Programs that use it are rejected from the next request.",revokeTitle:"Revoke {name}?",revoked:"{name} is revoked.",rotate:"Rotate",rotateHint:"The key gets a new secret. Name and permissions stay the same.",rotateTitle:"Rotate {name}",saved:"{name} is saved.",status:"Status",title:"API keys",unused:"Never",withChildren:"with accounts below"},lacks:{impersonation:"You are viewing this page as another person, and cannot change anything.",permission:"You need the permission {permission} in this account. Ask an admin for it.",suspended:"The account is suspended: nothing in it can be changed.",terminated:"The account is terminated: nothing in it can be changed.",unconfirmed:"Confirm your e-mail address first."},limit:{apiCallsPerMonth:"Calls per month",customDomains:"Custom domains",dataRetentionDays:"Data kept (days)",sources:"Sources",storageGB:"Storage (GB)",syncFrequency:"Sync frequency",users:"People",webhooks:"Webhooks"},limits:{all:"View usage",plan:"{plan} plan",title:"Limits"},link:{address:{done:"You now sign in with {email}.",title:"Your new address"},confirm:{done:"{email} is confirmed.",title:"Confirm your address"},continue:"Continue",expired:"Links work once and for a limited time. Ask for a new one.",undo:{done:"Your address is {email} again. Change your password now.",title:"Undo the address change"}},mails:{daily:"Daily",end:"Until",hint:"Notifications always appear here. Choose which ones we also e-mail.",immediately:"Immediately",mandatory:"Always e-mailed immediately.",never:"Never",quiet:"Quiet hours",quietHint:"E-mails wait until then. Security e-mails do not wait.",saved:"Your choices are saved.",start:"From",title:"E-mail",zone:"Time zone"},member:{leave:"Leave",leaveAsk:"Leave {account}?",leaveHint:"You lose your role here and below. An admin can invite you again.",left:"You left {account}.",missing:"This person is not in the account",onlyInherited:"All rights come from accounts above. Change them there.",reactivate:"Reactivate",reactivated:"{name} is active again.",remove:"Remove",removeAsk:"Remove {name} from {account}?",removeHint:"The role here ends at once, and so do the person's API keys of this account.",removed:"{name} is removed.",suspend:"Suspend",suspended:"{name} is suspended, here and below.",toMembers:"All people"},members:{anyRole:"Any",count:{one:"{count} person",other:"{count} people"},exceptions:{one:"{count} exception",other:"{count} exceptions"},filter:"Name or e-mail address",filters:"Filter people",hint:"The people in this account and their roles.",inherited:"Inherited from {name}",inheritedHint:"Their role there applies here too.",invite:"Invite people",joined:"joined",title:"People",you:"(you)"},meter:{active_sources:"Active sources",active_users:"Active people",api_calls:"API calls",data_processed:"Data processed",error_count:"Errors",storage_used:"Storage used",sync_jobs:"Syncs"},move:{along:{one:"{count} account below moves with it.",other:"{count} accounts below move with it."},below:"Move it below",changes:"What changes",choose:"Choose an account…",done:"{name} is being moved. Rights are already those of its new place.",from:"Now: {path}",gain:"People with a role in {names} get it here too.",lose:"People lose the access that they inherit from {names}.",nowhere:"No other account of yours ranks high enough.",plan:"The plan and the limits of the other organisation apply.",title:"Move {name}",to:"Then: {path}"},own:{activities:"Your activity",activitiesHint:"If you do not recognise something, change your password.",download:"Download",export:"Your data",exportHint:"A JSON file with everything we store about you.",leave:"Delete your user",leaveAdmin:"The last admin of an organisation cannot leave: make another person admin first.",leaveGo:"Delete me",leaveHint:"You leave all accounts, and your keys stop working. This cannot be undone."},permission:{account:{create_child:"Create accounts below",move:"Move the account",read:"See the account",suspend:"Suspend and reactivate the account",terminate:"Terminate and restore the account",update:"Change name and settings"},activities:{read:"See what happened"},apikeys:{manage:"Create, rotate and revoke API keys",read:"See API keys"},billing:{manage:"Change the plan",read:"See the plan"},data:{delete:"Delete stored data",export:"Export data",read:"See data"},schedules:{manage:"Change schedules",read:"See schedules"},security:{manage:"Change security settings"},sources:{create:"Connect sources",delete:"Delete sources",read:"See sources",sync:"Start syncs",update:"Change sources"},usage:{read:"See usage and limits"},users:{invite:"Invite people",manage:"Change roles, remove people",read:"See people"},webhooks:{manage:"Change webhooks",read:"See webhooks"}},permissionLimit:"{words} (only: {limit})",person:{email:"E-mail address",firstName:"First name",lastName:"Last name",newPassword:"New password",organisation:"Organisation",organisationHint:"Your first account gets this name. You can change it later.",password:"Password",passwordHint:"At least 8 characters."},plans:{cancel:"Cancel plan",cancelHint:"Everything works for 30 more days. Then you can only read and export.",cancelTitle:"Cancel the plan?",cancelled:"The plan is cancelled.",change:"Change plan",changeAndPause:"Change and pause",changeHint:"The new price is {price} per month. The change takes effect immediately.",changeTitle:"Change to {plan}?",changed:"You are now on the {plan} plan.",choose:"Choose {plan}",confirmPause:"Look at what would be paused, and confirm.",current:"You are on the {plan} plan.",domains:"Custom domains are part of the price list only: the service does not offer them yet.",ends:"The plan is cancelled and ends on {day}.",everyMinutes:{one:"Every minute",other:"Every {count} min"},isCurrent:"Current plan",none:"You have no plan.",paused:"{kind}: {name}",perMonth:"per month",title:"Plan",trial:"The trial of {plan} ends on {day}.",unlimited:"Unlimited",wouldPause:{one:"The plan has no room for {count} resource. It is paused, and nothing is deleted:",other:"The plan has no room for {count} resources. They are paused, and nothing is deleted:"}},problem:{changed:"Someone else changed this in the meantime. Reload the page.",internal:"Something went wrong on our side. If it persists, send support the request id.",unavailable:"The service is busy. Try again in a moment."},profile:{addressHint:"You sign in with {email}.",addressSend:"Change address",addressSent:"We sent a link to {email}. Open it to complete the change.",current:"Current password",name:"Name",nameSaved:"Your name is saved.",newAddress:"New e-mail address",passwordHint:"You will be signed out everywhere else.",passwordSave:"Change password",passwordSaved:"Your password is changed.",title:"Profile and security"},quota:{fromAbove:"Only people with a role in the account above can change it.",hint:"The most that this account may use of the plan. People of {name} set it.",none:"No limit of its own",save:"Save quota",saved:"The quota is saved.",title:"Quota",used:"{used} used."},reports:{csv:"CSV",hint:"Usage and prices of one month, for this account and all below it.",json:"JSON",month:"Month",print:"Open to print",title:"Monthly reports"},resource:{account:"Account",api_key:"API key",invitation:"Invitation",member:"Member",plan:"Plan",user:"User",webhook:"Webhook"},rights:{asRole:"Same as role",denied:"Denied by an exception",deniedIn:"Denied by an exception in {name}",deny:"Denied",exception:"Exception",exceptionFor:"Exception for {permission}",give:"Granted",hint:"Roles add up from the organisation down. An exception applies here and below.",none:"Not part of the role",role:"Role",roleHere:"Role in this account",save:"Save changes",saved:"Saved. It applies from the next request.",suspended:"Not while the account is suspended",terminated:"Not while the account is terminated",title:"What this person may do"},role:{admin:"Admin",manager:"Manager",member:"Member",viewer:"Viewer"},roleHint:{admin:"Admins can do everything, including people, plans and security.",manager:"Managers work with all sources and data, and invite members and viewers.",member:"Members connect sources and work with their own.",viewer:"Viewers can look, but not change anything."},sessions:{begun:"signed in",current:"This device",device:"{browser} on {system}",end:"End",endOthers:"End all others",ended:"The session has ended.",hint:"The devices that are signed in as you.",operator:"The operator, viewing as you",othersEnded:"All other sessions have ended.",title:"Sessions",unknown:"Unknown device",used:"last used"},settings:{factor:"Require two-step sign-in",factorFirst:"Turn on two-step sign-in for yourself first.",factorHint:"People without it can then only set it up.",factorOff:"Two-step sign-in is no longer required.",factorOn:"Two-step sign-in is now required, here and below.",factorRequire:"Require it",factorRequired:"It is required: people without it can only set it up.",factorStop:"Stop requiring it",forYou:"For you",general:"General",isStart:"You start in this account when you sign in.",name:"Name",same:"Nothing has changed yet.",save:"Save",saved:"The settings are saved.",security:"Security",start:"Start account",startHere:"Start here",startHint:"Open this account first when you sign in.",startSaved:"You now start in this account.",title:"Settings",zone:"Time zone",zoneHint:"Such as Europe/Oslo. Days and schedules follow it."},status:{active:"Active",suspended:"Suspended",terminated:"Terminated"},step:{codeHint:"Six digits from the app.",codes:"Backup codes",codesHint:"Each code works once, if you do not have your phone at hand.",codesTitle:"Keep your backup codes",confirm:"Confirm",copy:"Copy key",hint:"A code from your phone protects your account if your password leaks.",isOff:"Two-step sign-in is off.",isOn:"On: you sign in with your password and a code.",off:"Turn off",offHint:"Your password alone will be enough to sign in.",offTitle:"Turn off two-step sign-in?",on:"Set up two-step sign-in",qr:"QR code for your authenticator app",renew:"New backup codes",renewHint:"The old codes stop working.",renewTitle:"Create new backup codes?",scan:"Scan this code with an authenticator app, and enter the digits that it shows.",title:"Two-step sign-in",type:"Or enter this key:"},steps:{begin:"Start",done:"Done:",factor:{hint:"A code from your phone protects your account if your password leaks.",title:"Turn on two-step sign-in"},hide:"Hide",invite:{hint:"Colleagues get a role, and see exactly what it allows.",title:"Invite a colleague"},left:{one:"{count} step left",other:"{count} steps left"},structure:{hint:"Subsidiaries, divisions and locations each keep their own people and limits.",title:"Add an account below this one"},title:"Get started"},structure:{create:"Create",created:"Created {name}.",cut:"There are more accounts below these. Open one to see them.",hint:"People have their role in an account and in everything below it.",inherited:"{role}, inherited from {name}",name:"Name",newBelow:"New account below",newBelowOf:"New account below {name}",newRoot:"New organisation",rootHint:"An organisation has a plan and people of its own, apart from your other accounts.",title:"Accounts",type:"Type",typeHint:"It cannot rank above its parent account.",yours:{one:"{count} account",other:"{count} accounts"}},type:{conglomerate:"Conglomerate",division:"Division",location:"Location",subsidiary:"Subsidiary"},usage:{byPlatform:"By platform",byUser:"By person",days:"Usage by day",daysHint:"Days are in UTC.",hint:"{plan} plan",last:{one:"{count} day",other:"{count} days"},limitsHint:"What the plan allows for this account and all others in its tree.",meter:"Measure",noShares:"Nothing was counted.",others:"Others",span:"Last",title:"Usage and plan"},webhooks:{about:"Endpoint",allEvents:"All events",allHint:"Includes events that are added later.",attemptCount:{one:"{count} attempt",other:"{count} attempts"},attempts:"Attempts per delivery",back:"All webhooks",bothWork:"The old secret stays valid for a day, so you can switch without downtime.",create:"Add webhook",createTitle:"Add a webhook",delete:"Delete",deleteHint:"{url} stops receiving events, and its deliveries are deleted.",deleteTitle:"Delete this webhook?",deleted:"The webhook is deleted.",description:"Description",disable:"Disable",edit:"Edit",editTitle:"Edit webhook",enable:"Enable",ended:"Ended by the receiver",events:"Events",failing:{one:"{count} failure in a row",other:"{count} failures in a row"},headers:"Custom headers",headersEditHint:"One per line. Leave … to keep a stored value.",headersHint:"One per line, such as X-Team: data. Up to ten.",health:"Health",healthy:"Healthy",hint:"We send events of this account to your servers, signed and with retries.",lastCall:"Last call",lastCode:"Last response",needsEvent:"Select at least one event.",never:"Never",newSecret:"New signing secret",none:"No webhooks yet",noneHint:"Add one to be notified when something happens.",off:"Disabled",one:"Webhook",others:"Other events (optional)",othersHint:"One per line: a name, or a group such as sync.*",paused:"Paused after failures",ping:"Send test",pingFailed:"The test failed: {error}",pinged:"The receiver responded with {code}.",reason:"Reason",rotate:"Rotate secret",rotateHint:"Messages are signed with both secrets for a day.",rotateTitle:"Create a new secret?",saved:"The webhook is saved.",secretHint:"Your server checks the signature of each message with it.",secretTitle:"Signing secret",someEvents:"Selected events",title:"Webhooks",unused:"Not called yet",url:"URL",urlHint:"It must be an HTTPS address."}};var{text:r,rich:cd}=vr({"en-GB":Nr});Dr({advice:{412:r("problem.changed"),500:r("problem.internal"),503:r("problem.unavailable")}});var Zl=Symbol.for("preact-signals");function on(){if(Se>1){Se--;return}let e,t=!1;for((function(){let n=en;for(en=void 0;n!==void 0;){let o=n.S;if(o.v===n.v)for(let i=o.t;i!==void 0;i=i.x)i.i===n.i&&(i.i=o.i);n=n.o}})();Mt!==void 0;){let n=Mt;for(Mt=void 0,tn++;n!==void 0;){let o=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&Hr(n))try{n.c()}catch(i){t||(e=i,t=!0)}n=o}}if(tn=0,Se--,t)throw e}function Ke(e){if(Se>0)return e();mo=++Ql,Se++;try{return e()}finally{on()}}var W,It,Mt;function Pt(e){let t=W,n=It;W=void 0,It=void 0;try{return e()}finally{W=t,It=n}}var en,Se=0,tn=0,Ql=0,mo=0,nn=0;function Rr(e){if(W===void 0)return;let t=e.n;if(t===void 0||t.t!==W)return t={i:0,S:e,p:W.s,n:void 0,t:W,e:void 0,x:void 0,r:t},W.s!==void 0&&(W.s.n=t),W.s=t,e.n=t,32&W.f&&e.S(t),t;if(t.i===-1)return t.i=0,t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=W.s,t.n=void 0,W.s.n=t,W.s=t),t}function X(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}X.prototype.brand=Zl;X.prototype.h=function(){return!0};X.prototype.S=function(e){let t=this.t;t!==e&&e.e===void 0&&(e.x=t,this.t=e,t!==void 0?t.e=e:Pt(()=>{var n;(n=this.W)==null||n.call(this)}))};X.prototype.U=function(e){if(this.t!==void 0){let t=e.e,n=e.x;t!==void 0&&(t.x=n,e.e=void 0),n!==void 0&&(n.e=t,e.x=void 0),e===this.t&&(this.t=n,n===void 0&&Pt(()=>{var o;(o=this.Z)==null||o.call(this)}))}};X.prototype.subscribe=function(e){return ye(()=>{let t=this.value;Pt(()=>e(t))},{name:"sub"})};X.prototype.valueOf=function(){return this.value};X.prototype.toString=function(){return this.value+""};X.prototype.toJSON=function(){return this.value};X.prototype.peek=function(){return Pt(()=>this.value)};Object.defineProperty(X.prototype,"value",{get(){let e=Rr(this);return e!==void 0&&(e.i=this.i),this.v},set(e){if(e!==this.v){if(tn>100)throw new Error("Cycle detected");(function(t){Se!==0&&tn===0&&t.l!==mo&&(t.l=mo,en={S:t,v:t.v,i:t.i,o:en})})(this),this.v=e,this.i++,nn++,Se++;try{for(let t=this.t;t!==void 0;t=t.x)t.t.N()}finally{on()}}}});function D(e,t){return new X(e,t)}function Hr(e){for(let t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||!t.S.h()||t.S.i!==t.i)return!0;return!1}function Lr(e){for(let t=e.s;t!==void 0;t=t.n){let n=t.S.n;if(n!==void 0&&(t.r=n),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}function Ur(e){let t,n=e.s;for(;n!==void 0;){let o=n.p;n.i===-1?(n.S.U(n),o!==void 0&&(o.n=n.n),n.n!==void 0&&(n.n.p=o)):t=n,n.S.n=n.r,n.r!==void 0&&(n.r=void 0),n=o}e.s=t}function Je(e,t){X.call(this,void 0,t),this.x=e,this.s=void 0,this.g=nn-1,this.f=4}Je.prototype=new X;Je.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===nn))return!0;if(this.g=nn,this.f|=1,this.i>0&&!Hr(this))return this.f&=-2,!0;let e=W;try{Lr(this),W=this;let t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(t){this.v=t,this.f|=16,this.i++}return W=e,Ur(this),this.f&=-2,!0};Je.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(let t=this.s;t!==void 0;t=t.n)t.S.S(t)}X.prototype.S.call(this,e)};Je.prototype.U=function(e){if(this.t!==void 0&&(X.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(let t=this.s;t!==void 0;t=t.n)t.S.U(t)}};Je.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(let e=this.t;e!==void 0;e=e.x)e.t.N()}};Object.defineProperty(Je.prototype,"value",{get(){if(1&this.f)throw new Error("Cycle detected");let e=Rr(this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function rn(e,t){return new Je(e,t)}function Fr(e){let t=e.j;if(e.j=void 0,typeof t=="function"){Se++;let n=W;W=void 0;try{t()}catch(o){throw e.f&=-2,e.f|=8,po(e),o}finally{W=n,on()}}}function po(e){for(let t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=void 0,e.s=void 0,Fr(e)}function ec(e){if(W!==this)throw new Error("Out-of-order effect");Ur(this),W=e,this.f&=-2;try{8&this.f&&po(this)}finally{on()}}function ot(e,t){this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,It&&It.push(this)}ot.prototype.c=function(){let e=this.S();try{if(8&this.f||this.x===void 0)return;let t=this.x();typeof t=="function"&&(this.j=t)}finally{e()}};ot.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,Fr(this),Lr(this),Se++;let e=W;return W=this,ec.bind(this,e)};ot.prototype.N=function(){2&this.f||(this.f|=2,this.u=Mt,Mt=this)};ot.prototype.d=function(){this.f|=8,1&this.f||po(this)};ot.prototype.dispose=function(){this.d()};function ye(e,t){let n=new ot(e,t);try{n.c()}catch(i){throw n.d(),i}let o=n.d.bind(n);return o[Symbol.dispose]=o,o}var tc=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__,Br,an,sn;var jr=[];ye(function(){Br=this.N})();function rt(e,t){U[e]=t.bind(null,U[e]||(()=>{}))}function Dt(e){if(sn){let t=sn;sn=void 0,t()}sn=e&&e.S()}function qr({data:e}){let t=oc(e);t.name="ReactiveDom",t.value=e;let[n,o]=nt(()=>{let i=this,s=this.__v;for(;s=s.__;)if(s.__c){s.__c.__$f|=4;break}let l=rn(()=>{let m=t.value.value;return m===0?0:m===!0?"":m||""}),c=rn(()=>!Array.isArray(l.value)&&!zn(l.value)),u=ye(function(){if(this.N=Wr,c.value){let m=l.value;i.__v&&i.__v.__e&&i.__v.__e.nodeType===3&&(i.__v.__e.data=m)}}),p=this.__$u.d;return this.__$u.d=function(){u(),p.call(this)},[c,l]},[]);return n.value?o.peek():o.value}qr.displayName="ReactiveTextNode";Object.defineProperties(X.prototype,{constructor:{configurable:!0,value:Xt(Ge,null).constructor},type:{configurable:!0,value:qr},props:{configurable:!0,get(){let e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}});rt("__b",(e,t)=>{if(Dt(),an=void 0,typeof t.type=="string"){let n,o=t.props;for(let i in o){if(i==="children")continue;let s=o[i];s instanceof X&&(n||(t.__np=n={}),n[i]=s,o[i]=s.peek())}}e(t)});rt("__r",(e,t)=>{if(e(t),t.type!==Ge){Dt();let n,o=t.__c;o&&(o.__$f&=-2,n=o.__$u,n===void 0&&(o.__$u=n=(function(i,s){let l;return ye(function(){l=this},{name:s}),l.c=i,l})((function(i){return function(){var s;tc&&((s=this.y)==null||s.call(this)),i.__$f|=1,i.setState({})}})(o),typeof t.type=="function"?t.type.displayName||t.type.name:""))),an=o,Dt(n)}});rt("__e",(e,t,n,o)=>{Dt(),an=void 0,e(t,n,o)});rt("diffed",(e,t)=>{Dt(),an=void 0;let n;if(typeof t.type=="string"&&(n=t.__e)){let o=t.__np,i=t.props,s=n.U;if(s)for(let l in s){let c=s[l];c===void 0||o&&l in o||(c.d(),s[l]=void 0)}if(o){s||(s={},n.U=s);for(let l in o){let c=s[l],u=o[l];c===void 0?(c=nc(n,l,u,i),s[l]=c):c.o(u,i)}}}e(t)});function nc(e,t,n,o){let i=t in e&&e.ownerSVGElement===void 0,s=D(n);return{o:(l,c)=>{s.value=l,o=c},d:ye(function(){this.N=Wr;let l=s.value.value;o[t]!==l&&(o[t]=l,i?e[t]=l:l!=null&&(l!==!1||t[4]==="-")?e.setAttribute(t,l):e.removeAttribute(t))})}}rt("unmount",(e,t)=>{if(typeof t.type=="string"){let n=t.__e;if(n){let i=n.U;if(i){n.U=void 0;for(let s in i){let l=i[s];l&&l.d()}}}let o=t.__np;if(o){let i=t.props;for(let s in o)i[s]=o[s]}t.__np=void 0}else{let n=t.__c;if(n){n.__$f|=8;let o=n.__$u;o&&(n.__$u=void 0,o.d())}}e(t)});rt("__h",(e,t,n,o)=>{o<3&&(t.__$f|=2),e(t,n,o)});tt.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;let n=this.__$u,o=n&&n.s!==void 0;for(let i in t)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){let i=2&this.__$f;if(!(o||i||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(let i in e)if(i!=="__source"&&e[i]!==this.props[i])return!0;for(let i in this.props)if(!(i in e))return!0;return!1};function oc(e,t){return nt(()=>D(e,t),[])}var rc=e=>{queueMicrotask(()=>{queueMicrotask(e)})};function ic(){Ke(()=>{let e;for(;e=jr.shift();)Br.call(e)})}function Wr(){jr.push(this)===1&&(U.requestAnimationFrame||rc)(ic)}var sc="X-Impersonation",ac=401,ln=D(null);function Vr(e){let t=e.headers.get(sc),n=e.status===ac;if(t===null&&!n)return;let o=n?null:Date.parse(t?.replace("until=","")??"")||0;o!==ln.peek()&&(ln.value=o)}var lc=4e4,cc=[1,2,4,8],uc=30,mc=304,pc=401,zr=429,Gr=503,it=D(""),ho=new Set,fo=0;function Yr(e){let t=0,n=async u=>{let p=async()=>{if(u!==t)return!0;let f=await e.refresh?.()??!1;return f&&(t+=1),f},m=`tablewright.refresh ${new URL(".",document.baseURI).pathname}`;return navigator.locks?navigator.locks.request(m,p):p()},o=async(u,p,m)=>{let f=m.key??e.key?.()??"",h=m.timeoutMs?AbortSignal.timeout(m.timeoutMs):null,d=[m.signal,h].filter(y=>y instanceof AbortSignal),$;try{let y={method:u,signal:AbortSignal.any(d),...fc(m,f)};$=await fetch(dc(p,m.query),{...y,credentials:e.key&&!m.takesCookies?"omit":"same-origin"})}catch(y){if(m.signal?.aborted)throw y;let k=h?.aborted;throw new R(b(k?"request.slow":"request.offline"),{code:k?"slow":"offline"})}if(Vr($),$.ok||$.status===mc)return $;throw await hc($,e)},i=async(u,p,m)=>{let f=t,h=e.key?.()??"";try{return await o(u,p,m)}catch(d){if(!(d instanceof R&&d.status===pc)||m.isGuest||m.key!==void 0)throw d;if(e.refresh&&await n(f))return o(u,p,m);throw e.onUnauthenticated?.(h),d}},s=async(u,p,m={})=>{let f=!1;try{for(let h of[...e.isPatient?cc:[],null])try{let d=await i(u,p,m);return Kr(),d}catch(d){let $=d instanceof R?$c(d,u,h):null;if($===null)throw d;f||(fo+=1),f=!0,await vc($,gc(d))}throw new R(b("request.offline"),{code:"offline"})}finally{f&&(fo-=1),fo||(it.value="")}},l=async(u,p,m={})=>{let f=e.timeoutMs??lc,h=await s(u,p,{timeoutMs:f,...m}),d=await h.text(),$=h.headers.get("Content-Type")?.includes("json"),y=m.read??e.read??JSON.parse;return{value:d===""?null:$?y(d):d,etag:h.headers.get("ETag")??"",serverMs:Date.parse(h.headers.get("Date")??"")||null}};return{send:s,receive:l,ask:async(u,p,m)=>(await l(u,p,m)).value}}function dc(e,t={}){let n=new URL(e,document.baseURI);for(let[o,i]of Object.entries(t))i!=null&&i!==""&&n.searchParams.set(o,String(i));return n}function fc({json:e,body:t,headers:n={},ifMatch:o},i){let s={...n};i&&(s.Authorization=`Bearer ${i}`),o&&(s["If-Match"]=o);let l=e===void 0?t:JSON.stringify(e);return l instanceof Blob?s["Content-Type"]=l.type||"application/octet-stream":l!==void 0&&(s["Content-Type"]="application/json"),{body:l,headers:s}}async function hc(e,{read:t=JSON.parse,message:n=o=>o}){let o={status:e.status,requestId:e.headers.get("X-Request-Id")??"",retryAfterSeconds:Number(e.headers.get("Retry-After")??0)||0};try{let{error:i}=t(await e.text());return new R(n(String(i.message)),{...o,code:String(i.code),details:i.details??{},requestId:String(i.requestId||o.requestId)})}catch{return new R(b("request.status",{status:`${e.status}`}),o)}}function $c(e,t,n){if(n===null)return null;if(e.status===Gr||e.status===zr){let o=e.retryAfterSeconds||n;return o<=uc?o:null}return e.code==="offline"&&t==="GET"?n:null}function gc(e){return e.status===zr?b("request.tooMany"):b(e.status===Gr?"request.busy":"request.lost")}async function vc(e,t){it.value=t,await new Promise(n=>{ho.add(n),setTimeout(n,e*1e3)})}function Kr(){it.value="";for(let e of ho)e();ho.clear()}globalThis.addEventListener?.("online",Kr);var S=D(void 0),re=D(""),Ne=D("");function Jr(){S.peek()&&(Ne.value=r("door.sessionEnded"),S.value=null)}function st(e){return`${e.firstName} ${e.lastName}`.trim()}var{ask:v,receive:Pd,send:cn}=Yr({isPatient:!0,onUnauthenticated:Jr});async function Nt(e,t={}){let n=[],o="";do{let i=await v("GET",e,{query:{...t,limit:100,cursor:o}});n.push(...i.items),o=i.nextCursor??""}while(o&&n.length<yc);return n}var yc=1e3;async function Xr(){try{let e=await cn("GET","v1/users/me",{isGuest:!0}),t=e.headers.get("X-Impersonation")??"";return{user:await e.json(),impersonation:t}}catch(e){if(e instanceof R&&e.status===401)return null;throw e}}async function Zr(e){return(await v("POST","v1/auth/register",{json:e,isGuest:!0})).user}async function Qr(e){return v("POST","v1/auth/login",{json:e,isGuest:!0})}async function ei(e){return(await v("POST","v1/auth/second-factor",{json:e,isGuest:!0})).user}async function un(){await v("POST","v1/auth/logout",{isGuest:!0})}async function ti(e){await v("POST","v1/auth/password/forgot",{json:{email:e},isGuest:!0})}async function ni(e){await v("POST","v1/auth/password/reset",{json:e,isGuest:!0})}async function oi(){await v("POST","v1/auth/confirmation")}var bc={confirm:"v1/auth/confirm",address:"v1/auth/email/confirm",undo:"v1/auth/email/undo"};async function ri(e,t){return v("POST",bc[e],{json:{token:t},isGuest:!0})}var ii=["system","light","dark"],mn=document.documentElement,$o=`${mn.dataset.preferences}.theme`,go=`${mn.dataset.preferences}.letters`,at=D(localStorage.getItem($o)??"system"),wc=D(localStorage.getItem(go)!=="off");ye(()=>{at.value==="system"?(localStorage.removeItem($o),delete mn.dataset.theme):(localStorage.setItem($o,at.value),mn.dataset.theme=at.value)});ye(()=>{wc.value?localStorage.removeItem(go):localStorage.setItem(go,"off")});function ae({legend:e,name:t,value:n,options:o,onValue:i,isLegendShown:s=!1}){return a`<fieldset class="segments-field">
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
            ${u?a`<${C} name=${u} />`:null}
            <span class="segment-label">${c}</span>
          </span>
        </label>`)}
    </div>
  </fieldset>`}function pn(){return a`<${ae}
    legend=${b("theme.title")}
    name="theme"
    value=${at.value}
    options=${ii.map(e=>[e,b(`theme.${e}`)])}
    onValue=${e=>{at.value=e}}
  />`}function si({read:e,write:t,keep:n=()=>null}){let o=()=>e(location,history.state??{}),i=D(o()),s=()=>{let l=o();JSON.stringify(l)!==JSON.stringify(i.peek())&&(i.value=l)};return addEventListener("popstate",s),addEventListener("hashchange",s),{place:i,go(l,{replace:c=!1}={}){let u={...i.peek(),...l};history[c?"replaceState":"pushState"](n(u),"",t(u)),i.value=u}}}function ai(e){return t=>{t.ctrlKey||t.metaKey||t.shiftKey||t.altKey||(t.preventDefault(),e())}}var li=si({read:({hash:e})=>_c(e),write:lt}),{place:be}=li;function ee(e,{params:t={},replace:n=!1}={}){li.go({path:e,params:t},{replace:n})}function lt({path:e,params:t={}}){let n=Object.entries(t).filter(([,i])=>i!==""),o=new URLSearchParams(n).toString();return`#${e}${o&&`?${o}`}`}function dn(e,t){let n=e.split("/"),o=t.split("/");if(n.length!==o.length)return null;let i={};for(let[s,l]of n.entries()){let c=o[s]??"";if(l.startsWith(":")){if(!c)return null;i[l.slice(1)]=kc(c)}else if(l!==c)return null}return i}function fn(e,t){return e.replace(/:(\w+)/g,(n,o)=>encodeURIComponent(t[o]??""))}function _c(e){let[t="",n=""]=e.replace(/^#/,"").split("?",2);return{path:t||"/",params:Object.fromEntries(new URLSearchParams(n))}}function kc(e){try{return decodeURIComponent(e)}catch{return e}}function w({label:e,value:t,onValue:n,hint:o,fault:i,type:s="text",options:l,...c}){let{autofocus:u=!1,...p}=c,m=se(),f=J(null);ve(()=>{u&&f.current?.focus()},[]);let h=i||o,d=h?`${m}-note`:void 0,$=y=>n(y.target.value);return a`<div class="field">
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
  </div>`}function M(e,t,n=[]){let[o,i]=g(e),[s,l]=g({}),[c,u]=g(null),[p,m]=g(!1),f=J(null);return ve(()=>{let $=f.current?.querySelector("[aria-invalid=true]");$ instanceof HTMLElement&&$.focus()},[s]),{values:o,fieldOf:$=>({value:o[$],fault:s[$],onValue:y=>{i(k=>({...k,[$]:y})),s[$]&&l({...s,[$]:""})}}),isBusy:p,problem:c,submit:async $=>{if($.preventDefault(),p)return;let y=n.filter(k=>!o[k]?.trim());if(l(Object.fromEntries(y.map(k=>[k,r("form.required")]))),u(null),!y.length){m(!0);try{await t(o)}catch(k){let x=k instanceof R?k.place.split(/[.[]/)[0]??"":"";Object.hasOwn(o,x)?l({[x]:uo(k)}):u(k)}m(!1)}},form:f}}function ci(){let[e,t]=g(""),{fieldOf:n,isBusy:o,problem:i,submit:s,form:l}=M({email:""},async({email:u})=>{await ti(u.trim()),t(u.trim())},["email"]),c=a`<p class="door-ways"><a href="#/signin">${r("door.back")}</a></p>`;return e?a`<section class="door-sheet">
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
  </form>`}async function ui(){return v("GET","v1/users/me/accounts",{query:{inherited:!0}})}async function mi(e){await v("PUT","v1/users/me/default-account",{json:{accountId:e}})}async function pi(e){return v("GET",H(e))}async function hn(e,t){let n=`${H(e)}/members/${encodeURIComponent(t)}/rights`;return(await v("GET",n)).items}async function di(e){return v("GET",`${H(e)}/plan`)}async function ct(e){return v("GET",`${H(e)}/usage/limits`)}async function fi(e,t){return(await v("GET",`${H(e)}/activities`,{query:{limit:t}})).items}async function hi(e){return v("POST","v1/accounts",{json:e})}async function $i(e,t){return v("POST",`${H(e)}/children`,{json:t})}async function Xe(e,t){return v("PATCH",H(e),{json:t})}async function gi(e,t){await v("POST",`${H(e)}/move`,{json:{parentAccountId:t}})}async function vi(e,t){let n=t?{reason:t}:{};await v("POST",`${H(e)}/suspend`,{json:n})}async function yi(e){await v("POST",`${H(e)}/reactivate`)}async function bi(e){await v("DELETE",H(e))}async function wi(e){await v("POST",`${H(e)}/restore`)}function H(e){return`v1/accounts/${encodeURIComponent(e)}`}async function Ze(e){return Nt(`${H(e)}/members`)}async function $n(e,t,n){await v("PATCH",Ei(e,t),{json:n})}async function _i(e,t){await v("DELETE",Ei(e,t))}async function ki(e){return Nt(`${H(e)}/invitations`)}async function xi(e,t){return v("POST",`${H(e)}/invitations`,{json:t})}async function Si(e,t){return v("POST",`${H(e)}/invitations/${t}/resend`)}async function Ai(e,t){await v("DELETE",`${H(e)}/invitations/${t}`)}async function Ti(e){return v("GET",`v1/invitations/${encodeURIComponent(e)}`,{isGuest:!0})}async function vo(e){return v("POST",`v1/invitations/${encodeURIComponent(e)}/accept`)}async function Ci(e){await v("POST",`v1/invitations/${encodeURIComponent(e)}/decline`,{isGuest:!0})}function Ei(e,t){return`${H(e)}/members/${encodeURIComponent(t)}`}function O(e,t){let[n,o]=g(null),[i,s]=g(null),l=J(0),c=J(Promise.resolve()),u=async()=>{let m=++l.current;try{let f=await e();if(m!==l.current)return;o(()=>f),s(null)}catch(f){m===l.current&&s(f)}},p=()=>(c.current=u(),c.current);return K(()=>(o(null),p(),()=>{l.current+=1}),t),{answer:n,problem:i,again:p,settled:()=>c.current}}var xc=1e4,Oi=3,Ae=D([]),Ii=0;function A(e,t){let n={id:++Ii,text:e,action:t};Ae.value=[...Ae.value,n].slice(-Oi),setTimeout(()=>gn(n.id),xc)}function F(e){let t={id:++Ii,text:"",error:e};Ae.value=[...Ae.value,t].slice(-Oi)}function gn(e){Ae.value=Ae.value.filter(t=>t.id!==e)}function vn(){Ae.value=[]}var j=D(void 0),yo=D(!0),ce=D(""),B=D(null),ut=D(new Map),pe=D(null),mt=D(null);async function ie(){let e=await ui();Ke(()=>{j.value=e.items,yo.value=e.isComplete??!0})}async function Z(e){let t=S.peek();if(t){e!==ce.peek()&&Mi(e);try{let[n,o]=await Promise.all([pi(e),hn(e,t.userId)]),i=new Map(o.map(l=>[l.permission,l])),s=i.has("billing.read")?await di(e):null;if(ce.peek()!==e)return;Ke(()=>{B.value=n,ut.value=i,pe.value=s,mt.value=null})}catch(n){ce.peek()===e&&(mt.value=n)}}}function Mi(e=""){Ke(()=>{ce.value=e,B.value=null,ut.value=new Map,pe.value=null,mt.value=null})}function Re(){Mi(),j.value=void 0}function yn(){let e=j.value??[];return(e.find(t=>t.isDefault)??e[0])?.accountId??""}function z(e){return bo(e)!==null}function bo(e){if(ut.value.has(e))return[];let t=`${e}:`,n=[...ut.value.keys()].filter(o=>o.startsWith(t));return n.length?n.map(o=>o.slice(t.length)):null}function we(e){return!B.value||z(e)?"":B.value.status!=="active"?r(`lacks.${B.value.status}`):r("lacks.permission",{permission:e})}function bn({intro:e,email:t="",ways:n}){let[o,i]=g(""),s=l=>{Ne.value="",S.value=l};return o?a`<${Ac} token=${o} onEnter=${s} onBack=${()=>i("")} />`:a`<${Sc}
    intro=${e}
    email=${t}
    ways=${n}
    onEnter=${s}
    onCode=${i}
  />`}function Sc({intro:e,email:t,ways:n,onEnter:o,onCode:i}){let{fieldOf:s,isBusy:l,problem:c,submit:u,form:p}=M({email:t,password:""},async h=>{let d=await Qr({email:h.email.trim(),password:h.password});d.user?o(d.user):i(d.secondFactor??"")},["email","password"]),m=c instanceof R&&c.status===401,f=Ne.value;return a`<form class="door-sheet" ref=${p} onSubmit=${u} noValidate>
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
  </form>`}function Ac({token:e,onEnter:t,onBack:n}){let{fieldOf:o,isBusy:i,problem:s,submit:l,form:c}=M({code:""},async({code:u})=>t(await ei({token:e,code:u.replaceAll(" ","")})),["code"]);return a`<form class="door-sheet" ref=${c} onSubmit=${l} noValidate>
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
  </form>`}var Pi=["firstName","lastName","email","password"],Tc=[...Pi,"organisation"];async function Cc(e){S.value=e}function wn({invitation:e="",email:t="",intro:n,ways:o,onEntered:i=Cc}){let{fieldOf:s,isBusy:l,problem:c,submit:u,form:p}=M({firstName:"",lastName:"",organisation:"",email:t,password:""},async m=>{let{organisation:f,...h}=m,d=e?{invitation:e}:{organisation:f},$=await Zr({...h,email:m.email.trim(),...d});Ne.value="",await i($)},e?Pi:Tc);return a`<form class="door-sheet" ref=${p} onSubmit=${u} noValidate>
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
  </form>`}function Ni({token:e}){let{answer:t,problem:n}=O(()=>Ti(e),[e]),[o,i]=g(!1),[s,l]=g(!1);if(o)return a`<${Di} title=${r("invitation.declined")} />`;if(n)return a`<${Di} title=${r("invitation.title")}><${_} error=${n} /><//>`;if(!t)return a`<section class="door-sheet" aria-busy="true"></section>`;let c=a`<${Ec} invitation=${t} />`,u=a`<${Ic} token=${e} onDone=${()=>i(!0)} />`;if(S.value)return a`<${Oc} token=${e} ...${{invitation:t,facts:c,decline:u}} />`;let p=async h=>{try{let d=await vo(e);A(r("invitation.joined",{name:d.name})),ee(`/accounts/${d.accountId}`,{replace:!0})}finally{S.value=h}},m=a`<p class="door-ways">
    <button type="button" class="link" onClick=${()=>l(!s)}>
      ${r(s?"invitation.toSignUp":"door.toSignIn")}
    </button>
    ${u}
  </p>`,f=t.email??"";return s?a`<${bn} intro=${c} email=${f} ways=${m} />`:a`<${wn}
    invitation=${e}
    email=${f}
    intro=${c}
    ways=${m}
    onEntered=${p}
  />`}function Ec({invitation:e}){let{accountName:t,invitedBy:n,role:o,endsAt:i}=e,s=[[r("invitation.account"),t],[r("invitation.from"),n??r("invitation.somebody")],[r("invitation.role"),r(`role.${o}`)],[r("invitation.ends"),oe(Date.parse(i),{dateStyle:"long"})]];return a`<dl class="invited">
      ${s.map(([l,c])=>a`<div><dt>${l}</dt><dd>${c}</dd></div>`)}
    </dl>
    <p>${r(`roleHint.${o}`)}</p>`}function Oc({token:e,invitation:t,facts:n,decline:o}){let[i,s]=g(null),[l,c]=g(!1),u=async()=>{c(!0),s(null);try{let f=await vo(e);await ie(),A(r("invitation.joined",{name:f.name})),ee(`/accounts/${f.accountId}`,{replace:!0})}catch(f){s(f),c(!1)}},p=async()=>{try{await un(),Re(),S.value=null}catch(f){s(f)}},m=S.value;return a`<section class="door-sheet">
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
  </section>`}function Ic({token:e,onDone:t}){let[n,o]=g(null);return a`<button type="button" class="link" onClick=${async()=>{try{await Ci(e),t()}catch(s){o(s)}}}>
      ${r("invitation.decline")}
    </button>
    <${_} error=${n} />`}function Di({title:e,children:t}){return a`<section class="door-sheet">
    <h1>${e}</h1>
    ${t}
    <a class="button strong" href="#/">${r("link.continue")}</a>
  </section>`}function Ri({link:e,token:t}){let{answer:n,problem:o}=O(async()=>{let i=await ri(e,t);return S.peek()?.userId===i.userId&&(S.value=i),i},[e,t]);return a`<section class="door-sheet" aria-busy=${!n&&!o}>
    <h1>${r(`link.${e}.title`)}</h1>
    ${n?a`<p role="status">${r(`link.${e}.done`,{email:n.email})}</p>`:null}
    <${_} error=${o}><p>${r("link.expired")}</p><//>
    ${n||o?a`<a class="button strong" href="#/">
          ${r(S.value?"link.continue":"door.signIn")}
        </a>`:a`<p role="status">${r("page.wait")}</p>`}
  </section>`}function Hi({token:e}){let{fieldOf:t,isBusy:n,problem:o,submit:i,form:s}=M({password:""},async({password:l})=>{await ni({token:e,password:l}),Ne.value=r("door.resetDone"),Re(),S.value=null,ee("/signin",{replace:!0})},["password"]);return a`<form class="door-sheet" ref=${s} onSubmit=${i} noValidate>
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
  </form>`}var Mc=[{path:"/signup",title:r("door.signUp"),show:wn},{path:"/forgot",title:r("door.forgotTitle"),show:ci},{path:"/reset/:token",title:r("door.resetTitle"),show:Hi},{path:"/invitation/:token",title:r("invitation.title"),show:Ni},{path:"/:link/:token",title:r("page.name"),show:Ri}],Pc=["confirm","address","undo"];function wo(e){return Li(e)?.params.token!==void 0}function Li(e){for(let t of Mc){let n=dn(t.path,e);if(n&&(!n.link||Pc.includes(n.link)))return{sheet:t,params:n}}return null}function Ui(){let{path:e}=be.value,t=Li(e),n=t?.sheet.title??r("door.signIn");return K(()=>{document.title=r("page.title",{view:n})},[n]),a`<main class="door">
    <header class="door-head"><img src="mark.svg" alt="" />${r("page.name")}</header>
    <${t?.sheet.show??bn} key=${e} ...${t?.params} />
    <footer class="door-foot"><${pn} /></footer>
  </main>`}var Dc=a`<svg
  class="empty-drawing"
  viewBox="0 0 120 72"
  aria-hidden="true"
  focusable="false"
>
  <path d="M22 16h76v44H22z" />
  <path d="M22 30h76M34 42h30M34 50h18" class="faint" />
</svg>`;function le({title:e,children:t}){return a`<div class="empty">
    ${Dc}
    <h2>${e}</h2>
    ${t}
  </div>`}function pt({label:e,face:t,isIconOnly:n=!1,className:o="",children:i}){let[s,l]=g(!1),c=J(null),u=se(),p=()=>{l(!1),c.current?.querySelector("button")?.focus()};return ve(()=>{let f=s?c.current?.querySelector("[data-first]"):null;f instanceof HTMLElement&&f.focus()},[s]),K(()=>{if(!s)return;let f=h=>{h.target instanceof Node&&!c.current?.contains(h.target)&&l(!1)};return document.addEventListener("pointerdown",f),document.addEventListener("focusin",f),()=>{document.removeEventListener("pointerdown",f),document.removeEventListener("focusin",f)}},[s]),a`<div class="popover ${o}" ref=${c} onKeyDown=${f=>{!s||f.key!=="Escape"||(f.preventDefault(),f.stopPropagation(),p())}}>
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
  </div>`}var _o=1e4,ko=D(Date.now());function Fi(){document.hidden||(ko.value=Date.now())}setInterval(Fi,_o);document.addEventListener("visibilitychange",Fi);var Nc=5e3,Gh=[["second",1e3,6e4],["minute",6e4,36e5],["hour",36e5,2*864e5],["day",864e5,1/0]],Rc={day:"numeric",month:"short",year:"numeric",hour:"2-digit",minute:"2-digit",second:"2-digit",fractionalSecondDigits:3,timeZoneName:"short"};function Hc(e,t=ko.value){let n=t-e;if(n>-_o&&n<Nc)return b("when.now");let o=Math.round(n/1e3);return Math.abs(o)<60?new Intl.RelativeTimeFormat(document.documentElement.lang).format(-o,"second"):yr(e,t,{numeric:"always"})}function Bi(e){return oe(e,Rc)}function Q({ms:e,isExact:t=!1}){let n=new Date(e).toISOString(),o=Hc(e);return t?a`<time class="when when-exact" datetime=${n}>
    <span>${o}</span>
    <span>${Bi(e)}</span>
    <code>${e}</code>
  </time>`:a`<time class="when" datetime=${n} title="${Bi(e)} (${e})">${o}</time>`}function ji({items:e,unread:t,onReadAll:n,allHref:o}){let i=a`<${C} name="bell" />${t?a`<span class="count bell-count" aria-hidden="true">${t>99?"99+":t}</span>`:null}`;return a`<${pt}
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
                    <span class="hint"><${Q} ms=${l.atMs} /></span>
                  </span>
                </button>
              </li>`)}
          </ul>`:a`<p class="hint">${b("bell.none")}</p>`}
      ${o?a`<a class="popover-foot" href=${o}>${b("bell.all")}</a>`:null}
    `}
  <//>`}function qi({notice:e}){let{id:t,text:n,action:o,error:i}=e;return a`<div class="notice">
    ${i?a`<${_} error=${i} />`:a`<p>${n}</p>`}
    ${o?a`<button
          type="button"
          class="button"
          onClick=${()=>{gn(t),o.act()}}
        >
          ${o.label}
        </button>`:null}
    <button
      type="button"
      class="button quiet icon-only"
      aria-label=${b("notice.dismiss")}
      onClick=${()=>gn(t)}
    >
      <${C} name="close" />
    </button>
  </div>`}function _n(){return a`<div class="notices" role="status" aria-live="polite">
    ${it.value?a`<p class="notice waiting">${it.value}</p>`:null}
    ${Ae.value.map(e=>a`<${qi} key=${e.id} notice=${e} />`)}
  </div>`}function He({kind:e="info",action:t,onDismiss:n,children:o}){return a`<aside class="banner banner-${e}" aria-label=${b("banner.label")}>
    ${e==="info"?null:a`<${C} name="warning" />`}
    <p>${o}</p>
    ${t}
    ${n?a`<button
          type="button"
          class="button quiet icon-only"
          aria-label=${b("notice.dismiss")}
          onClick=${n}
        >
          <${C} name="close" />
        </button>`:null}
  </aside>`}function Wi({href:e="admin/"}){let t=ln.value;if(t===null)return null;let n=oe(t,{timeStyle:"short"});return a`<${He}
    kind="warning"
    action=${a`<a class="button" href=${e}>${b("impersonation.back")}</a>`}
  >
    ${b("impersonation.banner",{time:n})}
  <//>`}var Lc=5;function Vi({label:e,sections:t,current:n}){let o=[...new Set(t.map(l=>l.group??""))],i=J(null);K(()=>{let l=i.current?.querySelector("[aria-current=page]");l instanceof HTMLElement&&i.current&&Uc(i.current,l)},[n,t.length]);let s=t.length>Lc?"sections-many":"sections-few";return a`<nav ref=${i} class="sections ${s}" aria-label=${e}>
    ${o.map(l=>a`<${Fc}
        key=${l}
        name=${l}
        sections=${t.filter(c=>(c.group??"")===l)}
        current=${n}
      />`)}
  </nav>`}function Uc(e,t){let n=t.getBoundingClientRect().left-e.getBoundingClientRect().left;e.scrollLeft+=n-(e.clientWidth-t.offsetWidth)/2}function Fc({name:e,sections:t,current:n}){let o=t.length===1&&t[0]?.label===e;return a`<div class="section">
    ${e&&!o?a`<h2>${e}</h2>`:null}
    <ul>
      ${t.map(i=>a`<${Bc} key=${i.id} section=${i} isCurrent=${i.id===n} />`)}
    </ul>
  </div>`}function Bc({section:e,isCurrent:t}){let{label:n,href:o,icon:i,badge:s,onOpen:l}=e;return a`<li>
    <a
      href=${o}
      aria-current=${t?"page":void 0}
      onClick=${l?ai(l):void 0}
    >
      ${i?a`<${C} name=${i} />`:null}
      <span class="section-label">${n}</span>
      ${s}
    </a>
  </li>`}function zi(e){let{title:t,mark:n,context:o,status:i,tools:s,banner:l,sections:c,current:u,children:p}=e;return a`<div class="shell">
    <a class="skip" href="#main" onClick=${jc}>${b("shell.skip")}</a>
    <header class="masthead">
      <p class="masthead-name">${n}<span class="masthead-title">${t}</span></p>
      ${o} ${i}
      <div class="masthead-tools">${s}</div>
    </header>
    <${Wi} />${l}
    <${Vi}
      label=${e.navigationLabel??b("shell.sections")}
      sections=${c}
      current=${u}
    />
    <main id="main" tabindex="-1">${p}</main>
    <${_n} />
  </div>`}function jc(e){e.preventDefault(),document.getElementById("main")?.focus()}var qc=6,Wc=100;function Gi({accounts:e,current:t,onSwitch:n}){let o=e.find(i=>i.id===t)?.name??"";return a`<${pt}
    label=${b("switcher.label")}
    face=${a`<span class="visually-hidden">${b("switcher.label")}: </span>
      <span class="switcher-name">${o}</span><${C} name="down" />`}
    className="switcher"
  >
    ${i=>a`<${Vc}
      accounts=${e}
      current=${t}
      onChoose=${s=>{i(),s.id!==t&&n(s)}}
    />`}
  <//>`}function Vc({accounts:e,current:t,onChoose:n}){let[o,i]=g(""),s=xo(e,o),l=s.slice(0,Wc),[c,u]=g(()=>zc(l,t)),p=se(),m=f=>{let h={ArrowDown:1,ArrowUp:-1}[f.key],d=l[c];if(h&&l.length)u((c+h+l.length)%l.length);else if(f.key==="Enter"&&d)n(d.account);else return;f.preventDefault()};return a`<div class="switcher-choice">
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
          class="menu-item depth-${Math.min(h,qc)} ${$===c?"is-at":""}"
          aria-selected=${f.id===t}
          ref=${y=>$===c&&y?.scrollIntoView?.({block:"nearest"})}
          onClick=${()=>n(f)}
        >
          <span class="switcher-account">
            ${f.name}
            ${d||f.note?a`<span class="hint">${[d,f.note].filter(Boolean).join(" · ")}</span>`:null}
          </span>
          ${f.id===t?a`<${C} name="check" />`:null}
        </li>`)}
    </ul>
    ${l.length===0?a`<p class="hint" role="status">${b("switcher.none",{search:o})}</p>`:null}
    ${s.length>l.length?a`<p class="hint">
          ${b("switcher.more",{count:s.length-l.length})}
        </p>`:null}
  </div>`}function zc(e,t){return Math.max(0,e.findIndex(({account:n})=>n.id===t))}function xo(e,t){let n=new Map(e.map(c=>[c.id,c])),o=new Map;for(let c of e){let u=c.parentId&&n.has(c.parentId)?c.parentId:"";o.set(u,[...o.get(u)??[],c])}let i=[],s=(c,u)=>{for(let p of o.get(c)??[])i.push({account:p,depth:u.length,path:u.join(" / ")}),s(p.id,[...u,p.name])};s("",[]);let l=t.toLowerCase().split(/\s+/).filter(Boolean);return l.length===0?i.map(c=>({...c,path:""})):i.filter(({account:c})=>l.every(u=>c.name.toLowerCase().includes(u))).map(c=>({...c,depth:0}))}function Yi({name:e,note:t,items:n}){return a`<${pt}
    label=${e?b("user.of",{name:e}):b("user.menu")}
    face=${e?a`<span class="avatar" data-initials=${So(e)}></span>`:a`<${C} name="person" />`}
    isIconOnly
    className="user-menu"
  >
    ${o=>a`
      ${e?a`<p class="user-name">
            <strong>${e}</strong>${t?a`<span class="hint">${t}</span>`:null}
          </p>`:null}
      <${pn} />
      <ul class="popover-list">
        ${n.map(i=>a`<li key=${i.label}><${Gc} item=${i} close=${o} /></li>`)}
      </ul>
    `}
  <//>`}function So(e){let t=e.split(/\s+/).filter(Boolean);return[t[0],t.length>1?t.at(-1):""].map(n=>[...n??""][0]?.toUpperCase()??"").join("")}function Gc({item:e,close:t}){let n=a`${e.icon?a`<${C} name=${e.icon} />`:null}${e.label}`;return e.href?a`<a class="menu-item" href=${e.href}>${n}</a>`:a`<button type="button" class="menu-item" onClick=${()=>{t(),e.act?.()}}>${n}</button>`}var Ki=new Map;function Ji(e){for(let t of e)Ki.set(t.name,t)}function L(e,t={},n={}){let o=Ki.get(e);if(!o)return"";let i=fn(o.path,{accountId:ce.value,...t});return lt({path:i,params:n})}async function*Xi(e){let t=new TextDecoder,n=e.getReader(),o="";try{for(;;){let{done:i,value:s}=await n.read();if(i)return;o+=t.decode(s,{stream:!0});let l=o.split(/\r\n\r\n|\n\n|\r\r/);o=l.pop()??"";for(let c of l)yield Yc(c)}}finally{n.cancel().catch(()=>{})}}function Yc(e){let t=[],n=null;for(let o of e.split(/\r\n|\n|\r/)){let[,i,s]=/^([^:]*):? ?(.*)$/.exec(o)??[];i==="data"?t.push(s??""):i==="id"&&(n=s??"")}return{data:t.join(`
`),id:n}}async function Zi(){return v("GET","v1/notifications/count")}async function Qi(e){return(await v("GET","v1/notifications",{query:e})).items}async function es(e,t){let n={Accept:"text/event-stream"};e&&(n["Last-Event-ID"]=e);let o=await cn("GET","v1/notifications/events",{headers:n,signal:t});return Xi(o.body)}async function ts(e){await v("POST","v1/notifications/read",{json:e})}var ns=1e3,Kc=3e4,Jc=6e4,Xc=45e3,os=3;function rs({open:e,onEvent:t,onConnected:n,poll:o,isWanted:i=()=>!0}){let s=D("off"),l=D(""),c=null,u=0,p="",m=h=>{c?.abort(),c=null,s.value=h},f=async()=>{let h=new AbortController;c=h;let d=ns,$=0;for(;!h.signal.aborted&&i();){$<=os&&(s.value="connecting");let y=new Ao;try{let x=await e(p,AbortSignal.any([h.signal,y.signal]));s.value="live",l.value="",$=0,n?.();for await(let E of x)y.broken(),d=ns,E.id!==null&&(p=E.id),t(E)}catch(x){if(h.signal.aborted)return;$+=1;let E=x instanceof R;l.value=E?x.message:b("live.broken"),E&&(d=Math.max(d,x.retryAfterSeconds*1e3)),E&&x.status===400&&(p="")}finally{y.end()}if(h.signal.aborted||!i())return;let k=o!==void 0&&$>os;s.value=k?"polling":"waiting",k&&o(),await Zc(d*(.5+Math.random()/2),h.signal),d=Math.min(2*d,Kc)}};return{state:s,problem:l,follow(){let h=()=>{clearTimeout(u),document.hidden?u=setTimeout(()=>m("paused"),Jc):c||f()};return p="",document.addEventListener("visibilitychange",h),h(),()=>{document.removeEventListener("visibilitychange",h),clearTimeout(u),m("off")}}}}var Ao=class{#t=new AbortController;#e=0;constructor(){this.signal=this.#t.signal,this.broken()}broken(){clearTimeout(this.#e),this.#e=setTimeout(()=>this.#t.abort(),Xc)}end(){clearTimeout(this.#e)}};function Zc(e,t){return new Promise(n=>{let o=setTimeout(n,e);t.addEventListener("abort",()=>{clearTimeout(o),n()})})}var Qc=6e4,eu=8,dt=D(0),ft=D([]),ht=D(0);async function Rt(){let[e,t]=await Promise.all([Zi(),Qi({limit:eu})]);dt.value=e.unread,ft.value=t}async function Te(e){await ts(e),await Rt()}function is(){let e=()=>{document.hidden||Rt().catch(()=>{})},t=rs({open:es,onEvent:({data:i})=>{i&&(ht.value+=1,e())},onConnected:e,isWanted:()=>!!S.peek()});e();let n=t.follow(),o=setInterval(e,Qc);return document.addEventListener("visibilitychange",e),()=>{n(),clearInterval(o),document.removeEventListener("visibilitychange",e),dt.value=0,ft.value=[]}}var tu=864e5,nu=7;function ss(){let e=B.value;if(re.value)return null;if(e?.status==="suspended"){let t=e.suspendedFor,n=t?` ${r("banner.reason",{reason:t})}`:"";return a`<${He} kind="danger">
      ${r("banner.suspended",{name:e.name})}${n}
    <//>`}return e?.status==="terminated"?a`<${He} kind="danger">${r("banner.terminated",{name:e.name})}<//>`:ou()??ru()}function ou(){let e=pe.value,t=L("usage"),n=t?a`<a class="button" href=${t}>${r("banner.seePlan")}</a>`:void 0;if(e?.cancelledAt){let s=e.endsAt?iu(e.endsAt):"",l=s?r("banner.cancelled",{day:s}):r("banner.cancelledNow");return a`<${He} kind="warning" action=${n}>${l}<//>`}if(!e?.trialEndsAt)return null;let o=Math.ceil((Date.parse(e.trialEndsAt)-Date.now())/tu);if(o<0||o>nu)return null;let i=r("banner.trial",{count:o,plan:e.plan?.name??""});return a`<${He} action=${n}>${i}<//>`}function ru(){let e=S.value;return!e||e.emailVerified?null:a`<${He}
    kind="warning"
    action=${a`<button type="button" class="button" onClick=${async()=>{try{await oi(),A(r("banner.mailed",{email:e.email}))}catch(n){F(n)}}}>
      ${r("banner.mailAgain")}
    </button>`}
  >
    ${r("banner.unconfirmed",{email:e.email})}
  <//>`}function iu(e){return oe(Date.parse(e),{dateStyle:"long"})}function P({permission:e,reason:t="",className:n="",onClick:o,children:i}){let s=se(),l=re.value?r("lacks.impersonation"):we(e)||t;return a`<button
      type="button"
      class="button ${n}"
      aria-disabled=${l?"true":void 0}
      aria-describedby=${l?s:void 0}
      title=${l||void 0}
      onClick=${()=>{l||o()}}
    >
      ${i}
    </button>
    ${l?a`<span id=${s} class="visually-hidden">${l}</span>`:null}`}function V({title:e,hint:t,tools:n,children:o}){return K(()=>{document.title=r("page.title",{view:e})},[e]),a`<div class="view">
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
  </section>`}function te({title:e,onClose:t,onCancel:n,children:o}){let i=J(null),s=J(!1),l=se();return ve(()=>{let u=document.activeElement,p=i.current;p?.showModal();let m=p?.querySelector("[data-first]");return m instanceof HTMLElement&&m.focus(),()=>{s.current=!0,p?.close(),u instanceof HTMLElement&&u.isConnected&&u.focus()}},[]),a`<dialog
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
        <${C} name="close" />
      </button>
    </header>
    <div class="dialog-body">${o}</div>
  </dialog>`}function ne({title:e,deed:t,word:n,isDanger:o=!0,onConfirm:i,onClose:s,children:l}){let[c,u]=g(""),[p,m]=g(!1),[f,h]=g(null),d=se(),$=!n||c.trim()===n;return a`<${te} title=${e} onClose=${s}>
    <form onSubmit=${async k=>{if(k.preventDefault(),!(!$||p)){m(!0),h(null);try{await i(),s()}catch(x){h(x),m(!1)}}}}>
      ${l}
      ${n&&a`<div class="field">
        <label for=${d}>${Zt("confirm.type",{name:a`<code>${n}</code>`})}</label>
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
  <//>`}var kn=["conglomerate","subsidiary","division","location"];function Ht(e){let t=new Map(e.map(o=>[o.accountId,o])),n=e.map(o=>({id:o.accountId,name:o.name,parentId:o.parentAccountId}));return xo(n,"").flatMap(({account:o,depth:i})=>{let s=t.get(o.id);return s?[{account:s,depth:i}]:[]})}function $t(e,t){let n=new Set([t]);for(let{account:o}of Ht(e))n.has(o.parentAccountId??"")&&n.add(o.accountId);return n}function as(e){let t=kn.findIndex(n=>n===e);return kn.slice(Math.max(0,t))}function us({open:e,onClose:t}){let n=j.value??[],o=$t(n,e.accountId),i=Ht(n).filter(({account:h})=>!o.has(h.accountId)&&h.accountId!==e.parentAccountId&&h.status==="active"&&cs(h.type)<=cs(e.type)),{fieldOf:s,values:l,isBusy:c,problem:u,submit:p,form:m}=M({parentAccountId:""},async({parentAccountId:h})=>{await gi(e.accountId,h),await Promise.all([Z(e.accountId),ie()]),A(r("move.done",{name:e.name})),t()},["parentAccountId"]),f=l.parentAccountId;return a`<${te} title=${r("move.title",{name:e.name})} onClose=${t}>
    <form class="form" ref=${m} onSubmit=${p} noValidate>
      <${w}
        label=${r("move.below")}
        data-first
        options=${[["",r("move.choose")],...i.map(({account:h,depth:d})=>[h.accountId,`${"· ".repeat(d)}${h.name}`])]}
        hint=${i.length?void 0:r("move.nowhere")}
        ...${s("parentAccountId")}
      />
      ${f?a`<${su} open=${e} parentId=${f} count=${o.size-1} />`:null}
      <${_} error=${u} />
      <div class="actions">
        <button type="submit" class="button strong" disabled=${c||!i.length}>
          ${r("danger.move.deed")}
        </button>
        <button type="button" class="button" onClick=${t}>${r("form.cancel")}</button>
      </div>
    </form>
  <//>`}function su({open:e,parentId:t,count:n}){let o=j.value??[],i=To(o,e.parentAccountId??""),s=To(o,t),l=i[0]?.accountId!==s[0]?.accountId,c=i.filter(p=>!s.includes(p)).map(p=>p.name),u=s.filter(p=>!i.includes(p)).map(p=>p.name);return a`<section class="changes" aria-live="polite">
    <h3>${r("move.changes")}</h3>
    <ul>
      <li>${r("move.from",{path:ls(i,e.name)})}</li>
      <li>${r("move.to",{path:ls(s,e.name)})}</li>
      ${n?a`<li>${r("move.along",{count:n})}</li>`:null}
      ${c.length?a`<li>${r("move.lose",{names:c.join(", ")})}</li>`:null}
      ${u.length?a`<li>${r("move.gain",{names:u.join(", ")})}</li>`:null}
      ${l?a`<li>${r("move.plan")}</li>`:null}
    </ul>
  </section>`}function To(e,t){let n=e.find(o=>o.accountId===t);return n?[...To(e,n.parentAccountId??""),n]:[]}function ls(e,t){return[...e.map(n=>n.name),t].join(" / ")}function cs(e){return kn.findIndex(t=>t===e)}var au=30,lu=864e5,ms="operator";async function Co(e,t){await Promise.all([Z(e.accountId),ie()]),A(t)}function ps({open:e}){let[t,n]=g(""),o=()=>n(""),{name:i,status:s}=e,l=(p,m)=>async()=>{try{await p(e.accountId),await Co(e,m)}catch(f){F(f)}},c=e.parentAccountId?"":r("danger.rootStays"),u=e.suspendedBy===ms?r("danger.byOperator"):"";return a`<${T} title=${r("danger.title")} className="panel-danger">
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
      ${s==="suspended"?a`<${Lt} name="reactivate" hint=${cu(e)}>
            <${P}
              permission="account.suspend"
              reason=${u}
              onClick=${l(yi,r("danger.reactivated",{name:i}))}
            >
              ${r("danger.reactivate.deed")}
            <//>
          <//>`:a`<${Lt} name="suspend">
            <${P} permission="account.suspend" onClick=${()=>n("suspend")}>
              ${r("danger.suspend.deed")}
            <//>
          <//>`}
      ${s==="terminated"?a`<${Lt} name="restore" hint=${uu(e)}>
            <${P}
              permission="account.terminate"
              onClick=${l(wi,r("danger.restored",{name:i}))}
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
    ${t==="move"?a`<${us} open=${e} onClose=${o} />`:null}
    ${t==="suspend"?a`<${mu} open=${e} onClose=${o} />`:null}
    ${t==="terminate"?a`<${pu} open=${e} onClose=${o} />`:null}
  <//>`}function Lt({name:e,hint:t,children:n}){return a`<li class="row">
    <div class="row-words">
      <strong>${r(`danger.${e}.title`)}</strong>
      <span class="hint">${t||r(`danger.${e}.hint`)}</span>
    </div>
    ${n}
  </li>`}function cu({suspendedBy:e,suspendedFor:t}){let n=e===ms?r("danger.byOperator"):"",o=t?r("banner.reason",{reason:t}):"";return[n,o].filter(Boolean).join(" ")}function uu({terminatedAt:e}){if(!e)return"";let t=Date.parse(e)+au*lu;return r("danger.until",{day:oe(t,{dateStyle:"long"})})}function mu({open:e,onClose:t}){let[n,o]=g(""),i=$t(j.value??[],e.accountId).size-1;return a`<${ne}
    title=${r("danger.suspend.ask",{name:e.name})}
    deed=${r("danger.suspend.deed")}
    onConfirm=${async()=>{await vi(e.accountId,n.trim()),await Co(e,r("danger.suspended",{name:e.name}))}}
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
  <//>`}function pu({open:e,onClose:t}){return a`<${ne}
    title=${r("danger.terminate.ask",{name:e.name})}
    deed=${r("danger.terminate.deed")}
    word=${e.name}
    onConfirm=${async()=>{await bi(e.accountId),await Co(e,r("danger.terminated",{name:e.name}))}}
    onClose=${t}
  >
    <p>${r("danger.terminate.hint")}</p>
  <//>`}function gt({facts:e}){return a`<dl class="facts">
    ${e.filter(([,t])=>t!=null&&t!=="").map(([t,n])=>a`<div key=${t}>
          <dt>${t}</dt>
          <dd>${n}</dd>
        </div>`)}
  </dl>`}function ue(e,t){return e?a`<${Q} ms=${Date.parse(e)} />`:t}function Ut(e){return oe(Date.parse(e),{dateStyle:"medium"})}function Le(e){return e.split(`
`).map(t=>t.trim()).filter(Boolean)}function ds({open:e}){let t=e.metadata??{},n=Object.entries(t).filter(([,f])=>typeof f!="object"),o=n.map(([f,h])=>`${f}: ${h}`).join(`
`),i=M({metadata:o},async f=>{let h=Object.fromEntries(Le(f.metadata).map(du)),d=n.filter(([y])=>!(y in h)).map(([y])=>[y,null]),$={...Object.fromEntries(d),...h};await Xe(e.accountId,{metadata:$}),await Z(e.accountId),A(r("settings.saved"))}),{fieldOf:s,values:l,isBusy:c,problem:u,submit:p,form:m}=i;return a`<${T} title=${r("details.title")} hint=${r("details.hint")}>
    <form class="panel-body" ref=${m} onSubmit=${p} noValidate>
      <${w}
        label=${r("details.label")}
        hint=${r("details.lines")}
        type="area"
        rows="3"
        readonly=${we("account.update")!==""}
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
  <//>`}function du(e){let[t="",...n]=e.split(":");return[t.trim(),n.join(":").trim()]}var Ft=["sources","webhooks","storageGB"];function fs({open:e}){let t=j.value?.find($=>$.accountId===e.parentAccountId),n=O(async()=>z("usage.read")?(await ct(e.accountId)).items:[],[e.accountId,JSON.stringify(e.settings?.quota)]),o=e.settings?.quota??{},i=Object.fromEntries(Ft.map($=>[$,`${o[$]??""}`])),{fieldOf:s,values:l,isBusy:c,problem:u,submit:p,form:m}=M(i,async $=>{let y=Object.entries(o).filter(([I])=>!Ft.some(N=>N===I)),k=Ft.filter(I=>$[I]?.trim()).map(I=>[I,Number($[I])]),x=Object.fromEntries([...y,...k]),E=Object.keys(x).length===0;await Xe(e.accountId,{settings:{quota:E?null:x}}),await Z(e.accountId),A(r("quota.saved"))}),f=t?"":r("quota.fromAbove"),h=f!==""||we("account.update")!=="",d=Ft.every($=>l[$]===i[$]);return a`<${T}
    title=${r("quota.title")}
    hint=${r("quota.hint",{name:t?.name??""})}
  >
    <form class="panel-body" ref=${m} onSubmit=${p} noValidate>
      <div class="settings-fields">
        ${Ft.map($=>{let y=n.answer?.find(k=>k.limit===$)?.used;return a`<${w}
            key=${$}
            label=${r(`limit.${$}`)}
            hint=${y===void 0?void 0:r("quota.used",{used:q(y)})}
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
  <//>`}function hs({accountId:e}){let t=B.value;return t?a`<${V} title=${r("settings.title")} hint=${t.name}>
    <${fu} key=${`${t.name} ${t.settings?.timezone}`} open=${t} />
    ${t.parentAccountId?a`<${fs} key=${JSON.stringify(t.settings?.quota)} open=${t} />`:null}
    <${ds} key=${`details ${JSON.stringify(t.metadata)}`} open=${t} />
    <${hu} open=${t} />
    <${$u} accountId=${e} />
    <${ps} open=${t} />
  <//>`:null}function fu({open:e}){let t=Intl.supportedValuesOf("timeZone"),{fieldOf:n,values:o,isBusy:i,problem:s,submit:l,form:c}=M({name:e.name,timezone:String(e.settings?.timezone??"")},async({name:m,timezone:f})=>{await Xe(e.accountId,{name:m.trim(),settings:{timezone:f.trim()||null}}),await Promise.all([Z(e.accountId),ie()]),A(r("settings.saved"))},["name"]),u=o.name===e.name&&o.timezone===(e.settings?.timezone??""),p=we("account.update")!=="";return a`<${T} title=${r("settings.general")}>
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
  <//>`}function hu({open:e}){let t=e.settings?.requireTwoFactor===!0,n=async()=>{try{await Xe(e.accountId,{settings:{requireTwoFactor:!t}}),await Z(e.accountId),A(r(t?"settings.factorOff":"settings.factorOn"))}catch(i){F(i)}},o=!t&&!S.value?.twoFactorEnabled?r("settings.factorFirst"):"";return a`<${T} title=${r("settings.security")}>
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
  <//>`}function $u({accountId:e}){let t=j.value?.find(o=>o.isDefault)?.accountId===e,n=async()=>{try{await mi(e),await ie(),A(r("settings.startSaved"))}catch(o){F(o)}};return a`<${T} title=${r("settings.forYou")}>
    <div class="row">
      <div class="row-words">
        <strong>${r("settings.start")}</strong>
        <span class="hint">${r(t?"settings.isStart":"settings.startHint")}</span>
      </div>
      ${t?null:a`<button
            type="button"
            class="button"
            disabled=${re.value!==""}
            onClick=${n}
          >
            ${r("settings.startHere")}
          </button>`}
    </div>
  <//>`}var gu={active:"badge-quiet",suspended:"badge-warn",terminated:"badge-danger"};function vt({status:e}){return a`<span class="badge ${gu[e]}">${r(`status.${e}`)}</span>`}var vu=6;function $s({accountId:e}){let[t,n]=g(""),o=j.value??[],i=new Map(o.map(u=>[u.accountId,u.name])),s=B.value,l=a`<button
      type="button"
      class="button"
      disabled=${re.value!==""}
      onClick=${()=>n("root")}
    >
      ${r("structure.newRoot")}
    </button>
    <${P}
      permission="account.create_child"
      className="strong"
      onClick=${()=>n("below")}
    >
      <${C} name="add" />${r("structure.newBelow")}
    <//>`,c={title:r("structure.title"),hint:r("structure.hint"),tools:l};return a`<${V} ...${c}>
    <${T} title=${r("structure.yours",{count:o.length})}>
      <ul class="rows tree">
        ${Ht(o).map(({account:u,depth:p})=>{let m=u.accountId===e;return a`<li
            key=${u.accountId}
            class="row tree-row tree-${Math.min(p,vu)} ${m?"is-open":""}"
          >
            <div class="row-words">
              <a
                href=${L("home",{accountId:u.accountId})}
                aria-current=${m?"true":void 0}
              >
                ${u.name}
              </a>
              <span class="hint">${yu(u,i)}</span>
            </div>
            ${u.type?a`<span class="hint">${r(`type.${u.type}`)}</span>`:null}
            ${u.status==="active"?null:a`<${vt} status=${u.status} />`}
          </li>`})}
      </ul>
      ${yo.value?null:a`<p class="panel-body hint">${r("structure.cut")}</p>`}
    <//>
    ${t&&s?a`<${bu}
          parent=${t==="below"?s:null}
          onClose=${()=>n("")}
        />`:null}
  <//>`}function yu(e,t){let n=r(`role.${e.role}`),o=e.inheritedFrom?t.get(e.inheritedFrom)??"":"";return o?r("structure.inherited",{role:n,name:o}):n}function bu({parent:e,onClose:t}){let n=as(e?.type),{fieldOf:o,isBusy:i,problem:s,submit:l,form:c}=M({name:"",type:String(n[1]??n[0])},async({name:p,type:m})=>{e?await $i(e.accountId,{name:p.trim(),type:m}):await hi({name:p.trim()}),await ie(),A(r("structure.created",{name:p.trim()})),t()},["name"]),u=e?r("structure.newBelowOf",{name:e.name}):r("structure.newRoot");return a`<${te} title=${u} onClose=${t}>
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
  <//>`}async function gs(e,t){return v("GET",`${H(e)}/activities`,{query:{limit:25,...t}})}function vs(e,t,n){let o=Object.entries(t).filter(([,s])=>s),i=new URLSearchParams([...o,["format",n]]);return`${H(e)}/activities/export?${i}`}async function ys(e){return v("GET","v1/users/me/activities",{query:{limit:10,cursor:e}})}function ge(e){let t=e.replace(/([a-z0-9])([A-Z])/g,"$1 $2").replace(/[_\-.]+/g," ");return t.charAt(0).toUpperCase()+t.slice(1).toLowerCase()}function Ue(e){let{label:t,cursors:n,next:o,onCursors:i,previousLabel:s,nextLabel:l,note:c}=e;return n.length===0&&!o&&!e.isAlwaysShown?null:a`<nav class="pager" aria-label=${t??b("pager.label")}>
    <button
      type="button"
      class="button"
      disabled=${n.length===0}
      onClick=${()=>i(n.slice(0,-1))}
    >
      <${C} name="back" />${s??b("pager.previous")}
    </button>
    <span class="hint">${c??b("pager.page",{page:n.length+1})}</span>
    <button
      type="button"
      class="button"
      disabled=${!o}
      onClick=${()=>o&&i([...n,o])}
    >
      ${l??b("pager.next")}<${C} name="next" />
    </button>
  </nav>`}function bs({ids:e,selected:t,onSelect:n,children:o}){let i=e.filter(l=>t.has(l)).length,s=i>0&&i===e.length;return a`<div class="table-bulk">
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
  </div>`}function ws({id:e,selected:t,onSelect:n}){let o=()=>{let s=new Set(t);s.delete(e)||s.add(e),n(s)};return a`<td class="table-choose" onClick=${s=>s.stopPropagation()}>
    <label>
      <input type="checkbox" checked=${t.has(e)} onChange=${o} />
      <span class="visually-hidden">${b("table.select",{name:e})}</span>
    </label>
  </td>`}function _s(e,t,n,o,i){let s=i.toLowerCase().split(/\s+/).filter(Boolean),l=e.filter(p=>{let m=o?.(p).toLowerCase()??"";return s.every(f=>m.includes(f))}),c=t.find(p=>p.name===n?.name)?.sortBy;if(!n||!c)return l;let u=n.isDescending?-1:1;return l.sort((p,m)=>u*wu(c(p),c(m)))}function wu(e,t){return e===null||t===null?+(e===null)-+(t===null):typeof e=="number"&&typeof t=="number"?e-t:String(e).localeCompare(String(t),document.documentElement.lang,{numeric:!0})}function ks(e){let t={ArrowDown:1,ArrowUp:-1}[e.key],{currentTarget:n,target:o}=e;if(!t||!(n instanceof Element)||!(o instanceof Element)||!o.matches("[data-item]"))return;let i=[...n.querySelectorAll("[data-item]")],s=i[i.findIndex(l=>l===o)+t];s&&(e.preventDefault(),s.focus())}function _e(e){let{label:t,columns:n,rows:o,idOf:i,filterBy:s,selected:l,onSelect:c,actions:u}=e,[p,m]=g(null),[f,h]=g(""),d=_s(o,n,p,s,f),$=d.map(i);return a`<div class="table-block">
    ${s?a`<${_u} value=${f} onValue=${h} />`:null}
    ${l&&c?a`<${bs} ids=${$} selected=${l} onSelect=${c}>${u}<//>`:null}
    <div
      class="table-place ${e.isLoading?"is-loading":""}"
      role="group"
      aria-label=${t}
      tabindex="0"
    >
      <table class="table" onKeyDown=${ks}>
        <caption class="visually-hidden">
          ${t}
        </caption>
        <thead>
          <tr>
            ${l?a`<td class="table-choose"></td>`:null}
            ${n.map(y=>a`<${ku} column=${y} sort=${p} onSort=${m} />`)}
          </tr>
        </thead>
        <tbody>
          ${d.map(y=>a`<${xu} key=${i(y)} row=${y} table=${e} />`)}
        </tbody>
      </table>
    </div>
    ${f&&d.length===0?a`<p class="hint" role="status">${b("table.noMatch",{filter:f})}</p>`:null}
  </div>`}function _u({value:e,onValue:t}){let n=se();return a`<div class="table-filter">
    <label class="visually-hidden" for=${n}>${b("table.filter")}</label>
    <${C} name="search" />
    <input
      id=${n}
      type="search"
      autocomplete="off"
      placeholder=${b("table.filter")}
      value=${e}
      onInput=${o=>t(o.target.value)}
    />
  </div>`}function ku({column:e,sort:t,onSort:n}){let{name:o,label:i,hint:s,isNumeric:l,sortBy:c}=e,u=t?.name===o,p=u?t.isDescending?"descending":"ascending":"none";return a`<th
    scope="col"
    class=${l?"number":""}
    title=${s}
    aria-sort=${c?p:void 0}
  >
    ${c?a`<button type="button" class="sort" onClick=${()=>n(u&&t.isDescending?null:{name:o,isDescending:u})}>
          ${i}
          ${u?a`<${C} name=${t.isDescending?"down":"up"} />`:null}
        </button>`:i}
  </th>`}function xu({row:e,table:t}){let{columns:n,idOf:o,onOpen:i,openId:s,selected:l,onSelect:c}=t,u=o(e),p=u===s,m=i?()=>i(e):void 0;return a`<tr
    class="${p?"row-open":""} ${m?"row-opens":""}"
    onClick=${m}
  >
    ${l&&c?a`<${ws} id=${u} selected=${l} onSelect=${c} />`:null}
    ${n.map(({name:f,label:h,cell:d,isNumeric:$},y)=>{let k=d(e);return a`<td key=${f} data-label=${h} class=${$?"number":""}>
        ${y===0&&m?a`<button
              type="button"
              class="link"
              data-item=${u}
              aria-expanded=${s===void 0?void 0:p}
              onClick=${x=>{x.stopPropagation(),m()}}
            >
              ${k}
            </button>`:a`<span class="cell">${k}</span>`}
      </td>`})}
  </tr>`}async function Bt(e){let t=new Map((j.peek()??[]).map(s=>[s.accountId,s])),n=[],o=t.get(B.peek()?.parentAccountId??t.get(e)?.parentAccountId??"");for(;o;)n.push(o),o=t.get(o.parentAccountId??"");return(await Promise.all(n.map(async s=>{try{return{from:s,members:await Ze(s.accountId)}}catch(l){if(l instanceof R&&[403,404].includes(l.status))return null;throw l}}))).filter(s=>s!==null)}function yt(e){let{answer:t}=O(async()=>{if(!z("users.read"))return[];let[i,s]=await Promise.all([Ze(e),Bt(e)]);return[...s.flatMap(l=>l.members),...i]},[e]),n=new Map((t??[]).map(i=>[i.userId,i.name||i.email||""])),o=S.value;return o&&n.set(o.userId,st(o)),n}function jt({text:e,label:t,copyLabel:n,tokens:o,children:i}){return a`<div class="code">
    <pre tabindex="0" dir="ltr" role="group" aria-label=${t}><code>${o?o.map(s=>a`<span class="code-${s.kind}">${s.text}</span>`):e}</code></pre>
    <div class="code-tools">${i}<${De} text=${e} label=${n} /></div>
  </div>`}var Su=/("(?:[^"\\]|\\.)*")(\s*:)?|(-?\d[\d.eE+-]*)|\b(true|false|null)\b|[\s\S]/g;function xn(e){let t=JSON.stringify(e,null,2)??"null",n=[];for(let[o,i,s,l,c]of t.matchAll(Su)){if(i&&n.push({kind:s?"name":"text",text:i}),s&&n.push({kind:"mark",text:s}),l&&n.push({kind:"number",text:l}),c&&n.push({kind:"word",text:c}),i||l||c)continue;let u=n.at(-1);u?.kind==="mark"?u.text+=o:n.push({kind:"mark",text:o})}return n}var xs=3,Au=4e6;function As({before:e,after:t,label:n}){let o=Tu(Ss(e),Ss(t));if(o.every(l=>l.sign===" "))return a`<p class="hint">${b("diff.same")}</p>`;let s={"+":b("diff.added"),"-":b("diff.removed")," ":""};return a`<div class="diff" role="group" tabindex="0" aria-label=${n}>
    <ul>
      ${Eu(o).map(l=>typeof l=="number"?a`<li class="diff-fold">${b("diff.folded",{count:l})}</li>`:a`<li class=${`diff-line diff-${{"+":"in","-":"out"," ":"same"}[l.sign]}`}>
              <span class="diff-sign" aria-hidden="true">${l.sign}</span>
              <span class="visually-hidden">${s[l.sign]}</span>
              <code>${l.line}</code>
            </li>`)}
    </ul>
  </div>`}function Tu(e,t){let n=0;for(;n<e.length&&n<t.length&&e[n]===t[n];)n++;let o=0,i=Math.min(e.length,t.length)-n;for(;o<i&&e.at(-1-o)===t.at(-1-o);)o++;let s=l=>l.map(c=>({sign:" ",line:c}));return[...s(e.slice(0,n)),...Cu(e.slice(n,e.length-o),t.slice(n,t.length-o)),...s(e.slice(e.length-o))]}function Cu(e,t){let n=t.length+1,o=(e.length+1)*n>Au,i=new Uint32Array(o?0:(e.length+1)*n),s=(p,m)=>i[p*n+m]??0;if(!o)for(let p=e.length-1;p>=0;p--)for(let m=t.length-1;m>=0;m--){let f=Math.max(s(p+1,m),s(p,m+1));i[p*n+m]=e[p]===t[m]?s(p+1,m+1)+1:f}let l=[],[c,u]=[0,0];for(;c<e.length||u<t.length;){let[p,m]=[e[c],t[u]];!o&&p!==void 0&&p===m?(l.push({sign:" ",line:p}),c++,u++):p!==void 0&&(m===void 0||s(c+1,u)>=s(c,u+1))?(l.push({sign:"-",line:p}),c++):(l.push({sign:"+",line:m??""}),u++)}return l}function Eu(e){let t=e.map((o,i)=>e.slice(Math.max(0,i-xs),i+xs+1).some(s=>s.sign!==" ")),n=[];return e.forEach((o,i)=>{let s=n.at(-1);t[i]?n.push(o):typeof s=="number"?n[n.length-1]=s+1:n.push(1)}),n}function Ss(e){let t=typeof e=="string"?e:JSON.stringify(e,null,2)??"";return t===""?[]:t.split(`
`)}var Ou=[[/Edg\//,"Edge"],[/OPR\//,"Opera"],[/Firefox\//,"Firefox"],[/Chrom(e|ium)\//,"Chrome"],[/Safari\//,"Safari"]],Iu=[[/iPhone/,"iPhone"],[/iPad/,"iPad"],[/Android/,"Android"],[/Windows/,"Windows"],[/Mac OS X/,"macOS"],[/Linux/,"Linux"]];function Sn(e){if(!e)return r("sessions.unknown");let t=Ou.find(([o])=>o.test(e))?.[1],n=Iu.find(([o])=>o.test(e))?.[1];return t&&n?r("sessions.device",{browser:t,system:n}):e}var Eo=["account_created","account_updated","account_moved","account_suspended","account_reactivated","account_terminated","account_restored","member_invited","invitation_withdrawn","member_joined","member_updated","member_removed","member_left","apikey_created","apikey_updated","apikey_rotated","apikey_revoked","webhook_created","webhook_updated","webhook_secret_rotated","webhook_enabled","webhook_disabled","webhook_replayed","webhook_deleted","source_paused","plan_changed","plan_cancelled","plan_overridden","trial_ending","usage_warning","usage_limit_reached","impersonation_started","impersonation_ended"],Mu=["backup_codes_renewed","default_account_changed","email_change_undone","email_changed","email_confirmed","login","login_failed","password_changed","password_reset","second_factor_begun","second_factor_disabled","second_factor_enabled","second_factor_reset","sessions_ended","user_left","user_reactivated","user_registered","user_suspended","user_updated"],Pu=[...Eo,...Mu];function Oo(e){let t=Pu.find(o=>o===e);if(t)return r(`happened.${t}`);let n=e.replaceAll("_"," ");return n.charAt(0).toUpperCase()+n.slice(1)}function Fe({type:e,before:t,after:n}){let o=Oo(e),i=n?.name??t?.name??n?.email??n?.url??"";return i?r("activities.of",{what:o,name:String(i)}):o}function bt({userId:e="",actor:t},n){return t?.kind==="key"?r("activities.byKey"):t?.kind==="operator"?r("activities.byOperator"):t?.kind==="system"||!e?r("activities.bySystem"):n.get(e)||r("activities.byMember")}function An({entry:e,names:t,onClose:n}){let{before:o,after:i}=e,s=[[r("activity.who"),bt(e,t)],[r("activity.when"),a`<${Q} ms=${Date.parse(e.timestamp)} isExact />`],[r("activity.type"),a`<code>${e.type}</code>`],[r("activity.resource"),ge(e.resource)],[r("activity.id"),e.resourceId&&a`<code class="long">${e.resourceId}</code>`],[r("activity.network"),e.ipAddress],[r("activity.device"),e.userAgent&&Sn(e.userAgent)],...Object.entries(e.details??{}).filter(([l,c])=>l!=="actor"&&typeof c!="object").map(([l,c])=>[ge(l),String(c)])];return a`<${te} title=${Fe(e)} onClose=${n}>
    <div class="form wide">
      <${gt} facts=${s} />
      ${o&&i?a`<h3>${r("activity.changes")}</h3>
            <${As} before=${o} after=${i} label=${r("activity.changes")} />`:null}
      ${o||i?a`<div class="sides">
            <${Ts} title=${r("activity.before")} value=${o} />
            <${Ts} title=${r("activity.after")} value=${i} />
          </div>`:a`<p class="hint">${r("activity.noChanges")}</p>`}
    </div>
  <//>`}function Ts({title:e,value:t}){return a`<section aria-label=${e}>
    <h3>${e}</h3>
    ${t?a`<${jt}
          label=${e}
          text=${JSON.stringify(t,null,2)}
          tokens=${xn(t)}
        />`:a`<p class="hint">${r("activity.nothing")}</p>`}
  </section>`}var Os=["account","member","invitation","api_key","webhook","plan","user"],Du=["from","to","user","type","resource"];function Is({accountId:e}){let t=Lu(be.value.params),[n,o]=g([]),[i,s]=g(null),l=n.at(-1)??"",c=yt(e),{answer:u,problem:p,again:m}=O(()=>gs(e,{...Cs(t),cursor:l}),[e,JSON.stringify(t),l]),f=d=>{o([]),ee(be.value.path,{params:{...t,...d},replace:!0})},h=Du.some(d=>t[d]);return a`<${V}
    title=${r("activity.title")}
    hint=${r("activity.hint")}
    tools=${a`<${Hu} accountId=${e} filter=${Cs(t)} />`}
  >
    <${Ru} filter=${t} names=${c} onChange=${f} />
    <${_} error=${p} onRetry=${m} />
    ${u?.items.length===0?a`<${le} title=${r(h?"activity.noMatch":"activities.none")} />`:null}
    ${u?.items.length?a`<${_e}
          label=${r("activity.title")}
          columns=${Nu(c)}
          rows=${u.items}
          idOf=${d=>d.activityId}
          onOpen=${s}
        />`:null}
    <${Ue} cursors=${n} next=${u?.nextCursor??null} onCursors=${o} />
    ${i?a`<${An} entry=${i} names=${c} onClose=${()=>s(null)} />`:null}
  <//>`}function Nu(e){return[{name:"type",label:r("activity.what"),cell:Fe},{name:"actor",label:r("activity.who"),cell:t=>bt(t,e)},{name:"resource",label:r("activity.resource"),cell:t=>a`<span class="stack">
        <span>${Ms(t.resource)}</span>
        ${t.resourceId?a`<code class="hint long">${t.resourceId}</code>`:null}
      </span>`},{name:"at",label:r("activity.when"),cell:t=>ue(t.timestamp,"")}]}function Ru({filter:e,names:t,onChange:n}){let o=["",r("activity.any")],i=[...t].sort(([,c],[,u])=>c.localeCompare(u)),s=Eo.map(c=>[c,Oo(c)]),l=Os.map(c=>[c,Ms(c)]);return a`<div class="filters" role="search" aria-label=${r("activity.filters")}>
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
  </div>`}function Hu({accountId:e,filter:t}){return["csv","jsonl"].map(o=>a`<a
      key=${o}
      class="button"
      href=${vs(e,t,o)}
      download
    >
      ${r(`activity.${o}`)}
    </a>`)}function Ms(e){let t=Os.find(n=>n===e);return t?r(`resource.${t}`):ge(e)}function Lu(e){let{from:t="",to:n="",user:o="",type:i="",resource:s=""}=e;return{from:t,to:n,user:o,type:i,resource:s}}function Cs(e){return{...e,from:Es(e.from,"00:00:00"),to:Es(e.to,"23:59:59")}}function Es(e,t){let n=new Date(`${e}T${t}`);return Number.isNaN(n.getTime())?"":n.toISOString()}function Ps({asked:e,names:t}){let n=L("activity"),o=e.answer??[];return a`<${T}
    title=${r("activities.title")}
    tools=${n?a`<a href=${n}>${r("activities.all")}</a>`:void 0}
  >
    ${e.problem?a`<div class="panel-body">
          <${_} error=${e.problem} onRetry=${e.again} />
        </div>`:null}
    <ol class="rows trail">
      ${o.map(i=>a`<li key=${i.activityId} class="row">
          <div class="row-words">
            <span>${Fe(i)}</span>
            <span class="hint">${bt(i,t)}</span>
          </div>
          <span class="hint"><${Q} ms=${Date.parse(i.timestamp)} /></span>
        </li>`)}
    </ol>
    ${e.answer&&!o.length?a`<p class="panel-body hint">${r("activities.none")}</p>`:null}
  <//>`}var Uu=.8;function Tn({label:e,used:t,limit:n,format:o=i=>q(i)}){let i=n===null?0:n>0?t/n:1,s=n===null||i<Uu?"fine":i<1?"near":"full",l=n===null?b("meter.unlimited",{used:o(t)}):b("meter.of",{used:o(t),limit:o(n)});return a`<div class="meter meter-${s}">
    <div class="meter-head">
      <span class="meter-label">${e}</span>
      <span class="meter-words">
        ${s==="fine"?null:a`<${C} name="warning" />`}${l}
      </span>
    </div>
    ${n===null?null:a`<svg class="meter-bar" aria-hidden="true" focusable="false">
          <rect class="meter-ground" width="100%" height="100%" rx="4" />
          <rect class="meter-used" width="${100*Math.min(1,i)}%" height="100%" rx="4" />
        </svg>`}
    ${s==="full"?a`<p class="hint fault">${b("meter.full")}</p>`:null}
  </div>`}var Fu=["apiCallsPerMonth","storageGB","users","sources","webhooks"];function Io(e){let t=Fu.find(n=>n===e);return t?r(`limit.${t}`):e}function Ds({asked:e}){let t=pe.value?.plan?.name,n=L("usage");return a`<${T}
    title=${r("limits.title")}
    hint=${t?r("limits.plan",{plan:t}):void 0}
    tools=${n?a`<a href=${n}>${r("limits.all")}</a>`:void 0}
  >
    <div class="panel-body">
      <${_} error=${e.problem} onRetry=${e.again} />
      ${(e.answer??[]).map(({limit:o,used:i,allowed:s})=>a`<${Tn}
          key=${o}
          label=${Io(o)}
          used=${i}
          limit=${s??null}
        />`)}
    </div>
  <//>`}var Bu=.8;function Ns({limits:e}){let t=[...ju(),...qu(e),...Wu()];return t.length?a`<${T} title=${r("attention.title")}>
    <ul class="rows">
      ${t.map(n=>a`<li key=${n.id} class="row concern concern-${n.level}">
          <${C} name="warning" />
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
  <//>`:null}function ju(){let e=B.value;if(!e||e.status==="active")return[];let t=L("settings");return[{id:"state",level:"danger",title:r(`attention.${e.status}`),href:t}]}function qu(e){return e.filter(({used:t,allowed:n})=>n&&t>=Bu*n).map(({limit:t,used:n,allowed:o})=>({id:t,level:n>=(o??0)?"danger":"warning",title:r(n>=(o??0)?"attention.full":"attention.near",{limit:Io(t)}),hint:r("attention.used",{used:q(n),allowed:q(o??0)}),href:L("usage")}))}function Wu(){return ft.value.filter(e=>!e.isRead&&(e.type==="warning"||e.type==="error")).map(e=>({id:e.notificationId,level:e.type==="error"?"danger":"warning",title:e.title,hint:e.message,href:e.actionUrl?.startsWith("#/")?e.actionUrl:"",done:()=>{Te({ids:[e.notificationId]}).catch(F)}}))}async function Cn(e,t){return v("GET",`${H(e)}/usage`,{query:t})}async function Rs(){return(await v("GET","v1/plans")).items}async function Hs(e,t,n){await v("PUT",`${H(e)}/plan`,{json:n?{planId:t,tag:n}:{planId:t}})}async function Ls(e){await v("DELETE",`${H(e)}/plan`)}function En(e,t,n){return`${H(e)}/reports/${t}?format=${n}`}var Us=120,Mo=28,On=3;function Fs({label:e,values:t,format:n=o=>q(o)}){if(t.length===0)return null;let[o,i]=[t[0]??0,t.at(-1)??0],[s,l]=[Math.min(...t),Math.max(...t)],c=t.map((h,d)=>{let $=On+(Us-2*On)*d/Math.max(1,t.length-1),y=Mo-On-(Mo-2*On)*(h-s)/(l-s||1);return[$.toFixed(1),y.toFixed(1)]}),[u,p]=c.at(-1)??["0","0"],m={first:n(o),last:n(i)},f=b("sparkline.words",{...m,lowest:n(s),highest:n(l)});return a`<span class="sparkline">
    <svg viewBox="0 0 ${Us} ${Mo}" role="img" aria-label="${e}: ${f}">
      <polyline points=${c.map(h=>h.join(",")).join(" ")} />
      <circle cx=${u} cy=${p} r="2.5" />
    </svg>
    <span class="sparkline-last">${m.last}</span>
  </span>`}var Vu=864e5,Bs=14;function qs({accountId:e,limits:t}){let{answer:n}=O(()=>Cn(e,{from:js(Bs-1),to:js(0)}),[e]),o=(n?.items??[]).map(u=>u.totals.api_calls??0),i=o.reduce((u,p)=>u+p,0),s=t?.find(u=>u.limit==="users"),l=t?.find(u=>u.limit==="webhooks"),c=$t(j.value??[],e).size;return a`<ul class="figures">
    <${In} label=${r("figures.calls",{count:Bs})} view="usage" value=${i}>
      <${Fs} label=${r("meter.api_calls")} values=${o} />
    <//>
    ${s?a`<${In} label=${r("limit.users")} view="members" value=${s.used} />`:null}
    <${In} label=${r("structure.title")} view="structure" value=${c} />
    ${l?a`<${In} label=${r("limit.webhooks")} view="webhooks" value=${l.used} />`:null}
  </ul>`}function In({label:e,view:t,value:n,children:o}){return a`<li class="figure">
    <a href=${L(t)}>${e}</a>
    <strong>${q(n)}</strong>
    ${o}
  </li>`}function js(e){return new Date(Date.now()-e*Vu).toISOString().slice(0,10)}function Ws({accountId:e,limits:t}){let n=`core.steps.${e}`,[o,i]=g(localStorage.getItem(n)==="hidden"),s=B.value,c=s&&!s.parentAccountId&&s.status==="active"&&z("users.invite")?zu(e,t):[],u=c.filter(m=>!m.isDone).length;if(o||u===0)return null;let p=()=>{localStorage.setItem(n,"hidden"),i(!0)};return a`<${T}
    title=${r("steps.title")}
    hint=${r("steps.left",{count:u})}
    tools=${a`<button type="button" class="button quiet" onClick=${p}>
      ${r("steps.hide")}
    </button>`}
  >
    <ol class="rows first-steps">
      ${c.map(m=>a`<li key=${m.id} class="row ${m.isDone?"is-done":""}">
          <span class="tick" aria-hidden="true">
            ${m.isDone?a`<${C} name="check" />`:null}
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
  <//>`}function zu(e,t){let n=t.find(s=>s.limit==="users")?.used??1,o=(j.value??[]).some(s=>s.parentAccountId===e);return[{id:"invite",href:L("members"),isDone:n>1},{id:"structure",href:L("structure"),isDone:o},{id:"factor",href:L("profile"),isDone:S.value?.twoFactorEnabled??!1}].filter(s=>s.href).map(s=>({...s,title:r(`steps.${s.id}.title`),hint:r(`steps.${s.id}.hint`)}))}var Gu=8;function Vs({accountId:e}){let t=O(async()=>z("usage.read")?(await ct(e)).items:[],[e]),n=O(async()=>z("activities.read")?fi(e,Gu):[],[e]),o=yt(e),i=B.value;if(!i)return null;let s=i.type?r(`type.${i.type}`):"";return a`<${V} title=${i.name} hint=${s}>
    <${Ns} limits=${t.answer??[]} />
    ${t.answer?a`<${Ws} accountId=${e} limits=${t.answer} />`:null}
    ${z("usage.read")?a`<${qs} accountId=${e} limits=${t.answer} />`:null}
    <div class="home-columns">
      ${z("activities.read")?a`<${Ps} asked=${n} names=${o} />`:null}
      ${z("usage.read")?a`<${Ds} asked=${t} />`:null}
    </div>
  <//>`}async function zs(e){return Nt(qt(e))}async function Gs(e,t){return v("POST",qt(e),{json:t})}async function Ys(e,t,n){await v("PATCH",qt(e,t),{json:n})}async function Ks(e,t,n){return v("POST",`${qt(e,t)}/rotate`,{json:{graceSeconds:n}})}async function Js(e,t){await v("DELETE",qt(e,t))}function qt(e,t=""){return`${H(e)}/api-keys${t&&`/${encodeURIComponent(t)}`}`}function Mn({title:e,secret:t,onDone:n,children:o}){let i=J(null);return ve(()=>i.current?.focus(),[]),a`<section class="secret" ref=${i} tabindex="-1" aria-label=${e}>
    <h3>${e}</h3>
    <p>${b("secret.once")}</p>
    <p class="secret-text"><code>${t}</code></p>
    ${o}
    <div class="actions">
      <${De} text=${t} label=${b("secret.copy")} />
      <button type="button" class="button" onClick=${n}>${b("secret.done")}</button>
    </div>
  </section>`}function Be({title:e,label:t,secret:n,onDone:o,children:i}){return a`<${te} title=${e} onClose=${o} onCancel=${()=>{}}>
    <${Mn} title=${t} secret=${n} onDone=${o}>${i}<//>
  <//>`}function wt({label:e,value:t,onValue:n,hint:o}){return a`<label class="toggle">
    <input
      type="checkbox"
      checked=${t}
      onChange=${i=>n(i.target.checked)}
    />
    <span>${e}${o?a`<span class="hint">${o}</span>`:null}</span>
  </label>`}var ke=["admin","manager","member","viewer"],_t=[["account",["read","update","create_child","move","suspend","terminate"]],["users",["read","invite","manage"]],["sources",["read","create","update","delete","sync"]],["schedules",["read","manage"]],["data",["read","export","delete"]],["apikeys",["read","manage"]],["webhooks",["read","manage"]],["activities",["read"]],["usage",["read"]],["billing",["read","manage"]],["security",["manage"]]];function kt(e){let[t="",n=""]=e.split(":"),o=r(`permission.${t}`);return n?r("permissionLimit",{words:o,limit:n}):o}function xt(e){let t=_t.find(([n])=>n===e);return t?r(`area.${t[0]}`):e}function Xs(e){let t=_t.flatMap(([o,i])=>i.map(s=>`${o}.${s}`)),n=o=>t.indexOf(o.split(":")[0]??"");return[...e].sort((o,i)=>n(o)-n(i))}function Pn({legend:e,names:t,chosen:n,onChosen:o,groupText:i,wordsOf:s,fault:l=""}){let c=[...new Set(t.map(Zs))],u=t.every(m=>n.includes(m)),p=(m,f)=>{let h=n.filter(d=>!m.includes(d));o(f?[...h,...m]:h)};return a`<fieldset class="checklist">
    <legend class="field-label">${e}</legend>
    <button type="button" class="button quiet" onClick=${()=>o(u?[]:[...t])}>
      ${u?r("checklist.none"):r("checklist.all")}
    </button>
    <div class="checklist-groups">
      ${c.map(m=>a`<${Yu}
          key=${m}
          title=${i(m)}
          names=${t.filter(f=>Zs(f)===m)}
          chosen=${n}
          wordsOf=${s}
          onChoose=${p}
        />`)}
    </div>
    ${l?a`<p class="hint fault" role="alert">${l}</p>`:null}
  </fieldset>`}function Yu({title:e,names:t,chosen:n,wordsOf:o,onChoose:i}){return a`<div class="checklist-group" role="group" aria-label=${e}>
    <strong>${e}</strong>
    ${t.map(s=>a`<${wt}
        key=${s}
        label=${s}
        hint=${o?.(s)}
        value=${n.includes(s)}
        onValue=${l=>i([s],l)}
      />`)}
  </div>`}function Zs(e){return e.split(".")[0]??e}function de({title:e,label:t,entry:n,onClose:o,children:i}){return a`<${te} title=${e} onClose=${o}>
    <form class="form" ref=${n.form} onSubmit=${n.submit} noValidate>
      ${i}
      <${_} error=${n.problem} />
      <div class="actions">
        <button type="submit" class="button strong" disabled=${n.isBusy}>${t}</button>
        <button type="button" class="button" onClick=${o}>${r("form.cancel")}</button>
      </div>
    </form>
  <//>`}function Po({accountId:e,apiKey:t,onDone:n,onClose:o}){let[i,s]=g(t?.permissions??[]),[l,c]=g(""),[u,p]=g(!1),m={name:t?.name??"",expiresAt:Ju(t?.expiresAt),networks:(t?.networks??[]).join(`
`)},f=M(m,async({name:d,expiresAt:$,networks:y})=>{if(c(i.length?"":r("keys.needsPermission")),!i.length)return;let k=t&&$===m.expiresAt,x={name:d.trim(),permissions:i,expiresAt:k?t.expiresAt??null:Xu($),networks:Le(y)};if(!t)return n(await Gs(e,{...x,includesChildren:u}));await Ys(e,t.apiKeyId,x),A(r("keys.saved",{name:x.name})),n(null)},["name"]),h=new Set([...ut.value.keys(),...t?.permissions??[]]);return a`<${de}
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
    <${Pn}
      legend=${r("keys.permissions")}
      names=${Xs(h)}
      groupText=${xt}
      wordsOf=${kt}
      chosen=${i}
      onChosen=${s}
      fault=${l}
    />
    <${Ku} entry=${f} />
    ${t?null:a`<${wt}
          label=${r("keys.includesChildren")}
          hint=${r("keys.includesChildrenHint")}
          value=${u}
          onValue=${p}
        />`}
  <//>`}function Ku({entry:e}){return a`<${w}
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
    />`}function Ju(e){if(!e)return"";let t=new Date(e);return new Date(t.getTime()-t.getTimezoneOffset()*6e4).toISOString().slice(0,10)}function Xu(e){return e?new Date(`${e}T23:59:59`).toISOString():null}var Dn=3600;function Qs({accountId:e,apiKey:t,onDone:n,onClose:o}){let i=M({graceSeconds:`${Dn}`},async({graceSeconds:s})=>n(await Ks(e,t.apiKeyId,Number(s))));return a`<${de}
    title=${r("keys.rotateTitle",{name:t.name})}
    label=${r("keys.rotate")}
    entry=${i}
    onClose=${o}
  >
    <p>${r("keys.rotateHint")}</p>
    <${w}
      label=${r("keys.grace")}
      options=${[["0",r("keys.graceNone")],[`${Dn}`,r("keys.graceHour")],[`${6*Dn}`,r("keys.graceSix")],[`${24*Dn}`,r("keys.graceDay")]]}
      data-first
      ...${i.fieldOf("graceSeconds")}
    />
  <//>`}function ea({accountId:e}){let{answer:t,problem:n,again:o}=O(()=>zs(e),[e]),[i,s]=g(null),[l,c]=g(null),u=a`<${P}
    permission="apikeys.manage"
    className="strong"
    onClick=${()=>s({deed:"create"})}
  >
    <${C} name="add" />${r("keys.create")}
  <//>`,p=m=>{s(null),c(m),o()};return a`<${V}
    title=${r("keys.title")}
    hint=${r("keys.hint")}
    tools=${t?.length?u:null}
  >
    <${_} error=${n} onRetry=${o} />
    ${t?.length===0?a`<${le} title=${r("keys.none")}><p>${r("keys.noneHint")}</p>${u}<//>`:null}
    ${t?.length?a`<${_e}
          label=${r("keys.title")}
          columns=${Qu((m,f)=>s({deed:m,key:f}))}
          rows=${t}
          idOf=${m=>m.apiKeyId}
        />`:null}
    ${i?Zu(i,e,p,()=>s(null)):null}
    ${l?a`<${Be}
          title=${r("keys.madeTitle")}
          label=${l.name}
          secret=${l.key}
          onDone=${()=>c(null)}
        />`:null}
  <//>`}function Zu({deed:e,key:t},n,o,i){return e==="create"||!t?a`<${Po} accountId=${n} onDone=${o} onClose=${i} />`:e==="edit"?a`<${Po}
      accountId=${n}
      apiKey=${t}
      onDone=${o}
      onClose=${i}
    />`:e==="rotate"?a`<${Qs}
      accountId=${n}
      apiKey=${t}
      onDone=${o}
      onClose=${i}
    />`:a`<${ne}
    title=${r("keys.revokeTitle",{name:t.name})}
    deed=${r("keys.revoke")}
    word=${t.name}
    onConfirm=${async()=>{await Js(n,t.apiKeyId),A(r("keys.revoked",{name:t.name})),o(null)}}
    onClose=${i}
  >
    <p>${r("keys.revokeHint")}</p>
  <//>`}function Qu(e){return[{name:"name",label:r("keys.name"),sortBy:t=>t.name.toLowerCase(),cell:t=>a`<span class="stack">
        <strong>${t.name}</strong>
        <span class="hint"><code>…${t.lastFour}</code> ${tm(t)}</span>
      </span>`},{name:"permissions",label:r("keys.permissions"),cell:t=>a`<span title=${Pe(t.permissions)}>
        ${t.permissions.length>2?r("keys.count",{count:t.permissions.length}):Pe(t.permissions)}
      </span>`},{name:"lastUsedAt",label:r("keys.lastUse"),sortBy:t=>t.lastUsedAt??"",cell:t=>ue(t.lastUsedAt,r("keys.unused"))},{name:"expiresAt",label:r("keys.expiry"),sortBy:t=>t.expiresAt??"9",cell:t=>t.expiresAt?Ut(t.expiresAt):r("keys.noExpiry")},{name:"status",label:r("keys.status"),cell:t=>a`<${nm} apiKey=${t} />`},{name:"deeds",label:r("keys.deeds"),cell:t=>t.status==="active"?a`<span class="row-tools">
              ${em.map(([n,o])=>a`<${P}
                  key=${n}
                  permission="apikeys.manage"
                  className=${n==="revoke"?"quiet danger":"quiet"}
                  onClick=${()=>e(n,t)}
                >
                  <${C} name=${o} /><span>${r(`keys.${n}`)}</span>
                <//>`)}
            </span>`:null}]}var em=[["edit","edit"],["rotate","refresh"],["revoke","bin"]];function tm(e){let t=[];return e.includesChildren&&t.push(r("keys.withChildren")),e.networks?.length&&t.push(r("keys.from",{networks:Pe(e.networks)})),t.join(" · ")}function nm({apiKey:e}){let t=e.expiresAt&&Date.parse(e.expiresAt)<=Date.now();return e.status!=="active"?a`<span class="badge badge-danger">${r("keys.isRevoked")}</span>`:t?a`<span class="badge badge-warn">${r("keys.isExpired")}</span>`:a`<span class="badge badge-good">${r("keys.isActive")}</span>`}var om=[["",r("rights.asRole")],["given",r("rights.give")],["denied",r("rights.deny")]];function Do(e,t,n){let{[t]:o,...i}=e;return n?{...i,[t]:n==="given"}:i}function No({permission:e,exception:t,onException:n}){let o=t===void 0?"":t?"given":"denied";return a`<select
    aria-label=${r("rights.exceptionFor",{permission:e})}
    onChange=${i=>n(i.target.value)}
  >
    ${om.map(([i,s])=>a`<option value=${i} selected=${i===o}>${s}</option>`)}
  </select>`}function ta({exceptions:e,onExceptions:t}){let n=Object.keys(e).length;return a`<details class="exceptions">
    <summary>
      ${n?r("members.exceptions",{count:n}):r("invite.exceptions")}
    </summary>
    ${_t.map(([o,i])=>a`<section key=${o} class="area">
        <h3>${xt(o)}</h3>
        <ul class="rows">
          ${i.map(s=>{let l=`${o}.${s}`;return a`<li key=${l} class="row permission">
              <span class="row-words"><span>${kt(l)}</span></span>
              <${No}
                permission=${l}
                exception=${e[l]}
                onException=${c=>t(Do(e,l,c))}
              />
            </li>`})}
        </ul>
      </section>`)}
  </details>`}function na({accountId:e,userId:t,member:n,rights:o,denials:i,onSaved:s}){let l=n?.permissions??{},[c,u]=g(l),{fieldOf:p,values:m,isBusy:f,problem:h,submit:d,form:$}=M({role:String(n?.role??"")},async({role:I})=>{await $n(e,t,{role:I,permissions:c}),A(r("rights.saved")),await s()}),y=m.role===n?.role&&JSON.stringify(c)===JSON.stringify(l),k=!n||we("users.manage")!=="",x=(I,N)=>u(Do(c,I,N)),E=ke.find(I=>I===m.role);return a`<form class="rights" ref=${$} onSubmit=${d} noValidate>
    ${n?a`<${T} title=${r("rights.role")}>
          <div class="panel-body">
            <${w}
              label=${r("rights.roleHere")}
              disabled=${k}
              options=${ke.map(I=>[I,r(`role.${I}`)])}
              hint=${E?r(`roleHint.${E}`):void 0}
              ...${p("role")}
            />
          </div>
        <//>`:null}
    <${T} title=${r("rights.title")} hint=${r("rights.hint")}>
      ${_t.map(([I,N])=>a`<section key=${I} class="area">
          <h3>${xt(I)}</h3>
          <ul class="rows">
            ${N.map(je=>{let he=`${I}.${je}`;return a`<${rm}
                key=${he}
                permission=${he}
                right=${o.find($e=>$e.permission.split(":")[0]===he)}
                exception=${c[he]}
                deniedIn=${i.get(he)??""}
                accountId=${e}
                onException=${k?null:$e=>x(he,$e)}
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
  </form>`}function rm({permission:e,right:t,exception:n,deniedIn:o,accountId:i,onException:s}){let l=t?sm(t,i):im(n,o);return a`<li class="row permission ${t?"is-had":""}">
    <span class="tick" aria-hidden="true">
      ${t?a`<${C} name="check" />`:null}
    </span>
    <div class="row-words">
      <span>${kt(t?.permission??e)}</span>
      <span class="hint">
        <code>${t?.permission??e}</code> · ${l}
      </span>
    </div>
    ${s?a`<${No}
          permission=${e}
          exception=${n}
          onException=${s}
        />`:null}
  </li>`}function im(e,t){if(e===!1)return r("rights.denied");if(t)return r("rights.deniedIn",{name:t});let n=B.value?.status??"active";return n==="active"?r("rights.none"):r(`rights.${n}`)}function sm(e,t){let n=e.reason.split(",")[0]??"",o=ke.find(s=>s===n),i=o?r(`role.${o}`):r("rights.exception");return e.accountId===t?i:r("structure.inherited",{role:i,name:e.accountName})}function oa({accountId:e,userId:t}){let[n,o]=g(!1),{answer:i,problem:s,again:l}=O(async()=>{let[k,x,E]=await Promise.all([Ze(e),cm(e,t),Bt(e)]);return{member:k.find(N=>N.userId===t),rights:x,denials:lm(E,t)}},[e,t]),c=t===S.value?.userId,u=async()=>{await l(),c&&await Promise.all([Z(e),ie()])};if(s)return a`<${_} error=${s} onRetry=${l} />`;if(!i)return a`<div class="waiting-view" aria-busy="true"></div>`;let{member:p,rights:m,denials:f}=i;if(!p&&!m.length)return a`<${le} title=${r("member.missing")}>
      <a class="button" href=${L("members")}>${r("member.toMembers")}</a>
    <//>`;let h=p?.name||p?.email||(c?S.value?.email:"")||t,d=p?.status==="suspended",y=p?a`<${P} permission="users.manage" onClick=${async()=>{try{await $n(e,t,{status:d?"active":"suspended"}),await u(),A(r(d?"member.reactivated":"member.suspended",{name:h}))}catch(k){F(k)}}}>
          ${r(d?"member.reactivate":"member.suspend")}
        <//>
        <${P}
          permission=${c?"account.read":"users.manage"}
          className="danger"
          onClick=${()=>o(!0)}
        >
          ${r(c?"member.leave":"member.remove")}
        <//>`:null;return a`<${V} title=${h} hint=${p?.email} tools=${y}>
    <p class="crumbs">
      <a href=${L("members")}>${r("member.toMembers")}</a>
      ${d?a`<${vt} status="suspended" />`:null}
    </p>
    ${p?null:a`<p>${r("member.onlyInherited")}</p>`}
    <${na}
      key=${JSON.stringify(p??null)}
      accountId=${e}
      userId=${t}
      member=${p}
      rights=${m}
      denials=${f}
      onSaved=${u}
    />
    ${n?a`<${am}
          accountId=${e}
          userId=${t}
          name=${h}
          onClose=${()=>o(!1)}
        />`:null}
  <//>`}function am({accountId:e,userId:t,name:n,onClose:o}){let i=t===S.value?.userId,s=B.value?.name??"",l=async()=>{await _i(e,t),A(r(i?"member.left":"member.removed",{name:n,account:s})),i&&await ie(),ee(i?"/":`/accounts/${e}/members`,{replace:!0})};return a`<${ne}
    title=${r(i?"member.leaveAsk":"member.removeAsk",{name:n,account:s})}
    deed=${r(i?"member.leave":"member.remove")}
    onConfirm=${l}
    onClose=${o}
  >
    <p>${r(i?"member.leaveHint":"member.removeHint")}</p>
  <//>`}function lm(e,t){let n=new Map;for(let{from:o,members:i}of e.toReversed()){let s=i.find(l=>l.userId===t)?.permissions??{};for(let[l,c]of Object.entries(s))c||n.set(l,o.name)}return n}async function cm(e,t){try{return await hn(e,t)}catch(n){if(n instanceof R&&n.status===404)return[];throw n}}var um={mail:["email"],link:[]};function ra({accountId:e,onInvited:t,onClose:n}){let[o,i]=g("mail"),[s,l]=g(""),[c,u]=g({}),{fieldOf:p,values:m,isBusy:f,problem:h,submit:d,form:$}=M({email:"",role:"member",message:""},async({email:x,role:E,message:I})=>{let N={email:x.trim(),...I.trim()&&{message:I.trim()}},je=Object.keys(c).length?{permissions:c}:{},he={role:E,...je,...o==="mail"?N:{}},$e=await xi(e,he);if(t(),$e.token)return l($e.token);A(r("invite.sent",{email:x.trim()})),n()},um[o]),y=r("invite.title",{name:B.value?.name??""});if(s)return a`<${Ro} token=${s} onClose=${n} />`;let k=ke.find(x=>x===m.role)??"member";return a`<${te} title=${y} onClose=${n}>
    <form class="form" ref=${$} onSubmit=${d} noValidate>
      <${ae}
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
        options=${mm().map(x=>[x,r(`role.${x}`)])}
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
      <${ta} exceptions=${c} onExceptions=${u} />
      <${_} error=${h} />
      <div class="actions">
        <button type="submit" class="button strong" disabled=${f}>
          ${r(o==="mail"?"invite.send":"invite.makeLink")}
        </button>
        <button type="button" class="button" onClick=${n}>${r("form.cancel")}</button>
      </div>
    </form>
  <//>`}function Ro({token:e,onClose:t}){let n=location.href.split("#",1)[0];return a`<${te} title=${r("invite.linkTitle")} onClose=${t}>
    <${Mn}
      title=${r("invite.link")}
      secret=${`${n}#/invitation/${e}`}
      onDone=${t}
    />
  <//>`}function mm(){let e=bo("users.invite")?.[0],t=ke.findIndex(n=>n===e);return ke.slice(Math.max(0,t))}function ia({accountId:e,asked:t}){let[n,o]=g(""),i=t.answer??[];if(t.problem)return a`<${_} error=${t.problem} onRetry=${t.again} />`;if(!i.length)return null;let s=async u=>{try{await u()}catch(p){F(p)}await t.again()},l=u=>s(async()=>{let p=await Si(e,u.invitationId);p.token?o(p.token):A(r("invite.sent",{email:u.email??""}))}),c=u=>s(async()=>{await Ai(e,u.invitationId),A(r("invite.withdrawn"))});return a`<${T} title=${r("invite.open",{count:i.length})}>
    <ul class="rows">
      ${i.map(u=>a`<li key=${u.invitationId} class="row">
          <div class="row-words">
            <strong>${u.email??r("invite.anyone")}</strong>
            <span class="hint">
              ${r(`role.${u.role}`)} · ${r("invite.ends")}${" "}
              <${Q} ms=${Date.parse(u.endsAt)} />
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
    ${n?a`<${Ro} token=${n} onClose=${()=>o("")} />`:null}
  <//>`}var pm=5;function sa({accountId:e}){let[t,n]=g(!1),o=O(()=>Ze(e),[e]),i=O(()=>Bt(e),[e]),s=O(async()=>z("users.invite")?ki(e):[],[e]),l=a`<${P}
    permission="users.invite"
    className="strong"
    reason=${S.value?.emailVerified?"":r("lacks.unconfirmed")}
    onClick=${()=>n(!0)}
  >
    <${C} name="add" />${r("members.invite")}
  <//>`,c={title:r("members.title"),hint:r("members.hint"),tools:l};return a`<${V} ...${c}>
    <${_} error=${o.problem} onRetry=${o.again} />
    ${o.answer?a`<${dm} members=${o.answer} />`:null}
    ${z("users.invite")?a`<${ia} accountId=${e} asked=${s} />`:null}
    ${(i.answer??[]).map(({from:u,members:p})=>a`<${T}
        key=${u.accountId}
        title=${r("members.inherited",{name:u.name})}
        hint=${r("members.inheritedHint")}
      >
        <ul class="rows">
          ${p.map(m=>a`<${aa} key=${m.userId} member=${m} from=${u} />`)}
        </ul>
      <//>`)}
    ${t?a`<${ra}
          accountId=${e}
          onInvited=${s.again}
          onClose=${()=>n(!1)}
        />`:null}
  <//>`}function dm({members:e}){let[t,n]=g(""),[o,i]=g(""),s=t.trim().toLowerCase(),l=e.filter(c=>(!o||c.role===o)&&`${c.name} ${c.email}`.toLowerCase().includes(s));return a`${e.length>pm?a`<div class="filters" role="search" aria-label=${r("members.filters")}>
          <${w}
            label=${r("members.filter")}
            type="search"
            value=${t}
            onValue=${n}
          />
          <${w}
            label=${r("rights.role")}
            options=${[["",r("members.anyRole")],...ke.map(c=>[c,r(`role.${c}`)])]}
            value=${o}
            onValue=${i}
          />
        </div>`:null}
    <${T} title=${r("members.count",{count:l.length})}>
      <ul class="rows">
        ${l.map(c=>a`<${aa} key=${c.userId} member=${c} from=${null} />`)}
      </ul>
    <//>`}function aa({member:e,from:t}){let{userId:n,name:o,email:i,role:s,status:l,permissions:c,joinedAt:u}=e,p=Object.keys(c).length,m=n===S.value?.userId;return a`<li class="row">
    <span class="initials" aria-hidden="true">${So(o||i||"?")}</span>
    <div class="row-words">
      <a class="row-name" href=${L("member",{userId:n})}>
        ${o||i||n}${m?` ${r("members.you")}`:""}
      </a>
      <span class="hint">${i}</span>
    </div>
    ${p?a`<span class="badge">${r("members.exceptions",{count:p})}</span>`:null}
    ${l==="active"?null:a`<${vt} status=${l} />`}
    ${t||!u?null:a`<span class="hint joined">
          ${r("members.joined")} <${Q} ms=${Date.parse(u)} />
        </span>`}
    <span class="role-name">${r(`role.${s}`)}</span>
  </li>`}async function la({unread:e,category:t,cursor:n}){return v("GET","v1/notifications",{query:{unread:e||void 0,category:t,cursor:n,limit:25}})}async function ca(e){await v("POST","v1/notifications/unread",{json:{ids:e}})}async function ua(e){await v("DELETE",`v1/notifications/${encodeURIComponent(e)}`)}async function ma(){return v("GET","v1/notifications/preferences")}async function pa(e){return v("PUT","v1/notifications/preferences",{json:e})}var fm=["immediately","daily","never"];function da(){let{answer:e,problem:t,again:n}=O(ma,[]);return a`<${T} title=${r("mails.title")} hint=${r("mails.hint")}>
    <div class="panel-body">
      <${_} error=${t} onRetry=${n} />
      ${e?a`<${hm} given=${e} />`:null}
    </div>
  <//>`}function hm({given:e}){let[t,n]=g(Object.fromEntries(e.categories.map(l=>[l.category,l.mail]))),[o,i]=g(!!e.quietHours),s=M({start:e.quietHours?.start??"22:00",end:e.quietHours?.end??"07:00",timeZone:e.timeZone??Intl.DateTimeFormat().resolvedOptions().timeZone},async({start:l,end:c,timeZone:u})=>{let p=e.categories.filter(m=>!m.isMandatory);await pa({mails:Object.fromEntries(p.map(({category:m,mail:f})=>[m,t[m]??f])),quietHours:o?{start:l,end:c}:null,timeZone:u||null}),A(r("mails.saved"))});return a`<form class="form" ref=${s.form} onSubmit=${s.submit} noValidate>
    ${e.categories.map(({category:l,isMandatory:c})=>c?a`<p key=${l} class="stack">
            <span class="field-label">${Nn(l)}</span>
            <span class="hint">${r("mails.mandatory")}</span>
          </p>`:a`<${ae}
            key=${l}
            legend=${Nn(l)}
            name=${`mail-${l}`}
            value=${t[l]}
            options=${fm.map(u=>[u,r(`mails.${u}`)])}
            onValue=${u=>n({...t,[l]:u})}
            isLegendShown
          />`)}
    <${wt}
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
        options=${$m(s.values.timeZone)}
        ...${s.fieldOf("timeZone")}
      />
    </div>
    <${_} error=${s.problem} />
    <div class="actions">
      <button type="submit" class="button strong" disabled=${s.isBusy}>
        ${r("form.save")}
      </button>
    </div>
  </form>`}function $m(e){return[...new Set(["UTC",...Intl.supportedValuesOf("timeZone"),e])].sort().map(n=>[n,n.replaceAll("_"," ")])}var fa=["security","sync","billing","team","system"],gm={which:"all",category:""};function ha(){let[{which:e,category:t},n]=g(gm),[o,i]=g([]),s=o.at(-1)??"";K(()=>i([]),[e,t]);let{answer:l,problem:c,again:u}=O(()=>la({unread:e==="unread",category:t,cursor:s}),[e,t,s]),p=J(ht.value);K(()=>{p.current!==ht.value&&u(),p.current=ht.value},[ht.value]);let m=async f=>{try{await f(),await u()}catch(h){F(h)}};return a`<${V}
    title=${r("inbox.title")}
    hint=${r("inbox.hint")}
    tools=${a`<button
      type="button"
      class="button"
      disabled=${dt.value===0}
      onClick=${()=>m(()=>Te({all:!0}))}
    >
      <${C} name="check" />${r("inbox.readAll")}
    </button>`}
  >
    <${vm} which=${e} category=${t} onFilter=${n} />
    <${_} error=${c} onRetry=${u} />
    ${l?.items.length===0?a`<${le} title=${r("inbox.none")} />`:null}
    ${l?.items.length?a`<${T} title=${r("inbox.listed")}>
          <ul class="rows">
            ${l.items.map(f=>a`<${ym} key=${f.notificationId} item=${f} acting=${m} />`)}
          </ul>
        <//>`:null}
    <${Ue} cursors=${o} next=${l?.nextCursor??null} onCursors=${i} />
    <${da} />
  <//>`}function vm({which:e,category:t,onFilter:n}){return a`<div class="filters">
    <${ae}
      legend=${r("inbox.which")}
      name="which"
      value=${e}
      options=${[["all",r("inbox.all")],["unread",r("inbox.unread")]]}
      onValue=${o=>n({which:o,category:t})}
      isLegendShown
    />
    <${w}
      label=${r("inbox.category")}
      options=${[["",r("inbox.every")],...fa.map(o=>[o,r(`category.${o}`)])]}
      value=${t}
      onValue=${o=>n({which:e,category:o})}
    />
  </div>`}function ym({item:e,acting:t}){let n=e.notificationId,o=async()=>{if(!e.isRead)return Te({ids:[n]});await ca([n]),await Rt()},i=async()=>{await ua(n),await Rt()},s=e.actionUrl?.startsWith("#/");return a`<li class="row notice-row ${e.isRead?"":"is-unread"}">
    <span class="row-words">
      <span class="notice-title">
        ${e.isRead?null:a`<span class="visually-hidden">${r("inbox.isUnread")}</span>`}
        ${s?a`<a
              href=${e.actionUrl}
              onClick=${()=>{e.isRead||Te({ids:[n]}).catch(F)}}
            >
              ${e.title}
            </a>`:e.title}
      </span>
      <span>${e.message}</span>
      <span class="hint">
        ${Nn(e.category)}${" · "}<${Q} ms=${Date.parse(e.createdAt)} />
      </span>
    </span>
    <span class="row-tools">
      <button type="button" class="button quiet" onClick=${()=>t(o)}>
        ${r(e.isRead?"inbox.markUnread":"inbox.markRead")}
        <span class="visually-hidden">: ${e.title}</span>
      </button>
      <button type="button" class="button quiet" onClick=${()=>t(i)}>
        <${C} name="bin" />${r("inbox.delete")}
        <span class="visually-hidden">: ${e.title}</span>
      </button>
    </span>
  </li>`}function Nn(e){let t=fa.find(n=>n===e);return t?r(`category.${t}`):e}async function $a(e){return v("PATCH","v1/users/me",{json:e})}async function ga(e){return v("POST","v1/auth/email/change",{json:{email:e}})}async function va(e){await v("POST","v1/auth/password/verify",{json:{password:e},isGuest:!0})}async function ya(e){await v("POST","v1/auth/password/change",{json:e,isGuest:!0})}async function ba(){return(await v("POST","v1/auth/totp")).uri}async function wa(e){return(await v("POST","v1/auth/totp/confirm",{json:{code:e},isGuest:!0})).codes}async function _a(){await v("DELETE","v1/auth/totp")}async function ka(){return(await v("POST","v1/auth/backup-codes")).codes}async function xa(){return(await v("GET","v1/auth/sessions")).items}async function Sa(e){await v("DELETE",`v1/auth/sessions/${encodeURIComponent(e)}`)}async function Aa(){await v("DELETE","v1/auth/sessions")}async function Ta(){await v("DELETE","v1/users/me")}function Ca(){let[e,t]=g(null),n=async i=>{try{return await i()}catch(l){if(!(l instanceof R)||l.details.need!=="fresh")throw l}let s=await new Promise(l=>t({done:l}));if(t(null),!s)throw new Error(r("fresh.cancelled"));return i()},o=e?a`<${bm} onDone=${e.done} />`:null;return{freshly:n,asking:o}}function bm({onDone:e}){let t=M({password:""},async({password:n})=>{await va(n),e(!0)},["password"]);return a`<${de}
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
  <//>`}function Ea({who:e}){let t=M({firstName:e.firstName,lastName:e.lastName},async({firstName:o,lastName:i})=>{S.value=await $a({firstName:o.trim(),lastName:i.trim()}),A(r("profile.nameSaved"))},["firstName","lastName"]),n=r("profile.name");return a`<${Ho} title=${n} label=${r("form.save")} entry=${t}>
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
  <//>`}function Oa({who:e,freshly:t}){let n=M({email:""},async({email:o})=>{let i=await t(()=>ga(o.trim())),s=i.email!==e.email;S.value=i,A(r(s?"link.address.done":"profile.addressSent",{email:o.trim()}))},["email"]);return a`<${Ho}
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
  <//>`}function Ia(){let[e,t]=g(0);return a`<${wm} key=${e} onDone=${()=>t(e+1)} />`}function wm({onDone:e}){let t=M({current:"",new:""},async n=>{await ya(n),A(r("profile.passwordSaved")),e()},["current","new"]);return a`<${Ho}
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
  <//>`}function Ho({title:e,hint:t,label:n,entry:o,children:i}){let s=o.isBusy||!!re.value;return a`<${T} title=${e} hint=${t}>
    <form class="panel-body" ref=${o.form} onSubmit=${o.submit} noValidate>
      <div class="pair">${i}</div>
      <${_} error=${o.problem} />
      <div class="actions">
        <button type="submit" class="button" disabled=${s}>${n}</button>
      </div>
    </form>
  <//>`}var _m=[{name:"type",label:r("activity.what"),cell:Fe},{name:"network",label:r("activity.network"),cell:e=>e.ipAddress??"–"},{name:"at",label:r("activity.when"),cell:e=>ue(e.timestamp,"")}];function Ma(){let[e,t]=g([]),[n,o]=g(null),i=e.at(-1)??"",{answer:s,problem:l,again:c}=O(()=>ys(i),[i]);return a`<${T} title=${r("own.activities")} hint=${r("own.activitiesHint")}>
    <div class="panel-body">
      <${_} error=${l} onRetry=${c} />
      ${s?.items.length===0?a`<p class="hint">${r("activities.none")}</p>`:null}
      ${s?.items.length?a`<${_e}
            label=${r("own.activities")}
            columns=${_m}
            rows=${s.items}
            idOf=${u=>u.activityId}
            onOpen=${o}
          />`:null}
      <${Ue} cursors=${e} next=${s?.nextCursor??null} onCursors=${t} />
    </div>
    ${n?a`<${An} entry=${n} names=${km()} onClose=${()=>o(null)} />`:null}
  <//>`}function km(){let e=S.value;return new Map(e?[[e.userId,st(e)]]:[])}function Pa(){return a`<${T}
    title=${r("own.export")}
    hint=${r("own.exportHint")}
    tools=${a`<a class="button" href="v1/users/me/export" download="my-data.json">
      ${r("own.download")}
    </a>`}
  />`}function Da({who:e,freshly:t}){let[n,o]=g(!1),i=async()=>{await t(Ta),vn(),Re(),S.value=null,ee("/signin",{replace:!0})};return a`<${T}
    title=${r("own.leave")}
    hint=${r("own.leaveHint")}
    className="panel-danger"
    tools=${a`<button
      type="button"
      class="button danger"
      disabled=${!!re.value}
      onClick=${()=>o(!0)}
    >
      ${r("own.leaveGo")}
    </button>`}
  >
    ${n?a`<${ne}
          title=${r("own.leave")}
          deed=${r("own.leaveGo")}
          word=${e.email}
          onConfirm=${i}
          onClose=${()=>o(!1)}
        >
          <p>${r("own.leaveHint")}</p>
          <p>${r("own.leaveAdmin")}</p>
        <//>`:null}
  <//>`}var Qe=(e=>(e[e.Border=-1]="Border",e[e.Data=0]="Data",e[e.Function=1]="Function",e[e.Position=2]="Position",e[e.Timing=3]="Timing",e[e.Alignment=4]="Alignment",e))(Qe||{}),xm=[0,1],Ra=[1,0],Ha=[2,3],La=[3,2],Sm={L:xm,M:Ra,Q:Ha,H:La},Am=/^\d*$/,Tm=/^[A-Z0-9 $%*+./:-]*$/,Lo="0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:",jo=1,qo=40,Na=3,Cm=3,Rn=40,Em=10,Ua=[[-1,7,10,15,20,26,18,20,24,30,18,20,24,26,30,22,24,28,30,28,28,28,28,30,30,26,28,30,30,30,30,30,30,30,30,30,30,30,30,30,30],[-1,10,16,26,18,24,16,18,22,22,26,30,22,22,24,24,28,28,26,26,26,26,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28],[-1,13,22,18,26,18,24,18,22,20,24,28,26,24,20,30,24,28,28,26,30,28,30,30,30,30,28,30,30,30,30,30,30,30,30,30,30,30,30,30,30],[-1,17,28,22,16,22,28,26,26,24,28,24,28,22,24,24,30,28,28,26,28,30,24,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30]],Fa=[[-1,1,1,1,1,1,2,2,2,2,4,4,4,4,4,6,6,6,6,7,8,8,9,9,10,12,12,12,13,14,15,16,17,18,19,19,20,21,22,24,25],[-1,1,1,1,2,2,4,4,4,5,5,5,8,9,9,10,10,11,13,14,16,17,17,18,20,21,23,25,26,28,29,31,33,35,37,38,40,43,45,47,49],[-1,1,1,2,2,4,4,6,6,8,8,8,10,12,16,12,17,16,18,21,20,23,23,25,27,29,34,34,35,38,40,43,45,48,51,53,56,59,62,65,68],[-1,1,1,2,4,4,4,5,6,8,8,11,11,16,16,18,16,19,21,25,25,25,34,30,32,35,37,40,42,45,48,51,54,57,60,63,66,70,74,77,81]],Uo=class{constructor(t,n,o,i){if(this.version=t,this.ecc=n,t<jo||t>qo)throw new RangeError("Version value out of range");if(i<-1||i>7)throw new RangeError("Mask value out of range");this.size=t*4+17;let s=Array.from({length:this.size}).fill(!1);for(let c=0;c<this.size;c++)this.modules.push(s.slice()),this.types.push(s.map(()=>0));this.drawFunctionPatterns();let l=this.addEccAndInterleave(o);if(this.drawCodewords(l),i===-1){let c=1e9;for(let u=0;u<8;u++){this.applyMask(u),this.drawFormatBits(u);let p=this.getPenaltyScore();p<c&&(i=u,c=p),this.applyMask(u)}}this.mask=i,this.applyMask(i),this.drawFormatBits(i)}size;mask;modules=[];types=[];getModule(t,n){return t>=0&&t<this.size&&n>=0&&n<this.size&&this.modules[n][t]}drawFunctionPatterns(){for(let o=0;o<this.size;o++)this.setFunctionModule(6,o,o%2===0,Qe.Timing),this.setFunctionModule(o,6,o%2===0,Qe.Timing);this.drawFinderPattern(3,3),this.drawFinderPattern(this.size-4,3),this.drawFinderPattern(3,this.size-4);let t=this.getAlignmentPatternPositions(),n=t.length;for(let o=0;o<n;o++)for(let i=0;i<n;i++)o===0&&i===0||o===0&&i===n-1||o===n-1&&i===0||this.drawAlignmentPattern(t[o],t[i]);this.drawFormatBits(0),this.drawVersion()}drawFormatBits(t){let n=this.ecc[1]<<3|t,o=n;for(let s=0;s<10;s++)o=o<<1^(o>>>9)*1335;let i=(n<<10|o)^21522;for(let s=0;s<=5;s++)this.setFunctionModule(8,s,Ce(i,s));this.setFunctionModule(8,7,Ce(i,6)),this.setFunctionModule(8,8,Ce(i,7)),this.setFunctionModule(7,8,Ce(i,8));for(let s=9;s<15;s++)this.setFunctionModule(14-s,8,Ce(i,s));for(let s=0;s<8;s++)this.setFunctionModule(this.size-1-s,8,Ce(i,s));for(let s=8;s<15;s++)this.setFunctionModule(8,this.size-15+s,Ce(i,s));this.setFunctionModule(8,this.size-8,!0)}drawVersion(){if(this.version<7)return;let t=this.version;for(let o=0;o<12;o++)t=t<<1^(t>>>11)*7973;let n=this.version<<12|t;for(let o=0;o<18;o++){let i=Ce(n,o),s=this.size-11+o%3,l=Math.floor(o/3);this.setFunctionModule(s,l,i),this.setFunctionModule(l,s,i)}}drawFinderPattern(t,n){for(let o=-4;o<=4;o++)for(let i=-4;i<=4;i++){let s=Math.max(Math.abs(i),Math.abs(o)),l=t+i,c=n+o;l>=0&&l<this.size&&c>=0&&c<this.size&&this.setFunctionModule(l,c,s!==2&&s!==4,Qe.Position)}}drawAlignmentPattern(t,n){for(let o=-2;o<=2;o++)for(let i=-2;i<=2;i++)this.setFunctionModule(t+i,n+o,Math.max(Math.abs(i),Math.abs(o))!==1,Qe.Alignment)}setFunctionModule(t,n,o,i=Qe.Function){this.modules[n][t]=o,this.types[n][t]=i}addEccAndInterleave(t){let n=this.version,o=this.ecc;if(t.length!==Hn(n,o))throw new RangeError("Invalid argument");let i=Fa[o[0]][n],s=Ua[o[0]][n],l=Math.floor(Fo(n)/8),c=i-l%i,u=Math.floor(l/i),p=[],m=Lm(s);for(let h=0,d=0;h<i;h++){let $=t.slice(d,d+u-s+(h<c?0:1));d+=$.length;let y=Um($,m);h<c&&$.push(0),p.push($.concat(y))}let f=[];for(let h=0;h<p[0].length;h++)p.forEach((d,$)=>{(h!==u-s||$>=c)&&f.push(d[h])});return f}drawCodewords(t){if(t.length!==Math.floor(Fo(this.version)/8))throw new RangeError("Invalid argument");let n=0;for(let o=this.size-1;o>=1;o-=2){o===6&&(o=5);for(let i=0;i<this.size;i++)for(let s=0;s<2;s++){let l=o-s,u=(o+1&2)===0?this.size-1-i:i;!this.types[u][l]&&n<t.length*8&&(this.modules[u][l]=Ce(t[n>>>3],7-(n&7)),n++)}}}applyMask(t){if(t<0||t>7)throw new RangeError("Mask value out of range");for(let n=0;n<this.size;n++)for(let o=0;o<this.size;o++){let i;switch(t){case 0:i=(o+n)%2===0;break;case 1:i=n%2===0;break;case 2:i=o%3===0;break;case 3:i=(o+n)%3===0;break;case 4:i=(Math.floor(o/3)+Math.floor(n/2))%2===0;break;case 5:i=o*n%2+o*n%3===0;break;case 6:i=(o*n%2+o*n%3)%2===0;break;case 7:i=((o+n)%2+o*n%3)%2===0;break;default:throw new Error("Unreachable")}!this.types[n][o]&&i&&(this.modules[n][o]=!this.modules[n][o])}}getPenaltyScore(){let t=0;for(let s=0;s<this.size;s++){let l=!1,c=0,u=[0,0,0,0,0,0,0];for(let p=0;p<this.size;p++)this.modules[s][p]===l?(c++,c===5?t+=Na:c>5&&t++):(this.finderPenaltyAddHistory(c,u),l||(t+=this.finderPenaltyCountPatterns(u)*Rn),l=this.modules[s][p],c=1);t+=this.finderPenaltyTerminateAndCount(l,c,u)*Rn}for(let s=0;s<this.size;s++){let l=!1,c=0,u=[0,0,0,0,0,0,0];for(let p=0;p<this.size;p++)this.modules[p][s]===l?(c++,c===5?t+=Na:c>5&&t++):(this.finderPenaltyAddHistory(c,u),l||(t+=this.finderPenaltyCountPatterns(u)*Rn),l=this.modules[p][s],c=1);t+=this.finderPenaltyTerminateAndCount(l,c,u)*Rn}for(let s=0;s<this.size-1;s++)for(let l=0;l<this.size-1;l++){let c=this.modules[s][l];c===this.modules[s][l+1]&&c===this.modules[s+1][l]&&c===this.modules[s+1][l+1]&&(t+=Cm)}let n=0;for(let s of this.modules)n=s.reduce((l,c)=>l+(c?1:0),n);let o=this.size*this.size,i=Math.ceil(Math.abs(n*20-o*10)/o)-1;return t+=i*Em,t}getAlignmentPatternPositions(){if(this.version===1)return[];{let t=Math.floor(this.version/7)+2,n=this.version===32?26:Math.ceil((this.version*4+4)/(t*2-2))*2,o=[6];for(let i=this.size-7;o.length<t;i-=n)o.splice(1,0,i);return o}}finderPenaltyCountPatterns(t){let n=t[1],o=n>0&&t[2]===n&&t[3]===n*3&&t[4]===n&&t[5]===n;return(o&&t[0]>=n*4&&t[6]>=n?1:0)+(o&&t[6]>=n*4&&t[0]>=n?1:0)}finderPenaltyTerminateAndCount(t,n,o){return t&&(this.finderPenaltyAddHistory(n,o),n=0),n+=this.size,this.finderPenaltyAddHistory(n,o),this.finderPenaltyCountPatterns(o)}finderPenaltyAddHistory(t,n){n[0]===0&&(t+=this.size),n.pop(),n.unshift(t)}};function Ee(e,t,n){if(t<0||t>31||e>>>t)throw new RangeError("Value out of range");for(let o=t-1;o>=0;o--)n.push(e>>>o&1)}function Ce(e,t){return(e>>>t&1)!==0}var Wt=class{constructor(t,n,o){if(this.mode=t,this.numChars=n,this.bitData=o,n<0)throw new RangeError("Invalid argument");this.bitData=o.slice()}getData(){return this.bitData.slice()}},Om=[1,10,12,14],Im=[2,9,11,13],Mm=[4,8,16,16];function Ba(e,t){return e[Math.floor((t+7)/17)+1]}function ja(e){let t=[];for(let n of e)Ee(n,8,t);return new Wt(Mm,e.length,t)}function Pm(e){if(!qa(e))throw new RangeError("String contains non-numeric characters");let t=[];for(let n=0;n<e.length;){let o=Math.min(e.length-n,3);Ee(Number.parseInt(e.substring(n,n+o),10),o*3+1,t),n+=o}return new Wt(Om,e.length,t)}function Dm(e){if(!Wa(e))throw new RangeError("String contains unencodable characters in alphanumeric mode");let t=[],n;for(n=0;n+2<=e.length;n+=2){let o=Lo.indexOf(e.charAt(n))*45;o+=Lo.indexOf(e.charAt(n+1)),Ee(o,11,t)}return n<e.length&&Ee(Lo.indexOf(e.charAt(n)),6,t),new Wt(Im,e.length,t)}function Nm(e){return e===""?[]:qa(e)?[Pm(e)]:Wa(e)?[Dm(e)]:[ja(Hm(e))]}function qa(e){return Am.test(e)}function Wa(e){return Tm.test(e)}function Rm(e,t){let n=0;for(let o of e){let i=Ba(o.mode,t);if(o.numChars>=1<<i)return Number.POSITIVE_INFINITY;n+=4+i+o.bitData.length}return n}function Hm(e){e=encodeURI(e);let t=[];for(let n=0;n<e.length;n++)e.charAt(n)!=="%"?t.push(e.charCodeAt(n)):(t.push(Number.parseInt(e.substring(n+1,n+3),16)),n+=2);return t}function Fo(e){if(e<jo||e>qo)throw new RangeError("Version number out of range");let t=(16*e+128)*e+64;if(e>=2){let n=Math.floor(e/7)+2;t-=(25*n-10)*n-55,e>=7&&(t-=36)}return t}function Hn(e,t){return Math.floor(Fo(e)/8)-Ua[t[0]][e]*Fa[t[0]][e]}function Lm(e){if(e<1||e>255)throw new RangeError("Degree out of range");let t=[];for(let o=0;o<e-1;o++)t.push(0);t.push(1);let n=1;for(let o=0;o<e;o++){for(let i=0;i<t.length;i++)t[i]=Bo(t[i],n),i+1<t.length&&(t[i]^=t[i+1]);n=Bo(n,2)}return t}function Um(e,t){let n=t.map(o=>0);for(let o of e){let i=o^n.shift();n.push(0),t.forEach((s,l)=>n[l]^=Bo(s,i))}return n}function Bo(e,t){if(e>>>8||t>>>8)throw new RangeError("Byte out of range");let n=0;for(let o=7;o>=0;o--)n=n<<1^(n>>>7)*285,n^=(t>>>o&1)*e;return n}function Fm(e,t,n=1,o=40,i=-1,s=!0){if(!(jo<=n&&n<=o&&o<=qo)||i<-1||i>7)throw new RangeError("Invalid value");let l,c;for(l=n;;l++){let f=Hn(l,t)*8,h=Rm(e,l);if(h<=f){c=h;break}if(l>=o)throw new RangeError("Data too long")}for(let f of[Ra,Ha,La])s&&c<=Hn(l,f)*8&&(t=f);let u=[];for(let f of e){Ee(f.mode[0],4,u),Ee(f.numChars,Ba(f.mode,l),u);for(let h of f.getData())u.push(h)}let p=Hn(l,t)*8;Ee(0,Math.min(4,p-u.length),u),Ee(0,(8-u.length%8)%8,u);for(let f=236;u.length<p;f^=253)Ee(f,8,u);let m=Array.from({length:Math.ceil(u.length/8)},()=>0);return u.forEach((f,h)=>m[h>>>3]|=f<<7-(h&7)),new Uo(l,t,m,i)}function Va(e,t){let{ecc:n="L",boostEcc:o=!1,minVersion:i=1,maxVersion:s=40,maskPattern:l=-1,border:c=1}=t||{},u=typeof e=="string"?Nm(e):Array.isArray(e)?[ja(e)]:void 0;if(!u)throw new Error(`uqr only supports encoding string and binary data, but got: ${typeof e}`);let p=Fm(u,Sm[n],i,s,l,o),m=Bm({version:p.version,maskPattern:p.mask,size:p.size,data:p.modules,types:p.types},c);return t?.invert&&(m.data=m.data.map(f=>f.map(h=>!h))),t?.onEncoded?.(m),m}function Bm(e,t=1){if(!t)return e;let{size:n}=e,o=n+t*2;e.size=o,e.data.forEach(s=>{for(let l=0;l<t;l++)s.unshift(!1),s.push(!1)});for(let s=0;s<t;s++)e.data.unshift(Array.from({length:o},l=>!1)),e.data.push(Array.from({length:o},l=>!1));let i=Qe.Border;e.types.forEach(s=>{for(let l=0;l<t;l++)s.unshift(i),s.push(i)});for(let s=0;s<t;s++)e.types.unshift(Array.from({length:o},l=>i)),e.types.push(Array.from({length:o},l=>i));return e}var jm=4;function za({text:e,label:t}){let{size:n,path:o}=nt(()=>qm(e),[e]);return a`<svg class="qr" viewBox="0 0 ${n} ${n}" role="img" aria-label=${t}>
    <rect class="qr-ground" width=${n} height=${n} />
    <path class="qr-ink" d=${o} />
  </svg>`}function qm(e){let{size:t,data:n}=Va(e,{ecc:"M",border:jm}),o=n.flatMap((i,s)=>i.map((l,c)=>l?`M${c} ${s}h1v1h-1z`:"")).join("");return{size:t,path:o}}function Ga({who:e,freshly:t}){let[n,o]=g(""),[i,s]=g([]),[l,c]=g(""),u=e.twoFactorEnabled,p=async()=>{try{o(await t(ba))}catch(h){F(h)}},m=h=>{o(""),s(h),S.value={...e,twoFactorEnabled:!0}},f=u?[Wo("step.renew","",()=>c("renew")),Wo("step.off","danger",()=>c("off"))]:Wo("step.on","strong",p);return a`<${T}
    title=${r("step.title")}
    hint=${r(u?"step.isOn":"step.hint")}
    tools=${f}
  >
    ${n?a`<${Wm} uri=${n} onDone=${m} onClose=${()=>o("")} />`:null}
    ${i.length?a`<${Be}
          title=${r("step.codesTitle")}
          label=${r("step.codes")}
          secret=${i.join(`
`)}
          onDone=${()=>s([])}
        >
          <p class="hint">${r("step.codesHint")}</p>
        <//>`:null}
    ${l?a`<${ne}
          title=${r(`step.${l}Title`)}
          deed=${r(`step.${l}`)}
          onConfirm=${async()=>{if(l==="renew")return s(await t(ka));await t(_a),S.value={...e,twoFactorEnabled:!1},A(r("step.isOff"))}}
          onClose=${()=>c("")}
        >
          <p>${r(`step.${l}Hint`)}</p>
        <//>`:null}
  <//>`}function Wo(e,t,n){let o=!!re.value;return a`<button
    type="button"
    class="button ${t}"
    key=${e}
    disabled=${o}
    onClick=${n}
  >
    ${r(e)}
  </button>`}function Wm({uri:e,onDone:t,onClose:n}){let o=new URL(e).searchParams.get("secret")??"",i=M({code:""},async({code:s})=>t(await wa(s.replaceAll(/\s/g,""))),["code"]);return a`<${de}
    title=${r("step.on")}
    label=${r("step.confirm")}
    entry=${i}
    onClose=${n}
  >
    <p>${r("step.scan")}</p>
    <${za} text=${e} label=${r("step.qr")} />
    <p class="hint">
      ${r("step.type")} <code class="long">${o}</code>
      <${De} text=${o} label=${r("step.copy")} />
    </p>
    <${w}
      label=${r("door.code")}
      hint=${r("step.codeHint")}
      inputmode="numeric"
      autocomplete="one-time-code"
      data-first
      ...${i.fieldOf("code")}
    />
  <//>`}function Ya(){let{answer:e,problem:t,again:n}=O(xa,[]),o=async(s,l)=>{try{await s(),A(l),await n()}catch(c){F(c)}},i=e?.filter(s=>!s.isCurrent)??[];return a`<${T}
    title=${r("sessions.title")}
    hint=${r("sessions.hint")}
    tools=${i.length?a`<button
          type="button"
          class="button danger"
          onClick=${()=>o(Aa,r("sessions.othersEnded"))}
        >
          ${r("sessions.endOthers")}
        </button>`:null}
  >
    <${_} error=${t} onRetry=${n} />
    <ul class="rows">
      ${e?.map(s=>a`<${Vm}
          key=${s.sessionId}
          session=${s}
          onEnd=${()=>o(()=>Sa(s.sessionId),r("sessions.ended"))}
        />`)}
    </ul>
  <//>`}function Vm({session:e,onEnd:t}){let n=Sn(e.device);return a`<li class="row">
    <span class="row-words">
      <span class="long" title=${e.device}>
        ${e.isOperator?r("sessions.operator"):n}
      </span>
      <span class="hint">
        ${e.network?`${e.network} · `:""}${r("sessions.used")}${" "}
        <${Q} ms=${Date.parse(e.lastUsedAt??e.startedAt)} />
        ${" · "}${r("sessions.begun")}${" "}
        <${Q} ms=${Date.parse(e.startedAt)} />
      </span>
    </span>
    ${e.isCurrent?a`<span class="badge badge-good">${r("sessions.current")}</span>`:a`<button type="button" class="button quiet" onClick=${t}>
          ${r("sessions.end")}<span class="visually-hidden">: ${n}</span>
        </button>`}
  </li>`}function Ka(){let{freshly:e,asking:t}=Ca(),n=S.value;return n?a`<${V} title=${r("profile.title")} hint=${n.email}>
    <${Ea} who=${n} />
    <${Oa} who=${n} freshly=${e} />
    <${Ia} />
    <${Ga} who=${n} freshly=${e} />
    <${Ya} />
    <${Ma} />
    <${Pa} />
    <${Da} who=${n} freshly=${e} />
    ${t}
  <//>`:null}function zm({parts:e,most:t}){let n=i=>`${t>0?100*i/t:0}%`,o=0;return a`<svg class="bar" aria-hidden="true" focusable="false">
    ${e.map((i,s)=>{let l=n(o);return o+=i,a`<rect class="bar-${s+1}" x=${l} width=${n(i)} height="100%" />`})}
  </svg>`}function Ja({label:e,items:t,format:n=o=>q(o)}){let o=Math.max(0,...t.map(i=>i.value));return a`<table class="bars">
    <caption class="visually-hidden">
      ${e}
    </caption>
    <tbody>
      ${t.map(({name:i,value:s,onOpen:l})=>a`<tr key=${i}>
          <th scope="row">
            ${l?a`<button type="button" class="link" onClick=${l}>${i}</button>`:i}
          </th>
          <td class="bars-bar"><${zm} parts=${[s]} most=${o} /></td>
          <td class="number">${n(s)}</td>
        </tr>`)}
    </tbody>
  </table>`}var Gm=5,Xa=.68;function Za({label:e,items:t,format:n=o=>q(o)}){let o=Km(Math.max(0,...t.map(s=>s.value))),i=Math.ceil(t.length/Gm);return a`<div class="columns">
    <div class="columns-scale" aria-hidden="true">
      ${[o,o/2,0].map(s=>a`<span key=${s}>${n(s)}</span>`)}
    </div>
    <svg class="columns-plot" aria-hidden="true" focusable="false">
      ${[0,50,100].map(s=>a`<line key=${s} x1="0" x2="100%" y1="${s}%" y2="${s}%" />`)}
      ${t.map((s,l)=>Ym(s,l,t.length,o,n))}
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
  </div>`}function Ym({name:e,value:t},n,o,i,s){let l=100/o,c=100*t/i;return a`<g key=${e}>
    <title>${e}: ${s(t)}</title>
    <rect class="column-slot" x="${n*l}%" width="${l}%" height="100%" />
    <rect
      class="column"
      x="${n*l+l*(1-Xa)/2}%"
      width="${l*Xa}%"
      y="${100-c}%"
      height="${c}%"
    />
  </g>`}function Km(e){let t=Math.max(2,e),n=10**Math.floor(Math.log10(t));return([1,2,4,6,8].find(o=>o*n>=t)??10)*n}var Jm=["apiCallsPerMonth","customDomains","dataRetentionDays","sources","storageGB","syncFrequency","users","webhooks"];function Ln(e){let t=Jm.find(n=>n===e);return t?r(`limit.${t}`):ge(e)}var Xm=["active_sources","active_users","api_calls","data_processed","error_count","storage_used","sync_jobs"];function Un(e){let t=Xm.find(n=>n===e);return t?r(`meter.${t}`):ge(e)}var Zm=/^(\d+)m$/;function Qa(e){if(e==null)return"–";if(typeof e=="string"){let t=Zm.exec(e)?.[1];return t?r("plans.everyMinutes",{count:Number(t)}):ge(e)}return e<0?r("plans.unlimited"):q(e)}function Vo({price:e,currency:t}){let{maximumFractionDigits:n=2}=new Intl.NumberFormat("en",{style:"currency",currency:t}).resolvedOptions(),o=e%10**n===0;return q(e/10**n,{style:"currency",currency:t,minimumFractionDigits:o?0:n})}var Qm=864e5,ep=new Set(["data_processed","storage_used"]),tp=[7,14,30],el="api_calls",np=10,op="other";function ol({accountId:e}){let[t,n]=g("14"),[o,i]=g(el),s=new Date().toISOString().slice(0,10),l=new Date(Date.now()-(Number(t)-1)*Qm).toISOString().slice(0,10),{answer:c,problem:u,again:p}=O(()=>Cn(e,{from:l,to:s}),[e,l,s]),m=new Set([el,...Object.keys(c?.totals??{})]),f=h=>ep.has(o)?br(h):q(h);return a`<${T} title=${r("usage.days")} hint=${r("usage.daysHint")}>
    <div class="panel-body">
      <div class="filters">
        <${ae}
          legend=${r("usage.span")}
          name="span"
          value=${t}
          options=${tp.map(h=>[`${h}`,r("usage.last",{count:h})])}
          onValue=${n}
          isLegendShown
        />
        <${w}
          label=${r("usage.meter")}
          options=${[...m].map(h=>[h,Un(h)])}
          value=${o}
          onValue=${i}
        />
      </div>
      <${_} error=${u} onRetry=${p} />
      ${c?a`<p class="usage-sum">
              <strong>${f(c.totals[o]??0)}</strong>
              <span class="hint">${Un(o)}</span>
            </p>
            <${Za}
              label=${Un(o)}
              format=${f}
              items=${c.items.map(h=>({name:ip(h.day),value:h.totals[o]??0}))}
            />
            <${rp}
              accountId=${e}
              days=${c.items}
              meter=${o}
              format=${f}
            />`:null}
    </div>
  <//>`}function rp({accountId:e,days:t,meter:n,format:o}){let i=yt(e),s=nl(t.map(c=>c.byUser??{}),n).map(({name:c,value:u})=>({name:c===op?r("usage.others"):i.get(c)||c,value:u})),l=nl(t.map(c=>c.byPlatform??{}),n);return a`<div class="sides">
    <${tl} title=${r("usage.byUser")} items=${s} format=${o} />
    ${l.length?a`<${tl} title=${r("usage.byPlatform")} items=${l} format=${o} />`:null}
  </div>`}function tl({title:e,items:t,format:n}){return a`<section aria-label=${e}>
    <h3>${e}</h3>
    ${t.length?a`<${Ja} label=${e} items=${t.slice(0,np)} format=${n} />`:a`<p class="hint">${r("usage.noShares")}</p>`}
  </section>`}function nl(e,t){let n=new Map;for(let i of e)for(let[s,l]of Object.entries(i)){let c=l[t]??0;c&&n.set(s,(n.get(s)??0)+c)}return[...n].map(([i,s])=>({name:i,value:s})).sort((i,s)=>s.value-i.value)}function ip(e){let t={day:"numeric",month:"short",timeZone:"UTC"};return oe(Date.parse(`${e}T00:00:00Z`),t)}function rl({accountId:e}){let{answer:t,problem:n,again:o}=O(Rs,[]),[i,s]=g(null),[l,c]=g(!1),u=pe.value,p=!!u?.cancelledAt,m=[...new Set((t??[]).flatMap(f=>Object.keys(f.limits)))];return a`<${T}
    title=${r("plans.title")}
    hint=${sp()}
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
      ${t?.map(f=>a`<${ap}
          key=${f.planId}
          plan=${f}
          rows=${m}
          isCurrent=${u?.plan?.planId===f.planId&&!p}
          onChoose=${()=>s(f)}
        />`)}
    </ul>
    <p class="panel-body hint">${r("plans.domains")}</p>
    ${i?a`<${lp}
          accountId=${e}
          plan=${i}
          onClose=${()=>s(null)}
        />`:null}
    ${l?a`<${ne}
          title=${r("plans.cancelTitle")}
          deed=${r("plans.cancel")}
          onConfirm=${async()=>{await Ls(e),A(r("plans.cancelled")),await Z(e)}}
          onClose=${()=>c(!1)}
        >
          <p>${r("plans.cancelHint")}</p>
        <//>`:null}
  <//>`}function sp(){let e=pe.value;return e?.cancelledAt?e.endsAt?r("plans.ends",{day:Ut(e.endsAt)}):r("plans.cancelled"):e?.trialEndsAt&&Date.parse(e.trialEndsAt)>Date.now()?r("plans.trial",{plan:e.plan?.name??"",day:Ut(e.trialEndsAt)}):e?.plan?r("plans.current",{plan:e.plan.name}):r("plans.none")}function ap({plan:e,rows:t,isCurrent:n,onChoose:o}){return a`<li class="plan ${n?"is-current":""}">
    <h3>${e.name}</h3>
    <p class="plan-price">
      <strong>${Vo(e)}</strong> <span class="hint">${r("plans.perMonth")}</span>
    </p>
    <dl class="plan-limits">
      ${t.map(i=>a`<div key=${i}>
          <dt>${Ln(i)}</dt>
          <dd>${Qa(e.limits[i])}</dd>
        </div>`)}
    </dl>
    ${e.features.length?a`<ul class="plan-features">
          ${e.features.map(i=>a`<li key=${i}>${i}</li>`)}
        </ul>`:null}
    ${n?a`<span class="badge badge-good">${r("plans.isCurrent")}</span>`:a`<${P} permission="billing.manage" onClick=${o}>
          ${r("plans.choose",{plan:e.name})}
        <//>`}
  </li>`}function lp({accountId:e,plan:t,onClose:n}){let[o,i]=g(null),s=async()=>{try{await Hs(e,t.planId,o?.tag)}catch(l){throw l instanceof R&&l.status===412&&i(null),!(l instanceof R)||l.details.reason!=="would_pause"?l:(i(l.details),new Error(r("plans.confirmPause")))}A(r("plans.changed",{plan:t.name})),await Z(e)};return a`<${ne}
    isDanger=${!!o}
    title=${r("plans.changeTitle",{plan:t.name})}
    deed=${o?r("plans.changeAndPause"):r("plans.change")}
    onConfirm=${s}
    onClose=${n}
  >
    <p>${r("plans.changeHint",{price:Vo(t)})}</p>
    ${o?a`<p>${r("plans.wouldPause",{count:o.count})}</p>
          <ul class="paused-list">
            ${o.items.map(l=>a`<li key=${l.id}>
                ${r("plans.paused",{kind:ge(l.kind),name:l.name||l.id})}
              </li>`)}
          </ul>`:null}
  <//>`}var cp=12;function il({accountId:e}){let t=up(),[n,o]=g(t[0]?.[0]??"");return a`<${T} title=${r("reports.title")} hint=${r("reports.hint")}>
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
          href=${En(e,n,"html")}
          target="_blank"
          rel="noopener"
        >
          ${r("reports.print")}
        </a>
        <a class="button" href=${En(e,n,"csv")} download>
          ${r("reports.csv")}
        </a>
        <a class="button" href=${En(e,n,"json")} download>
          ${r("reports.json")}
        </a>
      </div>
    </div>
  <//>`}function up(){let e=new Date;return Array.from({length:cp},(t,n)=>{let o=Date.UTC(e.getUTCFullYear(),e.getUTCMonth()-n,1),i=oe(o,{month:"long",year:"numeric",timeZone:"UTC"});return[new Date(o).toISOString().slice(0,7),i]})}function sl({accountId:e}){let t=pe.value?.plan;return a`<${V}
    title=${r("usage.title")}
    hint=${t?r("usage.hint",{plan:t.name}):void 0}
  >
    <${mp} accountId=${e} />
    <${ol} accountId=${e} />
    ${z("billing.read")?a`<${rl} accountId=${e} />`:null}
    ${z("billing.read")?a`<${il} accountId=${e} />`:null}
  <//>`}function mp({accountId:e}){let t=pe.value?.plan?.planId,{answer:n,problem:o,again:i}=O(()=>ct(e),[e,t]);return a`<${T} title=${r("limits.title")} hint=${r("usage.limitsHint")}>
    <div class="panel-body meters">
      <${_} error=${o} onRetry=${i} />
      ${n?.items.map(s=>a`<${Tn}
          key=${s.limit}
          label=${Ln(s.limit)}
          used=${s.used}
          limit=${s.allowed??null}
        />`)}
    </div>
  <//>`}async function al(e){return(await v("GET",fe(e))).items}async function ll(e,t){return v("GET",fe(e,t))}async function cl(e,t){return v("POST",fe(e),{json:t})}async function ul(e,t,n){await v("PATCH",fe(e,t),{json:n})}async function ml(e,t){await v("DELETE",fe(e,t))}async function pl(e,t){return(await v("POST",`${fe(e,t)}/secret`)).secret}async function dl(e,t,n){await v("POST",`${fe(e,t)}/${n?"enable":"disable"}`)}async function fl(e,t){return v("POST",`${fe(e,t)}/ping`)}async function hl(e,t,n){let o=`${fe(e,t)}/deliveries`;return v("GET",o,{query:{limit:25,...n}})}async function $l(e,t,n){let o=`${fe(e,t)}/deliveries`;return v("GET",`${o}/${encodeURIComponent(n)}`)}async function gl(e,t,n){let o=`${fe(e,t)}/deliveries`;await v("POST",`${o}/${encodeURIComponent(n)}/replay`)}async function vl(e,t,n){await v("POST",`${fe(e,t)}/replay`,{json:n})}function fe(e,t=""){return`${H(e)}/webhooks${t&&`/${encodeURIComponent(t)}`}`}function Fn({hook:e}){return e.status==="ended"?et("danger",r("webhooks.ended")):e.status==="disabled"||!e.isActive?et("warn",r("webhooks.off")):e.breaker==="open"?et("danger",r("webhooks.paused")):e.failureCount>0?et("warn",r("webhooks.failing",{count:e.failureCount})):e.lastCalledAt?et("good",r("webhooks.healthy")):et("",r("webhooks.unused"))}function zo({status:e}){return et({delivered:"good",failed:"danger",held:"warn",pending:""}[e],r(`deliveries.${e}`))}function et(e,t){return a`<span class="badge ${e&&`badge-${e}`}">${t}</span>`}var pp=864e5;function yl({accountId:e,webhookId:t,onDone:n,onClose:o}){let[i,s]=g("failed"),l=M({since:dp(Date.now()-pp)},async({since:c})=>{let u=new Date(c).toISOString();await vl(e,t,{since:u,includesDelivered:i==="all"}),A(r("deliveries.replayBegun")),n()},["since"]);return a`<${de}
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
    <${ae}
      legend=${r("deliveries.which")}
      name="which"
      value=${i}
      options=${[["failed",r("deliveries.onlyFailed")],["all",r("deliveries.everything")]]}
      onValue=${s}
      isLegendShown
    />
  <//>`}function dp(e){let t=new Date(e).getTimezoneOffset()*6e4;return new Date(e-t).toISOString().slice(0,16)}var fp=["delivered","failed","pending","held"];function bl({accountId:e,webhookId:t,calls:n}){let[o,i]=g(""),[s,l]=g([]),[c,u]=g(""),[p,m]=g(!1),f=s.at(-1)??"",{answer:h,problem:d,again:$}=O(()=>hl(e,t,{status:o,cursor:f}),[t,o,f,n]);return a`<${T}
    title=${r("deliveries.title")}
    tools=${a`<${P} permission="webhooks.manage" onClick=${()=>m(!0)}>
      ${r("deliveries.replaySome")}
    <//>`}
  >
    <div class="panel-body">
      <div class="filters">
        <${w}
          label=${r("deliveries.status")}
          options=${[["",r("deliveries.all")],...fp.map(y=>[y,r(`deliveries.${y}`)])]}
          value=${o}
          onValue=${y=>{i(y),l([])}}
        />
      </div>
      <${_} error=${d} onRetry=${$} />
      ${h?.items.length===0?a`<p class="hint">${r("deliveries.none")}</p>`:null}
      ${h?.items.length?a`<${_e}
            label=${r("deliveries.title")}
            columns=${hp}
            rows=${h.items}
            idOf=${y=>y.deliveryId}
            onOpen=${y=>u(y.deliveryId)}
          />`:null}
      <${Ue} cursors=${s} next=${h?.nextCursor??null} onCursors=${l} />
    </div>
    ${c?a`<${$p}
          accountId=${e}
          webhookId=${t}
          deliveryId=${c}
          onChange=${$}
          onClose=${()=>u("")}
        />`:null}
    ${p?a`<${yl}
          accountId=${e}
          webhookId=${t}
          onDone=${()=>{m(!1),$()}}
          onClose=${()=>m(!1)}
        />`:null}
  <//>`}var hp=[{name:"event",label:r("deliveries.event"),cell:e=>e.eventType},{name:"status",label:r("deliveries.status"),cell:e=>a`<${zo} status=${e.status} />`},{name:"response",label:r("deliveries.response"),cell:e=>wl(e.attempts.at(-1))},{name:"published",label:r("deliveries.published"),cell:e=>ue(e.publishedAt,"")}];function wl(e){if(!e)return"–";let t=e.responseCode;return t?a`<code>${t}</code>`:e.error??"–"}function $p({accountId:e,webhookId:t,deliveryId:n,onChange:o,onClose:i}){let{answer:s,problem:l,again:c}=O(()=>$l(e,t,n),[n]),u=async()=>{try{await gl(e,t,n),A(r("deliveries.replayed")),i(),o()}catch(m){F(m)}},p=s?.delivery.eventType??r("deliveries.one");return a`<${te} title=${p} onClose=${i}>
    <div class="form wide">
      <${_} error=${l} onRetry=${c} />
      ${s?a`<${gp} delivery=${s.delivery} request=${s.request} />`:null}
      <div class="actions">
        <${P} permission="webhooks.manage" className="strong" onClick=${u}>
          ${r("deliveries.replay")}
        <//>
      </div>
    </div>
  <//>`}function gp({delivery:e,request:t}){return a`<${gt}
      facts=${[[r("deliveries.id"),a`<code class="long">${e.deliveryId}</code>`],[r("deliveries.status"),a`<${zo} status=${e.status} />`],[r("deliveries.next"),ue(e.nextAttemptAt,"")],[r("webhooks.url"),a`<code class="long">${t.url}</code>`],[r("webhooks.headers"),Pe(t.headerNames)]]}
    />
    <h3>${r("deliveries.request")}</h3>
    <${jt}
      label=${r("deliveries.request")}
      text=${t.body}
      tokens=${vp(t.body)}
    />
    <h3>${r("deliveries.attempts")}</h3>
    ${e.attempts.length?a`<ol class="rows">
          ${e.attempts.map(n=>a`<li class="row" key=${n.at}>
              <span class="row-words">
                <span>${wl(n)}</span>
                <span class="hint">
                  <${Q} ms=${Date.parse(n.at)} />${" · "}
                  ${q(n.durationMs,{style:"unit",unit:"millisecond"})}
                </span>
                ${n.excerpt?a`<${jt} label=${r("deliveries.response")} text=${n.excerpt} />`:null}
              </span>
            </li>`)}
        </ol>`:a`<p class="hint">${r("deliveries.noAttempt")}</p>`}`}function vp(e){try{return xn(JSON.parse(e))}catch{return}}var Bn=["account.suspended","account.terminated","user.invited","user.joined","user.removed","apikey.created","apikey.revoked","usage.warning","usage.limit_reached","webhook.disabled"],Yo=["account","user","apikey","usage","webhook"],Go="*";function _l(e){let t=Bn.filter(o=>e.some(i=>yp(i,o))),n=e.filter(o=>o!==Go&&!Yo.some(i=>Sl(i,o)));return{isAll:e.includes(Go),ticked:t,others:n.join(`
`)}}function kl({isAll:e,ticked:t,others:n}){return e?[Go]:[...Yo.flatMap(i=>{let s=Bn.filter(c=>Sl(i,c)),l=s.filter(c=>t.includes(c));return l.length>1&&l.length===s.length?[`${i}.*`]:l}),...Le(n)]}function xl({value:e,fault:t,onValue:n}){return a`<${ae}
      legend=${r("webhooks.events")}
      name="events"
      value=${e.isAll?"all":"some"}
      options=${[["all",r("webhooks.allEvents")],["some",r("webhooks.someEvents")]]}
      onValue=${o=>n({...e,isAll:o==="all"})}
      isLegendShown
    />
    ${e.isAll?a`<p class="hint">${r("webhooks.allHint")}</p>`:a`<${Pn}
            legend=${r("webhooks.someEvents")}
            names=${Bn}
            chosen=${e.ticked}
            onChosen=${o=>n({...e,ticked:o})}
            groupText=${bp}
            wordsOf=${wp}
            fault=${t}
          />
          <${w}
            label=${r("webhooks.others")}
            hint=${r("webhooks.othersHint")}
            type="area"
            rows="2"
            value=${e.others}
            onValue=${o=>n({...e,others:o})}
          />`}`}function yp(e,t){return e===t||e.endsWith(".*")&&t.startsWith(e.slice(0,-1))}function Sl(e,t){return t.startsWith(`${e}.`)}function bp(e){let t=Yo.find(n=>n===e);return t?r(`eventGroup.${t}`):e}function wp(e){let t=Bn.find(n=>n===e);return t?r(`event.${t}`):""}var Al=10;function jn({accountId:e,hook:t,onDone:n,onClose:o}){let[i,s]=g(_l(t?.events??["*"])),[l,c]=g(""),u=M({url:t?.url??"",description:t?.description??"",headers:(t?.headerNames??[]).map(p=>`${p}: ${Tl}`).join(`
`),retryPolicy:`${t?.retryPolicy.maxAttempts??Al}`},async({url:p,description:m,headers:f,retryPolicy:h})=>{let d=kl(i);if(c(d.length?"":r("webhooks.needsEvent")),!d.length)return;let $={url:p.trim(),description:m.trim(),events:d,headers:_p(f,t?.headerNames??[]),retryPolicy:{maxAttempts:Number(h)}};if(!t){let y=await cl(e,$);return n({url:y.webhook.url,secret:y.secret})}await ul(e,t.webhookId,$),A(r("webhooks.saved")),n({url:$.url,secret:""})},["url"]);return a`<${de}
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
    <${xl} value=${i} fault=${l} onValue=${s} />
    <${w}
      label=${r("webhooks.headers")}
      hint=${t?r("webhooks.headersEditHint"):r("webhooks.headersHint")}
      type="area"
      rows="2"
      ...${u.fieldOf("headers")}
    />
    <${w}
      label=${r("webhooks.attempts")}
      options=${Array.from({length:Al},(p,m)=>[`${m+1}`,r("webhooks.attemptCount",{count:m+1})])}
      ...${u.fieldOf("retryPolicy")}
    />
  <//>`}var Tl="…";function _p(e,t){let n={},o=new Set;for(let i of Le(e)){let[s="",...l]=i.split(":"),c=l.join(":").trim();o.add(s.trim().toLowerCase()),c!==Tl&&(n[s.trim()]=c)}for(let i of t)o.has(i.toLowerCase())||(n[i]=null);return n}function Cl({accountId:e,webhookId:t}){let n=O(()=>ll(e,t),[e,t]),{answer:o,problem:i,again:s}=n,[l,c]=g(""),[u,p]=g(""),[m,f]=g(0),h=()=>(f(d=>d+1),s());return a`<${V}
    title=${o?.description||r("webhooks.one")}
    hint=${a`<a href=${L("webhooks")}>${r("webhooks.back")}</a>`}
    tools=${o?a`<${kp} hook=${o} accountId=${e} onChange=${h} onOpen=${c} />`:null}
  >
    <${_} error=${i} onRetry=${s} />
    ${o?a`<${xp} hook=${o} />`:null}
    ${o?a`<${bl} accountId=${e} webhookId=${t} calls=${m} />`:null}
    ${o&&l?a`<${Sp}
          deed=${l}
          hook=${o}
          accountId=${e}
          onSecret=${p}
          onClose=${(d=!1)=>{c(""),d&&s()}}
        />`:null}
    ${u?a`<${Be}
          title=${r("webhooks.secretTitle")}
          label=${r("webhooks.newSecret")}
          secret=${u}
          onDone=${()=>p("")}
        >
          <p class="hint">${r("webhooks.bothWork")}</p>
        <//>`:null}
  <//>`}function kp({hook:e,accountId:t,onChange:n,onOpen:o}){let i=async()=>{try{let{attempts:u}=await fl(t,e.webhookId),p=u.at(-1),m=p?.responseCode;A(m?r("webhooks.pinged",{code:`${m}`}):r("webhooks.pingFailed",{error:p?.error??""})),await n()}catch(u){F(u)}},s=async()=>{try{await dl(t,e.webhookId,!l),await n()}catch(u){F(u)}},l=e.status==="active";return[["webhooks.ping","play",i],[l?"webhooks.disable":"webhooks.enable",l?"pause":"play",s],["webhooks.edit","edit",()=>o("edit")],["webhooks.rotate","refresh",()=>o("rotate")],["webhooks.delete","bin",()=>o("delete")]].map(([u,p,m])=>a`<${P}
      key=${u}
      permission="webhooks.manage"
      className=${p==="bin"?"danger":""}
      onClick=${m}
    >
      <${C} name=${p} />${r(u)}
    <//>`)}function xp({hook:e}){return a`<${T} title=${r("webhooks.about")} tools=${a`<${Fn} hook=${e} />`}>
    <div class="panel-body">
      <${gt}
        facts=${[[r("webhooks.url"),a`<code class="long">${e.url}</code>`],[r("webhooks.events"),a`<code class="long">${e.events.join(", ")}</code>`],[r("webhooks.headers"),Pe(e.headerNames)],[r("webhooks.attempts"),r("webhooks.attemptCount",{count:e.retryPolicy.maxAttempts})],[r("webhooks.lastCall"),ue(e.lastCalledAt,r("webhooks.never"))],[r("webhooks.lastCode"),e.lastResponseCode],[r("webhooks.reason"),e.status==="active"?"":e.statusReason]]}
      />
    </div>
  <//>`}function Sp({deed:e,hook:t,accountId:n,onSecret:o,onClose:i}){return e==="edit"?a`<${jn}
      accountId=${n}
      hook=${t}
      onDone=${()=>i(!0)}
      onClose=${()=>i()}
    />`:e==="rotate"?a`<${ne}
      title=${r("webhooks.rotateTitle")}
      deed=${r("webhooks.rotate")}
      onConfirm=${async()=>o(await pl(n,t.webhookId))}
      onClose=${()=>i()}
    >
      <p>${r("webhooks.rotateHint")}</p>
    <//>`:a`<${ne}
    title=${r("webhooks.deleteTitle")}
    deed=${r("webhooks.delete")}
    onConfirm=${async()=>{await ml(n,t.webhookId),A(r("webhooks.deleted")),location.hash=L("webhooks")}}
    onClose=${()=>i()}
  >
    <p>${r("webhooks.deleteHint",{url:t.url})}</p>
  <//>`}function El({accountId:e}){let{answer:t,problem:n,again:o}=O(()=>al(e),[e]),[i,s]=g(!1),[l,c]=g(null),u=a`<${P}
    permission="webhooks.manage"
    className="strong"
    onClick=${()=>s(!0)}
  >
    <${C} name="add" />${r("webhooks.create")}
  <//>`;return a`<${V}
    title=${r("webhooks.title")}
    hint=${r("webhooks.hint")}
    tools=${t?.length?u:null}
  >
    <${_} error=${n} onRetry=${o} />
    ${t?.length===0?a`<${le} title=${r("webhooks.none")}>
          <p>${r("webhooks.noneHint")}</p>
          ${u}
        <//>`:null}
    ${t?.length?a`<${_e}
          label=${r("webhooks.title")}
          columns=${Ap}
          rows=${t}
          idOf=${p=>p.webhookId}
        />`:null}
    ${i?a`<${jn}
          accountId=${e}
          onDone=${p=>{s(!1),c(p),o()}}
          onClose=${()=>s(!1)}
        />`:null}
    ${l?a`<${Be}
          title=${r("webhooks.secretTitle")}
          label=${l.url}
          secret=${l.secret}
          onDone=${()=>c(null)}
        >
          <p class="hint">${r("webhooks.secretHint")}</p>
        <//>`:null}
  <//>`}var Ap=[{name:"url",label:r("webhooks.url"),sortBy:e=>e.url,cell:e=>a`<span class="stack">
      <a class="long" href=${L("webhook",{webhookId:e.webhookId})}>${e.url}</a>
      ${e.description?a`<span class="hint">${e.description}</span>`:null}
    </span>`},{name:"events",label:r("webhooks.events"),cell:e=>a`<code class="long">
      ${e.events.join(", ")}
    </code>`},{name:"last",label:r("webhooks.lastCall"),sortBy:e=>e.lastCalledAt??"",cell:e=>a`<span>
      ${ue(e.lastCalledAt,r("webhooks.never"))}
      ${e.lastResponseCode?a`${" "}<code>${e.lastResponseCode}</code>`:null}
    </span>`},{name:"health",label:r("webhooks.health"),cell:e=>a`<${Fn} hook=${e} />`}];var St=[{name:"home",path:"/accounts/:accountId",label:r("home.nav"),icon:"home",permission:"account.read",show:Vs},{name:"members",path:"/accounts/:accountId/members",label:r("members.title"),group:r("group.organisation"),icon:"members",permission:"users.read",show:sa},{name:"member",path:"/accounts/:accountId/members/:userId",permission:"users.read",within:"members",show:oa},{name:"structure",path:"/accounts/:accountId/structure",label:r("structure.title"),group:r("group.organisation"),icon:"accounts",permission:"account.read",show:$s},{name:"settings",path:"/accounts/:accountId/settings",label:r("settings.title"),group:r("group.organisation"),icon:"settings",permission:"account.read",show:hs},{name:"keys",path:"/accounts/:accountId/keys",label:r("keys.title"),group:r("group.developers"),icon:"key",permission:"apikeys.read",show:ea},{name:"webhooks",path:"/accounts/:accountId/webhooks",label:r("webhooks.title"),group:r("group.developers"),icon:"webhooks",permission:"webhooks.read",show:El},{name:"webhook",path:"/accounts/:accountId/webhooks/:webhookId",permission:"webhooks.read",within:"webhooks",show:Cl},{name:"activity",path:"/accounts/:accountId/activity",label:r("activity.title"),group:r("group.records"),icon:"activity",permission:"activities.read",show:Is},{name:"usage",path:"/accounts/:accountId/usage",label:r("usage.title"),group:r("group.records"),icon:"usage",permission:"usage.read",show:sl},{name:"notifications",path:"/notifications",show:ha},{name:"profile",path:"/profile",show:Ka}];function Ol(){let{path:e}=be.value,t=Tp(e),n=t?.params.accountId??(ce.value||yn());return K(()=>{n&&n!==ce.peek()&&Z(n)},[n]),K(()=>{let o=yn();e==="/"&&o&&ee(qn("home",o),{replace:!0})},[e,j.value]),K(is,[]),a`<${zi}
    title=${r("page.name")}
    mark=${a`<img src="mark.svg" alt="" />`}
    context=${a`<${Ip} entry=${t?.view} />`}
    tools=${a`<${Mp} /><${Pp} />`}
    banner=${a`<${ss} />`}
    sections=${Cp()}
    current=${t?.view.within??t?.view.name}
  >
    <${Ep} key=${e} found=${t} />
  <//>`}function Tp(e){for(let t of St){let n=dn(t.path,e);if(n)return{view:t,params:n}}return null}function qn(e,t){let n=St.find(o=>o.name===e);return n?fn(n.path,{accountId:t}):"/"}function Cp(){return B.value?St.filter(e=>e.label&&(!e.permission||z(e.permission))).map(e=>({id:e.name,label:e.label??"",group:e.group,icon:e.icon,href:lt({path:qn(e.name,ce.value)})})):[]}function Ep({found:e}){if(j.value?.length===0)return a`<${le} title=${r("frame.noAccount")}>
      <p>${r("frame.noAccountHint")}</p>
    <//>`;if(!e)return be.value.path==="/"?a`<div class="waiting-view" aria-busy="true"></div>`:a`<${Ko} title=${r("frame.noView")} hint=${r("frame.noViewHint")} />`;let{view:n,params:o}=e;if(o.accountId&&mt.value)return a`<${Op} />`;let i=o.accountId;if(!(!i||B.value&&ce.value===i))return a`<div class="waiting-view" aria-busy="true"></div>`;if(n.permission&&!z(n.permission)){let l=r("lacks.permission",{permission:n.permission});return a`<${Ko} title=${r("frame.notAllowed")} hint=${l} />`}return a`<${n.show} ...${o} />`}function Op(){let e=mt.value,t=e instanceof R?e:null;if(t?.details.need==="second_factor"){let n=L("profile");return a`<${le} title=${r("frame.needsFactor")}>
      <p>${r("frame.needsFactorHint")}</p>
      ${n?a`<a class="button strong" href=${n}>${r("frame.setUpFactor")}</a>`:null}
    <//>`}if(t?.status===404){let n=r("frame.accountMissingHint");return a`<${Ko} title=${r("frame.accountMissing")} hint=${n} />`}return a`<${_} error=${e} onRetry=${()=>Z(ce.peek())} />`}function Ko({title:e,hint:t}){let n=yn();return a`<${le} title=${e}>
    <p>${t}</p>
    ${n?a`<a class="button" href=${lt({path:qn("home",n)})}>
          ${r("frame.toHome")}
        </a>`:null}
  <//>`}function Ip({entry:e}){let t=j.value??[];if(!t.length)return null;let n=e?.path.includes(":accountId")&&!e.within;return a`<${Gi}
    accounts=${t.map(o=>({id:o.accountId,name:o.name,parentId:o.parentAccountId,note:o.status==="active"?r(`role.${o.role}`):`${r(`role.${o.role}`)} · ${r(`status.${o.status}`)}`}))}
    current=${ce.value}
    onSwitch=${o=>ee(qn(n&&e?e.name:"home",o.id))}
  />`}function Mp(){let e=L("notifications");return a`<${ji}
    unread=${dt.value}
    items=${ft.value.map(t=>({id:t.notificationId,title:t.title,atMs:Date.parse(t.createdAt),isRead:t.isRead,onOpen:()=>{t.isRead||Te({ids:[t.notificationId]}).catch(F),t.actionUrl?.startsWith("#/")?location.hash=t.actionUrl:e&&(location.hash=e)}}))}
    onReadAll=${()=>Te({all:!0}).catch(F)}
    allHref=${e||void 0}
  />`}function Pp(){let e=S.value;if(!e)return null;let t=async()=>{try{await un()}catch(o){F(o);return}vn(),Re(),S.value=null,ee("/signin",{replace:!0})},n=L("profile");return a`<${Yi}
    name=${st(e)}
    note=${e.email}
    items=${[...n?[{label:r("frame.profile"),icon:"person",href:n}]:[],{label:r("frame.docs"),icon:"keyboard",href:"docs"},{label:r("frame.signOut"),icon:"exit",act:t}]}
  />`}Ji(St);function Il(){let[e,t]=g(null),n=S.value,{path:o}=be.value,i=["/signin","/signup","/forgot"].includes(o),s=async()=>{t(null);try{if(S.peek()===void 0){let c=await Xr();re.value=c?.impersonation.replace(/^until=/,"")??"",S.value=c?.user??null}S.peek()&&!j.peek()&&await ie()}catch(c){t(c)}};return K(()=>{s()},[n?.userId]),K(()=>{n&&i&&ee("/",{replace:!0})},[n?.userId,o]),e?a`<main class="door"><${_} error=${e} onRetry=${s} /></main>`:n===void 0||n&&!j.value&&!wo(o)||n&&i?a`<div class="door" aria-busy="true"></div>`:!n||wo(o)?a`<${Ui} /><${_n} />`:a`<${Ol} />`}mr(a`<${Il} />`,document.getElementById("page"));
