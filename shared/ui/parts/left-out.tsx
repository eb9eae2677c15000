import { filterRulesAtom, Link, offeredAtom } from '@court/contract';
import { leftOutIds } from '@court/domain';
import { sharedMessages, wordFor } from '@court/domain/words';
import { useAtomValue } from 'jotai';
import { partMessages } from '../messages/shared-messages';

const SETTINGS = '/settings';

/** 'Not shown: Adversary, Chapter 7.' Null if the settings leave out no hearings. */
export function useLeftOut(): string | null {
  const { type = [], chapter = [] } = leftOutIds(useAtomValue(filterRulesAtom));
  const names = [
    ...type.map((id) => wordFor('type', id) ?? partMessages('bankruptcy')),
    ...chapter.map((id) => sharedMessages('chapter', { chapter: id })),
  ];
  return names.length > 0 ? partMessages('leftOut', { names: names.join(', ') }) : null;
}

/** The sentence of `useLeftOut`, with a link to the settings. Empty without it. */
export function LeftOut({ className }: { className?: string | undefined }) {
  const leftOut = useLeftOut();
  const hasSettings = useAtomValue(offeredAtom)(SETTINGS);
  if (!leftOut) return null;
  return (
    <p className={className}>
      <b>{leftOut}</b> {hasSettings && <Link to={SETTINGS}>{partMessages('leftOut.change')}</Link>}
    </p>
  );
}
