import { type Call, type CheckName, sentenceAt } from '@palaestra/contract'
import { missing, sentences } from '@palaestra/contract/sentences'
import * as callTexts from '#texts/call'
import * as texts from '#texts/form'
import { Refused, Unreachable } from '../call/send.ts'

/** The shape of a form: the body of a call, or one step of a longer form. */
export type Schema = NonNullable<Call['body']>

/** The values of a form, by the names of its fields. */
export type Written = Record<string, string | boolean>

/** Names of fields, and what is wrong with them. */
export type Blamed = Record<string, CheckName>

/** The complaints about a form: one sentence for all of it, and one for each field to blame. */
export interface Problems {
  message: string
  fields: Record<string, string>
  /** The labels of the fields on the page. */
  labels?: Record<string, string>
}

/** Complaints that a form shows, until they are mended. */
export interface Told extends Problems {
  /** The values that the complaints are about. */
  at: Written
  /** What the form itself found wrong in them; all other complaints are the server’s. */
  ofOurs: Record<string, string>
}

/** Thrown where a form is not fit to be sent. */
export class Unfit extends Error {
  readonly fields: Record<string, string>
  constructor(fields: Record<string, string>) {
    super(texts.thereIsAProblem)
    this.fields = fields
  }
}

/** Thrown where what went wrong is told already, elsewhere on the screen. */
export class ToldElsewhere extends Error {}

/** Alone, so that no browser gets what the server says. */
const said = { sentences, missing }

export const sentencesOf = (blamed: Blamed) =>
  Object.fromEntries(Object.entries(blamed).map(([name, refusal]) => [name, sentenceAt(said, name, refusal)]))

/** The contract’s own checks, so that browser and server say the same. The first complaint about a field counts. */
export const wrongIn = (schema: Schema, body: unknown): Blamed => {
  const { error } = schema.safeParse(body)
  const blamed: Blamed = {}
  // Every check in the contract speaks in these names.
  for (const { path, message } of error?.issues ?? []) blamed[path.join('.')] ??= message as CheckName
  return blamed
}

/** Throws the complaints about a body before it is sent. `later` names a field that is filled in only then. */
export const mustFit = (schema: Schema, body: object, later?: string) => {
  const blamed = wrongIn(schema, body)
  if (later) delete blamed[later]
  if (Object.keys(blamed).length > 0) throw new Unfit(sentencesOf(blamed))
}

/** Turns an error of a submit into sentences for the person. */
export const problemsFrom = (error: unknown): Problems => {
  if (error instanceof Unfit) return { message: error.message, fields: error.fields }
  if (error instanceof Refused) {
    const { message, fields } = error
    return { message, fields }
  }
  if (error instanceof Unreachable) {
    // A reply that the contract does not know is a bug of ours, and the console has to show it.
    if (error.kind === 'fault' && error.cause) reportError(error.cause)
    return { message: `${error.message}${texts.keptHere}`, fields: {} }
  }
  // And so is whatever else was thrown: to the person it is the same as a broken line.
  reportError(error)
  return { message: `${callTexts.systemError}${texts.keptHere}`, fields: {} }
}
