export function themeCss(): string;
export function themeFiles(): Record<string, string>;
