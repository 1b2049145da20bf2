import {
  changedFields,
  changesIn,
  isPhotoOld,
  type PassingFace,
  problemsOfChange,
  Refusal,
  renewableFrom,
  type SupplementForm,
} from '@palaestra/contract'
import { newReference } from '../../caseReference.ts'
import type { Tx } from '../../database/database.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps, Uses } from '../../deps.ts'
import { letters } from '../../texts/letters.ts'
import { accountTable, type Member } from '../account/account.table.ts'
import { photoService } from '../account/photo.service.ts'
import { cardTable } from '../card/card.table.ts'
import { standingService } from '../entitlement/standing.service.ts'
import { orRefuseFace } from '../face/applicantFace.service.ts'
import { registrationFace } from '../face/registrationFace.service.ts'
import { fileService, keepFiles } from '../file/file.service.ts'
import { fileTable } from '../file/file.table.ts'
import { letterService } from '../letter/letter.service.ts'
import { holidayService } from '../site/holiday.service.ts'
import { asking } from './lateFace.service.ts'
import { releaseUnshared } from './purge.service.ts'
import { type Supplement, supplementTable } from './supplement.table.ts'
import { refuseForeignFile } from './upload.service.ts'

const there = (ids: readonly (string | null)[]) => ids.filter((id) => id !== null)

/** Whether a renewal needs a new photo. Its age is that of its upload. */
const isOld = async ({ db, clock }: Uses<'clock'>, { photo }: Pick<Member, 'photo'>) => {
  const file = photo === null ? undefined : await fileTable(db).of(photo)
  return isPhotoOld(clock.today(), file ? clock.dayOf(file.createdAt) : null)
}

/** What has no end yet: to the member a decision that can still be undone, or needs a second person, is none. */
const isPending = ({ state }: Supplement) => state === 'waiting' || state === 'proposed' || state === 'deciding'

/** The change that waits, or the rejection that has not been made good. */
const openOf = async ({ db }: Uses, memberId: number) => {
  const last = await supplementTable(db).lastOf(memberId)
  if (last?.state === 'rejected') return { ...last, state: last.state, reasons: last.reasons ?? {} }
  return last && isPending(last) ? { ...last, state: 'waiting' as const, reasons: {} } : undefined
}

const filesGiven = ({ photo, idCopy }: SupplementForm) =>
  [
    { field: 'photo', id: photo, kind: 'photo' },
    { field: 'idCopy', id: idCopy, kind: 'id_copy' },
  ].filter(({ id }) => id !== '') as { field: string; id: string; kind: 'photo' | 'id_copy' }[]

/** A member’s change of what is on file (R08). */
export const supplementService = (deps: Deps) => {
  const uploaded = async (id: string | null) => (id === null ? null : fileService(deps).uploaded(id))

  /** @throws what `problemsOfChange` finds, `renewal_too_early`, `nothing_changed` */
  const refuseUnsound = async (deps: Uses<'clock', Tx>, member: Member, form: SupplementForm) => {
    const today = deps.clock.today()
    const { validUntil } = await cardTable(deps.db).of(member.id)
    if (form.renews && today < renewableFrom(validUntil)) throw new Refusal('renewal_too_early')
    const now = { today, onFile: member, validUntil, photoOld: await isOld(deps, member) }
    const problems = problemsOfChange(form, now)
    const [problem] = Object.values(problems)
    if (problem) throw new Refusal(problem, problems)
    if (changedFields(changesIn(form, member)).length === 0) throw new Refusal('nothing_changed')
    for (const file of filesGiven(form)) await refuseForeignFile(deps, { memberId: member.id, ...file })
  }

  /** What the new photo shows (V10), before the transaction: none waits for the bureau. @throws file_gone, photo_face_mismatch, photo_face_not_found, busy */
  const faceOf = async (memberId: number, { photo }: SupplementForm) => {
    if (photo === '') return null
    await refuseForeignFile(deps, { memberId, id: photo, field: 'photo', kind: 'photo' })
    const { idType, idNumber, mobile, memberNumber } = await accountTable(deps.db).byId(memberId)
    const document = { idType, idNumber }
    const finding = await registrationFace(deps).of({ fileId: photo, document, mobile: mobile ?? memberNumber })
    return orRefuseFace(finding, 'photo')
  }

  const add = async (
    { db, clock }: Uses<'clock', Tx>,
    {
      member,
      form,
      face,
      last,
    }: { member: Member; form: SupplementForm; face: PassingFace | null; last?: Supplement | undefined },
  ) => {
    const today = clock.today()
    const fresh = {
      ...changesIn(form, member),
      ...asking(face, clock.now(), 1),
      memberId: member.id,
      corrects: last?.state === 'rejected' ? last.id : null,
      state: 'waiting',
      renews: form.renews,
      receivedAt: clock.now(),
      dueOn: await holidayService({ db }).dueOn(today),
    } as const
    // A reference that is taken is chosen anew; three in a row are no accident.
    for (let tries = 0; tries < 3; tries += 1) {
      const received = await supplementTable(db).add({ ...fresh, reference: newReference('supplement', today) })
      if (received) return received
    }
    throw new Refusal('supplement_waiting')
  }

  return {
    /** @throws busy */
    async onFile(memberId: number) {
      const { db, clock } = deps
      const member = await accountTable(db).byId(memberId)
      const { validUntil } = await cardTable(db).of(memberId)
      const open = await openOf({ db }, memberId)
      const from = renewableFrom(validUntil)
      return {
        ...member,
        photo: photoService(deps).link(member.photo),
        photoOld: await isOld({ db, clock }, member),
        validUntil,
        renewableFrom: from,
        renewable: from <= clock.today(),
        last: open
          ? {
              ...open,
              receivedAt: open.receivedAt.toISOString(),
              photo: await uploaded(open.photo),
              idCopy: await uploaded(open.idCopy),
            }
          : null,
      }
    },

    /**
     * Of several at once one is taken, by an index; the account is held, so that nothing on file changes meanwhile.
     * @throws what closes `card_data`, `supplement_waiting`, and what `refuseUnsound` says
     */
    async send(memberId: number, form: SupplementForm) {
      const face = await faceOf(memberId, form)
      return inTransaction(deps, async (deps) => {
        const member = await accountTable(deps.db).hold(memberId)
        await standingService(deps).need('card_data', memberId)
        const last = await supplementTable(deps.db).lastOf(memberId)
        if (last && isPending(last)) throw new Refusal('supplement_waiting')
        await refuseUnsound(deps, member, form)
        const { reference, dueOn } = await add(deps, { member, form, face, last })
        await keepFiles(deps, there([form.photo || null, form.idCopy || null]))
        await letterService(deps).notifyOnce(member, {
          kind: 'notice',
          say: (language) => letters[language].supplement.received({ reference, dueOn, renews: form.renews }),
        })
        return { reference, dueOn }
      })
    },

    /** Its pictures go with the orphans. @throws supplement_not_waiting */
    withdraw: (memberId: number, reference: string) =>
      inTransaction(deps, async (deps) => {
        const withdrawn = await supplementTable(deps.db).withdraw(memberId, reference, deps.clock.now())
        if (!withdrawn) throw new Refusal('supplement_not_waiting')
        await releaseUnshared(deps, withdrawn)
        return {}
      }),
  }
}
