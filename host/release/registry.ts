import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { registryLines } from './print-registry';
import { ROOT } from './workspaces';

const { values } = parseArgs({ options: { site: { type: 'string', default: join(ROOT, 'dist/site') } } });
for (const line of registryLines(values.site)) console.log(line);
