import { runAlone } from '@court/federation/run-alone';
import { routes } from './remote';

runAlone({ area: 'mfe-example', routes, start: '/example' });
