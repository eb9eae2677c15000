import { parseDatabaseAddress } from './database-access';
import { type OwnerDatabase, ownerDatabase } from './owner-database';

/**
 * Opens a court's database for writing: on this machine by itself, elsewhere with the service account of `keyFile`.
 * Throws DatabaseAddressError, NoAccessError and ServiceAccountError.
 */
export async function openDatabase(address: string, keyFile: string | undefined): Promise<OwnerDatabase> {
  const { isLocal } = parseDatabaseAddress(address);
  if (isLocal || !keyFile) return ownerDatabase(address);
  const { googleAccess } = await import('./google-access');
  return ownerDatabase(address, { access: await googleAccess(keyFile, fetch) });
}
