import { type Draft, hintOfMobile, Refusal } from '@palaestra/contract'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps } from '../../deps.ts'
import { codeService } from '../code/code.service.ts'
import { lookAtLink } from '../code/link.service.ts'
import type { Asker } from '../limit/knownPlace.service.ts'
import { beginRegistration, endCorrectionsOf } from '../registration/opening.service.ts'
import { applicationTable, type StoredApplication } from './application.table.ts'

/**
 * The form as it was sent. The applicant agrees again, and a minor’s guardian shows up again: staff explained the
 * mistake in words, and the guardian may have been the mistake.
 */
const draftOf = (application: StoredApplication): Draft => ({
  idType: application.idType,
  idNumber: application.idNumber,
  documentNumber: application.documentNumber ?? '',
  documentExpiry: application.documentExpiry ?? '',
  nameZh: application.nameZh ?? '',
  noChineseName: application.nameZh === null,
  surname: application.surname,
  firstName: application.firstName,
  gender: application.gender,
  birthDate: application.birthDate,
  photo: application.photo,
  idCopy: application.idCopy,
  guardianIdNumber: application.guardianIdNumber ?? '',
  guardianBirthDate: application.guardianBirthDate ?? '',
  guardianGender: application.guardianGender ?? '',
  guardianIdCopy: application.guardianIdCopy ?? '',
  onlinePayment: application.onlinePayment,
  telephone: application.telephone ?? '',
  area: application.area,
  address: application.address,
  language: application.language,
  pickUpPlace: application.pickUpPlace,
  noPromotions: application.noPromotions,
  username: application.username,
  email: application.email,
  emailRepeat: application.email,
  mobile: application.mobile,
})

/** Corrects a rejected application: the link of the letter and a code to the mobile open it again (M02). */
export const correctionService = (deps: Deps) => {
  const codes = codeService(deps)

  const rejectedBy = async (hash: string) => {
    const { application: id } = await lookAtLink(deps, 'correct', hash)
    const application = await applicationTable(deps.db).byId(id)
    if (application?.state !== 'rejected') throw new Refusal('link_ended')
    return application
  }
  const codeFor = ({ id, mobile }: StoredApplication) =>
    ({ purpose: 'correct', subject: String(id), channel: 'sms', to: mobile }) as const

  return {
    /** @throws link_ended, code_wait, too_many */
    async sendReopenCode(hash: string, asker: Asker) {
      const application = await rejectedBy(hash)
      const { wait } = await codes.send(codeFor(application), { language: application.language, asker })
      return { wait, mobileHint: hintOfMobile(application.mobile) }
    },

    /**
     * Opens a registration filled in with the rejected application. The link stays good until the correction is sent,
     * so that a reload is harmless.
     *
     * @throws link_ended, code_wrong
     */
    async reopen({ hash, code }: { hash: string; code: string }, asker: Asker) {
      const application = await rejectedBy(hash)
      await codes.spend(codeFor(application), code, { asker })
      const { id, mobile, email, photo, idCopy, guardianIdCopy } = application
      return inTransaction(deps, async (deps) => {
        await endCorrectionsOf(deps, id)
        // The code has proved the mobile; the link, which came by e-mail, has proved the address.
        return beginRegistration(deps, draftOf(application), {
          corrects: id,
          mobile,
          email,
          photo,
          idCopy,
          ...(guardianIdCopy !== null && { guardianIdCopy }),
        })
      })
    },
  }
}
