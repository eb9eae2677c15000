import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspectBuilt } from '@court/federation/inspect-built';
import { CONTRACT_KEY, LIBRARIES } from '@court/federation/share-list';
import { afterAll, expect, test } from 'vitest';
import { buildElsewhere } from '../testing/build-elsewhere';

const folder = mkdtempSync(join(tmpdir(), 'misbuilt-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const MISBUILT: [name: string, change: string, said: RegExp][] = [
  ['no integrity', 'config.plugins.splice(0, 1)', /is not among the integrities/],
  ['a fixed address', "config.output.publicPath = '/cdn/'", /output\.publicPath be 'auto'/],
  ['another unique name', "config.output.uniqueName = 'forms'", /output\.uniqueName be the plugin's name/],
  ['another exposed name', "federation.exposes = { './app': './src/remote.tsx' }", /exposes \.\/app/],
  ['a copy of React', 'delete federation.shared.react', /has the code of react in it/],
  [
    'a copy of jotai to share',
    'federation.shared.jotai = { singleton: true }',
    /gives the page a copy of jotai/,
  ],
  ['no contract', "delete federation.shared['@court/contract']", /takes nothing from @court\/contract/],
  [
    'an invalid version range',
    'federation.shared.jotai.requiredVersion = false',
    /shares jotai in another form/,
  ],
  [
    'a script of another type',
    "federation.library = { type: 'module' }; config.experiments = { outputModule: true }",
    /leaves no global variable/,
  ],
  [
    'another shared module',
    "federation.shared['@court/ui'] = { import: false }",
    /@court\/ui, which the host does not give/,
  ],
];

test.each(MISBUILT)(
  'refuses a build with %s, and says the remedy',
  { timeout: 60_000 },
  (name, change, said) => {
    const built = buildElsewhere(join(folder, name), change);
    const { checks } = inspectBuilt(built, {
      contract: CONTRACT_KEY,
      libraries: Object.keys(LIBRARIES),
    });
    expect(checks.flatMap(({ faults }) => faults).join('\n')).toMatch(said);
  },
);
