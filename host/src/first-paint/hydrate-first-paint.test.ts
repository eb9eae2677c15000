// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { counterpart, redraw } from './hydrate-first-paint';

/** Rows like a docket's: each has a link, text that may change, and a star. */
function rows(...all: readonly (readonly [href: string, words: string])[]): HTMLElement {
  const list = document.createElement('ul');
  for (const [href, words] of all) {
    const link = document.createElement('a');
    link.href = href;
    link.append(words);
    const star = document.createElement('button');
    star.setAttribute('aria-pressed', 'false');
    const row = document.createElement('li');
    row.append(link, star);
    list.append(row);
  }
  return list;
}

const said = (main: Element) => [...main.querySelectorAll('li')].map(({ textContent }) => textContent);

test('a row keeps its elements and its pressed star when rows are added, removed and changed around it', () => {
  const main = document.createElement('main');
  redraw(main, [rows(['/1', 'a'], ['/2', 'b'], ['/3', 'c'])]);
  const [, second, third] = main.querySelectorAll('li');
  second?.querySelector('button')?.setAttribute('aria-pressed', 'true');
  redraw(main, [rows(['/0', 'new'], ['/2', 'b, Judge Hale'], ['/3', 'c'], ['/4', 'd'])]);
  expect(said(main)).toEqual(['new', 'b, Judge Hale', 'c', 'd']);
  expect([...main.querySelectorAll('li')].slice(1, 3)).toEqual([second, third]);
  expect([...main.querySelectorAll('button')].map((star) => star.getAttribute('aria-pressed'))).toEqual([
    'false',
    'true',
    'false',
    'false',
  ]);
});

test('redraw updates attributes, and removes rows and attributes that are gone', () => {
  const main = document.createElement('main');
  const [before, after] = [rows(['/1', 'a'], ['/2', 'b']), rows(['/2', 'b'])];
  before.lastElementChild?.setAttribute('data-roomy', 'true');
  after.lastElementChild?.setAttribute('class', 'off');
  redraw(main, [before]);
  const [, stays] = main.querySelectorAll('li');
  redraw(main, [after]);
  expect(main.querySelectorAll('li')).toHaveLength(1);
  expect(main.querySelector('li')).toBe(stays);
  expect(stays?.getAttributeNames()).toEqual(['class']);
});

test('redraw changes a style through its properties, because the page’s policy refuses the attribute', () => {
  const section = (rows: string) => {
    const made = document.createElement('section');
    made.style.setProperty('--rows', rows);
    return made;
  };
  const main = document.createElement('main');
  redraw(main, [section('5')]);
  const refused = vi.spyOn(Element.prototype, 'setAttribute');
  redraw(main, [section('6')]);
  expect(main.querySelector('section')?.style.getPropertyValue('--rows')).toBe('6');
  expect(refused).not.toHaveBeenCalled();
  refused.mockRestore();
});

test('a link is matched by its text, or by its place and address if its text has changed', () => {
  const [before, after] = [
    rows(['/1', 'a'], ['/1', 'b (0)'], ['/2', 'c (0)']),
    rows(['/1', 'b (3)'], ['/1', 'a']),
  ];
  const [same, other, gone] = before.querySelectorAll('a');
  const [first, second] = after.querySelectorAll('a');
  expect(same && counterpart(same, after)).toBe(second);
  expect(other && counterpart(other, after)).toBe(first);
  expect(gone && counterpart(gone, after)).toBeNull();
  const [header, main] = [document.createElement('header'), document.createElement('main')];
  header.append(rows(['/1', 'in the menu']));
  main.append(after);
  const page = document.createElement('div');
  page.append(header, main);
  const drawn = document.createElement('main');
  drawn.append(before);
  expect(other && counterpart(other, page)).toBe(first);
});
