import { type CalendarKind, entryKey } from '@court/domain';
import { ledgerPaths } from '../store/ledger';
import type { Update } from '../store/owner-database';

/**
 * Maps the ids that an export makes from its fields to public ids. A rescheduled hearing keeps its first public id
 * although its fields make another id. An own key is the entry key of the export's id. A public key is the entry key of
 * the public id.
 */
export class RecordAliases {
  /** own key → public id */
  readonly #ids = new Map<string, string>();
  /** public key → own key */
  readonly #ownKeys = new Map<string, string>();

  /** `stored`: own key → public id, from the ledger. `has`: whether the export has this own key. */
  constructor(
    private readonly stored: Readonly<Record<string, string>>,
    has: (ownKey: string) => boolean,
  ) {
    for (const [ownKey, id] of Object.entries(stored)) {
      const key = entryKey(id);
      const isTaken = has(key) && stored[key] === undefined;
      // the hearing is back at its first time
      if (isTaken && !has(ownKey)) continue;
      this.add(ownKey, id);
      // another hearing of the case now has this id in the export, so it gets an unused id
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

  /** The own key of a public key. Null if the record with this own key is public under another id. */
  ownKey(publicKey: string): string | null {
    return this.#ownKeys.get(publicKey) ?? (this.#ids.has(publicKey) ? null : publicKey);
  }

  /** A public id has only one own key at a time. */
  add(ownKey: string, id: string): void {
    const before = this.#ownKeys.get(entryKey(id));
    if (before !== undefined) this.#ids.delete(before);
    this.#ids.set(ownKey, id);
    this.#ownKeys.set(entryKey(id), ownKey);
  }

  /** The ledger update. Empty if the ledger is up to date. */
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
