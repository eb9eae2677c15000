import { CourtFileError } from '../../../court-data/publisher/load-court';
import { NoHostError } from '../site/host-record';
import { TamperedRegistryError } from '../site/registry-file';
import { SiteFormatError } from '../site/registry-format';
import { RegistryRefusedError } from '../site/site-identity';

/** Something wrong with a site: where, what readers or the next release meet, and what to do about it. */
export type Finding = { place: string; what: string; remedy: string };

/** Errors whose message says what is wrong with a site's record and what to do. */
const RECORD_ERRORS = [
  ...[SiteFormatError, CourtFileError, NoHostError],
  ...[TamperedRegistryError, RegistryRefusedError],
];

/** What `work` returns; null where it throws what a site's record can be wrong with, which becomes a finding. */
export function attempt<T>(findings: Finding[], place: string, work: () => T): T | null {
  try {
    return work();
  } catch (error) {
    if (!RECORD_ERRORS.some((known) => error instanceof known)) throw error;
    findings.push({
      place,
      what: (error as Error).message,
      remedy: `Put the right ${place} back from a backup or from what is deployed.`,
    });
    return null;
  }
}
