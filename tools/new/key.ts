import { commandLine } from '../../court-data/command-line/command-line.mjs';
import { runCommand } from '../release/run-command';
import { makeKeyFile } from '../release/site/signing-key';
import command from './key.command.json';

const { file } = commandLine(command).values;
await runCommand(() => {
  const { publicKey } = makeKeyFile(file);
  console.log(
    `The key is in ${file ?? '.keys/release.pem'}. Keep it: a site takes releases that are signed with its key alone.`,
  );
  console.log(`Its public half: ${publicKey}`);
});
