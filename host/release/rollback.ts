import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isArea } from '@court/records';
import { rollbackArea } from './rollback-area';
import { readSigningKey } from './signing-key';
import { RegistryRefusedError } from './site-identity';
import { stoppingLines } from './stopping';
import { ROOT } from './workspaces';

/** Makes the release before the present one of an area, or that of a version, the current one; returns the process's exit code. */
async function main(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      site: { type: 'string', default: join(ROOT, 'dist/site') },
      to: { type: 'string' },
      'adopt-registry': { type: 'boolean' },
    },
  });
  const [area] = positionals;
  if (positionals.length !== 1 || !(area === 'host' || isArea(area))) {
    console.error(
      'npm run rollback -- <area> [--to version] [--site dir] [--adopt-registry]\n' +
        '  area: host, or one that `npm run registry` lists; without --to, the release before the present one',
    );
    return 2;
  }
  const target = { site: values.site, adopt: values['adopt-registry'] };
  const { version, stopping } = await rollbackArea(area, target, readSigningKey(), values.to);
  console.log(`${area} ${version} is current again in ${values.site}`);
  if (stopping.length > 0) console.log(['It does not run:', ...stoppingLines(stopping)].join('\n'));
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
