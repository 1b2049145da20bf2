import { describe, expect, test } from 'vitest'
import type { z } from 'zod/mini'
import * as applicationField from './applicationFields.ts'
import { activation } from './calls/activation.ts'
import { registration } from './calls/registration.ts'
import { check } from './check.ts'
import * as constant from './constants.ts'
import * as field from './fields.ts'
import { locales } from './locale.ts'
import { sentences } from './refusals/all.ts'
import { given } from './written.ts'

/** The field’s result for a text: the normalised text, or the refusal. */
const read = (schema: z.ZodMiniType, text: unknown) => {
  const { data, error } = schema.safeParse(text)
  return error ? error.issues[0]?.message : data
}
/** The wrong fields of a form: field → refusal. */
const problems = (schema: z.ZodMiniType, form: unknown) => check(schema, form).problems ?? {}

describe('[V02] an ID number', () => {
  test.each([
    ['1234567(8)', '12345678'],
    ['1/234567/8', '12345678'],
    [' 1234 5678 ', '12345678'],
    ['１２３４５６７（８）', '12345678'],
    ['1234567-8', '12345678'],
    ['1234567／8', '12345678'],
    ['\u202a1234567(8)\u202c', '12345678'],
    ['1234567[8]', '12345678'],
    ['1234567', 'id_number_format'],
    ['123456789', 'id_number_format'],
    ['1234567A', 'id_number_format'],
    ['', 'required'],
    ['()', 'required'],
  ])('%s becomes %s', (text, expected) => {
    expect(read(field.idNumber, text)).toBe(expected)
  })
})

test.each([
  ['5678', '5678'],
  ['56 78', '5678'],
  ['1234567(8)', '12345678'],
  ['567', 'id_number_or_end_format'],
  ['56789', 'id_number_or_end_format'],
  ['567A', 'id_number_or_end_format'],
  ['', 'required'],
])('[V02] an ID number or its last four digits, %j, becomes %s', (text, expected) => {
  expect(read(field.idNumberOrEnd, text)).toBe(expected)
})

test.each([
  ['1234567(8)', '12345678'],
  ['1234567', 'id_number_format'],
  ['', ''],
])('[V02] an ID number where there may be none, %j, becomes %s', (text, expected) => {
  expect(read(applicationField.idNumberIfAny, text)).toBe(expected)
})

test.each([
  ['000 000 018', '000000018'],
  ['000-000-018', '000000018'],
  ['０００００００１８', '000000018'],
  ['000000017', 'member_number_format'],
  ['00000018', 'member_number_format'],
  ['0000000018', 'member_number_format'],
  ['', 'required'],
])('a member number, %j, becomes %s', (text, expected) => {
  expect(read(field.memberNumber, text)).toBe(expected)
})

test.each([
  [' SiuMei ', 'siumei'],
  ['ｓｉｕｍｅｉ', 'siumei'],
  ['a.b_c-9', 'a.b_c-9'],
  ['mei1', 'mei1'],
  ['mei', 'username_format'],
  ['1mei', 'username_format'],
  ['siu mei', 'username_format'],
  ['siu@mei', 'username_format'],
  ['siumei chan', 'username_format'],
  ['.mei1', 'username_format'],
  ['-mei1', 'username_format'],
  ['_mei1', 'username_format'],
  ['m'.repeat(30), 'm'.repeat(30)],
  ['m'.repeat(31), 'too_long'],
  ['', 'required'],
])('a username, %j, becomes %s', (text, expected) => {
  expect(read(field.username, text)).toBe(expected)
})

describe('a mobile number', () => {
  test.each([
    ['66123456', '66123456'],
    ['+853 6612 3456', '66123456'],
    ['00853-66123456', '66123456'],
    ['６６１２３４５６', '66123456'],
    ['(853) 6612-3456', '66123456'],
    ['853 6612 3456', '66123456'],
    ['6612–3456', '66123456'],
    ['6612.3456', '66123456'],
    ['\u202d6612 3456\u202c', '66123456'],
    ['85366123', 'mobile_format'],
    ...[0, 1, 2, 3, 4, 5, 7, 8, 9].map((first) => [`${first}8123456`, 'mobile_format']),
    ['6612345', 'mobile_format'],
    ['+86 13800138000', 'mobile_format'],
    ['', 'required'],
  ])('%s becomes %s', (text, expected) => {
    expect(read(field.mobile, text)).toBe(expected)
  })
})

describe('a telephone', () => {
  test.each([
    ['28123456', '28123456'],
    ['+853 2812 3456', '28123456'],
    // Its own first digits, and not those of Macao.
    ['85312345', '85312345'],
    ['85385312345', '85312345'],
    ['2812345', 'telephone_format'],
    ['', ''],
  ])('%j becomes %s', (text, expected) => {
    expect(read(applicationField.telephoneIfAny, text)).toBe(expected)
  })
})

