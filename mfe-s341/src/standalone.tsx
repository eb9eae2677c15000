import { runStandalone } from '@court/federation/run-standalone';
import { routes } from './remote';

runStandalone({ area: 'mfe-s341', routes, start: '/s341-hearing' });
