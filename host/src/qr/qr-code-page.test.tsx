// @vitest-environment jsdom
import { chooseCourtAtom, type PageCourt, setDeviceAtom } from '@court/contract';
import { cleanup, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { AndroidQrCodePage, IosQrCodePage } from './qr-code-page';

afterEach(cleanup);
afterEach(() => vi.unstubAllGlobals());

const COURT = {
  code: 'txwb',
  displayName: 'Western District of Texas',
  sample: true,
  modules: ['mfe-calendar'],
  stores: { ios: 'https://apps.example/ios', android: 'https://apps.example/android' },
} as unknown as PageCourt;

function show(Page: typeof IosQrCodePage, court: PageCourt, isNative = false) {
  const store = createStore();
  store.set(setDeviceAtom, { isNative } as never);
  store.set(chooseCourtAtom, court);
  render(
    <Provider store={store}>
      <MemoryRouter>
        <Page />
      </MemoryRouter>
    </Provider>,
  );
}

const linksTo = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

test.each([
  ['iPhone and iPad', IosQrCodePage, 'ios', 'android', /in Safari/, '/android-qr-code'],
  ['Android', AndroidQrCodePage, 'android', 'ios', /in Chrome/, '/ios-qr-code'],
] as const)(
  'the code leads to the store for %s, and a second one to the other store; a sample offers the site instead',
  (name, Page, system, otherSystem, how, other) => {
    show(Page, COURT);
    expect(linksTo()).toEqual(['/calendar', '/home']);
    expect(screen.getByText(/^This sample court has no app/)).toBeTruthy();
    expect(screen.getByText(/in Safari/)).toBeTruthy();
    expect(screen.getByText(/in Chrome/)).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 2 })[0]?.nextElementSibling?.textContent).toMatch(how);
    expect(document.body.textContent).not.toContain('apps.example');
    cleanup();
    show(Page, { ...COURT, sample: false });
    expect(screen.queryByText(/^This sample court/)).toBeNull();
    expect(screen.queryByText(how)).toBeNull();
    const codes = screen.getAllByRole('img').map((code) => code.getAttribute('aria-label'));
    expect(codes).toHaveLength(2);
    expect(codes[0]).toBe(`QR code with the store link for ${name}`);
    expect(linksTo()).toEqual([COURT.stores[system], COURT.stores[otherSystem], '/calendar', '/home']);
    cleanup();
    show(Page, { ...COURT, sample: false, stores: { [system]: COURT.stores[system] } });
    expect(screen.getByRole('button', { name: 'Copy the link' })).toBeTruthy();
    expect(screen.getByText('Scan with your phone’s camera.')).toBeTruthy();
    expect(linksTo()).toEqual([COURT.stores[system], other, '/calendar', '/home']);
  },
);

test('a court without an app says so, and shows the code of its site if a phone can open that', () => {
  const code = () => screen.queryByRole('img', { name: 'QR code with the address of this site' });
  show(IosQrCodePage, { ...COURT, sample: false, stores: {} });
  expect(screen.getByText(/has no app for iPhone and iPad yet/)).toBeTruthy();
  expect(linksTo()).toEqual(['/calendar', '/home']);
  expect(code()).toBeNull();
  cleanup();
  show(IosQrCodePage, { ...COURT, sample: false, stores: { android: 'https://apps.example/android' } });
  expect(screen.queryByText(/in Chrome/)).toBeNull();
  expect(linksTo()).toEqual(['/android-qr-code', '/calendar', '/home']);
  cleanup();
  vi.stubGlobal('location', new URL('https://hearings.example/ios-qr-code'));
  show(IosQrCodePage, { ...COURT, sample: false, stores: {} });
  expect(code()).toBeTruthy();
  expect(screen.getByText('https://hearings.example/')).toBeTruthy();
});

test('an app, which is on the phone already, does not offer the site', () => {
  show(IosQrCodePage, { ...COURT, stores: {} }, true);
  expect(screen.getByText('This sample court has no app.')).toBeTruthy();
  expect(screen.queryByText(/in Safari/)).toBeNull();
});
