import { type Asking, askOf } from '../clerk';
import { ownValue } from '../moments/closed-values';
import { foldOffice } from '../people/fold-office';
import { quoted } from '../questions';
import type { Reading } from '../reading';
import { printedValue } from '../record-limits';
import { cellKey } from '../text/plain-text';
import type { RawRecord } from './shape-record';

/** Whether one text has all words of the other, such as `San Antonio Division`, or both say yes or both say no. */
function isNear(a: string, b: string): boolean {
  const mark = ownValue('sealed', a);
  if (mark !== null && mark === ownValue('sealed', b)) return true;
  const [one, other] = [foldOffice(a), foldOffice(b)];
  return one === other || ` ${one} `.includes(` ${other} `) || ` ${other} `.includes(` ${one} `);
}

/**
 * Whether the map reads this row: all of its `only` columns have a listed value. Asks before it leaves out a row whose
 * value is blank, or nearly a listed one.
 */
export function isRead(raw: RawRecord, { only }: Reading, asking: Asking | null): boolean {
  const others = [...only].filter(([heading, kept]) => !kept.has(cellKey(printedValue(raw[heading]))));
  const isNearly = ([heading, kept]: (typeof others)[number]) => {
    const key = cellKey(printedValue(raw[heading]));
    return key === '' || [...kept].some((one) => isNear(key, one));
  };
  // another column may leave the row out for certain
  if (asking && others.every(isNearly))
    for (const [heading, kept] of others) askNear(raw, heading, kept, asking);
  return others.length === 0;
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
