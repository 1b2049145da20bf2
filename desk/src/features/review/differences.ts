import type { desk, Reply } from '@palaestra/contract'

export type Application = Reply<typeof desk.review.application>

/** What the applicant writes and the bureau knows too, in the order of an identity card. */
const compared = ['nameZh', 'surname', 'firstName', 'gender', 'birthDate', 'documentExpiry'] as const
export type Compared = (typeof compared)[number]

export interface Comparison {
  field: Compared
  written: string | null
  recorded: string | null
  differs: boolean
}

/** Capitals and blanks are no difference; a missing accent is one, because people mind how they are written. */
const plain = (text: string | null) => (text ?? '').normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase()

/** A resident need not say until when the card lasts: that nothing is written is no difference. */
const isLeftOut = (field: Compared, written: string | null) => field === 'documentExpiry' && written === null

/** Field by field, what was written and what the bureau has. Without a record nothing can differ. */
export const comparisonOf = (application: Pick<Application, Compared | 'record'>): Comparison[] =>
  compared.map((field) => {
    const written = application[field]
    const recorded = application.record?.[field] ?? null
    const differs = application.record !== null && !isLeftOut(field, written) && plain(written) !== plain(recorded)
    return { field, written, recorded, differs }
  })

export const differencesIn = (application: Pick<Application, Compared | 'record'>) =>
  comparisonOf(application).filter(({ differs }) => differs)
