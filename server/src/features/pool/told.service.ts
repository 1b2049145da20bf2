import { enterFrom, type Locale } from '@palaestra/contract'
import type { Tx } from '../../database/database.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps, Uses } from '../../deps.ts'
import type { Finish } from '../../ports/jobs.ts'
import type { Settings } from '../../settings.ts'
import { letters } from '../../texts/letters.ts'
import { accountTable } from '../account/account.table.ts'
import { letterService } from '../letter/letter.service.ts'
import { placeOf } from './ticket.rules.ts'
import { type PlacedTicket, ticketTable } from './ticket.table.ts'

/** What a letter says of a ticket. */
export const toldOf = (
  ticket: PlacedTicket,
  { language, timeZone }: Pick<Settings, 'timeZone'> & { language: Locale },
) => {
  const { reference, startsAt, endsAt, children, amount, paidAt, paidBy, enterBy } = ticket
  const isPaid = paidAt !== null
  return {
    ...{ reference, startsAt, endsAt, children, amount, timeZone, enterBy, enterFrom: enterFrom(startsAt) },
    ...{ isPaid, atDesk: isPaid && paidBy !== 'online', ...placeOf(ticket, language) },
  }
}

/** What an order and its receipt say of a ticket, in the three languages. */
export const lineOf = (ticket: PlacedTicket, { timeZone }: Pick<Settings, 'timeZone'>) => {
  const said = (language: Locale) =>
    `${placeOf(ticket, language).pool} · ${letters[language].pool.line({ ...ticket, timeZone })}`
  return { zh: said('zh'), pt: said('pt'), en: said('en') }
}

type Telling = Uses<'clock' | 'settings' | 'keys' | 'origin', Tx>
export type ToldNews = 'bought' | 'tooLate' | 'givenBack'

/** Tells the member of a ticket. Of somebody without membership nobody is told. */
export const tellOf = async (deps: Telling, ticket: PlacedTicket, news: ToldNews) => {
  if (ticket.memberId === null) return
  const say = (language: Locale) => letters[language].pool[news](toldOf(ticket, { language, ...deps.settings }))
  await letterService(deps).notifyOnce(await accountTable(deps.db).byId(ticket.memberId), { kind: 'notice', say })
}

/** Writes to who has bought a ticket. Who has given it back meanwhile has a letter that says so. */
export const tellBought = (deps: Deps, ids: readonly number[], finish: Finish) =>
  inTransaction(deps, async (deps) => {
    for (const ticket of await ticketTable(deps.db).withIds(ids))
      if (ticket.state === 'valid') await tellOf(deps, ticket, 'bought')
    await finish(deps.db)
  })
