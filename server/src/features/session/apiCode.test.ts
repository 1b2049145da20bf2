import { api } from '@palaestra/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { demonstrationPassword, people } from '../../demonstration/people.ts'
import { thePortal } from '../../testing/portal.ts'

const portal = await thePortal()
const minute = 60_000

beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

type Member = Awaited<ReturnType<typeof portal.memberAs>>
const codeOf = async (member: Member) => (await member.post('/oauth/api_code')).data.code as string
const exchange = (code: string) => portal.post('/oauth/ams_token', { code })
const ask = (token: string) => portal.post('/account/info', {}, { apikey: token })
const handOff = async (member: Member, service = 'pool-today') =>
  (await member.post('/oauth/hand_off', { service })).data.code as string

describe('the code of an app (T-25)', () => {
  test('[Q04] opens the portal as its member, by the way `app`', async () => {
    const app = await portal.memberAs('adult')
    const { code, data } = await exchange(await codeOf(app))

    expect(code).toBe(0)
    expect(await ask(data.token)).toMatchObject({ data: { username: people.adult.username } })
    const { items } = (await app.get('/account/sessions')).data
    expect(items.map(({ method }: { method: string }) => method).sort()).toEqual(['account', 'app'])
  })

  test('says how long it is good for', async () => {
    const app = await portal.memberAs('adult')

    expect((await app.post('/oauth/api_code')).data).toEqual({ code: expect.any(String), seconds: 60 })
  })

  test('is random, told once, and kept as a hash', async () => {
    const code = await codeOf(await portal.memberAs('adult'))

    expect(Buffer.from(code, 'base64url')).toHaveLength(32)
    expect(JSON.stringify(await portal.db.selectFrom('links').selectAll().execute())).not.toContain(code)
  })

  test('is good for a minute', async () => {
    const app = await portal.memberAs('adult')
    const inTime = await codeOf(app)
    portal.clock.forward(minute - 5000)
    expect(await exchange(inTime)).toMatchObject({ code: 0 })

    const late = await codeOf(app)
    portal.clock.forward(minute)
    expect(await exchange(late)).toMatchObject({ code: 135 })
  })

  test('brought a second time ends what it has opened, and not the app', async () => {
    const app = await portal.memberAs('adult')
    const code = await codeOf(app)
    const { data } = await exchange(code)
    await portal.post('/account/refresh_token', {}, { apikey: data.token })
    portal.clock.forward(5 * minute)

    expect(await exchange(code)).toMatchObject({ code: 135 })
    expect(await ask(data.token)).toMatchObject({ code: 2 })
    expect(await app.post('/account/info')).toMatchObject({ code: 0 })
  })

  test('brought by twenty at once opens for one, and for none in the end', async () => {
    const code = await codeOf(await portal.memberAs('adult'))
    const answers = await Promise.all(Array.from({ length: 20 }, () => exchange(code)))
    const won = answers.filter((answer) => answer.code === 0)

    expect(won).toHaveLength(1)
    expect(await ask(won[0]?.data.token)).toMatchObject({ code: 2 })
  })

  test('opens nothing once its session has ended', async () => {
    const app = await portal.memberAs('adult')
    const code = await codeOf(app)
    await app.post('/security/logout_force')

    expect(await exchange(code)).toMatchObject({ code: 135 })
  })

  test('opens nothing after a new password, also where the session goes on (T-45)', async () => {
    const app = await portal.memberAs('adult')
    const code = await codeOf(app)
    const next = { password: 'three boats and a lantern', passwordRepeat: 'three boats and a lantern' }
    expect(await app.post('/account/online/change_passowrd', next)).toMatchObject({ code: 0 })

    expect(await exchange(code)).toMatchObject({ code: 135 })
    expect(await exchange(await codeOf(app))).toMatchObject({ code: 0 })
  })

  test('ends with the next one', async () => {
    const app = await portal.memberAs('adult')
    const [first, second] = [await codeOf(app), await codeOf(app)]

    expect(await exchange(first)).toMatchObject({ code: 135 })
    expect(await exchange(second)).toMatchObject({ code: 0 })
  })

  test('neither refreshes the proof nor extends the expiry: a stolen token gains nothing by it', async () => {
    const app = await portal.memberAs('adult')
    portal.clock.forward(11 * minute)
    let { token } = (await exchange(await codeOf(app))).data
    expect(await portal.post('/account/sessions/end_others', {}, { apikey: token })).toMatchObject({ code: 3 })

    for (let minutes = 11; minutes < 12 * 60; minutes += 20) {
      const { data } = await portal.post('/oauth/api_code', {}, { apikey: token })
      token = (await exchange(data.code)).data.token
      portal.clock.forward(20 * minute)
    }
    expect(await ask(token)).toMatchObject({ code: 2 })
  })

  test('is given only in a session, and is no token itself', async () => {
    const code = await codeOf(await portal.memberAs('adult'))

    expect(await portal.post('/oauth/api_code')).toMatchObject({ code: 2 })
    expect(await ask(code)).toMatchObject({ code: 2 })
  })

  test('is exchanged by a POST of JSON only, never from an address', async () => {
    const code = await codeOf(await portal.memberAs('adult'))
    const get = await portal.app.inject({ url: `/api/oauth/ams_token?code=${code}&apicode=${code}` })
    const query = await portal.app.inject({ method: 'POST', url: `/api/oauth/ams_token?code=${code}`, payload: {} })

    expect(get.statusCode).toBe(404)
    expect(query.json()).toMatchObject({ code: 1 })
    expect(await exchange(code)).toMatchObject({ code: 0 })
  })

  test('is made sixty times an hour for one session, and no more', async () => {
    const app = await portal.memberAs('adult')
    const answers = await Promise.all(Array.from({ length: 70 }, () => app.post('/oauth/api_code')))

    expect(answers.filter((answer) => answer.code === 0)).toHaveLength(60)
    expect(await app.post('/oauth/api_code')).toMatchObject({ code: 4, wait: 3600 })
  })

  test('cannot be guessed: one network tries thirty, and no more; a right one is nobody’s guess (T-11)', async () => {
    const tries = await Promise.all(Array.from({ length: 40 }, (_, count) => exchange(`guess-${count}`)))
    const code = await codeOf(await portal.memberAs('adult'))

    expect(tries.filter((answer) => answer.code === 135)).toHaveLength(30)
    expect(tries.filter((answer) => answer.code === 4)).toHaveLength(10)
    expect(await exchange(code)).toMatchObject({ code: 0 })
    expect(await exchange('one more')).toMatchObject({ code: 4, wait: 600 })
    expect(await exchange(code), 'a second time').toMatchObject({ code: 4 })
    expect(await portal.db.selectFrom('sessions').select('id').execute(), 'ends what it has opened').toHaveLength(1)
  })
})

