import { expect, expectFitForEverybody, test } from './portal.ts'
import { logIn, logInAs, loginPage, openWaysOfMember, password, people } from './steps.ts'
import { words } from './words.ts'

const say = words.en

test('a lost card is reported, and the temporary card arrives', { tag: ['@C01', '@R25', '@R26', '@L02'] }, async ({
  visit,
  letterTo,
  setClock,
}) => {
  const say = words.zh
  await setClock({ now: '2026-03-01T10:00:00+08:00' })
  const page = await visit(loginPage('zh'))
  await logIn(page, 'zh')

  await page.getByRole('link', { name: say.reportLoss }).click()
  await expect(page.getByRole('heading', { name: say.reportLoss })).toBeFocused()
  const bar = page.getByRole('navigation', { name: '目前位置' })
  await expect(bar.getByRole('link')).toHaveText(['主頁', say.account])
  await expect(page).toHaveTitle(new RegExp(say.reportLoss))

  await page.getByRole('button', { name: say.reportLoss }).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(2)
  await expectFitForEverybody(page)

  await page.getByLabel(say.howLost).fill('autocarro 25')
  await page.getByLabel(say.understood).check()
  await page.getByRole('button', { name: say.reportLoss }).click()
  await expect(page.getByRole('heading', { name: '已報失會員卡' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('2026年3月21日')
  await expect(bar, 'what a report leads to stands alone').toHaveCount(0)
  await expectFitForEverybody(page)

  await letterTo(people.zh.email, say.temporaryCard)
})

test('who leaves a half-filled form is asked first, and Escape stays', { tag: '@M08' }, async ({ visit }) => {
  const page = await visit(loginPage('en'))
  await logInAs(page, 'kenji', 'en')
  await page.getByRole('main').getByRole('link', { name: say.reportLoss }).click()
  await expect(page.getByLabel(say.howLost)).toBeVisible()
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.accept()
  })
  await page.reload({ waitUntil: 'networkidle' })
  expect(asked, 'nothing is typed yet').toEqual([])
  await page.getByLabel(say.howLost).fill('On a bus')
  await page.reload({ waitUntil: 'networkidle' })
  expect(asked).toEqual(['beforeunload'])
  await page.getByLabel(say.howLost).fill('On the bus')

  await openWaysOfMember(page)
  await page.getByRole('banner').getByRole('link', { name: say.account, exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectFitForEverybody(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByLabel(say.howLost)).toHaveValue('On the bus')

  await page.goBack()
  await page.getByRole('button', { name: say.leave, exact: true }).click()
  await page.waitForURL('**/en/online/account')
})

test('without a token the login page comes first, in the language of the address', { tag: '@R25' }, async ({
  visit,
}) => {
  const page = await visit('/pt/online/account/report-loss')

  await expect(page).toHaveURL('/ams/login?to=%2Fonline%2Faccount%2Freport-loss&_locale=pt')
})

test('ten minutes after the login one proves anew who one is, and the same report goes on', {
  tag: ['@C01', '@C03', '@R25', '@R26'],
}, async ({ visit, letterTo, setClock, allowComplaint }) => {
  // The address of the photo has ended with the ten minutes, and a slow browser may still be at it.
  allowComplaint(/404.*\/api\/account\/photo\//)
  await setClock({ now: '2026-05-04T10:00:00+08:00' })
  const page = await visit(loginPage('en'))
  await logInAs(page, 'maria', 'en')
  const referenceOfCode = async () => {
    const answered = page.waitForResponse(/qrcode_info/)
    await page.getByRole('button', { name: 'Show QR code' }).click()
    const [, reference] = /#([\w-]+)\./.exec((await (await answered).json()).data.content) ?? []
    await page.keyboard.press('Escape')
    return reference
  }
  const old = await referenceOfCode()
  await page.getByRole('main').getByRole('link', { name: say.reportLoss }).click()
  await expect(page.getByRole('main')).toContainText('The temporary card will be sent to m')
  await page.getByLabel(say.howLost).fill('On the bus 25')
  await page.getByLabel(say.understood).check()
  await setClock({ forward: 'PT10M1S' })
  await page.getByRole('button', { name: say.reportLoss }).click()

  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expectFitForEverybody(page)
  await dialog.getByRole('textbox', { name: say.password }).fill('not the password')
  await dialog.locator('button[type="submit"]').first().click()
  await expect(dialog.getByRole('alert')).toContainText('These login details are not correct')
  await dialog.getByRole('textbox', { name: say.password }).fill(password)
  await dialog.locator('button[type="submit"]').first().click()

  await expect(page).toHaveURL('/en/online/account/report-success')
  await expect(page.getByRole('main')).toContainText('From 24 May 2026 you can swap it for a permanent card.')
  const letter = await letterTo('maria@example.mo', say.temporaryCard)
  expect(letter.body).toContain('24 May 2026')
  await page.getByRole('link', { name: 'Back to my account' }).click()
  const main = page.getByRole('main')
  // The brief suspension ends a moment after the letter has left.
  await expect(async () => {
    await page.reload()
    await expect(main).toContainText('Temporary', { timeout: 2000 })
  }).toPass()
  await expect(main).toContainText('From 24 May 2026 you can swap it')
  await expect(main.getByRole('link', { name: say.reportLoss }), 'no second report').toHaveCount(0)
  expect(await referenceOfCode(), 'the old card opens no gate').not.toBe(old)
})

for (const [what, username, sentence, cure] of [
  ['no e-mail', 'kamfai', 'You have not given an e-mail address', 'Add an e-mail'],
  ['an unconfirmed mobile', 'rosa', 'Your mobile number is not confirmed', 'Confirm mobile number'],
  ['a temporary card', 'waiman', 'This card has already been reported lost', undefined],
  [
    'a suspended account',
    'chikeong',
    'Your account is suspended. If you have questions, call 2888 0000',
    'Appeal against the suspension',
  ],
] as const)
  test(`with ${what} a loss is not reported: it says why at once, and what helps`, {
    tag: ['@C04', '@O05'],
  }, async ({ visit }) => {
    const page = await visit(loginPage('en'))
    await logInAs(page, username, 'en')
    await page.goto('/en/online/account/report-loss')
    const main = page.getByRole('main')
    await expect(main).toContainText(sentence)
    await expect(page.getByLabel(say.howLost)).toHaveCount(0)
    if (cure) await expect(main.getByRole('link', { name: cure })).toBeVisible()
    else await expect(main).toContainText('you can swap it for a permanent card')
    await expectFitForEverybody(page)
  })

test('the account of a suspended member says why, and the list of services what is closed', {
  tag: ['@A13', '@A16', '@O05', '@R46'],
}, async ({ visit }) => {
  const page = await visit(loginPage('en'))
  await logInAs(page, 'chikeong', 'en')
  const card = page.getByRole('region', { name: 'Membership card' })
  await expect(card).toContainText('Suspended')
  await expect(card).toContainText('Your account is suspended. If you have questions, call 2888 0000')
  await expect(card.getByRole('button', { name: 'Show QR code' })).toHaveCount(0)
  await expectFitForEverybody(page)

  await page.getByRole('link', { name: 'Services', exact: true }).click()
  const booking = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Venue booking' }) })
  await expect(booking).toContainText('Pending')
  await expect(page.getByRole('main').getByText('Your account is suspended')).toHaveCount(1)
  await expectFitForEverybody(page)
})

test('twenty days after the report the temporary card is swapped for a permanent one', { tag: '@C03' }, async ({
  visit,
  setClock,
}) => {
  // She reported five days before the demonstration began.
  await setClock({ forward: 'P14D' })
  const early = await visit(loginPage('en'))
  await logInAs(early, 'waiman', 'en')
  await expect(early.getByRole('main')).toContainText('Temporary')
  await expect(early.getByRole('link', { name: 'Swap for a permanent card' })).toHaveCount(0)
  await early.goto('/en/online/account/swap-card')
  await expect(early.getByRole('main')).toContainText('you can swap it for a permanent card.')
  await expect(early.getByRole('button', { name: 'Swap for a permanent card' })).toHaveCount(0)

  await setClock({ forward: 'P1D' })
  const page = await visit(loginPage('en'))
  await logInAs(page, 'waiman', 'en')
  await page.getByRole('link', { name: 'Swap for a permanent card' }).click()
  await expectFitForEverybody(page)
  await page.getByRole('button', { name: 'Swap for a permanent card' }).click()
  await expect(page.getByText('Your permanent card is active.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Back to my account' }).click()
  await expect(page.getByRole('region', { name: 'Membership card' })).toContainText('Valid')
  await expect(page.getByRole('main')).not.toContainText('Temporary')
})
