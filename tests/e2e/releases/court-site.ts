import { changeCourts } from '../../../tools/release/change-courts';
import { readCourtFile } from '../../../tools/release/site/court-file';
import type { SiteCourts } from '../../../tools/release/site/site-courts';
import { copyOfSite, keyOfCopies, type SiteCopy } from './other-release';

type Court = SiteCourts[number];

/** A copy of the tests' site for the court of a file, with `changes`, in both builds. */
export async function siteOfCourt(code: string, changes: Partial<Court> = {}): Promise<SiteCopy> {
  const copy = await copyOfSite();
  const court = { ...readCourtFile(`court-data/courts/${code}.json`), ...changes };
  // changes of the client need their own database, not that of the site's courts
  const database = changes.client && new URL(changes.client.databaseURL).origin;
  await changeCourts({ site: copy.folder, court: code, database }, () => [court], keyOfCopies());
  return copy;
}
