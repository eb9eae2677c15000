/** A read that the composed page's boot script began while the page was being parsed. */
export type EarlyRead = {
  url: string;
  /** epoch ms at which it was begun */
  at: number;
  /** the parsed JSON; undefined when the read failed */
  answer: Promise<unknown>;
};

declare global {
  var __courtEarlyRead: EarlyRead | undefined;
}

/** The early read of exactly `url`, handed out once; null when there is none. */
export function takeEarlyRead(url: string): EarlyRead | null {
  const early = globalThis.__courtEarlyRead;
  if (early?.url !== url) return null;
  globalThis.__courtEarlyRead = undefined;
  return early;
}
