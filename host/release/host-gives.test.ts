import { expect, test } from 'vitest';
import { hostGives, whyNot } from './host-gives';

const host = { contract: 1, gives: { react: '19.3.1', '@court/shared/router': '1.2.0', mf: '2.9.2' } };
const why = (needs: Record<string, string>, contract = 1) => whyNot(host, { contract, needs });

test('a release runs where its contract is the host’s and all it needs is given', () => {
  expect(why({ react: '^19.0.0', '@court/shared/router': '^1.2.0', mf: '2.9.2' })).toBeNull();
});

test.each([
  [{}, 2, 'contract 2'],
  [{ jotai: '^2.0.0' }, 1, 'jotai, which the host does not give'],
  [{ react: '^20.0.0' }, 1, 'react ^20.0.0'],
  [{ react: '^18.0.0' }, 1, 'react ^18.0.0'],
  [{ '@court/shared/router': '^1.3.0' }, 1, 'and the host gives 1.2.0'],
  [{ '@court/shared/router': '^1.2.1' }, 1, 'and the host gives 1.2.0'],
  [{ mf: '2.9.3' }, 1, 'mf 2.9.3'],
] as const)('needs %o of contract %i are not met, and it says which', (needs, contract, words) => {
  expect(why(needs, contract)).toContain(words);
});

test('the present host gives libraries and shared parts', () => {
  expect(hostGives()).toMatchObject({
    react: expect.stringMatching(/^19\./),
    '@court/shared/router': '1.0.0',
  });
});
