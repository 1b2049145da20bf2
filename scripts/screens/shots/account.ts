import type { Page } from 'playwright-core'
import { ask } from '../../../e2e/processes/registrant.ts'
import { foundIn } from '../letters.ts'
import { type Room, type Show, visible } from '../shot.ts'
import { asMember, asOne, following, memberToken, open, pressSubmit, readers, tokenFor, withToken } from '../steps.ts'

const code = (page: Page) => page.locator('svg[role="img"]').waitFor()
const onPaper = (page: Page) => page.emulateMedia({ media: 'print' })

/** Asks, as a member, for a letter; once for all pictures. */
const asking =
  (username: string, path: string, wanted: RegExp, { to = username, body = {} } = {}) =>
  (_locale: string, portal: Parameters<Show>[2]) =>
    portal.once(`${path} ${username}`, async () => {
      await ask(portal.address, path, { body, headers: { apikey: await memberToken(portal, username) } })
      return foundIn(portal, `${to}@example.mo`, wanted)
    })

const confirmLink = asking('yuting', '/account/confirm_email', /\S+\/security\/active-email\/\S+/)
const changeLink = asking('kenji', '/account/change_email', /\S+\/security\/change-email\/\S+/, {
  to: 'kenji.sato',
  body: { email: 'kenji.sato@example.mo', emailRepeat: 'kenji.sato@example.mo' },
})
const consentLink = asking('lokio', '/account/online_payment/ask', /\S+\/security\/push\/supple-parent\/[\w-]+/, {
  to: 'kahou',
})
/** Opens the letter about a child’s question as somebody. */
const consentAs =
  (username: string): Show =>
  async (page, locale, portal) => {
    const { pathname } = new URL(await consentLink(locale, portal))
    await asMember(pathname.replace(/^\/(zh|pt|en)(?=\/)/, ''), username)(page, locale, portal)
  }

const devices = ['Macintosh Version/18.1 Safari/605.1', 'Windows Chrome/131.0 Edg/131.0', 'Android Chrome/131.0']
const showSessions =
  (then?: (page: Page) => Promise<unknown>): Show =>
  async (page, locale, portal) => {
    const logIn = (device?: string) => tokenFor(portal, '/security/login_one_pass', asOne(readers[locale]), device)
    // The one that looks comes last: whoever was seen last stands first.
    const token = await portal.once(`devices of ${readers[locale]}`, async () => {
      for (const device of devices) await logIn(device)
      return logIn()
    })
    await withToken(page, token)
    await open('/online/account/sessions', then)(page, locale, portal)
  }

export const account: Room = {
  account: {
    paths: ['/online/account'],
    states: {
      temporary: asMember('/online/account', 'waiman'),
      void: asMember('/online/account', 'chikeong'),
      unconfirmed: asMember('/online/account', 'rosa'),
      'without-email': asMember('/online/account', 'kamfai'),
      guardian: asMember('/online/account', 'kahou'),
      minor: asMember('/online/account', 'lokio'),
      'forced-colours': async (page, locale, portal) => {
        await page.emulateMedia({ forcedColors: 'active' })
        await asMember('/online/account')(page, locale, portal)
      },
    },
  },
  pass: {
    states: {
      '': visible(asMember('/online/account?pass', undefined, code)),
      temporary: visible(asMember('/online/account?pass', 'waiman', code)),
      void: visible(asMember('/online/account?pass', 'chikeong')),
    },
  },
  print: {
    states: {
      '': asMember('/online/account', undefined, onPaper),
      temporary: asMember('/online/account', 'waiman', onPaper),
      void: asMember('/online/account', 'chikeong', onPaper),
    },
  },
  'change-mobile': {
    paths: ['/online/account/change-mobile', '/online/account/confirm-mobile'],
    states: { 'to-confirm': asMember('/online/account/confirm-mobile', 'rosa') },
  },
  'change-email': {
    paths: ['/online/account/change-email', '/security/change-email'],
    states: {
      errors: asMember('/online/account/change-email', undefined, pressSubmit),
      opened: following(changeLink),
    },
  },
  'confirm-email': {
    paths: ['/online/account/confirm-email', '/security/active-email'],
    states: { 'to-confirm': asMember('/online/account/confirm-email', 'yuting'), opened: following(confirmLink) },
  },
  'report-loss': {
    paths: ['/online/account/report-loss', '/online/apply-modify'],
    states: {
      errors: asMember('/online/account/report-loss', undefined, pressSubmit),
      void: asMember('/online/account/report-loss', 'chikeong'),
      'apply-modify': open('/online/apply-modify?action=lostCard'),
    },
  },
  'loss-reported': {
    paths: ['/online/account/report-success'],
    states: { temporary: asMember('/online/account/report-success', 'waiman') },
  },
  'swap-card': {
    paths: ['/online/account/swap-card'],
    states: { temporary: asMember('/online/account/swap-card', 'waiman') },
  },
  consent: {
    paths: ['/security/push/supple-parent'],
    states: { guardian: consentAs('kahou'), 'somebody-else': consentAs('rosa') },
  },
  children: {
    paths: ['/online/account/children'],
    states: {
      guardian: asMember('/online/account/children', 'kahou'),
      // After this nobody has to be asked any more: the letters of the consent come before.
      authorised: asMember('/online/account/children', 'kahou', async (page) => {
        await page.locator('main button').first().click()
        await page.locator('main [role="status"]:not(:empty)').first().waitFor()
        await page.waitForLoadState('networkidle')
      }),
    },
  },
  services: {
    paths: ['/online/account/services'],
    states: { void: asMember('/online/account/services', 'chikeong') },
  },
  sessions: {
    paths: ['/online/account/sessions'],
    states: {
      several: showSessions(),
      end: visible(showSessions((page) => page.locator('main li button').first().click())),
    },
  },
  security: { paths: ['/security'], states: { member: asMember('/security') } },
}
