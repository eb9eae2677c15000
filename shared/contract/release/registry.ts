import type { Area } from '@court/domain';
import type { RouteObject } from 'react-router-dom';

/** A text by BCP 47 language tag. US English is always present. */
type LocalText = { 'en-US': string; [language: string]: string };

/**
 * One released build of a remote, as the release tool records it. It includes the area's `remote.json`, so a rollback
 * restores that too.
 */
export type Release = {
  version: string;
  /** when this release last became the current one, epoch ms; 0 on pages of `npm run dev` */
  releasedAt: number;
  /** URL path of the entry file with the site's base path: `/mfe-calendar/1.0.0-1a2b3c4d/remoteEntry.ab12.js` */
  entry: string;
  /** sha384 of the entry; null only on pages of `npm run dev` */
  integrity: string | null;
  /** unique container name of this release: `mfe_calendar_1_0_0_1a2b3c4d` */
  container: string;
  /** contract number the remote was built for */
  contract: number;
  /** shared modules it consumes, with the accepted version ranges */
  needs: Record<string, string>;
  /** names it imports from the contract at run time, sorted; absent in older releases and in areas of other repositories */
  uses?: string[];
  /** kits whose code it bundles, with their versions; absent in older releases and in areas of other repositories */
  kits?: Record<string, string>;
  /** files that the area's first screen needs, in order, the entry included */
  preload: PreloadFile[];
  /** files of the area's separate frame document, if it has one (its src/frame.tsx), in order */
  frame?: PreloadFile[];
  /**
   * script that draws the first screen of some of its pages before any framework runs, if it has one (its
   * src/first-paint.ts)
   */
  firstPaint?: { file: string; integrity: string };
  /** scripts that its routes name (its src/first-paint-<name>.ts) */
  firstPaints?: Record<string, { file: string; integrity: string }>;
  routes: AreaRoute[];
  menu: MenuItem[];
  /** the area's name: as a title ("Search"), and within a sentence ("the search") */
  names: { title: LocalText; phrase: LocalText };
  /** port of its development server on a developer's machine */
  port: number;
};

/** A file that a page preloads before any script runs. */
export type PreloadFile = {
  file: string;
  integrity: string | null;
  as: 'script' | 'style';
  /** the composed pages that need it; absent if every page of the area does */
  pages?: string[];
  /** for a style sheet, the id of its chunk; the release's runtime uses it to find the style sheet on a page */
  chunk?: string | number;
};

/**
 * A route, e.g. `/hearing-detail/:id?`, and the file of its composed page, `hearing-detail.html`.
 *
 * `template`: name of a host's page template, used if the host has it. The default is the area's usual template.
 *
 * `reads`: database paths that the page reads before any script runs. `{date}` becomes the day of `?date=`, or today.
 * `{id}` becomes the key in the address `…-detail/<id>`. `<path>?startAt={date}&limitToFirst=<n>` reads the first n
 * children from that day on. Such a page includes the area's first paint, or the one that `firstPaint` names.
 *
 * `views`: different `reads` and `firstPaint` for a `?view=`. An older release tool draws only the shell for such a
 * view.
 */
export type AreaRoute = {
  path: string;
  page: string;
  template?: string;
  reads?: string[];
  firstPaint?: string;
  views?: Record<string, { reads: string[]; firstPaint: string }>;
};

/** `hint`: text below the tile's label. `mark`: the count that the host shows beside it. */
export type MenuItem = { path: string; label: LocalText; hint?: LocalText; mark?: 'lists' };

/**
 * An area in the registry. `current`: the release that pages load. `previous`: the fallback release. `earlier`: up to
 * three older releases, the latest first. Each has the sha384 of its `release.json`, from which a rollback can restore
 * it.
 */
export type RegistryArea = {
  current: Release;
  previous: Release | null;
  earlier?: { version: string; releasedAt: number; record: string }[];
};

/**
 * `format`: 2; absent in registries of older versions. `site`: the random id of the registry's site; absent in
 * registries of older versions and under `npm run dev`. `generatedAt`: epoch ms; later than in every earlier registry
 * of the site.
 */
export type Registry = {
  format?: number;
  site?: string;
  generatedAt: number;
  areas: Record<Area, RegistryArea>;
};

/**
 * `registry.json`: a registry's exact text, its ECDSA P-256 signature (r and s, base64) and the public key that
 * verifies it.
 */
export type SignedRegistry = { key: string; signature: string; payload: string };

/** The exports of `./remote`, a remote's only exposed file: its routes as data, which the host adds to its router. */
export type RemoteModule = {
  /**
   * Children of the area's layout route. Paths are the specification's absolute addresses without the leading slash.
   * `lazy` is a function, because React Router loses the error of a failed part if `lazy` is an object.
   */
  routes: RouteObject[];
};
