import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ADDRESSES } from '../e2e/addresses';

const PAGE = 'docs/specification.md';
const DEPARTURES = 'docs/departures.md';

/** The sections of the specification, and their numbers of statements. */
const SECTIONS: Record<string, number> = {
  '1. What the product does and for whom': 9,
  '2. Screens and routes': 30,
  '3. Entities and their fields': 38,
  '4. States and transitions': 9,
  '5. Validation rules': 1,
  '6. Roles and permissions': 2,
  '7. The calls it makes': 7,
  '8. The error catalogue': 2,
  '9. Business constants and limits': 14,
};

/** The names in section 3. Each must be in a statement. */
const NAMES =
  `_colorTheme _courtName _courtDescription _judgeName _judgeId colorTheme courtName courtDescription judge judgeid
  extCaseNum extCaseNumLoc platformType onlyShowPubDef showAttyNameUppercase primary secondary tertiary light medium dark success
  warning danger hearingCalendar hearingCalendarAttorneys hearingCalendarEntries hearingCalendarCaseNumbers hearingCalendarDebtors
  hrgCalCsNumEasySrch 341hearingCalendar lastUpdated offices judges trustees specCSType specCSChapter specStricken specTerminated
  specSatisfied specShowExtraWhiteSpace specShowIPCEventTime specShowJudFilterAsDropdown specShowTrustFilterAsDropdown
  specShowAttyNameUppercase displaystrickenhearing displayterminatedhearing displaysatisfiedhearing displaycasetypehearing
  displaychaptershearing showExtraWhiteSpace showIPCEventTime showJudFilterAsDropdown showTrustFilterAsDropdown`.split(
    /\s+/,
  );

const read = (file: string) => readFileSync(file, 'utf8');
const cellsOf = (line: string) =>
  line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());
const quoted = (cell: string) => /^`([^`]+)`$/.exec(cell)?.[1] ?? '';

type Statement = { id: string; text: string; file: string; held: string[]; departs: string[] };

const sections = new Map(
  read(PAGE)
    .split(/^## /m)
    .slice(1)
    .map((part): [string, Statement[]] => {
      const [title = '', ...lines] = part.split('\n');
      const rows = lines.filter((line) => /^\| \d/.test(line)).map(cellsOf);
      return [
        title,
        rows.map(([id = '', text = '', file = '', held = '', departs = '']) => ({
          ...{ id, text, file: quoted(file), held: held.split('<br>') },
          departs: departs.split(', ').filter(Boolean),
        })),
      ];
    }),
);
const statements = [...sections.values()].flat();
const textOf = (title: string) => (sections.get(title) ?? []).map(({ text }) => text).join('\n');

const departures = read(DEPARTURES)
  .split('\n')
  .filter((line) => /^\| D\d/.test(line))
  .map(cellsOf);

test('every section has a line for each of its statements', () => {
  expect(Object.fromEntries([...sections].map(([title, rows]) => [title, rows.length]))).toEqual(SECTIONS);
  for (const [title, rows] of sections)
    expect(rows.map(({ id }) => id)).toEqual(rows.map((_, at) => `${title.split('.')[0]}.${at + 1}`));
});

test('every route and every name of the specification is in a statement', () => {
  const routes = textOf('2. Screens and routes');
  for (const address of ADDRESSES) {
    const [, route = ''] = address.split('/');
    expect(routes, address).toMatch(new RegExp(`(^|[ ,:/])${route}($|[ ,/\n])`, 'm'));
  }
  const fields = textOf('3. Entities and their fields');
  for (const name of NAMES) expect(fields, name).toMatch(new RegExp(`(?<![\\w-])${name}(?![\\w-])`));
});

test.each(statements)('$id names an existing file and existing tests: $text', ({ file, held }) => {
  expect(existsSync(file), file).toBe(true);
  expect(held).not.toEqual([]);
  for (const each of held) {
    const [, path = each, name = ''] = /^`([^`]+)`(?: › (.+))?$/.exec(each) ?? [];
    expect(path).toMatch(/\.(test\.tsx?|spec\.ts)$/);
    expect(existsSync(path), path).toBe(true);
    expect(read(path).includes(name), `${path} has no test named ${name}`).toBe(true);
  }
});

test('every departure is named by a statement, and every named departure exists', () => {
  const numbers = departures.map(([number]) => number ?? '');
  expect(numbers).toEqual(numbers.map((_, at) => `D${at + 1}`));
  const named = [...new Set(statements.flatMap(({ departs }) => departs))];
  const byNumber = (a: string, b: string) => Number(a.slice(1)) - Number(b.slice(1));
  expect(named.sort(byNumber)).toEqual(numbers);
});

test.each(departures)(
  '%s belongs to the section that names it, with a reason and an existing test',
  (...cells) => {
    const [number = '', paragraphs = '', stated = '', here = '', why = '', held = ''] = cells;
    for (const said of [stated, here, why]) expect(said).not.toBe('');
    expect(existsSync(quoted(held)), held).toBe(true);
    const naming = statements
      .filter(({ departs }) => departs.includes(number))
      .map(({ id }) => id.split('.')[0]);
    for (const paragraph of paragraphs.split(', ')) expect(naming, paragraph).toContain(paragraph);
  },
);
