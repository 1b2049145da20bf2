import type { Page } from '@playwright/test'
import { type Applicant, aMinuteLater, chooseFile, codeFor, field, goOn, pictureOf } from './applicant.ts'
import { giveTheRest, proveContacts, sayWhoTheyAre, sendIn, type Walker } from './application.ts'
import { expect, expectFitForEverybody, test, testApart } from './portal.ts'
import { linkIn, logInAs, logInAtDesk, loginPage, seeThePictures, turnTheHead } from './steps.ts'
import { words } from './words.ts'

/** A minor in 2026 who is not a member yet. Their parent is one. */
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

const say = {
  faceCheck: 'Verificação facial',
  notTurned: 'a cabeça tem de estar virada para o lado pedido',
  confirmed: /a verificação facial foi concluída/,
  goOn: 'Continuar',
  withoutPayment: 'Não pedir o pagamento online?',
  whatIsClosed: 'não pode alugar recintos, comprar bilhetes de piscina nem inscrever-se em classes online',
  goOnWithout: 'Continuar sem pedir',
  notAuthorised: 'O seu pai, mãe ou tutor ainda não autorizou o pagamento online',
  askForIt: 'Pedir autorização ao pai, à mãe ou ao tutor',
  mismatch: /Os dados não correspondem/,
  notTheirFace: /Não foi possível confirmar o rosto/,
  backToChoice: 'Voltar e alterar',
  consent: 'Autorizar o pagamento online',
  authorise: 'Autorizar',
  nowMay: /já pode pagar online/,
  authorised: /Autorizado/,
  waiting: /À espera de autorização/,
  ended: /já foi utilizada ou já não é válida/,
  children: 'Pagamento online dos filhos',
  withdraw: 'Retirar a autorização',
  withdrawn: /já não pode pagar online/,
  notTheGuardian: /foi enviada a outro pai, mãe ou tutor/,
}

const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click()

const chooseOnlinePayment = (page: Page, wanted: boolean) =>
  page.locator(`main [name="onlinePayment"][value="${wanted}"]`).check()

/** Enters the guardian, whom the bureau is asked about. */
const sayWhoTheGuardianIs = async (page: Page, birthDate: string) => {
  await field(page, 'guardianIdNumber').fill(parent.idNumber)
  await field(page, 'guardianBirthDate').pressSequentially(birthDate.replaceAll('-', ''))
  await page.locator(`main [name="guardianGender"][value="${parent.gender}"]`).check()
  await chooseFile(page, 'guardianIdCopy', pictureOf(parent, 'document'))
}

/** Goes on without online payment, and thinks better of it. A wrong birth date is refused on top of the form. */
const nameTheGuardian = async ({ page }: Walker) => {
  await sayWhoTheGuardianIs(page, '1979-05-24')
  await chooseOnlinePayment(page, false)
  await expectFitForEverybody(page)
  await goOn(page)
  await expect(page.getByRole('dialog'), 'without online payment: what that means').toBeVisible()
  await expectFitForEverybody(page)
  await page.getByRole('dialog').getByRole('button', { name: say.backToChoice }).click()
  await chooseOnlinePayment(page, true)
  await goOn(page)
  await expect(page.getByRole('alert')).toContainText(say.mismatch)
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(field(page, 'guardianIdNumber')).toHaveValue(parent.idNumber)
  await field(page, 'guardianBirthDate').fill(parent.birthDate)
  await goOn(page)
}

/** Tries a picture of somebody else first, and then theirs. */
const showTheirFace = async ({ page }: Walker) => {
  await expect(page.getByRole('heading', { name: say.faceCheck })).toBeFocused()
  await expectFitForEverybody(page)
  await chooseFile(page, 'file', pictureOf({ name: 'chineseWoman' }, 'selfie'))
  await turnTheHead(page, { name: 'chineseWoman' })
  await goOn(page)
  await expect(page.getByRole('alert')).toContainText(say.notTheirFace)
  await expectFitForEverybody(page)
  await chooseFile(page, 'file', pictureOf(parent, 'selfie'))
  await chooseFile(page, 'turned', pictureOf(parent, 'selfie'))
  await goOn(page)
  await expect(page.getByRole('alert'), 'a still picture turns no head').toContainText(say.notTurned)
  await turnTheHead(page, parent)
  await goOn(page)
  await expect(page.getByRole('main')).toContainText(say.confirmed)
  await expectFitForEverybody(page)
  await page.reload({ waitUntil: 'networkidle' })
  await expect(page.getByRole('main'), 'what is confirmed stays confirmed').toContainText(say.confirmed)
  await press(page, say.goOn)
}

const approve = async ({ visit }: Walker, reference: string) => {
  const desk = await visit('/desk/pt/login')
  await logInAtDesk(desk)
  await desk.getByRole('link', { name: reference }).click()
  const guardian = desk.locator('section[aria-labelledby="guardian"]')
  await expect(guardian).toContainText('1234571(4)')
  await expect(guardian.getByRole('img')).toHaveCount(2)
  await expectFitForEverybody(desk)
  await seeThePictures(desk)
  await desk.keyboard.press('a')
  await expect(desk.getByRole('dialog')).toBeVisible()
  await desk.keyboard.press('Enter')
  await expect(desk.getByRole('status').filter({ hasText: reference })).toBeVisible()
  await desk.close()
}

