// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CalendarQuestion, calendarAskerAtom } from './calendar-question';

beforeEach(() => {
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = vi.fn(function (this: HTMLDialogElement) {
    this.open = true;
  });
});
afterEach(cleanup);

const LOOK = { dialog: 'a', notice: 'b', text: 'c', primary: 'd', outline: 'e', strip: 'f' };

function ask() {
  const store = createStore();
  const { unmount } = render(
    <Provider store={store}>
      <CalendarQuestion look={LOOK} />
    </Provider>,
  );
  expect(screen.queryByRole('dialog')).toBeNull();
  let answer!: Promise<boolean>;
  act(() => {
    answer = store.get(calendarAskerAtom)?.ask() ?? Promise.reject(new Error('nobody can be asked'));
  });
  return { answer, unmount, store };
}

test('the question explains why the app needs the calendar, and Continue resolves it with true', async () => {
  const { answer } = ask();
  const dialog = screen.getByRole('dialog', { name: 'Hearings in your calendar' });
  expect(dialog.textContent).toMatch(/Your device will ask whether this app may use your calendar/);
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await answer).toBe(true);
  fireEvent(dialog, new Event('close'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a closed question resolves with false', async () => {
  const { answer } = ask();
  fireEvent(screen.getByRole('dialog'), new Event('close'));
  expect(await answer).toBe(false);
});

test('the question resolves with false when its page goes away', async () => {
  const { answer, unmount, store } = ask();
  unmount();
  expect(await answer).toBe(false);
  expect(store.get(calendarAskerAtom)).toBeNull();
});
