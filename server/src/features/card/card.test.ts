import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { people } from '../../demonstration/people.ts'
import { thePortal } from '../../testing/portal.ts'

const portal = await thePortal()
const path = '/account/online/lost_card'
const minute = 60_000
const report = { circumstances: 'Left on the bus 25', understood: true }

beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

const cardOf = async (member: { post: (path: string) => Promise<{ data: { card: { closed: string | null } } }> }) =>
  (await member.post('/account/info')).data.card

const closedOf = async (member: Parameters<typeof cardOf>[0]) => (await cardOf(member)).closed

test('[C01] [C03] a loss is reported: a temporary card, swapped after twenty days', async () => {
  const member = await portal.memberAs('adult')

  expect(await member.post(path, report)).toEqual({ code: 0, data: { permanentCardFrom: '2026-03-22' } })
  expect(await cardOf(member)).toMatchObject({ kind: 'temporary', permanentFrom: '2026-03-22' })
})

test('[C01] the temporary card goes out by e-mail, in the member’s own language', async () => {
  const member = await portal.memberAs('portuguese')
  await member.post(path, report)
  await portal.doJobs()

  const [letter, ...more] = await portal.letters('ana@example.mo')
  expect(more).toEqual([])
  expect(letter?.subject).toBe('Cartão de sócio provisório')
  for (const line of [
    'Nome: Ana Sousa',
    'Número de sócio: 000 100 016',
    'Válido até: 2 de Março de 2031',
    // The settings name the product; no other name appears.
    `classes de recreação do ${portal.deps.settings.product.pt}.`,
    'a partir de 22 de Março de 2026',
  ])
    expect(letter?.body).toContain(line)
})

test.each([
  ['portuguese', 'Nome: Sousa Ana\n'],
  ['english', 'Name: Reed Tom\n'],
  ['adult', '陳小美\n'],
] as const)(
  '[C01] the letter names a member who has a Chinese name, too, as its reader reads: %s',
  async (name, said) => {
    const member = await portal.memberAs(name)
    await portal.db.updateTable('members').set({ nameZh: '陳小美' }).where('id', '=', member.id).execute()
    await member.post(path, report)
    await portal.doJobs()

    const [letter] = await portal.letters(people[name].email)
    expect(letter?.body).toContain(said)
    if (name !== 'adult') expect(letter?.body).not.toContain('陳')
  },
)

test('[C03] the day of a report is that of the clocks here, also after midnight', async () => {
  portal.clock.set(new Date('2026-03-03T00:30:00+08:00'))
  const member = await portal.memberAs('adult')

  expect(await member.post(path, report)).toEqual({ code: 0, data: { permanentCardFrom: '2026-03-23' } })
  expect(await cardOf(member)).toMatchObject({ permanentFrom: '2026-03-23' })
})

test('a report is kept with its day and its words, as they were typed', async () => {
  const member = await portal.memberAs('adult')
  await member.post(path, report)

  expect(await lossesOf(member)).toMatchObject([
    { circumstances: report.circumstances, reportedOn: '2026-03-02', closedOn: null },
  ])
})

test('[C01] the telephone hears of the loss, too, which a reader of the mailbox alone cannot keep back (T-110)', async () => {
  const member = await portal.memberAs('portuguese')
  await member.post(path, report)
  await portal.doJobs()

  const [message, ...more] = await portal.letters(people.portuguese.mobile)
  expect(more).toEqual([])
  expect(message).toMatchObject({ channel: 'sms', body: expect.stringContaining('deixou de ser válido') })
})

test('[C01] the account is suspended until the mail system has the letter', async () => {
  const member = await portal.memberAs('adult')
  portal.box.close()
  await member.post(path, report)
  await portal.doJobs()
  expect(await closedOf(member)).toBe('temporary_card_coming')
  expect(await member.get('/account/qrcode_info')).toMatchObject({ code: 181 })

  portal.box.open()
  portal.clock.forward(minute)
  await portal.doJobs()
  expect(await closedOf(member)).toBeNull()
})

test('[C01] nobody stays suspended because the mail system is away: after a quarter of an hour the hold ends, once', async () => {
  const member = await portal.memberAs('adult')
  const isSuspended = async () => (await closedOf(member)) !== null
  portal.box.close()
  await member.post(path, report)
  portal.clock.forward(15 * minute - 1000)
  await portal.doJobs()
  expect(await isSuspended()).toBe(true)

  portal.clock.forward(1000)
  await portal.doJobs()
  expect(await isSuspended()).toBe(false)
  expect(portal.alarms).toContain('letters_late')

  portal.box.open()
  portal.clock.forward(minute)
  await portal.doJobs()
  expect(await portal.letters(people.adult.email)).toHaveLength(1)
})

