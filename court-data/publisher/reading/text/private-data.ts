import { visibleText } from '@court/domain';
import { homeAddresses } from './private-addresses';
import { isPrivateLabel, type PrivateKind, type PrivatePiece, privateNumbers } from './private-numbers';

export type PrivateFinding = {
  /** dotted path of the field: `attorneys.1.firm`; '' if the value itself is a text */
  path: string;
  what: PrivateKind;
};

/** Names and matters, in which a court never prints its own address. */
const WITH_ADDRESS =
  /^(?:caseTitle|leadCaseTitle|matter|movant(?:\..*)?|debtors\.(?:name|role|aliases\..*)|attorneys\.(?:name|represents))$/;
/** Ids and web addresses, which can contain any digits. */
const WITHOUT_CARDS = /^(?:id|caseNumber|leadCaseNumber|docketNumber|relatedDocs|sortCode)$|\burl$/;
/** Headings of columns in which a place is expected. */
const OF_PLACES = /location|room|office|place|venue|site|firm|attorney|counsel|trustee|division|court/i;

/** A digit, or a character that may become a digit. */
const MAY_HAVE_DIGITS = /[^\t\n\r -/:-~]/;
const SPECIAL = /[^\t\n\r -~]|[\t\n\r]/;
/** The text as a reader sees it: without invisible characters, and with normalized dashes, spaces and digits. */
function legible(text: string): string {
  if (!SPECIAL.test(text)) return text;
  return visibleText(text)
    .replace(/[\u00ad\u200c\u200d]/g, '')
    .normalize('NFKC')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s/g, ' ');
}

/** 'tax Id' for `taxId`: the words in which labels are searched. */
const wordsOf = (name: string) =>
  legible(name)
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ');

/** The words of a heading or field name that indicates private data. Null for any other name. */
function labelOf(name: string): string | null {
  const words = wordsOf(name);
  return isPrivateLabel(words) ? words : null;
}

/** Facts about a field that follow from its name. */
type Field = {
  /** dotted, without the indices of lists */
  path: string;
  /** words of the heading or name, if it indicates private data */
  label: string | null;
  hasAddress: boolean;
  hasCards: boolean;
  inner: Map<string, Field>;
};
type Headings = ReadonlyMap<string, string>;

const newRoot = (): Field => ({ path: '', label: null, hasAddress: false, hasCards: true, inner: new Map() });
const NO_HEADINGS: Headings = new Map();
const roots = new WeakMap<Headings, Field>();
function rootOf(headings: Headings): Field {
  const root = roots.get(headings) ?? newRoot();
  roots.set(headings, root);
  return root;
}

/** Cache size for names. Records repeat a few names, but an export may invent any number of others. */
const MAX_KNOWN_NAMES = 200;

function innerField(outer: Field, name: string, headings: Headings): Field {
  const known = outer.inner.get(name);
  if (known) return known;
  const path = outer.path ? `${outer.path}.${name}` : name;
  const label = labelOf(headings.get(path) ?? '') ?? labelOf(name) ?? outer.label;
  const hasCards = !WITHOUT_CARDS.test(path);
  const field = { path, label, hasAddress: WITH_ADDRESS.test(path), hasCards, inner: new Map() };
  if (outer.inner.size < MAX_KNOWN_NAMES) outer.inner.set(name, field);
  return field;
}

function piecesIn(
  text: string,
  { label, hasAddress, hasCards }: Omit<Field, 'path' | 'inner'>,
): PrivatePiece[] {
  if (!/\d/.test(text)) return [];
  const pieces = privateNumbers(text, hasCards);
  if (label && pieces.length === 0)
    pieces.push(...privateNumbers(`${label}: ${text}`, hasCards).map((each) => ({ ...each, isWhole: true })));
  return hasAddress ? [...pieces, ...homeAddresses(text)] : pieces;
}

function find(value: unknown, field: Field, headings: Headings): PrivateFinding | null {
  if (typeof value === 'string' || typeof value === 'number') {
    if (typeof value === 'string' && !MAY_HAVE_DIGITS.test(value)) return null;
    const [piece] = piecesIn(legible(String(value)), field);
    return piece ? { path: '', what: piece.what } : null;
  }
  if (typeof value !== 'object' || value === null) return null;
  const isList = Array.isArray(value);
  for (const key of Object.keys(value)) {
    const found = find(Reflect.get(value, key), isList ? field : innerField(field, key, headings), headings);
    if (!found) continue;
    const named = hidePrivate(key);
    return { path: found.path ? `${named}.${found.path}` : named, what: found.what };
  }
  return null;
}

/**
 * The first text in `value`, at any depth, with private data, or null. The result never contains the text itself.
 * `headings`: field, dotted and without the indices of lists (`attorneys.firm`) → the heading of its column.
 */
export function findPrivateData(
  value: unknown,
  { headings = NO_HEADINGS }: { headings?: Headings } = {},
): PrivateFinding | null {
  return find(value, rootOf(headings), headings);
}

/** Replaces each home address, and the rest of its line, by "[address]". */
export const withoutAddresses = (text: string): string =>
  text
    .split('\n')
    .map((line) => {
      const [first] = homeAddresses(line).sort((a, b) => a.start - b.start);
      return first ? `${line.slice(0, first.start)}[address]` : line;
    })
    .join('\n');

const HIDDEN = '[private]';

/**
 * The printable form of `text`: private numbers are replaced by `[private]`. If only a label indicates a private
 * number, the whole text is replaced. `heading` is the heading of its column or the name of its field. An address is
 * allowed only under a heading for places.
 */
export function hidePrivate(text: string, heading = ''): string {
  const seen = legible(text);
  const place = { label: labelOf(heading), hasAddress: !OF_PLACES.test(heading), hasCards: true };
  const pieces = piecesIn(seen, place).sort((a, b) => b.start - a.start);
  if (pieces.length === 0) return text;
  if (seen !== text || pieces.some(({ isWhole }) => isWhole)) return HIDDEN;
  return pieces.reduce((said, { start, end }) => said.slice(0, start) + HIDDEN + said.slice(end), text);
}
