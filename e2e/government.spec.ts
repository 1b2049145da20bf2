import type { Page } from '@playwright/test'
import { expect, expectFitForEverybody, test } from './portal.ts'
import { giveLogin, logInAs, loginPage, password, people, stored } from './steps.ts'
import { type Locale, locales, words } from './words.ts'

interface Said {
  signOn: string
  name: string
  cancel: string
  notLinked: string
  logInAndLink: string
  agreed: RegExp
  accept: string
  confirm: string
  linked: string
  toldLinked: string
  linkOrUndo: string
  undo: string
  undoNow: string
  toldUndone: string
  goOn: string
  acceptAndGo: string
  goThere: string
  stranger: { name: string; hint: RegExp }
  notYours: string
  another: string
  cancelled: string
  otherwise: string
  notBegunHere: string
}

const said: Record<Locale, Said> = {
  zh: {
    signOn: '以政府統一帳戶登入',
    name: '陳小美',
    cancel: '取消',
    notLinked: '此政府統一帳戶未連結會員帳戶',
    logInAndLink: '登入並連結',
    agreed: /接受以上條款/,
    accept: '接受條款',
    confirm: '確認連結',
    linked: '已連結',
    toldLinked: '已連結政府統一帳戶',
    linkOrUndo: '連結或取消連結',
    undo: '取消連結',
    undoNow: '確定取消連結',
    toldUndone: '已取消連結政府統一帳戶',
    goOn: '確認並繼續',
    acceptAndGo: '接受並前往政府統一帳戶',
    goThere: '前往政府統一帳戶',
    stranger: { name: 'Tom Reed', hint: /T•• R••/ },
    notYours: '此政府統一帳戶屬於另一人',
    another: '使用另一政府統一帳戶',
    cancelled: '你已取消',
    otherwise: '使用其他方式登入',
    notBegunHere: '並非由這個瀏覽器開始',
  },
  pt: {
    signOn: 'Entrar com a conta do Governo',
    name: 'Ana Sousa',
    cancel: 'Cancelar',
    notLinked: 'Esta conta do Governo não está ligada a uma conta de sócio',
    logInAndLink: 'Iniciar sessão e ligar',
    agreed: /aceito estes termos/,
    accept: 'Aceitar os termos',
    confirm: 'Confirmar a ligação',
    linked: 'Ligada',
    toldLinked: 'Conta única do Governo ligada',
    linkOrUndo: 'Ligar ou desligar',
    undo: 'Desligar',
    undoNow: 'Desligar agora',
    toldUndone: 'Conta única do Governo desligada',
    goOn: 'Confirmar e continuar',
    acceptAndGo: 'Aceitar e abrir a conta do Governo',
    goThere: 'Abrir a conta do Governo',
    stranger: { name: '陳小美', hint: /陳••/ },
    notYours: 'é de outra pessoa',
    another: 'Usar outra conta do Governo',
    cancelled: 'Cancelou',
    otherwise: 'Iniciar sessão de outro modo',
    notBegunHere: 'não começou neste navegador',
  },
  en: {
    signOn: 'Log in by government account',
    name: 'Tom Reed',
    cancel: 'Cancel',
    notLinked: 'This government account is not linked to a member account',
    logInAndLink: 'Log in and link',
    agreed: /accept these terms/,
    accept: 'Accept the terms',
    confirm: 'Confirm the link',
    linked: 'Linked',
    toldLinked: 'A government account has been linked',
    linkOrUndo: 'Link or undo the link',
    undo: 'Undo the link',
    undoNow: 'Undo the link now',
    toldUndone: 'The link to your government account has been undone',
    goOn: 'Confirm and go on',
    acceptAndGo: 'Accept and open the government account',
    goThere: 'Open the government account',
    stranger: { name: 'Ana Sousa', hint: /A•• S••/ },
    notYours: 'belongs to somebody else',
    another: 'Use another government account',
    cancelled: 'You cancelled',
    otherwise: 'Log in another way',
    notBegunHere: 'was not begun in this browser',
  },
}

/** From the login page to the sandbox, and as somebody of it back to the portal. */
const signOnAs = async (page: Page, name: string, locale: Locale) => {
  await page.goto(loginPage(locale), { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: said[locale].signOn }).click()
  await choose(page, name)
}
const choose = async (page: Page, name: string) => {
  await page.waitForURL('**/dev/sign-on/interaction/**')
  await page.getByRole('button', { name }).click()
}
const logOut = async (page: Page, locale: Locale) => {
  await page.goto(`/${locale}/security/logout`)
  await page.waitForURL('**/ams/login**')
}
const prove = async (page: Page, locale: Locale) => {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: words[locale].password }).fill(password)
  await dialog.getByRole('button', { name: said[locale].goOn }).first().click()
}

