import { describe, expect, it } from 'vitest';
import { judgeName, namedPeople, shortJudgeName } from '../court/reference';
import { withoutTitle } from './official-title';

describe('a name without its title', () => {
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
  ])('%s is %s', (name, bare) => {
    expect(withoutTitle(name)).toBe(bare);
  });

  it('is what screens print a title before', () => {
    const judges = { 'j-a': { name: 'Hon. Ada Brook' }, 'j-b': { name: 'Judge Omar Lunt' } };
    expect(judgeName('j-a', judges)).toBe('Ada Brook');
    expect(judgeName('j-hon-jose-ruiz', judges)).toBe('Jose Ruiz');
    expect(shortJudgeName('j-b', judges)).toBe('Lunt');
    expect(namedPeople(judges)['j-b']?.name).toBe('Omar Lunt');
  });
});
