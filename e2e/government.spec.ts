import type { Page } from '@playwright/test'
import { aMinuteLater, codeFor, field, goOn } from './applicant.ts'
import { expect, expectFitForEverybody, test, testUntouched } from './portal.ts'
import { giveLogin, logInAs, loginPage, password, people, stored } from './steps.ts'
import { words } from './words.ts'

const say = {
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
  linkOrUndo: /帳戶 管理$/,
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
}

/** Goes from the login page to the sandbox, and back to the portal as one of its accounts. */
const signOnAs = async (page: Page, name: string) => {
  await page.goto(loginPage('zh'), { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: say.signOn }).click()
  await choose(page, name)
}
const choose = async (page: Page, name: string) => {
  await page.waitForURL('**/dev/sign-on/interaction/**')
  await page.getByRole('button', { name }).click()
}
const logOut = async (page: Page) => {
  await page.goto('/zh/security/logout')
  await page.waitForURL('**/ams/login**')
}
const prove = async (page: Page) => {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: words.zh.password }).fill(password)
  await dialog.getByRole('button', { name: say.goOn }).first().click()
}

test('who is linked logs in by the government account', { tag: ['@A05', '@R01'] }, async ({ visit }) => {
  const page = await visit(`${loginPage('zh')}&app=profile`)
  await page.getByRole('button', { name: say.signOn }).click()
  await page.waitForURL('**/dev/sign-on/interaction/**')
  await expectFitForEverybody(page)
  await choose(page, 'Maria Luisa Santos')

  await expect(page).toHaveURL('/zh/online/account')
  await expect(page.getByRole('banner')).toContainText('Maria Luisa Santos')
  expect(await stored(page)).toMatchObject({ loginMethod: 'app', 'palaestra.token': expect.any(String) })
  expect(page.url()).not.toContain('code=')
})

test('signed on, not yet linked: linked after one login, used for the next, and undone', {
  tag: ['@A05', '@A12', '@R27'],
}, async ({ visit, letterTo }) => {
  const { username, email } = people.zh
  const page = await visit(loginPage('zh'))
  await signOnAs(page, say.name)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.notLinked)
  await expect(page).toHaveURL('/zh/security/sign-on')
  await expectFitForEverybody(page)

  await page.getByRole('link', { name: say.logInAndLink }).click()
  await giveLogin(page, 'zh', { username })
  await page.waitForURL('**/zh/online/account/bind')
  await expectFitForEverybody(page)
  await page.getByLabel(say.agreed).check()
  await page.getByRole('button', { name: say.accept }).click()
  await page.getByRole('button', { name: say.confirm }).click()
  await expect(page.getByRole('heading', { name: say.linked, exact: true })).toBeVisible()
  await expectFitForEverybody(page)
  await letterTo(email, say.toldLinked)

  await logOut(page)
  await signOnAs(page, say.name)
  await page.waitForURL('**/zh/online/account')
  await expect(page.getByRole('banner')).toContainText(say.name)

  await page.getByRole('link', { name: say.linkOrUndo }).click()
  await page.getByRole('button', { name: say.undo, exact: true }).click()
  await expectFitForEverybody(page)
  await page.getByRole('button', { name: say.undoNow }).click()
  await prove(page)
  await letterTo(email, say.toldUndone)
  await expect(page.getByRole('heading', { name: say.linked, exact: true })).toHaveCount(0)

  await logOut(page)
  await signOnAs(page, say.name)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.notLinked)
})

