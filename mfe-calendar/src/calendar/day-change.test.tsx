// @vitest-environment jsdom
import { beginAt } from '@court/contract/testing/page-clock';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeCourt } from '../testing/fake-court';
import { renderAt } from '../testing/render-at';
import { DAY, DAY_PATH, MONDAY, REFERENCE, TUESDAY_PATH } from '../testing/sample-day';
import { settle } from '../testing/settle';

const ONE = DAY['0930~b'];
const MONDAYS = { '0930~a': { ...ONE, c: 'Alder' }, '0930~b': { ...ONE, c: 'Birch' } };
const TUESDAYS = { '0930~x': { ...ONE, c: 'Xylo' }, '0930~y': { ...ONE, c: 'Yarrow' } };
const link = (name: string) => screen.getByRole('link', { name });

beginAt('2026-11-21T17:00:00Z');

/** Monday's page, with Tuesday read in advance. */
async function onMonday() {
  const court = fakeCourt({ ...REFERENCE, [DAY_PATH]: MONDAYS, [TUESDAY_PATH]: TUESDAYS });
  const page = renderAt(`/calendar?date=${MONDAY}`);
  await settle();
  page.connect(court.live);
  await settle(500);
  const toTuesday = async () => {
    fireEvent.click(link('Next day'));
    await settle();
  };
  return { court, page, toTuesday };
}

it('shows another day in the rows that are there, without the focus of a hearing of the day before', async () => {
  const { toTuesday } = await onMonday();
  const before = [link('Alder'), link('Birch')];
  act(() => before[1]?.focus());
  await toTuesday();
  expect([link('Xylo'), link('Yarrow')]).toEqual(before);
  expect(before.map((each) => each.getAttribute('href'))).toEqual([
    expect.stringContaining('x'),
    expect.stringContaining('y'),
  ]);
  expect(document.activeElement).toBe(document.body);
  expect(screen.queryByText('Alder')).toBeNull();
});

it('keeps a hearing in its own row while its day is open, also after a live change above it', async () => {
  const { court, toTuesday } = await onMonday();
  await toTuesday();
  const yarrow = link('Yarrow');
  act(() => yarrow.focus());
  act(() => court.write(TUESDAY_PATH, { ...TUESDAYS, '0930~0': { ...ONE, n: '26-00001', c: 'Aspen' } }));
  await settle();
  expect(link('Aspen')).toBeTruthy();
  expect(link('Yarrow')).toBe(yarrow);
  expect(document.activeElement).toBe(yarrow);
});

it('marks no row of the next day as changed or as moved by a change of the day before', async () => {
  const { court, toTuesday } = await onMonday();
  act(() => court.write(DAY_PATH, { ...MONDAYS, '0930~a': { ...MONDAYS['0930~a'], s: 'vacated' } }));
  expect(link('Alder').closest('li')?.textContent).toContain('Changed');
  await toTuesday();
  expect(link('Xylo').closest('li')?.textContent).not.toMatch(/Changed|Vacated/);
});
