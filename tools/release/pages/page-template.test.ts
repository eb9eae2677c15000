import { expect, test } from 'vitest';
import { SiteFormatError } from '../build/registry-format';
import {
  fill,
  optionalValues,
  type Part,
  REQUIRED_SLOTS,
  SLOTS,
  type Slots,
  sheetFitsInPage,
  TEMPLATE_FORMAT,
  templatesFault,
} from './page-template';
import { templates } from './testing/composed-pages';

const slots: Slots = {
  text: { name: 'A "court" <b> & more' },
  json: { config: { end: '</script>' } },
  rows: { scripts: [{ file: '/a.js' }, { file: '/b.js' }], none: [] },
};

test('escapes text in a page but not in a header, and JSON cannot end its element', () => {
  expect(fill(['<p>', { text: 'name' }, '</p>'], slots)).toBe('<p>A &quot;court&quot; &lt;b> &amp; more</p>');
  expect(fill([{ text: 'name' }], slots, true)).toBe('A "court" <b> & more');
  expect(fill([{ json: 'config' }], slots)).toBe('{"end":"\\u003c/script>"}');
});

test('repeats a row for each of its slot’s rows, with the page’s texts', () => {
  const parts = [
    { rows: 'scripts', each: ['<script src="', { text: 'file' }, '">'] },
    { rows: 'none', each: ['x'] },
  ];
  expect(fill(parts, slots)).toBe('<script src="/a.js"><script src="/b.js">');
});

test('refuses a slot that this tool does not fill, and says the remedy', () => {
  for (const part of [{ text: 'nowhere' }, { json: 'toString' }, { rows: 'nowhere', each: [] }]) {
    expect(() => fill([part], slots)).toThrow(SiteFormatError);
    expect(() => fill([part], slots)).toThrow('release from a checkout as new as the host of the site');
  }
});

test('an optional slot that this tool does not fill keeps the site’s value, else the templates’ default', () => {
  const declared = { required: [], optional: { banner: 'none', name: 'none', tips: [] } };
  const newer = { ...templates, slots: declared };
  const parts = [{ text: 'banner' }, ' ', { text: 'name' }, { rows: 'tips', each: [' ', { text: 'tip' }] }];
  const filled = (kept?: Record<string, unknown>) => {
    const optional = optionalValues(newer, slots, kept);
    return [fill(parts, { ...slots, optional }, true), optional];
  };
  expect(filled()).toEqual([
    'none A "court" <b> & more',
    { banner: 'none', name: slots.text.name, tips: [] },
  ]);
  const kept = { banner: 'Closed', name: 'Old name', tips: [{ tip: 'a' }, { tip: 'b' }] };
  expect(filled(kept)).toEqual(['Closed A "court" <b> & more a b', { ...kept, name: slots.text.name }]);
  // an optional field in a row of this tool
  const row: Part = { rows: 'scripts', each: [{ text: 'file' }, '@', { text: 'banner' }, ' '] };
  expect(fill([row], { ...slots, optional: { banner: 'none' } })).toBe('/a.js@none /b.js@none ');
});

const named = (parts: readonly Part[]): string[] =>
  parts.flatMap((part) => {
    if (typeof part === 'string') return [];
    return 'rows' in part ? [part.rows, ...named(part.each)] : Object.values(part);
  });

test('every slot of the host’s templates is declared as required or optional', () => {
  const used = Object.values(templates.templates).flatMap(({ html, headers }) => [
    ...named(html),
    ...Object.values(headers).flatMap(named),
  ]);
  const declared = new Set([...SLOTS.required, ...Object.keys(SLOTS.optional)]);
  expect(used.length).toBeGreaterThan(50);
  expect([...new Set(used)].filter((name) => !declared.has(name))).toEqual([]);
  expect(templates).toMatchObject({ format: TEMPLATE_FORMAT, slots: SLOTS });
});

test('a released list of required slots never changes: a new required slot needs a new list', () => {
  expect(REQUIRED_SLOTS.map(({ length }) => length)).toEqual([28]);
});

test('refuses templates of a newer format and names the checkout to use, and fills older ones', () => {
  const newer = { format: TEMPLATE_FORMAT + 1, slots: { required: ['name', 'season'], optional: {} } };
  const checkout = { commit: 'abc1234', date: '2027-01-04' };
  const fault = templatesFault({ ...newer, checkout }, '2.0.0');
  expect(fault).toContain(`format ${TEMPLATE_FORMAT + 1}, which need the slots season.`);
  expect(fault).toContain('Update this checkout to commit abc1234 of 2027-01-04 or later');
  expect(templatesFault(newer, '2.0.0')).toContain('the commit that host 2.0.0 was released from or later');
  expect(templatesFault({ format: 1 }, '2.0.0')).toBe(null);
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
])('a style sheet is inlined only if it names no file and cannot end its element: %s', (sheet, fits) => {
  expect(sheetFitsInPage(sheet)).toBe(fits);
});
