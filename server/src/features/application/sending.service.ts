import { randomInt } from 'node:crypto'
import {
  type Application,
  needsDocumentNumber,
  needsGuardian,
  problemsOfGuardian,
  problemsOnDay,
  Refusal,
} from '@palaestra/contract'
import type { Deps } from '../../deps.ts'
import { letters } from '../../texts/letters.ts'
import { accountTable } from '../account/account.table.ts'
import { linkService } from '../code/link.service.ts'
import { fileService } from '../file/file.service.ts'
import { fileTable } from '../file/file.table.ts'
import { isAbout } from '../guardian/guardian.rules.ts'
import { guardianCheckTable } from '../guardian/guardianCheck.table.ts'
import { relationService } from '../guardian/relation.service.ts'
import { letterService } from '../letter/letter.service.ts'
import { openingService } from '../registration/opening.service.ts'
import { registrationTable } from '../registration/registration.table.ts'
import { holidayService } from '../site/holiday.service.ts'
import { siteTable } from '../site/site.table.ts'
import { applicationTable, type StoredApplication } from './application.table.ts'

/** No letter or digit that looks like another. */
const signs = '234679ACDEFGHJKMNPQRTVWXY'
const newReference = (today: string) =>
  `A${today.slice(2, 4)}-${Array.from({ length: 6 }, () => signs[randomInt(signs.length)]).join('')}`

type Registration = NonNullable<Awaited<ReturnType<ReturnType<typeof registrationTable>['lock']>>>
const answerOf = ({ reference, receivedOn, dueOn }: StoredApplication) => ({ reference, receivedOn, dueOn })

/** What an application says of the guardian, once it is confirmed. */
type Guardian = Pick<
  StoredApplication,
  'guardianIdNumber' | 'guardianBirthDate' | 'guardianGender' | 'guardianIdCopy' | 'guardianFace' | 'onlinePayment'
>
/** An adult has none, whatever was typed before the date of birth was put right. */
const noGuardian: Guardian = {
  guardianIdNumber: null,
  guardianBirthDate: null,
  guardianGender: null,
  guardianIdCopy: null,
  guardianFace: null,
  onlinePayment: false,
}

/** The application as it is stored: what does not belong to this kind of document is left out. */
const stored = ({ noChineseName, emailRepeat, agreed, ...application }: Application, guardian: Guardian) => ({
  ...application,
  ...guardian,
  nameZh: (!noChineseName && application.nameZh) || null,
  documentNumber: needsDocumentNumber(application.idType) ? application.documentNumber : null,
  documentExpiry: application.documentExpiry || null,
  telephone: application.telephone || null,
})

/** How an application comes in. */
export const sendingService = (deps: Deps) => ({
  /**
   * The rules of the whole form once more, on the day of the server; then everything at once or nothing. Sent again,
   * or ten times at the same moment, it is one application and one letter.
   */
  send: (registrationId: number, application: Application) =>
    deps.db.transaction().execute(async (db) => {
      const registration = await registrationTable(db).lock(registrationId)
      if (!registration) throw new Refusal('registration_ended')
      const sentBefore = await applicationTable(db).byRegistration(registrationId)
      if (sentBefore) return answerOf(sentBefore)

      const within = sendingWithin({ ...deps, db })
      within.refuseUnproved(registration, application)
      await within.refuseForeignFiles(registration, application)
      await within.refuseUnlisted(application)
      const problems = problemsOnDay(deps.clock.today(), application)
      const [problem] = Object.values(problems)
      if (problem) throw new Refusal(problem, problems)
      const guardian = await within.guardianOf(registration, application)

      const received = await within.add(registration, stored(application, guardian))
      await within.claimUsername(received)
      const { photo, idCopy, guardianIdCopy } = received
      await fileService({ ...deps, db }).keep(photo, idCopy, ...(guardianIdCopy === null ? [] : [guardianIdCopy]))
      await relationService({ ...deps, db }).forget(registrationId)
      await openingService({ ...deps, db }).close(registrationId)
      if (received.corrects !== null) await linkService({ ...deps, db }).end('correct', String(received.corrects))
      await within.writeLetters(received)
      return answerOf(received)
    }),
})

const kinds = { photo: 'photo', idCopy: 'id_copy', guardianIdCopy: 'guardian_id_copy' } as const

