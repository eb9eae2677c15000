import type { SourceRecord } from '@court/domain';
import type { MapJson } from '../reading/field-map/load-field-map';
import { type Question, rejectsBeside } from '../reading/questions';
import type { Reject } from '../reading/source-file';
import type { ClosedColumn } from './closed-columns';

/** A column of an export, and its use in the map. */
export type ExplainedColumn = {
  heading: string;
  /** our field, `ignored`, or another use; null if the clerk is asked */
  use: string | null;
  confidence: 'certain' | 'likely' | 'check' | 'asked' | null;
  why: string;
  /** up to three distinct values, without private data */
  samples: string[];
};

/** The content of an export, and how a map reads it. */
export type Explanation = {
  file: string;
  /** `JSON`, or the delimiter of the cells */
  form: string;
  /** encoding of a text file; null for a workbook */
  encoding: string | null;
  /** risks of the file format, such as hidden rows */
  notes: string[];
  /** line number of the headings */
  line: number;
  rows: number;
  /** the file has more rows than were read */
  isCut: boolean;
  columns: ExplainedColumn[];
  closed: ClosedColumn[];
  map: MapJson;
  isOwnMap: boolean;
  kind: 'hearings' | 'meetings';
  /** assumptions, as sentences */
  reasons: string[];
  questions: Question[];
  records: number;
  /** number of sealed records among them, which are never published */
  sealed: number;
  rejects: Reject[];
  /** sample records from the whole file */
  shown: SourceRecord[];
  /** useful fields that no column holds */
  unsaid: string[];
};

/** Further details for the printed explanation. */
export type Shown = { map: string | undefined; mostRows: number; court: string | null };

/** `1 office`, `1,204 offices`. */
export const count = (number: number, what: string) =>
  `${number.toLocaleString('en-US')} ${what}${number === 1 ? '' : 's'}`;

/** Rejects that no question explains already. */
export const openRejects = ({ rejects, questions }: Explanation): Reject[] =>
  rejectsBeside(questions, rejects);

/** `hearing`, or `meeting` for a file of 341 meetings. */
export const recordWord = ({ kind }: Pick<Explanation, 'kind'>): string => kind.slice(0, -1);
