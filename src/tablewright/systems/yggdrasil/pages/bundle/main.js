/* Built by `make pages`. Licences are in kit/vendor. */
var K=class extends Error{constructor(e,n={}){super(e),this.status=n.status??0,this.code=n.code??"",this.requestId=n.requestId??"",this.retryAfterSeconds=n.retryAfterSeconds??0,this.details=n.details??{},this.place=n.place??String(this.details.place??"")}};var V,Zs,mr,ee,fr,Rn,Qs,Dn,ti,dr,pr,Hu,rn=Symbol.for("pv"),Bn={},Fn=[],ju=/^m(i|n|o|s|text|space)$/,hr=Array.isArray,gr=Fn.slice,pe=Object.assign;function fe(t){t&&t.parentNode&&t.remove()}function Un(t,e,n){var o,r,s,i={},a=arguments.length;for(s in e)s=="key"?o=e[s]:s=="ref"&&typeof t!="function"?r=e[s]:i[s]=e[s];return a>2&&(i.children=a>3?gr.call(arguments,2):n),on(t,i,o,r,null)}function on(t,e,n,o,r){var s={type:t,props:e,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:rn,__v:r||++Zs,__i:-1,__u:0};return!r&&V.vnode&&V.vnode(s),s}function me(t){return t.children}function Se(t,e){this.props=t,this.context=e,this.__g=0}function ne(t,e){if(e==null)return t.__&&ne(t.__,t.__i+1);for(var n;e<t.__k.length;e++)if((n=t.__k[e])&&n.__e)return n.__e;return typeof t.type!="function"||t.props.__P?null:ne(t)}function zu(t){var e,n=t.__v,o=n.__e,r=[],s=[],i=t.__P;i&&((e=pe({constructor:rn},n)).__v=n.__v+1,V.vnode&&V.vnode(e),$r(i,e,n,t.__n,i.namespaceURI,32&n.__u?[o]:null,r,o||ne(n),32&n.__u,s),e.__v=n.__v,e.__.__k[e.__i]=e,ii(r,e,s),n.__=n.__e=null,e.__e!=o&&ei(e))}function ei(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.__e=null,t.__k.some(function(e){return e&&(t.__e=e.__e)}),ei(t)}function Xs(t){(8&t.__g||(t.__g|=8,ee.push(t),Rn++))&&fr==V.debounceRendering||((fr=V.debounceRendering)||queueMicrotask)(ni)}function ni(){try{for(var t,e=1;ee.length;)ee.length>e&&ee.sort(Qs),t=ee.shift(),e=ee.length,8&t.__g&&zu(t)}finally{(Rn=ee.length)&&(fr||queueMicrotask)(ni)}}function oi(t,e,n,o,r,s,i,a,l,u,c){var f,d,p,h,g,y,$=o.__k||Fn,b=e.length;for(l=Wu(n,e,$,l,b),f=0;f<b;f++)(p=n.__k[f])!=null&&(d=~p.__i&&$[p.__i]||Bn,p.__i=f,y=$r(t,p,d,r,s,i,a,l,u,c),h=p.__e,(d.ref!=p.ref||8&d.__u)&&(d.ref&&yr(d.ref,null,p,d),p.ref&&c.push(p.ref,p.__c||h,p)),g=g||h,4&p.__u?(l=ri(p,l,t,!d.__v),d.__e&&(d.__e=null)):typeof p.type=="function"&&y!==void 0?l=y:h&&(l=h.nextSibling),p.__u&=-21);return n.__e=g,l}function Wu(t,e,n,o,r){var s,i,a,l,u,c,f,d,p,h=n.length,g=h,y=0,$=0,b=t.__k=Array(r);for(s=0;s<r;s++)(i=e[s])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=b[s]=on(null,i):hr(i)?i=b[s]=on(me,{children:i}):i.constructor===rn&&i.__b?i=b[s]=on(i.type,i.props,i.key,i.ref,i.__v):b[s]=i,l=s+y,i.__=t,i.__b=t.__b+1,a=null,~(u=i.__i=Gu(i,n,l,g))&&(g--,(a=n[u])&&(a.__u|=2)),a&&a.__v?(i.__u|=16,u==l-1?y--:u==l+1?y++:u!=l&&(u>l?y--:y++,$=1)):(~u||(r>h?y--:r<h&&y++),typeof i.type!="function"&&(i.__u|=4))):b[s]=null;if($){for(c=[],f=[],s=0;s<r;s++)if((i=b[s])&&16&i.__u){for(y=0,d=c.length;y<d;)c[p=y+d>>1]<i.__i?y=p+1:d=p;c[y]=i.__i,f[s]=y+1}for(y=c.length;s--;)f[s]&&(f[s]==y?y--:b[s].__u|=4)}if(g)for(s=0;s<h;s++)!(a=n[s])||2&a.__u||(a.__e==o&&(o=ne(a)),br(a,a));return o}function ri(t,e,n,o){var r,s,i,a;if(typeof t.type=="function"){if(t.props.__P)return e;if(r=t.__k)for(s=0;s<r.length;s++)r[s]&&(r[s].__=t,e=ri(r[s],e,n,!1));return e}for(e&&!e.parentNode&&(e=ne(t))&&!e.parentNode&&(e=null),i=t.__e,a=e;a&&a.nodeType==8;)a=a.nextSibling;for(i!=a&&(!o&&n.moveBefore&&i.parentNode?n.moveBefore(i,e):n.insertBefore(i,e||null)),e=i;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith("$s"););return e}function Gu(t,e,n,o){var r,s=t.key,i=t.type,a=e[n],l=a&&!(2&a.__u);if(a===null&&s==null||l&&s==a.key&&i==a.type)return n;if(o>(l?1:0)){for(r=n-1;r>=0;r--)if((a=e[r])&&!(2&a.__u)&&s==a.key&&i==a.type)return r;for(r=n+1;r<e.length;r++)if((a=e[r])&&!(2&a.__u)&&s==a.key&&i==a.type)return r}return-1}function Js(t,e,n){n==null&&(n=""),e[0]=="-"?t.setProperty(e,n):t[e]=n}function Cn(t,e,n,o,r){var s,i;if(e=="style")if(typeof n=="string")t.style.cssText=n;else{if(typeof o=="string"&&(t.style.cssText=o=""),o)for(e in o)n&&e in n||Js(t.style,e);if(n)for(e in n)o&&n[e]==o[e]||Js(t.style,e,n[e])}else if(e[0]=="o"&&e[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(t.__e||(t.__e={}))[e]=n,n&&o||(i=pr[e]||(pr[e]=qu(e)),(t.__a||(t.__a={}))[e]=dr,s=e!=(e=e.replace(ti,"$1")),(e=e.slice(2))[0]<"a"&&(e=e.toLowerCase()),n?t.addEventListener(e,i,s):t.removeEventListener(e,i,s));else{if(r=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in t)try{return void(t[e]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&e[4]!="-"?t.removeAttribute(e):t.setAttribute(e,e=="popover"&&n==1?"":n)}}function qu(t){return function(e){var n=this.__e;if(n){if(n=n[t],e[Dn]==null)e[Dn]=dr++;else if(e[Dn]<this.__a[t])return;return n(V.event?V.event(e):e)}}}function $r(t,e,n,o,r,s,i,a,l,u){var c,f,d,p,h,g,y,$,b,w,_,x,T,A,L,R,bt,ht,St=e.type;if(e.constructor!==rn)return null;128&n.__u&&(l=32&n.__u,c=n.__c.__z)&&(e.__u|=l,f=s=[],c.nodeType==8?a=Ln(c,s):s.push(c),a=s[0]||a),(c=V.__b)&&c(e);t:if(typeof St=="function"){d=i.length;try{if($=e.props,b=(c=St.prototype)&&c.render,w=(c=St.contextType)&&o[c.__c],_=c?w?w.props.value:c.__:o,(p=n.__c)?(e.__c=p,2&p.__g&&(p.__g|=1)):(b?e.__c=p=new St($,_):(e.__c=p=new Se($,_),p.constructor=St,p.render=Yu),w&&w.sub(p),p.state||(p.state={}),p.__n=o,p.__g|=8,p.__h=[],p.__k=[]),b&&(p.__s||(p.__s=p.state),St.getDerivedStateFromProps&&(p.__s==p.state&&(p.__s=pe({},p.__s)),pe(p.__s,St.getDerivedStateFromProps($,p.__s)))),h=p.props,g=p.state,p.__v=e,n.__c){if($!==h&&b&&!St.getDerivedStateFromProps&&p.componentWillReceiveProps&&p.componentWillReceiveProps($,_),e.__v==n.__v&&!(8&p.__g)||!(4&p.__g)&&p.shouldComponentUpdate&&p.shouldComponentUpdate($,p.__s,_)===!1){e.__v!=n.__v&&(p.props=$,p.state=p.__s,p.__g&=-9),e.__e=n.__e,e.__k=n.__k,e.__k.some(function(wt){wt&&(wt.__=e)}),Fn.push.apply(p.__h,p.__k),p.__k=[],p.__h.length&&i.push(p),a=ne(n);break t}p.componentWillUpdate&&p.componentWillUpdate($,p.__s,_),b&&p.componentDidUpdate&&p.__h.push(function(){p.componentDidUpdate(h,g,y)})}else b&&!St.getDerivedStateFromProps&&p.componentWillMount&&p.componentWillMount(),b&&p.componentDidMount&&p.__h.push(p.componentDidMount);p.context=_,p.props=$,p.__P=t,p.__g&=-5,x=V.__r,T=b?25:0;do p.__g&=-9,x&&x(e),c=p.render(p.props,p.state=p.__s,p.context);while(8&p.__g&&++T<25);b&&(Fn.push.apply(p.__h,p.__k),p.__k=[]),p.state=p.__s,p.getChildContext&&(o=pe({},o,p.getChildContext())),b&&n.__c&&p.getSnapshotBeforeUpdate&&(y=p.getSnapshotBeforeUpdate(h,g)),A=c&&c.type===me&&c.key==null?c.props.children:c,$.__P&&(c=a,r=(t=$.__P).namespaceURI,l=s=null,n.props&&n.props.__P!=t&&(n.__k.some(function(wt){wt&&br(wt,wt)}),n.__k=null),a=n.__k?ne(n,0):null),a=oi(t,hr(A)?A:[A],e,n,o,r,s,i,a,l,u),$.__P&&(e.__e=null,a=c),e.__u&=-161,f&&f.some(fe),p.__h.length&&i.push(p),1&p.__g&&(p.__g&=-4)}catch(wt){if(i.length=d,e.__v=null,l||s)if(wt&&wt.then){if(e.__u|=128|l,s){for(~(bt=s.indexOf(a||void 0))||(bt=s.length);(ht=s[bt-1])&&ht.nodeType==8;)bt--;for(;bt<s.length;bt++)if(ht=s[bt])if(s[bt]=null,L){if(ht==R)break}else{if(ht.nodeType!=8)break;ht.data.startsWith("$s")&&(R=Ln(L=ht))}}if(!L){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;L=a}(c=Ln(L=e.__c.__z||(e.__c.__z=L)))?(e.__e=L,a=c):e.__e=a,a=a&&a.nextSibling}else s&&s.some(fe);else e.__e=n.__e;e.__k||(e.__k=n.__k||[]),wt&&wt.then||si(e),V.__e(wt,e,n)}}else a=e.__e=Vu(n.__e,e,n,o,r,s,i,l,u,t);return(c=V.diffed)&&c(e),a}function Ln(t,e){if(t&&t.nodeType==8&&t.data.startsWith("$s"))for(var n=1;t=t.nextSibling;){if(t.nodeType==8){if(t.data.startsWith("$s"))n++;else if(t.data.startsWith("/$s")&&!--n)return t}e&&e.push(t)}}function si(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.some(si))}function ii(t,e,n){for(var o=0;o<n.length;)yr(n[o++],n[o++],n[o++]);V.__c&&V.__c(e,t),t.some(function(r){try{t=r.__h,r.__h=[],t.some(function(s){s.call(r)})}catch(s){V.__e(s,r.__v)}})}function Vu(t,e,n,o,r,s,i,a,l,u){var c,f,d,p,h,g,y,$,b=n.props||Bn,w=e.props,_=e.type;if(_=="svg"?r="http://www.w3.org/2000/svg":_=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),s){for(c=0;c<s.length;c++)if((h=s[c])&&(_?h.localName==_:h.nodeType==3)){t=h,s[c]=null;break}}if(!t){if($=u.ownerDocument||document,!_)return $.createTextNode(w);t=$.createElementNS(r,_,w.is?w:u),a&&(V.__m&&V.__m(e,s),a=!1),s=null}if(_){if(u=_=="template"&&t.content||t,s=_=="textarea"&&w.defaultValue!=null?null:s&&gr.call(u.childNodes),!a&&s)for(b={},c=0;c<t.attributes.length;c++)b[(h=t.attributes[c]).name]=h.value;for(c in b)h=b[c],c=="dangerouslySetInnerHTML"?d=h:c=="children"||c in w||c=="value"&&"defaultValue"in w||c=="checked"&&"defaultChecked"in w||Cn(t,c,null,h,r);for(c in w)h=w[c],c=="children"?p=h:c=="dangerouslySetInnerHTML"?f=h:c=="value"?g=h:c=="checked"?y=h:a&&typeof h!="function"||b[c]===h||Cn(t,c,h,b[c],r);f?(a||d&&(f.__html==d.__html||f.__html==t.innerHTML)||(t.innerHTML=f.__html),e.__k=[]):(d&&(t.textContent=""),(_=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&ju.test(_))&&(r="http://www.w3.org/1999/xhtml"),oi(u,hr(p)?p:[p],e,n,o,r,s,i,s?s[0]:n.__k&&ne(n,0),a,l),s&&s.some(fe)),a&&_!="textarea"||(c="value",_=="progress"&&g==null?t.removeAttribute(c):g==null||g===t[c]&&(_!="progress"||g)||Cn(t,c,g,b[c],r),c="checked",y!=null&&y!=t[c]&&Cn(t,c,y,b[c],r))}else b===w||a&&t.data==w||(t.data=w);return t}function yr(t,e,n,o){try{typeof t=="function"?e?e.__x=t(e)||1:o&&(o=o.__c||o.__e)&&(e=o.__x)&&(o.__x=null,typeof e=="function"?e():t(null)):t.current=e}catch(r){V.__e(r,n)}}function br(t,e,n){var o,r,s,i;if(V.unmount&&V.unmount(t),!(o=t.ref)||o.current&&o.current!=t.__e||yr(o,null,e,t),o=t.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(a){V.__e(a,e)}o.__P=o.__n=null}if(o=t.__k)for(i=0;i<o.length;i++)o[i]&&br(o[i],e,typeof t.type!="function"||n&&!t.props.__P);!n&&(o=t.__c)&&(o=o.__z)&&(r=Ln(o,s=[]))&&(o==t.__e&&s.some(fe),fe(r),fe(o)),n||fe(t.__e),t.__e=t.__c=t.__=null}function Yu(t,e,n){return this.constructor(t,n)}function ai(t,e){var n,o,r,s;V.__&&V.__(t,e),e.nodeType==9&&(e=e.documentElement),o=(n=t&&32&t.__u)?null:e.__k,e.__k=on(me,{children:[t]}),r=[],s=[],$r(e,e.__k,o||Bn,Bn,e.namespaceURI,o?null:e.firstChild?gr.call(e.childNodes):null,r,o?o.__e:e.firstChild,n,s),ii(r,e.__k,s),e.__k.props.children=null}V={__e:function(t,e,n,o){for(var r,s,i;e=e.__;)if((r=e.__c)&&!(1&r.__g)){r.__g|=4;try{if((i=(s=r.constructor)&&s.getDerivedStateFromError)&&r.setState(s.getDerivedStateFromError(t)),r.componentDidCatch&&(r.componentDidCatch(t,o||{}),i=1),i&&8&r.__g)return void(r.__g|=2)}catch(a){t=a}}throw Rn=0,t}},Zs=0,mr=function(t){return t!=null&&t.constructor===rn},Se.prototype.setState=function(t,e){var n=this.__s;n&&n!=this.state||(n=this.__s=pe({},this.state)),typeof t=="function"&&(t=t(pe({},n),this.props)),t&&(pe(n,t),this.__v&&(e&&this.__k.push(e),Xs(this)))},Se.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.push(t),Xs(this))},Se.prototype.render=me,ee=[],Rn=0,Qs=function(t,e){return t.__v.__b-e.__v.__b},Dn=Symbol(),ti=/(PointerCapture)$|Capture$/i,dr=0,pr={},Hu=0;var de,it,wr,li,vr=Object.is,Hn=0,$i=[],_r=[],st=V,ci=st.__b,ui=st.__r,fi=st.diffed,pi=st.__c,mi=st.unmount,di=st.__;function an(t,e){st.__h&&st.__h(it,t,Hn||e),Hn=0;var n=it.__H||(it.__H={__:[],__h:[]});return t>=n.__.length&&n.__.push({}),n.__[t]}function v(t){return Hn=1,Ku(yi,t)}function Ku(t,e,n){var o=an(de++,2);if(o.t=t,!o.__c&&(o.__=[n?n(e):yi(void 0,e),function(s){var i=(o.__N||o.__)[0],a=o.t(i,s);vr(i,a)||(o.__N=[a,o.__[1]],o.__c.setState({}))}],o.__c=it,!it.__f)){it.__f=!0;var r=it.shouldComponentUpdate;it.shouldComponentUpdate=function(s,i,a){var l=this.__H;if(!l)return!0;var u=!1,c=this.props!=s;if(l.__.some(function(d){d.__N&&(u=!0,vr(d.__[0],d.__N[0])||(c=!0))}),r){var f=r.call(this,s,i,a);return u?f||c:f}return!u||c}}return o.__}function W(t,e){var n=an(de++,3);!st.__s&&kr(n.__H,e)&&(n.__P=!0,n.__=t,n.u=e,it.__H.__h.push(n))}function at(t,e){var n=an(de++,4);!st.__s&&kr(n.__H,e)&&(n.__P=!1,n.__=t,n.u=e,it.__h.push(n))}function B(t){return Hn=5,Ee(function(){return{current:t}},[])}function Ee(t,e){var n=an(de++,7);return kr(n.__H,e)&&(n.__=t(),n.__H=e),n.__}function Ht(){var t=an(de++,11);if(!t.__){for(var e=it.__v;!e.__m&&e.__;)e=e.__;var n=e.__m||(e.__m=[0,0]);t.__="P"+n[0]+"-"+n[1]++}return t.__}function Xu(){var t;do{for(;t=_r.shift();)try{sn(t)}catch(n){st.__e(n,{__:(t=t.__P)&&t.__v})}for(;t=$i.shift();){var e=t.__H;if(t.__P&&e)try{e.__h.some(sn),e.__h.some(xr),e.__h=[]}catch(n){e.__h=[],st.__e(n,t.__v)}}}while(_r.length)}st.__b=function(t){it=null,ci&&ci(t)},st.__=function(t,e){t&&e.__k&&e.__k.__m&&(t.__m=e.__k.__m),di&&di(t,e)},st.__r=function(t){ui&&ui(t),de=0;var e=(it=t.__c).__H;e&&(wr==it?it.__h=[]:(e.__h.some(sn),e.__h.some(xr),de=0),e.__h=[],e.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),wr=it},st.diffed=function(t){fi&&fi(t);var e=t.__c;e&&e.__H&&(e.__H.__h.length&&gi($i.push(e)),e.__H.__.some(function(n){n.u&&(n.__H=n.u)})),wr=it=null},st.__c=function(t,e){e.some(function(n){try{n.__h.some(sn),n.__h=n.__h.filter(function(o){return!o.__||xr(o)})}catch(o){n.__h=[function(){throw o}]}}),pi&&pi(t,e)},st.unmount=function(t){mi&&mi(t);var e,n,o=t.__c;o&&o.__H&&(o.__H.__.some(function(r){try{if(r.__P&&r.__c){if(n===void 0){for(n=t.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}r.__P=n,gi(_r.push(r))}else sn(r)}catch(s){e=s}}),o.__H=void 0,e&&st.__e(e,o.__v))};var hi=typeof requestAnimationFrame=="function";function Ju(t){var e,n=function(){clearTimeout(o),hi&&cancelAnimationFrame(e),setTimeout(t)},o=setTimeout(n,35);hi&&(e=requestAnimationFrame(n))}function gi(t){t!=1&&li==st.requestAnimationFrame||((li=st.requestAnimationFrame)||Ju)(Xu)}function sn(t){var e=it,n=t.__c;typeof n=="function"&&(t.__c=void 0,n()),it=e}function xr(t){var e=it;t.__c=t.__(),it=e}function kr(t,e){return!t||t.length!=e.length||e.some(function(n,o){return!vr(n,t[o])})}function yi(t,e){return typeof e=="function"?e(t):e}var Zu=Symbol.for("preact-signals");function Gn(){if(Yt>1){Yt--;return}let t,e=!1;for((function(){let n=jn;for(jn=void 0;n!==void 0;){let o=n.S;if(o.v===n.v)for(let r=o.t;r!==void 0;r=r.x)r.i===n.i&&(r.i=o.i);n=n.o}})();cn!==void 0;){let n=cn;for(cn=void 0,zn++;n!==void 0;){let o=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&wi(n))try{n.c()}catch(r){e||(t=r,e=!0)}n=o}}if(zn=0,Yt--,e)throw t}function Sr(t){if(Yt>0)return t();Mr=++Qu,Yt++;try{return t()}finally{Gn()}}var nt,ln,cn;function un(t){let e=nt,n=ln;nt=void 0,ln=void 0;try{return t()}finally{nt=e,ln=n}}var jn,Yt=0,zn=0,Qu=0,Mr=0,Wn=0;function bi(t){if(nt===void 0)return;let e=t.n;if(e===void 0||e.t!==nt)return e={i:0,S:t,p:nt.s,n:void 0,t:nt,e:void 0,x:void 0,r:e},nt.s!==void 0&&(nt.s.n=e),nt.s=e,t.n=e,32&nt.f&&t.S(e),e;if(e.i===-1)return e.i=0,e.n!==void 0&&(e.n.p=e.p,e.p!==void 0&&(e.p.n=e.n),e.p=nt.s,e.n=void 0,nt.s.n=e,nt.s=e),e}function ct(t,e){this.v=t,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=e?.watched,this.Z=e?.unwatched,this.name=e?.name}ct.prototype.brand=Zu;ct.prototype.h=function(){return!0};ct.prototype.S=function(t){let e=this.t;e!==t&&t.e===void 0&&(t.x=e,this.t=t,e!==void 0?e.e=t:un(()=>{var n;(n=this.W)==null||n.call(this)}))};ct.prototype.U=function(t){if(this.t!==void 0){let e=t.e,n=t.x;e!==void 0&&(e.x=n,t.e=void 0),n!==void 0&&(n.e=e,t.x=void 0),t===this.t&&(this.t=n,n===void 0&&un(()=>{var o;(o=this.Z)==null||o.call(this)}))}};ct.prototype.subscribe=function(t){return jt(()=>{let e=this.value;un(()=>t(e))},{name:"sub"})};ct.prototype.valueOf=function(){return this.value};ct.prototype.toString=function(){return this.value+""};ct.prototype.toJSON=function(){return this.value};ct.prototype.peek=function(){return un(()=>this.value)};Object.defineProperty(ct.prototype,"value",{get(){let t=bi(this);return t!==void 0&&(t.i=this.i),this.v},set(t){if(t!==this.v){if(zn>100)throw new Error("Cycle detected");(function(e){Yt!==0&&zn===0&&e.l!==Mr&&(e.l=Mr,jn={S:e,v:e.v,i:e.i,o:jn})})(this),this.v=t,this.i++,Wn++,Yt++;try{for(let e=this.t;e!==void 0;e=e.x)e.t.N()}finally{Gn()}}}});function et(t,e){return new ct(t,e)}function wi(t){for(let e=t.s;e!==void 0;e=e.n)if(e.S.i!==e.i||!e.S.h()||e.S.i!==e.i)return!0;return!1}function vi(t){for(let e=t.s;e!==void 0;e=e.n){let n=e.S.n;if(n!==void 0&&(e.r=n),e.S.n=e,e.i=-1,e.n===void 0){t.s=e;break}}}function _i(t){let e,n=t.s;for(;n!==void 0;){let o=n.p;n.i===-1?(n.S.U(n),o!==void 0&&(o.n=n.n),n.n!==void 0&&(n.n.p=o)):e=n,n.S.n=n.r,n.r!==void 0&&(n.r=void 0),n=o}t.s=e}function he(t,e){ct.call(this,void 0,e),this.x=t,this.s=void 0,this.g=Wn-1,this.f=4}he.prototype=new ct;he.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===Wn))return!0;if(this.g=Wn,this.f|=1,this.i>0&&!wi(this))return this.f&=-2,!0;let t=nt;try{vi(this),nt=this;let e=this.x();(16&this.f||this.v!==e||this.i===0)&&(this.v=e,this.f&=-17,this.i++)}catch(e){this.v=e,this.f|=16,this.i++}return nt=t,_i(this),this.f&=-2,!0};he.prototype.S=function(t){if(this.t===void 0){this.f|=36;for(let e=this.s;e!==void 0;e=e.n)e.S.S(e)}ct.prototype.S.call(this,t)};he.prototype.U=function(t){if(this.t!==void 0&&(ct.prototype.U.call(this,t),this.t===void 0)){this.f&=-33;for(let e=this.s;e!==void 0;e=e.n)e.S.U(e)}};he.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(let t=this.t;t!==void 0;t=t.x)t.t.N()}};Object.defineProperty(he.prototype,"value",{get(){if(1&this.f)throw new Error("Cycle detected");let t=bi(this);if(this.h(),t!==void 0&&(t.i=this.i),16&this.f)throw this.v;return this.v}});function vt(t,e){return new he(t,e)}function xi(t){let e=t.j;if(t.j=void 0,typeof e=="function"){Yt++;let n=nt;nt=void 0;try{e()}catch(o){throw t.f&=-2,t.f|=8,Er(t),o}finally{nt=n,Gn()}}}function Er(t){for(let e=t.s;e!==void 0;e=e.n)e.S.U(e);t.x=void 0,t.s=void 0,xi(t)}function tf(t){if(nt!==this)throw new Error("Out-of-order effect");_i(this),nt=t,this.f&=-2;try{8&this.f&&Er(this)}finally{Gn()}}function Te(t,e){this.x=t,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=e?.name,ln&&ln.push(this)}Te.prototype.c=function(){let t=this.S();try{if(8&this.f||this.x===void 0)return;let e=this.x();typeof e=="function"&&(this.j=e)}finally{t()}};Te.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,xi(this),vi(this),Yt++;let t=nt;return nt=this,tf.bind(this,t)};Te.prototype.N=function(){2&this.f||(this.f|=2,this.u=cn,cn=this)};Te.prototype.d=function(){this.f|=8,1&this.f||Er(this)};Te.prototype.dispose=function(){this.d()};function jt(t,e){let n=new Te(t,e);try{n.c()}catch(r){throw n.d(),r}let o=n.d.bind(n);return o[Symbol.dispose]=o,o}var ef=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__,ki,Vn,qn;var Mi=[];jt(function(){ki=this.N})();function Oe(t,e){V[t]=e.bind(null,V[t]||(()=>{}))}function fn(t){if(qn){let e=qn;qn=void 0,e()}qn=t&&t.S()}function Si({data:t}){let e=of(t);e.name="ReactiveDom",e.value=t;let[n,o]=Ee(()=>{let r=this,s=this.__v;for(;s=s.__;)if(s.__c){s.__c.__$f|=4;break}let i=vt(()=>{let c=e.value.value;return c===0?0:c===!0?"":c||""}),a=vt(()=>!Array.isArray(i.value)&&!mr(i.value)),l=jt(function(){if(this.N=Ei,a.value){let c=i.value;r.__v&&r.__v.__e&&r.__v.__e.nodeType===3&&(r.__v.__e.data=c)}}),u=this.__$u.d;return this.__$u.d=function(){l(),u.call(this)},[a,i]},[]);return n.value?o.peek():o.value}Si.displayName="ReactiveTextNode";Object.defineProperties(ct.prototype,{constructor:{configurable:!0,value:Un(me,null).constructor},type:{configurable:!0,value:Si},props:{configurable:!0,get(){let t=this;return{data:{get value(){return t.value}}}}},__b:{configurable:!0,value:1}});Oe("__b",(t,e)=>{if(fn(),Vn=void 0,typeof e.type=="string"){let n,o=e.props;for(let r in o){if(r==="children")continue;let s=o[r];s instanceof ct&&(n||(e.__np=n={}),n[r]=s,o[r]=s.peek())}}t(e)});Oe("__r",(t,e)=>{if(t(e),e.type!==me){fn();let n,o=e.__c;o&&(o.__$f&=-2,n=o.__$u,n===void 0&&(o.__$u=n=(function(r,s){let i;return jt(function(){i=this},{name:s}),i.c=r,i})((function(r){return function(){var s;ef&&((s=this.y)==null||s.call(this)),r.__$f|=1,r.setState({})}})(o),typeof e.type=="function"?e.type.displayName||e.type.name:""))),Vn=o,fn(n)}});Oe("__e",(t,e,n,o)=>{fn(),Vn=void 0,t(e,n,o)});Oe("diffed",(t,e)=>{fn(),Vn=void 0;let n;if(typeof e.type=="string"&&(n=e.__e)){let o=e.__np,r=e.props,s=n.U;if(s)for(let i in s){let a=s[i];a===void 0||o&&i in o||(a.d(),s[i]=void 0)}if(o){s||(s={},n.U=s);for(let i in o){let a=s[i],l=o[i];a===void 0?(a=nf(n,i,l,r),s[i]=a):a.o(l,r)}}}t(e)});function nf(t,e,n,o){let r=e in t&&t.ownerSVGElement===void 0,s=et(n);return{o:(i,a)=>{s.value=i,o=a},d:jt(function(){this.N=Ei;let i=s.value.value;o[e]!==i&&(o[e]=i,r?t[e]=i:i!=null&&(i!==!1||e[4]==="-")?t.setAttribute(e,i):t.removeAttribute(e))})}}Oe("unmount",(t,e)=>{if(typeof e.type=="string"){let n=e.__e;if(n){let r=n.U;if(r){n.U=void 0;for(let s in r){let i=r[s];i&&i.d()}}}let o=e.__np;if(o){let r=e.props;for(let s in o)r[s]=o[s]}e.__np=void 0}else{let n=e.__c;if(n){n.__$f|=8;let o=n.__$u;o&&(n.__$u=void 0,o.d())}}t(e)});Oe("__h",(t,e,n,o)=>{o<3&&(e.__$f|=2),t(e,n,o)});Se.prototype.shouldComponentUpdate=function(t,e){if(this.__R)return!0;let n=this.__$u,o=n&&n.s!==void 0;for(let r in e)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){let r=2&this.__$f;if(!(o||r||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(let r in t)if(r!=="__source"&&t[r]!==this.props[r])return!0;for(let r in this.props)if(!(r in t))return!0;return!1};function of(t,e){return Ee(()=>et(t,e),[])}var rf=t=>{queueMicrotask(()=>{queueMicrotask(t)})};function sf(){Sr(()=>{let t;for(;t=Mi.shift();)ki.call(t)})}function Ei(){Mi.push(this)===1&&(V.requestAnimationFrame||rf)(sf)}var Ie=et("");async function Ti(t,e){Ie.value=e,await new Promise(n=>{setTimeout(n,t*1e3),window.addEventListener("online",n,{once:!0})})}var Tr=0;function Oi(){Tr+=1}function Ii(){Tr-=1,Tr||Or()}function Or(){Ie.peek()&&(Ie.value="")}var F=et(void 0),zt=et("");function Pi(){F.peek()&&(zt.value="You have been signed out. Please sign in again.",F.value=null)}var af=6e4,lf=[1,2,4,8],cf=30,uf=401,Ai=429,Ni=503;async function Kt(t,e,n={}){let o=!1;try{for(let r of[...lf,null])try{let s=await ff(t,e,n);return Or(),s}catch(s){let i=s instanceof K?pf(s,t,r):null;if(i===null)throw s;o||Oi(),o=!0,await Ti(i,mf(s))}throw new K("The server does not answer.")}finally{o&&Ii()}}async function C(t,e,n){let r=await(await Kt(t,e,n)).text();return r===""?null:JSON.parse(r)}async function ff(t,e,{query:n={},json:o,file:r,ifMatch:s,signal:i,isGuest:a}){let l=new URL(e,document.baseURI);for(let[g,y]of Object.entries(n))y!=null&&y!==""&&l.searchParams.set(g,String(y));let u={};o!==void 0&&(u["Content-Type"]="application/json"),r&&(u["Content-Type"]=r.type||"application/octet-stream"),s&&(u["If-Match"]=s);let c=AbortSignal.timeout(af),f=i?AbortSignal.any([i,c]):c,d=r??(o===void 0?void 0:JSON.stringify(o)),p;try{p=await fetch(l,{method:t,body:d,headers:u,signal:f})}catch(g){throw i?.aborted?g:c.aborted?new K("The server did not answer in time.",{code:"slow"}):new K("The server cannot be reached. Are you online?",{code:"offline"})}if(p.ok)return p;let h=await df(p);throw h.status===uf&&!a&&Pi(),h}function pf(t,e,n){if(n===null)return null;if(t.status===Ni||t.status===Ai){let r=t.retryAfterSeconds||n;return r<=cf?r:null}return t.code==="offline"&&e==="GET"?n:null}function mf(t){return t.status===Ai?"That was a lot at once. One moment…":t.status===Ni?"The server is busy. Trying again…":"The server cannot be reached. Trying again…"}async function df(t){let e={status:t.status,requestId:t.headers.get("X-Request-Id")??"",retryAfterSeconds:Number(t.headers.get("Retry-After")??0)||0};try{let{error:n}=JSON.parse(await t.text());return new K(hf(String(n.message)),{...e,code:String(n.code),details:n.details??{},requestId:String(n.requestId||e.requestId)})}catch{return new K(`The server answered with status ${t.status}.`,e)}}function hf(t){let e=t.lastIndexOf(". ");return e<0?t:t.slice(0,e+1)}async function Ci(){try{return(await C("GET","api/auth/session",{isGuest:!0})).user}catch(t){if(t instanceof K&&t.status===401)return null;throw t}}async function Di(t){return(await C("POST","api/auth/register",{json:t,isGuest:!0})).user}async function Li(t){return(await C("POST","api/auth/login",{json:t,isGuest:!0})).user}async function Ri(){await C("POST","api/auth/logout",{isGuest:!0})}async function Bi(t){await C("POST","api/auth/reset",{json:{email:t},isGuest:!0})}async function Fi(t){await C("POST","api/auth/reset/confirm",{json:t,isGuest:!0})}async function Ui(){await C("POST","api/users/me/confirmation")}async function Hi(t){return C("POST","api/users/me/confirm",{json:{token:t}})}async function ji(t){let e=await C("PATCH","api/users/me",{json:t});return e.user??e}async function zi(t){await C("PUT","api/users/me/password",{json:t,isGuest:!0})}async function Wi(t){await C("POST","api/users/me/delete",{json:{password:t},isGuest:!0})}async function Gi(t){return(await Kt("GET","api/backup",{query:{photos:t}})).blob()}async function qi(t){return C("POST","api/restore",{file:new Blob([t],{type:"application/json"})})}async function Vi(t){return C("GET",`api/restores/${encodeURIComponent(t)}`)}var Ki=function(t,e,n,o){var r;e[0]=0;for(var s=1;s<e.length;s++){var i=e[s++],a=e[s]?(e[0]|=i?1:2,n[e[s++]]):e[++s];i===3?o[0]=a:i===4?o[1]=Object.assign(o[1]||{},a):i===5?(o[1]=o[1]||{})[e[++s]]=a:i===6?o[1][e[++s]]+=a+"":i?(r=t.apply(a,Ki(t,a,n,["",null])),o.push(r),a[0]?e[0]|=2:(e[s-2]=0,e[s]=r)):o.push(a)}return o},Yi=new Map;function Xi(t){var e=Yi.get(this);return e||(e=new Map,Yi.set(this,e)),(e=Ki(this,e.get(t)||(e.set(t,e=(function(n){for(var o,r,s=1,i="",a="",l=[0],u=function(d){s===1&&(d||(i=i.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?l.push(0,d,i):s===3&&(d||i)?(l.push(3,d,i),s=2):s===2&&i==="..."&&d?l.push(4,d,0):s===2&&i&&!d?l.push(5,0,!0,i):s>=5&&((i||!d&&s===5)&&(l.push(s,0,i,r),s=6),d&&(l.push(s,d,0,r),s=6)),i=""},c=0;c<n.length;c++){c&&(s===1&&u(),u(c));for(var f=0;f<n[c].length;f++)o=n[c][f],s===1?o==="<"?(u(),l=[l],s=3):i+=o:s===4?i==="--"&&o===">"?(s=1,i=""):i=o+i[0]:a?o===a?a="":i+=o:o==='"'||o==="'"?a=o:o===">"?(u(),s=1):s&&(o==="="?(s=5,r=i,i=""):o==="/"&&(s<5||n[c][f+1]===">")?(u(),s===3&&(l=l[0]),s=l,(l=l[0]).push(2,0,s),s=0):o===" "||o==="	"||o===`
`||o==="\r"?(u(),s=2):i+=o),s===3&&i==="!--"&&(s=4,l=l[0])}return u(),l})(t)),e),arguments,[])).length>1?e:e[0]}var m=Xi.bind(Un);var $f=globalThis.document?.documentElement,ea="en-GB",yf=/\{(\w+)\}|<(\w+)>(.*?)<\/\2>/gs,Ji=new Map,Ir=()=>$f?.lang||ea;function na(t){let e=Object.keys(t),n=t[e[0]??ea],o=(r,s)=>{let i=t[vf([Ir()],e)??""],a=Zi(i,r)??Zi(n,r);if(a===void 0)throw new Error(`There is no text "${r}".`);return typeof a=="string"?a:a[wf(Number(s.count))]??a.other};return{text:(r,s={})=>Qi(o(r,s),s).join(""),rich:(r,s={})=>Qi(o(r,s),s)}}function bf(t,e={}){return oa(Intl.NumberFormat,e).format(t)}var Rg=[["year",365*86400],["month",30*86400],["week",7*86400],["day",86400],["hour",3600],["minute",60]];function Zi(t,e){let n=t;for(let o of e.split("."))n=n?.[o];return n}function Qi(t,e){let n=[],o=0;for(let r of t.matchAll(yf)){let[s,i,a,l=""]=r;n.push(t.slice(o,r.index)),o=r.index+s.length;let u=e[i??a??""];if(u===void 0)throw new Error(`The text "${t}" needs "${i??a}".`);a?n.push(typeof u=="function"?u(l):l):n.push(typeof u=="number"?bf(u):u)}return n.push(t.slice(o)),n.filter(r=>r!=="")}function wf(t){return oa(Intl.PluralRules,{}).select(t)}function oa(t,e){let n=`${t.name} ${Ir()} ${JSON.stringify(e)}`,o=Ji.get(n)??new t(Ir(),e);return Ji.set(n,o),o}function vf(t,e){for(let n of t){let o=n.toLowerCase(),r=e.find(i=>i.toLowerCase()===o),s=e.find(i=>ta(i)===ta(n));if(r??s)return r??s}}var ta=t=>t.toLowerCase().split("-")[0];var ra={confirm:{cancel:"Cancel",type:"Type {name} to confirm"},copy:{button:"Copy",done:"Copied",failed:"Not allowed: select it and copy"},dialog:{close:"Close"},keys:{title:"Keyboard",letters:"Enable keyboard shortcuts"},notice:{dismiss:"Dismiss"},problem:{again:"Try again",copyId:"Copy id",request:"Request {id}",status:"status {status}",wait:{one:"You can try again in {count} second.",other:"You can try again in {count} seconds."},waitMinutes:{one:"You can try again in {count} minute.",other:"You can try again in {count} minutes."}},theme:{title:"Colours",system:"System",light:"Light",dark:"Dark"}};var{text:ft,rich:Yn}=na({"en-GB":ra});var sa={add:"M12 5v14M5 12h14",back:"M15 5l-7 7 7 7",bell:"M6 17v-6a6 6 0 0112 0v6l1.5 2h-15zM10 21h4",bin:"M4 7h16M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10.3 10.5v6M13.7 10.5v6",check:"M4.5 12.5l5 5L19.5 7",close:"M6 6l12 12M18 6L6 18",copy:"M9 9h11v11H9zM15 9V4H4v11h5",down:"M6 9l6 6 6-6",edit:"M4 20l1-4.5L16.5 4 20 7.5 8.5 19zM14 6.5l3.5 3.5",keyboard:"M3 7h18v11H3zM7 11h.01M11 11h.01M15 11h.01M8 14.5h8",menu:"M4 6h16M4 12h16M4 18h16",more:"M5 12h.01M12 12h.01M19 12h.01",next:"M9 5l7 7-7 7",refresh:"M20 11a8 8 0 10-2 6.2M20 4v7h-7",search:"M10.5 17a6.5 6.5 0 100-13 6.5 6.5 0 000 13zM15.5 15.5L21 21",up:"M6 15l6-6 6 6",warning:"M12 4L2.5 20h19zM12 10v5M12 17.5v.01"};function ia(t){Object.assign(sa,t)}function M({name:t}){return m`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d=${sa[t]} />
  </svg>`}var _f=2500;function Kn({text:t,label:e=ft("copy.button")}){let[n,o]=v("");return m`<button type="button" class="button quiet copy" onClick=${async()=>{let s=await xf(typeof t=="string"?t:t());o(s?"done":"failed"),setTimeout(()=>o(""),_f)}}>
    <${M} name=${n==="done"?"check":"copy"} />
    <span aria-live="polite">${n?ft(`copy.${n}`):e}</span>
  </button>`}async function xf(t){try{return await navigator.clipboard.writeText(t),!0}catch{let e=document.createElement("textarea");e.value=t,e.className="visually-hidden";let n=document.activeElement;(document.querySelector("dialog[open]")??document.body).append(e),e.select();let o=document.execCommand("copy");return e.remove(),n instanceof HTMLElement&&n.focus(),o}}var kf=500,Mf=90,Pr={advice:{},isForDevelopers:!1};function aa(t){Object.assign(Pr,t)}function E({error:t,title:e,onRetry:n,children:o}){if(!t)return null;let r=t instanceof K?t:null,s=r?Pr.advice[r.status]:"",i=Pr.isForDevelopers||(r?.status??0)>=kf;return m`<div class="problem" role="alert">
    <p class="problem-words">
      ${e?m`<strong>${e}</strong>${" "}`:null}${Sf(t)}
    </p>
    ${s?m`<p>${s}</p>`:null} ${o}
    ${r?.retryAfterSeconds?m`<p>${Ef(r.retryAfterSeconds)}</p>`:null}
    ${r?.requestId&&i?m`<p class="problem-id hint">
          ${Yn("problem.request",{id:m`<code>${r.requestId}</code>`})}
          ${r.status?`, ${ft("problem.status",{status:`${r.status}`})}`:null}
          <${Kn} text=${r.requestId} label=${ft("problem.copyId")} />
        </p>`:null}
    ${n?m`<button type="button" class="button" onClick=${n}>
          ${ft("problem.again")}
        </button>`:null}
  </div>`}function Sf(t){let e=t instanceof Error?t.message:String(t);return Xn(e.split(" `details`")[0]??e)}function Xn(t){let e=t.trim(),n=e.charAt(0).toUpperCase()+e.slice(1);return/[.!?…]$/.test(n)?n:`${n}.`}function Ef(t){return t<Mf?ft("problem.wait",{count:t}):ft("problem.waitMinutes",{count:Math.ceil(t/60)})}var Tf={403:"You may look at this tree, but not change this. Ask its owner if you would like to.",404:"It may have been deleted, or you may not be allowed to see it any more.",409:"Look at what is there now, and try again if it still makes sense.",413:"It is too large. Try with something smaller.",429:"Please wait a little before you try again.",500:"This is our fault, not yours. Try again; if it goes on, tell whoever runs this service.",503:"The server is busy or being looked after. Nothing was lost; try again in a while."};aa({advice:Tf});var Ar=["tree","pedigree","descendants","hourglass","fan","list"],Jn=t=>t!=="tree"&&t!=="list",Nr=2,Cr=10,ca=4,la={"":"trees",trees:"tree",public:"public",signin:"signin",signup:"signup",forgot:"forgot",reset:"reset",confirm:"confirm"},Of={trees:"",tree:"trees",public:"public",signin:"signin",signup:"signup",forgot:"forgot",reset:"reset",confirm:"confirm"},D=et(fa());window.addEventListener("hashchange",()=>{D.value=fa()});function $t(t,e="",{replace:n=!1}={}){ua({...pa(""),screen:t,id:e},n)}function U(t,{replace:e=!1}={}){ua({...D.peek(),...t},e)}function Zn(t){let{view:e,person:n,root:o}=D.peek(),r=Jn(e)?o||n:n||o;U({view:t,...Jn(t)?{root:r}:{}})}function ot({screen:t="trees",id:e="",view:n,root:o,generations:r,person:s,insight:i}){let a=[Of[t],e].filter(Boolean).map(encodeURIComponent).join("/"),l=new URLSearchParams;n&&n!=="tree"&&l.set("view",n),o&&l.set("root",o),r&&r!==ca&&l.set("generations",String(r)),s&&l.set("person",s),i&&l.set("insight",i);let u=l.toString();return`#/${a}${u?`?${u}`:""}`}function ua(t,e){let n=ot(t);n!==(location.hash||"#/")&&(e?history.replaceState(null,"",n):history.pushState(null,"",n),D.value=t)}function fa(){return pa(location.hash.replace(/^#\/?/,""))}function pa(t){let[e="",n=""]=t.split("?",2),[o="",r=""]=e.split("/").map(If),s=new URLSearchParams(n),i=s.get("view")??"tree",a=Number(s.get("generations"))||ca;return{screen:Object.hasOwn(la,o)?la[o]:"trees",id:r,view:Ar.includes(i)?i:"tree",root:s.get("root")??"",generations:Math.min(Cr,Math.max(Nr,Math.round(a))),person:s.get("person")??"",insight:s.get("insight")??""}}function If(t){try{return decodeURIComponent(t)}catch{return""}}var Pf=1e4,ma=3,It=et([]),da=0;function pt(t,e){let n={id:++da,text:t,action:e};It.value=[...It.value,n].slice(-ma),setTimeout(()=>Qn(n.id),Pf)}function ut(t){let e={id:++da,text:"",error:t};It.value=[...It.value,e].slice(-ma)}function Qn(t){It.value=It.value.filter(e=>e.id!==t)}function Dr(){It.value=It.value.filter(t=>!t.action)}function Lr(){It.value=[]}function ha({token:t}){let[e,n]=v(null),o=async()=>{try{F.value=await Hi(t),pt("Your e-mail address is confirmed."),$t("trees","",{replace:!0})}catch(r){n(r)}};return W(()=>{document.title="Confirming your address · Yggdrasil",o()},[]),m`<main class="lone" aria-busy=${!e}>
    <h1>${e?"This link does not work":"Confirming your address…"}</h1>
    <${E} error=${e} />
    ${e?m`<p><a href=${ot({})}>To my trees</a></p>`:null}
  </main>`}var ga=["system","light","dark"],to=document.documentElement,Rr=`${to.dataset.preferences}.theme`,Br=`${to.dataset.preferences}.letters`,Pe=et(localStorage.getItem(Rr)??"system"),Ae=et(localStorage.getItem(Br)!=="off");jt(()=>{Pe.value==="system"?(localStorage.removeItem(Rr),delete to.dataset.theme):(localStorage.setItem(Rr,Pe.value),to.dataset.theme=Pe.value)});jt(()=>{Ae.value?localStorage.removeItem(Br):localStorage.setItem(Br,"off")});var Af={tree:"M12 21v-8M12 17c-3.5 0-6-2-6-5M12 15c3 0 5.5-1.5 5.5-4.500M6 9.500a2 2 0 110-4 2 2 0 010 4zM17.5 8a2 2 0 110-4 2 2 0 010 4zM12 13V8",pedigree:"M3 12h5M8 6v12M8 6h5M8 18h5M13 3v6M13 3h7M13 9h7M13 15v6M13 15h7M13 21h7",descendants:"M12 3v5M4 14v-3h16v3M12 8v6M2.5 14h3v5h-3zM10.5 14h3v5h-3zM18.5 14h3v5h-3z",hourglass:"M5 3h14M5 21h14M7 3c0 5 5 6 5 9s-5 4-5 9M17 3c0 5-5 6-5 9s5 4 5 9",fan:"M12 19L3.5 8.500a13 13 0 0117 0zM12 19V6M12 19L7.5 6.800M12 19l4.5-12.2",list:"M8 6h13M8 12h13M8 18h13M3.5 6h.01M3.5 12h.01M3.5 18h.01",person:"M12 11a4 4 0 100-8 4 4 0 000 8zM4.5 21c.6-4 3.6-6.5 7.5-6.500s6.9 2.5 7.5 6.5",couple:"M8.5 11a3.5 3.5 0 100-7 3.5 3.5 0 000 7zM16.5 12a3 3 0 100-6M2.5 20c.4-3.5 2.7-5.5 6-5.500s5.6 2 6 5.500M17 15c2.5.2 4.1 2 4.5 5",plus:"M12 5v14M5 12h14",minus:"M5 12h14",fit:"M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",search:"M10.5 17a6.5 6.5 0 100-13 6.5 6.5 0 000 13zM15.5 15.500L21 21",undo:"M8 5L3.5 9.5 8 14M3.5 9.500H15a5.5 5.5 0 010 11h-4",redo:"M16 5l4.5 4.500L16 14M20.5 9.500H9a5.5 5.5 0 000 11h4",kin:"M6 9a3 3 0 100-6 3 3 0 000 6zM18 21a3 3 0 100-6 3 3 0 000 6zM6 9c0 6 12 3 12 6",insights:"M4 20h16M6.5 20v-7M12 20V5M17.5 20V10",share:"M8.5 13.500l7 4M15.5 6.500l-7 4M18 8a3 3 0 100-6 3 3 0 000 6zM6 15a3 3 0 100-6 3 3 0 000 6zM18 22a3 3 0 100-6 3 3 0 000 6z",globe:"M12 21a9 9 0 100-18 9 9 0 000 18zM3 12h18M12 3c3 3 3.5 6 3.5 9s-.5 6-3.5 9c-3-3-3.5-6-3.5-9S9 6 12 3z",importing:"M12 16V4M7 8.500l5-5 5 5M4 20h16",exporting:"M12 3v12M7 10.500l5 5 5-5M4 20h16",print:"M7 9V3h10v6M7 17H4V9h16v8h-3M7 14h10v7H7z",more:"M5 11v2M4 12h2M12 11v2M11 12h2M19 11v2M18 12h2",close:"M6 6l12 12M18 6L6 18",check:"M4.5 12.500l5 5L19.5 7",copy:"M9 9h11v11H9zM15 9V4H4v11h5",edit:"M4 20l1-4.500L16.5 4l3.5 3.500L8.5 19zM14 6.500l3.5 3.5",bin:"M4 7h16M9.5 7V4.500h5V7M6.5 7l1 13h9l1-13M10.3 10.500v6M13.7 10.500v6",camera:"M4 7.500h3.500L9 5h6l1.5 2.500H20V19H4zM12 16a3.2 3.2 0 100-6.4 3.2 3.2 0 000 6.400z",link:"M9 15l6-6M10.5 6.500l2-2a4.2 4.2 0 016 6l-2 2M13.5 17.500l-2 2a4.2 4.2 0 01-6-6l2-2",unlink:"M10.5 6.500l2-2a4.2 4.2 0 016 6l-2 2M13.5 17.500l-2 2a4.2 4.2 0 01-6-6l2-2M4 4l16 16",back:"M15 5l-7 7 7 7",next:"M9 5l7 7-7 7",warning:"M12 4L2.5 20h19zM12 10v5M12 17.500v.01",lock:"M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 017 0v3",root:"M12 3l2.5 5.5 6 .6-4.5 4 1.3 5.900L12 16l-5.3 3 1.3-5.9-4.5-4 6-.6z",merge:"M6 4c0 8 12 6 12 14M18 4c0 3-1.5 4.8-3.5 6M6 18c0-2 .6-3.5 1.7-4.700M15 16l3 3.5 3-3.5",keyboard:"M3 7h18v11H3zM7 11h.01M11 11h.01M15 11h.01M8 14.500h8"};ia(Af);function Pt({legend:t,name:e,value:n,options:o,onValue:r,isLegendShown:s=!1}){return m`<fieldset class="segments-field">
    <legend class=${s?"field-label":"visually-hidden"}>${t}</legend>
    <div class="segments">
      ${o.map(([i,a,l])=>m`<label class="segment" title=${a}>
          <input
            type="radio"
            name=${e}
            value=${i}
            checked=${n===i}
            onChange=${()=>r(i)}
          />
          <span>${l?m`<${M} name=${l} />`:null}<span class="segment-label"
              >${a}</span
            ></span
          >
        </label>`)}
    </div>
  </fieldset>`}var Nf={system:"System",light:"Light",dark:"Dark"};function eo(){return m`<${Pt}
    legend="Colours"
    name="theme"
    value=${Pe.value}
    options=${ga.map(t=>[t,Nf[t]])}
    onValue=${t=>{Pe.value=t}}
  />`}function O({label:t,value:e,onValue:n,hint:o,fault:r,type:s="text",options:i,...a}){let l=Ht(),u=r||o,c=u?`${l}-note`:void 0,f=d=>n(d.target.value);return m`<div class="field">
    <label for=${l}>${t}</label>
    ${i?m`<select id=${l} onChange=${f} aria-describedby=${c} ...${a}>
          ${i.map(([d,p])=>m`<option value=${d} selected=${d===e}>${p}</option>`)}
        </select>`:m`<${s==="area"?"textarea":"input"}
          id=${l}
          type=${s==="area"?void 0:s}
          value=${e}
          onInput=${f}
          autocomplete="off"
          spellcheck=${!1}
          aria-describedby=${c}
          aria-invalid=${r?"true":void 0}
          ...${a}
        />`}
    ${u?m`<p id=${c} class=${r?"hint fault":"hint"}>${u}</p>`:null}
  </div>`}function j(t){let[e,n]=v(!1),[o,r]=v(null);return{isBusy:e,problem:o,submit:async i=>{if(i.preventDefault(),!e){n(!0),r(null);try{await t()}catch(a){r(a)}n(!1)}}}}function $a(){let[t,e]=v(""),[n,o]=v(!1),{isBusy:r,problem:s,submit:i}=j(async()=>{await Bi(t.trim()),o(!0)}),a=m`<p class="door-ways">
    <a href=${ot({screen:"signin"})}>Back to signing in</a>
  </p>`;return n?m`<div class="door-sheet">
      <h1>Look into your mail</h1>
      <p role="status">
        If there is an account for <strong>${t.trim()}</strong>, a mail was written to it just
        now. It holds a link that opens this page, where you can choose a new password. It may take
        a few minutes, and may lie among the unwanted mail.
      </p>
      ${a}
    </div>`:m`<form class="door-sheet" onSubmit=${i}>
    <h1>Forgotten your password?</h1>
    <p>That happens. Tell us your e-mail address, and we write you a mail with a way back in.</p>
    <${O} label="E-mail address" type="email" value=${t} onValue=${e}
      autocomplete="username" required autofocus />
    <${E} error=${s} />
    <button type="submit" class="button strong wide" disabled=${r}>Write me a mail</button>
    ${a}
  </form>`}var pn="At least 8 characters. Several words in a row are easy to remember.";function ya(){let[t,e]=v(""),[n,o]=v(""),[r,s]=v(""),{isBusy:i,problem:a,submit:l}=j(async()=>{let u=t.trim(),c=await Di({displayName:u,email:n.trim(),password:r});$t("trees","",{replace:!0}),F.value=c});return m`<form class="door-sheet" onSubmit=${l}>
    <h1>Grow your family tree</h1>
    <p>Who came before you, who belongs together, who looks like whom: kept in one place.</p>
    <${O} label="Your name" value=${t} onValue=${e} autocomplete="name"
      maxlength="100" required autofocus hint="Those with whom you share a tree see it." />
    <${O} label="E-mail address" type="email" value=${n} onValue=${o}
      autocomplete="username" required />
    <${O} label="Password" type="password" value=${r} onValue=${s}
      autocomplete="new-password" minlength="8" maxlength="100" required hint=${pn} />
    <${E} error=${a} />
    <button type="submit" class="button strong wide" disabled=${i}>
      ${i?"One moment…":"Sign up"}
    </button>
    <p class="door-ways">
      <a href=${ot({screen:"signin"})}>I have an account: sign in</a>
    </p>
  </form>`}function ba(){let[t,e]=v(""),{isBusy:n,problem:o,submit:r}=j(async()=>{await Fi({token:D.peek().id,password:t}),zt.value="Your new password is set. Sign in with it.",F.value=null,$t("signin","",{replace:!0})});return m`<form class="door-sheet" onSubmit=${r}>
    <h1>A new password</h1>
    <p>Choose a new password. Wherever you are signed in now, you will be signed out.</p>
    <${O} label="New password" type="password" value=${t} onValue=${e}
      autocomplete="new-password" minlength="8" maxlength="100" required autofocus
      hint=${pn} />
    <${E} error=${o} />
    ${o?m`<p>
          A link works once, and not for long.
          <a href=${ot({screen:"forgot"})}> Ask for another mail</a>
        </p>`:null}
    <button type="submit" class="button strong wide" disabled=${n}>Set the password</button>
    <p class="door-ways">
      <a href=${ot({screen:"signin"})}>Back to signing in</a>
    </p>
  </form>`}var Cf=new Error("This e-mail address and password do not belong together. Is either of them misspelled?"),Df="Sign in to confirm your e-mail address.";function wa(){let[t,e]=v(""),[n,o]=v(""),{isBusy:r,problem:s,submit:i}=j(async()=>{let u=await Li({email:t.trim(),password:n});zt.value="",D.peek().screen==="signin"&&$t("trees","",{replace:!0}),F.value=u}),a=zt.value||(D.value.screen==="confirm"?Df:""),l=s instanceof K&&s.status===401;return m`<form class="door-sheet" onSubmit=${i}>
    <h1>Welcome back</h1>
    ${a?m`<p class="door-message" role="status">${a}</p>`:m`<p>Sign in to see your family trees.</p>`}
    <${O} label="E-mail address" type="email" value=${t} onValue=${e}
      autocomplete="username" required autofocus />
    <${O} label="Password" type="password" value=${n} onValue=${o}
      autocomplete="current-password" required />
    <${E} error=${l?Cf:s} />
    <button type="submit" class="button strong wide" disabled=${r}>
      ${r?"One moment…":"Sign in"}
    </button>
    <p class="door-ways">
      <a href=${ot({screen:"forgot"})}>I have forgotten my password</a>
      <a href=${ot({screen:"signup"})}>I am new here: sign up</a>
    </p>
  </form>`}var Lf={signup:ya,forgot:$a,reset:ba},Rf={signup:"Sign up",forgot:"Forgotten password",reset:"A new password"};function Ur(){let{screen:t,id:e}=D.value,n=t,o=Lf[n]??wa;return W(()=>{document.title=`${Rf[n]??"Sign in"} · Yggdrasil`},[t]),m`<div class="door">
    <aside class="door-art" aria-hidden="true"><${Bf} /></aside>
    <main class="door-main">
      <header class="door-head">
        <img src="mark.svg" alt="" width="44" height="44" />
        <p class="door-name">Yggdrasil</p>
      </header>
      <${o} key=${t+e} />
      <footer class="door-foot"><${eo} /></footer>
    </main>
  </div>`}function Bf(){return m`<svg viewBox="0 0 600 800" preserveAspectRatio="xMidYMax slice" focusable="false">
    <g class="door-branches">${Fr(300,780,-Math.PI/2,190,0)}</g>
  </svg>`}var Ff=6;function Fr(t,e,n,o,r){let s=t+Math.cos(n)*o,i=e+Math.sin(n)*o,a=t+Math.cos(n-.18)*o*.55,l=e+Math.sin(n-.18)*o*.55,u=m`<path
    d="M${t.toFixed(1)} ${e.toFixed(1)}Q${a.toFixed(1)} ${l.toFixed(1)} ${s.toFixed(1)} ${i.toFixed(1)}"
    stroke-width=${(7-r).toFixed(1)}
  />`,c=m`<circle
    cx=${s.toFixed(1)}
    cy=${i.toFixed(1)}
    r=${11-r*1.3}
    class=${`leaf-${(r+Math.round(s))%3}`}
  />`;if(r===Ff-1)return[u,c];let f=.46+r*.03;return[u,...Fr(s,i,n-f,o*.74,r+1),...Fr(s,i,n+f*.9,o*.7,r+1),r>0?c:null]}async function va(){let t=[],e;do{let n=await C("GET","api/trees",{query:{cursor:e}});t.push(...n.items),e=n.cursor}while(e);return t}async function Hr(t){return C("POST","api/trees",{json:t})}async function _a(t){return C("GET",yt(t),{isGuest:!0})}async function ge(t,e){return C("PATCH",yt(t),{json:e})}async function no(t){await C("DELETE",yt(t))}async function oo(t,{hidesLiving:e=!1,signal:n}={}){let o={living:e?"hide":""};return C("GET",`${yt(t)}/graph`,{query:o,signal:n,isGuest:!0})}async function xa(t){return(await C("GET",`${yt(t)}/shares`)).items}async function ka(t,e){await C("POST",`${yt(t)}/shares`,{json:e})}async function Ma(t,e,n){await C("PUT",`${yt(t)}/shares/${encodeURIComponent(e)}`,{json:{role:n}})}async function ro(t,e){await C("DELETE",`${yt(t)}/shares/${encodeURIComponent(e)}`)}async function Sa(t,e){let n={dryRun:!0};return(await C("POST",`${yt(t)}/import`,{query:n,file:Ia(e)})).report}async function Ea(t,e){return C("POST",`${yt(t)}/import`,{file:Ia(e)})}async function Ta(t,e){return C("GET",`${yt(t)}/imports/${encodeURIComponent(e)}`)}async function Oa(t,e){let n={format:e.format,living:e.living};return(await Kt("GET",`${yt(t)}/export`,{query:n,isGuest:!0})).blob()}function yt(t){return`api/trees/${encodeURIComponent(t)}`}function Ia(t){return new Blob([t],{type:"application/octet-stream"})}function Y({title:t,onClose:e,children:n}){let o=B(null),r=Ht();return at(()=>{let s=document.activeElement;o.current?.showModal();let i=o.current?.querySelector("[data-first]");return i instanceof HTMLElement&&i.focus(),()=>{s instanceof HTMLElement&&s.isConnected&&s.focus()}},[]),m`<dialog class="dialog" ref=${o} aria-labelledby=${r} onClose=${e}>
    <header class="dialog-head">
      <h2 id=${r}>${t}</h2>
      <button
        type="button"
        class="button quiet icon-only"
        aria-label=${ft("dialog.close")}
        onClick=${e}
      >
        <${M} name="close" />
      </button>
    </header>
    <div class="dialog-body">${n}</div>
  </dialog>`}function Ne(t,e){let n=URL.createObjectURL(t),o=document.createElement("a");o.href=n,o.download=e.replace(/[\\/:*?"<>|\u0000-\u001f]+/g," ").trim(),o.click(),setTimeout(()=>URL.revokeObjectURL(n),6e4)}function oe({label:t,value:e,onValue:n,hint:o}){return m`<label class="toggle">
    <input
      type="checkbox"
      checked=${e}
      onChange=${r=>n(r.target.checked)}
    />
    <span>${t}${o?m`<span class="hint">${o}</span>`:null}</span>
  </label>`}var Pa=new Intl.NumberFormat("en-GB"),Uf=new Intl.DateTimeFormat("en-GB",{day:"numeric",month:"long",year:"numeric"}),Hf=[[60,"minute"],[1440,"hour"],[720*60,"day"]],jf=6e4;function X(t,e,n=`${e}s`){return`${Pa.format(t)} ${t===1?e:n}`}function lt(t){return Pa.format(t)}function Aa(t){let e=Date.parse(t??"");if(Number.isNaN(e))return"";let n=Math.floor((Date.now()-e)/jf);if(n<1)return"just now";let o=1;for(let[r,s]of Hf){if(n<r)return`${X(Math.floor(n/o),s)} ago`;o=r===60?60:1440}return`on ${Uf.format(e)}`}function At(t){return t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t[t.length-1]}`}var zf=500;function Na({onClose:t,onRestored:e}){return m`<${Y} title="My account" onClose=${t}>
    <div class="stack parted">
      <${Wf} />
      <${Gf} />
      <${qf} onRestored=${e} />
      <${Kf} onClose=${t} />
    </div>
  <//>`}function Wf(){let t=F.value,[e,n]=v(t?.displayName??""),[o,r]=v(t?.email??""),[s,i]=v(""),[a,l]=v(""),u=o.trim()!==t?.email,{isBusy:c,problem:f,submit:d}=j(async()=>{l("");let p={displayName:e.trim()||null},h=u?{email:o.trim(),password:s}:{},g=await ji({...p,...h});F.value=g,i("");let y=u&&g.awaitsConfirmation;l(y?`Saved. A mail to ${g.email} confirms it.`:"Your account was saved.")});return m`<form onSubmit=${d}>
    <h3>Name and address</h3>
    <div class="fields">
      <${O} label="Your name" value=${e} onValue=${n} maxlength="100"
        autocomplete="name" />
      <${O} label="E-mail address" type="email" value=${o} onValue=${r} required
        autocomplete="email" />
      ${u?m`<${O} label="Your password, to be sure it is you" type="password"
            value=${s} onValue=${i} required autocomplete="current-password" />`:null}
    </div>
    <${E} error=${f} />
    <${jr} told=${a}>
      <button type="submit" class="button" disabled=${c}>Save</button>
    <//>
  </form>`}function Gf(){let[t,e]=v(""),[n,o]=v(""),[r,s]=v(""),{isBusy:i,problem:a,submit:l}=j(async()=>{s(""),await zi({current:t,new:n}),e(""),o(""),s("Your password was changed. Other devices are signed out.")});return m`<form onSubmit=${l}>
    <h3>Password</h3>
    <${Ca} />
    <div class="fields">
      <${O} label="Current password" type="password" value=${t} onValue=${e}
        required autocomplete="current-password" />
      <${O} label="New password" type="password" value=${n} onValue=${o} required
        minlength="8" maxlength="100" autocomplete="new-password" hint=${pn} />
    </div>
    <${E} error=${a} />
    <${jr} told=${r}>
      <button type="submit" class="button" disabled=${i}>Change the password</button>
    <//>
  </form>`}function jr({told:t,children:e}){return m`<div class="actions">
    ${e}
    <span class="hint" role="status">${t}</span>
  </div>`}function Ca(){return m`<input type="text" hidden readonly autocomplete="username"
    value=${F.value?.email??""} aria-label="E-mail address" />`}function qf({onRestored:t}){let e=B(null),[n,o]=v(!0),[r,s]=v(""),i=j(async()=>{let l=new Date().toISOString().slice(0,10);Ne(await Gi(n),`yggdrasil-${l}.json`)}),a=j(async()=>{let l=e.current?.files?.[0];if(!e.current||!l)return;e.current.value="",s("");let{trees:u}=await Vf(l),c=At(u.map(f=>`“${f.treeName}”`));s(c?`Restored: ${c}.`:"There is no tree in this file."),t()});return m`<div class="stack">
    <h3>All my data</h3>
    <p class="hint">
      One file with your trees and everybody in them. Restoring it brings back what is gone and
      what has been changed since; what was added since stays.
    </p>
    <${oe} label="With the photos" value=${n} onValue=${o} />
    <${E} error=${i.problem??a.problem} />
    <${jr} told=${r}>
      <button type="button" class="button" disabled=${i.isBusy} onClick=${i.submit}>
        <${M} name="exporting" />Download
      </button>
      <button
        type="button"
        class="button"
        disabled=${a.isBusy}
        onClick=${()=>e.current?.click()}
      >
        <${M} name="importing" />Restore from a file
      </button>
      <input type="file" hidden ref=${e} accept=".json,application/json"
        aria-label="File to restore from" onChange=${a.submit} />
    <//>
  </div>`}async function Vf(t){let e=await qi(t).catch(n=>Promise.reject(Yf(n)));for(;e.state==="waiting"&&e.restoreId;)await new Promise(n=>setTimeout(n,zf)),e=await Vi(e.restoreId);if(e.state==="failed")throw new Error("The file could not be restored as a whole.");return e}function Yf(t){return t instanceof K&&[400,422].includes(t.status)?new Error(`This is no file from “Download”: ${t.message}`):t}function Kf({onClose:t}){let[e,n]=v(""),{isBusy:o,problem:r,submit:s}=j(async()=>{await Wi(e),t(),zt.value="Your account and your trees are deleted. Farewell.",F.value=null,$t("signin")});return m`<details>
    <summary>Delete my account</summary>
    <form class="stack" onSubmit=${s}>
      <p>
        Your account and all of your trees will be gone, for those with whom you share them too.
        This cannot be undone: download your data before.
      </p>
      <${Ca} />
      <${O} label="Your password" type="password" value=${e} onValue=${n}
        required autocomplete="current-password" />
      <${E} error=${r} />
      <div>
        <button type="submit" class="button danger" disabled=${o||!e}>
          Delete my account and all my trees
        </button>
      </div>
    </form>
  </details>`}function xt(t,e){let[n,o]=v(null),[r,s]=v(null),i=B(0),a=B(Promise.resolve()),l=async()=>{let c=++i.current;try{let f=await t();if(c!==i.current)return;o(()=>f),s(null)}catch(f){c===i.current&&s(f)}},u=()=>(a.current=l(),a.current);return W(()=>(o(null),u(),()=>{i.current+=1}),e),{answer:n,problem:r,again:u,settled:()=>a.current}}function mn({title:t,children:e}){return m`<div class="empty">
    <svg class="empty-drawing" viewBox="0 0 120 84" aria-hidden="true" focusable="false">
      <path d="M60 82V44M60 62c-16 0-27-8-27-22M60 56c15 0 25-7 25-20M60 44V26" />
      <path d="M60 82c-9 0-18-2-26 0M60 82c9 0 18-2 26 0" class="faint" />
      <circle cx="33" cy="32" r="8" />
      <circle cx="85" cy="28" r="8" />
      <circle cx="60" cy="16" r="9" class="filled" />
    </svg>
    <h2>${t}</h2>
    ${e}
  </div>`}function so(t){let[e,n]=v(!1);return{isOver:e,takes:{onDragOver(o){o.dataTransfer?.types.includes("Files")&&(o.preventDefault(),t?n(!0):o.dataTransfer.dropEffect="none")},onDragLeave(o){o.relatedTarget||n(!1)},onDrop(o){n(!1);let r=o.dataTransfer?.files[0];!r||o.defaultPrevented||(o.preventDefault(),t?.(r))}}}}function io({words:t}){return m`<div class="drop-here" aria-hidden="true">
    <p><${M} name="importing" />${t}</p>
  </div>`}function Wt({label:t,items:e,icon:n="more",isIconOnly:o=!0,children:r}){let[s,i]=v(!1),a=B(null),l=Ht();at(()=>{if(!s)return;zr(a.current,0);let f=d=>{d.target instanceof Node&&!a.current?.contains(d.target)&&i(!1)};return document.addEventListener("pointerdown",f),()=>document.removeEventListener("pointerdown",f)},[s]);let u=()=>{i(!1),a.current?.querySelector("button")?.focus()};return m`<div class="menu" ref=${a} onKeyDown=${f=>{if(!s)return;let d={ArrowDown:1,ArrowUp:-1};if(f.key==="Escape")u();else if(f.key==="Tab")i(!1);else if(f.key==="Home")zr(a.current,0);else if(f.key==="End")zr(a.current,-1);else if(f.key in d)Xf(a.current,d[f.key]??0);else return;f.key!=="Tab"&&f.preventDefault(),f.stopPropagation()}}>
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
      ${r??m`<${M} name=${n} />${o?null:t}`}
    </button>
    ${s?m`<ul class="menu-list" role="menu" id=${l} aria-label=${t}>
          ${e.map(f=>m`<li role="none" key=${f.label}>
              <button
                type="button"
                role="menuitem"
                tabindex="-1"
                class=${f.isGrave?"menu-item grave":"menu-item"}
                onClick=${()=>{u(),f.act()}}
              >
                ${f.icon?m`<${M} name=${f.icon} />`:null}${f.label}
              </button>
            </li>`)}
        </ul>`:null}
  </div>`}function Da(t){return[...t?.querySelectorAll("[role=menuitem]")??[]]}function zr(t,e){Da(t).at(e)?.focus()}function Xf(t,e){let n=Da(t),o=n.findIndex(r=>r===document.activeElement);n[(o+e+n.length)%n.length]?.focus()}async function Wr(){try{await Ri()}catch(t){ut(t);return}zt.value="You are signed out. See you soon.",F.value=null,$t("signin")}function La({onAccount:t}){let e=F.value?.displayName||F.value?.email||"";return m`<header class="masthead">
    <a class="skip" href="#main" onClick=${Gr}>Skip to the content</a>
    <a class="masthead-name" href=${ot({})}>
      <img src="mark.svg" alt="" width="32" height="32" />Yggdrasil
    </a>
    <div class="masthead-tools">
      <${eo} />
      <${Wt}
        label=${e}
        isIconOnly=${!1}
        items=${[{label:"My account",icon:"person",act:t},{label:"Sign out",icon:"lock",act:Wr}]}
      >
        <${M} name="person" /><span class="masthead-user">${e}</span>
      <//>
    </div>
  </header>`}function Gr(t){t.preventDefault(),document.getElementById("main")?.focus()}function qr({report:t,isDone:e}){if(!t)return m`<p role="status">The file is in your tree.</p>`;let n=t.warningCount??0;return m`<section class="stack" role="status" aria-label="Report">
    ${e?m`<h3 class="good"><${M} name="check" />The file is in your tree</h3>`:m`<h3>What it will bring</h3>`}
    <ul class="plain">
      ${Jf(t).map(o=>m`<li key=${o}>${o}</li>`)}
    </ul>
    ${n?m`<details>
          <summary>${X(n,"thing")} to look at</summary>
          <ul class="plain">
            ${t.warnings.map((o,r)=>m`<li key=${r}>Line ${lt(o.line)}: ${Xn(o.text)}</li>`)}
            ${n>t.warnings.length?m`<li>And ${lt(n-t.warnings.length)} more of the kind.</li>`:null}
          </ul>
        </details>`:null}
    <${Ra} title="Kept for the next export, but not shown" tags=${t.kept} />
    <${Ra} title="Left out, because it cannot be" tags=${t.refused} />
  </section>`}function Ra({title:t,tags:e=[]}){let n=e.reduce((o,r)=>o+r.count,0);return n?m`<details>
    <summary>${t}: ${X(n,"line")}</summary>
    <ul class="plain">
      ${e.map(o=>m`<li key=${o.tag}>
          <code>${o.tag}</code> ${lt(o.count)}×, first in line
          ${` ${lt(o.lines[0]??0)}`}
        </li>`)}
    </ul>
  </details>`:null}function Jf(t){let e=o=>X(o,"person","people");return[[t.added,`${e(t.added)} added`],[t.updated,`${e(t.updated)} brought up to date`],[t.unchanged,`${e(t.unchanged)} as before`],[t.couples,X(t.couples,"couple")],[t.parentLinks,`${X(t.parentLinks,"link")} between parents and children`],[t.photos,X(t.photos,"photo")],[t.editsKept,`${X(t.editsKept,"change")} of yours kept`],[t.editsReplaced,`${X(t.editsReplaced,"change")} of yours replaced`],[t.missingPeople,`${e(t.missingPeople)} of an older import not in this file`]].filter(([o])=>o).map(([,o])=>o)}var Zf=300,Qf=".ged,.gdz,.json,text/vnd.familysearch.gedcom,application/json";function ao({first:t,isReady:e=!0,isLookedAt:n=!1,prepare:o,onFile:r,onRefused:s,onWritten:i,onDone:a}){let[l,u]=v(t??null),[c,f]=v("choose"),[d,p]=v(null),[h,g]=v(null),[y,$]=v(null),b=c==="read"||c==="write",w=B(!0);W(()=>()=>{w.current=!1},[]);let _=T=>{!T||b||($(null),g(null),f("choose"),u(T),r?.(T))},x=async()=>{if(!l)return;let T=n&&c==="choose";f(T?"read":"write"),$(null),p(null);try{let A=await o();T?g(await Sa(A,l)):(g(await ep(A,l,p)),i?.(),w.current||pt(`${l.name} was imported.`)),f(T?"look":"done")}catch(A){w.current?$(A):ut(A),f("choose"),await s?.()}};return m`<div class="stack">
    ${c==="done"?null:m`<${np} file=${l} onFile=${_} isBusy=${b} />`}
    <${rp} error=${y} />
    ${b?m`<${op} progress=${d} />`:null}
    ${c==="look"?m`<${qr} report=${h} isDone=${!1} />
          <p class="hint">An import cannot be undone.</p>`:null}
    ${c==="done"?m`<${qr} report=${h} isDone=${!0} />
          <div class="actions">
            <button type="button" class="button strong" onClick=${a}>Open the tree</button>
          </div>`:m`<div class="actions">
          <button
            type="button"
            class="button strong"
            disabled=${!l||!e||b}
            onClick=${x}
          >
            <${M} name="importing" />${tp(c,n)}
          </button>
        </div>`}
  </div>`}function tp(t,e){return t==="read"?"Reading…":t==="write"?"Importing…":t==="choose"&&e?"Look through the file":"Import this file"}async function ep(t,e,n){let o=await Ea(t,e);for(;;){let{state:r,written:s=0,total:i=0,...a}=await Ta(t,o.importId);if(n({written:s,total:i}),r==="done")return a.report;if(r==="failed")throw new Error(a.trouble??"the file could not be imported.");await new Promise(l=>setTimeout(l,Zf))}}function np({file:t,onFile:e,isBusy:n}){let[o,r]=v(!1),s=B(null);return W(()=>()=>r(!1),[]),m`<div
    class="drop-place ${o?"over":""}"
    onDragOver=${i=>{i.preventDefault(),r(!0)}}
    onDragLeave=${()=>r(!1)}
    onDrop=${i=>{i.preventDefault(),r(!1),e(i.dataTransfer?.files[0])}}
  >
    <${M} name="importing" />
    ${t?m`<p><strong>${t.name}</strong><br />${sp(t)}</p>`:m`<p>Drop a file here: GEDCOM (.ged), .gdz or JSON</p>`}
    <button
      type="button"
      class="button"
      disabled=${n}
      onClick=${()=>s.current?.click()}
    >
      ${t?"Choose another file":"Choose a file"}
    </button>
    <input
      type="file"
      hidden
      ref=${s}
      accept=${Qf}
      aria-label="File to import"
      onChange=${i=>e(i.target.files[0])}
    />
  </div>`}function op({progress:t}){let e=t!==null&&t.total>0;return m`<div role="status">
    <label class="field-label" for="import-progress">
      ${e?`${lt(t.written)} of ${lt(t.total)} written`:"Reading the file…"}
    </label>
    <progress
      id="import-progress"
      max=${e?t.total:void 0}
      value=${e?t.written:void 0}
    ></progress>
  </div>`}function rp({error:t}){let{line:e}=t?.details??{};return m`<${E} error=${t} />
    ${e?m`<p class="hint">
          Nothing was changed. Let the program that made the file write it again, or mend the line
          in a text editor.
        </p>`:null}`}function sp(t){let e=t.size/1024;return e<1024?`${Math.max(1,Math.round(e))} KB`:`${(e/1024).toFixed(1)} MB`}function Fa({file:t,onWritten:e,onClose:n}){let[o,r]=v(t?"file":"empty"),[s,i]=v(t?Ba(t.name):""),[a,l]=v(""),[u,c]=v(!1),f=B(""),d=()=>({treeName:s.trim(),...a.trim()?{description:a.trim()}:{}}),{isBusy:p,problem:h,submit:g}=j(async()=>{let w=await Hr(d());n(),$t("tree",w.treeId)}),y=async()=>(f.current||(f.current=(await Hr(d())).treeId),c(!0),f.current),$=async()=>{let w=f.current;f.current="",c(!1),w&&await no(w)},b=m`<${O} label="Name of the tree" value=${s} onValue=${i}
      maxlength="100" required data-first placeholder="The Bergs of Uppsala" />
    <${O} label="Description" type="area" rows="2" value=${a}
      onValue=${l} maxlength="500" hint="If you like. Whoever sees the tree reads it."
    />`;return m`<${Y} title="A new tree" onClose=${n}>
    <div class="stack">
      ${u?m`<p><strong>${s.trim()}</strong></p>`:m`<${Pt}
            legend="Begin with"
            name="how"
            value=${o}
            options=${[["empty","An empty tree","plus"],["file","A file","importing"]]}
            onValue=${r}
          />`}
      ${o==="empty"?m`<form class="stack" onSubmit=${g}>
            ${b}
            <${E} error=${h} />
            <div class="actions">
              <button type="submit" class="button strong" disabled=${p||!s.trim()}>
                Create the tree
              </button>
            </div>
          </form>`:m`<div class="stack">
            ${u?null:b}
            <${ao}
              first=${t}
              isReady=${!!s.trim()}
              prepare=${y}
              onRefused=${$}
              onWritten=${e}
              onFile=${w=>{s.trim()||i(Ba(w.name))}}
              onDone=${()=>{n(),$t("tree",f.current)}}
            />
          </div>`}
    </div>
  <//>`}function Ba(t){let e=t.replace(/\.[^.]*$/,"").replace(/[_-]+/g," ").trim();return e.charAt(0).toUpperCase()+e.slice(1,100)}function lo({tree:t,onClose:e}){let[n,o]=v(!!t.isPublic),r=xt(()=>oo(t.treeId,{hidesLiving:!0}),[t.treeId]),s=r.answer?.persons??[],i=s.filter(f=>f.hidden).length,{isBusy:a,problem:l,submit:u}=j(async()=>{await ge(t.treeId,{isPublic:!n}),o(!n)}),c=new URL(ot({screen:"public",id:t.treeId}),document.baseURI).href;return m`<${Y} title="Publish “${t.treeName}”" onClose=${e}>
    <form class="stack" onSubmit=${u}>
      <p>
        ${n?"This tree is public: everybody who has its link may look at it, without signing in.":"Nobody sees this tree but you and those with whom you share it."}
      </p>
      <div class="two-lists">
        <section>
          <h3><${M} name="globe" />What strangers see</h3>
          <ul>
            <li>The name and the description of the tree</li>
            <li>
              ${r.answer?X(s.length-i,"person","people"):"People"}
              ${" "}who have died, with dates, places, life stories and photos
            </li>
            <li>Who is related to whom</li>
          </ul>
        </section>
        <section>
          <h3><${M} name="lock" />What stays hidden</h3>
          <ul>
            <li>
              ${r.answer?m`<strong>${X(i,"living person","living people")}</strong>`:"The living"}:
              strangers see that somebody is there, but neither name nor date nor photo
            </li>
            <li>Who you are, and with whom you share the tree</li>
          </ul>
        </section>
      </div>
      <p class="hint">
        Everybody counts as living who was born less than 110 years ago and is not known to have
        died. You can say of each person whether they live.
      </p>
      ${n?m`<div class="public-link">
            <label for="public-link" class="field-label">The public link</label>
            <div class="with-button">
              <input id="public-link" readonly value=${c} onFocus=${ip} />
              <${Kn} text=${c} label="Copy link" />
            </div>
          </div>`:null}
      <${E} error=${l??r.problem} />
      <div class="actions">
        <button
          type="submit"
          class=${n?"button danger":"button strong"}
          disabled=${a}
          data-first
        >
          ${n?"Stop publishing":"Publish this tree"}
        </button>
        ${n?m`<a class="button" href=${ot({screen:"public",id:t.treeId})}
              target="_blank" rel="noopener">Look as a stranger</a>`:null}
        <button type="button" class="button" onClick=${e}>Done</button>
      </div>
    </form>
  <//>`}function ip(t){t.target.select()}var Ua=[["viewer","May look"],["editor","May change"]],ap=new Error("Nobody has signed up here with this e-mail address yet. Ask them to do so, then invite them."),lp=new Error("Whoever signed up with this e-mail address has not confirmed it yet. Ask them to open the link in the mail that they got, then invite them again.");function uo({tree:t,onClose:e}){let{answer:n,problem:o,again:r}=xt(()=>xa(t.treeId),[t.treeId]),s=async i=>{try{await i()}catch(a){if(ut(a),!(a instanceof K&&a.status))return}await r()};return m`<${Y} title="Share “${t.treeName}”" onClose=${e}>
    <div class="stack">
      <${cp} treeId=${t.treeId} onDone=${r} />
      <h3>Who has access</h3>
      <${E} error=${o} onRetry=${r} />
      ${n&&!n.length?m`<p class="hint">Nobody but you.</p>`:null}
      <ul class="rows" aria-label="Guests">
        ${(n??[]).map(i=>m`<${fp}
            key=${i.userId}
            share=${i}
            onRole=${a=>s(()=>Ma(t.treeId,i.userId,a))}
            onRemove=${()=>s(async()=>{await ro(t.treeId,i.userId),pt(`${co(i)} does not see this tree any more.`)})}
          />`)}
      </ul>
      <p class="hint">
        Those who may change a tree see everybody in it. Those who may only look do not see the
        living: just that somebody is there.
      </p>
    </div>
  <//>`}function cp({treeId:t,onDone:e}){let[n,o]=v(""),[r,s]=v("viewer"),{isBusy:i,problem:a,submit:l}=j(async()=>{await ka(t,{email:n.trim(),role:r}),pt(`${n.trim()} finds this tree among “Shared with me” now.`),o(""),e()});return m`<form onSubmit=${l}>
    <div class="fields">
      <${O} label="E-mail address" type="email" value=${n} onValue=${o}
        required data-first placeholder="aunt@example.com" />
      <${O} label="What they may do" value=${r} onValue=${s} options=${Ua} />
    </div>
    <${E} error=${up(a)} />
    <button type="submit" class="button strong" disabled=${i||!n.trim()}>
      <${M} name="share" />Invite
    </button>
  </form>`}function up(t){return t instanceof K?t.status===404?ap:t.status===409&&t.details.place==="email"?lp:t:t}function fp({share:t,onRole:e,onRemove:n}){return m`<li class="row">
    <span class="row-words">
      <strong>${co(t)}</strong>
      ${t.displayName?m`<span class="hint">${t.email}</span>`:null}
    </span>
    <label>
      <span class="visually-hidden">What ${co(t)} may do</span>
      <select onChange=${o=>e(o.target.value)}>
        ${Ua.map(([o,r])=>m`<option value=${o} selected=${o===t.role}>${r}</option>`)}
      </select>
    </label>
    <button
      type="button"
      class="button quiet icon-only"
      aria-label="Stop sharing with ${co(t)}"
      title="Stop sharing"
      onClick=${n}
    >
      <${M} name="bin" />
    </button>
  </li>`}function co(t){return t.displayName||t.email||"Somebody who has left"}function fo({tree:t,onClose:e,onSaved:n}){let[o,r]=v(t.treeName),[s,i]=v(t.description??""),{isBusy:a,problem:l,submit:u}=j(async()=>{let c=s.trim()||null;await ge(t.treeId,{treeName:o.trim(),description:c}),e(),n()});return m`<${Y} title="Name and description" onClose=${e}>
    <form class="stack" onSubmit=${u}>
      <${O} label="Name of the tree" value=${o} onValue=${r} maxlength="100"
        required data-first />
      <${O} label="Description" type="area" rows="3" value=${s}
        onValue=${i} maxlength="500" />
      <${E} error=${l} />
      <div class="actions">
        <button type="submit" class="button strong" disabled=${a||!o.trim()}>
          Save
        </button>
        <button type="button" class="button" onClick=${e}>Cancel</button>
      </div>
    </form>
  <//>`}function Vr({title:t,deed:e,word:n,onConfirm:o,onClose:r,children:s}){let[i,a]=v(""),[l,u]=v(!1),[c,f]=v(null),d=Ht(),p=!n||i.trim()===n;return m`<${Y} title=${t} onClose=${r}>
    <form onSubmit=${async g=>{if(g.preventDefault(),!(!p||l)){u(!0),f(null);try{await o(),r()}catch(y){f(y),u(!1)}}}}>
      ${s}
      ${n&&m`<div class="field">
        <label for=${d}>${Yn("confirm.type",{name:m`<code>${n}</code>`})}</label>
        <input
          id=${d}
          data-first
          value=${i}
          autocomplete="off"
          autocapitalize="off"
          spellcheck=${!1}
          onInput=${g=>a(g.target.value)}
        />
      </div>`}
      <${E} error=${c} />
      <div class="actions">
        <button type="submit" class="button danger" disabled=${!p||l}>${e}</button>
        <button
          type="button"
          class="button"
          data-first=${n?void 0:!0}
          onClick=${r}
        >
          ${ft("confirm.cancel")}
        </button>
      </div>
    </form>
  <//>`}var Ha={owner:"",editor:"You may change it",viewer:"You may look at it",public:"Public"};function Yr({tree:t,again:e}){let[n,o]=v(""),r=()=>o(""),i=t.role==="owner"?[{label:"Name and description",icon:"edit",act:()=>o("details")},{label:"Share",icon:"share",act:()=>o("share")},{label:"Publish",icon:"globe",act:()=>o("publish")},{label:"Delete",icon:"bin",isGrave:!0,act:()=>o("delete")}]:[{label:"Leave this tree",icon:"bin",isGrave:!0,act:()=>o("leave")}];return m`<li class="card tree-card">
    <${pp} treeId=${t.treeId} count=${t.personCount??0} />
    <div class="tree-card-body">
      <h3>
        <a class="card-link" href=${ot({screen:"tree",id:t.treeId})}>
          ${t.treeName}
        </a>
      </h3>
      ${t.description?m`<p class="tree-card-words">${t.description}</p>`:null}
      <p class="tree-card-facts">
        <span>${X(t.personCount??0,"person","people")}</span>
        ${Ha[t.role]?m`<span class="tag">${Ha[t.role]}</span>`:null}
        ${t.isPublic?m`<span class="tag"><${M} name="globe" />Public</span>`:null}
        ${t.sharedCount?m`<span class="tag"
              ><${M} name="share" />${X(t.sharedCount,"guest")}</span
            >`:null}
      </p>
      <p class="hint">Changed ${Aa(t.updatedAt)}</p>
    </div>
    <${Wt} label="More about ${t.treeName}" items=${i} />
    ${n==="details"?m`<${fo} tree=${t} onClose=${r} onSaved=${e} />`:null}
    ${n==="share"?m`<${uo} tree=${t} onClose=${ja(r,e)} />`:null}
    ${n==="publish"?m`<${lo} tree=${t} onClose=${ja(r,e)} />`:null}
    ${n==="delete"?m`<${Vr}
          title="Delete this tree?"
          deed="Delete the tree"
          word=${t.treeName.trim()}
          onClose=${r}
          onConfirm=${async()=>{await no(t.treeId),pt(`“${t.treeName}” is being deleted.`),e()}}
        >
          <p>
            ${X(t.personCount??0,"person","people")} with all their photos and links
            will be gone, for everybody with whom you share the tree. This cannot be undone. You
            can export the tree to a file before.
          </p>
        <//>`:null}
    ${n==="leave"?m`<${Vr}
          title="Leave this tree?"
          deed="Leave"
          onClose=${r}
          onConfirm=${async()=>{await ro(t.treeId,F.peek()?.userId??""),e()}}
        >
          <p>
            You will not see “${t.treeName}” any more, unless its owner invites you again.
          </p>
        <//>`:null}
  </li>`}var ja=(t,e)=>()=>{t(),e()};function pp({treeId:t,count:e}){let n=[...t].reduce((i,a)=>(i*31+a.charCodeAt(0))%9973,7),o=()=>(n=(n*137+71)%9973)/9973,r=Math.min(12,2+Math.round(Math.log2(e+1))),s=[];for(let i=r;i>0;i-=1){let a=54*i/r-o()*2;s.push(m`<ellipse cx=${60+o()*3-1.5} cy=${60+o()*3-1.5} rx=${a}
        ry=${a*(.93+o()*.1)} />`)}return m`<svg class="card-art" viewBox="0 0 120 120" aria-hidden="true" focusable="false">
    ${s}<circle cx="60" cy="60" r="3" class="filled" />
  </svg>`}function za(){let t=F.value?.email??"",{isBusy:e,problem:n,submit:o}=j(async()=>{await Ui(),pt(`A mail is on its way to ${t}.`)});return m`<aside class="unconfirmed" aria-label="Your e-mail address">
    <p>
      <strong>Is ${t} yours?</strong> Open the link in the mail that you got there: then
      others can share their trees with you.
    </p>
    <button type="button" class="button" disabled=${e} onClick=${o}>
      Send the mail again
    </button>
    <${E} error=${n} />
  </aside>`}function Wa(){let{answer:t,problem:e,again:n}=xt(va,[F.value?.userId]),[o,r]=v(!1),[s,i]=v(!1),[a,l]=v(null);W(()=>{document.title="My trees · Yggdrasil"},[]);let u=[...t??[]].sort((h,g)=>(g.updatedAt??"").localeCompare(h.updatedAt??"")),c=u.filter(h=>h.role==="owner"),f=u.filter(h=>h.role!=="owner"),{isOver:d,takes:p}=so(h=>{l(h),r(!0)});return m`<div class="home" ...${p}>
    <${La} onAccount=${()=>i(!0)} />
    <main id="main" class="home-main" tabindex="-1">
      <header class="screen-head">
        <h1>My trees</h1>
        <button type="button" class="button strong" onClick=${()=>r(!0)}>
          <${M} name="plus" />New tree
        </button>
      </header>
      ${F.value?.awaitsConfirmation?m`<${za} />`:null}
      <${E} error=${e} onRetry=${n} />
      ${t&&!t.length?m`<${mn} title="Every tree begins with one person">
            <p>
              Begin with yourself and add your parents. Or bring the file that another program has
              made of your family: drop it anywhere on this page.
            </p>
            <button type="button" class="button strong" onClick=${()=>r(!0)}>
              <${M} name="plus" />Plant a tree
            </button>
          <//>`:null}
      ${c.length?m`<h2 class="visually-hidden">My own</h2>
            <ul class="cards" aria-label="My trees">
              ${c.map(h=>m`<${Yr} key=${h.treeId} tree=${h} again=${n} />`)}
            </ul>`:null}
      ${f.length?m`<h2 class="home-part">Shared with me</h2>
            <ul class="cards" aria-label="Shared with me">
              ${f.map(h=>m`<${Yr} key=${h.treeId} tree=${h} again=${n} />`)}
            </ul>`:null}
    </main>
    ${d?m`<${io} words="Drop the file to make a tree of it" />`:null}
    ${o?m`<${Fa}
          file=${a}
          onWritten=${n}
          onClose=${()=>{r(!1),l(null),n()}}
        />`:null}
    ${s?m`<${Na} onClose=${()=>i(!1)} onRestored=${n} />`:null}
  </div>`}function Ga({notice:t}){let{id:e,text:n,action:o,error:r}=t;return m`<div class="notice">
    ${r?m`<${E} error=${r} />`:m`<p>${n}</p>`}
    ${o?m`<button
          type="button"
          class="button"
          onClick=${()=>{Qn(e),o.act()}}
        >
          ${o.label}
        </button>`:null}
    <button
      type="button"
      class="button quiet icon-only"
      aria-label=${ft("notice.dismiss")}
      onClick=${()=>Qn(e)}
    >
      <${M} name="close" />
    </button>
  </div>`}function qa(){return m`<div class="notices" role="status" aria-live="polite">
    ${Ie.value?m`<p class="notice waiting">${Ie.value}</p>`:null}
    ${It.value.map(t=>m`<${Ga} key=${t.id} notice=${t} />`)}
  </div>`}var G={current:null};var mp=/FRENCH|HEBREW/i,dp=/@#D[^@]*@|\b(?:GREGORIAN|JULIAN)\b/gi,hp=new RegExp(String.raw`(?<!\d)(\d{3,4}(?!\d)|(?<![/.-])\d{1,2}(?=\s*(?:$|TO\b|AND\b|B\.?\s?C)))`+String.raw`(?:/\d\d)?(\s*B\.?\s?C)?`,"i");function mo(t,e,n){if(t)return Va(t);if(e&&!mp.test(e)){let o=hp.exec(e.replace(dp," "));if(o)return Number(o[1])*(o[2]?-1:1)}return n?Va(n):null}function Gt(t){return mo(t.birthDate,t.birthDateText,t.birthSort)}function ho(t){return mo(t.deathDate,t.deathDateText,t.deathSort)}function Ya(t){let e=1/0,n=-1/0;for(let o of t){let r=Gt(o);r!==null&&(e=Math.min(e,r),n=Math.max(n,r))}return e>n?"":e===n?po(e):`${po(e)}–${po(n)}`}function po(t){return t<0?`${-t} BC`:String(t)}function Ce(t,e){if(t===null)return"";let o=/^\s*(?:@#[^@]*@\s*)?(ABT|CAL|EST|BET|BEF|AFT|FROM|TO|INT)\b/i.exec(e??"")?.[1]?.toUpperCase()??"";return`${{BEF:"bef. ",TO:"bef. ",AFT:"aft. ",FROM:"aft. "}[o]??(o&&o!=="INT"?"c. ":"")}${po(t)}`}function Va(t){let e=Number.parseInt(t,10);return Number.isNaN(e)?null:e}var dn=Object.freeze([]);function _t(t){let e=new Map([...t.persons].map(c=>({person:c,born:gp(c)})).sort((c,f)=>$o(c.born,f.born)||$o(c.person.personId,f.person.personId)).map(({person:c})=>[c.personId,c])),n=new Map([...e.keys()].map((c,f)=>[c,f])),{parents:o,children:r}=$p(t,e,n),{spouses:s,couples:i}=bp(t,e,n),a=wp(e,o),l=Xa(a,c=>c.parents),u=Xa(a,c=>c.children);return{people:e,parents:c=>o.get(c)??dn,children:c=>r.get(c)??dn,spouses:c=>s.get(c)??dn,families:a,familiesOfParent:c=>l.get(c)??dn,familiesOfChild:c=>u.get(c)??dn,couples:i}}function Et(t,e){return t<e?`${t} ${e}`:`${e} ${t}`}function gp(t){return Ja(t.birthDate??t.birthSort,Gt(t))}function Ka(t){return Ja(t.marriageDate,mo(t.marriageDate,t.marriageDateText))}function Ja(t,e){return t&&!t.startsWith("-")?t.padStart(10,"0"):e===null?"~":e<0?`!${String(1e4+e).padStart(5,"0")}`:String(e).padStart(4,"0")}function $p(t,e,n){let o=new Map,r=new Map,s=new Set;for(let{parentId:i,childId:a,type:l="Biological"}of t.parents){let u=`${i} ${a}`;!e.has(i)||!e.has(a)||i===a||s.has(u)||(s.add(u),De(o,a,{id:i,type:l}),De(r,i,{id:a,type:l}))}for(let[i,a]of yp(e,r))o.set(i,(o.get(i)??[]).filter(l=>l.id!==a)),r.set(a,(r.get(a)??[]).filter(l=>l.id!==i));for(let i of[o,r])for(let a of i.values())a.sort((l,u)=>go(n,l)-go(n,u));return{parents:o,children:r}}function yp(t,e){let n=[],o=new Map;for(let r of t.keys()){if(o.has(r))continue;o.set(r,"open");let s=[{id:r,next:0}];for(let i=s.at(-1);i;i=s.at(-1)){let a=e.get(i.id)?.[i.next++];a?o.get(a.id)==="open"?n.push([a.id,i.id]):o.has(a.id)||(o.set(a.id,"open"),s.push({id:a.id,next:0})):(o.set(i.id,"done"),s.pop())}}return n}function bp(t,e,n){let o=new Map,r=new Map;for(let i of t.spouses){let{person1Id:a,person2Id:l}=i,u=Et(a,l);!e.has(a)||!e.has(l)||a===l||r.has(u)||(r.set(u,i),De(o,a,{id:l,link:i}),De(o,l,{id:a,link:i}))}for(let i of o.values())i.sort((a,l)=>$o(Ka(a.link),Ka(l.link))||go(n,a)-go(n,l));let s=[...r].sort((i,a)=>$o(i[0],a[0])).map(([,i])=>i);return{spouses:o,couples:s}}function wp(t,e){let n=new Map;for(let o of t.keys()){let r=new Map;for(let{id:s,type:i}of e.get(o)??[])De(r,i,s);for(let[s,i]of r)for(let a=0;a<i.length;a+=2){let l=i.slice(a,a+2).sort(),u=`${s} ${l.join(" ")}`,c=n.get(u)??{key:u,parents:l,type:s,children:[]};n.set(u,c),c.children.push(o)}}return[...n.values()]}function Xa(t,e){let n=new Map;for(let o of t)for(let r of e(o))De(n,r,o);return n}function De(t,e,n){let o=t.get(e);o?o.push(n):t.set(e,[n])}function go(t,e){return t.get(e.id)??0}function $o(t,e){return t<e?-1:t>e?1:0}function Tt(t,e,{rootId:n}){if(n&&e.people.has(n))return n;let o=t.tree?.rootPersonId;if(o&&e.people.has(o))return o;let r=null,s=-1;for(let i of e.people.keys()){let a=e.parents(i).length+e.children(i).length+e.spouses(i).length;a<=s||(s=a,r=i)}return r}function hn(t,e,n){let o=new Map([[t,0]]),r=[t];for(let s=0;s<r.length;s++){let i=r[s],a=(o.get(i)??0)+1;if(!(a>n))for(let l of e(i))o.has(l.id)||(o.set(l.id,a),r.push(l.id))}return o}function yo(t,e,n){return{persons:t.persons.filter(({personId:o})=>e.has(o)),parents:t.parents.filter(({parentId:o,childId:r})=>e.has(o)&&n.has(r)),spouses:t.spouses.filter(({person1Id:o,person2Id:r})=>e.has(o)&&e.has(r))}}function Za(t){if(t===0)return"Own generation";let e=Math.abs(t),n=t<0?"parents":"children";return e===1?`${n[0]?.toUpperCase()}${n.slice(1)}`:e===2?`Grand${n}`:e===3?`Great-grand${n}`:`${e-2}× great-grand${n}`}var re=Object.freeze({nodes:[],edges:[],levels:[],bounds:{x:0,y:0,w:0,h:0}});var q=et(null),gn=et(null),J=vt(()=>_t(q.value??{persons:[],parents:[],spouses:[]})),N=vt(()=>J.value.people),wo=vt(()=>(q.value&&Tt(q.value,J.value,{}))??""),tt=vt(()=>["owner","editor"].includes(q.value?.tree.role??"")),Le=vt(()=>q.value?.tree.role==="owner"),Kr="Biological",Xr="",bo=0;async function Qa(t){Jr(),Xr=t,await Zr()}function Jr(){bo+=1,Xr="",q.value=null,gn.value=null}async function Nt({isQuiet:t=!1}={}){await Zr({isQuiet:t})}async function vp(){let t=q.peek()?.tree;if(!(!t||document.hidden))try{let e=await _a(t.treeId);(e.version!==t.version||e.updatedAt!==t.updatedAt)&&await Zr()}catch{}}function tl(t){let{parents:e,children:n}=J.value,o=new Map;for(let i of e(t))for(let a of n(i.id)){if(a.id===t)continue;let l=i.type===Kr?a.type:i.type;o.set(a.id,[...o.get(a.id)??[],l])}let r=i=>e(i).filter(a=>a.type===Kr).length,s=(i,a)=>{let l=a.filter(u=>u===Kr).length;return l?l<Math.max(r(t),r(i))?"Half":"":a.includes("Adoptive")?"Adoptive":a[0]??""};return[...N.value.keys()].flatMap(i=>{let a=o.get(i);return a?[{id:i,how:s(i,a)}]:[]})}async function Zr({isQuiet:t=!1}={}){let e=++bo,n=Xr;try{let o=await oo(n);if(e!==bo)return;q.value=o,gn.value=null}catch(o){if(e!==bo)return;q.peek()?t||ut(o):gn.value=o}}document.addEventListener("visibilitychange",vp);var _p="Someone without a name";function P(t){return t?t.hidden?"A living person":[t.firstName,t.lastName].filter(Boolean).join(" ")||t.preferredName||t.birthName||_p:"someone who is not here"}function Re(t){return t.hidden?"A living person":[t.firstName,t.middleName,t.lastName,t.suffix].filter(Boolean).join(" ")||P(t)}function Be(t){return/[sxzß]$/i.test(t)?`${t}’`:`${t}’s`}function Qr(t){return t.normalize("NFKD").replace(/\p{M}/gu,"").replace(/ß/g,"ss").replace(/[øØ]/g,"o").replace(/[łŁ]/g,"l").toLowerCase()}function el(t){let{firstName:e,middleName:n,lastName:o,birthName:r,preferredName:s,suffix:i}=t;return Qr([e,n,o,r,s,i].filter(Boolean).join(" "))}function xp(t){U({person:t}),G.current?.focus(t)}function Ot({id:t}){let e=N.value.get(t);return m`<button type="button" class="link" disabled=${!e} onClick=${()=>xp(t)}>
    ${P(e)}
  </button>`}async function nl(t,e,n){let o={from:e,to:n};return C("GET",`${yt(t)}/relationship`,{query:o,isGuest:!0})}async function ts(t,e,n={}){return C("GET",`${yt(t)}/${e}`,{query:n,isGuest:!0})}async function ol(t,e,n){return C("POST",`${yt(t)}/merge`,{json:{keep:e,drop:n}})}function kt(t,e={}){let n=q.value?.tree,o=JSON.stringify(e),r=n?.treeId??"",[s,i]=v({of:0,pages:[]}),{answer:a,problem:l,again:u}=xt(()=>ts(r,t,e),[r,n?.version,t,o]),c=s.of===a?s.pages:[],f=[a,...c].filter(Boolean),d=f.at(-1)?.cursor,h=d?m`<button type="button" class="button wide" onClick=${async()=>{try{let g=await ts(r,t,{...e,cursor:d});i({of:a,pages:[...c,g]})}catch(g){ut(g)}}}>Show more</button>`:null;return{answer:a,items:f.flatMap(g=>g.items??[]),problem:l,again:u,more:h}}var kp=new Intl.DateTimeFormat("en-GB",{month:"long"}),Mp=Array.from({length:12},(t,e)=>[String(e+1),kp.format(new Date(2e3,e,1))]),Sp={birth:"born",death:"died",marriage:"married"};function rl(){let[t,e]=v(String(new Date().getMonth()+1)),{answer:n,items:o,problem:r,again:s}=kt("anniversaries",{month:t});return m`<label class="field">
      <span class="field-label">Month</span>
      <select onChange=${i=>e(i.target.value)}>
        ${Mp.map(([i,a])=>m`<option value=${i} selected=${i===t}>${a}</option>`)}
      </select>
    </label>
    <${E} error=${r} onRetry=${s} />
    ${n&&!o.length?m`<p class="hint">No day of this month is known to be one.</p>`:null}
    <ol class="days">
      ${o.map(i=>m`<li key=${i.kind+i.personIds.join()+i.date}>
          <span class="day">${i.day}</span>
          <span>
            ${i.personIds.map((a,l)=>m`${l?" and ":null}<${Ot} key=${a} id=${a} />`)}
            <span class="hint">
              ${` ${Sp[i.kind]??i.kind} ${i.date.slice(0,4)}, ${Ep(i.years)}`}
            </span>
          </span>
        </li>`)}
    </ol>`}function Ep(t){return t===0?"this year":t===1?"a year ago":`${t} years ago`}var Tp={bornAfterDeath:"Born after their death",bornAfterMothersDeath:"Born after the death of the mother",bornLongAfterFathersDeath:"Born long after the death of the father",parentTooYoung:"Very young parents",motherTooOld:"Very old mothers",fatherTooOld:"Very old fathers",tooOld:"Older than anybody becomes",inTheFuture:"Birth or death in the future",marriedTooYoung:"Married as a child",marriedAfterDeath:"Married after their death",divorcedBeforeMarriage:"Divorced before the wedding",baptizedBeforeBirth:"Baptised before their birth",ownAncestor:"Their own ancestor",marriedToKin:"Married to close kin",twoFathers:"Two fathers by birth",twoMothers:"Two mothers by birth",tooManyParents:"More than two parents by birth",marriedToSelf:"Married to themselves",siblingsTooClose:"Siblings born too close together",disconnected:"Not linked to anybody",missingSex:"Gender not known",missingBirth:"Birth not known",missingSurname:"Last name not known"},Op={parentTooYoung:"Born after their own child"},Ip={error:"Cannot be",warning:"Unlikely",info:"Missing"};function sl(){let{answer:t,problem:e,again:n}=kt("checks",{limit:1}),[o,r]=v("");return t?t.counts.length?m`<ul class="groups">
    ${t.counts.map(s=>{let{code:i,severity:a}=s,l=`${a} ${i}`,u=o===l,c=a==="error"&&Op[i]||Tp[i];return m`<li key=${l}>
          <button
            type="button"
            class="group ${a}"
            aria-expanded=${u}
            onClick=${()=>r(u?"":l)}
          >
            <span class="group-mark">${Ip[a]}</span>
            <span class="group-title">${c??i}</span>
            <span class="group-count">${lt(s.count)}</span>
          </button>
          ${u?m`<${Pp} code=${i} severity=${a} />`:null}
        </li>`})}
  </ul>`:m`<p class="good"><${M} name="check" />Nothing looks wrong. Well kept!</p>`:m`<${E} error=${e} onRetry=${n} />`}function Pp({code:t,severity:e}){let{items:n,problem:o,again:r,more:s}=kt("checks",{code:t,severity:e,limit:50});return m`<${E} error=${o} onRetry=${r} />
    <ul class="findings">
      ${n.map(i=>m`<li
          key=${i.text+At(i.personIds)}
        >
          <p>${i.text}</p>
          <p class="finding-people">
            ${i.personIds.map(a=>m`<${Ot} key=${a} id=${a} />`)}
          </p>
        </li>`)}
    </ul>
    ${s}`}async function Xt(t){let e=await Kt("GET",Fe(t),{isGuest:!0});return{person:await e.json(),etag:e.headers.get("ETag")??""}}async function il(t){return C("POST","api/persons",{json:t})}async function es(t,e,n){let o=await Kt("PATCH",Fe(t),{json:e,ifMatch:n});return{person:await o.json(),etag:o.headers.get("ETag")??""}}async function al(t){return C("DELETE",Fe(t))}async function ll(t,e){return C("POST",`${Fe(t)}/restore`,{json:{undo:e}})}async function vo(t,e){await C("POST",`${Fe(t)}/photo`,{file:e})}async function cl(t){await C("DELETE",`${Fe(t)}/photo`)}async function _o(t){return(await Kt("GET",t,{isGuest:!0})).blob()}async function ul(t){let e=[],n;do{let o=await C("GET","api/relationships",{query:{personId:t,cursor:n}});e.push(...o.items),n=o.cursor}while(n);return e}async function ns(t){return C("POST","api/relationships/parent-child",{json:t})}async function os(t){return C("POST","api/relationships/spousal",{json:t})}async function rs(t,e,n,o){return C("PATCH",fl(t,e,n),{json:o})}async function $n(t,e,n){await C("DELETE",fl(t,e,n))}function fl(t,e,n){return`api/relationships/${t}/${encodeURIComponent(e)}/${encodeURIComponent(n)}`}function Fe(t){return`api/persons/${encodeURIComponent(t)}`}var Ap=50,$e=et([]),se=et([]),ye=et(!1),xo=vt(()=>$e.value.at(-1)?.what??""),ko=vt(()=>se.value.at(-1)?.what??"");function be(){$e.value=[],se.value=[],Dr()}async function Ct(t,e){let n=await is(t.act);se.value=[],pl(t,e,n)}async function Ue(){let t=$e.peek().at(-1);if(!t||ye.peek())return;Lr();let e;try{e=await is(t.undo)}catch(n){ut(n);return}$e.value=$e.value.filter(n=>n!==t),se.value=e?[]:[...se.value,t],e?pt(`Undone: ${t.what}. This cannot be done again.`):pt(`Undone: ${t.what}.`,{label:"Redo",act:He})}async function He(){let t=se.peek().at(-1);if(!t||ye.peek())return;Lr();let e;try{e=await is(t.act)}catch(n){ut(n);return}se.value=se.value.filter(n=>n!==t),pl(t,`Done again: ${t.what}.`,e)}function pl(t,e,n){n?(be(),pt(`${e} This cannot be undone.`)):($e.value=[...$e.value,t].slice(-Ap),Dr(),pt(e,{label:"Undo",act:Ue}))}async function is(t){ye.value=!0;let e,n=!1;try{e=await t()||void 0}catch(s){throw n=s instanceof K&&!s.status,s}finally{await Nt({isQuiet:n}),ye.value=!1}let{opens:o="",isForGood:r=!1}=e??{};return N.peek().has(o)&&U({person:o}),r}var ml={JAN:"January",FEB:"February",MAR:"March",APR:"April",MAY:"May",JUN:"June",JUL:"July",AUG:"August",SEP:"September",OCT:"October",NOV:"November",DEC:"December"},Np={ABT:"about",CAL:"reckoned to be",EST:"probably",BEF:"before",AFT:"after",BET:"between",AND:"and",FROM:"from",TO:"to",BCE:"BC","B.C.":"BC"},Cp=[[/@#DJULIAN@|\bJULIAN\b/gi,"Julian calendar"],[/@#DFRENCH R@|\bFRENCH_R\b/gi,"French Republican calendar"],[/@#DHEBREW@|\bHEBREW\b/gi,"Hebrew calendar"]],Dp=/@#DGREGORIAN@|\bGREGORIAN\b/gi;function je(t){let e=t.trim();if(/^\(.*\)$/s.test(e))return e.slice(1,-1);let n=/^INT\s+(.*?)\s*\((.*)\)$/is.exec(e);if(n)return`${je(n[1]??"")} (“${n[2]}”)`;let o=e.replace(Dp,""),r=[];for(let[i,a]of Cp)i.test(o)&&r.push(a),o=o.replace(i,"");let s=o.trim().split(/\s+/).map(Lp).join(" ");return r.length?`${s} (${r.join(", ")})`:s}function Lp(t){let e=t.toUpperCase();return ml[e]??Np[e]??t}function mt(t,e){if(e)return je(e);if(!t)return"";let[n="",o="",r=""]=t.split("-"),s=Object.values(ml)[Number(o)-1]??"";return`${Number(r)} ${s} ${Number(n)}`}function ie(t){let e=Ce(Gt(t),t.birthDateText),n=Ce(ho(t),t.deathDateText);return!e&&!n?"":n?`${e||"?"}–${n}`:t.living?`born ${e}`:`${e}–?`}function ze(t){return mt(t.birthDate,t.birthDateText)}function We(t){return mt(t.deathDate,t.deathDateText)}function dl(){let{answer:t,items:e,problem:n,again:o,more:r}=kt("duplicates",{limit:25}),[s,i]=v(null);return t?e.length?m`<p class="hint">These may be the same person, written down twice.</p>
    <ul class="findings">
      ${e.map(a=>m`<li
          key=${a.personIds.join()}
        >
          <p class="pair">
            ${a.personIds.map(l=>m`<span key=${l}>
                <${Ot} id=${l} />
                <span class="hint"> ${Rp(l)}</span>
              </span>`)}
          </p>
          <p class="hint">${Bp(a.reasons)}</p>
          ${tt.value?m`<button
                type="button"
                class="button small"
                onClick=${()=>i(a.personIds)}
              >
                <${M} name="merge" />Compare
              </button>`:null}
        </li>`)}
    </ul>
    ${r}
    ${s?m`<${Fp} pair=${s} onClose=${()=>i(null)} />`:null}`:m`<p class="good"><${M} name="check" />Nobody seems to be here twice.</p>`:m`<${E} error=${n} onRetry=${o} />`}function Rp(t){let e=N.value.get(t);return e?ie(e):""}function Bp(t){let e=At(t);return e?`${e.charAt(0).toUpperCase()}${e.slice(1)}.`:""}function Fp({pair:t,onClose:e}){let[n,o]=v(!0),r=xt(async()=>{let[c,f]=await Promise.all(t.map(Xt));return c&&f?[c.person,f.person]:[]},t),{isBusy:s,problem:i,submit:a}=j(async()=>{let[c,f]=n?t:[t[1],t[0]],d=P(N.peek().get(c));await ol(q.peek()?.tree.treeId??"",c,f),e(),U({person:""}),be(),await Nt(),pt(`The two are one now: ${d}.`)}),[l,u]=r.answer??[];return m`<${Y} title="Are they the same?" onClose=${e}>
    <form class="stack" onSubmit=${a}>
      <${E} error=${r.problem??i} />
      ${l&&u?m`<${Up} first=${l} second=${u} keepsFirst=${n}
            onKeep=${o} />`:null}
      <p class="hint">
        One person stays. What it does not say is filled in from the other, all links and kin come
        together, and the other one goes away. This cannot be undone.
      </p>
      <div class="actions">
        <button type="submit" class="button strong" disabled=${s||!l}>
          <${M} name="merge" />Make them one
        </button>
        <button type="button" class="button" data-first onClick=${e}>They are two</button>
      </div>
    </form>
  <//>`}function Up({first:t,second:e,keepsFirst:n,onKeep:o}){let s=[["Name",Re],["Born",ze],["Place of birth",i=>i.birthPlace??""],["Died",We],["Place of death",i=>i.deathPlace??""],["Kin",i=>{let{parents:a,spouses:l,children:u}=J.value,c=i.personId,f=[...a(c),...l(c),...u(c)].map(d=>d.id);return At(f.map(d=>P(N.value.get(d))))}],["Life story",i=>i.biography??""]];return m`<table class="side-by-side">
    <thead>
      <tr>
        <th scope="col"><span class="visually-hidden">What</span></th>
        ${[!0,!1].map(i=>m`<th scope="col" key=${i}>
            <label class="toggle">
              <input type="radio" name="keep" checked=${n===i}
                onChange=${()=>o(i)} />
              <span>Keep this one</span>
            </label>
          </th>`)}
      </tr>
    </thead>
    <tbody>
      ${s.map(([i,a])=>{let l=[a(t),a(e)],u=!!(l[0]&&l[1])&&l[0]!==l[1];return l[0]||l[1]?m`<tr key=${i} class=${u?"differs":""}>
              <th scope="row">${i}</th>
              ${l.map((c,f)=>m`<td key=${f}>${c||"—"}</td>`)}
            </tr>`:null})}
    </tbody>
  </table>`}function hl(){let{answer:t,items:e,problem:n,again:o,more:r}=kt("places",{limit:50}),[s,i]=v("");return t&&!e.length?m`<p class="hint">No place is known yet.</p>`:m`<${E} error=${n} onRetry=${o} />
    <ul class="groups">
      ${e.map(a=>{let l=s===a.name;return m`<li key=${a.name}>
          <button
            type="button"
            class="group"
            aria-expanded=${l}
            onClick=${()=>i(l?"":a.name)}
          >
            <span class="group-title">${a.name}</span>
            <span class="group-count">${lt(Hp(a))}</span>
          </button>
          ${l?m`<${jp} place=${a} />`:null}
        </li>`})}
    </ul>
    ${r}`}function Hp({births:t,marriages:e,deaths:n}){return t+e+n}function jp({place:t}){let{births:e,marriages:n,deaths:o,personIds:r,personCount:s}=t,i=[e?X(e,"birth"):"",n?X(n,"marriage"):"",o?X(o,"death"):""].filter(Boolean);return m`<div class="findings">
    <p class="hint">${At(i)}</p>
    <ul class="rows">
      ${r.map(a=>m`<li key=${a}><${Ot} id=${a} /></li>`)}
    </ul>
    ${s>r.length?m`<p class="hint">and ${X(s-r.length,"other")}</p>`:null}
  </div>`}var Mo=320,yn=110,zp=16,Wp=6.2;function gl({title:t,bars:e}){let n=Math.max(1,...e.map(s=>s.count)),o=Mo/Math.max(1,e.length),r=Math.ceil(e.length/8);return m`<figure class="chart">
    <figcaption>${t}</figcaption>
    <svg viewBox="0 0 ${Mo} ${yn+zp}" role="img" aria-label=${qp(t,e)}>
      ${e.map((s,i)=>{let a=Math.max(s.count?2:0,s.count/n*(yn-14)),l=i*o;return m`<g key=${s.label}>
          <rect x=${l+o*.12} y=${yn-a} width=${o*.76} height=${a}
            rx="2"><title>${`${s.label}: ${lt(s.count)}`}</title></rect>
          ${i%r===0?m`<text x=${Gp(l+o/2,s.label)} y=${yn+12}
                text-anchor="middle">
                ${s.label}
              </text>`:null}
        </g>`})}
      <path d="M0 ${yn}H${Mo}" />
    </svg>
  </figure>`}function Gp(t,e){let n=e.length*Wp/2;return Math.min(Mo-n,Math.max(n,t))}function bn({title:t,bars:e}){let n=Math.max(1,...e.map(o=>o.count));return e.length?m`<figure class="chart">
    <figcaption>${t}</figcaption>
    <dl class="bars">
      ${e.map(o=>m`<div key=${o.label}>
          <dt>${o.label}</dt>
          <dd>
            <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
              <rect width=${o.count/n*100} height="8" rx="1.5" />
            </svg>
            <span>${lt(o.count)}</span>
          </dd>
        </div>`)}
    </dl>
  </figure>`:null}function qp(t,e){return`${t}: ${e.map(n=>`${n.label} ${n.count}`).join(", ")}`}var Vp=24,$l=8,Yp=[["sex","Gender"],["birthDate","Birth"],["birthPlace","Place of birth"],["deathDate","Death"],["parents","Parents"]];function yl(){let{answer:t,problem:e,again:n}=kt("stats");return t?m`<dl class="tiles">
      <${Ge} label="People" value=${lt(t.persons)} />
      <${Ge} label="Living" value=${lt(t.living)} />
      <${Ge} label="Couples" value=${lt(t.couples)} />
      <${Ge} label="Generations" value=${lt(t.generations)} />
      <${So} label="Age at death" average=${t.ageAtDeath} />
      <${So} label="Age at marriage" average=${t.ageAtMarriage} />
      <${So} label="Age of mothers" average=${t.ageOfMothers} />
      <${So} label="Age of fathers" average=${t.ageOfFathers} />
      ${t.childrenPerCouple?m`<${Ge} label="Children per couple"
            value=${t.childrenPerCouple.toFixed(1)} />`:null}
    </dl>
    <${Kp} answer=${t} />
    <${bn} title="Last names" bars=${as(t.lastNames)} />
    <${bn} title="Names of women" bars=${as(t.firstNamesFemale)} />
    <${bn} title="Names of men" bars=${as(t.firstNamesMale)} />
    <${bn} title="What is known, in per cent" bars=${Yp.map(([o,r])=>({label:r,count:Math.round((t.completeness[o]??0)*100)}))} />
    ${t.largestFamilies.length?m`<h3>Most children</h3>
          <ul class="rows">
            ${t.largestFamilies.slice(0,$l).map(o=>m`<li
                  class="row"
                  key=${o.personId}
                >
                  <span class="row-words"><${Ot} id=${o.personId} /></span>
                  <span class="hint">${X(o.children,"child","children")}</span>
                </li>`)}
          </ul>`:null}`:m`<${E} error=${e} onRetry=${n} />`}function Kp({answer:t}){let e=t.birthsByDecade.length;if(!e)return null;let n=e<=Vp,r=(n?t.birthsByDecade:t.birthsByCentury).map(s=>({label:s.fromYear<0?`${-s.fromYear} BC`:`${s.fromYear}s`,count:s.count}));return m`<${gl} title=${n?"Births by decade":"Births by century"}
    bars=${r} />`}function Ge({label:t,value:e}){return m`<div class="tile"><dt>${t}</dt><dd>${e}</dd></div>`}function So({label:t,average:e}){return e?m`<${Ge} label=${t} value=${e.years.toFixed(1)} />`:null}function as(t){return t.slice(0,$l).map(e=>({label:e.name,count:e.count}))}function we(t=""){return t.split(",").map(n=>n.trim()).filter(Boolean).join(", ")}var Xp={birth:"∗",marriage:"∞",divorce:"⚮",death:"†"},Jp={birth:"was born",marriage:"married",divorce:"parted",death:"died"};function wl(){let{answer:t,items:e,problem:n,again:o,more:r}=kt("timeline",{limit:100});return t&&!e.length?m`<p class="hint">No date is known yet.</p>`:m`<${E} error=${n} onRetry=${o} />
    <ol class="timeline">
      ${e.map((s,i)=>{let a=bl(s.sort),l=e[i-1];return m`${!l||bl(l.sort)!==a?m`<li class="century" key=${`c${a}`}><h3>${a}</h3></li>`:null}
          <li key=${s.kind+s.personIds.join()+i}>
            <span class="sign ${s.kind}" aria-hidden="true">${Xp[s.kind]}</span>
            <span>
              <span class="hint">${je(s.dateText)}</span><br />
              ${s.personIds.map((u,c)=>m`${c?" and ":null}<${Ot} key=${u} id=${u} />`)}
              ${` ${Jp[s.kind]??s.kind}${s.place?`, ${we(s.place)}`:""}`}
            </span>
          </li>`})}
    </ol>
    ${r}`}function bl(t){let e=Number.parseInt(t,10);return`${Math.floor(e/100)*100}s`}var Eo={checks:["Checks",sl],duplicates:["Doubles",dl],statistics:["Figures",yl],anniversaries:["Days",rl],timeline:["Timeline",wl],places:["Places",hl]};function vl({name:t}){let e=Object.hasOwn(Eo,t)?t:"checks",[,n]=Eo[e],o=B(null);return at(()=>o.current?.focus(),[]),m`<aside class="insights" aria-label="Insights">
    <header class="insights-head">
      <h2 tabindex="-1" ref=${o}>Insights</h2>
      <button type="button" class="button quiet icon-only" aria-label="Close the insights"
        title="Close" onClick=${()=>{U({insight:""}),document.getElementById("main")?.focus()}}><${M} name="close" /></button>
    </header>
    <div class="tabs" role="tablist" aria-label="Insights" onKeyDown=${i=>{let a={ArrowRight:1,ArrowLeft:-1},l=Object.keys(Eo),u=a[i.key];if(!u)return;i.preventDefault();let c=l[(l.indexOf(e)+u+l.length)%l.length]??"";U({insight:c},{replace:!0}),requestAnimationFrame(()=>document.getElementById(`insight-${c}`)?.focus())}}>
      ${Object.entries(Eo).map(([i,[a]])=>m`<button
          key=${i}
          type="button"
          role="tab"
          id="insight-${i}"
          class="tab"
          aria-selected=${i===e}
          aria-controls="insight-view"
          tabindex=${i===e?0:-1}
          onClick=${()=>U({insight:i},{replace:!0})}
        >
          ${a}
        </button>`)}
    </div>
    <div class="insight" role="tabpanel" id="insight-view" aria-labelledby="insight-${e}"
      tabindex="0" key=${e}>
      <${n} />
    </div>
  </aside>`}var _l=["birthDate","deathDate","marriageDate","divorceDate","adoptionDate"];function To(t,e){let n={};for(let o of Object.keys(e)){let r=o.replace(/Text$/,"");_l.includes(r)&&!t[o]&&t[r]?n[r]=t[r]:n[o]=t[o]??null}return n}function xl(t){let e={...t};for(let n of _l)e[`${n}Text`]&&delete e[n];return e}var Zp=404,Dt=t=>P(N.peek().get(t));async function qe(t,e,n="Biological",o=""){let r=`${Dt(t)} and ${Dt(e)}`,s=o?`and ${Dt(o)} are parents`:"is a parent";await Ct({what:`linking ${r}`,act:async()=>{await ns({parentId:t,childId:e,type:n,...o?{alsoOf:o}:{}})},undo:async()=>{o&&await Sl("parent-child",o,e),await $n("parent-child",t,e)}},`${Dt(t)} ${s} of ${Dt(e)} now.`)}async function Oo(t,e,n={status:"Married"},o=[]){let r=`${Dt(t)} and ${Dt(e)}`;await Ct({what:`linking ${r}`,act:async()=>{await os({person1Id:t,person2Id:e,parentOf:o,...n})},undo:async()=>{for(let s of o)await Sl("parent-child",e,s);await $n("spousal",t,e)}},`${r} are a couple now.`)}async function kl(t,e,n){let o=await ls(t,e,n),r=`${Dt(e)} and ${Dt(n)}`;await Ct({what:`unlinking ${r}`,act:()=>$n(t,e,n),undo:async()=>{let s={...Qp(o),...El(t,e,n)};t==="spousal"?await os(s):await ns(s)}},`${r} are not linked any more.`)}async function Ml(t,e,n,o,r){let s=To(o,r),i=`${Dt(e)} and ${Dt(n)}`;await Ct({what:`the change between ${i}`,act:async()=>{await rs(t,e,n,r)},undo:async()=>{await rs(t,e,n,s)}},"Saved.")}async function ls(t,e,n){let o=Object.entries(El(t,e,n));return(await ul(e)).find(s=>o.every(([i,a])=>s[i]===a))}async function Sl(t,e,n){try{await $n(t,e,n)}catch(o){if(!(o instanceof K)||o.status!==Zp)throw o}}function El(t,e,n){return t==="spousal"?{person1Id:e,person2Id:n}:{parentId:e,childId:n}}function Qp(t){let{id:e,relationshipType:n,treeId:o,createdAt:r,updatedAt:s,...i}=t;return xl(i)}var tm=409;function cs(t){let e,n=null;return{async end(){let{person:o}=await Xt(t);return n=o.photoUrl?await _o(o.photoUrl).catch(()=>null):null,{undo:e}=await al(t),D.peek().person===t&&U({person:""}),{isForGood:!e}},async goOn(){return e&&await em(t,e),e=void 0,n&&await vo(t,n),n=null,{opens:t}}}}async function em(t,e){try{await ll(t,e)}catch(n){if(!(n instanceof K)||n.status!==tm)throw n;await Xt(t).catch(()=>Promise.reject(n))}}async function Ve(t){let e=q.peek()?.tree.treeId??"",n=P(t),o="",r=null;return await Ct({what:`adding ${n}`,act:async()=>{if(r)return r.goOn();o=(await il({treeId:e,...t})).personId},undo:()=>(r??=cs(o)).end()},`${n} was added.`),o}async function Tl(t,e,n){let o=To(t,e),r=n,s=P({...t,...e});await Ct({what:`the changes to ${s}`,act:async()=>{await es(t.personId,e,r),r=""},undo:async()=>{await es(t.personId,o)}},`${s} was saved.`)}async function Ol(t){let e=P(t),n=cs(t.personId);await Ct({what:`deleting ${e}`,act:n.end,undo:n.goOn},`${e} was deleted.`)}async function Il(t,e){let n=t.personId,o=t.photoUrl?await _o(t.photoUrl).catch(()=>null):null,r=async s=>{s?await vo(n,s):await cl(n)};await Ct({what:`the change of ${Be(P(t))} photo`,act:()=>r(e),undo:()=>r(o)},e?"The photo was saved.":"The photo was removed.")}async function Pl(t){let e=q.peek()?.tree;if(!e)return;let n=e.rootPersonId??null;await Ct({what:`beginning the tree with ${P(t)}`,act:async()=>{await ge(e.treeId,{rootPersonId:t.personId})},undo:async()=>{await ge(e.treeId,{rootPersonId:n})}},`The tree begins with ${P(t)} now.`)}var Al=/[^\p{L}\p{N}]+/u,nm=vt(()=>[...N.value.values()].filter(t=>!t.hidden).map(t=>{let e=el(t);return{person:t,words:` ${e} ${e.split(Al).join(" ")}`}}));function Ye(t,e=1/0){let n=Qr(t).split(/\s+/).filter(Boolean);if(!n.length)return[];let o=[];for(let{person:r,words:s}of nm.value)if(n.every(i=>om(s,i))&&(o.push(r),o.length>=e))break;return o}function om(t,e){if(t.includes(` ${e}`))return!0;let n=e.split(Al).filter(Boolean);return n.length>0&&n.every(o=>t.includes(` ${o}`))}var rm="No name",sm=new Intl.Segmenter,im=new RegExp(["Arabic","Hebrew","Syriac","Thaana","Nko","Devanagari","Bengali","Gurmukhi","Mongolian"].map(t=>`\\p{Script=${t}}`).join("|"),"u"),am=/[\u061c\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;function _n(t){let e=new WeakMap;return n=>{let o=e.get(n);if(o!==void 0)return o;let r=t(n);return e.set(n,r),r}}var Jt=_n(t=>vn([t.firstName,t.middleName,t.lastName,t.suffix])||rm),Lt=_n(t=>{let e=wn(t.firstName),n=wn(t.middleName).split(" ").filter(Boolean),o=[...e.split(" ").filter(Boolean),...n],[r=""]=o,s=wn(t.preferredName)||r,i=o.slice(1).map(a=>fs(a)[0]??"").filter(a=>/\p{L}/u.test(a)&&a!==a.toLowerCase()).map(a=>`${a}.`);return[vn(o),vn([r,...i]),vn([r,i[0]]),s].filter((a,l,u)=>a!==""&&u.indexOf(a)===l)}),Ke=_n(t=>vn([t.lastName,t.suffix])),xn=_n(t=>{if(t.hidden)return"";let e=Nl(t.firstName||t.preferredName),n=Nl(t.lastName);return`${e}${n}`.toUpperCase()||"?"}),ae=_n(t=>{if(t.hidden)return"";let e=Ce(Gt(t),t.birthDateText),n=Ce(ho(t),t.deathDateText);return e&&n?`${e}–${n}`:n?`d. ${n}`:e?t.living===!1?`${e}–?`:`b. ${e}`:""});function us(t,e){let n=new Set(e.children(t.personId).map(({id:s})=>s)).size,o={Male:"father",Female:"mother"}[t.gender??""]??"parent",r=n>0?`${o} of ${n}`:"";return[Jt(t),ae(t),r].filter(Boolean).join(", ")}function Cl(t,e){let n=i=>{let a=i.slice(0,3).map(({id:l})=>Jt(e.people.get(l)??t));return new Intl.ListFormat("en").format(a)},o={Male:"Son",Female:"Daughter"}[t.gender??""]??"Child",r=n(e.parents(t.personId)),s=n(e.spouses(t.personId));return[us(t,e),r&&`${o} of ${r}`,s&&`with ${s}`].filter(Boolean).join(". ")}function Nl(t){return fs(wn(t)).find(e=>/[\p{L}\p{N}]/u.test(e))??""}function fs(t){return Array.from(sm.segment(t),({segment:e})=>e)}function Dl(t){return im.test(t)?[t]:fs(t)}function wn(t){return(t??"").replace(am,"").replace(/[\p{Cc}\s]+/gu," ").trim()}function vn(t){return t.map(wn).filter(Boolean).join(" ")}function Rt({person:t,isLarge:e=!1}){let n=e?"portrait large":"portrait",o=`is-${(t.gender??"Unknown").toLowerCase()}`;if(t.photoUrl&&!t.hidden){let r=e?t.photoUrl:`${t.photoUrl}&size=small`;return m`<img class="${n} ${o}" src=${r} alt="" loading="lazy" />`}return m`<span class="${n} ${o}" aria-hidden="true">${xn(t)||"·"}</span>`}var lm=30;function Xe({label:t,onPick:e,onText:n,without:o,placeholder:r="A name",isLabelShown:s=!0,isKept:i=!1,...a}){let[l,u]=v(""),[c,f]=v(0),[d,p]=v(!1),h=B(null),g=Ht(),y=Ye(l,lm).filter(x=>!o?.has(x.personId)),$=d&&l.trim()!=="";W(()=>{h.current?.querySelector("[aria-selected=true]")?.scrollIntoView({block:"nearest"})},[c,$]);let b=x=>{u(x),f(0),p(!0),n?.(x)},w=x=>{i||b(""),p(!1),e(x)},_=x=>{let T=y[c];if(x.key==="ArrowDown")f(Math.min(c+1,y.length-1));else if(x.key==="ArrowUp")f(Math.max(c-1,0));else if(x.key==="Enter"&&$&&T)w(T);else if(x.key==="Escape"&&l)b("");else return;x.preventDefault(),x.stopPropagation()};return m`<div class="picker field">
    <label for=${g} class=${s?"":"visually-hidden"}>${t}</label>
    <input
      id=${g}
      type="search"
      role="combobox"
      value=${l}
      placeholder=${r}
      autocomplete="off"
      spellcheck=${!1}
      aria-expanded=${$}
      aria-controls="${g}-hits"
      aria-autocomplete="list"
      aria-activedescendant=${$&&y[c]?`${g}-${c}`:void 0}
      onInput=${x=>b(x.target.value)}
      onFocus=${()=>p(!0)}
      onBlur=${()=>p(!1)}
      onKeyDown=${_}
      ...${a}
    />
    <ul class="hits" id="${g}-hits" role="listbox" aria-label="Those found" ref=${h}
      hidden=${!$}>
      ${$?y.map((x,T)=>m`<li
              key=${x.personId}
              id="${g}-${T}"
              role="option"
              aria-selected=${T===c}
              class="hit"
              onPointerDown=${A=>A.preventDefault()}
              onClick=${()=>w(x)}
            >
              <${Rt} person=${x} />
              <span class="hit-name">${P(x)}</span>
              <span class="hit-years">${ie(x)}</span>
            </li>`):null}
    </ul>
    ${$&&!y.length?m`<p class="hits none" role="status">Nobody here is called that.</p>`:null}
  </div>`}var kn="?",Ll=t=>P(N.value.get(t));function ps(t){return t.length>1?kn:t[0]??""}function Rl(t,e,n){let o=J.value.parents(e),r=n==="Biological"?0:n==="Step"?1:1/0;if(o.filter(i=>i.type==="Biological").length>r)return[];let s=new Set([e,...o.map(i=>i.id)]);return J.value.spouses(t).map(i=>i.id).filter(i=>!s.has(i))}function ms({spouses:t,type:e,value:n,onValue:o}){if(!t.length)return null;let r=[...t.length>1?[[kn,"Choose…"]]:[],["","Not known, or not in this tree"],...t.map(i=>[i,Ll(i)])];return m`<${O} label=${e==="Step"?"The parent by birth":"The other parent"} value=${n} onValue=${o} options=${r} />`}function Io(t){return J.value.children(t).filter(({id:e,type:n})=>n==="Biological"&&J.value.parents(e).length===1).map(e=>e.id)}function ds(t){return J.value.spouses(t).length?[]:Io(t)}function hs({ids:t,chosen:e,onChosen:n}){if(!t.length)return null;let o=(r,s)=>t.filter(i=>i===r?s:e.includes(i));return m`<fieldset class="choices">
    <legend>Also a parent by birth of</legend>
    ${t.map(r=>m`<${oe} key=${r} label=${Ll(r)} value=${e.includes(r)}
        onValue=${s=>n(o(r,s))} />`)}
  </fieldset>`}var Hl=["JAN","FEB","MAR","APR","MAY","JUN","JUL","AUG","SEP","OCT","NOV","DEC"],cm=[31,29,31,30,31,30,31,31,30,31,30,31],um=/^(?:about|abt\.?|around|circa|ca\.?|c\.|approximately|approx\.?|roughly|~)\s*/i,fm=/^(?:estimated|est\.?|probably|perhaps|maybe)\s+/i,pm=/^(?:calculated|cal\.?)\s+/i,mm=/^(?:before|bef\.?|until|by|<)\s*/i,dm=/^(?:after|aft\.?|since|>)\s*/i,hm=/^(?:between|bet\.?)\s+(.+?)\s+(?:and|&|-|–)\s+(.+)$/i,gm=/^from\s+(.+?)\s+(?:to|until|-|–)\s+(.+)$/i,$m=/^from\s+/i,ym=/^to\s+/i,bm=/^(\d{3,4})\s*[-–]\s*(\d{3,4})$/,Bl=/\s*\b(?:b\.?\s?c\.?\s?e?\.?)$/i,wm=/^(?:@#D[A-Z _]+@|GREGORIAN|JULIAN|FRENCH_R|HEBREW)\s/i;function le(t){let e=t.trim().replace(/\s+/g," ");if(!e)return null;let n=vm(e);if(n)return{text:n,words:je(n),isPhrase:!1};let o=/^\(.*\)$/.test(e)?e:`(${e})`;return{text:o,words:o.slice(1,-1),isPhrase:!0}}function vm(t){if(wm.test(t))return t;let e=bm.exec(t);if(e&&Number(e[1])<Number(e[2]))return`BET ${e[1]} AND ${e[2]}`;let n=hm.exec(t);if(n)return Fl("BET",n,"AND");let o=gm.exec(t);if(o)return Fl("FROM",o,"TO");let r=[[um,"ABT"],[fm,"EST"],[pm,"CAL"],[mm,"BEF"],[dm,"AFT"],[$m,"FROM"],[ym,"TO"]];for(let[s,i]of r){if(!s.test(t))continue;let a=Po(t.replace(s,""));return a&&`${i} ${a}`}return/^\d{3,4}\s*\?$/.test(t)?`EST ${t.replace(/\s*\?$/,"")}`:Po(t)}function Fl(t,e,n){let o=Po(e[1]??""),r=Po(e[2]??"");return o&&r?`${t} ${o} ${n} ${r}`:null}function Po(t){let e=Bl.test(t)?" BCE":"",n=t.replace(Bl,"").replace(/(\d)(?:st|nd|rd|th)\b/gi,"$1").trim(),o=_m(n)??xm(n);return o&&o+e}function _m(t){if(/^\d{1,4}$/.test(t)&&Number(t)>0)return String(Number(t));if(/^\d{3,4}\/\d{2}$/.test(t))return t;let e=/^(\d{3,4})-(\d{1,2})(?:-(\d{1,2}))?$/.exec(t);if(e)return ve(e[1],Number(e[2]),e[3]);let n=/^(?:(\d{1,2})\.\s?)?(\d{1,2})\.\s?(\d{3,4})$/.exec(t);if(n)return ve(n[3],Number(n[2]),n[1]);let o=/^(\d{1,2})[/-](\d{1,2})[/-](\d{3,4})$/.exec(t);if(!o)return null;let[r,s]=[Number(o[1]),Number(o[2])];return r>12?ve(o[3],s,String(r)):s>12?ve(o[3],r,String(s)):r===s?ve(o[3],r,String(r)):null}function xm(t){let e=/^(?:(\d{1,2})\.?\s+)?(?:of\s+)?([a-z]{3,9})\.?,?\s+(\d{1,4}(?:\/\d{2})?)$/i,n=/^([a-z]{3,9})\.?\s+(\d{1,2}),?\s+(\d{1,4})$/i,o=e.exec(t);if(o)return ve(o[3],Ul(o[2]),o[1]);let r=n.exec(t);return r&&ve(r[3],Ul(r[1]),r[2])}function Ul(t=""){let e=t.slice(0,3).toUpperCase(),n=Hl.indexOf(e);return km[n]?.startsWith(t.toUpperCase())||t.toUpperCase()==="SEPT"?n+1:0}var km=["JANUARY","FEBRUARY","MARCH","APRIL","MAY","JUNE","JULY","AUGUST","SEPTEMBER","OCTOBER","NOVEMBER","DECEMBER"];function ve(t,e,n){let o=Hl[e-1];if(!t||!o)return null;if(n===void 0)return`${o} ${t}`;let r=Number(n);return r>=1&&r<=(cm[e-1]??0)?`${r} ${o} ${t}`:null}function qt({label:t,value:e,onValue:n}){let o=le(e);return m`<${O}
    label=${t}
    value=${e}
    onValue=${n}
    placeholder="12 Mar 1850, about 1850"
    hint=${Mm(e,o)}
  />`}function Mm(t,e){return e?e.isPhrase?/^\d{1,2}[/-]\d{1,2}[/-]\d{3,4}$/.test(t.trim())?"Day or month first? Write the month as a word, such as 3 April 1850.":"Not understood as a date: it is kept in these words.":`Understood as: ${e.words}`:"As exactly as you know it."}var Sm=["middleName","birthName","preferredName","suffix","birthPlace","deathPlace","biography"],Em=[["Female","Female"],["Male","Male"],["Other","Other"],["Unknown","Not known"]],Tm=[["","As the dates say"],["yes","Living"],["no","Has died"]];function Bt(t){return{firstName:t.firstName??"",middleName:t.middleName??"",lastName:t.lastName??"",birthName:t.birthName??"",preferredName:t.preferredName??"",suffix:t.suffix??"",gender:t.gender??"Unknown",birth:mt(t.birthDate,t.birthDateText),birthPlace:t.birthPlace??"",death:mt(t.deathDate,t.deathDateText),deathPlace:t.deathPlace??"",living:t.isLiving===void 0?"":t.isLiving?"yes":"no",biography:t.biography??""}}function Ao(t,e){let n={};for(let o of["firstName","lastName"])t[o].trim()!==e[o]&&(n[o]=t[o].trim());t.gender!==e.gender&&(n.gender=t.gender);for(let o of Sm)t[o].trim()!==e[o].trim()&&(n[o]=t[o].trim()||null);for(let o of["birth","death"])t[o].trim()!==e[o]&&(n[`${o}DateText`]=le(t[o])?.text??null);return t.living!==e.living&&(n.isLiving=t.living===""?null:t.living==="yes"),n}function jl(t){let e=Ao(t,Bt({})),n=Object.fromEntries(Object.entries(e).filter(([,r])=>r!==null)),o={firstName:t.firstName.trim(),lastName:t.lastName.trim()};return{...n,...o,gender:t.gender}}function Mn(t){return!!(t.firstName.trim()||t.lastName.trim())}function No({draft:t,onDraft:e,isShort:n=!1}){let o=r=>({value:t[r],onValue:s=>e({...t,[r]:s})});return m`<div class="fields">
      <${O} label="First name" maxlength="100" data-first ...${o("firstName")} />
      ${n?null:m`<${O} label="Middle names" maxlength="100" ...${o("middleName")} />`}
      <${O} label="Last name" maxlength="100" ...${o("lastName")} />
      ${n?null:m`<${O} label="Last name at birth" maxlength="100" ...${o("birthName")} />
            <${O} label="Called" maxlength="50" ...${o("preferredName")}
              hint="A nickname, or the name that was used." />
            <${O} label="After the name" maxlength="20" ...${o("suffix")}
              placeholder="Jr., III" />`}
    </div>
    <${Pt} legend="Gender" name="gender" options=${Em} isLegendShown=${!0}
      ...${o("gender")} />
    <div class="fields">
      <${qt} label="Born" ...${o("birth")} />
      <${O} label="Place of birth" maxlength="200" ...${o("birthPlace")} />
      <${qt} label="Died" ...${o("death")} />
      ${n?null:m`<${O} label="Place of death" maxlength="200" ...${o("deathPlace")} />`}
    </div>
    ${n?null:m`<${Pt} legend="Living?" name="living" options=${Tm} isLegendShown=${!0}
            ...${o("living")} />
          <${O} label="Life story" type="area" rows="8" maxlength="60000"
            spellcheck=${!0} ...${o("biography")} />`}`}var gs="Partner",Co="Unknown",Je=[["Married","Married"],[gs,"Partners, not married"],["Divorced","Divorced"],["Widowed","Widowed"],["Separated","Separated"],[Co,"A couple, married or not"]],zl=Co;function Wl({status:t="Married",statusDetail:e}){return t!=="Married"?t:[gs,Co].find(n=>n===e)??t}function Ze(t){return[gs,Co].includes(t)?{status:"Married",statusDetail:t}:{status:t}}var Om={parent:"A parent of",child:"A child of",spouse:"A spouse of",sibling:"A sibling of",alone:"Somebody new"},Do=[["Biological","By birth"],["Adoptive","By adoption"],["Step","Step"],["Foster","Foster"]],Gl="";function ql({adding:t,onClose:e}){let{kind:n,personId:o=""}=t,r=N.value.get(o),[s,i]=v("new"),a=r?`${Om[n]} ${P(r)}`:"Somebody new",l=n!=="alone"&&n!=="sibling"&&N.value.size>1;return m`<${Y} title=${a} onClose=${e}>
    <div class="stack">
      ${l?m`<${Pt}
            legend="Who is it?"
            name="add-how"
            value=${s}
            options=${[["new","Somebody new"],["there","Somebody in this tree"]]}
            onValue=${i}
          />`:null}
      ${s==="new"?m`<${Im} kind=${n} person=${r} onClose=${e} />`:m`<${Am} kind=${n} personId=${o} onClose=${e} />`}
    </div>
  <//>`}function Im({kind:t,person:e,onClose:n}){let[o,r]=v(Bt(Cm(t,e))),s=e?.personId??"",i=t==="child"?J.value.spouses(s).map(x=>x.id):[],[a,l]=v(ps(i)),u=t==="spouse"?Io(s):[],[c,f]=v(ds(s)),[d,p]=v("Biological"),h=t==="parent"?Nm(e):void 0,[g,y]=v(t==="parent"?zl:"Married"),{isBusy:$,problem:b,submit:w}=j(async()=>{let x=g===Gl?"":h?.personId??"",T={alsoOf:a,parentOf:c,spouseOf:x,type:d,status:g},A=await Pm(t,e,jl(o),T);n(),U({person:A}),G.current?.focus(A)}),_=Mn(o)?a===kn?"Choose the other parent.":"":"A first or a last name is needed.";return m`<form class="stack" onSubmit=${w}>
    <${No} draft=${o} onDraft=${r} isShort=${!0} />
    <div class="fields">
      <${ms} spouses=${i} type=${d} value=${a} onValue=${l} />
      ${t==="child"||t==="parent"?m`<${O} label="Parent and child" value=${d} onValue=${p}
            options=${Do} />`:null}
      ${t==="spouse"?m`<${O} label="The couple is" value=${g} onValue=${y}
            options=${Je} />`:null}
      ${h?m`<${O} label="With ${P(h)}" value=${g} onValue=${y}
            options=${[...Je,[Gl,"No couple"]]} />`:null}
    </div>
    <${hs} ids=${u} chosen=${c} onChosen=${f} />
    <${E} error=${b} />
    <div class="actions">
      <button type="submit" class="button strong" disabled=${$||_}>Add</button>
      <button type="button" class="button" onClick=${n}>Cancel</button>
      ${_?m`<p class="hint">${_}</p>`:null}
    </div>
  </form>`}async function Pm(t,e,n,{alsoOf:o,parentOf:r,spouseOf:s,type:i,status:a}){if(!e||t==="alone")return Ve(n);let{personId:l}=e;if(t==="spouse")return Ve({...n,relative:{kind:t,personId:l,parentOf:r,...Ze(a)}});if(t==="parent"){let g=s?{spouseOf:s,...Ze(a)}:{};return Ve({...n,relative:{kind:t,personId:l,type:i,...g}})}if(t==="child")return Ve({...n,relative:{kind:t,personId:l,type:i,...o?{alsoOf:o}:{}}});let u=J.peek().parents(l),c=u.filter(g=>g.type==="Biological"),[f,d]=c.length?c:u,p=d?{alsoOf:d.id}:{},h=f?.id??"";return Ve({...n,relative:{kind:"child",personId:h,...p}})}function Am({kind:t,personId:e,onClose:n}){let[o,r]=v(null),[s,i]=v("Biological"),[a,l]=v("Married"),[u,c]=v(null),[f,d]=v(ds(e)),p=o?.personId??"",h=t==="child"?Rl(e,p,s):[],g=`${p} ${s}`,y=o&&u?.of===g?u.id:ps(h),$=t==="spouse"?Io(e).filter(x=>x!==p):[],{isBusy:b,problem:w,submit:_}=j(async()=>{if(!o)return;let x=f.filter(T=>$.includes(T));t==="spouse"?await Oo(e,p,Ze(a),x):t==="parent"?await qe(p,e,s):await qe(e,p,s,y),n()});return m`<form class="stack" onSubmit=${_}>
    <${Xe} label="Who is it?" without=${new Set([e])} isKept=${!0}
      data-first onPick=${r} />
    ${o?m`<p role="status">Chosen: <strong>${P(o)}</strong></p>`:null}
    ${t==="spouse"?m`<${O} label="The couple is" value=${a} onValue=${l}
          options=${Je} />`:m`<${O} label="Parent and child" value=${s} onValue=${i}
          options=${Do} />`}
    ${o?m`<${ms} spouses=${h} type=${s} value=${y}
          onValue=${x=>c({of:g,id:x})} />`:null}
    <${hs} ids=${$} chosen=${f} onChosen=${d} />
    <${E} error=${w} />
    <div class="actions">
      <button type="submit" class="button strong"
        disabled=${b||!o||y===kn}>Link them</button>
      <button type="button" class="button" onClick=${n}>Cancel</button>
    </div>
  </form>`}function Nm(t){let e=t?J.value.parents(t.personId):[];return e.length===1?N.value.get(e[0]?.id??""):void 0}function Cm(t,e){if(!e||t==="alone")return{};let{parents:n}=J.value,o=t==="spouse"?"":e.lastName,r={Male:"Female",Female:"Male"};if(t==="spouse")return{gender:r[e.gender]??"Unknown"};if(t==="child")return{lastName:Dm(e).lastName};if(t!=="parent")return{lastName:o};let[s]=n(e.personId).map(a=>N.value.get(a.id));if(!s)return{lastName:o};let i=s.gender==="Male";return{gender:r[s.gender]??"Unknown",lastName:i?"":o}}function Dm(t){let[e,...n]=J.value.spouses(t.personId),o=n.length?void 0:N.value.get(e?.id??"");return t.gender==="Female"&&o?.gender==="Male"&&o.lastName?o:t}function Vl({ends:t,onClose:e}){let[n,o]=t,[r,s]=v("parent"),i=P(N.value.get(n)),a=P(N.value.get(o)),l=[["parent",`${i} is a parent of ${a}`],["child",`${i} is a child of ${a}`],["spouse",`${i} and ${a} are a couple`]],{isBusy:u,problem:c,submit:f}=j(async()=>{r==="parent"?await qe(n,o):r==="child"?await qe(o,n):await Oo(n,o),e()});return m`<${Y} title="How are they related?" onClose=${e}>
    <form class="stack" onSubmit=${f}>
      <fieldset class="choices">
        <legend class="visually-hidden">How they are related</legend>
        ${l.map(([d,p])=>m`<label class="choice" key=${d}>
            <input type="radio" name="link-how" value=${d} checked=${r===d}
              data-first=${d==="parent"?!0:void 0}
              onChange=${()=>s(d??"")} />
            <span>${p}</span>
          </label>`)}
      </fieldset>
      <${E} error=${c} />
      <div class="actions">
        <button type="submit" class="button strong" disabled=${u}>Link them</button>
        <button type="button" class="button" onClick=${e}>Cancel</button>
      </div>
    </form>
  <//>`}var $s=new Map;function ys(t){return`${F.peek()?.userId}/${t}`}function Lo(t){return $s.get(ys(t))}function Yl(t,e){$s.set(ys(t),e)}function Ro(t){$s.delete(ys(t))}function Kl({person:t}){let e=[ze(t),we(t.birthPlace)].filter(Boolean),n=[We(t),we(t.deathPlace)].filter(Boolean),r=[["Born as",t.birthName??""],["Called",t.preferredName??""],["Born",e.join(", ")],["Died",n.join(", ")||(t.isLiving===!1?"yes, but not known when":"")],["Gender",t.gender==="Unknown"?"":Lm(t.gender)]].filter(([,s])=>s);return m`${r.length?m`<dl class="facts">
          ${r.map(([s,i])=>m`<div key=${s}>
              <dt>${s}</dt>
              <dd>${i}</dd>
            </div>`)}
        </dl>`:m`<p class="hint">Nothing more is known yet.</p>`}
    ${t.biography?m`<section class="story" aria-label="Life story">
          ${t.biography.split(/\n{2,}/).map((s,i)=>m`<p key=${i}>${s}</p>`)}
        </section>`:null}`}function Lm(t){return{Male:"male",Female:"female",Other:"other"}[t]??""}var Rm=20,Bm=[["Divorced","Divorced"],["Separated","Separated"],["Widowed","Widowed"],["Married","Not told"]];function Bo(t=[]){return t.map((e,n)=>({key:n,before:e,status:e.status,married:mt(e.marriageDate,e.marriageDateText),marriagePlace:e.marriagePlace??"",divorced:mt(e.divorceDate,e.divorceDateText),notes:e.notes??""}))}function Jl(t,e=[]){if(JSON.stringify(t)!==JSON.stringify(Bo(e)))return t.length?t.map(Fm):null}function Fm({before:t,status:e,married:n,marriagePlace:o,divorced:r,notes:s}){let{marriageDate:i,marriageDateText:a,divorceDate:l,divorceDateText:u}=t;return{status:e,...Xl("marriageDate",n,i,a),...Xl("divorceDate",r,l,u),...o.trim()?{marriagePlace:o.trim()}:{},...s.trim()?{notes:s.trim()}:{}}}function Xl(t,e,n,o){if(e!==mt(n,o))o=le(e)?.text;else if(!o&&n)return{[t]:n};return o?{[`${t}Text`]:o}:{}}function Zl({drafts:t,onDrafts:e}){let n=()=>{let o=Math.max(-1,...t.map(s=>s.key))+1,[r]=Bo([{status:"Divorced"}]);r&&e([...t,{...r,key:o}])};return m`${t.map((o,r)=>{let s=t.length>1?`Earlier union ${r+1}`:"Earlier union",i=a=>({value:o[a],onValue:l=>e(t.map(u=>u===o?{...u,[a]:l}:u))});return m`<fieldset class="earlier stack" key=${o.key}>
        <legend>${s}</legend>
        <div class="fields">
          <${qt} label="Married" ...${i("married")} />
          <${O} label="Where" maxlength="200" ...${i("marriagePlace")} />
          <${O} label="How it ended" options=${Bm} ...${i("status")} />
          ${o.status==="Divorced"||o.divorced?m`<${qt} label="Divorced" ...${i("divorced")} />`:null}
        </div>
        <${O} label="Notes" type="area" rows="2" maxlength="2000" ...${i("notes")} />
        <button type="button" class="button quiet small"
          onClick=${()=>e(t.filter(a=>a!==o))}>
          <${M} name="bin" />Remove ${s.toLowerCase()}
        </button>
      </fieldset>`})}
    ${t.length<Rm?m`<button type="button" class="button quiet small add-earlier" onClick=${n}>
          <${M} name="plus" />Add an earlier union
        </button>`:null}`}function Ql(t=[]){return t.map(Um).join("; ")}function Um({status:t,...e}){let n=mt(e.marriageDate,e.marriageDateText),o=mt(e.divorceDate,e.divorceDateText),r=t==="Married"?"":t.toLowerCase(),s=o?`divorced ${o}`:r;return[n?`married ${n}`:"",s].filter(Boolean).join(", ")||"married"}function ec({kind:t,first:e,second:n,onClose:o}){let r=xt(()=>ls(t,e,n),[t,e,n]),s=`${P(N.value.get(e))} and ${P(N.value.get(n))}`;return m`<${Y} title=${s} onClose=${o}>
    <${E} error=${r.problem} onRetry=${r.again} />
    ${r.answer?m`<${Hm} kind=${t} first=${e} second=${n} link=${r.answer}
          onClose=${o} />`:null}
  <//>`}function Hm({kind:t,first:e,second:n,link:o,onClose:r}){let s=t==="spousal",[i,a]=v(tc(o)),[l,u]=v(Bo(o.previousUnions)),c=h=>({value:i[h],onValue:g=>a({...i,[h]:g})}),{isBusy:f,problem:d,submit:p}=j(async()=>{let h=jm(i,tc(o),s),g=Jl(l,o.previousUnions);g!==void 0&&(h.previousUnions=g),Object.keys(h).length&&await Ml(t,e,n,o,h),r()});return m`<form class="stack" onSubmit=${p}>
    <div class="fields">
      ${s?m`<${O} label="The couple is" options=${Je} ...${c("status")} />
            <${qt} label="Married" ...${c("married")} />
            <${O} label="Where" maxlength="200" ...${c("marriagePlace")} />
            <${qt} label="Divorced" ...${c("divorced")} />`:m`<${O} label="Parent and child" options=${Do} ...${c("type")} />
            ${i.type==="Adoptive"?m`<${qt} label="Adopted" ...${c("adopted")} />`:null}`}
    </div>
    <${O} label="Notes" type="area" rows="3" maxlength="2000" ...${c("notes")} />
    ${s?m`<${Zl} drafts=${l} onDrafts=${u} />`:null}
    <${E} error=${d} />
    <div class="actions">
      <button type="submit" class="button strong" disabled=${f}>Save</button>
      <button type="button" class="button" onClick=${r}>Cancel</button>
    </div>
  </form>`}function tc(t){return{type:String(t.type??"Biological"),status:Wl(t),married:mt(t.marriageDate,t.marriageDateText),divorced:mt(t.divorceDate,t.divorceDateText),adopted:mt(t.adoptionDate,t.adoptionDateText),marriagePlace:String(t.marriagePlace??""),notes:String(t.notes??"")}}function jm(t,e,n){let o={},r=n?[["married","marriageDateText"],["divorced","divorceDateText"]]:[["adopted","adoptionDateText"]];for(let[s,i]of r)t[s]!==e[s]&&(o[i]=le(t[s])?.text??null);return t.notes!==e.notes&&(o.notes=t.notes.trim()||null),n&&t.marriagePlace!==e.marriagePlace&&(o.marriagePlace=t.marriagePlace.trim()||null),n&&t.status!==e.status&&Object.assign(o,{statusDetail:null},Ze(t.status)),!n&&t.type!==e.type&&(o.type=t.type),o}function oc({person:t,onAdd:e}){let[n,o]=v(null),r=t.personId,s=[["Parents","parent",nc(r)],["Spouses","spouse",Gm(r)],["Children","child",Wm(r)],["Siblings","sibling",Ym(r)]];return m`<div class="kin-lists">
    ${s.map(([i,a,l])=>l.length||tt.value?m`<section key=${a} aria-label=${i}>
            <header class="kin-list-head">
              <h3>${i}</h3>
              ${tt.value&&(a!=="sibling"||nc(r).length)?m`<button
                    type="button"
                    class="button quiet small"
                    onClick=${()=>e({kind:a,personId:r})}
                  >
                    <${M} name="plus" />Add a ${a}
                  </button>`:null}
            </header>
            <ul class="rows">
              ${l.map(u=>m`<${zm} key=${u.id} one=${u}
                  onEdit=${()=>o(u)} />`)}
            </ul>
          </section>`:null)}
    ${n?.link?m`<${ec} ...${n.link} onClose=${()=>o(null)} />`:null}
  </div>`}function zm({one:t,onEdit:e}){let n=N.value.get(t.id);if(!n)return null;let{link:o}=t;return m`<li class="row kin-row">
    <${Rt} person=${n} />
    <span class="row-words">
      <button type="button" class="link" onClick=${()=>{U({person:t.id}),G.current?.focus(t.id)}}>${P(n)}</button>
      <span class="hint">${[ie(n),t.note].filter(Boolean).join(" · ")}</span>
    </span>
    ${o&&tt.value?m`<${Wt}
          label="The link to ${P(n)}"
          items=${[{label:"Details of the link",icon:"edit",act:e},{label:"Unlink",icon:"unlink",act:()=>kl(o.kind,o.first,o.second).catch(ut)}]}
        />`:null}
  </li>`}var rc=t=>t&&t!=="Biological"?t.toLowerCase():"";function nc(t){return J.value.parents(t).map(e=>({id:e.id,note:rc(e.type),link:{kind:"parent-child",first:e.id,second:t}}))}function Wm(t){return J.value.children(t).map(e=>({id:e.id,note:rc(e.type),link:{kind:"parent-child",first:t,second:e.id}}))}function Gm(t){return J.value.spouses(t).map(({id:e,link:n})=>({id:e,note:[qm(n),Vm(n)].filter(Boolean).join(" · "),link:{kind:"spousal",first:n.person1Id,second:n.person2Id}}))}function qm(t){let e=mt(t.marriageDate,t.marriageDateText),n=t.status!=="Married"||t.statusDetail!=="Unknown",o=t.statusDetail==="Unknown"?"":t.statusDetail,r=n?(o||t.status||"").toLowerCase():"";return r==="married"?e?`married ${e}`:"married":[r,e?`married ${e}`:""].filter(Boolean).join(", ")}function Vm({previousUnions:t}){return t?.length?`before that ${Ql(t)}`:""}function Ym(t){return tl(t).map(e=>({id:e.id,note:e.how.toLowerCase()}))}var Km=412,sc={firstName:"First name",middleName:"Middle names",lastName:"Last name",birthName:"Last name at birth",preferredName:"Called",suffix:"After the name",gender:"Gender",birth:"Born",birthPlace:"Place of birth",death:"Died",deathPlace:"Place of death",living:"Living",biography:"Life story"};function ic({person:t,etag:e,onDone:n,onFresh:o}){let{personId:r}=t,s=Lo(r),[i,a]=v(s?.known??{person:t,etag:e}),[l,u]=v(s?.draft??Bt(t)),[c,f]=v(null),d=B(null);at(()=>d.current?.querySelector("input")?.focus(),[]);let p=async _=>{let x=Ao(l,Bt(i.person));Object.keys(x).length&&await Tl(_.person,x,_.etag),h()},h=()=>{Ro(r),n()},{isBusy:g,problem:y,submit:$}=j(async()=>{try{await p(i)}catch(_){if(!(_ instanceof K&&_.status===Km))throw _;f(await Xt(r))}}),b=j(async()=>{c&&await p(c)}),w=Mn(l)||!Mn(Bt(i.person));return m`<form class="person-form stack" ref=${d} onSubmit=${$}
    aria-label="Edit"
    onKeyDown=${_=>{_.key==="Escape"&&n()}}>
    <${No}
      draft=${l}
      onDraft=${_=>{u(_),Object.keys(Ao(_,Bt(i.person))).length?Yl(r,{draft:_,known:i}):Ro(r)}}
    />
    <${E} error=${y??b.problem} />
    ${c?m`<${Xm}
          draft=${l}
          before=${Bt(i.person)}
          theirs=${Bt(c.person)}
          isBusy=${b.isBusy}
          onMine=${b.submit}
          onTheirs=${()=>{a(c),u(Bt(c.person)),Ro(r),f(null),o()}}
        />`:m`<div class="actions sticky">
          <button type="submit" class="button strong" disabled=${g||!w}>
            Save
          </button>
          <button type="button" class="button" onClick=${h}>Cancel</button>
          ${w?null:m`<p class="hint">A first or a last name is needed.</p>`}
        </div>`}
  </form>`}function Xm({draft:t,before:e,theirs:n,isBusy:o,onMine:r,onTheirs:s}){let a=Object.keys(sc).filter(u=>n[u]!==e[u]),l=B(null);return at(()=>l.current?.focus(),[]),m`<section class="stale" role="alert" tabindex="-1" ref=${l}>
    <h3>Somebody else has changed this person meanwhile</h3>
    <table>
      <thead>
        <tr><th scope="col">What</th><th scope="col">Theirs</th><th scope="col">Yours</th></tr>
      </thead>
      <tbody>
        ${a.map(u=>m`<tr key=${u}>
            <th scope="row">${sc[u]}</th>
            <td>${n[u]||"—"}</td>
            <td>${t[u]||"—"}</td>
          </tr>`)}
      </tbody>
    </table>
    <p class="hint">
      Keeping yours changes only what you have changed; everything else stays as theirs.
    </p>
    <div class="actions">
      <button type="button" class="button strong" disabled=${o} onClick=${r}>
        Keep my changes
      </button>
      <button type="button" class="button" onClick=${s}>Take theirs</button>
    </div>
  </section>`}var Jm="image/jpeg,image/png,image/webp,image/gif";function ac({person:t}){let[e,n]=v(!1),o=B(null);if(!tt.value||t.hidden)return m`<${Rt} person=${t} isLarge=${!0} />`;let r=async s=>{s===void 0||e||(n(!0),await Il(t,s).catch(ut),n(!1))};return m`<div class="photo" aria-busy=${e}>
    <${Rt} person=${t} isLarge=${!0} />
    <button
      type="button"
      class="photo-button"
      aria-label="${t.photoUrl?"Change":"Add"} the photo of ${P(t)}"
      title="${t.photoUrl?"Change":"Add"} the photo"
      onClick=${()=>o.current?.click()}
    >
      <${M} name="camera" />
    </button>
    ${t.photoUrl?m`<button
          type="button"
          class="photo-button remove"
          aria-label="Remove the photo of ${P(t)}"
          title="Remove the photo"
          onClick=${()=>r(null)}
        >
          <${M} name="close" />
        </button>`:null}
    <input
      type="file"
      hidden
      ref=${o}
      accept=${Jm}
      aria-label="Photo"
      onChange=${s=>{let[i]=s.target.files;s.target.value="",r(i)}}
    />
  </div>`}function lc({personId:t,onAdd:e}){let n=N.value.get(t),[o,r]=v(!1),{answer:s,problem:i,again:a,settled:l}=xt(()=>Xt(t),[t]),u=B(null),c=B(n),f=B(!1);if(at(()=>{document.activeElement?.closest(".stage, .list-view, .panel, .insights")||u.current?.focus()},[t]),at(()=>{f.current&&!o&&document.getElementById("edit-person")?.focus(),f.current=o},[o]),at(()=>{c.current!==n&&!o&&a(),c.current=n},[n]),!n)return null;let d=s?.person??n,p=async()=>{await l(),r(!0)},h=()=>{U({person:""}),document.getElementById("main")?.focus()};return m`<aside class="panel" aria-label=${P(n)}>
    <header class="panel-head">
      <${ac} person=${d} />
      <div class="panel-title">
        <h2 tabindex="-1" ref=${u}>${Re(n)}</h2>
        <p class="hint">${ie(n)}</p>
      </div>
      <button type="button" class="button quiet icon-only panel-close" aria-label="Close"
        title="Close" onClick=${h}><${M} name="close" /></button>
    </header>
    ${n.hidden?m`<p class="panel-hidden">
          <${M} name="lock" />This person is probably alive, so nothing about them is shown.
        </p>`:null}
    ${o&&s?m`<${ic}
          person=${s.person}
          etag=${s.etag}
          onDone=${()=>{r(!1),a()}}
          onFresh=${a}
        />`:m`${n.hidden?null:m`<${Zm} person=${d} onEdit=${p} />`}
          <${E} error=${i} onRetry=${a} />
          ${Lo(t)?m`<p class="hint unsaved" role="status">
                You have changes here that are not saved.
              </p>`:null}
          ${n.hidden?null:m`<${Kl} person=${d} />`}
          <${oc} person=${n} onAdd=${e} />`}
  </aside>`}function Zm({person:t,onEdit:e}){let n=t.personId,{view:o}=D.value,r=()=>{o==="list"&&U({view:"tree"}),requestAnimationFrame(()=>G.current?.focus(n))},s=a=>a.catch(ut),i=[];return Le.value&&q.value?.tree.rootPersonId!==n&&i.push({label:"Let the tree begin here",icon:"root",act:()=>s(Pl(t))}),i.push({label:"Delete",icon:"bin",isGrave:!0,act:()=>s(Ol(t))}),m`<div class="panel-deeds">
    ${tt.value?m`<button type="button" class="button" id="edit-person" onClick=${e}>
          <${M} name="edit" />Edit
        </button>`:null}
    <button type="button" class="button" onClick=${r}><${M} name="tree" />Show</button>
    <button type="button" class="button" title="A chart that begins with this person"
      onClick=${()=>U({view:Jn(o)?o:"hourglass",root:n})}
    ><${M} name="hourglass" />Chart</button>
    ${tt.value?m`<${Wt} label="More about ${P(t)}" items=${i} />`:null}
  </div>`}var Qm={pedigree:["parent"],fan:["parent"],descendants:["child"],hourglass:["parent","child"]},td={parent:"parents",child:"children"};function cc({onAdd:t}){let{view:e,root:n}=D.value,o=N.value.get(n||wo.value),r=Qm[e]??[];if(!o||r.length===0)return null;let{personId:s,hidden:i}=o,{parents:a,children:l}=J.value;if(r.some(c=>(c==="parent"?a:l)(s).length>0))return null;let u=r.map(c=>td[c]).join(" or ");return m`<div class="chart-note" role="status">
    <p>${`No ${u} of ${i?"this person":P(o)} are known yet.`}</p>
    ${tt.value?r.map(c=>m`<button key=${c} type="button" class="button small"
            onClick=${()=>t(c,s)}><${M} name="plus" />Add a ${c}</button>`):null}
  </div>`}var ed={parent:{Male:"father",Female:"mother",Other:"parent",Unknown:"parent"},child:{Male:"son",Female:"daughter",Other:"child",Unknown:"child"},spouse:{Male:"husband",Female:"wife",Other:"spouse",Unknown:"spouse"}},nd={parent:{Adoptive:"adoptive ",Foster:"foster ",Step:"step"},child:{Adoptive:"adopted ",Foster:"foster ",Step:"step"},spouse:{Divorced:"former "}};function fc({first:t,onPath:e,onClose:n}){let[o,r]=v(t),[s,i]=v(""),[a,l]=v(null),[u,c]=v(null),f=B(null);return at(()=>f.current?.querySelector("input")?.focus(),[]),W(()=>{l(null),c(null),e(null);let d=q.peek()?.tree.treeId;if(!o||!s||!d)return;let p=!0;return nl(d,o,s).then(h=>{p&&(l(h),e(h.path.length?h.path.map(g=>g.personId):null))},h=>p&&c(h)),()=>{p=!1}},[o,s]),m`<section class="kin-bar" aria-label="How are they related?" ref=${f}
    onKeyDown=${d=>{d.key==="Escape"&&n()}}>
    <header class="kin-head">
      <h2>How are they related?</h2>
      <button type="button" class="button quiet icon-only" aria-label="Close the finder"
        onClick=${n}><${M} name="close" /></button>
    </header>
    <div class="kin-two">
      <${uc} label="One person" id=${o} other=${s} onPick=${r} />
      <button
        type="button"
        class="button quiet icon-only"
        aria-label="The other way round"
        title="The other way round"
        disabled=${!o||!s}
        onClick=${()=>{r(s),i(o)}}
      >
        <${M} name="kin" />
      </button>
      <${uc} label="The other person" id=${s} other=${o} onPick=${i} />
    </div>
    <${E} error=${u} />
    <div role="status">
      ${a?m`<${od} kinship=${a} from=${o} to=${s} />`:null}
    </div>
  </section>`}function uc({label:t,id:e,other:n,onPick:o}){let r=N.value.get(e);return r?m`<div class="field">
    <span class="field-label">${t}</span>
    <span class="chosen">
      <${Rt} person=${r} /><span class="chosen-name">${P(r)}</span>
      <button type="button" class="button quiet icon-only" aria-label="Somebody else than
        ${P(r)}" onClick=${()=>o("")}><${M} name="close" /></button>
    </span>
  </div>`:m`<${Xe}
      label=${t}
      without=${new Set([n])}
      onPick=${s=>o(s.personId)}
    />`}function od({kinship:t,from:e,to:n}){let o=P(N.value.get(e)),r=P(N.value.get(n));if(!t.name)return m`<p>
      ${`${o} and ${r} are not related, as far as this tree knows.`}
    </p>`;let i=t.commonAncestors.filter(u=>u!==e&&u!==n).map(u=>P(N.value.get(u))),a=t.path.map((u,c)=>rd(t,c)),l=!a.some(u=>["Adoptive","Foster","Step"].includes(u));return m`<p class="kin-words">
      <strong>${`${r} is ${Be(o)} ${t.name}.`}</strong>
      ${t.reverseName?m`<br />${`${o} is ${Be(r)} ${t.reverseName}.`}`:null}
    </p>
    ${i.length?m`<p class="hint">
          ${`Both ${l?"descend from":"belong to the family of"} ${At(i)}.`}
        </p>`:null}
    <details open>
      <summary>The way between them: ${X(t.path.length-1,"step")}</summary>
      <ol class="kin-path">
        ${t.path.map((u,c)=>{let f=N.value.get(u.personId),d=N.value.get(t.path[c-1]?.personId??"");return m`<li key=${u.personId}>
            <button type="button" class="link" onClick=${()=>U({person:u.personId})}>
              ${P(f)}
            </button>
            ${u.step&&d?m`<span class="hint">
                  ${`${Be(P(d))} ${sd(u.step,f,a[c]??"")}`}
                </span>`:null}
          </li>`})}
      </ol>
    </details>`}function rd({path:t},e){let{personId:n="",step:o=""}=t[e]??{},r=t[e-1]?.personId??"",{parents:s,children:i,spouses:a}=J.value;return o==="spouse"?a(r).find(u=>u.id===n)?.link.status??"":(o==="parent"?s(r):i(r)).find(u=>u.id===n)?.type??""}function sd(t,e,n){let o=ed[t]?.[e?.gender??"Unknown"]??t;return`${nd[t]?.[n]??""}${o}`}var bs="print-sheet",Fo=et(!1);window.addEventListener("beforeprint",pc);window.addEventListener("afterprint",()=>{Fo.value=!1,document.getElementById(bs)?.remove()});async function ws(){pc();let t=()=>new Promise(requestAnimationFrame);await t(),await t(),window.print()}function pc(){Fo.value=!0,document.getElementById(bs)?.remove(),G.current&&id(G.current.svg())}function id(t){let e=document.createElement("div");e.id=bs;let n=new DOMParser().parseFromString(t,"image/svg+xml"),o=document.importNode(n.documentElement,!0),[,,r=0,s=0]=(o.getAttribute("viewBox")??"").split(" ").map(Number);e.classList.toggle("wide",r>s),e.append(o),document.body.append(e)}var Uo=52,mc=8,ad=[["name","Name"],["born","Born"],["place","Where"],["died","Died"],["children","Children"]],dc=new Intl.Collator("en",{sensitivity:"base",numeric:!0,ignorePunctuation:!0}).compare;function hc(){let[t,e]=v("name"),[n,o]=v(!1),[r,s]=v(""),i=Ee(()=>ud(r.trim()?Ye(r):[...N.value.values()],t,n),[N.value,r,t,n]),a=B(null),l=B(null),u=cd(a,i.length),[c,f]=Fo.value?[0,i.length]:u;at(()=>{l.current?.style.setProperty("--above",`${c*Uo}px`),l.current?.style.setProperty("--below",`${(i.length-f)*Uo}px`)});let d=p=>{o(p===t?!n:!1),e(p)};return m`<section class="list-view" aria-label="Everybody">
    <h1 class="printed-only">${q.value?.tree.treeName}</h1>
    <div class="list-head">
      <label class="visually-hidden" for="list-filter">Only those called</label>
      <input id="list-filter" type="search" value=${r} placeholder="Only those called…"
        autocomplete="off" onInput=${p=>s(p.target.value)} />
      <p role="status">${X(i.length,"person","people")}</p>
    </div>
    <div class="list-scroll" ref=${a} tabindex="0" role="region" aria-label="Table of people">
      <table aria-rowcount=${i.length+1}>
        <thead>
          <tr aria-rowindex="1">
            ${ad.map(([p,h])=>m`<th
                key=${p}
                scope="col"
                class="col-${p}"
                aria-sort=${p===t?n?"descending":"ascending":void 0}
              >
                <button type="button" class="sort" onClick=${()=>d(p)}>
                  ${h}
                  <span aria-hidden="true">${p===t?n?"▾":"▴":""}</span>
                </button>
                <span class="printed-only">${h}</span>
              </th>`)}
          </tr>
        </thead>
        <tbody ref=${l}>
          <tr class="room above" aria-hidden="true"><td colspan="5"></td></tr>
          ${i.slice(c,f).map((p,h)=>m`<${ld} key=${p.personId} person=${p}
              number=${c+h+2} />`)}
          <tr class="room below" aria-hidden="true"><td colspan="5"></td></tr>
        </tbody>
      </table>
    </div>
  </section>`}function ld({person:t,number:e}){let n=D.value.person===t.personId;return m`<tr
    aria-rowindex=${e}
    class=${n?"row-open":""}
    onClick=${()=>U({person:t.personId})}
  >
    <th scope="row" class="col-name">
      <span class="list-name">
        <${Rt} person=${t} />
        <button type="button" class="link" aria-expanded=${n}>${Re(t)}</button>
        ${t.hidden?m`<${M} name="lock" />`:null}
      </span>
    </th>
    <td class="col-born">${ze(t)}</td>
    <td class="col-place">${we(t.birthPlace)}</td>
    <td class="col-died">${We(t)}</td>
    <td class="col-children">${J.value.children(t.personId).length||""}</td>
  </tr>`}function cd(t,e){let[n,o]=v([0,40]);return W(()=>{let r=t.current;if(!r)return;let s=()=>{let a=Math.floor(r.scrollTop/Uo)-mc,l=Math.ceil(r.clientHeight/Uo)+2*mc,u=Math.max(0,Math.min(a,e-1));o(c=>c[0]===u&&c[1]===u+l?c:[u,u+l])};s(),r.addEventListener("scroll",s,{passive:!0});let i=new ResizeObserver(s);return i.observe(r),()=>{r.removeEventListener("scroll",s),i.disconnect()}},[e]),[n[0],Math.min(n[1],e)]}function ud(t,e,n){let o=t.map(r=>({person:r,key:fd(r,e)}));return o.sort((r,s)=>!r.key||!s.key?+!r.key-+!s.key:n?dc(s.key,r.key):dc(r.key,s.key)),o.map(r=>r.person)}function fd(t,e){switch(e){case"born":return t.birthSort??t.birthDate??"";case"died":return t.deathSort??t.deathDate??"";case"place":return t.birthPlace??"";case"children":return String(J.value.children(t.personId).length||"");default:return`${t.lastName} ${t.firstName}`.trim()}}var gc={left:0,top:0,right:0,bottom:0};function yc(t){let e={left:0,top:0,scale:1},n={w:1,h:1},o={x:0,y:0,w:1,h:1},r=.02,s=null,i=null,a=0,l=d=>Math.min(3,Math.max(r,d)),u=d=>{let p=Math.min(n.w,n.h)/4,{scale:h}=d;return{scale:h,left:Math.min(n.w-p-o.x*h,Math.max(p-(o.x+o.w)*h,d.left)),top:Math.min(n.h-p-o.y*h,Math.max(p-(o.y+o.h)*h,d.top))}},c=(d,p)=>{i=null;let h=u({...d,scale:l(d.scale)});if(t()||p===0){s=null,e=h;return}s={from:e,to:h,startMs:null,ms:p}},f=(d,p,h=gc)=>{let g=n.w-h.left-h.right,y=n.h-h.top-h.bottom,$=Math.min(56,g/12,y/12),b=Math.min((g-2*$)/(d.w||1),(y-2*$)/(d.h||1)),w=l(Math.min(p,b));return{scale:w,left:h.left+g/2-(d.x+d.w/2)*w,top:h.top+y/2-(d.y+d.h/2)*w}};return{get where(){return e},get size(){return n},get isMoving(){return s!==null||i!==null},get seen(){let{left:d,top:p,scale:h}=e;return{x:-d/h,y:-p/h,w:n.w/h,h:n.h/h}},point(d,p){return{x:(d-e.left)/e.scale,y:(p-e.top)/e.scale}},resize(d){e={...e,left:e.left+(d.w-n.w)/2,top:e.top+(d.h-n.h)/2},n=d},bound(d){o=d;let p=Math.min(n.w/(d.w||1),n.h/(d.h||1));r=Math.min(.4,p*.7)},fitted(){return f(o,1)},fit(d=420,p){c(f(o,1,p),d)},show(d,p){c(f(d,1,p),420)},centre(d,p,h=420){let g=l(p),y=n.w/2-(d.x+d.w/2)*g;c({scale:g,left:y,top:n.h/2-(d.y+d.h/2)*g},h)},enter(d,p,h){let g=l(p),y=(b,w,_,x)=>{let T=x/2-b*g,A=Math.min(72,x/16),[L,R]=[x-A-(w+_)*g,A-w*g];return L>R?T:Math.min(R,Math.max(L,T))},$=y(d.x+d.w/2,o.x,o.w,n.w);c({scale:g,left:$,top:y(d.y+d.h/2,o.y,o.h,n.h)},h)},reveal(d,p=gc){let{scale:h}=s?.to??e,{left:g,top:y}=s?.to??e,$=Math.min(40,n.w/8,n.h/8);g-=Math.max(0,(d.x+d.w)*h+g+$-(n.w-p.right)),g+=Math.max(0,$+p.left-(d.x*h+g)),y-=Math.max(0,(d.y+d.h)*h+y+$-(n.h-p.bottom)),y+=Math.max(0,$+p.top-(d.y*h+y));let b=s?.to??e;(g!==b.left||y!==b.top)&&c({scale:h,left:g,top:y},260)},pan(d,p){s=i=null,e=u({...e,left:e.left+d,top:e.top+p})},zoom(d,p=n.w/2,h=n.h/2,g=0){let y=s?.to??e,$=l(y.scale*d),b=$/y.scale,w={scale:$,left:p-(p-y.left)*b,top:h-(h-y.top)*b};c(w,g)},glide(d,p){!t()&&Math.hypot(d,p)>.08&&(i={x:d,y:p})},stop(){s=i=null},step(d){let p=Math.min(48,d-a);if(a=d,s){s.startMs??=d;let h=Math.min(1,(d-s.startMs)/s.ms);e=pd(s.from,s.to,vs(h),n),h===1&&(s=null)}else if(i){e=u({...e,left:e.left+i.x*p,top:e.top+i.y*p});let h=Math.exp(-.0042*p);i={x:i.x*h,y:i.y*h},Math.hypot(i.x,i.y)<.02&&(i=null)}}}}function vs(t){return t<.5?4*t**3:1-(2-2*t)**3/2}function pd(t,e,n,o){if(n>=1)return e;let r=t.scale*(e.scale/t.scale)**n,s=1/t.scale-1/e.scale,i=Math.abs(s)<1e-9?n:(1/t.scale-1/r)/s,[a,l]=$c(t,o),[u,c]=$c(e,o),[f,d]=[a+(u-a)*i,l+(c-l)*i];return{scale:r,left:o.w/2-f*r,top:o.h/2-d*r}}function $c({left:t,top:e,scale:n},o){return[(o.w/2-t)/n,(o.h/2-e)/n]}var md=["ground","band","card","edge","ink","quiet","line","accent","on-accent","match","male","male-wash","female","female-wash","other","other-wash","unknown","unknown-wash"],dt=Object.freeze({ground:"#ffffff",band:"#f7f7f4",card:"#ffffff",edge:"#d9dad3",ink:"#20262b",quiet:"#5d666b",line:"#8d979b",accent:"#17695a","on-accent":"#ffffff",match:"#b58900",male:"#2c6496","male-wash":"#e4edf5",female:"#a8591b","female-wash":"#f8ebdf",other:"#6f4f93","other-wash":"#eee8f5",unknown:"#666e73","unknown-wash":"#eceeee",words:'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif',title:'"Iowan Old Style", "Palatino Linotype", Palatino, Georgia, serif'});function _s(t){let e=document.createElement("span");e.hidden=!0,t.append(e);let n=getComputedStyle(e),o=md.map(i=>(e.style.color=`var(--canvas-${i}, ${dt[i]})`,[i,n.color])),r=n.getPropertyValue("--canvas-words").trim()||dt.words,s=n.getPropertyValue("--canvas-title").trim()||dt.title;return e.remove(),{...Object.fromEntries(o),words:r,title:s}}function bc(t){let e=matchMedia("(prefers-color-scheme: dark)"),n=new MutationObserver(t);return e.addEventListener("change",t),n.observe(document.documentElement,{attributes:!0}),()=>{e.removeEventListener("change",t),n.disconnect()}}function Zt(t,e){let n=e.hidden?"unknown":Ft(e);return{strong:t[n],wash:t[`${n}-wash`]}}function Ft({gender:t}){return t==="Male"?"male":t==="Female"?"female":t==="Other"?"other":"unknown"}var Ho=null,jo=new Map;function dd(t,e){let n=`${e}
${t}`,o=jo.get(n);if(o!==void 0)return o;if(Ho??=document.createElement("canvas").getContext("2d"),!Ho)return t.length*50;Ho.font=e;let r=Ho.measureText(t).width;return jo.size>2e4&&jo.clear(),jo.set(n,r),r}function ce(t,{size:e,weight:n=400,family:o}){return dd(t,`${n} 100px ${o}`)*e/100}function Mt(t,e,n){return t.find(r=>ce(r,n)<=e)??xs(t.at(-1)??"",e,n)}function Sn(t,e,n){let o=t.split(" "),r=o.shift()??"";for(let s=o[0];s!==void 0&&!(ce(`${r} ${s}`,n)>e);s=o[0])r+=` ${o.shift()}`;return[xs(r,e,n),xs(o.join(" "),e,n)]}function xs(t,e,n){if(ce(t,n)<=e)return t;let o=Array.from(t),[r,s]=[0,o.length];for(;r<s;){let i=Math.ceil((r+s)/2);ce(`${o.slice(0,i).join("")}…`,n)<=e?r=i:s=i-1}return r===0?"":`${o.slice(0,r).join("").trimEnd()}…`}var zo=.56,wc=.2,vc=14,_c=9,hd=10.5;function Wo(t,e,n,o){let{colours:r}=o,{x:s,y:i,w:a,h:l}=n;gd(t,n,o),t.box(s,i,a,l,vc,{fill:r.card,stroke:o.isSelected||o.isOnPath?r.accent:r.edge,width:o.isSelected||o.isOnPath?1.75:o.isHovered?1.5:1,...n.isAgain?{dash:[4,3]}:{}}),a>l?yd(t,e,n,o):$d(t,e,n,o)}function xc(t,e,n,o,r){let{colours:s}=o,{x:i,y:a,w:l,h:u}=n,{strong:c,wash:f}=Zt(s,e),d=l>u,p=hd/r,h=d?u*.42:Math.min(l*.36,(u-p)/2),[g,y]=d?[i+u/2,a+u/2]:[i+l/2,a+h+2];if(o.isSelected||o.isMatch||o.isOnPath){let x=o.isMatch&&!o.isSelected?s.match:s.accent;t.frame(Ft(e),g,y,h+4/r,{stroke:x,width:2.5/r})}t.frame(Ft(e),g,y,h,{fill:f,stroke:c,width:1.4/r});let $=e.photoUrl&&t.photo(e.photoUrl,Ft(e),g,y,h),b={size:h*.78,weight:600,family:s.words,fill:c};!$&&h*r>9&&t.words(xn(e),g,y+b.size*.36,b);let w={size:p,weight:o.isSelected?600:500,family:s.words},_=e.hidden?s.quiet:s.ink;if(d){let x=[Jt(e),...Lt(e)],T=Mt(x,l-u-4,w);t.words(T,i+u+4,a+u/2+p*.36,{...w,fill:_,align:"start"})}else{let x=Mt(Lt(e).slice(-1),l+18,w);t.words(x,g,Math.max(y+h+p*1.05,a+u-p*.2),{...w,fill:_})}}function gd(t,{x:e,y:n,w:o,h:r},{colours:s,isSelected:i,isMatch:a}){if(!i&&!a)return;let l=i?s.accent:s.match;t.box(e-5,n-5,o+10,r+10,vc+5,{stroke:l,width:i?6:3,opacity:i?.22:.9})}function $d(t,e,{x:n,y:o,w:r},s){let{colours:i}=s,a=n+r/2,l=e.hidden?i.quiet:i.ink;kc(t,e,a,o+38,25,s);let u={size:13,weight:600,family:i.words},c={size:12.5,weight:400,family:i.words},f=Ke(e),d=r-2*_c,p;if(f)p=[Mt(Lt(e),d,u),Mt([f],d,c)];else{let[w=Jt(e)]=Lt(e);p=Sn(w,d,u)}let[h,g]=p,y=ae(e),$=g&&y?83:g||y?89:96;t.words(h??"",a,o+$,{...u,fill:l});let b=f?c:u;if(g&&t.words(g,a,o+$+16,{...b,fill:l}),y){let w={size:11,family:i.words,fill:i.quiet};t.words(Mt([y],d,w),a,o+$+(g?33:18),w)}}function yd(t,e,{x:n,y:o,w:r,h:s},i){let{colours:a}=i;kc(t,e,n+s/2+2,o+s/2,s*.36,i);let l=n+s+6,u=r-s-6-_c,c={size:13,weight:600,family:a.words},f=e.hidden?a.quiet:a.ink,d=Ke(e),p={size:12.5,weight:400,family:a.words},h={size:11.5,family:a.words,fill:a.quiet},g=Jt(e),[y=g]=Lt(e),[$,b]=ce(g,c)<=u?[g,""]:d?[Mt(Lt(e),u,c),Mt([d],u,p)]:Sn(y,u,c),w=Mt([ae(e)],u,h),_=1+ +!!b+ +!!w,x=o+s/2+5-(_-1)*8;t.words($,l,x,{...c,fill:f,align:"start"}),b&&(x+=15.5,t.words(b,l,x,{...d?p:c,fill:f,align:"start"})),w&&t.words(w,l,x+16,{...h,align:"start"})}function kc(t,e,n,o,r,{colours:s}){let{strong:i,wash:a}=Zt(s,e),l=Ft(e),u=l==="unknown"?{dash:[3,3]}:{};if(t.frame(l,n,o,r,{fill:a}),!(e.photoUrl&&!e.hidden&&t.photo(e.photoUrl,l,n,o,r))){let f=r*.72,d={size:f,weight:500,family:s.words,fill:i};t.words(xn(e),n,o+f*.36,d)}t.frame(l,n,o,r,{stroke:i,width:1.6,...u})}function Sc(){let t=[],e=[],n=-1/0,o=0,r=performance.now();return{begin(){r=performance.now(),o=0},drawn(){o===0&&(o=performance.now()-r)},frame(s,i){s-n<120&&t.push(s-n),n=s,e.push(i),t.length>240&&(t=t.slice(-240)),e.length>240&&(e=e.slice(-240))},figures(){let s=Mc(t);return{firstDrawingMs:Math.round(o),framesPerSecond:s>0?Math.round(1e3/s):0,paintMs:Math.round(Mc(e)*10)/10}}}}function Mc(t){return t.length===0?0:t.reduce((e,n)=>e+n,0)/t.length}function Ec(t,e,n){let o=new Map,r=[],s={x:0,y:0},i={x:0,y:0,ms:-1/0},a="none",l=new AbortController,u=b=>{let w=t.getBoundingClientRect();return{x:b.clientX-w.left,y:b.clientY-w.top}},c=b=>{if(b.button!==0&&b.pointerType==="mouse")return;t.setPointerCapture(b.pointerId);let w=u(b);if(o.set(b.pointerId,w),e.stop(),o.size===2){a==="grab"&&n.drop(-1,-1,!1),a="pinch";return}o.size>2||(s=w,r=[{...w,ms:b.timeStamp}],a=n.grabs(w.x,w.y)?"grab":"press")},f=b=>{let w=u(b),_=o.get(b.pointerId);if(!_){n.hover(w.x,w.y);return}if(a==="pinch"){d(b.pointerId,w);return}if(o.set(b.pointerId,w),a==="grab"){n.drag(w.x,w.y);return}let x=Math.hypot(w.x-s.x,w.y-s.y)>5;a==="press"&&x&&(a="pan",t.dataset.pointer="move"),a==="pan"&&(e.pan(w.x-_.x,w.y-_.y),r.push({...w,ms:b.timeStamp}),r=r.filter(({ms:T})=>b.timeStamp-T<90),n.moved())},d=(b,w)=>{let _=[...o].find(([L])=>L!==b)?.[1],x=o.get(b);if(o.set(b,w),!_||!x||o.size!==2)return;let T=Math.hypot(x.x-_.x,x.y-_.y),A=Math.hypot(w.x-_.x,w.y-_.y);e.pan((w.x-x.x)/2,(w.y-x.y)/2),T>0&&e.zoom(A/T,(w.x+_.x)/2,(w.y+_.y)/2),n.moved()},p=b=>{if(!o.delete(b.pointerId))return;let w=u(b);if(delete t.dataset.pointer,a==="pinch"){let[T]=o.values();a=T?"pan":"none",r=[];return}let _=a;a="none";let x=Math.hypot(w.x-s.x,w.y-s.y)<=5;b.type==="pointercancel"?_==="grab"&&n.drop(-1,-1,!1):_==="grab"?n.drop(w.x,w.y,x):_==="press"?h(w,b.timeStamp):_==="pan"&&g(b.timeStamp)},h=(b,w)=>{let _=w-i.ms<320&&Math.hypot(b.x-i.x,b.y-i.y)<24;i=_?{...b,ms:-1/0}:{...b,ms:w},_?n.tapTwice(b.x,b.y):n.tap(b.x,b.y)},g=b=>{let w=r.filter(T=>b-T.ms<90),[_,x]=[w[0],w.at(-1)];if(_&&x&&x.ms>_.ms){let T=x.ms-_.ms;e.glide((x.x-_.x)/T,(x.y-_.y)/T)}n.moved()},y=b=>{b.preventDefault();let w=b.deltaMode===WheelEvent.DOM_DELTA_LINE?18:b.deltaMode?320:1,[_,x]=[b.deltaX*w,b.deltaY*w];if(b.shiftKey||!b.ctrlKey&&Math.abs(_)>Math.abs(x))e.pan(b.shiftKey&&_===0?-x:-_,b.shiftKey?0:-x);else{let T=b.ctrlKey?.01:.0016,{x:A,y:L}=u(b);e.zoom(Math.exp(-Math.max(-240,Math.min(240,x))*T),A,L)}n.moved()},$={signal:l.signal};return t.addEventListener("pointerdown",c,$),t.addEventListener("pointermove",f,$),t.addEventListener("pointerup",p,$),t.addEventListener("pointercancel",p,$),t.addEventListener("pointerleave",()=>o.size===0&&n.leave(),$),t.addEventListener("wheel",y,{...$,passive:!1}),()=>l.abort()}function Ic(t,e,n){let o=r=>{if(r.altKey||r.ctrlKey||r.metaKey)return;let{key:s}=r;if(s==="ArrowUp"||s==="ArrowDown")n.walk(s);else if(s==="ArrowLeft"||s==="ArrowRight")n.walk(s);else if(s==="Enter"&&r.target===e)n.open();else if(s==="Escape")n.leave();else if(s==="+"||s==="=")n.zoom(1.35);else if(s==="-")n.zoom(.7407407407407407);else if(s==="0")n.zoomTo(1);else if(s==="f"||s==="F")n.fit();else return;r.preventDefault(),n.moved()};return t.addEventListener("keydown",o),()=>t.removeEventListener("keydown",o)}function Pc(t,e,n){let o=t.node(e);if(!o)return null;let{kin:r}=t;if(n==="ArrowUp")return Tc(t,o,r.parents(e));if(n==="ArrowDown")return Tc(t,o,r.children(e));let s=n==="ArrowLeft"?-1:1,a=[...r.parents(e).flatMap(l=>r.children(l.id)),...r.spouses(e)].map(l=>l.id);return Oc(t,o,new Set(a),s)??Oc(t,o,new Set(t.nodes.map(l=>l.id)),s)}function Tc(t,e,n){let o=null,r=1/0;for(let{id:s}of n){let i=t.node(s);if(!i)continue;let a=Math.hypot(Go(i)-Go(e),i.y-e.y);a>=r||(r=a,o=s)}return o}function Oc(t,e,n,o){let r=null,s=1/0;for(let i of n){let a=t.node(i);if(!a||a===e||a.level!==e.level)continue;let l=(Go(a)-Go(e))*o,u=(a.y-e.y)*o,c=Math.abs(a.y-e.y)<e.h?l:Math.abs(l)<e.w?u:1/0;c<=0||c>=s||(s=c,r=i)}return r}function Go(t){return t.x+t.w/2}function Ac(t){let e=document.querySelector("script[type=module]");return new URL(t,e instanceof HTMLScriptElement?e.src:document.baseURI)}function qo(t){let e=_e([...t.people.keys()]);for(let{person1Id:o,person2Id:r}of t.couples)e.join(o,r);for(let{parents:o,children:r}of t.families)for(let s of[...o,...r])e.join(o[0]??s,s);let n=new Map;for(let o of t.people.keys()){let r=e.find(o),s=n.get(r);s?s.push(o):n.set(r,[o])}return[...n.values()].sort((o,r)=>r.length-o.length)}function _e(t){let e=new Map(t.map(r=>[r,r])),n=r=>{let s=r;for(let i=H(e,s);i!==s;i=H(e,s))s=i;for(let i=r;i!==s;){let a=H(e,i);e.set(i,s),i=a}return s};return{find:n,join:(r,s)=>{e.set(n(s),n(r))}}}function k(t,e){return t[e]}function H(t,e){return t.get(e)}var bd=4e6,wd=60;function Nc(t){let e=vd(t),n=Md(t,e.of),o=Sd(e.count,n);for(let s=0;s<wd;s++){let i=Ed(o,n);if(!Td(o,n)&&!i)break}let r=new Map([...t.people.keys()].map(s=>[s,k(o,H(e.of,s))]));for(let s of qo(t)){let i=s.reduce((a,l)=>Math.min(a,H(r,l)),1/0);for(let a of s)r.set(a,H(r,a)-i)}return r}function vd(t){let e=_e([...t.people.keys()]),n=[...t.couples.map(r=>[r.person1Id,r.person2Id]),...t.families.map(r=>r.parents).filter(r=>r.length===2)];for(let[r="",s=""]of n)e.join(r,s);let o=xd(t,e.find);if(o.size>0){let r=_e([...t.people.keys()]);for(let[s="",i=""]of n)o.has(s)||r.join(s,i);return _d(t,n.filter(([s=""])=>o.has(s)),r,o),ks(t,r.find)}return ks(t,e.find)}function _d(t,e,n,o){let r=new Map([...o].map(a=>[a,[a]])),s=0,i=(a,l)=>{let u=new Set([a]),c=[a];for(let f=c.pop();f!==void 0;f=c.pop())for(let d of r.get(f)??[])for(let p of t.children(d)){s+=1;let h=n.find(p.id);if(h===l)return!0;!o.has(p.id)||u.has(h)||(u.add(h),c.push(h))}return!1};for(let[a="",l=""]of e){let[u,c]=[n.find(a),n.find(l)];if(u===c||s>bd||i(u,c)||i(c,u))continue;let f=[...r.get(u)??[],...r.get(c)??[]];n.join(a,l),r.set(n.find(a),f)}}function xd(t,e){let{of:n,count:o}=ks(t,e),r=Array.from({length:o},()=>[]),s=new Uint8Array(o);for(let u of t.families)for(let c of u.parents)for(let f of u.children){let[d,p]=[H(n,c),H(n,f)];d===p?s[d]=1:r[d]?.push(p)}let i=kd(r),a=new Uint32Array(o);for(let u of i)a[u]=k(a,u)+1;let l=new Set;for(let[u,c]of n)(s[c]||k(a,k(i,c))>1)&&l.add(u);return l}function kd(t){let e=t.length,n=new Int32Array(e).fill(-1),o=new Int32Array(e),r=new Int32Array(e).fill(-1),s=[],i=0;for(let a=0;a<e;a++){if(n[a]!==-1)continue;let l=[{node:a,edge:0}];for(let u=l.at(-1);u;u=l.at(-1)){let{node:c}=u;n[c]===-1&&(n[c]=o[c]=i++,s.push(c));let f=t[c]?.[u.edge++];if(f===void 0){if(o[c]===n[c])for(let p=s.pop();p!==void 0&&(r[p]=c,p!==c);p=s.pop());l.pop();let d=l.at(-1);d&&(o[d.node]=Math.min(k(o,d.node),k(o,c)))}else n[f]===-1?l.push({node:f,edge:0}):r[f]===-1&&(o[c]=Math.min(k(o,c),k(n,f)))}}return r}function Md(t,e){let n=Math.max(-1,...new Set(e.values()))+1,o=Array.from({length:n},()=>[]),r=Array.from({length:n},()=>[]);for(let s of t.families)for(let i of s.parents)for(let a of s.children)r[H(e,i)]?.push(H(e,a)),o[H(e,a)]?.push(H(e,i));return{above:o,below:r}}function Sd(t,{above:e,below:n}){let o=new Int32Array(t),r=Int32Array.from(e,i=>i.length),s=[...r.keys()].filter(i=>r[i]===0);for(let i=0;i<s.length;i++){let a=k(s,i);for(let l of k(n,a))o[l]=Math.max(k(o,l),k(o,a)+1),r[l]=k(r,l)-1,r[l]===0&&s.push(l)}return o}function Ed(t,{above:e,below:n}){let o=_e([...t.keys()]);n.forEach((i,a)=>{for(let l of i)k(t,l)-k(t,a)===1&&o.join(a,l)});let r=new Map;for(let i of t.keys()){let a=r.get(o.find(i));a?a.push(i):r.set(o.find(i),[i])}let s=!1;for(let[i,a]of r)for(let[l,u,c]of[[n,e,1],[e,n,-1]]){let f=0,d=1/0;for(let p of a){for(let h of k(l,p))o.find(h)!==i&&(f+=1,d=Math.min(d,Math.abs(k(t,h)-k(t,p))-1));for(let h of k(u,p))o.find(h)!==i&&(f-=1)}if(!(f<=0||d===1/0||d<=0)){for(let p of a)t[p]=k(t,p)+c*d;s=!0;break}}return s}function Td(t,{above:e,below:n}){let o=!1,r=[...t.keys()].sort((s,i)=>k(t,i)-k(t,s)||s-i);for(let s of r){let[i,a]=[k(e,s),k(n,s)],l=k(t,s);a.length>i.length?l=Od(t,a)-1:i.length>a.length&&(l=Id(t,i)+1),l!==t[s]&&(t[s]=l,o=!0)}return o}function Od(t,e){return e.reduce((n,o)=>Math.min(n,k(t,o)),1/0)}function Id(t,e){return e.reduce((n,o)=>Math.max(n,k(t,o)),-1/0)}function ks(t,e){let n=new Map,o=new Map;for(let r of t.people.keys()){let s=e(r);n.has(s)||n.set(s,n.size),o.set(r,n.get(s))}return{of:o,count:n.size}}function Vt(t){let[e,n,o,r]=[1/0,1/0,-1/0,-1/0];for(let{x:s,y:i,w:a,h:l}of t)e=Math.min(e,s),n=Math.min(n,i),o=Math.max(o,s+a),r=Math.max(r,i+l);return e>o?{x:0,y:0,w:0,h:0}:{x:e,y:n,w:o-e,h:r-n}}var Z={w:124,h:128},Vo=38,xe={w:208,h:60},rt={couple:22,kin:26,families:54,line:14,level:76,lane:9};var Pd=260;function Cc(t,e,n){let o=e.map(()=>[]);for(let d of n)o[d.row]?.push(Ad(d));let r=o.map(Nd),s=e.map(d=>Cd(t,d)),i=[],a=[],l=r.map(d=>Math.min(rt.lane,Pd/Math.max(1,d))),u=0;e.forEach((d,p)=>{i.push(u);let h=Math.max(0,...k(s,p).map(({depth:$})=>$))*rt.lane,g=Math.max(0,k(r,p)-1)*k(l,p),y=Math.max(rt.level,g+rt.level*.62);a.push(u+Z.h+h+(y-g)/2),u+=Z.h+h+y});let f=[...Dd(o,i,({net:d,lane:p})=>k(a,d.row)+p*k(l,d.row),s),...Ld(t,e,i,s)];return{tops:i,edges:f}}function Ad(t){let e=t.family.type==="Biological",n=t.parents.length,o=t.from.x+t.hub+(e||n===0?0:n===2?6:14),r=t.segments.map(({to:p,port:h,child:g})=>{let y=!e&&p.up.some($=>$.child===g&&$.net!==t);return p.x+h+(y?14:0)}),s=r.map(p=>Ms(p,o)),i=s.indexOf(Math.min(...s)),a=k(r,i),u=t.from.down.every(p=>p.net===t||p.net.hub!==t.hub)?n===2?rt.couple/2-4:n===1?Z.w/4:0:0,c=o+Math.max(-u,Math.min(u,a-o)),f=k(t.segments,i).child===""?0:Z.w/7,d=n===1&&r.length>1;return Ms(c,a)>f||d?{net:t,hub:o,ports:r,lane:0}:(r[i]=c,{net:t,hub:c,ports:r,lane:0})}function Ms(t,e){return Math.abs(t-e)}function Nd(t){let e=t.map(o=>({wire:o,left:Math.min(o.hub,...o.ports),right:Math.max(o.hub,...o.ports)})).filter(({left:o,right:r})=>r-o>.5).sort((o,r)=>o.left-r.left||o.right-r.right),n=[];for(let{wire:o,left:r,right:s}of e){let i=n.findIndex(a=>a+rt.lane<r);i<0&&(i=n.length),n[i]=s,o.lane=i}return n.length}function Cd(t,e){let n=[];for(let o of e){let r=0;for(let[s,i]of Dc(t,o)){let[a,l]=[o.members.indexOf(s),o.members.indexOf(i)];if(Math.abs(a-l)===1)continue;let[u,c]=a<l?[a,l]:[l,a];r+=1,n.push({a:k(o.members,u),b:k(o.members,c),left:o.x+k(o.offsets,u)+Z.w/2+10,right:o.x+k(o.offsets,c)+Z.w/2-10,depth:r})}}return n}function Dc(t,e){let n=new Map;for(let o of e.members){let r=[...t.spouses(o).map(s=>s.id),...t.familiesOfParent(o).flatMap(({parents:s})=>s)];for(let s of r)s!==o&&e.members.includes(s)&&n.set(Et(o,s),[o,s])}return[...n.values()]}function Dd(t,e,n,o){let r=new Map(o.flat().map(a=>[Et(a.a,a.b),a])),s=new Map,i=[];for(let a of t.flat()){let{net:l,hub:u,ports:c}=a,f=k(e,l.row),[d="",p=""]=l.parents,h=r.get(Et(d,p)),g=l.parents.length===2&&!h,y=h?f+Z.h+h.depth*rt.lane:f+Z.h,$=s.get(l.from)??[u,g?f+Vo:y];l.segments.forEach(({to:b,child:w},_)=>{let x=k(c,_),T=n(a),A=[...$];if(Ms(x,u)>.5&&A.push(u,T,x,T),w===""){s.set(b,A);return}A.push(x,k(e,b.row));let L=l.parents.length>0?l.parents:l.family.parents;i.push({kind:"child",type:l.family.type,from:L,to:w,points:A})})}return i}function Ld(t,e,n,o){let r=new Map(t.couples.map(l=>[Et(l.person1Id,l.person2Id),l])),s=new Map;for(let l of e.flat())l.members.forEach((u,c)=>s.set(u,{unit:l,index:c}));let i=[],a=(l,u,c)=>{let f=r.get(Et(l,u));r.delete(Et(l,u));let d=f?"couple":"parents";i.push({kind:d,type:f?.status??"",from:[l],to:u,points:c})};e.forEach((l,u)=>{let c=k(n,u);for(let f of l)for(let[d,p]of Dc(t,f)){let h=Math.min(f.members.indexOf(d),f.members.indexOf(p));if(Math.abs(f.members.indexOf(d)-f.members.indexOf(p))>1)continue;let g=f.x+k(f.offsets,h)+Z.w,y=f.x+k(f.offsets,h+1),[$,b]=[k(f.members,h),k(f.members,h+1)];a($,b,[g,c+Vo,y,c+Vo])}for(let{a:f,b:d,left:p,right:h,depth:g}of k(o,u)){let y=c+Z.h,$=y+g*rt.lane;a(f,d,[p,y,p,$,h,$,h,y])}});for(let{person1Id:l,person2Id:u}of[...r.values()]){let[c,f]=[H(s,l),H(s,u)],d=f.unit.row>c.unit.row,[p,h]=d?[c,f]:[f,c],g=p.unit.x+k(p.unit.offsets,p.index)+Z.w*.8,y=h.unit.x+k(h.unit.offsets,h.index)+Z.w*.8,$=k(n,p.unit.row)+Z.h,[b,w]=d?[l,u]:[u,l];a(b,w,[g,$,g,$+14,y,$+14,y,k(n,h.unit.row)])}return i}function Lc(t,e,n){let{units:o,unitOf:r}=Bd(t,e,n),s=[],i=new Set;for(let a of e)for(let l of t.familiesOfParent(a)){if(i.has(l.key))continue;i.add(l.key);let[u="",c=u]=l.parents,f=H(r,u)===H(r,c);for(let d of f?[l.parents]:[[u],[c]])Ud(l,d,r,o,s)}return{units:o,nets:s,unitOf:r}}function Rc(t,e){let[n="",o=n]=e;if(e.length===0)return t.w/2;let[r,s]=[t.members.indexOf(n),t.members.indexOf(o)].sort((i,a)=>i-a);return r===void 0||s===void 0||r===s?k(t.offsets,r??0)+Z.w/2:s-r===1?(k(t.offsets,r)+Z.w+k(t.offsets,s))/2:Rd(t,r)?k(t.offsets,s)-rt.couple/2:k(t.offsets,r)+Z.w+rt.couple/2}function Bc(t,e){return e===""?t.w/2:k(t.offsets,t.members.indexOf(e))+Z.w/2}function Fc(t){t.members.reverse(),t.offsets=t.offsets.map(e=>t.w-e-Z.w).reverse();for(let e of t.up)e.port=Bc(t,e.child);for(let{net:e}of t.down)e.hub=Rc(t,e.parents)}function Rd(t,e){return e>0&&e<t.members.length-1}function Bd(t,e,n){let o=_e(e),r=new Map(e.map(c=>[c,[]])),s=new Set,i=(c,f)=>{n.get(c)!==n.get(f)||s.has(Et(c,f))||(s.add(Et(c,f)),o.join(c,f),r.get(c)?.push(f),r.get(f)?.push(c))};for(let c of e){for(let f of t.spouses(c))i(c,f.id);for(let{parents:f}of t.familiesOfParent(c))f.length===2&&i(k(f,0),k(f,1))}let a=new Map;for(let c of e){let f=a.get(o.find(c));f?f.push(c):a.set(o.find(c),[c])}let l=new Map;return{units:[...a.values()].map(c=>{let f=Uc(H(n,k(c,0)),Fd(c,r),s);for(let d of c)l.set(d,f);return f}),unitOf:l}}function Fd(t,e){let n=c=>e.get(c)?.length??0,o=t.reduce((c,f)=>n(f)>n(c)?f:c),r=[],s=[],i=new Set([o]),[a,...l]=e.get(o)??[],u=(c,f)=>{let d=[c];for(let p=d.pop();p!==void 0;p=d.pop())i.has(p)||(i.add(p),f.push(p),d.push(...(e.get(p)??[]).filter(h=>!i.has(h)).reverse()))};a!==void 0&&u(a,l.length>0?r:s);for(let c of l)u(c,s);return[...r.reverse(),o,...s]}function Uc(t,e,n){let o=[],r=0;return e.forEach((s,i)=>{let a=e[i-1];a!==void 0&&(r+=n.has(Et(a,s))?rt.couple:rt.kin),o.push(r),r+=Z.w}),{row:t,members:e,offsets:o,w:r,x:0,place:0,home:0,up:[],down:[]}}function Ud(t,e,n,o,r){let s=H(n,k(e,0)),i=e,a=[...t.children],l=t.type==="Biological"?1:.4;for(let u=s.row+1;a.length>0;u++){let c={row:u-1,family:t,from:s,parents:i,hub:Rc(s,i),segments:[]},f=($,b,w)=>{let _={from:s,to:$,child:b,port:Bc($,b),net:c,weight:l*w};c.segments.push(_),s.down.push(_),$.up.push(_)},d=u,p=$=>H(n,$).row<=d;for(let $ of a.filter(p))f(H(n,$),$,1);a=a.filter($=>!p($));let[h,...g]=c.segments;if(h&&g.length===0&&t.type==="Biological"&&(h.weight*=3),r.push(c),a.length===0)break;let y=Uc(u,[],new Set);y.w=rt.line,o.push(y),f(y,"",e===i?2:6),s=y,i=[]}}var Hd=24;function zc({units:t}){let e=jd(t);jc(e);let n=e.map(r=>[...r]),o=Hc(e);for(let r=0;r<Hd&&o>0;r++){let s=r%2===0,i=s?e.slice(1):e.slice(0,-1).reverse();for(let l of i)zd(l,s);let a=Hc(e);a>=o||(o=a,n=e.map(l=>[...l]))}return e=n,jc(e),Wd(e),e}function Hc(t){return t.reduce((e,n)=>e+Gd(n),0)}function jd(t){let e=t.reduce((i,a)=>Math.min(i,a.row),1/0),n=[],o=new Set,r=i=>{o.add(i),(n[i.row-e]??=[]).push(i)},s=t.filter(i=>i.up.length===0).sort((i,a)=>i.row-a.row);for(let i of[...s,...t]){if(o.has(i))continue;r(i);let a=[i];for(let l=a.pop();l;l=a.pop()){let u=[...l.down.map(({to:c})=>c),...l.up.map(({from:c})=>c)];for(let c of u.reverse())o.has(c)||a.push(c);o.has(l)||r(l)}}for(let i=0;i<n.length;i++)n[i]??=[];return n}function jc(t){for(let e of t)Wc(e);for(let e of t)for(let n of e)n.home=n.place}function Wc(t){let e=0;t.forEach((n,o)=>{n.place=o,n.x=e,e+=n.w})}function zd(t,e){let n=[];for(let s of t){let i=e?s.up:s.down;if(i.length===0)continue;let a=0,l=0;for(let u of i){let c=e?u.from.x+u.net.hub:u.to.x+u.port;a+=c*u.weight,l+=u.weight}n.push({unit:s,wish:a/l})}n.sort((s,i)=>s.wish-i.wish||s.unit.home-i.unit.home);let o=0;t.map(s=>(e?s.up:s.down).length===0?s:null).forEach((s,i)=>{t[i]=s??k(n,o++).unit}),Wc(t)}function Wd(t){for(let e of t)for(let n of e){if(n.members.length<2)continue;let o=(n.members.length-1)/2,r=0,s=0,i=n.up.map(a=>({side:n.members.indexOf(a.child)-o,x:a.from.x+a.net.hub}));for(let{x:a}of i)s+=a/i.length;for(let{side:a,x:l}of i)r+=a*(l-s);i.length===1&&(r=0),r<0&&Fc(n)}}function Gd(t){let e=[];for(let s of t)for(let{net:i,to:a,port:l}of s.down)e.push({from:s.x+i.hub,to:a.x+l});if(e.length<2)return 0;e.sort((s,i)=>s.from-i.from||s.to-i.to);let n=Float64Array.from(e,({to:s})=>s).sort(),o=new Uint32Array(n.length+1),r=0;return e.forEach(({to:s},i)=>{let a=qd(n,s)+1,l=0;for(let u=a;u>0;u-=u&-u)l+=o[u]??0;r+=i-l;for(let u=a;u<o.length;u+=u&-u)o[u]=(o[u]??0)+1}),r}function qd(t,e){let[n,o]=[0,t.length-1];for(;n<o;){let r=n+o+1>>1;(t[r]??0)<=e?n=r:o=r-1}return n}var Vd=10,Yd=40;function Gc(t){let e=t.map(Kd);for(let{units:o,shifts:r}of e){let s=((r.at(-1)??0)+(o.at(-1)?.w??0))/2;o.forEach((i,a)=>i.x=k(r,a)-s)}let n=[...e].reverse();for(let o=0;o<Vd;o++){for(let r of n)Ss(r,!1,!0);for(let r of e)Ss(r,!0,!1)}for(let o=0;o<Yd;o++)for(let r of o%2===0?n:e)Ss(r,!0,!0)}function Kd(t){let e=0,n=t.map((o,r)=>{let s=t[r-1];return s&&(e+=s.w+Xd(s,o)),e});return{units:t,shifts:n}}function Xd(t,e){return t.members.length===0||e.members.length===0?rt.line:t.up.some(({net:o})=>e.up.some(r=>r.net===o))?rt.kin:rt.kin*1.7}function Ss({units:t,shifts:e},n,o){let r=[],s=[],i=[];t.forEach((a,l)=>{let{sum:u,weight:c}=Jd(a,n,o);u-=k(e,l)*c;let f=l;for(let d=r.length-1;d>=0&&!(k(r,d)*c<=u*k(s,d));d--)u+=r.pop()??0,c+=s.pop()??0,f=i.pop()??0;r.push(u),s.push(c),i.push(f)}),i.forEach((a,l)=>{let u=k(r,l)/k(s,l),c=i[l+1]??t.length;for(let f=a;f<c;f++)k(t,f).x=u+k(e,f)})}function Jd(t,e,n){let o=t.x*.01,r=.01;if(e)for(let s of t.up)o+=(s.from.x+s.net.hub-s.port)*s.weight,r+=s.weight;if(n)for(let s of t.down)o+=(s.to.x+s.port-s.net.hub)*s.weight,r+=s.weight;return{sum:o,weight:r}}function Qe(t){let e=_t(t),n=qo(e),o=n.filter(p=>p.length>1),r=n.filter(p=>p.length===1).flat(),s=Qd(e,o,Nc(e)),i=[],a=[],l=[];for(let p of o){let h=Lc(e,p,s),g=zc(h);Gc(g),Zd(g,l),a.push(...h.nets);for(let y of h.units)(i[y.row]??=[]).push(y)}for(let p=0;p<i.length;p++)i[p]??=[];let{tops:u,edges:c}=Cc(e,i,a),f=i.flatMap((p,h)=>p.flatMap(g=>g.members.map((y,$)=>({key:y,id:y,x:g.x+k(g.offsets,$),y:k(u,h),...Z,level:h})))),d=i.map((p,h)=>({level:h,label:`Generation ${h+1}`,years:Ya(p.flatMap(({members:g})=>g.map(y=>H(e.people,y)))),y:k(u,h),h:Z.h}));if(r.length>0){let p=th(r,f,i.length);f.push(...p);let h=k(p,p.length-1),g=k(p,0).y;d.push({level:i.length,label:"Not connected yet",years:"",y:g,h:h.y+Z.h-g})}return{nodes:f,edges:c,levels:d,bounds:Vt(f)}}function Zd(t,e){let n=t.find(i=>i.length>0)?.[0]?.row??0,o=t.map(i=>i[0]?.x??1/0),r=t.map(i=>{let a=i.at(-1);return a?a.x+a.w:-1/0}),s=-1/0;t.forEach((i,a)=>{let l=Math.min(k(o,a),o[a+1]??1/0,o[a-1]??1/0);l!==1/0&&(s=Math.max(s,(e[n+a]??0)+rt.families-l))});for(let i of t.flat())i.x+=s;t.forEach((i,a)=>{let l=Math.max(k(r,a),r[a+1]??-1/0,r[a-1]??-1/0);e[n+a]=Math.max(e[n+a]??0,l+s)})}function Qd(t,e,n){let[o=[],...r]=e,s=[];for(let u of o){let c=Gt(H(t.people,u)),f=s[H(n,u)]??={sum:0,count:0};c!==null&&(f.sum+=c,f.count+=1)}let i=[...s.entries()].filter(([,u])=>u&&u.count>0);if(i.length>0)for(let u of r){let c=[];for(let d of u){let p=Gt(H(t.people,d));if(p===null)continue;let[h]=i.reduce((g,y)=>Math.abs(y[1].sum/y[1].count-p)<Math.abs(g[1].sum/g[1].count-p)?y:g);c.push(h-H(n,d))}if(c.length===0)continue;c.sort((d,p)=>d-p);let f=k(c,Math.floor(c.length/2));for(let d of u)n.set(d,H(n,d)+f)}let a=e.flat(),l=a.reduce((u,c)=>Math.min(u,H(n,c)),1/0);for(let u of a)n.set(u,H(n,u)-l);return n}function th(t,e,n){let{x:o,y:r,w:s,h:i}=Vt(e),[a,l]=[Z.w+rt.kin,Z.h+rt.kin],u=Math.max(4,Math.ceil(Math.sqrt(t.length*2))),c=Math.min(t.length,Math.max(u,Math.min(40,Math.floor(s/a)))),f=e.length>0?o+Math.max(0,(s-c*a)/2):0,d=e.length>0?r+i+rt.level:0;return t.map((p,h)=>({key:p,id:p,x:f+h%c*a,y:d+Math.floor(h/c)*l,...Z,level:n}))}function qc(t,e){let n=_t(t),o=Tt(t,n,e);if(o===null)return re;let r=new Set(hn(o,n.children,e.generations??1/0).keys()),s=[...r].flatMap(u=>n.spouses(u).map(c=>c.id)),i=[...r].flatMap(u=>n.familiesOfParent(u).flatMap(({parents:c,children:f})=>f.some(d=>r.has(d))?c:[])),a=new Set([...r].filter(u=>u!==o)),l=new Set([...r,...s,...i]);return Es(Qe(yo(t,l,a)),o)}function Es(t,e){let n=t.nodes.find(o=>o.id===e)?.level??0;return{...t,levels:t.levels.map(o=>({...o,label:Za(o.level-n)}))}}function Yo(t,e,n){let o=new Set([e]),r={id:e,key:e,level:0,number:0,isAgain:!1,type:"",parents:[]},s=[r];for(let i=1;i<=n&&s.length>0;i++){let a=[];for(let l of s)if(!l.isAgain)for(let{id:u,type:c,side:f}of oh(t,l.id)){let d=o.has(u);o.add(u);let p=l.number*2+f,h=d?`${u} again ${l.key}`:u,g={id:u,key:h,level:i,number:p,isAgain:d,type:c,parents:[]};l.parents.push(g),a.push(g)}s=a}return r}function Ko(t){let e=[t];for(let n=0;n<e.length;n++)e.push(...e[n]?.parents??[]);return e}var eh=["Biological","Adoptive","Step","Foster"],nh=new Map([["Male",0],["Female",1]]);function oh(t,e){let n=[void 0,void 0],o=[...t.parents(e)].sort((r,s)=>r.id<s.id?-1:1);for(let r of eh){let i=o.filter(a=>a.type===r).filter(a=>{let l=nh.get(t.people.get(a.id)?.gender??"");return l===void 0||n[l]?!0:(n[l]=a,!1)});for(let a of i){let l=n.indexOf(void 0);l>=0&&(n[l]=a)}}return n.flatMap((r,s)=>r?[{...r,side:s}]:[])}var rh=5,sh=8,Xc=72,ih=76,ah=132,lh=Math.PI*1.16;function Jc(t,e){let n=_t(t),o=Tt(t,n,e);if(o===null)return re;let r=Math.min(sh,e.generations??rh),s=e.isFull??r>5?2*Math.PI:lh,i=Ko(Yo(n,o,r)),a=i.reduce((f,{level:d})=>Math.max(f,d),0),l=i.filter(f=>!f.isAgain&&f.level<a).flatMap(({level:f,number:d,parents:p})=>[0,1].filter(h=>!p.some(g=>g.number===d*2+h)).map(h=>Vc(f+1,d*2+h,s))),u=i.map(f=>{let d=Vc(f.level,f.number,s),p={key:f.key,id:f.id,...Kc(d),level:f.level,sector:d};return f.isAgain?{...p,isAgain:!0}:p}),c=Vt([...u,...l.map(Kc)]);return{nodes:u,edges:[],levels:[],bounds:c,blanks:l}}function Vc(t,e,n){if(t===0)return{inner:0,outer:Xc,from:0,to:2*Math.PI};let o=n/2**t,r=-Math.PI/2-n/2;return{inner:Yc(t-1),outer:Yc(t),from:r+e*o,to:r+(e+1)*o}}function Yc(t){return Xc+Math.min(t,3)*ih+Math.max(0,t-3)*ah}function Kc({inner:t,outer:e,from:n,to:o}){let r=Math.PI/2,s=[n,o];for(let a=Math.ceil(n/r);a*r<=o;a++)s.push(a*r);let i=s.flatMap(a=>[t,e].map(l=>({x:Math.cos(a)*l,y:Math.sin(a)*l,w:0,h:0})));return Vt(i)}function Zc(t,e){let n=_t(t),o=Tt(t,n,e);if(o===null)return re;let r=e.generations??1/0,s=hn(o,n.parents,r),i=hn(o,n.children,r),a=[...i.keys()].flatMap(c=>n.spouses(c).map(f=>f.id)),l=new Set([...s.keys(),...i.keys(),...a]),u=new Set([...s.keys(),...i.keys()]);return Es(Qe(yo(t,l,u)),o)}var Ts=xe.w+52,ch=14,uh=26;function Qc(t,e){let n=_t(t),o=Tt(t,n,e);if(o===null)return re;let r=Yo(n,o,e.generations??1/0),s=Ko(r),i=new Map,a=new Map;for(let f of[...s].reverse())i.set(f,fh(f,i,a));let l=new Map([[r,0]]),u=[];for(let f of s){let d=H(l,f);for(let p of f.parents){let h=d+H(a,p);l.set(p,h);let g=f.level*Ts+xe.w,y=p.level*Ts,$=(y+g)/2,b=Math.abs(h-d)<.5?[y,h,g,d]:[y,h,$,h,$,d,g,d];u.push({kind:"child",type:p.type,from:[p.id],to:f.id,points:b})}}let c=s.map(f=>({key:f.key,id:f.id,x:f.level*Ts,y:H(l,f)-xe.h/2,...xe,level:f.level,...f.isAgain?{isAgain:!0}:{}}));return{nodes:c,edges:u,levels:[],bounds:Vt(c)}}function fh(t,e,n){let o={tops:[-xe.h/2],bottoms:[xe.h/2]},[r,s]=t.parents;if(!r)return o;if(!s){n.set(r,0);let{tops:f,bottoms:d}=H(e,r);return{tops:[...o.tops,...f],bottoms:[...o.bottoms,...d]}}let[i,a]=[H(e,r),H(e,s)],l=0;for(let f=0;f<Math.min(i.bottoms.length,a.tops.length);f++){let d=f===0?ch:uh;l=Math.max(l,k(i.bottoms,f)-k(a.tops,f)+d)}n.set(r,-l/2),n.set(s,l/2);let u=Math.max(i.tops.length,a.tops.length),c=l/2;for(let f=0;f<u;f++){let[d=1/0,p=-1/0]=[i.tops[f],i.bottoms[f]],[h=1/0,g=-1/0]=[a.tops[f],a.bottoms[f]];o.tops.push(Math.min(d-c,h+c)),o.bottoms.push(Math.max(p-c,g+c))}return o}var ph={tree:Qe,pedigree:Qc,descendants:qc,hourglass:Zc,fan:Jc};function tu(t,e,n){return ph[t](e,n)}var mh=150;function eu(){let t=null,e=!1,n=0,o=null,r=()=>{if(t||e)return t;try{t=new Worker(Ac("layout/worker.js"),{type:"module"})}catch{return e=!0,null}return t.addEventListener("message",({data:s})=>{s.number===n&&(o?.(s.layout??null),o=null)}),t.addEventListener("error",()=>{e=!0,t?.terminate(),t=null,o?.(null),o=null}),t};return r(),{async make(s,i,a){let l=++n;o?.(null),o=null;let u=i.persons.length>mh?r():null;if(u){let c=await new Promise(f=>{o=f,u.postMessage({number:l,view:s,graph:dh(i),options:a})});if(c||l!==n)return c}return tu(s,i,a)},destroy(){t?.terminate(),o?.(null)}}}function nu(t,e){return t.rootId===e.rootId&&t.generations===e.generations&&t.isFull===e.isFull}function dh({tree:t,persons:e,parents:n,spouses:o}){return{...t?.rootPersonId?{tree:{rootPersonId:t.rootPersonId}}:{},persons:e.map(({personId:r,gender:s,birthDate:i,birthDateText:a,birthSort:l})=>({personId:r,...s?{gender:s}:{},...i?{birthDate:i}:{},...a?{birthDateText:a}:{},...l?{birthSort:l}:{}})),parents:n.map(({parentId:r,childId:s,type:i="Biological"})=>({parentId:r,childId:s,type:i})),spouses:o.map(({person1Id:r,person2Id:s,status:i="",marriageDate:a=""})=>({person1Id:r,person2Id:s,status:i,marriageDate:a}))}}var ou=Object.freeze({Adoptive:[7,4],Step:[10,3,2,3],Foster:[2,4]}),Xo=9,hh=22;function En({kind:t,type:e}){return t==="parents"||e==="Partner"?"parents":t==="couple"?"couple":e in ou?e:"child"}function Tn(t){return t==="parents"?[2,3]:ou[t]??[]}function On(t){return t==="couple"?1.5:1}function In(t,{kind:e,type:n,points:o},r,s){if(e!=="couple")return;let i={Divorced:2,Separated:1}[n]??0,a=o.length>4,[l,u,c]=[o[0]??0,o[1]??0,-1];for(let f=2;f<o.length;f+=2){let[d,p]=[o[f-2]??0,o[f-1]??0],[h,g]=[o[f]??0,o[f+1]??0];if(p!==g||Math.abs(h-d)<=c)continue;c=Math.abs(h-d);let y=a?Math.min(hh,c/2):c/2;[l,u]=[h-Math.sign(h-d)*y,p]}for(let f=0;f<i;f++){let d=l+(f-(i-1)/2)*5;t.line([d-3,u+7,d+3,u-7],0,{stroke:r,width:s})}}function Jo({from:t,to:e},n){return t.some(o=>n.has(`${o} ${e}`))}function ru(t){let e=new Set;return t.forEach((n,o)=>{let r=t[o+1];r!==void 0&&e.add(`${n} ${r}`).add(`${r} ${n}`)}),e}var gh=60,$h="Arrow keys move along parents, children, spouses and siblings. Enter opens a person. Plus and minus zoom, 0 shows at full size, F shows everything.";function su(t,e,n){let o=Is("p",t);o.id=`family-canvas-help-${Math.floor(performance.now()*1e3)}`,o.textContent=$h,e.setAttribute("aria-describedby",o.id);let r=Is("ul",t);r.setAttribute("aria-label","People in view");let s=Is("p",t);return s.setAttribute("aria-live","polite"),s.setAttribute("role","status"),r.addEventListener("click",i=>{let a=Os(i.target);a&&n.open(a)}),r.addEventListener("focusin",i=>{let a=Os(i.target);a&&n.select(a)}),{renew(i,a,l){let u=yh(i,a,l),c=new Map(Array.from(r.children,p=>[Os(p.firstElementChild),p])),f=new Set(u.map(({id:p})=>p));for(let[p,h]of c)(!p||!f.has(p))&&h.remove();let d=null;for(let{id:p}of u){let h=i.kin.people.get(p);if(!h)continue;let g=c.get(p)??bh(p),y=g.firstElementChild,$=us(h,i.kin);y.textContent!==$&&(y.textContent=$),p===l?y.setAttribute("aria-current","true"):y.removeAttribute("aria-current"),y.tabIndex=p===(l??u[0]?.id)?0:-1;let b=d?d.nextElementSibling:r.firstElementChild;b!==g&&r.insertBefore(g,b),d=g}},say(i,a){let l=a===null?void 0:i.kin.people.get(a);s.textContent=l?Cl(l,i.kin):""},follow(i){if(r.contains(document.activeElement))for(let a of r.querySelectorAll("button"))a.dataset.person===i&&a.focus({preventScroll:!0})}}}function yh(t,e,n){let{seen:o}=e,[r,s]=[o.x+o.w/2,o.y+o.h/2],i=new Map(t.nodesIn(o).map(l=>[l.id,l])),a=t.node(n);return a&&i.set(a.id,a),[...i.values()].map(l=>({node:l,far:l===a?-1:Math.hypot(l.x+l.w/2-r,l.y+l.h/2-s)})).sort((l,u)=>l.far-u.far).slice(0,gh).map(({node:l})=>l).sort((l,u)=>l.level-u.level||l.x-u.x||l.y-u.y)}function bh(t){let e=document.createElement("li"),n=document.createElement("button");return n.type="button",n.dataset.person=t,e.append(n),e}function Os(t){return t instanceof HTMLElement?t.dataset.person??null:null}function Is(t,e){let n=document.createElement(t);return n.className="family-canvas-unseen",e.append(n),n}var iu=8;function au(t,e,n){let o=document.createElement("canvas");o.className="family-canvas-minimap",o.hidden=!0,o.setAttribute("aria-hidden","true"),t.append(o);let r=document.createElement("canvas"),s=!0,i={scale:1,left:0,top:0},a={w:0,h:0,density:1},l=!1,u=f=>{let d=o.getBoundingClientRect(),p=(f.clientX-d.left-i.left)/i.scale,h=(f.clientY-d.top-i.top)/i.scale;e.centre({x:p,y:h,w:0,h:0},e.where.scale,0),n()};o.addEventListener("pointerdown",f=>{o.setPointerCapture(f.pointerId),l=!0,u(f)}),o.addEventListener("pointermove",f=>l&&u(f)),o.addEventListener("pointerup",()=>l=!1),o.addEventListener("pointercancel",()=>l=!1);let c=(f,d)=>{let{w:p,h,density:g}=a;r.width=Math.max(1,Math.round(p*g)),r.height=Math.max(1,Math.round(h*g)),o.width=r.width,o.height=r.height;let{bounds:y}=f,$=Math.min((p-2*iu)/(y.w||1),(h-2*iu)/(y.h||1));i={scale:$,left:p/2-(y.x+y.w/2)*$,top:h/2-(y.y+y.h/2)*$};let b=r.getContext("2d");if(b){b.scale(g,g);for(let w of f.nodes){let _=f.kin.people.get(w.id);if(!_)continue;b.fillStyle=Zt(d,_).strong;let x=Math.max(1,Math.min(w.w,w.h)*$*.8),T=(w.x+w.w/2)*$+i.left,A=(w.y+w.h/2)*$+i.top;b.fillRect(T-x/2,A-x/2,x,x)}s=!1}};return{renew(){s=!0},paint(f,d,p){let{seen:h}=e,{bounds:g}=f,y=h.x<=g.x+1&&h.y<=g.y+1&&h.x+h.w>=g.x+g.w-1&&h.y+h.h>=g.y+g.h-1;if(o.hidden=y||f.nodes.length<2,o.hidden)return;(s||p!==a.density)&&(a={w:o.clientWidth,h:o.clientHeight,density:p},c(f,d));let $=o.getContext("2d");if(!$)return;let{w:b,h:w}=a;$.setTransform(1,0,0,1,0,0),$.clearRect(0,0,o.width,o.height),$.drawImage(r,0,0),$.setTransform(p,0,0,p,0,0);let _=Math.max(1,h.x*i.scale+i.left),x=Math.max(1,h.y*i.scale+i.top),T=Math.min(b-1,(h.x+h.w)*i.scale+i.left),A=Math.min(w-1,(h.y+h.h)*i.scale+i.top);$.beginPath(),$.roundRect(_,x,Math.max(5,T-_),Math.max(5,A-x),2),$.globalAlpha=.14,$.fillStyle=d.accent,$.fill(),$.globalAlpha=1,$.strokeStyle=d.accent,$.lineWidth=1.5,$.stroke()}}}function lu(t,{levels:e},n,o){let{top:r,scale:s}=n.where;t.fillStyle=o.band,e.forEach(({y:i,h:a},l)=>{if(l%2===1)return;let[u,c]=[(i-28)*s+r,(i+a+28)*s+r];c<0||u>n.size.h||t.fillRect(0,u,n.size.w,c-u)})}function cu(t,{levels:e,bounds:n,nodes:o},r,s){let{left:i,top:a,scale:l}=r.where;t.textAlign="start",t.globalAlpha=1;let u=-1/0;for(let[c,{label:f,years:d,y:p,h}]of e.entries()){let[g,y]=[p*l+a,(p+h)*l+a],$=28*l>=12,b=h*l<24||r.size.w<600,w=f.replace("Generation ",""),_=d?`${f} · ${d}`:f;t.font=`500 11px ${s.words}`;let x=14+t.measureText(_).width+12,T=b||n.x*l+i<x,A=!$&&T?w:_,L=$?Math.max(g-5,Math.min(16,y)):(g+y)/2+4;if(L<Math.max(u,10)||L>r.size.h+10)continue;let R=t.measureText(A).width,bt=ht=>ht.y>=p&&ht.y<p+h&&ht.x*l+i<14+R+12&&(ht.x+ht.w)*l+i>0;!$&&A===f&&o.some(bt)||(u=L+12*1.8,t.globalAlpha=.93,t.fillStyle=c%2===0?s.band:s.ground,t.beginPath(),t.roundRect(8,L-12,R+12,17,8),t.fill(),t.globalAlpha=1,t.fillStyle=s.quiet,t.fillText(A,14,L))}}function Zo(t){return t==="male"?wh:t==="other"?vh:null}function tn(t){return Math.sin(t)>.45}var wh={corners:[[-.9,-.9],[.9,-.9],[.9,.9],[-.9,.9]],round:.34},vh={corners:[0,1,2,3,4,5].map(t=>{let e=t*Math.PI/3-Math.PI/2;return[Math.cos(e)*1.06,Math.sin(e)*1.06]}),round:.24};function tr(t,e){let n=({fill:s,stroke:i,width:a=1,dash:l,opacity:u=1})=>{let c=t.globalAlpha;t.globalAlpha=c*u,s&&(t.fillStyle=s,t.fill()),i&&(t.strokeStyle=i,t.lineWidth=a,t.setLineDash(l?[...l]:[]),t.stroke()),t.globalAlpha=c},o="",r=({size:s,weight:i=400,family:a,fill:l,align:u="center"})=>{let c=`${i} ${s}px ${a}`;c!==o&&(t.font=o=c),t.fillStyle=l,t.textAlign=u};return{box(s,i,a,l,u,c){t.beginPath(),t.roundRect(s,i,a,l,u),n(c)},frame(s,i,a,l,u){t.beginPath(),Qo(t,s,i,a,l),n(u)},line(s,i,a){t.beginPath(),Ps(t,s,i),n(a)},words(s,i,a,l){r(l),t.fillText(s,i,a)},turned(s,i,a,l,u){r(u),t.save(),t.translate(i,a),t.rotate(l),t.fillText(s,0,0),t.restore()},arched(s,i,a,l){r({...l,align:"start"});let u=tn(a),c=u?-1:1,f=t.measureText(s).width,d=u?i+l.size*.72:i,p=0;for(let h of Dl(s)){let g=t.measureText(h).width,y=a+c*(p-f/2+g/2)/d;t.save(),t.rotate(y+Math.PI/2),t.translate(0,-d),u&&t.rotate(Math.PI),t.fillText(h,-g/2,0),t.restore(),p+=g}},photo(s,i,a,l,u){let c=e.get(s);return c?(t.save(),t.beginPath(),Qo(t,i,a,l,u),t.clip(),t.drawImage(c,a-u,l-u,2*u,2*u),t.restore(),!0):!1},sector({inner:s,outer:i,from:a,to:l},u){t.beginPath(),t.arc(0,0,i,a,l),s>0&&t.arc(0,0,s,l,a,!0),t.closePath(),n(u)},faded(s,i){let a=t.globalAlpha;t.globalAlpha=a*s,i(),t.globalAlpha=a}}}function Qo(t,e,n,o,r){let s=Zo(e);if(!s){t.moveTo(n+r,o),t.arc(n,o,r,0,2*Math.PI);return}let{corners:i,round:a}=s,l=i.at(-1)??[0,0],u=i[0]??[0,0];t.moveTo(n+(l[0]+u[0])/2*r,o+(l[1]+u[1])/2*r),i.forEach(([c,f],d)=>{let[p,h]=i[(d+1)%i.length]??u;t.arcTo(n+c*r,o+f*r,n+p*r,o+h*r,a*r)}),t.closePath()}function Ps(t,e,n){let o=e.length-2;t.moveTo(e[0]??0,e[1]??0);for(let r=2;r<e.length;r+=2){let[s,i]=[e[r]??0,e[r+1]??0];if(n===0||r===o){t.lineTo(s,i);continue}let[a,l]=[e[r-2]??0,e[r-1]??0],[u,c]=[e[r+2]??0,e[r+3]??0],f=Math.min(Math.hypot(s-a,i-l),Math.hypot(u-s,c-i))/2;t.arcTo(s,i,u,c,Math.min(n,f))}}function As(t,e,n){let{nodes:o,edges:r,levels:s,bounds:i,blanks:a=[]}=t,l=new Float64Array(r.length*4);r.forEach(({points:f},d)=>{let[p,h,g,y]=[1/0,1/0,-1/0,-1/0];for(let $=0;$<f.length;$+=2){let[b,w]=[f[$]??0,f[$+1]??0];p=Math.min(p,b),g=Math.max(g,b),h=Math.min(h,w),y=Math.max(y,w)}l.set([p,h,g,y],d*4)});let u=null,c=new Map;for(let f of o)(!f.isAgain||!c.has(f.id))&&c.set(f.id,f);return{kin:e,nodes:o,edges:r,levels:s,bounds:i,blanks:a,isFan:o.some(f=>f.sector),moves:_h(o,n),node:f=>f===null?void 0:c.get(f),nodesIn(f){return o.filter(d=>en(d,f))},edgesIn({x:f,y:d,w:p,h}){return r.filter((g,y)=>{let $=y*4;return(l[$]??0)<=f+p&&(l[$+1]??0)<=d+h&&(l[$+2]??0)>=f&&(l[$+3]??0)>=d})},farLines(){return u??=Ns(r,0),u},nodeAt(f,d){return o.findLast(p=>xh(p,f,d))},nearest(f){let[d,p]=[f.x+f.w/2,f.y+f.h/2],h,g=1/0;for(let y of o){let[$,b]=Cs(y),w=en(y,f)?Math.hypot($-d,b-p):1/0;w>=g||(g=w,h=y)}return h}}}function Ns(t,e){let n=new Map;for(let o of t){let r=En(o),s=n.get(r);s||n.set(r,s=new Path2D),Ps(s,o.points,e)}return n}function _h(t,e){let n=new Map(e?.nodes.map(o=>[o.key,o]));return new Map(t.map(o=>{let r=n.get(o.key)??e?.node(o.id),s=r?{dx:r.x-o.x,dy:r.y-o.y,isNew:!1}:{dx:0,dy:0,isNew:!0};return[o.key,s]}))}function Cs({x:t,y:e,w:n,h:o,level:r,sector:s}){if(!s||r===0)return[t+n/2,e+o/2];let i=(s.from+s.to)/2,a=(s.inner+s.outer)/2;return[Math.cos(i)*a,Math.sin(i)*a]}function xh(t,e,n){if(!t.sector)return en(t,{x:e,y:n,w:0,h:0});let{inner:o,outer:r,from:s,to:i}=t.sector,a=Math.hypot(e,n);if(a<o||a>r)return!1;let l=2*Math.PI;return((Math.atan2(n,e)-s)%l+l)%l+s<=i}function en(t,e){return t.x<=e.x+e.w&&t.x+t.w>=e.x&&t.y<=e.y+e.h&&t.y+t.h>=e.y}var Ds=4.5,kh=74;function er(t,e,n){t.sector(e,{fill:n.band,stroke:n.ground,width:2})}function nr(t,e,n,o,r){let{sector:s,level:i}=n;if(!s)return;let{colours:a}=o,{strong:l,wash:u}=Zt(a,e);t.sector(s,{fill:u,stroke:a.ground,width:2});let c={inner:s.outer-3,outer:s.outer,from:s.from,to:s.to};if(i>0&&t.sector(c,{fill:l,opacity:.75}),o.isSelected||o.isMatch||o.isOnPath||o.isHovered){let f=o.isMatch&&!o.isSelected?a.match:a.accent;t.sector(s,{stroke:f,width:o.isSelected?4:2.5})}i===0?Sh(t,e,s,o,r):Mh(s)>kh?Eh(t,e,s,o,r):Th(t,e,s,o,r)}function Mh({inner:t,from:e,to:n}){return(n-e)*t}function Sh(t,e,{outer:n},{colours:o},r){let s={size:15,weight:600,family:o.words};if(s.size*r<Ds)return;let[i,a]=Sn(Jt(e),n*1.6,s);t.words(i,0,a?-10:-2,{...s,fill:o.ink}),a&&t.words(a,0,9,{...s,fill:o.ink});let l={size:12,family:o.words,fill:o.quiet};t.words(ae(e),0,a?30:20,l)}function Eh(t,e,{inner:n,outer:o,from:r,to:s},{colours:i},a){if(13*a<Ds)return;let u=(r+s)/2,c=o-n,f={size:13,weight:600,family:i.words},d={size:12.5,family:i.words},p={size:11,family:i.words},h=[{choices:Lt(e),own:f},{choices:[Ke(e)],own:d},{choices:[ae(e)],own:p}].filter(({choices:y})=>y[0]),g=tn(u);h.forEach(({choices:y,own:$},b)=>{let w=(h.length-1)/2-b,_=n+c/2+(g?-w:w)*18-$.size*.35,x=$===p||e.hidden?i.quiet:i.ink;t.arched(Mt(y,(s-r)*_-16,$),_,u,{...$,fill:x})})}function Th(t,e,{inner:n,outer:o,from:r,to:s},{colours:i},a){let l=(s-r)*n,u=ae(e),c=u!==""&&l>27,f=Math.min(12.5,l*(c?.42:.72));if(f*a<Ds)return;let d=(r+s)/2,h=Math.cos(d)<0?d+Math.PI:d,g=(n+o)/2,y=o-n-12,$={size:f,weight:600,family:i.words},b=Ke(e),w=[Jt(e),...Lt(e).map(A=>b?`${A} ${b}`:A),...Lt(e).slice(-1)],_=e.hidden?i.quiet:i.ink,x=(A,L,R)=>{let[bt,ht]=[Math.cos(d)*g,Math.sin(d)*g];t.turned(A,bt-Math.sin(h)*L,ht+Math.cos(h)*L,h,R)};if(x(Mt(w,y,$),c?-f*.2:f*.36,{...$,fill:_}),!c)return;let T={size:f*.86,family:i.words,fill:i.quiet};x(Mt([u],y,T),f*.95,T)}var Ls=.22,Oh=1.3;function uu(t,e,n,o,r,s,i){let{left:a,top:l,scale:u}=o.where,{w:c,h:f}=o.size;t.setTransform(e,0,0,e,0,0),t.globalAlpha=1,t.fillStyle=r.ground,t.fillRect(0,0,c,f),lu(t,n,o,r),t.setTransform(e*u,0,0,e*u,e*a,e*l),t.lineJoin="round",t.lineCap="butt";let d=tr(t,i);t.globalAlpha=s.arrived;for(let h of n.blanks)er(d,h,r);Nh(t,d,n,o,r,s),t.globalAlpha=1;let p=n.nodesIn(pu(o.seen,s.arrived<1?4e3:24));return u<wc&&!n.isFan?(Ph(t,n,p,u,r,s),Ah(d,n,p,u,r,s)):Ih(d,n,p,u,r,s),t.setTransform(e,0,0,e,0,0),cu(t,n,o,r),p.length}function Rs(t,e,n){let o=t.moves.get(e.key);return n>=1||!o?e:{...e,x:e.x+o.dx*(1-n),y:e.y+o.dy*(1-n)}}function Ih(t,e,n,o,r,s){for(let i of n){let a=e.kin.people.get(i.id);if(!a)continue;let l={colours:r,isSelected:i.id===s.selectedId,isMatch:s.matches?.has(i.id)??!1,isOnPath:s.path?.has(i.id)??!1,isHovered:i.key===s.hoveredKey},u=e.moves.get(i.key)?.isNew,c=(fu(i,s)?Ls:1)*(u?s.arrived:1),f=Rs(e,i,s.arrived);t.faded(c,()=>{i.sector?nr(t,a,i,l,o):o>=zo?Wo(t,a,f,l):xc(t,a,f,l,o)})}}function Ph(t,e,n,o,r,s){let i=new Map,a=new Map;for(let l of n){let u=e.kin.people.get(l.id);if(!u)continue;let{strong:c}=Zt(r,u),f=fu(l,s)?a:i,d=f.get(c);d||f.set(c,d=new Path2D);let{x:p,y:h,w:g,h:y}=Rs(e,l,s.arrived),$=Math.max(Oh/o,Math.min(g,y)*.43);$*o<2.5?d.rect(p+g/2-$,h+y/2-$,2*$,2*$):Qo(d,Ft(u),p+g/2,h+y/2,$)}for(let[l,u]of[[a,Ls],[i,1]]){t.globalAlpha=u*(.3+.7*s.arrived);for(let[c,f]of l)t.fillStyle=c,t.fill(f)}t.globalAlpha=1}function Ah(t,e,n,o,r,s){for(let i of n){let a=i.id===s.selectedId,u=a||s.matches?.has(i.id)||s.path?.has(i.id)?e.kin.people.get(i.id):void 0;if(!u)continue;let c=s.matches?.has(i.id)&&!a?r.match:r.accent,f=Math.max(6/o,Math.min(i.w,i.h)*.5),{x:d,y:p,w:h,h:g}=Rs(e,i,s.arrived),y=(a?3:2)/o;t.frame(Ft(u),d+h/2,p+g/2,f,{stroke:c,width:y})}}function Nh(t,e,n,o,r,s){let{scale:i}=o.where,l=Math.min(1.5,Math.max(.5,1.5*Math.sqrt(i)))/i,u=i>.3?Xo:0,c=n.edgesIn(pu(o.seen,8)),[f,d]=s.path?Ch(c,s):[[],c],h=u===0&&f.length===0&&c.length>n.edges.length/2?n.farLines():Ns(d,u),g=t.globalAlpha;s.path&&(t.globalAlpha=g*Ls*1.6),t.strokeStyle=r.line;for(let[y,$]of h)t.lineWidth=l*On(y),t.setLineDash(i>.12?[...Tn(y)]:[]),t.stroke($);if(t.setLineDash([]),i>.3)for(let y of c)In(e,y,r.quiet,l);t.globalAlpha=g;for(let y of f)e.line(y.points,u,{stroke:r.accent,width:Math.max(3,2.4/i)})}function Ch(t,{steps:e}){let n=[[],[]];for(let o of t)n[Jo(o,e)?0:1].push(o);return n}function fu(t,{path:e,matches:n}){return e!==null&&!e.has(t.id)||n!==null&&!n.has(t.id)}function pu({x:t,y:e,w:n,h:o},r){return{x:t-r,y:e-r,w:n+2*r,h:o+2*r}}function mu(t){let e=new Map;return{get(n){let o=e.get(n);if(o!==void 0)return o;e.size>400&&e.clear(),e.set(n,null);let r=new Image;return r.decoding="async",r.addEventListener("load",()=>{e.set(n,Lh(r)),t()}),r.src=Dh(n),null},written(n){try{return e.get(n)?.toDataURL("image/jpeg",.85)??null}catch{return null}}}}function Dh(t){return t.startsWith("api/")?`${t}${t.includes("?")?"&":"?"}size=small`:t}function Lh(t){let e=Math.min(t.naturalWidth,t.naturalHeight),n=document.createElement("canvas");n.width=n.height=128;let o=n.getContext("2d");if(!o||e===0)return null;o.imageSmoothingQuality="high";let r=(t.naturalWidth-e)/2,s=(t.naturalHeight-e)/3;return o.drawImage(t,r,s,e,e,0,0,128,128),n}function du(t,e){let n=null,o=null,r=()=>t.onAdd?n?.node??e.node():void 0,s=(i,a)=>{let l=r(),u=e.point(i,a),c=l?Rh(l,u.x,u.y,e.scale()):null;return l&&c?{node:l,kind:c,...u}:null};return{nodeAt:(i,a)=>s(i,a)?.node,hover(i,a){let l=o;return o=s(i,a)?.kind??null,o!==l},grab(i,a){return n=s(i,a),n!==null},drag(i,a){n&&t.onConnect&&(n={...n,...e.point(i,a)})},drop(i,a,l){let u=n;if(n=null,!u)return;let c=e.point(i,a),f=l?void 0:e.nodeAt(c.x,c.y);l?t.onAdd?.(u.kind,u.node.id):f&&f.id!==u.node.id&&t.onConnect?.(u.node.id,f.id,u.kind)},paint(){let i=r();i&&e.paint((a,l)=>{if(Bh(a,i,l,o),!n)return;let u=e.nodeAt(n.x,n.y);Fh(a,n.node,n.kind,n,u,l)})}}}function Bs({x:t,y:e,w:n,h:o}){return[{kind:"parent",x:t+n/2,y:e},{kind:"spouse",x:t+n,y:e+o*.6},{kind:"child",x:t+n/2,y:e+o}]}function Rh(t,e,n,o){return Bs(t).find(s=>Math.hypot(s.x-e,s.y-n)*o<15)?.kind??null}function Bh(t,e,n,o){for(let{kind:r,x:s,y:i}of Bs(e)){let a=r===o,l=a?n.accent:n.card,u=a?n["on-accent"]:n.accent;t.frame("female",s,i,9,{fill:l,stroke:n.accent,width:1.4}),t.line([s-4,i,s+4,i],0,{stroke:u,width:1.6}),t.line([s,i-4,s,i+4],0,{stroke:u,width:1.6})}}function Fh(t,e,n,o,r,s){let i=Bs(e).find(f=>f.kind===n);if(!i||(t.line([i.x,i.y,o.x,o.y],0,{stroke:s.accent,width:2,dash:[6,4]}),t.frame("female",o.x,o.y,4,{fill:s.accent}),!r||r===e))return;let{x:a,y:l,w:u,h:c}=r;t.box(a-5,l-5,u+10,c+10,18,{stroke:s.accent,width:3})}var Fs=.8,Uh=.3;function Us(t,e,n,o,r){t.fitted().scale>=Uh||!n||e.isFan?or(t,e,o,r):t.enter(n,Fs,o)}function or(t,e,n,o){let s=o&&!e.isFan&&Hh(o,t.fitted(),e)?t.size.h-o.y:0;t.fit(n,{left:0,top:0,right:0,bottom:s})}function Hh({x:t,y:e,w:n,h:o},{left:r,top:s,scale:i},a){let l={x:(t-r)/i,y:(e-s)/i,w:n/i,h:o/i};return a.nodes.some(u=>en(u,l))}function hu(t,e,n){return Hs(t,e,n)??e.nearest(t.seen)}function Hs(t,e,n){let o=e.node(n);return o&&en(o,t.seen)?o:void 0}function gu(t,e,n,o){let r=n.flatMap(s=>e.node(s)??[]);r.length&&t.show(Vt(r),o)}function $u(t){let e=[],n=0;return{parts:e,box(o,r,s,i,a,l){let u=Qt({x:o,y:r,width:s,height:i,rx:a});e.push(`<rect${u}${rr(l)}/>`)},frame(o,r,s,i,a){e.push(`<path d="${zs(o,r,s,i)}"${rr(a)}/>`)},line(o,r,s){e.push(`<path d="${yu(o,r)}"${rr({...s,fill:"none"})}/>`)},words(o,r,s,i){e.push(`<text${Qt({x:r,y:s})}${js(i)}>${ke(o)}</text>`)},turned(o,r,s,i,a){let l=Q(i*180/Math.PI),u=Qt({transform:`translate(${Q(r)} ${Q(s)}) rotate(${l})`});e.push(`<text${u}${js(a)}>${ke(o)}</text>`)},arched(o,r,s,i){let a=tn(s),l=a?r+i.size*.72:r,[u,c]=a?[s+1.5,s-1.5]:[s-1.5,s+1.5],f=`arc${n++}`,d=`A${Q(l)} ${Q(l)} 0 0 ${a?0:1}`,p=`M${nn(l,u)}${d} ${nn(l,c)}`;e.push(`<path id="${f}" d="${p}" fill="none"/>`);let h=`<textPath href="#${f}" startOffset="50%">${ke(o)}</textPath>`;e.push(`<text${js({...i,align:"center"})}>${h}</text>`)},photo(o,r,s,i,a){let l=t(o);if(!l)return!1;let u=`cut${n++}`,c=Qt({x:s-a,y:i-a,width:2*a,height:2*a});return e.push(`<clipPath id="${u}"><path d="${zs(r,s,i,a)}"/></clipPath>`),e.push(`<image${c} href="${ke(l)}" clip-path="${jh(u)}"/>`),!0},sector({inner:o,outer:r,from:s,to:i},a){e.push(`<path d="${zh(o,r,s,i)}"${rr(a)}/>`)},faded(o,r){o<1&&e.push(`<g${Qt({opacity:o})}>`),r(),o<1&&e.push("</g>")}}}function ke(t){return t.replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu,"").replace(/[&<>"']/g,e=>`&#${e.charCodeAt(0)};`)}function Qt(t){return Object.entries(t).filter(([,e])=>e!==void 0).map(([e,n])=>{let o=typeof n=="number"?Q(n):ke(n??"");return` ${e}="${o}"`}).join("")}function jh(t){return`url${`(#${t})`}`}function Q(t){return String(Math.round(t*100)/100)}function rr({fill:t="none",stroke:e,width:n=1,dash:o,opacity:r}){return Qt({fill:t,...e?{stroke:e,"stroke-width":n}:{},...o&&o.length>0?{"stroke-dasharray":o.join(" ")}:{},...r!==void 0&&r<1?{opacity:r}:{}})}function js({size:t,weight:e=400,family:n,fill:o,align:r="center"}){let s={start:"start",center:"middle",end:"end"}[r];return Qt({"font-family":n,"font-size":t,"font-weight":e,fill:o,"text-anchor":s})}function nn(t,e){return`${Q(Math.cos(e)*t)} ${Q(Math.sin(e)*t)}`}function zs(t,e,n,o){let r=Zo(t);if(!r){let u=`a${Q(o)} ${Q(o)} 0 0 1`;return`M${Q(e-o)} ${Q(n)}${u} ${Q(2*o)} 0${u} ${Q(-2*o)} 0z`}let s=r.corners.map(([u,c])=>[e+u*o,n+c*o]),[i=[0,0]]=s,a=s.at(-1)??[0,0],l=[(sr(i,0)+sr(a,0))/2,(sr(i,1)+sr(a,1))/2];return`${yu([...l,...s.flat(),...l],r.round*o)}z`}function sr(t,e){return t[e]??0}function yu(t,e){let n=`M${Q(t[0]??0)} ${Q(t[1]??0)}`;for(let o=2;o<t.length;o+=2){let[r,s]=[t[o]??0,t[o+1]??0];if(o===t.length-2||e===0){n+=`L${Q(r)} ${Q(s)}`;continue}let[i,a]=[t[o-2]??0,t[o-1]??0],[l,u]=[t[o+2]??0,t[o+3]??0],[c,f]=[Math.hypot(r-i,s-a),Math.hypot(l-r,u-s)],d=Math.min(e,c/2,f/2);if(d<.01){n+=`L${Q(r)} ${Q(s)}`;continue}let[p,h]=[r+(i-r)*d/c,s+(a-s)*d/c],[g,y]=[r+(l-r)*d/f,s+(u-s)*d/f];n+=`L${Q(p)} ${Q(h)}Q${Q(r)} ${Q(s)}`,n+=` ${Q(g)} ${Q(y)}`}return n}function zh(t,e,n,o){if(o-n>6.28)return zs("female",0,0,e);let r=o-n>Math.PI?1:0,s=(i,a)=>`A${Q(i)} ${Q(i)} 0 ${r} ${a}`;return`M${nn(e,n)}${s(e,1)} ${nn(e,o)}L${nn(t,o)}${s(t,0)} ${nn(t,n)}z`}var te=48,Wh=64,Gh=56,qh=128,ir={size:11,family:dt.words,fill:dt.quiet,align:"start"},Vh=[["child","Child"],["Adoptive","Adopted"],["Step","Step"],["Foster","Foster"],["couple","Couple"],["parents","Parents of a child"]],Yh=[["female","Female"],["male","Male"],["other","Other"],["unknown","Not known"]];function bu(t,e,n,o){let r=$u(o),{bounds:s}=t,i=s.x-te-(t.levels.length>0?qh:0),a=Jh(t),l=a.reduce((y,$)=>y+$.w,0),u=Math.max(s.x+s.w+te,i+2*te+l,i+480),c=s.y-te-Wh,f=s.y+s.h+te+Gh;r.box(i,c,u-i,f-c,0,{fill:dt.ground});for(let{y,h:$,label:b,years:w}of t.levels)r.words(b,i+te/2,y+$/2,{...ir,weight:600}),w&&r.words(w,i+te/2,y+$/2+15,ir);for(let y of t.blanks)er(r,y,dt);Kh(r,t,e),Xh(r,t,e);let d={size:26,weight:500,family:dt.title,fill:dt.ink};r.words(n,i+te/2,c+46,{...d,align:"start"}),Zh(r,a,i+te/2,f-24);let p={x:i,y:c,w:u-i,h:f-c};return`<?xml version="1.0" encoding="UTF-8"?>
<svg${Qt({xmlns:"http://www.w3.org/2000/svg",viewBox:[p.x,p.y,p.w,p.h].map(y=>Math.round(y*100)/100).join(" "),width:p.w,height:p.h,role:"img"})}>
<title>${ke(n)}</title>
${r.parts.join(`
`)}
</svg>
`}function Kh(t,e,n){let o=e.edges.map(r=>({edge:r,isSpecial:n.path!==null&&Jo(r,n.steps)})).sort((r,s)=>Number(r.isSpecial)-Number(s.isSpecial));for(let{edge:r,isSpecial:s}of o){let i=En(r);t.line(r.points,Xo,{stroke:s?dt.accent:dt.line,width:s?3:1.3*On(i),dash:Tn(i)}),In(t,r,dt.quiet,1.4)}}function Xh(t,e,n){for(let o of e.nodes){let r=e.kin.people.get(o.id);if(!r)continue;let s={colours:dt,isSelected:!1,isMatch:!1,isHovered:!1,isOnPath:n.path?.has(o.id)??!1};o.sector?nr(t,r,o,s,1):Wo(t,r,o,s)}}function Jh(t){let e=new Set(t.edges.map(En)),n=t.edges.filter(({kind:i})=>i==="couple"),o=new Set(n.map(({type:i})=>i)),r=new Set(t.nodes.map(({id:i})=>Ft(t.kin.people.get(i)??{personId:i})));return[...Yh.filter(([i])=>r.has(i)).map(([i,a])=>({look:"",frame:i,words:a})),...Vh.filter(([i])=>e.has(i)).map(([i,a])=>({look:i,frame:null,words:a})),...["Divorced","Separated"].filter(i=>o.has(i)).map(i=>({look:i,frame:null,words:i}))].map(i=>({...i,w:40+ce(i.words,ir)+24}))}function Zh(t,e,n,o){let r=n;for(let{look:s,frame:i,words:a,w:l}of e){if(i){let[u,c]=[dt[`${i}-wash`],dt[i]],f=i==="unknown"?{dash:[3,3]}:{};t.frame(i,r+12,o-4,9,{fill:u,stroke:c,width:1.4,...f})}else{let u=[r,o-4,r+30,o-4],c=s==="Divorced"||s==="Separated",f=c?"couple":s,d=1.3*On(f);t.line(u,0,{stroke:dt.line,width:d,dash:Tn(f)}),c&&In(t,{kind:"couple",type:s,from:[],to:"",points:u},dt.quiet,1.4)}t.words(a,r+(i?28:38),o,ir),r+=l}}function Ws(t){return t.tree?.treeName??"Family tree"}var ar=420,Qh=180,lr=200;function wu(t,e){let n=document.createElement("div");n.className="family-canvas";let o=document.createElement("canvas");o.className="family-canvas-drawing",o.tabIndex=0,o.setAttribute("role","application"),o.setAttribute("aria-label","Family tree"),n.append(o),t.append(n);let r=o.getContext("2d"),s=matchMedia("(prefers-reduced-motion: reduce)"),i=yc(()=>s.matches),a=Sc(),l=eu(),u=mu(()=>R()),c=au(n,i,()=>R()),f=su(n,o,{select:S=>Pn(S),open:S=>e.onOpen(S)}),d=_s(n),p=1,h={persons:[],parents:[],spouses:[]},g="tree",y={},$=As({nodes:[],edges:[],levels:[],bounds:{x:0,y:0,w:0,h:0}},_t(h),null),b={selectedId:null,hoveredKey:null,path:null,steps:new Set,matches:null,arrived:1},w=null,_=0,x=0,T=0,A=!1,L=!1,R=()=>{_||=requestAnimationFrame(bt)},bt=S=>{_=0;let I=performance.now();if(i.step(S),w!==null){let z=s.matches?1:Math.min(1,(S-w)/ar);b.arrived=vs(z),z>=1&&(w=null)}T=uu(r,p,$,i,d,b,u),Me.paint(),c.paint($,d,p),a.frame(S,performance.now()-I),L&&a.drawn(),i.isMoving||w!==null?R():ht()},ht=()=>{clearTimeout(x),x=setTimeout(()=>f.renew($,i,b.selectedId),Qh)},St=async S=>{let I=await l.make(g,h,y);if(!I)return;let z=!L,gt=$,Ut=S?hu(i,gt,b.selectedId):null;$=As(I,_t(h),z?null:gt);let An=new Set($.nodes.map(({id:Nn})=>Nn)).size,ur=new Intl.NumberFormat(e.locale).format(An);o.setAttribute("aria-label",`${Ws(h)}: ${ur} people`),c.renew(),i.bound($.bounds);let ue=Ut&&$.node(Ut.id);if(Ut&&ue){let{scale:Nn}=i.where;i.pan((Ut.x-ue.x)*Nn,(Ut.y-ue.y)*Nn);for(let Ks of $.moves.values())Ks.dx-=Ut.x-ue.x,Ks.dy-=Ut.y-ue.y}else(!S||z)&&Us(i,$,wt(),z?0:ar,e.corner?.());L=!0,b.arrived=z||s.matches?1:0,w=b.arrived<1?performance.now():null,f.renew($,i,b.selectedId),R()},wt=()=>{let{selectedId:S}=b,[I,z]=g==="tree"?[S,y.rootId]:[y.rootId,S];return $.node(I??null)??$.node(z??null)??$.node(Tt(h,$.kin,{}))},Pn=S=>{if(S===b.selectedId)return;Vs(S);let I=$.node(S);I&&i.reveal(I),e.onSelect(S)},Vs=S=>{b.selectedId=S,f.renew($,i,S),f.say($,S),S!==null&&f.follow(S),R()},cr=(S,I)=>{let z=i.point(S,I);return $.nodeAt(z.x,z.y)},Me=du(e,{node(){if(i.where.scale<zo||$.isFan||b.arrived<1)return;let z=$.nodes.find(gt=>gt.key===b.hoveredKey)??$.node(b.selectedId);return z?.isAgain?void 0:z},nodeAt:(S,I)=>$.nodeAt(S,I),point:i.point,paint(S){let{left:I,top:z,scale:gt}=i.where;r.setTransform(p*gt,0,0,p*gt,p*I,p*z),S(tr(r,u),d)},scale:()=>i.where.scale}),Bu=Ec(o,i,{grabs:(S,I)=>Me.grab(S,I),drag(S,I){Me.drag(S,I),R()},drop(S,I,z){R(),Me.drop(S,I,z)},tap:(S,I)=>Pn(cr(S,I)?.id??null),tapTwice(S,I){let z=cr(S,I);z?e.onOpen(z.id):i.zoom(1.8,S,I,lr),R()},hover(S,I){let z=Me.hover(S,I),gt=(Me.nodeAt(S,I)??cr(S,I))?.key??null;gt===b.hoveredKey&&!z||(b.hoveredKey=gt,gt!==null?o.dataset.pointer="person":delete o.dataset.pointer,R())},leave(){b.hoveredKey=null,R()},moved:R}),Fu=Ic(n,o,{walk(S){let I=b.selectedId,z=I!==null&&$.node(I)?Pc($,I,S):$.nearest(i.seen)?.id??null;z!==null&&Pn(z)},open:()=>b.selectedId!==null&&e.onOpen(b.selectedId),leave:()=>Pn(null),zoom:S=>i.zoom(S,void 0,void 0,lr),zoomTo:S=>i.zoom(S/i.where.scale,void 0,void 0,lr),fit:()=>or(i,$,ar,e.corner?.()),moved:R}),Ys=new ResizeObserver(()=>{let{clientWidth:S,clientHeight:I}=n;if(S===0||I===0)return;let z=i.size.w<=1,gt=z?void 0:Hs(i,$,b.selectedId);p=Math.min(3,devicePixelRatio||1),o.width=Math.round(S*p),o.height=Math.round(I*p),i.resize({w:S,h:I}),i.bound($.bounds),z&&Us(i,$,wt(),0,e.corner?.()),gt&&i.reveal(gt),c.renew(),cancelAnimationFrame(_),bt(performance.now())});Ys.observe(n),i.resize({w:n.clientWidth||1,h:n.clientHeight||1});let Uu=bc(()=>{d=_s(n),c.renew(),R()});return{async show(S,{keepsView:I=!1}={}){h=S,A||a.begin(),A=!0,await St(I)},async view(S,I={}){let z=S===g&&(S==="tree"||nu(I,y));g=S,y=I,A&&!z&&await St(!1)},select(S){S!==b.selectedId&&Vs(S)},focus(S){let I=$.node(S);I&&i.centre(I,Math.max(i.where.scale,Fs)),R()},path(S){b.path=S&&new Set(S),b.steps=ru(S??[]),R()},reveal(S,I){let z=$.node(S);z&&i.reveal(z,I),R()},bring(S,I){gu(i,$,S,I),R()},matches(S){b.matches=S&&new Set(S),R()},fit(){or(i,$,ar,e.corner?.()),R()},zoom(S){i.zoom(S,void 0,void 0,lr),R()},svg(){return bu($,b,Ws(h),u.written)},where(){return{...i.where}},spot(S){let I=$.node(S);if(!I)return null;let{left:z,top:gt,scale:Ut}=i.where,An=o.getBoundingClientRect(),[ur,ue]=Cs(I);return[An.left+z+ur*Ut,An.top+gt+ue*Ut]},figures(){return{people:h.persons.length,visible:T,...a.figures()}},destroy(){Bu(),Fu(),Uu(),Ys.disconnect(),l.destroy(),cancelAnimationFrame(_),clearTimeout(x),n.remove()}}}function vu({path:t,matches:e,onAdd:n,onConnect:o}){let r=B(null),s=B(null),{view:i,root:a,generations:l,person:u}=D.value,c=q.value,f=B({onAdd:n,onConnect:o});return f.current={onAdd:n,onConnect:o},at(()=>{if(!r.current)return;let d=wu(r.current,{onSelect:p=>U({person:p??""},{replace:!0}),onOpen:p=>U({person:p}),corner:()=>r.current?tg(r.current):null,get onAdd(){return tt.peek()?f.current.onAdd:null},get onConnect(){return tt.peek()?f.current.onConnect:null}});return G.current=d,()=>{G.current=null,d.destroy()}},[]),at(()=>{if(!c)return;let d=s.current,p=d?.tree.treeId===c.tree.treeId;s.current=c;let h=G.current;h?.show(c,{keepsView:p}).then(()=>{let{person:g}=D.peek();!(p&&d?.persons.some($=>$.personId===g))&&g&&r.current&&h.reveal(g,Gs(r.current))})},[c]),W(()=>{if(!c||i==="list")return;let d=a||c.tree.rootPersonId||u||wo.peek();G.current?.view(i,{rootId:d,generations:l})},[i,a,l,c?.tree.treeId,c?.tree.rootPersonId]),W(()=>G.current?.select(u||null),[u,c,i]),W(()=>{u&&r.current&&G.current?.reveal(u,Gs(r.current))},[u]),W(()=>G.current?.path(t),[t,c,i]),W(()=>{t&&r.current&&G.current?.bring(t,Gs(r.current))},[t]),W(()=>G.current?.matches(e),[e,c,i]),m`<div class="stage ${tt.value?"may-edit":""}" ref=${r}></div>`}function Gs(t){let{left:e,right:n,bottom:o,width:r,height:s}=t.getBoundingClientRect(),i={left:0,top:0,right:0,bottom:0};for(let a of document.querySelectorAll(".kin-bar, .panel")){let l=a.getBoundingClientRect();l.left>=n||(l.width<r*.7?i.left=l.right-e:i.bottom=Math.min(s*.8,Math.max(i.bottom,o-l.top)))}return i}function tg(t){let{left:e,top:n}=t.getBoundingClientRect(),o=document.querySelector(".zoom")?.getBoundingClientRect();return o?{x:o.left-e,y:o.top-n,w:o.width,h:o.height}:null}function _u({onMatches:t}){return m`<div class="search" role="search">
    <${Xe}
      id="search"
      label="Search for somebody"
      isLabelShown=${!1}
      placeholder="Search for somebody"
      onText=${e=>t(e.trim()?Ye(e).map(n=>n.personId):null)}
      onPick=${e=>{let n=!["tree","list"].includes(D.peek().view);U({person:e.personId,...n?{root:e.personId}:{}}),G.current?.focus(e.personId)}}
    />
  </div>`}var eg=[["tree","Tree","tree"],["pedigree","Pedigree","pedigree"],["descendants","Descendants","descendants"],["hourglass","Hourglass","hourglass"],["fan","Fan","fan"],["list","List","list"]],ng={pedigree:"back",fan:"back",descendants:"down",hourglass:"each way"},xu=1.25;function ku(){return m`<div class="views">
    <${Pt}
      legend="View"
      name="view"
      value=${D.value.view}
      options=${eg}
      onValue=${Zn}
    />
  </div>`}function Mu(){let{view:t,generations:e}=D.value;return m`<div class="zoom" role="group" aria-label="How much is seen">
    <button type="button" class="button quiet icon-only" aria-label="Farther" title="Farther"
      onClick=${()=>G.current?.zoom(1/xu)}><${M} name="minus" /></button>
    <button type="button" class="button quiet icon-only" aria-label="Show everything"
      title="Show everything" onClick=${()=>G.current?.fit()}><${M} name="fit" /></button>
    <button type="button" class="button quiet icon-only" aria-label="Closer" title="Closer"
      onClick=${()=>G.current?.zoom(xu)}><${M} name="plus" /></button>
    ${t==="tree"?null:m`<label class="generations">
          <span class="visually-hidden">Generations</span>
          <select
            onChange=${n=>U({generations:Number(n.target.value)})}
          >
            ${og(Nr,Cr).map(n=>m`<option value=${n} selected=${n===e}>
                  ${`${n} generations ${ng[t]??""}`}
                </option>`)}
          </select>
        </label>`}
  </div>`}function og(t,e){return Array.from({length:e-t+1},(n,o)=>t+o)}function Su({onDialog:t,onKin:e,onMatches:n}){let o=q.value?.tree,r=D.value.screen==="public";return m`<header class="toolbar">
    <a class="skip" href="#main" onClick=${Gr}>Skip to the tree</a>
    <div class="toolbar-name">
      <a
        class="button quiet icon-only"
        href=${ot({})}
        aria-label=${F.value?"My trees":"Yggdrasil"}
        title=${F.value?"My trees":"Yggdrasil"}
      >
        <img src="mark.svg" alt="" width="30" height="30" />
      </a>
      <h1 title=${[o?.treeName,o?.description].filter(Boolean).join(": ")}>
        ${o?.treeName}
      </h1>
      ${r||o?.role==="viewer"?m`<span class="tag">${r?"Public":"You may look"}</span>`:null}
    </div>
    <${_u} onMatches=${n} />
    <${ku} />
    <div class="toolbar-tools">
      ${tt.value?m`<${sg} />`:null}
      <button
        type="button"
        class="button quiet"
        title="How are two people related?"
        onClick=${e}
      >
        <${M} name="kin" /><span class="tool-label">Related?</span>
      </button>
      <button
        type="button"
        class="button quiet"
        aria-expanded=${D.value.insight!==""}
        title="Insights"
        onClick=${()=>U({insight:D.value.insight?"":"checks"})}
      >
        <${M} name="insights" /><span class="tool-label">Insights</span>
      </button>
      <${Wt} label="More" items=${rg(t,r)} />
    </div>
  </header>`}function rg(t,e){let n=[];return Le.value&&n.push({label:"Share",icon:"share",act:()=>t("share")},{label:"Publish",icon:"globe",act:()=>t("publish")},{label:"Name and description",icon:"edit",act:()=>t("details")},{label:"Import a file",icon:"importing",act:()=>t("import")}),n.push({label:"Export",icon:"exporting",act:()=>t("export")},{label:"Print",icon:"print",act:()=>t("print")},{label:"Keyboard",icon:"keyboard",act:()=>t("keys")}),F.value&&!e&&n.push({label:"Sign out",icon:"lock",act:Wr}),n}function sg(){let t=xo.value?`Undo ${xo.value}`:"Nothing to undo",e=ko.value?`Do again: ${ko.value}`:"Nothing to do again";return m`<button
      type="button"
      class="button quiet icon-only"
      aria-label=${t}
      title=${t}
      disabled=${!xo.value||ye.value}
      onClick=${Ue}
    >
      <${M} name="undo" />
    </button>
    <button
      type="button"
      class="button quiet icon-only"
      aria-label=${e}
      title=${e}
      disabled=${!ko.value||ye.value}
      onClick=${He}
    >
      <${M} name="redo" />
    </button>`}var Eu=[{id:"ged551",ending:"ged",title:"GEDCOM 5.5.1",words:"Nearly every program for family trees reads it. If in doubt, take this one."},{id:"ged70",ending:"ged",title:"GEDCOM 7.0",words:"The new version of it, for programs that say that they read it."},{id:"gdz",ending:"gdz",title:"GEDCOM 7.0 with photos",words:"One file that holds the photos as well."},{id:"json",ending:"json",title:"JSON",words:"For your own programs."}];function Tu({tree:t,onClose:e}){let[n,o]=v(Eu[0]),r=t.role==="owner"||t.role==="editor",[s,i]=v(r),{isBusy:a,problem:l,submit:u}=j(async()=>{let c=s?"show":"hide",f=await Oa(t.treeId,{format:n.id,living:c});Ne(f,`${t.treeName}.${n.ending}`),e()});return m`<${Y} title="Export" onClose=${e}>
    <form class="stack" onSubmit=${u}>
      <fieldset class="choices">
        <legend class="field-label">Kind of file</legend>
        ${Eu.map(c=>m`<label class="choice" key=${c.id}>
            <input
              type="radio"
              name="format"
              value=${c.id}
              checked=${c.id===n.id}
              data-first=${c.id==="ged551"?!0:void 0}
              onChange=${()=>o(c)}
            />
            <span><strong>${c.title}</strong><span class="hint">${c.words}</span></span>
          </label>`)}
      </fieldset>
      ${r?m`<${oe}
            label="With the living"
            hint="Without them, it holds neither their names nor their dates: good for giving away."
            value=${s}
            onValue=${i}
          />`:m`<p class="hint">
            Living people are not in the file: you may only look at this tree.
          </p>`}
      <${E} error=${l} />
      <div class="actions">
        <button type="submit" class="button strong" disabled=${a}>
          <${M} name="exporting" />${a?"Writing the file…":"Download"}
        </button>
        <button type="button" class="button" onClick=${e}>Cancel</button>
      </div>
    </form>
  <//>`}function Ou({tree:t,file:e,onClose:n}){let o=()=>{q.peek()?.tree.treeId===t.treeId&&(be(),Nt())};return m`<${Y} title="Import into “${t.treeName}”" onClose=${n}>
    <p>
      Everybody in the file is added. Those who came from an earlier version of the same file are
      brought up to date, not added twice.
    </p>
    <${ao}
      first=${e}
      isLookedAt=${!0}
      prepare=${async()=>t.treeId}
      onWritten=${o}
      onDone=${n}
    />
  <//>`}function Iu({tree:t,onClose:e}){let n=G.current;return n?m`<${Y} title="Print" onClose=${e}>
    <div class="stack">
      <p>
        The whole drawing, in the view that is open now, on one sheet. Where your browser asks for
        the printer, it can also save a PDF.
      </p>
      <div class="actions">
        <button
          type="button"
          class="button strong"
          data-first
          onClick=${()=>{e(),ws()}}
        >
          <${M} name="print" />Print, or save as PDF
        </button>
        <button
          type="button"
          class="button"
          onClick=${()=>{let o=new Blob([n.svg()],{type:"image/svg+xml"});Ne(o,`${t.treeName}.svg`),e()}}
        >
          <${M} name="exporting" />Download as SVG
        </button>
      </div>
      <p class="hint">An SVG file stays sharp at any size: a copy shop can print it on a wall.</p>
    </div>
  <//>`:m`<${Y} title="Print" onClose=${e}>
      <p>
        Everybody in the list, in its order. Choose one of the drawings first if you would rather
        print that.
      </p>
      <div class="actions">
        <button
          type="button"
          class="button strong"
          data-first
          onClick=${()=>{e(),ws()}}
        >
          <${M} name="print" />Print the list
        </button>
      </div>
    <//>`}function Pu({keys:t,onClose:e}){return m`<${Y} title=${ft("keys.title")} onClose=${e}>
    <dl class="shortcuts">
      ${t.map(([n,o])=>m`<div key=${n}>
          <dt><kbd>${n}</kbd></dt>
          <dd>${o}</dd>
        </div>`)}
    </dl>
    <${oe}
      label=${ft("keys.letters")}
      value=${Ae.value}
      onValue=${n=>{Ae.value=n}}
    />
  <//>`}var ig=[["/","Search for somebody"],["1 to 6","Tree, pedigree, descendants, hourglass, fan, list"],["Arrows","In the drawing: go to parents, children, those beside"],["Enter","In the drawing: open the person"],["Escape","Close the person, or what was opened last"],["e","Change the person who is open"],["p, c, s","Add a parent, a child, a spouse to the person who is open"],["k","How are two people related?"],["i","Insights"],["f","Show everything"],["+ and −","Closer and farther"],["u, Ctrl Z","Undo"],["r, Ctrl Y","Do again"],["?","This list"]];function Au({onClose:t}){return m`<${Pu} keys=${ig} onClose=${t} />`}function Nu({name:t,file:e,onClose:n}){let o=q.value?.tree;if(!o)return null;let r=()=>{n(),Nt()};switch(t){case"share":return m`<${uo} tree=${o} onClose=${r} />`;case"publish":return m`<${lo} tree=${o} onClose=${r} />`;case"details":return m`<${fo} tree=${o} onClose=${n} onSaved=${Nt} />`;case"import":return m`<${Ou} tree=${o} file=${e} onClose=${n} />`;case"export":return m`<${Tu} tree=${o} onClose=${n} />`;case"print":return m`<${Iu} tree=${o} onClose=${n} />`;case"keys":return m`<${Au} onClose=${n} />`;default:return null}}var ag="input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]";function Cu(t){let e=B(t);e.current=t,W(()=>{let n=o=>{let r=e.current[o.key];!r||o.defaultPrevented||o.ctrlKey||o.metaKey||o.altKey||o.target instanceof Element&&o.target.closest(ag)||document.querySelector("dialog[open]")||o.key.length===1&&!Ae.peek()||(o.preventDefault(),r())};return document.addEventListener("keydown",n),()=>document.removeEventListener("keydown",n)},[])}var Du=1.25;function Lu({onAdd:t,onKin:e,onDialog:n}){let o=r=>()=>{let s=D.peek().person;s&&tt.peek()&&t({kind:r,personId:s})};Cu({"/":()=>document.getElementById("search")?.focus(),"?":()=>n("keys"),k:e,i:()=>U({insight:D.peek().insight?"":"checks"}),f:()=>G.current?.fit(),"+":()=>G.current?.zoom(Du),"-":()=>G.current?.zoom(1/Du),p:o("parent"),c:o("child"),s:o("spouse"),e:()=>document.getElementById("edit-person")?.click(),u:()=>tt.peek()&&Ue(),r:()=>tt.peek()&&He(),Escape:()=>{let r=document.activeElement?.closest(".panel, .insights");U(D.peek().person?{person:""}:{insight:""}),r&&document.getElementById("main")?.focus()},...Object.fromEntries(Ar.map((r,s)=>[`${s+1}`,()=>Zn(r)]))}),W(()=>{let r=s=>{if(s.target instanceof Element&&s.target.closest("input, textarea")||!(s.ctrlKey||s.metaKey)||!tt.peek()||document.querySelector("dialog[open]"))return;let a=s.key.toLowerCase();if(a==="z"&&!s.shiftKey)Ue();else if(a==="y"||a==="z"&&s.shiftKey)He();else return;s.preventDefault()};return document.addEventListener("keydown",r),()=>document.removeEventListener("keydown",r)},[])}function qs({treeId:t}){let[e,n]=v(null),[o,r]=v(null),[s,i]=v(""),[a,l]=v(null),[u,c]=v(null),[f,d]=v(null),[p,h]=v(null),{view:g,person:y,insight:$}=D.value,b=q.value;W(()=>(be(),Qa(t),Jr),[t,F.value?.userId]),W(()=>{document.title=`${b?.tree.treeName??"Tree"} · Yggdrasil`},[b?.tree.treeName]);let w=()=>{let{person:L}=D.peek();c(R=>L||!R?{first:L}:R),U({insight:"",person:""},{replace:!0})};Lu({onAdd:n,onKin:w,onDialog:i});let _=L=>{l(L),i("import")},{isOver:x,takes:T}=so(Le.value?_:null);if(!b)return m`<${lg} />`;let A=b.persons.length===0;return m`<div class="tree-screen ${y?"has-panel":""}" ...${T}>
    <${Su} onDialog=${i} onKin=${w} onMatches=${h} />
    <main id="main" class="tree-main" tabindex="-1" aria-label=${b.tree.treeName}>
      ${A?m`<${cg} onAdd=${()=>n({kind:"alone"})}
            onImport=${()=>i("import")} />`:g==="list"?m`<${hc} />`:m`<${vu}
                path=${f}
                matches=${p}
                onAdd=${(L,R)=>n({kind:L,personId:R})}
                onConnect=${(L,R)=>r([L,R])}
              />
              <${cc} onAdd=${(L,R)=>n({kind:L,personId:R})} />
              <${Mu} />`}
      ${u?m`<${fc}
            key=${u.first}
            first=${u.first}
            onPath=${d}
            onClose=${()=>{c(null),d(null)}}
          />`:null}
    </main>
    ${x?m`<${io} words="Drop the file to import it into this tree" />`:null}
    ${$?m`<${vl} name=${$} />`:null}
    ${y&&N.value.has(y)?m`<${lc} key=${y} personId=${y} onAdd=${n} />`:null}
    ${e?m`<${ql} adding=${e} onClose=${()=>n(null)} />`:null}
    ${o?m`<${Vl} ends=${o} onClose=${()=>r(null)} />`:null}
    <${Nu}
      name=${s}
      file=${a}
      onClose=${()=>{i(""),l(null)}}
    />
  </div>`}function lg(){let t=gn.value;return t?m`<main class="lone">
    <${E} error=${t} onRetry=${()=>Nt()} />
    <p class="actions">
      ${F.value?m`<a class="button" href=${ot({})}>My trees</a>`:m`<button type="button" class="button" onClick=${()=>$t("signin")}>
            Sign in
          </button>`}
    </p>
  </main>`:m`<main class="lone" aria-busy="true">
      <p role="status" class="hint">Opening the tree…</p>
    </main>`}function cg({onAdd:t,onImport:e}){return tt.value?m`<${mn} title="Who comes first?">
    <p>Begin with yourself, or with the eldest whom you remember. Everybody else follows.</p>
    <div class="actions centred">
      <button type="button" class="button strong" onClick=${t}>
        <${M} name="plus" />Add the first person
      </button>
      ${q.value?.tree.role==="owner"?m`<button type="button" class="button" onClick=${e}>
            <${M} name="importing" />Import a file
          </button>`:null}
    </div>
  <//>`:m`<${mn} title="Nobody is in this tree yet" />`}var ug=["public","reset"];function Ru(){let[t,e]=v(null),n=async()=>{e(null);try{F.value=await Ci()}catch(r){e(r)}};W(()=>{n()},[]);let o=!ug.includes(D.value.screen);return m`<${fg} />
    ${t&&o?m`<main class="lone"><${E} error=${t} onRetry=${n} /></main>`:null}
    <${qa} />`}function fg(){let{screen:t,id:e}=D.value;return t==="public"?m`<${qs} key=${e} treeId=${e} />`:t==="reset"?m`<${Ur} />`:F.value===void 0?m`<div class="opening" aria-busy="true"></div>`:F.value===null?m`<${Ur} />`:t==="confirm"?m`<${ha} key=${e} token=${e} />`:t==="tree"?m`<${qs} key=${e} treeId=${e} />`:m`<${Wa} />`}ai(m`<${Ru} />`,document.getElementById("page"));
