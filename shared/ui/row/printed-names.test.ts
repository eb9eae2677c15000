import { changeReaderSettingsAtom, chooseCourtAtom, type PageCourt } from '@court/contract';
import { createStore } from 'jotai';
import { afterEach, expect, test, vi } from 'vitest';
import { attorneyNameAtom } from './attorney-name-atom';
import { caseNumberAtom } from './printed-names';

const PLAIN = {
  code: 'txwb',
  client: { databaseURL: 'http://localhost:9000?ns=txwb' },
  specs: {},
  onlyShowPubDef: 'N',
  showAttyNameUppercase: 'N',
  offices: {},
} as unknown as PageCourt;
const ROW = { caseNumber: '26-50001', caseType: 'ap', officeId: 'o5', judgeId: 'j-ada-brook' } as const;

/** A store in a court whose office and judge are published, with a subscriber of `caseNumberAtom`. */
async function storeIn(court: Partial<PageCourt>) {
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(
      url.includes('judges11')
        ? { 'j-ada-brook': { name: 'Ada Brook', initials: 'abr' } }
        : { o5: { name: 'San Antonio', timeZone: 'America/Chicago', code: '5' } },
    ),
  );
  const store = createStore();
  store.set(chooseCourtAtom, { ...PLAIN, ...court });
  store.sub(caseNumberAtom, () => {});
  await vi.waitFor(() => new Promise(setImmediate));
  return store;
}

afterEach(() => vi.unstubAllGlobals());

test('shows the printed case number until the reader turns on the extended one', async () => {
  const store = await storeIn({});
  expect(store.get(caseNumberAtom)(ROW)).toBe('26-50001');
  store.set(changeReaderSettingsAtom, { extCaseNum: 'Y' });
  await vi.waitFor(() => expect(store.get(caseNumberAtom)(ROW)).toBe('26-50001 (5:26-ap-50001-ABR)'));
  store.set(changeReaderSettingsAtom, { extCaseNumLoc: 'before' });
  expect(store.get(caseNumberAtom)(ROW)).toBe('5:26-ap-50001-ABR (26-50001)');
  expect(store.get(caseNumberAtom)({ ...ROW, caseNumber: 'In re Peña' })).toBe('In re Peña');
  expect(store.get(caseNumberAtom)({})).toBe('');
});

test('a court’s file turns it on, and the reader turns it off again', async () => {
  const store = await storeIn({ extCaseNum: 'Y', extCaseNumLoc: 'before' });
  await vi.waitFor(() => expect(store.get(caseNumberAtom)(ROW)).toBe('5:26-ap-50001-ABR (26-50001)'));
  store.set(changeReaderSettingsAtom, { extCaseNum: 'N' });
  expect(store.get(caseNumberAtom)(ROW)).toBe('26-50001');
});

test('attorneys’ names are in capitals only where that is asked for', () => {
  const store = createStore();
  store.set(chooseCourtAtom, PLAIN);
  expect(store.get(attorneyNameAtom)('Ann O’Neil')).toBe('Ann O’Neil');
  store.set(changeReaderSettingsAtom, { showAttyNameUppercase: 'Y' });
  expect(store.get(attorneyNameAtom)('Ann O’Neil')).toBe('ANN O’NEIL');
});
