import { ask, solvedCaptcha } from '../../e2e/processes/registrant.ts'
import type { PortalServer } from '../../e2e/server.ts'

interface Asked {
  path: string
  body: { account: string } | { username: string }
  /** The recipient of the letter. */
  to: string
  /** The screen that its link opens. */
  screen: string
}

const asked = new Map<string, Promise<string>>()

const askFor = async (server: PortalServer, { path, body, to, screen }: Asked) => {
  const how = 'account' in body ? { method: 'email' } : { by: 'username' }
  await ask(server.address, path, {
    body: { ...how, ...body, solvedCaptcha: await solvedCaptcha(server.address, path) },
  })
  for (let tries = 0; tries < 50; tries += 1) {
    for (const letter of await server.inbox(to)) {
      const [link] = new RegExp(`\\S+/security/${screen}/\\S+`).exec(letter.body) ?? []
      if (link) return link
    }
    await new Promise((passed) => setTimeout(passed, 200))
  }
  throw new Error('No letter arrived.')
}

/** The address in a letter of recovery. One letter is enough: opening uses nothing up, so all pictures can share it. */
export const linkIn = (server: PortalServer, wanted: Asked) => {
  const key = `${wanted.screen} ${wanted.to}`
  const link = asked.get(key) ?? askFor(server, wanted)
  asked.set(key, link)
  return link
}
