import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { prerender } from './prerendering.ts'

test('pages are drawn by the libraries’ production form, whatever the mode of the portal', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'palaestra-prerendering-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'zh'))
  // A build that draws the variable by which React chooses its form.
  writeFileSync(
    join(folder, 'zh/prerender.js'),
    `export const screens = [{ path: '/', search: '', screen: 'Home', title: '', shows: [], own: false }]
     export const prerenderScreen = async () => ({ body: process.env.NODE_ENV })`,
  )
  writeFileSync(join(folder, 'zh/screens.json'), '{}')

  expect(await prerender({ folder, contents: [{ locale: 'zh', pages: {} }] })).toMatchObject([{ body: 'production' }])
})
