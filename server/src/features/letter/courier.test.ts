import type { LetterKind } from '@palaestra/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { rounds } from '../../features.ts'
import { goRounds } from '../../rounds.ts'
import { letterPost, throwing } from '../../testing/letterPost.ts'
import { thePortal } from '../../testing/portal.ts'
import { courierService } from './courier.service.ts'

const portal = await thePortal()
const { write, stored, delivered, outcome, pass, courierWith } = letterPost(portal)
const [second, minute, hour, day] = [1000, 60_000, 3_600_000, 86_400_000]

beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

describe('an outage of six hours', () => {
  test('every letter that still makes sense leaves at once when the mail system is back', async () => {
    portal.box.close()
    const kinds: LetterKind[] = [
      'code',
      'log_in',
      'reset_password',
      'activate',
      'correct',
      'card',
      'notice',
      'reminder',
    ]
    for (const kind of kinds) await write(kind, { kind })
    await pass(6 * hour, 5 * minute)
    expect(await delivered()).toEqual([])
    for (const late of ['code', 'log_in', 'reset_password'])
      expect(await outcome(late)).toMatchObject({ ended: true, reason: 'too_late' })

    portal.box.open()
    await pass(30 * second)
    expect(await delivered()).toEqual(['activate', 'card', 'correct', 'notice', 'reminder'])
  })

  test('tries of a channel that is away cost the letters nothing', async () => {
    portal.box.close()
    for (const to of ['one', 'two', 'three']) await write(to)
    await pass(6 * hour, 5 * minute)

    const tries = await Promise.all(['one', 'two', 'three'].map(async (to) => (await outcome(to)).tries))
    // Those that were under way when it began.
    expect(tries).toEqual([1, 1, 1])
  })

  test('a code leaves within its five minutes, as soon as the channel is back', async () => {
    portal.box.close('sms')
    await write('66120001', { kind: 'code', channel: 'sms' })
    await pass(4 * minute, second)
    portal.box.open()
    await pass(35 * second, second)

    expect(await delivered()).toEqual(['66120001'])
  })

  test('a code that is too late is not sent, and its digits go', async () => {
    portal.box.close('sms')
    await write('66120001', { kind: 'code', channel: 'sms' })
    await pass(5 * minute, 30 * second)
    portal.box.open()
    await pass(minute)

    expect(await delivered()).toEqual([])
    expect(await stored('66120001')).toMatchObject({ reason: 'too_late', body: null })
    expect(portal.undelivered).toEqual([{ id: expect.any(String), channel: 'sms', reason: 'too_late' }])
  })

  test('a code that nobody has tried in its five minutes is not sent', async () => {
    await write('66120001', { kind: 'code', channel: 'sms' })
    portal.clock.forward(5 * minute)
    await portal.doJobs()

    expect(await delivered()).toEqual([])
    expect(await outcome('66120001')).toMatchObject({ ended: true, reason: 'too_late', tries: 0 })
  })

  test('one letter at a time is tried, at intervals of half a minute at most', async () => {
    const times: number[] = []
    const courier = courierWith(async ({ key }) => {
      times.push(portal.clock.now().getTime())
      await portal.box.mail.send({ key, to: 'ana@example.mo', subject: '', body: '' })
    })
    portal.box.close()
    await write('one')
    await courier.go()
    await courier.settled?.()
    for (let passed = 0; passed < 5 * 60; passed += 1) {
      portal.clock.forward(second)
      await courier.go()
      await courier.settled?.()
    }

    const pauses = times.slice(1).map((time, place) => (time - (times[place] ?? 0)) / second)
    // The letter that found the channel away waits for itself first.
    expect(pauses.slice(0, 7)).toEqual([5, 1, 2, 4, 8, 16, 30])
    expect(Math.max(...pauses)).toBe(30)
  })
})

