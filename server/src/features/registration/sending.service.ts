import { randomInt } from 'node:crypto'
import { type Application, needsDocumentNumber, problemsOnDay, Refusal } from '@palaestra/contract'
import type { Deps } from '../../deps.ts'
import { letters } from '../../texts/letters.ts'
import { accountTable } from '../account/account.table.ts'
import { linkService } from '../code/link.service.ts'
import { fileService } from '../file/file.service.ts'
import { fileTable } from '../file/file.table.ts'
import type { PictureKind } from '../file/picture.rules.ts'
import { letterService } from '../letter/letter.service.ts'
import { holidayService } from '../site/holiday.service.ts'
import { siteTable } from '../site/site.table.ts'
import { applicationTable, type StoredApplication } from './application.table.ts'
import { registrationTable } from './registration.table.ts'

/** No letter or digit that looks like another. */
const signs = '234679ACDEFGHJKMNPQRTVWXY'
const newReference = (today: string) =>
  `A${today.slice(2, 4)}-${Array.from({ length: 6 }, () => signs[randomInt(signs.length)]).join('')}`

type Registration = NonNullable<Awaited<ReturnType<ReturnType<typeof registrationTable>['lock']>>>
const answerOf = ({ reference, receivedOn, dueOn }: StoredApplication) => ({ reference, receivedOn, dueOn })

/** The application as it is stored: what does not belong to this kind of document is left out. */
const stored = ({ noChineseName, emailRepeat, agreed, ...application }: Application) => ({
  ...application,
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

      const received = await within.add(registration, application)
      await within.claimUsername(received)
      await fileService({ ...deps, db }).keep(received.photo, received.idCopy)
      await registrationTable(db).close(registrationId, deps.clock.now())
      if (received.corrects !== null) await linkService({ ...deps, db }).end('correct', String(received.corrects))
      await within.writeLetters(received)
      return answerOf(received)
    }),
})

const sendingWithin = (deps: Deps) => {
  const { db, clock } = deps
  return {
    refuseUnproved({ mobile, email }: Registration, application: Application) {
      if (application.mobile !== mobile) throw Refusal.at('mobile', 'mobile_not_proved')
      if (application.email !== email) throw Refusal.at('email', 'email_not_proved')
    },

    /** A picture was uploaded in this registration, or belongs to the application that it corrects. */
    async refuseForeignFiles({ id, ...carried }: Registration, { photo, idCopy }: Application) {
      const isOurs = async (fileId: string, kind: PictureKind, carriedId: string | null) => {
        const file = await fileTable(db).of(fileId)
        return file?.kind === kind && (file.registrationId === id || file.id === carriedId)
      }
      if (!(await isOurs(photo, 'photo', carried.photo))) throw Refusal.at('photo', 'file_gone')
      if (!(await isOurs(idCopy, 'id_copy', carried.idCopy))) throw Refusal.at('idCopy', 'file_gone')
    },

    async refuseUnlisted({ area, pickUpPlace, language }: Application) {
      const has = (list: { code: string }[], chosen: string) => list.some(({ code }) => code === chosen)
      if (!has(await siteTable(db).areas(language), area)) throw Refusal.at('area', 'invalid_input')
      if (!has(await siteTable(db).pickUpPlaces(language), pickUpPlace))
        throw Refusal.at('pickUpPlace', 'invalid_input')
    },

    async add({ id, corrects }: Registration, application: Application) {
      const today = clock.today()
      const fresh = {
        ...stored(application),
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
