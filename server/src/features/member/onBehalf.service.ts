import { type desk, type Locale, type Received, Refusal } from '@palaestra/contract'
import type { Deps } from '../../deps.ts'
import { letters } from '../../texts/letters.ts'
import { loseCard, swapCard } from '../card/card.service.ts'
import { letterService } from '../letter/letter.service.ts'
import { writePersonal } from '../personal/personal.service.ts'
import { refuseUnlisted } from '../site/listed.service.ts'
import { type Reasoned, withMember, writeAct } from './act.service.ts'

type Personal = Omit<Received<typeof desk.member.changePersonal>['body'], keyof Reasoned>
interface Loss extends Reasoned {
  circumstances: string
}
const personalFields = ['telephone', 'area', 'address', 'language', 'pickUpPlace', 'noPromotions'] as const

/** What a member may do in the account, done at the counter on their word: the rules are those of their own calls. */
export const onBehalfService = (deps: Deps) => {
  const { settings } = deps

  return {
    /** All that has changed is named in the letter, and none of it said. @throws not_found, nothing_changed */
    async changePersonal({ memberNumber, staffId, reason, ...given }: Reasoned & Personal) {
      await refuseUnlisted(deps, given)
      await withMember(deps, memberNumber, async (deps, { id }) => {
        const { before, now } = await writePersonal(deps, id, given)
        const changed = personalFields.filter((field) => before[field] !== now[field])
        if (changed.length === 0) throw new Refusal('nothing_changed')
        await writeAct(deps, 'personal_changed', { memberId: id, staffId, reason })
        const { language } = now
        const say = (language: Locale) => letters[language].member.personalChanged(changed, settings.hotline)
        await letterService(deps).notify({ ...before, language }, { kind: 'notice', say })
      })
      return {}
    },

    /** @throws not_found, and what closes a report of a loss */
    reportLoss: ({ memberNumber, staffId, reason, circumstances }: Loss) =>
      withMember(deps, memberNumber, async (deps, { id }) => {
        const { member, permanentCardFrom } = await loseCard(deps, {
          memberId: id,
          keptSession: undefined,
          circumstances,
        })
        await writeAct(deps, 'loss_reported', { memberId: id, staffId, reason })
        const say = (language: Locale) => letters[language].member.lossReported(settings.hotline)
        await letterService(deps).notify(member, { kind: 'notice', say })
        return { permanentCardFrom }
      }),

    /** @throws not_found, account_suspended, card_expired, card_not_yet, card_not_temporary */
    async swapCard({ memberNumber, staffId, reason }: Reasoned) {
      await withMember(deps, memberNumber, async (deps, member) => {
        await swapCard(deps, member.id)
        await writeAct(deps, 'card_swapped', { memberId: member.id, staffId, reason })
        const say = (language: Locale) => letters[language].member.cardSwapped(settings.hotline)
        await letterService(deps).notifyOnce(member, { kind: 'notice', say })
      })
      return {}
    },
  }
}
