import { describe, expect, test } from 'vitest'
import type { z } from 'zod/mini'
import * as applicationField from './applicationFields.ts'
import { government } from './calls/government.ts'
import { login } from './calls/login.ts'
import { recovery } from './calls/recovery.ts'
import { registration } from './calls/registration.ts'
import { site } from './calls/site.ts'
import * as constant from './constants.ts'
import { application } from './desk/application.ts'
import { letter } from './desk/letter.ts'
import { queue } from './desk/queue.ts'
import { site as deskSite } from './desk/site.ts'
import * as field from './fields.ts'
import { given } from './written.ts'

/** What becomes of a text: itself once normalised, or the refusal. */
const read = (schema: z.ZodMiniType, text: unknown) => {
  const { data, error } = schema.safeParse(text)
  return error ? (error.issues[0]?.message ?? 'invalid_input') : data
}
const a = (times: number) => 'a'.repeat(times)
const nine = (times: number) => '9'.repeat(times)
const uuid = '0b6e2c1e-9a54-4f7e-8d1c-3f5a7c2b9e10'

describe('what a person types is taken', () => {
  test.each([
    ['an e-mail address of 254', field.email, `${a(243)}@example.mo`],
    ['an e-mail address with every sign of one', field.email, "a.b!#$%&'*+/=?^_`{|}~-9@sub-1.example.com.mo"],
    ['a text of two hundred', given, a(200)],
    ['a text of one letter', given, 'a'],
    ['an address of five', applicationField.address, a(5)],
    ['an address of two hundred', applicationField.address, a(200)],
    ['a document number of four', applicationField.documentNumberIfAny, 'AB12'],
    ['a username of four', field.username, 'abcd'],
    ['a password of 256', field.newPassword, a(256)],
    ['a name of one letter', applicationField.foreignName, 'A'],
    ['a choice of one sign', applicationField.choice, '9'],
    ['a choice of thirty', applicationField.choice, `${a(28)}-9`],
    ['the id of a picture', applicationField.fileId, uuid],
    ['no id of a picture', applicationField.fileIdIfAny, ''],
    ['the secret of a link', field.hash, `-_${a(41)}`],
    ['a pending token', field.pending, `-_${a(41)}`],
    ['a solution of 4000', field.solvedCaptcha, a(4000)],
  ])('%s', (_, schema, text) => {
    expect(read(schema, text)).toBe(text)
  })
})

describe('what is longer, or shorter, is refused', () => {
  test.each([
    ['an e-mail address of 255', field.email, `${a(244)}@example.mo`, 'too_long'],
    ['a text of 201', given, a(201), 'too_long'],
    ['a text of blanks', given, '   ', 'required'],
    ['an address of four', applicationField.address, a(4), 'address_too_short'],
    ['an address of 201', applicationField.address, a(201), 'too_long'],
    ['a mobile of nine digits', field.mobile, '661234567', 'mobile_format'],
    ['a telephone of nine digits', applicationField.telephoneIfAny, '281234567', 'telephone_format'],
    ['a choice of thirty-one', applicationField.choice, a(31), 'invalid_input'],
    ['a choice in capitals', applicationField.choice, 'SE', 'invalid_input'],
    ['a picture’s id cut short', applicationField.fileId, uuid.slice(1), 'required'],
    ['a picture’s id with more behind it', applicationField.fileId, `${uuid}0`, 'too_long'],
    ['half an id, where there may be none', applicationField.fileIdIfAny, 'copy.jpg', 'required'],
    ['an empty file', applicationField.upload, new File([], 'photo.jpg'), 'required'],
    ['a link cut short', field.hash, a(42), 'link_ended'],
    ['a link with a full stop behind it', field.hash, `${a(43)}.`, 'link_ended'],
    ['a link with a letter more', field.hash, a(44), 'link_ended'],
    ['a pending token cut short', field.pending, a(42), 'pending_ended'],
    ['a pending token with a letter more', field.pending, a(44), 'pending_ended'],
    ['a solution of 4001', field.solvedCaptcha, a(4001), 'invalid_input'],
    ['an ID number after twenty signs', field.idNumber, nine(21), 'too_long'],
    ['an ID number of twenty digits', field.idNumber, nine(20), 'id_number_format'],
    ['a mobile after twenty digits', field.mobile, nine(21), 'too_long'],
  ])('%s', (_, schema, text, refusal) => {
    expect(read(schema, text)).toBe(refusal)
  })
})

