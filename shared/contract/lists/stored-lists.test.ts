import { clockTime, longDate, readRow, rowOfEntry, shortDate } from '@court/domain';
import { forSeeds, hostileValue, spoiled } from '@court/domain/testing/hostile-values';
import { realDockets } from '@court/domain/testing/real-dockets';
import { labelOf } from '@court/ui';
import { describe, expect, it } from 'vitest';
import { hearingLink, listItemLink } from '../links/links';

import { LIST_NAMES } from '../links/list-names';
import { type ListItem, type Lists, MOST_ON_LIST } from './lists';
import { readLists, writeLists } from './stored-lists';

const AT = Date.parse('2026-11-23T18:00:00Z');
const row = (id: string) =>
  readRow('2026-11-30', `0930~${id}`, {
    ...{
      n: '26-50001',
      c: 'Rosa Peña',
      y: 'bk',
      s: 'continued',
      j: 'j-1',
      o: 'o5',
      t: '2026-12-07',
      f: 'YNN',
    },
    was: { date: '2026-11-23', time: '09:00', judge: 'j-2' },
  });
const hearing = (id: string) => ({
  id,
  starredAt: AT,
  note: `Bring the lease for ${id}`,
  notedAt: AT,
  last: row(id),
});
const IDS = ['h1', 'h2', 'h3', 'h4', 'h5'];
const LISTS: Lists = {
  hearings: new Map(IDS.map((id) => [id, hearing(id)])),
  meetings: new Map([['m1', hearing('m1')]]),
  cases: new Map([
    [
      'c2650001-bk',
      {
        id: 'c2650001-bk',
        starredAt: AT,
        note: '',
        last: { number: '26-50001', title: 'Peña', caseType: 'bk', chapter: '13' },
      },
    ],
  ]),
  debtors: new Map([
    [
      'c2650001-bk~1',
      {
        id: 'c2650001-bk~1',
        starredAt: AT,
        note: '',
        last: { name: 'Rosa Peña', caseNumber: '', title: '' },
      },
    ],
  ]),
};
const WRITTEN = structuredClone(writeLists(LISTS)) as { hearings: Record<string, unknown>[] };

/** Calls what pages call for each list item, which must not throw. */
function show(lists: Lists): void {
  for (const name of LIST_NAMES)
    for (const item of lists[name].values() as Iterable<ListItem>) {
      encodeURIComponent(labelOf(item) + item.note);
      if (name === 'hearings' || name === 'meetings') listItemLink(name, item.id);
    }
  for (const { id, last } of lists.hearings.values()) {
    hearingLink(id);
    if (!last) continue;
    const { date, time, movedTo, continuedTo, was } = last;
    for (const day of [date, movedTo?.date, continuedTo, was?.date])
      if (day) expect(longDate(day)).not.toBe(day);
    for (const at of [time, movedTo?.time, was?.time]) if (at) expect(clockTime(at)).not.toBe(at);
    encodeURIComponent([shortDate(date, date), last.judgeId, last.otherCaseKey, last.key].join());
  }
}

