// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { Link, type RouteObject, useLocation, useNavigationType } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { closeRouters, goThrough, goTo, openRouter } from './testing/open-router';

afterEach(closeRouters);

const address = () => window.location.pathname + window.location.search;
const heading = () => screen.queryByRole('heading')?.textContent;

function Where({ name }: { name: string }) {
  const { key, state } = useLocation();
  return (
    <h1>
      {name} {useNavigationType()} {key === 'default' ? 'first' : 'keyed'} {JSON.stringify(state)}
    </h1>
  );
}

const tree = (...children: RouteObject[]): RouteObject[] => [
  { path: '/', children: [{ path: 'start', element: <h1>Start</h1> }, ...children] },
];

test('what is at hand is there at once, address and all', () => {
  const router = openRouter('/start', tree({ path: 'page/:id?', element: <h1>Page</h1> }));
  router.navigator.push('/page/7 é');
  expect(address()).toBe('/page/7%20%C3%A9');
  expect(router.screen().place.location.pathname).toBe('/page/7%20%C3%A9');
});

test('the history holds each place with its state, and back is told from forward', async () => {
  const place = (name: string): RouteObject => ({ path: name, element: <Where name={name} /> });
  const router = openRouter('/one', tree(place('one'), place('two'), place('three')));
  expect(heading()).toBe('one POP first null');
  await goTo(router, '/two');
  expect(heading()).toBe('two PUSH keyed null');
  router.navigator.replace('/three', { from: 'two' });
  await waitFor(() => expect(heading()).toBe('three REPLACE keyed {"from":"two"}'));
  expect(window.history.state).toMatchObject({ idx: 1, usr: { from: 'two' } });
  await goThrough(router, -1);
  expect(heading()).toBe('one POP first null');
  await goThrough(router, 1);
  expect(heading()).toBe('three POP keyed {"from":"two"}');
});

test('a link within the page counts as an entry of its own', async () => {
  const router = openRouter('/start', tree({ path: 'page', element: <h1>Page</h1> }));
  await goTo(router, '/page');
  window.location.hash = '#part';
  await waitFor(() => expect(router.screen().place).toMatchObject({ index: 2, location: { hash: '#part' } }));
  await goThrough(router, -1);
  expect(router.screen().place).toMatchObject({ index: 1, location: { hash: '' } });
});

test('a link to where one is replaces, and one elsewhere does not', async () => {
  const page = (
    <>
      <Link to="/page">here</Link>
      <Link to="?day=2">another day</Link>
    </>
  );
  const router = openRouter('/page', tree({ path: 'page', element: page }));
  const index = () => router.screen().place.index;
  screen.getByText('here').click();
  expect(index()).toBe(0);
  screen.getByText('another day').click();
  expect([index(), address()]).toEqual([1, '/page?day=2']);
});
