import { randomUUID } from 'node:crypto'
import type { NoTx, Tx } from '../../database/database.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Uses } from '../../deps.ts'
import { after, day } from '../../ports/clock.ts'
import { turns } from '../../turns.ts'
import { fileTable } from './file.table.ts'
import { onCard, type PictureKind, previewOf, readPicture } from './picture.rules.ts'

/** Decoding takes a core: two at once in this process leave time for everybody else. */
const inTurn = turns({ atOnce: 2, longestQueue: 30 })

interface Upload {
  kind: PictureKind
  /** Who uploads it. */
  by: { registrationId: number } | { memberId: number }
  file: File
}
const nobody = { registrationId: null, memberId: null }

export const fileService = ({ db, clock, files }: Uses<'clock' | 'files', NoTx>) => {
  const read = async (kind: PictureKind | 'face', file: File) => {
    const original = Buffer.from(await file.arrayBuffer())
    return inTurn(() => readPicture(kind, original))
  }

  return {
    /**
     * Judges a picture, writes it anew and stores it.
     *
     * @throws busy, and what `readPicture` throws
     */
    async upload({ kind, by, file }: Upload) {
      const { content, preview, width, height } = await read(kind, file)
      const id = randomUUID()
      // The row comes first: contents without a row would stay for ever, a row without contents goes after a day.
      const size = content.length
      await fileTable(db).add({ id, kind, ...nobody, ...by, size, width, height, createdAt: clock.now(), kept: false })
      await files.put(id, content)
      return { id, preview }
    },

    /** A small picture of one that is stored nowhere. @throws as `upload` */
    preview: async (file: File) => (await read('face', file)).preview,

    /** Judges the picture of a face and writes it anew in the same way, but stores nothing. @throws as `upload` */
    face: async (file: File) => (await read('face', file)).content,

    /** The photo as a membership card shows it; undefined when the file is gone. @throws busy */
    async onCard(id: string) {
      const content = await files.get(id)
      return content && (await inTurn(() => onCard(content)))
    },

    /** Returns the reply of the upload again; null when the file is gone. */
    async uploaded(id: string) {
      const content = await files.get(id)
      return content ? { id, preview: await inTurn(() => previewOf(content)) } : null
    },
  }
}

/** Keeps the pictures that an application or a member needs. */
export const keepFiles = ({ db }: Uses<never, Tx>, ids: readonly string[]) => fileTable(db).setKept(ids, true)
/** Releases pictures: they are deleted with the orphans. */
export const releaseFiles = ({ db }: Uses<never, Tx>, ids: readonly string[]) => fileTable(db).setKept(ids, false)

/** Deletes files that were uploaded more than a day ago and belong to nothing. */
export const purgeFiles = async (deps: Uses<'clock' | 'files', NoTx>) => {
  for (const { id } of await fileTable(deps.db).orphans(after(deps.clock.now(), -day)))
    await inTransaction(deps, async ({ db, files }) => {
      // The contents go within the transaction of the row: if that fails, the next run tries both again.
      if (await fileTable(db).delete(id)) await files.delete(id)
    })
}
