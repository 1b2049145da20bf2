import type { Call, Locale } from '@palaestra/contract'

/** A call as it goes over the wire. */
export interface CallRequest {
  method: 'GET' | 'POST'
  address: string
  headers: Record<string, string>
  body: string | FormData | null
}

export interface Tokens {
  /** Of the member, or of the staff. */
  token: () => string | undefined
  /** Of the registration that was opened. */
  registration?: () => string | undefined
}

interface Contents {
  query?: Record<string, unknown>
  body?: unknown
}

/** A public call carries no token: what is not sent cannot leak. */
const tokenFor = ({ access }: Call, { token, registration }: Tokens): Record<string, string> => {
  const apikey = access === 'member' || access === 'staff' ? token() : undefined
  const opened = access === 'registration' ? registration?.() : undefined
  return { ...(apikey && { apikey }), ...(opened && { registration: opened }) }
}

const written = (fields: object) =>
  Object.entries(fields).filter((field): field is [string, unknown] => field[1] !== undefined)

/** Files as they are, all else as text: a multipart form knows nothing more. */
const formOf = (body: object) => {
  const form = new FormData()
  for (const [name, value] of written(body)) form.append(name, value instanceof Blob ? value : String(value))
  return form
}

/** Address, headers and body of a call, all of which follow from its declaration (X04). */
export const requestFor = (
  call: Call,
  given: unknown,
  { locale, ...tokens }: Tokens & { locale: Locale },
): CallRequest => {
  // `given` has the type that the call asks for; here only its two parts matter.
  const { query = {}, body = {} } = given as Contents
  const token = tokenFor(call, tokens)
  const address = new URLSearchParams({ _locale: locale })
  for (const [name, value] of written(query)) address.set(name, String(value))
  if (call.method === 'GET' && token['apikey']) address.set('useToken', '1')

  const asForm = call.sentAs === 'form'
  return {
    method: call.method,
    address: `/api${call.path}?${address}`,
    headers: {
      'Api-Language': locale,
      ...token,
      ...(call.method === 'GET' && { 'Cache-Control': 'no-cache', Pragma: 'no-cache' }),
      // A form's own type carries its boundary, so the browser has to write it.
      ...(call.method === 'POST' && !asForm && { 'Content-Type': 'application/json' }),
    },
    body: call.method === 'GET' ? null : asForm ? formOf(body as object) : JSON.stringify(body),
  }
}
