import type { AlertsSummary } from './alerts/send-alerts';
import type { Figures } from './diff/batches';
import type { FeedsSummary } from './feeds/write-feeds';
import type { Allowed } from './publish-options';
import { oneLine, type Reject, rejectLine } from './reading/source-file';

/** `upcoming`: future records of the last publication. `kept`: rejected records that are public and stay unchanged. */
export type KindSummary = { records: number; upcoming: number; kept: number } & Figures;

type SealedFigures = {
  hearings: number;
  meetings: number;
  cases: number;
  why: 'sealed' | 'sealed or hidden';
};

/** The result of a publication. */
export type PublishSummary = {
  /** court code */
  court: string;
  /** database URL, as given */
  database: string;
  outcome: 'published' | 'unchanged' | 'dry-run';
  /** epoch ms */
  checkedAt: number;
  /** accepted records of the export, and their changes; null for a kind without an export */
  hearings: KindSummary | null;
  meetings: KindSummary | null;
  /** accepted records of the judges file and the trustees file; null for a file that was not given */
  judges: number | null;
  trustees: number | null;
  /** records of the export that are not published because their cases are sealed or hidden; absent if none */
  sealed?: SealedFigures;
  /** offices, judges and trustees that are new or changed */
  referenceWritten: number;
  /** exceptions that the command allowed and the export needed; absent if there were none */
  allowed?: Allowed;
  /** records that were left out; only if allowRejects equals their number */
  rejects: Reject[];
  /** information without action, such as unknown fields */
  notices: string[];
  /** published, but worth a check: new offices and judges */
  warnings: string[];
  /** calendar feeds; only if requested */
  feeds?: FeedsSummary;
  /** messages to the apps; only if requested */
  alerts?: AlertsSummary;
};

/** `1 hearing`, `2 hearings`. */
export const counted = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`;

/** One line per kind. Names expired and kept records only if there are any. */
const done = (kind: string, { added, changed, moved, removed, expired, kept, days }: KindSummary) =>
  `${kind}: ${added} added, ${changed} changed, ${moved} moved, ${removed} removed${
    kept > 0 ? `, ${kept} rejected ones kept as published` : ''
  }${expired > 0 ? `, ${expired} older than the court keeps them` : ''}, on ${counted(days, 'day')}`;

/** The result for a court's feeds, for a clerk. */
export const feedsLine = ({ folder, feeds, records, written, removed }: FeedsSummary) =>
  `Feeds: ${written} of ${feeds} written, ${removed} removed, with ${counted(records, 'record')}, in ${folder}`;

/** The result for a court's alerts, for a clerk. */
function alertLines({ sent, waiting, refused, due }: AlertsSummary): string[] {
  const later = waiting > 0 ? `, ${waiting} wait for the end of the quiet hours` : '';
  return [
    ...(due ?? []).map((message) => `  alert: ${oneLine(message)}`),
    ...refused.map((message) => `  refused: ${oneLine(message)}`),
    due ? `Alerts: ${due.length} would be sent${later}` : `Alerts: ${sent} sent${later}`,
  ];
}

/** "3 hearings of 1 sealed case are not published". */
function sealedLine({ hearings, meetings, cases, why }: SealedFigures): string {
  const records = [
    ...(hearings > 0 ? [counted(hearings, 'hearing')] : []),
    ...(meetings > 0 ? [counted(meetings, 'meeting')] : []),
  ];
  const verb = hearings + meetings === 1 ? 'is' : 'are';
  return `${records.join(' and ')} of ${counted(cases, `${why} case`)} ${verb} not published`;
}

/** The allowed exceptions, in words for a clerk. */
function allowedLine({ unusual = [], rejects, shrink }: Allowed): string {
  const parts = [
    ...unusual,
    ...(rejects === undefined ? [] : [counted(rejects, 'reject')]),
    ...(shrink === undefined ? [] : [counted(shrink, 'removed record')]),
  ];
  return `Allowed by this command: ${parts.join(', ')}`;
}

/** The summary for a clerk. */
export function formatSummary(summary: PublishSummary): string {
  const {
    hearings,
    meetings,
    judges,
    trustees,
    sealed,
    referenceWritten,
    rejects,
    notices,
    warnings,
    outcome,
    checkedAt,
    feeds,
    alerts,
  } = summary;
  const at = new Date(checkedAt).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });
  const taken = [
    ...(hearings ? [counted(hearings.records, 'hearing')] : []),
    ...(meetings ? [counted(meetings.records, 'meeting')] : []),
    ...(judges === null ? [] : [counted(judges, 'judge')]),
    ...(trustees === null ? [] : [counted(trustees, 'trustee')]),
    counted(rejects.length, 'reject'),
  ];
  const figures = [
    ...(hearings ? [done('Hearings', hearings)] : []),
    ...(meetings ? [done('Meetings', meetings)] : []),
    ...(referenceWritten > 0 ? [`Offices, judges and trustees: ${referenceWritten} new or changed`] : []),
  ];
  const endings = {
    unchanged: [`Nothing changed; checked at ${at}`],
    published: [...figures, `Published to ${summary.database} at ${at}`],
    'dry-run': [...figures, 'Dry run: nothing was written'],
  };
  return [
    taken.join(', '),
    ...rejects.map((reject) => `  rejected: ${rejectLine(reject)}`),
    ...warnings.map((warning) => `  warning: ${oneLine(warning)}`),
    ...notices.map((notice) => `  notice: ${oneLine(notice)}`),
    ...(sealed ? [sealedLine(sealed)] : []),
    ...(summary.allowed ? [allowedLine(summary.allowed)] : []),
    ...endings[outcome],
    ...(feeds ? [feedsLine(feeds)] : []),
    ...(alerts ? alertLines(alerts) : []),
  ].join('\n');
}
