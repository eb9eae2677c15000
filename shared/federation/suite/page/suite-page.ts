import * as contract from '@court/contract';
import { createInstance } from '@module-federation/enhanced/runtime';
import provideRuntime from '@module-federation/inject-external-runtime-core-plugin';
import * as jotai from 'jotai';
import * as jotaiUtils from 'jotai/utils';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import { matchRoutes } from 'react-router-dom';
import { mountScreen, until } from './mounted-screen';
import { ownConnections } from './own-connections';
import { watchedPaths } from './watched-paths';

/** The input of the page's checks. `provided`: shared module → version. */
export type SuiteOrder = {
  container: string;
  entry: string;
  paths: string[];
  court: contract.PageCourt;
  provided: Record<string, string>;
};

/** Same as Check of inspect-built. */
type Check = { title: string; faults: string[] };

const MODULES: Record<string, unknown> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  jotai,
  'jotai/utils': jotaiUtils,
  '@court/contract': contract,
};
const DRAWN_MS = 10_000;
const ENDED_MS = 2_000;

const words = (error: unknown) =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error);

function loadRemote({ container, entry, provided }: SuiteOrder): Promise<contract.RemoteModule | null> {
  const shared = Object.fromEntries(
    Object.entries(MODULES).map(([name, module]) => [
      name,
      {
        version: provided[name] ?? '0.0.0',
        lib: () => module,
        shareConfig: { singleton: true, strictVersion: true, requiredVersion: `^${provided[name]}` },
      },
    ]),
  );
  const instance = createInstance({
    name: 'court_contract_suite',
    remotes: [{ name: container, entry }],
    shared,
    plugins: [provideRuntime()],
  });
  return instance.loadRemote<contract.RemoteModule>(`${container}/remote`);
}

/**
 * Finds routes whose `lazy` is an object. React Router loses the error of a failed part, so the page would stay empty.
 */
const silent = (routes: contract.RemoteModule['routes']): string[] =>
  routes.flatMap((route) => [
    ...(typeof route.lazy === 'object'
      ? [
          `the route of ${route.path} has an object as its lazy, whose failures nobody is told of: make it a function.`,
        ]
      : []),
    ...silent(route.children ?? []),
  ]);

async function tryRemote(order: SuiteOrder): Promise<Check[]> {
  const thrown: string[] = [];
  addEventListener('error', (event) => void thrown.push(words(event.error ?? event.message)));
  addEventListener('unhandledrejection', (event) => void thrown.push(words(event.reason)));
  const opened = ownConnections();
  const watched = watchedPaths();
  const store = jotai.getDefaultStore();
  store.set(contract.chooseCourtAtom, order.court);
  store.set(contract.setConnectionAtom, watched.database);

  const check = (title: string, faults: string[]): Check => ({ title, faults });
  let routes: contract.RemoteModule['routes'];
  try {
    const module = await loadRemote(order);
    if (!Array.isArray(module?.routes) || module.routes.length === 0)
      return [
        check('loads in a page', [
          './remote exports no routes: export const routes, a list of React Router’s route objects.',
        ]),
      ];
    routes = module.routes;
  } catch (error) {
    return [
      check('loads in a page', [`${words(error)}: the entry has to run on a page, and to give ./remote.`]),
    ];
  }
  const lost = order.paths.filter((path) => !matchRoutes(routes, path));
  const checks = [
    check('loads in a page', silent(routes)),
    check(
      'answers the addresses of remote.json',
      lost.map((path) => `no route answers ${path}: add it to routes, or take it out of remote.json.`),
    ),
  ];
  const drawn: string[] = [];
  const named: string[] = [];
  const left: string[] = [];
  const elements = document.body.children.length;
  for (const path of order.paths.filter((each) => !lost.includes(each))) {
    // two at once, as if two areas read the same path
    const screens = [mountScreen(routes, path), mountScreen(routes, path)];
    const [screen] = screens;
    if (!screen) continue;
    const isDrawn = await until(() => screens.every(({ element }) => element.querySelector('h1')), DRAWN_MS);
    const errors = screen.errors.map(words);
    for (const error of errors)
      drawn.push(`${path} throws ${error}: let its screen be drawn without data too.`);
    if (errors.length === 0 && !screen.element.textContent?.trim())
      drawn.push(`${path} draws nothing within ${DRAWN_MS / 1000} s: let its screen say what is missing.`);
    const headings = screen.element.querySelectorAll('h1');
    if (!isDrawn || headings.length !== 1)
      named.push(`${path} has ${headings.length} h1: give each screen one, PageHeading of @court/ui.`);
    else if (!(await until(() => document.title !== '', ENDED_MS)))
      named.push(`${path} gives the window no title: set document.title, or use PageHeading of @court/ui.`);
    for (const each of screens) each.unmount();
    await until(() => Object.keys(watched.now()).length === 0, ENDED_MS);
    for (const open of Object.keys(watched.now()))
      left.push(
        `${path} still listens to ${open} after it has gone: read it by pathAtom while it is mounted.`,
      );
    document.title = '';
  }
  const twice = Object.entries(watched.most()).filter(([, count]) => count > 1);
  const strange = [...document.body.children]
    .slice(elements)
    .filter((element) => !element.hasAttribute('data-announcements'));
  return [
    ...checks,
    check('mounts on each address, without data too', drawn),
    check('says what each screen is', named),
    check('listens once to each path, and by the contract alone', [
      ...twice.map(
        ([path, count]) => `${path} has ${count} listeners: read it by pathAtom of @court/contract.`,
      ),
      ...opened.map((what) => `it opens a ${what}: read data by pathAtom of @court/contract.`),
    ]),
    check('unmounts', [
      ...left,
      ...strange.map(
        (element) =>
          `it leaves <${element.tagName.toLowerCase()}> in the page: take it away on unmounting; to tell those who listen, use announce().`,
      ),
    ]),
    check(
      'throws nothing',
      thrown.map((error) => `${error}: catch it, or mend what throws it.`),
    ),
  ];
}

const order = JSON.parse(document.getElementById('order')?.textContent ?? '') as SuiteOrder;
tryRemote(order)
  .catch((error: unknown): Check[] => [
    { title: 'runs in a page', faults: [`${words(error)}: mend what throws it.`] },
  ])
  .then((checks) => {
    const answer = new XMLHttpRequest();
    answer.open('POST', '/result');
    answer.send(JSON.stringify(checks));
  });
