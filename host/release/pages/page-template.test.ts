import { expect, test } from 'vitest';
import { SiteFormatError } from '../site/registry-format';
import { fill, type Slots, sheetFitsInPage } from './page-template';

const slots: Slots = {
  text: { name: 'A "court" <b> & more' },
  json: { config: { end: '</script>' } },
  rows: { scripts: [{ file: '/a.js' }, { file: '/b.js' }], none: [] },
};

test('text is escaped in a page and stands as it is in a header; JSON cannot end its element', () => {
  expect(fill(['<p>', { text: 'name' }, '</p>'], slots)).toBe('<p>A &quot;court&quot; &lt;b> &amp; more</p>');
  expect(fill([{ text: 'name' }], slots, true)).toBe('A "court" <b> & more');
  expect(fill([{ json: 'config' }], slots)).toBe('{"end":"\\u003c/script>"}');
});

test('a row is repeated for each of its slot’s rows, and sees the page’s text too', () => {
  const parts = [
    { rows: 'scripts', each: ['<script src="', { text: 'file' }, '">'] },
    { rows: 'none', each: ['x'] },
  ];
  expect(fill(parts, slots)).toBe('<script src="/a.js"><script src="/b.js">');
});

test('a slot that this tool does not fill is refused, with what to do', () => {
  for (const part of [{ text: 'nowhere' }, { json: 'toString' }, { rows: 'nowhere', each: [] }]) {
    expect(() => fill([part], slots)).toThrow(SiteFormatError);
    expect(() => fill([part], slots)).toThrow('release from a checkout as new as the host of the site');
  }
});

test.each([
  ['@layer area{a{color:red}}', true],
  ['a{background:url("data:image/svg+xml,%3Csvg/%3E")}', true],
  ['a{fill:url(#shade)}', true],
  ['a{background:url(dot.png)}', false],
  ['a{background:URL("/dot.png")}', false],
  ['@import "other.css";', false],
  ['a{content:"</STYLE>"}', false],
  ['a{}\r\nb{}', false],
])('a sheet stands in a page where it names no file and cannot end its element: %s', (sheet, fits) => {
  expect(sheetFitsInPage(sheet)).toBe(fits);
});
