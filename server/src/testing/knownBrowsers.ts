import { expect } from 'vitest'
import { demonstrationPassword, people } from '../demonstration/people.ts'
import type { attackersOf } from './attackers.ts'
import { aBrowser } from './browser.ts'

const logInPath = '/security/login_one_pass'

/** Browsers of the adult of the demonstration, who is attacked: each at an address of its own. */
export const knownBrowsers = ({ app }: Awaited<ReturnType<typeof attackersOf>>) => {
  const ownBrowser = (address = '203.0.113.5') => {
    const browser = aBrowser(app, undefined, address)
    const logIn = (password = demonstrationPassword, username: string = people.adult.username) =>
      browser.post(logInPath, { method: 'account', username, password })
    return { ...browser, logIn }
  }
  return {
    logInPath,
    ownBrowser,
    /** One that the member has logged in with. */
    async known(address?: string) {
      const browser = ownBrowser(address)
      expect(await browser.logIn()).toMatchObject({ code: 0 })
      return browser
    },
  }
}
