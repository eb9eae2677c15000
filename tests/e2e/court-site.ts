import type { PageCourt } from '@court/contract';
import { writeSite } from '../../host/release/compose-pages';
import { readCourt } from '../../host/release/court-file';
import { readHost } from '../../host/release/host-record';
import { readRegistry } from '../../host/release/registry-file';
import { readSigningKey } from '../../host/release/signing-key';
import { openSite } from '../../host/release/site-record';
import { copyOfSite, type SiteCopy } from './other-release';
import { testSite } from './site';

/** A copy of the tests' site, composed for a court as its file has it but for `changes`, on both builds. */
export async function siteOfCourt(code: string, changes: Partial<PageCourt> = {}): Promise<SiteCopy> {
  const copy = await copyOfSite();
  const site = openSite({ site: copy.folder, court: code });
  const court = { ...readCourt(code, testSite().database), ...changes };
  const { current: host, keys } = readHost(site.folder);
  const registry = readRegistry(site.folder);
  writeSite(site, { registry, host, keys, court, courts: [court] }, readSigningKey());
  return copy;
}
