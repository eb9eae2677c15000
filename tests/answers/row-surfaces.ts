import type { DocketRow } from '@court/records';
import { rowParts, rowText } from '../../shared/kits/docket/day/docket-text';
import { dayPlan } from '../../shared/kits/search/search/day-plan';
import type { Surface } from './answer-checks';
import { DAY, JUDGES, OFFICES, type Sample, TRUSTEES } from './sample-records';

const SETTINGS = { showIPCEventTime: 'Y', showExtraWhiteSpace: '0', showAttyNameUppercase: 'N' } as const;
const presiderOf = ({ kind }: Sample) => (kind === 'hearings' ? 'judgeId' : 'trusteeId');
const peopleOf = ({ kind }: Sample) => (kind === 'hearings' ? JUDGES : TRUSTEES);

function ofRow(sample: Sample) {
  const presiderField = presiderOf(sample);
  const known = { presiderField, people: peopleOf(sample), offices: OFFICES, settings: SETTINGS } as const;
  return rowText({ row: sample.row, ...rowParts(sample.row, null, known) }, sample.kind);
}

const rowWords = (sample: Sample) => {
  const { differs, spoken, matter, note } = ofRow(sample);
  return [...differs.map(({ now }) => now), spoken, matter, note].join(' ');
};

/** Whether it stands in the way of another at the same time. */
function ofMyDay({ kind, row }: Sample): boolean {
  const other: DocketRow = {
    ...row,
    id: 'o1',
    key: `${row.time}~o1`,
    status: 'scheduled',
    flags: null,
    movedTo: null,
  };
  const dated = (each: DocketRow, presider: string) => ({
    ...{ key: each.id, kind, ofProceeding: false, person: null },
    row: { ...each, judgeId: presider, trusteeId: presider },
  });
  const at = (each: DocketRow) => (each.time ? Date.parse(`${DAY}T${each.time}:00Z`) : null);
  const plan = dayPlan([dated(row, 'a'), dated(other, 'b')], at, {});
  return plan.some(({ conflicts }) => conflicts.length > 0);
}

/** Whatever is made of a docket row. */
export const ROW_SURFACES: readonly Surface[] = [
  { name: 'docket row', of: 'row', verdict: rowWords },
  { name: 'my day', of: 'row', attends: ofMyDay },
];
