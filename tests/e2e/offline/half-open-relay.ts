import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export type Relay = {
  port: number;
  /** From now on connections are accepted and held open, but nothing is forwarded in either direction. */
  swallow: () => void;
  /** Forwards new connections again. Earlier ones stay dead, as after a router has dropped them. */
  giveBack: () => void;
  close: () => void;
};

/**
 * A TCP relay to a local port that can become half-open: neither end of a connection learns that the other end is
 * gone.
 */
export async function startRelay(target: number): Promise<Relay> {
  let isSwallowing = false;
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    sockets.add(near);
    near.on('error', () => {});
    if (isSwallowing) return void near.resume();
    const far = connect(target, '127.0.0.1');
    sockets.add(far);
    far.on('error', () => near.destroy());
    near.on('close', () => far.destroy());
    far.on('close', () => {
      // a dead connection is not closed either
      if (far.readableFlowing !== false) near.destroy();
    });
    near.pipe(far);
    far.pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    swallow() {
      isSwallowing = true;
      for (const socket of sockets) {
        socket.unpipe();
        socket.pause();
      }
    },
    giveBack() {
      isSwallowing = false;
    },
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
