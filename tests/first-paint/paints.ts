/// <reference types="vite/types/importMeta.d.ts" />
import type { FirstPaint } from '@court/contract';

const FILES = import.meta.glob<Record<string, FirstPaint>>('../../mfe-*/src/first-paint*.tsx', {
  query: '?dom',
});

/** The first paint `name` of an area's `file`, with views that create DOM nodes, as in a release. */
export async function paintOf(area: string, name: string, file = 'first-paint'): Promise<FirstPaint> {
  const paints = await FILES[`../../${area}/src/${file}.tsx`]?.();
  const paint = paints?.[name];
  if (!paint) throw new Error(`${area} has no first paint ${name} in ${file}.tsx`);
  return paint;
}
