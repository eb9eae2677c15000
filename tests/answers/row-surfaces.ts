import { chooseCourtAtom, type PageCourt, setDeviceStoreAtom, starAtom } from '@court/contract';
import {
  countListed,
  type DocketRow,
  dayIn,
  facetOfRow,
  isAhead,
  type StoredRow,
  tallyRows,
} from '@court/domain';
import { createStore } from 'jotai';
import { nextListedAtom } from '../../host/src/home/next-listed-atom';
import { agendaSectionsOf } from '../../mfe-calendar/kits/docket/agenda/agenda-sections';
import { blockText } from '../../mfe-calendar/kits/docket/day/block-text';
import { blockFacts, docketBlocks, isOffRow } from '../../mfe-calendar/kits/docket/day/docket-blocks';
import { dayCounts, rowParts, rowText } from '../../mfe-calendar/kits/docket/day/docket-text';
import { trusteeBlocks, trusteeDays } from '../../mfe-s341/src/board/trustee-blocks';
import { timeText, trusteeText } from '../../mfe-s341/src/board/trustee-text';
import { dayMessages } from '../../mfe-s341/src/messages/day-messages';
import { dayPlan } from '../../mfe-search/kits/search/search/day-plan';
import { nextOf } from '../../mfe-search/src/lists/followed/next-of';
import type { Surface } from './answer-checks';
import { COURT, DAY, JUDGES, OFFICES, type Sample, TRUSTEES } from './sample-records';

const SETTINGS = { showIPCEventTime: 'Y', showExtraWhiteSpace: '0', showAttyNameUppercase: 'N' } as const;
const presiderOf = ({ kind }: Sample) => (kind === 'hearings' ? 'judgeId' : 'trusteeId');
const peopleOf = ({ kind }: Sample) => (kind === 'hearings' ? JUDGES : TRUSTEES);

/** '1 hearing + 1 no longer listed' → 1, '1 canceled or moved' → 0. */
const leading = (words: string) =>
  /^\d+\s(canceled|no longer)\b/.test(words) ? 0 : Number.parseInt(words.replace(/^\D+/, ''), 10);

function ofRow(sample: Sample) {
  const presiderField = presiderOf(sample);
  const known = { presiderField, people: peopleOf(sample), offices: OFFICES, settings: SETTINGS } as const;
  return rowText({ row: sample.row, ...rowParts(sample.row, null, known) }, sample.kind);
}

const rowWords = (sample: Sample) => {
  const { differs, spoken, matter, note } = ofRow(sample);
  return [...differs.map(({ now }) => now), spoken, matter, note].join(' ');
};

function ofBlock(sample: Sample) {
  const [block] = docketBlocks([sample.row], null, presiderOf(sample));
  if (!block) throw new Error('A row makes a block');
  const facts = blockFacts(block);
  const office = OFFICES[facts.officeId as keyof typeof OFFICES]?.name ?? null;
  return blockText(block, facts, dayMessages, { presider: null, office });
}

function ofAgenda(sample: Sample): number {
  const sections = agendaSectionsOf({
    listedOn: (_date, rows) => rows,
    zonesOn: () => null,
    presiderField: presiderOf(sample),
  });
  return sections([{ date: sample.row.date, rows: [sample.row] } as never])[0]?.tally.held ?? 0;
}

const ALL_SHOWN = {
  types: ['bk', 'ap', 'mp'],
  chapters: ['7', '9', '11', '12', '13', '15'],
  hidden: [],
  publicDefenderOnly: false,
};

function ofMonth({ stored }: { stored: StoredRow }): number {
  const facet = facetOfRow(stored);
  return facet ? countListed([{ facet, count: 1 }], {}, ALL_SHOWN).held : 0;
}

function ofTrustee(sample: Sample) {
  const blocks = trusteeBlocks([sample.row], null);
  const [day] = trusteeDays(blocks);
  const [block] = blocks;
  if (!day || !block) throw new Error('A row makes a block');
  const known = {
    called: 'Wells',
    appear: null,
    offices: OFFICES,
    court: { meetingHosts: [] },
    context: sample.context,
  };
  const { where, ...text } = trusteeText(day, known);
  return { ...text, where: where.join(' '), ofTime: timeText(block, false).count };
}

/** Whether My Day reports a conflict with another hearing at the same time. */
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

/** The next date that a followed case shows, from the case's records of today and later. */
function ofFollowed({ dates, kind, context }: Sample): DocketRow | null {
  const today = dayIn(COURT.timeZones[0], context.now);
  const rows = dates
    .map(({ row }) => row)
    .filter(({ date }) => date >= today)
    .sort((a, b) => (`${a.date}${a.time}` < `${b.date}${b.time}` ? -1 : 1))
    .map((row) => ({ key: row.id, kind, row, ofProceeding: false, person: null }));
  const next = nextOf(rows, context);
  // without a next date, the case shows an earlier or canceled date with its status
  return next && isAhead(next.state, next.phase) ? next.row : null;
}

function ofHome({ kind, row }: Sample): DocketRow | null {
  const store = createStore();
  const { code, timeZones } = COURT;
  const client = { databaseURL: 'http://localhost' };
  store.set(chooseCourtAtom, { code, timeZones, client } as unknown as PageCourt);
  store.set(setDeviceStoreAtom, null);
  void store.set(starAtom, { list: kind, id: row.id, last: row });
  // rows that are off are shown among the next ones, as off
  return store.get(nextListedAtom).next.find(({ item }) => !isOffRow(item.last))?.item.last ?? null;
}

const isMeeting = ({ kind }: Sample) => kind === 'meetings';

/** The surfaces that present a docket row. */
export const ROW_SURFACES: readonly Surface[] = [
  {
    name: 'docket row',
    of: 'row',
    look: (sample) => ofRow(sample).isOff,
    place: rowWords,
    verdict: rowWords,
  },
  {
    name: 'block',
    of: 'row',
    count: (sample) => leading(ofBlock(sample).count),
    place: (sample) => Object.values(ofBlock(sample).place).join(''),
  },
  {
    name: 'day',
    of: 'row',
    count: (sample) =>
      leading(
        dayCounts(DAY, [sample.row], { messages: dayMessages, presiderField: presiderOf(sample) }).count,
      ),
  },
  { name: 'agenda', of: 'row', count: ofAgenda },
  {
    name: 'lobby',
    of: 'row',
    look: ({ row }) => isOffRow(row),
    count: ({ row }) => tallyRows([row]).held,
    place: ({ row }) => blockFacts({ rows: [row] }).place ?? '',
  },
  { name: 'week', of: 'row', count: ({ row }) => tallyRows([row]).held },
  { name: 'month', of: 'row', count: ofMonth },
  {
    name: 'trustee board',
    of: 'row',
    count: (sample) => (isMeeting(sample) ? leading(ofTrustee(sample).count) : null),
    place: (sample) => (isMeeting(sample) ? ofTrustee(sample).where : ''),
  },
  {
    name: 'trustee time',
    of: 'row',
    count: (sample) => (isMeeting(sample) ? leading(ofTrustee(sample).ofTime) : null),
  },
  { name: 'my day', of: 'row', attends: ofMyDay },
  { name: 'followed case', of: 'row', next: ofFollowed },
  { name: 'home', of: 'row', next: ofHome },
];
