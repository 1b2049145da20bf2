import {
  addYears,
  type ConsentState,
  constant,
  foreignNameOf,
  type Locale,
  needsGuardian,
  Refusal,
} from '@palaestra/contract'
import type { Tx } from '../../database/database.ts'
import type { Uses } from '../../deps.ts'
import { letters } from '../../texts/letters.ts'
import type { PaymentDecision } from '../../texts/zh/consent.ts'
import { accountTable } from '../account/account.table.ts'
import { linkService } from '../code/link.service.ts'
import { tellRightsEnded } from '../entitlement/ended.service.ts'
import { letterService } from '../letter/letter.service.ts'
import { stateAfter } from './consent.rules.ts'
import { type ConsentChange, consentTable } from './consent.table.ts'

interface Joined {
  memberId: number
  /** True when the application asks for online payment. */
  onlinePayment: boolean
  proof: 'application' | 'counter'
}
interface Decision {
  childId: number
  guardian: { id: number; idNumber: string }
  authorised: boolean
  /** The secret of the guardian’s link; absent when the guardian is logged in. */
  hash?: string
}
type Child = Parameters<typeof foreignNameOf>[0] & { nameZh: string | null }
type Guardian = Awaited<ReturnType<ReturnType<typeof consentTable>['guardiansOf']>>[number]

/** The name of a child, or a guardian, in a letter. */
export const nameIn = (language: Locale, child: Child) => (language === 'zh' && child.nameZh) || foreignNameOf(child)

/**
 * Begins and changes a minor’s consent to online payment, and notifies both sides (M05, T-83). There is one word for
 * each minor: it stays whoever becomes or ends being a guardian beside the one who has said it, and any of them may
 * change it.
 */
