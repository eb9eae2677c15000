import { describe, expect, it } from 'vitest';
import { isMasked, numberDoubt } from './case-number-doubts';

describe('a case number', () => {
  it.each([
    '26-5O911',
    '26-509ll',
    '26-5091I',
    '26-5091l-hto',
    '2б-50911',
    'Z6-50911',
    '26-S0911',
    '26-1234S',
    '26-5О911',
    '5:26-bk-5O911',
    'Case No. 26-5091|',
  ])('is doubtful if a letter in it looks like a digit: %s', (text) =>
    expect(numberDoubt(text)?.kind).toBe('letters'),
  );

  it.each([
    '26-50911',
    '26-50911-hto',
    '26‑50911',
    '26 B 50911',
    '26-50911-BLS',
    '26-50911-S',
    '5:26-bk-50911-LSO',
    'A09-00234',
    '26-50911 (SO)',
    '26-50911A',
    '26-05012 (Adv.)',
  ])('is certain: %s', (text) => expect(numberDoubt(text)).toBeNull());

  it.each([
    ['26-50911 to 26-50915', 'range'],
    ['26-50911 thru 50915', 'range'],
    ['26-50911 and 3 others', 'range'],
    ['26-50911 & 26-50912', 'several'],
    ['SEALED', 'form'],
    ['2650911', 'form'],
  ])('that names other cases too, or none, is doubtful: %s', (text, kind) =>
    expect(numberDoubt(text)?.kind).toBe(kind),
  );

  it('is masked if few of its digits are printed', () => {
    expect(['SEALED', '26-XXXXX', '[26-***]'].every(isMasked)).toBe(true);
    expect(['26-5O911', '26-50911'].some(isMasked)).toBe(false);
  });
});
