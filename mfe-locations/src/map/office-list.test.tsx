// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { OFFICES } from '../testing/sample-offices';
import { OfficeList } from './office-list';
import { placedOffices } from './placed-offices';

afterEach(cleanup);

test('shows for an office without staff where the court sits, its phone, and last that its address is for mail', () => {
  const offices = placedOffices(OFFICES, null);
  const served = new Map([
    ['Midland', ['Midland-Odessa', 'Pecos']],
    ['El Paso', ['El Paso']],
  ]);
  render(
    <RouterProvider
      router={createMemoryRouter([{ path: '/', element: <OfficeList offices={offices} served={served} /> }])}
    />,
  );
  const textOf = (id: string) => document.querySelector(`[data-office="${id}"]`)?.textContent;
  const midland = [...document.querySelectorAll('[data-office="o7"] p')].map((each) => each.textContent);
  expect(midland).toEqual([
    'No staff here',
    'Serves the Midland-Odessa and Pecos divisions',
    'Court sits in Midland. Street address not published. Call before you come.',
    '(210) 472-6720',
    'Mail only: 615 E. Houston St, Rm 597, San Antonio, TX 78205',
  ]);
  expect(screen.getByRole('link', { name: '(210) 472-6720' }).getAttribute('href')).toBe('tel:+12104726720');
  expect(textOf('o3')).not.toContain('Street address not published');
  expect(textOf('o3')).not.toContain('Serves');
  expect(textOf('o3')).toContain('511 E. San Antonio Ave., Suite 444, El Paso, TX 79901');
  expect(textOf('o3')).not.toContain('Court sits in');
});
