import { readFileSync } from 'node:fs'
import { type Access, refusals } from '@palaestra/contract'
import { exampleOf, type Schema } from '@palaestra/contract/openapi'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import type { Deps } from '../deps.ts'
import { beginRegistration } from '../features/registration/opening.service.ts'
import { offer } from '../testing/bookings.ts'
import { aGate } from '../testing/gates.ts'
import { hostileBodies, hostileNames, hostileTexts, hostileValues } from '../testing/hostile.ts'
import { thePortal, writeEvery } from '../testing/portal.ts'

// Every call gets what its own schema forbids. It may refuse; it must not break.

const portal = await thePortal()

/** No limit ends it early: behind each of them stands code that has to bear the same input. */
const wide: Deps['settings'] = JSON.parse(JSON.stringify(portal.deps.settings), (_, value) =>
  typeof value === 'number' ? 1_000_000_000 : value,
)
// But of how long something waits, and how far ahead courts are let: no calendar has that day.
wide.mobileRecovery = portal.deps.settings.mobileRecovery
wide.erasure = portal.deps.settings.erasure
wide.services = portal.deps.settings.services
const app = await buildApp({ ...portal.deps, settings: wide }, { strict: true, floodLimit: 1_000_000_000, writeEvery })
afterAll(() => app.close())

interface Operation {
  security: Record<string, unknown>[]
  parameters: { name?: string; $ref?: string; example?: unknown }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}
/** Written by `npm run docs` from the contract; a law says when it is old. */
const document: { paths: Record<string, Record<string, Operation>>; components: { schemas: Record<string, Schema> } } =
  JSON.parse(readFileSync(new URL('../../../docs/openapi.json', import.meta.url), 'utf8'))

interface Asked {
  method: 'GET' | 'POST'
  path: string
  access: Access
  form: boolean
  /** A body that the call takes, for each shape that it may have; as the JSON text of each field. */
  bodies: Record<string, string>[]
  query: Record<string, string>
}

const shapesOf = (schema: Schema): Schema[] => schema.oneOf ?? schema.anyOf ?? [schema]

const textsOf = (example: unknown) =>
  Object.fromEntries(Object.entries(example as object).map(([name, value]) => [name, JSON.stringify(value)]))

const calls: Asked[] = Object.entries(document.paths).flatMap(([path, operations]) =>
  Object.entries(operations).map(([method, { security, parameters, requestBody }]) => {
    const [type = '', content] = Object.entries(requestBody?.content ?? {})[0] ?? []
    const bodies = content ? shapesOf(content.schema).map((shape) => exampleOf(shape, document.components.schemas)) : []
    const query = parameters.flatMap(({ name, example }) =>
      name && name !== '_locale' ? [[name, String(example ?? 'x')]] : [],
    )
    return {
      method: method === 'get' ? 'GET' : 'POST',
      path,
      access: (Object.keys(security[0] ?? {})[0] ?? 'public') as Access,
      form: type.startsWith('multipart'),
      bodies: bodies.map(textsOf),
      query: Object.fromEntries(query),
    } as const
  }),
)

/** Everything as at the beginning, and somebody of each kind who may ask. */
const afresh = async (): Promise<Record<Access, string>[]> => {
  await portal.reset({ now: '2026-03-02T10:00:00+08:00' })
  const { token } = await portal.memberAs('adult')
  const { registration } = await beginRegistration(portal.deps, {})
  const staff = await Promise.all((['reviewer', 'editor'] as const).map((name) => portal.staffAs(name)))
  await offer(portal, 'fuzzed', '2026-03-04')
  const { key } = await aGate(portal, 'fuzzed')
  return staff.map(({ headers }) => ({
    ...{ public: '', member: token, registration, gate: key },
    staff: headers['apikey'] ?? '',
  }))
}

const jsonOf = (fields: Record<string, string>) =>
  `{${Object.entries(fields)
    .map(([name, text]) => `${JSON.stringify(name)}:${text}`)
    .join(',')}}`

/** A small generator (mulberry32): the same pairs of fields in each run. */
const seeded = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
}

const json = { 'content-type': 'application/json' }
type Request = Pick<InjectOptions, 'payload' | 'headers' | 'query'> & { url?: string }

function* jsonRequests(fields: Record<string, string>, random: () => number): Generator<Request> {
  const names = Object.keys(fields)
  for (const name of names) {
    for (const text of hostileValues) yield { payload: jsonOf({ ...fields, [name]: text }), headers: json }
    const { [name]: _, ...others } = fields
    yield { payload: jsonOf(others), headers: json }
  }
  for (const name of hostileNames)
    yield {
      payload: `${jsonOf(fields).slice(0, -1)}${names.length ? ',' : ''}${JSON.stringify(name)}:1}`,
      headers: json,
    }
  for (let time = 0; time < Math.min(40, names.length * 8); time += 1) {
    const changed = { ...fields }
    for (const name of names)
      if (random() < 0.5) changed[name] = hostileValues[Math.floor(random() * hostileValues.length)] ?? ''
    yield { payload: jsonOf(changed), headers: json }
  }
}

