import {
  type Application,
  type desk,
  needsGuardian,
  problemsOfGuardian,
  type Received,
  Refusal,
} from '@palaestra/contract'
import type { Deps } from '../../deps.ts'
import { BureauUnavailable } from '../../ports/identity.ts'
import { accountTable } from '../account/account.table.ts'
import { sendingService } from '../application/sending.service.ts'
import { auditService } from '../audit/audit.service.ts'
import { atCounterService } from '../registration/atCounter.service.ts'

type Entry = Received<typeof desk.counter.enter>['body']

const noIfSilent = (error: unknown) => {
  if (error instanceof BureauUnavailable) return false
  throw error
}

/** Enters the application of who has come in. What is true of any application is true of it: one pipeline takes both. */
export const entryService = (deps: Deps) => {
  const { db, clock, identity } = deps

  /** Told plainly: staff find members anyway, and the person stands there. */
  const refuseTaken = async ({ idNumber, mobile, email }: Application) => {
    const { has } = accountTable(db)
    const taken = {
      ...((await has('idNumber', idNumber)) && { idNumber: 'id_number_taken' as const }),
      ...((await has('mobile', mobile)) && { mobile: 'mobile_taken' as const }),
      ...((await has('email', email)) && { email: 'email_taken' as const }),
    }
    const [first] = Object.values(taken)
    if (first) throw new Refusal(first, taken)
  }

  /** Whether the bureau knows the guardian. One that is silent, or knows it not, leaves it to papers. */
  const isKnownGuardian = (application: Application) => {
    const { idType, idNumber, birthDate, guardianIdNumber, guardianBirthDate, guardianGender } = application
    if (!guardianIdNumber || !guardianBirthDate || !guardianGender) return false
    const guardian = { idNumber: guardianIdNumber, birthDate: guardianBirthDate, gender: guardianGender }
    return identity.isGuardian({ idType, idNumber, birthDate }, guardian).catch(noIfSilent)
  }

  /** Whether papers have to prove the guardian of a minor, and do. @throws guardian_unproved */
  const provedByPapers = async (application: Application, byPapers: boolean) => {
    const today = clock.today()
    const isWrong = Object.keys(problemsOfGuardian(today, application)).length > 0
    // What is wrong with the form itself is said with the rest of it.
    if (!needsGuardian(today, application.birthDate) || isWrong || (await isKnownGuardian(application))) return false
    if (!byPapers) throw Refusal.at('guardianByPapers', 'guardian_unproved')
    return true
  }

  return {
    /** @throws entry_ended, what is taken, guardian_unproved, and what the application of anybody is refused for */
    async enter({ entry, guardianByPapers, ...application }: Entry, staffId: number) {
      const { id, closedAt } = await atCounterService(deps).own({ entry, staffId })
      const send = (papers: boolean) =>
        sendingService(deps).send(id, application, async (deps, { reference }) => {
          const write = (act: 'entered' | 'guardian_by_papers') =>
            auditService(deps).write({ by: staffId, act, subject: { kind: 'application', id: reference } })
          await write('entered')
          if (papers) await write('guardian_by_papers')
        })
      // Sent before: the answer alone was lost.
      if (closedAt) return send(false)
      await refuseTaken(application)
      const papers = await provedByPapers(application, guardianByPapers)
      return send(papers)
    },
  }
}
