import type { AnyNode } from 'acorn';
import { childrenOf, type Placed, type Program, propertyName } from './syntax';

/** A place that names belong to: `owner` is a function, a block, a script. */
export type Scope = { names: Set<string>; outer: Scope | null; owner: AnyNode };

/** A use of a name, and the scope that declares it; null for a global. */
export type Reference = Placed & { name: string; scope: Scope | null };

type Open = { placed: Placed; scope: Scope };

const newScope = (outer: Scope | null, owner: AnyNode): Scope => ({ names: new Set(), outer, owner });

/** The scope that declares `name` for code in `scope`. */
export function declaring(name: string, scope: Scope | null): Scope | null {
  for (let at = scope; at; at = at.outer) if (at.names.has(name)) return at;
  return null;
}

/** Every use of a name in a script. */
export function references(program: Program): Reference[] {
  const used: Open[] = [];
  const open: Open[] = [{ placed: { node: program, parent: null }, scope: newScope(null, program) }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { placed } = next;
    const scope = scopeOf(placed.node, next.scope);
    declare(placed.node, scope);
    if (placed.node.type === 'Identifier' && isUse(placed)) used.push({ placed, scope });
    for (const child of childrenOf(placed.node))
      open.push({ placed: { node: child, parent: placed }, scope });
  }
  return used.map(({ placed, scope }) => {
    const name = placed.node.type === 'Identifier' ? placed.node.name : '';
    return { ...placed, name, scope: declaring(name, scope) };
  });
}

function scopeOf(node: AnyNode, outer: Scope): Scope {
  if (isFunction(node)) return newScope(outer, node);
  return /^(Block|For|ForIn|ForOf|Switch)Statement$|^CatchClause$|^ClassExpression$/.test(node.type)
    ? newScope(outer, node)
    : outer;
}

export const isFunction = (node: AnyNode) =>
  node.type === 'FunctionDeclaration' ||
  node.type === 'FunctionExpression' ||
  node.type === 'ArrowFunctionExpression';

/** Enters what `node` declares: `scope` is its own where it opens one. */
function declare(node: AnyNode, scope: Scope): void {
  const enter = (pattern: AnyNode | null | undefined, to: Scope) => {
    for (const name of namesOf(pattern)) to.names.add(name);
  };
  if (node.type === 'VariableDeclaration')
    for (const { id } of node.declarations) enter(id, node.kind === 'var' ? functionScope(scope) : scope);
  if (node.type === 'CatchClause') enter(node.param, scope);
  if (node.type === 'ClassDeclaration' || node.type === 'ClassExpression') enter(node.id, scope);
  if (isFunction(node) && 'params' in node) {
    for (const param of node.params) enter(param, scope);
    if (node.type === 'FunctionExpression') enter(node.id, scope);
    if (node.type === 'FunctionDeclaration') enter(node.id, scope.outer ?? scope);
  }
}

function functionScope(scope: Scope): Scope {
  let at = scope;
  while (!isFunction(at.owner) && at.outer) at = at.outer;
  return at;
}

/** Names that a pattern binds. */
function namesOf(pattern: AnyNode | null | undefined): string[] {
  if (!pattern) return [];
  if (pattern.type === 'Identifier') return [pattern.name];
  if (pattern.type === 'AssignmentPattern') return namesOf(pattern.left);
  if (pattern.type === 'RestElement') return namesOf(pattern.argument);
  if (pattern.type === 'ArrayPattern') return pattern.elements.flatMap((each) => namesOf(each));
  if (pattern.type === 'ObjectPattern')
    return pattern.properties.flatMap((each) => namesOf(each.type === 'Property' ? each.value : each));
  return [];
}

/** False for a name that is only a label: of a property, a method, a jump. */
function isUse({ node, parent }: Placed): boolean {
  const around = parent?.node;
  if (around?.type === 'MemberExpression') return around.object === node || around.computed;
  if (
    around?.type === 'Property' ||
    around?.type === 'MethodDefinition' ||
    around?.type === 'PropertyDefinition'
  )
    return around.value === node || (around.computed && propertyName(around) === null);
  return !/^(Labeled|Break|Continue)Statement$/.test(around?.type ?? '');
}
