import { readFileSync } from 'node:fs';
import type { Path } from '../tree/database-path';
import type { Query } from '../tree/query';
import { conditionOf, UnsupportedRuleError } from './condition';

/** The parts of Firebase's rules that we use: `.read` and `.write` with a condition, and `$wildcard` children. */
export type Rules = { readonly [key: string]: Rules | boolean | string | readonly string[] };
export type Access = '.read' | '.write';

/**
 * Whether the rules grant `access` to `path`. `query` is null for a plain read or a write. Access to a node includes
 * all its descendants. A path without a rule is refused.
 */
export function isAllowed(rules: Rules, access: Access, path: Path, query: Query | null = null): boolean {
  let place: Rules | null = rules;
  for (const key of [...path, null]) {
    if (place === null) return false;
    const rule: Rules[string] | undefined = place[access];
    if (rule === true || (typeof rule === 'string' && conditionOf(rule)(query))) return true;
    if (key !== null) place = childRules(place, key);
  }
  return false;
}

/** Reads the rules from a file in Firebase's format. */
export function readRules(file: URL): Rules {
  return (JSON.parse(readFileSync(file, 'utf8')) as { rules: Rules }).rules;
}

/** Throws UnsupportedRuleError if an expression cannot be evaluated. The database must not start with such rules. */
export function checkRules(rules: Rules): Rules {
  for (const [key, rule] of Object.entries(rules)) {
    if (key === '.read' || key === '.write') {
      if (typeof rule === 'string') conditionOf(rule);
      else if (typeof rule !== 'boolean') throw new UnsupportedRuleError(`${key}: ${JSON.stringify(rule)}`);
    } else if (isRules(rule)) checkRules(rule);
  }
  return rules;
}

function childRules(rules: Rules, key: string): Rules | null {
  const wildcard = Object.keys(rules).find((name) => name.startsWith('$'));
  const rule = Object.hasOwn(rules, key) ? rules[key] : wildcard && rules[wildcard];
  return isRules(rule) ? rule : null;
}

function isRules(rule: Rules[string] | undefined): rule is Rules {
  return typeof rule === 'object' && !Array.isArray(rule);
}
