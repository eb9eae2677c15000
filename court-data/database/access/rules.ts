import { readFileSync } from 'node:fs';
import type { Path } from '../tree/database-path';

/** What we use of Firebase's rules: `.read` and `.write` that are true or false, and `$wildcard` children. */
export type Rules = { readonly [key: string]: Rules | boolean | string | readonly string[] };
export type Access = '.read' | '.write';

export class UnsupportedRuleError extends Error {
  override name = 'UnsupportedRuleError';
}

/** Access granted at a place holds for all that lies below; nothing is granted where nothing is said. */
export function isAllowed(rules: Rules, access: Access, path: Path): boolean {
  let place: Rules | null = rules;
  for (const key of [...path, null]) {
    if (place === null) return false;
    const rule: Rules[string] | undefined = place[access];
    if (rule === true || rule === 'true') return true;
    if (key !== null) place = childRules(place, key);
  }
  return false;
}

/** Of a file in Firebase's format. */
export function readRules(file: URL): Rules {
  return (JSON.parse(readFileSync(file, 'utf8')) as { rules: Rules }).rules;
}

/** Throws for an expression of the rules language: better no server than one that grants what was not meant. */
export function checkRules(rules: Rules): Rules {
  for (const [key, rule] of Object.entries(rules)) {
    if (key === '.read' || key === '.write') {
      if (!['true', 'false'].includes(String(rule)))
        throw new UnsupportedRuleError(`${key}: ${String(rule)}`);
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
