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

/**
 * Announces a sentence to screen readers, after the current speech. The page has one live region for all
 * announcements.
 */
export function announce(sentence: string): void {
  if (!region?.isConnected) {
    region = document.createElement('div');
    // the host's base.css hides it visually
    region.dataset.announcements = '';
    region.setAttribute('role', 'status');
    document.body.append(region);
  }
  const said = region;
  said.replaceChildren();
  // A screen reader ignores a new live region, or a repeated text, unless the text is inserted later.
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

/**
 * Whether a link leads to another page. Only then is the navigation animated. A link that changes only the query is
 * not.
 */
function useTurns(to: To): boolean {
  const here = useLocation().pathname;
  return useResolvedPath(to).pathname !== here;
}

/** React Router's link, with a view transition if it leads to another page. */
export const Link = (props: LinkProps & RefAttributes<HTMLAnchorElement>): React.JSX.Element => (
  <RouterLink viewTransition={useTurns(props.to)} {...props} />
);

/** React Router's NavLink, with a view transition if it leads to another page. */
export const NavLink = (props: NavLinkProps & RefAttributes<HTMLAnchorElement>): React.JSX.Element => (
  <RouterNavLink viewTransition={useTurns(props.to)} {...props} />
);
