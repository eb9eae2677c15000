/** Progress of a publication. `share` is 0 to 1, for an estimate of the remaining time. */
export type Progress =
  /** records read from a file; their total is unknown */
  | { doing: 'reading'; what: string; done: number; share: number }
  /** days compared with the public data, or updates written */
  | { doing: 'comparing' | 'writing'; what: string; done: number; total: number; share: number };

export type OnProgress = (progress: Progress) => void;
