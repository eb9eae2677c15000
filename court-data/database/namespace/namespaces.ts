import { basename, join } from 'node:path';
import { Journal } from '../disk/journal';
import { journalFolders } from '../disk/read-journal';
import { RequestError } from '../tree/request-error';
import { Store } from './store';

const NAME = /^[a-z0-9][a-z0-9_-]{0,63}$/;

/**
 * One store per court, opened at the first request. Without a directory, stores live in memory only. Namespace names
 * ignore case, as host names and some file systems do.
 */
export class Namespaces {
  private readonly stores = new Map<string, Store>();

  constructor(
    private readonly defaultName: string,
    private readonly dataDir: string | undefined,
  ) {}

  /** Throws JournalDamagedError and DataFolderError for the first namespace whose files cannot be read. */
  openAll(): void {
    const names = journalFolders(this.dataDir ?? '').map((folder) => basename(folder));
    for (const name of [this.defaultName, ...names.filter((each) => NAME.test(each))]) this.open(name);
  }

  open(name: string | null): Store {
    const wanted = (name || this.defaultName).toLowerCase();
    if (!NAME.test(wanted)) throw new RequestError('invalid_path', 'Invalid path: no such namespace');
    const known = this.stores.get(wanted);
    if (known) return known;
    const store = new Store(this.dataDir === undefined ? null : new Journal(join(this.dataDir, wanted)));
    this.stores.set(wanted, store);
    return store;
  }

  close(): void {
    for (const store of this.stores.values()) store.close();
  }
}
