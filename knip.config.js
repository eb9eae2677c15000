import { readdirSync } from 'node:fs';

/** The scripts of the commands below `folder`: each has a `<script>.command.json` beside it. */
const commands = (folder) =>
  readdirSync(folder, { recursive: true })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.command.json') && !file.includes('node_modules/'))
    .map((file) => file.replace(/\.command\.json$/, '.ts'));

const TESTS = '**/*.test.{ts,tsx}';
/** Files that a build takes by their name. */
const AREA = ['rspack.config.mjs', 'src/{remote,standalone,frame}.tsx', 'src/first-paint*.tsx', TESTS];

export default {
  // Playwright's configuration may install a browser, and Vitest's names only the tests of this run.
  playwright: false,
  vitest: false,
  workspaces: {
    '.': {
      entry: [
        ...commands('tools').map((file) => `tools/${file}`),
        '{playwright,vitest}.config.ts',
        'tools/testing/{empty-page,lone-texts}.ts',
        'tools/new/court/write-court-schema.ts',
        'tools/release/dev-process.mjs',
        'tools/release/testing/fixtures/**',
        'tools/area-template/{rspack.config.mjs,src/remote.tsx,src/standalone.tsx}',
        `tools/${TESTS}`,
      ],
      project: ['tools/**', '*.{ts,js,mjs}'],
    },
    host: {
      entry: [
        'rspack.config.mjs',
        'src/main.tsx',
        'src/{first-paint/home-paint,service-worker/service-worker}.ts',
        TESTS,
      ],
    },
    'mfe-*': { entry: AREA },
    'mfe-*/kits/*': { entry: [TESTS] },
    'shared/*': { entry: [TESTS] },
    'shared/federation': {
      entry: [
        'build/{build-process,class-table-loader}.mjs',
        'build/refresh-*.cjs',
        'suite/{court-contract-suite,page/suite-page}.ts',
        TESTS,
      ],
    },
    'court-data': { entry: [...commands('court-data'), 'database/access/write-rules-file.ts', TESTS] },
    tests: {
      entry: [
        ...commands('tests'),
        'bench/**/*-bench.ts',
        'bench/{data,search}/measure-*.ts',
        'bench/**/peers/*.{ts,tsx}',
        'bench/docket/our-*.tsx',
        'components/components-page.tsx',
        'e2e/**/*.spec.ts',
        'e2e/tell-failures.ts',
        'engines/*.journey.ts',
        'fakes/{device-harness.ts,google-maps.js}',
        TESTS,
      ],
    },
  },
  ignore: ['**/*.d.mts'],
  // run or read by their paths; @types/google.maps declares globals
  ignoreDependencies: [
    '@biomejs/biome',
    '@capacitor/android',
    '@commitlint/cli',
    '@rspack/cli',
    '@rspack/dev-server',
    '@types/google.maps',
    'us-atlas',
  ],
  ignoreExportsUsedInFile: true,
  exclude: ['unlisted', 'binaries'],
};
