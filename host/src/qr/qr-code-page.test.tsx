// @vitest-environment jsdom
import { chooseCourtAtom, type PageCourt } from '@court/contract';
import { cleanup, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { readCourt } from '../../release/site/court-file';
import { AndroidQrCodePage, IosQrCodePage } from './qr-code-page';

afterEach(cleanup);

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

test.each([
  ['iPhone and iPad', IosQrCodePage, 'ios'],
  ['Android', AndroidQrCodePage, 'android'],
] as const)(
  'the code leads to the store for %s, and a sample court’s code is called a sample',
  (name, Page, system) => {
    const court = readCourt('txwb');
    show(Page, court);
    expect(screen.getByRole('img', { name: `QR code with the store link for ${name}` })).toBeTruthy();
    expect(screen.getByRole('link').getAttribute('href')).toBe(court.stores[system]);
    expect(screen.getByText(/^Sample link/)).toBeTruthy();
    cleanup();
    show(Page, { ...court, sample: false });
    expect(screen.queryByText(/^Sample link/)).toBeNull();
  },
);

test('a court without an app says so', () => {
  show(IosQrCodePage, { ...readCourt('txwb'), stores: {} });
  expect(screen.getByText(/has no app for iPhone and iPad yet/)).toBeTruthy();
});
