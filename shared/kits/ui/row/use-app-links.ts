import { useNavigate } from '@court/contract';
import { type MouseEvent, useCallback } from 'react';

/** Sub-path the site is served below, or nothing: every build of an area sets it, of other repositories too. */
declare const BASE: string;

/**
 * Follows the plain links inside an element within the app: one listener for a thousand rows. What a browser does with
 * a link by itself (another window, another button) stays its own.
 */
export function useAppLinks(): (event: MouseEvent) => void {
  const navigate = useNavigate();
  return useCallback(
    (event) => {
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const link = event.target instanceof Element && event.target.closest('a');
      if (!link || link.target || link.origin !== window.location.origin) return;
      event.preventDefault();
      const viewTransition = link.pathname !== window.location.pathname;
      navigate(link.pathname.slice(BASE.length) + link.search, { viewTransition });
    },
    [navigate],
  );
}
