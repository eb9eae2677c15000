import { restoreGlobals } from './restore-globals';

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
