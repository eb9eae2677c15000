/** The scripts without which the app does not start. */
const SCRIPTS = /\/assets\/(main|libraries)\./;

/**
 * Settles if the app can no longer start: a script of it did not load, or it threw during its start. Never settles
 * otherwise.
 */
export const neverStarts = new Promise<void>((resolve) => {
  const root = document.documentElement;
  const look = () => 'neverStarted' in root.dataset && resolve();
  new MutationObserver(look).observe(root, { attributeFilter: ['data-never-started'] });
  // Capture phase only, because the error event of a file does not bubble.
  addEventListener(
    'error',
    ({ target }) => target instanceof HTMLScriptElement && SCRIPTS.test(target.src) && resolve(),
    true,
  );
});
