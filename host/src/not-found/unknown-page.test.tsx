// @vitest-environment jsdom
import { chooseCourtAtom, type PageCourt, setAreasAtom } from '@court/contract';
import { siteAreas } from '@court/contract/testing/site-areas';
import { screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { afterEach, expect, test } from 'vitest';
import { closeRouters, openRouter } from '../router/testing/open-router';
import { UnknownPage } from './unknown-page';

afterEach(closeRouters);

test.each([
  ['offered', siteAreas(), true],
  ['not offered', siteAreas('mfe-search'), false],
] as const)(
  'links to the calendar and to the home page, and has a search field only if the search is offered: %s',
  (_, areas, isOffered) => {
    const store = createStore();
    const modules = ['mfe-calendar', 'mfe-search'];
    store.set(chooseCourtAtom, { code: 'txwb', modules } as unknown as PageCourt);
    store.set(setAreasAtom, [...areas]);
    openRouter('/nowhere', [{ path: '*', element: <UnknownPage /> }], (view) => (
      <Provider store={store}>{view}</Provider>
    ));
    expect(screen.getByRole('link', { name: 'Go to the calendar' }).getAttribute('href')).toBe('/calendar');
    expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/home');
    expect(screen.queryByRole('searchbox') !== null).toBe(isOffered);
  },
);
