import { createHash } from 'node:crypto';
import type { DataNode, Priority } from './data-node';
import { ieee754Hex } from './ieee754-hex';
import { keysByPriority } from './node-order';

const sha1 = (text: string): string => createHash('sha1').update(text, 'utf8').digest('base64');

function priorityText(priority: Priority): string {
  if (priority === null) return '';
  const text = typeof priority === 'number' ? `number:${ieee754Hex(priority)}` : `string:${priority}`;
  return `priority:${text}:`;
}

/** Equal to `hash()` of the SDK's LeafNode and ChildrenNode; nothing hashes to the empty string. */
export function nodeHash(node: DataNode | null): string {
  if (!node) return '';
  node.hash ??= sha1(priorityText(node.priority) + content(node));
  return node.hash;
}

/** The hash of a query's result: the chosen children, in the order of keys, without the parent's priority. */
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
