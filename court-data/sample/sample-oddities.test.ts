import { describe, expect, it } from 'vitest';
import { loadSampleCourts } from './load-sample-courts';
import { sampleDockets } from './testing/sample-dockets';

const DIGITS = { txwb: '51367', wawb: '23', kywb: '3145' } as const;
const courts = await loadSampleCourts();

describe.each(courts)('$code has the unusual data that screens must handle', (court) => {
  const { hearings } = sampleDockets(court, 'odd')('2026-11-21');

  it('names of every kind, long titles and up to 84 attorneys', () => {
    const titles = hearings.map(({ caseTitle }) => String(caseTitle));
    expect(titles.filter((title) => title.length >= 300).length).toBeGreaterThan(10);
    for (const sign of [/ñ/, /'/, /\w-\w/, / & /, / v\. /, /d\/b\/a/]) {
      expect(
        titles.some((title) => sign.test(title)),
        String(sign),
      ).toBe(true);
    }
    expect(Math.max(...hearings.map(({ attorneys }) => attorneys?.length ?? 0))).toBe(84);
  });

  it('every chapter and kind of case, multi-line matters, rulings, and matters with their own time', () => {
    const chapters = new Set(hearings.map(({ chapter }) => chapter));
    expect(chapters).toEqual(new Set(['7', '9', '11', '12', '13', '15', null]));
    expect(new Set(hearings.map(({ caseType }) => caseType))).toEqual(new Set(['bk', 'ap', 'mp']));
    expect(hearings.some(({ matter }) => String(matter).includes('\n'))).toBe(true);
    expect(hearings.some(({ tentative }) => tentative)).toBe(true);
    expect(hearings.some(({ eventTime, time }) => eventTime && eventTime !== time)).toBe(true);
  });

  it('case numbers that start with the office, and adversary proceedings whose lead case is heard elsewhere', () => {
    const digits = DIGITS[court.code as keyof typeof DIGITS];
    const number = new RegExp(`^([${digits}]:\\d\\d-(bk|ap|mp)|\\d\\d)-\\d{5}-[A-Za-z]{3}$`);
    expect(hearings.filter(({ caseNumber }) => !number.test(String(caseNumber)))).toEqual([]);
    expect(hearings.some(({ caseNumber }) => /^\d:/.test(String(caseNumber)))).toBe(true);
    const titles = new Map(hearings.map(({ caseNumber, caseTitle }) => [caseNumber, caseTitle]));
    const led = hearings.filter(({ leadCaseNumber }) => leadCaseNumber && titles.has(leadCaseNumber));
    expect(led.length).toBeGreaterThan(10);
    for (const { leadCaseNumber, leadCaseTitle } of led)
      expect(titles.get(leadCaseNumber ?? '')).toBe(leadCaseTitle);
  });
});
