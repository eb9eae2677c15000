import { expect, it } from 'vitest';
import { aHearing } from './a-hearing';
import { checkRecord } from './check-record';
import { leanCopies } from './lean-copies';

it('a lean copy equals the record, and is not the record', () => {
  const lean = leanCopies();
  const checked = checkRecord(
    aHearing('h1', {
      matter: 'x'.repeat(100),
      movant: { attorney: 'A', onBehalfOf: null },
      durationMinutes: 5,
    }),
  );
  const copy = lean(checked);
  expect(copy).toStrictEqual(checked);
  if (!('record' in checked) || !('record' in copy)) throw new Error('the hearing was rejected');
  expect(copy.record.debtors).not.toBe(checked.record.debtors);
});