describe('what was taken over by the code of an app', () => {
  const takenOver = async (member: Member) => (await exchange(await codeOf(member))).data.token as string
  const changeMobile = (token: string) =>
    portal.post('/account/change_mobile/send_sms', { mobile: '66887766' }, { apikey: token })

  test('has no proof of its own, however fresh that of the app is', async () => {
    const token = await takenOver(await portal.memberAs('adult'))

    expect(await changeMobile(token)).toMatchObject({ code: 3 })
    await portal.post('/account/prove', { method: 'account', password: demonstrationPassword }, { apikey: token })
    expect(await changeMobile(token)).toMatchObject({ code: 0 })
  })

  test.each<[string, (app: Member) => Promise<unknown>]>([
    ['the app logs out', (app) => app.post('/security/logout_force')],
    [
      'the app’s token is found copied',
      async (app) => {
        await app.post('/account/refresh_token')
        portal.clock.forward(minute)
        await app.post('/account/info')
      },
    ],
    [
      'the member ends all other sessions elsewhere',
      async () => (await portal.memberAs('adult')).post('/account/sessions/end_others'),
    ],
    [
      'the password is changed elsewhere',
      async () => {
        const newPasswords = { password: 'another-one-of-27', passwordRepeat: 'another-one-of-27' }
        return (await portal.memberAs('adult')).post('/account/online/change_passowrd', newPasswords)
      },
    ],
  ])('ends when %s, also after a second code', async (_, end) => {
    const app = await portal.memberAs('adult')
    const first = await takenOver(app)
    const { data } = await exchange((await portal.post('/oauth/api_code', {}, { apikey: first })).data.code)
    expect(await ask(data.token)).toMatchObject({ code: 0 })
    await end(app)

    expect(await ask(first)).toMatchObject({ code: 2 })
    expect(await ask(data.token)).toMatchObject({ code: 2 })
    expect(await app.post('/account/info')).toMatchObject({ code: 2 })
  })

  test('goes on alone when the member, with a proof in it, ends the others from it', async () => {
    const app = await portal.memberAs('adult')
    const token = await takenOver(app)
    await portal.post('/account/prove', { method: 'account', password: demonstrationPassword }, { apikey: token })
    expect(await portal.post('/account/sessions/end_others', {}, { apikey: token })).toMatchObject({ code: 0 })

    expect(await app.post('/account/info')).toMatchObject({ code: 2 })
    expect(await ask(token)).toMatchObject({ code: 0 })
  })

  test('goes on alone when the member, with a proof in it, ends that of the app from it', async () => {
    const app = await portal.memberAs('adult')
    const token = await takenOver(app)
    const here = { apikey: token }
    await portal.post('/account/prove', { method: 'account', password: demonstrationPassword }, here)
    const { items } = (await portal.get('/account/sessions', here)).data
    const { id } = items.find(({ current }: { current: boolean }) => !current)
    expect(await portal.post('/account/sessions/end', { id }, here)).toMatchObject({ code: 0 })

    expect(await app.post('/account/info')).toMatchObject({ code: 2 })
    expect(await ask(token)).toMatchObject({ code: 0 })
  })

  test('goes on when the app has been left alone for half an hour, also after a further login', async () => {
    const token = await takenOver(await portal.memberAs('adult'))
    for (let times = 0; times < 3; times += 1) {
      portal.clock.forward(20 * minute)
      await ask(token)
    }
    await portal.memberAs('adult')

    expect(await ask(token)).toMatchObject({ code: 0 })
  })

  test('is not ended by making room for itself', async () => {
    const app = await portal.memberAs('adult')
    for (let device = 1; device < 10; device += 1) await portal.memberAs('adult')
    const token = await takenOver(app)

    expect(await ask(token)).toMatchObject({ code: 0 })
    expect(await app.post('/account/info')).toMatchObject({ code: 0 })
  })
})

