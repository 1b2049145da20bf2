import type { Page } from '@playwright/test'
import { codeFor, field, goOn } from './applicant.ts'
import { expect, expectFitForEverybody, testAlone, type Walk } from './portal.ts'
import type { PortalServer } from './server.ts'
import { logInAs, loginPage, password, people } from './steps.ts'
import { type Locale, locales, words } from './words.ts'

interface Said {
  forgotUsername: string
  retrieveUsername: string
  retrieveMember: string
  /** What the login page says, and the title of the screen. */
  forgotPassword: [string, string]
  lostPhone: [string, string]
  byPhone: string
  received: string
  yourUsername: string
  yourNumber: string
  setPassword: string
  passwordSet: string
  passwordChanged: string
  ended: string
  toLogin: string
  /** The letter with the link for a new number. */
  lost: string
  aboutToChange: string
  numberChanged: string
  numberStays: string
  dayInMarch: RegExp
  stop: string
  stopped: string
  /** Whom to call, and when. */
  call: RegExp
}
const said: Record<Locale, Said> = {
  zh: {
    forgotUsername: '忘記用戶名',
    retrieveUsername: '取回用戶名',
    retrieveMember: '取回會員編號',
    forgotPassword: ['忘記密碼', '忘記密碼'],
    lostPhone: ['遺失電話', '遺失舊電話'],
    byPhone: '短訊驗證碼',
    received: '已收到你的要求',
    yourUsername: '你的用戶名',
    yourNumber: '你的會員編號',
    setPassword: '重設密碼',
    passwordSet: '新密碼已生效',
    passwordChanged: '你的密碼已更改',
    ended: '此連結已失效或已使用',
    toLogin: '前往登入',
    lost: '更改遺失的流動電話號碼',
    aboutToChange: '流動電話號碼即將更改',
    numberChanged: '流動電話號碼已更改',
    numberStays: '已停止更改流動電話號碼',
    dayInMarch: /2026年3月3日/,
    stop: '不是我，停止更改',
    stopped: '已停止更改',
    call: /沒有電郵？.*請致電服務熱線 2888 0000（星期一至四 09:00.*17:30）/,
  },
  pt: {
    forgotUsername: 'Esqueci-me do utilizador',
    retrieveUsername: 'Recuperar o nome de utilizador',
    retrieveMember: 'Recuperar o número de sócio',
    forgotPassword: ['Esqueci-me da palavra-passe', 'Esqueci-me da palavra-passe'],
    lostPhone: ['Perdi o telemóvel', 'Perdi o telemóvel'],
    byPhone: 'Por SMS',
    received: 'Recebemos o seu pedido',
    yourUsername: 'O seu nome de utilizador',
    yourNumber: 'O seu número de sócio',
    setPassword: 'Definir uma nova palavra-passe',
    passwordSet: 'A nova palavra-passe está activa',
    passwordChanged: 'palavra-passe',
    ended: 'Esta ligação já foi utilizada ou já não é válida',
    toLogin: 'Iniciar sessão',
    lost: 'Mudar o telemóvel perdido',
    aboutToChange: 'O seu telemóvel vai ser mudado',
    numberChanged: 'O seu telemóvel foi mudado',
    numberStays: 'Mudança de telemóvel impedida',
    dayInMarch: /3 de Março de 2026/,
    stop: 'Não fui eu: impedir',
    stopped: 'Mudança impedida',
    call: /não tem e-mail\? .*telefone para 2888 0000 \(.*09:00.*17:30\)/,
  },
  en: {
    forgotUsername: 'Forgot username',
    retrieveUsername: 'Retrieve your username',
    retrieveMember: 'Retrieve your member number',
    forgotPassword: ['Forgot password', 'Forgot your password'],
    lostPhone: ['Lost phone', 'Lost your old phone'],
    byPhone: 'By phone',
    received: 'We have your request',
    yourUsername: 'Your username',
    yourNumber: 'Your member number',
    setPassword: 'Set a new password',
    passwordSet: 'Your new password is set',
    passwordChanged: 'Your password has been changed',
    ended: 'This link has been used or has run out',
    toLogin: 'Log in',
    lost: 'Change the number of a lost phone',
    aboutToChange: 'Your mobile number is about to change',
    numberChanged: 'Your mobile number has been changed',
    numberStays: 'Change of mobile number stopped',
    dayInMarch: /3 March 2026/,
    stop: 'It was not me: stop it',
    stopped: 'The change is stopped',
    call: /No e-mail address on file\? .*call 2888 0000 \(.*09:00.*17:30\)/,
  },
}
/** What `people` have in the demonstration, and the number that they move to. */
const onFile = {
  zh: { idNumber: '12345678', mobile: '66120001', next: '66887701' },
  pt: { idNumber: '52345671', mobile: '66120002', next: '66887702' },
  en: { idNumber: '72345674', mobile: '66120003', next: '66887703' },
} as const
const [oldHint, newHint] = ['6612 ••••', '6688 ••••']

