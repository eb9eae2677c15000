export function themeCss(): string;
export function withoutThemes(css: string): string;
export function themeFiles(): Record<string, string>;
