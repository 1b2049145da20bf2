import { expect, test } from 'vitest'
import { thePortal } from './portal.ts'

const portal = await thePortal()

test('rows that nobody asked an order of come turned around, the others as they were asked for', async () => {
  await portal.reset({ now: '2026-03-02T10:00:00+08:00' })
  const ids = (ordered: boolean) => {
    const members = portal.db.selectFrom('members').select('id')
    return (ordered ? members.orderBy('id') : members).execute()
  }
  const [asked, unasked] = [await ids(true), await ids(false)]

  expect(asked.map(({ id }) => id)).toEqual(asked.map(({ id }) => id).sort((one, other) => one - other))
  expect(unasked).not.toEqual(asked)
  expect(new Set(unasked.map(({ id }) => id))).toEqual(new Set(asked.map(({ id }) => id)))
})
