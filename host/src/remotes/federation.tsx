/** @jsxImportSource @court/ui/dom */
import type { RemoteModule } from '@court/contract';
import { nodesOf } from '@court/ui/dom';
import {
  getInstance,
  loadRemote,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import type { PageScripts } from './page-scripts';

/** Rspack's attribute of a sheet that is still loading. */
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
  /** Returns the exports of a container's `./remote`. A second attempt runs the entry again. */
  load(container: Container): Promise<RemoteModule>;
  /** Keeps the scripts that the page names, and that have not run yet, from running. */
  refuse(): void;
};

/** Key in a release's needs for the Module Federation that it was built with. */
const FEDERATION = '@module-federation/enhanced';

/** Shared module → version that this host provides, with Module Federation's own. */
export function providedVersions(): Record<string, string> {
  const instance = getInstance();
  const scope = Object.entries(instance?.shareScopeMap.default ?? {});
  const versions = scope.map(([name, provided]) => [name, Object.keys(provided)[0] ?? '']);
  return { ...Object.fromEntries(versions), [FEDERATION]: instance?.version ?? '' };
}

/** ms, the maximum of a browser's timer: a slow entry is waited for, and its screen says so. */
const ENTRY_LIMIT = 2_147_483_647;

/** Loads remotes by the Module Federation instance that the host's build has made. */
export function createFederation(scripts: PageScripts): Federation {
  const integrities = new Map<string, string | null>();
  const attempted = new Set<string>();
  registerPlugins([
    {
      name: 'court-entries',
      createScript({ url }) {
        const integrity = integrities.get(url) ?? undefined;
        const [script] = nodesOf(<script integrity={integrity} crossOrigin="anonymous" src={url} />);
        return { script: script as HTMLScriptElement, timeout: ENTRY_LIMIT };
      },
    },
  ]);
  return {
    // the page names no such script, so that those it does name are withdrawn
    refuse: () => void scripts.settled(''),
    async load({ name, url, integrity }) {
      const isAgain = attempted.has(name);
      attempted.add(name);
      integrities.set(url, integrity);
      if (isAgain) dropComingSheets(document, name);
      else applySheets(document, name);
      await scripts.settled(url);
      registerRemotes([{ name, entry: url }], { force: isAgain });
      const loaded = await loadRemote<RemoteModule & { default?: RemoteModule }>(`${name}/remote`);
      const module = loaded?.default ?? loaded;
      if (!module || !Array.isArray(module.routes)) throw new TypeError(`${name} exports no routes`);
      return module;
    },
  };
}
