import { Refusal } from '@palaestra/contract'
import type { Uses } from '../../deps.ts'
import { noticeTable } from './notice.table.ts'

/** The notice about the online card: accepted once for each version of its text, before the QR code is shown (A16). */
export const noticeService = ({ db, clock }: Uses<'clock'>) => ({
  async of(memberId: number) {
    const notice = await noticeTable(db).of(memberId)
    const acceptedAt = notice?.acceptedAt
    return { version: notice?.version ?? null, acceptedOn: acceptedAt ? clock.dayOf(acceptedAt) : null }
  },

  /** @throws card_notice_changed when the text is no longer the one that was read */
  async accept(memberId: number, version: string) {
    if (!(await noticeTable(db).accept(memberId, version, clock.now()))) throw new Refusal('card_notice_changed')
    return {}
  },
})
