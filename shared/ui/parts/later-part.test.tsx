// @vitest-environment jsdom

import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { Component, type ReactNode, Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Afterwards, laterPart, MissingParts } from './later-part';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const lost = () => Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });
const Filters = () => <button type="button">Judge</button>;
const MISSING = /^Filters and some other controls could not be loaded/;
/** Selects the visible text: the live region keeps the announced text. */
const SAID = { selector: 'p > span' };

class Boundary extends Component<{ children: ReactNode }> {
  override state = { error: '' };
  static getDerivedStateFromError = (error: Error) => ({ error: error.message });
  override render() {
    return this.state.error ? <p>{this.state.error}</p> : this.props.children;
  }
}

function show(load: () => Promise<typeof Filters>, Instead?: typeof Filters): HTMLElement {
  const Part = laterPart(load, Instead);
  return render(
    <Provider store={createStore()}>
      <Boundary>
        <MissingParts />
        <p>26-50001 Peña</p>
        <Suspense>
          <Part />
        </Suspense>
      </Boundary>
    </Provider>,
  ).container;
}

test('the screen stays and reports a part that fails to load, and shows it after a retry', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const load = vi.fn<() => Promise<typeof Filters>>().mockRejectedValue(lost());
  show(load);
  expect(await screen.findByText(MISSING, SAID)).toBeDefined();
  expect(load).toHaveBeenCalledTimes(2);
  expect(error).toHaveBeenCalledOnce();
  expect(screen.getByText('26-50001 Peña')).toBeDefined();
  load.mockResolvedValue(Filters);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Judge' })).toBeDefined();
  await waitFor(() => expect(screen.queryByText(MISSING, SAID)).toBeNull());
});

test('one automatic retry is enough if the network failed once', async () => {
  show(vi.fn<() => Promise<typeof Filters>>().mockRejectedValueOnce(lost()).mockResolvedValue(Filters));
  expect(await screen.findByRole('button', { name: 'Judge' })).toBeDefined();
  expect(screen.queryByText(MISSING, SAID)).toBeNull();
});

test('shows the replacement of a part that fails to load, if it has one', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  show(
    () => Promise.reject(lost()),
    () => <button type="button">All rows</button>,
  );
  expect(await screen.findByRole('button', { name: 'All rows' })).toBeDefined();
});

test('the area catches an error of the part itself', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const page = show(() => Promise.reject(new Error('is not a function')));
  await waitFor(() => expect(page.textContent).toBe('is not a function'));
});

test('a part that nobody waits for is not requested while the page shows its first paint', async () => {
  document.documentElement.dataset.firstPaint = 'waiting';
  const load = vi.fn(async () => Filters);
  const Part = laterPart(load);
  render(
    <Provider store={createStore()}>
      <Afterwards fallback={<p>Room for filters</p>}>
        <Part />
      </Afterwards>
    </Provider>,
  );
  expect(screen.getByText('Room for filters')).toBeTruthy();
  expect(load).not.toHaveBeenCalled();
  delete document.documentElement.dataset.firstPaint;
  expect(await screen.findByRole('button', { name: 'Judge' })).toBeTruthy();
  expect(screen.queryByText('Room for filters')).toBeNull();
  expect(load).toHaveBeenCalledTimes(1);
});
