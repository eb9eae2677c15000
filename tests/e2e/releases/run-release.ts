import { spawn } from 'node:child_process';
import { keyOfCopies } from './other-release';

/** Runs this checkout's `npm run release -- <args>` for a copy of the tests' site. Returns its exit code and output. */
export async function runRelease(site: string, ...args: string[]) {
  const key = keyOfCopies().privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  // a separate ledger, because copies of a site have different histories
  const env = { ...process.env, RELEASE_KEY: key, RELEASE_LEDGER: `${site}.ledger` };
  const command = ['--import', 'tsx', 'tools/release/release.ts', ...args, '--site', site];
  const child = spawn(process.execPath, command, { env });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  const code = await new Promise<number | null>((ended) => child.once('exit', ended));
  return { code, said };
}
