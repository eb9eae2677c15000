import { type CourtConfig, entriesPath, entryKey, HIDDEN_PATHS, peoplePath } from '@court/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isAllowed } from '../database/access/rules';
import { namesOfCourts, READABLE, rulesFile, rulesFor } from '../database/access/rules-for';
import { startDatabase } from '../database/start-database';
import { sampleDockets } from '../sample/testing/sample-dockets';
import { publishCourt } from './publish-court';
import { loadCourt } from './run/load-court';
import { ownerDatabase } from './store/owner-database';
import { NOON } from './testing/test-court';
import { withdrawRecords } from './withdraw-records';

const NAMES = {
  '341hearingCalendarEntries': 'creditorMeetings',
  '341hearingCalendarAttorneys': 'creditorMeetingCounsel',
  '341hearingCalendarDebtors': 'creditorMeetingDebtors',
  '341hearingCalendarCaseNumbers': 'creditorMeetingCases',
};
const OWN = Object.values(NAMES).map((name) => `${name}11`);
const OURS = HIDDEN_PATHS.map((name) => `${name}11`);

const court: CourtConfig = { ...(await loadCourt('txwb')), paths: NAMES };
const meetings = (sampleDockets(court, 'names')('2026-11-23').meetings ?? []).slice(0, 20);
let url: string;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ url, close } = await startDatabase({ port: 0, rules: rulesFor(READABLE, NAMES) }));
});
afterAll(() => close());

const publish = (name: string, of = court) =>
  publishCourt({
    court: of,
    database: `${url}?ns=${name}`,
    meetings: { name: 'meetings.json', records: meetings },
    now: () => NOON,
  });
const contentOf = async (name: string) =>
  (await ownerDatabase(`${url}?ns=${name}`).get('')) as Record<string, unknown>;
const read = (path: string) => fetch(`${url}/${path}.json?ns=named`).then(({ status }) => status);

test('a court’s own names hold what ours hold elsewhere, and ours hold nothing', async () => {
  expect(meetings).toHaveLength(20);
  await publish('named');
  await publish('plain', { ...court, paths: {} });
  const [named, plain] = [await contentOf('named'), await contentOf('plain')];
  for (const [at, path] of OURS.entries()) {
    expect(named[OWN[at] ?? ''], path).toEqual(plain[path]);
    expect(plain[path], path).toBeTruthy();
    expect(named[path], path).toBeUndefined();
  }
  expect((await publish('named')).outcome).toBe('unchanged');
});

test('everyone reads them under those names alone', async () => {
  for (const [path = '', ours = ''] of OWN.map((own, at) => [own, OURS[at]])) {
    const below = /Entries|CaseNumbers/.test(ours) ? 'x' : 'hearings/x';
    expect(await read(`${path}/${below}`), path).toBe(200);
    expect(await read(`${ours}/${below}`), ours).toBe(401);
    expect(await read(path), path).toBe(401);
  }
});

test('withdrawn records are removed from those paths', async () => {
  const [{ id = '' } = {}] = meetings as { id?: string }[];
  const database = `${url}?ns=named`;
  const { withdrawn } = await withdrawRecords({ court, database, ids: [id], now: () => NOON + 60_000 });
  expect(withdrawn).toEqual([id]);
  const content = await contentOf('named');
  expect(Reflect.get(content.creditorMeetings11 as object, entryKey(id))).toEqual({ withdrawn: true });
  expect(Object.keys(content).filter((path) => OURS.includes(path))).toEqual([]);
});

test('the rules of a site allow reads under the path names of each of its courts', () => {
  const { rules } = JSON.parse(rulesFile([...namesOfCourts(), NAMES]));
  const [entries = '', attorneys = '', debtors = '', cases = ''] = OWN;
  for (const path of [entries, cases, entriesPath('meetings')])
    expect(isAllowed(rules, '.read', [path, 'x']), path).toBe(true);
  for (const path of [attorneys, debtors, peoplePath('meetings', 'Debtors')])
    expect(isAllowed(rules, '.read', [path, 'hearings', 'x']), path).toBe(true);
});
