import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Settings } from './document.ts'
import { pages } from './pages.ts'
import type { Prerendered } from './prerendering.ts'

const hour = 60 * 60 * 1000
const faq = { locale: 'zh', path: '/faq', title: 'F', head: '', styles: [], texts: {} } as const

/** A portal whose pages are prerendered so, and the lines of its log. */
const open = async (prerender: () => Promise<Prerendered[]>) => {
  const folder = mkdtempSync(join(tmpdir(), 'palaestra-renewal-'))
  for (const locale of ['zh', 'pt', 'en']) {
    mkdirSync(join(folder, locale), { recursive: true })
    for (const name of ['login', 'shell']) writeFileSync(join(folder, locale, `${name}.html`), name)
    writeFileSync(join(folder, locale, 'page.html'), '{{body}}')
  }
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'csp.json'), JSON.stringify({ scripts: [], styles: [] }))
  const lines: string[] = []
  const app = Fastify({ logger: { stream: { write: (line: string) => void lines.push(line) } } })
  const settings: Settings = {
    ...{ authority: '', portal: '', product: '', productSlug: '', governmentAccount: '', identityBureau: '' },
    ...{ hotline: '', supportEmail: '', mainSite: '', version: '', timeZone: '', today: '2026-03-02' },
    ...{ isDev: false, demonstration: false, signOn: false },
  }
  await pages(app, {
    applications: [{ prefix: '', folder }],
    settings: () => settings,
    today: () => '2026-03-02',
    prerender,
    production: false,
  })
  onTestFinished(async () => {
    await app.close()
    rmSync(folder, { recursive: true })
  })
  await app.listen({ port: 0 })
  const faults = () => lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 50)
  return { faults, body: async () => (await app.inject('/zh/faq')).body }
}

test('where pages cannot be prerendered again, the ones of before stay, and the log says why', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  let times = 0
  const { body, faults } = await open(async () => {
    times += 1
    if (times === 2) throw new Error('no text')
    return [{ ...faq, body: `drawn ${times}` }]
  })
  await vi.waitFor(async () => expect(await body()).toContain('drawn 1'))
  expect(faults()).toEqual([])

  vi.advanceTimersByTime(hour)
  await vi.waitFor(() => expect(faults()).toHaveLength(1))
  expect(faults()).toMatchObject([{ msg: 'pages could not be prerendered', fault: expect.stringContaining('no text') }])
  expect(await body()).toContain('drawn 1')

  vi.advanceTimersByTime(hour)
  await vi.waitFor(async () => expect(await body()).toContain('drawn 3'))
})

test('where pages could never be prerendered, each is the empty shell', async () => {
  const { body, faults } = await open(async () => Promise.reject(new Error('no text')))

  await vi.waitFor(() => expect(faults()).toHaveLength(1))
  expect(await body()).toContain('shell')
})
