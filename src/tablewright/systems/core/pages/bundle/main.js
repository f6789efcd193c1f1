/* Built by `make pages`. Licences are in kit/vendor. */
var ys=function(e,t,n,o){var s;t[0]=0;for(var i=1;i<t.length;i++){var l=t[i++],c=t[i]?(t[0]|=l?1:2,n[t[i++]]):t[++i];l===3?o[0]=c:l===4?o[1]=Object.assign(o[1]||{},c):l===5?(o[1]=o[1]||{})[t[++i]]=c:l===6?o[1][t[++i]]+=c+"":l?(s=e.apply(c,ys(e,c,n,["",null])),o.push(s),c[0]?t[0]|=2:(t[i-2]=0,t[i]=s)):o.push(c)}return o},gs=new Map;function ws(e){var t=gs.get(this);return t||(t=new Map,gs.set(this,t)),(t=ys(this,t.get(e)||(t.set(e,t=(function(n){for(var o,s,i=1,l="",c="",u=[0],m=function(h){i===1&&(h||(l=l.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?u.push(0,h,l):i===3&&(h||l)?(u.push(3,h,l),i=2):i===2&&l==="..."&&h?u.push(4,h,0):i===2&&l&&!h?u.push(5,0,!0,l):i>=5&&((l||!h&&i===5)&&(u.push(i,0,l,s),i=6),h&&(u.push(i,h,0,s),i=6)),l=""},d=0;d<n.length;d++){d&&(i===1&&m(),m(d));for(var p=0;p<n[d].length;p++)o=n[d][p],i===1?o==="<"?(m(),u=[u],i=3):l+=o:i===4?l==="--"&&o===">"?(i=1,l=""):l=o+l[0]:c?o===c?c="":l+=o:o==='"'||o==="'"?c=o:o===">"?(m(),i=1):i&&(o==="="?(i=5,s=l,l=""):o==="/"&&(i<5||n[d][p+1]===">")?(m(),i===3&&(u=u[0]),i=u,(u=u[0]).push(2,0,i),i=0):o===" "||o==="	"||o===`
`||o==="\r"?(m(),i=2):l+=o),i===3&&l==="!--"&&(i=4,u=u[0])}return m(),u})(e)),t),arguments,[])).length>1?t:t[0]}var Y,_s,Jo,ze,Yo,Mn,ks,In,xs,Zo,Ko,$m,sn=Symbol.for("pv"),Dn={},Rn=[],gm=/^m(i|n|o|s|text|space)$/,Xo=Array.isArray,Qo=Rn.slice,ct=Object.assign;function lt(e){e&&e.parentNode&&e.remove()}function Nn(e,t,n){var o,s,i,l={},c=arguments.length;for(i in t)i=="key"?o=t[i]:i=="ref"&&typeof e!="function"?s=t[i]:l[i]=t[i];return c>2&&(l.children=c>3?Qo.call(arguments,2):n),rn(e,l,o,s,null)}function rn(e,t,n,o,s){var i={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:sn,__v:s||++_s,__i:-1,__u:0};return!s&&Y.vnode&&Y.vnode(i),i}function ut(e){return e.children}function bt(e,t){this.props=e,this.context=t,this.__g=0}function Ge(e,t){if(t==null)return e.__&&Ge(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:Ge(e)}function ym(e){var t,n=e.__v,o=n.__e,s=[],i=[],l=e.__P;l&&((t=ct({constructor:sn},n)).__v=n.__v+1,Y.vnode&&Y.vnode(t),er(l,t,n,e.__n,l.namespaceURI,32&n.__u?[o]:null,s,o||Ge(n),32&n.__u,i),t.__v=n.__v,t.__.__k[t.__i]=t,Os(s,t,i),n.__=n.__e=null,t.__e!=o&&Ss(t))}function Ss(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),Ss(e)}function vs(e){(8&e.__g||(e.__g|=8,ze.push(e),Mn++))&&Yo==Y.debounceRendering||((Yo=Y.debounceRendering)||queueMicrotask)(Ts)}function Ts(){try{for(var e,t=1;ze.length;)ze.length>t&&ze.sort(ks),e=ze.shift(),t=ze.length,8&e.__g&&ym(e)}finally{(Mn=ze.length)&&(Yo||queueMicrotask)(Ts)}}function As(e,t,n,o,s,i,l,c,u,m,d){var p,h,f,g,_,w,E=o.__k||Rn,x=t.length;for(u=wm(n,t,E,u,x),p=0;p<x;p++)(f=n.__k[p])!=null&&(h=~f.__i&&E[f.__i]||Dn,f.__i=p,w=er(e,f,h,s,i,l,c,u,m,d),g=f.__e,(h.ref!=f.ref||8&h.__u)&&(h.ref&&tr(h.ref,null,f,h),f.ref&&d.push(f.ref,f.__c||g,f)),_=_||g,4&f.__u?(u=Cs(f,u,e,!h.__v),h.__e&&(h.__e=null)):typeof f.type=="function"&&w!==void 0?u=w:g&&(u=g.nextSibling),f.__u&=-21);return n.__e=_,u}function wm(e,t,n,o,s){var i,l,c,u,m,d,p,h,f,g=n.length,_=g,w=0,E=0,x=e.__k=Array(s);for(i=0;i<s;i++)(l=t[i])!=null&&typeof l!="boolean"&&typeof l!="function"?(typeof l!="object"||l.constructor===String?l=x[i]=rn(null,l):Xo(l)?l=x[i]=rn(ut,{children:l}):l.constructor===sn&&l.__b?l=x[i]=rn(l.type,l.props,l.key,l.ref,l.__v):x[i]=l,u=i+w,l.__=e,l.__b=e.__b+1,c=null,~(m=l.__i=vm(l,n,u,_))&&(_--,(c=n[m])&&(c.__u|=2)),c&&c.__v?(l.__u|=16,m==u-1?w--:m==u+1?w++:m!=u&&(m>u?w--:w++,E=1)):(~m||(s>g?w--:s<g&&w++),typeof l.type!="function"&&(l.__u|=4))):x[i]=null;if(E){for(d=[],p=[],i=0;i<s;i++)if((l=x[i])&&16&l.__u){for(w=0,h=d.length;w<h;)d[f=w+h>>1]<l.__i?w=f+1:h=f;d[w]=l.__i,p[i]=w+1}for(w=d.length;i--;)p[i]&&(p[i]==w?w--:x[i].__u|=4)}if(_)for(i=0;i<g;i++)!(c=n[i])||2&c.__u||(c.__e==o&&(o=Ge(c)),nr(c,c));return o}function Cs(e,t,n,o){var s,i,l,c;if(typeof e.type=="function"){if(e.props.__P)return t;if(s=e.__k)for(i=0;i<s.length;i++)s[i]&&(s[i].__=e,t=Cs(s[i],t,n,!1));return t}for(t&&!t.parentNode&&(t=Ge(e))&&!t.parentNode&&(t=null),l=e.__e,c=t;c&&c.nodeType==8;)c=c.nextSibling;for(l!=c&&(!o&&n.moveBefore&&l.parentNode?n.moveBefore(l,t):n.insertBefore(l,t||null)),t=l;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function vm(e,t,n,o){var s,i=e.key,l=e.type,c=t[n],u=c&&!(2&c.__u);if(c===null&&i==null||u&&i==c.key&&l==c.type)return n;if(o>(u?1:0)){for(s=n-1;s>=0;s--)if((c=t[s])&&!(2&c.__u)&&i==c.key&&l==c.type)return s;for(s=n+1;s<t.length;s++)if((c=t[s])&&!(2&c.__u)&&i==c.key&&l==c.type)return s}return-1}function bs(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function On(e,t,n,o,s){var i,l;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||bs(e.style,t);if(n)for(t in n)o&&n[t]==o[t]||bs(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(e.__e||(e.__e={}))[t]=n,n&&o||(l=Ko[t]||(Ko[t]=bm(t)),(e.__a||(e.__a={}))[t]=Zo,i=t!=(t=t.replace(xs,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,l,i):e.removeEventListener(t,l,i));else{if(s=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function bm(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[In]==null)t[In]=Zo++;else if(t[In]<this.__a[e])return;return n(Y.event?Y.event(t):t)}}}function er(e,t,n,o,s,i,l,c,u,m){var d,p,h,f,g,_,w,E,x,I,q,ve,ge,X,He,$s,Ve,at,Fe=t.type;if(t.constructor!==sn)return null;128&n.__u&&(u=32&n.__u,d=n.__c.__z)&&(t.__u|=u,p=i=[],d.nodeType==8?c=Pn(d,i):i.push(d),c=i[0]||c),(d=Y.__b)&&d(t);e:if(typeof Fe=="function"){h=l.length;try{if(E=t.props,x=(d=Fe.prototype)&&d.render,I=(d=Fe.contextType)&&o[d.__c],q=d?I?I.props.value:d.__:o,(f=n.__c)?(t.__c=f,2&f.__g&&(f.__g|=1)):(x?t.__c=f=new Fe(E,q):(t.__c=f=new bt(E,q),f.constructor=Fe,f.render=km),I&&I.sub(f),f.state||(f.state={}),f.__n=o,f.__g|=8,f.__h=[],f.__k=[]),x&&(f.__s||(f.__s=f.state),Fe.getDerivedStateFromProps&&(f.__s==f.state&&(f.__s=ct({},f.__s)),ct(f.__s,Fe.getDerivedStateFromProps(E,f.__s)))),g=f.props,_=f.state,f.__v=t,n.__c){if(E!==g&&x&&!Fe.getDerivedStateFromProps&&f.componentWillReceiveProps&&f.componentWillReceiveProps(E,q),t.__v==n.__v&&!(8&f.__g)||!(4&f.__g)&&f.shouldComponentUpdate&&f.shouldComponentUpdate(E,f.__s,q)===!1){t.__v!=n.__v&&(f.props=E,f.state=f.__s,f.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(Se){Se&&(Se.__=t)}),Rn.push.apply(f.__h,f.__k),f.__k=[],f.__h.length&&l.push(f),c=Ge(n);break e}f.componentWillUpdate&&f.componentWillUpdate(E,f.__s,q),x&&f.componentDidUpdate&&f.__h.push(function(){f.componentDidUpdate(g,_,w)})}else x&&!Fe.getDerivedStateFromProps&&f.componentWillMount&&f.componentWillMount(),x&&f.componentDidMount&&f.__h.push(f.componentDidMount);f.context=q,f.props=E,f.__P=e,f.__g&=-5,ve=Y.__r,ge=x?25:0;do f.__g&=-9,ve&&ve(t),d=f.render(f.props,f.state=f.__s,f.context);while(8&f.__g&&++ge<25);x&&(Rn.push.apply(f.__h,f.__k),f.__k=[]),f.state=f.__s,f.getChildContext&&(o=ct({},o,f.getChildContext())),x&&n.__c&&f.getSnapshotBeforeUpdate&&(w=f.getSnapshotBeforeUpdate(g,_)),X=d&&d.type===ut&&d.key==null?d.props.children:d,E.__P&&(d=c,s=(e=E.__P).namespaceURI,u=i=null,n.props&&n.props.__P!=e&&(n.__k.some(function(Se){Se&&nr(Se,Se)}),n.__k=null),c=n.__k?Ge(n,0):null),c=As(e,Xo(X)?X:[X],t,n,o,s,i,l,c,u,m),E.__P&&(t.__e=null,c=d),t.__u&=-161,p&&p.some(lt),f.__h.length&&l.push(f),1&f.__g&&(f.__g&=-4)}catch(Se){if(l.length=h,t.__v=null,u||i)if(Se&&Se.then){if(t.__u|=128|u,i){for(~(Ve=i.indexOf(c||void 0))||(Ve=i.length);(at=i[Ve-1])&&at.nodeType==8;)Ve--;for(;Ve<i.length;Ve++)if(at=i[Ve])if(i[Ve]=null,He){if(at==$s)break}else{if(at.nodeType!=8)break;at.data.startsWith("$s")&&($s=Pn(He=at))}}if(!He){for(;c&&c.nodeType==8&&c.nextSibling;)c=c.nextSibling;He=c}(d=Pn(He=t.__c.__z||(t.__c.__z=He)))?(t.__e=He,c=d):t.__e=c,c=c&&c.nextSibling}else i&&i.some(lt);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),Se&&Se.then||Es(t),Y.__e(Se,t,n)}}else c=t.__e=_m(n.__e,t,n,o,s,i,l,u,m,e);return(d=Y.diffed)&&d(t),c}function Pn(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function Es(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(Es))}function Os(e,t,n){for(var o=0;o<n.length;)tr(n[o++],n[o++],n[o++]);Y.__c&&Y.__c(t,e),e.some(function(s){try{e=s.__h,s.__h=[],e.some(function(i){i.call(s)})}catch(i){Y.__e(i,s.__v)}})}function _m(e,t,n,o,s,i,l,c,u,m){var d,p,h,f,g,_,w,E,x=n.props||Dn,I=t.props,q=t.type;if(q=="svg"?s="http://www.w3.org/2000/svg":q=="math"?s="http://www.w3.org/1998/Math/MathML":s||(s="http://www.w3.org/1999/xhtml"),i){for(d=0;d<i.length;d++)if((g=i[d])&&(q?g.localName==q:g.nodeType==3)){e=g,i[d]=null;break}}if(!e){if(E=m.ownerDocument||document,!q)return E.createTextNode(I);e=E.createElementNS(s,q,I.is?I:m),c&&(Y.__m&&Y.__m(t,i),c=!1),i=null}if(q){if(m=q=="template"&&e.content||e,i=q=="textarea"&&I.defaultValue!=null?null:i&&Qo.call(m.childNodes),!c&&i)for(x={},d=0;d<e.attributes.length;d++)x[(g=e.attributes[d]).name]=g.value;for(d in x)g=x[d],d=="dangerouslySetInnerHTML"?h=g:d=="children"||d in I||d=="value"&&"defaultValue"in I||d=="checked"&&"defaultChecked"in I||On(e,d,null,g,s);for(d in I)g=I[d],d=="children"?f=g:d=="dangerouslySetInnerHTML"?p=g:d=="value"?_=g:d=="checked"?w=g:c&&typeof g!="function"||x[d]===g||On(e,d,g,x[d],s);p?(c||h&&(p.__html==h.__html||p.__html==e.innerHTML)||(e.innerHTML=p.__html),t.__k=[]):(h&&(e.textContent=""),(q=="foreignObject"||s=="http://www.w3.org/1998/Math/MathML"&&gm.test(q))&&(s="http://www.w3.org/1999/xhtml"),As(m,Xo(f)?f:[f],t,n,o,s,i,l,i?i[0]:n.__k&&Ge(n,0),c,u),i&&i.some(lt)),c&&q!="textarea"||(d="value",q=="progress"&&_==null?e.removeAttribute(d):_==null||_===e[d]&&(q!="progress"||_)||On(e,d,_,x[d],s),d="checked",w!=null&&w!=e[d]&&On(e,d,w,x[d],s))}else x===I||c&&e.data==I||(e.data=I);return e}function tr(e,t,n,o){try{typeof e=="function"?t?t.__x=e(t)||1:o&&(o=o.__c||o.__e)&&(t=o.__x)&&(o.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(s){Y.__e(s,n)}}function nr(e,t,n){var o,s,i,l;if(Y.unmount&&Y.unmount(e),!(o=e.ref)||o.current&&o.current!=e.__e||tr(o,null,t,e),o=e.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(c){Y.__e(c,t)}o.__P=o.__n=null}if(o=e.__k)for(l=0;l<o.length;l++)o[l]&&nr(o[l],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(o=e.__c)&&(o=o.__z)&&(s=Pn(o,i=[]))&&(o==e.__e&&i.some(lt),lt(s),lt(o)),n||lt(e.__e),e.__e=e.__c=e.__=null}function km(e,t,n){return this.constructor(e,n)}function Is(e,t){var n,o,s,i;Y.__&&Y.__(e,t),t.nodeType==9&&(t=t.documentElement),o=(n=e&&32&e.__u)?null:t.__k,t.__k=rn(ut,{children:[e]}),s=[],i=[],er(t,t.__k,o||Dn,Dn,t.namespaceURI,o?null:t.firstChild?Qo.call(t.childNodes):null,s,o?o.__e:t.firstChild,n,i),Os(s,t.__k,i),t.__k.props.children=null}Y={__e:function(e,t,n,o){for(var s,i,l;t=t.__;)if((s=t.__c)&&!(1&s.__g)){s.__g|=4;try{if((l=(i=s.constructor)&&i.getDerivedStateFromError)&&s.setState(i.getDerivedStateFromError(e)),s.componentDidCatch&&(s.componentDidCatch(e,o||{}),l=1),l&&8&s.__g)return void(s.__g|=2)}catch(c){e=c}}throw Mn=0,e}},_s=0,Jo=function(e){return e!=null&&e.constructor===sn},bt.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=ct({},this.state)),typeof e=="function"&&(e=e(ct({},n),this.props)),e&&(ct(n,e),this.__v&&(t&&this.__k.push(t),vs(this)))},bt.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),vs(this))},bt.prototype.render=ut,ze=[],Mn=0,ks=function(e,t){return e.__v.__b-t.__v.__b},In=Symbol(),xs=/(PointerCapture)$|Capture$/i,Zo=0,Ko={},$m=0;var a=ws.bind(Nn);var Ps={add:"M12 5v14M5 12h14",back:"M15 5l-7 7 7 7",bell:"M6 17v-6a6 6 0 0112 0v6l1.5 2h-15zM10 21h4",bin:"M4 7h16M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10.3 10.5v6M13.7 10.5v6",check:"M4.5 12.5l5 5L19.5 7",close:"M6 6l12 12M18 6L6 18",copy:"M9 9h11v11H9zM15 9V4H4v11h5",down:"M6 9l6 6 6-6",edit:"M4 20l1-4.5L16.5 4 20 7.5 8.5 19zM14 6.5l3.5 3.5",exit:"M14 4h5v16h-5M10 8l-4 4 4 4M6 12h9",keyboard:"M3 7h18v11H3zM7 11h.01M11 11h.01M15 11h.01M8 14.5h8",menu:"M4 6h16M4 12h16M4 18h16",more:"M5 12h.01M12 12h.01M19 12h.01",next:"M9 5l7 7-7 7",person:"M12 11a4 4 0 100-8 4 4 0 000 8zM4.5 21c.6-4 3.6-6.5 7.5-6.5s6.9 2.5 7.5 6.5",refresh:"M20 11a8 8 0 10-2 6.2M20 4v7h-7",search:"M10.5 17a6.5 6.5 0 100-13 6.5 6.5 0 000 13zM15.5 15.5L21 21",up:"M6 15l6-6 6 6",warning:"M12 4L2.5 20h19zM12 10v5M12 17.5v.01"};function Ms(e){Object.assign(Ps,e)}function S({name:e}){return a`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d=${Ps[e]} />
  </svg>`}Ms({home:"M4 11l8-7 8 7v9h-5.5v-6h-5v6H4z",accounts:"M12 3v5M9 8h6v4H9zM12 12v3M5 18v-3h14v3M2.5 18h5v3h-5zM16.5 18h5v3h-5z",members:"M9 11a3.5 3.5 0 100-7 3.5 3.5 0 000 7zM2.5 20c.5-3.8 3-6 6.5-6s6 2.2 6.5 6M16 4.5a3.2 3.2 0 010 6.2M17.5 14.3c2.2.7 3.6 2.6 4 5.7",settings:"M12 15a3 3 0 100-6 3 3 0 000 6zM12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M18.7 5.3l-2.1 2.1M7.4 16.6l-2.1 2.1",mail:"M3 5.5h18v13H3zM3.5 6l8.5 7 8.5-7",link:"M9 15l6-6M10.5 6.5l2-2a4.2 4.2 0 016 6l-2 2M13.5 17.5l-2 2a4.2 4.2 0 01-6-6l2-2",move:"M12 3v18M3 12h18M12 3L9 6M12 3l3 3M12 21l-3-3M12 21l3-3M3 12l3-3M3 12l3 3M21 12l-3-3M21 12l-3 3",pause:"M8 5v14M16 5v14",play:"M7 4.5l12 7.5-12 7.5z",restore:"M4 11a8 8 0 112 6.2M4 4v7h7",lock:"M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 017 0v3",key:"M8 16a4 4 0 100-8 4 4 0 000 8zM11.5 10.5L20 10.5v3M16.5 10.5v3",webhooks:"M4 12h6M14 6h6v12h-6M10 12l4-6M10 12l4 6M10 12h4",activity:"M3 12h4l3-8 4 16 3-8h4",clock:"M12 21a9 9 0 100-18 9 9 0 000 18zM12 7v5l3.5 2",columns:"M4 4h16v16H4zM9.5 4v16M14.5 4v16",download:"M12 4v11M7.5 11l4.5 4.5 4.5-4.5M4 20h16",sources:"M12 10c4.4 0 8-1.3 8-3s-3.6-3-8-3-8 1.3-8 3 3.6 3 8 3zM4 7v5c0 1.7 3.6 3 8 3s8-1.3 8-3V7M4 12v5c0 1.7 3.6 3 8 3s8-1.3 8-3v-5",usage:"M4 20V10M10 20V4M16 20v-7M3 20.5h18"});var or=globalThis.document?.documentElement,ir="en-GB",xm=/\{(\w+)\}|<(\w+)>(.*?)<\/\2>/gs,Ds=new Map,rr=()=>or?.lang||ir;function Fs(e,t=null){let n=Object.keys(e),o=[...t?[t]:[],...globalThis.navigator?.languages??[]];return or&&(or.lang=Us(o,n)??n[0]??ir),ar(e)}function ar(e){let t=Object.keys(e),n=e[t[0]??ir],o=(s,i)=>{let l=e[Us([rr()],t)??""],c=Ns(l,s)??Ns(n,s);if(c===void 0)throw new Error(`There is no text "${s}".`);return typeof c=="string"?c:c[Tm(Number(i.count))]??c.other};return{text:(s,i={})=>sr(o(s,i),i).join(""),rich:(s,i={})=>sr(o(s,i),i)}}function R(e,t={}){return an(Intl.NumberFormat,t).format(e)}function J(e,t={dateStyle:"long",timeStyle:"short"}){return an(Intl.DateTimeFormat,t).format(e)}var Sm=[["year",365*86400],["month",30*86400],["week",7*86400],["day",86400],["hour",3600],["minute",60]];function Ls(e,t,n={numeric:"auto"}){let o=(e-t)/1e3,s=an(Intl.RelativeTimeFormat,n);for(let[i,l]of Sm){let c=Math.trunc(o/l);if(c)return s.format(c,i)}return s.format(0,"second")}function Te(e,t={type:"conjunction"}){return an(Intl.ListFormat,t).format(e)}var Rs=["byte","kilobyte","megabyte","gigabyte","terabyte"];function fe(e){let t=e<1?0:Math.min(Math.floor(Math.log10(e)/3),Rs.length-1);return R(e/1e3**t,{style:"unit",unit:Rs[t],unitDisplay:t?"short":"long",maximumFractionDigits:t?1:0})}function Ns(e,t){let n=e;for(let o of t.split("."))n=n?.[o];return n}function sr(e,t){let n=[],o=0;for(let s of e.matchAll(xm)){let[i,l,c,u=""]=s;n.push(e.slice(o,s.index)),o=s.index+i.length;let m=t[l??c??""];if(m===void 0)throw new Error(`The text "${e}" needs "${l??c}".`);if(c){let d=sr(u,t).join("");n.push(typeof m=="function"?m(d):d)}else n.push(typeof m=="number"?R(m):m)}return n.push(e.slice(o)),n.filter(s=>s!=="")}function Tm(e){return an(Intl.PluralRules,{}).select(e)}function an(e,t){let n=`${e.name} ${rr()} ${JSON.stringify(t)}`,o=Ds.get(n)??new e(rr(),t);return Ds.set(n,o),o}function Us(e,t){for(let n of e){let o=n.toLowerCase(),s=t.find(l=>l.toLowerCase()===o),i=t.find(l=>Hs(l)===Hs(n));if(s??i)return s??i}}var Hs=e=>e.toLowerCase().split("-")[0];var Bs={banner:{label:"Wichtig"},bell:{all:"Alle Benachrichtigungen",label:{one:"Benachrichtigungen, {count} ungelesen",other:"Benachrichtigungen, {count} ungelesen"},none:"Keine Benachrichtigungen.",readAll:"Alle als gelesen markieren",title:"Benachrichtigungen",unread:"Ungelesen:"},confirm:{cancel:"Abbrechen",type:"Geben Sie zur Bestätigung {name} ein"},copy:{button:"Kopieren",done:"Kopiert",failed:"Kopieren nicht möglich: Bitte markieren Sie den Text"},dialog:{close:"Schließen"},diff:{added:"Hinzugefügt:",folded:{one:"{count} unveränderte Zeile",other:"{count} unveränderte Zeilen"},removed:"Entfernt:",same:"Es hat sich nichts geändert."},form:{choose:"Auswählen …",discard:"Änderungen verwerfen",json:"Muss gültiges JSON sein.",jsonHint:"JSON.",keep:"Weiter bearbeiten",lines:"Ein Eintrag pro Zeile.",no:"Nein",number:"Muss eine Zahl sein.",optional:"{label} (optional)",required:"Pflichtfeld.",unsaved:"Es gibt ungespeicherte Änderungen.",whole:"Muss eine ganze Zahl sein.",yes:"Ja"},impersonation:{back:"Zur Betreiberseite",banner:"Sie sehen diese Seite bis {time} als andere Person und können nichts ändern."},keys:{title:"Tastenkürzel",letters:"Tastenkürzel verwenden"},live:{broken:"Die Verbindung ist abgebrochen.",connecting:"Verbindung wird aufgebaut …",live:"Live",off:"Nicht verbunden",paused:"Angehalten, solange die Seite nicht sichtbar ist",polling:"Keine Live-Verbindung, wird regelmäßig aktualisiert",waiting:"Verbindung unterbrochen, neuer Versuch"},meter:{full:"Das Limit ist erreicht.",of:"{used} von {limit}",own:"{own} hier · {all}",unlimited:"{used}, unbegrenzt"},notice:{dismiss:"Ausblenden"},pager:{label:"Seiten",next:"Weiter",page:"Seite {page}",previous:"Zurück"},problem:{again:"Erneut versuchen",copyId:"Kennung kopieren",request:"Anfrage {id}",status:"Status {status}",wait:{one:"In {count} Sekunde können Sie es erneut versuchen.",other:"In {count} Sekunden können Sie es erneut versuchen."},waitMinutes:{one:"In {count} Minute können Sie es erneut versuchen.",other:"In {count} Minuten können Sie es erneut versuchen."}},progress:{done:"Fertig.",failed:"Fehlgeschlagen.",of:"{done} von {total}"},request:{busy:"Der Server ist ausgelastet. Neuer Versuch …",lost:"Der Server ist nicht erreichbar. Neuer Versuch …",offline:"Der Server ist nicht erreichbar. Prüfen Sie Ihre Verbindung.",slow:"Der Server hat nicht rechtzeitig geantwortet.",status:"Der Server hat mit Status {status} geantwortet.",tooMany:"Zu viele Anfragen. Neuer Versuch in Kürze …"},secret:{copy:"Geheimnis kopieren",done:"Ich habe es gespeichert",once:"Kopieren Sie es jetzt. Es wird nicht noch einmal angezeigt."},shell:{sections:"Bereiche",skip:"Zum Inhalt springen"},sparkline:{words:"von {first} bis {last}, niedrigster Wert {lowest}, höchster {highest}"},stepper:{back:"Zurück",next:"Weiter",place:"(Schritt {step} von {steps})"},switcher:{choose:"Konto auswählen",label:"Konto",list:"Konten",more:{one:"{count} weiteres Konto. Suchen Sie danach.",other:"{count} weitere Konten. Suchen Sie danach."},none:"Kein Konto passt zu „{search}“.",search:"Konten suchen"},table:{filter:"Filtern",noMatch:"Nichts passt zu „{filter}“.",select:"{name} auswählen",selectAll:{one:"{count} Zeile auswählen",other:"Alle {count} Zeilen auswählen"},selected:{one:"{count} ausgewählt",other:"{count} ausgewählt"}},theme:{title:"Farben",system:"System",light:"Hell",dark:"Dunkel"},user:{menu:"Einstellungen",of:"Konto von {name}"},when:{now:"gerade eben"}};var js={banner:{label:"Important"},bell:{all:"See all notifications",label:{one:"Notifications, {count} unread",other:"Notifications, {count} unread"},none:"No notifications.",readAll:"Mark all as read",title:"Notifications",unread:"Unread:"},confirm:{cancel:"Cancel",type:"Type {name} to confirm"},copy:{button:"Copy",done:"Copied",failed:"Could not copy: select the text"},dialog:{close:"Close"},diff:{added:"Added:",folded:{one:"{count} unchanged line",other:"{count} unchanged lines"},removed:"Removed:",same:"Nothing changed."},form:{choose:"Choose…",discard:"Discard changes",json:"Must be JSON.",jsonHint:"JSON.",keep:"Keep editing",lines:"One per line.",no:"No",number:"Must be a number.",optional:"{label} (optional)",required:"Required.",unsaved:"You have unsaved changes.",whole:"Must be a whole number.",yes:"Yes"},impersonation:{back:"Operator page",banner:"You are viewing this page as another person, read-only, until {time}."},keys:{title:"Keyboard shortcuts",letters:"Enable keyboard shortcuts"},live:{broken:"The connection was lost.",connecting:"Connecting…",live:"Live",off:"Not connected",paused:"Paused while hidden",polling:"Live updates unavailable, refreshing regularly",waiting:"Connection lost, trying again"},meter:{full:"The limit is reached.",of:"{used} of {limit}",own:"{own} here · {all}",unlimited:"{used}, unlimited"},notice:{dismiss:"Dismiss"},pager:{label:"Pages",next:"Next",page:"Page {page}",previous:"Previous"},problem:{again:"Try again",copyId:"Copy id",request:"Request {id}",status:"status {status}",wait:{one:"You can try again in {count} second.",other:"You can try again in {count} seconds."},waitMinutes:{one:"You can try again in {count} minute.",other:"You can try again in {count} minutes."}},progress:{done:"Done.",failed:"Failed.",of:"{done} of {total}"},request:{busy:"The server is busy. Trying again…",lost:"The server cannot be reached. Trying again…",offline:"The server cannot be reached. Check your connection.",slow:"The server did not respond in time.",status:"The server responded with status {status}.",tooMany:"Too many requests. Trying again in a moment…"},secret:{copy:"Copy secret",done:"I've saved it",once:"Copy it now. You won't see this again."},shell:{sections:"Sections",skip:"Skip to content"},sparkline:{words:"from {first} to {last}, lowest {lowest}, highest {highest}"},stepper:{back:"Back",next:"Next",place:"(step {step} of {steps})"},switcher:{choose:"Choose an account",label:"Account",list:"Accounts",more:{one:"{count} more account. Search to find it.",other:"{count} more accounts. Search to find them."},none:"No account matches “{search}”.",search:"Search accounts"},table:{filter:"Filter",noMatch:"Nothing matches “{filter}”.",select:"Select {name}",selectAll:{one:"Select {count} row",other:"Select all {count} rows"},selected:{one:"{count} selected",other:"{count} selected"}},theme:{title:"Colours",system:"System",light:"Light",dark:"Dark"},user:{menu:"Settings",of:"Account of {name}"},when:{now:"just now"}};var{text:k,rich:Hn}=ar({"en-GB":js,de:Bs});var W=class extends Error{constructor(t,n={}){super(t),this.status=n.status??0,this.code=n.code??"",this.requestId=n.requestId??"",this.retryAfterSeconds=n.retryAfterSeconds??0,this.details=n.details??{},this.place=n.place??String(this.details.place??"")}};var mt,re,lr,qs,cr=Object.is,Fn=0,Xs=[],ur=[],oe=Y,Ws=oe.__b,Vs=oe.__r,zs=oe.diffed,Gs=oe.__c,Ys=oe.unmount,Ks=oe.__;function cn(e,t){oe.__h&&oe.__h(re,e,Fn||t),Fn=0;var n=re.__H||(re.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function $(e){return Fn=1,Am(Qs,e)}function Am(e,t,n){var o=cn(mt++,2);if(o.t=e,!o.__c&&(o.__=[n?n(t):Qs(void 0,t),function(i){var l=(o.__N||o.__)[0],c=o.t(l,i);cr(l,c)||(o.__N=[c,o.__[1]],o.__c.setState({}))}],o.__c=re,!re.__f)){re.__f=!0;var s=re.shouldComponentUpdate;re.shouldComponentUpdate=function(i,l,c){var u=this.__H;if(!u)return!0;var m=!1,d=this.props!=i;if(u.__.some(function(h){h.__N&&(m=!0,cr(h.__[0],h.__N[0])||(d=!0))}),s){var p=s.call(this,i,l,c);return m?p||d:p}return!m||d}}return o.__}function N(e,t){var n=cn(mt++,3);!oe.__s&&dr(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,re.__H.__h.push(n))}function Ae(e,t){var n=cn(mt++,4);!oe.__s&&dr(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,re.__h.push(n))}function G(e){return Fn=5,_t(function(){return{current:e}},[])}function _t(e,t){var n=cn(mt++,7);return dr(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function he(){var e=cn(mt++,11);if(!e.__){for(var t=re.__v;!t.__m&&t.__;)t=t.__;var n=t.__m||(t.__m=[0,0]);e.__="P"+n[0]+"-"+n[1]++}return e.__}function Cm(){var e;do{for(;e=ur.shift();)try{ln(e)}catch(n){oe.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=Xs.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(ln),t.__h.some(mr),t.__h=[]}catch(n){t.__h=[],oe.__e(n,e.__v)}}}while(ur.length)}oe.__b=function(e){re=null,Ws&&Ws(e)},oe.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),Ks&&Ks(e,t)},oe.__r=function(e){Vs&&Vs(e),mt=0;var t=(re=e.__c).__H;t&&(lr==re?re.__h=[]:(t.__h.some(ln),t.__h.some(mr),mt=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),lr=re},oe.diffed=function(e){zs&&zs(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&Zs(Xs.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),lr=re=null},oe.__c=function(e,t){t.some(function(n){try{n.__h.some(ln),n.__h=n.__h.filter(function(o){return!o.__||mr(o)})}catch(o){n.__h=[function(){throw o}]}}),Gs&&Gs(e,t)},oe.unmount=function(e){Ys&&Ys(e);var t,n,o=e.__c;o&&o.__H&&(o.__H.__.some(function(s){try{if(s.__P&&s.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}s.__P=n,Zs(ur.push(s))}else ln(s)}catch(i){t=i}}),o.__H=void 0,t&&oe.__e(t,o.__v))};var Js=typeof requestAnimationFrame=="function";function Em(e){var t,n=function(){clearTimeout(o),Js&&cancelAnimationFrame(t),setTimeout(e)},o=setTimeout(n,35);Js&&(t=requestAnimationFrame(n))}function Zs(e){e!=1&&qs==oe.requestAnimationFrame||((qs=oe.requestAnimationFrame)||Em)(Cm)}function ln(e){var t=re,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),re=t}function mr(e){var t=re;e.__c=e.__(),re=t}function dr(e,t){return!e||e.length!=t.length||t.some(function(n,o){return!cr(n,e[o])})}function Qs(e,t){return typeof t=="function"?t(e):t}var Om=2500;function Ye({text:e,label:t=k("copy.button")}){let[n,o]=$("");return a`<button type="button" class="button quiet copy" onClick=${async()=>{let i=await Im(typeof e=="string"?e:e());o(i?"done":"failed"),setTimeout(()=>o(""),Om)}}>
    <${S} name=${n==="done"?"check":"copy"} />
    <span aria-live="polite">${n?k(`copy.${n}`):t}</span>
  </button>`}async function Im(e){try{return await navigator.clipboard.writeText(e),!0}catch{let t=document.createElement("textarea");t.value=e,t.className="visually-hidden";let n=document.activeElement;(document.querySelector("dialog[open]")??document.body).append(t),t.select();let o=document.execCommand("copy");return t.remove(),n instanceof HTMLElement&&n.focus(),o}}var Pm=500,Mm=90,Ln={advice:{},isForDevelopers:!1,translated:e=>e};function ei(e){Object.assign(Ln,e)}function v({error:e,title:t,onRetry:n,children:o}){if(!e)return null;let s=e instanceof W?e:null,i=s?Ln.advice[s.status]:"",l=Ln.isForDevelopers||(s?.status??0)>=Pm;return a`<div class="problem" role="alert">
    <p class="problem-words">
      ${t?a`<strong>${t}</strong>${" "}`:null}${un(e)}
    </p>
    ${i?a`<p>${i}</p>`:null} ${o}
    ${s?.retryAfterSeconds?a`<p>${Rm(s.retryAfterSeconds)}</p>`:null}
    ${s?.requestId&&l?a`<p class="problem-id hint">
          ${Hn("problem.request",{id:a`<code>${s.requestId}</code>`})}
          ${s.status?`, ${k("problem.status",{status:`${s.status}`})}`:null}
          <${Ye} text=${s.requestId} label=${k("problem.copyId")} />
        </p>`:null}
    ${n?a`<button type="button" class="button" onClick=${n}>
          ${k("problem.again")}
        </button>`:null}
  </div>`}function un(e){let t=e instanceof Error?e.message:String(e);return Dm(t)}function Dm(e){let t=Ln.translated(e.trim()),n=t.charAt(0).toUpperCase()+t.slice(1);return/[.!?…]$/.test(n)?n:`${n}.`}function Rm(e){return e<Mm?k("problem.wait",{count:e}):k("problem.waitMinutes",{count:Math.ceil(e/60)})}var ti={page:{name:"Core",title:"{view} · Core",wait:"One moment…"},activities:{all:"View all",byKey:"An API key",byMember:"A member",byOperator:"The operator",bySystem:"The service",none:"No activity yet.",of:"{what}: {name}",title:"Newest activity"},activity:{after:"After",any:"Any",before:"Before",changes:"Changes",csv:"Export CSV",device:"Device",filters:"Filter activities",from:"From",hint:"Who did what, when, and from where. Entries cannot be changed.",id:"Id",jsonl:"Export JSON lines",network:"Network",noChanges:"This entry has no before or after values.",noMatch:"No activity matches",nothing:"No values.",resource:"Resource",title:"Activity",to:"To",type:"Type",what:"What",when:"When",who:"Who"},area:{account:"This account",activities:"Activity",apikeys:"API keys",billing:"Plan",data:"Data",schedules:"Schedules",security:"Security",sources:"Sources",usage:"Usage",users:"People",webhooks:"Webhooks"},attention:{done:"Mark as read",full:"Limit reached: {limit}",near:"Almost at the limit: {limit}",see:"View",sourceError:"{name} needs to be authorised again",sourceErrorHint:"The platform rejects its credentials. Nothing is fetched until then.",sourceFailing:"{name} is failing",sourceFailingHint:{one:"{count} run has failed.",other:"{count} runs in a row have failed."},suspended:"This account is suspended",terminated:"This account is terminated",title:"Needs attention",used:"{used} of {allowed} used."},banner:{cancelled:"The plan was cancelled. Everything works until {day}; then you can only read.",cancelledNow:"The plan was cancelled.",mailAgain:"Send the link again",mailed:"We sent a link to {email}.",reason:"Reason: {reason}",seePlan:"View plan",suspended:"{name} is suspended. You can read and export, but not change anything.",terminated:"{name} is terminated. An admin can restore it within 30 days.",trial:{one:"The trial of {plan} ends in {count} day.",other:"The trial of {plan} ends in {count} days."},unconfirmed:"Confirm {email} to invite people and create keys. The link is in your inbox."},category:{billing:"Billing",security:"Security",sync:"Sync",system:"System",team:"Team"},checklist:{all:"Select all",none:"Clear all"},connect:{access:"Access",account:"Account: {name}",addressHint:"Post JSON to this address. Anyone who knows it can add records to the source.",addressNext:"You get an address to post records to. It is shown once.",addressTitle:"The address of your source",atPlatform:"Account at the platform",consent:"{platform} asks you to allow reading:",data:"Data",dataHint:"You can change the selection later. The first run shows how much data there is.",done:"{name} is connected.",finish:"Connect source",how:"How to connect",idField:"Path of the id (optional)",idFieldHint:"A new record replaces the one with the same id. Without a path, all are kept.",name:"Name",nameHint:"How people find it in the list of sources.",noSchedules:"You may not create schedules here. A manager or an admin can add one later.",notConfigured:"The operator has not set up {platform} yet.",platform:"Platform",result:"Test",review:"Review",runsNow:"Run once now",runsNowHint:"The first run fetches everything. Later ones fetch what has changed.",schedule:"Schedule",scheduled:"Run on a schedule",scheduledHint:"Without a schedule, people start runs by hand.",stored:"Credentials are encrypted with a key of this account, and never shown again.",test:"Test connection",title:"Connect a source",toPlatform:"Continue to {platform}",works:"{platform} accepts the connection"},danger:{below:{one:"{count} account below is affected too.",other:"{count} accounts below are affected too."},byOperator:"The operator suspended this account. Only the operator can reactivate it.",move:{deed:"Move",hint:"The account moves with everything below it. First, you see what changes.",title:"Move below another account"},moving:"The account is being moved.",reactivate:{deed:"Reactivate",hint:"People can work here again.",title:"Reactivate this account"},reactivated:"{name} is active again.",reason:"Reason (optional)",reasonHint:"Everyone in the account sees it.",restore:{deed:"Restore",hint:"The account becomes active again, with all its data.",title:"Restore this account"},restored:"{name} is restored.",rootStays:"An organisation is always at the top, and cannot be moved.",suspend:{ask:"Suspend {name}?",deed:"Suspend",hint:"People here and below can read and export, but not change anything.",title:"Suspend this account"},suspended:"{name} is suspended.",terminate:{ask:"Terminate {name}?",deed:"Terminate",hint:"All work here ends. After 30 days, everything in it is deleted for good.",title:"Terminate this account"},terminated:"{name} is terminated. You can restore it for 30 days.",title:"Danger zone",until:"You can restore it until {day}. Then everything in it is deleted."},deliveries:{all:"All",attempts:"Attempts",delivered:"Delivered",event:"Event",everything:"All deliveries",failed:"Failed",held:"Held",id:"Message id",next:"Next attempt",noAttempt:"Nothing has been sent yet.",heldHint:"Messages are held while the webhook is disabled. Enable it to send them.",none:"No deliveries yet. Send a test to see the first one.",one:"Delivery",onlyFailed:"Failed deliveries",pending:"Pending",published:"Published",replay:"Send again",replayBegun:"The deliveries are being sent again.",replayHint:"Receivers recognise a repeated message by its id.",replaySome:"Send several again",replayed:"The delivery is being sent again.",request:"Request",response:"Response",since:"Published since",status:"Status",title:"Deliveries",which:"Which deliveries"},details:{hint:"What your organisation notes about this account, such as a cost centre.",label:"Names and values",lines:"One per line, such as Cost centre: 4711.",save:"Save details",title:"Details"},door:{back:"Back to sign-in",code:"Code",codeHint:"Six digits from your authenticator app, or one of your backup codes.",codeIntro:"Your account is protected by two-step sign-in.",codeTitle:"Enter your code",create:"Create account",forgotIntro:"Enter your address, and we will send you a link that sets a new password.",forgotSend:"Send the link",forgotSent:"If {email} belongs to an account, a link is on its way. It works for an hour.",forgotSentTitle:"Check your e-mail",forgotTitle:"Forgot your password?",newLink:"Get a new link",resetDone:"Your new password is set. Sign in with it.",resetIntro:"You will be signed out everywhere else.",resetSave:"Set the password",resetTitle:"Set a new password",sessionEnded:"Your session has ended. Sign in to continue.",signIn:"Sign in",signUp:"Create your account",signUpIntro:"14 days of the Professional plan, without a card.",toForgot:"Forgot your password?",toSignIn:"Already have an account? Sign in",toSignUp:"New here? Sign up",wrong:"Wrong e-mail address or password."},event:{account:{suspended:"An account was suspended",terminated:"An account was terminated"},apikey:{created:"A key was created",revoked:"A key was revoked"},schedule:{paused:"A schedule was paused, or turned off after failures"},source:{connected:"A source was connected again",created:"A source was created",deleted:"A source was deleted",disconnected:"A source was disconnected",error:"A source needs attention",updated:"A source was changed, paused or resumed"},sync:{completed:"A sync completed",failed:"A sync failed or was cancelled",started:"A sync started"},usage:{limit_reached:"A limit of the plan is reached",warning:"80% of a limit is used"},user:{invited:"A person was invited",joined:"A person accepted an invitation",removed:"A person was removed, or left"},webhook:{disabled:"A webhook was disabled after failures"}},eventGroup:{account:"Accounts",apikey:"API keys",schedule:"Schedules",source:"Sources",sync:"Syncs",usage:"Usage",user:"People",webhook:"Webhooks"},exports:{create:"Create file",createTitle:"Export data",delete:"Delete {name}",download:"Download",failed:"Failed",format:"Format",hint:"Files are kept for 14 days.",open:"Export",title:"Exports",until:"until {day}",writing:"Being written…",zip:"Several data types become a ZIP file."},figures:{accounts:"Accounts here and below",calls:{one:"API calls in {count} day",other:"API calls in {count} days"},callsHere:{one:"API calls to this account in {count} day",other:"API calls to this account in {count} days"},users:"People in total",usersHere:"People in this account",webhooks:"Webhooks in total",webhooksHere:"Webhooks of this account"},form:{cancel:"Cancel",required:"Required.",save:"Save"},format:{csv:"CSV, for spreadsheets",json:"JSON",jsonl:"JSON lines",xlsx:"Excel (XLSX)"},frame:{accountMissing:"Account not found",accountMissingHint:"It does not exist, or you are not a member of it.",docs:"API documentation",missingHint:"It was deleted, or the link is wrong.",needsFactor:"This account requires two-step sign-in",needsFactorHint:"Set it up in your profile, and sign in again with a code.",noAccount:"You are not in any account",noAccountHint:"Ask an admin for an invitation.",noView:"Page not found",noViewHint:"The link may be old.",notAllowed:"You don't have access to this view",profile:"Profile and security",setUpFactor:"Set up two-step sign-in",signOut:"Sign out",toHome:"Go to the overview"},fresh:{cancelled:"Nothing was changed: this needs your password.",go:"Continue",hint:"You signed in a while ago. Enter your password to continue.",title:"Confirm that it is you"},group:{data:"Data",developers:"Developers",organisation:"Organisation",records:"Records"},happened:{account_created:"Account created",account_moved:"Account moved",account_reactivated:"Account reactivated",account_restored:"Account restored",account_suspended:"Account suspended",account_terminated:"Account terminated",account_updated:"Account changed",apikey_created:"API key created",apikey_revoked:"API key revoked",apikey_rotated:"API key rotated",apikey_updated:"API key changed",backup_codes_renewed:"Backup codes renewed",data_damaged:"Stored data damaged",data_deleted:"Stored data deleted",default_account_changed:"Start account changed",email_change_undone:"Address change undone",email_changed:"E-mail address changed",email_confirmed:"E-mail address confirmed",export_deleted:"Export deleted",export_failed:"Export failed",export_ready:"Export ready",export_requested:"Export requested",impersonation_ended:"Operator's view ended",impersonation_started:"Operator's view started",invitation_withdrawn:"Invitation withdrawn",login:"Signed in",login_failed:"Sign-in failed",member_invited:"Person invited",member_joined:"Person joined",member_left:"Person left",member_removed:"Person removed",member_updated:"Role or exceptions changed",password_changed:"Password changed",password_reset:"Password reset",plan_cancelled:"Plan cancelled",plan_changed:"Plan changed",plan_overridden:"Limits changed by the operator",schedule_created:"Schedule created",schedule_deleted:"Schedule deleted",schedule_paused:"Schedule paused",schedule_resumed:"Schedule resumed",schedule_switched_off:"Schedule turned off after failures",schedule_updated:"Schedule changed",second_factor_begun:"Setup of two-step sign-in started",second_factor_disabled:"Two-step sign-in turned off",second_factor_enabled:"Two-step sign-in turned on",second_factor_reset:"Two-step sign-in reset by the operator",sessions_ended:"Sessions ended",source_connected:"Source connected",source_created:"Source created",source_deleted:"Source deleted",source_disconnected:"Source disconnected",source_error:"Source needs attention",source_paused:"Source paused",source_resumed:"Source resumed",source_updated:"Source changed",sync_cancel_requested:"Sync cancellation requested",sync_cancelled:"Sync cancelled",sync_completed:"Sync completed",sync_failed:"Sync failed",sync_partially_completed:"Sync completed in part",sync_requested:"Sync requested",sync_started:"Sync started",trial_ending:"Trial ends soon",usage_limit_reached:"Limit reached",usage_warning:"Limit nearly reached",user_left:"User deleted",user_reactivated:"User reactivated",user_registered:"Signed up",user_suspended:"User suspended",user_updated:"Profile changed",webhook_created:"Webhook created",webhook_deleted:"Webhook deleted",webhook_disabled:"Webhook disabled",webhook_enabled:"Webhook enabled",webhook_replayed:"Deliveries replayed",webhook_secret_rotated:"Signing secret rotated",webhook_updated:"Webhook changed"},health:{disconnected:"Disconnected",error:"Needs attention",failing:"Failing",fresh:"Not run yet",healthy:"Healthy",paused:"Paused",running:"Running"},home:{nav:"Overview"},inbox:{all:"All",category:"Category",delete:"Delete",every:"All categories",hint:"What happened in your accounts. Notifications are kept for 90 days.",isUnread:"Unread:",listed:"Inbox",markRead:"Mark as read",markUnread:"Mark as unread",none:"No notifications",readAll:"Mark all as read",title:"Notifications",unread:"Unread",which:"Show"},invitation:{accept:"Accept invitation",account:"Account",change:"Use another account",decline:"Decline",declined:"You declined the invitation.",ends:"Valid until",from:"Invited by",join:"Join {name}",joined:"Welcome to {name}.",member:"A member",role:"Your role",signUp:"Sign up and join",signedInAs:"You are signed in as {email}.",title:"You are invited",toSignUp:"New here? Sign up"},invite:{anyone:"Anyone with the link",byLink:"By link",byMail:"By e-mail",ends:"expires",exceptions:"Exceptions to the role",how:"How to invite",link:"Invitation link",linkHint:"The link works for one person, for seven days. Pass it on yourself.",linkTitle:"Your invitation link",makeLink:"Create link",message:"Message (optional)",newLink:"New link",open:{one:"{count} open invitation",other:"{count} open invitations"},resend:"Send again",role:"Role",send:"Send invitation",sent:"The invitation is on its way to {email}.",title:"Invite to {name}",withdraw:"Withdraw",withdrawn:"The invitation is withdrawn."},keys:{count:{one:"{count} permission",other:"{count} permissions"},create:"Create key",createTitle:"Create an API key",deeds:"Actions",edit:"Edit",editTitle:"Edit {name}",expiry:"Expires",expiryHint:"The key works until the end of this day. Leave it empty for no expiry.",from:"from {networks}",grace:"The old secret keeps working for",graceDay:"1 day",graceHour:"1 hour",graceNone:"No grace period",graceSix:"6 hours",hint:"Programs use keys to call the API. A key never has more permissions than its creator.",includesChildren:"Include accounts below this one",includesChildrenHint:"This cannot be changed later.",isActive:"Active",isExpired:"Expired",isRevoked:"Revoked",lastUse:"Last use",madeTitle:"Your new key",name:"Name",nameHint:"Say which program uses it.",needsPermission:"Select at least one permission.",networks:"Allowed networks",networksHint:"One per line, such as 192.0.2.0/24. Leave it empty to allow all.",noExpiry:"Never",none:"No API keys yet",noneHint:"Create one to call the API from a program.",permissions:"Permissions",revoke:"Revoke",revokeHint:"Programs that use it are rejected from their next request on.",revokeTitle:"Revoke {name}?",revoked:"{name} is revoked.",rotate:"Rotate",rotateHint:"The key gets a new secret. Name and permissions stay the same.",rotateTitle:"Rotate {name}",saved:"{name} is saved.",status:"Status",title:"API keys",unused:"Never",withChildren:"with accounts below"},lacks:{impersonation:"You are viewing this page as another person, and cannot change anything.",permission:"You need the permission {permission} in this account. Ask an admin for it.",suspended:"The account is suspended: nothing in it can be changed.",terminated:"The account is terminated: nothing in it can be changed.",unconfirmed:"Confirm your e-mail address first."},limit:{apiCallsPerMonth:"Calls per month",customDomains:"Custom domains",dataRetentionDays:"Data kept (days)",sources:"Sources",storage:"Storage",storageGB:"Storage (GB)",syncFrequency:"Sync frequency",users:"People",webhooks:"Webhooks"},limits:{all:"View usage",plan:"{plan} plan",title:"Limits"},link:{address:{done:"You now sign in with {email}.",title:"Your new address"},confirm:{done:"{email} is confirmed.",title:"Confirm your address"},confirmAsk:"Confirm only if you signed up yourself. Otherwise, close this page.",confirmDeed:"Yes, I signed up",continue:"Continue",expired:"Links work once and for a limited time. Ask for a new one.",undo:{done:"Your address is {email} again. Change your password now.",title:"Undo the address change"}},mails:{daily:"Daily",end:"Until",hint:"Notifications always appear here. Choose which ones we also e-mail.",immediately:"Immediately",mandatory:"Always e-mailed immediately.",never:"Never",quiet:"Quiet hours",quietHint:"E-mails wait until they are over. Security e-mails do not wait.",saved:"Your choices are saved.",start:"From",title:"E-mail",zone:"Time zone"},member:{leave:"Leave",leaveAsk:"Leave {account}?",leaveHint:"You lose your role here and below. An admin can invite you again.",left:"You left {account}.",missing:"This person is not in the account",onlyInherited:"All rights come from accounts above. Change them there.",reactivate:"Reactivate",reactivated:"{name} is active again.",remove:"Remove",removeAsk:"Remove {name} from {account}?",removeHint:"The role here ends at once, and so do the person's API keys of this account.",removed:"{name} is removed.",suspend:"Suspend",suspended:"{name} is suspended, here and below.",toMembers:"All people"},members:{anyRole:"Any",count:{one:"{count} person",other:"{count} people"},exceptions:{one:"{count} exception",other:"{count} exceptions"},filter:"Name or e-mail address",filters:"Filter people",hint:"The people in this account and their roles.",inherited:"Inherited from {name}",inheritedHint:"Their role there applies here too.",invite:"Invite people",joined:"joined",title:"People",you:"(you)"},meter:{active_sources:"Active sources",active_users:"Active people",api_calls:"API calls",data_processed:"Data processed",error_count:"Errors",storage_used:"Storage used",sync_jobs:"Syncs"},move:{along:{one:"{count} account below moves with it.",other:"{count} accounts below move with it."},below:"Move it below",changes:"What changes",choose:"Choose an account…",done:"{name} is being moved. The rights of its new place already apply.",from:"Now: {path}",gain:"People with a role in {names} get it here too.",lose:"People lose the access that they inherit from {names}.",nowhere:"None of your other accounts can contain this one.",plan:"The plan and the limits of the other organisation apply.",title:"Move {name}",to:"Then: {path}"},nextRuns:{all:"All schedules",none:"Nothing is scheduled.",title:"Next runs"},outcome:{cancelled:"Cancelled",completed:"Completed",failed:"Failed",partial:"Partial",pending:"Waiting",running:"Running"},own:{activities:"Your activity",activitiesHint:"If you do not recognise something, change your password.",download:"Download",export:"Your data",exportHint:"A JSON file with everything we store about you.",leave:"Delete your user",leaveAdmin:"The last admin of an organisation cannot leave. Make someone an admin, or terminate it.",leaveLater:"You can leave a terminated organisation after 30 days, when it is deleted.",leaveGo:"Delete me",leaveHint:"You leave all accounts, and your keys stop working. This cannot be undone."},permission:{account:{create_child:"Create accounts below",move:"Move the account",read:"See the account",suspend:"Suspend and reactivate the account",terminate:"Terminate and restore the account",update:"Change name and settings"},activities:{read:"See the activity"},apikeys:{manage:"Create, rotate and revoke API keys",read:"See API keys"},billing:{manage:"Change the plan",read:"See the plan"},data:{delete:"Delete stored data",export:"Export data",read:"See data"},schedules:{manage:"Change schedules",read:"See schedules"},security:{manage:"Change security settings"},sources:{create:"Connect sources",delete:"Delete sources",read:"See sources",sync:"Start syncs",update:"Change sources"},usage:{read:"See usage and limits"},users:{invite:"Invite people",manage:"Change roles, remove people",read:"See people"},webhooks:{manage:"Change webhooks",read:"See webhooks"}},permissionLimit:{member:"members and viewers only",own:"own only"},person:{email:"E-mail address",firstName:"First name",lastName:"Last name",newPassword:"New password",organisation:"Organisation",organisationHint:"Your first account gets this name. You can change it later.",password:"Password",passwordHint:"At least 8 characters."},plans:{cancel:"Cancel plan",cancelHint:"Everything works for 30 more days. Then you can only read and export.",cancelKeep:"Keep plan",cancelTitle:"Cancel the plan?",cancelled:"The plan is cancelled.",change:"Change plan",changeAndPause:"Change and pause",changeHint:"The new price is {price} per month. The change takes effect immediately.",changeTitle:"Change to {plan}?",changed:"You are now on the {plan} plan.",choose:"Choose {plan}",confirmPause:"Look at what would be paused, and confirm.",current:"You are on the {plan} plan.",consequence:"{limit}: {used} in use, {allowed} allowed. Nothing is removed, but you cannot add more.",domains:"Custom domains are part of the price list only: the service does not offer them yet.",ends:"The plan is cancelled and ends on {day}.",everyMinutes:{one:"Every minute",other:"Every {count} min"},isCurrent:"Current plan",none:"You have no plan.",paused:"{kind}: {name}",perMonth:"per month",shorter:{one:"After 30 days, activities and data are kept for {count} day.",other:"After 30 days, activities and data are kept for {count} days."},title:"Plan",trial:"The trial of {plan} ends on {day}.",unlimited:"Unlimited",wouldPause:{one:"The plan has no room for {count} resource. It is paused, and nothing is deleted:",other:"The plan has no room for {count} resources. They are paused, and nothing is deleted:"}},postAddress:{ask:"Create a new address?",askGone:"The source receives records again.",askHint:"The old address stops working at once. Change it where the records are sent from.",gone:"The source is disconnected: it receives no records.",kept:"It has a secret, and is not shown again.",renew:"New address",title:"Address for posting"},problem:{changed:"Someone else changed this in the meantime. Reload the page.",internal:"Something went wrong on our side. If it persists, send support the request id.",unavailable:"The service is busy. Try again in a moment."},profile:{addressHint:"You sign in with {email}.",addressSend:"Change address",addressSent:"We sent a link to {email}. Open it to complete the change.",current:"Current password",name:"Name",nameSaved:"Your name is saved.",newAddress:"New e-mail address",passwordHint:"You will be signed out everywhere else.",passwordSave:"Change password",passwordSaved:"Your password is changed.",title:"Profile and security"},quota:{fromAbove:"Only people with a role in the account above can change it.",hint:"How much of the plan this account may use. People of {name} set it.",hintAbove:"How much of the plan this account may use.",none:"No limit of its own",save:"Save quota",saved:"The quota is saved.",title:"Quota",used:"{used} used."},records:{asForm:"Fields",asJson:"JSON",columns:"Columns",count:{one:"{count} record",other:"{count} records"},form:"Show as",found:{one:"{count} record with “{q}”",other:"{count} records with “{q}”"},foundMore:{one:"{count} record with “{q}” on this page",other:"{count} records with “{q}” on this page"},id:"Id",newest:"newest",no:"No",noSnapshot:"No data yet",noSnapshotHint:"Data appears here after the first successful run.",noneKept:"No stored data",noneKeptHint:"It was deleted, or is older than the plan keeps. The next run stores new data.",none:"There are no records of this type.",search:"Search {type}",snapshot:"Snapshot",yes:"Yes"},refused:{access_denied:"Access was declined, or the plan has no room for another source.",account_mismatch:"You signed in to a different account at the platform.",exchange_failed:"The platform did not issue credentials. Try again in a moment.",expired_state:"The connection took more than 15 minutes. Start again.",invalid_state:"This link was already used, or belongs to another browser. Start again.",missing_code:"The platform returned without a decision. Start again.",unknown:"The platform was not connected. Start again."},reports:{csv:"CSV",hint:"Usage and prices of one month, for this account and all below it.",json:"JSON",month:"Month",print:"Open to print",title:"Monthly reports"},resource:{account:"Account",api_key:"API key",export:"Export",invitation:"Invitation",member:"Member",plan:"Plan",schedule:"Schedule",source:"Source",sync:"Sync",user:"User",webhook:"Webhook"},rights:{asRole:"Same as role",denied:"Denied by an exception",deniedIn:"Denied by an exception in {name}",deny:"Denied",exception:"Exception",exceptionFor:"Exception for {permission}",give:"Granted",hint:"Roles add up from the organisation down. An exception applies here and below.",none:"Not part of the role",role:"Role",roleHere:"Role in this account",save:"Save changes",saved:"Saved. It applies from the next request.",suspended:"Not while the account is suspended",terminated:"Not while the account is terminated",title:"What this person may do"},role:{admin:"Admin",manager:"Manager",member:"Member",viewer:"Viewer"},roleHint:{admin:"Admins can do everything, including people, plans and security.",manager:"Managers work with all sources and data, and invite members and viewers.",member:"Members connect sources and work with their own.",viewer:"Viewers can look, but not change anything."},run:{again:"Run again",attempt:{one:"attempt {count}",other:"attempt {count}"},back:"Runs of {name}",busy:"A run of this source is in progress.",cancel:"Cancel run",cancelledBy:"Cancelled by",cancelling:"Ending after this page…",changes:"{added} new, {changed} changed, {removed} removed",data:"View data",errors:"Errors",errorsHint:"As reported by the platform.",fetched:{one:"{count} fetched",other:"{count} fetched"},live:"Updated live.",missing:"Run not found",pages:{one:"{count} page",other:"{count} pages"},requestedBy:"Started by",retried:"Another run has started.",retry:"Retry what failed",stored:{one:"{count} record",other:"{count} records"},title:"Run",types:"Data types",waits:"The platform limits requests. The run continues",whole:"The whole run"},runError:{abandoned:"Stopped unexpectedly",cancelled:"Cancelled",endless:"Endless list",not_json:"Response is not JSON",redirected:"Unexpected redirect",refused:"Request rejected",repeated_cursor:"Same page twice",repeated_page:"Same page twice",throttled:"Too many requests",timeout:"No response in time",too_large:"Response too large",truncated:"Response cut off",unauthorized:"Access denied",unavailable:"Platform unavailable",unexpected:"Unexpected response",unreachable:"Platform unreachable"},runs:{all:"All runs",bars:{one:"The last run",other:"The last {count} runs, the newest at the right"},byPerson:"By a person",byPost:"Posted records",byRetry:"Retry",bySchedule:"Schedule",cause:"Cause",day:"Runs of the last 24 hours",dayNone:"Nothing ran in the last 24 hours.",duration:"Duration",history:"History",historyHint:"One bar per run: its height is the duration.",hour:{one:"{hour}: {count} run",other:"{hour}: {count} runs"},none:"No runs yet",now:"now",outcome:"Outcome",recent:"Last runs",records:"Records",started:"Started",title:"Runs"},schedules:{count:{one:"{count} schedule",other:"{count} schedules"},create:"Add schedule",createTitle:"Add a schedule",delete:"Delete",deleteHint:"Runs that it has already started continue.",deleteTitle:"Delete this schedule?",deleted:"The schedule is deleted.",edit:"Edit",editTitle:"Edit the schedule",hint:"When the sources of this account run, the next run first.",last:"last run",none:"No schedules yet",noneHere:"Schedules belong to sources. Open a source to add one.",noneHint:"Until you add one, people start runs by hand.",notNeeded:"No schedules needed",off:"Paused",pause:"Pause",posted:"The platform posts its records, so there is nothing to schedule.",resume:"Resume",run:"Run now",saved:"The schedule is saved.",title:"Schedules",types:{one:"{count} data type",other:"{count} data types"}},sessions:{begun:"signed in",current:"This device",device:"{browser} on {system}",end:"End",endOthers:"End all others",ended:"The session has ended.",hint:"The devices that are signed in as you.",operator:"The operator, viewing as you",othersEnded:"All other sessions have ended.",title:"Sessions",unknown:"Unknown device",used:"last used"},settings:{factor:"Require two-step sign-in",factorFirst:"Turn on two-step sign-in for yourself first.",factorHint:"People without it must set it up before they can continue.",factorOff:"Two-step sign-in is no longer required.",factorOn:"Two-step sign-in is now required, here and below.",factorRequire:"Require it",factorRequired:"Required: people without it must set it up before they can continue.",factorStop:"Stop requiring it",forYou:"For you",general:"General",isStart:"You start in this account when you sign in.",name:"Name",same:"Nothing has changed yet.",save:"Save",saved:"The settings are saved.",security:"Security",start:"Start account",startHere:"Start here",startHint:"Open this account first when you sign in.",startSaved:"You now start in this account.",title:"Settings",zone:"Time zone",zoneHint:"Such as Europe/Oslo. The default for new schedules."},sourceEnd:{delete:{ask:"Delete {name}?",deed:"Delete source",done:"{name} is deleted.",hint:"The source and its schedules stop. Its data is kept for the plan's retention period.",title:"Delete this source"},disconnect:{ask:"Disconnect {name}?",deed:"Disconnect",done:"{name} is disconnected.",hint:"Its credentials are deleted and its runs end. The data stays.",title:"Disconnect from the platform"},erase:{ask:"Delete all data of {name}?",deed:"Delete data",done:"The data of {name} is being deleted.",hint:"All snapshots of this source are deleted for good. The source stays connected.",title:"Delete stored data"},isDisconnected:"The source is disconnected."},sourceSettings:{access:"Access",authorise:"Authorise again",broken:"{platform} no longer accepts the credentials.",byConsent:"Authorised by OAuth",byKey:"API key",enterAll:"Enter all values.",general:"General",gone:"No credentials are stored: the source is disconnected from {platform}.",kept:"Stored encrypted, and never shown.",nothing:"There are no credentials to test.",replace:"Replace key",replaceHint:"The new key is tested first. It must belong to the same account at the platform.",replaceTitle:"Replace the key",replaced:"The new key is in use.",saved:"The source is saved.",test:"Test",typesHint:"Stored data of types that you deselect is kept.",works:"The connection works: {name}"},sources:{all:"All sources",anyPlatform:"All platforms",byHand:"By hand",connect:"Connect source",fix:"The platform rejects the credentials. Authorise again",hint:"Platforms whose data is copied into this account.",lastRun:"Last run",never:"Never",nextRun:"Next run",missing:"Source not found",none:"Connect your first source",noneHint:"Copy, browse and export data of Stripe, HubSpot or any service that posts JSON.",notActive:"The source is not active.",notOwn:"You can only work with sources that you connected yourself.",nothing:"–",notWhileError:"Not until it is authorised again",notWhilePaused:"Not while it is paused",one:"Source",pause:"Pause",paused:"{name} is paused.",platform:"Platform",posted:"When records are posted",records:"Records",resume:"Resume",resumed:"{name} is active again.",run:"Run now",stored:"Stored",successful:"Successful runs",title:"Sources",watch:"View run"},status:{active:"Active",suspended:"Suspended",terminated:"Terminated"},step:{codeHint:"Six digits from the app.",codes:"Backup codes",codesHint:"Use a code when you do not have your phone. Each works once.",codesTitle:"Save your backup codes",confirm:"Confirm",copy:"Copy key",hint:"A code from your phone protects your account if your password leaks.",isOff:"Two-step sign-in is off.",isOn:"On: you sign in with your password and a code.",off:"Turn off",offHint:"Your password alone will be enough to sign in.",offTitle:"Turn off two-step sign-in?",on:"Set up two-step sign-in",qr:"QR code for your authenticator app",renew:"New backup codes",renewHint:"The old codes stop working.",renewTitle:"Create new backup codes?",scan:"Scan this code with an authenticator app, and enter the digits that it shows.",title:"Two-step sign-in",type:"Or enter this key:"},steps:{begin:"Start",done:"Done:",factor:{hint:"A code from your phone protects your account if your password leaks.",title:"Turn on two-step sign-in"},hide:"Hide",invite:{hint:"Colleagues get a role, and see exactly what it allows.",title:"Invite a colleague"},left:{one:"{count} step left",other:"{count} steps left"},source:{hint:"Copy its data here, on a schedule, and browse and export it.",title:"Connect a source"},structure:{hint:"Subsidiaries, divisions and locations each keep their own people and limits.",title:"Add an account below this one"},title:"Get started"},structure:{create:"Create",created:"Created {name}.",cut:"There are more accounts below these. Open one to see them.",hint:"People have their role in an account and in everything below it.",inherited:"{role}, inherited from {name}",members:{one:"{count} member",other:"{count} members"},name:"Name",newBelow:"New account below",newBelowOf:"New account below {name}",newRoot:"New organisation",rootHint:"An organisation has its own plan and people, separate from your other accounts.",sources:{one:"{count} source",other:"{count} sources"},role:"Your role: {role}",roleInherited:"Your role: {role}, from {name}",stored:"{size} stored",title:"Accounts",type:"Type",typeHint:"It cannot rank above its parent account.",yours:{one:"{count} account",other:"{count} accounts"}},tabs:{data:"Data",label:"Source",overview:"Overview",runs:"Runs",schedules:"Schedules",settings:"Settings"},timing:{at:"Time",atMinute:"Only the minute counts.",cron:"Cron expression",cronHint:"Minute, hour, day, month, weekday.",custom:"Custom",customAt:"Cron {cron}",daily:"Every day",dailyAt:"Every day at {at}",day:"Day of the month",hourly:"Every hour",hourlyAt:"Every hour at minute {minute}",lastAt:"Last day of the month at {at}",lastDay:"Last day",monthly:"Every month",monthlyAt:"Day {day} of each month at {at}",next:"Next times",notAllowed:"The plan does not allow runs this often.",type:"Repeats",weekday:"Weekday",weekly:"Every week",weeklyAt:"{day}s at {at}",zone:"Time zone"},type:{conglomerate:"Conglomerate",division:"Division",location:"Location",subsidiary:"Subsidiary"},typeState:{done:"Done",failed:"Failed",running:"Running",skipped:"Not completed",waiting:"Waiting"},types:{changes:"Later runs fetch changes",everything:"Each run fetches everything",lastSuccess:"Last success",needed:"Select at least one data type.",one:"Data type",title:"Data types",trend:"Trend"},usage:{byPlatform:"By platform",byUser:"By person",days:"Usage by day",daysHint:"Days are in UTC.",hint:"{plan} plan",last:{one:"{count} day",other:"{count} days"},limitsBelow:"The plan's limits are shared by all accounts of the organisation.",limitsHint:"What the plan allows for this account and all accounts below it.",meter:"Measure",noShares:"No usage recorded.",others:"Others",resets:"The count of calls resets on {day}.",span:"Last",title:"Usage and plan"},webhooks:{about:"Endpoint",allEvents:"All events",allHint:"Includes events that are added later.",attemptCount:{one:"{count} attempt",other:"{count} attempts"},attempts:"Attempts per delivery",back:"All webhooks",bothWork:"The old secret stays valid for a day, so you can switch without downtime.",create:"Add webhook",createTitle:"Add a webhook",delete:"Delete",deleteHint:"{url} stops receiving events, and its deliveries are deleted.",deleteTitle:"Delete this webhook?",deleted:"The webhook is deleted.",description:"Description",disable:"Disable",edit:"Edit",editTitle:"Edit webhook",enable:"Enable",ended:"Ended by the receiver",events:"Events",failing:{one:"{count} failure in a row",other:"{count} failures in a row"},headers:"Custom headers",headersEditHint:"One per line. Leave … to keep a stored value.",headersHint:"One per line, such as X-Team: data. Up to ten.",health:"Health",healthy:"Healthy",hint:"We send events of this account to your servers, signed and with retries.",lastCall:"Last call",lastCode:"Last response",missing:"Webhook not found",needsEvent:"Select at least one event.",never:"Never",newSecret:"New signing secret",none:"No webhooks yet",noneHint:"Add one to be notified when something happens.",off:"Disabled",one:"Webhook",others:"Other events (optional)",othersHint:"One per line: a name, or a group such as sync.*",paused:"Paused after failures",ping:"Send test",pingFailed:"The test failed: {error}",pinged:"The receiver responded with {code}.",reason:"Reason",rotate:"Rotate secret",rotateHint:"Messages are signed with both secrets for a day.",rotateTitle:"Create a new secret?",saved:"The webhook is saved.",secretHint:"Your server checks the signature of each message with it.",secretTitle:"Signing secret",someEvents:"Selected events",title:"Webhooks",unused:"Not called yet",url:"URL",urlHint:"It must be an HTTPS address."},weekday:{friday:"Friday",monday:"Monday",saturday:"Saturday",sunday:"Sunday",thursday:"Thursday",tuesday:"Tuesday",wednesday:"Wednesday"}};var{text:r,rich:_g}=Fs({"en-GB":ti});ei({advice:{412:r("problem.changed"),500:r("problem.internal"),503:r("problem.unavailable")}});var Nm=Symbol.for("preact-signals");function qn(){if(Le>1){Le--;return}let e,t=!1;for((function(){let n=Un;for(Un=void 0;n!==void 0;){let o=n.S;if(o.v===n.v)for(let s=o.t;s!==void 0;s=s.x)s.i===n.i&&(s.i=o.i);n=n.o}})();dn!==void 0;){let n=dn;for(dn=void 0,Bn++;n!==void 0;){let o=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&oi(n))try{n.c()}catch(s){t||(e=s,t=!0)}n=o}}if(Bn=0,Le--,t)throw e}function dt(e){if(Le>0)return e();pr=++Hm,Le++;try{return e()}finally{qn()}}var Q,mn,dn;function pn(e){let t=Q,n=mn;Q=void 0,mn=void 0;try{return e()}finally{Q=t,mn=n}}var Un,Le=0,Bn=0,Hm=0,pr=0,jn=0;function ni(e){if(Q===void 0)return;let t=e.n;if(t===void 0||t.t!==Q)return t={i:0,S:e,p:Q.s,n:void 0,t:Q,e:void 0,x:void 0,r:t},Q.s!==void 0&&(Q.s.n=t),Q.s=t,e.n=t,32&Q.f&&e.S(t),t;if(t.i===-1)return t.i=0,t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=Q.s,t.n=void 0,Q.s.n=t,Q.s=t),t}function ie(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}ie.prototype.brand=Nm;ie.prototype.h=function(){return!0};ie.prototype.S=function(e){let t=this.t;t!==e&&e.e===void 0&&(e.x=t,this.t=e,t!==void 0?t.e=e:pn(()=>{var n;(n=this.W)==null||n.call(this)}))};ie.prototype.U=function(e){if(this.t!==void 0){let t=e.e,n=e.x;t!==void 0&&(t.x=n,e.e=void 0),n!==void 0&&(n.e=t,e.x=void 0),e===this.t&&(this.t=n,n===void 0&&pn(()=>{var o;(o=this.Z)==null||o.call(this)}))}};ie.prototype.subscribe=function(e){return Me(()=>{let t=this.value;pn(()=>e(t))},{name:"sub"})};ie.prototype.valueOf=function(){return this.value};ie.prototype.toString=function(){return this.value+""};ie.prototype.toJSON=function(){return this.value};ie.prototype.peek=function(){return pn(()=>this.value)};Object.defineProperty(ie.prototype,"value",{get(){let e=ni(this);return e!==void 0&&(e.i=this.i),this.v},set(e){if(e!==this.v){if(Bn>100)throw new Error("Cycle detected");(function(t){Le!==0&&Bn===0&&t.l!==pr&&(t.l=pr,Un={S:t,v:t.v,i:t.i,o:Un})})(this),this.v=e,this.i++,jn++,Le++;try{for(let t=this.t;t!==void 0;t=t.x)t.t.N()}finally{qn()}}}});function B(e,t){return new ie(e,t)}function oi(e){for(let t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||!t.S.h()||t.S.i!==t.i)return!0;return!1}function ri(e){for(let t=e.s;t!==void 0;t=t.n){let n=t.S.n;if(n!==void 0&&(t.r=n),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}function si(e){let t,n=e.s;for(;n!==void 0;){let o=n.p;n.i===-1?(n.S.U(n),o!==void 0&&(o.n=n.n),n.n!==void 0&&(n.n.p=o)):t=n,n.S.n=n.r,n.r!==void 0&&(n.r=void 0),n=o}e.s=t}function pt(e,t){ie.call(this,void 0,t),this.x=e,this.s=void 0,this.g=jn-1,this.f=4}pt.prototype=new ie;pt.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===jn))return!0;if(this.g=jn,this.f|=1,this.i>0&&!oi(this))return this.f&=-2,!0;let e=Q;try{ri(this),Q=this;let t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(t){this.v=t,this.f|=16,this.i++}return Q=e,si(this),this.f&=-2,!0};pt.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(let t=this.s;t!==void 0;t=t.n)t.S.S(t)}ie.prototype.S.call(this,e)};pt.prototype.U=function(e){if(this.t!==void 0&&(ie.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(let t=this.s;t!==void 0;t=t.n)t.S.U(t)}};pt.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(let e=this.t;e!==void 0;e=e.x)e.t.N()}};Object.defineProperty(pt.prototype,"value",{get(){if(1&this.f)throw new Error("Cycle detected");let e=ni(this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function Wn(e,t){return new pt(e,t)}function ii(e){let t=e.j;if(e.j=void 0,typeof t=="function"){Le++;let n=Q;Q=void 0;try{t()}catch(o){throw e.f&=-2,e.f|=8,fr(e),o}finally{Q=n,qn()}}}function fr(e){for(let t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=void 0,e.s=void 0,ii(e)}function Fm(e){if(Q!==this)throw new Error("Out-of-order effect");si(this),Q=e,this.f&=-2;try{8&this.f&&fr(this)}finally{qn()}}function kt(e,t){this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,mn&&mn.push(this)}kt.prototype.c=function(){let e=this.S();try{if(8&this.f||this.x===void 0)return;let t=this.x();typeof t=="function"&&(this.j=t)}finally{e()}};kt.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,ii(this),ri(this),Le++;let e=Q;return Q=this,Fm.bind(this,e)};kt.prototype.N=function(){2&this.f||(this.f|=2,this.u=dn,dn=this)};kt.prototype.d=function(){this.f|=8,1&this.f||fr(this)};kt.prototype.dispose=function(){this.d()};function Me(e,t){let n=new kt(e,t);try{n.c()}catch(s){throw n.d(),s}let o=n.d.bind(n);return o[Symbol.dispose]=o,o}var Lm=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__,ai,zn,Vn;var li=[];Me(function(){ai=this.N})();function xt(e,t){Y[e]=t.bind(null,Y[e]||(()=>{}))}function fn(e){if(Vn){let t=Vn;Vn=void 0,t()}Vn=e&&e.S()}function ci({data:e}){let t=Bm(e);t.name="ReactiveDom",t.value=e;let[n,o]=_t(()=>{let s=this,i=this.__v;for(;i=i.__;)if(i.__c){i.__c.__$f|=4;break}let l=Wn(()=>{let d=t.value.value;return d===0?0:d===!0?"":d||""}),c=Wn(()=>!Array.isArray(l.value)&&!Jo(l.value)),u=Me(function(){if(this.N=ui,c.value){let d=l.value;s.__v&&s.__v.__e&&s.__v.__e.nodeType===3&&(s.__v.__e.data=d)}}),m=this.__$u.d;return this.__$u.d=function(){u(),m.call(this)},[c,l]},[]);return n.value?o.peek():o.value}ci.displayName="ReactiveTextNode";Object.defineProperties(ie.prototype,{constructor:{configurable:!0,value:Nn(ut,null).constructor},type:{configurable:!0,value:ci},props:{configurable:!0,get(){let e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}});xt("__b",(e,t)=>{if(fn(),zn=void 0,typeof t.type=="string"){let n,o=t.props;for(let s in o){if(s==="children")continue;let i=o[s];i instanceof ie&&(n||(t.__np=n={}),n[s]=i,o[s]=i.peek())}}e(t)});xt("__r",(e,t)=>{if(e(t),t.type!==ut){fn();let n,o=t.__c;o&&(o.__$f&=-2,n=o.__$u,n===void 0&&(o.__$u=n=(function(s,i){let l;return Me(function(){l=this},{name:i}),l.c=s,l})((function(s){return function(){var i;Lm&&((i=this.y)==null||i.call(this)),s.__$f|=1,s.setState({})}})(o),typeof t.type=="function"?t.type.displayName||t.type.name:""))),zn=o,fn(n)}});xt("__e",(e,t,n,o)=>{fn(),zn=void 0,e(t,n,o)});xt("diffed",(e,t)=>{fn(),zn=void 0;let n;if(typeof t.type=="string"&&(n=t.__e)){let o=t.__np,s=t.props,i=n.U;if(i)for(let l in i){let c=i[l];c===void 0||o&&l in o||(c.d(),i[l]=void 0)}if(o){i||(i={},n.U=i);for(let l in o){let c=i[l],u=o[l];c===void 0?(c=Um(n,l,u,s),i[l]=c):c.o(u,s)}}}e(t)});function Um(e,t,n,o){let s=t in e&&e.ownerSVGElement===void 0,i=B(n);return{o:(l,c)=>{i.value=l,o=c},d:Me(function(){this.N=ui;let l=i.value.value;o[t]!==l&&(o[t]=l,s?e[t]=l:l!=null&&(l!==!1||t[4]==="-")?e.setAttribute(t,l):e.removeAttribute(t))})}}xt("unmount",(e,t)=>{if(typeof t.type=="string"){let n=t.__e;if(n){let s=n.U;if(s){n.U=void 0;for(let i in s){let l=s[i];l&&l.d()}}}let o=t.__np;if(o){let s=t.props;for(let i in o)s[i]=o[i]}t.__np=void 0}else{let n=t.__c;if(n){n.__$f|=8;let o=n.__$u;o&&(n.__$u=void 0,o.d())}}e(t)});xt("__h",(e,t,n,o)=>{o<3&&(t.__$f|=2),e(t,n,o)});bt.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;let n=this.__$u,o=n&&n.s!==void 0;for(let s in t)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){let s=2&this.__$f;if(!(o||s||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(let s in e)if(s!=="__source"&&e[s]!==this.props[s])return!0;for(let s in this.props)if(!(s in e))return!0;return!1};function Bm(e,t){return _t(()=>B(e,t),[])}var jm=e=>{queueMicrotask(()=>{queueMicrotask(e)})};function qm(){dt(()=>{let e;for(;e=li.shift();)ai.call(e)})}function ui(){li.push(this)===1&&(Y.requestAnimationFrame||jm)(qm)}var Wm="X-Impersonation",Vm=401,Gn=B(null);function mi(e){let t=e.headers.get(Wm),n=e.status===Vm;if(t===null&&!n)return;let o=n?null:Date.parse(t?.replace("until=","")??"")||0;o!==Gn.peek()&&(Gn.value=o)}var zm=4e4,Gm=[1,2,4,8],Ym=30,Km=304,Jm=401,di=429,pi=503,St=B(""),$r=new Set,hr=0;function fi(e){let t=0,n=async u=>{let m=async()=>{if(u!==t)return!0;let p=await e.refresh?.()??!1;return p&&(t+=1),p},d=`tablewright.refresh ${new URL(".",document.baseURI).pathname}`;return navigator.locks?navigator.locks.request(d,m):m()},o=async(u,m,d)=>{let p=d.key??e.key?.()??"",h=d.timeoutMs?AbortSignal.timeout(d.timeoutMs):null,f=[d.signal,h].filter(_=>_ instanceof AbortSignal),g;try{let _={method:u,signal:AbortSignal.any(f),...Xm(d,p)};g=await fetch(Zm(m,d.query),{..._,credentials:e.key&&!d.takesCookies?"omit":"same-origin"})}catch(_){if(d.signal?.aborted)throw _;let w=h?.aborted;throw new W(k(w?"request.slow":"request.offline"),{code:w?"slow":"offline"})}if(mi(g),g.ok||g.status===Km)return g;throw await Qm(g,e)},s=async(u,m,d)=>{let p=t,h=e.key?.()??"";try{return await o(u,m,d)}catch(f){if(!(f instanceof W&&f.status===Jm)||d.isGuest||d.key!==void 0)throw f;if(e.refresh&&await n(p))return o(u,m,d);throw e.onUnauthenticated?.(h),f}},i=async(u,m,d={})=>{let p=!1;try{for(let h of[...e.isPatient?Gm:[],null])try{let f=await s(u,m,d);return hi(),f}catch(f){let g=f instanceof W?ed(f,u,h):null;if(g===null)throw f;p||(hr+=1),p=!0,await nd(g,td(f))}throw new W(k("request.offline"),{code:"offline"})}finally{p&&(hr-=1),hr||(St.value="")}},l=async(u,m,d={})=>{let p=e.timeoutMs??zm,h=await i(u,m,{timeoutMs:p,...d}),f=await h.text(),g=h.headers.get("Content-Type")?.includes("json"),_=d.read??e.read??JSON.parse;return{value:f===""?null:g?_(f):f,etag:h.headers.get("ETag")??"",serverMs:Date.parse(h.headers.get("Date")??"")||null}};return{send:i,receive:l,ask:async(u,m,d)=>(await l(u,m,d)).value}}function Zm(e,t={}){let n=new URL(e,document.baseURI);for(let[o,s]of Object.entries(t))s!=null&&s!==""&&n.searchParams.set(o,String(s));return n}function Xm({json:e,body:t,headers:n={},ifMatch:o},s){let i={...n};s&&(i.Authorization=`Bearer ${s}`),o&&(i["If-Match"]=o);let l=e===void 0?t:JSON.stringify(e);return l instanceof Blob?i["Content-Type"]=l.type||"application/octet-stream":l!==void 0&&(i["Content-Type"]="application/json"),{body:l,headers:i}}async function Qm(e,{read:t=JSON.parse,message:n=o=>o}){let o={status:e.status,requestId:e.headers.get("X-Request-Id")??"",retryAfterSeconds:Number(e.headers.get("Retry-After")??0)||0};try{let{error:s}=t(await e.text());return new W(n(String(s.message)),{...o,code:String(s.code),details:s.details??{},requestId:String(s.requestId||o.requestId)})}catch{return new W(k("request.status",{status:`${e.status}`}),o)}}function ed(e,t,n){if(n===null)return null;if(e.status===pi||e.status===di){let o=e.retryAfterSeconds||n;return o<=Ym?o:null}return e.code==="offline"&&t==="GET"?n:null}function td(e){return e.status===di?k("request.tooMany"):k(e.status===pi?"request.busy":"request.lost")}async function nd(e,t){St.value=t,await new Promise(n=>{$r.add(n),setTimeout(n,e*1e3)})}function hi(){St.value="";for(let e of $r)e();$r.clear()}globalThis.addEventListener?.("online",hi);var M=B(void 0),ce=B(""),Ke=B("");function $i(){M.peek()&&(Ke.value=r("door.sessionEnded"),M.value=null)}function Tt(e){return`${e.firstName} ${e.lastName}`.trim()}var{ask:y,receive:zg,send:Yn}=fi({isPatient:!0,onUnauthenticated:$i});async function be(e,t={}){let n=[],o="";do{let s=await y("GET",e,{query:{...t,limit:100,cursor:o}});n.push(...s.items),o=s.nextCursor??""}while(o&&n.length<od);return n}var od=1e3;async function gi(){try{let e=await Yn("GET","v1/users/me",{isGuest:!0}),t=e.headers.get("X-Impersonation")??"";return{user:await e.json(),impersonation:t}}catch(e){if(e instanceof W&&e.status===401)return null;throw e}}async function yi(e){return(await y("POST","v1/auth/register",{json:e,isGuest:!0})).user}async function wi(e){return y("POST","v1/auth/login",{json:e,isGuest:!0})}async function vi(e){return(await y("POST","v1/auth/second-factor",{json:e,isGuest:!0})).user}async function Kn(){await y("POST","v1/auth/logout",{isGuest:!0})}async function bi(e){await y("POST","v1/auth/password/forgot",{json:{email:e},isGuest:!0})}async function _i(e){await y("POST","v1/auth/password/reset",{json:e,isGuest:!0})}async function ki(){await y("POST","v1/auth/confirmation")}var rd={confirm:"v1/auth/confirm",address:"v1/auth/email/confirm",undo:"v1/auth/email/undo"};async function xi(e,t){return y("POST",rd[e],{json:{token:t},isGuest:!0})}var Si=["system","light","dark"],Jn=document.documentElement,gr=`${Jn.dataset.preferences}.theme`,yr=`${Jn.dataset.preferences}.letters`,At=B(localStorage.getItem(gr)??"system"),sd=B(localStorage.getItem(yr)!=="off");Me(()=>{At.value==="system"?(localStorage.removeItem(gr),delete Jn.dataset.theme):(localStorage.setItem(gr,At.value),Jn.dataset.theme=At.value)});Me(()=>{sd.value?localStorage.removeItem(yr):localStorage.setItem(yr,"off")});function ue({legend:e,name:t,value:n,options:o,onValue:s,isLegendShown:i=!1}){return a`<fieldset class="segments-field">
    <legend class=${i?"field-label":"visually-hidden"}>${e}</legend>
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
            onChange=${()=>s(l)}
          />
          <span>
            ${u?a`<${S} name=${u} />`:null}
            <span class="segment-label">${c}</span>
          </span>
        </label>`)}
    </div>
  </fieldset>`}function Zn(){return a`<${ue}
    legend=${k("theme.title")}
    name="theme"
    value=${At.value}
    options=${Si.map(e=>[e,k(`theme.${e}`)])}
    onValue=${e=>{At.value=e}}
  />`}function Ti({read:e,write:t,keep:n=()=>null}){let o=()=>e(location,history.state??{}),s=B(o()),i=()=>{let l=o();JSON.stringify(l)!==JSON.stringify(s.peek())&&(s.value=l)};return addEventListener("popstate",i),addEventListener("hashchange",i),{place:s,go(l,{replace:c=!1}={}){let u={...s.peek(),...l};history[c?"replaceState":"pushState"](n(u),"",t(u)),s.value=u}}}function Ai(e){return t=>{t.ctrlKey||t.metaKey||t.shiftKey||t.altKey||(t.preventDefault(),e())}}var Ci=Ti({read:({hash:e})=>id(e),write:Ct}),{place:pe}=Ci;function ee(e,{params:t={},replace:n=!1}={}){Ci.go({path:e,params:t},{replace:n})}function Ct({path:e,params:t={}}){let n=Object.entries(t).filter(([,s])=>s!==""),o=new URLSearchParams(n).toString();return`#${e}${o&&`?${o}`}`}function Xn(e,t){let n=e.split("/"),o=t.split("/");if(n.length!==o.length)return null;let s={};for(let[i,l]of n.entries()){let c=o[i]??"";if(l.startsWith(":")){if(!c)return null;s[l.slice(1)]=ad(c)}else if(l!==c)return null}return s}function Qn(e,t){return e.replace(/:(\w+)/g,(n,o)=>encodeURIComponent(t[o]??""))}function id(e){let[t="",n=""]=e.replace(/^#/,"").split("?",2);return{path:t||"/",params:Object.fromEntries(new URLSearchParams(n))}}function ad(e){try{return decodeURIComponent(e)}catch{return e}}function b({label:e,value:t,onValue:n,hint:o,fault:s,type:i="text",options:l,...c}){let{autofocus:u=!1,...m}=c,d=he(),p=G(null);Ae(()=>{u&&p.current?.focus()},[]);let h=s||o,f=h?`${d}-note`:void 0,g=_=>n(_.target.value);return a`<div class="field">
    <label for=${d}>${e}</label>
    ${l?a`<select
          id=${d}
          ref=${p}
          onChange=${g}
          aria-describedby=${f}
          ...${m}
        >
          ${l.map(([_,w])=>a`<option value=${_} selected=${_===t}>${w}</option>`)}
        </select>`:a`<${i==="area"?"textarea":"input"}
          id=${d}
          ref=${p}
          type=${i==="area"?void 0:i}
          value=${t}
          onInput=${g}
          autocomplete="off"
          spellcheck=${!1}
          aria-describedby=${f}
          aria-invalid=${s?"true":void 0}
          ...${m}
        />`}
    ${h?a`<p id=${f} class=${s?"hint fault":"hint"}>${h}</p>`:null}
  </div>`}function D(e,t,n=[]){let[o,s]=$(e),[i,l]=$({}),[c,u]=$(null),[m,d]=$(!1),p=G(null);return Ae(()=>{let g=p.current?.querySelector("[aria-invalid=true]");g instanceof HTMLElement&&g.focus()},[i]),{values:o,fieldOf:g=>({value:o[g],fault:i[g],onValue:_=>{s(w=>({...w,[g]:_})),i[g]&&l({...i,[g]:""})}}),isBusy:m,problem:c,submit:async g=>{if(g.preventDefault(),m)return;let _=n.filter(w=>!o[w]?.trim());if(l(Object.fromEntries(_.map(w=>[w,r("form.required")]))),u(null),!_.length){d(!0);try{await t(o)}catch(w){let E=w instanceof W?w.place.split(/[.[]/)[0]??"":"";Object.hasOwn(o,E)?l({[E]:un(w)}):u(w)}d(!1)}},form:p}}function Ei(){let[e,t]=$(""),{fieldOf:n,isBusy:o,problem:s,submit:i,form:l}=D({email:""},async({email:u})=>{await bi(u.trim()),t(u.trim())},["email"]),c=a`<p class="door-ways"><a href="#/signin">${r("door.back")}</a></p>`;return e?a`<section class="door-sheet">
      <h1>${r("door.forgotSentTitle")}</h1>
      <p role="status">${r("door.forgotSent",{email:e})}</p>
      ${c}
    </section>`:a`<form class="door-sheet" ref=${l} onSubmit=${i} noValidate>
    <h1>${r("door.forgotTitle")}</h1>
    <p>${r("door.forgotIntro")}</p>
    <${b}
      label=${r("person.email")}
      type="email"
      autocomplete="username"
      autofocus
      ...${n("email")}
    />
    <${v} error=${s} />
    <button type="submit" class="button strong" disabled=${o}>
      ${r("door.forgotSend")}
    </button>
    ${c}
  </form>`}async function*Oi(e){let t=new TextDecoder,n=e.getReader(),o="";try{for(;;){let{done:s,value:i}=await n.read();if(s)return;o+=t.decode(i,{stream:!0});let l=o.split(/\r\n\r\n|\n\n|\r\r/);o=l.pop()??"";for(let c of l)yield ld(c)}}finally{n.cancel().catch(()=>{})}}function ld(e){let t=[],n=null;for(let o of e.split(/\r\n|\n|\r/)){let[,s,i]=/^([^:]*):? ?(.*)$/.exec(o)??[];s==="data"?t.push(i??""):s==="id"&&(n=i??"")}return{data:t.join(`
`),id:n}}async function Et(e,t,n){let o={Accept:"text/event-stream"};t&&(o["Last-Event-ID"]=t);let s=await Yn("GET",e,{headers:o,signal:n});return Oi(s.body)}async function Ii(){let e=[],t="",n;do n=await y("GET","v1/users/me/accounts",{query:{inherited:!0,limit:100,cursor:t}}),e.push(...n.items),t=n.nextCursor??"";while(t);return{items:e,isComplete:n.isComplete}}async function Pi(e){let t={ids:e.join(",")},{items:n}=await y("GET","v1/users/me/accounts/figures",{query:t});return new Map(n.map(o=>[o.accountId,o.figures]))}async function Mi(e,t,n,o){let s=t.length?`?also=${t.join(",")}`:"";return Et(`${L(e)}/events${s}`,n,o)}async function Di(e){await y("PUT","v1/users/me/default-account",{json:{accountId:e}})}async function Ri(e){return y("GET",L(e))}async function eo(e,t){let n=`${L(e)}/members/${encodeURIComponent(t)}/rights`;return(await y("GET",n)).items}async function Ni(e){return y("GET",`${L(e)}/plan`)}async function Je(e){return y("GET",`${L(e)}/usage/limits`)}async function Hi(e,t){return(await y("GET",`${L(e)}/activities`,{query:{limit:t}})).items}async function Fi(e){return y("POST","v1/accounts",{json:e})}async function Li(e,t){return y("POST",`${L(e)}/children`,{json:t})}async function ft(e,t){return y("PATCH",L(e),{json:t})}async function Ui(e,t){await y("POST",`${L(e)}/move`,{json:{parentAccountId:t}})}async function Bi(e,t){let n=t?{reason:t}:{};await y("POST",`${L(e)}/suspend`,{json:n})}async function ji(e){await y("POST",`${L(e)}/reactivate`)}async function qi(e){await y("DELETE",L(e))}async function Wi(e){await y("POST",`${L(e)}/restore`)}function L(e){return`v1/accounts/${encodeURIComponent(e)}`}async function ht(e){return be(`${L(e)}/members`)}async function to(e,t,n){await y("PATCH",Xi(e,t),{json:n})}async function Vi(e,t){await y("DELETE",Xi(e,t))}async function zi(e){return be(`${L(e)}/invitations`)}async function Gi(e,t){return y("POST",`${L(e)}/invitations`,{json:t})}async function Yi(e,t){return y("POST",`${L(e)}/invitations/${t}/resend`)}async function Ki(e,t){await y("DELETE",`${L(e)}/invitations/${t}`)}async function Ji(e){return y("GET",`v1/invitations/${encodeURIComponent(e)}`,{isGuest:!0})}async function wr(e){return y("POST",`v1/invitations/${encodeURIComponent(e)}/accept`)}async function Zi(e){await y("POST",`v1/invitations/${encodeURIComponent(e)}/decline`,{isGuest:!0})}function Xi(e,t){return`${L(e)}/members/${encodeURIComponent(t)}`}function C(e,t){let[n,o]=$(null),[s,i]=$(null),l=G(0),c=G(Promise.resolve()),u=async()=>{let d=++l.current;try{let p=await e();if(d!==l.current)return;o(()=>p),i(null)}catch(p){d===l.current&&i(p)}},m=()=>(c.current=u(),c.current);return N(()=>(o(null),m(),()=>{l.current+=1}),t),{answer:n,problem:s,again:m,settled:()=>c.current}}var cd=1e4,Qi=3,Ue=B([]),ea=0;function O(e,t){let n={id:++ea,text:e,action:t};Ue.value=[...Ue.value,n].slice(-Qi),setTimeout(()=>no(n.id),cd)}function H(e){let t={id:++ea,text:"",error:e};Ue.value=[...Ue.value,t].slice(-Qi)}function no(e){Ue.value=Ue.value.filter(t=>t.id!==e)}function oo(){Ue.value=[]}var K=B(void 0),vr=B(!0),se=B(""),j=B(null),Ot=B(new Map),_e=B(null),Be=B(null);async function ae(){let e=await Ii();dt(()=>{K.value=e.items,vr.value=e.isComplete??!0})}async function ne(e){let t=M.peek();if(t){e!==se.peek()&&ta(e);try{let[n,o]=await Promise.all([Ri(e),eo(e,t.userId)]),s=new Map(o.map(l=>[l.permission,l])),i=s.has("billing.read")?await Ni(e):null;if(se.peek()!==e)return;dt(()=>{j.value=n,Ot.value=s,_e.value=i,Be.value=null})}catch(n){se.peek()===e&&(Be.value=n)}}}function ta(e=""){dt(()=>{se.value=e,j.value=null,Ot.value=new Map,_e.value=null,Be.value=null})}function Ze(){ta(),K.value=void 0}function It(){let e=K.value??[];return(e.find(t=>t.isDefault)??e[0])?.accountId??""}function U(e){return hn(e)!==null}function hn(e){if(Ot.value.has(e))return[];let t=`${e}:`,n=[...Ot.value.keys()].filter(o=>o.startsWith(t));return n.length?n.map(o=>o.slice(t.length)):null}function Ce(e){return!j.value||U(e)?"":j.value.status!=="active"?r(`lacks.${j.value.status}`):r("lacks.permission",{permission:e})}function ro({intro:e,email:t="",ways:n}){let[o,s]=$(""),i=l=>{Ke.value="",M.value=l};return o?a`<${md} token=${o} onEnter=${i} onBack=${()=>s("")} />`:a`<${ud}
    intro=${e}
    email=${t}
    ways=${n}
    onEnter=${i}
    onCode=${s}
  />`}function ud({intro:e,email:t,ways:n,onEnter:o,onCode:s}){let{fieldOf:i,isBusy:l,problem:c,submit:u,form:m}=D({email:t,password:""},async h=>{let f=await wi({email:h.email.trim(),password:h.password});f.user?o(f.user):s(f.secondFactor??"")},["email","password"]),d=c instanceof W&&c.status===401,p=Ke.value;return a`<form class="door-sheet" ref=${m} onSubmit=${u} noValidate>
    <h1>${r("door.signIn")}</h1>
    ${p?a`<p class="door-message" role="status">${p}</p>`:null} ${e}
    <${b}
      label=${r("person.email")}
      type="email"
      autocomplete="username"
      autofocus
      ...${i("email")}
    />
    <${b}
      label=${r("person.password")}
      type="password"
      autocomplete="current-password"
      ...${i("password")}
    />
    <${v} error=${d?r("door.wrong"):c} />
    <button type="submit" class="button strong" disabled=${l}>${r("door.signIn")}</button>
    ${n??a`<p class="door-ways">
      <a href="#/forgot">${r("door.toForgot")}</a>
      <a href="#/signup">${r("door.toSignUp")}</a>
    </p>`}
  </form>`}function md({token:e,onEnter:t,onBack:n}){let{fieldOf:o,isBusy:s,problem:i,submit:l,form:c}=D({code:""},async({code:u})=>t(await vi({token:e,code:u.replaceAll(" ","")})),["code"]);return a`<form class="door-sheet" ref=${c} onSubmit=${l} noValidate>
    <h1>${r("door.codeTitle")}</h1>
    <p>${r("door.codeIntro")}</p>
    <${b}
      label=${r("door.code")}
      inputmode="numeric"
      autocomplete="one-time-code"
      maxlength="20"
      autofocus
      hint=${r("door.codeHint")}
      ...${o("code")}
    />
    <${v} error=${i} />
    <button type="submit" class="button strong" disabled=${s}>${r("door.signIn")}</button>
    <p class="door-ways">
      <button type="button" class="link" onClick=${n}>${r("door.back")}</button>
    </p>
  </form>`}var na=["firstName","lastName","email","password"],dd=[...na,"organisation"];async function pd(e){M.value=e}function so({invitation:e="",email:t="",intro:n,ways:o,onEntered:s=pd}){let{fieldOf:i,isBusy:l,problem:c,submit:u,form:m}=D({firstName:"",lastName:"",organisation:"",email:t,password:""},async d=>{let{organisation:p,...h}=d,f=e?{invitation:e}:{organisation:p},g=await yi({...h,email:d.email.trim(),...f});Ke.value="",await s(g)},e?na:dd);return a`<form class="door-sheet" ref=${m} onSubmit=${u} noValidate>
    <h1>${r(e?"invitation.title":"door.signUp")}</h1>
    ${n??a`<p>${r("door.signUpIntro")}</p>`}
    <div class="door-names">
      <${b}
        label=${r("person.firstName")}
        autocomplete="given-name"
        autofocus
        ...${i("firstName")}
      />
      <${b}
        label=${r("person.lastName")}
        autocomplete="family-name"
        ...${i("lastName")}
      />
    </div>
    ${e?null:a`<${b}
          label=${r("person.organisation")}
          autocomplete="organization"
          hint=${r("person.organisationHint")}
          ...${i("organisation")}
        />`}
    <${b}
      label=${r("person.email")}
      type="email"
      autocomplete="username"
      ...${i("email")}
    />
    <${b}
      label=${r("person.password")}
      type="password"
      autocomplete="new-password"
      hint=${r("person.passwordHint")}
      ...${i("password")}
    />
    <${v} error=${c} />
    <button type="submit" class="button strong" disabled=${l}>
      ${r(e?"invitation.signUp":"door.create")}
    </button>
    ${o??a`<p class="door-ways"><a href="#/signin">${r("door.toSignIn")}</a></p>`}
  </form>`}function ra({token:e}){let{answer:t,problem:n}=C(()=>Ji(e),[e]),[o,s]=$(!1),[i,l]=$(!1);if(o)return a`<${oa} title=${r("invitation.declined")} />`;if(n)return a`<${oa} title=${r("invitation.title")}><${v} error=${n} /><//>`;if(!t)return a`<section class="door-sheet" aria-busy="true"></section>`;let c=a`<${fd} invitation=${t} />`,u=a`<${$d} token=${e} onDone=${()=>s(!0)} />`;if(M.value)return a`<${hd} token=${e} ...${{invitation:t,facts:c,decline:u}} />`;let m=async h=>{try{let f=await wr(e);O(r("invitation.joined",{name:f.name})),ee(`/accounts/${f.accountId}`,{replace:!0})}finally{M.value=h}},d=a`<p class="door-ways">
    <button type="button" class="link" onClick=${()=>l(!i)}>
      ${r(i?"invitation.toSignUp":"door.toSignIn")}
    </button>
    ${u}
  </p>`,p=t.email??"";return i?a`<${ro} intro=${c} email=${p} ways=${d} />`:a`<${so}
    invitation=${e}
    email=${p}
    intro=${c}
    ways=${d}
    onEntered=${m}
  />`}function fd({invitation:e}){let{accountName:t,invitedBy:n,role:o,endsAt:s}=e,i=[[r("invitation.account"),t],[r("invitation.from"),n??r("invitation.member")],[r("invitation.role"),r(`role.${o}`)],[r("invitation.ends"),J(Date.parse(s),{dateStyle:"long"})]];return a`<dl class="invited">
      ${i.map(([l,c])=>a`<div><dt>${l}</dt><dd>${c}</dd></div>`)}
    </dl>
    <p>${r(`roleHint.${o}`)}</p>`}function hd({token:e,invitation:t,facts:n,decline:o}){let[s,i]=$(null),[l,c]=$(!1),u=async()=>{c(!0),i(null);try{let p=await wr(e);await ae(),O(r("invitation.joined",{name:p.name})),ee(`/accounts/${p.accountId}`,{replace:!0})}catch(p){i(p),c(!1)}},m=async()=>{try{await Kn(),Ze(),M.value=null}catch(p){i(p)}},d=M.value;return a`<section class="door-sheet">
    <h1>${r("invitation.join",{name:t.accountName})}</h1>
    ${n}
    <p>${r("invitation.signedInAs",{email:d?.email??""})}</p>
    <${v} error=${s} />
    <button type="button" class="button strong" disabled=${l} onClick=${u}>
      ${r("invitation.accept")}
    </button>
    <p class="door-ways">
      <button type="button" class="link" onClick=${m}>${r("invitation.change")}</button>
      ${o}
    </p>
  </section>`}function $d({token:e,onDone:t}){let[n,o]=$(null);return a`<button type="button" class="link" onClick=${async()=>{try{await Zi(e),t()}catch(i){o(i)}}}>
      ${r("invitation.decline")}
    </button>
    <${v} error=${n} />`}function oa({title:e,children:t}){return a`<section class="door-sheet">
    <h1>${e}</h1>
    ${t}
    <a class="button strong" href="#/">${r("link.continue")}</a>
  </section>`}function sa({link:e,token:t}){let[n,o]=$(e!=="confirm"||!!M.peek());return n?a`<${gd} link=${e} token=${t} />`:a`<section class="door-sheet">
    <h1>${r("link.confirm.title")}</h1>
    <p>${r("link.confirmAsk")}</p>
    <button type="button" class="button strong" onClick=${()=>o(!0)}>
      ${r("link.confirmDeed")}
    </button>
  </section>`}function gd({link:e,token:t}){let{answer:n,problem:o}=C(async()=>{let s=await xi(e,t);return M.peek()?.userId===s.userId&&(M.value=s),s},[e,t]);return a`<section class="door-sheet" aria-busy=${!n&&!o}>
    <h1>${r(`link.${e}.title`)}</h1>
    ${n?a`<p role="status">${r(`link.${e}.done`,{email:n.email})}</p>`:null}
    <${v} error=${o}><p>${r("link.expired")}</p><//>
    ${n||o?a`<a class="button strong" href="#/">
          ${r(M.value?"link.continue":"door.signIn")}
        </a>`:a`<p role="status">${r("page.wait")}</p>`}
  </section>`}function ia({token:e}){let{fieldOf:t,isBusy:n,problem:o,submit:s,form:i}=D({password:""},async({password:l})=>{await _i({token:e,password:l}),Ke.value=r("door.resetDone"),Ze(),M.value=null,ee("/signin",{replace:!0})},["password"]);return a`<form class="door-sheet" ref=${i} onSubmit=${s} noValidate>
    <h1>${r("door.resetTitle")}</h1>
    <p>${r("door.resetIntro")}</p>
    <${b}
      label=${r("person.newPassword")}
      type="password"
      autocomplete="new-password"
      autofocus
      hint=${r("person.passwordHint")}
      ...${t("password")}
    />
    <${v} error=${o}>
      <p><a href="#/forgot">${r("door.newLink")}</a></p>
    <//>
    <button type="submit" class="button strong" disabled=${n}>
      ${r("door.resetSave")}
    </button>
    <p class="door-ways"><a href="#/signin">${r("door.back")}</a></p>
  </form>`}var yd=[{path:"/signup",title:r("door.signUp"),show:so},{path:"/forgot",title:r("door.forgotTitle"),show:Ei},{path:"/reset/:token",title:r("door.resetTitle"),show:ia},{path:"/invitation/:token",title:r("invitation.title"),show:ra},{path:"/:link/:token",title:r("page.name"),show:sa}],wd=["confirm","address","undo"];function br(e){return aa(e)?.params.token!==void 0}function aa(e){for(let t of yd){let n=Xn(t.path,e);if(n&&(!n.link||wd.includes(n.link)))return{sheet:t,params:n}}return null}function la(){let{path:e}=pe.value,t=aa(e),n=t?.sheet.title??r("door.signIn");return N(()=>{document.title=r("page.title",{view:n})},[n]),a`<main class="door">
    <header class="door-head"><img src="mark.svg" alt="" />${r("page.name")}</header>
    <${t?.sheet.show??ro} key=${e} ...${t?.params} />
    <footer class="door-foot"><${Zn} /></footer>
  </main>`}var vd=a`<svg
  class="empty-drawing"
  viewBox="0 0 120 72"
  aria-hidden="true"
  focusable="false"
>
  <path d="M22 16h76v44H22z" />
  <path d="M22 30h76M34 42h30M34 50h18" class="faint" />
</svg>`;function Z({title:e,children:t}){return a`<div class="empty">
    ${vd}
    <h2>${e}</h2>
    ${t}
  </div>`}function Xe({label:e,face:t,isIconOnly:n=!1,className:o="",children:s}){let[i,l]=$(!1),c=G(null),u=he(),m=()=>{l(!1),c.current?.querySelector("button")?.focus()};return Ae(()=>{let p=i?c.current?.querySelector("[data-first]"):null;p instanceof HTMLElement&&p.focus()},[i]),N(()=>{if(!i)return;let p=h=>{h.target instanceof Node&&!c.current?.contains(h.target)&&l(!1)};return document.addEventListener("pointerdown",p),document.addEventListener("focusin",p),()=>{document.removeEventListener("pointerdown",p),document.removeEventListener("focusin",p)}},[i]),a`<div class="popover ${o}" ref=${c} onKeyDown=${p=>{!i||p.key!=="Escape"||(p.preventDefault(),p.stopPropagation(),m())}}>
    <button
      type="button"
      class="button quiet ${n?"icon-only":""}"
      aria-expanded=${i}
      aria-controls=${i?u:void 0}
      aria-label=${n?e:void 0}
      onClick=${()=>l(!i)}
    >
      ${t}
    </button>
    ${i?a`<div class="popover-panel" id=${u} role="group" aria-label=${e}>
          ${s(m)}
        </div>`:null}
  </div>`}var _r=1e4,kr=B(Date.now());function ca(){document.hidden||(kr.value=Date.now())}setInterval(ca,_r);document.addEventListener("visibilitychange",ca);var bd=5e3,_d=[["second",1e3,6e4],["minute",6e4,36e5],["hour",36e5,2*864e5],["day",864e5,1/0]],kd={day:"numeric",month:"short",year:"numeric",hour:"2-digit",minute:"2-digit",second:"2-digit",fractionalSecondDigits:3,timeZoneName:"short"};function ma(e){let t=Math.max(0,e),[n,o]=_d.find(([,,i])=>t<i)??["day",864e5],s=n==="second"?Math.round(t/o):Math.floor(t/o);return R(s,{style:"unit",unit:n,unitDisplay:"long"})}function xd(e,t=kr.value){let n=t-e;if(n>-_r&&n<bd)return k("when.now");let o=Math.round(n/1e3);return Math.abs(o)<60?new Intl.RelativeTimeFormat(document.documentElement.lang).format(-o,"second"):Ls(e,t,{numeric:"always"})}function ua(e){return J(e,kd)}function z({ms:e,isExact:t=!1}){let n=new Date(e).toISOString(),o=xd(e);return t?a`<time class="when when-exact" datetime=${n}>
    <span>${o}</span>
    <span>${ua(e)}</span>
    <code>${e}</code>
  </time>`:a`<time class="when" datetime=${n} title="${ua(e)} (${e})">${o}</time>`}function da({items:e,unread:t,onReadAll:n,allHref:o}){let s=a`<${S} name="bell" />${t?a`<span class="count bell-count" aria-hidden="true">${t>99?"99+":t}</span>`:null}`;return a`<${Xe}
    label=${k("bell.label",{count:t})}
    face=${s}
    isIconOnly
    className="bell"
  >
    ${i=>a`
      <div class="popover-head">
        <h2>${k("bell.title")}</h2>
        ${t&&n?a`<button type="button" class="link" onClick=${n}>
              ${k("bell.readAll")}
            </button>`:null}
      </div>
      ${e.length?a`<ul class="popover-list">
            ${e.map(l=>a`<li key=${l.id} class=${l.isRead?"":"bell-unread"}>
                <button
                  type="button"
                  class="menu-item"
                  onClick=${()=>{i(),l.onOpen?.()}}
                >
                  <span class="bell-words">
                    ${l.isRead?null:a`<span class="visually-hidden">${k("bell.unread")}</span>`}
                    ${l.title}
                    <span class="hint"><${z} ms=${l.atMs} /></span>
                  </span>
                </button>
              </li>`)}
          </ul>`:a`<p class="hint">${k("bell.none")}</p>`}
      ${o?a`<a class="popover-foot" href=${o}>${k("bell.all")}</a>`:null}
    `}
  <//>`}function pa({notice:e}){let{id:t,text:n,action:o,error:s}=e;return a`<div class="notice">
    ${s?a`<${v} error=${s} />`:a`<p>${n}</p>`}
    ${o?a`<button
          type="button"
          class="button"
          onClick=${()=>{no(t),o.act()}}
        >
          ${o.label}
        </button>`:null}
    <button
      type="button"
      class="button quiet icon-only"
      aria-label=${k("notice.dismiss")}
      onClick=${()=>no(t)}
    >
      <${S} name="close" />
    </button>
  </div>`}function io(){return a`<div class="notices" role="status" aria-live="polite">
    ${St.value?a`<p class="notice waiting">${St.value}</p>`:null}
    ${Ue.value.map(e=>a`<${pa} key=${e.id} notice=${e} />`)}
  </div>`}function Qe({kind:e="info",action:t,onDismiss:n,children:o}){return a`<aside class="banner banner-${e}" aria-label=${k("banner.label")}>
    ${e==="info"?null:a`<${S} name="warning" />`}
    <p>${o}</p>
    ${t}
    ${n?a`<button
          type="button"
          class="button quiet icon-only"
          aria-label=${k("notice.dismiss")}
          onClick=${n}
        >
          <${S} name="close" />
        </button>`:null}
  </aside>`}function fa({href:e="admin/"}){let t=Gn.value;if(t===null)return null;let n=J(t,{timeStyle:"short"});return a`<${Qe}
    kind="warning"
    action=${a`<a class="button" href=${e}>${k("impersonation.back")}</a>`}
  >
    ${k("impersonation.banner",{time:n})}
  <//>`}var Sd=5;function ha({label:e,sections:t,current:n}){let o=[...new Set(t.map(l=>l.group??""))],s=G(null);N(()=>{let l=s.current?.querySelector("[aria-current=page]");l instanceof HTMLElement&&s.current&&Td(s.current,l)},[n,t.length]);let i=t.length>Sd?"sections-many":"sections-few";return a`<nav ref=${s} class="sections ${i}" aria-label=${e}>
    ${o.map(l=>a`<${Ad}
        key=${l}
        name=${l}
        sections=${t.filter(c=>(c.group??"")===l)}
        current=${n}
      />`)}
  </nav>`}function Td(e,t){let n=t.getBoundingClientRect().left-e.getBoundingClientRect().left;e.scrollLeft+=n-(e.clientWidth-t.offsetWidth)/2}function Ad({name:e,sections:t,current:n}){let o=t.length===1&&t[0]?.label===e;return a`<div class="section">
    ${e&&!o?a`<h2>${e}</h2>`:null}
    <ul>
      ${t.map(s=>a`<${Cd} key=${s.id} section=${s} isCurrent=${s.id===n} />`)}
    </ul>
  </div>`}function Cd({section:e,isCurrent:t}){let{label:n,href:o,icon:s,badge:i,onOpen:l}=e;return a`<li>
    <a
      href=${o}
      aria-current=${t?"page":void 0}
      onClick=${l?Ai(l):void 0}
    >
      ${s?a`<${S} name=${s} />`:null}
      <span class="section-label">${n}</span>
      ${i}
    </a>
  </li>`}function $a(e){let{title:t,mark:n,context:o,status:s,tools:i,banner:l,sections:c,current:u,children:m}=e;return a`<div class="shell">
    <a class="skip" href="#main" onClick=${Ed}>${k("shell.skip")}</a>
    <header class="masthead">
      <p class="masthead-name">${n}<span class="masthead-title">${t}</span></p>
      ${o} ${s}
      <div class="masthead-tools">${i}</div>
    </header>
    <${fa} />${l}
    <${ha}
      label=${e.navigationLabel??k("shell.sections")}
      sections=${c}
      current=${u}
    />
    <main id="main" tabindex="-1">${m}</main>
    <${io} />
  </div>`}function Ed(e){e.preventDefault(),document.getElementById("main")?.focus()}var Od=6,Id=100;function ga({accounts:e,current:t,onSwitch:n}){let o=e.find(s=>s.id===t)?.name??k("switcher.choose");return a`<${Xe}
    label=${k("switcher.label")}
    face=${a`<span class="visually-hidden">${k("switcher.label")}: </span>
      <span class="switcher-name">${o}</span><${S} name="down" />`}
    className="switcher"
  >
    ${s=>a`<${Pd}
      accounts=${e}
      current=${t}
      onChoose=${i=>{s(),i.id!==t&&n(i)}}
    />`}
  <//>`}function Pd({accounts:e,current:t,onChoose:n}){let[o,s]=$(""),i=xr(e,o),l=i.slice(0,Id),[c,u]=$(()=>Md(l,t)),m=he(),d=p=>{let h={ArrowDown:1,ArrowUp:-1}[p.key],f=l[c];if(h&&l.length)u((c+h+l.length)%l.length);else if(p.key==="Enter"&&f)n(f.account);else return;p.preventDefault()};return a`<div class="switcher-choice">
    <label class="visually-hidden" for=${m}>${k("switcher.search")}</label>
    <input
      id=${m}
      data-first
      type="search"
      role="combobox"
      autocomplete="off"
      aria-expanded="true"
      aria-controls="${m}-list"
      aria-activedescendant=${l[c]?`${m}-${c}`:void 0}
      placeholder=${k("switcher.search")}
      value=${o}
      onInput=${p=>{s(p.target.value),u(0)}}
      onKeyDown=${d}
    />
    <ul id="${m}-list" class="popover-list" role="listbox" aria-label=${k("switcher.list")}>
      ${l.map(({account:p,depth:h,path:f},g)=>a`<li
          key=${p.id}
          id="${m}-${g}"
          role="option"
          class="menu-item depth-${Math.min(h,Od)} ${g===c?"is-at":""}"
          aria-selected=${p.id===t}
          ref=${_=>g===c&&_?.scrollIntoView?.({block:"nearest"})}
          onClick=${()=>n(p)}
        >
          <span class="switcher-account">
            ${p.name}
            ${f||p.note?a`<span class="hint">${[f,p.note].filter(Boolean).join(" · ")}</span>`:null}
          </span>
          ${p.id===t?a`<${S} name="check" />`:null}
        </li>`)}
    </ul>
    ${l.length===0?a`<p class="hint" role="status">${k("switcher.none",{search:o})}</p>`:null}
    ${i.length>l.length?a`<p class="hint">
          ${k("switcher.more",{count:i.length-l.length})}
        </p>`:null}
  </div>`}function Md(e,t){return Math.max(0,e.findIndex(({account:n})=>n.id===t))}function xr(e,t){let n=new Map(e.map(c=>[c.id,c])),o=new Map;for(let c of e){let u=c.parentId&&n.has(c.parentId)?c.parentId:"";o.set(u,[...o.get(u)??[],c])}let s=[],i=(c,u)=>{for(let m of o.get(c)??[])s.push({account:m,depth:u.length,path:u.join(" / ")}),i(m.id,[...u,m.name])};i("",[]);let l=t.toLowerCase().split(/\s+/).filter(Boolean);return l.length===0?s.map(c=>({...c,path:""})):s.filter(({account:c})=>l.every(u=>c.name.toLowerCase().includes(u))).map(c=>({...c,depth:0}))}function ya({name:e,note:t,items:n}){return a`<${Xe}
    label=${e?k("user.of",{name:e}):k("user.menu")}
    face=${e?a`<span class="avatar" data-initials=${Sr(e)}></span>`:a`<${S} name="person" />`}
    isIconOnly
    className="user-menu"
  >
    ${o=>a`
      ${e?a`<p class="user-name">
            <strong>${e}</strong>${t?a`<span class="hint">${t}</span>`:null}
          </p>`:null}
      <${Zn} />
      <ul class="popover-list">
        ${n.map(s=>a`<li key=${s.label}><${Dd} item=${s} close=${o} /></li>`)}
      </ul>
    `}
  <//>`}function Sr(e){let t=e.split(/\s+/).filter(Boolean);return[t[0],t.length>1?t.at(-1):""].map(n=>[...n??""][0]?.toUpperCase()??"").join("")}function Dd({item:e,close:t}){let n=a`${e.icon?a`<${S} name=${e.icon} />`:null}${e.label}`;return e.href?a`<a class="menu-item" href=${e.href}>${n}</a>`:a`<button type="button" class="menu-item" onClick=${()=>{t(),e.act?.()}}>${n}</button>`}var wa=1e3,Rd=3e4,Nd=5e3,Hd=45e3,va=3;function Pt({open:e,onEvent:t,onConnected:n,poll:o,isWanted:s=()=>!0}){let i=B("off"),l=B(""),c=null,u=0,m="",d=h=>{c?.abort(),c=null,i.value=h},p=async()=>{let h=new AbortController;c=h;let f=wa,g=0;for(;!h.signal.aborted&&s();){g<=va&&(i.value="connecting");let _=new Tr;try{let E=await e(m,AbortSignal.any([h.signal,_.signal]));i.value="live",l.value="",g=0,n?.();for await(let x of E)_.broken(),f=wa,x.id!==null&&(m=x.id),t(x)}catch(E){if(h.signal.aborted)return;g+=1;let x=E instanceof W;l.value=x?E.message:k("live.broken"),x&&(f=Math.max(f,E.retryAfterSeconds*1e3)),x&&E.status===400&&(m="")}finally{_.end()}if(h.signal.aborted||!s())return;let w=o!==void 0&&g>va;i.value=w?"polling":"waiting",w&&o(),await Fd(f*(.5+Math.random()/2),h.signal),f=Math.min(2*f,Rd)}};return{state:i,problem:l,follow(){let h=()=>{clearTimeout(u),document.hidden?u=setTimeout(()=>d("paused"),Nd):c||p()};return m="",document.addEventListener("visibilitychange",h),h(),()=>{document.removeEventListener("visibilitychange",h),clearTimeout(u),d("off")}}}}var Tr=class{#t=new AbortController;#e=0;constructor(){this.signal=this.#t.signal,this.broken()}broken(){clearTimeout(this.#e),this.#e=setTimeout(()=>this.#t.abort(),Hd)}end(){clearTimeout(this.#e)}};function Fd(e,t){return new Promise(n=>{let o=setTimeout(n,e);t.addEventListener("abort",()=>{clearTimeout(o),n()})})}var Ld=200,Ud=1500;function ba({open:e,isWanted:t}){let n=new Set,o=i=>{for(let l of[...n])i(l)&&l.read()},s=Pt({open:e,onEvent:({data:i})=>{if(!i)return;let{changed:l}=JSON.parse(i);o(c=>c.names.has(l))},poll:()=>o(()=>!0),isWanted:t});return{state:s.state,follow:s.follow,watch(i,l){let c=0,u=0,m=()=>{c=0,u=Date.now(),l()},d={names:new Set(i),read:()=>{c||(c=setTimeout(m,Math.max(Ld,u+Ud-Date.now())))}};return n.add(d),()=>{clearTimeout(c),n.delete(d)}}}}function _a(e,t,n){let o=G(n);o.current=n,N(()=>e.watch(t,()=>o.current()),[t.join()])}var Bd=50,$n=B(""),ka=ba({open:async(e,t)=>{let n=se.peek(),o=$n.peek()?$n.peek().split(","):[];try{return await Mi(n,o,e,t)}catch(s){throw s instanceof W&&[403,404].includes(s.status)&&await ne(n),s}},isWanted:()=>!!(M.peek()&&j.peek()&&!Be.peek())});function xa(){let e=!!j.value&&!Be.value,t=`${se.value} ${$n.value}`;N(()=>e?ka.follow():void 0,[t,e]),F(["account","members","plan"],()=>Promise.all([ne(se.peek()),ae()]).catch(()=>{}))}function F(e,t){_a(ka,e,t)}function Sa(e){let n=[...e].filter(o=>o!==se.value).sort().slice(0,Bd).join(",");N(()=>{$n.value=n},[n]),N(()=>()=>{$n.value=""},[])}var Ta=new Map;function Aa(e){for(let t of e)Ta.set(t.name,t)}function T(e,t={},n={}){let o=Ta.get(e);if(!o)return"";let s=Qn(o.path,{accountId:se.value,...t});return Ct({path:s,params:n})}async function Ca(){return y("GET","v1/notifications/count")}async function Ea(e){return(await y("GET","v1/notifications",{query:e})).items}async function Oa(e,t){return Et("v1/notifications/events",e,t)}async function Ia(e){await y("POST","v1/notifications/read",{json:e})}var jd=6e4,qd=8,Mt=B(0),Dt=B([]),Rt=B(0);async function gn(){let[e,t]=await Promise.all([Ca(),Ea({limit:qd})]);Mt.value=e.unread,Dt.value=t}async function je(e){await Ia(e),await gn()}function Pa(){let e=()=>{document.hidden||gn().catch(()=>{})},t=Pt({open:Oa,onEvent:({data:s})=>{s&&(Rt.value+=1,e())},onConnected:e,isWanted:()=>!!M.peek()});e();let n=t.follow(),o=setInterval(e,jd);return document.addEventListener("visibilitychange",e),()=>{n(),clearInterval(o),document.removeEventListener("visibilitychange",e),Mt.value=0,Dt.value=[]}}var Wd=864e5,Vd=7;function Ma(){let e=j.value;if(ce.value)return null;if(e?.status==="suspended"){let t=e.suspendedFor,n=t?` ${r("banner.reason",{reason:t})}`:"";return a`<${Qe} kind="danger">
      ${r("banner.suspended",{name:e.name})}${n}
    <//>`}return e?.status==="terminated"?a`<${Qe} kind="danger">${r("banner.terminated",{name:e.name})}<//>`:zd()??Gd()}function zd(){let e=_e.value,t=T("usage"),n=t?a`<a class="button" href=${t}>${r("banner.seePlan")}</a>`:void 0;if(e?.cancelledAt){let i=e.endsAt?Yd(e.endsAt):"",l=i?r("banner.cancelled",{day:i}):r("banner.cancelledNow");return a`<${Qe} kind="warning" action=${n}>${l}<//>`}if(!e?.trialEndsAt)return null;let o=Math.ceil((Date.parse(e.trialEndsAt)-Date.now())/Wd);if(o<0||o>Vd)return null;let s=r("banner.trial",{count:o,plan:e.plan?.name??""});return a`<${Qe} action=${n}>${s}<//>`}function Gd(){let e=M.value;return!e||e.emailVerified?null:a`<${Qe}
    kind="warning"
    action=${a`<button type="button" class="button" onClick=${async()=>{try{await ki(),O(r("banner.mailed",{email:e.email}))}catch(n){H(n)}}}>
      ${r("banner.mailAgain")}
    </button>`}
  >
    ${r("banner.unconfirmed",{email:e.email})}
  <//>`}function Yd(e){return J(Date.parse(e),{dateStyle:"long"})}function P({permission:e,reason:t="",className:n="",onClick:o,children:s}){let i=he(),l=ce.value?r("lacks.impersonation"):Ce(e)||t;return a`<button
      type="button"
      class="button ${n}"
      aria-disabled=${l?"true":void 0}
      aria-describedby=${l?i:void 0}
      title=${l||void 0}
      onClick=${()=>{l||o()}}
    >
      ${s}
    </button>
    ${l?a`<span id=${i} class="visually-hidden">${l}</span>`:null}`}function V({title:e,hint:t,tools:n,back:o,children:s}){return N(()=>{document.title=r("page.title",{view:e})},[e]),a`<div class="view">
    <header class="view-head">
      <div>
        ${o?a`<a class="view-back" href=${o.href}>${o.words}</a>`:null}
        <h1>${e}</h1>
        ${t?a`<p class="hint">${t}</p>`:null}
      </div>
      ${n?a`<div class="view-tools">${n}</div>`:null}
    </header>
    ${s}
  </div>`}function A({title:e,hint:t,tools:n,className:o="",children:s}){return a`<section class="panel ${o}" aria-label=${e}>
    <header class="panel-head">
      <div>
        <h2>${e}</h2>
        ${t?a`<p class="hint">${t}</p>`:null}
      </div>
      ${n?a`<div class="row-tools">${n}</div>`:null}
    </header>
    ${s}
  </section>`}function le({title:e,onClose:t,onCancel:n,children:o}){let s=G(null),i=G(!1),l=he();return Ae(()=>{let u=document.activeElement,m=s.current;m?.showModal();let d=m?.querySelector("[data-first]");return d instanceof HTMLElement&&d.focus(),()=>{i.current=!0,m?.close(),u instanceof HTMLElement&&u.isConnected&&u.focus()}},[]),a`<dialog
    class="dialog"
    ref=${s}
    aria-labelledby=${l}
    onCancel=${u=>{n&&(u.preventDefault(),n())}}
    onClose=${()=>{i.current||t()}}
  >
    <header class="dialog-head">
      <h2 id=${l}>${e}</h2>
      <button
        type="button"
        class="button quiet icon-only"
        aria-label=${k("dialog.close")}
        onClick=${n??t}
      >
        <${S} name="close" />
      </button>
    </header>
    <div class="dialog-body">${o}</div>
  </dialog>`}function te(e){let{title:t,deed:n,keep:o,word:s,isDanger:i=!0,onConfirm:l,onClose:c,children:u}=e,[m,d]=$(""),[p,h]=$(!1),[f,g]=$(null),_=he(),w=!s||m.trim()===s;return a`<${le} title=${t} onClose=${c}>
    <form onSubmit=${async x=>{if(x.preventDefault(),!(!w||p)){h(!0),g(null);try{await l(),c()}catch(I){g(I),h(!1)}}}}>
      ${u}
      ${s&&a`<div class="field">
        <label for=${_}>${Hn("confirm.type",{name:a`<code>${s}</code>`})}</label>
        <input
          id=${_}
          data-first
          value=${m}
          autocomplete="off"
          autocapitalize="off"
          spellcheck=${!1}
          onInput=${x=>d(x.target.value)}
        />
      </div>`}
      <${v} error=${f} />
      <div class="actions">
        <button
          type="submit"
          class="button ${i?"danger":"strong"}"
          disabled=${!w||p}
        >
          ${n}
        </button>
        <button
          type="button"
          class="button"
          data-first=${s?void 0:!0}
          onClick=${c}
        >
          ${o||k("confirm.cancel")}
        </button>
      </div>
    </form>
  <//>`}var ao=["conglomerate","subsidiary","division","location"];function yn(e){let t=new Map(e.map(o=>[o.accountId,o])),n=e.map(o=>({id:o.accountId,name:o.name,parentId:o.parentAccountId}));return xr(n,"").flatMap(({account:o,depth:s})=>{let i=t.get(o.id);return i?[{account:i,depth:s}]:[]})}function Nt(e,t){let n=new Set([t]);for(let{account:o}of yn(e))n.has(o.parentAccountId??"")&&n.add(o.accountId);return n}function Da(e){let t=ao.findIndex(n=>n===e);return ao.slice(Math.max(0,t))}function Ha({open:e,onClose:t}){let n=K.value??[],o=Nt(n,e.accountId),s=yn(n).filter(({account:h})=>!o.has(h.accountId)&&h.accountId!==e.parentAccountId&&h.status==="active"&&Na(h.type)<=Na(e.type)),{fieldOf:i,values:l,isBusy:c,problem:u,submit:m,form:d}=D({parentAccountId:""},async({parentAccountId:h})=>{await Ui(e.accountId,h),await Promise.all([ne(e.accountId),ae()]),O(r("move.done",{name:e.name})),t()},["parentAccountId"]),p=l.parentAccountId;return a`<${le} title=${r("move.title",{name:e.name})} onClose=${t}>
    <form class="form" ref=${d} onSubmit=${m} noValidate>
      <${b}
        label=${r("move.below")}
        data-first
        options=${[["",r("move.choose")],...s.map(({account:h,depth:f})=>[h.accountId,`${"· ".repeat(f)}${h.name}`])]}
        hint=${s.length?void 0:r("move.nowhere")}
        ...${i("parentAccountId")}
      />
      ${p?a`<${Kd} open=${e} parentId=${p} count=${o.size-1} />`:null}
      <${v} error=${u} />
      <div class="actions">
        <button type="submit" class="button strong" disabled=${c||!s.length}>
          ${r("danger.move.deed")}
        </button>
        <button type="button" class="button" onClick=${t}>${r("form.cancel")}</button>
      </div>
    </form>
  <//>`}function Kd({open:e,parentId:t,count:n}){let o=K.value??[],s=Ar(o,e.parentAccountId??""),i=Ar(o,t),l=s[0]?.accountId!==i[0]?.accountId,c=s.filter(m=>!i.includes(m)).map(m=>m.name),u=i.filter(m=>!s.includes(m)).map(m=>m.name);return a`<section class="changes" aria-live="polite">
    <h3>${r("move.changes")}</h3>
    <ul>
      <li>${r("move.from",{path:Ra(s,e.name)})}</li>
      <li>${r("move.to",{path:Ra(i,e.name)})}</li>
      ${n?a`<li>${r("move.along",{count:n})}</li>`:null}
      ${c.length?a`<li>${r("move.lose",{names:c.join(", ")})}</li>`:null}
      ${u.length?a`<li>${r("move.gain",{names:u.join(", ")})}</li>`:null}
      ${l?a`<li>${r("move.plan")}</li>`:null}
    </ul>
  </section>`}function Ar(e,t){let n=e.find(o=>o.accountId===t);return n?[...Ar(e,n.parentAccountId??""),n]:[]}function Ra(e,t){return[...e.map(n=>n.name),t].join(" / ")}function Na(e){return ao.findIndex(t=>t===e)}var Jd=30,Zd=864e5,Fa="operator";async function Cr(e,t){await Promise.all([ne(e.accountId),ae()]),O(t)}function La({open:e}){let[t,n]=$(""),o=()=>n(""),{name:s,status:i}=e,l=(m,d)=>async()=>{try{await m(e.accountId),await Cr(e,d)}catch(p){H(p)}},c=e.parentAccountId?"":r("danger.rootStays"),u=e.suspendedBy===Fa?r("danger.byOperator"):"";return a`<${A} title=${r("danger.title")} className="panel-danger">
    <ul class="rows">
      <${wn} name="move">
        <${P}
          permission="account.move"
          reason=${e.isMoving?r("danger.moving"):c}
          onClick=${()=>n("move")}
        >
          ${r("danger.move.deed")}
        <//>
      <//>
      ${i==="suspended"?a`<${wn} name="reactivate" hint=${Xd(e)}>
            <${P}
              permission="account.suspend"
              reason=${u}
              onClick=${l(ji,r("danger.reactivated",{name:s}))}
            >
              ${r("danger.reactivate.deed")}
            <//>
          <//>`:a`<${wn} name="suspend">
            <${P} permission="account.suspend" onClick=${()=>n("suspend")}>
              ${r("danger.suspend.deed")}
            <//>
          <//>`}
      ${i==="terminated"?a`<${wn} name="restore" hint=${Qd(e)}>
            <${P}
              permission="account.terminate"
              onClick=${l(Wi,r("danger.restored",{name:s}))}
            >
              ${r("danger.restore.deed")}
            <//>
          <//>`:a`<${wn} name="terminate">
            <${P}
              permission="account.terminate"
              className="danger"
              onClick=${()=>n("terminate")}
            >
              ${r("danger.terminate.deed")}
            <//>
          <//>`}
    </ul>
    ${t==="move"?a`<${Ha} open=${e} onClose=${o} />`:null}
    ${t==="suspend"?a`<${ep} open=${e} onClose=${o} />`:null}
    ${t==="terminate"?a`<${tp} open=${e} onClose=${o} />`:null}
  <//>`}function wn({name:e,hint:t,children:n}){return a`<li class="row">
    <div class="row-words">
      <strong>${r(`danger.${e}.title`)}</strong>
      <span class="hint">${t||r(`danger.${e}.hint`)}</span>
    </div>
    ${n}
  </li>`}function Xd({suspendedBy:e,suspendedFor:t}){let n=e===Fa?r("danger.byOperator"):"",o=t?r("banner.reason",{reason:t}):"";return[n,o].filter(Boolean).join(" ")}function Qd({terminatedAt:e}){if(!e)return"";let t=Date.parse(e)+Jd*Zd;return r("danger.until",{day:J(t,{dateStyle:"long"})})}function ep({open:e,onClose:t}){let[n,o]=$(""),s=Nt(K.value??[],e.accountId).size-1;return a`<${te}
    title=${r("danger.suspend.ask",{name:e.name})}
    deed=${r("danger.suspend.deed")}
    onConfirm=${async()=>{await Bi(e.accountId,n.trim()),await Cr(e,r("danger.suspended",{name:e.name}))}}
    onClose=${t}
  >
    <p>${r("danger.suspend.hint")}</p>
    ${s?a`<p>${r("danger.below",{count:s})}</p>`:null}
    <${b}
      label=${r("danger.reason")}
      hint=${r("danger.reasonHint")}
      maxlength="500"
      value=${n}
      onValue=${o}
    />
  <//>`}function tp({open:e,onClose:t}){return a`<${te}
    title=${r("danger.terminate.ask",{name:e.name})}
    deed=${r("danger.terminate.deed")}
    word=${e.name}
    onConfirm=${async()=>{await qi(e.accountId),await Cr(e,r("danger.terminated",{name:e.name}))}}
    onClose=${t}
  >
    <p>${r("danger.terminate.hint")}</p>
  <//>`}function Ee({facts:e}){return a`<dl class="facts">
    ${e.filter(([,t])=>t!=null&&t!=="").map(([t,n])=>a`<div key=${t}>
          <dt>${t}</dt>
          <dd>${n}</dd>
        </div>`)}
  </dl>`}function me(e,t){return e?a`<${z} ms=${Date.parse(e)} />`:t}function $t(e){return J(Date.parse(e),{dateStyle:"medium"})}function et(e){return e.split(`
`).map(t=>t.trim()).filter(Boolean)}function Ua({open:e}){let t=e.metadata??{},n=Object.entries(t).filter(([,p])=>typeof p!="object"),o=n.map(([p,h])=>`${p}: ${h}`).join(`
`),s=D({metadata:o},async p=>{let h=Object.fromEntries(et(p.metadata).map(np)),f=n.filter(([_])=>!(_ in h)).map(([_])=>[_,null]),g={...Object.fromEntries(f),...h};await ft(e.accountId,{metadata:g}),await ne(e.accountId),O(r("settings.saved"))}),{fieldOf:i,values:l,isBusy:c,problem:u,submit:m,form:d}=s;return a`<${A} title=${r("details.title")} hint=${r("details.hint")}>
    <form class="panel-body" ref=${d} onSubmit=${m} noValidate>
      <${b}
        label=${r("details.label")}
        hint=${r("details.lines")}
        type="area"
        rows="3"
        readonly=${Ce("account.update")!==""}
        ...${i("metadata")}
      />
      <${v} error=${u} />
      <div class="actions">
        <${P}
          permission="account.update"
          reason=${l.metadata===o?r("settings.same"):""}
          onClick=${()=>!c&&d.current?.requestSubmit()}
        >
          ${r("details.save")}
        <//>
      </div>
    </form>
  <//>`}function np(e){let[t="",...n]=e.split(":");return[t.trim(),n.join(":").trim()]}var vn=["sources","webhooks","storageGB"];function Ba({open:e}){let t=K.value?.find(g=>g.accountId===e.parentAccountId),n=C(async()=>U("usage.read")?(await Je(e.accountId)).items:[],[e.accountId,JSON.stringify(e.settings?.quota)]),o=e.settings?.quota??{},s=Object.fromEntries(vn.map(g=>[g,`${o[g]??""}`])),{fieldOf:i,values:l,isBusy:c,problem:u,submit:m,form:d}=D(s,async g=>{let _=Object.entries(o).filter(([I])=>!vn.some(q=>q===I)),w=vn.filter(I=>g[I]?.trim()).map(I=>[I,Number(g[I])]),E=Object.fromEntries([..._,...w]),x=Object.keys(E).length===0;await ft(e.accountId,{settings:{quota:x?null:E}}),await ne(e.accountId),O(r("quota.saved"))}),p=t?"":r("quota.fromAbove"),h=p!==""||Ce("account.update")!=="",f=vn.every(g=>l[g]===s[g]);return a`<${A}
    title=${r("quota.title")}
    hint=${t?r("quota.hint",{name:t.name}):r("quota.hintAbove")}
  >
    <form class="panel-body" ref=${d} onSubmit=${m} noValidate>
      <div class="settings-fields">
        ${vn.map(g=>{let _=n.answer?.find(w=>w.limit===g);return a`<${b}
            key=${g}
            label=${r(`limit.${g}`)}
            hint=${_&&r("quota.used",{used:op(_)})}
            type="number"
            min="0"
            step="1"
            placeholder=${r("quota.none")}
            readonly=${h}
            ...${i(g)}
          />`})}
      </div>
      <${v} error=${u} />
      <div class="actions">
        <${P}
          permission="account.update"
          reason=${p||(f?r("settings.same"):"")}
          onClick=${()=>!c&&d.current?.requestSubmit()}
        >
          ${r("quota.save")}
        <//>
      </div>
    </form>
  <//>`}function op({limit:e,count:t,used:n}){return e==="storageGB"?fe(t):R(n)}function ja({accountId:e}){let t=j.value;return t?a`<${V} title=${r("settings.title")} hint=${t.name}>
    <${rp} key=${`${t.name} ${t.settings?.timezone}`} open=${t} />
    ${t.parentAccountId?a`<${Ba} key=${JSON.stringify(t.settings?.quota)} open=${t} />`:null}
    <${Ua} key=${`details ${JSON.stringify(t.metadata)}`} open=${t} />
    <${sp} open=${t} />
    <${ip} accountId=${e} />
    <${La} open=${t} />
  <//>`:null}function rp({open:e}){let t=Intl.supportedValuesOf("timeZone"),{fieldOf:n,values:o,isBusy:s,problem:i,submit:l,form:c}=D({name:e.name,timezone:String(e.settings?.timezone??"")},async({name:d,timezone:p})=>{await ft(e.accountId,{name:d.trim(),settings:{timezone:p.trim()||null}}),await Promise.all([ne(e.accountId),ae()]),O(r("settings.saved"))},["name"]),u=o.name===e.name&&o.timezone===(e.settings?.timezone??""),m=Ce("account.update")!=="";return a`<${A} title=${r("settings.general")}>
    <form class="panel-body" ref=${c} onSubmit=${l} noValidate>
      <div class="settings-fields">
        <${b}
          label=${r("settings.name")}
          maxlength="120"
          readonly=${m}
          ...${n("name")}
        />
        <${b}
          label=${r("settings.zone")}
          hint=${r("settings.zoneHint")}
          list="zones"
          readonly=${m}
          ...${n("timezone")}
        />
      </div>
      <datalist id="zones">${t.map(d=>a`<option value=${d} />`)}</datalist>
      <${v} error=${i} />
      <div class="actions">
        <${P}
          permission="account.update"
          className="strong"
          reason=${u?r("settings.same"):""}
          onClick=${()=>!s&&c.current?.requestSubmit()}
        >
          ${r("settings.save")}
        <//>
      </div>
    </form>
  <//>`}function sp({open:e}){let t=e.settings?.requireTwoFactor===!0,n=async()=>{try{await ft(e.accountId,{settings:{requireTwoFactor:!t}}),await ne(e.accountId),O(r(t?"settings.factorOff":"settings.factorOn"))}catch(s){H(s)}},o=!t&&!M.value?.twoFactorEnabled?r("settings.factorFirst"):"";return a`<${A} title=${r("settings.security")}>
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
    ${o?a`<p class="row hint">
          <a href=${T("profile")}>${o}</a>
        </p>`:null}
  <//>`}function ip({accountId:e}){let t=K.value?.find(o=>o.isDefault)?.accountId===e,n=async()=>{try{await Di(e),await ae(),O(r("settings.startSaved"))}catch(o){H(o)}};return a`<${A} title=${r("settings.forYou")}>
    <div class="row">
      <div class="row-words">
        <strong>${r("settings.start")}</strong>
        <span class="hint">${r(t?"settings.isStart":"settings.startHint")}</span>
      </div>
      ${t?null:a`<button
            type="button"
            class="button"
            disabled=${ce.value!==""}
            onClick=${n}
          >
            ${r("settings.startHere")}
          </button>`}
    </div>
  <//>`}var ap={active:"badge-quiet",suspended:"badge-warn",terminated:"badge-danger"};function Ht({status:e}){return a`<span class="badge ${ap[e]}">${r(`status.${e}`)}</span>`}var lp=50,qa=50,cp=300;function Wa(){let[e,t]=$(new Map),n=G(null),[o,s]=$([]);return n.current??=new Er(i=>t(l=>new Map([...l,...i])),s),N(()=>()=>n.current?.end(),[]),F(["members","sources","usage","account"],()=>n.current?.readAgain()),Sa(o),{figures:e,seeing:n.current.seeing}}function Va({figures:e}){if(!e)return a`<span class="tree-figures" aria-hidden="true"></span>`;let{members:t,sources:n,storageBytes:o}=e;return a`<span class="tree-figures">
    <span>${t===void 0?null:r("structure.members",{count:t})}</span>
    <span>${n===void 0?null:r("structure.sources",{count:n})}</span>
    <span>
      ${o===void 0?null:r("structure.stored",{size:fe(o)})}
    </span>
  </span>`}var Er=class{#t=new Map;#e=new Map;#a=new Map;#n=new Set;#o=new Set;#r=0;#s=new Set;#i=0;constructor(t,n){this.onFound=t,this.onSight=n,this.observer=new IntersectionObserver(o=>{for(let{target:s,isIntersecting:i}of o){let l=this.#t.get(s)??"";i&&l&&!this.#o.has(l)&&this.#c(l),l&&this.#l(l,i)}})}#l(t,n){n?this.#s.add(t):this.#s.delete(t),clearTimeout(this.#i),this.#i=setTimeout(()=>this.onSight([...this.#s]),cp)}seeing=t=>{let n=this.#a.get(t),o=n??(s=>this.#m(t,s));return n||this.#a.set(t,o),o};#m(t,n){let o=this.#e.get(t);o!==n&&(o&&(this.observer.unobserve(o),this.#t.delete(o),this.#e.delete(t),this.#l(t,!1)),n&&(this.#t.set(n,t),this.#e.set(t,n),this.observer.observe(n)))}readAgain(){for(let t of this.#o)this.#c(t)}end(){clearTimeout(this.#r),clearTimeout(this.#i),this.observer.disconnect()}#c(t){this.#o.add(t),this.#n.add(t),this.#r||=setTimeout(()=>this.#u(),qa)}async#u(){let t=[...this.#n].slice(0,lp);for(let n of t)this.#n.delete(n);try{this.onFound(await Pi(t))}catch{}this.#r=this.#n.size?setTimeout(()=>this.#u(),qa):0}};var up=6e4,mp=6;function za({accountId:e}){let[t,n]=$(""),o=K.value??[],s=new Map(o.map(d=>[d.accountId,d.name])),{figures:i,seeing:l}=Wa();N(()=>{let p=setInterval(()=>{document.hidden||ae().catch(()=>{})},up);return()=>clearInterval(p)},[]);let c=j.value,u=a`<button
      type="button"
      class="button"
      disabled=${ce.value!==""}
      onClick=${()=>n("root")}
    >
      ${r("structure.newRoot")}
    </button>
    <${P}
      permission="account.create_child"
      className="strong"
      onClick=${()=>n("below")}
    >
      <${S} name="add" />${r("structure.newBelow")}
    <//>`,m={title:r("structure.title"),hint:r("structure.hint"),tools:u};return a`<${V} ...${m}>
    <${A} title=${r("structure.yours",{count:o.length})}>
      <ul class="rows tree">
        ${yn(o).map(({account:d,depth:p})=>{let h=d.accountId===e;return a`<li
            key=${d.accountId}
            ref=${l(d.accountId)}
            class="row tree-row tree-${Math.min(p,mp)} ${h?"is-open":""}"
          >
            <div class="row-words">
              <a
                href=${T("home",{accountId:d.accountId})}
                aria-current=${h?"true":void 0}
              >
                ${d.name}
              </a>
              <span class="hint">${dp(d,s)}</span>
            </div>
            <span class="hint tree-type">${d.type?r(`type.${d.type}`):null}</span>
            <${Va} figures=${i.get(d.accountId)} />
            <span class="tree-status"><${Ht} status=${d.status} /></span>
          </li>`})}
      </ul>
      ${vr.value?null:a`<p class="panel-body hint">${r("structure.cut")}</p>`}
    <//>
    ${t&&c?a`<${pp}
          parent=${t==="below"?c:null}
          onClose=${()=>n("")}
        />`:null}
  <//>`}function dp(e,t){let n=r(`role.${e.role}`),o=e.inheritedFrom?t.get(e.inheritedFrom)??"":"";return o?r("structure.roleInherited",{role:n,name:o}):r("structure.role",{role:n})}function pp({parent:e,onClose:t}){let n=Da(e?.type),{fieldOf:o,isBusy:s,problem:i,submit:l,form:c}=D({name:"",type:String(n[1]??n[0])},async({name:m,type:d})=>{e?await Li(e.accountId,{name:m.trim(),type:d}):await Fi({name:m.trim()}),await ae(),O(r("structure.created",{name:m.trim()})),t()},["name"]),u=e?r("structure.newBelowOf",{name:e.name}):r("structure.newRoot");return a`<${le} title=${u} onClose=${t}>
    <form class="form" ref=${c} onSubmit=${l} noValidate>
      ${e?null:a`<p>${r("structure.rootHint")}</p>`}
      <${b} label=${r("structure.name")} data-first maxlength="120" ...${o("name")} />
      ${e?a`<${b}
            label=${r("structure.type")}
            options=${n.map(m=>[m,r(`type.${m}`)])}
            hint=${r("structure.typeHint")}
            ...${o("type")}
          />`:null}
      <${v} error=${i} />
      <div class="actions">
        <button type="submit" class="button strong" disabled=${s}>
          ${r("structure.create")}
        </button>
        <button type="button" class="button" onClick=${t}>${r("form.cancel")}</button>
      </div>
    </form>
  <//>`}async function Ga(e,t){return y("GET",`${L(e)}/activities`,{query:{limit:25,...t}})}function Ya(e,t,n){let o=Object.entries(t).filter(([,i])=>i),s=new URLSearchParams([...o,["format",n]]);return`${L(e)}/activities/export?${s}`}async function Ka(e){return y("GET","v1/users/me/activities",{query:{limit:10,cursor:e}})}function Oe(e){let{label:t,cursors:n,next:o,onCursors:s,previousLabel:i,nextLabel:l,note:c}=e;return n.length===0&&!o&&!e.isAlwaysShown?null:a`<nav class="pager" aria-label=${t??k("pager.label")}>
    <button
      type="button"
      class="button"
      disabled=${n.length===0}
      onClick=${()=>s(n.slice(0,-1))}
    >
      <${S} name="back" />${i??k("pager.previous")}
    </button>
    <span class="hint">${c??k("pager.page",{page:n.length+1})}</span>
    <button
      type="button"
      class="button"
      disabled=${!o}
      onClick=${()=>o&&s([...n,o])}
    >
      ${l??k("pager.next")}<${S} name="next" />
    </button>
  </nav>`}function Ja({ids:e,selected:t,onSelect:n,children:o}){let s=e.filter(l=>t.has(l)).length,i=s>0&&s===e.length;return a`<div class="table-bulk">
    <label class="table-all">
      <input
        type="checkbox"
        checked=${i}
        indeterminate=${s>0&&!i}
        onChange=${()=>n(new Set(i?[]:e))}
      />
      <span aria-live="polite">
        ${s?k("table.selected",{count:s}):k("table.selectAll",{count:e.length})}
      </span>
    </label>
    ${s?o:null}
  </div>`}function Za({id:e,selected:t,onSelect:n}){let o=()=>{let i=new Set(t);i.delete(e)||i.add(e),n(i)};return a`<td class="table-choose" onClick=${i=>i.stopPropagation()}>
    <label>
      <input type="checkbox" checked=${t.has(e)} onChange=${o} />
      <span class="visually-hidden">${k("table.select",{name:e})}</span>
    </label>
  </td>`}function Xa(e,t,n,o,s){let i=s.toLowerCase().split(/\s+/).filter(Boolean),l=e.filter(m=>{let d=o?.(m).toLowerCase()??"";return i.every(p=>d.includes(p))}),c=t.find(m=>m.name===n?.name)?.sortBy;if(!n||!c)return l;let u=n.isDescending?-1:1;return l.sort((m,d)=>u*fp(c(m),c(d)))}function fp(e,t){return e===null||t===null?+(e===null)-+(t===null):typeof e=="number"&&typeof t=="number"?e-t:String(e).localeCompare(String(t),document.documentElement.lang,{numeric:!0})}function Qa(e){let t={ArrowDown:1,ArrowUp:-1}[e.key],{currentTarget:n,target:o}=e;if(!t||!(n instanceof Element)||!(o instanceof Element)||!o.matches("[data-item]"))return;let s=[...n.querySelectorAll("[data-item]")],i=s[s.findIndex(l=>l===o)+t];i&&(e.preventDefault(),i.focus())}function $e(e){let{label:t,columns:n,rows:o,idOf:s,filterBy:i,selected:l,onSelect:c,actions:u}=e,[m,d]=$(null),[p,h]=$(""),f=Xa(o,n,m,i,p),g=f.map(s);return a`<div class="table-block">
    ${i?a`<${hp} value=${p} onValue=${h} />`:null}
    ${l&&c?a`<${Ja} ids=${g} selected=${l} onSelect=${c}>${u}<//>`:null}
    <div
      class="table-place ${e.isLoading?"is-loading":""}"
      role="group"
      aria-label=${t}
      tabindex="0"
    >
      <table class="table" onKeyDown=${Qa}>
        <caption class="visually-hidden">
          ${t}
        </caption>
        <thead>
          <tr>
            ${l?a`<td class="table-choose"></td>`:null}
            ${n.map(_=>a`<${$p} column=${_} sort=${m} onSort=${d} />`)}
          </tr>
        </thead>
        <tbody>
          ${f.map(_=>a`<${gp} key=${s(_)} row=${_} table=${e} />`)}
        </tbody>
      </table>
    </div>
    ${p&&f.length===0?a`<p class="hint" role="status">${k("table.noMatch",{filter:p})}</p>`:null}
  </div>`}function hp({value:e,onValue:t}){let n=he();return a`<div class="table-filter">
    <label class="visually-hidden" for=${n}>${k("table.filter")}</label>
    <${S} name="search" />
    <input
      id=${n}
      type="search"
      autocomplete="off"
      placeholder=${k("table.filter")}
      value=${e}
      onInput=${o=>t(o.target.value)}
    />
  </div>`}function $p({column:e,sort:t,onSort:n}){let{name:o,label:s,hint:i,isNumeric:l,sortBy:c}=e,u=t?.name===o,m=u?t.isDescending?"descending":"ascending":"none";return a`<th
    scope="col"
    class=${l?"number":""}
    title=${i}
    aria-sort=${c?m:void 0}
  >
    ${c?a`<button type="button" class="sort" onClick=${()=>n(u&&t.isDescending?null:{name:o,isDescending:u})}>
          ${s}
          ${u?a`<${S} name=${t.isDescending?"down":"up"} />`:null}
        </button>`:s}
  </th>`}function gp({row:e,table:t}){let{columns:n,idOf:o,onOpen:s,openId:i,selected:l,onSelect:c}=t,u=o(e),m=u===i,d=s?()=>s(e):void 0;return a`<tr
    class="${m?"row-open":""} ${d?"row-opens":""}"
    onClick=${d}
  >
    ${l&&c?a`<${Za} id=${u} selected=${l} onSelect=${c} />`:null}
    ${n.map(({name:p,label:h,cell:f,isNumeric:g},_)=>{let w=f(e);return a`<td key=${p} data-label=${h} class=${g?"number":""}>
        ${_===0&&d?a`<button
              type="button"
              class="link"
              data-item=${u}
              aria-expanded=${i===void 0?void 0:m}
              onClick=${E=>{E.stopPropagation(),d()}}
            >
              ${w}
            </button>`:a`<span class="cell">${w}</span>`}
      </td>`})}
  </tr>`}async function bn(e){let t=new Map((K.peek()??[]).map(i=>[i.accountId,i])),n=[],o=t.get(j.peek()?.parentAccountId??t.get(e)?.parentAccountId??"");for(;o;)n.push(o),o=t.get(o.parentAccountId??"");return(await Promise.all(n.map(async i=>{try{return{from:i,members:await ht(i.accountId)}}catch(l){if(l instanceof W&&[403,404].includes(l.status))return null;throw l}}))).filter(i=>i!==null)}function tt(e){let{answer:t}=C(async()=>{if(!U("users.read"))return[];let[s,i]=await Promise.all([ht(e),bn(e)]);return[...i.flatMap(l=>l.members),...s]},[e]),n=new Map((t??[]).map(s=>[s.userId,s.name||s.email||""])),o=M.value;return o&&n.set(o.userId,Tt(o)),n}var yp=["API","CSV","GB","IP","JSON","MB","URL"];function De(e){let o=e.replace(/([a-z0-9])([A-Z])/g,"$1 $2").replace(/[_\-.]+/g," ").split(" ").map(s=>{let i=s.toUpperCase();return yp.includes(i)?i:s.toLowerCase()}).join(" ");return o.charAt(0).toUpperCase()+o.slice(1)}function gt({text:e,label:t,copyLabel:n,tokens:o,children:s}){return a`<div class="code">
    <pre tabindex="0" dir="ltr" role="group" aria-label=${t}><code>${o?o.map(i=>a`<span class="code-${i.kind}">${i.text}</span>`):e}</code></pre>
    <div class="code-tools">${s}<${Ye} text=${e} label=${n} /></div>
  </div>`}var wp=/("(?:[^"\\]|\\.)*")(\s*:)?|(-?\d[\d.eE+-]*)|\b(true|false|null)\b|[\s\S]/g;function lo(e){let t=JSON.stringify(e,null,2)??"null",n=[];for(let[o,s,i,l,c]of t.matchAll(wp)){if(s&&n.push({kind:i?"name":"text",text:s}),i&&n.push({kind:"mark",text:i}),l&&n.push({kind:"number",text:l}),c&&n.push({kind:"word",text:c}),s||l||c)continue;let u=n.at(-1);u?.kind==="mark"?u.text+=o:n.push({kind:"mark",text:o})}return n}var el=3,vp=4e6;function nl({before:e,after:t,label:n}){let o=bp(tl(e),tl(t));if(o.every(l=>l.sign===" "))return a`<p class="hint">${k("diff.same")}</p>`;let i={"+":k("diff.added"),"-":k("diff.removed")," ":""};return a`<div class="diff" role="group" tabindex="0" aria-label=${n}>
    <ul>
      ${kp(o).map(l=>typeof l=="number"?a`<li class="diff-fold">${k("diff.folded",{count:l})}</li>`:a`<li class=${`diff-line diff-${{"+":"in","-":"out"," ":"same"}[l.sign]}`}>
              <span class="diff-sign" aria-hidden="true">${l.sign}</span>
              <span class="visually-hidden">${i[l.sign]}</span>
              <code>${l.line}</code>
            </li>`)}
    </ul>
  </div>`}function bp(e,t){let n=0;for(;n<e.length&&n<t.length&&e[n]===t[n];)n++;let o=0,s=Math.min(e.length,t.length)-n;for(;o<s&&e.at(-1-o)===t.at(-1-o);)o++;let i=l=>l.map(c=>({sign:" ",line:c}));return[...i(e.slice(0,n)),..._p(e.slice(n,e.length-o),t.slice(n,t.length-o)),...i(e.slice(e.length-o))]}function _p(e,t){let n=t.length+1,o=(e.length+1)*n>vp,s=new Uint32Array(o?0:(e.length+1)*n),i=(m,d)=>s[m*n+d]??0;if(!o)for(let m=e.length-1;m>=0;m--)for(let d=t.length-1;d>=0;d--){let p=Math.max(i(m+1,d),i(m,d+1));s[m*n+d]=e[m]===t[d]?i(m+1,d+1)+1:p}let l=[],[c,u]=[0,0];for(;c<e.length||u<t.length;){let[m,d]=[e[c],t[u]];!o&&m!==void 0&&m===d?(l.push({sign:" ",line:m}),c++,u++):m!==void 0&&(d===void 0||i(c+1,u)>=i(c,u+1))?(l.push({sign:"-",line:m}),c++):(l.push({sign:"+",line:d??""}),u++)}return l}function kp(e){let t=e.map((o,s)=>e.slice(Math.max(0,s-el),s+el+1).some(i=>i.sign!==" ")),n=[];return e.forEach((o,s)=>{let i=n.at(-1);t[s]?n.push(o):typeof i=="number"?n[n.length-1]=i+1:n.push(1)}),n}function tl(e){let t=typeof e=="string"?e:JSON.stringify(e,null,2)??"";return t===""?[]:t.split(`
`)}var xp=[[/Edg\//,"Edge"],[/OPR\//,"Opera"],[/Firefox\//,"Firefox"],[/Chrom(e|ium)\//,"Chrome"],[/Safari\//,"Safari"]],Sp=[[/iPhone/,"iPhone"],[/iPad/,"iPad"],[/Android/,"Android"],[/Windows/,"Windows"],[/Mac OS X/,"macOS"],[/Linux/,"Linux"]];function co(e){if(!e)return r("sessions.unknown");let t=xp.find(([o])=>o.test(e))?.[1],n=Sp.find(([o])=>o.test(e))?.[1];return t&&n?r("sessions.device",{browser:t,system:n}):e}var Or=["account_created","account_updated","account_moved","account_suspended","account_reactivated","account_terminated","account_restored","member_invited","invitation_withdrawn","member_joined","member_updated","member_removed","member_left","apikey_created","apikey_updated","apikey_rotated","apikey_revoked","webhook_created","webhook_updated","webhook_secret_rotated","webhook_enabled","webhook_disabled","webhook_replayed","webhook_deleted","source_created","source_connected","source_updated","source_paused","source_resumed","source_error","source_disconnected","source_deleted","sync_requested","sync_started","sync_completed","sync_partially_completed","sync_failed","sync_cancel_requested","sync_cancelled","schedule_created","schedule_updated","schedule_paused","schedule_resumed","schedule_switched_off","schedule_deleted","export_requested","export_ready","export_failed","export_deleted","data_deleted","data_damaged","plan_changed","plan_cancelled","plan_overridden","trial_ending","usage_warning","usage_limit_reached","impersonation_started","impersonation_ended"],Tp=["backup_codes_renewed","default_account_changed","email_change_undone","email_changed","email_confirmed","login","login_failed","password_changed","password_reset","second_factor_begun","second_factor_disabled","second_factor_enabled","second_factor_reset","sessions_ended","user_left","user_reactivated","user_registered","user_suspended","user_updated"],Ap=[...Or,...Tp];function Ir(e){let t=Ap.find(o=>o===e);if(t)return r(`happened.${t}`);let n=e.replaceAll("_"," ");return n.charAt(0).toUpperCase()+n.slice(1)}var Pr=["account","member","invitation","api_key","webhook","source","schedule","sync","export","plan","user"];function _n(e){let t=Pr.find(n=>n===e);return t?r(`resource.${t}`):De(e)}var Cp=["name","email","url"];function nt({type:e,resource:t,resourceId:n="",before:o,after:s,details:i},l){let c=Ir(e),u=[s,o].flatMap(p=>Cp.map(h=>p?.[h])),d=(t==="member"?l?.get(n):void 0)||i?.source||u.find(Boolean)||"";return d?r("activities.of",{what:c,name:String(d)}):c}function Ft({userId:e="",actor:t},n){return t?.kind==="key"?r("activities.byKey"):t?.kind==="operator"?r("activities.byOperator"):t?.kind==="system"||!e?r("activities.bySystem"):n.get(e)||r("activities.byMember")}function uo({entry:e,names:t,onClose:n}){let{before:o,after:s}=e,i=[[r("activity.who"),Ft(e,t)],[r("activity.when"),a`<${z} ms=${Date.parse(e.timestamp)} isExact />`],[r("activity.type"),a`<code>${e.type}</code>`],[r("activity.resource"),_n(e.resource)],[r("activity.id"),e.resourceId&&a`<code class="long">${e.resourceId}</code>`],[r("activity.network"),e.ipAddress],[r("activity.device"),e.userAgent&&co(e.userAgent)],...Object.entries(e.details??{}).filter(([l,c])=>l!=="actor"&&typeof c!="object").map(([l,c])=>[De(l),t.get(String(c))??String(c)])];return a`<${le} title=${nt(e,t)} onClose=${n}>
    <div class="form wide">
      <${Ee} facts=${i} />
      ${o&&s?a`<h3>${r("activity.changes")}</h3>
            <${nl} before=${o} after=${s} label=${r("activity.changes")} />`:null}
      ${o||s?a`<div class="sides">
            <${ol} title=${r("activity.before")} value=${o} />
            <${ol} title=${r("activity.after")} value=${s} />
          </div>`:a`<p class="hint">${r("activity.noChanges")}</p>`}
    </div>
  <//>`}function ol({title:e,value:t}){return a`<section aria-label=${e}>
    <h3>${e}</h3>
    ${t?a`<${gt}
          label=${e}
          text=${JSON.stringify(t,null,2)}
          tokens=${lo(t)}
        />`:a`<p class="hint">${r("activity.nothing")}</p>`}
  </section>`}var Ep=["from","to","user","type","resource"];function il({accountId:e}){let t=Mp(pe.value.params),[n,o]=$([]),[s,i]=$(null),l=n.at(-1)??"",c=tt(e),{answer:u,problem:m,again:d}=C(()=>Ga(e,{...rl(t),cursor:l}),[e,JSON.stringify(t),l]);F(["activities"],d);let p=f=>{o([]),ee(pe.value.path,{params:{...t,...f},replace:!0})},h=Ep.some(f=>t[f]);return a`<${V}
    title=${r("activity.title")}
    hint=${r("activity.hint")}
    tools=${a`<${Pp} accountId=${e} filter=${rl(t)} />`}
  >
    <${Ip} filter=${t} names=${c} onChange=${p} />
    <${v} error=${m} onRetry=${d} />
    ${u?.items.length===0?a`<${Z} title=${r(h?"activity.noMatch":"activities.none")} />`:null}
    ${u?.items.length?a`<${$e}
          label=${r("activity.title")}
          columns=${Op(c)}
          rows=${u.items}
          idOf=${f=>f.activityId}
          onOpen=${i}
        />`:null}
    <${Oe} cursors=${n} next=${u?.nextCursor??null} onCursors=${o} />
    ${s?a`<${uo} entry=${s} names=${c} onClose=${()=>i(null)} />`:null}
  <//>`}function Op(e){return[{name:"type",label:r("activity.what"),cell:t=>nt(t,e)},{name:"actor",label:r("activity.who"),cell:t=>Ft(t,e)},{name:"resource",label:r("activity.resource"),cell:t=>_n(t.resource)},{name:"at",label:r("activity.when"),cell:t=>me(t.timestamp,"")}]}function Ip({filter:e,names:t,onChange:n}){let o=["",r("activity.any")],s=[...t].sort(([,c],[,u])=>c.localeCompare(u)),i=Or.map(c=>[c,Ir(c)]),l=Pr.map(c=>[c,_n(c)]);return a`<div class="filters" role="search" aria-label=${r("activity.filters")}>
    <${b}
      label=${r("activity.from")}
      type="date"
      value=${e.from}
      onValue=${c=>n({from:c})}
    />
    <${b}
      label=${r("activity.to")}
      type="date"
      value=${e.to}
      onValue=${c=>n({to:c})}
    />
    ${s.length>1?a`<${b}
          label=${r("activity.who")}
          options=${[o,...s]}
          value=${e.user}
          onValue=${c=>n({user:c})}
        />`:null}
    <${b}
      label=${r("activity.resource")}
      options=${[o,...l]}
      value=${e.resource}
      onValue=${c=>n({resource:c})}
    />
    <${b}
      label=${r("activity.what")}
      options=${[o,...i]}
      value=${e.type}
      onValue=${c=>n({type:c})}
    />
  </div>`}function Pp({accountId:e,filter:t}){return["csv","jsonl"].map(o=>a`<a
      key=${o}
      class="button"
      href=${Ya(e,t,o)}
      download
    >
      ${r(`activity.${o}`)}
    </a>`)}function Mp(e){let{from:t="",to:n="",user:o="",type:s="",resource:i=""}=e;return{from:t,to:n,user:o,type:s,resource:i}}function rl(e){return{...e,from:sl(e.from,"00:00:00"),to:sl(e.to,"23:59:59")}}function sl(e,t){let n=new Date(`${e}T${t}`);return Number.isNaN(n.getTime())?"":n.toISOString()}async function ot(){return(await y("GET","v1/platforms")).items}async function Lt(e){return be(ye(e))}async function Ut(e,t){return y("GET",ye(e,t))}async function al(e,t){return y("POST",`${ye(e)}/test`,{json:t})}async function ll(e,t){return y("POST",ye(e),{json:t})}async function cl(e,t){return(await y("POST",`${ye(e,t)}/secret`)).inboundPath}async function Bt(e,t,n){await y("PATCH",ye(e,t),{json:n})}async function ul(e,t){await y("DELETE",ye(e,t))}async function ml(e,t){return y("POST",`${ye(e,t)}/test`)}async function mo(e,t,n){await y("POST",`${ye(e,t)}/${n}`)}async function po(e,t,n){let o=`${L(e)}/oauth/${encodeURIComponent(t)}/start`;return(await y("POST",o,{json:n})).authorizeUrl}function ye(e,t=""){return`${L(e)}/sources${t&&`/${encodeURIComponent(t)}`}`}async function dl(e,t,n=50){return(await y("GET",Mr(e,t),{query:{limit:n}})).items}async function pl(e,t,n,o){let s=o.cursor?{cursor:o.cursor}:o,i=`${Mr(e,t)}/${encodeURIComponent(n)}`;return y("GET",i,{query:{limit:25,...s}})}async function fl(e,t,n){await y("DELETE",Mr(e,t),{query:{confirm:n}})}async function hl(e,t){let{items:n}=await y("GET",fo(e),{query:{limit:100}});return n.filter(o=>o.sourceId===t)}async function $l(e,t){await y("POST",fo(e),{json:t})}async function gl(e,t){await y("DELETE",fo(e,t))}function yl(e,t){return`${fo(e,t)}/file`}function Mr(e,t){return`${ye(e,t)}/data`}function fo(e,t=""){return`${L(e)}/exports${t&&`/${encodeURIComponent(t)}`}`}var Dp={running:"badge-accent",healthy:"badge-good",failing:"badge-danger",fresh:"badge-quiet",paused:"badge-warn",error:"badge-danger",disconnected:"badge-quiet"};function kn({status:e,activeSyncId:t,syncStatus:n,failureCount:o=0,lastSyncAt:s}){return e!=="active"?e:t?"running":n==="failed"||o>0?"failing":s?"healthy":"fresh"}function jt({source:e}){let t=kn(e);return a`<span class="badge ${Dp[t]}">${r(`health.${t}`)}</span>`}function qt({title:e}){return a`<span class="platform-mark" aria-hidden="true">${e.charAt(0)}</span>`}function xn(e,t){return e?.find(n=>n.platformId===t)?.title??t}function we(e,t){return e?.dataTypes.find(n=>n.name===t)?.title??t}async function ho(e,t,n={}){return y("GET",Wt(e,t),{query:{limit:30,...n}})}async function $o(e,t={}){let n=`${L(e)}/syncs`;return(await y("GET",n,{query:{limit:100,...t}})).items}async function wl(e,t,n){return y("GET",Wt(e,t,n))}async function vl(e,t,n,o,s){return Et(`${Wt(e,t,n)}/events`,o,s)}async function go(e,t,n={}){return(await y("POST",Wt(e,t),{json:n})).syncId}async function bl(e,t,n){await y("POST",`${Wt(e,t,n)}/cancel`)}async function _l(e,t,n){return(await y("POST",`${Wt(e,t,n)}/retry`)).syncId}function Wt(e,t,n=""){return`${ye(e,t)}/syncs${n&&`/${encodeURIComponent(n)}`}`}var Rp=404;function Vt(e){return e instanceof W&&e.status===Rp}function zt({title:e,href:t,words:n}){return a`<${Z} title=${e}>
    <p>${r("frame.missingHint")}</p>
    <a class="button" href=${t}>${n}</a>
  <//>`}function ke(e,t){return(hn(e)?.includes("own")??!1)&&t.createdBy!==M.value?.userId?r("sources.notOwn"):""}var Np=["missing_code","invalid_state","expired_state","access_denied","exchange_failed","account_mismatch"];function Hp(){let e=new URLSearchParams(location.search),t=e.get("connected")??"",n=e.get("refused")??"";return(t||n)&&history.replaceState(history.state,"",`${location.pathname}${location.hash}`),{connected:t,refused:n}}function Fp(e){let t=Np.find(n=>n===e);return r(`refused.${t??"unknown"}`)}function yo(){return Dr().refused}function Dr(){let[e]=$(Hp);return{...e,refused:e.refused?Fp(e.refused):""}}function kl(){let e=se.value||It();return N(()=>{e&&ee(`/accounts/${encodeURIComponent(e)}/sources`,{replace:!0})},[e]),a`<div class="waiting-view" aria-busy="true"></div>`}function wo(e){return`${new URL(".",document.baseURI).pathname}${e}`}var Lp=[["source","tabs.overview",""],["sourceRuns","tabs.runs",""],["sourceSchedules","tabs.schedules","schedules.read"],["sourceData","tabs.data","data.read"],["sourceSettings","tabs.settings",""]];function Up(e,t){let n=C(()=>Ut(e,t),[e,t]),o=C(ot,[]);F(["sources"],n.again);let s=o.answer?.find(i=>i.platformId===n.answer?.platform);return{source:n.answer,platform:s,problem:n.problem,again:n.again}}function Re({accountId:e,sourceId:t,tab:n,children:o,content:s}){let{source:i,platform:l,problem:c,again:u}=Up(e,t),m=yo();if(Vt(c)){let[d,p]=[r("sources.missing"),r("sources.all")];return a`<${zt} title=${d} href=${T("sources")} words=${p} />`}return a`<${V}
    title=${i?.name??r("sources.one")}
    hint=${i?a`<span class="source-head">
          <${qt} title=${l?.title??i.platform} />
          <span>${l?.title??i.platform}</span>
          ${i.platformAccount?a`<span class="long">${i.platformAccount.name}</span>`:null}
          <${jt} source=${i} />
        </span>`:void 0}
    tools=${i?a`<${Bp} source=${i} onChange=${u} />`:null}
  >
    <nav class="tabs" aria-label=${r("tabs.label")}>
      ${Lp.filter(([,,d])=>!d||U(d)).map(([d,p])=>a`<a
          key=${d}
          href=${T(d,{sourceId:t})}
          aria-current=${d===n?"page":void 0}
          ref=${d===n?jp:void 0}
        >
          ${r(p)}
        </a>`)}
    </nav>
    ${m?a`<div class="problem" role="alert"><p>${m}</p></div>`:null}
    <${v} error=${c} onRetry=${u} />
    ${o} ${i&&s?s(i,l,u):null}
  <//>`}function Bp({source:e,onChange:t}){let{accountId:n,sourceId:o,status:s}=e,i=async()=>{try{let m=await go(n,o);location.hash=T("run",{sourceId:o,syncId:m})}catch(m){H(m)}},l=async()=>{try{await mo(n,o,s==="paused"?"resume":"pause");let{name:m}=e;O(r(s==="paused"?"sources.resumed":"sources.paused",{name:m})),await t()}catch(m){H(m)}},c=s==="paused",u=c||s==="active";return a`<a class="button quiet" href=${T("sources")}>${r("sources.all")}</a>
    <${P}
      permission="sources.update"
      reason=${ke("sources.update",e)||(u?"":r("sources.notActive"))}
      onClick=${l}
    >
      <${S} name=${c?"play":"pause"} />
      ${r(c?"sources.resume":"sources.pause")}
    <//>
    ${e.activeSyncId?a`<a
          class="button strong"
          href=${T("run",{sourceId:o,syncId:e.activeSyncId})}
        >
          ${r("sources.watch")}
        </a>`:e.connectionType==="webhook"?null:a`<${P}
            permission="sources.sync"
            className="strong"
            reason=${ke("sources.sync",e)||(s==="active"?"":r("sources.notActive"))}
            onClick=${i}
          >
            <${S} name="refresh" />${r("sources.run")}
          <//>`}`}function jp(e){e?.scrollIntoView({block:"nearest",inline:"nearest"})}function xe({label:e,value:t,onValue:n,hint:o}){return a`<label class="toggle">
    <input
      type="checkbox"
      checked=${t}
      onChange=${s=>n(s.target.checked)}
    />
    <span>${e}${o?a`<span class="hint">${o}</span>`:null}</span>
  </label>`}var qp=["name","dealname","email","firstname","firstName","lastname","lastName","number","status","dealstage","amount","total","currency"],Wp=5,xl=80;function Sl(e,t){let n=new Set(Object.keys(e?.fields??{}));for(let{data:s}of t)for(let[i,l]of Object.entries(s))if(n.add(i),vo(l))for(let c of Object.keys(l))n.add(`${i}.${c}`);n.delete("id");let o=new Set([...n].map(s=>s.split(".")[0]??"").filter(s=>s));return[...n].filter(s=>!(o.has(s)&&[...n].some(i=>i.startsWith(`${s}.`))))}function Tl(e,t){let n=l=>l.split(".").at(-1)??l,o=e.filter(l=>t.some(({data:c})=>!Vp(Rr(c,l)))),s=qp.flatMap(l=>o.filter(c=>n(c)===l).slice(0,1)),i=o.filter(l=>!s.includes(l)&&!l.startsWith("_"));return[...s,...i].slice(0,Wp-1)}function Vp(e){return e==null||e===""||typeof e=="object"&&!Object.keys(e).length}function Rr(e,t){if(t in e)return e[t];let[n="",...o]=t.split(".");return e[n]?.[o.join(".")]}function Al(e){let t=Nr(e);return t.length>xl?`${t.slice(0,xl)}…`:t}function Nr(e){return e==null||e===""?r("sources.nothing"):typeof e=="boolean"?r(e?"records.yes":"records.no"):typeof e=="object"?JSON.stringify(e):String(e)}function vo(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}function Cl(e,t,n){let o=`core.columns.${e}`,[,s]=$(0),i=G(null);n.length&&(i.current??=Tl(t,n));let l=zp(localStorage.getItem(o)),c=t.filter(m=>l?.includes(m));return{shown:l!==null&&(c.length>0||!l.length)?c:i.current??[],choose:m=>{localStorage.setItem(o,JSON.stringify(m)),s(d=>d+1)}}}function zp(e){try{let t=JSON.parse(e??"null");return Array.isArray(t)?t.map(String):null}catch{return null}}function El({fields:e,shown:t,onChoose:n}){return a`<${Xe}
    label=${r("records.columns")}
    face=${a`<${S} name="columns" />${r("records.columns")}`}
    className="column-choice"
  >
    ${()=>a`<div class="column-list" tabindex="0" role="group"
      aria-label=${r("records.columns")} data-first>
      ${e.map(o=>a`<${xe}
          key=${o}
          label=${o}
          value=${t.includes(o)}
          onValue=${s=>n(s?[...t,o]:t.filter(i=>i!==o))}
        />`)}
    </div>`}
  <//>`}function de({title:e,label:t,entry:n,onClose:o,children:s}){return a`<${le} title=${e} onClose=${o}>
    <form class="form" ref=${n.form} onSubmit=${n.submit} noValidate>
      ${s}
      <${v} error=${n.problem} />
      <div class="actions">
        <button type="submit" class="button strong" disabled=${n.isBusy}>${t}</button>
        <button type="button" class="button" onClick=${o}>${r("form.cancel")}</button>
      </div>
    </form>
  <//>`}function rt({legend:e,types:t,chosen:n,onChosen:o}){let s=t.every(({name:l})=>n.includes(l)),i=(l,c)=>{let u=new Set(n);c?u.add(l):u.delete(l),o(t.map(m=>m.name).filter(m=>u.has(m)))};return a`<fieldset class="checklist type-choice">
    <legend class="field-label">${e}</legend>
    <button
      type="button"
      class="button quiet"
      onClick=${()=>o(s?[]:t.map(l=>l.name))}
    >
      ${s?r("checklist.none"):r("checklist.all")}
    </button>
    <div class="checklist-groups" tabindex="0" role="group" aria-label=${e}>
      ${t.map(({name:l,title:c,note:u})=>a`<${xe}
          key=${l}
          label=${c}
          hint=${u}
          value=${n.includes(l)}
          onValue=${m=>i(l,m)}
        />`)}
    </div>
    ${n.length?null:a`<p class="hint fault">${r("types.needed")}</p>`}
  </fieldset>`}var Gp=1500,Ol=["csv","xlsx","json","jsonl"];function Il({source:e,made:t}){let{accountId:n,sourceId:o}=e,{answer:s,again:i}=C(()=>hl(n,o),[n,o,t]),l=s?.some(c=>c.status==="pending")??!1;return N(()=>{let c=l?setInterval(i,Gp):0;return()=>clearInterval(c)},[l]),s?.length?a`<${A} title=${r("exports.title")} hint=${r("exports.hint")}>
    <ul class="rows" aria-live="polite">
      ${s.map(c=>a`<${Yp} key=${c.exportId} accountId=${n} made=${c}
          onChange=${i} />`)}
    </ul>
  <//>`:null}function Yp({accountId:e,made:t,onChange:n}){let o=async()=>{try{await gl(e,t.exportId),await n()}catch(i){H(i)}},s=[t.sizeBytes===void 0?"":fe(t.sizeBytes),t.expiresAt?r("exports.until",{day:$t(t.expiresAt)}):""].filter(Boolean);return a`<li class="row">
    <div class="row-words">
      <strong class="long">${t.name}</strong>
      <span class="hint">
        <${z} ms=${Date.parse(t.createdAt)} />${s.map(i=>` · ${i}`)}
      </span>
      ${t.error?a`<span class="hint fault">${t.error}</span>`:null}
    </div>
    ${t.status==="pending"?a`<div class="export-wait">
          <progress aria-label=${r("exports.writing")}></progress>
          <span class="hint">${r("exports.writing")}</span>
        </div>`:null}
    ${t.status==="failed"?a`<span class="badge badge-danger">${r("exports.failed")}</span>`:null}
    <div class="row-tools">
      ${t.status==="ready"&&!ce.value?a`<a class="button" href=${yl(e,t.exportId)} download>
            <${S} name="download" />${r("exports.download")}
          </a>`:null}
      ${t.status==="pending"?null:a`<button
            type="button"
            class="button quiet icon-only"
            aria-label=${r("exports.delete",{name:t.name})}
            onClick=${o}
          >
            <${S} name="bin" />
          </button>`}
    </div>
  </li>`}function Pl({source:e,platform:t,snapshot:n,type:o,onDone:s,onClose:i}){let[l,c]=$(o?[o]:[]),u=D({format:"csv"},async({format:m})=>{l.length&&(await $l(e.accountId,{sourceId:e.sourceId,dataTypes:l,format:Ol.find(d=>d===m)??"csv",snapshot:n.snapshot}),s())});return a`<${de}
    title=${r("exports.createTitle")}
    label=${r("exports.create")}
    entry=${u}
    onClose=${i}
  >
    <${b}
      label=${r("exports.format")}
      hint=${l.length>1?r("exports.zip"):void 0}
      options=${Ol.map(m=>[m,r(`format.${m}`)])}
      data-first
      ...${u.fieldOf("format")}
    />
    <${rt}
      legend=${r("types.title")}
      types=${n.dataTypes.map(({name:m,records:d})=>({name:m,title:we(t,m),note:r("records.count",{count:d})}))}
      chosen=${l}
      onChosen=${c}
    />
  <//>`}function Ml({record:e,title:t,onClose:n}){let[o,s]=$("form"),i=JSON.stringify(e.data,null,2);return a`<${le} title=${`${t} ${e.id}`} onClose=${n}>
    <div class="wide record">
      <${ue}
        legend=${r("records.form")}
        name="record-form"
        value=${o}
        options=${[["form",r("records.asForm")],["json",r("records.asJson")]]}
        onValue=${s}
      />
      ${o==="form"?a`<div
            class="record-form"
            tabindex="0"
            role="group"
            aria-label=${r("records.asForm")}
          >
            <${Dl} data=${e.data} />
          </div>`:a`<${gt} text=${i} label=${r("records.asJson")} />`}
    </div>
  <//>`}function Dl({data:e}){return a`<dl class="record-values">
    ${Object.entries(e).map(([t,n])=>a`<div key=${t} class=${vo(n)?"record-map":""}>
        <dt>${t}</dt>
        <dd>
          ${vo(n)&&Object.keys(n).length?a`<${Dl} data=${n} />`:Nr(n)}
        </dd>
      </div>`)}
  </dl>`}var Kp=300;function Rl({accountId:e,sourceId:t}){return a`<${Re}
    accountId=${e}
    sourceId=${t}
    tab="sourceData"
    content=${(n,o)=>a`<${Jp} source=${n} platform=${o} />`}
  />`}function Hr(e){let{path:t,params:n}=pe.peek();ee(t,{params:{...n,...e},replace:!0})}function Jp({source:e,platform:t}){let{accountId:n,sourceId:o}=e,{answer:s,problem:i,again:l}=C(()=>dl(n,o),[n,o]);F(["sources"],l);let[c,u]=$(!1),[m,d]=$(0),{snapshot:p="",type:h=""}=pe.value.params,f=s?.find(w=>w.snapshot===p)??s?.[0],g=f?.dataTypes??[],_=g.find(w=>w.name===h)??g[0];if(i)return a`<${v} error=${i} onRetry=${l} />`;if(s&&!f){let w=!!e.lastSyncAt;return a`<${Z} title=${r(w?"records.noneKept":"records.noSnapshot")}>
      <p>${r(w?"records.noneKeptHint":"records.noSnapshotHint")}</p>
    <//>`}return!f||!s?null:a`<div class="data-choice">
      <${b}
        label=${r("records.snapshot")}
        value=${f.snapshot}
        options=${s.map((w,E)=>[w.snapshot,Zp(w,E===0)])}
        onValue=${w=>Hr({snapshot:w})}
      />
      <${b}
        label=${r("types.one")}
        value=${_?.name??""}
        options=${g.map(w=>[w.name,`${we(t,w.name)} (${R(w.records)})`])}
        onValue=${w=>Hr({type:w,q:""})}
      />
      <${P} permission="data.export" onClick=${()=>u(!0)}>
        <${S} name="download" />${r("exports.open")}
      <//>
    </div>
    ${_?a`<${Xp}
          key=${`${f.snapshot} ${_.name}`}
          source=${e}
          title=${we(t,_.name)}
          snapshot=${f.snapshot}
          type=${_}
        />`:null}
    ${U("data.export")?a`<${Il} source=${e} made=${m} />`:null}
    ${c?a`<${Pl}
          source=${e}
          platform=${t}
          snapshot=${f}
          type=${_?.name??""}
          onDone=${()=>{u(!1),d(w=>w+1)}}
          onClose=${()=>u(!1)}
        />`:null}`}function Zp({endedAt:e,isPartial:t},n){let o=J(Date.parse(e),{dateStyle:"medium",timeStyle:"short"}),s=[n?r("records.newest"):"",t?r("outcome.partial"):""];return[o,...s.filter(Boolean)].join(" · ")}function Xp({source:e,title:t,snapshot:n,type:o}){let{accountId:s,sourceId:i}=e,{q:l=""}=pe.value.params,[c,u]=$(l),[m,d]=$([]),[p,h]=$(null),f=m.at(-1)??"";N(()=>{let X=setTimeout(()=>{c.trim()!==l&&(d([]),Hr({q:c.trim()}))},Kp);return()=>clearTimeout(X)},[c]);let{answer:g,problem:_,again:w}=C(()=>pl(s,i,o.name,{snapshot:n,q:l,cursor:f}),[i,o.name,n,l,f]),E=g?.items??[],x=!g?.nextCursor&&!f,I=Sl(o,E),{shown:q,choose:ve}=Cl(`${e.platform}.${o.name}`,I,E),ge=[{name:"id",label:r("records.id"),cell:X=>X.id},...q.map(X=>({name:X,label:X.split(".").at(-1)??X,hint:X,cell:He=>Al(Rr(He.data,X))}))];return a`<section class="records" aria-label=${t}>
    <div class="records-tools">
      <${b}
        label=${r("records.search",{type:t})}
        type="search"
        value=${c}
        onValue=${u}
      />
      <${El} fields=${I} shown=${q} onChoose=${ve} />
    </div>
    <${v} error=${_} onRetry=${w} />
    <p class="hint" role="status">
      ${g&&l?r(x?"records.found":"records.foundMore",{count:E.length,q:l}):""}
    </p>
    ${E.length?a`<${$e}
          label=${t}
          columns=${ge}
          rows=${E}
          idOf=${X=>X.id}
          onOpen=${h}
        />`:null}
    ${g&&!E.length&&!l?a`<p class="hint">${r("records.none")}</p>`:null}
    <${Oe} cursors=${m} next=${g?.nextCursor??null} onCursors=${d} />
    ${p?a`<${Ml} record=${p} title=${t} onClose=${()=>h(null)} />`:null}
  </section>`}async function bo(e,t){return(await y("GET",Yt(e,t))).items}async function Gt(e){return(await y("GET",`${L(e)}/schedules`)).items}async function Nl(e,t){return y("POST",`${L(e)}/schedules/preview`,{json:t})}async function _o(e,t,n){await y("POST",Yt(e,t),{json:n})}async function Hl(e,{sourceId:t,scheduleId:n},o){await y("PATCH",Yt(e,t,n),{json:o})}async function Fl(e,{sourceId:t,scheduleId:n}){await y("DELETE",Yt(e,t,n))}async function Ll(e,{sourceId:t,scheduleId:n},o){let s=Yt(e,t,n);await y("POST",`${s}/${o?"resume":"pause"}`)}async function Ul(e,{sourceId:t,scheduleId:n}){return(await y("POST",`${Yt(e,t,n)}/run`)).syncId}function Yt(e,t,n=""){return`${`${ye(e,t)}/schedules`}${n&&`/${encodeURIComponent(n)}`}`}function Bl({asked:e,names:t}){let n=T("activity"),o=e.answer??[];return a`<${A}
    title=${r("activities.title")}
    tools=${n?a`<a href=${n}>${r("activities.all")}</a>`:void 0}
  >
    ${e.problem?a`<div class="panel-body">
          <${v} error=${e.problem} onRetry=${e.again} />
        </div>`:null}
    <ol class="rows trail">
      ${o.map(s=>a`<li key=${s.activityId} class="row">
          <div class="row-words">
            <span>${nt(s,t)}</span>
            <span class="hint">${Ft(s,t)}</span>
          </div>
          <span class="hint"><${z} ms=${Date.parse(s.timestamp)} /></span>
        </li>`)}
    </ol>
    ${e.answer&&!o.length?a`<p class="panel-body hint">${r("activities.none")}</p>`:null}
  <//>`}var Qp=["apiCallsPerMonth","customDomains","dataRetentionDays","sources","storage","storageGB","syncFrequency","users","webhooks"];function st(e){let t=Qp.find(n=>n===e);return t?r(`limit.${t}`):De(e)}var ef=["active_sources","active_users","api_calls","data_processed","error_count","storage_used","sync_jobs"];function ko(e){let t=ef.find(n=>n===e);return t?r(`meter.${t}`):De(e)}var tf=/^(\d+)m$/;function Fr(e){if(e==null)return"–";if(typeof e=="string"){let t=tf.exec(e)?.[1];return t?r("plans.everyMinutes",{count:Number(t)}):De(e)}return e<0?r("plans.unlimited"):R(e)}function Lr({price:e,currency:t}){let{maximumFractionDigits:n=2}=new Intl.NumberFormat("en",{style:"currency",currency:t}).resolvedOptions(),o=e%10**n===0;return R(e/10**n,{style:"currency",currency:t,minimumFractionDigits:o?0:n})}var nf=.8;function Ur({label:e,used:t,own:n=t,limit:o,format:s=i=>R(i)}){let i=o===null?0:o>0?t/o:1,l=o===null||i<nf?"fine":i<1?"near":"full",c=t>0?i*n/t:0,u=o===null?k("meter.unlimited",{used:s(t)}):k("meter.of",{used:s(t),limit:s(o)}),m=n===t?u:k("meter.own",{own:s(n),all:u});return a`<div class="meter meter-${l}">
    <div class="meter-head">
      <span class="meter-label">${e}</span>
      <span class="meter-words">
        ${l==="fine"?null:a`<${S} name="warning" />`}${m}
      </span>
    </div>
    ${o===null?null:a`<svg class="meter-bar" aria-hidden="true" focusable="false">
          <rect class="meter-ground" width="100%" height="100%" rx="4" />
          <rect
            class=${n===t?"meter-used":"meter-used meter-others"}
            width="${100*Math.min(1,i)}%"
            height="100%"
            rx="4"
          />
          ${n===t?null:a`<rect
                class="meter-used"
                width="${100*Math.min(1,c)}%"
                height="100%"
                rx="4"
              />`}
        </svg>`}
    ${l==="full"?a`<p class="hint fault">${k("meter.full")}</p>`:null}
  </div>`}var of="storageGB";function xo({limit:e}){let{limit:t,allowed:n=null,count:o,unit:s,used:i}=e,l=Br(e);return t!==of?a`<${Ur} label=${st(t)} used=${l} own=${i} limit=${n} />`:a`<${Ur}
    label=${st("storage")}
    used=${l===i?o:l*s}
    own=${o}
    limit=${n===null?null:n*s}
    format=${fe}
  />`}function Br({used:e,treeUsed:t,isShare:n}){return n?e:t}var rf=.8;function jl({limits:e,sources:t}){let n=af(t),o=[...sf(),...n,...lf(e),...cf(n)];return o.length?a`<${A} title=${r("attention.title")}>
    <ul class="rows">
      ${o.map(s=>a`<li key=${s.id} class="row concern concern-${s.level}">
          <${S} name="warning" />
          <div class="row-words">
            <strong>${s.title}</strong>
            ${s.hint?a`<span class="hint">${s.hint}</span>`:null}
          </div>
          <div class="row-tools">
            ${s.href?a`<a class="button" href=${s.href} onClick=${s.done}>
                  ${r("attention.see")}
                </a>`:null}
            ${s.done?a`<button type="button" class="button quiet" onClick=${s.done}>
                  ${r("attention.done")}
                </button>`:null}
          </div>
        </li>`)}
    </ul>
  <//>`:null}function sf(){let e=j.value;if(!e||e.status==="active")return[];let t=T("settings");return[{id:"state",level:"danger",title:r(`attention.${e.status}`),href:t}]}function af(e){return e.flatMap(t=>{let{sourceId:n,name:o,failureCount:s=0}=t,i=kn(t);return i==="error"?{id:n,level:"danger",title:r("attention.sourceError",{name:o}),hint:r("attention.sourceErrorHint"),href:T("sourceSettings",{sourceId:n})}:i!=="failing"?[]:{id:n,level:"warning",title:r("attention.sourceFailing",{name:o}),hint:r("attention.sourceFailingHint",{count:Math.max(1,s)}),href:T("sourceRuns",{sourceId:n})}})}function lf(e){return e.map(t=>({...t,used:Br(t)})).filter(({used:t,allowed:n})=>n&&t>=rf*n).map(({limit:t,used:n,allowed:o})=>({id:t,level:n>=(o??0)?"danger":"warning",title:r(n>=(o??0)?"attention.full":"attention.near",{limit:st(t)}),hint:r("attention.used",{used:R(n),allowed:R(o??0)}),href:T("usage")}))}function cf(e){return Dt.value.filter(t=>!t.isRead&&(t.type==="warning"||t.type==="error")).filter(t=>!e.some(({id:n})=>t.actionUrl?.includes(`/sources/${n}`))).map(t=>({id:t.notificationId,level:t.type==="error"?"danger":"warning",title:t.title,hint:t.message,href:t.actionUrl?.startsWith("#/")?t.actionUrl:"",done:()=>{je({ids:[t.notificationId]}).catch(H)}}))}async function So(e,t){return y("GET",`${L(e)}/usage`,{query:t})}async function ql(){return be("v1/plans")}async function Wl(e,t,n){await y("PUT",`${L(e)}/plan`,{json:n?{planId:t,tag:n}:{planId:t}})}async function Vl(e){await y("DELETE",`${L(e)}/plan`)}function To(e,t,n){return`${L(e)}/reports/${t}?format=${n}`}var zl=120,jr=28,Ao=3;function Co({label:e,values:t,format:n=o=>R(o)}){if(t.length===0)return null;let[o,s]=[t[0]??0,t.at(-1)??0],[i,l]=[Math.min(...t),Math.max(...t)],c=t.map((h,f)=>{let g=Ao+(zl-2*Ao)*f/Math.max(1,t.length-1),_=jr-Ao-(jr-2*Ao)*(h-i)/(l-i||1);return[g.toFixed(1),_.toFixed(1)]}),[u,m]=c.at(-1)??["0","0"],d={first:n(o),last:n(s)},p=k("sparkline.words",{...d,lowest:n(i),highest:n(l)});return a`<span class="sparkline">
    <svg viewBox="0 0 ${zl} ${jr}" role="img" aria-label="${e}: ${p}">
      <polyline points=${c.map(h=>h.join(",")).join(" ")} />
      <circle cx=${u} cy=${m} r="2.5" />
    </svg>
    <span class="sparkline-last">${d.last}</span>
  </span>`}var uf=864e5,Gl=14;function Kl({accountId:e,limits:t}){let{answer:n,again:o}=C(()=>So(e,{from:Yl(Gl-1),to:Yl(0)}),[e]);F(["usage"],o);let s=(n?.items??[]).map(h=>h.totals.api_calls??0),i=s.reduce((h,f)=>h+f,0),l=t?.find(h=>h.limit==="users"),c=t?.find(h=>h.limit==="webhooks"),u=Nt(K.value??[],e).size,m=u>1,d=!j.value?.parentAccountId,p=(h,f,g)=>m?d?f:g:h;return a`<ul class="figures">
    <${Eo}
      label=${r(m?"figures.callsHere":"figures.calls",{count:Gl})}
      view="usage"
      value=${i}
    >
      <${Co} label=${r("meter.api_calls")} values=${s} />
    <//>
    ${l?a`<${Eo}
          label=${p(r("limit.users"),r("figures.users"),r("figures.usersHere"))}
          view="members"
          value=${l.used}
        />`:null}
    <${Eo}
      label=${r(m?"figures.accounts":"structure.title")}
      view="structure"
      value=${u}
    />
    ${c?a`<${Eo}
          label=${p(r("limit.webhooks"),r("figures.webhooks"),r("figures.webhooksHere"))}
          view="webhooks"
          value=${c.used}
        />`:null}
  </ul>`}function Eo({label:e,view:t,value:n,children:o}){return a`<li class="figure">
    <a href=${T(t)}>${e}</a>
    <strong>${R(n)}</strong>
    ${o}
  </li>`}function Yl(e){return new Date(Date.now()-e*uf).toISOString().slice(0,10)}function Jl({asked:e}){let t=_e.value?.plan?.name,n=T("usage");return a`<${A}
    title=${r("limits.title")}
    hint=${t?r("limits.plan",{plan:t}):void 0}
    tools=${n?a`<a href=${n}>${r("limits.all")}</a>`:void 0}
  >
    <div class="panel-body">
      <${v} error=${e.problem} onRetry=${e.again} />
      ${(e.answer??[]).map(o=>a`<${xo} key=${o.limit} limit=${o} />`)}
    </div>
  <//>`}var qr=60,mf={pending:"badge-quiet",running:"badge-accent",completed:"badge-good",partial:"badge-warn",failed:"badge-danger",cancelled:"badge-quiet"};function it({status:e,isPartial:t,cancelledBy:n}){return e==="failed"&&n?"cancelled":e==="completed"&&t?"partial":e}function yt({status:e}){return e==="pending"||e==="running"}function Oo({run:e}){let t=it(e);return a`<span class="badge ${mf[t]}">${r(`outcome.${t}`)}</span>`}function Io({recordsProcessed:e={},progress:t={}}){let n=Object.values(e);return(n.length?n:Object.values(t).map(s=>s.records??0)).reduce((s,i)=>s+i,0)}function Kt({durationSeconds:e}){if(e===void 0)return"";let t=Math.floor(e/qr),n=e%qr;if(t===0||t>=qr||n===0)return ma(e*1e3);let s=[[t,"minute"],[n,"second"]].map(([i,l])=>R(i,{style:"unit",unit:l,unitDisplay:"short"}));return Te(s,{style:"narrow",type:"unit"})}function Jt({startedAt:e}){return J(Date.parse(e),{dateStyle:"medium",timeStyle:"short"})}var Po=36e5,Mo=24,df=5,pf=["completed","partial","failed"];function Zl({asked:e}){let t=hf(e.answer??[]),n=Math.max(1,...t.map(i=>i.runs.length)),o=100/Mo,s=e.answer&&t.every(i=>!i.runs.length);return a`<${A}
    title=${r("runs.day")}
    tools=${a`<a href=${T("sources")}>${r("sources.all")}</a>`}
  >
    <div class="panel-body">
      <${v} error=${e.problem} onRetry=${e.again} />
      ${s?a`<p class="hint">${r("runs.dayNone")}</p>`:a`<svg class="run-bars" role="img" aria-label=${$f(t)} focusable="false">
              <line class="run-line" x1="0" x2="100%" y1="100%" y2="100%" />
              ${t.map(({startMs:i,runs:l},c)=>{let u=100;return a`<g key=${i}>
                  <title>${Xl(i,l.length)}</title>
                  <rect class="run-slot" x="${c*o}%" width="${o}%" height="100%" />
                  ${pf.map(m=>{let d=l.filter(h=>ff(h)===m).length,p=100*d/n;return u-=p,d?a`<rect
                          key=${m}
                          class="run-bar run-${m}"
                          x="${c*o+o*.14}%"
                          width="${o*.72}%"
                          y="${u}%"
                          height="${p}%"
                        />`:null})}
                </g>`})}
            </svg>
            <div class="run-ends" aria-hidden="true">
              <span>${Wr(t[0]?.startMs??0)}</span>
              <span>${Wr(t[Mo/2]?.startMs??0)}</span>
              <span>${r("runs.now")}</span>
            </div>`}
    </div>
  <//>`}function ff(e){let t=it(e);return t==="failed"||t==="cancelled"?"failed":t==="partial"?"partial":"completed"}function hf(e){let t=(Math.floor(Date.now()/Po)+1)*Po;return Array.from({length:Mo},(n,o)=>{let s=t-(Mo-o)*Po,i=l=>{let c=Date.parse(l.startedAt);return c>=s&&c<s+Po};return{startMs:s,runs:e.filter(i)}})}function Wr(e){return J(e,{hour:"2-digit",minute:"2-digit"})}function Xl(e,t){return r("runs.hour",{hour:Wr(e),count:t})}function $f(e){let n=e.filter(o=>o.runs.length).map(o=>Xl(o.startMs,o.runs.length));return[r("runs.day"),...n].join(", ")}function Ql({schedules:e,sources:t}){let n=new Map(t.map(s=>[s.sourceId,s])),o=e.filter(s=>s.isActive&&n.get(s.sourceId)?.status==="active").sort((s,i)=>s.nextRunAt.localeCompare(i.nextRunAt)).slice(0,df);return a`<${A}
    title=${r("nextRuns.title")}
    tools=${a`<a href=${T("schedules")}>${r("nextRuns.all")}</a>`}
  >
    ${o.length?a`<ol class="rows trail">
          ${o.map(({scheduleId:s,sourceId:i,nextRunAt:l})=>a`<li key=${s} class="row">
              <div class="row-words">
                <a class="row-name" href=${T("source",{sourceId:i})}>
                  ${n.get(i)?.name}
                </a>
              </div>
              <span class="hint"><${z} ms=${Date.parse(l)} /></span>
            </li>`)}
        </ol>`:a`<p class="panel-body hint">${r("nextRuns.none")}</p>`}
  <//>`}function ec({accountId:e,limits:t,sources:n}){let o=`core.steps.${e}`,[s,i]=$(localStorage.getItem(o)==="hidden"),l=j.value,u=l&&!l.parentAccountId&&l.status==="active"&&U("users.invite")?gf(e,t,n):[],m=u.filter(p=>!p.isDone).length;if(s||m===0)return null;let d=()=>{localStorage.setItem(o,"hidden"),i(!0)};return a`<${A}
    title=${r("steps.title")}
    hint=${r("steps.left",{count:m})}
    tools=${a`<button type="button" class="button quiet" onClick=${d}>
      ${r("steps.hide")}
    </button>`}
  >
    <ol class="rows first-steps">
      ${u.map(p=>a`<li key=${p.id} class="row ${p.isDone?"is-done":""}">
          <span class="tick" aria-hidden="true">
            ${p.isDone?a`<${S} name="check" />`:null}
          </span>
          <div class="row-words">
            <strong>
              ${p.isDone?a`<span class="visually-hidden">${r("steps.done")} </span>`:null}${p.title}
            </strong>
            <span class="hint">${p.hint}</span>
          </div>
          ${p.isDone?null:a`<a class="button" href=${p.href}>${r("steps.begin")}</a>`}
        </li>`)}
    </ol>
  <//>`}function gf(e,t,n){let o=t.find(c=>c.limit==="users")?.used??1,s=t.find(c=>c.limit==="sources")?.used??0,i=(K.value??[]).some(c=>c.parentAccountId===e);return[{id:"source",href:T("connect"),isDone:n+s>0},{id:"invite",href:T("members"),isDone:o>1},{id:"structure",href:T("structure"),isDone:i},{id:"factor",href:T("profile"),isDone:M.value?.twoFactorEnabled??!1}].filter(c=>c.href).map(c=>({...c,title:r(`steps.${c.id}.title`),hint:r(`steps.${c.id}.hint`)}))}var yf=8,wf=864e5;function tc({accountId:e}){let t=C(async()=>U("usage.read")?(await Je(e)).items:[],[e]),n=C(async()=>U("activities.read")?Hi(e,yf):[],[e]);F(["usage","plan","members","webhooks","sources","account"],t.again),F(["activities"],n.again);let o=C(async()=>U("sources.read")?Lt(e):[],[e]),s=C(async()=>{let d=new Date(Date.now()-wf).toISOString();return U("sources.read")?$o(e,{from:d}):[]},[e]),i=C(async()=>U("schedules.read")?Gt(e):[],[e]);F(["sources"],()=>Promise.all([o.again(),s.again(),i.again()]));let l=o.answer??[],c=tt(e),u=j.value;if(!u)return null;let m=u.type?r(`type.${u.type}`):"";return a`<${V} title=${u.name} hint=${m}>
    <${jl} limits=${t.answer??[]} sources=${l} />
    ${t.answer&&o.answer?a`<${ec} accountId=${e} limits=${t.answer} sources=${l.length} />`:null}
    ${U("usage.read")?a`<${Kl} accountId=${e} limits=${t.answer} />`:null}
    ${l.length?a`<div class="home-columns">
          <${Zl} asked=${s} />
          ${U("schedules.read")?a`<${Ql} schedules=${i.answer??[]} sources=${l} />`:null}
        </div>`:null}
    <div class="home-columns">
      ${U("activities.read")?a`<${Bl} asked=${n} names=${c} />`:null}
      ${U("usage.read")?a`<${Jl} asked=${t} />`:null}
    </div>
  <//>`}async function nc(e){return be(Sn(e))}async function oc(e,t){return y("POST",Sn(e),{json:t})}async function rc(e,t,n){await y("PATCH",Sn(e,t),{json:n})}async function sc(e,t,n){return y("POST",`${Sn(e,t)}/rotate`,{json:{graceSeconds:n}})}async function ic(e,t){await y("DELETE",Sn(e,t))}function Sn(e,t=""){return`${L(e)}/api-keys${t&&`/${encodeURIComponent(t)}`}`}function Do({title:e,secret:t,onDone:n,children:o}){let s=G(null);return Ae(()=>s.current?.focus(),[]),a`<section class="secret" ref=${s} tabindex="-1" aria-label=${e}>
    <h3>${e}</h3>
    <p>${k("secret.once")}</p>
    <p class="secret-text"><code>${t}</code></p>
    ${o}
    <div class="actions">
      <${Ye} text=${t} label=${k("secret.copy")} />
      <button type="button" class="button" onClick=${n}>${k("secret.done")}</button>
    </div>
  </section>`}function Ie({title:e,label:t,secret:n,onDone:o,children:s}){return a`<${le} title=${e} onClose=${o} onCancel=${()=>{}}>
    <${Do} title=${t} secret=${n} onDone=${o}>${s}<//>
  <//>`}var Ne=["admin","manager","member","viewer"],vf=["own","member"],Zt=[["account",["read","update","create_child","move","suspend","terminate"]],["users",["read","invite","manage"]],["sources",["read","create","update","delete","sync"]],["schedules",["read","manage"]],["data",["read","export","delete"]],["apikeys",["read","manage"]],["webhooks",["read","manage"]],["activities",["read"]],["usage",["read"]],["billing",["read","manage"]],["security",["manage"]]];function Xt(e){let[t="",n=""]=e.split(":"),o=r(`permission.${t}`),s=vf.find(i=>i===n);return s?`${o} (${r(`permissionLimit.${s}`)})`:o}function Qt(e){let t=Zt.find(([n])=>n===e);return t?r(`area.${t[0]}`):e}function ac(e){let t=Zt.flatMap(([o,s])=>s.map(i=>`${o}.${i}`)),n=o=>t.indexOf(o.split(":")[0]??"");return[...e].sort((o,s)=>n(o)-n(s))}function Ro({legend:e,names:t,chosen:n,onChosen:o,groupText:s,wordsOf:i,fault:l=""}){let c=[...new Set(t.map(lc))],u=t.every(d=>n.includes(d)),m=(d,p)=>{let h=n.filter(f=>!d.includes(f));o(p?[...h,...d]:h)};return a`<fieldset class="checklist">
    <legend class="field-label">${e}</legend>
    <button type="button" class="button quiet" onClick=${()=>o(u?[]:[...t])}>
      ${u?r("checklist.none"):r("checklist.all")}
    </button>
    <div class="checklist-groups">
      ${c.map(d=>a`<${bf}
          key=${d}
          title=${s(d)}
          names=${t.filter(p=>lc(p)===d)}
          chosen=${n}
          wordsOf=${i}
          onChoose=${m}
        />`)}
    </div>
    ${l?a`<p class="hint fault" role="alert">${l}</p>`:null}
  </fieldset>`}function bf({title:e,names:t,chosen:n,wordsOf:o,onChoose:s}){return a`<div class="checklist-group" role="group" aria-label=${e}>
    <strong>${e}</strong>
    ${t.map(i=>a`<${xe}
        key=${i}
        label=${i}
        hint=${o?.(i)}
        value=${n.includes(i)}
        onValue=${l=>s([i],l)}
      />`)}
  </div>`}function lc(e){return e.split(".")[0]??e}function Vr({accountId:e,apiKey:t,onDone:n,onClose:o}){let[s,i]=$(t?.permissions??[]),[l,c]=$(""),[u,m]=$(!1),d={name:t?.name??"",expiresAt:kf(t?.expiresAt),networks:(t?.networks??[]).join(`
`)},p=D(d,async({name:f,expiresAt:g,networks:_})=>{if(c(s.length?"":r("keys.needsPermission")),!s.length)return;let w=t&&g===d.expiresAt,E={name:f.trim(),permissions:s,expiresAt:w?t.expiresAt??null:xf(g),networks:et(_)};if(!t)return n(await oc(e,{...E,includesChildren:u}));await rc(e,t.apiKeyId,E),O(r("keys.saved",{name:E.name})),n(null)},["name"]),h=new Set([...Ot.value.keys(),...t?.permissions??[]]);return a`<${de}
    title=${t?r("keys.editTitle",{name:t.name}):r("keys.createTitle")}
    label=${t?r("form.save"):r("keys.create")}
    entry=${p}
    onClose=${o}
  >
    <${b}
      label=${r("keys.name")}
      hint=${r("keys.nameHint")}
      data-first
      ...${p.fieldOf("name")}
    />
    <${Ro}
      legend=${r("keys.permissions")}
      names=${ac(h)}
      groupText=${Qt}
      wordsOf=${Xt}
      chosen=${s}
      onChosen=${i}
      fault=${l}
    />
    <${_f} entry=${p} />
    ${t?null:a`<${xe}
          label=${r("keys.includesChildren")}
          hint=${r("keys.includesChildrenHint")}
          value=${u}
          onValue=${m}
        />`}
  <//>`}function _f({entry:e}){return a`<${b}
      label=${r("keys.expiry")}
      hint=${r("keys.expiryHint")}
      type="date"
      ...${e.fieldOf("expiresAt")}
    />
    <${b}
      label=${r("keys.networks")}
      hint=${r("keys.networksHint")}
      type="area"
      rows="2"
      ...${e.fieldOf("networks")}
    />`}function kf(e){if(!e)return"";let t=new Date(e);return new Date(t.getTime()-t.getTimezoneOffset()*6e4).toISOString().slice(0,10)}function xf(e){return e?new Date(`${e}T23:59:59`).toISOString():null}var No=3600;function cc({accountId:e,apiKey:t,onDone:n,onClose:o}){let s=D({graceSeconds:`${No}`},async({graceSeconds:i})=>n(await sc(e,t.apiKeyId,Number(i))));return a`<${de}
    title=${r("keys.rotateTitle",{name:t.name})}
    label=${r("keys.rotate")}
    entry=${s}
    onClose=${o}
  >
    <p>${r("keys.rotateHint")}</p>
    <${b}
      label=${r("keys.grace")}
      options=${[["0",r("keys.graceNone")],[`${No}`,r("keys.graceHour")],[`${6*No}`,r("keys.graceSix")],[`${24*No}`,r("keys.graceDay")]]}
      data-first
      ...${s.fieldOf("graceSeconds")}
    />
  <//>`}function uc({accountId:e}){let{answer:t,problem:n,again:o}=C(()=>nc(e),[e]);F(["keys","usage"],o);let[s,i]=$(null),[l,c]=$(null),u=a`<${P}
    permission="apikeys.manage"
    className="strong"
    onClick=${()=>i({deed:"create"})}
  >
    <${S} name="add" />${r("keys.create")}
  <//>`,m=d=>{i(null),c(d),o()};return a`<${V}
    title=${r("keys.title")}
    hint=${r("keys.hint")}
    tools=${t?.length?u:null}
  >
    <${v} error=${n} onRetry=${o} />
    ${t?.length===0?a`<${Z} title=${r("keys.none")}><p>${r("keys.noneHint")}</p>${u}<//>`:null}
    ${t?.length?a`<${$e}
          label=${r("keys.title")}
          columns=${Tf((d,p)=>i({deed:d,key:p}))}
          rows=${t}
          idOf=${d=>d.apiKeyId}
        />`:null}
    ${s?Sf(s,e,m,()=>i(null)):null}
    ${l?a`<${Ie}
          title=${r("keys.madeTitle")}
          label=${l.name}
          secret=${l.key}
          onDone=${()=>c(null)}
        />`:null}
  <//>`}function Sf({deed:e,key:t},n,o,s){return e==="create"||!t?a`<${Vr} accountId=${n} onDone=${o} onClose=${s} />`:e==="edit"?a`<${Vr}
      accountId=${n}
      apiKey=${t}
      onDone=${o}
      onClose=${s}
    />`:e==="rotate"?a`<${cc}
      accountId=${n}
      apiKey=${t}
      onDone=${o}
      onClose=${s}
    />`:a`<${te}
    title=${r("keys.revokeTitle",{name:t.name})}
    deed=${r("keys.revoke")}
    word=${t.name}
    onConfirm=${async()=>{await ic(n,t.apiKeyId),O(r("keys.revoked",{name:t.name})),o(null)}}
    onClose=${s}
  >
    <p>${r("keys.revokeHint")}</p>
  <//>`}function Tf(e){return[{name:"name",label:r("keys.name"),sortBy:t=>t.name.toLowerCase(),cell:t=>a`<span class="stack">
        <strong>${t.name}</strong>
        <span class="hint"><code>…${t.lastFour}</code> ${Cf(t)}</span>
      </span>`},{name:"permissions",label:r("keys.permissions"),cell:t=>a`<span title=${Te(t.permissions)}>
        ${t.permissions.length>2?r("keys.count",{count:t.permissions.length}):Te(t.permissions)}
      </span>`},{name:"lastUsedAt",label:r("keys.lastUse"),sortBy:t=>t.lastUsedAt??"",cell:t=>me(t.lastUsedAt,r("keys.unused"))},{name:"expiresAt",label:r("keys.expiry"),sortBy:t=>t.expiresAt??"9",cell:t=>t.expiresAt?$t(t.expiresAt):r("keys.noExpiry")},{name:"status",label:r("keys.status"),cell:t=>a`<${Ef} apiKey=${t} />`},{name:"deeds",label:r("keys.deeds"),cell:t=>t.status==="active"?a`<span class="row-tools">
              ${Af.map(([n,o])=>a`<${P}
                  key=${n}
                  permission="apikeys.manage"
                  className=${n==="revoke"?"quiet danger":"quiet"}
                  onClick=${()=>e(n,t)}
                >
                  <${S} name=${o} /><span>${r(`keys.${n}`)}</span>
                <//>`)}
            </span>`:null}]}var Af=[["edit","edit"],["rotate","refresh"],["revoke","bin"]];function Cf(e){let t=[];return e.includesChildren&&t.push(r("keys.withChildren")),e.networks?.length&&t.push(r("keys.from",{networks:Te(e.networks)})),t.join(" · ")}function Ef({apiKey:e}){let t=e.expiresAt&&Date.parse(e.expiresAt)<=Date.now();return e.status!=="active"?a`<span class="badge badge-danger">${r("keys.isRevoked")}</span>`:t?a`<span class="badge badge-warn">${r("keys.isExpired")}</span>`:a`<span class="badge badge-good">${r("keys.isActive")}</span>`}var Of=[["",r("rights.asRole")],["given",r("rights.give")],["denied",r("rights.deny")]];function zr(e,t,n){let{[t]:o,...s}=e;return n?{...s,[t]:n==="given"}:s}function Gr({permission:e,exception:t,onException:n}){let o=t===void 0?"":t?"given":"denied";return a`<select
    aria-label=${r("rights.exceptionFor",{permission:e})}
    onChange=${s=>n(s.target.value)}
  >
    ${Of.map(([s,i])=>a`<option value=${s} selected=${s===o}>${i}</option>`)}
  </select>`}function mc({exceptions:e,onExceptions:t}){let n=Object.keys(e).length;return a`<details class="exceptions">
    <summary>
      ${n?r("members.exceptions",{count:n}):r("invite.exceptions")}
    </summary>
    ${Zt.map(([o,s])=>a`<section key=${o} class="area">
        <h3>${Qt(o)}</h3>
        <ul class="rows">
          ${s.map(i=>{let l=`${o}.${i}`;return a`<li key=${l} class="row permission">
              <span class="row-words"><span>${Xt(l)}</span></span>
              <${Gr}
                permission=${l}
                exception=${e[l]}
                onException=${c=>t(zr(e,l,c))}
              />
            </li>`})}
        </ul>
      </section>`)}
  </details>`}function dc({accountId:e,userId:t,member:n,rights:o,denials:s,onSaved:i}){let l=n?.permissions??{},[c,u]=$(l),{fieldOf:m,values:d,isBusy:p,problem:h,submit:f,form:g}=D({role:String(n?.role??"")},async({role:I})=>{await to(e,t,{role:I,permissions:c}),O(r("rights.saved")),await i()}),_=d.role===n?.role&&JSON.stringify(c)===JSON.stringify(l),w=!n||Ce("users.manage")!=="",E=(I,q)=>u(zr(c,I,q)),x=Ne.find(I=>I===d.role);return a`<form class="rights" ref=${g} onSubmit=${f} noValidate>
    ${n?a`<${A} title=${r("rights.role")}>
          <div class="panel-body">
            <${b}
              label=${r("rights.roleHere")}
              disabled=${w}
              options=${Ne.map(I=>[I,r(`role.${I}`)])}
              hint=${x?r(`roleHint.${x}`):void 0}
              ...${m("role")}
            />
          </div>
        <//>`:null}
    <${A} title=${r("rights.title")} hint=${r("rights.hint")}>
      ${Zt.map(([I,q])=>a`<section key=${I} class="area">
          <h3>${Qt(I)}</h3>
          <ul class="rows">
            ${q.map(ve=>{let ge=`${I}.${ve}`;return a`<${If}
                key=${ge}
                permission=${ge}
                right=${o.find(X=>X.permission.split(":")[0]===ge)}
                exception=${c[ge]}
                deniedIn=${s.get(ge)??""}
                accountId=${e}
                onException=${w?null:X=>E(ge,X)}
              />`})}
          </ul>
        </section>`)}
    <//>
    <${v} error=${h} />
    ${n?a`<div class="actions rights-save">
          <${P}
            permission="users.manage"
            className="strong"
            reason=${_?r("settings.same"):""}
            onClick=${()=>!p&&g.current?.requestSubmit()}
          >
            ${r("rights.save")}
          <//>
        </div>`:null}
  </form>`}function If({permission:e,right:t,exception:n,deniedIn:o,accountId:s,onException:i}){let l=t?Mf(t,s):Pf(n,o);return a`<li class="row permission ${t?"is-had":""}">
    <span class="tick" aria-hidden="true">
      ${t?a`<${S} name="check" />`:null}
    </span>
    <div class="row-words">
      <span>${Xt(t?.permission??e)}</span>
      <span class="hint">
        <code>${t?.permission??e}</code> · ${l}
      </span>
    </div>
    ${i?a`<${Gr}
          permission=${e}
          exception=${n}
          onException=${i}
        />`:null}
  </li>`}function Pf(e,t){if(e===!1)return r("rights.denied");if(t)return r("rights.deniedIn",{name:t});let n=j.value?.status??"active";return n==="active"?r("rights.none"):r(`rights.${n}`)}function Mf(e,t){let n=e.reason.split(",")[0]??"",o=Ne.find(i=>i===n),s=o?r(`role.${o}`):r("rights.exception");return e.accountId===t?s:r("structure.inherited",{role:s,name:e.accountName})}function pc({accountId:e,userId:t}){let[n,o]=$(!1),{answer:s,problem:i,again:l}=C(async()=>{let[E,x,I]=await Promise.all([ht(e),Nf(e,t),bn(e)]);return{member:E.find(ve=>ve.userId===t),rights:x,denials:Rf(I,t)}},[e,t]);F(["members"],l);let c=t===M.value?.userId,u=async()=>{await l(),c&&await Promise.all([ne(e),ae()])};if(i)return a`<${v} error=${i} onRetry=${l} />`;if(!s)return a`<div class="waiting-view" aria-busy="true"></div>`;let{member:m,rights:d,denials:p}=s;if(!m&&!d.length)return a`<${Z} title=${r("member.missing")}>
      <a class="button" href=${T("members")}>${r("member.toMembers")}</a>
    <//>`;let h=m?.name||m?.email||(c?M.value?.email:"")||t,f=m?.status==="suspended",_=m?a`<${P} permission="users.manage" onClick=${async()=>{try{await to(e,t,{status:f?"active":"suspended"}),await u(),O(r(f?"member.reactivated":"member.suspended",{name:h}))}catch(E){H(E)}}}>
          ${r(f?"member.reactivate":"member.suspend")}
        <//>
        <${P}
          permission=${c?"account.read":"users.manage"}
          className="danger"
          onClick=${()=>o(!0)}
        >
          ${r(c?"member.leave":"member.remove")}
        <//>`:null,w={href:T("members"),words:r("member.toMembers")};return a`<${V} title=${h} hint=${m?.email} tools=${_} back=${w}>
    ${f?a`<p class="crumbs"><${Ht} status="suspended" /></p>`:null}
    ${m?null:a`<p>${r("member.onlyInherited")}</p>`}
    <${dc}
      key=${JSON.stringify(m??null)}
      accountId=${e}
      userId=${t}
      member=${m}
      rights=${d}
      denials=${p}
      onSaved=${u}
    />
    ${n?a`<${Df}
          accountId=${e}
          userId=${t}
          name=${h}
          onClose=${()=>o(!1)}
        />`:null}
  <//>`}function Df({accountId:e,userId:t,name:n,onClose:o}){let s=t===M.value?.userId,i=j.value?.name??"",l=async()=>{await Vi(e,t),O(r(s?"member.left":"member.removed",{name:n,account:i})),s&&await ae(),ee(s?"/":`/accounts/${e}/members`,{replace:!0})};return a`<${te}
    title=${r(s?"member.leaveAsk":"member.removeAsk",{name:n,account:i})}
    deed=${r(s?"member.leave":"member.remove")}
    onConfirm=${l}
    onClose=${o}
  >
    <p>${r(s?"member.leaveHint":"member.removeHint")}</p>
  <//>`}function Rf(e,t){let n=new Map;for(let{from:o,members:s}of e.toReversed()){let i=s.find(l=>l.userId===t)?.permissions??{};for(let[l,c]of Object.entries(i))c||n.set(l,o.name)}return n}async function Nf(e,t){try{return await eo(e,t)}catch(n){if(n instanceof W&&n.status===404)return[];throw n}}var Hf={mail:["email"],link:[]};function fc({accountId:e,onInvited:t,onClose:n}){let[o,s]=$("mail"),[i,l]=$(""),[c,u]=$({}),{fieldOf:m,values:d,isBusy:p,problem:h,submit:f,form:g}=D({email:"",role:"member",message:""},async({email:E,role:x,message:I})=>{let q={email:E.trim(),...I.trim()&&{message:I.trim()}},ve=Object.keys(c).length?{permissions:c}:{},ge={role:x,...ve,...o==="mail"?q:{}},X=await Gi(e,ge);if(t(),X.token)return l(X.token);O(r("invite.sent",{email:E.trim()})),n()},Hf[o]),_=r("invite.title",{name:j.value?.name??""});if(i)return a`<${Yr} token=${i} onClose=${n} />`;let w=Ne.find(E=>E===d.role)??"member";return a`<${le} title=${_} onClose=${n}>
    <form class="form" ref=${g} onSubmit=${f} noValidate>
      <${ue}
        legend=${r("invite.how")}
        name="way"
        value=${o}
        options=${[["mail",r("invite.byMail")],["link",r("invite.byLink")]]}
        onValue=${s}
      />
      ${o==="mail"?a`<${b}
            label=${r("person.email")}
            type="email"
            data-first
            ...${m("email")}
          />`:a`<p class="hint">${r("invite.linkHint")}</p>`}
      <${b}
        label=${r("invite.role")}
        options=${Ff().map(E=>[E,r(`role.${E}`)])}
        hint=${r(`roleHint.${w}`)}
        ...${m("role")}
      />
      ${o==="mail"?a`<${b}
            label=${r("invite.message")}
            type="area"
            maxlength="500"
            spellcheck
            ...${m("message")}
          />`:null}
      <${mc} exceptions=${c} onExceptions=${u} />
      <${v} error=${h} />
      <div class="actions">
        <button type="submit" class="button strong" disabled=${p}>
          ${r(o==="mail"?"invite.send":"invite.makeLink")}
        </button>
        <button type="button" class="button" onClick=${n}>${r("form.cancel")}</button>
      </div>
    </form>
  <//>`}function Yr({token:e,onClose:t}){let n=location.href.split("#",1)[0];return a`<${le} title=${r("invite.linkTitle")} onClose=${t}>
    <${Do}
      title=${r("invite.link")}
      secret=${`${n}#/invitation/${e}`}
      onDone=${t}
    />
  <//>`}function Ff(){let e=hn("users.invite")?.[0],t=Ne.findIndex(n=>n===e);return Ne.slice(Math.max(0,t))}function hc({accountId:e,asked:t}){let[n,o]=$(""),s=t.answer??[];if(t.problem)return a`<${v} error=${t.problem} onRetry=${t.again} />`;if(!s.length)return null;let i=async u=>{try{await u()}catch(m){H(m)}await t.again()},l=u=>i(async()=>{let m=await Yi(e,u.invitationId);m.token?o(m.token):O(r("invite.sent",{email:u.email??""}))}),c=u=>i(async()=>{await Ki(e,u.invitationId),O(r("invite.withdrawn"))});return a`<${A} title=${r("invite.open",{count:s.length})}>
    <ul class="rows">
      ${s.map(u=>a`<li key=${u.invitationId} class="row">
          <div class="row-words">
            <strong>${u.email??r("invite.anyone")}</strong>
            <span class="hint">
              ${r(`role.${u.role}`)} · ${r("invite.ends")}${" "}
              <${z} ms=${Date.parse(u.endsAt)} />
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
    ${n?a`<${Yr} token=${n} onClose=${()=>o("")} />`:null}
  <//>`}var Lf=5;function $c({accountId:e}){let[t,n]=$(!1),o=C(()=>ht(e),[e]),s=C(()=>bn(e),[e]),i=C(async()=>U("users.invite")?zi(e):[],[e]);F(["members"],()=>{for(let u of[o,s,i])u.again()});let l=a`<${P}
    permission="users.invite"
    className="strong"
    reason=${M.value?.emailVerified?"":r("lacks.unconfirmed")}
    onClick=${()=>n(!0)}
  >
    <${S} name="add" />${r("members.invite")}
  <//>`,c={title:r("members.title"),hint:r("members.hint"),tools:l};return a`<${V} ...${c}>
    <${v} error=${o.problem} onRetry=${o.again} />
    ${o.answer?a`<${Uf} members=${o.answer} />`:null}
    ${U("users.invite")?a`<${hc} accountId=${e} asked=${i} />`:null}
    ${(s.answer??[]).map(({from:u,members:m})=>a`<${A}
        key=${u.accountId}
        title=${r("members.inherited",{name:u.name})}
        hint=${r("members.inheritedHint")}
      >
        <ul class="rows">
          ${m.map(d=>a`<${gc} key=${d.userId} member=${d} from=${u} />`)}
        </ul>
      <//>`)}
    ${t?a`<${fc}
          accountId=${e}
          onInvited=${i.again}
          onClose=${()=>n(!1)}
        />`:null}
  <//>`}function Uf({members:e}){let[t,n]=$(""),[o,s]=$(""),i=t.trim().toLowerCase(),l=e.filter(c=>(!o||c.role===o)&&`${c.name} ${c.email}`.toLowerCase().includes(i));return a`${e.length>Lf?a`<div class="filters" role="search" aria-label=${r("members.filters")}>
          <${b}
            label=${r("members.filter")}
            type="search"
            value=${t}
            onValue=${n}
          />
          <${b}
            label=${r("rights.role")}
            options=${[["",r("members.anyRole")],...Ne.map(c=>[c,r(`role.${c}`)])]}
            value=${o}
            onValue=${s}
          />
        </div>`:null}
    <${A} title=${r("members.count",{count:l.length})}>
      <ul class="rows">
        ${l.map(c=>a`<${gc} key=${c.userId} member=${c} from=${null} />`)}
      </ul>
    <//>`}function gc({member:e,from:t}){let{userId:n,name:o,email:s,role:i,status:l,permissions:c,joinedAt:u}=e,m=Object.keys(c).length,d=n===M.value?.userId;return a`<li class="row">
    <span class="initials" aria-hidden="true">${Sr(o||s||"?")}</span>
    <div class="row-words">
      <a class="row-name" href=${T("member",{userId:n})}>
        ${o||s||n}${d?` ${r("members.you")}`:""}
      </a>
      <span class="hint">${s}</span>
    </div>
    ${m?a`<span class="badge">${r("members.exceptions",{count:m})}</span>`:null}
    ${l==="active"?null:a`<${Ht} status=${l} />`}
    ${t||!u?null:a`<span class="hint joined">
          ${r("members.joined")} <${z} ms=${Date.parse(u)} />
        </span>`}
    <span class="role-name">${r(`role.${i}`)}</span>
  </li>`}async function yc({unread:e,category:t,cursor:n}){return y("GET","v1/notifications",{query:{unread:e||void 0,category:t,cursor:n,limit:25}})}async function wc(e){await y("POST","v1/notifications/unread",{json:{ids:e}})}async function vc(e){await y("DELETE",`v1/notifications/${encodeURIComponent(e)}`)}async function bc(){return y("GET","v1/notifications/preferences")}async function _c(e){return y("PUT","v1/notifications/preferences",{json:e})}var Bf=["immediately","daily","never"];function kc(){let{answer:e,problem:t,again:n}=C(bc,[]);return a`<${A} title=${r("mails.title")} hint=${r("mails.hint")}>
    <div class="panel-body">
      <${v} error=${t} onRetry=${n} />
      ${e?a`<${jf} given=${e} />`:null}
    </div>
  <//>`}function jf({given:e}){let[t,n]=$(Object.fromEntries(e.categories.map(l=>[l.category,l.mail]))),[o,s]=$(!!e.quietHours),i=D({start:e.quietHours?.start??"22:00",end:e.quietHours?.end??"07:00",timeZone:e.timeZone??Intl.DateTimeFormat().resolvedOptions().timeZone},async({start:l,end:c,timeZone:u})=>{let m=e.categories.filter(d=>!d.isMandatory);await _c({mails:Object.fromEntries(m.map(({category:d,mail:p})=>[d,t[d]??p])),quietHours:o?{start:l,end:c}:null,timeZone:u||null}),O(r("mails.saved"))});return a`<form class="form" ref=${i.form} onSubmit=${i.submit} noValidate>
    ${e.categories.map(({category:l,isMandatory:c})=>c?a`<div key=${l} class="mail-choice">
            <span class="field-label">${Tn(l)}</span>
            <span class="hint">${r("mails.mandatory")}</span>
          </div>`:a`<div key=${l} class="mail-choice">
            <span class="field-label" aria-hidden="true">${Tn(l)}</span>
            <${ue}
              legend=${Tn(l)}
              name=${`mail-${l}`}
              value=${t[l]}
              options=${Bf.map(u=>[u,r(`mails.${u}`)])}
              onValue=${u=>n({...t,[l]:u})}
            />
          </div>`)}
    <${xe}
      label=${r("mails.quiet")}
      hint=${r("mails.quietHint")}
      value=${o}
      onValue=${s}
    />
    <div class="filters">
      ${o?a`<${b} label=${r("mails.start")} type="time" ...${i.fieldOf("start")} />
            <${b} label=${r("mails.end")} type="time" ...${i.fieldOf("end")} />`:null}
      <${b}
        label=${r("mails.zone")}
        options=${qf(i.values.timeZone)}
        ...${i.fieldOf("timeZone")}
      />
    </div>
    <${v} error=${i.problem} />
    <div class="actions">
      <button type="submit" class="button strong" disabled=${i.isBusy}>
        ${r("form.save")}
      </button>
    </div>
  </form>`}function qf(e){return[...new Set(["UTC",...Intl.supportedValuesOf("timeZone"),e])].sort().map(n=>[n,n.replaceAll("_"," ")])}var xc=["security","sync","billing","team","system"],Wf={which:"all",category:""};function Sc(){let[{which:e,category:t},n]=$(Wf),[o,s]=$([]),i=o.at(-1)??"";N(()=>s([]),[e,t]);let{answer:l,problem:c,again:u}=C(()=>yc({unread:e==="unread",category:t,cursor:i}),[e,t,i]),m=G(Rt.value);N(()=>{m.current!==Rt.value&&u(),m.current=Rt.value},[Rt.value]);let d=async p=>{try{await p(),await u()}catch(h){H(h)}};return a`<${V}
    title=${r("inbox.title")}
    hint=${r("inbox.hint")}
    tools=${a`<button
      type="button"
      class="button"
      disabled=${Mt.value===0}
      onClick=${()=>d(()=>je({all:!0}))}
    >
      <${S} name="check" />${r("inbox.readAll")}
    </button>`}
  >
    <${Vf} which=${e} category=${t} onFilter=${n} />
    <${v} error=${c} onRetry=${u} />
    ${l?.items.length===0?a`<${Z} title=${r("inbox.none")} />`:null}
    ${l?.items.length?a`<${A} title=${r("inbox.listed")}>
          <ul class="rows">
            ${l.items.map(p=>a`<${zf} key=${p.notificationId} item=${p} acting=${d} />`)}
          </ul>
        <//>`:null}
    <${Oe} cursors=${o} next=${l?.nextCursor??null} onCursors=${s} />
    <${kc} />
  <//>`}function Vf({which:e,category:t,onFilter:n}){return a`<div class="filters">
    <${ue}
      legend=${r("inbox.which")}
      name="which"
      value=${e}
      options=${[["all",r("inbox.all")],["unread",r("inbox.unread")]]}
      onValue=${o=>n({which:o,category:t})}
      isLegendShown
    />
    <${b}
      label=${r("inbox.category")}
      options=${[["",r("inbox.every")],...xc.map(o=>[o,r(`category.${o}`)])]}
      value=${t}
      onValue=${o=>n({which:e,category:o})}
    />
  </div>`}function zf({item:e,acting:t}){let n=e.notificationId,o=async()=>{if(!e.isRead)return je({ids:[n]});await wc([n]),await gn()},s=async()=>{await vc(n),await gn()},i=e.actionUrl?.startsWith("#/");return a`<li class="row notice-row ${e.isRead?"":"is-unread"}">
    <span class="row-words">
      <span class="notice-title">
        ${e.isRead?null:a`<span class="visually-hidden">${r("inbox.isUnread")}</span>`}
        ${i?a`<a
              href=${e.actionUrl}
              onClick=${()=>{e.isRead||je({ids:[n]}).catch(H)}}
            >
              ${e.title}
            </a>`:e.title}
      </span>
      <span>${e.message}</span>
      <span class="hint">
        ${Tn(e.category)}${" · "}<${z} ms=${Date.parse(e.createdAt)} />
      </span>
    </span>
    <span class="row-tools">
      <button type="button" class="button quiet" onClick=${()=>t(o)}>
        ${r(e.isRead?"inbox.markUnread":"inbox.markRead")}
        <span class="visually-hidden">: ${e.title}</span>
      </button>
      <button type="button" class="button quiet" onClick=${()=>t(s)}>
        <${S} name="bin" />${r("inbox.delete")}
        <span class="visually-hidden">: ${e.title}</span>
      </button>
    </span>
  </li>`}function Tn(e){let t=xc.find(n=>n===e);return t?r(`category.${t}`):e}async function Tc(e){return y("PATCH","v1/users/me",{json:e})}async function Ac(e){return y("POST","v1/auth/email/change",{json:{email:e}})}async function Cc(e){await y("POST","v1/auth/password/verify",{json:{password:e},isGuest:!0})}async function Ec(e){await y("POST","v1/auth/password/change",{json:e,isGuest:!0})}async function Oc(){return(await y("POST","v1/auth/totp")).uri}async function Ic(e){return(await y("POST","v1/auth/totp/confirm",{json:{code:e},isGuest:!0})).codes}async function Pc(){await y("DELETE","v1/auth/totp")}async function Mc(){return(await y("POST","v1/auth/backup-codes")).codes}async function Dc(){return be("v1/auth/sessions")}async function Rc(e){await y("DELETE",`v1/auth/sessions/${encodeURIComponent(e)}`)}async function Nc(){await y("DELETE","v1/auth/sessions")}async function Hc(){await y("DELETE","v1/users/me")}function Fc(){let[e,t]=$(null),n=async s=>{try{return await s()}catch(l){if(!(l instanceof W)||l.details.need!=="fresh")throw l}let i=await new Promise(l=>t({done:l}));if(t(null),!i)throw new Error(r("fresh.cancelled"));return s()},o=e?a`<${Gf} onDone=${e.done} />`:null;return{freshly:n,asking:o}}function Gf({onDone:e}){let t=D({password:""},async({password:n})=>{await Cc(n),e(!0)},["password"]);return a`<${de}
    title=${r("fresh.title")}
    label=${r("fresh.go")}
    entry=${t}
    onClose=${()=>e(!1)}
  >
    <p class="hint">${r("fresh.hint")}</p>
    <${b}
      label=${r("person.password")}
      type="password"
      autocomplete="current-password"
      data-first
      ...${t.fieldOf("password")}
    />
  <//>`}function Lc({who:e}){let t=D({firstName:e.firstName,lastName:e.lastName},async({firstName:o,lastName:s})=>{M.value=await Tc({firstName:o.trim(),lastName:s.trim()}),O(r("profile.nameSaved"))},["firstName","lastName"]),n=r("profile.name");return a`<${Kr} title=${n} label=${r("form.save")} entry=${t}>
    <${b}
      label=${r("person.firstName")}
      autocomplete="given-name"
      ...${t.fieldOf("firstName")}
    />
    <${b}
      label=${r("person.lastName")}
      autocomplete="family-name"
      ...${t.fieldOf("lastName")}
    />
  <//>`}function Uc({who:e,freshly:t}){let n=D({email:""},async({email:o})=>{let s=await t(()=>Ac(o.trim())),i=s.email!==e.email;M.value=s,O(r(i?"link.address.done":"profile.addressSent",{email:o.trim()}))},["email"]);return a`<${Kr}
    title=${r("person.email")}
    hint=${r("profile.addressHint",{email:e.email})}
    label=${r("profile.addressSend")}
    entry=${n}
  >
    <${b}
      label=${r("profile.newAddress")}
      type="email"
      autocomplete="email"
      ...${n.fieldOf("email")}
    />
  <//>`}function Bc(){let[e,t]=$(0);return a`<${Yf} key=${e} onDone=${()=>t(e+1)} />`}function Yf({onDone:e}){let t=D({current:"",new:""},async n=>{await Ec(n),O(r("profile.passwordSaved")),e()},["current","new"]);return a`<${Kr}
    title=${r("person.password")}
    hint=${r("profile.passwordHint")}
    label=${r("profile.passwordSave")}
    entry=${t}
  >
    <${b}
      label=${r("profile.current")}
      type="password"
      autocomplete="current-password"
      ...${t.fieldOf("current")}
    />
    <${b}
      label=${r("person.newPassword")}
      hint=${r("person.passwordHint")}
      type="password"
      autocomplete="new-password"
      ...${t.fieldOf("new")}
    />
  <//>`}function Kr({title:e,hint:t,label:n,entry:o,children:s}){let i=o.isBusy||!!ce.value;return a`<${A} title=${e} hint=${t}>
    <form class="panel-body" ref=${o.form} onSubmit=${o.submit} noValidate>
      <div class="pair">${s}</div>
      <${v} error=${o.problem} />
      <div class="actions">
        <button type="submit" class="button" disabled=${i}>${n}</button>
      </div>
    </form>
  <//>`}var Kf=[{name:"type",label:r("activity.what"),cell:e=>nt(e)},{name:"network",label:r("activity.network"),cell:e=>e.ipAddress??"–"},{name:"at",label:r("activity.when"),cell:e=>me(e.timestamp,"")}];function jc(){let[e,t]=$([]),[n,o]=$(null),s=e.at(-1)??"",{answer:i,problem:l,again:c}=C(()=>Ka(s),[s]);return a`<${A} title=${r("own.activities")} hint=${r("own.activitiesHint")}>
    <div class="panel-body">
      <${v} error=${l} onRetry=${c} />
      ${i?.items.length===0?a`<p class="hint">${r("activities.none")}</p>`:null}
      ${i?.items.length?a`<${$e}
            label=${r("own.activities")}
            columns=${Kf}
            rows=${i.items}
            idOf=${u=>u.activityId}
            onOpen=${o}
          />`:null}
      <${Oe} cursors=${e} next=${i?.nextCursor??null} onCursors=${t} />
    </div>
    ${n?a`<${uo} entry=${n} names=${Jf()} onClose=${()=>o(null)} />`:null}
  <//>`}function Jf(){let e=M.value;return new Map(e?[[e.userId,Tt(e)]]:[])}function qc(){return a`<${A}
    title=${r("own.export")}
    hint=${r("own.exportHint")}
    tools=${a`<a class="button" href="v1/users/me/export" download="my-data.json">
      ${r("own.download")}
    </a>`}
  />`}function Wc({who:e,freshly:t}){let[n,o]=$(!1),s=async()=>{await t(Hc),oo(),Ze(),M.value=null,ee("/signin",{replace:!0})};return a`<${A}
    title=${r("own.leave")}
    hint=${r("own.leaveHint")}
    className="panel-danger"
    tools=${a`<button
      type="button"
      class="button danger"
      disabled=${!!ce.value}
      onClick=${()=>o(!0)}
    >
      ${r("own.leaveGo")}
    </button>`}
  >
    ${n?a`<${te}
          title=${r("own.leave")}
          deed=${r("own.leaveGo")}
          word=${e.email}
          onConfirm=${s}
          onClose=${()=>o(!1)}
        >
          <p>${r("own.leaveHint")}</p>
          <p>${r("own.leaveAdmin")} ${r("own.leaveLater")}</p>
        <//>`:null}
  <//>`}var wt=(e=>(e[e.Border=-1]="Border",e[e.Data=0]="Data",e[e.Function=1]="Function",e[e.Position=2]="Position",e[e.Timing=3]="Timing",e[e.Alignment=4]="Alignment",e))(wt||{}),Zf=[0,1],zc=[1,0],Gc=[2,3],Yc=[3,2],Xf={L:Zf,M:zc,Q:Gc,H:Yc},Qf=/^\d*$/,eh=/^[A-Z0-9 $%*+./:-]*$/,Jr="0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:",es=1,ts=40,Vc=3,th=3,Ho=40,nh=10,Kc=[[-1,7,10,15,20,26,18,20,24,30,18,20,24,26,30,22,24,28,30,28,28,28,28,30,30,26,28,30,30,30,30,30,30,30,30,30,30,30,30,30,30],[-1,10,16,26,18,24,16,18,22,22,26,30,22,22,24,24,28,28,26,26,26,26,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28],[-1,13,22,18,26,18,24,18,22,20,24,28,26,24,20,30,24,28,28,26,30,28,30,30,30,30,28,30,30,30,30,30,30,30,30,30,30,30,30,30,30],[-1,17,28,22,16,22,28,26,26,24,28,24,28,22,24,24,30,28,28,26,28,30,24,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30]],Jc=[[-1,1,1,1,1,1,2,2,2,2,4,4,4,4,4,6,6,6,6,7,8,8,9,9,10,12,12,12,13,14,15,16,17,18,19,19,20,21,22,24,25],[-1,1,1,1,2,2,4,4,4,5,5,5,8,9,9,10,10,11,13,14,16,17,17,18,20,21,23,25,26,28,29,31,33,35,37,38,40,43,45,47,49],[-1,1,1,2,2,4,4,6,6,8,8,8,10,12,16,12,17,16,18,21,20,23,23,25,27,29,34,34,35,38,40,43,45,48,51,53,56,59,62,65,68],[-1,1,1,2,4,4,4,5,6,8,8,11,11,16,16,18,16,19,21,25,25,25,34,30,32,35,37,40,42,45,48,51,54,57,60,63,66,70,74,77,81]],Zr=class{constructor(t,n,o,s){if(this.version=t,this.ecc=n,t<es||t>ts)throw new RangeError("Version value out of range");if(s<-1||s>7)throw new RangeError("Mask value out of range");this.size=t*4+17;let i=Array.from({length:this.size}).fill(!1);for(let c=0;c<this.size;c++)this.modules.push(i.slice()),this.types.push(i.map(()=>0));this.drawFunctionPatterns();let l=this.addEccAndInterleave(o);if(this.drawCodewords(l),s===-1){let c=1e9;for(let u=0;u<8;u++){this.applyMask(u),this.drawFormatBits(u);let m=this.getPenaltyScore();m<c&&(s=u,c=m),this.applyMask(u)}}this.mask=s,this.applyMask(s),this.drawFormatBits(s)}size;mask;modules=[];types=[];getModule(t,n){return t>=0&&t<this.size&&n>=0&&n<this.size&&this.modules[n][t]}drawFunctionPatterns(){for(let o=0;o<this.size;o++)this.setFunctionModule(6,o,o%2===0,wt.Timing),this.setFunctionModule(o,6,o%2===0,wt.Timing);this.drawFinderPattern(3,3),this.drawFinderPattern(this.size-4,3),this.drawFinderPattern(3,this.size-4);let t=this.getAlignmentPatternPositions(),n=t.length;for(let o=0;o<n;o++)for(let s=0;s<n;s++)o===0&&s===0||o===0&&s===n-1||o===n-1&&s===0||this.drawAlignmentPattern(t[o],t[s]);this.drawFormatBits(0),this.drawVersion()}drawFormatBits(t){let n=this.ecc[1]<<3|t,o=n;for(let i=0;i<10;i++)o=o<<1^(o>>>9)*1335;let s=(n<<10|o)^21522;for(let i=0;i<=5;i++)this.setFunctionModule(8,i,qe(s,i));this.setFunctionModule(8,7,qe(s,6)),this.setFunctionModule(8,8,qe(s,7)),this.setFunctionModule(7,8,qe(s,8));for(let i=9;i<15;i++)this.setFunctionModule(14-i,8,qe(s,i));for(let i=0;i<8;i++)this.setFunctionModule(this.size-1-i,8,qe(s,i));for(let i=8;i<15;i++)this.setFunctionModule(8,this.size-15+i,qe(s,i));this.setFunctionModule(8,this.size-8,!0)}drawVersion(){if(this.version<7)return;let t=this.version;for(let o=0;o<12;o++)t=t<<1^(t>>>11)*7973;let n=this.version<<12|t;for(let o=0;o<18;o++){let s=qe(n,o),i=this.size-11+o%3,l=Math.floor(o/3);this.setFunctionModule(i,l,s),this.setFunctionModule(l,i,s)}}drawFinderPattern(t,n){for(let o=-4;o<=4;o++)for(let s=-4;s<=4;s++){let i=Math.max(Math.abs(s),Math.abs(o)),l=t+s,c=n+o;l>=0&&l<this.size&&c>=0&&c<this.size&&this.setFunctionModule(l,c,i!==2&&i!==4,wt.Position)}}drawAlignmentPattern(t,n){for(let o=-2;o<=2;o++)for(let s=-2;s<=2;s++)this.setFunctionModule(t+s,n+o,Math.max(Math.abs(s),Math.abs(o))!==1,wt.Alignment)}setFunctionModule(t,n,o,s=wt.Function){this.modules[n][t]=o,this.types[n][t]=s}addEccAndInterleave(t){let n=this.version,o=this.ecc;if(t.length!==Fo(n,o))throw new RangeError("Invalid argument");let s=Jc[o[0]][n],i=Kc[o[0]][n],l=Math.floor(Xr(n)/8),c=s-l%s,u=Math.floor(l/s),m=[],d=mh(i);for(let h=0,f=0;h<s;h++){let g=t.slice(f,f+u-i+(h<c?0:1));f+=g.length;let _=dh(g,d);h<c&&g.push(0),m.push(g.concat(_))}let p=[];for(let h=0;h<m[0].length;h++)m.forEach((f,g)=>{(h!==u-i||g>=c)&&p.push(f[h])});return p}drawCodewords(t){if(t.length!==Math.floor(Xr(this.version)/8))throw new RangeError("Invalid argument");let n=0;for(let o=this.size-1;o>=1;o-=2){o===6&&(o=5);for(let s=0;s<this.size;s++)for(let i=0;i<2;i++){let l=o-i,u=(o+1&2)===0?this.size-1-s:s;!this.types[u][l]&&n<t.length*8&&(this.modules[u][l]=qe(t[n>>>3],7-(n&7)),n++)}}}applyMask(t){if(t<0||t>7)throw new RangeError("Mask value out of range");for(let n=0;n<this.size;n++)for(let o=0;o<this.size;o++){let s;switch(t){case 0:s=(o+n)%2===0;break;case 1:s=n%2===0;break;case 2:s=o%3===0;break;case 3:s=(o+n)%3===0;break;case 4:s=(Math.floor(o/3)+Math.floor(n/2))%2===0;break;case 5:s=o*n%2+o*n%3===0;break;case 6:s=(o*n%2+o*n%3)%2===0;break;case 7:s=((o+n)%2+o*n%3)%2===0;break;default:throw new Error("Unreachable")}!this.types[n][o]&&s&&(this.modules[n][o]=!this.modules[n][o])}}getPenaltyScore(){let t=0;for(let i=0;i<this.size;i++){let l=!1,c=0,u=[0,0,0,0,0,0,0];for(let m=0;m<this.size;m++)this.modules[i][m]===l?(c++,c===5?t+=Vc:c>5&&t++):(this.finderPenaltyAddHistory(c,u),l||(t+=this.finderPenaltyCountPatterns(u)*Ho),l=this.modules[i][m],c=1);t+=this.finderPenaltyTerminateAndCount(l,c,u)*Ho}for(let i=0;i<this.size;i++){let l=!1,c=0,u=[0,0,0,0,0,0,0];for(let m=0;m<this.size;m++)this.modules[m][i]===l?(c++,c===5?t+=Vc:c>5&&t++):(this.finderPenaltyAddHistory(c,u),l||(t+=this.finderPenaltyCountPatterns(u)*Ho),l=this.modules[m][i],c=1);t+=this.finderPenaltyTerminateAndCount(l,c,u)*Ho}for(let i=0;i<this.size-1;i++)for(let l=0;l<this.size-1;l++){let c=this.modules[i][l];c===this.modules[i][l+1]&&c===this.modules[i+1][l]&&c===this.modules[i+1][l+1]&&(t+=th)}let n=0;for(let i of this.modules)n=i.reduce((l,c)=>l+(c?1:0),n);let o=this.size*this.size,s=Math.ceil(Math.abs(n*20-o*10)/o)-1;return t+=s*nh,t}getAlignmentPatternPositions(){if(this.version===1)return[];{let t=Math.floor(this.version/7)+2,n=this.version===32?26:Math.ceil((this.version*4+4)/(t*2-2))*2,o=[6];for(let s=this.size-7;o.length<t;s-=n)o.splice(1,0,s);return o}}finderPenaltyCountPatterns(t){let n=t[1],o=n>0&&t[2]===n&&t[3]===n*3&&t[4]===n&&t[5]===n;return(o&&t[0]>=n*4&&t[6]>=n?1:0)+(o&&t[6]>=n*4&&t[0]>=n?1:0)}finderPenaltyTerminateAndCount(t,n,o){return t&&(this.finderPenaltyAddHistory(n,o),n=0),n+=this.size,this.finderPenaltyAddHistory(n,o),this.finderPenaltyCountPatterns(o)}finderPenaltyAddHistory(t,n){n[0]===0&&(t+=this.size),n.pop(),n.unshift(t)}};function We(e,t,n){if(t<0||t>31||e>>>t)throw new RangeError("Value out of range");for(let o=t-1;o>=0;o--)n.push(e>>>o&1)}function qe(e,t){return(e>>>t&1)!==0}var An=class{constructor(t,n,o){if(this.mode=t,this.numChars=n,this.bitData=o,n<0)throw new RangeError("Invalid argument");this.bitData=o.slice()}getData(){return this.bitData.slice()}},oh=[1,10,12,14],rh=[2,9,11,13],sh=[4,8,16,16];function Zc(e,t){return e[Math.floor((t+7)/17)+1]}function Xc(e){let t=[];for(let n of e)We(n,8,t);return new An(sh,e.length,t)}function ih(e){if(!Qc(e))throw new RangeError("String contains non-numeric characters");let t=[];for(let n=0;n<e.length;){let o=Math.min(e.length-n,3);We(Number.parseInt(e.substring(n,n+o),10),o*3+1,t),n+=o}return new An(oh,e.length,t)}function ah(e){if(!eu(e))throw new RangeError("String contains unencodable characters in alphanumeric mode");let t=[],n;for(n=0;n+2<=e.length;n+=2){let o=Jr.indexOf(e.charAt(n))*45;o+=Jr.indexOf(e.charAt(n+1)),We(o,11,t)}return n<e.length&&We(Jr.indexOf(e.charAt(n)),6,t),new An(rh,e.length,t)}function lh(e){return e===""?[]:Qc(e)?[ih(e)]:eu(e)?[ah(e)]:[Xc(uh(e))]}function Qc(e){return Qf.test(e)}function eu(e){return eh.test(e)}function ch(e,t){let n=0;for(let o of e){let s=Zc(o.mode,t);if(o.numChars>=1<<s)return Number.POSITIVE_INFINITY;n+=4+s+o.bitData.length}return n}function uh(e){e=encodeURI(e);let t=[];for(let n=0;n<e.length;n++)e.charAt(n)!=="%"?t.push(e.charCodeAt(n)):(t.push(Number.parseInt(e.substring(n+1,n+3),16)),n+=2);return t}function Xr(e){if(e<es||e>ts)throw new RangeError("Version number out of range");let t=(16*e+128)*e+64;if(e>=2){let n=Math.floor(e/7)+2;t-=(25*n-10)*n-55,e>=7&&(t-=36)}return t}function Fo(e,t){return Math.floor(Xr(e)/8)-Kc[t[0]][e]*Jc[t[0]][e]}function mh(e){if(e<1||e>255)throw new RangeError("Degree out of range");let t=[];for(let o=0;o<e-1;o++)t.push(0);t.push(1);let n=1;for(let o=0;o<e;o++){for(let s=0;s<t.length;s++)t[s]=Qr(t[s],n),s+1<t.length&&(t[s]^=t[s+1]);n=Qr(n,2)}return t}function dh(e,t){let n=t.map(o=>0);for(let o of e){let s=o^n.shift();n.push(0),t.forEach((i,l)=>n[l]^=Qr(i,s))}return n}function Qr(e,t){if(e>>>8||t>>>8)throw new RangeError("Byte out of range");let n=0;for(let o=7;o>=0;o--)n=n<<1^(n>>>7)*285,n^=(t>>>o&1)*e;return n}function ph(e,t,n=1,o=40,s=-1,i=!0){if(!(es<=n&&n<=o&&o<=ts)||s<-1||s>7)throw new RangeError("Invalid value");let l,c;for(l=n;;l++){let p=Fo(l,t)*8,h=ch(e,l);if(h<=p){c=h;break}if(l>=o)throw new RangeError("Data too long")}for(let p of[zc,Gc,Yc])i&&c<=Fo(l,p)*8&&(t=p);let u=[];for(let p of e){We(p.mode[0],4,u),We(p.numChars,Zc(p.mode,l),u);for(let h of p.getData())u.push(h)}let m=Fo(l,t)*8;We(0,Math.min(4,m-u.length),u),We(0,(8-u.length%8)%8,u);for(let p=236;u.length<m;p^=253)We(p,8,u);let d=Array.from({length:Math.ceil(u.length/8)},()=>0);return u.forEach((p,h)=>d[h>>>3]|=p<<7-(h&7)),new Zr(l,t,d,s)}function tu(e,t){let{ecc:n="L",boostEcc:o=!1,minVersion:s=1,maxVersion:i=40,maskPattern:l=-1,border:c=1}=t||{},u=typeof e=="string"?lh(e):Array.isArray(e)?[Xc(e)]:void 0;if(!u)throw new Error(`uqr only supports encoding string and binary data, but got: ${typeof e}`);let m=ph(u,Xf[n],s,i,l,o),d=fh({version:m.version,maskPattern:m.mask,size:m.size,data:m.modules,types:m.types},c);return t?.invert&&(d.data=d.data.map(p=>p.map(h=>!h))),t?.onEncoded?.(d),d}function fh(e,t=1){if(!t)return e;let{size:n}=e,o=n+t*2;e.size=o,e.data.forEach(i=>{for(let l=0;l<t;l++)i.unshift(!1),i.push(!1)});for(let i=0;i<t;i++)e.data.unshift(Array.from({length:o},l=>!1)),e.data.push(Array.from({length:o},l=>!1));let s=wt.Border;e.types.forEach(i=>{for(let l=0;l<t;l++)i.unshift(s),i.push(s)});for(let i=0;i<t;i++)e.types.unshift(Array.from({length:o},l=>s)),e.types.push(Array.from({length:o},l=>s));return e}var hh=4;function nu({text:e,label:t}){let{size:n,path:o}=_t(()=>$h(e),[e]);return a`<svg class="qr" viewBox="0 0 ${n} ${n}" role="img" aria-label=${t}>
    <rect class="qr-ground" width=${n} height=${n} />
    <path class="qr-ink" d=${o} />
  </svg>`}function $h(e){let{size:t,data:n}=tu(e,{ecc:"M",border:hh}),o=n.flatMap((s,i)=>s.map((l,c)=>l?`M${c} ${i}h1v1h-1z`:"")).join("");return{size:t,path:o}}function ou({who:e,freshly:t}){let[n,o]=$(""),[s,i]=$([]),[l,c]=$(""),u=e.twoFactorEnabled,m=async()=>{try{o(await t(Oc))}catch(h){H(h)}},d=h=>{o(""),i(h),M.value={...e,twoFactorEnabled:!0}},p=u?[ns("step.renew","",()=>c("renew")),ns("step.off","danger",()=>c("off"))]:ns("step.on","strong",m);return a`<${A}
    title=${r("step.title")}
    hint=${r(u?"step.isOn":"step.hint")}
    tools=${p}
  >
    ${n?a`<${gh} uri=${n} onDone=${d} onClose=${()=>o("")} />`:null}
    ${s.length?a`<${Ie}
          title=${r("step.codesTitle")}
          label=${r("step.codes")}
          secret=${s.join(`
`)}
          onDone=${()=>i([])}
        >
          <p class="hint">${r("step.codesHint")}</p>
        <//>`:null}
    ${l?a`<${te}
          title=${r(`step.${l}Title`)}
          deed=${r(`step.${l}`)}
          onConfirm=${async()=>{if(l==="renew")return i(await t(Mc));await t(Pc),M.value={...e,twoFactorEnabled:!1},O(r("step.isOff"))}}
          onClose=${()=>c("")}
        >
          <p>${r(`step.${l}Hint`)}</p>
        <//>`:null}
  <//>`}function ns(e,t,n){let o=!!ce.value;return a`<button
    type="button"
    class="button ${t}"
    key=${e}
    disabled=${o}
    onClick=${n}
  >
    ${r(e)}
  </button>`}function gh({uri:e,onDone:t,onClose:n}){let o=new URL(e).searchParams.get("secret")??"",s=D({code:""},async({code:i})=>t(await Ic(i.replaceAll(/\s/g,""))),["code"]);return a`<${de}
    title=${r("step.on")}
    label=${r("step.confirm")}
    entry=${s}
    onClose=${n}
  >
    <p>${r("step.scan")}</p>
    <${nu} text=${e} label=${r("step.qr")} />
    <p class="hint">
      ${r("step.type")} <code class="long">${o}</code>
      <${Ye} text=${o} label=${r("step.copy")} />
    </p>
    <${b}
      label=${r("door.code")}
      hint=${r("step.codeHint")}
      inputmode="numeric"
      autocomplete="one-time-code"
      data-first
      ...${s.fieldOf("code")}
    />
  <//>`}function ru(){let{answer:e,problem:t,again:n}=C(Dc,[]),o=async(i,l)=>{try{await i(),O(l),await n()}catch(c){H(c)}},s=e?.filter(i=>!i.isCurrent)??[];return a`<${A}
    title=${r("sessions.title")}
    hint=${r("sessions.hint")}
    tools=${s.length?a`<button
          type="button"
          class="button danger"
          onClick=${()=>o(Nc,r("sessions.othersEnded"))}
        >
          ${r("sessions.endOthers")}
        </button>`:null}
  >
    <${v} error=${t} onRetry=${n} />
    <ul class="rows">
      ${e?.map(i=>a`<${yh}
          key=${i.sessionId}
          session=${i}
          onEnd=${()=>o(()=>Rc(i.sessionId),r("sessions.ended"))}
        />`)}
    </ul>
  <//>`}function yh({session:e,onEnd:t}){let n=co(e.device);return a`<li class="row">
    <span class="row-words">
      <span class="long" title=${e.device}>
        ${e.isOperator?r("sessions.operator"):n}
      </span>
      <span class="hint">
        ${e.network?`${e.network} · `:""}${r("sessions.used")}${" "}
        <${z} ms=${Date.parse(e.lastUsedAt??e.startedAt)} />
        ${" · "}${r("sessions.begun")}${" "}
        <${z} ms=${Date.parse(e.startedAt)} />
      </span>
    </span>
    ${e.isCurrent?a`<span class="badge badge-good">${r("sessions.current")}</span>`:a`<button type="button" class="button quiet" onClick=${t}>
          ${r("sessions.end")}<span class="visually-hidden">: ${n}</span>
        </button>`}
  </li>`}function su(){let{freshly:e,asking:t}=Fc(),n=M.value;return n?a`<${V} title=${r("profile.title")} hint=${n.email}>
    <${Lc} who=${n} />
    <${Uc} who=${n} freshly=${e} />
    <${Bc} />
    <${ou} who=${n} freshly=${e} />
    <${ru} />
    <${jc} />
    <${qc} />
    <${Wc} who=${n} freshly=${e} />
    ${t}
  <//>`:null}var iu=22;function en({runs:e,slots:t,isPicture:n=!1}){let o=Math.max(1,...e.map(l=>l.durationSeconds??0)),s=100/t,i=r("runs.bars",{count:e.length});return a`<svg
    class="run-bars ${n?"run-bars-small":""}"
    role="img"
    aria-label=${i}
    focusable="false"
  >
    <line class="run-line" x1="0" x2="100%" y1="100%" y2="100%" />
    ${e.slice(0,t).map((l,c)=>{let u=iu+(100-iu)*(l.durationSeconds??o)/o,m=`${100-(c+1)*s+s*.14}%`,d=()=>{location.hash=T("run",{sourceId:l.sourceId,syncId:l.syncId})};return a`<g key=${l.syncId} onClick=${n?void 0:d}>
        <title>${wh(l)}</title>
        <rect class="run-slot" x="${100-(c+1)*s}%" width="${s}%" height="100%" />
        <rect
          class="run-bar run-${it(l)}"
          x=${m}
          width="${s*.72}%"
          y="${100-u}%"
          height="${u}%"
          rx="2"
        />
      </g>`})}
  </svg>`}function wh(e){let t=[r(`outcome.${it(e)}`),Kt(e)];return`${Jt(e)}: ${t.filter(Boolean).join(", ")}`}var au=30,vh=["completed","partial","failed","cancelled"];function lu({accountId:e,sourceId:t}){let[n,o]=$([]),s=n.at(-1)??"",{answer:i,problem:l,again:c}=C(()=>ho(e,t,{limit:au,cursor:s}),[e,t,s]);F(["sources"],c);let u=i?.items??[];return a`<${Re} accountId=${e} sourceId=${t} tab="sourceRuns">
    <${v} error=${l} onRetry=${c} />
    ${i&&!u.length?a`<${Z} title=${r("runs.none")} />`:null}
    ${u.length?a`<${A} title=${r("runs.history")} hint=${r("runs.historyHint")}>
            <div class="panel-body">
              <${en} runs=${u} slots=${au} />
              <ul class="run-legend">
                ${vh.map(m=>a`<li key=${m}>
                    <span class="run-dot run-${m}" aria-hidden="true"></span>
                    ${r(`outcome.${m}`)}
                    <span class="hint">
                      ${R(u.filter(d=>it(d)===m).length)}
                    </span>
                  </li>`)}
              </ul>
            </div>
          <//>
          <${$e}
            label=${r("runs.title")}
            columns=${bh}
            rows=${u}
            idOf=${m=>m.syncId}
          />
          <${Oe}
            cursors=${n}
            next=${i?.nextCursor??null}
            onCursors=${o}
          />`:null}
  <//>`}var bh=[{name:"started",label:r("runs.started"),cell:e=>a`<a
      href=${T("run",{sourceId:e.sourceId,syncId:e.syncId})}
    >
      ${Jt(e)}
    </a>`},{name:"outcome",label:r("runs.outcome"),cell:e=>a`<${Oo} run=${e} />`},{name:"cause",label:r("runs.cause"),cell:e=>os(e)},{name:"duration",label:r("runs.duration"),isNumeric:!0,cell:e=>Kt(e)||r("sources.nothing")},{name:"records",label:r("runs.records"),isNumeric:!0,cell:e=>R(Io(e))}];function os({scheduleId:e,retryOf:t,requestedBy:n}){return t?r("runs.byRetry"):n?r("runs.byPerson"):r(e?"runs.bySchedule":"runs.byPost")}function cu({label:e,done:t=null,total:n=null,note:o,state:s="running"}){let i=he(),l=n!==null&&n>0,c=l?Math.min(1,(t??0)/n):void 0,u=l?k("progress.of",{done:t??0,total:n}):t===null?"":R(t),m=c===void 0?"":R(c,{style:"percent"});return a`<div class="progress progress-${s}">
    <div class="progress-head">
      <label for=${i}>${e}</label>
      <span class="progress-share">${s==="running"?m:null}</span>
    </div>
    <progress id=${i} max="1" value=${s==="done"?1:c}></progress>
    <p class="hint">
      ${[u,o].filter(Boolean).join(" · ")}
      <span role="status">${s==="running"?"":` ${k(`progress.${s}`)}`}</span>
    </p>
  </div>`}function uu({run:e,name:t,title:n}){let o=e.progress?.[t],s=yt(e),i=e.recordsProcessed?.[t],l=_h(e,t),c=e.changes?.[t],u=[o?.pages?r("run.pages",{count:o.pages}):"",o?.bytes?fe(o.bytes):""].filter(Boolean),{sourceId:m,syncId:d}=e,p=T("sourceData",{sourceId:m},{type:t,snapshot:d});return a`<li class="row type-row type-${l}">
    ${s&&l==="running"?a`<div class="type-progress">
          <${cu}
            label=${n}
            done=${o?.records??0}
            note=${u.join(" · ")}
            state="running"
          />
        </div>`:a`<div class="row-words">
            <strong>${n}</strong>
            <span class="hint">
              ${u.join(" · ")}
              ${c?a`${u.length?" · ":""}${r("run.changes",c)}`:null}
            </span>
            ${o?.waitsUntil&&s?a`<span class="type-wait">
                  <${S} name="pause" />${r("run.waits")}${" "}
                  <${z} ms=${Date.parse(o.waitsUntil)} />
                </span>`:null}
          </div>
          ${i===void 0?a`<span class="hint">
                ${o?.records?r("run.fetched",{count:o.records}):""}
              </span>`:a`<a class="number" href=${p}>
                ${r("run.stored",{count:i})}
              </a>`}
          <span class="type-state">
            ${l==="done"?a`<${S} name="check" />`:null}
            ${l==="failed"?a`<${S} name="warning" />`:null}
            ${r(`typeState.${l}`)}
          </span>`}
  </li>`}function _h(e,t){if(e.errors?.some(s=>s.dataType===t))return"failed";let n=e.progress?.[t]?.state;return yt(e)?n??"waiting":e.recordsProcessed?.[t]!==void 0||n==="done"?"done":"skipped"}function mu({accountId:e,sourceId:t,syncId:n}){let o=C(()=>wl(e,t,n),[e,n]),{answer:s,problem:i,again:l}=o,c=C(()=>Ut(e,t),[e,t]),u=c.answer,d=C(ot,[]).answer?.find(p=>p.platformId===u?.platform);if(F(["sources"],()=>Promise.all([l(),c.again()])),kh(e,t,n,s?yt(s):!1,l),Vt(i)){let p=T("sourceRuns",{sourceId:t});return a`<${zt} title=${r("run.missing")} href=${p} words=${r("runs.all")} />`}return a`<${V}
    title=${r("run.title")}
    hint=${a`<a href=${T("sourceRuns",{sourceId:t})}>
      ${u?r("run.back",{name:u.name}):r("runs.title")}
    </a>`}
    tools=${s&&u?a`<${xh} run=${s} source=${u} onChange=${l} />`:null}
  >
    <${v} error=${i} onRetry=${l} />
    ${s?a`<${Sh} run=${s} />`:null}
    ${s?a`<${Th} run=${s} platform=${d} />`:null}
    ${s?.errors?.length?a`<${Ah} run=${s} platform=${d} />`:null}
  <//>`}function kh(e,t,n,o,s){let i=G(s);i.current=s,N(()=>o?Pt({open:(c,u)=>vl(e,t,n,c,u),onEvent:({data:c})=>{c&&i.current()},poll:()=>i.current()}).follow():void 0,[e,t,n,o])}function xh({run:e,source:t,onChange:n}){let{accountId:o,sourceId:s,syncId:i}=e,l=async()=>{try{await bl(o,s,i),await n()}catch(d){H(d)}},c=async()=>{try{let d=await _l(o,s,i);O(r("run.retried")),location.hash=T("run",{sourceId:s,syncId:d})}catch(d){H(d)}},u=ke("sources.sync",t);if(yt(e))return a`<${P}
      permission="sources.sync"
      reason=${u||(e.isCancelling?r("run.cancelling"):"")}
      onClick=${l}
    >
      <${S} name="close" />${r(e.isCancelling?"run.cancelling":"run.cancel")}
    <//>`;let m=T("sourceData",{sourceId:s},{snapshot:i});return a`${e.hasSnapshot?a`<a class="button" href=${m}>${r("run.data")}</a>`:null}
    ${t.connectionType==="webhook"?null:a`<${P}
          permission="sources.sync"
          reason=${u||(t.activeSyncId?r("run.busy"):"")}
          onClick=${c}
        >
          <${S} name="refresh" />${r(e.errors?.length?"run.retry":"run.again")}
        <//>`}`}function Sh({run:e}){let t=tt(e.accountId),n=o=>o?t.get(o)??r("activities.byMember"):"";return a`<${A} title=${Jt(e)} tools=${a`<${Oo} run=${e} />`}>
    <div class="panel-body">
      <${Ee}
        facts=${[[r("runs.started"),a`<${z} ms=${Date.parse(e.startedAt)} />`],[r("runs.duration"),Kt(e)],[r("runs.records"),R(Io(e))],[r("runs.cause"),os(e)],[r("run.requestedBy"),n(e.requestedBy)],[r("run.cancelledBy"),n(e.cancelledBy)]]}
      />
    </div>
  <//>`}function Th({run:e,platform:t}){return a`<${A} title=${r("run.types")} hint=${yt(e)?r("run.live"):""}>
    <ul class="rows" aria-live="off">
      ${e.dataTypes.map(n=>a`<${uu}
          key=${n}
          run=${e}
          name=${n}
          title=${we(t,n)}
        />`)}
    </ul>
  <//>`}function Ah({run:e,platform:t}){return a`<${A} title=${r("run.errors")} hint=${r("run.errorsHint")}>
    <ul class="rows">
      ${(e.errors??[]).map(n=>a`<li key=${`${n.dataType} ${n.at}`} class="row concern concern-danger">
          <${S} name="warning" />
          <div class="row-words">
            <strong>
              ${n.dataType?we(t,n.dataType):r("run.whole")}
            </strong>
            <span class="long">${n.message}</span>
            <span class="hint">
              ${Eh(n.code)}${" · "}
              ${r("run.attempt",{count:n.attempt})}${" · "}
              <${z} ms=${Date.parse(n.at)} />
            </span>
          </div>
        </li>`)}
    </ul>
  <//>`}var Ch=["abandoned","cancelled","endless","not_json","redirected","refused","repeated_cursor","repeated_page","throttled","timeout","too_large","truncated","unauthorized","unavailable","unexpected","unreachable"];function Eh(e){let t=Ch.find(n=>n===e);return t?r(`runError.${t}`):a`<code>${e}</code>`}function Cn(){return a`<${P}
    permission="sources.create"
    className="strong"
    onClick=${()=>{location.hash=T("connect")}}
  >
    <${S} name="add" />${r("sources.connect")}
  <//>`}var du=["hourly","daily","weekly","monthly","custom"],rs=["monday","tuesday","wednesday","thursday","friday","saturday","sunday"],Oh=["sunday","monday","tuesday","wednesday","thursday","friday","saturday"];function Lo(){let e=j.value?.settings?.timezone;return{type:"daily",at:"02:00",weekday:"monday",day:"1",cron:"",timezone:String(e||Intl.DateTimeFormat().resolvedOptions().timeZone||"UTC")}}function ss({type:e,cron:t,timezone:n}){let[o="0",s="*",i="1",,l="1"]=t.split(" "),c=`${(s==="*"?"0":s).padStart(2,"0")}:${o.padStart(2,"0")}`;return{type:e,at:e==="custom"?"02:00":c,weekday:Oh[Number(l)]??"monday",day:i==="L"?"last":i==="*"?"1":i,cron:t,timezone:n}}function tn({type:e,at:t,weekday:n,day:o,cron:s,timezone:i}){let l={type:e,timezone:i.trim()};return e==="custom"?{...l,cron:s.trim()}:e==="weekly"?{...l,at:t,weekday:n}:e==="monthly"?{...l,at:t,day:o==="last"?"last":Number(o)}:{...l,at:t}}function pu(e){return is(ss(e))}function is({type:e,at:t,weekday:n,day:o,cron:s}){let i=rs.find(l=>l===n)??"monday";return e==="hourly"?r("timing.hourlyAt",{minute:t.slice(3)}):e==="daily"?r("timing.dailyAt",{at:t}):e==="weekly"?r("timing.weeklyAt",{at:t,day:r(`weekday.${i}`)}):e==="monthly"?o==="last"?r("timing.lastAt",{at:t}):r("timing.monthlyAt",{at:t,day:o}):r("timing.customAt",{cron:s})}var Ih=250,Ph=5,Mh=28;function Uo({accountId:e,value:t,onValue:n,onReady:o}){let{preview:s,fault:i}=Rh(e,t);N(()=>o?.(!!s?.isAllowed&&!i),[s,i]);let l=u=>({value:t[u],onValue:m=>n({...t,[u]:m})}),c=t.type!=="custom";return a`<div class="timing">
    <div class="timing-fields">
      <${b}
        label=${r("timing.type")}
        options=${du.map(u=>[u,r(`timing.${u}`)])}
        ...${l("type")}
      />
      ${t.type==="weekly"?a`<${b}
            label=${r("timing.weekday")}
            options=${rs.map(u=>[u,r(`weekday.${u}`)])}
            ...${l("weekday")}
          />`:null}
      ${t.type==="monthly"?a`<${b}
            label=${r("timing.day")}
            options=${[...Array.from({length:Mh},(u,m)=>[`${m+1}`,`${m+1}`]),["last",r("timing.lastDay")]]}
            ...${l("day")}
          />`:null}
      ${c?a`<${b}
            label=${r("timing.at")}
            hint=${t.type==="hourly"?r("timing.atMinute"):void 0}
            type="time"
            ...${l("at")}
          />`:a`<${b}
            label=${r("timing.cron")}
            hint=${r("timing.cronHint")}
            placeholder="30 6 * * 1-5"
            ...${l("cron")}
          />`}
      <${b} label=${r("timing.zone")} list="schedule-zones" ...${l("timezone")} />
      <datalist id="schedule-zones">
        ${Intl.supportedValuesOf("timeZone").map(u=>a`<option value=${u} />`)}
      </datalist>
    </div>
    <${Dh} preview=${s} fault=${i} />
  </div>`}function Dh({preview:e,fault:t}){return a`<section class="timing-times" aria-label=${r("timing.next")} aria-live="polite">
    <h3>${r("timing.next")}</h3>
    ${t?a`<p class="hint fault">${t}</p>`:null}
    ${e&&!t?a`<ol>
            ${e.items.slice(0,Ph).map(({at:n})=>a`<li key=${n}>
                <time datetime=${n}>${as(n,e.timezone)}</time>
              </li>`)}
          </ol>
          ${e.isAllowed?null:a`<p class="hint fault">
                <${S} name="warning" /> ${r("timing.notAllowed")}
              </p>`}`:null}
  </section>`}function as(e,t){return J(Date.parse(e),{weekday:"short",day:"numeric",month:"short",hour:"2-digit",minute:"2-digit",timeZone:t,timeZoneName:"short"})}function Rh(e,t){let[n,o]=$(null),[s,i]=$(""),l=JSON.stringify(tn(t));return N(()=>{let c=!0,u=t.type==="custom"?t.cron.trim():t.at,m=async()=>{try{let p=await Nl(e,JSON.parse(l));if(!c)return;o(p),i("")}catch(p){c&&i(un(p))}};u||o(null);let d=u?setTimeout(m,Ih):0;return()=>{c=!1,clearTimeout(d)}},[e,l]),{preview:n,fault:s}}function Bo({accountId:e,schedule:t,source:n,isNamed:o=!1,onEdit:s,onChange:i}){let[l,c]=$(!1),{sourceId:u,isActive:m,nextRunAt:d,timezone:p,lastRunAt:h,dataTypes:f}=t,g=async()=>{try{await Ll(e,t,!m),await i()}catch(x){H(x)}},_=async()=>{try{let x=await Ul(e,t);location.hash=T("run",{sourceId:u,syncId:x})}catch(x){H(x)}},w=n?.activeSyncId?r("run.busy"):"",E=n&&n.status!=="active"?r("sources.notActive"):"";return a`<li class="row schedule-row ${m?"":"is-off"}">
    <span class="schedule-icon"><${S} name="clock" /></span>
    <div class="row-words">
      <strong>
        ${o&&n?a`<a class="row-name" href=${T("sourceSchedules",{sourceId:u})}>
                ${n.name}
              </a>${" · "}`:null}${pu(t)}
      </strong>
      <span class="hint">
        ${r("schedules.types",{count:f.length})}${" · "}${p}
        ${h?a`${" · "}${r("schedules.last")}${" "}<${z} ms=${Date.parse(h)} />`:null}
      </span>
    </div>
    <span class="schedule-next">
      ${m&&E&&n?a`<${jt} source=${n} />`:m?a`<span class="stack">
              <${z} ms=${Date.parse(d)} />
              <span class="hint">${as(d,p)}</span>
            </span>`:a`<span class="badge badge-warn">${r("schedules.off")}</span>`}
    </span>
    <div class="row-tools">
      <${P}
        permission="schedules.manage"
        className="quiet"
        reason=${E||w}
        onClick=${_}
      >
        ${r("schedules.run")}
      <//>
      <${P} permission="schedules.manage" className="quiet" onClick=${g}>
        ${r(m?"schedules.pause":"schedules.resume")}
      <//>
      ${s?a`<${P} permission="schedules.manage" className="quiet" onClick=${s}>
              ${r("schedules.edit")}
            <//>
            <${P}
              permission="schedules.manage"
              className="quiet"
              onClick=${()=>c(!0)}
            >
              ${r("schedules.delete")}
            <//>`:null}
    </div>
    ${l?a`<${te}
          title=${r("schedules.deleteTitle")}
          deed=${r("schedules.delete")}
          onConfirm=${async()=>{await Fl(e,t),O(r("schedules.deleted")),await i()}}
          onClose=${()=>c(!1)}
        >
          <p>${r("schedules.deleteHint")}</p>
        <//>`:null}
  </li>`}function fu({accountId:e}){let{answer:t,problem:n,again:o}=C(()=>Promise.all([Gt(e),Lt(e)]),[e]);F(["sources"],o);let[s=[],i=[]]=t??[];return a`<${V} title=${r("schedules.title")} hint=${r("schedules.hint")}>
    <${v} error=${n} onRetry=${o} />
    ${t&&!s.length?a`<${Z} title=${r("schedules.none")}>
          <p>${r("schedules.noneHere")}</p>
          ${i.length?a`<a class="button" href=${T("sources")}>${r("sources.all")}</a>`:a`<${Cn} />`}
        <//>`:null}
    ${s.length?a`<${A} title=${r("schedules.count",{count:s.length})}>
          <ul class="rows">
            ${Nh(s).map(l=>a`<${Bo}
                key=${l.scheduleId}
                accountId=${e}
                schedule=${l}
                source=${i.find(({sourceId:c})=>c===l.sourceId)}
                isNamed
                onChange=${o}
              />`)}
          </ul>
        <//>`:null}
  <//>`}function Nh(e){return[...e].sort((t,n)=>Number(n.isActive)-Number(t.isActive)||t.nextRunAt.localeCompare(n.nextRunAt))}var hu=14,Hh=7;function $u({accountId:e}){let t=C(()=>Lt(e),[e]),n=C(ot,[]),o=C(async()=>U("schedules.read")?Gt(e):[],[e]),s=C(()=>$o(e),[e]);F(["sources"],()=>Promise.all([t.again(),o.again(),s.again()]));let[l,c]=$(""),u=yo(),m=t.answer??[],d=m.filter(h=>!l||h.platform===l),p=[...new Set(d.map(h=>h.platform))];return a`<${V}
    title=${r("sources.title")}
    hint=${r("sources.hint")}
    tools=${m.length?a`<${Cn} />`:null}
  >
    ${u?a`<div class="problem" role="alert"><p>${u}</p></div>`:null}
    <${v} error=${t.problem} onRetry=${t.again} />
    ${t.answer?.length===0?a`<${Z} title=${r("sources.none")}>
          <p>${r("sources.noneHint")}</p>
          <${Cn} />
        <//>`:null}
    ${m.length>=Hh?a`<div class="filters">
          <${b}
            label=${r("sources.platform")}
            value=${l}
            options=${[["",r("sources.anyPlatform")],...[...new Set(m.map(h=>h.platform))].map(h=>[h,xn(n.answer,h)])]}
            onValue=${c}
          />
        </div>`:null}
    ${p.map(h=>a`<section
        class="source-group"
        key=${h}
        aria-label=${xn(n.answer,h)}
      >
        <h2>${xn(n.answer,h)}</h2>
        <ul class="source-cards">
          ${d.filter(f=>f.platform===h).map(f=>a`<${Fh}
                key=${f.sourceId}
                source=${f}
                title=${xn(n.answer,h)}
                runs=${(s.answer??[]).filter(g=>g.sourceId===f.sourceId)}
                nextAt=${ls(o.answer??[],f)}
              />`)}
        </ul>
      </section>`)}
  <//>`}function Fh({source:e,title:t,runs:n,nextAt:o}){let s=e.platformAccount?.name??"",i=Object.values(n.find(l=>l.status==="completed")?.recordsProcessed??{}).reduce((l,c)=>l+c,0);return a`<li class="source-card source-${kn(e)}">
    <div class="source-card-head">
      <${qt} title=${t} />
      <div class="stack">
        <a class="source-name long" href=${T("source",{sourceId:e.sourceId})}>
          ${e.name}
        </a>
        ${s?a`<span class="hint long">${s}</span>`:null}
      </div>
      <${jt} source=${e} />
    </div>
    <${en} runs=${n.slice(0,hu)} slots=${hu} isPicture />
    <dl class="source-facts">
      <div>
        <dt>${r("sources.lastRun")}</dt>
        <dd>${me(us(n,e),r("sources.never"))}</dd>
      </div>
      <div>
        <dt>${r("sources.nextRun")}</dt>
        <dd>${cs(e,o)}</dd>
      </div>
      <div>
        <dt>${r("sources.records")}</dt>
        <dd>${n.length?R(i):r("sources.nothing")}</dd>
      </div>
      <div>
        <dt>${r("sources.stored")}</dt>
        <dd>${fe(e.storedBytes??0)}</dd>
      </div>
    </dl>
    ${e.status==="error"?a`<p class="source-note">
          <${S} name="warning" />
          <a href=${T("sourceSettings",{sourceId:e.sourceId})}>
            ${r("sources.fix")}
          </a>
        </p>`:null}
  </li>`}function ls(e,{sourceId:t}){return e.filter(o=>o.sourceId===t&&o.isActive).map(o=>o.nextRunAt).sort()[0]??""}function cs({status:e,connectionType:t},n){return e==="paused"?r("sources.notWhilePaused"):e==="error"?r("sources.notWhileError"):e!=="active"?r("sources.nothing"):me(n,r(t==="webhook"?"sources.posted":"sources.byHand"))}function us(e,{lastSyncAt:t}){return e[0]?.completedAt??e[0]?.startedAt??t??""}var Lh=50,gu=30;function yu({accountId:e,sourceId:t}){let n=C(async()=>(await ho(e,t,{limit:Lh})).items,[e,t]),o=C(async()=>U("schedules.read")?bo(e,t):[],[e,t]);return F(["sources"],()=>Promise.all([n.again(),o.again()])),a`<${Re}
    accountId=${e}
    sourceId=${t}
    tab="source"
    content=${(s,i)=>a`<${Uh} source=${s} runs=${n.answer??[]}
          nextAt=${ls(o.answer??[],s)} />
        <${v} error=${n.problem} onRetry=${n.again} />
        <${Bh} source=${s} platform=${i} runs=${n.answer??[]} />`}
  />`}function Uh({source:e,runs:t,nextAt:n}){let{sourceId:o}=e,s=t.filter(l=>l.status==="completed"||l.status==="failed"),i=s.filter(l=>l.status==="completed").length;return a`<${A}
    title=${r("runs.recent")}
    tools=${a`<a href=${T("sourceRuns",{sourceId:o})}>${r("runs.all")}</a>`}
  >
    <div class="panel-body">
      <${en} runs=${t.slice(0,gu)} slots=${gu} />
      <${Ee}
        facts=${[[r("sources.lastRun"),me(us(t,e),r("sources.never"))],[r("sources.nextRun"),cs(e,n)],[r("sources.successful"),s.length?R(i/s.length,{style:"percent"}):""],[r("sources.stored"),fe(e.storedBytes??0)]]}
      />
    </div>
  <//>`}function Bh({source:e,platform:t,runs:n}){let o=En(e,t).map(s=>{let i=n.filter(l=>l.recordsProcessed?.[s]!==void 0);return{name:s,title:we(t,s),last:i[0],values:i.map(l=>l.recordsProcessed?.[s]??0).reverse(),error:n[0]?.errors?.find(l=>l.dataType===s)}});return a`<${$e}
    label=${r("types.title")}
    columns=${jh(e)}
    rows=${o}
    idOf=${s=>s.name}
  />`}function jh({sourceId:e}){return[{name:"type",label:r("types.one"),cell:({name:t,title:n,error:o})=>a`<span class="stack">
        ${U("data.read")?a`<a href=${T("sourceData",{sourceId:e},{type:t})}>${n}</a>`:n}
        ${o?a`<span class="hint fault long">${o.message}</span>`:null}
      </span>`},{name:"records",label:r("sources.records"),isNumeric:!0,sortBy:({values:t})=>t.at(-1)??0,cell:({values:t})=>t.length?R(t.at(-1)??0):r("sources.nothing")},{name:"last",label:r("types.lastSuccess"),cell:({last:t})=>t?.completedAt?a`<${z} ms=${Date.parse(t.completedAt)} />`:r("sources.never")},{name:"trend",label:r("types.trend"),cell:({title:t,values:n})=>n.length>1?a`<${Co} label=${t} values=${n} />`:null}]}function En({config:e},t){let n=t?.dataTypes??[];return e.dataTypes??n.filter(o=>o.isDefault).map(o=>o.name)}function wu({source:e,platform:t,schedule:n,onDone:o,onClose:s}){let i=En(e,t),[l,c]=$(n?ss(n):Lo()),[u,m]=$(n?.dataTypes??i),d=D({},async()=>{if(!u.length)return;let p={...tn(l),dataTypes:u};n?await Hl(e.accountId,n,p):await _o(e.accountId,e.sourceId,p),O(r("schedules.saved")),o()});return a`<${de}
    title=${r(n?"schedules.editTitle":"schedules.createTitle")}
    label=${r(n?"form.save":"schedules.create")}
    entry=${d}
    onClose=${s}
  >
    <div class="wide schedule-form">
      <${Uo} accountId=${e.accountId} value=${l} onValue=${c} />
      <${rt}
        legend=${r("types.title")}
        types=${[...new Set([...i,...u])].map(p=>({name:p,title:we(t,p)}))}
        chosen=${u}
        onChosen=${m}
      />
    </div>
  <//>`}function vu({accountId:e,sourceId:t}){return a`<${Re}
    accountId=${e}
    sourceId=${t}
    tab="sourceSchedules"
    content=${(n,o)=>a`<${qh} source=${n} platform=${o} />`}
  />`}function qh({source:e,platform:t}){let{accountId:n,sourceId:o}=e,{answer:s,problem:i,again:l}=C(()=>bo(n,o),[n,o]);F(["sources"],l);let[c,u]=$(null),m=e.connectionType==="webhook",d=a`<${P}
    permission="schedules.manage"
    className="strong"
    reason=${m?r("schedules.posted"):""}
    onClick=${()=>u("new")}
  >
    <${S} name="add" />${r("schedules.create")}
  <//>`;return a`<${v} error=${i} onRetry=${l} />
    ${s?.length===0?a`<${Z} title=${r(m?"schedules.notNeeded":"schedules.none")}>
          <p>${r(m?"schedules.posted":"schedules.noneHint")}</p>
          ${m?null:d}
        <//>`:null}
    ${s?.length?a`<${A} title=${r("schedules.title")} tools=${d}>
          <ul class="rows">
            ${s.map(p=>a`<${Bo}
                key=${p.scheduleId}
                accountId=${n}
                schedule=${p}
                source=${e}
                onEdit=${()=>u(p)}
                onChange=${l}
              />`)}
          </ul>
        <//>`:null}
    ${c?a`<${wu}
          source=${e}
          platform=${t}
          schedule=${c==="new"?void 0:c}
          onDone=${()=>{u(null),l()}}
          onClose=${()=>u(null)}
        />`:null}`}function bu({label:e,steps:t,doneLabel:n,onDone:o,onCancel:s,first:i=0}){let[l,c]=$(i),[u,m]=$(!1),[d,p]=$(null),h=G(null),f=G(!1);Ae(()=>{f.current&&h.current?.focus(),f.current=!0},[l]);let g=t[l],_=l===t.length-1,w=x=>{p(null),c(x)};return a`<form class="stepper" aria-label=${e} onSubmit=${async x=>{if(x.preventDefault(),!(g?.isReady===!1||u)){m(!0),p(null);try{_?await o():(await g?.leave?.(),c(l+1))}catch(I){p(I)}m(!1)}}} noValidate>
    <ol class="steps">
      ${t.map(({title:x},I)=>a`<li
          key=${x}
          class="step ${I<l?"step-done":""}"
          aria-current=${I===l?"step":void 0}
        >
          <span class="step-number" aria-hidden="true">
            ${I<l?a`<${S} name="check" />`:I+1}
          </span>
          ${I<l&&I>=i?a`<button type="button" class="link" onClick=${()=>w(I)}>
                ${x}
              </button>`:a`<span>${x}</span>`}
        </li>`)}
    </ol>
    <h2 tabindex="-1" ref=${h}>
      ${g?.title}
      <span class="visually-hidden">
        ${k("stepper.place",{step:l+1,steps:t.length})}
      </span>
    </h2>
    <div class="step-content">${g?.content}</div>
    <${v} error=${d} />
    <div class="actions">
      ${l>i?a`<button type="button" class="button" onClick=${()=>w(l-1)}>
            <${S} name="back" />${k("stepper.back")}
          </button>`:null}
      <button type="submit" class="button strong" disabled=${g?.isReady===!1||u}>
        ${_?n:g?.nextLabel??k("stepper.next")}
      </button>
      ${s?a`<button type="button" class="button quiet" onClick=${s}>
            ${k("confirm.cancel")}
          </button>`:null}
    </div>
  </form>`}function _u({draft:e,platform:t,auth:n,change:o}){return t?a`<div class="wizard-fields">
    <${b}
      label=${r("connect.name")}
      hint=${r("connect.nameHint")}
      maxlength="120"
      value=${e.name}
      onValue=${s=>o({name:s})}
    />
    ${t.auths.length>1?a`<${ue}
          legend=${r("connect.how")}
          name="connection"
          isLegendShown
          value=${e.connection}
          options=${t.auths.map(s=>[s.connectionType,s.title])}
          onValue=${s=>o({connection:s,credentials:{}})}
        />`:null}
    <${jo}
      fields=${n?.fields??[]}
      values=${e.credentials}
      onValues=${s=>o({credentials:s})}
    />
    <${jo}
      fields=${t.settings??[]}
      values=${e.settings}
      onValues=${s=>o({settings:s})}
    />
    ${n?.help?a`<p class="hint">${n.help}</p>`:null}
    ${e.connection==="oauth"?a`<${Wh} platform=${t} auth=${n} />`:null}
    ${t.isPosted?a`<${b}
          label=${r("connect.idField")}
          hint=${r("connect.idFieldHint")}
          placeholder="order.id"
          value=${e.idField}
          onValue=${s=>o({idField:s})}
        />`:null}
  </div>`:null}function Wh({platform:e,auth:t}){return t?.isConfigured===!1?a`<p class="hint fault">
      ${r("connect.notConfigured",{platform:e.title})}
    </p>`:a`<div class="changes">
    <strong>${r("connect.consent",{platform:e.title})}</strong>
    ${t?.scopes?.length?a`<ul class="scopes">
          ${t.scopes.map(n=>a`<li key=${n}><code>${n}</code></li>`)}
        </ul>`:null}
  </div>`}function jo({fields:e,values:t,onValues:n}){return e.map(({name:o,title:s,help:i,isSecret:l=!0})=>a`<${b}
      key=${o}
      label=${s}
      hint=${i}
      type=${l?"password":"text"}
      autocomplete=${l?"new-password":"off"}
      value=${t[o]??""}
      onValue=${c=>n({...t,[o]:c.trim()})}
    />`)}function qo(e,t){return e.every(({name:n,isRequired:o=!0})=>!o||t[n])}function ku(e,t,n){if(!t||!e.name.trim())return!1;let o=qo([...t.settings??[]],e.settings);return e.connection==="oauth"?o&&n?.isConfigured!==!1:o&&qo(n?.fields??[],e.credentials)}function xu({draft:e,platforms:t,onChoose:n}){return a`<fieldset class="platforms">
    <legend class="visually-hidden">${r("connect.platform")}</legend>
    ${t.map(o=>a`<label class="platform" key=${o.platformId}>
        <input
          type="radio"
          name="platform"
          value=${o.platformId}
          checked=${e.platform===o.platformId}
          onChange=${()=>n(o)}
        />
        <${qt} title=${o.title} />
        <span class="stack">
          <strong>${o.title}</strong>
          <span class="hint">${o.description}</span>
          <span class="hint">${o.auths.map(s=>s.title).join(" · ")}</span>
        </span>
      </label>`)}
  </fieldset>`}function Su({draft:e,platform:t}){return a`<div class="connected" role="status">
    <span class="tick-large"><${S} name="check" /></span>
    <div class="stack">
      <strong>${r("connect.works",{platform:t?.title??""})}</strong>
      <span>${r("connect.account",{name:e.account})}</span>
      <span class="hint">${r("connect.stored")}</span>
    </div>
  </div>`}function Tu({draft:e,platform:t,change:n}){return a`<p class="hint">${r("connect.dataHint")}</p>
    <${rt}
      legend=${r("types.title")}
      types=${(t?.dataTypes??[]).map(({name:o,title:s,isIncremental:i})=>({name:o,title:s,note:r(i?"types.changes":"types.everything")}))}
      chosen=${e.types}
      onChosen=${o=>n({types:o})}
    />`}function Au({draft:e,change:t,accountId:n}){return U("schedules.manage")?a`<${xe}
      label=${r("connect.scheduled")}
      hint=${r("connect.scheduledHint")}
      value=${e.isScheduled}
      onValue=${o=>t({isScheduled:o})}
    />
    ${e.isScheduled?a`<${Uo}
          accountId=${n}
          value=${e.timing}
          onValue=${o=>t({timing:o})}
          onReady=${o=>t({isTimingReady:o})}
        />`:null}`:a`<p>${r("connect.noSchedules")}</p>`}function Cu({draft:e,platform:t,change:n}){let o=e.types.map(s=>we(t,s));return a`<${Ee}
      facts=${[[r("connect.platform"),t?.title],[r("connect.name"),e.name],[r("connect.atPlatform"),e.account],[r("connect.schedule"),t?.isPosted?"":e.isScheduled?`${is(e.timing)} · ${e.timing.timezone}`:r("sources.byHand")],[r("connect.idField"),e.idField],[r("types.title"),t?.isPosted?"":a`<span class="whole">${Te(o)}</span>`]]}
    />
    ${t?.isPosted?a`<p class="hint">${r("connect.addressNext")}</p>`:a`<${xe}
          label=${r("connect.runsNow")}
          hint=${r("connect.runsNowHint")}
          value=${e.runsNow}
          onValue=${s=>n({runsNow:s})}
        />`}`}function Ou({accountId:e}){let t=C(ot,[]),n=Dr(),{connected:o}=pe.value.params;N(()=>{n.connected&&ee(pe.peek().path,{params:{connected:n.connected},replace:!0})},[]);let s=o??n.connected,i=C(async()=>s?Ut(e,s):null,[e,s]),l=t.answer&&(!s||i.answer);return a`<${V}
    title=${r("connect.title")}
    hint=${a`<a href=${T("sources")}>${r("sources.all")}</a>`}
  >
    ${n.refused?a`<div class="problem" role="alert"><p>${n.refused}</p></div>`:null}
    <${v} error=${t.problem} onRetry=${t.again} />
    <${v} error=${i.problem} onRetry=${i.again} />
    ${l&&t.answer?a`<${zh}
          key=${s??""}
          accountId=${e}
          platforms=${t.answer}
          source=${i.answer}
        />`:null}
  <//>`}function Eu(e,t){return{platform:e?.platformId??"",connection:t?.connectionType??e?.auths[0]?.connectionType??"api_key",name:t?.name??"",credentials:{},settings:t?.config.settings??{},idField:"",account:t?.platformAccount?.name??"",types:t?.config.dataTypes??Vh(e),isScheduled:U("schedules.manage"),timing:Lo(),isTimingReady:!1,runsNow:!0}}function Vh(e){return(e?.dataTypes??[]).filter(t=>t.isDefault).map(t=>t.name)}function zh({accountId:e,platforms:t,source:n}){let o=t.find(x=>x.platformId===n?.platform),[s,i]=$(Eu(o,n)),[l,c]=$(""),u=G(n?.sourceId??""),m=t.find(x=>x.platformId===s.platform),d=m?.auths.find(x=>x.connectionType===s.connection),p=x=>i(I=>({...I,...x})),h=x=>i({...Eu(x,null),name:x.title}),f={draft:s,platform:m,auth:d,change:p},g=async()=>{if(s.connection==="oauth"){let ge=wo(T("connect")),X=s.name.trim();location.assign(await po(e,s.platform,{returnTo:ge,name:X})),await new Promise(()=>{})}let{platform:x,credentials:I,settings:q}=s,ve=await al(e,{platform:x,credentials:I,settings:q});p({account:ve.name})},_=async()=>{let x=Yh(s,m);if(u.current)n&&await Bt(e,n.sourceId,{name:s.name.trim(),config:x});else{let I=await ll(e,{name:s.name.trim(),platform:s.platform,connectionType:s.connection,config:x,credentials:m?.isPosted?{}:s.credentials});if(u.current=I.source.sourceId,I.inboundPath){c(new URL(I.inboundPath,document.baseURI).href);return}}if(s.isScheduled&&await _o(e,u.current,tn(s.timing)),O(r("connect.done",{name:s.name.trim()})),s.runsNow){let I=await go(e,u.current);location.hash=T("run",{sourceId:u.current,syncId:I})}else location.hash=T("source",{sourceId:u.current})},w=[{title:r("connect.platform"),content:a`<${xu} ...${f} platforms=${t} onChoose=${h} />`,isReady:!!m},{title:r("connect.access"),content:a`<${_u} ...${f} />`,isReady:ku(s,m,d),leave:m?.isPosted?void 0:g,nextLabel:Gh(s,m)},{title:r("connect.result"),content:a`<${Su} ...${f} />`},{title:r("connect.data"),content:a`<${Tu} ...${f} />`,isReady:s.types.length>0},{title:r("connect.schedule"),content:a`<${Au} ...${f} accountId=${e} />`,isReady:!s.isScheduled||s.isTimingReady},{title:r("connect.review"),content:a`<${Cu} ...${f} />`}],E=m?.isPosted?[...w.slice(0,2),...w.slice(-1)]:w;return a`<section class="panel wizard" aria-label=${r("connect.title")}>
      <div class="panel-body">
        <${bu}
          label=${r("connect.title")}
          steps=${E}
          first=${n?2:0}
          doneLabel=${r("connect.finish")}
          onDone=${_}
          onCancel=${()=>{location.hash=T("sources")}}
        />
      </div>
    </section>
    ${l?a`<${Ie}
          title=${r("connect.addressTitle")}
          label=${s.name}
          secret=${l}
          onDone=${()=>{location.hash=T("source",{sourceId:u.current})}}
        >
          <p class="hint">${r("connect.addressHint")}</p>
        <//>`:null}`}function Gh(e,t){if(!t?.isPosted)return e.connection==="oauth"?r("connect.toPlatform",{platform:t?.title??""}):r("connect.test")}function Yh(e,t){return t?.isPosted?e.idField.trim()?{idField:e.idField.trim()}:{}:{dataTypes:e.types,settings:e.settings}}function Iu({source:e,onChange:t}){let[n,o]=$(!1),[s,i]=$(""),l=!e.hasCredentials;return a`<${A} title=${r("sourceSettings.access")}>
    <div class="row">
      <div class="row-words">
        <strong>${r("postAddress.title")}</strong>
        <span class="hint ${l?"fault":""}">
          ${r(l?"postAddress.gone":"postAddress.kept")}
        </span>
      </div>
      <div class="row-tools">
        <${P}
          permission="sources.update"
          reason=${ke("sources.update",e)}
          onClick=${()=>o(!0)}
        >
          ${r("postAddress.renew")}
        <//>
      </div>
    </div>
    ${n?a`<${te}
          title=${r("postAddress.ask")}
          deed=${r("postAddress.renew")}
          isDanger=${!l}
          onConfirm=${async()=>{let c=await cl(e.accountId,e.sourceId);i(new URL(c,document.baseURI).href)}}
          onClose=${()=>o(!1)}
        >
          <p>${r(l?"postAddress.askGone":"postAddress.askHint")}</p>
        <//>`:null}
    ${s?a`<${Ie}
          title=${r("connect.addressTitle")}
          label=${e.name}
          secret=${s}
          onDone=${()=>{i(""),t()}}
        >
          <p class="hint">${r("connect.addressHint")}</p>
        <//>`:null}
  <//>`}var Kh=[["disconnect","sources.update"],["erase","data.delete"],["delete","sources.delete"]];function Pu({source:e,onChange:t}){let[n,o]=$("");return a`<${A} title=${r("danger.title")} className="panel-danger">
    <ul class="rows">
      ${Kh.map(([s,i])=>a`<li class="row" key=${s}>
          <div class="row-words">
            <strong>${r(`sourceEnd.${s}.title`)}</strong>
            <span class="hint">${r(`sourceEnd.${s}.hint`)}</span>
          </div>
          <${P}
            permission=${i}
            className="danger"
            reason=${Jh(s,i,e)}
            onClick=${()=>o(s)}
          >
            ${r(`sourceEnd.${s}.deed`)}
          <//>
        </li>`)}
    </ul>
    ${n?a`<${te}
          title=${r(`sourceEnd.${n}.ask`,{name:e.name})}
          deed=${r(`sourceEnd.${n}.deed`)}
          word=${n==="disconnect"?void 0:e.name}
          onConfirm=${async()=>{await Zh(n,e),O(r(`sourceEnd.${n}.done`,{name:e.name})),n==="delete"?location.hash=T("sources"):await t()}}
          onClose=${()=>o("")}
        >
          <p>${r(`sourceEnd.${n}.hint`)}</p>
        <//>`:null}
  <//>`}function Jh(e,t,n){return e==="disconnect"&&n.status==="disconnected"?r("sourceEnd.isDisconnected"):e==="erase"&&n.activeSyncId?r("run.busy"):e==="disconnect"?ke(t,n):""}async function Zh(e,{accountId:t,sourceId:n,name:o}){e==="disconnect"?await mo(t,n,"disconnect"):e==="erase"?await fl(t,n,o):await ul(t,n)}function Mu({accountId:e,sourceId:t}){return a`<${Re}
    accountId=${e}
    sourceId=${t}
    tab="sourceSettings"
    content=${(n,o,s)=>{let i={source:n,platform:o,onChange:s};return a`<${Xh} key=${n.name} ...${i} />
        ${o?.isPosted?a`<${Iu} ...${i} />`:a`<${Qh} ...${i} />`}
        ${o&&!o.isPosted?a`<${t$} key=${JSON.stringify(n.config)} ...${i} />`:null}
        <${Pu} ...${i} />`}}
  />`}function Xh({source:e,onChange:t}){let{fieldOf:n,values:o,isBusy:s,problem:i,submit:l,form:c}=D({name:e.name},async({name:d})=>{await Bt(e.accountId,e.sourceId,{name:d.trim()}),O(r("sourceSettings.saved")),await t()},["name"]),u=o.name.trim()===e.name,m=ke("sources.update",e);return a`<${A} title=${r("sourceSettings.general")}>
    <form class="panel-body" ref=${c} onSubmit=${l} noValidate>
      <${b}
        label=${r("connect.name")}
        maxlength="120"
        readonly=${!!(m||Ce("sources.update"))}
        ...${n("name")}
      />
      <${v} error=${i} />
      <div class="actions">
        <${P}
          permission="sources.update"
          className="strong"
          reason=${m||(u?r("settings.same"):"")}
          onClick=${()=>!s&&c.current?.requestSubmit()}
        >
          ${r("form.save")}
        <//>
      </div>
    </form>
  <//>`}function Qh({source:e,platform:t,onChange:n}){let[o,s]=$(!1),[i,l]=$(null),c=ke("sources.update",e),u=e.connectionType==="oauth",m=t?.title??e.platform,d=async()=>{l(null);try{let{name:f}=await ml(e.accountId,e.sourceId);O(r("sourceSettings.works",{name:f})),await n()}catch(f){l(f)}},p=async()=>{try{let{sourceId:f,accountId:g,platform:_}=e,w=wo(T("sourceSettings",{sourceId:f}));location.assign(await po(g,_,{returnTo:w,sourceId:f}))}catch(f){H(f)}},h=e.status==="error"?"broken":e.hasCredentials?"kept":"gone";return a`<${A} title=${r("sourceSettings.access")}>
    <div class="row">
      <div class="row-words">
        <strong>${r(u?"sourceSettings.byConsent":"sourceSettings.byKey")}</strong>
        <span class="hint ${h==="kept"?"":"fault"}">
          ${r(`sourceSettings.${h}`,{platform:m})}
        </span>
      </div>
      <div class="row-tools">
        <${P}
          permission="sources.update"
          reason=${c||(e.hasCredentials?"":r("sourceSettings.nothing"))}
          onClick=${d}
        >
          ${r("sourceSettings.test")}
        <//>
        ${u?a`<${P}
              permission="sources.create"
              className=${h==="kept"?"":"strong"}
              reason=${c}
              onClick=${p}
            >
              ${r("sourceSettings.authorise")}
            <//>`:a`<${P}
              permission="sources.update"
              className=${h==="kept"?"":"strong"}
              reason=${c}
              onClick=${()=>s(!0)}
            >
              <${S} name="key" />${r("sourceSettings.replace")}
            <//>`}
      </div>
    </div>
    ${i?a`<div class="panel-body"><${v} error=${i} /></div>`:null}
    ${o?a`<${e$}
          source=${e}
          platform=${t}
          onChange=${n}
          onClose=${()=>s(!1)}
        />`:null}
  <//>`}function e$({source:e,platform:t,onChange:n,onClose:o}){let[s,i]=$({}),c=t?.auths.find(m=>m.connectionType===e.connectionType)?.fields??[],u=D({},async()=>{if(!qo(c,s))throw new Error(r("sourceSettings.enterAll"));await Bt(e.accountId,e.sourceId,{credentials:s}),O(r("sourceSettings.replaced")),await n(),o()});return a`<${de}
    title=${r("sourceSettings.replaceTitle")}
    label=${r("sourceSettings.replace")}
    entry=${u}
    onClose=${o}
  >
    <p class="hint">${r("sourceSettings.replaceHint")}</p>
    <${jo} fields=${c} values=${s} onValues=${i} />
  <//>`}function t$({source:e,platform:t,onChange:n}){let o=En(e,t),[s,i]=$(o),l=s.length===o.length&&s.every(m=>o.includes(m)),c=async()=>{try{let m={...e.config,dataTypes:s};await Bt(e.accountId,e.sourceId,{config:m}),O(r("sourceSettings.saved")),await n()}catch(m){H(m)}},u=ke("sources.update",e);return a`<${A} title=${r("types.title")} hint=${r("sourceSettings.typesHint")}>
    <div class="panel-body">
      <${rt}
        legend=${r("types.title")}
        types=${t.dataTypes}
        chosen=${s}
        onChosen=${i}
      />
      <div class="actions">
        <${P}
          permission="sources.update"
          className="strong"
          reason=${u||(l?r("settings.same"):s.length?"":r("types.needed"))}
          onClick=${c}
        >
          ${r("form.save")}
        <//>
      </div>
    </div>
  <//>`}function n$({parts:e,most:t}){let n=s=>`${t>0?100*s/t:0}%`,o=0;return a`<svg class="bar" aria-hidden="true" focusable="false">
    ${e.map((s,i)=>{let l=n(o);return o+=s,a`<rect class="bar-${i+1}" x=${l} width=${n(s)} height="100%" />`})}
  </svg>`}function Du({label:e,items:t,format:n=o=>R(o)}){let o=Math.max(0,...t.map(s=>s.value));return a`<table class="bars">
    <caption class="visually-hidden">
      ${e}
    </caption>
    <tbody>
      ${t.map(({name:s,value:i,onOpen:l})=>a`<tr key=${s}>
          <th scope="row">
            ${l?a`<button type="button" class="link" onClick=${l}>${s}</button>`:s}
          </th>
          <td class="bars-bar"><${n$} parts=${[i]} most=${o} /></td>
          <td class="number">${n(i)}</td>
        </tr>`)}
    </tbody>
  </table>`}var o$=5,Ru=.68;function Nu({label:e,items:t,format:n=o=>R(o)}){let o=s$(Math.max(0,...t.map(i=>i.value))),s=Math.ceil(t.length/o$);return a`<div class="columns">
    <div class="columns-scale" aria-hidden="true">
      ${[o,o/2,0].map(i=>a`<span key=${i}>${n(i)}</span>`)}
    </div>
    <svg class="columns-plot" aria-hidden="true" focusable="false">
      ${[0,50,100].map(i=>a`<line key=${i} x1="0" x2="100%" y1="${i}%" y2="${i}%" />`)}
      ${t.map((i,l)=>r$(i,l,t.length,o,n))}
      ${t.map(({name:i},l)=>{let c=`${(l+.5)*100/t.length}%`;return(t.length-1-l)%s===0?a`<text key=${i} x=${c} y="100%" dy="1.5em">${i}</text>`:null})}
    </svg>
    <table class="visually-hidden">
      <caption>
        ${e}
      </caption>
      <tbody>
        ${t.map(({name:i,value:l})=>a`<tr key=${i}>
            <th scope="row">${i}</th>
            <td>${n(l)}</td>
          </tr>`)}
      </tbody>
    </table>
  </div>`}function r$({name:e,value:t},n,o,s,i){let l=100/o,c=100*t/s;return a`<g key=${e}>
    <title>${e}: ${i(t)}</title>
    <rect class="column-slot" x="${n*l}%" width="${l}%" height="100%" />
    <rect
      class="column"
      x="${n*l+l*(1-Ru)/2}%"
      width="${l*Ru}%"
      y="${100-c}%"
      height="${c}%"
    />
  </g>`}function s$(e){let t=Math.max(2,e),n=10**Math.floor(Math.log10(t));return([1,2,4,6,8].find(o=>o*n>=t)??10)*n}var i$=864e5,a$=new Set(["data_processed","storage_used"]),l$=[7,14,30],Hu="api_calls",c$=10,u$="other";function Uu({accountId:e}){let[t,n]=$("14"),[o,s]=$(Hu),i=new Date().toISOString().slice(0,10),l=new Date(Date.now()-(Number(t)-1)*i$).toISOString().slice(0,10),{answer:c,problem:u,again:m}=C(()=>So(e,{from:l,to:i}),[e,l,i]);F(["usage"],m);let d=new Set([Hu,...Object.keys(c?.totals??{})]),p=h=>a$.has(o)?fe(h):R(h);return a`<${A} title=${r("usage.days")} hint=${r("usage.daysHint")}>
    <div class="panel-body">
      <div class="filters">
        <${ue}
          legend=${r("usage.span")}
          name="span"
          value=${t}
          options=${l$.map(h=>[`${h}`,r("usage.last",{count:h})])}
          onValue=${n}
          isLegendShown
        />
        <${b}
          label=${r("usage.meter")}
          options=${[...d].map(h=>[h,ko(h)])}
          value=${o}
          onValue=${s}
        />
      </div>
      <${v} error=${u} onRetry=${m} />
      ${c?a`<p class="usage-sum">
              <strong>${p(c.totals[o]??0)}</strong>
              <span class="hint">${ko(o)}</span>
            </p>
            <${Nu}
              label=${ko(o)}
              format=${p}
              items=${c.items.map(h=>({name:d$(h.day),value:h.totals[o]??0}))}
            />
            <${m$}
              accountId=${e}
              days=${c.items}
              meter=${o}
              format=${p}
            />`:null}
    </div>
  <//>`}function m$({accountId:e,days:t,meter:n,format:o}){let s=tt(e),i=Lu(t.map(c=>c.byUser??{}),n).map(({name:c,value:u})=>({name:c===u$?r("usage.others"):s.get(c)||c,value:u})),l=Lu(t.map(c=>c.byPlatform??{}),n);return a`<div class="sides">
    <${Fu} title=${r("usage.byUser")} items=${i} format=${o} />
    ${l.length?a`<${Fu} title=${r("usage.byPlatform")} items=${l} format=${o} />`:null}
  </div>`}function Fu({title:e,items:t,format:n}){return a`<section aria-label=${e}>
    <h3>${e}</h3>
    ${t.length?a`<${Du} label=${e} items=${t.slice(0,c$)} format=${n} />`:a`<p class="hint">${r("usage.noShares")}</p>`}
  </section>`}function Lu(e,t){let n=new Map;for(let s of e)for(let[i,l]of Object.entries(s)){let c=l[t]??0;c&&n.set(i,(n.get(i)??0)+c)}return[...n].map(([s,i])=>({name:s,value:i})).sort((s,i)=>i.value-s.value)}function d$(e){let t={day:"numeric",month:"short",timeZone:"UTC"};return J(Date.parse(`${e}T00:00:00Z`),t)}var Bu="dataRetentionDays",p$=["users","webhooks","storageGB"];function ju({accountId:e}){let{answer:t,problem:n,again:o}=C(ql,[]),[s,i]=$(null),[l,c]=$(!1),u=_e.value,m=!!u?.cancelledAt,d=[...new Set((t??[]).flatMap(p=>Object.keys(p.limits)))];return a`<${A}
    title=${r("plans.title")}
    hint=${f$()}
    tools=${u?.plan&&!m?a`<${P}
          permission="billing.manage"
          className="danger"
          onClick=${()=>c(!0)}
        >
          ${r("plans.cancel")}
        <//>`:null}
  >
    <${v} error=${n} onRetry=${o} />
    <ul class="plans">
      ${t?.map(p=>a`<${h$}
          key=${p.planId}
          plan=${p}
          rows=${d}
          isCurrent=${u?.plan?.planId===p.planId&&!m}
          onChoose=${()=>i(p)}
        />`)}
    </ul>
    <p class="panel-body hint">${r("plans.domains")}</p>
    ${s?a`<${g$}
          accountId=${e}
          plan=${s}
          onClose=${()=>i(null)}
        />`:null}
    ${l?a`<${te}
          title=${r("plans.cancelTitle")}
          deed=${r("plans.cancel")}
          keep=${r("plans.cancelKeep")}
          onConfirm=${async()=>{await Vl(e),O(r("plans.cancelled")),await ne(e)}}
          onClose=${()=>c(!1)}
        >
          <p>${r("plans.cancelHint")}</p>
        <//>`:null}
  <//>`}function f$(){let e=_e.value;return e?.cancelledAt?e.endsAt?r("plans.ends",{day:$t(e.endsAt)}):r("plans.cancelled"):e?.trialEndsAt&&Date.parse(e.trialEndsAt)>Date.now()?r("plans.trial",{plan:e.plan?.name??"",day:$t(e.trialEndsAt)}):e?.plan?r("plans.current",{plan:e.plan.name}):r("plans.none")}function h$({plan:e,rows:t,isCurrent:n,onChoose:o}){return a`<li class="plan ${n?"is-current":""}">
    <h3>${e.name}</h3>
    <p class="plan-price">
      <strong>${Lr(e)}</strong> <span class="hint">${r("plans.perMonth")}</span>
    </p>
    <dl class="plan-limits">
      ${t.map(s=>a`<div key=${s}>
          <dt>${st(s)}</dt>
          <dd>${Fr(e.limits[s])}</dd>
        </div>`)}
    </dl>
    ${e.features.length?a`<ul class="plan-features">
          ${e.features.map(s=>a`<li key=${s}>${s}</li>`)}
        </ul>`:null}
    ${n?a`<span class="badge badge-good">${r("plans.isCurrent")}</span>`:a`<${P} permission="billing.manage" onClick=${o}>
          ${r("plans.choose",{plan:e.name})}
        <//>`}
  </li>`}function $$({accountId:e,plan:t}){let o=(C(async()=>(await Je(e)).items,[e]).answer??[]).filter(({limit:l,treeUsed:c})=>p$.includes(l)&&c>ms(t,l)).map(({limit:l,treeUsed:c})=>r("plans.consequence",{limit:st(l),used:R(c),allowed:Fr(t.limits[l])})),s=_e.value?.limits,i=ms(t,Bu);return s&&i<ms({limits:s},Bu)&&o.push(r("plans.shorter",{count:i})),o.length?a`<ul class="consequences">
        ${o.map(l=>a`<li key=${l}>${l}</li>`)}
      </ul>`:null}function ms({limits:e},t){let n=Number(e[t]??-1);return n<0?1/0:n}function g$({accountId:e,plan:t,onClose:n}){let[o,s]=$(null),i=async()=>{try{await Wl(e,t.planId,o?.tag)}catch(l){throw l instanceof W&&l.status===412&&s(null),!(l instanceof W)||l.details.reason!=="would_pause"?l:(s(l.details),new Error(r("plans.confirmPause")))}O(r("plans.changed",{plan:t.name})),await ne(e)};return a`<${te}
    isDanger=${!!o}
    title=${r("plans.changeTitle",{plan:t.name})}
    deed=${o?r("plans.changeAndPause"):r("plans.change")}
    onConfirm=${i}
    onClose=${n}
  >
    <p>${r("plans.changeHint",{price:Lr(t)})}</p>
    <${$$} accountId=${e} plan=${t} />
    ${o?a`<p>${r("plans.wouldPause",{count:o.count})}</p>
          <ul class="paused-list">
            ${o.items.map(l=>a`<li key=${l.id}>
                ${r("plans.paused",{kind:De(l.kind),name:l.name||l.id})}
              </li>`)}
          </ul>`:null}
  <//>`}var y$=12;function qu({accountId:e}){let t=w$(),[n,o]=$(t[0]?.[0]??"");return a`<${A} title=${r("reports.title")} hint=${r("reports.hint")}>
    <div class="panel-body report-choice">
      <${b}
        label=${r("reports.month")}
        options=${t}
        value=${n}
        onValue=${o}
      />
      <div class="row-tools">
        <a
          class="button"
          href=${To(e,n,"html")}
          target="_blank"
          rel="noopener"
        >
          ${r("reports.print")}
        </a>
        <a class="button" href=${To(e,n,"csv")} download>
          ${r("reports.csv")}
        </a>
        <a class="button" href=${To(e,n,"json")} download>
          ${r("reports.json")}
        </a>
      </div>
    </div>
  <//>`}function w$(){let e=new Date;return Array.from({length:y$},(t,n)=>{let o=Date.UTC(e.getUTCFullYear(),e.getUTCMonth()-n,1),s=J(o,{month:"long",year:"numeric",timeZone:"UTC"});return[new Date(o).toISOString().slice(0,7),s]})}function Wu({accountId:e}){let t=_e.value?.plan;return a`<${V}
    title=${r("usage.title")}
    hint=${t?r("usage.hint",{plan:t.name}):void 0}
  >
    <${v$} accountId=${e} />
    <${Uu} accountId=${e} />
    ${U("billing.read")?a`<${ju} accountId=${e} />`:null}
    ${U("billing.read")?a`<${qu} accountId=${e} />`:null}
  <//>`}function v$({accountId:e}){let t=_e.value?.plan?.planId,{answer:n,problem:o,again:s}=C(()=>Je(e),[e,t]);F(["usage","plan","members","webhooks","sources","account"],s);let i=J(b$(),{day:"numeric",month:"long",timeZone:"UTC"}),l=!!j.value?.parentAccountId,u=`${r(l?"usage.limitsBelow":"usage.limitsHint")} ${r("usage.resets",{day:i})}`;return a`<${A} title=${r("limits.title")} hint=${u}>
    <div class="panel-body meters">
      <${v} error=${o} onRetry=${s} />
      ${n?.items.map(m=>a`<${xo} key=${m.limit} limit=${m} />`)}
    </div>
  <//>`}function b$(){let e=new Date;return Date.UTC(e.getUTCFullYear(),e.getUTCMonth()+1,1)}async function Vu(e){return be(Pe(e))}async function zu(e,t){return y("GET",Pe(e,t))}async function Gu(e,t){return y("POST",Pe(e),{json:t})}async function Yu(e,t,n){await y("PATCH",Pe(e,t),{json:n})}async function Ku(e,t){await y("DELETE",Pe(e,t))}async function Ju(e,t){return(await y("POST",`${Pe(e,t)}/secret`)).secret}async function Zu(e,t,n){await y("POST",`${Pe(e,t)}/${n?"enable":"disable"}`)}async function Xu(e,t){return y("POST",`${Pe(e,t)}/ping`)}async function Qu(e,t,n){let o=`${Pe(e,t)}/deliveries`;return y("GET",o,{query:{limit:25,...n}})}async function em(e,t,n){let o=`${Pe(e,t)}/deliveries`;return y("GET",`${o}/${encodeURIComponent(n)}`)}async function tm(e,t,n){let o=`${Pe(e,t)}/deliveries`;await y("POST",`${o}/${encodeURIComponent(n)}/replay`)}async function nm(e,t,n){await y("POST",`${Pe(e,t)}/replay`,{json:n})}function Pe(e,t=""){return`${L(e)}/webhooks${t&&`/${encodeURIComponent(t)}`}`}function Wo({hook:e}){return e.status==="ended"?vt("danger",r("webhooks.ended")):e.status==="disabled"||!e.isActive?vt("warn",r("webhooks.off")):e.breaker==="open"?vt("danger",r("webhooks.paused")):e.failureCount>0?vt("warn",r("webhooks.failing",{count:e.failureCount})):e.lastCalledAt?vt("good",r("webhooks.healthy")):vt("",r("webhooks.unused"))}function ds({status:e}){return vt({delivered:"good",failed:"danger",held:"warn",pending:""}[e],r(`deliveries.${e}`))}function vt(e,t){return a`<span class="badge ${e&&`badge-${e}`}">${t}</span>`}var _$=864e5;function om({accountId:e,webhookId:t,onDone:n,onClose:o}){let[s,i]=$("failed"),l=D({since:k$(Date.now()-_$)},async({since:c})=>{let u=new Date(c).toISOString();await nm(e,t,{since:u,includesDelivered:s==="all"}),O(r("deliveries.replayBegun")),n()},["since"]);return a`<${de}
    title=${r("deliveries.replaySome")}
    label=${r("deliveries.replay")}
    entry=${l}
    onClose=${o}
  >
    <p>${r("deliveries.replayHint")}</p>
    <${b}
      label=${r("deliveries.since")}
      type="datetime-local"
      data-first
      ...${l.fieldOf("since")}
    />
    <${ue}
      legend=${r("deliveries.which")}
      name="which"
      value=${s}
      options=${[["failed",r("deliveries.onlyFailed")],["all",r("deliveries.everything")]]}
      onValue=${i}
      isLegendShown
    />
  <//>`}function k$(e){let t=new Date(e).getTimezoneOffset()*6e4;return new Date(e-t).toISOString().slice(0,16)}var x$=["delivered","failed","pending","held"];function rm({accountId:e,webhookId:t,isHeld:n,calls:o}){let[s,i]=$(""),[l,c]=$([]),[u,m]=$(""),[d,p]=$(!1),h=l.at(-1)??"",{answer:f,problem:g,again:_}=C(()=>Qu(e,t,{status:s,cursor:h}),[t,s,h,o]);return F(["webhooks","deliveries"],_),a`<${A}
    title=${r("deliveries.title")}
    hint=${n?r("deliveries.heldHint"):void 0}
    tools=${a`<${P} permission="webhooks.manage" onClick=${()=>p(!0)}>
      ${r("deliveries.replaySome")}
    <//>`}
  >
    <div class="panel-body">
      <div class="filters">
        <${b}
          label=${r("deliveries.status")}
          options=${[["",r("deliveries.all")],...x$.map(w=>[w,r(`deliveries.${w}`)])]}
          value=${s}
          onValue=${w=>{i(w),c([])}}
        />
      </div>
      <${v} error=${g} onRetry=${_} />
      ${f?.items.length===0?a`<p class="hint">${r("deliveries.none")}</p>`:null}
      ${f?.items.length?a`<${$e}
            label=${r("deliveries.title")}
            columns=${S$}
            rows=${f.items}
            idOf=${w=>w.deliveryId}
            onOpen=${w=>m(w.deliveryId)}
          />`:null}
      <${Oe} cursors=${l} next=${f?.nextCursor??null} onCursors=${c} />
    </div>
    ${u?a`<${T$}
          accountId=${e}
          webhookId=${t}
          deliveryId=${u}
          onChange=${_}
          onClose=${()=>m("")}
        />`:null}
    ${d?a`<${om}
          accountId=${e}
          webhookId=${t}
          onDone=${()=>{p(!1),_()}}
          onClose=${()=>p(!1)}
        />`:null}
  <//>`}var S$=[{name:"event",label:r("deliveries.event"),cell:e=>e.eventType},{name:"status",label:r("deliveries.status"),cell:e=>a`<${ds} status=${e.status} />`},{name:"response",label:r("deliveries.response"),cell:e=>sm(e.attempts.at(-1))},{name:"published",label:r("deliveries.published"),cell:e=>me(e.publishedAt,"")}];function sm(e){if(!e)return"–";let t=e.responseCode;return t?a`<code>${t}</code>`:e.error??"–"}function T$({accountId:e,webhookId:t,deliveryId:n,onChange:o,onClose:s}){let{answer:i,problem:l,again:c}=C(()=>em(e,t,n),[n]),u=async()=>{try{await tm(e,t,n),O(r("deliveries.replayed")),s(),o()}catch(d){H(d)}},m=i?.delivery.eventType??r("deliveries.one");return a`<${le} title=${m} onClose=${s}>
    <div class="form wide">
      <${v} error=${l} onRetry=${c} />
      ${i?a`<${A$} delivery=${i.delivery} request=${i.request} />`:null}
      <div class="actions">
        <${P} permission="webhooks.manage" className="strong" onClick=${u}>
          ${r("deliveries.replay")}
        <//>
      </div>
    </div>
  <//>`}function A$({delivery:e,request:t}){return a`<${Ee}
      facts=${[[r("deliveries.id"),a`<code class="long">${e.deliveryId}</code>`],[r("deliveries.status"),a`<${ds} status=${e.status} />`],[r("deliveries.next"),me(e.nextAttemptAt,"")],[r("webhooks.url"),a`<code class="long">${t.url}</code>`],[r("webhooks.headers"),Te(t.headerNames)]]}
    />
    <h3>${r("deliveries.request")}</h3>
    <${gt}
      label=${r("deliveries.request")}
      text=${t.body}
      tokens=${C$(t.body)}
    />
    <h3>${r("deliveries.attempts")}</h3>
    ${e.attempts.length?a`<ol class="rows">
          ${e.attempts.map(n=>a`<li class="row" key=${n.at}>
              <span class="row-words">
                <span>${sm(n)}</span>
                <span class="hint">
                  <${z} ms=${Date.parse(n.at)} />${" · "}
                  ${R(n.durationMs,{style:"unit",unit:"millisecond"})}
                </span>
                ${n.excerpt?a`<${gt} label=${r("deliveries.response")} text=${n.excerpt} />`:null}
              </span>
            </li>`)}
        </ol>`:a`<p class="hint">${r("deliveries.noAttempt")}</p>`}`}function C$(e){try{return lo(JSON.parse(e))}catch{return}}var Vo=["account.suspended","account.terminated","source.created","source.updated","source.deleted","source.connected","source.disconnected","source.error","sync.started","sync.completed","sync.failed","schedule.paused","user.invited","user.joined","user.removed","apikey.created","apikey.revoked","usage.warning","usage.limit_reached","webhook.disabled"],fs=["account","source","sync","schedule","user","apikey","usage","webhook"],ps="*";function im(e){let t=Vo.filter(o=>e.some(s=>E$(s,o))),n=e.filter(o=>o!==ps&&!fs.some(s=>cm(s,o)));return{isAll:e.includes(ps),ticked:t,others:n.join(`
`)}}function am({isAll:e,ticked:t,others:n}){return e?[ps]:[...fs.flatMap(s=>{let i=Vo.filter(c=>cm(s,c)),l=i.filter(c=>t.includes(c));return l.length>1&&l.length===i.length?[`${s}.*`]:l}),...et(n)]}function lm({value:e,fault:t,onValue:n}){return a`<${ue}
      legend=${r("webhooks.events")}
      name="events"
      value=${e.isAll?"all":"some"}
      options=${[["all",r("webhooks.allEvents")],["some",r("webhooks.someEvents")]]}
      onValue=${o=>n({...e,isAll:o==="all"})}
      isLegendShown
    />
    ${e.isAll?a`<p class="hint">${r("webhooks.allHint")}</p>`:a`<${Ro}
            legend=${r("webhooks.someEvents")}
            names=${Vo}
            chosen=${e.ticked}
            onChosen=${o=>n({...e,ticked:o})}
            groupText=${O$}
            wordsOf=${I$}
            fault=${t}
          />
          <${b}
            label=${r("webhooks.others")}
            hint=${r("webhooks.othersHint")}
            type="area"
            rows="2"
            value=${e.others}
            onValue=${o=>n({...e,others:o})}
          />`}`}function E$(e,t){return e===t||e.endsWith(".*")&&t.startsWith(e.slice(0,-1))}function cm(e,t){return t.startsWith(`${e}.`)}function O$(e){let t=fs.find(n=>n===e);return t?r(`eventGroup.${t}`):e}function I$(e){let t=Vo.find(n=>n===e);return t?r(`event.${t}`):""}var um=10;function zo({accountId:e,hook:t,onDone:n,onClose:o}){let[s,i]=$(im(t?.events??["*"])),[l,c]=$(""),u=D({url:t?.url??"",description:t?.description??"",headers:(t?.headerNames??[]).map(m=>`${m}: ${mm}`).join(`
`),retryPolicy:`${t?.retryPolicy.maxAttempts??um}`},async({url:m,description:d,headers:p,retryPolicy:h})=>{let f=am(s);if(c(f.length?"":r("webhooks.needsEvent")),!f.length)return;let g={url:m.trim(),description:d.trim(),events:f,headers:P$(p,t?.headerNames??[]),retryPolicy:{maxAttempts:Number(h)}};if(!t){let _=await Gu(e,g);return n({url:_.webhook.url,secret:_.secret})}await Yu(e,t.webhookId,g),O(r("webhooks.saved")),n({url:g.url,secret:""})},["url"]);return a`<${de}
    title=${t?r("webhooks.editTitle"):r("webhooks.createTitle")}
    label=${t?r("form.save"):r("webhooks.create")}
    entry=${u}
    onClose=${o}
  >
    <${b}
      label=${r("webhooks.url")}
      hint=${r("webhooks.urlHint")}
      type="url"
      inputmode="url"
      data-first
      ...${u.fieldOf("url")}
    />
    <${b} label=${r("webhooks.description")} ...${u.fieldOf("description")} />
    <${lm} value=${s} fault=${l} onValue=${i} />
    <${b}
      label=${r("webhooks.headers")}
      hint=${t?r("webhooks.headersEditHint"):r("webhooks.headersHint")}
      type="area"
      rows="2"
      ...${u.fieldOf("headers")}
    />
    <${b}
      label=${r("webhooks.attempts")}
      options=${Array.from({length:um},(m,d)=>[`${d+1}`,r("webhooks.attemptCount",{count:d+1})])}
      ...${u.fieldOf("retryPolicy")}
    />
  <//>`}var mm="…";function P$(e,t){let n={},o=new Set;for(let s of et(e)){let[i="",...l]=s.split(":"),c=l.join(":").trim();o.add(i.trim().toLowerCase()),c!==mm&&(n[i.trim()]=c)}for(let s of t)o.has(s.toLowerCase())||(n[s]=null);return n}function dm({accountId:e,webhookId:t}){let n=C(()=>zu(e,t),[e,t]),{answer:o,problem:s,again:i}=n;F(["webhooks","deliveries"],i);let[l,c]=$(""),[u,m]=$(""),[d,p]=$(0),h=()=>(p(f=>f+1),i());if(Vt(s)){let[f,g]=[r("webhooks.missing"),r("webhooks.back")];return a`<${zt} title=${f} href=${T("webhooks")} words=${g} />`}return a`<${V}
    title=${o?D$(o):r("webhooks.one")}
    back=${{href:T("webhooks"),words:r("webhooks.back")}}
    tools=${o?a`<${M$} hook=${o} accountId=${e} onChange=${h} onOpen=${c} />`:null}
  >
    <${v} error=${s} onRetry=${i} />
    ${o?a`<${R$} hook=${o} />`:null}
    ${o?a`<${rm}
          accountId=${e}
          webhookId=${t}
          isHeld=${!o.isActive}
          calls=${d}
        />`:null}
    ${o&&l?a`<${N$}
          deed=${l}
          hook=${o}
          accountId=${e}
          onSecret=${m}
          onClose=${(f=!1)=>{c(""),f&&i()}}
        />`:null}
    ${u?a`<${Ie}
          title=${r("webhooks.secretTitle")}
          label=${r("webhooks.newSecret")}
          secret=${u}
          onDone=${()=>m("")}
        >
          <p class="hint">${r("webhooks.bothWork")}</p>
        <//>`:null}
  <//>`}function M$({hook:e,accountId:t,onChange:n,onOpen:o}){let s=async()=>{try{let{attempts:u}=await Xu(t,e.webhookId),m=u.at(-1),d=m?.responseCode;O(d?r("webhooks.pinged",{code:`${d}`}):r("webhooks.pingFailed",{error:m?.error??""})),await n()}catch(u){H(u)}},i=async()=>{try{await Zu(t,e.webhookId,!l),await n()}catch(u){H(u)}},l=e.status==="active";return[["webhooks.ping","play",s],[l?"webhooks.disable":"webhooks.enable",l?"pause":"play",i],["webhooks.edit","edit",()=>o("edit")],["webhooks.rotate","refresh",()=>o("rotate")],["webhooks.delete","bin",()=>o("delete")]].map(([u,m,d])=>a`<${P}
      key=${u}
      permission="webhooks.manage"
      className=${m==="bin"?"danger":""}
      onClick=${d}
    >
      <${S} name=${m} />${r(u)}
    <//>`)}function D$({description:e,url:t}){return e||(URL.canParse(t)?new URL(t).host:r("webhooks.one"))}function R$({hook:e}){return a`<${A} title=${r("webhooks.about")} tools=${a`<${Wo} hook=${e} />`}>
    <div class="panel-body">
      <${Ee}
        facts=${[[r("webhooks.url"),a`<code class="long">${e.url}</code>`],[r("webhooks.events"),a`<code class="long">${e.events.join(", ")}</code>`],[r("webhooks.headers"),Te(e.headerNames)],[r("webhooks.attempts"),r("webhooks.attemptCount",{count:e.retryPolicy.maxAttempts})],[r("webhooks.lastCall"),me(e.lastCalledAt,r("webhooks.never"))],[r("webhooks.lastCode"),e.lastResponseCode],[r("webhooks.reason"),e.status==="active"?"":e.statusReason]]}
      />
    </div>
  <//>`}function N$({deed:e,hook:t,accountId:n,onSecret:o,onClose:s}){return e==="edit"?a`<${zo}
      accountId=${n}
      hook=${t}
      onDone=${()=>s(!0)}
      onClose=${()=>s()}
    />`:e==="rotate"?a`<${te}
      title=${r("webhooks.rotateTitle")}
      deed=${r("webhooks.rotate")}
      onConfirm=${async()=>o(await Ju(n,t.webhookId))}
      onClose=${()=>s()}
    >
      <p>${r("webhooks.rotateHint")}</p>
    <//>`:a`<${te}
    title=${r("webhooks.deleteTitle")}
    deed=${r("webhooks.delete")}
    onConfirm=${async()=>{await Ku(n,t.webhookId),O(r("webhooks.deleted")),location.hash=T("webhooks")}}
    onClose=${()=>s()}
  >
    <p>${r("webhooks.deleteHint",{url:t.url})}</p>
  <//>`}function pm({accountId:e}){let{answer:t,problem:n,again:o}=C(()=>Vu(e),[e]);F(["webhooks","deliveries"],o);let[s,i]=$(!1),[l,c]=$(null),u=a`<${P}
    permission="webhooks.manage"
    className="strong"
    onClick=${()=>i(!0)}
  >
    <${S} name="add" />${r("webhooks.create")}
  <//>`;return a`<${V}
    title=${r("webhooks.title")}
    hint=${r("webhooks.hint")}
    tools=${t?.length?u:null}
  >
    <${v} error=${n} onRetry=${o} />
    ${t?.length===0?a`<${Z} title=${r("webhooks.none")}>
          <p>${r("webhooks.noneHint")}</p>
          ${u}
        <//>`:null}
    ${t?.length?a`<${$e}
          label=${r("webhooks.title")}
          columns=${H$}
          rows=${t}
          idOf=${m=>m.webhookId}
        />`:null}
    ${s?a`<${zo}
          accountId=${e}
          onDone=${m=>{i(!1),c(m),o()}}
          onClose=${()=>i(!1)}
        />`:null}
    ${l?a`<${Ie}
          title=${r("webhooks.secretTitle")}
          label=${l.url}
          secret=${l.secret}
          onDone=${()=>c(null)}
        >
          <p class="hint">${r("webhooks.secretHint")}</p>
        <//>`:null}
  <//>`}var H$=[{name:"url",label:r("webhooks.url"),sortBy:e=>e.url,cell:e=>a`<span class="stack">
      <a class="long" href=${T("webhook",{webhookId:e.webhookId})}>${e.url}</a>
      ${e.description?a`<span class="hint">${e.description}</span>`:null}
    </span>`},{name:"events",label:r("webhooks.events"),cell:e=>a`<code class="long">
      ${e.events.join(", ")}
    </code>`},{name:"last",label:r("webhooks.lastCall"),sortBy:e=>e.lastCalledAt??"",cell:e=>a`<span>
      ${me(e.lastCalledAt,r("webhooks.never"))}
      ${e.lastResponseCode?a`${" "}<code>${e.lastResponseCode}</code>`:null}
    </span>`},{name:"health",label:r("webhooks.health"),cell:e=>a`<${Wo} hook=${e} />`}];var on=[{name:"home",path:"/accounts/:accountId",label:r("home.nav"),icon:"home",permission:"account.read",show:tc},{name:"sources",path:"/accounts/:accountId/sources",label:r("sources.title"),group:r("group.data"),icon:"sources",permission:"sources.read",show:$u},{name:"connect",path:"/accounts/:accountId/sources/new",permission:"sources.create",within:"sources",show:Ou},nn("source","","sources.read",yu),nn("sourceRuns","/runs","sources.read",lu),nn("run","/runs/:syncId","sources.read",mu),nn("sourceSchedules","/schedules","schedules.read",vu),nn("sourceData","/data","data.read",Rl),nn("sourceSettings","/settings","sources.read",Mu),{name:"schedules",path:"/accounts/:accountId/schedules",label:r("schedules.title"),group:r("group.data"),icon:"clock",permission:"schedules.read",show:fu},{name:"members",path:"/accounts/:accountId/members",label:r("members.title"),group:r("group.organisation"),icon:"members",permission:"users.read",show:$c},{name:"member",path:"/accounts/:accountId/members/:userId",permission:"users.read",within:"members",show:pc},{name:"structure",path:"/accounts/:accountId/structure",label:r("structure.title"),group:r("group.organisation"),icon:"accounts",permission:"account.read",show:za},{name:"settings",path:"/accounts/:accountId/settings",label:r("settings.title"),group:r("group.organisation"),icon:"settings",permission:"account.read",show:ja},{name:"keys",path:"/accounts/:accountId/keys",label:r("keys.title"),group:r("group.developers"),icon:"key",permission:"apikeys.read",show:uc},{name:"webhooks",path:"/accounts/:accountId/webhooks",label:r("webhooks.title"),group:r("group.developers"),icon:"webhooks",permission:"webhooks.read",show:pm},{name:"webhook",path:"/accounts/:accountId/webhooks/:webhookId",permission:"webhooks.read",within:"webhooks",show:dm},{name:"activity",path:"/accounts/:accountId/activity",label:r("activity.title"),group:r("group.records"),icon:"activity",permission:"activities.read",show:il},{name:"usage",path:"/accounts/:accountId/usage",label:r("usage.title"),group:r("group.records"),icon:"usage",permission:"usage.read",show:Wu},{name:"notifications",path:"/notifications",show:Sc},{name:"profile",path:"/profile",show:su},{name:"toSources",path:"/sources",show:kl}];function nn(e,t,n,o){let s=`/accounts/:accountId/sources/:sourceId${t}`;return{name:e,path:s,permission:n,within:"sources",show:o}}function fm(){let{path:e}=pe.value,t=F$(e),n=t?.params.accountId??(se.value||It());return N(()=>{n&&n!==se.peek()&&ne(n)},[n]),N(()=>{let o=It();e==="/"&&o&&ee(Go("home",o),{replace:!0})},[e,K.value]),N(Pa,[]),xa(),a`<${$a}
    title=${r("page.name")}
    mark=${a`<img src="mark.svg" alt="" />`}
    context=${a`<${j$} entry=${t?.view} />`}
    tools=${a`<${q$} /><${W$} />`}
    banner=${a`<${Ma} />`}
    sections=${L$()}
    current=${t?.view.within??t?.view.name}
  >
    <${U$} key=${e} found=${t} />
  <//>`}function F$(e){for(let t of on){let n=Xn(t.path,e);if(n)return{view:t,params:n}}return null}function Go(e,t){let n=on.find(o=>o.name===e);return n?Qn(n.path,{accountId:t}):"/"}function L$(){return j.value?on.filter(e=>e.label&&(!e.permission||U(e.permission))).map(e=>({id:e.name,label:e.label??"",group:e.group,icon:e.icon,href:Ct({path:Go(e.name,se.value)})})):[]}function U$({found:e}){if(K.value?.length===0)return a`<${Z} title=${r("frame.noAccount")}>
      <p>${r("frame.noAccountHint")}</p>
    <//>`;if(!e)return pe.value.path==="/"?a`<div class="waiting-view" aria-busy="true"></div>`:a`<${hs} title=${r("frame.noView")} hint=${r("frame.noViewHint")} />`;let{view:n,params:o}=e;if(o.accountId&&Be.value)return a`<${B$} />`;let s=o.accountId;if(!(!s||j.value&&se.value===s))return a`<div class="waiting-view" aria-busy="true"></div>`;if(n.permission&&!U(n.permission)){let l=r("lacks.permission",{permission:n.permission});return a`<${hs} title=${r("frame.notAllowed")} hint=${l} />`}return a`<${n.show} ...${o} />`}function B$(){let e=Be.value,t=e instanceof W?e:null;if(t?.details.need==="second_factor"){let n=T("profile");return a`<${Z} title=${r("frame.needsFactor")}>
      <p>${r("frame.needsFactorHint")}</p>
      ${n?a`<a class="button strong" href=${n}>${r("frame.setUpFactor")}</a>`:null}
    <//>`}if(t?.status===404){let n=r("frame.accountMissingHint");return a`<${hs} title=${r("frame.accountMissing")} hint=${n} />`}return a`<${v} error=${e} onRetry=${()=>ne(se.peek())} />`}function hs({title:e,hint:t}){let n=It();return a`<${Z} title=${e}>
    <p>${t}</p>
    ${n?a`<a class="button" href=${Ct({path:Go("home",n)})}>
          ${r("frame.toHome")}
        </a>`:null}
  <//>`}function j$({entry:e}){let t=K.value??[];if(!t.length)return null;let n=e?.path.includes(":accountId")&&!e.within;return a`<${ga}
    accounts=${t.map(o=>({id:o.accountId,name:o.name,parentId:o.parentAccountId,note:o.status==="active"?r(`role.${o.role}`):`${r(`role.${o.role}`)} · ${r(`status.${o.status}`)}`}))}
    current=${se.value}
    onSwitch=${o=>ee(Go(n&&e?e.name:"home",o.id))}
  />`}function q$(){let e=T("notifications");return a`<${da}
    unread=${Mt.value}
    items=${Dt.value.map(t=>({id:t.notificationId,title:t.title,atMs:Date.parse(t.createdAt),isRead:t.isRead,onOpen:()=>{t.isRead||je({ids:[t.notificationId]}).catch(H),t.actionUrl?.startsWith("#/")?location.hash=t.actionUrl:e&&(location.hash=e)}}))}
    onReadAll=${()=>je({all:!0}).catch(H)}
    allHref=${e||void 0}
  />`}function W$(){let e=M.value;if(!e)return null;let t=async()=>{try{await Kn()}catch(o){H(o);return}oo(),Ze(),M.value=null,ee("/signin",{replace:!0})},n=T("profile");return a`<${ya}
    name=${Tt(e)}
    note=${e.email}
    items=${[...n?[{label:r("frame.profile"),icon:"person",href:n}]:[],{label:r("frame.docs"),icon:"keyboard",href:"docs"},{label:r("frame.signOut"),icon:"exit",act:t}]}
  />`}Aa(on);function hm(){let[e,t]=$(null),n=M.value,{path:o}=pe.value,s=["/signin","/signup","/forgot"].includes(o),i=async()=>{t(null);try{if(M.peek()===void 0){let c=await gi();ce.value=c?.impersonation.replace(/^until=/,"")??"",M.value=c?.user??null}M.peek()&&!K.peek()&&await ae()}catch(c){t(c)}};return N(()=>{i()},[n?.userId]),N(()=>{n&&s&&ee("/",{replace:!0})},[n?.userId,o]),e?a`<main class="door"><${v} error=${e} onRetry=${i} /></main>`:n===void 0||n&&!K.value&&!br(o)||n&&s?a`<div class="door" aria-busy="true"></div>`:!n||br(o)?a`<${la} /><${io} />`:a`<${fm} />`}Is(a`<${hm} />`,document.getElementById("page"));
