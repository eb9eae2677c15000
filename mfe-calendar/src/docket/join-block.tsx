import { courtAtom, pathAtom, safeMeetingUrl } from '@court/contract';
import { type BlockFacts, canJoinBlock, type DocketBlock, frameMessages, isOffRow } from '@court/docket';
import { clockTime, type DocketRow, entriesPath, entryKey, onlineMark } from '@court/domain';
import { answerContextAtom, HiddenText, howOf } from '@court/ui';
import { atom, useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
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

const noUrlAtom = atom({ value: undefined });

/** The join address in the record of the hearing `id`. Its value is undefined until the court has answered. */
function urlAtomOf(id: string | undefined) {
  try {
    return id ? pathAtom(`${entriesPath('hearings')}/${entryKey(id)}/appear/url`) : noUrlAtom;
  } catch {
    // the id is longer than any record's id can be
    return noUrlAtom;
  }
}

/**
 * Links to the online meeting of a block while people can join it. Follows the address in the record of one of its
 * hearings. If it cannot be read, there is no link: each record has its own.
 */
export function JoinBlock({ block, day, mark, how }: Props) {
  const hosts = useAtomValue(courtAtom)?.meetingHosts;
  const canJoin = canJoinBlock(block, day, 'hearings', useAtomValue(answerContextAtom));
  const id = canJoin ? block.rows.find((row) => !isOffRow(row))?.id : undefined;
  const { value: found } = useAtomValue<{ value?: unknown }>(useMemo(() => urlAtomOf(id), [id]));
  const isOfBlock = typeof found === 'string' && onlineMark(found) === mark;
  const url = isOfBlock && hosts ? safeMeetingUrl(found, hosts) : null;
  // the link stays while the record of another hearing of the block is read
  const [held, hold] = useState<{ url: string; mark: string } | null>(null);
  if (url && held?.url !== url) hold({ url, mark });
  const link = found === undefined ? held : url ? { url, mark } : null;
  if (!canJoin || link?.mark !== mark) return null;
  return (
    <a className={css.join} href={link.url} target="_blank" rel="noreferrer">
      <span>{frameMessages('block.join')}</span>
      <span className={css.how}>{` ${wayWords(how, link.url)}`}</span>
      <HiddenText>{`, ${clockTime(block.time)}`}</HiddenText>
    </a>
  );
}
