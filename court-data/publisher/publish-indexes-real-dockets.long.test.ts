import {
  casesPath,
  datedKey,
  dayPath,
  easySearchKeys,
  easySearchPath,
  hitKeyStart,
  nameKeys,
  namesOfDebtor,
  type People,
  peoplePath,
  rowKey,
  sourceRecordSchema,
  targetOfHitKey,
} from '@court/domain';
import { realDocketText } from '@court/domain/testing/real-dockets';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { indexFaults } from './indexes/testing/index-faults';
import { publishCourt } from './publish-court';
import { NOON, type TestCourt, testCourt } from './testing/test-court';

type Node = { [key: string]: Node };

const texts = { hearings: realDocketText('hearings.json'), meetings: realDocketText('meetings341.json') };
const records = (kind: 'hearings' | 'meetings') =>
  v.parse(v.array(sourceRecordSchema), JSON.parse(texts[kind]));
/** Every record, with the index roots that must contain it. */
const all = [
  ...records('hearings').map((record) => ({ kind: 'hearings' as const, root: 'hearings' as const, record })),
  ...records('meetings').flatMap((record) =>
    (['hearings', 'meetings'] as const).map((root) => ({ kind: 'meetings' as const, root, record })),
  ),
];

let site: TestCourt;
let content: Node;
beforeAll(async () => {
  site = await testCourt();
  await publishCourt({
    court: site.court,
    database: site.database,
    hearings: { name: 'hearings.json', text: texts.hearings },
    meetings: { name: 'meetings341.json', text: texts.meetings },
    now: () => NOON,
  });
  content = (await site.get('')) as Node;
}, 60_000);
afterAll(() => site.close());

const at = (path: string) => path.split('/').reduce<Node | undefined>((node, key) => node?.[key], content);

const sortedKeys = new Map<string, string[]>();

/** The results of a search for `typed`: a range of keys, as the database reads it. */
function found(path: string, typed: string): string[] {
  const keys = sortedKeys.get(path) ?? Object.keys(at(path) ?? {}).sort();
  sortedKeys.set(path, keys);
  const start = hitKeyStart(typed);
  let [low, high] = [0, keys.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((keys[middle] ?? '') < start) low = middle + 1;
    else high = middle;
  }
  const targets: string[] = [];
  for (let n = low; keys[n]?.startsWith(start); n += 1) targets.push(targetOfHitKey(keys[n] ?? ''));
  return targets;
}

/** Persons who lead to a record, found by the first name key of the printed name. */
function leadsTo(
  people: People,
  name: string,
  isBusiness: boolean,
  { kind, root, record }: (typeof all)[number],
) {
  const [typed = ''] = nameKeys(name, isBusiness);
  const key = datedKey(kind, record.date, record.time, record.id);
  const path = peoplePath(root, people);
  return typed !== '' && found(`${path}/names`, typed).some((id) => at(`${path}/hearings/${id}/${key}`));
}

it('every debtor and alias of both real dockets leads to all its hearings and meetings', () => {
  const lost = all.flatMap((one) =>
    one.record.debtors.flatMap((debtor) =>
      namesOfDebtor(debtor)
        .filter(({ name, business }) => !leadsTo('Debtors', name, business, one))
        .map(({ name }) => name),
    ),
  );
  expect(lost).toEqual([]);
});

it('every attorney leads to all hearings and meetings', () => {
  const lost = all.flatMap((one) =>
    one.record.attorneys.map(({ name }) => name).filter((name) => !leadsTo('Attorneys', name, false, one)),
  );
  expect(lost).toEqual([]);
});

it('every case number, typed in any way, leads to all hearings and meetings, equal to their docket rows', () => {
  const lost = all.flatMap(
    ({ kind, root, record: { caseNumber, caseType, leadCaseNumber, date, time, id } }) => {
      const numbers = [
        [caseNumber, caseType] as const,
        ...(leadCaseNumber ? [[leadCaseNumber, 'bk'] as const] : []),
      ];
      // only docket rows contain the former position of a hearing
      const docket = { ...at(`${dayPath(kind, date)}/${rowKey(time, id)}`), b: undefined };
      return numbers
        .flatMap(([number, type]) => easySearchKeys(number, type))
        .filter((typed) => {
          const cases = found(easySearchPath(), typed).map((key) => at(`${casesPath(root)}/${key}/${kind}`));
          const rows = cases.map((list) => list?.[datedKey(kind, date, time, id)]);
          return !rows.some(
            (row) => row && JSON.stringify(docket) === JSON.stringify({ ...row, lead: undefined }),
          );
        });
    },
  );
  expect(lost).toEqual([]);
});

it('no index entry leads elsewhere', () => {
  expect(indexFaults(content)).toEqual([]);
});
