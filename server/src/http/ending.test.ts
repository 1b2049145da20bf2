import { afterAll, expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { thePortal } from '../testing/portal.ts'

const { deps } = await thePortal()
const app = await buildApp(deps)
afterAll(() => app.close())

test('a server that is about to end closes the connection of each response', async () => {
  const connection = async () => (await app.inject('/healthz')).headers.connection
  const before = await connection()
  app.closeConnections()

  expect(before).not.toBe('close')
  expect(await connection()).toBe('close')
})
