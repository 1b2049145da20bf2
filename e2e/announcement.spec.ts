import type { Page } from '@playwright/test'
import { field, goOn } from './applicant.ts'
import { expect, expectFitForEverybody, test } from './portal.ts'
import { logIn, loginPage, password } from './steps.ts'
import type { Locale } from './words.ts'

/** The day that it is in Macao. */
const today = () => new Date(Date.now() + 8 * 60 * 60 * 1000).toISOString().slice(0, 10)

const said: Record<Locale, string> = {
  zh: '因懸掛八號風球，所有泳池關閉。',
  pt: 'As piscinas estão encerradas devido ao sinal n.º 8 de tufão.',
  en: 'All pools are closed because of typhoon signal no. 8.',
}

const enterDesk = async (desk: Page) => {
  await field(desk, 'username').fill('editor')
  await field(desk, 'password').fill(password)
  await goOn(desk)
  await desk.getByRole('link', { name: 'Announcements' }).click()
  await expect(desk.getByRole('heading', { level: 1, name: 'Announcements' })).toBeFocused()
}

test('what staff announce everybody reads in their language, closes, and sees no more once it is ended', {
  tag: '@X10',
}, async ({ visit }) => {
  const desk = await visit('/desk/en/login')
  await enterDesk(desk)
  await desk.getByRole('button', { name: 'New announcement' }).click()
  const form = desk.getByRole('dialog', { name: 'New announcement' })
  await form.getByRole('radio', { name: /^Warning/ }).check()
  await form.getByLabel('In Chinese').fill(said.zh)
  await form.getByLabel('In Portuguese').fill(said.pt)
  await form.getByLabel('First day').fill(today())
  await form.getByRole('button', { name: 'Announce', exact: true }).click()
  await expect(form.getByLabel('In English')).toHaveAttribute('aria-invalid', 'true')
  await expectFitForEverybody(desk)
  await form.getByLabel('In English').fill(said.en)
  await form.getByRole('button', { name: 'Announce', exact: true }).click()
  await expect(desk.getByText('The announcement has been published.')).toBeVisible()
  await expectFitForEverybody(desk)

  // A narrow telephone, before and after a login; the page is whole, and its end is not covered.
  const member = await visit(loginPage('pt'), { viewport: { width: 320, height: 640 } })
  const strip = member.getByRole('complementary', { name: 'Comunicados' })
  await expect(strip).toContainText(said.pt)
  await logIn(member, 'pt')
  await expect(strip).toContainText(said.pt)
  await expectFitForEverybody(member)
  const footer = member.getByRole('contentinfo')
  await member.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const [footerBox, stripBox] = [await footer.boundingBox(), await strip.boundingBox()]
  expect((footerBox?.y ?? 0) + (footerBox?.height ?? 0)).toBeLessThanOrEqual((stripBox?.y ?? 0) + 1)
  await strip.getByRole('button', { name: 'Fechar o comunicado' }).click()
  await expect(strip).toBeHidden()
  await member.goto('/pt/contact', { waitUntil: 'networkidle' })
  await expect(member.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(strip).toBeHidden()

  const chinese = await visit('/zh/faq')
  await expect(chinese.getByRole('complementary', { name: '公告' })).toContainText(said.zh)

  await desk
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: said.en })
    .getByRole('button', { name: 'End now' })
    .click()
  await desk.getByRole('dialog').getByRole('button', { name: 'End now' }).click()
  await expect(desk.getByText('The announcement has been ended.')).toBeVisible()
  await chinese.reload({ waitUntil: 'networkidle' })
  await expect(chinese.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(chinese.getByRole('complementary', { name: '公告' })).toBeHidden()
})
