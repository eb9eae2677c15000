import { type CalendarKind, type Messages, messagesOf } from '@court/domain';
import { hearings, hearingsList, meetings, meetingsList, views } from '../messages/en-US.json';
import { useDocketConfig } from './docket-config';

type ViewTable = typeof views & typeof hearings & typeof hearingsList;

export type ViewMessages = Messages<ViewTable>;

const MESSAGES: Record<CalendarKind, ViewMessages> = {
  hearings: messagesOf<ViewTable>({ 'en-US': { ...views, ...hearings, ...hearingsList } }),
  meetings: messagesOf<ViewTable>({ 'en-US': { ...views, ...meetings, ...meetingsList } }),
};

/** Texts that the first hearing or 341 meeting does not need: filters, week, list. */
export function useViewMessages(): ViewMessages {
  return MESSAGES[useDocketConfig().kind];
}
