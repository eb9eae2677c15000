import { courtAtom, deviceAtom, serverNow, todayAtom } from '@court/contract';
import { Button, Toolbar } from '@court/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { backupText, readListsAtom } from '../../backup/my-lists-atoms';
import { settingsMessages } from '../../messages/settings-messages';

/** Offers the lists as a file. */
export function SaveLists() {
  const read = useSetAtom(readListsAtom);
  const device = useAtomValue(deviceAtom);
  const court = useAtomValue(courtAtom)?.code ?? '';
  const today = useAtomValue(todayAtom);
  const [told, setTold] = useState<'data.saved' | 'data.empty' | 'data.noFile' | null>(null);
  const save = async (courts: readonly string[] | undefined, name: string) => {
    const lists = await read(courts);
    if (lists.size === 0) return setTold('data.empty');
    if (!device) return setTold('data.noFile');
    await device.offerFile(
      `court-lists-${name}-${today}.json`,
      'application/json',
      await backupText(lists, serverNow()),
    );
    setTold('data.saved');
  };
  return (
    <>
      <Toolbar>
        <Button onClick={() => save([court], court)}>{settingsMessages('data.save')}</Button>
        <Button onClick={() => save(undefined, 'all')}>{settingsMessages('data.saveAll')}</Button>
      </Toolbar>
      <p role="status">{told && settingsMessages(told)}</p>
    </>
  );
}
