import type { Configuration, Plugin } from '@rspack/core';

/** Root of the repository; the context of every build. */
export const ROOT: string;

/** The common configuration of host and remote builds. */
export function baseConfig(build: {
  name: string;
  mode: 'production' | 'development';
  version: string;
  base?: string;
  context?: string;
  output: NonNullable<Configuration['output']>;
}): Configuration & { plugins: Plugin[] };
