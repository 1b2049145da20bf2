import type { LetterKind } from '@palaestra/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Failure } from '../../ports/mail.ts'
import { aClerk, again as loggedInAgain } from '../../testing/desk.ts'
import { letterPost } from '../../testing/letterPost.ts'
import { thePortal } from '../../testing/portal.ts'
import { letterService } from './letter.service.ts'

const portal = await thePortal()
const [second, minute, hour, day] = [1000, 60_000, 3_600_000, 86_400_000]
let clerk: Awaited<ReturnType<typeof aClerk>>

beforeEach(async () => {
  await portal.reset({ now: '2026-03-02T10:00:00+08:00', staff: false })
  clerk = await aClerk(portal)
})

const write = (to: string, { kind = 'notice' as LetterKind, channel = 'email' as 'email' | 'sms' } = {}) =>
  inTransaction(portal.deps, (deps) =>
    letterService(deps).post({ kind, copy: true, channel, to, language: 'en', subject: 's', body: 'words' }),
  )
const failing = async (to: string, reason: Failure, kind: LetterKind = 'notice') => {
  portal.box.fail(to, reason)
  await write(to, { kind })
  await portal.doJobs()
}
const list = async (query = '?state=ended') => (await clerk.get(`/desk/letters${query}`)).data
const again = async () => {
  const { items } = await list()
  return clerk.post('/desk/letter/send_again', { id: items[0].id })
}
const delivered = async () => (await portal.letters()).map(({ to }) => to).sort()

describe('staff see', () => {
  test('what waits while the channel is away, since when, and why', async () => {
    portal.box.close()
    await write('ana@example.mo', { kind: 'activate' })
    await portal.doJobs()

    expect(await list('?state=waiting')).toEqual({
      items: [
        {
          id: expect.any(String),
          channel: 'email',
          kind: 'activate',
          toHint: 'a•••@example.mo',
          writtenAt: '2026-03-02T02:00:00.000Z',
          tries: 1,
          nextTryAt: '2026-03-02T02:00:05.000Z',
          endedAt: null,
          reason: 'unreachable',
          hold: null,
          again: false,
        },
      ],
      next: null,
      waiting: 1,
      ended: 0,
      away: [{ channel: 'email', since: '2026-03-02T02:00:00.000Z', reason: 'unreachable' }],
    })
  })

  test('what has ended undelivered, and no more of the recipient than a hint', async () => {
    await failing('gone@example.mo', 'address_refused')
    const { items, ...counts } = await list()

    expect(items).toMatchObject([
      { reason: 'address_refused', endedAt: expect.any(String), nextTryAt: null, again: true },
    ])
    expect(counts).toMatchObject({ waiting: 0, ended: 1, away: [] })
    expect(JSON.stringify(items)).not.toMatch(/gone|words/)
  })

  test('that somebody’s card hangs on a letter, and that the hold is over', async () => {
    const member = await portal.memberAs('adult')
    portal.box.close()
    await member.post('/account/online/lost_card', { circumstances: 'Left on the bus 25', understood: true })
    await portal.doJobs()
    expect((await list('?state=waiting')).items).toMatchObject([{ kind: 'card', hold: 'standing' }])

    portal.clock.forward(15 * minute - second)
    await portal.doJobs()
    expect((await list('?state=waiting')).items).toMatchObject([{ kind: 'card', hold: 'standing' }])
    portal.clock.forward(second)
    await portal.doJobs()
    expect((await list('?state=waiting')).items).toMatchObject([{ kind: 'card', hold: 'over' }])
  })

  test('one channel, if they like', async () => {
    portal.box.close()
    portal.box.close('sms')
    await write('ana@example.mo')
    await write('66120001', { channel: 'sms' })

    expect((await list('?state=waiting&channel=sms')).items).toMatchObject([{ channel: 'sms', toHint: '6612 ••••' }])
    expect((await list('?state=waiting')).items).toHaveLength(2)
  })

  test('as many as the channels that they look at have', async () => {
    await failing('gone@example.mo', 'address_refused')
    portal.box.close('sms')
    await write('66120001', { channel: 'sms' })

    expect(await list('?state=ended')).toMatchObject({ waiting: 1, ended: 1 })
    expect(await list('?state=ended&channel=sms')).toMatchObject({ waiting: 1, ended: 0 })
    expect(await list('?state=ended&channel=email')).toMatchObject({ waiting: 0, ended: 1 })
  })

  test('twenty a page, the newest first, none twice and none left out', async () => {
    for (let place = 0; place < 45; place += 1) await failing(`gone${place}@example.mo`, 'address_refused')
    const seen: string[] = []
    for (let next: string | null = ''; next !== null; ) {
      const page: { items: { id: string }[]; next: string | null } = await list(
        `?state=ended${next && `&after=${encodeURIComponent(next)}`}`,
      )
      seen.push(...page.items.map(({ id }) => id))
      next = page.next
    }

    expect(new Set(seen).size).toBe(45)
    expect(seen).toHaveLength(45)
  })

  test('what was written last above what was written before', async () => {
    for (const to of ['first@example.mo', 'second@example.mo', 'third@example.mo']) {
      await failing(to, 'address_refused')
      portal.clock.forward(minute)
    }

    expect((await list()).items.map(({ toHint }: { toHint: string }) => toHint[0])).toEqual(['t', 's', 'f'])
  })

  test('nothing without the permission', async () => {
    const editor = await aClerk(portal, ['content'], { username: 'editor', name: 'Rui' })

    expect(await editor.get('/desk/letters?state=ended')).toMatchObject({ code: 120 })
    expect(await editor.post('/desk/letters/send_again', { reason: 'too_late' })).toMatchObject({ code: 120 })
  })

  test('a page that begins nowhere is refused', async () => {
    const [id, moment] = ['0b6e2c1e-9a54-4f7e-8d1c-3f5a7c2b9e10', '2026-03-02T02:00:00.000Z']
    const madeUp = [`${moment}.${'-'.repeat(36)}`, `${moment}.${'a'.repeat(36)}`, `0000-01-01T00:00:00.000Z.${id}`]
    for (const after of ['x', ...madeUp])
      expect(await clerk.get(`/desk/letters?state=ended&after=${after}`), after).toMatchObject({ code: 1 })
  })
})

