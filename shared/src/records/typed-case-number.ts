import { type CaseType, fullYear, parseCaseNumber } from './case-number';
import { type CaseReading, fitsReading, prefixesOf } from './case-reading';
import { unifyCaseText } from './case-text';
import { prefixesOfDigits, readDigits } from './typed-digits';
import { readOddCaseNumber } from './typed-odd-number';
import { readParts } from './typed-parts';

/** A case as the index gives it back: the printed number and the record's type. */
export type FoundCase = { number: string; type: CaseType };

/** What somebody typed into the field for case numbers, understood as one. */
export type TypedCaseNumber = {
  /** One or two prefixes of keys in `hrgCalCsNumEasySrch11`, best first, ready for a range read: not to be coded again. */
  prefixes: string[];
  /** Whether a case that came back is meant; the prefixes bring others too. */
  matches(printed: string, type: CaseType): boolean;
  /** Order of cases that match: the closest, then the newest year, then bk before ap before mp, then the serial. */
  compare(a: FoundCase, b: FoundCase): number;
  /** What was understood: `short` as in `21-bk-12345`, `complete` where no digit is missing. */
  says: { short: string; type: CaseType | null; year: number | null; complete: boolean };
};

const LABELS =
  /^(?:in re|in the matter of|(?:chapter|ch)[ .]*\d+|bankruptcy|bankr|bky|adversary|adv|proceeding|proc|pro|docket|cases?|number|num|nos?)(?![a-z])[ .:#,-]*/;
/** Between words: In re Smith, Case No. 09-10156 (ALG). */
const NUMBER_IN_TEXT = /(?<=[a-z][-:])(?:\d[:-])?(?:\d{2}|\d{4})-(?:(?:bk|ap|mp)-)?\d{5}(?!\d)/;
const DIGITS_AND_INITIALS = /^(\d{6,9})-[a-z]{1,5}\d{0,2}$/;
const TYPE_ORDER: CaseType[] = ['bk', 'ap', 'mp'];

/**
 * What somebody typed or pasted, maybe half of a number, maybe with "Case No." or "In re" around it; null where it
 * cannot be a case number (then it is searched as a name).
 */
export function readTypedCaseNumber(text: string): TypedCaseNumber | null {
  const { bare, labelled } = withoutLabels(text);
  const unified = unifyCaseText(bare.replace(/[.,;()[\]"'#/]+/g, ' ')).replace(DIGITS_AND_INITIALS, '$1');
  if (!/\d/.test(unified)) return null;
  const readings = readNumber(unified, labelled);
  if (readings.length === 0) return readOddCaseNumber(unified);
  const digitsOnly = /^\d+$/.test(unified);
  return typedFrom(readings, digitsOnly ? prefixesOfDigits(unified) : prefixesOfParts(readings));
}

function withoutLabels(text: string): { bare: string; labelled: CaseType | null } {
  let bare = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/^[ #.:,-]+/, '');
  let labelled: CaseType | null = null;
  for (let label = LABELS.exec(bare); label; label = LABELS.exec(bare)) {
    if (label[0].startsWith('adv')) labelled = 'ap';
    bare = bare.slice(label[0].length);
  }
  return { bare, labelled };
}

function readNumber(unified: string, labelled: CaseType | null): CaseReading[] {
  if (/^\d+$/.test(unified)) return readDigits(unified).map((reading) => ({ ...reading, type: labelled }));
  const inText = NUMBER_IN_TEXT.exec(unified)?.[0];
  const reading =
    readParts(partsOf(unified), labelled) ?? (inText ? readParts(partsOf(inText), labelled) : null);
  if (!reading) return [];
  const padded = !reading.whole && /^[1-9]\d*$/.test(reading.serial);
  return padded ? [{ ...reading, whole: true }, reading] : [reading];
}

function partsOf(unified: string): string[] {
  return unified.match(/\d+|[a-z]+|:/g) ?? [];
}

function prefixesOfParts(readings: CaseReading[]): string[] {
  return [...new Set(readings.flatMap(prefixesOf))].slice(0, 2);
}

function typedFrom(readings: CaseReading[], prefixes: string[]): TypedCaseNumber {
  const closeness = ({ number, type }: FoundCase) =>
    readings.findIndex((one) => fitsReading(one, number, type));
  return {
    prefixes,
    matches: (number, type) => closeness({ number, type }) >= 0,
    compare: (a, b) => {
      const [x, y] = [parseCaseNumber(a.number), parseCaseNumber(b.number)];
      return (
        closeness(a) - closeness(b) ||
        (y?.year ?? 0) - (x?.year ?? 0) ||
        TYPE_ORDER.indexOf(a.type) - TYPE_ORDER.indexOf(b.type) ||
        (x?.serial ?? 0) - (y?.serial ?? 0)
      );
    },
    says: whatIsSaid(readings),
  };
}

function whatIsSaid([best, ...others]: CaseReading[]): TypedCaseNumber['says'] {
  const { office = null, yy = null, type = null, serial = '', whole = false } = best ?? {};
  const complete = whole && !others.some((other) => !other.whole && other.yy === yy);
  const shown = complete ? serial.padStart(5, '0') : serial;
  return {
    short: [yy, type, shown].filter(Boolean).join('-') || `${office}:`,
    type,
    year: yy?.length === 2 ? fullYear(yy) : null,
    complete,
  };
}
