/** Folders from which scripts may be loaded, as absolute URLs with a trailing slash. */
const folders = new Set<string>();

/** Allows scripts below `folder` (relative to the page): `/assets/`, and the folder of each registered release. */
export function allowScriptsBelow(folder: string): void {
  folders.add(new URL(folder.endsWith('/') ? folder : `${folder}/`, document.baseURI).href);
}

/** Returns `address` if it is in an allowed folder. Throws TypeError otherwise. */
export function checkedScriptAddress(address: string): string {
  const { href } = new URL(address, document.baseURI);
  for (const folder of folders) if (href.startsWith(folder)) return address;
  throw new TypeError(`Script refused: ${address} is not in a registered folder`);
}

type PolicyFactory = {
  createPolicy(name: string, rules: { createScriptURL: (address: string) => string }): unknown;
};

allowScriptsBelow(`${BASE}/assets/`);

/**
 * The page's only Trusted Types policy. It must exist before the first chunk is requested, so import this file first.
 */
const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
factory?.createPolicy('default', { createScriptURL: checkedScriptAddress });
