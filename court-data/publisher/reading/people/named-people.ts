/** A party after a name, such as "Ann Alder (Debtor)". Other words in parentheses belong to the name. */
const PARTY =
  /^(.*\S)\s*\((?:attorney )?(?:for )?((?:(?:joint |co-)?debtor|movant|creditor|(?:u\.?s\.? )?trustee|plaintiff|defendant|respondent|petitioner|claimant|objector|(?:creditors['’]? )?committee)s?)\)$/i;

/** Words in a column of names that are not a name. */
const NOBODY = /^no appearances?(?: (?:is |are )?(?:required|needed|necessary))?$/i;

/**
 * Splits names at `|`, `;` or line breaks into people of a record. `party` is the field for words in parentheses after
 * a name.
 */
export function peopleNamed(text: string, party: 'represents' | 'role' | null = null): object[] {
  return text
    .split(/[|;\n]/)
    .map((name) => name.trim())
    .filter((name) => name !== '' && !NOBODY.test(name))
    .map((name) => {
      const [, alone, said] = (party && PARTY.exec(name)) || [];
      return alone && party ? { name: alone, [party]: said } : { name };
    });
}

const VERSUS =
  /\s(?:v\.?|[Vv][Ss]\.?|VS\.?|-vs?\.?-|[Vv]ersus|VERSUS)\s|\bplaintiffs?\b.+\bdefendants?\b|\bplaintiffs?,? against\s/;
/** A person with the middle initial V. */
const MIDDLE_V = /^[\p{L}'’-]+ V\.? [\p{L}'’-]+(?:,? (?:jr|sr|i{2,3}|iv)\.?)?$/iu;

/** Whether a title names two opposing parties, and so no debtor. */
export const isVersus = (title: string): boolean =>
  VERSUS.test(title) || (/\sV\.?\s/.test(title) && !MIDDLE_V.test(title.trim()));

/** The part of a name that a column holds. */
type Part = 'last' | 'first' | 'middle' | 'suffix';

const PARTS: readonly (readonly [RegExp, Part])[] = [
  [/\b(last|surname|family)\b/, 'last'],
  [/\b(first|given)\b/, 'first'],
  [/\b(middle|mi)\b/, 'middle'],
  [/\bsuffix\b/, 'suffix'],
];

/** The part of a name that a heading names: `Debtor Last Name`, `FirstName`. Null if it names none. */
export function namePart(heading: string): Part | null {
  const words = heading
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ');
  return PARTS.find(([said]) => said.test(words))?.[1] ?? null;
}

export type NamedCell = { heading: string; text: string };

/** `Last, First Middle, Suffix` from the columns of one person. */
function wholeName(cells: ReadonlyMap<Part | null, string>): string {
  const text = (part: Part | null) => cells.get(part) ?? '';
  const given = [text('first'), text('middle')].filter((one) => one !== '').join(' ');
  return [text(null), text('last'), given, text('suffix')].filter((one) => one !== '').join(', ');
}

/**
 * The people whose names are spread over several columns, in order. A column whose heading names no part has a whole
 * name. A repeated part starts the next person: last, first, last, first are two people.
 */
export function joinNames(cells: readonly NamedCell[]): string[] {
  const people: Map<Part | null, string>[] = [];
  for (const { heading, text } of cells) {
    const part = namePart(heading);
    const current = people.at(-1);
    if (part !== null && current && !current.has(part) && !current.has(null)) current.set(part, text);
    else people.push(new Map([[part, text]]));
  }
  return people.map(wholeName).filter((name) => name !== '');
}