describe('stored lists', () => {
  it('are read completely, as they were written', () => {
    expect(readLists(WRITTEN)).toEqual({ lists: LISTS, whole: true, isLater: false, leftOut: 0 });
  });

  it('hold every record of real dockets unchanged, without an invalid part', () => {
    const records = realDockets().map((record, n) => {
      const { date, time, caseNumber, caseTitle, caseType, status } = record;
      const id = record.id || `r${n}`;
      return rowOfEntry({ id, date, time, caseNumber, caseTitle, caseType, status });
    });
    const hearings = new Map(
      records.map((last) => [last.id, { id: last.id, starredAt: AT, note: '', last }]),
    );
    const lists = { ...LISTS, hearings };
    const read = readLists(structuredClone(writeLists(lists)));
    expect(records.length).toBeGreaterThan(600);
    expect(read.whole).toBe(true);
    expect([...read.lists.hearings.keys()]).toEqual([...hearings.keys()]);
    for (const { date, time } of records)
      expect([longDate(date) === date, time === '']).toEqual([false, false]);
  });

  it('are read and shown in 2,000 damaged versions, and a second read finds no damage', () => {
    let invalid = 0;
    const tried = forSeeds(2000, (random) => {
      const json = random() < 0.1 ? hostileValue(random) : spoiled(WRITTEN, random, 0.05);
      const { lists, whole } = readLists(json);
      if (!whole) invalid += 1;
      show(lists);
      expect(readLists(structuredClone(writeLists(lists)))).toEqual({
        lists,
        whole: true,
        isLater: false,
        leftOut: 0,
      });
    });
    expect(invalid).toBeGreaterThan(tried / 4);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  it('keep all other items if one item is damaged in 2,000 ways', () => {
    forSeeds(2000, (random) => {
      const bad = spoiled(WRITTEN.hearings[2], random, 0.5);
      const json = { ...WRITTEN, hearings: WRITTEN.hearings.map((each, at) => (at === 2 ? bad : each)) };
      const { lists } = readLists(json);
      for (const id of IDS) if (id !== 'h3') expect(lists.hearings.get(id)).toEqual(LISTS.hearings.get(id));
      expect({ ...lists, hearings: 0 }).toEqual({ ...LISTS, hearings: 0 });
    });
  });

  it.each([
    ['an invalid time', { time: '99:99' }, { time: '' }],
    ['an invalid day', { date: 'garbage' }, { date: '' }],
    ['a day after 2100', { date: '9999-12-31' }, { date: '' }],
    ['an invalid new date', { continuedTo: 'soon' }, { continuedTo: null }],
    ['an invalid moved-to day', { movedTo: { date: '\ud800', time: '10:00' } }, { movedTo: null }],
  ])('with %s keep the other known facts, and are not whole', (_what, spoilt, read) => {
    const [item] = WRITTEN.hearings;
    const json = { ...WRITTEN, hearings: [{ ...item, last: { ...row('h1'), ...spoilt } }] };
    const { lists, whole } = readLists(json);
    expect(whole).toBe(false);
    expect(lists.hearings.get('h1')).toEqual({ ...hearing('h1'), last: { ...row('h1'), ...read } });
  });

  it('show a hearing at its new date if an earlier version stored it at its old date', () => {
    const last = { ...row('h1'), movedTo: { date: '2026-12-01', time: '10:00' } };
    const { lists } = readLists({ ...WRITTEN, hearings: [{ ...WRITTEN.hearings[0], last }] });
    expect(lists.hearings.get('h1')?.last).toEqual({
      ...row('h1'),
      ...{ date: '2026-12-01', time: '10:00', key: '1000~h1' },
    });
  });

  it('replace half a surrogate pair in text by U+FFFD, and drop an item whose id has one', () => {
    const [item] = WRITTEN.hearings;
    const json = {
      version: 1,
      hearings: [
        { ...item, note: 'lease \ud83d', last: { ...row('h1'), title: 'Peña \udc00' } },
        { ...item, id: 'h\ud800' },
      ],
    };
    const { lists, leftOut } = readLists(json);
    expect([...lists.hearings.values()]).toEqual([
      { ...hearing('h1'), note: 'lease \ufffd', last: { ...row('h1'), title: 'Peña \ufffd' } },
    ]);
    expect(leftOut).toBe(1);
  });

  it('keep the first items if a list is longer than its limit', () => {
    const many = Array.from({ length: MOST_ON_LIST + 5 }, (_, n) => ({ id: `h${n}`, starredAt: AT }));
    const { lists, leftOut } = readLists({ version: 1, hearings: many });
    expect([lists.hearings.size, leftOut]).toEqual([MOST_ON_LIST, 5]);
  });
});
