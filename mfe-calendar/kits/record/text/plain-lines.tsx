import type { ReactNode } from 'react';
import { LinkedText } from '../parts/linked-text';
import * as css from './plain-lines.module.css';
import type { PlainPart } from './plain-words';

/** Codes to type, which are not phone numbers. */
export type PlainCodes = readonly (string | null | undefined)[];

type Props = {
  part: PlainPart;
  codes: PlainCodes;
  className?: string | undefined;
  /** above the sentences */
  heading?: ReactNode;
};

/** Sentences about one topic: a paragraph. Codes and papers are a list, because readers read them out or tick them off. */
export function PlainLines({ part: { before, items, after }, codes, className, heading }: Props) {
  const paragraph = (sentences: readonly string[]) =>
    sentences.length > 0 && (
      <p>
        <LinkedText codes={codes}>{sentences.join(' ')}</LinkedText>
      </p>
    );
  return (
    <div className={className}>
      {heading}
      {paragraph(before)}
      {items.length > 0 && (
        <ul className={css.items}>
          {items.map((item) => (
            <li key={item}>
              <LinkedText codes={codes}>{item}</LinkedText>
            </li>
          ))}
        </ul>
      )}
      {paragraph(after)}
    </div>
  );
}
