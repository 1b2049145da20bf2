import { linkIn } from '../letters.ts'
import type { Locale } from '../looks.ts'
import type { Room, Show } from '../shot.ts'
import { asMember, open, pressSubmit, readers } from '../steps.ts'

/** Opens the link of a letter that the reader of this language has asked for. */
const openLetter =
  (screen: 'change-password' | 'recover-mobile'): Show =>
  async (page, locale, portal) => {
    const who = readers[locale]
    const asked =
      screen === 'change-password'
        ? { path: '/account/online/forgot_password', body: { account: who } }
        : { path: '/account/forgot_mobile', body: { username: who } }
    await page.goto(await linkIn(portal, { ...asked, to: `${who}@example.mo`, screen }))
    await page.locator('main [name="password"]').waitFor()
    await page.waitForLoadState('networkidle')
  }

/** As a visitor sees it. A member, for whom some of it is known, has a picture beside it. */
const forBoth = (path: string, states: Record<string, Show> = {}) => ({
  paths: [path],
  states: { '': open(path), member: asMember(path), ...states },
})

const sendUsername = async (page: Parameters<Show>[0], _locale: Locale, portal: Parameters<Show>[2]) => {
  const stranger = portal.count()
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': `10.8.${stranger}.1` })
  await page.locator('main [name="idNumber"]').fill(String(19_000_000 + stranger))
  await page.locator('main [name="birthDate"]').fill('1990-03-15')
  await pressSubmit(page)
  await page.locator('main ol').waitFor()
}

export const recovery: Room = {
  'cannot-log-in': forBoth('/online/account/cannot-log-in'),
  'retrieve-username': forBoth('/online/account/retrieve-code', {
    sent: async (page, locale, portal) => {
      await open('/online/account/retrieve-code')(page, locale, portal)
      await sendUsername(page, locale, portal)
    },
  }),
  'retrieve-member': { paths: ['/online/retrieve-member'] },
  'forgot-password': forBoth('/online/account/forgot-password', {
    sms: open('/online/account/forgot-password', async (page) => {
      await page.getByRole('tab').nth(1).click()
      await page.locator('main [name="password"]').fill('a walk by the lake')
    }),
  }),
  'new-password': {
    paths: ['/security/change-password'],
    states: { opened: openLetter('change-password') },
  },
  'forgot-mobile': forBoth('/online/account/forgot-mobile'),
  'recover-mobile': {
    paths: ['/security/recover-mobile'],
    states: { opened: openLetter('recover-mobile') },
  },
  'stop-mobile': { paths: ['/security/stop-mobile'] },
}