export const consentService = (deps: Uses<'clock' | 'jobs' | 'keys' | 'origin' | 'settings', Tx>) => {
  const { db, clock, jobs } = deps
  const links = linkService(deps)
  const isMinor = ({ birthDate }: { birthDate: string }) => needsGuardian(clock.today(), birthDate)

  const note = (change: Omit<ConsentChange, 'at'>) => consentTable(db).note({ ...change, at: clock.now() })
  const move = async (change: Omit<ConsentChange, 'at'>) => {
    await consentTable(db).set(change.memberId, change.state, clock.now())
    await note(change)
  }

  /** Who is not yet a member is not asked; who has no e-mail, in the account alone, where no link is needed. */
  const writeTo = async ({ id, guardianIdNumber, email, language }: Guardian, childId: number) => {
    if (id === null || !language) return
    const link = email && (await links.inLetter('parent_consent', language, { child: childId, guardianIdNumber }))
    const child = await accountTable(db).byId(childId)
    const asked = (language: Locale) => ({ name: nameIn(language, child) })
    await letterService(deps).notify(
      { id, email, mobile: null, mobileConfirmed: false, language },
      {
        kind: 'parent_consent',
        childId,
        say: (language) => letters[language].consent.paymentAsked({ ...asked(language), link: link ?? '' }),
        inAccount: (language) => letters[language].consent.paymentAskedInAccount(asked(language)),
      },
    )
  }
  const writeToGuardians = async (childId: number) => {
    for (const guardian of await consentTable(db).guardiansOf(childId)) await writeTo(guardian, childId)
  }

  const endLinks = async (childId: number, guardians: readonly Guardian[]) => {
    for (const { guardianIdNumber } of guardians)
      await links.end('parent_consent', { child: childId, guardianIdNumber })
  }

  /** What a minor holds and has not paid is for nobody to pay any more. */
  const tellBookings = (memberId: number) => tellRightsEnded({ db, jobs }, memberId)

  /** The other guardians learn what one has said: any of them may change it. */
  const tellOthers = async (child: Child, others: readonly Guardian[], decision: PaymentDecision) => {
    for (const { id, email, mobile, mobileConfirmed, language } of others) {
      if (id === null || !language) continue
      const say = (language: Locale) =>
        letters[language].consent.otherDecided({ name: nameIn(language, child), decision })
      const contacts = { id, email, mobile, mobileConfirmed: mobileConfirmed ?? false, language }
      await letterService(deps).notifyOnce(contacts, { kind: 'notice', say })
    }
  }

  return {
    /** Begins the consent of a minor who has become a member, or whose first guardian is entered. Asks the guardians. */
    async begin({ memberId, onlinePayment, proof }: Joined) {
      const member = await accountTable(db).byId(memberId)
      if (!isMinor(member)) return
      const state: ConsentState = onlinePayment ? 'pending' : 'not_requested'
      const endsOn = addYears(member.birthDate, constant.adultAge)
      await consentTable(db).add({ memberId, state, since: clock.now(), endsOn })
      await note({ memberId, state, byMember: null, proof })
      if (state === 'pending') await writeToGuardians(memberId)
    },

    /** Asks one who has become a guardian, where a word is waited for. The word of another stays what it is. */
    async askGuardian(childId: number, guardianIdNumber: string) {
      const consent = await consentTable(db).hold(childId)
      if (consent?.state !== 'pending') return
      for (const guardian of await consentTable(db).guardiansOf(childId))
        if (guardian.guardianIdNumber === guardianIdNumber) await writeTo(guardian, childId)
    },

    /** Writes to a new member about the children who have waited for this guardian. */
    async askForChildren(guardianId: number) {
      const { idNumber } = await accountTable(db).byId(guardianId)
      for (const child of await consentTable(db).childrenOf(idNumber))
        if (isMinor(child)) await this.askGuardian(child.memberId, idNumber)
    },

    /**
     * Ends every open link about the child. A yes is somebody’s whose face was shown to be theirs; a no asks for
     * nothing, and is possible always.
     *
     * @throws link_ended, not_the_guardian, consent_not_needed, face_check_needed
     */
    async decide({ childId, guardian, authorised, hash }: Decision) {
      const consent = await consentTable(db).hold(childId)
      if (hash !== undefined) await links.use('parent_consent', hash)
      const guardians = await consentTable(db).guardiansOf(childId)
      const own = guardians.find(({ guardianIdNumber }) => guardianIdNumber === guardian.idNumber)
      if (!consent || !own) throw new Refusal('not_the_guardian')
      const child = await accountTable(db).byId(childId)
      if (!isMinor(child)) throw new Refusal('consent_not_needed')
      if (authorised && own.face === null) throw new Refusal('face_check_needed')
      await endLinks(childId, guardians)
      const state = stateAfter(consent.state, authorised)
      if (state !== consent.state) {
        const proof = hash === undefined ? 'session' : 'link'
        await move({ memberId: childId, state, byMember: guardian.id, proof })
        if (consent.state === 'authorised') await tellBookings(childId)
        await letterService(deps).notifyOnce(child, {
          kind: 'notice',
          say: (language) => letters[language].consent.paymentDecided(state),
        })
        const others = guardians.filter((one) => one !== own)
        await tellOthers(child, others, state)
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
      await writeToGuardians(memberId)
      return { state: 'pending' as const }
    },

    /** The link of one who is a guardian no more. */
    endLink: (childId: number, guardianIdNumber: string) =>
      links.end('parent_consent', { child: childId, guardianIdNumber }),

    /** At 18 nobody else decides. Resolves to whether it had not ended before: of two at once one ends it. */
    async end(childId: number) {
      if (!(await consentTable(db).end(childId, clock.now()))) return false
      await endLinks(childId, await consentTable(db).guardiansOf(childId))
      return true
    },

    /**
     * What follows when somebody is a guardian no more: a yes that was theirs ends with it, and those who remain are
     * asked. A yes of another stays.
     */
    async guardianEnded(childId: number, guardianId: number | null) {
      const consent = await consentTable(db).hold(childId)
      if (consent?.state !== 'authorised' || guardianId === null) return
      if ((await consentTable(db).saidBy(childId)) !== guardianId) return
      await move({ memberId: childId, state: 'pending', byMember: null, proof: 'guardian_ended' })
      await tellBookings(childId)
      await writeToGuardians(childId)
    },
  }
}
