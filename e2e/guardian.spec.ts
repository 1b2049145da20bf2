import type { Page } from '@playwright/test'
import { type Applicant, chooseFile, codeFor, field, goOn, pictureOf } from './applicant.ts'
import { giveTheRest, proveContacts, sayWhoTheyAre, sendIn, type Walker } from './application.ts'
import { expect, expectAccessible, expectFitForEverybody, testAlone } from './portal.ts'
import { follow, linkIn, logInAs, logInAtDesk, loginPage } from './steps.ts'
import { type Locale, locales, words } from './words.ts'

/** Under 18 in 2026, and no member yet. Their parent is one. */
const minor: Applicant = {
  name: 'minor',
  idNumber: '1555017(6)',
  nameZh: '吳樂謙',
  surname: 'Ng',
  firstName: 'Lok Him',
  gender: 'male',
  birthDate: '2009-09-01',
  username: 'lokhim',
  email: 'lokhim@example.mo',
  mobile: '66550010',
}
const parent = {
  name: 'guardian',
  username: 'kahou',
  email: 'kahou@example.mo',
  idNumber: '12345714',
  birthDate: '1979-05-23',
  gender: 'male',
}
const childsPassword = 'a long walk by the lake'

interface Said {
  faceCheck: string
  confirmed: RegExp
  goOn: string
  mismatch: RegExp
  notTheirFace: RegExp
  backToChoice: string
  consent: string
  authorise: string
  nowMay: RegExp
  authorised: RegExp
  waiting: RegExp
  ended: RegExp
  children: string
  withdraw: string
  withdrawn: RegExp
  notTheGuardian: RegExp
}
const said: Record<Locale, Said> = {
  zh: {
    faceCheck: '人臉核驗',
    confirmed: /人臉核驗已通過/,
    goOn: '繼續',
    mismatch: /資料與身份證明部門的記錄不符/,
    notTheirFace: /人臉核驗不成功/,
    backToChoice: '返回更改',
    consent: '授權網上付款',
    authorise: '授權',
    nowMay: /現在可以網上付款/,
    authorised: /已獲授權/,
    waiting: /等待授權/,
    ended: /此連結已失效或已使用/,
    children: '子女的網上付款',
    withdraw: '撤回授權',
    withdrawn: /不能再網上付款/,
    notTheGuardian: /不是此連結所指的父母或監護人/,
  },
  pt: {
    faceCheck: 'Verificação facial',
    confirmed: /a verificação facial foi concluída/,
    goOn: 'Continuar',
    mismatch: /Os dados não correspondem/,
    notTheirFace: /Não foi possível confirmar o rosto/,
    backToChoice: 'Voltar e mudar',
    consent: 'Autorizar o pagamento online',
    authorise: 'Autorizar',
    nowMay: /já pode pagar online/,
    authorised: /Autorizado/,
    waiting: /À espera de autorização/,
    ended: /já foi utilizada ou já não é válida/,
    children: 'Pagamento online dos filhos',
    withdraw: 'Retirar a autorização',
    withdrawn: /já não pode pagar online/,
    notTheGuardian: /não é a do pai, da mãe ou do tutor/,
  },
  en: {
    faceCheck: 'Face check',
    confirmed: /the face check has been passed/,
    goOn: 'Continue',
    mismatch: /does not match the identity bureau/,
    notTheirFace: /The face could not be matched/,
    backToChoice: 'Back to the choice',
    consent: 'Authorise online payment',
    authorise: 'Authorise',
    nowMay: /can pay online now/,
    authorised: /Authorised/,
    waiting: /Waiting for authorisation/,
    ended: /has been used or has run out/,
    children: 'Children’s online payment',
    withdraw: 'Withdraw',
    withdrawn: /cannot pay online any more/,
    notTheGuardian: /is not that of the parent or guardian/,
  },
}

const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click()

/** The bureau is asked whose guardian it is. With a birth date that is not theirs the answer is no, told on top. */
const nameTheGuardian = async ({ page, locale }: Walker) => {
  await field(page, 'guardianIdNumber').fill(parent.idNumber)
  await field(page, 'guardianBirthDate').pressSequentially('19790524')
  await page.locator(`main [name="guardianGender"][value="${parent.gender}"]`).check()
  await chooseFile(page, 'guardianIdCopy', pictureOf(parent, 'document'))
  await page.locator('main [name="onlinePayment"][value="false"]').check()
  await expectFitForEverybody(page)
  await goOn(page)
  await expect(page.getByRole('dialog'), 'without online payment: what that means').toBeVisible()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: said[locale].backToChoice }).click()
  await page.locator('main [name="onlinePayment"][value="true"]').check()
  await goOn(page)
  await expect(page.getByRole('alert')).toContainText(said[locale].mismatch)
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(field(page, 'guardianIdNumber')).toHaveValue(parent.idNumber)
  await field(page, 'guardianBirthDate').fill(parent.birthDate)
  await goOn(page)
}

