import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { harvestRPDE } from '@openactive/harvesting-utils'
import { RpdeValidator } from '@openactive/rpde-validator'
import { type Feed, feedPathOf, feeds } from '@palaestra/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { pageOf, theHarvester } from '../../testing/feeds.ts'
import { failuresIn, theValidator } from '../../testing/openActive.ts'
import { thePortal, writeEvery } from '../../testing/portal.ts'
import { doDue } from '../../testing/venues.ts'

const portal = await thePortal()
const validate = theValidator()

// biome-ignore lint/suspicious/noExplicitAny: what is broken on purpose has every shape
type Thing = any
const things = new Map<Feed, Thing[]>()

beforeAll(async () => {
  await portal.reset({ now: '2026-03-02T10:00:00+08:00', demonstration: true })
  await doDue(portal)
  for (const feed of feeds) {
    const harvester = theHarvester(portal, feed)
    await harvester.harvest()
    things.set(feed, [...harvester.known.values()])
  }
}, 120_000)

/** So many of a feed, from all over it. */
const some = (feed: Feed, most = 40): Thing[] => {
  const all = things.get(feed) ?? []
  return all.filter((_, nr) => nr % Math.ceil(all.length / most) === 0)
}

describe('the demonstration as the official validators see it', () => {
  test.each(feeds)('has no failure in %s', async (feed) => {
    expect(things.get(feed)?.length).toBeGreaterThan(10)
    const found = await Promise.all(some(feed).map((thing) => validate(thing)))
    expect(found.flatMap(failuresIn)).toEqual([])
  })

  test('has courts of every kind and pools, hours and sessions, classes with and without a price', () => {
    const uses = things.get('facility-uses') ?? []
    const named = uses.flatMap(({ facilityType, activity }) => [...(facilityType ?? []), ...(activity ?? [])])
    expect(new Set(named.map(({ prefLabel }) => prefLabel)).size).toBeGreaterThan(5)
    const slots = (things.get('facility-use-slots') ?? []).map((slot) => slot['@id'] as string)
    expect(slots.some((id) => id.includes('facility-uses/p'))).toBe(true)
    const free = (things.get('session-series') ?? []).map(({ isAccessibleForFree = false }) => isAccessibleForFree)
    expect(new Set(free)).toEqual(new Set([true, false]))
  })

  test('is a whole page without a failure, too', async () => {
    const page = await pageOf(portal, feedPathOf('scheduled-sessions'))
    expect(failuresIn(await validate({ ...page, items: page.items.slice(0, 5) }, 'RPDEFeed'))).toEqual([])
  })
})

describe('the page that catalogues read', () => {
  const read = async () => {
    const { body, headers } = await portal.app.inject({ method: 'GET', url: '/openactive/' })
    const [, data = ''] = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(body) ?? []
    return { headers, body, dataset: JSON.parse(data) }
  }

  test('describes the feeds without a failure, and every address in it is there', async () => {
    const { dataset, headers } = await read()
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(failuresIn(await validate(dataset, 'DatasetSite'))).toEqual([])
    expect(dataset.distribution).toHaveLength(4)
    for (const { contentUrl } of dataset.distribution)
      expect((await pageOf(portal, contentUrl)).items.length).toBeGreaterThan(0)
    const without = await portal.app.inject({ method: 'GET', url: '/openactive' })
    expect([without.statusCode, without.headers['location']]).toEqual([302, '/openactive/'])
  })

  test('without a licence is seen to have none', async () => {
    const { dataset } = await read()
    delete dataset.license
    expect(failuresIn(await validate(dataset, 'DatasetSite'))).not.toEqual([])
  })
})

/** Breaks a thing; the validator must see it. */
const mutations: [what: string, feed: Feed, how: (thing: Thing) => void][] = [
  ['no places left', 'facility-use-slots', (slot) => delete slot.remainingUses],
  ['a duration that is none', 'facility-use-slots', (slot) => (slot.duration = '60m')],
  ['a moment without a zone', 'facility-use-slots', (slot) => (slot.startDate = '2026-03-04T10:00:00')],
  ['an end before the beginning', 'facility-use-slots', (slot) => (slot.endDate = '2020-01-01T10:00:00Z')],
  ['a price without a currency', 'facility-use-slots', (slot) => (slot.offers = [{ '@type': 'Offer', price: 20 }])],
  ['a place that is nowhere', 'facility-uses', (use) => delete use.location.address],
  ['an address without a postal code', 'facility-uses', (use) => delete use.location.address.postalCode],
  ['a name in several languages', 'facility-uses', (use) => (use.name = { en: 'Hall', pt: 'Pavilhão' })],
  ['a field that there is not', 'facility-uses', (use) => (use.colour = 'blue')],
  ['a language', 'facility-uses', (use) => (use.inLanguage = ['pt'])],
  ['HTML in a description', 'session-series', (series) => (series.description = '<b>Yoga</b> for <i>all</i>')],
  ['a class that is never', 'session-series', (series) => delete series.eventSchedule],
  [
    'an activity of our own',
    'session-series',
    (series) =>
      (series.activity = [
        { ...series.activity[0], '@id': 'https://openactive.io/activity-list#0', prefLabel: 'Chess' },
      ]),
  ],
  ['a meeting of no class', 'scheduled-sessions', (session) => delete session.startDate],
]

test.each(mutations)('the gate sees what is wrong: %s', async (_, feed, how) => {
  const thing = structuredClone(some(feed, 1)[0])
  expect(failuresIn(await validate(thing))).toEqual([])
  how(thing)
  expect(failuresIn(await validate(thing))).not.toEqual([])
})

describe('over HTTP, as a harvester of others comes', () => {
  // The feeds name their own address, which is known once somebody listens.
  const server = createServer((request, response) => app?.routing(request, response))
  let app: Awaited<ReturnType<typeof buildApp>> | undefined
  let address = ''
  beforeAll(async () => {
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    app = await buildApp({ ...portal.deps, origin: address }, { strict: true, floodLimit: 1_000_000, writeEvery })
    await app.ready()
  })
  afterAll(async () => {
    server.closeAllConnections()
    server.close()
    await app?.close()
  })

  test.each(feeds)('the official walker finds nothing in %s but what is known of it', async (feed) => {
    const log = await RpdeValidator(`${address}${feedPathOf(feed)}`, { pageLimit: 3 })
    const errors = log.pages.flatMap(({ errors }) => errors)
    expect(failuresIn(errors)).toEqual([])
  })

  test.each(feeds)('a client that others built harvests all of %s', async (feed) => {
    const seen = new Map<string, unknown>()
    // It goes on for ever: at the end nothing lets it ask again.
    let isAtEnd = false
    const failed = await new Promise<unknown>((resolve) => {
      const end = async () => {
        isAtEnd = true
        resolve(undefined)
      }
      harvestRPDE({
        ...{ baseUrl: `${address}${feedPathOf(feed)}`, feedContextIdentifier: feed, isOrdersFeed: false },
        headers: async () => ({}),
        processPage: async ({ rpdePage }) => {
          for (const { id, data } of rpdePage.items) seen.set(id, data)
        },
        onReachedEndOfFeed: end,
        optionallyWaitBeforeNextRequest: () => (isAtEnd ? new Promise(() => {}) : Promise.resolve()),
        loggingFns: { log: () => {}, logError: () => {}, logErrorDuringHarvest: () => {} },
      }).then(resolve, resolve)
    })
    expect(failed).toBeUndefined()
    expect(seen.size).toBe(things.get(feed)?.length)
  })
})
