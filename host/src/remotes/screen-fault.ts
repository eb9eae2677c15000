/** What a reader looks at, where words are not all of it. */
const PICTURES = 'img, svg, canvas, iframe, video, input, select, textarea, button';

const isSeen = (element: Element) =>
  element.checkVisibility?.({ opacityProperty: true, visibilityProperty: true }) ?? true;

/**
 * What makes the screen useless: `gone`, the app is no longer in the document; `hidden`, nothing of the page can be seen;
 * `blank`, the area draws nothing. Null if the reader sees the area, or if parts of it are still on their way.
 */
export function screenFault(page: Document): 'gone' | 'hidden' | 'blank' | null {
  if (!page.body || !page.querySelector('#root')?.firstElementChild) return 'gone';
  const main = page.querySelector('#root #page');
  // the shell itself has stopped, and says so
  if (!main) return null;
  // a first paint stands in the app's place
  const isCovered = page.documentElement.dataset.firstPaint === 'waiting';
  if (!isSeen(isCovered ? page.body : main)) return 'hidden';
  const area = main.querySelector('[data-area]');
  if (!area || page.querySelector('[aria-busy="true"], script[data-rspack], [data-rspack-loading]'))
    return null;
  const parts = [...area.querySelectorAll(PICTURES)];
  if (!area.textContent?.trim() && parts.length === 0) return 'blank';
  const isShown = isCovered || [...area.querySelectorAll('*')].some((each) => isSeen(each) && hasSize(each));
  return isShown ? null : 'hidden';
}

const hasSize = (element: Element) => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
};
