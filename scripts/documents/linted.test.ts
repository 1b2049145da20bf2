import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
/** Switches off its telemetry and its search for updates. */
const silent = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }

/** The findings of an OpenAPI linter by its recommended rules, warnings included. */
const lint = async (file: string) => {
  const cli = join(root, 'node_modules', '@redocly/cli', 'bin/cli.js')
  const options = { cwd: root, env: { ...process.env, ...silent }, maxBuffer: 64 * 1024 * 1024 }
  const run = promisify(execFile)(
    process.execPath,
    [cli, 'lint', file, '--extends=recommended', '--format=json'],
    options,
  )
  // It ends with 1 when it finds an error, but has written its findings.
  const { stdout } = await run.catch((failed: { stdout: string }) => failed)
  return JSON.parse(stdout)
}

test.each(['docs/openapi.json', 'docs/bureau/openapi.json'])(
  'an OpenAPI linter has nothing to say about %s, by its recommended rules',
  async (document) => {
    const { totals, problems } = await lint(document)

    expect(problems).toEqual([])
    expect(totals).toMatchObject({ errors: 0, warnings: 0 })
  },
  30_000,
)

test('the linter finds what is missing in another document', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'palaestra-openapi-'))
  const file = join(folder, 'openapi.json')
  writeFileSync(file, JSON.stringify({ openapi: '3.1.0', info: { title: 'Poor', version: '1' }, paths: {} }))
  const { problems } = await lint(file).finally(() => rmSync(folder, { recursive: true }))

  expect(problems).toContainEqual(expect.objectContaining({ ruleId: 'info-license' }))
}, 30_000)
