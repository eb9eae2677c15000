import { containerName } from '@court/federation/container-name';
import { restoreGlobals } from './restore-globals';
import { beginRun, halted } from './session-releases';

/** The scripts that a page names itself, the host's own apart. */
export type PageScripts = {
  /**
   * Whether the script at `url` ran, a full address; to be asked for once. Null where the page names no such script: then it
   * names those of another release, and what of them has not run by now never will.
   */
  take(url: string): Promise<boolean> | null;
};

/**
 * The scripts that `page` names after the one this is called from: until that has ended, none of them has run or failed
 * (the browser runs `defer` in the order of the page).
 */
export function pageScripts(page: Document): PageScripts {
  const named = [...page.querySelectorAll<HTMLScriptElement>('script[defer][src]')].filter(
    (script) => script !== page.currentScript,
  );
  // they may run before the app has started: the session then knows which release to leave out
  const [, area = '', version = ''] = /\/(mfe-[^/]+)\/([^/]+)\//.exec(named[0]?.src ?? '') ?? [];
  const container = containerName(area, version);
  if (area && !halted.has(container)) beginRun(container, true);
  const outcomes = new Map(named.map((script) => [script.src, outcomeOf(script)]));
  return {
    take(url) {
      const ran = outcomes.get(url) ?? null;
      if (!ran) withdraw(named);
      outcomes.clear();
      return ran;
    },
  };
}

const outcomeOf = (script: HTMLScriptElement) =>
  new Promise<boolean>((resolve) => {
    script.addEventListener(
      'load',
      () => {
        restoreGlobals();
        resolve(true);
      },
      { once: true },
    );
    script.addEventListener('error', () => resolve(false), { once: true });
  });

/** A script runs in the document that it was made ready in, or not at all; to take it out of the page would not do. */
function withdraw(scripts: readonly HTMLScriptElement[]): void {
  const elsewhere = document.implementation.createHTMLDocument();
  for (const script of scripts) elsewhere.adoptNode(script);
}

/** An entry script the browser did not run: it did not arrive, or not as the registry describes it. */
export class EntryNotRunError extends Error {
  override name = 'EntryNotRunError';
  constructor(readonly request: string) {
    super(`${request} was not run`);
  }
}

/** What an entry leaves behind: a container of Module Federation, whose `get` returns what makes the exposed module. */
type Container = {
  get(expose: string): (() => unknown) | Promise<() => unknown>;
  init(...args: unknown[]): void | Promise<void>;
};

const page = globalThis as unknown as Record<string, Container | undefined>;

/** The container that an entry named by the page itself leaves behind; `ran`: whether the browser ran it, which may take long. */
export async function namedEntry(url: string, ran: Promise<boolean>, container: string): Promise<Container> {
  if (!(await ran)) throw new EntryNotRunError(url);
  return left(url, container);
}

function left(url: string, container: string): Container {
  const found = page[container];
  if (!found) throw new Error(`${url} ran and left no container ${container}`);
  return found;
}

/**
 * Runs a release's entry and returns the container it leaves behind. A fresh script element each time: the browser
 * keeps none of an earlier attempt. `integrity` null is for pages of `npm run dev` alone.
 */
export function loadEntry(url: string, integrity: string | null, container: string): Promise<Container> {
  page[container] = undefined;
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const settle = (settled: () => void) => {
      restoreGlobals();
      script.onload = null;
      script.onerror = null;
      script.remove();
      settled();
    };
    script.onload = () =>
      settle(() => {
        try {
          resolve(left(url, container));
        } catch (cause) {
          reject(cause);
        }
      });
    script.onerror = () => settle(() => reject(new EntryNotRunError(url)));
    script.crossOrigin = 'anonymous';
    if (integrity) script.integrity = integrity;
    script.src = url;
    document.head.append(script);
  });
}
