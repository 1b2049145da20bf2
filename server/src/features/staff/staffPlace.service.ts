import type { Uses } from '../../deps.ts'
import type { Cookie } from '../../http/cookie.ts'
import { hashOfToken, newToken } from '../../keys.ts'
import { after, day } from '../../ports/clock.ts'
import { staffPlaceTable } from './staffPlace.table.ts'

/** Who makes a request, as far as limits tell people apart before anything is proved. */
export interface StaffAsker {
  /** The network, as `networkOf` names it. */
  address: string
  deskCookie: Cookie
}

/** Seconds for which a place is remembered after the last login there. */
const kept = 180 * day

/**
 * The places that staff have logged in from. What is tried there has counters of its own, which no stranger can use up:
 * so nobody locks a clerk out (S4 of the attacks).
 */
export const staffPlaceService = ({ db, clock, keys }: Uses<'clock' | 'keys'>) => {
  const networkOf = (address: string) => `network ${keys.ofCounter(address)}`
  const deviceOf = (secret: string) => `device ${hashOfToken(secret)}`

  return {
    /** The place as this member of staff knows it; undefined for a stranger, and where nobody has the name. */
    async known(staffId: number | undefined, { address, deskCookie: { secret } }: StaffAsker) {
      const places = [...(secret ? [deviceOf(secret)] : []), networkOf(address)]
      return staffPlaceTable(db).known(staffId ?? 0, places)
    },

    /** Remembers device and network after a complete login. */
    async remember(staffId: number, { address, deskCookie }: StaffAsker) {
      const secret = deskCookie.secret ?? newToken()
      deskCookie.keep(secret, kept)
      await staffPlaceTable(db).remember(staffId, [deviceOf(secret), networkOf(address)], clock.now())
    },

    /** Somebody whose login may be in other hands is known nowhere any more. */
    forget: (staffId: number) => staffPlaceTable(db).forget(staffId),
    purge: () => staffPlaceTable(db).purgeUnseen(after(clock.now(), -kept)),
  }
}
