// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { Outlet } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { closeRouters, goThrough, goTo, openRouter } from '../router/testing/open-router';
import { ignoreSkippedTransitions, motionStyle, useTurnDirection } from './turn-direction';

afterEach(() => {
  closeRouters();
  vi.unstubAllGlobals();
});

const direction = () => document.documentElement.dataset.direction;

function Page() {
  useTurnDirection();
  return <Outlet />;
}

const ROUTES = [
  {
    path: '/',
    element: <Page />,
    children: ['one', 'two', 'three'].map((path) => ({ path, element: <h1>{path}</h1> })),
  },
];

/** Sets the history index that the Navigation API reports for the next navigation. */
const arriveAt = (index: number) => vi.stubGlobal('navigation', { currentEntry: { index } });

test('a link turns forward, Back turns back, and Forward turns forward', async () => {
  arriveAt(3);
  const router = openRouter('/one', ROUTES);
  arriveAt(4);
  await goTo(router, '/two');
  expect(direction()).toBe('forward');
  arriveAt(3);
  await goThrough(-1);
  expect(direction()).toBe('back');
  arriveAt(4);
  await goThrough(1);
  expect(direction()).toBe('forward');
});

test('a page that replaces the current entry leaves the direction unchanged', async () => {
  const router = openRouter('/one', ROUTES);
  await goTo(router, '/two');
  await goThrough(-1);
  await act(async () => void router.navigate('/three', { replace: true }));
  expect(direction()).toBe('back');
});

test('a skipped page transition is not reported as an error, but other errors are', () => {
  ignoreSkippedTransitions();
  const isReported = (reason: unknown) =>
    window.dispatchEvent(Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason }));
  expect(isReported(new DOMException('Transition was skipped', 'AbortError'))).toBe(false);
  expect(isReported(new DOMException('The user aborted a request.', 'AbortError'))).toBe(true);
  expect(isReported(new Error('no such field'))).toBe(true);
});

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148', 'ios'],
  ['Mozilla/5.0 (iPad; CPU OS 16_0 like Mac OS X) AppleWebKit/605.1.15', 'ios'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
    'material',
  ],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/130 Mobile Safari/537.36', 'material'],
])('%s uses the %s page motion', (agent, style) => {
  expect(motionStyle(agent)).toBe(style);
});
