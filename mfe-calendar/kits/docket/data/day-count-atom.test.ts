import { changeReaderSettingsAtom, chooseCourtAtom, type PageCourt } from '@court/contract';
import { createStore } from 'jotai';
import { afterEach, expect, test, vi } from 'vitest';
import { dayCountAtom } from './day-count-atom';

const KEY = { kind: 'hearings', date: '2026-11-23' } as const;
const DAY = {
  'j~_~o5~bk~13~scheduled~N': 5,
  'j~_~o5~bk~7~scheduled~Y': 2,
  'j~_~o5~ap~_~stricken~N': 1,
};

/** The count of a day, in a court with the settings `more` and the month data `month`. */
function countIn(more: Partial<PageCourt>, month: object = { d23: DAY }) {
  vi.stubGlobal('fetch', async (url: string) => Response.json(url.includes('/d23.json') ? DAY : month));
  const store = createStore();
  store.set(chooseCourtAtom, {
    ...{ code: 'txwb', specs: {}, onlyShowPubDef: 'N', showAttyNameUppercase: 'N' },
    client: { databaseURL: `http://localhost:9000?ns=count${Math.random()}` },
    ...more,
  } as unknown as PageCourt);
  store.sub(dayCountAtom(KEY), () => {});
  return {
    store,
    count: () => {
      const { value } = store.get(dayCountAtom(KEY));
      return value && [value.held, value.off];
    },
  };
}

afterEach(() => vi.unstubAllGlobals());

test('counts the hearings that the calendar of the day lists', async () => {
  const { store, count } = countIn({});
  expect(count()).toBeUndefined();
  await vi.waitFor(() => expect(count()).toEqual([7, 1]));
  store.set(changeReaderSettingsAtom, { displaychaptershearing: '7' });
  expect(count()).toEqual([2, 1]);
  store.set(changeReaderSettingsAtom, { displaychaptershearing: '7', displaystrickenhearing: 'N' });
  expect(count()).toEqual([2, 0]);
});

test("counts only public defenders' hearings if the court lists only those", async () => {
  const { count } = countIn({ onlyShowPubDef: 'Y' });
  await vi.waitFor(() => expect(count()).toEqual([2, 0]));
});

test("counts all but hidden hearings if the month's data do not mark public defenders", async () => {
  const { count } = countIn({ onlyShowPubDef: 'Y' }, { d24: { 'j~_~o5~bk~13~scheduled~N': 5 } });
  await vi.waitFor(() => expect(count()).toEqual([7, 0]));
});
