import { compareNames } from '@court/domain';
import { Field } from '@court/ui';
import { useState } from 'react';
import { officeMessages } from '../messages/office-messages';
import type { OfficeFacts } from './office-facts';
import * as css from './offices-page.module.css';
import { ShowOffice } from './show-office';

/** All counties, sorted alphabetically, with the offices that serve them. */
function countyChoices(offices: readonly OfficeFacts[]): [county: string, offices: OfficeFacts[]][] {
  const serving = new Map<string, OfficeFacts[]>();
  for (const office of offices)
    for (const county of office.counties) serving.set(county, [...(serving.get(county) ?? []), office]);
  return [...serving].sort(([a], [b]) => compareNames(a, b));
}

/** Finds the office that serves a county. Renders nothing if the court does not list counties. */
export function CountyOffice({ offices }: { offices: readonly OfficeFacts[] }) {
  const [county, setCounty] = useState('');
  const choices = countyChoices(offices);
  if (choices.length === 0) return null;
  const [, serving = []] = choices.find(([name]) => name === county) ?? [];
  const source = serving[0]?.countiesSource;
  return (
    <div className={css.finder}>
      <Field label={officeMessages('county.title')}>
        {(control) => (
          <select {...control} value={county} onChange={(event) => setCounty(event.target.value)}>
            <option value="">{officeMessages('county.choose')}</option>
            {choices.map(([name]) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        )}
      </Field>
      <div role="status">
        {serving.map(({ id, name }) => (
          <p key={id} className={css.answer} data-serves={id}>
            {officeMessages('county.serves', { county, office: name })}
          </p>
        ))}
      </div>
      {serving.map(({ id, name }) => (
        <ShowOffice key={id} id={id} name={name} />
      ))}
      {source && <p className={css.small}>{officeMessages('county.source', { source })}</p>}
    </div>
  );
}
