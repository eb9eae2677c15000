import { readFileSync } from 'node:fs';
import { hostConfig } from '@court/federation/host-config';
import { themeFiles } from './src/theme/theme-css.mjs';

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

export default hostConfig({ dir: import.meta.dirname, version, virtual: themeFiles(), federated: true });
