// @vitest-environment jsdom
import { beginAt } from '@court/contract/testing/page-clock';
import { act } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { fakeCourt } from '../testing/fake-court';
import { renderAt } from '../testing/render-at';
import { DAY, DAY_PATH, MONDAY, NOVEMBER, REFERENCE } from '../testing/sample-day';
import { settle } from '../testing/settle';
import { stubResizeObserver } from '../testing/stub-resize-observer';

const MONTH_PATH = 'hearingCalendar11/months/2026-11';
const ids = () =>
  [...document.querySelectorAll<HTMLElement>('[data-hearing-id]')].map((each) => each.dataset.hearingId);
const row = (id: string) => ({ [`0930~${id}`]: { ...DAY['0930~b'], c: id } });
const COUNT = { 'j-carl-dune~_~o5~bk~13~scheduled~N': 1 };

beginAt('2026-11-21T17:00:00Z');
beforeEach(stubResizeObserver);

it.each([
  ['between two listed days', '24', ['m', 'new', 'w']],
  ['after the last listed day', '27', ['m', 'w', 'new']],
])('the open list gains a court day that gets its first hearing %s', async (_where, day, expected) => {
  const { d23 } = NOVEMBER;
  const court = fakeCourt({
    ...REFERENCE,
    [DAY_PATH]: row('m'),
    'hearingCalendar11/days/2026-11-25': row('w'),
    [MONTH_PATH]: { d23, d25: COUNT },
  });
  renderAt(`/hearing?date=${MONDAY}`);
  await settle();
  await settle(500);
  expect(ids()).toEqual(['m', 'w']);
  act(() => {
    court.write(`hearingCalendar11/days/2026-11-${day}`, row('new'));
    court.write(MONTH_PATH, { d23, d25: COUNT, [`d${day}`]: COUNT });
  });
  await settle();
  await settle(500);
  await settle(30_000);
  expect(ids()).toEqual(expected);
});
