import type { RemoteModule } from '@court/contract';
import { type ProvidedModules, sharedScope } from '@court/federation/shared-scope';
import { createInstance } from '@module-federation/enhanced/runtime';
import { loadEntry, namedEntry, type PageScripts } from './load-entry';

/** What rspack marks a sheet with that is still to come. */
const COMING = 'data-rspack-loading';

/** The sheets of a release that the page names, or its runtime has asked for; one that stands in the page itself has a mark without a file. */
const sheetsOf = (page: Document, container: string) =>
  page.querySelectorAll<HTMLLinkElement>(`link[data-rspack^="${container}:"][href]`);

/**
 * Lets the sheets of a release that `page` names itself apply. The page has them come for no medium, so that nothing waits
 * for them; by their marks the release's own runtime knows them as its chunks', and waits for one that is still coming.
 */
export function applySheets(page: Document, container: string): void {
  for (const link of sheetsOf(page, container)) {
    const apply = () => {
      link.removeAttribute(COMING);
      link.media = 'all';
    };
    // its chunk then asks for it again, and hears why it does not come
    const lost = () => link.remove();
    if (link.sheet) apply();
    else if (performance.getEntriesByName(link.href).length > 0) lost();
    else {
      // Chromium tells nobody of a sheet whose medium is changed on the way
      link.addEventListener('load', apply, { once: true });
      link.addEventListener('error', lost, { once: true });
    }
  }
}

/** Takes away the sheets of a release that never came: another attempt would wait for them in place of asking anew. */
export function dropComingSheets(page: Document, container: string): void {
  for (const link of sheetsOf(page, container)) if (link.hasAttribute(COMING)) link.remove();
}

/** A release's container: its global name, and its entry. */
export type Container = { name: string; url: string; integrity: string | null };

export type Federation = {
  /** What `./remote` of a container exports. Starts afresh: nothing of an earlier attempt is kept. */
  load(container: Container): Promise<RemoteModule>;
  /** Keeps the scripts that the page names, and that have not run yet, from running. */
  refuse(): void;
};

/**
 * The host's Module Federation instance over the modules it gives to all remotes; their containers are called by the protocol
 * that all of them have, `init` and `get`. An entry among the page's own scripts is taken from there, once: another attempt runs it anew.
 */
export function createFederation(provided: ProvidedModules, scripts: PageScripts): Federation {
  const instance = createInstance({ name: 'court_host', remotes: [] });
  instance.initShareScopeMap('default', sharedScope(provided, instance.name));
  return {
    // asking for none of them takes them all away
    refuse: () => void scripts.take(''),
    async load({ name, url, integrity }) {
      const ran = scripts.take(url);
      if (ran) applySheets(document, name);
      else dropComingSheets(document, name);
      const container = await (ran ? namedEntry(url, ran, name) : loadEntry(url, integrity, name));
      await container.init(instance.shareScopeMap.default, []);
      const expose = await container.get('./remote');
      const loaded = (await expose()) as RemoteModule & { default?: RemoteModule };
      const module = loaded?.default ?? loaded;
      if (!module || !Array.isArray(module.routes)) throw new TypeError(`${name} exports no routes`);
      return module;
    },
  };
}
