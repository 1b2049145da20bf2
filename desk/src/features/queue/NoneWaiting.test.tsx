import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { session } from '../../api/session.ts'
import { aQueue } from '../../testing/applications.ts'
import { closeDesk, openDesk } from '../../testing/openDesk.tsx'

const choose = page.getByText(/請從列表選擇一份申請。/)

afterEach(closeDesk)

test.each([
  ['/', '沒有待審批的申請。'],
  ['/?view=overdue', '沒有逾期的申請。'],
  ['/?view=passed', '沒有已批准的申請。'],
  ['/?view=rejected', '沒有不獲批准的申請。'],
  ['/?view=all', '未有任何申請。'],
])('a view without applications says what there is none of, and asks for no choice: %s', async (address, said) => {
  await openDesk(address, { 'GET /api/desk/queue': () => aQueue() })
  await expect.element(page.getByText(said)).toBeVisible()

  expect(choose.elements()).toEqual([])
})

test('a search that found nothing asks for no choice either', async () => {
  session.setSearch('Nobody')
  await openDesk('/', { 'POST /api/desk/queue/find': () => aQueue() })
  await expect.element(page.getByText('沒有符合的申請。')).toBeVisible()

  expect(choose.elements()).toEqual([])
})

test('where there are some, one is asked to choose', async () => {
  await openDesk('/', { 'GET /api/desk/queue': () => aQueue(['A26-AAAAAA']) })

  await expect.element(choose).toBeVisible()
})
