import '@court/federation/trusted-types';
import '@court/federation/bundler-runtime';
import './shell/base.css';
import './shell/boot-fallback.css';
import './first-paint/first-paint.css';
import './motion/page-motion.css';
import './theme/virtual-theme.css';
import * as contractExports from '@court/contract';
import { federationVersion, provided } from 'virtual-shared';
import { createFederation } from './remotes/federation';
import { pageScripts } from './remotes/load-entry';
import { loadRelease } from './remotes/load-release';
import { start } from './startup/start';

const contract = new Set(Object.keys(contractExports));
const federation = createFederation(provided, pageScripts(document));

void start(({ production, overrides }) => (area, release) => {
  // a developer's own entry has no integrity that anyone could know
  const offer = { provided, contract, federationVersion, production: production && !overrides };
  return loadRelease(area, release, { federation, offer });
});
