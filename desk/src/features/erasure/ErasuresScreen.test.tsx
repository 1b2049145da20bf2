import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeDesk, openDesk } from '../../testing/openDesk.tsx'

const call = 'GET /api/desk/erasures'
const kept = [{ kind: 'applications', days: 90 }]
const days = [
  {
    day: '2026-03-02',
    erased: [
      { kind: 'applications', count: 1 },
      { kind: 'pictures', count: 12 },
    ],
  },
]

afterEach(closeDesk)

test('each day says how many of what were erased, and above stands how long things are kept', async () => {
  await openDesk('/erasures', { [call]: () => ({ kept, days, next: null }) })

  await expect.element(page.getByText('不獲批准的申請：90 天')).toBeVisible()
  await expect.element(page.getByRole('rowheader', { name: '2026年3月2日' })).toBeVisible()
  await expect.element(page.getByText('不獲批准的申請 1、圖片 12')).toBeVisible()
  expect(page.getByRole('navigation', { name: '分頁' }).elements()).toEqual([])
})

test('earlier days are a page further, and the latest one way back', async () => {
  const { router, requests } = await openDesk('/erasures', {
    [call]: ({ before }) => ({ kept, days, next: before ? null : '2026-03-02' }),
  })
  await userEvent.click(page.getByRole('link', { name: '較早' }))
  await expect.element(page.getByRole('link', { name: '最新' })).toBeVisible()
  expect(router.state.location.search).toEqual({ before: '2026-03-02' })
  expect(requests.filter((one) => one.call === call).at(-1)?.given).toMatchObject({ before: '2026-03-02' })

  await userEvent.click(page.getByRole('link', { name: '最新' }))
  await expect.element(page.getByRole('link', { name: '較早' })).toBeVisible()
})

test('where nothing has been erased yet, that is said', async () => {
  await openDesk('/erasures', { [call]: () => ({ kept, days: [], next: null }) })

  await expect.element(page.getByText('尚未刪除任何資料。')).toBeVisible()
})
