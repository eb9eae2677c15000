import { runAlone } from '@court/federation/run-alone';
import { routes } from './remote';

runAlone({ area: 'mfe-search', routes, start: '/search-attorney' });
