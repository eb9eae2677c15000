import type { Area } from '@court/records';
import type { RouteObject } from 'react-router-dom';

/** A text by language, as BCP 47 names it; US English is always there. */
type LocalText = { 'en-US': string; [language: string]: string };

/**
 * One released build of a remote, as the release tool records it. What the area says of itself (its `remote.json`) goes with
 * the release, and comes back with it.
 */
export type Release = {
  version: string;
  /** when it was last made the current one, ms epoch UTC; 0 on pages of `npm run dev` */
  releasedAt: number;
  /** entry file, the site's sub-path included: `/mfe-calendar/1.0.0-1a2b3c4d/remoteEntry.ab12.js` */
  entry: string;
  /** sha384 of the entry; `null` only on pages of `npm run dev` */
  integrity: string | null;
  /** container name of this release alone: `mfe_calendar_1_0_0_1a2b3c4d` */
  container: string;
  /** contract number the remote was built for */
  contract: number;
  /** shared modules it consumes, with the versions it accepts */
  needs: Record<string, string>;
  /** names it imports from the contract at run time, sorted; absent in older releases and in areas of other repositories */
  uses?: string[];
  /** files the area's first screen wants, in order; the entry is among them */
  preload: PreloadFile[];
  /** files of the area's document apart from the page, if it has one (its src/frame.tsx), in order */
  frame?: PreloadFile[];
  /** what draws the first screen of some of its pages before any framework runs, if it has that (its src/first-paint.ts) */
  firstPaint?: { file: string; integrity: string };
  /** those that its routes name (its src/first-paint-<name>.ts) */
  firstPaints?: Record<string, { file: string; integrity: string }>;
  routes: AreaRoute[];
  menu: MenuItem[];
  /** what it is called: by itself ("Search"), and in a sentence ("the search") */
  names: { title: LocalText; phrase: LocalText };
  /** of its development server, on a developer's own machine */
  port: number;
};

/** A file a page asks for before any script has run. */
export type PreloadFile = {
  file: string;
  integrity: string | null;
  as: 'script' | 'style';
  /** the composed pages that want it; absent: every page of the area */
  pages?: string[];
  /** of a style sheet: id of its chunk, by which the release's own runtime knows it on a page */
  chunk?: string | number;
};

/**
 * An address, `/hearing-detail/:id?`, and the file of its composed page, `hearing-detail.html`. `template`: the one of the
 * host's page templates that it wants where the host has it; an area's ordinary one where left out. `reads`: database paths
 * that its page asks for before anything else, with `{date}` for the day of `?date=` or today, and `{id}` for the key of what
 * the address `…-detail/<id>` names; such a page has the area's first paint, or the one that `firstPaint` names. Of the first children of
 * a path from that day on: `<path>?startAt={date}&limitToFirst=<n>`. `views`: what of both is otherwise where `?view=` names it; a release tool from
 * before draws the shell alone there.
 */
export type AreaRoute = {
  path: string;
  page: string;
  template?: string;
  reads?: string[];
  firstPaint?: string;
  views?: Record<string, { reads: string[]; firstPaint: string }>;
};

/** `hint`: what its tile says below the label; `mark`: what the host counts beside it. */
export type MenuItem = { path: string; label: LocalText; hint?: LocalText; mark?: 'lists' };

/**
 * An area in the registry: who runs what. `current` first; `previous` is what it falls back to; `earlier`: up to three from
 * before it, the latest first, each with the sha384 of its `release.json`, from which it can be made the current one again.
 */
export type RegistryArea = {
  current: Release;
  previous: Release | null;
  earlier?: { version: string; releasedAt: number; record: string }[];
};

/**
 * `format`: 2; absent in registries of older versions. `site`: the random id of the site it is of, absent in registries of
 * older versions and under `npm run dev`. `generatedAt`: ms epoch UTC, later in every registry of a site than in the one
 * before it.
 */
export type Registry = {
  format?: number;
  site?: string;
  generatedAt: number;
  areas: Record<Area, RegistryArea>;
};

/** `registry.json`: a registry's exact text, its ECDSA P-256 signature (r and s, base64) and the public key it names. */
export type SignedRegistry = { key: string; signature: string; payload: string };

/** What a remote's one exposed file, `./remote`, exports: its routes as data, which the host puts into its router. */
export type RemoteModule = {
  /**
   * children of the area's layout; paths are absolute addresses of the specification, without the leading slash. `lazy`
   * is a function: React Router loses the failure of an object's parts
   */
  routes: RouteObject[];
};
