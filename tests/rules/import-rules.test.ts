import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** Where a line of code stands, and whether the import rules let it. */
const CASES: [path: string, line: string, verdict: 'refused' | 'allowed'][] = [
  ['mfe-calendar/src/a.ts', "import '@court/host/src/main';", 'refused'],
  ['mfe-calendar/src/a.ts', "import '../../host/src/main';", 'refused'],
  ['mfe-calendar/src/a.ts', "import '@court/mfe-search/src/remote';", 'refused'],
  ['mfe-calendar/src/a.ts', "import '@module-federation/enhanced/runtime';", 'refused'],
  ['mfe-calendar/src/a.ts', "import 'firebase/database';", 'refused'],
  ['mfe-calendar/src/a.ts', "import 'jotai/utils';", 'refused'],
  ['mfe-calendar/src/a.ts', "import 'react-dom/client';", 'refused'],
  ['mfe-calendar/src/a.ts', "import 'react-router-dom';", 'refused'],
  ['mfe-calendar/src/a.ts', "import '@court/shared/src/router';", 'refused'],
  ['mfe-calendar/src/a.ts', "import '@court/shared/router';", 'allowed'],
  ['mfe-calendar/src/a.ts', "import 'jotai';", 'allowed'],
  ['mfe-settings/src/a.ts', "import '@court/mfe-calendar/src/remote';", 'refused'],
  ['host/src/a.ts', "import '@module-federation/enhanced/runtime';", 'refused'],
  ['host/src/remotes/a.ts', "import '@module-federation/enhanced/runtime';", 'allowed'],
  ['host/src/a.ts', "import 'firebase/database';", 'refused'],
  ['host/src/database/a.ts', "import 'firebase/database';", 'allowed'],
  ['host/src/a.ts', "import '@court/mfe-calendar/src/remote';", 'refused'],
  ['shared/src/state/a.ts', "import 'firebase/database';", 'refused'],
  ['shared/src/data/a.ts', "import 'firebase/database';", 'allowed'],
  ['shared/src/state/a.ts', "import '../../../host/src/main';", 'refused'],
  ['shared/docket/a.ts', "import 'jotai/utils';", 'refused'],
  ['shared/docket/a.ts', "import '@court/mfe-calendar/src/remote';", 'refused'],
  ['shared/docket/a.ts', "import '@court/shared/router';", 'allowed'],
  ['shared/compose/a.ts', "import '@module-federation/enhanced/runtime';", 'allowed'],
  ['court-data/publisher/a.ts', "import '@court/shared/state/court-atom';", 'refused'],
  ['court-data/publisher/a.ts', "import '@court/shared/records/keys';", 'allowed'],
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
