import { runStandalone } from '@court/federation/run-standalone';
import { routes } from './remote';

runStandalone({ area: 'mfe-locations', routes, start: '/locations' });
