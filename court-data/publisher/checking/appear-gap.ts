import { dialLinks } from '@court/domain';

/** How people appear: a record's `appear`, completed by the published details of its trustee. */
type Appear = {
  mode?: string | null | undefined;
  url?: string | null | undefined;
  meetingId?: string | null | undefined;
  phone?: string | null | undefined;
};

const isFilled = (text: string | null | undefined) => Boolean(text?.trim());

/**
 * The reason for which people cannot join a 341 meeting by video or phone. Null if people can join it. The text
 * continues a sentence that starts with the record's name: "is by video, but has no link, meeting ID or phone".
 */
export function appearGap({ mode, url, meetingId, phone }: Appear): string | null {
  const canCall = dialLinks({ phone }).length > 0;
  if (mode === 'video' && !isFilled(url) && !isFilled(meetingId) && !canCall)
    return 'is by video, but has no link, meeting ID or phone number to join with';
  if (mode === 'phone' && !canCall) return 'is by phone, but has no phone number to call';
  return null;
}
