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
const narrow = await portalWith({ codesFromOne: { inAnHour: 10, mobilesInAnHour: 5 } }).opened
afterAll(async () => {
  await withSmallBudget.close()
  await narrow.close()
})
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
/** To one mobile, a minute apart. */
const oneByOne = async (times: number, sending: Sending = {}) => {
  let sent = 0
  for (let time = 0; time < times; time += 1) {
    if ((await send(sending)).code === 0) sent += 1
    portal.clock.forward(minute)
  }
  return sent
}
const otherMobile = (place: number) => String(66_310_000 + place)

describe('codes to one mobile (T-15)', () => {
  test('are three in ten minutes, five in an hour and ten in a day, for all askers together', async () => {
    expect(await several(8), 'at once').toBe(1)
    portal.clock.forward(minute)
    expect(await oneByOne(5)).toBe(2)
    expect(await send()).toMatchObject({ code: 4, wait: 4 * 60 })

    portal.clock.forward(4 * minute)
    expect(await oneByOne(5)).toBe(2)
    expect(await send()).toMatchObject({ code: 4, wait: 45 * 60 })

    portal.clock.forward(45 * minute)
    expect(await oneByOne(5)).toBe(3)
    portal.clock.forward(5 * minute + second)
    expect(await oneByOne(5)).toBe(2)

    portal.clock.forward(2 * hour)
    expect(await several(8)).toBe(0)
    expect(await send()).toMatchObject({ code: 4, wait: (24 * 60 - 195) * 60 - 1 })
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
  const [from, app] = ['203.0.113.7', narrow]

  test('are ten in an hour', async () => {
    for (const mobiles of [5, 5]) {
      expect(await several(mobiles, (place) => ({ app, from, to: otherMobile(place) }))).toBe(5)
      portal.clock.forward(minute)
    }
    expect(await send({ app, from, to: otherMobile(4) })).toMatchObject({ code: 4, wait: 3600 - 120 })
    expect(await send({ app, to: otherMobile(5) })).toMatchObject({ code: 0 })

    portal.clock.forward(hour + second)
    expect(await send({ app, from, to: otherMobile(4) })).toMatchObject({ code: 0 })
  })

  test('go to five different mobiles in an hour, also of many requests at once', async () => {
    const asked = await Promise.all(
      Array.from({ length: 9 }, async (_, place) => {
        const { code } = await send({ app, from, to: otherMobile(place) })
        return { code, to: otherMobile(place) }
      }),
    )
    const sent = asked.filter(({ code }) => code === 0).map(({ to }) => to)
    expect(sent).toHaveLength(5)
    expect(await send({ app, from, to: otherMobile(99) })).toMatchObject({ code: 4, wait: 3600 })
    portal.clock.forward(minute)
    expect(await send({ app, from, to: sent[0] ?? '' })).toMatchObject({ code: 0 })

    portal.clock.forward(hour + second)
    expect(await send({ app, from, to: otherMobile(99) })).toMatchObject({ code: 0 })
  })

  test('count a mobile only when something was sent to it', async () => {
    expect(await send({ app, to: otherMobile(0) })).toMatchObject({ code: 0 })
    for (let times = 0; times < 4; times += 1)
      expect(await send({ app, from, to: otherMobile(0) })).toMatchObject({ code: 22 })

    expect(await several(5, (place) => ({ app, from, to: otherMobile(place + 1) }))).toBe(5)
  })

  test('leave only hashes of networks and mobiles', async () => {
    await send({ from, to: otherMobile(1) })
    const kept = JSON.stringify(await portal.db.selectFrom('mobilesAskedFrom').selectAll().execute())

    expect(kept).toContain('network')
    expect(kept).not.toContain(from)
    expect(kept).not.toContain(otherMobile(1))
  })
})

describe('codes by SMS to everybody together (T-15)', () => {
  const app = withSmallBudget
  const logInCode = async (to: string) => {
    const payload = { mobile: to, solvedCaptcha: await portal.solvedCaptcha('/security/login_one_send_captcha') }
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
