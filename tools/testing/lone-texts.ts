import { afterAll, afterEach, expect } from 'vitest';

/** Text other than spaces. Spaces between two elements need no translation. */
const WORDS = /\S/;

/** Shortened HTML of elements in which a text has a sibling. */
const found = new Set<string>();

/** Whether React keeps the text node itself, for a later change, because its element may have other children. */
const isKeptByReact = (text: Text) => Object.keys(text).some((key) => key.startsWith('__reactFiber$'));

function look(parent: Node): void {
  if (!(parent instanceof HTMLElement) || parent === document.body || parent.closest('head')) return;
  const isBeside = parent.childNodes.length > 1;
  for (const node of parent.childNodes) {
    if (!(node instanceof Text) || !WORDS.test(node.data)) continue;
    if (isBeside || isKeptByReact(node)) found.add(parent.outerHTML.slice(0, 300));
  }
}

function lookInto(node: Node): void {
  look(node);
  for (const child of node.childNodes) lookInto(child);
}

function take(records: readonly MutationRecord[]): void {
  for (const { target, addedNodes } of records) {
    look(target);
    for (const node of addedNodes) lookInto(node);
  }
}

// A browser's translation wraps each text node in an element. React then changes the detached text node, unless the
// text is the only child of its element.
// Some isolated tests have no document.
if (typeof document !== 'undefined') {
  const observer = new MutationObserver(take);
  observer.observe(document, { childList: true, subtree: true });
  afterAll(() => observer.disconnect());
  afterEach(() => {
    take(observer.takeRecords());
    const elements = [...found];
    found.clear();
    expect(
      elements,
      'elements with words beside another node; see “Words on a screen” in docs/develop/views.md',
    ).toEqual([]);
  });
}
