import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { forEverybody, forMembers } from '../../e2e/addresses.ts'
import type { PortalServer } from '../../e2e/server.ts'
import { guardian, onTheWay, type Progress, pictures } from './applicant.ts'
import { linkIn } from './letters.ts'

type Locale = 'zh' | 'pt' | 'en'

/** One picture, and the steps that lead to it. */
export interface Shot {
  name: string
  /** False for the visible part alone: an open menu is shown as people see it. Otherwise the whole page. */
  whole?: boolean
  show: (page: Page, locale: Locale, server: PortalServer) => Promise<unknown>
}

const password = 'open-sesame-26'
const open = (path: string) => (page: Page, locale: Locale) =>
  page.goto(path.startsWith('/ams/') ? `${path}?_locale=${locale}` : `/${locale}${path}`, { waitUntil: 'networkidle' })

const tokenFor = async (
  server: PortalServer,
  path: string,
  body: object,
  device = 'Linux Firefox/132.0',
): Promise<string> => {
  const headers = { 'content-type': 'application/json', 'user-agent': device }
  const response = await fetch(`${server.address}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  return ((await response.json()) as { data: { token: string } }).data.token
}

/** Stores a value in the browser before the page that reads it: the login has pictures of its own. */
const remembering = async (page: Page, { local, tab }: { local?: [string, string]; tab?: [string, string] }) => {
  await page.goto('/robots.txt')
  if (local) await page.evaluate(([key, value]) => localStorage.setItem(key, value), local)
  if (tab) await page.evaluate(([key, value]) => sessionStorage.setItem(key, value), tab)
}

const readers = { zh: 'siumei', pt: 'ana', en: 'tom' } as const
const asMember =
  (path: string, username?: string, then: (page: Page) => Promise<unknown> = async () => {}) =>
  async (page: Page, locale: Locale, server: PortalServer) => {
    const body = { method: 'account', username: username ?? readers[locale], password }
    await remembering(page, { local: ['palaestra.token', await tokenFor(server, '/security/login_one_pass', body)] })
    await open(path)(page, locale)
    await then(page)
  }

const asStaff =
  (path: string, then: (page: Page) => Promise<unknown> = async () => {}, username = 'reviewer') =>
  async (page: Page, locale: Locale, server: PortalServer) => {
    const token = await tokenFor(server, '/desk/login', { username, password })
    await remembering(page, { tab: ['palaestra.desk.token', token] })
    await page.goto(`/desk/${locale}${path}`, { waitUntil: 'networkidle' })
    await then(page)
  }
const openFirst = async (page: Page) => {
  await page.locator('main ol a').first().click()
  await page.locator('main img').first().waitFor()
  await page.waitForLoadState('networkidle')
}

const openMinor = async (page: Page) => {
  await page.locator('main ol a', { hasText: 'Beatriz' }).click()
  await page.locator('main img').nth(3).waitFor()
  await page.waitForLoadState('networkidle')
}

const registering =
  (progress: Progress, then: (page: Page) => Promise<unknown> = async () => {}) =>
  async (page: Page, locale: Locale, server: PortalServer) => {
    await remembering(page, { tab: ['registration', await onTheWay(server, progress)] })
    await open('/register')(page, locale)
    await then(page)
  }
/**
 * Goes from the letter that confirms an address to the page with the button. One letter is enough: opening uses nothing
 * up.
 */
const followingEmailLink = async (page: Page, locale: Locale, server: PortalServer) => {
  const letters = () => server.inbox('yuting@example.mo')
  if ((await letters()).length === 0)
    await asMember('/online/account/confirm-email', 'yuting', pressSubmit)(page, locale, server)
  while ((await letters()).length === 0) await page.waitForTimeout(200)
  const [letter] = await letters()
  await open(/\/security\/active-email\/\S+/.exec(letter?.body ?? '')?.[0] ?? '/')(page, locale)
  await page.locator('main form').waitFor()
}
const takePicture = (name: string, file: string) => (page: Page) =>
  page.locator(`[data-field="${name}"] input[type="file"]`).setInputFiles(join(pictures, file))
/** Sets another day for each picture, because the bureau may be asked three times a day for one child. */
const withGuardian =
  (then?: (page: Page) => Promise<unknown>) => async (page: Page, locale: Locale, server: PortalServer) => {
    await server.setClock({ forward: 'P1D' })
    await registering('guardian', then)(page, locale, server)
  }
const withoutPayment = async (page: Page) => {
  await page.locator('main [name="guardianIdNumber"]').fill(guardian.guardianIdNumber)
  await page.locator('main [name="guardianBirthDate"]').fill(guardian.guardianBirthDate)
  await page.locator('main [name="guardianGender"][value="male"]').check()
  await takePicture('guardianIdCopy', 'guardian.document.jpg')(page)
  await page.locator('main [name="onlinePayment"][value="false"]').check()
  await pressSubmit(page)
  await page.getByRole('dialog').waitFor()
}
/** Gets the letter to the guardian about a child’s question, and opens it as the given person. */
const followingConsentLink = (username?: string) => async (page: Page, locale: Locale, server: PortalServer) => {
  await server.setClock({ forward: 'P1D' })
  const login = { method: 'account', username: 'lokio', password }
  const headers = {
    'content-type': 'application/json',
    apikey: await tokenFor(server, '/security/login_one_pass', login),
  }
  const before = (await server.inbox('kahou@example.mo')).length
  await fetch(`${server.address}/api/account/online_payment/ask`, { method: 'POST', headers, body: '{}' })
  while ((await server.inbox('kahou@example.mo')).length === before) await page.waitForTimeout(200)
  const [letter] = await server.inbox('kahou@example.mo')
  const path = /\/security\/push\/supple-parent\/[\w-]+/.exec(letter?.body ?? '')?.[0] ?? '/'
  await (username ? asMember(path, username)(page, locale, server) : open(path)(page, locale))
}

const pressSubmit = (page: Page) => page.locator('main form button[type="submit"]:visible').click()

const openMenu = async (page: Page, locale: Locale) => {
  await open('/faq')(page, locale)
  const toggle = page.locator('header button[aria-expanded]').filter({ visible: true })
  await toggle.first().click()
  // On a narrow screen the first button opens the list, and the next one its first part.
  if ((page.viewportSize()?.width ?? 0) < 992) await page.locator('nav button[aria-expanded]:visible').nth(1).click()
}

/** Opens the link of a letter that the reader of this language has asked for. */
const openLetter =
  (screen: 'change-password' | 'recover-mobile') => async (page: Page, locale: Locale, server: PortalServer) => {
    const who = readers[locale]
    const asked =
      screen === 'change-password'
        ? { path: '/account/online/forgot_password', body: { account: who } }
        : { path: '/account/forgot_mobile', body: { username: who } }
    await page.goto(await linkIn(server, { ...asked, to: `${who}@example.mo`, screen }))
    await page.locator('main [name="password"]').waitFor()
  }
let strangers = 0

/** Goes up to the code. Each picture has a day of its own, because a number can be tried three times a day. */
const byMemberCode =
  (memberNumber: string, idNumber: string) => async (page: Page, locale: Locale, server: PortalServer) => {
    await server.setClock({ forward: 'P1D' })
    await open('/ams/login')(page, locale)
    await page.getByRole('tab').nth(2).click()
    await page.locator('main [name="memberNumber"]').fill(memberNumber)
    await page.locator('main [name="idNumber"]').fill(idNumber)
    await page.locator('main [name="birthDate"]').fill('1990-03-15')
    await page.locator('main form:visible button[type="submit"]').click()
    await page.locator('main [name="code"]:visible').waitFor()
    await page.waitForLoadState('networkidle')
  }

const askForLink = async (page: Page, locale: Locale, server: PortalServer) => {
  await server.setClock({ forward: 'P1D' })
  await open('/security/login-link')(page, locale)
  await page.locator('main [name="account"]').fill('ana')
  await pressSubmit(page)
  await page.locator('main [role="status"]').waitFor()
}

const showSessions =
  (then?: (page: Page) => Promise<unknown>) => async (page: Page, locale: Locale, server: PortalServer) => {
    const body = { method: 'account', username: readers[locale], password }
    for (const device of [
      'Macintosh Version/18.1 Safari/605.1',
      'Windows Chrome/131.0 Edg/131.0',
      'Android Chrome/131.0',
    ])
      await tokenFor(server, '/security/login_one_pass', body, device)
    await asMember('/online/account/sessions', undefined, then)(page, locale, server)
  }

/** The page that offers the government accounts, on the way from the login. */
const atSandbox = async (page: Page, locale: Locale) => {
  await open('/ams/login')(page, locale)
  await page.locator('.signOn button').click()
  await page.waitForURL('**/dev/sign-on/interaction/**')
}

/** The screens that an address alone leads to, as `routes.ts` lists them. */
const addressed: Shot[] = [
  ...forEverybody.map((path) => ({ path, show: open(path) })),
  ...forMembers.map((path) => ({ path, show: asMember(path) })),
].map(({ path, show }) => ({ name: path.slice(1).replace(/x{43}/, 'ended').replaceAll('/', '-'), show }))

/** What is seen on the way: after steps, as somebody in particular, or with something wrong. */
const reached: Shot[] = [
  { name: 'lost-card-way-in', show: open('/online/apply-modify?action=lostCard') },
  { name: 'retrieve-username', show: open('/online/account/retrieve-code') },
  { name: 'forgot-password', show: open('/online/account/forgot-password') },
  { name: 'forgot-mobile', show: open('/online/account/forgot-mobile') },
  {
    name: 'login-sms',
    show: async (page, locale) => {
      await open('/ams/login')(page, locale)
      await page.getByRole('tab').nth(1).click()
    },
  },
  {
    name: 'login-member-code',
    show: async (page, locale) => {
      await open('/ams/login')(page, locale)
      await page.getByRole('tab').nth(2).click()
    },
  },
  { name: 'login-member-code-sent', show: byMemberCode('000100008', '5678') },
  { name: 'login-link-sent', show: askForLink },
  {
    name: 'login-link',
    show: async (page, locale, server) => {
      await askForLink(page, locale, server)
      await page.waitForTimeout(1500) // Waits until the letter has come.
      const [letter] = await server.inbox('ana@example.mo')
      await open(/\/security\/login-link\/[\w-]+/.exec(letter?.body ?? '')?.[0] ?? '')(page, locale)
    },
  },
  {
    name: 'login-errors',
    show: async (page, locale) => {
      await open('/ams/login')(page, locale)
      await pressSubmit(page)
    },
  },
  { name: 'menu', whole: false, show: openMenu },
  { name: 'register-mobile', show: registering('opened') },
  { name: 'register-person', show: registering('proved') },
  { name: 'register-person-errors', show: registering('proved', pressSubmit) },
  { name: 'register-guardian', show: registering('minor') },
  { name: 'register-guardian-errors', show: registering('minor', pressSubmit) },
  { name: 'register-without-payment', whole: false, show: registering('minor', withoutPayment) },
  { name: 'register-face-check', show: withGuardian() },
  {
    name: 'register-face-taken',
    show: withGuardian(async (page) => {
      await takePicture('file', 'guardian.photo.jpg')(page)
      await page.locator('main [data-field="file"] img').waitFor()
    }),
  },
  { name: 'register-pictures', show: registering('pictures') },
  { name: 'register-summary', show: registering('complete') },
  {
    name: 'register-received',
    show: registering('complete', async (page) => {
      await page.locator('main [name="agreed"]').check()
      await pressSubmit(page)
      await page.getByText(/A\d\d-[A-Z0-9]{6}/).waitFor()
    }),
  },
  {
    name: 'retrieve-username-sent',
    show: async (page, locale) => {
      strangers += 1
      await page.setExtraHTTPHeaders({ 'x-forwarded-for': `10.8.${strangers}.1` })
      await open('/online/account/retrieve-code')(page, locale)
      await page.locator('main [name="idNumber"]').fill(String(19_000_000 + strangers))
      await page.locator('main [name="birthDate"]').fill('1990-03-15')
      await pressSubmit(page)
      await page.locator('main ol').waitFor()
    },
  },
  {
    name: 'forgot-password-sms',
    show: async (page, locale) => {
      await open('/online/account/forgot-password')(page, locale)
      await page.getByRole('tab').nth(1).click()
      await page.locator('main [name="password"]').fill('a walk by the lake')
    },
  },
  {
    name: 'new-password',
    show: openLetter('change-password'),
  },
  {
    name: 'recover-mobile',
    show: openLetter('recover-mobile'),
  },
  { name: 'government-sandbox', show: atSandbox },
  {
    name: 'government-not-linked',
    show: async (page, locale) => {
      await atSandbox(page, locale)
      await page.locator('main button').first().click()
      await page
        .getByRole('link', { name: /•|連結|associar|link/i })
        .first()
        .waitFor()
      await page.waitForLoadState('networkidle')
    },
  },
  {
    name: 'government-cancelled',
    show: async (page, locale) => {
      await atSandbox(page, locale)
      await page.locator('main button').last().click()
      await page.getByRole('alert').first().waitFor()
    },
  },
  { name: 'government-linked', show: asMember('/online/account/bind', 'maria') },
  {
    name: 'government-undo',
    show: asMember('/online/account/bind', 'maria', (page) => page.locator('main button[aria-expanded]').click()),
  },
  {
    name: 'account-code',
    whole: false,
    show: asMember('/online/account?pass', undefined, (page) => page.locator('main svg[role="img"]').waitFor()),
  },
  {
    name: 'account-code-temporary',
    whole: false,
    show: asMember('/online/account?pass', 'waiman', (page) => page.locator('main svg[role="img"]').waitFor()),
  },
  { name: 'account-code-void', whole: false, show: asMember('/online/account?pass', 'chikeong') },
  { name: 'account-void', show: asMember('/online/account', 'chikeong') },
  { name: 'account-unconfirmed', show: asMember('/online/account', 'rosa') },
  { name: 'account-guardian', show: asMember('/online/account', 'kahou') },
  { name: 'account-minor', show: asMember('/online/account', 'lokio') },
  { name: 'children', show: asMember('/online/account/children', 'kahou') },
  { name: 'consent', show: followingConsentLink('kahou') },
  { name: 'consent-somebody-else', show: followingConsentLink('rosa') },
  {
    name: 'change-password-done',
    show: asMember('/online/account/change-password', undefined, async (page) => {
      for (const name of ['password', 'passwordRepeat']) await page.locator(`main [name="${name}"]`).fill(password)
      await pressSubmit(page)
      await page.locator('main p[role="status"]').waitFor()
    }),
  },
  { name: 'change-email-errors', show: asMember('/online/account/change-email', undefined, pressSubmit) },
  { name: 'confirm-mobile', show: asMember('/online/account/confirm-mobile', 'rosa') },
  { name: 'email-link', show: followingEmailLink },
  { name: 'account-temporary', show: asMember('/online/account', 'waiman') },
  { name: 'sessions', show: showSessions() },
  {
    name: 'sessions-end',
    whole: false,
    show: showSessions((page) => page.locator('main li button').first().click()),
  },
  { name: 'desk-login', show: (page, locale) => page.goto(`/desk/${locale}/login`, { waitUntil: 'networkidle' }) },
  { name: 'desk-queue', show: asStaff('/') },
  { name: 'desk-application', show: asStaff('/', openFirst) },
  { name: 'desk-application-minor', show: asStaff('/', openMinor) },
  {
    name: 'desk-reject',
    whole: false,
    show: asStaff('/', async (page) => {
      await openFirst(page)
      await page.keyboard.press('r')
      await page.getByRole('dialog').waitFor()
    }),
  },
  {
    name: 'desk-approve',
    whole: false,
    show: asStaff('/', async (page) => {
      await openFirst(page)
      await page.locator('button[aria-keyshortcuts="a"][aria-disabled="false"]').click()
      await page.getByRole('dialog').waitFor()
    }),
  },
  {
    name: 'desk-picture',
    whole: false,
    show: asStaff('/', async (page) => {
      await openFirst(page)
      await page.keyboard.press(' ')
      await page.getByRole('dialog').locator('img').waitFor()
    }),
  },
  {
    name: 'desk-found-nothing',
    whole: false,
    show: asStaff('/', async (page) => {
      await page.locator('main input[type="search"]').fill('zzzz')
      await page.keyboard.press('Enter')
      await page.locator('main section button[type="button"]').waitFor()
    }),
  },
  { name: 'desk-letters', show: asStaff('/letters') },
  { name: 'desk-colleagues', show: asStaff('/colleagues', async () => {}, 'editor') },
  { name: 'desk-factor', show: asStaff('/factor') },
  { name: 'desk-holidays', show: asStaff('/holidays', async () => {}, 'editor') },
]

export const shots = [...addressed, ...reached]
