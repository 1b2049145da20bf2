import { documentKinds, liesWithMember, Refusal } from '@palaestra/contract'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps } from '../../deps.ts'
import { accountTable } from '../account/account.table.ts'
import { keepFiles } from '../file/file.service.ts'
import { holidayService } from '../site/holiday.service.ts'
import { refuseForeignFile } from '../supplement/upload.service.ts'
import { missingDocumentTable } from './missingDocument.table.ts'

type Given = Record<(typeof documentKinds)[number], string>

/** The member’s part: what is asked for, and delivering it (M10). */
export const missingDocumentService = (deps: Deps) => ({
  async init(memberId: number) {
    const { db, clock } = deps
    const request = await missingDocumentTable(db).openOf(memberId)
    if (!request) return { request: null }
    const { reference, dueOn, why } = request
    // A decision that can still be undone, or needs a second person, is none to the member.
    const withMember = liesWithMember(request.state)
    const items = await missingDocumentTable(db).items(request.id)
    const inOrder = documentKinds.flatMap((kind) => items.filter((item) => item.kind === kind))
    return {
      request: {
        reference,
        dueOn,
        why,
        overdue: withMember && dueOn < clock.today(),
        state: withMember ? ('asked' as const) : ('delivered' as const),
        items: inOrder.map(({ kind, words, reason, fileId }) => ({
          kind,
          words,
          reason,
          accepted: withMember && fileId !== null,
        })),
      },
    }
  },

  /** Everything at once, so that staff look once. @throws nothing_asked, document_wanting, file_gone */
  submit: (memberId: number, given: Given) =>
    inTransaction(deps, async (deps) => {
      const { db, clock } = deps
      await accountTable(db).hold(memberId)
      const request = await missingDocumentTable(db).openOf(memberId)
      if (!request || !liesWithMember(request.state)) throw new Refusal('nothing_asked')
      // What was accepted when something else was asked for again is there already.
      const wanted = (await missingDocumentTable(db).items(request.id)).filter(({ fileId }) => fileId === null)
      const wanting = wanted.filter(({ kind }) => given[kind] === '')
      if (wanting.length > 0)
        throw new Refusal('document_wanting', Object.fromEntries(wanting.map(({ kind }) => [kind, 'document_wanting'])))
      for (const { kind } of wanted) {
        const id = given[kind]
        await refuseForeignFile(deps, { memberId, id, field: kind, kind: kind === 'photo' ? 'photo' : 'id_copy' })
        await missingDocumentTable(db).setItem(request.id, kind, { fileId: id, reason: null })
      }
      const reviewDueOn = await holidayService({ db }).dueOn(clock.today())
      const delivered = await missingDocumentTable(db).deliver(request.id, { deliveredAt: clock.now(), reviewDueOn })
      if (!delivered) throw new Refusal('nothing_asked')
      await keepFiles(
        deps,
        wanted.map(({ kind }) => given[kind]),
      )
      return { reference: request.reference, dueOn: reviewDueOn }
    }),
})
