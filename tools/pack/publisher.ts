import { commandLine } from '../../court-data/command-line/command-line.mjs';
import { packPublisher } from '../publisher/publisher-package';
import command from './publisher.command.json';

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
