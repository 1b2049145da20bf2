import { timingSafeEqual } from 'node:crypto'
import { Refusal } from '@palaestra/contract'
import type { Deps } from '../../deps.ts'
import { after } from '../../ports/clock.ts'
import { applicationTable } from '../registration/application.table.ts'

/** Seconds for which a link works, as for the files of an application. */
const linkSeconds = 60

/** The bureau’s photo stays with the bureau: it is asked for when somebody looks, and never stored here. */
export const bureauPhotoService = ({ db, clock, keys, identity }: Pick<Deps, 'db' | 'clock' | 'keys' | 'identity'>) => {
  const sealOf = (content: string) => keys.ofLink(`bureau photo ${content}`)

  return {
    /** An address that works for a minute: `reference.second.seal`. Nothing personal stands in it. */
    link(reference: string) {
      const content = `${reference}.${Math.floor(after(clock.now(), linkSeconds).getTime() / 1000)}`
      return `/api/desk/bureau_photo/${content}.${sealOf(content)}`
    },

    /** The JPEG behind the last part of such an address. @throws not_found */
    async behind(link: string) {
      const [reference = '', endsAt = '', seal = ''] = link.split('.')
      const [given, right] = [Buffer.from(seal), Buffer.from(sealOf(`${reference}.${endsAt}`))]
      const isSealed = given.length === right.length && timingSafeEqual(given, right)
      if (!isSealed || Number(endsAt) * 1000 <= clock.now().getTime()) throw new Refusal('not_found')
      const application = await applicationTable(db).byReference(reference)
      const photo = application && (await identity.photo(application))
      if (!photo) throw new Refusal('not_found')
      return photo
    },
  }
}
