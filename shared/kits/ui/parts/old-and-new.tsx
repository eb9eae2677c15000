import type { ReactNode } from 'react';
import { sharedMessages } from '../messages/shared-messages';
import { HiddenText } from './hidden-text';
import * as css from './old-and-new.module.css';

type Props = { old: string | null; children: ReactNode };

/** What it was before, struck through, beside what it is now. */
export function OldAndNew({ old, children }: Props) {
  if (old === null) return children;
  return (
    <>
      <s className={css.old}>
        <HiddenText>{sharedMessages('before')} </HiddenText>
        {old}
      </s>{' '}
      {children}
    </>
  );
}
