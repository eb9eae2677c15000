/** Levels of what is kept, and then some. What holds itself ends here too. */
const DEEPEST = 20;

const isPlain = (value: object) => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/** True for what JSON can hold; a field that is undefined counts as absent. */
function isJson(value: unknown, level: number): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || level > DEEPEST) return false;
  const each = (field: unknown) => field === undefined || isJson(field, level + 1);
  return Array.isArray(value) ? value.every(each) : isPlain(value) && Object.values(value).every(each);
}

function mended(value: unknown, level: number): unknown {
  if (typeof value !== 'object' || value === null) return isJson(value, level) ? value : null;
  if (level > DEEPEST) return null;
  if (Array.isArray(value)) return value.map((item) => mended(item, level + 1));
  if (!isPlain(value)) return null;
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, mended(field, level + 1)]));
}

/** `value`, with null in the place of what no device store was ever given: a Blob, a Date, NaN … */
export const jsonValue = (value: unknown): unknown => (isJson(value, 0) ? value : mended(value, 0));
