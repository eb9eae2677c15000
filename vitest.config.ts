import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { domViewsPlugin } from './shared/federation/build/dom-views-plugin.mjs';
import { messagesPlugin } from './shared/federation/messages/messages-plugin.mjs';

const FOLDERS = /^(host|mfe-[^/]+|shared|court-data|tools|tests(?!\/e2e))\//;
const TEST = /\.test\.tsx?$/;
/** `npm test` also runs `.slow.` files, and `npm run proof` all files. */
const LEFT_OUT = [
  ...(process.env.LONG_TESTS ? [] : ['.slow.']),
  ...(process.env.LONG_TESTS === '1' ? [] : ['.long.']),
  ...(process.env.PROOF === '1' ? [] : ['.proof.']),
];

function testsIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((one) => {
    if (['node_modules', 'dist'].includes(one.name) || one.name.startsWith('.')) return [];
    const path = join(folder, one.name).replaceAll('\\', '/');
    return one.isDirectory() ? testsIn(path) : TEST.test(path) ? [path] : [];
  });
}

/**
 * Files of `node` share modules. Files of `page` also share a document, because a new document for each file took a
 * third of the time.
 */
type Project = 'node' | 'page' | 'isolated';

/**
 * These files change a page's globals. A file's mocks, reloaded modules and the end of its page would affect all files
 * that share modules.
 */
const GUARDS = /^host\/src\/remotes\/(watch\/watch-page|page-scripts|page-sheets)\./;

function projectOf(file: string): Project {
  const text = readFileSync(file, 'utf8');
  const isAlone = /\bvi\.((do)?[mM]ock|resetModules)\(|new Event\('pagehide'\)/.test(text);
  if (isAlone || GUARDS.test(file)) return 'isolated';
  return text.startsWith('// @vitest-environment jsdom') ? 'page' : 'node';
}

const tests = testsIn('.').filter(
  (file) => FOLDERS.test(file) && !LEFT_OUT.some((part) => file.includes(part)),
);
const include = (project: Project) => tests.filter((file) => projectOf(file) === project);

/** Starts the proof tests first, because they take many minutes and would otherwise run alone at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLongest = ({ moduleId }: TestSpecification) => moduleId.includes('.proof.');
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))];
  }
}

export default defineConfig({
  plugins: [domViewsPlugin(), messagesPlugin()],
  define: { RELEASE: JSON.stringify('test'), PRODUCTION: 'true', BASE: '""' },
  test: {
    maxWorkers: '100%',
    testTimeout: 20_000,
    hookTimeout: 20_000,
    sequence: { sequencer: LongestFirst },
    // separate groups, because alternating files of two projects would end each other's workers
    projects: [
      {
        extends: true,
        test: { name: 'node', include: include('node'), isolate: false, sequence: { groupOrder: 0 } },
      },
      {
        extends: true,
        test: {
          name: 'page',
          include: include('page'),
          isolate: false,
          setupFiles: ['tools/testing/empty-page.ts', 'tools/testing/lone-texts.ts'],
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'isolated',
          include: include('isolated'),
          setupFiles: 'tools/testing/lone-texts.ts',
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
