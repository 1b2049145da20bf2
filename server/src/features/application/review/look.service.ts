import { type ApplicationPicture, type desk, Refusal, type Reply } from '@palaestra/contract'
import { inTransaction } from '../../../database/inTransaction.ts'
import type { Deps } from '../../../deps.ts'
import type { KnownBy } from '../../../ports/identity.ts'
import { auditService } from '../../audit/audit.service.ts'
import { auditTable } from '../../audit/audit.table.ts'
import { claimService } from '../../claim/claim.service.ts'
import { orUnavailable } from '../../guardian/bureau.rules.ts'
import { applicationTable, type StoredApplication } from '../application.table.ts'
import { pictureService } from './picture.service.ts'
import { inQueue } from './queue.rules.ts'
import { queueTable } from './queue.table.ts'

/** Audit entries that are shown: the audit trail itself has the rest. */
const historySize = 50

type Shown = Reply<typeof desk.application.look>
type LinkTo = (picture: ApplicationPicture) => string

/** One application with everything that a decision needs. */
export const lookService = (deps: Deps) => {
  const { db, clock, identity } = deps

  const recordOf = async (person: KnownBy, photoLink: () => string): Promise<Shown['record']> => {
    const record = await identity.record(person).catch((error: unknown) => {
      throw orUnavailable(error)
    })
    if (!record) return null
    const { hasPhoto, ...rest } = record
    return { ...rest, photo: hasPhoto ? photoLink() : null }
  }

  const guardianOf = async (application: StoredApplication, linkTo: LinkTo): Promise<Shown['guardian']> => {
    const { guardianIdNumber, guardianBirthDate, guardianGender, guardianIdCopy, guardianFace } = application
    // The database keeps all of them or none.
    if (!guardianIdNumber || !guardianBirthDate || !guardianGender || !guardianIdCopy || !guardianFace) return null
    return {
      idNumber: guardianIdNumber,
      birthDate: guardianBirthDate,
      gender: guardianGender,
      idCopy: linkTo('guardianIdCopy'),
      face: guardianFace,
      onlinePayment: application.onlinePayment,
      record: await recordOf({ idNumber: guardianIdNumber }, () => linkTo('guardianBureauPhoto')),
    }
  }

  const duplicatesOf = async (application: StoredApplication): Promise<Shown['duplicates']> => {
    const sharing = (other: { idNumber: string }) =>
      other.idNumber === application.idNumber ? ('id_number' as const) : ('email' as const)
    const members = await applicationTable(db).membersSharing(application)
    const applications = await queueTable(db).applicationsSharing(application)
    return [
      ...members.map((one) => ({ of: 'member' as const, number: one.memberNumber, sharing: sharing(one) })),
      ...applications.map((one) => ({ of: 'application' as const, number: one.reference, sharing: sharing(one) })),
    ]
  }

  const historyOf = async ({ reference, receivedAt, corrects }: StoredApplication): Promise<Shown['history']> => {
    const acts = await auditTable(db).of({ kind: 'application', id: reference }, historySize)
    return [
      { at: receivedAt.toISOString(), who: '', act: corrects === null ? 'received' : 'corrected' },
      ...acts.map(({ at, name, act }) => ({ at: at.toISOString(), who: name ?? '', act })),
    ]
  }

  return {
    /**
     * Writes down who looks before it returns anything. What waits and is nobody’s becomes the case of who looks.
     * @throws not_found, bureau_unavailable
     */
    async look({ reference, staffId }: { reference: string; staffId: number }): Promise<Shown> {
      const application = await applicationTable(db).byReference(reference)
      if (!application) throw new Refusal('not_found')
      const history = await historyOf(application)
      const subject = { kind: 'application', id: reference }
      const holder = await inTransaction(deps, async (deps) => {
        await auditService(deps).write({ by: staffId, act: 'looked', subject })
        if (application.state !== 'waiting') return null
        return claimService(deps).take({ kind: 'application', reference, staffId })
      })

      const duplicates = await duplicatesOf(application)
      const linkTo: LinkTo = (picture) => pictureService(deps).link(application, picture, staffId)
      return {
        ...application,
        ...inQueue({ ...application, duplicate: duplicates.length > 0, holder }, clock.today()),
        photo: linkTo('photo'),
        idCopy: linkTo('idCopy'),
        record: await recordOf(application, () => linkTo('bureauPhoto')),
        guardian: await guardianOf(application, linkTo),
        duplicates,
        history,
        nextReference: await queueTable(db).nextWaiting(application),
      }
    },
  }
}
