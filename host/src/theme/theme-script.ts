import { DEVICE_KEYS } from '@court/records';
import { BASE } from './themes.mjs';

/**
 * A script of every page, which holds back the first paint: puts on the theme that the last session wore, light or
 * dark as the reader chose or the device asks, from the copies in localStorage, and gives the browser's own frame the bar's
 * colour. `base`: sub-path of the site, see siteKey of the records. A page that holds default's rules alone asks here for the whole sheet where another is worn; else main.tsx does, later. apply-theme.ts and use-dressing.ts keep those copies.
 * It makes that sheet's link by itself: no other script has run by then, and the text counts in every page.
 */
export function themeScript(base = '/'): string {
  const keyOf = (name: string) => JSON.stringify(base === '/' ? name : base + name);
  return (
    `{let e=document.documentElement,d=e.dataset,t,b,m=q=>matchMedia("(prefers-"+q+")").matches;` +
    `try{t=localStorage.getItem(${keyOf(DEVICE_KEYS.colorTheme)});b=localStorage.getItem(${keyOf('dressing')})}catch{}` +
    `d.theme="${Object.keys(BASE).join(' ')}".split(" ").includes(t)?t:"default";` +
    'if(b!="light"&&b!="dark"){b=m("color-scheme:dark")?"dark":"light";if(m("contrast:more"))d.contrast="more"}' +
    'd.dressing=b;' +
    'if(d.theme!="default"&&(t=document.querySelector("style[data-part]"))){b=document.createElement("link");let{file,integrity}=t.dataset;' +
    'Object.assign(b,{rel:"stylesheet",crossOrigin:"",integrity,href:file}).setAttribute("blocking","render");t.after(b)}' +
    // the sheet that the bar's colour stands in has come by the first frame, and has been reckoned with after it
    'requestAnimationFrame(()=>setTimeout(()=>document.querySelector("meta[name=theme-color]").content=getComputedStyle(e).getPropertyValue("--bar")))}\n'
  );
}
