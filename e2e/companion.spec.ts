import { groupedMemberNumber, memberNumberFrom } from '@palaestra/contract'
import type { Page } from '@playwright/test'
import { field, goOn } from './applicant.ts'
// Apart from the walks of others: people stand in lists afterwards.
import { expect, expectFitForEverybody, testApart as test, type Walk } from './portal.ts'
import { logInAs, loginPage } from './steps.ts'
import type { Locale } from './words.ts'

/** Of the demonstration. Nobody has the last one. */
const numberOf = {
  siumei: memberNumberFrom(10_000),
  ana: memberNumberFrom(10_001),
  tom: memberNumberFrom(10_002),
  lokin: memberNumberFrom(10_101),
  nobody: memberNumberFrom(77_777),
}

const as = async (visit: Walk['visit'], username: string, locale: Locale = 'en') => {
  const page = await visit(loginPage(locale))
  await logInAs(page, username, locale)
  return page
}
const go = (page: Page, path: string) => page.goto(path, { waitUntil: 'networkidle' })
const rowOf = (page: Page, who: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: who })
const ask = async (page: Page, memberNumber: string) => {
  await field(page, 'memberNumber').fill(memberNumber)
  await goOn(page)
}
const recorded = 'Your request has been recorded.'
const expectSaid = (page: Page, words: string) => expect(page.getByText(words, { exact: false })).toBeFocused()

test('a child of others comes along once a guardian says so', { tag: ['@R43', '@R44'] }, async ({
  visit,
  letterTo,
}) => {
  const adult = await as(visit, 'siumei')
  await adult.getByRole('link', { name: 'Accompanying children' }).click()
  await expect(adult.getByRole('heading', { level: 1, name: 'Accompanying children' })).toBeFocused()
  await expect(adult.getByText('No child is in the list.')).toBeVisible()
  await goOn(adult)
  await expect(field(adult, 'memberNumber')).toHaveAttribute('aria-invalid', 'true')
  await expectFitForEverybody(adult)
  await adult.getByRole('radio', { name: 'Another relative' }).check()
  await ask(adult, numberOf.lokin)
  await expectSaid(adult, recorded)
  const waiting = rowOf(adult, groupedMemberNumber(numberOf.lokin))
  await expect(waiting).toContainText('Waiting for an answer')
  await expectFitForEverybody(adult)

  const letter = await letterTo('kahou@example.mo', '吳樂言')
  expect(letter.subject).toBe('陳小美想帶同吳樂言使用泳池')
  const father = await as(visit, 'kahou')
  await expect(father.getByRole('link', { name: 'Family and companions' })).toBeVisible()
  await go(father, '/en/online/account/family')
  const relative = rowOf(father, 'confirmed by the identity bureau').filter({ hasText: 'Ng Lok In' })
  await expect(relative).toContainText('Online payment: waiting for authorisation')
  const request = rowOf(father, 'Chan Sio Mei asks to take Ng Lok In to the pool')
  await expect(request).toContainText('Another relative')
  await expectFitForEverybody(father)
  await request.getByRole('button', { name: /^Yes/ }).click()
  await expectSaid(father, 'You have said yes.')
  await expect(rowOf(father, 'Chan Sio Mei can take Ng Lok In to the pool')).toBeVisible()
  await expectFitForEverybody(father)

  await adult.reload()
  const child = rowOf(adult, 'Ng Lok In')
  await expect(child).toContainText('In the list')
  await child.getByRole('button', { name: 'Change: Ng Lok In' }).click()
  await adult.getByRole('radio', { name: 'Grandparent' }).first().check()
  await expectFitForEverybody(adult)
  await adult.getByRole('button', { name: 'Save' }).click()
  await expectSaid(adult, 'Saved.')
  await expect(child).toContainText('Grandparent')
  await child.getByRole('button', { name: 'Remove: Ng Lok In' }).click()
  await expectFitForEverybody(adult)
  await adult.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expectSaid(adult, 'Removed.')
  await expect(child).toHaveCount(0)
  await letterTo('kahou@example.mo', '吳樂言不再在陳小美的隨行小童名單上')
})

