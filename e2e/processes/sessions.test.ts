import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { compiled, newFolder } from '../server.ts'
import { serverOn } from './keeper.ts'
import { ask } from './registrant.ts'

const folder = newFolder()
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs `npm run sessions` as an operator does. */
const sessions = (...given: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/sessions.mjs', ...given], {
    cwd: join(import.meta.dirname, '../..'),
    encoding: 'utf8',
    timeout: 120_000,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], NODE_COMPILE_CACHE: compiled, DATA_DIR: folder },
  })
  return { status, said: stdout.trim(), complained: stderr.trim() }
}

test('an operator ends the sessions of one member, or of all, and of nobody by mistake', async () => {
  let server = await serverOn({ DATA_DIR: folder })
  const logIn = async (username: string) => {
    const body = { method: 'account', username, password: 'open-sesame-26' }
    const { token } = await ask(server.address, '/security/login_one_pass', { body })
    return { apikey: String(token) }
  }
  const asked = (headers: Record<string, string>) => ask(server.address, '/account/info', { headers, body: {} })
  const [siumei, ana, tom] = [await logIn('siumei'), await logIn('ana'), await logIn('tom')]
  const { memberNumber } = await asked(siumei)
  expect(sessions('end', '--all').complained).toMatch(/is in use by process/)
  await server.close()

  expect(sessions('end', String(memberNumber))).toEqual({ status: 0, said: 'Sessions ended: 1.', complained: '' })
  expect(sessions('end', '100000001')).toMatchObject({ status: 1, complained: '100000001 is no member number.' })
  expect(sessions('end')).toMatchObject({ status: 1, complained: expect.stringMatching(/^Usage:/) })
  expect(sessions('end', String(memberNumber), '--all')).toMatchObject({ status: 1 })
  server = await serverOn({ DATA_DIR: folder })
  await expect(asked(siumei)).rejects.toThrow('2')
  expect(await asked(ana)).toMatchObject({ username: 'ana' })
  await server.close()

  expect(sessions('end', '--all')).toEqual({ status: 0, said: 'Sessions ended: 2.', complained: '' })
  server = await serverOn({ DATA_DIR: folder })
  await expect(asked(tom)).rejects.toThrow('2')
  await server.close()
})
