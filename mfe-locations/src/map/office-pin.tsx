import { Link, locationsLink } from '@court/contract';
import * as css from './district-drawing.module.css';
import { type DistrictMap, PIN, type Point } from './district-map';
import type { PlacedOffice } from './placed-offices';

type Props = { pin: DistrictMap['pins'][number]; placed: PlacedOffice };

type MarkProps = { at: Point; radius: number; letters: number; reach: number; number: number | null };

/** A circle with the office's number, its touch target and the ring that shows focus. */
function Mark({ at: [x, y], radius, letters, reach, number }: MarkProps) {
  return (
    <>
      <circle cx={x} cy={y} r={reach} className={css.reach} />
      <circle cx={x} cy={y} r={radius * 1.3} className={css.ring} />
      <circle cx={x} cy={y} r={radius} className={css.dot} data-pin />
      <text x={x} y={y + letters * 0.35} textAnchor="middle" fontSize={letters} className={css.number}>
        {number}
      </text>
    </>
  );
}

/** An office on the drawing: its number in the list beside the drawing. */
export function OfficePin({ pin, placed: { office, number } }: Props) {
  const { at, beside = at, reach } = pin;
  return (
    <Link
      to={locationsLink({ office: pin.id })}
      className={css.pin}
      data-office={pin.id}
      aria-label={`${number ?? ''} ${office.name}`}
    >
      <title>{office.name}</title>
      <g className={css.wide}>
        <Mark at={at} radius={PIN.wide} letters={23} reach={reach} number={number} />
      </g>
      <g className={css.narrow}>
        {pin.beside && <path d={`M${at.join(' ')}L${beside.join(' ')}`} className={css.leader} />}
        <Mark at={beside} radius={PIN.narrow} letters={40} reach={reach} number={number} />
      </g>
    </Link>
  );
}
