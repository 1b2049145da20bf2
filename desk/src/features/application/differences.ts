import type { desk, Reply } from '@palaestra/contract'

export type Application = Reply<typeof desk.application.look>
export type Guardian = NonNullable<Application['guardian']>

/** Entries that the bureau has a record of too, in the order of an identity card. */
const compared = ['nameZh', 'surname', 'firstName', 'gender', 'birthDate', 'documentExpiry'] as const
export type Compared = (typeof compared)[number]

export interface Comparison {
  field: Compared
  written: string | null
  recorded: string | null
  /** Without a record, and where nothing need be written, nothing is compared. */
  verdict: 'same' | 'differs' | 'notCompared'
}

/** Capitals and blanks are no difference; a missing accent is one, because people mind how they are written. */
const plain = (text: string | null) => (text ?? '').normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase()

/** A resident need not say until when the card lasts: that nothing is written is no difference. */
const isLeftOut = (field: Compared, written: string | null) => field === 'documentExpiry' && written === null

/** Somebody who is known to the bureau, and what was written of them. */
type Person = { [field in Compared]?: string | null } & Pick<Application, 'record'>

/** Field by field, what was written and what the bureau has. Without a record nothing can differ. */
export const comparisonOf = ({ record, ...person }: Person): Comparison[] =>
  compared.flatMap((field) => {
    const written = person[field]
    if (written === undefined) return []
    const recorded = record?.[field] ?? null
    const isCompared = record !== null && !isLeftOut(field, written)
    const isSame = plain(written) === plain(recorded)
    const verdict = !isCompared ? 'notCompared' : isSame ? 'same' : 'differs'
    return [{ field, written, recorded, verdict }]
  })

export const differencesIn = (person: Person) => comparisonOf(person).filter(({ verdict }) => verdict === 'differs')
