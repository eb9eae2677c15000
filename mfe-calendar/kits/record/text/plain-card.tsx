import { useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import * as css from './plain-card.module.css';
import { type PlainCodes, PlainLines } from './plain-lines';
import { isStrong, type PlainPart } from './plain-words';

/** Data attribute on the page while the card is printed. */
const MARK = 'printsCard';

/** Prints a card. `isPrinting` is true during printing. */
export function usePrintedCard(): { isPrinting: boolean; print: () => void } {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    if (!isPrinting) return;
    document.body.dataset[MARK] = '';
    const after = () => setPrinting(false);
    window.addEventListener('afterprint', after);
    return () => {
      delete document.body.dataset[MARK];
      window.removeEventListener('afterprint', after);
    };
  }, [isPrinting]);
  const print = () => {
    // the browser renders the print layout immediately
    flushSync(() => setPrinting(true));
    window.print();
  };
  return { isPrinting, print };
}

type Props = { title: string; parts: readonly PlainPart[]; codes: PlainCodes };

/** The sentences in 18 points on one sheet. Only printed; hides the rest of the page. */
export function PlainCard({ title, parts, codes }: Props) {
  return createPortal(
    <article className={css.card} data-plain-card>
      <h1 className={css.title}>{title}</h1>
      {parts.map((part, index) => (
        <PlainLines
          key={part.about}
          part={part}
          codes={codes}
          className={isStrong(part, index) ? css.strong : part.about === 'source' ? css.source : undefined}
        />
      ))}
    </article>,
    document.body,
  );
}
