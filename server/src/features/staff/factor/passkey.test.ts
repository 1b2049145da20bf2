import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { atOnce } from '../../../testing/attackers.ts'
import { clerksOf } from '../../../testing/clerks.ts'
import { addPasskey, askedForPasskey, withPasskeyOf } from '../../../testing/passkeyHolders.ts'
import { aPasskey } from '../../../testing/passkeys.ts'
import { type Envelope, thePortal } from '../../../testing/portal.ts'
import { staffService } from '../staff.service.ts'
import { colleagueService } from './colleague.service.ts'

const portal = await thePortal()
const { forReal, clerk, codeOf, employ, enrolled } = await clerksOf(portal)
const withPasskey = withPasskeyOf(clerk)
afterAll(() => forReal.close())
const [second, minute] = [1000, 60_000]
const [refused, lastFactor, codeWrong] = [{ code: 338 }, { code: 337 }, { code: 21 }]

beforeEach(async () => {
  await portal.reset({ now: '2026-03-02T10:00:00+08:00', staff: false })
  await employ('ieong')
})

describe('a passkey', () => {
  test('is a second factor where one is required: set up at the first login, with ten recovery codes', async () => {
    const { desk, recoveryCodes } = await withPasskey()

    expect(recoveryCodes).toHaveLength(10)
    expect(await desk.post('/desk/me')).toMatchObject({ data: { factor: true, provedBy: 'passkey' } })
    expect(await desk.get('/desk/queue')).toMatchObject({ code: 0 })
    expect(await desk.get('/desk/passkeys')).toMatchObject({
      data: { app: false, items: [{ name: 'Office computer', usedAt: null }] },
    })
  })

  test('is asked for at the host of the portal, by devices that know their user, without attestation', async () => {
    const { logIn, as, passkey } = await withPasskey()
    const { options } = await askedForPasskey({ logIn, as })
    expect(options).toMatchObject({ rpId: 'portal.test', userVerification: 'required' })
    expect(options.allowCredentials).toMatchObject([{ id: passkey.id, transports: ['internal'] }])

    await employ('lam')
    const other = clerk('lam')
    const { data } = await other.as((await other.logIn()).token).post('/desk/passkeys/begin')
    expect(data.options).toMatchObject({
      rp: { id: 'portal.test' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
    })
    expect(JSON.stringify(data.options.user.id)).not.toContain('lam')
  })

  test('opens the desk after the password, and says when it was used', async () => {
    const way = await withPasskey()
    portal.clock.forward(minute)
    const { next, options, give } = await askedForPasskey(way)
    expect(next).toBe('code')
    const { data } = await give(way.passkey.get(options))

    expect(data.next).toBe('desk')
    const desk = way.as(data.token)
    expect(await desk.post('/desk/me')).toMatchObject({ data: { provedBy: 'passkey', recoveryCodes: 10 } })
    const usedAt = portal.clock.now().toISOString()
    expect((await desk.get('/desk/passkeys')).data.items).toMatchObject([{ usedAt }])
  })

  test('leaves a recovery code and the app as other ways in', async () => {
    const app = await enrolled()
    const passkey = aPasskey()
    await addPasskey(app.as(app.token), passkey, { code: codeOf(app.secret) })
    portal.clock.forward(30 * second)

    expect(await app.giveCode((await app.logIn()).token, codeOf(app.secret))).toMatchObject({ code: 0 })
    expect(await app.giveCode((await app.logIn()).token, app.recoveryCodes[0])).toMatchObject({ code: 0 })
    const { give, options } = await askedForPasskey(app)
    expect(await give(passkey.get(options))).toMatchObject({ code: 0 })
  })

  test('that does not count is taken again and again', async () => {
    const way = await withPasskey()
    const still = aPasskey()
    const { options: ask } = (await way.desk.post('/desk/passkeys/ask')).data
    const { options } = (await way.desk.post('/desk/passkeys/begin', { answer: way.passkey.get(ask) })).data
    const added = await way.desk.post('/desk/passkeys/add', {
      name: 'Phone',
      answer: still.create(options, { counts: 0 }),
    })
    expect(added).toMatchObject({ code: 0, data: { recoveryCodes: [] } })

    for (let times = 0; times < 2; times += 1) {
      const { give, options } = await askedForPasskey(way)
      expect(await give(still.get(options, { counts: 0 }))).toMatchObject({ code: 0 })
    }
  })

  test('is not asked for where there is none, nor without a login under way', async () => {
    const app = await enrolled()
    expect((await askedForPasskey(app)).options).toBeNull()
    expect(await app.as('').post('/desk/login/passkey/ask', { pending: 'p'.repeat(43) })).toMatchObject({ code: 27 })
  })
})

describe('another passkey', () => {
  test('needs a code, a recovery code or a passkey that there is', async () => {
    const { desk, recoveryCodes } = await withPasskey()
    expect(await desk.post('/desk/passkeys/begin')).toMatchObject(codeWrong)
    expect(await desk.post('/desk/passkeys/begin', { code: '123456' })).toMatchObject(codeWrong)
    const { options } = (await desk.post('/desk/passkeys/ask')).data
    expect(await desk.post('/desk/passkeys/begin', { answer: aPasskey().get(options) })).toMatchObject(refused)

    expect(await addPasskey(desk, aPasskey(), { code: recoveryCodes[0] })).toMatchObject({ code: 0 })
  })

  test('is not added by the challenge of a proof', async () => {
    const { desk } = await withPasskey()
    const { options } = (await desk.post('/desk/passkeys/ask')).data

    const answer = aPasskey().create(options)
    expect(await desk.post('/desk/passkeys/add', { name: 'Mine', answer })).toMatchObject(refused)
  })

  test.each([
    ['of another origin', { origin: 'http://evil.example' }],
    ['of another site', { rpId: 'example.test' }],
    ['of a device that does not know its user', { verified: false }],
  ])('is not added %s, and its challenge is used up', async (_, otherwise) => {
    const { logIn, as } = clerk()
    const desk = as((await logIn()).token)
    const { options } = (await desk.post('/desk/passkeys/begin')).data
    const give = (wrong: object) =>
      desk.post('/desk/passkeys/add', { name: 'Mine', answer: aPasskey().create(options, wrong) })

    expect(await give(otherwise)).toMatchObject(refused)
    expect(await give({})).toMatchObject(refused)
  })

  test('is added without what the device says of its make, which is not read', async () => {
    const { logIn, as } = clerk()
    const desk = as((await logIn()).token)
    const { options } = (await desk.post('/desk/passkeys/begin')).data
    const answer = aPasskey().create(options, { attested: true })

    expect(await desk.post('/desk/passkeys/add', { name: 'Mine', answer })).toMatchObject({ code: 0 })
  })

  test('is not added after five minutes, by no name, nor a second time', async () => {
    const { logIn, as } = clerk()
    const desk = as((await logIn()).token)
    const passkey = aPasskey()
    const late = (await desk.post('/desk/passkeys/begin')).data.options
    portal.clock.forward(5 * minute)
    expect(await desk.post('/desk/passkeys/add', { name: 'Mine', answer: passkey.create(late) })).toMatchObject(refused)
    const { options } = (await desk.post('/desk/passkeys/begin')).data
    const answer = passkey.create(options)
    expect(await desk.post('/desk/passkeys/add', { name: ' ', answer })).toMatchObject({
      code: 1,
      errors: { name: /./ },
    })
    const { data } = await desk.post('/desk/passkeys/add', { name: 'Mine', answer })

    await employ('lam')
    const other = clerk('lam')
    expect(await addPasskey(other.as((await other.logIn()).token), passkey), 'whoever has it').toMatchObject(refused)
    expect((await as(data.token).get('/desk/passkeys')).data.items).toHaveLength(1)
  })

  test('ends every other session, and the one that adds it goes on under a new token', async () => {
    const way = await withPasskey()
    const { give, options } = await askedForPasskey(way)
    const other = way.as((await give(way.passkey.get(options))).data.token)
    const { data } = await addPasskey(way.desk, aPasskey(), { code: way.recoveryCodes[0] })

    for (const ended of [other, way.desk]) expect(await ended.post('/desk/me')).toMatchObject({ code: 2 })
    expect(await way.as(data.token).post('/desk/me')).toMatchObject({ code: 0 })
  })
})

test('an app is set up beside a passkey, which proves who does it', async () => {
  const { desk, passkey, as } = await withPasskey()
  const { options } = (await desk.post('/desk/passkeys/ask')).data
  expect(await desk.post('/desk/factor/begin', { answer: aPasskey().get(options) })).toMatchObject(refused)
  const { options: again } = (await desk.post('/desk/passkeys/ask')).data
  const { secret } = (await desk.post('/desk/factor/begin', { answer: passkey.get(again) })).data
  const { data } = await desk.post('/desk/factor/confirm', { code: codeOf(secret) })

  expect(await as(data.token).get('/desk/passkeys')).toMatchObject({
    data: { app: true, items: [{ usedAt: portal.clock.now().toISOString() }] },
  })
})

describe('a passkey that is removed', () => {
  /** Two passkeys, and the desk of their owner. */
  const withTwo = async () => {
    const way = await withPasskey()
    const other = aPasskey()
    const { data } = await addPasskey(way.desk, other, { code: way.recoveryCodes[0] }, 'Phone')
    const desk = way.as(data.token)
    const ids = (await desk.get('/desk/passkeys')).data.items.map(({ id }: { id: number }) => id) as [number, number]
    return { ...way, desk, ids, other }
  }

  test('opens nothing any more; the other one does', async () => {
    const { desk, ids, other, ...way } = await withTwo()
    expect(await desk.post('/desk/passkeys/remove', { id: ids[0] })).toMatchObject({ code: 0 })
    const { give, ask, options } = await askedForPasskey(way)

    expect(await give(way.passkey.get(options))).toMatchObject(refused)
    expect(await give(other.get(await ask()))).toMatchObject({ code: 0 })
  })

  test('is never the last factor, even of two removed at once', async () => {
    const { desk, ids } = await withTwo()
    const answers = await atOnce(
      2,
      (place): Promise<Envelope> => desk.post('/desk/passkeys/remove', { id: ids[place] }),
    )

    expect(answers.map(({ code }) => code).toSorted()).toEqual([0, lastFactor.code])
    expect((await desk.get('/desk/passkeys')).data.items).toHaveLength(1)
  })

  test('is one’s own', async () => {
    const { ids } = await withTwo()
    await employ('lam')
    const { desk } = await withPasskey('lam')

    expect(await desk.post('/desk/passkeys/remove', { id: ids[0] })).toMatchObject({ code: 6 })
  })

  test('and one that was added stand in the audit trail', async () => {
    const { desk, ids } = await withTwo()
    await desk.post('/desk/passkeys/remove', { id: ids[0] })
    const acts = await portal.db
      .selectFrom('audit')
      .select('act')
      .where('subjectKind', '=', 'staff')
      .orderBy('id')
      .execute()

    expect(acts.map(({ act }) => act).filter((act) => act.startsWith('passkey'))).toEqual([
      'passkey_added',
      'passkey_added',
      'passkey_removed',
    ])
  })

  test('goes with the help of a colleague, and with the clerk who leaves', async () => {
    const way = await withPasskey()
    await employ('lam')
    await withPasskey('lam')
    expect(await colleagueService(portal.deps).list(0)).toMatchObject({ items: [{ factor: true }, { factor: true }] })
    const { code } = await colleagueService(portal.deps).helpIn('ieong', 'system')
    await staffService(portal.deps).leave('lam')

    expect(await portal.db.selectFrom('staffPasskeys').select('id').execute()).toEqual([])
    const { options, pending } = await askedForPasskey(way)
    expect(options).toBeNull()
    const helped = await way.giveCode(pending, code)
    expect(helped).toMatchObject({ code: 0, data: { next: 'enrolment' } })

    const another = aPasskey()
    expect(await addPasskey(way.as(helped.data.token), another)).toMatchObject({ code: 0 })
    const { give, options: anew } = await askedForPasskey(way)
    expect(await give(another.get(anew)), 'nothing is left to set up').toMatchObject({ data: { next: 'desk' } })
  })
})
