import { createHash } from 'node:crypto';
import type { DataNode, Priority } from './data-node';
import { keysByPriority } from './node-order';

/**
 * The 16 hex digits that the SDK uses to hash a number. A port of `doubleToIEEE754String` with its rounding of the
 * logarithm. An exact conversion would differ near powers of two, and so would the hashes.
 */
function ieee754Hex(number: number): string {
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

const sha1 = (text: string): string => createHash('sha1').update(text, 'utf8').digest('base64');

function priorityText(priority: Priority): string {
  if (priority === null) return '';
  const text = typeof priority === 'number' ? `number:${ieee754Hex(priority)}` : `string:${priority}`;
  return `priority:${text}:`;
}

/** Equal to `hash()` of the SDK's LeafNode and ChildrenNode. A missing node has the empty string. */
export function nodeHash(node: DataNode | null): string {
  if (!node) return '';
  node.hash ??= sha1(priorityText(node.priority) + content(node));
  return node.hash;
}

/** The hash of a query's result: the chosen children in key order, without the parent's priority. */
export function windowHash(node: DataNode | null, chosen: readonly string[]): string {
  if (!node || chosen.length === 0) return '';
  return sha1(branchText(node, keysByPriority(node, chosen)));
}

function content(node: DataNode): string {
  if (node.value === null) return branchText(node, keysByPriority(node));
  const value = typeof node.value === 'number' ? ieee754Hex(node.value) : node.value;
  return `${typeof node.value}:${value}`;
}

function branchText(node: DataNode, keys: Iterable<string>): string {
  let text = '';
  for (const key of keys) text += `:${key}:${nodeHash(node.child(key))}`;
  return text;
}
