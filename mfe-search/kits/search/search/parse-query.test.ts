import { expect, it } from 'vitest';
import { fieldsOf, nameInCaption, parseQuery, readScope, scopeLink } from './parse-query';

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

it('reads a pasted caption as a number in the case search, and as a name in the name searches', () => {
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

it("reads text that cannot be a case number as a debtor's name", () => {
  expect(parseQuery('casenumber', 'Parcel 20, LLC')).toEqual({
    as: 'name',
    field: 'debtor',
    name: 'Parcel 20, LLC',
    number: null,
  });
  expect(parseQuery('casenumber', ' – ').as).toBe('nothing');
  expect(parseQuery('attorney', '(+)').as).toBe('nothing');
});

const scopeAt = (address: string) =>
  readScope(
    new URLSearchParams(address.split('?')[1] ?? ''),
    address.includes('debtor') ? 'debtor' : 'attorney',
  );

it('searches all fields without a query, and the field of the path with a text', () => {
  expect(scopeAt('/search-debtor')).toBe('all');
  expect(scopeAt('/search-debtor?q=pena')).toBe('debtor');
  expect(scopeAt('/search-debtor?q=pena&in=all')).toBe('all');
  expect(scopeAt('/search-debtor?in=debtor')).toBe('debtor');
});

it('writes an address that leads to the same scope, with and without a text', () => {
  for (const scope of ['all', 'attorney', 'debtor'] as const)
    for (const text of ['', 'peña & sons']) {
      const address = scopeLink('hearings', scope, text, 'attorney');
      expect(scopeAt(address), address).toBe(scope);
    }
  expect(scopeLink('meetings', 'casenumber', '26-50001', 'attorney')).toBe('/s341-casenumber?q=26-50001');
});

it('searches a number among cases, and a name among attorneys and debtors, if the scope is all', () => {
  expect(fieldsOf('all', '26-50001')).toEqual(['casenumber']);
  expect(fieldsOf('all', 'In re Rosa M. Peña, Case No. 26–50001-hto')).toEqual(['casenumber']);
  expect(fieldsOf('all', 'Quesada')).toEqual(['attorney', 'debtor']);
  expect(fieldsOf('debtor', '26-50001')).toEqual(['debtor']);
});
