// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { Outlet, type RouteObject } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { motionStyle } from './router-view';
import { closeRouters, goThrough, goTo, openRouter } from './testing/open-router';

const heading = () => screen.queryByRole('heading')?.textContent;
const direction = () => document.documentElement.dataset.direction;

/** The page's transitions, each begun when the test says so; `cut` ends its promise as a browser does. */
type Turn = { begin: () => Promise<void>; cut: (error: Error) => void };
const turns: Turn[] = [];

beforeEach(() => {
  turns.length = 0;
  Object.assign(document, {
    startViewTransition(update: () => Promise<void>) {
      let cut: Turn['cut'] = () => {};
      const ready = new Promise<void>((_resolve, reject) => {
        cut = reject;
      });
      turns.push({ begin: update, cut });
      return { ready };
    },
  });
});
afterEach(() => {
  closeRouters();
  Reflect.deleteProperty(document, 'startViewTransition');
});

/** Lets the page's transitions draw, or those that are named, and waits until each has what it waits for. */
async function drawTurns(...which: number[]): Promise<void> {
  let begun: Promise<void>[] = [];
  await act(async () => {
    begun = turns.filter((_turn, at) => which.length === 0 || which.includes(at)).map(({ begin }) => begin());
  });
  await Promise.all(begun);
}

const turned = { viewTransition: true };
const ROUTES: RouteObject[] = [
  {
    path: '/',
    element: <Outlet />,
    errorElement: <h1>The last resort</h1>,
    children: [
      { path: 'one', element: <h1>One</h1> },
      { path: 'two', element: <h1>Two</h1> },
      { path: 'three', element: <h1>Three</h1> },
    ],
  },
];

test('the page turns, and back as it did when one came; its screen is drawn when the browser says so', async () => {
  const router = openRouter('/one', ROUTES);
  await goTo(router, '/two', turned);
  expect([heading(), direction(), turns.length]).toEqual(['One', 'forward', 1]);
  await drawTurns();
  expect(heading()).toBe('Two');
  await goThrough(router, -1);
  expect([direction(), turns.length]).toEqual(['back', 2]);
  await drawTurns(1);
  expect(heading()).toBe('One');
  await goThrough(router, 1);
  expect([direction(), turns.length]).toEqual(['forward', 3]);
});

test('which way the page turned stays as it was where another screen takes the place of the present one', async () => {
  const router = openRouter('/one', ROUTES);
  await goTo(router, '/two');
  await goThrough(router, -1);
  await act(async () => router.navigator.replace('/three'));
  expect([heading(), direction()]).toEqual(['Three', 'back']);
});

test('what came without a transition goes back without one', async () => {
  const router = openRouter('/one', ROUTES);
  await goTo(router, '/two');
  await goThrough(router, -1);
  expect([heading(), turns.length]).toEqual(['One', 0]);
});

test('what stands in the place of a screen that the page turned to goes back by a transition too', async () => {
  const router = openRouter('/one', ROUTES);
  await goTo(router, '/two', turned);
  await act(async () => router.navigator.replace('/three'));
  await goThrough(router, -1);
  expect([direction(), turns.length]).toEqual(['back', 2]);
});

test('a document that loads anew still turns back', async () => {
  const before = openRouter('/one', ROUTES);
  await goTo(before, '/two', turned);
  before.dispose();
  const { state } = window.history;
  const router = openRouter('/two', ROUTES, {}, (view) => view, state);
  await goThrough(router, -1);
  expect([direction(), turns.length]).toEqual(['back', 2]);
});

test('a transition that a reader cuts short is no error, and waits for no screen that was overtaken', async () => {
  const uncaught = vi.fn();
  process.on('unhandledRejection', uncaught);
  const router = openRouter('/one', ROUTES);
  await goTo(router, '/two', turned);
  await goTo(router, '/three', turned);
  turns[0]?.cut(new Error('Transition was skipped'));
  await drawTurns(0);
  expect(heading()).toBe('Three');
  await drawTurns(1);
  await new Promise((resolve) => setTimeout(resolve));
  process.off('unhandledRejection', uncaught);
  expect(uncaught).not.toHaveBeenCalled();
});

test('a transition ends with its router, which a new one takes the place of', async () => {
  const router = openRouter('/one', ROUTES);
  await goTo(router, '/two', turned);
  const drawn = drawTurns();
  cleanup();
  await drawn;
  expect(heading()).toBeUndefined();
});

test('in a browser without transitions the screen is there at once', async () => {
  Reflect.deleteProperty(document, 'startViewTransition');
  const router = openRouter('/one', ROUTES);
  await goTo(router, '/two', turned);
  expect(heading()).toBe('Two');
});

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148', 'ios'],
  ['Mozilla/5.0 (iPad; CPU OS 16_0 like Mac OS X) AppleWebKit/605.1.15', 'ios'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
    'material',
  ],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/130 Mobile Safari/537.36', 'material'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130 Safari/537.36', 'material'],
])('%s moves pages the %s way', (agent, style) => {
  expect(motionStyle(agent)).toBe(style);
});
