import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { writerOf } from './written.ts'

const schema = z.object({
  version: z.string(),
  timetable: z.nullable(z.object({ day: z.string() })),
  more: z.optional(z.number()),
})
const write = writerOf(schema)

test('an answer is written as its schema says: nothing else leaves, what has no value is left out', () => {
  const data = { version: '"1"', timetable: { day: '2026-03-02', secret: 'x' }, secret: 'x', more: undefined }
  expect(JSON.parse(write(data))).toEqual({ code: 0, data: { version: '"1"', timetable: { day: '2026-03-02' } } })
  expect(JSON.parse(write({ version: '2', timetable: null, more: 3 }))).toEqual({
    ...{ code: 0, data: { version: '2', timetable: null, more: 3 } },
  })
})

test('what is kept is written once, and anything else anew', () => {
  let read = 0
  const timetable = {
    get day() {
      read += 1
      return '2026-03-02'
    },
  }
  const first = write({ version: '1', timetable })
  const once = read
  expect(write({ version: '2', timetable })).toBe(first.replace('"1"', '"2"'))
  expect(read).toBe(once)
  expect(JSON.parse(write({ version: '3', timetable: { day: '2026-03-03' } })).data.timetable.day).toBe('2026-03-03')
})

test('what is not as the schema says leaves not at all, the second time neither', () => {
  const data = { version: '1', timetable: { day: 7 } }
  for (const _ of [1, 2]) expect(() => write(data)).toThrow()
  expect(() => writerOf(z.string())).toThrow('is an object')
})
