import { courtAtom, readJson, safeMeetingUrl } from '@court/contract';
import { type DocketBlock, frameMessages } from '@court/docket';
import { entriesPath, entryKey, isOn, onlineMark, restUrl } from '@court/records';
import { clockTime, HiddenText } from '@court/ui';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import * as css from './join-block.module.css';

type Props = {
  block: DocketBlock;
  /** stands for the address that all hearings of the block that will be held share */
  mark: string;
};

/** Leads to the online meeting of a whole block, once its address has been read from the record of one of its hearings. */
export function JoinBlock({ block, mark }: Props) {
  const court = useAtomValue(courtAtom);
  const [link, setLink] = useState<{ url: string; mark: string } | null>(null);
  const id = block.rows.find(isOn)?.id;
  const databaseURL = court?.client.databaseURL;
  const hosts = court?.meetingHosts;
  useEffect(() => {
    if (!id || !databaseURL || !hosts) return;
    const unmounted = new AbortController();
    const path = `${entriesPath('hearings')}/${entryKey(id)}/appear/url`;
    readJson(restUrl(databaseURL, path), unmounted.signal).then(
      (url) => {
        if (unmounted.signal.aborted || typeof url !== 'string' || onlineMark(url) !== mark) return;
        const safe = safeMeetingUrl(url, hosts);
        if (safe) setLink({ url: safe, mark });
      },
      // the records themselves still have it
      () => {},
    );
    return () => unmounted.abort();
  }, [id, databaseURL, hosts, mark]);
  if (link?.mark !== mark) return null;
  return (
    <a className={css.join} href={link.url} target="_blank" rel="noreferrer">
      {frameMessages('block.join')}
      <span className={css.how}> {frameMessages('block.joinHow')}</span>
      <HiddenText>{`, ${clockTime(block.time)}`}</HiddenText>
    </a>
  );
}
