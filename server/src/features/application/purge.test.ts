import { beforeEach, describe, expect, test } from 'vitest'
import { workers } from '../../features.ts'
import { anApplicant, anApplication } from '../../testing/applicant.ts'
import { aClerk, anotherApplication } from '../../testing/desk.ts'
import { aMinor, aMinorsApplication, household, seatFamilies } from '../../testing/family.ts'
import { thePortal } from '../../testing/portal.ts'

const portal = await thePortal()
const [hour, day] = [3_600_000, 86_400_000]
const purge = () => workers(portal.deps)['cleaning.hourly']({})

beforeEach(async () => {
  await portal.reset({ now: '2026-03-02T10:00:00+08:00' })
  await seatFamilies(portal)
})

describe('the purge deletes', () => {
  const another = (end: string) => ({
    idNumber: `1555990${end}`,
    username: `kaleng${end}`,
    email: `kaleng${end}@example.mo`,
    mobile: `6612900${end}`,
  })
  const isThere = async (id: string) => Boolean(await portal.deps.files.get(id))

  test('the copy of the guardian’s document, with a rejected application', async () => {
    const { form, reference } = await aMinorsApplication(portal)
    await (await aClerk(portal)).reject(reference)
    portal.clock.forward(90 * day - hour)
    await purge()
    expect(await isThere(form.guardianIdCopy)).toBe(true)

    portal.clock.forward(2 * hour)
    await purge()
    expect(await isThere(form.guardianIdCopy)).toBe(false)
  })

  test('a rejected application ninety days after the decision, however long before it was sent', async () => {
    const { form, reference } = await anApplication(portal)
    portal.clock.forward(30 * day)
    await (await aClerk(portal)).reject(reference)
    portal.clock.forward(90 * day - hour)
    await purge()
    expect(await isThere(form.photo)).toBe(true)

    portal.clock.forward(2 * hour)
    await purge()
    expect(await isThere(form.photo)).toBe(false)
  })

  test('the pictures and the username of a rejected application, and nothing of one that waits or has passed', async () => {
    const [gone, waiting, passed] = [
      await anApplication(portal),
      await anApplication(portal, another('2')),
      await anApplication(portal, another('3')),
    ]
    const clerk = await aClerk(portal)
    await clerk.reject(gone.reference)
    await clerk.approve(passed.reference)
    portal.clock.forward(91 * day)
    await purge()

    const kept = await portal.db.selectFrom('applications').select('reference').orderBy('id').execute()
    expect(kept.map(({ reference }) => reference)).toEqual([waiting.reference, passed.reference])
    for (const picture of ['photo', 'idCopy'] as const) {
      expect(await isThere(gone.form[picture]), picture).toBe(false)
      for (const { form } of [waiting, passed]) expect(await isThere(form[picture]), picture).toBe(true)
    }
    const { exist } = await anApplicant(portal)
    expect(await exist('username', gone.form.username)).toEqual({ code: 0, data: {} })
    for (const { form } of [waiting, passed]) expect(await exist('username', form.username)).toMatchObject({ code: 44 })
  })

  test.each(['photo', 'idCopy', 'guardianIdCopy'] as const)(
    'the pictures of a rejected application, but not the one that another shares: %s',
    async (shared) => {
      const { form, reference } = await aMinorsApplication(portal)
      const other = (await anApplication(portal, another('2'))).form
      const own = { photo: other.photo, idCopy: other.idCopy, guardianIdCopy: other.idCopy }
      await anotherApplication(portal, 1, { ...own, [shared]: form[shared] })
      await (await aClerk(portal)).reject(reference)
      portal.clock.forward(91 * day)
      await purge()

      for (const picture of ['photo', 'idCopy', 'guardianIdCopy'] as const)
        expect(await isThere(form[picture]), picture).toBe(picture === shared)
    },
  )

  test('the confirmations of an unsent registration, a day after its end', async () => {
    await aMinor(portal, household.ofMember)
    const left = async () => (await portal.db.selectFrom('guardianChecks').selectAll().execute()).length
    portal.clock.forward(25 * hour)
    await purge()
    expect(await left()).toBe(1)

    portal.clock.forward(2 * hour)
    await purge()
    expect(await left()).toBe(0)
  })
})
