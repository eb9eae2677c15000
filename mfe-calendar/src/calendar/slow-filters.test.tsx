// @vitest-environment jsdom
import { beginAt } from '@court/contract/testing/page-clock';
import { startTransition, use } from 'react';
import { expect, it, vi } from 'vitest';
import { fakeCourt } from '../testing/fake-court';
import { renderAt } from '../testing/render-at';
import { DAY, DAY_PATH, MONDAY, REFERENCE } from '../testing/sample-day';
import { settle } from '../testing/settle';

const never = new Promise<never>(() => {});

/** Simulates filters whose file never arrives. */
vi.mock('@court/docket/filters/filter-bar', () => ({ FilterBar: () => use(never) }));

beginAt('2026-11-21T17:00:00Z');

it('shows a day that arrives live although the file of its filters does not arrive', async () => {
  const { live } = fakeCourt({ ...REFERENCE, [DAY_PATH]: DAY });
  vi.stubGlobal('fetch', () => never);
  const { connect } = renderAt(`/calendar?date=${MONDAY}`);
  await settle();
  expect(document.querySelectorAll('[data-hearing-id]')).toHaveLength(0);
  await connect({
    ...live,
    // the host does the same
    watch: (path, onValue, ...rest) =>
      live.watch(path, (value) => queueMicrotask(() => startTransition(() => onValue(value))), ...rest),
  });
  await settle();
  expect(document.querySelectorAll('[data-hearing-id]')).toHaveLength(3);
});
