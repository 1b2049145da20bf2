import type { NoTx } from '../../database/database.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Uses } from '../../deps.ts'
import type { Files } from '../../ports/files.ts'
import { dataCopyTable } from './dataCopy.table.ts'

/** Bytes of one stored part: so much of a copy is in memory at a time. */
const partSize = 512 * 1024

const nameOf = (content: string, part: number) => `${content}-${part}`

/** Cuts a stream into parts of one size. */
export async function* inParts(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let gathered: Buffer[] = []
  let size = 0
  for await (const piece of stream)
    for (let at = 0; at < piece.length; ) {
      const taken = piece.subarray(at, at + partSize - size)
      gathered.push(taken)
      size += taken.length
      at += taken.length
      if (size < partSize) continue
      yield Buffer.concat(gathered)
      gathered = []
      size = 0
    }
  if (size > 0) yield Buffer.concat(gathered)
}

export const putPart = (files: Files, content: string, part: number, bytes: Buffer) =>
  files.put(nameOf(content, part), bytes)

/** The parts of a copy in their order. @throws when one is gone: half a copy is none */
export async function* partsOf(files: Files, { content, parts }: { content: string; parts: number }) {
  for (let part = 0; part < parts; part += 1) {
    const bytes = await files.get(nameOf(content, part))
    if (!bytes) throw new Error('A part of a data copy is gone.')
    yield bytes
  }
}

export const deleteParts = async (files: Files, { content, parts }: { content: string | null; parts: number }) => {
  if (content === null) return
  for (let part = 0; part < parts; part += 1) await files.delete(nameOf(content, part))
}

/** Erases a copy with its contents: if that fails, the next try finds both again. */
export const erase = (deps: Uses<'files', NoTx>, id: string) =>
  inTransaction(deps, async ({ db, files }) => {
    const copy = await dataCopyTable(db).delete(id)
    if (copy) await deleteParts(files, copy)
  })

/** Erases the copies whose time is over, and those that could not be made. */
export const purgeDataCopies = async (deps: Uses<'clock' | 'files', NoTx>) => {
  for (const { id } of await dataCopyTable(deps.db).over(deps.clock.now())) await erase(deps, id)
}
