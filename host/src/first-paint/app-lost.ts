/** The script that starts the app. */
const MAIN = /\/assets\/main\./;

/**
 * Settles if the app can no longer start: its script did not load, or it threw during its start. Never settles
 * otherwise.
 */
export const neverStarts = new Promise<void>((resolve) => {
  const root = document.documentElement;
  const look = () => 'neverStarted' in root.dataset && resolve();
  new MutationObserver(look).observe(root, { attributeFilter: ['data-never-started'] });
  // Capture phase only, because the error event of a file does not bubble.
  addEventListener(
    'error',
    ({ target }) => target instanceof HTMLScriptElement && MAIN.test(target.src) && resolve(),
    true,
  );
});
