const WORKED = 'a[href], button, select, input';

/** Key that identifies a row after a redraw, even if its text has changed: the address of its link, else its text. */
const rowKey = (row: Element | null) => row?.querySelector('a')?.href ?? row?.textContent ?? '';

/** Key that identifies an element after a redraw. */
function markOf(element: Element): string {
  const { localName } = element;
  const row = rowKey(element.closest('li'));
  const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
  return [localName, element.getAttribute('href'), name, localName === 'button' && row].join('\n');
}

const partOf = (element: Element) => element.closest('header, main')?.localName;

/**
 * The element in `to` that replaces `element`. A link whose text has changed is matched by its address and by its
 * place in the header or the main part.
 */
export function counterpart(element: Element, to: ParentNode): HTMLElement | null {
  const mark = markOf(element);
  const href = element.getAttribute('href');
  const all = [...to.querySelectorAll<HTMLElement>(element.localName)];
  return (
    all.find((each) => markOf(each) === mark) ??
    all.find(
      (each) => href !== null && each.getAttribute('href') === href && partOf(each) === partOf(element),
    ) ??
    null
  );
}

/** All text nodes of a part of the screen, in document order. */
function textsOf(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text);
  return texts;
}

/** A point of a selection: characters from the start of a block (a part of a row, a heading or a paragraph). */
type Point = { block: string; at: number };
const BLOCK = 'li > div, h1, h2, p';

/**
 * Key that identifies a block after a redraw. For a row's part: the row's link and the part's index. For others:
 * their text.
 */
function blockKey(block: Element): string {
  const row = block.closest('li');
  if (!row) return block.textContent ?? '';
  return `${rowKey(row)} ${[...row.children].indexOf(block)}`;
}

function pointOf(node: Node | null, offset: number, within: Element): Point | null {
  const block = node instanceof Text && within.contains(node) ? node.parentElement?.closest(BLOCK) : null;
  if (!block) return null;
  let at = offset;
  for (const text of textsOf(block)) {
    if (text === node) return { block: blockKey(block), at };
    at += text.length;
  }
  return null;
}

function placeOf({ block, at }: Point, to: ParentNode): [Text, number] | null {
  const found = [...to.querySelectorAll(BLOCK)].find((each) => blockKey(each) === block);
  let left = at;
  for (const text of found ? textsOf(found) : []) {
    if (left <= text.length) return [text, left];
    left -= text.length;
  }
  return null;
}

/**
 * Copies typed text from `field` to its counterpart in `to` and fires `input`, so that the new field's listeners are
 * called.
 */
function retype(field: HTMLInputElement, to: ParentNode): void {
  const next = counterpart(field, to) as HTMLInputElement | null;
  if (!next || field.value === field.defaultValue || field.value === next.value) return;
  // React overrides `value` on the element itself. Its setter would treat the text as React's own change.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(next, field.value);
  next.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * True once the reader has focused, selected or typed anything. Reading the selection forces a layout, which would
 * delay the first rows.
 */
let isTouched = false;
for (const type of ['focusin', 'selectionchange', 'input'])
  document.addEventListener(type, () => (isTouched = true), { capture: true, once: true });

/**
 * Saves the reader's typed text, focus and selection in `from`. Returns a function that restores them on the
 * counterparts in `to`. Call it in the same task, so that neither the reader nor the screen reader notices.
 */
export function hydrateFirstPaint(from: Element): (to: ParentNode) => void {
  if (!isTouched) return () => {};
  const active = document.activeElement;
  const focused = active && from.contains(active) && active.matches(WORKED) ? active : null;
  const selection = document.getSelection();
  const isSelected = selection !== null && !selection.isCollapsed;
  const anchor = isSelected ? pointOf(selection.anchorNode, selection.anchorOffset, from) : null;
  const focus = isSelected ? pointOf(selection.focusNode, selection.focusOffset, from) : null;
  const fields = [...from.querySelectorAll('input')];
  const caret = focused instanceof HTMLInputElement ? [focused.selectionStart, focused.selectionEnd] : null;
  return (to) => {
    for (const field of fields) retype(field, to);
    const next = focused && counterpart(focused, to);
    // WebKit asks the styles of the last layout whether an element can be focused, and the app was invisible then
    next?.getClientRects();
    next?.focus({ preventScroll: true });
    if (next instanceof HTMLInputElement && caret) next.setSelectionRange(...(caret as [number, number]));
    const [a, b] = [anchor && placeOf(anchor, to), focus && placeOf(focus, to)];
    if (a && b) selection?.setBaseAndExtent(...a, ...b);
  };
}

const styleOf = (element: Element) => (element as HTMLElement | SVGElement).style;

/** Key that tells a node from its siblings. */
const partKey = (part: Node) =>
  part instanceof HTMLLIElement ? `LI ${part.querySelector('a')?.href}` : part.nodeName;

/**
 * Redraws the content of `drawn` as `next`. A node that is still there stays the same element with updated attributes
 * and text. Presses, focus, selection and typed text in it therefore survive. `aria-pressed` is never changed.
 */
export function redraw(drawn: Element, next: readonly Node[]): void {
  const old = [...drawn.childNodes];
  next.forEach((part, n) => {
    const at = old.findIndex((each) => partKey(each) === partKey(part));
    const [stands = part] = at < 0 ? [] : old.splice(at, 1);
    const here = drawn.childNodes[n] ?? null;
    if (here !== stands) drawn.insertBefore(stands, here);
    if (stands === part || stands.isEqualNode(part)) return;
    if (!(stands instanceof Element && part instanceof Element)) {
      if (stands.nodeValue !== part.nodeValue) stands.nodeValue = part.nodeValue;
      return;
    }
    for (const name of new Set([...stands.getAttributeNames(), ...part.getAttributeNames()])) {
      const value = part.getAttribute(name);
      if (value === stands.getAttribute(name) || name === 'aria-pressed') continue;
      if (value === null) stands.removeAttribute(name);
      // The page's policy refuses the attribute.
      else if (name === 'style') styleOf(stands).cssText = styleOf(part).cssText;
      else stands.setAttribute(name, value);
    }
    redraw(stands, [...part.childNodes]);
  });
  for (const gone of old) drawn.removeChild(gone);
}
