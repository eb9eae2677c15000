import { checkedKey, keyPart } from '../docket/keys';

/**
 * What begins the keys of all that a searched word leads to, for a key range. Words that do not begin with a letter
 * get `i-` always, so that `23` finds `2300 Congress`.
 */
export function hitKeyStart(searched: string): string {
  const coded = keyPart(searched);
  return /^[a-z]/i.test(coded) && !coded.startsWith('i-') ? coded : `i-${coded}`;
}

/**
 * Key of a hit: what is searched by, and the key of the person or case it leads to. Throws KeyTooLongError past
 * 768 bytes.
 */
export function hitKey(searched: string, target: string): string {
  return checkedKey(`${hitKeyStart(searched)}~${target}`, searched);
}

/** The person or case that a key made by hitKey leads to. */
export function targetOfHitKey(key: string): string {
  return key.slice(key.indexOf('~') + 1);
}
