// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { type ListedCase, SubscribeToCases } from './subscribe-to-cases';

// jsdom has no modal dialogs
HTMLDialogElement.prototype.showModal = vi.fn(function (this: HTMLDialogElement) {
  this.open = true;
});
afterEach(cleanup);

const CASE: ListedCase = { id: 'c2650001-bk', number: '26-50001', name: 'Rosa Peña' };

/** Opens the dialog of a list with these cases. */
function openList(cases: ListedCase[]): HTMLElement {
  render(<SubscribeToCases feeds={{ url: 'feeds/txwb', attorneys: [] }} cases={cases} />);
  fireEvent.click(screen.getByRole('button', { name: 'Subscribe to each case on my list' }));
  return screen.getByRole('dialog');
}

test('lists cases with the date on the list, and last those whose date is canceled or moved', () => {
  const date = { kind: 'hearings', day: 'Thu, Dec 3', status: null, isOff: false } as const;
  const withdrawn = {
    ...CASE,
    id: 'c2650002-bk',
    number: '26-50002',
    date: { ...date, status: 'withdrawn', isOff: true },
  };
  const missing = { ...CASE, id: 'c3', number: '26-50003', date: { ...date, status: 'removed' } };
  const dated = { ...CASE, date: { ...date, kind: 'meetings' as const } };
  const dialog = openList([withdrawn, dated, missing]);
  const parts = [...dialog.querySelectorAll('summary, [data-case] > p')].map((each) => each.textContent);
  expect(parts).toEqual([
    'Rosa Peña 26-50001 341 meeting Thu, Dec 3',
    'Rosa Peña 26-50003 Hearing Removed',
    '1 case whose date is canceled or moved',
    'Rosa Peña 26-50002 Hearing Withdrawn',
  ]);
});

test('a list has no feed of its own, and says why', () => {
  openList([CASE]);
  expect(screen.getByText(/stays on this device, so each case has its own calendar/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Subscribe: 26-50001 Rosa Peña' })).toBeTruthy();
});
