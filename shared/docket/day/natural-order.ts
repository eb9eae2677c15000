const ZERO = 48;
const isDigit = (code: number) => code >= ZERO && code < ZERO + 10;

/** Where the digits that begin at `from` end. */
function endOfDigits(text: string, from: number): number {
  let end = from;
  while (isDigit(text.charCodeAt(end))) end += 1;
  return end;
}

/** Orders by code, but numbers by their value: 26-9 before 26-10. For ids and numbers; `Intl.Collator` takes 25 ms to begin. */
export function naturalOrder(a: string, b: string): number {
  let [at, bt] = [0, 0];
  while (at < a.length && bt < b.length) {
    const [x, y] = [a.charCodeAt(at), b.charCodeAt(bt)];
    if (isDigit(x) && isDigit(y)) {
      const [aEnd, bEnd] = [endOfDigits(a, at), endOfDigits(b, bt)];
      const difference = Number(a.slice(at, aEnd)) - Number(b.slice(bt, bEnd));
      if (difference !== 0) return difference;
      [at, bt] = [aEnd, bEnd];
    } else if (x === y) {
      at += 1;
      bt += 1;
    } else return x - y;
  }
  return a.length - at - (b.length - bt) || (a < b ? -1 : Number(a > b));
}
