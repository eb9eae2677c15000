import { existsSync } from 'node:fs';
import { changeCourts } from '../host/release/change-courts';
import { checkoutCourts } from '../host/release/court-file';
import { releaseAll } from '../host/release/release-all';
import { KEY_FILE, makeKeyFile } from '../host/release/signing-key';
import { remotes } from '../host/release/workspaces';
import { localCourts } from './local-courts';

type Target = { site: string; database: string; court: string };

/** Brings a developer's own site up to date with the checkout: its sources, and its courts' files. Makes a key for it. */
export async function releaseLocally(target: Target, say: (sentence: string) => void): Promise<void> {
  if (!process.env.RELEASE_KEY && !existsSync(KEY_FILE)) {
    makeKeyFile();
    say('A key that signs releases was made for this machine: .keys/release.pem.');
  }
  await releaseAll(target, { changedOnly: true });
  await changeCourts(target, () => localCourts(checkoutCourts(), target.court, remotes()));
}
