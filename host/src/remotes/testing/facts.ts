import type { Release } from '@court/contract';

/** A release's data about its area, for tests that do not depend on them. */
export const NO_FACTS: Pick<Release, 'routes' | 'menu' | 'names' | 'port'> = {
  routes: [],
  menu: [],
  names: { title: { 'en-US': 'Area' }, phrase: { 'en-US': 'the area' } },
  port: 4101,
};
