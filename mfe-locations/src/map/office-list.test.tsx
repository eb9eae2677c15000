// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { OFFICES } from '../testing/sample-offices';
import { OfficeList } from './office-list';
import { placedOffices } from './placed-offices';

afterEach(cleanup);

test('shows for an office without staff where the court sits, and that its address is for mail', () => {
  const offices = placedOffices(OFFICES, null);
  render(
    <RouterProvider
      router={createMemoryRouter([{ path: '/', element: <OfficeList offices={offices} /> }])}
    />,
  );
  const textOf = (id: string) => document.querySelector(`[data-office="${id}"]`)?.textContent;
  expect(textOf('o7')).toContain(
    'Court sits in Midland. Mail: 615 E. Houston St, Rm 597 (mail only), San Antonio',
  );
  expect(textOf('o7')).toContain(
    'Street address not published. Call (210)\u00a0472-\u20606720 before you come.',
  );
  expect(textOf('o3')).not.toContain('Street address not published');
  expect(textOf('o3')).toContain('511 E. San Antonio Ave., Suite 444, El Paso, TX 79901');
  expect(textOf('o3')).not.toContain('Court sits in');
});
