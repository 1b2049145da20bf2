import { describe, expect, test } from 'vitest'
import { cardValidUntil, permanentCardFrom, swappableIfReportedBy } from './card.ts'

describe('[C03] the permanent card is there', () => {
  test.each([
    ['twenty days later', '2026-03-01', '2026-03-21'],
    ['over the end of February', '2026-02-20', '2026-03-12'],
    ['over 29 February', '2028-02-20', '2028-03-11'],
    ['over the new year', '2026-12-20', '2027-01-09'],
  ])('%s', (_, reportedOn, expected) => {
    expect(permanentCardFrom(reportedOn)).toBe(expected)
    expect(swappableIfReportedBy(expected)).toBe(reportedOn)
  })
})

describe('a card is valid', () => {
  const adult = { idType: 'resident', birthDate: '1990-03-15', documentExpiry: null } as const
  test.each([
    ['five years for a resident', adult, '2031-03-01'],
    ['five years for a resident whose ID card ends before', { ...adult, documentExpiry: '2027-01-01' }, '2031-03-01'],
    [
      'until the stay of a worker ends',
      { ...adult, idType: 'worker', documentExpiry: '2027-06-30' } as const,
      '2027-06-30',
    ],
    [
      'until a student card ends, beyond five years too',
      { ...adult, idType: 'student', documentExpiry: '2032-08-31' } as const,
      '2032-08-31',
    ],
    ['five years where no end is on file', { ...adult, idType: 'permit' } as const, '2031-03-01'],
    [
      'until the permit of a minor ends, before the 18th birthday',
      { idType: 'permit', birthDate: '2010-07-01', documentExpiry: '2027-06-30' } as const,
      '2027-06-30',
    ],
    ['until the 18th birthday of a minor', { ...adult, birthDate: '2010-07-01' }, '2028-07-01'],
    ['five years for a small child', { ...adult, birthDate: '2020-07-01' }, '2031-03-01'],
  ])('%s', (_, holder, expected) => {
    expect(cardValidUntil('2026-03-01', holder)).toBe(expected)
  })
})