for (const locale of locales) {
  const say = said[locale]

  test(`who is linked logs in by the government account in ${locale}`, { tag: ['@A05', '@R01'] }, async ({ visit }) => {
    const page = await visit(`${loginPage(locale)}&app=profile`)
    await page.getByRole('button', { name: say.signOn }).click()
    await page.waitForURL('**/dev/sign-on/interaction/**')
    await expectFitForEverybody(page)
    await choose(page, 'Maria Luisa Santos')

    await expect(page).toHaveURL(`/${locale}/online/account`)
    await expect(page.getByRole('banner')).toContainText('Maria Luisa Santos')
    expect(await stored(page)).toMatchObject({ loginMethod: 'app', 'palaestra.token': expect.any(String) })
    expect(page.url()).not.toContain('code=')
  })

  test(`signed on, not yet linked: linked in ${locale} after one login, used for the next, and undone`, {
    tag: ['@A05', '@A12', '@R27'],
  }, async ({ visit, letterTo }) => {
    const { username, email } = people[locale]
    const page = await visit(loginPage(locale))
    await signOnAs(page, say.name, locale)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.notLinked)
    await expect(page).toHaveURL(`/${locale}/security/sign-on`)
    await expectFitForEverybody(page)

    await page.getByRole('link', { name: say.logInAndLink }).click()
    await giveLogin(page, locale, { username })
    await page.waitForURL(`**/${locale}/online/account/bind`)
    await expectFitForEverybody(page)
    await page.getByLabel(say.agreed).check()
    await page.getByRole('button', { name: say.accept }).click()
    await page.getByRole('button', { name: say.confirm }).click()
    await expect(page.getByRole('heading', { name: say.linked, exact: true })).toBeVisible()
    await expectFitForEverybody(page)
    await letterTo(email, say.toldLinked)

    await logOut(page, locale)
    await signOnAs(page, say.name, locale)
    await page.waitForURL(`**/${locale}/online/account`)
    await expect(page.getByRole('banner')).toContainText(say.name)

    await page.getByRole('link', { name: say.linkOrUndo }).click()
    await page.getByRole('button', { name: say.undo, exact: true }).click()
    await expectFitForEverybody(page)
    await page.getByRole('button', { name: say.undoNow }).click()
    await prove(page, locale)
    await letterTo(email, say.toldUndone)
    await expect(page.getByRole('heading', { name: say.linked, exact: true })).toHaveCount(0)

    await logOut(page, locale)
    await signOnAs(page, say.name, locale)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.notLinked)
  })

  test(`from the account in ${locale}: somebody else’s is refused, one’s own is linked`, {
    tag: ['@A12', '@R27'],
  }, async ({ visit, letterTo }) => {
    const { username, email } = people[locale]
    const page = await visit(loginPage(locale))
    await logInAs(page, username, locale)
    await page.getByRole('link', { name: say.linkOrUndo }).click()
    const goThere = page.getByRole('button', { name: say.goThere, exact: true })
    const accept = page.getByRole('button', { name: say.acceptAndGo })
    await accept.or(goThere).waitFor()
    await expectFitForEverybody(page)
    // Who has accepted the terms in the walk before is not asked again.
    if (await accept.isVisible()) {
      await page.getByLabel(say.agreed).check()
      await accept.click()
    } else await goThere.click()
    await choose(page, say.stranger.name)
    await page.waitForURL(`**/${locale}/online/account/bind`)
    await expect(page.getByRole('heading', { name: say.stranger.hint })).toBeVisible()
    await expectFitForEverybody(page)
    await page.getByRole('button', { name: say.confirm }).click()
    await expect(page.getByRole('alert').first()).toContainText(say.notYours)
    await expectFitForEverybody(page)

    await page.getByRole('button', { name: say.another }).click()
    await choose(page, say.name)
    await page.waitForURL(`**/${locale}/online/account/bind`)
    await page.getByRole('button', { name: say.confirm }).click()
    await expect(page.getByRole('heading', { name: say.linked, exact: true })).toBeVisible()
    await letterTo(email, say.toldLinked)
    await page.getByRole('button', { name: say.undo, exact: true }).click()
    await page.getByRole('button', { name: say.undoNow }).click()
    await expect(goThere).toBeVisible()
  })

  test(`who cancels, and who comes back with nothing, are told in ${locale}, and find another way in`, {
    tag: '@A05',
  }, async ({ visit }) => {
    const page = await visit(loginPage(locale))
    await signOnAs(page, say.cancel, locale)
    await expect(page.getByRole('alert').first()).toContainText(say.cancelled)
    await expectFitForEverybody(page)
    await page.getByRole('link', { name: say.otherwise }).click()
    await expect(page).toHaveURL(`/ams/login?_locale=${locale}`)

    const other = await visit(`/api/oauth/callback?code=made-up&state=made-up.${locale}`)
    await expect(other).toHaveURL(`/${locale}/security/sign-on`)
    await expect(other.getByRole('alert').first()).toContainText(say.notBegunHere)
    await other.getByRole('button', { name: say.signOn }).click()
    await other.waitForURL('**/dev/sign-on/interaction/**')
  })
}

test('who was sent to link comes to it after the login', { tag: ['@R27', '@A14'] }, async ({ visit }) => {
  const page = await visit('/en/faq?isbind=1')
  await page.goto(loginPage('en'))
  await giveLogin(page, 'en', { username: 'maria' })

  await expect(page).toHaveURL('/en/online/account/bind')
  await expect(page.getByRole('heading', { name: said.en.linked, exact: true })).toBeVisible()
})
