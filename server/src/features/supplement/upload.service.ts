import { Refusal } from '@palaestra/contract'
import type { Deps, Uses } from '../../deps.ts'
import type { RequestContext } from '../../http/serve.ts'
import { fileService } from '../file/file.service.ts'
import { fileTable } from '../file/file.table.ts'
import type { PictureKind } from '../file/picture.rules.ts'
import { rateLimitService } from '../limit/rateLimit.service.ts'
import { uploadsOf } from './supplement.limits.ts'

type From = Pick<RequestContext, 'address'> & { memberId: number }

/** The pictures that a member sends: they open nothing, and go after a day unless something is sent with them. */
export const uploadService = (deps: Deps) => {
  const upload = async (kind: PictureKind, file: File, { memberId, address }: From) => {
    await rateLimitService(deps).use(...uploadsOf(memberId, address, deps.settings.limits))
    return fileService(deps).upload({ kind, by: { memberId }, file })
  }
  return {
    photo: (file: File, from: From) => upload('photo', file, from),
    document: (file: File, from: From) => upload('id_copy', file, from),
  }
}

/** Only what this member has uploaded as such a picture is theirs to send. @throws file_gone at the field */
export const refuseForeignFile = async (
  { db }: Uses,
  { memberId, id, field, kind }: { memberId: number; id: string; field: string; kind: PictureKind },
) => {
  const file = await fileTable(db).of(id)
  if (file?.memberId !== memberId || file.kind !== kind) throw Refusal.at(field, 'file_gone')
}
