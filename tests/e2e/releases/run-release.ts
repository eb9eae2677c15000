import { spawn } from 'node:child_process';
import { keyOfCopies } from './other-release';

/** Runs this checkout's `npm run release -- <args>` for a copy of the tests' site; its exit code and what it said. */
export async function runRelease(site: string, ...args: string[]) {
  const key = keyOfCopies().privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  // a copy of a site has a history of its own
  const env = { ...process.env, RELEASE_KEY: key, RELEASE_LEDGER: `${site}.ledger` };
  const command = ['--import', 'tsx', 'host/release/release.ts', ...args, '--site', site];
  const child = spawn(process.execPath, command, { env });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  const code = await new Promise<number | null>((ended) => child.once('exit', ended));
  return { code, said };
}
