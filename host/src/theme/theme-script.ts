import { DEVICE_KEYS } from '@court/records';
import { BASE } from './themes.mjs';

/**
 * The first script of every page, which holds back the first paint: puts on the theme that the last session wore, from
 * the copy in localStorage, and gives the browser's own frame its colour. apply-theme.ts keeps that copy.
 */
export function themeScript(): string {
  const colours = Object.fromEntries(Object.entries(BASE).map(([theme, { primary }]) => [theme, primary]));
  return (
    `{let c=${JSON.stringify(colours)},t;` +
    `try{t=localStorage.getItem(${JSON.stringify(DEVICE_KEYS.colorTheme)})}catch{}` +
    'if(!Object.hasOwn(c,t))t="default";' +
    'document.documentElement.dataset.theme=t;' +
    'document.querySelector("meta[name=theme-color]").content=c[t]}\n'
  );
}