test('one’s own child is added by one press', { tag: '@R44' }, async ({ visit }) => {
  const father = await as(visit, 'kahou')
  await go(father, '/en/online/account/accompanying-children')
  await father.getByRole('button', { name: 'Add Ng Lok In' }).click()
  await expectSaid(father, 'Ng Lok In has been added.')
  await expect(rowOf(father, 'Ng Lok In')).toContainText('Parent or guardian')
  await go(father, '/en/online/account')
  await expect(father.getByRole('link', { name: 'Accompanying children' })).toHaveAccessibleDescription(/Ng Lok In/)
})

test('a player is added by number, changed and removed', { tag: '@R45' }, async ({ visit }) => {
  const captain = await as(visit, 'tom')
  await captain.getByRole('link', { name: 'Players' }).first().click()
  await expect(captain.getByRole('heading', { level: 1, name: 'Players' })).toBeFocused()
  await field(captain, 'shirt').selectOption('10')
  await ask(captain, numberOf.tom)
  await expect(captain.locator('[data-field="memberNumber"]')).toContainText('This is your own member number')
  await expect(field(captain, 'shirt'), 'the rest is kept').toHaveValue('10')
  await ask(captain, numberOf.ana)
  await expectSaid(captain, recorded)
  await ask(captain, numberOf.nobody)
  await expectSaid(captain, recorded)
  await expect(captain.getByText('Waiting for an answer')).toHaveCount(2)
  await expectFitForEverybody(captain)

  const ana = await as(visit, 'ana', 'pt')
  await go(ana, '/pt/online/account/family')
  await expectFitForEverybody(ana)
  await ana.getByRole('button', { name: 'Aceitar: Tom Reed quer incluí-lo na lista de jogadores' }).click()
  await expectSaid(ana, 'Aceitou o pedido.')

  await captain.reload()
  const player = rowOf(captain, 'Ana Sousa')
  await expect(player).toContainText('Number 10')
  await player.getByRole('button', { name: 'Change: Ana Sousa' }).click()
  await player.getByLabel('Player’s number').selectOption('7')
  await captain.getByRole('button', { name: 'Save' }).click()
  await expectSaid(captain, 'Saved.')
  await expect(player).toContainText('Number 7')
  await player.getByRole('button', { name: 'Remove: Ana Sousa' }).click()
  await captain.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expectSaid(captain, 'Removed.')
  await expect(player).toHaveCount(0)
  await ana.reload()
  await expect(ana.getByText('Está na lista de jogadores de Tom Reed')).toHaveCount(0)
})

test('the account lists the extra collectors; either side ends it', { tag: '@R24' }, async ({ visit }) => {
  const hirer = await as(visit, 'siumei')
  await hirer.getByRole('link', { name: 'Extra collectors' }).click()
  await ask(hirer, numberOf.tom)
  await expectSaid(hirer, recorded)
  const tom = await as(visit, 'tom')
  await go(tom, '/en/online/account/family')
  await rowOf(tom, 'Chan Sio Mei asks you to collect bookings').getByRole('button', { name: /^Yes/ }).click()
  await expectSaid(tom, 'You have said yes.')
  await go(hirer, '/en/online/account')
  await expect(hirer.getByRole('link', { name: 'Extra collectors' })).toHaveAccessibleDescription(/Tom Reed/)

  await rowOf(tom, 'You can collect bookings for Chan Sio Mei')
    .getByRole('button', { name: /^Leave/ })
    .click()
  await expectFitForEverybody(tom)
  await tom.getByRole('dialog').getByRole('button', { name: 'Leave' }).click()
  await expectSaid(tom, 'You have left the list.')
  await hirer.reload()
  await expect(hirer.getByRole('link', { name: 'Extra collectors' })).toHaveAccessibleDescription(/Nobody yet/)
})
