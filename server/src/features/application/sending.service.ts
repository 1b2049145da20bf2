import {
  type Application,
  type Locale,
  needsDocumentNumber,
  needsGuardian,
  type PassingFace,
  Refusal,
} from '@palaestra/contract'
import { newReference } from '../../caseReference.ts'
import type { Tx } from '../../database/database.ts'
import { type InTransaction, inTransaction } from '../../database/inTransaction.ts'
import type { Deps, Uses } from '../../deps.ts'
import { letters } from '../../texts/letters.ts'
import { accountTable } from '../account/account.table.ts'
import { linkService } from '../code/link.service.ts'
import { orRefuseFace } from '../face/applicantFace.service.ts'
import { registrationFace } from '../face/registrationFace.service.ts'
import { keepFiles } from '../file/file.service.ts'
import { deleteGuardianCheck } from '../guardian/relation.service.ts'
import { letterService } from '../letter/letter.service.ts'
import { closeRegistration } from '../registration/opening.service.ts'
import { type RegisteredBy, registrationTable } from '../registration/registration.table.ts'
import { holidayService } from '../site/holiday.service.ts'
import { applicationTable, type StoredApplication } from './application.table.ts'
import { checksService, type Guardian, isPictureOf, isProved, type Registration } from './checks.service.ts'
import { askLater, questionService } from './question.service.ts'
import { questionTable } from './question.table.ts'

const answerOf = ({ reference, receivedOn, dueOn }: StoredApplication, bureauAnswered: boolean) => ({
  reference,
  receivedOn,
  dueOn,
  bureauAnswered,
})

/** Converts the form to the stored application, leaving out what does not belong to this kind of document. */
const stored = (
  { noChineseName, emailRepeat, photoRecent, agreed, ...application }: Application,
  guardian: Guardian,
) => ({
  ...application,
  ...guardian,
  nameZh: (!noChineseName && application.nameZh) || null,
  documentNumber: needsDocumentNumber(application.idType) ? application.documentNumber : null,
  documentExpiry: application.documentExpiry || null,
  telephone: application.telephone || null,
})

/** The account alone: what was known by it stands in the application itself. */
const accountIn = ({ issuer, subject, terms, acceptedAt }: RegisteredBy) => ({ issuer, subject, terms, acceptedAt })

type Fresh = ReturnType<typeof stored> & { photoFace: PassingFace }

const add = async (
  { db, clock }: Uses<'clock', Tx>,
  { id, corrects, government, enteredBy }: Registration,
  application: Fresh,
) => {
  const today = clock.today()
  const fresh = {
    ...application,
    government: government && JSON.stringify(accountIn(government)),
    registrationId: id,
    corrects,
    enteredBy,
    state: 'waiting',
    receivedAt: clock.now(),
    receivedOn: today,
    dueOn: await holidayService({ db }).dueOn(today),
  } as const
  // A reference that is taken is chosen anew. Three in a row are no accident: then another registration has corrected
  // the same rejection before.
  for (let tries = 0; tries < 3; tries += 1) {
    const received = await applicationTable(db).add({ ...fresh, reference: newReference('application', today) })
    if (received) return received
  }
  throw new Refusal('registration_ended')
}

const claimUsername = async ({ db }: Uses<never, Tx>, { id, corrects, username }: StoredApplication) => {
  const isMember = await accountTable(db).has('username', username)
  if (isMember || !(await applicationTable(db).claimUsername(username, id, corrects)))
    throw Refusal.at('username', 'username_taken')
  if (corrects !== null) await applicationTable(db).releaseUsername(corrects)
}

/**
 * Writes to the applicant, and to the member who already owns the ID number or the address. The applicant learns
 * nothing of that.
 */
