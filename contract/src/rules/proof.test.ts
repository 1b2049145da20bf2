import { describe, expect, test } from 'vitest'
import { passwordProves } from './proof.ts'

const now = new Date('2026-03-02T10:00:00Z')
const before = (hours: number, minutes = 0) => new Date(now.getTime() - hours * 3_600_000 - minutes * 60_000)

describe('passwordProves', () => {
  test.each([
    ['a password that no link has set', null, true],
    ['one set by a link this moment', before(0), false],
    ['one set by a link 23:59 hours ago', before(23, 59), false],
    ['one set by a link 24 hours ago', before(24), true],
    ['one set by a link 24:01 hours ago', before(24, 1), true],
    ['one set by a link of a clock that is ahead', before(0, -1), false],
  ])('%s', (_, setByLinkAt, proves) => {
    expect(passwordProves(now, setByLinkAt)).toBe(proves)
  })

  test('after other hours, where more is at stake', () => {
    expect(passwordProves(now, before(71, 59), 72)).toBe(false)
    expect(passwordProves(now, before(72), 72)).toBe(true)
  })
})
