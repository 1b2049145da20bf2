import {
  type api,
  constant,
  hintOfEmail,
  hintOfMobile,
  keyOfLetter,
  letterOfKey,
  Refusal,
  type Reply,
} from '@palaestra/contract'
import type { Uses } from '../../deps.ts'
import { letterTable } from './letter.table.ts'

const hintOf = { email: hintOfEmail, sms: hintOfMobile }

/** What was written to a member, as the member sees it: an old address is as much hidden as the present one. */
export const ownLettersService = ({ db, settings }: Uses<'settings'>) => ({
  /** @throws invalid_input */
  async page(memberId: number, key: string | undefined): Promise<Reply<typeof api.letter.mine>> {
    const after = key === undefined ? undefined : letterOfKey(key)
    if (key !== undefined && !after) throw Refusal.at('after', 'invalid_input')
    const size = constant.noticePageSize
    const rows = await letterTable(db).of(memberId, after, size + 1)
    const items = rows.slice(0, size)
    const last = items.at(-1)
    return {
      items: items.map(({ channel, kind, subject, to, writtenAt, sentAt, endedAt }) => ({
        ...{ channel, kind },
        subject: subject || null,
        to: hintOf[channel](to),
        writtenAt: writtenAt.toISOString(),
        sentAt: sentAt?.toISOString() ?? null,
        undelivered: endedAt !== null,
      })),
      next: rows.length > size && last ? keyOfLetter(last) : null,
      keptDays: settings.retention.sentLetters,
    }
  },
})
