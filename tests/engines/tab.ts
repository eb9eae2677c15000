import type { Engine } from './engine';
import { argumentsOf, type Found, findNamed, type Named } from './named';

/** ms until a screen must show something. Three browsers share two cores with the site's servers. */
const LIMIT_MS = 30_000;
const PAUSE_MS = 50;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A page as a reader sees and uses it, in any engine. */
export type Tab = ReturnType<typeof tabIn>;

/** `origin`: the address that paths belong to. */
export function tabIn(engine: Engine, origin: string) {
  const run = <Given extends unknown[], Answer>(work: (...given: Given) => Answer, ...given: Given) =>
    engine.evaluate(`(${work})(...${JSON.stringify(given)})`) as Promise<Awaited<Answer>>;

  const text = () => run(() => document.body?.innerText ?? '');

  /** Repeats `read` until it returns something true. Fails with the page's text. */
  async function until<Found>(what: string, read: () => Promise<Found>): Promise<NonNullable<Found>> {
    let last: unknown;
    for (const end = Date.now() + LIMIT_MS; Date.now() < end; await pause(PAUSE_MS)) {
      // while a page is being replaced, engines reject
      const found = await read().catch((error: unknown) => {
        last = error;
        return null;
      });
      if (found) return found;
    }
    const shown = await text().catch(String);
    const url = await run(() => location.href).catch(String);
    throw new Error(`${what}: not within ${LIMIT_MS} ms at ${url}. ${last ?? ''}\n${shown.slice(0, 800)}`);
  }

  const begin = async (path: string) => {
    await run(() => void Object.assign(window, { isLeft: true })).catch(() => {});
    await engine.begin(new URL(path, origin).href);
  };
  /** Opens an address of the site and waits for its load event. */
  const open = async (path: string) => {
    await begin(path);
    await until(`load of ${path}`, () =>
      run(() => !('isLeft' in window) && document.readyState === 'complete'),
    );
  };

  /** Waits until `selector` has a visible element with `words`. Returns its text. */
  const shows = (selector: string, words: RegExp | string = '') =>
    until(`${selector} with ${words}`, async () => {
      const all = await run(
        (selector) =>
          [...document.querySelectorAll<HTMLElement>(selector)]
            .filter((each) => each.getClientRects().length > 0)
            .map((each) => each.innerText || each.textContent || ''),
        selector,
      );
      return (
        all.find((each) => (typeof words === 'string' ? each.includes(words) : words.test(each))) ?? null
      );
    }).then(String);

  const count = (selector: string) => run((selector) => document.querySelectorAll(selector).length, selector);

  const find = (named: Named) => run(findNamed, ...argumentsOf(named));

  return {
    ...{ origin, run, until, begin, open, shows, count, pause },
    evaluate: engine.evaluate,
    press: engine.press,
    type: engine.type,
    viewport: engine.viewport,
    /** Waits until no element matches `selector`. */
    lacks: (selector: string) => until(`no ${selector}`, async () => (await count(selector)) === 0),
    /** Waits until the address of the page matches. */
    isAt: (url: RegExp) => until(`address ${url}`, async () => url.test(await run(() => location.href))),
    /** Waits until an element with that role and name `is` as expected. */
    finds: (named: Named, is: (found: Found) => boolean = () => true) =>
      until(`${named.role} ${named.name} ${is}`, async () => (await find(named)).some(is)),
    /** Clicks the first visible element with that role and name, like a reader's mouse. */
    async click(named: Named): Promise<void> {
      const [x, y] = await until(
        `${named.role} ${named.name}`,
        async () => (await find(named)).find(({ point }) => point)?.point ?? null,
      );
      await engine.click(x, y);
    },
  };
}
