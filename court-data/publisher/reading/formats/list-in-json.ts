import { EXPORT_FIELDS } from '../source-file';

const FIELDS = new Set<string>(Object.values(EXPORT_FIELDS).flat());
const MAX_PATH = 4;

type Seen = {
  /** paths of names to the lists of records that are no fields of a record */
  lists: Set<string>;
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
  const seen: Seen = { lists: new Set(), names: [], end: null };
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
      const path =
        isList && open.length <= MAX_PATH + 1 ? pathOf(open.slice(1).map((one) => one.name)) : null;
      if (path) seen.lists.add(path);
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
  const { lists, names, end } = lookAt(head);
  const [list, ...others] = lists;
  const rest = end === null ? '' : head.slice(end);
  // JSON Lines: each record ends on the line on which it starts
  const isOneLine = end !== null && !head.slice(0, end).includes('\n');
  if (isOneLine && rest.trimStart().startsWith('{') && /^[ \t\r]*\n/.test(rest)) return null;
  if (list && others.length > 0) {
    const paths = [...lists];
    const named = paths.map((path) => `"${path}"`).join(', ');
    const joined = paths.map((path) => `.${path}`).join(' + ');
    return `is a JSON object around ${paths.length} lists, which are under ${named}. Export the records that belong to the calendar as one list (for all of them with jq: jq '${joined}' export.json > list.json)`;
  }
  if (list)
    return `is a JSON object around the list, which is under "${list}"${end === null ? ', and perhaps around others after it' : ''}. Export the list alone, from its [ to its ] (with jq: jq '.${list}' export.json > list.json)`;
  if (isOneLine || (end === null && !head.includes('\n'))) return null;
  const holds = names.slice(0, 5).join(', ');
  return `is one JSON object over several lines${holds ? ` (it holds ${holds})` : ''}, and no list of records. Export a list: [{ … }, { … }]`;
}
