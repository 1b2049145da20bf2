import type { Call, RefusalName } from '@palaestra/contract'
import { sentences } from '@palaestra/contract/sentences'
import * as callTexts from '#texts/call'
import * as texts from '#texts/form'
import { Refused, Unreachable } from '../call/send.ts'

/** What a form may ask for: the body of a call, or one step of a longer form. */
export type Schema = NonNullable<Call['body']>

/** What stands in a form, by the names of its fields. */
export type Written = Record<string, string | boolean>

/** Names of fields, and what is wrong with them. */
export type Blamed = Record<string, RefusalName>

/** What is wrong with a form: one sentence for all of it, and one for each field to blame. */
export interface Problems {
  message: string
  fields: Record<string, string>
  /** What the fields are called on the page. */
  labels?: Record<string, string>
}

/** Thrown where a form is not fit to be sent. */
export class Unfit extends Error {
  readonly fields: Record<string, string>
  constructor(fields: Record<string, string>) {
    super(texts.thereIsAProblem)
    this.fields = fields
  }
}

export const sentencesOf = (blamed: Blamed) =>
  Object.fromEntries(Object.entries(blamed).map(([name, refusal]) => [name, sentences[refusal]]))

/** The contract’s own checks, so that browser and server say the same. The first complaint about a field counts. */
export const wrongIn = (schema: Schema, body: unknown): Blamed => {
  const { error } = schema.safeParse(body)
  // Every check in the contract speaks in refusal names.
  const blamed: Blamed = {}
  // Every check in the contract speaks in refusal names.
  for (const { path, message } of error?.issues ?? []) blamed[path.join('.')] ??= message as RefusalName
  return blamed
}

/** Throws what is wrong with a body, before it is sent; `later` is the name of what comes in only then. */
export const mustFit = (schema: Schema, body: object, later?: string) => {
  const blamed = wrongIn(schema, body)
  if (later) delete blamed[later]
  if (Object.keys(blamed).length > 0) throw new Unfit(sentencesOf(blamed))
}

/** What to tell about an error that came up while a form was being sent. */
export const problemsFrom = (error: unknown): Problems => {
  if (error instanceof Unfit) return { message: error.message, fields: error.fields }
  if (error instanceof Refused) {
    const { message, fields, wait } = error
    return { message: wait ? `${message}${texts.tryAgainIn(wait)}` : message, fields }
  }
  if (error instanceof Unreachable) return { message: `${error.message}${texts.keptHere}`, fields: {} }
  // Ours, then: the person can do no more about it than about a broken line, and we want to read of it.
  reportError(error)
  return { message: `${callTexts.systemError}${texts.keptHere}`, fields: {} }
}
