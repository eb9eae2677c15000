/**
 * A printed place without its street, 'Courtroom 1, San Antonio', where it ends with the name of its office, and without
 * the office where that is `said` already. A place of another form is left as the court printed it.
 */
export function placeWords(
  place: string | null,
  office: string | null,
  said: string | null = null,
): string | null {
  if (!place || !office) return place;
  const [room = '', ...rest] = place.split(',').map((part) => part.trim());
  if (rest.at(-1)?.toLowerCase() !== office.toLowerCase()) return place;
  return said === office ? room : `${room}, ${office}`;
}
