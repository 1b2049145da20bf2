import { beforeEach, describe, expect, test } from 'vitest'
import { workers } from '../../features.ts'
import { aClerk } from '../../testing/desk.ts'
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
