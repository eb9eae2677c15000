// Nothing is installed yet where this runs: Node's own modules alone.
import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const AGAIN_MS = 500;

/** Where the turn of the checkout `root` is held: a name that goes with its process; on macOS a file, which does not. */
function placeOf(root) {
  const name = `court-install-${createHash('sha256').update(root).digest('hex').slice(0, 16)}`;
  if (process.platform === 'linux') return `\0${name}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), name);
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
 * Waits until no other command installs into the checkout `root`: two at once would each delete what the other has put there.
 * `onWait` is told once, where there is one. Returns what ends the turn, which also ends with the process, however that does.
 */
export async function takeInstallTurn(root, onWait) {
  const place = placeOf(root);
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
