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
