import { TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import { ask } from '../../../e2e/processes/registrant.ts'
import { seeThePictures } from '../../../e2e/steps.ts'
import { type Room, type Show, visible } from '../shot.ts'
import { asStaff, password, pressSubmit, staffToken } from '../steps.ts'

const openNamed =
  (name = '', then: (page: Page) => Promise<unknown> = async () => {}) =>
  async (page: Page) => {
    await page.locator('main ol a', { hasText: name }).first().click()
    await page.locator('main figure img').first().waitFor()
    await page.waitForLoadState('networkidle')
    await then(page)
  }

const atLogin =
  (then: (page: Page) => Promise<unknown> = async () => {}): Show =>
  async (page, locale) => {
    await page.goto(`/desk/${locale}/login`, { waitUntil: 'networkidle' })
    await then(page)
  }

const giveLogin = (username: string, given: string) => async (page: Page) => {
  await page.locator('main [name="username"]').fill(username)
  await page.locator('main [name="password"]').fill(given)
  await pressSubmit(page)
}

/** Rejects all that wait: a queue like this is seen on a good evening. */
const emptyQueue: Show = async (page, locale, portal) => {
  await portal.once('an empty queue', async () => {
    const headers = { apikey: await staffToken(portal, 'reviewer') }
    const { items } = await ask(portal.address, '/desk/queue?view=waiting&kind=application&useToken=1', { headers })
    for (const { reference } of items as { reference: string }[])
      await ask(portal.address, '/desk/application/reject', {
        body: { reference, reason: 'The copy cannot be read.' },
        headers,
      })
  })
  await asStaff('/')(page, locale, portal)
}

/** Leaves for the issuer of work accounts, and comes back as this one. */
const signOnAs = (subject: string) =>
  atLogin(async (page) => {
    await page.locator('main button:not([type="submit"])').click()
    await page.locator(`form[action$="/${subject}"] button`).click()
    await page.waitForURL('**/sign-on')
    await page.waitForLoadState('networkidle')
  })

/** One of the buttons beside the first colleague. */
const actOfFirst = (place: number) => async (page: Page) => {
  await page.locator('main button').nth(place).click()
  await page.getByRole('dialog').waitFor()
}

const beginFactor = async (page: Page) => {
  await page.locator('main button').first().click()
  await page.locator('main svg[role="img"]').waitFor()
}
/** Gives the first code of the app: from then on this clerk logs in by two steps. */
const finishFactor = async (page: Page) => {
  await beginFactor(page)
  const secret = (await page.locator('main code').textContent()) ?? ''
  const now = await page.evaluate(() => Date.now())
  const code = new TOTP({ secret: secret.replaceAll(' ', '') }).generate({ timestamp: now })
  await page.locator('main [name="code"]').fill(code)
  await pressSubmit(page)
  await page.locator('main li code').first().waitFor()
}

const pressKey = (key: string, shown: string) => async (page: Page) => {
  await page.keyboard.press(key)
  await page.getByRole('dialog').locator(shown).first().waitFor()
}

/** The reviewer works on the first case, and the senior sees with whom it is. */
const seeColleagues: Show = async (page, locale, portal) => {
  await portal.once('a case in hand', async () => {
    const headers = { apikey: await staffToken(portal, 'reviewer') }
    const { items } = await ask(portal.address, '/desk/queue?view=waiting&useToken=1', { headers })
    const [first] = items as { kind: string; reference: string }[]
    await ask(portal.address, '/desk/queue/take', {
      body: { kind: first?.kind, reference: first?.reference },
      headers,
    })
  })
  await asStaff('/', async () => {}, 'senior')(page, locale, portal)
}

const unfoldWays = (page: Page) => page.locator('button[aria-controls="ways"]').click()

const changeReason = async (page: Page) => {
  await page.locator('main li button').first().click()
  await page.getByRole('dialog').waitFor()
}

const findMember = (words: string) => async (page: Page) => {
  await page.locator('main input[type="search"]').fill(words)
  await page.keyboard.press('Enter')
  await page.waitForLoadState('networkidle')
}

export const desk: Room = {
  'desk-login': {
    states: {
      '': atLogin(),
      errors: atLogin(pressSubmit),
      refused: atLogin(async (page) => {
        await giveLogin('reviewer', 'what was it again')(page)
        await page.getByRole('alert').first().waitFor()
      }),
    },
  },
  'desk-sign-on': { states: { '': signOnAs('w-f4096b'), cancelled: signOnAs('nobody') } },
  'desk-queue': {
    states: {
      '': asStaff('/'),
      overdue: asStaff('/?view=overdue'),
      all: asStaff('/?view=all'),
      'found-nothing': visible(
        asStaff('/', async (page) => {
          await page.locator('main input[type="search"]').fill('zzzz')
          await page.keyboard.press('Enter')
          await page.locator('main section button[type="button"]').waitFor()
        }),
      ),
      load: seeColleagues,
      // On a narrow screen the ways unfold.
      ways: { ...visible(asStaff('/', unfoldWays, 'senior')), width: 'narrow' },
      // A narrow screen offers no keys.
      keys: { ...visible(asStaff('/', pressKey('?', 'kbd'))), width: 'wide' },
    },
  },
  'desk-application': {
    states: {
      '': asStaff('/?kind=application', openNamed()),
      different: asStaff('/?kind=application', openNamed('Almeida')),
      duplicate: asStaff('/?kind=application', openNamed('Chan')),
      minor: asStaff('/?kind=application', openNamed('Beatriz')),
      passed: asStaff('/?kind=application&view=passed', openNamed()),
      rejected: asStaff('/?kind=application&view=rejected', openNamed()),
      approve: visible(
        asStaff(
          '/?kind=application',
          openNamed('', async (page) => {
            await seeThePictures(page)
            await page.locator('button[aria-keyshortcuts="a"]').click()
            await page.getByRole('dialog').waitFor()
          }),
        ),
      ),
      reject: visible(asStaff('/?kind=application', openNamed('', pressKey('r', 'textarea:focus')))),
      picture: visible(asStaff('/?kind=application', openNamed('', pressKey(' ', 'img')))),
    },
  },
  'desk-letters': { states: { '': asStaff('/letters'), ended: asStaff('/letters?state=ended') } },
  'desk-holidays': { states: { '': asStaff('/holidays', async () => {}, 'editor') } },
  'desk-members': {
    states: {
      '': asStaff('/members', async () => {}, 'counter'),
      found: asStaff('/members', findMember('Chan'), 'counter'),
      'found-nothing': asStaff('/members', findMember('zzzz'), 'counter'),
      file: asStaff(
        '/members',
        async (page) => {
          await findMember('siumei')(page)
          await page.locator('main li button, main li a').first().click()
          await page.locator('main h2').first().waitFor()
          await page.waitForLoadState('networkidle')
        },
        'counter',
      ),
    },
  },
  'desk-change': { states: { '': asStaff('/?kind=supplement', openNamed()) } },
  'desk-reasons': {
    states: {
      '': asStaff('/reasons', async () => {}, 'editor'),
      changed: visible(asStaff('/reasons', changeReason, 'editor')),
    },
  },
  'desk-pages': { states: { '': asStaff('/pages', async () => {}, 'editor') } },
  'desk-page': { states: { '': asStaff('/page?key=contact', async () => {}, 'editor') } },
  'desk-announcements': {
    states: {
      '': asStaff('/announcements', async () => {}, 'editor'),
      add: visible(
        asStaff('/announcements', (page) => page.getByRole('main').getByRole('button').first().click(), 'editor'),
      ),
    },
  },
  'desk-audit': { states: { '': asStaff('/audit', async () => {}, 'auditor') } },
  'desk-erasures': { states: { '': asStaff('/erasures', async () => {}, 'auditor') } },
  'desk-not-found': { states: { '': asStaff('/no-such-page') } },
  'desk-colleagues': {
    states: {
      '': asStaff('/colleagues', async () => {}, 'senior'),
      roles: visible(asStaff('/colleagues', actOfFirst(0), 'senior')),
      'help-in': visible(asStaff('/colleagues', actOfFirst(1), 'senior')),
      invite: visible(asStaff('/colleagues', actOfFirst(2), 'senior')),
    },
  },
  'desk-factor': {
    states: {
      '': asStaff('/factor'),
      begun: asStaff('/factor', beginFactor),
      codes: asStaff('/factor', finishFactor, 'senior'),
      login: atLogin(async (page) => {
        await giveLogin('senior', password)(page)
        await page.locator('main [name="code"]').waitFor()
      }),
    },
  },
  'desk-queue-empty': { states: { '': emptyQueue } },
}
