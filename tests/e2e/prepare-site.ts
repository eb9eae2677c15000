import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { askedPort } from '../../tools/start/find-port';
import { startLocalSite } from '../../tools/start/local-site';
import { SITE_FILE, type TestSite } from './site';

/**
 * Starts the same as `npm start`, with separate ports and folders. The returned function stops it and deletes the
 * folders.
 */
export default async function prepareSite(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'court-e2e-'));
  const local = await startLocalSite({
    court: 'txwb',
    port: askedPort('PORT', 18080),
    devicePort: askedPort('DEVICE_PORT', 18081),
    databasePort: askedPort('DATABASE_PORT', 19000),
    dataDir: join(folder, 'data'),
    site: join(folder, 'site'),
    say: (sentence) => console.log(sentence),
  });
  await local.filled;
  const databasePort = Number(new URL(local.database.url).port);
  const site: TestSite = {
    desktop: local.desktop,
    device: local.device,
    database: local.database.url,
    databasePort,
    folder: join(folder, 'site'),
    dataDir: join(folder, 'data'),
  };
  mkdirSync(dirname(SITE_FILE), { recursive: true });
  writeFileSync(SITE_FILE, JSON.stringify(site));
  return async () => {
    await local.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
