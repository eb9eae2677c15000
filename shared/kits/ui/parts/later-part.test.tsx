// @vitest-environment jsdom

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { Component, type ReactNode, Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { laterPart, MissingParts } from './later-part';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const lost = () => Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });
const Filters = () => <button type="button">Judge</button>;
const MISSING = /^Filters and some other controls could not be loaded/;

class Boundary extends Component<{ children: ReactNode }> {
  override state = { error: '' };
  static getDerivedStateFromError = (error: Error) => ({ error: error.message });
  override render() {
    return this.state.error || this.props.children;
  }
}

async function show(load: () => Promise<typeof Filters>, Instead?: typeof Filters): Promise<void> {
  const Part = laterPart(load, Instead);
  await act(async () => {
    render(
      <Provider store={createStore()}>
        <Boundary>
          <MissingParts />
          <p>26-50001 Peña</p>
          <Suspense>
            <Part />
          </Suspense>
        </Boundary>
      </Provider>,
    );
  });
}

test('the screen stands and says so where a part of it does not come, and takes it when asked again', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const load = vi.fn<() => Promise<typeof Filters>>().mockRejectedValue(lost());
  await show(load);
  expect(load).toHaveBeenCalledTimes(2);
  expect(error).toHaveBeenCalledOnce();
  expect(screen.getByText('26-50001 Peña')).toBeDefined();
  expect(screen.getByText(MISSING)).toBeDefined();
  load.mockResolvedValue(Filters);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
  expect(screen.getByRole('button', { name: 'Judge' })).toBeDefined();
  expect(screen.queryByText(MISSING)).toBeNull();
});

test('a second try by itself is enough where the network failed once', async () => {
  await show(vi.fn<() => Promise<typeof Filters>>().mockRejectedValueOnce(lost()).mockResolvedValue(Filters));
  expect(screen.getByRole('button', { name: 'Judge' })).toBeDefined();
  expect(screen.queryByText(MISSING)).toBeNull();
});

test('another part stands in its place where there is one', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await show(
    () => Promise.reject(lost()),
    () => <button type="button">All rows</button>,
  );
  expect(screen.getByRole('button', { name: 'All rows' })).toBeDefined();
});

test('an error of the part itself goes on to the area', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await show(() => Promise.reject(new Error('is not a function')));
  expect(document.body.textContent).toBe('is not a function');
});
