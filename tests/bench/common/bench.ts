import type { Figure } from './bench-report';

/** A benchmark that `run.ts` can run. */
export type Bench = {
  /** the meaning of its size arguments, for the usage line */
  counts: string;
  /** the minimum size */
  least: number;
  /** the default sizes */
  usual: readonly number[];
  /** the maximum number of sizes; unlimited if omitted */
  most?: number;
  /** `isSmallest`: runs every part once, in seconds, without packages that it would have to install */
  measure(numbers: readonly number[], isSmallest: boolean): Promise<Figure[]>;
  /** a sentence for each figure that exceeds its limit */
  faults(figures: readonly Figure[]): string[];
  /** printed if there are no faults */
  kept: string;
};
