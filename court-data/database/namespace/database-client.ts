import { type Access, isAllowed, type Rules } from '../access/rules';
import type { Path } from '../tree/database-path';
import type { Listener } from '../tree/listener';
import type { Query } from '../tree/query';
import { RequestError } from '../tree/request-error';
import type { Store } from './store';

/** A store with the rights of one caller. Rules restrict every caller except the owner. */
export class DatabaseClient {
  isOwner = false;

  constructor(
    readonly store: Store,
    private readonly rules: Rules,
  ) {}

  /** `query` is null for a plain read and for a shallow read. */
  mayRead(path: Path, query: Query | null): boolean {
    return this.may('.read', path, query);
  }

  demandWrite(path: Path): void {
    if (!this.may('.write', path, null)) throw new RequestError('permission_denied', 'Permission denied');
  }

  demandRead(path: Path, query: Query | null): void {
    if (!this.mayRead(path, query)) throw new RequestError('permission_denied', 'Permission denied');
  }

  write(assignments: readonly (readonly [Path, unknown])[]): void {
    for (const [path] of assignments) this.demandWrite(path);
    this.store.write(assignments);
  }

  listen(listener: Listener, clientHash?: string): void {
    this.demandRead(listener.path, listener.query);
    this.store.listen(listener, clientHash);
  }

  private may(access: Access, path: Path, query: Query | null): boolean {
    const place = path.at(-1) === '.priority' ? path.slice(0, -1) : path;
    return this.isOwner || isAllowed(this.rules, access, place, query);
  }
}
