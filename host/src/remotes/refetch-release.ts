import type { Release } from '@court/contract';
import { REFETCH_LIMIT } from './limits';

/**
 * Puts fresh copies of a release's files into the HTTP cache. Versioned files are immutable: a bad copy would
 * otherwise be served from the cache for a year. Failures are left to the attempt that follows.
 */
export async function refetchRelease(release: Release, also?: string | null): Promise<void> {
  const files = new Set([release.entry, ...release.preload.map(({ file }) => file)]);
  if (also) files.add(also);
  const signal = AbortSignal.timeout(REFETCH_LIMIT);
  await Promise.allSettled(
    [...files].map(async (file) => {
      const answer = await fetch(new URL(file, document.baseURI), { cache: 'reload', signal });
      await answer.arrayBuffer();
    }),
  );
}
