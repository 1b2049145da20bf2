import { randomBytes } from 'node:crypto'
import { ageOn, api, drawStateOf, type Given, Refusal, type Reply } from '@palaestra/contract'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps } from '../../deps.ts'
import { standingService } from '../entitlement/standing.service.ts'
import { captchaService } from '../limit/captcha.service.ts'
import { drawTable } from './draw.table.ts'
import { entryChanges, entryTable } from './entry.table.ts'

/** A new code of an entry. */
export const newCode = () => randomBytes(12).toString('hex')

/** How members enter draws, and leave them. */
export const entryService = (deps: Deps) => {
  /** The draw, which is not closed before the end of the transaction. @throws not_found, draw_closed */
  const open = async (
    { db, clock }: Pick<Deps, 'clock'> & { db: Parameters<typeof entryChanges>[0] },
    reference: string,
  ) => {
    const draw = await drawTable(db).holdOpen(reference)
    if (draw?.purpose !== 'peak') throw new Refusal('not_found')
    if (drawStateOf(draw, clock.now()) !== 'open') throw new Refusal('draw_closed')
    return draw
  }

  return {
    /** @throws what closes bookings, captcha_needed, captcha_failed, not_found, draw_closed, not_drawn_for, quota_used, slot_too_young */
    async enter(
      memberId: number,
      { draw: reference, choices, solvedCaptcha }: Given<typeof api.ballot.enter>['body'],
      address: string,
    ) {
      const { birthDate } = await standingService(deps).need('venue_booking', memberId)
      await captchaService(deps).check(solvedCaptcha, api.ballot.enter.path, address)
      return inTransaction(deps, async (deps) => {
        const { db, clock } = deps
        const draw = await open(deps, reference)
        const named = await entryTable(db).named(choices, { memberId, drawId: draw.id })
        const isOfDraw = choices.every((id) => named.some((slot) => slot.id === id && slot.isDrawnFor))
        if (!isOfDraw) throw Refusal.at('choices', 'not_drawn_for')
        if (named.some(({ minimumAge }) => ageOn(draw.day, birthDate) < minimumAge))
          throw Refusal.at('choices', 'slot_too_young')
        if (named.some(({ isQuotaUsed }) => isQuotaUsed)) throw new Refusal('quota_used')
        const entry = { drawId: draw.id, memberId, code: newCode(), choices, enteredAt: clock.now() }
        return entryChanges(db).put(entry)
      })
    },

    /** @throws not_found, draw_closed */
    leave: (memberId: number, reference: string) =>
      inTransaction(deps, async (deps) => {
        const draw = await open(deps, reference)
        await entryChanges(deps.db).remove(draw.id, memberId)
        return {}
      }),

    /** One’s entries in draws of days to come. */
    async mine(memberId: number): Promise<Reply<typeof api.ballot.mine>> {
      const rows = await entryTable(deps.db).mine(memberId, deps.clock.today())
      return {
        items: rows.flatMap(({ facilityKind: kind, booking, state, ...entry }) =>
          kind === null ? [] : [{ ...entry, kind, booking: booking && state ? { reference: booking, state } : null }],
        ),
      }
    },
  }
}
