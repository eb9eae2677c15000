import { remembersAny, unkept } from './reading';

/** Deletes what the device keeps of the addresses that `isForgotten` names, except what is live on the screen. Never rejects. */
export async function forgetKept(isForgotten: (url: string) => boolean): Promise<void> {
  const early = globalThis.__courtEarlyReads ?? {};
  for (const url of Object.keys(early)) if (isForgotten(url)) delete early[url];
  if (!remembersAny() && unkept.size === 0) return;
  try {
    const { keep, forget } = await import(/* webpackChunkName: "memory" */ './path-memory');
    // first what was read last: what is live is kept as it is now
    await keep(unkept);
    await forget(isForgotten);
  } catch (error) {
    console.info('Kept copies could not be deleted', error);
  }
}
