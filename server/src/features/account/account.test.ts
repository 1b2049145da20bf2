import { beforeEach, describe, expect, test } from 'vitest'
import { people } from '../../demonstration/people.ts'
import { thePortal } from '../../testing/portal.ts'

const portal = await thePortal()
beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

describe('a request that names another member (T-90)', () => {
  test.each(['memberId=2', 'member_code=100000024', 'id=2', 'uid=2', 'username=ana'])(
    'by %s gets the asker’s own account, or nothing',
    async (query) => {
      const member = await portal.memberAs('adult')
      const [name = '', value] = query.split('=')

      expect((await member.post(`/account/info?${query}`)).data.username).toBe(people.adult.username)
      expect(await member.post('/account/info', { [name]: value })).toMatchObject({ code: 1 })
    },
  )

  test('by a header that claims to be them gets the asker’s own account', async () => {
    const { headers } = await portal.memberAs('adult')
    const claims = { ...headers, 'x-member-id': '2', 'x-forwarded-user': people.portuguese.username }

    expect((await portal.post('/account/info', {}, claims)).data.username).toBe(people.adult.username)
  })
})

describe('the QR code (T-91)', () => {
  const read = async (name: 'adult' | 'portuguese') =>
    (await (await portal.memberAs(name)).get('/account/qrcode_info')).data as { content: string; seconds: number }

  const partsOf = (content: string) => content.slice(content.indexOf('#') + 1).split('.')

  test('hides the holder of the card, and is another one a moment later', async () => {
    const { content, seconds } = await read('adult')
    portal.clock.forward(1000)
    const next = await read('adult')

    const [[, end = '', , signature], [, , , signatureLater]] = [partsOf(content), partsOf(next.content)]

    expect(seconds).toBe(60)
    expect(Number(end) - portal.clock.now().getTime() / 1000).toBeCloseTo(59, -1)
    expect(signatureLater, 'the end is signed, too').not.toBe(signature)
    expect(content).toMatch(/\/c#[\w-]{16}\.\d{10}\.[\w-]{6}\.[\w-]{86}$/)
    expect(content).not.toContain(people.adult.idNumber)
    expect(next.content).not.toBe(content)
  })

  test('of one card has another signature than that of another', async () => {
    const signatures = [partsOf((await read('adult')).content)[3], partsOf((await read('portuguese')).content)[3]]

    expect(new Set(signatures).size).toBe(2)
  })
})

test('a token in the address or in a cookie opens nothing (T-26)', async () => {
  const { token } = await portal.memberAs('adult')
  const ask = async (options: object) =>
    (await portal.app.inject({ method: 'POST', url: '/api/account/info', payload: {}, ...options })).json()

  expect(await ask({ query: { apikey: token } })).toMatchObject({ code: 2 })
  expect(await ask({ cookies: { apikey: token } })).toMatchObject({ code: 2 })
  expect(await ask({ headers: { authorization: `Bearer ${token}` } })).toMatchObject({ code: 2 })
})

test.each([
  ['zh', '塔石體育館'],
  ['pt', 'Tap Seac'],
  ['en', 'Tap Seac'],
] as const)('the account names the place where the card is collected, in %s', async (language, name) => {
  const member = await portal.memberAs('adult', { language })
  const { pickUpPlace } = (await member.post('/account/info')).data

  expect(pickUpPlace).toContain(name)
  await portal.db.updateTable('members').set({ pickUpPlace: 'closed' }).where('id', '=', member.id).execute()
  expect((await member.post('/account/info')).data.pickUpPlace).toBeNull()
})

test('the account shows who the member is, half of the contacts, the language of letters and the card', async () => {
  const member = await portal.memberAs('english', { language: 'pt' })
  const { memberNumber, pickUpPlace, ...shown } = (await member.post('/account/info')).data

  expect(memberNumber).toMatch(/^\d{9}$/)
  expect(pickUpPlace).toContain('Tap Seac')
  expect(shown).toEqual({
    ...{ nameZh: null, namePt: 'Tom Reed', username: 'tom', language: 'en', isGuardian: false, onlinePayment: null },
    ...{ childWaits: false, hasGuardians: false, photo: null },
    ...{ emailHint: 't•••@example.mo', emailConfirmed: true, mobileHint: '6612 ••••', mobileConfirmed: true },
    card: {
      kind: 'permanent',
      validUntil: expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
      permanentFrom: null,
      closed: null,
    },
  })
})

test('an account without an e-mail and a mobile hints at none', async () => {
  const member = await portal.memberAs('withoutEmail')
  await portal.db.updateTable('members').set({ mobile: null }).where('id', '=', member.id).execute()

  expect(await member.post('/account/info')).toMatchObject({ code: 0, data: { emailHint: null, mobileHint: null } })
})
