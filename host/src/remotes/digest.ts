/** `sha384-…` of `bytes`; null where the page is no secure context and the browser has no digest. */
export async function sha384(bytes: ArrayBuffer): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
  return `sha384-${btoa(String.fromCharCode(...hash))}`;
}