const activate = async ({ page, who, letterTo, server }: Walker) => {
  await page.goto(linkIn(await letterTo(who.email, words.pt.approved)))
  await aMinuteLater(server)
  await field(page, 'code').fill(await codeFor(page, who.mobile, server))
  await field(page, 'password').fill(childsPassword)
  await field(page, 'passwordRepeat').fill(childsPassword)
  await goOn(page)
  await expect(page.locator('main a[href^="/ams/login"]')).toBeVisible()
}

const logInAsTheChild = async ({ visit }: Walker) => {
  const page = await visit(loginPage('pt'))
  await page.getByRole('textbox', { name: words.pt.username }).fill(minor.username)
  await page.getByRole('textbox', { name: words.pt.password }).fill(childsPassword)
  await page.getByRole('button', { name: words.pt.logIn, exact: true }).click()
  await page.waitForURL('**/pt/online/account')
  return page
}

/** Looks at the child’s account. */
const expectInAccount = async (walker: Walker, state: RegExp) => {
  const page = await logInAsTheChild(walker)
  await expect(page.getByRole('main')).toContainText(state)
  await expectFitForEverybody(page)
  await page.close()
}

test('a minor becomes a member with a guardian, who authorises online payment', {
  tag: ['@M04', '@M05', '@V12', '@R10', '@P03'],
}, async ({ visit, letterTo, setClock, server }) => {
  test.setTimeout(300_000)
  await setClock({ now: '2026-03-02T10:00:00+08:00' })
  const page = await visit('/pt/register')
  const walker: Walker = { visit, letterTo, server, who: minor, locale: 'pt', page }
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

  // Of courts the parent gets letters, too.
  const link = linkIn(await letterTo(parent.email, '請決定是否授權網上付款')).replace('/zh/', '/pt/')
  expect(link).toContain('/security/push/supple-parent/')
  const stranger = await visit(link)
  await expect(stranger.getByRole('main'), 'without a session nothing is told').not.toContainText(minor.surname)
  await expectFitForEverybody(stranger)
  await stranger.goto(loginPage('pt'))
  await logInAs(stranger, 'rosa', 'pt')
  await stranger.goto(link)
  await expect(stranger.getByRole('main')).toContainText(say.notTheGuardian)
  await expectFitForEverybody(stranger)

  const guardian = await visit(loginPage('pt'))
  await logInAs(guardian, parent.username, 'pt')
  await guardian.goto(link)
  await expect(guardian.getByRole('main')).toContainText(minor.surname)
  await expectFitForEverybody(guardian)
  await press(guardian, say.authorise)
  await expect(guardian.getByRole('main')).toContainText(say.nowMay)
  await expectFitForEverybody(guardian)
  await expectInAccount(walker, say.authorised)

  await guardian.goto(link)
  await expect(guardian.getByRole('main'), 'the link is used up').toContainText(say.ended)
  await guardian.goto('/pt/online/account')
  // It waits above, and has its row below.
  await guardian.getByRole('main').getByRole('link', { name: say.children, exact: true }).first().click()
  await expect(guardian.getByRole('heading', { level: 1 })).toHaveText(say.children)
  const child = guardian.getByRole('listitem').filter({ hasText: 'Lok Him' })
  await child.getByRole('button').click()
  await guardian.getByRole('dialog').getByRole('button', { name: say.withdraw }).click()
  await expect(guardian.getByRole('status').filter({ hasText: say.withdrawn })).toBeVisible()
  await expectFitForEverybody(guardian)
})

testApart(
  'a minor goes on without online payment, is told what that means, and has no court, ticket or class',
  { tag: ['@M06'] },
  async ({ visit, letterTo, setClock, server }) => {
    test.setTimeout(300_000)
    await setClock({ now: '2026-03-02T10:00:00+08:00' })
    const page = await visit('/pt/register')
    const walker: Walker = { visit, letterTo, server, who: minor, locale: 'pt', page }
    await proveContacts(walker)
    await sayWhoTheyAre(walker)
    await sayWhoTheGuardianIs(page, parent.birthDate)
    await chooseOnlinePayment(page, false)
    await goOn(page)
    const prompt = page.getByRole('dialog', { name: say.withoutPayment })
    await expect(prompt).toContainText(say.whatIsClosed)
    await prompt.getByRole('button', { name: say.goOnWithout }).click()
    await showTheirFace(walker)
    await giveTheRest(walker)
    const reference = await sendIn(walker)
    await approve(walker, reference)
    await activate(walker)

    const child = await logInAsTheChild(walker)
    for (const address of ['/vbs/venue?code=bowling&kind=bowling', '/pools/tickets', '/classes']) {
      await child.goto(`/pt${address}`)
      const main = child.getByRole('main')
      await expect(main.getByText(say.notAuthorised), `said at ${address}`).toBeVisible()
      await expect(main.getByRole('link', { name: say.askForIt })).toBeVisible()
      // What is there can be looked at, and chosen; there is nothing to take it by.
      await main
        .getByRole('button', { name: 'Escolher' })
        .or(main.getByRole('gridcell', { name: /, livre, / }))
        .or(main.getByRole('link', { name: 'Tai chi', exact: true }))
        .first()
        .click()
      await expect(main.getByText(say.notAuthorised)).toBeVisible()
      await expect(main.getByRole('button', { name: /^(Reservar|Comprar|Registar|Inscrever)/ })).toHaveCount(0)
      await expectFitForEverybody(child)
    }
  },
)
