import { beforeEach, expect, test } from 'vitest'
import { thePortal } from './portal.ts'
import { judge, judged } from './statements.ts'

const portal = await thePortal()
beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

test('a call that takes one statement more than its figure is a failure', () => {
  expect(() => judge('/account/info', 2, 2)).not.toThrow()
  expect(() => judge('/account/info', 3, 2)).toThrow('/account/info took 3 statements, and may take 2')
  expect(() => judge('/new/call', 0)).toThrow('may take none yet')
})

test('a success is judged by its statements, a refusal and a race are not', async () => {
  const ask = (code: number) =>
    judged('/nothing', async () => {
      await portal.db.selectFrom('members').select('id').execute()
      return { code }
    })

  await expect(ask(0)).rejects.toThrow('/nothing took 1 statements')
  await expect(ask(20)).resolves.toEqual({ code: 20 })
  await expect(Promise.all([ask(0), ask(0)])).resolves.toHaveLength(2)
})
