import { describe, expect, test } from 'vitest'
import { application, registrationSteps } from './calls/registration.ts'
import { check } from './check.ts'

const { person, guardian, documents, contact, account } = registrationSteps
const fileId = '0b6e2c1e-9a54-4f7e-8d1c-3f5a7c2b9e10'

describe('of an empty step every field is named that has to be filled in', () => {
  const nothing = (fields: string[]) => Object.fromEntries(fields.map((field) => [field, '']))
  test.each([
    [
      'person',
      person,
      { noChineseName: false },
      ['idType', 'idNumber', 'nameZh', 'surname', 'firstName', 'gender', 'birthDate'],
      ['documentNumber', 'documentExpiry'],
    ],
    [
      'guardian',
      guardian,
      { onlinePayment: false },
      ['guardianIdNumber', 'guardianBirthDate', 'guardianGender', 'guardianIdCopy'],
      [],
    ],
    ['documents', documents, { photoRecent: true }, ['photo', 'idCopy'], []],
    ['contact', contact, { noPromotions: false }, ['area', 'address', 'language', 'pickUpPlace'], ['telephone']],
    ['account', account, {}, ['username'], []],
  ] as const)('%s', (_, step, ticks, needed, others) => {
    const { problems } = check(step, { ...nothing([...needed, ...others]), ...ticks })

    expect(problems).toEqual(Object.fromEntries(needed.map((field) => [field, 'required'])))
  })
})

test('a guardian with all about them is taken, whether online payment is ticked or not', () => {
  const filled = {
    guardianIdNumber: '1555018(9)',
    guardianBirthDate: '20/1/1980',
    guardianGender: 'female',
    guardianIdCopy: fileId,
  }
  const normal = { ...filled, guardianIdNumber: '15550189', guardianBirthDate: '1980-01-20' }

  expect(check(guardian, { ...filled, onlinePayment: true })).toEqual({ value: { ...normal, onlinePayment: true } })
  expect(check(guardian, { ...filled, onlinePayment: 'false' })).toEqual({ value: { ...normal, onlinePayment: false } })
})

test('an application that says nothing of a guardian asks no guardian to pay', () => {
  const { shape } = application
  const left = ['guardianIdNumber', 'guardianBirthDate', 'guardianGender', 'guardianIdCopy', 'onlinePayment'] as const

  expect(left.map((field) => check(shape[field], undefined).value)).toEqual(['', '', '', '', false])
})
