import type { Page } from '@playwright/test';

/**
 * Wraps each text of the page in an element, also later ones, like a browser's translation. The words do not change.
 * If React then changes a detached text, the page's visible text differs from the untranslated page.
 */
export const translatePage = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const NO_TEXT = 'script, style, title, textarea, option, svg, [data-translated]';
    const wrap = (text: Text) => {
      if (!text.data.trim() || !text.parentElement || text.parentElement.closest(NO_TEXT)) return;
      const outer = document.createElement('font');
      const inner = outer.appendChild(document.createElement('font'));
      inner.dataset.translated = '';
      text.replaceWith(outer);
      inner.append(text.data);
    };
    const wrapAll = (root: Node) => {
      if (root instanceof Text) wrap(root);
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      texts.forEach(wrap);
    };
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records) {
        if (target instanceof Text) wrap(target);
        for (const node of addedNodes) if (node.isConnected) wrapAll(node);
      }
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
