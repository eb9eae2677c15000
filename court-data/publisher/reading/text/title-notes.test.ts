import { expect, it } from 'vitest';
import { numberAndTitle } from './title-notes';

it.each([
  ['26-50101-hto\nMarisol Quint', '26-50101-hto', 'Marisol Quint'],
  ['26-50101-hto Marisol Quint', '26-50101-hto', 'Marisol Quint'],
  ['26-50101 - Smith', '26-50101', 'Smith'],
  ['26-50101-hto Smith-Jones, Ana', '26-50101-hto', 'Smith-Jones, Ana'],
  ['2:26-bk-10961: Tallow Creek Holdings, LLC', '2:26-bk-10961', 'Tallow Creek Holdings, LLC'],
  ['26-05007-hto\nQuint v. Harbor Lane\n(Lead)', '26-05007-hto', 'Quint v. Harbor Lane\n(Lead)'],
])('%j is the number %s and the title %j', (cell, number, title) =>
  expect(numberAndTitle(cell)).toEqual({ number, title }),
);

it.each(['26-50101-hto', '26-50101-hto (Jointly Administered)', 'Marisol Quint', '26-50101-hto-13', ''])(
  '%j is not a number with a title',
  (cell) => expect(numberAndTitle(cell)).toBeNull(),
);
