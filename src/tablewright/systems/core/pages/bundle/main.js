/* Built by `make pages`. Licences are in kit/vendor. */
var ss=function(e,t,n,o){var s;t[0]=0;for(var i=1;i<t.length;i++){var l=t[i++],c=t[i]?(t[0]|=l?1:2,n[t[i++]]):t[++i];l===3?o[0]=c:l===4?o[1]=Object.assign(o[1]||{},c):l===5?(o[1]=o[1]||{})[t[++i]]=c:l===6?o[1][t[++i]]+=c+"":l?(s=e.apply(c,ss(e,c,n,["",null])),o.push(s),c[0]?t[0]|=2:(t[i-2]=0,t[i]=s)):o.push(c)}return o},rs=new Map;function is(e){var t=rs.get(this);return t||(t=new Map,rs.set(this,t)),(t=ss(this,t.get(e)||(t.set(e,t=(function(n){for(var o,s,i=1,l="",c="",u=[0],m=function(h){i===1&&(h||(l=l.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?u.push(0,h,l):i===3&&(h||l)?(u.push(3,h,l),i=2):i===2&&l==="..."&&h?u.push(4,h,0):i===2&&l&&!h?u.push(5,0,!0,l):i>=5&&((l||!h&&i===5)&&(u.push(i,0,l,s),i=6),h&&(u.push(i,h,0,s),i=6)),l=""},p=0;p<n.length;p++){p&&(i===1&&m(),m(p));for(var d=0;d<n[p].length;d++)o=n[p][d],i===1?o==="<"?(m(),u=[u],i=3):l+=o:i===4?l==="--"&&o===">"?(i=1,l=""):l=o+l[0]:c?o===c?c="":l+=o:o==='"'||o==="'"?c=o:o===">"?(m(),i=1):i&&(o==="="?(i=5,s=l,l=""):o==="/"&&(i<5||n[p][d+1]===">")?(m(),i===3&&(u=u[0]),i=u,(u=u[0]).push(2,0,i),i=0):o===" "||o==="	"||o===`
`||o==="\r"?(m(),i=2):l+=o),i===3&&l==="!--"&&(i=4,u=u[0])}return m(),u})(e)),t),arguments,[])).length>1?t:t[0]}var G,cs,Vo,Ve,qo,Tn,us,xn,ms,zo,Wo,om,en=Symbol.for("pv"),An={},Cn=[],rm=/^m(i|n|o|s|text|space)$/,Go=Array.isArray,Yo=Cn.slice,lt=Object.assign;function at(e){e&&e.parentNode&&e.remove()}function En(e,t,n){var o,s,i,l={},c=arguments.length;for(i in t)i=="key"?o=t[i]:i=="ref"&&typeof e!="function"?s=t[i]:l[i]=t[i];return c>2&&(l.children=c>3?Yo.call(arguments,2):n),Qt(e,l,o,s,null)}function Qt(e,t,n,o,s){var i={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:en,__v:s||++cs,__i:-1,__u:0};return!s&&G.vnode&&G.vnode(i),i}function ct(e){return e.children}function vt(e,t){this.props=e,this.context=t,this.__g=0}function ze(e,t){if(t==null)return e.__&&ze(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:ze(e)}function sm(e){var t,n=e.__v,o=n.__e,s=[],i=[],l=e.__P;l&&((t=lt({constructor:en},n)).__v=n.__v+1,G.vnode&&G.vnode(t),Ko(l,t,n,e.__n,l.namespaceURI,32&n.__u?[o]:null,s,o||ze(n),32&n.__u,i),t.__v=n.__v,t.__.__k[t.__i]=t,gs(s,t,i),n.__=n.__e=null,t.__e!=o&&ps(t))}function ps(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),ps(e)}function as(e){(8&e.__g||(e.__g|=8,Ve.push(e),Tn++))&&qo==G.debounceRendering||((qo=G.debounceRendering)||queueMicrotask)(ds)}function ds(){try{for(var e,t=1;Ve.length;)Ve.length>t&&Ve.sort(us),e=Ve.shift(),t=Ve.length,8&e.__g&&sm(e)}finally{(Tn=Ve.length)&&(qo||queueMicrotask)(ds)}}function fs(e,t,n,o,s,i,l,c,u,m,p){var d,h,f,g,w,_,O=o.__k||Cn,S=t.length;for(u=im(n,t,O,u,S),d=0;d<S;d++)(f=n.__k[d])!=null&&(h=~f.__i&&O[f.__i]||An,f.__i=d,_=Ko(e,f,h,s,i,l,c,u,m,p),g=f.__e,(h.ref!=f.ref||8&h.__u)&&(h.ref&&Jo(h.ref,null,f,h),f.ref&&p.push(f.ref,f.__c||g,f)),w=w||g,4&f.__u?(u=hs(f,u,e,!h.__v),h.__e&&(h.__e=null)):typeof f.type=="function"&&_!==void 0?u=_:g&&(u=g.nextSibling),f.__u&=-21);return n.__e=w,u}function im(e,t,n,o,s){var i,l,c,u,m,p,d,h,f,g=n.length,w=g,_=0,O=0,S=e.__k=Array(s);for(i=0;i<s;i++)(l=t[i])!=null&&typeof l!="boolean"&&typeof l!="function"?(typeof l!="object"||l.constructor===String?l=S[i]=Qt(null,l):Go(l)?l=S[i]=Qt(ct,{children:l}):l.constructor===en&&l.__b?l=S[i]=Qt(l.type,l.props,l.key,l.ref,l.__v):S[i]=l,u=i+_,l.__=e,l.__b=e.__b+1,c=null,~(m=l.__i=am(l,n,u,w))&&(w--,(c=n[m])&&(c.__u|=2)),c&&c.__v?(l.__u|=16,m==u-1?_--:m==u+1?_++:m!=u&&(m>u?_--:_++,O=1)):(~m||(s>g?_--:s<g&&_++),typeof l.type!="function"&&(l.__u|=4))):S[i]=null;if(O){for(p=[],d=[],i=0;i<s;i++)if((l=S[i])&&16&l.__u){for(_=0,h=p.length;_<h;)p[f=_+h>>1]<l.__i?_=f+1:h=f;p[_]=l.__i,d[i]=_+1}for(_=p.length;i--;)d[i]&&(d[i]==_?_--:S[i].__u|=4)}if(w)for(i=0;i<g;i++)!(c=n[i])||2&c.__u||(c.__e==o&&(o=ze(c)),Xo(c,c));return o}function hs(e,t,n,o){var s,i,l,c;if(typeof e.type=="function"){if(e.props.__P)return t;if(s=e.__k)for(i=0;i<s.length;i++)s[i]&&(s[i].__=e,t=hs(s[i],t,n,!1));return t}for(t&&!t.parentNode&&(t=ze(e))&&!t.parentNode&&(t=null),l=e.__e,c=t;c&&c.nodeType==8;)c=c.nextSibling;for(l!=c&&(!o&&n.moveBefore&&l.parentNode?n.moveBefore(l,t):n.insertBefore(l,t||null)),t=l;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function am(e,t,n,o){var s,i=e.key,l=e.type,c=t[n],u=c&&!(2&c.__u);if(c===null&&i==null||u&&i==c.key&&l==c.type)return n;if(o>(u?1:0)){for(s=n-1;s>=0;s--)if((c=t[s])&&!(2&c.__u)&&i==c.key&&l==c.type)return s;for(s=n+1;s<t.length;s++)if((c=t[s])&&!(2&c.__u)&&i==c.key&&l==c.type)return s}return-1}function ls(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function kn(e,t,n,o,s){var i,l;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||ls(e.style,t);if(n)for(t in n)o&&n[t]==o[t]||ls(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(e.__e||(e.__e={}))[t]=n,n&&o||(l=Wo[t]||(Wo[t]=lm(t)),(e.__a||(e.__a={}))[t]=zo,i=t!=(t=t.replace(ms,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,l,i):e.removeEventListener(t,l,i));else{if(s=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function lm(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[xn]==null)t[xn]=zo++;else if(t[xn]<this.__a[e])return;return n(G.event?G.event(t):t)}}}function Ko(e,t,n,o,s,i,l,c,u,m){var p,d,h,f,g,w,_,O,S,I,j,Ce,J,$e,st,os,We,it,Fe=t.type;if(t.constructor!==en)return null;128&n.__u&&(u=32&n.__u,p=n.__c.__z)&&(t.__u|=u,d=i=[],p.nodeType==8?c=Sn(p,i):i.push(p),c=i[0]||c),(p=G.__b)&&p(t);e:if(typeof Fe=="function"){h=l.length;try{if(O=t.props,S=(p=Fe.prototype)&&p.render,I=(p=Fe.contextType)&&o[p.__c],j=p?I?I.props.value:p.__:o,(f=n.__c)?(t.__c=f,2&f.__g&&(f.__g|=1)):(S?t.__c=f=new Fe(O,j):(t.__c=f=new vt(O,j),f.constructor=Fe,f.render=um),I&&I.sub(f),f.state||(f.state={}),f.__n=o,f.__g|=8,f.__h=[],f.__k=[]),S&&(f.__s||(f.__s=f.state),Fe.getDerivedStateFromProps&&(f.__s==f.state&&(f.__s=lt({},f.__s)),lt(f.__s,Fe.getDerivedStateFromProps(O,f.__s)))),g=f.props,w=f.state,f.__v=t,n.__c){if(O!==g&&S&&!Fe.getDerivedStateFromProps&&f.componentWillReceiveProps&&f.componentWillReceiveProps(O,j),t.__v==n.__v&&!(8&f.__g)||!(4&f.__g)&&f.shouldComponentUpdate&&f.shouldComponentUpdate(O,f.__s,j)===!1){t.__v!=n.__v&&(f.props=O,f.state=f.__s,f.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(we){we&&(we.__=t)}),Cn.push.apply(f.__h,f.__k),f.__k=[],f.__h.length&&l.push(f),c=ze(n);break e}f.componentWillUpdate&&f.componentWillUpdate(O,f.__s,j),S&&f.componentDidUpdate&&f.__h.push(function(){f.componentDidUpdate(g,w,_)})}else S&&!Fe.getDerivedStateFromProps&&f.componentWillMount&&f.componentWillMount(),S&&f.componentDidMount&&f.__h.push(f.componentDidMount);f.context=j,f.props=O,f.__P=e,f.__g&=-5,Ce=G.__r,J=S?25:0;do f.__g&=-9,Ce&&Ce(t),p=f.render(f.props,f.state=f.__s,f.context);while(8&f.__g&&++J<25);S&&(Cn.push.apply(f.__h,f.__k),f.__k=[]),f.state=f.__s,f.getChildContext&&(o=lt({},o,f.getChildContext())),S&&n.__c&&f.getSnapshotBeforeUpdate&&(_=f.getSnapshotBeforeUpdate(g,w)),$e=p&&p.type===ct&&p.key==null?p.props.children:p,O.__P&&(p=c,s=(e=O.__P).namespaceURI,u=i=null,n.props&&n.props.__P!=e&&(n.__k.some(function(we){we&&Xo(we,we)}),n.__k=null),c=n.__k?ze(n,0):null),c=fs(e,Go($e)?$e:[$e],t,n,o,s,i,l,c,u,m),O.__P&&(t.__e=null,c=p),t.__u&=-161,d&&d.some(at),f.__h.length&&l.push(f),1&f.__g&&(f.__g&=-4)}catch(we){if(l.length=h,t.__v=null,u||i)if(we&&we.then){if(t.__u|=128|u,i){for(~(We=i.indexOf(c||void 0))||(We=i.length);(it=i[We-1])&&it.nodeType==8;)We--;for(;We<i.length;We++)if(it=i[We])if(i[We]=null,st){if(it==os)break}else{if(it.nodeType!=8)break;it.data.startsWith("$s")&&(os=Sn(st=it))}}if(!st){for(;c&&c.nodeType==8&&c.nextSibling;)c=c.nextSibling;st=c}(p=Sn(st=t.__c.__z||(t.__c.__z=st)))?(t.__e=st,c=p):t.__e=c,c=c&&c.nextSibling}else i&&i.some(at);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),we&&we.then||$s(t),G.__e(we,t,n)}}else c=t.__e=cm(n.__e,t,n,o,s,i,l,u,m,e);return(p=G.diffed)&&p(t),c}function Sn(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function $s(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some($s))}function gs(e,t,n){for(var o=0;o<n.length;)Jo(n[o++],n[o++],n[o++]);G.__c&&G.__c(t,e),e.some(function(s){try{e=s.__h,s.__h=[],e.some(function(i){i.call(s)})}catch(i){G.__e(i,s.__v)}})}function cm(e,t,n,o,s,i,l,c,u,m){var p,d,h,f,g,w,_,O,S=n.props||An,I=t.props,j=t.type;if(j=="svg"?s="http://www.w3.org/2000/svg":j=="math"?s="http://www.w3.org/1998/Math/MathML":s||(s="http://www.w3.org/1999/xhtml"),i){for(p=0;p<i.length;p++)if((g=i[p])&&(j?g.localName==j:g.nodeType==3)){e=g,i[p]=null;break}}if(!e){if(O=m.ownerDocument||document,!j)return O.createTextNode(I);e=O.createElementNS(s,j,I.is?I:m),c&&(G.__m&&G.__m(t,i),c=!1),i=null}if(j){if(m=j=="template"&&e.content||e,i=j=="textarea"&&I.defaultValue!=null?null:i&&Yo.call(m.childNodes),!c&&i)for(S={},p=0;p<e.attributes.length;p++)S[(g=e.attributes[p]).name]=g.value;for(p in S)g=S[p],p=="dangerouslySetInnerHTML"?h=g:p=="children"||p in I||p=="value"&&"defaultValue"in I||p=="checked"&&"defaultChecked"in I||kn(e,p,null,g,s);for(p in I)g=I[p],p=="children"?f=g:p=="dangerouslySetInnerHTML"?d=g:p=="value"?w=g:p=="checked"?_=g:c&&typeof g!="function"||S[p]===g||kn(e,p,g,S[p],s);d?(c||h&&(d.__html==h.__html||d.__html==e.innerHTML)||(e.innerHTML=d.__html),t.__k=[]):(h&&(e.textContent=""),(j=="foreignObject"||s=="http://www.w3.org/1998/Math/MathML"&&rm.test(j))&&(s="http://www.w3.org/1999/xhtml"),fs(m,Go(f)?f:[f],t,n,o,s,i,l,i?i[0]:n.__k&&ze(n,0),c,u),i&&i.some(at)),c&&j!="textarea"||(p="value",j=="progress"&&w==null?e.removeAttribute(p):w==null||w===e[p]&&(j!="progress"||w)||kn(e,p,w,S[p],s),p="checked",_!=null&&_!=e[p]&&kn(e,p,_,S[p],s))}else S===I||c&&e.data==I||(e.data=I);return e}function Jo(e,t,n,o){try{typeof e=="function"?t?t.__x=e(t)||1:o&&(o=o.__c||o.__e)&&(t=o.__x)&&(o.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(s){G.__e(s,n)}}function Xo(e,t,n){var o,s,i,l;if(G.unmount&&G.unmount(e),!(o=e.ref)||o.current&&o.current!=e.__e||Jo(o,null,t,e),o=e.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(c){G.__e(c,t)}o.__P=o.__n=null}if(o=e.__k)for(l=0;l<o.length;l++)o[l]&&Xo(o[l],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(o=e.__c)&&(o=o.__z)&&(s=Sn(o,i=[]))&&(o==e.__e&&i.some(at),at(s),at(o)),n||at(e.__e),e.__e=e.__c=e.__=null}function um(e,t,n){return this.constructor(e,n)}function ys(e,t){var n,o,s,i;G.__&&G.__(e,t),t.nodeType==9&&(t=t.documentElement),o=(n=e&&32&e.__u)?null:t.__k,t.__k=Qt(ct,{children:[e]}),s=[],i=[],Ko(t,t.__k,o||An,An,t.namespaceURI,o?null:t.firstChild?Yo.call(t.childNodes):null,s,o?o.__e:t.firstChild,n,i),gs(s,t.__k,i),t.__k.props.children=null}G={__e:function(e,t,n,o){for(var s,i,l;t=t.__;)if((s=t.__c)&&!(1&s.__g)){s.__g|=4;try{if((l=(i=s.constructor)&&i.getDerivedStateFromError)&&s.setState(i.getDerivedStateFromError(e)),s.componentDidCatch&&(s.componentDidCatch(e,o||{}),l=1),l&&8&s.__g)return void(s.__g|=2)}catch(c){e=c}}throw Tn=0,e}},cs=0,Vo=function(e){return e!=null&&e.constructor===en},vt.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=lt({},this.state)),typeof e=="function"&&(e=e(lt({},n),this.props)),e&&(lt(n,e),this.__v&&(t&&this.__k.push(t),as(this)))},vt.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),as(this))},vt.prototype.render=ct,Ve=[],Tn=0,us=function(e,t){return e.__v.__b-t.__v.__b},xn=Symbol(),ms=/(PointerCapture)$|Capture$/i,zo=0,Wo={},om=0;var a=is.bind(En);var vs={add:"M12 5v14M5 12h14",back:"M15 5l-7 7 7 7",bell:"M6 17v-6a6 6 0 0112 0v6l1.5 2h-15zM10 21h4",bin:"M4 7h16M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10.3 10.5v6M13.7 10.5v6",check:"M4.5 12.5l5 5L19.5 7",close:"M6 6l12 12M18 6L6 18",copy:"M9 9h11v11H9zM15 9V4H4v11h5",down:"M6 9l6 6 6-6",edit:"M4 20l1-4.5L16.5 4 20 7.5 8.5 19zM14 6.5l3.5 3.5",exit:"M14 4h5v16h-5M10 8l-4 4 4 4M6 12h9",keyboard:"M3 7h18v11H3zM7 11h.01M11 11h.01M15 11h.01M8 14.5h8",menu:"M4 6h16M4 12h16M4 18h16",more:"M5 12h.01M12 12h.01M19 12h.01",next:"M9 5l7 7-7 7",person:"M12 11a4 4 0 100-8 4 4 0 000 8zM4.5 21c.6-4 3.6-6.5 7.5-6.5s6.9 2.5 7.5 6.5",refresh:"M20 11a8 8 0 10-2 6.2M20 4v7h-7",search:"M10.5 17a6.5 6.5 0 100-13 6.5 6.5 0 000 13zM15.5 15.5L21 21",up:"M6 15l6-6 6 6",warning:"M12 4L2.5 20h19zM12 10v5M12 17.5v.01"};function ws(e){Object.assign(vs,e)}function x({name:e}){return a`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d=${vs[e]} />
  </svg>`}ws({home:"M4 11l8-7 8 7v9h-5.5v-6h-5v6H4z",accounts:"M12 3v5M9 8h6v4H9zM12 12v3M5 18v-3h14v3M2.5 18h5v3h-5zM16.5 18h5v3h-5z",members:"M9 11a3.5 3.5 0 100-7 3.5 3.5 0 000 7zM2.5 20c.5-3.8 3-6 6.5-6s6 2.2 6.5 6M16 4.5a3.2 3.2 0 010 6.2M17.5 14.3c2.2.7 3.6 2.6 4 5.7",settings:"M12 15a3 3 0 100-6 3 3 0 000 6zM12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M18.7 5.3l-2.1 2.1M7.4 16.6l-2.1 2.1",mail:"M3 5.5h18v13H3zM3.5 6l8.5 7 8.5-7",link:"M9 15l6-6M10.5 6.5l2-2a4.2 4.2 0 016 6l-2 2M13.5 17.5l-2 2a4.2 4.2 0 01-6-6l2-2",move:"M12 3v18M3 12h18M12 3L9 6M12 3l3 3M12 21l-3-3M12 21l3-3M3 12l3-3M3 12l3 3M21 12l-3-3M21 12l-3 3",pause:"M8 5v14M16 5v14",play:"M7 4.5l12 7.5-12 7.5z",restore:"M4 11a8 8 0 112 6.2M4 4v7h7",lock:"M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 017 0v3",key:"M8 16a4 4 0 100-8 4 4 0 000 8zM11.5 10.5L20 10.5v3M16.5 10.5v3",webhooks:"M4 12h6M14 6h6v12h-6M10 12l4-6M10 12l4 6M10 12h4",activity:"M3 12h4l3-8 4 16 3-8h4",clock:"M12 21a9 9 0 100-18 9 9 0 000 18zM12 7v5l3.5 2",columns:"M4 4h16v16H4zM9.5 4v16M14.5 4v16",download:"M12 4v11M7.5 11l4.5 4.5 4.5-4.5M4 20h16",sources:"M12 10c4.4 0 8-1.3 8-3s-3.6-3-8-3-8 1.3-8 3 3.6 3 8 3zM4 7v5c0 1.7 3.6 3 8 3s8-1.3 8-3V7M4 12v5c0 1.7 3.6 3 8 3s8-1.3 8-3v-5",usage:"M4 20V10M10 20V4M16 20v-7M3 20.5h18"});var Zo=globalThis.document?.documentElement,tr="en-GB",mm=/\{(\w+)\}|<(\w+)>(.*?)<\/\2>/gs,bs=new Map,Qo=()=>Zo?.lang||tr;function Ss(e,t=null){let n=Object.keys(e),o=[...t?[t]:[],...globalThis.navigator?.languages??[]];return Zo&&(Zo.lang=As(o,n)??n[0]??tr),nr(e)}function nr(e){let t=Object.keys(e),n=e[t[0]??tr],o=(s,i)=>{let l=e[As([Qo()],t)??""],c=ks(l,s)??ks(n,s);if(c===void 0)throw new Error(`There is no text "${s}".`);return typeof c=="string"?c:c[dm(Number(i.count))]??c.other};return{text:(s,i={})=>er(o(s,i),i).join(""),rich:(s,i={})=>er(o(s,i),i)}}function L(e,t={}){return tn(Intl.NumberFormat,t).format(e)}function X(e,t={dateStyle:"long",timeStyle:"short"}){return tn(Intl.DateTimeFormat,t).format(e)}var pm=[["year",365*86400],["month",30*86400],["week",7*86400],["day",86400],["hour",3600],["minute",60]];function Ts(e,t,n={numeric:"auto"}){let o=(e-t)/1e3,s=tn(Intl.RelativeTimeFormat,n);for(let[i,l]of pm){let c=Math.trunc(o/l);if(c)return s.format(c,i)}return s.format(0,"second")}function Pe(e,t={type:"conjunction"}){return tn(Intl.ListFormat,t).format(e)}var _s=["byte","kilobyte","megabyte","gigabyte","terabyte"];function be(e){let t=e<1?0:Math.min(Math.floor(Math.log10(e)/3),_s.length-1);return L(e/1e3**t,{style:"unit",unit:_s[t],unitDisplay:t?"short":"long",maximumFractionDigits:t?1:0})}function ks(e,t){let n=e;for(let o of t.split("."))n=n?.[o];return n}function er(e,t){let n=[],o=0;for(let s of e.matchAll(mm)){let[i,l,c,u=""]=s;n.push(e.slice(o,s.index)),o=s.index+i.length;let m=t[l??c??""];if(m===void 0)throw new Error(`The text "${e}" needs "${l??c}".`);if(c){let p=er(u,t).join("");n.push(typeof m=="function"?m(p):p)}else n.push(typeof m=="number"?L(m):m)}return n.push(e.slice(o)),n.filter(s=>s!=="")}function dm(e){return tn(Intl.PluralRules,{}).select(e)}function tn(e,t){let n=`${e.name} ${Qo()} ${JSON.stringify(t)}`,o=bs.get(n)??new e(Qo(),t);return bs.set(n,o),o}function As(e,t){for(let n of e){let o=n.toLowerCase(),s=t.find(l=>l.toLowerCase()===o),i=t.find(l=>xs(l)===xs(n));if(s??i)return s??i}}var xs=e=>e.toLowerCase().split("-")[0];var Cs={banner:{label:"Important"},bell:{all:"See all notifications",label:{one:"Notifications, {count} unread",other:"Notifications, {count} unread"},none:"No notifications.",readAll:"Mark all as read",title:"Notifications",unread:"Unread:"},confirm:{cancel:"Cancel",type:"Type {name} to confirm"},copy:{button:"Copy",done:"Copied",failed:"Not allowed: select it and copy"},dialog:{close:"Close"},diff:{added:"Added:",folded:{one:"{count} unchanged line",other:"{count} unchanged lines"},removed:"Removed:",same:"Nothing changed."},form:{choose:"Choose…",discard:"Discard changes",json:"Must be JSON.",jsonHint:"JSON.",keep:"Keep editing",lines:"One per line.",no:"No",number:"Must be a number.",optional:"{label} (optional)",required:"Required.",unsaved:"You have unsaved changes.",whole:"Must be a whole number.",yes:"Yes"},impersonation:{back:"Operator page",banner:"You are viewing this page as another person, read-only, until {time}."},keys:{title:"Keyboard shortcuts",letters:"Enable keyboard shortcuts"},live:{broken:"The connection was lost.",connecting:"Connecting…",live:"Live",off:"Not connected",paused:"Paused while hidden",polling:"Live updates unavailable, refreshing regularly",waiting:"Connection lost, trying again"},meter:{full:"The limit is reached.",of:"{used} of {limit}",unlimited:"{used}, unlimited"},notice:{dismiss:"Dismiss"},pager:{label:"Pages",next:"Next",page:"Page {page}",previous:"Previous"},problem:{again:"Try again",copyId:"Copy id",request:"Request {id}",status:"status {status}",wait:{one:"You can try again in {count} second.",other:"You can try again in {count} seconds."},waitMinutes:{one:"You can try again in {count} minute.",other:"You can try again in {count} minutes."}},progress:{done:"Done.",failed:"Failed.",of:"{done} of {total}"},request:{busy:"The server is busy. Trying again…",lost:"The server cannot be reached. Trying again…",offline:"The server cannot be reached. Check your connection.",slow:"The server did not respond in time.",status:"The server responded with status {status}.",tooMany:"Too many requests. Trying again in a moment…"},secret:{copy:"Copy secret",done:"I've saved it",once:"Copy it now. You won't see this again."},shell:{sections:"Sections",skip:"Skip to content"},sparkline:{words:"from {first} to {last}, lowest {lowest}, highest {highest}"},stepper:{back:"Back",next:"Next",place:"(step {step} of {steps})"},switcher:{label:"Account",list:"Accounts",more:{one:"{count} more account. Search to find it.",other:"{count} more accounts. Search to find them."},none:"No account matches “{search}”.",search:"Search accounts"},table:{filter:"Filter",noMatch:"Nothing matches “{filter}”.",select:"Select {name}",selectAll:{one:"Select {count} row",other:"Select all {count} rows"},selected:{one:"{count} selected",other:"{count} selected"}},theme:{title:"Colours",system:"System",light:"Light",dark:"Dark"},user:{menu:"Settings",of:"Account of {name}"},when:{now:"just now"}};var{text:k,rich:On}=nr({"en-GB":Cs});var V=class extends Error{constructor(t,n={}){super(t),this.status=n.status??0,this.code=n.code??"",this.requestId=n.requestId??"",this.retryAfterSeconds=n.retryAfterSeconds??0,this.details=n.details??{},this.place=n.place??String(this.details.place??"")}};var ut,oe,or,Es,rr=Object.is,In=0,Hs=[],sr=[],ne=G,Os=ne.__b,Is=ne.__r,Ps=ne.diffed,Ms=ne.__c,Ds=ne.unmount,Rs=ne.__;function on(e,t){ne.__h&&ne.__h(oe,e,In||t),In=0;var n=oe.__H||(oe.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function $(e){return In=1,fm(Ls,e)}function fm(e,t,n){var o=on(ut++,2);if(o.t=e,!o.__c&&(o.__=[n?n(t):Ls(void 0,t),function(i){var l=(o.__N||o.__)[0],c=o.t(l,i);rr(l,c)||(o.__N=[c,o.__[1]],o.__c.setState({}))}],o.__c=oe,!oe.__f)){oe.__f=!0;var s=oe.shouldComponentUpdate;oe.shouldComponentUpdate=function(i,l,c){var u=this.__H;if(!u)return!0;var m=!1,p=this.props!=i;if(u.__.some(function(h){h.__N&&(m=!0,rr(h.__[0],h.__N[0])||(p=!0))}),s){var d=s.call(this,i,l,c);return m?d||p:d}return!m||p}}return o.__}function R(e,t){var n=on(ut++,3);!ne.__s&&ar(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,oe.__H.__h.push(n))}function _e(e,t){var n=on(ut++,4);!ne.__s&&ar(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,oe.__h.push(n))}function Y(e){return In=5,wt(function(){return{current:e}},[])}function wt(e,t){var n=on(ut++,7);return ar(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function fe(){var e=on(ut++,11);if(!e.__){for(var t=oe.__v;!t.__m&&t.__;)t=t.__;var n=t.__m||(t.__m=[0,0]);e.__="P"+n[0]+"-"+n[1]++}return e.__}function hm(){var e;do{for(;e=sr.shift();)try{nn(e)}catch(n){ne.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=Hs.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(nn),t.__h.some(ir),t.__h=[]}catch(n){t.__h=[],ne.__e(n,e.__v)}}}while(sr.length)}ne.__b=function(e){oe=null,Os&&Os(e)},ne.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),Rs&&Rs(e,t)},ne.__r=function(e){Is&&Is(e),ut=0;var t=(oe=e.__c).__H;t&&(or==oe?oe.__h=[]:(t.__h.some(nn),t.__h.some(ir),ut=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),or=oe},ne.diffed=function(e){Ps&&Ps(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&Fs(Hs.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),or=oe=null},ne.__c=function(e,t){t.some(function(n){try{n.__h.some(nn),n.__h=n.__h.filter(function(o){return!o.__||ir(o)})}catch(o){n.__h=[function(){throw o}]}}),Ms&&Ms(e,t)},ne.unmount=function(e){Ds&&Ds(e);var t,n,o=e.__c;o&&o.__H&&(o.__H.__.some(function(s){try{if(s.__P&&s.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}s.__P=n,Fs(sr.push(s))}else nn(s)}catch(i){t=i}}),o.__H=void 0,t&&ne.__e(t,o.__v))};var Ns=typeof requestAnimationFrame=="function";function $m(e){var t,n=function(){clearTimeout(o),Ns&&cancelAnimationFrame(t),setTimeout(e)},o=setTimeout(n,35);Ns&&(t=requestAnimationFrame(n))}function Fs(e){e!=1&&Es==ne.requestAnimationFrame||((Es=ne.requestAnimationFrame)||$m)(hm)}function nn(e){var t=oe,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),oe=t}function ir(e){var t=oe;e.__c=e.__(),oe=t}function ar(e,t){return!e||e.length!=t.length||t.some(function(n,o){return!rr(n,e[o])})}function Ls(e,t){return typeof t=="function"?t(e):t}var gm=2500;function Ge({text:e,label:t=k("copy.button")}){let[n,o]=$("");return a`<button type="button" class="button quiet copy" onClick=${async()=>{let i=await ym(typeof e=="string"?e:e());o(i?"done":"failed"),setTimeout(()=>o(""),gm)}}>
    <${x} name=${n==="done"?"check":"copy"} />
    <span aria-live="polite">${n?k(`copy.${n}`):t}</span>
  </button>`}async function ym(e){try{return await navigator.clipboard.writeText(e),!0}catch{let t=document.createElement("textarea");t.value=e,t.className="visually-hidden";let n=document.activeElement;(document.querySelector("dialog[open]")??document.body).append(t),t.select();let o=document.execCommand("copy");return t.remove(),n instanceof HTMLElement&&n.focus(),o}}var vm=500,wm=90,lr={advice:{},isForDevelopers:!1};function Us(e){Object.assign(lr,e)}function v({error:e,title:t,onRetry:n,children:o}){if(!e)return null;let s=e instanceof V?e:null,i=s?lr.advice[s.status]:"",l=lr.isForDevelopers||(s?.status??0)>=vm;return a`<div class="problem" role="alert">
    <p class="problem-words">
      ${t?a`<strong>${t}</strong>${" "}`:null}${rn(e)}
    </p>
    ${i?a`<p>${i}</p>`:null} ${o}
    ${s?.retryAfterSeconds?a`<p>${_m(s.retryAfterSeconds)}</p>`:null}
    ${s?.requestId&&l?a`<p class="problem-id hint">
          ${On("problem.request",{id:a`<code>${s.requestId}</code>`})}
          ${s.status?`, ${k("problem.status",{status:`${s.status}`})}`:null}
          <${Ge} text=${s.requestId} label=${k("problem.copyId")} />
        </p>`:null}
    ${n?a`<button type="button" class="button" onClick=${n}>
          ${k("problem.again")}
        </button>`:null}
  </div>`}function rn(e){let t=e instanceof Error?e.message:String(e);return bm(t)}function bm(e){let t=e.trim(),n=t.charAt(0).toUpperCase()+t.slice(1);return/[.!?…]$/.test(n)?n:`${n}.`}function _m(e){return e<wm?k("problem.wait",{count:e}):k("problem.waitMinutes",{count:Math.ceil(e/60)})}var Bs={page:{name:"Core",title:"{view} · Core",wait:"One moment…"},activities:{all:"View all",byKey:"An API key",byMember:"A member",byOperator:"The operator",bySystem:"The service",none:"Nothing has happened yet.",of:"{what}: {name}",title:"Newest activity"},activity:{after:"After",any:"Any",before:"Before",changes:"Changes",csv:"Export CSV",device:"Device",filters:"Filter activities",from:"From",hint:"Who did what, when, and from where. Entries cannot be changed.",id:"Id",jsonl:"Export JSON lines",network:"Network",noChanges:"This entry has no values before or after.",noMatch:"No activity matches",nothing:"Nothing.",resource:"Resource",title:"Activity",to:"To",type:"Type",what:"What",when:"When",who:"Who"},area:{account:"This account",activities:"Activity",apikeys:"API keys",billing:"Plan",data:"Data",schedules:"Schedules",security:"Security",sources:"Sources",usage:"Usage",users:"People",webhooks:"Webhooks"},attention:{done:"Mark as read",full:"Limit reached: {limit}",near:"Almost at the limit: {limit}",see:"View",sourceError:"{name} needs to be authorised again",sourceErrorHint:"The platform rejects its credentials. Nothing is fetched until then.",sourceFailing:"{name} fails",sourceFailingHint:{one:"{count} run has failed.",other:"{count} runs in a row have failed."},suspended:"This account is suspended",terminated:"This account is terminated",title:"Needs attention",used:"{used} of {allowed} used."},banner:{cancelled:"The plan was cancelled. Everything works until {day}; then you can only read.",cancelledNow:"The plan was cancelled.",mailAgain:"Send the link again",mailed:"We sent a link to {email}.",reason:"Reason: {reason}",seePlan:"View plan",suspended:"{name} is suspended. You can read and export, but not change anything.",terminated:"{name} is terminated. An admin can restore it within 30 days.",trial:{one:"The trial of {plan} ends in {count} day.",other:"The trial of {plan} ends in {count} days."},unconfirmed:"Confirm {email} to invite people and create keys. The link is in your inbox."},category:{billing:"Billing",security:"Security",sync:"Sync",system:"System",team:"Team"},checklist:{all:"Select all",none:"Clear all"},connect:{access:"Access",account:"Account: {name}",addressHint:"Post JSON to this address. Who knows it can add records to the source.",addressNext:"You get an address to post records to. It is shown once.",addressTitle:"The address of your source",atPlatform:"Account at the platform",consent:"{platform} asks you to allow reading:",data:"Data",dataHint:"You can change the selection later. The first run shows how much there is.",done:"{name} is connected.",finish:"Connect source",how:"How to connect",idField:"Path of the id (optional)",idFieldHint:"Records with the same id replace each other. Without it, all are kept.",name:"Name",nameHint:"How people find it in the list of sources.",noSchedules:"You may not create schedules here. A manager or an admin can add one later.",notConfigured:"The operator has not set up {platform} yet.",platform:"Platform",result:"Test",review:"Review",runsNow:"Run once now",runsNowHint:"The first run fetches everything. Later ones fetch what has changed.",schedule:"Schedule",scheduled:"Run on a schedule",scheduledHint:"Without a schedule, people start runs by hand.",stored:"Credentials are encrypted with a key of this account, and never shown again.",test:"Test connection",title:"Connect a source",toPlatform:"Continue to {platform}",works:"{platform} accepts the connection"},danger:{below:{one:"{count} account below is affected too.",other:"{count} accounts below are affected too."},byOperator:"The operator suspended this account. Only the operator can reactivate it.",move:{deed:"Move",hint:"The account moves with everything below it. You see what changes first.",title:"Move below another account"},moving:"The account is being moved.",reactivate:{deed:"Reactivate",hint:"People can work here again.",title:"Reactivate this account"},reactivated:"{name} is active again.",reason:"Reason (optional)",reasonHint:"All people in the account see it.",restore:{deed:"Restore",hint:"The account becomes active again, with all its data.",title:"Restore this account"},restored:"{name} is restored.",rootStays:"An organisation has no account above it, and cannot move.",suspend:{ask:"Suspend {name}?",deed:"Suspend",hint:"People here and below can read and export, but not change anything.",title:"Suspend this account"},suspended:"{name} is suspended.",terminate:{ask:"Terminate {name}?",deed:"Terminate",hint:"All work here ends. After 30 days, everything in it is deleted for good.",title:"Terminate this account"},terminated:"{name} is terminated. You can restore it for 30 days.",title:"Danger zone",until:"You can restore it until {day}. Then everything in it is deleted."},deliveries:{all:"All",attempts:"Attempts",delivered:"Delivered",event:"Event",everything:"Everything",failed:"Failed",held:"Held",id:"Message id",next:"Next attempt",noAttempt:"Nothing was sent yet.",none:"No deliveries yet. Send a test to see the first one.",one:"Delivery",onlyFailed:"Only failed ones",pending:"Pending",published:"Published",replay:"Send again",replayBegun:"The deliveries are being sent again.",replayHint:"Receivers recognise a repeated message by its id.",replaySome:"Send several again",replayed:"The delivery is sent again.",request:"Request",response:"Response",since:"Published since",status:"Status",title:"Deliveries",which:"Which deliveries"},details:{hint:"What your organisation notes about this account, such as a cost centre.",label:"Names and values",lines:"One per line, such as Cost centre: 4711.",save:"Save details",title:"Details"},door:{back:"Back to sign-in",code:"Code",codeHint:"Six digits from your authenticator app, or one of your backup codes.",codeIntro:"Your account is protected by two-step sign-in.",codeTitle:"Enter your code",create:"Create account",forgotIntro:"Enter your address, and we will send you a link that sets a new password.",forgotSend:"Send the link",forgotSent:"If {email} belongs to an account, a link is on its way. It works for an hour.",forgotSentTitle:"Check your e-mail",forgotTitle:"Forgot your password?",newLink:"Get a new link",resetDone:"Your new password is set. Sign in with it.",resetIntro:"You will be signed out everywhere else.",resetSave:"Set the password",resetTitle:"Set a new password",sessionEnded:"Your session has ended. Sign in to continue.",signIn:"Sign in",signUp:"Create your account",signUpIntro:"14 days of the Professional plan, without a card.",toForgot:"Forgot your password?",toSignIn:"Already have an account? Sign in",toSignUp:"New here? Sign up",wrong:"Wrong e-mail address or password."},event:{account:{suspended:"An account was suspended",terminated:"An account was terminated"},apikey:{created:"A key was created",revoked:"A key was revoked"},usage:{limit_reached:"A limit of the plan is reached",warning:"80% of a limit is used"},user:{invited:"A person was invited",joined:"A person accepted an invitation",removed:"A person was removed, or left"},webhook:{disabled:"A webhook was disabled after failures"}},eventGroup:{account:"Accounts",apikey:"API keys",usage:"Usage",user:"People",webhook:"Webhooks"},exports:{create:"Create file",createTitle:"Export data",delete:"Delete {name}",download:"Download",failed:"Failed",format:"Format",hint:"Files are kept for 14 days.",open:"Export",title:"Exports",until:"until {day}",writing:"Being written…",zip:"Several data types become a ZIP file."},figures:{calls:{one:"API calls in {count} day",other:"API calls in {count} days"}},form:{cancel:"Cancel",required:"Required.",save:"Save"},format:{csv:"CSV, for spreadsheets",json:"JSON",jsonl:"JSON lines",xlsx:"Excel (XLSX)"},frame:{accountMissing:"Account not found",accountMissingHint:"It does not exist, or you are not a member of it.",docs:"API documentation",needsFactor:"This account requires two-step sign-in",needsFactorHint:"Set it up in your profile, and sign in again with a code.",noAccount:"You are not in any account",noAccountHint:"Ask an admin for an invitation.",noView:"Page not found",noViewHint:"The link may be old.",notAllowed:"You don't have access to this view",profile:"Profile and security",setUpFactor:"Set up two-step sign-in",signOut:"Sign out",toHome:"Go to the overview"},fresh:{cancelled:"Nothing was changed: this needs your password.",go:"Continue",hint:"You signed in a while ago. Enter your password to continue.",title:"Confirm that it is you"},group:{data:"Data",developers:"Developers",organisation:"Organisation",records:"Records"},happened:{account_created:"Account created",account_moved:"Account moved",account_reactivated:"Account reactivated",account_restored:"Account restored",account_suspended:"Account suspended",account_terminated:"Account terminated",account_updated:"Account changed",apikey_created:"API key created",apikey_revoked:"API key revoked",apikey_rotated:"API key rotated",apikey_updated:"API key changed",backup_codes_renewed:"Backup codes renewed",default_account_changed:"Start account changed",email_change_undone:"Address change undone",email_changed:"E-mail address changed",email_confirmed:"E-mail address confirmed",impersonation_ended:"Operator's view ended",impersonation_started:"Operator's view started",invitation_withdrawn:"Invitation withdrawn",login:"Signed in",login_failed:"Sign-in failed",member_invited:"Person invited",member_joined:"Person joined",member_left:"Person left",member_removed:"Person removed",member_updated:"Role or exceptions changed",password_changed:"Password changed",password_reset:"Password reset",plan_cancelled:"Plan cancelled",plan_changed:"Plan changed",plan_overridden:"Limits changed by the operator",second_factor_begun:"Two-step sign-in set-up started",second_factor_disabled:"Two-step sign-in turned off",second_factor_enabled:"Two-step sign-in turned on",second_factor_reset:"Two-step sign-in reset by the operator",sessions_ended:"Sessions ended",source_paused:"Source paused",trial_ending:"Trial ends soon",usage_limit_reached:"Limit reached",usage_warning:"Limit nearly reached",user_left:"User deleted",user_reactivated:"User reactivated",user_registered:"Signed up",user_suspended:"User suspended",user_updated:"Profile changed",webhook_created:"Webhook created",webhook_deleted:"Webhook deleted",webhook_disabled:"Webhook disabled",webhook_enabled:"Webhook enabled",webhook_replayed:"Deliveries replayed",webhook_secret_rotated:"Signing secret rotated",webhook_updated:"Webhook changed"},health:{disconnected:"Disconnected",error:"Needs attention",failing:"Failing",fresh:"Not run yet",healthy:"Healthy",paused:"Paused",running:"Running"},home:{nav:"Overview"},inbox:{all:"All",category:"Category",delete:"Delete",every:"All categories",hint:"What happened in your accounts. Notifications are kept for 90 days.",isUnread:"Unread:",listed:"Inbox",markRead:"Mark as read",markUnread:"Mark as unread",none:"No notifications",readAll:"Mark all as read",title:"Notifications",unread:"Unread",which:"Show"},invitation:{accept:"Accept invitation",account:"Account",change:"Use another account",decline:"Decline",declined:"You declined the invitation.",ends:"Valid until",from:"Invited by",join:"Join {name}",joined:"Welcome to {name}.",member:"A member",role:"Your role",signUp:"Sign up and join",signedInAs:"You are signed in as {email}.",title:"You are invited",toSignUp:"New here? Sign up"},invite:{anyone:"Anyone with the link",byLink:"By link",byMail:"By e-mail",ends:"ends",exceptions:"Exceptions to the role",how:"How to invite",link:"Invitation link",linkHint:"The link works for one person, for seven days. Pass it on yourself.",linkTitle:"Your invitation link",makeLink:"Create link",message:"Message (optional)",newLink:"New link",open:{one:"{count} open invitation",other:"{count} open invitations"},resend:"Send again",role:"Role",send:"Send invitation",sent:"The invitation is on its way to {email}.",title:"Invite to {name}",withdraw:"Withdraw",withdrawn:"The invitation is withdrawn."},keys:{count:{one:"{count} permission",other:"{count} permissions"},create:"Create key",createTitle:"Create an API key",deeds:"Actions",edit:"Edit",editTitle:"Edit {name}",expiry:"Expires",expiryHint:"The key works until the end of this day. Leave it empty for no expiry.",from:"from {networks}",grace:"The old secret keeps working for",graceDay:"1 day",graceHour:"1 hour",graceNone:"No grace period",graceSix:"6 hours",hint:"Programs use keys to call the API. A key never has more permissions than its creator.",includesChildren:"Include accounts below this one",includesChildrenHint:"This cannot be changed later.",isActive:"Active",isExpired:"Expired",isRevoked:"Revoked",lastUse:"Last use",madeTitle:"Your new key",name:"Name",nameHint:"Say which program uses it.",needsPermission:"Select at least one permission.",networks:"Allowed networks",networksHint:"One per line, such as 192.0.2.0/24. Leave it empty to allow all.",noExpiry:"Never",none:"No API keys yet",noneHint:"Create one to call the API from a program.",permissions:"Permissions",revoke:"Revoke",revokeHint:"Programs that use it are rejected from the next request.",revokeTitle:"Revoke {name}?",revoked:"{name} is revoked.",rotate:"Rotate",rotateHint:"The key gets a new secret. Name and permissions stay the same.",rotateTitle:"Rotate {name}",saved:"{name} is saved.",status:"Status",title:"API keys",unused:"Never",withChildren:"with accounts below"},lacks:{impersonation:"You are viewing this page as another person, and cannot change anything.",permission:"You need the permission {permission} in this account. Ask an admin for it.",suspended:"The account is suspended: nothing in it can be changed.",terminated:"The account is terminated: nothing in it can be changed.",unconfirmed:"Confirm your e-mail address first."},limit:{apiCallsPerMonth:"Calls per month",customDomains:"Custom domains",dataRetentionDays:"Data kept (days)",sources:"Sources",storageGB:"Storage (GB)",syncFrequency:"Sync frequency",users:"People",webhooks:"Webhooks"},limits:{all:"View usage",plan:"{plan} plan",title:"Limits"},link:{address:{done:"You now sign in with {email}.",title:"Your new address"},confirm:{done:"{email} is confirmed.",title:"Confirm your address"},confirmAsk:"Confirm only if you signed up yourself. Otherwise, close this page.",confirmDeed:"I signed up: confirm",continue:"Continue",expired:"Links work once and for a limited time. Ask for a new one.",undo:{done:"Your address is {email} again. Change your password now.",title:"Undo the address change"}},mails:{daily:"Daily",end:"Until",hint:"Notifications always appear here. Choose which ones we also e-mail.",immediately:"Immediately",mandatory:"Always e-mailed immediately.",never:"Never",quiet:"Quiet hours",quietHint:"E-mails wait until they are over. Security e-mails do not wait.",saved:"Your choices are saved.",start:"From",title:"E-mail",zone:"Time zone"},member:{leave:"Leave",leaveAsk:"Leave {account}?",leaveHint:"You lose your role here and below. An admin can invite you again.",left:"You left {account}.",missing:"This person is not in the account",onlyInherited:"All rights come from accounts above. Change them there.",reactivate:"Reactivate",reactivated:"{name} is active again.",remove:"Remove",removeAsk:"Remove {name} from {account}?",removeHint:"The role here ends at once, and so do the person's API keys of this account.",removed:"{name} is removed.",suspend:"Suspend",suspended:"{name} is suspended, here and below.",toMembers:"All people"},members:{anyRole:"Any",count:{one:"{count} person",other:"{count} people"},exceptions:{one:"{count} exception",other:"{count} exceptions"},filter:"Name or e-mail address",filters:"Filter people",hint:"The people in this account and their roles.",inherited:"Inherited from {name}",inheritedHint:"Their role there applies here too.",invite:"Invite people",joined:"joined",title:"People",you:"(you)"},meter:{active_sources:"Active sources",active_users:"Active people",api_calls:"API calls",data_processed:"Data processed",error_count:"Errors",storage_used:"Storage used",sync_jobs:"Syncs"},move:{along:{one:"{count} account below moves with it.",other:"{count} accounts below move with it."},below:"Move it below",changes:"What changes",choose:"Choose an account…",done:"{name} is being moved. Rights are already those of its new place.",from:"Now: {path}",gain:"People with a role in {names} get it here too.",lose:"People lose the access that they inherit from {names}.",nowhere:"No other account of yours ranks high enough.",plan:"The plan and the limits of the other organisation apply.",title:"Move {name}",to:"Then: {path}"},nextRuns:{all:"All schedules",none:"Nothing is scheduled.",title:"Next runs"},outcome:{cancelled:"Cancelled",completed:"Completed",failed:"Failed",partial:"Partial",pending:"Waiting",running:"Running"},own:{activities:"Your activity",activitiesHint:"If you do not recognise something, change your password.",download:"Download",export:"Your data",exportHint:"A JSON file with everything we store about you.",leave:"Delete your user",leaveAdmin:"The last admin of an organisation cannot leave: make another person admin first.",leaveGo:"Delete me",leaveHint:"You leave all accounts, and your keys stop working. This cannot be undone."},permission:{account:{create_child:"Create accounts below",move:"Move the account",read:"See the account",suspend:"Suspend and reactivate the account",terminate:"Terminate and restore the account",update:"Change name and settings"},activities:{read:"See what happened"},apikeys:{manage:"Create, rotate and revoke API keys",read:"See API keys"},billing:{manage:"Change the plan",read:"See the plan"},data:{delete:"Delete stored data",export:"Export data",read:"See data"},schedules:{manage:"Change schedules",read:"See schedules"},security:{manage:"Change security settings"},sources:{create:"Connect sources",delete:"Delete sources",read:"See sources",sync:"Start syncs",update:"Change sources"},usage:{read:"See usage and limits"},users:{invite:"Invite people",manage:"Change roles, remove people",read:"See people"},webhooks:{manage:"Change webhooks",read:"See webhooks"}},permissionLimit:"{words} (only: {limit})",person:{email:"E-mail address",firstName:"First name",lastName:"Last name",newPassword:"New password",organisation:"Organisation",organisationHint:"Your first account gets this name. You can change it later.",password:"Password",passwordHint:"At least 8 characters."},plans:{cancel:"Cancel plan",cancelHint:"Everything works for 30 more days. Then you can only read and export.",cancelTitle:"Cancel the plan?",cancelled:"The plan is cancelled.",change:"Change plan",changeAndPause:"Change and pause",changeHint:"The new price is {price} per month. The change takes effect immediately.",changeTitle:"Change to {plan}?",changed:"You are now on the {plan} plan.",choose:"Choose {plan}",confirmPause:"Look at what would be paused, and confirm.",current:"You are on the {plan} plan.",domains:"Custom domains are part of the price list only: the service does not offer them yet.",ends:"The plan is cancelled and ends on {day}.",everyMinutes:{one:"Every minute",other:"Every {count} min"},isCurrent:"Current plan",none:"You have no plan.",paused:"{kind}: {name}",perMonth:"per month",title:"Plan",trial:"The trial of {plan} ends on {day}.",unlimited:"Unlimited",wouldPause:{one:"The plan has no room for {count} resource. It is paused, and nothing is deleted:",other:"The plan has no room for {count} resources. They are paused, and nothing is deleted:"}},problem:{changed:"Someone else changed this in the meantime. Reload the page.",internal:"Something went wrong on our side. If it persists, send support the request id.",unavailable:"The service is busy. Try again in a moment."},profile:{addressHint:"You sign in with {email}.",addressSend:"Change address",addressSent:"We sent a link to {email}. Open it to complete the change.",current:"Current password",name:"Name",nameSaved:"Your name is saved.",newAddress:"New e-mail address",passwordHint:"You will be signed out everywhere else.",passwordSave:"Change password",passwordSaved:"Your password is changed.",title:"Profile and security"},quota:{fromAbove:"Only people with a role in the account above can change it.",hint:"The most that this account may use of the plan. People of {name} set it.",none:"No limit of its own",save:"Save quota",saved:"The quota is saved.",title:"Quota",used:"{used} used."},records:{asForm:"Fields",asJson:"JSON",columns:"Columns",count:{one:"{count} record",other:"{count} records"},form:"Show as",found:{one:"{count} record with “{q}”",other:"{count} records with “{q}”"},id:"Id",newest:"newest",no:"No",noSnapshot:"No data yet",noSnapshotHint:"Data appears here after the first run that succeeds.",none:"There are no records of this type.",search:"Search {type}",snapshot:"Snapshot",yes:"Yes"},refused:{access_denied:"Access was declined, or the plan has no room for another source.",account_mismatch:"You signed in to another account at the platform than before.",exchange_failed:"The platform did not issue credentials. Try again in a moment.",expired_state:"The connection took more than 15 minutes. Start again.",invalid_state:"This link was already used, or belongs to another browser. Start again.",missing_code:"The platform returned without a decision. Start again.",unknown:"The platform was not connected. Start again."},reports:{csv:"CSV",hint:"Usage and prices of one month, for this account and all below it.",json:"JSON",month:"Month",print:"Open to print",title:"Monthly reports"},resource:{account:"Account",api_key:"API key",invitation:"Invitation",member:"Member",plan:"Plan",user:"User",webhook:"Webhook"},rights:{asRole:"Same as role",denied:"Denied by an exception",deniedIn:"Denied by an exception in {name}",deny:"Denied",exception:"Exception",exceptionFor:"Exception for {permission}",give:"Granted",hint:"Roles add up from the organisation down. An exception applies here and below.",none:"Not part of the role",role:"Role",roleHere:"Role in this account",save:"Save changes",saved:"Saved. It applies from the next request.",suspended:"Not while the account is suspended",terminated:"Not while the account is terminated",title:"What this person may do"},role:{admin:"Admin",manager:"Manager",member:"Member",viewer:"Viewer"},roleHint:{admin:"Admins can do everything, including people, plans and security.",manager:"Managers work with all sources and data, and invite members and viewers.",member:"Members connect sources and work with their own.",viewer:"Viewers can look, but not change anything."},run:{about:"Run",again:"Run again",attempt:{one:"attempt {count}",other:"attempt {count}"},back:"Runs of {name}",busy:"A run of this source is in progress.",cancel:"Cancel run",cancelledBy:"Cancelled by",cancelling:"Ending after this page…",changes:"{added} new, {changed} changed, {removed} removed",data:"View data",errors:"Errors",errorsHint:"In the words of the platform.",fetched:{one:"{count} fetched",other:"{count} fetched"},live:"Updates as it happens.",pages:{one:"{count} page",other:"{count} pages"},requestedBy:"Started by",retried:"Another run has started.",retry:"Retry what failed",stored:{one:"{count} record",other:"{count} records"},title:"Run",types:"Data types",waits:"The platform limits requests. The run continues",whole:"The whole run"},runs:{all:"All runs",bars:{one:"The last run",other:"The last {count} runs, the newest at the right"},byPerson:"By a person",byPost:"Posted records",byRetry:"Retry",bySchedule:"Schedule",cause:"Cause",day:"Runs of the last 24 hours",dayNone:"Nothing ran in the last 24 hours.",duration:"Duration",history:"History",historyHint:"One bar per run: its height is the duration.",hour:{one:"{hour}: {count} run",other:"{hour}: {count} runs"},none:"No runs yet",now:"now",outcome:"Outcome",recent:"Last runs",records:"Records",started:"Started",title:"Runs"},schedules:{count:{one:"{count} schedule",other:"{count} schedules"},create:"Add schedule",createTitle:"Add a schedule",delete:"Delete",deleteHint:"Runs that it has started continue.",deleteTitle:"Delete this schedule?",deleted:"The schedule is deleted.",edit:"Edit",editTitle:"Edit the schedule",hint:"When the sources of this account run, the next one first.",last:"last run",none:"No schedules yet",noneHere:"Schedules belong to sources. Open a source to add one.",noneHint:"Until you add one, people start runs by hand.",off:"Paused",pause:"Pause",posted:"The platform posts its records, so there is nothing to schedule.",resume:"Resume",run:"Run now",saved:"The schedule is saved.",title:"Schedules",types:{one:"{count} data type",other:"{count} data types"}},sessions:{begun:"signed in",current:"This device",device:"{browser} on {system}",end:"End",endOthers:"End all others",ended:"The session has ended.",hint:"The devices that are signed in as you.",operator:"The operator, viewing as you",othersEnded:"All other sessions have ended.",title:"Sessions",unknown:"Unknown device",used:"last used"},settings:{factor:"Require two-step sign-in",factorFirst:"Turn on two-step sign-in for yourself first.",factorHint:"People without it can then only set it up.",factorOff:"Two-step sign-in is no longer required.",factorOn:"Two-step sign-in is now required, here and below.",factorRequire:"Require it",factorRequired:"It is required: people without it can only set it up.",factorStop:"Stop requiring it",forYou:"For you",general:"General",isStart:"You start in this account when you sign in.",name:"Name",same:"Nothing has changed yet.",save:"Save",saved:"The settings are saved.",security:"Security",start:"Start account",startHere:"Start here",startHint:"Open this account first when you sign in.",startSaved:"You now start in this account.",title:"Settings",zone:"Time zone",zoneHint:"Such as Europe/Oslo. Days and schedules follow it."},sourceEnd:{delete:{ask:"Delete {name}?",deed:"Delete source",done:"{name} is deleted.",hint:"The source and its schedules end. Its data is deleted after the plan's retention.",title:"Delete this source"},disconnect:{ask:"Disconnect {name}?",deed:"Disconnect",done:"{name} is disconnected.",hint:"Its credentials are deleted and its runs end. The data stays.",title:"Disconnect from the platform"},erase:{ask:"Delete all data of {name}?",deed:"Delete data",done:"The data of {name} is being deleted.",hint:"All snapshots of this source are deleted for good. The source stays connected.",title:"Delete stored data"},isDisconnected:"The source is disconnected."},sourceSettings:{access:"Access",authorise:"Authorise again",broken:"{platform} no longer accepts the credentials.",byConsent:"Authorised by OAuth",byKey:"API key",enterAll:"Enter all values.",general:"General",gone:"There are no credentials: the source is disconnected from {platform}.",kept:"Stored encrypted, and never shown.",nothing:"There are no credentials to test.",replace:"Replace key",replaceHint:"The new key is tested first. It must belong to the same account at the platform.",replaceTitle:"Replace the key",replaced:"The new key is in use.",saved:"The source is saved.",test:"Test",typesHint:"Data types that are no longer selected keep what is stored.",works:"The connection works: {name}"},sources:{all:"All sources",anyPlatform:"All platforms",byHand:"By hand",connect:"Connect source",fix:"The platform rejects the credentials. Authorise again",hint:"Platforms whose data is copied into this account.",lastRun:"Last run",never:"Never",nextRun:"Next run",none:"Connect your first source",noneHint:"Copy, browse and export data of Stripe, HubSpot or any service that posts JSON.",notActive:"The source is not active.",notOwn:"You can only work with sources that you connected yourself.",nothing:"–",one:"Source",pause:"Pause",paused:"{name} is paused.",platform:"Platform",posted:"When records are posted",records:"Records",resume:"Resume",resumed:"{name} is active again.",run:"Run now",stored:"Stored",successful:"Runs that succeeded",title:"Sources",watch:"View run"},status:{active:"Active",suspended:"Suspended",terminated:"Terminated"},step:{codeHint:"Six digits from the app.",codes:"Backup codes",codesHint:"Each code works once, if you do not have your phone at hand.",codesTitle:"Keep your backup codes",confirm:"Confirm",copy:"Copy key",hint:"A code from your phone protects your account if your password leaks.",isOff:"Two-step sign-in is off.",isOn:"On: you sign in with your password and a code.",off:"Turn off",offHint:"Your password alone will be enough to sign in.",offTitle:"Turn off two-step sign-in?",on:"Set up two-step sign-in",qr:"QR code for your authenticator app",renew:"New backup codes",renewHint:"The old codes stop working.",renewTitle:"Create new backup codes?",scan:"Scan this code with an authenticator app, and enter the digits that it shows.",title:"Two-step sign-in",type:"Or enter this key:"},steps:{begin:"Start",done:"Done:",factor:{hint:"A code from your phone protects your account if your password leaks.",title:"Turn on two-step sign-in"},hide:"Hide",invite:{hint:"Colleagues get a role, and see exactly what it allows.",title:"Invite a colleague"},left:{one:"{count} step left",other:"{count} steps left"},source:{hint:"Copy its data here, on a schedule, and browse and export it.",title:"Connect a source"},structure:{hint:"Subsidiaries, divisions and locations each keep their own people and limits.",title:"Add an account below this one"},title:"Get started"},structure:{create:"Create",created:"Created {name}.",cut:"There are more accounts below these. Open one to see them.",hint:"People have their role in an account and in everything below it.",inherited:"{role}, inherited from {name}",members:{one:"{count} member",other:"{count} members"},name:"Name",newBelow:"New account below",newBelowOf:"New account below {name}",newRoot:"New organisation",rootHint:"An organisation has a plan and people of its own, apart from your other accounts.",sources:{one:"{count} source",other:"{count} sources"},stored:"{size} stored",title:"Accounts",type:"Type",typeHint:"It cannot rank above its parent account.",yours:{one:"{count} account",other:"{count} accounts"}},tabs:{data:"Data",label:"Source",overview:"Overview",runs:"Runs",schedules:"Schedules",settings:"Settings"},timing:{at:"Time",atMinute:"Only the minute counts.",cron:"Cron expression",cronHint:"Minute, hour, day, month, weekday.",custom:"Custom",customAt:"Cron {cron}",daily:"Every day",dailyAt:"Every day at {at}",day:"Day of the month",hourly:"Every hour",hourlyAt:"Every hour at minute {minute}",lastAt:"Last day of the month at {at}",lastDay:"Last day",monthly:"Every month",monthlyAt:"Day {day} of each month at {at}",next:"Next times",notAllowed:"The plan does not allow runs this often.",type:"Repeats",weekday:"Weekday",weekly:"Every week",weeklyAt:"{day}s at {at}",zone:"Time zone"},type:{conglomerate:"Conglomerate",division:"Division",location:"Location",subsidiary:"Subsidiary"},typeState:{done:"Done",failed:"Failed",running:"Running",waiting:"Waiting"},types:{changes:"Later runs fetch changes",everything:"Each run fetches everything",lastSuccess:"Last success",needed:"Select at least one data type.",one:"Data type",title:"Data types",trend:"Trend"},usage:{byPlatform:"By platform",byUser:"By person",days:"Usage by day",daysHint:"Days are in UTC.",hint:"{plan} plan",last:{one:"{count} day",other:"{count} days"},limitsHint:"What the plan allows for this account and all others in its tree.",meter:"Measure",noShares:"Nothing was counted.",others:"Others",span:"Last",title:"Usage and plan"},webhooks:{about:"Endpoint",allEvents:"All events",allHint:"Includes events that are added later.",attemptCount:{one:"{count} attempt",other:"{count} attempts"},attempts:"Attempts per delivery",back:"All webhooks",bothWork:"The old secret stays valid for a day, so you can switch without downtime.",create:"Add webhook",createTitle:"Add a webhook",delete:"Delete",deleteHint:"{url} stops receiving events, and its deliveries are deleted.",deleteTitle:"Delete this webhook?",deleted:"The webhook is deleted.",description:"Description",disable:"Disable",edit:"Edit",editTitle:"Edit webhook",enable:"Enable",ended:"Ended by the receiver",events:"Events",failing:{one:"{count} failure in a row",other:"{count} failures in a row"},headers:"Custom headers",headersEditHint:"One per line. Leave … to keep a stored value.",headersHint:"One per line, such as X-Team: data. Up to ten.",health:"Health",healthy:"Healthy",hint:"We send events of this account to your servers, signed and with retries.",lastCall:"Last call",lastCode:"Last response",needsEvent:"Select at least one event.",never:"Never",newSecret:"New signing secret",none:"No webhooks yet",noneHint:"Add one to be notified when something happens.",off:"Disabled",one:"Webhook",others:"Other events (optional)",othersHint:"One per line: a name, or a group such as sync.*",paused:"Paused after failures",ping:"Send test",pingFailed:"The test failed: {error}",pinged:"The receiver responded with {code}.",reason:"Reason",rotate:"Rotate secret",rotateHint:"Messages are signed with both secrets for a day.",rotateTitle:"Create a new secret?",saved:"The webhook is saved.",secretHint:"Your server checks the signature of each message with it.",secretTitle:"Signing secret",someEvents:"Selected events",title:"Webhooks",unused:"Not called yet",url:"URL",urlHint:"It must be an HTTPS address."},weekday:{friday:"Friday",monday:"Monday",saturday:"Saturday",sunday:"Sunday",thursday:"Thursday",tuesday:"Tuesday",wednesday:"Wednesday"}};var{text:r,rich:G$}=Ss({"en-GB":Bs});Us({advice:{412:r("problem.changed"),500:r("problem.internal"),503:r("problem.unavailable")}});var km=Symbol.for("preact-signals");function Rn(){if(He>1){He--;return}let e,t=!1;for((function(){let n=Pn;for(Pn=void 0;n!==void 0;){let o=n.S;if(o.v===n.v)for(let s=o.t;s!==void 0;s=s.x)s.i===n.i&&(s.i=o.i);n=n.o}})();an!==void 0;){let n=an;for(an=void 0,Mn++;n!==void 0;){let o=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&qs(n))try{n.c()}catch(s){t||(e=s,t=!0)}n=o}}if(Mn=0,He--,t)throw e}function mt(e){if(He>0)return e();cr=++xm,He++;try{return e()}finally{Rn()}}var Z,sn,an;function ln(e){let t=Z,n=sn;Z=void 0,sn=void 0;try{return e()}finally{Z=t,sn=n}}var Pn,He=0,Mn=0,xm=0,cr=0,Dn=0;function js(e){if(Z===void 0)return;let t=e.n;if(t===void 0||t.t!==Z)return t={i:0,S:e,p:Z.s,n:void 0,t:Z,e:void 0,x:void 0,r:t},Z.s!==void 0&&(Z.s.n=t),Z.s=t,e.n=t,32&Z.f&&e.S(t),t;if(t.i===-1)return t.i=0,t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=Z.s,t.n=void 0,Z.s.n=t,Z.s=t),t}function ie(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}ie.prototype.brand=km;ie.prototype.h=function(){return!0};ie.prototype.S=function(e){let t=this.t;t!==e&&e.e===void 0&&(e.x=t,this.t=e,t!==void 0?t.e=e:ln(()=>{var n;(n=this.W)==null||n.call(this)}))};ie.prototype.U=function(e){if(this.t!==void 0){let t=e.e,n=e.x;t!==void 0&&(t.x=n,e.e=void 0),n!==void 0&&(n.e=t,e.x=void 0),e===this.t&&(this.t=n,n===void 0&&ln(()=>{var o;(o=this.Z)==null||o.call(this)}))}};ie.prototype.subscribe=function(e){return Me(()=>{let t=this.value;ln(()=>e(t))},{name:"sub"})};ie.prototype.valueOf=function(){return this.value};ie.prototype.toString=function(){return this.value+""};ie.prototype.toJSON=function(){return this.value};ie.prototype.peek=function(){return ln(()=>this.value)};Object.defineProperty(ie.prototype,"value",{get(){let e=js(this);return e!==void 0&&(e.i=this.i),this.v},set(e){if(e!==this.v){if(Mn>100)throw new Error("Cycle detected");(function(t){He!==0&&Mn===0&&t.l!==cr&&(t.l=cr,Pn={S:t,v:t.v,i:t.i,o:Pn})})(this),this.v=e,this.i++,Dn++,He++;try{for(let t=this.t;t!==void 0;t=t.x)t.t.N()}finally{Rn()}}}});function B(e,t){return new ie(e,t)}function qs(e){for(let t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||!t.S.h()||t.S.i!==t.i)return!0;return!1}function Ws(e){for(let t=e.s;t!==void 0;t=t.n){let n=t.S.n;if(n!==void 0&&(t.r=n),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}function Vs(e){let t,n=e.s;for(;n!==void 0;){let o=n.p;n.i===-1?(n.S.U(n),o!==void 0&&(o.n=n.n),n.n!==void 0&&(n.n.p=o)):t=n,n.S.n=n.r,n.r!==void 0&&(n.r=void 0),n=o}e.s=t}function pt(e,t){ie.call(this,void 0,t),this.x=e,this.s=void 0,this.g=Dn-1,this.f=4}pt.prototype=new ie;pt.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===Dn))return!0;if(this.g=Dn,this.f|=1,this.i>0&&!qs(this))return this.f&=-2,!0;let e=Z;try{Ws(this),Z=this;let t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(t){this.v=t,this.f|=16,this.i++}return Z=e,Vs(this),this.f&=-2,!0};pt.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(let t=this.s;t!==void 0;t=t.n)t.S.S(t)}ie.prototype.S.call(this,e)};pt.prototype.U=function(e){if(this.t!==void 0&&(ie.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(let t=this.s;t!==void 0;t=t.n)t.S.U(t)}};pt.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(let e=this.t;e!==void 0;e=e.x)e.t.N()}};Object.defineProperty(pt.prototype,"value",{get(){if(1&this.f)throw new Error("Cycle detected");let e=js(this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function Nn(e,t){return new pt(e,t)}function zs(e){let t=e.j;if(e.j=void 0,typeof t=="function"){He++;let n=Z;Z=void 0;try{t()}catch(o){throw e.f&=-2,e.f|=8,ur(e),o}finally{Z=n,Rn()}}}function ur(e){for(let t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=void 0,e.s=void 0,zs(e)}function Sm(e){if(Z!==this)throw new Error("Out-of-order effect");Vs(this),Z=e,this.f&=-2;try{8&this.f&&ur(this)}finally{Rn()}}function bt(e,t){this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,sn&&sn.push(this)}bt.prototype.c=function(){let e=this.S();try{if(8&this.f||this.x===void 0)return;let t=this.x();typeof t=="function"&&(this.j=t)}finally{e()}};bt.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,zs(this),Ws(this),He++;let e=Z;return Z=this,Sm.bind(this,e)};bt.prototype.N=function(){2&this.f||(this.f|=2,this.u=an,an=this)};bt.prototype.d=function(){this.f|=8,1&this.f||ur(this)};bt.prototype.dispose=function(){this.d()};function Me(e,t){let n=new bt(e,t);try{n.c()}catch(s){throw n.d(),s}let o=n.d.bind(n);return o[Symbol.dispose]=o,o}var Tm=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__,Gs,Hn,Fn;var Ys=[];Me(function(){Gs=this.N})();function _t(e,t){G[e]=t.bind(null,G[e]||(()=>{}))}function cn(e){if(Fn){let t=Fn;Fn=void 0,t()}Fn=e&&e.S()}function Ks({data:e}){let t=Cm(e);t.name="ReactiveDom",t.value=e;let[n,o]=wt(()=>{let s=this,i=this.__v;for(;i=i.__;)if(i.__c){i.__c.__$f|=4;break}let l=Nn(()=>{let p=t.value.value;return p===0?0:p===!0?"":p||""}),c=Nn(()=>!Array.isArray(l.value)&&!Vo(l.value)),u=Me(function(){if(this.N=Js,c.value){let p=l.value;s.__v&&s.__v.__e&&s.__v.__e.nodeType===3&&(s.__v.__e.data=p)}}),m=this.__$u.d;return this.__$u.d=function(){u(),m.call(this)},[c,l]},[]);return n.value?o.peek():o.value}Ks.displayName="ReactiveTextNode";Object.defineProperties(ie.prototype,{constructor:{configurable:!0,value:En(ct,null).constructor},type:{configurable:!0,value:Ks},props:{configurable:!0,get(){let e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}});_t("__b",(e,t)=>{if(cn(),Hn=void 0,typeof t.type=="string"){let n,o=t.props;for(let s in o){if(s==="children")continue;let i=o[s];i instanceof ie&&(n||(t.__np=n={}),n[s]=i,o[s]=i.peek())}}e(t)});_t("__r",(e,t)=>{if(e(t),t.type!==ct){cn();let n,o=t.__c;o&&(o.__$f&=-2,n=o.__$u,n===void 0&&(o.__$u=n=(function(s,i){let l;return Me(function(){l=this},{name:i}),l.c=s,l})((function(s){return function(){var i;Tm&&((i=this.y)==null||i.call(this)),s.__$f|=1,s.setState({})}})(o),typeof t.type=="function"?t.type.displayName||t.type.name:""))),Hn=o,cn(n)}});_t("__e",(e,t,n,o)=>{cn(),Hn=void 0,e(t,n,o)});_t("diffed",(e,t)=>{cn(),Hn=void 0;let n;if(typeof t.type=="string"&&(n=t.__e)){let o=t.__np,s=t.props,i=n.U;if(i)for(let l in i){let c=i[l];c===void 0||o&&l in o||(c.d(),i[l]=void 0)}if(o){i||(i={},n.U=i);for(let l in o){let c=i[l],u=o[l];c===void 0?(c=Am(n,l,u,s),i[l]=c):c.o(u,s)}}}e(t)});function Am(e,t,n,o){let s=t in e&&e.ownerSVGElement===void 0,i=B(n);return{o:(l,c)=>{i.value=l,o=c},d:Me(function(){this.N=Js;let l=i.value.value;o[t]!==l&&(o[t]=l,s?e[t]=l:l!=null&&(l!==!1||t[4]==="-")?e.setAttribute(t,l):e.removeAttribute(t))})}}_t("unmount",(e,t)=>{if(typeof t.type=="string"){let n=t.__e;if(n){let s=n.U;if(s){n.U=void 0;for(let i in s){let l=s[i];l&&l.d()}}}let o=t.__np;if(o){let s=t.props;for(let i in o)s[i]=o[i]}t.__np=void 0}else{let n=t.__c;if(n){n.__$f|=8;let o=n.__$u;o&&(n.__$u=void 0,o.d())}}e(t)});_t("__h",(e,t,n,o)=>{o<3&&(t.__$f|=2),e(t,n,o)});vt.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;let n=this.__$u,o=n&&n.s!==void 0;for(let s in t)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){let s=2&this.__$f;if(!(o||s||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(let s in e)if(s!=="__source"&&e[s]!==this.props[s])return!0;for(let s in this.props)if(!(s in e))return!0;return!1};function Cm(e,t){return wt(()=>B(e,t),[])}var Em=e=>{queueMicrotask(()=>{queueMicrotask(e)})};function Om(){mt(()=>{let e;for(;e=Ys.shift();)Gs.call(e)})}function Js(){Ys.push(this)===1&&(G.requestAnimationFrame||Em)(Om)}var Im="X-Impersonation",Pm=401,Ln=B(null);function Xs(e){let t=e.headers.get(Im),n=e.status===Pm;if(t===null&&!n)return;let o=n?null:Date.parse(t?.replace("until=","")??"")||0;o!==Ln.peek()&&(Ln.value=o)}var Mm=4e4,Dm=[1,2,4,8],Rm=30,Nm=304,Fm=401,Zs=429,Qs=503,kt=B(""),pr=new Set,mr=0;function ei(e){let t=0,n=async u=>{let m=async()=>{if(u!==t)return!0;let d=await e.refresh?.()??!1;return d&&(t+=1),d},p=`tablewright.refresh ${new URL(".",document.baseURI).pathname}`;return navigator.locks?navigator.locks.request(p,m):m()},o=async(u,m,p)=>{let d=p.key??e.key?.()??"",h=p.timeoutMs?AbortSignal.timeout(p.timeoutMs):null,f=[p.signal,h].filter(w=>w instanceof AbortSignal),g;try{let w={method:u,signal:AbortSignal.any(f),...Lm(p,d)};g=await fetch(Hm(m,p.query),{...w,credentials:e.key&&!p.takesCookies?"omit":"same-origin"})}catch(w){if(p.signal?.aborted)throw w;let _=h?.aborted;throw new V(k(_?"request.slow":"request.offline"),{code:_?"slow":"offline"})}if(Xs(g),g.ok||g.status===Nm)return g;throw await Um(g,e)},s=async(u,m,p)=>{let d=t,h=e.key?.()??"";try{return await o(u,m,p)}catch(f){if(!(f instanceof V&&f.status===Fm)||p.isGuest||p.key!==void 0)throw f;if(e.refresh&&await n(d))return o(u,m,p);throw e.onUnauthenticated?.(h),f}},i=async(u,m,p={})=>{let d=!1;try{for(let h of[...e.isPatient?Dm:[],null])try{let f=await s(u,m,p);return ti(),f}catch(f){let g=f instanceof V?Bm(f,u,h):null;if(g===null)throw f;d||(mr+=1),d=!0,await qm(g,jm(f))}throw new V(k("request.offline"),{code:"offline"})}finally{d&&(mr-=1),mr||(kt.value="")}},l=async(u,m,p={})=>{let d=e.timeoutMs??Mm,h=await i(u,m,{timeoutMs:d,...p}),f=await h.text(),g=h.headers.get("Content-Type")?.includes("json"),w=p.read??e.read??JSON.parse;return{value:f===""?null:g?w(f):f,etag:h.headers.get("ETag")??"",serverMs:Date.parse(h.headers.get("Date")??"")||null}};return{send:i,receive:l,ask:async(u,m,p)=>(await l(u,m,p)).value}}function Hm(e,t={}){let n=new URL(e,document.baseURI);for(let[o,s]of Object.entries(t))s!=null&&s!==""&&n.searchParams.set(o,String(s));return n}function Lm({json:e,body:t,headers:n={},ifMatch:o},s){let i={...n};s&&(i.Authorization=`Bearer ${s}`),o&&(i["If-Match"]=o);let l=e===void 0?t:JSON.stringify(e);return l instanceof Blob?i["Content-Type"]=l.type||"application/octet-stream":l!==void 0&&(i["Content-Type"]="application/json"),{body:l,headers:i}}async function Um(e,{read:t=JSON.parse,message:n=o=>o}){let o={status:e.status,requestId:e.headers.get("X-Request-Id")??"",retryAfterSeconds:Number(e.headers.get("Retry-After")??0)||0};try{let{error:s}=t(await e.text());return new V(n(String(s.message)),{...o,code:String(s.code),details:s.details??{},requestId:String(s.requestId||o.requestId)})}catch{return new V(k("request.status",{status:`${e.status}`}),o)}}function Bm(e,t,n){if(n===null)return null;if(e.status===Qs||e.status===Zs){let o=e.retryAfterSeconds||n;return o<=Rm?o:null}return e.code==="offline"&&t==="GET"?n:null}function jm(e){return e.status===Zs?k("request.tooMany"):k(e.status===Qs?"request.busy":"request.lost")}async function qm(e,t){kt.value=t,await new Promise(n=>{pr.add(n),setTimeout(n,e*1e3)})}function ti(){kt.value="";for(let e of pr)e();pr.clear()}globalThis.addEventListener?.("online",ti);var M=B(void 0),ue=B(""),Ye=B("");function ni(){M.peek()&&(Ye.value=r("door.sessionEnded"),M.value=null)}function xt(e){return`${e.firstName} ${e.lastName}`.trim()}var{ask:y,receive:gg,send:Un}=ei({isPatient:!0,onUnauthenticated:ni});async function Ee(e,t={}){let n=[],o="";do{let s=await y("GET",e,{query:{...t,limit:100,cursor:o}});n.push(...s.items),o=s.nextCursor??""}while(o&&n.length<Wm);return n}var Wm=1e3;async function oi(){try{let e=await Un("GET","v1/users/me",{isGuest:!0}),t=e.headers.get("X-Impersonation")??"";return{user:await e.json(),impersonation:t}}catch(e){if(e instanceof V&&e.status===401)return null;throw e}}async function ri(e){return(await y("POST","v1/auth/register",{json:e,isGuest:!0})).user}async function si(e){return y("POST","v1/auth/login",{json:e,isGuest:!0})}async function ii(e){return(await y("POST","v1/auth/second-factor",{json:e,isGuest:!0})).user}async function Bn(){await y("POST","v1/auth/logout",{isGuest:!0})}async function ai(e){await y("POST","v1/auth/password/forgot",{json:{email:e},isGuest:!0})}async function li(e){await y("POST","v1/auth/password/reset",{json:e,isGuest:!0})}async function ci(){await y("POST","v1/auth/confirmation")}var Vm={confirm:"v1/auth/confirm",address:"v1/auth/email/confirm",undo:"v1/auth/email/undo"};async function ui(e,t){return y("POST",Vm[e],{json:{token:t},isGuest:!0})}var mi=["system","light","dark"],jn=document.documentElement,dr=`${jn.dataset.preferences}.theme`,fr=`${jn.dataset.preferences}.letters`,St=B(localStorage.getItem(dr)??"system"),zm=B(localStorage.getItem(fr)!=="off");Me(()=>{St.value==="system"?(localStorage.removeItem(dr),delete jn.dataset.theme):(localStorage.setItem(dr,St.value),jn.dataset.theme=St.value)});Me(()=>{zm.value?localStorage.removeItem(fr):localStorage.setItem(fr,"off")});function me({legend:e,name:t,value:n,options:o,onValue:s,isLegendShown:i=!1}){return a`<fieldset class="segments-field">
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
            ${u?a`<${x} name=${u} />`:null}
            <span class="segment-label">${c}</span>
          </span>
        </label>`)}
    </div>
  </fieldset>`}function qn(){return a`<${me}
    legend=${k("theme.title")}
    name="theme"
    value=${St.value}
    options=${mi.map(e=>[e,k(`theme.${e}`)])}
    onValue=${e=>{St.value=e}}
  />`}function pi({read:e,write:t,keep:n=()=>null}){let o=()=>e(location,history.state??{}),s=B(o()),i=()=>{let l=o();JSON.stringify(l)!==JSON.stringify(s.peek())&&(s.value=l)};return addEventListener("popstate",i),addEventListener("hashchange",i),{place:s,go(l,{replace:c=!1}={}){let u={...s.peek(),...l};history[c?"replaceState":"pushState"](n(u),"",t(u)),s.value=u}}}function di(e){return t=>{t.ctrlKey||t.metaKey||t.shiftKey||t.altKey||(t.preventDefault(),e())}}var fi=pi({read:({hash:e})=>Gm(e),write:Tt}),{place:de}=fi;function ee(e,{params:t={},replace:n=!1}={}){fi.go({path:e,params:t},{replace:n})}function Tt({path:e,params:t={}}){let n=Object.entries(t).filter(([,s])=>s!==""),o=new URLSearchParams(n).toString();return`#${e}${o&&`?${o}`}`}function Wn(e,t){let n=e.split("/"),o=t.split("/");if(n.length!==o.length)return null;let s={};for(let[i,l]of n.entries()){let c=o[i]??"";if(l.startsWith(":")){if(!c)return null;s[l.slice(1)]=Ym(c)}else if(l!==c)return null}return s}function Vn(e,t){return e.replace(/:(\w+)/g,(n,o)=>encodeURIComponent(t[o]??""))}function Gm(e){let[t="",n=""]=e.replace(/^#/,"").split("?",2);return{path:t||"/",params:Object.fromEntries(new URLSearchParams(n))}}function Ym(e){try{return decodeURIComponent(e)}catch{return e}}function b({label:e,value:t,onValue:n,hint:o,fault:s,type:i="text",options:l,...c}){let{autofocus:u=!1,...m}=c,p=fe(),d=Y(null);_e(()=>{u&&d.current?.focus()},[]);let h=s||o,f=h?`${p}-note`:void 0,g=w=>n(w.target.value);return a`<div class="field">
    <label for=${p}>${e}</label>
    ${l?a`<select
          id=${p}
          ref=${d}
          onChange=${g}
          aria-describedby=${f}
          ...${m}
        >
          ${l.map(([w,_])=>a`<option value=${w} selected=${w===t}>${_}</option>`)}
        </select>`:a`<${i==="area"?"textarea":"input"}
          id=${p}
          ref=${d}
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
  </div>`}function D(e,t,n=[]){let[o,s]=$(e),[i,l]=$({}),[c,u]=$(null),[m,p]=$(!1),d=Y(null);return _e(()=>{let g=d.current?.querySelector("[aria-invalid=true]");g instanceof HTMLElement&&g.focus()},[i]),{values:o,fieldOf:g=>({value:o[g],fault:i[g],onValue:w=>{s(_=>({..._,[g]:w})),i[g]&&l({...i,[g]:""})}}),isBusy:m,problem:c,submit:async g=>{if(g.preventDefault(),m)return;let w=n.filter(_=>!o[_]?.trim());if(l(Object.fromEntries(w.map(_=>[_,r("form.required")]))),u(null),!w.length){p(!0);try{await t(o)}catch(_){let O=_ instanceof V?_.place.split(/[.[]/)[0]??"":"";Object.hasOwn(o,O)?l({[O]:rn(_)}):u(_)}p(!1)}},form:d}}function hi(){let[e,t]=$(""),{fieldOf:n,isBusy:o,problem:s,submit:i,form:l}=D({email:""},async({email:u})=>{await ai(u.trim()),t(u.trim())},["email"]),c=a`<p class="door-ways"><a href="#/signin">${r("door.back")}</a></p>`;return e?a`<section class="door-sheet">
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
  </form>`}async function*$i(e){let t=new TextDecoder,n=e.getReader(),o="";try{for(;;){let{done:s,value:i}=await n.read();if(s)return;o+=t.decode(i,{stream:!0});let l=o.split(/\r\n\r\n|\n\n|\r\r/);o=l.pop()??"";for(let c of l)yield Km(c)}}finally{n.cancel().catch(()=>{})}}function Km(e){let t=[],n=null;for(let o of e.split(/\r\n|\n|\r/)){let[,s,i]=/^([^:]*):? ?(.*)$/.exec(o)??[];s==="data"?t.push(i??""):s==="id"&&(n=i??"")}return{data:t.join(`
`),id:n}}async function At(e,t,n){let o={Accept:"text/event-stream"};t&&(o["Last-Event-ID"]=t);let s=await Un("GET",e,{headers:o,signal:n});return $i(s.body)}async function gi(){return y("GET","v1/users/me/accounts",{query:{inherited:!0}})}async function yi(e){let t={ids:e.join(",")},{items:n}=await y("GET","v1/users/me/accounts/figures",{query:t});return new Map(n.map(o=>[o.accountId,o.figures]))}async function vi(e,t,n,o){let s=t.length?`?also=${t.join(",")}`:"";return At(`${H(e)}/events${s}`,n,o)}async function wi(e){await y("PUT","v1/users/me/default-account",{json:{accountId:e}})}async function bi(e){return y("GET",H(e))}async function zn(e,t){let n=`${H(e)}/members/${encodeURIComponent(t)}/rights`;return(await y("GET",n)).items}async function _i(e){return y("GET",`${H(e)}/plan`)}async function Ct(e){return y("GET",`${H(e)}/usage/limits`)}async function ki(e,t){return(await y("GET",`${H(e)}/activities`,{query:{limit:t}})).items}async function xi(e){return y("POST","v1/accounts",{json:e})}async function Si(e,t){return y("POST",`${H(e)}/children`,{json:t})}async function dt(e,t){return y("PATCH",H(e),{json:t})}async function Ti(e,t){await y("POST",`${H(e)}/move`,{json:{parentAccountId:t}})}async function Ai(e,t){let n=t?{reason:t}:{};await y("POST",`${H(e)}/suspend`,{json:n})}async function Ci(e){await y("POST",`${H(e)}/reactivate`)}async function Ei(e){await y("DELETE",H(e))}async function Oi(e){await y("POST",`${H(e)}/restore`)}function H(e){return`v1/accounts/${encodeURIComponent(e)}`}async function ft(e){return Ee(`${H(e)}/members`)}async function Gn(e,t,n){await y("PATCH",Hi(e,t),{json:n})}async function Ii(e,t){await y("DELETE",Hi(e,t))}async function Pi(e){return Ee(`${H(e)}/invitations`)}async function Mi(e,t){return y("POST",`${H(e)}/invitations`,{json:t})}async function Di(e,t){return y("POST",`${H(e)}/invitations/${t}/resend`)}async function Ri(e,t){await y("DELETE",`${H(e)}/invitations/${t}`)}async function Ni(e){return y("GET",`v1/invitations/${encodeURIComponent(e)}`,{isGuest:!0})}async function hr(e){return y("POST",`v1/invitations/${encodeURIComponent(e)}/accept`)}async function Fi(e){await y("POST",`v1/invitations/${encodeURIComponent(e)}/decline`,{isGuest:!0})}function Hi(e,t){return`${H(e)}/members/${encodeURIComponent(t)}`}function C(e,t){let[n,o]=$(null),[s,i]=$(null),l=Y(0),c=Y(Promise.resolve()),u=async()=>{let p=++l.current;try{let d=await e();if(p!==l.current)return;o(()=>d),i(null)}catch(d){p===l.current&&i(d)}},m=()=>(c.current=u(),c.current);return R(()=>(o(null),m(),()=>{l.current+=1}),t),{answer:n,problem:s,again:m,settled:()=>c.current}}var Jm=1e4,Li=3,Le=B([]),Ui=0;function E(e,t){let n={id:++Ui,text:e,action:t};Le.value=[...Le.value,n].slice(-Li),setTimeout(()=>Yn(n.id),Jm)}function N(e){let t={id:++Ui,text:"",error:e};Le.value=[...Le.value,t].slice(-Li)}function Yn(e){Le.value=Le.value.filter(t=>t.id!==e)}function Kn(){Le.value=[]}var K=B(void 0),$r=B(!0),se=B(""),z=B(null),Et=B(new Map),ke=B(null),Ue=B(null);async function ae(){let e=await gi();mt(()=>{K.value=e.items,$r.value=e.isComplete??!0})}async function te(e){let t=M.peek();if(t){e!==se.peek()&&Bi(e);try{let[n,o]=await Promise.all([bi(e),zn(e,t.userId)]),s=new Map(o.map(l=>[l.permission,l])),i=s.has("billing.read")?await _i(e):null;if(se.peek()!==e)return;mt(()=>{z.value=n,Et.value=s,ke.value=i,Ue.value=null})}catch(n){se.peek()===e&&(Ue.value=n)}}}function Bi(e=""){mt(()=>{se.value=e,z.value=null,Et.value=new Map,ke.value=null,Ue.value=null})}function Ke(){Bi(),K.value=void 0}function Ot(){let e=K.value??[];return(e.find(t=>t.isDefault)??e[0])?.accountId??""}function U(e){return un(e)!==null}function un(e){if(Et.value.has(e))return[];let t=`${e}:`,n=[...Et.value.keys()].filter(o=>o.startsWith(t));return n.length?n.map(o=>o.slice(t.length)):null}function xe(e){return!z.value||U(e)?"":z.value.status!=="active"?r(`lacks.${z.value.status}`):r("lacks.permission",{permission:e})}function Jn({intro:e,email:t="",ways:n}){let[o,s]=$(""),i=l=>{Ye.value="",M.value=l};return o?a`<${Zm} token=${o} onEnter=${i} onBack=${()=>s("")} />`:a`<${Xm}
    intro=${e}
    email=${t}
    ways=${n}
    onEnter=${i}
    onCode=${s}
  />`}function Xm({intro:e,email:t,ways:n,onEnter:o,onCode:s}){let{fieldOf:i,isBusy:l,problem:c,submit:u,form:m}=D({email:t,password:""},async h=>{let f=await si({email:h.email.trim(),password:h.password});f.user?o(f.user):s(f.secondFactor??"")},["email","password"]),p=c instanceof V&&c.status===401,d=Ye.value;return a`<form class="door-sheet" ref=${m} onSubmit=${u} noValidate>
    <h1>${r("door.signIn")}</h1>
    ${d?a`<p class="door-message" role="status">${d}</p>`:null} ${e}
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
    <${v} error=${p?r("door.wrong"):c} />
    <button type="submit" class="button strong" disabled=${l}>${r("door.signIn")}</button>
    ${n??a`<p class="door-ways">
      <a href="#/forgot">${r("door.toForgot")}</a>
      <a href="#/signup">${r("door.toSignUp")}</a>
    </p>`}
  </form>`}function Zm({token:e,onEnter:t,onBack:n}){let{fieldOf:o,isBusy:s,problem:i,submit:l,form:c}=D({code:""},async({code:u})=>t(await ii({token:e,code:u.replaceAll(" ","")})),["code"]);return a`<form class="door-sheet" ref=${c} onSubmit=${l} noValidate>
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
  </form>`}var ji=["firstName","lastName","email","password"],Qm=[...ji,"organisation"];async function ep(e){M.value=e}function Xn({invitation:e="",email:t="",intro:n,ways:o,onEntered:s=ep}){let{fieldOf:i,isBusy:l,problem:c,submit:u,form:m}=D({firstName:"",lastName:"",organisation:"",email:t,password:""},async p=>{let{organisation:d,...h}=p,f=e?{invitation:e}:{organisation:d},g=await ri({...h,email:p.email.trim(),...f});Ye.value="",await s(g)},e?ji:Qm);return a`<form class="door-sheet" ref=${m} onSubmit=${u} noValidate>
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
  </form>`}function Wi({token:e}){let{answer:t,problem:n}=C(()=>Ni(e),[e]),[o,s]=$(!1),[i,l]=$(!1);if(o)return a`<${qi} title=${r("invitation.declined")} />`;if(n)return a`<${qi} title=${r("invitation.title")}><${v} error=${n} /><//>`;if(!t)return a`<section class="door-sheet" aria-busy="true"></section>`;let c=a`<${tp} invitation=${t} />`,u=a`<${op} token=${e} onDone=${()=>s(!0)} />`;if(M.value)return a`<${np} token=${e} ...${{invitation:t,facts:c,decline:u}} />`;let m=async h=>{try{let f=await hr(e);E(r("invitation.joined",{name:f.name})),ee(`/accounts/${f.accountId}`,{replace:!0})}finally{M.value=h}},p=a`<p class="door-ways">
    <button type="button" class="link" onClick=${()=>l(!i)}>
      ${r(i?"invitation.toSignUp":"door.toSignIn")}
    </button>
    ${u}
  </p>`,d=t.email??"";return i?a`<${Jn} intro=${c} email=${d} ways=${p} />`:a`<${Xn}
    invitation=${e}
    email=${d}
    intro=${c}
    ways=${p}
    onEntered=${m}
  />`}function tp({invitation:e}){let{accountName:t,invitedBy:n,role:o,endsAt:s}=e,i=[[r("invitation.account"),t],[r("invitation.from"),n??r("invitation.member")],[r("invitation.role"),r(`role.${o}`)],[r("invitation.ends"),X(Date.parse(s),{dateStyle:"long"})]];return a`<dl class="invited">
      ${i.map(([l,c])=>a`<div><dt>${l}</dt><dd>${c}</dd></div>`)}
    </dl>
    <p>${r(`roleHint.${o}`)}</p>`}function np({token:e,invitation:t,facts:n,decline:o}){let[s,i]=$(null),[l,c]=$(!1),u=async()=>{c(!0),i(null);try{let d=await hr(e);await ae(),E(r("invitation.joined",{name:d.name})),ee(`/accounts/${d.accountId}`,{replace:!0})}catch(d){i(d),c(!1)}},m=async()=>{try{await Bn(),Ke(),M.value=null}catch(d){i(d)}},p=M.value;return a`<section class="door-sheet">
    <h1>${r("invitation.join",{name:t.accountName})}</h1>
    ${n}
    <p>${r("invitation.signedInAs",{email:p?.email??""})}</p>
    <${v} error=${s} />
    <button type="button" class="button strong" disabled=${l} onClick=${u}>
      ${r("invitation.accept")}
    </button>
    <p class="door-ways">
      <button type="button" class="link" onClick=${m}>${r("invitation.change")}</button>
      ${o}
    </p>
  </section>`}function op({token:e,onDone:t}){let[n,o]=$(null);return a`<button type="button" class="link" onClick=${async()=>{try{await Fi(e),t()}catch(i){o(i)}}}>
      ${r("invitation.decline")}
    </button>
    <${v} error=${n} />`}function qi({title:e,children:t}){return a`<section class="door-sheet">
    <h1>${e}</h1>
    ${t}
    <a class="button strong" href="#/">${r("link.continue")}</a>
  </section>`}function Vi({link:e,token:t}){let[n,o]=$(e!=="confirm"||!!M.peek());return n?a`<${rp} link=${e} token=${t} />`:a`<section class="door-sheet">
    <h1>${r("link.confirm.title")}</h1>
    <p>${r("link.confirmAsk")}</p>
    <button type="button" class="button strong" onClick=${()=>o(!0)}>
      ${r("link.confirmDeed")}
    </button>
  </section>`}function rp({link:e,token:t}){let{answer:n,problem:o}=C(async()=>{let s=await ui(e,t);return M.peek()?.userId===s.userId&&(M.value=s),s},[e,t]);return a`<section class="door-sheet" aria-busy=${!n&&!o}>
    <h1>${r(`link.${e}.title`)}</h1>
    ${n?a`<p role="status">${r(`link.${e}.done`,{email:n.email})}</p>`:null}
    <${v} error=${o}><p>${r("link.expired")}</p><//>
    ${n||o?a`<a class="button strong" href="#/">
          ${r(M.value?"link.continue":"door.signIn")}
        </a>`:a`<p role="status">${r("page.wait")}</p>`}
  </section>`}function zi({token:e}){let{fieldOf:t,isBusy:n,problem:o,submit:s,form:i}=D({password:""},async({password:l})=>{await li({token:e,password:l}),Ye.value=r("door.resetDone"),Ke(),M.value=null,ee("/signin",{replace:!0})},["password"]);return a`<form class="door-sheet" ref=${i} onSubmit=${s} noValidate>
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
  </form>`}var sp=[{path:"/signup",title:r("door.signUp"),show:Xn},{path:"/forgot",title:r("door.forgotTitle"),show:hi},{path:"/reset/:token",title:r("door.resetTitle"),show:zi},{path:"/invitation/:token",title:r("invitation.title"),show:Wi},{path:"/:link/:token",title:r("page.name"),show:Vi}],ip=["confirm","address","undo"];function gr(e){return Gi(e)?.params.token!==void 0}function Gi(e){for(let t of sp){let n=Wn(t.path,e);if(n&&(!n.link||ip.includes(n.link)))return{sheet:t,params:n}}return null}function Yi(){let{path:e}=de.value,t=Gi(e),n=t?.sheet.title??r("door.signIn");return R(()=>{document.title=r("page.title",{view:n})},[n]),a`<main class="door">
    <header class="door-head"><img src="mark.svg" alt="" />${r("page.name")}</header>
    <${t?.sheet.show??Jn} key=${e} ...${t?.params} />
    <footer class="door-foot"><${qn} /></footer>
  </main>`}var ap=a`<svg
  class="empty-drawing"
  viewBox="0 0 120 72"
  aria-hidden="true"
  focusable="false"
>
  <path d="M22 16h76v44H22z" />
  <path d="M22 30h76M34 42h30M34 50h18" class="faint" />
</svg>`;function Q({title:e,children:t}){return a`<div class="empty">
    ${ap}
    <h2>${e}</h2>
    ${t}
  </div>`}function Je({label:e,face:t,isIconOnly:n=!1,className:o="",children:s}){let[i,l]=$(!1),c=Y(null),u=fe(),m=()=>{l(!1),c.current?.querySelector("button")?.focus()};return _e(()=>{let d=i?c.current?.querySelector("[data-first]"):null;d instanceof HTMLElement&&d.focus()},[i]),R(()=>{if(!i)return;let d=h=>{h.target instanceof Node&&!c.current?.contains(h.target)&&l(!1)};return document.addEventListener("pointerdown",d),document.addEventListener("focusin",d),()=>{document.removeEventListener("pointerdown",d),document.removeEventListener("focusin",d)}},[i]),a`<div class="popover ${o}" ref=${c} onKeyDown=${d=>{!i||d.key!=="Escape"||(d.preventDefault(),d.stopPropagation(),m())}}>
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
  </div>`}var yr=1e4,vr=B(Date.now());function Ki(){document.hidden||(vr.value=Date.now())}setInterval(Ki,yr);document.addEventListener("visibilitychange",Ki);var lp=5e3,cp=[["second",1e3,6e4],["minute",6e4,36e5],["hour",36e5,2*864e5],["day",864e5,1/0]],up={day:"numeric",month:"short",year:"numeric",hour:"2-digit",minute:"2-digit",second:"2-digit",fractionalSecondDigits:3,timeZoneName:"short"};function Xi(e){let t=Math.max(0,e),[n,o]=cp.find(([,,i])=>t<i)??["day",864e5],s=n==="second"?Math.round(t/o):Math.floor(t/o);return L(s,{style:"unit",unit:n,unitDisplay:"long"})}function mp(e,t=vr.value){let n=t-e;if(n>-yr&&n<lp)return k("when.now");let o=Math.round(n/1e3);return Math.abs(o)<60?new Intl.RelativeTimeFormat(document.documentElement.lang).format(-o,"second"):Ts(e,t,{numeric:"always"})}function Ji(e){return X(e,up)}function q({ms:e,isExact:t=!1}){let n=new Date(e).toISOString(),o=mp(e);return t?a`<time class="when when-exact" datetime=${n}>
    <span>${o}</span>
    <span>${Ji(e)}</span>
    <code>${e}</code>
  </time>`:a`<time class="when" datetime=${n} title="${Ji(e)} (${e})">${o}</time>`}function Zi({items:e,unread:t,onReadAll:n,allHref:o}){let s=a`<${x} name="bell" />${t?a`<span class="count bell-count" aria-hidden="true">${t>99?"99+":t}</span>`:null}`;return a`<${Je}
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
                    <span class="hint"><${q} ms=${l.atMs} /></span>
                  </span>
                </button>
              </li>`)}
          </ul>`:a`<p class="hint">${k("bell.none")}</p>`}
      ${o?a`<a class="popover-foot" href=${o}>${k("bell.all")}</a>`:null}
    `}
  <//>`}function Qi({notice:e}){let{id:t,text:n,action:o,error:s}=e;return a`<div class="notice">
    ${s?a`<${v} error=${s} />`:a`<p>${n}</p>`}
    ${o?a`<button
          type="button"
          class="button"
          onClick=${()=>{Yn(t),o.act()}}
        >
          ${o.label}
        </button>`:null}
    <button
      type="button"
      class="button quiet icon-only"
      aria-label=${k("notice.dismiss")}
      onClick=${()=>Yn(t)}
    >
      <${x} name="close" />
    </button>
  </div>`}function Zn(){return a`<div class="notices" role="status" aria-live="polite">
    ${kt.value?a`<p class="notice waiting">${kt.value}</p>`:null}
    ${Le.value.map(e=>a`<${Qi} key=${e.id} notice=${e} />`)}
  </div>`}function Xe({kind:e="info",action:t,onDismiss:n,children:o}){return a`<aside class="banner banner-${e}" aria-label=${k("banner.label")}>
    ${e==="info"?null:a`<${x} name="warning" />`}
    <p>${o}</p>
    ${t}
    ${n?a`<button
          type="button"
          class="button quiet icon-only"
          aria-label=${k("notice.dismiss")}
          onClick=${n}
        >
          <${x} name="close" />
        </button>`:null}
  </aside>`}function ea({href:e="admin/"}){let t=Ln.value;if(t===null)return null;let n=X(t,{timeStyle:"short"});return a`<${Xe}
    kind="warning"
    action=${a`<a class="button" href=${e}>${k("impersonation.back")}</a>`}
  >
    ${k("impersonation.banner",{time:n})}
  <//>`}var pp=5;function ta({label:e,sections:t,current:n}){let o=[...new Set(t.map(l=>l.group??""))],s=Y(null);R(()=>{let l=s.current?.querySelector("[aria-current=page]");l instanceof HTMLElement&&s.current&&dp(s.current,l)},[n,t.length]);let i=t.length>pp?"sections-many":"sections-few";return a`<nav ref=${s} class="sections ${i}" aria-label=${e}>
    ${o.map(l=>a`<${fp}
        key=${l}
        name=${l}
        sections=${t.filter(c=>(c.group??"")===l)}
        current=${n}
      />`)}
  </nav>`}function dp(e,t){let n=t.getBoundingClientRect().left-e.getBoundingClientRect().left;e.scrollLeft+=n-(e.clientWidth-t.offsetWidth)/2}function fp({name:e,sections:t,current:n}){let o=t.length===1&&t[0]?.label===e;return a`<div class="section">
    ${e&&!o?a`<h2>${e}</h2>`:null}
    <ul>
      ${t.map(s=>a`<${hp} key=${s.id} section=${s} isCurrent=${s.id===n} />`)}
    </ul>
  </div>`}function hp({section:e,isCurrent:t}){let{label:n,href:o,icon:s,badge:i,onOpen:l}=e;return a`<li>
    <a
      href=${o}
      aria-current=${t?"page":void 0}
      onClick=${l?di(l):void 0}
    >
      ${s?a`<${x} name=${s} />`:null}
      <span class="section-label">${n}</span>
      ${i}
    </a>
  </li>`}function na(e){let{title:t,mark:n,context:o,status:s,tools:i,banner:l,sections:c,current:u,children:m}=e;return a`<div class="shell">
    <a class="skip" href="#main" onClick=${$p}>${k("shell.skip")}</a>
    <header class="masthead">
      <p class="masthead-name">${n}<span class="masthead-title">${t}</span></p>
      ${o} ${s}
      <div class="masthead-tools">${i}</div>
    </header>
    <${ea} />${l}
    <${ta}
      label=${e.navigationLabel??k("shell.sections")}
      sections=${c}
      current=${u}
    />
    <main id="main" tabindex="-1">${m}</main>
    <${Zn} />
  </div>`}function $p(e){e.preventDefault(),document.getElementById("main")?.focus()}var gp=6,yp=100;function oa({accounts:e,current:t,onSwitch:n}){let o=e.find(s=>s.id===t)?.name??"";return a`<${Je}
    label=${k("switcher.label")}
    face=${a`<span class="visually-hidden">${k("switcher.label")}: </span>
      <span class="switcher-name">${o}</span><${x} name="down" />`}
    className="switcher"
  >
    ${s=>a`<${vp}
      accounts=${e}
      current=${t}
      onChoose=${i=>{s(),i.id!==t&&n(i)}}
    />`}
  <//>`}function vp({accounts:e,current:t,onChoose:n}){let[o,s]=$(""),i=wr(e,o),l=i.slice(0,yp),[c,u]=$(()=>wp(l,t)),m=fe(),p=d=>{let h={ArrowDown:1,ArrowUp:-1}[d.key],f=l[c];if(h&&l.length)u((c+h+l.length)%l.length);else if(d.key==="Enter"&&f)n(f.account);else return;d.preventDefault()};return a`<div class="switcher-choice">
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
      onInput=${d=>{s(d.target.value),u(0)}}
      onKeyDown=${p}
    />
    <ul id="${m}-list" class="popover-list" role="listbox" aria-label=${k("switcher.list")}>
      ${l.map(({account:d,depth:h,path:f},g)=>a`<li
          key=${d.id}
          id="${m}-${g}"
          role="option"
          class="menu-item depth-${Math.min(h,gp)} ${g===c?"is-at":""}"
          aria-selected=${d.id===t}
          ref=${w=>g===c&&w?.scrollIntoView?.({block:"nearest"})}
          onClick=${()=>n(d)}
        >
          <span class="switcher-account">
            ${d.name}
            ${f||d.note?a`<span class="hint">${[f,d.note].filter(Boolean).join(" · ")}</span>`:null}
          </span>
          ${d.id===t?a`<${x} name="check" />`:null}
        </li>`)}
    </ul>
    ${l.length===0?a`<p class="hint" role="status">${k("switcher.none",{search:o})}</p>`:null}
    ${i.length>l.length?a`<p class="hint">
          ${k("switcher.more",{count:i.length-l.length})}
        </p>`:null}
  </div>`}function wp(e,t){return Math.max(0,e.findIndex(({account:n})=>n.id===t))}function wr(e,t){let n=new Map(e.map(c=>[c.id,c])),o=new Map;for(let c of e){let u=c.parentId&&n.has(c.parentId)?c.parentId:"";o.set(u,[...o.get(u)??[],c])}let s=[],i=(c,u)=>{for(let m of o.get(c)??[])s.push({account:m,depth:u.length,path:u.join(" / ")}),i(m.id,[...u,m.name])};i("",[]);let l=t.toLowerCase().split(/\s+/).filter(Boolean);return l.length===0?s.map(c=>({...c,path:""})):s.filter(({account:c})=>l.every(u=>c.name.toLowerCase().includes(u))).map(c=>({...c,depth:0}))}function ra({name:e,note:t,items:n}){return a`<${Je}
    label=${e?k("user.of",{name:e}):k("user.menu")}
    face=${e?a`<span class="avatar" data-initials=${br(e)}></span>`:a`<${x} name="person" />`}
    isIconOnly
    className="user-menu"
  >
    ${o=>a`
      ${e?a`<p class="user-name">
            <strong>${e}</strong>${t?a`<span class="hint">${t}</span>`:null}
          </p>`:null}
      <${qn} />
      <ul class="popover-list">
        ${n.map(s=>a`<li key=${s.label}><${bp} item=${s} close=${o} /></li>`)}
      </ul>
    `}
  <//>`}function br(e){let t=e.split(/\s+/).filter(Boolean);return[t[0],t.length>1?t.at(-1):""].map(n=>[...n??""][0]?.toUpperCase()??"").join("")}function bp({item:e,close:t}){let n=a`${e.icon?a`<${x} name=${e.icon} />`:null}${e.label}`;return e.href?a`<a class="menu-item" href=${e.href}>${n}</a>`:a`<button type="button" class="menu-item" onClick=${()=>{t(),e.act?.()}}>${n}</button>`}var sa=1e3,_p=3e4,kp=5e3,xp=45e3,ia=3;function It({open:e,onEvent:t,onConnected:n,poll:o,isWanted:s=()=>!0}){let i=B("off"),l=B(""),c=null,u=0,m="",p=h=>{c?.abort(),c=null,i.value=h},d=async()=>{let h=new AbortController;c=h;let f=sa,g=0;for(;!h.signal.aborted&&s();){g<=ia&&(i.value="connecting");let w=new _r;try{let O=await e(m,AbortSignal.any([h.signal,w.signal]));i.value="live",l.value="",g=0,n?.();for await(let S of O)w.broken(),f=sa,S.id!==null&&(m=S.id),t(S)}catch(O){if(h.signal.aborted)return;g+=1;let S=O instanceof V;l.value=S?O.message:k("live.broken"),S&&(f=Math.max(f,O.retryAfterSeconds*1e3)),S&&O.status===400&&(m="")}finally{w.end()}if(h.signal.aborted||!s())return;let _=o!==void 0&&g>ia;i.value=_?"polling":"waiting",_&&o(),await Sp(f*(.5+Math.random()/2),h.signal),f=Math.min(2*f,_p)}};return{state:i,problem:l,follow(){let h=()=>{clearTimeout(u),document.hidden?u=setTimeout(()=>p("paused"),kp):c||d()};return m="",document.addEventListener("visibilitychange",h),h(),()=>{document.removeEventListener("visibilitychange",h),clearTimeout(u),p("off")}}}}var _r=class{#t=new AbortController;#e=0;constructor(){this.signal=this.#t.signal,this.broken()}broken(){clearTimeout(this.#e),this.#e=setTimeout(()=>this.#t.abort(),xp)}end(){clearTimeout(this.#e)}};function Sp(e,t){return new Promise(n=>{let o=setTimeout(n,e);t.addEventListener("abort",()=>{clearTimeout(o),n()})})}var Tp=200,Ap=1500;function aa({open:e,isWanted:t}){let n=new Set,o=i=>{for(let l of[...n])i(l)&&l.read()},s=It({open:e,onEvent:({data:i})=>{if(!i)return;let{changed:l}=JSON.parse(i);o(c=>c.names.has(l))},poll:()=>o(()=>!0),isWanted:t});return{state:s.state,follow:s.follow,watch(i,l){let c=0,u=0,m=()=>{c=0,u=Date.now(),l()},p={names:new Set(i),read:()=>{c||(c=setTimeout(m,Math.max(Tp,u+Ap-Date.now())))}};return n.add(p),()=>{clearTimeout(c),n.delete(p)}}}}function la(e,t,n){let o=Y(n);o.current=n,R(()=>e.watch(t,()=>o.current()),[t.join()])}var Cp=50,mn=B(""),ca=aa({open:async(e,t)=>{let n=se.peek(),o=mn.peek()?mn.peek().split(","):[];try{return await vi(n,o,e,t)}catch(s){throw s instanceof V&&[403,404].includes(s.status)&&await te(n),s}},isWanted:()=>!!(M.peek()&&z.peek()&&!Ue.peek())});function ua(){let e=!!z.value&&!Ue.value,t=`${se.value} ${mn.value}`;R(()=>e?ca.follow():void 0,[t,e]),F(["account","members","plan"],()=>Promise.all([te(se.peek()),ae()]).catch(()=>{}))}function F(e,t){la(ca,e,t)}function ma(e){let n=[...e].filter(o=>o!==se.value).sort().slice(0,Cp).join(",");R(()=>{mn.value=n},[n]),R(()=>()=>{mn.value=""},[])}var pa=new Map;function da(e){for(let t of e)pa.set(t.name,t)}function T(e,t={},n={}){let o=pa.get(e);if(!o)return"";let s=Vn(o.path,{accountId:se.value,...t});return Tt({path:s,params:n})}async function fa(){return y("GET","v1/notifications/count")}async function ha(e){return(await y("GET","v1/notifications",{query:e})).items}async function $a(e,t){return At("v1/notifications/events",e,t)}async function ga(e){await y("POST","v1/notifications/read",{json:e})}var Ep=6e4,Op=8,Pt=B(0),Mt=B([]),Dt=B(0);async function pn(){let[e,t]=await Promise.all([fa(),ha({limit:Op})]);Pt.value=e.unread,Mt.value=t}async function Be(e){await ga(e),await pn()}function ya(){let e=()=>{document.hidden||pn().catch(()=>{})},t=It({open:$a,onEvent:({data:s})=>{s&&(Dt.value+=1,e())},onConnected:e,isWanted:()=>!!M.peek()});e();let n=t.follow(),o=setInterval(e,Ep);return document.addEventListener("visibilitychange",e),()=>{n(),clearInterval(o),document.removeEventListener("visibilitychange",e),Pt.value=0,Mt.value=[]}}var Ip=864e5,Pp=7;function va(){let e=z.value;if(ue.value)return null;if(e?.status==="suspended"){let t=e.suspendedFor,n=t?` ${r("banner.reason",{reason:t})}`:"";return a`<${Xe} kind="danger">
      ${r("banner.suspended",{name:e.name})}${n}
    <//>`}return e?.status==="terminated"?a`<${Xe} kind="danger">${r("banner.terminated",{name:e.name})}<//>`:Mp()??Dp()}function Mp(){let e=ke.value,t=T("usage"),n=t?a`<a class="button" href=${t}>${r("banner.seePlan")}</a>`:void 0;if(e?.cancelledAt){let i=e.endsAt?Rp(e.endsAt):"",l=i?r("banner.cancelled",{day:i}):r("banner.cancelledNow");return a`<${Xe} kind="warning" action=${n}>${l}<//>`}if(!e?.trialEndsAt)return null;let o=Math.ceil((Date.parse(e.trialEndsAt)-Date.now())/Ip);if(o<0||o>Pp)return null;let s=r("banner.trial",{count:o,plan:e.plan?.name??""});return a`<${Xe} action=${n}>${s}<//>`}function Dp(){let e=M.value;return!e||e.emailVerified?null:a`<${Xe}
    kind="warning"
    action=${a`<button type="button" class="button" onClick=${async()=>{try{await ci(),E(r("banner.mailed",{email:e.email}))}catch(n){N(n)}}}>
      ${r("banner.mailAgain")}
    </button>`}
  >
    ${r("banner.unconfirmed",{email:e.email})}
  <//>`}function Rp(e){return X(Date.parse(e),{dateStyle:"long"})}function P({permission:e,reason:t="",className:n="",onClick:o,children:s}){let i=fe(),l=ue.value?r("lacks.impersonation"):xe(e)||t;return a`<button
      type="button"
      class="button ${n}"
      aria-disabled=${l?"true":void 0}
      aria-describedby=${l?i:void 0}
      title=${l||void 0}
      onClick=${()=>{l||o()}}
    >
      ${s}
    </button>
    ${l?a`<span id=${i} class="visually-hidden">${l}</span>`:null}`}function W({title:e,hint:t,tools:n,children:o}){return R(()=>{document.title=r("page.title",{view:e})},[e]),a`<div class="view">
    <header class="view-head">
      <div>
        <h1>${e}</h1>
        ${t?a`<p class="hint">${t}</p>`:null}
      </div>
      ${n?a`<div class="view-tools">${n}</div>`:null}
    </header>
    ${o}
  </div>`}function A({title:e,hint:t,tools:n,className:o="",children:s}){return a`<section class="panel ${o}" aria-label=${e}>
    <header class="panel-head">
      <div>
        <h2>${e}</h2>
        ${t?a`<p class="hint">${t}</p>`:null}
      </div>
      ${n?a`<div class="row-tools">${n}</div>`:null}
    </header>
    ${s}
  </section>`}function le({title:e,onClose:t,onCancel:n,children:o}){let s=Y(null),i=Y(!1),l=fe();return _e(()=>{let u=document.activeElement,m=s.current;m?.showModal();let p=m?.querySelector("[data-first]");return p instanceof HTMLElement&&p.focus(),()=>{i.current=!0,m?.close(),u instanceof HTMLElement&&u.isConnected&&u.focus()}},[]),a`<dialog
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
        <${x} name="close" />
      </button>
    </header>
    <div class="dialog-body">${o}</div>
  </dialog>`}function re({title:e,deed:t,word:n,isDanger:o=!0,onConfirm:s,onClose:i,children:l}){let[c,u]=$(""),[m,p]=$(!1),[d,h]=$(null),f=fe(),g=!n||c.trim()===n;return a`<${le} title=${e} onClose=${i}>
    <form onSubmit=${async _=>{if(_.preventDefault(),!(!g||m)){p(!0),h(null);try{await s(),i()}catch(O){h(O),p(!1)}}}}>
      ${l}
      ${n&&a`<div class="field">
        <label for=${f}>${On("confirm.type",{name:a`<code>${n}</code>`})}</label>
        <input
          id=${f}
          data-first
          value=${c}
          autocomplete="off"
          autocapitalize="off"
          spellcheck=${!1}
          onInput=${_=>u(_.target.value)}
        />
      </div>`}
      <${v} error=${d} />
      <div class="actions">
        <button
          type="submit"
          class="button ${o?"danger":"strong"}"
          disabled=${!g||m}
        >
          ${t}
        </button>
        <button
          type="button"
          class="button"
          data-first=${n?void 0:!0}
          onClick=${i}
        >
          ${k("confirm.cancel")}
        </button>
      </div>
    </form>
  <//>`}var Qn=["conglomerate","subsidiary","division","location"];function dn(e){let t=new Map(e.map(o=>[o.accountId,o])),n=e.map(o=>({id:o.accountId,name:o.name,parentId:o.parentAccountId}));return wr(n,"").flatMap(({account:o,depth:s})=>{let i=t.get(o.id);return i?[{account:i,depth:s}]:[]})}function Rt(e,t){let n=new Set([t]);for(let{account:o}of dn(e))n.has(o.parentAccountId??"")&&n.add(o.accountId);return n}function wa(e){let t=Qn.findIndex(n=>n===e);return Qn.slice(Math.max(0,t))}function ka({open:e,onClose:t}){let n=K.value??[],o=Rt(n,e.accountId),s=dn(n).filter(({account:h})=>!o.has(h.accountId)&&h.accountId!==e.parentAccountId&&h.status==="active"&&_a(h.type)<=_a(e.type)),{fieldOf:i,values:l,isBusy:c,problem:u,submit:m,form:p}=D({parentAccountId:""},async({parentAccountId:h})=>{await Ti(e.accountId,h),await Promise.all([te(e.accountId),ae()]),E(r("move.done",{name:e.name})),t()},["parentAccountId"]),d=l.parentAccountId;return a`<${le} title=${r("move.title",{name:e.name})} onClose=${t}>
    <form class="form" ref=${p} onSubmit=${m} noValidate>
      <${b}
        label=${r("move.below")}
        data-first
        options=${[["",r("move.choose")],...s.map(({account:h,depth:f})=>[h.accountId,`${"· ".repeat(f)}${h.name}`])]}
        hint=${s.length?void 0:r("move.nowhere")}
        ...${i("parentAccountId")}
      />
      ${d?a`<${Np} open=${e} parentId=${d} count=${o.size-1} />`:null}
      <${v} error=${u} />
      <div class="actions">
        <button type="submit" class="button strong" disabled=${c||!s.length}>
          ${r("danger.move.deed")}
        </button>
        <button type="button" class="button" onClick=${t}>${r("form.cancel")}</button>
      </div>
    </form>
  <//>`}function Np({open:e,parentId:t,count:n}){let o=K.value??[],s=kr(o,e.parentAccountId??""),i=kr(o,t),l=s[0]?.accountId!==i[0]?.accountId,c=s.filter(m=>!i.includes(m)).map(m=>m.name),u=i.filter(m=>!s.includes(m)).map(m=>m.name);return a`<section class="changes" aria-live="polite">
    <h3>${r("move.changes")}</h3>
    <ul>
      <li>${r("move.from",{path:ba(s,e.name)})}</li>
      <li>${r("move.to",{path:ba(i,e.name)})}</li>
      ${n?a`<li>${r("move.along",{count:n})}</li>`:null}
      ${c.length?a`<li>${r("move.lose",{names:c.join(", ")})}</li>`:null}
      ${u.length?a`<li>${r("move.gain",{names:u.join(", ")})}</li>`:null}
      ${l?a`<li>${r("move.plan")}</li>`:null}
    </ul>
  </section>`}function kr(e,t){let n=e.find(o=>o.accountId===t);return n?[...kr(e,n.parentAccountId??""),n]:[]}function ba(e,t){return[...e.map(n=>n.name),t].join(" / ")}function _a(e){return Qn.findIndex(t=>t===e)}var Fp=30,Hp=864e5,xa="operator";async function xr(e,t){await Promise.all([te(e.accountId),ae()]),E(t)}function Sa({open:e}){let[t,n]=$(""),o=()=>n(""),{name:s,status:i}=e,l=(m,p)=>async()=>{try{await m(e.accountId),await xr(e,p)}catch(d){N(d)}},c=e.parentAccountId?"":r("danger.rootStays"),u=e.suspendedBy===xa?r("danger.byOperator"):"";return a`<${A} title=${r("danger.title")} className="panel-danger">
    <ul class="rows">
      <${fn} name="move">
        <${P}
          permission="account.move"
          reason=${e.isMoving?r("danger.moving"):c}
          onClick=${()=>n("move")}
        >
          ${r("danger.move.deed")}
        <//>
      <//>
      ${i==="suspended"?a`<${fn} name="reactivate" hint=${Lp(e)}>
            <${P}
              permission="account.suspend"
              reason=${u}
              onClick=${l(Ci,r("danger.reactivated",{name:s}))}
            >
              ${r("danger.reactivate.deed")}
            <//>
          <//>`:a`<${fn} name="suspend">
            <${P} permission="account.suspend" onClick=${()=>n("suspend")}>
              ${r("danger.suspend.deed")}
            <//>
          <//>`}
      ${i==="terminated"?a`<${fn} name="restore" hint=${Up(e)}>
            <${P}
              permission="account.terminate"
              onClick=${l(Oi,r("danger.restored",{name:s}))}
            >
              ${r("danger.restore.deed")}
            <//>
          <//>`:a`<${fn} name="terminate">
            <${P}
              permission="account.terminate"
              className="danger"
              onClick=${()=>n("terminate")}
            >
              ${r("danger.terminate.deed")}
            <//>
          <//>`}
    </ul>
    ${t==="move"?a`<${ka} open=${e} onClose=${o} />`:null}
    ${t==="suspend"?a`<${Bp} open=${e} onClose=${o} />`:null}
    ${t==="terminate"?a`<${jp} open=${e} onClose=${o} />`:null}
  <//>`}function fn({name:e,hint:t,children:n}){return a`<li class="row">
    <div class="row-words">
      <strong>${r(`danger.${e}.title`)}</strong>
      <span class="hint">${t||r(`danger.${e}.hint`)}</span>
    </div>
    ${n}
  </li>`}function Lp({suspendedBy:e,suspendedFor:t}){let n=e===xa?r("danger.byOperator"):"",o=t?r("banner.reason",{reason:t}):"";return[n,o].filter(Boolean).join(" ")}function Up({terminatedAt:e}){if(!e)return"";let t=Date.parse(e)+Fp*Hp;return r("danger.until",{day:X(t,{dateStyle:"long"})})}function Bp({open:e,onClose:t}){let[n,o]=$(""),s=Rt(K.value??[],e.accountId).size-1;return a`<${re}
    title=${r("danger.suspend.ask",{name:e.name})}
    deed=${r("danger.suspend.deed")}
    onConfirm=${async()=>{await Ai(e.accountId,n.trim()),await xr(e,r("danger.suspended",{name:e.name}))}}
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
  <//>`}function jp({open:e,onClose:t}){return a`<${re}
    title=${r("danger.terminate.ask",{name:e.name})}
    deed=${r("danger.terminate.deed")}
    word=${e.name}
    onConfirm=${async()=>{await Ei(e.accountId),await xr(e,r("danger.terminated",{name:e.name}))}}
    onClose=${t}
  >
    <p>${r("danger.terminate.hint")}</p>
  <//>`}function Se({facts:e}){return a`<dl class="facts">
    ${e.filter(([,t])=>t!=null&&t!=="").map(([t,n])=>a`<div key=${t}>
          <dt>${t}</dt>
          <dd>${n}</dd>
        </div>`)}
  </dl>`}function ce(e,t){return e?a`<${q} ms=${Date.parse(e)} />`:t}function ht(e){return X(Date.parse(e),{dateStyle:"medium"})}function Ze(e){return e.split(`
`).map(t=>t.trim()).filter(Boolean)}function Ta({open:e}){let t=e.metadata??{},n=Object.entries(t).filter(([,d])=>typeof d!="object"),o=n.map(([d,h])=>`${d}: ${h}`).join(`
`),s=D({metadata:o},async d=>{let h=Object.fromEntries(Ze(d.metadata).map(qp)),f=n.filter(([w])=>!(w in h)).map(([w])=>[w,null]),g={...Object.fromEntries(f),...h};await dt(e.accountId,{metadata:g}),await te(e.accountId),E(r("settings.saved"))}),{fieldOf:i,values:l,isBusy:c,problem:u,submit:m,form:p}=s;return a`<${A} title=${r("details.title")} hint=${r("details.hint")}>
    <form class="panel-body" ref=${p} onSubmit=${m} noValidate>
      <${b}
        label=${r("details.label")}
        hint=${r("details.lines")}
        type="area"
        rows="3"
        readonly=${xe("account.update")!==""}
        ...${i("metadata")}
      />
      <${v} error=${u} />
      <div class="actions">
        <${P}
          permission="account.update"
          reason=${l.metadata===o?r("settings.same"):""}
          onClick=${()=>!c&&p.current?.requestSubmit()}
        >
          ${r("details.save")}
        <//>
      </div>
    </form>
  <//>`}function qp(e){let[t="",...n]=e.split(":");return[t.trim(),n.join(":").trim()]}var hn=["sources","webhooks","storageGB"];function Aa({open:e}){let t=K.value?.find(g=>g.accountId===e.parentAccountId),n=C(async()=>U("usage.read")?(await Ct(e.accountId)).items:[],[e.accountId,JSON.stringify(e.settings?.quota)]),o=e.settings?.quota??{},s=Object.fromEntries(hn.map(g=>[g,`${o[g]??""}`])),{fieldOf:i,values:l,isBusy:c,problem:u,submit:m,form:p}=D(s,async g=>{let w=Object.entries(o).filter(([I])=>!hn.some(j=>j===I)),_=hn.filter(I=>g[I]?.trim()).map(I=>[I,Number(g[I])]),O=Object.fromEntries([...w,..._]),S=Object.keys(O).length===0;await dt(e.accountId,{settings:{quota:S?null:O}}),await te(e.accountId),E(r("quota.saved"))}),d=t?"":r("quota.fromAbove"),h=d!==""||xe("account.update")!=="",f=hn.every(g=>l[g]===s[g]);return a`<${A}
    title=${r("quota.title")}
    hint=${r("quota.hint",{name:t?.name??""})}
  >
    <form class="panel-body" ref=${p} onSubmit=${m} noValidate>
      <div class="settings-fields">
        ${hn.map(g=>{let w=n.answer?.find(_=>_.limit===g)?.used;return a`<${b}
            key=${g}
            label=${r(`limit.${g}`)}
            hint=${w===void 0?void 0:r("quota.used",{used:L(w)})}
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
          reason=${d||(f?r("settings.same"):"")}
          onClick=${()=>!c&&p.current?.requestSubmit()}
        >
          ${r("quota.save")}
        <//>
      </div>
    </form>
  <//>`}function Ca({accountId:e}){let t=z.value;return t?a`<${W} title=${r("settings.title")} hint=${t.name}>
    <${Wp} key=${`${t.name} ${t.settings?.timezone}`} open=${t} />
    ${t.parentAccountId?a`<${Aa} key=${JSON.stringify(t.settings?.quota)} open=${t} />`:null}
    <${Ta} key=${`details ${JSON.stringify(t.metadata)}`} open=${t} />
    <${Vp} open=${t} />
    <${zp} accountId=${e} />
    <${Sa} open=${t} />
  <//>`:null}function Wp({open:e}){let t=Intl.supportedValuesOf("timeZone"),{fieldOf:n,values:o,isBusy:s,problem:i,submit:l,form:c}=D({name:e.name,timezone:String(e.settings?.timezone??"")},async({name:p,timezone:d})=>{await dt(e.accountId,{name:p.trim(),settings:{timezone:d.trim()||null}}),await Promise.all([te(e.accountId),ae()]),E(r("settings.saved"))},["name"]),u=o.name===e.name&&o.timezone===(e.settings?.timezone??""),m=xe("account.update")!=="";return a`<${A} title=${r("settings.general")}>
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
      <datalist id="zones">${t.map(p=>a`<option value=${p} />`)}</datalist>
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
  <//>`}function Vp({open:e}){let t=e.settings?.requireTwoFactor===!0,n=async()=>{try{await dt(e.accountId,{settings:{requireTwoFactor:!t}}),await te(e.accountId),E(r(t?"settings.factorOff":"settings.factorOn"))}catch(s){N(s)}},o=!t&&!M.value?.twoFactorEnabled?r("settings.factorFirst"):"";return a`<${A} title=${r("settings.security")}>
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
  <//>`}function zp({accountId:e}){let t=K.value?.find(o=>o.isDefault)?.accountId===e,n=async()=>{try{await wi(e),await ae(),E(r("settings.startSaved"))}catch(o){N(o)}};return a`<${A} title=${r("settings.forYou")}>
    <div class="row">
      <div class="row-words">
        <strong>${r("settings.start")}</strong>
        <span class="hint">${r(t?"settings.isStart":"settings.startHint")}</span>
      </div>
      ${t?null:a`<button
            type="button"
            class="button"
            disabled=${ue.value!==""}
            onClick=${n}
          >
            ${r("settings.startHere")}
          </button>`}
    </div>
  <//>`}var Gp={active:"badge-quiet",suspended:"badge-warn",terminated:"badge-danger"};function Nt({status:e}){return a`<span class="badge ${Gp[e]}">${r(`status.${e}`)}</span>`}var Yp=50,Ea=50,Kp=300;function Oa(){let[e,t]=$(new Map),n=Y(null),[o,s]=$([]);return n.current??=new Sr(i=>t(l=>new Map([...l,...i])),s),R(()=>()=>n.current?.end(),[]),F(["members","sources","usage","account"],()=>n.current?.readAgain()),ma(o),{figures:e,seeing:n.current.seeing}}function Ia({figures:e}){if(!e)return a`<span class="tree-figures" aria-hidden="true"></span>`;let{members:t,sources:n,storageBytes:o}=e;return a`<span class="tree-figures">
    <span>${t===void 0?null:r("structure.members",{count:t})}</span>
    <span>${n===void 0?null:r("structure.sources",{count:n})}</span>
    <span>
      ${o===void 0?null:r("structure.stored",{size:be(o)})}
    </span>
  </span>`}var Sr=class{#t=new Map;#e=new Map;#a=new Map;#n=new Set;#o=new Set;#r=0;#s=new Set;#i=0;constructor(t,n){this.onFound=t,this.onSight=n,this.observer=new IntersectionObserver(o=>{for(let{target:s,isIntersecting:i}of o){let l=this.#t.get(s)??"";i&&l&&!this.#o.has(l)&&this.#c(l),l&&this.#l(l,i)}})}#l(t,n){n?this.#s.add(t):this.#s.delete(t),clearTimeout(this.#i),this.#i=setTimeout(()=>this.onSight([...this.#s]),Kp)}seeing=t=>{let n=this.#a.get(t),o=n??(s=>this.#m(t,s));return n||this.#a.set(t,o),o};#m(t,n){let o=this.#e.get(t);o!==n&&(o&&(this.observer.unobserve(o),this.#t.delete(o),this.#e.delete(t),this.#l(t,!1)),n&&(this.#t.set(n,t),this.#e.set(t,n),this.observer.observe(n)))}readAgain(){for(let t of this.#o)this.#c(t)}end(){clearTimeout(this.#r),clearTimeout(this.#i),this.observer.disconnect()}#c(t){this.#o.add(t),this.#n.add(t),this.#r||=setTimeout(()=>this.#u(),Ea)}async#u(){let t=[...this.#n].slice(0,Yp);for(let n of t)this.#n.delete(n);try{this.onFound(await yi(t))}catch{}this.#r=this.#n.size?setTimeout(()=>this.#u(),Ea):0}};var Jp=6e4,Xp=6;function Pa({accountId:e}){let[t,n]=$(""),o=K.value??[],s=new Map(o.map(p=>[p.accountId,p.name])),{figures:i,seeing:l}=Oa();R(()=>{let d=setInterval(()=>{document.hidden||ae().catch(()=>{})},Jp);return()=>clearInterval(d)},[]);let c=z.value,u=a`<button
      type="button"
      class="button"
      disabled=${ue.value!==""}
      onClick=${()=>n("root")}
    >
      ${r("structure.newRoot")}
    </button>
    <${P}
      permission="account.create_child"
      className="strong"
      onClick=${()=>n("below")}
    >
      <${x} name="add" />${r("structure.newBelow")}
    <//>`,m={title:r("structure.title"),hint:r("structure.hint"),tools:u};return a`<${W} ...${m}>
    <${A} title=${r("structure.yours",{count:o.length})}>
      <ul class="rows tree">
        ${dn(o).map(({account:p,depth:d})=>{let h=p.accountId===e;return a`<li
            key=${p.accountId}
            ref=${l(p.accountId)}
            class="row tree-row tree-${Math.min(d,Xp)} ${h?"is-open":""}"
          >
            <div class="row-words">
              <a
                href=${T("home",{accountId:p.accountId})}
                aria-current=${h?"true":void 0}
              >
                ${p.name}
              </a>
              <span class="hint">${Zp(p,s)}</span>
            </div>
            <span class="hint tree-type">${p.type?r(`type.${p.type}`):null}</span>
            <${Ia} figures=${i.get(p.accountId)} />
            <span class="tree-status"><${Nt} status=${p.status} /></span>
          </li>`})}
      </ul>
      ${$r.value?null:a`<p class="panel-body hint">${r("structure.cut")}</p>`}
    <//>
    ${t&&c?a`<${Qp}
          parent=${t==="below"?c:null}
          onClose=${()=>n("")}
        />`:null}
  <//>`}function Zp(e,t){let n=r(`role.${e.role}`),o=e.inheritedFrom?t.get(e.inheritedFrom)??"":"";return o?r("structure.inherited",{role:n,name:o}):n}function Qp({parent:e,onClose:t}){let n=wa(e?.type),{fieldOf:o,isBusy:s,problem:i,submit:l,form:c}=D({name:"",type:String(n[1]??n[0])},async({name:m,type:p})=>{e?await Si(e.accountId,{name:m.trim(),type:p}):await xi({name:m.trim()}),await ae(),E(r("structure.created",{name:m.trim()})),t()},["name"]),u=e?r("structure.newBelowOf",{name:e.name}):r("structure.newRoot");return a`<${le} title=${u} onClose=${t}>
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
  <//>`}async function Ma(e,t){return y("GET",`${H(e)}/activities`,{query:{limit:25,...t}})}function Da(e,t,n){let o=Object.entries(t).filter(([,i])=>i),s=new URLSearchParams([...o,["format",n]]);return`${H(e)}/activities/export?${s}`}async function Ra(e){return y("GET","v1/users/me/activities",{query:{limit:10,cursor:e}})}function Oe(e){let t=e.replace(/([a-z0-9])([A-Z])/g,"$1 $2").replace(/[_\-.]+/g," ");return t.charAt(0).toUpperCase()+t.slice(1).toLowerCase()}function Te(e){let{label:t,cursors:n,next:o,onCursors:s,previousLabel:i,nextLabel:l,note:c}=e;return n.length===0&&!o&&!e.isAlwaysShown?null:a`<nav class="pager" aria-label=${t??k("pager.label")}>
    <button
      type="button"
      class="button"
      disabled=${n.length===0}
      onClick=${()=>s(n.slice(0,-1))}
    >
      <${x} name="back" />${i??k("pager.previous")}
    </button>
    <span class="hint">${c??k("pager.page",{page:n.length+1})}</span>
    <button
      type="button"
      class="button"
      disabled=${!o}
      onClick=${()=>o&&s([...n,o])}
    >
      ${l??k("pager.next")}<${x} name="next" />
    </button>
  </nav>`}function Na({ids:e,selected:t,onSelect:n,children:o}){let s=e.filter(l=>t.has(l)).length,i=s>0&&s===e.length;return a`<div class="table-bulk">
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
  </div>`}function Fa({id:e,selected:t,onSelect:n}){let o=()=>{let i=new Set(t);i.delete(e)||i.add(e),n(i)};return a`<td class="table-choose" onClick=${i=>i.stopPropagation()}>
    <label>
      <input type="checkbox" checked=${t.has(e)} onChange=${o} />
      <span class="visually-hidden">${k("table.select",{name:e})}</span>
    </label>
  </td>`}function Ha(e,t,n,o,s){let i=s.toLowerCase().split(/\s+/).filter(Boolean),l=e.filter(m=>{let p=o?.(m).toLowerCase()??"";return i.every(d=>p.includes(d))}),c=t.find(m=>m.name===n?.name)?.sortBy;if(!n||!c)return l;let u=n.isDescending?-1:1;return l.sort((m,p)=>u*ed(c(m),c(p)))}function ed(e,t){return e===null||t===null?+(e===null)-+(t===null):typeof e=="number"&&typeof t=="number"?e-t:String(e).localeCompare(String(t),document.documentElement.lang,{numeric:!0})}function La(e){let t={ArrowDown:1,ArrowUp:-1}[e.key],{currentTarget:n,target:o}=e;if(!t||!(n instanceof Element)||!(o instanceof Element)||!o.matches("[data-item]"))return;let s=[...n.querySelectorAll("[data-item]")],i=s[s.findIndex(l=>l===o)+t];i&&(e.preventDefault(),i.focus())}function he(e){let{label:t,columns:n,rows:o,idOf:s,filterBy:i,selected:l,onSelect:c,actions:u}=e,[m,p]=$(null),[d,h]=$(""),f=Ha(o,n,m,i,d),g=f.map(s);return a`<div class="table-block">
    ${i?a`<${td} value=${d} onValue=${h} />`:null}
    ${l&&c?a`<${Na} ids=${g} selected=${l} onSelect=${c}>${u}<//>`:null}
    <div
      class="table-place ${e.isLoading?"is-loading":""}"
      role="group"
      aria-label=${t}
      tabindex="0"
    >
      <table class="table" onKeyDown=${La}>
        <caption class="visually-hidden">
          ${t}
        </caption>
        <thead>
          <tr>
            ${l?a`<td class="table-choose"></td>`:null}
            ${n.map(w=>a`<${nd} column=${w} sort=${m} onSort=${p} />`)}
          </tr>
        </thead>
        <tbody>
          ${f.map(w=>a`<${od} key=${s(w)} row=${w} table=${e} />`)}
        </tbody>
      </table>
    </div>
    ${d&&f.length===0?a`<p class="hint" role="status">${k("table.noMatch",{filter:d})}</p>`:null}
  </div>`}function td({value:e,onValue:t}){let n=fe();return a`<div class="table-filter">
    <label class="visually-hidden" for=${n}>${k("table.filter")}</label>
    <${x} name="search" />
    <input
      id=${n}
      type="search"
      autocomplete="off"
      placeholder=${k("table.filter")}
      value=${e}
      onInput=${o=>t(o.target.value)}
    />
  </div>`}function nd({column:e,sort:t,onSort:n}){let{name:o,label:s,hint:i,isNumeric:l,sortBy:c}=e,u=t?.name===o,m=u?t.isDescending?"descending":"ascending":"none";return a`<th
    scope="col"
    class=${l?"number":""}
    title=${i}
    aria-sort=${c?m:void 0}
  >
    ${c?a`<button type="button" class="sort" onClick=${()=>n(u&&t.isDescending?null:{name:o,isDescending:u})}>
          ${s}
          ${u?a`<${x} name=${t.isDescending?"down":"up"} />`:null}
        </button>`:s}
  </th>`}function od({row:e,table:t}){let{columns:n,idOf:o,onOpen:s,openId:i,selected:l,onSelect:c}=t,u=o(e),m=u===i,p=s?()=>s(e):void 0;return a`<tr
    class="${m?"row-open":""} ${p?"row-opens":""}"
    onClick=${p}
  >
    ${l&&c?a`<${Fa} id=${u} selected=${l} onSelect=${c} />`:null}
    ${n.map(({name:d,label:h,cell:f,isNumeric:g},w)=>{let _=f(e);return a`<td key=${d} data-label=${h} class=${g?"number":""}>
        ${w===0&&p?a`<button
              type="button"
              class="link"
              data-item=${u}
              aria-expanded=${i===void 0?void 0:m}
              onClick=${O=>{O.stopPropagation(),p()}}
            >
              ${_}
            </button>`:a`<span class="cell">${_}</span>`}
      </td>`})}
  </tr>`}async function $n(e){let t=new Map((K.peek()??[]).map(i=>[i.accountId,i])),n=[],o=t.get(z.peek()?.parentAccountId??t.get(e)?.parentAccountId??"");for(;o;)n.push(o),o=t.get(o.parentAccountId??"");return(await Promise.all(n.map(async i=>{try{return{from:i,members:await ft(i.accountId)}}catch(l){if(l instanceof V&&[403,404].includes(l.status))return null;throw l}}))).filter(i=>i!==null)}function Qe(e){let{answer:t}=C(async()=>{if(!U("users.read"))return[];let[s,i]=await Promise.all([ft(e),$n(e)]);return[...i.flatMap(l=>l.members),...s]},[e]),n=new Map((t??[]).map(s=>[s.userId,s.name||s.email||""])),o=M.value;return o&&n.set(o.userId,xt(o)),n}function $t({text:e,label:t,copyLabel:n,tokens:o,children:s}){return a`<div class="code">
    <pre tabindex="0" dir="ltr" role="group" aria-label=${t}><code>${o?o.map(i=>a`<span class="code-${i.kind}">${i.text}</span>`):e}</code></pre>
    <div class="code-tools">${s}<${Ge} text=${e} label=${n} /></div>
  </div>`}var rd=/("(?:[^"\\]|\\.)*")(\s*:)?|(-?\d[\d.eE+-]*)|\b(true|false|null)\b|[\s\S]/g;function eo(e){let t=JSON.stringify(e,null,2)??"null",n=[];for(let[o,s,i,l,c]of t.matchAll(rd)){if(s&&n.push({kind:i?"name":"text",text:s}),i&&n.push({kind:"mark",text:i}),l&&n.push({kind:"number",text:l}),c&&n.push({kind:"word",text:c}),s||l||c)continue;let u=n.at(-1);u?.kind==="mark"?u.text+=o:n.push({kind:"mark",text:o})}return n}var Ua=3,sd=4e6;function ja({before:e,after:t,label:n}){let o=id(Ba(e),Ba(t));if(o.every(l=>l.sign===" "))return a`<p class="hint">${k("diff.same")}</p>`;let i={"+":k("diff.added"),"-":k("diff.removed")," ":""};return a`<div class="diff" role="group" tabindex="0" aria-label=${n}>
    <ul>
      ${ld(o).map(l=>typeof l=="number"?a`<li class="diff-fold">${k("diff.folded",{count:l})}</li>`:a`<li class=${`diff-line diff-${{"+":"in","-":"out"," ":"same"}[l.sign]}`}>
              <span class="diff-sign" aria-hidden="true">${l.sign}</span>
              <span class="visually-hidden">${i[l.sign]}</span>
              <code>${l.line}</code>
            </li>`)}
    </ul>
  </div>`}function id(e,t){let n=0;for(;n<e.length&&n<t.length&&e[n]===t[n];)n++;let o=0,s=Math.min(e.length,t.length)-n;for(;o<s&&e.at(-1-o)===t.at(-1-o);)o++;let i=l=>l.map(c=>({sign:" ",line:c}));return[...i(e.slice(0,n)),...ad(e.slice(n,e.length-o),t.slice(n,t.length-o)),...i(e.slice(e.length-o))]}function ad(e,t){let n=t.length+1,o=(e.length+1)*n>sd,s=new Uint32Array(o?0:(e.length+1)*n),i=(m,p)=>s[m*n+p]??0;if(!o)for(let m=e.length-1;m>=0;m--)for(let p=t.length-1;p>=0;p--){let d=Math.max(i(m+1,p),i(m,p+1));s[m*n+p]=e[m]===t[p]?i(m+1,p+1)+1:d}let l=[],[c,u]=[0,0];for(;c<e.length||u<t.length;){let[m,p]=[e[c],t[u]];!o&&m!==void 0&&m===p?(l.push({sign:" ",line:m}),c++,u++):m!==void 0&&(p===void 0||i(c+1,u)>=i(c,u+1))?(l.push({sign:"-",line:m}),c++):(l.push({sign:"+",line:p??""}),u++)}return l}function ld(e){let t=e.map((o,s)=>e.slice(Math.max(0,s-Ua),s+Ua+1).some(i=>i.sign!==" ")),n=[];return e.forEach((o,s)=>{let i=n.at(-1);t[s]?n.push(o):typeof i=="number"?n[n.length-1]=i+1:n.push(1)}),n}function Ba(e){let t=typeof e=="string"?e:JSON.stringify(e,null,2)??"";return t===""?[]:t.split(`
`)}var cd=[[/Edg\//,"Edge"],[/OPR\//,"Opera"],[/Firefox\//,"Firefox"],[/Chrom(e|ium)\//,"Chrome"],[/Safari\//,"Safari"]],ud=[[/iPhone/,"iPhone"],[/iPad/,"iPad"],[/Android/,"Android"],[/Windows/,"Windows"],[/Mac OS X/,"macOS"],[/Linux/,"Linux"]];function to(e){if(!e)return r("sessions.unknown");let t=cd.find(([o])=>o.test(e))?.[1],n=ud.find(([o])=>o.test(e))?.[1];return t&&n?r("sessions.device",{browser:t,system:n}):e}var Tr=["account_created","account_updated","account_moved","account_suspended","account_reactivated","account_terminated","account_restored","member_invited","invitation_withdrawn","member_joined","member_updated","member_removed","member_left","apikey_created","apikey_updated","apikey_rotated","apikey_revoked","webhook_created","webhook_updated","webhook_secret_rotated","webhook_enabled","webhook_disabled","webhook_replayed","webhook_deleted","source_paused","plan_changed","plan_cancelled","plan_overridden","trial_ending","usage_warning","usage_limit_reached","impersonation_started","impersonation_ended"],md=["backup_codes_renewed","default_account_changed","email_change_undone","email_changed","email_confirmed","login","login_failed","password_changed","password_reset","second_factor_begun","second_factor_disabled","second_factor_enabled","second_factor_reset","sessions_ended","user_left","user_reactivated","user_registered","user_suspended","user_updated"],pd=[...Tr,...md];function Ar(e){let t=pd.find(o=>o===e);if(t)return r(`happened.${t}`);let n=e.replaceAll("_"," ");return n.charAt(0).toUpperCase()+n.slice(1)}function et({type:e,before:t,after:n}){let o=Ar(e),s=n?.name??t?.name??n?.email??n?.url??"";return s?r("activities.of",{what:o,name:String(s)}):o}function Ft({userId:e="",actor:t},n){return t?.kind==="key"?r("activities.byKey"):t?.kind==="operator"?r("activities.byOperator"):t?.kind==="system"||!e?r("activities.bySystem"):n.get(e)||r("activities.byMember")}function no({entry:e,names:t,onClose:n}){let{before:o,after:s}=e,i=[[r("activity.who"),Ft(e,t)],[r("activity.when"),a`<${q} ms=${Date.parse(e.timestamp)} isExact />`],[r("activity.type"),a`<code>${e.type}</code>`],[r("activity.resource"),Oe(e.resource)],[r("activity.id"),e.resourceId&&a`<code class="long">${e.resourceId}</code>`],[r("activity.network"),e.ipAddress],[r("activity.device"),e.userAgent&&to(e.userAgent)],...Object.entries(e.details??{}).filter(([l,c])=>l!=="actor"&&typeof c!="object").map(([l,c])=>[Oe(l),String(c)])];return a`<${le} title=${et(e)} onClose=${n}>
    <div class="form wide">
      <${Se} facts=${i} />
      ${o&&s?a`<h3>${r("activity.changes")}</h3>
            <${ja} before=${o} after=${s} label=${r("activity.changes")} />`:null}
      ${o||s?a`<div class="sides">
            <${qa} title=${r("activity.before")} value=${o} />
            <${qa} title=${r("activity.after")} value=${s} />
          </div>`:a`<p class="hint">${r("activity.noChanges")}</p>`}
    </div>
  <//>`}function qa({title:e,value:t}){return a`<section aria-label=${e}>
    <h3>${e}</h3>
    ${t?a`<${$t}
          label=${e}
          text=${JSON.stringify(t,null,2)}
          tokens=${eo(t)}
        />`:a`<p class="hint">${r("activity.nothing")}</p>`}
  </section>`}var za=["account","member","invitation","api_key","webhook","plan","user"],dd=["from","to","user","type","resource"];function Ga({accountId:e}){let t=gd(de.value.params),[n,o]=$([]),[s,i]=$(null),l=n.at(-1)??"",c=Qe(e),{answer:u,problem:m,again:p}=C(()=>Ma(e,{...Wa(t),cursor:l}),[e,JSON.stringify(t),l]);F(["activities"],p);let d=f=>{o([]),ee(de.value.path,{params:{...t,...f},replace:!0})},h=dd.some(f=>t[f]);return a`<${W}
    title=${r("activity.title")}
    hint=${r("activity.hint")}
    tools=${a`<${$d} accountId=${e} filter=${Wa(t)} />`}
  >
    <${hd} filter=${t} names=${c} onChange=${d} />
    <${v} error=${m} onRetry=${p} />
    ${u?.items.length===0?a`<${Q} title=${r(h?"activity.noMatch":"activities.none")} />`:null}
    ${u?.items.length?a`<${he}
          label=${r("activity.title")}
          columns=${fd(c)}
          rows=${u.items}
          idOf=${f=>f.activityId}
          onOpen=${i}
        />`:null}
    <${Te} cursors=${n} next=${u?.nextCursor??null} onCursors=${o} />
    ${s?a`<${no} entry=${s} names=${c} onClose=${()=>i(null)} />`:null}
  <//>`}function fd(e){return[{name:"type",label:r("activity.what"),cell:et},{name:"actor",label:r("activity.who"),cell:t=>Ft(t,e)},{name:"resource",label:r("activity.resource"),cell:t=>a`<span class="stack">
        <span>${Ya(t.resource)}</span>
        ${t.resourceId?a`<code class="hint long">${t.resourceId}</code>`:null}
      </span>`},{name:"at",label:r("activity.when"),cell:t=>ce(t.timestamp,"")}]}function hd({filter:e,names:t,onChange:n}){let o=["",r("activity.any")],s=[...t].sort(([,c],[,u])=>c.localeCompare(u)),i=Tr.map(c=>[c,Ar(c)]),l=za.map(c=>[c,Ya(c)]);return a`<div class="filters" role="search" aria-label=${r("activity.filters")}>
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
  </div>`}function $d({accountId:e,filter:t}){return["csv","jsonl"].map(o=>a`<a
      key=${o}
      class="button"
      href=${Da(e,t,o)}
      download
    >
      ${r(`activity.${o}`)}
    </a>`)}function Ya(e){let t=za.find(n=>n===e);return t?r(`resource.${t}`):Oe(e)}function gd(e){let{from:t="",to:n="",user:o="",type:s="",resource:i=""}=e;return{from:t,to:n,user:o,type:s,resource:i}}function Wa(e){return{...e,from:Va(e.from,"00:00:00"),to:Va(e.to,"23:59:59")}}function Va(e,t){let n=new Date(`${e}T${t}`);return Number.isNaN(n.getTime())?"":n.toISOString()}async function tt(){return(await y("GET","v1/platforms")).items}async function Ht(e){return Ee(ge(e))}async function Lt(e,t){return y("GET",ge(e,t))}async function Ka(e,t){return y("POST",`${ge(e)}/test`,{json:t})}async function Ja(e,t){return y("POST",ge(e),{json:t})}async function Ut(e,t,n){await y("PATCH",ge(e,t),{json:n})}async function Xa(e,t){await y("DELETE",ge(e,t))}async function Za(e,t){return y("POST",`${ge(e,t)}/test`)}async function oo(e,t,n){await y("POST",`${ge(e,t)}/${n}`)}async function ro(e,t,n){let o=`${H(e)}/oauth/${encodeURIComponent(t)}/start`;return(await y("POST",o,{json:n})).authorizeUrl}function ge(e,t=""){return`${H(e)}/sources${t&&`/${encodeURIComponent(t)}`}`}async function Qa(e,t,n=50){return(await y("GET",Cr(e,t),{query:{limit:n}})).items}async function el(e,t,n,o){let s=o.cursor?{cursor:o.cursor}:o,i=`${Cr(e,t)}/${encodeURIComponent(n)}`;return y("GET",i,{query:{limit:25,...s}})}async function tl(e,t,n){await y("DELETE",Cr(e,t),{query:{confirm:n}})}async function nl(e,t){let{items:n}=await y("GET",so(e),{query:{limit:100}});return n.filter(o=>o.sourceId===t)}async function ol(e,t){await y("POST",so(e),{json:t})}async function rl(e,t){await y("DELETE",so(e,t))}function sl(e,t){return`${so(e,t)}/file`}function Cr(e,t){return`${ge(e,t)}/data`}function so(e,t=""){return`${H(e)}/exports${t&&`/${encodeURIComponent(t)}`}`}var yd={running:"badge-accent",healthy:"badge-good",failing:"badge-danger",fresh:"badge-quiet",paused:"badge-warn",error:"badge-danger",disconnected:"badge-quiet"};function gn({status:e,activeSyncId:t,syncStatus:n,failureCount:o=0,lastSyncAt:s}){return e!=="active"?e:t?"running":n==="failed"||o>0?"failing":s?"healthy":"fresh"}function io({source:e}){let t=gn(e);return a`<span class="badge ${yd[t]}">${r(`health.${t}`)}</span>`}function Bt({title:e}){return a`<span class="platform-mark" aria-hidden="true">${e.charAt(0)}</span>`}function yn(e,t){return e?.find(n=>n.platformId===t)?.title??t}function ye(e,t){return e?.dataTypes.find(n=>n.name===t)?.title??t}async function ao(e,t,n={}){return y("GET",jt(e,t),{query:{limit:30,...n}})}async function lo(e,t={}){let n=`${H(e)}/syncs`;return(await y("GET",n,{query:{limit:100,...t}})).items}async function il(e,t,n){return y("GET",jt(e,t,n))}async function al(e,t,n,o,s){return At(`${jt(e,t,n)}/events`,o,s)}async function co(e,t,n={}){return(await y("POST",jt(e,t),{json:n})).syncId}async function ll(e,t,n){await y("POST",`${jt(e,t,n)}/cancel`)}async function cl(e,t,n){return(await y("POST",`${jt(e,t,n)}/retry`)).syncId}function jt(e,t,n=""){return`${ge(e,t)}/syncs${n&&`/${encodeURIComponent(n)}`}`}function Ie(e,t){return(un(e)?.includes("own")??!1)&&t.createdBy!==M.value?.userId?r("sources.notOwn"):""}var vd=["missing_code","invalid_state","expired_state","access_denied","exchange_failed","account_mismatch"];function wd(){let e=new URLSearchParams(location.search),t=e.get("connected")??"",n=e.get("refused")??"";return(t||n)&&history.replaceState(history.state,"",`${location.pathname}${location.hash}`),{connected:t,refused:n}}function bd(e){let t=vd.find(n=>n===e);return r(`refused.${t??"unknown"}`)}function uo(){return Er().refused}function Er(){let[e]=$(wd);return{...e,refused:e.refused?bd(e.refused):""}}function ul(){let e=se.value||Ot();return R(()=>{e&&ee(`/accounts/${encodeURIComponent(e)}/sources`,{replace:!0})},[e]),a`<div class="waiting-view" aria-busy="true"></div>`}function mo(e){return`${new URL(".",document.baseURI).pathname}${e}`}var _d=[["source","tabs.overview",""],["sourceRuns","tabs.runs",""],["sourceSchedules","tabs.schedules","schedules.read"],["sourceData","tabs.data","data.read"],["sourceSettings","tabs.settings",""]];function kd(e,t){let n=C(()=>Lt(e,t),[e,t]),o=C(tt,[]);F(["sources"],n.again);let s=o.answer?.find(i=>i.platformId===n.answer?.platform);return{source:n.answer,platform:s,problem:n.problem,again:n.again}}function De({accountId:e,sourceId:t,tab:n,children:o,content:s}){let{source:i,platform:l,problem:c,again:u}=kd(e,t),m=uo();return a`<${W}
    title=${i?.name??r("sources.one")}
    hint=${i?a`<span class="source-head">
          <${Bt} title=${l?.title??i.platform} />
          <span>${l?.title??i.platform}</span>
          ${i.platformAccount?a`<span class="long">${i.platformAccount.name}</span>`:null}
          <${io} source=${i} />
        </span>`:void 0}
    tools=${i?a`<${xd} source=${i} onChange=${u} />`:null}
  >
    <nav class="tabs" aria-label=${r("tabs.label")}>
      ${_d.filter(([,,p])=>!p||U(p)).map(([p,d])=>a`<a
          key=${p}
          href=${T(p,{sourceId:t})}
          aria-current=${p===n?"page":void 0}
        >
          ${r(d)}
        </a>`)}
    </nav>
    ${m?a`<div class="problem" role="alert"><p>${m}</p></div>`:null}
    <${v} error=${c} onRetry=${u} />
    ${o} ${i&&s?s(i,l,u):null}
  <//>`}function xd({source:e,onChange:t}){let{accountId:n,sourceId:o,status:s}=e,i=async()=>{try{let m=await co(n,o);location.hash=T("run",{sourceId:o,syncId:m})}catch(m){N(m)}},l=async()=>{try{await oo(n,o,s==="paused"?"resume":"pause");let{name:m}=e;E(r(s==="paused"?"sources.resumed":"sources.paused",{name:m})),await t()}catch(m){N(m)}},c=s==="paused",u=c||s==="active";return a`<a class="button quiet" href=${T("sources")}>${r("sources.all")}</a>
    <${P}
      permission="sources.update"
      reason=${Ie("sources.update",e)||(u?"":r("sources.notActive"))}
      onClick=${l}
    >
      <${x} name=${c?"play":"pause"} />
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
            reason=${Ie("sources.sync",e)||(s==="active"?"":r("sources.notActive"))}
            onClick=${i}
          >
            <${x} name="refresh" />${r("sources.run")}
          <//>`}`}function ve({label:e,value:t,onValue:n,hint:o}){return a`<label class="toggle">
    <input
      type="checkbox"
      checked=${t}
      onChange=${s=>n(s.target.checked)}
    />
    <span>${e}${o?a`<span class="hint">${o}</span>`:null}</span>
  </label>`}var Sd=["name","email","firstname","lastname","status","amount","currency"],Td=5,ml=80;function pl(e,t){let n=new Set(Object.keys(e?.fields??{}));for(let{data:s}of t)for(let[i,l]of Object.entries(s))if(n.add(i),po(l))for(let c of Object.keys(l))n.add(`${i}.${c}`);n.delete("id");let o=new Set([...n].map(s=>s.split(".")[0]??"").filter(s=>s));return[...n].filter(s=>!(o.has(s)&&[...n].some(i=>i.startsWith(`${s}.`))))}function dl(e){let t=s=>s.split(".").at(-1)??s,n=Sd.flatMap(s=>e.filter(i=>t(i)===s).slice(0,1)),o=e.filter(s=>!n.includes(s)&&!s.startsWith("_"));return[...n,...o].slice(0,Td-1)}function fl(e,t){if(t in e)return e[t];let[n="",...o]=t.split(".");return e[n]?.[o.join(".")]}function hl(e){let t=Or(e);return t.length>ml?`${t.slice(0,ml)}…`:t}function Or(e){return e==null||e===""?r("sources.nothing"):typeof e=="boolean"?r(e?"records.yes":"records.no"):typeof e=="object"?JSON.stringify(e):String(e)}function po(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}function $l(e,t){let n=`core.columns.${e}`,[,o]=$(0),s=Ad(localStorage.getItem(n));return{shown:s?t.filter(i=>s.includes(i)):dl(t),choose:i=>{localStorage.setItem(n,JSON.stringify(i)),o(l=>l+1)}}}function Ad(e){try{let t=JSON.parse(e??"null");return Array.isArray(t)?t.map(String):null}catch{return null}}function gl({fields:e,shown:t,onChoose:n}){return a`<${Je}
    label=${r("records.columns")}
    face=${a`<${x} name="columns" />${r("records.columns")}`}
    className="column-choice"
  >
    ${()=>a`<div class="column-list" tabindex="0" role="group"
      aria-label=${r("records.columns")} data-first>
      ${e.map(o=>a`<${ve}
          key=${o}
          label=${o}
          value=${t.includes(o)}
          onValue=${s=>n(s?[...t,o]:t.filter(i=>i!==o))}
        />`)}
    </div>`}
  <//>`}function pe({title:e,label:t,entry:n,onClose:o,children:s}){return a`<${le} title=${e} onClose=${o}>
    <form class="form" ref=${n.form} onSubmit=${n.submit} noValidate>
      ${s}
      <${v} error=${n.problem} />
      <div class="actions">
        <button type="submit" class="button strong" disabled=${n.isBusy}>${t}</button>
        <button type="button" class="button" onClick=${o}>${r("form.cancel")}</button>
      </div>
    </form>
  <//>`}function nt({legend:e,types:t,chosen:n,onChosen:o}){let s=t.every(({name:l})=>n.includes(l)),i=(l,c)=>{let u=new Set(n);c?u.add(l):u.delete(l),o(t.map(m=>m.name).filter(m=>u.has(m)))};return a`<fieldset class="checklist type-choice">
    <legend class="field-label">${e}</legend>
    <button
      type="button"
      class="button quiet"
      onClick=${()=>o(s?[]:t.map(l=>l.name))}
    >
      ${s?r("checklist.none"):r("checklist.all")}
    </button>
    <div class="checklist-groups" tabindex="0" role="group" aria-label=${e}>
      ${t.map(({name:l,title:c,note:u})=>a`<${ve}
          key=${l}
          label=${c}
          hint=${u}
          value=${n.includes(l)}
          onValue=${m=>i(l,m)}
        />`)}
    </div>
    ${n.length?null:a`<p class="hint fault">${r("types.needed")}</p>`}
  </fieldset>`}var Cd=1500,yl=["csv","xlsx","json","jsonl"];function vl({source:e,made:t}){let{accountId:n,sourceId:o}=e,{answer:s,again:i}=C(()=>nl(n,o),[n,o,t]),l=s?.some(c=>c.status==="pending")??!1;return R(()=>{let c=l?setInterval(i,Cd):0;return()=>clearInterval(c)},[l]),s?.length?a`<${A} title=${r("exports.title")} hint=${r("exports.hint")}>
    <ul class="rows" aria-live="polite">
      ${s.map(c=>a`<${Ed} key=${c.exportId} accountId=${n} made=${c}
          onChange=${i} />`)}
    </ul>
  <//>`:null}function Ed({accountId:e,made:t,onChange:n}){let o=async()=>{try{await rl(e,t.exportId),await n()}catch(i){N(i)}},s=[t.sizeBytes===void 0?"":be(t.sizeBytes),t.expiresAt?r("exports.until",{day:ht(t.expiresAt)}):""].filter(Boolean);return a`<li class="row">
    <div class="row-words">
      <strong class="long">${t.name}</strong>
      <span class="hint">
        <${q} ms=${Date.parse(t.createdAt)} />${s.map(i=>` · ${i}`)}
      </span>
      ${t.error?a`<span class="hint fault">${t.error}</span>`:null}
    </div>
    ${t.status==="pending"?a`<div class="export-wait">
          <progress aria-label=${r("exports.writing")}></progress>
          <span class="hint">${r("exports.writing")}</span>
        </div>`:null}
    ${t.status==="failed"?a`<span class="badge badge-danger">${r("exports.failed")}</span>`:null}
    <div class="row-tools">
      ${t.status==="ready"&&!ue.value?a`<a class="button" href=${sl(e,t.exportId)} download>
            <${x} name="download" />${r("exports.download")}
          </a>`:null}
      ${t.status==="pending"?null:a`<button
            type="button"
            class="button quiet icon-only"
            aria-label=${r("exports.delete",{name:t.name})}
            onClick=${o}
          >
            <${x} name="bin" />
          </button>`}
    </div>
  </li>`}function wl({source:e,platform:t,snapshot:n,type:o,onDone:s,onClose:i}){let[l,c]=$(o?[o]:[]),u=D({format:"csv"},async({format:m})=>{l.length&&(await ol(e.accountId,{sourceId:e.sourceId,dataTypes:l,format:yl.find(p=>p===m)??"csv",snapshot:n.snapshot}),s())});return a`<${pe}
    title=${r("exports.createTitle")}
    label=${r("exports.create")}
    entry=${u}
    onClose=${i}
  >
    <${b}
      label=${r("exports.format")}
      hint=${l.length>1?r("exports.zip"):void 0}
      options=${yl.map(m=>[m,r(`format.${m}`)])}
      data-first
      ...${u.fieldOf("format")}
    />
    <${nt}
      legend=${r("types.title")}
      types=${n.dataTypes.map(({name:m,records:p})=>({name:m,title:ye(t,m),note:r("records.count",{count:p})}))}
      chosen=${l}
      onChosen=${c}
    />
  <//>`}function bl({record:e,title:t,onClose:n}){let[o,s]=$("form"),i=JSON.stringify(e.data,null,2);return a`<${le} title=${`${t} ${e.id}`} onClose=${n}>
    <div class="wide record">
      <${me}
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
            <${_l} data=${e.data} />
          </div>`:a`<${$t} text=${i} label=${r("records.asJson")} />`}
    </div>
  <//>`}function _l({data:e}){return a`<dl class="record-values">
    ${Object.entries(e).map(([t,n])=>a`<div key=${t} class=${po(n)?"record-map":""}>
        <dt>${t}</dt>
        <dd>
          ${po(n)&&Object.keys(n).length?a`<${_l} data=${n} />`:Or(n)}
        </dd>
      </div>`)}
  </dl>`}var Od=300;function kl({accountId:e,sourceId:t}){return a`<${De}
    accountId=${e}
    sourceId=${t}
    tab="sourceData"
    content=${(n,o)=>a`<${Id} source=${n} platform=${o} />`}
  />`}function Ir(e){let{path:t,params:n}=de.peek();ee(t,{params:{...n,...e},replace:!0})}function Id({source:e,platform:t}){let{accountId:n,sourceId:o}=e,{answer:s,problem:i,again:l}=C(()=>Qa(n,o),[n,o]);F(["sources"],l);let[c,u]=$(!1),[m,p]=$(0),{snapshot:d="",type:h=""}=de.value.params,f=s?.find(_=>_.snapshot===d)??s?.[0],g=f?.dataTypes??[],w=g.find(_=>_.name===h)??g[0];return i?a`<${v} error=${i} onRetry=${l} />`:s&&!f?a`<${Q} title=${r("records.noSnapshot")}>
      <p>${r("records.noSnapshotHint")}</p>
    <//>`:!f||!s?null:a`<div class="data-choice">
      <${b}
        label=${r("records.snapshot")}
        value=${f.snapshot}
        options=${s.map((_,O)=>[_.snapshot,Pd(_,O===0)])}
        onValue=${_=>Ir({snapshot:_})}
      />
      <${b}
        label=${r("types.one")}
        value=${w?.name??""}
        options=${g.map(_=>[_.name,`${ye(t,_.name)} (${L(_.records)})`])}
        onValue=${_=>Ir({type:_,q:""})}
      />
      <${P} permission="data.export" onClick=${()=>u(!0)}>
        <${x} name="download" />${r("exports.open")}
      <//>
    </div>
    ${w?a`<${Md}
          key=${`${f.snapshot} ${w.name}`}
          source=${e}
          title=${ye(t,w.name)}
          snapshot=${f.snapshot}
          type=${w}
        />`:null}
    ${U("data.export")?a`<${vl} source=${e} made=${m} />`:null}
    ${c?a`<${wl}
          source=${e}
          platform=${t}
          snapshot=${f}
          type=${w?.name??""}
          onDone=${()=>{u(!1),p(_=>_+1)}}
          onClose=${()=>u(!1)}
        />`:null}`}function Pd({endedAt:e,isPartial:t},n){let o=X(Date.parse(e),{dateStyle:"medium",timeStyle:"short"}),s=[n?r("records.newest"):"",t?r("outcome.partial"):""];return[o,...s.filter(Boolean)].join(" · ")}function Md({source:e,title:t,snapshot:n,type:o}){let{accountId:s,sourceId:i}=e,{q:l=""}=de.value.params,[c,u]=$(l),[m,p]=$([]),[d,h]=$(null),f=m.at(-1)??"";R(()=>{let J=setTimeout(()=>{c.trim()!==l&&(p([]),Ir({q:c.trim()}))},Od);return()=>clearTimeout(J)},[c]);let{answer:g,problem:w,again:_}=C(()=>el(s,i,o.name,{snapshot:n,q:l,cursor:f}),[i,o.name,n,l,f]),O=g?.items??[],S=pl(o,O),{shown:I,choose:j}=$l(`${e.platform}.${o.name}`,S),Ce=[{name:"id",label:r("records.id"),cell:J=>J.id},...I.map(J=>({name:J,label:J.split(".").at(-1)??J,hint:J,cell:$e=>hl(fl($e.data,J))}))];return a`<section class="records" aria-label=${t}>
    <div class="records-tools">
      <${b}
        label=${r("records.search",{type:t})}
        type="search"
        value=${c}
        onValue=${u}
      />
      <${gl} fields=${S} shown=${I} onChoose=${j} />
    </div>
    <${v} error=${w} onRetry=${_} />
    <p class="hint" role="status">
      ${g&&l?r("records.found",{count:O.length,q:l}):""}
    </p>
    ${O.length?a`<${he}
          label=${t}
          columns=${Ce}
          rows=${O}
          idOf=${J=>J.id}
          onOpen=${h}
        />`:null}
    ${g&&!O.length&&!l?a`<p class="hint">${r("records.none")}</p>`:null}
    <${Te} cursors=${m} next=${g?.nextCursor??null} onCursors=${p} />
    ${d?a`<${bl} record=${d} title=${t} onClose=${()=>h(null)} />`:null}
  </section>`}async function fo(e,t){return(await y("GET",Wt(e,t))).items}async function qt(e){return(await y("GET",`${H(e)}/schedules`)).items}async function xl(e,t){return y("POST",`${H(e)}/schedules/preview`,{json:t})}async function ho(e,t,n){await y("POST",Wt(e,t),{json:n})}async function Sl(e,{sourceId:t,scheduleId:n},o){await y("PATCH",Wt(e,t,n),{json:o})}async function Tl(e,{sourceId:t,scheduleId:n}){await y("DELETE",Wt(e,t,n))}async function Al(e,{sourceId:t,scheduleId:n},o){let s=Wt(e,t,n);await y("POST",`${s}/${o?"resume":"pause"}`)}async function Cl(e,{sourceId:t,scheduleId:n}){return(await y("POST",`${Wt(e,t,n)}/run`)).syncId}function Wt(e,t,n=""){return`${`${ge(e,t)}/schedules`}${n&&`/${encodeURIComponent(n)}`}`}function El({asked:e,names:t}){let n=T("activity"),o=e.answer??[];return a`<${A}
    title=${r("activities.title")}
    tools=${n?a`<a href=${n}>${r("activities.all")}</a>`:void 0}
  >
    ${e.problem?a`<div class="panel-body">
          <${v} error=${e.problem} onRetry=${e.again} />
        </div>`:null}
    <ol class="rows trail">
      ${o.map(s=>a`<li key=${s.activityId} class="row">
          <div class="row-words">
            <span>${et(s)}</span>
            <span class="hint">${Ft(s,t)}</span>
          </div>
          <span class="hint"><${q} ms=${Date.parse(s.timestamp)} /></span>
        </li>`)}
    </ol>
    ${e.answer&&!o.length?a`<p class="panel-body hint">${r("activities.none")}</p>`:null}
  <//>`}var Dd=.8;function $o({label:e,used:t,limit:n,format:o=s=>L(s)}){let s=n===null?0:n>0?t/n:1,i=n===null||s<Dd?"fine":s<1?"near":"full",l=n===null?k("meter.unlimited",{used:o(t)}):k("meter.of",{used:o(t),limit:o(n)});return a`<div class="meter meter-${i}">
    <div class="meter-head">
      <span class="meter-label">${e}</span>
      <span class="meter-words">
        ${i==="fine"?null:a`<${x} name="warning" />`}${l}
      </span>
    </div>
    ${n===null?null:a`<svg class="meter-bar" aria-hidden="true" focusable="false">
          <rect class="meter-ground" width="100%" height="100%" rx="4" />
          <rect class="meter-used" width="${100*Math.min(1,s)}%" height="100%" rx="4" />
        </svg>`}
    ${i==="full"?a`<p class="hint fault">${k("meter.full")}</p>`:null}
  </div>`}var Rd=["apiCallsPerMonth","storageGB","users","sources","webhooks"];function Pr(e){let t=Rd.find(n=>n===e);return t?r(`limit.${t}`):e}function Ol({asked:e}){let t=ke.value?.plan?.name,n=T("usage");return a`<${A}
    title=${r("limits.title")}
    hint=${t?r("limits.plan",{plan:t}):void 0}
    tools=${n?a`<a href=${n}>${r("limits.all")}</a>`:void 0}
  >
    <div class="panel-body">
      <${v} error=${e.problem} onRetry=${e.again} />
      ${(e.answer??[]).map(({limit:o,used:s,allowed:i})=>a`<${$o}
          key=${o}
          label=${Pr(o)}
          used=${s}
          limit=${i??null}
        />`)}
    </div>
  <//>`}var Nd=.8;function Il({limits:e,sources:t}){let n=[...Fd(),...Hd(t),...Ld(e),...Ud()];return n.length?a`<${A} title=${r("attention.title")}>
    <ul class="rows">
      ${n.map(o=>a`<li key=${o.id} class="row concern concern-${o.level}">
          <${x} name="warning" />
          <div class="row-words">
            <strong>${o.title}</strong>
            ${o.hint?a`<span class="hint">${o.hint}</span>`:null}
          </div>
          <div class="row-tools">
            ${o.href?a`<a class="button" href=${o.href} onClick=${o.done}>
                  ${r("attention.see")}
                </a>`:null}
            ${o.done?a`<button type="button" class="button quiet" onClick=${o.done}>
                  ${r("attention.done")}
                </button>`:null}
          </div>
        </li>`)}
    </ul>
  <//>`:null}function Fd(){let e=z.value;if(!e||e.status==="active")return[];let t=T("settings");return[{id:"state",level:"danger",title:r(`attention.${e.status}`),href:t}]}function Hd(e){return e.flatMap(t=>{let{sourceId:n,name:o,failureCount:s=0}=t,i=gn(t);return i==="error"?{id:n,level:"danger",title:r("attention.sourceError",{name:o}),hint:r("attention.sourceErrorHint"),href:T("sourceSettings",{sourceId:n})}:i!=="failing"?[]:{id:n,level:"warning",title:r("attention.sourceFailing",{name:o}),hint:r("attention.sourceFailingHint",{count:Math.max(1,s)}),href:T("sourceRuns",{sourceId:n})}})}function Ld(e){return e.filter(({used:t,allowed:n})=>n&&t>=Nd*n).map(({limit:t,used:n,allowed:o})=>({id:t,level:n>=(o??0)?"danger":"warning",title:r(n>=(o??0)?"attention.full":"attention.near",{limit:Pr(t)}),hint:r("attention.used",{used:L(n),allowed:L(o??0)}),href:T("usage")}))}function Ud(){return Mt.value.filter(e=>!e.isRead&&(e.type==="warning"||e.type==="error")).map(e=>({id:e.notificationId,level:e.type==="error"?"danger":"warning",title:e.title,hint:e.message,href:e.actionUrl?.startsWith("#/")?e.actionUrl:"",done:()=>{Be({ids:[e.notificationId]}).catch(N)}}))}async function go(e,t){return y("GET",`${H(e)}/usage`,{query:t})}async function Pl(){return Ee("v1/plans")}async function Ml(e,t,n){await y("PUT",`${H(e)}/plan`,{json:n?{planId:t,tag:n}:{planId:t}})}async function Dl(e){await y("DELETE",`${H(e)}/plan`)}function yo(e,t,n){return`${H(e)}/reports/${t}?format=${n}`}var Rl=120,Mr=28,vo=3;function wo({label:e,values:t,format:n=o=>L(o)}){if(t.length===0)return null;let[o,s]=[t[0]??0,t.at(-1)??0],[i,l]=[Math.min(...t),Math.max(...t)],c=t.map((h,f)=>{let g=vo+(Rl-2*vo)*f/Math.max(1,t.length-1),w=Mr-vo-(Mr-2*vo)*(h-i)/(l-i||1);return[g.toFixed(1),w.toFixed(1)]}),[u,m]=c.at(-1)??["0","0"],p={first:n(o),last:n(s)},d=k("sparkline.words",{...p,lowest:n(i),highest:n(l)});return a`<span class="sparkline">
    <svg viewBox="0 0 ${Rl} ${Mr}" role="img" aria-label="${e}: ${d}">
      <polyline points=${c.map(h=>h.join(",")).join(" ")} />
      <circle cx=${u} cy=${m} r="2.5" />
    </svg>
    <span class="sparkline-last">${p.last}</span>
  </span>`}var Bd=864e5,Nl=14;function Hl({accountId:e,limits:t}){let{answer:n,again:o}=C(()=>go(e,{from:Fl(Nl-1),to:Fl(0)}),[e]);F(["usage"],o);let s=(n?.items??[]).map(m=>m.totals.api_calls??0),i=s.reduce((m,p)=>m+p,0),l=t?.find(m=>m.limit==="users"),c=t?.find(m=>m.limit==="webhooks"),u=Rt(K.value??[],e).size;return a`<ul class="figures">
    <${bo} label=${r("figures.calls",{count:Nl})} view="usage" value=${i}>
      <${wo} label=${r("meter.api_calls")} values=${s} />
    <//>
    ${l?a`<${bo} label=${r("limit.users")} view="members" value=${l.used} />`:null}
    <${bo} label=${r("structure.title")} view="structure" value=${u} />
    ${c?a`<${bo} label=${r("limit.webhooks")} view="webhooks" value=${c.used} />`:null}
  </ul>`}function bo({label:e,view:t,value:n,children:o}){return a`<li class="figure">
    <a href=${T(t)}>${e}</a>
    <strong>${L(n)}</strong>
    ${o}
  </li>`}function Fl(e){return new Date(Date.now()-e*Bd).toISOString().slice(0,10)}var jd={pending:"badge-quiet",running:"badge-accent",completed:"badge-good",partial:"badge-warn",failed:"badge-danger",cancelled:"badge-quiet"};function ot({status:e,isPartial:t,cancelledBy:n}){return e==="failed"&&n?"cancelled":e==="completed"&&t?"partial":e}function Vt({status:e}){return e==="pending"||e==="running"}function _o({run:e}){let t=ot(e);return a`<span class="badge ${jd[t]}">${r(`outcome.${t}`)}</span>`}function ko({recordsProcessed:e={},progress:t={}}){let n=Object.values(e);return(n.length?n:Object.values(t).map(s=>s.records??0)).reduce((s,i)=>s+i,0)}function zt({durationSeconds:e}){return e===void 0?"":Xi(e*1e3)}var xo=36e5,So=24,qd=5,Wd=["completed","partial","failed"];function Ll({asked:e}){let t=zd(e.answer??[]),n=Math.max(1,...t.map(i=>i.runs.length)),o=100/So,s=e.answer&&t.every(i=>!i.runs.length);return a`<${A}
    title=${r("runs.day")}
    tools=${a`<a href=${T("sources")}>${r("sources.all")}</a>`}
  >
    <div class="panel-body">
      <${v} error=${e.problem} onRetry=${e.again} />
      ${s?a`<p class="hint">${r("runs.dayNone")}</p>`:a`<svg class="run-bars" role="img" aria-label=${Gd(t)} focusable="false">
              <line class="run-line" x1="0" x2="100%" y1="100%" y2="100%" />
              ${t.map(({startMs:i,runs:l},c)=>{let u=100;return a`<g key=${i}>
                  <title>${Ul(i,l.length)}</title>
                  <rect class="run-slot" x="${c*o}%" width="${o}%" height="100%" />
                  ${Wd.map(m=>{let p=l.filter(h=>Vd(h)===m).length,d=100*p/n;return u-=d,p?a`<rect
                          key=${m}
                          class="run-bar run-${m}"
                          x="${c*o+o*.14}%"
                          width="${o*.72}%"
                          y="${u}%"
                          height="${d}%"
                        />`:null})}
                </g>`})}
            </svg>
            <div class="run-ends" aria-hidden="true">
              <span>${Dr(t[0]?.startMs??0)}</span>
              <span>${Dr(t[So/2]?.startMs??0)}</span>
              <span>${r("runs.now")}</span>
            </div>`}
    </div>
  <//>`}function Vd(e){let t=ot(e);return t==="failed"||t==="cancelled"?"failed":t==="partial"?"partial":"completed"}function zd(e){let t=(Math.floor(Date.now()/xo)+1)*xo;return Array.from({length:So},(n,o)=>{let s=t-(So-o)*xo,i=l=>{let c=Date.parse(l.startedAt);return c>=s&&c<s+xo};return{startMs:s,runs:e.filter(i)}})}function Dr(e){return X(e,{hour:"2-digit",minute:"2-digit"})}function Ul(e,t){return r("runs.hour",{hour:Dr(e),count:t})}function Gd(e){let n=e.filter(o=>o.runs.length).map(o=>Ul(o.startMs,o.runs.length));return[r("runs.day"),...n].join(", ")}function Bl({schedules:e,sources:t}){let n=new Map(t.map(s=>[s.sourceId,s])),o=e.filter(s=>s.isActive&&n.get(s.sourceId)?.status==="active").sort((s,i)=>s.nextRunAt.localeCompare(i.nextRunAt)).slice(0,qd);return a`<${A}
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
              <span class="hint"><${q} ms=${Date.parse(l)} /></span>
            </li>`)}
        </ol>`:a`<p class="panel-body hint">${r("nextRuns.none")}</p>`}
  <//>`}function jl({accountId:e,limits:t,sources:n}){let o=`core.steps.${e}`,[s,i]=$(localStorage.getItem(o)==="hidden"),l=z.value,u=l&&!l.parentAccountId&&l.status==="active"&&U("users.invite")?Yd(e,t,n):[],m=u.filter(d=>!d.isDone).length;if(s||m===0)return null;let p=()=>{localStorage.setItem(o,"hidden"),i(!0)};return a`<${A}
    title=${r("steps.title")}
    hint=${r("steps.left",{count:m})}
    tools=${a`<button type="button" class="button quiet" onClick=${p}>
      ${r("steps.hide")}
    </button>`}
  >
    <ol class="rows first-steps">
      ${u.map(d=>a`<li key=${d.id} class="row ${d.isDone?"is-done":""}">
          <span class="tick" aria-hidden="true">
            ${d.isDone?a`<${x} name="check" />`:null}
          </span>
          <div class="row-words">
            <strong>
              ${d.isDone?a`<span class="visually-hidden">${r("steps.done")} </span>`:null}${d.title}
            </strong>
            <span class="hint">${d.hint}</span>
          </div>
          ${d.isDone?null:a`<a class="button" href=${d.href}>${r("steps.begin")}</a>`}
        </li>`)}
    </ol>
  <//>`}function Yd(e,t,n){let o=t.find(l=>l.limit==="users")?.used??1,s=(K.value??[]).some(l=>l.parentAccountId===e);return[{id:"source",href:T("connect"),isDone:n>0},{id:"invite",href:T("members"),isDone:o>1},{id:"structure",href:T("structure"),isDone:s},{id:"factor",href:T("profile"),isDone:M.value?.twoFactorEnabled??!1}].filter(l=>l.href).map(l=>({...l,title:r(`steps.${l.id}.title`),hint:r(`steps.${l.id}.hint`)}))}var Kd=8,Jd=864e5;function ql({accountId:e}){let t=C(async()=>U("usage.read")?(await Ct(e)).items:[],[e]),n=C(async()=>U("activities.read")?ki(e,Kd):[],[e]);F(["usage","plan","members","webhooks","sources","account"],t.again),F(["activities"],n.again);let o=C(async()=>U("sources.read")?Ht(e):[],[e]),s=C(async()=>{let p=new Date(Date.now()-Jd).toISOString();return U("sources.read")?lo(e,{from:p}):[]},[e]),i=C(async()=>U("schedules.read")?qt(e):[],[e]);F(["sources"],()=>Promise.all([o.again(),s.again(),i.again()]));let l=o.answer??[],c=Qe(e),u=z.value;if(!u)return null;let m=u.type?r(`type.${u.type}`):"";return a`<${W} title=${u.name} hint=${m}>
    <${Il} limits=${t.answer??[]} sources=${l} />
    ${t.answer&&o.answer?a`<${jl} accountId=${e} limits=${t.answer} sources=${l.length} />`:null}
    ${U("usage.read")?a`<${Hl} accountId=${e} limits=${t.answer} />`:null}
    ${l.length?a`<div class="home-columns">
          <${Ll} asked=${s} />
          ${U("schedules.read")?a`<${Bl} schedules=${i.answer??[]} sources=${l} />`:null}
        </div>`:null}
    <div class="home-columns">
      ${U("activities.read")?a`<${El} asked=${n} names=${c} />`:null}
      ${U("usage.read")?a`<${Ol} asked=${t} />`:null}
    </div>
  <//>`}async function Wl(e){return Ee(vn(e))}async function Vl(e,t){return y("POST",vn(e),{json:t})}async function zl(e,t,n){await y("PATCH",vn(e,t),{json:n})}async function Gl(e,t,n){return y("POST",`${vn(e,t)}/rotate`,{json:{graceSeconds:n}})}async function Yl(e,t){await y("DELETE",vn(e,t))}function vn(e,t=""){return`${H(e)}/api-keys${t&&`/${encodeURIComponent(t)}`}`}function To({title:e,secret:t,onDone:n,children:o}){let s=Y(null);return _e(()=>s.current?.focus(),[]),a`<section class="secret" ref=${s} tabindex="-1" aria-label=${e}>
    <h3>${e}</h3>
    <p>${k("secret.once")}</p>
    <p class="secret-text"><code>${t}</code></p>
    ${o}
    <div class="actions">
      <${Ge} text=${t} label=${k("secret.copy")} />
      <button type="button" class="button" onClick=${n}>${k("secret.done")}</button>
    </div>
  </section>`}function Re({title:e,label:t,secret:n,onDone:o,children:s}){return a`<${le} title=${e} onClose=${o} onCancel=${()=>{}}>
    <${To} title=${t} secret=${n} onDone=${o}>${s}<//>
  <//>`}var Ne=["admin","manager","member","viewer"],Gt=[["account",["read","update","create_child","move","suspend","terminate"]],["users",["read","invite","manage"]],["sources",["read","create","update","delete","sync"]],["schedules",["read","manage"]],["data",["read","export","delete"]],["apikeys",["read","manage"]],["webhooks",["read","manage"]],["activities",["read"]],["usage",["read"]],["billing",["read","manage"]],["security",["manage"]]];function Yt(e){let[t="",n=""]=e.split(":"),o=r(`permission.${t}`);return n?r("permissionLimit",{words:o,limit:n}):o}function Kt(e){let t=Gt.find(([n])=>n===e);return t?r(`area.${t[0]}`):e}function Kl(e){let t=Gt.flatMap(([o,s])=>s.map(i=>`${o}.${i}`)),n=o=>t.indexOf(o.split(":")[0]??"");return[...e].sort((o,s)=>n(o)-n(s))}function Ao({legend:e,names:t,chosen:n,onChosen:o,groupText:s,wordsOf:i,fault:l=""}){let c=[...new Set(t.map(Jl))],u=t.every(p=>n.includes(p)),m=(p,d)=>{let h=n.filter(f=>!p.includes(f));o(d?[...h,...p]:h)};return a`<fieldset class="checklist">
    <legend class="field-label">${e}</legend>
    <button type="button" class="button quiet" onClick=${()=>o(u?[]:[...t])}>
      ${u?r("checklist.none"):r("checklist.all")}
    </button>
    <div class="checklist-groups">
      ${c.map(p=>a`<${Xd}
          key=${p}
          title=${s(p)}
          names=${t.filter(d=>Jl(d)===p)}
          chosen=${n}
          wordsOf=${i}
          onChoose=${m}
        />`)}
    </div>
    ${l?a`<p class="hint fault" role="alert">${l}</p>`:null}
  </fieldset>`}function Xd({title:e,names:t,chosen:n,wordsOf:o,onChoose:s}){return a`<div class="checklist-group" role="group" aria-label=${e}>
    <strong>${e}</strong>
    ${t.map(i=>a`<${ve}
        key=${i}
        label=${i}
        hint=${o?.(i)}
        value=${n.includes(i)}
        onValue=${l=>s([i],l)}
      />`)}
  </div>`}function Jl(e){return e.split(".")[0]??e}function Rr({accountId:e,apiKey:t,onDone:n,onClose:o}){let[s,i]=$(t?.permissions??[]),[l,c]=$(""),[u,m]=$(!1),p={name:t?.name??"",expiresAt:Qd(t?.expiresAt),networks:(t?.networks??[]).join(`
`)},d=D(p,async({name:f,expiresAt:g,networks:w})=>{if(c(s.length?"":r("keys.needsPermission")),!s.length)return;let _=t&&g===p.expiresAt,O={name:f.trim(),permissions:s,expiresAt:_?t.expiresAt??null:ef(g),networks:Ze(w)};if(!t)return n(await Vl(e,{...O,includesChildren:u}));await zl(e,t.apiKeyId,O),E(r("keys.saved",{name:O.name})),n(null)},["name"]),h=new Set([...Et.value.keys(),...t?.permissions??[]]);return a`<${pe}
    title=${t?r("keys.editTitle",{name:t.name}):r("keys.createTitle")}
    label=${t?r("form.save"):r("keys.create")}
    entry=${d}
    onClose=${o}
  >
    <${b}
      label=${r("keys.name")}
      hint=${r("keys.nameHint")}
      data-first
      ...${d.fieldOf("name")}
    />
    <${Ao}
      legend=${r("keys.permissions")}
      names=${Kl(h)}
      groupText=${Kt}
      wordsOf=${Yt}
      chosen=${s}
      onChosen=${i}
      fault=${l}
    />
    <${Zd} entry=${d} />
    ${t?null:a`<${ve}
          label=${r("keys.includesChildren")}
          hint=${r("keys.includesChildrenHint")}
          value=${u}
          onValue=${m}
        />`}
  <//>`}function Zd({entry:e}){return a`<${b}
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
    />`}function Qd(e){if(!e)return"";let t=new Date(e);return new Date(t.getTime()-t.getTimezoneOffset()*6e4).toISOString().slice(0,10)}function ef(e){return e?new Date(`${e}T23:59:59`).toISOString():null}var Co=3600;function Xl({accountId:e,apiKey:t,onDone:n,onClose:o}){let s=D({graceSeconds:`${Co}`},async({graceSeconds:i})=>n(await Gl(e,t.apiKeyId,Number(i))));return a`<${pe}
    title=${r("keys.rotateTitle",{name:t.name})}
    label=${r("keys.rotate")}
    entry=${s}
    onClose=${o}
  >
    <p>${r("keys.rotateHint")}</p>
    <${b}
      label=${r("keys.grace")}
      options=${[["0",r("keys.graceNone")],[`${Co}`,r("keys.graceHour")],[`${6*Co}`,r("keys.graceSix")],[`${24*Co}`,r("keys.graceDay")]]}
      data-first
      ...${s.fieldOf("graceSeconds")}
    />
  <//>`}function Zl({accountId:e}){let{answer:t,problem:n,again:o}=C(()=>Wl(e),[e]);F(["keys","usage"],o);let[s,i]=$(null),[l,c]=$(null),u=a`<${P}
    permission="apikeys.manage"
    className="strong"
    onClick=${()=>i({deed:"create"})}
  >
    <${x} name="add" />${r("keys.create")}
  <//>`,m=p=>{i(null),c(p),o()};return a`<${W}
    title=${r("keys.title")}
    hint=${r("keys.hint")}
    tools=${t?.length?u:null}
  >
    <${v} error=${n} onRetry=${o} />
    ${t?.length===0?a`<${Q} title=${r("keys.none")}><p>${r("keys.noneHint")}</p>${u}<//>`:null}
    ${t?.length?a`<${he}
          label=${r("keys.title")}
          columns=${nf((p,d)=>i({deed:p,key:d}))}
          rows=${t}
          idOf=${p=>p.apiKeyId}
        />`:null}
    ${s?tf(s,e,m,()=>i(null)):null}
    ${l?a`<${Re}
          title=${r("keys.madeTitle")}
          label=${l.name}
          secret=${l.key}
          onDone=${()=>c(null)}
        />`:null}
  <//>`}function tf({deed:e,key:t},n,o,s){return e==="create"||!t?a`<${Rr} accountId=${n} onDone=${o} onClose=${s} />`:e==="edit"?a`<${Rr}
      accountId=${n}
      apiKey=${t}
      onDone=${o}
      onClose=${s}
    />`:e==="rotate"?a`<${Xl}
      accountId=${n}
      apiKey=${t}
      onDone=${o}
      onClose=${s}
    />`:a`<${re}
    title=${r("keys.revokeTitle",{name:t.name})}
    deed=${r("keys.revoke")}
    word=${t.name}
    onConfirm=${async()=>{await Yl(n,t.apiKeyId),E(r("keys.revoked",{name:t.name})),o(null)}}
    onClose=${s}
  >
    <p>${r("keys.revokeHint")}</p>
  <//>`}function nf(e){return[{name:"name",label:r("keys.name"),sortBy:t=>t.name.toLowerCase(),cell:t=>a`<span class="stack">
        <strong>${t.name}</strong>
        <span class="hint"><code>…${t.lastFour}</code> ${rf(t)}</span>
      </span>`},{name:"permissions",label:r("keys.permissions"),cell:t=>a`<span title=${Pe(t.permissions)}>
        ${t.permissions.length>2?r("keys.count",{count:t.permissions.length}):Pe(t.permissions)}
      </span>`},{name:"lastUsedAt",label:r("keys.lastUse"),sortBy:t=>t.lastUsedAt??"",cell:t=>ce(t.lastUsedAt,r("keys.unused"))},{name:"expiresAt",label:r("keys.expiry"),sortBy:t=>t.expiresAt??"9",cell:t=>t.expiresAt?ht(t.expiresAt):r("keys.noExpiry")},{name:"status",label:r("keys.status"),cell:t=>a`<${sf} apiKey=${t} />`},{name:"deeds",label:r("keys.deeds"),cell:t=>t.status==="active"?a`<span class="row-tools">
              ${of.map(([n,o])=>a`<${P}
                  key=${n}
                  permission="apikeys.manage"
                  className=${n==="revoke"?"quiet danger":"quiet"}
                  onClick=${()=>e(n,t)}
                >
                  <${x} name=${o} /><span>${r(`keys.${n}`)}</span>
                <//>`)}
            </span>`:null}]}var of=[["edit","edit"],["rotate","refresh"],["revoke","bin"]];function rf(e){let t=[];return e.includesChildren&&t.push(r("keys.withChildren")),e.networks?.length&&t.push(r("keys.from",{networks:Pe(e.networks)})),t.join(" · ")}function sf({apiKey:e}){let t=e.expiresAt&&Date.parse(e.expiresAt)<=Date.now();return e.status!=="active"?a`<span class="badge badge-danger">${r("keys.isRevoked")}</span>`:t?a`<span class="badge badge-warn">${r("keys.isExpired")}</span>`:a`<span class="badge badge-good">${r("keys.isActive")}</span>`}var af=[["",r("rights.asRole")],["given",r("rights.give")],["denied",r("rights.deny")]];function Nr(e,t,n){let{[t]:o,...s}=e;return n?{...s,[t]:n==="given"}:s}function Fr({permission:e,exception:t,onException:n}){let o=t===void 0?"":t?"given":"denied";return a`<select
    aria-label=${r("rights.exceptionFor",{permission:e})}
    onChange=${s=>n(s.target.value)}
  >
    ${af.map(([s,i])=>a`<option value=${s} selected=${s===o}>${i}</option>`)}
  </select>`}function Ql({exceptions:e,onExceptions:t}){let n=Object.keys(e).length;return a`<details class="exceptions">
    <summary>
      ${n?r("members.exceptions",{count:n}):r("invite.exceptions")}
    </summary>
    ${Gt.map(([o,s])=>a`<section key=${o} class="area">
        <h3>${Kt(o)}</h3>
        <ul class="rows">
          ${s.map(i=>{let l=`${o}.${i}`;return a`<li key=${l} class="row permission">
              <span class="row-words"><span>${Yt(l)}</span></span>
              <${Fr}
                permission=${l}
                exception=${e[l]}
                onException=${c=>t(Nr(e,l,c))}
              />
            </li>`})}
        </ul>
      </section>`)}
  </details>`}function ec({accountId:e,userId:t,member:n,rights:o,denials:s,onSaved:i}){let l=n?.permissions??{},[c,u]=$(l),{fieldOf:m,values:p,isBusy:d,problem:h,submit:f,form:g}=D({role:String(n?.role??"")},async({role:I})=>{await Gn(e,t,{role:I,permissions:c}),E(r("rights.saved")),await i()}),w=p.role===n?.role&&JSON.stringify(c)===JSON.stringify(l),_=!n||xe("users.manage")!=="",O=(I,j)=>u(Nr(c,I,j)),S=Ne.find(I=>I===p.role);return a`<form class="rights" ref=${g} onSubmit=${f} noValidate>
    ${n?a`<${A} title=${r("rights.role")}>
          <div class="panel-body">
            <${b}
              label=${r("rights.roleHere")}
              disabled=${_}
              options=${Ne.map(I=>[I,r(`role.${I}`)])}
              hint=${S?r(`roleHint.${S}`):void 0}
              ...${m("role")}
            />
          </div>
        <//>`:null}
    <${A} title=${r("rights.title")} hint=${r("rights.hint")}>
      ${Gt.map(([I,j])=>a`<section key=${I} class="area">
          <h3>${Kt(I)}</h3>
          <ul class="rows">
            ${j.map(Ce=>{let J=`${I}.${Ce}`;return a`<${lf}
                key=${J}
                permission=${J}
                right=${o.find($e=>$e.permission.split(":")[0]===J)}
                exception=${c[J]}
                deniedIn=${s.get(J)??""}
                accountId=${e}
                onException=${_?null:$e=>O(J,$e)}
              />`})}
          </ul>
        </section>`)}
    <//>
    <${v} error=${h} />
    ${n?a`<div class="actions rights-save">
          <${P}
            permission="users.manage"
            className="strong"
            reason=${w?r("settings.same"):""}
            onClick=${()=>!d&&g.current?.requestSubmit()}
          >
            ${r("rights.save")}
          <//>
        </div>`:null}
  </form>`}function lf({permission:e,right:t,exception:n,deniedIn:o,accountId:s,onException:i}){let l=t?uf(t,s):cf(n,o);return a`<li class="row permission ${t?"is-had":""}">
    <span class="tick" aria-hidden="true">
      ${t?a`<${x} name="check" />`:null}
    </span>
    <div class="row-words">
      <span>${Yt(t?.permission??e)}</span>
      <span class="hint">
        <code>${t?.permission??e}</code> · ${l}
      </span>
    </div>
    ${i?a`<${Fr}
          permission=${e}
          exception=${n}
          onException=${i}
        />`:null}
  </li>`}function cf(e,t){if(e===!1)return r("rights.denied");if(t)return r("rights.deniedIn",{name:t});let n=z.value?.status??"active";return n==="active"?r("rights.none"):r(`rights.${n}`)}function uf(e,t){let n=e.reason.split(",")[0]??"",o=Ne.find(i=>i===n),s=o?r(`role.${o}`):r("rights.exception");return e.accountId===t?s:r("structure.inherited",{role:s,name:e.accountName})}function tc({accountId:e,userId:t}){let[n,o]=$(!1),{answer:s,problem:i,again:l}=C(async()=>{let[_,O,S]=await Promise.all([ft(e),df(e,t),$n(e)]);return{member:_.find(j=>j.userId===t),rights:O,denials:pf(S,t)}},[e,t]);F(["members"],l);let c=t===M.value?.userId,u=async()=>{await l(),c&&await Promise.all([te(e),ae()])};if(i)return a`<${v} error=${i} onRetry=${l} />`;if(!s)return a`<div class="waiting-view" aria-busy="true"></div>`;let{member:m,rights:p,denials:d}=s;if(!m&&!p.length)return a`<${Q} title=${r("member.missing")}>
      <a class="button" href=${T("members")}>${r("member.toMembers")}</a>
    <//>`;let h=m?.name||m?.email||(c?M.value?.email:"")||t,f=m?.status==="suspended",w=m?a`<${P} permission="users.manage" onClick=${async()=>{try{await Gn(e,t,{status:f?"active":"suspended"}),await u(),E(r(f?"member.reactivated":"member.suspended",{name:h}))}catch(_){N(_)}}}>
          ${r(f?"member.reactivate":"member.suspend")}
        <//>
        <${P}
          permission=${c?"account.read":"users.manage"}
          className="danger"
          onClick=${()=>o(!0)}
        >
          ${r(c?"member.leave":"member.remove")}
        <//>`:null;return a`<${W} title=${h} hint=${m?.email} tools=${w}>
    <p class="crumbs">
      <a href=${T("members")}>${r("member.toMembers")}</a>
      ${f?a`<${Nt} status="suspended" />`:null}
    </p>
    ${m?null:a`<p>${r("member.onlyInherited")}</p>`}
    <${ec}
      key=${JSON.stringify(m??null)}
      accountId=${e}
      userId=${t}
      member=${m}
      rights=${p}
      denials=${d}
      onSaved=${u}
    />
    ${n?a`<${mf}
          accountId=${e}
          userId=${t}
          name=${h}
          onClose=${()=>o(!1)}
        />`:null}
  <//>`}function mf({accountId:e,userId:t,name:n,onClose:o}){let s=t===M.value?.userId,i=z.value?.name??"",l=async()=>{await Ii(e,t),E(r(s?"member.left":"member.removed",{name:n,account:i})),s&&await ae(),ee(s?"/":`/accounts/${e}/members`,{replace:!0})};return a`<${re}
    title=${r(s?"member.leaveAsk":"member.removeAsk",{name:n,account:i})}
    deed=${r(s?"member.leave":"member.remove")}
    onConfirm=${l}
    onClose=${o}
  >
    <p>${r(s?"member.leaveHint":"member.removeHint")}</p>
  <//>`}function pf(e,t){let n=new Map;for(let{from:o,members:s}of e.toReversed()){let i=s.find(l=>l.userId===t)?.permissions??{};for(let[l,c]of Object.entries(i))c||n.set(l,o.name)}return n}async function df(e,t){try{return await zn(e,t)}catch(n){if(n instanceof V&&n.status===404)return[];throw n}}var ff={mail:["email"],link:[]};function nc({accountId:e,onInvited:t,onClose:n}){let[o,s]=$("mail"),[i,l]=$(""),[c,u]=$({}),{fieldOf:m,values:p,isBusy:d,problem:h,submit:f,form:g}=D({email:"",role:"member",message:""},async({email:O,role:S,message:I})=>{let j={email:O.trim(),...I.trim()&&{message:I.trim()}},Ce=Object.keys(c).length?{permissions:c}:{},J={role:S,...Ce,...o==="mail"?j:{}},$e=await Mi(e,J);if(t(),$e.token)return l($e.token);E(r("invite.sent",{email:O.trim()})),n()},ff[o]),w=r("invite.title",{name:z.value?.name??""});if(i)return a`<${Hr} token=${i} onClose=${n} />`;let _=Ne.find(O=>O===p.role)??"member";return a`<${le} title=${w} onClose=${n}>
    <form class="form" ref=${g} onSubmit=${f} noValidate>
      <${me}
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
        options=${hf().map(O=>[O,r(`role.${O}`)])}
        hint=${r(`roleHint.${_}`)}
        ...${m("role")}
      />
      ${o==="mail"?a`<${b}
            label=${r("invite.message")}
            type="area"
            maxlength="500"
            spellcheck
            ...${m("message")}
          />`:null}
      <${Ql} exceptions=${c} onExceptions=${u} />
      <${v} error=${h} />
      <div class="actions">
        <button type="submit" class="button strong" disabled=${d}>
          ${r(o==="mail"?"invite.send":"invite.makeLink")}
        </button>
        <button type="button" class="button" onClick=${n}>${r("form.cancel")}</button>
      </div>
    </form>
  <//>`}function Hr({token:e,onClose:t}){let n=location.href.split("#",1)[0];return a`<${le} title=${r("invite.linkTitle")} onClose=${t}>
    <${To}
      title=${r("invite.link")}
      secret=${`${n}#/invitation/${e}`}
      onDone=${t}
    />
  <//>`}function hf(){let e=un("users.invite")?.[0],t=Ne.findIndex(n=>n===e);return Ne.slice(Math.max(0,t))}function oc({accountId:e,asked:t}){let[n,o]=$(""),s=t.answer??[];if(t.problem)return a`<${v} error=${t.problem} onRetry=${t.again} />`;if(!s.length)return null;let i=async u=>{try{await u()}catch(m){N(m)}await t.again()},l=u=>i(async()=>{let m=await Di(e,u.invitationId);m.token?o(m.token):E(r("invite.sent",{email:u.email??""}))}),c=u=>i(async()=>{await Ri(e,u.invitationId),E(r("invite.withdrawn"))});return a`<${A} title=${r("invite.open",{count:s.length})}>
    <ul class="rows">
      ${s.map(u=>a`<li key=${u.invitationId} class="row">
          <div class="row-words">
            <strong>${u.email??r("invite.anyone")}</strong>
            <span class="hint">
              ${r(`role.${u.role}`)} · ${r("invite.ends")}${" "}
              <${q} ms=${Date.parse(u.endsAt)} />
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
    ${n?a`<${Hr} token=${n} onClose=${()=>o("")} />`:null}
  <//>`}var $f=5;function rc({accountId:e}){let[t,n]=$(!1),o=C(()=>ft(e),[e]),s=C(()=>$n(e),[e]),i=C(async()=>U("users.invite")?Pi(e):[],[e]);F(["members"],()=>{for(let u of[o,s,i])u.again()});let l=a`<${P}
    permission="users.invite"
    className="strong"
    reason=${M.value?.emailVerified?"":r("lacks.unconfirmed")}
    onClick=${()=>n(!0)}
  >
    <${x} name="add" />${r("members.invite")}
  <//>`,c={title:r("members.title"),hint:r("members.hint"),tools:l};return a`<${W} ...${c}>
    <${v} error=${o.problem} onRetry=${o.again} />
    ${o.answer?a`<${gf} members=${o.answer} />`:null}
    ${U("users.invite")?a`<${oc} accountId=${e} asked=${i} />`:null}
    ${(s.answer??[]).map(({from:u,members:m})=>a`<${A}
        key=${u.accountId}
        title=${r("members.inherited",{name:u.name})}
        hint=${r("members.inheritedHint")}
      >
        <ul class="rows">
          ${m.map(p=>a`<${sc} key=${p.userId} member=${p} from=${u} />`)}
        </ul>
      <//>`)}
    ${t?a`<${nc}
          accountId=${e}
          onInvited=${i.again}
          onClose=${()=>n(!1)}
        />`:null}
  <//>`}function gf({members:e}){let[t,n]=$(""),[o,s]=$(""),i=t.trim().toLowerCase(),l=e.filter(c=>(!o||c.role===o)&&`${c.name} ${c.email}`.toLowerCase().includes(i));return a`${e.length>$f?a`<div class="filters" role="search" aria-label=${r("members.filters")}>
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
        ${l.map(c=>a`<${sc} key=${c.userId} member=${c} from=${null} />`)}
      </ul>
    <//>`}function sc({member:e,from:t}){let{userId:n,name:o,email:s,role:i,status:l,permissions:c,joinedAt:u}=e,m=Object.keys(c).length,p=n===M.value?.userId;return a`<li class="row">
    <span class="initials" aria-hidden="true">${br(o||s||"?")}</span>
    <div class="row-words">
      <a class="row-name" href=${T("member",{userId:n})}>
        ${o||s||n}${p?` ${r("members.you")}`:""}
      </a>
      <span class="hint">${s}</span>
    </div>
    ${m?a`<span class="badge">${r("members.exceptions",{count:m})}</span>`:null}
    ${l==="active"?null:a`<${Nt} status=${l} />`}
    ${t||!u?null:a`<span class="hint joined">
          ${r("members.joined")} <${q} ms=${Date.parse(u)} />
        </span>`}
    <span class="role-name">${r(`role.${i}`)}</span>
  </li>`}async function ic({unread:e,category:t,cursor:n}){return y("GET","v1/notifications",{query:{unread:e||void 0,category:t,cursor:n,limit:25}})}async function ac(e){await y("POST","v1/notifications/unread",{json:{ids:e}})}async function lc(e){await y("DELETE",`v1/notifications/${encodeURIComponent(e)}`)}async function cc(){return y("GET","v1/notifications/preferences")}async function uc(e){return y("PUT","v1/notifications/preferences",{json:e})}var yf=["immediately","daily","never"];function mc(){let{answer:e,problem:t,again:n}=C(cc,[]);return a`<${A} title=${r("mails.title")} hint=${r("mails.hint")}>
    <div class="panel-body">
      <${v} error=${t} onRetry=${n} />
      ${e?a`<${vf} given=${e} />`:null}
    </div>
  <//>`}function vf({given:e}){let[t,n]=$(Object.fromEntries(e.categories.map(l=>[l.category,l.mail]))),[o,s]=$(!!e.quietHours),i=D({start:e.quietHours?.start??"22:00",end:e.quietHours?.end??"07:00",timeZone:e.timeZone??Intl.DateTimeFormat().resolvedOptions().timeZone},async({start:l,end:c,timeZone:u})=>{let m=e.categories.filter(p=>!p.isMandatory);await uc({mails:Object.fromEntries(m.map(({category:p,mail:d})=>[p,t[p]??d])),quietHours:o?{start:l,end:c}:null,timeZone:u||null}),E(r("mails.saved"))});return a`<form class="form" ref=${i.form} onSubmit=${i.submit} noValidate>
    ${e.categories.map(({category:l,isMandatory:c})=>c?a`<p key=${l} class="stack">
            <span class="field-label">${Eo(l)}</span>
            <span class="hint">${r("mails.mandatory")}</span>
          </p>`:a`<${me}
            key=${l}
            legend=${Eo(l)}
            name=${`mail-${l}`}
            value=${t[l]}
            options=${yf.map(u=>[u,r(`mails.${u}`)])}
            onValue=${u=>n({...t,[l]:u})}
            isLegendShown
          />`)}
    <${ve}
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
        options=${wf(i.values.timeZone)}
        ...${i.fieldOf("timeZone")}
      />
    </div>
    <${v} error=${i.problem} />
    <div class="actions">
      <button type="submit" class="button strong" disabled=${i.isBusy}>
        ${r("form.save")}
      </button>
    </div>
  </form>`}function wf(e){return[...new Set(["UTC",...Intl.supportedValuesOf("timeZone"),e])].sort().map(n=>[n,n.replaceAll("_"," ")])}var pc=["security","sync","billing","team","system"],bf={which:"all",category:""};function dc(){let[{which:e,category:t},n]=$(bf),[o,s]=$([]),i=o.at(-1)??"";R(()=>s([]),[e,t]);let{answer:l,problem:c,again:u}=C(()=>ic({unread:e==="unread",category:t,cursor:i}),[e,t,i]),m=Y(Dt.value);R(()=>{m.current!==Dt.value&&u(),m.current=Dt.value},[Dt.value]);let p=async d=>{try{await d(),await u()}catch(h){N(h)}};return a`<${W}
    title=${r("inbox.title")}
    hint=${r("inbox.hint")}
    tools=${a`<button
      type="button"
      class="button"
      disabled=${Pt.value===0}
      onClick=${()=>p(()=>Be({all:!0}))}
    >
      <${x} name="check" />${r("inbox.readAll")}
    </button>`}
  >
    <${_f} which=${e} category=${t} onFilter=${n} />
    <${v} error=${c} onRetry=${u} />
    ${l?.items.length===0?a`<${Q} title=${r("inbox.none")} />`:null}
    ${l?.items.length?a`<${A} title=${r("inbox.listed")}>
          <ul class="rows">
            ${l.items.map(d=>a`<${kf} key=${d.notificationId} item=${d} acting=${p} />`)}
          </ul>
        <//>`:null}
    <${Te} cursors=${o} next=${l?.nextCursor??null} onCursors=${s} />
    <${mc} />
  <//>`}function _f({which:e,category:t,onFilter:n}){return a`<div class="filters">
    <${me}
      legend=${r("inbox.which")}
      name="which"
      value=${e}
      options=${[["all",r("inbox.all")],["unread",r("inbox.unread")]]}
      onValue=${o=>n({which:o,category:t})}
      isLegendShown
    />
    <${b}
      label=${r("inbox.category")}
      options=${[["",r("inbox.every")],...pc.map(o=>[o,r(`category.${o}`)])]}
      value=${t}
      onValue=${o=>n({which:e,category:o})}
    />
  </div>`}function kf({item:e,acting:t}){let n=e.notificationId,o=async()=>{if(!e.isRead)return Be({ids:[n]});await ac([n]),await pn()},s=async()=>{await lc(n),await pn()},i=e.actionUrl?.startsWith("#/");return a`<li class="row notice-row ${e.isRead?"":"is-unread"}">
    <span class="row-words">
      <span class="notice-title">
        ${e.isRead?null:a`<span class="visually-hidden">${r("inbox.isUnread")}</span>`}
        ${i?a`<a
              href=${e.actionUrl}
              onClick=${()=>{e.isRead||Be({ids:[n]}).catch(N)}}
            >
              ${e.title}
            </a>`:e.title}
      </span>
      <span>${e.message}</span>
      <span class="hint">
        ${Eo(e.category)}${" · "}<${q} ms=${Date.parse(e.createdAt)} />
      </span>
    </span>
    <span class="row-tools">
      <button type="button" class="button quiet" onClick=${()=>t(o)}>
        ${r(e.isRead?"inbox.markUnread":"inbox.markRead")}
        <span class="visually-hidden">: ${e.title}</span>
      </button>
      <button type="button" class="button quiet" onClick=${()=>t(s)}>
        <${x} name="bin" />${r("inbox.delete")}
        <span class="visually-hidden">: ${e.title}</span>
      </button>
    </span>
  </li>`}function Eo(e){let t=pc.find(n=>n===e);return t?r(`category.${t}`):e}async function fc(e){return y("PATCH","v1/users/me",{json:e})}async function hc(e){return y("POST","v1/auth/email/change",{json:{email:e}})}async function $c(e){await y("POST","v1/auth/password/verify",{json:{password:e},isGuest:!0})}async function gc(e){await y("POST","v1/auth/password/change",{json:e,isGuest:!0})}async function yc(){return(await y("POST","v1/auth/totp")).uri}async function vc(e){return(await y("POST","v1/auth/totp/confirm",{json:{code:e},isGuest:!0})).codes}async function wc(){await y("DELETE","v1/auth/totp")}async function bc(){return(await y("POST","v1/auth/backup-codes")).codes}async function _c(){return(await y("GET","v1/auth/sessions")).items}async function kc(e){await y("DELETE",`v1/auth/sessions/${encodeURIComponent(e)}`)}async function xc(){await y("DELETE","v1/auth/sessions")}async function Sc(){await y("DELETE","v1/users/me")}function Tc(){let[e,t]=$(null),n=async s=>{try{return await s()}catch(l){if(!(l instanceof V)||l.details.need!=="fresh")throw l}let i=await new Promise(l=>t({done:l}));if(t(null),!i)throw new Error(r("fresh.cancelled"));return s()},o=e?a`<${xf} onDone=${e.done} />`:null;return{freshly:n,asking:o}}function xf({onDone:e}){let t=D({password:""},async({password:n})=>{await $c(n),e(!0)},["password"]);return a`<${pe}
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
  <//>`}function Ac({who:e}){let t=D({firstName:e.firstName,lastName:e.lastName},async({firstName:o,lastName:s})=>{M.value=await fc({firstName:o.trim(),lastName:s.trim()}),E(r("profile.nameSaved"))},["firstName","lastName"]),n=r("profile.name");return a`<${Lr} title=${n} label=${r("form.save")} entry=${t}>
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
  <//>`}function Cc({who:e,freshly:t}){let n=D({email:""},async({email:o})=>{let s=await t(()=>hc(o.trim())),i=s.email!==e.email;M.value=s,E(r(i?"link.address.done":"profile.addressSent",{email:o.trim()}))},["email"]);return a`<${Lr}
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
  <//>`}function Ec(){let[e,t]=$(0);return a`<${Sf} key=${e} onDone=${()=>t(e+1)} />`}function Sf({onDone:e}){let t=D({current:"",new:""},async n=>{await gc(n),E(r("profile.passwordSaved")),e()},["current","new"]);return a`<${Lr}
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
  <//>`}function Lr({title:e,hint:t,label:n,entry:o,children:s}){let i=o.isBusy||!!ue.value;return a`<${A} title=${e} hint=${t}>
    <form class="panel-body" ref=${o.form} onSubmit=${o.submit} noValidate>
      <div class="pair">${s}</div>
      <${v} error=${o.problem} />
      <div class="actions">
        <button type="submit" class="button" disabled=${i}>${n}</button>
      </div>
    </form>
  <//>`}var Tf=[{name:"type",label:r("activity.what"),cell:et},{name:"network",label:r("activity.network"),cell:e=>e.ipAddress??"–"},{name:"at",label:r("activity.when"),cell:e=>ce(e.timestamp,"")}];function Oc(){let[e,t]=$([]),[n,o]=$(null),s=e.at(-1)??"",{answer:i,problem:l,again:c}=C(()=>Ra(s),[s]);return a`<${A} title=${r("own.activities")} hint=${r("own.activitiesHint")}>
    <div class="panel-body">
      <${v} error=${l} onRetry=${c} />
      ${i?.items.length===0?a`<p class="hint">${r("activities.none")}</p>`:null}
      ${i?.items.length?a`<${he}
            label=${r("own.activities")}
            columns=${Tf}
            rows=${i.items}
            idOf=${u=>u.activityId}
            onOpen=${o}
          />`:null}
      <${Te} cursors=${e} next=${i?.nextCursor??null} onCursors=${t} />
    </div>
    ${n?a`<${no} entry=${n} names=${Af()} onClose=${()=>o(null)} />`:null}
  <//>`}function Af(){let e=M.value;return new Map(e?[[e.userId,xt(e)]]:[])}function Ic(){return a`<${A}
    title=${r("own.export")}
    hint=${r("own.exportHint")}
    tools=${a`<a class="button" href="v1/users/me/export" download="my-data.json">
      ${r("own.download")}
    </a>`}
  />`}function Pc({who:e,freshly:t}){let[n,o]=$(!1),s=async()=>{await t(Sc),Kn(),Ke(),M.value=null,ee("/signin",{replace:!0})};return a`<${A}
    title=${r("own.leave")}
    hint=${r("own.leaveHint")}
    className="panel-danger"
    tools=${a`<button
      type="button"
      class="button danger"
      disabled=${!!ue.value}
      onClick=${()=>o(!0)}
    >
      ${r("own.leaveGo")}
    </button>`}
  >
    ${n?a`<${re}
          title=${r("own.leave")}
          deed=${r("own.leaveGo")}
          word=${e.email}
          onConfirm=${s}
          onClose=${()=>o(!1)}
        >
          <p>${r("own.leaveHint")}</p>
          <p>${r("own.leaveAdmin")}</p>
        <//>`:null}
  <//>`}var gt=(e=>(e[e.Border=-1]="Border",e[e.Data=0]="Data",e[e.Function=1]="Function",e[e.Position=2]="Position",e[e.Timing=3]="Timing",e[e.Alignment=4]="Alignment",e))(gt||{}),Cf=[0,1],Dc=[1,0],Rc=[2,3],Nc=[3,2],Ef={L:Cf,M:Dc,Q:Rc,H:Nc},Of=/^\d*$/,If=/^[A-Z0-9 $%*+./:-]*$/,Ur="0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:",Wr=1,Vr=40,Mc=3,Pf=3,Oo=40,Mf=10,Fc=[[-1,7,10,15,20,26,18,20,24,30,18,20,24,26,30,22,24,28,30,28,28,28,28,30,30,26,28,30,30,30,30,30,30,30,30,30,30,30,30,30,30],[-1,10,16,26,18,24,16,18,22,22,26,30,22,22,24,24,28,28,26,26,26,26,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28],[-1,13,22,18,26,18,24,18,22,20,24,28,26,24,20,30,24,28,28,26,30,28,30,30,30,30,28,30,30,30,30,30,30,30,30,30,30,30,30,30,30],[-1,17,28,22,16,22,28,26,26,24,28,24,28,22,24,24,30,28,28,26,28,30,24,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30]],Hc=[[-1,1,1,1,1,1,2,2,2,2,4,4,4,4,4,6,6,6,6,7,8,8,9,9,10,12,12,12,13,14,15,16,17,18,19,19,20,21,22,24,25],[-1,1,1,1,2,2,4,4,4,5,5,5,8,9,9,10,10,11,13,14,16,17,17,18,20,21,23,25,26,28,29,31,33,35,37,38,40,43,45,47,49],[-1,1,1,2,2,4,4,6,6,8,8,8,10,12,16,12,17,16,18,21,20,23,23,25,27,29,34,34,35,38,40,43,45,48,51,53,56,59,62,65,68],[-1,1,1,2,4,4,4,5,6,8,8,11,11,16,16,18,16,19,21,25,25,25,34,30,32,35,37,40,42,45,48,51,54,57,60,63,66,70,74,77,81]],Br=class{constructor(t,n,o,s){if(this.version=t,this.ecc=n,t<Wr||t>Vr)throw new RangeError("Version value out of range");if(s<-1||s>7)throw new RangeError("Mask value out of range");this.size=t*4+17;let i=Array.from({length:this.size}).fill(!1);for(let c=0;c<this.size;c++)this.modules.push(i.slice()),this.types.push(i.map(()=>0));this.drawFunctionPatterns();let l=this.addEccAndInterleave(o);if(this.drawCodewords(l),s===-1){let c=1e9;for(let u=0;u<8;u++){this.applyMask(u),this.drawFormatBits(u);let m=this.getPenaltyScore();m<c&&(s=u,c=m),this.applyMask(u)}}this.mask=s,this.applyMask(s),this.drawFormatBits(s)}size;mask;modules=[];types=[];getModule(t,n){return t>=0&&t<this.size&&n>=0&&n<this.size&&this.modules[n][t]}drawFunctionPatterns(){for(let o=0;o<this.size;o++)this.setFunctionModule(6,o,o%2===0,gt.Timing),this.setFunctionModule(o,6,o%2===0,gt.Timing);this.drawFinderPattern(3,3),this.drawFinderPattern(this.size-4,3),this.drawFinderPattern(3,this.size-4);let t=this.getAlignmentPatternPositions(),n=t.length;for(let o=0;o<n;o++)for(let s=0;s<n;s++)o===0&&s===0||o===0&&s===n-1||o===n-1&&s===0||this.drawAlignmentPattern(t[o],t[s]);this.drawFormatBits(0),this.drawVersion()}drawFormatBits(t){let n=this.ecc[1]<<3|t,o=n;for(let i=0;i<10;i++)o=o<<1^(o>>>9)*1335;let s=(n<<10|o)^21522;for(let i=0;i<=5;i++)this.setFunctionModule(8,i,je(s,i));this.setFunctionModule(8,7,je(s,6)),this.setFunctionModule(8,8,je(s,7)),this.setFunctionModule(7,8,je(s,8));for(let i=9;i<15;i++)this.setFunctionModule(14-i,8,je(s,i));for(let i=0;i<8;i++)this.setFunctionModule(this.size-1-i,8,je(s,i));for(let i=8;i<15;i++)this.setFunctionModule(8,this.size-15+i,je(s,i));this.setFunctionModule(8,this.size-8,!0)}drawVersion(){if(this.version<7)return;let t=this.version;for(let o=0;o<12;o++)t=t<<1^(t>>>11)*7973;let n=this.version<<12|t;for(let o=0;o<18;o++){let s=je(n,o),i=this.size-11+o%3,l=Math.floor(o/3);this.setFunctionModule(i,l,s),this.setFunctionModule(l,i,s)}}drawFinderPattern(t,n){for(let o=-4;o<=4;o++)for(let s=-4;s<=4;s++){let i=Math.max(Math.abs(s),Math.abs(o)),l=t+s,c=n+o;l>=0&&l<this.size&&c>=0&&c<this.size&&this.setFunctionModule(l,c,i!==2&&i!==4,gt.Position)}}drawAlignmentPattern(t,n){for(let o=-2;o<=2;o++)for(let s=-2;s<=2;s++)this.setFunctionModule(t+s,n+o,Math.max(Math.abs(s),Math.abs(o))!==1,gt.Alignment)}setFunctionModule(t,n,o,s=gt.Function){this.modules[n][t]=o,this.types[n][t]=s}addEccAndInterleave(t){let n=this.version,o=this.ecc;if(t.length!==Io(n,o))throw new RangeError("Invalid argument");let s=Hc[o[0]][n],i=Fc[o[0]][n],l=Math.floor(jr(n)/8),c=s-l%s,u=Math.floor(l/s),m=[],p=jf(i);for(let h=0,f=0;h<s;h++){let g=t.slice(f,f+u-i+(h<c?0:1));f+=g.length;let w=qf(g,p);h<c&&g.push(0),m.push(g.concat(w))}let d=[];for(let h=0;h<m[0].length;h++)m.forEach((f,g)=>{(h!==u-i||g>=c)&&d.push(f[h])});return d}drawCodewords(t){if(t.length!==Math.floor(jr(this.version)/8))throw new RangeError("Invalid argument");let n=0;for(let o=this.size-1;o>=1;o-=2){o===6&&(o=5);for(let s=0;s<this.size;s++)for(let i=0;i<2;i++){let l=o-i,u=(o+1&2)===0?this.size-1-s:s;!this.types[u][l]&&n<t.length*8&&(this.modules[u][l]=je(t[n>>>3],7-(n&7)),n++)}}}applyMask(t){if(t<0||t>7)throw new RangeError("Mask value out of range");for(let n=0;n<this.size;n++)for(let o=0;o<this.size;o++){let s;switch(t){case 0:s=(o+n)%2===0;break;case 1:s=n%2===0;break;case 2:s=o%3===0;break;case 3:s=(o+n)%3===0;break;case 4:s=(Math.floor(o/3)+Math.floor(n/2))%2===0;break;case 5:s=o*n%2+o*n%3===0;break;case 6:s=(o*n%2+o*n%3)%2===0;break;case 7:s=((o+n)%2+o*n%3)%2===0;break;default:throw new Error("Unreachable")}!this.types[n][o]&&s&&(this.modules[n][o]=!this.modules[n][o])}}getPenaltyScore(){let t=0;for(let i=0;i<this.size;i++){let l=!1,c=0,u=[0,0,0,0,0,0,0];for(let m=0;m<this.size;m++)this.modules[i][m]===l?(c++,c===5?t+=Mc:c>5&&t++):(this.finderPenaltyAddHistory(c,u),l||(t+=this.finderPenaltyCountPatterns(u)*Oo),l=this.modules[i][m],c=1);t+=this.finderPenaltyTerminateAndCount(l,c,u)*Oo}for(let i=0;i<this.size;i++){let l=!1,c=0,u=[0,0,0,0,0,0,0];for(let m=0;m<this.size;m++)this.modules[m][i]===l?(c++,c===5?t+=Mc:c>5&&t++):(this.finderPenaltyAddHistory(c,u),l||(t+=this.finderPenaltyCountPatterns(u)*Oo),l=this.modules[m][i],c=1);t+=this.finderPenaltyTerminateAndCount(l,c,u)*Oo}for(let i=0;i<this.size-1;i++)for(let l=0;l<this.size-1;l++){let c=this.modules[i][l];c===this.modules[i][l+1]&&c===this.modules[i+1][l]&&c===this.modules[i+1][l+1]&&(t+=Pf)}let n=0;for(let i of this.modules)n=i.reduce((l,c)=>l+(c?1:0),n);let o=this.size*this.size,s=Math.ceil(Math.abs(n*20-o*10)/o)-1;return t+=s*Mf,t}getAlignmentPatternPositions(){if(this.version===1)return[];{let t=Math.floor(this.version/7)+2,n=this.version===32?26:Math.ceil((this.version*4+4)/(t*2-2))*2,o=[6];for(let s=this.size-7;o.length<t;s-=n)o.splice(1,0,s);return o}}finderPenaltyCountPatterns(t){let n=t[1],o=n>0&&t[2]===n&&t[3]===n*3&&t[4]===n&&t[5]===n;return(o&&t[0]>=n*4&&t[6]>=n?1:0)+(o&&t[6]>=n*4&&t[0]>=n?1:0)}finderPenaltyTerminateAndCount(t,n,o){return t&&(this.finderPenaltyAddHistory(n,o),n=0),n+=this.size,this.finderPenaltyAddHistory(n,o),this.finderPenaltyCountPatterns(o)}finderPenaltyAddHistory(t,n){n[0]===0&&(t+=this.size),n.pop(),n.unshift(t)}};function qe(e,t,n){if(t<0||t>31||e>>>t)throw new RangeError("Value out of range");for(let o=t-1;o>=0;o--)n.push(e>>>o&1)}function je(e,t){return(e>>>t&1)!==0}var wn=class{constructor(t,n,o){if(this.mode=t,this.numChars=n,this.bitData=o,n<0)throw new RangeError("Invalid argument");this.bitData=o.slice()}getData(){return this.bitData.slice()}},Df=[1,10,12,14],Rf=[2,9,11,13],Nf=[4,8,16,16];function Lc(e,t){return e[Math.floor((t+7)/17)+1]}function Uc(e){let t=[];for(let n of e)qe(n,8,t);return new wn(Nf,e.length,t)}function Ff(e){if(!Bc(e))throw new RangeError("String contains non-numeric characters");let t=[];for(let n=0;n<e.length;){let o=Math.min(e.length-n,3);qe(Number.parseInt(e.substring(n,n+o),10),o*3+1,t),n+=o}return new wn(Df,e.length,t)}function Hf(e){if(!jc(e))throw new RangeError("String contains unencodable characters in alphanumeric mode");let t=[],n;for(n=0;n+2<=e.length;n+=2){let o=Ur.indexOf(e.charAt(n))*45;o+=Ur.indexOf(e.charAt(n+1)),qe(o,11,t)}return n<e.length&&qe(Ur.indexOf(e.charAt(n)),6,t),new wn(Rf,e.length,t)}function Lf(e){return e===""?[]:Bc(e)?[Ff(e)]:jc(e)?[Hf(e)]:[Uc(Bf(e))]}function Bc(e){return Of.test(e)}function jc(e){return If.test(e)}function Uf(e,t){let n=0;for(let o of e){let s=Lc(o.mode,t);if(o.numChars>=1<<s)return Number.POSITIVE_INFINITY;n+=4+s+o.bitData.length}return n}function Bf(e){e=encodeURI(e);let t=[];for(let n=0;n<e.length;n++)e.charAt(n)!=="%"?t.push(e.charCodeAt(n)):(t.push(Number.parseInt(e.substring(n+1,n+3),16)),n+=2);return t}function jr(e){if(e<Wr||e>Vr)throw new RangeError("Version number out of range");let t=(16*e+128)*e+64;if(e>=2){let n=Math.floor(e/7)+2;t-=(25*n-10)*n-55,e>=7&&(t-=36)}return t}function Io(e,t){return Math.floor(jr(e)/8)-Fc[t[0]][e]*Hc[t[0]][e]}function jf(e){if(e<1||e>255)throw new RangeError("Degree out of range");let t=[];for(let o=0;o<e-1;o++)t.push(0);t.push(1);let n=1;for(let o=0;o<e;o++){for(let s=0;s<t.length;s++)t[s]=qr(t[s],n),s+1<t.length&&(t[s]^=t[s+1]);n=qr(n,2)}return t}function qf(e,t){let n=t.map(o=>0);for(let o of e){let s=o^n.shift();n.push(0),t.forEach((i,l)=>n[l]^=qr(i,s))}return n}function qr(e,t){if(e>>>8||t>>>8)throw new RangeError("Byte out of range");let n=0;for(let o=7;o>=0;o--)n=n<<1^(n>>>7)*285,n^=(t>>>o&1)*e;return n}function Wf(e,t,n=1,o=40,s=-1,i=!0){if(!(Wr<=n&&n<=o&&o<=Vr)||s<-1||s>7)throw new RangeError("Invalid value");let l,c;for(l=n;;l++){let d=Io(l,t)*8,h=Uf(e,l);if(h<=d){c=h;break}if(l>=o)throw new RangeError("Data too long")}for(let d of[Dc,Rc,Nc])i&&c<=Io(l,d)*8&&(t=d);let u=[];for(let d of e){qe(d.mode[0],4,u),qe(d.numChars,Lc(d.mode,l),u);for(let h of d.getData())u.push(h)}let m=Io(l,t)*8;qe(0,Math.min(4,m-u.length),u),qe(0,(8-u.length%8)%8,u);for(let d=236;u.length<m;d^=253)qe(d,8,u);let p=Array.from({length:Math.ceil(u.length/8)},()=>0);return u.forEach((d,h)=>p[h>>>3]|=d<<7-(h&7)),new Br(l,t,p,s)}function qc(e,t){let{ecc:n="L",boostEcc:o=!1,minVersion:s=1,maxVersion:i=40,maskPattern:l=-1,border:c=1}=t||{},u=typeof e=="string"?Lf(e):Array.isArray(e)?[Uc(e)]:void 0;if(!u)throw new Error(`uqr only supports encoding string and binary data, but got: ${typeof e}`);let m=Wf(u,Ef[n],s,i,l,o),p=Vf({version:m.version,maskPattern:m.mask,size:m.size,data:m.modules,types:m.types},c);return t?.invert&&(p.data=p.data.map(d=>d.map(h=>!h))),t?.onEncoded?.(p),p}function Vf(e,t=1){if(!t)return e;let{size:n}=e,o=n+t*2;e.size=o,e.data.forEach(i=>{for(let l=0;l<t;l++)i.unshift(!1),i.push(!1)});for(let i=0;i<t;i++)e.data.unshift(Array.from({length:o},l=>!1)),e.data.push(Array.from({length:o},l=>!1));let s=gt.Border;e.types.forEach(i=>{for(let l=0;l<t;l++)i.unshift(s),i.push(s)});for(let i=0;i<t;i++)e.types.unshift(Array.from({length:o},l=>s)),e.types.push(Array.from({length:o},l=>s));return e}var zf=4;function Wc({text:e,label:t}){let{size:n,path:o}=wt(()=>Gf(e),[e]);return a`<svg class="qr" viewBox="0 0 ${n} ${n}" role="img" aria-label=${t}>
    <rect class="qr-ground" width=${n} height=${n} />
    <path class="qr-ink" d=${o} />
  </svg>`}function Gf(e){let{size:t,data:n}=qc(e,{ecc:"M",border:zf}),o=n.flatMap((s,i)=>s.map((l,c)=>l?`M${c} ${i}h1v1h-1z`:"")).join("");return{size:t,path:o}}function Vc({who:e,freshly:t}){let[n,o]=$(""),[s,i]=$([]),[l,c]=$(""),u=e.twoFactorEnabled,m=async()=>{try{o(await t(yc))}catch(h){N(h)}},p=h=>{o(""),i(h),M.value={...e,twoFactorEnabled:!0}},d=u?[zr("step.renew","",()=>c("renew")),zr("step.off","danger",()=>c("off"))]:zr("step.on","strong",m);return a`<${A}
    title=${r("step.title")}
    hint=${r(u?"step.isOn":"step.hint")}
    tools=${d}
  >
    ${n?a`<${Yf} uri=${n} onDone=${p} onClose=${()=>o("")} />`:null}
    ${s.length?a`<${Re}
          title=${r("step.codesTitle")}
          label=${r("step.codes")}
          secret=${s.join(`
`)}
          onDone=${()=>i([])}
        >
          <p class="hint">${r("step.codesHint")}</p>
        <//>`:null}
    ${l?a`<${re}
          title=${r(`step.${l}Title`)}
          deed=${r(`step.${l}`)}
          onConfirm=${async()=>{if(l==="renew")return i(await t(bc));await t(wc),M.value={...e,twoFactorEnabled:!1},E(r("step.isOff"))}}
          onClose=${()=>c("")}
        >
          <p>${r(`step.${l}Hint`)}</p>
        <//>`:null}
  <//>`}function zr(e,t,n){let o=!!ue.value;return a`<button
    type="button"
    class="button ${t}"
    key=${e}
    disabled=${o}
    onClick=${n}
  >
    ${r(e)}
  </button>`}function Yf({uri:e,onDone:t,onClose:n}){let o=new URL(e).searchParams.get("secret")??"",s=D({code:""},async({code:i})=>t(await vc(i.replaceAll(/\s/g,""))),["code"]);return a`<${pe}
    title=${r("step.on")}
    label=${r("step.confirm")}
    entry=${s}
    onClose=${n}
  >
    <p>${r("step.scan")}</p>
    <${Wc} text=${e} label=${r("step.qr")} />
    <p class="hint">
      ${r("step.type")} <code class="long">${o}</code>
      <${Ge} text=${o} label=${r("step.copy")} />
    </p>
    <${b}
      label=${r("door.code")}
      hint=${r("step.codeHint")}
      inputmode="numeric"
      autocomplete="one-time-code"
      data-first
      ...${s.fieldOf("code")}
    />
  <//>`}function zc(){let{answer:e,problem:t,again:n}=C(_c,[]),o=async(i,l)=>{try{await i(),E(l),await n()}catch(c){N(c)}},s=e?.filter(i=>!i.isCurrent)??[];return a`<${A}
    title=${r("sessions.title")}
    hint=${r("sessions.hint")}
    tools=${s.length?a`<button
          type="button"
          class="button danger"
          onClick=${()=>o(xc,r("sessions.othersEnded"))}
        >
          ${r("sessions.endOthers")}
        </button>`:null}
  >
    <${v} error=${t} onRetry=${n} />
    <ul class="rows">
      ${e?.map(i=>a`<${Kf}
          key=${i.sessionId}
          session=${i}
          onEnd=${()=>o(()=>kc(i.sessionId),r("sessions.ended"))}
        />`)}
    </ul>
  <//>`}function Kf({session:e,onEnd:t}){let n=to(e.device);return a`<li class="row">
    <span class="row-words">
      <span class="long" title=${e.device}>
        ${e.isOperator?r("sessions.operator"):n}
      </span>
      <span class="hint">
        ${e.network?`${e.network} · `:""}${r("sessions.used")}${" "}
        <${q} ms=${Date.parse(e.lastUsedAt??e.startedAt)} />
        ${" · "}${r("sessions.begun")}${" "}
        <${q} ms=${Date.parse(e.startedAt)} />
      </span>
    </span>
    ${e.isCurrent?a`<span class="badge badge-good">${r("sessions.current")}</span>`:a`<button type="button" class="button quiet" onClick=${t}>
          ${r("sessions.end")}<span class="visually-hidden">: ${n}</span>
        </button>`}
  </li>`}function Gc(){let{freshly:e,asking:t}=Tc(),n=M.value;return n?a`<${W} title=${r("profile.title")} hint=${n.email}>
    <${Ac} who=${n} />
    <${Cc} who=${n} freshly=${e} />
    <${Ec} />
    <${Vc} who=${n} freshly=${e} />
    <${zc} />
    <${Oc} />
    <${Ic} />
    <${Pc} who=${n} freshly=${e} />
    ${t}
  <//>`:null}var Yc=22;function Jt({runs:e,slots:t,isPicture:n=!1}){let o=Math.max(1,...e.map(l=>l.durationSeconds??0)),s=100/t,i=r("runs.bars",{count:e.length});return a`<svg
    class="run-bars ${n?"run-bars-small":""}"
    role="img"
    aria-label=${i}
    focusable="false"
  >
    <line class="run-line" x1="0" x2="100%" y1="100%" y2="100%" />
    ${e.slice(0,t).map((l,c)=>{let u=Yc+(100-Yc)*(l.durationSeconds??o)/o,m=`${100-(c+1)*s+s*.14}%`,p=()=>{location.hash=T("run",{sourceId:l.sourceId,syncId:l.syncId})};return a`<g key=${l.syncId} onClick=${n?void 0:p}>
        <title>${Jf(l)}</title>
        <rect class="run-slot" x="${100-(c+1)*s}%" width="${s}%" height="100%" />
        <rect
          class="run-bar run-${ot(l)}"
          x=${m}
          width="${s*.72}%"
          y="${100-u}%"
          height="${u}%"
          rx="2"
        />
      </g>`})}
  </svg>`}function Jf(e){let t=X(Date.parse(e.startedAt),{dateStyle:"medium",timeStyle:"short"}),n=[r(`outcome.${ot(e)}`),zt(e)];return`${t}: ${n.filter(Boolean).join(", ")}`}var Kc=30,Xf=["completed","partial","failed","cancelled"];function Jc({accountId:e,sourceId:t}){let[n,o]=$([]),s=n.at(-1)??"",{answer:i,problem:l,again:c}=C(()=>ao(e,t,{limit:Kc,cursor:s}),[e,t,s]);F(["sources"],c);let u=i?.items??[];return a`<${De} accountId=${e} sourceId=${t} tab="sourceRuns">
    <${v} error=${l} onRetry=${c} />
    ${i&&!u.length?a`<${Q} title=${r("runs.none")} />`:null}
    ${u.length?a`<${A} title=${r("runs.history")} hint=${r("runs.historyHint")}>
            <div class="panel-body">
              <${Jt} runs=${u} slots=${Kc} />
              <ul class="run-legend">
                ${Xf.map(m=>a`<li key=${m}>
                    <span class="run-dot run-${m}" aria-hidden="true"></span>
                    ${r(`outcome.${m}`)}
                    <span class="hint">
                      ${L(u.filter(p=>ot(p)===m).length)}
                    </span>
                  </li>`)}
              </ul>
            </div>
          <//>
          <${he}
            label=${r("runs.title")}
            columns=${Zf}
            rows=${u}
            idOf=${m=>m.syncId}
          />
          <${Te}
            cursors=${n}
            next=${i?.nextCursor??null}
            onCursors=${o}
          />`:null}
  <//>`}var Zf=[{name:"started",label:r("runs.started"),cell:e=>a`<a
      href=${T("run",{sourceId:e.sourceId,syncId:e.syncId})}
    >
      <${q} ms=${Date.parse(e.startedAt)} />
    </a>`},{name:"outcome",label:r("runs.outcome"),cell:e=>a`<${_o} run=${e} />`},{name:"cause",label:r("runs.cause"),cell:e=>Gr(e)},{name:"duration",label:r("runs.duration"),isNumeric:!0,cell:e=>zt(e)||r("sources.nothing")},{name:"records",label:r("runs.records"),isNumeric:!0,cell:e=>L(ko(e))}];function Gr({scheduleId:e,retryOf:t,requestedBy:n}){return t?r("runs.byRetry"):n?r("runs.byPerson"):r(e?"runs.bySchedule":"runs.byPost")}function Xc({label:e,done:t=null,total:n=null,note:o,state:s="running"}){let i=fe(),l=n!==null&&n>0,c=l?Math.min(1,(t??0)/n):void 0,u=l?k("progress.of",{done:t??0,total:n}):t===null?"":L(t),m=c===void 0?"":L(c,{style:"percent"});return a`<div class="progress progress-${s}">
    <div class="progress-head">
      <label for=${i}>${e}</label>
      <span class="progress-share">${s==="running"?m:null}</span>
    </div>
    <progress id=${i} max="1" value=${s==="done"?1:c}></progress>
    <p class="hint">
      ${[u,o].filter(Boolean).join(" · ")}
      <span role="status">${s==="running"?"":` ${k(`progress.${s}`)}`}</span>
    </p>
  </div>`}function Zc({run:e,name:t,title:n}){let o=e.progress?.[t],s=Vt(e),l=e.errors?.some(f=>f.dataType===t)??!1?"failed":o?.state??(s?"waiting":"done"),c=e.recordsProcessed?.[t],u=e.changes?.[t],m=[o?.pages?r("run.pages",{count:o.pages}):"",o?.bytes?be(o.bytes):""].filter(Boolean),{sourceId:p,syncId:d}=e,h=T("sourceData",{sourceId:p},{type:t,snapshot:d});return a`<li class="row type-row type-${l}">
    ${s&&l==="running"?a`<div class="type-progress">
          <${Xc}
            label=${n}
            done=${o?.records??0}
            note=${m.join(" · ")}
            state="running"
          />
        </div>`:a`<div class="row-words">
            <strong>${n}</strong>
            <span class="hint">
              ${m.join(" · ")}
              ${u?a`${m.length?" · ":""}${r("run.changes",u)}`:null}
            </span>
            ${o?.waitsUntil&&s?a`<span class="type-wait">
                  <${x} name="pause" />${r("run.waits")}${" "}
                  <${q} ms=${Date.parse(o.waitsUntil)} />
                </span>`:null}
          </div>
          ${c===void 0?a`<span class="hint">
                ${o?.records?r("run.fetched",{count:o.records}):""}
              </span>`:a`<a class="number" href=${h}>
                ${r("run.stored",{count:c})}
              </a>`}
          <span class="type-state">
            ${l==="done"?a`<${x} name="check" />`:null}
            ${l==="failed"?a`<${x} name="warning" />`:null}
            ${r(`typeState.${l}`)}
          </span>`}
  </li>`}function Qc({accountId:e,sourceId:t,syncId:n}){let o=C(()=>il(e,t,n),[e,n]),{answer:s,problem:i,again:l}=o,c=C(()=>Lt(e,t),[e,t]),u=c.answer,p=C(tt,[]).answer?.find(d=>d.platformId===u?.platform);return F(["sources"],()=>Promise.all([l(),c.again()])),Qf(e,t,n,s?Vt(s):!1,l),a`<${W}
    title=${r("run.title")}
    hint=${a`<a href=${T("sourceRuns",{sourceId:t})}>
      ${u?r("run.back",{name:u.name}):r("runs.title")}
    </a>`}
    tools=${s&&u?a`<${eh} run=${s} source=${u} onChange=${l} />`:null}
  >
    <${v} error=${i} onRetry=${l} />
    ${s?a`<${th} run=${s} />`:null}
    ${s?a`<${nh} run=${s} platform=${p} />`:null}
    ${s?.errors?.length?a`<${oh} run=${s} platform=${p} />`:null}
  <//>`}function Qf(e,t,n,o,s){let i=Y(s);i.current=s,R(()=>o?It({open:(c,u)=>al(e,t,n,c,u),onEvent:({data:c})=>{c&&i.current()},poll:()=>i.current()}).follow():void 0,[e,t,n,o])}function eh({run:e,source:t,onChange:n}){let{accountId:o,sourceId:s,syncId:i}=e,l=async()=>{try{await ll(o,s,i),await n()}catch(p){N(p)}},c=async()=>{try{let p=await cl(o,s,i);E(r("run.retried")),location.hash=T("run",{sourceId:s,syncId:p})}catch(p){N(p)}},u=Ie("sources.sync",t);if(Vt(e))return a`<${P}
      permission="sources.sync"
      reason=${u||(e.isCancelling?r("run.cancelling"):"")}
      onClick=${l}
    >
      <${x} name="close" />${r(e.isCancelling?"run.cancelling":"run.cancel")}
    <//>`;let m=T("sourceData",{sourceId:s},{snapshot:i});return a`${e.hasSnapshot?a`<a class="button" href=${m}>${r("run.data")}</a>`:null}
    ${t.connectionType==="webhook"?null:a`<${P}
          permission="sources.sync"
          reason=${u||(t.activeSyncId?r("run.busy"):"")}
          onClick=${c}
        >
          <${x} name="refresh" />${r(e.errors?.length?"run.retry":"run.again")}
        <//>`}`}function th({run:e}){let t=Qe(e.accountId),n=o=>o?t.get(o)??r("activities.byMember"):"";return a`<${A} title=${r("run.about")} tools=${a`<${_o} run=${e} />`}>
    <div class="panel-body">
      <${Se}
        facts=${[[r("runs.started"),a`<${q} ms=${Date.parse(e.startedAt)} />`],[r("runs.duration"),zt(e)],[r("runs.records"),L(ko(e))],[r("runs.cause"),Gr(e)],[r("run.requestedBy"),n(e.requestedBy)],[r("run.cancelledBy"),n(e.cancelledBy)]]}
      />
    </div>
  <//>`}function nh({run:e,platform:t}){return a`<${A} title=${r("run.types")} hint=${Vt(e)?r("run.live"):""}>
    <ul class="rows" aria-live="off">
      ${e.dataTypes.map(n=>a`<${Zc}
          key=${n}
          run=${e}
          name=${n}
          title=${ye(t,n)}
        />`)}
    </ul>
  <//>`}function oh({run:e,platform:t}){return a`<${A} title=${r("run.errors")} hint=${r("run.errorsHint")}>
    <ul class="rows">
      ${(e.errors??[]).map(n=>a`<li key=${`${n.dataType} ${n.at}`} class="row concern concern-danger">
          <${x} name="warning" />
          <div class="row-words">
            <strong>
              ${n.dataType?ye(t,n.dataType):r("run.whole")}
            </strong>
            <span class="long">${n.message}</span>
            <span class="hint">
              <code>${n.code}</code>${" · "}
              ${r("run.attempt",{count:n.attempt})}${" · "}
              <${q} ms=${Date.parse(n.at)} />
            </span>
          </div>
        </li>`)}
    </ul>
  <//>`}function bn(){return a`<${P}
    permission="sources.create"
    className="strong"
    onClick=${()=>{location.hash=T("connect")}}
  >
    <${x} name="add" />${r("sources.connect")}
  <//>`}var eu=["hourly","daily","weekly","monthly","custom"],Yr=["monday","tuesday","wednesday","thursday","friday","saturday","sunday"],rh=["sunday","monday","tuesday","wednesday","thursday","friday","saturday"];function Po(){let e=z.value?.settings?.timezone;return{type:"daily",at:"02:00",weekday:"monday",day:"1",cron:"",timezone:String(e||Intl.DateTimeFormat().resolvedOptions().timeZone||"UTC")}}function Kr({type:e,cron:t,timezone:n}){let[o="0",s="*",i="1",,l="1"]=t.split(" "),c=`${(s==="*"?"0":s).padStart(2,"0")}:${o.padStart(2,"0")}`;return{type:e,at:e==="custom"?"02:00":c,weekday:rh[Number(l)]??"monday",day:i==="L"?"last":i==="*"?"1":i,cron:t,timezone:n}}function rt({type:e,at:t,weekday:n,day:o,cron:s,timezone:i}){let l={type:e,timezone:i.trim()};return e==="custom"?{...l,cron:s.trim()}:e==="weekly"?{...l,at:t,weekday:n}:e==="monthly"?{...l,at:t,day:o==="last"?"last":Number(o)}:{...l,at:t}}function tu(e){let{at:t,weekday:n,day:o,cron:s}=Kr(e),i=Yr.find(l=>l===n)??"monday";return e.type==="hourly"?r("timing.hourlyAt",{minute:t.slice(3)}):e.type==="daily"?r("timing.dailyAt",{at:t}):e.type==="weekly"?r("timing.weeklyAt",{at:t,day:r(`weekday.${i}`)}):e.type==="monthly"?o==="last"?r("timing.lastAt",{at:t}):r("timing.monthlyAt",{at:t,day:o}):r("timing.customAt",{cron:s})}var sh=250,ih=5,ah=28;function Mo({accountId:e,value:t,onValue:n,onReady:o}){let{preview:s,fault:i}=ch(e,t);R(()=>o?.(!!s?.isAllowed&&!i),[s,i]);let l=u=>({value:t[u],onValue:m=>n({...t,[u]:m})}),c=t.type!=="custom";return a`<div class="timing">
    <div class="timing-fields">
      <${b}
        label=${r("timing.type")}
        options=${eu.map(u=>[u,r(`timing.${u}`)])}
        ...${l("type")}
      />
      ${t.type==="weekly"?a`<${b}
            label=${r("timing.weekday")}
            options=${Yr.map(u=>[u,r(`weekday.${u}`)])}
            ...${l("weekday")}
          />`:null}
      ${t.type==="monthly"?a`<${b}
            label=${r("timing.day")}
            options=${[...Array.from({length:ah},(u,m)=>[`${m+1}`,`${m+1}`]),["last",r("timing.lastDay")]]}
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
    <${lh} preview=${s} fault=${i} />
  </div>`}function lh({preview:e,fault:t}){return a`<section class="timing-times" aria-label=${r("timing.next")} aria-live="polite">
    <h3>${r("timing.next")}</h3>
    ${t?a`<p class="hint fault">${t}</p>`:null}
    ${e&&!t?a`<ol>
            ${e.items.slice(0,ih).map(({at:n})=>a`<li key=${n}>
                <time datetime=${n}>${Jr(n,e.timezone)}</time>
              </li>`)}
          </ol>
          ${e.isAllowed?null:a`<p class="hint fault">
                <${x} name="warning" /> ${r("timing.notAllowed")}
              </p>`}`:null}
  </section>`}function Jr(e,t){return X(Date.parse(e),{weekday:"short",day:"numeric",month:"short",hour:"2-digit",minute:"2-digit",timeZone:t,timeZoneName:"short"})}function ch(e,t){let[n,o]=$(null),[s,i]=$(""),l=JSON.stringify(rt(t));return R(()=>{let c=!0,u=t.type==="custom"?t.cron.trim():t.at,m=async()=>{try{let d=await xl(e,JSON.parse(l));if(!c)return;o(d),i("")}catch(d){c&&i(rn(d))}};u||o(null);let p=u?setTimeout(m,sh):0;return()=>{c=!1,clearTimeout(p)}},[e,l]),{preview:n,fault:s}}function Do({accountId:e,schedule:t,source:n,isNamed:o=!1,onEdit:s,onChange:i}){let[l,c]=$(!1),{sourceId:u,isActive:m,nextRunAt:p,timezone:d,lastRunAt:h,dataTypes:f}=t,g=async()=>{try{await Al(e,t,!m),await i()}catch(S){N(S)}},w=async()=>{try{let S=await Cl(e,t);location.hash=T("run",{sourceId:u,syncId:S})}catch(S){N(S)}},_=n?.activeSyncId?r("run.busy"):"",O=n&&n.status!=="active"?r("sources.notActive"):"";return a`<li class="row schedule-row ${m?"":"is-off"}">
    <span class="schedule-icon"><${x} name="clock" /></span>
    <div class="row-words">
      <strong>
        ${o&&n?a`<a class="row-name" href=${T("sourceSchedules",{sourceId:u})}>
                ${n.name}
              </a>${" · "}`:null}${tu(t)}
      </strong>
      <span class="hint">
        ${r("schedules.types",{count:f.length})}${" · "}${d}
        ${h?a`${" · "}${r("schedules.last")}${" "}<${q} ms=${Date.parse(h)} />`:null}
      </span>
    </div>
    <span class="schedule-next">
      ${m?a`<span class="stack">
            <${q} ms=${Date.parse(p)} />
            <span class="hint">${Jr(p,d)}</span>
          </span>`:a`<span class="badge badge-warn">${r("schedules.off")}</span>`}
    </span>
    <div class="row-tools">
      <${P}
        permission="schedules.manage"
        className="quiet"
        reason=${O||_}
        onClick=${w}
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
    ${l?a`<${re}
          title=${r("schedules.deleteTitle")}
          deed=${r("schedules.delete")}
          onConfirm=${async()=>{await Tl(e,t),E(r("schedules.deleted")),await i()}}
          onClose=${()=>c(!1)}
        >
          <p>${r("schedules.deleteHint")}</p>
        <//>`:null}
  </li>`}function nu({accountId:e}){let{answer:t,problem:n,again:o}=C(()=>Promise.all([qt(e),Ht(e)]),[e]);F(["sources"],o);let[s=[],i=[]]=t??[];return a`<${W} title=${r("schedules.title")} hint=${r("schedules.hint")}>
    <${v} error=${n} onRetry=${o} />
    ${t&&!s.length?a`<${Q} title=${r("schedules.none")}>
          <p>${r("schedules.noneHere")}</p>
          ${i.length?a`<a class="button" href=${T("sources")}>${r("sources.all")}</a>`:a`<${bn} />`}
        <//>`:null}
    ${s.length?a`<${A} title=${r("schedules.count",{count:s.length})}>
          <ul class="rows">
            ${uh(s).map(l=>a`<${Do}
                key=${l.scheduleId}
                accountId=${e}
                schedule=${l}
                source=${i.find(({sourceId:c})=>c===l.sourceId)}
                isNamed
                onChange=${o}
              />`)}
          </ul>
        <//>`:null}
  <//>`}function uh(e){return[...e].sort((t,n)=>Number(n.isActive)-Number(t.isActive)||t.nextRunAt.localeCompare(n.nextRunAt))}var ou=14,mh=7;function ru({accountId:e}){let t=C(()=>Ht(e),[e]),n=C(tt,[]),o=C(async()=>U("schedules.read")?qt(e):[],[e]),s=C(()=>lo(e),[e]);F(["sources"],()=>Promise.all([t.again(),o.again(),s.again()]));let[l,c]=$(""),u=uo(),m=t.answer??[],p=m.filter(h=>!l||h.platform===l),d=[...new Set(p.map(h=>h.platform))];return a`<${W}
    title=${r("sources.title")}
    hint=${r("sources.hint")}
    tools=${m.length?a`<${bn} />`:null}
  >
    ${u?a`<div class="problem" role="alert"><p>${u}</p></div>`:null}
    <${v} error=${t.problem} onRetry=${t.again} />
    ${t.answer?.length===0?a`<${Q} title=${r("sources.none")}>
          <p>${r("sources.noneHint")}</p>
          <${bn} />
        <//>`:null}
    ${m.length>=mh?a`<div class="filters">
          <${b}
            label=${r("sources.platform")}
            value=${l}
            options=${[["",r("sources.anyPlatform")],...[...new Set(m.map(h=>h.platform))].map(h=>[h,yn(n.answer,h)])]}
            onValue=${c}
          />
        </div>`:null}
    ${d.map(h=>a`<section
        class="source-group"
        key=${h}
        aria-label=${yn(n.answer,h)}
      >
        <h2>${yn(n.answer,h)}</h2>
        <ul class="source-cards">
          ${p.filter(f=>f.platform===h).map(f=>a`<${ph}
                key=${f.sourceId}
                source=${f}
                title=${yn(n.answer,h)}
                runs=${(s.answer??[]).filter(g=>g.sourceId===f.sourceId)}
                nextAt=${Xr(o.answer??[],f)}
              />`)}
        </ul>
      </section>`)}
  <//>`}function ph({source:e,title:t,runs:n,nextAt:o}){let s=e.platformAccount?.name??"",i=Object.values(n.find(u=>u.status==="completed")?.recordsProcessed??{}).reduce((u,m)=>u+m,0),l=e.connectionType==="webhook",c=r(l?"sources.posted":"sources.byHand");return a`<li class="source-card source-${gn(e)}">
    <div class="source-card-head">
      <${Bt} title=${t} />
      <div class="stack">
        <a class="source-name long" href=${T("source",{sourceId:e.sourceId})}>
          ${e.name}
        </a>
        ${s?a`<span class="hint long">${s}</span>`:null}
      </div>
      <${io} source=${e} />
    </div>
    <${Jt} runs=${n.slice(0,ou)} slots=${ou} isPicture />
    <dl class="source-facts">
      <div>
        <dt>${r("sources.lastRun")}</dt>
        <dd>${ce(e.lastSyncAt,r("sources.never"))}</dd>
      </div>
      <div>
        <dt>${r("sources.nextRun")}</dt>
        <dd>${e.status==="active"?ce(o,c):r("sources.nothing")}</dd>
      </div>
      <div>
        <dt>${r("sources.records")}</dt>
        <dd>${n.length?L(i):r("sources.nothing")}</dd>
      </div>
      <div>
        <dt>${r("sources.stored")}</dt>
        <dd>${be(e.storedBytes??0)}</dd>
      </div>
    </dl>
    ${e.status==="error"?a`<p class="source-note">
          <${x} name="warning" />
          <a href=${T("sourceSettings",{sourceId:e.sourceId})}>
            ${r("sources.fix")}
          </a>
        </p>`:null}
  </li>`}function Xr(e,{sourceId:t}){return e.filter(o=>o.sourceId===t&&o.isActive).map(o=>o.nextRunAt).sort()[0]??""}var dh=50,su=30;function iu({accountId:e,sourceId:t}){let n=C(async()=>(await ao(e,t,{limit:dh})).items,[e,t]),o=C(async()=>U("schedules.read")?fo(e,t):[],[e,t]);return F(["sources"],()=>Promise.all([n.again(),o.again()])),a`<${De}
    accountId=${e}
    sourceId=${t}
    tab="source"
    content=${(s,i)=>a`<${fh} source=${s} runs=${n.answer??[]}
          nextAt=${Xr(o.answer??[],s)} />
        <${v} error=${n.problem} onRetry=${n.again} />
        <${hh} source=${s} platform=${i} runs=${n.answer??[]} />`}
  />`}function fh({source:e,runs:t,nextAt:n}){let{sourceId:o,connectionType:s}=e,i=t.filter(c=>c.status==="completed"||c.status==="failed"),l=i.filter(c=>c.status==="completed").length;return a`<${A}
    title=${r("runs.recent")}
    tools=${a`<a href=${T("sourceRuns",{sourceId:o})}>${r("runs.all")}</a>`}
  >
    <div class="panel-body">
      <${Jt} runs=${t.slice(0,su)} slots=${su} />
      <${Se}
        facts=${[[r("sources.lastRun"),ce(e.lastSyncAt,r("sources.never"))],[r("sources.nextRun"),ce(e.status==="active"?n:"",r(s==="webhook"?"sources.posted":"sources.byHand"))],[r("sources.successful"),i.length?L(l/i.length,{style:"percent"}):""],[r("sources.stored"),be(e.storedBytes??0)]]}
      />
    </div>
  <//>`}function hh({source:e,platform:t,runs:n}){let o=_n(e,t).map(s=>{let i=n.filter(l=>l.recordsProcessed?.[s]!==void 0);return{name:s,title:ye(t,s),last:i[0],values:i.map(l=>l.recordsProcessed?.[s]??0).reverse(),error:n[0]?.errors?.find(l=>l.dataType===s)}});return a`<${he}
    label=${r("types.title")}
    columns=${$h(e)}
    rows=${o}
    idOf=${s=>s.name}
  />`}function $h({sourceId:e}){return[{name:"type",label:r("types.one"),cell:({name:t,title:n,error:o})=>a`<span class="stack">
        ${U("data.read")?a`<a href=${T("sourceData",{sourceId:e},{type:t})}>${n}</a>`:n}
        ${o?a`<span class="hint fault long">${o.message}</span>`:null}
      </span>`},{name:"records",label:r("sources.records"),isNumeric:!0,sortBy:({values:t})=>t.at(-1)??0,cell:({values:t})=>t.length?L(t.at(-1)??0):r("sources.nothing")},{name:"last",label:r("types.lastSuccess"),cell:({last:t})=>t?.completedAt?a`<${q} ms=${Date.parse(t.completedAt)} />`:r("sources.never")},{name:"trend",label:r("types.trend"),cell:({title:t,values:n})=>n.length>1?a`<${wo} label=${t} values=${n} />`:null}]}function _n({config:e},t){let n=t?.dataTypes??[];return e.dataTypes??n.filter(o=>o.isDefault).map(o=>o.name)}function au({source:e,platform:t,schedule:n,onDone:o,onClose:s}){let i=_n(e,t),[l,c]=$(n?Kr(n):Po()),[u,m]=$(n?.dataTypes??i),p=D({},async()=>{if(!u.length)return;let d={...rt(l),dataTypes:u};n?await Sl(e.accountId,n,d):await ho(e.accountId,e.sourceId,d),E(r("schedules.saved")),o()});return a`<${pe}
    title=${r(n?"schedules.editTitle":"schedules.createTitle")}
    label=${r(n?"form.save":"schedules.create")}
    entry=${p}
    onClose=${s}
  >
    <div class="wide schedule-form">
      <${Mo} accountId=${e.accountId} value=${l} onValue=${c} />
      <${nt}
        legend=${r("types.title")}
        types=${[...new Set([...i,...u])].map(d=>({name:d,title:ye(t,d)}))}
        chosen=${u}
        onChosen=${m}
      />
    </div>
  <//>`}function lu({accountId:e,sourceId:t}){return a`<${De}
    accountId=${e}
    sourceId=${t}
    tab="sourceSchedules"
    content=${(n,o)=>a`<${gh} source=${n} platform=${o} />`}
  />`}function gh({source:e,platform:t}){let{accountId:n,sourceId:o}=e,{answer:s,problem:i,again:l}=C(()=>fo(n,o),[n,o]);F(["sources"],l);let[c,u]=$(null),m=e.connectionType==="webhook",p=a`<${P}
    permission="schedules.manage"
    className="strong"
    reason=${m?r("schedules.posted"):""}
    onClick=${()=>u("new")}
  >
    <${x} name="add" />${r("schedules.create")}
  <//>`;return a`<${v} error=${i} onRetry=${l} />
    ${s?.length===0?a`<${Q} title=${r("schedules.none")}>
          <p>${r(m?"schedules.posted":"schedules.noneHint")}</p>
          ${m?null:p}
        <//>`:null}
    ${s?.length?a`<${A} title=${r("schedules.title")} tools=${p}>
          <ul class="rows">
            ${s.map(d=>a`<${Do}
                key=${d.scheduleId}
                accountId=${n}
                schedule=${d}
                source=${e}
                onEdit=${()=>u(d)}
                onChange=${l}
              />`)}
          </ul>
        <//>`:null}
    ${c?a`<${au}
          source=${e}
          platform=${t}
          schedule=${c==="new"?void 0:c}
          onDone=${()=>{u(null),l()}}
          onClose=${()=>u(null)}
        />`:null}`}function cu({label:e,steps:t,doneLabel:n,onDone:o,onCancel:s,first:i=0}){let[l,c]=$(i),[u,m]=$(!1),[p,d]=$(null),h=Y(null),f=Y(!1);_e(()=>{f.current&&h.current?.focus(),f.current=!0},[l]);let g=t[l],w=l===t.length-1,_=S=>{d(null),c(S)};return a`<form class="stepper" aria-label=${e} onSubmit=${async S=>{if(S.preventDefault(),!(g?.isReady===!1||u)){m(!0),d(null);try{w?await o():(await g?.leave?.(),c(l+1))}catch(I){d(I)}m(!1)}}} noValidate>
    <ol class="steps">
      ${t.map(({title:S},I)=>a`<li
          key=${S}
          class="step ${I<l?"step-done":""}"
          aria-current=${I===l?"step":void 0}
        >
          <span class="step-number" aria-hidden="true">
            ${I<l?a`<${x} name="check" />`:I+1}
          </span>
          ${I<l&&I>=i?a`<button type="button" class="link" onClick=${()=>_(I)}>
                ${S}
              </button>`:a`<span>${S}</span>`}
        </li>`)}
    </ol>
    <h2 tabindex="-1" ref=${h}>
      ${g?.title}
      <span class="visually-hidden">
        ${k("stepper.place",{step:l+1,steps:t.length})}
      </span>
    </h2>
    <div class="step-content">${g?.content}</div>
    <${v} error=${p} />
    <div class="actions">
      ${l>i?a`<button type="button" class="button" onClick=${()=>_(l-1)}>
            <${x} name="back" />${k("stepper.back")}
          </button>`:null}
      <button type="submit" class="button strong" disabled=${g?.isReady===!1||u}>
        ${w?n:g?.nextLabel??k("stepper.next")}
      </button>
      ${s?a`<button type="button" class="button quiet" onClick=${s}>
            ${k("confirm.cancel")}
          </button>`:null}
    </div>
  </form>`}function uu({draft:e,platform:t,auth:n,change:o}){return t?a`<div class="wizard-fields">
    <${b}
      label=${r("connect.name")}
      hint=${r("connect.nameHint")}
      maxlength="120"
      value=${e.name}
      onValue=${s=>o({name:s})}
    />
    ${t.auths.length>1?a`<${me}
          legend=${r("connect.how")}
          name="connection"
          isLegendShown
          value=${e.connection}
          options=${t.auths.map(s=>[s.connectionType,s.title])}
          onValue=${s=>o({connection:s,credentials:{}})}
        />`:null}
    <${Ro}
      fields=${n?.fields??[]}
      values=${e.credentials}
      onValues=${s=>o({credentials:s})}
    />
    <${Ro}
      fields=${t.settings??[]}
      values=${e.settings}
      onValues=${s=>o({settings:s})}
    />
    ${n?.help?a`<p class="hint">${n.help}</p>`:null}
    ${e.connection==="oauth"?a`<${yh} platform=${t} auth=${n} />`:null}
    ${t.isPosted?a`<${b}
          label=${r("connect.idField")}
          hint=${r("connect.idFieldHint")}
          placeholder="order.id"
          value=${e.idField}
          onValue=${s=>o({idField:s})}
        />`:null}
  </div>`:null}function yh({platform:e,auth:t}){return t?.isConfigured===!1?a`<p class="hint fault">
      ${r("connect.notConfigured",{platform:e.title})}
    </p>`:a`<div class="changes">
    <strong>${r("connect.consent",{platform:e.title})}</strong>
    ${t?.scopes?.length?a`<ul class="scopes">
          ${t.scopes.map(n=>a`<li key=${n}><code>${n}</code></li>`)}
        </ul>`:null}
  </div>`}function Ro({fields:e,values:t,onValues:n}){return e.map(({name:o,title:s,help:i,isSecret:l=!0})=>a`<${b}
      key=${o}
      label=${s}
      hint=${i}
      type=${l?"password":"text"}
      autocomplete=${l?"new-password":"off"}
      value=${t[o]??""}
      onValue=${c=>n({...t,[o]:c.trim()})}
    />`)}function No(e,t){return e.every(({name:n,isRequired:o=!0})=>!o||t[n])}function mu(e,t,n){if(!t||!e.name.trim())return!1;let o=No([...t.settings??[]],e.settings);return e.connection==="oauth"?o&&n?.isConfigured!==!1:o&&No(n?.fields??[],e.credentials)}function pu({draft:e,platforms:t,onChoose:n}){return a`<fieldset class="platforms">
    <legend class="visually-hidden">${r("connect.platform")}</legend>
    ${t.map(o=>a`<label class="platform" key=${o.platformId}>
        <input
          type="radio"
          name="platform"
          value=${o.platformId}
          checked=${e.platform===o.platformId}
          onChange=${()=>n(o)}
        />
        <${Bt} title=${o.title} />
        <span class="stack">
          <strong>${o.title}</strong>
          <span class="hint">${o.description}</span>
          <span class="hint">${o.auths.map(s=>s.title).join(" · ")}</span>
        </span>
      </label>`)}
  </fieldset>`}function du({draft:e,platform:t}){return a`<div class="connected" role="status">
    <span class="tick-large"><${x} name="check" /></span>
    <div class="stack">
      <strong>${r("connect.works",{platform:t?.title??""})}</strong>
      <span>${r("connect.account",{name:e.account})}</span>
      <span class="hint">${r("connect.stored")}</span>
    </div>
  </div>`}function fu({draft:e,platform:t,change:n}){return a`<p class="hint">${r("connect.dataHint")}</p>
    <${nt}
      legend=${r("types.title")}
      types=${(t?.dataTypes??[]).map(({name:o,title:s,isIncremental:i})=>({name:o,title:s,note:r(i?"types.changes":"types.everything")}))}
      chosen=${e.types}
      onChosen=${o=>n({types:o})}
    />`}function hu({draft:e,change:t,accountId:n}){return U("schedules.manage")?a`<${ve}
      label=${r("connect.scheduled")}
      hint=${r("connect.scheduledHint")}
      value=${e.isScheduled}
      onValue=${o=>t({isScheduled:o})}
    />
    ${e.isScheduled?a`<${Mo}
          accountId=${n}
          value=${e.timing}
          onValue=${o=>t({timing:o})}
          onReady=${o=>t({isTimingReady:o})}
        />`:null}`:a`<p>${r("connect.noSchedules")}</p>`}function $u({draft:e,platform:t,change:n}){let o=e.types.map(d=>ye(t,d)),{type:s,at:i,weekday:l,day:c,cron:u,timezone:m}=rt(e.timing),p=[i??u,l,c,m].filter(Boolean).join(" · ");return a`<${Se}
      facts=${[[r("connect.platform"),t?.title],[r("connect.name"),e.name],[r("connect.atPlatform"),e.account],[r("types.title"),t?.isPosted?"":Pe(o)],[r("connect.schedule"),t?.isPosted?"":e.isScheduled?`${r(`timing.${s}`)} · ${p}`:r("sources.byHand")],[r("connect.idField"),e.idField]]}
    />
    ${t?.isPosted?a`<p class="hint">${r("connect.addressNext")}</p>`:a`<${ve}
          label=${r("connect.runsNow")}
          hint=${r("connect.runsNowHint")}
          value=${e.runsNow}
          onValue=${d=>n({runsNow:d})}
        />`}`}function yu({accountId:e}){let t=C(tt,[]),n=Er(),{connected:o}=de.value.params;R(()=>{n.connected&&ee(de.peek().path,{params:{connected:n.connected},replace:!0})},[]);let s=o??n.connected,i=C(async()=>s?Lt(e,s):null,[e,s]),l=t.answer&&(!s||i.answer);return a`<${W}
    title=${r("connect.title")}
    hint=${a`<a href=${T("sources")}>${r("sources.all")}</a>`}
  >
    ${n.refused?a`<div class="problem" role="alert"><p>${n.refused}</p></div>`:null}
    <${v} error=${t.problem} onRetry=${t.again} />
    <${v} error=${i.problem} onRetry=${i.again} />
    ${l&&t.answer?a`<${wh}
          key=${s??""}
          accountId=${e}
          platforms=${t.answer}
          source=${i.answer}
        />`:null}
  <//>`}function gu(e,t){return{platform:e?.platformId??"",connection:t?.connectionType??e?.auths[0]?.connectionType??"api_key",name:t?.name??"",credentials:{},settings:t?.config.settings??{},idField:"",account:t?.platformAccount?.name??"",types:t?.config.dataTypes??vh(e),isScheduled:U("schedules.manage"),timing:Po(),isTimingReady:!1,runsNow:!0}}function vh(e){return(e?.dataTypes??[]).filter(t=>t.isDefault).map(t=>t.name)}function wh({accountId:e,platforms:t,source:n}){let o=t.find(S=>S.platformId===n?.platform),[s,i]=$(gu(o,n)),[l,c]=$(""),u=Y(n?.sourceId??""),m=t.find(S=>S.platformId===s.platform),p=m?.auths.find(S=>S.connectionType===s.connection),d=S=>i(I=>({...I,...S})),h=S=>i({...gu(S,null),name:S.title}),f={draft:s,platform:m,auth:p,change:d},g=async()=>{if(s.connection==="oauth"){let J=mo(T("connect")),$e=s.name.trim();location.assign(await ro(e,s.platform,{returnTo:J,name:$e})),await new Promise(()=>{})}let{platform:S,credentials:I,settings:j}=s,Ce=await Ka(e,{platform:S,credentials:I,settings:j});d({account:Ce.name})},w=async()=>{let S=_h(s,m);if(u.current)n&&await Ut(e,n.sourceId,{name:s.name.trim(),config:S});else{let I=await Ja(e,{name:s.name.trim(),platform:s.platform,connectionType:s.connection,config:S,credentials:m?.isPosted?{}:s.credentials});if(u.current=I.source.sourceId,I.inboundPath){c(new URL(I.inboundPath,document.baseURI).href);return}}if(s.isScheduled&&await ho(e,u.current,rt(s.timing)),E(r("connect.done",{name:s.name.trim()})),s.runsNow){let I=await co(e,u.current);location.hash=T("run",{sourceId:u.current,syncId:I})}else location.hash=T("source",{sourceId:u.current})},_=[{title:r("connect.platform"),content:a`<${pu} ...${f} platforms=${t} onChoose=${h} />`,isReady:!!m},{title:r("connect.access"),content:a`<${uu} ...${f} />`,isReady:mu(s,m,p),leave:m?.isPosted?void 0:g,nextLabel:bh(s,m)},{title:r("connect.result"),content:a`<${du} ...${f} />`},{title:r("connect.data"),content:a`<${fu} ...${f} />`,isReady:s.types.length>0},{title:r("connect.schedule"),content:a`<${hu} ...${f} accountId=${e} />`,isReady:!s.isScheduled||s.isTimingReady},{title:r("connect.review"),content:a`<${$u} ...${f} />`}],O=m?.isPosted?[..._.slice(0,2),..._.slice(-1)]:_;return a`<section class="panel wizard" aria-label=${r("connect.title")}>
      <div class="panel-body">
        <${cu}
          label=${r("connect.title")}
          steps=${O}
          first=${n?2:0}
          doneLabel=${r("connect.finish")}
          onDone=${w}
          onCancel=${()=>{location.hash=T("sources")}}
        />
      </div>
    </section>
    ${l?a`<${Re}
          title=${r("connect.addressTitle")}
          label=${s.name}
          secret=${l}
          onDone=${()=>{location.hash=T("source",{sourceId:u.current})}}
        >
          <p class="hint">${r("connect.addressHint")}</p>
        <//>`:null}`}function bh(e,t){if(!t?.isPosted)return e.connection==="oauth"?r("connect.toPlatform",{platform:t?.title??""}):r("connect.test")}function _h(e,t){return t?.isPosted?e.idField.trim()?{idField:e.idField.trim()}:{}:{dataTypes:e.types,settings:e.settings}}var kh=[["disconnect","sources.update"],["erase","data.delete"],["delete","sources.delete"]];function vu({source:e,onChange:t}){let[n,o]=$("");return a`<${A} title=${r("danger.title")} className="panel-danger">
    <ul class="rows">
      ${kh.map(([s,i])=>a`<li class="row" key=${s}>
          <div class="row-words">
            <strong>${r(`sourceEnd.${s}.title`)}</strong>
            <span class="hint">${r(`sourceEnd.${s}.hint`)}</span>
          </div>
          <${P}
            permission=${i}
            className="danger"
            reason=${xh(s,i,e)}
            onClick=${()=>o(s)}
          >
            ${r(`sourceEnd.${s}.deed`)}
          <//>
        </li>`)}
    </ul>
    ${n?a`<${re}
          title=${r(`sourceEnd.${n}.ask`,{name:e.name})}
          deed=${r(`sourceEnd.${n}.deed`)}
          word=${n==="disconnect"?void 0:e.name}
          onConfirm=${async()=>{await Sh(n,e),E(r(`sourceEnd.${n}.done`,{name:e.name})),n==="delete"?location.hash=T("sources"):await t()}}
          onClose=${()=>o("")}
        >
          <p>${r(`sourceEnd.${n}.hint`)}</p>
        <//>`:null}
  <//>`}function xh(e,t,n){return e==="disconnect"&&n.status==="disconnected"?r("sourceEnd.isDisconnected"):e==="erase"&&n.activeSyncId?r("run.busy"):e==="disconnect"?Ie(t,n):""}async function Sh(e,{accountId:t,sourceId:n,name:o}){e==="disconnect"?await oo(t,n,"disconnect"):e==="erase"?await tl(t,n,o):await Xa(t,n)}function wu({accountId:e,sourceId:t}){return a`<${De}
    accountId=${e}
    sourceId=${t}
    tab="sourceSettings"
    content=${(n,o,s)=>{let i={source:n,platform:o,onChange:s};return a`<${Th} key=${n.name} ...${i} />
        ${o?.isPosted?null:a`<${Ah} ...${i} />`}
        ${o&&!o.isPosted?a`<${Eh} key=${JSON.stringify(n.config)} ...${i} />`:null}
        <${vu} ...${i} />`}}
  />`}function Th({source:e,onChange:t}){let{fieldOf:n,values:o,isBusy:s,problem:i,submit:l,form:c}=D({name:e.name},async({name:p})=>{await Ut(e.accountId,e.sourceId,{name:p.trim()}),E(r("sourceSettings.saved")),await t()},["name"]),u=o.name.trim()===e.name,m=Ie("sources.update",e);return a`<${A} title=${r("sourceSettings.general")}>
    <form class="panel-body" ref=${c} onSubmit=${l} noValidate>
      <${b}
        label=${r("connect.name")}
        maxlength="120"
        readonly=${!!(m||xe("sources.update"))}
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
  <//>`}function Ah({source:e,platform:t,onChange:n}){let[o,s]=$(!1),[i,l]=$(null),c=Ie("sources.update",e),u=e.connectionType==="oauth",m=t?.title??e.platform,p=async()=>{l(null);try{let{name:f}=await Za(e.accountId,e.sourceId);E(r("sourceSettings.works",{name:f})),await n()}catch(f){l(f)}},d=async()=>{try{let{sourceId:f,accountId:g,platform:w}=e,_=mo(T("sourceSettings",{sourceId:f}));location.assign(await ro(g,w,{returnTo:_,sourceId:f}))}catch(f){N(f)}},h=e.status==="error"?"broken":e.hasCredentials?"kept":"gone";return a`<${A} title=${r("sourceSettings.access")}>
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
          onClick=${p}
        >
          ${r("sourceSettings.test")}
        <//>
        ${u?a`<${P}
              permission="sources.create"
              className=${h==="kept"?"":"strong"}
              reason=${c}
              onClick=${d}
            >
              ${r("sourceSettings.authorise")}
            <//>`:a`<${P}
              permission="sources.update"
              className=${h==="kept"?"":"strong"}
              reason=${c}
              onClick=${()=>s(!0)}
            >
              <${x} name="key" />${r("sourceSettings.replace")}
            <//>`}
      </div>
    </div>
    ${i?a`<div class="panel-body"><${v} error=${i} /></div>`:null}
    ${o?a`<${Ch}
          source=${e}
          platform=${t}
          onChange=${n}
          onClose=${()=>s(!1)}
        />`:null}
  <//>`}function Ch({source:e,platform:t,onChange:n,onClose:o}){let[s,i]=$({}),c=t?.auths.find(m=>m.connectionType===e.connectionType)?.fields??[],u=D({},async()=>{if(!No(c,s))throw new Error(r("sourceSettings.enterAll"));await Ut(e.accountId,e.sourceId,{credentials:s}),E(r("sourceSettings.replaced")),await n(),o()});return a`<${pe}
    title=${r("sourceSettings.replaceTitle")}
    label=${r("sourceSettings.replace")}
    entry=${u}
    onClose=${o}
  >
    <p class="hint">${r("sourceSettings.replaceHint")}</p>
    <${Ro} fields=${c} values=${s} onValues=${i} />
  <//>`}function Eh({source:e,platform:t,onChange:n}){let o=_n(e,t),[s,i]=$(o),l=s.length===o.length&&s.every(m=>o.includes(m)),c=async()=>{try{let m={...e.config,dataTypes:s};await Ut(e.accountId,e.sourceId,{config:m}),E(r("sourceSettings.saved")),await n()}catch(m){N(m)}},u=Ie("sources.update",e);return a`<${A} title=${r("types.title")} hint=${r("sourceSettings.typesHint")}>
    <div class="panel-body">
      <${nt}
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
  <//>`}function Oh({parts:e,most:t}){let n=s=>`${t>0?100*s/t:0}%`,o=0;return a`<svg class="bar" aria-hidden="true" focusable="false">
    ${e.map((s,i)=>{let l=n(o);return o+=s,a`<rect class="bar-${i+1}" x=${l} width=${n(s)} height="100%" />`})}
  </svg>`}function bu({label:e,items:t,format:n=o=>L(o)}){let o=Math.max(0,...t.map(s=>s.value));return a`<table class="bars">
    <caption class="visually-hidden">
      ${e}
    </caption>
    <tbody>
      ${t.map(({name:s,value:i,onOpen:l})=>a`<tr key=${s}>
          <th scope="row">
            ${l?a`<button type="button" class="link" onClick=${l}>${s}</button>`:s}
          </th>
          <td class="bars-bar"><${Oh} parts=${[i]} most=${o} /></td>
          <td class="number">${n(i)}</td>
        </tr>`)}
    </tbody>
  </table>`}var Ih=5,_u=.68;function ku({label:e,items:t,format:n=o=>L(o)}){let o=Mh(Math.max(0,...t.map(i=>i.value))),s=Math.ceil(t.length/Ih);return a`<div class="columns">
    <div class="columns-scale" aria-hidden="true">
      ${[o,o/2,0].map(i=>a`<span key=${i}>${n(i)}</span>`)}
    </div>
    <svg class="columns-plot" aria-hidden="true" focusable="false">
      ${[0,50,100].map(i=>a`<line key=${i} x1="0" x2="100%" y1="${i}%" y2="${i}%" />`)}
      ${t.map((i,l)=>Ph(i,l,t.length,o,n))}
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
  </div>`}function Ph({name:e,value:t},n,o,s,i){let l=100/o,c=100*t/s;return a`<g key=${e}>
    <title>${e}: ${i(t)}</title>
    <rect class="column-slot" x="${n*l}%" width="${l}%" height="100%" />
    <rect
      class="column"
      x="${n*l+l*(1-_u)/2}%"
      width="${l*_u}%"
      y="${100-c}%"
      height="${c}%"
    />
  </g>`}function Mh(e){let t=Math.max(2,e),n=10**Math.floor(Math.log10(t));return([1,2,4,6,8].find(o=>o*n>=t)??10)*n}var Dh=["apiCallsPerMonth","customDomains","dataRetentionDays","sources","storageGB","syncFrequency","users","webhooks"];function Fo(e){let t=Dh.find(n=>n===e);return t?r(`limit.${t}`):Oe(e)}var Rh=["active_sources","active_users","api_calls","data_processed","error_count","storage_used","sync_jobs"];function Ho(e){let t=Rh.find(n=>n===e);return t?r(`meter.${t}`):Oe(e)}var Nh=/^(\d+)m$/;function xu(e){if(e==null)return"–";if(typeof e=="string"){let t=Nh.exec(e)?.[1];return t?r("plans.everyMinutes",{count:Number(t)}):Oe(e)}return e<0?r("plans.unlimited"):L(e)}function Zr({price:e,currency:t}){let{maximumFractionDigits:n=2}=new Intl.NumberFormat("en",{style:"currency",currency:t}).resolvedOptions(),o=e%10**n===0;return L(e/10**n,{style:"currency",currency:t,minimumFractionDigits:o?0:n})}var Fh=864e5,Hh=new Set(["data_processed","storage_used"]),Lh=[7,14,30],Su="api_calls",Uh=10,Bh="other";function Cu({accountId:e}){let[t,n]=$("14"),[o,s]=$(Su),i=new Date().toISOString().slice(0,10),l=new Date(Date.now()-(Number(t)-1)*Fh).toISOString().slice(0,10),{answer:c,problem:u,again:m}=C(()=>go(e,{from:l,to:i}),[e,l,i]);F(["usage"],m);let p=new Set([Su,...Object.keys(c?.totals??{})]),d=h=>Hh.has(o)?be(h):L(h);return a`<${A} title=${r("usage.days")} hint=${r("usage.daysHint")}>
    <div class="panel-body">
      <div class="filters">
        <${me}
          legend=${r("usage.span")}
          name="span"
          value=${t}
          options=${Lh.map(h=>[`${h}`,r("usage.last",{count:h})])}
          onValue=${n}
          isLegendShown
        />
        <${b}
          label=${r("usage.meter")}
          options=${[...p].map(h=>[h,Ho(h)])}
          value=${o}
          onValue=${s}
        />
      </div>
      <${v} error=${u} onRetry=${m} />
      ${c?a`<p class="usage-sum">
              <strong>${d(c.totals[o]??0)}</strong>
              <span class="hint">${Ho(o)}</span>
            </p>
            <${ku}
              label=${Ho(o)}
              format=${d}
              items=${c.items.map(h=>({name:qh(h.day),value:h.totals[o]??0}))}
            />
            <${jh}
              accountId=${e}
              days=${c.items}
              meter=${o}
              format=${d}
            />`:null}
    </div>
  <//>`}function jh({accountId:e,days:t,meter:n,format:o}){let s=Qe(e),i=Au(t.map(c=>c.byUser??{}),n).map(({name:c,value:u})=>({name:c===Bh?r("usage.others"):s.get(c)||c,value:u})),l=Au(t.map(c=>c.byPlatform??{}),n);return a`<div class="sides">
    <${Tu} title=${r("usage.byUser")} items=${i} format=${o} />
    ${l.length?a`<${Tu} title=${r("usage.byPlatform")} items=${l} format=${o} />`:null}
  </div>`}function Tu({title:e,items:t,format:n}){return a`<section aria-label=${e}>
    <h3>${e}</h3>
    ${t.length?a`<${bu} label=${e} items=${t.slice(0,Uh)} format=${n} />`:a`<p class="hint">${r("usage.noShares")}</p>`}
  </section>`}function Au(e,t){let n=new Map;for(let s of e)for(let[i,l]of Object.entries(s)){let c=l[t]??0;c&&n.set(i,(n.get(i)??0)+c)}return[...n].map(([s,i])=>({name:s,value:i})).sort((s,i)=>i.value-s.value)}function qh(e){let t={day:"numeric",month:"short",timeZone:"UTC"};return X(Date.parse(`${e}T00:00:00Z`),t)}function Eu({accountId:e}){let{answer:t,problem:n,again:o}=C(Pl,[]),[s,i]=$(null),[l,c]=$(!1),u=ke.value,m=!!u?.cancelledAt,p=[...new Set((t??[]).flatMap(d=>Object.keys(d.limits)))];return a`<${A}
    title=${r("plans.title")}
    hint=${Wh()}
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
      ${t?.map(d=>a`<${Vh}
          key=${d.planId}
          plan=${d}
          rows=${p}
          isCurrent=${u?.plan?.planId===d.planId&&!m}
          onChoose=${()=>i(d)}
        />`)}
    </ul>
    <p class="panel-body hint">${r("plans.domains")}</p>
    ${s?a`<${zh}
          accountId=${e}
          plan=${s}
          onClose=${()=>i(null)}
        />`:null}
    ${l?a`<${re}
          title=${r("plans.cancelTitle")}
          deed=${r("plans.cancel")}
          onConfirm=${async()=>{await Dl(e),E(r("plans.cancelled")),await te(e)}}
          onClose=${()=>c(!1)}
        >
          <p>${r("plans.cancelHint")}</p>
        <//>`:null}
  <//>`}function Wh(){let e=ke.value;return e?.cancelledAt?e.endsAt?r("plans.ends",{day:ht(e.endsAt)}):r("plans.cancelled"):e?.trialEndsAt&&Date.parse(e.trialEndsAt)>Date.now()?r("plans.trial",{plan:e.plan?.name??"",day:ht(e.trialEndsAt)}):e?.plan?r("plans.current",{plan:e.plan.name}):r("plans.none")}function Vh({plan:e,rows:t,isCurrent:n,onChoose:o}){return a`<li class="plan ${n?"is-current":""}">
    <h3>${e.name}</h3>
    <p class="plan-price">
      <strong>${Zr(e)}</strong> <span class="hint">${r("plans.perMonth")}</span>
    </p>
    <dl class="plan-limits">
      ${t.map(s=>a`<div key=${s}>
          <dt>${Fo(s)}</dt>
          <dd>${xu(e.limits[s])}</dd>
        </div>`)}
    </dl>
    ${e.features.length?a`<ul class="plan-features">
          ${e.features.map(s=>a`<li key=${s}>${s}</li>`)}
        </ul>`:null}
    ${n?a`<span class="badge badge-good">${r("plans.isCurrent")}</span>`:a`<${P} permission="billing.manage" onClick=${o}>
          ${r("plans.choose",{plan:e.name})}
        <//>`}
  </li>`}function zh({accountId:e,plan:t,onClose:n}){let[o,s]=$(null),i=async()=>{try{await Ml(e,t.planId,o?.tag)}catch(l){throw l instanceof V&&l.status===412&&s(null),!(l instanceof V)||l.details.reason!=="would_pause"?l:(s(l.details),new Error(r("plans.confirmPause")))}E(r("plans.changed",{plan:t.name})),await te(e)};return a`<${re}
    isDanger=${!!o}
    title=${r("plans.changeTitle",{plan:t.name})}
    deed=${o?r("plans.changeAndPause"):r("plans.change")}
    onConfirm=${i}
    onClose=${n}
  >
    <p>${r("plans.changeHint",{price:Zr(t)})}</p>
    ${o?a`<p>${r("plans.wouldPause",{count:o.count})}</p>
          <ul class="paused-list">
            ${o.items.map(l=>a`<li key=${l.id}>
                ${r("plans.paused",{kind:Oe(l.kind),name:l.name||l.id})}
              </li>`)}
          </ul>`:null}
  <//>`}var Gh=12;function Ou({accountId:e}){let t=Yh(),[n,o]=$(t[0]?.[0]??"");return a`<${A} title=${r("reports.title")} hint=${r("reports.hint")}>
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
          href=${yo(e,n,"html")}
          target="_blank"
          rel="noopener"
        >
          ${r("reports.print")}
        </a>
        <a class="button" href=${yo(e,n,"csv")} download>
          ${r("reports.csv")}
        </a>
        <a class="button" href=${yo(e,n,"json")} download>
          ${r("reports.json")}
        </a>
      </div>
    </div>
  <//>`}function Yh(){let e=new Date;return Array.from({length:Gh},(t,n)=>{let o=Date.UTC(e.getUTCFullYear(),e.getUTCMonth()-n,1),s=X(o,{month:"long",year:"numeric",timeZone:"UTC"});return[new Date(o).toISOString().slice(0,7),s]})}function Iu({accountId:e}){let t=ke.value?.plan;return a`<${W}
    title=${r("usage.title")}
    hint=${t?r("usage.hint",{plan:t.name}):void 0}
  >
    <${Kh} accountId=${e} />
    <${Cu} accountId=${e} />
    ${U("billing.read")?a`<${Eu} accountId=${e} />`:null}
    ${U("billing.read")?a`<${Ou} accountId=${e} />`:null}
  <//>`}function Kh({accountId:e}){let t=ke.value?.plan?.planId,{answer:n,problem:o,again:s}=C(()=>Ct(e),[e,t]);return F(["usage","plan","members","webhooks","sources","account"],s),a`<${A} title=${r("limits.title")} hint=${r("usage.limitsHint")}>
    <div class="panel-body meters">
      <${v} error=${o} onRetry=${s} />
      ${n?.items.map(i=>a`<${$o}
          key=${i.limit}
          label=${Fo(i.limit)}
          used=${i.used}
          limit=${i.allowed??null}
        />`)}
    </div>
  <//>`}async function Pu(e){return Ee(Ae(e))}async function Mu(e,t){return y("GET",Ae(e,t))}async function Du(e,t){return y("POST",Ae(e),{json:t})}async function Ru(e,t,n){await y("PATCH",Ae(e,t),{json:n})}async function Nu(e,t){await y("DELETE",Ae(e,t))}async function Fu(e,t){return(await y("POST",`${Ae(e,t)}/secret`)).secret}async function Hu(e,t,n){await y("POST",`${Ae(e,t)}/${n?"enable":"disable"}`)}async function Lu(e,t){return y("POST",`${Ae(e,t)}/ping`)}async function Uu(e,t,n){let o=`${Ae(e,t)}/deliveries`;return y("GET",o,{query:{limit:25,...n}})}async function Bu(e,t,n){let o=`${Ae(e,t)}/deliveries`;return y("GET",`${o}/${encodeURIComponent(n)}`)}async function ju(e,t,n){let o=`${Ae(e,t)}/deliveries`;await y("POST",`${o}/${encodeURIComponent(n)}/replay`)}async function qu(e,t,n){await y("POST",`${Ae(e,t)}/replay`,{json:n})}function Ae(e,t=""){return`${H(e)}/webhooks${t&&`/${encodeURIComponent(t)}`}`}function Lo({hook:e}){return e.status==="ended"?yt("danger",r("webhooks.ended")):e.status==="disabled"||!e.isActive?yt("warn",r("webhooks.off")):e.breaker==="open"?yt("danger",r("webhooks.paused")):e.failureCount>0?yt("warn",r("webhooks.failing",{count:e.failureCount})):e.lastCalledAt?yt("good",r("webhooks.healthy")):yt("",r("webhooks.unused"))}function Qr({status:e}){return yt({delivered:"good",failed:"danger",held:"warn",pending:""}[e],r(`deliveries.${e}`))}function yt(e,t){return a`<span class="badge ${e&&`badge-${e}`}">${t}</span>`}var Jh=864e5;function Wu({accountId:e,webhookId:t,onDone:n,onClose:o}){let[s,i]=$("failed"),l=D({since:Xh(Date.now()-Jh)},async({since:c})=>{let u=new Date(c).toISOString();await qu(e,t,{since:u,includesDelivered:s==="all"}),E(r("deliveries.replayBegun")),n()},["since"]);return a`<${pe}
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
    <${me}
      legend=${r("deliveries.which")}
      name="which"
      value=${s}
      options=${[["failed",r("deliveries.onlyFailed")],["all",r("deliveries.everything")]]}
      onValue=${i}
      isLegendShown
    />
  <//>`}function Xh(e){let t=new Date(e).getTimezoneOffset()*6e4;return new Date(e-t).toISOString().slice(0,16)}var Zh=["delivered","failed","pending","held"];function Vu({accountId:e,webhookId:t,calls:n}){let[o,s]=$(""),[i,l]=$([]),[c,u]=$(""),[m,p]=$(!1),d=i.at(-1)??"",{answer:h,problem:f,again:g}=C(()=>Uu(e,t,{status:o,cursor:d}),[t,o,d,n]);return F(["webhooks","deliveries"],g),a`<${A}
    title=${r("deliveries.title")}
    tools=${a`<${P} permission="webhooks.manage" onClick=${()=>p(!0)}>
      ${r("deliveries.replaySome")}
    <//>`}
  >
    <div class="panel-body">
      <div class="filters">
        <${b}
          label=${r("deliveries.status")}
          options=${[["",r("deliveries.all")],...Zh.map(w=>[w,r(`deliveries.${w}`)])]}
          value=${o}
          onValue=${w=>{s(w),l([])}}
        />
      </div>
      <${v} error=${f} onRetry=${g} />
      ${h?.items.length===0?a`<p class="hint">${r("deliveries.none")}</p>`:null}
      ${h?.items.length?a`<${he}
            label=${r("deliveries.title")}
            columns=${Qh}
            rows=${h.items}
            idOf=${w=>w.deliveryId}
            onOpen=${w=>u(w.deliveryId)}
          />`:null}
      <${Te} cursors=${i} next=${h?.nextCursor??null} onCursors=${l} />
    </div>
    ${c?a`<${e$}
          accountId=${e}
          webhookId=${t}
          deliveryId=${c}
          onChange=${g}
          onClose=${()=>u("")}
        />`:null}
    ${m?a`<${Wu}
          accountId=${e}
          webhookId=${t}
          onDone=${()=>{p(!1),g()}}
          onClose=${()=>p(!1)}
        />`:null}
  <//>`}var Qh=[{name:"event",label:r("deliveries.event"),cell:e=>e.eventType},{name:"status",label:r("deliveries.status"),cell:e=>a`<${Qr} status=${e.status} />`},{name:"response",label:r("deliveries.response"),cell:e=>zu(e.attempts.at(-1))},{name:"published",label:r("deliveries.published"),cell:e=>ce(e.publishedAt,"")}];function zu(e){if(!e)return"–";let t=e.responseCode;return t?a`<code>${t}</code>`:e.error??"–"}function e$({accountId:e,webhookId:t,deliveryId:n,onChange:o,onClose:s}){let{answer:i,problem:l,again:c}=C(()=>Bu(e,t,n),[n]),u=async()=>{try{await ju(e,t,n),E(r("deliveries.replayed")),s(),o()}catch(p){N(p)}},m=i?.delivery.eventType??r("deliveries.one");return a`<${le} title=${m} onClose=${s}>
    <div class="form wide">
      <${v} error=${l} onRetry=${c} />
      ${i?a`<${t$} delivery=${i.delivery} request=${i.request} />`:null}
      <div class="actions">
        <${P} permission="webhooks.manage" className="strong" onClick=${u}>
          ${r("deliveries.replay")}
        <//>
      </div>
    </div>
  <//>`}function t$({delivery:e,request:t}){return a`<${Se}
      facts=${[[r("deliveries.id"),a`<code class="long">${e.deliveryId}</code>`],[r("deliveries.status"),a`<${Qr} status=${e.status} />`],[r("deliveries.next"),ce(e.nextAttemptAt,"")],[r("webhooks.url"),a`<code class="long">${t.url}</code>`],[r("webhooks.headers"),Pe(t.headerNames)]]}
    />
    <h3>${r("deliveries.request")}</h3>
    <${$t}
      label=${r("deliveries.request")}
      text=${t.body}
      tokens=${n$(t.body)}
    />
    <h3>${r("deliveries.attempts")}</h3>
    ${e.attempts.length?a`<ol class="rows">
          ${e.attempts.map(n=>a`<li class="row" key=${n.at}>
              <span class="row-words">
                <span>${zu(n)}</span>
                <span class="hint">
                  <${q} ms=${Date.parse(n.at)} />${" · "}
                  ${L(n.durationMs,{style:"unit",unit:"millisecond"})}
                </span>
                ${n.excerpt?a`<${$t} label=${r("deliveries.response")} text=${n.excerpt} />`:null}
              </span>
            </li>`)}
        </ol>`:a`<p class="hint">${r("deliveries.noAttempt")}</p>`}`}function n$(e){try{return eo(JSON.parse(e))}catch{return}}var Uo=["account.suspended","account.terminated","user.invited","user.joined","user.removed","apikey.created","apikey.revoked","usage.warning","usage.limit_reached","webhook.disabled"],ts=["account","user","apikey","usage","webhook"],es="*";function Gu(e){let t=Uo.filter(o=>e.some(s=>o$(s,o))),n=e.filter(o=>o!==es&&!ts.some(s=>Ju(s,o)));return{isAll:e.includes(es),ticked:t,others:n.join(`
`)}}function Yu({isAll:e,ticked:t,others:n}){return e?[es]:[...ts.flatMap(s=>{let i=Uo.filter(c=>Ju(s,c)),l=i.filter(c=>t.includes(c));return l.length>1&&l.length===i.length?[`${s}.*`]:l}),...Ze(n)]}function Ku({value:e,fault:t,onValue:n}){return a`<${me}
      legend=${r("webhooks.events")}
      name="events"
      value=${e.isAll?"all":"some"}
      options=${[["all",r("webhooks.allEvents")],["some",r("webhooks.someEvents")]]}
      onValue=${o=>n({...e,isAll:o==="all"})}
      isLegendShown
    />
    ${e.isAll?a`<p class="hint">${r("webhooks.allHint")}</p>`:a`<${Ao}
            legend=${r("webhooks.someEvents")}
            names=${Uo}
            chosen=${e.ticked}
            onChosen=${o=>n({...e,ticked:o})}
            groupText=${r$}
            wordsOf=${s$}
            fault=${t}
          />
          <${b}
            label=${r("webhooks.others")}
            hint=${r("webhooks.othersHint")}
            type="area"
            rows="2"
            value=${e.others}
            onValue=${o=>n({...e,others:o})}
          />`}`}function o$(e,t){return e===t||e.endsWith(".*")&&t.startsWith(e.slice(0,-1))}function Ju(e,t){return t.startsWith(`${e}.`)}function r$(e){let t=ts.find(n=>n===e);return t?r(`eventGroup.${t}`):e}function s$(e){let t=Uo.find(n=>n===e);return t?r(`event.${t}`):""}var Xu=10;function Bo({accountId:e,hook:t,onDone:n,onClose:o}){let[s,i]=$(Gu(t?.events??["*"])),[l,c]=$(""),u=D({url:t?.url??"",description:t?.description??"",headers:(t?.headerNames??[]).map(m=>`${m}: ${Zu}`).join(`
`),retryPolicy:`${t?.retryPolicy.maxAttempts??Xu}`},async({url:m,description:p,headers:d,retryPolicy:h})=>{let f=Yu(s);if(c(f.length?"":r("webhooks.needsEvent")),!f.length)return;let g={url:m.trim(),description:p.trim(),events:f,headers:i$(d,t?.headerNames??[]),retryPolicy:{maxAttempts:Number(h)}};if(!t){let w=await Du(e,g);return n({url:w.webhook.url,secret:w.secret})}await Ru(e,t.webhookId,g),E(r("webhooks.saved")),n({url:g.url,secret:""})},["url"]);return a`<${pe}
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
    <${Ku} value=${s} fault=${l} onValue=${i} />
    <${b}
      label=${r("webhooks.headers")}
      hint=${t?r("webhooks.headersEditHint"):r("webhooks.headersHint")}
      type="area"
      rows="2"
      ...${u.fieldOf("headers")}
    />
    <${b}
      label=${r("webhooks.attempts")}
      options=${Array.from({length:Xu},(m,p)=>[`${p+1}`,r("webhooks.attemptCount",{count:p+1})])}
      ...${u.fieldOf("retryPolicy")}
    />
  <//>`}var Zu="…";function i$(e,t){let n={},o=new Set;for(let s of Ze(e)){let[i="",...l]=s.split(":"),c=l.join(":").trim();o.add(i.trim().toLowerCase()),c!==Zu&&(n[i.trim()]=c)}for(let s of t)o.has(s.toLowerCase())||(n[s]=null);return n}function Qu({accountId:e,webhookId:t}){let n=C(()=>Mu(e,t),[e,t]),{answer:o,problem:s,again:i}=n;F(["webhooks","deliveries"],i);let[l,c]=$(""),[u,m]=$(""),[p,d]=$(0),h=()=>(d(f=>f+1),i());return a`<${W}
    title=${o?.description||r("webhooks.one")}
    hint=${a`<a href=${T("webhooks")}>${r("webhooks.back")}</a>`}
    tools=${o?a`<${a$} hook=${o} accountId=${e} onChange=${h} onOpen=${c} />`:null}
  >
    <${v} error=${s} onRetry=${i} />
    ${o?a`<${l$} hook=${o} />`:null}
    ${o?a`<${Vu} accountId=${e} webhookId=${t} calls=${p} />`:null}
    ${o&&l?a`<${c$}
          deed=${l}
          hook=${o}
          accountId=${e}
          onSecret=${m}
          onClose=${(f=!1)=>{c(""),f&&i()}}
        />`:null}
    ${u?a`<${Re}
          title=${r("webhooks.secretTitle")}
          label=${r("webhooks.newSecret")}
          secret=${u}
          onDone=${()=>m("")}
        >
          <p class="hint">${r("webhooks.bothWork")}</p>
        <//>`:null}
  <//>`}function a$({hook:e,accountId:t,onChange:n,onOpen:o}){let s=async()=>{try{let{attempts:u}=await Lu(t,e.webhookId),m=u.at(-1),p=m?.responseCode;E(p?r("webhooks.pinged",{code:`${p}`}):r("webhooks.pingFailed",{error:m?.error??""})),await n()}catch(u){N(u)}},i=async()=>{try{await Hu(t,e.webhookId,!l),await n()}catch(u){N(u)}},l=e.status==="active";return[["webhooks.ping","play",s],[l?"webhooks.disable":"webhooks.enable",l?"pause":"play",i],["webhooks.edit","edit",()=>o("edit")],["webhooks.rotate","refresh",()=>o("rotate")],["webhooks.delete","bin",()=>o("delete")]].map(([u,m,p])=>a`<${P}
      key=${u}
      permission="webhooks.manage"
      className=${m==="bin"?"danger":""}
      onClick=${p}
    >
      <${x} name=${m} />${r(u)}
    <//>`)}function l$({hook:e}){return a`<${A} title=${r("webhooks.about")} tools=${a`<${Lo} hook=${e} />`}>
    <div class="panel-body">
      <${Se}
        facts=${[[r("webhooks.url"),a`<code class="long">${e.url}</code>`],[r("webhooks.events"),a`<code class="long">${e.events.join(", ")}</code>`],[r("webhooks.headers"),Pe(e.headerNames)],[r("webhooks.attempts"),r("webhooks.attemptCount",{count:e.retryPolicy.maxAttempts})],[r("webhooks.lastCall"),ce(e.lastCalledAt,r("webhooks.never"))],[r("webhooks.lastCode"),e.lastResponseCode],[r("webhooks.reason"),e.status==="active"?"":e.statusReason]]}
      />
    </div>
  <//>`}function c$({deed:e,hook:t,accountId:n,onSecret:o,onClose:s}){return e==="edit"?a`<${Bo}
      accountId=${n}
      hook=${t}
      onDone=${()=>s(!0)}
      onClose=${()=>s()}
    />`:e==="rotate"?a`<${re}
      title=${r("webhooks.rotateTitle")}
      deed=${r("webhooks.rotate")}
      onConfirm=${async()=>o(await Fu(n,t.webhookId))}
      onClose=${()=>s()}
    >
      <p>${r("webhooks.rotateHint")}</p>
    <//>`:a`<${re}
    title=${r("webhooks.deleteTitle")}
    deed=${r("webhooks.delete")}
    onConfirm=${async()=>{await Nu(n,t.webhookId),E(r("webhooks.deleted")),location.hash=T("webhooks")}}
    onClose=${()=>s()}
  >
    <p>${r("webhooks.deleteHint",{url:t.url})}</p>
  <//>`}function em({accountId:e}){let{answer:t,problem:n,again:o}=C(()=>Pu(e),[e]);F(["webhooks","deliveries"],o);let[s,i]=$(!1),[l,c]=$(null),u=a`<${P}
    permission="webhooks.manage"
    className="strong"
    onClick=${()=>i(!0)}
  >
    <${x} name="add" />${r("webhooks.create")}
  <//>`;return a`<${W}
    title=${r("webhooks.title")}
    hint=${r("webhooks.hint")}
    tools=${t?.length?u:null}
  >
    <${v} error=${n} onRetry=${o} />
    ${t?.length===0?a`<${Q} title=${r("webhooks.none")}>
          <p>${r("webhooks.noneHint")}</p>
          ${u}
        <//>`:null}
    ${t?.length?a`<${he}
          label=${r("webhooks.title")}
          columns=${u$}
          rows=${t}
          idOf=${m=>m.webhookId}
        />`:null}
    ${s?a`<${Bo}
          accountId=${e}
          onDone=${m=>{i(!1),c(m),o()}}
          onClose=${()=>i(!1)}
        />`:null}
    ${l?a`<${Re}
          title=${r("webhooks.secretTitle")}
          label=${l.url}
          secret=${l.secret}
          onDone=${()=>c(null)}
        >
          <p class="hint">${r("webhooks.secretHint")}</p>
        <//>`:null}
  <//>`}var u$=[{name:"url",label:r("webhooks.url"),sortBy:e=>e.url,cell:e=>a`<span class="stack">
      <a class="long" href=${T("webhook",{webhookId:e.webhookId})}>${e.url}</a>
      ${e.description?a`<span class="hint">${e.description}</span>`:null}
    </span>`},{name:"events",label:r("webhooks.events"),cell:e=>a`<code class="long">
      ${e.events.join(", ")}
    </code>`},{name:"last",label:r("webhooks.lastCall"),sortBy:e=>e.lastCalledAt??"",cell:e=>a`<span>
      ${ce(e.lastCalledAt,r("webhooks.never"))}
      ${e.lastResponseCode?a`${" "}<code>${e.lastResponseCode}</code>`:null}
    </span>`},{name:"health",label:r("webhooks.health"),cell:e=>a`<${Lo} hook=${e} />`}];var Zt=[{name:"home",path:"/accounts/:accountId",label:r("home.nav"),icon:"home",permission:"account.read",show:ql},{name:"sources",path:"/accounts/:accountId/sources",label:r("sources.title"),group:r("group.data"),icon:"sources",permission:"sources.read",show:ru},{name:"connect",path:"/accounts/:accountId/sources/new",permission:"sources.create",within:"sources",show:yu},Xt("source","","sources.read",iu),Xt("sourceRuns","/runs","sources.read",Jc),Xt("run","/runs/:syncId","sources.read",Qc),Xt("sourceSchedules","/schedules","schedules.read",lu),Xt("sourceData","/data","data.read",kl),Xt("sourceSettings","/settings","sources.read",wu),{name:"schedules",path:"/accounts/:accountId/schedules",label:r("schedules.title"),group:r("group.data"),icon:"clock",permission:"schedules.read",show:nu},{name:"members",path:"/accounts/:accountId/members",label:r("members.title"),group:r("group.organisation"),icon:"members",permission:"users.read",show:rc},{name:"member",path:"/accounts/:accountId/members/:userId",permission:"users.read",within:"members",show:tc},{name:"structure",path:"/accounts/:accountId/structure",label:r("structure.title"),group:r("group.organisation"),icon:"accounts",permission:"account.read",show:Pa},{name:"settings",path:"/accounts/:accountId/settings",label:r("settings.title"),group:r("group.organisation"),icon:"settings",permission:"account.read",show:Ca},{name:"keys",path:"/accounts/:accountId/keys",label:r("keys.title"),group:r("group.developers"),icon:"key",permission:"apikeys.read",show:Zl},{name:"webhooks",path:"/accounts/:accountId/webhooks",label:r("webhooks.title"),group:r("group.developers"),icon:"webhooks",permission:"webhooks.read",show:em},{name:"webhook",path:"/accounts/:accountId/webhooks/:webhookId",permission:"webhooks.read",within:"webhooks",show:Qu},{name:"activity",path:"/accounts/:accountId/activity",label:r("activity.title"),group:r("group.records"),icon:"activity",permission:"activities.read",show:Ga},{name:"usage",path:"/accounts/:accountId/usage",label:r("usage.title"),group:r("group.records"),icon:"usage",permission:"usage.read",show:Iu},{name:"notifications",path:"/notifications",show:dc},{name:"profile",path:"/profile",show:Gc},{name:"toSources",path:"/sources",show:ul}];function Xt(e,t,n,o){let s=`/accounts/:accountId/sources/:sourceId${t}`;return{name:e,path:s,permission:n,within:"sources",show:o}}function tm(){let{path:e}=de.value,t=m$(e),n=t?.params.accountId??(se.value||Ot());return R(()=>{n&&n!==se.peek()&&te(n)},[n]),R(()=>{let o=Ot();e==="/"&&o&&ee(jo("home",o),{replace:!0})},[e,K.value]),R(ya,[]),ua(),a`<${na}
    title=${r("page.name")}
    mark=${a`<img src="mark.svg" alt="" />`}
    context=${a`<${h$} entry=${t?.view} />`}
    tools=${a`<${$$} /><${g$} />`}
    banner=${a`<${va} />`}
    sections=${p$()}
    current=${t?.view.within??t?.view.name}
  >
    <${d$} key=${e} found=${t} />
  <//>`}function m$(e){for(let t of Zt){let n=Wn(t.path,e);if(n)return{view:t,params:n}}return null}function jo(e,t){let n=Zt.find(o=>o.name===e);return n?Vn(n.path,{accountId:t}):"/"}function p$(){return z.value?Zt.filter(e=>e.label&&(!e.permission||U(e.permission))).map(e=>({id:e.name,label:e.label??"",group:e.group,icon:e.icon,href:Tt({path:jo(e.name,se.value)})})):[]}function d$({found:e}){if(K.value?.length===0)return a`<${Q} title=${r("frame.noAccount")}>
      <p>${r("frame.noAccountHint")}</p>
    <//>`;if(!e)return de.value.path==="/"?a`<div class="waiting-view" aria-busy="true"></div>`:a`<${ns} title=${r("frame.noView")} hint=${r("frame.noViewHint")} />`;let{view:n,params:o}=e;if(o.accountId&&Ue.value)return a`<${f$} />`;let s=o.accountId;if(!(!s||z.value&&se.value===s))return a`<div class="waiting-view" aria-busy="true"></div>`;if(n.permission&&!U(n.permission)){let l=r("lacks.permission",{permission:n.permission});return a`<${ns} title=${r("frame.notAllowed")} hint=${l} />`}return a`<${n.show} ...${o} />`}function f$(){let e=Ue.value,t=e instanceof V?e:null;if(t?.details.need==="second_factor"){let n=T("profile");return a`<${Q} title=${r("frame.needsFactor")}>
      <p>${r("frame.needsFactorHint")}</p>
      ${n?a`<a class="button strong" href=${n}>${r("frame.setUpFactor")}</a>`:null}
    <//>`}if(t?.status===404){let n=r("frame.accountMissingHint");return a`<${ns} title=${r("frame.accountMissing")} hint=${n} />`}return a`<${v} error=${e} onRetry=${()=>te(se.peek())} />`}function ns({title:e,hint:t}){let n=Ot();return a`<${Q} title=${e}>
    <p>${t}</p>
    ${n?a`<a class="button" href=${Tt({path:jo("home",n)})}>
          ${r("frame.toHome")}
        </a>`:null}
  <//>`}function h$({entry:e}){let t=K.value??[];if(!t.length)return null;let n=e?.path.includes(":accountId")&&!e.within;return a`<${oa}
    accounts=${t.map(o=>({id:o.accountId,name:o.name,parentId:o.parentAccountId,note:o.status==="active"?r(`role.${o.role}`):`${r(`role.${o.role}`)} · ${r(`status.${o.status}`)}`}))}
    current=${se.value}
    onSwitch=${o=>ee(jo(n&&e?e.name:"home",o.id))}
  />`}function $$(){let e=T("notifications");return a`<${Zi}
    unread=${Pt.value}
    items=${Mt.value.map(t=>({id:t.notificationId,title:t.title,atMs:Date.parse(t.createdAt),isRead:t.isRead,onOpen:()=>{t.isRead||Be({ids:[t.notificationId]}).catch(N),t.actionUrl?.startsWith("#/")?location.hash=t.actionUrl:e&&(location.hash=e)}}))}
    onReadAll=${()=>Be({all:!0}).catch(N)}
    allHref=${e||void 0}
  />`}function g$(){let e=M.value;if(!e)return null;let t=async()=>{try{await Bn()}catch(o){N(o);return}Kn(),Ke(),M.value=null,ee("/signin",{replace:!0})},n=T("profile");return a`<${ra}
    name=${xt(e)}
    note=${e.email}
    items=${[...n?[{label:r("frame.profile"),icon:"person",href:n}]:[],{label:r("frame.docs"),icon:"keyboard",href:"docs"},{label:r("frame.signOut"),icon:"exit",act:t}]}
  />`}da(Zt);function nm(){let[e,t]=$(null),n=M.value,{path:o}=de.value,s=["/signin","/signup","/forgot"].includes(o),i=async()=>{t(null);try{if(M.peek()===void 0){let c=await oi();ue.value=c?.impersonation.replace(/^until=/,"")??"",M.value=c?.user??null}M.peek()&&!K.peek()&&await ae()}catch(c){t(c)}};return R(()=>{i()},[n?.userId]),R(()=>{n&&s&&ee("/",{replace:!0})},[n?.userId,o]),e?a`<main class="door"><${v} error=${e} onRetry=${i} /></main>`:n===void 0||n&&!K.value&&!gr(o)||n&&s?a`<div class="door" aria-busy="true"></div>`:!n||gr(o)?a`<${Yi} /><${Zn} />`:a`<${tm} />`}ys(a`<${nm} />`,document.getElementById("page"));
