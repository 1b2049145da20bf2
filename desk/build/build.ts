import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { locales } from '@palaestra/contract'
import { build } from 'vite'
import { compress } from '../../build/compress.ts'
import { addresses } from '../src/addresses.ts'
import { configFor } from '../vite.config.ts'

// Under a test runner NODE_ENV is `test`, and React and the router would be built in their development form.
process.env['NODE_ENV'] = 'production'

const dist = join(import.meta.dirname, '../dist')
rmSync(dist, { recursive: true, force: true })

for (const locale of locales) {
  await build({ ...configFor(locale), configFile: false, logLevel: 'warn' })
  mkdirSync(join(dist, locale), { recursive: true })
  renameSync(join(dist, 'index.html'), join(dist, locale, 'shell.html'))
}
compress(dist)
// By it the server knows what is nothing (server/src/http/pages.ts).
writeFileSync(join(dist, 'addresses.json'), JSON.stringify(Object.values(addresses)))
// Nothing stands inline, so the policy needs no hashes. Written last: it says that the build is whole.
writeFileSync(join(dist, 'csp.json'), JSON.stringify({ scripts: [], styles: [] }))
