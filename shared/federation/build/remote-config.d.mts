import type { Configuration } from '@rspack/core';

export function remoteConfig(remote: {
  area: string;
  dir: string;
  version: string;
  base?: string;
  mode?: 'production' | 'development';
  out?: string;
  maps?: boolean;
}): Configuration;
