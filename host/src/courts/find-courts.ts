import type { PageCourt } from '@court/contract';

const folded = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Names of the places where a court sits. */
export const placesOf = ({ offices }: PageCourt): string[] => Object.values(offices).map(({ name }) => name);

/** Courts for which every word of `sought` is the beginning of a word in the name, code or places. */
export function findCourts(courts: readonly PageCourt[], sought: string): readonly PageCourt[] {
  const parts = folded(sought).split(/\s+/).filter(Boolean);
  return courts.filter((court) => {
    const names = folded([court.displayName, court.code, ...placesOf(court)].join(' ')).split(
      /[^\p{L}\p{N}]+/u,
    );
    return parts.every((part) => names.some((name) => name.startsWith(part)));
  });
}
