import { type Asking, askOf } from '../clerk';
import { ownValue } from '../moments/closed-values';
import { foldOffice } from '../people/fold-office';
import { quoted } from '../questions';
import type { Reading } from '../reading';
import { printedValue } from '../record-limits';
import { cellKey } from '../text/plain-text';
import { restrictionIn } from '../text/restrictions';
import type { RawRecord } from './shape-record';

/** Whether one text has all words of the other, such as `San Antonio Division`, or both say yes or both say no. */
function isNear(a: string, b: string): boolean {
  const mark = ownValue('sealed', a);
  if (mark !== null && mark === ownValue('sealed', b)) return true;
  const [one, other] = [foldOffice(a), foldOffice(b)];
  return one === other || ` ${one} `.includes(` ${other} `) || ` ${other} `.includes(` ${one} `);
}

/** A heading or value that says which rows are public. */
const PUBLICITY =
  /\b(?:public|publish\w*|publication|visib\w+|viewable|display\w*|web|hide|hidden|seal\w*|sld|restrict\w*|confiden\w*|private|redact\w*|protected|security|access)\b/i;

type Other = readonly [heading: string, kept: ReadonlySet<string>];
const textOf = (raw: RawRecord, heading: string) => printedValue(raw[heading]).trim();
const isPublicity = (raw: RawRecord, [heading]: Other) =>
  PUBLICITY.test(heading.replace(/([a-z])([A-Z])/g, '$1 $2').replaceAll('_', ' ')) ||
  restrictionIn(textOf(raw, heading), true) !== null;

/** The `only` columns of the map that leave out this row. */
const othersOf = (raw: RawRecord, { only }: Reading): Other[] =>
  [...only].filter(([heading, kept]) => !kept.has(cellKey(printedValue(raw[heading]))));

const closingValue = (raw: RawRecord, heading: string) =>
  `${heading} ${textOf(raw, heading)} closes its case`;

/** Whether the row is left out because it is not public, and the map says that its case is then closed. */
export function closesCase(raw: RawRecord, reading: Reading): boolean {
  const others = othersOf(raw, reading);
  const isClosing = ([heading]: Other) => reading.unusual.has(closingValue(raw, heading));
  return others.length > 0 && others.every(isClosing);
}

/**
 * Whether the map reads this row: all of its `only` columns have a listed value. Asks before it leaves out a row whose
 * value is blank, or nearly a listed one, or that may not be public.
 */
export function isRead(raw: RawRecord, reading: Reading, asking: Asking | null): boolean {
  const others = othersOf(raw, reading);
  const isNearly = ([heading, kept]: Other) => {
    const key = cellKey(printedValue(raw[heading]));
    return key === '' || [...kept].some((one) => isNear(key, one));
  };
  // another column may leave the row out for certain
  if (asking && others.every((one) => isNearly(one) || isPublicity(raw, one)))
    for (const one of others)
      if (isNearly(one)) askNear(raw, ...one, asking);
      else askPublic(raw, one[0], asking);
  return others.length === 0;
}

/** Asks whether the case of a row stays public that is left out because it is not public. */
function askPublic(raw: RawRecord, heading: string, asking: Asking): void {
  const printed = textOf(raw, heading);
  const [left, closing] = [`${heading} ${printed} left out`, closingValue(raw, heading)];
  if ([left, closing].some((value) => asking.reading.unusual.has(value))) return;
  askOf(asking, `unusual:${left}`, () => ({
    text: `Is a case still public of which a row’s “${heading}” is “${printed}”? The row is left out; if it was published, it would be shown as removed`,
    answers: [
      { set: `unusual:${closing}=expected`, meaning: 'no: close the whole case, as if it were sealed' },
      { set: `unusual:${left}=expected`, meaning: 'yes: leave out the row alone' },
    ],
  }));
}

function askNear(raw: RawRecord, heading: string, kept: ReadonlySet<string>, asking: Asking): void {
  const printed = printedValue(raw[heading]).trim();
  const value = `${heading} ${printed === '' ? 'blank' : printed} left out`;
  if (asking.reading.unusual.has(value)) return;
  const said = printed === '' ? 'is blank' : `is “${printed}”`;
  askOf(asking, `unusual:${value}`, () => ({
    text: `May a row be left out whose “${heading}” ${said}? The map reads only ${[...kept].join(', ')}. To read it too: --set ${quoted(`only:${heading}=${[...kept, printed].filter((one) => one !== '').join('|')}`)}`,
    answers: [{ set: `unusual:${value}=expected`, meaning: 'yes, in this and later exports' }],
  }));
}
