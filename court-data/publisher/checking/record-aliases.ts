import { type CalendarKind, entryKey } from '@court/records';
import { ledgerPaths } from '../store/ledger';
import type { Update } from '../store/owner-database';

/**
 * Ids under which records are public although their export makes other ids of their fields: a hearing that moves keeps
 * its first id. An own key is the entry key of the id that the export makes; a public key that of the public id.
 */
export class RecordAliases {
  /** own key → public id */
  readonly #ids = new Map<string, string>();
  /** public key → own key */
  readonly #ownKeys = new Map<string, string>();

  /** `stored`: own key → public id, as the ledger has them. `has`: whether the export makes this own key. */
  constructor(
    private readonly stored: Readonly<Record<string, string>>,
    has: (ownKey: string) => boolean,
  ) {
    for (const [ownKey, id] of Object.entries(stored)) {
      const key = entryKey(id);
      const isTaken = has(key) && stored[key] === undefined;
      // the hearing is back where it first was
      if (isTaken && !has(ownKey)) continue;
      this.add(ownKey, id);
      // another hearing of the case has this id in the export now, so it gets a free one
      if (isTaken) this.add(key, this.#freeId(id, has));
    }
  }

  get size(): number {
    return this.#ids.size;
  }

  publicId(ownKey: string): string | undefined {
    return this.#ids.get(ownKey);
  }

  publicKey(ownKey: string): string {
    const id = this.#ids.get(ownKey);
    return id === undefined ? ownKey : entryKey(id);
  }

  /** Null if the record with this own key is public under another id. */
  ownKey(publicKey: string): string | null {
    return this.#ownKeys.get(publicKey) ?? (this.#ids.has(publicKey) ? null : publicKey);
  }

  /** A public id has one own key at a time. */
  add(ownKey: string, id: string): void {
    const before = this.#ownKeys.get(entryKey(id));
    if (before !== undefined) this.#ids.delete(before);
    this.#ids.set(ownKey, id);
    this.#ownKeys.set(entryKey(id), ownKey);
  }

  /** Brings the ledger up to date. Empty if it is. */
  changes(kind: CalendarKind): Update {
    const update: Update = {};
    for (const key of Object.keys(this.stored)) {
      if (!this.#ids.has(key)) update[ledgerPaths.alias(kind, key)] = null;
    }
    for (const [key, id] of this.#ids) if (this.stored[key] !== id) update[ledgerPaths.alias(kind, key)] = id;
    return update;
  }

  #freeId(id: string, has: (ownKey: string) => boolean): string {
    for (let number = 2; ; number += 1) {
      const free = `${id}_${number}`;
      if (!this.#ownKeys.has(entryKey(free)) && !has(entryKey(free))) return free;
    }
  }
}
