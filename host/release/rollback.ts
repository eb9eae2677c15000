import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { rollbackArea } from './rollback-area';
import { RegistryRefusedError } from './site-identity';
import { ROOT, remotes } from './workspaces';

const areas = ['host', ...remotes()] as const;

/** Makes the release before the present one of an area the current one; returns the process's exit code. */
async function main(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      site: { type: 'string', default: join(ROOT, 'dist/site') },
      'adopt-registry': { type: 'boolean' },
    },
  });
  const area = areas.find((name) => name === positionals[0]);
  if (!area || positionals.length !== 1) {
    console.error(`npm run rollback -- <area> [--site dir] [--adopt-registry]\n  area: ${areas.join(', ')}`);
    return 2;
  }
  const version = await rollbackArea(area, { site: values.site, adopt: values['adopt-registry'] });
  console.log(`${area} ${version} is current again in ${values.site}`);
  return 0;
}

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = error instanceof RegistryRefusedError ? 3 : 1;
  },
);
