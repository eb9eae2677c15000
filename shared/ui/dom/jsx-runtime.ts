import { attributeName, attributeValue, setStyle } from './attributes';

/** A JSX child. A node can be used only once. */
export type Child = Node | string | number | bigint | boolean | null | undefined | readonly Child[];

type Props = Readonly<Record<string, unknown>> & { children?: Child };

/** A tag, or a view: a function of its properties that uses no hooks and no context. */
type Type = string | ((props: Props) => Child);

const SVG = 'http://www.w3.org/2000/svg';
const SVG_TAG = /^(svg|g|path|circle|rect|line|polyline|polygon|ellipse|defs|use|symbol)$/;

/** The nodes of `child`, in order. Adjacent texts are separate nodes, as in React. */
export function nodesOf(child: unknown): Node[] {
  if (Array.isArray(child)) return child.flatMap(nodesOf);
  if (child instanceof DocumentFragment) return [...child.childNodes];
  if (child instanceof Node) return [child];
  if (typeof child === 'string' || typeof child === 'number' || typeof child === 'bigint')
    return child === '' ? [] : [document.createTextNode(String(child))];
  return [];
}

/** Selects the option named by React's `value`. */
function chooseOption(select: Element, value: string): void {
  for (const option of select.querySelectorAll('option'))
    if (option.value === value) option.setAttribute('selected', '');
}

function setProperty(element: HTMLElement | SVGElement, name: string, value: unknown): void {
  if (name === 'children' || name === 'key' || name === 'ref') return;
  if (name === 'dangerouslySetInnerHTML') throw new Error('A view makes no markup of text; use elements.');
  if (name === 'style') {
    setStyle(element.style, Object(value));
    return;
  }
  if (/^on[A-Z]/.test(name)) {
    if (typeof value === 'function')
      element.addEventListener(name.slice(2).toLowerCase(), value as EventListener);
    return;
  }
  const attribute = attributeName(name, element instanceof SVGElement);
  const text = attributeValue(attribute, value);
  if (text === null) return;
  if (attribute === 'value' && element.localName === 'select') chooseOption(element, text);
  else if (attribute === 'value' && element.localName === 'textarea') element.append(text);
  else element.setAttribute(attribute, text);
}

function elementOf(tag: string, props: Props): Element {
  const element = (SVG_TAG.test(tag) ? document.createElementNS(SVG, tag) : document.createElement(tag)) as
    | HTMLElement
    | SVGElement;
  // children first: a select's value chooses one of its options
  element.append(...nodesOf(props.children));
  for (const name of Object.keys(props)) setProperty(element, name, props[name]);
  return element;
}

/** Groups nodes without an element. */
export function Fragment({ children }: Props): DocumentFragment {
  const fragment = document.createDocumentFragment();
  fragment.append(...nodesOf(children));
  return fragment;
}

/**
 * Creates the DOM nodes of one JSX element, equal to React's markup. With `jsxImportSource` `@court/ui/dom`, views
 * create nodes without any framework. Handlers become listeners. Keys and refs are ignored. Throws for
 * `dangerouslySetInnerHTML`, and for a view that uses hooks.
 */
export function jsx(type: Type, props: Props): Child {
  return typeof type === 'string' ? elementOf(type, props) : type(props);
}

/** Types for files with `@jsxImportSource @court/ui/dom`. */
export type { JSX } from 'react';
export { jsx as jsxs };
