import {
  addDays,
  api,
  commitmentOf,
  drawStateOf,
  entriesHashOf,
  type Given,
  lobbyDayAt,
  lobbyMoments,
  pausedUntil,
  putOff,
  Refusal,
  type Reply,
  seedOf,
  shareOf,
  type Turns,
  turnByArrival,
  turnByLot,
  turnsUntil,
} from '@palaestra/contract'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps, Uses } from '../../deps.ts'
import { inBatches } from '../../inBatches.ts'
import { keeping } from '../../keeping.ts'
import { paceOf } from '../../pace.ts'
import { after, hour } from '../../ports/clock.ts'
import { standingService } from '../entitlement/standing.service.ts'
import { captchaService } from '../limit/captcha.service.ts'
import { secretOf } from './draw.service.ts'
import { drawChanges, drawTable, type KeptDelay } from './draw.table.ts'
import { newCode } from './entry.service.ts'
import { entryChanges, entryTable } from './entry.table.ts'
import { delaysOf, delaysSaid, opensAtOf } from './lobby.rules.ts'
import { type Lobby, lobbyChanges, lobbyTable, type Named, type Stand } from './lobby.table.ts'

type Turn = Reply<typeof api.ballot.turn>

const termsOf = ({ services: { lobby, window } }: Deps['settings']) => ({ ...lobby, opensAt: window.opensAt })

/** Seconds before a lobby opens from which its seal can be seen. */
const sealedBefore = hour

/** Seals the turns of an opening that is near, where courts open then. What is there already stays as it is. */
const openLobby = async ({ db, clock, keys, settings }: Uses<'clock' | 'keys' | 'settings'>) => {
  const terms = termsOf(settings)
  if (terms.turnsPerSecond === 0) return
  const now = clock.now()
  const day = lobbyDayAt(after(now, sealedBefore), clock.today(), terms, clock.at)
  if (day === undefined) return
  const moments = lobbyMoments(day, terms, clock.at)
  if (moments.closesAt <= now) return
  const reference = `LOBBY-${day.replaceAll('-', '')}`
  if (await drawTable(db).byReference(reference)) return
  const courtsOf = addDays(day, settings.services.window.daysAhead)
  if (!(await lobbyTable(db).hasOpening(moments.turnsFrom, courtsOf))) return
  await drawTable(db).add({
    ...{ reference, purpose: 'lobby', scope: day, facilityKind: null, day, payBy: null, ...moments },
    ...{ commitment: await commitmentOf(secretOf(keys, reference)), turnsPerSecond: terms.turnsPerSecond },
    // A value that comes within ten seconds could not be looked up by anybody.
    ...{ sourceZh: null, sourcePt: null, sourceEn: null },
  })
}

/**
 * Closes the lot of an opening and draws it, at once: whoever asks first after its moment does it for all. Where the
 * secret of the installation has been changed it does not fit the seal: then nothing is drawn, nobody is asked for a turn,
 * and an alarm stands.
 */
export const drawLobby = async (deps: Deps, reference: string) => {
  const secret = secretOf(deps.keys, reference)
  const draw = await drawTable(deps.db).byReference(reference)
  if (!draw || draw.drawnAt !== null || (await commitmentOf(secret)) !== draw.commitment) return
  await inTransaction(deps, async ({ db, clock }) => {
    const { id, drawnAt, drawsAt } = await drawChanges(db).hold(draw.id)
    // It may have been put off meanwhile.
    if (drawnAt !== null || clock.now() < drawsAt) return
    await entryChanges(db).removeNobodys(id)
    const entries = await entryTable(db).list(id)
    const now = clock.now()
    const closed = { entries: entries.length, entriesHash: await entriesHashOf(entries), places: [], closedAt: now }
    await drawChanges(db).close(id, closed)
    const seed = await seedOf({ reference, secret, publicValue: '' })
    await drawChanges(db).publish(id, { publicValue: '', secret, seed, drawnAt: now, payBy: null })
    // Nothing is given besides the turns.
    await drawChanges(db).awarded(id, now)
  })
}

/** What is due of turns: to be sealed, and to be drawn where nobody has asked for it. */
export const doLobbies = async (deps: Deps) => {
  await openLobby(deps)
  for (const reference of await drawTable(deps.db).turnsDue(deps.clock.now())) await drawLobby(deps, reference)
}

