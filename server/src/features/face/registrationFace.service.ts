import { type FaceFinding, Refusal } from '@palaestra/contract'
import type { NoTx } from '../../database/database.ts'
import type { Uses } from '../../deps.ts'
import type { IdentityDocument } from '../../ports/identity.ts'
import { rateLimitService } from '../limit/rateLimit.service.ts'
import { registrationTable } from '../registration/registration.table.ts'
import { applicantFace, orRefuseFace } from './applicantFace.service.ts'
import { photosRefused } from './face.limits.ts'
import { faceFindingTable } from './faceFinding.table.ts'

interface Photo {
  fileId: string
  document: IdentityDocument
  /** Proved: whoever tries many photos does it under a number of their own. */
  mobile: string
}

const isRefused = (finding: FaceFinding) => finding === 'other' || finding === 'no_face'

/** Comparisons under way in this process, by picture and document: who sends ten times at once has tried once. */
const underWay = new Map<string, Promise<FaceFinding>>()
const once = (key: string, compare: () => Promise<FaceFinding>) => {
  const comparing = underWay.get(key) ?? compare().finally(() => underWay.delete(key))
  underWay.set(key, comparing)
  return comparing
}

/** The applicant’s own face (V10). What was found is kept with the picture: no result comes from a browser. */
export const registrationFace = (deps: Uses<'clock' | 'keys' | 'files' | 'identity', NoTx>) => {
  const { db, clock, files } = deps
  const rateLimit = rateLimitService(deps)

  /**
   * The finding about a stored photo. A photo is compared once with one document; a silent bureau is asked again. Only
   * what is refused counts as a try: whose face somebody has is learned by no other answer.
   *
   * @throws file_gone, busy, too_many
   */
  const of = async ({ fileId, document, mobile }: Photo): Promise<FaceFinding> => {
    const { idType, idNumber } = document
    const known = await faceFindingTable(db).of({ fileId, idType, idNumber })
    if (known && known !== 'silent') return known
    return once(`${fileId} ${idType} ${idNumber}`, () => compare({ fileId, document, mobile }))
  }

  const find = async ({ fileId, document }: Pick<Photo, 'fileId' | 'document'>, picture: Uint8Array) => {
    const finding = await applicantFace(deps).check(document, picture)
    await faceFindingTable(db).keep({ fileId, ...document, finding, foundAt: clock.now() })
    return finding
  }

  const compare = async ({ fileId, document, mobile }: Photo): Promise<FaceFinding> => {
    const picture = await files.get(fileId)
    if (!picture) throw Refusal.at('photo', 'file_gone')

    const tries = photosRefused(document.idNumber, mobile)
    await rateLimit.use(...tries)
    let isTry = false
    try {
      const finding = await find({ fileId, document }, picture)
      isTry = isRefused(finding)
      return finding
    } finally {
      if (!isTry) await rateLimit.givingBack(tries).execute()
    }
  }

  return {
    of,

    /**
     * The finding about a photo that was sent while the bureau was silent; `silent` still where the photo is gone. It is
     * no try of anybody’s, so no limit counts it. @throws busy
     */
    async afterSilence(photo: Pick<Photo, 'fileId' | 'document'>): Promise<FaceFinding> {
      const picture = await files.get(photo.fileId)
      return picture ? find(photo, picture) : 'silent'
    },

    /**
     * The photo that was uploaded last. @throws registration_ended, mobile_not_proved, required, file_gone,
     * photo_face_mismatch, photo_face_not_found, busy, too_many
     */
    async verify(document: IdentityDocument, registrationId: number) {
      const registration = await registrationTable(db).unsent(registrationId)
      if (!registration) throw new Refusal('registration_ended')
      const { mobile, photo } = registration
      if (!mobile) throw new Refusal('mobile_not_proved')
      if (!photo) throw Refusal.at('photo', 'required')
      const face = orRefuseFace(await of({ fileId: photo, document, mobile }), 'photo')
      return { matched: face === 'same' }
    },
  }
}
