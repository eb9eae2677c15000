import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteModule } from '@court/contract';
import { expect, test } from 'vitest';
import { remoteFile, remotes } from '../../tools/release/build/workspaces';

/** Routes in the entry of their area, because a separate file would be one more request before the first hearing. */
const IN_ENTRY = ['calendar', 's341-hearing'];

/** The addresses of routes. A list and its opened item may be two routes, with separate files, for one address. */
const addressesOf = (paths: readonly string[]) =>
  paths
    .filter((path) => !paths.includes(`${path}/:id`))
    .map((path) => (paths.includes(path.replace(/\/:id$/, '')) ? path.replace(/:id$/, ':id?') : path))
    .sort();

test.each(remotes())('every route of an area is loaded on demand: %s', async (area) => {
  const { routes } = (await import(join(process.cwd(), area, 'src/remote.tsx'))) as RemoteModule;
  expect(addressesOf(routes.map(({ path }) => `/${path}`))).toEqual(
    remoteFile(area)
      .routes.map(({ path }) => path)
      .sort(),
  );
  const early = routes.filter(({ lazy }) => lazy === undefined).map(({ path }) => path);
  expect(early.filter((path) => !IN_ENTRY.includes(path ?? ''))).toEqual([]);
});

test('links of the product come from the contract, which animates page changes', () => {
  const router = 'shared/contract/router/router.tsx';
  const taken = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], { encoding: 'utf8' })
    .split('\n')
    .filter(
      (path) =>
        /^(host|shared|mfe-[a-z0-9]+)\//.test(path) &&
        !/\.test\.|fixtures/.test(path) &&
        /import \{[^}]*\b(Nav)?Link\b[^}]*\} from 'react-router-dom'/.test(readFileSync(path, 'utf8')),
    );
  expect(taken).toEqual([router]);
});
