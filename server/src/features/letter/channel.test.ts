import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { inTransaction } from '../../database/inTransaction.ts'
import { Undelivered } from '../../ports/mail.ts'
import { goRounds } from '../../rounds.ts'
import { aClerk } from '../../testing/desk.ts'
import { letterPost, throwing } from '../../testing/letterPost.ts'
import { thePortal } from '../../testing/portal.ts'
import { courierService } from './courier.service.ts'
import { letterService } from './letter.service.ts'
import { watchService } from './watch.service.ts'

const portal = await thePortal()
const { write, delivered, outcome, pass, courierWith } = letterPost(portal)
const [second, minute, day] = [1000, 60_000, 86_400_000]
const away = () => portal.db.selectFrom('letterChannels').selectAll().execute()

beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

test('a channel is away since the first letter that it did not take, whatever else was under way', async () => {
  const began = portal.clock.now()
  const held = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let sendings = 0
  const courier = courierWith(async () => {
    sendings += 1
    await held[sendings - 1]?.promise
  })
  for (const to of ['ana@example.mo', 'tom@example.mo']) await write(to)
  await courier.go()
  await expect.poll(() => sendings).toBe(2)
  held[0]?.reject(new Undelivered('unreachable'))
  await expect.poll(away).toHaveLength(1)
  portal.clock.forward(9 * second)
  held[1]?.reject(new Undelivered('unreachable'))
  await courier.settled?.()

  expect(await away()).toMatchObject([{ failingSince: began, tries: 0 }])
})

test('staff see why a channel did not take the last letter, and since when it takes none', async () => {
  const clerk = await aClerk(portal)
  portal.box.fail('ana@example.mo', 'unreachable')
  await write('ana@example.mo')
  await portal.doJobs()
  portal.box.fail('ana@example.mo', 'login_refused')
  portal.clock.forward(5 * second)
  await portal.doJobs()

  expect((await clerk.get('/desk/letters?state=waiting')).data.away).toEqual([
    { channel: 'email', since: '2026-03-02T02:00:00.000Z', reason: 'login_refused' },
  ])
})

test('a mailbox that takes nothing now is an answer, too: the channel is back for the others', async () => {
  portal.box.close()
  await write('full@example.mo')
  await portal.doJobs()
  portal.box.open()
  portal.box.fail('full@example.mo', 'not_now')
  portal.clock.forward(5 * second)
  await portal.doJobs()
  expect(await away()).toEqual([])

  await write('ana@example.mo')
  await portal.doJobs()
  expect(await delivered()).toEqual(['ana@example.mo'])
})

test('of letters that have all failed the one that failed longest ago is tried, and none over and over', async () => {
  portal.box.close()
  await write('ana@example.mo')
  await portal.doJobs()
  portal.clock.forward(5 * second)
  await portal.doJobs()
  await write('poison@example.mo')
  portal.clock.forward(second)
  await portal.doJobs()
  portal.box.open()
  portal.box.fail('poison@example.mo', 'unreachable')
  await pass(minute, second)

  expect(await delivered()).toEqual(['ana@example.mo'])
})

test('a letter that was given up and has left after all counts as one that has left', async () => {
  const held = Promise.withResolvers<void>()
  const courier = courierWith(() => held.promise)
  await write('ana@example.mo')
  await courier.go()
  portal.clock.forward(7 * day)
  await portal.doJobs()
  expect(await outcome('ana@example.mo')).toMatchObject({ ended: true, reason: 'too_late' })

  held.resolve()
  await courier.settled?.()
  expect(await outcome('ana@example.mo')).toMatchObject({ sent: true, ended: false, reason: null })
})

test('whom a letter holds back is free soon after it has left, also when the job for that failed at first', async () => {
  await inTransaction(portal.deps, (deps) =>
    letterService(deps).post(
      { kind: 'card', to: 'ana@example.mo', language: 'en', subject: '', body: 'words' },
      { name: 'card.resume', data: { memberId: 1 } },
    ),
  )
  const jobOf = (name: string) =>
    portal.db
      .updateTable('letters')
      .set({ nextJob: JSON.stringify({ name, data: { memberId: 1 } }) })
      .execute()
  // Of a version that had other jobs.
  await jobOf('card.gone')
  const faults: unknown[] = []
  const courier = courierService(portal.deps, (fault) => void faults.push(fault))
  await courier.go()
  await courier.settled?.()
  expect(faults).toHaveLength(1)
  await jobOf('card.resume')
  portal.clock.forward(10 * second)
  for (const { go } of watchService(portal.deps)) await go()

  const { rows } = await sql`select id from jobs.job where name = 'card.resume'`.execute(portal.db)
  expect(rows).toHaveLength(1)
})

test('a code waits no longer than a second until somebody looks for it', async () => {
  const stop = goRounds([courierService(portal.deps, throwing)], throwing)
  for (const to of ['66120001', '66120002']) {
    await write(to, { kind: 'code', channel: 'sms' })
    await expect.poll(async () => (await portal.letters(to)).length).toBe(1)
  }
  await stop()
})

test('whoever watches looks so often that an outage is seen within a minute', () => {
  for (const { every } of watchService(portal.deps)) expect(every).toBeLessThanOrEqual(10 * second)
})
