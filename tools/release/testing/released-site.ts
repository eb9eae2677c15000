import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BuiltRemote, buildRemote } from '../build/build-remote';
import { filesBelow } from '../build/content-hash';
import { putRemote, releaseHost } from '../release-area';
import { newSigningKey } from '../site/signing-key';

/** The area that the tests release repeatedly. */
export const area = 'mfe-calendar';

/** A site with a host, the settings and calendar 1.0.0. Each test takes a copy. `two` is calendar 1.1.0. */
export async function releasedSite() {
  const folder = mkdtempSync(join(tmpdir(), 'release-site-'));
  const first = join(folder, 'first');
  const key = newSigningKey();
  const dir = join(import.meta.dirname, 'fixtures/clean-remote');
  const one = await buildRemote({ area, dir, version: '1.0.0' });
  const two = await buildRemote({ area, dir, version: '1.1.0' });
  await releaseHost({ site: first, court: 'kywb' }, { key });
  const other = await buildRemote({ area: 'mfe-settings', dir, version: '1.0.0' });
  await putRemote('mfe-settings', other, { site: first }, key);
  await putRemote(area, one, { site: first }, key);
  return {
    ...{ folder, key, one, two },
    copy(name: string): string {
      const site = join(folder, name);
      cpSync(first, site, { recursive: true });
      return site;
    },
    remove() {
      for (const each of [folder, one.folder, two.folder, other.folder])
        rmSync(each, { recursive: true, force: true });
    },
  };
}

/** A build with other facts in its release. */
export const otherwise = (built: BuiltRemote, facts: Partial<BuiltRemote['release']>): BuiltRemote => ({
  ...built,
  release: { ...built.release, ...facts },
});

/** File → hash of its bytes. */
export function hashes(site: string): Record<string, string> {
  const hash = (file: string) =>
    createHash('sha256')
      .update(readFileSync(join(site, file)))
      .digest('hex');
  return Object.fromEntries(filesBelow(site).map((file) => [file, hash(file)]));
}

/** Files that differ, or that only one of the two has. */
export function changed(before: Record<string, string>, after: Record<string, string>): string[] {
  const all = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...all].filter((file) => before[file] !== after[file]);
}
