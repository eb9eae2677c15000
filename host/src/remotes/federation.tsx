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

/**
 * The style sheets of a release that the page names or its runtime has requested. Inlined sheets have the attribute
 * without a file.
 */
const sheetsOf = (page: Document, container: string) =>
  page.querySelectorAll<HTMLLinkElement>(`link[data-rspack^="${container}:"][href]`);

/**
 * Applies the style sheets of a release that `page` names itself. The page loads them with `media="not all"`, so that
 * nothing waits for them. The release's own runtime identifies its chunks' sheets by the attribute, and waits for one
 * that is still loading.
 */
export function applySheets(page: Document, container: string): void {
  for (const link of sheetsOf(page, container)) {
    const apply = () => {
      link.removeAttribute(COMING);
      link.media = 'all';
    };
    // The chunk then requests it again and gets the error.
    const lost = () => link.remove();
    if (link.sheet) apply();
    else if (performance.getEntriesByName(link.href).length > 0) lost();
    else {
      // Chromium fires no event for a sheet whose medium changes while it loads.
      link.addEventListener('load', apply, { once: true });
      link.addEventListener('error', lost, { once: true });
    }
  }
}

/**
 * Removes the sheets of a release that never loaded. Another attempt would otherwise wait for them instead of
 * requesting them again.
 */
export function dropComingSheets(page: Document, container: string): void {
  for (const link of sheetsOf(page, container)) if (link.hasAttribute(COMING)) link.remove();
}

/** A release's container: its global name and its entry. */
export type Container = { name: string; url: string; integrity: string | null };

export type Federation = {
  /** Returns the exports of a container's `./remote`. A second attempt runs the entry again. */
  load(container: Container): Promise<RemoteModule>;
  /** Stops the scripts that the page names and that have not run yet. */
  refuse(): void;
};

/** The name of Module Federation in a release's needs: the version that it was built with. */
const FEDERATION = '@module-federation/enhanced';

/** Shared module → version that this host provides, with Module Federation's own version. */
export function providedVersions(): Record<string, string> {
  const instance = getInstance();
  const scope = Object.entries(instance?.shareScopeMap.default ?? {});
  const versions = scope.map(([name, provided]) => [name, Object.keys(provided)[0] ?? '']);
  return { ...Object.fromEntries(versions), [FEDERATION]: instance?.version ?? '' };
}

/** ms, the maximum of a browser's timer. A slow entry never times out, because its screen reports the slowness. */
const ENTRY_LIMIT_MS = 2_147_483_647;

/** Loads remotes with the Module Federation instance of the host's build. */
export function createFederation(scripts: PageScripts): Federation {
  const integrities = new Map<string, string | null>();
  const attempted = new Set<string>();
  registerPlugins([
    {
      name: 'court-entries',
      createScript({ url }) {
        const integrity = integrities.get(url) ?? undefined;
        const [script] = nodesOf(<script integrity={integrity} crossOrigin="anonymous" src={url} />);
        return { script: script as HTMLScriptElement, timeout: ENTRY_LIMIT_MS };
      },
    },
  ]);
  return {
    // The page names no script with an empty address, so all its scripts are withdrawn.
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
