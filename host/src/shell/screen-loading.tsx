import { words } from '../locales/en-us';
import * as css from './shell.module.css';

/** Stands while one of the host's own screens is on its way. */
export function ScreenLoading() {
  return (
    <section aria-busy="true" className={css.waiting}>
      <h1>{words('loadingScreen')}</h1>
    </section>
  );
}
