import { connect } from 'node:net'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { buildApp } from '../../app.ts'
import { demonstrationPassword, people } from '../../demonstration/people.ts'
import { atOnce, attackersOf } from '../../testing/attackers.ts'
import { thePortal } from '../../testing/portal.ts'
import { boundsOf, type Happening, mostRows, others } from './bounds.rules.ts'

const portal = await thePortal()
beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

const rows = () => portal.db.selectFrom('securityLog').selectAll().orderBy('times').execute()
const body = (password: string, username = people.adult.username as string) => ({
  method: 'account',
  username,
  password,
})
const logIn = '/security/login_one_pass'

test('requests from ten thousand networks in an hour make only as many rows as there is room for', async () => {
  const { app, post } = await attackersOf(portal)
  const fromMany = async (times: number) => {
    for (let place = 0; place < times; place += 1) await post('/account/info', {}, `2001:db8:${place.toString(16)}::1`)
  }
  await fromMany(10_000)
  // The other persons still have their own rows.
  await post(logIn, body('a guess'), '203.0.113.7')
  portal.clock.forward(3_600_000)
  await fromMany(1)
  await app.close()

  const found = await rows()
  expect(found).toHaveLength(mostRows.aboutNobody + 3)
  expect(found.at(-1)).toMatchObject({ network: others, refusal: 'signed_out', times: 10_000 - mostRows.aboutNobody })
  const { keys } = portal.deps
  expect(found.map(({ network }) => network)).toContain(keys.ofNetwork('203.0.113.7'))
  const hours = new Set(found.map(({ hour }) => hour.toISOString()))
  expect([...hours].sort()).toEqual(['2026-03-02T02:00:00.000Z', '2026-03-02T03:00:00.000Z'])
}, 60_000)

describe('beyond that room', () => {
  const most = { aboutOne: 2, aboutNobody: 3, inAll: 6 }
  const hour = new Date('2026-03-02T10:00:00Z')
  const one: Happening = { hour, call: '/a', refusal: '', member: 1, staff: null, network: 'a' }
  const counted = (within: (happening: Happening) => Happening, changes: Partial<Happening>[]) =>
    changes.map((change) => within({ ...one, ...change })).map(({ member, network }) => `${member} ${network}`)

  test('first the networks of that person are added up, and nobody else’s', () => {
    const asked = [{ network: 'a' }, { network: 'b' }, { network: 'c' }, { network: 'a' }, { member: 2, network: 'c' }]

    expect(counted(boundsOf(most), asked)).toEqual(['1 a', '1 b', '1 others', '1 a', '2 c'])
  })

  test('with the next hour there is room again', () => {
    const later = new Date('2026-03-02T11:00:00Z')
    const asked = ['a', 'b', 'c'].map((network) => ({ network }))

    expect(counted(boundsOf(most), [...asked, { network: 'c', hour: later }]).at(-1)).toBe('1 c')
  })

  test('then the persons, so that only call and refusal are left', () => {
    const members = Array.from({ length: 8 }, (_, place) => ({ member: place }))

    expect(counted(boundsOf(most), members).slice(5)).toEqual(['5 a', 'null others', 'null others'])
  })
})

test('there is room for a hundred networks of one person, and for ten thousand rows', () => {
  const within = boundsOf()
  const hour = new Date('2026-03-02T10:00:00Z')
  const seen = (member: number, network: string) =>
    within({ hour, call: '/a', refusal: '', member, staff: null, network })
  const ofOne = Array.from({ length: 101 }, (_, place) => seen(0, `network ${place}`).network)
  expect(ofOne.slice(99)).toEqual(['network 99', others])

  const ofMany = Array.from({ length: 9900 }, (_, place) => seen(place + 1, 'home').member)
  expect(ofMany.slice(-2)).toEqual([9899, null])
})

