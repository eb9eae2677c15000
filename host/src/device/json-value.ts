/** True for what JSON can hold; a field that is undefined counts as absent. */
function isJson(value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (Array.isArray(value)) return value.every(isJson);
  if (typeof value !== 'object') return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return false;
  return Object.values(value).every((field) => field === undefined || isJson(field));
}

/** `value`, or null where it is nothing a device store was ever given: a Blob, a Date, NaN … */
export const jsonValue = (value: unknown): unknown => (isJson(value) ? value : null);
