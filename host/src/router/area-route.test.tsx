// @vitest-environment jsdom
import type { PageConfig, Release } from '@court/contract';
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CourtsProvider } from '../courts/courts-context';
import { areaRegistry } from '../remotes/registry';
import { RemoteError } from '../remotes/remote-error';
import { areaRoute } from './area-route';
import { closeRouters, goTo, openRouter } from './testing/open-router';

afterEach(closeRouters);

const release = { version: '1.4.0', preload: [] as Release['preload'] } as Release;

function Stops(): never {
  throw new Error('no such field');
}

test('an area whose screen throws is reported as crashed, and as running when a screen renders again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const routes = [
    { path: 'stops', element: <Stops /> },
    { path: 'stands', element: <h1>Here</h1> },
  ];
  const report = vi.fn();
  const ready = { status: 'ready' as const, release, module: { routes } };
  const error = new RemoteError('mfe-calendar', '1.4.0', 'crash');
  const onThrown = async () => ({ status: 'failed' as const, error });
  const parts = { skipped: null, onRetry: async () => {}, onThrown, report };
  const route = areaRoute('mfe-calendar', ready, parts);
  const page: Pick<PageConfig, 'registry' | 'areas'> = { registry: { generatedAt: 0, areas: {} }, areas: {} };
  const courts = { courts: [], registry: areaRegistry(page, () => null), renew: () => {} };
  const router = openRouter('/stops', [{ path: '/', children: [route] }], (view) => (
    <CourtsProvider value={courts}>{view}</CourtsProvider>
  ));
  expect(await screen.findByRole('alert', {}, { timeout: 10_000 })).toBeTruthy();
  await vi.waitFor(() => expect(report.mock.lastCall).toEqual(['crash']));
  await goTo(router, '/stands');
  expect(await screen.findByText('Here', {}, { timeout: 10_000 })).toBeTruthy();
  await vi.waitFor(() => expect(report.mock.lastCall).toEqual([null]));
});
