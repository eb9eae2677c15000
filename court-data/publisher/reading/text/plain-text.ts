import { decodeHTMLAttribute } from 'entities';

/** Characters that may start markup. Most texts have none of them. */
const SUSPECT = /[&<\r\u00a0\u00ad]|_x[0-9A-Fa-f]{4}_/;

/** HTML elements that occur in cells of exports. Other text in angle brackets, such as `<none>`, stays. */
const ELEMENTS = new Set(
  (
    'a abbr acronym address article aside b basefont bdi bdo big blockquote body br button caption center cite code col colgroup dd del ' +
    'details dfn dir div dl dt em fieldset figure font footer form h1 h2 h3 h4 h5 h6 head header hr html i iframe img input ins kbd ' +
    'label legend li link main mark menu meta nav nobr noscript ol option p pre q s samp script section select small span strike ' +
    'strong style sub summary sup svg table tbody td template textarea tfoot th thead time title tr tt u ul var wbr'
  ).split(' '),
);
const BREAKS = new Set(
  'address article blockquote br center dd div dl dt footer form h1 h2 h3 h4 h5 h6 header hr li ol p pre section table tr ul'.split(
    ' ',
  ),
);
const EMPHASIS = new Set(['b', 'strong', 'font', 'i', 'em', 'u', 'mark']);
/** If a text ends in such a word, the words after it continue the text and are not a note. */
const GOES_ON = /(?:^|\s)(?:re:?|vs?\.?|to|of|for|under|and|or|the|by|at|on|in|with|from|an?)$/i;
const MAX_TAG = 500;
/** A tag with its element's name, or an Office element such as `<o:p>`. */
const TAG = new RegExp(`<(/?)([a-z][a-z0-9]*|[a-z]\\w?:[a-z]+)(?=[\\s/>])[^<>]{0,${MAX_TAG}}>`, 'gi');
/** Markup whose content is not text. */
const UNSHOWN: readonly [begin: string, end: string][] = [
  ['<!--', '-->'],
  ['<script', '</script>'],
  ['<style', '</style>'],
];
const ENTITY = /&(?:#x[0-9a-f]{1,6}|#\d{1,7}|[a-z][a-z0-9]{1,31})(;?)/gi;
/** Without a semicolon these are parts of names: AT&LT, R&REG. */
const CAPITALS = /^&[A-Z]+$/;

/** Entities that browsers also read without a semicolon before a letter. In lower case they never end a name. */
const BARE = /&(nbsp|amp|quot)(?=[A-Z0-9])/g;

function decodeEntities(text: string): string {
  return text
    .replace(BARE, '&$1;')
    .replace(ENTITY, (entity, semicolon: string) =>
      semicolon === '' && CAPITALS.test(entity) ? entity : decodeHTMLAttribute(entity),
    );
}

/** Decodes OOXML's form of a character, `_x000D_`. Drops control characters other than line breaks and tabs. */
function decodeEscapes(text: string): string {
  return text.replace(/_x([0-9A-Fa-f]{4})_/g, (written, hex: string) => {
    const code = Number.parseInt(hex, 16);
    if (code >= 0xd800 && code <= 0xdfff) return written;
    return code < 32 && ![9, 10, 13].includes(code) ? '' : String.fromCharCode(code);
  });
}

function withoutUnshown(text: string): string {
  let left = text;
  for (const [begin, end] of UNSHOWN) {
    if (!left.includes(begin)) continue;
    const [first = '', ...parts] = left.split(begin);
    left = first;
    for (const part of parts) {
      const at = part.indexOf(end);
      left += at < 0 ? `${begin}${part}` : part.slice(at + end.length);
    }
  }
  return left;
}

type Piece = { text: string; isEmphasized: boolean };

/**
 * Removes the tags of a text. Returns its pieces, emphasized or not. A tag that breaks the line becomes a line break.
 */
function withoutTags(text: string): Piece[] {
  const pieces: Piece[] = [];
  const open: { name: string; isEmphasized: boolean }[] = [];
  let start = 0;
  const add = (piece: string) => {
    const last = pieces.at(-1);
    const isEmphasized = open.some((one) => one.isEmphasized);
    if (last && last.isEmphasized === isEmphasized) last.text += piece;
    else pieces.push({ text: piece, isEmphasized });
  };
  for (const found of text.matchAll(TAG)) {
    const [tag, closing, element = ''] = found;
    const name = element.toLowerCase();
    if (!ELEMENTS.has(name) && !name.includes(':')) continue;
    add(text.slice(start, found.index));
    start = found.index + tag.length;
    if (BREAKS.has(name)) add('\n');
    if (name === 'td' || name === 'th') add(' ');
    if (!EMPHASIS.has(name) && name !== 'span') continue;
    if (!closing) open.push({ name, isEmphasized: name !== 'span' || /color|bold|italic/i.test(tag) });
    else {
      const at = open.findLastIndex((one) => one.name === name);
      if (at >= 0) open.splice(at);
    }
  }
  add(text.slice(start));
  return pieces.filter((piece) => piece.text !== '');
}

/** Removes HTML whitespace beside line breaks. */
const tidy = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\u00a0/g, ' ')
    .replace(/\u00ad/g, '')
    .replace(/[ \t]*\n[ \t]*/g, '\n')
    .replace(/\n{2,}/g, '\n')
    .replace(/ {2,}/g, ' ')
    .trim();

