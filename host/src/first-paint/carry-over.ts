const WORKED = 'a[href], button, select, input';

/** What a row is known by when it is drawn anew, whatever it says by then: its link, where it has one. */
const rowKey = (row: Element | null) => row?.querySelector('a')?.href ?? row?.textContent ?? '';

/** What an element is known by when it is drawn anew. */
function markOf(element: Element): string {
  const { localName } = element;
  const row = rowKey(element.closest('li'));
  const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
  return [localName, element.getAttribute('href'), name, localName === 'button' && row].join('\n');
}

const partOf = (element: Element) => element.closest('header, main')?.localName;

/** What stands in `to` for `element`, which is drawn no more: a link whose words have changed is known by where it stands and leads. */
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

/** The texts of a part of the screen, one after another. */
function textsOf(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text);
  return texts;
}

/** A point of a selection as letters from the start of a row's part, a heading or a paragraph. */
type Point = { block: string; at: number };
const BLOCK = 'li > div, h1, h2, p';

/** What a block is known by when it is drawn anew: of a row its link and which part it is, of others their words. */
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

/** Types into what stands in `to` for a field what was typed into it, so that whoever listens to the field hears of it. */
function retype(field: HTMLInputElement, to: ParentNode): void {
  const next = counterpart(field, to) as HTMLInputElement | null;
  if (!next || field.value === field.defaultValue || field.value === next.value) return;
  // React watches the property of the element itself, and would take the text for its own
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(next, field.value);
  next.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Whether there is anything under hand: to ask for a selection lays the page out, which nothing needs before its rows stand. */
let isTouched = false;
for (const type of ['focusin', 'selectionchange', 'input'])
  document.addEventListener(type, () => (isTouched = true), { capture: true, once: true });

/**
 * Remembers what the reader has under hand in `from`: what was typed, the element with the focus and the selected text. Returns what gives
 * both to what stands in their place in `to`, in the same task, so that nobody hears or sees of it.
 */
export function carryOver(from: Element): (to: ParentNode) => void {
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
    next?.focus({ preventScroll: true });
    if (next instanceof HTMLInputElement && caret) next.setSelectionRange(...(caret as [number, number]));
    const [a, b] = [anchor && placeOf(anchor, to), focus && placeOf(focus, to)];
    if (a && b) selection?.setBaseAndExtent(...a, ...b);
  };
}

/** What tells a part from those beside it. */
const partKey = (part: Node) =>
  part instanceof HTMLLIElement ? `LI ${part.querySelector('a')?.href}` : part.nodeName;

/**
 * Draws `next` as the content of `drawn`: a part that stands stays the same element, so that a press, the focus, the selection and what
 * was typed into it hold, and takes what is new in it. What is pressed stays pressed.
 */
export function redraw(drawn: Element, next: readonly Node[]): void {
  const old = [...drawn.childNodes];
  next.forEach((part, n) => {
    const at = old.findIndex((each) => partKey(each) === partKey(part));
    const [stands = part] = at < 0 ? [] : old.splice(at, 1);
    const here = drawn.childNodes[n] ?? null;
    if (here !== stands) drawn.insertBefore(stands, here);
    if (stands === part) return;
    if (!(stands instanceof Element && part instanceof Element)) {
      if (stands.nodeValue !== part.nodeValue) stands.nodeValue = part.nodeValue;
      return;
    }
    for (const name of new Set([...stands.getAttributeNames(), ...part.getAttributeNames()])) {
      const value = part.getAttribute(name);
      if (value === stands.getAttribute(name) || name === 'aria-pressed') continue;
      if (value === null) stands.removeAttribute(name);
      else stands.setAttribute(name, value);
    }
    redraw(stands, [...part.childNodes]);
  });
  for (const gone of old) drawn.removeChild(gone);
}
