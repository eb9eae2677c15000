import type { Path } from './database-path';
import type { Store } from './store';

export function etag(store: Store, path: Path): string {
  return store.hash(path) || 'null_etag';
}
