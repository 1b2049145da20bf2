import type { Page } from '@playwright/test'
import { codeFor, field, goOn } from './applicant.ts'
import { expect, expectFitForEverybody, testAlone, type Walk } from './portal.ts'
import type { PortalServer } from './server.ts'
import { arrive, follow, linkIn, logInAs, loginPage, password, people } from './steps.ts'
import { type Locale, locales } from './words.ts'

interface Said {
  lostPhone: [string, string]
  received: string
  ended: string
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
    lostPhone: ['遺失電話', '遺失舊電話'],
    received: '已收到你的要求',
    ended: '此連結已失效或已使用',
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
    lostPhone: ['Perdi o telemóvel', 'Perdi o telemóvel'],
    received: 'Recebemos o seu pedido',
    ended: 'Esta ligação já foi utilizada ou já não é válida',
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
    lostPhone: ['Lost phone', 'Lost your old phone'],
    received: 'We have your request',
    ended: 'This link has been used or has run out',
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
/** The number that each of `people` moves to. */
const nextMobile = { zh: '66887701', pt: '66887702', en: '66887703' } as const
const [oldHint, newHint] = ['6612 ••••', '6688 ••••']

type Walker = Pick<Walk, 'visit' | 'letterTo'> & { server: PortalServer }

/** They change numbers for good. */
const test = testAlone()

for (const locale of locales) {
  const say = said[locale]
  const { username, email, mobile } = people[locale]
  const next = nextMobile[locale]
  const main = (page: Page) => page.getByRole('main')

  /** From the login page to the request that waits. */
  const askForNumber = async ({ visit, letterTo, server }: Walker) => {
    const page = await visit(loginPage(locale))
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
    await goOn(page)
    await expect(page.getByRole('heading', { name: said[locale].received })).toBeFocused()
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: said[locale].call })).toBeVisible()
    await setClock({ forward: 'PT2M' })
  }
  const page = await visit('/en/online/account/forgot-mobile')
  await field(page, 'username').fill('kenji')
  await goOn(page)
  await letterTo('kenji@example.mo', said.en.lost)
  expect(await server.inbox('66120004'), 'who asked before kenji').toEqual([])
})
