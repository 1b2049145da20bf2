import { expect, test } from 'vitest'
import * as enApplication from './en/application.ts'
import * as enFrame from './en/frame.ts'
import * as enLetter from './en/letter.ts'
import * as enPayment from './en/payment.ts'
import * as enQueue from './en/queue.ts'
import * as enSite from './en/site.ts'
import * as enStaff from './en/staff.ts'
import * as ptApplication from './pt/application.ts'
import * as ptFrame from './pt/frame.ts'
import * as ptLetter from './pt/letter.ts'
import * as ptPayment from './pt/payment.ts'
import * as ptQueue from './pt/queue.ts'
import * as ptSite from './pt/site.ts'
import * as ptStaff from './pt/staff.ts'
import * as zhApplication from './zh/application.ts'
import * as zhFrame from './zh/frame.ts'
import * as zhLetter from './zh/letter.ts'
import * as zhPayment from './zh/payment.ts'
import * as zhQueue from './zh/queue.ts'
import * as zhSite from './zh/site.ts'
import * as zhStaff from './zh/staff.ts'

test.each([
  ['zh', zhApplication, ['有 1 項與身份證明局記錄不同。', '有 2 項與身份證明局記錄不同。']],
  ['pt', ptApplication, ['Um campo difere do registo da DSI.', '2 campos diferem do registo da DSI.']],
  ['en', enApplication, ['One field differs from the bureau’s record.', '2 fields differ from the bureau’s record.']],
] as const)('one difference and several, in %s', (_, { differencesCount }, said) => {
  expect([1, 2].map(differencesCount)).toEqual(said)
})

test.each([
  ['zh', zhLetter, ['已安排再次發送 1 則訊息。', '已安排再次發送 2 則訊息。']],
  ['pt', ptLetter, ['Uma mensagem vai ser enviada de novo.', '2 mensagens vão ser enviadas de novo.']],
  ['en', enLetter, ['One message is queued to be sent again.', '2 messages are queued to be sent again.']],
] as const)('one message and several, in %s', (_, { sentAllAgain }, said) => {
  expect([1, 2].map(sentAllAgain)).toEqual(said)
})

test.each([
  ['zh', zhStaff, [/尚餘 0 個備用碼/, /尚餘 1 個備用碼/, /尚餘 2 個備用碼/]],
  ['pt', ptStaff, [/Restam 0 códigos/, /Resta 1 código de/, /Restam 2 códigos/]],
  ['en', enStaff, [/ 0 recovery codes left/, / 1 recovery code left/, / 2 recovery codes left/]],
] as const)('no recovery code, one and several, in %s', (_, { have }, said) => {
  for (const [codes, sentence] of said.entries()) expect(have(codes)).toMatch(sentence)
})

test.each([
  ['zh', zhLetter, ['等候發送', '等候發送 (0)', '未能送達 (3)']],
  ['pt', ptLetter, ['Em espera', 'Em espera (0)', 'Não entregues (3)']],
  ['en', enLetter, ['Waiting', 'Waiting (0)', 'Not delivered (3)']],
] as const)('how many messages there are is said once it is known, in %s', (_, { states }, said) => {
  expect([states.waiting(), states.waiting(0), states.ended(3)]).toEqual(said)
})

test.each([
  ['zh', zhFrame, '2027、2028 年'],
  ['pt', ptFrame, 'de 2027 e 2028.'],
  ['en', enFrame, 'of 2027 and 2028 have'],
] as const)('each year without holidays is named, in %s', (_, { holidaysMissing }, said) => {
  expect(holidaysMissing(['2027', '2028'])).toContain(said)
})

test('a holiday has the name of the language that one reads', () => {
  const holiday = { nameZh: '元旦', namePt: 'Fraternidade Universal', nameEn: 'New Year’s Day' }
  expect([zhSite, ptSite, enSite].map(({ nameOf }) => nameOf(holiday))).toEqual(Object.values(holiday))
})

test.each([
  ['zh', zhQueue, ['待審批', '已批准', '不獲批准']],
  ['pt', ptQueue, ['Por apreciar', 'Aprovado', 'Rejeitado']],
  ['en', enQueue, ['Waiting', 'Approved', 'Rejected']],
] as const)('the state of one case is said of one, in %s', (_, { stateOf }, said) => {
  expect([stateOf.waiting, stateOf.passed, stateOf.rejected]).toEqual(said)
})

test.each([
  ['zh', zhPayment, ['$50.00', '−$50.00', '$0.00']],
  ['pt', ptPayment, ['MOP 50,00', '−MOP 50,00', 'MOP 0,00']],
  ['en', enPayment, ['MOP 50.00', '−MOP 50.00', 'MOP 0.00']],
] as const)('an amount below zero has its minus before the currency, in %s', (_, { amount }, said) => {
  expect([5000, -5000, 0].map(amount)).toEqual(said)
})
