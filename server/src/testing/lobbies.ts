import { api } from '@palaestra/contract'
import { drawTable } from '../features/ballot/draw.table.ts'
import { newCode } from '../features/ballot/entry.service.ts'
import { bookingsOf, crowdLike } from './bookings.ts'
import type { Portal } from './portal.ts'
import { aVenue, doDue } from './venues.ts'

type Member = Awaited<ReturnType<Portal['memberAs']>>

/** The day whose courts open on Monday 2 March 2026 at 07:30, and the draw of the turns. */
export const openingDay = '2026-03-09'
export const lobbyDraw = 'LOBBY-20260302'

export const moveTo = (portal: Portal, time: string) => portal.clock.set(new Date(`2026-03-02T${time}+08:00`))

/** Courts that open on that morning, with the seal of its turns; the clock stands at 07:00. Gives the slots. */
export const anOpening = async (portal: Portal) => {
  moveTo(portal, '07:00:00')
  await aVenue(portal, { opens: '17:00', closes: '20:00' })
  // The timetable, and in the next minute the seal of the turns.
  await doDue(portal)
  await doDue(portal)
  const slots = await portal.db.selectFrom('slots').select('id').where('day', '=', openingDay).orderBy('id').execute()
  return slots.map(({ id }) => id)
}

/** What a member does at an opening. */
export const lobbyOf = (portal: Portal, member: Pick<Member, 'get' | 'post'>) => ({
  ...bookingsOf(member),
  enter: async () =>
    member.post('/vbs/lobby', { solvedCaptcha: await portal.solvedCaptcha(api.ballot.enterLobby.path) }),
  turn: () => member.get('/vbs/lobby'),
})

/** So many others enter by lot. */
const othersEnterLobby = async ({ db, clock }: Portal, ids: readonly number[]) => {
  const draw = await drawTable(db).byReference(lobbyDraw)
  await db
    .insertInto('drawEntries')
    .values(
      ids.map((memberId) => ({
        ...{ drawId: draw?.id ?? 0, memberId, code: newCode(), choices: [], enteredAt: clock.now() },
      })),
    )
    .execute()
}

/** The same of people like this one, made for it. */
export const aCrowdEnters = async (portal: Portal, likeId: number, count: number) => {
  const ids = await crowdLike(portal, likeId, count)
  await othersEnterLobby(portal, ids)
  return ids
}
