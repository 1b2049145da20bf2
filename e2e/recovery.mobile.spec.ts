import type { Page } from '@playwright/test'
import { codeFor, field, goOn } from './applicant.ts'
import { expect, expectFitForEverybody, test, type Walk } from './portal.ts'
import type { PortalServer } from './server.ts'
import { arrive, follow, linkIn, logInAs, loginPage, password } from './steps.ts'

const say = {
  /** The words of the login page, and the title of the screen. */
  cannotLogIn: 'Cannot log in?',
  lostPhone: ['Lost phone', 'Lost phone: change your mobile number'] as const,
  received: 'We have received your request',
  ended: 'This link has already been used or has expired',
  /** The letter with the link for a new number. */
  lost: 'Lost phone: change your mobile number',
  aboutToChange: 'Your mobile number is about to change',
  numberChanged: 'Your mobile number has been changed',
  numberStays: 'Change of mobile number stopped',
  dayInMarch: /3 March 2026/,
  stop: 'It was not me: stop it',
  stopped: 'The change has been stopped',
  /** The hotline and its hours. */
  call: /No e-mail address in your account\? Call 2888 0000 \(.*09:00.*17:30\)/,
}

/** A member whose number no other walk needs, because this walk changes it. */
const [username, email, mobile] = ['kenji', 'kenji@example.mo', '66120009']
const next = '66887703'
const [oldHint, newHint] = ['6612 ••••', '6688 ••••']

type Walker = Pick<Walk, 'visit' | 'letterTo'> & { server: PortalServer }

const main = (page: Page) => page.getByRole('main')

/** Goes from the login page to the request that waits. */
const askForNumber = async ({ visit, letterTo, server }: Walker) => {
  const page = await visit(loginPage('en'))
  await follow(page, say.cannotLogIn)
  await follow(page, ...say.lostPhone)
  await expect(main(page)).toContainText(say.call)
  await field(page, 'username').fill(username)
  await goOn(page)
  await arrive(page, say.received)

  const inbox = await visit(linkIn(await letterTo(email, say.lost)))
  await expect(main(inbox)).toContainText(oldHint)
  await expectFitForEverybody(inbox)
  await field(inbox, 'mobile').fill(next)
  await field(inbox, 'code').fill(await codeFor(inbox, next, server))
  await field(inbox, 'password').fill(password)
  await goOn(inbox)
  await arrive(inbox, say.received)
  await expect(main(inbox)).toContainText(newHint)
}
const expectOnFile = async (visit: Walk['visit'], hint: string) => {
  const page = await visit(loginPage('en'))
  await logInAs(page, username, 'en')
  await expect(main(page)).toContainText(hint)
}

test('whose number somebody else asks to change stops it', { tag: ['@A09'] }, async ({
  visit,
  letterTo,
  server,
  setClock,
}) => {
  await setClock({ now: '2026-03-02T10:00:00+08:00' })
  await askForNumber({ visit, letterTo, server })
  const told = await letterTo(mobile, say.aboutToChange)
  expect(told.body).toContain(newHint)
  const link = linkIn(told)

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

test('who has lost the old phone gets a new number after a waiting time', { tag: ['@A09'] }, async ({
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

test('without an e-mail on file nothing is sent, and the page says whom to call and when', { tag: ['@A09'] }, async ({
  visit,
  server,
  letterTo,
  setClock,
}) => {
  await setClock({ now: '2026-05-02T10:00:00+08:00' })
  for (const [locale, received, call] of [
    ['zh', '已收到你的要求', /沒有電郵？.*請致電服務熱線 2888 0000（星期一至四 09:00.*17:30）/],
    ['pt', 'Recebemos o seu pedido', /não tem e-mail\? Telefone para 2888 0000 \(.*09:00.*17:30\)/],
    ['en', say.received, say.call],
  ] as const) {
    const page = await visit(`/${locale}/online/account/forgot-mobile`)
    await field(page, 'username').fill('kamfai')
    await goOn(page)
    await expect(page.getByRole('heading', { name: received })).toBeFocused()
    await expect(main(page).getByRole('listitem').filter({ hasText: call })).toBeVisible()
    await setClock({ forward: 'PT2M' })
  }
  const page = await visit('/en/online/account/forgot-mobile')
  await field(page, 'username').fill('maria')
  await goOn(page)
  await letterTo('maria@example.mo', say.lost)
  expect(await server.inbox('66120004'), 'who asked before maria').toEqual([])
})
