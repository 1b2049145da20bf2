import { rmSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { freePort } from '../process.ts'
import { newFolder, openServer } from '../server.ts'
import { keep } from './keeper.ts'
import { ask } from './registrant.ts'

const folder = newFolder()
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const letters = (...given: string[]) => keep('letters', given, { DATA_DIR: folder })

test('an operator sees what an outage of the mail system has left, and sends it again', async () => {
  const smtp = `smtp://127.0.0.1:${await freePort()}`
  let server = await openServer({ folder, environment: { SMTP_URL: smtp } })
  const body = { method: 'account', username: 'siumei', password: 'open-sesame-26' }
  const { token } = await ask(server.address, '/security/login_one_pass', { body })
  await ask(server.address, '/account/online/lost_card', {
    body: { circumstances: 'Left on the bus 25', understood: true },
    headers: { apikey: String(token) },
  })
  const metrics = async () => (await fetch(`${server.address}/metrics`)).text()
  await expect.poll(metrics, { timeout: 20_000 }).toMatch(/^letter_channel_away_seconds\{channel="email"\} [1-9]/m)
  await server.setClock({ forward: 'PT1M' })
  await expect.poll(metrics).toContain('alarm{alarm="mail_away"} 1')
  expect(await server.stop('SIGTERM')).toBe(0)

  // Beside the report of the loss wait the reminders that are due on the first day.
  const waits = letters().said
  expect(waits).toMatch(/^email is away since .*: unreachable\nwaiting: [1-9]\d*\n/)
  expect(waits).toMatch(/^ {2}[0-9a-f-]{36} {2}email {2}card .* unreachable/m)
  expect(waits).not.toContain('siumei')

  server = await openServer({ folder, environment: { SMTP_URL: smtp } })
  await server.setClock({ forward: 'P8D' })
  await expect.poll(metrics, { timeout: 30_000 }).toContain('alarm{alarm="letters_ended"} 1')
  await server.close()
  // What was written in these eight days, as about draws, still waits.
  expect(letters().said).toMatch(/\nended: [1-9]\d*\n(.|\n)* {2}email {2}card .* too_late/)
  expect(letters('send-again', '--reason', 'address_refused').said).toBe('Letters that are tried again: 0.')
  expect(letters('send-again', '--reason', 'too_late').said).toMatch(/^Letters that are tried again: [1-9]/)
  expect(letters('send-again')).toMatchObject({ status: 1, complained: expect.stringMatching(/^Usage:/) })
  expect(letters('send-again', 'x')).toMatchObject({ status: 1, complained: 'x is no letter.' })

  server = await openServer({ folder })
  const arrived = async () => (await server.inbox('siumei@example.mo')).map(({ subject }) => subject)
  await expect.poll(arrived, { timeout: 40_000 }).toContain('臨時會員卡')
  await server.close()
})
