import { describe, expect, test } from 'vitest'
import type { z } from 'zod/mini'
import * as applicationField from './applicationFields.ts'
import { application, registrationSteps } from './calls/registration.ts'
import { check } from './check.ts'
import { inPortugueseLetters } from './rules/names.ts'

/** The field’s result for a text: the normalised text, or the refusal. */
const read = (schema: z.ZodMiniType, text: unknown) => {
  const { data, error } = schema.safeParse(text)
  return error ? error.issues[0]?.message : data
}
/** The wrong fields of a form: field → refusal. */
const problems = (schema: z.ZodMiniType, form: unknown) => check(schema, form).problems ?? {}

describe('[V07] a name', () => {
  test.each([
    ['陳小美', '陳小美'],
    ['阿卜杜拉·買買提', '阿卜杜拉·買買提'],
    ['𠮷田', '𠮷田'],
    ['', ''],
    ['陳 嘉偉', '陳嘉偉'],
    ['陳　嘉偉', '陳嘉偉'],
    ...[...'·‧•∙⋅・･．.'].map((dot): [string, string] => [`買買提${dot}吐爾遜`, '買買提·吐爾遜']),
    ['\u2f45', '方'],
    ['葛\u{e0100}', '葛'],
    ['Chan', 'name_not_chinese'],
    ['陳 Siu', 'name_not_chinese'],
    ['·陳', 'name_not_chinese'],
    ['陳·', 'name_not_chinese'],
    ['陳', '陳'],
  ])('in Chinese: %j becomes %s', (text, expected) => {
    expect(read(applicationField.chineseNameIfAny, text)).toBe(expected)
  })
  test.each([
    ['João', 'João'],
    ['Joa\u0303o', 'João'],
    ['a'.repeat(80), 'a'.repeat(80)],
    ['a'.repeat(81), 'too_long'],
    [' Maria  da Conceição ', 'Maria da Conceição'],
    ["D'Assumpção-Leitão", "D'Assumpção-Leitão"],
    ['Ｃｈａｎ　Ｓｉｏ', 'Chan Sio'],
    ...[..."'’‘ʼ´`′＇"].map((mark): [string, string] => [`D${mark}Ângelo`, "D'Ângelo"]),
    ...[...'-‐‑–—－'].map((dash): [string, string] => [`Ana${dash}Maria`, 'Ana-Maria']),
    ['Dela Cruz Jr.', 'Dela Cruz Jr.'],
    ['Ma. Cristina', 'Ma. Cristina'],
    ['Ma.Cristina', 'Ma. Cristina'],
    ['Ｍａ．Ｃｒｉｓｔｉｎａ', 'Ma. Cristina'],
    ['Nguyễn', 'name_not_foreign'],
    ['Muñoz', 'name_not_foreign'],
    ['.Jr', 'name_not_foreign'],
    ['Jr..', 'name_not_foreign'],
    ['陳', 'name_not_foreign'],
    ['Ana2', 'name_not_foreign'],
    ['Zażółć', 'name_not_foreign'],
    ['-Ana', 'name_not_foreign'],
    ['Ana-', 'name_not_foreign'],
    ["D'", 'name_not_foreign'],
    ['ÀÁÂÃÇÈÉÊÌÍÒÓÔÕÙÚÜ', 'ÀÁÂÃÇÈÉÊÌÍÒÓÔÕÙÚÜ'],
    ['àáâãçèéêìíòóôõùúü', 'àáâãçèéêìíòóôõùúü'],
    ['<b>Ana</b>', 'name_not_foreign'],
    ['', 'required'],
  ])('in Latin letters: %j becomes %s', (text, expected) => {
    expect(read(applicationField.foreignName, text)).toBe(expected)
  })

  test.each([
    ['Nguyễn Thị Hồng', 'Nguyen Thi Hong'],
    ['ĐẶNG', 'DANG'],
    ['Muñoz', 'Munoz'],
    ['Zażółć', 'Zazólc'],
    ['Şahin-Yıldız', 'Sahin-Yildiz'],
    ['Strauß', 'Strauss'],
    ['Ma．Luz Nguyễn', 'Ma. Luz Nguyen'],
    ['Øystein', 'Oystein'],
    ['Guðrún Þórsdóttir', 'Gudrún Thórsdóttir'],
    ['Æsa Lætitia', 'Aesa Laetitia'],
    ['Œuvrard Cœur', 'Oeuvrard Coeur'],
    ['Conceição', 'Conceição'],
  ])('with other letters, %s, can be written %s', (text, letters) => {
    expect(inPortugueseLetters(text)).toBe(letters)
    expect(read(applicationField.foreignName, letters)).toBe(letters)
  })

  const person = {
    idType: 'resident',
    idNumber: '12345678',
    documentNumber: '',
    documentExpiry: '',
    nameZh: '陳小美',
    noChineseName: false,
    surname: 'Chan',
    firstName: 'Sio Mei',
    gender: 'female',
    birthDate: '1990-03-15',
  }
  test('is given in Chinese, or the option “no Chinese name” is chosen', () => {
    const without = { ...person, nameZh: '' }
    expect(problems(registrationSteps.person, person)).toEqual({})
    expect(problems(registrationSteps.person, without)).toEqual({ nameZh: 'required' })
    expect(problems(registrationSteps.person, { ...without, noChineseName: true })).toEqual({})
  })

  test.each(['worker', 'permit', 'student'])('[V13] a %s tells when the document ends', (idType) => {
    expect(problems(registrationSteps.person, { ...person, idType, documentNumber: 'AB-1234' })).toEqual({
      documentExpiry: 'required',
    })
  })

  test.each([
    ['resident', {}],
    ['worker', {}],
    ['permit', { documentNumber: 'required' }],
    ['student', { documentNumber: 'required' }],
  ])('[V13] a %s tells the number of the document, where it has one', (idType, expected) => {
    const documentExpiry = idType === 'resident' ? '' : '2027-08-31'
    expect(problems(registrationSteps.person, { ...person, idType, documentExpiry })).toEqual(expected)
  })

  describe('and what the steps ask for, the whole form asks for again', () => {
    const fileId = '0b6e2c1e-9a54-4f7e-8d1c-3f5a7c2b9e10'
    const whole = {
      ...person,
      noChineseName: 'false',
      photo: fileId,
      idCopy: fileId,
      photoRecent: 'true',
      telephone: '',
      area: 'se',
      address: 'Rua do Campo 12',
      language: 'zh',
      pickUpPlace: 'tap-seac',
      noPromotions: 'false',
      username: 'siumei',
      email: 'siumei@example.mo',
      emailRepeat: 'siumei@example.mo',
      mobile: '66123456',
      agreed: 'true',
    }
    test.each([
      ['an adult names no guardian', {}, {}],
      ['a name in Chinese is missing', { nameZh: '' }, { nameZh: 'required' }],
      ['there is none', { nameZh: '', noChineseName: 'true' }, {}],
      [
        'a student card has a number',
        { idType: 'student', documentExpiry: '2027-08-31' },
        { documentNumber: 'required' },
      ],
      ['the stay of a worker ends', { idType: 'worker' }, { documentExpiry: 'required' }],
      ['the addresses differ', { emailRepeat: 'mei@example.mo' }, { emailRepeat: 'emails_differ' }],
      ['nothing was agreed to', { agreed: 'false' }, { agreed: 'must_agree' }],
      ['a guardian’s number is none', { guardianIdNumber: '1' }, { guardianIdNumber: 'id_number_format' }],
      ['nobody calls the photo recent', { photoRecent: 'false' }, { photoRecent: 'required' }],
      ['a picture is missing', { photo: '' }, { photo: 'required' }],
      ['a picture has a name and no id', { idCopy: 'copy.jpg' }, { idCopy: 'required' }],
      ['an area is none of a list', { area: 'Sé!' }, { area: 'invalid_input' }],
      ['a username is too long', { username: 'm'.repeat(31) }, { username: 'too_long' }],
    ])('%s', (_, changed, expected) => {
      expect(problems(application, { ...whole, ...changed })).toEqual(expected)
    })
  })

  test('everything that is wrong is said at once', () => {
    const wrong = { ...person, idType: 'student', idNumber: '1', nameZh: '', surname: '', birthDate: '1990-02-30' }
    expect(problems(registrationSteps.person, wrong)).toEqual({
      idNumber: 'id_number_format',
      documentNumber: 'required',
      documentExpiry: 'required',
      nameZh: 'required',
      surname: 'required',
      birthDate: 'day_format',
    })
  })
})
