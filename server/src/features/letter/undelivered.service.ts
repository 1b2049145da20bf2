import {
  type desk,
  type Given,
  hintOfEmail,
  hintOfMobile,
  keyOfLetter,
  letterOfKey,
  Refusal,
  type Reply,
} from '@palaestra/contract'
import type { NoTx, Tx } from '../../database/database.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Uses } from '../../deps.ts'
import { after as later } from '../../ports/clock.ts'
import { auditService } from '../audit/audit.service.ts'
import type { Subject } from '../audit/audit.table.ts'
import { channelTable } from './channel.table.ts'
import { longest } from './letter.rules.ts'
import { letterTable, type StoredLetter } from './letter.table.ts'

const pageSize = 20

type List = typeof desk.letter.list

/** @throws invalid_input */
const fromKey = (key: string) => {
  const place = letterOfKey(key)
  if (!place) throw Refusal.at('after', 'invalid_input')
  return place
}

const holdOf = ({ nextJob, nextJobAt }: StoredLetter) => {
  if (!nextJob) return null
  return nextJobAt ? ('standing' as const) : ('over' as const)
}

/** What staff may see of a letter: not its words, and of its recipient the beginning. */
const shown = (letter: StoredLetter, now: Date): Reply<List>['items'][number] => {
  const { id, channel, kind, to, writtenAt, tries, nextTryAt, endedAt, reason, body, secretUntil } = letter
  return {
    id,
    channel,
    kind,
    toHint: channel === 'sms' ? hintOfMobile(to) : hintOfEmail(to),
    writtenAt: writtenAt.toISOString(),
    tries,
    nextTryAt: endedAt ? null : nextTryAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    reason,
    hold: holdOf(letter),
    again: endedAt !== null && body !== null && (secretUntil === null || secretUntil > now),
  }
}

type By = number | 'system'

/** Letters that have not left, for the desk and for the operator’s command. */
export const undeliveredService = (deps: Uses<'clock', NoTx>) => {
  const { db, clock } = deps
  const write = (deps: Uses<'clock', Tx>, by: By, subject: Subject) =>
    auditService(deps).write({ by, act: 'sent again', subject })

  return {
    /** @throws invalid_input */
    async page({ state, channel, after }: Given<List>['query']): Promise<Reply<List>> {
      const wanted = { state, ...(channel && { channel }), ...(after && { after: fromKey(after) }) }
      // One more than is shown tells whether there is a next page.
      const rows = await letterTable(db).page(wanted, pageSize + 1)
      const items = rows.slice(0, pageSize)
      const last = items.at(-1)
      const away = await channelTable(db).away()
      return {
        items: items.map((letter) => shown(letter, clock.now())),
        next: rows.length > pageSize && last ? keyOfLetter(last) : null,
        ...(await letterTable(db).counts(channel)),
        away: away.map(({ channel, failingSince, reason }) => ({ channel, since: failingSince.toISOString(), reason })),
      }
    },

    /** @throws letter_not_again */
    sendAgain: (id: string, by: By) =>
      inTransaction(deps, async (deps) => {
        const now = deps.clock.now()
        if (!(await letterTable(deps.db).sendAgain(id, now, later(now, longest)))) throw new Refusal('letter_not_again')
        await channelTable(deps.db).tryNow(now)
        await write(deps, by, { kind: 'letter', id })
        return {}
      }),

    sendAllAgain: ({ reason, channel }: Given<typeof desk.letter.sendAllAgain>['body'], by: By) =>
      inTransaction(deps, async (deps) => {
        const now = deps.clock.now()
        const { numUpdatedRows } = await letterTable(deps.db).sendAllAgain(
          { reason, channel },
          now,
          later(now, longest),
        )
        await channelTable(deps.db).tryNow(now)
        // One entry for all of them: there may be thousands.
        await write(deps, by, { kind: 'letters', id: reason })
        return { count: Number(numUpdatedRows) }
      }),
  }
}
