import { describe, expect, test } from 'vitest'
import { problemsOfGuardian } from './guardian.ts'

const today = '2026-03-02'
const child = { idNumber: '15550176', birthDate: '2009-09-01' }
const guardian = { guardianIdNumber: '15550189', guardianBirthDate: '1980-01-20', guardianGender: 'female' }
const none = { guardianIdNumber: '', guardianBirthDate: '', guardianGender: '' }

describe('[V12] an applicant under 18 has a guardian', () => {
  test.each([
    ['with everything about the guardian', { ...child, ...guardian }, {}],
    [
      'with nothing about the guardian',
      { ...child, ...none },
      { guardianIdNumber: 'required', guardianBirthDate: 'required', guardianGender: 'required' },
    ],
    ['without the gender', { ...child, ...guardian, guardianGender: '' }, { guardianGender: 'required' }],
    [
      'who names themselves',
      { ...child, ...guardian, guardianIdNumber: child.idNumber },
      { guardianIdNumber: 'guardian_is_applicant' },
    ],
    [
      'whose guardian is 18 tomorrow',
      { ...child, ...guardian, guardianBirthDate: '2008-03-03' },
      { guardianBirthDate: 'guardian_not_adult' },
    ],
    ['whose guardian is 18 today', { ...child, ...guardian, guardianBirthDate: '2008-03-02' }, {}],
    ['an adult needs none', { ...child, birthDate: '2008-03-02', ...none }, {}],
  ])('%s', (_, entries, expected) => {
    expect(problemsOfGuardian(today, entries)).toEqual(expected)
  })
})
