import { expect, test } from 'vitest'
import type { z } from 'zod/mini'
import { card } from './calls/card.ts'
import { consent } from './calls/consent.ts'
import { contact } from './calls/contact.ts'
import { government } from './calls/government.ts'
import { guardian } from './calls/guardian.ts'
import { login } from './calls/login.ts'
import { recovery } from './calls/recovery.ts'
import { registration } from './calls/registration.ts'
import { session } from './calls/session.ts'
import { check } from './check.ts'
import { application } from './desk/application.ts'
import { letter } from './desk/letter.ts'
import { site } from './desk/site.ts'
import { staff } from './desk/staff.ts'

const loss = { circumstances: 'Left on the bus', understood: true }
const relation = {
  idType: 'resident',
  idNumber: '15550176',
  birthDate: '2015-06-01',
  guardianIdNumber: '15550189',
  guardianBirthDate: '1980-01-20',
  guardianGender: 'female',
}
const known = { memberNumber: '000000018', idNumber: '5678', birthDate: '1990-05-17', solvedCaptcha: 'x' }
const document = { idNumber: '12345678', birthDate: '1990-05-17', solvedCaptcha: 'x' }
const uuid = '3b2f1c9e-6f0a-4f0e-9d6c-2a7f5f0b8c11'
const hash = 'a'.repeat(43)
const holiday = { day: '2027-01-01', nameZh: '元旦', namePt: 'Ano Novo', nameEn: 'New Year' }

test.each<[string, z.ZodMiniType, object, object]>([
  ['a loss', card.reportLoss.body, loss, {}],
  ['a loss, not understood', card.reportLoss.body, { ...loss, understood: false }, { understood: 'must_agree' }],
  ['a loss without a word', card.reportLoss.body, { ...loss, circumstances: ' ' }, { circumstances: 'required' }],
  ['a loss in a word', card.reportLoss.body, { ...loss, circumstances: 'bus' }, { circumstances: 'message_too_short' }],
  ['terms of linking', government.acceptTerms.body, { version: '2026-11-23', agreed: true }, {}],
  [
    'terms of linking, not accepted',
    government.acceptTerms.body,
    { version: '2026-11-23', agreed: false },
    { agreed: 'must_agree' },
  ],
  [
    'terms of linking of no day',
    government.acceptTerms.body,
    { version: '2026-02-30', agreed: true },
    { version: 'invalid_input' },
  ],
  ['a yes', consent.answer.body, { hash, authorised: true }, {}],
  ['a no', consent.answer.body, { hash, authorised: false }, {}],
  ['neither yes nor no', consent.answer.body, { hash }, { authorised: 'required' }],
  [
    'a word for a child of no number',
    consent.decide.body,
    { memberNumber: '1', authorised: true },
    { memberNumber: 'member_number_format' },
  ],
  ['a guardian', guardian.relation.body, relation, {}],
  [
    'a guardian born never',
    guardian.relation.body,
    { ...relation, guardianBirthDate: '' },
    { guardianBirthDate: 'required' },
  ],
  [
    'a guardian of no number',
    guardian.relation.body,
    { ...relation, guardianIdNumber: '1' },
    { guardianIdNumber: 'id_number_format' },
  ],
  [
    'a guardian of no gender',
    guardian.relation.body,
    { ...relation, guardianGender: '' },
    { guardianGender: 'required' },
  ],
  ['what a member knows', login.verify.body, known, {}],
  [
    'what a member knows half of',
    login.verify.body,
    { ...known, idNumber: '567' },
    { idNumber: 'id_number_or_end_format' },
  ],
  [
    'what a member knows by another number',
    login.verify.body,
    { ...known, memberNumber: '000000017' },
    { memberNumber: 'member_number_format' },
  ],
  ['a document', recovery.sendUsername.body, document, {}],
  [
    'the end of a document’s number',
    recovery.sendUsername.body,
    { ...document, idNumber: '5678' },
    { idNumber: 'id_number_format' },
  ],
  [
    'a question of no kind',
    registration.exist.body,
    { field: 'mobile', value: '66123456' },
    { field: 'invalid_input' },
  ],
  [
    'a code that is none',
    registration.verifySms.body,
    { mobile: '66123456', captcha: '12345' },
    { captcha: 'code_wrong' },
  ],
  ['a new mobile abroad', contact.sendMobileCode.body, { mobile: '+86 13800138000' }, { mobile: 'mobile_format' }],
  ['a session', session.endOne.body, { id: uuid }, {}],
  ['a session that is none', session.endOne.body, { id: 'x' }, { id: 'invalid_input' }],
  ['a letter that is none', letter.sendAgain.body, { id: 'x' }, { id: 'invalid_input' }],
  ['letters of no reason', letter.sendAllAgain.body, { reason: 'bad luck' }, { reason: 'invalid_input' }],
  ['a rejection', application.reject.body, { reference: 'A26-7KQ4NX', reason: 'Blurred' }, {}],
  [
    'a rejection without a reason',
    application.reject.body,
    { reference: 'A26-7KQ4NX', reason: '' },
    { reason: 'required' },
  ],
  [
    'a rejection in a word',
    application.reject.body,
    { reference: 'A26-7KQ4NX', reason: 'no' },
    { reason: 'message_too_short' },
  ],
  ['an approval', application.approve.body, { reference: 'A26-7KQ4NX' }, {}],
  [
    'an approval without a record that nobody checked',
    application.approve.body,
    { reference: 'A26-7KQ4NX', withoutRecord: false },
    { withoutRecord: 'must_agree' },
  ],
  ['a holiday', site.addHoliday.body, holiday, {}],
  ['a holiday of no day', site.addHoliday.body, { ...holiday, day: '2027-02-30' }, { day: 'day_format' }],
  [
    'a holiday of no name',
    site.addHoliday.body,
    { ...holiday, nameZh: '', namePt: ' ', nameEn: '' },
    { nameZh: 'holiday_name_missing', namePt: 'holiday_name_missing', nameEn: 'holiday_name_missing' },
  ],
  ['the first code of an app', staff.confirmFactor.body, { code: '12345' }, { code: 'code_wrong' }],
  ['a colleague of no name', staff.helpIn.body, { username: ' ' }, { username: 'required' }],
])('of %s is said what is wrong', (_, body, sent, problems) => {
  expect(check(body, sent).problems ?? {}).toEqual(problems)
})
