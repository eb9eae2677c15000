import type { Store } from '../namespace/store';
import type { Path } from '../tree/database-path';

export function etag(store: Store, path: Path): string {
  return store.hash(path) || 'null_etag';
}
