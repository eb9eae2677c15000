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

/**
 * Key order, as in `nameCompare` of the SDK: 32-bit integers by value first, then other keys by UTF-16 unit. Different
 * keys that the SDK treats as equal (`00` and `-0`) stay different here.
 */
export function nameCompare(a: string, b: string): number {
  if (a === b) return 0;
  if (a === MIN_NAME || b === MAX_NAME) return -1;
  if (b === MIN_NAME || a === MAX_NAME) return 1;
  const left = toInt32(a);
  const right = toInt32(b);
  if (left !== null && right !== null) {
    const order = left - right || a.length - b.length;
    if (order !== 0) return order;
  } else if (left !== null) return -1;
  else if (right !== null) return 1;
  return a < b ? -1 : 1;
}
