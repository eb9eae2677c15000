import type { Registry } from '@court/contract';
import { expect, test } from 'vitest';
import { APPLE_FILE, associationFiles, GOOGLE_FILE } from './association-files';
import { readCourtFile } from './court-file';

const PRINT = Array.from({ length: 32 }, (_, n) => n.toString(16).padStart(2, '0').toUpperCase()).join(':');
const apps = {
  ios: ['ABCDE12345.org.example.calendar'],
  android: [{ package: 'org.example.calendar', fingerprints: [PRINT] }],
};
const txwb = { ...readCourtFile('court-data/courts/txwb.json'), modules: ['mfe-calendar' as const] };
const area = (...paths: string[]) => ({
  current: { routes: paths.map((path) => ({ path })) },
  previous: null,
});
const registry = {
  areas: {
    'mfe-calendar': area('/calendar', '/hearing-detail/:id?'),
    'mfe-locations': area('/locations-google-maps'),
  },
} as unknown as Registry;
const files = (court: typeof txwb, base = '/') =>
  associationFiles({ base, court: 'txwb' }, [court], registry);
const jsonOf = (text: string | null | undefined) => JSON.parse(text ?? 'null') as unknown;

test('Apple’s file lists the addresses that open the app: those of the areas that the court offers', () => {
  const componentsOf = (base?: string) => jsonOf(files({ ...txwb, apps }, base).get(APPLE_FILE));
  const appIDs = ['ABCDE12345.org.example.calendar'];
  const components = [{ '/': '/calendar' }, { '/': '/hearing-detail' }, { '/': '/hearing-detail/*' }];
  expect(componentsOf()).toEqual({ applinks: { details: [{ appIDs, components }] } });
  const below = components.map(({ '/': path }) => ({ '/': `/tx${path}` }));
  expect(componentsOf('/tx/')).toEqual({ applinks: { details: [{ appIDs, components: below }] } });
});

test('Google’s file lists the app and its signing certificates', () => {
  expect(jsonOf(files({ ...txwb, apps }).get(GOOGLE_FILE))).toEqual([
    {
      relation: ['delegate_permission/common.handle_all_urls'],
      target: {
        ...{ namespace: 'android_app', package_name: 'org.example.calendar' },
        sha256_cert_fingerprints: [PRINT],
      },
    },
  ]);
});

test('a court without apps has neither file, and files of an earlier release are removed', () => {
  expect([...files(txwb)]).toEqual([
    [APPLE_FILE, null],
    [GOOGLE_FILE, null],
  ]);
  expect(files({ ...txwb, apps: { ...apps, android: [] } }).get(GOOGLE_FILE)).toBeNull();
});
