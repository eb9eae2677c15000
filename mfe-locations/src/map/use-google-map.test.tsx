// @vitest-environment jsdom
import type { PageCourt } from '@court/contract';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DistrictFigure } from './district-figure';

const COURT = { code: 'wawb', displayName: 'Sample Court' } as PageCourt;
const KEYED = { ...COURT, mapsKey: 'AIzaSy-no-key-of-anybody' };
const SORRY = 'Google Maps cannot be shown now. The list of offices is complete without it.';
const NONE = { status: 'none', map: null } as const;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const frame = () => document.querySelector('iframe');
const show = (court: PageCourt) =>
  render(<DistrictFigure court={court} reading={NONE} offices={[]} office={null} onRetry={() => {}} />);
const tell = (data: unknown, from: Partial<MessageEventInit> = {}) =>
  act(() => {
    const source = frame()?.contentWindow ?? null;
    window.dispatchEvent(new MessageEvent('message', { data, source, origin: location.origin, ...from }));
  });
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('shows no iframe and no error without a key or a network', () => {
  show(COURT);
  expect(frame()).toBeNull();
  cleanup();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show(KEYED);
  expect(frame()).toBeNull();
  expect(screen.queryByText(SORRY)).toBeNull();
});

test('says that a slow map is still loading, offers a retry, and shows the map when it arrives', () => {
  show(KEYED);
  const first = frame();
  expect(first?.getAttribute('src')).toBe('/google-map.html#wawb');
  pass(4999);
  expect(screen.queryByText(/Google Maps is still loading/)).toBeNull();
  pass(55_001);
  expect(screen.getByText(/Google Maps is still loading/)).toBeTruthy();
  expect(screen.queryByText(SORRY)).toBeNull();
  const again = screen.getByRole('button');
  fireEvent.click(again);
  expect(screen.queryByText(/Google Maps is still loading/)).toBeNull();
  expect(frame()).not.toBe(first);
  pass(60_000);
  tell({ 'court-google-map': 'shown' });
  expect(screen.queryByText(/Google Maps is still loading/)).toBeNull();
  expect(document.querySelector('[data-map="shown"]')).not.toBeNull();
});

test('removes a map that Google refuses, and announces it once', () => {
  show(KEYED);
  tell({ 'court-google-map': 'failed' });
  expect(frame()).toBeNull();
  pass(10_000);
  expect(screen.getAllByText(SORRY).filter((each) => each.closest('[role="status"]'))).toHaveLength(1);
});

test('keeps a loaded map until Google refuses it', () => {
  show(KEYED);
  tell({ 'court-google-map': 'shown' });
  pass(60_000);
  expect(frame()).not.toBeNull();
  tell({ 'court-google-map': 'failed' });
  expect(frame()).toBeNull();
});

test('ignores messages from other senders', () => {
  show(KEYED);
  const failed = { 'court-google-map': 'failed' };
  tell(failed, { source: window });
  tell(failed, { origin: 'https://elsewhere.test' });
  for (const data of [null, 'failed', { 'court-google-map': 'gone' }]) tell(data);
  expect(frame()).not.toBeNull();
});
