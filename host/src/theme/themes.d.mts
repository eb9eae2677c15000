import type { ThemeName } from '@court/domain';

export const BASE: Record<ThemeName, Record<string, string>>;
export function textRatio(theme: string): number;
export const PALETTES: Record<ThemeName, Record<string, string>>;
export const DARK_PALETTES: Record<ThemeName, Record<string, string>>;
