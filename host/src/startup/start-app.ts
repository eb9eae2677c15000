import { nextTask } from '../page/next-task';
import type { PageScripts } from '../remotes/page-scripts';

type App = { runApp: (scripts: PageScripts) => Promise<void> };

/** Starts the app in several short tasks. During one long task, the reader's press would stay unanswered. */
async function startAfter(drawn: Promise<void>, load: () => Promise<App>): Promise<App> {
  await drawn;
  await nextTask();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  await import(/* webpackMode: "eager" */ '@court/contract');
  await nextTask();
  const app = await load();
  await nextTask();
  return app;
}

/**
 * Loads and runs the app, after `drawn` if the page draws a first screen. A failure is only logged (specification §8),
 * also one of the app's import. The page then shows its own static error text, with a way to load it again.
 */
export async function startApp(
  drawn: Promise<void> | null,
  load: () => Promise<App>,
  scripts: PageScripts,
): Promise<void> {
  try {
    const { runApp } = await (drawn ? startAfter(drawn, load) : load());
    await runApp(scripts);
  } catch (error) {
    console.error('This page could not start', error);
    document.documentElement.dataset.neverStarted = '';
  }
}
