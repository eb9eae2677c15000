import { shortHash } from './keys';

/** What a reader follows, and is alerted of. */
export const FOLLOWED_GROUPS = ['hearing', 'meeting', 'case', 'attorney'] as const;
export type FollowedGroup = (typeof FOLLOWED_GROUPS)[number];

/**
 * The topic of Firebase Cloud Messaging under which a court sends what becomes of one thing: `txwb-h-1k2j3h4g5f6`. `id` is a
 * record's id, a case key or an attorney's id. No secret: who knows the court's records can make it too, and the service that
 * passes messages on reads what they say.
 */
export function alertTopic(court: string, group: FollowedGroup, id: string): string {
  return `${court}-${group.charAt(0)}-${shortHash(`${court} ${group} ${id}`)}`;
}

/** The group of a topic made by alertTopic, for a court; null for another court's, and for any other text. */
export function groupOfTopic(court: string, topic: string): FollowedGroup | null {
  if (!topic.startsWith(`${court}-`)) return null;
  return FOLLOWED_GROUPS.find((group) => topic.charAt(court.length + 1) === group.charAt(0)) ?? null;
}
