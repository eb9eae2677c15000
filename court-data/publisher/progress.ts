/** How far a publication has come; `share` from 0 to 1, for how long it may still take. */
export type Progress =
  /** records read of a file; how many there will be is not known */
  | { doing: 'reading'; what: string; done: number; share: number }
  /** days compared with what is public, or updates written */
  | { doing: 'comparing' | 'writing'; what: string; done: number; total: number; share: number };

export type OnProgress = (progress: Progress) => void;
