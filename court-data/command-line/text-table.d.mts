/**
 * Formats rows as columns, two spaces apart. The first row is the head. Columns from index `rightFrom` on are
 * right-aligned numbers.
 */
export declare function textTable(rows: readonly (readonly string[])[], rightFrom?: number): string[];
