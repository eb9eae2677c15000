import type { MenuItem } from '@court/contract';
import type { Area } from '@court/domain';
import { expect, test } from 'vitest';
import { areaItems } from './area-items';

const ITEMS = ['/calendar', '/search-attorney', '/settings'].map((path) => ({ path }) as MenuItem);
const areaAt = (path: string): Area | null =>
  path.startsWith('/search-') ? 'mfe-search' : path === '/calendar' ? 'mfe-calendar' : null;
const pathsAt = (here: string) => areaItems(ITEMS, areaAt, here).inBar.map(({ path }) => path);

test('the bar names the search only on its own pages, after all others, so that none moves', () => {
  expect(pathsAt('/calendar')).toEqual(['/calendar', '/settings']);
  expect(pathsAt('/search-casenumber')).toEqual(['/calendar', '/settings', '/search-attorney']);
});
