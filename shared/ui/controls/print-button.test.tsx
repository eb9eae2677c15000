// @vitest-environment jsdom
import { setDeviceAtom } from '@court/contract';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { afterEach, expect, test, vi } from 'vitest';
import { PrintButton } from './print-button';

afterEach(cleanup);

function show(isNative: boolean, print?: () => void) {
  const store = createStore();
  store.set(setDeviceAtom, { isNative } as never);
  render(
    <Provider store={store}>
      <PrintButton {...(print && { print })}>Print</PrintButton>
    </Provider>,
  );
}

test('it prints the page, or calls its caller’s print function', () => {
  const page = vi.spyOn(window, 'print').mockImplementation(() => {});
  const card = vi.fn();
  show(false);
  fireEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(page).toHaveBeenCalledOnce();
  cleanup();
  show(false, card);
  fireEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(card).toHaveBeenCalledOnce();
  expect(page).toHaveBeenCalledOnce();
});

test('it is hidden in the apps, whose web views cannot print', () => {
  show(true);
  expect(screen.queryByRole('button')).toBeNull();
});
