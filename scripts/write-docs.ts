import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { documents } from './documents.ts'

// npm run docs: writes the documents made from the contract. `npm run check` fails while they are old.
for (const [path, content] of Object.entries(documents)) {
  const file = join(import.meta.dirname, '..', path)
  const before = (() => {
    try {
      return readFileSync(file, 'utf8')
    } catch {
      return undefined // The document is not written yet.
    }
  })()
  if (before !== content) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
  console.log(`${before === content ? 'unchanged' : 'written'}  ${path}`)
}
