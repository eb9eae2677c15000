// @vitest-environment jsdom
import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { COURT, fakeCourt } from '../testing/fake-court';
import { renderAt } from '../testing/render-at';
import { DAY, DAY_PATH, MONDAY, REFERENCE } from '../testing/sample-day';
import { settle } from '../testing/settle';

const written: string[] = [];

const print = async () => {
  await settle();
  act(() => void window.dispatchEvent(new Event('beforeprint')));
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-23T15:12:00Z') });
  vi.spyOn(CSSStyleSheet.prototype, 'replaceSync').mockImplementation((rule) => void written.push(rule));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  written.length = 0;
});

it('prints court, judge, day, time of the data and page x of y in the margins of every page', async () => {
  fakeCourt({ ...REFERENCE, [DAY_PATH]: DAY });
  renderAt(`/calendar?date=${MONDAY}&judge=j-ada-brook`);
  await print();
  const rule = written.at(-1) ?? '';
  expect(rule).toContain('@top-left { content: "Sample Court"');
  expect(rule).toContain('@top-right { content: "Mon, Nov 23, 2026 · Hearings · Judge Brook"');
  expect(rule).toContain('@bottom-left { content: "Unofficial copy, as of Mon, Nov 23, 2026, 9:12 AM CST. ');
  expect(rule).toContain('@bottom-right { content: "Page " counter(page) " of " counter(pages) ""');
  expect(rule).not.toContain('landscape');
  expect(document.body.textContent).toContain('Sample Court · Mon, Nov 23, 2026 · Hearings · Judge Brook');
});

it("prints the time of the last check of the court's records, not of the reading", async () => {
  const checkedAt = Date.parse('2026-11-23T14:40:00Z');
  fakeCourt({ ...REFERENCE, [DAY_PATH]: DAY, lastUpdated11: { hearings: checkedAt, version: 2, checkedAt } });
  renderAt(`/calendar?date=${MONDAY}`);
  await print();
  expect(written.at(-1)).toContain('as of Mon, Nov 23, 2026, 8:40 AM CST. ');
});

it('escapes court names, so that none can end its text in the CSS rule', async () => {
  fakeCourt({ ...REFERENCE, [DAY_PATH]: DAY });
  renderAt(`/calendar?date=${MONDAY}`, { ...COURT, displayName: 'Court "of" \\ here' });
  await print();
  expect(written.at(-1)).toContain('@top-left { content: "Court \\22 of\\22  \\5c  here"');
});

it('has the margin rules only while it is printed', async () => {
  fakeCourt({ ...REFERENCE, [DAY_PATH]: DAY });
  renderAt(`/calendar?date=${MONDAY}`);
  await print();
  expect(document.adoptedStyleSheets).toHaveLength(1);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(document.adoptedStyleSheets).toHaveLength(0);
  await print();
  cleanup();
  expect(document.adoptedStyleSheets).toHaveLength(0);
});
