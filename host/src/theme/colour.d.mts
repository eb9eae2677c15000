export function contrastRatio(one: string, other: string): number;
export function luminance(colour: string): number;
export function mix(from: string, to: string, share: number): string;
export function lightened(colour: string, share: number): string;
