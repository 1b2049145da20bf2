import { expect, test } from 'vitest'
import { ahead, type Court, moved, nextFree, partOf, rowsOf, type Slot } from './timetable.ts'

const slot = (from: string, state: Slot['state'] = 'free', band: Slot['band'] = 'off_peak'): Slot => ({
  ...{
    id: Number(from.slice(0, 2)),
    from,
    until: `${String(Number(from.slice(0, 2)) + 1).padStart(2, '0')}:00`,
    band,
    state,
  },
})
const court = (code: string, ...slots: Slot[]): Court => ({ code, name: `Court ${code}`, slots })

const rows = rowsOf([
  court('1', slot('09:00', 'past'), slot('10:00', 'taken'), slot('18:00', 'free', 'peak')),
  court('2', slot('10:00'), slot('11:00'), slot('18:00', 'taken', 'peak')),
])

test('hours stand in their order, also where courts have different ones', () => {
  expect(rows.map(({ from, until, peak }) => [from, until, peak])).toEqual([
    ...[
      ['09:00', '10:00', false],
      ['10:00', '11:00', false],
      ['11:00', '12:00', false],
      ['18:00', '19:00', true],
    ],
  ])
  expect(rows[0]?.slots.map((slot) => slot?.state)).toEqual(['past', undefined])
  expect(ahead(rows).map(({ from }) => from)).toEqual(['10:00', '11:00', '18:00'])
})

test.each([
  ['11:59', 'morning'],
  ['12:00', 'afternoon'],
  ['17:59', 'afternoon'],
  ['18:00', 'evening'],
])('%s is in the %s', (from, part) => {
  expect(partOf({ from })).toBe(part)
})

test.each([
  ['ArrowDown', false, { row: 2, column: 0 }],
  ['ArrowUp', false, { row: 0, column: 0 }],
  ['ArrowRight', false, { row: 1, column: 1 }],
  ['ArrowLeft', false, { row: 1, column: 0 }],
  ['End', false, { row: 1, column: 1 }],
  ['Home', false, { row: 1, column: 0 }],
  ['End', true, { row: 3, column: 1 }],
  ['Home', true, { row: 0, column: 0 }],
  ['f', false, { row: 1, column: 1 }],
  ['x', false, undefined],
] as const)('%s, with control %s, leads from the second row to %j', (key, ctrl, cell) => {
  expect(moved(rows, { row: 1, column: 0 }, { key, ctrlKey: ctrl })).toEqual(cell)
})

test('arrows stop at the edges, and the next free one begins anew after the last', () => {
  expect(moved(rows, { row: 3, column: 1 }, { key: 'ArrowDown', ctrlKey: false })).toEqual({ row: 3, column: 1 })
  expect(moved(rows, { row: 3, column: 1 }, { key: 'ArrowRight', ctrlKey: false })).toEqual({ row: 3, column: 1 })
  expect(nextFree(rows, { row: 1, column: 1 })).toEqual({ row: 2, column: 1 })
  expect(nextFree(rows, { row: 3, column: 0 })).toEqual({ row: 1, column: 1 })
  expect(nextFree(rowsOf([court('1', slot('09:00', 'taken'))]), { row: 0, column: 0 })).toBeUndefined()
})
