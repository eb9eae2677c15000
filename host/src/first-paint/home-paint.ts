import './first-paint';
import { wasHere } from '@court/ui/was-here';
import { firstHome } from './first-home';
import { menuOf, pageConfig } from './first-shell';

const config = pageConfig();
globalThis.__courtFirstPaint?.push((page) =>
  page.path === '/home'
    ? firstHome(page, { items: menuOf(config, page.court), isFirstVisit: !wasHere() })
    : null,
);
