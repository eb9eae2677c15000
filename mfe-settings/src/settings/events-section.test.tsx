// @vitest-environment jsdom
import { setDeviceAtom, storedValuesAtom, takeStoredAtom } from '@court/contract';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderAt } from '../testing/render-at';

afterEach(cleanup);

const section = async () => within(await screen.findByRole('region', { name: 'Events in my calendar' }));

/** Renders the settings in an app with the given calendar permission. */
function app(permission: string, stored: Record<string, unknown> = {}) {
  const calendar = {
    permission: vi.fn(async () => permission),
    calendars: vi.fn(async () => ['Personal', 'Office']),
  };
  const store = renderAt('/settings');
  act(() => {
    store.set(takeStoredAtom, stored);
    store.set(setDeviceAtom, { isNative: true, calendar: async () => calendar } as never);
  });
  return { store, calendar };
}

test("lets the reader choose one of the device's calendars, or the device's default", async () => {
  const { store } = app('granted');
  const events = await section();
  const choice = events.getByRole<HTMLSelectElement>('combobox', { name: 'Add events to' });
  expect([...choice.options].map(({ text }) => text)).toEqual([
    'The device’s default calendar',
    'Personal',
    'Office',
  ]);
  expect(choice.value).toBe('');
  fireEvent.change(choice, { target: { value: 'Office' } });
  expect(store.get(storedValuesAtom).eventCalendar).toBe('Office');
  fireEvent.change(choice, { target: { value: '' } });
  expect(store.get(storedValuesAtom).eventCalendar).toBeNull();
});

test('keeps a chosen calendar that no longer exists, and says where events go', async () => {
  app('granted', { eventCalendar: 'Chambers' });
  const events = await section();
  const choice = events.getByRole<HTMLSelectElement>('combobox');
  expect(choice.selectedOptions[0]?.text).toBe('Chambers (not on this device)');
  expect(events.getByText(/“Chambers” is not on this device now/)).toBeTruthy();
});

test('marks canceled events until the reader chooses to delete them', async () => {
  const { store } = app('granted');
  const events = await section();
  expect(events.getByRole('radio', { name: /marked as canceled or moved/ })).toHaveProperty('checked', true);
  fireEvent.click(events.getByRole('radio', { name: /^Delete its event/ }));
  expect(store.get(storedValuesAtom).cancelledEvents).toBe('delete');
});

test('asks for no permission before the first event, explains a refusal, and notices a change when the app is shown again', async () => {
  const { calendar } = app('prompt');
  expect((await section()).getByText(/When you first add a hearing/)).toBeTruthy();
  expect(calendar.calendars).not.toHaveBeenCalled();
  calendar.permission.mockResolvedValue('denied');
  fireEvent(document, new Event('visibilitychange'));
  const events = await section();
  await waitFor(() => expect(events.getByText(/open your device’s settings/)).toBeTruthy());
  expect(events.queryByRole('radio')).toBeNull();
  calendar.permission.mockResolvedValue('granted');
  fireEvent(document, new Event('visibilitychange'));
  await waitFor(() => expect(events.getByRole('combobox')).toBeTruthy());
});

test('shows no such choice in a browser', () => {
  const store = renderAt('/settings');
  act(() => store.set(setDeviceAtom, { isNative: false } as never));
  expect(screen.queryByRole('region', { name: 'Events in my calendar' })).toBeNull();
});
