import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { anApplication, aQueue } from '../../testing/applications.ts'
import { closeDesk, openDesk } from '../../testing/openDesk.tsx'

const waiting = aQueue(
  ['A26-AAAAAA', { overdue: true, dueOn: '2026-02-27' }],
  ['A26-BBBBBB', { duplicate: true }],
  ['A26-CCCCCC', { corrected: true }],
)
const answers = {
  'GET /api/desk/applications': () => waiting,
  'GET /api/desk/application': ({ reference }: Record<string, unknown>) => anApplication(String(reference)),
}
const link = (name: string) => page.getByRole('link', { name })
const open = async (address = '/') => {
  const opened = await openDesk(address, answers)
  await expect.element(link('A26-AAAAAA')).toBeVisible()
  return opened
}

afterEach(closeDesk)

test('j and k go from row to row, and stop at the ends', async () => {
  await open()
  await userEvent.keyboard('j')
  await expect.element(link('A26-AAAAAA')).toHaveFocus()
  await userEvent.keyboard('jjj')
  await expect.element(link('A26-CCCCCC')).toHaveFocus()
  await userEvent.keyboard('k')
  await expect.element(link('A26-BBBBBB')).toHaveFocus()
})

test('so do the arrows, once one is in the table', async () => {
  await open()
  await userEvent.keyboard('j{ArrowDown}{ArrowDown}{ArrowUp}')

  await expect.element(link('A26-BBBBBB')).toHaveFocus()
})

test('Enter opens, and the heading takes the focus', async () => {
  const { router } = await open()
  await userEvent.keyboard('jj{Enter}')

  await expect.element(page.getByRole('heading', { level: 1, name: /A26-BBBBBB/ })).toHaveFocus()
  expect(router.state.location.pathname).toBe('/application/A26-BBBBBB')
})

test('/ leads to the search, and there letters are letters', async () => {
  const { requests, router } = await open()
  await userEvent.keyboard('/')
  await expect.element(page.getByRole('searchbox')).toHaveFocus()
  await userEvent.keyboard('jk?{Enter}')

  await expect.poll(() => router.state.location.search).toMatchObject({ search: 'jk?' })
  await expect.poll(() => requests.at(-1)?.given).toMatchObject({ search: 'jk?', state: 'waiting' })
  expect(page.getByRole('dialog').elements()).toEqual([])
})

test('the view stands in the address, and is found again on the way back', async () => {
  const { requests, router } = await open('/?state=rejected&search=Ho')
  expect(requests.find(({ call }) => call === 'GET /api/desk/applications')?.given).toMatchObject({
    state: 'rejected',
    search: 'Ho',
  })
  await userEvent.keyboard('j{Enter}')
  await expect.element(page.getByRole('heading', { level: 1, name: /A26-AAAAAA/ })).toHaveFocus()
  await userEvent.keyboard('q')

  await expect.poll(() => router.state.location.href).toBe('/?state=rejected&search=Ho')
})

test('? tells the keys, and there single letters can be switched off', async () => {
  await open()
  await userEvent.keyboard('?')
  await expect.element(page.getByRole('dialog', { name: '快速鍵' })).toBeVisible()
  await userEvent.click(page.getByRole('checkbox'))
  await userEvent.keyboard('{Escape}j')

  await expect.element(link('A26-AAAAAA')).not.toHaveFocus()
})

test('what is overdue, doubled or corrected says so in words', async () => {
  await open()

  await expect.element(page.getByRole('row', { name: /A26-AAAAAA.*逾期/ })).toBeVisible()
  await expect.element(page.getByRole('row', { name: /A26-BBBBBB.*重複/ })).toBeVisible()
  await expect.element(page.getByRole('row', { name: /A26-CCCCCC.*更正申請/ })).toBeVisible()
})
