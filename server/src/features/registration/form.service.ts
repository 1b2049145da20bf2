import { type Draft, knownFields } from '@palaestra/contract'
import type { Deps } from '../../deps.ts'
import type { RequestContext } from '../../http/serve.ts'
import { applicationTable } from '../application/application.table.ts'
import { fileService } from '../file/file.service.ts'
import type { PictureKind } from '../file/picture.rules.ts'
import { isAbout } from '../guardian/guardian.rules.ts'
import { guardianCheckTable } from '../guardian/guardianCheck.table.ts'
import { rateLimitService } from '../limit/rateLimit.service.ts'
import { openingService } from './opening.service.ts'
import { uploads } from './registration.limits.ts'
import { pictureColumns, registrationTable } from './registration.table.ts'

type Context = Pick<RequestContext, 'address'> & { registrationId: number }

/** An applicant’s unsent form: texts and pictures. */
export const formService = (deps: Deps) => {
  const { db, settings } = deps
  const files = fileService(deps)
  const { unsent } = openingService(deps)

  const upload = async (kind: PictureKind, file: File, { registrationId, address }: Context) => {
    await unsent(registrationId)
    await rateLimitService(deps).use(...uploads(String(registrationId), address, settings.limits))
    const uploaded = await files.upload({ kind, by: { registrationId }, file })
    await registrationTable(db).set(registrationId, { [pictureColumns[kind]]: uploaded.id })
    return uploaded
  }

  const uploaded = async (id: string | null) => (id === null ? null : files.uploaded(id))

  return {
    uploadPhoto: (file: File, context: Context) => upload('photo', file, context),
    uploadIdCopy: (file: File, context: Context) => upload('id_copy', file, context),
    uploadGuardianIdCopy: (file: File, context: Context) => upload('guardian_id_copy', file, context),

    async saveDraft(draft: Draft, registrationId: number) {
      await unsent(registrationId)
      await registrationTable(db).setDraft(registrationId, draft)
      return {}
    },

    async readDraft(registrationId: number) {
      const { mobile, email, photo, idCopy, guardianIdCopy, corrects, government, ...kept } =
        await unsent(registrationId)
      // What is known stays as it is, whatever was kept.
      const draft = { ...kept.draft, ...government?.known }
      const confirmed = await guardianCheckTable(db).of(registrationId)
      // A confirmation is good for the confirmed entries only.
      const relation = confirmed !== undefined && isAbout(confirmed, draft)
      const corrected = corrects === null ? undefined : await applicationTable(db).byId(corrects)
      return {
        draft,
        mobile,
        email,
        photo: await uploaded(photo),
        idCopy: await uploaded(idCopy),
        guardianIdCopy: await uploaded(guardianIdCopy),
        guardian: { relation, face: relation && confirmed.face !== null },
        government: government && { known: knownFields.filter((field) => field in government.known) },
        rejectionReason: corrected?.rejectionReason ?? null,
      }
    },
  }
}
