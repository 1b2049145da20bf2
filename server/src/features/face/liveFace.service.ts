import { randomInt } from 'node:crypto'
import { type HeadSide, headSides, Refusal } from '@palaestra/contract'
import type { NoTx } from '../../database/database.ts'
import type { Uses } from '../../deps.ts'
import { hashOfToken, newToken } from '../../keys.ts'
import { after, minute } from '../../ports/clock.ts'
import { fileService } from '../file/file.service.ts'
import { type RateLimit, rateLimitService } from '../limit/rateLimit.service.ts'
import { orUnavailable } from './bureau.rules.ts'
import { hasTurned } from './headTurn.rules.ts'

/** Seconds to take and send the picture: one prepared long before proves nobody’s presence. */
const faceCheckSeconds = 10 * minute

export interface Pictures {
  file: File
  turned?: File | undefined
}

/** The columns in which a check under way is kept, by whoever has it shown. */
export interface FaceCheck {
  faceCheckHash: string
  faceCheckEndsAt: Date
  faceCheckTurn: HeadSide | null
}
interface Asked {
  /** Of the person who has to be in the picture. */
  idNumber: string
  /** The side that was asked for, if any. */
  turn: HeadSide | null
  tries: RateLimit[]
}

/** A complaint about the second picture stands at that one. */
const atTurned = (error: unknown): never => {
  throw error instanceof Refusal && error.fields['file'] ? Refusal.at('turned', error.refusal) : error
}

/** What says nothing about the picture, and so counts as no try. */
const isNobodysFailure = (error: unknown) =>
  !(error instanceof Refusal) || error.refusal === 'busy' || error.refusal === 'bureau_unavailable'

/** That somebody is there now, and is who they say: a picture just taken, a turn of the head, and the bureau’s word (M04, T-81). */
export const liveFaceService = (
  deps: Uses<'clock' | 'keys' | 'files' | 'identity' | 'presence' | 'settings', NoTx>,
) => {
  const { clock, identity, presence, settings } = deps
  const rateLimit = rateLimitService(deps)

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
  const compare = async ({ idNumber, turn }: Asked, { file, turned }: Pictures) => {
    const picture = await fileService(deps).face(file)
    if (turn) await refuseStill(picture, turned, turn)
    return identity.compareFace({ idNumber }, picture).catch((error: unknown) => {
      throw orUnavailable(error)
    })
  }

  return {
    /** Makes a secret that is good for one picture, and what is to be kept of it. */
    begin() {
      const [faceCheck, endsAt] = [newToken(), after(clock.now(), faceCheckSeconds)]
      const turn = settings.headTurn === 'asked' ? (headSides[randomInt(headSides.length)] ?? 'left') : null
      const kept: FaceCheck = { faceCheckHash: hashOfToken(faceCheck), faceCheckEndsAt: endsAt, faceCheckTurn: turn }
      return { kept, said: { faceCheck, endsAt: endsAt.toISOString(), turn } }
    },

    /**
     * The bureau alone decides. The pictures are kept nowhere.
     *
     * @throws face_mismatch, face_not_found, head_not_turned, required, bureau_unavailable, too_many, and what is wrong
     * with a picture
     */
    async shown(asked: Asked, pictures: Pictures) {
      await rateLimit.use(...asked.tries)
      const face = await compare(asked, pictures).catch(async (error: unknown) => {
        if (isNobodysFailure(error)) await rateLimit.givingBack(asked.tries).execute()
        throw error
      })
      if (face === 'no_face') throw Refusal.at('file', 'face_not_found')
      // Who cannot be compared with anybody has not shown to be there.
      if (face === 'other' || face === 'no_photo') throw Refusal.at('file', 'face_mismatch')
      return face
    },
  }
}
