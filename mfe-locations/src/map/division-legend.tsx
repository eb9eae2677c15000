import { type Office, wordList } from '@court/domain';
import { mapMessages } from '../messages/map-messages';
import type { DistrictMap } from './district-map';
import * as css from './division-legend.module.css';
import { hatchFill } from './hatch';
import { servingOffices } from './serving-offices';

type Props = Pick<DistrictMap, 'divisions'> & { offices: Readonly<Record<string, Office>> };

/**
 * The legend: fill and counties of each division, from west to east as on the map. Names the office that serves a
 * division, unless the office has the division's name.
 */
export function DivisionLegend({ divisions, offices }: Props) {
  const fromWest = divisions
    .map((division, index) => ({ ...division, index, serving: servingOffices(division.counties, offices) }))
    .sort((one, other) => one.label.at[0] - other.label.at[0]);
  return (
    <section className={css.legend}>
      <h2>{mapMessages('divisions')}</h2>
      <ul>
        {fromWest.map(({ name, counties, index, serving }) => (
          <li key={name}>
            <svg viewBox="0 0 72 48" aria-hidden className={css.swatch}>
              <rect x="1" y="1" width="70" height="46" fill={hatchFill(index)} />
            </svg>
            <details>
              <summary>
                <span>{mapMessages('countiesOf', { division: name, count: counties.length })}</span>
                {serving.some((office) => office !== name) && (
                  <span>{`, ${mapMessages('servedBy', { offices: wordList(serving) })}`}</span>
                )}
              </summary>
              <p>{counties.map((county) => county.name).join(', ')}</p>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}
