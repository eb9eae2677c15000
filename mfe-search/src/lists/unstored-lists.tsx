import { deviceAtom, type StorageProblem } from '@court/contract';
import { Notice } from '@court/ui';
import { useAtomValue } from 'jotai';
import { listMessages } from '../messages/list-messages';
import * as css from './lists.module.css';

type Props = { problem: Exclude<StorageProblem, 'slow'> };

/** Says why the device does not store list changes, and offers a retry. */
export function UnstoredLists({ problem }: Props) {
  const device = useAtomValue(deviceAtom);
  const retry = device?.retryStorage && { onRetry: () => void device.retryStorage?.() };
  return (
    <div className={css.kept}>
      <Notice title={listMessages('notKept')} {...retry}>
        <p>{listMessages(`notKept.${problem}`)}</p>
      </Notice>
    </div>
  );
}
