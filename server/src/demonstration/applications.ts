import type { Application } from '@palaestra/contract'
import type { Deps } from '../deps.ts'
import { sendingService } from '../features/application/sending.service.ts'
import { fileService } from '../features/file/file.service.ts'
import type { PictureKind } from '../features/file/picture.rules.ts'
import { guardianCheckTable } from '../features/guardian/guardianCheck.table.ts'
import { openingService } from '../features/registration/opening.service.ts'
import { after, clockFrom, day } from '../ports/clock.ts'
import { type Applicant, applicants } from './applicants.ts'
import { pictureOf } from './pictures.ts'
import { strangers } from './strangers.ts'

/** How a decision is made: by the desk’s own service, so that it leaves the same trace as any other. */
export interface Decide {
  pass(reference: string): Promise<unknown>
  reject(reference: string, reason: string): Promise<unknown>
}

type Files = Pick<Application, 'photo' | 'idCopy' | 'guardianIdCopy'>

const jpeg = (name: string, kind: 'photo' | 'document') =>
  new File([new Uint8Array(pictureOf(name, kind))], `${kind}.jpg`, { type: 'image/jpeg' })

const guardianOf = ({ guardian }: Applicant) => {
  if (!guardian) return { guardianIdNumber: '', guardianBirthDate: '', guardianGender: '' } as const
  const { idNumber, birthDate, gender } = strangers[guardian]
  return { guardianIdNumber: idNumber, guardianBirthDate: birthDate, guardianGender: gender } as const
}

/** What the form would have sent. */
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
    agreed: true,
    ...wrote,
    emailRepeat: wrote.email,
    ...files,
  }
}

/**
 * Nobody stands before a camera here. So what the bureau and the face check would have said is written down as if they
 * had been asked; the rest of the way is the ordinary one.
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

/** Somebody applies, by the same steps as anybody: opened, proved, pictures uploaded, sent. */
const apply = async (deps: Deps, name: string, applicant: Applicant) => {
  const opening = openingService(deps)
  const { email, mobile } = applicant.wrote
  const { registration } = await opening.begin({}, { email, mobile })
  const asker = await opening.asker(registration)
  if (!asker) throw new Error(`The registration of ${name} has ended before it began.`)
  const { registrationId } = asker
  const files = fileService(deps)
  const upload = async (kind: PictureKind, file: File) => (await files.upload({ kind, registrationId, file })).id
  const { guardian } = applicant
  const uploaded = {
    photo: await upload('photo', jpeg(name, 'photo')),
    idCopy: await upload('id_copy', jpeg(name, 'document')),
    guardianIdCopy: guardian ? await upload('guardian_id_copy', jpeg(guardian, 'document')) : '',
  }
  await confirmGuardian(deps, registrationId, applicant)
  return sendingService(deps).send(registrationId, formOf(applicant, uploaded))
}

/** Applications in every state, where there are none yet. */
export const seatApplications = async (deps: Deps, decide: Decide) => {
  if (await deps.db.selectFrom('applications').select('id').limit(1).executeTakeFirst()) return
  for (const [name, applicant] of Object.entries<Applicant>(applicants)) {
    const then = () => after(deps.clock.now(), -applicant.daysAgo * day)
    const clock = clockFrom(then, deps.settings.timeZone)
    const { reference } = await apply({ ...deps, clock }, name, applicant)
    if (applicant.state === 'passed') await decide.pass(reference)
    if (applicant.state === 'rejected') await decide.reject(reference, applicant.rejectionReason ?? '')
  }
}
