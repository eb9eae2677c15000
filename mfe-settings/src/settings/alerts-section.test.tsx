// @vitest-environment jsdom
import { chooseCourtAtom, courtAtom, setDeviceAtom, setDeviceStoreAtom, starAtom } from '@court/contract';
import { alertTopic } from '@court/domain';
import { alertsAtom, alertTopicsAtom } from '@court/ui';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderAt } from '../testing/render-at';

afterEach(cleanup);

const section = () => within(screen.getByRole('region', { name: 'Alerts' }));

/** Renders the settings in an app. `sends`: whether the court sends alerts. */
function app(sends = true) {
  const store = renderAt('/settings');
  act(() => {
    store.set(setDeviceAtom, { isNative: true } as never);
    const court = store.get(courtAtom);
    if (court && sends)
      store.set(chooseCourtAtom, {
        ...court,
        pushAppId: '1:4711:android:abc',
        client: { ...court.client, messagingSenderId: '4711' },
      });
  });
  return store;
}

test('shows nothing about alerts in a browser', () => {
  renderAt('/settings');
  expect(screen.queryByRole('region', { name: 'Alerts' })).toBeNull();
});

test('offers alerts in an app once something is followed, and says who receives which data', async () => {
  const store = app();
  expect(section().queryByText(/Once you follow something/)).toBeNull();
  act(() => store.set(setDeviceStoreAtom, null));
  expect(section().queryByRole('checkbox')).toBeNull();
  expect(section().getByText(/Once you follow something/)).toBeTruthy();
  await act(() => store.set(starAtom, { list: 'cases', id: 'c2650001-bk', last: null }));
  const box = section().getByRole('checkbox', { name: /Alert me/ });
  expect(box).toHaveProperty('checked', false);
  expect(section().getByText(/learns which hearings, cases and attorneys this phone follows/)).toBeTruthy();
  fireEvent.click(box);
  expect(box).toHaveProperty('checked', true);
  expect(store.get(alertsAtom)).toBe('asked');
  fireEvent.click(box);
  expect(store.get(alertsAtom)).toBe('ending');
  expect(section().getByText(/Alerts are off/)).toBeTruthy();
});

test('lists what the push service follows for this phone in this court', async () => {
  const store = app();
  await act(() => store.set(starAtom, { list: 'cases', id: 'c2650001-bk', last: null }));
  act(() => {
    store.set(alertsAtom, 'on');
    store.set(alertTopicsAtom, {
      [alertTopic('txwb', 'hearing', 'h1')]: true,
      [alertTopic('txwb', 'hearing', 'h2')]: true,
      [alertTopic('txwb', 'case', 'c2650001-bk')]: true,
      [alertTopic('txwb', 'attorney', 'b-1')]: false,
      [alertTopic('kywb', 'case', 'c1')]: true,
    });
  });
  expect(
    section().getByText('The push service knows that this phone follows 2 hearings and 1 case.'),
  ).toBeTruthy();
  act(() => store.set(alertTopicsAtom, null));
  expect(section().getByText(/does not know of anything/)).toBeTruthy();
});

test('says that the phone blocks notifications, or that the court sends no alerts', async () => {
  const store = app();
  await act(() => store.set(starAtom, { list: 'cases', id: 'c2650001-bk', last: null }));
  act(() => store.set(alertsAtom, 'denied'));
  expect(section().getByText(/does not let the app show notifications/)).toBeTruthy();
  expect(section().getByRole('checkbox')).toHaveProperty('checked', false);
  cleanup();
  app(false);
  expect(section().getByText('This court sends no alerts.')).toBeTruthy();
});
