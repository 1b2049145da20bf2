import { Refusal } from '@palaestra/contract'
import type { NoTx } from '../../database/database.ts'
import type { Uses } from '../../deps.ts'
import { hashOfToken, newToken } from '../../keys.ts'
import { after, minute } from '../../ports/clock.ts'
import { fileService } from '../file/file.service.ts'
import { rateLimitService } from '../limit/rateLimit.service.ts'
import { registrationTable } from '../registration/registration.table.ts'
import { orUnavailable } from './bureau.rules.ts'
import { facesShown } from './guardian.limits.ts'
import { guardianCheckTable } from './guardianCheck.table.ts'

/** Seconds to take and send the picture: one prepared long before proves nobody’s presence. */
const faceCheckSeconds = 10 * minute

/** What says nothing about the picture, and so counts as no try. */
const isNobodysFailure = (error: unknown) =>
  !(error instanceof Refusal) || error.refusal === 'busy' || error.refusal === 'bureau_unavailable'

/** Checks that the guardian is there while the minor applies (M04). */
export const faceCheckService = (deps: Uses<'clock' | 'keys' | 'files' | 'identity', NoTx>) => {
  const { db, clock, identity } = deps
  const rateLimit = rateLimitService(deps)

  const refuseSent = async (registrationId: number) => {
    if (!(await registrationTable(db).unsent(registrationId))) throw new Refusal('registration_ended')
  }

  /** Writes the picture anew as every upload, compares it, and keeps nothing of it (T-81). */
  const compare = async (guardianIdNumber: string, file: File) => {
    const picture = await fileService(deps).face(file)
    return identity.compareFace({ idNumber: guardianIdNumber }, picture).catch((error: unknown) => {
      throw orUnavailable(error)
    })
  }

  return {
    /** Makes a secret that is good for one picture; the one before ends. @throws registration_ended, guardian_needed */
    async begin(registrationId: number) {
      await refuseSent(registrationId)
      const [faceCheck, endsAt] = [newToken(), after(clock.now(), faceCheckSeconds)]
      if (!(await guardianCheckTable(db).beginFaceCheck(registrationId, hashOfToken(faceCheck), endsAt)))
        throw new Refusal('guardian_needed')
      return { faceCheck, endsAt: endsAt.toISOString() }
    },

    /**
     * The bureau alone decides. The answer is kept, unless it is a no; the picture never is.
     *
     * @throws registration_ended, guardian_needed, face_check_ended, face_mismatch, face_not_found,
     * bureau_unavailable, too_many, and what is wrong with a picture
     */
    async check({ faceCheck, file }: { faceCheck: string; file: File }, registrationId: number) {
      await refuseSent(registrationId)
      if (!(await guardianCheckTable(db).of(registrationId))) throw new Refusal('guardian_needed')
      const confirmed = await guardianCheckTable(db).useFaceCheck(registrationId, hashOfToken(faceCheck), clock.now())
      if (!confirmed) throw new Refusal('face_check_ended')

      const tries = facesShown(confirmed.idNumber)
      await rateLimit.use(...tries)
      const face = await compare(confirmed.guardianIdNumber, file).catch(async (error: unknown) => {
        if (isNobodysFailure(error)) await rateLimit.givingBack(tries).execute()
        throw error
      })
      if (face === 'no_face') throw Refusal.at('file', 'face_not_found')
      // Who cannot be compared with anybody has not shown to be there.
      if (face === 'other' || face === 'no_photo') throw Refusal.at('file', 'face_mismatch')
      if (!(await guardianCheckTable(db).setFace(confirmed, face))) throw new Refusal('guardian_needed')
      return {}
    },
  }
}
