import type { Page } from '@playwright/test'
import { chooseFile, field, goOn, pictureOf } from './applicant.ts'
import { expect, expectAccessible, expectFitForEverybody, testApart, type Walk } from './portal.ts'
import { logInAs, loginPage, password, turnTheHead } from './steps.ts'

/** A daughter, whose father alone is entered so far. The mother has not shown her face to the portal. */
const family = {
  child: { username: 'lokio', idNumber: '12345722', name: 'Ng Lok Io' },
  father: { username: 'kahou', email: 'kahou@example.mo' },
  mother: {
    ...{ name: 'mother', username: 'sokieng', email: 'sokieng@example.mo', called: 'Lei Sok Ieng' },
    ...{ idNumber: '1234573(0)', birthDate: '1982-08-09', gender: 'female' },
  },
  brother: 'Ng Lok In',
  /** Comes of age three days after the start of the demonstration. */
  eldest: { username: 'lokcheng', email: 'lokcheng@example.mo', name: 'Ng Lok Cheng' },
}
/** Becomes a guardian by papers: no member, and to the bureau no relation of hers. */
const tutor = { idNumber: '5555018(9)', birthDate: '1981-02-27', gender: 'male' }

const say = {
  familyOf: `Pais ou tutores de ${family.child.name}`,
  add: 'Acrescentar pai, mãe ou tutor',
  ownNumber: 'não o do requerente',
  added: 'Foi acrescentado, e todos foram avisados.',
  authorise: `Autorizar: ${family.child.name}`,
  withdraw: 'Retirar a autorização',
  nowMay: `${family.child.name} já pode pagar online.`,
  mayNoMore: `${family.child.name} já não pode pagar online.`,
  authorised: /Autorizado/,
  faceCheck: 'Verificação facial',
  notTheirFace: /Não foi possível confirmar o rosto/,
  said: 'Decisões sobre o pagamento online',
}

const as = async (visit: Walk['visit'], username: string) => {
  const page = await visit(loginPage('pt'))
  await logInAs(page, username, 'pt')
  return page
}
const toChildren = (page: Page) => page.goto('/pt/online/account/children', { waitUntil: 'networkidle' })
const childOn = (page: Page) => page.getByRole('listitem').filter({ hasText: family.child.name })
const expectSaid = (page: Page, words: string) =>
  expect(page.getByRole('status').filter({ hasText: words })).toBeVisible()

const authorise = (page: Page) => page.getByRole('button', { name: say.authorise, exact: true }).click()
const withdraw = async (page: Page) => {
  await childOn(page).getByRole('button').click()
  await page.getByRole('dialog').getByRole('button', { name: say.withdraw }).click()
  await expectSaid(page, say.mayNoMore)
}

/** The child’s own number first, which is refused at its field, and then hers. */
const addTheMother = async (page: Page) => {
  await page.goto('/pt/online/account/guardians', { waitUntil: 'networkidle' })
  await expectFitForEverybody(page)
  await page.getByRole('region', { name: say.familyOf }).getByRole('button', { name: say.add }).click()
  await expect(page.getByRole('heading', { level: 1, name: say.add })).toBeFocused()
  const { mother, child } = family
  await field(page, 'guardianIdNumber').fill(child.idNumber)
  await field(page, 'guardianBirthDate').fill(mother.birthDate)
  await page.locator(`main [name="guardianGender"][value="${mother.gender}"]`).check()
  await page.locator('main [name="relation"][value="parent"]').check()
  await goOn(page)
  await expect(page.locator('[data-field="guardianIdNumber"]')).toContainText(say.ownNumber)
  await expectFitForEverybody(page)
  await expect(field(page, 'guardianBirthDate'), 'the rest is kept').toHaveValue(mother.birthDate)
  await field(page, 'guardianIdNumber').fill(mother.idNumber)
  await goOn(page)
  await expect(page.getByText(say.added)).toBeFocused()
  await expect(page.getByRole('region', { name: say.familyOf })).toContainText(mother.called)
  await expectFitForEverybody(page)
}

/** Of somebody else first, and then hers. */
const showHerFace = async (page: Page) => {
  await expect(page.getByRole('heading', { name: say.faceCheck })).toBeFocused()
  await expectFitForEverybody(page)
  for (const { name } of [{ name: 'chineseWoman' }, family.mother]) {
    await chooseFile(page, 'file', pictureOf({ name }, 'selfie'))
    await turnTheHead(page, { name })
    await goOn(page)
    if (name === family.mother.name) return
    await expect(page.getByRole('alert')).toContainText(say.notTheirFace)
    await expectFitForEverybody(page)
  }
}

