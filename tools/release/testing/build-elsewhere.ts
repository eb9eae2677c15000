import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Sources and build of an area in another repository: it uses Module Federation's plugin, and no code of this
 * repository.
 */
export const ELSEWHERE = join(import.meta.dirname, 'fixtures/elsewhere');

/** Builds its first paint into `out`. */
export const buildElsewherePaint = (out: string) => buildElsewhere(out, '', 'first-paint.config.mjs');

/**
 * Builds it into `out`. `change`: a statement that changes its `config`. Runs in a separate process, for the reason in
 * build-process.mjs.
 */
export function buildElsewhere(out: string, change = '', file = 'rspack.config.mjs'): string {
  const config = pathToFileURL(join(ELSEWHERE, file)).href;
  const source = `import config from '${config}';
import { rspack } from '@rspack/core';
config.output.path = ${JSON.stringify(out)};
const federation = config.plugins[1]?._options;
${change};
rspack(config).run((error, stats) => {
  if (error ?? stats.hasErrors()) throw error ?? new Error(stats.toString('errors-only'));
});`;
  execFileSync(process.execPath, ['--input-type=module', '--eval', source], {
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  return out;
}
