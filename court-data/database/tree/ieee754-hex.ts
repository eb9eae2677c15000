/**
 * The 16 hex digits the SDK hashes a number with. After `doubleToIEEE754String`, with its rounding of the
 * logarithm: an exact conversion would differ near powers of two, and the hashes with it.
 */
export function ieee754Hex(number: number): string {
  let exponent = 0;
  let fraction = 0;
  const negative = number < 0 || Object.is(number, -0);
  const size = Math.abs(number);
  if (size >= 2 ** -1022) {
    const power = Math.min(Math.floor(Math.log(size) / Math.LN2), 1023);
    exponent = power + 1023;
    fraction = Math.round(size * 2 ** (52 - power) - 2 ** 52);
  } else if (size > 0) {
    fraction = Math.round(size / 2 ** -1074);
  }
  const bits: number[] = [];
  for (let bit = 0; bit < 52; bit += 1) {
    bits.push(fraction % 2 ? 1 : 0);
    fraction = Math.floor(fraction / 2);
  }
  for (let bit = 0; bit < 11; bit += 1) {
    bits.push(exponent % 2 ? 1 : 0);
    exponent = Math.floor(exponent / 2);
  }
  bits.push(negative ? 1 : 0);
  return BigInt(`0b${bits.reverse().join('')}`)
    .toString(16)
    .padStart(16, '0');
}
