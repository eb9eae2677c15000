import { announce, LIST_LINKS, offeredAtom } from '@court/contract';
import { Button, type FollowButton } from '@court/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import type { ComponentProps } from 'react';
import { detailMessages } from '../messages/detail-messages';
import { followAttorneyAtom, followedAttorneysAtom } from '../search/followed-attorneys';

type Props = Pick<ComponentProps<typeof FollowButton>, 'kind' | 'className' | 'children'> & {
  id: string;
  name: string;
};

/**
 * Button that follows or unfollows an attorney. The reader's list shows the next date of a followed attorney. Renders
 * nothing if the court does not offer the lists.
 */
export function FollowAttorney({ id, name, kind, className, children }: Props) {
  const follows = useAtomValue(followedAttorneysAtom).some((one) => one.id === id);
  const follow = useSetAtom(followAttorneyAtom);
  const isOffered = useAtomValue(offeredAtom)(LIST_LINKS.hearings);
  if (!isOffered) return null;
  return (
    <Button
      {...(kind && { kind })}
      className={className}
      aria-pressed={follows}
      aria-label={detailMessages('followLabel', { name })}
      onClick={() =>
        announce(detailMessages(follow({ id, title: name }) ? 'followOn' : 'followOff', { name }))
      }
    >
      {children ?? detailMessages(follows ? 'following' : 'follow')}
    </Button>
  );
}
