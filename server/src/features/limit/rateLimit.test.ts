import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { demonstrationPassword as password, people } from '../../demonstration/people.ts'
import { checkSettings } from '../../settings.ts'
import { anApplicant } from '../../testing/applicant.ts'
import { thePortal } from '../../testing/portal.ts'

const portal = await thePortal()
const mobile = '66300001'
const [second, minute, hour] = [1000, 60_000, 3_600_000]

/** Other limits over the same database, as in another process of the same portal. */
const portalWith = (limits: object) => {
  const deps = { ...portal.deps, settings: checkSettings({ limits }) }
  return { deps, opened: buildApp(deps, { strict: true }) }
}
const small = portalWith({ codesToAll: { inADay: 3 } })
const withSmallBudget = await small.opened
afterAll(() => withSmallBudget.close())
beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

interface Sending {
  to?: string
  from?: string
  app?: typeof portal.app
}
/** A new registration asks for a code, each from a network of its own. */
const send = async ({ to = mobile, from, app = portal.app }: Sending = {}) => {
  const { headers } = await anApplicant(portal)
  sendings += 1
  const remoteAddress = from ?? `198.51.${Math.floor(sendings / 250)}.${sendings % 250}`
  const asked = { method: 'POST', url: '/api/security/send_register_sms', headers, payload: { mobile: to } } as const
  return (await app.inject({ ...asked, remoteAddress })).json()
}
let sendings = 0
const several = async (times: number, sending: (place: number) => Sending = () => ({})) => {
  const answers = await Promise.all(Array.from({ length: times }, (_, place) => send(sending(place))))
  return answers.filter(({ code }) => code === 0).length
}
const otherMobile = (place: number) => String(66_310_000 + place)

describe('codes to one mobile (T-15)', () => {
  test('are three in ten minutes, five in an hour and ten in a day, for all askers together', async () => {
    expect(await several(8)).toBe(3)
    expect(await send()).toMatchObject({ code: 4, wait: 600 })

    portal.clock.forward(10 * minute + second)
    expect(await several(8)).toBe(2)
    expect(await send()).toMatchObject({ code: 4, wait: 50 * 60 - 1 })

    portal.clock.forward(50 * minute)
    expect(await several(8)).toBe(3)
    portal.clock.forward(10 * minute + second)
    expect(await several(8)).toBe(2)

    portal.clock.forward(2 * hour)
    expect(await several(8)).toBe(0)
    expect(await send()).toMatchObject({ code: 4, wait: (24 * 60 - 190) * 60 - 2 })
    portal.clock.forward(21 * hour)
    expect(await send()).toMatchObject({ code: 0 })
  })

  test('[V16] follow each other after one, two and five minutes', async () => {
    const applicant = await anApplicant(portal)
    const ask = () => applicant.post('/security/send_register_sms', { mobile })
    for (const [wait, pause] of [
      [60, 59],
      [120, 119],
    ] as const) {
      expect(await ask()).toMatchObject({ code: 0, data: { wait } })
      portal.clock.forward(pause * second - 500)
      expect(await ask()).toMatchObject({ code: 22 })
      portal.clock.forward(2 * second)
    }
    expect(await ask()).toMatchObject({ code: 0, data: { wait: 300 } })
  })
})

describe('codes caused from one network (T-15)', () => {
  const from = '203.0.113.7'

  test('are ten in an hour', async () => {
    expect(await several(3, () => ({ from, to: otherMobile(1) }))).toBe(3)
    expect(await several(3, () => ({ from, to: otherMobile(2) }))).toBe(3)
    expect(await several(3, () => ({ from, to: otherMobile(3) }))).toBe(3)
    expect(await several(3, () => ({ from, to: otherMobile(4) }))).toBe(1)
    expect(await send({ from, to: otherMobile(4) })).toMatchObject({ code: 4, wait: 3600 })
    expect(await send({ to: otherMobile(5) })).toMatchObject({ code: 0 })

    portal.clock.forward(hour + second)
    expect(await send({ from, to: otherMobile(4) })).toMatchObject({ code: 0 })
  })

  test('go to five different mobiles in an hour, also of many requests at once', async () => {
    const asked = await Promise.all(
      Array.from({ length: 9 }, async (_, place) => {
        const { code } = await send({ from, to: otherMobile(place) })
        return { code, to: otherMobile(place) }
      }),
    )
    const sent = asked.filter(({ code }) => code === 0).map(({ to }) => to)
    expect(sent).toHaveLength(5)
    expect(await send({ from, to: otherMobile(99) })).toMatchObject({ code: 4, wait: 3600 })
    expect(await send({ from, to: sent[0] ?? '' })).toMatchObject({ code: 0 })

    portal.clock.forward(hour + second)
    expect(await send({ from, to: otherMobile(99) })).toMatchObject({ code: 0 })
  })

  test('count a mobile only when something was sent to it', async () => {
    expect(await several(3, () => ({ to: otherMobile(0) }))).toBe(3)
    for (let times = 0; times < 4; times += 1)
      expect(await send({ from, to: otherMobile(0) })).toMatchObject({ code: 4 })

    expect(await several(5, (place) => ({ from, to: otherMobile(place + 1) }))).toBe(5)
  })

  test('leave only hashes of networks and mobiles', async () => {
    await send({ from, to: otherMobile(1) })
    const kept = JSON.stringify(await portal.db.selectFrom('mobilesAskedFrom').selectAll().execute())

    expect(kept).toContain('network')
    expect(kept).not.toContain(from)
    expect(kept).not.toContain(otherMobile(1))
  })
})

