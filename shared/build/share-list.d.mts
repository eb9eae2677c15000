export const SHARED_PREFIX: string;
export const SHARED_VERSION: string;
export const FEDERATION_VERSION: string;
export const LIBRARIES: Record<string, string>;
export const HEAVY: string[];
export function hostLibraries(mode: 'production' | 'development'): Record<string, string>;
export function remoteShared(
  mode: 'production' | 'development',
): Record<string, { singleton: boolean; strictVersion: boolean; requiredVersion: string; import: false }>;
