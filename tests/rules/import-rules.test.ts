import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** A line of code with its file, and whether the import rules allow it. */
const CASES: [path: string, line: string, verdict: 'refused' | 'allowed'][] = [
  ['mfe-calendar/src/a.ts', "import '@court/host/src/main';", 'refused'],
  ['mfe-calendar/src/a.ts', "import '../../host/src/main';", 'refused'],
  ['mfe-calendar/src/a.ts', "import '@court/mfe-search/src/remote';", 'refused'],
  ['mfe-calendar/src/a.ts', "import '@module-federation/enhanced/runtime';", 'refused'],
  ['mfe-calendar/src/a.ts', "import 'firebase/database';", 'refused'],
  ['mfe-calendar/src/a.ts', "import 'jotai/vanilla';", 'refused'],
  ['mfe-calendar/src/a.ts', "import 'react-dom/client';", 'refused'],
  ['mfe-calendar/src/a.ts', "import 'react-router-dom';", 'refused'],
  ['mfe-calendar/src/a.ts', "import '../../shared/contract/state/court-atom';", 'refused'],
  ['mfe-calendar/src/a.ts', "import '@court/federation/run-standalone';", 'refused'],
  ['mfe-calendar/src/a.ts', "import '../kits/docket/index';", 'refused'],
  ['mfe-calendar/src/a.ts', "import '@court/contract';", 'allowed'],
  ['mfe-calendar/src/a.ts', "import '@court/docket';", 'allowed'],
  ['mfe-calendar/src/a.ts', "import 'jotai';", 'allowed'],
  ['mfe-calendar/src/a.ts', "import 'jotai/utils';", 'allowed'],
  ['mfe-settings/src/a.ts', "import '@court/mfe-calendar/src/remote';", 'refused'],
  ['host/src/a.ts', "import '@module-federation/enhanced/runtime';", 'refused'],
  ['host/src/remotes/a.ts', "import '@module-federation/enhanced/runtime';", 'allowed'],
  ['host/src/a.ts', "import 'firebase/database';", 'refused'],
  ['host/src/database/a.ts', "import 'firebase/database';", 'allowed'],
  ['host/src/a.ts', "import '@court/mfe-calendar/src/remote';", 'refused'],
  ['shared/contract/state/a.ts', "import 'firebase/database';", 'refused'],
  ['shared/contract/state/a.ts', "import '../../../host/src/main';", 'refused'],
  ['shared/contract/state/a.ts', "import '@court/ui';", 'refused'],
  ['shared/contract/state/a.ts', "import '@court/domain';", 'allowed'],
  ['shared/domain/a.ts', "import 'jotai';", 'refused'],
  ['shared/domain/a.ts', "import '@court/contract';", 'refused'],
  ['shared/ui/a.ts', "import '@court/docket';", 'refused'],
  ['shared/ui/a.ts', "import '@court/contract';", 'allowed'],
  ['mfe-calendar/kits/docket/a.ts', "import 'react-router-dom';", 'refused'],
  ['mfe-calendar/kits/docket/a.ts', "import '@court/record';", 'refused'],
  ['mfe-calendar/kits/docket/a.ts', "import '@court/mfe-calendar/src/remote';", 'refused'],
  ['mfe-calendar/kits/docket/a.ts', "import '@court/ui';", 'allowed'],
  ['mfe-search/kits/search/a.ts', "import '@court/record';", 'refused'],
  ['shared/federation/compose/a.ts', "import '@module-federation/enhanced/runtime';", 'allowed'],
  ['court-data/publisher/a.ts', "import '@court/contract';", 'refused'],
  ['court-data/publisher/a.ts', "import '@court/domain';", 'allowed'],
  ['court-data/publisher/feeds/a.ts', "import '@court/domain/calendar';", 'allowed'],
  ['court-data/publisher/feeds/a.ts', "import '@court/record';", 'refused'],
  ['court-data/database/a.ts', "import 'firebase/database';", 'refused'],
  ['court-data/database/a.test.ts', "import 'firebase/database';", 'allowed'],
];

const folder = mkdtempSync(join(tmpdir(), 'import-rules-'));
let refused: Set<number>;

beforeAll(() => {
  cpSync('biome.json', join(folder, 'biome.json'));
  CASES.forEach(([path, line], n) => {
    const file = join(folder, path.replace('/a.', `/a${n}.`));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${line}\n`);
  });
  const biome = resolve('node_modules/@biomejs/biome/bin/biome');
  const run = spawnSync(
    process.execPath,
    [biome, 'lint', '--reporter=github', '--max-diagnostics=none', '.'],
    {
      cwd: folder,
      encoding: 'utf8',
    },
  );
  const lines = run.stdout.split('\n').filter((line) => line.includes('noRestrictedImports'));
  refused = new Set(lines.map((line) => Number(/a(\d+)\.(?:test\.)?ts/.exec(line)?.[1])));
});

afterAll(() => rmSync(folder, { recursive: true }));

test.each(CASES.map(([path, line, verdict], n) => ({ path, line, verdict, n })))(
  '$path with $line is $verdict',
  ({ n, verdict }) => {
    expect(refused.has(n) ? 'refused' : 'allowed').toBe(verdict);
  },
);
