import { afterEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { session } from '../../api/session.ts'
import { closeDesk, openDesk } from '../../testing/openDesk.tsx'
import { answers, link, openQueue as open } from '../../testing/queue.ts'

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

  const found = () => requests.find(({ call }) => call === 'POST /api/desk/queue/find')?.given
  await expect.poll(found).toEqual({ search: 'jk?', view: 'waiting' })
  expect(router.state.location.href).not.toContain('jk')
  expect(page.getByRole('dialog').elements()).toEqual([])
})

test('a key that is held down decides nothing and moves on', async () => {
  await openDesk('/application/A26-AAAAAA', answers)
  await expect.element(page.getByRole('button', { name: '批准', exact: true })).toBeVisible()
  for (const key of ['a', 'r'])
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, repeat: true, bubbles: true }))
  await new Promise(requestAnimationFrame)

  expect(page.getByRole('dialog').elements()).toEqual([])
})

test('on a narrow screen / leads to the list, and there into the search', async () => {
  await page.viewport(800, 800)
  onTestFinished(() => page.viewport(1280, 800))
  const { router } = await openDesk('/application/A26-BBBBBB', answers)
  await expect.element(page.getByRole('heading', { level: 1, name: /A26-BBBBBB/ })).toBeVisible()
  await userEvent.keyboard('/')

  await expect.poll(() => router.state.location.pathname).toBe('/')
  await expect.element(page.getByRole('searchbox')).toHaveFocus()
})

test('k begins at the last row, and the arrows move the focus, not the page', async () => {
  await open()
  await userEvent.keyboard('k')
  await expect.element(link('A26-CCCCCC')).toHaveFocus()

  const press = (key: string) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(event)
    return event.defaultPrevented
  }
  expect([press('ArrowUp'), press('Home')]).toEqual([true, false])
  await expect.element(link('A26-BBBBBB')).toHaveFocus()
})

test('j goes on while it is held down', async () => {
  await open()
  for (const repeat of [false, true, true])
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'j', repeat, bubbles: true }))

  await expect.element(link('A26-CCCCCC')).toHaveFocus()
})

test('single letters stay switched off until they are switched on again', async () => {
  await open()
  await userEvent.click(page.getByRole('button', { name: '快速鍵' }))
  await userEvent.click(page.getByRole('checkbox'))
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: '關閉' }))
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  session.end()
  expect(session.shortcuts(), 'it is how somebody works, not who').toBe(false)
  await userEvent.click(page.getByRole('button', { name: '快速鍵' }))
  await expect.element(page.getByRole('checkbox')).not.toBeChecked()
  await userEvent.click(page.getByRole('checkbox'))
  await userEvent.keyboard('{Escape}j')

  await expect.element(link('A26-AAAAAA')).toHaveFocus()
})
