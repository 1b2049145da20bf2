import { type Call, type Given, type Locale, type Reply, refusals } from '@palaestra/contract'
import * as texts from '#texts/call'
import { type Delivered, deliver, deliverWithProgress } from './deliver.ts'
import { type Letter, letterFor, type Tokens } from './letter.ts'

/** The authority said no; the sentences are in the language of the page. */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly code: number
  readonly fields: Record<string, string>
  /** Seconds after which another try is worth while, where the answer names a time. */
  readonly wait: number | undefined
  /** The answer as it came (X05: rejected with the response body). */
  readonly body: unknown

  constructor(answer: Answer) {
    super(answer.message)
    this.code = answer.code
    this.fields = answer.errors ?? {}
    this.wait = answer.wait
    this.body = answer
  }
}

/** Something broke on the way. Its message is for people: try later; what they typed stays. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable'
  /** `network`: no answer came at all; `fault`: one came that was none. */
  readonly kind: 'network' | 'fault'

  constructor(kind: 'network' | 'fault', { reference, cause }: { reference?: string; cause?: unknown } = {}) {
    super(reference ? texts.systemErrorWith(reference) : texts.systemError, { cause })
    this.kind = kind
  }
}

interface Answer {
  code: number
  message: string
  valid?: boolean
  data?: unknown
  errors?: Record<string, string>
  wait?: number
}

interface Visit extends Tokens {
  locale: Locale
  /** No answer came to this address, not even after the tries that a GET has. */
  onNetworkFailure?: (address: string) => void
  /** The token that was sent is good no more. */
  onSignedOut?: () => void
  /** The token that was sent is old: time for the next one. */
  onOldToken?: (token: string) => void
  /** Milliseconds before each further try of a GET. */
  pauses?: readonly number[]
}

export interface Sending {
  /** Told how much of an upload is on its way, from 0 to 1. */
  onProgress?: (share: number) => void
  /** It does no harm twice: tried again like a GET. */
  repeatable?: true
}

/** A short loss of the network must not cost the session: a GET is tried twice more, with growing pauses. */
const usualPauses = [400, 1600] as const

const after = (milliseconds: number) => new Promise((passed) => setTimeout(passed, milliseconds))

const deliverPatiently = async (letter: Letter, pauses: readonly number[]): Promise<Delivered> => {
  const [pause, ...more] = pauses
  try {
    return await deliver(letter)
  } catch (error) {
    if (pause === undefined) throw error
    await after(pause)
    return deliverPatiently(letter, more)
  }
}

const asObject = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

const read = ({ status, text }: Delivered): Answer => {
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch (cause) {
    throw new Unreachable('fault', { cause })
  }
  const { reference } = asObject(body)
  if (status !== 200) throw new Unreachable('fault', typeof reference === 'string' ? { reference } : {})
  // The wire: the server writes every answer in this envelope.
  return body as Answer
}

/** `send(api.card.reportLoss, { body })`: address, headers and envelope follow from the call (X04, X05, X06). */
export const sender = ({ onNetworkFailure, onSignedOut, onOldToken, pauses = usualPauses, ...visit }: Visit) => {
  const exchange = async (letter: Letter, { onProgress, repeatable }: Sending) => {
    const patience = repeatable || letter.method === 'GET' ? pauses : []
    const delivered = await (onProgress
      ? deliverWithProgress(letter, onProgress)
      : deliverPatiently(letter, patience)
    ).catch((cause: unknown) => {
      onNetworkFailure?.(letter.address)
      throw new Unreachable('network', { cause })
    })
    const { apikey } = letter.headers
    if (delivered.renew && apikey) onOldToken?.(apikey)
    return read(delivered)
  }

  return async <C extends Call>(call: C, given: Given<C>, sending: Sending = {}): Promise<Reply<C>> => {
    const write = () => letterFor(call, given, visit)
    const letter = write()
    let answer = await exchange(letter, sending)
    // Another tab may have another token by now.
    const isOutdated = () => visit.token() !== undefined && visit.token() !== letter.headers['apikey']
    if (answer.code === refusals.signed_out && isOutdated()) answer = await exchange(write(), sending)
    if (answer.code !== 0 && answer.valid !== true) {
      if (answer.code === refusals.signed_out) onSignedOut?.()
      throw new Refused(answer)
    }
    // The border: from here on the reply has the type that the contract gives it.
    return call.reply.parse(answer.data) as Reply<C>
  }
}