test('from the account: somebody else’s is refused, one’s own is linked', {
  tag: ['@A12', '@R27'],
}, async ({ visit, letterTo }) => {
  const { username, email } = people.zh
  const page = await visit(loginPage('zh'))
  await logInAs(page, username, 'zh')
  await page.getByRole('link', { name: say.linkOrUndo }).click()
  const goThere = page.getByRole('button', { name: say.goThere, exact: true })
  const accept = page.getByRole('button', { name: say.acceptAndGo })
  await accept.or(goThere).waitFor()
  await expectFitForEverybody(page)
  // The walk before has accepted the terms, so they do not come again.
  if (await accept.isVisible()) {
    await page.getByLabel(say.agreed).check()
    await accept.click()
  } else await goThere.click()
  await choose(page, say.stranger.name)
  await page.waitForURL('**/zh/online/account/bind')
  await expect(page.getByRole('heading', { name: say.stranger.hint })).toBeVisible()
  await expectFitForEverybody(page)
  await page.getByRole('button', { name: say.confirm }).click()
  await expect(page.getByRole('alert').first()).toContainText(say.notYours)
  await expectFitForEverybody(page)

  await page.getByRole('button', { name: say.another }).click()
  await choose(page, say.name)
  await page.waitForURL('**/zh/online/account/bind')
  await page.getByRole('button', { name: say.confirm }).click()
  await expect(page.getByRole('heading', { name: say.linked, exact: true })).toBeVisible()
  await letterTo(email, say.toldLinked)
  await page.getByRole('button', { name: say.undo, exact: true }).click()
  await page.getByRole('button', { name: say.undoNow }).click()
  await expect(goThere).toBeVisible()
})

test('who cancels, and who comes back with nothing, are told, and find another way in', {
  tag: '@A05',
}, async ({ visit }) => {
  const page = await visit(loginPage('zh'))
  await signOnAs(page, say.cancel)
  await expect(page.getByRole('alert').first()).toContainText(say.cancelled)
  await expectFitForEverybody(page)
  await page.getByRole('link', { name: say.otherwise }).click()
  await expect(page).toHaveURL('/ams/login?_locale=zh')

  const other = await visit('/api/oauth/callback?code=made-up&state=made-up.zh')
  await expect(other).toHaveURL('/zh/security/sign-on')
  await expect(other.getByRole('alert').first()).toContainText(say.notBegunHere)
  await other.getByRole('button', { name: say.signOn }).click()
  await other.waitForURL('**/dev/sign-on/interaction/**')
})

test('who was sent to link comes to it after the login', { tag: ['@R27', '@A14'] }, async ({ visit }) => {
  const page = await visit('/en/faq?isbind=1')
  await page.goto(loginPage('en'))
  await giveLogin(page, 'en', { username: 'maria' })

  await expect(page).toHaveURL('/en/online/account/bind')
  await expect(page.getByRole('heading', { name: 'Linked', exact: true })).toBeVisible()
})

// In a portal where no other walk has registered the same person.
testUntouched(
  'who is no member registers by it: what is known stands there, and the bureau’s photo is offered',
  {
    tag: ['@M07', '@R11'],
  },
  async ({ visit, server }) => {
    const page = await visit('/zh/register')
    await page.getByRole('main').getByRole('link', { name: '以政府統一帳戶登記' }).click()
    await expect(page).toHaveURL('/zh/security/register-gov')
    await expectFitForEverybody(page)
    await page.getByRole('main').getByRole('button', { name: say.signOn }).click()
    await choose(page, '黃美儀')
    await expect(page).toHaveURL('/zh/security/register-gov')
    await expect(page.getByText(/^已確認 黃•• 的/)).toBeVisible()
    await expectFitForEverybody(page)
    await page.getByLabel(say.agreed).check()
    await page.getByRole('button', { name: '開始登記' }).click()
    await expect(page).toHaveURL('/zh/register')

    await field(page, 'mobile').fill('66557701')
    await field(page, 'captcha').fill(await codeFor(page, '66557701', server))
    await goOn(page)
    await field(page, 'email').fill('meii.gov@example.mo')
    await field(page, 'emailRepeat').fill('meii.gov@example.mo')
    await aMinuteLater(server)
    await field(page, 'code').fill(await codeFor(page, 'meii.gov@example.mo', server))
    await goOn(page)

    await expect(page.getByRole('main')).toContainText('黃美儀')
    await expect(page.getByRole('main')).toContainText('15550118')
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
    await expectFitForEverybody(page)
    await goOn(page)
    await expect(page.getByRole('img', { name: '身份證明局的相片' })).toBeVisible()
    await expectFitForEverybody(page)
    await page.getByRole('button', { name: '使用此相片' }).click()
    await expect(page.getByRole('button', { name: '使用此相片' })).toHaveCount(0)
    await expectFitForEverybody(page)
  },
)
