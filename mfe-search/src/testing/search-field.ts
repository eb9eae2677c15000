import { act, fireEvent, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { fakeCourt } from './fake-court';
import { renderAt } from './render-at';
import { attorneyIndex } from './sample-index';

/** Advances the fake clock by `ms`, in steps so that the network can answer. */
export const settle = async (ms = 0) => {
  for (let turn = 0; turn < 5; turn += 1) await act(() => vi.advanceTimersByTimeAsync(ms / 5));
};
export const field = () => screen.getByRole<HTMLInputElement>('searchbox');
/** Types into the field, then waits `ms`. */
export const type = async (value: string, ms = 500) => {
  fireEvent.change(field(), { target: { value } });
  await settle(ms);
};
/** The results on the screen, as text, without their buttons. */
export const found = () =>
  [...document.querySelectorAll('[data-found]')].map((row) => {
    const words = row.cloneNode(true) as Element;
    for (const button of words.querySelectorAll('button')) button.remove();
    return words.textContent?.replaceAll('\u00a0', ' ').trim();
  });
/** Presses keys on the focused element. */
export const press = (...keys: string[]) => {
  for (const key of keys) fireEvent.keyDown(document.activeElement ?? field(), { key });
};
/** The focused element, as text. */
export const focused = () => document.activeElement?.textContent;
/** The announced texts. */
export const told = () =>
  screen
    .getAllByRole('status')
    .map((each) => each.textContent)
    .filter(Boolean);
/** Opens a search page in a court with the data `tree`. */
export const open = async (address: string, tree: Record<string, unknown> = attorneyIndex()) => {
  const court = fakeCourt(tree);
  const page = renderAt(address);
  await settle();
  return { court, page };
};
