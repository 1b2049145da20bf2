import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { compiled, newFolder } from '../server.ts'
import { serverOn } from './keeper.ts'
import { ask } from './registrant.ts'

const folder = newFolder()
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs `npm run card-keys` as an operator does. */
const cardKeys = (...given: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/cardKeys.mjs', ...given], {
    cwd: join(import.meta.dirname, '../..'),
    encoding: 'utf8',
    timeout: 120_000,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], NODE_COMPILE_CACHE: compiled, DATA_DIR: folder },
  })
  return { status, said: stdout.trim(), complained: stderr.trim() }
}
const line = /^([\w-]{6}) signs from \d{4}-\d\d-\d\d on\.$/

test('an operator renews the keys of cards, and withdraws them, so that the codes of before are not believed', async () => {
  expect(cardKeys()).toMatchObject({ status: 1, complained: expect.stringMatching(/^Usage:/) })
  const [, id] = line.exec(cardKeys('renew').said) ?? []
  expect(line.exec(cardKeys('renew').said)?.[1], 'it is not time for another').toBe(id)

  let server = await serverOn({ DATA_DIR: folder })
  const codeNow = async () => {
    const body = { method: 'account', username: 'siumei', password: 'open-sesame-26' }
    const { token } = await ask(server.address, '/security/login_one_pass', { body })
    const headers = { apikey: String(token) }
    const response = await fetch(`${server.address}/api/account/qrcode_info?useToken=1`, { headers })
    return (await response.json()).data.content as string
  }
  const stateOf = async (code: string) => (await ask(server.address, '/card/check', { body: { code } }))['state']
  const old = await codeNow()
  expect(old.split('.').at(-2)).toBe(id)
  expect(await stateOf(old)).toBe('valid')
  await server.close()

  const withdrawn = cardKeys('withdraw')
  expect(withdrawn).toMatchObject({ status: 0, said: expect.stringMatching(/^Keys withdrawn: 1\.\n/) })
  expect(withdrawn.said).not.toContain(id)
  server = await serverOn({ DATA_DIR: folder })
  expect(await stateOf(old)).toBe('unknown')
  expect(await stateOf(await codeNow())).toBe('valid')
  await server.close()
})
