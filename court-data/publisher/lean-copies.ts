/** Longer texts are seldom the same. */
const LONGEST = 64;
const MOST_TEXTS = 500_000;

/**
 * Makes values small, for keeping many: what a schema hands out takes nearly three times the room, since its objects
 * have space to grow and every name, firm and courtroom is a text of its own. Here objects are as large as what they
 * hold, and the same text is kept once.
 */
export function leanCopies() {
  const texts = new Map<string, string>();

  function shared(text: string): string {
    if (text.length > LONGEST) return text;
    const kept = texts.get(text);
    if (kept !== undefined) return kept;
    if (texts.size >= MOST_TEXTS) texts.clear();
    texts.set(text, text);
    return text;
  }

  function copy(value: unknown): unknown {
    if (typeof value === 'string') return shared(value);
    if (Array.isArray(value)) return value.map(copy);
    if (typeof value !== 'object' || value === null) return value;
    const fields: Record<string, unknown> = { ...value };
    for (const field of Object.keys(fields)) fields[field] = copy(fields[field]);
    return fields;
  }

  /** A copy that equals `value`, which is plain data. */
  return <T>(value: T): T => copy(value) as T;
}
