import { type Locale, pageDifferences, Refusal } from '@palaestra/contract'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps } from '../../deps.ts'
import { filledIn } from '../../placeholders.ts'
import { pageOf } from '../content/page.table.ts'
import { termsAgreed } from '../session/session.service.ts'
import { agreementChanges, agreementTable, type TermsKey } from './agreement.table.ts'

/** Where a link leads is for editors; whoever reads terms reads what it is called. */
const withoutAddress = (text: string) => text.replace(/ \([^()]*\)$/, '')

/** Terms that are owed since the login: the session opens nothing else before they are agreed to. */
export const agreementService = (deps: Deps) => {
  const table = agreementTable(deps.db)
  return {
    async owed(memberId: number, locale: Locale) {
      const [key] = await table.owed(memberId)
      if (!key) return { terms: null }
      const [page, known] = await Promise.all([table.page(key), table.known(memberId, key)])
      const fill = filledIn(locale, deps.settings)
      const now = pageOf(page)
      const lines = pageDifferences(known ? pageOf(known) : now, now, locale).flatMap(({ change, kind, text }) =>
        kind === 'title' || kind === 'area' || kind === 'place' || kind === 'entry'
          ? []
          : [{ change, kind, text: fill(kind === 'links' ? withoutAddress(text) : text) }],
      )
      return {
        terms: { key, version: String(page.number), title: fill(now.title[locale]), updatedOn: page.updatedOn, lines },
      }
    },

    /** @throws terms_changed when they are no longer those that were read */
    agree: (memberId: number, { key, version }: { key: TermsKey; version: string }) =>
      inTransaction(deps, async (deps) => {
        const agreed = { memberId, key, number: Number(version), agreedAt: deps.clock.now() }
        if (!(await agreementChanges(deps.db).agree(agreed))) throw new Refusal('terms_changed')
        const more = (await agreementTable(deps.db).owed(memberId)).length > 0
        if (!more) await termsAgreed(deps, memberId)
        return { more }
      }),
  }
}
