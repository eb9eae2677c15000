// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { faultsOf } from './answer-checks';
import { renderedSurfaces } from './rendered-surfaces';
import { sampleRecords } from './sample-records';

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json(null));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('500 records get the same answer in rendered rows', { timeout: 60_000 }, () => {
  const samples = sampleRecords(500);
  const surfaces = renderedSurfaces(samples);
  const { asked, faults } = faultsOf(surfaces, samples);
  console.info(`${samples.length} records × ${surfaces.length} drawn rows: ${asked} answers compared`);
  expect(faults).toEqual([]);
});
