<<<<<<<< HEAD:dist/console/assets/facts-BzCKD4b5.js
import{Ft as e,Vt as t,lt as n}from"./page-title-LZJwRqQJ.js";var r=t(e(),1),i={root:`_root_mbyl1_1`},a=n();function o({facts:e}){return(0,a.jsx)(`dl`,{className:i.root,children:e.map(([e,t,n=e])=>t==null||t===``?null:(0,a.jsxs)(r.Fragment,{children:[(0,a.jsx)(`dt`,{children:e}),(0,a.jsx)(`dd`,{children:t})]},n))})}export{o as t};
========
import{At as e,Q as t,wt as n}from"./use-session-kEpZJBFq.js";var r=e(n(),1),i={root:`_root_mbyl1_1`},a=t();function o({facts:e}){return(0,a.jsx)(`dl`,{className:i.root,children:e.map(([e,t,n=e])=>t==null||t===``?null:(0,a.jsxs)(r.Fragment,{children:[(0,a.jsx)(`dt`,{children:e}),(0,a.jsx)(`dd`,{children:t})]},n))})}export{o as t};
>>>>>>>> main:dist/console/assets/facts-C0WmLEEt.js
