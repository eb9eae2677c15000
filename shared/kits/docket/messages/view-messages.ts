import type { CalendarKind } from '@court/records';
import { type Messages, messagesOf } from '@court/ui';
import { useDocketConfig } from '../docket-config';
import { hearings, meetings, views } from './en-US.json';

export type ViewMessages = Messages<typeof views & typeof hearings>;

const MESSAGES: Record<CalendarKind, ViewMessages> = {
  hearings: messagesOf({ 'en-US': { ...views, ...hearings } }),
  meetings: messagesOf({ 'en-US': { ...views, ...meetings } }),
};

/** What no first hearing or 341 meeting needs: filters, week, list. */
export function useViewMessages(): ViewMessages {
  return MESSAGES[useDocketConfig().kind];
}
