import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { atOnce } from '../../../testing/attackers.ts'
import { clerksOf } from '../../../testing/clerks.ts'
import { askedForPasskey, withPasskeyOf } from '../../../testing/passkeyHolders.ts'
import { aPasskey, type Passkey } from '../../../testing/passkeys.ts'
import { thePortal } from '../../../testing/portal.ts'

const portal = await thePortal()
const { forReal, clerk, employ } = await clerksOf(portal)
const withPasskey = withPasskeyOf(clerk)
afterAll(() => forReal.close())
const minute = 60_000
const [refused, copied] = [{ code: 338 }, { code: 339 }]

beforeEach(async () => {
  await portal.reset({ now: '2026-03-02T10:00:00+08:00' })
  await employ('ieong')
})

describe('no desk is opened by', () => {
  const refusedWith = async (answerOf: (way: Awaited<ReturnType<typeof withPasskey>>, options: never) => object) => {
    const way = await withPasskey()
    const { give, options } = await askedForPasskey(way)
    return give(answerOf(way, options as never))
  }

  test.each([
    ['another origin', { origin: 'http://portal.test.example' }],
    ['another site', { rpId: 'example.test' }],
    ['a device that does not know its user', { verified: false }],
  ])('%s', async (_, otherwise) => {
    expect(await refusedWith(({ passkey }, options) => passkey.get(options, otherwise))).toMatchObject(refused)
  })

  test('another challenge', async () => {
    const challenge = Buffer.from('a challenge of somebody else').toString('base64url')
    expect(await refusedWith(({ passkey }) => passkey.get({ challenge }))).toMatchObject(refused)
  })

  test('a signature of another key under the same name', async () => {
    const forged = ({ passkey: { id } }: { passkey: Passkey }, options: never) => ({
      ...aPasskey().get(options),
      ...{ id, rawId: id },
    })
    expect(await refusedWith(forged)).toMatchObject(refused)
  })

  test('garbage, which is a mistake or refused, and no fault of ours', async () => {
    const { passkey, ...way } = await withPasskey()
    const { ask, give } = await askedForPasskey(way)
    const answer = passkey.get(await ask())
    const spoilt = { ...answer, response: { ...answer.response, authenticatorData: 'AAAA' } }
    expect(await give(spoilt)).toMatchObject(refused)
    await ask()
    expect(await give({ ...answer, response: { ...answer.response, clientDataJSON: 'bm8' } })).toMatchObject(refused)
    expect(await give({})).toMatchObject({ code: 1 })
    expect(await give({ ...answer, id: '<>' })).toMatchObject({ code: 1 })
  })

  test('an answer that has been given once, or a new one to the same challenge', async () => {
    const way = await withPasskey()
    const { give, options } = await askedForPasskey(way)
    expect(await give(way.passkey.get(options, { verified: false }))).toMatchObject(refused)

    expect(await give(way.passkey.get(options)), 'the challenge is used up').toMatchObject(refused)
  })

  test('an answer after five minutes', async () => {
    const way = await withPasskey()
    const { give, ask, options } = await askedForPasskey(way)
    portal.clock.forward(5 * minute)

    expect(await give(way.passkey.get(options))).toMatchObject(refused)
    expect(await give(way.passkey.get(await ask())), 'and asked anew it does').toMatchObject({ code: 0 })
  })

  test('the answer to another login', async () => {
    const way = await withPasskey()
    const [one, other] = [await askedForPasskey(way), await askedForPasskey(way)]

    expect(await other.give(way.passkey.get(one.options))).toMatchObject(refused)
  })

  test('the passkey of a colleague', async () => {
    const own = await withPasskey()
    await employ('lam')
    const colleague = await withPasskey('lam')
    const { give, options } = await askedForPasskey(own)

    expect(await give(colleague.passkey.get(options))).toMatchObject(refused)
  })

  test('a copy, whose counter stands still or falls back: it is named in the security log', async () => {
    const way = await withPasskey()
    const first = await askedForPasskey(way)
    expect(await first.give(way.passkey.get(first.options))).toMatchObject({ code: 0 })
    for (const counts of [0, -1]) {
      const { give, options } = await askedForPasskey(way)
      expect(await give(way.passkey.get(options, { counts }))).toMatchObject(copied)
    }

    await expect
      .poll(() => portal.db.selectFrom('securityLog').select('call').where('refusal', '=', 'passkey_copied').execute())
      .toEqual([{ call: '/desk/login/passkey' }])
  })

  test('more than one of ten who give the same answer at once', async () => {
    const way = await withPasskey()
    const { give, options } = await askedForPasskey(way)
    const answer = way.passkey.get(options)
    const answers = await atOnce(10, () => give(answer))

    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
  })

  test('the sixth try of a stranger within a quarter of an hour, as for codes', async () => {
    const way = await withPasskey()
    const thief = clerk('ieong', { address: '198.18.0.1' })
    const { give, ask } = await askedForPasskey(thief)
    for (let tries = 0; tries < 5; tries += 1) expect(await give(aPasskey().get(await ask()))).toMatchObject(refused)
    expect(await give(way.passkey.get(await ask()))).toMatchObject({ code: 4, wait: 900 })

    const own = await askedForPasskey(way)
    expect(await own.give(way.passkey.get(own.options)), 'its owner is known').toMatchObject({ code: 0 })
  })
})
