import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandLine } from '../../court-data/command-line/command-line.mjs';
import { KEPT, KEPT_DATABASE, keepSite } from '../../tests/releases/kept-site';
import { releaseAll } from '../release/release-all';
import { newSigningKey } from '../release/site/signing-key';
import command from './releases.command.json';

const { site, commit = presentCommit() } = commandLine(command).values;
const built = mkdtempSync(join(tmpdir(), 'kept-releases-'));
try {
  if (!site)
    await releaseAll({ site: built, court: 'txwb', database: KEPT_DATABASE }, { key: newSigningKey() });
  const { name, tooMany } = keepSite(site ?? built, commit);
  for (const old of tooMany) rmSync(join(KEPT, old), { recursive: true });
  console.log(
    [`${join(KEPT, name)} holds the releases of ${commit}`, ...tooMany.map((old) => `${old} is gone`)].join(
      '\n',
    ),
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(built, { recursive: true, force: true });
}

function presentCommit(): string {
  return execFileSync('git', ['describe', '--always', '--dirty', '--abbrev=7'], { encoding: 'utf8' }).trim();
}
