import { join } from 'node:path';
import { isArea } from '@court/domain';
import { commandLine, endWrongUse } from '../../court-data/command-line/command-line.mjs';
import { stoppingLines } from '../release/build/stopping';
import { ROOT } from '../release/build/workspaces';
import { rollbackArea } from '../release/rollback-area';
import { runCommand } from '../release/run-command';
import { readSigningKey } from '../release/site/signing-key';
import command from './rollback.command.json';

/** Makes an area's previous release, or its release of a given version, current. */
async function main(): Promise<void> {
  const { values, positionals } = commandLine(command);
  const { site = join(ROOT, 'dist/site'), to, 'adopt-registry': adopt } = values;
  const [area = ''] = positionals;
  if (area !== 'host' && !isArea(area))
    endWrongUse(command, `${area} is not an area; "npm run site -- releases" lists those of a site`);
  const { version, stopping } = await rollbackArea(area, { site, adopt }, readSigningKey(), to);
  console.log(`${area} ${version} is current again in ${site}`);
  if (stopping.length > 0) console.log(['It does not run:', ...stoppingLines(stopping)].join('\n'));
}

await runCommand(main);
