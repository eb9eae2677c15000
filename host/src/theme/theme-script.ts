import { DEVICE_KEYS } from '@court/records';
import { BASE } from './themes.mjs';

/**
 * The first script of every page, which holds back the first paint: puts on the theme that the last session wore, light or
 * dark as the reader chose or the device asks, from the copies in localStorage, and gives the browser's own frame the bar's
 * colour. apply-theme.ts keeps those copies.
 */
export function themeScript(): string {
  return (
    `{const g=k=>{try{return localStorage.getItem(k)}catch{}},m=q=>matchMedia("(prefers-"+q+")").matches,` +
    `e=document.documentElement,d=e.dataset,t=g(${JSON.stringify(DEVICE_KEYS.colorTheme)}),` +
    'b=g("dressing");' +
    `d.theme=${JSON.stringify(Object.keys(BASE))}.includes(t)?t:"default";` +
    'd.dressing=b==="light"||b==="dark"?b:m("color-scheme: dark")?"dark":"light";' +
    'if(d.dressing!==b&&m("contrast: more"))d.contrast="more";' +
    'document.querySelector("meta[name=theme-color]").content=getComputedStyle(e).getPropertyValue("--bar")}\n'
  );
}
