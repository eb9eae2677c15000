// @vitest-environment jsdom
import { beginAt } from '@court/contract/testing/page-clock';
import { restUrl } from '@court/domain';
import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { COURT, fakeCourt } from '../testing/fake-court';
import { renderAt } from '../testing/render-at';
import { REFERENCE } from '../testing/sample-day';
import { settle } from '../testing/settle';

const PATH = 'hearingCalendarEntries11/h1';

beginAt('2026-11-21T17:00:00Z');
afterEach(() => {
  globalThis.__courtEarlyReads = {};
});

it('does not deny a hearing because an older copy on the device has none, but after the court has answered', async () => {
  globalThis.__courtEarlyReads = {
    [restUrl(COURT.client.databaseURL, PATH)]: {
      at: Date.now(),
      answer: Promise.resolve(undefined),
      old: { json: null, at: Date.now() - 86_400_000 },
    },
  };
  const court = fakeCourt(REFERENCE);
  court.setUp(false);
  const page = renderAt('/hearing-detail/h1');
  const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
  await settle(5_000);
  expect(heading()).toBe('We couldn’t load this hearing');
  court.setUp(true);
  page.connect(court.live);
  await settle(500);
  expect(heading()).toBe('We couldn’t find this hearing');
});