describe('text messages', () => {
  test('leave while the mail system hangs', async () => {
    const held = Promise.withResolvers<void>()
    const sent: string[] = []
    const courier = courierService(
      {
        ...portal.deps,
        mail: { send: () => held.promise },
        sms: { send: async ({ to }) => void sent.push(to) },
      },
      throwing,
    )
    for (let place = 0; place < 40; place += 1) await write(`${place}@example.mo`)
    await write('66120001', { kind: 'code', channel: 'sms' })
    await courier.go()

    await expect.poll(() => sent).toEqual(['66120001'])
    held.resolve()
    await courier.settled?.()
  })

  test('leave while mail is away', async () => {
    portal.box.close()
    await write('ana@example.mo')
    await portal.doJobs()
    await write('66120001', { kind: 'code', channel: 'sms' })
    await portal.doJobs()

    expect(await delivered()).toEqual(['66120001'])
  })
})

test('urgent letters leave while hundreds of others hang', async () => {
  const held = Promise.withResolvers<void>()
  const sent: string[] = []
  const courier = courierWith(async ({ to }) => {
    if (to.startsWith('slow')) await held.promise
    sent.push(to)
  })
  for (let place = 0; place < 30; place += 1) await write(`slow${place}@example.mo`)
  await portal.db.updateTable('letters').set({ urgency: 'bulk' }).execute()
  for (let place = 30; place < 60; place += 1) await write(`slow${place}@example.mo`)
  await courier.go()
  await write('ana@example.mo', { kind: 'log_in' })
  await courier.go()

  await expect.poll(() => sent).toEqual(['ana@example.mo'])
  held.resolve()
  await courier.settled?.()
})

describe('one bad address', () => {
  test('that is refused ends alone: it stays with its reason, and the others leave', async () => {
    portal.box.fail('gone@example.mo', 'address_refused')
    for (const to of ['ana@example.mo', 'gone@example.mo', 'tom@example.mo']) await write(to)
    await portal.doJobs()

    expect(await delivered()).toEqual(['ana@example.mo', 'tom@example.mo'])
    expect(await outcome('gone@example.mo')).toEqual({ sent: false, ended: true, reason: 'address_refused', tries: 1 })
    const { id } = await stored('gone@example.mo')
    expect(portal.undelivered).toEqual([{ id, channel: 'email', reason: 'address_refused' }])
  })

  test('that may take it later is tried at growing intervals, alone', async () => {
    portal.box.fail('full@example.mo', 'not_now')
    await write('full@example.mo')
    await portal.doJobs()
    const pauses: number[] = []
    for (let tries = 1; tries <= 7; tries += 1) {
      const { nextTryAt } = await stored('full@example.mo')
      pauses.push((nextTryAt.getTime() - portal.clock.now().getTime()) / minute)
      portal.clock.set(nextTryAt)
      await portal.doJobs()
    }
    await write('ana@example.mo')
    await portal.doJobs()

    expect(pauses).toEqual([1, 2, 5, 15, 60, 360, 360])
    expect(await delivered()).toEqual(['ana@example.mo'])
  })

  test('is tried sooner where somebody waits for the letter at the screen', async () => {
    portal.box.fail('full@example.mo', 'not_now')
    await write('full@example.mo', { kind: 'reset_password' })
    await portal.doJobs()
    const pauses: number[] = []
    for (let tries = 1; tries <= 10; tries += 1) {
      const { nextTryAt } = await stored('full@example.mo')
      pauses.push((nextTryAt.getTime() - portal.clock.now().getTime()) / second)
      portal.clock.set(nextTryAt)
      await portal.doJobs()
    }

    expect(pauses).toEqual([5, 10, 20, 40, 60, 60, 60, 300, 900, 900])
  })

  test.each(['notice', 'correct'] as const)('is tried for a week, then it ends: %s', async (kind) => {
    portal.box.fail('full@example.mo', 'not_now')
    await write('full@example.mo', { kind })
    await pass(7 * day, 3 * hour)

    expect(await outcome('full@example.mo')).toMatchObject({ ended: true, reason: 'too_late' })
  })

  test('that breaks each connection does not keep the channel from the others', async () => {
    portal.box.fail('poison@example.mo', 'unreachable')
    await write('poison@example.mo')
    await portal.doJobs()
    for (let place = 0; place < 20; place += 1) await write(`${place}@example.mo`)
    await pass(3 * second, second)
    expect(await delivered()).toHaveLength(20)

    await pass(day, hour)
    await write('ana@example.mo')
    await pass(30 * second)
    expect(await delivered()).toContain('ana@example.mo')
  })

  test('that is refused is an answer: the channel is back, and everything due leaves at once', async () => {
    portal.box.close()
    await write('ana@example.mo')
    await portal.doJobs()
    await write('gone@example.mo')
    portal.clock.forward(second)
    await write('tom@example.mo')
    portal.clock.forward(5 * second)
    portal.box.open()
    portal.box.fail('gone@example.mo', 'address_refused')
    await portal.doJobs()

    expect(await outcome('gone@example.mo')).toMatchObject({ ended: true })
    expect(await delivered()).toEqual(['ana@example.mo', 'tom@example.mo'])
  })

  test('is tried after those that have not failed yet, however many such there are', async () => {
    const bad = ['one', 'two', 'three', 'four']
    for (const to of bad) portal.box.fail(to, 'unreachable')
    for (const to of bad) await write(to)
    await pass(5 * minute)
    await write('ana@example.mo')
    await pass(31 * second, second)

    expect(await delivered()).toEqual(['ana@example.mo'])
  })
})

