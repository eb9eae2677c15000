import type { ReactNode } from 'react';
import { Button } from '../controls/button';
import { partMessages } from '../messages/shared-messages';
import { NoticeView } from './notice-view';

type Props = {
  title: string;
  children?: ReactNode;
  /** given where trying again can help; the notice is then told at once */
  onRetry?: () => void;
};

/** A notice that may have something to try again. */
export function Notice({ title, children, onRetry }: Props) {
  return (
    <NoticeView title={title} isAlert={Boolean(onRetry)}>
      {children}
      {onRetry && (
        <Button kind="primary" onClick={onRetry}>
          {partMessages('retry')}
        </Button>
      )}
    </NoticeView>
  );
}
