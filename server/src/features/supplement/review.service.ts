import { type desk, isOpen, Refusal, type Reply } from '@palaestra/contract'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps } from '../../deps.ts'
import { accountTable, type Member } from '../account/account.table.ts'
import { auditService } from '../audit/audit.service.ts'
import { cardTable } from '../card/card.table.ts'
import { claimService } from '../claim/claim.service.ts'
import { decidingOf } from '../decision/deciding.service.ts'
import { inQueue } from '../queue/queue.rules.ts'
import { nextFree } from '../queue/queue.table.ts'
import { changePictureService } from './changePicture.service.ts'
import { whySecond } from './decision.service.ts'
import { lateFaceService } from './lateFace.service.ts'
import { afterChange, changedNow, validityAfter } from './supplement.rules.ts'
import { supplementTable } from './supplement.table.ts'

type Look = typeof desk.supplement.look

/** The changes as staff go through them. */
export const reviewService = (deps: Deps) => {
  const { db, clock } = deps

  return {
    /**
     * Writes down who looks before it returns anything. What waits and is nobody’s becomes the case of who looks.
     * @throws not_found
     */
    async look({ reference, staffId }: { reference: string; staffId: number }): Promise<Reply<Look>> {
      const found = await supplementTable(db).byReference(reference)
      if (!found) throw new Refusal('not_found')
      const member = await accountTable(db).byId(found.memberId)
      const change = await lateFaceService(deps).of(found, member)
      const said = await decidingOf(deps, change, { kind: 'supplement', reference, staffId })
      const subject = { kind: 'supplement' as const, id: reference }
      const holder = await inTransaction(deps, async (deps) => {
        await auditService(deps).write({ by: staffId, act: 'looked', subject })
        if (!isOpen(change.state)) return null
        return claimService(deps).take({ kind: 'supplement', reference, staffId })
      })

      const { validUntil } = await cardTable(db).of(change.memberId)
      const linkTo = (file: string | null, name: string) =>
        file === null ? null : changePictureService(deps).link({ file, name, subject, staffId })
      return {
        ...member,
        ...inQueue(
          {
            ...change,
            ...personOf(member),
            kind: change.renews ? 'renewal' : 'supplement',
            corrected: change.corrects !== null,
            minor: false,
            duplicate: false,
            entered: false,
            holder,
          },
          clock.today(),
        ),
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
        ...said,
        secondFor: isOpen(change.state) ? [...(await whySecond(deps, change))] : [],
        nextReference: await nextFree(db, { ...change, kind: 'supplement' }, { staffId, now: clock.now() }),
      }
    },
  }
}

const personOf = ({ nameZh, surname, firstName, memberNumber, birthDate }: Member) => ({
  ...{ nameZh, surname, firstName, memberNumber, birthDate },
})