const sendingWithin = (deps: Deps) => {
  const { db, clock } = deps

  /** A picture was uploaded in this registration, or belongs to the application that it corrects. */
  const isOurs = async (registration: Registration, fileId: string, name: keyof typeof kinds) => {
    const file = await fileTable(db).of(fileId)
    const isHere = file?.registrationId === registration.id || file?.id === registration[name]
    return file?.kind === kinds[name] && isHere
  }

  return {
    refuseUnproved({ mobile, email }: Registration, application: Application) {
      if (application.mobile !== mobile) throw Refusal.at('mobile', 'mobile_not_proved')
      if (application.email !== email) throw Refusal.at('email', 'email_not_proved')
    },

    async refuseForeignFiles(registration: Registration, { photo, idCopy }: Application) {
      if (!(await isOurs(registration, photo, 'photo'))) throw Refusal.at('photo', 'file_gone')
      if (!(await isOurs(registration, idCopy, 'idCopy'))) throw Refusal.at('idCopy', 'file_gone')
    },

    /** Confirmed by the bureau and by a face check, for exactly these entries (M04, V12). */
    async guardianOf(registration: Registration, application: Application): Promise<Guardian> {
      const today = clock.today()
      if (!needsGuardian(today, application.birthDate)) return noGuardian
      const { guardianIdCopy, onlinePayment } = application
      const problems = {
        ...problemsOfGuardian(today, application),
        ...(!guardianIdCopy && { guardianIdCopy: 'required' as const }),
      }
      const [problem] = Object.values(problems)
      if (problem) throw new Refusal(problem === 'required' ? 'invalid_input' : problem, problems)
      if (!(await isOurs(registration, guardianIdCopy, 'guardianIdCopy')))
        throw Refusal.at('guardianIdCopy', 'file_gone')
      const confirmed = await guardianCheckTable(db).of(registration.id)
      if (!confirmed?.face || !isAbout(confirmed, application)) throw Refusal.at('guardianIdNumber', 'guardian_needed')
      const { guardianIdNumber, guardianBirthDate, guardianGender, face } = confirmed
      return { guardianIdNumber, guardianBirthDate, guardianGender, guardianIdCopy, guardianFace: face, onlinePayment }
    },

    async refuseUnlisted({ area, pickUpPlace, language }: Application) {
      const has = (list: { code: string }[], chosen: string) => list.some(({ code }) => code === chosen)
      if (!has(await siteTable(db).areas(language), area)) throw Refusal.at('area', 'invalid_input')
      if (!has(await siteTable(db).pickUpPlaces(language), pickUpPlace))
        throw Refusal.at('pickUpPlace', 'invalid_input')
    },

    async add({ id, corrects }: Registration, application: ReturnType<typeof stored>) {
      const today = clock.today()
      const fresh = {
        ...application,
        registrationId: id,
        corrects,
        state: 'waiting',
        receivedAt: clock.now(),
        receivedOn: today,
        dueOn: await holidayService({ db }).dueOn(today),
      } as const
      // A reference that is taken already is chosen anew. Three in a row are no accident: then it is the rejection
      // that has been corrected before, from another registration.
      for (let tries = 0; tries < 3; tries += 1) {
        const received = await applicationTable(db).add({ ...fresh, reference: newReference(today) })
        if (received) return received
      }
      throw new Refusal('registration_ended')
    },

    async claimUsername({ id, corrects, username }: StoredApplication) {
      const isMember = await accountTable(db).has('username', username)
      if (isMember || !(await applicationTable(db).claimUsername(username, id, corrects)))
        throw Refusal.at('username', 'username_taken')
      if (corrects !== null) await applicationTable(db).releaseUsername(corrects)
    },

    /** To the applicant; and to whom the ID number or the address belongs already. The applicant learns nothing of that. */
    async writeLetters(received: StoredApplication) {
      const post = letterService(deps).post
      await post({ to: received.email, ...letters[received.language].received(received) })
      for (const { email, language, idNumber } of await applicationTable(db).membersSharing(received)) {
        const shared = idNumber === received.idNumber ? 'idNumber' : 'email'
        if (email) await post({ to: email, ...letters[language].duplicate(shared) })
      }
    },
  }
}
