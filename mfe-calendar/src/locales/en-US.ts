import type { Grammar } from '@court/shared/words/words-of';

type Count = { count: number };

const hearings = (count: number, grammar: Grammar) =>
  grammar.plural(count, { one: '1 hearing', other: `${grammar.number(count)} hearings` });

/** US English. */
export const enUS = {
  'day.title': ({ date }: { date: string }) => `Hearings on ${date}`,
  'day.choose': 'Choose a day',
  'day.previous': 'Previous day',
  'day.next': 'Next day',
  'week.previous': 'Previous week',
  'week.next': 'Next week',
  'month.previous': 'Previous month',
  'month.next': 'Next month',
  'view.choose': 'View',
  'view.day': 'Day',
  'view.week': 'Week',
  'view.month': 'Month',
  'view.agenda': 'List',
  'day.today': 'Today',
  'day.jump': 'Go to date',
  'day.notADate': ({ text }: { text: string }) => `“${text}” is not a date. This is today.`,

  'count.hearings': ({ count }: Count, grammar: Grammar) => hearings(count, grammar),
  'count.judges': ({ count }: Count, grammar: Grammar) =>
    grammar.plural(count, { one: '1 judge', other: `${count} judges` }),
  'count.offices': ({ count }: Count, grammar: Grammar) =>
    grammar.plural(count, { one: '1 office', other: `${count} offices` }),
  'count.inactive': ({ count }: Count) => `+ ${count} moved or removed`,

  'row.noTime': 'No time given',
  'row.eventTime': ({ time }: { time: string }) => `Own time ${time}`,
  'row.noNumber': 'No case number',
  'row.movedTo': 'to',

  'day.loading': ({ date }: { date: string }) => `Reading the hearings on ${date}…`,
  'day.failed': ({ date }: { date: string }) => `The hearings on ${date} could not be read`,
  'failed.why':
    'The court’s database did not answer. Other pages may still work; this one tries again by itself.',
  'failed.offline': 'This device is offline. The page tries again by itself once there is a connection.',

  'detail.title': 'Hearing',
  'detail.back': ({ date }: { date: string }) => `All hearings on ${date}`,
  'detail.backToCalendar': 'Go to the calendar',
  'detail.loading': 'Reading the hearing…',
  'detail.failed': 'This hearing could not be read',
  'detail.unknown': 'There is no hearing with this address',
  'detail.unknownWhy': ({ id }: { id: string }) =>
    `No hearing is known as “${id}”. The court may have taken it off its calendar, or the link may be incomplete.`,
  'detail.withdrawn': 'No longer public',
  'detail.withdrawnWhy': 'The court has withdrawn this hearing from public view.',
  'detail.status': 'Status',
  'detail.outcome': 'Outcome',
  'detail.now': 'Now on',
  'detail.when': 'When',
  'detail.ownTime': 'Own time',
  'detail.duration': 'Length',
  'detail.minutes': ({ count }: Count, grammar: Grammar) =>
    grammar.plural(count, { one: '1 minute', other: `${count} minutes` }),
  'detail.appear': 'How to appear',
  'detail.join': 'Join the meeting',
  'detail.address': 'Meeting address',
  'detail.street': 'Address',
  'detail.dial': 'Dial',
  'detail.meetingId': 'Meeting ID',
  'detail.passcode': 'Passcode',
  'detail.accessCode': 'Access code',
  'detail.registerBy': 'Register by',
  'detail.note': 'Note',
  'detail.notGiven': 'The court gives no instructions. Ask the courtroom deputy or see your notice.',
  'detail.where': 'Where',
  'detail.office': 'Office',
  'detail.place': 'Place',
  'detail.judge': 'Judge',
  'detail.deputy': 'Courtroom deputy',
  'detail.procedures': 'Procedures',
  'detail.matter': 'Matter',
  'detail.docketNumber': 'Docket number',
  'detail.relatedDocs': 'Related documents',
  'detail.movant': 'Movant',
  'detail.onBehalfOf': ({ attorney, party }: { attorney: string; party: string }) =>
    `${attorney} on behalf of ${party}`,
  'detail.case': 'Case',
  'detail.caseNumber': 'Case number',
  'detail.caseTitle': 'Title',
  'detail.leadCase': 'Lead case',
  'detail.kind': 'Kind of hearing',
  'detail.parties': 'Parties',
  'detail.trustee': 'Trustee',
  'detail.attorneys': 'Attorneys',
  'detail.attorneyCount': ({ count }: Count, grammar: Grammar) =>
    grammar.plural(count, { one: '1 attorney', other: `${count} attorneys` }),
  'detail.noParty': 'Party not given',
  'detail.lead': 'lead',
  'detail.terminated': 'terminated',
  'detail.tentative': 'Tentative ruling',
  'detail.unofficial': 'Unofficial copy: the court’s docket and your notice govern.',
  'detail.officialSite': 'The court’s official site',
};
