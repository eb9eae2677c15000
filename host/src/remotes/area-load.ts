import type { Release, RemoteModule } from '@court/contract';
import type { Area } from '@court/domain';
import type { LoadRelease } from './load-release';
import type { AreaRegistry } from './registry';
import type { RemoteError, RemoteFailure } from './remote-error';

/** The outcome of loading a release: shown, or the reason why not. `ms`: time since the request. */
export type LoadReport = {
  area: string;
  release: string;
  outcome: 'shown' | 'failed';
  failure: RemoteFailure | null;
  ms: number;
};

export type ReportSink = (report: LoadReport) => void;

/** Load state of an area in this session. */
export type AreaLoad =
  | { status: 'loading' }
  | { status: 'ready'; release: Release; module: RemoteModule }
  | { status: 'failed'; error: RemoteError };

export type AreaLoader = {
  /** Loads `area`. Parallel calls share one attempt. Never rejects. */
  load(area: Area): Promise<AreaLoad>;
  /** Loads it again from scratch, with fresh copies of its files. This is what Retry does. */
  reload(area: Area): Promise<AreaLoad>;
  /** Reads the site's registry once per page, for releases that the page does not contain. Never rejects. */
  readRegistry(): Promise<void>;
  peek(area: Area): AreaLoad | undefined;
  /** Discards the loaded area. The next call of `load` loads it again. */
  drop(area: Area): void;
  /** After a screen of `release` threw `thrown`: loads a replacement. Never rejects. */
  replace(area: Area, release: Release, thrown: unknown): Promise<AreaLoad>;
  /** Reports that the area's screen has failed. Null: it renders (again). */
  report(area: Area, failure: RemoteFailure | null): void;
};

/** Dependencies for loading areas. `keys`: the public keys that may sign a fetched registry of `site`. */
export type LoadTools = {
  registry: AreaRegistry;
  loadRelease: LoadRelease;
  report: ReportSink;
  keys: readonly string[];
  site?: string | undefined;
};
