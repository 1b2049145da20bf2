import { api, type Draft, type Reply, registrationSteps } from '@palaestra/contract'
import type { Schema, Send, Written } from '@palaestra/ui'

/** What has been entered and proved so far, as the server keeps it. */
export type Entries = Reply<typeof api.registration.readDraft>
export type Receipt = Reply<typeof api.registration.register>

/** The steps after the terms, in the order in which a person has things at hand. */
export const steps = ['mobile', 'email', 'person', 'documents', 'contact', 'account', 'summary'] as const
export type Step = (typeof steps)[number]

/** What every step is given. */
export interface StepProps {
  entries: Entries
  /** Sends within this registration. */
  ask: Send
  /** The step is done, and this is what it brought. */
  onDone: (brought: Partial<Entries>) => void
  /** Keeps what is being typed, right or wrong. */
  keep: (written: Written) => void
  /** What the draft becomes with more in it; kept by the server before the step counts as done. */
  save: (more: Draft) => Promise<Draft>
}

const draftFields: readonly string[] = Object.keys(api.registration.register.body.shape)

/** Of what stands in a form, that which belongs to the application: a code, for one, does not. */
export const draftIn = (written: Written): Draft =>
  Object.fromEntries(Object.entries(written).filter(([name]) => draftFields.includes(name)))

/** A text of the draft, as a field shows it. */
export const textOf = (draft: Draft, field: keyof Draft) => {
  const value = draft[field]
  return typeof value === 'string' ? value : ''
}

const fits = (schema: Schema & { shape: object }, draft: Draft) => {
  const own = Object.keys(schema.shape).map((field) => [field, draft[field as keyof Draft]])
  return schema.safeParse(Object.fromEntries(own)).success
}

/** Whether a step has all that it asks for. */
const isDone: Record<Step, (entries: Entries) => boolean> = {
  mobile: ({ mobile }) => mobile !== null,
  email: ({ email }) => email !== null,
  person: ({ draft }) => fits(registrationSteps.person, draft),
  documents: ({ photo, idCopy }) => photo !== null && idCopy !== null,
  contact: ({ draft }) => fits(registrationSteps.contact, draft),
  account: ({ draft }) => fits(registrationSteps.account, draft),
  summary: () => false,
}

/** Where one goes on: the first step that lacks something. */
export const firstOpenStep = (entries: Entries): Step => steps.find((step) => !isDone[step](entries)) ?? 'summary'

/** One may look back at every step before the first open one. */
export const mayShow = (step: Step, entries: Entries) => steps.indexOf(step) <= steps.indexOf(firstOpenStep(entries))

/** The step that asks for a field. */
export const stepOf = (field: string): Step => {
  if (field === 'mobile') return 'mobile'
  if (field.startsWith('email')) return 'email'
  if (field in registrationSteps.documents.shape) return 'documents'
  if (field in registrationSteps.contact.shape) return 'contact'
  return field in registrationSteps.account.shape ? 'account' : 'person'
}

/** The application as the last call wants it; `agreed` is what is ticked at the end. */
export const applicationFrom = ({ draft, mobile, email, photo, idCopy }: Entries, agreed: boolean) => {
  const own = [registrationSteps.person, registrationSteps.contact, registrationSteps.account].flatMap(({ shape }) =>
    Object.keys(shape).map((field) => [field, draft[field as keyof Draft] ?? '']),
  )
  return {
    ...Object.fromEntries(own),
    mobile: mobile ?? '',
    email: email ?? '',
    emailRepeat: email ?? '',
    photo: photo?.id ?? '',
    idCopy: idCopy?.id ?? '',
    agreed,
  }
}
