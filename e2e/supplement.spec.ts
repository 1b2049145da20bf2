import type { Page } from '@playwright/test'
import { chooseFile, field, pictureOf } from './applicant.ts'
import { expect, expectAccessible, expectFitForEverybody, testApart as test, type Walk } from './portal.ts'
import { giveLogin, logInAs, logInAtDesk, loginPage } from './steps.ts'

const referenceShape = /S\d\d-[A-Z0-9]{6}/
const send = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** A member of staff who has opened the change with this reference. */
const atTheDesk = async (visit: Walk['visit'], reference: string) => {
  const desk = await visit('/desk/en/login')
  await logInAtDesk(desk)
  await expect(desk).not.toHaveURL(/login/)
  await desk.goto(`/desk/en/change/${reference}`, { waitUntil: 'networkidle' })
  await expect(desk.getByRole('heading', { level: 1 })).toContainText(reference)
  return desk
}

const approve = async (visit: Walk['visit'], reference: string) => {
  const desk = await atTheDesk(visit, reference)
  await expectAccessible(desk)
  await desk.keyboard.press('a')
  await desk.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await expect(desk.getByRole('status').filter({ hasText: `${reference} approved.` })).toBeVisible()
  await desk.close()
}

/** The page after a change was sent, with the reference on it. */
const sentPage = async (page: Page, locale: string) => {
  await expect(page).toHaveURL(`/${locale}/supple/sent`)
  const main = page.getByRole('main')
  await expect(main).toContainText(referenceShape)
  return referenceShape.exec((await main.textContent()) ?? '')?.[0] ?? ''
}

test('a new photo: somebody else’s is refused at its field, one’s own is reviewed, and then on the card', {
  tag: ['@R38', '@V17', '@M03', '@A07'],
}, async ({ visit }) => {
  const page = await visit('/zh/security/change-avatar')
  await expect(page).toHaveURL(/\/ams\/login\?/)
  await giveLogin(page, 'zh', { username: 'siumei' })
  await expect(page).toHaveURL('/zh/security/change-avatar')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('更換會員相片')
  await expectFitForEverybody(page)

  await chooseFile(page, 'photo', pictureOf({ name: 'ordinary' }, 'photo'))
  await expect(field(page, 'photoRecent')).toBeVisible()
  await send(page, '提交')
  await expect(page.getByRole('alert').getByRole('link'), 'nobody has said that it is recent').toHaveCount(1)
  await field(page, 'photoRecent').check()
  await send(page, '提交')
  const wrong = page.locator('[data-field="photo"] input[type="file"]')
  await expect(wrong).toHaveAttribute('aria-invalid', 'true')
  await expect(wrong).toHaveAccessibleDescription(/記錄不符/)
  await expectFitForEverybody(page)

  await chooseFile(page, 'photo', pictureOf({ name: 'duplicate' }, 'photo'))
  await expect(page.locator('main progress')).toHaveCount(0)
  await send(page, '提交')
  const reference = await sentPage(page, 'zh')
  // Nobody has touched anything: the account comes by itself, from where the way back does not lead here again.
  await expect(page.getByRole('timer')).toContainText(/\d+ 秒/)
  await expectAccessible(page)
  await expect(page).toHaveURL('/zh/online/account', { timeout: 20_000 })

  await page.goto('/zh/security/change-avatar')
  await expect(page.getByRole('main')).toContainText(reference)
  await expect(field(page, 'photo'), 'one at a time').toHaveCount(0)
  await expectFitForEverybody(page)
  await approve(visit, reference)
  await page.goto('/zh/security/change-avatar')
  await expect(page.locator('[data-field="photo"]')).toBeVisible()
})