type Walker = Pick<Walk, 'visit' | 'letterTo'> & { server: PortalServer }

/** They change passwords and numbers for good. */
const test = testAlone()

const arrive = async (page: Page, heading: string) => {
  await expect(page.getByRole('heading', { name: heading, exact: true })).toBeFocused()
  // From the top: what has moved up beside the heading would lie under the header.
  await page.evaluate(() => scrollTo(0, 0))
  await expectFitForEverybody(page)
}
const follow = async (page: Page, link: string, heading = link) => {
  await page.getByRole('main').getByRole('link', { name: link, exact: true }).click()
  await arrive(page, heading)
}
/** Of a screen with several ways, the one that is chosen. */
const panel = (page: Page) => page.getByRole('tabpanel').filter({ visible: true })
const submitPanel = (page: Page) => panel(page).locator('button[type="submit"]').click()
const giveDocument = async (page: Page, idNumber: string) => {
  await field(page, 'idNumber').fill(idNumber)
  await field(page, 'birthDate').pressSequentially('19900315')
  await expect(field(page, 'birthDate')).toHaveValue('1990-03-15')
  await goOn(page)
}
const giveNewPassword = async (page: Page, next: string) => {
  for (const name of ['password', 'passwordRepeat']) await field(page, name).fill(next)
  await goOn(page)
}
/** As it stands in a letter, without the host. */
const linkIn = ({ body }: { body: string }, screen: string) =>
  new RegExp(`http://[^/\\s]+(/\\S+/security/${screen}/[\\w-]{43})`).exec(body)?.[1] ?? ''

