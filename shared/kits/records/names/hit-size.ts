/**
 * Bytes of JSON that one hit may take, its key included: twenty names, or fourteen by each of two keys of similar names,
 * then stay within the 4 KB of a keystroke however long the names and titles of a court are.
 */
export const MOST_HIT_BYTES = 200;
export const MOST_SIMILAR_BYTES = 140;

/** Characters of a case's title in a hit. */
export const LONGEST_HIT_TITLE = 60;

/** Ends a name or a title of which a hit holds only the beginning. */
export const CUT_MARK = '…';
