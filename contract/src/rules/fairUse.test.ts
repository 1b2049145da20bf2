import { expect, test } from 'vitest'
import { keyOfReport, placeInReport } from './fairUse.ts'

test('the key of a page says where it begins, and a text that is none says nothing', () => {
  const place = { count: 4, ids: [17, 23] } as const
  expect(placeInReport(keyOfReport(place))).toEqual(place)
  for (const key of ['', '4', '4.17', '4.17.23.5', '4.17.x', '-4.17.23', '4.17.1234567890123456'])
    expect(placeInReport(key), key).toBeUndefined()
})