describe('wrong codes for one mobile (T-17)', () => {
  const tryTen = async (length = 10) => {
    const applicant = await anApplicant(portal)
    const wrong = () => applicant.post('/security/verify_sms', { mobile, captcha: '000000' })
    const answers = await Promise.all(Array.from({ length }, wrong))
    return answers.map(({ code }) => code).toSorted((one, other) => one - other)
  }
  const one = async () => {
    const applicant = await anApplicant(portal)
    return applicant.post('/security/verify_sms', { mobile, captcha: '000000' })
  }

  test('are ten in an hour, then a quarter of an hour nothing; thirty in a day, then nothing until the next', async () => {
    const nobody = Array.from({ length: 10 }, () => 21)
    expect(await tryTen(12)).toEqual([4, 4, ...nobody])
    expect(await one()).toMatchObject({ code: 4, wait: 900 })
    portal.clock.forward(14 * minute + 50 * second)
    expect(await one()).toMatchObject({ code: 4 })
    portal.clock.forward(11 * second)
    expect(await tryTen()).toEqual(nobody)
    portal.clock.forward(15 * minute + second)
    expect(await tryTen()).toEqual(nobody)

    portal.clock.forward(15 * minute + second)
    const { code, wait = 0 } = await one()
    expect(code).toBe(4)
    portal.clock.forward((wait - 10) * second)
    expect(portal.clock.today()).toBe('2026-03-02')
    expect(await one()).toMatchObject({ code: 4 })
    portal.clock.forward(11 * second)
    expect(portal.clock.today()).toBe('2026-03-03')
    expect(await one()).toMatchObject({ code: 21 })
  })

  test.each([
    [hour - 30 * second, 4],
    [hour, 21],
  ])('are counted for an hour from the first: after %i milliseconds the eleventh is %i', async (milliseconds, code) => {
    await tryTen(9)
    portal.clock.forward(milliseconds)
    expect(await one()).toMatchObject({ code: 21 })

    expect(await one()).toMatchObject({ code })
  })
})

describe('codes by SMS to everybody together (T-15)', () => {
  const app = withSmallBudget
  const logInCode = async (to: string) => {
    const payload = { mobile: to, solvedCaptcha: await portal.solvedCaptcha() }
    const url = '/api/security/login_one_send_captcha'
    return (await app.inject({ method: 'POST', url, payload, headers: { 'api-language': 'en' } })).json()
  }

  test('stop at the budget of the day, also of many requests at once; other ways stay open', async () => {
    expect(await several(10, (place) => ({ app, to: otherMobile(place) }))).toBe(3)
    const stopped = await logInCode(people.adult.mobile)
    expect(stopped).toMatchObject({ code: 165, message: expect.stringContaining('password'), wait: 14 * 3600 })
    // Strangers get the same reply.
    expect(await logInCode('66399999')).toMatchObject({ code: 165, message: stopped.message })
    expect(portal.alarms).toEqual(['codes_spent'])

    const { headers } = await anApplicant(portal)
    const email = { email: 'somebody@example.mo', emailRepeat: 'somebody@example.mo' }
    const byEmail = { method: 'POST', url: '/api/security/send_register_email', headers, payload: email } as const
    expect((await app.inject(byEmail)).json()).toMatchObject({ code: 0 })
    const logIn = { method: 'account', username: people.adult.username, password }
    expect(
      (await app.inject({ method: 'POST', url: '/api/security/login_one_pass', payload: logIn })).json(),
    ).toMatchObject({ code: 0 })

    portal.clock.forward(14 * hour + second)
    expect(await send({ app })).toMatchObject({ code: 0 })
  })

  test('use up none of the budget when they are refused for another reason', async () => {
    const { headers } = await anApplicant(portal)
    const url = '/api/security/send_register_sms'
    const ask = () => app.inject({ method: 'POST', url, headers, payload: { mobile } })
    const answers = await Promise.all(Array.from({ length: 8 }, ask))
    expect(answers.filter((answer) => answer.json().code === 0)).toHaveLength(1)

    expect(await several(3, (place) => ({ app, to: otherMobile(place) }))).toBe(2)
    expect(await send({ app, to: otherMobile(9) })).toMatchObject({ code: 165 })
  })
})