test('several processes add up in one row', async () => {
  const processes = [await attackersOf(portal), await attackersOf(portal)]
  await Promise.all(
    processes.map(async ({ post }, place) => {
      for (let tries = 0; tries <= place; tries += 1) await post('/account/info', {}, '203.0.113.7')
      await atOnce(40, (network) => post('/account/info', {}, `198.51.100.${network}`))
    }),
  )
  await Promise.all(processes.map(({ app }) => app.close()))

  const found = await rows()
  expect(found).toHaveLength(41)
  expect(found.map(({ times }) => times)).toEqual([...Array.from({ length: 40 }, () => 2), 3])
})

const inLog = (check: (found: Awaited<ReturnType<typeof rows>>) => void) =>
  vi.waitFor(async () => check(await rows()), { timeout: 10_000 })

test('a client that hangs up before the response is logged all the same', async () => {
  const app = await buildApp(portal.deps, { writeEvery: 20 })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as { port: number }
  const payload = JSON.stringify(body('a guess'))
  const socket = connect(port, '127.0.0.1')
  socket.write(
    `POST /api${logIn} HTTP/1.1\r\nhost: portal\r\ncontent-type: application/json\r\ncontent-length: ${payload.length}\r\n\r\n${payload}`,
  )
  // The request has been read; its password takes longer than this.
  app.server.once('request', () => socket.destroy())

  await inLog((found) => expect(found).toMatchObject([{ call: logIn, refusal: 'login_wrong', times: 1 }]))
  await app.close()
})

test('a flood is logged', async () => {
  const app = await buildApp(portal.deps, { floodLimit: 40 })
  const statuses = await atOnce(
    4,
    async () => (await app.inject({ method: 'POST', url: '/api/account/info', payload: {} })).statusCode,
  )
  await app.close()

  expect(statuses.filter((status) => status === 429)).toHaveLength(2)
  expect(await rows()).toMatchObject([
    { refusal: '429', times: 2 },
    { refusal: 'signed_out', times: 2 },
  ])
})

describe('while the security log cannot be written', () => {
  const refuseWhere = async (condition: string) => {
    await sql`create function refuse_to_log() returns trigger language plpgsql as ${sql.lit(`begin
      if ${condition} then raise exception 'no room for %', new; end if; return new; end`)}`.execute(portal.db)
    await sql`create trigger refuse before insert on security_log execute function refuse_to_log()`.execute(portal.db)
  }
  const logAgain = () => sql`drop function refuse_to_log cascade`.execute(portal.db)

  test('calls succeed; the log tells the fault without personal data; later it goes on', async () => {
    const lines: string[] = []
    const log = { write: (line: string) => void lines.push(line) }
    const app = await buildApp(portal.deps, { log, writeEvery: 20 })
    const ask = async (password: string) =>
      (await app.inject({ method: 'POST', url: `/api${logIn}`, payload: body(password) })).json()
    await refuseWhere('true')
    try {
      expect(await ask(demonstrationPassword)).toMatchObject({ code: 0 })
      await vi.waitFor(() => expect(lines).toHaveLength(2), { timeout: 10_000 })
    } finally {
      await logAgain()
    }
    expect(JSON.parse(lines[1] ?? '')).toMatchObject({ level: 50, msg: 'security log', code: 'P0001', lost: 1 })
    expect(lines[1]).not.toContain('no room')

    expect(await ask('a guess')).toMatchObject({ code: 20 })
    await inLog((found) => expect(found).toMatchObject([{ refusal: 'login_wrong' }]))
    await app.close()
  })

  test('for one try, the second succeeds', async () => {
    await sql`create sequence tries_to_log`.execute(portal.db)
    await refuseWhere(`nextval('tries_to_log') = 1`)
    try {
      const { app, post } = await attackersOf(portal)
      await post(logIn, body('a guess'))
      await app.close()
    } finally {
      await logAgain()
      await sql`drop sequence tries_to_log`.execute(portal.db)
    }

    expect(await rows()).toMatchObject([{ refusal: 'login_wrong', times: 1 }])
  })
})
