import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

/** How much of a file is gathered before it is written down, in powers of two: which is smallest depends on the file. */
const memLevels = [5, 6, 7, 8, 9]

const smallestGzip = (content: Buffer) =>
  memLevels
    .map((memLevel) => gzipSync(content, { level: 9, memLevel }))
    .reduce((least, one) => (one.length < least.length ? one : least))

/**
 * Compresses each file once, as small as it gets, instead of at every request. The server fills in documents first, so
 * it compresses those.
 */
export const compress = (folder: string) => {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(js|css)$/.test(name)) continue
    const content = readFileSync(join(folder, name))
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(content))
    writeFileSync(join(folder, `${name}.gz`), smallestGzip(content))
  }
}
