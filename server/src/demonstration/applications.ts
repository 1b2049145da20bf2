import { type Application, applicationPictures } from '@palaestra/contract'
import type { Deps } from '../deps.ts'
import { decisionService } from '../features/application/decision.service.ts'
import { picturePath, pictureService } from '../features/application/review/picture.service.ts'
import { sendingService } from '../features/application/sending.service.ts'
import { fileService } from '../features/file/file.service.ts'
import type { PictureKind } from '../features/file/picture.rules.ts'
import { guardianCheckTable } from '../features/guardian/guardianCheck.table.ts'
import { beginRegistration, openingService } from '../features/registration/opening.service.ts'
import { after, clockFrom, day } from '../ports/clock.ts'
import { nothingIfRefused } from '../refused.ts'
import { type Applicant, applicants } from './applicants.ts'
import { pictureOf } from './pictures.ts'
import { strangers } from './strangers.ts'

type Files = Pick<Application, 'photo' | 'idCopy' | 'guardianIdCopy'>

const jpeg = (name: string, kind: 'photo' | 'document') =>
  new File([new Uint8Array(pictureOf(name, kind))], `${kind}.jpg`, { type: 'image/jpeg' })

const guardianOf = ({ guardian }: Applicant) => {
  if (!guardian) return { guardianIdNumber: '', guardianBirthDate: '', guardianGender: '' } as const
  const { idNumber, birthDate, gender } = strangers[guardian]
  return { guardianIdNumber: idNumber, guardianBirthDate: birthDate, guardianGender: gender } as const
}

/** The content of the form. */
const formOf = (applicant: Applicant, files: Files): Application => {
  const { citizen, wrote } = applicant
  const { look: _, nameZh, documentExpiry, ...person } = citizen
  return {
    ...person,
    nameZh: nameZh ?? '',
    noChineseName: !nameZh,
    documentExpiry: documentExpiry ?? '',
    documentNumber: '',
    telephone: '',
    noPromotions: false,
    onlinePayment: false,
    ...guardianOf(applicant),
    photoRecent: true,
    agreed: true,
    ...wrote,
    emailRepeat: wrote.email,
    ...files,
  }
}

/**
 * Writes the results of the bureau and the face check directly, because nobody stands before a camera here. The rest of
 * the way is the ordinary one.
 */
const confirmGuardian = async ({ db, clock }: Deps, registrationId: number, applicant: Applicant) => {
  const guardian = guardianOf(applicant)
  if (!guardian.guardianGender) return
  const { idType, idNumber, birthDate } = applicant.citizen
  await guardianCheckTable(db).match({
    registrationId,
    idType,
    idNumber,
    birthDate,
    ...guardian,
    matchedAt: clock.now(),
  })
  const confirmed = await guardianCheckTable(db).of(registrationId)
  if (confirmed) await guardianCheckTable(db).setFace(confirmed, 'same')
}

/** Makes an application by the ordinary steps: opened, proved, pictures uploaded, sent. */
const apply = async (deps: Deps, name: string, applicant: Applicant) => {
  const { email, mobile } = applicant.wrote
  const { registration } = await beginRegistration(deps, {}, { email, mobile })
  const principal = await openingService(deps).principal(registration)
  if (!principal) throw new Error(`The registration of ${name} has ended before it began.`)
  const { registrationId } = principal
  const files = fileService(deps)
  const upload = async (kind: PictureKind, file: File) =>
    (await files.upload({ kind, by: { registrationId }, file })).id
  const { guardian } = applicant
  const uploaded = {
    photo: await upload('photo', jpeg(name, 'photo')),
    idCopy: await upload('id_copy', jpeg(name, 'document')),
    guardianIdCopy: guardian ? await upload('guardian_id_copy', jpeg(guardian, 'document')) : '',
  }
  await confirmGuardian(deps, registrationId, applicant)
  return sendingService(deps).send(registrationId, formOf(applicant, uploaded))
}

/** Opens each picture by its link, as a clerk does: nobody is approved unseen. */
const seeThePictures = async (deps: Deps, reference: string, staffId: number) => {
  const { link, behind } = pictureService(deps)
  for (const picture of applicationPictures)
    await behind(link({ reference }, picture, staffId).slice(`${picturePath}/`.length)).catch(nothingIfRefused)
}

/**
 * Seats applications in every state when there are none yet. One of the staff decides, which leaves the usual traces.
 */
export const seatApplications = async (deps: Deps, staffId: number) => {
  if (await deps.db.selectFrom('applications').select('id').limit(1).executeTakeFirst()) return
  const review = { ...deps.settings.review, undoSeconds: 0, secondDecision: [] }
  const decisions = decisionService({ ...deps, settings: { ...deps.settings, review } })
  for (const [name, applicant] of Object.entries<Applicant>(applicants)) {
    const then = () => after(deps.clock.now(), -applicant.daysAgo * day)
    const clock = clockFrom(then, deps.settings.timeZone)
    const { reference } = await apply({ ...deps, clock }, name, applicant)
    if (applicant.state === 'passed') {
      await seeThePictures(deps, reference, staffId)
      await decisions.approve({ reference, staffId, withoutRecord: true })
    }
    if (applicant.state === 'rejected')
      await decisions.reject({ reference, staffId, reason: applicant.rejectionReason ?? '' })
  }
}
