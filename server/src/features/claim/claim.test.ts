import { beforeEach, describe, expect, test } from 'vitest'
import { workers } from '../../features.ts'
import { anApplication } from '../../testing/applicant.ts'
import { aClerk } from '../../testing/desk.ts'
import { thePortal } from '../../testing/portal.ts'

const portal = await thePortal()

/** A Monday, at ten. */
beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

const lam = { username: 'lam', name: 'Lam' }
const twoClerks = async () => ({ ieong: await aClerk(portal), lam: await aClerk(portal, ['reviewer'], lam) })
type Clerk = Awaited<ReturnType<typeof aClerk>>

const kind = 'application'
const watch = async (clerk: Clerk, reference: string) =>
  (await clerk.get(`/desk/queue/case?kind=${kind}&reference=${reference}`)).data
const take = async (clerk: Clerk, reference: string) => (await clerk.post('/desk/queue/take', { kind, reference })).data
const release = (clerk: Clerk, reference: string) => clerk.post('/desk/queue/release', { kind, reference })
const claims = () => portal.db.selectFrom('claims').selectAll().execute()

const since = '2026-03-02T02:00:00.000Z'

describe('a case that somebody has opened', () => {
  test('is theirs, and a colleague sees by whom and since when: in the queue, in the file, and live', async () => {
    const { ieong, lam } = await twoClerks()
    const { reference } = await anApplication(portal)
    expect((await lam.queue()).items).toMatchObject([{ reference, holder: null }])

    expect((await ieong.look(reference)).data.holder).toEqual({ name: 'Ieong', since, mine: true })
    const seen = { name: 'Ieong', since, mine: false }
    expect((await lam.queue()).items).toMatchObject([{ reference, holder: seen }])
    expect((await lam.find('ho')).items).toMatchObject([{ reference, holder: seen }])
    expect((await lam.look(reference)).data.holder).toEqual(seen)
    expect(await watch(lam, reference)).toEqual({ open: true, holder: seen })
  })

  test('cannot be decided by a colleague, either way', async () => {
    const { ieong, lam } = await twoClerks()
    const { reference } = await anApplication(portal)
    await ieong.look(reference)

    expect(await lam.approve(reference)).toMatchObject({ code: 280 })
    expect(await lam.reject(reference)).toMatchObject({ code: 280 })
    expect(await ieong.reject(reference)).toMatchObject({ code: 0 })
  })

  test('is free again once it is given back, and what is not one’s own cannot be given back', async () => {
    const { ieong, lam } = await twoClerks()
    const { reference } = await anApplication(portal)
    await ieong.look(reference)
    await release(lam, reference)
    expect(await take(lam, reference)).toMatchObject({ holder: { name: 'Ieong' } })

    await release(ieong, reference)
    expect(await watch(lam, reference)).toEqual({ open: true, holder: null })
    expect(await take(lam, reference)).toMatchObject({ holder: { name: 'Lam', mine: true } })
    expect(await ieong.reject(reference)).toMatchObject({ code: 280 })
  })

  test('can be taken over by a senior, and by nobody else; the trail names both', async () => {
    const { ieong, lam } = await twoClerks()
    const senior = await aClerk(portal, ['senior'], { username: 'ana', name: 'Ana' })
    const { reference } = await anApplication(portal)
    await ieong.look(reference)
    const takeOver = (clerk: Clerk) => clerk.post('/desk/queue/take_over', { kind, reference })
    expect(await takeOver(lam)).toMatchObject({ code: 120 })
    expect((await takeOver(senior)).data).toMatchObject({ open: true, holder: { name: 'Ana', mine: true } })
    await takeOver(senior)

    expect(await ieong.reject(reference)).toMatchObject({ code: 280 })
    expect(await take(ieong, reference)).toMatchObject({ holder: { name: 'Ana', mine: false } })
    const history: { act: string; who: string }[] = (await senior.look(reference)).data.history
    expect(history.filter(({ act }) => act === 'taken_over')).toMatchObject([{ who: 'Ana' }])
    await senior.reject(reference)
    expect((await takeOver(senior)).data).toEqual({ open: false, holder: null })
    expect(await claims()).toEqual([])
  })

  test('lies idle for fifteen minutes, and is anybody’s; who goes on working keeps it, since the first moment', async () => {
    const { ieong, lam } = await twoClerks()
    const { reference } = await anApplication(portal)
    await ieong.look(reference)
    portal.clock.forward(14 * 60_000)
    expect(await take(ieong, reference)).toMatchObject({ holder: { since, mine: true } })
    portal.clock.forward(14 * 60_000)
    expect(await take(lam, reference)).toMatchObject({ holder: { name: 'Ieong', since } })

    portal.clock.forward(60_000)
    expect(await watch(lam, reference)).toEqual({ open: true, holder: null })
    expect(await take(lam, reference)).toMatchObject({ holder: { name: 'Lam', since: '2026-03-02T02:29:00.000Z' } })
    expect(await take(ieong, reference)).toMatchObject({ holder: { name: 'Lam', mine: false } })
  })

  test('is nobody’s once it is decided, and cannot be taken', async () => {
    const { ieong, lam } = await twoClerks()
    const { reference } = await anApplication(portal)
    await ieong.approve(reference)

    expect(await claims()).toEqual([])
    expect(await watch(lam, reference)).toEqual({ open: false, holder: null })
    expect(await take(lam, reference)).toEqual({ open: false, holder: null })
    expect((await lam.look(reference)).data.holder).toBeNull()
    expect(await claims()).toEqual([])
  })
})

test('ten who open one case at once: one of them has it', async () => {
  const { reference } = await anApplication(portal)
  const clerks: Clerk[] = []
  for (let place = 0; place < 10; place += 1)
    clerks.push(await aClerk(portal, ['reviewer'], { username: `clerk${place}`, name: `Clerk ${place}` }))
  const looks = await Promise.all(clerks.map((clerk) => clerk.look(reference)))

  const mine = looks.filter(({ data }) => data.holder.mine)
  expect(mine).toHaveLength(1)
  expect(new Set(looks.map(({ data }) => data.holder.name)).size).toBe(1)
})

test('of a case that there is not, nobody is told anything', async () => {
  const clerk = await aClerk(portal)
  for (const [kind, reference] of [
    ['application', 'A26-NOBODY'],
    ['appeal', 'A26-NOBODY'],
  ]) {
    expect(await clerk.get(`/desk/queue/case?kind=${kind}&reference=${reference}`)).toMatchObject({ code: 6 })
    expect(await clerk.post('/desk/queue/take', { kind, reference })).toMatchObject({ code: 6 })
  }
  expect(await clerk.reject('A26-NOBODY')).toMatchObject({ code: 6 })
  expect(await claims()).toEqual([])
})

test('claims that have run out are purged', async () => {
  const clerk = await aClerk(portal)
  const { reference } = await anApplication(portal)
  await clerk.look(reference)
  await workers(portal.deps)['cleaning.hourly']({})
  expect(await claims()).toHaveLength(1)

  portal.clock.forward(15 * 60_000)
  await workers(portal.deps)['cleaning.hourly']({})
  expect(await claims()).toEqual([])
})
