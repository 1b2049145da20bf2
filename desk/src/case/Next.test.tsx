import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { session } from '../api/session.ts'
import { aQueue } from '../testing/applications.ts'
import { answers, approval, forget, heading, known, openToDecide, rejection } from '../testing/deciding.ts'
import { closeDesk, openDesk } from '../testing/openDesk.tsx'

afterEach(() => {
  closeDesk()
  forget()
})

test('after the last one the queue comes back', async () => {
  known.next = null
  const { router } = await openToDecide()
  await userEvent.keyboard('a{Enter}')

  await expect.poll(() => router.state.location.pathname).toBe('/')
  await expect.element(page.getByText(/沒有其他待審批的申請/)).toBeVisible()
})

test('after the last rejection the view comes back that one came from, fresh, and says that no other waits', async () => {
  known.next = null
  let decided = false
  const { router, requests } = await openDesk('/?view=all', {
    ...answers,
    'GET /api/desk/queue': () => (decided ? aQueue(['A26-CCCCCC']) : aQueue(['A26-AAAAAA'])),
    [rejection]: () => {
      decided = true
      return { state: 'rejected', undoSeconds: 0, memberNumber: null, nextReference: null }
    },
  })
  await userEvent.click(page.getByRole('link', { name: /A26-AAAAAA/ }))
  await expect.element(page.getByRole('button', { name: '不批准' })).toBeVisible()
  await userEvent.keyboard('rA cópia está cortada.{Meta>}{Enter}{/Meta}')

  await expect.poll(() => router.state.location.href).toBe('/?view=all')
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('A26-AAAAAA 不獲批准，原因已發送。 沒有其他待審批的申請。')
  await expect.element(page.getByRole('link', { name: /A26-CCCCCC/ })).toBeVisible()
  expect(requests.filter(({ call }) => call === rejection)).toHaveLength(1)
})

const pick = (reference: string) => page.getByRole('list').getByRole('link', { name: new RegExp(reference) })
const list = aQueue(['A26-AAAAAA'], ['A26-BBBBBB', { namePt: 'Lei Mei Fong' }], ['A26-CCCCCC', { namePt: 'Ana Sousa' }])

test('who is next is said beside the decision, and j and k go on and back without a decision', async () => {
  const { router, sent } = await openToDecide({ 'GET /api/desk/queue': () => list })
  await expect.element(page.getByRole('link', { name: '下一份：Lei Mei Fong' })).toBeVisible()
  await userEvent.keyboard('j')
  await expect.element(heading('A26-BBBBBB')).toHaveFocus()
  await expect.element(pick('A26-BBBBBB')).toHaveAttribute('aria-current', 'page')
  await expect.element(page.getByRole('link', { name: '下一份：Ana Sousa' })).toBeVisible()
  await userEvent.keyboard('k')
  await expect.element(heading('A26-AAAAAA')).toHaveFocus()

  expect(router.state.location.pathname).toBe('/application/A26-AAAAAA')
  expect([...sent(approval), ...sent(rejection)]).toEqual([])
})

test('j that is held down goes on once: each look is written down', async () => {
  const { requests } = await openToDecide({ 'GET /api/desk/queue': () => list })
  for (const repeat of [true, true])
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'j', repeat, bubbles: true }))
  await new Promise(requestAnimationFrame)

  expect(requests.filter(({ call }) => call === 'GET /api/desk/application')).toHaveLength(1)
})

test('after the last of the list comes the one that the server knows to wait next', async () => {
  known.changes = { nextReference: 'A26-DDDDDD' }
  await openToDecide({ 'GET /api/desk/queue': () => aQueue(['A26-AAAAAA']) })

  await expect.element(page.getByRole('link', { name: '下一份：A26-DDDDDD' })).toBeVisible()
})

test('who goes through what a search has found stays in it after a decision', async () => {
  const found = aQueue(['A26-AAAAAA'], ['A26-CCCCCC'])
  session.setSearch('Ho')
  await openToDecide({ 'POST /api/desk/queue/find': () => found })
  await expect.element(page.getByRole('searchbox')).toHaveValue('Ho')
  await userEvent.keyboard('a{Enter}')

  await expect.element(heading('A26-CCCCCC')).toHaveFocus()
})

test('who comes next is named, too, where the list shows others: what waits is asked', async () => {
  known.changes = { state: 'passed', nextReference: 'A26-DDDDDD' }
  const { router } = await openDesk('/?view=passed', {
    ...answers,
    'GET /api/desk/queue': ({ view }) =>
      view === 'waiting' ? aQueue(['A26-DDDDDD', { namePt: 'Rui Carvalho' }]) : aQueue(['A26-AAAAAA']),
  })
  await userEvent.click(page.getByRole('link', { name: /A26-AAAAAA/ }))

  await expect.element(page.getByRole('link', { name: '下一份：Rui Carvalho' })).toBeVisible()
  expect(page.getByRole('link', { name: /^下一份/ }).elements()).toHaveLength(1)
  await userEvent.keyboard('j')
  await expect.poll(() => router.state.location.pathname).toBe('/application/A26-DDDDDD')
})
