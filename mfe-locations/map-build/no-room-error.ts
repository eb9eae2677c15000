/** Thrown if a label has no free position. */
export class NoRoomError extends Error {
  override name = 'NoRoomError';
  constructor(words: string) {
    super(`“${words}” finds no room on the drawing: make LETTERS smaller, or move its office.`);
  }
}
