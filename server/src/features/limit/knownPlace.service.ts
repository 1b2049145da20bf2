import type { Uses } from '../../deps.ts'
import type { Cookie } from '../../http/cookie.ts'
import { hashOfToken, newToken } from '../../keys.ts'
import { after, day } from '../../ports/clock.ts'
import { ordinaryRequests } from './captcha.rules.ts'
import { knownPlaceTable } from './knownPlace.table.ts'
import type { RateLimit } from './rateLimit.service.ts'

/** Who makes a request, as far as limits tell people apart before anything is proved. */
export interface Asker {
  /** The network, as `networkOf` names it. */
  address: string
  deviceCookie: Pick<Cookie, 'secret'>
}

/** Only that of a request context. */
export const askerOf = <A extends Asker>({ address, deviceCookie }: A): Pick<A, 'address' | 'deviceCookie'> => ({
  address,
  deviceCookie,
})

/** Seconds for which a browser is known again, and a network after its last login. */
const kept = { device: 400 * day, network: 90 * day }

/** Places of one member that are remembered. */
const mostPlaces = 60

/** The two places from which somebody asks; a browser without the cookie is no known device. */
export const placesOf = ({ keys }: Pick<Uses<'keys'>, 'keys'>, { address, deviceCookie: { secret } }: Asker) => ({
  device: secret ? `device ${hashOfToken(secret)}` : '',
  network: `network ${keys.ofCounter(address)}`,
})

/**
 * The places that a member has logged in from. What is tried there has counters of its own, which no stranger can use
 * up: so nobody locks another out (T-11).
 */
export const knownPlaceService = ({ db, clock, keys }: Uses<'clock' | 'keys'>) => ({
  /** The place as this member knows it; undefined for a stranger, and where there is no such member. */
  of: (memberId: number | undefined, asker: Asker) =>
    knownPlaceTable(db).known(memberId ?? 0, Object.values(placesOf({ keys }, asker))),

  /** True of a browser that the member has logged in from, wherever it is now. The same for no member, as far as time goes. */
  async isDeviceOf(memberId: number | undefined, asker: Asker) {
    const { device } = placesOf({ keys }, asker)
    return (await knownPlaceTable(db).known(memberId ?? 0, [device])) !== undefined
  },

  /** Remembers both places after a login. `device` is the one that the session keeps. For `batch`. */
  remembering(memberId: number, { address, deviceCookie }: Asker & { deviceCookie: Cookie }) {
    const secret = deviceCookie.secret ?? newToken()
    deviceCookie.keep(secret, kept.device)
    const { device, network } = placesOf({ keys }, { address, deviceCookie: { secret } })
    return { device, statement: knownPlaceTable(db).remembering(memberId, [device, network], clock.now()) }
  },
})

/**
 * Forgets the places of a member whose account may be in other hands, but not the device of the kept session. For
 * `batch`.
 */
export const forgettingPlaces = ({ db }: Uses, memberId: number, keptSession?: string) =>
  knownPlaceTable(db).forgetting(memberId, keptSession ?? null)

/** Forgets the device of a session that its member ends from another one: somebody else may have it. */
export const forgetDeviceOf = ({ db }: Uses, memberId: number, session: string, kept: string) =>
  knownPlaceTable(db).forgettingDeviceOf(memberId, session, kept).execute()

export const purgePlaces = ({ db, clock }: Uses<'clock'>) => {
  const before = (seconds: number) => after(clock.now(), -seconds)
  return knownPlaceTable(db).purge({ networks: before(kept.network), devices: before(kept.device), most: mostPlaces })
}

/** The place of somebody who is logged in: their requests are no stranger’s. */
export const inSession = 'session'

/** The same limits, counted apart for a place that the member knows. */
export const ofPlace = (place: string | undefined, limits: readonly RateLimit[]): RateLimit[] =>
  limits.map((limit) => (place ? { ...limit, what: `own ${limit.what}`, whom: `${limit.whom} ${place}` } : limit))

/**
 * True of all but who is logged in, or has logged in with this browser: nobody behind the same address locks these out
 * (T-11). What they ask for is counted by `ofPlace`.
 */
export const countsForNetwork = (place: string | undefined) => place !== inSession && !place?.startsWith('device ')

/** The limits of a network, for whom they hold. */
export const ofNetwork = (place: string | undefined, limits: readonly RateLimit[]) =>
  countsForNetwork(place) ? limits : []

/**
 * What strangers ask for about one person, in whatever way and from however many networks: it costs them more and more
 * work, and closes nothing (T-15). `whom` is what was typed, with its kind, whether anybody has it or not: nobody learns
 * by it that two names are one. None for a place that the member knows.
 */
export const askedByStrangers = (whom: string, { place, worked }: { place: string | undefined; worked: number }) =>
  place ? [] : [{ what: 'asked by strangers', whom, times: ordinaryRequests, seconds: day, worked }]
