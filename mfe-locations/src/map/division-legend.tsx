import { mapMessages } from '../messages/map-messages';
import type { DistrictMap } from './district-map';
import * as css from './division-legend.module.css';
import { hatchFill } from './hatch';

/** The legend: fill and counties of each division, from west to east as on the map. */
export function DivisionLegend({ divisions }: Pick<DistrictMap, 'divisions'>) {
  const fromWest = divisions
    .map((division, index) => ({ ...division, index }))
    .sort((one, other) => one.label.at[0] - other.label.at[0]);
  return (
    <section className={css.legend}>
      <h2>{mapMessages('divisions')}</h2>
      <ul>
        {fromWest.map(({ name, counties, index }) => (
          <li key={name}>
            <svg viewBox="0 0 72 48" aria-hidden className={css.swatch}>
              <rect x="1" y="1" width="70" height="46" fill={hatchFill(index)} />
            </svg>
            <details>
              <summary>{mapMessages('countiesOf', { division: name, count: counties.length })}</summary>
              <p>{counties.map((county) => county.name).join(', ')}</p>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}
