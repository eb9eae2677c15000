import type { ReactNode } from 'react';
import { Button } from '../controls/button';
import { partMessages } from '../messages/shared-messages';
import * as css from './notice.module.css';

type Props = {
  title: string;
  children?: ReactNode;
  /** given where trying again can help; the notice is then told at once */
  onRetry?: () => void;
};

/** Stands where a list or a record would be: says what happened, what still works and what to do. */
export function Notice({ title, children, onRetry }: Props) {
  return (
    <div className={css.notice} role={onRetry ? 'alert' : undefined}>
      <p className={css.title}>{title}</p>
      {children}
      {onRetry && (
        <Button kind="primary" onClick={onRetry}>
          {partMessages('retry')}
        </Button>
      )}
    </div>
  );
}
