import { Button } from '@court/ui';
import { useSyncExternalStore } from 'react';
import { shellMessages } from '../messages/shell-messages';
import { useIsSlow } from './loading-page';
import * as css from './notices.module.css';

/** Whether a screen is on its way. */
export type Busy = {
  subscribe: (listener: () => void) => () => void;
  get: () => boolean;
  /** address of the screen that is on its way */
  target: () => string;
};

/** Says that the next screen takes long, once it does, and offers to load its document. The present screen stays until then. */
export function SlowTrip({ busy }: { busy: Busy }) {
  const isBusy = useSyncExternalStore(busy.subscribe, busy.get);
  const isSlow = useIsSlow(isBusy);
  return (
    <div className={isSlow ? css.notice : undefined} data-slow-trip={isSlow || undefined}>
      <p role="status" className={css.text}>
        {isSlow && shellMessages('slowTrip')}
      </p>
      {isSlow && (
        <Button kind="strip" onClick={() => window.location.assign(busy.target())}>
          {shellMessages('retry')}
        </Button>
      )}
    </div>
  );
}
