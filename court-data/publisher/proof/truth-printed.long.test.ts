import { expect, it } from 'vitest';
import { proveDockets, seedOf, tallyText } from './testing/prove-dockets';

it('publishes the truth of a printed docket, or asks', { timeout: 120_000 }, async () => {
  const tally = await proveDockets(
    500,
    seedOf(20261125),
    'court-data/publisher/proof/truth-printed.long.test.ts',
  );
  console.info(tallyText(tally));
  expect(tally.wrong).toBe(0);
  expect(tally.read / tally.dockets).toBeGreaterThanOrEqual(0.35);
});
