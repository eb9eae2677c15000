import { type ComponentProps, createElement } from 'react';
import {
  Link as PlainLink,
  NavLink as PlainNavLink,
  type To,
  useLocation,
  useResolvedPath,
} from 'react-router-dom';

let region: HTMLElement | null = null;

/** Tells those who listen to the page, when they are done with what they hear. One place of the page serves all. */
export function announce(sentence: string): void {
  if (!region?.isConnected) {
    region = document.createElement('div');
    // hidden from sight by the host's base.css
    region.dataset.announcements = '';
    region.setAttribute('role', 'status');
    document.body.append(region);
  }
  const said = region;
  said.textContent = '';
  // a place that is new, or says the same again, is only heard when words come into it later
  setTimeout(() => {
    said.textContent = sentence;
  }, 100);
}

export { Outlet, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';

/** Whether a link leads to another page: going there is animated, staying on the page with another query is not. */
function useTurns(to: To): boolean {
  const here = useLocation().pathname;
  return useResolvedPath(to).pathname !== here;
}

/** A link of the app, with a page transition where it leads to another page. */
export function Link(props: ComponentProps<typeof PlainLink>) {
  return createElement(PlainLink, { viewTransition: useTurns(props.to), ...props });
}

/** A link of the app that knows when it is the present one; with a page transition as `Link` has it. */
export function NavLink(props: ComponentProps<typeof PlainNavLink>) {
  return createElement(PlainNavLink, { viewTransition: useTurns(props.to), ...props });
}
