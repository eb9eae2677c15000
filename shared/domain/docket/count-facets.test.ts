import { expect, it } from 'vitest';
import { countFacets, countListed, tallyRows } from './count-facets';
import { facetOfDocketRow, filterRows } from './docket-filter';
import { readRow, type StoredRow } from './docket-row';
import { facetOfRow, parseFacet } from './facet';

const RULES = { types: ['bk', 'ap', 'mp'], chapters: ['7', '13'], hidden: [], publicDefenderOnly: false };
const row = (more: Partial<StoredRow> = {}, id = 'h1') =>
  readRow('2026-11-30', `0900~${id}`, { n: '26-50001', c: 'Rosa', y: 'bk', h: '7', s: 'scheduled', ...more });
const MOVED = { movedTo: { date: '2026-12-01', time: '09:00' } };
const ROWS = [
  row({ j: 'j-ada' }),
  row({ s: 'held', j: 'j-ada' }),
  row({ s: 'vacated', j: 'j-bo' }),
  row({ f: 'YNN', j: 'j-bo' }),
  row({ s: 'removed' }),
  row(MOVED),
  row({ s: 'rescheduled', ...MOVED }),
];

it('counts hearings that are held, off and gone separately', () => {
  expect(tallyRows(ROWS)).toEqual({ held: 2, off: 2, gone: 3 });
});

it('counts the same from the facets of a day as from its rows', () => {
  const stored: StoredRow = { n: '26-50001', c: 'Rosa', y: 'bk', h: '7', s: 'scheduled', f: 'YNN' };
  const facet = facetOfRow(stored);
  const counts = [
    { facet: parseFacet('j~_~_~bk~7~scheduled+YNN~N'), count: 3 },
    { facet: parseFacet('j~_~_~bk~7~held~N'), count: 4 },
    { facet: parseFacet('j~_~_~bk~7~continued~N'), count: 5 },
  ];
  expect(facet?.flags).toBe('YNN');
  expect(countListed(counts, {}, RULES)).toMatchObject({ held: 4, off: 8, gone: 0 });
  const hidden = countListed(counts, {}, { ...RULES, hidden: ['stricken'] });
  expect(hidden).toMatchObject({ held: 4, off: 0, hidden: { stricken: 8 } });
});

it('finds a row by its shown status, even if the hearing is gone from the day', () => {
  const found = (status: string) => filterRows(ROWS, { status: [status] }, RULES).rows;
  expect(found('stricken')).toEqual([ROWS[3]]);
  expect(found('rescheduled')).toEqual([ROWS[6]]);
  expect(found('moved')).toEqual([ROWS[5]]);
  expect(found('removed')).toEqual([ROWS[4]]);
  expect(found('scheduled')).toEqual([ROWS[0]]);
});

it('no toggle hides hearings that are gone from the day', () => {
  const { rows } = filterRows(ROWS, {}, { ...RULES, hidden: ['stricken', 'satisfied'] });
  expect(rows).toEqual([ROWS[0], ...ROWS.slice(4)]);
});

it('counts hearings that are off only among statuses, or if a status is chosen', () => {
  const facets = ROWS.map((each) => ({ facet: facetOfDocketRow(each), count: 1 }));
  const { judge, status } = countFacets(facets, {}, RULES);
  expect(Object.fromEntries(judge)).toEqual({ 'j-ada': 2, 'j-bo': 0, _: 0 });
  expect(Object.fromEntries(status)).toEqual({
    ...{ scheduled: 1, held: 1, vacated: 1, stricken: 1, removed: 1, moved: 1, rescheduled: 1 },
  });
  expect(countFacets(facets, { status: ['vacated'] }, RULES).judge.get('j-bo')).toBe(1);
});
