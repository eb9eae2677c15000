/**
 * A 53-bit hash of a text in base 36, at most 11 characters: cyrb53 (two 32-bit multiply-xor lanes over UTF-16 units,
 * mixed as in MurmurHash3). Not a secret; the same everywhere and for ever, since ids in the database are made of it.
 * Among 100,000 attorneys of one court two would share a hash once in about two million courts (n² / 2⁵⁴).
 */
export function shortHash(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let i = 0; i < text.length; i += 1) {
    const unit = text.charCodeAt(i);
    high = Math.imul(high ^ unit, 2654435761);
    low = Math.imul(low ^ unit, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}
