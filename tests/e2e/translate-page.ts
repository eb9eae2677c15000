import type { Page } from '@playwright/test';

/**
 * Puts each text of the page into an element of its own, and each later one too, as the translation of a browser does; the words
 * stay as they are. A text that React changes afterwards without anybody seeing it then differs from the page's own.
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
