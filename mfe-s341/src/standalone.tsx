import { runAlone } from '@court/federation/run-alone';
import { routes } from './remote';

runAlone({ area: 'mfe-s341', routes, start: '/s341-hearing' });
