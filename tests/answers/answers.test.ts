import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { faultsOf } from './answer-checks';
import { sampleRecords } from './sample-records';
import { SURFACES } from './surfaces';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

test('500 records get the same answer on every surface', () => {
  const samples = sampleRecords(500);
  const states = new Set(samples.flatMap(({ ofRow, ofEntry }) => [ofRow.state, ofEntry.state]));
  expect([...states].sort()).toEqual(['done', 'moved', 'off', 'on', 'unlisted']);
  const { asked, faults } = faultsOf(SURFACES, samples, ({ context }) => vi.setSystemTime(context.now));
  console.info(`${samples.length} records × ${SURFACES.length} surfaces: ${asked} answers compared`);
  expect(faults).toEqual([]);
}, 60_000);
