import { firstPaintMessages } from '../messages/first-paint-messages';

type Props = {
  /** empty while the app may still start in time */
  words?: string;
  /** reloads the page; given together with `words` */
  onRetry?: () => void;
};

/**
 * Says below the page that the rest of it does not load. Its live region is there before the text, because a screen
 * reader announces only changes in a region that it knows.
 */
export function NoteView({ words = '', onRetry }: Props) {
  return (
    <div className={onRetry && 'first-paint-note'}>
      <div role="status">{words}</div>
      {onRetry && (
        <button type="button" data-own onClick={onRetry}>
          {firstPaintMessages('retry')}
        </button>
      )}
    </div>
  );
}
