import { crc32, deflateRawSync } from 'node:zlib'

export interface Entry {
  /** With `/` between folders. */
  name: string
  /** True for what is compressed already, such as a picture. */
  stored?: boolean
  /** Its parts, in order. */
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>
}

const [localHeader, descriptor, centralHeader, end] = [0x04034b50, 0x08074b50, 0x02014b50, 0x06054b50]
/** Sizes follow the contents, which nobody knows before; names are UTF-8. */
const flags = 0x0808
const version = 20

/** The moment as MS-DOS wrote it, in two seconds. */
const dosTime = (now: Date) =>
  (((now.getUTCFullYear() - 1980) << 25) |
    ((now.getUTCMonth() + 1) << 21) |
    (now.getUTCDate() << 16) |
    (now.getUTCHours() << 11) |
    (now.getUTCMinutes() << 5) |
    (now.getUTCSeconds() >> 1)) >>>
  0

const fields = (...values: (readonly [bytes: 2 | 4, value: number])[]) => {
  const buffer = Buffer.alloc(values.reduce((sum, [bytes]) => sum + bytes, 0))
  let at = 0
  for (const [bytes, value] of values) at = buffer.writeUIntLE(value, at, bytes)
  return buffer
}

interface Written {
  name: Buffer
  method: number
  crc: number
  packed: number
  size: number
  at: number
}

/** What a header before the contents and the one in the directory have in common. */
const common = ({ method, crc, packed, size, name }: Omit<Written, 'at'>, time: number) =>
  [
    ...([
      [2, version],
      [2, flags],
      [2, method],
      [4, time],
      [4, crc],
    ] as const),
    ...([
      [4, packed],
      [4, size],
      [2, name.length],
      [2, 0],
    ] as const),
  ] as const

/**
 * An archive in the format ZIP (APPNOTE 6.3, without its extensions for more than 4 GB), part by part: neither an entry
 * nor the archive is ever in memory as a whole. Each part is compressed as a stream of its own, ended by an empty block.
 */
export async function* zipped(entries: AsyncIterable<Entry> | Iterable<Entry>, now: Date): AsyncGenerator<Buffer> {
  const time = dosTime(now)
  const directory: Written[] = []
  let at = 0
  const counted = (part: Buffer) => {
    at += part.length
    return part
  }
  for await (const { name, stored = false, content } of entries) {
    const entry = { name: Buffer.from(name), method: stored ? 0 : 8, crc: 0, packed: 0, size: 0, at }
    yield counted(Buffer.concat([fields([4, localHeader], ...common(entry, time)), entry.name]))
    const begin = at
    for await (const part of content) {
      entry.crc = crc32(part, entry.crc)
      entry.size += part.length
      // Z_SYNC_FLUSH ends on a byte and without a last block, so that the next part can follow.
      yield counted(stored ? Buffer.from(part) : deflateRawSync(part, { finishFlush: 2 }))
    }
    // An empty last block.
    if (!stored) yield counted(Buffer.from([0x03, 0x00]))
    entry.packed = at - begin
    yield counted(fields([4, descriptor], [4, entry.crc], [4, entry.packed], [4, entry.size]))
    directory.push(entry)
  }
  const begin = at
  for (const entry of directory)
    yield counted(
      Buffer.concat([
        fields(
          ...([[4, centralHeader], [2, version], ...common(entry, time)] as const),
          ...([
            [2, 0],
            [2, 0],
            [2, 0],
            [4, 0],
            [4, entry.at],
          ] as const),
        ),
        entry.name,
      ]),
    )
  const files = directory.length
  yield fields([4, end], [2, 0], [2, 0], [2, files], [2, files], [4, at - begin], [4, begin], [2, 0])
}
