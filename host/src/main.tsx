/** @jsxImportSource @court/ui/dom */
import '@court/federation/trusted-types';
import './shell/base.css';
import './shell/boot-fallback.css';
import './first-paint/first-paint.css';
import './motion/page-motion.css';
import './theme/virtual-theme.css';
import { nodesOf } from '@court/ui/dom';
import { pageScripts } from './remotes/page-scripts';

declare global {
  /** Of a page that draws its screen before the app: settles when that stands before the reader's eyes, with what it is drawn from. */
  var __courtFirstDrawn: Promise<void> | undefined;
}

/** ms that the app waits for what is drawn first: a court that does not answer holds up nothing else */
const LIMIT = 400;

/** ms until a page that nobody has touched asks for the rules of the themes it does not wear */
const PARTS_AFTER = 10_000;

/**
 * Settles when the app may start: everything it does is in the way of what the page draws first. Null where nothing is drawn first,
 * and where another release than the page's own may have to run: the page's scripts are then stopped before they do.
 */
function whenDrawn(): Promise<void> | null {
  const first = globalThis.__courtFirstDrawn;
  if (!first || window.location.search.includes('remote.mfe-')) return null;
  return Promise.race([first, new Promise<void>((resolve) => setTimeout(resolve, LIMIT))]);
}

/** The files of sheets that stand in the page, asked for by its theme's script where the page wears another theme than default. */
function addSheets(which: (style: HTMLStyleElement) => boolean): void {
  for (const style of document.querySelectorAll<HTMLStyleElement>('style[data-file]')) {
    const { file = '', integrity = '' } = style.dataset;
    if (!which(style) || style.nextElementSibling?.getAttribute('href') === file) continue;
    style.after(
      ...nodesOf(<link rel="stylesheet" href={file} integrity={integrity} crossOrigin="anonymous" />),
    );
  }
}
// a page that is newer, for a moment, than the headers it was sent with may not wear what stands in it
addSheets((style) => !style.sheet);
// for another theme that is chosen, or shown, which takes a press. Not by itself: any sheet with layers has the browser lay out the whole page anew
const addParts = () => addSheets((style) => 'part' in style.dataset);
for (const press of ['pointerdown', 'keydown', 'click']) addEventListener(press, addParts, { once: true });
new MutationObserver(addParts).observe(document.documentElement, { attributeFilter: ['data-theme'] });
setTimeout(addParts, PARTS_AFTER);

const scripts = pageScripts(document);
const drawn = whenDrawn();
// in this file, and evaluated only then: React alone takes a phone 100 ms, in which nothing is drawn
const load = () => import(/* webpackMode: "eager" */ './app');
if (!drawn) void load().then(({ runApp }) => runApp(scripts));
// a start in one piece would leave a press of the reader unanswered for as long as it takes
else void drawn.then(load).then(({ runApp }) => setTimeout(runApp, 0, scripts));
