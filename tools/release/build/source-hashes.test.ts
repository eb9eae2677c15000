import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { sourceHashes } from './source-hashes';

const root = mkdtempSync(join(tmpdir(), 'sources-'));
const write = (file: string, text: string) => {
  mkdirSync(join(root, dirname(file)), { recursive: true });
  writeFileSync(join(root, file), text);
};

afterAll(() => rmSync(root, { recursive: true, force: true }));

test.each([
  ['host/src/main.tsx', ['host']],
  ['mfe-search/src/page.tsx', ['mfe-search']],
  ['mfe-calendar/kits/docket/row.tsx', ['host', 'mfe-calendar', 'mfe-search']],
  ['shared/ui/button.tsx', ['host', 'mfe-calendar', 'mfe-search']],
  ['package-lock.json', ['host', 'mfe-calendar', 'mfe-search']],
])('a change of %s changes the sources of %j', (file, changed) => {
  write('package-lock.json', '{}');
  for (const folder of ['host', 'shared', 'mfe-calendar', 'mfe-search']) write(`${folder}/remote.json`, '{}');
  const before = sourceHashes(root);
  write(file, 'changed');
  const after = sourceHashes(root);
  expect(Object.keys(after).filter((area) => after[area as 'host'] !== before[area as 'host'])).toEqual(
    changed,
  );
});
