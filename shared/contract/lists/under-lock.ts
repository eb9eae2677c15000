const turns = new Map<string, Promise<unknown>>();

/**
 * Does `work` while nothing else is done under `name`: in this tab, and in all tabs where the browser has locks
 * (it gives them to pages over https and on localhost).
 */
export function underLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  const locks = globalThis.navigator?.locks;
  if (locks) return locks.request(name, work);
  const mine = (turns.get(name) ?? Promise.resolve()).then(work);
  turns.set(
    name,
    mine.catch(() => undefined),
  );
  return mine;
}
