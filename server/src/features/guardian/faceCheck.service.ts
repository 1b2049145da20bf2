import { Refusal } from '@palaestra/contract'
import type { NoTx } from '../../database/database.ts'
import type { Uses } from '../../deps.ts'
import { hashOfToken } from '../../keys.ts'
import { facesShown } from '../face/face.limits.ts'
import { liveFaceService, type Pictures } from '../face/liveFace.service.ts'
import { registrationTable } from '../registration/registration.table.ts'
import { guardianCheckTable } from './guardianCheck.table.ts'

/** Checks that the guardian is there while the minor applies (M04). */
export const faceCheckService = (
  deps: Uses<'clock' | 'keys' | 'files' | 'identity' | 'presence' | 'settings', NoTx>,
) => {
  const { db, clock } = deps
  const live = liveFaceService(deps)

  const refuseSent = async (registrationId: number) => {
    if (!(await registrationTable(db).unsent(registrationId))) throw new Refusal('registration_ended')
  }

  return {
    /** Makes a secret that is good for one picture; the one before ends. @throws registration_ended, guardian_needed */
    async begin(registrationId: number) {
      await refuseSent(registrationId)
      const { kept, said } = live.begin()
      if (!(await guardianCheckTable(db).beginFaceCheck(registrationId, kept))) throw new Refusal('guardian_needed')
      return said
    },

    /**
     * The answer is kept, unless it is a no.
     *
     * @throws registration_ended, guardian_needed, face_check_ended, face_mismatch, face_not_found, head_not_turned,
     * required, bureau_unavailable, too_many, and what is wrong with a picture
     */
    async check({ faceCheck, ...pictures }: Pictures & { faceCheck: string }, registrationId: number) {
      await refuseSent(registrationId)
      if (!(await guardianCheckTable(db).of(registrationId))) throw new Refusal('guardian_needed')
      const confirmed = await guardianCheckTable(db).useFaceCheck(registrationId, hashOfToken(faceCheck), clock.now())
      if (!confirmed) throw new Refusal('face_check_ended')

      const { guardianIdNumber: idNumber, faceCheckTurn: turn } = confirmed
      const face = await live.shown({ idNumber, turn, tries: facesShown(confirmed.idNumber) }, pictures)
      if (!(await guardianCheckTable(db).setFace(confirmed, face))) throw new Refusal('guardian_needed')
      return {}
    },
  }
}
