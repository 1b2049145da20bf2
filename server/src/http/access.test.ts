import { api, type Call, type Calls, desk, type HandOffService } from '@palaestra/contract'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod/mini'
import { buildApp } from '../app.ts'
import { proofService } from '../features/login/proof.service.ts'
import { tokenService } from '../features/session/token.service.ts'
import { thePortal } from '../testing/portal.ts'
import { handlers, serve } from './serve.ts'

const portal = await thePortal()
beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

const calls = (of: Record<string, Calls>): Call[] => Object.values(of).flatMap((word) => Object.values(word))
const all = [...calls(api), ...calls(desk)]
const said = { member: 2, staff: 2, registration: 30, gate: 500 }

test.each(['member', 'staff', 'registration', 'gate'] as const)(
  'no call for a %s looks at anything for who has no token, or one made up, or one of somebody else’s kind (T-30)',
  async (access) => {
    const asked = all.filter((call) => call.access === access)
    const { token } = await portal.memberAs('adult')
    const kinds = ['x'.repeat(43), ...(access === 'member' ? [] : [token])]
    const tokens = [{}, ...kinds.map((kind) => ({ apikey: kind, registration: kind }))]
    expect(asked.length).toBeGreaterThan(2)

    for (const { method, path } of asked)
      for (const headers of tokens) {
        const answer = await (method === 'GET' ? portal.get(path, headers) : portal.post(path, {}, headers))
        expect([path, answer.code, answer.data]).toEqual([path, said[access], undefined])
      }
  },
)

test('eleven minutes after a login a token alone opens the calls that say so, and changes nothing (T-45, T-50)', async () => {
  const ofMembers = all.filter(({ access }) => access === 'member')
  const opened: string[] = []
  for (const { method, path } of ofMembers) {
    const member = await portal.memberAs('adult')
    portal.clock.forward(11 * 60_000)
    const { code } = await (method === 'GET' ? member.get(path) : member.post(path))
    if (code !== 3) opened.push(path)
  }

  const withoutProof = ofMembers.filter(({ freshProof }) => !freshProof).map(({ path }) => path)
  expect(withoutProof.length).toBeGreaterThan(10)
  expect(opened.toSorted()).toEqual(withoutProof.toSorted())
})

describe('what a member’s session opens once it is handed to a service (T-101)', () => {
  const reply = z.object({ memberId: z.number() })
  const asked = { summary: '', access: 'member', freshProof: false, reply } as const
  const [look, tell] = [{ ...asked, method: 'GET' } as const, { ...asked, method: 'POST' } as const]
  // Every real call with services names both so far, so these are served beside the real ones.
  const own = {
    today: { ...look, path: '/test/today', services: ['pool-today'] },
    mapa: { ...tell, path: '/test/mapa', services: ['pool-mapa'] },
    both: { ...look, path: '/test/both', services: ['pool-today', 'pool-mapa'] },
    none: { ...look, path: '/test/none', services: [] },
    ordinary: { ...tell, path: '/test/ordinary' },
    proved: { ...tell, path: '/test/proved', services: ['pool-today'], freshProof: true },
  } satisfies Calls
  const opened = buildApp(portal.deps, { strict: true }).then((app) => {
    const who = async ({ memberId }: { memberId: number }) => ({ memberId })
    const nobody = async () => undefined
    const proofMissing = proofService(portal.deps).missing
    const principals = {
      member: tokenService(portal.deps).principal,
      staff: nobody,
      registration: nobody,
      gate: nobody,
      proofMissing,
    }
    const { clock, origin } = portal.deps
    const served = handlers(own, { today: who, mapa: who, both: who, none: who, ordinary: who, proved: who })
    serve(app, served, {
      principals,
      clock,
      origin,
      guard: () => {},
      known: { note: () => {}, of: () => undefined },
      strict: true,
    })
    return app
  })
  afterAll(async () => (await opened).close())

  type Name = keyof typeof own
  const namesOpenedBy = async (token: string) => {
    const app = await opened
    const found: Name[] = []
    for (const [name, { method, path }] of Object.entries(own)) {
      const asked = { method, url: `/api${path}?useToken=1`, headers: { apikey: token } } as const
      const { code } = (await app.inject(method === 'GET' ? asked : { ...asked, payload: {} })).json()
      expect([0, 2, 3]).toContain(code)
      if (code === 0) found.push(name as Name)
    }
    return found
  }
  const handedTo = async (service: HandOffService) => {
    const member = await portal.memberAs('adult')
    const { data } = await member.post('/oauth/hand_off', { service })
    return (await portal.post('/oauth/ams_token', { code: data.code })).data.token as string
  }

  test.each<[HandOffService, Name[]]>([
    ['pool-today', ['today', 'both']],
    ['pool-mapa', ['mapa', 'both']],
  ])('%s opens the calls that name it, and no other', async (service, names) => {
    expect(await namesOpenedBy(await handedTo(service))).toEqual(names)
  })

  test('the member’s own session opens them all', async () => {
    expect(await namesOpenedBy((await portal.memberAs('adult')).token)).toEqual(Object.keys(own))
  })

  test('a call of the service that asks for a fresh proof asks for it there too, a moment after the login', async () => {
    const token = await handedTo('pool-today')
    const asked = { method: 'POST', url: '/api/test/proved', headers: { apikey: token }, payload: {} } as const

    expect((await (await opened).inject(asked)).json()).toMatchObject({ code: 3 })
  })
})
