import type { Path } from '../tree/database-path';

type Assignment = readonly [Path, unknown];

/** The writes that happen when a client disconnects. A later write replaces earlier ones at or below its path. */
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