describe('a letter that has ended', () => {
  test('leaves when it is sent again, and who did it is written down', async () => {
    await failing('full@example.mo', 'address_refused')
    portal.box.open()

    expect(await again()).toEqual({ code: 0, data: {} })
    await portal.doJobs()
    expect(await delivered()).toEqual(['full@example.mo'])
    expect(await list()).toMatchObject({ items: [], ended: 0 })
    const { id } = await portal.db.selectFrom('letters').select('id').executeTakeFirstOrThrow()
    const clerkId = portal.db.selectFrom('staff').select('id').where('username', '=', 'ieong')
    const { id: staff } = await clerkId.executeTakeFirstOrThrow()
    expect(await portal.db.selectFrom('audit').selectAll().where('act', '=', 'sent again').execute()).toMatchObject([
      { act: 'sent again', subjectKind: 'letter', subjectId: id, staffId: staff },
    ])
  })

  test('that is sent again at a time when nothing leaves waits like any other', async () => {
    await failing('gone@example.mo', 'address_refused')
    portal.box.close()
    await again()
    await portal.doJobs()

    expect(await list('?state=waiting'), 'its tries begin anew').toMatchObject({
      ...{ waiting: 1, items: [{ reason: 'unreachable', tries: 1, nextTryAt: '2026-03-02T02:00:05.000Z' }] },
    })
  })

  test('that is sent again has its channel tried at once, however far its next try was', async () => {
    await failing('gone@example.mo', 'address_refused')
    const [now, later] = [portal.clock.now(), new Date(portal.clock.now().getTime() + 15 * minute)]
    const away = { channel: 'email', failingSince: now, tries: 9, nextTryAt: later, reason: 'unreachable' } as const
    await portal.db.insertInto('letterChannels').values(away).execute()
    await again()
    await portal.doJobs()
    expect(await portal.db.selectFrom('letterChannels').selectAll().execute()).toEqual([])
  })

  test('is not sent again once the link in it has expired', async () => {
    await failing('gone@example.mo', 'address_refused', 'log_in')
    expect((await list()).items).toMatchObject([{ again: true }])
    portal.clock.forward(15 * minute)
    clerk = await loggedInAgain(portal)

    expect((await list()).items).toMatchObject([{ again: false }])
    expect(await again()).toMatchObject({ code: 123 })
  })

  test('is sent again once', async () => {
    await failing('gone@example.mo', 'address_refused')
    const { items } = await list()
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => clerk.post('/desk/letter/send_again', { id: items[0].id })),
    )

    expect(answers.map(({ code }) => code).sort()).toEqual([0, 123, 123, 123, 123])
  })

  test('goes out with all others of its reason', async () => {
    for (const to of ['one@example.mo', 'two@example.mo']) await failing(to, 'content_refused')
    await failing('gone@example.mo', 'address_refused')
    await failing('link@example.mo', 'content_refused', 'log_in')
    portal.clock.forward(15 * minute + second)
    clerk = await loggedInAgain(portal)
    portal.box.open()

    expect(await clerk.post('/desk/letters/send_again', { reason: 'content_refused' })).toEqual({
      code: 0,
      data: { count: 2 },
    })
    await portal.doJobs()
    expect(await delivered()).toEqual(['one@example.mo', 'two@example.mo'])
    expect(
      await portal.db
        .selectFrom('audit')
        .select(['subjectKind', 'subjectId'])
        .where('act', '=', 'sent again')
        .execute(),
      'one entry for all of them, which names the reason',
    ).toEqual([{ subjectKind: 'letters', subjectId: 'content_refused' }])
  })

  test('goes out with those of its channel alone, if staff look at that one', async () => {
    await failing('gone@example.mo', 'address_refused')
    portal.box.fail('66120001', 'address_refused')
    await write('66120001', { channel: 'sms' })
    await portal.doJobs()
    portal.box.open()

    const asked = { reason: 'address_refused', channel: 'sms' }
    expect(await clerk.post('/desk/letters/send_again', asked)).toMatchObject({ data: { count: 1 } })
    expect(await list()).toMatchObject({ ended: 1, items: [{ channel: 'email' }] })
  })
})