const boundary = 'b0undary'
const formOf = (fields: Record<string, string>, file?: string) => {
  const parts = Object.entries(fields).map(
    ([name, text]) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${name === file ? '; filename="a.jpg"' : ''}\r\n\r\n${text}\r\n`,
  )
  return {
    payload: `${parts.join('')}--${boundary}--`,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}

function* formRequests(fields: Record<string, string>): Generator<Request> {
  const plain = Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, String(JSON.parse(text))]))
  for (const name of Object.keys(fields)) {
    for (const text of hostileTexts.filter((text) => text.length < 4000)) yield formOf({ ...plain, [name]: text })
    for (const text of ['x', '', '\u00ff\u00d8\u00ff\u00e0']) yield formOf({ ...plain, [name]: text }, name)
    const { [name]: _, ...others } = plain
    yield formOf(others)
  }
  for (const name of hostileNames.filter((name) => name.isWellFormed())) yield formOf({ ...plain, [name]: '1' })
}

/** All for one call. */
function* requestsFor({ bodies, query, form }: Asked, random: () => number): Generator<Request> {
  for (const fields of bodies) yield* form ? formRequests(fields) : jsonRequests(fields, random)
  if (bodies.length > 0) for (const payload of hostileBodies) yield { payload, headers: json }
  for (const name of Object.keys(query)) {
    for (const text of hostileTexts.filter((text) => text.length < 4000)) yield { query: { ...query, [name]: text } }
    yield { query: { ...query, [name]: ['a', 'b'] } }
    yield { url: `${name}=%ff&${name}[]=%&__proto__[a]=1&${name}[a]=%00` }
  }
}

const asPrincipal = ({ access }: Asked, by: Record<Access, string>): Record<string, string> =>
  access === 'public' ? {} : { [access === 'registration' ? 'registration' : 'apikey']: by[access] }

/** Milliseconds in which each request has to be answered, on a machine that does others at the same time. */
const longest = 10_000
const envelopes = [
  ['code', 'data'],
  ['code', 'message', 'reference'],
]

const problemOf = ({ statusCode, headers, body }: LightMyRequestResponse, milliseconds: number) => {
  if (![200, 400, 413, 415].includes(statusCode)) return `status ${statusCode}`
  if (milliseconds > longest) return `${milliseconds} ms`
  if (headers['content-type'] !== 'application/json; charset=utf-8') return `type ${headers['content-type']}`
  if (!headers['content-security-policy'] || headers['cache-control'] !== 'no-store') return 'headers'
  const { code, ...rest } = JSON.parse(body)
  const keys = ['code', ...Object.keys(rest)].sort()
  const isRefusal =
    code > 0 &&
    typeof rest.message === 'string' &&
    keys.every((key) => ['code', 'message', 'errors', 'wait', 'work'].includes(key))
  return isRefusal || envelopes.some((known) => known.join() === keys.join()) ? undefined : `envelope ${keys}`
}

/** Requests at once: the database works on one of them while others are read. */
const atOnce = 8

/** Of the requests one in so many is sent. */
const every = 5

/** What says that nobody was recognised. */
const unknown = [refusals.signed_out, refusals.registration_ended] as const

test('no call breaks by anything that is sent to it, with the right principal or with none', async () => {
  const random = seeded(20_260_302)
  const stranger = { public: '', member: '', staff: '', registration: '', gate: '' }
  const found: string[] = []
  let [made, count, sent, recognised] = [0, 0, 0, 0]

  let principals = await afresh()
  for (const call of calls) {
    const send = async (request: Request, by: Record<Access, string>) => {
      const useToken = call.method === 'GET' ? { useToken: '1' } : {}
      const { url = '', ...rest } = request
      const begun = performance.now()
      const response = await app.inject({
        method: call.method,
        url: `${call.path}?useToken=1&${url}`,
        ...rest,
        ...(rest.query && { query: { ...(rest.query as object), ...useToken } }),
        headers: { ...rest.headers, ...asPrincipal(call, by) },
      })
      sent += 1
      if (call.access !== 'public' && !unknown.includes(response.json().code)) recognised += 1
      const problem = problemOf(response, performance.now() - begun)
      if (problem)
        found.push(
          `${call.path} ${problem}: ${String(rest.payload ?? JSON.stringify(rest.query ?? url)).slice(0, 200)}`,
        )
    }
    let batch: Promise<void>[] = []
    for (const request of requestsFor(call, random)) {
      made += 1
      // Values have another place at each field: of all calls together every value is sent, to many fields each.
      if (made % every !== 0) continue
      count += 1
      batch.push(send(request, principals[count % principals.length] ?? stranger))
      if (call.access !== 'public' && count % 10 === 0) batch.push(send(request, stranger))
      if (batch.length < atOnce) continue
      await Promise.all(batch)
      batch = []
    }
    await Promise.all(batch)
    // Some of the calls end a session, or change the password.
    if (call.method === 'POST') principals = await afresh()
  }

  expect(found).toEqual([])
  expect(sent).toBeGreaterThan(6000)
  // Most are asked by somebody, or the handlers would see nothing of it.
  expect(recognised).toBeGreaterThan(3000)
}, 300_000)
