// Imports only Node's own modules, because with-install.mjs takes a turn before anything is installed.
import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const AGAIN_MS = 500;

/**
 * The lock's address: a socket's name, which the system frees with its process. On macOS it is a file, which remains.
 */
function placeOf(name) {
  const socket = `court-turn-${createHash('sha256').update(name).digest('hex').slice(0, 16)}`;
  if (process.platform === 'linux') return `\0${socket}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${socket}` : join(tmpdir(), socket);
}

const listening = (place) =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(place, () => resolve(server));
  });

const isDead = (place) =>
  new Promise((resolve) => {
    const socket = connect(place);
    socket.once('connect', () => {
      socket.destroy();
      resolve(false);
    });
    socket.once('error', ({ code }) => resolve(code === 'ECONNREFUSED'));
  });

/**
 * Waits until no other process of this machine has the turn `name`. Calls `onWait` once if it has to wait. Returns
 * the function that releases the turn. The turn also ends with the process, even if that is killed.
 */
export async function takeTurn(name, onWait) {
  const place = placeOf(name);
  for (let isTold = false; ; isTold = true) {
    try {
      const server = await listening(place);
      return () => server.close();
    } catch (error) {
      if (error.code !== 'EADDRINUSE') throw error;
    }
    if (process.platform === 'darwin' && (await isDead(place))) rmSync(place, { force: true });
    if (!isTold) onWait();
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
  }
}
