/** @jsxImportSource @court/ui/dom */
import { courtAtom, type Splash } from '@court/contract';
import { nodesOf } from '@court/ui/dom';
import type { createStore } from 'jotai';
import { deviceMessages } from '../../messages/device-messages';
import { SPLASH_MS } from '../splash-ms';
import * as css from './page-splash.module.css';

type Standing = { dialog: HTMLDialogElement; timer: ReturnType<typeof setTimeout>; before: Element | null };

let standing: Standing | null = null;

/**
 * A splash screen for browsers. A modal dialog, so that screen readers announce it once, it holds the focus, and the
 * page behind it is inert. Escape closes it. Afterwards the focus returns to its earlier element, or to the page.
 */
export function pageSplash(store: ReturnType<typeof createStore>): Splash {
  return {
    async show() {
      hide();
      const court = store.get(courtAtom)?.displayName ?? document.title;
      const [dialog] = nodesOf(
        <dialog
          className={css.splash}
          tabIndex={-1}
          aria-label={deviceMessages('splashLabel', { court })}
          onClose={hide}
        >
          {court}
        </dialog>,
      ) as [HTMLDialogElement];
      const before = document.activeElement;
      document.body.append(dialog);
      dialog.showModal();
      standing = { dialog, before, timer: setTimeout(hide, SPLASH_MS) };
    },
    hide: async () => hide(),
  };
}

function hide(): void {
  if (!standing) return;
  const { dialog, timer, before } = standing;
  standing = null;
  clearTimeout(timer);
  dialog.close();
  dialog.remove();
  const page = document.getElementById('page');
  const next = before?.isConnected && before !== document.body ? before : page;
  if (next instanceof HTMLElement) next.focus({ preventScroll: true });
}
