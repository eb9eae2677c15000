import type { Store } from '../store';
import type { Path } from '../tree/database-path';

export function etag(store: Store, path: Path): string {
  return store.hash(path) || 'null_etag';
}
