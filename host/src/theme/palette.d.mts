export const ROLES: readonly string[];
export function palette(base: Record<string, string>, ratio?: number): Record<string, string>;
