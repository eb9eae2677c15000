/** Small "v.", or "vs" in any case: a capital V. stands for a name (Mary V. Jones). */
const VERSUS = /\s+(?:v\.?|versus|[Vv][Ss]\.?|VERSUS)\s+/;
/** A title all in capitals may hold a capital V.; two words on either side, or it is rather somebody's initial. */
const CAPITAL_VERSUS = /^([^a-z]*\S\s+\S[^a-z]*?)\s+V\.?\s+([^a-z]*\S\s+\S[^a-z]*)$/;

/** Both sides of a title "A v. B"; the title alone where it is none. */
export function sidesOfTitle(title: string): string[] {
  const sides = title.split(VERSUS).map((side) => side.trim());
  if (sides.length > 1) return sides.filter(Boolean);
  const capital = CAPITAL_VERSUS.exec(title);
  return capital ? [title, capital[1] ?? '', capital[2] ?? ''] : [title];
}
