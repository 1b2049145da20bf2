import type { Page } from 'playwright-core'
import { foundIn } from '../letters.ts'
import { type Room, type Show, visible } from '../shot.ts'
import { asMember, following, open, pressSubmit } from '../steps.ts'

const byTab = (number: number) => open('/ams/login', (page) => page.getByRole('tab').nth(number).click())

/** Goes up to the code. */
const byMemberCode = open('/ams/login', async (page) => {
  await page.getByRole('tab').nth(2).click()
  await page.locator('main [name="memberNumber"]').fill('000100008')
  await page.locator('main [name="idNumber"]').fill('5678')
  await page.locator('main [name="birthDate"]').fill('1990-03-15')
  await page.locator('main form:visible button[type="submit"]').click()
  // The field has the focus once the code has been sent.
  await page.locator('main [name="code"]:focus').waitFor()
  await page.waitForLoadState('networkidle')
})

const askForLink = async (page: Page) => {
  await page.locator('main [name="account"]').fill('ana')
  await pressSubmit(page)
  await page.locator('main [role="status"]').waitFor()
}

/** The page that offers the government accounts, on the way from the login. */
const atSandbox = (then: (page: Page) => Promise<unknown>): Show =>
  open('/ams/login', async (page) => {
    await page.locator('.signOn button').click()
    await page.waitForURL('**/dev/sign-on/interaction/**')
    await then(page)
  })

export const login: Room = {
  login: {
    paths: ['/ams/login'],
    states: {
      errors: open('/ams/login', pressSubmit),
      refused: open('/ams/login', async (page) => {
        await page.locator('main [name="username"]').fill('nobody')
        await page.locator('main [name="password"]').fill('what was it again')
        await pressSubmit(page)
        await page.getByRole('alert').first().waitFor()
      }),
      sms: byTab(1),
      'member-code': byTab(2),
      'member-code-sent': byMemberCode,
    },
  },
  'login-link': {
    paths: ['/security/login-link'],
    states: {
      sent: open('/security/login-link', askForLink),
      opened: async (page, locale, portal) => {
        const link = () => foundIn(portal, 'ana@example.mo', /\S+\/security\/login-link\/\S+/)
        await portal.once('login-link', async () => {
          await open('/security/login-link', askForLink)(page, locale, portal)
          await link()
        })
        await following(link)(page, locale, portal)
      },
    },
  },
  government: {
    paths: ['/security/sign-on', '/online/account/bind'],
    states: {
      sandbox: atSandbox(async () => {}),
      'not-linked': atSandbox(async (page) => {
        await page.locator('main button').first().click()
        await page
          .getByRole('link', { name: /•|連結|associar|link/i })
          .first()
          .waitFor()
        await page.waitForLoadState('networkidle')
      }),
      cancelled: atSandbox(async (page) => {
        await page.locator('main button').last().click()
        await page.getByRole('alert').first().waitFor()
      }),
      linked: asMember('/online/account/bind', 'maria'),
      undo: asMember('/online/account/bind', 'maria', (page) => page.locator('main button[aria-expanded]').click()),
    },
  },
  'change-password': {
    paths: ['/online/account/change-password'],
    states: { errors: asMember('/online/account/change-password', undefined, pressSubmit) },
  },
  menu: {
    states: {
      '': visible(
        open('/faq', async (page) => {
          const toggle = page.locator('header button[aria-expanded]').filter({ visible: true })
          await toggle.first().click()
          // On a narrow screen the first button opens the list, and the next one its first part.
          if ((page.viewportSize()?.width ?? 0) < 992)
            await page.locator('nav button[aria-expanded]:visible').nth(1).click()
        }),
      ),
      member: visible(
        asMember('/online/account', undefined, (page) => page.getByRole('banner').locator('summary').click()),
      ),
    },
  },
}
