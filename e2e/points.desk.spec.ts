import { memberNumberFrom } from '@palaestra/contract'
import type { Page } from '@playwright/test'
import { field, goOn } from './applicant.ts'
import { expect, expectFitForEverybody, testApart as test, type Walk } from './portal.ts'
import { logInAs, loginPage, password } from './steps.ts'

// Seniors bring visits in, correct points, keep the catalogue; the counter hands out.

/** Rosa Lima, whom no visit has earned anything yet. */
const rosa = { username: 'rosa', number: memberNumberFrom(10_004) }

/** A day as so many days before today, in Macao. */
const daysAgo = (days: number) => new Date(Date.now() + (8 - 24 * days) * 3_600_000).toISOString().slice(0, 10)

const atDesk = async (visit: Walk['visit'], username: string) => {
  const page = await visit('/desk/en/login')
  await field(page, 'username').fill(username)
  await field(page, 'password').fill(password)
  await goOn(page)
  await page.getByRole('link', { name: 'Points and gifts' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Points and gifts' })).toBeFocused()
  return page
}

const bring = async (page: Page, lines: readonly string[]) => {
  const content = ['member_number,day,came,left,place', ...lines].join('\n')
  const file = { name: 'visits.csv', mimeType: 'text/csv', buffer: Buffer.from(content) }
  await page.getByLabel('File', { exact: true }).setInputFiles(file)
  await page.getByRole('button', { name: 'Import visits' }).click()
}
const visits = [
  `${rosa.number},${daysAgo(1)},09:00,12:00,Tap Seac`,
  `${rosa.number},${daysAgo(2)},09:00,12:00,Tap Seac`,
  `${rosa.number},${daysAgo(2)},11:00,13:00,Mong-Há`,
  `000000018,${daysAgo(1)},09:00,12:00,Tap Seac`,
  `${rosa.number},31-31,09:00,12:00,Tap Seac`,
]

test('visits are brought in: broken lines are told, and the same file again changes nothing', {
  tag: ['@R16', '@O01'],
}, async ({ visit }) => {
  const senior = await atDesk(visit, 'senior')
  await senior.getByRole('button', { name: 'Import visits' }).click()
  await expect(senior.getByRole('alert').filter({ hasText: 'Choose a file first' })).toBeVisible()
  await expectFitForEverybody(senior)

  await bring(senior, visits)
  await expect(senior.getByText('5 lines: 2 new, 0 known already, 3 refused.')).toBeVisible()
  for (const said of [
    'Line 4: overlaps another visit of the member',
    'Line 5: no member has this number',
    'Line 6: the day is wrong',
  ])
    await expect(senior.getByText(said)).toBeVisible()
  await expectFitForEverybody(senior)
  await bring(senior, visits)
  await expect(senior.getByText('5 lines: 0 new, 2 known already, 3 refused.')).toBeVisible()
  await bring(senior, [`${rosa.number},${daysAgo(800)},09:00,12:00,Tap Seac`])
  await expect(senior.getByText('Line 2: too old: its points would have expired')).toBeVisible()
  await bring(senior, [])
  await expect(senior.getByText('0 lines: 0 new, 0 known already, 0 refused.')).toBeVisible()
})

test('points are corrected in the file of a member, who reads it', { tag: '@R16' }, async ({ visit }) => {
  const senior = await atDesk(visit, 'senior')
  await senior.getByRole('link', { name: 'Members', exact: true }).click()
  await expect(senior.getByRole('heading', { level: 1, name: 'Members' })).toBeFocused()
  await field(senior, 'search').fill(rosa.number)
  await senior.getByRole('button', { name: 'Search', exact: true }).click()
  await senior.getByRole('list', { name: 'Results' }).getByRole('button').first().click()
  await senior.getByRole('button', { name: 'Show points' }).click()
  await expect(senior.getByText('Points that can be used: 6')).toBeVisible()
  await expect(senior.getByRole('row', { name: /\+3 Earned by visits/ })).toHaveCount(2)
  await senior.getByRole('button', { name: 'Correct points' }).click()
  const form = senior.getByRole('dialog', { name: 'Correct points' })
  await form.getByRole('radio', { name: 'Take' }).check()
  await form.getByLabel('How many points').fill('7')
  await expect(form.getByText('The member has only 6: that many cannot be taken.')).toBeVisible()
  await form.getByLabel('Reason').fill('The gate has counted twice.')
  await form.getByRole('button', { name: 'Correct points' }).click()
  await expect(form.getByLabel('How many points')).toHaveAccessibleDescription(/does not have that many points/)
  await expectFitForEverybody(senior)
  await form.getByLabel('How many points').fill('1.5')
  await expect(form.getByText('The member has 6 now, and 4.5 afterwards.')).toBeVisible()
  await form.getByRole('button', { name: 'Correct points' }).click()
  await expect(senior.getByText('Points that can be used: 4.5')).toBeVisible()
  await expect(senior.getByRole('row', { name: /−1\.5 Taken by staff .*Ana Rita Sequeira/ })).toBeVisible()
  await expectFitForEverybody(senior)

  const member = await visit(loginPage('en'))
  await logInAs(member, rosa.username, 'en')
  await member.goto('/en/online/report')
  await expect(member.getByRole('region', { name: 'Points you can use' })).toContainText('4.5')
})

test('a gift enters the catalogue in three languages, and of two editors the second is asked', {
  tag: '@O07',
}, async ({ visit }) => {
  const [senior, colleague] = await Promise.all([atDesk(visit, 'senior'), atDesk(visit, 'senior')])
  await senior.getByRole('link', { name: 'Gift catalogue' }).click()
  await expectFitForEverybody(senior)
  await senior.getByRole('button', { name: 'Add a gift' }).click()
  const form = senior.getByRole('dialog', { name: 'Add a gift' })
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByLabel('Name in Chinese')).toHaveAttribute('aria-invalid', 'true')
  await expectFitForEverybody(senior)
  await form.getByLabel('Name in Chinese').fill('泳帽')
  await form.getByLabel('Name in Portuguese').fill('Touca de natação')
  await form.getByLabel('Name in English').fill('Swimming cap')
  await form.getByLabel('Price in points').fill('3')
  await form.getByLabel('Pieces in all').fill('5')
  await form.getByLabel('Last day').fill(daysAgo(1))
  const preview = form.getByRole('region', { name: 'What members see' })
  await expect(preview).toContainText('Its last day is over')
  await form.getByLabel('Last day').fill(daysAgo(-30))
  await expect(preview).toContainText('3 points · 5 left')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(senior.getByRole('list', { name: 'Gift catalogue' })).toContainText('Touca de natação')

  await colleague.getByRole('link', { name: 'Gift catalogue' }).click()
  const [mine, theirs] = [senior, colleague].map((page) => page.getByRole('dialog', { name: 'Change gift' }))
  if (!mine || !theirs) throw new Error('two editors')
  for (const page of [senior, colleague]) await page.getByRole('button', { name: 'Change gift: Swimming cap' }).click()
  await theirs.getByLabel('Pieces in all').fill('6')
  await theirs.getByRole('button', { name: 'Save' }).click()
  await expect(theirs).toBeHidden()
  await mine.getByLabel('Price in points').fill('2.5')
  await mine.getByRole('button', { name: 'Save' }).click()
  await expect(mine.getByText(/3 points · 6 of 6 left/)).toBeVisible()
  await expectFitForEverybody(senior)
  await mine.getByLabel('Pieces in all').fill('6')
  await mine.getByRole('button', { name: 'Keep what I wrote' }).click()
  await mine.getByRole('button', { name: 'Save' }).click()
  await expect(senior.getByRole('listitem').filter({ hasText: 'Swimming cap' })).toContainText('2.5 points')

  const member = await visit(loginPage('pt'))
  await logInAs(member, rosa.username, 'pt')
  await member.goto('/pt/online/report')
  await expect(member.getByRole('listitem').filter({ hasText: 'Touca de natação' })).toContainText('restam 6')
})

test('a gift is handed out at the counter, and taken back by a senior: the member has the points again', {
  tag: '@O07',
}, async ({ visit }) => {
  const member = await visit(loginPage('en'))
  await logInAs(member, rosa.username, 'en')
  await member.goto('/en/online/report')
  await member.getByRole('button', { name: 'Redeem Sports wristband' }).click()
  await member.getByRole('dialog').getByRole('button', { name: 'Redeem for 4 points' }).click()
  const usable = member.getByRole('region', { name: 'Points you can use' })
  await expect(usable).toContainText('0.5')

  const counter = await atDesk(visit, 'counter')
  await counter.getByLabel('Member number or reference').fill(rosa.number)
  await counter.getByRole('button', { name: 'Find' }).click()
  await expectFitForEverybody(counter)
  await counter.getByRole('button', { name: 'Hand out: Sports wristband' }).click()
  await expect(counter.getByText('4 points · Collected')).toBeVisible()
  await expect(counter.getByRole('button', { name: /Take the exchange back/ }), 'only a senior may').toHaveCount(0)

  const senior = await atDesk(visit, 'senior')
  await senior.getByLabel('Member number or reference').fill(rosa.number)
  await senior.getByRole('button', { name: 'Find' }).click()
  await senior.getByRole('button', { name: /^Take the exchange back: Sports wristband/ }).click()
  const form = senior.getByRole('dialog', { name: 'Take the exchange back' })
  await expect(form.getByText(/^The member gets 4 points back/)).toBeVisible()
  await form.getByLabel('Reason').fill('The clasp was broken.')
  await expectFitForEverybody(senior)
  await form.getByRole('button', { name: 'Take the exchange back' }).click()
  await expect(senior.getByText('4 points · Taken back; the points are back')).toBeVisible()
  await member.reload()
  await expect(usable).toContainText('4.5')
})
