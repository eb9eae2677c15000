/** Words that always say that a record is not public. */
const SURE =
  'sealed|under seal|restricted|confidential|redacted|withheld|non[ -]?public|not (?:for )?public|not for (?:publication|display)|do not (?:publish|display|post|list|disclose)|closed to (?:the )?public|not open to (?:the )?public|(?:not |un)available to (?:the )?public|no public access|not viewable|safe[ -]at[ -]home|impounded|expunged|undisclosed|(?:court(?: users?)?|staff|parties|internal(?: use)?|attorneys.? eyes) only|🔒|🔏|🔐';
/** Words that can also be part of a name, such as Hidden Valley and Seal Beach. */
const LIKELY =
  'seal|seald|sld|confid|restr|private|protected|hidden|suppressed|secret|unlisted|juvenile|in camera|limited access|masked';
const ANY = `${SURE}|${LIKELY}`;
/** A fast first test: a text that does not match contains none of the words. Most texts do not match. */
const MAY_HOLD =
  /seal|restr|confid|redact|withheld|public|publi[sc]|display|do not|viewable|safe|closed|camera|impound|expung|undiscl| only|sld|private|protect|hidden|suppress|secret|unlisted|juvenile|limited|masked|[🔒🔏🔐]/iu;
/** Maximum characters of a name that a question repeats. */
const MAX_NAME = 60;

/** For names and places. Such a word never belongs in them. */
const IN_NAMES = new RegExp(`(?<!\\p{L})(?:${SURE})(?!\\p{L})`, 'iu');
const THING =
  'hearing|case|matter|record|proceeding|conference|debtor|party|parties|name|address|access|courtroom';
/**
 * For prose, which can also mention sealed documents. The word restricts a record only if it is the whole text, is in
 * brackets, is set off by punctuation, or describes the hearing.
 */
const IN_PROSE = [
  new RegExp(`^\\W*(?:(?:${THING}) ){0,2}((?:${ANY})(?: (?:${THING}))?)\\W*$`, 'iu'),
  new RegExp(`[*([{<]\\s*(?:filed )?(${ANY})\\s*[*)\\]}>]`, 'iu'),
  new RegExp(`^(${ANY})\\s*[-–—:/|]\\s|\\s[-–—:]\\s*(${ANY})$|[,.;/|]\\s*(${SURE})\\W*$`, 'iu'),
  /\b(?:hearing|case|matter|proceeding|conference) (?:is |held |conducted )?(under seal|sealed|restricted|confidential|closed to (?:the )?public|not public)\b/i,
  /\b((?:sealed|restricted|closed|private|in camera|non-?public) (?:hearing|proceeding|courtroom)|(?:sealed|restricted|non-?public) case)\b/i,
  /\b(do not publish|not for public(?:ation)?|safe[ -]at[ -]home|closed to (?:the )?public|not open to (?:the )?public|no public access|(?:court(?: users?)?|staff|internal(?: use)?) only)\b/i,
  /^(sealed|restricted) (?:by|per|pursuant|until|under)\b/i,
  /-(sld|sealed)$/i,
];
const IN_CAPITALS = /(?<!\p{L})(SEALED|RESTRICTED|CONFIDENTIAL|UNDER SEAL)(?!\p{L})/u;
/** A name that is masked: `XXXXX`, `*****`. */
const MASKED = /^[x*#•█▇_\s-]{4,}$/iu;

const LETTERS: Readonly<Record<string, string>> = {
  ...{ а: 'a', А: 'A', е: 'e', Е: 'E', о: 'o', О: 'O', с: 'c', С: 'C', р: 'p', Р: 'P', ѕ: 's', Ѕ: 'S' },
  ...{ і: 'i', І: 'I', ԁ: 'd', ӏ: 'l', х: 'x', Х: 'X', Т: 'T', В: 'B', Н: 'H', К: 'K', М: 'M' },
};
const NOT_PLAIN = /[^ -~]|\b\p{L}[ .-]\p{L}[ .-]\p{L}\b/u;

/** A text without invisible characters, with Latin letters, and with words that are not spaced out: `S E A L E D`. */
export function plainLetters(text: string): string {
  if (!NOT_PLAIN.test(text)) return text;
  return text
    .normalize('NFKC')
    .replace(/[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g, '')
    .replace(/[\u0400-\u052f]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/(?<!\p{L})(?:\p{L}[ .-]){4,}\p{L}(?!\p{L})/gu, (word) => word.replace(/[ .-]/g, ''));
}

/** The word of a restriction in a text, in lower case. Null if there is none. */
export function restrictionIn(text: string, isName: boolean): string | null {
  if (isName && MASKED.test(text)) return 'masked';
  if (!MAY_HOLD.test(text)) return null;
  const own = IN_PROSE.map((pattern) => pattern.exec(text)?.slice(1).find(Boolean)).find(Boolean);
  if (isName) {
    const word = IN_NAMES.exec(text)?.[0] ?? own;
    // a company name can contain the word, so the clerk's answer must cover only that name
    const isPart = word !== undefined && own === undefined;
    return (isPart ? text.trim().slice(0, MAX_NAME) : word)?.toLowerCase() ?? null;
  }
  const capitals = /\p{Ll}/u.test(text) ? IN_CAPITALS.exec(text)?.[1] : undefined;
  return (own ?? capitals)?.toLowerCase() ?? null;
}
