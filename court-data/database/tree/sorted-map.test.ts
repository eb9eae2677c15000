import { expect, test } from 'vitest';
import { cpuTime } from '../testing/cpu-time';
import { seededRandom } from '../testing/seeded-random';
import { nameCompare } from './name-compare';
import { SortedMap } from './sorted-map';

test('a sorted map agrees with a sorted list during thousands of random changes', () => {
  const random = seededRandom(5);
  const map = new SortedMap<number>();
  const plain = new Map<string, number>();
  const name = () => {
    const number = Math.floor(random() * 3000);
    return random() < 0.5 ? `k${number}` : String(number - 1500);
  };
  for (let step = 0; step < 20_000; step += 1) {
    const key = name();
    if (random() < 0.6) {
      map.set(key, step);
      plain.set(key, step);
    } else {
      map.delete(key);
      plain.delete(key);
    }
    if (step % 1500 !== 0) continue;
    const sorted = [...plain.keys()].sort(nameCompare);
    expect([...map.entries()]).toEqual(sorted.map((each) => [each, plain.get(each)]));
    expect(map.size).toBe(plain.size);
    const edge = { name: name(), inclusive: random() < 0.5 };
    const isBefore = (each: string) => nameCompare(each, edge.name) < 0;
    const isEdge = (each: string) => each === edge.name && edge.inclusive;
    expect([...map.ascending(edge)]).toEqual(
      sorted.filter((each) => isEdge(each) || (!isBefore(each) && each !== edge.name)),
    );
    expect([...map.descending(edge)]).toEqual(
      sorted.filter((each) => isEdge(each) || isBefore(each)).reverse(),
    );
    expect(map.get(key)).toBe(plain.get(key));
  }
});

test('keys that the SDK’s order treats as equal stay separate', () => {
  const map = new SortedMap<string>();
  for (const key of ['-0', '00', '0']) map.set(key, key);
  expect([...map.entries()].map(([, value]) => value)).toEqual(['0', '-0', '00']);
  expect(map.get('-0')).toBe('-0');
  map.delete('00');
  expect(map.get('-0')).toBe('-0');
});

test('inserting 20,000 keys among 300,000 takes less than 1.5 seconds', async () => {
  const map = new SortedMap<number>();
  const key = (n: number) => `k${String(n).padStart(7, '0')}`;
  for (let n = 0; n < 300_000; n += 1) map.set(key(n), n);
  const random = seededRandom(9);
  const insert = () => {
    for (let n = 0; n < 20_000; n += 1) map.set(`${key(Math.floor(random() * 300_000))}~${n}`, n);
  };
  expect(await cpuTime(insert)).toBeLessThan(1500);
  expect(map.size).toBe(320_000);
});
