import { api, type Draft, type Reply, registrationSteps } from '@palaestra/contract'
import type { Schema, Send, Written } from '@palaestra/ui'
import { isTicked } from './draft.ts'
import { type Confirmed, confirmationOf, isMinor, relationIn } from './guardian.ts'

/** The entries and proofs so far. */
export type Entries = Omit<Kept, 'guardian'> & { confirmed: Confirmed | undefined }
/** `pickUpPlace`: the code of the place where the card will be fetched. */
export type Receipt = Reply<typeof api.application.send> & { pickUpPlace?: string | undefined }

/** The same as the server keeps it. */
type Kept = Reply<typeof api.registration.readDraft>

export const entriesFrom = ({ guardian, ...kept }: Kept): Entries => ({
  ...kept,
  confirmed: guardian.relation ? { relation: relationIn(kept.draft), face: guardian.face } : undefined,
})

/** The steps after the terms, in the order in which a person has things at hand. */
const allSteps = ['mobile', 'email', 'person', 'guardian', 'documents', 'contact', 'account', 'summary'] as const
export type Step = (typeof allSteps)[number]

/** Those of this applicant: who is an adult on that day never hears of a guardian. */
export const stepsOf = ({ draft }: Entries, today: string): Step[] =>
  allSteps.filter((step) => step !== 'guardian' || isMinor(draft, today))

/** The props of every step. */
export interface StepProps {
  entries: Entries
  /** The day at the authority. */
  today: string
  /** Sends within this registration. */
  send: Send
  /** The step is done, and this is what it brought. */
  onDone: (brought: Partial<Entries>) => void
  /** The same of a part of a step: one stays where one is. */
  onPart: (brought: Partial<Entries>) => void
  /** Keeps what is being typed, right or wrong. */
  keep: (written: Written) => void
  /** Saves the draft with more in it and gives it back; a step counts as done only after that. */
  save: (more: Draft) => Promise<Draft>
}

const draftFields: readonly string[] = Object.keys(api.application.send.body.shape)

/** The values of a form that belong to the application; a one-time code, for example, is left out. */
export const draftIn = (written: Written): Draft =>
  Object.fromEntries(Object.entries(written).filter(([name]) => draftFields.includes(name)))

const fits = (schema: Schema & { shape: object }, draft: Draft) => {
  const own = Object.keys(schema.shape).map((field) => [field, draft[field as keyof Draft]])
  return schema.safeParse(Object.fromEntries(own)).success
}

/** Whether a step has all that it asks for. */
const isDone: Record<Step, (entries: Entries) => boolean> = {
  mobile: ({ mobile }) => mobile !== null,
  email: ({ email }) => email !== null,
  person: ({ draft }) => fits(registrationSteps.person, draft),
  guardian: (entries) => isGuardianGiven(entries) && confirmationOf(entries) === 'face',
  documents: ({ draft, photo, idCopy }) => photo !== null && idCopy !== null && isTicked(draft.photoRecent),
  contact: ({ draft }) => fits(registrationSteps.contact, draft),
  account: ({ draft }) => fits(registrationSteps.account, draft),
  summary: () => false,
}

/** True when every entry about the guardian is there, confirmed or not. */
export const isGuardianGiven = ({ draft, guardianIdCopy }: Entries) =>
  fits(registrationSteps.guardian, { ...draft, guardianIdCopy: guardianIdCopy?.id ?? '' })

/** The step to go on with: the first that lacks something. */
export const firstOpenStep = (entries: Entries, today: string): Step =>
  stepsOf(entries, today).find((step) => !isDone[step](entries)) ?? 'summary'

/** One may look back at every step before the first open one. */
export const mayShow = (step: Step, entries: Entries, today: string) => {
  const steps = stepsOf(entries, today)
  return steps.includes(step) && steps.indexOf(step) <= steps.indexOf(firstOpenStep(entries, today))
}

/** The step that asks for a field. */
export const stepOf = (field: string): Step => {
  if (field === 'mobile') return 'mobile'
  if (field.startsWith('email')) return 'email'
  if (field in registrationSteps.guardian.shape) return 'guardian'
  if (field in registrationSteps.documents.shape) return 'documents'
  if (field in registrationSteps.contact.shape) return 'contact'
  return field in registrationSteps.account.shape ? 'account' : 'person'
}

/** The application as the last call wants it; `agreed` is what is ticked at the end. Of an adult nothing of a guardian goes. */
export const applicationFrom = (entries: Entries, today: string, agreed: boolean) => {
  const { draft, mobile, email, photo, idCopy, guardianIdCopy } = entries
  const { person, guardian, contact, account } = registrationSteps
  const minor = isMinor(draft, today)
  const asked = minor ? [person, guardian, contact, account] : [person, contact, account]
  const own = asked.flatMap(({ shape }) =>
    Object.keys(shape).map((field) => [field, draft[field as keyof Draft] ?? '']),
  )
  return {
    ...Object.fromEntries(own),
    ...(minor && { guardianIdCopy: guardianIdCopy?.id ?? '' }),
    mobile: mobile ?? '',
    email: email ?? '',
    emailRepeat: email ?? '',
    photo: photo?.id ?? '',
    photoRecent: isTicked(draft.photoRecent),
    idCopy: idCopy?.id ?? '',
    agreed,
  }
}
