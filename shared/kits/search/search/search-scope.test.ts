import { expect, it } from 'vitest';
import { fieldsOf } from './parse-query';
import { readScope, scopeLink } from './search-scope';

const scopeAt = (address: string) =>
  readScope(
    new URLSearchParams(address.split('?')[1] ?? ''),
    address.includes('debtor') ? 'debtor' : 'attorney',
  );

it('an address that says nothing searches among all, one with a text among what its path names', () => {
  expect(scopeAt('/search-debtor')).toBe('all');
  expect(scopeAt('/search-debtor?q=pena')).toBe('debtor');
  expect(scopeAt('/search-debtor?q=pena&in=all')).toBe('all');
  expect(scopeAt('/search-debtor?in=debtor')).toBe('debtor');
});

it('a scope’s address leads to the scope again, with and without a text', () => {
  for (const scope of ['all', 'attorney', 'debtor'] as const)
    for (const text of ['', 'peña & sons']) {
      const address = scopeLink('hearings', scope, text, 'attorney');
      expect(scopeAt(address), address).toBe(scope);
    }
  expect(scopeLink('meetings', 'casenumber', '26-50001', 'attorney')).toBe('/s341-casenumber?q=26-50001');
});

it('among all a number is a case’s, and a name an attorney’s or a debtor’s', () => {
  expect(fieldsOf('all', '26-50001')).toEqual(['casenumber']);
  expect(fieldsOf('all', 'In re Rosa M. Peña, Case No. 26–50001-hto')).toEqual(['casenumber']);
  expect(fieldsOf('all', 'Quesada')).toEqual(['attorney', 'debtor']);
  expect(fieldsOf('debtor', '26-50001')).toEqual(['debtor']);
});
