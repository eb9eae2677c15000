import { expect, test } from 'vitest';
import { progressLine } from './progress-line';

function lineOn(isTTY: boolean) {
  const parts: string[] = [];
  let now = 0;
  const write = (text: string | Uint8Array) => parts.push(String(text)) > 0;
  const wait = (ms: number) => {
    now += ms;
  };
  const line = progressLine({ isTTY, write }, () => now);
  return { line, written: () => parts.join(''), wait };
}

test('on a terminal the progress is one line below the other output', () => {
  const { line, written } = lineOn(true);
  line.show('1 of 3 days');
  line.show('2 of 3 days');
  line.say('The port is taken.');
  line.clear();
  line.say('Done.');
  const gone = '\r\u001b[K';
  expect(written()).toBe(`1 of 3 days${gone}2 of 3 days${gone}The port is taken.\n2 of 3 days${gone}Done.\n`);
});

test('without a terminal the progress is a line every five seconds', () => {
  const { line, written, wait } = lineOn(false);
  line.show('1 of 3 days');
  wait(4_999);
  line.show('2 of 3 days');
  wait(1);
  line.show('3 of 3 days');
  line.clear();
  expect(written()).toBe('1 of 3 days\n3 of 3 days\n');
});
