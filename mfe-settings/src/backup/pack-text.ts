import { BackupError } from './backup-error';
import { MAX_BACKUP_LENGTH } from './backup-format';

const CHUNK_BYTES = 8_192;

function encoded(bytes: Uint8Array): string {
  let binary = '';
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES)
    binary += String.fromCharCode(...bytes.subarray(at, at + CHUNK_BYTES));
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

/** Whether this browser can compress, which links need: Chrome 103, Safari 16.4, Firefox 113 and later. */
export const canPack = () => typeof CompressionStream !== 'undefined';

/** Compresses a text to URL-safe characters. Throws BackupError `no-compression`. */
export async function packText(text: string): Promise<string> {
  if (!canPack()) throw new BackupError('no-compression');
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return encoded(new Uint8Array(await new Response(stream).arrayBuffer()));
}

/** Reverses packText. Throws BackupError. Stops with `too-large` before a small input decompresses to a giant. */
export async function unpackText(code: string): Promise<string> {
  if (!canPack()) throw new BackupError('no-compression');
  const bytes = decoded(code);
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      text += decoder.decode(part.value, { stream: true });
      if (text.length > MAX_BACKUP_LENGTH) break;
    }
  } catch {
    throw new BackupError('damaged');
  }
  if (text.length > MAX_BACKUP_LENGTH) {
    await reader.cancel();
    throw new BackupError('too-large');
  }
  return text + decoder.decode();
}
