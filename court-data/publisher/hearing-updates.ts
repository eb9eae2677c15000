import type { Update } from './owner-database';

/** Gathers paths so that all of one record go in one update, wherever they were found. */
export class HearingUpdates {
  readonly #updates = new Map<string, Update>();

  add(key: string, path: string, value: unknown) {
    const update = this.#updates.get(key) ?? {};
    update[path] = value;
    this.#updates.set(key, update);
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
