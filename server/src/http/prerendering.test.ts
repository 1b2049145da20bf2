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

test('a page is drawn with its own text and head, and not at all where the text would be taken for a setting', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'palaestra-prerendering-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'zh'))
  writeFileSync(
    join(folder, 'zh/prerender.js'),
    `export const screens = [
       { path: '/faq', search: '?a=1', screen: 'Faq', title: 'Questions', shows: ['faq'], own: true },
       { path: '/rules', search: '', screen: 'Rules', title: 'Rules', shows: ['rules'], own: false },
     ]
     export const prerenderScreen = async (path, pages, own) => ({
       body: [path, Object.keys(pages), own].join(' '), title: 'Page', screen: 'Text',
     })`,
  )
  const head = { head: '<style></style>', styles: ["'sha256-u'"] }
  writeFileSync(join(folder, 'zh/screens.json'), JSON.stringify({ Faq: head }))
  // What a page says does not matter here but for its braces.
  const said = (text: string) => ({ title: text }) as never
  const pages = { faq: said('asked'), rules: said('{{portal}}'), terms: said('agreed') }

  const drawn = await prerender({ folder, contents: [{ locale: 'zh', pages }] })
  expect(drawn).toEqual([
    { locale: 'zh', path: '/faq', title: 'Page', body: '/faq faq ', head: '', styles: [], texts: {} },
    { locale: 'zh', path: '/terms', title: 'Page', body: '/terms terms ', head: '', styles: [], texts: {} },
    {
      ...{ locale: 'zh', path: '/faq', title: 'Questions', body: '/faq?a=1 faq true' },
      ...{ takenOver: 'Faq', ...head, texts: { faq: { title: 'asked' } } },
    },
  ])
})

test('a build that cannot be drawn is a fault that is told', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'palaestra-prerendering-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))

  await expect(prerender({ folder, contents: [{ locale: 'zh', pages: {} }] })).rejects.toThrow('prerender.js')
})
