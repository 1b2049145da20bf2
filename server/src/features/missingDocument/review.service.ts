import { type desk, documentKinds, isOpen, Refusal, type Reply } from '@palaestra/contract'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps } from '../../deps.ts'
import { accountTable } from '../account/account.table.ts'
import { auditService } from '../audit/audit.service.ts'
import { claimService } from '../claim/claim.service.ts'
import { decidingOf } from '../decision/deciding.service.ts'
import { inQueue } from '../queue/queue.rules.ts'
import { nextFree } from '../queue/queue.table.ts'
import { changePictureService } from '../supplement/changePicture.service.ts'
import { whySecond } from './decision.service.ts'
import { placeOf, standingOf } from './missingDocument.rules.ts'
import { missingDocumentTable } from './missingDocument.table.ts'

type Look = typeof desk.missingDocument.look

/** Requests for documents, with what was delivered, as staff go through them. */
export const reviewService = (deps: Deps) => {
  const { db, clock } = deps

  return {
    /**
     * Writes down who looks before it returns anything. What waits and is nobody’s becomes the case of who looks.
     * @throws not_found
     */
    async look({ reference, staffId }: { reference: string; staffId: number }): Promise<Reply<Look>> {
      const request = await missingDocumentTable(db).byReference(reference)
      if (!request) throw new Refusal('not_found')
      const { id, state, deliveredAt, reasons, againDueOn } = request
      const one = { kind: 'documents', reference, staffId } as const
      const said = await decidingOf(deps, { ...request, receivedAt: deliveredAt, corrects: null }, one)
      const subject = { kind: 'documents' as const, id: reference }
      const holder = await inTransaction(deps, async (deps) => {
        await auditService(deps).write({ by: staffId, act: 'looked', subject })
        return isOpen(state) ? claimService(deps).take(one) : null
      })

      const { photo, idCopy, ...member } = await accountTable(db).byId(request.memberId)
      const items = await missingDocumentTable(db).items(id)
      const linkTo = (file: string | null, name: string) =>
        file === null ? null : changePictureService(deps).link({ file, name, subject, staffId })
      const noMarks = { corrected: false, minor: false, duplicate: false, entered: false }
      const standing = { reference, state, ...standingOf(request), ...noMarks }
      return {
        ...inQueue({ ...member, ...standing, kind: 'documents', holder }, clock.today()),
        memberNumber: member.memberNumber,
        birthDate: member.birthDate,
        language: member.language,
        why: request.why,
        askedBy: request.dueOn,
        onFile: { photo: linkTo(photo, 'oldPhoto'), idCopy: linkTo(idCopy, 'oldIdCopy') },
        items: documentKinds.flatMap((kind) =>
          items
            .filter((item) => item.kind === kind)
            .map(({ words, reason, fileId }) => ({ kind, words, reason, picture: linkTo(fileId, kind) })),
        ),
        askedAgain: reasons && againDueOn ? { day: againDueOn, reasons } : null,
        ...said,
        secondFor: isOpen(state) ? [...(await whySecond(deps, request))] : [],
        nextReference: await nextFree(db, placeOf(request), { staffId, now: clock.now() }),
      }
    },
  }
}
