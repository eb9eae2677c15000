import { containerName } from '@court/federation/container-name';
import { beginRun, halted } from './session-releases';

/** The scripts of an area's release that a page names itself. */
export type PageScripts = {
  /**
   * Settles once the script at `url`, a full address, ran or failed. A failed script is removed from the page. If the
   * page does not name the first `url`, another release is to run. The page's scripts that have not run yet are then
   * withdrawn.
   */
  settled(url: string): Promise<void>;
};

/**
 * The scripts that `page` names after the calling script. Browsers run `defer` scripts in page order. Therefore no
 * named script has run or failed before the calling script ends.
 */
export function pageScripts(page: Document): PageScripts {
  const all = [...page.querySelectorAll<HTMLScriptElement>('script[defer][src]')];
  // those before it are the host's own
  const named = all.slice(all.indexOf(page.currentScript as HTMLScriptElement) + 1);
  // They may run before the app starts. If they hang, the next page knows which release to leave out.
  const [, area = '', version = ''] = /\/(mfe-[^/]+)\/([^/]+)\//.exec(named[0]?.src ?? '') ?? [];
  const container = containerName(area, version);
  if (area && !halted.has(container)) beginRun(container, true);
  const outcomes = new Map(named.map((script) => [script.src, outcomeOf(script)]));
  let isTaken = false;
  return {
    async settled(url) {
      const outcome = outcomes.get(url);
      if (!outcome && !isTaken) {
        withdraw(named);
        // Withdrawn scripts never settle.
        outcomes.clear();
      }
      isTaken = true;
      await outcome;
    },
  };
}

const outcomeOf = (script: HTMLScriptElement) =>
  new Promise<void>((resolve) => {
    script.addEventListener('load', () => resolve(), { once: true });
    script.addEventListener(
      'error',
      () => {
        script.remove();
        resolve();
      },
      { once: true },
    );
  });

/** A script runs only in the document in which the browser prepared it. Removing it from the page would not stop it. */
function withdraw(scripts: readonly HTMLScriptElement[]): void {
  const elsewhere = document.implementation.createHTMLDocument();
  for (const script of scripts) elsewhere.adoptNode(script);
}
