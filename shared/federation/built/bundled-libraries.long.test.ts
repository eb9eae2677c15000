import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { rspack } from '@rspack/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readBuiltFolder } from './built-folder';
import { bundledLibraries, MARKS } from './bundled-libraries';

/** The smallest use of each library. */
const SMALLEST_USES: Record<string, string> = {
  react: "import { useState } from 'react'; f(useState);",
  'react/jsx-runtime': "import { jsx } from 'react/jsx-runtime'; f(jsx('a', {}));",
  'react-dom': "import { createPortal } from 'react-dom'; f(createPortal);",
  scheduler: "import { unstable_scheduleCallback } from 'scheduler'; f(unstable_scheduleCallback);",
  jotai: "import { atom } from 'jotai'; f(atom(1));",
  'react-router-dom': "import { useParams } from 'react-router-dom'; f(useParams);",
  firebase: "import { getDatabase } from 'firebase/database'; f(getDatabase);",
  '@court/contract': "import { announce } from '@court/contract'; f(announce);",
};
const folder = mkdtempSync(join(tmpdir(), 'marks-test-'));

beforeAll(async () => {
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  mkdirSync(join(folder, 'src'));
  const entry: Record<string, string> = {};
  for (const [name, source] of Object.entries(SMALLEST_USES)) {
    const file = join(folder, 'src', `${name.replaceAll('/', '-')}.js`);
    writeFileSync(file, source);
    entry[name.replaceAll('/', '-')] = file;
  }
  for (const minimize of [true, false]) {
    const compiler = rspack({
      mode: 'production',
      context: folder,
      entry,
      target: ['web', 'es2022'],
      performance: false,
      output: { path: join(folder, minimize ? 'small' : 'large') },
      optimization: { minimize },
      resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
      module: {
        rules: [
          {
            test: /\.tsx?$/,
            loader: 'builtin:swc-loader',
            options: { jsc: { parser: { syntax: 'typescript', tsx: true } } },
          },
        ],
      },
    });
    await new Promise<void>((done, fail) => {
      compiler.run((error, stats) => {
        if (error || stats?.hasErrors()) fail(error ?? new Error(stats?.toString('errors-only')));
        else done();
      });
    });
  }
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('each library that only the host may bundle has a pattern', () => {
  expect(Object.keys(MARKS).sort()).toEqual(Object.keys(SMALLEST_USES).sort());
  expect(readdirSync(join(folder, 'small'))).toHaveLength(Object.keys(SMALLEST_USES).length);
});

test.each(['small', 'large'])('recognizes the smallest use of each library in a %s build', (size) => {
  const files = readBuiltFolder(join(folder, size));
  for (const name of Object.keys(SMALLEST_USES)) {
    const file = files.find((each) => each.name === `${name.replaceAll('/', '-')}.js`);
    expect(file && bundledLibraries(file), name).toContain(name);
  }
});

test('recognizes none in code of an area without these libraries', () => {
  const bytes = Buffer.from(
    "const dataset = { jsx: 1 }; f('atom', 'react', 'firebase', $$typeof => dataset.jsx);",
  );
  expect(bundledLibraries({ name: 'a.js', bytes, integrity: '' })).toEqual([]);
});
