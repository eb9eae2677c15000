import { vi } from 'vitest';

/** Cuts the connection at the given write, for tests. Returns true if the publication reached that write. */
export async function cutAt(write: number, publish: () => Promise<unknown>): Promise<boolean> {
  const send = globalThis.fetch;
  let writes = 0;
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation((url, init) => {
    if (init?.method === 'PATCH') writes += 1;
    return writes >= write ? Promise.reject(new TypeError('cut')) : send(url, init);
  });
  const isCut = await publish().then(
    () => false,
    () => true,
  );
  fetched.mockRestore();
  return isCut;
}