test('a new copy of the document; the way home by itself is stopped by the keyboard, and stays stopped', {
  tag: ['@R39', '@M03'],
}, async ({ visit }) => {
  const page = await visit(loginPage('pt'), { reducedMotion: 'reduce' })
  await logInAs(page, 'ana', 'pt')
  await page.goto('/pt/security/change-id-copy', { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alterar a cópia do documento')
  await send(page, 'Enviar')
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(1)
  await expectFitForEverybody(page)

  await chooseFile(page, 'idCopy', pictureOf({ name: 'mistaken' }, 'document'))
  await send(page, 'Enviar')
  const reference = await sentPage(page, 'pt')
  const toAccount = page.getByRole('main').getByRole('link', { name: 'Ir para a minha conta' })
  await expect(toAccount, 'the way is there at once').toHaveAttribute('href', '/pt/online/account')
  const stay = page.getByRole('button', { name: 'Ficar nesta página' })
  for (let presses = 0; presses < 5 && !(await stay.evaluate((one) => one === document.activeElement)); presses += 1)
    await page.keyboard.press('Tab')
  await expect(stay).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('timer')).toHaveText('Fica nesta página.')
  await expectAccessible(page)
  // Longer than the ten seconds would have been.
  await page.waitForTimeout(12_000)
  await expect(page).toHaveURL('/pt/supple/sent')

  const desk = await atTheDesk(visit, reference)
  await send(desk, 'Reject')
  const dialog = desk.getByRole('dialog')
  await dialog.locator('textarea').fill('A cópia não está legível.')
  await expectAccessible(desk)
  await send(desk, 'Reject and tell the member')
  await expect(desk.getByRole('status').filter({ hasText: reference })).toBeVisible()

  await page.goto('/pt/security/change-id-copy', { waitUntil: 'networkidle' })
  const copy = page.locator('[data-field="idCopy"] input[type="file"]')
  await expect(copy).toHaveAccessibleDescription(/A cópia não está legível\./)
  await expectFitForEverybody(page)
  await chooseFile(page, 'idCopy', pictureOf({ name: 'mistaken' }, 'document'))
  await expect(page.locator('main progress')).toHaveCount(0)
  await send(page, 'Enviar de novo')
  expect(await sentPage(page, 'pt'), 'another sending is another one').not.toBe(reference)
})

test('from the reminder over refusal and missing code to the renewed card', {
  tag: ['@M11', '@R41', '@R08', '@M03'],
}, async ({ visit, letterTo, setClock }) => {
  await setClock({ now: '2028-06-01T10:00:00+08:00' })
  const told = await letterTo('maria@example.mo', 'about to expire')
  expect(told.body).toContain('30 June 2028')
  const page = await visit(loginPage('en'))
  await logInAs(page, 'maria', 'en')
  await expect(page.getByRole('main')).toContainText('30 June 2028')

  await setClock({ now: '2028-07-01T10:00:00+08:00' })
  const late = await visit(loginPage('en'))
  await logInAs(late, 'maria', 'en')
  const main = late.getByRole('main')
  await expect(main.getByText('Your membership card has expired').first()).toBeVisible()
  await expect(main.getByRole('button', { name: 'Show QR code' })).toHaveCount(0)
  await expectFitForEverybody(late)

  // The report of a loss is no use to a card that opens nothing: what helps comes by itself.
  await late.goto('/en/online/account/report-loss', { waitUntil: 'networkidle' })
  await expect(late).toHaveURL('/en/member-info-incomplete?service=report_loss')
  await expect(main).toContainText('before you can use “Reporting a lost card” again')
  await expectFitForEverybody(late)
  await main.getByRole('link', { name: 'Renew the card' }).click()
  await expect(late).toHaveURL('/en/online/account/renew')

  await field(late, 'documentExpiry').fill('2028-06-30')
  await chooseFile(late, 'idCopy', pictureOf({ name: 'worker' }, 'document'))
  await send(late, 'Send')
  await expect(field(late, 'documentExpiry'), 'the same day renews nothing').toHaveAttribute('aria-invalid', 'true')
  await expectFitForEverybody(late)
  await field(late, 'documentExpiry').fill('2030-06-30')
  await send(late, 'Send')
  const reference = await sentPage(late, 'en')
  await expect(late).toHaveURL('/en/online/account', { timeout: 20_000 })

  await approve(visit, reference)
  const letter = await letterTo('maria@example.mo', 'approved')
  expect(letter.body).toContain('30 June 2030')
  await late.reload({ waitUntil: 'networkidle' })
  await expect(main).toContainText('30 June 2030')
  await expect(main.getByText('Your membership card has expired')).toHaveCount(0)
  await late.goto('/en/online/account/report-loss', { waitUntil: 'networkidle' })
  await expect(late, 'open again').toHaveURL('/en/online/account/report-loss')
})
