import { documentKinds } from './missingDocument.ts'
import { supplementFields } from './supplement.ts'

/** What an application is rejected for: its parts, in the order of the form. */
const applicationParts = ['photo', 'idCopy', 'name', 'birthDate', 'documentExpiry', 'guardian', 'other'] as const

/** Why an appeal is granted, or dismissed. */
const appealParts = ['granted', 'dismissed'] as const

/** What ready reasons are for, and the parts that each may be about, in the order in which the desk shows them. */
export const reasonParts = {
  application: applicationParts,
  supplement: supplementFields,
  documents: documentKinds,
  appeal: appealParts,
} as const
export type ReasonKind = keyof typeof reasonParts
export type ReasonPart = (typeof reasonParts)[ReasonKind][number]

export const reasonKinds = ['application', 'supplement', 'documents', 'appeal'] as const satisfies readonly ReasonKind[]
export const allReasonParts: readonly ReasonPart[] = [...new Set(Object.values(reasonParts).flat())]

/** Whether a reason of this kind can be about that part. */
export const isPartOf = (kind: ReasonKind, part: string) => reasonParts[kind].some((one) => one === part)
