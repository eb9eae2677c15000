export function tokens(palette: Record<string, string>, ratio: number): Record<string, string>;
export function darkBase(base: Record<string, string>): Record<string, string>;
export const MEASURES_CSS: string;
export const MORE_CONTRAST_CSS: string;
