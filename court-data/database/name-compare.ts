export const MIN_NAME = '[MIN_NAME]';
export const MAX_NAME = '[MAX_NAME]';
const INTEGER = /^-?0*\d{1,10}$/;

function toInt32(key: string): number | null {
  const first = key.charCodeAt(0);
  if ((first < 48 || first > 57) && first !== 45) return null;
  if (!INTEGER.test(key)) return null;
  const value = Number(key);
  return value >= -2147483648 && value <= 2147483647 ? value : null;
}

/** The order of keys, after `nameCompare` of the SDK: 32-bit integers by value first, then by UTF-16 unit. */
export function nameCompare(a: string, b: string): number {
  if (a === b) return 0;
  if (a === MIN_NAME || b === MAX_NAME) return -1;
  if (b === MIN_NAME || a === MAX_NAME) return 1;
  const left = toInt32(a);
  const right = toInt32(b);
  if (left !== null && right !== null) return left === right ? a.length - b.length : left - right;
  if (left !== null) return -1;
  if (right !== null) return 1;
  return a < b ? -1 : 1;
}

/** How many of the sorted keys come before `key`; with `orEqual`, how many do not come after it. */
export function countBefore(sorted: readonly string[], key: string, orEqual = false): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const order = nameCompare(sorted[middle] as string, key);
    if (order < 0 || (orEqual && order === 0)) low = middle + 1;
    else high = middle;
  }
  return low;
}
