import type { AnyNode, Expression, Program } from 'acorn';

export type { AnyNode, Program } from 'acorn';

/** A node and what it stands in. */
export type Placed = { node: AnyNode; parent: Placed | null };

/** Children of a node, in the order of the text. */
export function childrenOf(node: AnyNode): AnyNode[] {
  return Object.values(node)
    .flat()
    .filter((each): each is AnyNode => typeof (each as AnyNode | null)?.type === 'string');
}

/** Every node of a script with what it stands in. */
export function* everyNode(program: Program): Generator<Placed> {
  const open: Placed[] = [{ node: program, parent: null }];
  for (let next = open.pop(); next; next = open.pop()) {
    yield next;
    for (const child of childrenOf(next.node)) open.push({ node: child, parent: next });
  }
}

/** Name of a property that is written as it is, `a.b` or `a['b']`; null for one that is reckoned. */
export function propertyName(node: { computed: boolean; key?: AnyNode; property?: AnyNode }): string | null {
  const name = node.property ?? node.key;
  if (name?.type === 'Literal') return String(name.value);
  return !node.computed && name?.type === 'Identifier' ? name.name : null;
}

/** What a literal, or an object or array of literals, says; undefined for everything else in it. */
export function literalOf(node: AnyNode | Expression | null | undefined): unknown {
  if (node?.type === 'Literal') return node.value;
  if (node?.type === 'ArrayExpression') return node.elements.map((each) => literalOf(each));
  // minifiers write true as !0
  if (node?.type === 'UnaryExpression' && node.operator === '!') return !literalOf(node.argument);
  if (node?.type !== 'ObjectExpression') return undefined;
  const entries: [string, unknown][] = [];
  for (const property of node.properties) {
    const name = property.type === 'Property' ? propertyName(property) : null;
    if (name !== null && property.type === 'Property') entries.push([name, literalOf(property.value)]);
  }
  return Object.fromEntries(entries);
}
