import { courtAtom, readJson, safeMeetingUrl } from '@court/contract';
import { type BlockFacts, canJoinBlock, type DocketBlock, frameMessages, isOffRow } from '@court/docket';
import { clockTime, type DocketRow, entriesPath, entryKey, onlineMark, restUrl } from '@court/domain';
import { answerContextAtom, HiddenText, howOf } from '@court/ui';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import * as css from './join-block.module.css';

type Props = {
  block: DocketBlock;
  /** the hearings of the day that the page shows */
  day: readonly DocketRow[];
  /**
   * four-character hash of the join address that all hearings of the block share; hearings that are off do not count
   */
  mark: string;
  how: BlockFacts['how'];
};

/** 'by Zoom', 'by phone'. Never 'in person', because the text labels a join link. */
const wayWords = (how: Props['how'], url: string) => {
  const words = howOf({ mode: how === 'phone' ? how : 'video', url });
  return words.charAt(0).toLowerCase() + words.slice(1);
};

/**
 * Links to the online meeting of a block while people can join it. Reads the address from the record of one of its
 * hearings.
 */
export function JoinBlock({ block, day, mark, how }: Props) {
  const court = useAtomValue(courtAtom);
  const [link, setLink] = useState<{ url: string; mark: string } | null>(null);
  const canJoin = canJoinBlock(block, day, 'hearings', useAtomValue(answerContextAtom));
  const id = canJoin ? block.rows.find((row) => !isOffRow(row))?.id : undefined;
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
      // on failure shows no link; each record has its own
      () => {},
    );
    return () => unmounted.abort();
  }, [id, databaseURL, hosts, mark]);
  if (!canJoin || link?.mark !== mark) return null;
  return (
    <a className={css.join} href={link.url} target="_blank" rel="noreferrer">
      <span>{frameMessages('block.join')}</span>
      <span className={css.how}>{` ${wayWords(how, link.url)}`}</span>
      <HiddenText>{`, ${clockTime(block.time)}`}</HiddenText>
    </a>
  );
}
