import { type desk, keyOfPlace, placeOfKey, Refusal, type Reply } from '@palaestra/contract'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps } from '../../deps.ts'
import { accountTable, type Member } from '../account/account.table.ts'
import { auditService } from '../audit/audit.service.ts'
import { auditTable } from '../audit/audit.table.ts'
import { cardTable } from '../card/card.table.ts'
import { holderFor } from '../claim/claim.rules.ts'
import { claimService } from '../claim/claim.service.ts'
import { claimTable } from '../claim/claim.table.ts'
import { changePictureService } from './changePicture.service.ts'
import { afterChange, changedNow, inQueue, validityAfter } from './supplement.rules.ts'
import { type Supplement, supplementQueue, supplementTable } from './supplement.table.ts'

const pageSize = 20
/** Audit entries that are shown: the audit trail itself has the rest. */
const historySize = 50

type Queue = typeof desk.supplement.queue
type Look = typeof desk.supplement.look

/** The changes as staff go through them. */
export const reviewService = (deps: Deps) => {
  const { db, clock } = deps

  const historyOf = async ({ reference, receivedAt, corrects }: Supplement): Promise<Reply<Look>['history']> => {
    const acts = await auditTable(db).of({ kind: 'supplement', id: reference }, historySize)
    return [
      { at: receivedAt.toISOString(), who: '', act: corrects === null ? 'received' : 'corrected' },
      ...acts.map(({ at, name, act }) => ({ at: at.toISOString(), who: name ?? '', act })),
    ]
  }

  return {
    /** @throws invalid_input */
    async queue(after: string | undefined, staffId: number): Promise<Reply<Queue>> {
      const place = after === undefined ? undefined : placeOfKey(after)
      if (after !== undefined && !place) throw Refusal.at('after', 'invalid_input')
      // One more than is shown tells whether there is a next page.
      const rows = await supplementQueue(db).page(place, pageSize + 1)
      const shown = rows.slice(0, pageSize)
      const last = shown.at(-1)
      const references = shown.map(({ reference }) => reference)
      const claims = shown.length > 0 ? await claimTable(db).holdersOf('supplement', references, clock.now()) : []
      const holderOf = (reference: string) =>
        holderFor(
          staffId,
          claims.find((claim) => claim.reference === reference),
        )
      return {
        items: shown.map((row) => inQueue({ ...row, holder: holderOf(row.reference) }, clock.today())),
        next: rows.length > pageSize && last ? keyOfPlace(last) : null,
        waiting: await supplementQueue(db).waiting(),
      }
    },

    /**
     * Writes down who looks before it returns anything. What waits and is nobody’s becomes the case of who looks.
     * @throws not_found
     */
    async look({ reference, staffId }: { reference: string; staffId: number }): Promise<Reply<Look>> {
      const change = await supplementTable(db).byReference(reference)
      if (!change) throw new Refusal('not_found')
      const history = await historyOf(change)
      const subject = { kind: 'supplement', id: reference }
      const holder = await inTransaction(deps, async (deps) => {
        await auditService(deps).write({ by: staffId, act: 'looked', subject })
        if (change.state !== 'waiting') return null
        return claimService(deps).take({ kind: 'supplement', reference, staffId })
      })

      const member = await accountTable(db).byId(change.memberId)
      const { validUntil } = await cardTable(db).of(change.memberId)
      const linkTo = (file: string | null, name: string) =>
        file === null ? null : changePictureService(deps).link({ file, name, subject, staffId })
      return {
        ...member,
        ...inQueue({ ...change, ...namesOf(member), holder }, clock.today()),
        state: change.state,
        photoFace: change.photoFace,
        before: { ...member, photo: linkTo(member.photo, 'oldPhoto'), idCopy: linkTo(member.idCopy, 'oldIdCopy') },
        after: {
          ...afterChange(change, member),
          photo: linkTo(change.photo, 'photo'),
          idCopy: linkTo(change.idCopy, 'idCopy'),
        },
        changed: changedNow(change, member),
        validUntil,
        newValidUntil: validityAfter(clock.today(), change, member),
        reasons: change.reasons ?? {},
        history,
        nextReference: await supplementQueue(db).nextWaiting(change),
      }
    },
  }
}

const namesOf = ({ nameZh, surname, firstName, memberNumber }: Member) => ({ nameZh, surname, firstName, memberNumber })
