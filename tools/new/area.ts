import { commandLine } from '../../court-data/command-line/command-line.mjs';
import { ROOT } from '../release/build/workspaces';
import command from './area.command.json';
import { makeArea } from './make-area';

const [name = ''] = commandLine(command).positionals;
try {
  const { area, path } = makeArea(ROOT, name.replace(/^mfe-/, ''));
  console.log(`${area} is made. It answers ${path}. A release adds it to the menu:`);
  console.log(`  npx vitest run ${area}            its first test`);
  console.log(`  npx tsc -b ${area}                its types`);
  console.log(`  npm run dev -- ${area}            serves the area with hot reload`);
  console.log(`  npm start                         everything, with it in the menu`);
  console.log(`  npm run release -- ${area} --offer   to a site whose court is to offer it`);
  console.log(`Its name, menu and addresses are in ${area}/remote.json.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
