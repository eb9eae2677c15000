import { EXPORT_FIELDS } from '../source-file';

const FIELDS = new Set<string>(Object.values(EXPORT_FIELDS).flat());
const MAX_PATH = 4;

type Seen = {
  /** path of names to the first list of records that is not a field of a record */
  list: string | null;
  /** the object's own names */
  names: string[];
  /** offset after the end of the object; null if the head ends before it */
  end: number | null;
};

/** Joins names to a path. Null if they lead into a field of a record, or through a list within a list. */
const pathOf = (names: readonly string[]) =>
  names.some((name) => name === '' || FIELDS.has(name)) ? null : names.join('.');

/** Scans an object's text up to its end. Only parses strings and brackets. */
function lookAt(text: string): Seen {
  const seen: Seen = { list: null, names: [], end: null };
  const open: { sign: string; name: string }[] = [];
  let name = '';
  let before = '';
  for (const { 0: token, 1: isName, index } of text.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?|[[\]{}]/gs)) {
    if (token.startsWith('"')) {
      if (isName) {
        name = token.slice(1, token.lastIndexOf('"'));
        if (open.length === 1) seen.names.push(name);
      }
    } else if (token === '{' || token === '[') {
      const isList = token === '{' && before === '[' && open.at(-1)?.sign === '[';
      if (isList && open.length <= MAX_PATH + 1) seen.list ??= pathOf(open.slice(1).map((one) => one.name));
      open.push({ sign: token, name });
      name = '';
    } else {
      open.pop();
      name = '';
      if (open.length === 0) return { ...seen, end: index + 1 };
    }
    before = token;
  }
  return seen;
}

/** The reason for which a text that starts with an object is not JSON Lines. Null if it may be. */
export function listInJson(head: string): string | null {
  const { list, names, end } = lookAt(head);
  const rest = end === null ? '' : head.slice(end);
  // JSON Lines: each record ends on the line on which it starts
  const isOneLine = end !== null && !head.slice(0, end).includes('\n');
  if (isOneLine && rest.trimStart().startsWith('{') && /^[ \t\r]*\n/.test(rest)) return null;
  if (list)
    return `is a JSON object around the list, which is under "${list}". Export the list alone, from its [ to its ] (with jq: jq '.${list}' export.json > list.json)`;
  if (isOneLine || (end === null && !head.includes('\n'))) return null;
  const holds = names.slice(0, 5).join(', ');
  return `is one JSON object over several lines${holds ? ` (it holds ${holds})` : ''}, and no list of records. Export a list: [{ … }, { … }]`;
}
