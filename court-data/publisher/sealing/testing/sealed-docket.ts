import type { ExportedRecord } from '@court/domain';
import { aHearing } from '../../testing/a-hearing';

/** The case that tests close, in the forms in which courts print its number. */
export const NUMBER = '26-59999';
export const FORMS = [NUMBER, '1:26-bk-59999-HTO', '26-59999-hto13', 'BK-26-59999'];
/** Names in the records of the case, and digits of its number. No other record of the docket contains them. */
export const SECRETS =
  /x[oó]chitl|quivrandel|zebulon|vortimer|plexmoor|jastrow|gandersby|wanda|yolotl|59999|0?5?0777/i;

const people: Partial<ExportedRecord> = {
  caseTitle: 'Xóchitl Quivrandel and Zebulon Quivrandel',
  debtors: [
    { name: 'Xóchitl Quivrandel', role: 'Debtor', aliases: [{ kind: 'aka', name: 'Zoë Vortimer' }] },
    { name: 'Zebulon Quivrandel', role: 'Joint Debtor' },
  ],
};
const wanda = { name: 'Wanda Plexmoor', firm: 'Plexmoor & Jastrow', represents: 'Quivrandel' };
/** An attorney who also has other cases. */
const alder = { name: 'Ann Alder', barNumber: '24001234', represents: 'Ulrich Gandersby' };

/** A record of the case. */
export const secret = (id: string, more: Partial<ExportedRecord> = {}) =>
  aHearing(id, {
    ...people,
    caseNumber: NUMBER,
    attorneys: [wanda, { ...wanda, name: 'Wanda Y. Plexmoor' }, alder],
    matter: 'Motion of Ulrich Gandersby',
    ...more,
  });

/** An adversary proceeding in the case. */
const adversary = (id: string, more: Partial<ExportedRecord> = {}) =>
  aHearing(id, {
    caseNumber: '26-05077-hto',
    caseType: 'ap',
    caseTitle: 'Yolotl LLC v. Quivrandel',
    debtors: [],
    leadCaseNumber: '26-59999-hto',
    leadCaseTitle: 'Xóchitl Quivrandel',
    leadChapter: '13',
    ...more,
  });

/** Hearings of other cases. */
export const OTHERS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'h7', 'h8', 'h9'].map((id, n) =>
  aHearing(id, { caseNumber: `26-6000${n}`, attorneys: [{ ...alder, represents: 'the debtor' }] }),
);

type Exports = { hearings: ExportedRecord[]; meetings: ExportedRecord[] };

const FIRST = '2026-11-30';
const NEXT = '2026-12-07';
const LAST = '2026-12-14';

/**
 * Exports of a docket with a history, in order. Hearings of the case move, change, are continued and are removed. One
 * of them belongs to another case in the last export. One was held before the later exports begin.
 */
export function sealedHistory(): Exports[] {
  const other = {
    caseNumber: '26-60099',
    caseTitle: 'Noor Bell',
    debtors: [{ name: 'Noor Bell' }],
    attorneys: [],
  };
  const meetings = (more: Partial<ExportedRecord> = {}) => [
    secret('m1', { date: FIRST, status: 'continued', continuedTo: NEXT, ...more }),
    secret('m2', { date: NEXT, caseNumber: FORMS[1] ?? '' }),
    aHearing('m3', { caseNumber: '26-60001' }),
    aHearing('m4', { caseNumber: '26-60002' }),
  ];
  const past = aHearing('past', { date: '2026-11-20', caseNumber: '26-60050', status: 'held' });
  const chain = [
    secret('s1', { status: 'continued', continuedTo: NEXT }),
    secret('s2', { date: NEXT, caseNumber: FORMS[2] ?? '' }),
  ];
  return [
    {
      hearings: [
        past,
        secret('s0', { date: '2026-11-20', status: 'held' }),
        ...chain,
        secret('s3'),
        secret('s4'),
        secret('r1'),
        adversary('a1'),
        adversary('a2', { date: NEXT, leadCaseNumber: null, leadCaseTitle: null }),
        ...OTHERS,
      ],
      meetings: meetings(),
    },
    {
      hearings: [
        ...chain,
        secret('s3', { date: NEXT, time: '13:30' }),
        secret('s4'),
        secret('r1', { date: NEXT }),
        adversary('a1', { date: NEXT }),
        adversary('a2', { date: NEXT, leadCaseNumber: null, leadCaseTitle: null }),
        ...OTHERS,
      ],
      meetings: meetings({ location: 'Room of Gandersby' }),
    },
    {
      hearings: [
        ...chain,
        secret('s3', { date: LAST, outcome: 'Granted to Gandersby' }),
        aHearing('r1', { date: NEXT, ...other }),
        adversary('a1', { date: LAST, status: 'vacated' }),
        adversary('a2', { date: NEXT, leadCaseNumber: null, leadCaseTitle: null }),
        ...OTHERS,
      ],
      meetings: meetings({ location: 'Room 2' }),
    },
  ];
}

/** The last export of the history, with each record changed by `change`. */
export function lastExport(change: (record: ExportedRecord) => ExportedRecord): Exports {
  const { hearings = [], meetings = [] } = sealedHistory().at(-1) ?? {};
  return { hearings: hearings.map(change), meetings: meetings.map(change) };
}
