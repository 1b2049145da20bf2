import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openServer, type PortalServer } from '../../server.ts'
import { keep } from '../keeper.ts'
import { aRegistrant, ask, tryPassword } from '../registrant.ts'

const secret = { DATABASE_URL: process.env['DATABASE_URL'] ?? '', SECRET: 'thirty-two characters nobody guesses' }
const environment = { ...secret, TRUSTED_PROXIES: '127.0.0.1' }
let servers: PortalServer[]
beforeAll(async () => {
  // They start at once on one database: the first makes the tables, the others wait for them.
  servers = await Promise.all([1, 2, 3].map(() => openServer({ environment })))
})
afterAll(async () => {
  for (const server of servers) await server.close()
})

const login = { method: 'account', username: 'siumei', password: 'open-sesame-26' }

test('a session opened at one process holds at the others', async () => {
  const [first, ...others] = servers.map(({ address }) => address)
  const { token } = await ask(first ?? '', '/security/login_one_pass', { body: login })

  for (const address of others)
    expect(await ask(address, '/account/info', { body: {}, headers: { apikey: String(token) } })).toMatchObject({
      username: 'siumei',
    })
})

test('tries are counted together', async () => {
  const guess = { ...login, username: 'nobody-at-all', password: 'guess' }
  const answers: number[] = []
  for (let tries = 0; tries < 6; tries += 1) {
    const { address } = servers[tries % servers.length] as PortalServer
    const response = await fetch(`${address}/api/security/login_one_pass`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(guess),
    })
    answers.push(((await response.json()) as { code: number }).code)
  }

  // From the fourth on a captcha comes first, in whichever process.
  expect(answers).toEqual([20, 20, 20, 25, 25, 25])
})

test('each message is sent once, whoever sends it', async () => {
  const mobiles = Array.from({ length: 30 }, (_, place) => String(66_500_000 + place))
  await Promise.all(
    servers.map(async ({ address }, at) => {
      for (const [place, mobile] of mobiles.entries())
        if (place % servers.length === at) {
          const headers = await aRegistrant(address, `10.9.${place}.1`)
          await ask(address, '/security/send_register_sms', { body: { mobile }, headers })
        }
    }),
  )

  await vi.waitFor(
    async () => {
      const inboxes = await Promise.all(mobiles.map((mobile) => servers[0]?.inbox(mobile)))
      expect(inboxes.map((letters) => letters?.length)).toEqual(mobiles.map(() => 1))
    },
    { timeout: 60_000, interval: 500 },
  )
})

test('what one address of the network tries at all of them is one line of the security log, a second later', async () => {
  const household = '203.0.113.77'
  for (const { address } of servers)
    await tryPassword(address, { username: 'nobody-here', password: 'guess' }, household)

  const read = () => keep('securityLog', ['--since', '2026-01-01', '--from', household], secret).said.split('  ')
  await vi.waitFor(() => expect(read()[2]).toBe('3×'), { timeout: 60_000, interval: 500 })
  expect(read().slice(3, 6)).toEqual(['/security/login_one_pass', 'login_wrong', 'nobody known'])
})
