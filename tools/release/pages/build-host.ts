import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { CONTRACT } from '@court/federation/share-list';
import { themeFiles, withoutThemes } from '../../../host/src/theme/theme-css.mjs';
import { themeScript } from '../../../host/src/theme/theme-script';
import { appIcons } from '../build/app-icons';
import { contentHash, filesBelow, integrityOf } from '../build/content-hash';
import { writeFileList } from '../build/file-list';
import { contractExports, type HostFile, type HostFiles, providedModules } from '../build/host-provides';
import { BuildError, type BuildOrder, runBuild } from '../build/run-build';
import { packageVersion, ROOT } from '../build/workspaces';
import type { PageTemplates } from './page-template';
import { pageTemplates } from './page-templates';

/** A first file that replaces the host's own. It exists only in this build. */
export type OtherMain = { path: string; source: string };

type Order = { version?: string | undefined; main?: OtherMain; base?: string };

/**
 * Runs a build that must produce one script, in a temporary folder, and returns the script's text. Throws BuildError.
 */
async function scriptOf(order: (out: string) => BuildOrder): Promise<string> {
  const out = mkdtempSync(join(tmpdir(), 'court-script-'));
  try {
    await runBuild(order(out));
    const [script, ...more] = filesBelow(out).filter((file) => file.endsWith('.js'));
    if (!script || more.length > 0)
      throw new BuildError(`What is to be one script is not: ${[script, ...more]}`);
    return readFileSync(join(out, script), 'utf8').trim();
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

/**
 * The script that draws the shell of a page before the host's first script runs, with the class names of the host's
 * style sheets.
 */
const firstPaintScript = (dir: string, base: string, file = 'first-paint') =>
  scriptOf((out) => ({
    kind: 'first-paint',
    options: { name: HOST, entry: join(dir, 'src/first-paint', file), base, out },
  }));

/** The commit of this checkout, which errors of older release tools name. Empty if git does not know it. */
function presentCheckout(): Pick<PageTemplates, 'checkout'> {
  // ignores a repository in a parent folder of the checkout
  const env = { ...process.env, GIT_CEILING_DIRECTORIES: dirname(ROOT) };
  const { status, stdout } = spawnSync('git', ['log', '-1', '--format=%h %cs'], {
    cwd: ROOT,
    encoding: 'utf8',
    env,
  });
  const [commit = '', date = ''] = status === 0 ? stdout.trim().split(' ') : [];
  return commit && date ? { checkout: { commit, date } } : {};
}

/** The unique name of the host's runtime, and the chunk that contains home (src/router/page-router.tsx). */
const HOST = 'court_host';
const HOME = 'home';

/** The text of the site's service worker. */
const workerScript = (dir: string, base: string) =>
  scriptOf((out) => ({
    kind: 'host',
    options: { dir, version: 'service worker', entry: 'src/service-worker/service-worker.ts', out, base },
  }));

/**
 * Builds the host in a temporary folder, which the caller removes. The default version is the package's version plus
 * eight digits of `hash`. That is the hash of the built files and of the page templates. Throws BuildError.
 */
export async function buildHost({ version, main, base = '/' }: Order = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'court-host-'));
  const dir = join(ROOT, 'host');
  const virtual = { ...themeFiles(), ...(main ? { [main.path]: main.source } : {}) };
  const entry = main?.path ?? 'src/main.tsx';
  const named = packageVersion('host');
  // the single-app build for comparison loads no remotes
  const options = {
    dir,
    version: named,
    entry,
    out: folder,
    virtual,
    base,
    federated: !main,
    splitsLibraries: true,
  };
  const { chunks = [] } = await runBuild({ kind: 'host', options });
  const asset = (file: string): HostFile => ({
    file: `${base}assets/${file}`,
    integrity: integrityOf(readFileSync(join(folder, file))),
  });
  const first = (extension: string, name = 'main') =>
    filesBelow(folder)
      .filter((file) => new RegExp(`^${name}\\.[0-9a-f]+\\.${extension}$`).test(file))
      .map(asset);
  const theme = `theme.${contentHash([], [themeScript(base)]).slice(0, 8)}.js`;
  writeFileSync(join(folder, theme), themeScript(base));
  const icons = appIcons();
  for (const { name, bytes } of icons) writeFileSync(join(folder, name), bytes);
  const pageFiles = {
    theme: asset(theme),
    scripts: [...first('js', 'libraries'), ...first('js')],
    styles: first('css'),
  };
  const sheetsOf = (name?: string) =>
    first('css', name).map((sheet) => ({
      ...sheet,
      text: readFileSync(join(folder, basename(sheet.file)), 'utf8'),
    }));
  const firstPaint = await firstPaintScript(dir, base);
  const mark = `${HOST}:chunk-${chunks.find(({ names }) => names?.includes(HOME))?.id}`;
  const home = {
    firstPaint: await firstPaintScript(dir, base, 'home-paint'),
    sheets: sheetsOf(HOME).map((sheet) => ({ ...sheet, mark })),
  };
  const templates = pageTemplates(
    // the single-app build has no first paint
    {
      ...pageFiles,
      base,
      styles: sheetsOf().map((sheet) => ({ ...sheet, text: withoutThemes(sheet.text), isPart: true })),
      themeText: themeScript(base).trim(),
      ...(main ? {} : { firstPaint, home }),
    },
    {
      ...(main ? {} : { worker: await workerScript(dir, base) }),
      icons: icons.map(({ bytes: _, name, ...icon }) => ({ file: `${base}assets/${name}`, ...icon })),
    },
  );
  const list = writeFileList(folder, (file) => `${base}assets/${file}`, true);
  const hash = contentHash([folder], [JSON.stringify(templates)]);
  const files: HostFiles = {
    version: version ?? `${named}-${hash.slice(0, 8)}`,
    contract: CONTRACT,
    provides: providedModules(),
    exports: contractExports(),
    ...pageFiles,
    list,
  };
  return { folder, files, templates: { ...templates, ...presentCheckout() }, hash };
}