describe('an e-mail address', () => {
  test.each([
    [' Ana@Example.MO ', 'ana@example.mo'],
    ['ana＠example.mo', 'ana@example.mo'],
    ['\u200bana@example.mo\u00a0', 'ana@example.mo'],
    ['ana+sport@example.mo', 'ana+sport@example.mo'],
    ['ana', 'email_format'],
    ['ana@example', 'email_format'],
    ['@example.mo', 'email_format'],
    ['ana@example.mo,tom@example.mo', 'email_format'],
    ['ana@@example.mo', 'email_format'],
    ['ana@.mo', 'email_format'],
    ['ana@example..mo', 'email_format'],
    ['ana@example.mo.', 'email_format'],
    ['ána@example.mo', 'email_format'],
    ['ana@exámple.mo', 'email_format'],
    ['ana@exa mple.mo', 'email_format'],
    ['ana\r\nbcc:all@example.mo', 'email_format'],
    [`${'a'.repeat(250)}@example.mo`, 'too_long'],
    ['', 'required'],
  ])('%j becomes %s', (text, expected) => {
    expect(read(field.email, text)).toBe(expected)
  })
})

describe('[V15] a day', () => {
  test.each([
    ['1996-12-29', '1996-12-29'],
    ['29/12/1996', '1996-12-29'],
    ['29-12-1996', '1996-12-29'],
    ['29.12.1996', '1996-12-29'],
    ['29 12 1996', '1996-12-29'],
    ['1/2/1996', '1996-02-01'],
    ['1996/12/29', '1996-12-29'],
    ['1996.2.9', '1996-02-09'],
    ['19961229', '1996-12-29'],
    ['2010-31-12', 'day_format'],
    ['2 Dec 1996', 'day_format'],
    ['1996年12月29日', '1996-12-29'],
    ['１９９６－１２－２９', '1996-12-29'],
    [' 29 / 12 / 1996 ', '1996-12-29'],
    ['1996–12–29', '1996-12-29'],
    ['12/29/1996', 'day_format'],
    ['29/12/96', 'day_format'],
    ['30/02/1996', 'day_format'],
    ['1996129', 'day_format'],
    ['199612', 'day_format'],
    ['1996', 'day_format'],
  ])('%s becomes %s', (text, expected) => {
    expect(read(field.dayWritten, text)).toBe(expected)
    expect(read(applicationField.dayIfAny, text)).toBe(expected)
  })
})

test.each([
  ['123456', '123456'],
  ['095 536', '095536'],
  ['095-536', '095536'],
  ['０９５５３６', '095536'],
  ['\u200e095\u00a0536 ', '095536'],
  ['【體育設施會員網】068165 是你的登記驗證碼，5 分鐘內有效。切勿告訴他人。', '068165'],
  ['o código é 068165.', '068165'],
  ['068165, from 28880000', '068165'],
  ['068165 or 123456', 'code_wrong'],
  ['call 28880000', 'code_wrong'],
  ['09553', 'code_wrong'],
  ['0955367', 'code_wrong'],
  ['', 'required'],
])('a code, %j, becomes %s', (text, expected) => {
  expect(read(field.code, text)).toBe(expected)
})

test.each([
  [' AB 12–34/5 ', 'AB12-34/5'],
  ['ＡＢ１２３４', 'AB1234'],
  ['AB_12', 'document_number_format'],
  ['AB1', 'document_number_format'],
  ['1'.repeat(20), '1'.repeat(20)],
  ['1'.repeat(21), 'document_number_format'],
  ['', ''],
])('the number of a permit, %j, becomes %s', (text, expected) => {
  expect(read(applicationField.documentNumberIfAny, text)).toBe(expected)
})

test.each([
  [true, true],
  ['true', true],
  [false, false],
  ['false', false],
])('a box of a form, %j, is ticked: %s', (sent, ticked) => {
  expect(read(applicationField.tick, sent)).toBe(ticked)
  expect(read(applicationField.formAgreement, sent)).toBe(ticked || 'must_agree')
})

test('a day may be left out where there is none', () => {
  expect(read(applicationField.dayIfAny, '')).toBe('')
})

test.each([
  [' Rua  do\tCampo 12 ', 'Rua do Campo 12'],
  ['Rua da Conceic\u0327a\u0303o', 'Rua da Conceição'],
  ['Rua\u202e do Campo', 'Rua do Campo'],
  ['Rua', 'address_too_short'],
])('an address, %j, becomes %s', (text, expected) => {
  expect(read(applicationField.address, text)).toBe(expected)
})

test('a secret is what was typed, up to 256 characters', () => {
  expect(read(field.secret, ' a b ')).toBe(' a b ')
  expect(read(field.secret, '')).toBe('required')
  expect(read(field.secret, 'x'.repeat(256))).toBe('x'.repeat(256))
  expect(read(field.secret, 'x'.repeat(257))).toBe('too_long')
})

test('a captcha that is not solved has failed', () => {
  expect(read(field.solvedCaptcha, '')).toBe('captcha_failed')
})

describe('[V01] what is missing', () => {
  test.each([
    ['a text', given],
    ['a day', field.dayWritten],
    ['a message', field.message],
    ['a password', field.newPassword],
    ['an address', applicationField.address],
    ['a file', applicationField.upload],
    ['a choice', applicationField.choice],
  ])('%s must be provided', (_, schema) => {
    expect(read(schema, '')).toBe('required')
    expect(read(schema, undefined)).toBe('required')
  })

  test('and it is said in three languages', () => {
    const said = Object.fromEntries(locales.map((locale) => [locale, sentences[locale].required]))

    expect(said).toEqual({ zh: '必須提供', pt: 'Campo obrigatório', en: 'Required' })
  })
})

