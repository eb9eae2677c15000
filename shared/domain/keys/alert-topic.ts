import { shortHash } from './keys';

/** The kinds of things that a reader can follow and get alerts for. */
export const FOLLOWED_GROUPS = ['hearing', 'meeting', 'case', 'attorney'] as const;
export type FollowedGroup = (typeof FOLLOWED_GROUPS)[number];

/**
 * The Firebase Cloud Messaging topic to which a court sends changes of one item: `txwb-h-1k2j3h4g5f6`. `id` is a
 * record's id, a case key or an attorney's id. A topic is not secret. Anyone who knows the court's records can compute
 * it, and the messaging service can read the messages.
 */
export function alertTopic(court: string, group: FollowedGroup, id: string): string {
  return `${court}-${group.charAt(0)}-${shortHash(`${court} ${group} ${id}`)}`;
}

/** The group of a topic made by alertTopic for this court. Null for another court's topic and for any other text. */
export function groupOfTopic(court: string, topic: string): FollowedGroup | null {
  if (!topic.startsWith(`${court}-`)) return null;
  return FOLLOWED_GROUPS.find((group) => topic.charAt(court.length + 1) === group.charAt(0)) ?? null;
}
