import type { Configuration, Plugin } from '@rspack/core';

/** Root of the repository; the context of every build. */
export const ROOT: string;

/** What the builds of host and remotes have in common. */
export function baseConfig(build: {
  name: string;
  mode: 'production' | 'development';
  version: string;
  base?: string;
  context?: string;
  output: NonNullable<Configuration['output']>;
}): Configuration & { plugins: Plugin[] };
