import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { faultsOf } from './answer-checks';
import { sampleRecords } from './sample-records';
import { SURFACES } from './surfaces';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

test('20,000 records get the same answer on every surface', { timeout: 1_200_000 }, () => {
  const samples = sampleRecords(20_000);
  const { asked, faults } = faultsOf(SURFACES, samples, ({ context }) => vi.setSystemTime(context.now));
  console.info(`${samples.length} records × ${SURFACES.length} surfaces: ${asked} answers compared`);
  expect(faults).toEqual([]);
});
