import type { PageConfig, Registry, SignedRegistry } from '@court/contract';
import { atom, getDefaultStore } from 'jotai';
import { REGISTRY_LIMIT_MS } from './remote-error';

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;

/**
 * Fetches the site's current registry. Returns `tampered` if none of `keys` has signed the answer, or if it belongs
 * to another site than `site`. A page that an older version composed has no `site`. Returns null if nothing answers,
 * the page has no keys, or the browser has no WebCrypto. Only secure contexts have WebCrypto. The registry in the
 * page then stays in use.
 */
export async function fetchRegistry(
  keys: readonly string[],
  site?: string,
  limit = REGISTRY_LIMIT_MS,
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

/**
 * The content of `text`, a registry.json. Returns `tampered` unless one of `keys` has signed exactly that content.
 */
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
    // not JSON, or another shape
  }
  return 'tampered';
}

/**
 * The configuration in `html`, a page of the site as it arrived over the network. Throws Error if the page is not one
 * of this site's.
 */
export function pageConfigOf(html: string): PageConfig {
  const [, text] = /<script type="application\/json" id="page-config">([^<]*)</.exec(html) ?? [];
  if (text === undefined) throw new Error('A page that is none of ours');
  return JSON.parse(text) as PageConfig;
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

// Marked as pure, so that the service worker's bundle keeps only the verification.
const tampered = /* @__PURE__ */ atom(false);
/** True if the last fetched registry was not what the court had signed. */
export const isRegistryTamperedAtom = /* @__PURE__ */ atom((get) => get(tampered));

/** Written only by takeRegistry. */
export const noteRegistry = (isTampered: boolean) => getDefaultStore().set(tampered, isTampered);
