export const MONDAY = '2026-11-30';
export const DAY_PATH = `341hearingCalendar11/days/${MONDAY}`;

export const TRUSTEES = {
  't-ann-alder': { name: 'Ann Alder', phone: '(210) 555-0100' },
  't-bo-birch': { name: 'Bo Birch' },
};
export const REFERENCE = {
  trustees11: TRUSTEES,
  offices11: { o5: { name: 'San Antonio', timeZone: 'America/Chicago' } },
};

/** A row of a day in the published format. */
export const meeting = (more = {}) => ({
  n: '26-50001',
  c: 'Rosa M. Peña',
  y: 'bk',
  h: '13',
  o: 'o5',
  r: 't-ann-alder',
  a: 'video',
  s: 'scheduled',
  ...more,
});

/** A day with `count` meetings of one trustee: ten meetings every ten minutes from 8:30 on. */
export function longDay(count: number): Record<string, unknown> {
  const rows = Array.from({ length: count }, (_, n) => {
    const minutes = 510 + 10 * Math.floor(n / 10);
    const time = [Math.floor(minutes / 60), minutes % 60]
      .map((part) => String(part).padStart(2, '0'))
      .join('');
    const number = String(n).padStart(4, '0');
    return [`${time}~m${number}`, meeting({ n: `26-5${number}`, c: `Debtor ${number}` })];
  });
  return Object.fromEntries(rows);
}
