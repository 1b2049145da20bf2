import { hintOfEmail, hintOfMobile, refusals } from '@palaestra/contract'
import { beforeEach, expect, test } from 'vitest'
import { people } from '../../demonstration/people.ts'
import { thePortal } from '../../testing/portal.ts'

const portal = await thePortal()
beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

const tellSomething = async (name: 'adult' | 'english') => {
  const member = await portal.memberAs(name)
  await member.post('/account/erasure/ask', { understood: true })
  await portal.doJobs()
  return member
}

test('a member sees what was written to them, and to nobody else', async () => {
  const member = await tellSomething('english')
  await tellSomething('adult')
  const { data } = await member.get('/account/letters')

  expect(data).toMatchObject({ next: null, keptDays: 30 })
  const about = {
    ...{ kind: 'notice', subject: expect.stringMatching('We have received the request for erasure') },
    ...{ writtenAt: '2026-03-02T02:00:00.000Z', sentAt: expect.any(String), undelivered: false },
  }
  // The two were written at the same moment.
  const byChannel = data.items.toSorted((one: { channel: string }, other: { channel: string }) =>
    one.channel.localeCompare(other.channel),
  )
  expect(byChannel).toEqual([
    { ...about, channel: 'email', to: hintOfEmail(people.english.email) },
    { ...about, channel: 'sms', to: hintOfMobile(people.english.mobile) },
  ])
  expect(JSON.stringify(data)).not.toMatch(people.english.email)
})

test('page by page, each letter once, and from no place that was made up', async () => {
  const member = await portal.memberAs('adult')
  await portal.db
    .insertInto('letters')
    .values(
      Array.from({ length: 25 }, (_, place) => ({
        ...{ id: `00000000-0000-4000-8000-0000000000${String(place).padStart(2, '0')}`, memberId: member.id },
        ...{ channel: 'sms' as const, kind: 'code' as const, urgency: 'urgent' as const, to: '66123456', subject: '' },
        ...{ body: null, attachments: null, writtenAt: new Date(Date.UTC(2026, 2, 1, 0, Math.floor(place / 2))) },
        ...{ until: new Date('2026-03-02'), secretUntil: null, tries: 1, nextTryAt: new Date('2026-03-02') },
        ...{ sentAt: null, endedAt: new Date('2026-03-02'), reason: 'too_late' as const },
        ...{ nextJob: JSON.stringify(null), nextJobAt: null },
      })),
    )
    .execute()
  const moments: string[] = []
  let after = ''
  for (let page = 0; page < 3; page += 1) {
    const { data } = await member.get(`/account/letters${after && `?after=${encodeURIComponent(after)}`}`)
    moments.push(...data.items.map(({ writtenAt }: { writtenAt: string }) => writtenAt))
    expect(data.items[0]).toMatchObject({ subject: null, to: '6612 ••••', sentAt: null, undelivered: true })
    after = data.next ?? ''
  }

  expect(after).toBe('')
  expect(moments).toHaveLength(25)
  expect(moments).toEqual(moments.toSorted().toReversed())
  for (const made of ['x', '2026-03-02T02:00:00.000Z.x'])
    expect(await member.get(`/account/letters?after=${made}`)).toMatchObject({
      ...{ code: refusals.invalid_input, errors: { after: expect.any(String) } },
    })
})
