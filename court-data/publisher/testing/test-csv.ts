import { closeSync, openSync, writeSync } from 'node:fs';
import { addDays } from '@court/domain';

const A_DAY = 100;
/** Hearings more than two years ahead are asked about. */
const MAX_DAYS = 700;
const HEADER =
  'id,office,caseNumber,caseType,chapter,caseTitle,date,time,judge,location,trustees,debtors,attorneys,matter,status';

const letters = (n: number) =>
  n.toString(26).replace(/./g, (digit) => String.fromCharCode(97 + Number.parseInt(digit, 26)));
const inCell = (value: unknown) => `"${JSON.stringify(value).replaceAll('"', '""')}"`;

function row(n: number, date: string): string {
  const inCase = Math.floor(n / 3);
  const debtor = `Rosa ${letters(1_000 + inCase)}`;
  const attorneys = [
    { name: `Ann ${letters(1_000 + (n % 5_000))}`, firm: `Firm ${n % 40}`, represents: 'Debtor' },
    { name: `Bo ${letters(1_000 + (inCase % 5_000))}`, firm: `Firm ${inCase % 40}`, represents: 'Creditor' },
  ];
  return [
    `h${n}`,
    'San Antonio',
    `${20 + (Math.floor(inCase / 30_000) % 30)}-${10_000 + (inCase % 30_000)}-hto`,
    'bk',
    '13',
    debtor,
    date,
    '09:30',
    'Harlan T. Oakesmith',
    'Courtroom 1',
    'Ann Alder',
    inCell([{ name: debtor, role: 'Debtor' }]),
    inCell(attorneys),
    'Motion for relief from the automatic stay',
    'scheduled',
  ].join();
}

/**
 * Writes an export of `count` hearings from tomorrow on, for tests. A day has 100 hearings, or more if they would reach beyond two years. Three
 * hearings share a case, and each has two attorneys.
 */
export function writeCsv(path: string, count: number): void {
  const today = new Date().toISOString().slice(0, 10);
  const aDay = Math.max(A_DAY, Math.ceil(count / MAX_DAYS));
  const dateOf = (n: number) => addDays(today, 1 + Math.floor(n / aDay));
  const file = openSync(path, 'w');
  writeSync(file, `${HEADER}\n`);
  for (let start = 0; start < count; start += 1_000) {
    const rows = Array.from({ length: Math.min(1_000, count - start) }, (_, at) =>
      row(start + at, dateOf(start + at)),
    );
    writeSync(file, `${rows.join('\n')}\n`);
  }
  closeSync(file);
}
