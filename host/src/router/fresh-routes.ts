import type { RouteObject } from 'react-router-dom';

/**
 * A copy of `routes` for one router. The router strikes out of a route's `lazy` what it has loaded, in the object it was
 * given: a second router over the same one would find nothing to load, and take the page for one that is not there.
 */
export function freshRoutes(routes: readonly RouteObject[]): RouteObject[] {
  return routes.map((route) => {
    const fresh = { ...route };
    if (typeof fresh.lazy === 'object') fresh.lazy = { ...fresh.lazy };
    if (fresh.children) fresh.children = freshRoutes(fresh.children);
    return fresh;
  });
}
