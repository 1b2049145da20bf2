import { type ConsentState, needsGuardian, Refusal } from '@palaestra/contract'
import type { Deps } from '../../deps.ts'
import { accountTable } from '../account/account.table.ts'
import { rateLimitService, rateLimits } from '../limit/rateLimit.service.ts'
import { consentTable } from './consent.table.ts'
import { consentChangeService } from './consentChange.service.ts'

interface Joined {
  memberId: number
  guardianIdNumber: string
  /** Whether the application asks for it. */
  onlinePayment: boolean
}

/** Asks a guardian to authorise the online payment of a minor (M05). What the guardian says: answer.service.ts. */
export const consentService = (deps: Pick<Deps, 'db' | 'clock' | 'jobs' | 'keys' | 'origin'>) => {
  const { db, clock } = deps
  const isMinor = ({ birthDate }: { birthDate: string }) => needsGuardian(clock.today(), birthDate)

  const inTransaction = <T>(work: (consents: ReturnType<typeof consentChangeService>) => Promise<T>) =>
    db.transaction().execute((tx) => work(consentChangeService({ ...deps, db: tx })))

  return {
    /** A minor has become a member. Rides in the caller’s transaction. */
    async begin({ memberId, guardianIdNumber, onlinePayment }: Joined) {
      const member = await accountTable(db).byId(memberId)
      if (!isMinor(member)) return
      const state: ConsentState = onlinePayment ? 'pending' : 'not_requested'
      await consentTable(db).add({ memberId, guardianIdNumber, state, since: clock.now() })
      const within = consentChangeService(deps)
      await within.note({ memberId, state, byMember: null, proof: 'application' })
      if (state === 'pending') await within.writeToGuardian(memberId, guardianIdNumber)
    },

    /** Somebody has become a member: their children may have waited for it. Rides in the caller’s transaction. */
    async askForChildren(guardianId: number) {
      const { idNumber } = await accountTable(db).byId(guardianId)
      for (const child of await consentTable(db).childrenOf(idNumber)) {
        const consent = await consentTable(db).hold(child.memberId)
        if (consent?.state === 'pending' && isMinor(child))
          await consentChangeService(deps).writeToGuardian(child.memberId, idNumber)
      }
    },

    /** The minor’s own wish; it authorises nothing. @throws consent_not_needed, guardian_not_registered, too_many */
    async ask(memberId: number) {
      if (!isMinor(await accountTable(db).byId(memberId))) throw new Refusal('consent_not_needed')
      const consent = await consentTable(db).of(memberId)
      if (consent?.state === 'authorised') return { state: consent.state }
      if (!consent || !(await accountTable(db).byIdNumber(consent.guardianIdNumber)))
        throw new Refusal('guardian_not_registered')
      return rateLimitService(deps).whileDoing(rateLimits.guardianAskedBy(memberId), () =>
        inTransaction((consents) => consents.ask(memberId)),
      )
    },
  }
}
