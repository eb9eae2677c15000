import type { PageCourt } from '@court/contract';
import type { StoredCourt } from '../startup/start-route';

/** The stored court among those the page holds: by its code, else by its display name; null where it is not there. */
export function storedCourt(
  { courtName, courtDescription }: StoredCourt,
  courts: readonly PageCourt[],
): PageCourt | null {
  const named = courts.find(({ code }) => code === courtName);
  return named ?? courts.find(({ displayName }) => displayName === courtDescription) ?? null;
}
