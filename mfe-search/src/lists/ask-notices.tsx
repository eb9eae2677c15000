import { LIST_NAMES, listsAtom, platformTypeAtom } from '@court/contract';
import { Button, noticePermissionAtom, noticesAtom, Toolbar, turnNoticesAtom } from '@court/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { listMessages } from '../messages/list-messages';
import { AskView } from './lists-frame-view';

/**
 * Asks once for permission to notify the reader of changes on the lists. Renders nothing if the lists are empty, the
 * browser cannot notify, or the reader has answered before.
 */
export function AskNotices() {
  const lists = useAtomValue(listsAtom);
  const chosen = useAtomValue(noticesAtom);
  const permission = useAtomValue(noticePermissionAtom);
  const isDevice = useAtomValue(platformTypeAtom) === 'device';
  const turn = useSetAtom(turnNoticesAtom);
  const [said, setSaid] = useState('');
  const isEmpty = LIST_NAMES.every((list) => lists[list].size === 0);
  const canAsk = permission === 'default' || permission === 'granted';
  const asks = !isDevice && !isEmpty && canAsk && chosen === null;
  const answer = async (on: boolean) => {
    const isOn = await turn(on);
    setSaid(listMessages(isOn ? 'notices.on' : 'notices.off'));
  };
  return (
    <AskView said={said}>
      {asks && (
        <>
          <p>{listMessages('notices.ask')}</p>
          <Toolbar>
            <Button onClick={() => void answer(true)}>{listMessages('notices.yes')}</Button>
            <Button kind="quiet" onClick={() => void answer(false)}>
              {listMessages('notices.no')}
            </Button>
          </Toolbar>
        </>
      )}
    </AskView>
  );
}
