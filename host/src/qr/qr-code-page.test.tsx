// @vitest-environment jsdom
import { chooseCourtAtom, type PageCourt } from '@court/contract';
import { cleanup, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { AndroidQrCodePage, IosQrCodePage } from './qr-code-page';

afterEach(cleanup);

const COURT = {
  code: 'txwb',
  displayName: 'Western District of Texas',
  sample: true,
  modules: ['mfe-calendar'],
  stores: { ios: 'https://apps.example/ios', android: 'https://apps.example/android' },
} as unknown as PageCourt;

function show(Page: typeof IosQrCodePage, court: PageCourt) {
  const store = createStore();
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
  ['iPhone and iPad', IosQrCodePage, 'ios'],
  ['Android', AndroidQrCodePage, 'android'],
] as const)(
  'the code leads to the store for %s; a sample court’s code is stamped as a sample and offers nothing to open',
  (name, Page, system) => {
    show(Page, COURT);
    expect(screen.getByRole('img', { name: `QR code with the store link for ${name}` })).toBeTruthy();
    expect(linksTo()).toEqual(['/calendar', '/home']);
    expect(screen.getByText(COURT.stores[system] ?? '')).toBeTruthy();
    const sample = screen.getByText(/^This court is a sample/);
    expect(sample.nextElementSibling?.firstElementChild).toBe(screen.getByRole('img'));
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByText(/^Scan/)).toBeNull();
    cleanup();
    show(Page, { ...COURT, sample: false });
    expect(screen.queryByText(/^This court is a sample/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Copy the link' })).toBeTruthy();
    expect(screen.getByText('Scan with your phone’s camera.')).toBeTruthy();
    expect(linksTo()).toEqual([COURT.stores[system], '/calendar', '/home']);
  },
);

test('a court without an app says so', () => {
  show(IosQrCodePage, { ...COURT, stores: {} });
  expect(screen.getByText(/has no app for iPhone and iPad yet/)).toBeTruthy();
  expect(linksTo()).toEqual(['/calendar', '/home']);
});
