import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PageCourt } from '@court/contract';
import { rspack } from '@rspack/core';
import { hostProvides } from '../build/share-list.mjs';
import type { BuiltFacts, Check } from '../built/inspect-built';
import type { SuiteOrder } from './page/suite-page';
import type { PageBrowser } from './page-browser';

const LIMIT_MS = 120_000;
const TYPES: Record<string, string> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
};

type Tried = { folder: string; facts: BuiltFacts; paths: string[]; browser: PageBrowser };

/** Loads a built remote into a page that simulates the host's, and returns the results of its checks. */
export async function tryInPage({ folder, facts, paths, browser }: Tried): Promise<Check[]> {
  const built = mkdtempSync(join(tmpdir(), 'suite-page-'));
  let answered: (checks: Check[]) => void = () => {};
  const answer = new Promise<Check[]>((resolve) => {
    answered = resolve;
  });
  const server = createServer((asked, response) => {
    const path = decodeURIComponent(new URL(asked.url ?? '/', 'http://localhost').pathname);
    const send = (type: string, body: string | Buffer) =>
      response.writeHead(200, { 'content-type': TYPES[type] ?? 'application/octet-stream' }).end(body);
    const name = path.slice('/remote/'.length);
    if (path === '/result') {
      const parts: Buffer[] = [];
      asked.on('data', (part: Buffer) => void parts.push(part));
      asked.on('end', () => {
        send('json', '{}');
        answered(JSON.parse(Buffer.concat(parts).toString()) as Check[]);
      });
    } else if (path === '/') send('html', page);
    else if (path === '/suite-page.js') send('js', readFileSync(join(built, 'suite-page.js')));
    else if (path.startsWith('/remote/') && facts.files.includes(name))
      send(name.split('.').at(-1) ?? '', readFileSync(join(folder, name)));
    // an empty database
    else if (path.endsWith('.json')) send('json', 'null');
    else response.writeHead(404).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const order: SuiteOrder = {
    container: facts.container,
    entry: `${url}/remote/${facts.entry}`,
    paths,
    court: courtAt(url),
    provided: hostProvides('production'),
  };
  const data = JSON.stringify(order).replaceAll('<', '\\u003c');
  const page = `<!doctype html><html lang="en-US"><meta charset="utf-8"><title></title><body>
<script type="application/json" id="order">${data}</script><script src="/suite-page.js"></script></body></html>`;
  let close: () => Promise<void> = async () => {};
  let timer: NodeJS.Timeout | undefined;
  try {
    await buildPage(built);
    close = await browser.open(url);
    const late = new Promise<Check[]>((resolve) => {
      const fault = `${browser.name} did not answer within ${LIMIT_MS / 1000} s: another browser can be named with CHROMIUM_PATH.`;
      timer = setTimeout(() => resolve([{ title: 'loads in a page', faults: [fault] }]), LIMIT_MS);
    });
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
    server.closeAllConnections();
    server.close();
    rmSync(built, { recursive: true, force: true });
    await close();
  }
}

/** A court without offices, judges or hearings. */
function courtAt(databaseURL: string): PageCourt {
  return {
    code: 'suite',
    displayName: 'Court of the contract suite',
    sample: true,
    client: { databaseURL },
    specs: {},
    modules: [],
    timeZones: ['America/Chicago'],
    onlyShowPubDef: false,
    showAttyNameUppercase: false,
    officialSite: 'https://www.uscourts.gov',
    offices: {},
  } as unknown as PageCourt;
}

async function buildPage(out: string): Promise<void> {
  const page = (extension: string) => fileURLToPath(new URL(`page/suite-page.${extension}`, import.meta.url));
  const source = existsSync(page('ts')) ? page('ts') : page('js');
  const jsc = {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
  };
  const compiler = rspack({
    mode: 'production',
    entry: { 'suite-page': source },
    target: ['web', 'es2022'],
    devtool: false,
    performance: false,
    output: { path: out, filename: '[name].js', asyncChunks: false },
    optimization: { minimize: false },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: { rules: [{ test: /\.tsx?$/, loader: 'builtin:swc-loader', options: { jsc } }] },
    plugins: [new rspack.DefinePlugin({ RELEASE: '"suite"', PRODUCTION: 'true', BASE: '""' })],
  });
  await new Promise<void>((done, fail) => {
    compiler.run((error, stats) => {
      const failure = error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : null);
      compiler.close(() => (failure ? fail(failure) : done()));
    });
  });
}
