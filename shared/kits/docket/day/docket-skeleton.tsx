import * as board from './docket-board.module.css';
import * as css from './hearing-row.module.css';

const ROWS = Array.from({ length: 12 }, (_, index) => index);

/** Keeps the place of the rows that are being read. */
export function DocketSkeleton() {
  return (
    <div className={board.block} aria-hidden data-skeleton>
      <div className={board.heading}>
        <span className={css.bone} />
      </div>
      <div className={board.rows}>
        {ROWS.map((index) => (
          <div key={index} className={css.row}>
            <span className={`${css.time} ${css.bone}`} />
            <span className={`${css.case} ${css.bone}`} />
            <span className={`${css.matter} ${css.bone}`} />
          </div>
        ))}
      </div>
    </div>
  );
}
