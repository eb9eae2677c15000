import { deviceAtom, serverNow } from '@court/contract';
import { Button, Toolbar } from '@court/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { canPack, packLists, readListsAtom } from '../../backup/my-lists-atoms';
import { settingsMessages } from '../../messages/settings-messages';
import { LinkToMove } from './link-to-move';
import * as css from './my-data.module.css';
import { LONGEST_LINK, transferLink } from './transfer-link';

/** Makes a link that brings all lists to another device. */
export function MoveLists() {
  const read = useSetAtom(readListsAtom);
  const device = useAtomValue(deviceAtom);
  const [link, setLink] = useState<string | null>(null);
  const [told, setTold] = useState<'data.empty' | 'data.longLink' | 'data.linkMade' | null>(null);
  const make = async () => {
    const lists = await read();
    const made = lists.size > 0 ? transferLink(await packLists(lists, serverNow())) : null;
    const isLong = made !== null && made.length > LONGEST_LINK;
    setLink(isLong ? null : made);
    setTold(made === null ? 'data.empty' : isLong ? 'data.longLink' : 'data.linkMade');
  };
  // the apps' pages have an address on the device alone
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
