export function sharedPaths(): { path: string; later: string | null }[];
export function provideSource(mode: 'production' | 'development'): string;
