import type { Update } from './owner-database';

type Paths = () => Iterable<readonly [path: string, value: unknown]>;

/** Gathers paths so that all of one record go in one update, wherever they were found. */
export class HearingUpdates {
  readonly #updates = new Map<string, Map<string, unknown>>();
  readonly #later = new Map<string, Paths>();

  /**
   * A path right below one that the update writes as a whole changes what that writes, since the database does not take
   * both; below what the update deletes, nothing is written.
   */
  add(key: string, path: string, value: unknown) {
    const update = this.#updates.get(key) ?? new Map<string, unknown>();
    this.#updates.set(key, update);
    const above = path.slice(0, path.lastIndexOf('/'));
    const written = update.get(above);
    if (written === undefined) {
      update.set(path, value);
      return;
    }
    const field = path.slice(above.length + 1);
    if (written === null) return;
    const { [field]: _before, ...others } = written as Record<string, unknown>;
    update.set(above, value === null ? others : { ...others, [field]: value });
  }

  /** Once for a record that has an update: paths at the ends of the tree, worked out only when the update is taken. */
  addLater(key: string, make: Paths) {
    this.#later.set(key, make);
  }

  /** Number of records with an update that was not taken yet. */
  get size(): number {
    return this.#updates.size;
  }

  /** True where the record's update writes the path. */
  has(key: string, path: string): boolean {
    return this.#updates.get(key)?.has(path) === true;
  }

  /** The record's update, handed out once; null when there is none, or no longer. */
  take(key: string): Update | null {
    const update = this.#updates.get(key);
    const later = this.#later.get(key);
    this.#updates.delete(key);
    this.#later.delete(key);
    return update ? Object.fromEntries([...update, ...(later?.() ?? [])]) : null;
  }

  /** All that was not taken yet. */
  takeRest(): Update[] {
    return [...this.#updates.keys()].map((key) => this.take(key) ?? {});
  }
}
