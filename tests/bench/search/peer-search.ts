/** A search over names in memory. */
export type PeerSearch = {
  /** the package's own minified file, relative to its folder in node_modules */
  script: string;
  /** indexes the names; the returned function finds their positions, best first, at most twenty */
  open(names: readonly string[]): (text: string) => number[];
};
