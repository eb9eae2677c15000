// Runs one build in a separate process, for tools/release/build/run-build.ts. Rspack writes the source text of its own
// runtime into bundles. A process that runs TypeScript (tsx, vitest) has changed that text.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { CLASS_TABLE, classTablesConfig, firstPaintConfig } from './first-paint-config.mjs';
import { hostConfig } from './host-config.mjs';
import { remoteConfig } from './remote-config.mjs';

/** The stats that a release's checks read. */
const STATS = {
  all: false,
  modules: true,
  nestedModules: true,
  // modules inside a concatenated module, and modules in no file: rspack marks both as orphans
  orphanModules: true,
  chunks: true,
  chunkModules: true,
  chunkRelations: true,
  ids: true,
  errors: true,
  modulesSpace: Number.POSITIVE_INFINITY,
  nestedModulesSpace: Number.POSITIVE_INFINITY,
  chunkModulesSpace: Number.POSITIVE_INFINITY,
};

/** The chunks of each CSS module. A chunk's own list leaves out CSS modules without names. */
function sheetsOf(stats) {
  const space = Number.POSITIVE_INFINITY;
  const { modules } = stats.toJson({
    all: false,
    modules: true,
    orphanModules: true,
    ids: true,
    modulesSpace: space,
  });
  return modules
    .filter(({ nameForCondition }) => nameForCondition?.endsWith('.css'))
    .map(({ nameForCondition, chunks }) => ({ file: nameForCondition, chunks }));
}

/** Runs one build and returns its stats. Throws Error with rspack's output. */
function built(config, { sheets = false, ...wanted } = STATS) {
  const compiler = rspack(config);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const failure = error?.message ?? (stats?.hasErrors() ? stats.toString('errors-only') : null);
      const answer = failure === null && {
        ...stats.toJson(wanted),
        ...(sheets && { sheets: sheetsOf(stats) }),
      };
      compiler.close(() => (answer ? resolve(answer) : reject(new Error(failure))));
    });
  });
}

/**
 * Builds a first paint in three steps: it finds the modules of class names, reads their exports, and builds the script
 * with those. `inspect`: only the stats of the first build, with class-name modules like all others.
 */
async function buildFirstPaint({ inspect = false, ...options }) {
  if (inspect) return await built(firstPaintConfig(options));
  const out = mkdtempSync(join(tmpdir(), 'court-classes-'));
  const order = { ...options, out };
  try {
    const { modules } = await built(firstPaintConfig(order));
    const all = modules.flatMap((module) => [module, ...(module.modules ?? [])]);
    const named = all.map(({ nameForCondition }) => nameForCondition ?? '');
    const files = [...new Set(named)].filter((file) => CLASS_TABLE.test(file)).sort();
    await built(classTablesConfig(order, files));
    const exported = createRequire(join(out, 'tables.cjs'))('./tables.cjs');
    const tables = Object.fromEntries(files.map((file, at) => [file, { ...exported[`t${at}`] }]));
    const stats = await built(firstPaintConfig({ ...options, tables }));
    const scripts = readdirSync(options.out).filter((file) => file.endsWith('.js'));
    const text = scripts.map((file) => readFileSync(join(options.out, file), 'utf8')).join('');
    const isSaid = (file) => Object.values(tables[file]).some((name) => text.includes(name));
    return { ...stats, classTables: files.filter(isSaid) };
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

const BUILDS = {
  host: (options) => built(hostConfig(options)),
  remote: (options) => built(remoteConfig(options), { ...STATS, sheets: true }),
  'first-paint': buildFirstPaint,
};

process.once('message', async ({ kind, options }) => {
  const answer = await BUILDS[kind](options).then(
    (stats) => ({ stats }),
    ({ message }) => ({ failure: message }),
  );
  process.send(answer, () => process.disconnect());
});
