import type { FirstPaintPage, FirstScreen } from '@court/contract';
import { dataPath, daysPath, filterRows, type Messages, namedPeople, shortDate } from '@court/domain';
import { nodesOf } from '@court/ui/dom';
import type { ReactNode } from 'react';
import { agendaCounts, agendaSectionsOf, sumTallies } from '../agenda/agenda-sections';
import { AgendaEndView, BlockDay, DayHeading, MoreDays } from '../agenda/agenda-view';
import type { ListedKind } from '../config/docket-config';
import { AGENDA_DAYS, agendaDays } from '../data/agenda-days';
import { venueZones } from '../day/docket-blocks';
import { linesIn, shownBlocks } from '../day/use-more-lines';
import { calendarAddress } from '../layout/use-calendar-address';
import type { hearingsList } from '../messages/en-US.json';
import { FirstBlock } from './first-block';
import { contextOf, isKnown, linesToDraw, NOTHING, STEP_LINES } from './first-docket';
import { FirstFrame } from './first-frame';

declare const BASE: string;

type Drawing = {
  listed: ListedKind;
  messages: Messages<typeof hearingsList>;
  /** beside the counts: links to the area's own searches; absent if it has none */
  find?: ReactNode;
};

/** The first paint of the list of all days, with the markup of AgendaPage. */
export function firstAgenda(page: FirstPaintPage, { listed, messages, find }: Drawing): FirstScreen {
  const { court, query, today, rules } = page;
  const mine = listed.kind === 'hearings' ? page.judge : null;
  const address = calendarAddress(query, { ...listed, today, mine, isAgenda: true });
  if (!isKnown(page, address)) return NOTHING;
  const { date: from, filters, linkOf } = address;
  const people = dataPath(listed.presiderField === 'judgeId' ? 'judges' : 'trustees');
  const zonesOn = (date: string) => venueZones(court.offices, date, court.timeZones);
  const sectionsOf = agendaSectionsOf({
    listedOn: (_date, rows) => filterRows(rows, filters, { ...rules, publicDefenderOnly: false }).rows,
    presiderField: listed.presiderField,
    zonesOn,
  });
  return {
    title: messages('agenda.title', { date: shortDate(from, '') }),
    reads: [],
    queries: [
      { path: daysPath(listed.kind), keys: { startAt: from, limitToFirst: AGENDA_DAYS } },
      { path: people },
    ],
    steps: STEP_LINES,
    draw([json, named], isWhole, lines) {
      const days = agendaDays(json);
      const sections = sectionsOf(days);
      const context = contextOf(page);
      const who = named === undefined ? null : namedPeople(named);
      let headings = 0;
      let left = linesToDraw(isWhole, lines);
      const drawn = sections.flatMap(({ key: date, blocks, tally }) => {
        if (left <= 0) return [];
        const shown = shownBlocks(blocks, left);
        const board = { page, date, context, most: left, people: who };
        left -= linesIn(shown);
        const href = BASE + listed.calendarLink({ ...linkOf({ date }), view: 'day' });
        return [
          <DayHeading key={date} date={date} href={href} tally={tally} messages={listed.messages} />,
          ...shown.map((each) => {
            const id = `first-${headings++}`;
            const on = `${id}-on`;
            return (
              <FirstBlock
                key={id}
                id={id}
                shown={each}
                board={board}
                listed={listed}
                level={3}
                mark={`${date} ${each.block.key}`}
                alsoNamedBy={on}
                end={<BlockDay id={on} date={date} today={today} />}
              />
            );
          }),
        ];
      });
      const hasDays = days.length > 0;
      return nodesOf(
        <FirstFrame
          address={address}
          listed={listed}
          rules={rules}
          title={{ text: shortDate(from, from), year: from.slice(0, 4) }}
          counts={hasDays && agendaCounts(sumTallies(sections), sections, listed.messages)}
          find={find}
          here="agenda"
        >
          <AgendaEndView>{hasDays && <MoreDays>{messages('agenda.earlier')}</MoreDays>}</AgendaEndView>
          <div data-split>
            <div>{drawn}</div>
          </div>
        </FirstFrame>,
      );
    },
  };
}
