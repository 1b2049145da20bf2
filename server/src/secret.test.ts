import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { secretOf } from './secret.ts'

test('an installation of development draws its secret once, and keeps it to its account', () => {
  const folder = mkdtempSync(join(tmpdir(), 'palaestra-secret-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [here, elsewhere] = [join(folder, 'new/data'), join(folder, 'another')]
  const secret = secretOf(here)

  expect(secret).toMatch(/^[\w-]{43}$/)
  expect(secretOf(here)).toBe(secret)
  expect(secretOf(elsewhere)).not.toBe(secret)
  expect(statSync(join(here, 'secret')).mode & 0o777).toBe(0o600)
})
