import { randomUUID } from 'node:crypto'
import { type api, type Given, type Locale, needsGuardian, Refusal, type Reply } from '@palaestra/contract'
import type { NoTx } from '../../database/database.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps, Uses } from '../../deps.ts'
import { after, day } from '../../ports/clock.ts'
import { accountTable } from '../account/account.table.ts'
import { namesOf } from '../guardianship/guardianship.service.ts'
import { guardianshipTable } from '../guardianship/guardianship.table.ts'
import { rateLimitService } from '../limit/rateLimit.service.ts'
import { askingsOf } from './dataCopy.limits.ts'
import { dataCopyTable } from './dataCopy.table.ts'
import { erase } from './store.service.ts'

type Mine = Reply<typeof api.dataCopy.mine>
type Asked = NonNullable<Given<typeof api.dataCopy.ask>['body']>

/** Seconds after which a copy that could not be made is given up, and may be asked for again: the job is tried for a day. */
const longestMaking = 2 * day

/** The minors whose guardian a member is. */
export const childrenOf = async ({ db, clock }: Uses<'clock'>, guardianIdNumber: string) =>
  (await guardianshipTable(db).childrenOf(guardianIdNumber)).filter(({ birthDate }) =>
    needsGuardian(clock.today(), birthDate),
  )

/**
 * About whom a member asks: themselves, or a minor whose guardian they are.
 * @throws not_the_guardian
 */
export const subjectOf = async (deps: Uses<'clock', NoTx>, memberId: number, memberNumber: string | undefined) => {
  if (memberNumber === undefined) return memberId
  const me = await accountTable(deps.db).byId(memberId)
  if (memberNumber === me.memberNumber) return memberId
  const found = await accountTable(deps.db).byNumber(memberNumber)
  const mine = await childrenOf(deps, me.idNumber)
  if (!found || !mine.some((child) => child.memberNumber === memberNumber)) throw new Refusal('not_the_guardian')
  return found.id
}

/** Copies of everything held about a member: asked for, seen, given back. */
export const dataCopyService = (deps: Deps) => {
  const { db, clock, settings } = deps

  return {
    async mine(memberId: number): Promise<Mine> {
      const { idNumber } = await accountTable(db).byId(memberId)
      const copies = await dataCopyTable(db).askedBy(memberId, clock.now())
      return {
        copies: copies.map(({ id, of, memberId: subject, askedAt, readyAt, endsAt, fetchedAt, size }) => ({
          ...{ id, of },
          own: subject === memberId,
          askedAt: askedAt.toISOString(),
          readyAt: readyAt?.toISOString() ?? null,
          endsAt: readyAt && endsAt.toISOString(),
          fetchedAt: fetchedAt?.toISOString() ?? null,
          size: readyAt && size,
        })),
        children: (await childrenOf(deps, idNumber)).map(({ memberNumber, ...child }) => ({
          memberNumber,
          nameZh: child.nameZh,
          namePt: namesOf(child).namePt ?? '',
        })),
        keptDays: settings.retention.dataCopies,
      }
    },

    /** @throws not_the_guardian, data_copy_already, too_many */
    ask: async (memberId: number, { memberNumber }: Asked, language: Locale) => {
      const subject = await subjectOf(deps, memberId, memberNumber)
      return rateLimitService(deps).whileDoing(askingsOf(memberId), () =>
        inTransaction(deps, async ({ db, clock, jobs }) => {
          const askedAt = clock.now()
          const copy = {
            memberId: subject,
            askedBy: memberId,
            language,
            askedAt,
            endsAt: after(askedAt, longestMaking),
          }
          const added = await dataCopyTable(db).add({ ...copy, id: randomUUID() })
          if (!added) throw new Refusal('data_copy_already')
          await jobs.add(db, { name: 'dataCopy.make', data: { copy: added } })
          return added
        }),
      )
    },

    /** @throws data_copy_gone */
    async discard(memberId: number, id: string) {
      const copy = await dataCopyTable(db).byId(id)
      if (copy?.askedBy !== memberId) throw new Refusal('data_copy_gone')
      await erase(deps, id)
      return {}
    },
  }
}
