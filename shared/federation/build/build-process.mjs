// Runs one build in a process of its own, for host/release/build/run-build.ts. Rspack writes the source text of its own
// runtime into bundles, and a process that runs TypeScript (tsx, vitest) has rewritten that text.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { CLASS_TABLE, classTablesConfig, firstPaintConfig } from './first-paint-config.mjs';
import { hostConfig } from './host-config.mjs';
import { remoteConfig } from './remote-config.mjs';

/** What the checks of a release read. */
const STATS = {
  all: false,
  modules: true,
  nestedModules: true,
  // modules inside of a concatenated one, and modules that are in no file: both are marked as orphans
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

/** Which chunks each module of style has come into; a chunk's own list leaves out those that hold no names. */
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

/** The stats of one run. Throws Error with what rspack printed. */
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
 * Builds a first paint: which tables of class names it has, what those hold, and then itself with that. `inspect`: only what it
 * is made of, its tables as modules like any other.
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
