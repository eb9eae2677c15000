import type { CourtConfig } from '@court/domain';
import { quoted } from '../reading/questions';
import { textOfField } from '../reading/record-limits';
import { oneLine } from '../reading/source-file';
import { hidePrivate } from '../reading/text/private-data';

type Counts = ReadonlyMap<string, number>;

/** Courts and offices in an export's rows. Each text has its number of rows. */
export type SeenCourt = {
  courts: Counts;
  offices: Counts;
  /** the office digit before the colon of 5:26-bk-12345 */
  officeDigits: Counts;
  /** heading of the court column; `court` if the export uses that name */
  courtHeading: string;
};

/** The export belongs to another court. Nothing was published. */
export class WrongCourtError extends Error {
  override name = 'WrongCourtError';
  constructor(
    readonly file: string,
    readonly reason: string,
  ) {
    super(`${file}: ${reason}; nothing was published`);
  }
}

const MAX_TEXTS = 100;

function count(counts: Map<string, number>, text: string | null | undefined) {
  const before = text ? counts.get(text) : undefined;
  if (text && (before !== undefined || counts.size < MAX_TEXTS)) counts.set(text, (before ?? 0) + 1);
}

/** Records the court that each row names, before any check. */
export class CourtTraces implements SeenCourt {
  readonly courts = new Map<string, number>();
  readonly offices = new Map<string, number>();
  readonly officeDigits = new Map<string, number>();

  constructor(readonly courtHeading = 'court') {}

  add(value: unknown): void {
    count(this.courts, textOfField(value, 'court'));
    count(this.offices, textOfField(value, 'office'));
    count(this.officeDigits, /^\s*([\da-z]{1,2}):\d/i.exec(textOfField(value, 'caseNumber') ?? '')?.[1]);
  }
}

const MAX_NAMED = 5;
const fold = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

function listed(counts: Counts, heading = ''): string {
  const most = [...counts].sort(([, a], [, b]) => b - a).slice(0, MAX_NAMED);
  const texts = most.map(
    ([text, rows]) => `${oneLine(hidePrivate(text, heading), 60)} (${rows} ${rows === 1 ? 'row' : 'rows'})`,
  );
  const more = counts.size > texts.length ? ` and ${counts.size - texts.length} more` : '';
  return `${texts.join(', ')}${more}`;
}

/** Spellings of the court in a court column: its code, its CM/ECF code and its names. */
function courtNames({ code, displayName, shortName = '' }: CourtConfig): Set<string> {
  const [district, short] = [displayName.replace(/^.*?,/, ''), shortName.replace(/\s+bankruptcy$/i, '')];
  return new Set([code, `${code}k`, displayName, district, shortName, short].map(fold));
}

/** Whether a text contains a name of the court file as whole words: "San Antonio Division". */
function isKnownPlace(text: string, names: ReadonlySet<string>): boolean {
  const words = ` ${fold(text)} `;
  return [...names].some((name) => name !== '' && words.includes(` ${name} `));
}

function courtsMismatch(court: CourtConfig, { courts, courtHeading }: SeenCourt): string | null {
  const own = courtNames(court);
  const spellings = [...courts.keys()].filter((text) => own.has(fold(text)));
  if (spellings.length === courts.size) return null;
  const heading = oneLine(courtHeading, 60);
  const only = quoted(`only:${heading}=${oneLine(spellings.join('|'), 200)}`);
  return (
    `${heading}: the rows are of ${listed(courts)}, and not all of ${court.code}. Give another --court, or ` +
    (spellings.length > 0 ? `take only the rows of ${court.code}: --set ${only}, or ` : '') +
    `ignore the column if all rows are of ${court.code}: --set ${quoted(`column:${heading}=ignore`)}`
  );
}

function officesMismatch({ code, offices, divisions }: CourtConfig, seen: SeenCourt): string | null {
  const names = offices.flatMap((one) => [one.name, one.code, one.address.city, ...(one.divisions ?? [])]);
  const known = new Set([...names, ...Object.keys(divisions)].map(fold));
  if (seen.offices.size === 0 || [...seen.offices.keys()].some((text) => isKnownPlace(text, known)))
    return null;
  const [first = ''] = seen.offices.keys();
  const [office] = offices;
  const meant = `office:${oneLine(first, 60)}=${office?.name ?? ''}`;
  return (
    `office: none is an office of ${code}: ${listed(seen.offices, 'office')}. Its offices are ` +
    `${offices.map(({ name }) => name).join(', ')}. Give another --court, or say which office is meant, ` +
    `like --set ${quoted(meant)}`
  );
}

function digitsMismatch({ code, offices }: CourtConfig, { officeDigits }: SeenCourt): string | null {
  const codes = new Set(offices.map((office) => office.code.toLowerCase()));
  const hasSuch = [...codes].some((one) => /^[\da-z]{1,2}$/.test(one));
  if (officeDigits.size === 0 || !hasSuch) return null;
  if ([...officeDigits.keys()].some((digit) => codes.has(digit.toLowerCase()))) return null;
  return (
    `caseNumber: no case number begins with an office of ${code}: ${listed(officeDigits)}. Its offices are ` +
    `${offices.map((office) => `${office.code} (${office.name})`).join(', ')}. Give another --court, or the file of ${code}`
  );
}

/** Throws WrongCourtError. */
export function refuseWrongCourt(
  court: CourtConfig,
  { file, seen }: { file: string; seen: SeenCourt },
): void {
  const mismatch = courtMismatch(court, seen);
  if (mismatch) throw new WrongCourtError(file, mismatch);
}

/** The reason for which an export is not of this court, or not only of it, with a remedy. Null if it fits. */
export function courtMismatch(court: CourtConfig, seen: SeenCourt): string | null {
  return courtsMismatch(court, seen) ?? officesMismatch(court, seen) ?? digitsMismatch(court, seen);
}
