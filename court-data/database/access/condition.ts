import type { Bound, Query } from '../tree/query';

/** Whether a rule's expression allows a request. `query` is null for a plain read and for a write. */
export type Condition = (query: Query | null) => boolean;

/** The rule uses a part of Firebase's rules language that this database does not evaluate. */
export class UnsupportedRuleError extends Error {
  override name = 'UnsupportedRuleError';
}

type Value = string | number | boolean | null;
type Expression = (query: Query | null) => Value;

/** An operand has the wrong type. Firebase then refuses the request, even if the rest of the rule would allow it. */
class OperandError extends Error {}

const known = new Map<string, Condition>();

/** Compiles a rule's text, or returns the compiled condition from the cache. Throws UnsupportedRuleError. */
export function conditionOf(text: string): Condition {
  const condition = known.get(text) ?? compile(text);
  known.set(text, condition);
  return condition;
}

function compile(text: string): Condition {
  const expression = new Parser(text).parse();
  return (query) => {
    try {
      return expression(query) === true;
    } catch (error) {
      if (error instanceof OperandError) return false;
      throw error;
    }
  };
}

/**
 * The key of a bound if children are ordered by key, else its value. Null if the bound excludes its own key
 * (`startAfter`).
 */
const boundValue = (query: Query, bound: Bound | null): Value =>
  bound?.inclusive ? (query.index === '.key' ? bound.name : bound.value) : null;

const QUERY: Readonly<Record<string, (query: Query) => Value>> = {
  orderByKey: ({ index }) => index === '.key',
  startAt: (query) => boundValue(query, query.start),
  endAt: (query) => boundValue(query, query.end),
  limitToFirst: ({ limit, from }) => (from === 'first' ? limit : null),
  limitToLast: ({ limit, from }) => (from === 'last' ? limit : null),
};

const TOKEN = /\s*(&&|\|\||<=|!=|[().]|[A-Za-z]+|\d+|\/(?:[^/\\]|\\.)+\/)/y;

/**
 * Parser for the part of Firebase's rules language that our rules use. Example:
 * `query.orderByKey && query.startAt.matches(/^[a-z]./) && query.limitToFirst <= 100`
 * It also accepts `||`, `!= null` and parentheses.
 */
class Parser {
  private readonly tokens: string[] = [];
  private at = 0;

  constructor(private readonly text: string) {
    const token = new RegExp(TOKEN);
    while (token.lastIndex < text.trimEnd().length) {
      const found = token.exec(text)?.[1];
      if (found === undefined) throw new UnsupportedRuleError(text);
      this.tokens.push(found);
    }
  }

  parse(): Expression {
    const expression = this.either();
    if (this.at < this.tokens.length) throw this.unsupported();
    return expression;
  }

  private either(): Expression {
    let left = this.both();
    while (this.take('||')) {
      const [one, other] = [left, this.both()];
      left = (query) => truth(one(query)) || truth(other(query));
    }
    return left;
  }

  private both(): Expression {
    let left = this.comparison();
    while (this.take('&&')) {
      const [one, other] = [left, this.comparison()];
      left = (query) => truth(one(query)) && truth(other(query));
    }
    return left;
  }

  private comparison(): Expression {
    const left = this.operand();
    if (this.take('<=')) {
      const right = this.operand();
      return (query) => numberOf(left(query)) <= numberOf(right(query));
    }
    if (!this.take('!=')) return left;
    const right = this.operand();
    return (query) => left(query) !== right(query);
  }

  private operand(): Expression {
    const token = this.next();
    if (token === '(') {
      const inner = this.either();
      this.expect(')');
      return inner;
    }
    if (/^\d+$/.test(token)) return () => Number(token);
    if (token === 'true' || token === 'false') return () => token === 'true';
    if (token === 'null') return () => null;
    if (token !== 'query') throw this.unsupported();
    return this.ofQuery();
  }

  private ofQuery(): Expression {
    this.expect('.');
    const name = this.next();
    const read = Object.hasOwn(QUERY, name) ? QUERY[name] : undefined;
    if (!read) throw this.unsupported();
    const value: Expression = (query) => (query ? read(query) : name === 'orderByKey' ? false : null);
    return this.take('.') ? this.matching(value) : value;
  }

  private matching(value: Expression): Expression {
    this.expect('matches');
    this.expect('(');
    const pattern = /^\/(.+)\/$/.exec(this.next())?.[1];
    this.expect(')');
    if (pattern === undefined) throw this.unsupported();
    const expression = this.pattern(pattern);
    return (query) => expression.test(stringOf(value(query)));
  }

  private pattern(text: string): RegExp {
    try {
      return new RegExp(text);
    } catch {
      throw this.unsupported();
    }
  }

  private take(token: string): boolean {
    if (this.tokens[this.at] !== token) return false;
    this.at += 1;
    return true;
  }

  private next(): string {
    this.at += 1;
    return this.tokens[this.at - 1] ?? '';
  }

  private expect(token: string): void {
    if (!this.take(token)) throw this.unsupported();
  }

  private unsupported(): UnsupportedRuleError {
    return new UnsupportedRuleError(this.text);
  }
}

function truth(value: Value): boolean {
  if (typeof value !== 'boolean') throw new OperandError();
  return value;
}

function numberOf(value: Value): number {
  if (typeof value !== 'number') throw new OperandError();
  return value;
}

function stringOf(value: Value): string {
  if (typeof value !== 'string') throw new OperandError();
  return value;
}
