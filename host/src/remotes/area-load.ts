import type { Release, RemoteModule } from '@court/contract';
import type { Area } from '@court/records';
import type { LoadRelease } from './load-release';
import type { AreaRegistry } from './registry';
import type { RemoteError, RemoteFailure } from './remote-error';

/** What became of loading a release: shown on the screen, or why not. `ms`: since it was asked for. */
export type LoadReport = {
  area: string;
  release: string;
  outcome: 'shown' | 'failed';
  failure: RemoteFailure | null;
  ms: number;
};

export type ReportSink = (report: LoadReport) => void;

/** What has become of an area in this session. */
export type AreaLoad =
  | { status: 'loading' }
  | { status: 'ready'; release: Release; module: RemoteModule }
  | { status: 'failed'; error: RemoteError };

export type AreaLoader = {
  /** Loads `area`, once at a time however often it is asked for. Never rejects. */
  load(area: Area): Promise<AreaLoad>;
  /** Loads it again from nothing, with fresh copies of its files: what Retry does. */
  reload(area: Area): Promise<AreaLoad>;
  /** Reads the site's registry, once on this page, for what the page itself does not hold. Never rejects. */
  readRegistry(): Promise<void>;
  peek(area: Area): AreaLoad | undefined;
  /** Lets go of what has been loaded: the area is loaded anew when it is asked for next. */
  drop(area: Area): void;
  /** After a screen of `release` stopped with `thrown`: what stands in its place. Never rejects. */
  replace(area: Area, release: Release, thrown: unknown): Promise<AreaLoad>;
  /** Tells that the area's screen has stopped with a failure; null: that it stands (again). */
  report(area: Area, failure: RemoteFailure | null): void;
};

/** What areas are loaded with. `keys`: the public keys whose signature makes a fetched registry of `site` good. */
export type LoadTools = {
  registry: AreaRegistry;
  loadRelease: LoadRelease;
  report: ReportSink;
  keys: readonly string[];
  site?: string | undefined;
};
