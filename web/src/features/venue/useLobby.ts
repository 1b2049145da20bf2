import {
  api,
  pausedUntil,
  placeAbout,
  putOff,
  type Reply,
  refusals,
  servedAt,
  shareOf,
  turnByArrival,
  turnByLot,
} from '@palaestra/contract'
import { Refused } from '@palaestra/ui'
import { useEffect, useState } from 'react'
import { send } from '../../api/client.ts'
import { look } from '../../api/useVersions.ts'
import { sendSolved, solveNewChallenge } from '../../form/captcha.ts'

type Entered = Reply<typeof api.ballot.turn>
type State = Reply<typeof api.ballot.lobby>

/** One’s own turn, as it is reckoned in this browser from what is published. */
export interface OwnTurn {
  /** Milliseconds since 1970, by the clock of the portal. */
  at: number
  /** Which place it is; of who has entered by lot about. */
  place: number
  /** Of how many. */
  of: number
  /** How many have had their turn. */
  served: number
}

/** Seconds over which browsers spread their question once the lot is drawn. */
const spread = 6
/** Milliseconds until it is asked again when there was no answer. */
const again = 2000

const passed = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, Math.max(0, milliseconds)))

/** What one has already, or a place by lot for work of the browser: nobody notices, and a machine pays. */
const enter = async () => {
  const entered = await send(api.ballot.turn, {})
  if (entered.code !== null || entered.position !== null) return entered
  const solvedCaptcha = await solveNewChallenge(api.ballot.enterLobby)
  return sendSolved(api.ballot.enterLobby, { body: { solvedCaptcha } })
}

const turnsOf = ({ from, perSecond, entries, delays }: State) => ({
  ...{ turnsFrom: new Date(from), turnsPerSecond: perSecond, entries },
  delays: delays.map(({ from, to }) => ({ from: new Date(from), to: new Date(to) })),
})

/** Undefined until the lot is drawn. */
const ownOf = (entered: Entered, state: State, share: number | undefined, now: number): OwnTurn | undefined => {
  const { code, position } = entered
  const turns = turnsOf(state)
  const [moment, of] = [new Date(now), state.entries + state.arrivals]
  // Nobody books before the new time, whose turn had come neither.
  const paused = pausedUntil(turns.delays, moment)?.getTime() ?? 0
  const own = (turn: Date, place: number) => ({
    ...{ at: Math.max(turn.getTime(), paused), place, of, served: servedAt(turns, moment) },
  })
  if (code !== null) return share === undefined ? undefined : own(turnByLot(turns, share), placeAbout(turns, share))
  if (state.seed === null || position === null) return undefined
  return own(turnByArrival(turns, { position, arrivedAt: new Date(entered.now) }), state.entries + position)
}

/**
 * Enters the lobby of an opening, and looks how it stands as often as the server says that it is worth it: how many are in
 * it, whether it was put off, and from the lot on one’s own turn. Time is that of the portal, whatever the clock of this
 * machine says.
 */
export const useLobby = () => {
  const [entered, setEntered] = useState<Entered>()
  const [state, setState] = useState<State>()
  const [share, setShare] = useState<number>()
  const [error, setError] = useState<Error>()
  const [isOver, setOver] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const [ahead, setAhead] = useState(0)
  const [, setTick] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt enters anew
  useEffect(() => {
    let mounted = true
    const course = async () => {
      const entered = await enter()
      if (!mounted) return
      const ahead = Date.parse(entered.now) - Date.now()
      setAhead(ahead)
      setEntered(entered)
      while (mounted) {
        const state = await look(api.ballot.lobby, {}).catch((error: unknown) => {
          if (error instanceof Refused) throw error
          return undefined
        })
        const share = state?.seed && entered.code !== null ? await shareOf(state.seed, entered.code) : undefined
        if (!mounted) return
        if (state) setState(state)
        setShare(share)
        const untilDrawn = state && !state.seed ? Date.parse(state.drawsAt) - ahead - Date.now() : undefined
        const nextIn = state ? state.nextIn * 1000 : again
        // Not all at the moment of the lot.
        if (untilDrawn === undefined || untilDrawn > nextIn) await passed(nextIn)
        else await passed(untilDrawn > 0 ? untilDrawn + Math.random() * spread * 1000 : again)
      }
    }
    setError(undefined)
    course().catch((error: Error) => {
      if (!mounted) return
      if (error instanceof Refused && error.code === refusals.lobby_closed) setOver(true)
      else setError(error)
    })
    return () => {
      mounted = false
    }
  }, [attempt])

  // Each second by the clock of the portal, and at the turn itself.
  const now = Date.now() + ahead
  const own = entered && state && ownOf(entered, state, share, now)
  useEffect(() => {
    const next = 1000 - ((Date.now() + ahead) % 1000)
    const untilTurn = own ? own.at - Date.now() - ahead : next
    const timer = setTimeout(() => setTick((tick) => tick + 1), untilTurn > 0 ? Math.min(next, untilTurn) : next)
    return () => clearTimeout(timer)
  })

  const turns = state && turnsOf(state)
  return {
    ...{ entered, own, error, isOver, now, retry: () => setAttempt(attempt + 1) },
    /** When it opens, in milliseconds since 1970, and whether that is later than was said first. */
    opensAt: turns ? putOff(turns.turnsFrom, turns.delays).getTime() : entered && Date.parse(entered.turnsFrom),
    putOffTo: turns?.delays.findLast(({ to }) => to.getTime() > now)?.to.toISOString(),
    /** How many are in it; undefined until that is known. */
    many: state && state.entries + state.arrivals,
  }
}
