import { type Locale, Refusal } from '@palaestra/contract'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps } from '../../deps.ts'
import { accountService } from '../account/account.service.ts'
import { accountTable } from '../account/account.table.ts'
import { stopLinks } from '../letter/stopLink.rules.ts'
import { type Choices, choiceChanges, choiceTable } from './choice.table.ts'

/** What a member has chosen, over what comes where nothing is chosen. */
const chosen = (
  rows: Awaited<ReturnType<ReturnType<typeof choiceTable>['mine']>>,
  { noPromotions }: { noPromotions: boolean },
): Choices => {
  const of = (topic: keyof Choices, whole = true) => {
    const by = (channel: 'email' | 'sms') =>
      whole && (rows.find((row) => row.topic === topic && row.channel === channel)?.wanted ?? true)
    return { email: by('email'), sms: by('sms') }
  }
  return { reminders: of('reminders'), services: of('services'), offers: of('offers', !noPromotions) }
}

/** Which notices reach a member by e-mail and text message, besides the account. */
export const choiceService = (deps: Deps) => {
  const { db } = deps

  const change = (whose: number, choose: (before: Choices) => Choices) =>
    inTransaction(deps, async (deps) => {
      const member = await accountTable(deps.db).hold(whose)
      const { reminders, services, offers } = choose(chosen(await choiceTable(deps.db).mine(whose), member))
      const noPromotions = !offers.email && !offers.sms
      // Who wants none of them says so once, and finds both again when they want them again.
      if (noPromotions) await choiceChanges(deps.db).forget(whose, 'offers')
      await choiceChanges(deps.db).set(whose, deps.clock.now(), {
        ...{ reminders, services },
        ...(noPromotions ? {} : { offers }),
      })
      if (noPromotions === member.noPromotions) return
      const { telephone, area, address, language, pickUpPlace } = member
      await accountService(deps).setPersonal(whose, {
        ...{ telephone, area, address, language, pickUpPlace, noPromotions },
      })
    })

  /** @throws link_ended */
  const behind = (seal: string) => {
    const stop = stopLinks(deps).read(seal)
    if (!stop) throw new Refusal('link_ended')
    return stop
  }

  return {
    async mine(memberId: number) {
      return chosen(await choiceTable(db).mine(memberId), await accountTable(db).byId(memberId))
    },

    async choose(memberId: number, choices: Choices) {
      await change(memberId, () => choices)
      return {}
    },

    behind,

    /** In which a page about the seal is best read; of somebody unknown, the first of the portal. */
    async languageBehind(seal: string): Promise<Locale> {
      const stop = stopLinks(deps).read(seal)
      const [member] = stop ? await choiceTable(db).of([stop.memberId], stop.topic) : []
      return member?.language ?? 'zh'
    },

    /** The same for a member who is erased: nobody learns who is one. @throws link_ended */
    async stop(seal: string) {
      const { memberId, topic } = behind(seal)
      const [member] = await choiceTable(db).of([memberId], topic)
      if (member?.email)
        await change(memberId, (before) => ({ ...before, [topic]: { ...before[topic], email: false } }))
      return {}
    },
  }
}
