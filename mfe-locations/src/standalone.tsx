import { runAlone } from '@court/shared/compose/run-alone';
import { routes } from './remote';

runAlone({ area: 'mfe-locations', routes, start: '/locations' });
