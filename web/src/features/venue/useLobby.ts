import { api, placeAbout, type Reply, refusals, shareOf, turnByLot } from '@palaestra/contract'
import { Refused } from '@palaestra/ui'
import { useEffect, useState } from 'react'
import { send } from '../../api/client.ts'
import { sendSolved, solveNewChallenge } from '../../form/captcha.ts'
import { look } from './useTimetable.ts'

export type Entered = Reply<typeof api.ballot.turn>

/** One’s own turn, as it was reckoned in this browser from what is published. */
export interface OwnTurn {
  /** Milliseconds since 1970, by the clock of the portal. */
  at: number
  /** Of who has entered by lot: about which place it is, and of how many. */
  place?: number
  of?: number
  perSecond?: number
}

/** Seconds over which browsers spread their question for the draw. */
const spread = 6
/** Milliseconds until it is asked again. */
const again = 2000

const passed = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, Math.max(0, milliseconds)))

/** What one has already, or a place by lot for work of the browser: nobody notices, and a machine pays. */
const enter = async () => {
  const entered = await send(api.ballot.turn, {})
  if (entered.code !== null || entered.position !== null) return entered
  const solvedCaptcha = await solveNewChallenge(api.ballot.enterLobby)
  return sendSolved(api.ballot.enterLobby, { body: { solvedCaptcha } })
}

/** The turn of a code, once the draw is there. */
const reckoned = async (reference: string, code: string): Promise<OwnTurn | undefined> => {
  const { seed, turns, entries } = await look(api.ballot.one, { query: { reference } })
  if (seed === null || turns === null) return undefined
  const from = { turnsFrom: new Date(turns.from), turnsPerSecond: turns.perSecond, entries }
  const share = await shareOf(seed, code)
  const place = { place: placeAbout(from, share), of: entries, perSecond: turns.perSecond }
  return { at: turnByLot(from, share).getTime(), ...place }
}

const turnOf = async ({ reference, code }: Entered): Promise<OwnTurn | undefined> => {
  if (code !== null) return reckoned(reference, code)
  const { turnAt } = await send(api.ballot.turn, {})
  return turnAt === null ? undefined : { at: Date.parse(turnAt) }
}

/**
 * Enters the lobby of an opening, and finds out one’s turn when the lot is drawn. Time is that of the portal, whatever the
 * clock of this machine says.
 */
export const useLobby = () => {
  const [entered, setEntered] = useState<Entered>()
  const [own, setOwn] = useState<OwnTurn>()
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
      await passed(Date.parse(entered.drawsAt) - ahead - Date.now() + Math.random() * spread * 1000)
      while (mounted) {
        const own = await turnOf(entered).catch((error: unknown) => {
          if (error instanceof Refused) throw error
          return undefined
        })
        if (own) return mounted && setOwn(own)
        await passed(again)
      }
      return undefined
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
  useEffect(() => {
    const next = 1000 - ((Date.now() + ahead) % 1000)
    const untilTurn = own ? own.at - Date.now() - ahead : next
    const timer = setTimeout(() => setTick((tick) => tick + 1), untilTurn > 0 ? Math.min(next, untilTurn) : next)
    return () => clearTimeout(timer)
  })

  return { entered, own, error, isOver, now, retry: () => setAttempt(attempt + 1) }
}
