import type { Configuration } from '@rspack/core';

export function firstPaintConfig(order: {
  name: string;
  entry: string;
  base?: string;
  context?: string;
  out: string;
  mode?: 'production' | 'development';
}): Configuration;
