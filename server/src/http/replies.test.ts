import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { api, type Call, type Calls, desk, Refusal } from '@palaestra/contract'
import fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { anApplicant } from '../testing/applicant.ts'
import { thePortal } from '../testing/portal.ts'
import { serve } from './serve.ts'

const portal = await thePortal()

const calls = [api, desk].flatMap((words: Record<string, Calls>) =>
  Object.values(words).flatMap((word) => Object.values(word)),
)
/** Open on purpose: a setting names a key of the first, and the libraries of captcha and passkeys define the others. */
const open = [
  ...['/app/init', '/tools/captcha', '/desk/captcha'],
  ...['/desk/login/passkey/ask', '/desk/passkeys/ask', '/desk/passkeys/begin'],
]
const closed = calls.filter(({ path }) => !open.includes(path))
const { paths } = JSON.parse(readFileSync(join(import.meta.dirname, '../../../docs/openapi.json'), 'utf8'))

/** The example of a reply, from the page of its call. */
const exampleOf = ({ method, path }: Call) =>
  paths[`/api${path}`][method.toLowerCase()].responses[200].content['application/json'].example.data

/** The same reply from a careless query: every object has a column more. */
const withMore = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withMore)
  if (typeof value !== 'object' || value === null) return value
  const more = Object.entries(value).map(([key, part]) => [key, withMore(part)])
  return { ...Object.fromEntries(more), passwordHash: 'not for anybody' }
}

const app = fastify()
const nobody = async () => undefined
serve(
  app,
  closed.map((call) => {
    const { query: _, body: __, freshProof: ___, ...open } = call
    return { call: { ...open, access: 'public', sentAs: 'json' }, handler: async () => withMore(exampleOf(call)) }
  }),
  {
    principals: {
      member: nobody,
      staff: nobody,
      registration: nobody,
      gate: nobody,
      proofMissing: async () => new Refusal('proof_needed'),
    },
    clock: portal.clock,
    guard: () => undefined,
    known: { note: () => {}, of: () => undefined },
    strict: true,
    origin: portal.deps.origin,
  },
)
afterAll(() => app.close())

test.each(closed.map((call) => [`${call.method} ${call.path}`, call] as const))(
  '%s gives what its contract names, and no column more',
  async (_, call) => {
    const response = await app.inject({ method: call.method, url: `/api${call.path}` })

    expect(response.body).not.toContain('not for anybody')
    // The attributes of a menu’s link are strict, so that there the extra column is a fault at once.
    if (response.statusCode === 200) expect(response.json()).toEqual({ code: 0, data: exampleOf(call) })
    else expect(response.body).toContain('unrecognized_keys')
  },
)

test('in tests a refusal that the call does not announce is a fault of ours, wherever it comes from', async () => {
  await portal.reset({ now: '2026-03-02T10:00:00+08:00' })
  const { files } = portal.deps
  const { put } = files
  files.put = async () => {
    throw new Refusal('card_not_yet')
  }
  const applicant = await anApplicant(portal)
  const response = await applicant.uploadPhoto().finally(() => Object.assign(files, { put }))

  expect(response).toMatchObject({ code: -1, reference: expect.any(String) })
})
