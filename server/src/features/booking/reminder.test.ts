import { beforeEach, expect, test } from 'vitest'
import { type PersonName, people } from '../../demonstration/people.ts'
import { bookingsOf, offer } from '../../testing/bookings.ts'
import { thePortal } from '../../testing/portal.ts'
import { doDue } from '../../testing/venues.ts'

const portal = await thePortal()
const { db } = portal

/** A Monday, at ten; most slots are of Wednesday evening, and told of 28 hours before. */
beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))
const day = '2026-03-04'

const isAt = (moment: string) => portal.clock.set(new Date(`${moment}:00+08:00`))
/** What is due at a moment is done, by the clocks of Macao. */
const at = async (moment: string) => {
  isAt(moment)
  await doDue(portal)
  await portal.doJobs()
}
const hirer = async (name: PersonName) => bookingsOf(await portal.memberAs(name))
/** The reminders that somebody has got, the newest first. */
const reminders = async (to: string) =>
  (await portal.letters(to)).filter(({ subject, body }) => /^(提示|Lembrete|Reminder)[:：]/.test(subject || body))
/** The titles of the reminders in somebody’s account. */
const inAccount = async (name: PersonName): Promise<string[]> => {
  const { data } = await (await portal.memberAs(name)).get('/push/notice/list')
  return data.items
    .map(({ title }: { title: string }) => title)
    .filter((title: string) => /^(提示|Lembrete)/.test(title))
}

test('what somebody has on a day is told of once, 28 hours before: where and when, what to bring, and until when it can be cancelled', async () => {
  // Of each hour two courts.
  const [first, , second, , third] = await offer(portal, 'a1', day)
  const siumei = await hirer('adult')
  const booked = [(await siumei.book([first])).data.reference, (await siumei.book([second])).data.reference]
  const ana = await hirer('portuguese')
  await ana.book([third])

  await at('2026-03-03T13:59')
  expect(await reminders(people.adult.email)).toEqual([])
  await at('2026-03-03T14:00')
  await at('2026-03-03T15:00')
  const [letter, ...others] = await reminders(people.adult.email)
  expect(others).toEqual([])
  expect(letter?.body).toContain(`望廈體育中心（俾利喇街）\n羽毛球，1號場`)
  expect(letter?.body).toMatch(/2026年3月4日.*6:00至.*8:00\n/)
  expect(letter?.body).toContain(`編號：${booked.join('、')}`)
  expect(letter?.body).toContain('到場時請在櫃台出示會員卡，並付款 澳門元 80。')
  expect(letter?.body).toMatch(/「我的預約」.*取消.*2026年3月3日.*6:00或之前取消，租場名額可以再用/)
  // How these e-mails are turned off.
  expect(letter?.body).toContain('/security/stop-notices/')
  expect(await inAccount('adult')).toHaveLength(1)

  await at('2026-03-03T16:00')
  const [inPortuguese] = await reminders(people.portuguese.email)
  expect(inPortuguese?.body).toMatch(/4 de Março de 2026, das 20:00 às 21:00\n/)
})

test('nobody is told at night: what would be due then is told in the hour before it, what was left out in the morning, and nothing two hours before', async () => {
  const [early] = await offer(portal, 'a1', '2026-03-05', { from: 8, until: 9 })
  const [next] = await offer(portal, 'a2', '2026-03-06', { from: 9, until: 10, kind: 'tennis' })
  const [evening] = await offer(portal, 'a3', '2026-03-06', { from: 20, until: 21, kind: 'tennis' })
  await (await hirer('adult')).book([early])
  await (await hirer('portuguese')).book([next])
  await (await hirer('english')).book([evening])
  for (const moment of ['2026-03-03T19:59', '2026-03-03T21:00', '2026-03-04T08:29']) await at(moment)
  expect(await reminders(people.adult.email)).toEqual([])
  await at('2026-03-04T08:30')
  expect(await reminders(people.adult.email)).toHaveLength(1)
  await at('2026-03-04T20:00')
  expect(await reminders(people.portuguese.email)).toHaveLength(1)
  // The portal has stood still in between.
  await at('2026-03-06T18:00')
  expect(await reminders(people.english.email)).toEqual([])
})

test('nobody is told of what they have just booked, was cancelled, or is kept from them by a card or a suspension; by e-mail only who wants it', async () => {
  const slots = await offer(portal, 'a1', day, { courts: 6, until: 19 })
  const names: PersonName[] = ['adult', 'portuguese', 'english', 'worker', 'guardian']
  const references: Record<string, string> = {}
  for (const [nr, name] of names.entries())
    references[name] = (await (await hirer(name)).book([slots[nr]])).data.reference
  await (await hirer('adult')).cancel(references['adult'] ?? '')
  const { id } = await portal.memberAs('english')
  await db.updateTable('cards').set({ validUntil: '2026-03-03' }).where('memberId', '=', id).execute()
  const { id: memberId } = await portal.memberAs('portuguese')
  const held = { since: portal.clock.now(), until: null, imposedBy: null, endedAt: null, endedBy: null }
  await db
    .insertInto('memberHolds')
    .values({ memberId, reason: 'authority', ...held })
    .execute()
  const off = { email: false, sms: false }
  const both = { email: true, sms: true }
  const guardian = await portal.memberAs('guardian')
  await guardian.post('/account/notice_choices', { reminders: off, services: both, offers: both })
  isAt('2026-03-03T03:00')
  await (await hirer('permitHolder')).book([slots[5]])

  await at('2026-03-03T14:00')
  await at('2026-03-03T15:00')
  const told = await Promise.all([...names, 'permitHolder' as const].map((name) => reminders(people[name].email ?? '')))
  expect(told.map(({ length }) => length)).toEqual([0, 0, 0, 1, 0, 0])
  expect(await inAccount('guardian')).toHaveLength(1)
  expect(await inAccount('permitHolder')).toEqual([])
})

test('of several processes at the same moment one tells, and nobody is left out', async () => {
  const slots = await offer(portal, 'a1', day, { courts: 3, until: 19 })
  const names: PersonName[] = ['adult', 'portuguese', 'english']
  for (const [nr, name] of names.entries()) await (await hirer(name)).book([slots[nr]])
  isAt('2026-03-03T14:00')
  await Promise.all([doDue(portal), doDue(portal), doDue(portal)])
  await portal.doJobs()
  for (const name of names) expect(await reminders(people[name].email ?? '')).toHaveLength(1)
})
