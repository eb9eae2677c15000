import { type AreaReport, areasAtom } from '@court/contract';
import { LOCALE } from '@court/domain';
import { useAtomValue } from 'jotai';
import { settingsMessages } from '../messages/settings-messages';
import * as css from './parts/settings-page.module.css';
import { SettingsSection } from './parts/settings-section';

function factsOf(report: AreaReport): [name: string, value: string][] {
  if (report.state === 'not-offered' || report.state === 'not-released')
    return [[settingsMessages('about.state'), settingsMessages(`state.${report.state}`)]];
  const { state, version, source } = report;
  return [
    // absent until the page has read the release index
    ...(version ? [[settingsMessages('about.release'), version] as [string, string]] : []),
    [settingsMessages('about.source'), settingsMessages(`source.${source}`)],
    [
      settingsMessages('about.state'),
      state === 'failed' ? settingsMessages(`failed.${report.failure}`) : settingsMessages(`state.${state}`),
    ],
  ];
}

/** Lists each area with its release, source and state. Renders nothing without a host. */
export function AboutSection() {
  const areas = useAtomValue(areasAtom);
  if (areas.length === 0) return null;
  return (
    <SettingsSection title={settingsMessages('about.title')}>
      <p>{settingsMessages('about.intro')}</p>
      <details className={css.details}>
        <summary>{settingsMessages('about.details')}</summary>
        <p>{settingsMessages('about.build', { build: PRODUCTION ? 'PRODUCTION' : 'DEVELOPMENT' })}</p>
        <ul className={css.areas}>
          {areas.map((report) => (
            <li key={report.area} data-about={report.area} data-state={report.state}>
              <h3 className={css.area}>{report.title?.[LOCALE] ?? report.title?.['en-US'] ?? report.area}</h3>
              <dl className={css.facts}>
                {factsOf(report).map(([name, value]) => (
                  <div key={name} className={css.fact}>
                    <dt>{name}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            </li>
          ))}
        </ul>
      </details>
    </SettingsSection>
  );
}
