import{createRequire as e}from"node:module";var t=Object.defineProperty,n=Object.getOwnPropertyDescriptor,r=Object.getOwnPropertyNames,i=Object.prototype.hasOwnProperty,a=(e,t,n)=>()=>{if(n)throw n[0];try{return e&&(t=e(e=0)),t}catch(e){throw n=[e],e}},o=(e,t)=>()=>(t||(e((t={exports:{}}).exports,t,t.exports),e=null),t.exports),s=(e,n)=>{let r={};for(var i in e)t(r,i,{get:e[i],enumerable:!0});return n||t(r,Symbol.toStringTag,{value:`Module`}),r},c=(e,a,o,s)=>{if(a&&typeof a==`object`||typeof a==`function`)for(var c=r(a),l=0,u=c.length,d;l<u;l++)d=c[l],!i.call(e,d)&&d!==o&&t(e,d,{get:(e=>a[e]).bind(null,d),enumerable:!(s=n(a,d))||s.enumerable});return e},l=e=>i.call(e,`module.exports`)?e[`module.exports`]:c(t({},`__esModule`,{value:!0}),e),u=e(import.meta.url),d=s({__addDisposableResource:()=>I,__assign:()=>oe,__asyncDelegator:()=>j,__asyncGenerator:()=>A,__asyncValues:()=>M,__await:()=>k,__awaiter:()=>x,__classPrivateFieldGet:()=>te,__classPrivateFieldIn:()=>F,__classPrivateFieldSet:()=>ne,__createBinding:()=>se,__decorate:()=>m,__disposeResources:()=>re,__esDecorate:()=>g,__exportStar:()=>C,__extends:()=>f,__generator:()=>S,__importDefault:()=>ee,__importStar:()=>P,__makeTemplateObject:()=>N,__metadata:()=>b,__param:()=>h,__propKey:()=>v,__read:()=>T,__rest:()=>p,__rewriteRelativeImportExtension:()=>ie,__runInitializers:()=>_,__setFunctionName:()=>y,__spread:()=>E,__spreadArray:()=>O,__spreadArrays:()=>D,__values:()=>w,default:()=>L});function f(e,t){if(typeof t!=`function`&&t!==null)throw TypeError(`Class extends value `+String(t)+` is not a constructor or null`);ae(e,t);function n(){this.constructor=e}e.prototype=t===null?Object.create(t):(n.prototype=t.prototype,new n)}function p(e,t){var n={};for(var r in e)Object.prototype.hasOwnProperty.call(e,r)&&t.indexOf(r)<0&&(n[r]=e[r]);if(e!=null&&typeof Object.getOwnPropertySymbols==`function`)for(var i=0,r=Object.getOwnPropertySymbols(e);i<r.length;i++)t.indexOf(r[i])<0&&Object.prototype.propertyIsEnumerable.call(e,r[i])&&(n[r[i]]=e[r[i]]);return n}function m(e,t,n,r){var i=arguments.length,a=i<3?t:r===null?r=Object.getOwnPropertyDescriptor(t,n):r,o;if(typeof Reflect==`object`&&typeof Reflect.decorate==`function`)a=Reflect.decorate(e,t,n,r);else for(var s=e.length-1;s>=0;s--)(o=e[s])&&(a=(i<3?o(a):i>3?o(t,n,a):o(t,n))||a);return i>3&&a&&Object.defineProperty(t,n,a),a}function h(e,t){return function(n,r){t(n,r,e)}}function g(e,t,n,r,i,a){function o(e){if(e!==void 0&&typeof e!=`function`)throw TypeError(`Function expected`);return e}for(var s=r.kind,c=s===`getter`?`get`:s===`setter`?`set`:`value`,l=!t&&e?r.static?e:e.prototype:null,u=t||(l?Object.getOwnPropertyDescriptor(l,r.name):{}),d,f=!1,p=n.length-1;p>=0;p--){var m={};for(var h in r)m[h]=h===`access`?{}:r[h];for(var h in r.access)m.access[h]=r.access[h];m.addInitializer=function(e){if(f)throw TypeError(`Cannot add initializers after decoration has completed`);a.push(o(e||null))};var g=(0,n[p])(s===`accessor`?{get:u.get,set:u.set}:u[c],m);if(s===`accessor`){if(g===void 0)continue;if(typeof g!=`object`||!g)throw TypeError(`Object expected`);(d=o(g.get))&&(u.get=d),(d=o(g.set))&&(u.set=d),(d=o(g.init))&&i.unshift(d)}else(d=o(g))&&(s===`field`?i.unshift(d):u[c]=d)}l&&Object.defineProperty(l,r.name,u),f=!0}function _(e,t,n){for(var r=arguments.length>2,i=0;i<t.length;i++)n=r?t[i].call(e,n):t[i].call(e);return r?n:void 0}function v(e){return typeof e==`symbol`?e:`${e}`}function y(e,t,n){return typeof t==`symbol`&&(t=t.description?`[${t.description}]`:``),Object.defineProperty(e,"name",{configurable:!0,value:n?`${n} ${t}`:t})}function b(e,t){if(typeof Reflect==`object`&&typeof Reflect.metadata==`function`)return Reflect.metadata(e,t)}function x(e,t,n,r){function i(e){return e instanceof n?e:new n(function(t){t(e)})}return new(n||=Promise)(function(n,a){function o(e){try{c(r.next(e))}catch(e){a(e)}}function s(e){try{c(r.throw(e))}catch(e){a(e)}}function c(e){e.done?n(e.value):i(e.value).then(o,s)}c((r=r.apply(e,t||[])).next())})}function S(e,t){var n={label:0,sent:function(){if(a[0]&1)throw a[1];return a[1]},trys:[],ops:[]},r,i,a,o=Object.create((typeof Iterator==`function`?Iterator:Object).prototype);return o.next=s(0),o.throw=s(1),o.return=s(2),typeof Symbol==`function`&&(o[Symbol.iterator]=function(){return this}),o;function s(e){return function(t){return c([e,t])}}function c(s){if(r)throw TypeError(`Generator is already executing.`);for(;o&&(o=0,s[0]&&(n=0)),n;)try{if(r=1,i&&(a=s[0]&2?i.return:s[0]?i.throw||((a=i.return)&&a.call(i),0):i.next)&&!(a=a.call(i,s[1])).done)return a;switch(i=0,a&&(s=[s[0]&2,a.value]),s[0]){case 0:case 1:a=s;break;case 4:return n.label++,{value:s[1],done:!1};case 5:n.label++,i=s[1],s=[0];continue;case 7:s=n.ops.pop(),n.trys.pop();continue;default:if(a=n.trys,!(a=a.length>0&&a[a.length-1])&&(s[0]===6||s[0]===2)){n=0;continue}if(s[0]===3&&(!a||s[1]>a[0]&&s[1]<a[3])){n.label=s[1];break}if(s[0]===6&&n.label<a[1]){n.label=a[1],a=s;break}if(a&&n.label<a[2]){n.label=a[2],n.ops.push(s);break}a[2]&&n.ops.pop(),n.trys.pop();continue}s=t.call(e,n)}catch(e){s=[6,e],i=0}finally{r=a=0}if(s[0]&5)throw s[1];return{value:s[0]?s[1]:void 0,done:!0}}}function C(e,t){for(var n in e)n!=="default"&&!Object.prototype.hasOwnProperty.call(t,n)&&se(t,e,n)}function w(e){var t=typeof Symbol==`function`&&Symbol.iterator,n=t&&e[t],r=0;if(n)return n.call(e);if(e&&typeof e.length==`number`)return{next:function(){return e&&r>=e.length&&(e=void 0),{value:e&&e[r++],done:!e}}};throw TypeError(t?`Object is not iterable.`:`Symbol.iterator is not defined.`)}function T(e,t){var n=typeof Symbol==`function`&&e[Symbol.iterator];if(!n)return e;var r=n.call(e),i,a=[],o;try{for(;(t===void 0||t-->0)&&!(i=r.next()).done;)a.push(i.value)}catch(e){o={error:e}}finally{try{i&&!i.done&&(n=r.return)&&n.call(r)}finally{if(o)throw o.error}}return a}function E(){for(var e=[],t=0;t<arguments.length;t++)e=e.concat(T(arguments[t]));return e}function D(){for(var e=0,t=0,n=arguments.length;t<n;t++)e+=arguments[t].length;for(var r=Array(e),i=0,t=0;t<n;t++)for(var a=arguments[t],o=0,s=a.length;o<s;o++,i++)r[i]=a[o];return r}function O(e,t,n){if(n||arguments.length===2)for(var r=0,i=t.length,a;r<i;r++)(a||!(r in t))&&(a||=Array.prototype.slice.call(t,0,r),a[r]=t[r]);return e.concat(a||Array.prototype.slice.call(t))}function k(e){return this instanceof k?(this.v=e,this):new k(e)}function A(e,t,n){if(!Symbol.asyncIterator)throw TypeError(`Symbol.asyncIterator is not defined.`);var r=n.apply(e,t||[]),i,a=[];return i=Object.create((typeof AsyncIterator==`function`?AsyncIterator:Object).prototype),s(`next`),s(`throw`),s(`return`,o),i[Symbol.asyncIterator]=function(){return this},i;function o(e){return function(t){return Promise.resolve(t).then(e,d)}}function s(e,t){r[e]&&(i[e]=function(t){return new Promise(function(n,r){a.push([e,t,n,r])>1||c(e,t)})},t&&(i[e]=t(i[e])))}function c(e,t){try{l(r[e](t))}catch(e){f(a[0][3],e)}}function l(e){e.value instanceof k?Promise.resolve(e.value.v).then(u,d):f(a[0][2],e)}function u(e){c(`next`,e)}function d(e){c(`throw`,e)}function f(e,t){e(t),a.shift(),a.length&&c(a[0][0],a[0][1])}}function j(e){var t={},n;return r(`next`),r(`throw`,function(e){throw e}),r(`return`),t[Symbol.iterator]=function(){return this},t;function r(r,i){t[r]=e[r]?function(t){return(n=!n)?{value:k(e[r](t)),done:!1}:i?i(t):t}:i}}function M(e){if(!Symbol.asyncIterator)throw TypeError(`Symbol.asyncIterator is not defined.`);var t=e[Symbol.asyncIterator],n;return t?t.call(e):(e=typeof w==`function`?w(e):e[Symbol.iterator](),n={},r(`next`),r(`throw`),r(`return`),n[Symbol.asyncIterator]=function(){return this},n);function r(t){n[t]=e[t]&&function(n){return new Promise(function(r,a){n=e[t](n),i(r,a,n.done,n.value)})}}function i(e,t,n,r){Promise.resolve(r).then(function(t){e({value:t,done:n})},t)}}function N(e,t){return Object.defineProperty?Object.defineProperty(e,"raw",{value:t}):e.raw=t,e}function P(e){if(e&&e.__esModule)return e;var t={};if(e!=null)for(var n=le(e),r=0;r<n.length;r++)n[r]!=="default"&&se(t,e,n[r]);return ce(t,e),t}function ee(e){return e&&e.__esModule?e:{default:e}}function te(e,t,n,r){if(n===`a`&&!r)throw TypeError(`Private accessor was defined without a getter`);if(typeof t==`function`?e!==t||!r:!t.has(e))throw TypeError(`Cannot read private member from an object whose class did not declare it`);return n===`m`?r:n===`a`?r.call(e):r?r.value:t.get(e)}function ne(e,t,n,r,i){if(r===`m`)throw TypeError(`Private method is not writable`);if(r===`a`&&!i)throw TypeError(`Private accessor was defined without a setter`);if(typeof t==`function`?e!==t||!i:!t.has(e))throw TypeError(`Cannot write private member to an object whose class did not declare it`);return r===`a`?i.call(e,n):i?i.value=n:t.set(e,n),n}function F(e,t){if(t===null||typeof t!=`object`&&typeof t!=`function`)throw TypeError(`Cannot use 'in' operator on non-object`);return typeof e==`function`?t===e:e.has(t)}function I(e,t,n){if(t!=null){if(typeof t!=`object`&&typeof t!=`function`)throw TypeError(`Object expected.`);var r,i;if(n){if(!Symbol.asyncDispose)throw TypeError(`Symbol.asyncDispose is not defined.`);r=t[Symbol.asyncDispose]}if(r===void 0){if(!Symbol.dispose)throw TypeError(`Symbol.dispose is not defined.`);r=t[Symbol.dispose],n&&(i=r)}if(typeof r!=`function`)throw TypeError(`Object not disposable.`);i&&(r=function(){try{i.call(this)}catch(e){return Promise.reject(e)}}),e.stack.push({value:t,dispose:r,async:n})}else n&&e.stack.push({async:!0});return t}function re(e){function t(t){e.error=e.hasError?new ue(t,e.error,`An error was suppressed during disposal.`):t,e.hasError=!0}var n,r=0;function i(){for(;n=e.stack.pop();)try{if(!n.async&&r===1)return r=0,e.stack.push(n),Promise.resolve().then(i);if(n.dispose){var a=n.dispose.call(n.value);if(n.async)return r|=2,Promise.resolve(a).then(i,function(e){return t(e),i()})}else r|=1}catch(e){t(e)}if(r===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return i()}function ie(e,t,n,r){if(typeof e==`string`&&/^\.\.?\//.test(e)){if(n)for(var i in n){var a=e.slice(-i.length);if(a===i||r&&a.toLowerCase()===i.toLowerCase()){var o=n[i];return o===i?e:e.slice(0,-i.length)+o}}return e.replace(/\.(tsx)$|((?:\.d)?)((?:\.[^./]+?)?)\.([cm]?)ts$/i,function(e,n,r,i,a){return n?t?`.jsx`:`.js`:r&&(!i||!a)?e:r+i+`.`+a.toLowerCase()+`js`})}return e}var ae,oe,se,ce,le,ue,L,R=a((()=>{ae=function(e,t){return ae=Object.setPrototypeOf||{__proto__:[]}instanceof Array&&function(e,t){e.__proto__=t}||function(e,t){for(var n in t)Object.prototype.hasOwnProperty.call(t,n)&&(e[n]=t[n])},ae(e,t)},oe=function(){return oe=Object.assign||function(e){for(var t,n=1,r=arguments.length;n<r;n++)for(var i in t=arguments[n],t)Object.prototype.hasOwnProperty.call(t,i)&&(e[i]=t[i]);return e},oe.apply(this,arguments)},se=Object.create?(function(e,t,n,r){r===void 0&&(r=n);var i=Object.getOwnPropertyDescriptor(t,n);(!i||(`get`in i?!t.__esModule:i.writable||i.configurable))&&(i={enumerable:!0,get:function(){return t[n]}}),Object.defineProperty(e,r,i)}):(function(e,t,n,r){r===void 0&&(r=n),e[r]=t[n]}),ce=Object.create?(function(e,t){Object.defineProperty(e,"default",{enumerable:!0,value:t})}):function(e,t){e.default=t},le=function(e){return le=Object.getOwnPropertyNames||function(e){var t=[];for(var n in e)Object.prototype.hasOwnProperty.call(e,n)&&(t[t.length]=n);return t},le(e)},ue=typeof SuppressedError==`function`?SuppressedError:function(e,t,n){var r=Error(n);return r.name=`SuppressedError`,r.error=e,r.suppressed=t,r},L={__extends:f,__assign:oe,__rest:p,__decorate:m,__param:h,__esDecorate:g,__runInitializers:_,__propKey:v,__setFunctionName:y,__metadata:b,__awaiter:x,__generator:S,__createBinding:se,__exportStar:C,__values:w,__read:T,__spread:E,__spreadArrays:D,__spreadArray:O,__await:k,__asyncGenerator:A,__asyncDelegator:j,__asyncValues:M,__makeTemplateObject:N,__importStar:P,__importDefault:ee,__classPrivateFieldGet:te,__classPrivateFieldSet:ne,__classPrivateFieldIn:F,__addDisposableResource:I,__disposeResources:re,__rewriteRelativeImportExtension:ie}})),de=s({default:()=>Pe});function fe(e,t,n){let r=e[t];if(typeof r==`object`&&r){if(Array.isArray(r))for(let e=0;e<r.length;e++){let t=String(e),i=fe(r,t,n);i===void 0?delete r[t]:Object.defineProperty(r,t,{value:i,writable:!0,enumerable:!0,configurable:!0})}else for(let e in r){let t=fe(r,e,n);t===void 0?delete r[e]:Object.defineProperty(r,e,{value:t,writable:!0,enumerable:!0,configurable:!0})}}return n.call(e,t,r)}function z(){for(Y=`default`,X=``,je=!1,Z=1;;){Q=B();let e=Me[Y]();if(e)return e}}function B(){if(Te[Ee])return String.fromCodePoint(Te.codePointAt(Ee))}function V(){let e=B();return e===`
`?(De++,q=0):e?q+=e.length:q++,e&&(Ee+=e.length),e}function H(e,t){return{type:e,value:t,line:De,column:q}}function pe(e){for(let t of e){if(B()!==t)throw U(V());V()}}function me(){switch(B()){case`b`:return V(),`\b`;case`f`:return V(),`\f`;case`n`:return V(),`
`;case`r`:return V(),`\r`;case`t`:return V(),`	`;case`v`:return V(),`\v`;case`0`:if(V(),W.isDigit(B()))throw U(V());return`\0`;case`x`:return V(),he();case`u`:return V(),ge();case`
`:case`\u2028`:case`\u2029`:return V(),``;case`\r`:return V(),B()===`
`&&V(),``;case`1`:case`2`:case`3`:case`4`:case`5`:case`6`:case`7`:case`8`:case`9`:throw U(V());case void 0:throw U(V())}return V()}function he(){let e=``,t=B();if(!W.isHexDigit(t)||(e+=V(),t=B(),!W.isHexDigit(t)))throw U(V());return e+=V(),String.fromCodePoint(parseInt(e,16))}function ge(){let e=``,t=4;for(;t-->0;){let t=B();if(!W.isHexDigit(t))throw U(V());e+=V()}return String.fromCodePoint(parseInt(e,16))}function _e(){let e;switch(J.type){case`punctuator`:switch(J.value){case`{`:e={};break;case`[`:e=[]}break;case`null`:case`boolean`:case`numeric`:case`string`:e=J.value}if(ke===void 0)ke=e;else{let t=K[K.length-1];Array.isArray(t)?t.push(e):Object.defineProperty(t,Oe,{value:e,writable:!0,enumerable:!0,configurable:!0})}if(typeof e==`object`&&e)K.push(e),G=Array.isArray(e)?`beforeArrayValue`:`beforePropertyName`;else{let e=K[K.length-1];G=e==null?`end`:Array.isArray(e)?`afterArrayValue`:`afterPropertyValue`}}function ve(){K.pop();let e=K[K.length-1];G=e==null?`end`:Array.isArray(e)?`afterArrayValue`:`afterPropertyValue`}function U(e){return Ce(e===void 0?`JSON5: invalid end of input at ${De}:${q}`:`JSON5: invalid character '${Se(e)}' at ${De}:${q}`)}function ye(){return Ce(`JSON5: invalid end of input at ${De}:${q}`)}function be(){return q-=5,Ce(`JSON5: invalid identifier character at ${De}:${q}`)}function xe(e){console.warn(`JSON5: '${Se(e)}' in strings is not valid ECMAScript; consider escaping`)}function Se(e){let t={"'":`\\'`,'"':`\\"`,"\\":`\\\\`,"\b":`\\b`,"\f":`\\f`,"\n":`\\n`,"\r":`\\r`,"	":`\\t`,"\v":`\\v`,"\0":`\\0`,"\u2028":`\\u2028`,"\u2029":`\\u2029`};if(t[e])return t[e];if(e<` `){let t=e.charCodeAt(0).toString(16);return`\\x`+(`00`+t).substring(t.length)}return e}function Ce(e){let t=SyntaxError(e);return t.lineNumber=De,t.columnNumber=q,t}var we,W,Te,G,K,Ee,De,q,J,Oe,ke,Ae,Y,X,je,Z,Q,Me,Ne,Pe,Fe=a((()=>{we={Space_Separator:/[\u1680\u2000-\u200A\u202F\u205F\u3000]/,ID_Start:/[\xAA\xB5\xBA\xC0-\xD6\xD8-\xF6\xF8-\u02C1\u02C6-\u02D1\u02E0-\u02E4\u02EC\u02EE\u0370-\u0374\u0376\u0377\u037A-\u037D\u037F\u0386\u0388-\u038A\u038C\u038E-\u03A1\u03A3-\u03F5\u03F7-\u0481\u048A-\u052F\u0531-\u0556\u0559\u0561-\u0587\u05D0-\u05EA\u05F0-\u05F2\u0620-\u064A\u066E\u066F\u0671-\u06D3\u06D5\u06E5\u06E6\u06EE\u06EF\u06FA-\u06FC\u06FF\u0710\u0712-\u072F\u074D-\u07A5\u07B1\u07CA-\u07EA\u07F4\u07F5\u07FA\u0800-\u0815\u081A\u0824\u0828\u0840-\u0858\u0860-\u086A\u08A0-\u08B4\u08B6-\u08BD\u0904-\u0939\u093D\u0950\u0958-\u0961\u0971-\u0980\u0985-\u098C\u098F\u0990\u0993-\u09A8\u09AA-\u09B0\u09B2\u09B6-\u09B9\u09BD\u09CE\u09DC\u09DD\u09DF-\u09E1\u09F0\u09F1\u09FC\u0A05-\u0A0A\u0A0F\u0A10\u0A13-\u0A28\u0A2A-\u0A30\u0A32\u0A33\u0A35\u0A36\u0A38\u0A39\u0A59-\u0A5C\u0A5E\u0A72-\u0A74\u0A85-\u0A8D\u0A8F-\u0A91\u0A93-\u0AA8\u0AAA-\u0AB0\u0AB2\u0AB3\u0AB5-\u0AB9\u0ABD\u0AD0\u0AE0\u0AE1\u0AF9\u0B05-\u0B0C\u0B0F\u0B10\u0B13-\u0B28\u0B2A-\u0B30\u0B32\u0B33\u0B35-\u0B39\u0B3D\u0B5C\u0B5D\u0B5F-\u0B61\u0B71\u0B83\u0B85-\u0B8A\u0B8E-\u0B90\u0B92-\u0B95\u0B99\u0B9A\u0B9C\u0B9E\u0B9F\u0BA3\u0BA4\u0BA8-\u0BAA\u0BAE-\u0BB9\u0BD0\u0C05-\u0C0C\u0C0E-\u0C10\u0C12-\u0C28\u0C2A-\u0C39\u0C3D\u0C58-\u0C5A\u0C60\u0C61\u0C80\u0C85-\u0C8C\u0C8E-\u0C90\u0C92-\u0CA8\u0CAA-\u0CB3\u0CB5-\u0CB9\u0CBD\u0CDE\u0CE0\u0CE1\u0CF1\u0CF2\u0D05-\u0D0C\u0D0E-\u0D10\u0D12-\u0D3A\u0D3D\u0D4E\u0D54-\u0D56\u0D5F-\u0D61\u0D7A-\u0D7F\u0D85-\u0D96\u0D9A-\u0DB1\u0DB3-\u0DBB\u0DBD\u0DC0-\u0DC6\u0E01-\u0E30\u0E32\u0E33\u0E40-\u0E46\u0E81\u0E82\u0E84\u0E87\u0E88\u0E8A\u0E8D\u0E94-\u0E97\u0E99-\u0E9F\u0EA1-\u0EA3\u0EA5\u0EA7\u0EAA\u0EAB\u0EAD-\u0EB0\u0EB2\u0EB3\u0EBD\u0EC0-\u0EC4\u0EC6\u0EDC-\u0EDF\u0F00\u0F40-\u0F47\u0F49-\u0F6C\u0F88-\u0F8C\u1000-\u102A\u103F\u1050-\u1055\u105A-\u105D\u1061\u1065\u1066\u106E-\u1070\u1075-\u1081\u108E\u10A0-\u10C5\u10C7\u10CD\u10D0-\u10FA\u10FC-\u1248\u124A-\u124D\u1250-\u1256\u1258\u125A-\u125D\u1260-\u1288\u128A-\u128D\u1290-\u12B0\u12B2-\u12B5\u12B8-\u12BE\u12C0\u12C2-\u12C5\u12C8-\u12D6\u12D8-\u1310\u1312-\u1315\u1318-\u135A\u1380-\u138F\u13A0-\u13F5\u13F8-\u13FD\u1401-\u166C\u166F-\u167F\u1681-\u169A\u16A0-\u16EA\u16EE-\u16F8\u1700-\u170C\u170E-\u1711\u1720-\u1731\u1740-\u1751\u1760-\u176C\u176E-\u1770\u1780-\u17B3\u17D7\u17DC\u1820-\u1877\u1880-\u1884\u1887-\u18A8\u18AA\u18B0-\u18F5\u1900-\u191E\u1950-\u196D\u1970-\u1974\u1980-\u19AB\u19B0-\u19C9\u1A00-\u1A16\u1A20-\u1A54\u1AA7\u1B05-\u1B33\u1B45-\u1B4B\u1B83-\u1BA0\u1BAE\u1BAF\u1BBA-\u1BE5\u1C00-\u1C23\u1C4D-\u1C4F\u1C5A-\u1C7D\u1C80-\u1C88\u1CE9-\u1CEC\u1CEE-\u1CF1\u1CF5\u1CF6\u1D00-\u1DBF\u1E00-\u1F15\u1F18-\u1F1D\u1F20-\u1F45\u1F48-\u1F4D\u1F50-\u1F57\u1F59\u1F5B\u1F5D\u1F5F-\u1F7D\u1F80-\u1FB4\u1FB6-\u1FBC\u1FBE\u1FC2-\u1FC4\u1FC6-\u1FCC\u1FD0-\u1FD3\u1FD6-\u1FDB\u1FE0-\u1FEC\u1FF2-\u1FF4\u1FF6-\u1FFC\u2071\u207F\u2090-\u209C\u2102\u2107\u210A-\u2113\u2115\u2119-\u211D\u2124\u2126\u2128\u212A-\u212D\u212F-\u2139\u213C-\u213F\u2145-\u2149\u214E\u2160-\u2188\u2C00-\u2C2E\u2C30-\u2C5E\u2C60-\u2CE4\u2CEB-\u2CEE\u2CF2\u2CF3\u2D00-\u2D25\u2D27\u2D2D\u2D30-\u2D67\u2D6F\u2D80-\u2D96\u2DA0-\u2DA6\u2DA8-\u2DAE\u2DB0-\u2DB6\u2DB8-\u2DBE\u2DC0-\u2DC6\u2DC8-\u2DCE\u2DD0-\u2DD6\u2DD8-\u2DDE\u2E2F\u3005-\u3007\u3021-\u3029\u3031-\u3035\u3038-\u303C\u3041-\u3096\u309D-\u309F\u30A1-\u30FA\u30FC-\u30FF\u3105-\u312E\u3131-\u318E\u31A0-\u31BA\u31F0-\u31FF\u3400-\u4DB5\u4E00-\u9FEA\uA000-\uA48C\uA4D0-\uA4FD\uA500-\uA60C\uA610-\uA61F\uA62A\uA62B\uA640-\uA66E\uA67F-\uA69D\uA6A0-\uA6EF\uA717-\uA71F\uA722-\uA788\uA78B-\uA7AE\uA7B0-\uA7B7\uA7F7-\uA801\uA803-\uA805\uA807-\uA80A\uA80C-\uA822\uA840-\uA873\uA882-\uA8B3\uA8F2-\uA8F7\uA8FB\uA8FD\uA90A-\uA925\uA930-\uA946\uA960-\uA97C\uA984-\uA9B2\uA9CF\uA9E0-\uA9E4\uA9E6-\uA9EF\uA9FA-\uA9FE\uAA00-\uAA28\uAA40-\uAA42\uAA44-\uAA4B\uAA60-\uAA76\uAA7A\uAA7E-\uAAAF\uAAB1\uAAB5\uAAB6\uAAB9-\uAABD\uAAC0\uAAC2\uAADB-\uAADD\uAAE0-\uAAEA\uAAF2-\uAAF4\uAB01-\uAB06\uAB09-\uAB0E\uAB11-\uAB16\uAB20-\uAB26\uAB28-\uAB2E\uAB30-\uAB5A\uAB5C-\uAB65\uAB70-\uABE2\uAC00-\uD7A3\uD7B0-\uD7C6\uD7CB-\uD7FB\uF900-\uFA6D\uFA70-\uFAD9\uFB00-\uFB06\uFB13-\uFB17\uFB1D\uFB1F-\uFB28\uFB2A-\uFB36\uFB38-\uFB3C\uFB3E\uFB40\uFB41\uFB43\uFB44\uFB46-\uFBB1\uFBD3-\uFD3D\uFD50-\uFD8F\uFD92-\uFDC7\uFDF0-\uFDFB\uFE70-\uFE74\uFE76-\uFEFC\uFF21-\uFF3A\uFF41-\uFF5A\uFF66-\uFFBE\uFFC2-\uFFC7\uFFCA-\uFFCF\uFFD2-\uFFD7\uFFDA-\uFFDC]|\uD800[\uDC00-\uDC0B\uDC0D-\uDC26\uDC28-\uDC3A\uDC3C\uDC3D\uDC3F-\uDC4D\uDC50-\uDC5D\uDC80-\uDCFA\uDD40-\uDD74\uDE80-\uDE9C\uDEA0-\uDED0\uDF00-\uDF1F\uDF2D-\uDF4A\uDF50-\uDF75\uDF80-\uDF9D\uDFA0-\uDFC3\uDFC8-\uDFCF\uDFD1-\uDFD5]|\uD801[\uDC00-\uDC9D\uDCB0-\uDCD3\uDCD8-\uDCFB\uDD00-\uDD27\uDD30-\uDD63\uDE00-\uDF36\uDF40-\uDF55\uDF60-\uDF67]|\uD802[\uDC00-\uDC05\uDC08\uDC0A-\uDC35\uDC37\uDC38\uDC3C\uDC3F-\uDC55\uDC60-\uDC76\uDC80-\uDC9E\uDCE0-\uDCF2\uDCF4\uDCF5\uDD00-\uDD15\uDD20-\uDD39\uDD80-\uDDB7\uDDBE\uDDBF\uDE00\uDE10-\uDE13\uDE15-\uDE17\uDE19-\uDE33\uDE60-\uDE7C\uDE80-\uDE9C\uDEC0-\uDEC7\uDEC9-\uDEE4\uDF00-\uDF35\uDF40-\uDF55\uDF60-\uDF72\uDF80-\uDF91]|\uD803[\uDC00-\uDC48\uDC80-\uDCB2\uDCC0-\uDCF2]|\uD804[\uDC03-\uDC37\uDC83-\uDCAF\uDCD0-\uDCE8\uDD03-\uDD26\uDD50-\uDD72\uDD76\uDD83-\uDDB2\uDDC1-\uDDC4\uDDDA\uDDDC\uDE00-\uDE11\uDE13-\uDE2B\uDE80-\uDE86\uDE88\uDE8A-\uDE8D\uDE8F-\uDE9D\uDE9F-\uDEA8\uDEB0-\uDEDE\uDF05-\uDF0C\uDF0F\uDF10\uDF13-\uDF28\uDF2A-\uDF30\uDF32\uDF33\uDF35-\uDF39\uDF3D\uDF50\uDF5D-\uDF61]|\uD805[\uDC00-\uDC34\uDC47-\uDC4A\uDC80-\uDCAF\uDCC4\uDCC5\uDCC7\uDD80-\uDDAE\uDDD8-\uDDDB\uDE00-\uDE2F\uDE44\uDE80-\uDEAA\uDF00-\uDF19]|\uD806[\uDCA0-\uDCDF\uDCFF\uDE00\uDE0B-\uDE32\uDE3A\uDE50\uDE5C-\uDE83\uDE86-\uDE89\uDEC0-\uDEF8]|\uD807[\uDC00-\uDC08\uDC0A-\uDC2E\uDC40\uDC72-\uDC8F\uDD00-\uDD06\uDD08\uDD09\uDD0B-\uDD30\uDD46]|\uD808[\uDC00-\uDF99]|\uD809[\uDC00-\uDC6E\uDC80-\uDD43]|[\uD80C\uD81C-\uD820\uD840-\uD868\uD86A-\uD86C\uD86F-\uD872\uD874-\uD879][\uDC00-\uDFFF]|\uD80D[\uDC00-\uDC2E]|\uD811[\uDC00-\uDE46]|\uD81A[\uDC00-\uDE38\uDE40-\uDE5E\uDED0-\uDEED\uDF00-\uDF2F\uDF40-\uDF43\uDF63-\uDF77\uDF7D-\uDF8F]|\uD81B[\uDF00-\uDF44\uDF50\uDF93-\uDF9F\uDFE0\uDFE1]|\uD821[\uDC00-\uDFEC]|\uD822[\uDC00-\uDEF2]|\uD82C[\uDC00-\uDD1E\uDD70-\uDEFB]|\uD82F[\uDC00-\uDC6A\uDC70-\uDC7C\uDC80-\uDC88\uDC90-\uDC99]|\uD835[\uDC00-\uDC54\uDC56-\uDC9C\uDC9E\uDC9F\uDCA2\uDCA5\uDCA6\uDCA9-\uDCAC\uDCAE-\uDCB9\uDCBB\uDCBD-\uDCC3\uDCC5-\uDD05\uDD07-\uDD0A\uDD0D-\uDD14\uDD16-\uDD1C\uDD1E-\uDD39\uDD3B-\uDD3E\uDD40-\uDD44\uDD46\uDD4A-\uDD50\uDD52-\uDEA5\uDEA8-\uDEC0\uDEC2-\uDEDA\uDEDC-\uDEFA\uDEFC-\uDF14\uDF16-\uDF34\uDF36-\uDF4E\uDF50-\uDF6E\uDF70-\uDF88\uDF8A-\uDFA8\uDFAA-\uDFC2\uDFC4-\uDFCB]|\uD83A[\uDC00-\uDCC4\uDD00-\uDD43]|\uD83B[\uDE00-\uDE03\uDE05-\uDE1F\uDE21\uDE22\uDE24\uDE27\uDE29-\uDE32\uDE34-\uDE37\uDE39\uDE3B\uDE42\uDE47\uDE49\uDE4B\uDE4D-\uDE4F\uDE51\uDE52\uDE54\uDE57\uDE59\uDE5B\uDE5D\uDE5F\uDE61\uDE62\uDE64\uDE67-\uDE6A\uDE6C-\uDE72\uDE74-\uDE77\uDE79-\uDE7C\uDE7E\uDE80-\uDE89\uDE8B-\uDE9B\uDEA1-\uDEA3\uDEA5-\uDEA9\uDEAB-\uDEBB]|\uD869[\uDC00-\uDED6\uDF00-\uDFFF]|\uD86D[\uDC00-\uDF34\uDF40-\uDFFF]|\uD86E[\uDC00-\uDC1D\uDC20-\uDFFF]|\uD873[\uDC00-\uDEA1\uDEB0-\uDFFF]|\uD87A[\uDC00-\uDFE0]|\uD87E[\uDC00-\uDE1D]/,ID_Continue:/[\xAA\xB5\xBA\xC0-\xD6\xD8-\xF6\xF8-\u02C1\u02C6-\u02D1\u02E0-\u02E4\u02EC\u02EE\u0300-\u0374\u0376\u0377\u037A-\u037D\u037F\u0386\u0388-\u038A\u038C\u038E-\u03A1\u03A3-\u03F5\u03F7-\u0481\u0483-\u0487\u048A-\u052F\u0531-\u0556\u0559\u0561-\u0587\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u05D0-\u05EA\u05F0-\u05F2\u0610-\u061A\u0620-\u0669\u066E-\u06D3\u06D5-\u06DC\u06DF-\u06E8\u06EA-\u06FC\u06FF\u0710-\u074A\u074D-\u07B1\u07C0-\u07F5\u07FA\u0800-\u082D\u0840-\u085B\u0860-\u086A\u08A0-\u08B4\u08B6-\u08BD\u08D4-\u08E1\u08E3-\u0963\u0966-\u096F\u0971-\u0983\u0985-\u098C\u098F\u0990\u0993-\u09A8\u09AA-\u09B0\u09B2\u09B6-\u09B9\u09BC-\u09C4\u09C7\u09C8\u09CB-\u09CE\u09D7\u09DC\u09DD\u09DF-\u09E3\u09E6-\u09F1\u09FC\u0A01-\u0A03\u0A05-\u0A0A\u0A0F\u0A10\u0A13-\u0A28\u0A2A-\u0A30\u0A32\u0A33\u0A35\u0A36\u0A38\u0A39\u0A3C\u0A3E-\u0A42\u0A47\u0A48\u0A4B-\u0A4D\u0A51\u0A59-\u0A5C\u0A5E\u0A66-\u0A75\u0A81-\u0A83\u0A85-\u0A8D\u0A8F-\u0A91\u0A93-\u0AA8\u0AAA-\u0AB0\u0AB2\u0AB3\u0AB5-\u0AB9\u0ABC-\u0AC5\u0AC7-\u0AC9\u0ACB-\u0ACD\u0AD0\u0AE0-\u0AE3\u0AE6-\u0AEF\u0AF9-\u0AFF\u0B01-\u0B03\u0B05-\u0B0C\u0B0F\u0B10\u0B13-\u0B28\u0B2A-\u0B30\u0B32\u0B33\u0B35-\u0B39\u0B3C-\u0B44\u0B47\u0B48\u0B4B-\u0B4D\u0B56\u0B57\u0B5C\u0B5D\u0B5F-\u0B63\u0B66-\u0B6F\u0B71\u0B82\u0B83\u0B85-\u0B8A\u0B8E-\u0B90\u0B92-\u0B95\u0B99\u0B9A\u0B9C\u0B9E\u0B9F\u0BA3\u0BA4\u0BA8-\u0BAA\u0BAE-\u0BB9\u0BBE-\u0BC2\u0BC6-\u0BC8\u0BCA-\u0BCD\u0BD0\u0BD7\u0BE6-\u0BEF\u0C00-\u0C03\u0C05-\u0C0C\u0C0E-\u0C10\u0C12-\u0C28\u0C2A-\u0C39\u0C3D-\u0C44\u0C46-\u0C48\u0C4A-\u0C4D\u0C55\u0C56\u0C58-\u0C5A\u0C60-\u0C63\u0C66-\u0C6F\u0C80-\u0C83\u0C85-\u0C8C\u0C8E-\u0C90\u0C92-\u0CA8\u0CAA-\u0CB3\u0CB5-\u0CB9\u0CBC-\u0CC4\u0CC6-\u0CC8\u0CCA-\u0CCD\u0CD5\u0CD6\u0CDE\u0CE0-\u0CE3\u0CE6-\u0CEF\u0CF1\u0CF2\u0D00-\u0D03\u0D05-\u0D0C\u0D0E-\u0D10\u0D12-\u0D44\u0D46-\u0D48\u0D4A-\u0D4E\u0D54-\u0D57\u0D5F-\u0D63\u0D66-\u0D6F\u0D7A-\u0D7F\u0D82\u0D83\u0D85-\u0D96\u0D9A-\u0DB1\u0DB3-\u0DBB\u0DBD\u0DC0-\u0DC6\u0DCA\u0DCF-\u0DD4\u0DD6\u0DD8-\u0DDF\u0DE6-\u0DEF\u0DF2\u0DF3\u0E01-\u0E3A\u0E40-\u0E4E\u0E50-\u0E59\u0E81\u0E82\u0E84\u0E87\u0E88\u0E8A\u0E8D\u0E94-\u0E97\u0E99-\u0E9F\u0EA1-\u0EA3\u0EA5\u0EA7\u0EAA\u0EAB\u0EAD-\u0EB9\u0EBB-\u0EBD\u0EC0-\u0EC4\u0EC6\u0EC8-\u0ECD\u0ED0-\u0ED9\u0EDC-\u0EDF\u0F00\u0F18\u0F19\u0F20-\u0F29\u0F35\u0F37\u0F39\u0F3E-\u0F47\u0F49-\u0F6C\u0F71-\u0F84\u0F86-\u0F97\u0F99-\u0FBC\u0FC6\u1000-\u1049\u1050-\u109D\u10A0-\u10C5\u10C7\u10CD\u10D0-\u10FA\u10FC-\u1248\u124A-\u124D\u1250-\u1256\u1258\u125A-\u125D\u1260-\u1288\u128A-\u128D\u1290-\u12B0\u12B2-\u12B5\u12B8-\u12BE\u12C0\u12C2-\u12C5\u12C8-\u12D6\u12D8-\u1310\u1312-\u1315\u1318-\u135A\u135D-\u135F\u1380-\u138F\u13A0-\u13F5\u13F8-\u13FD\u1401-\u166C\u166F-\u167F\u1681-\u169A\u16A0-\u16EA\u16EE-\u16F8\u1700-\u170C\u170E-\u1714\u1720-\u1734\u1740-\u1753\u1760-\u176C\u176E-\u1770\u1772\u1773\u1780-\u17D3\u17D7\u17DC\u17DD\u17E0-\u17E9\u180B-\u180D\u1810-\u1819\u1820-\u1877\u1880-\u18AA\u18B0-\u18F5\u1900-\u191E\u1920-\u192B\u1930-\u193B\u1946-\u196D\u1970-\u1974\u1980-\u19AB\u19B0-\u19C9\u19D0-\u19D9\u1A00-\u1A1B\u1A20-\u1A5E\u1A60-\u1A7C\u1A7F-\u1A89\u1A90-\u1A99\u1AA7\u1AB0-\u1ABD\u1B00-\u1B4B\u1B50-\u1B59\u1B6B-\u1B73\u1B80-\u1BF3\u1C00-\u1C37\u1C40-\u1C49\u1C4D-\u1C7D\u1C80-\u1C88\u1CD0-\u1CD2\u1CD4-\u1CF9\u1D00-\u1DF9\u1DFB-\u1F15\u1F18-\u1F1D\u1F20-\u1F45\u1F48-\u1F4D\u1F50-\u1F57\u1F59\u1F5B\u1F5D\u1F5F-\u1F7D\u1F80-\u1FB4\u1FB6-\u1FBC\u1FBE\u1FC2-\u1FC4\u1FC6-\u1FCC\u1FD0-\u1FD3\u1FD6-\u1FDB\u1FE0-\u1FEC\u1FF2-\u1FF4\u1FF6-\u1FFC\u203F\u2040\u2054\u2071\u207F\u2090-\u209C\u20D0-\u20DC\u20E1\u20E5-\u20F0\u2102\u2107\u210A-\u2113\u2115\u2119-\u211D\u2124\u2126\u2128\u212A-\u212D\u212F-\u2139\u213C-\u213F\u2145-\u2149\u214E\u2160-\u2188\u2C00-\u2C2E\u2C30-\u2C5E\u2C60-\u2CE4\u2CEB-\u2CF3\u2D00-\u2D25\u2D27\u2D2D\u2D30-\u2D67\u2D6F\u2D7F-\u2D96\u2DA0-\u2DA6\u2DA8-\u2DAE\u2DB0-\u2DB6\u2DB8-\u2DBE\u2DC0-\u2DC6\u2DC8-\u2DCE\u2DD0-\u2DD6\u2DD8-\u2DDE\u2DE0-\u2DFF\u2E2F\u3005-\u3007\u3021-\u302F\u3031-\u3035\u3038-\u303C\u3041-\u3096\u3099\u309A\u309D-\u309F\u30A1-\u30FA\u30FC-\u30FF\u3105-\u312E\u3131-\u318E\u31A0-\u31BA\u31F0-\u31FF\u3400-\u4DB5\u4E00-\u9FEA\uA000-\uA48C\uA4D0-\uA4FD\uA500-\uA60C\uA610-\uA62B\uA640-\uA66F\uA674-\uA67D\uA67F-\uA6F1\uA717-\uA71F\uA722-\uA788\uA78B-\uA7AE\uA7B0-\uA7B7\uA7F7-\uA827\uA840-\uA873\uA880-\uA8C5\uA8D0-\uA8D9\uA8E0-\uA8F7\uA8FB\uA8FD\uA900-\uA92D\uA930-\uA953\uA960-\uA97C\uA980-\uA9C0\uA9CF-\uA9D9\uA9E0-\uA9FE\uAA00-\uAA36\uAA40-\uAA4D\uAA50-\uAA59\uAA60-\uAA76\uAA7A-\uAAC2\uAADB-\uAADD\uAAE0-\uAAEF\uAAF2-\uAAF6\uAB01-\uAB06\uAB09-\uAB0E\uAB11-\uAB16\uAB20-\uAB26\uAB28-\uAB2E\uAB30-\uAB5A\uAB5C-\uAB65\uAB70-\uABEA\uABEC\uABED\uABF0-\uABF9\uAC00-\uD7A3\uD7B0-\uD7C6\uD7CB-\uD7FB\uF900-\uFA6D\uFA70-\uFAD9\uFB00-\uFB06\uFB13-\uFB17\uFB1D-\uFB28\uFB2A-\uFB36\uFB38-\uFB3C\uFB3E\uFB40\uFB41\uFB43\uFB44\uFB46-\uFBB1\uFBD3-\uFD3D\uFD50-\uFD8F\uFD92-\uFDC7\uFDF0-\uFDFB\uFE00-\uFE0F\uFE20-\uFE2F\uFE33\uFE34\uFE4D-\uFE4F\uFE70-\uFE74\uFE76-\uFEFC\uFF10-\uFF19\uFF21-\uFF3A\uFF3F\uFF41-\uFF5A\uFF66-\uFFBE\uFFC2-\uFFC7\uFFCA-\uFFCF\uFFD2-\uFFD7\uFFDA-\uFFDC]|\uD800[\uDC00-\uDC0B\uDC0D-\uDC26\uDC28-\uDC3A\uDC3C\uDC3D\uDC3F-\uDC4D\uDC50-\uDC5D\uDC80-\uDCFA\uDD40-\uDD74\uDDFD\uDE80-\uDE9C\uDEA0-\uDED0\uDEE0\uDF00-\uDF1F\uDF2D-\uDF4A\uDF50-\uDF7A\uDF80-\uDF9D\uDFA0-\uDFC3\uDFC8-\uDFCF\uDFD1-\uDFD5]|\uD801[\uDC00-\uDC9D\uDCA0-\uDCA9\uDCB0-\uDCD3\uDCD8-\uDCFB\uDD00-\uDD27\uDD30-\uDD63\uDE00-\uDF36\uDF40-\uDF55\uDF60-\uDF67]|\uD802[\uDC00-\uDC05\uDC08\uDC0A-\uDC35\uDC37\uDC38\uDC3C\uDC3F-\uDC55\uDC60-\uDC76\uDC80-\uDC9E\uDCE0-\uDCF2\uDCF4\uDCF5\uDD00-\uDD15\uDD20-\uDD39\uDD80-\uDDB7\uDDBE\uDDBF\uDE00-\uDE03\uDE05\uDE06\uDE0C-\uDE13\uDE15-\uDE17\uDE19-\uDE33\uDE38-\uDE3A\uDE3F\uDE60-\uDE7C\uDE80-\uDE9C\uDEC0-\uDEC7\uDEC9-\uDEE6\uDF00-\uDF35\uDF40-\uDF55\uDF60-\uDF72\uDF80-\uDF91]|\uD803[\uDC00-\uDC48\uDC80-\uDCB2\uDCC0-\uDCF2]|\uD804[\uDC00-\uDC46\uDC66-\uDC6F\uDC7F-\uDCBA\uDCD0-\uDCE8\uDCF0-\uDCF9\uDD00-\uDD34\uDD36-\uDD3F\uDD50-\uDD73\uDD76\uDD80-\uDDC4\uDDCA-\uDDCC\uDDD0-\uDDDA\uDDDC\uDE00-\uDE11\uDE13-\uDE37\uDE3E\uDE80-\uDE86\uDE88\uDE8A-\uDE8D\uDE8F-\uDE9D\uDE9F-\uDEA8\uDEB0-\uDEEA\uDEF0-\uDEF9\uDF00-\uDF03\uDF05-\uDF0C\uDF0F\uDF10\uDF13-\uDF28\uDF2A-\uDF30\uDF32\uDF33\uDF35-\uDF39\uDF3C-\uDF44\uDF47\uDF48\uDF4B-\uDF4D\uDF50\uDF57\uDF5D-\uDF63\uDF66-\uDF6C\uDF70-\uDF74]|\uD805[\uDC00-\uDC4A\uDC50-\uDC59\uDC80-\uDCC5\uDCC7\uDCD0-\uDCD9\uDD80-\uDDB5\uDDB8-\uDDC0\uDDD8-\uDDDD\uDE00-\uDE40\uDE44\uDE50-\uDE59\uDE80-\uDEB7\uDEC0-\uDEC9\uDF00-\uDF19\uDF1D-\uDF2B\uDF30-\uDF39]|\uD806[\uDCA0-\uDCE9\uDCFF\uDE00-\uDE3E\uDE47\uDE50-\uDE83\uDE86-\uDE99\uDEC0-\uDEF8]|\uD807[\uDC00-\uDC08\uDC0A-\uDC36\uDC38-\uDC40\uDC50-\uDC59\uDC72-\uDC8F\uDC92-\uDCA7\uDCA9-\uDCB6\uDD00-\uDD06\uDD08\uDD09\uDD0B-\uDD36\uDD3A\uDD3C\uDD3D\uDD3F-\uDD47\uDD50-\uDD59]|\uD808[\uDC00-\uDF99]|\uD809[\uDC00-\uDC6E\uDC80-\uDD43]|[\uD80C\uD81C-\uD820\uD840-\uD868\uD86A-\uD86C\uD86F-\uD872\uD874-\uD879][\uDC00-\uDFFF]|\uD80D[\uDC00-\uDC2E]|\uD811[\uDC00-\uDE46]|\uD81A[\uDC00-\uDE38\uDE40-\uDE5E\uDE60-\uDE69\uDED0-\uDEED\uDEF0-\uDEF4\uDF00-\uDF36\uDF40-\uDF43\uDF50-\uDF59\uDF63-\uDF77\uDF7D-\uDF8F]|\uD81B[\uDF00-\uDF44\uDF50-\uDF7E\uDF8F-\uDF9F\uDFE0\uDFE1]|\uD821[\uDC00-\uDFEC]|\uD822[\uDC00-\uDEF2]|\uD82C[\uDC00-\uDD1E\uDD70-\uDEFB]|\uD82F[\uDC00-\uDC6A\uDC70-\uDC7C\uDC80-\uDC88\uDC90-\uDC99\uDC9D\uDC9E]|\uD834[\uDD65-\uDD69\uDD6D-\uDD72\uDD7B-\uDD82\uDD85-\uDD8B\uDDAA-\uDDAD\uDE42-\uDE44]|\uD835[\uDC00-\uDC54\uDC56-\uDC9C\uDC9E\uDC9F\uDCA2\uDCA5\uDCA6\uDCA9-\uDCAC\uDCAE-\uDCB9\uDCBB\uDCBD-\uDCC3\uDCC5-\uDD05\uDD07-\uDD0A\uDD0D-\uDD14\uDD16-\uDD1C\uDD1E-\uDD39\uDD3B-\uDD3E\uDD40-\uDD44\uDD46\uDD4A-\uDD50\uDD52-\uDEA5\uDEA8-\uDEC0\uDEC2-\uDEDA\uDEDC-\uDEFA\uDEFC-\uDF14\uDF16-\uDF34\uDF36-\uDF4E\uDF50-\uDF6E\uDF70-\uDF88\uDF8A-\uDFA8\uDFAA-\uDFC2\uDFC4-\uDFCB\uDFCE-\uDFFF]|\uD836[\uDE00-\uDE36\uDE3B-\uDE6C\uDE75\uDE84\uDE9B-\uDE9F\uDEA1-\uDEAF]|\uD838[\uDC00-\uDC06\uDC08-\uDC18\uDC1B-\uDC21\uDC23\uDC24\uDC26-\uDC2A]|\uD83A[\uDC00-\uDCC4\uDCD0-\uDCD6\uDD00-\uDD4A\uDD50-\uDD59]|\uD83B[\uDE00-\uDE03\uDE05-\uDE1F\uDE21\uDE22\uDE24\uDE27\uDE29-\uDE32\uDE34-\uDE37\uDE39\uDE3B\uDE42\uDE47\uDE49\uDE4B\uDE4D-\uDE4F\uDE51\uDE52\uDE54\uDE57\uDE59\uDE5B\uDE5D\uDE5F\uDE61\uDE62\uDE64\uDE67-\uDE6A\uDE6C-\uDE72\uDE74-\uDE77\uDE79-\uDE7C\uDE7E\uDE80-\uDE89\uDE8B-\uDE9B\uDEA1-\uDEA3\uDEA5-\uDEA9\uDEAB-\uDEBB]|\uD869[\uDC00-\uDED6\uDF00-\uDFFF]|\uD86D[\uDC00-\uDF34\uDF40-\uDFFF]|\uD86E[\uDC00-\uDC1D\uDC20-\uDFFF]|\uD873[\uDC00-\uDEA1\uDEB0-\uDFFF]|\uD87A[\uDC00-\uDFE0]|\uD87E[\uDC00-\uDE1D]|\uDB40[\uDD00-\uDDEF]/},W={isSpaceSeparator(e){return typeof e==`string`&&we.Space_Separator.test(e)},isIdStartChar(e){return typeof e==`string`&&(e>=`a`&&e<=`z`||e>=`A`&&e<=`Z`||e===`$`||e===`_`||we.ID_Start.test(e))},isIdContinueChar(e){return typeof e==`string`&&(e>=`a`&&e<=`z`||e>=`A`&&e<=`Z`||e>=`0`&&e<=`9`||e===`$`||e===`_`||e===`\u200c`||e===`\u200d`||we.ID_Continue.test(e))},isDigit(e){return typeof e==`string`&&/[0-9]/.test(e)},isHexDigit(e){return typeof e==`string`&&/[0-9A-Fa-f]/.test(e)}},Ae=function(e,t){Te=String(e),G=`start`,K=[],Ee=0,De=1,q=0,J=void 0,Oe=void 0,ke=void 0;do J=z(),Ne[G]();while(J.type!==`eof`);return typeof t==`function`?fe({"":ke},``,t):ke},Me={default(){switch(Q){case`	`:case`\v`:case`\f`:case` `:case`\xA0`:case`\ufeff`:case`
`:case`\r`:case`\u2028`:case`\u2029`:V();return;case`/`:V(),Y=`comment`;return;case void 0:return V(),H(`eof`)}if(W.isSpaceSeparator(Q))V();else return Me[G]()},comment(){switch(Q){case`*`:V(),Y=`multiLineComment`;return;case`/`:V(),Y=`singleLineComment`;return}throw U(V())},multiLineComment(){switch(Q){case`*`:V(),Y=`multiLineCommentAsterisk`;return;case void 0:throw U(V())}V()},multiLineCommentAsterisk(){switch(Q){case`*`:V();return;case`/`:V(),Y=`default`;return;case void 0:throw U(V())}V(),Y=`multiLineComment`},singleLineComment(){switch(Q){case`
`:case`\r`:case`\u2028`:case`\u2029`:V(),Y=`default`;return;case void 0:return V(),H(`eof`)}V()},value(){switch(Q){case`{`:case`[`:return H(`punctuator`,V());case`n`:return V(),pe(`ull`),H(`null`,null);case`t`:return V(),pe(`rue`),H(`boolean`,!0);case`f`:return V(),pe(`alse`),H(`boolean`,!1);case`-`:case`+`:V()===`-`&&(Z=-1),Y=`sign`;return;case`.`:X=V(),Y=`decimalPointLeading`;return;case`0`:X=V(),Y=`zero`;return;case`1`:case`2`:case`3`:case`4`:case`5`:case`6`:case`7`:case`8`:case`9`:X=V(),Y=`decimalInteger`;return;case`I`:return V(),pe(`nfinity`),H(`numeric`,1/0);case`N`:return V(),pe(`aN`),H(`numeric`,NaN);case`"`:case`'`:je=V()===`"`,X=``,Y=`string`;return}throw U(V())},identifierNameStartEscape(){if(Q!==`u`)throw U(V());V();let e=ge();switch(e){case`$`:case`_`:break;default:if(!W.isIdStartChar(e))throw be()}X+=e,Y=`identifierName`},identifierName(){switch(Q){case`$`:case`_`:case`\u200c`:case`\u200d`:X+=V();return;case`\\`:V(),Y=`identifierNameEscape`;return}if(W.isIdContinueChar(Q))X+=V();else return H(`identifier`,X)},identifierNameEscape(){if(Q!==`u`)throw U(V());V();let e=ge();switch(e){case`$`:case`_`:case`\u200c`:case`\u200d`:break;default:if(!W.isIdContinueChar(e))throw be()}X+=e,Y=`identifierName`},sign(){switch(Q){case`.`:X=V(),Y=`decimalPointLeading`;return;case`0`:X=V(),Y=`zero`;return;case`1`:case`2`:case`3`:case`4`:case`5`:case`6`:case`7`:case`8`:case`9`:X=V(),Y=`decimalInteger`;return;case`I`:return V(),pe(`nfinity`),H(`numeric`,Z*(1/0));case`N`:return V(),pe(`aN`),H(`numeric`,NaN)}throw U(V())},zero(){switch(Q){case`.`:X+=V(),Y=`decimalPoint`;return;case`e`:case`E`:X+=V(),Y=`decimalExponent`;return;case`x`:case`X`:X+=V(),Y=`hexadecimal`;return}return H(`numeric`,Z*0)},decimalInteger(){switch(Q){case`.`:X+=V(),Y=`decimalPoint`;return;case`e`:case`E`:X+=V(),Y=`decimalExponent`;return}if(W.isDigit(Q))X+=V();else return H(`numeric`,Z*Number(X))},decimalPointLeading(){if(W.isDigit(Q))X+=V(),Y=`decimalFraction`;else throw U(V())},decimalPoint(){switch(Q){case`e`:case`E`:X+=V(),Y=`decimalExponent`;return}if(W.isDigit(Q))X+=V(),Y=`decimalFraction`;else return H(`numeric`,Z*Number(X))},decimalFraction(){switch(Q){case`e`:case`E`:X+=V(),Y=`decimalExponent`;return}if(W.isDigit(Q))X+=V();else return H(`numeric`,Z*Number(X))},decimalExponent(){switch(Q){case`+`:case`-`:X+=V(),Y=`decimalExponentSign`;return}if(W.isDigit(Q))X+=V(),Y=`decimalExponentInteger`;else throw U(V())},decimalExponentSign(){if(W.isDigit(Q))X+=V(),Y=`decimalExponentInteger`;else throw U(V())},decimalExponentInteger(){if(W.isDigit(Q))X+=V();else return H(`numeric`,Z*Number(X))},hexadecimal(){if(W.isHexDigit(Q))X+=V(),Y=`hexadecimalInteger`;else throw U(V())},hexadecimalInteger(){if(W.isHexDigit(Q))X+=V();else return H(`numeric`,Z*Number(X))},string(){switch(Q){case`\\`:V(),X+=me();return;case`"`:if(je)return V(),H(`string`,X);X+=V();return;case`'`:if(!je)return V(),H(`string`,X);X+=V();return;case`
`:case`\r`:throw U(V());case`\u2028`:case`\u2029`:xe(Q);break;case void 0:throw U(V())}X+=V()},start(){switch(Q){case`{`:case`[`:return H(`punctuator`,V())}Y=`value`},beforePropertyName(){switch(Q){case`$`:case`_`:X=V(),Y=`identifierName`;return;case`\\`:V(),Y=`identifierNameStartEscape`;return;case`}`:return H(`punctuator`,V());case`"`:case`'`:je=V()===`"`,Y=`string`;return}if(W.isIdStartChar(Q))X+=V(),Y=`identifierName`;else throw U(V())},afterPropertyName(){if(Q===`:`)return H(`punctuator`,V());throw U(V())},beforePropertyValue(){Y=`value`},afterPropertyValue(){switch(Q){case`,`:case`}`:return H(`punctuator`,V())}throw U(V())},beforeArrayValue(){if(Q===`]`)return H(`punctuator`,V());Y=`value`},afterArrayValue(){switch(Q){case`,`:case`]`:return H(`punctuator`,V())}throw U(V())},end(){throw U(V())}},Ne={start(){if(J.type===`eof`)throw ye();_e()},beforePropertyName(){switch(J.type){case`identifier`:case`string`:Oe=J.value,G=`afterPropertyName`;return;case`punctuator`:ve();return;case`eof`:throw ye()}},afterPropertyName(){if(J.type===`eof`)throw ye();G=`beforePropertyValue`},beforePropertyValue(){if(J.type===`eof`)throw ye();_e()},beforeArrayValue(){if(J.type===`eof`)throw ye();J.type===`punctuator`&&J.value===`]`?ve():_e()},afterPropertyValue(){if(J.type===`eof`)throw ye();switch(J.value){case`,`:G=`beforePropertyName`;return;case`}`:ve()}},afterArrayValue(){if(J.type===`eof`)throw ye();switch(J.value){case`,`:G=`beforeArrayValue`;return;case`]`:ve()}},end(){}},Pe={parse:Ae,stringify:function(e,t,n){let r=[],i=``,a,o,s=``,c;if(typeof t==`object`&&t&&!Array.isArray(t)&&(n=t.space,c=t.quote,t=t.replacer),typeof t==`function`)o=t;else if(Array.isArray(t)){a=[];for(let e of t){let t;typeof e==`string`?t=e:(typeof e==`number`||e instanceof String||e instanceof Number)&&(t=String(e)),t!==void 0&&a.indexOf(t)<0&&a.push(t)}}return n instanceof Number?n=Number(n):n instanceof String&&(n=String(n)),typeof n==`number`?n>0&&(n=Math.min(10,Math.floor(n)),s=`          `.substr(0,n)):typeof n==`string`&&(s=n.substr(0,10)),l(``,{"":e});function l(e,t){let n=t[e];switch(n!=null&&(typeof n.toJSON5==`function`?n=n.toJSON5(e):typeof n.toJSON==`function`&&(n=n.toJSON(e))),o&&(n=o.call(t,e,n)),n instanceof Number?n=Number(n):n instanceof String?n=String(n):n instanceof Boolean&&(n=n.valueOf()),n){case null:return`null`;case!0:return`true`;case!1:return`false`}if(typeof n==`string`)return u(n,!1);if(typeof n==`number`)return String(n);if(typeof n==`object`)return Array.isArray(n)?p(n):d(n)}function u(e){let t={"'":.1,'"':.2},n={"'":`\\'`,'"':`\\"`,"\\":`\\\\`,"\b":`\\b`,"\f":`\\f`,"\n":`\\n`,"\r":`\\r`,"	":`\\t`,"\v":`\\v`,"\0":`\\0`,"\u2028":`\\u2028`,"\u2029":`\\u2029`},r=``;for(let i=0;i<e.length;i++){let a=e[i];switch(a){case`'`:case`"`:t[a]++,r+=a;continue;case`\0`:if(W.isDigit(e[i+1])){r+=`\\x00`;continue}}if(n[a])r+=n[a];else if(a<` `){let e=a.charCodeAt(0).toString(16);r+=`\\x`+(`00`+e).substring(e.length)}else r+=a}let i=c||Object.keys(t).reduce((e,n)=>t[e]<t[n]?e:n);return r=r.replace(new RegExp(i,`g`),n[i]),i+r+i}function d(e){if(r.indexOf(e)>=0)throw TypeError(`Converting circular structure to JSON5`);r.push(e);let t=i;i+=s;let n=a||Object.keys(e),o=[];for(let t of n){let n=l(t,e);if(n!==void 0){let e=f(t)+`:`;s!==``&&(e+=` `),e+=n,o.push(e)}}let c;if(o.length===0)c=`{}`;else{let e;if(s===``)e=o.join(`,`),c=`{`+e+`}`;else{let n=`,
`+i;e=o.join(n),c=`{
`+i+e+`,
`+t+`}`}}return r.pop(),i=t,c}function f(e){if(e.length===0)return u(e,!0);let t=String.fromCodePoint(e.codePointAt(0));if(!W.isIdStartChar(t))return u(e,!0);for(let n=t.length;n<e.length;n++)if(!W.isIdContinueChar(String.fromCodePoint(e.codePointAt(n))))return u(e,!0);return e}function p(e){if(r.indexOf(e)>=0)throw TypeError(`Converting circular structure to JSON5`);r.push(e);let t=i;i+=s;let n=[];for(let t=0;t<e.length;t++){let r=l(String(t),e);n.push(r===void 0?`null`:r)}let a;if(n.length===0)a=`[]`;else if(s===``)a=`[`+n.join(`,`)+`]`;else{let e=`,
`+i,r=n.join(e);a=`[
`+i+r+`,
`+t+`]`}return r.pop(),i=t,a}}}})),Ie=o((e=>{Object.defineProperty(e,"__esModule",{value:!0}),e.PERIOD_DURATIONS=e.TIMEPHRASE_PART=e.CRONTAB_OPTIONS_PRIORITY=e.CRONTAB_OPTIONS_JOB_KEY_MODE=e.CRONTAB_OPTIONS_JOB_KEY=e.CRONTAB_OPTIONS_QUEUE=e.CRONTAB_OPTIONS_MAX=e.CRONTAB_OPTIONS_BACKFILL=e.CRONTAB_OPTIONS_ID=e.CRONTAB_COMMAND=e.CRONTAB_WILDCARD=e.CRONTAB_RANGE=e.CRONTAB_NUMBER=e.CRONTAB_TIME_PARTS=e.CRONTAB_LINE_PARTS=e.WEEK=e.DAY=e.HOUR=e.MINUTE=e.SECOND=void 0,e.SECOND=1e3,e.MINUTE=60*e.SECOND,e.HOUR=60*e.MINUTE,e.DAY=24*e.HOUR,e.WEEK=7*e.DAY,e.CRONTAB_LINE_PARTS=/^([0-9*/,-]+)\s+([0-9*/,-]+)\s+([0-9*/,-]+)\s+([0-9*/,-]+)\s+([0-9*/,-]+)\s+(.*)$/,e.CRONTAB_TIME_PARTS=/^([0-9*/,-]+)\s+([0-9*/,-]+)\s+([0-9*/,-]+)\s+([0-9*/,-]+)\s+([0-9*/,-]+)$/,e.CRONTAB_NUMBER=/^([0-9]+)$/,e.CRONTAB_RANGE=/^([0-9]+)-([0-9]+)$/,e.CRONTAB_WILDCARD=/^\*(?:\/([0-9]+))?$/,e.CRONTAB_COMMAND=/^([_a-zA-Z][_a-zA-Z0-9:/_-]*)(?:\s+\?([^\s]+))?(?:\s+(\{.*\}))?$/,e.CRONTAB_OPTIONS_ID=/^([_a-zA-Z][-_a-zA-Z0-9]*)$/,e.CRONTAB_OPTIONS_BACKFILL=/^((?:[0-9]+[smhdw])+)$/,e.CRONTAB_OPTIONS_MAX=/^([0-9]+)$/,e.CRONTAB_OPTIONS_QUEUE=/^([-a-zA-Z0-9_:]+)$/,e.CRONTAB_OPTIONS_JOB_KEY=/^(.*)$/,e.CRONTAB_OPTIONS_JOB_KEY_MODE=/^(replace|preserve_run_at)$/,e.CRONTAB_OPTIONS_PRIORITY=/^(-?[0-9]+)$/,e.TIMEPHRASE_PART=/^([0-9]+)([smhdw])/,e.PERIOD_DURATIONS={s:e.SECOND,m:e.MINUTE,h:e.HOUR,d:e.DAY,w:e.WEEK}})),Le=o((e=>{Object.defineProperty(e,"__esModule",{value:!0}),e.createCronMatcher=e.createCronMatcherFromRanges=e.parseCronRangeString=void 0;var t=Ie();function n(e,t){let{min:n,hour:r,date:i,month:a,dow:o}=t;if(e.minutes.includes(n)&&e.hours.includes(r)&&e.months.includes(a)){let t=e.dates.length!==31,n=e.dows.length!==7;return t&&n?e.dates.includes(i)||e.dows.includes(o):t?e.dates.includes(i):!n||e.dows.includes(o)}return!1}var r=(e,n,r,i,a=!1)=>{let o=n.split(`,`),s=[];function c(t){let n=a&&t===i+1?r:t;if(n>i)throw Error(`Too large value '${t}' in ${e}: expected values in the range ${r}-${i}.`);if(n<r)throw Error(`Too small value '${t}' in ${e}: expected values in the range ${r}-${i}.`);s.push(n)}for(let n of o){{let e=t.CRONTAB_NUMBER.exec(n);if(e){c(parseInt(e[1],10));continue}}{let r=t.CRONTAB_RANGE.exec(n);if(r){let t=parseInt(r[1],10),i=parseInt(r[2],10);if(i<=t)throw Error(`Invalid range '${n}' in ${e}: destination is not larger than source`);for(let e=t;e<=i;e++)c(e);continue}}{let a=t.CRONTAB_WILDCARD.exec(n);if(a){let t=a[1]?parseInt(a[1],10):1;if(t>=1)for(let e=r;e<=i;e+=t)s.push(e);else throw Error(`Invalid wildcard expression '${n}' in ${e}: divisor '${a[1]}' expected to be greater than zero`);continue}}throw Error(`Unsupported syntax '${n}' in ${e}: this doesn't appear to be a number, range or wildcard`)}return s.sort((e,t)=>e-t),s.filter((e,t)=>t===0||s[t-1]!==e)};function i(e,t){return{minutes:r(`minutes range in ${t}`,e[1],0,59),hours:r(`hours range in ${t}`,e[2],0,23),dates:r(`dates range in ${t}`,e[3],1,31),months:r(`months range in ${t}`,e[4],1,12),dows:r(`days of week range in ${t}`,e[5],0,6,!0)}}e.parseCronRangeString=(e,n)=>{let r=t.CRONTAB_TIME_PARTS.exec(e);if(!r)throw Error(`Invalid cron pattern '${e}' in ${n}`);return i(r,n)},e.createCronMatcherFromRanges=(e,t)=>{let r=i(e,t),a=e=>n(r,e);return Object.assign(a,{parsedCronMatch:r}),a},e.createCronMatcher=(n,r)=>{let i=t.CRONTAB_TIME_PARTS.exec(n);if(!i)throw Error(`Invalid cron pattern '${n}' in ${r}`);return(0,e.createCronMatcherFromRanges)(i,r)}})),Re=o((e=>{Object.defineProperty(e,"__esModule",{value:!0}),e.LocalQueueModes=e.$$isParsed=e.isValidTask=void 0;function t(e){return typeof e==`function`}e.isValidTask=t,e.$$isParsed=Symbol(`isParsed`),e.LocalQueueModes={STARTING:`STARTING`,POLLING:`POLLING`,WAITING:`WAITING`,TTL_EXPIRED:`TTL_EXPIRED`,RELEASED:`RELEASED`}})),ze=o((e=>{Object.defineProperty(e,"__esModule",{value:!0})})),Be=o((e=>{Object.defineProperty(e,"__esModule",{value:!0}),e.sortWithBeforeAfterProvides=t;function t(e,t){let n=e.map(e=>{let n=[...e.before??[]],r=[...e.after??[]],i=[...e.provides??[]];return i.includes(e[t])||i.push(e[t]),{thing:e,before:n,after:r,provides:i}}),r=new Set;for(let{provides:e}of n)for(let t of e)r.add(t);for(let{after:e,before:t}of n)for(let i of[...e,...t])r.has(i)||(n.push({thing:Symbol(i),before:[],after:[],provides:[i]}),r.add(i));for(let{thing:e,before:r}of n){if(typeof e==`symbol`)continue;let{[t]:i}=e;if(r.length){let t=r.splice(0,r.length);for(let{thing:r,provides:a,after:o}of n)r!==e&&t.some(e=>a.includes(e))&&o.push(i)}}let i=[],a=[...n];for(let e=0;e<1e4;e++){let e=0;if(a.length===0)break;for(let t=0;t<a.length;t++){let n=a[t];if(!n)continue;let{thing:r,after:o}=n;a.some(({thing:e,provides:t})=>e!==r&&t.some(e=>o.includes(e)))||(e++,a.splice(t,1),typeof r!=`symbol`&&i.push(r),t--)}if(e===0)throw Error(`Infinite loop in dependencies detected; remaining items:\n  ${a.map(e=>`${typeof e.thing==`symbol`?`FakeProvider<${e.thing.description}>`:e.thing[t]} (after: ${e.after}; provides: ${e.provides})`).join(`
  `)}`)}if(i.length!==e.length)throw Error(`Expected the same number of list entries after sorting (${i.length} != ${e.length})`);return i}})),Ve=o((e=>{Object.defineProperty(e,"__esModule",{value:!0}),e.orderedApply=a;var t=Be(),n=e=>typeof e!=`function`,r=e=>typeof e==`function`;function i(e){return Array.isArray(e)}function a(e,a,o){let s=Object.create(null),c=0;if(e)for(let t of e){let e=a(t);if(!e)continue;let o=Object.keys(e);for(let a of o){let o=e[a];if(!o)continue;let l=i(o)?o:[o];for(let e of l){let i=r(e)?e:e.callback,{provides:o,before:l,after:u}=n(e)?e:{};s[a]||(s[a]=[]);let d=String(c++);s[a].push({id:d,plugin:t,callback:i,provides:[...o||[],d,t.name],before:l||[],after:u||[]})}}}for(let e in s){let n=s[e];if(!n)continue;let r=(0,t.sortWithBeforeAfterProvides)(n,`id`);for(let t of r)o(e,t.callback,t.plugin)}}})),He=o((e=>{Object.defineProperty(e,"__esModule",{value:!0}),e.applyHooks=e.AsyncHooks=void 0;var t=Ve(),n=typeof process<`u`&&process.env.GRAPHILE_ENV===`development`;e.AsyncHooks=class{constructor(){this.callbacks=Object.create(null)}hook(e,t){this.callbacks[e]=this.callbacks[e]||[],this.callbacks[e].push(t)}process(e,...t){let r=this.callbacks[e];if(!r)return;let i=r.length,a;for(let o=0;o<i;o++){let i=r[o];if(a!==void 0)a=a.then(()=>i.apply(null,t));else{let r=i.apply(null,t);if(r!=null){if(n&&typeof r.then!=`function`)throw Error(`Hook '${e}' returned invalid value of type ${typeof r} - must be 'undefined' or a Promise/PromiseLike.`);a=r}}}return a}},e.applyHooks=t.orderedApply})),Ue=o((e=>{Object.defineProperty(e,"__esModule",{value:!0}),e.isPromiseLike=t;function t(e){return typeof e==`object`&&!!e&&typeof e.then==`function`}})),We=o((e=>{Object.defineProperty(e,"__esModule",{value:!0}),e.Middleware=void 0;var t=Ue();e.Middleware=class{constructor(){this.middleware=Object.create(null)}register(e,t){let n=this.middleware[e];n===void 0?this.middleware[e]=[t]:n.push(t)}run(e,t,r){let i=this.middleware[e];return i===void 0?r(t):n(e,!0,i,r,t,0,i.length-1)}runSync(e,t,r){let i=this.middleware[e];return i===void 0?r(t):n(e,!1,i,r,t,0,i.length-1)}};function n(e,i,a,o,s,c,l){let u=r(c===l?()=>o(s):()=>n(e,i,a,o,s,c+1,l)),d=a[c],f=d(u,s);if(!i&&(0,t.isPromiseLike)(f))throw Error(`'${String(e)}' is a synchronous activity, all middleware must be synchronous but the middleware at index ${c} returned a promise.`);return f}function r(e){let n=!1,r=e;return r.callback=r=>{if(n)throw Error(`next() was already called; don't call it twice!`);n=!0;let i;try{i=e()}catch(e){return r(e,void 0)}return(0,t.isPromiseLike)(i)?i.then(e=>r(null,e),r):r(null,i)},r}})),Ge=o((e=>{Object.defineProperty(e,"__esModule",{value:!0}),e.isResolvedPreset=a,e.resolvePresets=o,e.resolvePreset=s,ze();var t=Be(),n=[`name`,`experimental`,`provides`,`before`,`after`,`appendPlugins`,`prependPlugins`,`skipPlugins`],r=[`plugins`,`disablePlugins`,`extends`],i;try{if(i=u(`util`).inspect,typeof i!=`function`)throw Error(`Failed to load inspect`)}catch{i=e=>Array.isArray(e)||!e||Object.getPrototypeOf(e)===null||Object.getPrototypeOf(e)===Object.prototype?JSON.stringify(e):String(e)}function a(e){if(e.extends!=null||!e.plugins||!e.disablePlugins||typeof e.lib!=`object`||e.lib===null)return!1;let t=new Map;for(let n of e.plugins){if(e.disablePlugins.includes(n.name)||t.has(n.name))return!1;t.set(n.name,n)}return!0}function o(e){return e.length===1?s(e[0]):s({extends:e})}function s(e){if(e&&a(e))return e;let t=new Map,n=c([e],t,0),r=n.disablePlugins?.filter(e=>!t.has(e));return r?.length&&console.warn(`One or more of the plugin(s) entered in your preset's 'disablePlugins' list was never seen - perhaps you have misspelled them?\n${r.map(e=>`  - ${e}`).join(`
`)}\nThe list of know plugins is:\n  ${[...t.keys()].join(`, `)??`-`}`),n}function c(e,n,r){let i=g();for(let t of e){if(a(t)&&t.disablePlugins)for(let e of t.disablePlugins)n.has(e)||n.set(e,null);h(i,m(t,n,r+1),n,r)}return i.plugins&&=(0,t.sortWithBeforeAfterProvides)(i.plugins,`name`),i}function l(e){if(typeof e!=`object`||!e)return!1;let t=Object.getPrototypeOf(e);return t===null||t===Object.prototype||String(e)===`[object Object]`}function d(e){if(typeof e!=`object`||!e)throw Error(`Expected plugin, but found '${i(e)}'`);let t=Object.getPrototypeOf(e);if(t!==Object.prototype&&t!==null)throw Error(`Expected plugin to be a plain object, but found '${i(e)}'`);if(typeof e.name!=`string`)throw Error(`Expected plugin to have a string 'name'; found ${i(e.name)} (${i(e)})`);if(e.version!=null&&typeof e.version!=`string`)throw Error(`Expected plugin '${e.name}' to have a string 'version'; found ${i(e.version)}`);let n=Object.keys(e).filter(p);if(n.length)throw Error(`Expected a GraphileConfig plugin, but found an object with forbidden keys (e.g. keys starting with a capital letter, or a 'default' key). This typically indicates an issue with ESM compatibility or import method, for example doing \`import MyPlugin from 'my-plugin'\` instead of \`import { MyPlugin } from 'my-plugin'\` or vice versa. Forbidden keys: '${n.join(`', '`)}', full value: '${i(e)}'`);for(let t of r)if(e[t])throw Error(`Plugin '${e.name}' has '${t}' property which suggests it is a preset rather than a plugin. If it is indeed a preset you should add it to your preset via 'extends' rather than 'plugins'.`)}function f(e){return/^[A-Z_]/.test(e)||e==="default"}function p(e){return/^[A-Z_]/.test(e)||e==="default"}function m(e,t,r){if(!l(e))throw Error(`Expected a GraphileConfig preset (a plain JS object), but found '${i(e)}'`);let a=Object.keys(e).filter(f);if(a.length)throw Error(`Expected a GraphileConfig preset, but found an object with forbidden keys (e.g. keys starting with a capital letter, or a 'default' key). This typically indicates an issue with ESM compatibility or import method, for example doing \`import MyPreset from 'my-preset'\` instead of \`import { MyPreset } from 'my-preset'\` or vice versa. Forbidden keys: '${a.join(`', '`)}', full value: '${i(e)}'`);try{for(let t of n)if(e[t])throw Error(`Preset has '${t}' property which suggests it is a plugin rather than a preset. If it is indeed a plugin you should add it to your preset via 'plugins' rather than 'extends'.`)}catch(t){throw Error(`Error occurred when resolving preset:\n  ${String(t).replace(/\n/g,`
  `)}\nPreset: ${i(e)}`)}let{extends:o=[],...s}=e,u=c(o,t,r+1);try{return h(u,s,t,r),u}catch(t){throw Error(`Error occurred when resolving preset:\n  ${String(t).replace(/\n/g,`
  `)}\nPreset: ${i(e)}`)}}function h(e,t,n,r){let a=[];if(t.plugins)for(let e of t.plugins){d(e);let t=n.get(e.name);if(t&&t!==e)throw Error(`Two different plugins have been registered with the same name '${t.name}'; this is likely an issue where you are using the same preset or plugin factory function more than once, though it could also be caused by duplicate dependencies in your 'node_modules' folder.`);n.set(e.name,e),a.push(e.name)}if(e.extends!=null)throw Error(`First argument to mergePreset must be a resolved preset`);let o=t.disablePlugins?a.filter(e=>t.disablePlugins.includes(e)):[];if(o.length>0)throw Error(`A preset may not both add a plugin and disable that same plugin ('${o.join(`', '`)}')`);let s=[...new Set([...e.disablePlugins?.filter(e=>!a.includes(e))??[],...t.disablePlugins??[]])];if(e.disablePlugins=s,e.plugins=[...new Set([...e.plugins||[],...t.plugins||[]])].filter(e=>!s.includes(e.name)),t.lib)for(let n of Object.keys(t.lib)){let r=t.lib[n];if(!(n in e.lib))e.lib[n]=r;else if(n===`versions`){if(r)for(let t of Object.keys(r)){let{versions:n}=e.lib,i=r[t];if(n[t]!==i){if(n[t])throw Error(`Preset attempted to register version '${i}' of '${t}', but version '${n[t]}' is already registered`);n[t]=i}}}else if(e.lib[n]!==r)throw Error(`Two different presets defined lib '${n}' but they had different values:\n\n    ${i(e.lib[n]).replace(/\n/g,`
    `)}\n\nvs\n\n    ${i(r).replace(/\n/g,`
    `)}`)}let c=Object.keys(e).filter(_),l=Object.keys(t).filter(_),u=[...new Set([...c,...l])];for(let n of u){let r=e[n],i=t[n];if(r&&i){if(Array.isArray(r)!==Array.isArray(i))throw Error(`${n} contains an array entry in one preset and a non-array entry in another, this doesn't make sense`);e[n]=Array.isArray(i)?i:Object.assign(Object.create(null),r,i)}else e[n]=r||i}}function g(){return{plugins:[],disablePlugins:[],lib:Object.create(null)}}function _(e){return e!==`extends`&&e!==`plugins`&&e!==`disablePlugins`&&e!==`lib`}})),Ke=o((e=>{Object.defineProperty(e,"__esModule",{value:!0}),e.resolvePresets=e.resolvePreset=e.isResolvedPreset=e.Middleware=e.AsyncHooks=e.applyHooks=e.orderedApply=void 0,e.sortedPlugins=o,ze();var t=Be(),n=Ve();Object.defineProperty(e,"orderedApply",{enumerable:!0,get:function(){return n.orderedApply}});var r=He();Object.defineProperty(e,"applyHooks",{enumerable:!0,get:function(){return r.applyHooks}}),Object.defineProperty(e,"AsyncHooks",{enumerable:!0,get:function(){return r.AsyncHooks}});var i=We();Object.defineProperty(e,"Middleware",{enumerable:!0,get:function(){return i.Middleware}});var a=Ge();Object.defineProperty(e,"isResolvedPreset",{enumerable:!0,get:function(){return a.isResolvedPreset}}),Object.defineProperty(e,"resolvePreset",{enumerable:!0,get:function(){return a.resolvePreset}}),Object.defineProperty(e,"resolvePresets",{enumerable:!0,get:function(){return a.resolvePresets}});function o(e){return e?(0,t.sortWithBeforeAfterProvides)(e,`name`):[]}})),qe=o((e=>{e.parse=function(e,n){return new t(e,n).parse()};var t=class e{constructor(e,t){this.source=e,this.transform=t||n,this.position=0,this.entries=[],this.recorded=[],this.dimension=0}isEof(){return this.position>=this.source.length}nextCharacter(){var e=this.source[this.position++];return e===`\\`?{value:this.source[this.position++],escaped:!0}:{value:e,escaped:!1}}record(e){this.recorded.push(e)}newEntry(e){var t;(this.recorded.length>0||e)&&(t=this.recorded.join(``),t===`NULL`&&!e&&(t=null),t!==null&&(t=this.transform(t)),this.entries.push(t),this.recorded=[])}consumeDimensions(){if(this.source[0]===`[`)for(;!this.isEof()&&this.nextCharacter().value!==`=`;);}parse(t){var n,r,i;for(this.consumeDimensions();!this.isEof();)if(n=this.nextCharacter(),n.value===`{`&&!i)this.dimension++,this.dimension>1&&(r=new e(this.source.substr(this.position-1),this.transform),this.entries.push(r.parse(!0)),this.position+=r.position-2);else if(n.value===`}`&&!i){if(this.dimension--,!this.dimension&&(this.newEntry(),t))return this.entries}else n.value===`"`&&!n.escaped?(i&&this.newEntry(!0),i=!i):n.value===`,`&&!i?this.newEntry():this.record(n.value);if(this.dimension!==0)throw Error(`array dimension not balanced`);return this.entries}};function n(e){return e}})),Je=o(((e,t)=>{var n=qe();t.exports={create:function(e,t){return{parse:function(){return n.parse(e,t)}}}}})),Ye=o(((e,t)=>{var n=/(\d{1,})-(\d{2})-(\d{2}) (\d{2}):(\d{2}):(\d{2})(\.\d{1,})?.*?( BC)?$/,r=/^(\d{1,})-(\d{2})-(\d{2})( BC)?$/,i=/([Z+-])(\d{2})?:?(\d{2})?:?(\d{2})?/,a=/^-?infinity$/;t.exports=function(e){if(a.test(e))return Number(e.replace(`i`,`I`));var t=n.exec(e);if(!t)return o(e)||null;var r=!!t[8],i=parseInt(t[1],10);r&&(i=c(i));var u=parseInt(t[2],10)-1,d=t[3],f=parseInt(t[4],10),p=parseInt(t[5],10),m=parseInt(t[6],10),h=t[7];h=h?1e3*parseFloat(h):0;var g,_=s(e);return _==null?(g=new Date(i,u,d,f,p,m,h),l(i)&&g.setFullYear(i)):(g=new Date(Date.UTC(i,u,d,f,p,m,h)),l(i)&&g.setUTCFullYear(i),_!==0&&g.setTime(g.getTime()-_)),g};function o(e){var t=r.exec(e);if(t){var n=parseInt(t[1],10);t[4]&&(n=c(n));var i=parseInt(t[2],10)-1,a=t[3],o=new Date(n,i,a);return l(n)&&o.setFullYear(n),o}}function s(e){if(e.endsWith(`+00`))return 0;var t=i.exec(e.split(` `)[1]);if(t){var n=t[1];if(n===`Z`)return 0;var r=n===`-`?-1:1;return(parseInt(t[2],10)*3600+parseInt(t[3]||0,10)*60+parseInt(t[4]||0,10))*r*1e3}}function c(e){return-(e-1)}function l(e){return e>=0&&e<100}})),Xe=o(((e,t)=>{t.exports=r;var n=Object.prototype.hasOwnProperty;function r(e){for(var t=1;t<arguments.length;t++){var r=arguments[t];for(var i in r)n.call(r,i)&&(e[i]=r[i])}return e}})),Ze=o(((e,t)=>{var n=Xe();t.exports=r;function r(e){if(!(this instanceof r))return new r(e);n(this,g(e))}var i=[`seconds`,`minutes`,`hours`,`days`,`months`,`years`];r.prototype.toPostgres=function(){var e=i.filter(this.hasOwnProperty,this);return this.milliseconds&&e.indexOf(`seconds`)<0&&e.push(`seconds`),e.length===0?`0`:e.map(function(e){var t=this[e]||0;return e===`seconds`&&this.milliseconds&&(t=(t+this.milliseconds/1e3).toFixed(6).replace(/\.?0+$/,``)),t+` `+e},this).join(` `)};var a={years:`Y`,months:`M`,days:`D`,hours:`H`,minutes:`M`,seconds:`S`},o=[`years`,`months`,`days`],s=[`hours`,`minutes`,`seconds`];r.prototype.toISOString=r.prototype.toISO=function(){var e=o.map(n,this).join(``),t=s.map(n,this).join(``);return`P`+e+`T`+t;function n(e){var t=this[e]||0;return e===`seconds`&&this.milliseconds&&(t=(t+this.milliseconds/1e3).toFixed(6).replace(/0+$/,``)),t+a[e]}};var c=`([+-]?\\d+)`,l=c+`\\s+years?`,u=c+`\\s+mons?`,d=c+`\\s+days?`,f=new RegExp([l,u,d,`([+-])?([\\d]*):(\\d\\d):(\\d\\d)\\.?(\\d{1,6})?`].map(function(e){return`(`+e+`)?`}).join(`\\s*`)),p={years:2,months:4,days:6,hours:9,minutes:10,seconds:11,milliseconds:12},m=[`hours`,`minutes`,`seconds`,`milliseconds`];function h(e){var t=e+`000000`.slice(e.length);return parseInt(t,10)/1e3}function g(e){if(!e)return{};var t=f.exec(e),n=t[8]===`-`;return Object.keys(p).reduce(function(e,r){var i=t[p[r]];return!i||(i=r===`milliseconds`?h(i):parseInt(i,10),!i)||(n&&~m.indexOf(r)&&(i*=-1),e[r]=i),e},{})}})),Qe=o(((e,t)=>{var n=Buffer.from||Buffer;t.exports=function(e){if(/^\\x/.test(e))return n(e.substr(2),`hex`);for(var t=``,r=0;r<e.length;)if(e[r]!==`\\`)t+=e[r],++r;else if(/[0-7]{3}/.test(e.substr(r+1,3)))t+=String.fromCharCode(parseInt(e.substr(r+1,3),8)),r+=4;else{for(var i=1;r+i<e.length&&e[r+i]===`\\`;)i++;for(var a=0;a<Math.floor(i/2);++a)t+=`\\`;r+=Math.floor(i/2)*2}return n(t,`binary`)}})),$e=o(((e,t)=>{var n=qe(),r=Je(),i=Ye(),a=Ze(),o=Qe();function s(e){return function(t){return t===null?t:e(t)}}function c(e){return e===null?e:e===`TRUE`||e===`t`||e===`true`||e===`y`||e===`yes`||e===`on`||e===`1`}function l(e){return e?n.parse(e,c):null}function u(e){return parseInt(e,10)}function d(e){return e?n.parse(e,s(u)):null}function f(e){return e?n.parse(e,s(function(e){return b(e).trim()})):null}var p=function(e){return e?r.create(e,function(e){return e!==null&&(e=S(e)),e}).parse():null},m=function(e){return e?r.create(e,function(e){return e!==null&&(e=parseFloat(e)),e}).parse():null},h=function(e){return e?r.create(e).parse():null},g=function(e){return e?r.create(e,function(e){return e!==null&&(e=i(e)),e}).parse():null},_=function(e){return e?r.create(e,function(e){return e!==null&&(e=a(e)),e}).parse():null},v=function(e){return e?n.parse(e,s(o)):null},y=function(e){return parseInt(e,10)},b=function(e){var t=String(e);return/^\d+$/.test(t)?t:e},x=function(e){return e?n.parse(e,s(JSON.parse)):null},S=function(e){return e[0]===`(`?(e=e.substring(1,e.length-1).split(`,`),{x:parseFloat(e[0]),y:parseFloat(e[1])}):null},C=function(e){if(e[0]!==`<`&&e[1]!==`(`)return null;for(var t=`(`,n=``,r=!1,i=2;i<e.length-1;i++)r||(t+=e[i]),e[i]===`)`?r=!0:r&&e[i]!==`,`&&(n+=e[i]);var a=S(t);return a.radius=parseFloat(n),a};t.exports={init:function(e){e(20,b),e(21,y),e(23,y),e(26,y),e(700,parseFloat),e(701,parseFloat),e(16,c),e(1082,i),e(1114,i),e(1184,i),e(600,S),e(651,h),e(718,C),e(1e3,l),e(1001,v),e(1005,d),e(1007,d),e(1028,d),e(1016,f),e(1017,p),e(1021,m),e(1022,m),e(1231,m),e(1014,h),e(1015,h),e(1008,h),e(1009,h),e(1040,h),e(1041,h),e(1115,g),e(1182,g),e(1185,g),e(1186,a),e(1187,_),e(17,o),e(114,JSON.parse.bind(JSON)),e(3802,JSON.parse.bind(JSON)),e(199,x),e(3807,x),e(3907,h),e(2951,h),e(791,h),e(1183,h),e(1270,h)}}})),et=o(((e,t)=>{var n=1e6;function r(e){var t=e.readInt32BE(0),r=e.readUInt32BE(4),i=``;t<0&&(t=~t+(r===0),r=~r+1>>>0,i=`-`);var a=``,o=t%n,s,c,l,u,d;if(t=t/n>>>0,s=4294967296*o+r,r=s/n>>>0,c=``+(s-n*r),r===0&&t===0)return i+c+a;for(l=``,u=6-c.length,d=0;d<u;d++)l+=`0`;if(a=l+c+a,o=t%n,t=t/n>>>0,s=4294967296*o+r,r=s/n>>>0,c=``+(s-n*r),r===0&&t===0)return i+c+a;for(l=``,u=6-c.length,d=0;d<u;d++)l+=`0`;if(a=l+c+a,o=t%n,t=t/n>>>0,s=4294967296*o+r,r=s/n>>>0,c=``+(s-n*r),r===0&&t===0)return i+c+a;for(l=``,u=6-c.length,d=0;d<u;d++)l+=`0`;return a=l+c+a,o=t%n,s=4294967296*o+r,c=``+s%n,i+c+a}t.exports=r})),tt=o(((e,t)=>{var n=et(),r=function(e,t,n,r,i){n||=0,r||=!1,i||=function(e,t,n){return e*2**n+t};var a=n>>3,o=function(e){return r?~e&255:e},s=255,c=8-n%8;t<c&&(s=255<<8-t&255,c=t),n&&(s>>=n%8);var l=0;n%8+t>=8&&(l=i(0,o(e[a])&s,c));for(var u=t+n>>3,d=a+1;d<u;d++)l=i(l,o(e[d]),8);var f=(t+n)%8;return f>0&&(l=i(l,o(e[u])>>8-f,f)),l},i=function(e,t,n){var i=2**(n-1)-1,a=r(e,1),o=r(e,n,1);if(o===0)return 0;var s=1,c=r(e,t,n+1,!1,function(e,t,n){e===0&&(e=1);for(var r=1;r<=n;r++)s/=2,(t&1<<n-r)>0&&(e+=s);return e});return o==2**(n+1)-1?c===0?a===0?1/0:-1/0:NaN:(a===0?1:-1)*2**(o-i)*c},a=function(e){return r(e,1)==1?-1*(r(e,15,1,!0)+1):r(e,15,1)},o=function(e){return r(e,1)==1?-1*(r(e,31,1,!0)+1):r(e,31,1)},s=function(e){return i(e,23,8)},c=function(e){return i(e,52,11)},l=function(e){var t=r(e,16,32);if(t==49152)return NaN;for(var n=1e4**r(e,16,16),i=0,a=r(e,16),o=0;o<a;o++)i+=r(e,16,64+16*o)*n,n/=1e4;var s=10**r(e,16,48);return(t===0?1:-1)*Math.round(i*s)/s},u=function(e,t){var n=r(t,1),i=r(t,63,1),a=new Date((n===0?1:-1)*i/1e3+9466848e5);return e||a.setTime(a.getTime()+a.getTimezoneOffset()*6e4),a.usec=i%1e3,a.getMicroSeconds=function(){return this.usec},a.setMicroSeconds=function(e){this.usec=e},a.getUTCMicroSeconds=function(){return this.usec},a},d=function(e){var t=r(e,32);r(e,32,32);for(var n=r(e,32,64),i=96,a=[],o=0;o<t;o++)a[o]=r(e,32,i),i+=32,i+=32;var s=function(t){var n=r(e,32,i);if(i+=32,n==4294967295)return null;var a;if(t==23||t==20)return a=r(e,n*8,i),i+=n*8,a;if(t==25)return a=e.toString(this.encoding,i>>3,(i+=n<<3)>>3),a;console.log(`ERROR: ElementType not implemented: `+t)},c=function(e,t){var n=[],r;if(e.length>1){var i=e.shift();for(r=0;r<i;r++)n[r]=c(e,t);e.unshift(i)}else for(r=0;r<e[0];r++)n[r]=s(t);return n};return c(a,n)},f=function(e){return e.toString(`utf8`)},p=function(e){return e===null?null:r(e,8)>0};t.exports={init:function(e){e(20,n),e(21,a),e(23,o),e(26,o),e(1700,l),e(700,s),e(701,c),e(16,p),e(1114,u.bind(null,!1)),e(1184,u.bind(null,!0)),e(1e3,d),e(1007,d),e(1016,d),e(1008,d),e(1009,d),e(25,f)}}})),nt=o(((e,t)=>{t.exports={BOOL:16,BYTEA:17,CHAR:18,INT8:20,INT2:21,INT4:23,REGPROC:24,TEXT:25,OID:26,TID:27,XID:28,CID:29,JSON:114,XML:142,PG_NODE_TREE:194,SMGR:210,PATH:602,POLYGON:604,CIDR:650,FLOAT4:700,FLOAT8:701,ABSTIME:702,RELTIME:703,TINTERVAL:704,CIRCLE:718,MACADDR8:774,MONEY:790,MACADDR:829,INET:869,ACLITEM:1033,BPCHAR:1042,VARCHAR:1043,DATE:1082,TIME:1083,TIMESTAMP:1114,TIMESTAMPTZ:1184,INTERVAL:1186,TIMETZ:1266,BIT:1560,VARBIT:1562,NUMERIC:1700,REFCURSOR:1790,REGPROCEDURE:2202,REGOPER:2203,REGOPERATOR:2204,REGCLASS:2205,REGTYPE:2206,UUID:2950,TXID_SNAPSHOT:2970,PG_LSN:3220,PG_NDISTINCT:3361,PG_DEPENDENCIES:3402,TSVECTOR:3614,TSQUERY:3615,GTSVECTOR:3642,REGCONFIG:3734,REGDICTIONARY:3769,JSONB:3802,REGNAMESPACE:4089,REGROLE:4096}})),rt=o((e=>{var t=$e(),n=tt(),r=Je(),i=nt();e.getTypeParser=s,e.setTypeParser=c,e.arrayParser=r,e.builtins=i;var a={text:{},binary:{}};function o(e){return String(e)}function s(e,t){return t||=`text`,a[t]&&a[t][e]||o}function c(e,t,n){typeof t==`function`&&(n=t,t=`text`),a[t][e]=n}t.init(function(e,t){a.text[e]=t}),n.init(function(e,t){a.binary[e]=t})})),it=o(((e,t)=>{var n;try{n=process.platform===`win32`?process.env.USERNAME:process.env.USER}catch{}t.exports={host:`localhost`,user:n,database:void 0,password:null,connectionString:void 0,port:5432,rows:0,binary:!1,max:10,idleTimeoutMillis:3e4,client_encoding:``,ssl:!1,sslnegotiation:void 0,application_name:void 0,fallback_application_name:void 0,options:void 0,parseInputDatesAsUTC:!1,statement_timeout:!1,lock_timeout:!1,idle_in_transaction_session_timeout:!1,query_timeout:!1,connect_timeout:0,keepalives:1,keepalives_idle:0};var r=rt(),i=r.getTypeParser(20,`text`),a=r.getTypeParser(1016,`text`);t.exports.__defineSetter__(`parseInt8`,function(e){r.setTypeParser(20,`text`,e?r.getTypeParser(23,`text`):i),r.setTypeParser(1016,`text`,e?r.getTypeParser(1007,`text`):a)})})),at=o(((e,t)=>{var n=it(),r=u(`util`),{isDate:i}=u(`util/types`),a=r.deprecate(()=>{},`Sending an invalid date to Postgres is deprecated and will throw an error in the next major version of pg. Ensure any Date object passed as a query parameter is valid.`,`PG_INVALID_DATE`);function o(e){return`"`+e.replace(/\\/g,`\\\\`).replace(/"/g,`\\"`)+`"`}function s(e){let t=`{`;for(let n=0;n<e.length;n++){n>0&&(t+=`,`);let r=e[n];r==null?t+=`NULL`:Array.isArray(r)?t+=s(r):ArrayBuffer.isView(r)?(r instanceof Buffer||(r=Buffer.from(r.buffer,r.byteOffset,r.byteLength)),t+=`\\\\x`+r.toString(`hex`)):t+=o(c(r))}return t+=`}`,t}var c=function(e,t){return e==null?null:typeof e==`object`?e instanceof Buffer?e:ArrayBuffer.isView(e)?Buffer.from(e.buffer,e.byteOffset,e.byteLength):i(e)?(isNaN(e.getTime())&&a(),n.parseInputDatesAsUTC?f(e):d(e)):Array.isArray(e)?s(e):l(e,t):e.toString()};function l(e,t){if(e&&typeof e.toPostgres==`function`){if(t||=[],t.indexOf(e)!==-1)throw Error(`circular reference detected while preparing "`+e+`" for query`);return t.push(e),c(e.toPostgres(c),t)}return JSON.stringify(e)}function d(e){let t=-e.getTimezoneOffset(),n=e.getFullYear(),r=n<1;r&&(n=Math.abs(n)+1);let i=String(n).padStart(4,`0`)+`-`+String(e.getMonth()+1).padStart(2,`0`)+`-`+String(e.getDate()).padStart(2,`0`)+`T`+String(e.getHours()).padStart(2,`0`)+`:`+String(e.getMinutes()).padStart(2,`0`)+`:`+String(e.getSeconds()).padStart(2,`0`)+`.`+String(e.getMilliseconds()).padStart(3,`0`);return t<0?(i+=`-`,t*=-1):i+=`+`,i+=String(Math.floor(t/60)).padStart(2,`0`)+`:`+String(t%60).padStart(2,`0`),r&&(i+=` BC`),i}function f(e){let t=e.getUTCFullYear(),n=t<1;n&&(t=Math.abs(t)+1);let r=String(t).padStart(4,`0`)+`-`+String(e.getUTCMonth()+1).padStart(2,`0`)+`-`+String(e.getUTCDate()).padStart(2,`0`)+`T`+String(e.getUTCHours()).padStart(2,`0`)+`:`+String(e.getUTCMinutes()).padStart(2,`0`)+`:`+String(e.getUTCSeconds()).padStart(2,`0`)+`.`+String(e.getUTCMilliseconds()).padStart(3,`0`);return r+=`+00:00`,n&&(r+=` BC`),r}function p(e,t,n){return e=typeof e==`string`?{text:e}:m(e),t&&(typeof t==`function`?e.callback=t:e.values=t),n&&(e.callback=n),e}function m(e){return e==null?e:Object.defineProperties(Object.create(Object.getPrototypeOf(e)),Object.getOwnPropertyDescriptors(e))}t.exports={prepareValue:function(e){return c(e)},normalizeQueryConfig:p,escapeIdentifier:function(e){return`"`+e.replace(/"/g,`""`)+`"`},escapeLiteral:function(e){let t=!1,n=`'`;if(e==null||typeof e!=`string`)return`''`;for(let r=0;r<e.length;r++){let i=e[r];i===`'`?n+=i+i:i===`\\`?(n+=i+i,t=!0):n+=i}return n+=`'`,t===!0&&(n=` E`+n),n}}})),ot=o(((e,t)=>{var n=u(`crypto`);t.exports={postgresMd5PasswordHash:c,randomBytes:o,deriveKey:p,sha256:l,hashByName:d,hmacSha256:f,md5:s};var r=n.webcrypto||globalThis.crypto,i=r.subtle,a=new TextEncoder;function o(e){return r.getRandomValues(Buffer.alloc(e))}async function s(e){try{return n.createHash(`md5`).update(e,`utf-8`).digest(`hex`)}catch{let t=typeof e==`string`?a.encode(e):e,n=await i.digest(`MD5`,t);return Array.from(new Uint8Array(n)).map(e=>e.toString(16).padStart(2,`0`)).join(``)}}async function c(e,t,n){let r=await s(t+e);return`md5`+await s(Buffer.concat([Buffer.from(r),n]))}async function l(e){return await i.digest(`SHA-256`,e)}async function d(e,t){return await i.digest(e,t)}async function f(e,t){let n=await i.importKey(`raw`,e,{name:`HMAC`,hash:`SHA-256`},!1,[`sign`]);return await i.sign(`HMAC`,n,a.encode(t))}async function p(e,t,n){let r=await i.importKey(`raw`,a.encode(e),`PBKDF2`,!1,[`deriveBits`]),o={name:`PBKDF2`,hash:`SHA-256`,salt:t,iterations:n};return await i.deriveBits(o,r,256,[`deriveBits`])}})),st=o(((e,t)=>{function n(e,t){return Error(`SASL channel binding: `+e+` when parsing public certificate `+t.toString(`base64`))}function r(e,t){let r=e[t++];if(r<128)return{length:r,index:t};let i=r&127;if(i>4)throw n(`bad length`,e);r=0;for(let n=0;n<i;n++)r=r<<8|e[t++];return{length:r,index:t}}function i(e,t){if(e[t++]!==6)throw n(`non-OID data`,e);let{length:i,index:a}=r(e,t);t=a;let o=t+i,s=e[t++],c=(s/40|0)+`.`+s%40;for(;t<o;){let n=0;for(;t<o;){let r=e[t++];if(n=n<<7|r&127,r<128)break}c+=`.`+n}return{oid:c,index:t}}function a(e,t){if(e[t++]!==48)throw n(`non-sequence data`,e);return r(e,t)}function o(e,t){t===void 0&&(t=0),t=a(e,t).index;let{length:o,index:s}=a(e,t);t=s+o,t=a(e,t).index;let{oid:c,index:l}=i(e,t);switch(c){case`1.2.840.113549.1.1.4`:return`MD5`;case`1.2.840.113549.1.1.5`:return`SHA-1`;case`1.2.840.113549.1.1.11`:return`SHA-256`;case`1.2.840.113549.1.1.12`:return`SHA-384`;case`1.2.840.113549.1.1.13`:return`SHA-512`;case`1.2.840.113549.1.1.14`:return`SHA-224`;case`1.2.840.113549.1.1.15`:return`SHA512-224`;case`1.2.840.113549.1.1.16`:return`SHA512-256`;case`1.2.840.10045.4.1`:return`SHA-1`;case`1.2.840.10045.4.3.1`:return`SHA-224`;case`1.2.840.10045.4.3.2`:return`SHA-256`;case`1.2.840.10045.4.3.3`:return`SHA-384`;case`1.2.840.10045.4.3.4`:return`SHA-512`;case`1.2.840.113549.1.1.10`:{if(t=l,t=a(e,t).index,e[t++]!==160)throw n(`non-tag data`,e);t=r(e,t).index,t=a(e,t).index;let{oid:o}=i(e,t);switch(o){case`1.2.840.113549.2.5`:return`MD5`;case`1.3.14.3.2.26`:return`SHA-1`;case`2.16.840.1.101.3.4.2.1`:return`SHA-256`;case`2.16.840.1.101.3.4.2.2`:return`SHA-384`;case`2.16.840.1.101.3.4.2.3`:return`SHA-512`}throw n(`unknown hash OID `+o,e)}case`1.3.101.110`:case`1.3.101.112`:return`SHA-512`;case`1.3.101.111`:case`1.3.101.113`:throw n(`Ed448 certificate channel binding is not currently supported by Postgres`)}throw n(`unknown OID `+c,e)}t.exports={signatureAlgorithmHashFromCertificate:o}})),ct=o(((e,t)=>{var n=ot(),{signatureAlgorithmHashFromCertificate:r}=st();function i(e){return e.replace(/[\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000]/g,` `).replace(/[\u00AD\u034F\u1806\u180B\u180C\u180D\u200C\u200D\u2060\uFE00-\uFE0F\uFEFF]/g,``).normalize(`NFKC`)}var a=1e5;function o(e,t,r=a){let i=[`SCRAM-SHA-256`];t&&i.unshift(`SCRAM-SHA-256-PLUS`);let o=i.find(t=>e.includes(t));if(!o)throw Error(`SASL: Only mechanism(s) `+i.join(` and `)+` are supported`);if(o===`SCRAM-SHA-256-PLUS`&&typeof t.getPeerCertificate!=`function`)throw Error(`SASL: Mechanism SCRAM-SHA-256-PLUS requires a certificate`);let s=n.randomBytes(18).toString(`base64`);return{mechanism:o,clientNonce:s,response:(o===`SCRAM-SHA-256-PLUS`?`p=tls-server-end-point`:t?`y`:`n`)+`,,n=*,r=`+s,message:`SASLInitialResponse`,scramMaxIterations:r}}async function s(e,t,o,s){if(e.message!==`SASLInitialResponse`)throw Error(`SASL: Last message was not SASLInitialResponse`);if(typeof t!=`string`)throw Error(`SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string`);if(t===``)throw Error(`SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a non-empty string`);if(typeof o!=`string`)throw Error(`SASL: SCRAM-SERVER-FIRST-MESSAGE: serverData must be a string`);let c=f(o);if(!c.nonce.startsWith(e.clientNonce))throw Error(`SASL: SCRAM-SERVER-FIRST-MESSAGE: server nonce does not start with client nonce`);if(c.nonce.length===e.clientNonce.length)throw Error(`SASL: SCRAM-SERVER-FIRST-MESSAGE: server nonce is too short`);let l=typeof e.scramMaxIterations==`number`?e.scramMaxIterations:a;if(l!==0&&c.iteration>l)throw Error(`SASL: SCRAM-SERVER-FIRST-MESSAGE: iteration count `+c.iteration+` exceeds scramMaxIterations of `+l);let u=`n=*,r=`+e.clientNonce,d=`r=`+c.nonce+`,s=`+c.salt+`,i=`+c.iteration,p=s?`eSws`:`biws`;if(e.mechanism===`SCRAM-SHA-256-PLUS`){let e=s.getPeerCertificate().raw,t=r(e);(t===`MD5`||t===`SHA-1`)&&(t=`SHA-256`);let i=await n.hashByName(t,e);p=Buffer.concat([Buffer.from(`p=tls-server-end-point,,`),Buffer.from(i)]).toString(`base64`)}let h=`c=`+p+`,r=`+c.nonce,g=u+`,`+d+`,`+h,_=Buffer.from(c.salt,`base64`),v=await n.deriveKey(i(t),_,c.iteration),y=await n.hmacSha256(v,`Client Key`),b=await n.sha256(y),x=await n.hmacSha256(b,g),S=m(Buffer.from(y),Buffer.from(x)).toString(`base64`),C=await n.hmacSha256(v,`Server Key`),w=await n.hmacSha256(C,g);e.message=`SASLResponse`,e.serverSignature=Buffer.from(w).toString(`base64`),e.response=h+`,p=`+S}function c(e,t){if(e.message!==`SASLResponse`)throw Error(`SASL: Last message was not SASLResponse`);if(typeof t!=`string`)throw Error(`SASL: SCRAM-SERVER-FINAL-MESSAGE: serverData must be a string`);let{serverSignature:n}=p(t);if(n!==e.serverSignature)throw Error(`SASL: SCRAM-SERVER-FINAL-MESSAGE: server signature does not match`)}function l(e){if(typeof e!=`string`)throw TypeError(`SASL: text must be a string`);return e.split(``).map((t,n)=>e.charCodeAt(n)).every(e=>e>=33&&e<=43||e>=45&&e<=126)}function u(e){return/^(?:[a-zA-Z0-9+/]{4})*(?:[a-zA-Z0-9+/]{2}==|[a-zA-Z0-9+/]{3}=)?$/.test(e)}function d(e){if(typeof e!=`string`)throw TypeError(`SASL: attribute pairs text must be a string`);return new Map(e.split(`,`).map(e=>{if(!/^.=/.test(e))throw Error(`SASL: Invalid attribute pair entry`);return[e[0],e.substring(2)]}))}function f(e){let t=d(e),n=t.get(`r`);if(!n)throw Error(`SASL: SCRAM-SERVER-FIRST-MESSAGE: nonce missing`);if(!l(n))throw Error(`SASL: SCRAM-SERVER-FIRST-MESSAGE: nonce must only contain printable characters`);let r=t.get(`s`);if(!r)throw Error(`SASL: SCRAM-SERVER-FIRST-MESSAGE: salt missing`);if(!u(r))throw Error(`SASL: SCRAM-SERVER-FIRST-MESSAGE: salt must be base64`);let i=t.get(`i`);if(!i)throw Error(`SASL: SCRAM-SERVER-FIRST-MESSAGE: iteration missing`);if(!/^[1-9][0-9]*$/.test(i))throw Error(`SASL: SCRAM-SERVER-FIRST-MESSAGE: invalid iteration count`);return{nonce:n,salt:r,iteration:parseInt(i,10)}}function p(e){let t=d(e),n=t.get(`e`),r=t.get(`v`);if(n)throw Error(`SASL: SCRAM-SERVER-FINAL-MESSAGE: server returned error: "${n}"`);if(!r)throw Error(`SASL: SCRAM-SERVER-FINAL-MESSAGE: server signature is missing`);if(!u(r))throw Error(`SASL: SCRAM-SERVER-FINAL-MESSAGE: server signature must be base64`);return{serverSignature:r}}function m(e,t){if(!Buffer.isBuffer(e))throw TypeError(`first argument must be a Buffer`);if(!Buffer.isBuffer(t))throw TypeError(`second argument must be a Buffer`);if(e.length!==t.length)throw Error(`Buffer lengths must match`);if(e.length===0)throw Error(`Buffers cannot be empty`);return Buffer.from(e.map((n,r)=>e[r]^t[r]))}t.exports={startSession:o,continueSession:s,finalizeSession:c,DEFAULT_MAX_SCRAM_ITERATIONS:a}})),lt=o(((e,t)=>{var n=rt();function r(e){this._types=e||n,this.text={},this.binary={}}r.prototype.getOverrides=function(e){switch(e){case`text`:return this.text;case`binary`:return this.binary;default:return{}}},r.prototype.setTypeParser=function(e,t,n){typeof t==`function`&&(n=t,t=`text`),this.getOverrides(t)[e]=n},r.prototype.getTypeParser=function(e,t){return t||=`text`,this.getOverrides(t)[e]||this._types.getTypeParser(e,t)},t.exports=r})),ut=o(((e,t)=>{function n(e,t={}){if(e.charAt(0)===`/`){let t=e.split(` `);return{host:t[0],database:t[1]}}let n=Object.create(null),r,i=!1;/ |%[^a-f0-9]|%[a-f0-9][^a-f0-9]/i.test(e)&&(e=encodeURI(e).replace(/%25(\d\d)/g,`%$1`));try{try{r=new URL(e,`postgres://base`)}catch{r=new URL(e.replace(`@/`,`@___DUMMY___/`),`postgres://base`),i=!0}}catch(e){throw e.input&&=`*****REDACTED*****`,e}for(let e of r.searchParams.entries())n[e[0]]=e[1];if(n.user=n.user||decodeURIComponent(r.username),n.password=n.password||decodeURIComponent(r.password),r.protocol==`socket:`)return n.host=decodeURI(r.pathname),n.database=r.searchParams.get(`db`),n.client_encoding=r.searchParams.get(`encoding`),n;let a=(i?``:r.hostname).replace(/^\[(.+)\]$/,`$1`);n.host?a&&/^%2f/i.test(a)&&(r.pathname=a+r.pathname):n.host=decodeURIComponent(a),n.port||=r.port;let s=r.pathname.slice(1)||null;n.database=s?decodeURI(s):null,(n.ssl===`true`||n.ssl===`1`)&&(n.ssl=!0),n.ssl===`0`&&(n.ssl=!1),(n.sslcert||n.sslkey||n.sslrootcert||n.sslmode)&&(n.ssl={}),n.sslnegotiation===`direct`&&n.ssl===void 0&&(n.ssl=!0);let c=n.sslcert||n.sslkey||n.sslrootcert?u(`fs`):null;if(n.sslcert&&(n.ssl.cert=c.readFileSync(n.sslcert).toString()),n.sslkey&&(n.ssl.key=c.readFileSync(n.sslkey).toString()),n.sslrootcert&&(n.ssl.ca=c.readFileSync(n.sslrootcert).toString()),t.useLibpqCompat&&n.uselibpqcompat)throw Error(`Both useLibpqCompat and uselibpqcompat are set. Please use only one of them.`);if(n.uselibpqcompat===`true`||t.useLibpqCompat)switch(n.sslmode){case`disable`:n.ssl=!1;break;case`prefer`:n.ssl.rejectUnauthorized=!1;break;case`require`:n.sslrootcert?n.ssl.checkServerIdentity=function(){}:n.ssl.rejectUnauthorized=!1;break;case`verify-ca`:if(!n.ssl.ca)throw Error(`SECURITY WARNING: Using sslmode=verify-ca requires specifying a CA with sslrootcert. If a public CA is used, verify-ca allows connections to a server that somebody else may have registered with the CA, making you vulnerable to Man-in-the-Middle attacks. Either specify a custom CA certificate with sslrootcert parameter or use sslmode=verify-full for proper security.`);n.ssl.checkServerIdentity=function(){}}else switch(n.sslmode){case`disable`:n.ssl=!1;break;case`prefer`:case`require`:case`verify-ca`:case`verify-full`:n.sslmode!==`verify-full`&&o(n.sslmode);break;case`no-verify`:n.ssl.rejectUnauthorized=!1}return n}function r(e){return Object.entries(e).reduce((e,[t,n])=>(n!=null&&(e[t]=n),e),Object.create(null))}function i(e){return Object.entries(e).reduce((e,[t,n])=>{if(t===`ssl`){let i=n;typeof i==`boolean`&&(e[t]=i),typeof i==`object`&&(e[t]=r(i))}else if(n!=null){if(t===`port`){if(n!==``){let r=parseInt(n,10);if(isNaN(r))throw Error(`Invalid ${t}: ${n}`);e[t]=r}}else e[t]=n}return e},Object.create(null))}function a(e){return i(n(e))}function o(e){!o.warned&&typeof process<`u`&&process.emitWarning&&(o.warned=!0,process.emitWarning(`SECURITY WARNING: The SSL modes 'prefer', 'require', and 'verify-ca' are treated as aliases for 'verify-full'.
In the next major version (pg-connection-string v3.0.0 and pg v9.0.0), these modes will adopt standard libpq semantics, which have weaker security guarantees.

To prepare for this change:
- If you want the current behavior, explicitly use 'sslmode=verify-full'
- If you want libpq compatibility now, use 'uselibpqcompat=true&sslmode=${e}'

See https://www.postgresql.org/docs/current/libpq-ssl.html for libpq SSL mode definitions.`))}t.exports=n,n.parse=n,n.toClientConfig=i,n.parseIntoClientConfig=a})),dt=o(((e,t)=>{var n=u(`dns`),r=it(),i=ut().parse,a=function(e,t,n){return t[e]?t[e]:(n===void 0?n=process.env[`PG`+e.toUpperCase()]:n===!1||(n=process.env[n]),n||r[e])},o=function(){switch(process.env.PGSSLMODE){case`disable`:return!1;case`prefer`:case`require`:case`verify-ca`:case`verify-full`:return!0;case`no-verify`:return{rejectUnauthorized:!1}}return r.ssl},s=function(e){return`'`+(``+e).replace(/\\/g,`\\\\`).replace(/'/g,`\\'`)+`'`},c=function(e,t,n){let r=t[n];r!=null&&e.push(n+`=`+s(r))};t.exports=class{constructor(e){if(e=typeof e==`string`?i(e):e||{},e.connectionString&&(e=Object.assign({},e,i(e.connectionString))),this.user=a(`user`,e),this.database=a(`database`,e),this.database===void 0&&(this.database=this.user),this.port=parseInt(a(`port`,e),10),this.host=a(`host`,e),Object.defineProperty(this,"password",{configurable:!0,enumerable:!1,writable:!0,value:a(`password`,e)}),this.binary=a(`binary`,e),this.options=a(`options`,e),this.ssl=e.ssl===void 0?o():e.ssl,typeof this.ssl==`string`&&this.ssl===`true`&&(this.ssl=!0),this.ssl===`no-verify`&&(this.ssl={rejectUnauthorized:!1}),this.ssl&&this.ssl.key&&Object.defineProperty(this.ssl,"key",{enumerable:!1}),this.sslnegotiation=a(`sslnegotiation`,e,`PGSSLNEGOTIATION`),this.sslnegotiation!==void 0&&this.sslnegotiation!==`postgres`&&this.sslnegotiation!==`direct`)throw Error(`Invalid sslnegotiation value: "${this.sslnegotiation}". Valid values are "postgres" and "direct".`);if(this.sslnegotiation===`direct`&&!this.ssl)throw Error(`sslnegotiation=direct requires SSL to be enabled`);this.client_encoding=a(`client_encoding`,e),this.replication=a(`replication`,e),this.isDomainSocket=!(this.host||``).indexOf(`/`),this.application_name=a(`application_name`,e,`PGAPPNAME`),this.fallback_application_name=a(`fallback_application_name`,e,!1),this.statement_timeout=a(`statement_timeout`,e,!1),this.lock_timeout=a(`lock_timeout`,e,!1),this.idle_in_transaction_session_timeout=a(`idle_in_transaction_session_timeout`,e,!1),this.query_timeout=a(`query_timeout`,e,!1),this.connect_timeout=e.connectionTimeoutMillis===void 0?process.env.PGCONNECT_TIMEOUT||0:Math.floor(e.connectionTimeoutMillis/1e3),e.keepAlive===!1?this.keepalives=0:e.keepAlive===!0&&(this.keepalives=1),typeof e.keepAliveInitialDelayMillis==`number`&&(this.keepalives_idle=Math.floor(e.keepAliveInitialDelayMillis/1e3))}getLibpqConnectionString(e){let t=[];c(t,this,`user`),c(t,this,`password`),c(t,this,`port`),c(t,this,`application_name`),c(t,this,`fallback_application_name`),c(t,this,`connect_timeout`),c(t,this,`options`);let r=typeof this.ssl==`object`?this.ssl:this.ssl?{sslmode:this.ssl}:{};if(c(t,r,`sslmode`),c(t,r,`sslca`),c(t,r,`sslkey`),c(t,r,`sslcert`),c(t,r,`sslrootcert`),c(t,this,`sslnegotiation`),this.database&&t.push(`dbname=`+s(this.database)),this.replication&&t.push(`replication=`+s(this.replication)),this.host&&t.push(`host=`+s(this.host)),this.isDomainSocket)return e(null,t.join(` `));this.client_encoding&&t.push(`client_encoding=`+s(this.client_encoding)),n.lookup(this.host,function(n,r){return n?e(n,null):(t.push(`hostaddr=`+s(r)),e(null,t.join(` `)))})}}})),ft=o(((e,t)=>{var n=rt(),r=/^([A-Za-z]+)(?: (\d+))?(?: (\d+))?/;t.exports=class{constructor(e,t){this.command=null,this.rowCount=null,this.oid=null,this.rows=[],this.fields=[],this._parsers=void 0,this._types=t,this.RowCtor=null,this.rowAsArray=e===`array`,this.rowAsArray&&(this.parseRow=this._parseRowAsArray),this._prebuiltEmptyResultObject=null}addCommandComplete(e){let t;t=e.text?r.exec(e.text):r.exec(e.command),t&&(this.command=t[1],t[3]?(this.oid=parseInt(t[2],10),this.rowCount=parseInt(t[3],10)):t[2]&&(this.rowCount=parseInt(t[2],10)))}_parseRowAsArray(e){let t=Array(e.length);for(let n=0,r=e.length;n<r;n++){let r=e[n];r===null?t[n]=null:t[n]=this._parsers[n](r)}return t}parseRow(e){let t={...this._prebuiltEmptyResultObject};for(let n=0,r=e.length;n<r;n++){let r=e[n],i=this.fields[n].name;if(r!==null){let e=this.fields[n].format===`binary`?Buffer.from(r):r;t[i]=this._parsers[n](e)}else t[i]=null}return t}addRow(e){this.rows.push(e)}addFields(e){this.fields=e,this.fields.length&&(this._parsers=Array(e.length));let t=Object.create(null);for(let r=0;r<e.length;r++){let i=e[r];t[i.name]=null,this._types?this._parsers[r]=this._types.getTypeParser(i.dataTypeID,i.format||`text`):this._parsers[r]=n.getTypeParser(i.dataTypeID,i.format||`text`)}this._prebuiltEmptyResultObject={...t}}}})),pt=o(((e,t)=>{var{EventEmitter:n}=u(`events`),r=ft(),i=at();t.exports=class extends n{constructor(e,t,n){super(),e=i.normalizeQueryConfig(e,t,n),this.text=e.text,this.values=e.values,this.rows=e.rows,this.types=e.types,this.name=e.name,this.queryMode=e.queryMode,this.binary=e.binary,this.portal=e.portal||``,this.callback=e.callback,this._rowMode=e.rowMode,process.domain&&e.callback&&(this.callback=process.domain.bind(e.callback)),this._result=new r(this._rowMode,this.types),this._results=this._result,this._canceledDueToError=!1}requiresPreparation(){return this.queryMode===`extended`||this.name||this.rows?!0:!this.text||!this.values?!1:this.values.length>0}_checkForMultirow(){this._result.command&&(Array.isArray(this._results)||(this._results=[this._result]),this._result=new r(this._rowMode,this._result._types),this._results.push(this._result))}handleRowDescription(e){this._checkForMultirow(),this._result.addFields(e.fields),this._accumulateRows=this.callback||!this.listeners(`row`).length}handleDataRow(e){let t;if(!this._canceledDueToError){try{t=this._result.parseRow(e.fields)}catch(e){this._canceledDueToError=e;return}this.emit(`row`,t,this._result),this._accumulateRows&&this._result.addRow(t)}}handleCommandComplete(e,t){this._checkForMultirow(),this._result.addCommandComplete(e),this.rows&&t.sync()}handleEmptyQuery(e){this.rows&&e.sync()}handleError(e,t){if(this._canceledDueToError&&=(e=this._canceledDueToError,!1),this.callback)return this.callback(e);this.emit(`error`,e)}handleReadyForQuery(e){if(this._canceledDueToError)return this.handleError(this._canceledDueToError,e);if(this.callback)try{this.callback(null,this._results)}catch(e){process.nextTick(()=>{throw e})}this.emit(`end`,this._results)}submit(e){if(typeof this.text!=`string`&&typeof this.name!=`string`)return Error(`A query must have either text or a name. Supplying neither is unsupported.`);let t=e.parsedStatements[this.name]||e.submittedNamedStatements[this.name];if(this.text&&t&&this.text!==t)return Error(`Prepared statements must be unique - '${this.name}' was used for a different statement`);if(this.values&&!Array.isArray(this.values))return Error(`Query values must be an array`);if(this.requiresPreparation()){e.stream.cork&&e.stream.cork();try{this.prepare(e)}finally{e.stream.uncork&&e.stream.uncork()}}else e.query(this.text);return null}hasBeenParsed(e){return this.name&&(e.parsedStatements[this.name]!==void 0||e.submittedNamedStatements[this.name]!==void 0)}handlePortalSuspended(e){this._getRows(e,this.rows)}_getRows(e,t){e.execute({portal:this.portal,rows:t}),t?e.flush():e.sync()}prepare(e){this.hasBeenParsed(e)||(e.parse({text:this.text,name:this.name,types:this.types}),this.name&&(e.submittedNamedStatements[this.name]=this.text));try{e.bind({portal:this.portal,statement:this.name,values:this.values,binary:this.binary,valueMapper:i.prepareValue})}catch(t){e.close({type:`S`,name:this.name}),e.sync(),this.handleError(t,e);return}e.describe({type:`P`,name:this.portal||``}),this._getRows(e,this.rows)}handleCopyInResponse(e){e.sendCopyFail(`No source stream defined`)}handleCopyData(e,t){}}})),mt=o((e=>{Object.defineProperty(e,"__esModule",{value:!0}),e.NoticeMessage=e.DataRowMessage=e.CommandCompleteMessage=e.ReadyForQueryMessage=e.NotificationResponseMessage=e.BackendKeyDataMessage=e.AuthenticationMD5Password=e.ParameterStatusMessage=e.ParameterDescriptionMessage=e.RowDescriptionMessage=e.Field=e.CopyResponse=e.CopyDataMessage=e.DatabaseError=e.copyDone=e.emptyQuery=e.replicationStart=e.portalSuspended=e.noData=e.closeComplete=e.bindComplete=e.parseComplete=void 0,e.parseComplete={name:`parseComplete`,length:5},e.bindComplete={name:`bindComplete`,length:5},e.closeComplete={name:`closeComplete`,length:5},e.noData={name:`noData`,length:5},e.portalSuspended={name:`portalSuspended`,length:5},e.replicationStart={name:`replicationStart`,length:4},e.emptyQuery={name:`emptyQuery`,length:4},e.copyDone={name:`copyDone`,length:4},e.DatabaseError=class extends Error{constructor(e,t,n){super(e),this.length=t,this.name=n}},e.CopyDataMessage=class{constructor(e,t){this.length=e,this.chunk=t,this.name=`copyData`}},e.CopyResponse=class{constructor(e,t,n,r){this.length=e,this.name=t,this.binary=n,this.columnTypes=Array(r)}},e.Field=class{constructor(e,t,n,r,i,a,o){this.name=e,this.tableID=t,this.columnID=n,this.dataTypeID=r,this.dataTypeSize=i,this.dataTypeModifier=a,this.format=o}},e.RowDescriptionMessage=class{constructor(e,t){this.length=e,this.fieldCount=t,this.name=`rowDescription`,this.fields=Array(this.fieldCount)}},e.ParameterDescriptionMessage=class{constructor(e,t){this.length=e,this.parameterCount=t,this.name=`parameterDescription`,this.dataTypeIDs=Array(this.parameterCount)}},e.ParameterStatusMessage=class{constructor(e,t,n){this.length=e,this.parameterName=t,this.parameterValue=n,this.name=`parameterStatus`}},e.AuthenticationMD5Password=class{constructor(e,t){this.length=e,this.salt=t,this.name=`authenticationMD5Password`}},e.BackendKeyDataMessage=class{constructor(e,t,n){this.length=e,this.processID=t,this.secretKey=n,this.name=`backendKeyData`}},e.NotificationResponseMessage=class{constructor(e,t,n,r){this.length=e,this.processId=t,this.channel=n,this.payload=r,this.name=`notification`}},e.ReadyForQueryMessage=class{constructor(e,t){this.length=e,this.status=t,this.name=`readyForQuery`}},e.CommandCompleteMessage=class{constructor(e,t){this.length=e,this.text=t,this.name=`commandComplete`}},e.DataRowMessage=class{constructor(e,t){this.length=e,this.fields=t,this.name=`dataRow`,this.fieldCount=t.length}},e.NoticeMessage=class{constructor(e,t){this.length=e,this.message=t,this.name=`notice`}}})),ht=o((e=>{Object.defineProperty(e,"__esModule",{value:!0}),e.Writer=void 0,e.Writer=class{constructor(e=256){this.size=e,this.offset=5,this.headerPosition=0,this.buffer=Buffer.allocUnsafe(e)}ensure(e){if(this.buffer.length-this.offset<e){let t=this.buffer,n=t.length+(t.length>>1)+e;this.buffer=Buffer.allocUnsafe(n),t.copy(this.buffer,0,0,this.offset)}}addInt32(e){return this.ensure(4),this.buffer[this.offset++]=e>>>24&255,this.buffer[this.offset++]=e>>>16&255,this.buffer[this.offset++]=e>>>8&255,this.buffer[this.offset++]=e>>>0&255,this}addInt16(e){return this.ensure(2),this.buffer[this.offset++]=e>>>8&255,this.buffer[this.offset++]=e>>>0&255,this}addCString(e){if(!e)this.ensure(1);else{let t=Buffer.byteLength(e);this.ensure(t+1),this.buffer.write(e,this.offset,`utf-8`),this.offset+=t}return this.buffer[this.offset++]=0,this}addString(e=``){let t=Buffer.byteLength(e);return this.ensure(t),this.buffer.write(e,this.offset),this.offset+=t,this}addInt32PrefixedString(e){let t=Buffer.byteLength(e);this.ensure(4+t);let n=this.buffer,r=this.offset;return n[r++]=t>>>24&255,n[r++]=t>>>16&255,n[r++]=t>>>8&255,n[r++]=t>>>0&255,n.write(e,r,`utf-8`),this.offset=r+t,this}add(e){return this.ensure(e.length),e.copy(this.buffer,this.offset),this.offset+=e.length,this}reserveUnsafe(e){let t=this.offset;return this.ensure(e),this.offset+=e,t}join(e){if(e){this.buffer[this.headerPosition]=e;let t=this.offset-(this.headerPosition+1);this.buffer.writeInt32BE(t,this.headerPosition+1)}return this.buffer.slice(e?0:5,this.offset)}flush(e){let t=this.join(e);return this.offset=5,this.headerPosition=0,this.buffer=Buffer.allocUnsafe(this.size),t}clear(){this.offset=5,this.headerPosition=0}}})),gt=o((e=>{Object.defineProperty(e,"__esModule",{value:!0}),e.serialize=void 0;var t=ht(),n=new t.Writer,r=e=>{n.addInt16(3).addInt16(0);for(let t of Object.keys(e))n.addCString(t).addCString(e[t]);n.addCString(`client_encoding`).addCString(`UTF8`);let r=n.addCString(``).flush(),i=r.length+4;return new t.Writer().addInt32(i).add(r).flush()},i=()=>{let e=Buffer.allocUnsafe(8);return e.writeInt32BE(8,0),e.writeInt32BE(80877103,4),e},a=e=>n.addCString(e).flush(112),o=function(e,t){return n.addCString(e).addInt32PrefixedString(t),n.flush(112)},s=function(e){return n.addString(e).flush(112)},c=e=>n.addCString(e).flush(81),l=[],u=e=>{let t=e.name||``;t.length>63&&(console.error(`Warning! Postgres only supports 63 characters for query names.`),console.error(`You supplied %s (%s)`,t,t.length),console.error(`This can cause conflicts and silent errors executing queries`));let r=e.types||l,i=r.length,a=n.addCString(t).addCString(e.text).addInt16(i);for(let e=0;e<i;e++)a.addInt32(r[e]);return n.flush(80)},d=function(e,t,r){let i=e.length;for(let a=0;a<i;a++){let i=t?t(e[a],a):e[a],o=0;i==null?n.addInt32(-1):i instanceof Buffer?(o=1,n.addInt32(i.length),n.add(i)):n.addInt32PrefixedString(i);let s=n.buffer;s[r++]=0,s[r++]=o}},f=(e={})=>{let t=e.portal||``,r=e.statement||``,i=e.binary||!1,a=e.values||l,o=a.length;n.addCString(t).addCString(r),n.addInt16(o);let s=n.reserveUnsafe(o*2);n.addInt16(o);try{d(a,e.valueMapper,s)}catch(e){throw n.clear(),e}return n.addInt16(1),n.addInt16(+!!i),n.flush(66)},p=Buffer.from([69,0,0,0,9,0,0,0,0,0]),m=e=>{if(!e||!e.portal&&!e.rows)return p;let t=e.portal||``,n=e.rows||0,r=Buffer.byteLength(t),i=4+r+1+4,a=Buffer.allocUnsafe(1+i);return a[0]=69,a.writeInt32BE(i,1),a.write(t,5,`utf-8`),a[r+5]=0,a.writeUInt32BE(n,a.length-4),a},h=(e,t)=>{let n=Buffer.allocUnsafe(16);return n.writeInt32BE(16,0),n.writeInt16BE(1234,4),n.writeInt16BE(5678,6),n.writeInt32BE(e,8),n.writeInt32BE(t,12),n},g=(e,t)=>{let n=4+Buffer.byteLength(t)+1,r=Buffer.allocUnsafe(1+n);return r[0]=e,r.writeInt32BE(n,1),r.write(t,5,`utf-8`),r[n]=0,r},_=n.addCString(`P`).flush(68),v=n.addCString(`S`).flush(68),y=e=>e.name?g(68,`${e.type}${e.name||``}`):e.type===`P`?_:v,b=e=>g(67,`${e.type}${e.name||``}`),x=e=>n.add(e).flush(100),S=e=>g(102,e),C=e=>Buffer.from([e,0,0,0,4]),w=C(72),T=C(83),E=C(88),D=C(99);e.serialize={startup:r,password:a,requestSsl:i,sendSASLInitialResponseMessage:o,sendSCRAMClientFinalMessage:s,query:c,parse:u,bind:f,execute:m,describe:y,close:b,flush:()=>w,sync:()=>T,end:()=>E,copyData:x,copyDone:()=>D,copyFail:S,cancel:h}})),_t=o((e=>{Object.defineProperty(e,"__esModule",{value:!0}),e.BufferReader=void 0,e.BufferReader=class{constructor(e=0){this.offset=e,this.buffer=Buffer.allocUnsafe(0),this.encoding=`utf-8`}setBuffer(e,t){this.offset=e,this.buffer=t}int16(){let e=this.buffer.readInt16BE(this.offset);return this.offset+=2,e}byte(){let e=this.buffer[this.offset];return this.offset++,e}int32(){let e=this.buffer.readInt32BE(this.offset);return this.offset+=4,e}uint32(){let e=this.buffer.readUInt32BE(this.offset);return this.offset+=4,e}string(e){let t=this.buffer.toString(this.encoding,this.offset,this.offset+e);return this.offset+=e,t}cstring(){let e=this.offset,t=e;for(;this.buffer[t++];);return this.offset=t,this.buffer.toString(this.encoding,e,t-1)}bytes(e){let t=this.buffer.slice(this.offset,this.offset+e);return this.offset+=e,t}}})),vt=o((e=>{Object.defineProperty(e,"__esModule",{value:!0}),e.Parser=void 0;var t=mt(),n=_t(),r=1,i=5,a=-1,o=Buffer.allocUnsafe(0);e.Parser=class{constructor(e){if(this.buffer=o,this.bufferLength=0,this.bufferOffset=0,this.reader=new n.BufferReader,e?.mode===`binary`)throw Error(`Binary mode not supported yet`);this.mode=e?.mode||`text`}parse(e,t){this.mergeBuffer(e);let n=this.bufferOffset+this.bufferLength,a=this.bufferOffset;for(;a+i<=n;){let e=this.buffer[a],o=this.buffer.readUInt32BE(a+r),s=r+o;if(s+a<=n)t(this.handlePacket(a+i,e,o,this.buffer)),a+=s;else break}a===n?(this.buffer=o,this.bufferLength=0,this.bufferOffset=0):(this.bufferLength=n-a,this.bufferOffset=a)}mergeBuffer(e){if(this.bufferLength>0){let t=this.bufferLength+e.byteLength;if(t+this.bufferOffset>this.buffer.byteLength){let e;if(t<=this.buffer.byteLength&&this.bufferOffset>=this.bufferLength)e=this.buffer;else{let n=this.buffer.byteLength*2;for(;t>=n;)n*=2;e=Buffer.allocUnsafe(n)}this.buffer.copy(e,0,this.bufferOffset,this.bufferOffset+this.bufferLength),this.buffer=e,this.bufferOffset=0}e.copy(this.buffer,this.bufferOffset+this.bufferLength),this.bufferLength=t}else this.buffer=e,this.bufferOffset=0,this.bufferLength=e.byteLength}handlePacket(e,n,r,i){let{reader:a}=this;a.setBuffer(e,i);let f;switch(n){case 50:f=t.bindComplete;break;case 49:f=t.parseComplete;break;case 51:f=t.closeComplete;break;case 110:f=t.noData;break;case 115:f=t.portalSuspended;break;case 99:f=t.copyDone;break;case 87:f=t.replicationStart;break;case 73:f=t.emptyQuery;break;case 68:f=_(a);break;case 67:f=c(a);break;case 90:f=s(a);break;case 65:f=p(a);break;case 82:f=b(a,r);break;case 83:f=v(a);break;case 75:f=y(a);break;case 69:f=x(a,`error`);break;case 78:f=x(a,`notice`);break;case 84:f=m(a);break;case 116:f=g(a);break;case 71:f=u(a);break;case 72:f=d(a);break;case 100:f=l(a,r);break;default:return new t.DatabaseError(`received invalid response: `+n.toString(16),r,`error`)}return a.setBuffer(0,o),f.length=r,f}};var s=e=>{let n=e.string(1);return new t.ReadyForQueryMessage(a,n)},c=e=>{let n=e.cstring();return new t.CommandCompleteMessage(a,n)},l=(e,n)=>{let r=e.bytes(n-4);return new t.CopyDataMessage(a,r)},u=e=>f(e,`copyInResponse`),d=e=>f(e,`copyOutResponse`),f=(e,n)=>{let r=e.byte()!==0,i=e.int16(),o=new t.CopyResponse(a,n,r,i);for(let t=0;t<i;t++)o.columnTypes[t]=e.int16();return o},p=e=>{let n=e.int32(),r=e.cstring(),i=e.cstring();return new t.NotificationResponseMessage(a,n,r,i)},m=e=>{let n=e.int16(),r=new t.RowDescriptionMessage(a,n);for(let t=0;t<n;t++)r.fields[t]=h(e);return r},h=e=>{let n=e.cstring(),r=e.uint32(),i=e.int16(),a=e.uint32(),o=e.int16(),s=e.int32(),c=e.int16()===0?`text`:`binary`;return new t.Field(n,r,i,a,o,s,c)},g=e=>{let n=e.int16(),r=new t.ParameterDescriptionMessage(a,n);for(let t=0;t<n;t++)r.dataTypeIDs[t]=e.uint32();return r},_=e=>{let n=e.int16(),r=Array(n);for(let t=0;t<n;t++){let n=e.int32();r[t]=n===-1?null:e.string(n)}return new t.DataRowMessage(a,r)},v=e=>{let n=e.cstring(),r=e.cstring();return new t.ParameterStatusMessage(a,n,r)},y=e=>{let n=e.int32(),r=e.int32();return new t.BackendKeyDataMessage(a,n,r)},b=(e,n)=>{let r=e.int32(),i={name:`authenticationOk`,length:n};switch(r){case 0:break;case 3:i.length===8&&(i.name=`authenticationCleartextPassword`);break;case 5:if(i.length===12){i.name=`authenticationMD5Password`;let n=e.bytes(4);return new t.AuthenticationMD5Password(a,n)}break;case 10:{i.name=`authenticationSASL`,i.mechanisms=[];let t;do t=e.cstring(),t&&i.mechanisms.push(t);while(t)}break;case 11:i.name=`authenticationSASLContinue`,i.data=e.string(n-8);break;case 12:i.name=`authenticationSASLFinal`,i.data=e.string(n-8);break;default:throw Error(`Unknown authenticationOk message type `+r)}return i},x=(e,n)=>{let r={},i=e.string(1);for(;i!==`\0`;)r[i]=e.cstring(),i=e.string(1);let o=r.M,s=n===`notice`?new t.NoticeMessage(a,o):new t.DatabaseError(o,a,n);return s.severity=r.S,s.code=r.C,s.detail=r.D,s.hint=r.H,s.position=r.P,s.internalPosition=r.p,s.internalQuery=r.q,s.where=r.W,s.schema=r.s,s.table=r.t,s.column=r.c,s.dataType=r.d,s.constraint=r.n,s.file=r.F,s.line=r.L,s.routine=r.R,s}})),yt=o((e=>{Object.defineProperty(e,"__esModule",{value:!0}),e.DatabaseError=e.serialize=void 0,e.parse=i;var t=mt();Object.defineProperty(e,"DatabaseError",{enumerable:!0,get:function(){return t.DatabaseError}});var n=gt();Object.defineProperty(e,"serialize",{enumerable:!0,get:function(){return n.serialize}});var r=vt();function i(e,t){let n=new r.Parser;return e.on(`data`,e=>n.parse(e,t)),new Promise(t=>e.on(`end`,()=>t()))}})),bt=o((e=>{Object.defineProperty(e,"__esModule",{value:!0}),e.default={}})),xt=o(((e,t)=>{var{getStream:n,getSecureStream:r}=s();t.exports={getStream:n,getSecureStream:r};function i(){function e(e){return new(u(`net`)).Socket}function t(e){return u(`tls`).connect(e)}return{getStream:e,getSecureStream:t}}function a(){function e(e){let{CloudflareSocket:t}=bt();return new t(e)}function t(e){return e.socket.startTls(e),e.socket}return{getStream:e,getSecureStream:t}}function o(){if(typeof navigator==`object`&&navigator!==null&&typeof navigator.userAgent==`string`)return navigator.userAgent===`Cloudflare-Workers`;if(typeof Response==`function`){let e=new Response(null,{cf:{thing:!0}});if(typeof e.cf==`object`&&e.cf!==null&&e.cf.thing)return!0}return!1}function s(){return o()?a():i()}})),St=o(((e,t)=>{var n=u(`events`).EventEmitter,{parse:r,serialize:i}=yt(),a=xt(),{getStream:o}=a,s=i.flush(),c=i.sync(),l=i.end();t.exports=class extends n{constructor(e){super(),e||={},this.stream=e.stream||o(e.ssl),typeof this.stream==`function`&&(this.stream=this.stream(e)),this._keepAlive=e.keepAlive,this._keepAliveInitialDelayMillis=e.keepAliveInitialDelayMillis,this.parsedStatements={},this.submittedNamedStatements={},this.ssl=e.ssl||!1,this.sslNegotiation=e.sslNegotiation||`postgres`,this._ending=!1,this._emitMessage=!1;let t=this;this.on(`newListener`,function(e){e===`message`&&(t._emitMessage=!0)})}connect(e,t){let n=this;this._connecting=!0,this.stream.setNoDelay(!0),this.stream.connect(e,t),this.stream.once(`connect`,function(){n._keepAlive&&n.stream.setKeepAlive(!0,n._keepAliveInitialDelayMillis),n.emit(`connect`)});let r=function(e){(!n._ending||e.code!==`ECONNRESET`&&e.code!==`EPIPE`)&&n.emit(`error`,e)};if(this.stream.on(`error`,r),this.stream.on(`close`,function(){n.emit(`end`)}),!this.ssl)return this.attachListeners(this.stream);if(this.sslNegotiation===`direct`)return this.stream.once(`connect`,function(){n.upgradeToSSL(t,r)});this.stream.once(`data`,function(e){switch(e.toString(`utf8`)){case`S`:break;case`N`:return n.stream.end(),n.emit(`error`,Error(`The server does not support SSL connections`));default:return n.stream.end(),n.emit(`error`,Error(`There was an error establishing an SSL connection`))}n.upgradeToSSL(t,r)})}upgradeToSSL(e,t){let n=this,r={socket:n.stream,host:e};n.ssl!==!0&&(Object.assign(r,n.ssl),`key`in n.ssl&&(r.key=n.ssl.key)),n.sslNegotiation===`direct`&&(r.ALPNProtocols=[`postgresql`]);let i=u(`net`);i.isIP&&i.isIP(e)===0&&(r.servername=e);try{n.stream=a.getSecureStream(r)}catch(e){return n.emit(`error`,e)}n.attachListeners(n.stream),n.stream.on(`error`,t),n.emit(`sslconnect`)}attachListeners(e){r(e,e=>{let t=e.name===`error`?`errorMessage`:e.name;this._emitMessage&&this.emit(`message`,e),this.emit(t,e)})}requestSsl(){this.stream.write(i.requestSsl())}startup(e){this.stream.write(i.startup(e))}cancel(e,t){this._send(i.cancel(e,t))}password(e){this._send(i.password(e))}sendSASLInitialResponseMessage(e,t){this._send(i.sendSASLInitialResponseMessage(e,t))}sendSCRAMClientFinalMessage(e){this._send(i.sendSCRAMClientFinalMessage(e))}_send(e){return this.stream.writable?this.stream.write(e):!1}query(e){this._send(i.query(e))}parse(e){this._send(i.parse(e))}bind(e){this._send(i.bind(e))}execute(e){this._send(i.execute(e))}flush(){this.stream.writable&&this.stream.write(s)}sync(){this._send(c)}ref(){this.stream.ref()}unref(){this.stream.unref()}end(){if(this._ending=!0,!this._connecting||!this.stream.writable)this.stream.end();else return this.stream.write(l,()=>{this.stream.end()})}close(e){this._send(i.close(e))}describe(e){this._send(i.describe(e))}sendCopyFromChunk(e){this._send(i.copyData(e))}endCopyFrom(){this._send(i.copyDone())}sendCopyFail(e){this._send(i.copyFail(e))}}})),Ct=o(((e,t)=>{var{Transform:n}=u(`stream`),{StringDecoder:r}=u(`string_decoder`),i=Symbol(`last`),a=Symbol(`decoder`);function o(e,t,n){let r;if(this.overflow){if(r=this[a].write(e).split(this.matcher),r.length===1)return n();r.shift(),this.overflow=!1}else this[i]+=this[a].write(e),r=this[i].split(this.matcher);this[i]=r.pop();for(let e=0;e<r.length;e++)try{c(this,this.mapper(r[e]))}catch(e){return n(e)}this.overflow=this[i].length>this.maxLength,this.overflow&&!this.skipOverflow?n(Error(`maximum buffer reached`)):n()}function s(e){if(this[i]+=this[a].end(),this[i])try{c(this,this.mapper(this[i]))}catch(t){return e(t)}e()}function c(e,t){t!==void 0&&e.push(t)}function l(e){return e}function d(e,t,c){switch(e||=/\r?\n/,t||=l,c||={},arguments.length){case 1:typeof e==`function`?(t=e,e=/\r?\n/):typeof e==`object`&&!(e instanceof RegExp)&&!e[Symbol.split]&&(c=e,e=/\r?\n/);break;case 2:typeof e==`function`?(c=t,t=e,e=/\r?\n/):typeof t==`object`&&(c=t,t=l)}c=Object.assign({},c),c.autoDestroy=!0,c.transform=o,c.flush=s,c.readableObjectMode=!0;let u=new n(c);return u[i]=``,u[a]=new r(`utf8`),u.matcher=e,u.mapper=t,u.maxLength=c.maxLength,u.skipOverflow=c.skipOverflow||!1,u.overflow=!1,u._destroy=function(e,t){this._writableState.errorEmitted=!1,t(e)},u}t.exports=d})),wt=o(((e,t)=>{var n=u(`path`),r=u(`stream`).Stream,i=Ct(),a=u(`util`),o=5432,s=process.platform===`win32`,c=process.stderr,l=56,d=7,f=61440,p=32768;function m(e){return(e&f)==p}var h=[`host`,`port`,`database`,`user`,`password`],g=h.length,_=h[g-1];function v(){if(c instanceof r&&!0===c.writable){var e=Array.prototype.slice.call(arguments).concat(`
`);c.write(a.format.apply(a,e))}}Object.defineProperty(t.exports,"isWin",{get:function(){return s},set:function(e){s=e}}),t.exports.warnTo=function(e){var t=c;return c=e,t},t.exports.getFileName=function(e){var t=e||process.env;return t.PGPASSFILE||(s?n.join(t.APPDATA||`./`,`postgresql`,`pgpass.conf`):n.join(t.HOME||`./`,`.pgpass`))},t.exports.usePgPass=function(e,t){return Object.prototype.hasOwnProperty.call(process.env,`PGPASSWORD`)?!1:s?!0:(t||=`<unkn>`,m(e.mode)?e.mode&(l|d)?(v(`WARNING: password file "%s" has group or world access; permissions should be u=rw (0600) or less`,t),!1):!0:(v(`WARNING: password file "%s" is not a plain file`,t),!1))};var y=t.exports.match=function(e,t){return h.slice(0,-1).reduce(function(n,r,i){return i==1&&Number(e[r]||o)===Number(t[r])?n&&!0:n&&(t[r]===`*`||t[r]===e[r])},!0)};t.exports.getPassword=function(e,t,n){var r,a=t.pipe(i());function o(t){var n=b(t);n&&x(n)&&y(e,n)&&(r=n[_],a.end())}var s=function(){t.destroy(),n(r)},c=function(e){t.destroy(),v(`WARNING: error on reading file: %s`,e),n(void 0)};t.on(`error`,c),a.on(`data`,o).on(`end`,s).on(`error`,c)};var b=t.exports.parseLine=function(e){if(e.length<11||e.match(/^\s+#/))return null;for(var t=``,n=``,r=0,i=0,a={},o=!1,s=function(t,n,r){var i=e.substring(n,r);Object.hasOwnProperty.call(process.env,`PGPASS_NO_DEESCAPE`)||(i=i.replace(/\\([:\\])/g,`$1`)),a[h[t]]=i},c=0;c<e.length-1;c+=1){if(t=e.charAt(c+1),n=e.charAt(c),o=r==g-1,o){s(r,i);break}c>=0&&t==`:`&&n!==`\\`&&(s(r,i,c+1),i=c+2,r+=1)}return a=Object.keys(a).length===g?a:null,a},x=t.exports.isValidEntry=function(e){for(var t={0:function(e){return e.length>0},1:function(e){return e===`*`||(e=Number(e),isFinite(e)&&e>0&&e<9007199254740992&&Math.floor(e)===e)},2:function(e){return e.length>0},3:function(e){return e.length>0},4:function(e){return e.length>0}},n=0;n<h.length;n+=1){var r=t[n];if(!r(e[h[n]]||``))return!1}return!0}})),Tt=o(((e,t)=>{u(`path`);var n=u(`fs`),r=wt();t.exports=function(e,t){var i=r.getFileName();n.stat(i,function(a,o){if(a||!r.usePgPass(o,i))return t(void 0);var s=n.createReadStream(i);r.getPassword(e,s,t)})},t.exports.warnTo=r.warnTo})),Et=o(((e,t)=>{var n=u(`events`).EventEmitter,r=at(),i=u(`util`),a=ct(),o=lt(),s=dt(),c=pt(),l=it(),d=St(),f=ot(),p=i.deprecate(()=>{},`Client.activeQuery is deprecated and will be removed in pg@9.0`),m=i.deprecate(()=>{},`Client.queryQueue is deprecated and will be removed in pg@9.0.`),h=i.deprecate(()=>{},`pgpass support is deprecated and will be removed in pg@9.0. You can provide an async function as the password property to the Client/Pool constructor that returns a password instead. Within this function you can call the pgpass module in your own code.`),g=i.deprecate(()=>{},`Passing a custom Promise implementation to the Client/Pool constructor is deprecated and will be removed in pg@9.0.`),_=i.deprecate(()=>{},`Calling client.query() when the client is already executing a query is deprecated and will be removed in pg@9.0. Use async/await or an external async flow control mechanism instead.`);function v(e,t){if(typeof e==`number`)return Number.isFinite(e)?e:t;if(typeof e==`string`&&e.trim()!==``){let n=Number(e);return Number.isFinite(n)?n:t}return t}var y=class extends n{constructor(e){super(),this.connectionParameters=new s(e),this.user=this.connectionParameters.user,this.database=this.connectionParameters.database,this.port=this.connectionParameters.port,this.host=this.connectionParameters.host,Object.defineProperty(this,"password",{configurable:!0,enumerable:!1,writable:!0,value:this.connectionParameters.password}),this.replication=this.connectionParameters.replication;let t=e||{};t.Promise&&g(),this._Promise=t.Promise||global.Promise,this._types=new o(t.types),this._ending=!1,this._ended=!1,this._connecting=!1,this._connected=!1,this._connectionError=!1,this._queryable=!0,this._activeQuery=null,this._txStatus=null,this.enableChannelBinding=!!t.enableChannelBinding,this.scramMaxIterations=v(t.scramMaxIterations,a.DEFAULT_MAX_SCRAM_ITERATIONS),this.connection=t.connection||new d({stream:t.stream,ssl:this.connectionParameters.ssl,sslNegotiation:this.connectionParameters.sslnegotiation,keepAlive:t.keepAlive||!1,keepAliveInitialDelayMillis:t.keepAliveInitialDelayMillis||0,encoding:this.connectionParameters.client_encoding||`utf8`}),this._queryQueue=[],this._sentQueryQueue=[],this.pipeline=!!t.pipeline,this.binary=t.binary||l.binary,this.processID=null,this.secretKey=null,this.ssl=this.connectionParameters.ssl||!1,this.sslNegotiation=this.connectionParameters.sslnegotiation||`postgres`,this.ssl&&this.ssl.key&&Object.defineProperty(this.ssl,"key",{enumerable:!1}),this._connectionTimeoutMillis=t.connectionTimeoutMillis||0}get activeQuery(){return p(),this._activeQuery}set activeQuery(e){p(),this._activeQuery=e}_getActiveQuery(){return this._activeQuery}_errorAllQueries(e){let t=t=>{process.nextTick(()=>{t.handleError(e,this.connection)})},n=this._getActiveQuery();n&&(t(n),this._activeQuery=null),this._sentQueryQueue.forEach(t),this._sentQueryQueue.length=0,this._queryQueue.forEach(t),this._queryQueue.length=0}_connect(e){let t=this,n=this.connection;if(this._connectionCallback=e,this._connecting||this._connected){let t=Error(`Client has already been connected. You cannot reuse a client.`);process.nextTick(()=>{e(t)})}else this._connecting=!0,this._connectionTimeoutMillis>0&&(this.connectionTimeoutHandle=setTimeout(()=>{n._ending=!0,n.stream.destroy(Error(`timeout expired`))},this._connectionTimeoutMillis),this.connectionTimeoutHandle.unref&&this.connectionTimeoutHandle.unref()),this.host&&this.host.indexOf(`/`)===0?n.connect(this.host+`/.s.PGSQL.`+this.port):n.connect(this.port,this.host),n.on(`connect`,function(){t.ssl?t.sslNegotiation!==`direct`&&n.requestSsl():n.startup(t.getStartupConf())}),n.on(`sslconnect`,function(){n.startup(t.getStartupConf())}),this._attachListeners(n),n.once(`end`,()=>{let e=this._ending?Error(`Connection terminated`):Error(`Connection terminated unexpectedly`);clearTimeout(this.connectionTimeoutHandle),this._errorAllQueries(e),this._ended=!0,this._ending||(this._connecting&&!this._connectionError?this._connectionCallback?this._connectionCallback(e):this._handleErrorEvent(e):this._connectionError||this._handleErrorEvent(e)),process.nextTick(()=>{this.emit(`end`)})})}connect(e){if(e)this._connect(e);else return new this._Promise((e,t)=>{this._connect(n=>{n?t(n):e(this)})})}_attachListeners(e){e.on(`authenticationCleartextPassword`,this._handleAuthCleartextPassword.bind(this)),e.on(`authenticationMD5Password`,this._handleAuthMD5Password.bind(this)),e.on(`authenticationSASL`,this._handleAuthSASL.bind(this)),e.on(`authenticationSASLContinue`,this._handleAuthSASLContinue.bind(this)),e.on(`authenticationSASLFinal`,this._handleAuthSASLFinal.bind(this)),e.on(`backendKeyData`,this._handleBackendKeyData.bind(this)),e.on(`error`,this._handleErrorEvent.bind(this)),e.on(`errorMessage`,this._handleErrorMessage.bind(this)),e.on(`readyForQuery`,this._handleReadyForQuery.bind(this)),e.on(`notice`,this._handleNotice.bind(this)),e.on(`rowDescription`,this._handleRowDescription.bind(this)),e.on(`dataRow`,this._handleDataRow.bind(this)),e.on(`portalSuspended`,this._handlePortalSuspended.bind(this)),e.on(`emptyQuery`,this._handleEmptyQuery.bind(this)),e.on(`commandComplete`,this._handleCommandComplete.bind(this)),e.on(`parseComplete`,this._handleParseComplete.bind(this)),e.on(`copyInResponse`,this._handleCopyInResponse.bind(this)),e.on(`copyData`,this._handleCopyData.bind(this)),e.on(`notification`,this._handleNotification.bind(this))}_getPassword(e){let t=this.connection;if(typeof this.password==`function`)this._Promise.resolve().then(()=>this.password(this.connectionParameters)).then(n=>{if(n!==void 0){if(typeof n!=`string`){t.emit(`error`,TypeError(`Password must be a string`));return}this.connectionParameters.password=this.password=n}else this.connectionParameters.password=this.password=null;e()}).catch(e=>{t.emit(`error`,e)});else if(this.password!==null)e();else try{Tt()(this.connectionParameters,t=>{t!==void 0&&(h(),this.connectionParameters.password=this.password=t),e()})}catch(e){this.emit(`error`,e)}}_handleAuthCleartextPassword(e){this._getPassword(()=>{this.connection.password(this.password)})}_handleAuthMD5Password(e){this._getPassword(async()=>{try{let t=await f.postgresMd5PasswordHash(this.user,this.password,e.salt);this.connection.password(t)}catch(e){this.emit(`error`,e)}})}_handleAuthSASL(e){this._getPassword(()=>{try{this.saslSession=a.startSession(e.mechanisms,this.enableChannelBinding&&this.connection.stream,this.scramMaxIterations),this.connection.sendSASLInitialResponseMessage(this.saslSession.mechanism,this.saslSession.response)}catch(e){this.connection.emit(`error`,e)}})}async _handleAuthSASLContinue(e){try{await a.continueSession(this.saslSession,this.password,e.data,this.enableChannelBinding&&this.connection.stream),this.connection.sendSCRAMClientFinalMessage(this.saslSession.response)}catch(e){this.connection.emit(`error`,e)}}_handleAuthSASLFinal(e){try{a.finalizeSession(this.saslSession,e.data),this.saslSession=null}catch(e){this.connection.emit(`error`,e)}}_handleBackendKeyData(e){this.processID=e.processID,this.secretKey=e.secretKey}_handleReadyForQuery(e){this._connecting&&(this._connecting=!1,this._connected=!0,clearTimeout(this.connectionTimeoutHandle),this._connectionCallback&&=(this._connectionCallback(null,this),null),this.emit(`connect`));let t=this._getActiveQuery();this._activeQuery=null,this._txStatus=e?.status??null,this.readyForQuery=!0,t&&t.handleReadyForQuery(this.connection),this._pulseQueryQueue()}_handleErrorWhileConnecting(e){if(!this._connectionError){if(this._connectionError=!0,clearTimeout(this.connectionTimeoutHandle),this._connectionCallback)return this._connectionCallback(e);this.emit(`error`,e)}}_handleErrorEvent(e){if(this._connecting)return this._handleErrorWhileConnecting(e);this._queryable=!1,this._errorAllQueries(e),this.emit(`error`,e)}_handleErrorMessage(e){if(this._connecting)return this._handleErrorWhileConnecting(e);let t=this._getActiveQuery();t?(this._activeQuery=null,t.name&&delete this.connection.submittedNamedStatements[t.name],t.handleError(e,this.connection)):this._handleErrorEvent(e)}_handleRowDescription(e){let t=this._getActiveQuery();if(t==null){let e=Error(`Received unexpected rowDescription message from backend.`);this._handleErrorEvent(e)}else t.handleRowDescription(e)}_handleDataRow(e){let t=this._getActiveQuery();if(t==null){let e=Error(`Received unexpected dataRow message from backend.`);this._handleErrorEvent(e)}else t.handleDataRow(e)}_handlePortalSuspended(e){let t=this._getActiveQuery();if(t==null){let e=Error(`Received unexpected portalSuspended message from backend.`);this._handleErrorEvent(e)}else t.handlePortalSuspended(this.connection)}_handleEmptyQuery(e){let t=this._getActiveQuery();if(t==null){let e=Error(`Received unexpected emptyQuery message from backend.`);this._handleErrorEvent(e)}else t.handleEmptyQuery(this.connection)}_handleCommandComplete(e){let t=this._getActiveQuery();if(t==null){let e=Error(`Received unexpected commandComplete message from backend.`);this._handleErrorEvent(e)}else t.handleCommandComplete(e,this.connection)}_handleParseComplete(){let e=this._getActiveQuery();if(e==null){let e=Error(`Received unexpected parseComplete message from backend.`);this._handleErrorEvent(e)}else e.name&&(this.connection.parsedStatements[e.name]=e.text,delete this.connection.submittedNamedStatements[e.name])}_handleCopyInResponse(e){let t=this._getActiveQuery();if(t==null){let e=Error(`Received unexpected copyInResponse message from backend.`);this._handleErrorEvent(e)}else t.handleCopyInResponse(this.connection)}_handleCopyData(e){let t=this._getActiveQuery();if(t==null){let e=Error(`Received unexpected copyData message from backend.`);this._handleErrorEvent(e)}else t.handleCopyData(e,this.connection)}_handleNotification(e){this.emit(`notification`,e)}_handleNotice(e){this.emit(`notice`,e)}getStartupConf(){let e=this.connectionParameters,t={user:e.user,database:e.database},n=e.application_name||e.fallback_application_name;return n&&(t.application_name=n),e.replication&&(t.replication=``+e.replication),e.statement_timeout&&(t.statement_timeout=String(parseInt(e.statement_timeout,10))),e.lock_timeout&&(t.lock_timeout=String(parseInt(e.lock_timeout,10))),e.idle_in_transaction_session_timeout&&(t.idle_in_transaction_session_timeout=String(parseInt(e.idle_in_transaction_session_timeout,10))),e.options&&(t.options=e.options),t}cancel(e,t){if(e.activeQuery===t){let t=this.connection;this.host&&this.host.indexOf(`/`)===0?t.connect(this.host+`/.s.PGSQL.`+this.port):t.connect(this.port,this.host),t.on(`connect`,function(){t.cancel(e.processID,e.secretKey)})}else e._queryQueue.indexOf(t)===-1?e._sentQueryQueue.indexOf(t)!==-1&&(t.callback=()=>{}):e._queryQueue.splice(e._queryQueue.indexOf(t),1)}setTypeParser(e,t,n){return this._types.setTypeParser(e,t,n)}getTypeParser(e,t){return this._types.getTypeParser(e,t)}escapeIdentifier(e){return r.escapeIdentifier(e)}escapeLiteral(e){return r.escapeLiteral(e)}_pulseQueryQueue(){if(this.pipeline)this._pulsePipelinedQueryQueue();else if(this.readyForQuery===!0){this._activeQuery=this._queryQueue.shift();let e=this._getActiveQuery();if(e){this.readyForQuery=!1,this.hasExecuted=!0;let t=e.submit(this.connection);t&&process.nextTick(()=>{e.handleError(t,this.connection),this.readyForQuery=!0,this._pulseQueryQueue()})}else this.hasExecuted&&(this._activeQuery=null,this.emit(`drain`))}}_pulsePipelinedQueryQueue(){if(this._connected&&this._queryable){for(;this._queryQueue.length>0;){let e=this._queryQueue.shift();this.hasExecuted=!0;let t=e.submit(this.connection);t?process.nextTick(()=>{e.handleError(t,this.connection)}):this._sentQueryQueue.push(e)}this.readyForQuery&&!this._activeQuery&&this._sentQueryQueue.length>0&&(this._activeQuery=this._sentQueryQueue.shift(),this.readyForQuery=!1),!this._activeQuery&&this._sentQueryQueue.length===0&&this._queryQueue.length===0&&this.hasExecuted&&this.emit(`drain`)}}query(e,t,n){let r,i;if(e==null)throw TypeError(`Client was passed a null or undefined query`);if(typeof e.submit==`function`)i=r=e,r.callback||(typeof t==`function`?r.callback=t:n&&(r.callback=n));else if(r=new c(e,t,n),!r.callback)i=new this._Promise((e,t)=>{r.callback=(n,r)=>n?t(n):e(r)}).catch(e=>{throw Error.captureStackTrace(e),e});else if(typeof r.callback!=`function`)throw TypeError(`callback is not a function`);let a=e.query_timeout||this.connectionParameters.query_timeout;if(a){let e=r.callback||(()=>{}),t=setTimeout(()=>{let t=Error(`Query read timeout`);process.nextTick(()=>{r.handleError(t,this.connection)}),e(t),r.callback=()=>{};let n=this._queryQueue.indexOf(r);if(n>-1)this._queryQueue.splice(n,1);else if(this.pipeline){this.connection.stream.destroy();return}this._pulseQueryQueue()},a);r.callback=(n,r)=>{clearTimeout(t),e(n,r)}}if(this.binary&&!r.binary&&(r.binary=!0),r._result&&!r._result._types&&(r._result._types=this._types),this.pipeline){let t=typeof e.submit==`function`&&!(r instanceof c)?`Custom query classes such as pg-cursor and pg-query-stream are`:r.rows?"The `rows` option is":null;if(t)return process.nextTick(()=>{r.handleError(Error(`${t} not supported in pipeline mode`),this.connection)}),i}return this._queryable?this._ending?(process.nextTick(()=>{r.handleError(Error(`Client was closed and is not queryable`),this.connection)}),i):(this._queryQueue.length>0&&!this.pipeline&&_(),this._queryQueue.push(r),this._pulseQueryQueue(),i):(process.nextTick(()=>{r.handleError(Error(`Client has encountered a connection error and is not queryable`),this.connection)}),i)}ref(){this.connection.ref()}unref(){this.connection.unref()}getTransactionStatus(){return this._txStatus}end(e){if(this._ending=!0,!this.connection._connecting||this._ended){if(e){e();return}return this._Promise.resolve()}if(this._queryable?this.pipeline&&(this._getActiveQuery()||this._sentQueryQueue.length>0||this._queryQueue.length>0)?this.once(`drain`,()=>this.connection.end()):this._getActiveQuery()?this.connection.stream.destroy():this.connection.end():this.connection.stream.destroy(),e)this.connection.once(`end`,e);else return new this._Promise(e=>{this.connection.once(`end`,e)})}get queryQueue(){return m(),this._queryQueue}};y.Query=c,t.exports=y})),Dt=o(((e,t)=>{var n=u(`events`).EventEmitter,r=function(){},i=(e,t)=>{let n=e.findIndex(t);return n===-1?void 0:e.splice(n,1)[0]},a=class{constructor(e,t,n){this.client=e,this.idleListener=t,this.timeoutId=n}},o=class{constructor(e){this.callback=e}};function s(){throw Error(`Release called on client which has already been released to the pool.`)}function c(e,t){if(t)return{callback:t,result:void 0};let n,r;return{callback:function(e,t){e?n(e):r(t)},result:new e(function(e,t){r=e,n=t}).catch(e=>{throw Error.captureStackTrace(e),e})}}function l(e,t){return function n(r){r.client=t,t.removeListener(`error`,n),t.on(`error`,()=>{e.log(`additional client error after disconnection due to error`,r)}),e._remove(t),e.emit(`error`,r,t)}}t.exports=class extends n{constructor(e,t){super(),this.options=Object.assign({},e),e!=null&&`password`in e&&Object.defineProperty(this.options,"password",{configurable:!0,enumerable:!1,writable:!0,value:e.password}),e!=null&&e.ssl&&e.ssl.key&&Object.defineProperty(this.options.ssl,"key",{enumerable:!1}),this.options.max=this.options.max||this.options.poolSize||10,this.options.min=this.options.min||0,this.options.maxUses=this.options.maxUses||1/0,this.options.allowExitOnIdle=this.options.allowExitOnIdle||!1,this.options.maxLifetimeSeconds=this.options.maxLifetimeSeconds||0,this.log=this.options.log||function(){},this.Client=this.options.Client||t||Pt().Client,this.Promise=this.options.Promise||global.Promise,this.options.idleTimeoutMillis===void 0&&(this.options.idleTimeoutMillis=1e4),this._clients=[],this._idle=[],this._expired=new WeakSet,this._pendingQueue=[],this._endCallback=void 0,this.ending=!1,this.ended=!1}_promiseTry(e){let t=this.Promise;return typeof t.try==`function`?t.try(e):new t(t=>t(e()))}_isFull(){return this._clients.length>=this.options.max}_isAboveMin(){return this._clients.length>this.options.min}_pulseQueue(){if(this.log(`pulse queue`),this.ended){this.log(`pulse queue ended`);return}if(this.ending){this.log(`pulse queue on ending`),this._idle.length&&this._idle.slice().map(e=>{this._remove(e.client)}),this._clients.length||(this.ended=!0,this._endCallback());return}if(!this._pendingQueue.length){this.log(`no queued requests`);return}if(!this._idle.length&&this._isFull())return;let e=this._pendingQueue.shift();if(this._idle.length){let t=this._idle.pop();clearTimeout(t.timeoutId);let n=t.client;n.ref&&n.ref();let r=t.idleListener;return this._acquireClient(n,e,r,!1)}if(!this._isFull())return this.newClient(e);throw Error(`unexpected condition`)}_remove(e,t){let n=i(this._idle,t=>t.client===e);n!==void 0&&clearTimeout(n.timeoutId),this._clients=this._clients.filter(t=>t!==e);let r=this;e.end(()=>{r.emit(`remove`,e),typeof t==`function`&&t()})}connect(e){if(this.ending){let t=Error(`Cannot use a pool after calling end on the pool`);return e?e(t):this.Promise.reject(t)}let t=c(this.Promise,e),n=t.result;if(this._isFull()||this._idle.length){if(this._idle.length&&process.nextTick(()=>this._pulseQueue()),!this.options.connectionTimeoutMillis)return this._pendingQueue.push(new o(t.callback)),n;let e=(e,n,r)=>{clearTimeout(a),t.callback(e,n,r)},r=new o(e),a=setTimeout(()=>{i(this._pendingQueue,t=>t.callback===e),r.timedOut=!0,t.callback(Error(`timeout exceeded when trying to connect`))},this.options.connectionTimeoutMillis);return a.unref&&a.unref(),this._pendingQueue.push(r),n}return this.newClient(new o(t.callback)),n}newClient(e){let t=new this.Client(this.options);this._clients.push(t);let n=l(this,t);this.log(`checking client timeout`);let i,a=!1;this.options.connectionTimeoutMillis&&(i=setTimeout(()=>{t.connection?(this.log(`ending client due to timeout`),a=!0,t.connection.stream.destroy()):t.isConnected()||(this.log(`ending client due to timeout`),a=!0,t.end())},this.options.connectionTimeoutMillis)),this.log(`connecting new client`),t.connect(o=>{if(i&&clearTimeout(i),t.on(`error`,n),o)this.log(`client failed to connect`,o),this._clients=this._clients.filter(e=>e!==t),a&&(o=Error(`Connection terminated due to connection timeout`,{cause:o})),this._pulseQueue(),e.timedOut||e.callback(o,void 0,r);else{if(this.log(`new client connected`),this.options.onConnect){this._promiseTry(()=>this.options.onConnect(t)).then(()=>{this._afterConnect(t,e,n)},n=>{this._clients=this._clients.filter(e=>e!==t),t.end(()=>{this._pulseQueue(),e.timedOut||e.callback(n,void 0,r)})});return}return this._afterConnect(t,e,n)}})}_afterConnect(e,t,n){if(this.options.maxLifetimeSeconds!==0){let t=setTimeout(()=>{this.log(`ending client due to expired lifetime`),this._expired.add(e),this._idle.findIndex(t=>t.client===e)!==-1&&this._acquireClient(e,new o((e,t,n)=>n()),n,!1)},this.options.maxLifetimeSeconds*1e3);t.unref(),e.once(`end`,()=>clearTimeout(t))}return this._acquireClient(e,t,n,!0)}_acquireClient(e,t,n,i){i&&this.emit(`connect`,e),this.emit(`acquire`,e),e.release=this._releaseOnce(e,n),e.removeListener(`error`,n),t.timedOut?i&&this.options.verify?this.options.verify(e,e.release):e.release():i&&this.options.verify?this.options.verify(e,n=>{if(n)return e.release(n),t.callback(n,void 0,r);t.callback(void 0,e,e.release)}):t.callback(void 0,e,e.release)}_releaseOnce(e,t){let n=!1;return r=>{n&&s(),n=!0,this._release(e,t,r)}}_release(e,t,n){if(e.on(`error`,t),e._poolUseCount=(e._poolUseCount||0)+1,this.emit(`release`,n,e),n||this.ending||!e._queryable||e._ending||e._poolUseCount>=this.options.maxUses)return e._poolUseCount>=this.options.maxUses&&this.log(`remove expended client`),this._remove(e,this._pulseQueue.bind(this));if(this._expired.has(e))return this.log(`remove expired client`),this._expired.delete(e),this._remove(e,this._pulseQueue.bind(this));let r;this.options.idleTimeoutMillis&&this._isAboveMin()&&(r=setTimeout(()=>{this._isAboveMin()&&(this.log(`remove idle client`),this._remove(e,this._pulseQueue.bind(this)))},this.options.idleTimeoutMillis),this.options.allowExitOnIdle&&r.unref()),this.options.allowExitOnIdle&&e.unref(),this._idle.push(new a(e,t,r)),this._pulseQueue()}query(e,t,n){if(typeof e==`function`){let t=c(this.Promise,e);return setImmediate(function(){return t.callback(Error(`Passing a function as the first parameter to pool.query is not supported`))}),t.result}typeof t==`function`&&(n=t,t=void 0);let r=c(this.Promise,n);return n=r.callback,this.connect((r,i)=>{if(r)return n(r);let a=!1,o=e=>{a||(a=!0,i.release(e),n(e))};i.once(`error`,o),this.log(`dispatching query`);try{i.query(e,t,(e,t)=>{if(this.log(`query dispatched`),i.removeListener(`error`,o),!a)return a=!0,i.release(e),e?n(e):n(void 0,t)})}catch(e){return i.release(e),n(e)}}),r.result}end(e){if(this.log(`ending`),this.ending){let t=Error(`Called end on pool more than once`);return e?e(t):this.Promise.reject(t)}this.ending=!0;let t=c(this.Promise,e);return this._endCallback=t.callback,this._pulseQueue(),t.result}get waitingCount(){return this._pendingQueue.length}get idleCount(){return this._idle.length}get expiredCount(){return this._clients.reduce((e,t)=>e+ +!!this._expired.has(t),0)}get totalCount(){return this._clients.length}}})),Ot=s({default:()=>kt}),kt,At=a((()=>{throw kt={},Error(`Could not resolve "pg-native" imported by "pg". Is it installed?`)})),jt=o(((e,t)=>{var n=u(`events`).EventEmitter,r=u(`util`),i=at(),a=t.exports=function(e,t,r){n.call(this),e=i.normalizeQueryConfig(e,t,r),this.text=e.text,this.values=e.values,this.name=e.name,this.queryMode=e.queryMode,this.callback=e.callback,this.state=`new`,this._arrayMode=e.rowMode===`array`,this._emitRowEvents=!1,this.on(`newListener`,function(e){e===`row`&&(this._emitRowEvents=!0)}.bind(this))};r.inherits(a,n);var o={sqlState:`code`,statementPosition:`position`,messagePrimary:`message`,messageDetail:`detail`,messageHint:`hint`,context:`where`,schemaName:`schema`,tableName:`table`,columnName:`column`,dataTypeName:`dataType`,constraintName:`constraint`,sourceFile:`file`,sourceLine:`line`,sourceFunction:`routine`};a.prototype.handleError=function(e){let t=this.native&&this.native.pq.resultErrorFields();if(t)for(let n in t){let r=o[n]||n;e[r]=t[n]}this.callback?this.callback(e):this.emit(`error`,e),this.state=`error`},a.prototype.then=function(e,t){return this._getPromise().then(e,t)},a.prototype.catch=function(e){return this._getPromise().catch(e)},a.prototype._getPromise=function(){return this._promise||=new Promise(function(e,t){this._once(`end`,e),this._once(`error`,t)}.bind(this)),this._promise},a.prototype.submit=function(e){this.state=`running`;let t=this;this.native=e.native,e.native.arrayMode=this._arrayMode;let n=function(n,r,i){if(e.native.arrayMode=!1,setImmediate(function(){t.emit(`_done`)}),n)return t.handleError(n);t._emitRowEvents&&(i.length>1?r.forEach((e,n)=>{e.forEach(e=>{t.emit(`row`,e,i[n])})}):r.forEach(function(e){t.emit(`row`,e,i)})),t.state=`end`,t.emit(`end`,i),t.callback&&t.callback(null,i)};if(process.domain&&(n=process.domain.bind(n)),this.name){this.name.length>63&&(console.error(`Warning! Postgres only supports 63 characters for query names.`),console.error(`You supplied %s (%s)`,this.name,this.name.length),console.error(`This can cause conflicts and silent errors executing queries`));let r=(this.values||[]).map(i.prepareValue);if(e.namedQueries[this.name]!==void 0){if(this.text&&e.namedQueries[this.name]!==this.text){let e=Error(`Prepared statements must be unique - '${this.name}' was used for a different statement`);return n(e)}return e.native.execute(this.name,r,n)}return e.native.prepare(this.name,this.text,r.length,function(i){return i?n(i):(e.namedQueries[t.name]=t.text,t.native.execute(t.name,r,n))})}if(this.values){if(!Array.isArray(this.values))return n(Error(`Query values must be an array`));let t=this.values.map(i.prepareValue);e.native.query(this.text,t,n)}else this.queryMode===`extended`?e.native.query(this.text,[],n):e.native.query(this.text,n)}})),Mt=o(((e,t)=>{var n=u(`util`),r;try{r=(At(),l(Ot))}catch(e){throw e}var i=lt(),a=u(`events`).EventEmitter,o=u(`util`),s=dt(),c=jt(),d=n.deprecate(()=>{},`Calling client.query() when the client is already executing a query is deprecated and will be removed in pg@9.0. Use async/await or an external async flow control mechanism instead.`),f=t.exports=function(e){a.call(this),e||={},this._Promise=e.Promise||global.Promise,this._types=new i(e.types),this.native=new r({types:this._types}),this._queryQueue=[],this._ending=!1,this._connecting=!1,this._connected=!1,this._queryable=!0,this.pipeline=!!e.pipeline,this._pipelineInFlight=!1;let t=this.connectionParameters=new s(e);e.nativeConnectionString&&(t.nativeConnectionString=e.nativeConnectionString),this.user=t.user,Object.defineProperty(this,"password",{configurable:!0,enumerable:!1,writable:!0,value:t.password}),this.database=t.database,this.host=t.host,this.port=t.port,this.namedQueries={}};f.Query=c,o.inherits(f,a),f.prototype._errorAllQueries=function(e){let t=t=>{process.nextTick(()=>{t.native=this.native,t.handleError(e)})};this._hasActiveQuery()&&(t(this._activeQuery),this._activeQuery=null),this._queryQueue.forEach(t),this._queryQueue.length=0},f.prototype._connect=function(e){let t=this;this._connecting?process.nextTick(()=>e(Error(`Client has already been connected. You cannot reuse a client.`))):(this._connecting=!0,this.connectionParameters.getLibpqConnectionString(function(n,r){if(t.connectionParameters.nativeConnectionString&&(r=t.connectionParameters.nativeConnectionString),n)return e(n);t.native.connect(r,function(n){if(n)return t.native.end(),e(n);t._connected=!0,t.native.on(`error`,function(e){t._queryable=!1,t._errorAllQueries(e),t.emit(`error`,e)}),t.native.on(`notification`,function(e){t.emit(`notification`,{channel:e.relname,payload:e.extra})}),t.emit(`connect`),t._pulseQueryQueue(!0),e(null,this)})}))},f.prototype.connect=function(e){if(e)this._connect(e);else return new this._Promise((e,t)=>{this._connect(n=>{n?t(n):e(this)})})},f.prototype.query=function(e,t,n){let r,i,a,o,s;if(e==null)throw TypeError(`Client was passed a null or undefined query`);if(typeof e.submit==`function`)a=e.query_timeout||this.connectionParameters.query_timeout,i=r=e,typeof t==`function`&&(e.callback=t);else if(a=e.query_timeout||this.connectionParameters.query_timeout,r=new c(e,t,n),!r.callback){let e,t;i=new this._Promise((n,r)=>{e=n,t=r}).catch(e=>{throw Error.captureStackTrace(e),e}),r.callback=(n,r)=>n?t(n):e(r)}return a&&(s=r.callback||(()=>{}),o=setTimeout(()=>{let e=Error(`Query read timeout`);process.nextTick(()=>{r.handleError(e,this.connection)}),s(e),r.callback=()=>{};let t=this._queryQueue.indexOf(r);t>-1&&this._queryQueue.splice(t,1),this._pulseQueryQueue()},a),r.callback=(e,t)=>{clearTimeout(o),s(e,t)}),this._queryable?this._ending?(r.native=this.native,process.nextTick(()=>{r.handleError(Error(`Client was closed and is not queryable`))}),i):(this._queryQueue.length>0&&!this.pipeline&&d(),this._queryQueue.push(r),this._pulseQueryQueue(),i):(r.native=this.native,process.nextTick(()=>{r.handleError(Error(`Client has encountered a connection error and is not queryable`))}),i)},f.prototype.end=function(e){let t=this;this._ending=!0,this._connecting&&!this._connected&&this.once(`connect`,()=>{this.end(()=>{})});let n;e||(n=new this._Promise(function(t,n){e=e=>e?n(e):t()}));let r=function(){t.native.end(function(){t._connected=!1,t._errorAllQueries(Error(`Connection terminated`)),process.nextTick(()=>{t.emit(`end`),e&&e()})})};return this.pipeline&&(this._pipelineInFlight||this._queryQueue.length>0)?this.once(`drain`,r):r(),n},f.prototype._hasActiveQuery=function(){return this._activeQuery&&this._activeQuery.state!==`error`&&this._activeQuery.state!==`end`},f.prototype._pulseQueryQueue=function(e){if(!this._connected)return;if(this.pipeline&&!e)return this._pulsePipelinedQueryQueue();if(this._hasActiveQuery())return;let t=this._queryQueue.shift();if(!t){e||this.emit(`drain`);return}this._activeQuery=t,t.submit(this);let n=this;t.once(`_done`,function(){n._pulseQueryQueue()})},f.prototype._pulsePipelinedQueryQueue=function(){if(!this._connected||this._pipelineInFlight)return;if(this._queryQueue.length===0){this.hasExecuted&&this.emit(`drain`);return}this._pipelineInFlight=!0;let e=this,t=[],n=[],r=at();for(;this._queryQueue.length>0;){let e=this._queryQueue.shift();this.hasExecuted=!0,n.push(e);let i=e.values?e.values.map(r.prepareValue):null,a={text:e.text,name:e.name,arrayMode:e._arrayMode};i&&(a.values=i),e.name&&this.namedQueries[e.name]&&(a._alreadyPrepared=!0),t.push(a)}this.native.pipeline(t,function(t,r){if(e._pipelineInFlight=!1,t){e._connected=!1,e._queryable=!1;for(let r=0;r<n.length;r++){let i=n[r];i.native=e.native,i.handleError(t)}e._errorAllQueries(t),e.emit(`error`,t),e.emit(`end`)}else{for(let t=0;t<n.length;t++){let i=n[t],a=r[t];i.native=e.native,a.err?i.handleError(a.err):(i.name&&(e.namedQueries[i.name]=i.text),i.state=`end`,i.emit(`end`,a.result),i.callback&&i.callback(null,a.result)),setImmediate(function(){i.emit(`_done`)})}e._pulsePipelinedQueryQueue()}})},f.prototype.cancel=function(e){this._activeQuery===e?this.native.cancel(function(){}):this._queryQueue.indexOf(e)!==-1&&this._queryQueue.splice(this._queryQueue.indexOf(e),1)},f.prototype.ref=function(){},f.prototype.unref=function(){},f.prototype.setTypeParser=function(e,t,n){return this._types.setTypeParser(e,t,n)},f.prototype.getTypeParser=function(e,t){return this._types.getTypeParser(e,t)},f.prototype.isConnected=function(){return this._connected},f.prototype.getTransactionStatus=function(){return this.native.getTransactionStatus()}})),Nt=o(((e,t)=>{t.exports=Mt()})),Pt=o(((e,t)=>{var n=Et(),r=it(),i=St(),a=ft(),o=at(),s=Dt(),c=lt(),{DatabaseError:l}=yt(),{escapeIdentifier:u,escapeLiteral:d}=at(),f=e=>class extends s{constructor(t){super(t,e)}},p=function(e){this.defaults=r,this.Client=e,this.Query=this.Client.Query,this.Pool=f(this.Client),this._pools=[],this.Connection=i,this.types=rt(),this.DatabaseError=l,this.TypeOverrides=c,this.escapeIdentifier=u,this.escapeLiteral=d,this.Result=a,this.utils=o},m=n,h=!1;try{h=!!process.env.NODE_PG_FORCE_NATIVE}catch{}h&&(m=Nt()),t.exports=new p(m),Object.defineProperty(t.exports,"native",{configurable:!0,enumerable:!1,get(){let e=null;try{e=new p(Nt())}catch(e){if(e.code!==`MODULE_NOT_FOUND`)throw e}return Object.defineProperty(t.exports,"native",{value:e}),e}})})),Ft=o((e=>{Object.defineProperty(e,"__esModule",{value:!0}),e.migrations=void 0,e.migrations={"000001.sql":String.raw`--! breaking-change
-- Create the tables
create table :GRAPHILE_WORKER_SCHEMA.job_queues (
  queue_name text not null primary key,
  job_count int not null,
  locked_at timestamptz,
  locked_by text
);
alter table :GRAPHILE_WORKER_SCHEMA.job_queues enable row level security;

create table :GRAPHILE_WORKER_SCHEMA.jobs (
  id bigserial primary key,
  queue_name text not null,
  task_identifier text not null,
  payload json default '{}'::json not null,
  priority int default 0 not null,
  run_at timestamptz default now() not null,
  attempts int default 0 not null,
  max_attempts int default 25 not null,
  last_error text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now()
);
alter table :GRAPHILE_WORKER_SCHEMA.jobs enable row level security;

create index on :GRAPHILE_WORKER_SCHEMA.jobs (priority, run_at, id);

-- Keep updated_at up to date
create function :GRAPHILE_WORKER_SCHEMA.tg__update_timestamp() returns trigger as $$
begin
  new.updated_at = greatest(now(), old.updated_at + interval '1 millisecond');
  return new;
end;
$$ language plpgsql;
create trigger _100_timestamps before update on :GRAPHILE_WORKER_SCHEMA.jobs for each row execute procedure :GRAPHILE_WORKER_SCHEMA.tg__update_timestamp();

-- Manage the job_queues table - creating and deleting entries as appropriate
create function :GRAPHILE_WORKER_SCHEMA.jobs__decrease_job_queue_count() returns trigger as $$
declare
  v_new_job_count int;
begin
  update :GRAPHILE_WORKER_SCHEMA.job_queues
    set job_count = job_queues.job_count - 1
    where queue_name = old.queue_name
    returning job_count into v_new_job_count;

  if v_new_job_count <= 0 then
    delete from :GRAPHILE_WORKER_SCHEMA.job_queues where queue_name = old.queue_name and job_count <= 0;
  end if;

  return old;
end;
$$ language plpgsql;
create function :GRAPHILE_WORKER_SCHEMA.jobs__increase_job_queue_count() returns trigger as $$
begin
  insert into :GRAPHILE_WORKER_SCHEMA.job_queues(queue_name, job_count)
    values(new.queue_name, 1)
    on conflict (queue_name)
    do update
    set job_count = job_queues.job_count + 1;

  return new;
end;
$$ language plpgsql;
create trigger _500_increase_job_queue_count after insert on :GRAPHILE_WORKER_SCHEMA.jobs for each row execute procedure :GRAPHILE_WORKER_SCHEMA.jobs__increase_job_queue_count();
create trigger _500_decrease_job_queue_count after delete on :GRAPHILE_WORKER_SCHEMA.jobs for each row execute procedure :GRAPHILE_WORKER_SCHEMA.jobs__decrease_job_queue_count();
create trigger _500_increase_job_queue_count_update after update of queue_name on :GRAPHILE_WORKER_SCHEMA.jobs for each row execute procedure :GRAPHILE_WORKER_SCHEMA.jobs__increase_job_queue_count();
create trigger _500_decrease_job_queue_count_update after update of queue_name on :GRAPHILE_WORKER_SCHEMA.jobs for each row execute procedure :GRAPHILE_WORKER_SCHEMA.jobs__decrease_job_queue_count();

-- Notify worker of new jobs
create function :GRAPHILE_WORKER_SCHEMA.tg_jobs__notify_new_jobs() returns trigger as $$
begin
  perform pg_notify('jobs:insert', '');
  return new;
end;
$$ language plpgsql;
create trigger _900_notify_worker after insert on :GRAPHILE_WORKER_SCHEMA.jobs for each statement execute procedure :GRAPHILE_WORKER_SCHEMA.tg_jobs__notify_new_jobs();

-- Function to queue a job
create function :GRAPHILE_WORKER_SCHEMA.add_job(
  identifier text,
  payload json = '{}',
  queue_name text = null, -- was gen_random_uuid(), but later removed dependency
  run_at timestamptz = now(),
  max_attempts int = 25
) returns :GRAPHILE_WORKER_SCHEMA.jobs as $$
  insert into :GRAPHILE_WORKER_SCHEMA.jobs(task_identifier, payload, queue_name, run_at, max_attempts) values(identifier, payload, queue_name, run_at, max_attempts) returning *;
$$ language sql;

-- The main function - find me a job to do!
create function :GRAPHILE_WORKER_SCHEMA.get_job(worker_id text, task_identifiers text[] = null, job_expiry interval = interval '4 hours') returns :GRAPHILE_WORKER_SCHEMA.jobs as $$
declare
  v_job_id bigint;
  v_queue_name text;
  v_default_job_max_attempts text = '25';
  v_row :GRAPHILE_WORKER_SCHEMA.jobs;
begin
  if worker_id is null or length(worker_id) < 10 then
    raise exception 'invalid worker id';
  end if;

  select job_queues.queue_name, jobs.id into v_queue_name, v_job_id
    from :GRAPHILE_WORKER_SCHEMA.jobs
    inner join :GRAPHILE_WORKER_SCHEMA.job_queues using (queue_name)
    where (locked_at is null or locked_at < (now() - job_expiry))
    and run_at <= now()
    and attempts < max_attempts
    and (task_identifiers is null or task_identifier = any(task_identifiers))
    order by priority asc, run_at asc, id asc
    limit 1
    for update of job_queues
    skip locked;

  if v_queue_name is null then
    return null;
  end if;

  update :GRAPHILE_WORKER_SCHEMA.job_queues
    set
      locked_by = worker_id,
      locked_at = now()
    where job_queues.queue_name = v_queue_name;

  update :GRAPHILE_WORKER_SCHEMA.jobs
    set attempts = attempts + 1
    where id = v_job_id
    returning * into v_row;

  return v_row;
end;
$$ language plpgsql;

-- I was successful, mark the job as completed
create function :GRAPHILE_WORKER_SCHEMA.complete_job(worker_id text, job_id bigint) returns :GRAPHILE_WORKER_SCHEMA.jobs as $$
declare
  v_row :GRAPHILE_WORKER_SCHEMA.jobs;
begin
  delete from :GRAPHILE_WORKER_SCHEMA.jobs
    where id = job_id
    returning * into v_row;

  update :GRAPHILE_WORKER_SCHEMA.job_queues
    set locked_by = null, locked_at = null
    where queue_name = v_row.queue_name and locked_by = worker_id;

  return v_row;
end;
$$ language plpgsql;

-- I was unsuccessful, re-schedule the job please
create function :GRAPHILE_WORKER_SCHEMA.fail_job(worker_id text, job_id bigint, error_message text) returns :GRAPHILE_WORKER_SCHEMA.jobs as $$
declare
  v_row :GRAPHILE_WORKER_SCHEMA.jobs;
begin
  update :GRAPHILE_WORKER_SCHEMA.jobs
    set
      last_error = error_message,
      run_at = greatest(now(), run_at) + (exp(least(attempts, 10))::text || ' seconds')::interval
    where id = job_id
    returning * into v_row;

  update :GRAPHILE_WORKER_SCHEMA.job_queues
    set locked_by = null, locked_at = null
    where queue_name = v_row.queue_name and locked_by = worker_id;

  return v_row;
end;
$$ language plpgsql;

`,"000002.sql":String.raw`alter table :GRAPHILE_WORKER_SCHEMA.jobs add column key text unique check(length(key) > 0);

alter table :GRAPHILE_WORKER_SCHEMA.jobs add locked_at timestamptz;
alter table :GRAPHILE_WORKER_SCHEMA.jobs add locked_by text;

-- update any in-flight jobs
update :GRAPHILE_WORKER_SCHEMA.jobs
  set locked_at = q.locked_at, locked_by = q.locked_by
  from :GRAPHILE_WORKER_SCHEMA.job_queues q
  where q.queue_name = jobs.queue_name
  and q.locked_at is not null;

-- update add_job behaviour to meet new requirements
drop function if exists :GRAPHILE_WORKER_SCHEMA.add_job(
  identifier text,
  payload json,
  queue_name text,
  run_at timestamptz,
  max_attempts int
);
create function :GRAPHILE_WORKER_SCHEMA.add_job(
  identifier text,
  payload json = '{}',
  queue_name text = null,
  run_at timestamptz = now(),
  max_attempts int = 25,
  job_key text = null
) returns :GRAPHILE_WORKER_SCHEMA.jobs as $$
declare
  v_job :GRAPHILE_WORKER_SCHEMA.jobs;
begin
  if job_key is not null then
    -- Upsert job
    insert into :GRAPHILE_WORKER_SCHEMA.jobs (task_identifier, payload, queue_name, run_at, max_attempts, key)
      values(
        identifier,
        payload,
        queue_name,
        run_at,
        max_attempts,
        job_key
      )
      on conflict (key) do update set
        -- update all job details other than queue_name, which we want to keep
        -- the same unless explicitly provided
        task_identifier=excluded.task_identifier,
        payload=excluded.payload,
        queue_name=coalesce(add_job.queue_name, jobs.queue_name),
        max_attempts=excluded.max_attempts,
        run_at=excluded.run_at,

        -- always reset error/retry state
        attempts=0,
        last_error=null
      where jobs.locked_at is null
      returning *
      into v_job;

    -- If upsert succeeded (insert or update), return early
    if not (v_job is null) then
      return v_job;
    end if;

    -- Upsert failed -> there must be an existing job that is locked. Remove
    -- existing key to allow a new one to be inserted, and prevent any
    -- subsequent retries by bumping attempts to the max allowed.
    update :GRAPHILE_WORKER_SCHEMA.jobs
      set
        key = null,
        attempts = jobs.max_attempts
      where key = job_key;
  end if;

  -- insert the new job. Assume no conflicts due to the update above
  insert into :GRAPHILE_WORKER_SCHEMA.jobs(task_identifier, payload, queue_name, run_at, max_attempts, key)
    values(
      identifier,
      payload,
      queue_name,
      run_at,
      max_attempts,
      job_key
    )
    returning *
    into v_job;

  return v_job;
end;
$$ language plpgsql volatile;

--- implement new remove_job function

create function :GRAPHILE_WORKER_SCHEMA.remove_job(
  job_key text
) returns :GRAPHILE_WORKER_SCHEMA.jobs as $$
  delete from :GRAPHILE_WORKER_SCHEMA.jobs
    where key = job_key
    and locked_at is null
  returning *;
$$ language sql strict volatile;

-- Update other functions to handle locked_at denormalisation

create or replace function :GRAPHILE_WORKER_SCHEMA.get_job(worker_id text, task_identifiers text[] = null, job_expiry interval = interval '4 hours') returns :GRAPHILE_WORKER_SCHEMA.jobs as $$
declare
  v_job_id bigint;
  v_queue_name text;
  v_row :GRAPHILE_WORKER_SCHEMA.jobs;
  v_now timestamptz = now();
begin
  if worker_id is null or length(worker_id) < 10 then
    raise exception 'invalid worker id';
  end if;

  select job_queues.queue_name, jobs.id into v_queue_name, v_job_id
    from :GRAPHILE_WORKER_SCHEMA.jobs
    inner join :GRAPHILE_WORKER_SCHEMA.job_queues using (queue_name)
    where (job_queues.locked_at is null or job_queues.locked_at < (v_now - job_expiry))
    and run_at <= v_now
    and attempts < max_attempts
    and (task_identifiers is null or task_identifier = any(task_identifiers))
    order by priority asc, run_at asc, id asc
    limit 1
    for update of job_queues
    skip locked;

  if v_queue_name is null then
    return null;
  end if;

  update :GRAPHILE_WORKER_SCHEMA.job_queues
    set
      locked_by = worker_id,
      locked_at = v_now
    where job_queues.queue_name = v_queue_name;

  update :GRAPHILE_WORKER_SCHEMA.jobs
    set
      attempts = attempts + 1,
      locked_by = worker_id,
      locked_at = v_now
    where id = v_job_id
    returning * into v_row;

  return v_row;
end;
$$ language plpgsql volatile;

-- I was unsuccessful, re-schedule the job please
create or replace function :GRAPHILE_WORKER_SCHEMA.fail_job(worker_id text, job_id bigint, error_message text) returns :GRAPHILE_WORKER_SCHEMA.jobs as $$
declare
  v_row :GRAPHILE_WORKER_SCHEMA.jobs;
begin
  update :GRAPHILE_WORKER_SCHEMA.jobs
    set
      last_error = error_message,
      run_at = greatest(now(), run_at) + (exp(least(attempts, 10))::text || ' seconds')::interval,
      locked_by = null,
      locked_at = null
    where id = job_id and locked_by = worker_id
    returning * into v_row;

  update :GRAPHILE_WORKER_SCHEMA.job_queues
    set locked_by = null, locked_at = null
    where queue_name = v_row.queue_name and locked_by = worker_id;

  return v_row;
end;
$$ language plpgsql volatile strict;
`,"000003.sql":String.raw`--! breaking-change
alter table :GRAPHILE_WORKER_SCHEMA.jobs alter column queue_name drop not null;

create or replace function :GRAPHILE_WORKER_SCHEMA.add_job(
  identifier text,
  payload json = '{}',
  queue_name text = null,
  run_at timestamptz = now(),
  max_attempts int = 25,
  job_key text = null
) returns :GRAPHILE_WORKER_SCHEMA.jobs as $$
declare
  v_job :GRAPHILE_WORKER_SCHEMA.jobs;
begin
  if job_key is not null then
    -- Upsert job
    insert into :GRAPHILE_WORKER_SCHEMA.jobs (task_identifier, payload, queue_name, run_at, max_attempts, key)
      values(
        identifier,
        payload,
        queue_name,
        run_at,
        max_attempts,
        job_key
      )
      on conflict (key) do update set
        task_identifier=excluded.task_identifier,
        payload=excluded.payload,
        queue_name=excluded.queue_name,
        max_attempts=excluded.max_attempts,
        run_at=excluded.run_at,

        -- always reset error/retry state
        attempts=0,
        last_error=null
      where jobs.locked_at is null
      returning *
      into v_job;

    -- If upsert succeeded (insert or update), return early
    if not (v_job is null) then
      return v_job;
    end if;

    -- Upsert failed -> there must be an existing job that is locked. Remove
    -- existing key to allow a new one to be inserted, and prevent any
    -- subsequent retries by bumping attempts to the max allowed.
    update :GRAPHILE_WORKER_SCHEMA.jobs
      set
        key = null,
        attempts = jobs.max_attempts
      where key = job_key;
  end if;

  -- insert the new job. Assume no conflicts due to the update above
  insert into :GRAPHILE_WORKER_SCHEMA.jobs(task_identifier, payload, queue_name, run_at, max_attempts, key)
    values(
      identifier,
      payload,
      queue_name,
      run_at,
      max_attempts,
      job_key
    )
    returning *
    into v_job;

  return v_job;
end;
$$ language plpgsql volatile;

create or replace function :GRAPHILE_WORKER_SCHEMA.get_job(worker_id text, task_identifiers text[] = null, job_expiry interval = interval '4 hours') returns :GRAPHILE_WORKER_SCHEMA.jobs as $$
declare
  v_job_id bigint;
  v_queue_name text;
  v_row :GRAPHILE_WORKER_SCHEMA.jobs;
  v_now timestamptz = now();
begin
  if worker_id is null or length(worker_id) < 10 then
    raise exception 'invalid worker id';
  end if;

  select jobs.queue_name, jobs.id into v_queue_name, v_job_id
    from :GRAPHILE_WORKER_SCHEMA.jobs
    where (jobs.locked_at is null or jobs.locked_at < (v_now - job_expiry))
    and (
      jobs.queue_name is null
    or
      exists (
        select 1
        from :GRAPHILE_WORKER_SCHEMA.job_queues
        where job_queues.queue_name = jobs.queue_name
        and (job_queues.locked_at is null or job_queues.locked_at < (v_now - job_expiry))
        for update
        skip locked
      )
    )
    and run_at <= v_now
    and attempts < max_attempts
    and (task_identifiers is null or task_identifier = any(task_identifiers))
    order by priority asc, run_at asc, id asc
    limit 1
    for update
    skip locked;

  if v_job_id is null then
    return null;
  end if;

  if v_queue_name is not null then
    update :GRAPHILE_WORKER_SCHEMA.job_queues
      set
        locked_by = worker_id,
        locked_at = v_now
      where job_queues.queue_name = v_queue_name;
  end if;

  update :GRAPHILE_WORKER_SCHEMA.jobs
    set
      attempts = attempts + 1,
      locked_by = worker_id,
      locked_at = v_now
    where id = v_job_id
    returning * into v_row;

  return v_row;
end;
$$ language plpgsql volatile;

create or replace function :GRAPHILE_WORKER_SCHEMA.fail_job(worker_id text, job_id bigint, error_message text) returns :GRAPHILE_WORKER_SCHEMA.jobs as $$
declare
  v_row :GRAPHILE_WORKER_SCHEMA.jobs;
begin
  update :GRAPHILE_WORKER_SCHEMA.jobs
    set
      last_error = error_message,
      run_at = greatest(now(), run_at) + (exp(least(attempts, 10))::text || ' seconds')::interval,
      locked_by = null,
      locked_at = null
    where id = job_id and locked_by = worker_id
    returning * into v_row;

  if v_row.queue_name is not null then
    update :GRAPHILE_WORKER_SCHEMA.job_queues
      set locked_by = null, locked_at = null
      where queue_name = v_row.queue_name and locked_by = worker_id;
  end if;

  return v_row;
end;
$$ language plpgsql volatile strict;

create or replace function :GRAPHILE_WORKER_SCHEMA.complete_job(worker_id text, job_id bigint) returns :GRAPHILE_WORKER_SCHEMA.jobs as $$
declare
  v_row :GRAPHILE_WORKER_SCHEMA.jobs;
begin
  delete from :GRAPHILE_WORKER_SCHEMA.jobs
    where id = job_id
    returning * into v_row;

  if v_row.queue_name is not null then
    update :GRAPHILE_WORKER_SCHEMA.job_queues
      set locked_by = null, locked_at = null
      where queue_name = v_row.queue_name and locked_by = worker_id;
  end if;

  return v_row;
end;
$$ language plpgsql;

drop trigger _500_increase_job_queue_count on :GRAPHILE_WORKER_SCHEMA.jobs;
drop trigger _500_decrease_job_queue_count on :GRAPHILE_WORKER_SCHEMA.jobs;
drop trigger _500_increase_job_queue_count_update on :GRAPHILE_WORKER_SCHEMA.jobs;
drop trigger _500_decrease_job_queue_count_update on :GRAPHILE_WORKER_SCHEMA.jobs;
create trigger _500_increase_job_queue_count after insert on :GRAPHILE_WORKER_SCHEMA.jobs for each row when (NEW.queue_name is not null) execute procedure :GRAPHILE_WORKER_SCHEMA.jobs__increase_job_queue_count();
create trigger _500_decrease_job_queue_count after delete on :GRAPHILE_WORKER_SCHEMA.jobs for each row when (OLD.queue_name is not null) execute procedure :GRAPHILE_WORKER_SCHEMA.jobs__decrease_job_queue_count();
create trigger _500_increase_job_queue_count_update after update of queue_name on :GRAPHILE_WORKER_SCHEMA.jobs for each row when (NEW.queue_name is distinct from OLD.queue_name AND NEW.queue_name is not null) execute procedure :GRAPHILE_WORKER_SCHEMA.jobs__increase_job_queue_count();
create trigger _500_decrease_job_queue_count_update after update of queue_name on :GRAPHILE_WORKER_SCHEMA.jobs for each row when (NEW.queue_name is distinct from OLD.queue_name AND OLD.queue_name is not null) execute procedure :GRAPHILE_WORKER_SCHEMA.jobs__decrease_job_queue_count();
`,"000004.sql":String.raw`drop function :GRAPHILE_WORKER_SCHEMA.add_job(text, json, text, timestamptz, int, text);

create function :GRAPHILE_WORKER_SCHEMA.add_job(
  identifier text,
  payload json = null,
  queue_name text = null,
  run_at timestamptz = null,
  max_attempts int = null,
  job_key text = null,
  priority int = null
) returns :GRAPHILE_WORKER_SCHEMA.jobs as $$
declare
  v_job :GRAPHILE_WORKER_SCHEMA.jobs;
begin
  -- Apply rationality checks
  if length(identifier) > 128 then
    raise exception 'Task identifier is too long (max length: 128).' using errcode = 'GWBID';
  end if;
  if queue_name is not null and length(queue_name) > 128 then
    raise exception 'Job queue name is too long (max length: 128).' using errcode = 'GWBQN';
  end if;
  if job_key is not null and length(job_key) > 512 then
    raise exception 'Job key is too long (max length: 512).' using errcode = 'GWBJK';
  end if;
  if max_attempts < 1 then
    raise exception 'Job maximum attempts must be at least 1' using errcode = 'GWBMA';
  end if;

  if job_key is not null then
    -- Upsert job
    insert into :GRAPHILE_WORKER_SCHEMA.jobs (
      task_identifier,
      payload,
      queue_name,
      run_at,
      max_attempts,
      key,
      priority
    )
      values(
        identifier,
        coalesce(payload, '{}'::json),
        queue_name,
        coalesce(run_at, now()),
        coalesce(max_attempts, 25),
        job_key,
        coalesce(priority, 0)
      )
      on conflict (key) do update set
        task_identifier=excluded.task_identifier,
        payload=excluded.payload,
        queue_name=excluded.queue_name,
        max_attempts=excluded.max_attempts,
        run_at=excluded.run_at,
        priority=excluded.priority,

        -- always reset error/retry state
        attempts=0,
        last_error=null
      where jobs.locked_at is null
      returning *
      into v_job;

    -- If upsert succeeded (insert or update), return early
    if not (v_job is null) then
      return v_job;
    end if;

    -- Upsert failed -> there must be an existing job that is locked. Remove
    -- existing key to allow a new one to be inserted, and prevent any
    -- subsequent retries by bumping attempts to the max allowed.
    update :GRAPHILE_WORKER_SCHEMA.jobs
      set
        key = null,
        attempts = jobs.max_attempts
      where key = job_key;
  end if;

  -- insert the new job. Assume no conflicts due to the update above
  insert into :GRAPHILE_WORKER_SCHEMA.jobs(
    task_identifier,
    payload,
    queue_name,
    run_at,
    max_attempts,
    key,
    priority
  )
    values(
      identifier,
      coalesce(payload, '{}'::json),
      queue_name,
      coalesce(run_at, now()),
      coalesce(max_attempts, 25),
      job_key,
      coalesce(priority, 0)
    )
    returning *
    into v_job;

  return v_job;
end;
$$ language plpgsql volatile;

create function :GRAPHILE_WORKER_SCHEMA.complete_jobs(
  job_ids bigint[]
) returns setof :GRAPHILE_WORKER_SCHEMA.jobs as $$
  delete from :GRAPHILE_WORKER_SCHEMA.jobs
    where id = any(job_ids)
    and (
      locked_by is null
    or
      locked_at < NOW() - interval '4 hours'
    )
    returning *;
$$ language sql volatile;

create function :GRAPHILE_WORKER_SCHEMA.permanently_fail_jobs(
  job_ids bigint[],
  error_message text = null
) returns setof :GRAPHILE_WORKER_SCHEMA.jobs as $$
  update :GRAPHILE_WORKER_SCHEMA.jobs
    set
      last_error = coalesce(error_message, 'Manually marked as failed'),
      attempts = max_attempts
    where id = any(job_ids)
    and (
      locked_by is null
    or
      locked_at < NOW() - interval '4 hours'
    )
    returning *;
$$ language sql volatile;

create function :GRAPHILE_WORKER_SCHEMA.reschedule_jobs(
  job_ids bigint[],
  run_at timestamptz = null,
  priority int = null,
  attempts int = null,
  max_attempts int = null
) returns setof :GRAPHILE_WORKER_SCHEMA.jobs as $$
  update :GRAPHILE_WORKER_SCHEMA.jobs
    set
      run_at = coalesce(reschedule_jobs.run_at, jobs.run_at),
      priority = coalesce(reschedule_jobs.priority, jobs.priority),
      attempts = coalesce(reschedule_jobs.attempts, jobs.attempts),
      max_attempts = coalesce(reschedule_jobs.max_attempts, jobs.max_attempts)
    where id = any(job_ids)
    and (
      locked_by is null
    or
      locked_at < NOW() - interval '4 hours'
    )
    returning *;
$$ language sql volatile;
`,"000005.sql":String.raw`alter table :GRAPHILE_WORKER_SCHEMA.jobs add column revision int default 0 not null;
alter table :GRAPHILE_WORKER_SCHEMA.jobs add column flags jsonb default null;

drop function :GRAPHILE_WORKER_SCHEMA.add_job(text, json, text, timestamptz, int, text, int);
create function :GRAPHILE_WORKER_SCHEMA.add_job(
  identifier text,
  payload json = null,
  queue_name text = null,
  run_at timestamptz = null,
  max_attempts int = null,
  job_key text = null,
  priority int = null,
  flags text[] = null
) returns :GRAPHILE_WORKER_SCHEMA.jobs as $$
declare
  v_job :GRAPHILE_WORKER_SCHEMA.jobs;
begin
  -- Apply rationality checks
  if length(identifier) > 128 then
    raise exception 'Task identifier is too long (max length: 128).' using errcode = 'GWBID';
  end if;
  if queue_name is not null and length(queue_name) > 128 then
    raise exception 'Job queue name is too long (max length: 128).' using errcode = 'GWBQN';
  end if;
  if job_key is not null and length(job_key) > 512 then
    raise exception 'Job key is too long (max length: 512).' using errcode = 'GWBJK';
  end if;
  if max_attempts < 1 then
    raise exception 'Job maximum attempts must be at least 1' using errcode = 'GWBMA';
  end if;

  if job_key is not null then
    -- Upsert job
    insert into :GRAPHILE_WORKER_SCHEMA.jobs (
      task_identifier,
      payload,
      queue_name,
      run_at,
      max_attempts,
      key,
      priority,
      flags
    )
      values(
        identifier,
        coalesce(payload, '{}'::json),
        queue_name,
        coalesce(run_at, now()),
        coalesce(max_attempts, 25),
        job_key,
        coalesce(priority, 0),
        (
          select jsonb_object_agg(flag, true)
          from unnest(flags) as item(flag)
        )
      )
      on conflict (key) do update set
        task_identifier=excluded.task_identifier,
        payload=excluded.payload,
        queue_name=excluded.queue_name,
        max_attempts=excluded.max_attempts,
        run_at=excluded.run_at,
        priority=excluded.priority,
        revision=jobs.revision + 1,
        flags=excluded.flags,

        -- always reset error/retry state
        attempts=0,
        last_error=null
      where jobs.locked_at is null
      returning *
      into v_job;

    -- If upsert succeeded (insert or update), return early
    if not (v_job is null) then
      return v_job;
    end if;

    -- Upsert failed -> there must be an existing job that is locked. Remove
    -- existing key to allow a new one to be inserted, and prevent any
    -- subsequent retries by bumping attempts to the max allowed.
    update :GRAPHILE_WORKER_SCHEMA.jobs
      set
        key = null,
        attempts = jobs.max_attempts
      where key = job_key;
  end if;

  -- insert the new job. Assume no conflicts due to the update above
  insert into :GRAPHILE_WORKER_SCHEMA.jobs(
    task_identifier,
    payload,
    queue_name,
    run_at,
    max_attempts,
    key,
    priority,
    flags
  )
    values(
      identifier,
      coalesce(payload, '{}'::json),
      queue_name,
      coalesce(run_at, now()),
      coalesce(max_attempts, 25),
      job_key,
      coalesce(priority, 0),
      (
        select jsonb_object_agg(flag, true)
        from unnest(flags) as item(flag)
      )
    )
    returning *
    into v_job;

  return v_job;
end;
$$ language plpgsql volatile;

drop function :GRAPHILE_WORKER_SCHEMA.get_job(text, text[], interval);
create function :GRAPHILE_WORKER_SCHEMA.get_job(
  worker_id text,
  task_identifiers text[] = null,
  job_expiry interval = interval '4 hours',
  forbidden_flags text[] = null
) returns :GRAPHILE_WORKER_SCHEMA.jobs as $$
declare
  v_job_id bigint;
  v_queue_name text;
  v_row :GRAPHILE_WORKER_SCHEMA.jobs;
  v_now timestamptz = now();
begin
  if worker_id is null or length(worker_id) < 10 then
    raise exception 'invalid worker id';
  end if;

  select jobs.queue_name, jobs.id into v_queue_name, v_job_id
    from :GRAPHILE_WORKER_SCHEMA.jobs
    where (jobs.locked_at is null or jobs.locked_at < (v_now - job_expiry))
    and (
      jobs.queue_name is null
    or
      exists (
        select 1
        from :GRAPHILE_WORKER_SCHEMA.job_queues
        where job_queues.queue_name = jobs.queue_name
        and (job_queues.locked_at is null or job_queues.locked_at < (v_now - job_expiry))
        for update
        skip locked
      )
    )
    and run_at <= v_now
    and attempts < max_attempts
    and (task_identifiers is null or task_identifier = any(task_identifiers))
    and (forbidden_flags is null or (flags ?| forbidden_flags) is not true)
    order by priority asc, run_at asc, id asc
    limit 1
    for update
    skip locked;

  if v_job_id is null then
    return null;
  end if;

  if v_queue_name is not null then
    update :GRAPHILE_WORKER_SCHEMA.job_queues
      set
        locked_by = worker_id,
        locked_at = v_now
      where job_queues.queue_name = v_queue_name;
  end if;

  update :GRAPHILE_WORKER_SCHEMA.jobs
    set
      attempts = attempts + 1,
      locked_by = worker_id,
      locked_at = v_now
    where id = v_job_id
    returning * into v_row;

  return v_row;
end;
$$ language plpgsql volatile;

`,"000006.sql":String.raw`create index jobs_priority_run_at_id_locked_at_without_failures_idx
  on :GRAPHILE_WORKER_SCHEMA.jobs (priority, run_at, id, locked_at)
  where attempts < max_attempts;

drop index :GRAPHILE_WORKER_SCHEMA.jobs_priority_run_at_id_idx;

`,"000007.sql":String.raw`drop function :GRAPHILE_WORKER_SCHEMA.add_job(text, json, text, timestamptz, int, text, int, text[]);
create function :GRAPHILE_WORKER_SCHEMA.add_job(
  identifier text,
  payload json = null,
  queue_name text = null,
  run_at timestamptz = null,
  max_attempts integer = null,
  job_key text = null,
  priority integer = null,
  flags text[] = null,
  job_key_mode text = 'replace'
) returns :GRAPHILE_WORKER_SCHEMA.jobs as $$
declare
  v_job :GRAPHILE_WORKER_SCHEMA.jobs;
begin
  -- Apply rationality checks
  if length(identifier) > 128 then
    raise exception 'Task identifier is too long (max length: 128).' using errcode = 'GWBID';
  end if;
  if queue_name is not null and length(queue_name) > 128 then
    raise exception 'Job queue name is too long (max length: 128).' using errcode = 'GWBQN';
  end if;
  if job_key is not null and length(job_key) > 512 then
    raise exception 'Job key is too long (max length: 512).' using errcode = 'GWBJK';
  end if;
  if max_attempts < 1 then
    raise exception 'Job maximum attempts must be at least 1.' using errcode = 'GWBMA';
  end if;
  if job_key is not null and (job_key_mode is null or job_key_mode in ('replace', 'preserve_run_at')) then
    -- Upsert job if existing job isn't locked, but in the case of locked
    -- existing job create a new job instead as it must have already started
    -- executing (i.e. it's world state is out of date, and the fact add_job
    -- has been called again implies there's new information that needs to be
    -- acted upon).
    insert into :GRAPHILE_WORKER_SCHEMA.jobs (
      task_identifier,
      payload,
      queue_name,
      run_at,
      max_attempts,
      key,
      priority,
      flags
    )
      values(
        identifier,
        coalesce(payload, '{}'::json),
        queue_name,
        coalesce(run_at, now()),
        coalesce(max_attempts, 25),
        job_key,
        coalesce(priority, 0),
        (
          select jsonb_object_agg(flag, true)
          from unnest(flags) as item(flag)
        )
      )
      on conflict (key) do update set
        task_identifier=excluded.task_identifier,
        payload=excluded.payload,
        queue_name=excluded.queue_name,
        max_attempts=excluded.max_attempts,
        run_at=(case
          when job_key_mode = 'preserve_run_at' and jobs.attempts = 0 then jobs.run_at
          else excluded.run_at
        end),
        priority=excluded.priority,
        revision=jobs.revision + 1,
        flags=excluded.flags,
        -- always reset error/retry state
        attempts=0,
        last_error=null
      where jobs.locked_at is null
      returning *
      into v_job;
    -- If upsert succeeded (insert or update), return early
    if not (v_job is null) then
      return v_job;
    end if;
    -- Upsert failed -> there must be an existing job that is locked. Remove
    -- existing key to allow a new one to be inserted, and prevent any
    -- subsequent retries of existing job by bumping attempts to the max
    -- allowed.
    update :GRAPHILE_WORKER_SCHEMA.jobs
      set
        key = null,
        attempts = jobs.max_attempts
      where key = job_key;
  elsif job_key is not null and job_key_mode = 'unsafe_dedupe' then
    -- Insert job, but if one already exists then do nothing, even if the
    -- existing job has already started (and thus represents an out-of-date
    -- world state). This is dangerous because it means that whatever state
    -- change triggered this add_job may not be acted upon (since it happened
    -- after the existing job started executing, but no further job is being
    -- scheduled), but it is useful in very rare circumstances for
    -- de-duplication. If in doubt, DO NOT USE THIS.
    insert into :GRAPHILE_WORKER_SCHEMA.jobs (
      task_identifier,
      payload,
      queue_name,
      run_at,
      max_attempts,
      key,
      priority,
      flags
    )
      values(
        identifier,
        coalesce(payload, '{}'::json),
        queue_name,
        coalesce(run_at, now()),
        coalesce(max_attempts, 25),
        job_key,
        coalesce(priority, 0),
        (
          select jsonb_object_agg(flag, true)
          from unnest(flags) as item(flag)
        )
      )
      on conflict (key)
      -- Bump the revision so that there's something to return
      do update set revision = jobs.revision + 1
      returning *
      into v_job;
    return v_job;
  elsif job_key is not null then
    raise exception 'Invalid job_key_mode value, expected ''replace'', ''preserve_run_at'' or ''unsafe_dedupe''.' using errcode = 'GWBKM';
  end if;
  -- insert the new job. Assume no conflicts due to the update above
  insert into :GRAPHILE_WORKER_SCHEMA.jobs(
    task_identifier,
    payload,
    queue_name,
    run_at,
    max_attempts,
    key,
    priority,
    flags
  )
    values(
      identifier,
      coalesce(payload, '{}'::json),
      queue_name,
      coalesce(run_at, now()),
      coalesce(max_attempts, 25),
      job_key,
      coalesce(priority, 0),
      (
        select jsonb_object_agg(flag, true)
        from unnest(flags) as item(flag)
      )
    )
    returning *
    into v_job;
  return v_job;
end;
$$ language plpgsql volatile;

create or replace function :GRAPHILE_WORKER_SCHEMA.remove_job(job_key text)
returns :GRAPHILE_WORKER_SCHEMA.jobs as $$
declare
  v_job :GRAPHILE_WORKER_SCHEMA.jobs;
begin
  -- Delete job if not locked
  delete from :GRAPHILE_WORKER_SCHEMA.jobs
    where key = job_key
    and locked_at is null
  returning * into v_job;
  if not (v_job is null) then
    return v_job;
  end if;
  -- Otherwise prevent job from retrying, and clear the key
  update :GRAPHILE_WORKER_SCHEMA.jobs
    set attempts = max_attempts, key = null
    where key = job_key
  returning * into v_job;
  return v_job;
end;
$$ language plpgsql strict;
`,"000008.sql":String.raw`create table :GRAPHILE_WORKER_SCHEMA.known_crontabs (
  identifier text not null primary key,
  known_since timestamptz not null,
  last_execution timestamptz
);
alter table :GRAPHILE_WORKER_SCHEMA.known_crontabs enable row level security;
`,"000009.sql":String.raw`drop function :GRAPHILE_WORKER_SCHEMA.get_job(text, text[], interval, text[]);
create function :GRAPHILE_WORKER_SCHEMA.get_job(
  worker_id text,
  task_identifiers text[] = null,
  job_expiry interval = interval '4 hours',
  forbidden_flags text[] = null,
  now timestamptz = now()
) returns :GRAPHILE_WORKER_SCHEMA.jobs as $$
declare
  v_job_id bigint;
  v_queue_name text;
  v_row :GRAPHILE_WORKER_SCHEMA.jobs;
begin
  if worker_id is null or length(worker_id) < 10 then
    raise exception 'invalid worker id';
  end if;

  select jobs.queue_name, jobs.id into v_queue_name, v_job_id
    from :GRAPHILE_WORKER_SCHEMA.jobs
    where (jobs.locked_at is null or jobs.locked_at < (now - job_expiry))
    and (
      jobs.queue_name is null
    or
      exists (
        select 1
        from :GRAPHILE_WORKER_SCHEMA.job_queues
        where job_queues.queue_name = jobs.queue_name
        and (job_queues.locked_at is null or job_queues.locked_at < (now - job_expiry))
        for update
        skip locked
      )
    )
    and run_at <= now
    and attempts < max_attempts
    and (task_identifiers is null or task_identifier = any(task_identifiers))
    and (forbidden_flags is null or (flags ?| forbidden_flags) is not true)
    order by priority asc, run_at asc, id asc
    limit 1
    for update
    skip locked;

  if v_job_id is null then
    return null;
  end if;

  if v_queue_name is not null then
    update :GRAPHILE_WORKER_SCHEMA.job_queues
      set
        locked_by = worker_id,
        locked_at = now
      where job_queues.queue_name = v_queue_name;
  end if;

  update :GRAPHILE_WORKER_SCHEMA.jobs
    set
      attempts = attempts + 1,
      locked_by = worker_id,
      locked_at = now
    where id = v_job_id
    returning * into v_row;

  return v_row;
end;
$$ language plpgsql volatile;
`,"000010.sql":String.raw`alter table :GRAPHILE_WORKER_SCHEMA.jobs alter column queue_name drop default;
`,"000011.sql":String.raw`--! breaking-change
lock table :GRAPHILE_WORKER_SCHEMA.jobs;
lock table :GRAPHILE_WORKER_SCHEMA.job_queues;

-- If there's any locked jobs, abort via division by zero
select 1/(case when exists (
  select 1
  from :GRAPHILE_WORKER_SCHEMA.jobs
  where locked_at is not null
  and locked_at > NOW() - interval '4 hours'
) then 0 else 1 end);

alter table :GRAPHILE_WORKER_SCHEMA.jobs
alter column attempts type int2,
alter column max_attempts type int2,
alter column priority type int2;


drop function :GRAPHILE_WORKER_SCHEMA.complete_job;
drop function :GRAPHILE_WORKER_SCHEMA.fail_job;
drop function :GRAPHILE_WORKER_SCHEMA.get_job;



drop trigger _900_notify_worker on :GRAPHILE_WORKER_SCHEMA.jobs;
drop function :GRAPHILE_WORKER_SCHEMA.add_job;
drop function :GRAPHILE_WORKER_SCHEMA.complete_jobs;
drop function :GRAPHILE_WORKER_SCHEMA.permanently_fail_jobs;
drop function :GRAPHILE_WORKER_SCHEMA.remove_job;
drop function :GRAPHILE_WORKER_SCHEMA.reschedule_jobs;
drop function :GRAPHILE_WORKER_SCHEMA.tg_jobs__notify_new_jobs;
alter table :GRAPHILE_WORKER_SCHEMA.jobs rename to jobs_legacy;
alter table :GRAPHILE_WORKER_SCHEMA.job_queues rename to job_queues_legacy;

create table :GRAPHILE_WORKER_SCHEMA.job_queues (
  id int primary key generated always as identity,
  queue_name text not null unique check (length(queue_name) <= 128),
  locked_at timestamptz,
  locked_by text,
  is_available boolean generated always as ((locked_at is null)) stored not null
);
alter table :GRAPHILE_WORKER_SCHEMA.job_queues enable row level security;

create table :GRAPHILE_WORKER_SCHEMA.tasks (
  id int primary key generated always as identity,
  identifier text not null unique check (length(identifier) <= 128)
);
alter table :GRAPHILE_WORKER_SCHEMA.tasks enable row level security;

create table :GRAPHILE_WORKER_SCHEMA.jobs (
  id bigint primary key generated always as identity,
  job_queue_id int null, -- not adding 'references' to eke out more performance
  task_id int not null,
  payload json default '{}'::json not null,
  priority smallint default 0 not null,
  run_at timestamptz default now() not null,
  attempts smallint default 0 not null,
  max_attempts smallint default 25 not null constraint jobs_max_attempts_check check (max_attempts >= 1),
  last_error text,
  created_at timestamptz default now() not null,
  updated_at timestamptz default now() not null,
  key text unique constraint jobs_key_check check (length(key) > 0 and length(key) <= 512),
  locked_at timestamptz,
  locked_by text,
  revision integer default 0 not null,
  flags jsonb,
  is_available boolean generated always as (((locked_at is null) and (attempts < max_attempts))) stored not null
);
alter table :GRAPHILE_WORKER_SCHEMA.jobs enable row level security;

create index jobs_main_index
  on :GRAPHILE_WORKER_SCHEMA.jobs
  using btree (priority, run_at)
  include (id, task_id, job_queue_id)
  where (is_available = true);

create index jobs_no_queue_index
  on :GRAPHILE_WORKER_SCHEMA.jobs
  using btree (priority, run_at)
  include (id, task_id)
  where (is_available = true and job_queue_id is null);

create type :GRAPHILE_WORKER_SCHEMA.job_spec as (
  identifier text,
  payload json,
  queue_name text,
  run_at timestamptz,
  max_attempts integer,
  job_key text,
  priority integer,
  flags text[]
);

create function :GRAPHILE_WORKER_SCHEMA.add_jobs(
  specs :GRAPHILE_WORKER_SCHEMA.job_spec[],
  job_key_preserve_run_at boolean default false
)
returns setof :GRAPHILE_WORKER_SCHEMA.jobs
as $$
begin
  -- Ensure all the tasks exist
  insert into :GRAPHILE_WORKER_SCHEMA.tasks (identifier)
  select distinct spec.identifier
  from unnest(specs) spec
  on conflict do nothing;

  -- Ensure all the queues exist
  insert into :GRAPHILE_WORKER_SCHEMA.job_queues (queue_name)
  select distinct spec.queue_name
  from unnest(specs) spec
  where spec.queue_name is not null
  on conflict do nothing;

  -- Ensure any locked jobs have their key cleared - in the case of locked
  -- existing job create a new job instead as it must have already started
  -- executing (i.e. it's world state is out of date, and the fact add_job
  -- has been called again implies there's new information that needs to be
  -- acted upon).
  update :GRAPHILE_WORKER_SCHEMA.jobs
  set
    key = null,
    attempts = jobs.max_attempts,
    updated_at = now()
  from unnest(specs) spec
  where spec.job_key is not null
  and jobs.key = spec.job_key
  and is_available is not true;

  -- TODO: is there a risk that a conflict could occur depending on the
  -- isolation level?

  return query insert into :GRAPHILE_WORKER_SCHEMA.jobs (
    job_queue_id,
    task_id,
    payload,
    run_at,
    max_attempts,
    key,
    priority,
    flags
  )
    select
      job_queues.id,
      tasks.id,
      coalesce(spec.payload, '{}'::json),
      coalesce(spec.run_at, now()),
      coalesce(spec.max_attempts, 25),
      spec.job_key,
      coalesce(spec.priority, 0),
      (
        select jsonb_object_agg(flag, true)
        from unnest(spec.flags) as item(flag)
      )
    from unnest(specs) spec
    inner join :GRAPHILE_WORKER_SCHEMA.tasks
    on tasks.identifier = spec.identifier
    left join :GRAPHILE_WORKER_SCHEMA.job_queues
    on job_queues.queue_name = spec.queue_name
  on conflict (key) do update set
    job_queue_id = excluded.job_queue_id,
    task_id = excluded.task_id,
    payload = excluded.payload,
    max_attempts = excluded.max_attempts,
    run_at = (case
      when job_key_preserve_run_at is true and jobs.attempts = 0 then jobs.run_at
      else excluded.run_at
    end),
    priority = excluded.priority,
    revision = jobs.revision + 1,
    flags = excluded.flags,
    -- always reset error/retry state
    attempts = 0,
    last_error = null,
    updated_at = now()
  where jobs.locked_at is null
  returning *;
end;
$$ language plpgsql;

create function :GRAPHILE_WORKER_SCHEMA.complete_jobs(job_ids bigint[])
returns setof :GRAPHILE_WORKER_SCHEMA.jobs
as $$
  delete from :GRAPHILE_WORKER_SCHEMA.jobs
    where id = any(job_ids)
    and (
      locked_at is null
    or
      locked_at < now() - interval '4 hours'
    )
    returning *;
$$ language sql;

create function :GRAPHILE_WORKER_SCHEMA.permanently_fail_jobs(
  job_ids bigint[],
  error_message text default null::text
)
returns setof :GRAPHILE_WORKER_SCHEMA.jobs
as $$
  update :GRAPHILE_WORKER_SCHEMA.jobs
    set
      last_error = coalesce(error_message, 'Manually marked as failed'),
      attempts = max_attempts,
      updated_at = now()
    where id = any(job_ids)
    and (
      locked_at is null
    or
      locked_at < NOW() - interval '4 hours'
    )
    returning *;
$$ language sql;

create function :GRAPHILE_WORKER_SCHEMA.remove_job(job_key text)
returns :GRAPHILE_WORKER_SCHEMA.jobs
as $$
declare
  v_job :GRAPHILE_WORKER_SCHEMA.jobs;
begin
  -- Delete job if not locked
  delete from :GRAPHILE_WORKER_SCHEMA.jobs
    where key = job_key
    and (
      locked_at is null
    or
      locked_at < NOW() - interval '4 hours'
    )
  returning * into v_job;
  if not (v_job is null) then
    return v_job;
  end if;
  -- Otherwise prevent job from retrying, and clear the key
  update :GRAPHILE_WORKER_SCHEMA.jobs
  set
    key = null,
    attempts = jobs.max_attempts,
    updated_at = now()
  where key = job_key
  returning * into v_job;
  return v_job;
end;
$$ language plpgsql strict;

create function :GRAPHILE_WORKER_SCHEMA.reschedule_jobs(
  job_ids bigint[],
  run_at timestamp with time zone default null::timestamp with time zone,
  priority integer default null::integer,
  attempts integer default null::integer,
  max_attempts integer default null::integer
) returns setof :GRAPHILE_WORKER_SCHEMA.jobs
as $$
  update :GRAPHILE_WORKER_SCHEMA.jobs
    set
      run_at = coalesce(reschedule_jobs.run_at, jobs.run_at),
      priority = coalesce(reschedule_jobs.priority, jobs.priority),
      attempts = coalesce(reschedule_jobs.attempts, jobs.attempts),
      max_attempts = coalesce(reschedule_jobs.max_attempts, jobs.max_attempts),
      updated_at = now()
    where id = any(job_ids)
    and (
      locked_at is null
    or
      locked_at < NOW() - interval '4 hours'
    )
    returning *;
$$ language sql;

create function :GRAPHILE_WORKER_SCHEMA.tg_jobs__after_insert() returns trigger
as $$
begin
  perform pg_notify('jobs:insert', '');
  return new;
end;
$$ language plpgsql;
create trigger _900_after_insert
after insert on :GRAPHILE_WORKER_SCHEMA.jobs
for each statement
execute procedure :GRAPHILE_WORKER_SCHEMA.tg_jobs__after_insert();

create function :GRAPHILE_WORKER_SCHEMA.add_job(
  identifier text,
  payload json default null::json,
  queue_name text default null::text,
  run_at timestamp with time zone default null::timestamp with time zone,
  max_attempts integer default null::integer,
  job_key text default null::text,
  priority integer default null::integer,
  flags text[] default null::text[],
  job_key_mode text default 'replace'::text
) returns :GRAPHILE_WORKER_SCHEMA.jobs as $$
declare
  v_job :GRAPHILE_WORKER_SCHEMA.jobs;
begin
  if (job_key is null or job_key_mode is null or job_key_mode in ('replace', 'preserve_run_at')) then
    select * into v_job
    from :GRAPHILE_WORKER_SCHEMA.add_jobs(
      ARRAY[(
        identifier,
        payload,
        queue_name,
        run_at,
        max_attempts,
        job_key,
        priority,
        flags
      ):::GRAPHILE_WORKER_SCHEMA.job_spec],
      (job_key_mode = 'preserve_run_at')
    )
    limit 1;
    return v_job;
  elsif job_key_mode = 'unsafe_dedupe' then
    -- Ensure all the tasks exist
    insert into :GRAPHILE_WORKER_SCHEMA.tasks (identifier)
    values (add_job.identifier)
    on conflict do nothing;

    -- Ensure all the queues exist
    if add_job.queue_name is not null then
      insert into :GRAPHILE_WORKER_SCHEMA.job_queues (queue_name)
      values (add_job.queue_name)
      on conflict do nothing;
    end if;

    -- Insert job, but if one already exists then do nothing, even if the
    -- existing job has already started (and thus represents an out-of-date
    -- world state). This is dangerous because it means that whatever state
    -- change triggered this add_job may not be acted upon (since it happened
    -- after the existing job started executing, but no further job is being
    -- scheduled), but it is useful in very rare circumstances for
    -- de-duplication. If in doubt, DO NOT USE THIS.
    insert into :GRAPHILE_WORKER_SCHEMA.jobs (
      job_queue_id,
      task_id,
      payload,
      run_at,
      max_attempts,
      key,
      priority,
      flags
    )
      select
        job_queues.id,
        tasks.id,
        coalesce(add_job.payload, '{}'::json),
        coalesce(add_job.run_at, now()),
        coalesce(add_job.max_attempts, 25),
        add_job.job_key,
        coalesce(add_job.priority, 0),
        (
          select jsonb_object_agg(flag, true)
          from unnest(add_job.flags) as item(flag)
        )
      from :GRAPHILE_WORKER_SCHEMA.tasks
      left join :GRAPHILE_WORKER_SCHEMA.job_queues
      on job_queues.queue_name = add_job.queue_name
      where tasks.identifier = add_job.identifier
    on conflict (key)
      -- Bump the updated_at so that there's something to return
      do update set
        revision = jobs.revision + 1,
        updated_at = now()
      returning *
      into v_job;
    return v_job;
  else
    raise exception 'Invalid job_key_mode value, expected ''replace'', ''preserve_run_at'' or ''unsafe_dedupe''.' using errcode = 'GWBKM';
  end if;
end;
$$ language plpgsql;

-- Migrate over the old tables
insert into :GRAPHILE_WORKER_SCHEMA.job_queues (queue_name)
select distinct queue_name
from :GRAPHILE_WORKER_SCHEMA.jobs_legacy
where queue_name is not null
on conflict do nothing;

insert into :GRAPHILE_WORKER_SCHEMA.tasks (identifier)
select distinct task_identifier
from :GRAPHILE_WORKER_SCHEMA.jobs_legacy
on conflict do nothing;

insert into :GRAPHILE_WORKER_SCHEMA.jobs (
  job_queue_id,
  task_id,
  payload,
  priority,
  run_at,
  attempts,
  max_attempts,
  last_error,
  created_at,
  updated_at,
  key,
  revision,
  flags
)
  select
    job_queues.id,
    tasks.id,
    legacy.payload,
    legacy.priority,
    legacy.run_at,
    legacy.attempts,
    legacy.max_attempts,
    legacy.last_error,
    legacy.created_at,
    legacy.updated_at,
    legacy.key,
    legacy.revision,
    legacy.flags
  from :GRAPHILE_WORKER_SCHEMA.jobs_legacy legacy
  inner join :GRAPHILE_WORKER_SCHEMA.tasks
  on tasks.identifier = legacy.task_identifier
  left join :GRAPHILE_WORKER_SCHEMA.job_queues
  on job_queues.queue_name = legacy.queue_name;

drop table :GRAPHILE_WORKER_SCHEMA.jobs_legacy;
drop table :GRAPHILE_WORKER_SCHEMA.job_queues_legacy;

`,"000012.sql":String.raw`create or replace function :GRAPHILE_WORKER_SCHEMA.add_jobs(
  specs :GRAPHILE_WORKER_SCHEMA.job_spec[],
  job_key_preserve_run_at boolean default false
)
returns setof :GRAPHILE_WORKER_SCHEMA.jobs
as $$
begin
  -- Ensure all the tasks exist
  insert into :GRAPHILE_WORKER_SCHEMA.tasks (identifier)
  select distinct spec.identifier
  from unnest(specs) spec
  on conflict do nothing;

  -- Ensure all the queues exist
  insert into :GRAPHILE_WORKER_SCHEMA.job_queues (queue_name)
  select distinct spec.queue_name
  from unnest(specs) spec
  where spec.queue_name is not null
  on conflict do nothing;

  -- Ensure any locked jobs have their key cleared - in the case of locked
  -- existing job create a new job instead as it must have already started
  -- executing (i.e. it's world state is out of date, and the fact add_job
  -- has been called again implies there's new information that needs to be
  -- acted upon).
  update :GRAPHILE_WORKER_SCHEMA.jobs
  set
    key = null,
    attempts = jobs.max_attempts,
    updated_at = now()
  from unnest(specs) spec
  where spec.job_key is not null
  and jobs.key = spec.job_key
  and is_available is not true;

  -- TODO: is there a risk that a conflict could occur depending on the
  -- isolation level?

  return query insert into :GRAPHILE_WORKER_SCHEMA.jobs (
    job_queue_id,
    task_id,
    payload,
    run_at,
    max_attempts,
    key,
    priority,
    flags
  )
    select
      job_queues.id,
      tasks.id,
      coalesce(spec.payload, '{}'::json),
      coalesce(spec.run_at, now()),
      coalesce(spec.max_attempts, 25),
      spec.job_key,
      coalesce(spec.priority, 0),
      (
        select jsonb_object_agg(flag, true)
        from unnest(spec.flags) as item(flag)
      )
    from unnest(specs) spec
    inner join :GRAPHILE_WORKER_SCHEMA.tasks
    on tasks.identifier = spec.identifier
    left join :GRAPHILE_WORKER_SCHEMA.job_queues
    on job_queues.queue_name = spec.queue_name
  on conflict (key) do update set
    job_queue_id = excluded.job_queue_id,
    task_id = excluded.task_id,
    payload =
      case
      when json_typeof(jobs.payload) = 'array' and json_typeof(excluded.payload) = 'array' then
        (jobs.payload::jsonb || excluded.payload::jsonb)::json
      else
        excluded.payload
      end,
    max_attempts = excluded.max_attempts,
    run_at = (case
      when job_key_preserve_run_at is true and jobs.attempts = 0 then jobs.run_at
      else excluded.run_at
    end),
    priority = excluded.priority,
    revision = jobs.revision + 1,
    flags = excluded.flags,
    -- always reset error/retry state
    attempts = 0,
    last_error = null,
    updated_at = now()
  where jobs.locked_at is null
  returning *;
end;
$$ language plpgsql;
`,"000013.sql":String.raw`--! breaking-change
alter type :GRAPHILE_WORKER_SCHEMA.job_spec alter attribute max_attempts type smallint;
alter type :GRAPHILE_WORKER_SCHEMA.job_spec alter attribute priority type smallint;

drop function :GRAPHILE_WORKER_SCHEMA.add_job;
CREATE FUNCTION :GRAPHILE_WORKER_SCHEMA.add_job(identifier text, payload json DEFAULT NULL::json, queue_name text DEFAULT NULL::text, run_at timestamp with time zone DEFAULT NULL::timestamp with time zone, max_attempts smallint DEFAULT NULL::smallint, job_key text DEFAULT NULL::text, priority smallint DEFAULT NULL::smallint, flags text[] DEFAULT NULL::text[], job_key_mode text DEFAULT 'replace'::text) RETURNS :GRAPHILE_WORKER_SCHEMA.jobs
    LANGUAGE plpgsql
    AS $$
declare
  v_job :GRAPHILE_WORKER_SCHEMA.jobs;
begin
  if (job_key is null or job_key_mode is null or job_key_mode in ('replace', 'preserve_run_at')) then
    select * into v_job
    from :GRAPHILE_WORKER_SCHEMA.add_jobs(
      ARRAY[(
        identifier,
        payload,
        queue_name,
        run_at,
        max_attempts,
        job_key,
        priority,
        flags
      ):::GRAPHILE_WORKER_SCHEMA.job_spec],
      (job_key_mode = 'preserve_run_at')
    )
    limit 1;
    return v_job;
  elsif job_key_mode = 'unsafe_dedupe' then
    -- Ensure all the tasks exist
    insert into :GRAPHILE_WORKER_SCHEMA.tasks (identifier)
    values (add_job.identifier)
    on conflict do nothing;
    -- Ensure all the queues exist
    if add_job.queue_name is not null then
      insert into :GRAPHILE_WORKER_SCHEMA.job_queues (queue_name)
      values (add_job.queue_name)
      on conflict do nothing;
    end if;
    -- Insert job, but if one already exists then do nothing, even if the
    -- existing job has already started (and thus represents an out-of-date
    -- world state). This is dangerous because it means that whatever state
    -- change triggered this add_job may not be acted upon (since it happened
    -- after the existing job started executing, but no further job is being
    -- scheduled), but it is useful in very rare circumstances for
    -- de-duplication. If in doubt, DO NOT USE THIS.
    insert into :GRAPHILE_WORKER_SCHEMA.jobs (
      job_queue_id,
      task_id,
      payload,
      run_at,
      max_attempts,
      key,
      priority,
      flags
    )
      select
        job_queues.id,
        tasks.id,
        coalesce(add_job.payload, '{}'::json),
        coalesce(add_job.run_at, now()),
        coalesce(add_job.max_attempts, 25),
        add_job.job_key,
        coalesce(add_job.priority, 0),
        (
          select jsonb_object_agg(flag, true)
          from unnest(add_job.flags) as item(flag)
        )
      from :GRAPHILE_WORKER_SCHEMA.tasks
      left join :GRAPHILE_WORKER_SCHEMA.job_queues
      on job_queues.queue_name = add_job.queue_name
      where tasks.identifier = add_job.identifier
    on conflict (key)
      -- Bump the updated_at so that there's something to return
      do update set
        revision = jobs.revision + 1,
        updated_at = now()
      returning *
      into v_job;
    return v_job;
  else
    raise exception 'Invalid job_key_mode value, expected ''replace'', ''preserve_run_at'' or ''unsafe_dedupe''.' using errcode = 'GWBKM';
  end if;
end;
$$;

DROP FUNCTION :GRAPHILE_WORKER_SCHEMA.reschedule_jobs;
CREATE FUNCTION :GRAPHILE_WORKER_SCHEMA.reschedule_jobs(job_ids bigint[], run_at timestamp with time zone DEFAULT NULL::timestamp with time zone, priority smallint DEFAULT NULL::smallint, attempts smallint DEFAULT NULL::smallint, max_attempts smallint DEFAULT NULL::smallint) RETURNS SETOF :GRAPHILE_WORKER_SCHEMA.jobs
    LANGUAGE sql
    AS $$
  update :GRAPHILE_WORKER_SCHEMA.jobs
    set
      run_at = coalesce(reschedule_jobs.run_at, jobs.run_at),
      priority = coalesce(reschedule_jobs.priority, jobs.priority),
      attempts = coalesce(reschedule_jobs.attempts, jobs.attempts),
      max_attempts = coalesce(reschedule_jobs.max_attempts, jobs.max_attempts),
      updated_at = now()
    where id = any(job_ids)
    and (
      locked_at is null
    or
      locked_at < NOW() - interval '4 hours'
    )
    returning *;
$$;
`,"000014.sql":String.raw`--! breaking-change
-- Go back to exposing 'int' on public interfaces, use smallint internally.

drop function :GRAPHILE_WORKER_SCHEMA.add_job;
CREATE FUNCTION :GRAPHILE_WORKER_SCHEMA.add_job(identifier text, payload json DEFAULT NULL::json, queue_name text DEFAULT NULL::text, run_at timestamp with time zone DEFAULT NULL::timestamp with time zone, max_attempts int DEFAULT NULL::int, job_key text DEFAULT NULL::text, priority int DEFAULT NULL::int, flags text[] DEFAULT NULL::text[], job_key_mode text DEFAULT 'replace'::text) RETURNS :GRAPHILE_WORKER_SCHEMA.jobs
    LANGUAGE plpgsql
    AS $$
declare
  v_job :GRAPHILE_WORKER_SCHEMA.jobs;
begin
  if (job_key is null or job_key_mode is null or job_key_mode in ('replace', 'preserve_run_at')) then
    select * into v_job
    from :GRAPHILE_WORKER_SCHEMA.add_jobs(
      ARRAY[(
        identifier,
        payload,
        queue_name,
        run_at,
        max_attempts::smallint,
        job_key,
        priority::smallint,
        flags
      ):::GRAPHILE_WORKER_SCHEMA.job_spec],
      (job_key_mode = 'preserve_run_at')
    )
    limit 1;
    return v_job;
  elsif job_key_mode = 'unsafe_dedupe' then
    -- Ensure all the tasks exist
    insert into :GRAPHILE_WORKER_SCHEMA.tasks (identifier)
    values (add_job.identifier)
    on conflict do nothing;
    -- Ensure all the queues exist
    if add_job.queue_name is not null then
      insert into :GRAPHILE_WORKER_SCHEMA.job_queues (queue_name)
      values (add_job.queue_name)
      on conflict do nothing;
    end if;
    -- Insert job, but if one already exists then do nothing, even if the
    -- existing job has already started (and thus represents an out-of-date
    -- world state). This is dangerous because it means that whatever state
    -- change triggered this add_job may not be acted upon (since it happened
    -- after the existing job started executing, but no further job is being
    -- scheduled), but it is useful in very rare circumstances for
    -- de-duplication. If in doubt, DO NOT USE THIS.
    insert into :GRAPHILE_WORKER_SCHEMA.jobs (
      job_queue_id,
      task_id,
      payload,
      run_at,
      max_attempts,
      key,
      priority,
      flags
    )
      select
        job_queues.id,
        tasks.id,
        coalesce(add_job.payload, '{}'::json),
        coalesce(add_job.run_at, now()),
        coalesce(add_job.max_attempts::smallint, 25::smallint),
        add_job.job_key,
        coalesce(add_job.priority::smallint, 0::smallint),
        (
          select jsonb_object_agg(flag, true)
          from unnest(add_job.flags) as item(flag)
        )
      from :GRAPHILE_WORKER_SCHEMA.tasks
      left join :GRAPHILE_WORKER_SCHEMA.job_queues
      on job_queues.queue_name = add_job.queue_name
      where tasks.identifier = add_job.identifier
    on conflict (key)
      -- Bump the updated_at so that there's something to return
      do update set
        revision = jobs.revision + 1,
        updated_at = now()
      returning *
      into v_job;
    return v_job;
  else
    raise exception 'Invalid job_key_mode value, expected ''replace'', ''preserve_run_at'' or ''unsafe_dedupe''.' using errcode = 'GWBKM';
  end if;
end;
$$;

DROP FUNCTION :GRAPHILE_WORKER_SCHEMA.reschedule_jobs;
CREATE FUNCTION :GRAPHILE_WORKER_SCHEMA.reschedule_jobs(job_ids bigint[], run_at timestamp with time zone DEFAULT NULL::timestamp with time zone, priority int DEFAULT NULL::int, attempts int DEFAULT NULL::int, max_attempts int DEFAULT NULL::int) RETURNS SETOF :GRAPHILE_WORKER_SCHEMA.jobs
    LANGUAGE sql
    AS $$
  update :GRAPHILE_WORKER_SCHEMA.jobs
    set
      run_at = coalesce(reschedule_jobs.run_at, jobs.run_at),
      priority = coalesce(reschedule_jobs.priority::smallint, jobs.priority),
      attempts = coalesce(reschedule_jobs.attempts::smallint, jobs.attempts),
      max_attempts = coalesce(reschedule_jobs.max_attempts::smallint, jobs.max_attempts),
      updated_at = now()
    where id = any(job_ids)
    and (
      locked_at is null
    or
      locked_at < NOW() - interval '4 hours'
    )
    returning *;
$$;
`,"000015.sql":String.raw`-- Tidy up from previous migrations
drop function :GRAPHILE_WORKER_SCHEMA.jobs__increase_job_queue_count();
drop function :GRAPHILE_WORKER_SCHEMA.jobs__decrease_job_queue_count();
drop function :GRAPHILE_WORKER_SCHEMA.tg__update_timestamp();

-- Add function to unlock all jobs from the given workers due to a crash or similar
create function :GRAPHILE_WORKER_SCHEMA.force_unlock_workers(worker_ids text[]) returns void as $$
update :GRAPHILE_WORKER_SCHEMA.jobs
set locked_at = null, locked_by = null
where locked_by = any(worker_ids);
update :GRAPHILE_WORKER_SCHEMA.job_queues
set locked_at = null, locked_by = null
where locked_by = any(worker_ids);
$$ language sql volatile;
`,"000016.sql":String.raw`--! breaking-change
alter table :GRAPHILE_WORKER_SCHEMA.jobs rename to _private_jobs;
alter table :GRAPHILE_WORKER_SCHEMA.job_queues rename to _private_job_queues;
alter table :GRAPHILE_WORKER_SCHEMA.tasks rename to _private_tasks;
alter table :GRAPHILE_WORKER_SCHEMA.known_crontabs rename to _private_known_crontabs;

DROP FUNCTION :GRAPHILE_WORKER_SCHEMA.add_job;
CREATE FUNCTION :GRAPHILE_WORKER_SCHEMA.add_job(identifier text, payload json DEFAULT NULL::json, queue_name text DEFAULT NULL::text, run_at timestamp with time zone DEFAULT NULL::timestamp with time zone, max_attempts integer DEFAULT NULL::integer, job_key text DEFAULT NULL::text, priority integer DEFAULT NULL::integer, flags text[] DEFAULT NULL::text[], job_key_mode text DEFAULT 'replace'::text) RETURNS :GRAPHILE_WORKER_SCHEMA._private_jobs
    LANGUAGE plpgsql
    AS $$
declare
  v_job :GRAPHILE_WORKER_SCHEMA._private_jobs;
begin
  if (job_key is null or job_key_mode is null or job_key_mode in ('replace', 'preserve_run_at')) then
    select * into v_job
    from :GRAPHILE_WORKER_SCHEMA.add_jobs(
      ARRAY[(
        identifier,
        payload,
        queue_name,
        run_at,
        max_attempts::smallint,
        job_key,
        priority::smallint,
        flags
      ):::GRAPHILE_WORKER_SCHEMA.job_spec],
      (job_key_mode = 'preserve_run_at')
    )
    limit 1;
    return v_job;
  elsif job_key_mode = 'unsafe_dedupe' then
    -- Ensure all the tasks exist
    insert into :GRAPHILE_WORKER_SCHEMA._private_tasks as tasks (identifier)
    values (add_job.identifier)
    on conflict do nothing;
    -- Ensure all the queues exist
    if add_job.queue_name is not null then
      insert into :GRAPHILE_WORKER_SCHEMA._private_job_queues as job_queues (queue_name)
      values (add_job.queue_name)
      on conflict do nothing;
    end if;
    -- Insert job, but if one already exists then do nothing, even if the
    -- existing job has already started (and thus represents an out-of-date
    -- world state). This is dangerous because it means that whatever state
    -- change triggered this add_job may not be acted upon (since it happened
    -- after the existing job started executing, but no further job is being
    -- scheduled), but it is useful in very rare circumstances for
    -- de-duplication. If in doubt, DO NOT USE THIS.
    insert into :GRAPHILE_WORKER_SCHEMA._private_jobs as jobs (
      job_queue_id,
      task_id,
      payload,
      run_at,
      max_attempts,
      key,
      priority,
      flags
    )
      select
        job_queues.id,
        tasks.id,
        coalesce(add_job.payload, '{}'::json),
        coalesce(add_job.run_at, now()),
        coalesce(add_job.max_attempts::smallint, 25::smallint),
        add_job.job_key,
        coalesce(add_job.priority::smallint, 0::smallint),
        (
          select jsonb_object_agg(flag, true)
          from unnest(add_job.flags) as item(flag)
        )
      from :GRAPHILE_WORKER_SCHEMA._private_tasks as tasks
      left join :GRAPHILE_WORKER_SCHEMA._private_job_queues as job_queues
      on job_queues.queue_name = add_job.queue_name
      where tasks.identifier = add_job.identifier
    on conflict (key)
      -- Bump the updated_at so that there's something to return
      do update set
        revision = jobs.revision + 1,
        updated_at = now()
      returning *
      into v_job;
    return v_job;
  else
    raise exception 'Invalid job_key_mode value, expected ''replace'', ''preserve_run_at'' or ''unsafe_dedupe''.' using errcode = 'GWBKM';
  end if;
end;
$$;

DROP FUNCTION :GRAPHILE_WORKER_SCHEMA.add_jobs;
CREATE FUNCTION :GRAPHILE_WORKER_SCHEMA.add_jobs(specs :GRAPHILE_WORKER_SCHEMA.job_spec[], job_key_preserve_run_at boolean DEFAULT false) RETURNS SETOF :GRAPHILE_WORKER_SCHEMA._private_jobs
    LANGUAGE plpgsql
    AS $$
begin
  -- Ensure all the tasks exist
  insert into :GRAPHILE_WORKER_SCHEMA._private_tasks as tasks (identifier)
  select distinct spec.identifier
  from unnest(specs) spec
  on conflict do nothing;
  -- Ensure all the queues exist
  insert into :GRAPHILE_WORKER_SCHEMA._private_job_queues as job_queues (queue_name)
  select distinct spec.queue_name
  from unnest(specs) spec
  where spec.queue_name is not null
  on conflict do nothing;
  -- Ensure any locked jobs have their key cleared - in the case of locked
  -- existing job create a new job instead as it must have already started
  -- executing (i.e. it's world state is out of date, and the fact add_job
  -- has been called again implies there's new information that needs to be
  -- acted upon).
  update :GRAPHILE_WORKER_SCHEMA._private_jobs as jobs
  set
    key = null,
    attempts = jobs.max_attempts,
    updated_at = now()
  from unnest(specs) spec
  where spec.job_key is not null
  and jobs.key = spec.job_key
  and is_available is not true;
  -- TODO: is there a risk that a conflict could occur depending on the
  -- isolation level?
  return query insert into :GRAPHILE_WORKER_SCHEMA._private_jobs as jobs (
    job_queue_id,
    task_id,
    payload,
    run_at,
    max_attempts,
    key,
    priority,
    flags
  )
    select
      job_queues.id,
      tasks.id,
      coalesce(spec.payload, '{}'::json),
      coalesce(spec.run_at, now()),
      coalesce(spec.max_attempts, 25),
      spec.job_key,
      coalesce(spec.priority, 0),
      (
        select jsonb_object_agg(flag, true)
        from unnest(spec.flags) as item(flag)
      )
    from unnest(specs) spec
    inner join :GRAPHILE_WORKER_SCHEMA._private_tasks as tasks
    on tasks.identifier = spec.identifier
    left join :GRAPHILE_WORKER_SCHEMA._private_job_queues as job_queues
    on job_queues.queue_name = spec.queue_name
  on conflict (key) do update set
    job_queue_id = excluded.job_queue_id,
    task_id = excluded.task_id,
    payload =
      case
      when json_typeof(jobs.payload) = 'array' and json_typeof(excluded.payload) = 'array' then
        (jobs.payload::jsonb || excluded.payload::jsonb)::json
      else
        excluded.payload
      end,
    max_attempts = excluded.max_attempts,
    run_at = (case
      when job_key_preserve_run_at is true and jobs.attempts = 0 then jobs.run_at
      else excluded.run_at
    end),
    priority = excluded.priority,
    revision = jobs.revision + 1,
    flags = excluded.flags,
    -- always reset error/retry state
    attempts = 0,
    last_error = null,
    updated_at = now()
  where jobs.locked_at is null
  returning *;
end;
$$;

DROP FUNCTION :GRAPHILE_WORKER_SCHEMA.complete_jobs;
CREATE FUNCTION :GRAPHILE_WORKER_SCHEMA.complete_jobs(job_ids bigint[]) RETURNS SETOF :GRAPHILE_WORKER_SCHEMA._private_jobs
    LANGUAGE sql
    AS $$
  delete from :GRAPHILE_WORKER_SCHEMA._private_jobs as jobs
    where id = any(job_ids)
    and (
      locked_at is null
    or
      locked_at < now() - interval '4 hours'
    )
    returning *;
$$;

DROP FUNCTION :GRAPHILE_WORKER_SCHEMA.force_unlock_workers;
CREATE FUNCTION :GRAPHILE_WORKER_SCHEMA.force_unlock_workers(worker_ids text[]) RETURNS void
    LANGUAGE sql
    AS $$
update :GRAPHILE_WORKER_SCHEMA._private_jobs as jobs
set locked_at = null, locked_by = null
where locked_by = any(worker_ids);
update :GRAPHILE_WORKER_SCHEMA._private_job_queues as job_queues
set locked_at = null, locked_by = null
where locked_by = any(worker_ids);
$$;

DROP FUNCTION :GRAPHILE_WORKER_SCHEMA.permanently_fail_jobs;
CREATE FUNCTION :GRAPHILE_WORKER_SCHEMA.permanently_fail_jobs(job_ids bigint[], error_message text DEFAULT NULL::text) RETURNS SETOF :GRAPHILE_WORKER_SCHEMA._private_jobs
    LANGUAGE sql
    AS $$
  update :GRAPHILE_WORKER_SCHEMA._private_jobs as jobs
    set
      last_error = coalesce(error_message, 'Manually marked as failed'),
      attempts = max_attempts,
      updated_at = now()
    where id = any(job_ids)
    and (
      locked_at is null
    or
      locked_at < NOW() - interval '4 hours'
    )
    returning *;
$$;

DROP FUNCTION :GRAPHILE_WORKER_SCHEMA.remove_job;
CREATE FUNCTION :GRAPHILE_WORKER_SCHEMA.remove_job(job_key text) RETURNS :GRAPHILE_WORKER_SCHEMA._private_jobs
    LANGUAGE plpgsql STRICT
    AS $$
declare
  v_job :GRAPHILE_WORKER_SCHEMA._private_jobs;
begin
  -- Delete job if not locked
  delete from :GRAPHILE_WORKER_SCHEMA._private_jobs as jobs
    where key = job_key
    and (
      locked_at is null
    or
      locked_at < NOW() - interval '4 hours'
    )
  returning * into v_job;
  if not (v_job is null) then
    return v_job;
  end if;
  -- Otherwise prevent job from retrying, and clear the key
  update :GRAPHILE_WORKER_SCHEMA._private_jobs as jobs
  set
    key = null,
    attempts = jobs.max_attempts,
    updated_at = now()
  where key = job_key
  returning * into v_job;
  return v_job;
end;
$$;

DROP FUNCTION :GRAPHILE_WORKER_SCHEMA.reschedule_jobs;
CREATE FUNCTION :GRAPHILE_WORKER_SCHEMA.reschedule_jobs(job_ids bigint[], run_at timestamp with time zone DEFAULT NULL::timestamp with time zone, priority integer DEFAULT NULL::integer, attempts integer DEFAULT NULL::integer, max_attempts integer DEFAULT NULL::integer) RETURNS SETOF :GRAPHILE_WORKER_SCHEMA._private_jobs
    LANGUAGE sql
    AS $$
  update :GRAPHILE_WORKER_SCHEMA._private_jobs as jobs
    set
      run_at = coalesce(reschedule_jobs.run_at, jobs.run_at),
      priority = coalesce(reschedule_jobs.priority::smallint, jobs.priority),
      attempts = coalesce(reschedule_jobs.attempts::smallint, jobs.attempts),
      max_attempts = coalesce(reschedule_jobs.max_attempts::smallint, jobs.max_attempts),
      updated_at = now()
    where id = any(job_ids)
    and (
      locked_at is null
    or
      locked_at < NOW() - interval '4 hours'
    )
    returning *;
$$;
`,"000017.sql":String.raw`create view :GRAPHILE_WORKER_SCHEMA.jobs as (
  select
    jobs.id,
    job_queues.queue_name,
    tasks.identifier as task_identifier,
    jobs.priority,
    jobs.run_at,
    jobs.attempts,
    jobs.max_attempts,
    jobs.last_error,
    jobs.created_at,
    jobs.updated_at,
    jobs.key,
    jobs.locked_at,
    jobs.locked_by,
    jobs.revision,
    jobs.flags
  from :GRAPHILE_WORKER_SCHEMA._private_jobs as jobs
  inner join :GRAPHILE_WORKER_SCHEMA._private_tasks as tasks
  on tasks.id = jobs.task_id
  left join :GRAPHILE_WORKER_SCHEMA._private_job_queues as job_queues
  on job_queues.id = jobs.job_queue_id
);
`,"000018.sql":String.raw`DROP TRIGGER _900_after_insert ON :GRAPHILE_WORKER_SCHEMA._private_jobs;
DROP FUNCTION :GRAPHILE_WORKER_SCHEMA.tg_jobs__after_insert;

CREATE OR REPLACE FUNCTION :GRAPHILE_WORKER_SCHEMA.add_job(identifier text, payload json DEFAULT NULL::json, queue_name text DEFAULT NULL::text, run_at timestamp with time zone DEFAULT NULL::timestamp with time zone, max_attempts integer DEFAULT NULL::integer, job_key text DEFAULT NULL::text, priority integer DEFAULT NULL::integer, flags text[] DEFAULT NULL::text[], job_key_mode text DEFAULT 'replace'::text) RETURNS :GRAPHILE_WORKER_SCHEMA._private_jobs
    LANGUAGE plpgsql
    AS $$
declare
  v_job :GRAPHILE_WORKER_SCHEMA._private_jobs;
begin
  if (job_key is null or job_key_mode is null or job_key_mode in ('replace', 'preserve_run_at')) then
    select * into v_job
    from :GRAPHILE_WORKER_SCHEMA.add_jobs(
      ARRAY[(
        identifier,
        payload,
        queue_name,
        run_at,
        max_attempts::smallint,
        job_key,
        priority::smallint,
        flags
      ):::GRAPHILE_WORKER_SCHEMA.job_spec],
      (job_key_mode = 'preserve_run_at')
    )
    limit 1;
    return v_job;
  elsif job_key_mode = 'unsafe_dedupe' then
    -- Ensure all the tasks exist
    insert into :GRAPHILE_WORKER_SCHEMA._private_tasks as tasks (identifier)
    values (add_job.identifier)
    on conflict do nothing;
    -- Ensure all the queues exist
    if add_job.queue_name is not null then
      insert into :GRAPHILE_WORKER_SCHEMA._private_job_queues as job_queues (queue_name)
      values (add_job.queue_name)
      on conflict do nothing;
    end if;
    -- Insert job, but if one already exists then do nothing, even if the
    -- existing job has already started (and thus represents an out-of-date
    -- world state). This is dangerous because it means that whatever state
    -- change triggered this add_job may not be acted upon (since it happened
    -- after the existing job started executing, but no further job is being
    -- scheduled), but it is useful in very rare circumstances for
    -- de-duplication. If in doubt, DO NOT USE THIS.
    insert into :GRAPHILE_WORKER_SCHEMA._private_jobs as jobs (
      job_queue_id,
      task_id,
      payload,
      run_at,
      max_attempts,
      key,
      priority,
      flags
    )
      select
        job_queues.id,
        tasks.id,
        coalesce(add_job.payload, '{}'::json),
        coalesce(add_job.run_at, now()),
        coalesce(add_job.max_attempts::smallint, 25::smallint),
        add_job.job_key,
        coalesce(add_job.priority::smallint, 0::smallint),
        (
          select jsonb_object_agg(flag, true)
          from unnest(add_job.flags) as item(flag)
        )
      from :GRAPHILE_WORKER_SCHEMA._private_tasks as tasks
      left join :GRAPHILE_WORKER_SCHEMA._private_job_queues as job_queues
      on job_queues.queue_name = add_job.queue_name
      where tasks.identifier = add_job.identifier
    on conflict (key)
      -- Bump the updated_at so that there's something to return
      do update set
        revision = jobs.revision + 1,
        updated_at = now()
      returning *
      into v_job;
    if v_job.revision = 0 then
      perform pg_notify('jobs:insert', '{"r":' || random()::text || ',"count":1}');
    end if;
    return v_job;
  else
    raise exception 'Invalid job_key_mode value, expected ''replace'', ''preserve_run_at'' or ''unsafe_dedupe''.' using errcode = 'GWBKM';
  end if;
end;
$$;

CREATE OR REPLACE FUNCTION :GRAPHILE_WORKER_SCHEMA.add_jobs(specs :GRAPHILE_WORKER_SCHEMA.job_spec[], job_key_preserve_run_at boolean DEFAULT false) RETURNS SETOF :GRAPHILE_WORKER_SCHEMA._private_jobs
    LANGUAGE plpgsql
    AS $$
begin
  -- Ensure all the tasks exist
  insert into :GRAPHILE_WORKER_SCHEMA._private_tasks as tasks (identifier)
  select distinct spec.identifier
  from unnest(specs) spec
  on conflict do nothing;
  -- Ensure all the queues exist
  insert into :GRAPHILE_WORKER_SCHEMA._private_job_queues as job_queues (queue_name)
  select distinct spec.queue_name
  from unnest(specs) spec
  where spec.queue_name is not null
  on conflict do nothing;
  -- Ensure any locked jobs have their key cleared - in the case of locked
  -- existing job create a new job instead as it must have already started
  -- executing (i.e. it's world state is out of date, and the fact add_job
  -- has been called again implies there's new information that needs to be
  -- acted upon).
  update :GRAPHILE_WORKER_SCHEMA._private_jobs as jobs
  set
    key = null,
    attempts = jobs.max_attempts,
    updated_at = now()
  from unnest(specs) spec
  where spec.job_key is not null
  and jobs.key = spec.job_key
  and is_available is not true;

  -- WARNING: this count is not 100% accurate; 'on conflict' clause will cause it to be an overestimate
  perform pg_notify('jobs:insert', '{"r":' || random()::text || ',"count":' || array_length(specs, 1)::text || '}');

  -- TODO: is there a risk that a conflict could occur depending on the
  -- isolation level?
  return query insert into :GRAPHILE_WORKER_SCHEMA._private_jobs as jobs (
    job_queue_id,
    task_id,
    payload,
    run_at,
    max_attempts,
    key,
    priority,
    flags
  )
    select
      job_queues.id,
      tasks.id,
      coalesce(spec.payload, '{}'::json),
      coalesce(spec.run_at, now()),
      coalesce(spec.max_attempts, 25),
      spec.job_key,
      coalesce(spec.priority, 0),
      (
        select jsonb_object_agg(flag, true)
        from unnest(spec.flags) as item(flag)
      )
    from unnest(specs) spec
    inner join :GRAPHILE_WORKER_SCHEMA._private_tasks as tasks
    on tasks.identifier = spec.identifier
    left join :GRAPHILE_WORKER_SCHEMA._private_job_queues as job_queues
    on job_queues.queue_name = spec.queue_name
  on conflict (key) do update set
    job_queue_id = excluded.job_queue_id,
    task_id = excluded.task_id,
    payload =
      case
      when json_typeof(jobs.payload) = 'array' and json_typeof(excluded.payload) = 'array' then
        (jobs.payload::jsonb || excluded.payload::jsonb)::json
      else
        excluded.payload
      end,
    max_attempts = excluded.max_attempts,
    run_at = (case
      when job_key_preserve_run_at is true and jobs.attempts = 0 then jobs.run_at
      else excluded.run_at
    end),
    priority = excluded.priority,
    revision = jobs.revision + 1,
    flags = excluded.flags,
    -- always reset error/retry state
    attempts = 0,
    last_error = null,
    updated_at = now()
  where jobs.locked_at is null
  returning *;
end;
$$;

CREATE OR REPLACE FUNCTION :GRAPHILE_WORKER_SCHEMA.remove_job(job_key text) RETURNS :GRAPHILE_WORKER_SCHEMA._private_jobs
    LANGUAGE plpgsql STRICT
    AS $$
declare
  v_job :GRAPHILE_WORKER_SCHEMA._private_jobs;
begin
  -- Delete job if not locked
  delete from :GRAPHILE_WORKER_SCHEMA._private_jobs as jobs
    where key = job_key
    and (
      locked_at is null
    or
      locked_at < NOW() - interval '4 hours'
    )
  returning * into v_job;
  if not (v_job is null) then
    perform pg_notify('jobs:insert', '{"r":' || random()::text || ',"count":-1}');
    return v_job;
  end if;
  -- Otherwise prevent job from retrying, and clear the key
  update :GRAPHILE_WORKER_SCHEMA._private_jobs as jobs
  set
    key = null,
    attempts = jobs.max_attempts,
    updated_at = now()
  where key = job_key
  returning * into v_job;
  return v_job;
end;
$$;
`,"000019.sql":String.raw`--! breaking-change
-- This is just a breaking change marker for the v0.17 worker-centric to
-- pool-centric jump. The migration itself is not breaking.
select 1;
`}})),It=o((e=>{Object.defineProperty(e,"__esModule",{value:!0});function t(){let e,t;return Object.assign(new Promise((n,r)=>{e=n,t=r}),{resolve:e,reject:t})}e.default=t})),Lt=o((e=>{Object.defineProperty(e,"__esModule",{value:!0}),e.getQueueNames=void 0;async function t(e,t,n){let{escapedWorkerSchema:r,workerSchema:i,resolvedPreset:{worker:{preparedStatements:a}}}=e,o=`\
select id, queue_name
from ${r}._private_job_queues as job_queues
where id = any($1::int[]);`,s=[n],c=a?`get_queue_names/${i}`:void 0,{rows:l}=await t.withRetries(e=>e.query({text:o,values:s,name:c})),u=Object.create(null);for(let e of l)u[e.id]=e.queue_name;return n.map(e=>u[e]??null)}e.getQueueNames=t})),Rt=o((e=>{Object.defineProperty(e,"__esModule",{value:!0}),e.makeWithPgClientFromClient=e.makeWithPgClientFromPool=e.makeJobHelpers=e.makeAddJobs=e.makeAddJob=void 0;var t=(R(),l(d)).__importDefault(It()),n=Lt();function r(e,t){let{escapedWorkerSchema:n,resolvedPreset:{worker:{useNodeTime:r}}}=e;return(e,i,a={})=>t(async t=>{let{rows:o}=await t.query(`
        select * from ${n}.add_job(
          identifier => $1::text,
          payload => $2::json,
          queue_name => $3::text,
          run_at => $4::timestamptz,
          max_attempts => $5::int,
          job_key => $6::text,
          priority => $7::int,
          flags => $8::text[],
          job_key_mode => $9::text
        );
        `,[e,JSON.stringify(i??{}),a.queueName||null,a.runAt?a.runAt.toISOString():r?new Date().toISOString():null,a.maxAttempts||null,a.jobKey||null,a.priority||null,a.flags||null,a.jobKeyMode||null]),s=o[0];return s.task_identifier=e,s})}e.makeAddJob=r;function i(e,t){let{escapedWorkerSchema:n,resolvedPreset:{worker:{useNodeTime:r}}}=e;return(e,i)=>t(async t=>{let a=r?new Date().toISOString():void 0,o=e.map(e=>({identifier:e.identifier,payload:e.payload,queue_name:e.queueName,run_at:e.runAt?.toISOString()??a,max_attempts:e.maxAttempts,job_key:e.jobKey,priority:e.priority,flags:e.flags})),{rows:s}=await t.query(`\
select *
from ${n}.add_jobs(
  array(
    select json_populate_recordset(null::${n}.job_spec, $1::json)
  ),
  $2::boolean
);`,[JSON.stringify(o),i]),c=[];for(let t=0,n=e.length;t<n;t++){let n=s[t],r=e[t];c.push({...n,task_identifier:r.identifier})}return c})}e.makeAddJobs=i;var a=Symbol(`queueNameById`),o=Symbol(`pendingQueueIds`);function s(e,r,i){if(i==null)return null;let s=e[a];s||=e[a]=Object.create(null);let c=s,l=c[i];if(l!==void 0)return l;let u=e[o],d=(0,t.default)();if(c[i]=d,u)u.push(i);else{u=e[o]=[],u.push(i);let t=u;setTimeout(()=>{e[o]=void 0,(0,n.getQueueNames)(e,r,t).then(e=>{for(let n=0,r=t.length;n<r;n++){let r=t[n],i=e[n],a=c[r];typeof a==`object`?i==null?(a.reject(Error(`Queue with id '${r}' not found`)),c[r]=void 0):(a.resolve(i),c[r]=i):i==null?c[r]=void 0:c[r]=i}},e=>{for(let n of t)c[n].reject(e),c[n]=void 0}).catch(e=>{console.error(`Graphile Worker Internal Error`,e)})},e.resolvedPreset.worker.getQueueNameBatchDelay??50)}return d}function c(e,t,{withPgClient:n,abortSignal:a,abortPromise:o,logger:c}){let l=(c??e.logger).scope({label:`job`,taskIdentifier:t.task_identifier,jobId:t.id}),u={abortSignal:a,abortPromise:o,job:t,getQueueName(r=t.job_queue_id){return s(e,n,r)},logger:l,withPgClient:n,query:(e,t)=>n(n=>n.query(e,t)),addJob:r(e,n),addJobs:i(e,n)};return Object.assign(u,{debug(e,...t){l.error("REMOVED: `helpers.debug` has been replaced with `helpers.logger.debug`; please do not use `helpers.debug`"),l.debug(e,{parameters:t})}}),u}e.makeJobHelpers=c;function u(e){return async function(t){let n=await e.connect();try{return await t(n)}finally{await n.release()}}}e.makeWithPgClientFromPool=u;function f(e){return async t=>t(e)}e.makeWithPgClientFromClient=f})),zt=o((e=>{Object.defineProperty(e,"__esModule",{value:!0}),e.migrate=e.runMigration=e.installSchema=void 0;var t=Ft(),n=$();function r(e){let t=parseInt(e,10);if(t<12e4)throw Error(`This version of Graphile Worker requires PostgreSQL v12.0 or greater (detected \`server_version_num\` = ${e})`);return t}async function i(e){let{rows:[t]}=await e.query(`select current_setting('server_version_num') as server_version_num`);return r(t.server_version_num)}async function a(e,t){let{hooks:r,escapedWorkerSchema:a,middleware:o}=e;t.postgresVersion=await i(t.client),await o.run(`bootstrap`,t,async e=>{await r.process(`prebootstrap`,e),await e.client.query(`\
create schema if not exists ${a};
create table if not exists ${a}.migrations(
  id int primary key,
  ts timestamptz default now() not null
);
alter table ${a}.migrations add column if not exists breaking boolean not null default false;
`),await e.client.query(`update ${a}.migrations set breaking = true where id = any($1::int[])`,[n.BREAKING_MIGRATIONS]),await r.process(`postbootstrap`,e)})}e.installSchema=a;async function o(e,r,i,a){let{escapedWorkerSchema:o,logger:s,hooks:c}=e,u=t.migrations[i].replace(/:GRAPHILE_WORKER_SCHEMA\b/g,o),d=n.BREAKING_MIGRATIONS.includes(a);s.debug(`Running ${d?`breaking`:`backwards-compatible`} migration ${i}`);let f=!1;await r.client.query(`begin`);try{await r.client.query({text:`insert into ${o}.migrations (id, breaking) values ($1, $2)`,values:[a,d]}),f=!0,await r.client.query({text:u}),await r.client.query(`select pg_notify($1, $2)`,[`worker:migrate`,JSON.stringify({migrationNumber:a,breaking:d})]),await r.client.query(`commit`)}catch(e){let t=(0,n.coerceError)(e);if(await r.client.query(`rollback`),await c.process(`migrationError`,{...r,error:t}),!f&&l.includes(t.code)){s.debug(`Some other worker has performed migration ${i}; continuing.`);return}throw t.code===`22012`&&a===11?Error(`There are locked jobs present; migration 11 cannot complete. Please ensure all workers are shut down cleanly and all locked jobs and queues are unlocked before attempting this migration. To achieve this with minimal downtime, please consider using Worker Pro: https://worker.graphile.org/docs/pro/migration`):t}}e.runMigration=o;async function s(e,i){let{escapedWorkerSchema:s,hooks:u,logger:d,middleware:f}=e,p=null,m=null,h={ctx:e,client:i,postgresVersion:0,scratchpad:Object.create(null)};for(let t=0;t<2;t++){try{let{rows:[e]}=await h.client.query(`\
select current_setting('server_version_num') as server_version_num,
(select id from ${s}.migrations order by id desc limit 1) as id,
(select id from ${s}.migrations where breaking is true order by id desc limit 1) as biggest_breaking_id;
`);p=e.id,m=e.biggest_breaking_id,h.postgresVersion=r(e.server_version_num);break}catch(r){let i=(0,n.coerceError)(r);if(t===0&&c.includes(i.code))try{await a(e,h);break}catch(e){let t=(0,n.coerceError)(e);if(!l.includes(t.code))throw t}else throw i}await(0,n.sleep)(400+Math.random()*200)}await f.run(`migrate`,h,async n=>{await u.process(`premigrate`,n);let r=Object.keys(t.migrations),i=0,a=!1;for(let t of r){let r=parseInt(t.slice(0,6),10);r>i&&(i=r),(p==null||r>p)&&(a=!0,await o(e,n,t,r))}if(a&&d.debug(`Migrations complete`),m&&i<m)throw process.exitCode=57,Error(`Database is using Graphile Worker schema revision ${p} which includes breaking migration ${m}, but the currently running worker only supports up to revision ${i}. It would be unsafe to continue; please ensure all versions of Graphile Worker are compatible.`);p&&i<p&&d.warn(`Database is using Graphile Worker schema revision ${p}, but the currently running worker only supports up to revision ${i} which may or may not be compatible. Please ensure all versions of Graphile Worker you're running are compatible, or use Worker Pro which will perform this check for you. Attempting to continue regardless.`),await u.process(`postmigrate`,n)})}e.migrate=s;var c=[`42P01`,`42703`],l=[`23505`,`42P06`,`42P07`,`42710`]})),Bt=o(((e,t)=>{var n=u(`path`),r=u(`module`),i=u(`fs`),a=(e,t,a)=>{if(typeof e!=`string`)throw TypeError(`Expected \`fromDir\` to be of type \`string\`, got \`${typeof e}\``);if(typeof t!=`string`)throw TypeError(`Expected \`moduleId\` to be of type \`string\`, got \`${typeof t}\``);try{e=i.realpathSync(e)}catch(t){if(t.code===`ENOENT`)e=n.resolve(e);else if(a)return null;else throw t}let o=n.join(e,`noop.js`),s=()=>r._resolveFilename(t,{id:o,filename:o,paths:r._nodeModulePaths(e)});if(a)try{return s()}catch{return null}return s()};t.exports=(e,t)=>a(e,t),t.exports.silent=(e,t)=>a(e,t,!0)})),Vt=o(((e,t)=>{var n=()=>{let e=Error.prepareStackTrace;Error.prepareStackTrace=(e,t)=>t;let t=Error().stack.slice(1);return Error.prepareStackTrace=e,t};t.exports=n,t.exports.default=n})),Ht=o(((e,t)=>{var n=Vt();t.exports=e=>{let t=n();if(!e)return t[2].getFileName();let r=!1;t.shift();for(let n of t){let t=n.getFileName();if(typeof t==`string`){if(t===e)r=!0;else if(t!==`module.js`&&r&&t!==e)return t}}}})),Ut=o(((e,t)=>{var n=u(`path`),r=Bt(),i=Ht();t.exports=e=>{if(typeof e!=`string`)throw TypeError(`Expected a string`);let t=i(__filename),a=r(t?n.dirname(t):__dirname,e),o=u.cache[a];if(o&&o.parent){let e=o.parent.children.length;for(;e--;)o.parent.children[e].id===a&&o.parent.children.splice(e,1)}delete u.cache[a];let s=u.cache[t];return s===void 0||s.require===void 0?u(a):s.require(a)}})),Wt=o(((e,t)=>{t.exports=function(e){return e?e instanceof Array||Array.isArray(e)||e.length>=0&&e.splice instanceof Function:!1}})),Gt=o(((e,t)=>{var n=u(`util`),r=Wt(),i=function(e,t){e&&e.constructor===String||(t=e||{},e=Error.name);var i=function n(a){if(!this)return new n(a);a=a instanceof Error?a.message:a||this.message,Error.call(this,a),Error.captureStackTrace(this,i),this.name=e,Object.defineProperty(this,"message",{configurable:!0,enumerable:!1,get:function(){var e=a.split(/\r?\n/g);for(var n in t)if(t.hasOwnProperty(n)){var i=t[n];`message`in i&&(e=i.message(this[n],e)||e,r(e)||(e=[e]))}return e.join(`
`)},set:function(e){a=e}});var o=null,s=Object.getOwnPropertyDescriptor(this,`stack`),c=s.get,l=s.value;delete s.value,delete s.writable,s.set=function(e){o=e},s.get=function(){var e=(o||(c?c.call(this):l)).split(/\r?\n+/g);o||(e[0]=this.name+`: `+this.message);var n=1;for(var r in t)if(t.hasOwnProperty(r)){var i=t[r];if(`line`in i){var a=i.line(this[r]);a&&e.splice(n++,0,`    `+a)}`stack`in i&&i.stack(this[r],e)}return e.join(`
`)},Object.defineProperty(this,"stack",s)};return Object.setPrototypeOf?(Object.setPrototypeOf(i.prototype,Error.prototype),Object.setPrototypeOf(i,Error)):n.inherits(i,Error),i};i.append=function(e,t){return{message:function(n,r){return n||=t,n&&(r[0]+=` `+e.replace(`%s`,n.toString())),r}}},i.line=function(e,t){return{line:function(n){return n||=t,n?e.replace(`%s`,n.toString()):null}}},t.exports=i})),Kt=o(((e,t)=>{var n=e=>{let t=e.charCodeAt(0).toString(16).toUpperCase();return`0x`+(t.length%2?`0`:``)+t},r=(e,t,r)=>{if(!t)return{message:e.message+` while parsing empty string`,position:0};let i=e.message.match(/^Unexpected token (.) .*position\s+(\d+)/i),a=i?+i[2]:e.message.match(/^Unexpected end of JSON.*/i)?t.length-1:null,o=i?e.message.replace(/^Unexpected token ./,`Unexpected token ${JSON.stringify(i[1])} (${n(i[1])})`):e.message;if(a!=null){let e=a<=r?0:a-r,n=a+r>=t.length?t.length:a+r,i=(e===0?``:`...`)+t.slice(e,n)+(n===t.length?``:`...`);return{message:o+` while parsing ${t===i?``:`near `}${JSON.stringify(i)}`,position:a}}return{message:o+` while parsing '${t.slice(0,r*2)}'`,position:0}},i=class extends SyntaxError{constructor(e,t,n,i){n||=20;let a=r(e,t,n);super(a.message),Object.assign(this,a),this.code=`EJSONPARSE`,this.systemError=e,Error.captureStackTrace(this,i||this.constructor)}get name(){return this.constructor.name}set name(e){}get[Symbol.toStringTag](){return this.constructor.name}},a=Symbol.for(`indent`),o=Symbol.for(`newline`),s=/^\s*[{\[]((?:\r?\n)+)([\s\t]*)/,c=/^(?:\{\}|\[\])((?:\r?\n)+)?$/,l=(e,t,n)=>{let r=u(e);n||=20;try{let[,e=`
`,n=`  `]=r.match(c)||r.match(s)||[,``,``],i=JSON.parse(r,t);return i&&typeof i==`object`&&(i[o]=e,i[a]=n),i}catch(t){if(typeof e!=`string`&&!Buffer.isBuffer(e)){let n=Array.isArray(e)&&e.length===0;throw Object.assign(TypeError(`Cannot parse ${n?`an empty array`:String(e)}`),{code:`EJSONPARSE`,systemError:t})}throw new i(t,r,n,l)}},u=e=>String(e).replace(/^\uFEFF/,``);t.exports=l,l.JSONParseError=i,l.noExceptions=(e,t)=>{try{return JSON.parse(u(e),t)}catch{}}})),qt=o((e=>{e.__esModule=!0,e.LinesAndColumns=void 0;var t=`
`,n=`\r`,r=function(){function e(e){this.string=e;for(var r=[0],i=0;i<e.length;)switch(e[i]){case t:i+=t.length,r.push(i);break;case n:i+=n.length,e[i]===t&&(i+=t.length),r.push(i);break;default:i++}this.offsets=r}return e.prototype.locationForIndex=function(e){if(e<0||e>this.string.length)return null;for(var t=0,n=this.offsets;n[t+1]<=e;)t++;var r=e-n[t];return{line:t,column:r}},e.prototype.indexForLocation=function(e){var t=e.line,n=e.column;return t<0||t>=this.offsets.length||n<0||n>this.lengthOfLine(t)?null:this.offsets[t]+n},e.prototype.lengthOfLine=function(e){var t=this.offsets[e];return(e===this.offsets.length-1?this.string.length:this.offsets[e+1])-t},e}();e.LinesAndColumns=r,e.default=r})),Jt=o(((e,t)=>{var n=process||{},r=n.argv||[],i=n.env||{},a=!(i.NO_COLOR||r.includes(`--no-color`))&&(!!i.FORCE_COLOR||r.includes(`--color`)||n.platform===`win32`||(n.stdout||{}).isTTY&&i.TERM!==`dumb`||!!i.CI),o=(e,t,n=e)=>r=>{let i=``+r,a=i.indexOf(t,e.length);return~a?e+s(i,t,n,a)+t:e+i+t},s=(e,t,n,r)=>{let i=``,a=0;do i+=e.substring(a,r)+n,a=r+t.length,r=e.indexOf(t,a);while(~r);return i+e.substring(a)},c=(e=a)=>{let t=e?o:()=>String;return{isColorSupported:e,reset:t(`\x1B[0m`,`\x1B[0m`),bold:t(`\x1B[1m`,`\x1B[22m`,`\x1B[22m\x1B[1m`),dim:t(`\x1B[2m`,`\x1B[22m`,`\x1B[22m\x1B[2m`),italic:t(`\x1B[3m`,`\x1B[23m`),underline:t(`\x1B[4m`,`\x1B[24m`),inverse:t(`\x1B[7m`,`\x1B[27m`),hidden:t(`\x1B[8m`,`\x1B[28m`),strikethrough:t(`\x1B[9m`,`\x1B[29m`),black:t(`\x1B[30m`,`\x1B[39m`),red:t(`\x1B[31m`,`\x1B[39m`),green:t(`\x1B[32m`,`\x1B[39m`),yellow:t(`\x1B[33m`,`\x1B[39m`),blue:t(`\x1B[34m`,`\x1B[39m`),magenta:t(`\x1B[35m`,`\x1B[39m`),cyan:t(`\x1B[36m`,`\x1B[39m`),white:t(`\x1B[37m`,`\x1B[39m`),gray:t(`\x1B[90m`,`\x1B[39m`),bgBlack:t(`\x1B[40m`,`\x1B[49m`),bgRed:t(`\x1B[41m`,`\x1B[49m`),bgGreen:t(`\x1B[42m`,`\x1B[49m`),bgYellow:t(`\x1B[43m`,`\x1B[49m`),bgBlue:t(`\x1B[44m`,`\x1B[49m`),bgMagenta:t(`\x1B[45m`,`\x1B[49m`),bgCyan:t(`\x1B[46m`,`\x1B[49m`),bgWhite:t(`\x1B[47m`,`\x1B[49m`),blackBright:t(`\x1B[90m`,`\x1B[39m`),redBright:t(`\x1B[91m`,`\x1B[39m`),greenBright:t(`\x1B[92m`,`\x1B[39m`),yellowBright:t(`\x1B[93m`,`\x1B[39m`),blueBright:t(`\x1B[94m`,`\x1B[39m`),magentaBright:t(`\x1B[95m`,`\x1B[39m`),cyanBright:t(`\x1B[96m`,`\x1B[39m`),whiteBright:t(`\x1B[97m`,`\x1B[39m`),bgBlackBright:t(`\x1B[100m`,`\x1B[49m`),bgRedBright:t(`\x1B[101m`,`\x1B[49m`),bgGreenBright:t(`\x1B[102m`,`\x1B[49m`),bgYellowBright:t(`\x1B[103m`,`\x1B[49m`),bgBlueBright:t(`\x1B[104m`,`\x1B[49m`),bgMagentaBright:t(`\x1B[105m`,`\x1B[49m`),bgCyanBright:t(`\x1B[106m`,`\x1B[49m`),bgWhiteBright:t(`\x1B[107m`,`\x1B[49m`)}};t.exports=c(),t.exports.createColors=c})),Yt=o((e=>{Object.defineProperty(e,"__esModule",{value:!0}),e.default=/((['"])(?:(?!\2|\\).|\\(?:\r\n|[\s\S]))*(\2)?|`(?:[^`\\$]|\\[\s\S]|\$(?!\{)|\$\{(?:[^{}]|\{[^}]*\}?)*\}?)*(`)?)|(\/\/.*)|(\/\*(?:[^*]|\*(?!\/))*(\*\/)?)|(\/(?!\*)(?:\[(?:(?![\]\\]).|\\.)*\]|(?![\/\]\\]).|\\.)+\/(?:(?!\s*(?:\b|[\u0080-\uFFFF$\\'"~({]|[+\-!](?!=)|\.?\d))|[gmiyus]{1,6}\b(?![\u0080-\uFFFF$\\]|\s*(?:[+\-*%&|^<>!=?({]|\/(?![\/*])))))|(0[xX][\da-fA-F]+|0[oO][0-7]+|0[bB][01]+|(?:\d*\.\d+|\d+\.?)(?:[eE][+-]?\d+)?)|((?!\d)(?:(?!\s)[$\w\u0080-\uFFFF]|\\u[\da-fA-F]{4}|\\u\{[\da-fA-F]+\})+)|(--|\+\+|&&|\|\||=>|\.{3}|(?:[+\-\/%&|^]|\*{1,2}|<{1,2}|>{1,3}|!=?|={1,2})=?|[?~.,:;[\](){}])|(\s+)|(^$|[\s\S])/g,e.matchToToken=function(e){var t={type:`invalid`,value:e[0],closed:void 0};return e[1]?(t.type=`string`,t.closed=!!(e[3]||e[4])):e[5]?t.type=`comment`:e[6]?(t.type=`comment`,t.closed=!!e[7]):e[8]?t.type=`regex`:e[9]?t.type=`number`:e[10]?t.type=`name`:e[11]?t.type=`punctuator`:e[12]&&(t.type=`whitespace`),t}})),Xt=o((e=>{Object.defineProperty(e,"__esModule",{value:!0}),e.isIdentifierChar=l,e.isIdentifierName=u,e.isIdentifierStart=c;var t=`\u00aa\u00b5\u00ba\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u02c1\u02c6-\u02d1\u02e0-\u02e4\u02ec\u02ee\u0370-\u0374\u0376\u0377\u037a-\u037d\u037f\u0386\u0388-\u038a\u038c\u038e-\u03a1\u03a3-\u03f5\u03f7-\u0481\u048a-\u052f\u0531-\u0556\u0559\u0560-\u0588\u05d0-\u05ea\u05ef-\u05f2\u0620-\u064a\u066e\u066f\u0671-\u06d3\u06d5\u06e5\u06e6\u06ee\u06ef\u06fa-\u06fc\u06ff\u0710\u0712-\u072f\u074d-\u07a5\u07b1\u07ca-\u07ea\u07f4\u07f5\u07fa\u0800-\u0815\u081a\u0824\u0828\u0840-\u0858\u0860-\u086a\u0870-\u0887\u0889-\u088f\u08a0-\u08c9\u0904-\u0939\u093d\u0950\u0958-\u0961\u0971-\u0980\u0985-\u098c\u098f\u0990\u0993-\u09a8\u09aa-\u09b0\u09b2\u09b6-\u09b9\u09bd\u09ce\u09dc\u09dd\u09df-\u09e1\u09f0\u09f1\u09fc\u0a05-\u0a0a\u0a0f\u0a10\u0a13-\u0a28\u0a2a-\u0a30\u0a32\u0a33\u0a35\u0a36\u0a38\u0a39\u0a59-\u0a5c\u0a5e\u0a72-\u0a74\u0a85-\u0a8d\u0a8f-\u0a91\u0a93-\u0aa8\u0aaa-\u0ab0\u0ab2\u0ab3\u0ab5-\u0ab9\u0abd\u0ad0\u0ae0\u0ae1\u0af9\u0b05-\u0b0c\u0b0f\u0b10\u0b13-\u0b28\u0b2a-\u0b30\u0b32\u0b33\u0b35-\u0b39\u0b3d\u0b5c\u0b5d\u0b5f-\u0b61\u0b71\u0b83\u0b85-\u0b8a\u0b8e-\u0b90\u0b92-\u0b95\u0b99\u0b9a\u0b9c\u0b9e\u0b9f\u0ba3\u0ba4\u0ba8-\u0baa\u0bae-\u0bb9\u0bd0\u0c05-\u0c0c\u0c0e-\u0c10\u0c12-\u0c28\u0c2a-\u0c39\u0c3d\u0c58-\u0c5a\u0c5c\u0c5d\u0c60\u0c61\u0c80\u0c85-\u0c8c\u0c8e-\u0c90\u0c92-\u0ca8\u0caa-\u0cb3\u0cb5-\u0cb9\u0cbd\u0cdc-\u0cde\u0ce0\u0ce1\u0cf1\u0cf2\u0d04-\u0d0c\u0d0e-\u0d10\u0d12-\u0d3a\u0d3d\u0d4e\u0d54-\u0d56\u0d5f-\u0d61\u0d7a-\u0d7f\u0d85-\u0d96\u0d9a-\u0db1\u0db3-\u0dbb\u0dbd\u0dc0-\u0dc6\u0e01-\u0e30\u0e32\u0e33\u0e40-\u0e46\u0e81\u0e82\u0e84\u0e86-\u0e8a\u0e8c-\u0ea3\u0ea5\u0ea7-\u0eb0\u0eb2\u0eb3\u0ebd\u0ec0-\u0ec4\u0ec6\u0edc-\u0edf\u0f00\u0f40-\u0f47\u0f49-\u0f6c\u0f88-\u0f8c\u1000-\u102a\u103f\u1050-\u1055\u105a-\u105d\u1061\u1065\u1066\u106e-\u1070\u1075-\u1081\u108e\u10a0-\u10c5\u10c7\u10cd\u10d0-\u10fa\u10fc-\u1248\u124a-\u124d\u1250-\u1256\u1258\u125a-\u125d\u1260-\u1288\u128a-\u128d\u1290-\u12b0\u12b2-\u12b5\u12b8-\u12be\u12c0\u12c2-\u12c5\u12c8-\u12d6\u12d8-\u1310\u1312-\u1315\u1318-\u135a\u1380-\u138f\u13a0-\u13f5\u13f8-\u13fd\u1401-\u166c\u166f-\u167f\u1681-\u169a\u16a0-\u16ea\u16ee-\u16f8\u1700-\u1711\u171f-\u1731\u1740-\u1751\u1760-\u176c\u176e-\u1770\u1780-\u17b3\u17d7\u17dc\u1820-\u1878\u1880-\u18a8\u18aa\u18b0-\u18f5\u1900-\u191e\u1950-\u196d\u1970-\u1974\u1980-\u19ab\u19b0-\u19c9\u1a00-\u1a16\u1a20-\u1a54\u1aa7\u1b05-\u1b33\u1b45-\u1b4c\u1b83-\u1ba0\u1bae\u1baf\u1bba-\u1be5\u1c00-\u1c23\u1c4d-\u1c4f\u1c5a-\u1c7d\u1c80-\u1c8a\u1c90-\u1cba\u1cbd-\u1cbf\u1ce9-\u1cec\u1cee-\u1cf3\u1cf5\u1cf6\u1cfa\u1d00-\u1dbf\u1e00-\u1f15\u1f18-\u1f1d\u1f20-\u1f45\u1f48-\u1f4d\u1f50-\u1f57\u1f59\u1f5b\u1f5d\u1f5f-\u1f7d\u1f80-\u1fb4\u1fb6-\u1fbc\u1fbe\u1fc2-\u1fc4\u1fc6-\u1fcc\u1fd0-\u1fd3\u1fd6-\u1fdb\u1fe0-\u1fec\u1ff2-\u1ff4\u1ff6-\u1ffc\u2071\u207f\u2090-\u209c\u2102\u2107\u210a-\u2113\u2115\u2118-\u211d\u2124\u2126\u2128\u212a-\u2139\u213c-\u213f\u2145-\u2149\u214e\u2160-\u2188\u2c00-\u2ce4\u2ceb-\u2cee\u2cf2\u2cf3\u2d00-\u2d25\u2d27\u2d2d\u2d30-\u2d67\u2d6f\u2d80-\u2d96\u2da0-\u2da6\u2da8-\u2dae\u2db0-\u2db6\u2db8-\u2dbe\u2dc0-\u2dc6\u2dc8-\u2dce\u2dd0-\u2dd6\u2dd8-\u2dde\u3005-\u3007\u3021-\u3029\u3031-\u3035\u3038-\u303c\u3041-\u3096\u309b-\u309f\u30a1-\u30fa\u30fc-\u30ff\u3105-\u312f\u3131-\u318e\u31a0-\u31bf\u31f0-\u31ff\u3400-\u4dbf\u4e00-\ua48c\ua4d0-\ua4fd\ua500-\ua60c\ua610-\ua61f\ua62a\ua62b\ua640-\ua66e\ua67f-\ua69d\ua6a0-\ua6ef\ua717-\ua71f\ua722-\ua788\ua78b-\ua7dc\ua7f1-\ua801\ua803-\ua805\ua807-\ua80a\ua80c-\ua822\ua840-\ua873\ua882-\ua8b3\ua8f2-\ua8f7\ua8fb\ua8fd\ua8fe\ua90a-\ua925\ua930-\ua946\ua960-\ua97c\ua984-\ua9b2\ua9cf\ua9e0-\ua9e4\ua9e6-\ua9ef\ua9fa-\ua9fe\uaa00-\uaa28\uaa40-\uaa42\uaa44-\uaa4b\uaa60-\uaa76\uaa7a\uaa7e-\uaaaf\uaab1\uaab5\uaab6\uaab9-\uaabd\uaac0\uaac2\uaadb-\uaadd\uaae0-\uaaea\uaaf2-\uaaf4\uab01-\uab06\uab09-\uab0e\uab11-\uab16\uab20-\uab26\uab28-\uab2e\uab30-\uab5a\uab5c-\uab69\uab70-\uabe2\uac00-\ud7a3\ud7b0-\ud7c6\ud7cb-\ud7fb\uf900-\ufa6d\ufa70-\ufad9\ufb00-\ufb06\ufb13-\ufb17\ufb1d\ufb1f-\ufb28\ufb2a-\ufb36\ufb38-\ufb3c\ufb3e\ufb40\ufb41\ufb43\ufb44\ufb46-\ufbb1\ufbd3-\ufd3d\ufd50-\ufd8f\ufd92-\ufdc7\ufdf0-\ufdfb\ufe70-\ufe74\ufe76-\ufefc\uff21-\uff3a\uff41-\uff5a\uff66-\uffbe\uffc2-\uffc7\uffca-\uffcf\uffd2-\uffd7\uffda-\uffdc`,n=`\u00b7\u0300-\u036f\u0387\u0483-\u0487\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u0669\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u06f0-\u06f9\u0711\u0730-\u074a\u07a6-\u07b0\u07c0-\u07c9\u07eb-\u07f3\u07fd\u0816-\u0819\u081b-\u0823\u0825-\u0827\u0829-\u082d\u0859-\u085b\u0897-\u089f\u08ca-\u08e1\u08e3-\u0903\u093a-\u093c\u093e-\u094f\u0951-\u0957\u0962\u0963\u0966-\u096f\u0981-\u0983\u09bc\u09be-\u09c4\u09c7\u09c8\u09cb-\u09cd\u09d7\u09e2\u09e3\u09e6-\u09ef\u09fe\u0a01-\u0a03\u0a3c\u0a3e-\u0a42\u0a47\u0a48\u0a4b-\u0a4d\u0a51\u0a66-\u0a71\u0a75\u0a81-\u0a83\u0abc\u0abe-\u0ac5\u0ac7-\u0ac9\u0acb-\u0acd\u0ae2\u0ae3\u0ae6-\u0aef\u0afa-\u0aff\u0b01-\u0b03\u0b3c\u0b3e-\u0b44\u0b47\u0b48\u0b4b-\u0b4d\u0b55-\u0b57\u0b62\u0b63\u0b66-\u0b6f\u0b82\u0bbe-\u0bc2\u0bc6-\u0bc8\u0bca-\u0bcd\u0bd7\u0be6-\u0bef\u0c00-\u0c04\u0c3c\u0c3e-\u0c44\u0c46-\u0c48\u0c4a-\u0c4d\u0c55\u0c56\u0c62\u0c63\u0c66-\u0c6f\u0c81-\u0c83\u0cbc\u0cbe-\u0cc4\u0cc6-\u0cc8\u0cca-\u0ccd\u0cd5\u0cd6\u0ce2\u0ce3\u0ce6-\u0cef\u0cf3\u0d00-\u0d03\u0d3b\u0d3c\u0d3e-\u0d44\u0d46-\u0d48\u0d4a-\u0d4d\u0d57\u0d62\u0d63\u0d66-\u0d6f\u0d81-\u0d83\u0dca\u0dcf-\u0dd4\u0dd6\u0dd8-\u0ddf\u0de6-\u0def\u0df2\u0df3\u0e31\u0e34-\u0e3a\u0e47-\u0e4e\u0e50-\u0e59\u0eb1\u0eb4-\u0ebc\u0ec8-\u0ece\u0ed0-\u0ed9\u0f18\u0f19\u0f20-\u0f29\u0f35\u0f37\u0f39\u0f3e\u0f3f\u0f71-\u0f84\u0f86\u0f87\u0f8d-\u0f97\u0f99-\u0fbc\u0fc6\u102b-\u103e\u1040-\u1049\u1056-\u1059\u105e-\u1060\u1062-\u1064\u1067-\u106d\u1071-\u1074\u1082-\u108d\u108f-\u109d\u135d-\u135f\u1369-\u1371\u1712-\u1715\u1732-\u1734\u1752\u1753\u1772\u1773\u17b4-\u17d3\u17dd\u17e0-\u17e9\u180b-\u180d\u180f-\u1819\u18a9\u1920-\u192b\u1930-\u193b\u1946-\u194f\u19d0-\u19da\u1a17-\u1a1b\u1a55-\u1a5e\u1a60-\u1a7c\u1a7f-\u1a89\u1a90-\u1a99\u1ab0-\u1abd\u1abf-\u1add\u1ae0-\u1aeb\u1b00-\u1b04\u1b34-\u1b44\u1b50-\u1b59\u1b6b-\u1b73\u1b80-\u1b82\u1ba1-\u1bad\u1bb0-\u1bb9\u1be6-\u1bf3\u1c24-\u1c37\u1c40-\u1c49\u1c50-\u1c59\u1cd0-\u1cd2\u1cd4-\u1ce8\u1ced\u1cf4\u1cf7-\u1cf9\u1dc0-\u1dff\u200c\u200d\u203f\u2040\u2054\u20d0-\u20dc\u20e1\u20e5-\u20f0\u2cef-\u2cf1\u2d7f\u2de0-\u2dff\u302a-\u302f\u3099\u309a\u30fb\ua620-\ua629\ua66f\ua674-\ua67d\ua69e\ua69f\ua6f0\ua6f1\ua802\ua806\ua80b\ua823-\ua827\ua82c\ua880\ua881\ua8b4-\ua8c5\ua8d0-\ua8d9\ua8e0-\ua8f1\ua8ff-\ua909\ua926-\ua92d\ua947-\ua953\ua980-\ua983\ua9b3-\ua9c0\ua9d0-\ua9d9\ua9e5\ua9f0-\ua9f9\uaa29-\uaa36\uaa43\uaa4c\uaa4d\uaa50-\uaa59\uaa7b-\uaa7d\uaab0\uaab2-\uaab4\uaab7\uaab8\uaabe\uaabf\uaac1\uaaeb-\uaaef\uaaf5\uaaf6\uabe3-\uabea\uabec\uabed\uabf0-\uabf9\ufb1e\ufe00-\ufe0f\ufe20-\ufe2f\ufe33\ufe34\ufe4d-\ufe4f\uff10-\uff19\uff3f\uff65`,r=RegExp(`[`+t+`]`),i=RegExp(`[`+t+n+`]`);t=n=null;var a=[0,11,2,25,2,18,2,1,2,14,3,13,35,122,70,52,268,28,4,48,48,31,14,29,6,37,11,29,3,35,5,7,2,4,43,157,19,35,5,35,5,39,9,51,13,10,2,14,2,6,2,1,2,10,2,14,2,6,2,1,4,51,13,310,10,21,11,7,25,5,2,41,2,8,70,5,3,0,2,43,2,1,4,0,3,22,11,22,10,30,66,18,2,1,11,21,11,25,7,25,39,55,7,1,65,0,16,3,2,2,2,28,43,28,4,28,36,7,2,27,28,53,11,21,11,18,14,17,111,72,56,50,14,50,14,35,39,27,10,22,251,41,7,1,17,5,57,28,11,0,9,21,43,17,47,20,28,22,13,52,58,1,3,0,14,44,33,24,27,35,30,0,3,0,9,34,4,0,13,47,15,3,22,0,2,0,36,17,2,24,20,1,64,6,2,0,2,3,2,14,2,9,8,46,39,7,3,1,3,21,2,6,2,1,2,4,4,0,19,0,13,4,31,9,2,0,3,0,2,37,2,0,26,0,2,0,45,52,19,3,21,2,31,47,21,1,2,0,185,46,42,3,37,47,21,0,60,42,14,0,72,26,38,6,186,43,117,63,32,7,3,0,3,7,2,1,2,23,16,0,2,0,95,7,3,38,17,0,2,0,29,0,11,39,8,0,22,0,12,45,20,0,19,72,200,32,32,8,2,36,18,0,50,29,113,6,2,1,2,37,22,0,26,5,2,1,2,31,15,0,24,43,261,18,16,0,2,12,2,33,125,0,80,921,103,110,18,195,2637,96,16,1071,18,5,26,3994,6,582,6842,29,1763,568,8,30,18,78,18,29,19,47,17,3,32,20,6,18,433,44,212,63,33,24,3,24,45,74,6,0,67,12,65,1,2,0,15,4,10,7381,42,31,98,114,8702,3,2,6,2,1,2,290,16,0,30,2,3,0,15,3,9,395,2309,106,6,12,4,8,8,9,5991,84,2,70,2,1,3,0,3,1,3,3,2,11,2,0,2,6,2,64,2,3,3,7,2,6,2,27,2,3,2,4,2,0,4,6,2,339,3,24,2,24,2,30,2,24,2,30,2,24,2,30,2,24,2,30,2,24,2,7,1845,30,7,5,262,61,147,44,11,6,17,0,322,29,19,43,485,27,229,29,3,0,208,30,2,2,2,1,2,6,3,4,10,1,225,6,2,3,2,1,2,14,2,196,60,67,8,0,1205,3,2,26,2,1,2,0,3,0,2,9,2,3,2,0,2,0,7,0,5,0,2,0,2,0,2,2,2,1,2,0,3,0,2,0,2,0,2,0,2,0,2,1,2,0,3,3,2,6,2,3,2,3,2,0,2,9,2,16,6,2,2,4,2,16,4421,42719,33,4381,3,5773,3,7472,16,621,2467,541,1507,4938,6,8489],o=[509,0,227,0,150,4,294,9,1368,2,2,1,6,3,41,2,5,0,166,1,574,3,9,9,7,9,32,4,318,1,78,5,71,10,50,3,123,2,54,14,32,10,3,1,11,3,46,10,8,0,46,9,7,2,37,13,2,9,6,1,45,0,13,2,49,13,9,3,2,11,83,11,7,0,3,0,158,11,6,9,7,3,56,1,2,6,3,1,3,2,10,0,11,1,3,6,4,4,68,8,2,0,3,0,2,3,2,4,2,0,15,1,83,17,10,9,5,0,82,19,13,9,214,6,3,8,28,1,83,16,16,9,82,12,9,9,7,19,58,14,5,9,243,14,166,9,71,5,2,1,3,3,2,0,2,1,13,9,120,6,3,6,4,0,29,9,41,6,2,3,9,0,10,10,47,15,199,7,137,9,54,7,2,7,17,9,57,21,2,13,123,5,4,0,2,1,2,6,2,0,9,9,49,4,2,1,2,4,9,9,55,9,266,3,10,1,2,0,49,6,4,4,14,10,5350,0,7,14,11465,27,2343,9,87,9,39,4,60,6,26,9,535,9,470,0,2,54,8,3,82,0,12,1,19628,1,4178,9,519,45,3,22,543,4,4,5,9,7,3,6,31,3,149,2,1418,49,513,54,5,49,9,0,15,0,23,4,2,14,1361,6,2,16,3,6,2,1,2,4,101,0,161,6,10,9,357,0,62,13,499,13,245,1,2,9,233,0,3,0,8,1,6,0,475,6,110,6,6,9,4759,9,787719,239];function s(e,t){let n=65536;for(let r=0,i=t.length;r<i;r+=2){if(n+=t[r],n>e)return!1;if(n+=t[r+1],n>=e)return!0}return!1}function c(e){return e<65?e===36:e<=90?!0:e<97?e===95:e<=122?!0:e<=65535?e>=170&&r.test(String.fromCharCode(e)):s(e,a)}function l(e){return e<48?e===36:e<58?!0:e<65?!1:e<=90?!0:e<97?e===95:e<=122?!0:e<=65535?e>=170&&i.test(String.fromCharCode(e)):s(e,a)||s(e,o)}function u(e){let t=!0;for(let n=0;n<e.length;n++){let r=e.charCodeAt(n);if((r&64512)==55296&&n+1<e.length){let t=e.charCodeAt(++n);(t&64512)==56320&&(r=65536+((r&1023)<<10)+(t&1023))}if(t){if(t=!1,!c(r))return!1}else if(!l(r))return!1}return!t}})),Zt=o((e=>{Object.defineProperty(e,"__esModule",{value:!0}),e.isKeyword=l,e.isReservedWord=a,e.isStrictBindOnlyReservedWord=s,e.isStrictBindReservedWord=c,e.isStrictReservedWord=o;var t={keyword:`break.case.catch.continue.debugger.default.do.else.finally.for.function.if.return.switch.throw.try.var.const.while.with.new.this.super.class.extends.export.import.null.true.false.in.instanceof.typeof.void.delete`.split(`.`),strict:[`implements`,`interface`,`let`,`package`,`private`,`protected`,`public`,`static`,`yield`],strictBind:[`eval`,`arguments`]},n=new Set(t.keyword),r=new Set(t.strict),i=new Set(t.strictBind);function a(e,t){return t&&e===`await`||e===`enum`}function o(e,t){return a(e,t)||r.has(e)}function s(e){return i.has(e)}function c(e,t){return o(e,t)||s(e)}function l(e){return n.has(e)}})),Qt=o((e=>{Object.defineProperty(e,"__esModule",{value:!0}),Object.defineProperty(e,"isIdentifierChar",{enumerable:!0,get:function(){return t.isIdentifierChar}}),Object.defineProperty(e,"isIdentifierName",{enumerable:!0,get:function(){return t.isIdentifierName}}),Object.defineProperty(e,"isIdentifierStart",{enumerable:!0,get:function(){return t.isIdentifierStart}}),Object.defineProperty(e,"isKeyword",{enumerable:!0,get:function(){return n.isKeyword}}),Object.defineProperty(e,"isReservedWord",{enumerable:!0,get:function(){return n.isReservedWord}}),Object.defineProperty(e,"isStrictBindOnlyReservedWord",{enumerable:!0,get:function(){return n.isStrictBindOnlyReservedWord}}),Object.defineProperty(e,"isStrictBindReservedWord",{enumerable:!0,get:function(){return n.isStrictBindReservedWord}}),Object.defineProperty(e,"isStrictReservedWord",{enumerable:!0,get:function(){return n.isStrictReservedWord}});var t=Xt(),n=Zt()})),$t=o((e=>{Object.defineProperty(e,"__esModule",{value:!0});var t=Jt(),n=Yt(),r=Qt();function i(){return typeof process==`object`&&(process.env.FORCE_COLOR===`0`||process.env.FORCE_COLOR===`false`)?!1:t.isColorSupported}var a=(e,t)=>n=>e(t(n));function o(e){return{keyword:e.cyan,capitalized:e.yellow,jsxIdentifier:e.yellow,punctuator:e.yellow,number:e.magenta,string:e.green,regex:e.magenta,comment:e.gray,invalid:a(a(e.white,e.bgRed),e.bold),gutter:e.gray,marker:a(e.red,e.bold),message:a(e.red,e.bold),reset:e.reset}}var s=o(t.createColors(!0)),c=o(t.createColors(!1));function l(e){return e?s:c}var u=new Set([`as`,`async`,`from`,`get`,`of`,`set`]),d=/\r\n|[\n\r\u2028\u2029]/,f=/^[()[\]{}]$/,p,m=/^[a-z][\w-]*$/i,h=function(e,t,n){if(e.type===`name`){let i=e.value;if(r.isKeyword(i)||r.isStrictReservedWord(i,!0)||u.has(i))return`keyword`;if(m.test(i)&&(n[t-1]===`<`||n.slice(t-2,t)===`</`))return`jsxIdentifier`;let a=String.fromCodePoint(i.codePointAt(0));if(a!==a.toLowerCase())return`capitalized`}return e.type===`punctuator`&&f.test(e.value)?`bracket`:e.type===`invalid`&&(e.value===`@`||e.value===`#`)?`punctuator`:e.type};p=function*(e){let t;for(;t=n.default.exec(e);){let r=n.matchToToken(t);yield{type:h(r,t.index,e),value:r.value}}};function g(e){if(e===``)return``;let t=l(!0),n=``;for(let{type:r,value:i}of p(e))r in t?n+=i.split(d).map(e=>t[r](e)).join(`
`):n+=i;return n}var _=!1,v=/\r\n|[\n\r\u2028\u2029]/;function y(e,t,n,r){let i=Object.assign({column:0,line:-1},e.start),a=Object.assign({},i,e.end),{linesAbove:o=2,linesBelow:s=3}=n||{},c=i.line-r,l=i.column,u=a.line-r,d=a.column,f=Math.max(c-(o+1),0),p=Math.min(t.length,u+s);c===-1&&(f=0),u===-1&&(p=t.length);let m=u-c,h={};if(m)for(let e=0;e<=m;e++){let n=e+c;h[n]=l?e===0?[l,t[n-1].length-l+1]:e===m?[0,d]:[0,t[n-e].length]:!0}else h[c]=l===d?!l||[l,0]:[l,d-l];return{start:f,end:p,markerLines:h}}function b(e,t,n={}){let r=n.forceColor||i()&&n.highlightCode,a=(n.startLine||1)-1,o=l(r),{start:s,end:c,markerLines:u}=y(t,e.split(v),n,a),d=t.start&&typeof t.start.column==`number`,f=String(c+a).length,p=(r?g(e):e).split(v,c).slice(s,c).map((e,t)=>{let r=s+1+t,i=` ${` ${r+a}`.slice(-f)} |`,c=u[r],l=!u[r+1];if(c){let t=``;if(Array.isArray(c)){let r=e.slice(0,Math.max(c[0]-1,0)).replace(/[^\t]/g,` `),a=c[1]||1;t=[`
 `,o.gutter(i.replace(/\d/g,` `)),` `,r,o.marker(`^`).repeat(a)].join(``),l&&n.message&&(t+=` `+o.message(n.message))}return[o.marker(`>`),o.gutter(i),e.length>0?` ${e}`:``,t].join(``)}return` ${o.gutter(i)}${e.length>0?` ${e}`:``}`}).join(`
`);return n.message&&!d&&(p=`${` `.repeat(f+1)}${n.message}\n${p}`),r?o.reset(p):p}function x(e,t,n,r={}){if(!_){_=!0;let e="Passing lineNumber and colNumber is deprecated to @babel/code-frame. Please use `codeFrameColumns`.";if(process.emitWarning)process.emitWarning(e,`DeprecationWarning`);else{let t=Error(e);t.name=`DeprecationWarning`,console.warn(Error(e))}}return n=Math.max(n,0),b(e,{start:{column:n,line:t}},r)}e.codeFrameColumns=b,e.default=x,e.highlight=g})),en=o(((e,t)=>{var n=Gt(),r=Kt(),{default:i}=qt(),{codeFrameColumns:a}=$t(),o=n(`JSONError`,{fileName:n.append(`in %s`),codeFrame:n.append(`

%s
`)}),s=(e,t,n)=>{typeof t==`string`&&(n=t,t=null);try{try{return JSON.parse(e,t)}catch(n){throw r(e,t),n}}catch(t){t.message=t.message.replace(/\n/g,``);let r=t.message.match(/in JSON at position (\d+) while parsing/),s=new o(t);if(n&&(s.fileName=n),r&&r.length>0){let t=new i(e),n=Number(r[1]),o=t.locationForIndex(n);s.codeFrame=a(e,{start:{line:o.line+1,column:o.column+1}},{highlightCode:!0})}throw s}};s.JSONError=o,t.exports=s})),tn=s({parse:()=>nn,stringify:()=>nn});function nn(){throw Error(`Documents are written in JSON alone`)}var rn=o((e=>{Object.defineProperty(e,"__esModule",{value:!0}),e.loaders=void 0;var t,n=function(e){return t===void 0&&(t=Ut()),t(e)},r,i=function(e,t){r===void 0&&(r=en());try{return r(t)}catch(t){throw t.message=`JSON Error in ${e}:\n${t.message}`,t}},a;e.loaders={loadJs:n,loadJson:i,loadYaml:function(e,t){a===void 0&&(a=l(tn));try{return a.parse(t,{prettyErrors:!0})}catch(t){throw t.message=`YAML Error in ${e}:\n${t.message}`,t}}}})),an=o((e=>{Object.defineProperty(e,"__esModule",{value:!0}),e.getPropertyByPath=t;function t(e,t){return typeof t==`string`&&Object.prototype.hasOwnProperty.call(e,t)?e[t]:(typeof t==`string`?t.split(`.`):t).reduce((e,t)=>e===void 0?e:e[t],e)}})),on=o((e=>{Object.defineProperty(e,"__esModule",{value:!0}),e.ExplorerBase=void 0,e.getExtensionDescription=o;var t=i(u(`path`)),n=rn(),r=an();function i(e){return e&&e.__esModule?e:{default:e}}e.ExplorerBase=class{constructor(e){e.cache===!0&&(this.loadCache=new Map,this.searchCache=new Map),this.config=e,this.validateConfig()}clearLoadCache(){this.loadCache&&this.loadCache.clear()}clearSearchCache(){this.searchCache&&this.searchCache.clear()}clearCaches(){this.clearLoadCache(),this.clearSearchCache()}validateConfig(){let e=this.config;e.searchPlaces.forEach(n=>{let r=t.default.extname(n)||`noExt`,i=e.loaders[r];if(!i)throw Error(`No loader specified for ${o(n)}, so searchPlaces item "${n}" is invalid`);if(typeof i!=`function`)throw Error(`loader for ${o(n)} is not a function (type provided: "${typeof i}"), so searchPlaces item "${n}" is invalid`)})}shouldSearchStopWithResult(e){return!(e===null||e.isEmpty&&this.config.ignoreEmptySearchPlaces)}nextDirectoryToSearch(e,t){if(this.shouldSearchStopWithResult(t))return null;let n=a(e);return n===e||e===this.config.stopDir?null:n}loadPackageProp(e,t){let i=n.loaders.loadJson(e,t);return(0,r.getPropertyByPath)(i,this.config.packageProp)||null}getLoaderEntryForFile(e){if(t.default.basename(e)===`package.json`)return this.loadPackageProp.bind(this);let n=t.default.extname(e)||`noExt`,r=this.config.loaders[n];if(!r)throw Error(`No loader specified for ${o(e)}`);return r}loadedContentToCosmiconfigResult(e,t){return t===null?null:t===void 0?{filepath:e,config:void 0,isEmpty:!0}:{config:t,filepath:e}}validateFilePath(e){if(!e)throw Error(`load must pass a non-empty string`)}};function a(e){return t.default.dirname(e)}function o(e){let n=t.default.extname(e);return n?`extension "${n}"`:`files without extensions`}})),sn=o((e=>{Object.defineProperty(e,"__esModule",{value:!0}),e.readFile=i,e.readFileSync=a;var t=n(u(`fs`));function n(e){return e&&e.__esModule?e:{default:e}}async function r(e,n){return new Promise((r,i)=>{t.default.readFile(e,n,(e,t)=>{e?i(e):r(t)})})}async function i(e,t={}){let n=t.throwNotFound===!0;try{return await r(e,`utf8`)}catch(e){if(n===!1&&(e.code===`ENOENT`||e.code===`EISDIR`))return null;throw e}}function a(e,n={}){let r=n.throwNotFound===!0;try{return t.default.readFileSync(e,`utf8`)}catch(e){if(r===!1&&(e.code===`ENOENT`||e.code===`EISDIR`))return null;throw e}}})),cn=o((e=>{Object.defineProperty(e,"__esModule",{value:!0}),e.cacheWrapper=t,e.cacheWrapperSync=n;async function t(e,t,n){let r=e.get(t);if(r!==void 0)return r;let i=await n();return e.set(t,i),i}function n(e,t,n){let r=e.get(t);if(r!==void 0)return r;let i=n();return e.set(t,i),i}})),ln=o((e=>{var{promisify:t}=u(`util`),n=u(`fs`);async function r(e,r,i){if(typeof i!=`string`)throw TypeError(`Expected a string, got ${typeof i}`);try{return(await t(n[e])(i))[r]()}catch(e){if(e.code===`ENOENT`)return!1;throw e}}function i(e,t,r){if(typeof r!=`string`)throw TypeError(`Expected a string, got ${typeof r}`);try{return n[e](r)[t]()}catch(e){if(e.code===`ENOENT`)return!1;throw e}}e.isFile=r.bind(null,`stat`,`isFile`),e.isDirectory=r.bind(null,`stat`,`isDirectory`),e.isSymlink=r.bind(null,`lstat`,`isSymbolicLink`),e.isFileSync=i.bind(null,`statSync`,`isFile`),e.isDirectorySync=i.bind(null,`statSync`,`isDirectory`),e.isSymlinkSync=i.bind(null,`lstatSync`,`isSymbolicLink`)})),un=o((e=>{Object.defineProperty(e,"__esModule",{value:!0}),e.getDirectory=i,e.getDirectorySync=a;var t=r(u(`path`)),n=ln();function r(e){return e&&e.__esModule?e:{default:e}}async function i(e){return await(0,n.isDirectory)(e)===!0?e:t.default.dirname(e)}function a(e){return(0,n.isDirectorySync)(e)===!0?e:t.default.dirname(e)}})),dn=o((e=>{Object.defineProperty(e,"__esModule",{value:!0}),e.Explorer=void 0;var t=o(u(`path`)),n=on(),r=sn(),i=cn(),a=un();function o(e){return e&&e.__esModule?e:{default:e}}e.Explorer=class extends n.ExplorerBase{constructor(e){super(e)}async search(e=process.cwd()){let t=await(0,a.getDirectory)(e);return await this.searchFromDirectory(t)}async searchFromDirectory(e){let n=t.default.resolve(process.cwd(),e),r=async()=>{let e=await this.searchDirectory(n),t=this.nextDirectoryToSearch(n,e);return t?this.searchFromDirectory(t):await this.config.transform(e)};return this.searchCache?(0,i.cacheWrapper)(this.searchCache,n,r):r()}async searchDirectory(e){for await(let t of this.config.searchPlaces){let n=await this.loadSearchPlace(e,t);if(this.shouldSearchStopWithResult(n)===!0)return n}return null}async loadSearchPlace(e,n){let i=t.default.join(e,n),a=await(0,r.readFile)(i);return await this.createCosmiconfigResult(i,a)}async loadFileContent(e,t){if(t===null)return null;if(t.trim()!==``)return await this.getLoaderEntryForFile(e)(e,t)}async createCosmiconfigResult(e,t){let n=await this.loadFileContent(e,t);return this.loadedContentToCosmiconfigResult(e,n)}async load(e){this.validateFilePath(e);let n=t.default.resolve(process.cwd(),e),a=async()=>{let e=await(0,r.readFile)(n,{throwNotFound:!0}),t=await this.createCosmiconfigResult(n,e);return await this.config.transform(t)};return this.loadCache?(0,i.cacheWrapper)(this.loadCache,n,a):a()}}})),fn=o((e=>{Object.defineProperty(e,"__esModule",{value:!0}),e.ExplorerSync=void 0;var t=o(u(`path`)),n=on(),r=sn(),i=cn(),a=un();function o(e){return e&&e.__esModule?e:{default:e}}e.ExplorerSync=class extends n.ExplorerBase{constructor(e){super(e)}searchSync(e=process.cwd()){let t=(0,a.getDirectorySync)(e);return this.searchFromDirectorySync(t)}searchFromDirectorySync(e){let n=t.default.resolve(process.cwd(),e),r=()=>{let e=this.searchDirectorySync(n),t=this.nextDirectoryToSearch(n,e);return t?this.searchFromDirectorySync(t):this.config.transform(e)};return this.searchCache?(0,i.cacheWrapperSync)(this.searchCache,n,r):r()}searchDirectorySync(e){for(let t of this.config.searchPlaces){let n=this.loadSearchPlaceSync(e,t);if(this.shouldSearchStopWithResult(n)===!0)return n}return null}loadSearchPlaceSync(e,n){let i=t.default.join(e,n),a=(0,r.readFileSync)(i);return this.createCosmiconfigResultSync(i,a)}loadFileContentSync(e,t){if(t===null)return null;if(t.trim()!==``)return this.getLoaderEntryForFile(e)(e,t)}createCosmiconfigResultSync(e,t){let n=this.loadFileContentSync(e,t);return this.loadedContentToCosmiconfigResult(e,n)}loadSync(e){this.validateFilePath(e);let n=t.default.resolve(process.cwd(),e),a=()=>{let e=(0,r.readFileSync)(n,{throwNotFound:!0}),t=this.createCosmiconfigResultSync(n,e);return this.config.transform(t)};return this.loadCache?(0,i.cacheWrapperSync)(this.loadCache,n,a):a()}}})),pn=o((e=>{Object.defineProperty(e,"__esModule",{value:!0})})),mn=o((e=>{Object.defineProperty(e,"__esModule",{value:!0}),e.cosmiconfig=o,e.cosmiconfigSync=s,e.defaultLoaders=void 0;var t=a(u(`os`)),n=dn(),r=fn(),i=rn();pn();function a(e){return e&&e.__esModule?e:{default:e}}function o(e,t={}){let r=d(e,t),i=new n.Explorer(r);return{search:i.search.bind(i),load:i.load.bind(i),clearLoadCache:i.clearLoadCache.bind(i),clearSearchCache:i.clearSearchCache.bind(i),clearCaches:i.clearCaches.bind(i)}}function s(e,t={}){let n=d(e,t),i=new r.ExplorerSync(n);return{search:i.searchSync.bind(i),load:i.loadSync.bind(i),clearLoadCache:i.clearLoadCache.bind(i),clearSearchCache:i.clearSearchCache.bind(i),clearCaches:i.clearCaches.bind(i)}}var c=Object.freeze({".cjs":i.loaders.loadJs,".js":i.loaders.loadJs,".json":i.loaders.loadJson,".yaml":i.loaders.loadYaml,".yml":i.loaders.loadYaml,noExt:i.loaders.loadYaml});e.defaultLoaders=c;var l=function(e){return e};function d(e,n){let r={packageProp:e,searchPlaces:[`package.json`,`.${e}rc`,`.${e}rc.json`,`.${e}rc.yaml`,`.${e}rc.yml`,`.${e}rc.js`,`.${e}rc.cjs`,`.config/${e}rc`,`.config/${e}rc.json`,`.config/${e}rc.yaml`,`.config/${e}rc.yml`,`.config/${e}rc.js`,`.config/${e}rc.cjs`,`${e}.config.js`,`${e}.config.cjs`],ignoreEmptySearchPlaces:!0,stopDir:t.default.homedir(),cache:!0,transform:l,loaders:c};return{...r,...n,loaders:{...r.loaders,...n.loaders}}}})),hn=o((e=>{Object.defineProperty(e,"__esModule",{value:!0}),e.defaultLogger=e.consoleLogFactory=e.makeConsoleLogFactory=e.Logger=void 0;var t=class e{constructor(e,t={}){this._scope=t,this._logFactory=e,this.log=e(t)}scope(t){return new e(this._logFactory,{...this._scope,...t})}error(e,t){return this.log(`error`,e,t)}warn(e,t){return this.log(`warning`,e,t)}info(e,t){return this.log(`info`,e,t)}debug(e,t){return this.log(`debug`,e,t)}};e.Logger=t;function n({format:e,formatParameters:t}={format:`%s: %s (%O)`,formatParameters(e,t,n){return[e.toUpperCase(),t,n]}}){return function(n){return(r,i)=>{(r!==`debug`||process.env.GRAPHILE_LOGGER_DEBUG)&&console[(()=>{switch(r){case`error`:return`error`;case`warning`:return`warn`;case`info`:return`info`;default:return`log`}})()](e,...t(r,i,n))}}}e.makeConsoleLogFactory=n,e.consoleLogFactory=n(),e.defaultLogger=new t(e.consoleLogFactory,{})})),gn=o((e=>{Object.defineProperty(e,"__esModule",{value:!0}),e.defaultLogger=e.consoleLogFactory=e.Logger=void 0,process.env.GRAPHILE_WORKER_DEBUG&&(process.env.GRAPHILE_LOGGER_DEBUG=process.env.GRAPHILE_WORKER_DEBUG);var t=hn(),n=class extends t.Logger{};e.Logger=n,e.consoleLogFactory=(0,t.makeConsoleLogFactory)(),e.defaultLogger=new n((0,t.makeConsoleLogFactory)({format:`[%s%s] %s: %s`,formatParameters(e,t,n){let r=n.taskIdentifier?`: ${n.taskIdentifier}`:``,i=n.jobId?`{${n.jobId}}`:``;return[n.label||`core`,n.workerId?`(${n.workerId}${r}${i})`:``,e.toUpperCase(),t]}}))})),_n=o((e=>{Object.defineProperty(e,"__esModule",{value:!0}),e.makeWorkerPresetWorkerOptions=void 0;var t=mn(),n=Ie(),r=gn(),i=(0,t.cosmiconfigSync)(`graphile-worker`).search()?.config;e.makeWorkerPresetWorkerOptions=()=>({connectionString:process.env.DATABASE_URL,schema:process.env.GRAPHILE_WORKER_SCHEMA||a(`schema`,i?.schema)||`graphile_worker`,pollInterval:o(`pollInterval`,i?.pollInterval)||2e3,concurrentJobs:o(`concurrentJobs`,i?.concurrentJobs)||1,maxPoolSize:o(`maxPoolSize`,i?.maxPoolSize)||10,preparedStatements:!0,crontabFile:`${process.cwd()}/crontab`,taskDirectory:`${process.cwd()}/tasks`,fileExtensions:[`.js`,`.cjs`,`.mjs`],logger:r.defaultLogger,minResetLockedInterval:8*n.MINUTE,maxResetLockedInterval:10*n.MINUTE,gracefulShutdownAbortTimeout:5*n.SECOND,useNodeTime:!1});function a(e,t){if(typeof t==`string`)return t;if(t)throw Error(`Expected '${e}' to be a string (or not set), but received ${typeof t}`)}function o(e,t){if(typeof t==`number`)return t;if(typeof t==`string`){let n=parseFloat(t);if(isFinite(n))return n;throw Error(`Expected '${e}' to be a number (or not set), but received ${t}`)}if(t)throw Error(`Expected '${e}' to be a number (or not set), but received ${typeof t}`)}})),vn=o((e=>{Object.defineProperty(e,"__esModule",{value:!0}),e.version=void 0,e.version=`0.17.3`})),yn=o((e=>{Object.defineProperty(e,"__esModule",{value:!0}),e.LoadTaskFromExecutableFilePlugin=void 0;var t=u(`child_process`),n=u(`fs`),r=vn(),i=[`darwin`,`freebsd`,`linux`,`openbsd`,`sunos`].includes(process.platform);e.LoadTaskFromExecutableFilePlugin={name:`LoadTaskFromExecutableFilePlugin`,version:r.version,worker:{hooks:{init(e){i||e.logger.warn(`Executable file detection not yet supported on '${process.platform}'.`)},async loadTaskFromFiles(e,t){if(t.handler||!i)return;let{fileDetailsList:r,taskIdentifier:o}=t,s=r.find(e=>e.stats.mode&n.constants.S_IXUSR);s&&(e.logger.debug(`Making executable file task '${o}' for '${s.fullPath}'`,{executableFile:s}),t.handler=a(o,s.fullPath))}}}};function a(e,n){return(r,i)=>new Promise((a,o)=>{let s=(0,t.spawn)(n,[],{cwd:process.cwd(),env:{...process.env,GRAPHILE_WORKER_PAYLOAD_FORMAT:`json`,GRAPHILE_WORKER_TASK_IDENTIFIER:e,GRAPHILE_WORKER_JOB_ID:i.job.id,GRAPHILE_WORKER_JOB_KEY:i.job.key??void 0,GRAPHILE_WORKER_JOB_ATTEMPTS:String(i.job.attempts),GRAPHILE_WORKER_JOB_MAX_ATTEMPTS:String(i.job.max_attempts),GRAPHILE_WORKER_JOB_PRIORITY:String(i.job.priority),GRAPHILE_WORKER_JOB_RUN_AT:i.job.run_at.toISOString()},stdio:`pipe`,shell:!1,signal:i.abortSignal,timeout:144e5});s.once(`error`,e=>{o(e)}),s.stdout.on(`data`,e=>{i.logger.info(e.toString(`utf8`))}),s.stderr.on(`data`,e=>{i.logger.error(e.toString(`utf8`))}),s.once(`close`,e=>{e===0?a():o(`Process exited with code ${e}`)}),s.stdin.end(JSON.stringify({payload:r}))})}})),bn=o((e=>{Object.defineProperty(e,"__esModule",{value:!0}),e.LoadTaskFromJsPlugin=void 0;var t=u(`url`),n=Bn(),r=$(),i=vn(),a=[`.js`,`.mjs`,`.cjs`];e.LoadTaskFromJsPlugin={name:`LoadTaskFromJsPlugin`,version:i.version,worker:{hooks:{async loadTaskFromFiles(e,i){if(i.handler)return;let{resolvedPreset:o}=e,{fileDetailsList:s}=i,c,l=o?.worker?.fileExtensions??a;outerloop:for(let e of l)for(let t of s)if(t.extension===e){c=t;break outerloop}if(c)try{let e=await import((0,t.pathToFileURL)(c.fullPath).href),r=e.default?.default?.__esModule===!0?e.default.default:e.default?.__esModule===!0||Object.keys(e).length===1&&typeof e.default==`object`&&e.default!==null?e.default:e,a=r.default||r;if((0,n.isValidTask)(a))i.handler=a;else throw Error(`Invalid task '${c.fullPath}' - expected function, received ${a?typeof a:String(a)}.`)}catch(e){let t=`Error processing '${c.fullPath}': ${(0,r.coerceError)(e).message}`;throw Error(t)}}}}}})),xn=o((e=>{Object.defineProperty(e,"__esModule",{value:!0}),e.EMPTY_PRESET=e.WorkerPreset=void 0;var t=_n(),n=yn();e.WorkerPreset={plugins:[bn().LoadTaskFromJsPlugin,n.LoadTaskFromExecutableFilePlugin],worker:(0,t.makeWorkerPresetWorkerOptions)()},e.EMPTY_PRESET=Object.freeze({})})),$=o((e=>{Object.defineProperty(e,"__esModule",{value:!0}),e.safeEmit=e.calculateDelay=e.isPromiseLike=e.coerceError=e.sleep=e.makeEnhancedWithPgClient=e.RETRYABLE_ERROR_CODES=e.tryParseJson=e.getUtilsAndReleasersFromOptions=e.withReleasers=e.assertPool=e.processSharedOptions=e.BREAKING_MIGRATIONS=void 0;var t=(R(),l(d)),n=t.__importStar(u(`assert`)),r=t.__importDefault(u(`events`)),i=Ke(),a=Pt(),o=Ft(),s=Rt(),c=zt(),f=xn(),p=vn(),m=Object.keys(o.migrations).reduce((e,t)=>{let n=parseInt(t.slice(0,6),10);return Math.max(e,n)},0);e.BREAKING_MIGRATIONS=Object.entries(o.migrations).filter(([e,t])=>t.startsWith(`--! breaking`)).map(([e])=>parseInt(e.slice(0,6),10));function h(e){if(`_rawOptions`in e)throw console.trace(`GraphileWorkerInternalError: CompiledSharedOptions used where SharedOptions was expected.`),Error(`GraphileWorkerInternalError: CompiledSharedOptions used where SharedOptions was expected.`);n.ok(!e.taskList||!e.taskDirectory,"Exactly one of either `taskDirectory` or `taskList` should be set");let t={extends:[],worker:{}};for(let n of Object.keys(e))if(e[n]!=null)switch(n){case`forbiddenFlags`:case`pgPool`:case`workerId`:case`autostart`:case`workerPool`:case`abortSignal`:case`noHandleSignals`:case`taskList`:case`crontab`:case`parsedCronItems`:break;case`preset`:t.extends.push(e[n]);break;case`logger`:t.worker.logger=e[n];break;case`schema`:t.worker.schema=e[n];break;case`connectionString`:t.worker.connectionString=e[n];break;case`events`:t.worker.events=e[n];break;case`maxPoolSize`:t.worker.maxPoolSize=e[n];break;case`useNodeTime`:t.worker.useNodeTime=e[n];break;case`noPreparedStatements`:t.worker.preparedStatements=!e[n];break;case`minResetLockedInterval`:t.worker.minResetLockedInterval=e[n];break;case`maxResetLockedInterval`:t.worker.maxResetLockedInterval=e[n];break;case`gracefulShutdownAbortTimeout`:t.worker.gracefulShutdownAbortTimeout=e[n];break;case`pollInterval`:t.worker.pollInterval=e[n];break;case`concurrency`:t.worker.concurrentJobs=e[n];break;case`taskDirectory`:t.worker.taskDirectory=e[n];break;case`crontabFile`:t.worker.crontabFile=e[n];break;default:console.warn(`Do not know how to convert config option '${n}' into its preset equivalent; ignoring.`)}return t}var g=new WeakMap;function _(t,{scope:n}={}){if(`_rawOptions`in t)throw Error(`Fed processed options to processSharedOptions; this is invalid.`);let o=g.get(t);if(!o){let n=(0,i.resolvePreset)({extends:[f.WorkerPreset,h(t)]}),s=new i.Middleware;(0,i.orderedApply)(n.plugins,e=>e.worker?.middleware,(e,t,n)=>{s.register(e,t)});let{worker:{minResetLockedInterval:c,maxResetLockedInterval:l,schema:u,logger:d,events:_=new r.default},plugins:v}=n,y=a.Client.prototype.escapeIdentifier(u),b={version:p.version,resolvedPreset:n,workerSchema:u,escapedWorkerSchema:y,events:_,logger:d};o=s.run(`init`,{ctx:b},()=>{if(!Number.isFinite(c)||!Number.isFinite(l)||c<1||l<c)throw Error(`Invalid values for minResetLockedInterval (${c})/maxResetLockedInterval (${l})`);let n=new i.AsyncHooks,r=Object.assign(b,{hooks:n,middleware:s,maxMigrationNumber:m,breakingMigrationNumbers:e.BREAKING_MIGRATIONS,_rawOptions:t});return(0,i.applyHooks)(v,e=>e.worker?.hooks,(e,t,i)=>{let a=r,o=((...e)=>t(a,...e));o.displayName=`${i.name}_hook_${e}`,n.hook(e,o)}),g.set(t,r),Promise.resolve(n.process(`init`)).catch(e=>{d.error(`One of the plugins you are using raised an error during 'init'; but errors during 'init' are currently ignored. Continuing. Error: ${e}`,{error:e})}),r})}return n?{...o,logger:o.logger.scope(n)}:o}e.processSharedOptions=_;async function v(e,t){let{resolvedPreset:{worker:{maxPoolSize:r,connectionString:i}},_rawOptions:a}=e;n.ok(!a.pgPool||!a.connectionString,"Both `pgPool` and `connectionString` are set, at most one of these options should be provided");let o;if(a.pgPool)o=a.pgPool,o.listeners(`error`).length===0&&(console.warn(`Your pool doesn't have error handlers! See: https://err.red/wpeh?v=${encodeURIComponent(p.version)}`),b(e,t,o)),o.listeners(`connect`).length===0&&(console.warn(`Your pool doesn't have all of the error handlers! See: https://err.red/wpeh?v=${encodeURIComponent(p.version)}&method=connect`),b(e,t,o));else if(i)o=y(e,t,{connectionString:i,max:r});else if(process.env.PGDATABASE)o=y(e,t,{max:r});else throw Error("You must either specify `pgPool` or `connectionString`, or you must make the `DATABASE_URL` or `PG*` environmental variables available.");return o}e.assertPool=v;function y(e,t,n){let r=new a.Pool(n);return t.push(()=>{r.end()}),b(e,t,r),r}function b(e,t,n){let{logger:r}=e,i=e=>{r.error(`PostgreSQL idle client generated error: ${e.message}`,{error:e})},a=e=>{r.error(`PostgreSQL active client generated error: ${e.message}`,{error:e})};n.on(`error`,i);let o=e=>{e.on(`error`,a)};n.on(`connect`,o),t.push(()=>{n.removeListener(`error`,i),n.removeListener(`connect`,o)})}async function x(e){let t=[],n=!1,r=async()=>{if(n)throw Error(`Internal error: compiledOptions was released twice.`);n=!0;let e=null;for(let n=t.length-1;n>=0;n--)try{await t[n]()}catch(t){e??=T(t)}if(e)throw e};try{return await e(t,r)}catch(e){try{await r()}catch{}throw e}}e.withReleasers=x,e.getUtilsAndReleasersFromOptions=async(e,t={})=>{if(`_rawOptions`in e)throw Error(`Fed processed options to getUtilsAndReleasersFromOptions; this is invalid.`);let n=_(e,t),{logger:r,resolvedPreset:{worker:{concurrentJobs:i}}}=n;return x(async function(e,t){let a=await v(n,e),o=a?.options?.max||10;o<i&&r.warn(`WARNING: having maxPoolSize (${o}) smaller than concurrency (${i}) may lead to non-optimal performance.`,{max:o,concurrency:i});let l=w((0,s.makeWithPgClientFromPool)(a));await l(function(e){return(0,c.migrate)(n,e)});let u=(0,s.makeAddJob)(n,l),d=(0,s.makeAddJobs)(n,l);return[{...n,pgPool:a,withPgClient:l,addJob:u,addJobs:d,releasers:e},t]})};function S(e){if(e==null)return null;try{return JSON.parse(e)}catch{return null}}e.tryParseJson=S,e.RETRYABLE_ERROR_CODES={__proto__:null,40001:{minDelay:50,maxDelay:5e3},"40P01":{minDelay:50,maxDelay:5e3},"57P03":{minDelay:3e3,maxDelay:12e4},EHOSTUNREACH:{minDelay:3e3,maxDelay:12e4},ETIMEDOUT:{minDelay:3e3,maxDelay:12e4}};var C=100;function w(t){if(`withRetries`in t&&typeof t.withRetries==`function`)return t;let n=t;return n.withRetries=async(...n)=>{let r;for(let i=0;i<C;i++)try{return await t(...n)}catch(t){let n=T(t),a=e.RETRYABLE_ERROR_CODES[n.code];if(a){r=n;let t=D(i,{maxAttempts:C,minDelay:a.minDelay,maxDelay:a.maxDelay,multiplier:1.5});await(0,e.sleep)(t)}else throw n}throw console.error(`Retried ${C} times, and still failed:`,r),r},n}e.makeEnhancedWithPgClient=w,e.sleep=e=>new Promise(t=>setTimeout(t,e));function T(e){if(e instanceof Error)return e;{let t=typeof e==`object`&&e&&`message`in e?String(e.message):`An error occurred`;return Error(t,{cause:e})}}e.coerceError=T;function E(e){return e!=null&&typeof e.then==`function`}e.isPromiseLike=E;function D(e,t){let{minDelay:n=200,maxDelay:r=3e4,multiplier:i=1.5}=t,a=Math.random();return Math.min(n*i**+e,r)*(.5+a)}e.calculateDelay=D;function O(e,t,n){let{events:r,logger:i}=e;try{r.emit(t,n)}catch(e){let r=T(e);i.error(`Emitting ${t} raised an error - this should never happen: ${r.stack??r}`,{error:r,eventName:t,payload:n})}}e.safeEmit=O})),Sn=o((e=>{Object.defineProperty(e,"__esModule",{value:!0}),e.parseCronItem=e.parseCronItems=e.parseCrontab=e.parseCrontabLine=void 0;var t=(R(),l(d)).__importStar((Fe(),l(de))),n=u(`querystring`),r=Ie(),i=Le(),a=Re(),o=$(),s=e=>{let t=e,n=0;for(;t.length;){let i=r.TIMEPHRASE_PART.exec(t);if(!i)throw Error(`Invalid time phrase '${e}', did not understand '${t}'`);let[a,o,s]=i,c=r.PERIOD_DURATIONS[s]||0;n+=parseInt(o,10)*c,t=t.slice(a.length)}return n},c=(e,t)=>{let i=t==null?{}:(0,n.parse)(t),a,o,c,l,u,d,f,p={id:[r.CRONTAB_OPTIONS_ID,e=>{c=e[1]}],fill:[r.CRONTAB_OPTIONS_BACKFILL,e=>{a=s(e[1])}],max:[r.CRONTAB_OPTIONS_MAX,e=>{o=parseInt(e[1],10)}],queue:[r.CRONTAB_OPTIONS_QUEUE,e=>{l=e[1]}],jobKey:[r.CRONTAB_OPTIONS_JOB_KEY,e=>{u=e[1]}],jobKeyMode:[r.CRONTAB_OPTIONS_JOB_KEY_MODE,e=>{d=e[1]}],priority:[r.CRONTAB_OPTIONS_PRIORITY,e=>{f=parseInt(e[1],10)}]};function m(t,n,r){let[i,a]=t,o=i.exec(r);if(o)a(o);else throw Error(`Options on line ${e} of crontab contains invalid value for '${n}', value '${r}' is not compatible with this option.`)}return Object.entries(i).forEach(([t,n])=>{if(typeof n!=`string`)throw Error(`Options on line ${e} of crontab contains invalid value for '${t}', did you specify it more than once?`);let r=Object.prototype.hasOwnProperty.call(p,t)?p[t]:null;if(r)m(r,t,n);else throw Error(`Options on line ${e} of crontab contains unsupported key '${t}'; supported keys are: '${Object.keys(p).join(`', '`)}'.`)}),a??=0,!d&&u&&(d=`replace`),{options:{backfillPeriod:a,maxAttempts:o,queueName:l,priority:f,jobKey:u,jobKeyMode:d},identifier:c}},f=(e,n)=>{if(!n)return null;try{return t.parse(n)}catch(t){throw Error(`Failed to parse JSON5 payload on line ${e} of crontab: ${(0,o.coerceError)(t).message}`)}},p=(e,t)=>{let n=r.CRONTAB_COMMAND.exec(t);if(!n)throw Error(`Invalid command specification in line ${e} of crontab.`);let[,i,a,o]=n,{options:s,identifier:l=i}=c(e,a);return{task:i,options:s,payload:f(e,o),identifier:l}};e.parseCrontabLine=(e,t)=>{let n=r.CRONTAB_LINE_PARTS.exec(e);if(!n)throw Error(`Could not process line '${t}' of crontab: '${e}'`);let o=(0,i.createCronMatcherFromRanges)(n,`line ${t} of crontab`),{task:s,options:c,payload:l,identifier:u}=p(t,n[6]);return{[a.$$isParsed]:!0,match:o,task:s,options:c,payload:l,identifier:u}},e.parseCrontab=t=>{let n=t.split(/\r?\n/),r=[];for(let t=1,i=n.length;t<=i;t++){let i=n[t-1].trim();i.startsWith(`#`)||i===``||r.push((0,e.parseCrontabLine)(i,t))}let i=r.map(e=>e.identifier);i.sort();let a=i.filter((e,t)=>t>0&&e===i[t-1]);if(a.length)throw Error(`Invalid crontab; duplicate identifiers found: '${a.join(`', '`)}' - please use '?id=...' to specify unique identifiers for your cron items`);return r},e.parseCronItems=t=>t.map((t,n)=>(0,e.parseCronItem)(t,`item ${n} of parseCronItems call`)),e.parseCronItem=(e,t=`parseCronItem call`)=>{let{match:n,task:r,options:o,payload:s={},identifier:c=r}=e;if(e.pattern)throw Error(`Please rename the 'pattern' property to 'match'`);let l=typeof n==`string`?(0,i.createCronMatcher)(n,t):n;if(typeof l!=`function`)throw Error(`Invalid 'match' configuration`);let u={...o,backfillPeriod:o?.backfillPeriod??0};return{[a.$$isParsed]:!0,match:l,task:r,options:u,payload:s,identifier:c}}})),Cn=o((e=>{Object.defineProperty(e,"__esModule",{value:!0}),e.getCronItemsInternal=e.getCronItems=void 0;var t=u(`fs`),n=Sn(),r=$();async function i(e,r,i){let a=!1,o=await t.promises.readFile(i,`utf8`).then(t=>(a&&(a=!1,e.info(`Found crontab file '${i}'; cron is now enabled`)),t)).catch(t=>(t.code===`ENOENT`?(a=!0,e.info(`Failed to read crontab file '${i}'; cron is disabled`)):e.error(`Failed to read crontab file '${i}': ${t}`),``));if(o!=null){let e=(0,n.parseCrontab)(o);r.splice(0,r.length,...e)}}async function a(e,t){return o((0,r.processSharedOptions)(e),t)}e.getCronItems=a;async function o(e,t){let{logger:n}=e,r=[];await i(n,r,t);let a=!1;return{items:r,release:()=>{a||=!0}}}e.getCronItemsInternal=o})),wn=o((e=>{Object.defineProperty(e,"__esModule",{value:!0}),e.tryStat=void 0;var t=u(`fs/promises`);async function n(e){try{return await(0,t.stat)(e)}catch{return null}}e.tryStat=n})),Tn=o((e=>{Object.defineProperty(e,"__esModule",{value:!0}),e.getTasksInternal=e.getTasks=void 0;var t=u(`fs/promises`),n=u(`path`),r=wn(),i=Re(),a=$(),o=/^[A-Za-z0-9_-]+$/,s=/^([A-Za-z0-9_-]+)((?:\.[A-Za-z0-9_-]+)*)$/;function c(e,t){let n={};return Object.keys(t).forEach(r=>{let a=t[r];(0,i.isValidTask)(a)?n[r]=a:e.warn(`Not a valid task '${r}' - expected function, received ${a?typeof a:String(a)}.`,{invalidTask:!0,task:a,taskIdentifier:r})}),n}async function l(e,t,n,r=null){let a=await import(n),o=a.default?.default?.__esModule===!0?a.default.default:a.default?.__esModule===!0||Object.keys(a).length===1&&typeof a.default==`object`&&a.default!==null?a.default:a;if(r){let e=o.default||o;if((0,i.isValidTask)(e))t[r]=e;else throw Error(`Invalid task '${r}' - expected function, received ${e?typeof e:String(e)}.`)}else Object.keys(t).forEach(e=>{delete t[e]}),!o.default||typeof o.default==`function`?Object.assign(t,c(e,o)):Object.assign(t,c(e,o.default))}async function d(e,t){let n=(0,a.processSharedOptions)(e),r=await f(n,t);return Object.assign(r,{compiledSharedOptions:n})}e.getTasks=d;async function f(e,t){let{logger:n}=e,i=await(0,r.tryStat)(t);if(!i)throw Error(`Could not find tasks to execute - taskDirectory '${t}' does not exist`);let a=Object.create(null);if(i.isFile())await l(n,a,t,null);else if(i.isDirectory()){let r=Object.create(null);await p(e,r,t,[]);let i=Object.keys(r).sort((e,t)=>e.localeCompare(t,`en-US`));for(let t of i){let i=r[t],o={handler:void 0,taskIdentifier:t,fileDetailsList:i};await e.hooks.process(`loadTaskFromFiles`,o);let s=o.handler;s?a[t]=s:n.warn(`Failed to load task '${t}' - no supported handlers found for path${i.length>1?`s`:``}: '${i.map(e=>e.fullPath).join(`', '`)}'`)}}let o=!1;return{tasks:a,compiledSharedOptions:e,release:()=>{o||=!0}}}e.getTasksInternal=f;async function p(e,r,i,a){let{logger:s}=e,c=(0,n.join)(i,...a),l=await(0,t.readdir)(c);await Promise.all(l.map(async c=>{let l=(0,n.join)(i,...a,c),u=await(0,t.lstat)(l);if(u.isDirectory())o.test(c)?await p(e,r,i,[...a,c]):s.info(`Ignoring directory '${l}' - '${c}' does not match allowed regexp.`);else if(u.isSymbolicLink()){let n=await(0,t.realpath)(l),i=await(0,t.lstat)(n);i.isFile()&&!i.isSymbolicLink()&&m(e,r,a,c,n,i)}else u.isFile()&&m(e,r,a,c,l,u)}))}function m(e,t,n,r,i,a){let{logger:o}=e,c=s.exec(r);if(c){let[,e,r]=c,o={fullPath:i,stats:a,baseName:e,extension:r},s=[...n,e].join(`/`);t[s]?t[s].push(o):t[s]=[o]}else o.info(`Ignoring file '${i}' - '${r}' does not match allowed regexp.`)}})),En=o((e=>{Object.defineProperty(e,"__esModule",{value:!0}),e.getSupportedTaskIds=e.getSupportedTaskIdentifierByTaskId=e.getTaskDetails=void 0;var t=(R(),l(d)).__importStar(u(`assert`)),n=new Map;function r(e,r,i){let a=n.get(e);a||(a={lastStr:``,lastDigest:{supportedTaskIdentifierByTaskId:{},taskIds:[]}},n.set(e,a));let o=Object.keys(i),s=JSON.stringify(o);if(s!==a.lastStr){let{escapedWorkerSchema:n}=e;t.ok(o.length,`No runnable tasks!`),a.lastStr=s,a.lastDigest=(async()=>{let{rows:e}=await r.withRetries(async e=>(await e.query({text:`insert into ${n}._private_tasks as tasks (identifier) select unnest($1::text[]) on conflict do nothing`,values:[o]}),e.query({text:`select id, identifier from ${n}._private_tasks as tasks where identifier = any($1::text[])`,values:[o]}))),t=Object.create(null);for(let n of e)t[n.id]=n.identifier;let i=Object.keys(t).map(e=>parseInt(e,10));return a.lastDigest={supportedTaskIdentifierByTaskId:t,taskIds:i},a.lastStr=s,a.lastDigest})()}return a.lastDigest}e.getTaskDetails=r;function i(e,t,n){let i=r(e,t,n);return`supportedTaskIdentifierByTaskId`in i?i.supportedTaskIdentifierByTaskId:i.then(e=>e.supportedTaskIdentifierByTaskId)}e.getSupportedTaskIdentifierByTaskId=i;function a(e,t,n){let i=r(e,t,n);return`taskIds`in i?i.taskIds:i.then(e=>e.taskIds)}e.getSupportedTaskIds=a})),Dn=o((e=>{Object.defineProperty(e,"__esModule",{value:!0}),e.batchGetJobs=e.isPromise=void 0;var t=En();function n(e){return typeof e==`object`&&!!e&&typeof e.then==`function`&&typeof e.catch==`function`}e.isPromise=n;async function r(e,r,i,a,o,s){let c=parseInt(String(s),10)||1,{escapedWorkerSchema:l,workerSchema:u,resolvedPreset:{worker:{preparedStatements:d,useNodeTime:f}},logger:p}=e,m=(0,t.getTaskDetails)(e,r,i),h=n(m)?await m:m;if(h.taskIds.length===0)return p.error(`No tasks found; nothing to do!`),[];let g=2,_=o&&o.length>0,v=_?`and ((flags ?| $${++g}::text[]) is not true)`:``,y=f?`$${++g}::timestamptz`:`now()`,b=`\
with j as (
  select jobs.job_queue_id, jobs.priority, jobs.run_at, jobs.id
    from ${l}._private_jobs as jobs
    where jobs.is_available = true
    and run_at <= ${y}
    and task_id = any($2::int[])
    ${`and (
      jobs.job_queue_id is null
      or
      jobs.job_queue_id in (
        select id
        from ${l}._private_job_queues as job_queues
        where job_queues.is_available = true
        for update
        skip locked
      )
    )`}
    ${v}
    order by priority asc, run_at asc
    limit ${c}
    for update
    skip locked
)${`,
q as (
  update ${l}._private_job_queues as job_queues
    set
      locked_by = $1::text,
      locked_at = ${y}
    from j
    where job_queues.id = j.job_queue_id
)`}
  update ${l}._private_jobs as jobs
    set
      attempts = jobs.attempts + 1,
      locked_by = $1::text,
      locked_at = ${y}
    from j
    where jobs.id = j.id
    returning *`,x=[a,h.taskIds,..._?[o]:[],...f?[new Date().toISOString()]:[]],S=d?`get_job${c===1?``:c}${_?`F`:``}${f?`N`:``}/${u}`:void 0,{rows:C}=await r.withRetries(e=>e.query({text:b,values:x,name:S}));return C.map(e=>Object.assign(e,{task_identifier:h.supportedTaskIdentifierByTaskId[e.task_id]}))}e.batchGetJobs=r})),On=o((e=>{Object.defineProperty(e,"__esModule",{value:!0}),e.returnJobs=void 0;async function t(e,t,n,r){let{escapedWorkerSchema:i,workerSchema:a,resolvedPreset:{worker:{preparedStatements:o}}}=e,s=[],c=[];for(let e of r)e.job_queue_id==null?c.push(e):s.push(e);s.length>0&&await t(e=>e.query({text:`\
with j as (
update ${i}._private_jobs as jobs
set
attempts = GREATEST(0, attempts - 1),
locked_by = null,
locked_at = null
where id = ANY($2::bigint[])
and locked_by = $1::text
returning *
)
update ${i}._private_job_queues as job_queues
set locked_by = null, locked_at = null
from j
where job_queues.id = j.job_queue_id and job_queues.locked_by = $1::text;`,values:[n,s.map(e=>e.id)],name:o?`return_job_q/${a}`:void 0})),c.length>0&&await t(e=>e.query({text:`\
update ${i}._private_jobs as jobs
set
attempts = GREATEST(0, attempts - 1),
locked_by = null,
locked_at = null
where id = ANY($2::bigint[])
and locked_by = $1::text;`,values:[n,c.map(e=>e.id)],name:o?`return_job/${a}`:void 0}))}e.returnJobs=t})),kn=o((e=>{Object.defineProperty(e,"__esModule",{value:!0}),e.LocalQueue=void 0;var t=(R(),l(d)),n=t.__importDefault(u(`assert`)),r=Bn(),i=Ie(),a=t.__importDefault(It()),o=$(),s=Dn(),c=On(),f={maxAttempts:20,minDelay:200,maxDelay:3e4,multiplier:1.5},{STARTING:p,POLLING:m,WAITING:h,TTL_EXPIRED:g,RELEASED:_}=r.LocalQueueModes;e.LocalQueue=class{ctx;tasks;withPgClient;workerPool;getJobBatchSize;continuous;onMajorError;ttl;pollInterval;jobQueue=[];workerQueue=[];fetchInProgress=!1;ttlExpiredTimer=null;fetchTimer=null;fetchAgain=!1;mode=p;_finPromise=(0,a.default)();errors=[];backgroundCount=0;refetchDelayActive=!1;refetchDelayFetchOnComplete=!1;refetchDelayTimer=null;refetchDelayCounter=0;refetchDelayAbortThreshold=1/0;constructor(e,t,n,r,a,s,c){this.ctx=e,this.tasks=t,this.withPgClient=n,this.workerPool=r,this.getJobBatchSize=a,this.continuous=s,this.onMajorError=c,this.ttl=e.resolvedPreset.worker.localQueue?.ttl??5*i.MINUTE,this.pollInterval=e.resolvedPreset.worker.pollInterval??2*i.SECOND;let l=e.resolvedPreset.worker.localQueue?.refetchDelay?.durationMs;if(l!=null&&l>this.pollInterval)throw Error(`Invalid configuration; 'preset.worker.localQueue.refetchDelay.durationMs' (${l}) must not be larger than 'preset.worker.pollInterval' (${this.pollInterval})`);(0,o.safeEmit)(e,`localQueue:init`,{ctx:e,localQueue:this}),this.setModePolling()}setMode(e){let t=this.mode;this.mode=e,(0,o.safeEmit)(this.ctx,`localQueue:setMode`,{ctx:this.ctx,localQueue:this,oldMode:t,newMode:e})}fin(){n.default.equal(this.mode,`RELEASED`),n.default.equal(this.backgroundCount,0),n.default.equal(this.jobQueue.length,0),this.errors.length===1?this._finPromise.reject(this.errors[0]):this.errors.length>1?this._finPromise.reject(AggregateError(this.errors,`Worker did not exit cleanly`)):this._finPromise.resolve()}decreaseBackgroundCount=()=>{this.backgroundCount--,this.mode===`RELEASED`&&this.backgroundCount===0&&this.fin()};decreaseBackgroundCountWithError=e=>{this.backgroundCount--,this.mode===`RELEASED`?(this.errors.push((0,o.coerceError)(e)),this.backgroundCount===0&&this.fin()):this.ctx.logger.error(`GraphileWorkerInternalError<cd483429-3372-42f0-bcf6-c78e045c760d>: Backgrounding should never yield errors when the queue is not RELEASED`,{error:e})};background(e){if(this.mode===`RELEASED`&&this.backgroundCount===0)throw Error(`Cannot background something when the queue is already released`);this.backgroundCount++,e.then(this.decreaseBackgroundCount,this.decreaseBackgroundCountWithError)}setModePolling(){n.default.ok(!this.fetchTimer,`Cannot enter polling mode when a fetch is scheduled`),n.default.ok(!this.fetchInProgress,`Cannot enter polling mode when fetch is in progress`),n.default.equal(this.jobQueue.length,0,`Cannot enter polling mode when job queue isn't empty`),this.ttlExpiredTimer&&=(clearTimeout(this.ttlExpiredTimer),null),this.setMode(m),this.fetch()}setModeWaiting(e=!1){e||n.default.equal(this.mode,m),n.default.ok(!this.fetchTimer,`Cannot enter waiting mode when a fetch is scheduled`),n.default.ok(!this.fetchInProgress,`Cannot enter waiting mode when fetch is in progress`),n.default.equal(this.workerQueue.length,0,`Cannot enter waiting mode when the worker queue is not empty`),n.default.notEqual(this.jobQueue.length,0,`Cannot enter waiting mode when job queue is empty`),this.ttlExpiredTimer&&clearTimeout(this.ttlExpiredTimer),this.setMode(h),this.ttlExpiredTimer=setTimeout(this.setModeTtlExpired,this.ttl)}setModeTtlExpired=()=>{n.default.equal(this.mode,h),n.default.ok(!this.fetchTimer,`Cannot enter TTL expired mode when a fetch is scheduled`),n.default.ok(!this.fetchInProgress,`Cannot enter TTL expired mode when fetch is in progress`),n.default.notEqual(this.jobQueue.length,0,`Cannot enter TTL expired mode when job queue is empty`),this.ttlExpiredTimer&&=(clearTimeout(this.ttlExpiredTimer),null),this.setMode(g),this.returnJobs()};returnJobs(){let e=this.jobQueue.length;if(e===0)return;let t=this.jobQueue.splice(0,e);(0,o.safeEmit)(this.ctx,`localQueue:returnJobs`,{ctx:this.ctx,localQueue:this,jobs:t});let n=1,r,{maxAttempts:i}=f,a=e=>{let s=(0,o.coerceError)(e);switch(n===1&&(r=s),this.ctx.logger.error(`Failed to return jobs from local queue to database queue (attempt ${n}/${i})`,{error:e,attempts:n,returnJobsRetryOptions:f}),this.mode){case`RELEASED`:throw Error(`Error occurred whilst returning jobs from local queue to database queue: ${r.message}`);default:n>=i&&this.onMajorError(Error(`Error occurred whilst returning jobs from local queue to database queue; raising major error after ${n} (>= ${i}) attempts (should trigger shutdown). Initial error: ${r.message}`,{cause:r}));{let e=s?.code,r=o.RETRYABLE_ERROR_CODES[e],i=(0,o.calculateDelay)(n-1,{...f,...r});return++n,(0,o.sleep)(i).then(()=>(0,c.returnJobs)(this.ctx,this.withPgClient,this.workerPool.id,t).then(v,a))}}};this.background((0,c.returnJobs)(this.ctx,this.withPgClient,this.workerPool.id,t).then(v,a))}receivedJobs(e){let t=e.length,n=Math.min(t,this.workerQueue.length),r=this.workerQueue.splice(0,n);for(let i=0;i<t;i++){let t=e[i];i<n?r[i].resolve(t):this.jobQueue.push(t)}}fetch=()=>{this.fetchTimer&&=(clearTimeout(this.fetchTimer),null),this.refetchDelayActive?this.refetchDelayFetchOnComplete=!0:this.background(this._fetch().catch(e=>{this.ctx.logger.error(`Error occurred during fetch`,{error:e})}))};async _fetch(){let e=!1,t=!0,r=0,i=this.ctx.resolvedPreset.worker.localQueue?.refetchDelay;try{n.default.equal(this.mode,m,`Can only fetch when in polling mode`),n.default.equal(this.fetchInProgress,!1,`Cannot fetch when a fetch is already in progress`),n.default.equal(this.refetchDelayActive,!1,`Can not fetch when fetches are meant to be delayed`),n.default.equal(this.jobQueue.length,0,`Should not fetch when job queue isn't empty`),this.fetchAgain=!1,this.fetchInProgress=!0,this.refetchDelayCounter=0;let a=await(0,s.batchGetJobs)(this.ctx,this.withPgClient,this.tasks,this.workerPool.id,null,this.getJobBatchSize);(0,o.safeEmit)(this.ctx,`localQueue:getJobs:complete`,{ctx:this.ctx,localQueue:this,jobs:a}),r=a.length,e=r>=this.getJobBatchSize,t=e||!i||r>(i.threshold??0),this.receivedJobs(a)}catch(e){this.ctx.logger.error(`Error occurred fetching jobs; will try again on next poll interval. Error: ${e}`,{error:e})}finally{this.fetchInProgress=!1}if(this.mode===`RELEASED`){this.returnJobs();return}let a=(.5+Math.random())*(i?.durationMs??100);if(!t){let e=i?.maxAbortThreshold??5*this.getJobBatchSize,t=Math.random()*e||1/0;this.fetchAgain=!1,this.refetchDelayActive=!0,this.refetchDelayFetchOnComplete=!1,this.refetchDelayAbortThreshold=t,this.refetchDelayTimer=setTimeout(this.refetchDelayCompleteOrAbort,a),(0,o.safeEmit)(this.ctx,`localQueue:refetchDelay:start`,{ctx:this.ctx,localQueue:this,jobCount:r,threshold:i?.threshold??0,delayMs:a,abortThreshold:this.refetchDelayAbortThreshold})}if(this.jobQueue.length>0)this.setModeWaiting();else if(e||this.fetchAgain)n.default.equal(this.refetchDelayActive,!1,`refetchDelayActive should imply didn't fetch max and fetchAgain is false`),this.fetch();else if(this.continuous)this.fetchTimer=setTimeout(this.fetch,this.pollInterval);else{this.setModeReleased();return}this.handleCheckRefetchDelayAbortThreshold()}refetchDelayCompleteOrAbort=(e=!1)=>{this.refetchDelayTimer!=null&&(clearTimeout(this.refetchDelayTimer),this.refetchDelayTimer=null),this.refetchDelayActive=!1,e?(this.refetchDelayFetchOnComplete=!0,(0,o.safeEmit)(this.ctx,`localQueue:refetchDelay:abort`,{ctx:this.ctx,localQueue:this,count:this.refetchDelayCounter,abortThreshold:this.refetchDelayAbortThreshold})):(0,o.safeEmit)(this.ctx,`localQueue:refetchDelay:expired`,{ctx:this.ctx,localQueue:this}),this.mode===m&&this.refetchDelayFetchOnComplete&&(this.fetchTimer!=null&&(clearTimeout(this.fetchTimer),this.fetchTimer=null),this.fetch())};handleCheckRefetchDelayAbortThreshold(){return!this.refetchDelayActive||this.mode===`RELEASED`?!1:(this.refetchDelayCounter>=this.refetchDelayAbortThreshold&&this.refetchDelayCompleteOrAbort(!0),!0)}pulse(e){this.refetchDelayCounter+=e,this.handleCheckRefetchDelayAbortThreshold()||this.mode===m&&(this.fetchInProgress?this.fetchAgain=!0:this.fetchTimer!=null&&(clearTimeout(this.fetchTimer),this.fetchTimer=null,this.fetch()))}getJob=(e,t)=>{if(this.mode===_)return;if(t!==null)return(0,s.batchGetJobs)(this.ctx,this.withPgClient,this.tasks,this.workerPool.id,t,1).then(e=>e[0]);this.mode===g&&this.setModePolling();let r=this.jobQueue.shift();if(r!==void 0)return this.jobQueue.length===0&&(n.default.equal(this.mode,h),this.setModePolling()),r;{let e=(0,a.default)();return this.workerQueue.push(e),e}};release(){return this.mode!==`RELEASED`&&this.setModeReleased(),this._finPromise}setModeReleased(){let e=this.mode;switch(n.default.notEqual(e,_,`LocalQueue must only be released once`),this.setMode(_),this.refetchDelayTimer!=null&&(clearTimeout(this.refetchDelayTimer),this.refetchDelayTimer=null),this.refetchDelayActive=!1,e){case m:this.workerQueue.splice(0,this.workerQueue.length).forEach(e=>e.resolve(void 0)),this.fetchTimer!=null&&(clearTimeout(this.fetchTimer),this.fetchTimer=null);break;case h:this.ttlExpiredTimer!=null&&(clearTimeout(this.ttlExpiredTimer),this.ttlExpiredTimer=null),this.returnJobs();break;case g:break;case p:break;case _:break;default:throw Error(`Unhandled mode: ${e}`)}this.backgroundCount===0&&this.fin()}};function v(){}})),An=o((e=>{Object.defineProperty(e,"__esModule",{value:!0}),e.default=[`SIGUSR2`,`SIGINT`,`SIGTERM`,`SIGHUP`,`SIGABRT`]})),jn=o((e=>{Object.defineProperty(e,"__esModule",{value:!0}),e.batchCompleteJobs=void 0;async function t(e,t,n,r){let{escapedWorkerSchema:i,workerSchema:a,resolvedPreset:{worker:{preparedStatements:o}}}=e,s=[],c=[];for(let e of r)e.job_queue_id==null?s.push(e.id):c.push(e.id);c.length>0&&await t(e=>e.query({text:`\
with j as (
delete from ${i}._private_jobs as jobs
using unnest($1::bigint[]) n(n)
where id = n
returning *
)
update ${i}._private_job_queues as job_queues
set locked_by = null, locked_at = null
from j
where job_queues.id = j.job_queue_id and job_queues.locked_by = $2::text;`,values:[c,n],name:o?`complete_job_q/${a}`:void 0})),s.length===1?await t(e=>e.query({text:`\
delete from ${i}._private_jobs as jobs
where id = $1::bigint`,values:[s[0]],name:o?`complete_job/${a}`:void 0})):s.length>1&&await t(e=>e.query({text:`\
delete from ${i}._private_jobs as jobs
using unnest($1::bigint[]) n(n)
where id = n`,values:[s],name:o?`complete_jobs/${a}`:void 0}))}e.batchCompleteJobs=t})),Mn=o((e=>{Object.defineProperty(e,"__esModule",{value:!0}),e.failJobs=e.batchFailJobs=void 0;async function t(e,t,n,r){let{escapedWorkerSchema:i,workerSchema:a,resolvedPreset:{worker:{preparedStatements:o}}}=e,s=[],c=[];for(let e of r)e.job.job_queue_id==null?c.push(e):s.push(e);s.length>0&&await t(e=>e.query({text:`\
with j as (
update ${i}._private_jobs as jobs
set
last_error = (el->>'message'),
run_at = greatest(now(), run_at) + (exp(least(attempts, 10)) * interval '1 second'),
locked_by = null,
locked_at = null,
payload = coalesce(el->'payload', jobs.payload)
from json_array_elements($2::json) as els(el)
where id = (el->>'jobId')::bigint and locked_by = $1::text
returning *
)
update ${i}._private_job_queues as job_queues
set locked_by = null, locked_at = null
from j
where job_queues.id = j.job_queue_id and job_queues.locked_by = $1::text;`,values:[n,JSON.stringify(s.map(({job:e,message:t,replacementPayload:n})=>({jobId:e.id,message:t,payload:n})))],name:o?`fail_job_q/${a}`:void 0})),c.length>0&&await t(e=>e.query({text:`\
update ${i}._private_jobs as jobs
set
last_error = (el->>'message'),
run_at = greatest(now(), run_at) + (exp(least(attempts, 10)) * interval '1 second'),
locked_by = null,
locked_at = null,
payload = coalesce(el->'payload', jobs.payload)
from json_array_elements($2::json) as els(el)
where id = (el->>'jobId')::bigint and locked_by = $1::text;`,values:[n,JSON.stringify(c.map(({job:e,message:t,replacementPayload:n})=>({jobId:e.id,message:t,payload:n})))],name:o?`fail_job/${a}`:void 0}))}e.batchFailJobs=t;async function n(e,t,n,r,i){let{escapedWorkerSchema:a,workerSchema:o,resolvedPreset:{worker:{preparedStatements:s}}}=e,{rows:c}=await t.withRetries(e=>e.query({text:`\
with j as (
update ${a}._private_jobs as jobs
set
last_error = $2::text,
run_at = greatest(now(), run_at) + (exp(least(attempts, 10)) * interval '1 second'),
locked_by = null,
locked_at = null
where id = any($1::bigint[]) and locked_by = $3::text
returning *
), queues as (
update ${a}._private_job_queues as job_queues
set locked_by = null, locked_at = null
from j
where job_queues.id = j.job_queue_id and job_queues.locked_by = $3::text
)
select * from j;`,values:[r.map(e=>e.id),i,n],name:s?`fail_jobs/${o}`:void 0}));return c}e.failJobs=n})),Nn=o((e=>{Object.defineProperty(e,"__esModule",{value:!0}),e.resetLockedAt=void 0;async function t(e,t){let{escapedWorkerSchema:n,workerSchema:r,resolvedPreset:{worker:{preparedStatements:i,useNodeTime:a}}}=e,o=a?`$1::timestamptz`:`now()`;await t.withRetries(e=>e.query({text:`\
with j as (
update ${n}._private_jobs as jobs
set locked_at = null, locked_by = null, run_at = greatest(run_at, ${o})
where locked_at < ${o} - interval '4 hours'
)
update ${n}._private_job_queues as job_queues
set locked_at = null, locked_by = null
where locked_at < ${o} - interval '4 hours'`,values:a?[new Date().toISOString()]:[],name:i?`clear_stale_locks${a?`N`:``}/${r}`:void 0}))}e.resetLockedAt=t})),Pn=o((e=>{Object.defineProperty(e,"__esModule",{value:!0}),e.makeNewWorker=void 0;var t=(R(),l(d)),n=t.__importStar(u(`assert`)),r=u(`crypto`),i=t.__importDefault(It()),a=Rt(),o=$(),s=!!process.env.NO_LOG_SUCCESS;function c(e,t){let c=e,{tasks:l,withPgClient:u,continuous:d,abortSignal:f,abortPromise:p,workerPool:m,autostart:h=!0,workerId:g=`worker-${(0,r.randomBytes)(9).toString(`hex`)}`,getJob:_,completeJob:v,failJob:y}=t,{resolvedPreset:{worker:{pollInterval:b}},hooks:x,_rawOptions:{forbiddenFlags:S}}=e,C=e.logger.scope({label:`worker`,workerId:g}),w=(0,i.default)(),T=w.finally(()=>x.process(`stopWorker`,{worker:j,withPgClient:u}));T.then(()=>{(0,o.safeEmit)(c,`worker:stop`,{ctx:c,worker:j})},e=>{(0,o.safeEmit)(c,`worker:stop`,{ctx:c,worker:j,error:e})});let E=null,D=null,O=()=>D!==null&&(clearTimeout(D),D=null,!0),k=!0,A=(e=!1)=>(k?(k=!1,(0,o.safeEmit)(c,`worker:release`,{ctx:c,worker:j}),(O()||e)&&w.resolve()):e&&w.resolve(),Promise.resolve(T)),j={workerPool:m,nudge:()=>(n.ok(k,`nudge called after worker terminated`),D?(P(),!0):(N=!0,!1)),workerId:g,release:A,promise:T,getActiveJob:()=>E,_start:h?null:()=>{P(!0),j._start=null}};(0,o.safeEmit)(c,`worker:create`,{ctx:c,worker:j,tasks:l}),C.debug(`Spawned`);let M=0,N=!1,P=async(t=!1)=>{N=!1,O(),n.ok(k,`doNext called when active was false`),n.ok(!E,`There should be no active job`);try{let e=null;if(Array.isArray(S))e=S;else if(typeof S==`function`){let t=S();Array.isArray(t)?e=t:t!=null&&(e=await t)}if(t){let t={worker:j,flagsToSkip:e,tasks:l,withPgClient:u};await x.process(`startWorker`,t),e=t.flagsToSkip}(0,o.safeEmit)(c,`worker:getJob:start`,{ctx:c,worker:j});let n=await _(m.id,e);E=n&&n.id?n:null,E?(0,o.safeEmit)(c,`job:start`,{ctx:c,worker:j,job:E}):(0,o.safeEmit)(c,`worker:getJob:empty`,{ctx:c,worker:j})}catch(e){let t=(0,o.coerceError)(e);if((0,o.safeEmit)(c,`worker:getJob:error`,{ctx:c,worker:j,error:t}),d){M++,C.debug(`Failed to acquire job: ${t.message} (${M} contiguous fails)`),k?D=setTimeout(()=>P(),b):w.reject(t);return}w.reject(t),A();return}if(M=0,!E){d?k?N?P():D=setTimeout(()=>P(),b):w.resolve():(w.resolve(),A());return}let r=E,i=null;try{let t=process.hrtime(),d;try{C.debug(`Found task ${r.id} (${r.task_identifier})`);let t=l[r.task_identifier];n.ok(t,`Unsupported task '${r.task_identifier}'`);let i=(0,a.makeJobHelpers)(e,r,{withPgClient:u,logger:C,abortSignal:f,abortPromise:p});d=await t(r.payload,i)}catch(e){i=(0,o.coerceError)(e)}let m=process.hrtime(t),h=m[0]*1e3+m[1]*1e-6,g=[],_=[];if(!i&&Array.isArray(r.payload)&&Array.isArray(d)){if(r.payload.length!==d.length)console.warn(`Task '${r.task_identifier}' has invalid return value - should return either nothing or an array with the same length as the incoming payload to indicate success or otherwise for each entry. We're going to treat this as full success, but this is a bug in your code.`);else{let e=await Promise.allSettled(d);for(let t=0;t<r.payload.length;t++){let n=e[t];n.status===`rejected`&&(g.push(r.payload[t]),_.push(n.reason))}_.length>0&&(i=Error(`Batch failures:\n${_.map(e=>e?.message??String(e)).join(`
`)}`))}}if(i){try{(0,o.safeEmit)(c,`job:error`,{ctx:c,worker:j,job:r,error:i,batchJobErrors:_.length>0?_:void 0})}catch{C.error(`Error occurred in event emitter for 'job:error'; this is an issue in your application code and you should fix it`)}if(r.attempts>=r.max_attempts)try{(0,o.safeEmit)(c,`job:failed`,{ctx:c,worker:j,job:r,error:i,batchJobErrors:_.length>0?_:void 0})}catch{C.error(`Error occurred in event emitter for 'job:failed'; this is an issue in your application code and you should fix it`)}let{message:e,stack:t}=i,n=e||String(i)||`Non error or error without message thrown.`;C.error(`Failed task ${r.id} (${r.task_identifier}, ${h.toFixed(2)}ms, attempt ${r.attempts} of ${r.max_attempts}) with error '${n}'${t?`:\n  ${String(t).replace(/\n/g,`
  `).trim()}`:``}`,{failure:!0,job:r,error:i,duration:h}),y({job:r,message:n,replacementPayload:g.length>0?g:void 0})}else{try{(0,o.safeEmit)(c,`job:success`,{ctx:c,worker:j,job:r})}catch{C.error(`Error occurred in event emitter for 'job:success'; this is an issue in your application code and you should fix it`)}s||C.info(`Completed task ${r.id} (${r.task_identifier}, ${h.toFixed(2)}ms${r.attempts>1?`, attempt ${r.attempts} of ${r.max_attempts}`:``}) with success`,{job:r,duration:h,success:!0}),v(r)}(0,o.safeEmit)(c,`job:complete`,{ctx:c,worker:j,job:r,error:i})}catch(e){try{(0,o.safeEmit)(c,`worker:fatalError`,{ctx:c,worker:j,error:e,jobError:i})}catch{C.error(`Error occurred in event emitter for 'worker:fatalError'; this is an issue in your application code and you should fix it`)}let t=i?`after failure '${i.message}'`:`after success`,n=(0,o.coerceError)(e);C.error(`Failed to release job '${r.id}' ${t}; committing seppuku\n${n.message}`,{fatalError:e,job:r}),w.reject(n),A();return}finally{E=null}k?P():w.resolve()};return h&&P(!0),T.worker=j,j}e.makeNewWorker=c})),Fn=o((e=>{Object.defineProperty(e,"__esModule",{value:!0}),e.runTaskListOnce=e._runTaskList=e.runTaskListInternal=e.runTaskList=e._allWorkerPools=void 0;var t=(R(),l(d)),n=t.__importStar(u(`assert`)),r=u(`crypto`),i=u(`events`),a=u(`util`),o=t.__importDefault(It()),s=Rt(),c=$(),f=kn(),p=t.__importDefault(An()),m=jn(),h=Mn(),g=Dn(),_=Nn(),v=Pn(),y={maxAttempts:20,minDelay:200,maxDelay:3e4,multiplier:1.5},b=process.env.GRAPHILE_ENABLE_DANGEROUS_LOGS===`1`,x=!!process.env.NO_LOG_SUCCESS,S=6e4,C=[];e._allWorkerPools=C;var w=new i.EventEmitter,T=!1,E=!1,D=!1,O=0;function k(e){if(E||D)throw Error(`System has already gone into shutdown, should not be spawning new workers now!`);let t=t=>(0,c.safeEmit)(e,`gracefulShutdown`,{ctx:e,...t}),n=t=>(0,c.safeEmit)(e,`forcefulShutdown`,{ctx:e,...t});return T||j(e.logger),O++,w.on(`gracefulShutdown`,t),w.on(`forcefulShutdown`,n),function(){w.off(`gracefulShutdown`,t),w.off(`forcefulShutdown`,n),O--,O===0&&A()}}var A=()=>void 0;function j(e){let t=()=>{e.debug(`Switching to forceful handler for termination signals (${p.default.join(`, `)}); another termination signal will force a fast (unsafe) shutdown`,{switchToForcefulHandlers:!0});for(let e of p.default)process.on(e,o),process.removeListener(e,a)},n=()=>{e.debug(`Removed forceful handler for termination signals (${p.default.join(`, `)}); another termination signals will likely kill the process (unless you've registered other handlers)`,{unregisteringSignalHandlers:!0});for(let e of p.default)process.removeListener(e,o)},r=()=>{},i=()=>{process.stdout.on(`error`,r),process.stdout.off(`error`,i),process.stderr.on(`error`,r),process.stderr.off(`error`,i),a(`SIGPIPE`)},a=function(n){if(E||D){e.error(`Ignoring '${n}' (graceful shutdown already in progress)`);return}E=!0,e.info(`Received '${n}'; attempting global graceful shutdown... (all termination signals will be ignored for the next 5 seconds)`);let r=setTimeout(t,5e3);w.emit(`gracefulShutdown`,{signal:n}),Promise.allSettled(C.map(e=>e.gracefulShutdown(`Graceful worker shutdown due to ${n}`))).finally(()=>{clearTimeout(r),process.removeListener(n,a),D||(e.info(`Global graceful shutdown complete; killing self via ${n}`),process.kill(process.pid,n))}).catch(te)},o=function(t){if(D){e.error(`Ignoring '${t}' (forceful shutdown already in progress)`);return}D=!0,e.error(`Received '${t}'; attempting global forceful shutdown... (all termination signals will be ignored for the next 5 seconds)`);let r=setTimeout(n,5e3);w.emit(`forcefulShutdown`,{signal:t}),Promise.allSettled(C.map(e=>e.forcefulShutdown(`Forced worker shutdown due to ${t}`))).finally(()=>{n(),clearTimeout(r),e.error(`Global forceful shutdown completed; killing self via ${t}`),process.kill(process.pid,t)}).catch(te)};e.debug(`Registering termination signal handlers (${p.default.join(`, `)})`,{registeringSignalHandlers:p.default}),T=!0;for(let e of p.default)process.on(e,a);process.stdout.on(`error`,i),process.stderr.on(`error`,i),A=()=>{if(E||D)e.debug(`Not unregistering signal handlers as we're shutting down`);else{A=()=>void 0;for(let e of p.default)process.off(e,a);process.stdout.off(`error`,i),process.stderr.off(`error`,i),T=!1}}}function M(e,t,n){return N((0,c.processSharedOptions)(e),t,n)}e.runTaskList=M;function N(e,t,n){let r=e,{logger:i,resolvedPreset:{worker:{minResetLockedInterval:a,maxResetLockedInterval:o}}}=e,l=(0,c.makeEnhancedWithPgClient)((0,s.makeWithPgClientFromPool)(n)),u=P(e,t,l,{continuous:!0,onTerminate(){return h},onDeactivate(){return y&&=(clearTimeout(y),null),f&&=(clearTimeout(f),null),m()}}),d=0,f=null,p=null,m=async()=>{if(p)try{await p.release()}catch(e){i.error(`Error occurred whilst releasing listening client: ${(0,c.coerceError)(e).message}`,{error:e})}},h,g=()=>Math.ceil(a+Math.random()*(o-a)),v=()=>{h=(0,_.resetLockedAt)(e,l).then(()=>{if(h=void 0,u._active){let e=g();(0,c.safeEmit)(r,`resetLocked:success`,{ctx:r,workerPool:u,delay:e}),y=setTimeout(v,e)}else(0,c.safeEmit)(r,`resetLocked:success`,{ctx:r,workerPool:u,delay:null})},e=>{if(h=void 0,u._active){let t=g();(0,c.safeEmit)(r,`resetLocked:failure`,{ctx:r,workerPool:u,error:e,delay:t}),y=setTimeout(v,t),i.error(`Failed to reset locked; we'll try again in ${t}ms`,{error:e})}else(0,c.safeEmit)(r,`resetLocked:failure`,{ctx:r,workerPool:u,error:e,delay:null}),i.error(`Failed to reset locked, but we're shutting down so won't try again`,{error:e})}),(0,c.safeEmit)(r,`resetLocked:started`,{ctx:r,workerPool:u})},y=setTimeout(v,Math.random()*Math.min(6e4,o)),b=(e,a,o)=>{if(!u._active){o?.();return}let s=e=>{(0,c.safeEmit)(r,`pool:listen:error`,{ctx:r,workerPool:u,error:e}),d++;let t=.5+Math.sqrt(Math.random())/2,a=Math.ceil(t*Math.min(S,50*Math.exp(d)));i.error(`Error with notify listener (trying again in ${a}ms): ${e.message}`,{error:e}),f=setTimeout(()=>{f=null,(0,c.safeEmit)(r,`pool:listen:connecting`,{ctx:r,workerPool:u,attempts:d}),n.connect(b)},a)};if(e||!a){s(e??Error(`This should never happen, this error only exists to satisfy TypeScript`));return}let l=a,m=!1;function h(e){if(!m){m=!0;try{_()}catch(e){i.error(`Error occurred releasing client: ${(0,c.coerceError)(e).stack}`,{error:e})}s(e)}}function g(e){if(p?.client===l&&!u._shuttingDown)switch((0,c.safeEmit)(r,`pool:listen:notification`,{ctx:r,workerPool:u,message:e,client:l}),e.channel){case`jobs:insert`:{let t=(0,c.tryParseJson)(e.payload)?.count??1;t>0&&u.nudge(t);break}case`worker:migrate`:{let t=(0,c.tryParseJson)(e.payload);t?.breaking&&(i.warn(`Graphile Worker detected breaking migration to database schema revision '${t?.migrationNumber}'; it would be unsafe to continue, so shutting down...`),process.exitCode=57,u.gracefulShutdown());break}default:i.debug(`Received NOTIFY message on channel '${e.channel}'`)}}async function _(){p=null,l.removeListener(`notification`,g),l.removeListener(`error`,h),(0,c.safeEmit)(r,`pool:listen:release`,{ctx:r,workerPool:u,client:l});try{await l.query(`UNLISTEN "jobs:insert"; UNLISTEN "worker:migrate";`)}catch(e){i.error(`Error occurred attempting to UNLISTEN: ${e}`,{error:e})}return o()}l.on(`error`,h),p={client:l,release:_},(0,c.safeEmit)(r,`pool:listen:success`,{ctx:r,workerPool:u,client:l}),l.on(`notification`,g),l.query(`LISTEN "jobs:insert"; LISTEN "worker:migrate";`).then(()=>{d=0},h);let v=Object.keys(t);x||i.info(`Worker connected and looking for jobs... (task names: '${v.join(`', '`)}')`)};return(0,c.safeEmit)(r,`pool:listen:connecting`,{ctx:r,workerPool:u,attempts:d}),n.connect(b),u}e.runTaskListInternal=N;function P(e,t,i,s){let l=e,{resolvedPreset:{worker:{concurrentJobs:u,gracefulShutdownAbortTimeout:d,localQueue:{size:p=-1}={},completeJobBatchDelay:_=-1,failJobBatchDelay:x=-1}},_rawOptions:{noHandleSignals:S=!1}}=e,{concurrency:w=u,continuous:T,autostart:O=!0,onTerminate:A,onDeactivate:j}=s,M=O,{logger:N,middleware:P}=e;b&&N.debug(`Worker pool options are ${(0,a.inspect)(e._rawOptions)}`,{options:e._rawOptions}),p>0&&p<w&&N.warn(`Your job batch size (${p}) is smaller than your concurrency setting (${w}); this may result in drastically lower performance if your jobs can complete quickly. Please update to \`localQueueSize: ${w}\` to improve performance, or \`localQueueSize: -1\` to disable batching.`);let ne;S||(ne=k(e));let F=[],I=(0,o.default)(),re=null;function ie(){return re||=(n.equal(z._active,!0),z._active=!1,(async()=>{let e=[];try{await V?.release()}catch(t){let n=(0,c.coerceError)(t);e.push(n),N.error(`Releasing local queue failed: ${n}`,{error:t})}try{await j?.()}catch(t){let n=(0,c.coerceError)(t);e.push(n),N.error(`onDeactivate raised an error: ${n}`,{error:t})}if(e.length>0)throw AggregateError(e,`Errors occurred whilst deactivating queue`)})()),re}let ae=!1;async function oe(){if(ae)try{throw Error(`Graphile Worker internal error: terminate() was called twice for worker pool. Ignoring second call; but this indicates a bug - please file an issue.`)}catch(e){N.error(String(e.stack))}else{ae=!0;let e=[],t=pe?.(),n=he?.(),[r,i]=await Promise.allSettled([t,n]);if(r.status===`rejected`){let t=(0,c.coerceError)(r.reason);F.push(t),e.push(t),N.error(`Releasing complete job batcher failed: ${r.reason}`,{error:r.reason})}if(i.status===`rejected`){let t=(0,c.coerceError)(i.reason);F.push(t),e.push(t),N.error(`Releasing failed job batcher failed: ${i.reason}`,{error:i.reason})}let a=C.indexOf(z);C.splice(a,1);try{await A?.()}catch(t){F.push((0,c.coerceError)(t)),e.push((0,c.coerceError)(t))}if(e.length===1)throw e[0];if(e.length>1)throw AggregateError(e,`Errors occurred whilst terminating queue`)}}let se=new AbortController,ce=se.signal,le=new Promise((e,t)=>{ce.addEventListener(`abort`,()=>{t((0,c.coerceError)(ce.reason))})});le.then(null,()=>void 0);let ue=null,L=null,R=!1,de=e=>{R||(R=!0,e!=null&&F.push((0,c.coerceError)(e)),F.length===1?I.reject(F[0]):F.length>1?I.reject(AggregateError(F,`Worker pool '${z.id}' failed to shut down cleanly`)):I.resolve(),ne&&ne())},fe=()=>de(null),z={id:`${T?`pool`:`otpool`}-${(0,r.randomBytes)(9).toString(`hex`)}`,_active:!0,_shuttingDown:!1,_forcefulShuttingDown:!1,_workers:[],_withPgClient:i,get worker(){return w===1?this._workers[0]??null:null},nudge(e){if(V)V.pulse(e);else{let t=e;this._workers.some(e=>e.nudge()&&--t<=0)}},abortSignal:ce,abortPromise:le,release(){return N.error("DEPRECATED: You are calling `workerPool.release()`; please use `workerPool.gracefulShutdown()` instead."),this.gracefulShutdown()},gracefulShutdown(t=`Worker pool is shutting down gracefully`){return z._shuttingDown?(N.error(`gracefulShutdown called when gracefulShutdown is already in progress`),ue):z._forcefulShuttingDown?(N.error(`gracefulShutdown called when forcefulShutdown is already in progress`),Promise.resolve(L).then(()=>{throw Error(`Forceful shutdown already initiated`)})):(z._shuttingDown=!0,ue=P.run(`poolGracefulShutdown`,{ctx:l,workerPool:z,message:t},async({message:t})=>{(0,c.safeEmit)(l,`pool:gracefulShutdown`,{ctx:l,pool:z,workerPool:z,message:t});try{N.debug(`Attempting graceful shutdown`);let n=ie(),r=[],a=[...z._workers],o=a.map(e=>e.release()),[s,...u]=await Promise.allSettled([n,...o]);if(s.status===`rejected`){let e=(0,c.coerceError)(s.reason);F.push(e),r.push(e),N.error(`Deactivation failed: ${s.reason}`,{error:s.reason})}let d=[];for(let e=0;e<u.length;e++){let t=u[e];if(t.status===`rejected`){let n=a[e],r=n.getActiveJob();(0,c.safeEmit)(l,`pool:gracefulShutdown:workerError`,{ctx:l,pool:z,workerPool:z,error:t.reason,job:r}),N.debug(`Cancelling worker ${n.workerId} (job: ${r?.id??`none`}) failed`,{worker:n,job:r,reason:t.reason}),r&&d.push(r)}}if(!this._forcefulShuttingDown&&d.length>0)try{let n=a.map(e=>e.workerId);N.debug(`Releasing the jobs ${d.map(e=>e.id).join()} (workers: ${n.join(`, `)})`,{jobs:d,workerIds:n});let r=await(0,h.failJobs)(e,i,z.id,d,t);N.debug(`Cancelled ${r.length} jobs`,{cancelledJobs:r})}catch(e){r.push((0,c.coerceError)(e))}if(this._forcefulShuttingDown&&r.push(Error(`forcefulShutdown was initiated whilst gracefulShutdown was still executing.`)),r.length===1)throw r[0];if(r.length>1)throw AggregateError(r,`Errors occurred whilst shutting down worker`);(0,c.safeEmit)(l,`pool:gracefulShutdown:complete`,{ctx:l,pool:z,workerPool:z}),N.debug(`Graceful shutdown complete`)}catch(e){(0,c.safeEmit)(l,`pool:gracefulShutdown:error`,{ctx:l,pool:z,workerPool:z,error:e});let t=(0,c.coerceError)(e).message;N.error(`Error occurred during graceful shutdown: ${t}`,{error:e});let n=this._forcefulShuttingDown?L:this.forcefulShutdown(t);return Promise.resolve(n).then(()=>{throw e})}ae||await oe()}),Promise.resolve(ue).then(fe,de),setTimeout(()=>{se.abort()},d).unref(),ue)},forcefulShutdown(t){return z._forcefulShuttingDown?(N.error(`forcefulShutdown called when forcefulShutdown is already in progress`),L):(z._shuttingDown||Promise.resolve(this.gracefulShutdown()).then(null,()=>{}),z._forcefulShuttingDown=!0,L=P.run(`poolForcefulShutdown`,{ctx:l,workerPool:z,message:t},async({message:t})=>{(0,c.safeEmit)(l,`pool:forcefulShutdown`,{ctx:l,pool:z,workerPool:z,message:t});try{N.debug(`Attempting forceful shutdown`);let n=new Promise((e,t)=>{setTimeout(()=>t(Error(`Timed out`)),5e3).unref()}),r=re!=null,a=Promise.race([ie(),n]),o=[],s=[...z._workers],u=s.map(e=>Promise.race([e.release(!0),n])),[d,...f]=await Promise.allSettled([a,...u]);if(d.status===`rejected`){N.error(`Deactivation failed: ${d.reason}`,{error:d.reason});let e=(0,c.coerceError)(d.reason);r||F.push(e),o.push(e)}let p=s.map((e,t)=>{let n=f[t],r=e.getActiveJob();return n.status===`rejected`?[e,(0,c.coerceError)(n.reason),r]:r?[e,null,r]:null}).filter(e=>e!=null),m=p.map(([,,e])=>e).filter(e=>!!e);if(m.length>0){let n=s.map(e=>e.workerId);N.debug(`Releasing the jobs ${m.map(e=>e.id).join()} (workers: ${n.join(`, `)})`,{jobs:m,workerIds:n});try{let n=await(0,h.failJobs)(e,i,z.id,m,t);N.debug(`Cancelled ${n.length} jobs`,{cancelledJobs:n})}catch(e){let t=(0,c.coerceError)(e);F.push(t),o.push(t)}}else N.debug(`No active jobs to release`);for(let[e,t,n]of p)F.push(Error(`Worker ${e.workerId} ${n?`with active job ${n.id}`:``} ${t?`failed to release, error: ${t})`:`failed to stop working`}`,{cause:t}));if(o.length===1)throw o[0];if(o.length>1)throw AggregateError(o,`Errors occurred whilst forcefully shutting down worker`);return(0,c.safeEmit)(l,`pool:forcefulShutdown:complete`,{ctx:l,pool:z,workerPool:z}),N.debug(`Forceful shutdown complete`),{forceFailedJobs:m}}catch(e){(0,c.safeEmit)(l,`pool:forcefulShutdown:error`,{ctx:l,pool:z,workerPool:z,error:e});let t=(0,c.coerceError)(e);throw F.push(t),N.error(`Error occurred during forceful shutdown: ${t.message}`,{error:e}),t}finally{ae||await oe()}}),Promise.resolve(L).then(fe,de),L)},promise:I,then(e,t){return I.then(e,t)},catch(e){return I.catch(e)},finally(e){return I.finally(e)},_start:M?null:()=>{M=!0,z._workers.forEach(e=>e._start()),z._start=null}};I.finally(()=>{(0,c.safeEmit)(l,`pool:release`,{ctx:l,pool:z,workerPool:z})}).catch(te),ce.addEventListener(`abort`,()=>{z._shuttingDown||z.gracefulShutdown()}),C.push(z),(0,c.safeEmit)(l,`pool:create`,{ctx:l,workerPool:z});let B=`workerId`in e._rawOptions?e._rawOptions.workerId:void 0;if(B!=null&&w>1)throw Error(`You must not set workerId when concurrency > 1; each worker must have a unique identifier`);let V=p>=1?new f.LocalQueue(e,t,i,z,p,T,function(e){D||E||z.gracefulShutdown(String(e))}):null,H=V?async(e,t)=>{if(z._active)return V.getJob(e,t)}:async(n,r)=>{if(z._active)return(await(0,g.batchGetJobs)(e,i,t,z.id,r,1))[0]},{release:pe,fn:me}=_>=0?ee(`completeJobs`,_,t=>(0,m.batchCompleteJobs)(e,i,z.id,t),(e,t)=>{(0,c.safeEmit)(l,`pool:fatalError`,{ctx:l,error:e,workerPool:z,action:`completeJob`}),N.error(`Failed to complete jobs '${t.map(e=>e.id).join(`', '`)}':\n${String(e)}`,{fatalError:e,jobs:t}),z._shuttingDown||(F.push((0,c.coerceError)(e)),z.gracefulShutdown(`Could not completeJobs; queue is in an inconsistent state; aborting.`))},y):{release:null,fn:t=>(0,m.batchCompleteJobs)(e,i.withRetries,z.id,[t])},{release:he,fn:ge}=x>=0?ee(`failJobs`,x,t=>(0,h.batchFailJobs)(e,i,z.id,t),(e,t)=>{(0,c.safeEmit)(l,`pool:fatalError`,{ctx:l,error:e,workerPool:z,action:`failJob`}),N.error(`Failed to fail jobs '${t.map(e=>e.job.id).join(`', '`)}':\n${String(e)}`,{fatalError:e,specs:t}),z._shuttingDown||(F.push((0,c.coerceError)(e)),z.gracefulShutdown(`Could not failJobs; queue is in an inconsistent state; aborting.`))},y):{release:null,fn:t=>(0,h.batchFailJobs)(e,i.withRetries,z.id,[t])},_e=()=>{let n=(0,v.makeNewWorker)(e,{tasks:t,withPgClient:i,continuous:T,abortSignal:ce,abortPromise:le,workerPool:z,autostart:M,workerId:B,getJob:H,completeJob:me,failJob:ge});z._workers.push(n);let r=()=>{if(z._workers.splice(z._workers.indexOf(n),1),T&&z._active&&!z._shuttingDown){N.error(`Worker exited, but pool is in continuous mode, is active, and is not shutting down... Did something go wrong?`);try{let e=!1;P.runSync(`poolWorkerPrematureExit`,{ctx:l,workerPool:z,worker:n,replaceWithNewWorker:()=>{e||(e=!0,_e())}},()=>{throw Error(`Worker ${n.workerId} exited unexpectedly`)})}catch(e){z._shuttingDown||(F.push((0,c.coerceError)(e)),z.gracefulShutdown(`Something went wrong, one of the workers exited prematurely. Shutting down.`))}}z._workers.length===0&&(z._shuttingDown||z.gracefulShutdown(T?`There are no remaining workers; exiting`:`'Run once' mode processed all available jobs and is now exiting`))};return n.promise.then(()=>{r()},e=>{r(),console.trace(e),N.error(`Worker exited with error: ${e}`,{error:e})}),n};for(let e=0;e<w;e++)_e();return z}e._runTaskList=P,e.runTaskListOnce=(e,t,n)=>{let r=(0,c.makeEnhancedWithPgClient)((0,s.makeWithPgClientFromClient)(n)),i=(0,c.processSharedOptions)(e),a=P(i,t,r,{concurrency:1,autostart:!1,noHandleSignals:e.noHandleSignals,continuous:!1});return(0,_.resetLockedAt)(i,r).then(()=>{a._start()},e=>{i.logger.error(`Error occurred resetting locked at; continuing regardless: ${e}`,{error:e}),a._start()}),a};function ee(e,t,n,r,i){let a=0,s=!1,l=!1,u=()=>{a++},d=()=>{a--,s===!0&&a===0&&(l=!0,f.resolve())},f=(0,o.default)(),p=null;function m(){p||=(u(),(0,o.default)())}function h(){p&&(p.resolve(),process.nextTick(d))}let g=i?async t=>{let r;for(let a=0;a<i.maxAttempts;a++){if(a>0){let t=r?.code,n=c.RETRYABLE_ERROR_CODES[t],o=(0,c.calculateDelay)(a-1,{...i,...n});console.error(`${e}: attempt ${a}/${i.maxAttempts} failed${t?` with code ${JSON.stringify(t)}`:``}; retrying after ${o.toFixed(0)}ms. Error: ${r}`),await(0,c.sleep)(o)}try{let e=await n(t);return h(),e}catch(e){throw m(),r=(0,c.coerceError)(e),e}}throw r??Error(`Failed after ${i.maxAttempts} attempts`)}:n,_=null;function v(e){if(l)throw Error(`This batcher has been released, and so no more calls can be made.`);if(_!==null)_.push(e);else{let n=[e];_=n,u(),setTimeout(()=>{_=null,g(n).then(d,e=>{d(),r(e,n),h()})},t)}}return{async release(){s||(s=!0,a===0&&(l=!0,f.resolve()),await f)},fn(e){return p?p.then(()=>v(e)):v(e)}}}function te(){}})),In=o((e=>{Object.defineProperty(e,"__esModule",{value:!0}),e.getParsedCronItemsFromOptions=e.runCron=void 0;var t=(R(),l(d)),n=t.__importStar(u(`assert`)),r=Sn(),i=t.__importDefault(It()),a=Cn(),o=Re(),s=$(),c={maxAttempts:1/0,minDelay:200,maxDelay:6e4,multiplier:1.5};function f(e,t){let n=[],r=[];for(let i of e){let e=t.find(e=>e.identifier===i.identifier);if(e){let t=e.last_execution||e.known_since;n.push({item:i,notBefore:t,itemDetails:e})}else r.push(i.identifier)}return{backfillItemsAndDates:n,unknownIdentifiers:r}}function p(e,t=!1){return(e.getUTCSeconds()>0||e.getUTCMilliseconds()>0)&&(e.setUTCSeconds(0),e.setUTCMilliseconds(0),t&&e.setUTCMinutes(e.getUTCMinutes()+1)),e}function m(e,t,n=!1){return{task:e.task,payload:{...e.payload,_cron:{ts:t,backfilled:n}},queueName:e.options.queueName,runAt:t,maxAttempts:e.options.maxAttempts,jobKey:e.options.jobKey,jobKeyMode:e.options.jobKeyMode,priority:e.options.priority}}async function h(e,t,n,r,i,a,o){await e.query({text:`
      with specs as (
        select
          index,
          (json->>'identifier')::text as identifier,
          ((json->'job')->>'task')::text as task,
          ((json->'job')->'payload')::json as payload,
          ((json->'job')->>'queueName')::text as queue_name,
          ((json->'job')->>'runAt')::timestamptz as run_at,
          ((json->'job')->>'maxAttempts')::smallint as max_attempts,
          ((json->'job')->>'priority')::smallint as priority,
          ((json->'job')->>'jobKey')::text as job_key,
          ((json->'job')->>'jobKeyMode')::text as job_key_mode
        from json_array_elements($1::json) with ordinality AS entries (json, index)
      ),
      locks as (
        insert into ${t}._private_known_crontabs as known_crontabs (identifier, known_since, last_execution)
        select
          specs.identifier,
          $2::timestamptz as known_since,
          $2::timestamptz as last_execution
        from specs
        on conflict (identifier)
        do update set last_execution = excluded.last_execution
        where (known_crontabs.last_execution is null or known_crontabs.last_execution < excluded.last_execution)
        returning known_crontabs.identifier
      )
      select
        ${t}.add_job(
          specs.task,
          specs.payload,
          specs.queue_name,
          coalesce(specs.run_at, $3::timestamptz, now()),
          specs.max_attempts,
          specs.job_key,
          specs.priority,
          null, -- flags
          specs.job_key_mode
        )
      from specs
      inner join locks on (locks.identifier = specs.identifier)
      order by specs.index asc
    `,values:[JSON.stringify(n),r,i?new Date().toISOString():null],name:o?`cron${i?`N`:``}/${a}`:void 0})}async function g(e){let{ctx:t,pgPool:n,cron:r,workerSchema:i,preparedStatements:a,escapedWorkerSchema:o,parsedCronItems:c,startTime:l,useNodeTime:u}=e,{rows:d}=await n.query(`SELECT * FROM ${o}._private_known_crontabs as known_crontabs`),{backfillItemsAndDates:g,unknownIdentifiers:_}=f(c,d);_.length&&await n.query(`
      INSERT INTO ${o}._private_known_crontabs AS known_crontabs (identifier, known_since)
      SELECT identifier, $2::timestamptz
      FROM unnest($1::text[]) AS unnest (identifier)
      ON CONFLICT DO NOTHING
      `,[_,l.toISOString()]);let v=c.reduce((e,t)=>Math.max(t.options.backfillPeriod,e),0);if(v>0){let e=new Date(+l-v);for(p(e,!0);e<l;){let c=+l-e,d=e.toISOString(),f=y(e),p=[];for(let{item:t,notBefore:n,itemDetails:r}of g)t.options.backfillPeriod>=c&&e>=n&&t.match(f)&&p.push({identifier:t.identifier,job:m(t,d,!0),known_since:r.known_since,last_execution:r.last_execution});p.length&&((0,s.safeEmit)(t,`cron:backfill`,{ctx:t,cron:r,itemsToBackfill:p,timestamp:d}),await h(n,o,p,d,u,i,a)),e.setUTCMinutes(e.getUTCMinutes()+1)}}}var _=6e4;e.runCron=(e,t,n)=>{let{pgPool:r}=n,{logger:a,escapedWorkerSchema:o,workerSchema:l,events:u,resolvedPreset:{worker:{useNodeTime:d,preparedStatements:f=!0}}}=e,v=(0,i.default)(),b=null,x=!1;function S(e){b&&=(clearTimeout(b),null),x?a.error("Graphile Worker internal bug in src/cron.ts: calling `stop()` more than once shouldn't be possible. Please report this."):(x=!0,e?v.reject((0,s.coerceError)(e)):v.resolve())}let C=0;function w(e){++C;let t=(0,s.calculateDelay)(C-1,c);a.error(`Cron hit an error; restarting in ${t}ms (attempt ${C}): ${e}`,{error:e,attempts:C}),(0,s.sleep)(t).then(T).catch(w)}async function T(){if(!E._active)return S();let n=new Date,i=e;if((0,s.safeEmit)(i,`cron:starting`,{ctx:i,cron:E,start:n}),await g({ctx:i,pgPool:r,events:u,cron:E,workerSchema:l,preparedStatements:f,escapedWorkerSchema:o,parsedCronItems:t,startTime:new Date(+n),useNodeTime:d}),(0,s.safeEmit)(i,`cron:started`,{ctx:i,cron:E,start:n}),!E._active)return S();let c=p(new Date(+n),!0),v=()=>{if(!E._active)return S();b=setTimeout(()=>{b=null,x()},Math.max(+c-Date.now()+1,1))};async function x(){try{if(!E._active)return S();C=0;let e=y(c),n=c.toISOString(),u=+c,p=Date.now(),g=p-p%_;if(g<u){a.debug(`Graphile Worker Cron fired ${((u-p)/1e3).toFixed(3)}s too early (clock skew?); rescheduling`,{expectedTimestamp:u,currentTimestamp:p}),(0,s.safeEmit)(i,`cron:prematureTimer`,{ctx:i,cron:E,currentTimestamp:p,expectedTimestamp:u}),v();return}g>u&&(a.debug(`Graphile Worker Cron fired too late; catching up (${Math.floor((p-u)/_)}m${Math.floor((p-u)%_/1e3)}s behind)`),(0,s.safeEmit)(i,`cron:overdueTimer`,{ctx:i,cron:E,currentTimestamp:p,expectedTimestamp:u}));let b=[];for(let r of t)r.match(e)&&b.push({identifier:r.identifier,job:m(r,n)});if(b.length&&((0,s.safeEmit)(i,`cron:schedule`,{ctx:i,cron:E,timestamp:u,jobsAndIdentifiers:b}),await h(r,o,b,n,d,l,f),(0,s.safeEmit)(i,`cron:scheduled`,{ctx:i,cron:E,timestamp:u,jobsAndIdentifiers:b}),!E._active))return S();c.setUTCMinutes(c.getUTCMinutes()+1),v()}catch(e){return w((0,s.coerceError)(e))}}v()}let E={_active:!0,release(){return E._active&&(E._active=!1,b&&S()),v},promise:v};return T().catch(w),E};async function v(e,t){let{resolvedPreset:{worker:{crontabFile:i}},_rawOptions:{parsedCronItems:s,crontab:c}}=e;if(!i&&!s&&!c)return[];if(c)return n.ok(!s,"`crontab` and `parsedCronItems` must not be set at the same time."),(0,r.parseCrontab)(c);if(s){n.ok(Array.isArray(s),"Expected `parsedCronItems` to be an array; you must use a helper e.g. `parseCrontab()` or `parseCronItems()` to produce this value.");let e=s[0];if(e&&!e[o.$$isParsed])throw Error("Invalid `parsedCronItems`; you must use a helper e.g. `parseCrontab()` or `parseCronItems()` to produce this value.");return s}{let n=await(0,a.getCronItemsInternal)(e,i);return t.push(()=>n.release()),n.items}}e.getParsedCronItemsFromOptions=v;function y(e){return{min:e.getUTCMinutes(),hour:e.getUTCHours(),date:e.getUTCDate(),month:e.getUTCMonth()+1,dow:e.getUTCDay()}}})),Ln=o((e=>{Object.defineProperty(e,"__esModule",{value:!0}),e.runInternal=e.run=e.runOnceInternal=e.runOnce=e.runMigrations=void 0;var t=In(),n=Tn(),r=$(),i=Fn();e.runMigrations=async e=>{let[,t]=await(0,r.getUtilsAndReleasersFromOptions)(e);await t()};async function a(e,t){let{resolvedPreset:{worker:{taskDirectory:r}},_rawOptions:{taskList:i}}=e;if(i)return i;if(r){let i=await(0,n.getTasksInternal)(e,r);return t.push(()=>i.release()),i.tasks}throw Error("You must specify either `taskList` or `taskDirectory`")}e.runOnce=async(t,n)=>{let[i,a]=await(0,r.getUtilsAndReleasersFromOptions)(t);return(0,e.runOnceInternal)(i,n,a)},e.runOnceInternal=async(e,t,n)=>{let{withPgClient:r,releasers:o,resolvedPreset:{worker:{concurrentJobs:s}},_rawOptions:{noHandleSignals:c}}=e;try{let n=t||await a(e,o);return await(0,i._runTaskList)(e,n,r,{concurrency:s,noHandleSignals:c,continuous:!1}).promise}finally{await n()}},e.run=async(t,n,i)=>{let[a,o]=await(0,r.getUtilsAndReleasersFromOptions)(t);return(0,e.runInternal)(a,n,i,o)},e.runInternal=async(e,n,r,i)=>{let{releasers:s}=e;try{return o({compiledOptions:e,taskList:n||await a(e,s),parsedCronItems:r||await(0,t.getParsedCronItemsFromOptions)(e,s),release:i})}catch(t){try{await i()}catch(n){e.logger.error(`Error occurred whilst attempting to release options after error occurred`,{error:t,secondError:n})}throw t}};function o(e){let{compiledOptions:n,taskList:a,parsedCronItems:o,release:c}=e,l=n,{events:u,pgPool:d,releasers:f,addJob:p,logger:m}=n,h=(0,t.runCron)(n,o,{pgPool:d,events:u});f.push(()=>h.release());let g=(0,i.runTaskListInternal)(n,a,d);f.push(()=>{if(!g._shuttingDown)return g.gracefulShutdown(`Runner is shutting down`)});let _=!0,v=(e,t=e===null)=>{if(n.logger[t?`debug`:`warn`](`Runner stopping${e?` (reason: ${e})`:``}`),_){_=!1;let e=[];return e.push((async()=>void(0,r.safeEmit)(l,`stop`,{ctx:l}))()),h._active&&e.push((async()=>h.release())()),g._active&&e.push((async()=>g.gracefulShutdown())()),Promise.all(e).then(()=>c(),e=>{m.error(`Error occurred whilst attempting to release runner options: ${(0,r.coerceError)(e).message}`,{error:e})})}return Promise.reject(Error(`Runner is already stopped`))},y=g.promise.then(()=>_?v(`worker pool exited cleanly`,!0):void 0,e=>_?v(`worker pool exited with error: ${e}`):void 0).catch(s),b=h.promise.then(()=>_?v(`cron exited cleanly`,!0):void 0,e=>_?v(`cron exited with error: ${e}`):void 0).catch(s);return{stop:e=>v(e??null,!0),async kill(e){_&&v(`runner.kill() called${e?`: ${e}`:``}`).catch(s),g._active&&(await(0,r.sleep)(500),g._active&&await g.forcefulShutdown(`Terminated through .kill() command`))},addJob:p,promise:Promise.all([b,y]).then(()=>{},async e=>(_?(m.error(`Stopping worker due to an error: ${e}`,{error:e}),await v(String(e))):m.error(`Error occurred, but worker is already stopping: ${e}`,{error:e}),Promise.reject(e))),events:u}}function s(){}})),Rn=o((e=>{Object.defineProperty(e,"__esModule",{value:!0}),e.cleanup=e.assertCleanupTasks=void 0;var t=[`GC_TASK_IDENTIFIERS`,`GC_JOB_QUEUES`,`DELETE_PERMAFAILED_JOBS`];function n(e){if(e.filter(e=>!t.includes(e)).length>0)throw Error(`Invalid cleanup tasks; allowed values: '${t.join(`', '`)}'; you provided: '${e.join(`', '`)}'`)}e.assertCleanupTasks=n;async function r(e,t){let{tasks:n=[`GC_JOB_QUEUES`,`GC_TASK_IDENTIFIERS`],taskIdentifiersToKeep:r=[]}=t,{withPgClient:i,escapedWorkerSchema:a}=e;await i(async e=>{n.includes(`DELETE_PERMAFAILED_JOBS`)&&await e.query(`\
delete from ${a}._private_jobs jobs
where attempts = max_attempts
and locked_at is null;`),n.includes(`GC_TASK_IDENTIFIERS`)&&await e.query(`\
delete from ${a}._private_tasks tasks
where tasks.id not in (
  select jobs.task_id
  from ${a}._private_jobs jobs
)
and tasks.identifier <> all ($1::text[]);`,[r]),n.includes(`GC_JOB_QUEUES`)&&await e.query(`\
delete from ${a}._private_job_queues job_queues
where locked_at is null and id not in (
  select job_queue_id
  from ${a}._private_jobs jobs
  where job_queue_id is not null
);`)})}e.cleanup=r})),zn=o((e=>{Object.defineProperty(e,"__esModule",{value:!0}),e.quickAddJob=e.addJobAdhoc=e.makeWorkerUtils=void 0;var t=Rn(),n=$(),r=zt();async function i(e){let[i,a]=await(0,n.getUtilsAndReleasersFromOptions)(e,{scope:{label:`WorkerUtils`}}),{logger:o,escapedWorkerSchema:s,withPgClient:c,addJob:l,addJobs:u}=i;return{withPgClient:c,logger:o,release:a,addJob:l,addJobs:u,migrate:()=>c(e=>(0,r.migrate)(i,e)),async completeJobs(e){let{rows:t}=await c(t=>t.query(`select * from ${s}.complete_jobs($1::bigint[])`,[e]));return t},async permanentlyFailJobs(e,t){let{rows:n}=await c(n=>n.query(`select * from ${s}.permanently_fail_jobs($1::bigint[], $2::text)`,[e,t||null]));return n},async rescheduleJobs(e,t){let{rows:n}=await c(n=>n.query(`select * from ${s}.reschedule_jobs(
            $1::bigint[],
            run_at := $2::timestamptz,
            priority := $3::int,
            attempts := $4::int,
            max_attempts := $5::int
          )`,[e,t.runAt||null,t.priority||null,t.attempts||null,t.maxAttempts||null]));return n},async forceUnlockWorkers(e){await c(t=>t.query(`select ${s}.force_unlock_workers($1::text[]);`,[e]))},async cleanup(e={tasks:[`GC_JOB_QUEUES`]}){return(0,t.cleanup)(i,e)}}}e.makeWorkerUtils=i;async function a(e,t,n,r={}){let a=await i(e);try{return await a.addJob(t,n,r)}finally{await a.release()}}e.addJobAdhoc=a,e.quickAddJob=a})),Bn=o((e=>{Object.defineProperty(e,"__esModule",{value:!0}),e.getCronItems=e.getTasks=e.quickAddJob=e.makeWorkerUtils=e.addJobAdhoc=e.runOnce=e.runMigrations=e.run=e.WorkerPreset=e.runTaskListOnce=e.runTaskList=e.Logger=e.consoleLogFactory=e.parseCrontab=e.parseCronItems=e.parseCronItem=void 0;var t=(R(),l(d)),n=Cn();Object.defineProperty(e,"getCronItems",{enumerable:!0,get:function(){return n.getCronItems}});var r=Tn();Object.defineProperty(e,"getTasks",{enumerable:!0,get:function(){return r.getTasks}});var i=Sn();Object.defineProperty(e,"parseCronItem",{enumerable:!0,get:function(){return i.parseCronItem}}),Object.defineProperty(e,"parseCronItems",{enumerable:!0,get:function(){return i.parseCronItems}}),Object.defineProperty(e,"parseCrontab",{enumerable:!0,get:function(){return i.parseCrontab}}),t.__exportStar(Re(),e);var a=gn();Object.defineProperty(e,"consoleLogFactory",{enumerable:!0,get:function(){return a.consoleLogFactory}}),Object.defineProperty(e,"Logger",{enumerable:!0,get:function(){return a.Logger}});var o=Fn();Object.defineProperty(e,"runTaskList",{enumerable:!0,get:function(){return o.runTaskList}}),Object.defineProperty(e,"runTaskListOnce",{enumerable:!0,get:function(){return o.runTaskListOnce}});var s=xn();Object.defineProperty(e,"WorkerPreset",{enumerable:!0,get:function(){return s.WorkerPreset}});var c=Ln();Object.defineProperty(e,"run",{enumerable:!0,get:function(){return c.run}}),Object.defineProperty(e,"runMigrations",{enumerable:!0,get:function(){return c.runMigrations}}),Object.defineProperty(e,"runOnce",{enumerable:!0,get:function(){return c.runOnce}});var u=zn();Object.defineProperty(e,"addJobAdhoc",{enumerable:!0,get:function(){return u.addJobAdhoc}}),Object.defineProperty(e,"makeWorkerUtils",{enumerable:!0,get:function(){return u.makeWorkerUtils}}),Object.defineProperty(e,"quickAddJob",{enumerable:!0,get:function(){return u.quickAddJob}})})),Vn=Bn(),Hn=Vn.Logger,Un=Vn.parseCronItems,Wn=Vn.run,Gn=Vn.runMigrations;export{Hn as Logger,Un as parseCronItems,Wn as run,Gn as runMigrations};