import { deviceAtom, serverNow } from '@court/contract';
import { Button, Toolbar } from '@court/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { canPack, packLists, readListsAtom } from '../../backup/my-lists-atoms';
import { settingsMessages } from '../../messages/settings-messages';
import { LinkToMove } from './link-to-move';
import * as css from './my-data.module.css';
import { MAX_LINK_LENGTH, transferLink } from './transfer-link';

/** Makes a link that moves all lists to another device. */
export function MoveLists() {
  const read = useSetAtom(readListsAtom);
  const device = useAtomValue(deviceAtom);
  const [link, setLink] = useState<string | null>(null);
  const [told, setTold] = useState<'data.empty' | 'data.longLink' | 'data.linkMade' | null>(null);
  const make = async () => {
    const lists = await read();
    const made = lists.size > 0 ? transferLink(await packLists(lists, serverNow())) : null;
    const isLong = made !== null && made.length > MAX_LINK_LENGTH;
    setLink(isLong ? null : made);
    setTold(made === null ? 'data.empty' : isLong ? 'data.longLink' : 'data.linkMade');
  };
  // the apps' pages have URLs that only work on this device
  if (device?.isNative) return <p className={css.part}>{settingsMessages('data.inApp')}</p>;
  if (!canPack()) return <p className={css.part}>{settingsMessages('data.noLink')}</p>;
  return (
    <div className={css.part}>
      <Toolbar>
        <Button onClick={make}>{settingsMessages('data.makeLink')}</Button>
      </Toolbar>
      <p role="status">{told && settingsMessages(told)}</p>
      {link && <LinkToMove key={link} link={link} />}
    </div>
  );
}
