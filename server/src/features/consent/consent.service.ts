import { type ConsentState, foreignNameOf, type Locale, needsGuardian, Refusal } from '@palaestra/contract'
import type { Tx } from '../../database/database.ts'
import type { Uses } from '../../deps.ts'
import { letters } from '../../texts/letters.ts'
import { accountTable } from '../account/account.table.ts'
import { linkService } from '../code/link.service.ts'
import { letterService } from '../letter/letter.service.ts'
import { stateAfter } from './consent.rules.ts'
import { type ConsentChange, consentTable } from './consent.table.ts'

interface Joined {
  memberId: number
  guardianIdNumber: string
  /** True when the application asks for online payment. */
  onlinePayment: boolean
}
interface Decision {
  childId: number
  guardian: { id: number; idNumber: string }
  authorised: boolean
  /** The secret of the guardian’s link; absent when the guardian is logged in. */
  hash?: string
}
type Child = Parameters<typeof foreignNameOf>[0] & { nameZh: string | null }

const nameIn = (language: Locale, child: Child) => (language === 'zh' && child.nameZh) || foreignNameOf(child)

/** Begins and changes a minor’s consent to online payment, and notifies both sides (M05, T-83). */
export const consentService = (deps: Uses<'clock' | 'jobs' | 'origin' | 'settings', Tx>) => {
  const { db, clock } = deps
  const links = linkService(deps)
  const isMinor = ({ birthDate }: { birthDate: string }) => needsGuardian(clock.today(), birthDate)

  const note = (change: Omit<ConsentChange, 'at'>) => consentTable(db).note({ ...change, at: clock.now() })
  const move = async (change: Omit<ConsentChange, 'at'>) => {
    await consentTable(db).set(change.memberId, change.state, clock.now())
    await note(change)
  }

  /** Writes nothing when the guardian is not yet a member, or has no e-mail: then the guardian’s account says it. */
  const writeToGuardian = async (childId: number, guardianIdNumber: string) => {
    const guardian = await accountTable(db).byIdNumber(guardianIdNumber)
    if (!guardian?.email) return
    const { language, email } = guardian
    const link = await links.inLetter('parent_consent', language, { child: childId, guardianIdNumber })
    const name = nameIn(language, await accountTable(db).byId(childId))
    await letterService(deps).post({
      kind: 'parent_consent',
      to: email,
      language,
      ...letters[language].consent.paymentAsked({ name, link }),
    })
  }

  return {
    /** Begins the consent of a minor who has become a member. */
    async begin({ memberId, guardianIdNumber, onlinePayment }: Joined) {
      const member = await accountTable(db).byId(memberId)
      if (!isMinor(member)) return
      const state: ConsentState = onlinePayment ? 'pending' : 'not_requested'
      await consentTable(db).add({ memberId, guardianIdNumber, state, since: clock.now() })
      await note({ memberId, state, byMember: null, proof: 'application' })
      if (state === 'pending') await writeToGuardian(memberId, guardianIdNumber)
    },

    /** Writes to a new member about the children who have waited for this guardian. */
    async askForChildren(guardianId: number) {
      const { idNumber } = await accountTable(db).byId(guardianId)
      for (const child of await consentTable(db).childrenOf(idNumber)) {
        const consent = await consentTable(db).hold(child.memberId)
        if (consent?.state === 'pending' && isMinor(child)) await writeToGuardian(child.memberId, idNumber)
      }
    },

    /** Ends every open link about the child. @throws link_ended, not_the_guardian, consent_not_needed */
    async decide({ childId, guardian, authorised, hash }: Decision) {
      const consent = await consentTable(db).hold(childId)
      if (hash !== undefined) await links.use('parent_consent', hash)
      if (consent?.guardianIdNumber !== guardian.idNumber) throw new Refusal('not_the_guardian')
      const child = await accountTable(db).byId(childId)
      if (!isMinor(child)) throw new Refusal('consent_not_needed')
      await links.end('parent_consent', { child: childId })
      const state = stateAfter(consent.state, authorised)
      if (state !== consent.state) {
        const proof = hash === undefined ? 'session' : 'link'
        await move({ memberId: childId, state, byMember: guardian.id, proof })
        await letterService(deps).notifyOnce(child, {
          kind: 'notice',
          ...letters[child.language].consent.paymentDecided(state),
        })
      }
      return { state }
    },

    /** Records the minor’s own wish, which authorises nothing. @throws guardian_not_registered */
    async ask(memberId: number) {
      const consent = await consentTable(db).hold(memberId)
      if (!consent) throw new Refusal('guardian_not_registered')
      // The guardian may have agreed meanwhile.
      if (consent.state === 'authorised') return { state: consent.state }
      if (consent.state !== 'pending') await move({ memberId, state: 'pending', byMember: memberId, proof: 'asked' })
      await writeToGuardian(memberId, consent.guardianIdNumber)
      return { state: 'pending' as const }
    },
  }
}
