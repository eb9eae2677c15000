import { courtAtom, safeMeetingUrl, trusteesAtom } from '@court/contract';
import { onlineMark } from '@court/records';
import { howOf } from '@court/ui';
import { useAtomValue } from 'jotai';
import { boardMessages } from '../messages/board-messages';

/**
 * How one joins all of a trustee's meetings that have the online address of `mark`: 'By Zoom unless marked', id, passcode, and
 * the address where it can be a link. Null where they are joined elsewhere, or the court has not published it.
 */
export function useStanding(trusteeId: string | null, mark: string | null) {
  const court = useAtomValue(courtAtom);
  const { byId } = useAtomValue(trusteesAtom);
  const appear = byId[trusteeId ?? '']?.appear;
  if (!appear?.url || mark === null || onlineMark(appear.url) !== mark) return null;
  const url = safeMeetingUrl(appear.url, court?.meetingHosts ?? []);
  const how = howOf(appear);
  const { meetingId, passcode } = appear;
  const words = [
    boardMessages('unless', { how }),
    meetingId && boardMessages('meetingId', { id: meetingId }),
    passcode && boardMessages('passcode', { passcode }),
  ];
  return { words, url };
}
