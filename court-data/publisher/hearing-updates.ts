import type { Update } from './owner-database';

/** Gathers paths so that all of one record go in one update, wherever they were found. */
export class HearingUpdates {
  readonly #updates = new Map<string, Update>();

  /**
   * A path right below one that the update writes as a whole changes what that writes, since the database does not take
   * both; below what the update deletes, nothing is written.
   */
  add(key: string, path: string, value: unknown) {
    const update = this.#updates.get(key) ?? {};
    this.#updates.set(key, update);
    const above = path.slice(0, path.lastIndexOf('/'));
    if (!(above in update)) {
      update[path] = value;
      return;
    }
    const field = path.slice(above.length + 1);
    if (update[above] === null) return;
    const whole = Object.entries(update[above] ?? {}).filter(([name]) => name !== field);
    update[above] = Object.fromEntries(value === null ? whole : [...whole, [field, value]]);
  }

  /** True where the record's update writes the path. */
  has(key: string, path: string): boolean {
    return path in (this.#updates.get(key) ?? {});
  }

  /** The record's update, handed out once; null when there is none, or no longer. */
  take(key: string): Update | null {
    const update = this.#updates.get(key) ?? null;
    this.#updates.delete(key);
    return update;
  }

  /** All that was not taken yet. */
  takeRest(): Update[] {
    const rest = [...this.#updates.values()];
    this.#updates.clear();
    return rest;
  }
}
