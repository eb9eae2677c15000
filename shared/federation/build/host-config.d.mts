import type { Configuration } from '@rspack/core';

export function hostConfig(host: {
  dir: string;
  version: string;
  mode?: 'production' | 'development';
  entry?: string;
  first?: string[];
  out?: string;
  virtual?: Record<string, string>;
  base?: string;
  publicPath?: string;
  federated?: boolean;
}): Configuration;
