import { addDays, type ExportedRecord, weekday } from '@court/domain';

/** Hearings on each court day, at every size. */
export const HEARINGS_A_DAY = 100;
const HEARINGS_A_CASE = 3;
const STARTS = [
  'Al',
  'Bra',
  'Car',
  'Del',
  'Fen',
  'Gar',
  'Hol',
  'Jor',
  'Kel',
  'Mar',
  'Nor',
  'Pel',
  'Ros',
  'Tor',
  'Wil',
];
const ENDS = [
  'ber',
  'dano',
  'fields',
  'gado',
  'hurst',
  'kova',
  'lund',
  'man',
  'nez',
  'quist',
  'ros',
  'son',
  'ton',
  'vera',
];
const FIRST = [
  'Ana',
  'Ben',
  'Carla',
  'Dmitri',
  'Elsa',
  'Farid',
  'Grace',
  'Hugo',
  'Inez',
  'Jonas',
  'Kim',
  'Luz',
];

const pick = (list: readonly string[], at: number) => list[at % list.length] ?? '';

/** The invented name of person `n`. The same number always gives the same name. */
function nameOf(n: number): string {
  const last = pick(STARTS, n) + pick(ENDS, Math.floor(n / STARTS.length)).toLowerCase();
  const more = Math.floor(n / (STARTS.length * ENDS.length));
  return `${pick(FIRST, n * 7 + more)} ${last}${more > 0 ? `-${pick(STARTS, more)}${pick(ENDS, more * 3)}` : ''}`;
}

/** The weekdays (Monday to Friday) from `from` on. */
export function* courtDays(from: string): Generator<string> {
  for (let date = from; ; date = addDays(date, 1)) if (weekday(date) % 6 !== 0) yield date;
}

/** `count` hearings: a hundred on each court day from `from` on. */
export function benchHearings(count: number, from: string): ExportedRecord[] {
  const days = courtDays(from);
  const hearings: ExportedRecord[] = [];
  const attorneys = Math.max(50, Math.floor(count / 150));
  for (let date = days.next().value; hearings.length < count; date = days.next().value)
    for (let at = 0; at < HEARINGS_A_DAY && hearings.length < count; at += 1) {
      const n = hearings.length;
      const inCase = Math.floor(n / HEARINGS_A_CASE);
      const year = 20 + (Math.floor(inCase / 30_000) % 30);
      const debtor = nameOf(inCase);
      hearings.push({
        id: `b${n}`,
        office: 'San Antonio',
        caseNumber: `${year}-${String(10_000 + (inCase % 30_000)).padStart(5, '0')}-hto`,
        caseType: 'bk',
        chapter: pick(['7', '11', '13'], inCase),
        caseTitle: debtor,
        date,
        time: pick(['09:00', '09:30', '10:00', '13:30', '14:00'], Math.floor(at / 20)),
        judge: pick(['Harlan T. Oakesmith', 'Marguerite R. Delgadillo'], at),
        location: 'Courtroom 1',
        trustees: ['Ann Alder'],
        debtors: [{ name: debtor, role: 'Debtor' }],
        attorneys: [
          { name: nameOf(1_000_000 + (n % attorneys)), firm: `Firm ${n % 40}`, represents: 'Debtor' },
          {
            name: nameOf(2_000_000 + (inCase % attorneys)),
            firm: `Firm ${inCase % 40}`,
            represents: 'Creditor',
          },
        ],
        matter: 'Motion for relief from the automatic stay, with a notice and an opportunity to be heard',
        status: 'scheduled',
      });
    }
  return hearings;
}
