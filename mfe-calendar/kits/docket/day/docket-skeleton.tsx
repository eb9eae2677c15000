import { RecordRow, rowsClass } from '@court/ui';
import * as board from '@court/ui/row/board-section.module.css';
import * as css from './docket-skeleton.module.css';

const ROWS = Array.from({ length: 12 }, (_, index) => index);

/** Placeholder rows while the docket loads. Has the height of the real rows. */
export function DocketSkeleton() {
  return (
    <div className={board.block} aria-hidden data-skeleton data-bleed>
      <div className={board.strip}>
        <span className={css.bone} />
      </div>
      <ul className={rowsClass()}>
        {ROWS.map((index) => (
          <RecordRow
            key={index}
            href={null}
            caseNumber=" "
            name={<span className={css.bone} />}
            matter={<span className={css.bone} />}
          />
        ))}
      </ul>
    </div>
  );
}
