import type { IncomingMessage } from 'node:http';
import type { RawData, WebSocket } from 'ws';
import type { OwnerCheck } from '../access/owner-access';
import { RequestError } from '../tree/request-error';
import { FrameAssembler, MAX_UNREAD_BYTES, splitIntoFrames } from './frame-assembler';
import type { Session, Transport } from './session';
import type { Sessions } from './sessions';

const CLOSE_UNSUPPORTED = 1003;
const CLOSE_MALFORMED = 1008;
const CLOSE_TOO_BIG = 1009;
const CLOSE_FAILED = 1011;

/** Starts a session on a websocket. */
export function connectWebsocket(
  socket: WebSocket,
  request: IncomingMessage,
  query: URLSearchParams,
  sessions: Sessions,
  isOwners: OwnerCheck,
): void {
  const transport: Transport = {
    send(message) {
      if (socket.readyState !== socket.OPEN) return;
      if (socket.bufferedAmount > MAX_UNREAD_BYTES) socket.terminate();
      else for (const frame of splitIntoFrames(message)) socket.send(frame);
    },
    close: () => socket.close(),
  };
  socket.on('error', () => socket.terminate());
  try {
    const session = sessions.start(query, transport, isOwners);
    follow(socket, session);
    session.greet(request.headers.host ?? 'localhost');
  } catch (error) {
    socket.close(closeCode(error));
  }
}

function follow(socket: WebSocket, session: Session): void {
  const frames = new FrameAssembler();
  socket.on('close', () => session.end());
  socket.on('message', (data: RawData, isBinary: boolean) => {
    if (socket.readyState !== socket.OPEN) return;
    if (isBinary) socket.close(CLOSE_UNSUPPORTED);
    else receive(socket, session, frames, String(data));
  });
}

function receive(socket: WebSocket, session: Session, frames: FrameAssembler, data: string): void {
  try {
    const message = frames.add(data);
    if (message !== null) session.receive(JSON.parse(message));
  } catch (error) {
    socket.close(closeCode(error));
  }
}

function closeCode(error: unknown): number {
  if (error instanceof RequestError) return error.refusal === 'too_big' ? CLOSE_TOO_BIG : CLOSE_MALFORMED;
  if (error instanceof SyntaxError) return CLOSE_MALFORMED;
  console.error(error);
  return CLOSE_FAILED;
}
