import { expect, expectFitForEverybody, test } from './portal.ts'
import { logIn, loginPage, people } from './steps.ts'

test('a member has the bookings in their calendar by a private address', async ({ page, request, letterTo }) => {
  await page.goto(loginPage('en'))
  await logIn(page, 'en')
  await page.goto('/en/vbs/bookings')
  await page.getByRole('button', { name: 'See them in my calendar…' }).click()
  const section = page.getByRole('region', { name: 'Bookings in your calendar' })
  await expect(section.getByRole('button', { name: 'Make a private address' })).toBeVisible()
  await expectFitForEverybody(page)
  await section.getByRole('button', { name: 'Make a private address' }).click()
  const address = section.getByRole('textbox', { name: 'Private address' })
  await expect(address).toHaveValue(/\/api\/vbs\/calendar\/feed\/[\w-]{43}\.ics$/)
  await expectFitForEverybody(page)
  const url = new URL(await address.inputValue()).pathname
  const feed = await request.get(url)
  expect([feed.status(), (await feed.text()).split('\r\n')[0]]).toEqual([200, 'BEGIN:VCALENDAR'])
  expect((await letterTo(people.en.email, 'private address')).body).toContain('Whoever has it sees')

  await page.reload()
  await page.getByRole('button', { name: 'See them in my calendar…' }).click()
  await expect(section).toContainText('A calendar program last read it')
  await section.getByRole('button', { name: 'End the address' }).click()
  await expect(section).toContainText('The address does not work any more.')
  expect((await request.get(url)).status()).toBe(404)
})
