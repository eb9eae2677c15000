import { words } from '../locales/en-us';

/** The last resort: the shell itself threw. */
export function ShellCrash() {
  return (
    <main role="alert">
      <title>{words('shellCrashTitle')}</title>
      <h1>{words('shellCrashTitle')}</h1>
      <p>
        <button type="button" onClick={() => window.location.reload()}>
          {words('reload')}
        </button>
      </p>
    </main>
  );
}
