import { refusals } from '@palaestra/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { people } from '../../demonstration/people.ts'
import { workers } from '../../features.ts'
import { seatFamilies } from '../../testing/family.ts'
import { giveConsent, makeGuardian } from '../../testing/guardians.ts'
import { thePortal } from '../../testing/portal.ts'

const portal = await thePortal()
const { minor, guardian, english } = people
const birthday = '2030-06-18'

beforeEach(async () => {
  await portal.reset({ now: '2026-03-02T10:00:00+08:00' })
  await seatFamilies(portal)
})

const handOver = () => workers(portal.deps)['guardianship.handOver']({})
/** The job of an hour of a day, and the letters that follow. */
const onDay = async (day: string, time = '10:00') => {
  portal.clock.set(new Date(`${day}T${time}:00+08:00`))
  await handOver()
  await portal.doJobs()
}
const told = async (to: string) => (await portal.letters(to)).map(({ subject }) => subject)
const familyOf = async () => (await (await portal.memberAs('minor')).get('/account/guardians')).data.own
const mayBook = async () =>
  (await (await portal.memberAs('minor')).get('/account/fun_info?service=venue_booking')).data.items[0].reason

describe('[M05] at 18', () => {
  test('the rights are handed over, and both are told, each in their language', async () => {
    const { id } = await portal.memberAs('minor')
    await makeGuardian(portal, id, english)
    await onDay(birthday)

    expect(await told(minor.email)).toEqual(['你已滿 18 歲：由你自己決定'])
    expect(await told(guardian.email)).toEqual(['子女已滿 18 歲'])
    expect(await told(english.email)).toEqual(['Your child is 18'])
    const own = await familyOf()
    expect(own).toMatchObject({ handedOverAt: '2030-06-18T02:00:00.000Z', mayAdd: false })
    expect(own.guardians).toMatchObject([{ endedBecause: 'of_age' }, { endedBecause: 'of_age' }])
  })

  test('once, however often the job comes, and in however many processes', async () => {
    portal.clock.set(new Date(`${birthday}T10:00:00+08:00`))
    await Promise.all([handOver(), handOver(), handOver()])
    await onDay(birthday, '11:00')
    await onDay('2030-06-19')

    expect(await told(minor.email)).toHaveLength(1)
    expect(await told(guardian.email)).toHaveLength(1)
  })

  test('not a day earlier, nor at night; what an interruption has left out follows after it', async () => {
    await onDay('2030-06-17', '20:59')
    await onDay(birthday, '00:30')
    await onDay(birthday, '08:59')
    expect(await told(minor.email)).toEqual([])
    await onDay('2030-07-01')

    expect(await told(minor.email)).toHaveLength(1)
  })

  test('and from the first minute of the day by the rules themselves, before any job', async () => {
    portal.clock.set(new Date('2030-06-17T23:59:00+08:00'))
    expect(await mayBook()).toBe('payment_not_authorised')
    const hash = async () => {
      await (await portal.memberAs('minor')).post('/account/online_payment/ask')
      await portal.doJobs()
      return /supple-parent\/([\w-]{43})/.exec((await portal.letters(guardian.email))[0]?.body ?? '')?.[1] ?? ''
    }
    const link = await hash()
    portal.clock.forward(60_000)

    expect(await mayBook()).not.toBe('payment_not_authorised')
    const member = await portal.memberAs('guardian')
    const yes = { hash: link, authorised: false }
    expect(await member.post('/security/verify_parent_hash', yes)).toMatchObject({ code: refusals.consent_not_needed })
    await onDay(birthday)
    const late = await portal.memberAs('guardian')
    expect(await late.post('/security/verify_parent_hash', yes)).toMatchObject({ code: refusals.link_ended })
  })

  test('who was born on 29 February is handed over to on 1 March', async () => {
    const { id } = await portal.memberAs('adult')
    await portal.db.updateTable('members').set({ birthDate: '2012-02-29' }).where('id', '=', id).execute()
    await giveConsent(portal, id, 'authorised')
    await onDay('2030-02-28')
    expect(await told(people.adult.email)).toEqual([])
    await onDay('2030-03-01')

    expect(await told(people.adult.email)).toHaveLength(1)
  })
})

test('a guardian nobody has any more is forgotten, and one of a minor is not', async () => {
  const stranger = { idNumber: '15559009', birthDate: '1971-02-03', gender: 'female' } as const
  await portal.db.insertInto('guardians').values(stranger).execute()
  await workers(portal.deps)['cleaning.hourly']({})

  const left = await portal.db.selectFrom('guardians').select('idNumber').execute()
  expect(left).toEqual([{ idNumber: guardian.idNumber }])
})
