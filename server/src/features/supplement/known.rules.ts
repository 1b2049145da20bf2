import { api, type OnFile } from '@palaestra/contract'
import type { IdentityRecord } from '../../ports/identity.ts'

const nothingDiffers = { nameZh: null, dropsNameZh: false, surname: null, firstName: null, documentExpiry: null }

type Names = Pick<IdentityRecord, 'nameZh' | 'surname' | 'firstName'>
const { shape } = api.supplement.send.body

/** As the form would send them; undefined where it would refuse one. A name is known as a whole, or not at all. */
const namesIn = ({ nameZh, surname, firstName }: Names): Names | undefined => {
  const written = {
    nameZh: shape.nameZh.safeParse(nameZh ?? '').data,
    surname: shape.surname.safeParse(surname).data,
    firstName: shape.firstName.safeParse(firstName).data,
  }
  if (written.nameZh === undefined || !written.surname || !written.firstName) return undefined
  return { nameZh: written.nameZh || null, surname: written.surname, firstName: written.firstName }
}

const other = (known: string | null, onFile: string | null) => (known === onFile ? null : known)

/** What the bureau has otherwise than the file. What the form would refuse is left out. */
export const knownOtherwise = (record: IdentityRecord, onFile: OnFile, today: string) => {
  const names = namesIn(record)
  const { documentExpiry } = record
  return {
    ...nothingDiffers,
    ...(names && {
      nameZh: other(names.nameZh, onFile.nameZh),
      dropsNameZh: names.nameZh === null && onFile.nameZh !== null,
      surname: other(names.surname, onFile.surname),
      firstName: other(names.firstName, onFile.firstName),
    }),
    ...(documentExpiry !== null &&
      documentExpiry > today && { documentExpiry: other(documentExpiry, onFile.documentExpiry) }),
  }
}

/** Of a bureau that has nothing of the member, or does not answer. */
export const without = (bureau: 'nothing' | 'silent') => ({ bureau, ...nothingDiffers })