const { outcome, pass } = letterPost(portal)
const full = 'full@example.mo'

/** A letter that was tried for its week and given up; and a clerk who sends it again. */
const sentAgain = async () => {
  portal.box.fail(full, 'not_now')
  await write(full)
  await portal.doJobs()
  portal.clock.forward(7 * day)
  await portal.doJobs()
  expect(await outcome(full)).toMatchObject({ ended: true, reason: 'too_late' })
  clerk = await loggedInAgain(portal)
  expect(await again()).toMatchObject({ code: 0 })
}

test('a letter that was given up after its week leaves when it is sent again', async () => {
  await sentAgain()
  portal.box.open()
  await portal.doJobs()

  expect(await delivered()).toEqual([full])
})

test('a letter that is sent again is tried for a week once more, and then given up', async () => {
  await sentAgain()
  await pass(7 * day - 6 * hour, 6 * hour)
  expect(await outcome(full)).toMatchObject({ ended: false, reason: 'not_now' })

  await pass(6 * hour, 6 * hour)
  expect(await outcome(full)).toMatchObject({ ended: true, reason: 'too_late' })
})

test('a letter that is sent again waits like a new one: nothing has failed yet', async () => {
  await sentAgain()

  expect((await list('?state=waiting')).items).toMatchObject([
    { reason: null, tries: 0, endedAt: null, nextTryAt: '2026-03-09T02:00:00.000Z' },
  ])
})

test('staff see twenty letters on a page, and a next page only where there is one more', async () => {
  portal.box.close()
  for (let place = 0; place < 20; place += 1) await write(`${place}@example.mo`)
  const page = async (after = '') => (await clerk.get(`/desk/letters?state=waiting${after}`)).data
  expect(await page()).toMatchObject({ items: Array.from({ length: 20 }, () => ({ kind: 'notice' })), next: null })

  portal.clock.forward(1000)
  await write('last@example.mo')
  const { items, next } = await page()
  expect(items).toHaveLength(20)
  expect(await page(`&after=${encodeURIComponent(next)}`)).toMatchObject({ items: [{ kind: 'notice' }], next: null })
})
