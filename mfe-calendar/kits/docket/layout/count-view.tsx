import * as css from './calendar-frame.module.css';

/** '116 hearings + 22 canceled or moved', which breaks only before the plus. */
export const CountView = ({ count }: { count: string }) =>
  count.split(/ (?=\+)/).flatMap((part, at) => [
    at > 0 && ' ',
    <span key={part} className={css.unbroken}>
      {part}
    </span>,
  ]);
