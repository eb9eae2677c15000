import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildElsewhere, ELSEWHERE } from './testing/build-elsewhere';

const folder = mkdtempSync(join(tmpdir(), 'contract-suite-test-'));
beforeAll(() => symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the suite with these arguments and returns its output. */
function suite(...args: string[]) {
  const tool = ['--import', 'tsx', resolve('shared/federation/suite/court-contract-suite.ts')];
  const env = { ...process.env, VITEST: '', NODE_OPTIONS: '' };
  const { status, stdout, stderr } = spawnSync(process.execPath, [...tool, ...args], {
    encoding: 'utf8',
    env,
  });
  return { code: status, said: stdout, wrong: stderr };
}

function built(name: string, source: string): string {
  const project = join(folder, name);
  mkdirSync(project);
  cpSync(join(ELSEWHERE, 'remote.json'), join(project, 'remote.json'));
  const file = join(project, 'remote.tsx');
  writeFileSync(file, source);
  return buildElsewhere(
    join(project, 'dist'),
    `federation.exposes = { './remote': ${JSON.stringify(file)} }`,
  );
}

test('an area that follows the contract passes', { timeout: 120_000 }, () => {
  cpSync(join(ELSEWHERE, 'remote.json'), join(folder, 'remote.json'));
  const { code, said, wrong } = suite(buildElsewhere(join(folder, 'dist')));
  expect(wrong).toBe('');
  expect(said.match(/^ok {6}/gm)).toHaveLength(15);
  expect(said).toContain('mfe_forms_1_0_0 fits.');
  expect(code).toBe(0);
});

test('an area that breaks the contract gets every fault with its remedy', { timeout: 120_000 }, () => {
  const source = `import { courtAtom } from '@court/contract';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
function Page() {
  useEffect(() => {
    new EventSource(location.origin + '/days.json');
    document.body.append(document.createElement('dialog'));
    setTimeout(() => { throw new RangeError('later') });
  }, []);
  return <p>{useAtomValue(courtAtom)?.displayName}</p>;
}
export const routes = [{ path: 'forms', element: <Page /> }];`;
  const { code, said } = suite(built('as-it-likes', source));
  expect(said).toMatch(/FAILED {2}says what each screen is\n +\/forms has 0 h1: give each screen one/);
  expect(said).toMatch(/FAILED {2}listens once .*\n +it opens a EventSource to .*read data by pathAtom/);
  expect(said).toMatch(/FAILED {2}unmounts\n +it leaves <dialog> in the page/);
  expect(said).toMatch(/FAILED {2}throws nothing\n +RangeError: later/);
  expect(said).toContain('does not fit: 4 of 15 failed');
  expect(code).toBe(1);
});

test('an area whose screen throws, or that answers another address, fails', {
  timeout: 120_000,
}, () => {
  const source = `import { courtAtom } from '@court/contract';
function Page() { throw new TypeError('no data' + courtAtom) }
export const routes = [{ path: 'forms', element: <Page /> }, { path: 'form-list', element: <p /> }];`;
  const { said } = suite(built('throws', source));
  expect(said).toMatch(/FAILED {2}mounts on each address.*\n +\/forms throws TypeError: no data/);
  const other = source.replace("path: 'forms'", "path: 'papers'");
  expect(suite(built('other-address', other)).said).toContain('no route answers /forms: add it to routes');
});

test('reports that errors of an object as lazy are lost', {
  timeout: 120_000,
}, () => {
  const source = `import { courtAtom } from '@court/contract';
const Component = async () => () => <h1>{String(courtAtom)}</h1>;
export const routes = [{ children: [{ path: 'forms', lazy: { Component } }] }];`;
  const { said } = suite(built('loads', source));
  expect(said).toMatch(
    /FAILED {2}loads in a page\n +the route of forms has an object as its lazy, whose failures nobody is told of: make it a function/,
  );
});

test('prints the usage after wrong arguments', () => {
  expect(suite()).toMatchObject({
    code: 2,
    wrong: expect.stringContaining('npx court-contract-suite <folder>'),
  });
  expect(suite('/nowhere')).toMatchObject({
    code: 2,
    wrong: expect.stringContaining('/nowhere is not there'),
  });
  expect(suite(join(ELSEWHERE, 'src'))).toMatchObject({
    code: 1,
    wrong: expect.stringContaining('holds no script'),
  });
});
