export function sharedPaths(): { path: string; heavy: boolean }[];
export function provideSource(mode: 'production' | 'development'): string;
