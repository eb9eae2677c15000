import { nameSegments } from '@court/domain';
import { Fragment } from 'react';
import * as css from './result-row.module.css';

const foldedWords = (text: string) =>
  nameSegments(text)
    .flat()
    .flatMap(({ parts, joined }) => [...parts, joined]);

/** Number of letters of a printed word that a typed word matches. 0 if none does. */
function matchedLength(word: string, typed: readonly string[]): number {
  const folded = foldedWords(word);
  const lengths = typed
    .filter((each) => folded.some((one) => one.startsWith(each)))
    .map(({ length }) => length);
  return Math.min(word.length, Math.max(0, ...lengths));
}

type Props = {
  /** a printed name */
  text: string;
  /** the searched text */
  typed: string;
};

/** A printed name. Marks the beginnings of words that match the searched text, and a dash between two of them. */
export function MarkedText({ text, typed }: Props) {
  const words = foldedWords(typed);
  const parts = text.split(/(\s+|[,;-])/);
  const lengths = parts.map((word) => matchedLength(word, words));
  const lengthAt = (at: number) => lengths[at] ?? 0;
  const isWhole = (at: number) => lengthAt(at) > 0 && lengthAt(at) === parts[at]?.length;
  return parts.map((word, at) => {
    const length = word === '-' && isWhole(at - 1) && lengthAt(at + 1) > 0 ? 1 : lengthAt(at);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the words of a name never change places
      <Fragment key={at}>
        {length > 0 && <mark className={css.match}>{word.slice(0, length)}</mark>}
        {word.trim() === '' ? word : length < word.length && <span>{word.slice(length)}</span>}
      </Fragment>
    );
  });
}
