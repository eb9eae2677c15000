/** A text stays at least this long, so that a screen reader reads it before the next one. */
const MIN_SHOWN_MS = 1000;
/** Screen readers ignore a text that is inserted together with its region, or that repeats the text before it. */
const EMPTY_MS = 100;

let region: HTMLElement | null = null;
let waiting: string[] = [];
/** ms of the page's clock: when the waiting sentences appear, and until when the last ones stay */
let dueAt = 0;
let staysUntil = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

function show() {
  region?.replaceChildren(
    ...waiting.map((sentence) => {
      const line = document.createElement('p');
      line.append(sentence);
      return line;
    }),
  );
  waiting = [];
  staysUntil = performance.now() + MIN_SHOWN_MS;
}

/**
 * Announces a sentence to screen readers, after the current speech. The page has one live region for all
 * announcements. Sentences that arrive within a second of the last announcement appear together after it.
 */
export function announce(sentence: string): void {
  const now = performance.now();
  if (!region?.isConnected) {
    region = document.createElement('div');
    // the host's base.css hides it visually
    region.dataset.announcements = '';
    region.setAttribute('role', 'status');
    document.body.append(region);
    waiting = [];
    staysUntil = 0;
  }
  if (staysUntil <= now) region.replaceChildren();
  if (waiting.length === 0) dueAt = Math.max(now, staysUntil) + EMPTY_MS;
  if (!waiting.includes(sentence)) waiting.push(sentence);
  clearTimeout(timer);
  timer = setTimeout(show, dueAt - now);
}
