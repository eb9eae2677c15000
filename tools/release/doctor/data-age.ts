import { dataPath, restUrl } from '@court/domain';
import { pageCourt } from '../site/court-file';
import type { SiteCourts } from '../site/site-courts';
import type { Finding } from './finding';

/** Max ms to wait for a database. */
const TIMEOUT_MS = 5_000;
const MINUTE = 60_000;

/** Formats `ms` as "3 days", "26 hours" or "5 minutes", in the largest unit of which there are two or more. */
function duration(ms: number): string {
  const minutes = Math.floor(ms / MINUTE);
  if (minutes >= 2 * 24 * 60) return `${Math.floor(minutes / (24 * 60))} days`;
  return minutes >= 120 ? `${Math.floor(minutes / 60)} hours` : `${minutes} minutes`;
}

/**
 * Problems with the data of each active court. `database`: a server, `http(s)://host:port`, used instead of those in
 * the courts' files. Sends one request per court. `now` is epoch ms.
 */
export async function dataFindings(
  courts: SiteCourts,
  database: string | undefined,
  now = Date.now(),
): Promise<Finding[]> {
  const active = courts.filter(({ active }) => active === 'Y');
  const asked = active.map(async ({ code, staleAfterMinutes, ...court }): Promise<Finding[]> => {
    const { databaseURL } = pageCourt({ code, staleAfterMinutes, ...court }, database).client;
    const place = `${code}, ${databaseURL}`;
    const answer = await lastChecked(restUrl(databaseURL, dataPath('lastUpdated')));
    if ('failure' in answer)
      return [
        {
          place,
          what: `The database does not answer: ${answer.failure}. Readers see what their devices keep, or nothing.`,
          remedy:
            'See that it runs, that its rules let everybody read, and that the address in the court’s file is right.',
        },
      ];
    if (answer.checkedAt === null)
      return [
        {
          place,
          what: 'Nothing has been published.',
          remedy: `Publish the court’s export: npm run publish-court -- --court ${code} --hearings <file> (docs/publish/README.md)`,
        },
      ];
    const age = now - answer.checkedAt;
    if (age <= staleAfterMinutes * MINUTE) return [];
    return [
      {
        place,
        what: `The data were last checked ${duration(age)} ago; readers see “May be out of date” after ${duration(staleAfterMinutes * MINUTE)}.`,
        remedy: 'See whether the publisher runs and what it printed last (docs/publish/by-itself.md).',
      },
    ];
  });
  return (await Promise.all(asked)).flat();
}

async function lastChecked(url: string): Promise<{ checkedAt: number | null } | { failure: string }> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!answer.ok) return { failure: `HTTP ${answer.status}` };
    const found = (await answer.json()) as { checkedAt?: unknown } | null;
    return { checkedAt: typeof found?.checkedAt === 'number' ? found.checkedAt : null };
  } catch (error) {
    const { message, cause } = error as Error & { cause?: { code?: string } };
    return { failure: cause?.code ?? message };
  }
}
