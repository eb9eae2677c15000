import * as css from './hatch.module.css';

/** Side of a pattern's square, in units. */
const SIDE = 24;

/**
 * Patterns of lines and dots on squares of 24 by 24 units. Readers can distinguish them without color. The first is
 * empty.
 */
const MARKS = [
  '',
  'M-6 6L6-6M-6 30L30-6M18 30L30 18',
  'M12 12h.01',
  'M0 12H24',
  'M-6 18L6 30M-6-6L30 30M18-6L30 6',
  'M12 0V24',
  'M0 12H24M12 0V24',
];

const TONES = [css.tone0, css.tone1, css.tone2, css.tone3, css.tone4, css.tone5, css.tone6];

/** Element id of a division's fill. */
export const hatchId = (index: number) => `division-${index}`;
export const hatchFill = (index: number) => `url(#${hatchId(index)})`;

/**
 * The fills of `count` divisions: a color and a pattern each. Beyond seven divisions, colors and patterns combine in
 * other pairs.
 */
export function Hatches({ count }: { count: number }) {
  return (
    <defs>
      {Array.from({ length: count }, (_, index) => {
        const mark = index % MARKS.length;
        const tone = (index + Math.floor(index / MARKS.length)) % TONES.length;
        return (
          <pattern
            key={hatchId(index)}
            id={hatchId(index)}
            width={SIDE}
            height={SIDE}
            patternUnits="userSpaceOnUse"
          >
            <rect width={SIDE} height={SIDE} className={TONES[tone]} />
            <path d={MARKS[mark]} className={mark === 2 ? css.dot : css.mark} />
          </pattern>
        );
      })}
    </defs>
  );
}
