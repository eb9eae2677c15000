import { type CaseType, caseDigits, parseCaseNumber } from './case-number';

/**
 * One way to understand what was typed. Null: not said. `yy` may be the first digit of a year only; `whole` says that
 * `serial` is the whole serial (zeros perhaps left out), not its beginning.
 */
export type CaseReading = {
  /** lower case */
  office: string | null;
  yy: string | null;
  type: CaseType | null;
  serial: string;
  whole: boolean;
};

/** Prefixes of keys in `hrgCalCsNumEasySrch11` that hold the cases of a reading, the narrowest first. */
export function prefixesOfReading({ office, yy, type, serial, whole }: CaseReading): string[] {
  const padded = serial.padStart(5, '0');
  if (whole) return yy === null ? [`c${padded}-`] : [`c${yy}${padded}~`];
  const prefixes: string[] = [];
  if (office !== null) prefixes.push(`c${office}-${yy ?? ''}${serial}`);
  if (type !== null && yy?.length === 2) prefixes.push(`c${yy}-${type}-${serial}`);
  if (yy !== null || office === null) prefixes.push(`c${yy ?? ''}${serial}`);
  return prefixes;
}

/** Whether a case fits a reading. Initials and chapter are no part of it: cases are reassigned and converted. */
export function fitsReading(reading: CaseReading, printed: string, type: CaseType): boolean {
  const number = parseCaseNumber(printed);
  if (!number) return false;
  const digits = caseDigits(number);
  const [yy, serial] = [digits.slice(0, 2), digits.slice(2)];
  const office = number.office?.toLowerCase() ?? reading.office;
  if (reading.office !== null && office !== reading.office) return false;
  if (reading.yy !== null && !yy.startsWith(reading.yy)) return false;
  if (reading.type !== null && reading.type !== type) return false;
  return reading.whole ? serial === reading.serial.padStart(5, '0') : serial.startsWith(reading.serial);
}
