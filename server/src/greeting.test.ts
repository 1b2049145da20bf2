import { expect, test } from 'vitest'
import { demonstrationPassword, people } from './demonstration/people.ts'
import { staff } from './demonstration/staff.ts'
import { greeting } from './greeting.ts'

const origin = 'https://portal.example.mo'

test('who starts a demonstration is told where it is and whom one can sign in as', () => {
  const gates = [{ name: 'Mong-Há', key: 'a-key-of-a-gate' }]
  const said = greeting({ origin, development: true, gates })

  for (const part of ['/', '/desk/', '/dev/inbox']) expect(said).toContain(`${origin}${part}`)
  for (const name of [people.adult.username, people.portuguese.username, staff.reviewer.username])
    expect(said).toMatch(new RegExp(`^ +${name} `, 'm'))
  expect(said).toContain(`Password: ${demonstrationPassword}`)
  expect(said).toMatch(/^ +Mong-Há +a-key-of-a-gate$/m)
})

test('who starts a portal for real people is told where it is, and nothing of invented ones', () => {
  expect(greeting({ origin, development: false, gates: [] })).toMatch(
    /^Ready on https:\/\/portal\.example\.mo after \d+ ms$/,
  )
})