/** What turns are reckoned from; undefined before the lot is drawn. */
const turnsOf = ({ turnsFrom, turnsPerSecond, entries, delays }: Reckoned): Turns | undefined =>
  turnsFrom && turnsPerSecond !== null && entries !== null
    ? { turnsFrom, turnsPerSecond, entries, delays: delaysOf(delays) }
    : undefined
type Reckoned = Pick<Lobby, 'turnsFrom' | 'turnsPerSecond' | 'entries'> & { delays: readonly KeptDelay[] | null }

/** Somebody’s turn; undefined for who has none. */
const turnOf = async (turns: Turns, seed: string, { code, position, arrivedAt }: Stand) => {
  if (code !== null) return turnByLot(turns, await shareOf(seed, code))
  return position !== null && arrivedAt ? turnByArrival(turns, { position, arrivedAt }) : undefined
}

/** Turns in the minutes after an opening: being fast or a machine gives nobody an advantage. */
export const lobbyService = (deps: Deps) => {
  const { db, clock, settings } = deps
  const terms = termsOf(settings)
  const keep = keeping<Lobby | undefined>(clock, settings.services.keptSeconds)
  const pace = paceOf()

  const read = async (day: string) => {
    const lobby = await lobbyTable(db).ofDay(day)
    if (!lobby || lobby.drawnAt !== null || clock.now() < lobby.drawsAt) return lobby
    await drawLobby(deps, lobby.reference)
    return lobbyTable(db).ofDay(day)
  }
  const isOver = (lobby: Lobby) => {
    const [now, turns] = [clock.now(), turnsOf(lobby)]
    if (!turns) return opensAtOf(lobby) <= now
    return turnsUntil(turns, lobby.arrivals) <= now
  }
  /** The lobby that is open or whose turns go on. */
  const current = async () => {
    if (terms.turnsPerSecond === 0) return undefined
    const day = lobbyDayAt(clock.now(), clock.today(), terms, clock.at)
    const lobby = day && (await keep(day, () => read(day)))
    return lobby && !isOver(lobby) ? lobby : undefined
  }
  const courtsOf = ({ day }: Lobby) => addDays(day, settings.services.window.daysAhead)

  const said = async (lobby: Lobby, memberId: number): Promise<Turn> => {
    const { id, reference, closesAt, drawsAt, seed } = lobby
    const stand = await lobbyTable(db).stand(id, memberId)
    const turns = turnsOf(lobby)
    const turn = turns && seed !== null ? await turnOf(turns, seed, stand) : undefined
    const paused = turns && pausedUntil(turns.delays, clock.now())
    const turnAt = turn && paused && turn < paused ? paused : turn
    return {
      ...{ reference, day: courtsOf(lobby), code: stand.code, position: stand.position },
      ...{ closesAt: closesAt.toISOString(), drawsAt: drawsAt.toISOString() },
      ...{ turnsFrom: opensAtOf(lobby).toISOString(), turnAt: turnAt?.toISOString() ?? null },
      now: clock.now().toISOString(),
    }
  }

  /** Enters the lot, where it is still open. */
  const enterLot = ({ reference, id: drawId }: Lobby, memberId: number) =>
    inTransaction(deps, async ({ db, clock }) => {
      const draw = await drawTable(db).holdOpen(reference)
      const now = clock.now()
      if (!draw || drawStateOf(draw, now) !== 'open') return
      await entryChanges(db).put({ drawId, memberId, code: newCode(), choices: [], enteredAt: now })
    })
  const arrive = inBatches(
    async (late: readonly { drawId: number; memberId: number }[]) => {
      for (const [drawId, ones] of Map.groupBy(late, (one) => one.drawId))
        await inTransaction(deps, ({ db, clock }) =>
          lobbyChanges(db).arrive(
            drawId,
            ones.map(({ memberId }) => memberId),
            clock.now(),
          ),
        )
      return late
    },
    { lanes: 1 },
  )

  return {
    /** The day whose courts are booked by turns now, or soon, and where it was put off to when; null where there is none. */
    async opening() {
      const lobby = await current()
      if (!lobby) return null
      const until = pausedUntil(delaysOf(lobby.delays), clock.now())
      return { day: courtsOf(lobby), turnsFrom: lobby.turnsFrom, pausedUntil: until }
    },

    /** @throws lobby_closed */
    async state(): Promise<Reply<typeof api.ballot.lobby>> {
      const nextIn = pace.ask(clock.now().getTime() / 1000, Math.random())
      const lobby = await current()
      if (!lobby) throw new Refusal('lobby_closed')
      const { reference, closesAt, drawsAt, turnsFrom, turnsPerSecond, entered, arrivals, entries } = lobby
      return {
        ...{ reference, closesAt: closesAt.toISOString(), drawsAt: drawsAt.toISOString() },
        ...{ from: (turnsFrom ?? drawsAt).toISOString(), perSecond: turnsPerSecond ?? 0 },
        delays: delaysSaid(lobby.delays),
        ...{ entries: entries ?? entered ?? 0, arrivals, seed: lobby.seed, nextIn },
      }
    },

    /** @throws what closes bookings, captcha_needed, captcha_failed, lobby_closed */
    async enter(memberId: number, { solvedCaptcha }: Given<typeof api.ballot.enterLobby>['body'], address: string) {
      await standingService(deps).need('venue_booking', memberId)
      const lobby = await current()
      if (!lobby) throw new Refusal('lobby_closed')
      await captchaService(deps).check(solvedCaptcha, api.ballot.enterLobby.path, address)
      if (clock.now() < lobby.closesAt) await enterLot(lobby, memberId)
      const { code } = await lobbyTable(db).stand(lobby.id, memberId)
      if (code === null) await arrive({ drawId: lobby.id, memberId })
      return said(lobby, memberId)
    },

    /** @throws lobby_closed */
    async turn(memberId: number) {
      const lobby = await current()
      if (!lobby) throw new Refusal('lobby_closed')
      return said(lobby, memberId)
    },

    /**
     * Of slots, those whose draw is over, and whose opening is not put off: the others open after that, however late it is.
     * Nobody is asked for a turn.
     */
    async drawn(memberId: number, slots: readonly number[]) {
      const named = await lobbyTable(db).named([{ memberId, choices: slots }])
      const now = clock.now()
      return named.flatMap(({ id, isAwaited, delays }) =>
        isAwaited || pausedUntil(delaysOf(delays), now) !== undefined ? [] : [id],
      )
    },

    /**
     * Of what each of some members would like to book, the slots whose draw is over. Where one has opened by turns, and
     * these are not over, the member’s has to have come, and it must not have been put off; otherwise the refusal stands in its place: turn_needed, or
     * not_your_turn with the seconds until it comes.
     */
    async bookable(wishes: readonly Named[]): Promise<(readonly number[] | Refusal)[]> {
      let named = await lobbyTable(db).named(wishes)
      const now = clock.now()
      const undrawn = named.filter(
        ({ reference, turnsFrom, seed, delays }) =>
          reference && turnsFrom && putOff(turnsFrom, delaysOf(delays)) <= now && !seed,
      )
      if (undrawn.length > 0) {
        for (const reference of new Set(undrawn.map(({ reference }) => reference)))
          if (reference) await drawLobby(deps, reference)
        named = await lobbyTable(db).named(wishes)
      }
      const namedBy = Map.groupBy(named, ({ place }) => place)
      return Promise.all(
        wishes.map(async ({ choices }, place) => {
          const slots = namedBy.get(place) ?? []
          for (const slot of slots) {
            const paused = pausedUntil(delaysOf(slot.delays), now)
            if (paused) return Refusal.later('not_your_turn', (paused.getTime() - now.getTime()) / 1000)
            const turns = turnsOf(slot)
            // Before the opening nothing can be had anyway, and after the last turn everything by everybody.
            if (!turns || slot.seed === null || now < turns.turnsFrom || turnsUntil(turns, slot.arrivals) <= now)
              continue
            const turn = await turnOf(turns, slot.seed, slot)
            if (!turn) return new Refusal('turn_needed')
            if (turn > now) return Refusal.later('not_your_turn', (turn.getTime() - now.getTime()) / 1000)
          }
          const awaited = new Set(slots.filter(({ isAwaited }) => isAwaited).map(({ id }) => id))
          return choices.filter((id) => !awaited.has(id))
        }),
      )
    },
  }
}
