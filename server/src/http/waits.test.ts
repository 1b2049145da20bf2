import { afterAll, beforeEach, expect, test } from 'vitest'
import { people } from '../demonstration/people.ts'
import { attackersOf, solved } from '../testing/attackers.ts'
import { thePortal } from '../testing/portal.ts'
import { waitIn } from './waits.ts'

const portal = await thePortal()
const attackers = await attackersOf(portal)
afterAll(() => attackers.app.close())
const { memberAs, clock } = portal

beforeEach(() => portal.reset({ now: '2026-03-02T16:10:00+08:00' }))

const ask = async (url: string, payload: object, language: string, place = 0): Promise<string> => {
  const headers = { 'api-language': language }
  const remoteAddress = `198.18.0.${place}`
  return (await attackers.app.inject({ method: 'POST', url: `/api${url}`, payload, headers, remoteAddress })).json()
    .message
}
const link = (language: string) =>
  ask('/security/login_link', { account: people.adult.username, solvedCaptcha: solved }, language)

test.each([
  ['zh', '嘗試次數過多，請稍後再試（17:10 後可再試）', '（明日 00:10 後可再試）'],
  ['pt', 'Demasiadas tentativas. Tente mais tarde (tente depois das 17:10)', ' (tente amanhã, depois das 00:10)'],
  ['en', 'Too many tries. Try again later (try again after 17:10)', ' (try again tomorrow after 00:10)'],
])('in %s a wait of an hour is told by the clock of the portal', async (language, today, tomorrow) => {
  for (let times = 0; times < 3; times += 1) await link(language)
  expect(await link(language)).toBe(today)

  clock.set(new Date('2026-03-02T23:10:00+08:00'))
  for (let times = 0; times < 3; times += 1) await link(language)
  expect(await link(language)).toContain(tomorrow)
})

test('a wait of seconds is told in seconds, one of a day or more in days', async () => {
  const member = await memberAs('adult', { language: 'en' })
  await member.post('/account/send_sms')
  expect((await member.post('/account/send_sms')).message).toContain(' (try again in 60 seconds)')

  const found = portal.db.selectFrom('members').select('memberNumber').where('username', '=', 'siumei')
  const { memberNumber } = await found.executeTakeFirstOrThrow()
  const details = { memberNumber, idNumber: '9999', birthDate: '1990-03-16', solvedCaptcha: solved }
  for (let place = 0; place < 3; place += 1) await ask('/security/verify', details, 'en', place)
  expect(await ask('/security/verify', details, 'en', 9)).toContain(' (try again in 1 day)')
})

test.each([
  ['zh', ['（1 秒後可再試）', '（60 秒後可再試）', '（1 日後可再試）', '（3 日後可再試）']],
  [
    'pt',
    [
      ' (tente dentro de 1 segundo)',
      ' (tente dentro de 60 segundos)',
      ' (tente dentro de 1 dia)',
      ' (tente dentro de 3 dias)',
    ],
  ],
  ['en', [' (try again in 1 second)', ' (try again in 60 seconds)', ' (try again in 1 day)', ' (try again in 3 days)']],
] as const)('in %s one second or day is one, and three are many', (locale, said) => {
  const told = [1, 60, 86_400, 3 * 86_400].map((wait) => waitIn(locale, wait, { clock, timeZone: 'Asia/Macau' }))

  expect(told).toEqual(said)
  expect(waitIn(locale, undefined, { clock, timeZone: 'Asia/Macau' })).toBe('')
})
