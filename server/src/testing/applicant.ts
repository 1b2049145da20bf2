import type { Locale } from '@palaestra/contract'
import { beginRegistration } from '../features/registration/opening.service.ts'
import { fileOf, jpeg, portrait } from './pictures.ts'
import type { Portal } from './portal.ts'

/** A person who is not a member yet, with the entries of the form. */
export const applicantForm = {
  idType: 'resident',
  idNumber: '1234567(0)',
  documentNumber: '',
  documentExpiry: '',
  nameZh: '何家玲',
  noChineseName: 'false',
  surname: 'Ho',
  firstName: 'Ka Leng',
  gender: 'female',
  birthDate: '1991-07-08',
  telephone: '',
  area: 'sa',
  address: 'Rua da Ribeira do Patane, 7',
  language: 'en',
  pickUpPlace: 'tapseac',
  noPromotions: 'false',
  username: 'kaleng',
  email: 'kaleng@example.mo',
  emailRepeat: 'kaleng@example.mo',
  mobile: '66129001',
  photoRecent: 'true',
  agreed: 'true',
}
export type ApplicantForm = typeof applicantForm

const aPhoto = jpeg(portrait())
const anIdCopy = jpeg(portrait(860, 540))

/**
 * An applicant who fills in the registration. It is opened without the challenge, which takes half a second of work and
 * has a test of its own.
 */
export const anApplicant = async (portal: Portal, language: Locale = 'en') => {
  const { registration } = await beginRegistration(portal.deps, {})
  return applicantWith(portal, registration, language)
}

/** The holder of the token of a registration. */
export const applicantWith = (portal: Portal, registration: string, language: Locale = 'en') => {
  const client = portal.withHeaders({ registration, 'api-language': language })

  const proveMobile = async (mobile: string = applicantForm.mobile) => {
    await client.post('/security/send_register_sms', { mobile })
    return client.post('/security/verify_sms', { mobile, captcha: await portal.codeTo(mobile) })
  }
  const proveEmail = async (email: string = applicantForm.email) => {
    await client.post('/security/send_register_email', { email, emailRepeat: email })
    return client.post('/security/verify_register_email', { email, code: await portal.codeTo(email) })
  }
  const uploadPhoto = async (file?: File) =>
    client.postForm('/tools/upload_member_photo', { file: file ?? fileOf(await aPhoto, 'me.jpg') })
  const uploadIdCopy = async (file?: File) =>
    client.postForm('/tools/upload_id_copy', { file: file ?? fileOf(await anIdCopy, 'card.jpeg') })
  const uploadGuardianIdCopy = async (file?: File) =>
    client.postForm('/tools/upload_guardian_id_copy', { file: file ?? fileOf(await anIdCopy, 'parent.jpeg') })
  const send = (form: object) => client.postForm('/security/register', { ...form })

  return {
    ...client,
    registration,
    proveMobile,
    proveEmail,
    uploadPhoto,
    uploadIdCopy,
    uploadGuardianIdCopy,
    send,
    exist: (field: string, value: string) => client.post('/security/exist_member', { field, value }),
    /** Does everything but the sending: proofs, uploads, and the form that fits them. */
    async ready(changes: Partial<ApplicantForm> = {}) {
      const form = { ...applicantForm, ...(changes.email && { emailRepeat: changes.email }), ...changes }
      await proveMobile(form.mobile)
      await proveEmail(form.email)
      const [photo, idCopy] = [await uploadPhoto(), await uploadIdCopy()]
      return { ...form, photo: photo.data.id as string, idCopy: idCopy.data.id as string }
    },
  }
}

/** An application that waits for its decision, as the reply describes it. */
export const anApplication = async (portal: Portal, changes: Partial<ApplicantForm> = {}) => {
  const applicant = await anApplicant(portal)
  const form = await applicant.ready(changes)
  const { data } = await applicant.send(form)
  return { applicant, form, ...(data as { reference: string; receivedOn: string; dueOn: string }) }
}
