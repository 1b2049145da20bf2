import type { api, Locale, Received } from '@palaestra/contract'
import { type InTransaction, inTransaction } from '../../database/inTransaction.ts'
import type { Deps } from '../../deps.ts'
import { letters } from '../../texts/letters.ts'
import { accountService } from '../account/account.service.ts'
import { accountTable, type Member } from '../account/account.table.ts'
import { letterService } from '../letter/letter.service.ts'
import { refuseUnlisted } from '../site/listed.service.ts'

type Given = Received<typeof api.personal.change>['body']

/** What would lead letters or the card itself to somebody else: its owner hears of every change. */
const told = ['address', 'area', 'pickUpPlace'] as const

const changedIn = (before: Member, now: Given) => told.filter((field) => before[field] !== now[field])

/**
 * Writes what needs no review, and gives back what was on file before. The account is held, so that of two at once the
 * second sees the first.
 */
export const writePersonal = async (deps: InTransaction<Deps>, memberId: number, given: Given) => {
  const before = await accountTable(deps.db).hold(memberId)
  const now = { ...given, telephone: given.telephone || null }
  await accountService(deps).setPersonal(memberId, now)
  return { before, now }
}

/** What needs no review is changed at once (M12). */
export const personalService = (deps: Deps) => ({
  async mine(memberId: number) {
    const { telephone, area, address, language, pickUpPlace, noPromotions } = await accountTable(deps.db).byId(memberId)
    return { telephone, area, address, language, pickUpPlace, noPromotions }
  },

  /** @throws invalid_input for what is not in the lists */
  async change(memberId: number, given: Given) {
    await refuseUnlisted(deps, given)
    await inTransaction(deps, async (deps) => {
      const { before } = await writePersonal(deps, memberId, given)
      const changed = changedIn(before, given)
      if (changed.length === 0) return
      const { language } = given
      const say = (language: Locale) => letters[language].personal.changed(changed, deps.settings.hotline)
      await letterService(deps).notify({ ...before, language }, { kind: 'notice', say })
    })
    return {}
  },
})
