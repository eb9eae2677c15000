const turns = new Map<string, Promise<unknown>>();

/**
 * Runs `work` under the lock `name`. The lock covers all tabs if the browser has Web Locks (on https and localhost),
 * else only this tab.
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
