import { describe, expect, test } from 'vitest'
import { keyOfLetter, letterOfKey } from './letterPlace.ts'
import { keyOfPlace, placeOfKey } from './queuePlace.ts'

describe('where a page of the queue begins', () => {
  const place = { dueOn: '2026-03-05', receivedAt: new Date(1_772_416_800_000), kind: 'supplement' as const, id: 17 }

  test('comes back from its key', () => {
    expect(keyOfPlace(place)).toBe('2026-03-05.1772416800000.S17')
    expect(placeOfKey(keyOfPlace(place))).toEqual(place)
  })

  test.each([
    '',
    '2026-03-05',
    '2026-02-30.1772416800000.A17',
    '2026-03-05..A17',
    '2026-03-05.1772416800000.x',
    '2026-03-05.1772416800000.17',
    '2026-03-05.1772416800000.X17',
    ' 2026-03-05.1772416800000.A17',
    `2026-03-05.${'9'.repeat(15)}.A17`,
    `2026-03-05.1772416800000.A${'9'.repeat(16)}`,
  ])('%j is no such key', (key) => {
    expect(placeOfKey(key)).toBeUndefined()
  })
})

describe('where a page of the letters begins', () => {
  const place = { writtenAt: new Date('2026-03-05T02:00:00.007Z'), id: '3b2f1c9e-6f0a-4f0e-9d6c-2a7f5f0b8c11' }

  test('comes back from its key', () => {
    expect(keyOfLetter(place)).toBe(`2026-03-05T02:00:00.007Z.${place.id}`)
    expect(letterOfKey(keyOfLetter(place))).toEqual(place)
  })

  test.each([
    '',
    place.id,
    `2026-03-05T02:00:00.007Z.${place.id}0`,
    `2026-13-05T02:00:00.007Z.${place.id}`,
    `2026-03-05T25:00:00.007Z.${place.id}`,
    `0026-03-05T02:00:00.007Z.${place.id}`,
  ])('%j is no such key', (key) => {
    expect(letterOfKey(key)).toBeUndefined()
  })
})
