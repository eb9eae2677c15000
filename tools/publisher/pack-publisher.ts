import { commandLine } from '../../court-data/command-line/command-line.mjs';
import command from './pack-publisher.command.json';
import { packPublisher } from './publisher-package';

const [folder = ''] = commandLine(command).positionals;
try {
  const [tarball = '', container = ''] = await packPublisher(folder);
  console.log(
    `${tarball}\n"npm install" with this file gives another computer the command court-publish.\n${container}\n"docker build" makes a container of it.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
