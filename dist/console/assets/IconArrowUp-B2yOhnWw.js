<<<<<<<< HEAD:dist/console/assets/IconArrowUp-B2yOhnWw.js
import{u as e}from"./page-title-LZJwRqQJ.js";var t=e(`outline`,`arrow-up`,`ArrowUp`,[[`path`,{d:`M12 5l0 14`,key:`svg-0`}],[`path`,{d:`M18 11l-6 -6`,key:`svg-1`}],[`path`,{d:`M6 11l6 -6`,key:`svg-2`}]]);export{t};
========
import{n as e}from"./page-title-sX4Rv5Mm.js";var t=e(`outline`,`arrow-up`,`ArrowUp`,[[`path`,{d:`M12 5l0 14`,key:`svg-0`}],[`path`,{d:`M18 11l-6 -6`,key:`svg-1`}],[`path`,{d:`M6 11l6 -6`,key:`svg-2`}]]);export{t};
>>>>>>>> main:dist/console/assets/IconArrowUp-Dbj31Xa1.js