for (const locale of locales) {
  const say = { ...words[locale], ...said[locale] }
  const { username, email } = people[locale]
  const { idNumber, mobile, next } = onFile[locale]
  const main = (page: Page) => page.getByRole('main')

  test(`username and member number go to who is on file, in ${locale}`, { tag: ['@R28', '@R40', '@A09'] }, async ({
    visit,
    letterTo,
    setClock,
  }) => {
    await setClock({ now: '2026-01-02T10:00:00+08:00' })
    const page = await visit(loginPage(locale))
    await follow(page, say.forgotUsername, say.retrieveUsername)
    await goOn(page)
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(2)
    await expectFitForEverybody(page)
    await giveDocument(page, idNumber)
    await arrive(page, say.received)
    expect((await letterTo(email, say.yourUsername)).body).toContain(username)

    await follow(page, say.retrieveMember)
    await giveDocument(page, idNumber)
    await arrive(page, say.received)
    expect((await letterTo(email, say.yourNumber)).body).toMatch(/000 10\d \d{3}/)
  })

  test(`a new password by the link to the e-mail on file, in ${locale}`, { tag: ['@R29', '@R34', '@A09'] }, async ({
    visit,
    letterTo,
    setClock,
  }) => {
    await setClock({ now: '2026-02-02T10:00:00+08:00' })
    const page = await visit(loginPage(locale))
    await follow(page, ...say.forgotPassword)
    await field(page, 'account').fill(username)
    await submitPanel(page)
    await arrive(page, say.received)
    const link = linkIn(await letterTo(email, say.setPassword), 'change-password')
    expect(link).toContain(`/${locale}/`)

    await expect(main(await visit(link)), 'a scanner that opens it uses nothing up').toContainText(username)
    const inbox = await visit(link)
    await expect(main(inbox)).toContainText(username)
    expect(new URL(inbox.url()).pathname).not.toContain(link.slice(-43))
    await expectFitForEverybody(inbox)
    await giveNewPassword(inbox, 'short')
    await expect(inbox.getByRole('alert')).toBeFocused()
    await expectFitForEverybody(inbox)
    await giveNewPassword(inbox, `the lake ${locale} 26`)
    await arrive(inbox, say.passwordSet)
    await letterTo(mobile, say.passwordChanged)

    await main(inbox).getByRole('link', { name: say.toLogin, exact: true }).click()
    await expect(inbox, 'nobody is logged in by it').toHaveURL(/\/ams\/login(\?.*)?$/)
    await inbox.getByRole('textbox', { name: say.username }).fill(username)
    await inbox.getByRole('textbox', { name: say.password }).fill(password)
    await inbox.getByRole('button', { name: say.logIn, exact: true }).click()
    await expect(inbox.getByRole('alert')).toBeVisible()
    await inbox.getByRole('textbox', { name: say.password }).fill(`the lake ${locale} 26`)
    await inbox.getByRole('button', { name: say.logIn, exact: true }).click()
    await inbox.waitForURL(`**/${locale}/online/account`)

    const again = await visit(link)
    await expect(main(again)).toContainText(say.ended)
    await expectFitForEverybody(again)
  })

  test(`a new password by a code to the phone on file, in ${locale}`, { tag: ['@R29', '@A09'] }, async ({
    visit,
    server,
  }) => {
    const page = await visit(`/${locale}/online/account/forgot-password`)
    await page.getByRole('tab', { name: say.byPhone }).click()
    await expectFitForEverybody(page)
    await field(page, 'mobile').fill(mobile)
    const code = await codeFor(page, mobile, server)
    await page.locator('main [autocomplete="one-time-code"]').fill(code)
    for (const name of ['password', 'passwordRepeat']) await field(page, name).fill(password)
    await submitPanel(page)
    await arrive(page, say.passwordSet)

    const elsewhere = await visit(loginPage(locale))
    await logInAs(elsewhere, username, locale)
  })

  /** From the login page to the request that waits. */
  const askForNumber = async ({ visit, letterTo, server }: Walker) => {
    const page = await visit(loginPage(locale))
    await follow(page, ...say.lostPhone)
    await expect(main(page)).toContainText(say.call)
    await field(page, 'username').fill(username)
    await submitPanel(page)
    await arrive(page, say.received)

    const inbox = await visit(linkIn(await letterTo(email, say.lost), 'recover-mobile'))
    await expect(main(inbox)).toContainText(oldHint)
    await expectFitForEverybody(inbox)
    await field(inbox, 'mobile').fill(next)
    await field(inbox, 'code').fill(await codeFor(inbox, next, server))
    await field(inbox, 'password').fill(password)
    await goOn(inbox)
    await arrive(inbox, say.received)
    await expect(main(inbox)).toContainText(newHint)
    return inbox
  }
  const expectOnFile = async (visit: Walk['visit'], hint: string) => {
    const page = await visit(loginPage(locale))
    await logInAs(page, username, locale)
    await expect(main(page)).toContainText(hint)
  }

  test(`whose number somebody else asks to change stops it, in ${locale}`, { tag: ['@A09'] }, async ({
    visit,
    letterTo,
    server,
    setClock,
  }) => {
    await setClock({ now: '2026-03-02T10:00:00+08:00' })
    await askForNumber({ visit, letterTo, server })
    const told = await letterTo(mobile, say.aboutToChange)
    expect(told.body).toContain(newHint)
    const link = linkIn(told, 'stop-mobile')

    const page = await visit(link)
    await expect(main(page)).toContainText(say.dayInMarch)
    await expectFitForEverybody(page)
    await main(page).getByRole('button', { name: say.stop, exact: true }).click()
    await arrive(page, say.stopped)
    await letterTo(email, say.numberStays)

    await setClock({ forward: 'P2D' })
    await expectOnFile(visit, oldHint)
    const again = await visit(link)
    await expect(main(again)).toContainText(say.ended)
    await expectFitForEverybody(again)
  })

  test(`who has lost the old phone gets a new number after a waiting time, in ${locale}`, { tag: ['@A09'] }, async ({
    visit,
    letterTo,
    server,
    setClock,
  }) => {
    await setClock({ now: '2026-04-02T10:00:00+08:00' })
    await askForNumber({ visit, letterTo, server })
    await letterTo(mobile, say.aboutToChange)
    await setClock({ forward: 'PT23H' })
    await expectOnFile(visit, oldHint)

    await setClock({ forward: 'PT1H1M' })
    for (const to of [mobile, email]) await letterTo(to, say.numberChanged)
    await expectOnFile(visit, newHint)
  })
}

test('without an e-mail on file nothing is sent, and the page says whom to call and when', { tag: ['@A09'] }, async ({
  visit,
  server,
  letterTo,
  setClock,
}) => {
  await setClock({ now: '2026-05-02T10:00:00+08:00' })
  for (const locale of locales) {
    const page = await visit(`/${locale}/online/account/forgot-mobile`)
    await field(page, 'username').fill('kamfai')
    await submitPanel(page)
    await expect(page.getByRole('heading', { name: said[locale].received })).toBeFocused()
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: said[locale].call })).toBeVisible()
    await setClock({ forward: 'PT2M' })
  }
  const page = await visit('/en/online/account/forgot-mobile')
  await field(page, 'username').fill('kenji')
  await submitPanel(page)
  await letterTo('kenji@example.mo', said.en.lost)
  expect(await server.inbox('66120004'), 'who asked before kenji').toEqual([])
})
