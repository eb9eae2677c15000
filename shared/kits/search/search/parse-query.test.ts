import { expect, it } from 'vitest';
import { nameInCaption, parseQuery } from './parse-query';

it.each([
  ['In re Rosa M. Peña, Case No. 26–50001-hto', 'Rosa M. Peña'],
  ['In re: Rosa M. Peña (26-50001)', 'Rosa M. Peña'],
  [
    'IN RE ROSA M. PEÑA, Debtor, Chapter 13 Case No. 2:26-bk-50001-HTO, before Judge Oakesmith',
    'ROSA M. PEÑA',
  ],
  ['Smith v. Jones, Adv. No. 26-05001', 'Smith'],
  ['26-50001 Rosa M. Peña', '26-50001 Rosa M. Peña'],
  ['In the matter of Nova Case Logic, Inc.', 'Nova Case Logic, Inc.'],
  ['Peña', 'Peña'],
  ['Mary V. Jones', 'Mary V. Jones'],
  ['7-Eleven', '7-Eleven'],
  ['1-800-Flowers', '1-800-Flowers'],
  ['Case', 'Case'],
])('the name in "%s" is %s', (text, name) => {
  expect(nameInCaption(text)).toBe(name);
});

it('a pasted caption is a number where numbers are searched, and a name where names are', () => {
  const caption = 'In re Rosa M. Peña, Case No. 26–50001-hto';
  const number = parseQuery('casenumber', caption);
  expect(number.as === 'number' && [number.typed.says.short, number.name]).toEqual([
    '26-50001',
    'Rosa M. Peña',
  ]);
  expect(parseQuery('debtor', caption)).toEqual({
    as: 'name',
    field: 'debtor',
    name: 'Rosa M. Peña',
    number: '26-50001',
  });
  const adversary = parseQuery('casenumber', 'Smith v. Jones, Adv. No. 26-05001');
  expect(adversary.as === 'number' && adversary.typed.says.short).toBe('26-05001');
});

it('what cannot be a case number is a debtor’s name', () => {
  expect(parseQuery('casenumber', 'Parcel 20, LLC')).toEqual({
    as: 'name',
    field: 'debtor',
    name: 'Parcel 20, LLC',
    number: null,
  });
  expect(parseQuery('casenumber', ' – ').as).toBe('nothing');
  expect(parseQuery('attorney', '(+)').as).toBe('nothing');
});
