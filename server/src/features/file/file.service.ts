import { randomUUID, timingSafeEqual } from 'node:crypto'
import { Refusal } from '@palaestra/contract'
import type { NoTx, Tx } from '../../database/database.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Uses } from '../../deps.ts'
import { after, day } from '../../ports/clock.ts'
import { turns } from '../../turns.ts'
import { fileTable } from './file.table.ts'
import { type PictureKind, previewOf, readPicture } from './picture.rules.ts'

/** Seconds for which a link to a file works. */
const linkSeconds = 60

/** Decoding takes a core: two at once in this process, so that everybody else is still served. */
const inTurn = turns({ atOnce: 2, longestQueue: 30 })

interface Upload {
  kind: PictureKind
  registrationId: number
  file: File
}

export const fileService = ({ db, clock, keys, files }: Uses<'clock' | 'keys' | 'files', NoTx>) => {
  const sealOf = (content: string) => keys.ofLink(`file ${content}`)
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
    async upload({ kind, registrationId, file }: Upload) {
      const { content, preview, width, height } = await read(kind, file)
      const id = randomUUID()
      // The row first: contents without a row would stay for ever, a row without contents goes after a day.
      const size = content.length
      await fileTable(db).add({ id, kind, registrationId, size, width, height, createdAt: clock.now(), kept: false })
      await files.put(id, content)
      return { id, preview }
    },

    /** The picture of a face, judged and written anew in the same way; nothing of it is stored. @throws as `upload` */
    face: async (file: File) => (await read('face', file)).content,

    /** As it was answered when it was uploaded; null when it is gone. */
    async uploaded(id: string) {
      const content = await files.get(id)
      return content ? { id, preview: await inTurn(() => previewOf(content)) } : null
    },

    /** An address that works for a minute, for who may look at it: `id.second.seal`. */
    link(id: string) {
      const content = `${id}.${Math.floor(after(clock.now(), linkSeconds).getTime() / 1000)}`
      return `/api/file/${content}.${sealOf(content)}`
    },

    /** The JPEG behind the last part of such an address. @throws not_found */
    async behind(link: string) {
      const [id = '', endsAt = '', seal = ''] = link.split('.')
      const [given, right] = [Buffer.from(seal), Buffer.from(sealOf(`${id}.${endsAt}`))]
      const isSealed = given.length === right.length && timingSafeEqual(given, right)
      const content = isSealed && Number(endsAt) * 1000 > clock.now().getTime() && (await files.get(id))
      if (!content) throw new Refusal('not_found')
      return content
    },
  }
}

/** Keeps the pictures that an application or a member needs. */
export const keepFiles = ({ db }: Uses<never, Tx>, ids: readonly string[]) => fileTable(db).setKept(ids, true)
/** Lets go of them: they are deleted with the orphans. */
export const releaseFiles = ({ db }: Uses<never, Tx>, ids: readonly string[]) => fileTable(db).setKept(ids, false)

/** Deletes what was uploaded more than a day ago and is part of nothing. */
export const purgeFiles = async (deps: Uses<'clock' | 'files', NoTx>) => {
  for (const { id } of await fileTable(deps.db).orphans(after(deps.clock.now(), -day)))
    await inTransaction(deps, async ({ db, files }) => {
      // The contents within the transaction of the row: should that fail, both are tried again.
      if (await fileTable(db).forget(id)) await files.delete(id)
    })
}