/** Splits off the emphasized end of a text as a note. */
function splitNote(pieces: readonly Piece[]): { text: string; note: string } {
  const at = pieces.findLastIndex(({ text, isEmphasized }) => !isEmphasized && text.trim() !== '') + 1;
  const join = (some: readonly Piece[]) => some.map(({ text }) => text).join('');
  const [before, note] = [join(pieces.slice(0, at)).trimEnd(), join(pieces.slice(at)).trim()];
  if (before.trim() === '' || note === '' || GOES_ON.test(before)) return { text: join(pieces), note: '' };
  return { text: `${before}\n${note}`, note };
}

/** Maximum rounds of decoding, because some exports encode an entity several times: `&amp;amp;`. */
const MAX_ROUNDS = 4;

/**
 * The text that a reader should see: entities, tags and `_x000D_` are decoded, and line breaks are `\n`. Emphasized
 * text after plain text is also in `notes`, because it may not belong to a name.
 *
 * @example plainText('Sean O&#39;Rafferty <b>SEALED</b>') // { text: "Sean O'Rafferty\nSEALED", notes: ['SEALED'] }
 */
export function plainText(text: string): { text: string; notes: string[] } {
  if (!SUSPECT.test(text)) return { text, notes: [] };
  const notes: string[] = [];
  let plain = text;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const before = plain;
    const found = splitNote(withoutTags(withoutUnshown(decodeEscapes(plain))));
    if (found.note !== '') notes.push(tidy(decodeEntities(found.note)));
    plain = decodeEntities(found.text);
    if (plain === before) break;
  }
  if (plain === text)
    return {
      text: text
        .replace(/\r\n?/g, '\n')
        .replace(/\u00a0/g, ' ')
        .replace(/\u00ad/g, ''),
      notes,
    };
  return { text: tidy(plain), notes };
}

const INVISIBLE = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;

/** The text of a cell for comparisons: lower case, single spaces, no invisible characters and entities. */
export const cellKey = (text: string): string =>
  plainText(text).text.normalize('NFKC').replace(INVISIBLE, '').replace(/\s+/g, ' ').trim().toLowerCase();

/** Placeholder words that exports use for an empty cell. */
const EMPTY_WORDS = new Set([
  'null',
  '(null)',
  '<null>',
  '\\n',
  'n/a',
  'n.a.',
  'none',
  '(none)',
  '<none>',
  'tbd',
  'tba',
  'nan',
  'nil',
  'undefined',
  '(blank)',
  '(empty)',
  '#n/a',
  '#ref!',
  '#value!',
  '#name?',
  '#div/0!',
  '#null!',
  '#num!',
  '#spill!',
  '#calc!',
]);
/** Whitespace, invisible characters and dashes. */
const SHOWS_NOTHING =
  /^[\s\u00ad\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\-‐‑‒–—―−_]*$/;

/** Whether a text is blank or only dashes. */
export const showsNothing = (text: string): boolean => SHOWS_NOTHING.test(text);

/** Whether a cell is empty in most columns: blank, or a word such as NULL, N/A, TBD, --, #REF!. */
export function isEmptyWord(text: string): boolean {
  if (text.length > 40) return SHOWS_NOTHING.test(text);
  return EMPTY_WORDS.has(text.trim().toLowerCase()) || SHOWS_NOTHING.test(text);
}
