import { expect, test } from 'vitest'
import { staffTable } from '../features/staff/staff.table.ts'
import { writing } from '../testing/bulletins.ts'
import { seatFamilies } from '../testing/family.ts'
import { thePortal } from '../testing/portal.ts'
import { seatBulletins } from './bulletins.ts'
import { seatHousehold } from './household.ts'
import { staff } from './staff.ts'

const portal = await thePortal()

const start = async (now: string) => {
  await portal.reset({ now })
  await seatFamilies(portal)
  await seatHousehold(portal.deps, portal.bureau)
  const editor = writing(await portal.staffAs('editor'))
  const { id = 0 } = (await staffTable(portal.db).byUsername(staff.editor.username)) ?? {}
  await seatBulletins(portal.deps, id)
  await seatBulletins(portal.deps, id)
  await portal.doJobs()
  return editor
}

test('the list of notices begins with one that was sent to a child and read, and a draft; no letter leaves', async () => {
  const editor = await start('2026-03-02T10:00:00+08:00')

  expect((await editor.list()).items).toMatchObject([
    { state: 'draft', to: 'all', reached: 0 },
    { state: 'sent', to: 'group', reached: 1, read: 1 },
  ])
  expect(await portal.letters()).toEqual([])
})

test('once the children have grown up both are drafts', async () => {
  const editor = await start('2040-03-02T10:00:00+08:00')

  expect((await editor.list()).items).toMatchObject([{ state: 'draft' }, { state: 'draft' }])
})
