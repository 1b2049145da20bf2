import type { Application } from '@palaestra/contract'
import type { Deps } from '../deps.ts'
import { fileService } from '../features/file/file.service.ts'
import { registrationService } from '../features/registration/registration.service.ts'
import { after, clockFrom, day } from '../ports/clock.ts'
import { type Applicant, applicants } from './applicants.ts'
import { pictureOf } from './pictures.ts'

/** How a decision is made: by the desk’s own service, so that it leaves the same trace as any other. */
export interface Decide {
  pass(reference: string): Promise<unknown>
  reject(reference: string, reason: string): Promise<unknown>
}

const jpeg = (name: string, kind: 'photo' | 'document') =>
  new File([new Uint8Array(pictureOf(name, kind))], `${kind}.jpg`, { type: 'image/jpeg' })

/** What the form would have sent. */
const formOf = ({ citizen, wrote }: Applicant, files: Pick<Application, 'photo' | 'idCopy'>): Application => {
  const { look: _, nameZh, documentExpiry, ...person } = citizen
  return {
    ...person,
    nameZh: nameZh ?? '',
    noChineseName: !nameZh,
    documentExpiry: documentExpiry ?? '',
    documentNumber: '',
    telephone: '',
    noPromotions: false,
    agreed: true,
    ...wrote,
    emailRepeat: wrote.email,
    ...files,
  }
}

/** Somebody applies, by the same steps as anybody: opened, proved, pictures uploaded, sent. */
const apply = async (deps: Deps, name: string, applicant: Applicant) => {
  const registrations = registrationService(deps)
  const { email, mobile } = applicant.wrote
  const { registration } = await registrations.begin({}, { email, mobile })
  const asker = await registrations.asker(registration)
  if (!asker) throw new Error(`The registration of ${name} has ended before it began.`)
  const { registrationId } = asker
  const files = fileService(deps)
  const photo = await files.upload({ kind: 'photo', registrationId, file: jpeg(name, 'photo') })
  const idCopy = await files.upload({ kind: 'id_copy', registrationId, file: jpeg(name, 'document') })
  return registrations.send(registrationId, formOf(applicant, { photo: photo.id, idCopy: idCopy.id }))
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
