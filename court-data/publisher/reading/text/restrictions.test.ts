import { expect, it } from 'vitest';
import { plainLetters, restrictionIn } from './restrictions';

it.each([
  'Private',
  'Protected Debtor',
  'Debtor (Private)',
  'Tiller - Private',
  'IMPOUNDED',
  'Court users only',
  'Not for display',
  'Do not post',
  'confid.',
  'Party name hidden',
  'XXXXXX',
  'No public access',
  '26-50911-SLD',
  '26-50911 🔒',
])('finds a restriction in the name or number %s', (text) =>
  expect(restrictionIn(text, true)).not.toBeNull(),
);

it.each(['se\u00adaled', 'Sea\u200bled', 'S E A L E D', 'S.E.A.L.E.D', 'Ѕеаlеd', 'ＳＥＡＬＥＤ'])(
  'finds “sealed” in %j, as a reader does',
  (text) => expect(restrictionIn(plainLetters(text), true)).toBe('sealed'),
);

it.each([
  'Motion SEALED',
  'Sealed by order of 11/1',
  'Hearing in sealed case',
  'Motion to compel (filed under seal)',
  'Status, sealed',
  'Status // SEALED',
  'In camera hearing',
  'Closed courtroom',
  'Hearing not open to the public',
  'Case is restricted',
  'Status (court only)',
])('finds a restriction in the matter %s', (text) => expect(restrictionIn(text, false)).not.toBeNull());

it.each([
  'Motion to Seal',
  'Sealed Motion',
  'Motion to File Under Seal',
  'Motion to Reopen Closed Case',
  'Motion to sell property (private sale)',
  'Motion to file redacted exhibits',
])('finds no restriction in the matter %s', (text) => expect(restrictionIn(text, false)).toBeNull());

it.each([
  'Hidden Valley HOA',
  'Seal Beach Properties LLC',
  'Private National Mortgage',
  'A B C D E Holdings',
])('finds no restriction in the name %s', (text) =>
  expect(restrictionIn(plainLetters(text), true)).toBeNull(),
);
