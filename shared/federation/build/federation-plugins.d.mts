import type { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { NormalModuleReplacementPlugin } from '@rspack/core';

export const RUNTIME_ALIAS: Record<string, string>;
export function hostFederation(
  mode: 'production' | 'development',
): (ModuleFederationPlugin | NormalModuleReplacementPlugin)[];
export function remoteFederation(remote: {
  name: string;
  mode: 'production' | 'development';
  exposed: string;
}): (ModuleFederationPlugin | NormalModuleReplacementPlugin)[];