test('[C01] the hold ends at once, also when the database was away in the moment after the letter had left', async () => {
  const member = await portal.memberAs('adult')
  const isSuspended = async () => (await closedOf(member)) !== null
  const jobs = sql`alter table jobs.job`
  await sql`${jobs} add constraint no_card_now check (name <> 'card.resume') not valid`.execute(portal.db)
  await member.post(path, report)
  // Whoever adds the job complains: the courier, then the watch.
  await portal.doJobs().catch(() => undefined)
  await sql`${jobs} drop constraint no_card_now`.execute(portal.db)
  expect(await portal.letters(people.adult.email)).toHaveLength(1)
  expect(await isSuspended()).toBe(true)

  portal.clock.forward(10_000)
  await portal.doJobs()
  expect(await isSuspended()).toBe(false)
})

test('[C01] the old card is gone: its QR code is another from now on', async () => {
  const member = await portal.memberAs('adult')
  const referenceNow = async () => (await member.get('/account/qrcode_info')).data.content.split(/[#.]/).at(-4)
  const old = await referenceNow()
  await member.post(path, report)
  await portal.doJobs()

  expect(await referenceNow()).not.toBe(old)
  expect(JSON.stringify(await portal.db.selectFrom('cards').selectAll().execute())).not.toContain(old)
})

test('[C01] other devices are logged out, this one stays', async () => {
  const other = await portal.memberAs('adult')
  const here = await portal.memberAs('adult')
  await here.post(path, report)

  expect(await other.post('/account/info')).toMatchObject({ code: 2 })
  expect(await here.post('/account/info')).toMatchObject({ code: 0 })
})

test('[C03] after twenty days, not before, the temporary card is swapped for a permanent one', async () => {
  const swap = '/account/online/swap_card'
  const reporting = await portal.memberAs('adult')
  expect(await reporting.post(swap)).toMatchObject({ code: 112 })
  await reporting.post(path, report)
  await portal.doJobs()

  portal.clock.set(new Date('2026-03-21T23:59:00+08:00'))
  const before = await portal.memberAs('adult')
  expect(await before.post(swap)).toMatchObject({ code: 111 })
  expect(await cardOf(before)).toMatchObject({ kind: 'temporary' })

  portal.clock.set(new Date('2026-03-22T00:01:00+08:00'))
  const member = await portal.memberAs('adult')
  const answers = await Promise.all(Array.from({ length: 5 }, () => member.post(swap)))
  expect(answers.map(({ code }) => code).sort()).toEqual([0, 112, 112, 112, 112])
  expect(await cardOf(member)).toMatchObject({ kind: 'permanent', permanentFrom: null })
  expect(await member.post(path, report)).toMatchObject({ code: 0 })
})

test('[C03] the twenty days of a second loss count from its own report', async () => {
  const swap = '/account/online/swap_card'
  await (await portal.memberAs('adult')).post(path, report)
  await portal.doJobs()
  portal.clock.set(new Date('2026-04-01T10:00:00+08:00'))
  const member = await portal.memberAs('adult')
  expect(await member.post(swap)).toMatchObject({ code: 0 })
  expect(await member.post(path, report)).toEqual({ code: 0, data: { permanentCardFrom: '2026-04-21' } })
  await portal.doJobs()

  expect(await member.post('/account/info')).toMatchObject({ data: { card: { permanentFrom: '2026-04-21' } } })
  expect(await member.post(swap)).toMatchObject({ code: 111 })
  const { data } = await member.get('/account/fun_info?service=swap_card')
  expect(data.items).toMatchObject([{ state: 'pending', from: '2026-04-21' }])
  portal.clock.set(new Date('2026-04-21T00:01:00+08:00'))
  expect(await (await portal.memberAs('adult')).post(swap)).toMatchObject({ code: 0 })
})

test('[C03] neither a loss nor the swap makes a card last longer or shorter', async () => {
  const valid = portal.db.updateTable('cards').set({ validUntil: '2028-06-30' })
  const member = await portal.memberAs('adult')
  await valid.where('memberId', '=', member.id).execute()
  await member.post(path, report)
  expect(await cardOf(member)).toMatchObject({ kind: 'temporary', validUntil: '2028-06-30' })
  await portal.doJobs()

  portal.clock.set(new Date('2026-03-22T10:00:00+08:00'))
  const later = await portal.memberAs('adult')
  expect(await later.post('/account/online/swap_card')).toMatchObject({ code: 0 })
  expect(await cardOf(later)).toMatchObject({ kind: 'permanent', validUntil: '2028-06-30' })
})

test('[C03] [M11] a card that has run out while it was temporary is swapped, and then renewed', async () => {
  const expired = portal.db.updateTable('cards').set({ validUntil: '2026-03-10' })
  const member = await portal.memberAs('adult')
  await expired.where('memberId', '=', member.id).execute()
  await member.post(path, report)
  await portal.doJobs()
  const wayOf = async (one: typeof member, service: string) => {
    const { data } = await one.get(`/account/fun_info?service=${service}`)
    const [{ state, reason, way, from }] = data.items
    return { state, reason, way, from }
  }

  portal.clock.set(new Date('2026-03-21T10:00:00+08:00'))
  const before = await portal.memberAs('adult')
  expect(await wayOf(before, 'qr_code')).toMatchObject({ reason: 'card_expired', way: 'wait', from: '2026-03-22' })
  expect(await before.post('/account/online/swap_card')).toMatchObject({ code: 111 })
  portal.clock.set(new Date('2026-03-22T10:00:00+08:00'))
  const later = await portal.memberAs('adult')
  expect(await wayOf(later, 'qr_code')).toMatchObject({ reason: 'card_expired', way: 'swap_card' })
  expect(await wayOf(later, 'card_data')).toMatchObject({ reason: 'card_temporary', way: 'swap_card' })
  expect(await later.post('/account/online/swap_card')).toMatchObject({ code: 0 })

  expect(await cardOf(later)).toMatchObject({ kind: 'permanent', validUntil: '2026-03-10', closed: 'card_expired' })
  expect(await wayOf(later, 'qr_code')).toMatchObject({ reason: 'card_expired', way: 'renew' })
  expect((await later.get('/account/online/supple')).data).toMatchObject({ renewable: true })
})

test('a loss can be reported once', async () => {
  const member = await portal.memberAs('adult')
  await member.post(path, report)

  expect(await member.post(path, report)).toMatchObject({ code: 110 })
})

const lossesOf = ({ id }: { id: number }) =>
  portal.db.selectFrom('cardLosses').selectAll().where('memberId', '=', id).execute()

test('of many reports at once, one is taken', async () => {
  const member = await portal.memberAs('adult')
  const answers = await Promise.all(Array.from({ length: 10 }, () => member.post(path, report)))

  expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
  expect(await lossesOf(member)).toHaveLength(1)
})

test.each([
  ['[C04] without an e-mail', 'withoutEmail', 101],
  ['[C04] [A11] with an unconfirmed mobile', 'withoutMobile', 100],
] as const)('%s nothing is changed', async (_, name, code) => {
  const member = await portal.memberAs(name)

  expect(await member.post(path, report)).toMatchObject({ code })
  expect(await cardOf(member)).toMatchObject({ kind: 'permanent' })
  expect(await lossesOf(member)).toEqual([])
})

test('[C05] a report needs a login', async () => {
  expect(await portal.post(path, report)).toMatchObject({ code: 2 })
})

test('a report ten minutes after the login needs a fresh proof', async () => {
  const member = await portal.memberAs('adult')
  portal.clock.forward(10 * 60_000 + 1000)
  expect(await member.post(path, report)).toMatchObject({ code: 3 })

  await member.post('/account/prove', { method: 'account', password: 'open-sesame-26' })

  expect(await member.post(path, report)).toMatchObject({ code: 0 })
})

test('[V08] the circumstances take five characters; blanks do not count, nor what nobody sees', async () => {
  const member = await portal.memberAs('adult', { language: 'en' })

  expect(await member.post(path, { ...report, circumstances: ' bus   ' })).toEqual({
    code: 1,
    message: 'Some details are not correct. Check them and try again',
    errors: { circumstances: 'Enter at least 5 characters' },
  })
  for (const unseen of ['\u200b'.repeat(5), 'bus\u2060\u202e', '\u0007'.repeat(5)])
    expect(await member.post(path, { ...report, circumstances: unseen })).toMatchObject({
      errors: { circumstances: expect.any(String) },
    })
})

test('[V08] three rare characters are too few, although they are six units of JavaScript', async () => {
  const member = await portal.memberAs('adult')

  expect(await member.post(path, { ...report, circumstances: '𠮷𠮷𠮷' })).toMatchObject({
    code: 1,
    errors: { circumstances: expect.any(String) },
  })
  expect(await member.post(path, { ...report, circumstances: '𠮷𠮷𠮷𠮷𠮷' })).toMatchObject({ code: 0 })
})
