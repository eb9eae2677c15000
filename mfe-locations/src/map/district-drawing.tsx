import { useId } from 'react';
import { mapMessages } from '../messages/map-messages';
import * as css from './district-drawing.module.css';
import { type DistrictMap, type Label, LETTERS } from './district-map';
import { Hatches, hatchFill } from './hatch';
import { OfficePin } from './office-pin';
import type { PlacedOffice } from './placed-offices';

type Props = { map: DistrictMap; court: string; offices: readonly PlacedOffice[] };

/** Height of a drawing 1000 units wide. Higher drawings are shown narrower. */
export const TALL = 800;

type NameProps = { name: string; label: Label; letters: number };

function DivisionName({ name, label: { at, anchor, leader }, letters }: NameProps) {
  return (
    <>
      {leader && <path d={`M${leader.map((point) => point.join(' ')).join('L')}`} className={css.leader} />}
      <text x={at[0]} y={at[1]} textAnchor={anchor} fontSize={letters} className={css.division}>
        {name}
      </text>
    </>
  );
}

/**
 * The district: filled and labeled divisions, county lines, and the offices' pins as links, in the order of the list.
 */
export function DistrictDrawing({ map, court, offices }: Props) {
  const titleId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: the role is group, but a drawing is not a fieldset
    <svg
      className={css.drawing}
      viewBox={`0 0 1000 ${map.height}`}
      data-tall={map.height > TALL || undefined}
      role="group"
      aria-labelledby={titleId}
    >
      <title id={titleId}>{mapMessages('drawing', { court })}</title>
      <Hatches count={map.divisions.length} />
      <g aria-hidden>
        {map.divisions.map(({ name, counties }, index) => (
          <g key={name} data-division={name} fill={hatchFill(index)}>
            {counties.map(({ name: county, path }) => (
              <path key={county} d={path} data-county={county} className={css.county}>
                <title>{mapMessages('county', { county, division: name })}</title>
              </path>
            ))}
          </g>
        ))}
        <path d={map.borders} className={css.border} />
        <g className={css.wide}>
          {map.divisions.map(({ name, label }) => (
            <DivisionName key={name} name={name} label={label} letters={LETTERS.wide} />
          ))}
        </g>
        <g className={css.narrow}>
          {map.divisions.map(({ name, narrow }) => (
            <DivisionName key={name} name={name} label={narrow} letters={LETTERS.narrow} />
          ))}
        </g>
      </g>
      {map.pins.map((pin) => {
        const placed = offices.find(({ id }) => id === pin.id);
        return placed && <OfficePin key={pin.id} pin={pin} placed={placed} />;
      })}
    </svg>
  );
}
