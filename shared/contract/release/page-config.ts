import type { Area, CourtConfig, Office, PathNames } from '@court/records';
import type { MenuItem, Registry, Release } from './registry';

/** What a page is told about a court: its configuration without what only the publisher needs. */
export type PageCourt = Pick<
  CourtConfig,
  | 'code'
  | 'displayName'
  | 'shortName'
  | 'sample'
  | 'client'
  | 'pushAppId'
  | 'specs'
  | 'modules'
  | 'timeZones'
  | 'onlyShowPubDef'
  | 'showAttyNameUppercase'
  | 'extCaseNum'
  | 'extCaseNumLoc'
  | 'officialSite'
  | 'staleAfterMinutes'
  | 'meetingHosts'
  | 'stores'
  | 'reportsTo'
  | 'mapsKey'
> & {
  /**
   * its offices by their ids in `offices11`: the zone of every time must be known before the first row is shown, and
   * where they lie without asking anyone
   */
  offices: Readonly<Record<string, Pick<Office, 'name' | 'timeZone' | 'lat' | 'lng'>>>;
  /** its own names of data paths; absent where it has none */
  paths?: PathNames;
};

/** The data block `<script type="application/json" id="page-config">` that the release tool writes into every page. */
export type PageConfig = {
  /** a desktop site is one court; a device's pages hold all, and the reader chooses */
  build: 'desktop' | 'device';
  /** false under `npm run dev`, where remotes come from their dev servers and carry no integrity */
  production: boolean;
  courts: [PageCourt, ...PageCourt[]];
  /** the registry that the page is of, and of it the areas whose releases the page holds: on the desktop its own */
  registry: Pick<Registry, 'site' | 'generatedAt'> & {
    areas: Record<Area, { current: Release; previous: Release | null }>;
  };
  /**
   * The other released areas, whose releases stand in `registry.json`: the paths they answer and, where a court of the page
   * has enabled it, its phrase and its menu; its port where overrides are allowed.
   */
  areas: Record<Area, { paths: string[]; phrase?: MenuItem['label']; menu?: MenuItem[]; port?: number }>;
  /** public keys, one or two, whose signature makes a fetched registry good; none: the page's own is all there is */
  keys: string[];
  /** whether an area may come from a developer's machine: `?remote.mfe-search=http://localhost:4102/…` */
  overrides?: true;
};

/** What the document that Google's map stands in is told of each court with a key: its data block `map-frame`. */
export type MapFrameCourt = Pick<PageCourt, 'code' | 'mapsKey' | 'offices'>;
export type MapFrameConfig = { courts: MapFrameCourt[] };

/** Raised when the contract between host and remotes changes so that old remotes cannot run. */
export const CONTRACT = 2;
