import type { Area, CourtConfig, Office, PathNames } from '@court/domain';
import type { MenuItem, Registry, Release } from './registry';

/** The part of a court's configuration that pages get. Fields that only the publisher needs are left out. */
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
   * Its offices by their ids in `offices11`. The page must know the time zone of every row before it shows the first
   * one, and the offices' positions without a read.
   */
  offices: Readonly<Record<string, Pick<Office, 'name' | 'timeZone' | 'lat' | 'lng'>>>;
  /** the court's own names of data paths; absent if it has none */
  paths?: PathNames;
};

/** The data block `<script type="application/json" id="page-config">` that the release tool writes into every page. */
export type PageConfig = {
  /** a desktop site has one court; the pages of an app have all courts, and the reader chooses */
  build: 'desktop' | 'device';
  /** false under `npm run dev`, where remotes come from their dev servers and have no integrity hash */
  production: boolean;
  courts: [PageCourt, ...PageCourt[]];
  /**
   * The registry of the page's release. `areas` has only the areas whose releases the page includes: on the desktop,
   * its own area.
   */
  registry: Pick<Registry, 'site' | 'generatedAt'> & {
    areas: Record<Area, { current: Release; previous: Release | null }>;
  };
  /**
   * The other released areas, whose releases are in `registry.json`. `paths`: the addresses that the area answers.
   * `phrase` and `menu`: present if a court of the page has enabled the area. `port`: present if overrides are
   * allowed.
   */
  areas: Record<Area, { paths: string[]; phrase?: MenuItem['label']; menu?: MenuItem[]; port?: number }>;
  /** one or two public keys that verify a fetched registry; if empty, the page uses only its own registry */
  keys: string[];
  /** whether an area may be loaded from a developer's machine: `?remote.mfe-search=http://localhost:4102/…` */
  overrides?: true;
};

/** The courts with a maps key, in the data block `map-frame` of the document that embeds Google's map. */
export type MapFrameCourt = Pick<PageCourt, 'code' | 'mapsKey' | 'offices'>;
export type MapFrameConfig = { courts: MapFrameCourt[] };

/** Contract number. It increases when a change of the contract would break existing remotes. */
export const CONTRACT = 2;