test.each([
  ['1234567', 'password_too_short'],
  ['12345678', '12345678'],
  ['  密碼 😀 abc', '  密碼 😀 abc'],
  ['x'.repeat(257), 'too_long'],
])('[V04] the password %j becomes %s', (text, expected) => {
  expect(read(field.newPassword, text)).toBe(expected)
})

test('[V04] the repeated password is the same', () => {
  const body = { hash: 'x'.repeat(43), code: '123456', password: 'long enough', passwordRepeat: 'another one' }
  expect(problems(activation.activate.body, body)).toEqual({ passwordRepeat: 'passwords_differ' })
  expect(problems(activation.activate.body, { ...body, passwordRepeat: 'long enough' })).toEqual({})
  for (const passwordRepeat of ['long enough ', 'Long enough', ''])
    expect(problems(activation.activate.body, { ...body, password: 'long enough', passwordRepeat })).toEqual({
      passwordRepeat: 'passwords_differ',
    })
})

test('[V05] the repeated e-mail is the same, however it is written', () => {
  const { body } = registration.sendEmail
  expect(problems(body, { email: 'ana@example.mo', emailRepeat: 'anna@example.mo' })).toEqual({
    emailRepeat: 'emails_differ',
  })
  expect(problems(body, { email: 'ana@example.mo', emailRepeat: 'ANA@example.mo ' })).toEqual({})
  expect(problems(body, { email: '', emailRepeat: '' })).toEqual({ email: 'required' })
})

test.each([
  ['four', 'message_too_short'],
  ['five5', 'five5'],
  ['  ab   ', 'message_too_short'],
  ['four\u202e', 'message_too_short'],
  ['four\u0007', 'message_too_short'],
  ['Lost\non the\tferry', 'Lost\non the\tferry'],
  ['Lost\r\non the ferry', 'Lost\r\non the ferry'],
])('[V08] the message %j becomes %s', (text, expected) => {
  expect(read(field.message, text)).toBe(expected)
})

/** A character of two units in JavaScript, and of one in the database and for the reader. */
const rare = (times: number) => '𠮷'.repeat(times)
test.each([
  ['[V08] a message of four', field.message, rare(4), 'message_too_short'],
  ['[V08] a message of a thousand', field.message, rare(1000), rare(1000)],
  ['[V08] a message of a thousand and one', field.message, rare(1001), 'too_long'],
  ['[V04] a password of seven', field.newPassword, rare(7), 'password_too_short'],
  ['[V04] a password of 256', field.newPassword, rare(256), rare(256)],
  ['[V07] a Chinese name of forty', applicationField.chineseNameIfAny, rare(40), rare(40)],
  ['[V07] a Chinese name of forty-one', applicationField.chineseNameIfAny, rare(41), 'too_long'],
  ['an address of four', applicationField.address, rare(4), 'address_too_short'],
  ['an address of two hundred', applicationField.address, rare(200), rare(200)],
])('%s rare Han characters: each counts once', (_, schema, text, expected) => {
  expect(read(schema, text)).toBe(expected)
})

test('[V14] terms are agreed to, or nothing is opened', () => {
  const { body } = registration.open
  expect(problems(body, { termsAgreed: false, solvedCaptcha: 'x' })).toEqual({ termsAgreed: 'must_agree' })
})

const file = (name: string, bytes: number) => new File([new Uint8Array(bytes)], name)
test.each([
  ['5 MB', file('photo.jpg', constant.uploadMaximumBytes), undefined],
  ['a byte more', file('photo.jpg', constant.uploadMaximumBytes + 1), 'file_too_large'],
  ['any name: it decides nothing', file('photo', 10), undefined],
  ['capital letters', file('PHOTO.JPEG', 10), undefined],
])('[V09] %s', (_, given, expected) => {
  expect(applicationField.upload.safeParse(given).error?.issues[0]?.message).toBe(expected)
})

// The constants of notices and of scrolling join these when a screen uses them.
test('[K01] the constants are those of the specification', () => {
  expect(constant).toMatchObject({
    wideFromPixels: 992,
    menuResetFromPixels: 991,
    stickyRecalculationMilliseconds: 300,
    developmentBorderPixels: 8,
    splashFadeMilliseconds: 500,
    passwordMinimum: 8,
    uploadMaximumBytes: 5 * 1024 * 1024,
    photoMinimum: { width: 310, height: 464 },
    applicantMinimumAge: 4,
    adultAge: 18,
    approvalWorkingDays: 3,
    cardValidityYears: 5,
    temporaryCardDays: 20,
    idNumberDigits: 8,
    messageMinimum: 5,
    supportHours: [
      { weekdays: [1, 2, 3, 4], open: ['09:00–13:00', '14:30–17:45'] },
      { weekdays: [5], open: ['09:00–13:00', '14:30–17:30'] },
    ],
  })
})
