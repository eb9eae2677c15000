export const CONTRACT_KEY: string;
export const CONTRACT_VERSION: string;
export const CONTRACT: number;
export const FEDERATION_VERSION: string;
export const LIBRARIES: Record<string, string>;
export function hostProvides(mode: 'production' | 'development'): Record<string, string>;
export function hostShared(
  mode: 'production' | 'development',
): Record<
  string,
  { singleton: boolean; strictVersion: boolean; eager: boolean; version: string; requiredVersion: string }
>;
export function remoteShared(
  mode: 'production' | 'development',
  elsewhere?: boolean,
): Record<string, { singleton: boolean; strictVersion: boolean; requiredVersion: string; import: false }>;
export function accepts(range: string, version: string): boolean;
