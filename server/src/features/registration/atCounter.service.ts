import { Refusal } from '@palaestra/contract'
import type { NoTx } from '../../database/database.ts'
import type { Uses } from '../../deps.ts'
import { hashOfToken, newToken } from '../../keys.ts'
import { after, hour } from '../../ports/clock.ts'
import { fileService } from '../file/file.service.ts'
import type { PictureKind } from '../file/picture.rules.ts'
import { pictureColumns, registrationTable } from './registration.table.ts'

/** Seconds in which a form that was begun has to be entered: a working day. */
const longest = 12 * hour

interface Own {
  /** What `begin` has given. */
  entry: string
  staffId: number
}

/** A registration that a clerk fills in for who has come in: no token opens it, only who has begun it. */
export const atCounterService = (deps: Uses<'clock' | 'files', NoTx>) => {
  const { db, clock } = deps

  /** Sent or not. @throws entry_ended, which a colleague’s and an unknown one are as well */
  const own = async ({ entry, staffId }: Own) => {
    const registration = await registrationTable(db).enteredBy(Number(entry), staffId, clock.now())
    if (!registration) throw new Refusal('entry_ended')
    return registration
  }

  return {
    own,

    async begin(staffId: number) {
      const now = clock.now()
      const tokenHash = hashOfToken(newToken())
      const { id } = await registrationTable(db).add({
        tokenHash,
        openedAt: now,
        endsAt: after(now, longest),
        draft: {},
        enteredBy: staffId,
      })
      return { entry: String(id) }
    },

    /** @throws entry_ended, and what is wrong with the picture */
    async upload(kind: PictureKind, { file, ...by }: Own & { file: File }) {
      const { id, closedAt } = await own(by)
      if (closedAt) throw new Refusal('entry_ended')
      const uploaded = await fileService(deps).upload({ kind, by: { registrationId: id }, file })
      await registrationTable(db).set(id, { [pictureColumns[kind]]: uploaded.id })
      return uploaded
    },
  }
}
