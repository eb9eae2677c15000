import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { contractNames, kitsOf, UnnamedImportError } from './inspect-remote';
import { packageVersion, ROOT } from './workspaces';

const folder = mkdtempSync(join(tmpdir(), 'contract-names-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function namesIn(source: string): string[] {
  const file = join(folder, 'page.tsx');
  writeFileSync(file, source);
  return contractNames('mfe-search', [file]);
}

test('lists the contract’s run-time names, without types and other packages', () => {
  const source = `import type { Release } from '@court/contract';
import { useAtom } from 'jotai';
import { courtAtom, Link as CourtLink, type Reading } from '@court/contract';
export { announce } from '@court/contract';
import { courtTime } from '@court/domain';`;
  expect(namesIn(source)).toEqual(['Link', 'announce', 'courtAtom']);
});

test.each([
  "import * as contract from '@court/contract';",
  "export * from '@court/contract';",
  "const { Link } = await import('@court/contract');",
])('refuses %s, because no host could check whether it has all names', (source) => {
  expect(() => namesIn(source)).toThrow(UnnamedImportError);
});

test('lists the kits of a build’s files with their versions, without the area itself', () => {
  const files = ['mfe-calendar/src/remote.tsx', 'shared/ui/index.ts', 'mfe-calendar/kits/docket/index.ts'];
  expect(kitsOf([...files.map((file) => join(ROOT, file)), join(folder, 'page.tsx')])).toEqual({
    '@court/docket': packageVersion('mfe-calendar/kits/docket'),
    '@court/ui': packageVersion('shared/ui'),
  });
});
