/** Database paths of an attorney's and a case's dates. */
export const PERSON = 'hearingCalendarAttorneys11/hearings/b-1';
export const CASE = 'hearingCalendarCaseNumbers11/c2650001-bk';

/** A dated row in the published format. */
export const row = (more = {}) => ({
  n: '26-50001',
  c: 'Rosa M. Peña',
  y: 'bk',
  h: '13',
  o: 'o5',
  j: 'j-ada-brook',
  s: 'scheduled',
  w: { n: 'Ann Alder', f: 'Alder & Birch LLP', r: 'Rosa M. Peña' },
  ...more,
});
/** Dates of an attorney: one past, three upcoming, including a 341 meeting. */
export const DATES = {
  '2026-11-02~0930~h0': row({ s: 'held', m: 'Status conference' }),
  '2026-11-23~0930~h1': row({ m: 'Motion to dismiss', a: 'hybrid', l: 'Courtroom 1' }),
  '2026-11-23~0930~h2': row({
    ...{ n: '26-30002', o: 'o3', m: 'javascript:alert(1)' },
    w: { n: 'Ann Alder', f: 'Alder & Birch LLP', r: 'Luis Ortiz' },
  }),
  '2026-12-01~1300~m1~341': row({ a: 'video' }),
};
