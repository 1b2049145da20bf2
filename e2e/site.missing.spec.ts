import { expect, test } from './portal.ts'

test('an address at which there is nothing is a page that says so, in the language of the address, with status 404', async ({
  visit,
}) => {
  for (const [address, heading] of [
    ['/zh/nothing-here', '找不到頁面'],
    ['/pt/100%', 'Página não encontrada'],
    ['/en/%ff', 'Page not found'],
    ['/nothing-here?_locale=en', 'Page not found'],
    ['/desk/zh/nothing-here', '找不到這個頁面'],
    ['/desk/pt/letters/more', 'Esta página não existe'],
    ['/desk/en/register', 'There is no such page'],
    ['/desk/nothing-here', '找不到這個頁面'],
  ] as const) {
    const page = await visit(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    const response = await page.reload()
    expect([address, response?.status()]).toEqual([address, 404])
    await page.context().close()
  }
})

test('screens, pages of the authority and links in letters are found', async ({ visit }) => {
  for (const address of [
    '/zh/register',
    '/pt/faq',
    '/en/security/active-online-account/x',
    '/faq?_locale=en',
    '/desk/',
    '/desk/pt/application/A26-7KQX3M',
    '/desk/en/letters?state=late',
  ]) {
    const page = await visit(address)
    const response = await page.reload()
    expect([address, response?.status()]).toEqual([address, 200])
    await page.context().close()
  }
})
