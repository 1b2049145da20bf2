import { expect, test } from 'vitest'
import { isAnnouncedAt, placeOfAddress } from './announcement.ts'

test.each([
  ['/ams/login', 'login'],
  ['/online/account/forgot-password', 'login'],
  ['/online/account/services', 'account'],
  ['/register/correct', 'registration'],
  ['/security/register-gov', 'registration'],
  ['/security/change-avatar', 'account'],
  ['/booking/supple/info', 'account'],
  ['/pools', 'services'],
  ['/faq', undefined],
])('[X10] %s belongs to %s', (address, place) => expect(placeOfAddress(address)).toBe(place))

test('[X10] an announcement for some parts is shown there alone, and one for none everywhere', () => {
  expect(isAnnouncedAt('/pools', ['services', 'login'])).toBe(true)
  expect(isAnnouncedAt('/online/account', ['services', 'login'])).toBe(false)
  expect(isAnnouncedAt('/faq', ['services'])).toBe(false)
  expect(isAnnouncedAt('/faq', [])).toBe(true)
})