const writeLetters = async (
  deps: Uses<'clock' | 'jobs' | 'keys' | 'origin' | 'settings', Tx>,
  received: StoredApplication,
) => {
  const { post, notify } = letterService(deps)
  const { email: to, language } = received
  await post({ kind: 'application', to, language, ...letters[language].application.received(received) })
  for (const { idNumber, ...member } of await applicationTable(deps.db).membersSharing(received)) {
    const shared = idNumber === received.idNumber ? 'idNumber' : 'email'
    const say = (language: Locale) => letters[language].application.duplicate(shared, deps.settings.hotline)
    await notify({ ...member, mobile: null, mobileConfirmed: false }, { kind: 'notice', say })
  }
}

/**
 * What the photo shows (V10), before the transaction: none waits for the bureau. Undefined for a form that the checks
 * refuse, and for one that has been sent.
 */
const faceOf = async (deps: Deps, registrationId: number, application: Application) => {
  const { photo, mobile, idType, idNumber } = application
  const registration = await registrationTable(deps.db).unsent(registrationId)
  if (!registration || !isProved(registration, 'mobile', application)) return undefined
  if (!(await isPictureOf(deps.db, registration, { fileId: photo, name: 'photo' }))) return undefined
  return registrationFace(deps).of({ fileId: photo, document: { idType, idNumber }, mobile })
}

/**
 * Whether the bureau answers about an application that is about to be sent. Asked only for who has proved mobile and
 * e-mail; what it says is told to nobody here.
 */
const doesBureauAnswer = async (deps: Deps, registrationId: number, application: Application) => {
  const registration = await registrationTable(deps.db).unsent(registrationId)
  const isReached =
    registration && (['mobile', 'email'] as const).every((one) => isProved(registration, one, application))
  if (!isReached) return true
  const { idType, idNumber, birthDate, guardianIdNumber } = application
  const guardian = needsGuardian(deps.clock.today(), birthDate) ? guardianIdNumber || null : null
  return (await questionService(deps).records({ idType, idNumber, guardianIdNumber: guardian })) !== 'silent'
}

type Also = (deps: InTransaction<Deps>, received: StoredApplication) => Promise<unknown>

/** Receives applications. */
export const sendingService = (deps: Deps) => ({
  /**
   * Validates the whole form once more, on the server’s day, then saves everything at once or nothing. Sent again, or
   * ten times at the same moment, it makes one application and one letter. `also` belongs to the same transaction.
   */
  async send(registrationId: number, application: Application, also?: Also) {
    const [face, bureauAnswers] = await Promise.all([
      faceOf(deps, registrationId, application),
      doesBureauAnswer(deps, registrationId, application),
    ])
    return inTransaction(deps, async (deps) => {
      const registration = await registrationTable(deps.db).lock(registrationId)
      if (!registration) throw new Refusal('registration_ended')
      const sentBefore = await applicationTable(deps.db).byRegistration(registrationId)
      if (sentBefore) return answerOf(sentBefore, !(await questionTable(deps.db).of(sentBefore.id)))

      const checks = checksService(deps, registration)
      await checks.refuseUnsound(application)
      const guardian = await checks.guardianOf(application)
      // Only of a form whose checks have just refused it is nothing known.
      if (!face) throw Refusal.at('photo', 'file_gone')

      const received = await add(deps, registration, {
        ...stored(application, guardian),
        photoFace: orRefuseFace(face, 'photo'),
      })
      await claimUsername(deps, received)
      const isAnswered = bureauAnswers && face !== 'silent'
      if (!isAnswered) await askLater(deps, received.id)
      const { photo, idCopy, guardianIdCopy, corrects } = received
      await keepFiles(deps, [photo, idCopy, ...(guardianIdCopy === null ? [] : [guardianIdCopy])])
      await deleteGuardianCheck(deps, registrationId)
      await closeRegistration(deps, registrationId)
      if (corrects !== null) await linkService(deps).end('correct', { application: corrects })
      await writeLetters(deps, received)
      await also?.(deps, received)
      return answerOf(received, isAnswered)
    })
  },
})
