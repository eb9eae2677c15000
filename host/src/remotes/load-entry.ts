import { ENTRY_LIMIT } from './limits';
import { TimeLimitError } from './time-limit';

/** An entry script the browser did not run: it did not arrive, or not as the registry describes it. */
export class EntryNotRunError extends Error {
  override name = 'EntryNotRunError';
  constructor(readonly request: string) {
    super(`${request} was not run`);
  }
}

/** What an entry leaves behind, as Module Federation takes it. */
type Container = {
  get(expose: string): () => Promise<unknown>;
  init(...args: unknown[]): void | Promise<void>;
};

/**
 * Runs a release's entry and returns the container it leaves behind. A fresh script element each time: the browser
 * keeps none of an earlier attempt. `integrity` null is for pages of `npm run dev` alone.
 */
export function loadEntry(url: string, integrity: string | null, container: string): Promise<Container> {
  const page = globalThis as unknown as Record<string, Container | undefined>;
  page[container] = undefined;
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const settle = (settled: () => void) => {
      clearTimeout(timer);
      script.onload = null;
      script.onerror = null;
      script.remove();
      settled();
    };
    const timer = setTimeout(
      () => settle(() => reject(new TimeLimitError(`${url} took more than ${ENTRY_LIMIT} ms`))),
      ENTRY_LIMIT,
    );
    script.onload = () => {
      const left = page[container];
      settle(() =>
        left ? resolve(left) : reject(new Error(`${url} ran and left no container ${container}`)),
      );
    };
    script.onerror = () => settle(() => reject(new EntryNotRunError(url)));
    script.crossOrigin = 'anonymous';
    if (integrity) script.integrity = integrity;
    script.src = url;
    document.head.append(script);
  });
}
