import { createElement } from 'react';
import type { RouteObject } from 'react-router-dom';

type LazyParts = Exclude<NonNullable<RouteObject['lazy']>, (...args: never[]) => unknown>;

async function loadParts(lazy: NonNullable<RouteObject['lazy']>): Promise<object> {
  if (typeof lazy === 'function') return await lazy();
  const parts = Object.entries(lazy as LazyParts) as [string, () => Promise<unknown>][];
  return Object.fromEntries(await Promise.all(parts.map(async ([name, part]) => [name, await part()])));
}

/** A route as it is drawn: elements in place of components. */
function drawable({ lazy: _, Component, ErrorBoundary, ...route }: RouteObject): RouteObject {
  return {
    ...route,
    ...(Component && { element: createElement(Component) }),
    ...(ErrorBoundary && { errorElement: createElement(ErrorBoundary) }),
  } as RouteObject;
}

/** What routes load by their `lazy`, each once; what has not come is tried anew. */
export function routeParts() {
  const there = new Map<RouteObject, RouteObject>();
  const coming = new Map<RouteObject, Promise<void>>();
  return {
    /** Undefined where nothing is to be waited for. */
    load(route: RouteObject): Promise<void> | undefined {
      const { lazy } = route;
      if (!lazy || there.has(route)) return undefined;
      const begun = coming.get(route);
      if (begun) return begun;
      const loading = loadParts(lazy)
        .then((parts) => void there.set(route, drawable({ ...parts, ...route } as RouteObject)))
        .finally(() => coming.delete(route));
      coming.set(route, loading);
      return loading;
    },
    whole(route: RouteObject): RouteObject {
      const known = there.get(route) ?? drawable(route);
      if (!route.lazy) there.set(route, known);
      return known;
    },
  };
}
