import { DEVICE_KEYS } from '@court/domain';
import { BASE } from './themes.mjs';

/**
 * A script of every page, which blocks the first paint. It applies the theme of the last session from localStorage.
 * It applies light or dark as the reader chose or the device asks. It gives the browser's frame the bar's color.
 * `base`: sub-path of the site, see siteKey of the records. If the page contains only default's rules and another
 * theme applies, the script requests the whole sheet. Otherwise main.tsx does so later. apply-theme.ts and
 * use-dressing.ts update the cached values. The script creates that sheet's link itself, because no other script has
 * run by then. It is short, because its text is in every page.
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
    // By the first frame the sheet with the bar's color has loaded. The timeout waits until its styles are computed.
    'requestAnimationFrame(()=>setTimeout(()=>document.querySelector("meta[name=theme-color]").content=getComputedStyle(e).getPropertyValue("--bar")))}\n'
  );
}
