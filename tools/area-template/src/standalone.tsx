import { runStandalone } from '@court/federation/run-standalone';
import { routes } from './remote';

runStandalone({ area: 'mfe-example', routes, start: '/example' });
