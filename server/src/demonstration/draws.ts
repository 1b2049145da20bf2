import { addDays } from '@palaestra/contract'
import { sql } from 'kysely'
import { inTransaction } from '../database/inTransaction.ts'
import type { Deps } from '../deps.ts'
import { accountTable } from '../features/account/account.table.ts'
import { doDraws, openDraws } from '../features/ballot/draw.service.ts'
import { drawTable } from '../features/ballot/draw.table.ts'
import { newCode } from '../features/ballot/entry.service.ts'
import { entryChanges, entryTable } from '../features/ballot/entry.table.ts'
import { makeDayOf } from '../features/venue/timetable.service.ts'
import { people } from './people.ts'

/** Days from today: one that is drawn today, and one that takes entries. */
const [drawnAhead, openAhead] = [8, 12]

/** An hour of badminton at one of the two venues that give it by ballot. */
type Hour = [venue: string, court: string, time: string]

/** Several want the same hour; one of them is alone in what they want, and gets their first choice. */
const entrants: [person: { idNumber: string }, hours: Hour[]][] = [
  [
    people.portuguese,
    [
      ['mong-ha', '3', '19:00'],
      ['mong-ha', '3', '20:00'],
    ],
  ],
  [
    people.adult,
    [
      ['olympic', '1', '19:00'],
      ['olympic', '2', '19:00'],
    ],
  ],
  [people.guardian, [['olympic', '1', '19:00']]],
]

const dayOfDraw = async ({ db, clock }: Pick<Deps, 'db' | 'clock'>, day: string, hours: readonly Hour[]) => {
  const found: number[] = []
  for (const [venue, court, time] of hours) {
    const slot = await db
      .selectFrom('slots')
      .innerJoin('courts', 'courts.id', 'slots.courtId')
      .innerJoin('venues', 'venues.id', 'slots.venueId')
      .select('slots.id')
      .where('venues.code', '=', venue)
      .where('slots.facilityKind', '=', 'badminton')
      .where('slots.givenBy', '=', 'ballot')
      .where('courts.code', '=', court)
      .where('slots.startsAt', '=', clock.at(day, time))
      .executeTakeFirst()
    if (slot) found.push(slot.id)
  }
  return found
}

/** The same portal at another moment. */
const at = (deps: Deps, moment: Date): Deps => ({
  ...deps,
  clock: { ...deps.clock, now: () => moment, today: () => deps.clock.dayOf(moment) },
})

const drawOn = async ({ db, clock }: Pick<Deps, 'db' | 'clock'>, ahead: number) => {
  const day = addDays(clock.today(), ahead)
  return (await drawTable(db).list(day)).find((one) => one.facilityKind === 'badminton' && one.day === day)
}

/** So many others, of whom nothing is left but their codes: a draw of three would show nothing. */
const crowd = 45
/** Far above the numbers of whoever joins. */
const beyond = 2_000_000_000

/** People who are there until it is drawn, as if they had been members and were erased. */
const withCrowd = async (db: Deps['db'], go: () => Promise<void>) => {
  await sql`
    insert into members overriding system value
    select (jsonb_populate_record(members, jsonb_build_object(
      'id', ${beyond}::bigint + nr, 'member_number', (999000000 + nr)::text, 'id_number', (99000000 + nr)::text,
      'username', 'crowd' || nr, 'password_hash', null, 'email', null, 'email_confirmed', false, 'mobile', null,
      'mobile_confirmed', false, 'photo', null, 'id_copy', null, 'activated_at', null))).*
    from members, generate_series(1, ${crowd}) as nr where id_number = ${people.adult.idNumber}`.execute(db)
  await go()
  await sql`delete from members where id > ${beyond}`.execute(db)
}

/** Each of them wants three of the hours that nobody of the cast wants. */
const crowdEnters = async (deps: Deps, ahead: number) => {
  const draw = await drawOn(deps, ahead)
  if (!draw) return
  const taken = await entryTable(deps.db).list(draw.id)
  const wanted = new Set(taken.flatMap(({ choices }) => choices))
  const free = (await drawTable(deps.db).slotsNow(draw)).map(({ id }) => id).filter((id) => !wanted.has(id))
  const choicesOf = (nr: number) => new Set([nr, nr * 7 + 1, nr * 5 + 3].map((step) => free[step % free.length] ?? 0))
  if (free.length === 0) return
  await inTransaction(deps, async ({ db }) => {
    for (let nr = 1; nr <= crowd; nr += 1)
      await entryChanges(db).put({
        ...{ drawId: draw.id, memberId: beyond + nr, code: newCode(), enteredAt: draw.opensAt },
        choices: [...choicesOf(nr)],
      })
  })
}

const enter = async (deps: Deps, ahead: number) => {
  const draw = await drawOn(deps, ahead)
  if (!draw) return
  const { day } = draw
  for (const [person, hours] of entrants) {
    const member = await accountTable(deps.db).byIdNumber(person.idNumber)
    const choices = await dayOfDraw(deps, day, hours)
    if (!member || choices.length === 0) continue
    const entry = { drawId: draw.id, memberId: member.id, code: newCode(), choices, enteredAt: draw.opensAt }
    await inTransaction(deps, ({ db }) => entryChanges(db).put(entry))
  }
}

/** Of a demonstration that goes on, draws are opened by themselves: the same people enter one that nobody has entered yet. */
const goOn = async (deps: Deps) => {
  const draw = await drawOn(deps, openAhead)
  if (!draw || (await entryTable(deps.db).list(draw.id)).length > 0) return
  await enter(deps, openAhead)
}

/**
 * A draw that was made this morning, and one that takes entries; each with some dozens who have entered. Started again,
 * the people of the demonstration enter the one that is open by then.
 */
export const seatDraws = async (deps: Deps) => {
  const { db, clock } = deps
  const today = clock.today()
  if ((await drawTable(db).list(today)).length > 0) return goOn(deps)
  const byBallot = await db.selectFrom('facilities').select('id').where('peakBy', '=', 'ballot').execute()
  const ids = byBallot.map(({ id }) => id)
  await makeDayOf(deps, ids, addDays(today, drawnAhead))
  await openDraws(at(deps, clock.at(addDays(today, drawnAhead - 14), '09:00')))
  await enter(deps, drawnAhead)
  await withCrowd(db, async () => {
    await crowdEnters(deps, drawnAhead)
    while (await doDraws(at(deps, clock.at(addDays(today, -1), '22:01')))) {}
    // Also where the portal starts early in the morning: whoever looks finds something to pay today.
    while (await doDraws(at(deps, clock.at(today, '10:00')))) {}
    await makeDayOf(deps, ids, addDays(today, openAhead))
    await openDraws(deps)
    await enter(deps, openAhead)
    await crowdEnters(deps, openAhead)
  })
}
