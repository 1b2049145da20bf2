import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { documents } from './documents.ts'

// npm run docs: writes what follows from the contract. `npm run check` fails while these documents are old.
for (const [path, content] of Object.entries(documents)) {
  const file = join(import.meta.dirname, '..', path)
  const before = (() => {
    try {
      return readFileSync(file, 'utf8')
    } catch {
      return undefined // Not written yet.
    }
  })()
  if (before !== content) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
  console.log(`${before === content ? 'unchanged' : 'written'}  ${path}`)
}
