import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { compiled } from '../../server.ts'

test('what a year leaves behind can be filled in and measured, and the reports of it are true', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['bench/bench.ts', 'year', '--small'], {
    cwd: join(import.meta.dirname, '../../..'),
    encoding: 'utf8',
    timeout: 240_000,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], NODE_COMPILE_CACHE: compiled },
  })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(stdout).toMatch(/report of points: p95/)
  expect(stdout).toMatch(/8 figures, 0 over their budget, 0 not measured/)
}, 300_000)
