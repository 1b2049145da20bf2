import { sql } from 'kysely'
import type { Db, Tx } from '../../database/database.ts'
import { prepared } from '../../database/prepared.ts'
import type { KeptDelay } from './draw.table.ts'

export interface LobbyTables {
  /** Who came to an opening after its lot was closed. */
  lobbyArrivals: {
    drawId: number
    memberId: number
    /** In the order of arrival, from 1 on. */
    position: number
    arrivedAt: Date
  }
}
declare module '../../database/tables.ts' {
  interface Tables extends LobbyTables {}
}

/** The draw of an opening, and how many have come later. */
export type Lobby = NonNullable<Awaited<ReturnType<ReturnType<typeof lobbyTable>['ofDay']>>>

/** What somebody has of an opening: a code in its lot, or a position in the order of arrival. */
export interface Stand {
  code: string | null
  position: number | null
  arrivedAt: Date | null
}

/** What somebody would like to book. */
export interface Named {
  memberId: number
  /** Slots. */
  choices: readonly number[]
}

/** A slot that somebody would like to book, with what decides whether they may already. */
export interface NamedForTurn extends Stand {
  id: number
  /** Which of the wishes names it, from 0 on. */
  place: number
  /** Whether its draw is still to be made, or what was won in it still to be given. */
  isAwaited: boolean
  /** The draw of the turns of its opening; null where it opened without. */
  drawId: number | null
  reference: string | null
  turnsFrom: Date | null
  turnsPerSecond: number | null
  delays: readonly KeptDelay[] | null
  entries: number | null
  seed: string | null
  arrivals: number
}

/** Of slots that somebody has named, one by one: `places`, `members` and `slots` belong together. */
const turnsOfNamed = prepared<{ places: readonly number[]; members: readonly number[]; slots: readonly number[] }>()(
  (_, value) => sql<NamedForTurn>`
    select named.place, s.id,
      s.given_by = 'ballot' and exists (select from draws d where d.purpose = 'peak'
        and d.facility_kind = s.facility_kind and d.day = s.day and d.awarded_at is null) as is_awaited,
      t.id as draw_id, t.reference, t.turns_from, t.turns_per_second, t.delays, t.entries, t.seed,
      coalesce((select max(position) from lobby_arrivals where draw_id = t.id), 0) as arrivals,
      e.code, a.position, a.arrived_at
    from unnest(${value('places')}::int[], ${value('members')}::bigint[], ${value('slots')}::int[])
        as named (place, member_id, slot_id)
      join slots s on s.id = named.slot_id
      left join draws t on t.turns_from = s.opens_at
      left join draw_entries e on e.draw_id = t.id and e.member_id = named.member_id
      left join lobby_arrivals a on a.draw_id = t.id and a.member_id = named.member_id`,
)

/** Draws of turns with how many have entered and come later. */
const lobbies = (db: Db) =>
  db
    .selectFrom('draws')
    .select(['id', 'reference', 'day', 'opensAt', 'closesAt', 'drawsAt', 'entries', 'seed', 'drawnAt'])
    .select(['turnsFrom', 'turnsPerSecond', 'delays'])
    .select((query) =>
      query
        .selectFrom('drawEntries')
        .select(({ fn }) => fn.countAll<number>().as('many'))
        .whereRef('drawEntries.drawId', '=', 'draws.id')
        .as('entered'),
    )
    .select((query) =>
      query.fn
        .coalesce(
          query
            .selectFrom('lobbyArrivals')
            .select(({ fn }) => fn.max('position').as('last'))
            .whereRef('lobbyArrivals.drawId', '=', 'draws.id'),
          sql<number>`0`,
        )
        .as('arrivals'),
    )
    .where('purpose', '=', 'lobby')

export const lobbyTable = (db: Db) => ({
  /** Whether courts open at this moment, on this day. */
  hasOpening: async (turnsFrom: Date, courtsOf: string) =>
    (await db
      .selectFrom('slots')
      .select('id')
      .where('day', '=', courtsOf)
      .where('opensAt', '=', turnsFrom)
      .limit(1)
      .executeTakeFirst()) !== undefined,

  /** The turns of an opening of a day. */
  ofDay: (day: string) => lobbies(db).where('scope', '=', day).executeTakeFirst(),

  /** Of openings that were to be at most half a day ago, or are to come. */
  near: (now: Date) =>
    lobbies(db)
      .where('turnsFrom', '>', new Date(now.getTime() - 12 * 3_600_000))
      .orderBy('turnsFrom')
      .execute(),

  /** Whether a member has entered by lot or has come later. */
  stand: async (drawId: number, memberId: number): Promise<Stand> => {
    const { rows } = await sql<Stand>`
      select (select code from draw_entries where draw_id = ${drawId} and member_id = ${memberId}) as code,
        a.position, a.arrived_at
      from (select 1) one left join lobby_arrivals a on a.draw_id = ${drawId} and a.member_id = ${memberId}`.execute(db)
    return rows[0] ?? { code: null, position: null, arrivedAt: null }
  },

  /** The slots of these wishes, as far as there are any, and the member’s turn in the opening of each. */
  named: (wishes: readonly Named[]) => {
    const named = wishes.flatMap(({ memberId, choices }, place) => choices.map((slot) => ({ place, memberId, slot })))
    return turnsOfNamed.all(db, {
      places: named.map(({ place }) => place),
      members: named.map(({ memberId }) => memberId),
      slots: named.map(({ slot }) => slot),
    })
  },
})

/** One lock for all who come late, in whichever process: no position is given twice, and none is left out. */
const arriving = 202

export const lobbyChanges = (db: Tx) => ({
  /** Gives a position to those who have neither entered by lot nor come before, in the order given. */
  async arrive(drawId: number, members: readonly number[], arrivedAt: Date) {
    await sql`select pg_advisory_xact_lock(${sql.lit(arriving)}, ${drawId})`.execute(db)
    await sql`
      insert into lobby_arrivals (draw_id, member_id, position, arrived_at)
      select ${drawId}, late.id, row_number() over (order by late.nr)
        + (select coalesce(max(position), 0) from lobby_arrivals where draw_id = ${drawId}), ${arrivedAt}
      from (select id, min(nr) as nr from unnest(${[...members]}::bigint[]) with ordinality all_of (id, nr) group by id) late
      where not exists (select from draw_entries where draw_id = ${drawId} and member_id = late.id)
        and not exists (select from lobby_arrivals where draw_id = ${drawId} and member_id = late.id)`.execute(db)
  },
})

/** Turns of openings long ago: nobody needs them any more. */
export const forgetTurns = async (db: Db, before: string) => {
  const over = db.selectFrom('draws').select('id').where('purpose', '=', 'lobby').where('day', '<', before)
  await db.deleteFrom('lobbyArrivals').where('drawId', 'in', over).execute()
  await db.deleteFrom('drawEntries').where('drawId', 'in', over).execute()
  await db.deleteFrom('draws').where('purpose', '=', 'lobby').where('day', '<', before).execute()
}
