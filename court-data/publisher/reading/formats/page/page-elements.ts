import { type DefaultTreeAdapterTypes as Tree, defaultTreeAdapter as tree } from 'parse5';

type Element = Tree.Element;

const LEFT_OUT = new Set(['script', 'style', 'template', 'noscript', 'head', 'iframe', 'svg', 'button']);
export const attribute = ({ attrs }: Element, name: string) => attrs.find((one) => one.name === name)?.value;

/** Whether a browser hides an element. */
export function isHidden(element: Element): boolean {
  if (LEFT_OUT.has(element.tagName) || attribute(element, 'hidden') !== undefined) return true;
  return /display\s*:\s*none|visibility\s*:\s*hidden/i.test(attribute(element, 'style') ?? '');
}

/** Whether a browser shows the text of an element struck through. */
export const isStruck = (element: Element) =>
  /^(?:s|del|strike)$/.test(element.tagName) || /line-through/i.test(attribute(element, 'style') ?? '');

/** The value that a control of a form or an image shows. A box that is not checked shows nothing. */
export function shownValue(element: Element): string {
  const kind = attribute(element, 'type')?.toLowerCase() ?? 'text';
  if (element.tagName === 'img') return attribute(element, 'alt') ?? '';
  if (element.tagName !== 'input' || kind === 'hidden') return '';
  if (kind === 'checkbox' || kind === 'radio')
    return attribute(element, 'checked') === undefined ? '' : 'Yes';
  return /^(?:button|submit|reset|image|password)$/.test(kind) ? '' : (attribute(element, 'value') ?? '');
}

/** The options of a list that a browser does not show: all but the selected one, or all but the first. */
export function isOtherOption(element: Element): boolean {
  const { parentNode } = element;
  if (element.tagName !== 'option' || !parentNode || !('tagName' in parentNode)) return false;
  const options = parentNode.childNodes
    .filter(tree.isElementNode)
    .filter(({ tagName }) => tagName === 'option');
  const shown = options.find((one) => attribute(one, 'selected') !== undefined) ?? options[0];
  return shown !== element;
}
