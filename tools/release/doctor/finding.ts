import { CourtFileError } from '../../../court-data/publisher/run/load-court';
import { SiteFormatError } from '../build/registry-format';
import { NoHostError } from '../site/host-record';
import { TamperedRegistryError } from '../site/registry-file';
import { RegistryRefusedError } from '../site/site-identity';

/** A problem of a site: its place, its effect on readers or the next release, and the remedy. */
export type Finding = { place: string; what: string; remedy: string };

/** Errors whose message describes a problem of a site's record and its remedy. */
const RECORD_ERRORS = [
  ...[SiteFormatError, CourtFileError, NoHostError],
  ...[TamperedRegistryError, RegistryRefusedError],
];

/** Returns the result of `work`. Returns null if it throws one of RECORD_ERRORS, which becomes a finding. */
export function attempt<T>(findings: Finding[], place: string, work: () => T): T | null {
  try {
    return work();
  } catch (error) {
    if (!RECORD_ERRORS.some((known) => error instanceof known)) throw error;
    findings.push({
      place,
      what: (error as Error).message,
      remedy: `Restore ${place} from a backup or from what is deployed.`,
    });
    return null;
  }
}
