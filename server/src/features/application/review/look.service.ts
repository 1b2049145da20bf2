import { type ApplicationPicture, type desk, isOpen, Refusal, type Reply } from '@palaestra/contract'
import { inTransaction } from '../../../database/inTransaction.ts'
import type { Deps } from '../../../deps.ts'
import type { IdentityRecord } from '../../../ports/identity.ts'
import { auditService } from '../../audit/audit.service.ts'
import { claimService } from '../../claim/claim.service.ts'
import { decidingOf } from '../../decision/deciding.service.ts'
import { inQueue } from '../../queue/queue.rules.ts'
import { nextFree } from '../../queue/queue.table.ts'
import { staffTable } from '../../staff/staff.table.ts'
import { applicationTable, type StoredApplication } from '../application.table.ts'
import { questionService } from '../question.service.ts'
import { secondFor } from '../second.rules.ts'
import { duplicateTable } from './duplicate.table.ts'
import { pictureService } from './picture.service.ts'

type Shown = Reply<typeof desk.application.look>
type LinkTo = (picture: ApplicationPicture) => string

/** One application with everything that a decision needs. */
export const lookService = (deps: Deps) => {
  const { db, clock, settings } = deps

  const shownRecord = (record: IdentityRecord | null, photoLink: () => string): Shown['record'] => {
    if (!record) return null
    const { hasPhoto, ...rest } = record
    return { ...rest, photo: hasPhoto ? photoLink() : null }
  }

  const guardianOf = (
    application: StoredApplication,
    record: IdentityRecord | null,
    linkTo: LinkTo,
  ): Shown['guardian'] => {
    const { guardianIdNumber, guardianBirthDate, guardianGender, guardianIdCopy, guardianFace } = application
    // The database keeps all of them or none.
    if (!guardianIdNumber || !guardianBirthDate || !guardianGender || !guardianIdCopy) return null
    return {
      idNumber: guardianIdNumber,
      birthDate: guardianBirthDate,
      gender: guardianGender,
      idCopy: linkTo('guardianIdCopy'),
      face: guardianFace,
      onlinePayment: application.onlinePayment,
      record: shownRecord(record, () => linkTo('guardianBureauPhoto')),
    }
  }

  const askBureau = async (application: StoredApplication) => {
    const { found, photoFace, askAgainAt } = await questionService(deps).ask(application)
    if (found !== 'silent') return { ...found, photoFace, bureau: { answers: true, askAgainAt: null } }
    const bureau = { answers: false, askAgainAt: askAgainAt?.toISOString() ?? null }
    return { applicant: null, guardian: null, photoFace, bureau }
  }

  const duplicatesOf = async (application: StoredApplication): Promise<Shown['duplicates']> => {
    const sharing = (other: { idNumber: string }) =>
      other.idNumber === application.idNumber ? ('id_number' as const) : ('email' as const)
    const members = await applicationTable(db).membersSharing(application)
    const applications = await duplicateTable(db).applicationsSharing(application)
    return [
      ...members.map((one) => ({ of: 'member' as const, number: one.memberNumber, sharing: sharing(one) })),
      ...applications.map((one) => ({ of: 'application' as const, number: one.reference, sharing: sharing(one) })),
    ]
  }

  const enteredByOf = async ({ enteredBy }: StoredApplication, staffId: number) => {
    if (enteredBy === null) return null
    const by = await staffTable(db).byId(enteredBy)
    return { name: by?.name ?? '', mine: enteredBy === staffId }
  }

  return {
    /**
     * Writes down who looks before it returns anything. What waits and is nobody’s becomes the case of who looks. A silent
     * bureau closes no file.
     *
     * @throws not_found
     */
    async look({ reference, staffId }: { reference: string; staffId: number }): Promise<Shown> {
      const application = await applicationTable(db).byReference(reference)
      if (!application) throw new Refusal('not_found')
      const ofCase = { kind: 'application', reference } as const
      const said = await decidingOf(deps, application, { ...ofCase, staffId })
      const subject = { kind: 'application' as const, id: reference }
      const holder = await inTransaction(deps, async (deps) => {
        await auditService(deps).write({ by: staffId, act: 'looked', subject })
        // Who has entered it has nothing to decide about it.
        if (!isOpen(application.state) || application.enteredBy === staffId) return null
        return claimService(deps).take({ ...ofCase, staffId })
      })

      const { applicant, guardian, photoFace, bureau } = await askBureau(application)
      const duplicates = await duplicatesOf(application)
      const linkTo: LinkTo = (picture) => pictureService(deps).link(application, picture, staffId)
      return {
        ...application,
        ...inQueue(
          {
            ...application,
            kind: 'application',
            memberNumber: null,
            birthDate: null,
            minor: application.guardianIdNumber !== null,
            corrected: application.corrects !== null,
            duplicate: duplicates.length > 0,
            entered: application.enteredBy !== null,
            holder,
          },
          clock.today(),
        ),
        state: application.state,
        photo: linkTo('photo'),
        photoFace,
        idCopy: linkTo('idCopy'),
        record: shownRecord(applicant, () => linkTo('bureauPhoto')),
        guardian: guardianOf(application, guardian, linkTo),
        bureau,
        duplicates,
        enteredBy: await enteredByOf(application, staffId),
        ...said,
        secondFor: isOpen(application.state)
          ? secondFor(settings.review.secondDecision, { ...application, duplicate: duplicates.length > 0 })
          : [],
        nextReference: await nextFree(db, { ...application, kind: 'application' }, { staffId, now: clock.now() }),
      }
    },
  }
}
