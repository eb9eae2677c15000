import { makeKeyFile } from './signing-key';

try {
  const { publicKey } = makeKeyFile();
  console.log(
    'The key is in .keys/release.pem. Keep it: a site takes releases that are signed with its key alone.',
  );
  console.log(`Its public half: ${publicKey}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
