import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aQueue } from '../../testing/applications.ts'
import { closeDesk, openDesk } from '../../testing/openDesk.tsx'

const findCall = 'POST /api/desk/queue/find'
const found = () => aQueue(['A26-AAAAAA'])
const field = page.getByRole('searchbox')
const link = (name: string) =>
  page.getByRole('link', name.startsWith('A26') ? { name: new RegExp(name) } : { name, exact: true })
const open = async (address = '/', more: Parameters<typeof openDesk>[1] = {}) => {
  const opened = await openDesk(address, { 'GET /api/desk/queue': found, [findCall]: found, ...more })
  await expect.element(link('A26-AAAAAA')).toBeVisible()
  const searches = () => opened.requests.filter(({ call }) => call === findCall).map(({ given }) => given['search'])
  return { ...opened, searches }
}
const search = async (text: string) => {
  await userEvent.fill(field, text)
  await userEvent.keyboard('{Enter}')
}

afterEach(closeDesk)

test('/ takes the last search whole, so that the next is written over it', async () => {
  const { searches } = await open()
  await search('Ho Ka Leng')
  await expect.poll(searches).toEqual(['Ho Ka Leng'])
  await userEvent.click(document.body)
  await userEvent.keyboard('/Lam{Enter}')

  await expect.poll(searches).toEqual(['Ho Ka Leng', 'Lam'])
})

test('a name of eighty letters is searched for whole, and more cannot be written', async () => {
  const { searches } = await open()
  await userEvent.click(field)
  await userEvent.keyboard(`${'n'.repeat(81)}{Enter}`)

  await expect.poll(searches).toEqual(['n'.repeat(80)])
})

test('a search is kept in nothing that outlives the tab, nor does the browser offer it to the next', async () => {
  const { searches } = await open()
  await search('1234567(0)')
  await expect.poll(searches).toEqual(['1234567(0)'])

  expect(JSON.stringify({ ...localStorage })).not.toContain('1234567(0)')
  expect(field.element().getAttribute('autocomplete')).toBe('off')
})

test('a search is tried again by itself where the network was lost for a moment', async () => {
  let times = 0
  await open('/', {
    [findCall]: () => {
      times += 1
      if (times === 1) throw new TypeError('no network')
      return aQueue(['A26-BBBBBB'])
    },
  })
  await search('Ho')

  await expect.element(link('A26-BBBBBB')).toBeVisible()
  expect(times).toBe(2)
})

test('who is found nowhere at all is not looked for there again', async () => {
  const { searches } = await open('/?view=all', { [findCall]: () => aQueue() })
  await search('Ho')

  await expect.element(page.getByText('沒有符合的申請。')).toBeVisible()
  expect(searches()).toEqual(['Ho'])
  expect(link('在全部申請中搜尋').elements()).toEqual([])
})

test('another state leaves the focus where it was pressed, and the search in its field', async () => {
  const { searches, router } = await open()
  await search('Ho')
  await expect.poll(searches).toEqual(['Ho'])
  await userEvent.click(link('已批准'))

  await expect.poll(() => router.state.location.href).toBe('/?view=passed')
  await expect.poll(searches).toEqual(['Ho', 'Ho'])
  await expect.element(link('已批准')).toHaveFocus()
  await expect.element(field).toHaveValue('Ho')
})
