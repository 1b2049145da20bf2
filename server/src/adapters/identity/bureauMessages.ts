import { idTypes } from '@palaestra/contract'
import { z } from 'zod/mini'

// What portal and bureau say to each other. `docs/bureau/openapi.json` is made of it.

const idNumber = z.string().check(z.regex(/^\d{8}$/), z.describe('Eight digits'))
const idType = z.enum(idTypes).check(z.describe('The kind of the document'))
const day = z.iso.date()
const gender = z.enum(['male', 'female'])
const name = z.string().check(z.maxLength(200))

const person = z.strictObject({
  idNumber,
  idType: z.optional(idType.check(z.describe('Left out where only the number is known, as of a guardian'))),
})
const document = z.strictObject({ idNumber, idType })

/** Bytes of a JPEG, and of the answer that carries it. */
const largestPhoto = 3_000_000
const [small, large] = [16_000, Math.ceil((largestPhoto * 4) / 3) + 1000]

/** Each question with its answer. Every answer repeats the number that was asked for. */
export const bureauMessages = {
  record: {
    summary: 'The record under an ID number',
    question: person,
    answer: z.object({
      idNumber,
      record: z
        .nullable(
          z.object({
            nameZh: z.nullable(name),
            surname: name,
            firstName: name,
            gender,
            birthDate: day,
            documentExpiry: z.nullable(day).check(z.describe('Null where the document has no end')),
            hasPhoto: z.boolean(),
          }),
        )
        .check(z.describe('Null where nobody has that number')),
    }),
    largest: small,
  },
  photo: {
    summary: 'The photo under an ID number',
    question: person,
    answer: z.object({
      idNumber,
      photo: z
        .nullable(z.base64().check(z.maxLength(large)))
        .check(
          z.describe(
            'A JPEG of at most 3 MB, in base64; null where there is none. The same photo has the same bytes each time',
          ),
        ),
    }),
    largest: large,
  },
  relation: {
    summary: 'Whether somebody is parent or guardian of a minor',
    question: z.strictObject({
      child: z.strictObject({ ...document.shape, birthDate: day }),
      guardian: z.strictObject({ idNumber, birthDate: day, gender }),
    }),
    answer: z.object({
      idNumber: idNumber.check(z.describe('That of the child')),
      isGuardian: z
        .boolean()
        .check(z.describe('True for exactly this person and this child. False for every other reason alike')),
    }),
    largest: small,
  },
} as const

export type BureauCall = keyof typeof bureauMessages
export type Question<Call extends BureauCall> = z.output<(typeof bureauMessages)[Call]['question']>
export type Answer<Call extends BureauCall> = z.output<(typeof bureauMessages)[Call]['answer']>

export const pathOfCall = (call: BureauCall) => `/v1/${call}`

interface AskedOver {
  authority: string
  path: string
  digest: string
  idempotencyKey: string
}

/** What the portal signs of a question. */
export const coveredOfQuestion = ({ authority, path, digest, idempotencyKey }: AskedOver) =>
  [
    ['"@method"', 'POST'],
    ['"@authority"', authority],
    ['"@path"', path],
    ['"content-type"', 'application/json'],
    ['"content-digest"', digest],
    ['"idempotency-key"', idempotencyKey],
  ] as const

/** What the bureau signs of an answer: with the question’s signature, so that it is an answer to no other question. */
export const coveredOfAnswer = ({ digest, question }: { digest: string; question: string }) =>
  [
    ['"@status"', '200'],
    ['"content-type"', 'application/json'],
    ['"content-digest"', digest],
    ['"signature";req;key="portal"', question],
  ] as const
