// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { jsx, nodesOf } from './jsx-runtime';
import { ODD_VIEWS } from './testing/odd-views';
import { ODD_VIEWS as DOM_VIEWS } from './testing/odd-views.tsx?dom';

/** Normalizes style declarations: no spaces, and no unit after zero. Browsers format both differently. */
const plainStyle = (text: string) =>
  text
    .replaceAll(/ ?([:;]) ?/g, '$1')
    .replaceAll(/:0px/g, ':0')
    .replace(/;$/, '');

/** HTML with sorted attributes, as a browser serializes it. */
function inOrder(nodes: readonly Node[]): string {
  const place = document.createElement('div');
  place.append(...nodes);
  for (const each of place.querySelectorAll<HTMLElement>('*')) {
    const attributes = [...each.attributes].sort((a, b) => (a.name < b.name ? -1 : 1));
    for (const { name } of attributes) each.removeAttribute(name);
    for (const { name, value } of attributes)
      each.setAttribute(name, name === 'style' ? plainStyle(value) : value);
  }
  return place.innerHTML;
}

function parsed(html: string): Node[] {
  const template = document.createElement('template');
  template.innerHTML = html;
  return [...template.content.childNodes];
}

test.each(Object.keys(ODD_VIEWS))('%s: nodes equal React’s markup', (name) => {
  const react = renderToStaticMarkup(ODD_VIEWS[name]?.());
  expect(react).not.toBe('');
  expect(inOrder(nodesOf(DOM_VIEWS[name]?.()))).toBe(inOrder(parsed(react)));
});

test('adjacent texts are separate nodes, and shapes are SVG elements', () => {
  const [paragraph] = nodesOf(DOM_VIEWS['text beside text']?.());
  expect([...(paragraph?.childNodes ?? [])].map((each) => each.textContent)).toEqual(['one', ' ', '2', '0']);
  const [picture] = nodesOf(DOM_VIEWS['a picture']?.());
  expect(picture).toBeInstanceOf(SVGElement);
  expect(picture?.firstChild).toHaveProperty('namespaceURI', 'http://www.w3.org/2000/svg');
});

test('a handler becomes a listener and not an attribute', () => {
  const onClick = vi.fn();
  const [button] = nodesOf(jsx('button', { onClick, children: 'x' })) as HTMLButtonElement[];
  button?.click();
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(button?.outerHTML).toBe('<button>x</button>');
});

test.each(['javascript:alert(1)', ' java\nscript:alert(1)', '\u0001JavaScript:alert(1)'])(
  'a link to %j has no href',
  (href) => {
    const [link] = nodesOf(jsx('a', { href, children: 'x' })) as Element[];
    expect(link?.outerHTML).toBe('<a>x</a>');
  },
);

test('refuses markup in text', () => {
  expect(() => jsx('p', { dangerouslySetInnerHTML: { __html: '<b>' } })).toThrow('use elements');
});
