import type { Page } from '@playwright/test';
import { contrastRatio } from '../../../host/src/theme/colour.mjs';
import { textRatio } from '../../../host/src/theme/themes.mjs';

/** A painted element. One of `colours` must be visible over `grounds`, which are innermost first. */
type Painted = {
  kind: 'text' | 'edge' | 'ring';
  what: string;
  /** the theme of the element: the page's, or a preview's */
  theme: string;
  colours: string[];
  grounds: string[];
};

/** In the page: collects every visible text, the edge of every control, and the ring of every focusable element. */
function collect(): Painted[] {
  const grounds = new Map<Element, string[]>();
  /** The backgrounds behind the content of `element`: its own, then those of its ancestors. */
  const groundsOf = (element: Element | null): string[] => {
    if (!element) return ['rgb(255, 255, 255)'];
    const known = grounds.get(element);
    if (known) return known;
    const own = [getComputedStyle(element).backgroundColor, ...groundsOf(element.parentElement)];
    grounds.set(element, own);
    return own;
  };
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    const shown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    return shown && width > 2 && height > 2;
  };
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.className} “${(element.textContent ?? '').trim().slice(0, 40)}”`;
  const painted: Painted[] = [];
  const add = (kind: Painted['kind'], element: Element, colours: string[], behind: Element | null) =>
    painted.push({
      kind,
      what: nameOf(element),
      theme: element.closest<HTMLElement>('[data-theme]')?.dataset.theme ?? '',
      colours,
      grounds: groundsOf(behind),
    });

  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    const parent = node.parentElement;
    if (parent && node.textContent?.trim() && !parent.closest('script, noscript, select') && isSeen(parent))
      add('text', parent, [getComputedStyle(parent).color], parent);
  }
  for (const control of document.querySelectorAll(
    'button, select, input:not([type=radio], [type=checkbox])',
  )) {
    const { color, borderTopColor, borderTopWidth, backgroundColor } = getComputedStyle(control);
    if (!isSeen(control)) continue;
    add('text', control, [color], control);
    const isClear = (colour: string) => /, 0\)$/.test(colour);
    // a button may have only a text or a symbol, which is checked above
    const hasEdge =
      Number.parseFloat(borderTopWidth) > 0 && !(control.matches('button') && isClear(borderTopColor));
    const edges = hasEdge ? [borderTopColor] : [];
    if (!isClear(backgroundColor)) edges.push(backgroundColor);
    if (edges.length > 0) add('edge', control, edges, control.parentElement);
  }
  const focusable = 'a[href], button, select, input';
  for (const element of document.querySelectorAll<HTMLElement>(focusable)) {
    element.focus({ preventScroll: true });
    // not focusable: in a closed dialog, or behind an open one
    if (document.activeElement !== element) continue;
    const own = [getComputedStyle(element), getComputedStyle(element, '::after')];
    const around = element.closest('label');
    const ring = [...own, ...(around ? [getComputedStyle(around)] : [])].find(
      ({ outlineStyle }) => outlineStyle !== 'none',
    );
    const inside = Number.parseFloat(ring?.outlineOffset ?? '0') < 0;
    add('ring', element, ring ? [ring.outlineColor] : [], inside ? element : element.parentElement);
    element.blur();
  }
  return painted;
}

type Rgb = [number, number, number];

function over(css: string, [r, g, b]: Rgb): Rgb {
  const [first = 0, second = 0, third = 0, alpha = 1] = (css.match(/[\d.]+/g) ?? []).map(Number);
  // a mixed color has parts from 0 to 1: color(srgb 0.9 0.9 1)
  const scale = css.startsWith('color(') ? 255 : 1;
  const [red, green, blue] = [first * scale, second * scale, third * scale];
  const blend = (top: number, under: number) => top * alpha + under * (1 - alpha);
  return [blend(red, r), blend(green, g), blend(blue, b)];
}

const rounded = (rgb: Rgb) => `rgb(${rgb.map(Math.round).join(', ')})`;

/** Painted elements with too little contrast: texts below their theme's ratio, edges and rings below 3:1. */
export async function unreadable(page: Page): Promise<string[]> {
  // makes the browser show focus rings, as after keyboard input
  await page.keyboard.press('Shift');
  const painted = await page.evaluate(collect);
  for (const kind of ['text', 'ring'])
    if (painted.filter((each) => each.kind === kind).length < 3) return [`hardly any ${kind} was found`];
  return painted.flatMap(({ kind, what, theme, colours, grounds }) => {
    const ground = grounds.reduceRight<Rgb>((below, css) => over(css, below), [255, 255, 255]);
    const ratios = colours.map((css) => contrastRatio(rounded(over(css, ground)), rounded(ground)));
    const found = Math.max(0, ...ratios);
    return found >= (kind === 'text' ? textRatio(theme) : 3) ? [] : [`${kind} ${found.toFixed(2)} ${what}`];
  });
}
