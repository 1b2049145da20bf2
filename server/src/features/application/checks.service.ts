import { type Application, needsGuardian, problemsOfGuardian, problemsOnDay, Refusal } from '@palaestra/contract'
import type { Db, Tx } from '../../database/database.ts'
import type { Uses } from '../../deps.ts'
import { fileTable } from '../file/file.table.ts'
import { isAbout } from '../guardian/guardian.rules.ts'
import { guardianCheckTable } from '../guardian/guardianCheck.table.ts'
import { differingFrom } from '../registration/known.rules.ts'
import type { registrationTable } from '../registration/registration.table.ts'
import { refuseUnlisted } from '../site/listed.service.ts'
import type { StoredApplication } from './application.table.ts'

export type Registration = NonNullable<Awaited<ReturnType<ReturnType<typeof registrationTable>['lock']>>>

/** The guardian’s part of an application, once it is confirmed. */
export type Guardian = Pick<
  StoredApplication,
  'guardianIdNumber' | 'guardianBirthDate' | 'guardianGender' | 'guardianIdCopy' | 'guardianFace' | 'onlinePayment'
>
/** An adult has none, even if one was typed before the date of birth was corrected. */
const noGuardian: Guardian = {
  guardianIdNumber: null,
  guardianBirthDate: null,
  guardianGender: null,
  guardianIdCopy: null,
  guardianFace: null,
  onlinePayment: false,
}

/** The clerk has seen guardian and papers. Nobody has compared a face: the first authorisation asks for that. */
const atCounter = ({ guardianGender, ...application }: Application): Guardian => ({
  guardianIdNumber: application.guardianIdNumber,
  guardianBirthDate: application.guardianBirthDate,
  guardianGender: guardianGender || null,
  guardianIdCopy: application.guardianIdCopy,
  guardianFace: null,
  onlinePayment: application.onlinePayment,
})

const kinds = { photo: 'photo', idCopy: 'id_copy', guardianIdCopy: 'guardian_id_copy' } as const

type Picture = keyof typeof kinds

/**
 * Whether a mobile or an address is the one that was proved. At the counter no code proves it: it stands on the form
 * that the applicant has signed, and the activation asks for both.
 */
export const isProved = (registration: Registration, name: 'mobile' | 'email', application: Application) =>
  registration.enteredBy !== null || registration[name] === application[name]

/** A picture was uploaded in this registration, or belongs to the application that it corrects. */
export const isPictureOf = async (
  db: Db,
  registration: Registration,
  { fileId, name }: { fileId: string; name: Picture },
) => {
  const file = await fileTable(db).of(fileId)
  const isHere = file?.registrationId === registration.id || file?.id === registration[name]
  return file?.kind === kinds[name] && isHere
}

/** The server validates an application again on its own day: the browser’s checks prove nothing. */
export const checksService = ({ db, clock }: Uses<'clock', Tx>, registration: Registration) => {
  const today = clock.today()

  const isOurs = (fileId: string, name: Picture) => isPictureOf(db, registration, { fileId, name })

  const refuseUnproved = (application: Application) => {
    if (!isProved(registration, 'mobile', application)) throw Refusal.at('mobile', 'mobile_not_proved')
    if (!isProved(registration, 'email', application)) throw Refusal.at('email', 'email_not_proved')
  }

  /** The browser shows what is known, and changes nothing of it; who sends something else has gone around it. */
  const refuseOther = (application: Application) => {
    const field = registration.government && differingFrom(registration.government.known, application)
    if (field) throw Refusal.at(field, 'known_differs')
  }

  const refuseForeignFiles = async ({ photo, idCopy }: Application) => {
    if (!(await isOurs(photo, 'photo'))) throw Refusal.at('photo', 'file_gone')
    if (!(await isOurs(idCopy, 'idCopy'))) throw Refusal.at('idCopy', 'file_gone')
  }

  const refuseProblems = (application: Application) => {
    const problems = problemsOnDay(today, application)
    const [problem] = Object.values(problems)
    if (problem) throw new Refusal(problem, problems)
  }

  return {
    async refuseUnsound(application: Application) {
      refuseUnproved(application)
      refuseOther(application)
      await refuseForeignFiles(application)
      await refuseUnlisted({ db }, application)
      refuseProblems(application)
    },

    /** Confirmed by the bureau and by a face check, for exactly these entries (M04, V12); at the counter by a clerk. */
    async guardianOf(application: Application): Promise<Guardian> {
      if (!needsGuardian(today, application.birthDate)) return noGuardian
      const { guardianIdCopy, onlinePayment } = application
      const problems = {
        ...problemsOfGuardian(today, application),
        ...(!guardianIdCopy && { guardianIdCopy: 'required' as const }),
      }
      const [problem] = Object.values(problems)
      if (problem) throw new Refusal(problem === 'required' ? 'invalid_input' : problem, problems)
      if (!(await isOurs(guardianIdCopy, 'guardianIdCopy'))) throw Refusal.at('guardianIdCopy', 'file_gone')
      if (registration.enteredBy !== null) return atCounter(application)
      const confirmed = await guardianCheckTable(db).of(registration.id)
      if (!confirmed?.face || !isAbout(confirmed, application)) throw Refusal.at('guardianIdNumber', 'guardian_needed')
      const { guardianIdNumber, guardianBirthDate, guardianGender, face } = confirmed
      return { guardianIdNumber, guardianBirthDate, guardianGender, guardianIdCopy, guardianFace: face, onlinePayment }
    },
  }
}
