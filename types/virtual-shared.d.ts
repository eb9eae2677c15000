/** Generated at build time: what the host provides to remotes (shared/federation/build/provide-source.mjs). */
declare module 'virtual-shared' {
  export const federationVersion: string;
  export const provided: Record<
    string,
    { version: string; now: unknown } | { version: string; later: () => Promise<unknown> }
  >;
}
