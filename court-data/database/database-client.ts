import { type Access, isAllowed, type Rules } from './access/rules';
import { RequestError } from './rest/request-error';
import type { Store } from './store';
import type { Path } from './tree/database-path';
import type { Listener } from './tree/listener';

/** A store as one caller may use it: by the rules, or all of it for the owner. */
export class DatabaseClient {
  isOwner = false;

  constructor(
    readonly store: Store,
    private readonly rules: Rules,
  ) {}

  may(access: Access, path: Path): boolean {
    return (
      this.isOwner || isAllowed(this.rules, access, path.at(-1) === '.priority' ? path.slice(0, -1) : path)
    );
  }

  demand(access: Access, path: Path): void {
    if (!this.may(access, path)) throw new RequestError('permission_denied', 'Permission denied');
  }

  write(assignments: readonly (readonly [Path, unknown])[]): void {
    for (const [path] of assignments) this.demand('.write', path);
    this.store.write(assignments);
  }

  listen(listener: Listener, clientHash?: string): void {
    this.demand('.read', listener.path);
    this.store.listen(listener, clientHash);
  }
}
