import type { ReactNode } from 'react';
import { Button } from '../controls/button';
import { partMessages } from '../messages/shared-messages';
import { NoticeView } from './notice-view';

type Props = {
  title: string;
  children?: ReactNode;
  /** present if a retry can help; screen readers then announce the notice at once */
  onRetry?: () => void;
};

/** A notice with an optional retry button. */
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
