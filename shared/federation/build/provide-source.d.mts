export function provideSource(mode: 'production' | 'development'): string;
