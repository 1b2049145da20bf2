import { beforeEach, expect, test } from 'vitest'
import { thePortal } from '../../testing/portal.ts'

const portal = await thePortal()
beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

const path = '/security/login_link'

test.each([
  ['a second before its end', 10 * 60 - 1, 0],
  ['at its end', 10 * 60, 23],
])('a challenge is good for ten minutes: %s', async (_, seconds, code) => {
  const solvedCaptcha = await portal.solvedCaptcha(path)
  portal.clock.forward(seconds * 1000)

  expect(await portal.post(path, { account: 'siumei', solvedCaptcha })).toMatchObject({ code })
})

test('a solution is good once, also when its text is written in another way', async () => {
  const solvedCaptcha = await portal.solvedCaptcha(path)
  const { challenge, solution } = JSON.parse(Buffer.from(solvedCaptcha, 'base64').toString())
  const again = Buffer.from(JSON.stringify({ solution, challenge }, null, 1)).toString('base64')

  expect(await portal.post(path, { account: 'siumei', solvedCaptcha })).toMatchObject({ code: 0 })
  expect(await portal.post(path, { account: 'siumei', solvedCaptcha: again })).toMatchObject({ code: 23 })
})
