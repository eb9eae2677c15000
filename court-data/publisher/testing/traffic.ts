import { vi } from 'vitest';

/** The reads and writes of a run. */
export async function traffic(run: () => Promise<unknown>) {
  const fetched = vi.spyOn(globalThis, 'fetch');
  await run();
  const calls = fetched.mock.calls.map(([url, init]) => ({
    method: init?.method ?? 'GET',
    path: new URL(String(url)).pathname.slice(1, -'.json'.length),
    body: String(init?.body),
  }));
  fetched.mockRestore();
  const of = (method: string) => calls.filter((call) => call.method === method);
  return {
    read: of('GET').map(({ path }) => path),
    written: of('PATCH').flatMap(({ body }) => Object.keys(JSON.parse(body))),
    updates: of('PATCH').map(({ body }) => Object.keys(JSON.parse(body))),
  };
}
