import { expect, test } from 'vitest'
import * as enFrame from './en/frame.ts'
import * as enRegistration from './en/registration.ts'
import * as enSession from './en/session.ts'
import * as ptFrame from './pt/frame.ts'
import * as ptRegistration from './pt/registration.ts'
import * as ptSession from './pt/session.ts'
import * as zhFrame from './zh/frame.ts'
import * as zhRegistration from './zh/registration.ts'
import * as zhSession from './zh/session.ts'

test.each([
  ['zh', zhFrame, '星期一至四 09:00–\u206013:00、14:30–\u206017:45；星期五 09:00–\u206013:00、14:30–\u206017:30'],
  [
    'pt',
    ptFrame,
    '2.ª a 5.ª feira 09:00–\u206013:00 e 14:30–\u206017:45; 6.ª feira 09:00–\u206013:00 e 14:30–\u206017:30',
  ],
  ['en', enFrame, 'Mon–Thu 09:00–\u206013:00 and 14:30–\u206017:45; Fri 09:00–\u206013:00 and 14:30–\u206017:30'],
] as const)('[K02] the hours of the hotline as they are said in %s', (_, { supportHours }, said) => {
  expect(supportHours).toBe(said)
})

test.each([
  ['zh', zhSession, ['Firefox（Windows）', 'Firefox', 'Windows', '不明裝置']],
  ['pt', ptSession, ['Firefox em Windows', 'Firefox', 'Windows', 'Dispositivo desconhecido']],
  ['en', enSession, ['Firefox on Windows', 'Firefox', 'Windows', 'Unknown device']],
] as const)('a device is called by what is known of it in %s', (_, { device }, names) => {
  expect([device('Firefox', 'Windows'), device('Firefox', null), device(null, 'Windows'), device(null, null)]).toEqual(
    names,
  )
})

test.each([
  ['zh', zhRegistration, '流動電話 6612 3456 已驗證。'],
  ['pt', ptRegistration, 'O número de telemóvel 6612 3456 está verificado.'],
  ['en', enRegistration, 'The mobile number 6612 3456 is verified.'],
] as const)('a number is read in two halves in %s', (_, { mobileProved }, said) => {
  expect(mobileProved('66123456')).toBe(said)
})
