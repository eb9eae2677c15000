import { firstPaintMessages } from '../messages/first-paint-messages';

type Props = {
  /** nothing while the app may still come in time */
  words?: string;
  /** loads the page anew; where there is something to say */
  onRetry?: () => void;
};

/** Says below the page that the rest of it does not come. Its place is there before: a screen reader announces only what changes in a region that it knows. */
export function NoteView({ words = '', onRetry }: Props) {
  return (
    <div className={onRetry && 'first-paint-note'}>
      <p role="status">{words}</p>
      {onRetry && (
        <button type="button" data-own onClick={onRetry}>
          {firstPaintMessages('retry')}
        </button>
      )}
    </div>
  );
}
