import { writeFile } from 'node:fs/promises';
import { UsageError } from '../../../command-line/command-line.mjs';
import { CLOSED_FIELDS, closedKey } from '../moments/closed-values';
import { leftOutValue } from '../record/left-columns';
import { isRecord } from '../record-limits';
import { MapFileError, type MapJson, parseMap, readMapJson } from './load-field-map';
import { TOP_KEYS } from './reading-schema';

const FLAGS = ['continuedWithoutDay', 'videoWithoutLink', 'hideAddresses', 'wholeTitles', 'mergeRows'];
const WORDS = ['dates', 'clock', 'laterDay'];
const FORMS =
  'Give it as --explain prints it, such as "status:Hrg contd=continued", "column:Notes=ignore" or dates=mdy';

const listOf = (text: string, sign: RegExp) =>
  text
    .split(sign)
    .map((item) => item.trim())
    .filter((item) => item !== '');

/** The object at a path of a map. Creates it if it is missing. */
function objectAt(map: MapJson, ...path: string[]): MapJson {
  let at = map;
  for (const key of path) {
    const inner = at[key];
    const next = isRecord(inner) ? inner : {};
    at[key] = next;
    at = next;
  }
  return at;
}

const listed = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function addTo(map: MapJson, path: string[], item: string): void {
  const key = path.at(-1) ?? '';
  const holder = objectAt(map, ...path.slice(0, -1));
  holder[key] = [...new Set([...listed(holder[key]), item])];
}

/** The object that contains the rule of this name: the map itself, or its `reading`. */
const ruleAt = (map: MapJson, rule: string) =>
  TOP_KEYS.some((key) => key === rule) ? map : objectAt(map, 'reading');

function setColumn(map: MapJson, heading: string, answer: string): void {
  delete map[heading];
  if (Array.isArray(map.ignore)) map.ignore = map.ignore.filter((one) => one !== heading);
  if (answer === 'ignore') {
    addTo(map, ['ignore'], heading);
    // the clerk is then not asked again about the values of the column
    addTo(objectAt(map, 'reading'), ['unusual'], leftOutValue(heading));
  } else map[heading] = answer;
}

function setRole(map: MapJson, role: string, answer: string): void {
  const rows = objectAt(map, 'rows');
  const others = listed(rows.debtors).filter((one) => one !== role);
  rows.debtors = answer === 'debtor' ? [...others, role] : others;
  const values = objectAt(map, 'reading', 'values', 'role');
  if (answer === 'debtor') delete values[role.toLowerCase()];
  else values[role.toLowerCase()] = 'other';
}

/** Writes an answer of this kind into the map. Returns false if there is no such kind. */
function setAbout(map: MapJson, kind: string, about: string, answer: string): boolean {
  if (kind === 'column') setColumn(map, about, answer);
  else if (kind in CLOSED_FIELDS) objectAt(map, 'reading', 'values', kind)[closedKey(kind, about)] = answer;
  else if (kind === 'debtors') objectAt(map, 'reading', 'values', 'debtors')[about.toLowerCase()] = answer;
  else if (['judge', 'office', 'trustee'].includes(kind))
    objectAt(map, 'reading', 'names', kind)[about] = answer;
  else if (kind === 'role') setRole(map, about, answer);
  else if (kind === 'default') objectAt(map, 'reading', 'defaults')[about] = answer;
  else if (kind === 'copy') objectAt(map, 'reading', 'copies')[about] = answer;
  else if (kind === 'join') objectAt(map, 'join')[about] = listOf(answer, /\+/);
  else if (kind === 'only') objectAt(map, 'only')[about] = listOf(answer, /\|/);
  else if (kind === 'rows') map.rows = { one: 'party', role: about, debtors: [], others: answer };
  else if (kind === 'unusual') addTo(objectAt(map, 'reading'), ['unusual'], about);
  else return false;
  return true;
}

/** Throws UsageError. */
function flag(rule: string, answer: string): boolean {
  if (answer === 'true' || answer === 'false') return answer === 'true';
  throw new UsageError(`--set "${rule}=${answer}" must end in true or false`);
}

/** Sets a rule for the whole file. Returns false if there is no such rule. */
function setRule(map: MapJson, rule: string, answer: string): boolean {
  const holder = ruleAt(map, rule);
  if (FLAGS.includes(rule)) holder[rule] = flag(rule, answer);
  else if (WORDS.includes(rule)) holder[rule] = answer;
  else if (rule === 'carryDown' || rule === 'idFrom') holder[rule] = listOf(answer, /,/);
  else return false;
  return true;
}

/**
 * Adds the answers of `--set` to a map. Each has the form `status:Hrg contd=continued`: the subject of the question,
 * and the answer after the last equals sign. Throws UsageError if an answer matches no question.
 */
export function setAnswers(map: MapJson, answers: readonly string[]): MapJson {
  const answered: MapJson = structuredClone(map);
  for (const text of answers) {
    const at = text.lastIndexOf('=');
    const [what, answer] = [text.slice(0, at).trim(), text.slice(at + 1).trim()];
    if (at < 1 || answer === '' || /^<.*>$/.test(answer))
      throw new UsageError(`--set "${text}" gives no answer. ${FORMS}`);
    const colon = what.indexOf(':');
    const isSet =
      colon < 0
        ? setRule(answered, what, answer)
        : setAbout(answered, what.slice(0, colon), what.slice(colon + 1).trim(), answer);
    if (!isSet) throw new UsageError(`--set "${text}" answers no question that there is. ${FORMS}`);
  }
  // columns before rules, in the order of --explain
  const isRule = ([, value]: [string, unknown]) => Number(typeof value !== 'string');
  return Object.fromEntries(Object.entries(answered).toSorted((a, b) => isRule(a) - isRule(b)));
}

/** Writes answers into a map file. Throws MapFileError and UsageError; the file then stays unchanged. */
export async function answerInMap(file: string, answers: readonly string[]): Promise<void> {
  const map = setAnswers(await readMapJson(file), answers);
  parseMap(map, file);
  await writeFile(file, `${JSON.stringify(map, null, 2)}\n`).catch((error: Error) => {
    throw new MapFileError(file, null, `was not written: ${error.message}`);
  });
}
