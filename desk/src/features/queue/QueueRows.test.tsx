import { colourOf } from '@palaestra/ui/testing'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { session } from '../../api/session.ts'
import { aQueue } from '../../testing/applications.ts'
import { closeDesk, openDesk } from '../../testing/openDesk.tsx'
import { answers, link, waiting } from '../../testing/queue.ts'

afterEach(closeDesk)

test('who is found nowhere in a view can be looked for in all, and an empty view without a search offers nothing', async () => {
  const inAll = ({ view }: Record<string, unknown>) => (view ? aQueue() : waiting)
  const { requests } = await openDesk('/?view=rejected', {
    ...answers,
    'GET /api/desk/queue': () => aQueue(),
    'POST /api/desk/queue/find': inAll,
  })
  await expect.element(page.getByText('沒有不獲批准的申請。')).toBeVisible()
  expect(link('在全部申請中搜尋').elements()).toEqual([])
  await userEvent.fill(page.getByRole('searchbox'), 'M1234567')
  await userEvent.keyboard('{Enter}')
  await userEvent.click(link('在全部申請中搜尋'))

  await expect.element(link('A26-AAAAAA')).toBeVisible()
  expect(requests.at(-1)?.given).toEqual({ search: 'M1234567' })
  await expect.element(page.getByRole('searchbox')).toHaveValue('M1234567')
})

test('a row says who, which, of what kind and until when, and how it ended where they stand mixed', async () => {
  await openDesk('/?view=all', {
    ...answers,
    'GET /api/desk/queue': () =>
      aQueue(
        ['A26-AAAAAA', { state: 'passed', kind: 'application', entered: true }],
        ['S26-BBBBBB', { kind: 'renewal', nameZh: null, minor: true }],
      ),
  })

  const rows = () =>
    [...document.querySelectorAll('ol li')].map(({ textContent }) => textContent?.replace(/\s+/g, ' ').trim())
  await expect
    .poll(rows)
    .toEqual([
      '何家玲 Ho Ka Leng A26-AAAAAA · 入會申請 已批准 櫃檯錄入',
      'Ho Ka Leng 尚餘 3 日 S26-BBBBBB · 會員卡續期 3月5日 未成年',
    ])
})

test.each([
  [-2, '逾期 2 日', 'late'],
  [0, '今日到期', 'soon'],
  [1, '尚餘 1 日', 'soon'],
  [2, '尚餘 2 日', undefined],
])(
  'how near the last day is stands in words, with its colour at the edge: %i days',
  async (daysLeft, said, urgency) => {
    await openDesk('/', {
      ...answers,
      'GET /api/desk/queue': () => aQueue(['A26-AAAAAA', { daysLeft, overdue: daysLeft < 0 }]),
    })
    await expect.element(link('A26-AAAAAA').getByText(said)).toBeVisible()

    const row = link('A26-AAAAAA').element() as HTMLElement
    expect(row.dataset['urgency']).toBe(urgency)
    const edge = getComputedStyle(row, '::before').borderInlineStartColor
    const colours = { late: colourOf('--danger'), soon: colourOf('--warn') }
    if (urgency) expect(edge).toBe(colours[urgency as keyof typeof colours])
  },
)

test('no line of a row begins or ends with the point between two of its parts', async () => {
  const holder = { name: 'Maria da Conceição', since: '2026-03-02T02:00:00.000Z', mine: false }
  await page.viewport(320, 800)
  onTestFinished(() => page.viewport(1280, 800))
  await openDesk('/', { ...answers, 'GET /api/desk/queue': () => aQueue(['A26-AAAAAA', { holder }]) })
  await expect.element(link('A26-AAAAAA')).toBeVisible()

  const left = (one: Element) => one.getBoundingClientRect().left
  const dots = [...document.querySelectorAll('ol li a span')].filter(
    ({ textContent, children }) => children.length === 0 && textContent?.trim() === '·',
  )
  const row = document.querySelector('ol li a')
  const place = row ? left(row) + Number.parseFloat(getComputedStyle(row).paddingInlineStart) : 0
  // Either it is to the right of something on its line, or it lies outside of what is shown.
  const shown = dots.map((dot) => left(dot) >= place)
  expect(shown).toEqual([true, false])
})

test('what has been found nowhere is cleared with one press, and the field has the focus', async () => {
  const { requests } = await openDesk('/', { ...answers, 'POST /api/desk/queue/find': () => aQueue() })
  await userEvent.fill(page.getByRole('searchbox'), 'Nobody')
  await userEvent.keyboard('{Enter}')
  await userEvent.click(page.getByRole('button', { name: '清除搜尋' }))

  await expect.element(link('A26-AAAAAA')).toBeVisible()
  await expect.element(page.getByRole('searchbox')).toHaveValue('')
  await expect.element(page.getByRole('searchbox')).toHaveFocus()
  expect(session.search()).toBe('')
  expect(requests.at(-1)?.call).toBe('GET /api/desk/queue')
})

test('list and application stand side by side, and take turns where the screen is narrower', async () => {
  await openDesk('/application/A26-BBBBBB', answers)
  const list = page.getByRole('region', { name: '待審批' })
  const whose = page.getByRole('heading', { level: 1, name: /A26-BBBBBB/ })
  await expect.element(list).toBeVisible()
  await expect.element(whose).toBeVisible()
  await expect.element(link('A26-BBBBBB').first()).toHaveAttribute('aria-current', 'page')
  expect(whose.element().getBoundingClientRect().left).toBeGreaterThan(list.element().getBoundingClientRect().right)

  await page.viewport(1099, 800)
  onTestFinished(() => page.viewport(1280, 800))
  await expect.element(list).not.toBeInTheDocument()
  await expect.element(whose).toBeVisible()
})
