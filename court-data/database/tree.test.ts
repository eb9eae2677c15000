import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { Journal } from './disk/journal';
import { treeLines } from './disk/journal-line';
import { LogFile } from './disk/log-file';
import { readJournal } from './disk/read-journal';
import { Store } from './namespace/store';
import { seededRandom } from './testing/seeded-random';
import { DataNode } from './tree/data-node';
import { nodeHash } from './tree/node-hash';
import { parseWireQuery } from './tree/query';
import { selectKeys } from './tree/query-window';
import { serializeNode } from './tree/serialize-node';

/** The reference model for the tree: plain objects in the export format, never packed as text. */
type Plain = { value: unknown; priority: unknown; children: Map<string, Plain> };

const empty = (): Plain => ({ value: null, priority: null, children: new Map() });

function plainOf(json: unknown): Plain | null {
  if (json === null) return null;
  if (typeof json !== 'object') return { ...empty(), value: json };
  const { '.value': value = null, '.priority': priority = null, ...rest } = json as Record<string, unknown>;
  const node: Plain = { ...empty(), value, priority };
  for (const [key, child] of Object.entries(rest)) {
    const made = plainOf(child);
    if (made) node.children.set(key, made);
  }
  return node.value === null && node.children.size === 0 ? null : node;
}

function put(node: Plain | null, path: readonly string[], json: unknown): Plain | null {
  const [key, ...below] = path;
  if (key === undefined) return plainOf(json);
  if (key === '.priority') return node && { ...node, priority: json };
  const child = put(node?.children.get(key) ?? null, below, json);
  const changed = node ?? empty();
  if (child) changed.children.set(key, child);
  else changed.children.delete(key);
  if (changed.children.size > 0) changed.value = null;
  return changed.value === null && changed.children.size === 0 ? null : changed;
}

function exported(node: Plain | null): unknown {
  if (!node) return null;
  const priority = node.priority === null ? {} : { '.priority': node.priority };
  if (node.value !== null) return node.priority === null ? node.value : { ...priority, '.value': node.value };
  return {
    ...priority,
    ...Object.fromEntries([...node.children].map(([key, each]) => [key, exported(each)])),
  };
}

function randomJson(random: () => number, depth: number): unknown {
  const roll = random();
  if (roll < 0.15) return null;
  const leaf =
    roll < 0.5 ? 'ä "quoted" \\ {"0":'.repeat(Math.floor(random() ** 4 * 60)) : Math.floor(roll * 9);
  const priority = random() < 0.1 ? { '.priority': random() < 0.5 ? 3 : 'p' } : {};
  if (depth === 0 || random() < 0.4) return 'p' in priority ? { ...priority, '.value': leaf } : leaf;
  const keys = ['a', 'b"', '0', '1', '10', '-1', '3000000000', 'ü'].filter(() => random() < 0.5);
  return { ...priority, ...Object.fromEntries(keys.map((key) => [key, randomJson(random, depth - 1)])) };
}

test('a tree packed partly as text has the written data and hash, and survives its journal', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tree-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const random = seededRandom(21);
  const store = new Store(null);
  let plain: Plain | null = null;
  for (let step = 1; step <= 2000; step += 1) {
    const keys = ['a', 'b"', '0', '10', 'ü'];
    const path = Array.from(
      { length: Math.floor(random() * 5) },
      () => keys[Math.floor(random() * 5)] ?? 'a',
    );
    if (path.length === 0 && random() < 0.95) continue;
    const isPriority = random() < 0.1;
    const json = isPriority ? [1, 'p', null][Math.floor(random() * 3)] : randomJson(random, 3);
    store.write([[isPriority ? [...path, '.priority'] : path, json]]);
    plain = put(plain, isPriority ? [...path, '.priority'] : path, json);
    if (step % 20 !== 0) continue;
    const whole = exported(plain);
    expect(JSON.parse(serializeNode(store.root, 'wire')), `step ${step}`).toEqual(whole);
    const fresh = new Store(null);
    fresh.write([[[], whole]]);
    expect(nodeHash(store.root), `step ${step}`).toBe(nodeHash(fresh.root));
    if (step % 100 !== 0) continue;
    new LogFile(join(folder, 'log.jsonl')).restart(treeLines('9f8e7d6c', store.root));
    const read = readJournal(folder);
    expect(JSON.parse(serializeNode(read?.root ?? null, 'wire')), `step ${step}`).toEqual(whole);
    expect(nodeHash(read?.root ?? null), `step ${step}`).toBe(nodeHash(fresh.root));
  }
});

test('a large branch is ordered among its siblings by its priority until the priority is removed', () => {
  const store = new Store(null);
  const large = Object.fromEntries(Array.from({ length: 200 }, (_, n) => [`k${n}`, 'x'.repeat(50)]));
  store.write([[[], { a: large, b: 1, c: 2 }]]);
  const last = () => selectKeys(store.root, parseWireQuery({ l: 1, vf: 'r' }) as never);
  expect(store.root?.kept('a')).toBeInstanceOf(DataNode);
  expect(last()).toEqual(['c']);
  store.write([[['a', '.priority'], 5]]);
  expect(last()).toEqual(['a']);
  store.write([[['a', '.priority'], null]]);
  expect([last(), store.root?.hasPriorities]).toEqual([['c'], false]);
});

test('a large journal holds only its tree after closing', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tree-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const store = new Store(new Journal(folder));
  store.write([[['small'], 1]]);
  for (let n = 0; n < 7; n += 1) store.write([[['large'], `${n}${'x'.repeat(1_250_000)}`]]);
  const expected = store.hash([]);
  store.close();
  const { bytes, treeBytes } = readJournal(folder) ?? {};
  expect(bytes).toBe(treeBytes);
  const again = new Store(new Journal(folder));
  expect(again.hash([])).toBe(expected);
  again.close();
});