describe('a code that the menu hands to a service (T-101)', () => {
  test('[L11] tells the service the member, and opens nothing else', async () => {
    const member = await portal.memberAs('adult')
    const { data } = await exchange(await handOff(member))
    const headers = { apikey: data.token }

    expect(await portal.get('/oauth/member', headers)).toEqual({
      code: 0,
      data: { memberNumber: expect.stringMatching(/^\d{9}$/), nameZh: '陳小美', namePt: 'Chan Sio Mei' },
    })
    const calls = Object.values(api).flatMap((feature) => Object.values(feature))
    const others = calls.filter((call) => call.access === 'member' && !('services' in call))
    expect(others.length).toBeGreaterThan(10)
    for (const { method, path } of others)
      expect([
        path,
        await (method === 'GET' ? portal.get(path, headers) : portal.post(path, {}, headers)),
      ]).toMatchObject([path, { code: 2 }])
  })

  test('is good once, for a minute, and only while the member is signed in', async () => {
    const member = await portal.memberAs('adult')
    const code = await handOff(member)
    const { data } = await exchange(code)
    expect(await exchange(code)).toMatchObject({ code: 135 })
    expect(await portal.get('/oauth/member', { apikey: data.token })).toMatchObject({ code: 2 })

    const inTime = await handOff(member)
    portal.clock.forward(minute - 5000)
    expect(await exchange(inTime)).toMatchObject({ code: 0 })
    const late = await handOff(member)
    portal.clock.forward(minute)
    expect(await exchange(late)).toMatchObject({ code: 135 })

    const orphan = await handOff(member)
    await member.post('/security/logout_force')
    expect(await exchange(orphan)).toMatchObject({ code: 135 })
  })

  test('stands in the member’s list, can be ended there, and takes no place of another session', async () => {
    const member = await portal.memberAs('adult')
    for (let count = 0; count < 15; count += 1) await exchange(await handOff(member))
    const { data } = await exchange(await handOff(member, 'pool-mapa'))
    const { items } = (await member.get('/account/sessions')).data

    expect(items.map(({ service }: { service: string }) => service).sort()).toEqual([null, 'pool-mapa', 'pool-today'])
    await member.post('/account/sessions/end_others')
    expect(await portal.get('/oauth/member', { apikey: data.token })).toMatchObject({ code: 2 })
  })
})
