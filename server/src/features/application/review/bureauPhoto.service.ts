import { timingSafeEqual } from 'node:crypto'
import { Refusal } from '@palaestra/contract'
import type { Uses } from '../../../deps.ts'
import { after } from '../../../ports/clock.ts'
import { applicationTable, type StoredApplication } from '../application.table.ts'

/** Seconds for which a link works, as for the files of an application. */
const linkSeconds = 60

/** The person on the photo. */
type Whose = 'applicant' | 'guardian'

const guardianIn = (application: StoredApplication | undefined) =>
  application?.guardianIdNumber ? { idNumber: application.guardianIdNumber } : undefined

/** The bureau’s photo stays with the bureau: it is fetched when staff look, and never stored here. */
export const bureauPhotoService = ({ db, clock, keys, identity }: Uses<'clock' | 'keys' | 'identity'>) => {
  const sealOf = (content: string) => keys.ofLink(`bureau photo ${content}`)

  return {
    /** Makes an address that works for a minute: `reference.whose.second.seal`. It has no personal data. */
    link(reference: string, whose: Whose) {
      const content = `${reference}.${whose}.${Math.floor(after(clock.now(), linkSeconds).getTime() / 1000)}`
      return `/api/desk/bureau_photo/${content}.${sealOf(content)}`
    },

    /** Returns the JPEG behind the last part of such an address. @throws not_found */
    async behind(link: string) {
      const [reference = '', whose = '', endsAt = '', seal = ''] = link.split('.')
      const [given, right] = [Buffer.from(seal), Buffer.from(sealOf(`${reference}.${whose}.${endsAt}`))]
      const isSealed = given.length === right.length && timingSafeEqual(given, right)
      if (!isSealed || Number(endsAt) * 1000 <= clock.now().getTime()) throw new Refusal('not_found')
      const application = await applicationTable(db).byReference(reference)
      const person = whose === 'guardian' ? guardianIn(application) : application
      const photo = person && (await identity.photo(person))
      if (!photo) throw new Refusal('not_found')
      return photo
    },
  }
}
