import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { releaseHost, releaseRemote, type Target } from './release-area';
import { ROOT, remotes } from './workspaces';

const USAGE = `npm run release -- <area> [--site dir] [--version v] [--court code] [--database http://host:port]
  area: host, ${remotes().join(', ')}`;

/** Releases one area; returns the process's exit code. */
async function main(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      site: { type: 'string', default: join(ROOT, 'dist/site') },
      version: { type: 'string' },
      court: { type: 'string', default: process.env.COURT ?? 'txwb' },
      database: { type: 'string' },
    },
  });
  const [area] = positionals;
  const target: Target = { site: values.site, court: values.court, database: values.database };
  const remote = remotes().find((name) => name === area);
  if (positionals.length !== 1 || !(remote || area === 'host')) {
    console.error(USAGE);
    return 2;
  }
  if (values.version !== undefined && !/^\d+\.\d+\.\d+[0-9A-Za-z.-]*$/.test(values.version)) {
    console.error(`${values.version} is no version: write it like 1.4.0`);
    return 2;
  }
  const version = remote
    ? await releaseRemote(remote, target, values.version)
    : await releaseHost(target, values.version);
  console.log(`${area} ${version} is released to ${values.site}`);
  return 0;
}

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