/** A picture of somebody else first, and then theirs. */
const showTheirFace = async ({ page, locale }: Walker) => {
  const say = said[locale]
  await expect(page.getByRole('heading', { name: say.faceCheck })).toBeFocused()
  await expectFitForEverybody(page)
  await chooseFile(page, 'file', pictureOf({ name: 'chineseWoman' }, 'selfie'))
  await goOn(page)
  await expect(page.getByRole('alert')).toContainText(say.notTheirFace)
  await expectAccessible(page)
  await chooseFile(page, 'file', pictureOf(parent, 'selfie'))
  await goOn(page)
  await expect(page.getByRole('main')).toContainText(say.confirmed)
  await expectFitForEverybody(page)
  await page.reload({ waitUntil: 'networkidle' })
  await expect(page.getByRole('main'), 'what is confirmed stays confirmed').toContainText(say.confirmed)
  await press(page, say.goOn)
}

const approve = async ({ visit, locale }: Walker, reference: string) => {
  const desk = await visit(`/desk/${locale}/login`)
  await logInAtDesk(desk)
  await desk.getByRole('link', { name: reference }).click()
  const guardian = desk.locator('section[aria-labelledby="guardian"]')
  await expect(guardian).toContainText('1234571(4)')
  await expect(guardian.getByRole('img')).toHaveCount(2)
  await expectAccessible(desk)
  await desk.keyboard.press('a')
  await expect(desk.getByRole('dialog')).toBeVisible()
  await desk.keyboard.press('Enter')
  await expect(desk.getByRole('status').filter({ hasText: reference })).toBeVisible()
  await desk.close()
}

const activate = async ({ page, who, locale, letterTo, server }: Walker) => {
  await page.goto(linkIn(await letterTo(who.email, words[locale].approved)))
  await field(page, 'code').fill(await codeFor(page, who.mobile, server))
  await field(page, 'password').fill(childsPassword)
  await field(page, 'passwordRepeat').fill(childsPassword)
  await goOn(page)
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
}

/** As the child sees it in the account. */
const expectInAccount = async ({ visit, locale }: Walker, state: RegExp) => {
  const page = await visit(loginPage(locale))
  await page.getByRole('textbox', { name: words[locale].username }).fill(minor.username)
  await page.getByRole('textbox', { name: words[locale].password }).fill(childsPassword)
  await page.getByRole('button', { name: words[locale].logIn, exact: true }).click()
  await page.waitForURL(`**/${locale}/online/account`)
  await expect(page.getByRole('main')).toContainText(state)
  await expectFitForEverybody(page)
  await page.close()
}

// Each language has a portal of its own, because a child becomes a member once.
for (const locale of locales) {
  const test = testAlone()
  test(`a minor becomes a member with a guardian, who authorises online payment, in ${locale}`, {
    tag: ['@M04', '@M05', '@V12', '@R10', '@P03'],
  }, async ({ visit, letterTo, setClock, server }) => {
    test.setTimeout(300_000)
    const say = said[locale]
    await setClock({ now: '2026-03-02T10:00:00+08:00' })
    const page = await visit(`/${locale}/register`)
    const walker: Walker = { visit, letterTo, server, who: minor, locale, page }
    await proveContacts(walker)
    await sayWhoTheyAre(walker)
    await nameTheGuardian(walker)
    await showTheirFace(walker)
    await giveTheRest(walker)
    await expect(page.getByRole('main')).toContainText(parent.idNumber)
    const reference = await sendIn(walker)
    await approve(walker, reference)
    await activate(walker)
    await expectInAccount(walker, say.waiting)

    const link = linkIn(await letterTo(parent.email)).replace('/zh/', `/${locale}/`)
    expect(link).toContain('/security/push/supple-parent/')
    const stranger = await visit(link)
    await expect(stranger.getByRole('main'), 'without a session nothing is told').not.toContainText(minor.surname)
    await expectFitForEverybody(stranger)
    await stranger.goto(loginPage(locale))
    await logInAs(stranger, 'rosa', locale)
    await stranger.goto(link)
    await expect(stranger.getByRole('main')).toContainText(say.notTheGuardian)
    await expectFitForEverybody(stranger)

    const guardian = await visit(loginPage(locale))
    await logInAs(guardian, parent.username, locale)
    await guardian.goto(link)
    await expect(guardian.getByRole('main')).toContainText(locale === 'zh' ? minor.nameZh : minor.surname)
    await expectFitForEverybody(guardian)
    await press(guardian, say.authorise)
    await expect(guardian.getByRole('main')).toContainText(say.nowMay)
    await expectFitForEverybody(guardian)
    await expectInAccount(walker, say.authorised)

    await guardian.goto(link)
    await expect(guardian.getByRole('main'), 'the link is used up').toContainText(say.ended)
    await guardian.goto(`/${locale}/online/account`)
    await follow(guardian, say.children)
    const child = guardian.getByRole('listitem').filter({ hasText: locale === 'zh' ? minor.nameZh : 'Lok Him' })
    await child.getByRole('button').click()
    await guardian.getByRole('dialog').getByRole('button', { name: say.withdraw }).click()
    await expect(guardian.getByRole('status').filter({ hasText: say.withdrawn })).toBeVisible()
    await expectFitForEverybody(guardian)
  })
}