testApart(
  'a second parent is added, shows her face before her first yes, and each may take back what holds',
  {
    tag: ['@M04', '@M05', '@R10', '@P03'],
  },
  async ({ visit, letterTo }) => {
    testApart.setTimeout(240_000)
    const father = await as(visit, family.father.username)
    await toChildren(father)
    await authorise(father)
    await expectSaid(father, say.nowMay)
    await addTheMother(father)
    await letterTo(family.mother.email)

    const child = await as(visit, family.child.username)
    await expect(child.getByRole('main'), 'what the father has said is kept').toContainText(say.authorised)
    await child.goto('/pt/online/account/guardians', { waitUntil: 'networkidle' })
    await expect(child.getByRole('main')).toContainText(family.mother.called)
    await expectFitForEverybody(child)

    const mother = await as(visit, family.mother.username)
    await toChildren(mother)
    await expect(childOn(mother)).toContainText(say.authorised)
    // A no asks for no face, and a yes does.
    await withdraw(mother)
    await authorise(mother)
    await showHerFace(mother)
    await expectSaid(mother, say.nowMay)
    await expectFitForEverybody(mother)

    await toChildren(father)
    await expect(childOn(father)).toContainText(say.authorised)
    await withdraw(father)
    await mother.reload({ waitUntil: 'networkidle' })
    await authorise(mother)
    await expectSaid(mother, say.nowMay)

    await father.goto('/pt/online/account/guardians', { waitUntil: 'networkidle' })
    const region = father.getByRole('region', { name: say.familyOf })
    await region.getByText(say.said).click()
    const told = (await region.locator('ol > li > span').allTextContents()).map((word) => word.toLowerCase())
    expect(told.slice(0, 5), 'who has said what, the newest first').toEqual([
      'lei sok ieng: autorizou',
      'você: retirou a autorização',
      'lei sok ieng: autorizou',
      'lei sok ieng: retirou a autorização',
      'você: autorizou',
    ])
    await expectFitForEverybody(father)
  },
)

testApart(
  'a guardian is entered at the counter by papers, and ended there',
  { tag: '@M04' },
  async ({ visit, letterTo }) => {
    testApart.setTimeout(120_000)
    const counter = await visit('/desk/en/login')
    await field(counter, 'username').fill('counter')
    await field(counter, 'password').fill(password)
    await goOn(counter)
    await counter.getByRole('link', { name: 'Members' }).click()
    await field(counter, 'search').fill(family.child.username)
    await counter.getByRole('button', { name: 'Search', exact: true }).click()
    await counter.getByRole('list', { name: 'Results' }).getByRole('button').first().click()
    await expect(counter.getByRole('heading', { level: 2 })).toBeFocused()

    await counter.getByRole('button', { name: 'Enter a parent or guardian' }).click()
    const dialog = counter.getByRole('dialog')
    const submit = dialog.getByRole('button', { name: 'Enter a parent or guardian' })
    await dialog.locator('[name="guardianIdNumber"]').fill(tutor.idNumber)
    await dialog.locator('[name="guardianBirthDate"]').fill(tutor.birthDate)
    await dialog.locator(`[name="guardianGender"][value="${tutor.gender}"]`).check()
    await dialog.locator('[name="relation"][value="guardian"]').check()
    await dialog.locator('[name="papers"]').selectOption('court_order')
    await submit.click()
    await expect(dialog.getByRole('alert'), 'nobody is entered whose papers were not seen').toBeVisible()
    await expectAccessible(counter)
    await expect(dialog.locator('[name="guardianIdNumber"]'), 'the rest is kept').toHaveValue(tutor.idNumber)
    await dialog.locator('[name="papersSeen"]').check()
    await submit.click()
    await expectSaid(counter, 'Entered. Both have been told.')

    const entered = counter.getByRole('listitem').filter({ hasText: '55550189' })
    await expect(entered).toContainText(/no member · Guardian · at the counter, court order, .+ · no face check yet/)
    await expectFitForEverybody(counter)
    await letterTo('lokio@example.mo')

    await entered.getByRole('button', { name: /^End the registration/ }).click()
    await dialog.locator('[name="reason"]').fill('The court has ended it.')
    await expectAccessible(counter)
    await dialog.getByRole('button', { name: 'End the registration' }).click()
    await expectSaid(counter, 'Ended.')
    await expect(entered).toContainText('(ended by staff)')
    await expectFitForEverybody(counter)
  },
)

testApart(
  'on the 18th birthday the rights go over to the child, and everybody is told',
  { tag: '@M04' },
  async ({ visit, letterTo, setClock }) => {
    const { eldest, mother, father } = family
    const before = await as(visit, mother.username)
    await toChildren(before)
    await expect(before.getByRole('main')).toContainText(eldest.name)

    // Past that day in any time zone, at an hour at which letters are written.
    await setClock({ now: `${new Date(Date.now() + 4 * 86_400_000).toISOString().slice(0, 10)}T12:00:00+08:00` })

    await letterTo(eldest.email, '你已滿 18 歲')
    for (const parent of [mother, father]) await letterTo(parent.email, '子女已滿 18 歲')
    const after = await as(visit, mother.username)
    await toChildren(after)
    await expect(after.getByRole('main')).toContainText(family.brother)
    await expect(after.getByRole('main')).not.toContainText(eldest.name)
    const own = await as(visit, eldest.username)
    await own.goto('/pt/online/notice', { waitUntil: 'networkidle' })
    await expect(own.getByRole('main')).toContainText('18 anos')
  },
)
