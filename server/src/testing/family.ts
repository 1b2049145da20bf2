import { applicants } from '../demonstration/applicants.ts'
import { bureauRecords } from '../demonstration/bureau.ts'
import { families } from '../demonstration/families.ts'
import { people } from '../demonstration/people.ts'
import { type Citizen, strangers } from '../demonstration/strangers.ts'
import { type ApplicantForm, anApplicant } from './applicant.ts'
import { fileOf, jpeg, portrait } from './pictures.ts'
import type { Portal } from './portal.ts'

/** Everybody known to the bureau of the demonstration, with their parents. */
export const seatFamilies = async ({ bureau }: Portal) => {
  for (const record of bureauRecords()) await bureau.put(record)
  for (const { child, guardian } of families) await bureau.putRelation(child, guardian)
}

const personOf = ({ idType, idNumber, nameZh, surname, firstName, gender, birthDate, documentExpiry }: Citizen) => ({
  ...{ idType, idNumber, surname, firstName, gender, birthDate },
  nameZh: nameZh ?? '',
  noChineseName: String(!nameZh),
  documentExpiry: documentExpiry ?? '',
})
interface Parent {
  idNumber: string
  birthDate: string
  gender: 'male' | 'female'
}
/** The entries of the form about a guardian. */
export const asGuardian = ({ idNumber, birthDate, gender }: Parent) => ({
  guardianIdNumber: idNumber,
  guardianBirthDate: birthDate,
  guardianGender: gender,
})

/** A minor with a parent who is a member, and one whose parent is not. */
export const household = {
  ofMember: { child: personOf(strangers.minor), guardian: asGuardian(people.guardian) },
  ofStranger: { child: personOf(applicants.underAge.citizen), guardian: asGuardian(strangers.father) },
}
export type Household = (typeof household)['ofMember']

/** The question to the bureau. */
export const relationOf = ({ child: { idType, idNumber, birthDate }, guardian }: Household) => ({
  idType,
  idNumber,
  birthDate,
  ...guardian,
})

type Applicant = Awaited<ReturnType<typeof anApplicant>>
const relationPath = '/gov/card/verify/v3/relation'
const facePath = '/gov/card/verify/v3/guardian_facial'
const aPicture = jpeg(portrait())

/** The calls of the guardian step. */
export const guardianStep = (applicant: Pick<Applicant, 'post' | 'postForm'>) => {
  const beginFace = () => applicant.post(`${facePath}/begin`)
  const sendFace = async (faceCheck: string, file?: File, turned?: File) =>
    applicant.postForm(facePath, {
      faceCheck,
      file: file ?? fileOf(await aPicture, 'now.jpg'),
      ...(turned && { turned }),
    })
  return {
    name: (relation: object) => applicant.post(relationPath, relation),
    beginFace,
    sendFace,
    /** Begins the face check and sends a picture. */
    showFace: async (file?: File) => sendFace((await beginFace()).data.faceCheck, file),
  }
}

/** A mobile and an e-mail for each name, so that several may apply in one test. */
const reach = { lokhim: '66129011', beatriz: '66129012' } as const

/** A minor with a confirmed guardian: everything but the sending. The face check is set to say `same`. */
export const aMinor = async (portal: Portal, { child, guardian }: Household, changes: object = {}) => {
  const username = child === household.ofMember.child ? 'lokhim' : 'beatriz'
  const email = `${username}@example.mo`
  const applicant = await anApplicant(portal)
  const own = { ...child, username, email, emailRepeat: email, mobile: reach[username] }
  const ready = await applicant.ready(own as Partial<ApplicantForm>)
  const step = guardianStep(applicant)
  portal.faces.say('same')
  await step.name(relationOf({ child, guardian }))
  await step.showFace()
  const { data } = await applicant.uploadGuardianIdCopy()
  const form = { ...ready, ...guardian, guardianIdCopy: data.id as string, onlinePayment: 'true', ...changes }
  return { applicant, step, form }
}

/** The application of a minor, sent. */
export const aMinorsApplication = async (portal: Portal, whose: Household = household.ofMember, changes = {}) => {
  const { applicant, form } = await aMinor(portal, whose, changes)
  const { data } = await applicant.send(form)
  return { applicant, form, reference: data.reference as string }
}
