import { expect, it } from 'vitest';
import { checkJudges } from '../../checking/check-exports';
import { withoutTitle } from './official-title';

it.each([
  ['Hon. Ada Brook', 'Ada Brook'],
  ['The Honorable Ada Brook', 'Ada Brook'],
  ['Judge Judge Brook', 'Brook'],
  ['Chief U.S. Bankruptcy Judge Ada Brook', 'Ada Brook'],
  ['Chapter 13 Trustee Pat Alder', 'Pat Alder'],
  ['Ada Brook', 'Ada Brook'],
  ['Honora Brook', 'Honora Brook'],
  ['Judge, Mary', 'Judge, Mary'],
  ['Judge', 'Judge'],
  ['U.S. Trustee', 'U.S. Trustee'],
  ['', ''],
])('the name of %s is %s', (name, bare) => {
  expect(withoutTitle(name)).toBe(bare);
});

it('a title is removed from the names of a judges file, so that no screen prints it twice', async () => {
  const text = JSON.stringify([{ name: 'Hon. Ada Brook' }, { name: 'Omar Lunt' }]);
  const { records, rejects } = await checkJudges({ name: 'judges.json', text });
  expect([...records].map(({ name }) => name)).toEqual(['Ada Brook', 'Omar Lunt']);
  expect(rejects).toEqual([]);
});
