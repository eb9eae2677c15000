/** @jsxImportSource @court/ui/dom */
import '@court/federation/trusted-types';
import './shell/base.css';
import './shell/boot-fallback.css';
import './first-paint/first-paint.css';
import './motion/page-motion.css';
import './theme/virtual-theme.css';
import { nodesOf } from '@court/ui/dom';
import { pageScripts } from './remotes/page-scripts';
import { startApp } from './startup/start-app';

declare global {
  /**
   * Set on a page that draws its first screen before the app. Settles when the browser has shown that screen, with
   * its data.
   */
  var __courtFirstDrawn: Promise<void> | undefined;
}

/** Maximum ms that the app waits for the first paint. Past it a slow court database must not delay the app. */
const FIRST_PAINT_LIMIT_MS = 400;

/** The link to the previews of all themes. */
const TO_THEMES = 'a[href$="/colortheme"]';

/**
 * Settles when the app may start. The app's work would delay the first paint. Returns null if nothing is drawn first.
 * Also returns null if a release other than the page's own may run. The app must then stop the page's scripts before
 * they run.
 */
function whenDrawn(): Promise<void> | null {
  const first = globalThis.__courtFirstDrawn;
  if (!first || window.location.search.includes('remote.mfe-')) return null;
  return Promise.race([first, new Promise<void>((resolve) => setTimeout(resolve, FIRST_PAINT_LIMIT_MS))]);
}

/**
 * Links the files of sheets that are inlined in the page. The theme's script requests them if the theme is not the
 * default one.
 */
function addSheets(which: (style: HTMLStyleElement) => boolean): void {
  for (const style of document.querySelectorAll<HTMLStyleElement>('style[data-file]')) {
    const { file = '', integrity = '' } = style.dataset;
    if (!which(style) || style.nextElementSibling?.getAttribute('href') === file) continue;
    style.after(
      ...nodesOf(<link rel="stylesheet" href={file} integrity={integrity} crossOrigin="anonymous" />),
    );
  }
}
// For a short time a new page may arrive with the headers of the old one. Its CSP then refuses the inlined sheets.
addSheets((style) => !style.sheet);
// For a reader who may go to the previews, and for a theme that another tab has chosen. Not sooner: any sheet with
// layers makes the browser lay out the whole page again.
const addParts = () => addSheets((style) => 'part' in style.dataset);
const onPress = () => {
  if (document.querySelector(TO_THEMES)) addParts();
};
for (const press of ['pointerdown', 'keydown', 'click']) addEventListener(press, onPress);
new MutationObserver(addParts).observe(document.documentElement, { attributeFilter: ['data-theme'] });

const scripts = pageScripts(document);
const drawn = whenDrawn();
// Imported dynamically but in the same file, so that it is evaluated only now. A phone needs 100 ms to evaluate
// React, and paints nothing in that time.
const load = () => import(/* webpackMode: "eager" */ './app');

void startApp(drawn, load, scripts);
