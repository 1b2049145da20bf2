import { rmSync } from 'node:fs'
import { afterAll, expect, test, vi } from 'vitest'
import { newFolder, openServer, type PortalServer } from '../../server.ts'
import { aRegistrant, ask } from '../registrant.ts'

const rounds = 5
const folder = newFolder(process.env)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const start = () =>
  openServer({
    folder,
    environment: {
      TRUSTED_PROXIES: '127.0.0.1',
      ...(process.env['DATABASE_URL'] && { DATABASE_URL: process.env['DATABASE_URL'] }),
    },
  })

interface Promised {
  mobile: string
  registration: Record<string, string>
  /** The saved drafts: each is a greater number than the one before. */
  draft: string
}

/** Sends a text message to a new number, then a draft, again and again until the server is gone. */
const keepAsking = async (server: PortalServer, headers: Record<string, string>, numbers: () => string) => {
  const promised: Promised[] = []
  const sent: string[] = []
  try {
    for (;;) {
      const mobile = numbers()
      await ask(server.address, '/security/send_register_sms', { body: { mobile }, headers })
      sent.push(mobile)
      await ask(server.address, '/security/register_draft', { body: { draft: { address: mobile } }, headers })
      promised.push({ mobile, registration: headers, draft: mobile })
    }
  } catch {
    // The test kills the server here: it owes everything acknowledged so far.
    return { sent, drafts: promised.slice(-1) }
  }
}

test(`killed at least ${rounds} times while it works, it loses nothing that it has acknowledged`, async () => {
  const sent: string[] = []
  const drafts: Promised[] = []
  let last = 66_000_000
  const next = () => {
    last += 1
    return String(last)
  }

  // On a slow machine it dies more often: little was acknowledged by then, and it has to be worth killing.
  for (let round = 0; round < rounds || sent.length <= rounds; round += 1) {
    const server = await start()
    const registrants = await Promise.all([1, 2, 3].map((one) => aRegistrant(server.address, `10.${round}.${one}.1`)))
    const working = registrants.map((headers) => keepAsking(server, headers, next))
    await new Promise((passed) => setTimeout(passed, 20 + round * 97))
    await server.stop('SIGKILL')
    for (const done of await Promise.all(working)) {
      sent.push(...done.sent)
      drafts.push(...done.drafts)
    }
  }

  const server = await start()
  for (const { registration, draft } of drafts) {
    const { draft: kept } = await ask(server.address, '/security/register_draft', { headers: registration })
    // A later draft may have been stored although the server died before it acknowledged it.
    expect(Number((kept as { address: string }).address)).toBeGreaterThanOrEqual(Number(draft))
  }
  // Letters leave again by themselves; each once, although it may have been sent twice.
  const missing = async () => {
    const inboxes = await Promise.all(sent.map(async (mobile) => (await server.inbox(mobile)).length))
    return inboxes.filter((letters) => letters !== 1).length
  }
  await vi.waitFor(async () => expect(await missing(), `of ${sent.length} messages`).toBe(0), {
    timeout: 120_000,
    interval: 1000,
  })
  await server.close()
})
