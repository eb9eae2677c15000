import { expect, it } from 'vitest';
import { RecordAliases } from './record-aliases';

const aliases = (stored: Record<string, string>, ...exported: string[]) =>
  new RecordAliases(stored, (key) => exported.includes(key));
const ALIAS = 'publisher11/sums/aliases/hearings';

it('an alias maps the export’s id to the public id, and back', () => {
  const found = aliases({ at2: 'at9' }, 'at2');
  expect([found.publicId('at2'), found.publicKey('at2'), found.ownKey('at9')]).toEqual(['at9', 'at9', 'at2']);
  expect([found.publicKey('other'), found.ownKey('other'), found.ownKey('at2')]).toEqual([
    'other',
    'other',
    null,
  ]);
  expect(found.changes('hearings')).toEqual({});
});

it('an alias ends if the hearing returns to its first time', () => {
  const found = aliases({ at2: 'at9' }, 'at9');
  expect([found.ownKey('at9'), found.publicKey('at2')]).toEqual(['at9', 'at2']);
  expect(found.changes('hearings')).toEqual({ [`${ALIAS}/at2`]: null });
});

it('another hearing at the first time gets an unused id, and keeps it', () => {
  const found = aliases({ at2: 'at9' }, 'at2', 'at9', 'at9_2');
  expect([found.publicId('at2'), found.publicId('at9')]).toEqual(['at9', 'at9_3']);
  expect(found.changes('hearings')).toEqual({ [`${ALIAS}/at9`]: 'at9_3' });
  const next = aliases({ at2: 'at9', at9: 'at9_3' }, 'at2', 'at9', 'at9_2');
  expect([next.publicId('at2'), next.publicId('at9'), next.changes('hearings')]).toEqual([
    'at9',
    'at9_3',
    {},
  ]);
});

it('a public id keeps only its last own id', () => {
  const found = aliases({ at2: 'at9' }, 'at3');
  found.add('at3', 'at9');
  expect([found.ownKey('at9'), found.publicId('at2')]).toEqual(['at3', undefined]);
  expect(found.changes('hearings')).toEqual({ [`${ALIAS}/at2`]: null, [`${ALIAS}/at3`]: 'at9' });
});
