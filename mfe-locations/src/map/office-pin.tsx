import { Link, locationsLink } from '@court/contract';
import * as css from './district-drawing.module.css';
import { type DistrictMap, LETTERS, PIN } from './district-map';
import type { PlacedOffice } from './placed-offices';

type Props = { pin: DistrictMap['pins'][number]; placed: PlacedOffice };

/** An office on the drawing: its number in the list, and its name if the drawing is wide enough. */
export function OfficePin({ pin, placed }: Props) {
  const [x, y] = pin.at;
  const { name } = placed.office;
  const number = placed.number ?? '';
  const [nameX, nameY] = pin.label.at;
  return (
    <Link
      to={locationsLink({ office: pin.id })}
      className={css.pin}
      data-office={pin.id}
      aria-label={`${number} ${name}`}
    >
      <circle cx={x} cy={y} r={pin.reach} className={css.reach} />
      <g className={css.wide}>
        <circle cx={x} cy={y} r={PIN.wide + 6} className={css.ring} />
        <circle cx={x} cy={y} r={PIN.wide} className={css.dot} />
        <text x={x} y={y + 8} textAnchor="middle" fontSize={23} className={css.number}>
          {number}
        </text>
        <text
          x={nameX}
          y={nameY}
          textAnchor={pin.label.anchor}
          fontSize={LETTERS.office}
          className={css.name}
        >
          {name}
        </text>
      </g>
      <g className={css.narrow}>
        <circle cx={x} cy={y} r={PIN.narrow + 9} className={css.ring} />
        <circle cx={x} cy={y} r={PIN.narrow} className={css.dot} />
        <text x={x} y={y + 16} textAnchor="middle" fontSize={46} className={css.number}>
          {number}
        </text>
      </g>
    </Link>
  );
}
