import {
  type api,
  daysToLookAt,
  isInSeason,
  type Locale,
  type Received,
  Refusal,
  type Reply,
} from '@palaestra/contract'
import type { Deps } from '../../deps.ts'
import { keeping } from '../../keeping.ts'
import { paceOf } from '../../pace.ts'
import { inThree } from '../site/site.table.ts'
import { closureText } from '../venue/closure.rules.ts'
import { type PoolRow, poolTable, type SessionRow } from './pool.table.ts'
import { closedOf, saleOf, versionOf } from './ticket.rules.ts'

type Looked = Reply<typeof api.pool.sessions>
type Timetable = NonNullable<Looked['timetable']>

/** The sessions of the pools, and what is free of them: the same for everybody. */
export const catalogueService = (deps: Deps) => {
  const { db, clock, settings } = deps
  const keep = keeping<Timetable>(clock, settings.services.keptSeconds)
  const pace = paceOf()

  /** @throws day_not_let */
  const dayOf = (asked: string | undefined) => {
    const today = clock.today()
    const { advanceDays, advanceFrom } = settings.services.pool
    const days = daysToLookAt(today, { daysAhead: advanceDays, opensAt: advanceFrom })
    const day = asked ?? today
    if (!days.includes(day)) throw new Refusal('day_not_let')
    return { today, days, day }
  }

  const sessionIn = (session: SessionRow, locale: Locale) => {
    const { id, startsAt, endsAt, advanceFrom, spotFrom, places } = session
    const reason = closedOf(session)
    return {
      ...{ id, places, ...saleOf(session, clock.now()) },
      from: clock.timeOf(startsAt),
      until: clock.timeOf(endsAt),
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
      advanceFrom: advanceFrom.toISOString(),
      spotFrom: spotFrom.toISOString(),
      prices: pricesOf(session),
      closed: reason && { reason, text: reason === 'cleaning' ? '' : closureText(session, locale) },
    }
  }
  const poolIn = (pool: PoolRow, sessions: readonly SessionRow[], day: string, locale: Locale) => {
    const { code, kind, seasonFrom, seasonUntil } = pool
    return {
      ...{ code, kind, name: inThree('name', pool)[locale] },
      ...{ area: inThree('area', pool)[locale], address: inThree('address', pool)[locale] },
      ...{ inSeason: isInSeason(pool, day), seasonFrom, seasonUntil },
      sessions: sessions.map((session) => sessionIn(session, locale)),
    }
  }
  const read = async (locale: Locale, { today, days, day }: ReturnType<typeof dayOf>): Promise<Timetable> => {
    const [pools, sessions] = await Promise.all([poolTable(db).all(), poolTable(db).sessionsOn(day, clock.now())])
    const sessionsOf = Map.groupBy(sessions, ({ poolId }) => poolId)
    return { day, today, days, pools: pools.map((pool) => poolIn(pool, sessionsOf.get(pool.id) ?? [], day, locale)) }
  }

  return {
    /** The sessions of a day, of all pools or one, or nothing where they are as they were. @throws not_found, day_not_let */
    async sessions({ day, pool, since }: Received<typeof api.pool.sessions>['query'], locale: Locale): Promise<Looked> {
      const asked = dayOf(day)
      const all = await keep(`${asked.day} ${locale}`, () => read(locale, asked))
      const pools = all.pools.filter(({ code }) => pool === undefined || code === pool)
      if (pool !== undefined && pools.length === 0) throw new Refusal('not_found')
      const timetable = { ...all, pools }
      const version = versionOf(timetable)
      const nextIn = pace.ask(clock.now().getTime() / 1000, Math.random())
      return { version, nextIn, timetable: version === since ? null : timetable }
    },
  }
}

/** What each swimmer pays for a session. */
export const pricesOf = (session: Pick<SessionRow, 'priceAdult' | 'priceMinor' | 'priceSenior' | 'priceChild'>) => ({
  adult: session.priceAdult,
  minor: session.priceMinor,
  senior: session.priceSenior,
  child: session.priceChild,
})
