declare module '*.css' {
  const classes: Record<string, string>;
  export = classes;
}
/** Version of the release being built, set by the release tool; 'dev' under `npm run dev`. */
declare const RELEASE: string;
/** The specification's `production` build constant: true in a release, false under `npm run dev`. */
declare const PRODUCTION: boolean;
/** Sub-path the site is served below, without a slash at its end: `/calendar-app`, or nothing. */
declare const BASE: string;
