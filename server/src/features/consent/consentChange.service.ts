import { foreignNameOf, type Locale, needsGuardian, Refusal } from '@palaestra/contract'
import type { Deps } from '../../deps.ts'
import { letters } from '../../texts/letters.ts'
import { accountTable } from '../account/account.table.ts'
import { linkService } from '../code/link.service.ts'
import { letterService } from '../letter/letter.service.ts'
import { stateAfter } from './consent.rules.ts'
import { type ConsentChange, consentTable } from './consent.table.ts'

interface Decision {
  childId: number
  guardian: { id: number; idNumber: string }
  authorised: boolean
  proof: 'link' | 'session'
}
type Child = Parameters<typeof foreignNameOf>[0] & { nameZh: string | null }

const nameIn = (language: Locale, child: Child) => (language === 'zh' && child.nameZh) || foreignNameOf(child)

/** How a consent changes. All of it rides in the caller’s transaction. */
export const consentChangeService = (deps: Pick<Deps, 'db' | 'clock' | 'jobs' | 'origin'>) => {
  const { db, clock } = deps
  const links = linkService(deps)

  const note = (change: Omit<ConsentChange, 'at'>) => consentTable(db).note({ ...change, at: clock.now() })
  const move = async (change: Omit<ConsentChange, 'at'>) => {
    await consentTable(db).set(change.memberId, change.state, clock.now())
    await note(change)
  }

  /** Nothing happens where the guardian is no member yet, or has no e-mail: then the account says it. */
  const writeToGuardian = async (childId: number, guardianIdNumber: string) => {
    const guardian = await accountTable(db).byIdNumber(guardianIdNumber)
    if (!guardian?.email) return
    const { language, email } = guardian
    const link = await links.inLetter('parent_consent', { subject: childId, language, detail: guardianIdNumber })
    const name = nameIn(language, await accountTable(db).byId(childId))
    await letterService(deps).post({ to: email, ...letters[language].paymentAsked({ name, link }) })
  }

  return {
    note,
    writeToGuardian,

    /** `first` is what has to go well before anything is changed. Whatever link there was is of no use any more. */
    async decide(
      { childId, guardian, authorised, proof }: Decision,
      first: (uses: typeof links) => Promise<unknown> = async () => undefined,
    ) {
      const consent = await consentTable(db).hold(childId)
      await first(links)
      if (consent?.guardianIdNumber !== guardian.idNumber) throw new Refusal('not_the_guardian')
      const child = await accountTable(db).byId(childId)
      if (!needsGuardian(clock.today(), child.birthDate)) throw new Refusal('consent_not_needed')
      await links.end('parent_consent', String(childId))
      const state = stateAfter(consent.state, authorised)
      if (state !== consent.state) {
        await move({ memberId: childId, state, byMember: guardian.id, proof })
        await letterService(deps).tellOnce(child, letters[child.language].paymentDecided(state))
      }
      return { state }
    },

    async ask(memberId: number) {
      const consent = await consentTable(db).hold(memberId)
      if (!consent) throw new Refusal('guardian_not_registered')
      // Meanwhile the guardian may have said yes.
      if (consent.state === 'authorised') return { state: consent.state }
      if (consent.state !== 'pending') await move({ memberId, state: 'pending', byMember: memberId, proof: 'asked' })
      await writeToGuardian(memberId, consent.guardianIdNumber)
      return { state: 'pending' as const }
    },
  }
}
