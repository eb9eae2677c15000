import {
  createPath,
  type Location,
  matchRoutes,
  NavigationType,
  type Navigator,
  type RouteMatch,
  type RouteObject,
  type To,
} from 'react-router-dom';
import { routeParts } from './route-parts';

/** What an entry of the browser's history holds: what react-router writes there, and whether the page turned to it. */
type Entry = { usr: unknown; key: string; idx: number; turned: boolean };

/** An entry of the tab's history; `index` counts them, `isTurned`: the reader came to it by a page transition. */
type Place = { location: Location; index: number; isTurned: boolean };

const urlOf = (to: To) => new URL(typeof to === 'string' ? to : createPath(to), window.location.href);

/** Where the browser is. An entry that nobody counted, as a link within the page makes it, comes after the one at `before`. */
function presentPlace(before = -1): Place {
  const { pathname, search, hash } = window.location;
  const entry: Partial<Entry> = window.history.state ?? {};
  const { usr: state = null, key = 'default', idx: index = before + 1, turned: isTurned = false } = entry;
  if (entry.idx !== index) window.history.replaceState({ ...entry, idx: index }, '');
  return { location: { pathname, search, hash, state, key }, index, isTurned };
}

/** Has the address bar show `place`, as an entry of its own or in the place of the present one. */
function writePlace({ location, index, isTurned }: Place, isNew: boolean): void {
  const entry: Entry = { usr: location.state, key: location.key, idx: index, turned: isTurned };
  const address = createPath(location);
  if (!isNew) {
    window.history.replaceState(entry, '', address);
    return;
  }
  try {
    window.history.pushState(entry, '', address);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'DataCloneError') throw error;
    // Safari takes 100 entries in 30 s, and no more
    window.location.assign(address);
  }
}

/**
 * What the page shows. `matches`: from the root down, each route with the parts that it loads; `stop`: what the last of them
 * shows has not come, because its files are on their way, or failed with an `error`. `turns`: the page turns to it.
 * `number` counts the router's screens.
 */
export type Screen = {
  place: Place;
  action: NavigationType;
  matches: RouteMatch[];
  stop: 'waiting' | { error: unknown } | null;
  turns: boolean;
  number: number;
};

/** A router over the History API. Its screen stands until everything that the next one is made of has come. */
export type AppRouter = {
  screen: () => Screen;
  /** Where the reader wants to be: at the screen, or where it leads that is on its way. */
  target: () => Location;
  isBusy: () => boolean;
  subscribe: (listener: () => void) => () => void;
  /** Shows the present address once more, by the routes that there are now. */
  refresh: () => void;
  /** Takes the router off the address bar; it goes nowhere any more. */
  dispose: () => void;
  navigator: Navigator;
};

/**
 * `routes`: one root with an `errorElement`. `prepare` may add routes that answer a path (the site's sub-path included), and
 * returns what is to be waited for.
 */
type Order = {
  routes: RouteObject[];
  basename: string;
  prepare: (pathname: string) => Promise<unknown> | undefined;
};

/** `arrive`: has the address bar show where the trip has led, unless it does so already. */
type Trip = { location: Location; action: NavigationType; arrive: () => Pick<Screen, 'place' | 'turns'> };

export function createRouter({ routes, basename, prepare }: Order): AppRouter {
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of [...listeners]) listener();
  };
  const { load, whole } = routeParts();
  const match = (location: Location) => matchRoutes(routes, location, basename) ?? [];
  const wholes = (matches: RouteMatch[]) => matches.map((each) => ({ ...each, route: whole(each.route) }));

  let pending: Trip | null = null;
  let screen = firstScreen();

  function firstScreen(): Screen {
    const place = presentPlace();
    const first = { place, action: NavigationType.Pop, turns: false, number: 1 };
    const matches = wholes(match(place.location));
    const away = match(place.location).findIndex(({ route }) => load(route));
    if (away < 0) return { ...first, matches, stop: null };
    void go({ ...place, action: first.action, arrive: () => ({ place, turns: false }) });
    const end = matches.findLastIndex(({ route }, at) => at <= away && route.hydrateFallbackElement);
    return { ...first, matches: matches.slice(0, end + 1), stop: 'waiting' };
  }

  /** Arrives at once where nothing has to come. A trip that another has overtaken does not arrive. */
  async function go(trip: Trip): Promise<void> {
    pending = trip;
    const preparing = prepare(trip.location.pathname);
    if (preparing) {
      tell();
      await preparing;
      if (pending !== trip) return;
    }
    const matches = match(trip.location);
    const loads = matches.map(({ route }) => load(route));
    let failed = -1;
    let error: unknown;
    if (loads.some(Boolean)) {
      tell();
      const ends = await Promise.allSettled(loads);
      if (pending !== trip) return;
      failed = ends.findIndex(({ status }) => status === 'rejected');
      error = (ends[failed] as PromiseRejectedResult | undefined)?.reason;
    }
    pending = null;
    const all = wholes(matches);
    const end = all.findLastIndex(({ route }, at) => at <= failed && route.errorElement);
    screen = {
      ...trip.arrive(),
      action: trip.action,
      matches: failed < 0 ? all : all.slice(0, end + 1),
      stop: failed < 0 ? null : { error },
      number: screen.number + 1,
    };
    tell();
  }

  /** Whether the reader has asked for another page than the one at `pathname`, which still shows. */
  const isLeft = (pathname: string) =>
    pending !== null && pathname === screen.place.location.pathname && pending.location.pathname !== pathname;

  /**
   * A page that is being left may still note something in its query, as what was typed last. That takes no press of the reader
   * back: it is what the reader comes back to, where the page keeps its entry.
   */
  function keepForBack(location: Location) {
    if (pending?.action === NavigationType.Push)
      writePlace({ ...presentPlace(screen.place.index), location }, false);
  }

  const travel = (isNew: boolean): Navigator['push'] => {
    const action = isNew ? NavigationType.Push : NavigationType.Replace;
    return (to, state = null, { viewTransition: turns = false } = {}) => {
      const { pathname, search, hash } = urlOf(to);
      const key = Math.random().toString(36).slice(2, 10);
      const location = { pathname, search, hash, state, key };
      if (!isNew && isLeft(pathname)) return keepForBack(location);
      const arrive = () => {
        const here = presentPlace(screen.place.index);
        const place = isNew ? { location, index: here.index + 1, isTurned: turns } : { ...here, location };
        writePlace(place, isNew);
        return { place, turns };
      };
      void go({ location, action, arrive });
    };
  };

  /** Back, the page turns as it did when the reader came. */
  function follow() {
    const place = presentPlace(screen.place.index);
    const arrive = () => {
      const { isTurned: turns } = place.index < screen.place.index ? screen.place : place;
      return { place, turns };
    };
    void go({ ...place, action: NavigationType.Pop, arrive });
  }
  window.addEventListener('popstate', follow);

  return {
    screen: () => screen,
    target: () => pending?.location ?? screen.place.location,
    // the first screen says by itself that it waits
    isBusy: () => pending !== null && screen.stop !== 'waiting',
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    refresh() {
      const { place, action } = screen;
      if (!pending) void go({ ...place, action, arrive: () => ({ place, turns: false }) });
    },
    dispose() {
      window.removeEventListener('popstate', follow);
      pending = null;
    },
    navigator: {
      createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
      createURL: urlOf,
      go: (delta) => window.history.go(delta),
      push: travel(true),
      replace: travel(false),
    },
  };
}
