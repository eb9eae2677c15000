import type { PageConfig, Registry, SignedRegistry } from '@court/contract';
import { atom, getDefaultStore } from 'jotai';
import { REGISTRY_LIMIT } from './remote-error';

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;

/**
 * The site's registry as it is now; `tampered` where something answers that none of `keys` has signed, or that is of another
 * site than `site` (absent: on a page that an older version composed, which names none). Null where there is
 * none to be had: nothing answers, the page has no keys, or the browser verifies nothing (it does in secure contexts
 * alone). The registry in the page stays in use then.
 */
export async function fetchRegistry(
  keys: readonly string[],
  site?: string,
  limit = REGISTRY_LIMIT,
): Promise<Registry | 'tampered' | null> {
  if (keys.length === 0 || !globalThis.crypto?.subtle) return null;
  const text = await fetch(`${BASE}/registry.json`, {
    cache: 'no-cache',
    signal: AbortSignal.timeout(limit),
  }).then(
    (answer) => (answer.ok ? answer.text() : null),
    () => null,
  );
  const found = text === null ? null : await verified(text, keys);
  return found && found !== 'tampered' && site !== undefined && found.site !== site ? 'tampered' : found;
}

/** What `text`, a registry.json, holds; `tampered` unless one of `keys` has signed exactly that. */
export async function verified(text: string, keys: readonly string[]): Promise<Registry | 'tampered'> {
  try {
    const { payload, signature } = JSON.parse(text) as SignedRegistry;
    const bytes = new TextEncoder().encode(payload);
    for (const key of keys) {
      const known = await crypto.subtle.importKey('raw', bytesOf(key), ALGORITHM, false, ['verify']);
      if (await crypto.subtle.verify(ALGORITHM, known, bytesOf(signature), bytes))
        return JSON.parse(payload) as Registry;
    }
  } catch {
    // no JSON, or not of this shape
  }
  return 'tampered';
}

/** What `html`, a page of the site as it came over the network, says of itself. Throws Error where that is none of ours. */
export function pageConfigOf(html: string): PageConfig {
  const [, text] = /<script type="application\/json" id="page-config">([^<]*)</.exec(html) ?? [];
  if (text === undefined) throw new Error('A page that is none of ours');
  return JSON.parse(text) as PageConfig;
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

// marked: the service worker takes what verifies and leaves the rest
const tampered = /* @__PURE__ */ atom(false);
/** True while the site's registry, as it was fetched last, was not what the court had signed. */
export const isRegistryTamperedAtom = /* @__PURE__ */ atom((get) => get(tampered));

/** Written by Retry alone. */
export const noteRegistry = (isTampered: boolean) => getDefaultStore().set(tampered, isTampered);
