import { ask, solvedCaptcha } from '../../e2e/processes/registrant.ts'
import type { Letter } from '../../e2e/server.ts'
import type { Portal } from './portal.ts'

/** Waits until a letter that fits has arrived. */
export const foundLetter = async (portal: Portal, to: string, fits: (letter: Letter) => boolean) => {
  for (let tries = 0; tries < 300; tries += 1) {
    const letter = (await portal.inbox(to)).find(fits)
    if (letter) return letter
    await new Promise((passed) => setTimeout(passed, 100))
  }
  throw new Error(`No such letter to ${to} has arrived.`)
}

/** Waits for a letter whose text has this in it, and gives back what was found. */
export const foundIn = async (portal: Portal, to: string, wanted: RegExp) => {
  const { body } = await foundLetter(portal, to, (letter) => wanted.test(letter.body))
  return wanted.exec(body)?.[0] ?? ''
}

interface Asked {
  path: string
  body: { account: string } | { username: string }
  /** The recipient of the letter. */
  to: string
  /** The screen that its link opens. */
  screen: string
}

/** The address in a letter of recovery. One letter is enough: opening uses nothing up, so all pictures can share it. */
export const linkIn = (portal: Portal, { path, body, to, screen }: Asked) =>
  portal.once(`${screen} ${to}`, async () => {
    const how = 'account' in body ? {} : { by: 'username' }
    await ask(portal.address, path, {
      body: { ...how, ...body, solvedCaptcha: await solvedCaptcha(portal.address, path) },
    })
    return foundIn(portal, to, new RegExp(`\\S+/security/${screen}/\\S+`))
  })