describe('a call takes what lies within its bounds, and no more', () => {
  const { recoverMobile } = recovery
  const mobileChange = { hash: a(43), mobile: '66123456', code: '123456', password: '' }
  test.each([
    ['a search of one sign', queue.find.body, { search: '陳' }, true],
    ['a search of eighty', queue.find.body, { search: a(80) }, true],
    ['a search of 81', queue.find.body, { search: a(81) }, false],
    ['an empty search', queue.find.body, { search: '' }, false],
    ['a cursor of a hundred', queue.page.query, { after: a(100) }, true],
    ['a cursor of 101', queue.page.query, { after: a(101) }, false],
    ['a cursor of letters of a hundred', letter.list.query, { state: 'ended', after: a(100) }, true],
    ['a cursor of letters of 101', letter.list.query, { state: 'ended', after: a(101) }, false],
    ['letters without a state', letter.list.query, {}, false],
    ['a reference as applicants know it', application.look.query, { reference: 'A26-7KQ4NX' }, true],
    ['a reference of six', application.look.query, { reference: 'A26-7K' }, true],
    ['a reference of five', application.look.query, { reference: 'A26-7' }, false],
    ['a reference of twenty', application.look.query, { reference: nine(20) }, true],
    ['a reference of 21', application.look.query, { reference: nine(21) }, false],
    ['a reference in small letters', application.look.query, { reference: 'a26-7kq4nx' }, false],
    ['the holidays of 2000', deskSite.holidays.query, { year: '2000' }, true],
    ['the holidays of 2099', deskSite.holidays.query, { year: '2099' }, true],
    ['the holidays of 1999', deskSite.holidays.query, { year: '1999' }, false],
    ['the holidays of 2100', deskSite.holidays.query, { year: '2100' }, false],
    ['a page', site.page.query, { key: 'about/pick-up_2' }, true],
    ['a page of a hundred signs', site.page.query, { key: a(100) }, true],
    ['a page of 101 signs', site.page.query, { key: a(101) }, false],
    ['a page with a slash before it', site.page.query, { key: '/about' }, false],
    ['a root of the menu of sixty', site.menuTree.query, { root: a(60) }, true],
    ['a root of the menu of 61', site.menuTree.query, { root: a(61) }, false],
    ['a captcha for a path of sixty', login.captcha.query, { for: a(60) }, true],
    ['a captcha for a path of 61', login.captcha.query, { for: a(61) }, false],
    ...['1', '2', '4', '8', '16'].map(
      (work) => [`work of ${work}`, login.captcha.query, { for: '/', work }, true] as const,
    ),
    ...['0', '3', '32'].map((work) => [`work of ${work}`, login.captcha.query, { for: '/', work }, false] as const),
    ['a login that goes on to a screen', government.begin.body, { app: 'lostCard' }, true],
    ['a login that goes on to a name of twenty', government.begin.body, { app: a(20) }, true],
    ['a login that goes on to a name of 21', government.begin.body, { app: a(21) }, false],
    ['a login that goes on to an address', government.begin.body, { app: '//example.com' }, false],
    ['a login that goes on to the account', government.begin.body, {}, true],
    ['what is typed, up to three hundred signs', registration.saveDraft.body, { draft: { address: a(300) } }, true],
    ['what is typed, of 301', registration.saveDraft.body, { draft: { address: a(301) } }, false],
    ['what is typed where the form has no field', registration.saveDraft.body, { draft: { member: a(3) } }, false],
    ['a new mobile without the password', recoverMobile.body, mobileChange, true],
    ['a new mobile, and a password of 256', recoverMobile.body, { ...mobileChange, password: a(256) }, true],
    ['a new mobile, and a password of 257', recoverMobile.body, { ...mobileChange, password: a(257) }, false],
  ] as [string, z.ZodMiniType, object, boolean][])('%s', (_, schema, sent, taken) => {
    expect(schema.safeParse(sent).success).toBe(taken)
  })
})

test('proofs, checks of a face and pictures have their limits', () => {
  expect(constant).toMatchObject({ proofMinutes: 10, faceChecksADay: 5, pictureMaximumPixels: 24_000_000 })
})

test('a code has six digits, five minutes and five tries; the next waits one minute, then two, then five', () => {
  expect(constant.code).toEqual({ digits: 6, seconds: 300, tries: 5, waits: [60, 120, 300] })
})
