import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { CheckoutProblem } from '../../ports/checkout.ts'
import { openCheckoutServer } from '../../testing/checkoutServer.ts'
import { thePortal } from '../../testing/portal.ts'
import { hostedCheckout } from './hosted.ts'

// What whoever stands behind the port has to do alike: the sandbox, and a provider over HTTP.

const portal = await thePortal()
const server = await openCheckoutServer()
afterAll(() => server.close())

beforeEach(async () => {
  await portal.reset({ now: '2026-03-02T10:00:00+08:00' })
  server.be('none')
})

const now = () => new Date()
const hosted = hostedCheckout(server.access, { now })
const payInSandbox = async (reference: string) => {
  await portal.app.inject({ method: 'POST', url: `/dev/checkout/${reference}/silent` })
}
const sandbox = portal.payments.sandbox.checkout
const providers = {
  'the sandbox': { checkout: sandbox, pay: payInSandbox },
  'a provider over HTTP': { checkout: hosted, pay: server.pay },
}

const asked = (amount = 4000) => ({
  key: `P26-${crypto.randomUUID().slice(0, 6).toUpperCase()}`,
  ...{ amount, said: 'Badminton', locale: 'en' as const, returnTo: 'http://portal.test/en/payment/order' },
  payBy: new Date(portal.clock.now().getTime() + 600_000),
})
const refused = expect.objectContaining({ name: 'CheckoutProblem', kind: 'refused' })

describe.each(Object.entries(providers))('%s', (_, { checkout, pay }) => {
  test('opens one page for one order, however often it is asked', async () => {
    const order = asked()
    const first = await checkout.open(order)
    expect(await checkout.open(order)).toEqual(first)
    expect((await checkout.open(asked())).reference).not.toBe(first.reference)
    expect(await checkout.standing(first.reference)).toEqual({ state: 'open', amount: 0, paidAt: null })
  })

  test('says that a page is paid, how much and when, also to whoever comes to close it', async () => {
    const { reference } = await checkout.open(asked(1250))
    await pay(reference)
    const paid = { state: 'paid', amount: 1250, paidAt: expect.any(Date) }
    expect(await checkout.standing(reference)).toEqual(paid)
    expect(await checkout.end(reference)).toEqual(paid)
  })

  test('lets nobody pay on a page that was closed', async () => {
    const { reference } = await checkout.open(asked())
    expect(await checkout.end(reference)).toMatchObject({ state: 'ended' })
    await pay(reference)
    expect(await checkout.standing(reference)).toMatchObject({ state: 'ended' })
  })

  test('pays back once for one key, and never more than was paid', async () => {
    const { reference } = await checkout.open(asked(1000))
    const key = crypto.randomUUID()
    await expect(checkout.refund({ key, reference, amount: 1000 })).rejects.toEqual(refused)
    await pay(reference)
    const most = { key: crypto.randomUUID(), reference, amount: 700 }
    const { state } = await checkout.refund(most)
    expect(await checkout.refund(most)).toEqual({ state })
    const over = { key: crypto.randomUUID(), reference, amount: 301 }
    await expect(checkout.refund(over)).rejects.toEqual(refused)
    await expect(checkout.refund({ ...over, amount: 300 })).resolves.toEqual({ state })
  })

  test('tells of a day what was paid and what went back, by our names and its own', async () => {
    const order = asked(1000)
    const { reference } = await checkout.open(order)
    await checkout.open(asked())
    await pay(reference)
    const key = crypto.randomUUID()
    await checkout.refund({ key, reference, amount: 300 })
    const moved = (await checkout.movements('2026-03-02')).filter((one) => one.reference === reference)
    expect(moved.map(({ kind, key, amount }) => ({ kind, key, amount }))).toEqual([
      { kind: 'payment', key: order.key, amount: 1000 },
      { kind: 'refund', key, amount: 300 },
    ])
    expect(new Set(moved.map(({ id }) => id)).size).toBe(2)
  })

  test('knows nothing of a page that it has not opened', async () => {
    await expect(checkout.standing(crypto.randomUUID())).rejects.toEqual(refused)
  })
})

test.each(['out_of_order', 'garbage'] as const)('a provider that is %s is unavailable', async (silence) => {
  server.be(silence)
  await expect(hosted.open(asked())).rejects.toEqual(
    expect.objectContaining({ name: 'CheckoutProblem', kind: 'unavailable' }),
  )
})

test('a provider that cannot be reached, and one that does not know our key, are unavailable', async () => {
  const nobody = hostedCheckout({ ...server.access, address: 'http://127.0.0.1:9' }, { now })
  await expect(nobody.open(asked())).rejects.toEqual(new CheckoutProblem('unavailable'))
  const stranger = hostedCheckout({ ...server.access, key: 'another' }, { now })
  await expect(stranger.open(asked())).rejects.toMatchObject({ kind: 'unavailable' })
})

describe('news', () => {
  const about = { kind: 'paid', key: 'P26-222222', reference: 'r1', amount: 4000 }
  const read = ({ body, headers }: ReturnType<typeof server.news>) =>
    hosted.read({ timestamp: headers['x-timestamp'], signature: headers['x-signature'] }, Buffer.from(body))

  test('is read where the provider has signed it', () => {
    expect(read(server.news(about))).toMatchObject({ ...about, at: expect.any(Date) })
  })

  test('is none with another body, another time, another secret, or no signature', () => {
    const news = server.news(about)
    expect(read({ ...news, body: news.body.replace('4000', '4001') })).toBeUndefined()
    expect(read({ ...news, headers: { ...news.headers, 'x-timestamp': '1' } })).toBeUndefined()
    expect(read({ ...news, headers: { ...news.headers, 'x-signature': 'a'.repeat(64) } })).toBeUndefined()
    expect(hosted.read({ timestamp: undefined, signature: undefined }, Buffer.from(news.body))).toBeUndefined()
  })

  test('that was signed more than five minutes ago, or ahead, is none: it may be a recording', () => {
    const minutes = (many: number) => new Date(Date.now() + many * 60_000)
    expect(read(server.news(about, minutes(-4)))).toBeDefined()
    for (const many of [-6, 6]) expect(read(server.news(about, minutes(many)))).toBeUndefined()
  })

  test('that is signed and no news of ours is none', () => {
    expect(read(server.news({ ...about, kind: 'chargeback' }))).toBeUndefined()
    expect(read(server.news({ ...about, amount: -1 }))).toBeUndefined()
  })
})
