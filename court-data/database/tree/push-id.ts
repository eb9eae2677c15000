import { randomInt } from 'node:crypto';

const DIGITS = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz';
let lastTime = 0;
let lastRandom: number[] = [];

/** The SDK's push key: eight digits of epoch milliseconds, twelve of chance, so that keys sort by time. */
export function pushId(now: number): string {
  lastRandom = now === lastTime ? increment(lastRandom) : Array.from({ length: 12 }, () => randomInt(64));
  lastTime = now;
  let time = '';
  for (let rest = now, digit = 0; digit < 8; digit += 1) {
    time = DIGITS.charAt(rest % 64) + time;
    rest = Math.floor(rest / 64);
  }
  return time + lastRandom.map((digit) => DIGITS.charAt(digit)).join('');
}

function increment(digits: readonly number[]): number[] {
  const next = [...digits];
  for (let place = next.length - 1; place >= 0; place -= 1) {
    const digit = next[place] as number;
    next[place] = (digit + 1) % 64;
    if (digit < 63) break;
  }
  return next;
}
