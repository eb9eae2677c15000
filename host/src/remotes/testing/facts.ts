import type { Release } from '@court/contract';

/** What a release says of an area, where a test asks nothing of it. */
export const NO_FACTS: Pick<Release, 'routes' | 'menu' | 'names' | 'port'> = {
  routes: [],
  menu: [],
  names: { title: { 'en-US': 'Area' }, phrase: { 'en-US': 'the area' } },
  port: 4101,
};
