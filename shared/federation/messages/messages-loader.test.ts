import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rspack, type Stats } from '@rspack/core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { baseConfig } from '../build/base-config.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'messages-'));
  mkdirSync(join(folder, 'messages'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const FIRST =
  "import { first } from './messages/en-US.json';\nconsole.log(first.title);\nimport('./later');\n";
const LOADED_LAST =
  "import { later } from './messages/en-US.json';\nconsole.log(later.count({ count: 2 }, {}));\n";

function build(catalogue: object): Promise<Stats> {
  writeFileSync(join(folder, 'messages/en-US.json'), JSON.stringify(catalogue));
  writeFileSync(join(folder, 'main.js'), FIRST);
  writeFileSync(join(folder, 'later.js'), LOADED_LAST);
  const compiler = rspack({
    ...baseConfig({
      name: 'subject',
      mode: 'production',
      version: '1.0.0',
      context: folder,
      output: { path: join(folder, 'dist'), filename: '[name].js', chunkFilename: 'chunk-[id].js' },
    }),
    entry: { main: join(folder, 'main.js') },
  });
  return new Promise((done, fail) => {
    compiler.run((error, stats) => compiler.close(() => (stats ? done(stats) : fail(error))));
  });
}

test('bundles a compiled section with the code that uses it, and leaves out unused sections', async () => {
  const stats = await build({
    first: { title: 'Docket of the day' },
    later: { count: '{count, plural, one {1 filter} other {# filters}}' },
    unused: { text: 'Nobody asks for this' },
  });
  expect(stats.toString('errors-only')).toBe('');
  const read = (file: string) => readFileSync(join(folder, 'dist', file), 'utf8');
  const chunks = readdirSync(join(folder, 'dist')).filter((file) => file.startsWith('chunk-'));
  expect(chunks).toHaveLength(1);
  expect(read('main.js')).toContain('Docket of the day');
  expect(read('main.js')).not.toContain('filters');
  expect(read(chunks[0] ?? '')).toContain(' filters`');
  for (const file of ['main.js', ...chunks])
    expect(read(file)).not.toMatch(/Nobody asks|\beval\(|new Function/);
});

test('a build reports file, section, key and column of every invalid message', async () => {
  const stats = await build({ first: { title: 'Hearings on {date' }, later: { count: '<b>{count}</b>' } });
  const said = stats.toString('errors-only');
  expect(said).toContain('messages/en-US.json: first, "title", column 13: a { is not closed; add its }.');
  expect(said).toContain(
    'messages/en-US.json: later, "count", column 1: messages hold no HTML; take the tag out.',
  );
});
