import { afterAll, vi } from 'vitest';

// Test files of one worker share its document, so each starts with an empty one. The contract creates its live region
// again if it is missing. Late announcements of the previous file then go to a detached region.
localStorage.clear();
sessionStorage.clear();
history.replaceState(null, '', '/');
for (const { name } of [...document.documentElement.attributes])
  document.documentElement.removeAttribute(name);
document.body.replaceChildren();

// A part whose import is still on its way when a file ends would fail, and stay failed for the files after it.
afterAll(() => vi.dynamicImportSettled());
