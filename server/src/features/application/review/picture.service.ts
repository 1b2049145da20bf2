import { timingSafeEqual } from 'node:crypto'
import { type ApplicationPicture, applicationPictures, isOpen, Refusal, unseenPictures } from '@palaestra/contract'
import type { Uses } from '../../../deps.ts'
import { after } from '../../../ports/clock.ts'
import { orUnavailable } from '../../face/bureau.rules.ts'
import { applicationTable, type StoredApplication } from '../application.table.ts'
import { pictureLookTable } from './pictureLook.table.ts'

export const picturePath = '/api/desk/picture'

/** Seconds for which a link works. */
const linkSeconds = 60

type Shown = Pick<StoredApplication, 'reference'>

/**
 * The pictures of an application, for staff: uploaded ones, and the photos of the bureau, which are fetched each time
 * and never stored here. Whoever opens one while the application waits is written down: nobody is approved unseen.
 */
export const pictureService = ({ db, clock, keys, files, identity }: Uses<'clock' | 'keys' | 'files' | 'identity'>) => {
  const sealOf = (content: string) => keys.ofLink(`picture ${content}`)

  // A file is never rewritten: another picture has another id.
  const uploaded = async (id: string | null) => {
    const content = id === null ? undefined : await files.get(id)
    return id !== null && content ? { version: id, content } : undefined
  }
  // assumed: the bureau sends the same bytes for the same photo (0050).
  const recorded = async (person: Parameters<typeof identity.photo>[0]) => {
    const content = await identity.photo(person)
    return content && { version: keys.ofPicture(content), content }
  }

  /** The picture as it is now; undefined where there is none, or none any more. */
  const open = async (application: StoredApplication, picture: ApplicationPicture) => {
    const { photo, idCopy, guardianIdCopy, guardianIdNumber } = application
    if (picture === 'bureauPhoto') return recorded(application)
    if (picture === 'guardianBureauPhoto')
      return guardianIdNumber ? recorded({ idNumber: guardianIdNumber }) : undefined
    return uploaded({ photo, idCopy, guardianIdCopy }[picture])
  }

  /** A link may be opened when the bureau has just fallen silent. */
  const openOrRefuse = (application: StoredApplication, picture: ApplicationPicture) =>
    open(application, picture).catch((error: unknown) => {
      throw orUnavailable(error)
    })

  return {
    /** Makes an address that works for a minute, for this member of staff: `reference.picture.staff.second.seal`. */
    link({ reference }: Shown, picture: ApplicationPicture, staffId: number) {
      const endsAt = Math.floor(after(clock.now(), linkSeconds).getTime() / 1000)
      const content = `${reference}.${picture}.${staffId}.${endsAt}`
      return `${picturePath}/${content}.${sealOf(content)}`
    },

    /**
     * Returns the JPEG behind the last part of such an address, and writes down who opens it.
     *
     * @throws not_found, bureau_unavailable
     */
    async behind(link: string) {
      const [reference = '', name = '', staffId = '', endsAt = '', seal = ''] = link.split('.')
      const [given, right] = [Buffer.from(seal), Buffer.from(sealOf(`${reference}.${name}.${staffId}.${endsAt}`))]
      const isSealed = given.length === right.length && timingSafeEqual(given, right)
      if (!isSealed || Number(endsAt) * 1000 <= clock.now().getTime()) throw new Refusal('not_found')
      const picture = applicationPictures.find((one) => one === name)
      const application = picture && (await applicationTable(db).byReference(reference))
      const opened = application && (await openOrRefuse(application, picture))
      if (!opened) throw new Refusal('not_found')
      const { id: applicationId, state } = application
      const { version, content } = opened
      if (isOpen(state)) await pictureLookTable(db).add({ applicationId, staffId: Number(staffId), picture, version })
      return content
    },

    /**
     * The pictures that this member of staff has not opened in their present version. One that is gone can be opened by
     * nobody, and is none of them.
     */
    async unseen(application: StoredApplication, staffId: number) {
      const seen = await pictureLookTable(db).of({ applicationId: application.id, staffId })
      const now = applicationPictures.map(async (picture) => ({ picture, opened: await open(application, picture) }))
      const there = (await Promise.all(now)).flatMap(({ picture, opened }) =>
        opened ? [{ picture, version: opened.version }] : [],
      )
      return unseenPictures(there, seen)
    },
  }
}
