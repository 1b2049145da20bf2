import { Refusal } from '@palaestra/contract'
import type { NoTx } from '../../database/database.ts'
import type { Uses } from '../../deps.ts'
import { hashOfToken } from '../../keys.ts'
import { accountTable } from '../account/account.table.ts'
import { consentTable } from '../consent/consent.table.ts'
import { guardiansFacesShown } from '../face/face.limits.ts'
import { liveFaceService, type Pictures } from '../face/liveFace.service.ts'
import { guardianTable } from './guardian.table.ts'

/**
 * The face check of a guardian who has passed none: entered at the counter, or a second parent. It is asked for before
 * the first yes; who was there at an application has passed it (M05).
 */
export const guardianFaceService = (
  deps: Uses<'clock' | 'keys' | 'files' | 'identity' | 'presence' | 'settings', NoTx>,
) => {
  const { db, clock } = deps
  const live = liveFaceService(deps)

  /** The ID number of a member who is a guardian now. @throws not_the_guardian */
  const guardianOf = async (memberId: number) => {
    const { idNumber } = await accountTable(db).byId(memberId)
    if ((await consentTable(db).childrenOf(idNumber)).length === 0) throw new Refusal('not_the_guardian')
    return idNumber
  }

  return {
    /** Makes a secret that is good for one picture; the one before ends. @throws not_the_guardian */
    async begin(memberId: number) {
      const idNumber = await guardianOf(memberId)
      const { kept, said } = live.begin()
      await guardianTable(db).beginFaceCheck(idNumber, kept)
      return said
    },

    /**
     * The answer is kept, unless it is a no.
     *
     * @throws not_the_guardian, face_check_ended, face_mismatch, face_not_found, head_not_turned, required,
     * bureau_unavailable, too_many, and what is wrong with a picture
     */
    async check({ faceCheck, ...pictures }: Pictures & { faceCheck: string }, memberId: number) {
      const idNumber = await guardianOf(memberId)
      const begun = await guardianTable(db).useFaceCheck(idNumber, hashOfToken(faceCheck), clock.now())
      if (!begun) throw new Refusal('face_check_ended')
      const face = await live.shown({ idNumber, turn: begun.turn, tries: guardiansFacesShown(idNumber) }, pictures)
      await guardianTable(db).keepFace(idNumber, face, clock.now())
      return {}
    },
  }
}
