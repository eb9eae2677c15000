// @vitest-environment jsdom
import type { Release } from '@court/contract';
import { expect, test } from 'vitest';
import { checkRelease, type Offer } from './load-release';
import { RemoteError, type RemoteFailure } from './remote-error';
import { NO_FACTS } from './testing/facts';

const offer: Offer = {
  production: true,
  provided: { react: '19.3.1', jotai: '2.20.3', '@module-federation/enhanced': '2.9.2' },
  contract: new Set(['courtAtom', 'Link']),
};
const release: Release = {
  version: '1.0.0',
  releasedAt: 0,
  entry: '/mfe-calendar/1.0.0/remoteEntry.js',
  integrity: `sha384-${'A'.repeat(64)}`,
  container: 'mfe_calendar_1_0_0',
  contract: 2,
  ...NO_FACTS,
  needs: { react: '^19.0.0', '@module-federation/enhanced': '^2.9.2' },
  uses: ['courtAtom'],
  preload: [],
};

function refusal(changes: Partial<Release>, with_: Partial<Offer> = {}): RemoteFailure | null {
  try {
    checkRelease('mfe-calendar', { ...release, ...changes }, { ...offer, ...with_ });
    return null;
  } catch (error) {
    return error instanceof RemoteError ? error.failure : null;
  }
}

test('a release whose needs are met is accepted', () => {
  expect(refusal({})).toBeNull();
});

test('a release without integrity is refused', () => {
  expect(refusal({ integrity: null })).toBe('integrity');
  expect(refusal({ integrity: '' })).toBe('integrity');
  expect(refusal({ integrity: 'sha384-' })).toBe('integrity');
  expect(refusal({ integrity: `md5-${'A'.repeat(64)}` })).toBe('integrity');
});

test('only a development page loads without integrity', () => {
  expect(refusal({ integrity: null }, { production: false })).toBeNull();
});

test('a release of another contract version is refused as skew', () => {
  expect(refusal({ contract: 1 })).toBe('skew');
});

test('a need for a version or a module that the host does not provide is skew', () => {
  expect(refusal({ needs: { jotai: '^3.0.0' } })).toBe('skew');
  expect(refusal({ needs: { '@court/earlier-part': '^1.0.0' } })).toBe('skew');
});

test('a release built with a newer minor version of React is skew', () => {
  expect(refusal({ needs: { react: '^19.4.0' } })).toBe('skew');
  expect(refusal({ needs: { react: '^19.3.0' } })).toBeNull();
});

test('a name that the page’s contract does not export is skew', () => {
  expect(refusal({ uses: ['courtAtom', 'newAtom'] })).toBe('skew');
  expect(refusal({ uses: ['courtAtom', 'Link'] })).toBeNull();
});

test('a release built with a newer Module Federation is skew, because it runs on the host’s copy', () => {
  expect(refusal({ needs: { '@module-federation/enhanced': '^2.9.3' } })).toBe('skew');
  expect(refusal({ needs: { '@module-federation/enhanced': '^2.5.0' } })).toBeNull();
});
