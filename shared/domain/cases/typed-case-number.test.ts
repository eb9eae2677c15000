import { describe, expect, it } from 'vitest';
import { numberForms } from '../testing/number-forms';
import { realDockets } from '../testing/real-dockets';
import { type SortedIndex, sortedIndex } from '../testing/sorted-index';
import { caseKey, easySearchKeys, type NumberedCase } from './case-keys';

import { readTypedCaseNumber } from './typed-case-number';

const PAGE = 20;

function courtOf(cases: NumberedCase[]) {
  const byKey = new Map(cases.map((one) => [caseKey(one.number, one.type), one]));
  const entries = [...byKey].flatMap(([key, { number, type }]) =>
    easySearchKeys(number, type).map((search): [string, string] => [search, key]),
  );
  return { byKey, index: sortedIndex(entries) };
}

/** The cases that a screen lists for a typed text: at most two range reads of one page each, filtered and sorted. */
function search(
  court: { byKey: Map<string, NumberedCase>; index: SortedIndex },
  text: string,
): NumberedCase[] {
  const typed = readTypedCaseNumber(text);
  if (!typed) return [];
  expect(typed.prefixes.length).toBeLessThanOrEqual(2);
  const keys = new Set(typed.prefixes.flatMap((prefix) => court.index.read(prefix, PAGE)));
  const cases = [...keys].map((key) => court.byKey.get(key)).filter((one) => one !== undefined);
  return cases.filter((one) => typed.matches(one.number, one.type)).sort(typed.compare);
}

const numbers = (found: NumberedCase[]) => found.map((one) => one.number);
const bk = (number: string): NumberedCase => ({ number, type: 'bk' });

describe('a typed case number', () => {
  it('finds every case of the real dockets in every form', () => {
    const court = courtOf(
      realDockets().map(({ caseNumber, caseType }) => ({ number: caseNumber, type: caseType })),
    );
    expect(court.byKey.size).toBeGreaterThan(150);
    const missed = [...court.byKey.values()].flatMap(({ number, type }) =>
      numberForms(number, type)
        .filter(
          (form) =>
            !search(court, form).some((one) => caseKey(one.number, one.type) === caseKey(number, type)),
        )
        .map((form) => `${form} → ${number}`),
    );
    expect(missed).toEqual([]);
  });

  it('of five digits is a serial in any year, the newest first, even if many cases begin with these digits', () => {
    const years = Array.from({ length: 40 }, (_, at) =>
      bk(`${String((85 + at) % 100).padStart(2, '0')}-21123`),
    );
    const others = Array.from({ length: 100 }, (_, at) => bk(`21-123${String(at).padStart(2, '0')}`));
    const found = numbers(search(courtOf([...years, ...others]), '21123'));
    expect(found.slice(0, 4)).toEqual(['24-21123', '23-21123', '22-21123', '21-21123']);
    expect(found).toHaveLength(PAGE);
  });

  it('finds every case type, bankruptcy cases first, and does not confuse types', () => {
    const court = courtOf([
      { number: '21-01234', type: 'ap' },
      { number: '21-01234', type: 'bk' },
      { number: '21-01234', type: 'mp' },
    ]);
    expect(search(court, '21-1234').map((one) => one.type)).toEqual(['bk', 'ap', 'mp']);
    expect(search(court, '21-ap-01234').map((one) => one.type)).toEqual(['ap']);
    expect(search(court, 'Adv. Proc. No. 21-01234').map((one) => one.type)).toEqual(['ap']);
  });

  it('matches after every typed character', () => {
    const court = courtOf(['2:21-bk-12345-ABC', '1:21-bk-12377-XYZ', '2:20-bk-10001-ABC'].map(bk));
    for (const typed of '2:21-bk-12345-ABC'.split('').map((_, at, all) => all.slice(0, at + 1).join('')))
      expect(numbers(search(court, typed)), typed).toContain('2:21-bk-12345-ABC');
    for (const whole of ['2112345', '21-12345', '202112345', '21 bk 12345'])
      for (let end = 1; end <= whole.length; end += 1)
        expect(numbers(search(court, whole.slice(0, end))), whole.slice(0, end)).toContain(
          '2:21-bk-12345-ABC',
        );
  });

  it('finds one case type while typing among many cases of another', () => {
    const many = Array.from({ length: 400 }, (_, at) => bk(`21-${String(at).padStart(5, '0')}`));
    const court = courtOf([...many, { number: '21-00398-smb', type: 'ap' }]);
    expect(numbers(search(court, '21-ap'))).toEqual(['21-00398-smb']);
    expect(numbers(search(court, '21-ap-003'))).toEqual(['21-00398-smb']);
  });

  it('parses a typed office, and finds cases printed without one', () => {
    const court = courtOf(['2:21-bk-12345-ABC', '1:21-bk-12346-XYZ', '21-12347'].map(bk));
    expect(numbers(search(court, '22112345'))).toEqual(['2:21-bk-12345-ABC']);
    expect(search(court, '2:21-bk-12346')).toEqual([]);
    expect(numbers(search(court, '2:21-bk-12347'))).toEqual(['21-12347']);
  });

  it('is found among cases of a four-digit year that begins with the same digits', () => {
    const others = Array.from({ length: 100 }, (_, at) => bk(`21-123${String(at).padStart(2, '0')}`));
    const court = courtOf([...others, bk('20-21123')]);
    for (const text of ['2021123', '20-21123']) expect(numbers(search(court, text))[0]).toBe('20-21123');
  });

  it('lists the number itself before longer numbers that begin with it', () => {
    const court = courtOf(['21-00123', '21-12300', '21-12399'].map(bk));
    expect(numbers(search(court, '21-123'))).toEqual(['21-00123', '21-12300', '21-12399']);
  });

  it('finds numbers of an unknown form', () => {
    const court = courtOf([{ number: 'MISC 2021/7-B', type: 'mp' }, bk('21-12345')]);
    expect(numbers(search(court, 'misc 2021 7'))).toEqual(['MISC 2021/7-B']);
  });

  it('returns how the text was interpreted', () => {
    const says = (text: string) => readTypedCaseNumber(text)?.says;
    expect(says('Case No. 2:21-bk-12345-ABC')).toEqual({
      short: '21-bk-12345',
      type: 'bk',
      year: 2021,
      complete: true,
    });
    expect(says('95-236')).toEqual({ short: '95-236', type: null, year: 1995, complete: false });
    expect(says('12345')).toEqual({ short: '12345', type: null, year: null, complete: true });
    expect(says('202112345')).toEqual({ short: '21-12345', type: null, year: 2021, complete: true });
    expect(says('2:')).toEqual({ short: '2:', type: null, year: null, complete: false });
  });

  it.each([
    '',
    ' ',
    '#',
    'Smith',
    'Case No.',
    'bk',
    '3M',
    '7-Eleven',
    '1-800-Flowers',
    '21st Century',
    'Parcel 20, LLC',
    '99 Cents',
    '123-45-6789',
    '512-555-0100',
    '5125550100',
    '2026-11-23',
    '11/23/2026',
    '312345678',
  ])('"%s" is not a case number and is searched as a name', (text) => {
    expect(readTypedCaseNumber(text)).toBeNull();
  });
});
