/** A search over names that lie in memory. */
export type PeerSearch = {
  /** the package's own minified file, below its folder in node_modules */
  script: string;
  /** takes the names in; the answer finds places in them, best first, at most twenty */
  open(names: readonly string[]): (text: string) => number[];
};
