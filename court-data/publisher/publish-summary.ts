import type { Reject } from './checking/reject';
import type { Figures } from './diff/publication';

/** `upcoming`: records still to come, as they were published before. */
export type KindSummary = { records: number; upcoming: number } & Figures;

/** What a publication did. */
export type PublishSummary = {
  /** court code */
  court: string;
  /** database URL, as given */
  database: string;
  outcome: 'published' | 'unchanged' | 'dry-run';
  /** epoch ms */
  checkedAt: number;
  /** records taken from the export and what they changed; null for a kind that was not given */
  hearings: KindSummary | null;
  meetings: KindSummary | null;
  /** records taken from the judges file and from the trustees file; null for one that was not given */
  judges: number | null;
  trustees: number | null;
  /** offices, judges and trustees that are new or changed */
  referenceWritten: number;
  /** left out of what was published; only with allowRejects */
  rejects: Reject[];
  /** worth knowing, nothing to do: fields the format does not know */
  notices: string[];
  /** kept, but worth a look: offices and judges that were not known */
  warnings: string[];
};
