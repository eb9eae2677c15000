import { buildRemote } from '../host/release/build/build-remote';
import { rmSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
for (const area of ['mfe-s341','mfe-search', 'mfe-calendar'] as const) {
const b = await buildRemote({ area });
console.log(b.release.preload.map((p) => [p.file.split('/').pop(), p.as, p.chunk, p.pages?.join()].join(' ')).join('\n'));
for (const p of [b.release.firstPaint, ...Object.values(b.release.firstPaints ?? {})]) if (p) console.log(p.file, brotliCompressSync(readFileSync(b.folder + '/' + p.file.split('/').pop())).length);
rmSync(b.folder, { recursive: true }); }
