import type { Path } from '../tree/database-path';

type Assignment = readonly [Path, unknown];

/** What a client has asked to be written when it goes; a later wish at or above a place replaces the earlier. */
export class OnDisconnect {
  private wishes: Assignment[] = [];

  add(assignments: readonly Assignment[]): void {
    for (const [path] of assignments) this.cancel(path);
    this.wishes.push(...assignments);
  }

  cancel(path: Path): void {
    this.wishes = this.wishes.filter(([wished]) => !path.every((key, depth) => wished[depth] === key));
  }

  take(): readonly Assignment[] {
    const taken = this.wishes;
    this.wishes = [];
    return taken;
  }
}
