import { type Call, type constant, type Given, type Locale, type Reply, refusals } from '@palaestra/contract'
import * as texts from '#texts/call'
import { type CallRequest, requestFor, type Tokens } from './request.ts'
import { type CallResponse, fetchOnce, fetchWithProgress } from './transport.ts'

/** The authority said no; the sentences are in the language of the page. */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly code: number
  readonly fields: Record<string, string>
  /** Seconds after which another try is worth while, where the response names a time. */
  readonly wait: number | undefined
  /** The work of the captcha that is asked for, where the response names one. */
  readonly work: (typeof constant.captchaWorks)[number] | undefined
  /** The envelope as it came (X05: rejected with the response body). */
  readonly body: unknown

  constructor(envelope: Envelope) {
    super(envelope.message)
    this.code = envelope.code
    this.fields = envelope.errors ?? {}
    this.wait = envelope.wait
    this.work = envelope.work
    this.body = envelope
  }
}

/** Something broke on the way. Its message is for people: try later; what they typed stays. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable'
  /** `network`: there was no response; `fault`: there was one, and it was no envelope or not status 200. */
  readonly kind: 'network' | 'fault'

  constructor(kind: 'network' | 'fault', { reference, cause }: { reference?: string; cause?: unknown } = {}) {
    super(reference ? texts.systemErrorWith(reference) : texts.systemError, { cause })
    this.kind = kind
  }
}

interface Envelope {
  code: number
  message: string
  valid?: boolean
  data?: unknown
  errors?: Record<string, string>
  wait?: number
  work?: (typeof constant.captchaWorks)[number]
}

interface SenderOptions extends Tokens {
  locale: Locale
  /** Called when there was no response from this address, after the retries that a GET has. */
  onNetworkFailure?: (address: string) => void
  /** Called when the token that was sent is no longer valid. */
  onSignedOut?: () => void
  /** Called when the token that was sent is due for renewal. */
  onOldToken?: (token: string) => void
  /** Milliseconds before each retry of a GET. */
  retryPauses?: readonly number[]
}

export interface SendOptions {
  /** Called with the share of an upload that has been sent, from 0 to 1. */
  onProgress?: (share: number) => void
  /** The request may arrive twice without harm, so it is retried like a GET. */
  repeatable?: true
  /** The request outlives the page that sends it. At most 64 kB. */
  keepalive?: true
}

/** A short loss of the network must not cost the session: a GET is tried twice more, with growing pauses. */
const usualRetryPauses = [400, 1600] as const

const after = (milliseconds: number) => new Promise((passed) => setTimeout(passed, milliseconds))

const fetchWithRetries = async (
  request: CallRequest,
  retryPauses: readonly number[],
  keepalive = false,
): Promise<CallResponse> => {
  const [pause, ...more] = retryPauses
  try {
    return await fetchOnce(request, keepalive)
  } catch (error) {
    if (pause === undefined) throw error
    await after(pause)
    return fetchWithRetries(request, more, keepalive)
  }
}

const asObject = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

const read = ({ status, text }: CallResponse): Envelope => {
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    // A page of whatever stands between here and the server.
  }
  const { code, reference, valid } = asObject(body)
  const isAnswer = status === 200 && (typeof code === 'number' || valid === true)
  // Whoever is told that the portal is busy need not tell anybody a reference.
  if (!isAnswer && code !== refusals.busy)
    throw new Unreachable('fault', typeof reference === 'string' ? { reference } : {})
  // The border: the server puts every response into this envelope.
  return body as Envelope
}

/** What the contract does not know is a fault like any other to who reads the page; the cause is for the console. */
const replyOf = <C extends Call>({ reply }: C, data: unknown) => {
  const { success, data: known, error } = reply.safeParse(data)
  if (!success) throw new Unreachable('fault', { cause: error })
  // The border: from here on the reply has the type that the contract gives it.
  return known as Reply<C>
}

/** `send(api.card.reportLoss, { body })`: address, headers and envelope follow from the call (X04, X05, X06). */
export const sender = ({
  onNetworkFailure,
  onSignedOut,
  onOldToken,
  retryPauses = usualRetryPauses,
  ...options
}: SenderOptions) => {
  const exchange = async (request: CallRequest, { onProgress, repeatable, keepalive }: SendOptions) => {
    const patience = repeatable || request.method === 'GET' ? retryPauses : []
    const response = await (onProgress
      ? fetchWithProgress(request, onProgress)
      : fetchWithRetries(request, patience, keepalive)
    ).catch((cause: unknown) => {
      onNetworkFailure?.(request.address)
      throw new Unreachable('network', { cause })
    })
    const { apikey } = request.headers
    if (response.renew && apikey) onOldToken?.(apikey)
    return read(response)
  }

  return async <C extends Call>(call: C, given: Given<C>, how: SendOptions = {}): Promise<Reply<C>> => {
    const compose = () => requestFor(call, given, options)
    const request = compose()
    let envelope = await exchange(request, how)
    // Another tab may have another token by now.
    const isOutdated = () => options.token() !== undefined && options.token() !== request.headers['apikey']
    if (envelope.code === refusals.signed_out && isOutdated()) envelope = await exchange(compose(), how)
    if (envelope.code !== 0 && envelope.valid !== true) {
      if (envelope.code === refusals.signed_out) onSignedOut?.()
      throw new Refused(envelope)
    }
    return replyOf(call, envelope.data)
  }
}
