export function tokens(palette: Record<string, string>, ratio: number): Record<string, string>;
export function darkBase(base: Record<string, string>): Record<string, string>;
export const NAMED: Record<string, string>;
export const MIXED: Record<string, [string, number]>;
export const OF_DARK: string[];
export const MEASURES_CSS: string;
export const DERIVED_CSS: string;
export const DARK_CSS: string;
export const MORE_CONTRAST_CSS: string;
