/** Folders, as absolute URLs with a slash at the end, that scripts may be loaded from. */
const folders = new Set<string>();

/** Lets scripts below `folder` (relative to the page) run: `/assets/`, and the folder of each registered release. */
export function allowScriptsBelow(folder: string): void {
  folders.add(new URL(folder.endsWith('/') ? folder : `${folder}/`, document.baseURI).href);
}

/** `address` itself when it lies in an allowed folder; throws otherwise. */
export function checkedScriptAddress(address: string): string {
  const { href } = new URL(address, document.baseURI);
  for (const folder of folders) if (href.startsWith(folder)) return address;
  throw new TypeError(`Script refused: ${address} is not in a registered folder`);
}

type PolicyFactory = {
  createPolicy(name: string, rules: { createScriptURL: (address: string) => string }): unknown;
};

allowScriptsBelow(`${BASE}/assets/`);

/** The page's one Trusted Types policy. Must exist before the first chunk is asked for: import this file first. */
const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
factory?.createPolicy('default', { createScriptURL: checkedScriptAddress });
