import type { CourtConfig } from '@court/domain';
import { UsageError } from '../../command-line/command-line.mjs';
import { compileMessages } from '../run/compile-messages';
import { CourtFileError } from '../run/load-court';
import type { OwnerDatabase } from '../store/owner-database';
import type { AlertsSummary } from './send-alerts';

const LOOK = 'court-data/courts/README.md describes every field';

/**
 * Loads the function that sends a court's alerts after a publication. It needs the service account of `keyFile` unless
 * `isDryRun`. Throws CourtFileError, UsageError and ServiceAccountError.
 */
export async function loadAlerts(
  court: CourtConfig,
  database: OwnerDatabase,
  { keyFile, isDryRun }: { keyFile: string | undefined; isDryRun: boolean },
): Promise<() => Promise<AlertsSummary>> {
  if (!court.pushAppId || !court.client.messagingSenderId) {
    throw new CourtFileError(
      `The file of ${court.code} names no app that alerts could go to. Give it pushAppId and client.messagingSenderId; ${LOOK}`,
    );
  }
  if (!isDryRun && !keyFile) throw new UsageError('--push needs --service-account');
  compileMessages();
  const [{ sendAlerts }, { googleAccess, MESSAGING }] = await Promise.all([
    import('./send-alerts'),
    import('../store/google-access'),
  ]);
  const access = keyFile && !isDryRun ? await googleAccess(keyFile, fetch, MESSAGING) : null;
  return () => sendAlerts({ court, database, access });
}
