import type { FirstPaintPage, FirstScreen } from '@court/contract';
import { dataPath, daysPath, filterRows, namedPeople } from '@court/records';
import { longDate, type Messages, shortDate } from '@court/ui';
import { buttonClass, element } from '@court/ui/first-paint';
import * as css from '../agenda/agenda.module.css';
import { agendaCounts, agendaSectionsOf, sumTallies } from '../agenda/agenda-sections';
import { AGENDA_DAYS, agendaDays } from '../data/agenda-days';
import { tallyText, venueZones } from '../day/docket-blocks';
import { screenful, shownBlocks } from '../day/use-more-rows';
import type { ListedKind } from '../docket-config';
import { calendarAddress } from '../frame/use-calendar-address';
import type { hearingsList } from '../messages/en-US.json';
import { firstBlock } from './first-block';
import { contextOf, isKnown, NOTHING } from './first-docket';
import { firstFrame } from './first-frame';

declare const BASE: string;

type Drawing = {
  listed: ListedKind;
  messages: Messages<typeof hearingsList>;
  /** beside the counts: leads to the area's own searches, where it has any */
  find?: () => Node;
};

/** The first screen of the list of all days, as AgendaPage draws it. */
export function firstAgenda(page: FirstPaintPage, { listed, messages, find }: Drawing): FirstScreen {
  const { court, query, today, rules } = page;
  const mine = listed.kind === 'hearings' ? page.judge : null;
  const address = calendarAddress(query, { ...listed, today, mine, isAgenda: true });
  if (!isKnown(page, address)) return NOTHING;
  const { date: from, filters, linkOf } = address;
  const people = dataPath(listed.presiderField === 'judgeId' ? 'judges' : 'trustees');
  const zonesOn = (date: string) => (court.timeZones.length > 1 ? venueZones(court.offices, date) : null);
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
    draw([json, named], isWhole) {
      const days = agendaDays(json);
      const sections = sectionsOf(days);
      const context = contextOf(page);
      const who = named === undefined ? null : namedPeople(named);
      let headings = 0;
      let left = isWhole ? Number.POSITIVE_INFINITY : screenful();
      const drawn = sections.flatMap(({ key: date, blocks, tally }) => {
        if (left <= 0) return [];
        const shown = shownBlocks(blocks, left);
        const board = { page, date, context, rows: [], most: left, zones: zonesOn(date), people: who };
        left -= shown.reduce((sum, { rows }) => sum + rows.length, 0);
        const href = BASE + listed.calendarLink({ ...linkOf({ date }), view: 'day' });
        return [
          element(
            'h2',
            { css: css.day },
            element('a', { css: css.date, href }, longDate(date)),
            ' ',
            element('span', { css: css.count }, tallyText(tally, listed.messages)),
          ),
          ...shown.map((each) => {
            const id = `first-${headings++}`;
            const on = { css: css.on, id: `${id}-on`, 'aria-hidden': 'true' };
            return firstBlock(each, board, listed, {
              id,
              level: 'h3',
              mark: `${date} ${each.block.key}`,
              names: `${id} ${on.id}`,
              end: element('span', on, shortDate(date, today)),
            });
          }),
        ];
      });
      const title = { text: shortDate(from, from), year: from.slice(0, 4) };
      const counts = days.length > 0 ? [agendaCounts(sumTallies(sections), sections.length, messages)] : [];
      const more = element('button', { type: 'button', css: buttonClass() }, messages('agenda.earlier'));
      return [
        firstFrame(
          address,
          listed,
          title,
          { counts, find: find?.() },
          [
            element('p', { css: css.end }, days.length > 0 && more),
            element('div', { 'data-split': 'true' }, element('div', {}, ...drawn)),
          ],
          'agenda',
        ),
      ];
    },
  };
}
