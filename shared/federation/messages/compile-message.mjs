import { parse, TYPE } from '@formatjs/icu-messageformat-parser';

/**
 * Thrown for a message that is not valid ICU or uses an unsupported feature. The error's text gives the column and the
 * remedy.
 */
export class MessageError extends Error {
  name = 'MessageError';
}

const BRANCH = 'a branch is a name of letters and digits, then its text, as in phone {by phone}';
const REMEDIES = {
  EXPECT_ARGUMENT_CLOSING_BRACE: 'a { is not closed; add its }',
  EMPTY_ARGUMENT: '{} names no value; write the name of one, as in {date}',
  MALFORMED_ARGUMENT: 'the name of a value has letters and digits only, as in {date}',
  INVALID_ARGUMENT_TYPE: 'a value is plain, number, plural, selectordinal or select, as in {count, number}',
  MISSING_OTHER_CLAUSE: 'a plural or select has a branch for all the rest; add other {…}',
  DUPLICATE_PLURAL_ARGUMENT_SELECTOR: 'a branch is there twice; remove one',
  DUPLICATE_SELECT_ARGUMENT_SELECTOR: 'a branch is there twice; remove one',
  EXPECT_SELECT_ARGUMENT_SELECTOR_FRAGMENT: BRANCH,
  EXPECT_PLURAL_ARGUMENT_SELECTOR_FRAGMENT: BRANCH,
  UNCLOSED_TAG: 'messages hold no HTML; take the tag out',
  INVALID_TAG: 'messages hold no HTML; take the tag out',
  UNMATCHED_CLOSING_TAG: 'messages hold no HTML; take the tag out',
};

/**
 * Compiles an ICU message to a JavaScript expression for `messagesOf` of @court/ui: a text, or a function of values
 * and grammar. `values` are the values that it needs with their TypeScript types, sorted by name. Throws MessageError.
 */
export function compileMessage(text) {
  const values = new Map();
  const parts = parsed(text);
  refuseStrayBrace(parts, text);
  const code = compileParts(parts, values);
  const names = [...values.keys()].sort();
  const isPlain = parts.every(({ type }) => type === TYPE.literal || type === TYPE.argument);
  return {
    code: names.length === 0 ? code : `${isPlain ? 'v' : '(v, f)'} => ${code}`,
    values: Object.fromEntries(names.map((name) => [name, TYPES[values.get(name)]])),
  };
}

function parsed(text) {
  try {
    return parse(text, { captureLocation: true, shouldParseSkeletons: false });
  } catch (error) {
    const kind = error instanceof Error ? error.message : String(error);
    const remedy = REMEDIES[kind] ?? `${kind.toLowerCase().replaceAll('_', ' ')}; see the ICU message format`;
    throw new MessageError(`column ${error.location?.start.column ?? 1}: ${remedy}`);
  }
}

/** Refuses a } without a {, which the parser treats as text that readers would see. */
function refuseStrayBrace(parts, text) {
  for (const part of parts) {
    if (part.type !== TYPE.literal || !part.value.includes('}')) continue;
    const source = text.slice(part.location.start.offset, part.location.end.offset);
    const at = source.replace(/'[{}<][^']*'/g, (quoted) => ' '.repeat(quoted.length)).indexOf('}');
    if (at >= 0)
      throw new MessageError(`column ${part.location.start.column + at}: a } closes nothing; take it out`);
  }
}

function compileParts(parts, values, counted = '') {
  const compiled = parts.map((part) => compilePart(part, values, counted));
  if (parts.length === 1 && parts[0].type !== TYPE.argument) return compiled[0];
  const inTemplate = (code, at) =>
    parts[at].type === TYPE.literal ? parts[at].value.replace(/[\\`$]/g, '\\$&') : `\${${code}}`;
  return parts.length === 0 ? '""' : `\`${compiled.map(inTemplate).join('')}\``;
}

function compilePart(part, values, counted) {
  switch (part.type) {
    case TYPE.literal:
      return JSON.stringify(part.value);
    case TYPE.pound:
      return `f.number(${counted})`;
    case TYPE.argument:
      return valueText(part, 'text', values);
    case TYPE.number:
      if (part.style) refuse(part, `{${part.value}, number} takes no style`);
      return `f.number(${valueText(part, 'number', values)})`;
    case TYPE.plural: {
      if (part.offset) refuse(part, 'an offset is not supported; count before the message');
      const value = valueText(part, 'number', values);
      const ordinal = part.pluralType === 'ordinal' ? ', "ordinal"' : '';
      return `f.plural(${value}, ${branches(part, values, value)}${ordinal})`;
    }
    case TYPE.select: {
      const isFlag = Object.keys(part.options).every((name) => ['true', 'false', 'other'].includes(name));
      const value = valueText(part, isFlag ? 'flag' : 'choice', values);
      return `f.select(${value}, ${branches(part, values, counted)})`;
    }
    case TYPE.tag:
      return refuse(part, 'messages hold no HTML; take the tag out');
    default:
      return refuse(part, `dates and times are formatted before the message; write {${part.value}}`);
  }
}

function branches({ options }, values, counted) {
  const entries = Object.entries(options).map(
    ([name, { value }]) => `${JSON.stringify(name)}: ${compileParts(value, values, counted)}`,
  );
  return `{ ${entries.join(', ')} }`;
}

/** Use of a value → the other uses that the same value may have. */
const BESIDE = { text: ['number', 'choice'], number: ['text'], choice: ['text'], flag: [] };
const TYPES = { text: 'string', number: 'number', choice: 'string', flag: 'boolean' };

function valueText(part, use, values) {
  const { value: name } = part;
  if (!/^[A-Za-z]\w*$/.test(name)) refuse(part, `{${name}}: ${REMEDIES.MALFORMED_ARGUMENT}`);
  const other = values.get(name) ?? use;
  if (other !== use && !BESIDE[use].includes(other))
    refuse(part, `{${name}} is a ${other} and a ${use} here; give one of them another name`);
  if (use !== 'text' || other === use) values.set(name, use);
  return `v.${name}`;
}

function refuse(part, why) {
  throw new MessageError(`column ${part.location.start.column}: ${why}`);
}
