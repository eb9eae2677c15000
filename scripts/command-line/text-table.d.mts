/**
 * Rows as lines of columns, two spaces apart; the first row is the head. Columns from `rightFrom` on hold numbers, and end
 * where the others of the column end.
 */
export declare function textTable(rows: readonly (readonly string[])[], rightFrom?: number): string[];
