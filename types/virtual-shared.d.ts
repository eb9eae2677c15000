/** Generated at build time from the folder listing of shared/src (shared/build/provide-source.mjs). */
declare module 'virtual-shared' {
  export const federationVersion: string;
  export const given: Record<
    string,
    { version: string; now: unknown } | { version: string; later: () => Promise<unknown> }
  >;
}
