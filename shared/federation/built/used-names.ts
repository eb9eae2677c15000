import type { AnyNode } from 'acorn';
import { isFunction, type Reference, references, type Scope } from './scopes';
import { everyNode, literalOf, type Placed, type Program, propertyName } from './syntax';

/** What a script takes from a shared module: names, and places where it takes the module as a whole. */
export type Taken = { names: Set<string>; whole: AnyNode[] };

/** Another name for the module; `isGetter`: for what rspack makes of a default import, which may be unused. */
type Alias = { name: string; scope: Scope | null; isGetter: boolean };

/**
 * What a built script takes from the modules with `ids`, those that stand for one shared module. It reads the form that
 * rspack and webpack write: a module is a function of a table whose third parameter is `require`.
 */
export function usedNames(program: Program, ids: ReadonlySet<string>): Taken {
  const taken: Taken = { names: new Set(), whole: [] };
  const calls = [...everyNode(program)].filter(
    ({ node }) =>
      node.type === 'CallExpression' && node.arguments.some((each) => ids.has(String(literalOf(each)))),
  );
  if (calls.length === 0) return taken;
  const uses = references(program);
  const useAt = new Map(uses.map((use) => [use.node, use]));
  const aliases: Alias[] = [];
  const alias = (id: AnyNode, isGetter: boolean) => {
    if (id.type !== 'Identifier') {
      taken.whole.push(id);
      return;
    }
    const next = { name: id.name, scope: useAt.get(id)?.scope ?? null, isGetter };
    if (!aliases.some((each) => each.name === next.name && each.scope === next.scope)) aliases.push(next);
  };

  for (const placed of calls) {
    const { node } = placed;
    if (node.type !== 'CallExpression') continue;
    if (isRequire(useAt.get(node.callee))) takeFrom(placed, taken, alias);
    // import() of the module: `r.bind(r, 627)` and `r.t(627, …)`
    else if (node.callee.type === 'MemberExpression' && isRequire(useAt.get(node.callee.object)))
      taken.whole.push(node);
  }
  for (const { name, scope, isGetter } of aliases)
    for (const use of uses) {
      if (use.name !== name || use.scope !== scope || isTarget(use)) continue;
      if (isGetter) taken.whole.push(use.node);
      else takeFrom(use, taken, alias);
    }
  return taken;
}

/** The place where a name gets its value. */
function isTarget({ node, parent }: Reference): boolean {
  if (parent?.node.type === 'VariableDeclarator') return parent.node.id === node;
  return parent?.node.type === 'AssignmentExpression' && parent.node.left === node;
}

/** Whether a name is the third parameter of a module's function. */
function isRequire(use: Reference | undefined): boolean {
  const owner = use?.scope?.owner;
  if (!use || !owner || !isFunction(owner) || !('params' in owner)) return false;
  const [, , third] = owner.params;
  let at = use.parent;
  while (at && at.node !== owner) at = at.parent;
  return third?.type === 'Identifier' && third.name === use.name && at?.parent?.node.type === 'Property';
}

/** Notes what becomes of a value that is the module: a name of it, another name for it, or the whole. */
function takeFrom(placed: Placed, taken: Taken, alias: (id: AnyNode, isGetter: boolean) => void): void {
  const { node, parent } = placed;
  const around = parent?.node;
  const unpack = (target: AnyNode) => {
    if (target.type !== 'ObjectPattern') {
      alias(target, false);
      return;
    }
    for (const property of target.properties) {
      const name = property.type === 'Property' ? propertyName(property) : null;
      if (name === null) taken.whole.push(node);
      else taken.names.add(name);
    }
  };
  switch (around?.type) {
    case 'ExpressionStatement':
      return;
    case 'MemberExpression': {
      const name = around.object === node ? propertyName(around) : null;
      if (name === null) taken.whole.push(node);
      else taken.names.add(name);
      return;
    }
    case 'VariableDeclarator':
      unpack(around.id);
      return;
    case 'AssignmentExpression':
      if (around.right === node) unpack(around.left);
      if (parent) takeFrom(parent, taken, alias);
      return;
    case 'SequenceExpression':
      if (parent && around.expressions.at(-1) === node) takeFrom(parent, taken, alias);
      return;
    case 'CallExpression': {
      const { callee } = around;
      const isGetter = callee.type === 'MemberExpression' && propertyName(callee) === 'n';
      const target = parent?.parent?.node;
      if (isGetter && target?.type === 'VariableDeclarator') alias(target.id, true);
      else taken.whole.push(node);
      return;
    }
    default:
      taken.whole.push(node);
  }
}
