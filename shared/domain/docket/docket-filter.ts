import { DESKTOP_SPECS } from '../court/specification';
import {
  type HearingState,
  type HiddenAs,
  isHiddenAs,
  readFlags,
  stateOf,
  stateOfStatus,
  statusOf,
  statusWithFlags,
} from '../source/hearing-status';
import type { DocketRow } from './docket-row';
import type { Facet } from './facet';

/** The filters of a docket, in the order of a facet's ids. */
export const FILTER_NAMES = ['judge', 'trustee', 'office', 'type', 'chapter', 'status'] as const;
export type FilterName = (typeof FILTER_NAMES)[number];

/** The id for a judge, trustee … that the court does not give. */
export const UNKNOWN_ID = '_';

/** The chosen ids of each filter. A filter that is absent or has no ids matches everything. */
export type DocketFilters = { readonly [Name in FilterName]?: readonly string[] };

/** The hearings that the settings leave out, whatever the filters. */
export type FilterRules = {
  types: readonly string[];
  chapters: readonly string[];
  hidden: readonly HiddenAs[];
  /** the court lists only hearings with a public defender, which its data mark */
  publicDefenderOnly: boolean;
};

/** `out`: a filter excludes it. A HiddenAs: it would be shown if that toggle were on. */
export type Verdict = 'shown' | 'out' | HiddenAs;

/** A facet, also of rows that no count includes. */
export type FilteredFacet = Omit<Facet, 'status'> & {
  status: string | null;
  /**
   * The hearing was moved to another day, or the court no longer lists it. No count includes the row, and no toggle
   * hides it.
   */
  isGone?: true;
};

/** The state of all hearings of a facet. Undefined if no count includes them. */
export function stateOfFacet(facet: FilteredFacet): HearingState | undefined {
  return facet.isGone ? undefined : stateOfStatus(facet.status ?? '', readFlags(facet.flags));
}

/** The id by which a filter matches a facet, with the status as rows name it. Null if the court does not give it. */
export const idOfFacet = (facet: FilteredFacet, name: FilterName): string | null =>
  name === 'status' && facet.status !== null
    ? statusWithFlags(facet.status, readFlags(facet.flags))
    : facet[name];

const isHidden = (facet: FilteredFacet, as: HiddenAs): boolean =>
  !facet.isGone && isHiddenAs(facet.status ?? '', readFlags(facet.flags), as);

const TYPES = DESKTOP_SPECS.specCSType.split(',');
const CHAPTERS = DESKTOP_SPECS.specCSChapter.split(',');
/**
 * Whether the settings leave out an id. Only ids that the settings can name are left out. Others are faulty data,
 * which is shown.
 */
const leftOut = (id: string | null, nameable: readonly string[], named: readonly string[]) =>
  id !== null && nameable.includes(id) && !named.includes(id);

/** The case types and chapters whose hearings the settings leave out. */
export const leftOutIds = ({ types, chapters }: Pick<FilterRules, 'types' | 'chapters'>): DocketFilters => ({
  type: TYPES.filter((id) => leftOut(id, TYPES, types)),
  chapter: CHAPTERS.filter((id) => leftOut(id, CHAPTERS, chapters)),
});

/**
 * Whether hearings of a facet are listed. An adversary proceeding has the chapter of its lead case. If that case is
 * unknown, it passes every chapter filter. The settings' list of chapters leaves out only hearings that have a
 * chapter.
 */
export function verdictOn(facet: FilteredFacet, filters: DocketFilters, rules: FilterRules): Verdict {
  for (const name of FILTER_NAMES) {
    const ids = filters[name];
    if (!ids?.length || ids.includes(idOfFacet(facet, name) ?? UNKNOWN_ID)) continue;
    if (name !== 'chapter' || facet.type !== 'ap' || facet.chapter !== null) return 'out';
  }
  if (leftOut(facet.type, TYPES, rules.types) || leftOut(facet.chapter, CHAPTERS, rules.chapters))
    return 'out';
  if (rules.publicDefenderOnly && facet.publicDefender === 'N') return 'out';
  return rules.hidden.find((as) => isHidden(facet, as)) ?? 'shown';
}

/** The facet of a docket row, for filtering. */
export function facetOfDocketRow(row: DocketRow): FilteredFacet {
  const { flags } = row;
  const facet: FilteredFacet = {
    judge: row.judgeId,
    trustee: row.trusteeId,
    office: row.officeId,
    type: row.caseType,
    chapter: row.chapter,
    status: statusOf(row),
    publicDefender: row.publicDefender ? 'Y' : 'N',
  };
  if (row.movedTo || stateOf(row) === 'unlisted') facet.isGone = true;
  if (flags) facet.flags = flags.stricken + flags.terminated + flags.satisfied;
  return facet;
}

/** Number of hearings that each toggle hides. */
export type HiddenCounts = Readonly<Record<HiddenAs, number>>;

/** The rows that are listed (the same array if none is left out), and the number that each toggle hides. */
export function filterRows(rows: readonly DocketRow[], filters: DocketFilters, rules: FilterRules) {
  const hidden = { stricken: 0, terminated: 0, satisfied: 0 };
  const shown = rows.filter((row) => {
    const verdict = verdictOn(facetOfDocketRow(row), filters, rules);
    if (verdict !== 'shown' && verdict !== 'out') hidden[verdict] += 1;
    return verdict === 'shown';
  });
  return { rows: shown.length === rows.length ? rows : shown, hidden };
}
