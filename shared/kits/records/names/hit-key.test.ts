import { expect, it } from 'vitest';
import { KeyTooLongError } from '../docket/keys';
import { hitKey, hitKeyStart, targetOfHitKey } from './hit-key';

const ODD = ['smith', 'smith ann', '2300', '23', '12345', 'i-1', 'a~b', 'a.b', '李', ''];

it('a hit’s key begins as its word does, however much of it is typed', () => {
  for (const word of ODD) {
    const letters = [...word];
    for (let typed = 1; typed <= letters.length; typed += 1) {
      const start = hitKeyStart(letters.slice(0, typed).join(''));
      if (start !== 'i' && start !== 'i-i') expect(hitKey(word, 'a1').startsWith(start)).toBe(true);
    }
  }
});

it('a hit’s key gives back whom it leads to, a debtor in a case too', () => {
  for (const word of ODD) expect(targetOfHitKey(hitKey(word, 'c2112345-bk~d1'))).toBe('c2112345-bk~d1');
});

it('a hit’s key past 768 bytes is refused', () => {
  expect(() => hitKey('ñ'.repeat(400), 'a1')).toThrow(KeyTooLongError);
});
