export function containerName(area: string, version: string): string;
