import type { RefAttributes } from 'react';
import {
  type LinkProps,
  type NavLinkProps,
  Link as RouterLink,
  NavLink as RouterNavLink,
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
  said.replaceChildren();
  // a place that is new, or says the same again, is only heard when words come into it later
  setTimeout(() => {
    said.replaceChildren(sentence);
  }, 100);
}

export {
  Outlet,
  useLoaderData,
  useLocation,
  useNavigate,
  useParams,
  useRouteError,
  useSearchParams,
} from 'react-router-dom';

/** Whether a link leads to another page: going there is animated, staying on the page with another query is not. */
function useTurns(to: To): boolean {
  const here = useLocation().pathname;
  return useResolvedPath(to).pathname !== here;
}

/** React Router's link, with a page transition where it leads to another page. */
export const Link = (props: LinkProps & RefAttributes<HTMLAnchorElement>): React.JSX.Element => (
  <RouterLink viewTransition={useTurns(props.to)} {...props} />
);

/** React Router's link that knows when it is the present one, with a page transition as `Link` has it. */
export const NavLink = (props: NavLinkProps & RefAttributes<HTMLAnchorElement>): React.JSX.Element => (
  <RouterNavLink viewTransition={useTurns(props.to)} {...props} />
);
