import { ArrowRight, buttonClass, Check, Circle, Icon, X } from '@court/ui';
import type { ReactNode } from 'react';
import { headMessages } from '../../messages/head-messages';
import { type BannerWords, NO_TIME_YET } from '../../words/banner-words';
import * as css from './record-banner.module.css';

/** Sub-path of the site; empty at the root. */
declare const BASE: string;

const TONES = {
  moved: { shape: ArrowRight, look: css.moved },
  off: { shape: X, look: css.off },
  unlisted: { shape: Circle, look: css.unlisted },
  over: { shape: Check, look: css.over },
};

const Waiting = ({ as: Element }: { as: 'p' | 'span' }) => (
  <Element className={css.waiting} aria-hidden>
    {NO_TIME_YET}
  </Element>
);

function NewDate({ parts, isLoading }: NonNullable<BannerWords['newDate']>) {
  return (
    <span className={css.moment}>
      {parts.map((part, index) => (
        <span key={part}>
          {index > 0 && ' '}
          <span className={css.whole}>{part}</span>
        </span>
      ))}
      {isLoading && <Waiting as="span" />}
    </span>
  );
}

type Props = {
  words: BannerWords;
  status: string;
  /** id of the sentence that says that it is not held as printed */
  id: string;
  /** the records of the new dates are still loading */
  isReading: boolean;
  /** how to appear at the new date, and before whom */
  newBy?: ReactNode;
  /** the meaning of the status, if it is explained */
  meaning: ReactNode;
  offered: (link: string) => boolean;
};

/** Banner above the record that says that a hearing or meeting is not held as printed. */
export function RecordBannerView({ words, status, id, isReading, newBy, meaning, offered }: Props) {
  const { tone, old, outcome, newDate, details, came, link } = words;
  const { shape, look } = TONES[tone];
  return (
    <div className={`${css.banner} ${look}`} role="note" data-banner={status}>
      <Icon of={shape} className={css.shape} size="1.5rem" />
      <div className={css.words}>
        {old && (
          <p className={css.old}>
            <span>{headMessages('notOn')}</span> <s>{old.replace(/ (?=[AP]M|[A-Z]+$)/g, '\u00a0')}</s>
          </p>
        )}
        <p className={css.outcome} id={id}>
          <span>{outcome}</span>
          {newDate && ' '}
          {newDate && <NewDate {...newDate} />}
        </p>
        {/* as many lines as how to appear takes on a phone, so that nothing below moves */}
        {newDate && isReading && (
          <>
            <Waiting as="p" />
            <Waiting as="p" />
          </>
        )}
        {newDate && newBy}
        {details && <p data-details>{details}</p>}
        <p>{words.meaning}</p>
        {came && <p>{came}</p>}
        {meaning}
      </div>
      {link && offered(link.to) && (
        <a className={buttonClass('primary', css.open)} href={BASE + link.to}>
          {link.text}
        </a>
      )}
    </div>
  );
}
