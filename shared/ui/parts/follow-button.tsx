import {
  announce,
  type KnownCase,
  type KnownDebtor,
  LIST_LINKS,
  offeredAtom,
  starAtom,
  unstarAtom,
  useIsListed,
} from '@court/contract';
import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { Button, type ButtonKind } from '../controls/button';
import { partMessages } from '../messages/shared-messages';

type Props = {
  item: { list: 'cases'; id: string; last: KnownCase } | { list: 'debtors'; id: string; last: KnownDebtor };
  /** number and title, or name and number */
  label: string;
  kind?: ButtonKind;
  className?: string | undefined;
  /** replaces the button's text */
  children?: ReactNode;
};

/** Button that follows or unfollows a case or debtor. Draws nothing if the court does not offer the list. */
export function FollowButton({ item, label, kind, className, children }: Props) {
  const follows = useIsListed(item.list, item.id);
  const follow = useSetAtom(follows ? unstarAtom : starAtom);
  const { list } = item;
  const isOffered = useAtomValue(offeredAtom)(LIST_LINKS[list]);
  if (!isOffered) return null;
  return (
    <Button
      {...(kind && { kind })}
      className={className}
      aria-pressed={follows ?? undefined}
      aria-label={partMessages(`follow.${list}`, { label })}
      onClick={() => {
        void follow(item);
        announce(partMessages(follows ? `follow.off.${list}` : `follow.on.${list}`, { label }));
      }}
    >
      {children ?? partMessages(follows ? `following.${list}` : `followWord.${list}`)}
    </Button>
  );
}
