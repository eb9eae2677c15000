import {
  CONTRACT,
  CONTRACT_KEY,
  CONTRACT_VERSION,
  LIBRARIES,
  remoteShared,
} from '@court/federation/share-list';
import { expect, test } from 'vitest';
import { contractExports, hostRemedy, incompatibility, providedModules } from './host-provides';

const host = {
  contract: 1,
  provides: { react: '19.3.1', '@court/contract': '1.2.0', mf: '2.9.2', early: '0.2.0' },
  exports: ['courtAtom', 'Link'],
};
const why = (needs: Record<string, string>, contract = 1, uses: string[] = []) =>
  incompatibility(host, { contract, needs, uses });

test('a release runs if its contract is the host’s and the host provides all it needs', () => {
  expect(why({ react: '^19.0.0', '@court/contract': '^1.2.0', mf: '2.9.2' }, 1, ['Link'])).toBeNull();
});

test.each([
  [{}, 2, 'contract 2'],
  [{ jotai: '^2.0.0' }, 1, 'jotai, which the host does not provide'],
  [{ react: '^20.0.0' }, 1, 'react ^20.0.0'],
  [{ react: '^18.0.0' }, 1, 'react ^18.0.0'],
  [{ react: '^19.4.0' }, 1, 'it needs react ^19.4.0, and the host provides 19.3.1'],
  [{ '@court/contract': '^1.3.0' }, 1, 'and the host provides 1.2.0'],
  [{ '@court/contract': '^1.2.1' }, 1, 'and the host provides 1.2.0'],
  [{ mf: '^2.9.3' }, 1, 'mf ^2.9.3'],
  // before 1.0.0 the second number is the major version, as on the page
  [{ early: '^0.1.2' }, 1, 'early ^0.1.2'],
] as const)('needs %o of contract %i are not met, and the reason says which', (needs, contract, words) => {
  expect(why(needs, contract)).toContain(words);
});

test('the reason names a contract export that the host lacks', () => {
  expect(why({}, 1, ['courtAtom', 'newAtom'])).toContain('newAtom');
});

test('an older release without recorded names is checked only by its modules', () => {
  expect(incompatibility(host, { contract: 1, needs: { react: '^19.0.0' } })).toBeNull();
  expect(incompatibility(host, { contract: 1, needs: { '@court/earlier-part': '^1.0.0' } })).toContain(
    '@court/earlier-part',
  );
});

test('the remedy says to release the host, or that this checkout’s host is too old too', () => {
  expect(hostRemedy({ contract: CONTRACT, needs: LIBRARIES })).toContain('npm run release -- host');
  const needs = { react: '^19.99.0' };
  expect(hostRemedy({ contract: CONTRACT, needs })).toMatch(
    /Nor does the host of this checkout: it needs react \^19\.99\.0, and .* Update this checkout/,
  );
});

test('a remote needs the minor version of each library that it was built with', () => {
  const { react, 'jotai/utils': utils } = remoteShared('production');
  const [major, minor] = providedModules().react?.split('.') ?? [];
  expect(react?.requiredVersion).toBe(`^${major}.${minor}.0`);
  expect(utils?.requiredVersion).toMatch(/^\^2\.\d+\.0$/);
});

test('a remote of another repository records no names, so it needs the contract’s minor version', () => {
  const range = (elsewhere: boolean) => remoteShared('production', elsewhere)[CONTRACT_KEY]?.requiredVersion;
  expect(range(true)).toBe(`^${CONTRACT_VERSION.split('.', 2).join('.')}.0`);
  expect(range(false)).toBe(`^${CONTRACT}.0.0`);
});

test('the current host provides libraries and the contract', () => {
  expect(providedModules()).toMatchObject({
    react: expect.stringMatching(/^19\./),
    '@court/contract': expect.stringMatching(/^\d+\.\d+\.\d+$/),
  });
});

test('the contract’s names are its run-time exports, without types', () => {
  const names = contractExports();
  expect(names).toContain('courtAtom');
  expect(names).toContain('Link');
  expect(names).not.toContain('Release');
  expect(names).toEqual([...new Set(names)].sort());
});
