import { afterEach, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { aGuardian, anApplication } from '../../testing/applications.ts'
import { brokenWords } from '../../testing/brokenWords.ts'
import { closeDesk, openDesk } from '../../testing/openDesk.tsx'

afterEach(closeDesk)

test('on a phone the names and numbers to be compared stay in one line, and the page is no wider', async () => {
  await page.viewport(390, 844)
  onTestFinished(() => page.viewport(1280, 800))
  const names = { surname: 'Albuquerque', firstName: 'Maximiliano' }
  await openDesk('/application/A26-AAAAAA', {
    'GET /api/desk/application': () => anApplication('A26-AAAAAA', { ...names, guardian: aGuardian() }),
  })
  const tables = page.getByRole('table')
  await expect.element(tables.first()).toBeVisible()

  expect(tables.elements().flatMap(brokenWords)).toEqual([])
  expect(document.documentElement.scrollWidth).toBe(390)
})

test('on a phone the name of a field stands above its two values, and for who hears it it is a table', async () => {
  await page.viewport(390, 844)
  onTestFinished(() => page.viewport(1280, 800))
  await openDesk('/application/A26-AAAAAA', {
    'GET /api/desk/application': () => anApplication('A26-AAAAAA', { birthDate: '1991-08-07' }),
  })
  const tables = page.getByRole('table')
  await expect.element(tables.first()).toBeVisible()
  const rows = [...tables.first().element().querySelectorAll('tbody tr')]
  expect(rows).toHaveLength(7)
  for (const row of rows) {
    const [name, written, recorded] = [...row.children].map((one) => one.getBoundingClientRect())
    if (!name || !written || !recorded) throw new Error(`a row without cells: ${row.textContent}`)
    expect(written.top, row.textContent ?? '').toBeGreaterThanOrEqual(name.bottom)
    expect(recorded.top).toBe(written.top)
    expect(recorded.width).toBe(written.width)
  }
  const first = rows[0]?.querySelector('th')
  expect(first && getComputedStyle(first).boxShadow, 'the edge is that of the row').toBe('none')
  const [, written, recorded] = [...tables.first().element().querySelectorAll('thead th')]
  const boxes = [written, recorded, ...(rows[1]?.querySelectorAll('td') ?? [])].map((one) =>
    one?.getBoundingClientRect(),
  )
  expect(boxes[0]?.left, 'whose they are stands above them').toBe(boxes[2]?.left)
  expect(boxes[1]?.left).toBe(boxes[3]?.left)
  expect(boxes[0]?.top).toBe(boxes[1]?.top)

  // Some browsers take a table that is laid out otherwise for no table.
  const roles = [...tables.first().element().querySelectorAll('thead, tbody, tr, th, td')].map((one) => one.role)
  expect(new Set(roles)).toEqual(new Set(['rowgroup', 'row', 'columnheader', 'rowheader', 'cell']))
  expect(tables.first().element().role).toBe('table')
})

test.each([390, 1024, 1280, 1920])('a day to be compared stays in one line: %i px', async (width) => {
  await page.viewport(width, 844)
  onTestFinished(() => page.viewport(1280, 800))
  await openDesk('/application/A26-AAAAAA', {
    'GET /api/desk/application': () => anApplication('A26-AAAAAA', { birthDate: '1963-12-13' }),
  })
  const days = page.getByRole('row', { name: /不同$/ }).getByRole('time')
  await expect.poll(() => days.elements()).toHaveLength(2)

  expect(days.elements().map((day) => day.getClientRects().length)).toEqual([1, 1])
  expect(days.elements().map((day) => getComputedStyle(day).whiteSpace)).toEqual(['nowrap', 'nowrap'])
})
