import { Agent, type OutgoingHttpHeaders, request } from 'node:http';
import { WebSocket } from 'ws';
import { FrameAssembler } from '../wire/frame-assembler';

export type Answer = { readonly status: number; readonly text: string };
type Asked = { port: number; path: string; method?: string; headers?: OutgoingHttpHeaders; body?: string };

const agent = new Agent({ keepAlive: true });

/** Sends a request with any headers, including those that `fetch` forbids. */
export function ask({ port, path, method = 'GET', headers = {}, body }: Asked): Promise<Answer> {
  return new Promise((resolve, reject) => {
    // the Host that browsers send; a test row's Host or Origin overrides it
    const sent = { Host: `localhost:${port}`, ...headers };
    const asked = request({ agent, port, host: '127.0.0.1', path, method, headers: sent }, (answer) => {
      let text = '';
      answer.on('data', (part) => {
        text += part;
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

/** A session of the wire protocol. `ask` resolves to the status of the answer. */
export type WireSession = { ask(message: object): Promise<string> };
type Numbered = { d: { r?: number; b?: { s: string } } };

/** Opens a session. Resolves to null if the server refused it. */
export function openSocket(
  port: number,
  query: string,
  headers: OutgoingHttpHeaders,
): Promise<WireSession | null> {
  const { Host = `localhost:${port}`, ...more } = headers;
  const socket = new WebSocket(`ws://127.0.0.1:${port}/.ws?v=5&ns=txwb${query}`, {
    headers: { ...more, Host } as Record<string, string>,
  });
  const waiting: ((status: string) => void)[] = [];
  const frames = new FrameAssembler();
  return new Promise((resolve) => {
    socket.on('error', () => resolve(null));
    socket.on('message', (data) => {
      const whole = frames.add(String(data));
      const { d } = JSON.parse(whole ?? '{"d":{}}') as Numbered;
      if (d.r !== undefined && d.b) waiting.shift()?.(d.b.s);
    });
    const sendAndWait = (message: object) => {
      socket.send(JSON.stringify({ t: 'd', d: message }));
      return new Promise<string>((settle) => waiting.push(settle));
    };
    socket.on('open', () => resolve({ ask: sendAndWait }));
  });
}
