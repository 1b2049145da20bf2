import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, describe, expect, test } from 'vitest'
import { openDatabase } from './database/database.ts'

const folder = mkdtempSync(join(tmpdir(), 'palaestra-staff-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const environment = { PATH: process.env['PATH'], DATA_DIR: folder, NODE_OPTIONS: '' }
const password = 'track-and-field-26'

/** Gives the command, with this line at its standard input. */
const staff = async (given: string[], line = password, settings = {}) => {
  const program = join(import.meta.dirname, 'staff.ts')
  const child = spawn(process.execPath, [program, ...given], { env: { ...environment, ...settings } })
  child.stdin.on('error', () => {})
  child.stdin.end(`${line}\n`)
  const [said, complained, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { status, said: said.trim(), complained: complained.trim() }
}

describe('what cannot be meant is one sentence', () => {
  test.concurrent.each<[string[], RegExp]>([
    [[], /^Usage:/],
    [['add', 'lei', '--role', 'reviewer'], /^Usage:/],
    [['roles', 'lei'], /^Usage:/],
    [['add', 'le'], /^A username has 3 to 30 plain letters or digits/],
    [
      ['add', 'lei', '--roles', 'reviewer,all'],
      /^There is no role all; there are reviewer, senior, counter, cashier, finance, facilities, classes, coach, content, auditor\.$/,
    ],
  ])('%j', { timeout: 30_000 }, async (given, sentence) => {
    expect(await staff(given)).toEqual({ status: 1, said: '', complained: expect.stringMatching(sentence) })
  })
})

const rows = async () => {
  const database = await openDatabase({ folder: join(folder, 'database') })
  try {
    const all = database.db.selectFrom('staff').select(['username', 'name', 'roles', 'leftAt'])
    return await all.orderBy('username').execute()
  } finally {
    await database.close()
  }
}
const done = (said: string) => ({ status: 0, said, complained: '' })
const refused = (complained: string) => ({ status: 1, said: '', complained })

test('an operator decides who works at the desk, and what for', { timeout: 120_000 }, async () => {
  expect(await staff(['add', 'lei'], 'eleven sign')).toEqual(refused('The password needs at least 12 characters.'))
  expect(await staff(['add', 'lei'])).toEqual(done('lei can log in at /desk.'))
  expect(await staff(['add', 'lei'])).toEqual(refused('This username is already taken'))
  expect(await staff(['add', 'wong', '--name', 'Wong Mei', '--roles', 'content, senior'])).toEqual(
    done('wong can log in at /desk.'),
  )
  expect(await rows()).toEqual([
    { username: 'lei', name: 'lei', roles: ['reviewer'], leftAt: null },
    { username: 'wong', name: 'Wong Mei', roles: ['content', 'senior'], leftAt: null },
  ])

  expect(await staff(['roles', 'wong', '--roles', 'auditor'])).toEqual(done('wong has other roles from now on.'))
  expect((await rows())[1]?.roles).toEqual(['auditor'])
  expect(await staff(['password', 'lei'])).toEqual(done('lei has a new password, and is logged out.'))
  expect(await staff(['password', 'chan'])).toEqual(refused('Nobody of that username works here.'))
  expect(await staff(['help-in', 'lei'])).toEqual(
    done(
      expect.stringMatching(/^[0-9A-Z-]{6,}\nTell it to lei: with their password it works once within 60 minutes\.$/),
    ),
  )
  expect(await staff(['invite', 'wong'])).toEqual(
    done(expect.stringMatching(/^[0-9A-Z-]{11}\nTell it to wong: it links their work account once within 24 hours\.$/)),
  )
  expect(await staff(['leave', 'lei'])).toEqual(done('lei can no longer log in.'))
  expect(await staff(['leave', 'lei'])).toEqual(refused('Nobody of that username works here.'))
  expect((await rows()).map(({ leftAt }) => leftAt)).toEqual([expect.any(Date), null])
})

test('where staff log in by work account alone, no password is asked for', { timeout: 60_000 }, async () => {
  const SETTINGS_FILE = join(folder, 'settings.json')
  writeFileSync(SETTINGS_FILE, '{"staffLogin": {"ways": "account"}}')

  expect(await staff(['add', 'ana'], '', { SETTINGS_FILE })).toEqual(
    done('ana works here. They come in once they are invited: npm run staff -- invite ana'),
  )
  expect(await rows()).toContainEqual({ username: 'ana', name: 'ana', roles: ['reviewer'], leftAt: null })
})
