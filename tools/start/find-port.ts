import { createServer } from 'node:net';

/** No free port was found from `first` on. */
export class NoPortError extends Error {
  override name = 'NoPortError';
}

function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((settle) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => settle(error.code !== 'EADDRINUSE'));
    probe.listen({ port, host }, () => probe.close(() => settle(true)));
  });
}

/**
 * Returns `first`, or the next port that is free on 127.0.0.1 and ::1 and not in `taken`. Throws NoPortError after
 * 200 ports.
 */
export async function findPort(first: number, taken: readonly number[] = []): Promise<number> {
  for (let port = first; port < first + 200 && port < 65536; port++) {
    if (taken.includes(port)) continue;
    if ((await isFree(port, '127.0.0.1')) && (await isFree(port, '::1'))) return port;
  }
  throw new NoPortError(
    `No free port from ${first} on. End a program that holds one, or choose another by PORT.`,
  );
}

/** Like `findPort`, for a server whose address people know. Prints a sentence if the port is not `asked`. */
export async function findPortFor(
  name: string,
  asked: number,
  taken: readonly number[] = [],
): Promise<number> {
  const port = await findPort(asked, taken);
  if (port !== asked)
    console.log(`Port ${asked} is taken, perhaps by another checkout: ${name} uses ${port}.`);
  return port;
}

/**
 * The port in an environment variable, or `usual` if it is unset. Ends the process with a message if the value is not
 * a port.
 */
export function askedPort(variable: 'PORT' | 'DEVICE_PORT' | 'DATABASE_PORT', usual: number): number {
  const asked = process.env[variable];
  if (asked === undefined || asked === '') return usual;
  const port = Number(asked);
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  console.error(`${variable}=${asked} is not a port. Give a whole number from 1 to 65535.`);
  process.exit(1);
}
