import { createMemoryHistory } from '@tanstack/react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createPortalRouter } from '../../routing/router.ts'
import { done, type Responses, stubServer } from '../../testing/portal.tsx'
import { Announcements } from './Announcements.tsx'

const info = { id: '1', kind: 'info', text: '新課程現已接受登記。', places: [] }
const warning = { id: '2', kind: 'warning', text: '所有泳池關閉。', places: [] }

const open = async (answer: Responses[string], address = '/zh/faq') => {
  const requests = stubServer({ '/web/message': answer })
  const router = createPortalRouter(createMemoryHistory({ initialEntries: [address] }))
  const screen = await render(<Announcements router={router} />)
  onTestFinished(async () => {
    await screen.unmount()
    vi.unstubAllGlobals()
    localStorage.clear()
  })
  return { requests, screen, router }
}
const strip = () => page.getByRole('complementary', { name: '公告' })
const close = () => userEvent.click(page.getByRole('button', { name: '關閉公告' }))

test('[X10] a warning comes first, the next one when it is closed, and what is closed stays closed', async () => {
  const { screen } = await open(done({ items: [info, warning] }))
  await expect.element(strip().getByText('所有泳池關閉。')).toBeVisible()
  await expect.element(strip().getByText('另有 1 則')).toBeVisible()
  await close()
  await expect.element(strip().getByText('新課程現已接受登記。')).toBeVisible()
  await expect.element(page.getByRole('button', { name: '關閉公告' })).toHaveFocus()
  await close()
  await expect.poll(() => strip().elements()).toEqual([])

  await screen.unmount()
  const { requests } = await open(done({ items: [{ ...info, id: '3' }, info, warning] }))
  await expect.element(strip().getByText('新課程現已接受登記。')).toBeVisible()
  expect(requests).toHaveLength(1)
  expect(strip().getByText('另有').elements()).toEqual([])
})

test('[X10] an announcement for some parts is shown at their addresses alone', async () => {
  const items = [{ ...warning, places: ['login'] }, info]
  const { screen } = await open(done({ items }), '/ams/login')
  await expect.element(strip().getByText('所有泳池關閉。')).toBeVisible()
  await screen.unmount()
  await open(done({ items }), '/zh/faq')
  await expect.element(strip().getByText('新課程現已接受登記。')).toBeVisible()
  expect(strip().getByText('所有泳池關閉。').elements()).toEqual([])
})

test('[X10] where announcements cannot be read nothing is said', async () => {
  const { requests } = await open({ code: 5, message: 'busy' })
  await expect.poll(() => requests.length).toBe(1)
  expect(page.getByRole('status').element().textContent).toBe('')
})
