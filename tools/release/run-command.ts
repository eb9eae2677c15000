import { AreasStopError } from './build/stopping';
import { RegistryRefusedError } from './site/site-identity';

/**
 * Runs a release command. Prints the message of an error, and sets the exit code: 3 if the site or its areas forbid
 * the change, 1 for every other error.
 */
export async function runCommand(command: () => unknown): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = error instanceof RegistryRefusedError || error instanceof AreasStopError ? 3 : 1;
  }
}
