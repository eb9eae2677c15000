export function contrastRatio(one: string, other: string): number;
export function mix(from: string, to: string, share: number): string;
export function withLightness(colour: string, factor: number): string;
