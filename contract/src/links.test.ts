import { expect, test } from 'vitest'
import { type LinkPurpose, links } from './links.ts'

const [minute, hour, day] = [60, 3600, 86_400]

test.each<[LinkPurpose, number, 'opens the account' | 'opens nothing']>([
  ['activate', day, 'opens nothing'],
  ['correct', 30 * day, 'opens nothing'],
  ['log_in', 15 * minute, 'opens the account'],
  ['reset_password', hour, 'opens the account'],
  ['change_email', day, 'opens the account'],
  ['confirm_email', day, 'opens nothing'],
  ['recover_mobile', day, 'opens the account'],
  ['stop_mobile', 32 * day, 'opens nothing'],
  ['parent_consent', 72 * hour, 'opens nothing'],
  ['hand_off', minute, 'opens nothing'],
  ['api_code', minute, 'opens the account'],
  ['pending', 10 * minute, 'opens the account'],
])('the secret %s is good for %i seconds, and %s', (purpose, seconds, what) => {
  expect(links[purpose]).toMatchObject({ seconds, opensAccount: what === 'opens the account' })
})
