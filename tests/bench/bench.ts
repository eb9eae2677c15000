import type { Figure } from './bench-report';

/** A benchmark as `run.ts` runs it. */
export type Bench = {
  /** what its numbers count, for the usage line */
  counts: string;
  /** the smallest number it can measure with */
  least: number;
  /** measured when none are asked for */
  usual: readonly number[];
  /** how many numbers it takes; any when left out */
  most?: number;
  /** `isSmallest`: every part of it once, in seconds; packages it would have to install are left out */
  measure(numbers: readonly number[], isSmallest: boolean): Promise<Figure[]>;
  /** where the figures are past the bars, in sentences */
  faults(figures: readonly Figure[]): string[];
  /** said when there are none */
  kept: string;
};
