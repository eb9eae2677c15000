import type { Area } from '@court/records';

/** One released build of a remote, as the release tool records it. */
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
  /** names it imports from the contract at run time, sorted; absent in releases from before they were recorded */
  uses?: string[];
  /** files the area's first screen wants, in order; the entry is among them */
  preload: PreloadFile[];
  /** files of the area's document apart from the page, if it has one (its src/frame.tsx), in order */
  frame?: PreloadFile[];
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

export type AreaRoute = { path: string /** file-like name of the composed page */; page: string };
export type MenuItem = { path: string /** key in the host's words */; label: string };

/** An area in the registry: who runs what. `current` first; `previous` is what it falls back to. */
export type RegistryArea = {
  routes: AreaRoute[];
  menu: MenuItem[];
  current: Release;
  previous: Release | null;
};

/**
 * `site`: the random id of the site it is of, absent in registries of older versions and under `npm run dev`.
 * `generatedAt`: ms epoch UTC, later in every registry of a site than in the one before it.
 */
export type Registry = { site?: string; generatedAt: number; areas: Partial<Record<Area, RegistryArea>> };

/** `registry.json`: a registry's exact text, its ECDSA P-256 signature (r and s, base64) and the public key it names. */
export type SignedRegistry = { key: string; signature: string; payload: string };
