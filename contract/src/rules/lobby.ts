import { ballotKey } from './ballot.ts'
import { addDays } from './days.ts'
import type { At } from './timetable.ts'

// Turns of an opening. Browser and server reckon them with the same functions, so that nobody has to be asked. They follow
// from what is published of the draw: docs/ballot/README.md says in words what is reckoned here.

/** How the turns of an opening are given. */
export interface LobbyTerms {
  /** The time of day at which places open, hh:mm. */
  opensAt: string
  /** Minutes before it from which one can enter. */
  opensMinutesBefore: number
}

/** Seconds before the opening until which one can enter by lot, and from which on the lot is drawn. */
const [closesBefore, drawnBefore] = [10, 8]
/** Minutes after an opening for which turns are asked for at most, however many have come. */
const longest = 60
/** Minutes by which an opening can be put off, all in all. */
const longestDelay = 180

/** The moments of the lobby before the opening of a day. */
export const lobbyMoments = (day: string, { opensAt, opensMinutesBefore }: LobbyTerms, at: At) => {
  const opening = at(day, opensAt)
  const later = (seconds: number) => new Date(opening.getTime() + seconds * 1000)
  return {
    opensAt: later(-opensMinutesBefore * 60),
    closesAt: later(-closesBefore),
    drawsAt: later(-drawnBefore),
    turnsFrom: opening,
  }
}

/**
 * The day whose lobby has opened and may still go on at a moment, where it was put off, too; undefined where there is
 * none. It may open before midnight, and go on after it.
 */
export const lobbyDayAt = (now: Date, today: string, terms: LobbyTerms, at: At) =>
  [addDays(today, 1), today, addDays(today, -1)].find((day) => {
    const { opensAt, turnsFrom } = lobbyMoments(day, terms, at)
    return opensAt <= now && now.getTime() < turnsFrom.getTime() + (longest + longestDelay) * 60_000
  })

/** An opening that was put off: whose turn had not come at `from` has it as much later as `to` is. */
export interface Delay {
  from: Date
  to: Date
}

/** What turns are reckoned from, once the lot is drawn. */
export interface Turns {
  /** The opening. */
  turnsFrom: Date
  turnsPerSecond: number
  /** How many have entered by lot. */
  entries: number
  /** In their order. */
  delays: readonly Delay[]
}

/** When a moment is that was put off with an opening. */
export const putOff = (moment: Date, delays: readonly Delay[]) =>
  delays.reduce((at, { from, to }) => (at < from ? at : new Date(at.getTime() + to.getTime() - from.getTime())), moment)

/** Until when nobody books at this moment, because the opening was put off; undefined where it was not. */
export const pausedUntil = (delays: readonly Delay[], now: Date) =>
  delays.findLast(({ from, to }) => from <= now && now < to)?.to

/** From when on an opening is put off at this moment: all turns from then on are later. */
export const putOffFrom = ({ turnsFrom, delays }: Pick<Turns, 'turnsFrom' | 'delays'>, now: Date) => {
  const earliest = delays.at(-1)?.to ?? turnsFrom
  return earliest < now ? now : earliest
}

/** The latest to which an opening can be put off. */
export const putOffUntil = (turnsFrom: Date) => new Date(turnsFrom.getTime() + longestDelay * 60_000)

/** How many have had their turn at a moment. */
export const servedAt = ({ turnsFrom, turnsPerSecond, delays }: Omit<Turns, 'entries'>, now: Date) => {
  const paused = delays.reduce(
    (sum, { from, to }) => sum + Math.max(0, Math.min(now.getTime(), to.getTime()) - from.getTime()),
    0,
  )
  return Math.max(0, Math.floor(((now.getTime() - turnsFrom.getTime() - paused) * turnsPerSecond) / 1000))
}

/** Hexadecimal digits of a hash that make 52 bits, which a number holds exactly. */
const digits = 13

/** Where an entry stands among all, from 0 to less than 1: it follows from the seed and its own code, and from no other entry. */
export const shareOf = async (seed: string, code: string) =>
  Number.parseInt((await ballotKey(seed, code)).slice(0, digits), 16) / 2 ** 52

const afterTurns = ({ turnsFrom, turnsPerSecond, delays }: Turns, many: number) =>
  putOff(new Date(turnsFrom.getTime() + Math.floor((many * 1000) / turnsPerSecond)), delays)

/** The turn of who has entered by lot. */
export const turnByLot = (turns: Turns, share: number) => afterTurns(turns, share * turns.entries)

/** About which place that is, from 1 on: hashes are evenly spread. */
export const placeAbout = ({ entries }: Pick<Turns, 'entries'>, share: number) => Math.floor(share * entries) + 1

/** The turn of who has come later: after all who entered by lot, in the order of arrival, and never before arriving. */
export const turnByArrival = (turns: Turns, { position, arrivedAt }: { position: number; arrivedAt: Date }) => {
  const turn = afterTurns(turns, turns.entries + position)
  return turn < arrivedAt ? arrivedAt : turn
}

/** When everybody has had their turn, of whom so many have come later: from then on nobody is asked for one. */
export const turnsUntil = (turns: Turns, arrivals: number) => {
  const end = afterTurns(turns, turns.entries + arrivals)
  const last = putOff(new Date(turns.turnsFrom.getTime() + longest * 60_000), turns.delays)
  return end < last ? end : last
}
