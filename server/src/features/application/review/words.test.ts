import { beforeEach, expect, test } from 'vitest'
import { anApplication } from '../../../testing/applicant.ts'
import { aClerk, anotherApplication } from '../../../testing/desk.ts'
import { thePortal } from '../../../testing/portal.ts'

const portal = await thePortal()
beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

const applicants = () => portal.db.updateTable('applications').where('reference', '=', 'A26-ZZ0001')

test('by two words an application is found by the name of now alone, and by none once it is gone', async () => {
  const desk = await aClerk(portal)
  await anApplication(portal)
  const reference = await anotherApplication(portal, 1, { nameZh: null, surname: 'Zhan', firstName: 'Xei Ling' })
  const references = async (search: string) =>
    (await desk.find(search)).items.map((one: { reference: string }) => one.reference)
  expect(await references('xeil zha')).toEqual([reference])
  await applicants().set({ firstName: 'Xeng' }).execute()

  expect(await references('xeil zha')).toEqual([])
  expect(await references('zh xe')).toEqual([reference])
  await portal.db.deleteFrom('applications').where('reference', '=', reference).execute()
  expect(await references('zh xe')).toEqual([])
  expect(await portal.db.selectFrom('applicationWordPairs').selectAll().where('first', '=', 'zhan').execute()).toEqual(
    [],
  )
})
