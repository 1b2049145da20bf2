import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps } from '../../deps.ts'
import { eachAlone } from '../../eachAlone.ts'
import { letters } from '../../texts/letters.ts'
import type { Member } from '../account/account.table.ts'
import { auditService } from '../audit/audit.service.ts'
import { dataCopyTable } from '../dataCopy/dataCopy.table.ts'
import { heldTable } from '../dataCopy/held.table.ts'
import { erase as eraseCopy } from '../dataCopy/store.service.ts'
import { letterService } from '../letter/letter.service.ts'
import { eraseRows } from './erasing.table.ts'
import { type ErasureRequest, erasureRequestTable } from './erasureRequest.table.ts'

type UnderWay = Pick<ErasureRequest, 'id' | 'reference' | 'memberId'>

/** The last letter goes to an address alone: there is no member any more. */
const say = async (
  deps: Parameters<typeof letterService>[0],
  { email, mobile, mobileConfirmed, language }: Member,
  reference: string,
) => {
  const words = letters[language].erasureRequest.done({ reference, hotline: deps.settings.hotline })
  const letter = { kind: 'notice', copy: true, language, ...words } as const
  if (email) await letterService(deps).post({ ...letter, to: email })
  else if (mobile && mobileConfirmed)
    await letterService(deps).post({ ...letter, subject: '', to: mobile, channel: 'sms' })
}

/**
 * Carries out what was confirmed, in steps that can each be done again: copies, pictures, and at the end all rows
 * together with the receipt. Where one breaks, nothing is half there that the next try would not find.
 */
export const carryOutService = (deps: Deps) => {
  const { db, files } = deps

  const erasePictures = async (memberId: number) => {
    const whose = await heldTable(db).whose(memberId)
    // Their rows stay until the last step: by them the next try finds what is left.
    for (const { id } of whose ? await heldTable(db).pictures(whose) : []) await files.delete(id)
  }

  const eraseRest = ({ id, memberId, reference }: UnderWay) =>
    inTransaction(deps, async (deps) => {
      // Of several at once the others wait here, and find nobody.
      const member = await erasureRequestTable(deps.db).holdMember(memberId)
      const whose = member && (await heldTable(deps.db).whose(memberId))
      if (!whose) return
      const erased = await eraseRows(deps.db, whose)
      if (!(await erasureRequestTable(deps.db).finish(id, deps.clock.now(), erased))) return
      await auditService(deps).write({ by: 'system', act: 'erased', subject: { kind: 'erasure', id: reference } })
      await say(deps, member, reference)
    })

  return {
    /** All that are under way: one that broke is found again here, and holds up none of the others. */
    go: async () =>
      eachAlone(await erasureRequestTable(db).underWay(), async (request) => {
        for (const { id } of await dataCopyTable(db).about(request.memberId)) await eraseCopy(deps, id)
        await erasePictures(request.memberId)
        await eraseRest(request)
      }),
  }
}
