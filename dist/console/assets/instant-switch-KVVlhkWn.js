<<<<<<<< HEAD:dist/console/assets/instant-switch-KVVlhkWn.js
import{t as e}from"./Switch-QvHfq2tn.js";import{Ft as t,Vt as n,lt as r}from"./page-title-LZJwRqQJ.js";var i=n(t(),1),a=r();function o({stored:t,save:n,label:r,...o}){let[s,c]=(0,i.useState)(null),l=s??t,u=async e=>{c(e),await n(e).catch(()=>void 0),c(null)};return(0,a.jsx)(e,{...o,label:r(l),checked:l,disabled:s!==null,onChange:e=>u(e.currentTarget.checked)})}export{o as t};
========
import{t as e}from"./Switch-C5Qh7dYx.js";import{At as t,Q as n,wt as r}from"./use-session-kEpZJBFq.js";var i=t(r(),1),a=n();function o({stored:t,save:n,label:r,...o}){let[s,c]=(0,i.useState)(null),l=s??t,u=async e=>{c(e),await n(e).catch(()=>void 0),c(null)};return(0,a.jsx)(e,{...o,label:r(l),checked:l,disabled:s!==null,onChange:e=>u(e.currentTarget.checked)})}export{o as t};
>>>>>>>> main:dist/console/assets/instant-switch-CJW-H_f2.js
