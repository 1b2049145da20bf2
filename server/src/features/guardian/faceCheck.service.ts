import { randomInt } from 'node:crypto'
import { type HeadSide, headSides, Refusal } from '@palaestra/contract'
import type { NoTx } from '../../database/database.ts'
import type { Uses } from '../../deps.ts'
import { hashOfToken, newToken } from '../../keys.ts'
import { after, minute } from '../../ports/clock.ts'
import { hasTurned } from '../face/headTurn.rules.ts'
import { fileService } from '../file/file.service.ts'
import { rateLimitService } from '../limit/rateLimit.service.ts'
import { registrationTable } from '../registration/registration.table.ts'
import { orUnavailable } from './bureau.rules.ts'
import { facesShown } from './guardian.limits.ts'
import { type GuardianCheck, guardianCheckTable } from './guardianCheck.table.ts'

/** Seconds to take and send the picture: one prepared long before proves nobody’s presence. */
const faceCheckSeconds = 10 * minute

interface Pictures {
  file: File
  turned?: File | undefined
}

/** A complaint about the second picture stands at that one. */
const atTurned = (error: unknown): never => {
  throw error instanceof Refusal && error.fields['file'] ? Refusal.at('turned', error.refusal) : error
}

/** What says nothing about the picture, and so counts as no try. */
const isNobodysFailure = (error: unknown) =>
  !(error instanceof Refusal) || error.refusal === 'busy' || error.refusal === 'bureau_unavailable'

/** Checks that the guardian is there while the minor applies (M04). */
export const faceCheckService = (
  deps: Uses<'clock' | 'keys' | 'files' | 'identity' | 'presence' | 'settings', NoTx>,
) => {
  const { db, clock, identity, presence, settings } = deps
  const rateLimit = rateLimitService(deps)

  const refuseSent = async (registrationId: number) => {
    if (!(await registrationTable(db).unsent(registrationId))) throw new Refusal('registration_ended')
  }

  /** Refuses a head that does not turn: a still picture shows somebody who is not there (T-81). */
  const refuseStill = async (ahead: Buffer, turned: File | undefined, side: HeadSide) => {
    if (!turned) throw Refusal.at('turned', 'required')
    const picture = await fileService(deps).face(turned).catch(atTurned)
    const turn = await presence.turn(ahead, picture).catch((error: unknown) => {
      throw orUnavailable(error)
    })
    if (turn === 'no_face_ahead') throw Refusal.at('file', 'face_not_found')
    if (turn === 'no_face_turned' || turn.person === 'no_face') throw Refusal.at('turned', 'face_not_found')
    if (turn.person === 'other') throw Refusal.at('turned', 'face_mismatch')
    if (!hasTurned(turn, side)) throw Refusal.at('turned', 'head_not_turned')
  }

  /** Writes the pictures anew as every upload, compares them, and keeps nothing of them (T-81). */
  const compare = async ({ guardianIdNumber, faceCheckTurn: side }: GuardianCheck, { file, turned }: Pictures) => {
    const picture = await fileService(deps).face(file)
    if (side) await refuseStill(picture, turned, side)
    return identity.compareFace({ idNumber: guardianIdNumber }, picture).catch((error: unknown) => {
      throw orUnavailable(error)
    })
  }

  return {
    /** Makes a secret that is good for one picture; the one before ends. @throws registration_ended, guardian_needed */
    async begin(registrationId: number) {
      await refuseSent(registrationId)
      const [faceCheck, endsAt] = [newToken(), after(clock.now(), faceCheckSeconds)]
      const turn = settings.headTurn === 'asked' ? (headSides[randomInt(headSides.length)] ?? 'left') : null
      const check = { faceCheckHash: hashOfToken(faceCheck), faceCheckEndsAt: endsAt, faceCheckTurn: turn }
      if (!(await guardianCheckTable(db).beginFaceCheck(registrationId, check))) throw new Refusal('guardian_needed')
      return { faceCheck, endsAt: endsAt.toISOString(), turn }
    },

    /**
     * The bureau alone decides. The answer is kept, unless it is a no; the picture never is.
     *
     * @throws registration_ended, guardian_needed, face_check_ended, face_mismatch, face_not_found,
     * head_not_turned, required,
     * bureau_unavailable, too_many, and what is wrong with a picture
     */
    async check({ faceCheck, ...pictures }: Pictures & { faceCheck: string }, registrationId: number) {
      await refuseSent(registrationId)
      if (!(await guardianCheckTable(db).of(registrationId))) throw new Refusal('guardian_needed')
      const confirmed = await guardianCheckTable(db).useFaceCheck(registrationId, hashOfToken(faceCheck), clock.now())
      if (!confirmed) throw new Refusal('face_check_ended')

      const tries = facesShown(confirmed.idNumber)
      await rateLimit.use(...tries)
      const face = await compare(confirmed, pictures).catch(async (error: unknown) => {
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
