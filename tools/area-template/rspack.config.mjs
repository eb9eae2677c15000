import { readFileSync } from 'node:fs';
import { remoteConfig } from '@court/federation/remote-config';

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

export default remoteConfig({ area: 'mfe-example', dir: import.meta.dirname, version });