test('the channel is back with the first letter that leaves, also when the job after it cannot be added', async () => {
  portal.box.close()
  await write('ana@example.mo')
  await portal.doJobs()
  await portal.db
    .updateTable('letters')
    .set({ nextJob: JSON.stringify({ name: 'card.gone', data: {} }), nextJobAt: portal.clock.now() })
    .execute()
  portal.box.open()
  portal.clock.forward(5 * second)
  const faults: unknown[] = []
  const courier = courierService(portal.deps, (fault) => void faults.push(fault))
  await courier.go()
  await courier.settled?.()

  expect(faults.map(String)).toEqual(['Error: There is no job card.gone.'])
  expect(await delivered()).toEqual(['ana@example.mo'])
  expect(await portal.db.selectFrom('letterChannels').selectAll().execute()).toEqual([])
})

test('a fault of ours costs a letter one try, and is complained of', async () => {
  const faults: unknown[] = []
  const broken = new Error('a bug')
  const mail = { send: () => Promise.reject(broken) }
  const [courier] = rounds({ ...portal.deps, mail }, (fault) => void faults.push(fault))
  await write('ana@example.mo')
  await courier?.go()
  await courier?.settled?.()

  expect(faults).toEqual([broken])
  expect(await outcome('ana@example.mo')).toEqual({ sent: false, ended: false, reason: 'fault', tries: 1 })
})

test('a process sends eight letters of a lane at a time, and the next one as soon as there is a place', async () => {
  const under: (() => void)[] = []
  const courier = courierWith(() => {
    const { promise, resolve } = Promise.withResolvers<void>()
    under.push(resolve)
    return promise
  })
  for (let place = 0; place < 10; place += 1) await write(`${place}@example.mo`)
  // Nothing but the free place is a reason to look again.
  const stop = goRounds([{ ...courier, every: hour }], throwing)
  await expect.poll(() => under.length).toBe(8)
  under[0]?.()
  await expect.poll(() => under.length).toBe(9)
  under[1]?.()
  await expect.poll(() => under.length).toBe(10)

  for (const arrive of under) arrive()
  await stop()
  expect(await portal.db.selectFrom('letters').select('id').where('sentAt', 'is', null).execute()).toEqual([])
})

test('of more letters than there are places those leave first that wait longest', async () => {
  const taken: string[] = []
  const courier = courierWith(async ({ to }) => void taken.push(to))
  for (let place = 0; place < 10; place += 1) {
    await write(`${place}@example.mo`)
    portal.clock.forward(second)
  }
  await courier.go()
  await courier.settled?.()

  expect(taken.sort()).toEqual(Array.from({ length: 8 }, (_, place) => `${place}@example.mo`))
})

test('a code that waits for its next try ends with its time, and no later', async () => {
  portal.box.fail('66120001', 'not_now')
  await write('66120001', { kind: 'code', channel: 'sms' })
  portal.clock.forward(5 * minute - second)
  await portal.doJobs()
  expect(await outcome('66120001')).toMatchObject({ ended: false, reason: 'not_now' })
  portal.clock.forward(second)
  await portal.doJobs()

  expect(await outcome('66120001')).toMatchObject({ ended: true, reason: 'too_late', tries: 1 })
})
