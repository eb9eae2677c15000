import { BackupError } from './backup-error';
import { MOST_BACKUP } from './backup-format';

const CHUNK = 8_192;

function encoded(bytes: Uint8Array): string {
  let binary = '';
  for (let at = 0; at < bytes.length; at += CHUNK)
    binary += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function decoded(code: string): Uint8Array<ArrayBuffer> {
  try {
    const binary = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
  } catch {
    throw new BackupError('damaged');
  }
}

/** Whether this browser has what links are made and opened with: Chrome 103, Safari 16.4, Firefox 113 and later have. */
export const canPack = () => typeof CompressionStream !== 'undefined';

/** A text, compressed, in letters that stand in an address as they are. Throws BackupError `no-compression`. */
export async function packText(text: string): Promise<string> {
  if (!canPack()) throw new BackupError('no-compression');
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return encoded(new Uint8Array(await new Response(stream).arrayBuffer()));
}

/** The text that packText packed. Throws BackupError; `too-large` before a small code has become a giant. */
export async function unpackText(code: string): Promise<string> {
  if (!canPack()) throw new BackupError('no-compression');
  const bytes = decoded(code);
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      text += decoder.decode(part.value, { stream: true });
      if (text.length > MOST_BACKUP) break;
    }
  } catch {
    throw new BackupError('damaged');
  }
  if (text.length > MOST_BACKUP) {
    await reader.cancel();
    throw new BackupError('too-large');
  }
  return text + decoder.decode();
}
